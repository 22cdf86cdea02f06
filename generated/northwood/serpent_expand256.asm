; serpent_expand256 for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
;   ./cw build serpent_expand256 --cpu northwood
;
; void serpent_expand256(const void *key, void *rk);   cdecl
;   key: 32 bytes, read, secret, no alignment needed
;   rk: 528 bytes, written, secret, no alignment needed
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 560 bytes, 4 instructions, one of them for 140 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 2209 uops, planned 1172.3; bounds: width 736.3, ports 944.5, path 599.0
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
%fatal "serpent_expand256 is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_serpent_expand256
$_serpent_expand256:
%else
        global $serpent_expand256
%endif
$serpent_expand256:
        push ebx                   ;                    preserved
        push esi                   ;                    preserved
        push edi                   ;                    preserved
        push ebp                   ;                    preserved
        sub esp, 0x230             ;                    frame
        mov esi, dword [esp + 580] ;     0.0 p2     127 k reload
        mov edi, dword [esi + 12]  ;     2.0 p2     127 k
        mov ebp, dword [esi + 16]  ;     2.0 p2     127 k
        mov eax, dword [esi + 20]  ;     3.0 p2     127 k
        mov ecx, dword [esi + 24]  ;     4.0 p2     127 k
        mov edx, dword [esi + 28]  ;     5.0 p2     127 k
        mov ebx, edi               ;     4.0 p0     107 w[8] copy
        xor ebx, dword [esi]       ;     6.0 p2+p0  107 w[8]
        xor ebx, eax               ;     6.5 p0     107 w[8]
        xor ebx, 0x9e3779b9        ;     7.0 p0     107 w[8]
        xor ebx, edx               ;     7.5 p0     107 w[8]
        rol ebx, 0xb               ;     8.0 p1     107 w[8]
        xor edi, ecx               ;     6.0 p0     107 w[11]
        xor edi, 0x9e3779ba        ;     6.5 p0     107 w[11]
        xor edi, ebx               ;    12.0 p0     107 w[11]
        mov eax, ebp               ;     5.3 p1     107 w[9] copy
        xor eax, ecx               ;     6.0 p0     107 w[9]
        xor eax, dword [esi + 4]   ;     7.0 p2+p0  107 w[9]
        xor eax, 0x9e3779b8        ;     7.5 p0     107 w[9]
        xor eax, ebx               ;    12.0 p0     107 w[9]
        rol eax, 0xb               ;    12.5 p1     107 w[9]
        xor ebp, edx               ;     8.0 p0     107 w[12]
        xor ebp, 0x9e3779bd        ;     8.5 p0     107 w[12]
        xor ebp, eax               ;    16.5 p0     107 w[12]
        mov ecx, dword [esi + 20]  ;     8.7 p2     107 w[10]
        xor ecx, edx               ;    10.7 p0     107 w[10]
        xor ecx, dword [esi + 8]   ;    11.2 p2+p0  107 w[10]
        xor ecx, 0x9e3779bb        ;    11.7 p0     107 w[10]
        xor ecx, eax               ;    16.5 p0     107 w[10]
        rol ecx, 0xb               ;    17.0 p1     107 w[10]
        xor edi, ecx               ;    21.0 p0     107 w[11]
        rol edi, 0xb               ;    21.5 p1     107 w[11]
        xor ebp, edi               ;    25.5 p0     107 w[12]
        rol ebp, 0xb               ;    26.0 p1     107 w[12]
        xor edx, 0x9e3779be        ;    12.5 p0     107 w[15]
        xor edx, ecx               ;    21.0 p0     107 w[15]
        mov esi, dword [esi + 20]  ;    13.0 p2     107 w[13]
        xor esi, ebx               ;    15.0 p0     107 w[13]
        xor esi, 0x9e3779bc        ;    15.5 p0     107 w[13]
        xor esi, ecx               ;    21.0 p0     107 w[13]
        xor esi, ebp               ;    30.0 p0     107 w[13]
        rol esi, 0xb               ;    30.5 p1     107 w[13]
        xor edx, ebp               ;    30.0 p0     107 w[15]
        mov dword [esp + 0], ecx   ;    21.0 p0+p3  107 w[10] spill
        mov ecx, dword [esp + 580] ;    15.7 p2     127 k reload
        mov ecx, dword [ecx + 24]  ;    17.7 p2     107 w[14]
        xor ecx, eax               ;    19.7 p0     107 w[14]
        xor ecx, 0x9e3779bf        ;    20.2 p0     107 w[14]
        xor ecx, edi               ;    25.5 p0     107 w[14]
        xor ecx, esi               ;    34.5 p0     107 w[14]
        rol ecx, 0xb               ;    35.0 p1     107 w[14]
        xor edx, ecx               ;    39.0 p0     107 w[15]
        rol edx, 0xb               ;    39.5 p1     107 w[15]
        mov dword [esp + 4], ebp   ;    30.0 p0+p3  107 w[12] spill
        mov ebp, ebx               ;    19.7 p1     107 w[16] copy
        xor ebp, 0x9e3779b1        ;    20.5 p0     107 w[16]
        xor ebp, edi               ;    25.5 p0     107 w[16]
        xor ebp, esi               ;    34.5 p0     107 w[16]
        xor ebp, edx               ;    43.5 p0     107 w[16]
        rol ebp, 0xb               ;    44.0 p1     107 w[16]
        mov dword [esp + 8], ebx   ;    22.5 p0+p3  107 w[8] spill
        mov ebx, dword [esp + 4]   ;    31.0 p2     107 w[17]
        xor ebx, eax               ;    33.0 p0     107 w[17]
        xor ebx, 0x9e3779b0        ;    33.5 p0     107 w[17]
        xor ebx, ecx               ;    39.0 p0     107 w[17]
        xor ebx, ebp               ;    48.0 p0     107 w[17]
        rol ebx, 0xb               ;    48.5 p1     107 w[17]
        mov dword [esp + 12], eax  ;    25.5 p0+p3  107 w[9] spill
        mov eax, dword [esp + 0]   ;    23.7 p2     107 w[18]
        xor eax, 0x9e3779b3        ;    26.5 p0     107 w[18]
        xor eax, esi               ;    34.5 p0     107 w[18]
        xor eax, edx               ;    43.5 p0     107 w[18]
        xor eax, ebx               ;    52.5 p0     107 w[18]
        rol eax, 0xb               ;    53.0 p1     107 w[18]
        mov dword [esp + 16], esi  ;    34.5 p0+p3  107 w[13] spill
        mov esi, edi               ;    26.3 p1     107 w[19] copy
        xor esi, 0x9e3779b2        ;    29.5 p0     107 w[19]
        xor esi, ecx               ;    39.0 p0     107 w[19]
        xor esi, ebp               ;    48.0 p0     107 w[19]
        xor esi, eax               ;    57.0 p0     107 w[19]
        rol esi, 0xb               ;    57.5 p1     107 w[19]
        mov dword [esp + 20], edi  ;    31.5 p0+p3  107 w[11] spill
        mov edi, dword [esp + 4]   ;    31.0 p2     107 w[20]
        xor edi, 0x9e3779b5        ;    33.0 p0     107 w[20]
        xor edi, edx               ;    43.5 p0     107 w[20]
        xor edi, ebx               ;    52.5 p0     107 w[20]
        xor edi, esi               ;    61.5 p0     107 w[20]
        rol edi, 0xb               ;    62.0 p1     107 w[20]
        mov dword [esp + 24], edx  ;    43.5 p0+p3  107 w[15] spill
        mov edx, dword [esp + 16]  ;    35.5 p2     107 w[21]
        xor edx, 0x9e3779b4        ;    37.5 p0     107 w[21]
        xor edx, ebp               ;    48.0 p0     107 w[21]
        xor edx, eax               ;    57.0 p0     107 w[21]
        xor edx, edi               ;    66.0 p0     107 w[21]
        rol edx, 0xb               ;    66.5 p1     107 w[21]
        mov dword [esp + 28], ebp  ;    48.0 p0+p3  107 w[16] spill
        mov ebp, ecx               ;    39.0 p1     107 w[22] copy
        xor ebp, 0x9e3779b7        ;    39.5 p0     107 w[22]
        xor ebp, ebx               ;    52.5 p0     107 w[22]
        xor ebp, esi               ;    61.5 p0     107 w[22]
        xor ebp, edx               ;    70.5 p0     107 w[22]
        rol ebp, 0xb               ;    71.0 p1     107 w[22]
        mov dword [esp + 32], ecx  ;    40.5 p0+p3  107 w[14] spill
        mov ecx, dword [esp + 24]  ;    44.5 p2     107 w[23]
        xor ecx, 0x9e3779b6        ;    46.5 p0     107 w[23]
        xor ecx, eax               ;    57.0 p0     107 w[23]
        xor ecx, edi               ;    66.0 p0     107 w[23]
        xor ecx, ebp               ;    75.0 p0     107 w[23]
        rol ecx, 0xb               ;    75.5 p1     107 w[23]
        mov dword [esp + 36], eax  ;    57.0 p0+p3  107 w[18] spill
        mov eax, dword [esp + 28]  ;    49.0 p2     107 w[24]
        xor eax, esi               ;    61.5 p0     107 w[24]
        mov dword [esp + 40], esi  ;    61.5 p0+p3  107 w[19] spill
        mov esi, eax               ;    62.0 p1     107 w[24] copy
        xor esi, 0x9e3779a9        ;    62.5 p0     107 w[24]
        xor esi, edx               ;    70.5 p0     107 w[24]
        xor esi, ecx               ;    79.5 p0     107 w[24]
        rol esi, 0xb               ;    80.0 p1     107 w[24]
        mov dword [esp + 44], eax  ;    62.0 p0+p3  107 w[24] spill
        mov eax, dword [esp + 36]  ;    58.0 p2     107 w[26]
        xor eax, 0x9e3779ab        ;    60.0 p0     107 w[26]
        xor eax, edx               ;    70.5 p0     107 w[26]
        xor eax, ecx               ;    79.5 p0     107 w[26]
        mov dword [esp + 48], edx  ;    70.5 p0+p3  107 w[21] spill
        mov edx, ebx               ;    52.5 p1     107 w[25] copy
        xor edx, 0x9e3779a8        ;    53.0 p0     107 w[25]
        xor edx, edi               ;    66.0 p0     107 w[25]
        xor edx, ebp               ;    75.0 p0     107 w[25]
        xor edx, esi               ;    84.0 p0     107 w[25]
        rol edx, 0xb               ;    84.5 p1     107 w[25]
        xor eax, edx               ;    88.5 p0     107 w[26]
        rol eax, 0xb               ;    89.0 p1     107 w[26]
        mov dword [esp + 52], ebx  ;    53.5 p0+p3  107 w[17] spill
        mov ebx, dword [esp + 40]  ;    62.5 p2     107 w[27]
        xor ebx, 0x9e3779aa        ;    64.5 p0     107 w[27]
        xor ebx, ebp               ;    75.0 p0     107 w[27]
        xor ebx, esi               ;    84.0 p0     107 w[27]
        xor ebx, eax               ;    93.0 p0     107 w[27]
        rol ebx, 0xb               ;    93.5 p1     107 w[27]
        mov dword [esp + 56], ebp  ;    75.0 p0+p3  107 w[22] spill
        mov ebp, edi               ;    66.0 p1     107 w[28] copy
        xor ebp, ecx               ;    79.5 p0     107 w[28]
        mov dword [esp + 60], edi  ;    66.0 p0+p3  107 w[20] spill
        mov edi, dword [esp + 48]  ;    71.5 p2     107 w[29]
        xor edi, 0x9e3779ac        ;    73.5 p0     107 w[29]
        xor edi, esi               ;    84.0 p0     107 w[29]
        xor edi, eax               ;    93.0 p0     107 w[29]
        mov dword [esp + 64], esi  ;    84.0 p0+p3  107 w[24] spill
        mov esi, ebp               ;    80.0 p1     107 w[28] copy
        xor esi, 0x9e3779ad        ;    80.5 p0     107 w[28]
        xor esi, edx               ;    88.5 p0     107 w[28]
        xor esi, ebx               ;    97.5 p0     107 w[28]
        rol esi, 0xb               ;    98.0 p1     107 w[28]
        xor edi, esi               ;   102.0 p0     107 w[29]
        rol edi, 0xb               ;   102.5 p1     107 w[29]
        mov dword [esp + 68], ebp  ;    80.0 p0+p3  107 w[28] spill
        mov ebp, dword [esp + 56]  ;    76.0 p2     107 w[30]
        xor ebp, 0x9e3779af        ;    78.0 p0     107 w[30]
        xor ebp, edx               ;    88.5 p0     107 w[30]
        xor ebp, ebx               ;    97.5 p0     107 w[30]
        xor ebp, edi               ;   106.5 p0     107 w[30]
        rol ebp, 0xb               ;   107.0 p1     107 w[30]
        mov dword [esp + 72], edx  ;    88.5 p0+p3  107 w[25] spill
        mov edx, dword [esp + 64]  ;    85.0 p2     107 w[32]
        xor edx, 0x9e3779a1        ;    87.0 p0     107 w[32]
        xor edx, ebx               ;    97.5 p0     107 w[32]
        xor edx, edi               ;   106.5 p0     107 w[32]
        mov dword [esp + 76], ebx  ;    97.5 p0+p3  107 w[27] spill
        mov ebx, ecx               ;    79.5 p1     107 w[31] copy
        xor ebx, 0x9e3779ae        ;    80.0 p0     107 w[31]
        xor ebx, eax               ;    93.0 p0     107 w[31]
        xor ebx, esi               ;   102.0 p0     107 w[31]
        xor ebx, ebp               ;   111.0 p0     107 w[31]
        rol ebx, 0xb               ;   111.5 p1     107 w[31]
        xor edx, ebx               ;   115.5 p0     107 w[32]
        rol edx, 0xb               ;   116.0 p1     107 w[32]
        mov dword [esp + 80], ecx  ;    79.5 p0+p3  107 w[23] spill
        mov ecx, dword [esp + 72]  ;    89.5 p2     107 w[33]
        xor ecx, 0x9e3779a0        ;    91.5 p0     107 w[33]
        xor ecx, esi               ;   102.0 p0     107 w[33]
        xor ecx, ebp               ;   111.0 p0     107 w[33]
        xor ecx, edx               ;   120.0 p0     107 w[33]
        rol ecx, 0xb               ;   120.5 p1     107 w[33]
        mov dword [esp + 84], esi  ;   102.0 p0+p3  107 w[28] spill
        mov esi, dword [esp + 76]  ;    98.5 p2     107 w[35]
        xor esi, 0x9e3779a2        ;   100.5 p0     107 w[35]
        xor esi, ebp               ;   111.0 p0     107 w[35]
        xor esi, edx               ;   120.0 p0     107 w[35]
        mov dword [esp + 88], ebp  ;   111.0 p0+p3  107 w[30] spill
        mov ebp, dword [esp + 84]  ;   103.0 p2     107 w[36]
        xor ebp, ebx               ;   115.5 p0     107 w[36]
        mov dword [esp + 92], edx  ;   120.0 p0+p3  107 w[32] spill
        mov edx, eax               ;    93.0 p1     107 w[34] copy
        xor edx, 0x9e3779a3        ;    93.5 p0     107 w[34]
        xor edx, edi               ;   106.5 p0     107 w[34]
        xor edx, ebx               ;   115.5 p0     107 w[34]
        xor edx, ecx               ;   124.5 p0     107 w[34]
        rol edx, 0xb               ;   125.0 p1     107 w[34]
        xor esi, edx               ;   129.0 p0     107 w[35]
        rol esi, 0xb               ;   129.5 p1     107 w[35]
        mov dword [esp + 96], eax  ;    93.0 p0+p3  107 w[26] spill
        mov eax, dword [esp + 92]  ;   121.0 p2     107 w[37]
        xor eax, 0x9e3779a4        ;   123.0 p0     107 w[37]
        xor eax, edi               ;   123.5 p0     107 w[37]
        xor eax, edx               ;   129.0 p0     107 w[37]
        mov dword [esp + 100], edi ;   106.5 p0+p3  107 w[29] spill
        mov edi, dword [esp + 88]  ;   112.0 p2     107 w[38]
        xor edi, 0x9e3779a7        ;   114.0 p0     107 w[38]
        xor edi, ecx               ;   124.5 p0     107 w[38]
        xor edi, esi               ;   133.5 p0     107 w[38]
        mov dword [esp + 104], ebx ;   115.5 p0+p3  107 w[31] spill
        mov ebx, ebp               ;   116.0 p1     107 w[36] copy
        xor ebx, 0x9e3779a5        ;   116.5 p0     107 w[36]
        xor ebx, ecx               ;   124.5 p0     107 w[36]
        xor ebx, esi               ;   133.5 p0     107 w[36]
        rol ebx, 0xb               ;   134.0 p1     107 w[36]
        xor eax, ebx               ;   138.0 p0     107 w[37]
        rol eax, 0xb               ;   138.5 p1     107 w[37]
        xor edi, eax               ;   142.5 p0     107 w[38]
        rol edi, 0xb               ;   143.0 p1     107 w[38]
        mov dword [esp + 108], ebp ;   116.0 p0+p3  107 w[36] spill
        mov ebp, dword [esp + 104] ;   116.5 p2     107 w[39]
        xor ebp, 0x9e3779a6        ;   118.5 p0     107 w[39]
        xor ebp, edx               ;   129.0 p0     107 w[39]
        xor ebp, ebx               ;   138.0 p0     107 w[39]
        xor ebp, edi               ;   147.0 p0     107 w[39]
        rol ebp, 0xb               ;   147.5 p1     107 w[39]
        mov dword [esp + 112], edx ;   129.0 p0+p3  107 w[34] spill
        mov edx, dword [esp + 92]  ;   121.0 p2     107 w[40]
        xor edx, 0x9e377999        ;   123.0 p0     107 w[40]
        xor edx, esi               ;   133.5 p0     107 w[40]
        xor edx, eax               ;   142.5 p0     107 w[40]
        xor edx, ebp               ;   151.5 p0     107 w[40]
        rol edx, 0xb               ;   152.0 p1     107 w[40]
        mov dword [esp + 116], esi ;   133.5 p0+p3  107 w[35] spill
        mov esi, dword [esp + 112] ;   130.0 p2     107 w[42]
        xor esi, 0x9e37799b        ;   132.0 p0     107 w[42]
        xor esi, eax               ;   142.5 p0     107 w[42]
        xor esi, ebp               ;   151.5 p0     107 w[42]
        mov dword [esp + 120], eax ;   142.5 p0+p3  107 w[37] spill
        mov eax, dword [esp + 116] ;   134.5 p2     107 w[43]
        xor eax, 0x9e37799a        ;   136.5 p0     107 w[43]
        xor eax, edi               ;   147.0 p0     107 w[43]
        mov dword [esp + 124], ebp ;   151.5 p0+p3  107 w[39] spill
        mov ebp, ecx               ;   124.5 p1     107 w[41] copy
        xor ebp, 0x9e377998        ;   125.0 p0     107 w[41]
        xor ebp, ebx               ;   138.0 p0     107 w[41]
        xor ebp, edi               ;   147.0 p0     107 w[41]
        xor ebp, edx               ;   156.0 p0     107 w[41]
        rol ebp, 0xb               ;   156.5 p1     107 w[41]
        xor esi, ebp               ;   160.5 p0     107 w[42]
        rol esi, 0xb               ;   161.0 p1     107 w[42]
        xor ebx, dword [esp + 124] ;   154.5 p2+p0  107 w[44]
        xor eax, edx               ;   156.0 p0     107 w[43]
        xor eax, esi               ;   165.0 p0     107 w[43]
        rol eax, 0xb               ;   165.5 p1     107 w[43]
        mov dword [esp + 128], ecx ;   124.5 p0+p3  107 w[33] spill
        mov ecx, dword [esp + 120] ;   143.5 p2     107 w[45]
        xor ecx, 0x9e37799c        ;   145.5 p0     107 w[45]
        xor ecx, edx               ;   156.0 p0     107 w[45]
        xor ecx, esi               ;   165.0 p0     107 w[45]
        mov dword [esp + 132], edx ;   156.0 p0+p3  107 w[40] spill
        mov edx, 0x9e37799d        ;    95.0 p1     107 w[44]
        xor edx, ebx               ;   155.0 p0     107 w[44]
        xor edx, ebp               ;   160.5 p0     107 w[44]
        xor edx, eax               ;   169.5 p0     107 w[44]
        rol edx, 0xb               ;   170.0 p1     107 w[44]
        xor ecx, edx               ;   174.0 p0     107 w[45]
        rol ecx, 0xb               ;   174.5 p1     107 w[45]
        mov dword [esp + 136], ebx ;   155.0 p0+p3  107 w[44] spill
        mov ebx, dword [esp + 124] ;   152.5 p2     107 w[47]
        xor ebx, 0x9e37799e        ;   154.5 p0     107 w[47]
        xor ebx, esi               ;   165.0 p0     107 w[47]
        xor ebx, edx               ;   174.0 p0     107 w[47]
        mov dword [esp + 140], esi ;   165.0 p0+p3  107 w[42] spill
        mov esi, dword [esp + 132] ;   157.0 p2     107 w[48]
        xor esi, 0x9e377991        ;   159.0 p0     107 w[48]
        xor esi, eax               ;   169.5 p0     107 w[48]
        mov dword [esp + 144], edx ;   174.0 p0+p3  107 w[44] spill
        mov edx, edi               ;   147.0 p1     107 w[46] copy
        xor edx, 0x9e37799f        ;   147.5 p0     107 w[46]
        xor edx, ebp               ;   160.5 p0     107 w[46]
        xor edx, eax               ;   169.5 p0     107 w[46]
        xor edx, ecx               ;   178.5 p0     107 w[46]
        rol edx, 0xb               ;   179.0 p1     107 w[46]
        xor ebx, edx               ;   183.0 p0     107 w[47]
        rol ebx, 0xb               ;   183.5 p1     107 w[47]
        xor esi, ecx               ;   178.5 p0     107 w[48]
        xor esi, ebx               ;   187.5 p0     107 w[48]
        rol esi, 0xb               ;   188.0 p1     107 w[48]
        mov dword [esp + 148], edi ;   147.0 p0+p3  107 w[38] spill
        mov edi, dword [esp + 144] ;   175.0 p2     107 w[49]
        xor edi, 0x9e377990        ;   177.0 p0     107 w[49]
        xor edi, ebp               ;   177.5 p0     107 w[49]
        xor edi, edx               ;   183.0 p0     107 w[49]
        xor edi, esi               ;   192.0 p0     107 w[49]
        mov dword [esp + 152], ebp ;   160.5 p0+p3  107 w[41] spill
        mov ebp, dword [esp + 140] ;   166.0 p2     107 w[50]
        xor ebp, 0x9e377993        ;   168.0 p0     107 w[50]
        rol edi, 0xb               ;   192.5 p1     107 w[49]
        xor ebp, ecx               ;   178.5 p0     107 w[50]
        xor ebp, ebx               ;   187.5 p0     107 w[50]
        xor ebp, edi               ;   196.5 p0     107 w[50]
        rol ebp, 0xb               ;   197.0 p1     107 w[50]
        mov dword [esp + 156], ecx ;   178.5 p0+p3  107 w[45] spill
        mov ecx, dword [esp + 144] ;   175.0 p2     107 w[52]
        xor ecx, 0x9e377995        ;   177.0 p0     107 w[52]
        xor ecx, ebx               ;   187.5 p0     107 w[52]
        xor ecx, edi               ;   196.5 p0     107 w[52]
        mov dword [esp + 160], ebx ;   187.5 p0+p3  107 w[47] spill
        mov ebx, dword [esp + 156] ;   179.5 p2     107 w[53]
        xor ebx, 0x9e377994        ;   181.5 p0     107 w[53]
        xor ebx, esi               ;   192.0 p0     107 w[53]
        mov dword [esp + 164], edi ;   196.5 p0+p3  107 w[49] spill
        mov edi, eax               ;   169.5 p1     107 w[51] copy
        xor edi, 0x9e377992        ;   170.0 p0     107 w[51]
        xor edi, edx               ;   183.0 p0     107 w[51]
        xor edi, esi               ;   192.0 p0     107 w[51]
        xor edi, ebp               ;   201.0 p0     107 w[51]
        rol edi, 0xb               ;   201.5 p1     107 w[51]
        xor ecx, edi               ;   205.5 p0     107 w[52]
        rol ecx, 0xb               ;   206.0 p1     107 w[52]
        xor ebx, ebp               ;   201.0 p0     107 w[53]
        xor ebx, ecx               ;   210.0 p0     107 w[53]
        mov dword [esp + 168], eax ;   169.5 p0+p3  107 w[43] spill
        mov eax, dword [esp + 164] ;   197.5 p2     107 w[54]
        xor eax, 0x9e377997        ;   199.5 p0     107 w[54]
        xor eax, edx               ;   200.0 p0     107 w[54]
        rol ebx, 0xb               ;   210.5 p1     107 w[53]
        xor eax, edi               ;   205.5 p0     107 w[54]
        xor eax, ebx               ;   214.5 p0     107 w[54]
        mov dword [esp + 172], edx ;   183.0 p0+p3  107 w[46] spill
        mov edx, dword [esp + 160] ;   188.5 p2     107 w[55]
        xor edx, 0x9e377996        ;   190.5 p0     107 w[55]
        rol eax, 0xb               ;   215.0 p1     107 w[54]
        xor edx, ebp               ;   201.0 p0     107 w[55]
        xor edx, ecx               ;   210.0 p0     107 w[55]
        xor edx, eax               ;   219.0 p0     107 w[55]
        rol edx, 0xb               ;   219.5 p1     107 w[55]
        mov dword [esp + 176], ebp ;   201.0 p0+p3  107 w[50] spill
        mov ebp, dword [esp + 164] ;   197.5 p2     107 w[57]
        xor ebp, 0x9e377988        ;   199.5 p0     107 w[57]
        xor ebp, ecx               ;   210.0 p0     107 w[57]
        xor ebp, eax               ;   219.0 p0     107 w[57]
        mov dword [esp + 180], ecx ;   210.0 p0+p3  107 w[52] spill
        mov ecx, dword [esp + 176] ;   202.0 p2     107 w[58]
        xor ecx, 0x9e37798b        ;   204.0 p0     107 w[58]
        mov dword [esp + 184], eax ;   219.0 p0+p3  107 w[54] spill
        mov eax, esi               ;   192.0 p1     107 w[56] copy
        xor eax, edi               ;   205.5 p0     107 w[56]
        xor ecx, ebx               ;   214.5 p0     107 w[58]
        xor ecx, edx               ;   223.5 p0     107 w[58]
        mov dword [esp + 188], esi ;   192.0 p0+p3  107 w[48] spill
        mov esi, 0x9e377989        ;   152.2 p1     107 w[56]
        xor esi, eax               ;   206.0 p0     107 w[56]
        xor esi, ebx               ;   214.5 p0     107 w[56]
        xor esi, edx               ;   223.5 p0     107 w[56]
        rol esi, 0xb               ;   224.0 p1     107 w[56]
        xor ebp, esi               ;   228.0 p0     107 w[57]
        rol ebp, 0xb               ;   228.5 p1     107 w[57]
        xor ecx, ebp               ;   232.5 p0     107 w[58]
        rol ecx, 0xb               ;   233.0 p1     107 w[58]
        mov dword [esp + 192], eax ;   206.0 p0+p3  107 w[56] spill
        mov eax, dword [esp + 184] ;   220.0 p2     107 w[59]
        xor eax, 0x9e37798a        ;   222.0 p0     107 w[59]
        xor eax, edi               ;   222.5 p0     107 w[59]
        xor eax, esi               ;   228.0 p0     107 w[59]
        mov dword [esp + 196], edi ;   205.5 p0+p3  107 w[51] spill
        mov edi, dword [esp + 180] ;   211.0 p2     107 w[60]
        xor edi, edx               ;   223.5 p0     107 w[60]
        xor eax, ecx               ;   237.0 p0     107 w[59]
        rol eax, 0xb               ;   237.5 p1     107 w[59]
        mov dword [esp + 200], edx ;   223.5 p0+p3  107 w[55] spill
        mov edx, dword [esp + 184] ;   220.0 p2     107 w[62]
        xor edx, 0x9e37798f        ;   222.0 p0     107 w[62]
        xor edx, ebp               ;   232.5 p0     107 w[62]
        mov dword [esp + 204], ebx ;   214.5 p0+p3  107 w[53] spill
        mov ebx, 0x9e37798d        ;   165.3 p1     107 w[60]
        xor ebx, edi               ;   224.0 p0     107 w[60]
        xor ebx, ebp               ;   232.5 p0     107 w[60]
        xor ebx, eax               ;   241.5 p0     107 w[60]
        rol ebx, 0xb               ;   242.0 p1     107 w[60]
        mov dword [esp + 208], edi ;   224.0 p0+p3  107 w[60] spill
        mov edi, dword [esp + 204] ;   215.5 p2     107 w[61]
        xor edi, 0x9e37798c        ;   217.5 p0     107 w[61]
        xor edi, esi               ;   228.0 p0     107 w[61]
        xor edi, ecx               ;   237.0 p0     107 w[61]
        xor edi, ebx               ;   246.0 p0     107 w[61]
        rol edi, 0xb               ;   246.5 p1     107 w[61]
        xor edx, eax               ;   241.5 p0     107 w[62]
        xor edx, edi               ;   250.5 p0     107 w[62]
        mov dword [esp + 212], ebp ;   232.5 p0+p3  107 w[57] spill
        mov ebp, dword [esp + 200] ;   224.5 p2     107 w[63]
        xor ebp, 0x9e37798e        ;   226.5 p0     107 w[63]
        rol edx, 0xb               ;   251.0 p1     107 w[62]
        xor ebp, ecx               ;   237.0 p0     107 w[63]
        xor ebp, ebx               ;   246.0 p0     107 w[63]
        xor ebp, edx               ;   255.0 p0     107 w[63]
        rol ebp, 0xb               ;   255.5 p1     107 w[63]
        mov dword [esp + 216], ecx ;   237.0 p0+p3  107 w[58] spill
        mov ecx, dword [esp + 212] ;   233.5 p2     107 w[65]
        xor ecx, 0x9e377980        ;   235.5 p0     107 w[65]
        xor ecx, ebx               ;   246.0 p0     107 w[65]
        xor ecx, edx               ;   255.0 p0     107 w[65]
        mov dword [esp + 220], ebx ;   246.0 p0+p3  107 w[60] spill
        mov ebx, dword [esp + 216] ;   238.0 p2     107 w[66]
        xor ebx, 0x9e377983        ;   240.0 p0     107 w[66]
        xor ebx, edi               ;   250.5 p0     107 w[66]
        mov dword [esp + 224], edx ;   255.0 p0+p3  107 w[62] spill
        mov edx, esi               ;   228.0 p1     107 w[64] copy
        xor edx, 0x9e377981        ;   228.5 p0     107 w[64]
        xor edx, eax               ;   241.5 p0     107 w[64]
        xor edx, edi               ;   250.5 p0     107 w[64]
        xor edx, ebp               ;   259.5 p0     107 w[64]
        rol edx, 0xb               ;   260.0 p1     107 w[64]
        xor ecx, edx               ;   264.0 p0     107 w[65]
        rol ecx, 0xb               ;   264.5 p1     107 w[65]
        xor ebx, ebp               ;   259.5 p0     107 w[66]
        xor ebx, ecx               ;   268.5 p0     107 w[66]
        rol ebx, 0xb               ;   269.0 p1     107 w[66]
        mov dword [esp + 228], esi ;   228.0 p0+p3  107 w[56] spill
        mov esi, dword [esp + 224] ;   256.0 p2     107 w[67]
        xor esi, 0x9e377982        ;   258.0 p0     107 w[67]
        xor esi, eax               ;   258.5 p0     107 w[67]
        xor esi, edx               ;   264.0 p0     107 w[67]
        mov dword [esp + 232], eax ;   241.5 p0+p3  107 w[59] spill
        mov eax, dword [esp + 220] ;   247.0 p2     107 w[68]
        xor esi, ebx               ;   273.0 p0     107 w[67]
        xor eax, ebp               ;   259.5 p0     107 w[68]
        rol esi, 0xb               ;   273.5 p1     107 w[67]
        mov dword [esp + 236], ebp ;   259.5 p0+p3  107 w[63] spill
        mov ebp, dword [esp + 224] ;   256.0 p2     107 w[70]
        xor ebp, 0x9e377987        ;   258.0 p0     107 w[70]
        xor ebp, ecx               ;   268.5 p0     107 w[70]
        xor ebp, esi               ;   277.5 p0     107 w[70]
        mov dword [esp + 240], edi ;   250.5 p0+p3  107 w[61] spill
        mov edi, 0x9e377985        ;   203.3 p1     107 w[68]
        xor edi, eax               ;   260.0 p0     107 w[68]
        xor edi, ecx               ;   268.5 p0     107 w[68]
        xor edi, esi               ;   277.5 p0     107 w[68]
        rol edi, 0xb               ;   278.0 p1     107 w[68]
        mov dword [esp + 244], eax ;   260.0 p0+p3  107 w[68] spill
        mov eax, dword [esp + 240] ;   251.5 p2     107 w[69]
        xor eax, 0x9e377984        ;   253.5 p0     107 w[69]
        xor eax, edx               ;   264.0 p0     107 w[69]
        xor eax, ebx               ;   273.0 p0     107 w[69]
        xor eax, edi               ;   282.0 p0     107 w[69]
        rol eax, 0xb               ;   282.5 p1     107 w[69]
        xor ebp, eax               ;   286.5 p0     107 w[70]
        rol ebp, 0xb               ;   287.0 p1     107 w[70]
        mov dword [esp + 248], ecx ;   268.5 p0+p3  107 w[65] spill
        mov ecx, dword [esp + 236] ;   260.5 p2     107 w[71]
        xor ecx, 0x9e377986        ;   262.5 p0     107 w[71]
        xor ecx, ebx               ;   273.0 p0     107 w[71]
        xor ecx, edi               ;   282.0 p0     107 w[71]
        xor ecx, ebp               ;   291.0 p0     107 w[71]
        rol ecx, 0xb               ;   291.5 p1     107 w[71]
        mov dword [esp + 252], ebx ;   273.0 p0+p3  107 w[66] spill
        mov ebx, dword [esp + 248] ;   269.5 p2     107 w[73]
        xor ebx, 0x9e3779f8        ;   271.5 p0     107 w[73]
        xor ebx, edi               ;   282.0 p0     107 w[73]
        xor ebx, ebp               ;   291.0 p0     107 w[73]
        mov dword [esp + 256], edi ;   282.0 p0+p3  107 w[68] spill
        mov edi, dword [esp + 252] ;   274.0 p2     107 w[74]
        xor edi, 0x9e3779fb        ;   276.0 p0     107 w[74]
        xor edi, eax               ;   286.5 p0     107 w[74]
        mov dword [esp + 260], ebp ;   291.0 p0+p3  107 w[70] spill
        mov ebp, edx               ;   264.0 p1     107 w[72] copy
        xor ebp, 0x9e3779f9        ;   264.5 p0     107 w[72]
        xor ebp, esi               ;   277.5 p0     107 w[72]
        xor ebp, eax               ;   286.5 p0     107 w[72]
        xor ebp, ecx               ;   295.5 p0     107 w[72]
        rol ebp, 0xb               ;   296.0 p1     107 w[72]
        xor ebx, ebp               ;   300.0 p0     107 w[73]
        rol ebx, 0xb               ;   300.5 p1     107 w[73]
        xor edi, ecx               ;   295.5 p0     107 w[74]
        xor edi, ebx               ;   304.5 p0     107 w[74]
        mov dword [esp + 264], edx ;   264.0 p0+p3  107 w[64] spill
        mov edx, dword [esp + 260] ;   292.0 p2     107 w[75]
        xor edx, 0x9e3779fa        ;   294.0 p0     107 w[75]
        xor edx, esi               ;   294.5 p0     107 w[75]
        rol edi, 0xb               ;   305.0 p1     107 w[74]
        xor edx, ebp               ;   300.0 p0     107 w[75]
        mov dword [esp + 268], esi ;   277.5 p0+p3  107 w[67] spill
        mov esi, dword [esp + 256] ;   283.0 p2     107 w[76]
        xor edx, edi               ;   309.0 p0     107 w[75]
        xor esi, ecx               ;   295.5 p0     107 w[76]
        rol edx, 0xb               ;   309.5 p1     107 w[75]
        mov dword [esp + 256], ecx ;   295.5 p0+p3  107 w[71] spill
        mov ecx, dword [esp + 260] ;   292.0 p2     107 w[78]
        xor ecx, 0x9e3779ff        ;   294.0 p0     107 w[78]
        xor ecx, ebx               ;   304.5 p0     107 w[78]
        xor ecx, edx               ;   313.5 p0     107 w[78]
        mov dword [esp + 272], eax ;   286.5 p0+p3  107 w[69] spill
        mov eax, 0x9e3779fd        ;   239.3 p1     107 w[76]
        xor eax, esi               ;   296.0 p0     107 w[76]
        xor eax, ebx               ;   304.5 p0     107 w[76]
        xor eax, edx               ;   313.5 p0     107 w[76]
        rol eax, 0xb               ;   314.0 p1     107 w[76]
        mov dword [esp + 276], esi ;   296.0 p0+p3  107 w[76] spill
        mov esi, dword [esp + 272] ;   287.5 p2     107 w[77]
        xor esi, 0x9e3779fc        ;   289.5 p0     107 w[77]
        xor esi, ebp               ;   300.0 p0     107 w[77]
        xor esi, edi               ;   309.0 p0     107 w[77]
        xor esi, eax               ;   318.0 p0     107 w[77]
        rol esi, 0xb               ;   318.5 p1     107 w[77]
        xor ecx, esi               ;   322.5 p0     107 w[78]
        mov dword [esp + 280], ebx ;   304.5 p0+p3  107 w[73] spill
        mov ebx, dword [esp + 256] ;   296.5 p2     107 w[79]
        xor ebx, 0x9e3779fe        ;   298.5 p0     107 w[79]
        rol ecx, 0xb               ;   323.0 p1     107 w[78]
        xor ebx, edi               ;   309.0 p0     107 w[79]
        xor ebx, eax               ;   318.0 p0     107 w[79]
        xor ebx, ecx               ;   327.0 p0     107 w[79]
        rol ebx, 0xb               ;   327.5 p1     107 w[79]
        mov dword [esp + 284], edi ;   309.0 p0+p3  107 w[74] spill
        mov edi, dword [esp + 280] ;   305.5 p2     107 w[81]
        xor edi, 0x9e3779f0        ;   307.5 p0     107 w[81]
        xor edi, eax               ;   318.0 p0     107 w[81]
        xor edi, ecx               ;   327.0 p0     107 w[81]
        mov dword [esp + 288], eax ;   318.0 p0+p3  107 w[76] spill
        mov eax, dword [esp + 284] ;   310.0 p2     107 w[82]
        xor eax, 0x9e3779f3        ;   312.0 p0     107 w[82]
        xor eax, esi               ;   322.5 p0     107 w[82]
        mov dword [esp + 292], ecx ;   327.0 p0+p3  107 w[78] spill
        mov ecx, ebp               ;   300.0 p1     107 w[80] copy
        xor ecx, 0x9e3779f1        ;   300.5 p0     107 w[80]
        xor ecx, edx               ;   313.5 p0     107 w[80]
        xor ecx, esi               ;   322.5 p0     107 w[80]
        xor ecx, ebx               ;   331.5 p0     107 w[80]
        rol ecx, 0xb               ;   332.0 p1     107 w[80]
        xor edi, ecx               ;   336.0 p0     107 w[81]
        rol edi, 0xb               ;   336.5 p1     107 w[81]
        xor eax, ebx               ;   331.5 p0     107 w[82]
        xor eax, edi               ;   340.5 p0     107 w[82]
        mov dword [esp + 296], ebp ;   300.0 p0+p3  107 w[72] spill
        mov ebp, dword [esp + 292] ;   328.0 p2     107 w[83]
        xor ebp, 0x9e3779f2        ;   330.0 p0     107 w[83]
        xor ebp, edx               ;   330.5 p0     107 w[83]
        rol eax, 0xb               ;   341.0 p1     107 w[82]
        xor ebp, ecx               ;   336.0 p0     107 w[83]
        xor ebp, eax               ;   345.0 p0     107 w[83]
        mov dword [esp + 300], edx ;   313.5 p0+p3  107 w[75] spill
        mov edx, dword [esp + 288] ;   319.0 p2     107 w[84]
        xor edx, 0x9e3779f5        ;   321.0 p0     107 w[84]
        rol ebp, 0xb               ;   345.5 p1     107 w[83]
        xor edx, ebx               ;   331.5 p0     107 w[84]
        xor edx, edi               ;   340.5 p0     107 w[84]
        xor edx, ebp               ;   349.5 p0     107 w[84]
        rol edx, 0xb               ;   350.0 p1     107 w[84]
        mov dword [esp + 304], ebx ;   331.5 p0+p3  107 w[79] spill
        mov ebx, dword [esp + 292] ;   328.0 p2     107 w[86]
        xor ebx, 0x9e3779f7        ;   330.0 p0     107 w[86]
        xor ebx, edi               ;   340.5 p0     107 w[86]
        xor ebx, ebp               ;   349.5 p0     107 w[86]
        mov dword [esp + 308], edi ;   340.5 p0+p3  107 w[81] spill
        mov edi, dword [esp + 304] ;   332.5 p2     107 w[87]
        xor edi, 0x9e3779f6        ;   334.5 p0     107 w[87]
        xor edi, eax               ;   345.0 p0     107 w[87]
        mov dword [esp + 312], ebp ;   349.5 p0+p3  107 w[83] spill
        mov ebp, esi               ;   322.5 p1     107 w[85] copy
        xor ebp, 0x9e3779f4        ;   323.0 p0     107 w[85]
        xor ebp, ecx               ;   336.0 p0     107 w[85]
        xor ebp, eax               ;   345.0 p0     107 w[85]
        xor ebp, edx               ;   354.0 p0     107 w[85]
        rol ebp, 0xb               ;   354.5 p1     107 w[85]
        xor ebx, ebp               ;   358.5 p0     107 w[86]
        rol ebx, 0xb               ;   359.0 p1     107 w[86]
        xor edi, edx               ;   354.0 p0     107 w[87]
        mov dword [esp + 316], esi ;   322.5 p0+p3  107 w[77] spill
        mov esi, dword [esp + 312] ;   350.5 p2     107 w[88]
        xor esi, ecx               ;   352.5 p0     107 w[88]
        xor edi, ebx               ;   363.0 p0     107 w[87]
        rol edi, 0xb               ;   363.5 p1     107 w[87]
        mov dword [esp + 320], ecx ;   336.0 p0+p3  107 w[80] spill
        mov ecx, dword [esp + 308] ;   341.5 p2     107 w[89]
        xor ecx, 0x9e3779e8        ;   343.5 p0     107 w[89]
        xor ecx, edx               ;   354.0 p0     107 w[89]
        xor ecx, ebx               ;   363.0 p0     107 w[89]
        mov dword [esp + 324], edx ;   354.0 p0+p3  107 w[84] spill
        mov edx, 0x9e3779e9        ;   292.7 p1     107 w[88]
        xor edx, esi               ;   353.0 p0     107 w[88]
        xor edx, ebp               ;   358.5 p0     107 w[88]
        xor edx, edi               ;   367.5 p0     107 w[88]
        rol edx, 0xb               ;   368.0 p1     107 w[88]
        xor ecx, edx               ;   372.0 p0     107 w[89]
        rol ecx, 0xb               ;   372.5 p1     107 w[89]
        mov dword [esp + 328], esi ;   353.0 p0+p3  107 w[88] spill
        mov esi, dword [esp + 312] ;   350.5 p2     107 w[91]
        xor esi, 0x9e3779ea        ;   352.5 p0     107 w[91]
        xor esi, ebx               ;   363.0 p0     107 w[91]
        xor esi, edx               ;   372.0 p0     107 w[91]
        mov dword [esp + 332], ebx ;   363.0 p0+p3  107 w[86] spill
        mov ebx, dword [esp + 324] ;   355.0 p2     107 w[92]
        xor ebx, edi               ;   367.5 p0     107 w[92]
        mov dword [esp + 336], edx ;   372.0 p0+p3  107 w[88] spill
        mov edx, eax               ;   345.0 p1     107 w[90] copy
        xor edx, 0x9e3779eb        ;   345.5 p0     107 w[90]
        xor edx, ebp               ;   358.5 p0     107 w[90]
        xor edx, edi               ;   367.5 p0     107 w[90]
        xor edx, ecx               ;   376.5 p0     107 w[90]
        rol edx, 0xb               ;   377.0 p1     107 w[90]
        xor esi, edx               ;   381.0 p0     107 w[91]
        rol esi, 0xb               ;   381.5 p1     107 w[91]
        mov dword [esp + 340], eax ;   345.0 p0+p3  107 w[82] spill
        mov eax, dword [esp + 336] ;   373.0 p2     107 w[93]
        xor eax, 0x9e3779ec        ;   375.0 p0     107 w[93]
        xor eax, ebp               ;   375.5 p0     107 w[93]
        xor eax, edx               ;   381.0 p0     107 w[93]
        mov dword [esp + 344], ebp ;   358.5 p0+p3  107 w[85] spill
        mov ebp, dword [esp + 332] ;   364.0 p2     107 w[94]
        xor ebp, 0x9e3779ef        ;   366.0 p0     107 w[94]
        xor ebp, ecx               ;   376.5 p0     107 w[94]
        xor ebp, esi               ;   385.5 p0     107 w[94]
        mov dword [esp + 348], edi ;   367.5 p0+p3  107 w[87] spill
        mov edi, 0x9e3779ed        ;   314.2 p1     107 w[92]
        xor edi, ebx               ;   368.0 p0     107 w[92]
        xor edi, ecx               ;   376.5 p0     107 w[92]
        xor edi, esi               ;   385.5 p0     107 w[92]
        rol edi, 0xb               ;   386.0 p1     107 w[92]
        xor eax, edi               ;   390.0 p0     107 w[93]
        rol eax, 0xb               ;   390.5 p1     107 w[93]
        xor ebp, eax               ;   394.5 p0     107 w[94]
        mov dword [esp + 352], ebx ;   368.0 p0+p3  107 w[92] spill
        mov ebx, dword [esp + 348] ;   368.5 p2     107 w[95]
        xor ebx, 0x9e3779ee        ;   370.5 p0     107 w[95]
        rol ebp, 0xb               ;   395.0 p1     107 w[94]
        xor ebx, edx               ;   381.0 p0     107 w[95]
        xor ebx, edi               ;   390.0 p0     107 w[95]
        xor ebx, ebp               ;   399.0 p0     107 w[95]
        mov dword [esp + 356], edx ;   381.0 p0+p3  107 w[90] spill
        mov edx, dword [esp + 336] ;   373.0 p2     107 w[96]
        xor edx, 0x9e3779e1        ;   375.0 p0     107 w[96]
        rol ebx, 0xb               ;   399.5 p1     107 w[95]
        xor edx, esi               ;   385.5 p0     107 w[96]
        xor edx, eax               ;   394.5 p0     107 w[96]
        xor edx, ebx               ;   403.5 p0     107 w[96]
        rol edx, 0xb               ;   404.0 p1     107 w[96]
        mov dword [esp + 360], esi ;   385.5 p0+p3  107 w[91] spill
        mov esi, dword [esp + 356] ;   382.0 p2     107 w[98]
        xor esi, 0x9e3779e3        ;   384.0 p0     107 w[98]
        xor esi, eax               ;   394.5 p0     107 w[98]
        xor esi, ebx               ;   403.5 p0     107 w[98]
        mov dword [esp + 364], eax ;   394.5 p0+p3  107 w[93] spill
        mov eax, dword [esp + 360] ;   386.5 p2     107 w[99]
        xor eax, 0x9e3779e2        ;   388.5 p0     107 w[99]
        xor eax, ebp               ;   399.0 p0     107 w[99]
        mov dword [esp + 368], ebx ;   403.5 p0+p3  107 w[95] spill
        mov ebx, ecx               ;   376.5 p1     107 w[97] copy
        xor ebx, 0x9e3779e0        ;   377.0 p0     107 w[97]
        xor ebx, edi               ;   390.0 p0     107 w[97]
        xor ebx, ebp               ;   399.0 p0     107 w[97]
        xor ebx, edx               ;   408.0 p0     107 w[97]
        rol ebx, 0xb               ;   408.5 p1     107 w[97]
        xor esi, ebx               ;   412.5 p0     107 w[98]
        rol esi, 0xb               ;   413.0 p1     107 w[98]
        xor eax, edx               ;   408.0 p0     107 w[99]
        mov dword [esp + 372], ecx ;   376.5 p0+p3  107 w[89] spill
        mov ecx, dword [esp + 368] ;   404.5 p2     107 w[100]
        xor ecx, edi               ;   406.5 p0     107 w[100]
        xor eax, esi               ;   417.0 p0     107 w[99]
        rol eax, 0xb               ;   417.5 p1     107 w[99]
        mov dword [esp + 376], edi ;   390.0 p0+p3  107 w[92] spill
        mov edi, dword [esp + 364] ;   395.5 p2     107 w[101]
        xor edi, 0x9e3779e4        ;   397.5 p0     107 w[101]
        xor edi, edx               ;   408.0 p0     107 w[101]
        xor edi, esi               ;   417.0 p0     107 w[101]
        mov dword [esp + 380], edx ;   408.0 p0+p3  107 w[96] spill
        mov edx, 0x9e3779e5        ;   346.0 p1     107 w[100]
        xor edx, ecx               ;   407.0 p0     107 w[100]
        xor edx, ebx               ;   412.5 p0     107 w[100]
        xor edx, eax               ;   421.5 p0     107 w[100]
        rol edx, 0xb               ;   422.0 p1     107 w[100]
        xor edi, edx               ;   426.0 p0     107 w[101]
        rol edi, 0xb               ;   426.5 p1     107 w[101]
        mov dword [esp + 384], ecx ;   407.0 p0+p3  107 w[100] spill
        mov ecx, dword [esp + 368] ;   404.5 p2     107 w[103]
        xor ecx, 0x9e3779e6        ;   406.5 p0     107 w[103]
        xor ecx, esi               ;   417.0 p0     107 w[103]
        xor ecx, edx               ;   426.0 p0     107 w[103]
        mov dword [esp + 388], esi ;   417.0 p0+p3  107 w[98] spill
        mov esi, dword [esp + 380] ;   409.0 p2     107 w[104]
        xor esi, 0x9e3779d9        ;   411.0 p0     107 w[104]
        xor esi, eax               ;   421.5 p0     107 w[104]
        mov dword [esp + 392], edx ;   426.0 p0+p3  107 w[100] spill
        mov edx, ebp               ;   399.0 p1     107 w[102] copy
        xor edx, 0x9e3779e7        ;   399.5 p0     107 w[102]
        xor edx, ebx               ;   412.5 p0     107 w[102]
        xor edx, eax               ;   421.5 p0     107 w[102]
        xor edx, edi               ;   430.5 p0     107 w[102]
        rol edx, 0xb               ;   431.0 p1     107 w[102]
        xor ecx, edx               ;   435.0 p0     107 w[103]
        rol ecx, 0xb               ;   435.5 p1     107 w[103]
        xor esi, edi               ;   430.5 p0     107 w[104]
        xor esi, ecx               ;   439.5 p0     107 w[104]
        rol esi, 0xb               ;   440.0 p1     107 w[104]
        mov dword [esp + 396], ebp ;   399.0 p0+p3  107 w[94] spill
        mov ebp, dword [esp + 392] ;   427.0 p2     107 w[105]
        xor ebp, 0x9e3779d8        ;   429.0 p0     107 w[105]
        xor ebp, ebx               ;   429.5 p0     107 w[105]
        xor ebp, edx               ;   435.0 p0     107 w[105]
        xor ebp, esi               ;   444.0 p0     107 w[105]
        rol ebp, 0xb               ;   444.5 p1     107 w[105]
        mov dword [esp + 400], ebx ;   412.5 p0+p3  107 w[97] spill
        mov ebx, dword [esp + 388] ;   418.0 p2     107 w[106]
        xor ebx, 0x9e3779db        ;   420.0 p0     107 w[106]
        xor ebx, edi               ;   430.5 p0     107 w[106]
        xor ebx, ecx               ;   439.5 p0     107 w[106]
        xor ebx, ebp               ;   448.5 p0     107 w[106]
        rol ebx, 0xb               ;   449.0 p1     107 w[106]
        mov dword [esp + 404], edi ;   430.5 p0+p3  107 w[101] spill
        mov edi, dword [esp + 392] ;   427.0 p2     107 w[108]
        xor edi, ecx               ;   439.5 p0     107 w[108]
        mov dword [esp + 392], ecx ;   439.5 p0+p3  107 w[103] spill
        mov ecx, dword [esp + 404] ;   431.5 p2     107 w[109]
        xor ecx, 0x9e3779dc        ;   433.5 p0     107 w[109]
        mov dword [esp + 408], ebp ;   448.5 p0+p3  107 w[105] spill
        mov ebp, eax               ;   421.5 p1     107 w[107] copy
        xor ebp, 0x9e3779da        ;   422.0 p0     107 w[107]
        xor ebp, edx               ;   435.0 p0     107 w[107]
        xor ebp, esi               ;   444.0 p0     107 w[107]
        xor ebp, ebx               ;   453.0 p0     107 w[107]
        rol ebp, 0xb               ;   453.5 p1     107 w[107]
        mov dword [esp + 412], eax ;   421.5 p0+p3  107 w[99] spill
        mov eax, dword [esp + 408] ;   449.5 p2     107 w[108]
        xor eax, 0x9e3779dd        ;   451.5 p0     107 w[108]
        xor eax, edi               ;   452.0 p0     107 w[108]
        xor eax, ebp               ;   457.5 p0     107 w[108]
        rol eax, 0xb               ;   458.0 p1     107 w[108]
        xor ecx, esi               ;   444.0 p0     107 w[109]
        xor ecx, ebx               ;   453.0 p0     107 w[109]
        xor ecx, eax               ;   462.0 p0     107 w[109]
        rol ecx, 0xb               ;   462.5 p1     107 w[109]
        mov dword [esp + 416], edi ;   440.0 p0+p3  107 w[108] spill
        mov edi, dword [esp + 408] ;   449.5 p2     107 w[110]
        xor edi, 0x9e3779df        ;   451.5 p0     107 w[110]
        xor edi, edx               ;   452.0 p0     107 w[110]
        xor edi, ebp               ;   457.5 p0     107 w[110]
        xor edi, ecx               ;   466.5 p0     107 w[110]
        mov dword [esp + 420], edx ;   435.0 p0+p3  107 w[102] spill
        mov edx, dword [esp + 392] ;   440.5 p2     107 w[111]
        xor edx, 0x9e3779de        ;   442.5 p0     107 w[111]
        rol edi, 0xb               ;   467.0 p1     107 w[110]
        xor edx, ebx               ;   453.0 p0     107 w[111]
        xor edx, eax               ;   462.0 p0     107 w[111]
        xor edx, edi               ;   471.0 p0     107 w[111]
        rol edx, 0xb               ;   471.5 p1     107 w[111]
        mov dword [esp + 424], ebx ;   453.0 p0+p3  107 w[106] spill
        mov ebx, dword [esp + 408] ;   449.5 p2     107 w[113]
        xor ebx, 0x9e3779d0        ;   451.5 p0     107 w[113]
        xor ebx, eax               ;   462.0 p0     107 w[113]
        xor ebx, edi               ;   471.0 p0     107 w[113]
        mov dword [esp + 428], eax ;   462.0 p0+p3  107 w[108] spill
        mov eax, dword [esp + 424] ;   454.0 p2     107 w[114]
        xor eax, 0x9e3779d3        ;   456.0 p0     107 w[114]
        xor eax, ecx               ;   466.5 p0     107 w[114]
        mov dword [esp + 432], edi ;   471.0 p0+p3  107 w[110] spill
        mov edi, esi               ;   444.0 p1     107 w[112] copy
        xor edi, 0x9e3779d1        ;   444.5 p0     107 w[112]
        xor edi, ebp               ;   457.5 p0     107 w[112]
        xor edi, ecx               ;   466.5 p0     107 w[112]
        xor edi, edx               ;   475.5 p0     107 w[112]
        rol edi, 0xb               ;   476.0 p1     107 w[112]
        xor ebx, edi               ;   480.0 p0     107 w[113]
        rol ebx, 0xb               ;   480.5 p1     107 w[113]
        xor eax, edx               ;   475.5 p0     107 w[114]
        xor eax, ebx               ;   484.5 p0     107 w[114]
        rol eax, 0xb               ;   485.0 p1     107 w[114]
        mov dword [esp + 436], esi ;   444.0 p0+p3  107 w[104] spill
        mov esi, dword [esp + 432] ;   472.0 p2     107 w[115]
        xor esi, 0x9e3779d2        ;   474.0 p0     107 w[115]
        xor esi, ebp               ;   474.5 p0     107 w[115]
        xor esi, edi               ;   480.0 p0     107 w[115]
        xor esi, eax               ;   489.0 p0     107 w[115]
        mov dword [esp + 440], ebp ;   457.5 p0+p3  107 w[107] spill
        mov ebp, dword [esp + 428] ;   463.0 p2     107 w[116]
        xor ebp, 0x9e3779d5        ;   465.0 p0     107 w[116]
        rol esi, 0xb               ;   489.5 p1     107 w[115]
        xor ebp, edx               ;   475.5 p0     107 w[116]
        xor ebp, ebx               ;   484.5 p0     107 w[116]
        xor ebp, esi               ;   493.5 p0     107 w[116]
        rol ebp, 0xb               ;   494.0 p1     107 w[116]
        mov dword [esp + 444], edx ;   475.5 p0+p3  107 w[111] spill
        mov edx, dword [esp + 432] ;   472.0 p2     107 w[118]
        xor edx, 0x9e3779d7        ;   474.0 p0     107 w[118]
        xor edx, ebx               ;   484.5 p0     107 w[118]
        xor edx, esi               ;   493.5 p0     107 w[118]
        mov dword [esp + 448], ebx ;   484.5 p0+p3  107 w[113] spill
        mov ebx, dword [esp + 444] ;   476.5 p2     107 w[119]
        xor ebx, 0x9e3779d6        ;   478.5 p0     107 w[119]
        xor ebx, eax               ;   489.0 p0     107 w[119]
        mov dword [esp + 452], esi ;   493.5 p0+p3  107 w[115] spill
        mov esi, ecx               ;   466.5 p1     107 w[117] copy
        xor esi, 0x9e3779d4        ;   467.0 p0     107 w[117]
        xor esi, edi               ;   480.0 p0     107 w[117]
        xor esi, eax               ;   489.0 p0     107 w[117]
        xor esi, ebp               ;   498.0 p0     107 w[117]
        rol esi, 0xb               ;   498.5 p1     107 w[117]
        xor edx, esi               ;   502.5 p0     107 w[118]
        rol edx, 0xb               ;   503.0 p1     107 w[118]
        xor ebx, ebp               ;   498.0 p0     107 w[119]
        mov dword [esp + 456], ecx ;   466.5 p0+p3  107 w[109] spill
        mov ecx, dword [esp + 452] ;   494.5 p2     107 w[120]
        xor ecx, edi               ;   496.5 p0     107 w[120]
        xor ebx, edx               ;   507.0 p0     107 w[119]
        rol ebx, 0xb               ;   507.5 p1     107 w[119]
        mov dword [esp + 460], edi ;   480.0 p0+p3  107 w[112] spill
        mov edi, dword [esp + 448] ;   485.5 p2     107 w[121]
        xor edi, 0x9e3779c8        ;   487.5 p0     107 w[121]
        xor edi, ebp               ;   498.0 p0     107 w[121]
        xor edi, edx               ;   507.0 p0     107 w[121]
        mov dword [esp + 464], ebp ;   498.0 p0+p3  107 w[116] spill
        mov ebp, 0x9e3779c9        ;   434.5 p1     107 w[120]
        xor ebp, ecx               ;   497.0 p0     107 w[120]
        xor ebp, esi               ;   502.5 p0     107 w[120]
        xor ebp, ebx               ;   511.5 p0     107 w[120]
        rol ebp, 0xb               ;   512.0 p1     107 w[120]
        xor edi, ebp               ;   516.0 p0     107 w[121]
        rol edi, 0xb               ;   516.5 p1     107 w[121]
        mov dword [esp + 468], ecx ;   497.0 p0+p3  107 w[120] spill
        mov ecx, dword [esp + 452] ;   494.5 p2     107 w[123]
        xor ecx, 0x9e3779ca        ;   496.5 p0     107 w[123]
        xor ecx, edx               ;   507.0 p0     107 w[123]
        xor ecx, ebp               ;   516.0 p0     107 w[123]
        mov dword [esp + 472], edx ;   507.0 p0+p3  107 w[118] spill
        mov edx, dword [esp + 464] ;   499.0 p2     107 w[124]
        xor edx, ebx               ;   511.5 p0     107 w[124]
        mov dword [esp + 476], ebp ;   516.0 p0+p3  107 w[120] spill
        mov ebp, eax               ;   489.0 p1     107 w[122] copy
        xor ebp, 0x9e3779cb        ;   489.5 p0     107 w[122]
        xor ebp, esi               ;   502.5 p0     107 w[122]
        xor ebp, ebx               ;   511.5 p0     107 w[122]
        xor ebp, edi               ;   520.5 p0     107 w[122]
        rol ebp, 0xb               ;   521.0 p1     107 w[122]
        xor ecx, ebp               ;   525.0 p0     107 w[123]
        rol ecx, 0xb               ;   525.5 p1     107 w[123]
        mov dword [esp + 480], eax ;   489.0 p0+p3  107 w[114] spill
        mov eax, dword [esp + 476] ;   517.0 p2     107 w[125]
        xor eax, 0x9e3779cc        ;   519.0 p0     107 w[125]
        xor eax, esi               ;   519.5 p0     107 w[125]
        xor eax, ebp               ;   525.0 p0     107 w[125]
        mov dword [esp + 484], esi ;   502.5 p0+p3  107 w[117] spill
        mov esi, dword [esp + 472] ;   508.0 p2     107 w[126]
        xor esi, 0x9e3779cf        ;   510.0 p0     107 w[126]
        xor esi, edi               ;   520.5 p0     107 w[126]
        xor esi, ecx               ;   529.5 p0     107 w[126]
        mov dword [esp + 488], ebx ;   511.5 p0+p3  107 w[119] spill
        mov ebx, 0x9e3779cd        ;   457.0 p1     107 w[124]
        xor ebx, edx               ;   512.0 p0     107 w[124]
        xor ebx, edi               ;   520.5 p0     107 w[124]
        xor ebx, ecx               ;   529.5 p0     107 w[124]
        rol ebx, 0xb               ;   530.0 p1     107 w[124]
        xor eax, ebx               ;   534.0 p0     107 w[125]
        rol eax, 0xb               ;   534.5 p1     107 w[125]
        xor esi, eax               ;   538.5 p0     107 w[126]
        rol esi, 0xb               ;   539.0 p1     107 w[126]
        mov dword [esp + 492], edx ;   512.0 p0+p3  107 w[124] spill
        mov edx, dword [esp + 488] ;   512.5 p2     107 w[127]
        xor edx, 0x9e3779ce        ;   514.5 p0     107 w[127]
        xor edx, ebp               ;   525.0 p0     107 w[127]
        xor edx, ebx               ;   534.0 p0     107 w[127]
        xor edx, esi               ;   543.0 p0     107 w[127]
        rol edx, 0xb               ;   543.5 p1     107 w[127]
        mov dword [esp + 496], ebp ;   525.0 p0+p3  107 w[122] spill
        mov ebp, dword [esp + 476] ;   517.0 p2     107 w[128]
        xor ebp, 0x9e3779c1        ;   519.0 p0     107 w[128]
        xor ebp, ecx               ;   529.5 p0     107 w[128]
        xor ebp, eax               ;   538.5 p0     107 w[128]
        xor ebp, edx               ;   547.5 p0     107 w[128]
        rol ebp, 0xb               ;   548.0 p1     107 w[128]
        mov dword [esp + 500], ecx ;   529.5 p0+p3  107 w[123] spill
        mov ecx, dword [esp + 496] ;   526.0 p2     107 w[130]
        xor ecx, 0x9e3779c3        ;   528.0 p0     107 w[130]
        xor ecx, eax               ;   538.5 p0     107 w[130]
        xor ecx, edx               ;   547.5 p0     107 w[130]
        mov dword [esp + 504], eax ;   538.5 p0+p3  107 w[125] spill
        mov eax, dword [esp + 500] ;   530.5 p2     107 w[131]
        xor eax, 0x9e3779c2        ;   532.5 p0     107 w[131]
        xor eax, esi               ;   543.0 p0     107 w[131]
        mov dword [esp + 508], edx ;   547.5 p0+p3  107 w[127] spill
        mov edx, edi               ;   520.5 p1     107 w[129] copy
        xor edx, 0x9e3779c0        ;   521.0 p0     107 w[129]
        xor edx, ebx               ;   534.0 p0     107 w[129]
        xor edx, esi               ;   543.0 p0     107 w[129]
        xor edx, ebp               ;   552.0 p0     107 w[129]
        rol edx, 0xb               ;   552.5 p1     107 w[129]
        xor ecx, edx               ;   556.5 p0     107 w[130]
        rol ecx, 0xb               ;   557.0 p1     107 w[130]
        xor eax, ebp               ;   552.0 p0     107 w[131]
        mov dword [esp + 512], edi ;   520.5 p0+p3  107 w[121] spill
        mov edi, dword [esp + 508] ;   548.5 p2     107 w[132]
        xor edi, ebx               ;   550.5 p0     107 w[132]
        xor eax, ecx               ;   561.0 p0     107 w[131]
        rol eax, 0xb               ;   561.5 p1     107 w[131]
        mov dword [esp + 516], ebx ;   534.0 p0+p3  107 w[124] spill
        mov ebx, dword [esp + 504] ;   539.5 p2     107 w[133]
        xor ebx, 0x9e3779c4        ;   541.5 p0     107 w[133]
        xor ebx, ebp               ;   552.0 p0     107 w[133]
        xor ebx, ecx               ;   561.0 p0     107 w[133]
        mov dword [esp + 520], ebp ;   552.0 p0+p3  107 w[128] spill
        mov ebp, 0x9e3779c5        ;   491.3 p1     107 w[132]
        xor ebp, edi               ;   551.0 p0     107 w[132]
        xor ebp, edx               ;   556.5 p0     107 w[132]
        xor ebp, eax               ;   565.5 p0     107 w[132]
        rol ebp, 0xb               ;   566.0 p1     107 w[132]
        xor ebx, ebp               ;   570.0 p0     107 w[133]
        rol ebx, 0xb               ;   570.5 p1     107 w[133]
        mov dword [esp + 524], edi ;   551.0 p0+p3  107 w[132] spill
        mov edi, dword [esp + 508] ;   548.5 p2     107 w[135]
        xor edi, 0x9e3779c6        ;   550.5 p0     107 w[135]
        xor edi, ecx               ;   561.0 p0     107 w[135]
        xor edi, ebp               ;   570.0 p0     107 w[135]
        mov dword [esp + 528], ecx ;   561.0 p0+p3  107 w[130] spill
        mov ecx, dword [esp + 520] ;   553.0 p2     107 w[136]
        xor ecx, 0x9e377939        ;   555.0 p0     107 w[136]
        xor ecx, eax               ;   565.5 p0     107 w[136]
        mov dword [esp + 532], ebp ;   570.0 p0+p3  107 w[132] spill
        mov ebp, esi               ;   543.0 p1     107 w[134] copy
        xor ebp, 0x9e3779c7        ;   543.5 p0     107 w[134]
        xor ebp, edx               ;   556.5 p0     107 w[134]
        xor ebp, eax               ;   565.5 p0     107 w[134]
        xor ebp, ebx               ;   574.5 p0     107 w[134]
        rol ebp, 0xb               ;   575.0 p1     107 w[134]
        xor edi, ebp               ;   579.0 p0     107 w[135]
        rol edi, 0xb               ;   579.5 p1     107 w[135]
        xor ecx, ebx               ;   574.5 p0     107 w[136]
        xor ecx, edi               ;   583.5 p0     107 w[136]
        rol ecx, 0xb               ;   584.0 p1     107 w[136]
        mov dword [esp + 536], esi ;   543.0 p0+p3  107 w[126] spill
        mov esi, dword [esp + 532] ;   571.0 p2     107 w[137]
        xor esi, 0x9e377938        ;   573.0 p0     107 w[137]
        xor esi, edx               ;   573.5 p0     107 w[137]
        xor esi, ebp               ;   579.0 p0     107 w[137]
        xor esi, ecx               ;   588.0 p0     107 w[137]
        rol esi, 0xb               ;   588.5 p1     107 w[137]
        mov dword [esp + 540], edx ;   556.5 p0+p3  107 w[129] spill
        mov edx, dword [esp + 528] ;   562.0 p2     107 w[138]
        xor edx, 0x9e37793b        ;   564.0 p0     107 w[138]
        xor edx, ebx               ;   574.5 p0     107 w[138]
        xor edx, edi               ;   583.5 p0     107 w[138]
        xor edx, esi               ;   592.5 p0     107 w[138]
        rol edx, 0xb               ;   593.0 p1     107 w[138]
        mov dword [esp + 544], esi ;   592.5 p0+p3  107 w[137] spill
        mov esi, dword [esp + 8]   ;   516.5 p2      26 box
        and esi, dword [esp + 12]  ;   520.5 p2+p0   26 box
        mov dword [esp + 548], ebx ;   574.5 p0+p3  107 w[133] spill
        mov ebx, dword [esp + 12]  ;   521.5 p2      26 box
        xor ebx, dword [esp + 20]  ;   523.5 p2+p0   26 box
        mov dword [esp + 12], edi  ;   583.5 p0+p3  107 w[135] spill
        mov edi, dword [esp + 20]  ;   523.5 p2      26 box
        or edi, dword [esp + 8]    ;   525.5 p2+p0   26 box
        mov dword [esp + 20], ebx  ;   525.2 p0+p3   26 box spill
        mov ebx, dword [esp + 8]   ;   525.5 p2      26 box
        xor ebx, dword [esp + 0]   ;   527.5 p2+p0   26 box
        or ebx, esi                ;   528.0 p0      26 box
        mov dword [esp + 8], esi   ;   527.2 p0+p3   26 box spill
        mov esi, dword [esp + 0]   ;   527.5 p2      26 box
        and esi, edi               ;   529.5 p0      26 box
        xor esi, dword [esp + 20]  ;   530.0 p2+p0   26 box
        mov dword [esp + 0], esi   ;   530.5 p0+p3   26 box spill
        mov esi, eax               ;   565.5 p1     107 w[139] copy
        xor esi, 0x9e37793a        ;   566.0 p0     107 w[139]
        xor esi, ebp               ;   579.0 p0     107 w[139]
        xor esi, ecx               ;   588.0 p0     107 w[139]
        xor esi, edx               ;   597.0 p0     107 w[139]
        rol esi, 0xb               ;   597.5 p1     107 w[139]
        mov dword [esp + 552], edx ;   597.0 p0+p3  107 w[138] spill
        mov edx, dword [esp + 20]  ;   533.2 p2      26 box
        and edx, edi               ;   535.2 p0      26 box
        xor edx, ebx               ;   535.7 p0      26 box
        xor edi, dword [esp + 0]   ;   535.5 p2+p0   26 box
        mov dword [esp + 20], esi  ;   601.5 p0+p3  107 w[139] spill
        mov esi, dword [esp + 0]   ;   535.2 p2      26 box
        xor esi, dword [esp + 8]   ;   538.5 p2+p0   26 box
        xor ebx, esi               ;   543.0 p0      26 box
        mov dword [esp + 0], ebx   ;   543.5 p0+p3   26 box spill
        mov ebx, dword [esp + 8]   ;   543.7 p2      26 box
        and ebx, edx               ;   545.7 p0      26 box
        xor ebx, edi               ;   546.2 p0      26 box
        and edi, edx               ;   545.5 p0      26 box
        xor esi, edi               ;   546.0 p0      26 box
        mov edi, dword [esp + 4]   ;   547.5 p2      25 box
        and edi, dword [esp + 32]  ;   549.5 p2+p0   25 box
        xor edi, dword [esp + 24]  ;   550.0 p2+p0   25 box
        mov dword [esp + 8], edx   ;   549.2 p0+p3   26 box spill
        mov edx, dword [esp + 32]  ;   550.5 p2      25 box
        xor edx, dword [esp + 4]   ;   552.5 p2+p0   25 box
        xor edx, dword [esp + 16]  ;   553.0 p2+p0   25 box
        mov dword [esp + 32], ebx  ;   553.3 p0+p3   26 box spill
        mov ebx, dword [esp + 24]  ;   554.0 p2      25 box
        or ebx, dword [esp + 4]    ;   556.0 p2+p0   25 box
        xor ebx, dword [esp + 16]  ;   556.5 p2+p0   25 box
        mov dword [esp + 24], esi  ;   555.3 p0+p3   26 box spill
        mov esi, dword [esp + 16]  ;   557.0 p2      25 box
        and esi, edi               ;   559.0 p0      25 box
        xor esi, edx               ;   559.5 p0      25 box
        xor edi, edx               ;   557.3 p0      25 box
        or edx, ebx                ;   557.8 p0      25 box
        xor edx, edi               ;   558.3 p0      25 box
        xor edi, dword [esp + 4]   ;   558.8 p2+p0   25 box
        xor ebx, edx               ;   561.0 p0      25 box
        xor edx, esi               ;   561.5 p0      25 box
        not esi                    ;   562.0 p0      25 box
        mov dword [esp + 4], esi   ;   562.5 p0+p3   25 box spill
        mov esi, dword [esp + 28]  ;   562.3 p2      24 box
        and esi, dword [esp + 52]  ;   565.5 p2+p0   24 box
        mov dword [esp + 28], ebx  ;   566.2 p0+p3   25 box spill
        mov ebx, dword [esp + 44]  ;   566.5 p2      24 box
        or ebx, dword [esp + 52]   ;   568.5 p2+p0   24 box
        not ebx                    ;   569.0 p0      24 box
        mov dword [esp + 44], edx  ;   568.2 p0+p3   25 box spill
        mov edx, dword [esp + 52]  ;   568.5 p2      24 box
        xor edx, dword [esp + 40]  ;   570.5 p2+p0   24 box
        mov dword [esp + 52], edi  ;   570.2 p0+p3   25 box spill
        mov edi, esi               ;   570.5 p1      24 box copy
        mov dword [esp + 16], ecx  ;   588.0 p0+p3  107 w[136] spill
        mov ecx, ebx               ;   574.8 p1      24 box copy
        mov dword [esp + 556], ebp ;   579.0 p0+p3  107 w[134] spill
        mov ebp, dword [esp + 36]  ;   575.5 p2      24 box
        not ebp                    ;   577.5 p0      24 box
        xor edx, ebp               ;   578.0 p0      24 box
        or edi, ebp                ;   578.0 p0      24 box
        xor esi, edx               ;   578.5 p0      24 box
        and edx, edi               ;   578.5 p0      24 box
        or ecx, edx                ;   579.0 p0      24 box
        xor edi, esi               ;   579.5 p0      24 box
        or edi, ecx                ;   580.0 p0      24 box
        mov ebp, dword [esp + 40]  ;   578.5 p2      24 box
        xor ebp, esi               ;   580.5 p0      24 box
        xor ebx, ebp               ;   581.0 p0      24 box
        xor edi, ebx               ;   581.5 p0      24 box
        and ebp, ecx               ;   582.0 p0      24 box
        xor ebx, ebp               ;   582.5 p0      24 box
        mov ebp, dword [esp + 60]  ;   583.5 p2      23 box
        mov edx, dword [esp + 80]  ;   584.5 p2     107 w[23] reload
        or ebp, edx                ;   586.5 p0      23 box
        xor edx, dword [esp + 56]  ;   588.0 p2+p0   23 box
        xor ebp, dword [esp + 48]  ;   589.0 p2+p0   23 box
        mov dword [esp + 80], ecx  ;   589.3 p0+p3   24 box spill
        mov ecx, dword [esp + 48]  ;   590.0 p2      23 box
        and ecx, dword [esp + 68]  ;   592.0 p2+p0   23 box
        xor ecx, edx               ;   592.5 p0      23 box
        not edx                    ;   593.0 p0      23 box
        mov dword [esp + 48], esi  ;   593.5 p0+p3   24 box spill
        mov esi, dword [esp + 56]  ;   593.5 p2      23 box
        xor esi, ebp               ;   595.5 p0      23 box
        mov dword [esp + 56], edi  ;   595.2 p0+p3   24 box spill
        mov edi, dword [esp + 68]  ;   597.0 p2      23 box
        xor edi, ebp               ;   599.0 p0      23 box
        or edx, edi                ;   599.5 p0      23 box
        xor edi, esi               ;   599.5 p0      23 box
        or edi, ecx                ;   600.0 p0      23 box
        xor ecx, edi               ;   600.5 p0      23 box
        xor ebp, ecx               ;   601.0 p0      23 box
        xor ecx, edx               ;   601.0 p0      23 box
        xor edx, edi               ;   600.8 p0      23 box
        mov edi, dword [esp + 64]  ;   600.0 p2      30 box
        or edi, dword [esp + 76]   ;   602.0 p2+p0   30 box
        xor edi, dword [esp + 72]  ;   602.5 p2+p0   30 box
        mov dword [esp + 68], esi  ;   602.3 p0+p3   23 box spill
        mov esi, dword [esp + 72]  ;   603.0 p2      30 box
        and esi, dword [esp + 76]  ;   605.0 p2+p0   30 box
        mov dword [esp + 72], ebp  ;   603.8 p0+p3   23 box spill
        mov ebp, dword [esp + 64]  ;   605.0 p2      30 box
        xor ebp, esi               ;   607.0 p0      30 box
        xor esi, dword [esp + 96]  ;   606.0 p2+p0   30 box
        and esi, ebp               ;   607.5 p0      30 box
        mov dword [esp + 64], edx  ;   606.3 p0+p3   23 box spill
        mov edx, dword [esp + 76]  ;   607.0 p2      30 box
        xor edx, esi               ;   609.0 p0      30 box
        or esi, edi                ;   608.0 p0      30 box
        xor esi, dword [esp + 96]  ;   608.5 p2+p0   30 box
        mov dword [esp + 76], ecx  ;   608.8 p0+p3   23 box spill
        mov ecx, dword [esp + 96]  ;   609.0 p2      30 box
        xor ecx, edi               ;   611.0 p0      30 box
        not ecx                    ;   611.5 p0      30 box
        or ecx, ebp                ;   612.0 p0      30 box
        or ecx, edx                ;   612.5 p0      30 box
        xor edi, ebp               ;   611.8 p0      30 box
        xor edi, edx               ;   612.3 p0      30 box
        xor ecx, edi               ;   613.0 p0      30 box
        xor edx, esi               ;   613.3 p0      30 box
        or edi, esi                ;   613.8 p0      30 box
        xor ebp, edi               ;   614.3 p0      30 box
        mov edi, dword [esp + 84]  ;   611.0 p2      29 box
        and edi, dword [esp + 104] ;   614.8 p2+p0   29 box
        mov dword [esp + 84], edx  ;   615.3 p0+p3   30 box spill
        mov edx, dword [esp + 104] ;   613.0 p2      29 box
        xor edx, dword [esp + 88]  ;   616.3 p2+p0   29 box
        mov dword [esp + 104], esi ;   616.8 p0+p3   30 box spill
        mov esi, dword [esp + 88]  ;   615.0 p2      29 box
        mov dword [esp + 88], ebp  ;   617.8 p0+p3   30 box spill
        mov ebp, dword [esp + 108] ;   616.0 p2      29 box
        mov dword [esp + 96], ecx  ;   618.8 p0+p3   30 box spill
        mov ecx, dword [esp + 108] ;   617.0 p2      29 box
        mov dword [esp + 60], ebx  ;   620.0 p0+p3   24 box spill
        mov ebx, dword [esp + 108] ;   618.0 p2      29 box
        mov dword [esp + 108], eax ;   622.0 p0+p3  107 w[131] spill
        mov eax, dword [esp + 100] ;   619.0 p2      29 box
        not eax                    ;   621.8 p0      29 box
        xor esi, eax               ;   622.3 p0      29 box
        xor edi, esi               ;   622.8 p0      29 box
        and ebp, eax               ;   623.3 p0      29 box
        xor ebp, esi               ;   623.8 p0      29 box
        or ecx, esi                ;   624.3 p0      29 box
        xor ebx, edi               ;   624.8 p0      29 box
        xor ecx, edx               ;   625.3 p0      29 box
        and edx, ebp               ;   625.8 p0      29 box
        xor ebp, edi               ;   626.3 p0      29 box
        and ebp, ecx               ;   626.8 p0      29 box
        or ecx, edx                ;   627.3 p0      29 box
        xor edx, ebx               ;   627.8 p0      29 box
        not ebx                    ;   628.3 p0      29 box
        xor ebp, ebx               ;   628.8 p0      29 box
        xor ecx, ebx               ;   629.3 p0      29 box
        mov esi, dword [esp + 92]  ;   622.0 p2      28 box
        mov eax, dword [esp + 128] ;   623.0 p2     107 w[33] reload
        or esi, eax                ;   629.8 p0      28 box
        mov ebx, dword [esp + 112] ;   624.0 p2      28 box
        xor ebx, dword [esp + 92]  ;   630.3 p2+p0   28 box
        xor esi, ebx               ;   630.8 p0      28 box
        xor eax, dword [esp + 92]  ;   631.3 p2+p0   28 box
        and ebx, dword [esp + 92]  ;   631.8 p2+p0   28 box
        mov dword [esp + 128], ebp ;   632.3 p0+p3   29 box spill
        mov ebp, dword [esp + 92]  ;   628.0 p2      28 box
        xor ebp, esi               ;   633.3 p0      28 box
        mov dword [esp + 92], ecx  ;   633.8 p0+p3   29 box spill
        mov ecx, dword [esp + 116] ;   629.0 p2      28 box
        not ecx                    ;   634.8 p0      28 box
        xor eax, ecx               ;   635.3 p0      28 box
        and ebx, eax               ;   635.8 p0      28 box
        xor ebx, ecx               ;   636.3 p0      28 box
        or ecx, eax                ;   636.8 p0      28 box
        xor ecx, esi               ;   637.3 p0      28 box
        and esi, ebx               ;   637.8 p0      28 box
        xor ebx, ebp               ;   638.3 p0      28 box
        and ebp, ecx               ;   638.8 p0      28 box
        xor ebp, eax               ;   639.3 p0      28 box
        xor eax, esi               ;   639.8 p0      28 box
        mov esi, dword [esp + 136] ;   631.0 p2      27 box
        and esi, dword [esp + 124] ;   640.3 p2+p0   27 box
        xor esi, dword [esp + 148] ;   640.8 p2+p0   27 box
        mov dword [esp + 116], ebx ;   641.3 p0+p3   28 box spill
        mov ebx, dword [esp + 136] ;   634.0 p2      27 box
        xor ebx, dword [esp + 120] ;   642.3 p2+p0   27 box
        mov dword [esp + 136], ebp ;   642.8 p0+p3   28 box spill
        mov ebp, dword [esp + 148] ;   636.0 p2      27 box
        or ebp, dword [esp + 124]  ;   643.8 p2+p0   27 box
        or ebp, ebx                ;   644.3 p0      27 box
        xor ebp, dword [esp + 120] ;   644.8 p2+p0   27 box
        mov dword [esp + 148], eax ;   645.3 p0+p3   28 box spill
        mov eax, dword [esp + 120] ;   639.0 p2      27 box
        and eax, ebx               ;   646.3 p0      27 box
        xor eax, esi               ;   646.8 p0      27 box
        mov dword [esp + 120], ecx ;   647.3 p0+p3   28 box spill
        mov ecx, dword [esp + 124] ;   640.0 p2      27 box
        xor ecx, esi               ;   648.3 p0      27 box
        and esi, ebp               ;   648.8 p0      27 box
        xor ebp, ecx               ;   649.3 p0      27 box
        or ecx, eax                ;   649.8 p0      27 box
        not eax                    ;   650.3 p0      27 box
        xor ecx, ebx               ;   650.8 p0      27 box
        xor ebx, esi               ;   651.3 p0      27 box
        mov esi, dword [esp + 132] ;   641.0 p2      26 box
        and esi, dword [esp + 152] ;   651.8 p2+p0   26 box
        mov dword [esp + 124], ebx ;   652.3 p0+p3   27 box spill
        mov ebx, dword [esp + 152] ;   643.0 p2      26 box
        xor ebx, dword [esp + 168] ;   653.3 p2+p0   26 box
        mov dword [esp + 152], ecx ;   653.8 p0+p3   27 box spill
        mov ecx, dword [esp + 168] ;   645.0 p2      26 box
        or ecx, dword [esp + 132]  ;   654.8 p2+p0   26 box
        mov dword [esp + 168], ebp ;   655.3 p0+p3   27 box spill
        mov ebp, dword [esp + 132] ;   647.0 p2      26 box
        xor ebp, dword [esp + 140] ;   656.3 p2+p0   26 box
        or ebp, esi                ;   656.8 p0      26 box
        mov dword [esp + 132], eax ;   657.3 p0+p3   27 box spill
        mov eax, dword [esp + 140] ;   649.0 p2      26 box
        and eax, ecx               ;   658.3 p0      26 box
        xor eax, ebx               ;   658.8 p0      26 box
        and ebx, ecx               ;   659.3 p0      26 box
        xor ebx, ebp               ;   659.8 p0      26 box
        xor ecx, eax               ;   660.3 p0      26 box
        xor eax, esi               ;   660.8 p0      26 box
        xor ebp, eax               ;   661.3 p0      26 box
        and esi, ebx               ;   661.8 p0      26 box
        xor esi, ecx               ;   662.3 p0      26 box
        and ecx, ebx               ;   662.8 p0      26 box
        xor eax, ecx               ;   663.3 p0      26 box
        mov ecx, dword [esp + 144] ;   650.3 p2      25 box
        and ecx, dword [esp + 172] ;   663.8 p2+p0   25 box
        xor ecx, dword [esp + 160] ;   664.3 p2+p0   25 box
        mov dword [esp + 140], ebp ;   664.8 p0+p3   26 box spill
        mov ebp, dword [esp + 172] ;   653.3 p2      25 box
        xor ebp, dword [esp + 144] ;   665.8 p2+p0   25 box
        xor ebp, dword [esp + 156] ;   666.3 p2+p0   25 box
        mov dword [esp + 172], ebx ;   666.8 p0+p3   26 box spill
        mov ebx, dword [esp + 160] ;   656.3 p2      25 box
        or ebx, dword [esp + 144]  ;   667.8 p2+p0   25 box
        xor ebx, dword [esp + 156] ;   668.3 p2+p0   25 box
        mov dword [esp + 160], esi ;   668.8 p0+p3   26 box spill
        mov esi, dword [esp + 156] ;   659.3 p2      25 box
        and esi, ecx               ;   669.8 p0      25 box
        xor esi, ebp               ;   670.3 p0      25 box
        xor ecx, ebp               ;   670.8 p0      25 box
        or ebp, ebx                ;   671.3 p0      25 box
        xor ebp, ecx               ;   671.8 p0      25 box
        xor ecx, dword [esp + 144] ;   672.3 p2+p0   25 box
        xor ebx, ebp               ;   672.8 p0      25 box
        xor ebp, esi               ;   673.3 p0      25 box
        not esi                    ;   673.8 p0      25 box
        mov dword [esp + 144], esi ;   674.3 p0+p3   25 box spill
        mov esi, dword [esp + 188] ;   661.3 p2      24 box
        and esi, dword [esp + 164] ;   675.3 p2+p0   24 box
        mov dword [esp + 188], ebx ;   675.8 p0+p3   25 box spill
        mov ebx, dword [esp + 192] ;   663.3 p2      24 box
        or ebx, dword [esp + 164]  ;   676.8 p2+p0   24 box
        not ebx                    ;   677.3 p0      24 box
        mov dword [esp + 192], ebp ;   677.8 p0+p3   25 box spill
        mov ebp, dword [esp + 164] ;   665.3 p2      24 box
        xor ebp, dword [esp + 196] ;   678.8 p2+p0   24 box
        mov dword [esp + 164], ecx ;   679.3 p0+p3   25 box spill
        mov ecx, esi               ;   675.8 p1      24 box copy
        mov dword [esp + 156], eax ;   680.3 p0+p3   26 box spill
        mov eax, dword [esp + 176] ;   667.3 p2      24 box
        not eax                    ;   681.3 p0      24 box
        xor ebp, eax               ;   681.8 p0      24 box
        or ecx, eax                ;   682.3 p0      24 box
        xor esi, ebp               ;   682.8 p0      24 box
        and ebp, ecx               ;   683.3 p0      24 box
        or ebp, ebx                ;   683.8 p0      24 box
        xor ecx, esi               ;   684.3 p0      24 box
        mov eax, dword [esp + 196] ;   668.3 p2      24 box
        or ecx, ebp                ;   684.8 p0      24 box
        xor eax, esi               ;   685.3 p0      24 box
        xor ebx, eax               ;   685.8 p0      24 box
        xor ecx, ebx               ;   686.3 p0      24 box
        and eax, ebp               ;   686.8 p0      24 box
        xor ebx, eax               ;   687.3 p0      24 box
        mov eax, dword [esp + 180] ;   670.3 p2      23 box
        or eax, dword [esp + 200]  ;   687.8 p2+p0   23 box
        xor eax, dword [esp + 204] ;   688.3 p2+p0   23 box
        mov dword [esp + 180], ebp ;   688.8 p0+p3   24 box spill
        mov ebp, dword [esp + 200] ;   673.3 p2      23 box
        xor ebp, dword [esp + 184] ;   689.8 p2+p0   23 box
        mov dword [esp + 200], esi ;   690.3 p0+p3   24 box spill
        mov esi, dword [esp + 204] ;   675.3 p2      23 box
        and esi, dword [esp + 208] ;   691.3 p2+p0   23 box
        xor esi, ebp               ;   691.8 p0      23 box
        not ebp                    ;   692.3 p0      23 box
        mov dword [esp + 204], ecx ;   692.8 p0+p3   24 box spill
        mov ecx, dword [esp + 184] ;   677.3 p2      23 box
        xor ecx, eax               ;   693.8 p0      23 box
        mov dword [esp + 184], ebx ;   694.3 p0+p3   24 box spill
        mov ebx, dword [esp + 208] ;   678.3 p2      23 box
        xor ebx, eax               ;   695.3 p0      23 box
        or ebp, ebx                ;   695.8 p0      23 box
        xor ebx, ecx               ;   696.3 p0      23 box
        or ebx, esi                ;   696.8 p0      23 box
        xor esi, ebx               ;   697.3 p0      23 box
        xor eax, esi               ;   697.8 p0      23 box
        xor esi, ebp               ;   698.3 p0      23 box
        xor ebp, ebx               ;   698.8 p0      23 box
        mov ebx, dword [esp + 228] ;   679.7 p2      30 box
        or ebx, dword [esp + 232]  ;   699.3 p2+p0   30 box
        xor ebx, dword [esp + 212] ;   699.8 p2+p0   30 box
        mov dword [esp + 208], ecx ;   700.3 p0+p3   23 box spill
        mov ecx, dword [esp + 212] ;   682.7 p2      30 box
        and ecx, dword [esp + 232] ;   701.3 p2+p0   30 box
        mov dword [esp + 212], eax ;   701.8 p0+p3   23 box spill
        mov eax, dword [esp + 228] ;   684.7 p2      30 box
        xor eax, ecx               ;   702.8 p0      30 box
        xor ecx, dword [esp + 216] ;   703.3 p2+p0   30 box
        and ecx, eax               ;   703.8 p0      30 box
        mov dword [esp + 228], ebp ;   704.3 p0+p3   23 box spill
        mov ebp, dword [esp + 232] ;   686.7 p2      30 box
        xor ebp, ecx               ;   705.3 p0      30 box
        or ecx, ebx                ;   705.8 p0      30 box
        xor ecx, dword [esp + 216] ;   706.3 p2+p0   30 box
        mov dword [esp + 232], esi ;   706.8 p0+p3   23 box spill
        mov esi, dword [esp + 216] ;   688.7 p2      30 box
        xor esi, ebx               ;   707.8 p0      30 box
        not esi                    ;   708.3 p0      30 box
        or esi, eax                ;   708.8 p0      30 box
        or esi, ebp                ;   709.3 p0      30 box
        xor ebx, eax               ;   709.8 p0      30 box
        xor ebx, ebp               ;   710.3 p0      30 box
        xor esi, ebx               ;   710.8 p0      30 box
        xor ebp, ecx               ;   711.3 p0      30 box
        or ebx, ecx                ;   711.8 p0      30 box
        xor eax, ebx               ;   712.3 p0      30 box
        mov ebx, dword [esp + 220] ;   690.7 p2      29 box
        and ebx, dword [esp + 236] ;   712.8 p2+p0   29 box
        mov dword [esp + 220], ebp ;   713.3 p0+p3   30 box spill
        mov ebp, dword [esp + 236] ;   692.7 p2      29 box
        xor ebp, dword [esp + 224] ;   714.3 p2+p0   29 box
        mov dword [esp + 236], ecx ;   714.8 p0+p3   30 box spill
        mov ecx, dword [esp + 224] ;   694.7 p2      29 box
        mov dword [esp + 224], eax ;   715.8 p0+p3   30 box spill
        mov eax, dword [esp + 244] ;   695.7 p2      29 box
        mov dword [esp + 216], esi ;   716.8 p0+p3   30 box spill
        mov esi, dword [esp + 244] ;   696.7 p2      29 box
        mov dword [esp + 196], edi ;   717.8 p0+p3   29 box spill
        mov edi, dword [esp + 244] ;   697.7 p2      29 box
        mov dword [esp + 244], edx ;   718.8 p0+p3   29 box spill
        mov edx, dword [esp + 240] ;   698.7 p2      29 box
        not edx                    ;   719.8 p0      29 box
        xor ecx, edx               ;   720.3 p0      29 box
        xor ebx, ecx               ;   720.8 p0      29 box
        and eax, edx               ;   721.3 p0      29 box
        xor eax, ecx               ;   721.8 p0      29 box
        or esi, ecx                ;   722.3 p0      29 box
        xor edi, ebx               ;   722.8 p0      29 box
        xor esi, ebp               ;   723.3 p0      29 box
        and ebp, eax               ;   723.8 p0      29 box
        xor eax, ebx               ;   724.3 p0      29 box
        and eax, esi               ;   724.8 p0      29 box
        or esi, ebp                ;   725.3 p0      29 box
        xor ebp, edi               ;   725.8 p0      29 box
        not edi                    ;   726.3 p0      29 box
        mov ecx, dword [esp + 264] ;   701.0 p2      28 box
        mov edx, dword [esp + 248] ;   702.0 p2     107 w[65] reload
        or ecx, edx                ;   726.8 p0      28 box
        xor eax, edi               ;   727.3 p0      29 box
        xor esi, edi               ;   727.8 p0      29 box
        mov edi, dword [esp + 252] ;   703.0 p2      28 box
        xor edi, dword [esp + 264] ;   728.3 p2+p0   28 box
        xor edx, dword [esp + 264] ;   728.8 p2+p0   28 box
        xor ecx, edi               ;   729.3 p0      28 box
        and edi, dword [esp + 264] ;   729.8 p2+p0   28 box
        mov dword [esp + 248], eax ;   730.3 p0+p3   29 box spill
        mov eax, dword [esp + 264] ;   707.0 p2      28 box
        xor eax, ecx               ;   731.3 p0      28 box
        mov dword [esp + 264], esi ;   731.8 p0+p3   29 box spill
        mov esi, dword [esp + 268] ;   708.0 p2      28 box
        not esi                    ;   732.8 p0      28 box
        xor edx, esi               ;   733.3 p0      28 box
        and edi, edx               ;   733.8 p0      28 box
        xor edi, esi               ;   734.3 p0      28 box
        or esi, edx                ;   734.8 p0      28 box
        xor esi, ecx               ;   735.3 p0      28 box
        and ecx, edi               ;   735.8 p0      28 box
        xor edi, eax               ;   736.3 p0      28 box
        and eax, esi               ;   736.8 p0      28 box
        xor eax, edx               ;   737.3 p0      28 box
        xor edx, ecx               ;   737.8 p0      28 box
        mov ecx, dword [esp + 276] ;   710.7 p2      27 box
        and ecx, dword [esp + 256] ;   738.3 p2+p0   27 box
        xor ecx, dword [esp + 260] ;   738.8 p2+p0   27 box
        mov dword [esp + 268], edi ;   739.3 p0+p3   28 box spill
        mov edi, dword [esp + 276] ;   713.7 p2      27 box
        xor edi, dword [esp + 272] ;   740.3 p2+p0   27 box
        mov dword [esp + 276], eax ;   740.8 p0+p3   28 box spill
        mov eax, dword [esp + 260] ;   715.7 p2      27 box
        or eax, dword [esp + 256]  ;   741.8 p2+p0   27 box
        or eax, edi                ;   742.3 p0      27 box
        xor eax, dword [esp + 272] ;   742.8 p2+p0   27 box
        mov dword [esp + 260], edx ;   743.3 p0+p3   28 box spill
        mov edx, dword [esp + 272] ;   718.7 p2      27 box
        and edx, edi               ;   744.3 p0      27 box
        xor edx, ecx               ;   744.8 p0      27 box
        mov dword [esp + 272], esi ;   745.3 p0+p3   28 box spill
        mov esi, dword [esp + 256] ;   719.7 p2      27 box
        xor esi, ecx               ;   746.3 p0      27 box
        and ecx, eax               ;   746.8 p0      27 box
        xor eax, esi               ;   747.3 p0      27 box
        or esi, edx                ;   747.8 p0      27 box
        not edx                    ;   748.3 p0      27 box
        xor esi, edi               ;   748.8 p0      27 box
        xor edi, ecx               ;   749.3 p0      27 box
        mov ecx, dword [esp + 296] ;   720.7 p2      26 box
        and ecx, dword [esp + 280] ;   749.8 p2+p0   26 box
        mov dword [esp + 256], edi ;   750.3 p0+p3   27 box spill
        mov edi, dword [esp + 280] ;   722.7 p2      26 box
        xor edi, dword [esp + 300] ;   751.3 p2+p0   26 box
        mov dword [esp + 280], esi ;   751.8 p0+p3   27 box spill
        mov esi, dword [esp + 300] ;   724.7 p2      26 box
        or esi, dword [esp + 296]  ;   752.8 p2+p0   26 box
        mov dword [esp + 300], eax ;   753.3 p0+p3   27 box spill
        mov eax, dword [esp + 296] ;   726.7 p2      26 box
        xor eax, dword [esp + 284] ;   754.3 p2+p0   26 box
        or eax, ecx                ;   754.8 p0      26 box
        mov dword [esp + 296], edx ;   755.3 p0+p3   27 box spill
        mov edx, dword [esp + 284] ;   728.7 p2      26 box
        and edx, esi               ;   756.3 p0      26 box
        xor edx, edi               ;   756.8 p0      26 box
        and edi, esi               ;   757.3 p0      26 box
        xor edi, eax               ;   757.8 p0      26 box
        xor esi, edx               ;   758.3 p0      26 box
        xor edx, ecx               ;   758.8 p0      26 box
        xor eax, edx               ;   759.3 p0      26 box
        and ecx, edi               ;   759.8 p0      26 box
        xor ecx, esi               ;   760.3 p0      26 box
        and esi, edi               ;   760.8 p0      26 box
        xor edx, esi               ;   761.3 p0      26 box
        mov esi, dword [esp + 288] ;   730.0 p2      25 box
        and esi, dword [esp + 292] ;   761.8 p2+p0   25 box
        xor esi, dword [esp + 304] ;   762.3 p2+p0   25 box
        mov dword [esp + 284], eax ;   762.8 p0+p3   26 box spill
        mov eax, dword [esp + 292] ;   733.0 p2      25 box
        xor eax, dword [esp + 288] ;   763.8 p2+p0   25 box
        xor eax, dword [esp + 316] ;   764.3 p2+p0   25 box
        mov dword [esp + 292], edi ;   764.8 p0+p3   26 box spill
        mov edi, dword [esp + 304] ;   736.0 p2      25 box
        or edi, dword [esp + 288]  ;   765.8 p2+p0   25 box
        xor edi, dword [esp + 316] ;   766.3 p2+p0   25 box
        mov dword [esp + 304], ecx ;   766.8 p0+p3   26 box spill
        mov ecx, dword [esp + 316] ;   739.0 p2      25 box
        and ecx, esi               ;   767.8 p0      25 box
        xor ecx, eax               ;   768.3 p0      25 box
        xor esi, eax               ;   768.8 p0      25 box
        or eax, edi                ;   769.3 p0      25 box
        xor eax, esi               ;   769.8 p0      25 box
        xor esi, dword [esp + 288] ;   770.3 p2+p0   25 box
        xor edi, eax               ;   770.8 p0      25 box
        xor eax, ecx               ;   771.3 p0      25 box
        not ecx                    ;   771.8 p0      25 box
        mov dword [esp + 288], ecx ;   772.3 p0+p3   25 box spill
        mov ecx, dword [esp + 320] ;   741.0 p2      24 box
        and ecx, dword [esp + 308] ;   773.3 p2+p0   24 box
        mov dword [esp + 320], edi ;   773.8 p0+p3   25 box spill
        mov edi, dword [esp + 328] ;   743.0 p2      24 box
        or edi, dword [esp + 308]  ;   774.8 p2+p0   24 box
        not edi                    ;   775.3 p0      24 box
        mov dword [esp + 328], eax ;   775.8 p0+p3   25 box spill
        mov eax, dword [esp + 308] ;   745.0 p2      24 box
        xor eax, dword [esp + 312] ;   776.8 p2+p0   24 box
        mov dword [esp + 308], esi ;   777.3 p0+p3   25 box spill
        mov esi, ecx               ;   773.8 p1      24 box copy
        mov dword [esp + 316], edx ;   778.3 p0+p3   26 box spill
        mov edx, dword [esp + 340] ;   747.0 p2      24 box
        not edx                    ;   779.3 p0      24 box
        xor eax, edx               ;   779.8 p0      24 box
        or esi, edx                ;   780.3 p0      24 box
        xor ecx, eax               ;   780.8 p0      24 box
        and eax, esi               ;   781.3 p0      24 box
        mov edx, dword [esp + 312] ;   748.0 p2      24 box
        or eax, edi                ;   781.8 p0      24 box
        xor esi, ecx               ;   782.3 p0      24 box
        or esi, eax                ;   782.8 p0      24 box
        xor edx, ecx               ;   783.3 p0      24 box
        xor edi, edx               ;   783.8 p0      24 box
        xor esi, edi               ;   784.3 p0      24 box
        and edx, eax               ;   784.8 p0      24 box
        xor edi, edx               ;   785.3 p0      24 box
        mov edx, dword [esp + 324] ;   750.0 p2      23 box
        or edx, dword [esp + 348]  ;   785.8 p2+p0   23 box
        xor edx, dword [esp + 344] ;   786.3 p2+p0   23 box
        mov dword [esp + 324], eax ;   786.8 p0+p3   24 box spill
        mov eax, dword [esp + 348] ;   753.0 p2      23 box
        xor eax, dword [esp + 332] ;   787.8 p2+p0   23 box
        mov dword [esp + 348], ecx ;   788.3 p0+p3   24 box spill
        mov ecx, dword [esp + 344] ;   755.0 p2      23 box
        and ecx, dword [esp + 352] ;   789.3 p2+p0   23 box
        xor ecx, eax               ;   789.8 p0      23 box
        not eax                    ;   790.3 p0      23 box
        mov dword [esp + 344], esi ;   790.8 p0+p3   24 box spill
        mov esi, dword [esp + 332] ;   757.0 p2      23 box
        xor esi, edx               ;   791.8 p0      23 box
        mov dword [esp + 332], edi ;   792.3 p0+p3   24 box spill
        mov edi, dword [esp + 352] ;   758.0 p2      23 box
        xor edi, edx               ;   793.3 p0      23 box
        or eax, edi                ;   793.8 p0      23 box
        xor edi, esi               ;   794.3 p0      23 box
        or edi, ecx                ;   794.8 p0      23 box
        xor ecx, edi               ;   795.3 p0      23 box
        xor edx, ecx               ;   795.8 p0      23 box
        xor ecx, eax               ;   796.3 p0      23 box
        xor eax, edi               ;   796.8 p0      23 box
        mov edi, dword [esp + 336] ;   759.3 p2      30 box
        or edi, dword [esp + 360]  ;   797.3 p2+p0   30 box
        xor edi, dword [esp + 372] ;   797.8 p2+p0   30 box
        mov dword [esp + 352], esi ;   798.3 p0+p3   23 box spill
        mov esi, dword [esp + 372] ;   762.3 p2      30 box
        and esi, dword [esp + 360] ;   799.3 p2+p0   30 box
        mov dword [esp + 372], edx ;   799.8 p0+p3   23 box spill
        mov edx, dword [esp + 336] ;   764.3 p2      30 box
        xor edx, esi               ;   800.8 p0      30 box
        xor esi, dword [esp + 356] ;   801.3 p2+p0   30 box
        and esi, edx               ;   801.8 p0      30 box
        mov dword [esp + 336], eax ;   802.3 p0+p3   23 box spill
        mov eax, dword [esp + 360] ;   766.3 p2      30 box
        xor eax, esi               ;   803.3 p0      30 box
        or esi, edi                ;   803.8 p0      30 box
        xor esi, dword [esp + 356] ;   804.3 p2+p0   30 box
        mov dword [esp + 360], ecx ;   804.8 p0+p3   23 box spill
        mov ecx, dword [esp + 356] ;   768.3 p2      30 box
        xor ecx, edi               ;   805.8 p0      30 box
        not ecx                    ;   806.3 p0      30 box
        or ecx, edx                ;   806.8 p0      30 box
        or ecx, eax                ;   807.3 p0      30 box
        xor edi, edx               ;   807.8 p0      30 box
        xor edi, eax               ;   808.3 p0      30 box
        xor ecx, edi               ;   808.8 p0      30 box
        xor eax, esi               ;   809.3 p0      30 box
        or edi, esi                ;   809.8 p0      30 box
        xor edx, edi               ;   810.3 p0      30 box
        mov edi, dword [esp + 376] ;   770.3 p2      29 box
        and edi, dword [esp + 368] ;   810.8 p2+p0   29 box
        mov dword [esp + 376], eax ;   811.3 p0+p3   30 box spill
        mov eax, dword [esp + 368] ;   772.3 p2      29 box
        xor eax, dword [esp + 396] ;   812.3 p2+p0   29 box
        mov dword [esp + 368], esi ;   812.8 p0+p3   30 box spill
        mov esi, dword [esp + 396] ;   774.3 p2      29 box
        mov dword [esp + 396], edx ;   813.8 p0+p3   30 box spill
        mov edx, dword [esp + 384] ;   775.3 p2      29 box
        mov dword [esp + 356], ecx ;   814.8 p0+p3   30 box spill
        mov ecx, dword [esp + 384] ;   776.3 p2      29 box
        mov dword [esp + 312], ebx ;   815.8 p0+p3   29 box spill
        mov ebx, dword [esp + 384] ;   777.3 p2      29 box
        mov dword [esp + 384], ebp ;   816.8 p0+p3   29 box spill
        mov ebp, dword [esp + 364] ;   778.3 p2      29 box
        not ebp                    ;   817.8 p0      29 box
        xor esi, ebp               ;   818.3 p0      29 box
        xor edi, esi               ;   818.8 p0      29 box
        and edx, ebp               ;   819.3 p0      29 box
        xor edx, esi               ;   819.8 p0      29 box
        or ecx, esi                ;   820.3 p0      29 box
        xor ebx, edi               ;   820.8 p0      29 box
        xor ecx, eax               ;   821.3 p0      29 box
        and eax, edx               ;   821.8 p0      29 box
        xor edx, edi               ;   822.3 p0      29 box
        and edx, ecx               ;   822.8 p0      29 box
        mov esi, dword [esp + 380] ;   779.7 p2      28 box
        mov ebp, dword [esp + 400] ;   780.7 p2     107 w[97] reload
        or esi, ebp                ;   823.3 p0      28 box
        or ecx, eax                ;   823.8 p0      29 box
        xor eax, ebx               ;   824.3 p0      29 box
        not ebx                    ;   824.8 p0      29 box
        xor ebp, dword [esp + 380] ;   825.3 p2+p0   28 box
        xor edx, ebx               ;   825.8 p0      29 box
        xor ecx, ebx               ;   826.3 p0      29 box
        mov ebx, dword [esp + 388] ;   783.0 p2      28 box
        xor ebx, dword [esp + 380] ;   826.8 p2+p0   28 box
        xor esi, ebx               ;   827.3 p0      28 box
        and ebx, dword [esp + 380] ;   827.8 p2+p0   28 box
        mov dword [esp + 388], edx ;   828.3 p0+p3   29 box spill
        mov edx, dword [esp + 380] ;   786.0 p2      28 box
        xor edx, esi               ;   829.3 p0      28 box
        mov dword [esp + 380], ecx ;   829.8 p0+p3   29 box spill
        mov ecx, dword [esp + 412] ;   787.0 p2      28 box
        not ecx                    ;   830.8 p0      28 box
        xor ebp, ecx               ;   831.3 p0      28 box
        and ebx, ebp               ;   831.8 p0      28 box
        xor ebx, ecx               ;   832.3 p0      28 box
        or ecx, ebp                ;   832.8 p0      28 box
        xor ecx, esi               ;   833.3 p0      28 box
        and esi, ebx               ;   833.8 p0      28 box
        xor ebx, edx               ;   834.3 p0      28 box
        and edx, ecx               ;   834.8 p0      28 box
        xor edx, ebp               ;   835.3 p0      28 box
        xor ebp, esi               ;   835.8 p0      28 box
        mov esi, dword [esp + 416] ;   790.3 p2      27 box
        and esi, dword [esp + 392] ;   836.3 p2+p0   27 box
        xor esi, dword [esp + 420] ;   836.8 p2+p0   27 box
        mov dword [esp + 412], ebx ;   837.3 p0+p3   28 box spill
        mov ebx, dword [esp + 416] ;   793.3 p2      27 box
        xor ebx, dword [esp + 404] ;   838.3 p2+p0   27 box
        mov dword [esp + 416], edx ;   838.8 p0+p3   28 box spill
        mov edx, dword [esp + 420] ;   795.3 p2      27 box
        or edx, dword [esp + 392]  ;   839.8 p2+p0   27 box
        or edx, ebx                ;   840.3 p0      27 box
        xor edx, dword [esp + 404] ;   840.8 p2+p0   27 box
        mov dword [esp + 420], ebp ;   841.3 p0+p3   28 box spill
        mov ebp, dword [esp + 404] ;   798.3 p2      27 box
        and ebp, ebx               ;   842.3 p0      27 box
        xor ebp, esi               ;   842.8 p0      27 box
        mov dword [esp + 404], ecx ;   843.3 p0+p3   28 box spill
        mov ecx, dword [esp + 392] ;   799.3 p2      27 box
        xor ecx, esi               ;   844.3 p0      27 box
        and esi, edx               ;   844.8 p0      27 box
        xor edx, ecx               ;   845.3 p0      27 box
        or ecx, ebp                ;   845.8 p0      27 box
        not ebp                    ;   846.3 p0      27 box
        xor ecx, ebx               ;   846.8 p0      27 box
        xor ebx, esi               ;   847.3 p0      27 box
        mov esi, dword [esp + 436] ;   800.3 p2      26 box
        and esi, dword [esp + 408] ;   847.8 p2+p0   26 box
        mov dword [esp + 392], ebx ;   848.3 p0+p3   27 box spill
        mov ebx, dword [esp + 408] ;   802.3 p2      26 box
        xor ebx, dword [esp + 440] ;   849.3 p2+p0   26 box
        mov dword [esp + 408], ecx ;   849.8 p0+p3   27 box spill
        mov ecx, dword [esp + 440] ;   804.3 p2      26 box
        or ecx, dword [esp + 436]  ;   850.8 p2+p0   26 box
        mov dword [esp + 440], edx ;   851.3 p0+p3   27 box spill
        mov edx, dword [esp + 436] ;   806.3 p2      26 box
        xor edx, dword [esp + 424] ;   852.3 p2+p0   26 box
        or edx, esi                ;   852.8 p0      26 box
        mov dword [esp + 436], ebp ;   853.3 p0+p3   27 box spill
        mov ebp, dword [esp + 424] ;   808.3 p2      26 box
        and ebp, ecx               ;   854.3 p0      26 box
        xor ebp, ebx               ;   854.8 p0      26 box
        and ebx, ecx               ;   855.3 p0      26 box
        xor ebx, edx               ;   855.8 p0      26 box
        xor ecx, ebp               ;   856.3 p0      26 box
        xor ebp, esi               ;   856.8 p0      26 box
        xor edx, ebp               ;   857.3 p0      26 box
        and esi, ebx               ;   857.8 p0      26 box
        xor esi, ecx               ;   858.3 p0      26 box
        and ecx, ebx               ;   858.8 p0      26 box
        xor ebp, ecx               ;   859.3 p0      26 box
        mov ecx, dword [esp + 428] ;   809.7 p2      25 box
        and ecx, dword [esp + 432] ;   859.8 p2+p0   25 box
        xor ecx, dword [esp + 444] ;   860.3 p2+p0   25 box
        mov dword [esp + 424], edx ;   860.8 p0+p3   26 box spill
        mov edx, dword [esp + 432] ;   812.7 p2      25 box
        xor edx, dword [esp + 428] ;   861.8 p2+p0   25 box
        xor edx, dword [esp + 456] ;   862.3 p2+p0   25 box
        mov dword [esp + 432], ebx ;   862.8 p0+p3   26 box spill
        mov ebx, dword [esp + 444] ;   815.7 p2      25 box
        or ebx, dword [esp + 428]  ;   863.8 p2+p0   25 box
        xor ebx, dword [esp + 456] ;   864.3 p2+p0   25 box
        mov dword [esp + 444], esi ;   864.8 p0+p3   26 box spill
        mov esi, dword [esp + 456] ;   818.7 p2      25 box
        and esi, ecx               ;   865.8 p0      25 box
        xor esi, edx               ;   866.3 p0      25 box
        xor ecx, edx               ;   866.8 p0      25 box
        or edx, ebx                ;   867.3 p0      25 box
        mov dword [esp + 456], ebp ;   867.8 p0+p3   26 box spill
        mov ebp, dword [esp + 428] ;   819.7 p2      25 box
        xor ebp, ecx               ;   868.8 p0      25 box
        xor ecx, edx               ;   869.3 p0      25 box
        mov edx, dword [esp + 460] ;   820.7 p2      24 box
        and edx, dword [esp + 448] ;   869.8 p2+p0   24 box
        xor ebx, ecx               ;   870.3 p0      25 box
        xor ecx, esi               ;   870.8 p0      25 box
        not esi                    ;   871.3 p0      25 box
        mov dword [esp + 460], esi ;   871.8 p0+p3   25 box spill
        mov esi, dword [esp + 468] ;   822.8 p2      24 box
        or esi, dword [esp + 448]  ;   872.8 p2+p0   24 box
        mov dword [esp + 468], ebx ;   873.3 p0+p3   25 box spill
        mov ebx, dword [esp + 448] ;   824.8 p2      24 box
        xor ebx, dword [esp + 452] ;   874.3 p2+p0   24 box
        not esi                    ;   874.8 p0      24 box
        mov dword [esp + 448], ecx ;   875.3 p0+p3   25 box spill
        mov ecx, dword [esp + 480] ;   826.8 p2      24 box
        not ecx                    ;   876.3 p0      24 box
        xor ebx, ecx               ;   876.8 p0      24 box
        or ecx, edx                ;   877.3 p0      24 box
        xor edx, ebx               ;   877.8 p0      24 box
        and ebx, ecx               ;   878.3 p0      24 box
        or ebx, esi                ;   878.8 p0      24 box
        xor ecx, edx               ;   879.3 p0      24 box
        or ecx, ebx                ;   879.8 p0      24 box
        mov dword [esp + 480], ebp ;   880.3 p0+p3   25 box spill
        mov ebp, dword [esp + 452] ;   829.7 p2      24 box
        xor ebp, edx               ;   881.3 p0      24 box
        xor esi, ebp               ;   881.8 p0      24 box
        xor ecx, esi               ;   882.3 p0      24 box
        and ebp, ebx               ;   882.8 p0      24 box
        xor esi, ebp               ;   883.3 p0      24 box
        mov ebp, dword [esp + 464] ;   832.3 p2      23 box
        or ebp, dword [esp + 488]  ;   883.8 p2+p0   23 box
        xor ebp, dword [esp + 484] ;   884.3 p2+p0   23 box
        mov dword [esp + 464], ebx ;   884.8 p0+p3   24 box spill
        mov ebx, dword [esp + 488] ;   835.3 p2      23 box
        xor ebx, dword [esp + 472] ;   885.8 p2+p0   23 box
        mov dword [esp + 488], edx ;   886.3 p0+p3   24 box spill
        mov edx, dword [esp + 484] ;   837.3 p2      23 box
        and edx, dword [esp + 492] ;   887.3 p2+p0   23 box
        xor edx, ebx               ;   887.8 p0      23 box
        mov dword [esp + 484], ecx ;   888.3 p0+p3   24 box spill
        mov ecx, dword [esp + 472] ;   839.3 p2      23 box
        xor ecx, ebp               ;   889.3 p0      23 box
        not ebx                    ;   889.8 p0      23 box
        mov dword [esp + 472], esi ;   890.3 p0+p3   24 box spill
        mov esi, dword [esp + 492] ;   840.3 p2      23 box
        xor esi, ebp               ;   891.3 p0      23 box
        or ebx, esi                ;   891.8 p0      23 box
        xor esi, ecx               ;   892.3 p0      23 box
        or esi, edx                ;   892.8 p0      23 box
        xor edx, esi               ;   893.3 p0      23 box
        xor ebp, edx               ;   893.8 p0      23 box
        xor edx, ebx               ;   894.3 p0      23 box
        xor ebx, esi               ;   894.8 p0      23 box
        mov esi, dword [esp + 476] ;   843.3 p2      30 box
        or esi, dword [esp + 500]  ;   895.3 p2+p0   30 box
        xor esi, dword [esp + 512] ;   895.8 p2+p0   30 box
        mov dword [esp + 492], ecx ;   896.3 p0+p3   23 box spill
        mov ecx, dword [esp + 512] ;   846.3 p2      30 box
        and ecx, dword [esp + 500] ;   897.3 p2+p0   30 box
        mov dword [esp + 512], ebp ;   897.8 p0+p3   23 box spill
        mov ebp, dword [esp + 476] ;   848.3 p2      30 box
        xor ebp, ecx               ;   898.8 p0      30 box
        xor ecx, dword [esp + 496] ;   899.3 p2+p0   30 box
        and ecx, ebp               ;   899.8 p0      30 box
        mov dword [esp + 476], ebx ;   900.3 p0+p3   23 box spill
        mov ebx, dword [esp + 500] ;   850.3 p2      30 box
        xor ebx, ecx               ;   901.3 p0      30 box
        or ecx, esi                ;   901.8 p0      30 box
        xor ecx, dword [esp + 496] ;   902.3 p2+p0   30 box
        mov dword [esp + 500], edx ;   902.8 p0+p3   23 box spill
        mov edx, dword [esp + 496] ;   852.7 p2      30 box
        xor edx, esi               ;   903.8 p0      30 box
        not edx                    ;   904.3 p0      30 box
        or edx, ebp                ;   904.8 p0      30 box
        or edx, ebx                ;   905.3 p0      30 box
        xor esi, ebp               ;   905.8 p0      30 box
        xor esi, ebx               ;   906.3 p0      30 box
        xor edx, esi               ;   906.8 p0      30 box
        xor ebx, ecx               ;   907.3 p0      30 box
        or esi, ecx                ;   907.8 p0      30 box
        xor ebp, esi               ;   908.3 p0      30 box
        mov esi, dword [esp + 516] ;   857.3 p2      29 box
        and esi, dword [esp + 508] ;   908.8 p2+p0   29 box
        mov dword [esp + 516], ebx ;   909.3 p0+p3   30 box spill
        mov ebx, dword [esp + 508] ;   859.3 p2      29 box
        xor ebx, dword [esp + 536] ;   910.3 p2+p0   29 box
        mov dword [esp + 508], ecx ;   910.8 p0+p3   30 box spill
        mov ecx, dword [esp + 536] ;   861.3 p2      29 box
        mov dword [esp + 536], ebp ;   911.8 p0+p3   30 box spill
        mov ebp, dword [esp + 524] ;   862.3 p2      29 box
        mov dword [esp + 496], edx ;   912.8 p0+p3   30 box spill
        mov edx, dword [esp + 524] ;   863.3 p2      29 box
        mov dword [esp + 452], edi ;   913.8 p0+p3   29 box spill
        mov edi, dword [esp + 524] ;   864.3 p2      29 box
        mov dword [esp + 524], eax ;   914.8 p0+p3   29 box spill
        mov eax, dword [esp + 504] ;   865.3 p2      29 box
        not eax                    ;   915.8 p0      29 box
        xor ecx, eax               ;   916.3 p0      29 box
        xor esi, ecx               ;   916.8 p0      29 box
        and ebp, eax               ;   917.3 p0      29 box
        xor ebp, ecx               ;   917.8 p0      29 box
        or edx, ecx                ;   918.3 p0      29 box
        xor edi, esi               ;   918.8 p0      29 box
        xor edx, ebx               ;   919.3 p0      29 box
        and ebx, ebp               ;   919.8 p0      29 box
        xor ebp, esi               ;   920.3 p0      29 box
        mov eax, dword [esp + 520] ;   867.3 p2      28 box
        mov ecx, dword [esp + 540] ;   868.3 p2     107 w[129] reload
        or eax, ecx                ;   920.8 p0      28 box
        and ebp, edx               ;   921.3 p0      29 box
        or edx, ebx                ;   921.8 p0      29 box
        xor ebx, edi               ;   922.3 p0      29 box
        not edi                    ;   922.8 p0      29 box
        xor ecx, dword [esp + 520] ;   923.3 p2+p0   28 box
        xor ebp, edi               ;   923.8 p0      29 box
        xor edx, edi               ;   924.3 p0      29 box
        mov edi, dword [esp + 528] ;   871.8 p2      28 box
        xor edi, dword [esp + 520] ;   924.8 p2+p0   28 box
        xor eax, edi               ;   925.3 p0      28 box
        and edi, dword [esp + 520] ;   925.8 p2+p0   28 box
        mov dword [esp + 528], ebp ;   926.3 p0+p3   29 box spill
        mov ebp, dword [esp + 520] ;   874.8 p2      28 box
        xor ebp, eax               ;   927.3 p0      28 box
        mov dword [esp + 520], edx ;   927.8 p0+p3   29 box spill
        mov edx, dword [esp + 108] ;   876.3 p2      28 box
        not edx                    ;   928.8 p0      28 box
        xor ecx, edx               ;   929.3 p0      28 box
        and edi, ecx               ;   929.8 p0      28 box
        xor edi, edx               ;   930.3 p0      28 box
        or edx, ecx                ;   930.8 p0      28 box
        xor edx, eax               ;   931.3 p0      28 box
        and eax, edi               ;   931.8 p0      28 box
        xor edi, ebp               ;   932.3 p0      28 box
        and ebp, edx               ;   932.8 p0      28 box
        xor ebp, ecx               ;   933.3 p0      28 box
        xor ecx, eax               ;   933.8 p0      28 box
        mov eax, dword [esp + 532] ;   882.0 p2      27 box
        xor eax, dword [esp + 12]  ;   934.3 p2+p0   27 box
        mov dword [esp + 532], edi ;   934.8 p0+p3   28 box spill
        mov edi, dword [esp + 12]  ;   884.0 p2      27 box
        and edi, eax               ;   935.8 p0      27 box
        xor eax, dword [esp + 548] ;   936.3 p2+p0   27 box
        xor edi, dword [esp + 556] ;   936.8 p2+p0   27 box
        mov dword [esp + 108], ebp ;   937.3 p0+p3   28 box spill
        mov ebp, dword [esp + 556] ;   887.0 p2      27 box
        or ebp, dword [esp + 12]   ;   938.3 p2+p0   27 box
        or ebp, eax                ;   938.8 p0      27 box
        xor ebp, dword [esp + 548] ;   939.3 p2+p0   27 box
        mov dword [esp + 556], ecx ;   939.8 p0+p3   28 box spill
        mov ecx, dword [esp + 548] ;   890.0 p2      27 box
        and ecx, eax               ;   940.8 p0      27 box
        xor ecx, edi               ;   941.3 p0      27 box
        mov dword [esp + 548], edx ;   941.8 p0+p3   28 box spill
        mov edx, dword [esp + 12]  ;   891.0 p2      27 box
        xor edx, edi               ;   942.8 p0      27 box
        and edi, ebp               ;   943.3 p0      27 box
        xor ebp, edx               ;   943.8 p0      27 box
        or edx, ecx                ;   944.3 p0      27 box
        not ecx                    ;   944.8 p0      27 box
        xor edx, eax               ;   945.3 p0      27 box
        xor eax, edi               ;   945.8 p0      27 box
        mov edi, dword [esp + 16]  ;   894.3 p2      26 box
        and edi, dword [esp + 544] ;   946.3 p2+p0   26 box
        mov dword [esp + 12], eax  ;   946.8 p0+p3   27 box spill
        mov eax, dword [esp + 544] ;   896.3 p2      26 box
        xor eax, dword [esp + 20]  ;   947.8 p2+p0   26 box
        mov dword [esp + 544], edx ;   948.3 p0+p3   27 box spill
        mov edx, dword [esp + 20]  ;   898.3 p2      26 box
        or edx, dword [esp + 16]   ;   949.3 p2+p0   26 box
        mov dword [esp + 20], ebp  ;   949.8 p0+p3   27 box spill
        mov ebp, dword [esp + 16]  ;   900.3 p2      26 box
        xor ebp, dword [esp + 552] ;   950.8 p2+p0   26 box
        or ebp, edi                ;   951.3 p0      26 box
        mov dword [esp + 16], ecx  ;   951.8 p0+p3   27 box spill
        mov ecx, dword [esp + 552] ;   902.3 p2      26 box
        and ecx, edx               ;   952.8 p0      26 box
        xor ecx, eax               ;   953.3 p0      26 box
        and eax, edx               ;   953.8 p0      26 box
        xor eax, ebp               ;   954.3 p0      26 box
        xor edx, ecx               ;   954.8 p0      26 box
        xor ecx, edi               ;   955.3 p0      26 box
        xor ebp, ecx               ;   955.8 p0      26 box
        and edi, eax               ;   956.3 p0      26 box
        xor edi, edx               ;   956.8 p0      26 box
        and edx, eax               ;   957.3 p0      26 box
        xor ecx, edx               ;   957.8 p0      26 box
        mov edx, dword [esp + 24]  ;   905.8 p2      26 box reload
        mov dword [esp + 552], ebp ;   958.3 p0+p3   26 box spill
        mov ebp, dword [esp + 584] ;   906.8 p2     128 rk reload
        mov dword [ebp], edx       ;   959.3 p0+p3  128 rk
        mov edx, dword [esp + 32]  ;   907.8 p2      26 box reload
        mov dword [ebp + 4], edx   ;   960.3 p0+p3  128 rk
        mov edx, dword [esp + 8]   ;   908.8 p2      26 box reload
        mov dword [ebp + 8], edx   ;   961.3 p0+p3  128 rk
        mov edx, dword [esp + 0]   ;   909.8 p2      26 box reload
        mov dword [ebp + 12], edx  ;   962.3 p0+p3  128 rk
        mov edx, dword [esp + 52]  ;   910.8 p2      25 box reload
        mov dword [ebp + 16], edx  ;   963.3 p0+p3  128 rk
        mov edx, dword [esp + 44]  ;   911.8 p2      25 box reload
        mov dword [ebp + 20], edx  ;   964.3 p0+p3  128 rk
        mov edx, dword [esp + 28]  ;   912.8 p2      25 box reload
        mov dword [ebp + 24], edx  ;   965.3 p0+p3  128 rk
        mov edx, dword [esp + 4]   ;   913.8 p2      25 box reload
        mov dword [ebp + 28], edx  ;   966.3 p0+p3  128 rk
        mov edx, dword [esp + 60]  ;   914.8 p2      24 box reload
        mov dword [ebp + 32], edx  ;   967.3 p0+p3  128 rk
        mov edx, dword [esp + 56]  ;   915.8 p2      24 box reload
        mov dword [ebp + 36], edx  ;   968.3 p0+p3  128 rk
        mov edx, dword [esp + 48]  ;   916.8 p2      24 box reload
        mov dword [ebp + 40], edx  ;   969.3 p0+p3  128 rk
        mov edx, dword [esp + 80]  ;   917.8 p2      24 box reload
        mov dword [ebp + 44], edx  ;   970.3 p0+p3  128 rk
        mov edx, dword [esp + 76]  ;   918.8 p2      23 box reload
        mov dword [ebp + 48], edx  ;   971.3 p0+p3  128 rk
        mov edx, dword [esp + 64]  ;   919.8 p2      23 box reload
        mov dword [ebp + 52], edx  ;   972.3 p0+p3  128 rk
        mov edx, dword [esp + 72]  ;   920.8 p2      23 box reload
        mov dword [ebp + 56], edx  ;   973.3 p0+p3  128 rk
        mov edx, dword [esp + 68]  ;   921.8 p2      23 box reload
        mov dword [ebp + 60], edx  ;   974.3 p0+p3  128 rk
        mov edx, dword [esp + 96]  ;   922.8 p2      30 box reload
        mov dword [ebp + 64], edx  ;   975.3 p0+p3  128 rk
        mov edx, dword [esp + 88]  ;   923.8 p2      30 box reload
        mov dword [ebp + 68], edx  ;   976.3 p0+p3  128 rk
        mov edx, dword [esp + 104] ;   924.8 p2      30 box reload
        mov dword [ebp + 72], edx  ;   977.3 p0+p3  128 rk
        mov edx, dword [esp + 84]  ;   925.8 p2      30 box reload
        mov dword [ebp + 76], edx  ;   978.3 p0+p3  128 rk
        mov edx, dword [esp + 244] ;   926.8 p2      29 box reload
        mov dword [ebp + 80], edx  ;   979.3 p0+p3  128 rk
        mov edx, dword [esp + 196] ;   927.8 p2      29 box reload
        mov dword [ebp + 84], edx  ;   980.3 p0+p3  128 rk
        mov edx, dword [esp + 92]  ;   928.8 p2      29 box reload
        mov dword [ebp + 88], edx  ;   981.3 p0+p3  128 rk
        mov edx, dword [esp + 128] ;   929.8 p2      29 box reload
        mov dword [ebp + 92], edx  ;   982.3 p0+p3  128 rk
        mov edx, dword [esp + 120] ;   930.8 p2      28 box reload
        mov dword [ebp + 96], edx  ;   983.3 p0+p3  128 rk
        mov edx, dword [esp + 148] ;   931.8 p2      28 box reload
        mov dword [ebp + 100], edx ;   984.3 p0+p3  128 rk
        mov edx, dword [esp + 136] ;   932.8 p2      28 box reload
        mov dword [ebp + 104], edx ;   985.3 p0+p3  128 rk
        mov edx, dword [esp + 116] ;   933.8 p2      28 box reload
        mov dword [ebp + 108], edx ;   986.3 p0+p3  128 rk
        mov edx, dword [esp + 132] ;   934.8 p2      27 box reload
        mov dword [ebp + 112], edx ;   987.3 p0+p3  128 rk
        mov edx, dword [esp + 168] ;   935.8 p2      27 box reload
        mov dword [ebp + 116], edx ;   988.3 p0+p3  128 rk
        mov edx, dword [esp + 152] ;   936.8 p2      27 box reload
        mov dword [ebp + 120], edx ;   989.3 p0+p3  128 rk
        mov edx, dword [esp + 124] ;   937.8 p2      27 box reload
        mov dword [ebp + 124], edx ;   990.3 p0+p3  128 rk
        mov edx, dword [esp + 156] ;   938.8 p2      26 box reload
        mov dword [ebp + 128], edx ;   991.3 p0+p3  128 rk
        mov edx, dword [esp + 160] ;   939.8 p2      26 box reload
        mov dword [ebp + 132], edx ;   992.3 p0+p3  128 rk
        mov edx, dword [esp + 172] ;   940.8 p2      26 box reload
        mov dword [ebp + 136], edx ;   993.3 p0+p3  128 rk
        mov edx, dword [esp + 140] ;   941.8 p2      26 box reload
        mov dword [ebp + 140], edx ;   994.3 p0+p3  128 rk
        mov edx, dword [esp + 164] ;   942.8 p2      25 box reload
        mov dword [ebp + 144], edx ;   995.3 p0+p3  128 rk
        mov edx, dword [esp + 192] ;   943.8 p2      25 box reload
        mov dword [ebp + 148], edx ;   996.3 p0+p3  128 rk
        mov edx, dword [esp + 188] ;   944.8 p2      25 box reload
        mov dword [ebp + 152], edx ;   997.3 p0+p3  128 rk
        mov edx, dword [esp + 144] ;   945.8 p2      25 box reload
        mov dword [ebp + 156], edx ;   998.3 p0+p3  128 rk
        mov edx, dword [esp + 184] ;   946.8 p2      24 box reload
        mov dword [ebp + 160], edx ;   999.3 p0+p3  128 rk
        mov edx, dword [esp + 204] ;   947.8 p2      24 box reload
        mov dword [ebp + 164], edx ;  1000.3 p0+p3  128 rk
        mov edx, dword [esp + 200] ;   948.8 p2      24 box reload
        mov dword [ebp + 168], edx ;  1001.3 p0+p3  128 rk
        mov edx, dword [esp + 180] ;   949.8 p2      24 box reload
        mov dword [ebp + 172], edx ;  1002.3 p0+p3  128 rk
        mov edx, dword [esp + 232] ;   950.8 p2      23 box reload
        mov dword [ebp + 176], edx ;  1003.3 p0+p3  128 rk
        mov edx, dword [esp + 228] ;   951.8 p2      23 box reload
        mov dword [ebp + 180], edx ;  1004.3 p0+p3  128 rk
        mov edx, dword [esp + 212] ;   952.8 p2      23 box reload
        mov dword [ebp + 184], edx ;  1005.3 p0+p3  128 rk
        mov edx, dword [esp + 208] ;   953.8 p2      23 box reload
        mov dword [ebp + 188], edx ;  1006.3 p0+p3  128 rk
        mov edx, dword [esp + 216] ;   954.8 p2      30 box reload
        mov dword [ebp + 192], edx ;  1007.3 p0+p3  128 rk
        mov edx, dword [esp + 224] ;   955.8 p2      30 box reload
        mov dword [ebp + 196], edx ;  1008.3 p0+p3  128 rk
        mov edx, dword [esp + 236] ;   956.8 p2      30 box reload
        mov dword [ebp + 200], edx ;  1009.3 p0+p3  128 rk
        mov edx, dword [esp + 220] ;   957.8 p2      30 box reload
        mov dword [ebp + 204], edx ;  1010.3 p0+p3  128 rk
        mov edx, dword [esp + 384] ;   958.8 p2      29 box reload
        mov dword [ebp + 208], edx ;  1012.3 p0+p3  128 rk
        mov edx, dword [esp + 312] ;   959.8 p2      29 box reload
        mov dword [ebp + 212], edx ;  1014.3 p0+p3  128 rk
        mov edx, dword [esp + 264] ;   960.8 p2      29 box reload
        mov dword [ebp + 216], edx ;  1016.3 p0+p3  128 rk
        mov edx, dword [esp + 248] ;   961.8 p2      29 box reload
        mov dword [ebp + 220], edx ;  1018.3 p0+p3  128 rk
        mov edx, dword [esp + 272] ;   962.8 p2      28 box reload
        mov dword [ebp + 224], edx ;  1020.3 p0+p3  128 rk
        mov edx, dword [esp + 260] ;   963.8 p2      28 box reload
        mov dword [ebp + 228], edx ;  1022.3 p0+p3  128 rk
        mov edx, dword [esp + 276] ;   964.8 p2      28 box reload
        mov dword [ebp + 232], edx ;  1024.3 p0+p3  128 rk
        mov edx, dword [esp + 268] ;   965.8 p2      28 box reload
        mov dword [ebp + 236], edx ;  1026.3 p0+p3  128 rk
        mov edx, dword [esp + 296] ;   966.8 p2      27 box reload
        mov dword [ebp + 240], edx ;  1028.3 p0+p3  128 rk
        mov edx, dword [esp + 300] ;   967.8 p2      27 box reload
        mov dword [ebp + 244], edx ;  1030.3 p0+p3  128 rk
        mov edx, dword [esp + 280] ;   968.8 p2      27 box reload
        mov dword [ebp + 248], edx ;  1032.3 p0+p3  128 rk
        mov edx, dword [esp + 256] ;   969.8 p2      27 box reload
        mov dword [ebp + 252], edx ;  1034.3 p0+p3  128 rk
        mov edx, dword [esp + 316] ;   970.8 p2      26 box reload
        mov dword [ebp + 256], edx ;  1036.3 p0+p3  128 rk
        mov edx, dword [esp + 304] ;   971.8 p2      26 box reload
        mov dword [ebp + 260], edx ;  1038.3 p0+p3  128 rk
        mov edx, dword [esp + 292] ;   972.8 p2      26 box reload
        mov dword [ebp + 264], edx ;  1040.3 p0+p3  128 rk
        mov edx, dword [esp + 284] ;   973.8 p2      26 box reload
        mov dword [ebp + 268], edx ;  1042.3 p0+p3  128 rk
        mov edx, dword [esp + 308] ;   974.8 p2      25 box reload
        mov dword [ebp + 272], edx ;  1044.3 p0+p3  128 rk
        mov edx, dword [esp + 328] ;   975.8 p2      25 box reload
        mov dword [ebp + 276], edx ;  1046.3 p0+p3  128 rk
        mov edx, dword [esp + 320] ;   976.8 p2      25 box reload
        mov dword [ebp + 280], edx ;  1048.3 p0+p3  128 rk
        mov edx, dword [esp + 288] ;   977.8 p2      25 box reload
        mov dword [ebp + 284], edx ;  1050.3 p0+p3  128 rk
        mov edx, dword [esp + 332] ;   978.8 p2      24 box reload
        mov dword [ebp + 288], edx ;  1052.3 p0+p3  128 rk
        mov edx, dword [esp + 344] ;   979.8 p2      24 box reload
        mov dword [ebp + 292], edx ;  1054.3 p0+p3  128 rk
        mov edx, dword [esp + 348] ;   980.8 p2      24 box reload
        mov dword [ebp + 296], edx ;  1056.3 p0+p3  128 rk
        mov edx, dword [esp + 324] ;   981.8 p2      24 box reload
        mov dword [ebp + 300], edx ;  1058.3 p0+p3  128 rk
        mov edx, dword [esp + 360] ;   982.8 p2      23 box reload
        mov dword [ebp + 304], edx ;  1060.3 p0+p3  128 rk
        mov edx, dword [esp + 336] ;   983.8 p2      23 box reload
        mov dword [ebp + 308], edx ;  1062.3 p0+p3  128 rk
        mov edx, dword [esp + 372] ;   984.8 p2      23 box reload
        mov dword [ebp + 312], edx ;  1064.3 p0+p3  128 rk
        mov edx, dword [esp + 352] ;   985.8 p2      23 box reload
        mov dword [ebp + 316], edx ;  1066.3 p0+p3  128 rk
        mov edx, dword [esp + 356] ;   986.8 p2      30 box reload
        mov dword [ebp + 320], edx ;  1068.3 p0+p3  128 rk
        mov edx, dword [esp + 396] ;   987.8 p2      30 box reload
        mov dword [ebp + 324], edx ;  1070.3 p0+p3  128 rk
        mov edx, dword [esp + 368] ;   988.8 p2      30 box reload
        mov dword [ebp + 328], edx ;  1072.3 p0+p3  128 rk
        mov edx, dword [esp + 376] ;   989.8 p2      30 box reload
        mov dword [ebp + 332], edx ;  1074.3 p0+p3  128 rk
        mov edx, dword [esp + 524] ;   990.8 p2      29 box reload
        mov dword [ebp + 336], edx ;  1076.3 p0+p3  128 rk
        mov edx, dword [esp + 452] ;   991.8 p2      29 box reload
        mov dword [ebp + 340], edx ;  1078.3 p0+p3  128 rk
        mov edx, dword [esp + 380] ;   992.8 p2      29 box reload
        mov dword [ebp + 344], edx ;  1080.3 p0+p3  128 rk
        mov edx, dword [esp + 388] ;   993.8 p2      29 box reload
        mov dword [ebp + 348], edx ;  1082.3 p0+p3  128 rk
        mov edx, dword [esp + 404] ;   994.8 p2      28 box reload
        mov dword [ebp + 352], edx ;  1084.3 p0+p3  128 rk
        mov edx, dword [esp + 420] ;   995.8 p2      28 box reload
        mov dword [ebp + 356], edx ;  1086.3 p0+p3  128 rk
        mov edx, dword [esp + 416] ;   996.8 p2      28 box reload
        mov dword [ebp + 360], edx ;  1088.3 p0+p3  128 rk
        mov edx, dword [esp + 412] ;   997.8 p2      28 box reload
        mov dword [ebp + 364], edx ;  1090.3 p0+p3  128 rk
        mov edx, dword [esp + 436] ;   998.8 p2      27 box reload
        mov dword [ebp + 368], edx ;  1092.3 p0+p3  128 rk
        mov edx, dword [esp + 440] ;   999.8 p2      27 box reload
        mov dword [ebp + 372], edx ;  1094.3 p0+p3  128 rk
        mov edx, dword [esp + 408] ;  1000.8 p2      27 box reload
        mov dword [ebp + 376], edx ;  1096.3 p0+p3  128 rk
        mov edx, dword [esp + 392] ;  1001.8 p2      27 box reload
        mov dword [ebp + 380], edx ;  1098.3 p0+p3  128 rk
        mov edx, dword [esp + 456] ;  1002.8 p2      26 box reload
        mov dword [ebp + 384], edx ;  1100.3 p0+p3  128 rk
        mov edx, dword [esp + 444] ;  1003.8 p2      26 box reload
        mov dword [ebp + 388], edx ;  1102.3 p0+p3  128 rk
        mov edx, dword [esp + 432] ;  1004.8 p2      26 box reload
        mov dword [ebp + 392], edx ;  1104.3 p0+p3  128 rk
        mov edx, dword [esp + 424] ;  1005.8 p2      26 box reload
        mov dword [ebp + 396], edx ;  1106.3 p0+p3  128 rk
        mov edx, dword [esp + 480] ;  1006.8 p2      25 box reload
        mov dword [ebp + 400], edx ;  1108.3 p0+p3  128 rk
        mov edx, dword [esp + 448] ;  1007.8 p2      25 box reload
        mov dword [ebp + 404], edx ;  1110.3 p0+p3  128 rk
        mov edx, dword [esp + 468] ;  1008.8 p2      25 box reload
        mov dword [ebp + 408], edx ;  1112.3 p0+p3  128 rk
        mov edx, dword [esp + 460] ;  1009.8 p2      25 box reload
        mov dword [ebp + 412], edx ;  1114.3 p0+p3  128 rk
        mov edx, dword [esp + 472] ;  1010.8 p2      24 box reload
        mov dword [ebp + 416], edx ;  1116.3 p0+p3  128 rk
        mov edx, dword [esp + 484] ;  1011.8 p2      24 box reload
        mov dword [ebp + 420], edx ;  1118.3 p0+p3  128 rk
        mov edx, dword [esp + 488] ;  1012.8 p2      24 box reload
        mov dword [ebp + 424], edx ;  1120.3 p0+p3  128 rk
        mov edx, dword [esp + 464] ;  1013.8 p2      24 box reload
        mov dword [ebp + 428], edx ;  1122.3 p0+p3  128 rk
        mov edx, dword [esp + 500] ;  1014.8 p2      23 box reload
        mov dword [ebp + 432], edx ;  1124.3 p0+p3  128 rk
        mov edx, dword [esp + 476] ;  1015.8 p2      23 box reload
        mov dword [ebp + 436], edx ;  1126.3 p0+p3  128 rk
        mov edx, dword [esp + 512] ;  1016.8 p2      23 box reload
        mov dword [ebp + 440], edx ;  1128.3 p0+p3  128 rk
        mov edx, dword [esp + 492] ;  1017.8 p2      23 box reload
        mov dword [ebp + 444], edx ;  1130.3 p0+p3  128 rk
        mov edx, dword [esp + 496] ;  1018.8 p2      30 box reload
        mov dword [ebp + 448], edx ;  1132.3 p0+p3  128 rk
        mov edx, dword [esp + 536] ;  1019.8 p2      30 box reload
        mov dword [ebp + 452], edx ;  1134.3 p0+p3  128 rk
        mov edx, dword [esp + 508] ;  1020.8 p2      30 box reload
        mov dword [ebp + 456], edx ;  1136.3 p0+p3  128 rk
        mov dword [ebp + 464], ebx ;  1138.3 p0+p3  128 rk
        mov edx, dword [esp + 516] ;  1021.8 p2      30 box reload
        mov dword [ebp + 460], edx ;  1140.3 p0+p3  128 rk
        mov dword [ebp + 468], esi ;  1142.3 p0+p3  128 rk
        mov esi, dword [esp + 520] ;  1022.8 p2      29 box reload
        mov dword [ebp + 472], esi ;  1144.3 p0+p3  128 rk
        mov esi, dword [esp + 528] ;  1023.8 p2      29 box reload
        mov dword [ebp + 476], esi ;  1146.3 p0+p3  128 rk
        mov esi, dword [esp + 548] ;  1024.8 p2      28 box reload
        mov dword [ebp + 480], esi ;  1148.3 p0+p3  128 rk
        mov esi, dword [esp + 556] ;  1025.8 p2      28 box reload
        mov dword [ebp + 484], esi ;  1150.3 p0+p3  128 rk
        mov esi, dword [esp + 108] ;  1026.8 p2      28 box reload
        mov dword [ebp + 488], esi ;  1152.3 p0+p3  128 rk
        mov esi, dword [esp + 532] ;  1027.8 p2      28 box reload
        mov dword [ebp + 492], esi ;  1154.3 p0+p3  128 rk
        mov esi, dword [esp + 16]  ;  1028.8 p2      27 box reload
        mov dword [ebp + 496], esi ;  1156.3 p0+p3  128 rk
        mov esi, dword [esp + 20]  ;  1029.8 p2      27 box reload
        mov dword [ebp + 500], esi ;  1158.3 p0+p3  128 rk
        mov dword [ebp + 512], ecx ;  1160.3 p0+p3  128 rk
        mov esi, dword [esp + 544] ;  1033.3 p2      27 box reload
        mov dword [ebp + 504], esi ;  1162.3 p0+p3  128 rk
        mov esi, dword [esp + 12]  ;  1035.3 p2      27 box reload
        mov dword [ebp + 508], esi ;  1164.3 p0+p3  128 rk
        mov dword [ebp + 516], edi ;  1166.3 p0+p3  128 rk
        mov dword [ebp + 520], eax ;  1168.3 p0+p3  128 rk
        mov esi, dword [esp + 552] ;  1039.3 p2      26 box reload
        mov dword [ebp + 524], esi ;  1170.3 p0+p3  128 rk
        lea edi, [esp]             ;                    cleared
        xor eax, eax               ;                    cleared
        mov ecx, 0x8c              ;                    cleared
        rep stosd                  ;                    cleared
        add esp, 0x230             ;                    frame
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
