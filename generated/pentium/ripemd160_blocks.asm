; ripemd160_blocks for Intel Pentium (P5) (pentium)
; made by cipherwright 0.1.0 from ciphers/ripemd160.cw (sha256 e6dae07d8e529375); do not edit:
;   ./cw build ripemd160_blocks --cpu pentium
;
; void ripemd160_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 136 bytes, 4 instructions, one of them for 34 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 16 uops, planned 8.0; bounds: width 8.0, ports 8.0, path 2.0
;   blocks: 1661 uops, planned 996.0; bounds: width 830.5, ports 990.0, path 355.0
;   body.2: 11 uops, planned 6.0; bounds: width 5.5, ports 6.0, path 0.0
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
        push ebx                          ;                    preserved
        push esi                          ;                    preserved
        push edi                          ;                    preserved
        push ebp                          ;                    preserved
        sub esp, 0x88                     ;                    frame
        mov eax, dword [esp + 164]        ;     0.0 U       41 h
        mov ecx, dword [esp + 156]        ;     0.0 V       41 h reload
        shl eax, 6                        ;     1.0 U       41 h
        mov edx, dword [esp + 160]        ;     1.0 V       41 h
        mov ebx, dword [ecx + 4]          ;     2.0 U       41 h
        mov esi, dword [ecx + 12]         ;     2.0 V       41 h
        mov edi, dword [ecx]              ;     3.0 U       41 h
        mov ebp, dword [ecx + 8]          ;     3.0 V       41 h
        mov dword [esp + 0], ebp          ;     4.0 U       41 h
        mov ecx, dword [ecx + 16]         ;     4.0 V       41 h
        mov dword [esp + 4], ecx          ;     5.0 U       41 h
        mov dword [esp + 8], edi          ;     5.0 V       41 h
        mov dword [esp + 12], ebx         ;     6.0 U       41 h
        add eax, edx                      ;     6.0 V       41 h
        mov dword [esp + 16], eax         ;     7.0 U       41 h
        mov dword [esp + 20], esi         ;     7.0 V       41 h
        cmp dword [esp + 164], 0          ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 160]        ;                    resident
        mov edi, dword [esp + 20]         ;                    resident
        mov ebp, dword [esp + 12]         ;                    resident
        mov eax, dword [esp + 4]          ;                    resident
        mov ecx, dword [esp + 0]          ;                    resident
        align 16
.blocks_1:
        mov edx, dword [esi]              ;     0.0 U       34 sum
        mov ebx, dword [esi + 20]         ;     0.0 V       34 sum
        mov dword [esp + 24], edx         ;     1.0 U       34 sum
        mov edx, ecx                      ;     1.0 V       25 sum copy
        mov dword [esp + 28], ebx         ;     2.0 U       34 sum
        mov ebx, dword [esi + 16]         ;     2.0 V       34 sum
        xor edx, ebp                      ;     3.0 U       25 sum
        mov dword [esp + 32], ebx         ;     3.0 V       34 sum
        mov ebx, dword [esi + 12]         ;     4.0 U       34 sum
        mov dword [esp + 36], esi         ;     4.0 V       34 sum spill
        mov dword [esp + 40], ebx         ;     5.0 U       34 sum
        mov ebx, dword [esi + 8]          ;     5.0 V       34 sum
        mov dword [esp + 44], ebx         ;     6.0 U       34 sum
        mov ebx, dword [esi + 32]         ;     6.0 V       34 sum
        mov dword [esp + 48], ebx         ;     7.0 U       34 sum
        mov ebx, dword [esi + 56]         ;     7.0 V       34 sum
        mov dword [esp + 52], ebx         ;     8.0 U       34 sum
        mov ebx, dword [esi + 28]         ;     8.0 V       34 sum
        mov dword [esp + 56], ebx         ;     9.0 U       34 sum
        mov ebx, dword [esi + 36]         ;     9.0 V       34 sum
        mov dword [esp + 60], ebx         ;    10.0 U       34 sum
        mov ebx, dword [esi + 40]         ;    10.0 V       34 sum
        mov dword [esp + 64], ebx         ;    11.0 U       34 sum
        mov ebx, dword [esi + 48]         ;    11.0 V       34 sum
        mov dword [esp + 68], ebx         ;    12.0 U       34 sum
        xor edx, edi                      ;    12.0 V       25 sum
        mov ebx, dword [esi + 60]         ;    13.0 U       34 sum
        mov dword [esp + 72], ebp         ;    13.0 V       44 x[1] spill
        mov dword [esp + 76], ebx         ;    14.0 U       34 sum
        mov ebx, dword [esi + 24]         ;    14.0 V       34 sum
        mov dword [esp + 80], ebx         ;    15.0 U       34 sum
        mov ebx, dword [esi + 4]          ;    15.0 V       34 sum
        mov dword [esp + 84], ebx         ;    16.0 U       34 sum
        mov ebx, dword [esi + 52]         ;    16.0 V       34 sum
        mov dword [esp + 88], ebx         ;    17.0 U       34 sum
        mov ebx, dword [esp + 8]          ;    17.0 V       34 sum
        mov dword [esp + 92], edi         ;    18.0 U       44 x[3] spill
        add edx, ebx                      ;    18.0 V       34 sum
        mov ebx, dword [esp + 24]         ;    19.0 U       34 sum
        mov esi, dword [esi + 44]         ;    19.0 V       34 sum
        add edx, ebx                      ;    20.0 U       34 sum
        mov ebx, ecx                      ;    20.0 V       36 v[2] copy
        rol ebx, 0xa                      ;    21.0 U+V     36 v[2]
        mov dword [esp + 96], esi         ;    22.0 U       34 sum
        mov esi, ebx                      ;    22.0 V       25 sum copy
        rol edx, 0xb                      ;    23.0 U+V     35 v[0]
        add edx, eax                      ;    24.0 U       35 v[0]
        xor esi, ebp                      ;    24.0 V       25 sum
        xor esi, edx                      ;    25.0 U       25 sum
        mov dword [esp + 100], ecx        ;    25.0 V       44 x[2] spill
        add esi, eax                      ;    26.0 U       34 sum
        mov ecx, dword [esp + 84]         ;    26.0 V       34 sum
        add esi, ecx                      ;    27.0 U       34 sum
        rol esi, 0xe                      ;    28.0 U+V     35 v[4]
        rol ebp, 0xa                      ;    29.0 U+V     36 v[1]
        mov dword [esp + 104], ebx        ;    30.0 U       36 v[2] spill
        mov ecx, edx                      ;    30.0 V       25 sum copy
        xor ecx, ebp                      ;    31.0 U       25 sum
        add esi, edi                      ;    31.0 V       35 v[4]
        xor ecx, esi                      ;    32.0 U       25 sum
        mov dword [esp + 108], eax        ;    32.0 V       44 x[4] spill
        rol edx, 0xa                      ;    33.0 U+V     36 v[0]
        mov eax, dword [esp + 44]         ;    34.0 U       34 sum
        add ecx, edi                      ;    34.0 V       34 sum
        add ecx, eax                      ;    35.0 U       34 sum
        mov eax, esi                      ;    35.0 V       25 sum copy
        rol ecx, 0xf                      ;    36.0 U+V     35 v[3]
        xor eax, edx                      ;    37.0 U       25 sum
        add ecx, ebx                      ;    37.0 V       35 v[3]
        xor eax, ecx                      ;    38.0 U       25 sum
        mov edi, dword [esp + 40]         ;    38.0 V       34 sum
        mov dword [esp + 112], ebp        ;    39.0 U       36 v[1] spill
        add eax, ebx                      ;    39.0 V       34 sum
        add eax, edi                      ;    40.0 U       34 sum
        mov edi, ecx                      ;    40.0 V       25 sum copy
        rol eax, 0xc                      ;    41.0 U+V     35 v[2]
        rol esi, 0xa                      ;    42.0 U+V     36 v[4]
        xor edi, esi                      ;    43.0 U       25 sum
        add eax, ebp                      ;    43.0 V       35 v[2]
        mov ebx, dword [esp + 32]         ;    44.0 U       34 sum
        xor edi, eax                      ;    44.0 V       25 sum
        add edi, ebp                      ;    45.0 U       34 sum
        mov ebp, eax                      ;    45.0 V       25 sum copy
        rol ecx, 0xa                      ;    46.0 U+V     36 v[3]
        add edi, ebx                      ;    47.0 U       34 sum
        xor ebp, ecx                      ;    47.0 V       25 sum
        rol edi, 5                        ;    48.0 U+V     35 v[1]
        add edi, edx                      ;    49.0 U       35 v[1]
        mov ebx, dword [esp + 28]         ;    49.0 V       34 sum
        xor ebp, edi                      ;    50.0 U       25 sum
        add edx, ebx                      ;    50.0 V       34 sum
        rol eax, 0xa                      ;    51.0 U+V     36 v[2]
        add edx, ebp                      ;    52.0 U       34 sum
        mov ebp, dword [esp + 80]         ;    52.0 V       34 sum reload
        rol edx, 8                        ;    53.0 U+V     35 v[0]
        mov ebx, edi                      ;    54.0 U       25 sum copy
        add edx, esi                      ;    54.0 V       35 v[0]
        xor ebx, edx                      ;    55.0 U       25 sum
        add esi, ebp                      ;    55.0 V       34 sum
        xor ebx, eax                      ;    56.0 U       25 sum
        mov ebp, edx                      ;    56.0 V       25 sum copy
        add esi, ebx                      ;    57.0 U       34 sum
        mov ebx, dword [esp + 56]         ;    57.0 V       34 sum reload
        rol edx, 0xa                      ;    58.0 U+V     36 v[0]
        rol edi, 0xa                      ;    59.0 U+V     36 v[1]
        rol esi, 7                        ;    60.0 U+V     35 v[4]
        xor ebp, edi                      ;    61.0 U       25 sum
        add esi, ecx                      ;    61.0 V       35 v[4]
        xor ebp, esi                      ;    62.0 U       25 sum
        add ecx, ebx                      ;    62.0 V       34 sum
        add ecx, ebp                      ;    63.0 U       34 sum
        mov ebp, esi                      ;    63.0 V       25 sum copy
        rol ecx, 9                        ;    64.0 U+V     35 v[3]
        xor ebp, edx                      ;    65.0 U       25 sum
        mov ebx, dword [esp + 48]         ;    65.0 V       34 sum reload
        add ecx, eax                      ;    66.0 U       35 v[3]
        add eax, ebx                      ;    66.0 V       34 sum
        mov ebx, ecx                      ;    67.0 U       25 sum copy
        xor ebp, ecx                      ;    67.0 V       25 sum
        rol esi, 0xa                      ;    68.0 U+V     36 v[4]
        xor ebx, esi                      ;    69.0 U       25 sum
        add eax, ebp                      ;    69.0 V       34 sum
        rol eax, 0xb                      ;    70.0 U+V     35 v[2]
        mov ebp, dword [esp + 60]         ;    71.0 U       34 sum reload
        add eax, edi                      ;    71.0 V       35 v[2]
        add edi, ebp                      ;    72.0 U       34 sum
        xor ebx, eax                      ;    72.0 V       25 sum
        add edi, ebx                      ;    73.0 U       34 sum
        mov ebp, dword [esp + 64]         ;    73.0 V       34 sum reload
        rol edi, 0xd                      ;    74.0 U+V     35 v[1]
        mov ebx, eax                      ;    75.0 U       25 sum copy
        add edi, edx                      ;    75.0 V       35 v[1]
        add edx, ebp                      ;    76.0 U       34 sum
        xor ebx, edi                      ;    76.0 V       25 sum
        rol ecx, 0xa                      ;    77.0 U+V     36 v[3]
        xor ebx, ecx                      ;    78.0 U       25 sum
        mov ebp, edi                      ;    78.0 V       25 sum copy
        add edx, ebx                      ;    79.0 U       34 sum
        mov ebx, dword [esp + 96]         ;    79.0 V       34 sum reload
        rol edx, 0xe                      ;    80.0 U+V     35 v[0]
        rol eax, 0xa                      ;    81.0 U+V     36 v[2]
        add edx, esi                      ;    82.0 U       35 v[0]
        xor ebp, eax                      ;    82.0 V       25 sum
        add esi, ebx                      ;    83.0 U       34 sum
        xor ebp, edx                      ;    83.0 V       25 sum
        add esi, ebp                      ;    84.0 U       34 sum
        mov ebp, edx                      ;    84.0 V       25 sum copy
        rol esi, 0xf                      ;    85.0 U+V     35 v[4]
        rol edi, 0xa                      ;    86.0 U+V     36 v[1]
        xor ebp, edi                      ;    87.0 U       25 sum
        mov ebx, dword [esp + 68]         ;    87.0 V       34 sum reload
        rol edx, 0xa                      ;    88.0 U+V     36 v[0]
        add esi, ecx                      ;    89.0 U       35 v[4]
        add ecx, ebx                      ;    89.0 V       34 sum
        xor ebp, esi                      ;    90.0 U       25 sum
        mov ebx, esi                      ;    90.0 V       25 sum copy
        xor ebx, edx                      ;    91.0 U       25 sum
        add ecx, ebp                      ;    91.0 V       34 sum
        rol ecx, 6                        ;    92.0 U+V     35 v[3]
        mov ebp, dword [esp + 88]         ;    93.0 U       34 sum reload
        add ecx, eax                      ;    93.0 V       35 v[3]
        add eax, ebp                      ;    94.0 U       34 sum
        xor ebx, ecx                      ;    94.0 V       25 sum
        mov ebp, dword [esp + 52]         ;    95.0 U       34 sum reload
        add eax, ebx                      ;    95.0 V       34 sum
        rol esi, 0xa                      ;    96.0 U+V     36 v[4]
        rol eax, 7                        ;    97.0 U+V     35 v[2]
        add eax, edi                      ;    98.0 U       35 v[2]
        mov ebx, ecx                      ;    98.0 V       25 sum copy
        add edi, ebp                      ;    99.0 U       34 sum
        xor ebx, esi                      ;    99.0 V       25 sum
        xor ebx, eax                      ;   100.0 U       25 sum
        mov ebp, eax                      ;   100.0 V       25 sum copy
        add edi, ebx                      ;   101.0 U       34 sum
        mov ebx, dword [esp + 76]         ;   101.0 V       34 sum reload
        rol edi, 9                        ;   102.0 U+V     35 v[1]
        rol eax, 0xa                      ;   103.0 U+V     36 v[2]
        rol ecx, 0xa                      ;   104.0 U+V     36 v[3]
        xor ebp, ecx                      ;   105.0 U       25 sum
        add edi, edx                      ;   105.0 V       35 v[1]
        xor ebp, edi                      ;   106.0 U       25 sum
        add edx, ebx                      ;   106.0 V       34 sum
        add edx, ebp                      ;   107.0 U       34 sum
        mov ebp, edi                      ;   107.0 V       25 sum copy
        rol edx, 8                        ;   108.0 U+V     35 v[0]
        add edx, esi                      ;   109.0 U       35 v[0]
        xor ebp, eax                      ;   109.0 V       25 sum
        mov ebx, dword [esp + 56]         ;   110.0 U       34 sum reload
        and ebp, edx                      ;   110.0 V       25 sum
        rol edi, 0xa                      ;   111.0 U+V     36 v[1]
        xor ebp, eax                      ;   112.0 U       25 sum
        lea esi, [esi + ebx + 1518500249] ;   112.0 V       34 sum
        add esi, ebp                      ;   113.0 U       34 sum
        mov ebp, dword [esp + 32]         ;   113.0 V       34 sum reload
        rol esi, 7                        ;   114.0 U+V     35 v[4]
        mov ebx, edx                      ;   115.0 U       25 sum copy
        add esi, ecx                      ;   115.0 V       35 v[4]
        lea ecx, [ecx + ebp + 1518500249] ;   116.0 U       34 sum
        xor ebx, edi                      ;   116.0 V       25 sum
        mov ebp, esi                      ;   117.0 U       25 sum copy
        and ebx, esi                      ;   117.0 V       25 sum
        rol edx, 0xa                      ;   118.0 U+V     36 v[0]
        xor ebp, edx                      ;   119.0 U       25 sum
        xor ebx, edi                      ;   119.0 V       25 sum
        add ecx, ebx                      ;   120.0 U       34 sum
        mov ebx, dword [esp + 88]         ;   120.0 V       34 sum
        rol ecx, 6                        ;   121.0 U+V     35 v[3]
        rol esi, 0xa                      ;   122.0 U+V     36 v[4]
        add ecx, eax                      ;   123.0 U       35 v[3]
        lea eax, [eax + ebx + 1518500249] ;   123.0 V       34 sum
        and ebp, ecx                      ;   124.0 U       25 sum
        mov ebx, ecx                      ;   124.0 V       25 sum copy
        xor ebp, edx                      ;   125.0 U       25 sum
        xor ebx, esi                      ;   125.0 V       25 sum
        add eax, ebp                      ;   126.0 U       34 sum
        mov ebp, dword [esp + 84]         ;   126.0 V       34 sum reload
        rol eax, 8                        ;   127.0 U+V     35 v[2]
        add eax, edi                      ;   128.0 U       35 v[2]
        lea edi, [edi + ebp + 1518500249] ;   128.0 V       34 sum
        rol ecx, 0xa                      ;   129.0 U+V     36 v[3]
        mov ebp, eax                      ;   130.0 U       25 sum copy
        and ebx, eax                      ;   130.0 V       25 sum
        xor ebx, esi                      ;   131.0 U       25 sum
        xor ebp, ecx                      ;   131.0 V       25 sum
        add edi, ebx                      ;   132.0 U       34 sum
        mov ebx, dword [esp + 64]         ;   132.0 V       34 sum
        rol edi, 0xd                      ;   133.0 U+V     35 v[1]
        add edi, edx                      ;   134.0 U       35 v[1]
        lea edx, [edx + ebx + 1518500249] ;   134.0 V       34 sum
        mov ebx, edi                      ;   135.0 U       25 sum copy
        and ebp, edi                      ;   135.0 V       25 sum
        rol eax, 0xa                      ;   136.0 U+V     36 v[2]
        xor ebx, eax                      ;   137.0 U       25 sum
        xor ebp, ecx                      ;   137.0 V       25 sum
        add edx, ebp                      ;   138.0 U       34 sum
        mov ebp, dword [esp + 80]         ;   138.0 V       34 sum reload
        rol edx, 0xb                      ;   139.0 U+V     35 v[0]
        add edx, esi                      ;   140.0 U       35 v[0]
        lea esi, [esi + ebp + 1518500249] ;   140.0 V       34 sum
        rol edi, 0xa                      ;   141.0 U+V     36 v[1]
        mov ebp, edx                      ;   142.0 U       25 sum copy
        and ebx, edx                      ;   142.0 V       25 sum
        xor ebp, edi                      ;   143.0 U       25 sum
        xor ebx, eax                      ;   143.0 V       25 sum
        add esi, ebx                      ;   144.0 U       34 sum
        mov ebx, dword [esp + 76]         ;   144.0 V       34 sum
        rol esi, 9                        ;   145.0 U+V     35 v[4]
        add esi, ecx                      ;   146.0 U       35 v[4]
        lea ecx, [ecx + ebx + 1518500249] ;   146.0 V       34 sum
        rol edx, 0xa                      ;   147.0 U+V     36 v[0]
        mov ebx, esi                      ;   148.0 U       25 sum copy
        and ebp, esi                      ;   148.0 V       25 sum
        xor ebx, edx                      ;   149.0 U       25 sum
        xor ebp, edi                      ;   149.0 V       25 sum
        add ecx, ebp                      ;   150.0 U       34 sum
        mov ebp, dword [esp + 40]         ;   150.0 V       34 sum reload
        rol ecx, 7                        ;   151.0 U+V     35 v[3]
        add ecx, eax                      ;   152.0 U       35 v[3]
        lea eax, [eax + ebp + 1518500249] ;   152.0 V       34 sum
        rol esi, 0xa                      ;   153.0 U+V     36 v[4]
        mov ebp, ecx                      ;   154.0 U       25 sum copy
        and ebx, ecx                      ;   154.0 V       25 sum
        xor ebp, esi                      ;   155.0 U       25 sum
        xor ebx, edx                      ;   155.0 V       25 sum
        add eax, ebx                      ;   156.0 U       34 sum
        mov ebx, dword [esp + 68]         ;   156.0 V       34 sum
        rol eax, 0xf                      ;   157.0 U+V     35 v[2]
        add eax, edi                      ;   158.0 U       35 v[2]
        lea edi, [edi + ebx + 1518500249] ;   158.0 V       34 sum
        rol ecx, 0xa                      ;   159.0 U+V     36 v[3]
        and ebp, eax                      ;   160.0 U       25 sum
        mov ebx, eax                      ;   160.0 V       25 sum copy
        xor ebx, ecx                      ;   161.0 U       25 sum
        xor ebp, esi                      ;   161.0 V       25 sum
        add edi, ebp                      ;   162.0 U       34 sum
        mov ebp, dword [esp + 24]         ;   162.0 V       34 sum reload
        rol edi, 7                        ;   163.0 U+V     35 v[1]
        add edi, edx                      ;   164.0 U       35 v[1]
        lea edx, [edx + ebp + 1518500249] ;   164.0 V       34 sum
        and ebx, edi                      ;   165.0 U       25 sum
        mov ebp, edi                      ;   165.0 V       25 sum copy
        rol eax, 0xa                      ;   166.0 U+V     36 v[2]
        xor ebp, eax                      ;   167.0 U       25 sum
        xor ebx, ecx                      ;   167.0 V       25 sum
        add edx, ebx                      ;   168.0 U       34 sum
        mov ebx, dword [esp + 60]         ;   168.0 V       34 sum
        rol edx, 0xc                      ;   169.0 U+V     35 v[0]
        add edx, esi                      ;   170.0 U       35 v[0]
        lea esi, [esi + ebx + 1518500249] ;   170.0 V       34 sum
        and ebp, edx                      ;   171.0 U       25 sum
        mov ebx, edx                      ;   171.0 V       25 sum copy
        rol edi, 0xa                      ;   172.0 U+V     36 v[1]
        xor ebx, edi                      ;   173.0 U       25 sum
        xor ebp, eax                      ;   173.0 V       25 sum
        add esi, ebp                      ;   174.0 U       34 sum
        mov ebp, dword [esp + 28]         ;   174.0 V       34 sum reload
        rol esi, 0xf                      ;   175.0 U+V     35 v[4]
        add esi, ecx                      ;   176.0 U       35 v[4]
        lea ecx, [ecx + ebp + 1518500249] ;   176.0 V       34 sum
        rol edx, 0xa                      ;   177.0 U+V     36 v[0]
        and ebx, esi                      ;   178.0 U       25 sum
        mov ebp, esi                      ;   178.0 V       25 sum copy
        xor ebx, edi                      ;   179.0 U       25 sum
        xor ebp, edx                      ;   179.0 V       25 sum
        add ecx, ebx                      ;   180.0 U       34 sum
        mov ebx, dword [esp + 44]         ;   180.0 V       34 sum
        rol ecx, 9                        ;   181.0 U+V     35 v[3]
        add ecx, eax                      ;   182.0 U       35 v[3]
        lea eax, [eax + ebx + 1518500249] ;   182.0 V       34 sum
        mov ebx, ecx                      ;   183.0 U       25 sum copy
        and ebp, ecx                      ;   183.0 V       25 sum
        rol esi, 0xa                      ;   184.0 U+V     36 v[4]
        xor ebp, edx                      ;   185.0 U       25 sum
        xor ebx, esi                      ;   185.0 V       25 sum
        add eax, ebp                      ;   186.0 U       34 sum
        mov ebp, dword [esp + 52]         ;   186.0 V       34 sum reload
        rol eax, 0xb                      ;   187.0 U+V     35 v[2]
        add eax, edi                      ;   188.0 U       35 v[2]
        add edi, ebp                      ;   188.0 V       34 sum
        and ebx, eax                      ;   189.0 U       25 sum
        add edi, 0x5a827999               ;   189.0 V       34 sum
        xor ebx, esi                      ;   190.0 U       25 sum
        mov ebp, dword [esp + 96]         ;   190.0 V       34 sum
        add edi, ebx                      ;   191.0 U       34 sum
        mov ebx, eax                      ;   191.0 V       25 sum copy
        rol ecx, 0xa                      ;   192.0 U+V     36 v[3]
        rol edi, 7                        ;   193.0 U+V     35 v[1]
        xor ebx, ecx                      ;   194.0 U       25 sum
        add edi, edx                      ;   194.0 V       35 v[1]
        and ebx, edi                      ;   195.0 U       25 sum
        add edx, ebp                      ;   195.0 V       34 sum
        mov ebp, edi                      ;   196.0 U       25 sum copy
        xor ebx, ecx                      ;   196.0 V       25 sum
        rol eax, 0xa                      ;   197.0 U+V     36 v[2]
        lea edx, [edx + ebx + 1518500249] ;   198.0 U       34 sum
        mov ebx, dword [esp + 48]         ;   198.0 V       34 sum reload
        rol edx, 0xd                      ;   199.0 U+V     35 v[0]
        xor ebp, eax                      ;   200.0 U       25 sum
        add edx, esi                      ;   200.0 V       35 v[0]
        rol edi, 0xa                      ;   201.0 U+V     36 v[1]
        and ebp, edx                      ;   202.0 U       25 sum
        add esi, 0x5a827999               ;   202.0 V       34 sum
        xor ebp, eax                      ;   203.0 U       25 sum
        add esi, ebx                      ;   203.0 V       34 sum
        add esi, ebp                      ;   204.0 U       34 sum
        mov ebp, dword [esp + 40]         ;   204.0 V       34 sum reload
        rol esi, 0xc                      ;   205.0 U+V     35 v[4]
        add esi, ecx                      ;   206.0 U       35 v[4]
        add ecx, ebp                      ;   206.0 V       34 sum
        mov ebp, esi                      ;   207.0 U       25 sum copy
        xor ebp, 0xffffffff               ;   208.0 U       25 sum
        add ecx, 0x6ed9eba1               ;   208.0 V       34 sum
        and ebp, edx                      ;   209.0 U       25 sum
        mov ebx, dword [esp + 64]         ;   209.0 V       34 sum reload
        xor ebp, edi                      ;   210.0 U       25 sum
        sub ebp, ecx                      ;   211.0 U       34 sum
        mov ecx, esi                      ;   211.0 V       25 sum copy
        rol ebp, 0xb                      ;   212.0 U+V     35 v[3]
        sub ebp, eax                      ;   213.0 U       35 v[3]
        add eax, ebx                      ;   213.0 V       34 sum
        rol edx, 0xa                      ;   214.0 U+V     36 v[0]
        and ecx, ebp                      ;   215.0 U       25 sum
        add eax, 0x6ed9eba0               ;   215.0 V       34 sum
        mov ebx, dword [esp + 52]         ;   216.0 U       34 sum reload
        xor ecx, edx                      ;   216.0 V       25 sum
        sub eax, ecx                      ;   217.0 U       34 sum
        mov ecx, ebp                      ;   217.0 V       25 sum copy
        rol eax, 0xd                      ;   218.0 U+V     35 v[2]
        add eax, edi                      ;   219.0 U       35 v[2]
        lea edi, [edi + ebx + 1859775393] ;   219.0 V       34 sum
        or ecx, eax                       ;   220.0 U       25 sum
        mov ebx, eax                      ;   220.0 V       25 sum copy
        rol esi, 0xa                      ;   221.0 U+V     36 v[4]
        xor ecx, esi                      ;   222.0 U       25 sum
        xor ebx, 0xffffffff               ;   222.0 V       25 sum
        add edi, ecx                      ;   223.0 U       34 sum
        mov ecx, dword [esp + 32]         ;   223.0 V       34 sum
        rol edi, 6                        ;   224.0 U+V     35 v[1]
        add edi, edx                      ;   225.0 U       35 v[1]
        add edx, ecx                      ;   225.0 V       34 sum
        rol ebp, 0xa                      ;   226.0 U+V     36 v[3]
        or ebx, edi                       ;   227.0 U       25 sum
        add edx, 0x6ed9eba1               ;   227.0 V       34 sum
        mov ecx, dword [esp + 60]         ;   228.0 U       34 sum reload
        xor ebx, ebp                      ;   228.0 V       25 sum
        sub ebx, edx                      ;   229.0 U       34 sum
        mov edx, edi                      ;   229.0 V       25 sum copy
        rol edi, 0xa                      ;   230.0 U+V     36 v[1]
        rol ebx, 7                        ;   231.0 U+V     35 v[0]
        sub ebx, esi                      ;   232.0 U       35 v[0]
        lea esi, [esi + ecx + 1859775392] ;   232.0 V       34 sum
        and edx, ebx                      ;   233.0 U       25 sum
        lea ecx, [ebp + 1]                ;   233.0 V       35 v[4]
        rol eax, 0xa                      ;   234.0 U+V     36 v[2]
        xor edx, eax                      ;   235.0 U       25 sum
        add ebp, 0x9126145f               ;   235.0 V       34 sum
        sub esi, edx                      ;   236.0 U       34 sum
        mov edx, ebx                      ;   236.0 V       25 sum copy
        rol esi, 0xe                      ;   237.0 U+V     35 v[4]
        sub esi, ecx                      ;   238.0 U       35 v[4]
        mov ecx, dword [esp + 76]         ;   238.0 V       34 sum reload
        or edx, esi                       ;   239.0 U       25 sum
        sub ebp, ecx                      ;   239.0 V       34 sum
        xor edx, edi                      ;   240.0 U       25 sum
        mov ecx, dword [esp + 48]         ;   240.0 V       34 sum reload
        sub ebp, edx                      ;   241.0 U       34 sum
        mov edx, esi                      ;   241.0 V       25 sum copy
        rol ebp, 9                        ;   242.0 U+V     35 v[3]
        sub ebp, eax                      ;   243.0 U       35 v[3]
        lea eax, [eax + ecx + 1859775393] ;   243.0 V       34 sum
        rol ebx, 0xa                      ;   244.0 U+V     36 v[0]
        and edx, ebp                      ;   245.0 U       25 sum
        mov ecx, ebp                      ;   245.0 V       25 sum copy
        rol esi, 0xa                      ;   246.0 U+V     36 v[4]
        xor edx, ebx                      ;   247.0 U       25 sum
        add eax, edx                      ;   248.0 U       34 sum
        mov edx, dword [esp + 84]         ;   248.0 V       34 sum reload
        rol eax, 0xd                      ;   249.0 U+V     35 v[2]
        add eax, edi                      ;   250.0 U       35 v[2]
        lea edi, [edi + edx + 1859775393] ;   250.0 V       34 sum
        mov edx, dword [esp + 44]         ;   251.0 U       34 sum
        or ecx, eax                       ;   251.0 V       25 sum
        xor ecx, esi                      ;   252.0 U       25 sum
        sub edx, ebx                      ;   252.0 V       34 sum
        rol ebp, 0xa                      ;   253.0 U+V     36 v[3]
        add edi, ecx                      ;   254.0 U       34 sum
        rol edi, 0xf                      ;   255.0 U+V     35 v[1]
        sub ebx, edi                      ;   256.0 U       35 v[1]
        mov ecx, eax                      ;   256.0 V       25 sum copy
        add edx, 0x6ed9eba0               ;   257.0 U       34 sum
        and ecx, ebx                      ;   257.0 V       25 sum
        mov edi, ebx                      ;   258.0 U       25 sum copy
        xor ecx, ebp                      ;   258.0 V       25 sum
        add edx, ecx                      ;   259.0 U       34 sum
        mov ecx, dword [esp + 56]         ;   259.0 V       34 sum reload
        rol edx, 0xe                      ;   260.0 U+V     35 v[0]
        add edx, esi                      ;   261.0 U       35 v[0]
        lea esi, [esi + ecx + 1859775393] ;   261.0 V       34 sum
        mov ecx, dword [esp + 24]         ;   262.0 U       34 sum
        or edi, edx                       ;   262.0 V       25 sum
        rol eax, 0xa                      ;   263.0 U+V     36 v[2]
        add ecx, 0x6ed9eba0               ;   264.0 U       34 sum
        xor edi, eax                      ;   264.0 V       25 sum
        add esi, edi                      ;   265.0 U       34 sum
        mov edi, ebp                      ;   265.0 V       35 v[4] copy
        rol esi, 8                        ;   266.0 U+V     35 v[4]
        rol ebx, 0xa                      ;   267.0 U+V     36 v[1]
        sub edi, esi                      ;   268.0 U       35 v[4]
        mov esi, edx                      ;   268.0 V       25 sum copy
        and esi, edi                      ;   269.0 U       25 sum
        sub ecx, ebp                      ;   269.0 V       34 sum
        xor esi, ebx                      ;   270.0 U       25 sum
        mov ebp, edi                      ;   270.0 V       25 sum copy
        add ecx, esi                      ;   271.0 U       34 sum
        mov esi, dword [esp + 80]         ;   271.0 V       34 sum reload
        rol ecx, 0xd                      ;   272.0 U+V     35 v[3]
        add ecx, eax                      ;   273.0 U       35 v[3]
        lea eax, [eax + esi + 1859775393] ;   273.0 V       34 sum
        rol edx, 0xa                      ;   274.0 U+V     36 v[0]
        mov esi, dword [esp + 88]         ;   275.0 U       34 sum
        or ebp, ecx                       ;   275.0 V       25 sum
        xor ebp, edx                      ;   276.0 U       25 sum
        sub esi, ebx                      ;   276.0 V       34 sum
        add eax, ebp                      ;   277.0 U       34 sum
        rol eax, 6                        ;   278.0 U+V     35 v[2]
        rol edi, 0xa                      ;   279.0 U+V     36 v[4]
        sub ebx, eax                      ;   280.0 U       35 v[2]
        mov eax, ecx                      ;   280.0 V       25 sum copy
        mov ebp, ebx                      ;   281.0 U       25 sum copy
        and eax, ebx                      ;   281.0 V       25 sum
        add esi, 0x6ed9eba0               ;   282.0 U       34 sum
        xor eax, edi                      ;   282.0 V       25 sum
        rol ecx, 0xa                      ;   283.0 U+V     36 v[3]
        add esi, eax                      ;   284.0 U       34 sum
        mov eax, dword [esp + 96]         ;   284.0 V       34 sum reload
        rol esi, 5                        ;   285.0 U+V     35 v[1]
        add esi, edx                      ;   286.0 U       35 v[1]
        lea edx, [edx + eax + 1859775393] ;   286.0 V       34 sum
        or ebp, esi                       ;   287.0 U       25 sum
        mov eax, dword [esp + 28]         ;   287.0 V       34 sum
        rol ebx, 0xa                      ;   288.0 U+V     36 v[2]
        sub eax, edi                      ;   289.0 U       34 sum
        xor ebp, ecx                      ;   289.0 V       25 sum
        add edx, ebp                      ;   290.0 U       34 sum
        mov ebp, edi                      ;   290.0 V       35 v[0] copy
        rol edx, 0xc                      ;   291.0 U+V     35 v[0]
        mov edi, esi                      ;   292.0 U       25 sum copy
        sub ebp, edx                      ;   292.0 V       35 v[0]
        and edi, ebp                      ;   293.0 U       25 sum
        mov edx, dword [esp + 68]         ;   293.0 V       34 sum reload
        add eax, 0x6ed9eba0               ;   294.0 U       34 sum
        xor edi, ebx                      ;   294.0 V       25 sum
        add eax, edi                      ;   295.0 U       34 sum
        mov edi, ebp                      ;   295.0 V       25 sum copy
        rol esi, 0xa                      ;   296.0 U+V     36 v[1]
        rol eax, 7                        ;   297.0 U+V     35 v[4]
        add eax, ecx                      ;   298.0 U       35 v[4]
        lea ecx, [ecx + edx + 1859775393] ;   298.0 V       34 sum
        rol ebp, 0xa                      ;   299.0 U+V     36 v[0]
        or edi, eax                       ;   300.0 U       25 sum
        mov edx, eax                      ;   300.0 V       34 sum copy
        and edx, ebp                      ;   301.0 U       34 sum
        xor edi, esi                      ;   301.0 V       25 sum
        add ecx, edi                      ;   302.0 U       34 sum
        mov edi, ebx                      ;   302.0 V       35 v[3] copy
        rol ecx, 5                        ;   303.0 U+V     35 v[3]
        sub edi, ecx                      ;   304.0 U       35 v[3]
        mov ecx, dword [esp + 84]         ;   304.0 V       34 sum reload
        sub edx, ebx                      ;   305.0 U       34 sum
        mov ebx, edi                      ;   305.0 V       34 sum copy
        rol eax, 0xa                      ;   306.0 U+V     36 v[4]
        lea edx, [edx + ecx - 1894007590] ;   307.0 U       34 sum
        or ebx, ebp                       ;   307.0 V       34 sum
        mov ecx, dword [esp + 60]         ;   308.0 U       34 sum reload
        sub edx, ebx                      ;   308.0 V       34 sum
        rol edx, 0xb                      ;   309.0 U+V     35 v[2]
        add edx, esi                      ;   310.0 U       35 v[2]
        lea esi, [esi + ecx - 1894007588] ;   310.0 V       34 sum
        mov ecx, edi                      ;   311.0 U       34 sum copy
        mov ebx, edx                      ;   311.0 V       34 sum copy
        and ebx, eax                      ;   312.0 U       34 sum
        or ecx, eax                       ;   312.0 V       34 sum
        sub ecx, esi                      ;   313.0 U       34 sum
        mov esi, dword [esp + 96]         ;   313.0 V       34 sum
        sub ecx, ebx                      ;   314.0 U       34 sum
        mov ebx, edx                      ;   314.0 V       34 sum copy
        rol ecx, 0xc                      ;   315.0 U+V     35 v[1]
        rol edi, 0xa                      ;   316.0 U+V     36 v[3]
        lea ecx, [ecx + ebp + 1]          ;   317.0 U       35 v[1]
        and ebx, edi                      ;   317.0 V       34 sum
        sub ebx, ebp                      ;   318.0 U       34 sum
        mov ebp, ecx                      ;   318.0 V       34 sum copy
        rol edx, 0xa                      ;   319.0 U+V     36 v[2]
        lea ebx, [ebx + esi - 1894007590] ;   320.0 U       34 sum
        or ebp, edi                       ;   320.0 V       34 sum
        mov esi, dword [esp + 64]         ;   321.0 U       34 sum reload
        sub ebx, ebp                      ;   321.0 V       34 sum
        rol ebx, 0xe                      ;   322.0 U+V     35 v[0]
        add ebx, eax                      ;   323.0 U       35 v[0]
        mov ebp, ecx                      ;   323.0 V       34 sum copy
        lea eax, [eax + esi - 1894007588] ;   324.0 U       34 sum
        or ebp, edx                       ;   324.0 V       34 sum
        mov esi, ebx                      ;   325.0 U       34 sum copy
        sub ebp, eax                      ;   325.0 V       34 sum
        mov eax, ebx                      ;   326.0 U       34 sum copy
        and esi, edx                      ;   326.0 V       34 sum
        rol ecx, 0xa                      ;   327.0 U+V     36 v[1]
        and eax, ecx                      ;   328.0 U       34 sum
        sub ebp, esi                      ;   328.0 V       34 sum
        rol ebp, 0xf                      ;   329.0 U+V     35 v[4]
        rol ebx, 0xa                      ;   330.0 U+V     36 v[0]
        sub eax, edi                      ;   331.0 U       34 sum
        lea ebp, [ebp + edi + 1]          ;   331.0 V       35 v[4]
        mov edi, ebp                      ;   332.0 U       34 sum copy
        mov esi, ebp                      ;   332.0 V       34 sum copy
        or edi, ecx                       ;   333.0 U       34 sum
        or esi, ebx                       ;   333.0 V       34 sum
        sub eax, edi                      ;   334.0 U       34 sum
        mov edi, dword [esp + 24]         ;   334.0 V       34 sum
        rol ebp, 0xa                      ;   335.0 U+V     36 v[4]
        lea eax, [eax + edi - 1894007590] ;   336.0 U       34 sum
        mov edi, dword [esp + 48]         ;   336.0 V       34 sum reload
        rol eax, 0xe                      ;   337.0 U+V     35 v[3]
        add eax, edx                      ;   338.0 U       35 v[3]
        lea edx, [edx + edi - 1894007588] ;   338.0 V       34 sum
        sub esi, edx                      ;   339.0 U       34 sum
        mov edi, eax                      ;   339.0 V       34 sum copy
        mov edx, eax                      ;   340.0 U       34 sum copy
        and edi, ebx                      ;   340.0 V       34 sum
        and edx, ebp                      ;   341.0 U       34 sum
        sub esi, edi                      ;   341.0 V       34 sum
        rol esi, 0xf                      ;   342.0 U+V     35 v[2]
        mov edi, dword [esp + 68]         ;   343.0 U       34 sum
        sub edx, ecx                      ;   343.0 V       34 sum
        rol eax, 0xa                      ;   344.0 U+V     36 v[3]
        lea edx, [edx + edi - 1894007590] ;   345.0 U       34 sum
        lea esi, [esi + ecx + 1]          ;   345.0 V       35 v[2]
        mov ecx, esi                      ;   346.0 U       34 sum copy
        mov edi, esi                      ;   346.0 V       34 sum copy
        or ecx, eax                       ;   347.0 U       34 sum
        or edi, ebp                       ;   347.0 V       34 sum
        sub edx, edi                      ;   348.0 U       34 sum
        mov edi, dword [esp + 32]         ;   348.0 V       34 sum reload
        rol edx, 9                        ;   349.0 U+V     35 v[1]
        add edx, ebx                      ;   350.0 U       35 v[1]
        lea ebx, [ebx + edi - 1894007588] ;   350.0 V       34 sum
        sub ecx, ebx                      ;   351.0 U       34 sum
        mov edi, edx                      ;   351.0 V       34 sum copy
        and edi, eax                      ;   352.0 U       34 sum
        mov ebx, edx                      ;   352.0 V       34 sum copy
        rol esi, 0xa                      ;   353.0 U+V     36 v[2]
        and ebx, esi                      ;   354.0 U       34 sum
        sub ecx, edi                      ;   354.0 V       34 sum
        rol ecx, 8                        ;   355.0 U+V     35 v[0]
        rol edx, 0xa                      ;   356.0 U+V     36 v[1]
        lea ecx, [ecx + ebp + 1]          ;   357.0 U       35 v[0]
        sub ebx, ebp                      ;   357.0 V       34 sum
        mov ebp, ecx                      ;   358.0 U       34 sum copy
        mov edi, ecx                      ;   358.0 V       34 sum copy
        or ebp, esi                       ;   359.0 U       34 sum
        or edi, edx                       ;   359.0 V       34 sum
        sub ebx, ebp                      ;   360.0 U       34 sum
        mov ebp, dword [esp + 88]         ;   360.0 V       34 sum
        rol ecx, 0xa                      ;   361.0 U+V     36 v[0]
        lea ebx, [ebx + ebp - 1894007590] ;   362.0 U       34 sum
        mov ebp, dword [esp + 40]         ;   362.0 V       34 sum reload
        rol ebx, 9                        ;   363.0 U+V     35 v[4]
        add ebx, eax                      ;   364.0 U       35 v[4]
        lea eax, [eax + ebp - 1894007588] ;   364.0 V       34 sum
        sub edi, eax                      ;   365.0 U       34 sum
        mov eax, ebx                      ;   365.0 V       34 sum copy
        mov ebp, ebx                      ;   366.0 U       34 sum copy
        and eax, edx                      ;   366.0 V       34 sum
        and ebp, ecx                      ;   367.0 U       34 sum
        sub edi, eax                      ;   367.0 V       34 sum
        rol edi, 0xe                      ;   368.0 U+V     35 v[3]
        sub ebp, esi                      ;   369.0 U       34 sum
        mov eax, dword [esp + 56]         ;   369.0 V       34 sum
        rol ebx, 0xa                      ;   370.0 U+V     36 v[4]
        lea edi, [edi + esi + 1]          ;   371.0 U       35 v[3]
        lea ebp, [ebp + eax - 1894007590] ;   371.0 V       34 sum
        mov eax, edi                      ;   372.0 U       34 sum copy
        mov esi, edi                      ;   372.0 V       34 sum copy
        or esi, ebx                       ;   373.0 U       34 sum
        or eax, ecx                       ;   373.0 V       34 sum
        sub ebp, eax                      ;   374.0 U       34 sum
        mov eax, dword [esp + 76]         ;   374.0 V       34 sum reload
        rol ebp, 5                        ;   375.0 U+V     35 v[2]
        add ebp, edx                      ;   376.0 U       35 v[2]
        lea edx, [edx + eax - 1894007588] ;   376.0 V       34 sum
        sub esi, edx                      ;   377.0 U       34 sum
        mov eax, ebp                      ;   377.0 V       34 sum copy
        and eax, ebx                      ;   378.0 U       34 sum
        mov edx, dword [esp + 52]         ;   378.0 V       34 sum
        sub esi, eax                      ;   379.0 U       34 sum
        mov eax, ebp                      ;   379.0 V       34 sum copy
        rol esi, 6                        ;   380.0 U+V     35 v[1]
        rol edi, 0xa                      ;   381.0 U+V     36 v[3]
        lea esi, [esi + ecx + 1]          ;   382.0 U       35 v[1]
        and eax, edi                      ;   382.0 V       34 sum
        rol ebp, 0xa                      ;   383.0 U+V     36 v[2]
        lea eax, [eax + edx - 1894007590] ;   384.0 U       34 sum
        mov edx, esi                      ;   384.0 V       34 sum copy
        or edx, edi                       ;   385.0 U       34 sum
        sub eax, ecx                      ;   385.0 V       34 sum
        mov ecx, esi                      ;   386.0 U       34 sum copy
        sub eax, edx                      ;   386.0 V       34 sum
        mov edx, dword [esp + 28]         ;   387.0 U       34 sum reload
        or ecx, ebp                       ;   387.0 V       34 sum
        rol eax, 8                        ;   388.0 U+V     35 v[0]
        add eax, ebx                      ;   389.0 U       35 v[0]
        lea ebx, [ebx + edx - 1894007588] ;   389.0 V       34 sum
        sub ecx, ebx                      ;   390.0 U       34 sum
        mov edx, eax                      ;   390.0 V       34 sum copy
        mov ebx, eax                      ;   391.0 U       34 sum copy
        and edx, ebp                      ;   391.0 V       34 sum
        sub ecx, edx                      ;   392.0 U       34 sum
        mov edx, dword [esp + 80]         ;   392.0 V       34 sum
        rol ecx, 6                        ;   393.0 U+V     35 v[4]
        rol esi, 0xa                      ;   394.0 U+V     36 v[1]
        and ebx, esi                      ;   395.0 U       34 sum
        lea ecx, [ecx + edi + 1]          ;   395.0 V       35 v[4]
        rol eax, 0xa                      ;   396.0 U+V     36 v[0]
        lea ebx, [ebx + edx - 1894007590] ;   397.0 U       34 sum
        mov edx, ecx                      ;   397.0 V       34 sum copy
        sub ebx, edi                      ;   398.0 U       34 sum
        or edx, esi                       ;   398.0 V       34 sum
        sub ebx, edx                      ;   399.0 U       34 sum
        mov edi, dword [esp + 44]         ;   399.0 V       34 sum reload
        rol ebx, 5                        ;   400.0 U+V     35 v[3]
        add ebx, ebp                      ;   401.0 U       35 v[3]
        lea ebp, [ebp + edi - 1894007589] ;   401.0 V       34 sum
        mov edi, ebx                      ;   402.0 U       34 sum copy
        mov edx, ecx                      ;   402.0 V       34 sum copy
        and edi, eax                      ;   403.0 U       34 sum
        or edx, eax                       ;   403.0 V       34 sum
        sub ebp, edx                      ;   404.0 U       34 sum
        mov edx, dword [esp + 32]         ;   404.0 V       34 sum reload
        rol ecx, 0xa                      ;   405.0 U+V     36 v[4]
        add ebp, edi                      ;   406.0 U       34 sum
        mov edi, edx                      ;   406.0 V       34 sum copy
        rol ebp, 0xc                      ;   407.0 U+V     35 v[2]
        sub edi, esi                      ;   408.0 U       34 sum
        lea esi, [esi + 1]                ;   408.0 V       35 v[2]
        sub ebp, esi                      ;   409.0 U       35 v[2]
        mov esi, ebx                      ;   409.0 V       26 sum copy
        or esi, ecx                       ;   410.0 U       26 sum
        mov edx, ebp                      ;   410.0 V       26 sum copy
        xor edx, 0xffffffff               ;   411.0 U       26 sum
        xor esi, ebp                      ;   411.0 V       26 sum
        rol ebp, 0xa                      ;   412.0 U+V     36 v[2]
        lea edi, [edi + esi - 1454113459] ;   413.0 U       34 sum
        mov esi, dword [esp + 24]         ;   413.0 V       34 sum
        rol edi, 9                        ;   414.0 U+V     35 v[1]
        add edi, eax                      ;   415.0 U       35 v[1]
        lea eax, [eax + esi - 1454113458] ;   415.0 V       34 sum
        rol ebx, 0xa                      ;   416.0 U+V     36 v[3]
        and edx, ebx                      ;   417.0 U       26 sum
        mov esi, dword [esp + 28]         ;   417.0 V       34 sum
        xor edx, edi                      ;   418.0 U       26 sum
        sub esi, ecx                      ;   418.0 V       34 sum
        sub edx, eax                      ;   419.0 U       34 sum
        mov eax, edi                      ;   419.0 V       26 sum copy
        rol edx, 0xf                      ;   420.0 U+V     35 v[0]
        rol edi, 0xa                      ;   421.0 U+V     36 v[1]
        xor eax, 0xffffffff               ;   422.0 U       26 sum
        lea edx, [edx + ecx + 1]          ;   422.0 V       35 v[0]
        and eax, ebp                      ;   423.0 U       26 sum
        mov ecx, edx                      ;   423.0 V       26 sum copy
        and ecx, edi                      ;   424.0 U       26 sum
        xor eax, edx                      ;   424.0 V       26 sum
        rol edx, 0xa                      ;   425.0 U+V     36 v[0]
        lea esi, [esi + eax - 1454113459] ;   426.0 U       34 sum
        mov eax, dword [esp + 60]         ;   426.0 V       34 sum reload
        rol esi, 5                        ;   427.0 U+V     35 v[4]
        add esi, ebx                      ;   428.0 U       35 v[4]
        lea ebx, [ebx + eax - 1454113459] ;   428.0 V       34 sum
        xor ecx, esi                      ;   429.0 U       26 sum
        mov eax, dword [esp + 56]         ;   429.0 V       34 sum reload
        sub ebx, ecx                      ;   430.0 U       34 sum
        mov ecx, esi                      ;   430.0 V       26 sum copy
        rol ebx, 0xb                      ;   431.0 U+V     35 v[3]
        add ebx, ebp                      ;   432.0 U       35 v[3]
        or ecx, edx                       ;   432.0 V       26 sum
        xor ecx, ebx                      ;   433.0 U       26 sum
        lea ebp, [ebp + eax - 1454113458] ;   433.0 V       34 sum
        mov eax, ebx                      ;   434.0 U       26 sum copy
        add ebp, ecx                      ;   434.0 V       34 sum
        rol esi, 0xa                      ;   435.0 U+V     36 v[4]
        rol ebp, 6                        ;   436.0 U+V     35 v[2]
        xor eax, 0xffffffff               ;   437.0 U       26 sum
        mov ecx, dword [esp + 68]         ;   437.0 V       34 sum
        add ebp, edi                      ;   438.0 U       35 v[2]
        and eax, esi                      ;   438.0 V       26 sum
        xor eax, ebp                      ;   439.0 U       26 sum
        lea edi, [edi + ecx - 1454113458] ;   439.0 V       34 sum
        sub eax, edi                      ;   440.0 U       34 sum
        mov ecx, ebp                      ;   440.0 V       26 sum copy
        xor ecx, 0xffffffff               ;   441.0 U       26 sum
        mov edi, dword [esp + 44]         ;   441.0 V       34 sum
        rol eax, 8                        ;   442.0 U+V     35 v[1]
        rol ebx, 0xa                      ;   443.0 U+V     36 v[3]
        lea eax, [eax + edx + 1]          ;   444.0 U       35 v[1]
        and ecx, ebx                      ;   444.0 V       26 sum
        xor ecx, eax                      ;   445.0 U       26 sum
        sub edi, edx                      ;   445.0 V       34 sum
        rol ebp, 0xa                      ;   446.0 U+V     36 v[2]
        lea edi, [edi + ecx - 1454113459] ;   447.0 U       34 sum
        mov ecx, eax                      ;   447.0 V       26 sum copy
        rol edi, 0xd                      ;   448.0 U+V     35 v[0]
        add edi, esi                      ;   449.0 U       35 v[0]
        and ecx, ebp                      ;   449.0 V       26 sum
        mov edx, dword [esp + 64]         ;   450.0 U       34 sum reload
        xor ecx, edi                      ;   450.0 V       26 sum
        sub esi, ecx                      ;   451.0 U       34 sum
        mov ecx, edi                      ;   451.0 V       26 sum copy
        rol eax, 0xa                      ;   452.0 U+V     36 v[1]
        or ecx, eax                       ;   453.0 U       26 sum
        lea esi, [esi + edx - 1454113459] ;   453.0 V       34 sum
        rol esi, 0xc                      ;   454.0 U+V     35 v[4]
        add esi, ebx                      ;   455.0 U       35 v[4]
        mov edx, dword [esp + 52]         ;   455.0 V       34 sum reload
        xor ecx, esi                      ;   456.0 U       26 sum
        add ebx, edx                      ;   456.0 V       34 sum
        rol edi, 0xa                      ;   457.0 U+V     36 v[0]
        mov edx, dword [esp + 84]         ;   458.0 U       34 sum
        lea ebx, [ebx + ecx - 1454113458] ;   458.0 V       34 sum
        rol ebx, 5                        ;   459.0 U+V     35 v[3]
        mov ecx, esi                      ;   460.0 U       26 sum copy
        add ebx, ebp                      ;   460.0 V       35 v[3]
        xor ecx, 0xffffffff               ;   461.0 U       26 sum
        lea ebp, [ebp + edx - 1454113458] ;   461.0 V       34 sum
        and ecx, edi                      ;   462.0 U       26 sum
        mov edx, dword [esp + 40]         ;   462.0 V       34 sum
        sub edx, eax                      ;   463.0 U       34 sum
        xor ecx, ebx                      ;   463.0 V       26 sum
        sub ecx, ebp                      ;   464.0 U       34 sum
        mov ebp, ebx                      ;   464.0 V       26 sum copy
        rol ecx, 0xc                      ;   465.0 U+V     35 v[2]
        rol esi, 0xa                      ;   466.0 U+V     36 v[4]
        lea ecx, [ecx + eax + 1]          ;   467.0 U       35 v[2]
        xor ebp, 0xffffffff               ;   467.0 V       26 sum
        and ebp, esi                      ;   468.0 U       26 sum
        mov eax, ecx                      ;   468.0 V       26 sum copy
        rol ebx, 0xa                      ;   469.0 U+V     36 v[3]
        xor ebp, ecx                      ;   470.0 U       26 sum
        and eax, ebx                      ;   470.0 V       26 sum
        rol ecx, 0xa                      ;   471.0 U+V     36 v[2]
        lea edx, [edx + ebp - 1454113459] ;   472.0 U       34 sum
        mov ebp, dword [esp + 48]         ;   472.0 V       34 sum reload
        rol edx, 0xd                      ;   473.0 U+V     35 v[1]
        add edx, edi                      ;   474.0 U       35 v[1]
        lea edi, [edi + ebp - 1454113458] ;   474.0 V       34 sum
        xor eax, edx                      ;   475.0 U       26 sum
        mov ebp, edx                      ;   475.0 V       26 sum copy
        rol edx, 0xa                      ;   476.0 U+V     36 v[1]
        sub eax, edi                      ;   477.0 U       34 sum
        mov edi, dword [esp + 96]         ;   477.0 V       34 sum reload
        rol eax, 0xe                      ;   478.0 U+V     35 v[0]
        sub eax, esi                      ;   479.0 U       35 v[0]
        or ebp, ecx                       ;   479.0 V       26 sum
        lea esi, [esi + edi - 1454113459] ;   480.0 U       34 sum
        mov edi, eax                      ;   480.0 V       26 sum copy
        and edi, edx                      ;   481.0 U       26 sum
        xor ebp, eax                      ;   481.0 V       26 sum
        sub esi, ebp                      ;   482.0 U       34 sum
        mov ebp, dword [esp + 80]         ;   482.0 V       34 sum reload
        rol esi, 0xb                      ;   483.0 U+V     35 v[4]
        add esi, ebx                      ;   484.0 U       35 v[4]
        lea ebx, [ebx + ebp - 1454113458] ;   484.0 V       34 sum
        mov ebp, dword [esp + 100]        ;   485.0 U       26 sum
        xor edi, esi                      ;   485.0 V       26 sum
        rol eax, 0xa                      ;   486.0 U+V     36 v[0]
        sub edi, ebx                      ;   487.0 U       34 sum
        mov ebx, dword [esp + 92]         ;   487.0 V       26 sum
        xor ebp, 0xffffffff               ;   488.0 U       26 sum
        mov dword [esp + 116], eax        ;   488.0 V       36 v[0] spill
        and ebp, ebx                      ;   489.0 U       26 sum
        mov ebx, esi                      ;   489.0 V       26 sum copy
        rol edi, 8                        ;   490.0 U+V     35 v[3]
        or ebx, eax                       ;   491.0 U       26 sum
        mov eax, dword [esp + 92]         ;   491.0 V       49 h
        rol esi, 0xa                      ;   492.0 U+V     36 v[4]
        add eax, esi                      ;   493.0 U       49 h
        lea edi, [edi + ecx + 1]          ;   493.0 V       35 v[3]
        mov dword [esp + 120], eax        ;   494.0 U       49 h spill
        mov eax, dword [esp + 76]         ;   494.0 V       34 sum reload
        and esi, edi                      ;   495.0 U       26 sum
        sub ecx, eax                      ;   495.0 V       34 sum
        mov eax, dword [esp + 72]         ;   496.0 U       26 sum
        xor ebx, edi                      ;   496.0 V       26 sum
        xor ebp, eax                      ;   497.0 U       26 sum
        mov eax, dword [esp + 28]         ;   497.0 V       34 sum
        lea ecx, [ecx + ebx + 1454113459] ;   498.0 U       34 sum
        mov ebx, dword [esp + 8]          ;   498.0 V       34 sum
        rol ecx, 5                        ;   499.0 U+V     35 v[2]
        lea ebx, [ebx + eax + 1352829926] ;   500.0 U       34 sum
        mov eax, dword [esp + 104]        ;   500.0 V       26 sum
        sub ebp, ebx                      ;   501.0 U       34 sum
        xor eax, 0xffffffff               ;   501.0 V       26 sum
        sub ecx, edx                      ;   502.0 U       35 v[2]
        mov ebx, dword [esp + 72]         ;   502.0 V       26 sum
        mov dword [esp + 124], ecx        ;   503.0 U       35 v[2] spill
        or eax, ebx                       ;   503.0 V       26 sum
        mov ebx, dword [esp + 112]        ;   504.0 U       26 sum
        xor esi, ecx                      ;   504.0 V       26 sum
        mov ecx, dword [esp + 108]        ;   505.0 U       44 x[4] reload
        add edx, esi                      ;   505.0 V       34 sum
        rol ebp, 8                        ;   506.0 U+V     35 v[0]
        mov esi, dword [esp + 52]         ;   507.0 U       34 sum
        sub ebp, ecx                      ;   507.0 V       35 v[0]
        rol edi, 0xa                      ;   508.0 U+V     36 v[3]
        lea esi, [esi + ecx + 1352829925] ;   509.0 U       34 sum
        xor eax, ebp                      ;   509.0 V       26 sum
        mov ecx, dword [esp + 56]         ;   510.0 U       34 sum
        sub esi, eax                      ;   510.0 V       34 sum
        mov eax, dword [esp + 92]         ;   511.0 U       44 x[3] reload
        and ebx, ebp                      ;   511.0 V       26 sum
        rol esi, 9                        ;   512.0 U+V     35 v[4]
        mov dword [esp + 128], edi        ;   513.0 U       36 v[3] spill
        add esi, eax                      ;   513.0 V       35 v[4]
        lea eax, [eax + ecx + 1352829925] ;   514.0 U       34 sum
        xor ebx, esi                      ;   514.0 V       26 sum
        rol ebp, 0xa                      ;   515.0 U+V     36 v[0]
        sub eax, ebx                      ;   516.0 U       34 sum
        mov ecx, dword [esp + 104]        ;   516.0 V       35 v[3]
        rol eax, 9                        ;   517.0 U+V     35 v[3]
        mov edi, dword [esp + 88]         ;   518.0 U       34 sum reload
        mov ebx, esi                      ;   518.0 V       26 sum copy
        or ebx, ebp                       ;   519.0 U       26 sum
        add ecx, eax                      ;   519.0 V       35 v[3]
        xor ebx, ecx                      ;   520.0 U       26 sum
        mov eax, dword [esp + 104]        ;   520.0 V       34 sum
        rol esi, 0xa                      ;   521.0 U+V     36 v[4]
        lea ebx, [ebx + eax + 1352829926] ;   522.0 U       34 sum
        mov eax, dword [esp + 24]         ;   522.0 V       34 sum reload
        lea edx, [edx + edi - 1454113458] ;   523.0 U       34 sum
        add ebx, eax                      ;   523.0 V       34 sum
        mov eax, dword [esp + 112]        ;   524.0 U       36 v[1] reload
        mov edi, ecx                      ;   524.0 V       26 sum copy
        rol ebx, 0xb                      ;   525.0 U+V     35 v[2]
        xor edi, 0xffffffff               ;   526.0 U       26 sum
        add ebx, eax                      ;   526.0 V       35 v[2]
        rol edx, 6                        ;   527.0 U+V     35 v[1]
        mov dword [esp + 132], edx        ;   528.0 U       35 v[1] spill
        mov edx, dword [esp + 60]         ;   528.0 V       34 sum
        and edi, esi                      ;   529.0 U       26 sum
        add eax, edx                      ;   529.0 V       34 sum
        xor edi, ebx                      ;   530.0 U       26 sum
        add eax, 0x50a28be6               ;   530.0 V       34 sum
        sub edi, eax                      ;   531.0 U       34 sum
        mov eax, ebx                      ;   531.0 V       26 sum copy
        rol edi, 0xd                      ;   532.0 U+V     35 v[1]
        rol ecx, 0xa                      ;   533.0 U+V     36 v[3]
        xor eax, 0xffffffff               ;   534.0 U       26 sum
        lea edi, [edi + ebp + 1]          ;   534.0 V       35 v[1]
        and eax, ecx                      ;   535.0 U       26 sum
        mov edx, dword [esp + 44]         ;   535.0 V       34 sum
        sub edx, ebp                      ;   536.0 U       34 sum
        xor eax, edi                      ;   536.0 V       26 sum
        rol ebx, 0xa                      ;   537.0 U+V     36 v[2]
        mov ebp, edi                      ;   538.0 U       26 sum copy
        lea edx, [edx + eax + 1352829925] ;   538.0 V       34 sum
        rol edx, 0xf                      ;   539.0 U+V     35 v[0]
        add edx, esi                      ;   540.0 U       35 v[0]
        and ebp, ebx                      ;   540.0 V       26 sum
        mov eax, dword [esp + 96]         ;   541.0 U       34 sum reload
        xor ebp, edx                      ;   541.0 V       26 sum
        rol edi, 0xa                      ;   542.0 U+V     36 v[1]
        lea esi, [esi + eax + 1352829925] ;   543.0 U       34 sum
        mov eax, edx                      ;   543.0 V       26 sum copy
        sub esi, ebp                      ;   544.0 U       34 sum
        mov ebp, dword [esp + 32]         ;   544.0 V       34 sum reload
        rol esi, 0xf                      ;   545.0 U+V     35 v[4]
        add esi, ecx                      ;   546.0 U       35 v[4]
        lea ecx, [ecx + ebp + 1352829926] ;   546.0 V       34 sum
        mov ebp, esi                      ;   547.0 U       26 sum copy
        or eax, edi                       ;   547.0 V       26 sum
        xor ebp, 0xffffffff               ;   548.0 U       26 sum
        xor eax, esi                      ;   548.0 V       26 sum
        add ecx, eax                      ;   549.0 U       34 sum
        mov eax, dword [esp + 88]         ;   549.0 V       34 sum
        rol ecx, 5                        ;   550.0 U+V     35 v[3]
        add ecx, ebx                      ;   551.0 U       35 v[3]
        lea ebx, [ebx + eax + 1352829926] ;   551.0 V       34 sum
        rol edx, 0xa                      ;   552.0 U+V     36 v[0]
        rol esi, 0xa                      ;   553.0 U+V     36 v[4]
        and ebp, edx                      ;   554.0 U       26 sum
        mov eax, ecx                      ;   554.0 V       26 sum copy
        xor ebp, ecx                      ;   555.0 U       26 sum
        xor eax, 0xffffffff               ;   555.0 V       26 sum
        sub ebp, ebx                      ;   556.0 U       34 sum
        and eax, esi                      ;   556.0 V       26 sum
        rol ebp, 7                        ;   557.0 U+V     35 v[2]
        rol ecx, 0xa                      ;   558.0 U+V     36 v[3]
        lea ebp, [ebp + edi + 1]          ;   559.0 U       35 v[2]
        mov ebx, dword [esp + 80]         ;   559.0 V       34 sum
        sub ebx, edi                      ;   560.0 U       34 sum
        mov edi, ebp                      ;   560.0 V       26 sum copy
        xor eax, ebp                      ;   561.0 U       26 sum
        and edi, ecx                      ;   561.0 V       26 sum
        rol ebp, 0xa                      ;   562.0 U+V     36 v[2]
        lea ebx, [ebx + eax + 1352829925] ;   563.0 U       34 sum
        mov eax, dword [esp + 76]         ;   563.0 V       34 sum reload
        rol ebx, 7                        ;   564.0 U+V     35 v[1]
        add ebx, edx                      ;   565.0 U       35 v[1]
        lea edx, [edx + eax + 1352829925] ;   565.0 V       34 sum
        xor edi, ebx                      ;   566.0 U       26 sum
        mov eax, ebx                      ;   566.0 V       26 sum copy
        sub edx, edi                      ;   567.0 U       34 sum
        or eax, ebp                       ;   567.0 V       26 sum
        rol edx, 8                        ;   568.0 U+V     35 v[0]
        add edx, esi                      ;   569.0 U       35 v[0]
        mov edi, dword [esp + 48]         ;   569.0 V       34 sum reload
        rol ebx, 0xa                      ;   570.0 U+V     36 v[1]
        lea esi, [esi + edi + 1352829926] ;   571.0 U       34 sum
        xor eax, edx                      ;   571.0 V       26 sum
        add esi, eax                      ;   572.0 U       34 sum
        mov eax, edx                      ;   572.0 V       26 sum copy
        xor eax, 0xffffffff               ;   573.0 U       26 sum
        mov edi, dword [esp + 84]         ;   573.0 V       34 sum
        rol esi, 0xb                      ;   574.0 U+V     35 v[4]
        add esi, ecx                      ;   575.0 U       35 v[4]
        lea ecx, [ecx + edi + 1352829926] ;   575.0 V       34 sum
        and eax, ebx                      ;   576.0 U       26 sum
        mov edi, esi                      ;   576.0 V       26 sum copy
        xor eax, esi                      ;   577.0 U       26 sum
        xor edi, 0xffffffff               ;   577.0 V       26 sum
        sub eax, ecx                      ;   578.0 U       34 sum
        mov ecx, dword [esp + 64]         ;   578.0 V       34 sum
        rol eax, 0xe                      ;   579.0 U+V     35 v[3]
        rol edx, 0xa                      ;   580.0 U+V     36 v[0]
        and edi, edx                      ;   581.0 U       26 sum
        lea eax, [eax + ebp + 1]          ;   581.0 V       35 v[3]
        xor edi, eax                      ;   582.0 U       26 sum
        sub ecx, ebp                      ;   582.0 V       34 sum
        rol esi, 0xa                      ;   583.0 U+V     36 v[4]
        lea ecx, [ecx + edi + 1352829925] ;   584.0 U       34 sum
        mov ebp, dword [esp + 40]         ;   584.0 V       34 sum reload
        rol ecx, 0xe                      ;   585.0 U+V     35 v[2]
        add ecx, ebx                      ;   586.0 U       35 v[2]
        mov edi, eax                      ;   586.0 V       26 sum copy
        and edi, esi                      ;   587.0 U       26 sum
        lea ebx, [ebx + ebp + 1352829926] ;   587.0 V       34 sum
        xor edi, ecx                      ;   588.0 U       26 sum
        mov ebp, dword [esp + 68]         ;   588.0 V       34 sum reload
        sub edi, ebx                      ;   589.0 U       34 sum
        mov ebx, ecx                      ;   589.0 V       26 sum copy
        rol eax, 0xa                      ;   590.0 U+V     36 v[3]
        rol edi, 0xc                      ;   591.0 U+V     35 v[1]
        sub edi, edx                      ;   592.0 U       35 v[1]
        or ebx, eax                       ;   592.0 V       26 sum
        lea edx, [edx + ebp + 1352829925] ;   593.0 U       34 sum
        xor ebx, edi                      ;   593.0 V       26 sum
        mov ebp, dword [esp + 80]         ;   594.0 U       34 sum reload
        sub edx, ebx                      ;   594.0 V       34 sum
        rol ecx, 0xa                      ;   595.0 U+V     36 v[2]
        rol edx, 6                        ;   596.0 U+V     35 v[0]
        add edx, esi                      ;   597.0 U       35 v[0]
        mov ebx, edi                      ;   597.0 V       34 sum copy
        lea esi, [esi + ebp + 1548603684] ;   598.0 U       34 sum
        mov ebp, edx                      ;   598.0 V       34 sum copy
        and ebp, ecx                      ;   599.0 U       34 sum
        or ebx, ecx                       ;   599.0 V       34 sum
        sub ebx, ebp                      ;   600.0 U       34 sum
        mov ebp, edx                      ;   600.0 V       34 sum copy
        rol edi, 0xa                      ;   601.0 U+V     36 v[1]
        and ebp, edi                      ;   602.0 U       34 sum
        sub ebx, esi                      ;   602.0 V       34 sum
        rol ebx, 9                        ;   603.0 U+V     35 v[4]
        mov esi, dword [esp + 96]         ;   604.0 U       34 sum
        sub ebp, eax                      ;   604.0 V       34 sum
        rol edx, 0xa                      ;   605.0 U+V     36 v[0]
        lea ebx, [ebx + eax + 1]          ;   606.0 U       35 v[4]
        lea ebp, [ebp + esi + 1548603682] ;   606.0 V       34 sum
        mov eax, ebx                      ;   607.0 U       34 sum copy
        mov esi, ebx                      ;   607.0 V       34 sum copy
        or esi, edx                       ;   608.0 U       34 sum
        or eax, edi                       ;   608.0 V       34 sum
        sub ebp, eax                      ;   609.0 U       34 sum
        mov eax, dword [esp + 40]         ;   609.0 V       34 sum reload
        rol ebp, 0xd                      ;   610.0 U+V     35 v[3]
        add ebp, ecx                      ;   611.0 U       35 v[3]
        lea ecx, [ecx + eax + 1548603684] ;   611.0 V       34 sum
        mov eax, ebp                      ;   612.0 U       34 sum copy
        sub esi, ecx                      ;   612.0 V       34 sum
        and eax, edx                      ;   613.0 U       34 sum
        mov ecx, ebp                      ;   613.0 V       34 sum copy
        sub esi, eax                      ;   614.0 U       34 sum
        mov eax, dword [esp + 56]         ;   614.0 V       34 sum
        rol esi, 0xf                      ;   615.0 U+V     35 v[2]
        rol ebx, 0xa                      ;   616.0 U+V     36 v[4]
        lea esi, [esi + edi + 1]          ;   617.0 U       35 v[2]
        and ecx, ebx                      ;   617.0 V       34 sum
        sub ecx, edi                      ;   618.0 U       34 sum
        mov edi, esi                      ;   618.0 V       34 sum copy
        rol ebp, 0xa                      ;   619.0 U+V     36 v[3]
        lea ecx, [ecx + eax + 1548603682] ;   620.0 U       34 sum
        or edi, ebx                       ;   620.0 V       34 sum
        sub ecx, edi                      ;   621.0 U       34 sum
        mov eax, esi                      ;   621.0 V       34 sum copy
        mov edi, dword [esp + 24]         ;   622.0 U       34 sum reload
        or eax, ebp                       ;   622.0 V       34 sum
        rol ecx, 7                        ;   623.0 U+V     35 v[1]
        add ecx, edx                      ;   624.0 U       35 v[1]
        lea edx, [edx + edi + 1548603684] ;   624.0 V       34 sum
        sub eax, edx                      ;   625.0 U       34 sum
        mov edi, ecx                      ;   625.0 V       34 sum copy
        rol esi, 0xa                      ;   626.0 U+V     36 v[2]
        and edi, ebp                      ;   627.0 U       34 sum
        mov edx, ecx                      ;   627.0 V       34 sum copy
        sub eax, edi                      ;   628.0 U       34 sum
        and edx, esi                      ;   628.0 V       34 sum
        rol eax, 0xc                      ;   629.0 U+V     35 v[0]
        mov edi, dword [esp + 88]         ;   630.0 U       34 sum
        sub edx, ebx                      ;   630.0 V       34 sum
        lea eax, [eax + ebx + 1]          ;   631.0 U       35 v[0]
        add edx, edi                      ;   631.0 V       34 sum
        mov edi, eax                      ;   632.0 U       34 sum copy
        add edx, 0x5c4dd122               ;   632.0 V       34 sum
        or edi, esi                       ;   633.0 U       34 sum
        mov ebx, eax                      ;   633.0 V       34 sum copy
        sub edx, edi                      ;   634.0 U       34 sum
        mov edi, dword [esp + 28]         ;   634.0 V       34 sum reload
        rol edx, 8                        ;   635.0 U+V     35 v[4]
        add edx, ebp                      ;   636.0 U       35 v[4]
        lea ebp, [ebp + edi + 1548603684] ;   636.0 V       34 sum
        rol ecx, 0xa                      ;   637.0 U+V     36 v[1]
        or ebx, ecx                       ;   638.0 U       34 sum
        mov edi, edx                      ;   638.0 V       34 sum copy
        and edi, ecx                      ;   639.0 U       34 sum
        sub ebx, ebp                      ;   639.0 V       34 sum
        sub ebx, edi                      ;   640.0 U       34 sum
        mov ebp, edx                      ;   640.0 V       34 sum copy
        rol ebx, 9                        ;   641.0 U+V     35 v[3]
        rol edx, 0xa                      ;   642.0 U+V     36 v[4]
        rol eax, 0xa                      ;   643.0 U+V     36 v[0]
        lea ebx, [ebx + esi + 1]          ;   644.0 U       35 v[3]
        and ebp, eax                      ;   644.0 V       34 sum
        mov edi, ebx                      ;   645.0 U       34 sum copy
        sub ebp, esi                      ;   645.0 V       34 sum
        mov esi, dword [esp + 64]         ;   646.0 U       34 sum
        or edi, eax                       ;   646.0 V       34 sum
        sub ebp, edi                      ;   647.0 U       34 sum
        mov edi, ebx                      ;   647.0 V       34 sum copy
        rol ebx, 0xa                      ;   648.0 U+V     36 v[3]
        lea ebp, [ebp + esi + 1548603682] ;   649.0 U       34 sum
        mov esi, dword [esp + 52]         ;   649.0 V       34 sum reload
        rol ebp, 0xb                      ;   650.0 U+V     35 v[2]
        add ebp, ecx                      ;   651.0 U       35 v[2]
        lea ecx, [ecx + esi + 1548603684] ;   651.0 V       34 sum
        mov esi, ebp                      ;   652.0 U       34 sum copy
        or edi, edx                       ;   652.0 V       34 sum
        and esi, edx                      ;   653.0 U       34 sum
        sub edi, ecx                      ;   653.0 V       34 sum
        sub edi, esi                      ;   654.0 U       34 sum
        mov ecx, ebp                      ;   654.0 V       34 sum copy
        rol edi, 7                        ;   655.0 U+V     35 v[1]
        mov esi, dword [esp + 76]         ;   656.0 U       34 sum
        and ecx, ebx                      ;   656.0 V       34 sum
        lea edi, [edi + eax + 1]          ;   657.0 U       35 v[1]
        sub ecx, eax                      ;   657.0 V       34 sum
        rol ebp, 0xa                      ;   658.0 U+V     36 v[2]
        lea ecx, [ecx + esi + 1548603682] ;   659.0 U       34 sum
        mov eax, edi                      ;   659.0 V       34 sum copy
        or eax, ebx                       ;   660.0 U       34 sum
        mov esi, edi                      ;   660.0 V       34 sum copy
        sub ecx, eax                      ;   661.0 U       34 sum
        mov eax, dword [esp + 48]         ;   661.0 V       34 sum reload
        rol ecx, 7                        ;   662.0 U+V     35 v[0]
        or esi, ebp                       ;   663.0 U       34 sum
        add ecx, edx                      ;   663.0 V       35 v[0]
        lea edx, [edx + eax + 1548603684] ;   664.0 U       34 sum
        mov eax, ecx                      ;   664.0 V       34 sum copy
        sub esi, edx                      ;   665.0 U       34 sum
        and eax, ebp                      ;   665.0 V       34 sum
        sub esi, eax                      ;   666.0 U       34 sum
        mov eax, ecx                      ;   666.0 V       34 sum copy
        rol esi, 0xc                      ;   667.0 U+V     35 v[4]
        rol edi, 0xa                      ;   668.0 U+V     36 v[1]
        lea esi, [esi + ebx + 1]          ;   669.0 U       35 v[4]
        and eax, edi                      ;   669.0 V       34 sum
        sub eax, ebx                      ;   670.0 U       34 sum
        mov edx, esi                      ;   670.0 V       34 sum copy
        mov ebx, dword [esp + 68]         ;   671.0 U       34 sum
        or edx, edi                       ;   671.0 V       34 sum
        sub eax, edx                      ;   672.0 U       34 sum
        mov edx, dword [esp + 32]         ;   672.0 V       34 sum reload
        rol ecx, 0xa                      ;   673.0 U+V     36 v[0]
        lea eax, [eax + ebx + 1548603682] ;   674.0 U       34 sum
        mov ebx, esi                      ;   674.0 V       34 sum copy
        rol eax, 7                        ;   675.0 U+V     35 v[3]
        add eax, ebp                      ;   676.0 U       35 v[3]
        lea ebp, [ebp + edx + 1548603684] ;   676.0 V       34 sum
        mov edx, eax                      ;   677.0 U       34 sum copy
        or ebx, ecx                       ;   677.0 V       34 sum
        and edx, ecx                      ;   678.0 U       34 sum
        sub ebx, ebp                      ;   678.0 V       34 sum
        mov ebp, eax                      ;   679.0 U       34 sum copy
        sub ebx, edx                      ;   679.0 V       34 sum
        rol ebx, 6                        ;   680.0 U+V     35 v[2]
        rol esi, 0xa                      ;   681.0 U+V     36 v[4]
        lea ebx, [ebx + edi + 1]          ;   682.0 U       35 v[2]
        and ebp, esi                      ;   682.0 V       34 sum
        sub ebp, edi                      ;   683.0 U       34 sum
        mov edx, ebx                      ;   683.0 V       34 sum copy
        or edx, esi                       ;   684.0 U       34 sum
        mov edi, dword [esp + 60]         ;   684.0 V       34 sum
        rol eax, 0xa                      ;   685.0 U+V     36 v[3]
        lea ebp, [ebp + edi + 1548603682] ;   686.0 U       34 sum
        mov edi, ebx                      ;   686.0 V       34 sum copy
        sub ebp, edx                      ;   687.0 U       34 sum
        mov edx, dword [esp + 84]         ;   687.0 V       34 sum reload
        rol ebp, 0xf                      ;   688.0 U+V     35 v[1]
        add ebp, ecx                      ;   689.0 U       35 v[1]
        lea ecx, [ecx + edx + 1548603684] ;   689.0 V       34 sum
        or edi, eax                       ;   690.0 U       34 sum
        mov edx, ebp                      ;   690.0 V       34 sum copy
        sub edi, ecx                      ;   691.0 U       34 sum
        and edx, eax                      ;   691.0 V       34 sum
        sub edi, edx                      ;   692.0 U       34 sum
        mov ecx, ebp                      ;   692.0 V       34 sum copy
        rol edi, 0xd                      ;   693.0 U+V     35 v[0]
        rol ebx, 0xa                      ;   694.0 U+V     36 v[2]
        lea edi, [edi + esi + 1]          ;   695.0 U       35 v[0]
        and ecx, ebx                      ;   695.0 V       34 sum
        sub ecx, esi                      ;   696.0 U       34 sum
        mov edx, edi                      ;   696.0 V       34 sum copy
        mov esi, dword [esp + 44]         ;   697.0 U       34 sum
        or edx, ebx                       ;   697.0 V       34 sum
        sub ecx, edx                      ;   698.0 U       34 sum
        mov edx, dword [esp + 76]         ;   698.0 V       34 sum reload
        rol ebp, 0xa                      ;   699.0 U+V     36 v[1]
        lea ecx, [ecx + esi + 1548603682] ;   700.0 U       34 sum
        mov esi, edi                      ;   700.0 V       25 sum copy
        rol ecx, 0xb                      ;   701.0 U+V     35 v[4]
        add ecx, eax                      ;   702.0 U       35 v[4]
        lea eax, [eax + edx + 1836072691] ;   702.0 V       34 sum
        or esi, ecx                       ;   703.0 U       25 sum
        mov edx, dword [esp + 28]         ;   703.0 V       34 sum reload
        xor esi, ebp                      ;   704.0 U       25 sum
        add eax, esi                      ;   705.0 U       34 sum
        mov esi, ebx                      ;   705.0 V       35 v[3] copy
        rol eax, 9                        ;   706.0 U+V     35 v[3]
        sub esi, eax                      ;   707.0 U       35 v[3]
        mov eax, ecx                      ;   707.0 V       25 sum copy
        sub edx, ebx                      ;   708.0 U       34 sum
        and eax, esi                      ;   708.0 V       25 sum
        rol edi, 0xa                      ;   709.0 U+V     36 v[0]
        xor eax, edi                      ;   710.0 U       25 sum
        mov ebx, esi                      ;   710.0 V       25 sum copy
        rol ecx, 0xa                      ;   711.0 U+V     36 v[4]
        lea edx, [edx + eax + 1836072690] ;   712.0 U       34 sum
        mov eax, dword [esp + 84]         ;   712.0 V       34 sum reload
        rol edx, 7                        ;   713.0 U+V     35 v[2]
        add edx, ebp                      ;   714.0 U       35 v[2]
        lea ebp, [ebp + eax + 1836072691] ;   714.0 V       34 sum
        or ebx, edx                       ;   715.0 U       25 sum
        mov eax, dword [esp + 40]         ;   715.0 V       34 sum
        add eax, 0x6d703ef2               ;   716.0 U       34 sum
        xor ebx, ecx                      ;   716.0 V       25 sum
        add ebp, ebx                      ;   717.0 U       34 sum
        mov ebx, edi                      ;   717.0 V       35 v[1] copy
        rol ebp, 0xf                      ;   718.0 U+V     35 v[1]
        rol esi, 0xa                      ;   719.0 U+V     36 v[3]
        sub ebx, ebp                      ;   720.0 U       35 v[1]
        mov ebp, edx                      ;   720.0 V       25 sum copy
        sub eax, edi                      ;   721.0 U       34 sum
        and ebp, ebx                      ;   721.0 V       25 sum
        xor ebp, esi                      ;   722.0 U       25 sum
        mov edi, dword [esp + 56]         ;   722.0 V       34 sum reload
        add eax, ebp                      ;   723.0 U       34 sum
        mov ebp, ebx                      ;   723.0 V       25 sum copy
        rol eax, 0xb                      ;   724.0 U+V     35 v[0]
        add eax, ecx                      ;   725.0 U       35 v[0]
        lea ecx, [ecx + edi + 1836072691] ;   725.0 V       34 sum
        rol edx, 0xa                      ;   726.0 U+V     36 v[2]
        mov edi, dword [esp + 52]         ;   727.0 U       34 sum
        or ebp, eax                       ;   727.0 V       25 sum
        sub edi, esi                      ;   728.0 U       34 sum
        xor ebp, edx                      ;   728.0 V       25 sum
        add ecx, ebp                      ;   729.0 U       34 sum
        mov ebp, esi                      ;   729.0 V       35 v[4] copy
        rol ecx, 8                        ;   730.0 U+V     35 v[4]
        rol ebx, 0xa                      ;   731.0 U+V     36 v[1]
        mov esi, eax                      ;   732.0 U       25 sum copy
        sub ebp, ecx                      ;   732.0 V       35 v[4]
        add edi, 0x6d703ef2               ;   733.0 U       34 sum
        and esi, ebp                      ;   733.0 V       25 sum
        mov ecx, dword [esp + 80]         ;   734.0 U       34 sum reload
        xor esi, ebx                      ;   734.0 V       25 sum
        add edi, esi                      ;   735.0 U       34 sum
        mov esi, ebp                      ;   735.0 V       25 sum copy
        rol edi, 6                        ;   736.0 U+V     35 v[3]
        rol eax, 0xa                      ;   737.0 U+V     36 v[0]
        add edi, edx                      ;   738.0 U       35 v[3]
        lea edx, [edx + ecx + 1836072691] ;   738.0 V       34 sum
        mov ecx, dword [esp + 60]         ;   739.0 U       34 sum
        or esi, edi                       ;   739.0 V       25 sum
        xor esi, eax                      ;   740.0 U       25 sum
        sub ecx, ebx                      ;   740.0 V       34 sum
        add edx, esi                      ;   741.0 U       34 sum
        rol edx, 6                        ;   742.0 U+V     35 v[2]
        rol ebp, 0xa                      ;   743.0 U+V     36 v[4]
        sub ebx, edx                      ;   744.0 U       35 v[2]
        mov edx, edi                      ;   744.0 V       25 sum copy
        add ecx, 0x6d703ef2               ;   745.0 U       34 sum
        and edx, ebx                      ;   745.0 V       25 sum
        xor edx, ebp                      ;   746.0 U       25 sum
        mov esi, ebx                      ;   746.0 V       25 sum copy
        add ecx, edx                      ;   747.0 U       34 sum
        mov edx, dword [esp + 96]         ;   747.0 V       34 sum reload
        rol ecx, 0xe                      ;   748.0 U+V     35 v[1]
        add ecx, eax                      ;   749.0 U       35 v[1]
        lea eax, [eax + edx + 1836072691] ;   749.0 V       34 sum
        or esi, ecx                       ;   750.0 U       25 sum
        mov edx, dword [esp + 48]         ;   750.0 V       34 sum
        rol edi, 0xa                      ;   751.0 U+V     36 v[3]
        xor esi, edi                      ;   752.0 U       25 sum
        sub edx, ebp                      ;   752.0 V       34 sum
        add eax, esi                      ;   753.0 U       34 sum
        rol eax, 0xc                      ;   754.0 U+V     35 v[0]
        sub ebp, eax                      ;   755.0 U       35 v[0]
        mov eax, ecx                      ;   755.0 V       25 sum copy
        and eax, ebp                      ;   756.0 U       25 sum
        add edx, 0x6d703ef2               ;   756.0 V       34 sum
        rol ebx, 0xa                      ;   757.0 U+V     36 v[2]
        mov esi, ebp                      ;   758.0 U       25 sum copy
        xor eax, ebx                      ;   758.0 V       25 sum
        add edx, eax                      ;   759.0 U       34 sum
        mov eax, dword [esp + 68]         ;   759.0 V       34 sum reload
        rol edx, 0xd                      ;   760.0 U+V     35 v[4]
        add edx, edi                      ;   761.0 U       35 v[4]
        lea edi, [edi + eax + 1836072691] ;   761.0 V       34 sum
        rol ecx, 0xa                      ;   762.0 U+V     36 v[1]
        mov eax, dword [esp + 44]         ;   763.0 U       34 sum
        or esi, edx                       ;   763.0 V       25 sum
        sub eax, ebx                      ;   764.0 U       34 sum
        xor esi, ecx                      ;   764.0 V       25 sum
        add edi, esi                      ;   765.0 U       34 sum
        mov esi, ebx                      ;   765.0 V       35 v[3] copy
        rol edi, 5                        ;   766.0 U+V     35 v[3]
        rol ebp, 0xa                      ;   767.0 U+V     36 v[0]
        sub esi, edi                      ;   768.0 U       35 v[3]
        mov edi, edx                      ;   768.0 V       25 sum copy
        and edi, esi                      ;   769.0 U       25 sum
        add eax, 0x6d703ef2               ;   769.0 V       34 sum
        xor edi, ebp                      ;   770.0 U       25 sum
        mov ebx, esi                      ;   770.0 V       25 sum copy
        add eax, edi                      ;   771.0 U       34 sum
        mov edi, dword [esp + 64]         ;   771.0 V       34 sum reload
        rol eax, 0xe                      ;   772.0 U+V     35 v[2]
        add eax, ecx                      ;   773.0 U       35 v[2]
        add ecx, edi                      ;   773.0 V       34 sum
        or ebx, eax                       ;   774.0 U       25 sum
        mov edi, dword [esp + 24]         ;   774.0 V       34 sum
        rol edx, 0xa                      ;   775.0 U+V     36 v[4]
        xor ebx, edx                      ;   776.0 U       25 sum
        sub edi, ebp                      ;   776.0 V       34 sum
        rol esi, 0xa                      ;   777.0 U+V     36 v[3]
        lea ecx, [ecx + ebx + 1836072691] ;   778.0 U       34 sum
        rol ecx, 0xd                      ;   779.0 U+V     35 v[1]
        sub ebp, ecx                      ;   780.0 U       35 v[1]
        mov ebx, eax                      ;   780.0 V       25 sum copy
        add edi, 0x6d703ef2               ;   781.0 U       34 sum
        and ebx, ebp                      ;   781.0 V       25 sum
        xor ebx, esi                      ;   782.0 U       25 sum
        mov ecx, ebp                      ;   782.0 V       25 sum copy
        add edi, ebx                      ;   783.0 U       34 sum
        mov ebx, dword [esp + 32]         ;   783.0 V       34 sum reload
        rol edi, 0xd                      ;   784.0 U+V     35 v[0]
        rol eax, 0xa                      ;   785.0 U+V     36 v[2]
        add edi, edx                      ;   786.0 U       35 v[0]
        add edx, ebx                      ;   786.0 V       34 sum
        or ecx, edi                       ;   787.0 U       25 sum
        add edx, 0x6d703ef3               ;   787.0 V       34 sum
        xor ecx, eax                      ;   788.0 U       25 sum
        mov ebx, dword [esp + 88]         ;   788.0 V       34 sum
        add edx, ecx                      ;   789.0 U       34 sum
        lea ecx, [esi + 1]                ;   789.0 V       35 v[4]
        rol edx, 7                        ;   790.0 U+V     35 v[4]
        rol ebp, 0xa                      ;   791.0 U+V     36 v[1]
        sub ebx, esi                      ;   792.0 U       34 sum
        sub edx, ecx                      ;   792.0 V       35 v[4]
        mov ecx, edx                      ;   793.0 U       25 sum copy
        xor ecx, 0xffffffff               ;   794.0 U       25 sum
        add ebx, 0x6d703ef2               ;   794.0 V       34 sum
        mov esi, edx                      ;   795.0 U       25 sum copy
        and ecx, edi                      ;   795.0 V       25 sum
        rol edi, 0xa                      ;   796.0 U+V     36 v[0]
        xor esi, edi                      ;   797.0 U       25 sum
        xor ecx, ebp                      ;   797.0 V       25 sum
        rol edx, 0xa                      ;   798.0 U+V     36 v[4]
        add ebx, ecx                      ;   799.0 U       34 sum
        mov ecx, dword [esp + 48]         ;   799.0 V       34 sum reload
        rol ebx, 5                        ;   800.0 U+V     35 v[3]
        add ebx, eax                      ;   801.0 U       35 v[3]
        lea eax, [eax + ecx + 2053994217] ;   801.0 V       34 sum
        and esi, ebx                      ;   802.0 U       25 sum
        mov ecx, ebx                      ;   802.0 V       25 sum copy
        xor esi, edi                      ;   803.0 U       25 sum
        xor ecx, edx                      ;   803.0 V       25 sum
        add eax, esi                      ;   804.0 U       34 sum
        lea esi, [ebp + 1]                ;   804.0 V       35 v[2]
        rol eax, 0xf                      ;   805.0 U+V     35 v[2]
        sub eax, esi                      ;   806.0 U       35 v[2]
        mov esi, dword [esp + 80]         ;   806.0 V       34 sum
        and ecx, eax                      ;   807.0 U       25 sum
        sub esi, ebp                      ;   807.0 V       34 sum
        mov ebp, dword [esp + 32]         ;   808.0 U       34 sum reload
        xor ecx, edx                      ;   808.0 V       25 sum
        rol ebx, 0xa                      ;   809.0 U+V     36 v[3]
        lea esi, [esi + ecx + 2053994216] ;   810.0 U       34 sum
        mov ecx, eax                      ;   810.0 V       25 sum copy
        rol esi, 5                        ;   811.0 U+V     35 v[1]
        xor ecx, ebx                      ;   812.0 U       25 sum
        add esi, edi                      ;   812.0 V       35 v[1]
        lea edi, [edi + ebp + 2053994217] ;   813.0 U       34 sum
        and ecx, esi                      ;   813.0 V       25 sum
        xor ecx, ebx                      ;   814.0 U       25 sum
        mov ebp, dword [esp + 84]         ;   814.0 V       34 sum
        rol eax, 0xa                      ;   815.0 U+V     36 v[2]
        add edi, ecx                      ;   816.0 U       34 sum
        mov ecx, esi                      ;   816.0 V       25 sum copy
        rol edi, 8                        ;   817.0 U+V     35 v[0]
        xor ecx, eax                      ;   818.0 U       25 sum
        add edi, edx                      ;   818.0 V       35 v[0]
        lea edx, [edx + ebp + 2053994217] ;   819.0 U       34 sum
        and ecx, edi                      ;   819.0 V       25 sum
        rol esi, 0xa                      ;   820.0 U+V     36 v[1]
        mov ebp, edi                      ;   821.0 U       25 sum copy
        xor ecx, eax                      ;   821.0 V       25 sum
        xor ebp, esi                      ;   822.0 U       25 sum
        add edx, ecx                      ;   822.0 V       34 sum
        rol edx, 0xb                      ;   823.0 U+V     35 v[4]
        mov ecx, dword [esp + 40]         ;   824.0 U       34 sum reload
        add edx, ebx                      ;   824.0 V       35 v[4]
        add ebx, ecx                      ;   825.0 U       34 sum
        and ebp, edx                      ;   825.0 V       25 sum
        mov ecx, edx                      ;   826.0 U       25 sum copy
        xor ebp, esi                      ;   826.0 V       25 sum
        rol edi, 0xa                      ;   827.0 U+V     36 v[0]
        lea ebx, [ebx + ebp + 2053994217] ;   828.0 U       34 sum
        mov ebp, dword [esp + 96]         ;   828.0 V       34 sum
        rol ebx, 0xe                      ;   829.0 U+V     35 v[3]
        add ebx, eax                      ;   830.0 U       35 v[3]
        xor ecx, edi                      ;   830.0 V       25 sum
        lea eax, [eax + ebp + 2053994217] ;   831.0 U       34 sum
        and ecx, ebx                      ;   831.0 V       25 sum
        mov ebp, ebx                      ;   832.0 U       25 sum copy
        xor ecx, edi                      ;   832.0 V       25 sum
        add eax, ecx                      ;   833.0 U       34 sum
        mov ecx, dword [esp + 76]         ;   833.0 V       34 sum reload
        rol eax, 0xe                      ;   834.0 U+V     35 v[2]
        rol edx, 0xa                      ;   835.0 U+V     36 v[4]
        rol ebx, 0xa                      ;   836.0 U+V     36 v[3]
        add eax, esi                      ;   837.0 U       35 v[2]
        xor ebp, edx                      ;   837.0 V       25 sum
        and ebp, eax                      ;   838.0 U       25 sum
        lea esi, [esi + ecx + 2053994217] ;   838.0 V       34 sum
        xor ebp, edx                      ;   839.0 U       25 sum
        mov ecx, dword [esp + 24]         ;   839.0 V       34 sum
        add esi, ebp                      ;   840.0 U       34 sum
        mov ebp, eax                      ;   840.0 V       25 sum copy
        rol esi, 6                        ;   841.0 U+V     35 v[1]
        add esi, edi                      ;   842.0 U       35 v[1]
        xor ebp, ebx                      ;   842.0 V       25 sum
        lea edi, [edi + ecx + 2053994217] ;   843.0 U       34 sum
        and ebp, esi                      ;   843.0 V       25 sum
        xor ebp, ebx                      ;   844.0 U       25 sum
        mov ecx, esi                      ;   844.0 V       25 sum copy
        rol eax, 0xa                      ;   845.0 U+V     36 v[2]
        xor ecx, eax                      ;   846.0 U       25 sum
        add edi, ebp                      ;   846.0 V       34 sum
        rol edi, 0xe                      ;   847.0 U+V     35 v[0]
        add edi, edx                      ;   848.0 U       35 v[0]
        mov ebp, dword [esp + 28]         ;   848.0 V       34 sum reload
        and ecx, edi                      ;   849.0 U       25 sum
        add edx, ebp                      ;   849.0 V       34 sum
        xor ecx, eax                      ;   850.0 U       25 sum
        mov ebp, edi                      ;   850.0 V       25 sum copy
        rol edi, 0xa                      ;   851.0 U+V     36 v[0]
        lea edx, [edx + ecx + 2053994217] ;   852.0 U       34 sum
        mov ecx, dword [esp + 68]         ;   852.0 V       34 sum
        rol edx, 6                        ;   853.0 U+V     35 v[4]
        rol esi, 0xa                      ;   854.0 U+V     36 v[1]
        add edx, ebx                      ;   855.0 U       35 v[4]
        xor ebp, esi                      ;   855.0 V       25 sum
        lea ebx, [ebx + ecx + 2053994217] ;   856.0 U       34 sum
        and ebp, edx                      ;   856.0 V       25 sum
        xor ebp, esi                      ;   857.0 U       25 sum
        mov ecx, dword [esp + 44]         ;   857.0 V       34 sum reload
        add ebx, ebp                      ;   858.0 U       34 sum
        mov ebp, edx                      ;   858.0 V       25 sum copy
        rol ebx, 9                        ;   859.0 U+V     35 v[3]
        xor ebp, edi                      ;   860.0 U       25 sum
        add ebx, eax                      ;   860.0 V       35 v[3]
        and ebp, ebx                      ;   861.0 U       25 sum
        lea eax, [eax + ecx + 2053994217] ;   861.0 V       34 sum
        mov ecx, dword [esp + 88]         ;   862.0 U       34 sum
        xor ebp, edi                      ;   862.0 V       25 sum
        add eax, ebp                      ;   863.0 U       34 sum
        mov ebp, ebx                      ;   863.0 V       25 sum copy
        rol ebx, 0xa                      ;   864.0 U+V     36 v[3]
        rol eax, 0xc                      ;   865.0 U+V     35 v[2]
        rol edx, 0xa                      ;   866.0 U+V     36 v[4]
        xor ebp, edx                      ;   867.0 U       25 sum
        add eax, esi                      ;   867.0 V       35 v[2]
        and ebp, eax                      ;   868.0 U       25 sum
        lea esi, [esi + ecx + 2053994217] ;   868.0 V       34 sum
        mov ecx, eax                      ;   869.0 U       25 sum copy
        xor ebp, edx                      ;   869.0 V       25 sum
        add esi, ebp                      ;   870.0 U       34 sum
        xor ecx, ebx                      ;   870.0 V       25 sum
        rol esi, 9                        ;   871.0 U+V     35 v[1]
        add esi, edi                      ;   872.0 U       35 v[1]
        mov ebp, dword [esp + 60]         ;   872.0 V       34 sum reload
        and ecx, esi                      ;   873.0 U       25 sum
        add edi, ebp                      ;   873.0 V       34 sum
        xor ecx, ebx                      ;   874.0 U       25 sum
        mov ebp, esi                      ;   874.0 V       25 sum copy
        rol esi, 0xa                      ;   875.0 U+V     36 v[1]
        rol eax, 0xa                      ;   876.0 U+V     36 v[2]
        lea edi, [edi + ecx + 2053994217] ;   877.0 U       34 sum
        xor ebp, eax                      ;   877.0 V       25 sum
        rol edi, 0xc                      ;   878.0 U+V     35 v[0]
        mov ecx, dword [esp + 56]         ;   879.0 U       34 sum
        add edi, edx                      ;   879.0 V       35 v[0]
        add edx, ecx                      ;   880.0 U       34 sum
        and ebp, edi                      ;   880.0 V       25 sum
        mov ecx, edi                      ;   881.0 U       25 sum copy
        xor ebp, eax                      ;   881.0 V       25 sum
        rol edi, 0xa                      ;   882.0 U+V     36 v[0]
        lea edx, [edx + ebp + 2053994217] ;   883.0 U       34 sum
        mov ebp, dword [esp + 64]         ;   883.0 V       34 sum reload
        rol edx, 5                        ;   884.0 U+V     35 v[4]
        xor ecx, esi                      ;   885.0 U       25 sum
        add edx, ebx                      ;   885.0 V       35 v[4]
        and ecx, edx                      ;   886.0 U       25 sum
        lea ebx, [ebx + ebp + 2053994217] ;   886.0 V       34 sum
        mov ebp, edx                      ;   887.0 U       25 sum copy
        xor ecx, esi                      ;   887.0 V       25 sum
        add ebx, ecx                      ;   888.0 U       34 sum
        xor ebp, edi                      ;   888.0 V       25 sum
        rol ebx, 0xf                      ;   889.0 U+V     35 v[3]
        mov ecx, dword [esp + 52]         ;   890.0 U       34 sum
        add ebx, eax                      ;   890.0 V       35 v[3]
        rol edx, 0xa                      ;   891.0 U+V     36 v[4]
        and ebp, ebx                      ;   892.0 U       25 sum
        lea eax, [eax + ecx + 2053994217] ;   892.0 V       34 sum
        xor ebp, edi                      ;   893.0 U       25 sum
        mov ecx, ebx                      ;   893.0 V       25 sum copy
        add eax, ebp                      ;   894.0 U       34 sum
        mov ebp, dword [esp + 68]         ;   894.0 V       34 sum
        rol eax, 8                        ;   895.0 U+V     35 v[2]
        add eax, esi                      ;   896.0 U       35 v[2]
        xor ecx, edx                      ;   896.0 V       25 sum
        rol ebx, 0xa                      ;   897.0 U+V     36 v[3]
        add esi, ebp                      ;   898.0 U       34 sum
        xor ecx, eax                      ;   898.0 V       25 sum
        add esi, ecx                      ;   899.0 U       34 sum
        mov ecx, eax                      ;   899.0 V       25 sum copy
        mov ebp, dword [esp + 76]         ;   900.0 U       34 sum reload
        xor ecx, ebx                      ;   900.0 V       25 sum
        rol esi, 8                        ;   901.0 U+V     35 v[1]
        add esi, edi                      ;   902.0 U       35 v[1]
        add edi, ebp                      ;   902.0 V       34 sum
        mov ebp, esi                      ;   903.0 U       25 sum copy
        xor ecx, esi                      ;   903.0 V       25 sum
        rol eax, 0xa                      ;   904.0 U+V     36 v[2]
        xor ebp, eax                      ;   905.0 U       25 sum
        add edi, ecx                      ;   905.0 V       34 sum
        rol edi, 5                        ;   906.0 U+V     35 v[0]
        mov ecx, dword [esp + 64]         ;   907.0 U       34 sum
        add edi, edx                      ;   907.0 V       35 v[0]
        xor ebp, edi                      ;   908.0 U       25 sum
        add edx, ecx                      ;   908.0 V       34 sum
        mov ecx, edi                      ;   909.0 U       25 sum copy
        add edx, ebp                      ;   909.0 V       34 sum
        rol edx, 0xc                      ;   910.0 U+V     35 v[4]
        rol esi, 0xa                      ;   911.0 U+V     36 v[1]
        xor ecx, esi                      ;   912.0 U       25 sum
        add edx, ebx                      ;   912.0 V       35 v[4]
        mov ebp, edx                      ;   913.0 U       25 sum copy
        xor ecx, edx                      ;   913.0 V       25 sum
        add ebx, ecx                      ;   914.0 U       34 sum
        mov ecx, dword [esp + 32]         ;   914.0 V       34 sum
        rol edi, 0xa                      ;   915.0 U+V     36 v[0]
        xor ebp, edi                      ;   916.0 U       25 sum
        add ebx, ecx                      ;   916.0 V       34 sum
        rol ebx, 9                        ;   917.0 U+V     35 v[3]
        add ebx, eax                      ;   918.0 U       35 v[3]
        mov ecx, dword [esp + 84]         ;   918.0 V       34 sum
        xor ebp, ebx                      ;   919.0 U       25 sum
        add eax, ecx                      ;   919.0 V       34 sum
        add eax, ebp                      ;   920.0 U       34 sum
        mov ecx, ebx                      ;   920.0 V       25 sum copy
        rol eax, 0xc                      ;   921.0 U+V     35 v[2]
        rol edx, 0xa                      ;   922.0 U+V     36 v[4]
        xor ecx, edx                      ;   923.0 U       25 sum
        add eax, esi                      ;   923.0 V       35 v[2]
        mov ebp, dword [esp + 28]         ;   924.0 U       34 sum
        xor ecx, eax                      ;   924.0 V       25 sum
        add esi, ecx                      ;   925.0 U       34 sum
        mov ecx, eax                      ;   925.0 V       25 sum copy
        add esi, ebp                      ;   926.0 U       34 sum
        mov ebp, dword [esp + 48]         ;   926.0 V       34 sum
        rol ebx, 0xa                      ;   927.0 U+V     36 v[3]
        rol esi, 5                        ;   928.0 U+V     35 v[1]
        add esi, edi                      ;   929.0 U       35 v[1]
        xor ecx, ebx                      ;   929.0 V       25 sum
        add edi, ebp                      ;   930.0 U       34 sum
        xor ecx, esi                      ;   930.0 V       25 sum
        add edi, ecx                      ;   931.0 U       34 sum
        mov ecx, esi                      ;   931.0 V       25 sum copy
        rol edi, 0xe                      ;   932.0 U+V     35 v[0]
        rol eax, 0xa                      ;   933.0 U+V     36 v[2]
        add edi, edx                      ;   934.0 U       35 v[0]
        xor ecx, eax                      ;   934.0 V       25 sum
        mov ebp, dword [esp + 56]         ;   935.0 U       34 sum
        xor ecx, edi                      ;   935.0 V       25 sum
        add edx, ecx                      ;   936.0 U       34 sum
        mov ecx, edi                      ;   936.0 V       25 sum copy
        rol edi, 0xa                      ;   937.0 U+V     36 v[0]
        add edx, ebp                      ;   938.0 U       34 sum
        mov ebp, dword [esp + 80]         ;   938.0 V       34 sum
        rol esi, 0xa                      ;   939.0 U+V     36 v[1]
        rol edx, 6                        ;   940.0 U+V     35 v[4]
        xor ecx, esi                      ;   941.0 U       25 sum
        add edx, ebx                      ;   941.0 V       35 v[4]
        add ebx, ebp                      ;   942.0 U       34 sum
        xor ecx, edx                      ;   942.0 V       25 sum
        mov ebp, edx                      ;   943.0 U       25 sum copy
        add ebx, ecx                      ;   943.0 V       34 sum
        xor ebp, edi                      ;   944.0 U       25 sum
        mov ecx, dword [esp + 44]         ;   944.0 V       34 sum
        rol ebx, 8                        ;   945.0 U+V     35 v[3]
        add ebx, eax                      ;   946.0 U       35 v[3]
        add eax, ecx                      ;   946.0 V       34 sum
        xor ebp, ebx                      ;   947.0 U       25 sum
        mov ecx, dword [esp + 88]         ;   947.0 V       34 sum
        add eax, ebp                      ;   948.0 U       34 sum
        mov ebp, ebx                      ;   948.0 V       25 sum copy
        rol eax, 0xd                      ;   949.0 U+V     35 v[2]
        rol edx, 0xa                      ;   950.0 U+V     36 v[4]
        add eax, esi                      ;   951.0 U       35 v[2]
        xor ebp, edx                      ;   951.0 V       25 sum
        add esi, ecx                      ;   952.0 U       34 sum
        xor ebp, eax                      ;   952.0 V       25 sum
        add esi, ebp                      ;   953.0 U       34 sum
        mov ecx, dword [esp + 52]         ;   953.0 V       34 sum
        rol ebx, 0xa                      ;   954.0 U+V     36 v[3]
        rol esi, 6                        ;   955.0 U+V     35 v[1]
        mov ebp, eax                      ;   956.0 U       25 sum copy
        add esi, edi                      ;   956.0 V       35 v[1]
        add edi, ecx                      ;   957.0 U       34 sum
        xor ebp, esi                      ;   957.0 V       25 sum
        mov ecx, esi                      ;   958.0 U       25 sum copy
        xor ebp, ebx                      ;   958.0 V       25 sum
        add edi, ebp                      ;   959.0 U       34 sum
        mov ebp, dword [esp + 24]         ;   959.0 V       34 sum
        rol eax, 0xa                      ;   960.0 U+V     36 v[2]
        rol edi, 5                        ;   961.0 U+V     35 v[0]
        xor ecx, eax                      ;   962.0 U       25 sum
        add edi, edx                      ;   962.0 V       35 v[0]
        add edx, ebp                      ;   963.0 U       34 sum
        xor ecx, edi                      ;   963.0 V       25 sum
        mov ebp, dword [esp + 40]         ;   964.0 U       34 sum
        add edx, ecx                      ;   964.0 V       34 sum
        rol edx, 0xf                      ;   965.0 U+V     35 v[4]
        rol esi, 0xa                      ;   966.0 U+V     36 v[1]
        add edx, ebx                      ;   967.0 U       35 v[4]
        mov ecx, edi                      ;   967.0 V       25 sum copy
        xor ecx, esi                      ;   968.0 U       25 sum
        add ebx, ebp                      ;   968.0 V       34 sum
        mov ebp, edx                      ;   969.0 U       25 sum copy
        xor ecx, edx                      ;   969.0 V       25 sum
        add ebx, ecx                      ;   970.0 U       34 sum
        mov ecx, dword [esp + 60]         ;   970.0 V       34 sum
        rol ebx, 0xd                      ;   971.0 U+V     35 v[3]
        rol edi, 0xa                      ;   972.0 U+V     36 v[0]
        add ebx, eax                      ;   973.0 U       35 v[3]
        xor ebp, edi                      ;   973.0 V       25 sum
        add eax, ecx                      ;   974.0 U       34 sum
        xor ebp, ebx                      ;   974.0 V       25 sum
        add eax, ebp                      ;   975.0 U       34 sum
        mov ecx, dword [esp + 96]         ;   975.0 V       34 sum
        rol eax, 0xb                      ;   976.0 U+V     35 v[2]
        rol edx, 0xa                      ;   977.0 U+V     36 v[4]
        mov ebp, dword [esp + 8]          ;   978.0 U       49 h
        add eax, esi                      ;   978.0 V       35 v[2]
        add ebp, eax                      ;   979.0 U       49 h
        xor eax, ebx                      ;   979.0 V       25 sum
        add esi, ecx                      ;   980.0 U       34 sum
        xor eax, edx                      ;   980.0 V       25 sum
        add esi, eax                      ;   981.0 U       34 sum
        mov ecx, dword [esp + 120]        ;   981.0 V       49 h reload
        add ecx, edi                      ;   982.0 U       49 h
        mov eax, dword [esp + 132]        ;   982.0 V       49 h
        rol esi, 0xb                      ;   983.0 U+V     35 v[1]
        add edi, esi                      ;   984.0 U       49 h
        mov esi, dword [esp + 128]        ;   984.0 V       49 h
        sub edx, esi                      ;   985.0 U       49 h
        lea ebp, [ebp + eax - 1]          ;   985.0 V       49 h
        mov eax, dword [esp + 116]        ;   986.0 U       36 v[0] reload
        mov esi, dword [esp + 124]        ;   986.0 V       48 h0
        sub ebp, eax                      ;   987.0 U       49 h
        rol ebx, 0xa                      ;   988.0 U+V     36 v[3]
        sub ebx, esi                      ;   989.0 U       48 h0
        mov esi, dword [esp + 100]        ;   989.0 V       49 h
        sub edi, eax                      ;   990.0 U       49 h
        mov eax, ebp                      ;   990.0 V       49 h copy
        lea edx, [edx + esi - 1]          ;   991.0 U       49 h
        mov esi, dword [esp + 108]        ;   991.0 V       49 h
        mov ebp, edx                      ;   992.0 U       49 h copy
        mov edx, dword [esp + 72]         ;   992.0 V       48 h0
        lea edi, [edi + esi - 1]          ;   993.0 U       49 h
        mov esi, dword [esp + 36]         ;   993.0 V       41 blocks
        add esi, 0x40                     ;   994.0 U       41 blocks
        lea ebx, [ebx + edx - 1]          ;   994.0 V       48 h0
        mov dword [esp + 8], ebx          ;   995.0 U       50 h
        cmp esi, dword [esp + 16]         ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 160], esi        ;                    resident
        mov dword [esp + 20], edi         ;                    resident
        mov dword [esp + 12], ebp         ;                    resident
        mov dword [esp + 4], eax          ;                    resident
        mov dword [esp + 0], ecx          ;                    resident
.blocks_1_done:
        mov eax, dword [esp + 8]          ;     0.0 U       41 blocks reload
        mov ecx, dword [esp + 156]        ;     0.0 V       41 blocks reload
        mov edx, dword [esp + 12]         ;     1.0 U       41 blocks reload
        mov ebx, dword [esp + 20]         ;     1.0 V       41 blocks reload
        mov esi, dword [esp + 0]          ;     2.0 U       41 blocks reload
        mov dword [ecx + 4], edx          ;     2.0 V       41 blocks
        mov dword [ecx], eax              ;     3.0 U       41 blocks
        mov eax, dword [esp + 4]          ;     3.0 V       41 blocks reload
        mov dword [ecx + 12], ebx         ;     4.0 U       41 blocks
        mov dword [ecx + 8], esi          ;     4.0 V       41 blocks
        mov dword [ecx + 16], eax         ;     5.0 U       41 blocks
        lea edi, [esp]                    ;                    cleared
        xor eax, eax                      ;                    cleared
        mov ecx, 0x22                     ;                    cleared
        rep stosd                         ;                    cleared
        add esp, 0x88                     ;                    frame
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
