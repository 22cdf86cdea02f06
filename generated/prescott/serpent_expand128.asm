; serpent_expand128 for Intel Pentium 4 (Prescott, 32-bit) (prescott)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
;   ./cw build serpent_expand128 --cpu prescott
;
; void serpent_expand128(const void *key, void *rk);   cdecl
;   key: 16 bytes, read, secret, no alignment needed
;   rk: 528 bytes, written, secret, no alignment needed
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 560 bytes, 4 instructions, one of them for 140 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 2179 uops, planned 1021.5; bounds: width 726.3, ports 935.5, path 274.0
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
%fatal "serpent_expand128 is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_serpent_expand128
$_serpent_expand128:
%else
        global $serpent_expand128
%endif
$serpent_expand128:
        push ebx                   ;                    preserved
        push esi                   ;                    preserved
        push edi                   ;                    preserved
        push ebp                   ;                    preserved
        sub esp, 0x230             ;                    frame
        mov esi, dword [esp + 580] ;     0.0 p2     117 k reload
        mov edi, dword [esi + 12]  ;     4.0 p2     117 k
        mov ebp, edi               ;     8.0 p0     107 w[8] copy
        xor ebp, dword [esi]       ;     9.0 p2+p0  107 w[8]
        xor ebp, 0x9e3779b9        ;    10.0 p0     107 w[8]
        rol ebp, 0xb               ;    11.0 p1     107 w[8]
        mov eax, ebp               ;    12.0 p0     107 w[9] copy
        xor eax, dword [esi + 4]   ;    13.0 p2+p0  107 w[9]
        xor eax, 1                 ;    14.0 p0     107 w[9]
        xor eax, 0x9e3779b8        ;    15.0 p0     107 w[9]
        rol eax, 0xb               ;    16.0 p1     107 w[9]
        mov esi, dword [esi + 8]   ;     4.3 p2     107 w[10]
        xor esi, 0x9e3779bb        ;     8.3 p0     107 w[10]
        xor esi, eax               ;    17.0 p0     107 w[10]
        rol esi, 0xb               ;    18.0 p1     107 w[10]
        xor edi, ebp               ;    12.0 p0     107 w[11]
        xor edi, 0x9e3779ba        ;    13.0 p0     107 w[11]
        xor edi, esi               ;    19.0 p0     107 w[11]
        rol edi, 0xb               ;    20.0 p1     107 w[11]
        mov ecx, eax               ;    17.0 p0     107 w[12] copy
        xor ecx, 1                 ;    18.0 p0     107 w[12]
        xor ecx, 0x9e3779bd        ;    19.0 p0     107 w[12]
        xor ecx, edi               ;    21.0 p0     107 w[12]
        rol ecx, 0xb               ;    22.0 p1     107 w[12]
        mov edx, ebp               ;    12.0 p0     107 w[13] copy
        xor edx, esi               ;    19.0 p0     107 w[13]
        mov ebx, edx               ;    20.0 p1     107 w[13] copy
        xor ebx, 0x9e3779bc        ;    21.0 p0     107 w[13]
        xor ebx, ecx               ;    23.0 p0     107 w[13]
        rol ebx, 0xb               ;    24.0 p1     107 w[13]
        mov dword [esp + 0], edx   ;    20.0 p0+p3  107 w[13] spill
        mov edx, eax               ;    17.0 p1     107 w[14] copy
        xor edx, edi               ;    21.0 p0     107 w[14]
        mov dword [esp + 4], eax   ;    17.0 p0+p3  107 w[9] spill
        mov eax, edx               ;    22.0 p1     107 w[14] copy
        xor eax, 0x9e3779bf        ;    23.0 p0     107 w[14]
        xor eax, ebx               ;    25.0 p0     107 w[14]
        rol eax, 0xb               ;    26.0 p1     107 w[14]
        mov dword [esp + 8], edx   ;    22.0 p0+p3  107 w[14] spill
        mov edx, esi               ;    19.0 p1     107 w[15] copy
        xor edx, 0x9e3779be        ;    20.0 p0     107 w[15]
        xor edx, ecx               ;    23.0 p0     107 w[15]
        xor edx, eax               ;    27.0 p0     107 w[15]
        rol edx, 0xb               ;    28.0 p1     107 w[15]
        mov dword [esp + 12], esi  ;    19.0 p0+p3  107 w[10] spill
        mov esi, ebp               ;    16.0 p1     107 w[16] copy
        xor esi, 0x9e3779b1        ;    18.2 p0     107 w[16]
        xor esi, edi               ;    21.0 p0     107 w[16]
        xor esi, ebx               ;    25.0 p0     107 w[16]
        xor esi, edx               ;    29.0 p0     107 w[16]
        rol esi, 0xb               ;    30.0 p1     107 w[16]
        mov dword [esp + 16], ebp  ;    20.2 p0+p3  107 w[8] spill
        mov ebp, dword [esp + 4]   ;    18.0 p2     107 w[17]
        xor ebp, 0x9e3779b0        ;    22.0 p0     107 w[17]
        xor ebp, ecx               ;    23.0 p0     107 w[17]
        xor ebp, eax               ;    27.0 p0     107 w[17]
        xor ebp, esi               ;    31.0 p0     107 w[17]
        rol ebp, 0xb               ;    32.0 p1     107 w[17]
        mov dword [esp + 20], ecx  ;    23.2 p0+p3  107 w[12] spill
        mov ecx, dword [esp + 12]  ;    20.3 p2     107 w[18]
        xor ecx, 0x9e3779b3        ;    24.3 p0     107 w[18]
        xor ecx, ebx               ;    25.3 p0     107 w[18]
        xor ecx, edx               ;    29.0 p0     107 w[18]
        xor ecx, ebp               ;    33.0 p0     107 w[18]
        rol ecx, 0xb               ;    34.0 p1     107 w[18]
        mov dword [esp + 24], ebx  ;    26.2 p0+p3  107 w[13] spill
        mov ebx, edi               ;    23.0 p1     107 w[19] copy
        xor ebx, 0x9e3779b2        ;    27.2 p0     107 w[19]
        xor ebx, eax               ;    28.2 p0     107 w[19]
        xor ebx, esi               ;    31.0 p0     107 w[19]
        xor ebx, ecx               ;    35.0 p0     107 w[19]
        rol ebx, 0xb               ;    36.0 p1     107 w[19]
        mov dword [esp + 28], edi  ;    29.2 p0+p3  107 w[11] spill
        mov edi, dword [esp + 20]  ;    25.0 p2     107 w[20]
        xor edi, 0x9e3779b5        ;    30.2 p0     107 w[20]
        xor edi, edx               ;    31.2 p0     107 w[20]
        xor edi, ebp               ;    33.0 p0     107 w[20]
        xor edi, ebx               ;    37.0 p0     107 w[20]
        rol edi, 0xb               ;    38.0 p1     107 w[20]
        mov dword [esp + 32], edx  ;    32.2 p0+p3  107 w[15] spill
        mov edx, dword [esp + 24]  ;    27.3 p2     107 w[21]
        xor edx, esi               ;    33.2 p0     107 w[21]
        xor edx, 0x9e3779b4        ;    34.2 p0     107 w[21]
        xor edx, ecx               ;    35.2 p0     107 w[21]
        xor edx, edi               ;    39.0 p0     107 w[21]
        rol edx, 0xb               ;    40.0 p1     107 w[21]
        mov dword [esp + 36], esi  ;    35.2 p0+p3  107 w[16] spill
        mov esi, eax               ;    30.0 p1     107 w[22] copy
        xor esi, 0x9e3779b7        ;    36.2 p0     107 w[22]
        xor esi, ebp               ;    37.2 p0     107 w[22]
        xor esi, ebx               ;    38.2 p0     107 w[22]
        xor esi, edx               ;    41.0 p0     107 w[22]
        rol esi, 0xb               ;    42.0 p1     107 w[22]
        mov dword [esp + 40], eax  ;    38.2 p0+p3  107 w[14] spill
        mov eax, dword [esp + 32]  ;    32.2 p2     107 w[23]
        xor eax, ecx               ;    39.2 p0     107 w[23]
        xor eax, 0x9e3779b6        ;    40.2 p0     107 w[23]
        xor eax, edi               ;    41.2 p0     107 w[23]
        xor eax, esi               ;    43.0 p0     107 w[23]
        rol eax, 0xb               ;    44.0 p1     107 w[23]
        mov dword [esp + 44], ecx  ;    41.2 p0+p3  107 w[18] spill
        mov ecx, dword [esp + 36]  ;    35.2 p2     107 w[24]
        xor ecx, ebx               ;    42.2 p0     107 w[24]
        mov dword [esp + 48], ebx  ;    42.7 p0+p3  107 w[19] spill
        mov ebx, edx               ;    41.0 p1     107 w[24] copy
        xor ebx, 0x9e3779a9        ;    43.7 p0     107 w[24]
        xor ebx, ecx               ;    44.7 p0     107 w[24]
        xor ebx, eax               ;    45.7 p0     107 w[24]
        rol ebx, 0xb               ;    46.7 p1     107 w[24]
        mov dword [esp + 52], ecx  ;    45.2 p0+p3  107 w[24] spill
        mov ecx, ebp               ;    37.7 p1     107 w[25] copy
        xor ecx, edi               ;    46.2 p0     107 w[25]
        xor ecx, 0x9e3779a8        ;    47.2 p0     107 w[25]
        xor ecx, esi               ;    48.2 p0     107 w[25]
        xor ecx, ebx               ;    49.2 p0     107 w[25]
        rol ecx, 0xb               ;    50.2 p1     107 w[25]
        mov dword [esp + 56], ebp  ;    48.2 p0+p3  107 w[17] spill
        mov ebp, dword [esp + 44]  ;    41.2 p2     107 w[26]
        xor ebp, edx               ;    49.2 p0     107 w[26]
        xor ebp, 0x9e3779ab        ;    50.2 p0     107 w[26]
        xor ebp, eax               ;    51.2 p0     107 w[26]
        xor ebp, ecx               ;    52.2 p0     107 w[26]
        rol ebp, 0xb               ;    53.2 p1     107 w[26]
        mov dword [esp + 60], edx  ;    51.2 p0+p3  107 w[21] spill
        mov edx, dword [esp + 48]  ;    42.7 p2     107 w[27]
        xor edx, esi               ;    52.2 p0     107 w[27]
        xor edx, 0x9e3779aa        ;    53.2 p0     107 w[27]
        xor edx, ebx               ;    54.2 p0     107 w[27]
        xor edx, ebp               ;    55.2 p0     107 w[27]
        rol edx, 0xb               ;    56.2 p1     107 w[27]
        mov dword [esp + 64], esi  ;    54.2 p0+p3  107 w[22] spill
        mov esi, edi               ;    44.7 p1     107 w[28] copy
        xor esi, eax               ;    55.2 p0     107 w[28]
        mov dword [esp + 68], edi  ;    55.7 p0+p3  107 w[20] spill
        mov edi, ecx               ;    51.2 p1     107 w[28] copy
        xor edi, 0x9e3779ad        ;    56.7 p0     107 w[28]
        xor edi, esi               ;    57.7 p0     107 w[28]
        xor edi, edx               ;    58.7 p0     107 w[28]
        rol edi, 0xb               ;    59.7 p1     107 w[28]
        mov dword [esp + 72], esi  ;    58.2 p0+p3  107 w[28] spill
        mov esi, dword [esp + 60]  ;    51.2 p2     107 w[29]
        xor esi, ebx               ;    59.2 p0     107 w[29]
        xor esi, 0x9e3779ac        ;    60.2 p0     107 w[29]
        xor esi, ebp               ;    61.2 p0     107 w[29]
        xor esi, edi               ;    62.2 p0     107 w[29]
        rol esi, 0xb               ;    63.2 p1     107 w[29]
        mov dword [esp + 76], ebx  ;    61.2 p0+p3  107 w[24] spill
        mov ebx, dword [esp + 64]  ;    54.2 p2     107 w[30]
        xor ebx, ecx               ;    62.2 p0     107 w[30]
        xor ebx, 0x9e3779af        ;    63.2 p0     107 w[30]
        xor ebx, edx               ;    64.2 p0     107 w[30]
        xor ebx, esi               ;    65.2 p0     107 w[30]
        rol ebx, 0xb               ;    66.2 p1     107 w[30]
        mov dword [esp + 80], ecx  ;    64.2 p0+p3  107 w[25] spill
        mov ecx, eax               ;    52.3 p1     107 w[31] copy
        xor ecx, ebp               ;    65.2 p0     107 w[31]
        xor ecx, 0x9e3779ae        ;    66.2 p0     107 w[31]
        xor ecx, edi               ;    67.2 p0     107 w[31]
        xor ecx, ebx               ;    68.2 p0     107 w[31]
        rol ecx, 0xb               ;    69.2 p1     107 w[31]
        mov dword [esp + 84], eax  ;    67.2 p0+p3  107 w[23] spill
        mov eax, dword [esp + 76]  ;    61.2 p2     107 w[32]
        xor eax, 0x9e3779a1        ;    68.2 p0     107 w[32]
        xor eax, edx               ;    69.2 p0     107 w[32]
        xor eax, esi               ;    70.2 p0     107 w[32]
        xor eax, ecx               ;    71.2 p0     107 w[32]
        rol eax, 0xb               ;    72.2 p1     107 w[32]
        mov dword [esp + 88], edx  ;    70.2 p0+p3  107 w[27] spill
        mov edx, dword [esp + 80]  ;    64.2 p2     107 w[33]
        xor edx, 0x9e3779a0        ;    71.2 p0     107 w[33]
        xor edx, edi               ;    72.2 p0     107 w[33]
        xor edx, ebx               ;    73.2 p0     107 w[33]
        xor edx, eax               ;    74.2 p0     107 w[33]
        rol edx, 0xb               ;    75.2 p1     107 w[33]
        mov dword [esp + 92], edi  ;    73.2 p0+p3  107 w[28] spill
        mov edi, ebp               ;    59.3 p1     107 w[34] copy
        xor edi, 0x9e3779a3        ;    74.2 p0     107 w[34]
        xor edi, esi               ;    75.2 p0     107 w[34]
        xor edi, ecx               ;    76.2 p0     107 w[34]
        xor edi, edx               ;    77.2 p0     107 w[34]
        rol edi, 0xb               ;    78.2 p1     107 w[34]
        mov dword [esp + 96], ebp  ;    76.2 p0+p3  107 w[26] spill
        mov ebp, dword [esp + 88]  ;    70.2 p2     107 w[35]
        xor ebp, 0x9e3779a2        ;    77.2 p0     107 w[35]
        xor ebp, ebx               ;    78.2 p0     107 w[35]
        xor ebp, eax               ;    79.2 p0     107 w[35]
        xor ebp, edi               ;    80.2 p0     107 w[35]
        rol ebp, 0xb               ;    81.2 p1     107 w[35]
        mov dword [esp + 100], ebx ;    79.2 p0+p3  107 w[30] spill
        mov ebx, dword [esp + 92]  ;    73.2 p2     107 w[36]
        xor ebx, ecx               ;    80.2 p0     107 w[36]
        mov dword [esp + 104], ecx ;    80.7 p0+p3  107 w[31] spill
        mov ecx, edx               ;    76.2 p1     107 w[36] copy
        xor ecx, 0x9e3779a5        ;    81.7 p0     107 w[36]
        xor ecx, ebx               ;    82.7 p0     107 w[36]
        xor ecx, ebp               ;    83.7 p0     107 w[36]
        rol ecx, 0xb               ;    84.7 p1     107 w[36]
        mov dword [esp + 108], ebx ;    83.2 p0+p3  107 w[36] spill
        mov ebx, esi               ;    67.0 p1     107 w[37] copy
        xor ebx, 0x9e3779a4        ;    84.2 p0     107 w[37]
        xor ebx, eax               ;    85.2 p0     107 w[37]
        xor ebx, edi               ;    86.2 p0     107 w[37]
        xor ebx, ecx               ;    87.2 p0     107 w[37]
        rol ebx, 0xb               ;    88.2 p1     107 w[37]
        mov dword [esp + 112], esi ;    86.2 p0+p3  107 w[29] spill
        mov esi, dword [esp + 100] ;    79.2 p2     107 w[38]
        xor esi, 0x9e3779a7        ;    87.2 p0     107 w[38]
        xor esi, edx               ;    88.2 p0     107 w[38]
        xor esi, ebp               ;    89.2 p0     107 w[38]
        xor esi, ebx               ;    90.2 p0     107 w[38]
        rol esi, 0xb               ;    91.2 p1     107 w[38]
        mov dword [esp + 116], edx ;    89.2 p0+p3  107 w[33] spill
        mov edx, dword [esp + 104] ;    80.7 p2     107 w[39]
        xor edx, 0x9e3779a6        ;    90.2 p0     107 w[39]
        xor edx, edi               ;    91.2 p0     107 w[39]
        xor edx, ecx               ;    92.2 p0     107 w[39]
        xor edx, esi               ;    93.2 p0     107 w[39]
        rol edx, 0xb               ;    94.2 p1     107 w[39]
        mov dword [esp + 120], edi ;    92.2 p0+p3  107 w[34] spill
        mov edi, eax               ;    74.0 p1     107 w[40] copy
        xor edi, 0x9e377999        ;    93.2 p0     107 w[40]
        xor edi, ebp               ;    94.2 p0     107 w[40]
        xor edi, ebx               ;    95.2 p0     107 w[40]
        xor edi, edx               ;    96.2 p0     107 w[40]
        rol edi, 0xb               ;    97.2 p1     107 w[40]
        mov dword [esp + 124], eax ;    95.2 p0+p3  107 w[32] spill
        mov eax, dword [esp + 116] ;    89.2 p2     107 w[41]
        xor eax, 0x9e377998        ;    96.2 p0     107 w[41]
        xor eax, ecx               ;    97.2 p0     107 w[41]
        xor eax, esi               ;    98.2 p0     107 w[41]
        xor eax, edi               ;    99.2 p0     107 w[41]
        rol eax, 0xb               ;   100.2 p1     107 w[41]
        xor ecx, edx               ;    98.2 p0     107 w[44]
        mov dword [esp + 128], ecx ;    99.2 p0+p3  107 w[44] spill
        mov ecx, dword [esp + 120] ;    92.2 p2     107 w[42]
        xor ecx, 0x9e37799b        ;    99.7 p0     107 w[42]
        xor ecx, ebx               ;   100.7 p0     107 w[42]
        xor ecx, edx               ;   101.7 p0     107 w[42]
        xor ecx, eax               ;   102.7 p0     107 w[42]
        rol ecx, 0xb               ;   103.7 p1     107 w[42]
        mov dword [esp + 132], edx ;   101.7 p0+p3  107 w[39] spill
        mov edx, ebp               ;    82.2 p1     107 w[43] copy
        xor edx, 0x9e37799a        ;   102.7 p0     107 w[43]
        xor edx, esi               ;   103.7 p0     107 w[43]
        xor edx, edi               ;   104.7 p0     107 w[43]
        xor edx, ecx               ;   105.7 p0     107 w[43]
        rol edx, 0xb               ;   106.7 p1     107 w[43]
        mov dword [esp + 136], ebp ;   104.7 p0+p3  107 w[35] spill
        mov ebp, dword [esp + 128] ;    99.2 p2     107 w[44]
        xor ebp, 0x9e37799d        ;   105.7 p0     107 w[44]
        xor ebp, eax               ;   106.7 p0     107 w[44]
        xor ebp, edx               ;   107.7 p0     107 w[44]
        rol ebp, 0xb               ;   108.7 p1     107 w[44]
        mov dword [esp + 140], esi ;   107.2 p0+p3  107 w[38] spill
        mov esi, ebx               ;    89.2 p1     107 w[45] copy
        xor esi, 0x9e37799c        ;   108.2 p0     107 w[45]
        xor esi, edi               ;   109.2 p0     107 w[45]
        xor esi, ecx               ;   110.2 p0     107 w[45]
        xor esi, ebp               ;   111.2 p0     107 w[45]
        rol esi, 0xb               ;   112.2 p1     107 w[45]
        mov dword [esp + 144], ebx ;   110.2 p0+p3  107 w[37] spill
        mov ebx, dword [esp + 140] ;   107.2 p2     107 w[46]
        xor ebx, 0x9e37799f        ;   111.2 p0     107 w[46]
        xor ebx, eax               ;   112.2 p0     107 w[46]
        xor ebx, edx               ;   113.2 p0     107 w[46]
        xor ebx, esi               ;   114.2 p0     107 w[46]
        rol ebx, 0xb               ;   115.2 p1     107 w[46]
        mov dword [esp + 148], eax ;   113.2 p0+p3  107 w[41] spill
        mov eax, dword [esp + 132] ;   101.7 p2     107 w[47]
        xor eax, 0x9e37799e        ;   114.2 p0     107 w[47]
        xor eax, ecx               ;   115.2 p0     107 w[47]
        xor eax, ebp               ;   116.2 p0     107 w[47]
        xor eax, ebx               ;   117.2 p0     107 w[47]
        rol eax, 0xb               ;   118.2 p1     107 w[47]
        mov dword [esp + 152], ecx ;   116.2 p0+p3  107 w[42] spill
        mov ecx, edi               ;    98.2 p1     107 w[48] copy
        xor ecx, 0x9e377991        ;   117.2 p0     107 w[48]
        xor ecx, edx               ;   118.2 p0     107 w[48]
        xor ecx, esi               ;   119.2 p0     107 w[48]
        xor ecx, eax               ;   120.2 p0     107 w[48]
        rol ecx, 0xb               ;   121.2 p1     107 w[48]
        mov dword [esp + 156], edi ;   119.2 p0+p3  107 w[40] spill
        mov edi, dword [esp + 148] ;   113.2 p2     107 w[49]
        xor edi, 0x9e377990        ;   120.2 p0     107 w[49]
        xor edi, ebp               ;   121.2 p0     107 w[49]
        xor edi, ebx               ;   122.2 p0     107 w[49]
        xor edi, ecx               ;   123.2 p0     107 w[49]
        rol edi, 0xb               ;   124.2 p1     107 w[49]
        mov dword [esp + 160], ebp ;   122.2 p0+p3  107 w[44] spill
        mov ebp, dword [esp + 152] ;   116.2 p2     107 w[50]
        xor ebp, 0x9e377993        ;   123.2 p0     107 w[50]
        xor ebp, esi               ;   124.2 p0     107 w[50]
        xor ebp, eax               ;   125.2 p0     107 w[50]
        xor ebp, edi               ;   126.2 p0     107 w[50]
        rol ebp, 0xb               ;   127.2 p1     107 w[50]
        mov dword [esp + 164], esi ;   125.2 p0+p3  107 w[45] spill
        mov esi, edx               ;   107.7 p1     107 w[51] copy
        xor esi, 0x9e377992        ;   126.2 p0     107 w[51]
        xor esi, ebx               ;   127.2 p0     107 w[51]
        xor esi, ecx               ;   128.2 p0     107 w[51]
        xor esi, ebp               ;   129.2 p0     107 w[51]
        rol esi, 0xb               ;   130.2 p1     107 w[51]
        mov dword [esp + 168], edx ;   128.2 p0+p3  107 w[43] spill
        mov edx, dword [esp + 160] ;   122.2 p2     107 w[52]
        xor edx, 0x9e377995        ;   129.2 p0     107 w[52]
        xor edx, eax               ;   130.2 p0     107 w[52]
        xor edx, edi               ;   131.2 p0     107 w[52]
        xor edx, esi               ;   132.2 p0     107 w[52]
        rol edx, 0xb               ;   133.2 p1     107 w[52]
        mov dword [esp + 172], eax ;   131.2 p0+p3  107 w[47] spill
        mov eax, dword [esp + 164] ;   125.2 p2     107 w[53]
        xor eax, 0x9e377994        ;   132.2 p0     107 w[53]
        xor eax, ecx               ;   133.2 p0     107 w[53]
        xor eax, ebp               ;   134.2 p0     107 w[53]
        xor eax, edx               ;   135.2 p0     107 w[53]
        rol eax, 0xb               ;   136.2 p1     107 w[53]
        mov dword [esp + 176], ecx ;   134.2 p0+p3  107 w[48] spill
        mov ecx, ebx               ;   116.2 p1     107 w[54] copy
        xor ecx, 0x9e377997        ;   135.2 p0     107 w[54]
        xor ecx, edi               ;   136.2 p0     107 w[54]
        xor ecx, esi               ;   137.2 p0     107 w[54]
        xor ecx, eax               ;   138.2 p0     107 w[54]
        rol ecx, 0xb               ;   139.2 p1     107 w[54]
        mov dword [esp + 180], ebx ;   137.2 p0+p3  107 w[46] spill
        mov ebx, dword [esp + 172] ;   131.2 p2     107 w[55]
        xor ebx, 0x9e377996        ;   138.2 p0     107 w[55]
        xor ebx, ebp               ;   139.2 p0     107 w[55]
        xor ebx, edx               ;   140.2 p0     107 w[55]
        xor ebx, ecx               ;   141.2 p0     107 w[55]
        rol ebx, 0xb               ;   142.2 p1     107 w[55]
        mov dword [esp + 184], ebp ;   140.2 p0+p3  107 w[50] spill
        mov ebp, dword [esp + 176] ;   134.2 p2     107 w[56]
        xor ebp, esi               ;   141.2 p0     107 w[56]
        mov dword [esp + 188], esi ;   141.7 p0+p3  107 w[51] spill
        mov esi, eax               ;   137.2 p1     107 w[56] copy
        xor esi, 0x9e377989        ;   142.7 p0     107 w[56]
        xor esi, ebp               ;   143.7 p0     107 w[56]
        xor esi, ebx               ;   144.7 p0     107 w[56]
        rol esi, 0xb               ;   145.7 p1     107 w[56]
        mov dword [esp + 192], ebp ;   144.2 p0+p3  107 w[56] spill
        mov ebp, dword [esp + 184] ;   140.2 p2     107 w[58]
        xor ebp, 0x9e37798b        ;   145.2 p0     107 w[58]
        xor ebp, eax               ;   146.2 p0     107 w[58]
        xor ebp, ebx               ;   147.2 p0     107 w[58]
        mov dword [esp + 196], eax ;   146.7 p0+p3  107 w[53] spill
        mov eax, edi               ;   125.2 p1     107 w[57] copy
        xor eax, 0x9e377988        ;   147.7 p0     107 w[57]
        xor eax, edx               ;   148.7 p0     107 w[57]
        xor eax, ecx               ;   149.7 p0     107 w[57]
        xor eax, esi               ;   150.7 p0     107 w[57]
        rol eax, 0xb               ;   151.7 p1     107 w[57]
        xor ebp, eax               ;   152.7 p0     107 w[58]
        rol ebp, 0xb               ;   153.7 p1     107 w[58]
        mov dword [esp + 200], edi ;   150.2 p0+p3  107 w[49] spill
        mov edi, dword [esp + 188] ;   141.7 p2     107 w[59]
        xor edi, 0x9e37798a        ;   151.2 p0     107 w[59]
        xor edi, ecx               ;   152.2 p0     107 w[59]
        xor edi, esi               ;   153.2 p0     107 w[59]
        xor edi, ebp               ;   154.7 p0     107 w[59]
        rol edi, 0xb               ;   155.7 p1     107 w[59]
        mov dword [esp + 204], ecx ;   153.2 p0+p3  107 w[54] spill
        mov ecx, edx               ;   134.2 p1     107 w[60] copy
        xor ecx, ebx               ;   154.2 p0     107 w[60]
        mov dword [esp + 208], edx ;   154.7 p0+p3  107 w[52] spill
        mov edx, dword [esp + 196] ;   146.7 p2     107 w[61]
        xor edx, 0x9e37798c        ;   155.7 p0     107 w[61]
        xor edx, esi               ;   156.7 p0     107 w[61]
        xor edx, ebp               ;   157.7 p0     107 w[61]
        mov dword [esp + 212], esi ;   157.2 p0+p3  107 w[56] spill
        mov esi, eax               ;   152.7 p1     107 w[60] copy
        xor esi, 0x9e37798d        ;   158.2 p0     107 w[60]
        xor esi, ecx               ;   159.2 p0     107 w[60]
        xor esi, edi               ;   160.2 p0     107 w[60]
        rol esi, 0xb               ;   161.2 p1     107 w[60]
        xor edx, esi               ;   162.2 p0     107 w[61]
        rol edx, 0xb               ;   163.2 p1     107 w[61]
        mov dword [esp + 216], ecx ;   160.2 p0+p3  107 w[60] spill
        mov ecx, dword [esp + 204] ;   153.2 p2     107 w[62]
        xor ecx, 0x9e37798f        ;   161.2 p0     107 w[62]
        xor ecx, eax               ;   162.2 p0     107 w[62]
        xor ecx, edi               ;   163.2 p0     107 w[62]
        xor ecx, edx               ;   164.2 p0     107 w[62]
        rol ecx, 0xb               ;   165.2 p1     107 w[62]
        mov dword [esp + 220], eax ;   163.2 p0+p3  107 w[57] spill
        mov eax, dword [esp + 212] ;   157.2 p2     107 w[64]
        xor eax, 0x9e377981        ;   164.2 p0     107 w[64]
        xor eax, edi               ;   165.2 p0     107 w[64]
        xor eax, edx               ;   166.2 p0     107 w[64]
        mov dword [esp + 224], edi ;   165.7 p0+p3  107 w[59] spill
        mov edi, ebx               ;   143.2 p1     107 w[63] copy
        xor edi, 0x9e37798e        ;   166.7 p0     107 w[63]
        xor edi, ebp               ;   167.7 p0     107 w[63]
        xor edi, esi               ;   168.7 p0     107 w[63]
        xor edi, ecx               ;   169.7 p0     107 w[63]
        rol edi, 0xb               ;   170.7 p1     107 w[63]
        xor eax, edi               ;   171.7 p0     107 w[64]
        rol eax, 0xb               ;   172.7 p1     107 w[64]
        mov dword [esp + 228], ebx ;   169.2 p0+p3  107 w[55] spill
        mov ebx, dword [esp + 220] ;   163.2 p2     107 w[65]
        xor ebx, 0x9e377980        ;   170.2 p0     107 w[65]
        xor ebx, esi               ;   171.2 p0     107 w[65]
        xor ebx, ecx               ;   172.2 p0     107 w[65]
        xor ebx, eax               ;   173.7 p0     107 w[65]
        rol ebx, 0xb               ;   174.7 p1     107 w[65]
        mov dword [esp + 232], esi ;   172.2 p0+p3  107 w[60] spill
        mov esi, dword [esp + 224] ;   165.7 p2     107 w[67]
        xor esi, 0x9e377982        ;   173.2 p0     107 w[67]
        xor esi, ecx               ;   174.2 p0     107 w[67]
        xor esi, eax               ;   175.2 p0     107 w[67]
        mov dword [esp + 236], ecx ;   174.7 p0+p3  107 w[62] spill
        mov ecx, ebp               ;   154.7 p1     107 w[66] copy
        xor ecx, 0x9e377983        ;   175.7 p0     107 w[66]
        xor ecx, edx               ;   176.7 p0     107 w[66]
        xor ecx, edi               ;   177.7 p0     107 w[66]
        xor ecx, ebx               ;   178.7 p0     107 w[66]
        rol ecx, 0xb               ;   179.7 p1     107 w[66]
        xor esi, ecx               ;   180.7 p0     107 w[67]
        rol esi, 0xb               ;   181.7 p1     107 w[67]
        mov dword [esp + 240], ebp ;   178.2 p0+p3  107 w[58] spill
        mov ebp, dword [esp + 232] ;   172.2 p2     107 w[68]
        xor ebp, edi               ;   179.2 p0     107 w[68]
        mov dword [esp + 244], edi ;   179.7 p0+p3  107 w[63] spill
        mov edi, dword [esp + 236] ;   174.7 p2     107 w[70]
        xor edi, 0x9e377987        ;   180.7 p0     107 w[70]
        xor edi, ebx               ;   181.7 p0     107 w[70]
        xor edi, esi               ;   182.7 p0     107 w[70]
        mov dword [esp + 248], eax ;   182.2 p0+p3  107 w[64] spill
        mov eax, ebx               ;   175.7 p1     107 w[68] copy
        xor eax, 0x9e377985        ;   183.2 p0     107 w[68]
        xor eax, ebp               ;   184.2 p0     107 w[68]
        xor eax, esi               ;   185.2 p0     107 w[68]
        rol eax, 0xb               ;   186.2 p1     107 w[68]
        mov dword [esp + 252], ebp ;   184.7 p0+p3  107 w[68] spill
        mov ebp, dword [esp + 248] ;   182.2 p2     107 w[69]
        xor ebp, 0x9e377984        ;   186.2 p0     107 w[69]
        xor ebp, edx               ;   187.2 p0     107 w[69]
        xor ebp, ecx               ;   188.2 p0     107 w[69]
        xor ebp, eax               ;   189.2 p0     107 w[69]
        rol ebp, 0xb               ;   190.2 p1     107 w[69]
        xor edi, ebp               ;   191.2 p0     107 w[70]
        rol edi, 0xb               ;   192.2 p1     107 w[70]
        mov dword [esp + 256], edx ;   188.2 p0+p3  107 w[61] spill
        mov edx, dword [esp + 244] ;   179.7 p2     107 w[71]
        xor edx, 0x9e377986        ;   189.2 p0     107 w[71]
        xor edx, ecx               ;   190.2 p0     107 w[71]
        xor edx, eax               ;   191.2 p0     107 w[71]
        xor edx, edi               ;   193.2 p0     107 w[71]
        rol edx, 0xb               ;   194.2 p1     107 w[71]
        mov dword [esp + 260], ecx ;   191.2 p0+p3  107 w[66] spill
        mov ecx, dword [esp + 248] ;   182.2 p2     107 w[72]
        xor ecx, 0x9e3779f9        ;   192.2 p0     107 w[72]
        xor ecx, esi               ;   193.2 p0     107 w[72]
        xor ecx, ebp               ;   194.2 p0     107 w[72]
        xor ecx, edx               ;   195.2 p0     107 w[72]
        rol ecx, 0xb               ;   196.2 p1     107 w[72]
        mov dword [esp + 264], esi ;   194.2 p0+p3  107 w[67] spill
        mov esi, dword [esp + 260] ;   191.2 p2     107 w[74]
        xor esi, 0x9e3779fb        ;   195.2 p0     107 w[74]
        xor esi, ebp               ;   196.2 p0     107 w[74]
        xor esi, edx               ;   197.2 p0     107 w[74]
        mov dword [esp + 268], ebp ;   196.7 p0+p3  107 w[69] spill
        mov ebp, ebx               ;   175.7 p1     107 w[73] copy
        xor ebp, 0x9e3779f8        ;   197.7 p0     107 w[73]
        xor ebp, eax               ;   198.7 p0     107 w[73]
        xor ebp, edi               ;   199.7 p0     107 w[73]
        xor ebp, ecx               ;   200.7 p0     107 w[73]
        rol ebp, 0xb               ;   201.7 p1     107 w[73]
        xor esi, ebp               ;   202.7 p0     107 w[74]
        rol esi, 0xb               ;   203.7 p1     107 w[74]
        xor eax, edx               ;   200.2 p0     107 w[76]
        mov dword [esp + 272], ebx ;   200.7 p0+p3  107 w[65] spill
        mov ebx, dword [esp + 264] ;   194.2 p2     107 w[75]
        xor ebx, 0x9e3779fa        ;   201.7 p0     107 w[75]
        xor ebx, edi               ;   202.7 p0     107 w[75]
        xor ebx, ecx               ;   203.7 p0     107 w[75]
        xor ebx, esi               ;   204.7 p0     107 w[75]
        rol ebx, 0xb               ;   205.7 p1     107 w[75]
        mov dword [esp + 276], edx ;   203.7 p0+p3  107 w[71] spill
        mov edx, dword [esp + 268] ;   196.7 p2     107 w[77]
        xor edx, 0x9e3779fc        ;   204.7 p0     107 w[77]
        xor edx, ecx               ;   205.7 p0     107 w[77]
        xor edx, esi               ;   206.7 p0     107 w[77]
        mov dword [esp + 280], ecx ;   206.2 p0+p3  107 w[72] spill
        mov ecx, eax               ;   201.2 p1     107 w[76] copy
        xor ecx, 0x9e3779fd        ;   207.2 p0     107 w[76]
        xor ecx, ebp               ;   208.2 p0     107 w[76]
        xor ecx, ebx               ;   209.2 p0     107 w[76]
        rol ecx, 0xb               ;   210.2 p1     107 w[76]
        xor edx, ecx               ;   211.2 p0     107 w[77]
        rol edx, 0xb               ;   212.2 p1     107 w[77]
        mov dword [esp + 284], eax ;   209.2 p0+p3  107 w[76] spill
        mov eax, dword [esp + 276] ;   203.7 p2     107 w[79]
        xor eax, 0x9e3779fe        ;   210.2 p0     107 w[79]
        xor eax, esi               ;   211.2 p0     107 w[79]
        xor eax, ecx               ;   212.2 p0     107 w[79]
        mov dword [esp + 288], esi ;   211.7 p0+p3  107 w[74] spill
        mov esi, edi               ;   193.2 p1     107 w[78] copy
        xor esi, 0x9e3779ff        ;   212.7 p0     107 w[78]
        xor esi, ebp               ;   213.7 p0     107 w[78]
        xor esi, ebx               ;   214.7 p0     107 w[78]
        xor esi, edx               ;   215.7 p0     107 w[78]
        rol esi, 0xb               ;   216.7 p1     107 w[78]
        xor eax, esi               ;   217.7 p0     107 w[79]
        rol eax, 0xb               ;   218.7 p1     107 w[79]
        mov dword [esp + 292], edi ;   215.2 p0+p3  107 w[70] spill
        mov edi, dword [esp + 280] ;   206.2 p2     107 w[80]
        xor edi, 0x9e3779f1        ;   216.2 p0     107 w[80]
        xor edi, ebx               ;   217.2 p0     107 w[80]
        xor edi, edx               ;   218.2 p0     107 w[80]
        xor edi, eax               ;   219.7 p0     107 w[80]
        rol edi, 0xb               ;   220.7 p1     107 w[80]
        mov dword [esp + 296], ebx ;   218.2 p0+p3  107 w[75] spill
        mov ebx, dword [esp + 288] ;   211.7 p2     107 w[82]
        xor ebx, 0x9e3779f3        ;   219.2 p0     107 w[82]
        xor ebx, edx               ;   220.2 p0     107 w[82]
        xor ebx, eax               ;   221.2 p0     107 w[82]
        mov dword [esp + 300], edx ;   220.7 p0+p3  107 w[77] spill
        mov edx, ebp               ;   202.7 p1     107 w[81] copy
        xor edx, 0x9e3779f0        ;   221.7 p0     107 w[81]
        xor edx, ecx               ;   222.7 p0     107 w[81]
        xor edx, esi               ;   223.7 p0     107 w[81]
        xor edx, edi               ;   224.7 p0     107 w[81]
        rol edx, 0xb               ;   225.7 p1     107 w[81]
        xor ebx, edx               ;   226.7 p0     107 w[82]
        rol ebx, 0xb               ;   227.7 p1     107 w[82]
        mov dword [esp + 304], ebp ;   224.2 p0+p3  107 w[73] spill
        mov ebp, dword [esp + 296] ;   218.2 p2     107 w[83]
        xor ebp, 0x9e3779f2        ;   225.2 p0     107 w[83]
        xor ebp, esi               ;   226.2 p0     107 w[83]
        xor ebp, edi               ;   227.2 p0     107 w[83]
        xor ebp, ebx               ;   228.7 p0     107 w[83]
        rol ebp, 0xb               ;   229.7 p1     107 w[83]
        mov dword [esp + 308], esi ;   227.2 p0+p3  107 w[78] spill
        mov esi, dword [esp + 300] ;   220.7 p2     107 w[85]
        xor esi, 0x9e3779f4        ;   228.2 p0     107 w[85]
        xor esi, edi               ;   229.2 p0     107 w[85]
        xor esi, ebx               ;   230.2 p0     107 w[85]
        mov dword [esp + 312], edi ;   229.7 p0+p3  107 w[80] spill
        mov edi, dword [esp + 308] ;   227.2 p2     107 w[86]
        xor edi, 0x9e3779f7        ;   231.2 p0     107 w[86]
        xor edi, edx               ;   232.2 p0     107 w[86]
        xor edi, ebp               ;   233.2 p0     107 w[86]
        mov dword [esp + 316], ebx ;   232.2 p0+p3  107 w[82] spill
        mov ebx, ecx               ;   211.2 p1     107 w[84] copy
        xor ebx, 0x9e3779f5        ;   233.2 p0     107 w[84]
        xor ebx, eax               ;   234.2 p0     107 w[84]
        xor ebx, edx               ;   235.2 p0     107 w[84]
        xor ebx, ebp               ;   236.2 p0     107 w[84]
        rol ebx, 0xb               ;   237.2 p1     107 w[84]
        xor esi, ebx               ;   238.2 p0     107 w[85]
        rol esi, 0xb               ;   239.2 p1     107 w[85]
        xor edi, esi               ;   240.2 p0     107 w[86]
        rol edi, 0xb               ;   241.2 p1     107 w[86]
        mov dword [esp + 320], ecx ;   236.2 p0+p3  107 w[76] spill
        mov ecx, dword [esp + 316] ;   232.2 p2     107 w[87]
        xor ecx, 0x9e3779f6        ;   237.2 p0     107 w[87]
        xor ecx, eax               ;   238.2 p0     107 w[87]
        xor ecx, ebx               ;   239.2 p0     107 w[87]
        xor ecx, edi               ;   242.2 p0     107 w[87]
        rol ecx, 0xb               ;   243.2 p1     107 w[87]
        mov dword [esp + 324], eax ;   239.2 p0+p3  107 w[79] spill
        mov eax, dword [esp + 312] ;   229.7 p2     107 w[88]
        xor eax, ebp               ;   240.2 p0     107 w[88]
        mov dword [esp + 328], ebp ;   240.7 p0+p3  107 w[83] spill
        mov ebp, dword [esp + 316] ;   232.2 p2     107 w[90]
        xor ebp, 0x9e3779eb        ;   241.7 p0     107 w[90]
        xor ebp, esi               ;   242.7 p0     107 w[90]
        xor ebp, ecx               ;   244.2 p0     107 w[90]
        mov dword [esp + 332], edx ;   243.2 p0+p3  107 w[81] spill
        mov edx, eax               ;   241.2 p1     107 w[88] copy
        xor edx, 0x9e3779e9        ;   244.2 p0     107 w[88]
        xor edx, esi               ;   245.2 p0     107 w[88]
        xor edx, ecx               ;   246.2 p0     107 w[88]
        rol edx, 0xb               ;   247.2 p1     107 w[88]
        mov dword [esp + 336], eax ;   245.7 p0+p3  107 w[88] spill
        mov eax, dword [esp + 332] ;   243.2 p2     107 w[89]
        xor eax, 0x9e3779e8        ;   247.2 p0     107 w[89]
        xor eax, ebx               ;   248.2 p0     107 w[89]
        xor eax, edi               ;   249.2 p0     107 w[89]
        xor eax, edx               ;   250.2 p0     107 w[89]
        rol eax, 0xb               ;   251.2 p1     107 w[89]
        xor ebp, eax               ;   252.2 p0     107 w[90]
        rol ebp, 0xb               ;   253.2 p1     107 w[90]
        mov dword [esp + 340], esi ;   249.2 p0+p3  107 w[85] spill
        mov esi, dword [esp + 328] ;   240.7 p2     107 w[91]
        xor esi, 0x9e3779ea        ;   250.2 p0     107 w[91]
        xor esi, edi               ;   251.2 p0     107 w[91]
        xor esi, edx               ;   252.2 p0     107 w[91]
        xor esi, ebp               ;   254.2 p0     107 w[91]
        rol esi, 0xb               ;   255.2 p1     107 w[91]
        mov dword [esp + 344], edi ;   252.2 p0+p3  107 w[86] spill
        mov edi, dword [esp + 340] ;   249.2 p2     107 w[93]
        xor edi, 0x9e3779ec        ;   253.2 p0     107 w[93]
        xor edi, edx               ;   254.2 p0     107 w[93]
        xor edi, ebp               ;   255.2 p0     107 w[93]
        mov dword [esp + 348], edx ;   254.7 p0+p3  107 w[88] spill
        mov edx, ebx               ;   238.2 p1     107 w[92] copy
        xor edx, ecx               ;   255.7 p0     107 w[92]
        mov dword [esp + 352], ebx ;   256.2 p0+p3  107 w[84] spill
        mov ebx, dword [esp + 344] ;   252.2 p2     107 w[94]
        xor ebx, 0x9e3779ef        ;   257.2 p0     107 w[94]
        xor ebx, eax               ;   258.2 p0     107 w[94]
        xor ebx, esi               ;   259.2 p0     107 w[94]
        mov dword [esp + 356], ebp ;   258.7 p0+p3  107 w[90] spill
        mov ebp, eax               ;   252.2 p1     107 w[92] copy
        xor ebp, 0x9e3779ed        ;   259.7 p0     107 w[92]
        xor ebp, edx               ;   260.7 p0     107 w[92]
        xor ebp, esi               ;   261.7 p0     107 w[92]
        rol ebp, 0xb               ;   262.7 p1     107 w[92]
        xor edi, ebp               ;   263.7 p0     107 w[93]
        rol edi, 0xb               ;   264.7 p1     107 w[93]
        xor ebx, edi               ;   265.7 p0     107 w[94]
        rol ebx, 0xb               ;   266.7 p1     107 w[94]
        mov dword [esp + 360], edx ;   262.2 p0+p3  107 w[92] spill
        mov edx, dword [esp + 356] ;   258.7 p2     107 w[95]
        xor edx, 0x9e3779ee        ;   263.2 p0     107 w[95]
        xor edx, ecx               ;   264.2 p0     107 w[95]
        xor edx, ebp               ;   265.2 p0     107 w[95]
        xor edx, ebx               ;   267.7 p0     107 w[95]
        rol edx, 0xb               ;   268.7 p1     107 w[95]
        mov dword [esp + 364], ecx ;   265.2 p0+p3  107 w[87] spill
        mov ecx, dword [esp + 348] ;   254.7 p2     107 w[96]
        xor ecx, 0x9e3779e1        ;   266.2 p0     107 w[96]
        xor ecx, esi               ;   267.2 p0     107 w[96]
        xor ecx, edi               ;   268.2 p0     107 w[96]
        xor ecx, edx               ;   269.7 p0     107 w[96]
        rol ecx, 0xb               ;   270.7 p1     107 w[96]
        mov dword [esp + 368], esi ;   268.2 p0+p3  107 w[91] spill
        mov esi, dword [esp + 356] ;   258.7 p2     107 w[98]
        xor esi, 0x9e3779e3        ;   269.2 p0     107 w[98]
        xor esi, edi               ;   270.2 p0     107 w[98]
        xor esi, edx               ;   271.2 p0     107 w[98]
        mov dword [esp + 372], edi ;   270.7 p0+p3  107 w[93] spill
        mov edi, eax               ;   252.2 p1     107 w[97] copy
        xor edi, 0x9e3779e0        ;   271.7 p0     107 w[97]
        xor edi, ebp               ;   272.7 p0     107 w[97]
        xor edi, ebx               ;   273.7 p0     107 w[97]
        xor edi, ecx               ;   274.7 p0     107 w[97]
        rol edi, 0xb               ;   275.7 p1     107 w[97]
        xor esi, edi               ;   276.7 p0     107 w[98]
        rol esi, 0xb               ;   277.7 p1     107 w[98]
        mov dword [esp + 376], eax ;   274.2 p0+p3  107 w[89] spill
        mov eax, dword [esp + 368] ;   268.2 p2     107 w[99]
        xor eax, 0x9e3779e2        ;   275.2 p0     107 w[99]
        xor eax, ebx               ;   276.2 p0     107 w[99]
        xor eax, ecx               ;   277.2 p0     107 w[99]
        xor eax, esi               ;   278.7 p0     107 w[99]
        rol eax, 0xb               ;   279.7 p1     107 w[99]
        mov dword [esp + 380], ebx ;   277.2 p0+p3  107 w[94] spill
        mov ebx, dword [esp + 372] ;   270.7 p2     107 w[101]
        xor ebx, 0x9e3779e4        ;   278.2 p0     107 w[101]
        xor ebx, ecx               ;   279.2 p0     107 w[101]
        xor ebx, esi               ;   280.2 p0     107 w[101]
        mov dword [esp + 384], ecx ;   279.7 p0+p3  107 w[96] spill
        mov ecx, ebp               ;   263.7 p1     107 w[100] copy
        xor ecx, edx               ;   280.7 p0     107 w[100]
        mov dword [esp + 388], ebp ;   281.2 p0+p3  107 w[92] spill
        mov ebp, dword [esp + 380] ;   277.2 p2     107 w[102]
        xor ebp, 0x9e3779e7        ;   282.2 p0     107 w[102]
        xor ebp, edi               ;   283.2 p0     107 w[102]
        xor ebp, eax               ;   284.2 p0     107 w[102]
        mov dword [esp + 392], esi ;   283.7 p0+p3  107 w[98] spill
        mov esi, edi               ;   276.7 p1     107 w[100] copy
        xor esi, 0x9e3779e5        ;   284.7 p0     107 w[100]
        xor esi, eax               ;   285.7 p0     107 w[100]
        xor esi, ecx               ;   286.7 p0     107 w[100]
        rol esi, 0xb               ;   287.7 p1     107 w[100]
        xor ebx, esi               ;   288.7 p0     107 w[101]
        rol ebx, 0xb               ;   289.7 p1     107 w[101]
        xor ebp, ebx               ;   290.7 p0     107 w[102]
        rol ebp, 0xb               ;   291.7 p1     107 w[102]
        mov dword [esp + 396], ecx ;   287.2 p0+p3  107 w[100] spill
        mov ecx, dword [esp + 392] ;   283.7 p2     107 w[103]
        xor ecx, 0x9e3779e6        ;   288.2 p0     107 w[103]
        xor ecx, edx               ;   289.2 p0     107 w[103]
        xor ecx, esi               ;   290.2 p0     107 w[103]
        xor ecx, ebp               ;   292.7 p0     107 w[103]
        rol ecx, 0xb               ;   293.7 p1     107 w[103]
        mov dword [esp + 400], edx ;   290.2 p0+p3  107 w[95] spill
        mov edx, dword [esp + 384] ;   279.7 p2     107 w[104]
        xor edx, 0x9e3779d9        ;   291.2 p0     107 w[104]
        xor edx, eax               ;   292.2 p0     107 w[104]
        xor edx, ebx               ;   293.2 p0     107 w[104]
        xor edx, ecx               ;   294.7 p0     107 w[104]
        rol edx, 0xb               ;   295.7 p1     107 w[104]
        mov dword [esp + 404], eax ;   293.2 p0+p3  107 w[99] spill
        mov eax, dword [esp + 392] ;   283.7 p2     107 w[106]
        xor eax, 0x9e3779db        ;   294.2 p0     107 w[106]
        xor eax, ebx               ;   295.2 p0     107 w[106]
        xor eax, ecx               ;   296.2 p0     107 w[106]
        mov dword [esp + 408], ebx ;   295.7 p0+p3  107 w[101] spill
        mov ebx, edi               ;   276.7 p1     107 w[105] copy
        xor ebx, 0x9e3779d8        ;   296.7 p0     107 w[105]
        xor ebx, esi               ;   297.7 p0     107 w[105]
        xor ebx, ebp               ;   298.7 p0     107 w[105]
        xor ebx, edx               ;   299.7 p0     107 w[105]
        rol ebx, 0xb               ;   300.7 p1     107 w[105]
        xor eax, ebx               ;   301.7 p0     107 w[106]
        rol eax, 0xb               ;   302.7 p1     107 w[106]
        xor esi, ecx               ;   299.2 p0     107 w[108]
        mov dword [esp + 412], edi ;   299.7 p0+p3  107 w[97] spill
        mov edi, dword [esp + 404] ;   293.2 p2     107 w[107]
        xor edi, 0x9e3779da        ;   300.7 p0     107 w[107]
        xor edi, ebp               ;   301.7 p0     107 w[107]
        xor edi, edx               ;   302.7 p0     107 w[107]
        xor edi, eax               ;   303.7 p0     107 w[107]
        rol edi, 0xb               ;   304.7 p1     107 w[107]
        mov dword [esp + 416], ecx ;   302.7 p0+p3  107 w[103] spill
        mov ecx, dword [esp + 408] ;   295.7 p2     107 w[109]
        xor ecx, 0x9e3779dc        ;   303.7 p0     107 w[109]
        xor ecx, edx               ;   304.7 p0     107 w[109]
        xor ecx, eax               ;   305.7 p0     107 w[109]
        mov dword [esp + 420], edx ;   305.2 p0+p3  107 w[104] spill
        mov edx, esi               ;   300.2 p1     107 w[108] copy
        xor edx, 0x9e3779dd        ;   306.2 p0     107 w[108]
        xor edx, ebx               ;   307.2 p0     107 w[108]
        xor edx, edi               ;   308.2 p0     107 w[108]
        rol edx, 0xb               ;   309.2 p1     107 w[108]
        xor ecx, edx               ;   310.2 p0     107 w[109]
        rol ecx, 0xb               ;   311.2 p1     107 w[109]
        mov dword [esp + 424], esi ;   308.2 p0+p3  107 w[108] spill
        mov esi, dword [esp + 416] ;   302.7 p2     107 w[111]
        xor esi, 0x9e3779de        ;   309.2 p0     107 w[111]
        xor esi, eax               ;   310.2 p0     107 w[111]
        xor esi, edx               ;   311.2 p0     107 w[111]
        mov dword [esp + 428], eax ;   310.7 p0+p3  107 w[106] spill
        mov eax, dword [esp + 420] ;   305.2 p2     107 w[112]
        xor eax, 0x9e3779d1        ;   311.7 p0     107 w[112]
        xor eax, edi               ;   312.7 p0     107 w[112]
        xor eax, ecx               ;   313.7 p0     107 w[112]
        mov dword [esp + 432], edx ;   313.2 p0+p3  107 w[108] spill
        mov edx, ebp               ;   292.7 p1     107 w[110] copy
        xor edx, 0x9e3779df        ;   314.2 p0     107 w[110]
        xor edx, ebx               ;   315.2 p0     107 w[110]
        xor edx, edi               ;   316.2 p0     107 w[110]
        xor edx, ecx               ;   317.2 p0     107 w[110]
        rol edx, 0xb               ;   318.2 p1     107 w[110]
        xor esi, edx               ;   319.2 p0     107 w[111]
        rol esi, 0xb               ;   320.2 p1     107 w[111]
        xor eax, esi               ;   321.2 p0     107 w[112]
        rol eax, 0xb               ;   322.2 p1     107 w[112]
        mov dword [esp + 436], ebp ;   317.2 p0+p3  107 w[102] spill
        mov ebp, dword [esp + 432] ;   313.2 p2     107 w[113]
        xor ebp, 0x9e3779d0        ;   318.2 p0     107 w[113]
        xor ebp, ebx               ;   319.2 p0     107 w[113]
        xor ebp, edx               ;   320.2 p0     107 w[113]
        xor ebp, eax               ;   323.2 p0     107 w[113]
        rol ebp, 0xb               ;   324.2 p1     107 w[113]
        mov dword [esp + 440], ebx ;   320.2 p0+p3  107 w[105] spill
        mov ebx, dword [esp + 428] ;   310.7 p2     107 w[114]
        xor ebx, 0x9e3779d3        ;   321.2 p0     107 w[114]
        xor ebx, ecx               ;   322.2 p0     107 w[114]
        xor ebx, esi               ;   323.2 p0     107 w[114]
        xor ebx, ebp               ;   325.2 p0     107 w[114]
        rol ebx, 0xb               ;   326.2 p1     107 w[114]
        mov dword [esp + 444], ecx ;   323.2 p0+p3  107 w[109] spill
        mov ecx, dword [esp + 432] ;   313.2 p2     107 w[116]
        xor ecx, 0x9e3779d5        ;   324.2 p0     107 w[116]
        xor ecx, esi               ;   325.2 p0     107 w[116]
        xor ecx, ebp               ;   326.2 p0     107 w[116]
        mov dword [esp + 448], esi ;   325.7 p0+p3  107 w[111] spill
        mov esi, edi               ;   305.7 p1     107 w[115] copy
        xor esi, 0x9e3779d2        ;   326.7 p0     107 w[115]
        xor esi, edx               ;   327.7 p0     107 w[115]
        xor esi, eax               ;   328.7 p0     107 w[115]
        xor esi, ebx               ;   329.7 p0     107 w[115]
        rol esi, 0xb               ;   330.7 p1     107 w[115]
        xor ecx, esi               ;   331.7 p0     107 w[116]
        rol ecx, 0xb               ;   332.7 p1     107 w[116]
        mov dword [esp + 452], edi ;   329.2 p0+p3  107 w[107] spill
        mov edi, dword [esp + 444] ;   323.2 p2     107 w[117]
        xor edi, 0x9e3779d4        ;   330.2 p0     107 w[117]
        xor edi, eax               ;   331.2 p0     107 w[117]
        xor edi, ebx               ;   332.2 p0     107 w[117]
        xor edi, ecx               ;   333.7 p0     107 w[117]
        rol edi, 0xb               ;   334.7 p1     107 w[117]
        mov dword [esp + 456], eax ;   332.2 p0+p3  107 w[112] spill
        mov eax, dword [esp + 448] ;   325.7 p2     107 w[119]
        xor eax, 0x9e3779d6        ;   333.2 p0     107 w[119]
        xor eax, ebx               ;   334.2 p0     107 w[119]
        xor eax, ecx               ;   335.2 p0     107 w[119]
        mov dword [esp + 460], ebx ;   334.7 p0+p3  107 w[114] spill
        mov ebx, dword [esp + 456] ;   332.2 p2     107 w[120]
        xor ebx, esi               ;   336.2 p0     107 w[120]
        mov dword [esp + 464], ecx ;   336.2 p0+p3  107 w[116] spill
        mov ecx, edx               ;   319.2 p1     107 w[118] copy
        xor ecx, 0x9e3779d7        ;   337.2 p0     107 w[118]
        xor ecx, ebp               ;   338.2 p0     107 w[118]
        xor ecx, esi               ;   339.2 p0     107 w[118]
        xor ecx, edi               ;   340.2 p0     107 w[118]
        rol ecx, 0xb               ;   341.2 p1     107 w[118]
        xor eax, ecx               ;   342.2 p0     107 w[119]
        rol eax, 0xb               ;   343.2 p1     107 w[119]
        mov dword [esp + 468], edx ;   339.7 p0+p3  107 w[110] spill
        mov edx, dword [esp + 464] ;   336.2 p2     107 w[121]
        xor edx, 0x9e3779c8        ;   340.7 p0     107 w[121]
        xor edx, ebp               ;   341.7 p0     107 w[121]
        xor edx, ecx               ;   342.7 p0     107 w[121]
        mov dword [esp + 472], ebp ;   342.2 p0+p3  107 w[113] spill
        mov ebp, dword [esp + 460] ;   334.7 p2     107 w[122]
        xor ebp, 0x9e3779cb        ;   343.2 p0     107 w[122]
        xor ebp, edi               ;   344.2 p0     107 w[122]
        xor ebp, eax               ;   345.2 p0     107 w[122]
        mov dword [esp + 476], esi ;   344.7 p0+p3  107 w[115] spill
        mov esi, edi               ;   335.7 p1     107 w[120] copy
        xor esi, 0x9e3779c9        ;   345.7 p0     107 w[120]
        xor esi, ebx               ;   346.7 p0     107 w[120]
        xor esi, eax               ;   347.7 p0     107 w[120]
        rol esi, 0xb               ;   348.7 p1     107 w[120]
        xor edx, esi               ;   349.7 p0     107 w[121]
        rol edx, 0xb               ;   350.7 p1     107 w[121]
        xor ebp, edx               ;   351.7 p0     107 w[122]
        rol ebp, 0xb               ;   352.7 p1     107 w[122]
        mov dword [esp + 480], ebx ;   348.2 p0+p3  107 w[120] spill
        mov ebx, dword [esp + 476] ;   344.7 p2     107 w[123]
        xor ebx, 0x9e3779ca        ;   349.2 p0     107 w[123]
        xor ebx, ecx               ;   350.2 p0     107 w[123]
        xor ebx, esi               ;   351.2 p0     107 w[123]
        xor ebx, ebp               ;   353.7 p0     107 w[123]
        rol ebx, 0xb               ;   354.7 p1     107 w[123]
        mov dword [esp + 484], ecx ;   351.2 p0+p3  107 w[118] spill
        mov ecx, dword [esp + 464] ;   336.2 p2     107 w[124]
        xor ecx, eax               ;   352.2 p0     107 w[124]
        mov dword [esp + 488], eax ;   352.7 p0+p3  107 w[119] spill
        mov eax, dword [esp + 484] ;   351.2 p2     107 w[126]
        xor eax, 0x9e3779cf        ;   355.2 p0     107 w[126]
        xor eax, edx               ;   356.2 p0     107 w[126]
        xor eax, ebx               ;   357.2 p0     107 w[126]
        mov dword [esp + 492], edi ;   355.2 p0+p3  107 w[117] spill
        mov edi, edx               ;   351.7 p1     107 w[124] copy
        xor edi, 0x9e3779cd        ;   356.2 p0     107 w[124]
        xor edi, ecx               ;   357.2 p0     107 w[124]
        xor edi, ebx               ;   358.2 p0     107 w[124]
        rol edi, 0xb               ;   359.2 p1     107 w[124]
        mov dword [esp + 496], ecx ;   357.7 p0+p3  107 w[124] spill
        mov ecx, dword [esp + 492] ;   355.2 p2     107 w[125]
        xor ecx, 0x9e3779cc        ;   359.2 p0     107 w[125]
        xor ecx, esi               ;   360.2 p0     107 w[125]
        xor ecx, ebp               ;   361.2 p0     107 w[125]
        xor ecx, edi               ;   362.2 p0     107 w[125]
        rol ecx, 0xb               ;   363.2 p1     107 w[125]
        xor eax, ecx               ;   364.2 p0     107 w[126]
        rol eax, 0xb               ;   365.2 p1     107 w[126]
        mov dword [esp + 500], edx ;   361.2 p0+p3  107 w[121] spill
        mov edx, dword [esp + 488] ;   352.7 p2     107 w[127]
        xor edx, 0x9e3779ce        ;   362.2 p0     107 w[127]
        xor edx, ebp               ;   363.2 p0     107 w[127]
        xor edx, edi               ;   364.2 p0     107 w[127]
        xor edx, eax               ;   366.2 p0     107 w[127]
        rol edx, 0xb               ;   367.2 p1     107 w[127]
        mov dword [esp + 504], ebp ;   364.2 p0+p3  107 w[122] spill
        mov ebp, dword [esp + 500] ;   361.2 p2     107 w[129]
        xor ebp, 0x9e3779c0        ;   365.2 p0     107 w[129]
        xor ebp, edi               ;   366.2 p0     107 w[129]
        xor ebp, eax               ;   367.2 p0     107 w[129]
        mov dword [esp + 508], edi ;   366.7 p0+p3  107 w[124] spill
        mov edi, dword [esp + 504] ;   364.2 p2     107 w[130]
        xor edi, 0x9e3779c3        ;   368.2 p0     107 w[130]
        xor edi, ecx               ;   369.2 p0     107 w[130]
        xor edi, edx               ;   370.2 p0     107 w[130]
        mov dword [esp + 512], eax ;   369.2 p0+p3  107 w[126] spill
        mov eax, esi               ;   349.7 p1     107 w[128] copy
        xor eax, 0x9e3779c1        ;   370.2 p0     107 w[128]
        xor eax, ebx               ;   371.2 p0     107 w[128]
        xor eax, ecx               ;   372.2 p0     107 w[128]
        xor eax, edx               ;   373.2 p0     107 w[128]
        rol eax, 0xb               ;   374.2 p1     107 w[128]
        xor ebp, eax               ;   375.2 p0     107 w[129]
        rol ebp, 0xb               ;   376.2 p1     107 w[129]
        xor edi, ebp               ;   377.2 p0     107 w[130]
        rol edi, 0xb               ;   378.2 p1     107 w[130]
        mov dword [esp + 516], esi ;   373.2 p0+p3  107 w[120] spill
        mov esi, dword [esp + 512] ;   369.2 p2     107 w[131]
        xor esi, 0x9e3779c2        ;   374.2 p0     107 w[131]
        xor esi, ebx               ;   375.2 p0     107 w[131]
        xor esi, eax               ;   376.2 p0     107 w[131]
        xor esi, edi               ;   379.2 p0     107 w[131]
        rol esi, 0xb               ;   380.2 p1     107 w[131]
        mov dword [esp + 520], ebx ;   376.2 p0+p3  107 w[123] spill
        mov ebx, dword [esp + 508] ;   366.7 p2     107 w[132]
        xor ebx, edx               ;   377.2 p0     107 w[132]
        mov dword [esp + 524], edx ;   377.7 p0+p3  107 w[127] spill
        mov edx, dword [esp + 512] ;   369.2 p2     107 w[134]
        xor edx, 0x9e3779c7        ;   378.7 p0     107 w[134]
        xor edx, ebp               ;   379.7 p0     107 w[134]
        xor edx, esi               ;   381.2 p0     107 w[134]
        mov dword [esp + 528], ecx ;   380.2 p0+p3  107 w[125] spill
        mov ecx, ebp               ;   377.2 p1     107 w[132] copy
        xor ecx, 0x9e3779c5        ;   381.2 p0     107 w[132]
        xor ecx, ebx               ;   382.2 p0     107 w[132]
        xor ecx, esi               ;   383.2 p0     107 w[132]
        rol ecx, 0xb               ;   384.2 p1     107 w[132]
        mov dword [esp + 532], ebx ;   382.7 p0+p3  107 w[132] spill
        mov ebx, dword [esp + 528] ;   380.2 p2     107 w[133]
        xor ebx, 0x9e3779c4        ;   384.2 p0     107 w[133]
        xor ebx, eax               ;   385.2 p0     107 w[133]
        xor ebx, edi               ;   386.2 p0     107 w[133]
        xor ebx, ecx               ;   387.2 p0     107 w[133]
        rol ebx, 0xb               ;   388.2 p1     107 w[133]
        xor edx, ebx               ;   389.2 p0     107 w[134]
        rol edx, 0xb               ;   390.2 p1     107 w[134]
        mov dword [esp + 536], ebp ;   386.2 p0+p3  107 w[129] spill
        mov ebp, dword [esp + 524] ;   377.7 p2     107 w[135]
        xor ebp, 0x9e3779c6        ;   387.2 p0     107 w[135]
        xor ebp, edi               ;   388.2 p0     107 w[135]
        xor ebp, ecx               ;   389.2 p0     107 w[135]
        xor ebp, edx               ;   391.2 p0     107 w[135]
        rol ebp, 0xb               ;   392.2 p1     107 w[135]
        mov dword [esp + 540], edi ;   389.2 p0+p3  107 w[130] spill
        mov edi, dword [esp + 536] ;   386.2 p2     107 w[137]
        xor edi, 0x9e377938        ;   390.2 p0     107 w[137]
        xor edi, ecx               ;   391.2 p0     107 w[137]
        xor edi, edx               ;   392.2 p0     107 w[137]
        mov dword [esp + 544], ecx ;   391.7 p0+p3  107 w[132] spill
        mov ecx, dword [esp + 540] ;   389.2 p2     107 w[138]
        xor ecx, 0x9e37793b        ;   393.2 p0     107 w[138]
        xor ecx, ebx               ;   394.2 p0     107 w[138]
        xor ecx, ebp               ;   395.2 p0     107 w[138]
        mov dword [esp + 548], edx ;   394.2 p0+p3  107 w[134] spill
        mov edx, eax               ;   375.2 p1     107 w[136] copy
        xor edx, 0x9e377939        ;   395.2 p0     107 w[136]
        xor edx, esi               ;   396.2 p0     107 w[136]
        xor edx, ebx               ;   397.2 p0     107 w[136]
        xor edx, ebp               ;   398.2 p0     107 w[136]
        rol edx, 0xb               ;   399.2 p1     107 w[136]
        xor edi, edx               ;   400.2 p0     107 w[137]
        rol edi, 0xb               ;   401.2 p1     107 w[137]
        xor ecx, edi               ;   402.2 p0     107 w[138]
        rol ecx, 0xb               ;   403.2 p1     107 w[138]
        mov dword [esp + 552], edi ;   402.2 p0+p3  107 w[137] spill
        mov edi, dword [esp + 548] ;   394.2 p2     107 w[139]
        xor edi, 0x9e37793a        ;   399.2 p0     107 w[139]
        xor edi, esi               ;   400.2 p0     107 w[139]
        xor edi, edx               ;   401.2 p0     107 w[139]
        xor edi, ecx               ;   404.2 p0     107 w[139]
        rol edi, 0xb               ;   405.2 p1     107 w[139]
        mov dword [esp + 556], ecx ;   404.2 p0+p3  107 w[138] spill
        mov ecx, dword [esp + 16]  ;   352.7 p2      26 box
        and ecx, dword [esp + 4]   ;   402.2 p2+p0   26 box
        mov dword [esp + 4], edi   ;   406.2 p0+p3  107 w[139] spill
        mov edi, dword [esp + 28]  ;   354.7 p2      26 box
        or edi, dword [esp + 16]   ;   403.7 p2+p0   26 box
        mov dword [esp + 16], edx  ;   404.2 p0+p3  107 w[136] spill
        mov edx, dword [esp + 0]   ;   356.7 p2      26 box
        or edx, ecx                ;   405.2 p0      26 box
        mov dword [esp + 0], ebx   ;   405.7 p0+p3  107 w[133] spill
        mov ebx, dword [esp + 12]  ;   357.7 p2      26 box
        and ebx, edi               ;   406.7 p0      26 box
        xor ebx, dword [esp + 8]   ;   407.7 p2+p0   26 box
        mov dword [esp + 12], ebp  ;   407.7 p0+p3  107 w[135] spill
        mov ebp, dword [esp + 8]   ;   359.7 p2      26 box
        and ebp, edi               ;   408.7 p0      26 box
        xor ebp, edx               ;   409.7 p0      26 box
        xor edi, ebx               ;   409.7 p0      26 box
        xor ebx, ecx               ;   410.2 p0      26 box
        xor edx, ebx               ;   411.2 p0      26 box
        and ecx, ebp               ;   411.2 p0      26 box
        xor ecx, edi               ;   412.2 p0      26 box
        and edi, ebp               ;   412.2 p0      26 box
        xor ebx, edi               ;   413.2 p0      26 box
        mov edi, dword [esp + 20]  ;   362.0 p2      25 box
        and edi, dword [esp + 40]  ;   413.2 p2+p0   25 box
        xor edi, dword [esp + 32]  ;   414.2 p2+p0   25 box
        mov dword [esp + 8], edx   ;   414.2 p0+p3   26 box spill
        mov edx, dword [esp + 40]  ;   366.5 p2      25 box
        xor edx, dword [esp + 20]  ;   415.2 p2+p0   25 box
        xor edx, dword [esp + 24]  ;   416.2 p2+p0   25 box
        mov dword [esp + 40], ebp  ;   416.2 p0+p3   26 box spill
        mov ebp, dword [esp + 32]  ;   369.5 p2      25 box
        or ebp, dword [esp + 20]   ;   417.2 p2+p0   25 box
        xor ebp, dword [esp + 24]  ;   418.2 p2+p0   25 box
        mov dword [esp + 32], ecx  ;   418.2 p0+p3   26 box spill
        mov ecx, dword [esp + 24]  ;   372.5 p2      25 box
        and ecx, edi               ;   419.2 p0      25 box
        xor ecx, edx               ;   420.2 p0      25 box
        xor edi, edx               ;   420.2 p0      25 box
        or edx, ebp                ;   420.7 p0      25 box
        mov dword [esp + 24], ebx  ;   421.2 p0+p3   26 box spill
        mov ebx, dword [esp + 20]  ;   373.5 p2      25 box
        xor ebx, edi               ;   422.2 p0      25 box
        xor edi, edx               ;   422.7 p0      25 box
        mov edx, dword [esp + 36]  ;   374.5 p2      24 box
        and edx, dword [esp + 56]  ;   423.2 p2+p0   24 box
        xor ebp, edi               ;   423.7 p0      25 box
        xor edi, ecx               ;   424.2 p0      25 box
        not ecx                    ;   424.7 p0      25 box
        mov dword [esp + 36], ecx  ;   425.7 p0+p3   25 box spill
        mov ecx, dword [esp + 52]  ;   379.5 p2      24 box
        or ecx, dword [esp + 56]   ;   426.2 p2+p0   24 box
        not ecx                    ;   427.2 p0      24 box
        mov dword [esp + 52], ebp  ;   427.2 p0+p3   25 box spill
        mov ebp, dword [esp + 56]  ;   381.5 p2      24 box
        xor ebp, dword [esp + 48]  ;   428.2 p2+p0   24 box
        mov dword [esp + 56], edi  ;   428.7 p0+p3   25 box spill
        mov edi, dword [esp + 44]  ;   383.5 p2      24 box
        not edi                    ;   429.7 p0      24 box
        xor ebp, edi               ;   430.7 p0      24 box
        or edi, edx                ;   430.7 p0      24 box
        xor edx, ebp               ;   431.7 p0      24 box
        and ebp, edi               ;   431.7 p0      24 box
        or ebp, ecx                ;   432.7 p0      24 box
        xor edi, edx               ;   432.7 p0      24 box
        or edi, ebp                ;   433.7 p0      24 box
        mov dword [esp + 44], ebx  ;   433.7 p0+p3   25 box spill
        mov ebx, dword [esp + 48]  ;   385.8 p2      24 box
        xor ebx, edx               ;   434.7 p0      24 box
        xor ecx, ebx               ;   435.7 p0      24 box
        xor edi, ecx               ;   436.7 p0      24 box
        and ebx, ebp               ;   436.2 p0      24 box
        xor ecx, ebx               ;   437.2 p0      24 box
        mov ebx, dword [esp + 68]  ;   387.8 p2      23 box
        or ebx, dword [esp + 84]   ;   437.2 p2+p0   23 box
        xor ebx, dword [esp + 60]  ;   438.2 p2+p0   23 box
        mov dword [esp + 68], ebp  ;   438.2 p0+p3   24 box spill
        mov ebp, dword [esp + 84]  ;   391.5 p2      23 box
        xor ebp, dword [esp + 64]  ;   439.2 p2+p0   23 box
        mov dword [esp + 84], edx  ;   439.7 p0+p3   24 box spill
        mov edx, dword [esp + 60]  ;   393.5 p2      23 box
        and edx, dword [esp + 72]  ;   440.7 p2+p0   23 box
        xor edx, ebp               ;   441.7 p0      23 box
        mov dword [esp + 60], edi  ;   441.7 p0+p3   24 box spill
        mov edi, dword [esp + 64]  ;   395.5 p2      23 box
        xor edi, ebx               ;   442.7 p0      23 box
        not ebp                    ;   443.2 p0      23 box
        mov dword [esp + 64], ecx  ;   443.7 p0+p3   24 box spill
        mov ecx, dword [esp + 72]  ;   396.5 p2      23 box
        xor ecx, ebx               ;   444.7 p0      23 box
        or ebp, ecx                ;   445.7 p0      23 box
        xor ecx, edi               ;   445.7 p0      23 box
        or ecx, edx                ;   446.7 p0      23 box
        xor edx, ecx               ;   447.7 p0      23 box
        xor ebx, edx               ;   448.7 p0      23 box
        xor edx, ebp               ;   448.7 p0      23 box
        xor ebp, ecx               ;   448.2 p0      23 box
        mov ecx, dword [esp + 76]  ;   400.2 p2      30 box
        or ecx, dword [esp + 88]   ;   448.7 p2+p0   30 box
        xor ecx, dword [esp + 80]  ;   449.7 p2+p0   30 box
        mov dword [esp + 72], edi  ;   449.7 p0+p3   23 box spill
        mov edi, dword [esp + 80]  ;   404.5 p2      30 box
        and edi, dword [esp + 88]  ;   450.7 p2+p0   30 box
        mov dword [esp + 80], ebx  ;   451.2 p0+p3   23 box spill
        mov ebx, dword [esp + 76]  ;   406.5 p2      30 box
        xor ebx, edi               ;   452.2 p0      30 box
        xor edi, dword [esp + 96]  ;   452.7 p2+p0   30 box
        and edi, ebx               ;   453.7 p0      30 box
        mov dword [esp + 76], ebp  ;   453.7 p0+p3   23 box spill
        mov ebp, dword [esp + 88]  ;   408.5 p2      30 box
        xor ebp, edi               ;   454.7 p0      30 box
        or edi, ecx                ;   455.2 p0      30 box
        xor edi, dword [esp + 96]  ;   456.2 p2+p0   30 box
        mov dword [esp + 88], edx  ;   456.2 p0+p3   23 box spill
        mov edx, dword [esp + 96]  ;   410.5 p2      30 box
        xor edx, ecx               ;   457.2 p0      30 box
        not edx                    ;   458.2 p0      30 box
        or edx, ebx                ;   459.2 p0      30 box
        or edx, ebp                ;   460.2 p0      30 box
        xor ecx, ebx               ;   459.2 p0      30 box
        xor ecx, ebp               ;   460.2 p0      30 box
        xor edx, ecx               ;   461.2 p0      30 box
        xor ebp, edi               ;   460.7 p0      30 box
        or ecx, edi                ;   461.2 p0      30 box
        xor ebx, ecx               ;   462.2 p0      30 box
        mov ecx, dword [esp + 92]  ;   413.5 p2      29 box
        and ecx, dword [esp + 104] ;   462.2 p2+p0   29 box
        mov dword [esp + 92], ebp  ;   462.7 p0+p3   30 box spill
        mov ebp, dword [esp + 104] ;   415.5 p2      29 box
        xor ebp, dword [esp + 100] ;   463.7 p2+p0   29 box
        mov dword [esp + 104], edi ;   464.2 p0+p3   30 box spill
        mov edi, dword [esp + 100] ;   417.5 p2      29 box
        mov dword [esp + 100], ebx ;   465.2 p0+p3   30 box spill
        mov ebx, dword [esp + 108] ;   418.5 p2      29 box
        mov dword [esp + 96], edx  ;   466.2 p0+p3   30 box spill
        mov edx, dword [esp + 108] ;   419.5 p2      29 box
        mov dword [esp + 48], esi  ;   467.2 p0+p3  107 w[131] spill
        mov esi, dword [esp + 108] ;   420.5 p2      29 box
        mov dword [esp + 108], eax ;   468.2 p0+p3  107 w[128] spill
        mov eax, dword [esp + 112] ;   421.5 p2      29 box
        not eax                    ;   469.2 p0      29 box
        xor edi, eax               ;   470.2 p0      29 box
        xor ecx, edi               ;   471.2 p0      29 box
        and ebx, eax               ;   470.7 p0      29 box
        xor ebx, edi               ;   471.7 p0      29 box
        or edx, edi                ;   471.7 p0      29 box
        xor esi, ecx               ;   472.2 p0      29 box
        xor edx, ebp               ;   472.7 p0      29 box
        and ebp, ebx               ;   473.2 p0      29 box
        xor ebx, ecx               ;   473.7 p0      29 box
        mov edi, dword [esp + 124] ;   422.5 p2      28 box
        mov eax, dword [esp + 116] ;   423.5 p2     107 w[33] reload
        or edi, eax                ;   474.2 p0      28 box
        and ebx, edx               ;   474.7 p0      29 box
        or edx, ebp                ;   475.2 p0      29 box
        xor ebp, esi               ;   475.7 p0      29 box
        not esi                    ;   476.2 p0      29 box
        xor eax, dword [esp + 124] ;   476.7 p2+p0   28 box
        xor ebx, esi               ;   477.2 p0      29 box
        xor edx, esi               ;   477.7 p0      29 box
        mov esi, dword [esp + 120] ;   426.2 p2      28 box
        xor esi, dword [esp + 124] ;   478.2 p2+p0   28 box
        xor edi, esi               ;   479.2 p0      28 box
        and esi, dword [esp + 124] ;   479.2 p2+p0   28 box
        mov dword [esp + 120], ebx ;   479.7 p0+p3   29 box spill
        mov ebx, dword [esp + 124] ;   429.2 p2      28 box
        xor ebx, edi               ;   480.7 p0      28 box
        mov dword [esp + 124], edx ;   481.2 p0+p3   29 box spill
        mov edx, dword [esp + 136] ;   430.2 p2      28 box
        not edx                    ;   482.2 p0      28 box
        xor eax, edx               ;   483.2 p0      28 box
        and esi, eax               ;   484.2 p0      28 box
        xor esi, edx               ;   485.2 p0      28 box
        or edx, eax                ;   484.2 p0      28 box
        xor edx, edi               ;   485.2 p0      28 box
        and edi, esi               ;   486.2 p0      28 box
        xor esi, ebx               ;   486.2 p0      28 box
        and ebx, edx               ;   486.2 p0      28 box
        xor ebx, eax               ;   487.2 p0      28 box
        xor eax, edi               ;   487.2 p0      28 box
        mov edi, dword [esp + 128] ;   435.7 p2      27 box
        and edi, dword [esp + 132] ;   487.7 p2+p0   27 box
        xor edi, dword [esp + 140] ;   488.7 p2+p0   27 box
        mov dword [esp + 136], esi ;   488.7 p0+p3   28 box spill
        mov esi, dword [esp + 128] ;   438.7 p2      27 box
        xor esi, dword [esp + 144] ;   489.7 p2+p0   27 box
        mov dword [esp + 128], ebx ;   490.2 p0+p3   28 box spill
        mov ebx, dword [esp + 140] ;   440.7 p2      27 box
        or ebx, dword [esp + 132]  ;   491.2 p2+p0   27 box
        or ebx, esi                ;   492.2 p0      27 box
        xor ebx, dword [esp + 144] ;   493.2 p2+p0   27 box
        mov dword [esp + 140], eax ;   492.7 p0+p3   28 box spill
        mov eax, dword [esp + 144] ;   443.7 p2      27 box
        and eax, esi               ;   493.7 p0      27 box
        xor eax, edi               ;   494.7 p0      27 box
        mov dword [esp + 144], edx ;   494.7 p0+p3   28 box spill
        mov edx, dword [esp + 132] ;   444.7 p2      27 box
        xor edx, edi               ;   495.7 p0      27 box
        and edi, ebx               ;   496.2 p0      27 box
        xor ebx, edx               ;   496.7 p0      27 box
        or edx, eax                ;   497.2 p0      27 box
        not eax                    ;   497.7 p0      27 box
        xor edx, esi               ;   498.2 p0      27 box
        xor esi, edi               ;   498.7 p0      27 box
        mov edi, dword [esp + 156] ;   448.7 p2      26 box
        and edi, dword [esp + 148] ;   499.2 p2+p0   26 box
        mov dword [esp + 132], esi ;   499.7 p0+p3   27 box spill
        mov esi, dword [esp + 148] ;   450.7 p2      26 box
        xor esi, dword [esp + 168] ;   500.7 p2+p0   26 box
        mov dword [esp + 148], edx ;   501.2 p0+p3   27 box spill
        mov edx, dword [esp + 168] ;   452.7 p2      26 box
        or edx, dword [esp + 156]  ;   502.2 p2+p0   26 box
        mov dword [esp + 168], ebx ;   502.7 p0+p3   27 box spill
        mov ebx, dword [esp + 156] ;   454.7 p2      26 box
        xor ebx, dword [esp + 152] ;   503.7 p2+p0   26 box
        or ebx, edi                ;   504.7 p0      26 box
        mov dword [esp + 156], eax ;   504.7 p0+p3   27 box spill
        mov eax, dword [esp + 152] ;   456.7 p2      26 box
        and eax, edx               ;   505.7 p0      26 box
        xor eax, esi               ;   506.7 p0      26 box
        and esi, edx               ;   506.7 p0      26 box
        xor esi, ebx               ;   507.7 p0      26 box
        xor edx, eax               ;   507.7 p0      26 box
        xor eax, edi               ;   508.2 p0      26 box
        xor ebx, eax               ;   509.2 p0      26 box
        and edi, esi               ;   509.2 p0      26 box
        xor edi, edx               ;   510.2 p0      26 box
        and edx, esi               ;   510.2 p0      26 box
        xor eax, edx               ;   511.2 p0      26 box
        mov edx, dword [esp + 160] ;   460.2 p2      25 box
        and edx, dword [esp + 180] ;   511.2 p2+p0   25 box
        xor edx, dword [esp + 172] ;   512.2 p2+p0   25 box
        mov dword [esp + 152], ebx ;   512.2 p0+p3   26 box spill
        mov ebx, dword [esp + 180] ;   463.2 p2      25 box
        xor ebx, dword [esp + 160] ;   513.2 p2+p0   25 box
        xor ebx, dword [esp + 164] ;   514.2 p2+p0   25 box
        mov dword [esp + 180], esi ;   514.2 p0+p3   26 box spill
        mov esi, dword [esp + 172] ;   466.2 p2      25 box
        or esi, dword [esp + 160]  ;   515.2 p2+p0   25 box
        xor esi, dword [esp + 164] ;   516.2 p2+p0   25 box
        mov dword [esp + 172], edi ;   516.2 p0+p3   26 box spill
        mov edi, dword [esp + 164] ;   469.2 p2      25 box
        and edi, edx               ;   517.2 p0      25 box
        xor edi, ebx               ;   518.2 p0      25 box
        xor edx, ebx               ;   518.2 p0      25 box
        or ebx, esi                ;   518.7 p0      25 box
        mov dword [esp + 164], eax ;   519.2 p0+p3   26 box spill
        mov eax, dword [esp + 160] ;   470.2 p2      25 box
        xor eax, edx               ;   520.2 p0      25 box
        xor edx, ebx               ;   520.7 p0      25 box
        mov ebx, dword [esp + 176] ;   472.2 p2      24 box
        and ebx, dword [esp + 200] ;   521.2 p2+p0   24 box
        xor esi, edx               ;   521.7 p0      25 box
        xor edx, edi               ;   522.2 p0      25 box
        not edi                    ;   522.7 p0      25 box
        mov dword [esp + 176], edi ;   523.7 p0+p3   25 box spill
        mov edi, dword [esp + 192] ;   474.7 p2      24 box
        or edi, dword [esp + 200]  ;   524.2 p2+p0   24 box
        mov dword [esp + 192], esi ;   524.7 p0+p3   25 box spill
        mov esi, dword [esp + 200] ;   476.7 p2      24 box
        xor esi, dword [esp + 188] ;   525.7 p2+p0   24 box
        not edi                    ;   526.2 p0      24 box
        mov dword [esp + 200], edx ;   526.7 p0+p3   25 box spill
        mov edx, dword [esp + 184] ;   478.7 p2      24 box
        not edx                    ;   527.7 p0      24 box
        xor esi, edx               ;   528.7 p0      24 box
        or edx, ebx                ;   528.7 p0      24 box
        xor ebx, esi               ;   529.7 p0      24 box
        and esi, edx               ;   529.7 p0      24 box
        or esi, edi                ;   530.7 p0      24 box
        xor edx, ebx               ;   530.7 p0      24 box
        or edx, esi                ;   531.7 p0      24 box
        mov dword [esp + 184], eax ;   531.7 p0+p3   25 box spill
        mov eax, dword [esp + 188] ;   481.5 p2      24 box
        xor eax, ebx               ;   532.7 p0      24 box
        xor edi, eax               ;   533.7 p0      24 box
        xor edx, edi               ;   534.7 p0      24 box
        and eax, esi               ;   534.2 p0      24 box
        xor edi, eax               ;   535.2 p0      24 box
        mov eax, dword [esp + 208] ;   485.2 p2      23 box
        or eax, dword [esp + 228]  ;   535.2 p2+p0   23 box
        xor eax, dword [esp + 196] ;   536.2 p2+p0   23 box
        mov dword [esp + 208], esi ;   536.2 p0+p3   24 box spill
        mov esi, dword [esp + 228] ;   488.2 p2      23 box
        xor esi, dword [esp + 204] ;   537.2 p2+p0   23 box
        mov dword [esp + 228], ebx ;   537.7 p0+p3   24 box spill
        mov ebx, dword [esp + 196] ;   490.2 p2      23 box
        and ebx, dword [esp + 216] ;   538.7 p2+p0   23 box
        xor ebx, esi               ;   539.7 p0      23 box
        mov dword [esp + 196], edx ;   539.7 p0+p3   24 box spill
        mov edx, dword [esp + 204] ;   492.2 p2      23 box
        xor edx, eax               ;   540.7 p0      23 box
        not esi                    ;   541.2 p0      23 box
        mov dword [esp + 204], edi ;   541.7 p0+p3   24 box spill
        mov edi, dword [esp + 216] ;   493.2 p2      23 box
        xor edi, eax               ;   542.7 p0      23 box
        or esi, edi                ;   543.7 p0      23 box
        xor edi, edx               ;   543.7 p0      23 box
        or edi, ebx                ;   544.7 p0      23 box
        xor ebx, edi               ;   545.7 p0      23 box
        xor eax, ebx               ;   546.7 p0      23 box
        xor ebx, esi               ;   546.7 p0      23 box
        xor esi, edi               ;   546.2 p0      23 box
        mov edi, dword [esp + 212] ;   495.8 p2      30 box
        or edi, dword [esp + 224]  ;   546.7 p2+p0   30 box
        xor edi, dword [esp + 220] ;   547.7 p2+p0   30 box
        mov dword [esp + 216], edx ;   547.7 p0+p3   23 box spill
        mov edx, dword [esp + 220] ;   498.8 p2      30 box
        and edx, dword [esp + 224] ;   548.7 p2+p0   30 box
        mov dword [esp + 220], eax ;   549.2 p0+p3   23 box spill
        mov eax, dword [esp + 212] ;   500.8 p2      30 box
        xor eax, edx               ;   550.2 p0      30 box
        xor edx, dword [esp + 240] ;   550.7 p2+p0   30 box
        and edx, eax               ;   551.7 p0      30 box
        mov dword [esp + 212], esi ;   551.7 p0+p3   23 box spill
        mov esi, dword [esp + 224] ;   502.8 p2      30 box
        xor esi, edx               ;   552.7 p0      30 box
        or edx, edi                ;   553.2 p0      30 box
        xor edx, dword [esp + 240] ;   554.2 p2+p0   30 box
        mov dword [esp + 224], ebx ;   554.2 p0+p3   23 box spill
        mov ebx, dword [esp + 240] ;   504.8 p2      30 box
        xor ebx, edi               ;   555.2 p0      30 box
        not ebx                    ;   556.2 p0      30 box
        or ebx, eax                ;   557.2 p0      30 box
        or ebx, esi                ;   558.2 p0      30 box
        xor edi, eax               ;   557.2 p0      30 box
        xor edi, esi               ;   558.2 p0      30 box
        xor ebx, edi               ;   559.2 p0      30 box
        xor esi, edx               ;   558.7 p0      30 box
        or edi, edx                ;   559.2 p0      30 box
        xor eax, edi               ;   560.2 p0      30 box
        mov edi, dword [esp + 232] ;   509.3 p2      29 box
        and edi, dword [esp + 244] ;   560.2 p2+p0   29 box
        mov dword [esp + 232], esi ;   560.7 p0+p3   30 box spill
        mov esi, dword [esp + 244] ;   511.5 p2      29 box
        xor esi, dword [esp + 236] ;   561.7 p2+p0   29 box
        mov dword [esp + 244], edx ;   562.2 p0+p3   30 box spill
        mov edx, dword [esp + 236] ;   513.5 p2      29 box
        mov dword [esp + 236], eax ;   563.2 p0+p3   30 box spill
        mov eax, dword [esp + 252] ;   514.5 p2      29 box
        mov dword [esp + 240], ebx ;   564.2 p0+p3   30 box spill
        mov ebx, dword [esp + 252] ;   515.5 p2      29 box
        mov dword [esp + 188], ecx ;   565.2 p0+p3   29 box spill
        mov ecx, dword [esp + 252] ;   516.5 p2      29 box
        mov dword [esp + 252], ebp ;   566.2 p0+p3   29 box spill
        mov ebp, dword [esp + 256] ;   517.5 p2      29 box
        not ebp                    ;   567.2 p0      29 box
        xor edx, ebp               ;   568.2 p0      29 box
        xor edi, edx               ;   569.2 p0      29 box
        and eax, ebp               ;   568.7 p0      29 box
        xor eax, edx               ;   569.7 p0      29 box
        or ebx, edx                ;   569.7 p0      29 box
        xor ecx, edi               ;   570.2 p0      29 box
        xor ebx, esi               ;   570.7 p0      29 box
        and esi, eax               ;   571.2 p0      29 box
        xor eax, edi               ;   571.7 p0      29 box
        mov ebp, dword [esp + 248] ;   519.5 p2      28 box
        mov edx, dword [esp + 272] ;   520.5 p2     107 w[65] reload
        or ebp, edx                ;   572.2 p0      28 box
        and eax, ebx               ;   572.7 p0      29 box
        or ebx, esi                ;   573.2 p0      29 box
        xor esi, ecx               ;   573.7 p0      29 box
        not ecx                    ;   574.2 p0      29 box
        xor edx, dword [esp + 248] ;   574.7 p2+p0   28 box
        xor eax, ecx               ;   575.2 p0      29 box
        xor ebx, ecx               ;   575.7 p0      29 box
        mov ecx, dword [esp + 260] ;   523.7 p2      28 box
        xor ecx, dword [esp + 248] ;   576.2 p2+p0   28 box
        xor ebp, ecx               ;   577.2 p0      28 box
        and ecx, dword [esp + 248] ;   577.2 p2+p0   28 box
        mov dword [esp + 260], eax ;   577.7 p0+p3   29 box spill
        mov eax, dword [esp + 248] ;   526.7 p2      28 box
        xor eax, ebp               ;   578.7 p0      28 box
        mov dword [esp + 248], ebx ;   579.2 p0+p3   29 box spill
        mov ebx, dword [esp + 264] ;   527.7 p2      28 box
        not ebx                    ;   580.2 p0      28 box
        xor edx, ebx               ;   581.2 p0      28 box
        and ecx, edx               ;   582.2 p0      28 box
        xor ecx, ebx               ;   583.2 p0      28 box
        or ebx, edx                ;   582.2 p0      28 box
        xor ebx, ebp               ;   583.2 p0      28 box
        and ebp, ecx               ;   584.2 p0      28 box
        xor ecx, eax               ;   584.2 p0      28 box
        and eax, ebx               ;   584.2 p0      28 box
        xor eax, edx               ;   585.2 p0      28 box
        xor edx, ebp               ;   585.2 p0      28 box
        mov ebp, dword [esp + 284] ;   533.7 p2      27 box
        and ebp, dword [esp + 276] ;   585.7 p2+p0   27 box
        xor ebp, dword [esp + 292] ;   586.7 p2+p0   27 box
        mov dword [esp + 264], ecx ;   586.7 p0+p3   28 box spill
        mov ecx, dword [esp + 284] ;   536.7 p2      27 box
        xor ecx, dword [esp + 268] ;   587.7 p2+p0   27 box
        mov dword [esp + 284], eax ;   588.2 p0+p3   28 box spill
        mov eax, dword [esp + 292] ;   538.7 p2      27 box
        or eax, dword [esp + 276]  ;   589.2 p2+p0   27 box
        or eax, ecx                ;   590.2 p0      27 box
        xor eax, dword [esp + 268] ;   591.2 p2+p0   27 box
        mov dword [esp + 292], edx ;   590.7 p0+p3   28 box spill
        mov edx, dword [esp + 268] ;   541.7 p2      27 box
        and edx, ecx               ;   591.7 p0      27 box
        xor edx, ebp               ;   592.7 p0      27 box
        mov dword [esp + 268], ebx ;   592.7 p0+p3   28 box spill
        mov ebx, dword [esp + 276] ;   542.7 p2      27 box
        xor ebx, ebp               ;   593.7 p0      27 box
        and ebp, eax               ;   594.2 p0      27 box
        xor eax, ebx               ;   594.7 p0      27 box
        or ebx, edx                ;   595.2 p0      27 box
        not edx                    ;   595.7 p0      27 box
        xor ebx, ecx               ;   596.2 p0      27 box
        xor ecx, ebp               ;   596.7 p0      27 box
        mov ebp, dword [esp + 280] ;   546.7 p2      26 box
        and ebp, dword [esp + 304] ;   597.2 p2+p0   26 box
        mov dword [esp + 276], ecx ;   597.7 p0+p3   27 box spill
        mov ecx, dword [esp + 304] ;   548.7 p2      26 box
        xor ecx, dword [esp + 296] ;   598.7 p2+p0   26 box
        mov dword [esp + 304], ebx ;   599.2 p0+p3   27 box spill
        mov ebx, dword [esp + 296] ;   550.7 p2      26 box
        or ebx, dword [esp + 280]  ;   600.2 p2+p0   26 box
        mov dword [esp + 296], eax ;   600.7 p0+p3   27 box spill
        mov eax, dword [esp + 280] ;   552.7 p2      26 box
        xor eax, dword [esp + 288] ;   601.7 p2+p0   26 box
        or eax, ebp                ;   602.7 p0      26 box
        mov dword [esp + 280], edx ;   602.7 p0+p3   27 box spill
        mov edx, dword [esp + 288] ;   554.7 p2      26 box
        and edx, ebx               ;   603.7 p0      26 box
        xor edx, ecx               ;   604.7 p0      26 box
        and ecx, ebx               ;   604.7 p0      26 box
        xor ecx, eax               ;   605.7 p0      26 box
        xor ebx, edx               ;   605.7 p0      26 box
        xor edx, ebp               ;   606.2 p0      26 box
        xor eax, edx               ;   607.2 p0      26 box
        and ebp, ecx               ;   607.2 p0      26 box
        xor ebp, ebx               ;   608.2 p0      26 box
        and ebx, ecx               ;   608.2 p0      26 box
        xor edx, ebx               ;   609.2 p0      26 box
        mov ebx, dword [esp + 320] ;   558.2 p2      25 box
        and ebx, dword [esp + 308] ;   609.2 p2+p0   25 box
        xor ebx, dword [esp + 324] ;   610.2 p2+p0   25 box
        mov dword [esp + 288], eax ;   610.2 p0+p3   26 box spill
        mov eax, dword [esp + 308] ;   561.2 p2      25 box
        xor eax, dword [esp + 320] ;   611.2 p2+p0   25 box
        xor eax, dword [esp + 300] ;   612.2 p2+p0   25 box
        mov dword [esp + 308], ecx ;   612.2 p0+p3   26 box spill
        mov ecx, dword [esp + 324] ;   564.2 p2      25 box
        or ecx, dword [esp + 320]  ;   613.2 p2+p0   25 box
        xor ecx, dword [esp + 300] ;   614.2 p2+p0   25 box
        mov dword [esp + 324], ebp ;   614.2 p0+p3   26 box spill
        mov ebp, dword [esp + 300] ;   567.2 p2      25 box
        and ebp, ebx               ;   615.2 p0      25 box
        xor ebp, eax               ;   616.2 p0      25 box
        xor ebx, eax               ;   616.2 p0      25 box
        or eax, ecx                ;   616.7 p0      25 box
        mov dword [esp + 300], edx ;   617.2 p0+p3   26 box spill
        mov edx, dword [esp + 320] ;   568.2 p2      25 box
        xor edx, ebx               ;   618.2 p0      25 box
        xor ebx, eax               ;   618.7 p0      25 box
        mov eax, dword [esp + 312] ;   570.2 p2      24 box
        and eax, dword [esp + 332] ;   619.2 p2+p0   24 box
        xor ecx, ebx               ;   619.7 p0      25 box
        xor ebx, ebp               ;   620.2 p0      25 box
        not ebp                    ;   620.7 p0      25 box
        mov dword [esp + 312], ebp ;   621.7 p0+p3   25 box spill
        mov ebp, dword [esp + 336] ;   572.7 p2      24 box
        or ebp, dword [esp + 332]  ;   622.2 p2+p0   24 box
        mov dword [esp + 336], ecx ;   622.7 p0+p3   25 box spill
        mov ecx, dword [esp + 332] ;   574.7 p2      24 box
        xor ecx, dword [esp + 328] ;   623.7 p2+p0   24 box
        not ebp                    ;   624.2 p0      24 box
        mov dword [esp + 332], ebx ;   624.7 p0+p3   25 box spill
        mov ebx, dword [esp + 316] ;   576.7 p2      24 box
        not ebx                    ;   625.7 p0      24 box
        xor ecx, ebx               ;   626.7 p0      24 box
        or ebx, eax                ;   626.7 p0      24 box
        xor eax, ecx               ;   627.7 p0      24 box
        and ecx, ebx               ;   627.7 p0      24 box
        or ecx, ebp                ;   628.7 p0      24 box
        xor ebx, eax               ;   628.7 p0      24 box
        or ebx, ecx                ;   629.7 p0      24 box
        mov dword [esp + 316], edx ;   629.7 p0+p3   25 box spill
        mov edx, dword [esp + 328] ;   579.5 p2      24 box
        xor edx, eax               ;   630.7 p0      24 box
        xor ebp, edx               ;   631.7 p0      24 box
        xor ebx, ebp               ;   632.7 p0      24 box
        and edx, ecx               ;   632.2 p0      24 box
        xor ebp, edx               ;   633.2 p0      24 box
        mov edx, dword [esp + 352] ;   583.2 p2      23 box
        or edx, dword [esp + 364]  ;   633.2 p2+p0   23 box
        xor edx, dword [esp + 340] ;   634.2 p2+p0   23 box
        mov dword [esp + 352], ecx ;   634.2 p0+p3   24 box spill
        mov ecx, dword [esp + 364] ;   586.2 p2      23 box
        xor ecx, dword [esp + 344] ;   635.2 p2+p0   23 box
        mov dword [esp + 364], eax ;   635.7 p0+p3   24 box spill
        mov eax, dword [esp + 340] ;   588.2 p2      23 box
        and eax, dword [esp + 360] ;   636.7 p2+p0   23 box
        xor eax, ecx               ;   637.7 p0      23 box
        mov dword [esp + 340], ebx ;   637.7 p0+p3   24 box spill
        mov ebx, dword [esp + 344] ;   590.2 p2      23 box
        xor ebx, edx               ;   638.7 p0      23 box
        not ecx                    ;   639.2 p0      23 box
        mov dword [esp + 344], ebp ;   639.7 p0+p3   24 box spill
        mov ebp, dword [esp + 360] ;   591.2 p2      23 box
        xor ebp, edx               ;   640.7 p0      23 box
        or ecx, ebp                ;   641.7 p0      23 box
        xor ebp, ebx               ;   641.7 p0      23 box
        or ebp, eax                ;   642.7 p0      23 box
        xor eax, ebp               ;   643.7 p0      23 box
        xor edx, eax               ;   644.7 p0      23 box
        xor eax, ecx               ;   644.7 p0      23 box
        xor ecx, ebp               ;   644.2 p0      23 box
        mov ebp, dword [esp + 348] ;   593.8 p2      30 box
        or ebp, dword [esp + 368]  ;   644.7 p2+p0   30 box
        xor ebp, dword [esp + 376] ;   645.7 p2+p0   30 box
        mov dword [esp + 360], ebx ;   645.7 p0+p3   23 box spill
        mov ebx, dword [esp + 376] ;   596.8 p2      30 box
        and ebx, dword [esp + 368] ;   646.7 p2+p0   30 box
        mov dword [esp + 376], edx ;   647.2 p0+p3   23 box spill
        mov edx, dword [esp + 348] ;   598.8 p2      30 box
        xor edx, ebx               ;   648.2 p0      30 box
        xor ebx, dword [esp + 356] ;   648.7 p2+p0   30 box
        and ebx, edx               ;   649.7 p0      30 box
        mov dword [esp + 348], ecx ;   649.7 p0+p3   23 box spill
        mov ecx, dword [esp + 368] ;   600.8 p2      30 box
        xor ecx, ebx               ;   650.7 p0      30 box
        or ebx, ebp                ;   651.2 p0      30 box
        xor ebx, dword [esp + 356] ;   652.2 p2+p0   30 box
        mov dword [esp + 368], eax ;   652.2 p0+p3   23 box spill
        mov eax, dword [esp + 356] ;   602.8 p2      30 box
        xor eax, ebp               ;   653.2 p0      30 box
        not eax                    ;   654.2 p0      30 box
        or eax, edx                ;   655.2 p0      30 box
        or eax, ecx                ;   656.2 p0      30 box
        xor ebp, edx               ;   655.2 p0      30 box
        xor ebp, ecx               ;   656.2 p0      30 box
        xor eax, ebp               ;   657.2 p0      30 box
        xor ecx, ebx               ;   656.7 p0      30 box
        or ebp, ebx                ;   657.2 p0      30 box
        xor edx, ebp               ;   658.2 p0      30 box
        mov ebp, dword [esp + 388] ;   607.3 p2      29 box
        and ebp, dword [esp + 400] ;   658.2 p2+p0   29 box
        mov dword [esp + 388], ecx ;   658.7 p0+p3   30 box spill
        mov ecx, dword [esp + 400] ;   609.5 p2      29 box
        xor ecx, dword [esp + 380] ;   659.7 p2+p0   29 box
        mov dword [esp + 400], ebx ;   660.2 p0+p3   30 box spill
        mov ebx, dword [esp + 380] ;   611.5 p2      29 box
        mov dword [esp + 380], edx ;   661.2 p0+p3   30 box spill
        mov edx, dword [esp + 396] ;   612.5 p2      29 box
        mov dword [esp + 356], eax ;   662.2 p0+p3   30 box spill
        mov eax, dword [esp + 396] ;   613.5 p2      29 box
        mov dword [esp + 328], edi ;   663.2 p0+p3   29 box spill
        mov edi, dword [esp + 396] ;   614.5 p2      29 box
        mov dword [esp + 396], esi ;   664.2 p0+p3   29 box spill
        mov esi, dword [esp + 372] ;   615.5 p2      29 box
        not esi                    ;   665.2 p0      29 box
        xor ebx, esi               ;   666.2 p0      29 box
        xor ebp, ebx               ;   667.2 p0      29 box
        and edx, esi               ;   666.7 p0      29 box
        xor edx, ebx               ;   667.7 p0      29 box
        or eax, ebx                ;   667.7 p0      29 box
        xor edi, ebp               ;   668.2 p0      29 box
        xor eax, ecx               ;   668.7 p0      29 box
        and ecx, edx               ;   669.2 p0      29 box
        xor edx, ebp               ;   669.7 p0      29 box
        mov esi, dword [esp + 384] ;   617.5 p2      28 box
        mov ebx, dword [esp + 412] ;   618.5 p2     107 w[97] reload
        or esi, ebx                ;   670.2 p0      28 box
        and edx, eax               ;   670.7 p0      29 box
        or eax, ecx                ;   671.2 p0      29 box
        xor ecx, edi               ;   671.7 p0      29 box
        not edi                    ;   672.2 p0      29 box
        xor ebx, dword [esp + 384] ;   672.7 p2+p0   28 box
        xor edx, edi               ;   673.2 p0      29 box
        xor eax, edi               ;   673.7 p0      29 box
        mov edi, dword [esp + 392] ;   621.7 p2      28 box
        xor edi, dword [esp + 384] ;   674.2 p2+p0   28 box
        xor esi, edi               ;   675.2 p0      28 box
        and edi, dword [esp + 384] ;   675.2 p2+p0   28 box
        mov dword [esp + 392], edx ;   675.7 p0+p3   29 box spill
        mov edx, dword [esp + 384] ;   624.7 p2      28 box
        xor edx, esi               ;   676.7 p0      28 box
        mov dword [esp + 384], eax ;   677.2 p0+p3   29 box spill
        mov eax, dword [esp + 404] ;   625.7 p2      28 box
        not eax                    ;   678.2 p0      28 box
        xor ebx, eax               ;   679.2 p0      28 box
        and edi, ebx               ;   680.2 p0      28 box
        xor edi, eax               ;   681.2 p0      28 box
        or eax, ebx                ;   680.2 p0      28 box
        xor eax, esi               ;   681.2 p0      28 box
        and esi, edi               ;   682.2 p0      28 box
        xor edi, edx               ;   682.2 p0      28 box
        and edx, eax               ;   682.2 p0      28 box
        xor edx, ebx               ;   683.2 p0      28 box
        xor ebx, esi               ;   683.2 p0      28 box
        mov esi, dword [esp + 424] ;   631.7 p2      27 box
        and esi, dword [esp + 416] ;   683.7 p2+p0   27 box
        xor esi, dword [esp + 436] ;   684.7 p2+p0   27 box
        mov dword [esp + 404], edi ;   684.7 p0+p3   28 box spill
        mov edi, dword [esp + 424] ;   634.7 p2      27 box
        xor edi, dword [esp + 408] ;   685.7 p2+p0   27 box
        mov dword [esp + 424], edx ;   686.2 p0+p3   28 box spill
        mov edx, dword [esp + 436] ;   636.7 p2      27 box
        or edx, dword [esp + 416]  ;   687.2 p2+p0   27 box
        or edx, edi                ;   688.2 p0      27 box
        xor edx, dword [esp + 408] ;   689.2 p2+p0   27 box
        mov dword [esp + 436], ebx ;   688.7 p0+p3   28 box spill
        mov ebx, dword [esp + 408] ;   639.7 p2      27 box
        and ebx, edi               ;   689.7 p0      27 box
        xor ebx, esi               ;   690.7 p0      27 box
        mov dword [esp + 408], eax ;   690.7 p0+p3   28 box spill
        mov eax, dword [esp + 416] ;   640.7 p2      27 box
        xor eax, esi               ;   691.7 p0      27 box
        and esi, edx               ;   692.2 p0      27 box
        xor edx, eax               ;   692.7 p0      27 box
        or eax, ebx                ;   693.2 p0      27 box
        not ebx                    ;   693.7 p0      27 box
        xor eax, edi               ;   694.2 p0      27 box
        xor edi, esi               ;   694.7 p0      27 box
        mov esi, dword [esp + 420] ;   644.7 p2      26 box
        and esi, dword [esp + 440] ;   695.2 p2+p0   26 box
        mov dword [esp + 416], edi ;   695.7 p0+p3   27 box spill
        mov edi, dword [esp + 440] ;   646.7 p2      26 box
        xor edi, dword [esp + 452] ;   696.7 p2+p0   26 box
        mov dword [esp + 440], eax ;   697.2 p0+p3   27 box spill
        mov eax, dword [esp + 452] ;   648.7 p2      26 box
        or eax, dword [esp + 420]  ;   698.2 p2+p0   26 box
        mov dword [esp + 452], edx ;   698.7 p0+p3   27 box spill
        mov edx, dword [esp + 420] ;   650.7 p2      26 box
        xor edx, dword [esp + 428] ;   699.7 p2+p0   26 box
        or edx, esi                ;   700.7 p0      26 box
        mov dword [esp + 420], ebx ;   700.7 p0+p3   27 box spill
        mov ebx, dword [esp + 428] ;   652.7 p2      26 box
        and ebx, eax               ;   701.7 p0      26 box
        xor ebx, edi               ;   702.7 p0      26 box
        and edi, eax               ;   702.7 p0      26 box
        xor edi, edx               ;   703.7 p0      26 box
        xor eax, ebx               ;   703.7 p0      26 box
        xor ebx, esi               ;   704.2 p0      26 box
        xor edx, ebx               ;   705.2 p0      26 box
        and esi, edi               ;   705.2 p0      26 box
        xor esi, eax               ;   706.2 p0      26 box
        and eax, edi               ;   706.2 p0      26 box
        xor ebx, eax               ;   707.2 p0      26 box
        mov eax, dword [esp + 432] ;   656.2 p2      25 box
        and eax, dword [esp + 468] ;   707.2 p2+p0   25 box
        xor eax, dword [esp + 448] ;   708.2 p2+p0   25 box
        mov dword [esp + 428], edx ;   708.2 p0+p3   26 box spill
        mov edx, dword [esp + 468] ;   659.2 p2      25 box
        xor edx, dword [esp + 432] ;   709.2 p2+p0   25 box
        xor edx, dword [esp + 444] ;   710.2 p2+p0   25 box
        mov dword [esp + 468], edi ;   710.2 p0+p3   26 box spill
        mov edi, dword [esp + 448] ;   662.2 p2      25 box
        or edi, dword [esp + 432]  ;   711.2 p2+p0   25 box
        xor edi, dword [esp + 444] ;   712.2 p2+p0   25 box
        mov dword [esp + 448], esi ;   712.2 p0+p3   26 box spill
        mov esi, dword [esp + 444] ;   665.2 p2      25 box
        and esi, eax               ;   713.2 p0      25 box
        xor esi, edx               ;   714.2 p0      25 box
        xor eax, edx               ;   714.2 p0      25 box
        or edx, edi                ;   714.7 p0      25 box
        mov dword [esp + 444], ebx ;   715.2 p0+p3   26 box spill
        mov ebx, dword [esp + 432] ;   666.2 p2      25 box
        xor ebx, eax               ;   716.2 p0      25 box
        xor eax, edx               ;   716.7 p0      25 box
        mov edx, dword [esp + 456] ;   668.2 p2      24 box
        and edx, dword [esp + 472] ;   717.2 p2+p0   24 box
        xor edi, eax               ;   717.7 p0      25 box
        xor eax, esi               ;   718.2 p0      25 box
        not esi                    ;   718.7 p0      25 box
        mov dword [esp + 456], esi ;   719.7 p0+p3   25 box spill
        mov esi, dword [esp + 480] ;   670.7 p2      24 box
        or esi, dword [esp + 472]  ;   720.2 p2+p0   24 box
        mov dword [esp + 480], edi ;   720.7 p0+p3   25 box spill
        mov edi, dword [esp + 472] ;   672.7 p2      24 box
        xor edi, dword [esp + 476] ;   721.7 p2+p0   24 box
        not esi                    ;   722.2 p0      24 box
        mov dword [esp + 472], eax ;   722.7 p0+p3   25 box spill
        mov eax, dword [esp + 460] ;   674.7 p2      24 box
        not eax                    ;   723.7 p0      24 box
        xor edi, eax               ;   724.7 p0      24 box
        or eax, edx                ;   724.7 p0      24 box
        xor edx, edi               ;   725.7 p0      24 box
        and edi, eax               ;   725.7 p0      24 box
        or edi, esi                ;   726.7 p0      24 box
        xor eax, edx               ;   726.7 p0      24 box
        or eax, edi                ;   727.7 p0      24 box
        mov dword [esp + 460], ebx ;   727.7 p0+p3   25 box spill
        mov ebx, dword [esp + 476] ;   677.5 p2      24 box
        xor ebx, edx               ;   728.7 p0      24 box
        xor esi, ebx               ;   729.7 p0      24 box
        xor eax, esi               ;   730.7 p0      24 box
        and ebx, edi               ;   730.2 p0      24 box
        xor esi, ebx               ;   731.2 p0      24 box
        mov ebx, dword [esp + 464] ;   681.2 p2      23 box
        or ebx, dword [esp + 488]  ;   731.2 p2+p0   23 box
        xor ebx, dword [esp + 492] ;   732.2 p2+p0   23 box
        mov dword [esp + 464], edi ;   732.2 p0+p3   24 box spill
        mov edi, dword [esp + 488] ;   684.2 p2      23 box
        xor edi, dword [esp + 484] ;   733.2 p2+p0   23 box
        mov dword [esp + 488], edx ;   733.7 p0+p3   24 box spill
        mov edx, dword [esp + 492] ;   686.2 p2      23 box
        and edx, dword [esp + 496] ;   734.7 p2+p0   23 box
        xor edx, edi               ;   735.7 p0      23 box
        mov dword [esp + 492], eax ;   735.7 p0+p3   24 box spill
        mov eax, dword [esp + 484] ;   688.2 p2      23 box
        xor eax, ebx               ;   736.7 p0      23 box
        not edi                    ;   737.2 p0      23 box
        mov dword [esp + 484], esi ;   737.7 p0+p3   24 box spill
        mov esi, dword [esp + 496] ;   689.2 p2      23 box
        xor esi, ebx               ;   738.7 p0      23 box
        or edi, esi                ;   739.7 p0      23 box
        xor esi, eax               ;   739.7 p0      23 box
        or esi, edx                ;   740.7 p0      23 box
        xor edx, esi               ;   741.7 p0      23 box
        xor ebx, edx               ;   742.7 p0      23 box
        xor edx, edi               ;   742.7 p0      23 box
        xor edi, esi               ;   742.2 p0      23 box
        mov esi, dword [esp + 516] ;   691.8 p2      30 box
        or esi, dword [esp + 520]  ;   742.7 p2+p0   30 box
        xor esi, dword [esp + 500] ;   743.7 p2+p0   30 box
        mov dword [esp + 496], eax ;   743.7 p0+p3   23 box spill
        mov eax, dword [esp + 500] ;   694.8 p2      30 box
        and eax, dword [esp + 520] ;   744.7 p2+p0   30 box
        mov dword [esp + 500], ebx ;   745.2 p0+p3   23 box spill
        mov ebx, dword [esp + 516] ;   696.8 p2      30 box
        xor ebx, eax               ;   746.2 p0      30 box
        xor eax, dword [esp + 504] ;   746.7 p2+p0   30 box
        and eax, ebx               ;   747.7 p0      30 box
        mov dword [esp + 516], edi ;   747.7 p0+p3   23 box spill
        mov edi, dword [esp + 520] ;   698.8 p2      30 box
        xor edi, eax               ;   748.7 p0      30 box
        or eax, esi                ;   749.2 p0      30 box
        xor eax, dword [esp + 504] ;   750.2 p2+p0   30 box
        mov dword [esp + 520], edx ;   750.2 p0+p3   23 box spill
        mov edx, dword [esp + 504] ;   700.8 p2      30 box
        xor edx, esi               ;   751.2 p0      30 box
        not edx                    ;   752.2 p0      30 box
        or edx, ebx                ;   753.2 p0      30 box
        or edx, edi                ;   754.2 p0      30 box
        xor esi, ebx               ;   753.2 p0      30 box
        xor esi, edi               ;   754.2 p0      30 box
        xor edx, esi               ;   755.2 p0      30 box
        xor edi, eax               ;   754.7 p0      30 box
        or esi, eax                ;   755.2 p0      30 box
        xor ebx, esi               ;   756.2 p0      30 box
        mov esi, dword [esp + 508] ;   705.3 p2      29 box
        and esi, dword [esp + 524] ;   756.2 p2+p0   29 box
        mov dword [esp + 508], edi ;   756.7 p0+p3   30 box spill
        mov edi, dword [esp + 524] ;   707.5 p2      29 box
        xor edi, dword [esp + 512] ;   757.7 p2+p0   29 box
        mov dword [esp + 524], eax ;   758.2 p0+p3   30 box spill
        mov eax, dword [esp + 512] ;   709.5 p2      29 box
        mov dword [esp + 512], ebx ;   759.2 p0+p3   30 box spill
        mov ebx, dword [esp + 532] ;   710.5 p2      29 box
        mov dword [esp + 504], edx ;   760.2 p0+p3   30 box spill
        mov edx, dword [esp + 532] ;   711.5 p2      29 box
        mov dword [esp + 476], ebp ;   761.2 p0+p3   29 box spill
        mov ebp, dword [esp + 532] ;   712.5 p2      29 box
        mov dword [esp + 532], ecx ;   762.2 p0+p3   29 box spill
        mov ecx, dword [esp + 528] ;   713.5 p2      29 box
        not ecx                    ;   763.2 p0      29 box
        xor eax, ecx               ;   764.2 p0      29 box
        xor esi, eax               ;   765.2 p0      29 box
        and ebx, ecx               ;   764.7 p0      29 box
        xor ebx, eax               ;   765.7 p0      29 box
        or edx, eax                ;   765.7 p0      29 box
        xor ebp, esi               ;   766.2 p0      29 box
        xor edx, edi               ;   766.7 p0      29 box
        and edi, ebx               ;   767.2 p0      29 box
        xor ebx, esi               ;   767.7 p0      29 box
        mov eax, dword [esp + 108] ;   715.5 p2      28 box
        mov ecx, dword [esp + 536] ;   716.5 p2     107 w[129] reload
        or eax, ecx                ;   768.2 p0      28 box
        and ebx, edx               ;   768.7 p0      29 box
        or edx, edi                ;   769.2 p0      29 box
        xor edi, ebp               ;   769.7 p0      29 box
        not ebp                    ;   770.2 p0      29 box
        xor ecx, dword [esp + 108] ;   770.7 p2+p0   28 box
        xor ebx, ebp               ;   771.2 p0      29 box
        xor edx, ebp               ;   771.7 p0      29 box
        mov ebp, dword [esp + 540] ;   719.7 p2      28 box
        xor ebp, dword [esp + 108] ;   772.2 p2+p0   28 box
        xor eax, ebp               ;   773.2 p0      28 box
        and ebp, dword [esp + 108] ;   773.2 p2+p0   28 box
        mov dword [esp + 540], ebx ;   773.7 p0+p3   29 box spill
        mov ebx, dword [esp + 108] ;   722.7 p2      28 box
        xor ebx, eax               ;   774.7 p0      28 box
        mov dword [esp + 108], edx ;   775.2 p0+p3   29 box spill
        mov edx, dword [esp + 48]  ;   723.7 p2      28 box
        not edx                    ;   776.2 p0      28 box
        xor ecx, edx               ;   777.2 p0      28 box
        and ebp, ecx               ;   778.2 p0      28 box
        xor ebp, edx               ;   779.2 p0      28 box
        or edx, ecx                ;   778.2 p0      28 box
        xor edx, eax               ;   779.2 p0      28 box
        and eax, ebp               ;   780.2 p0      28 box
        xor ebp, ebx               ;   780.2 p0      28 box
        and ebx, edx               ;   780.2 p0      28 box
        xor ebx, ecx               ;   781.2 p0      28 box
        xor ecx, eax               ;   781.2 p0      28 box
        mov eax, dword [esp + 544] ;   729.7 p2      27 box
        xor eax, dword [esp + 12]  ;   781.7 p2+p0   27 box
        mov dword [esp + 544], ebp ;   782.2 p0+p3   28 box spill
        mov ebp, dword [esp + 12]  ;   732.2 p2      27 box
        and ebp, eax               ;   783.2 p0      27 box
        xor eax, dword [esp + 0]   ;   783.7 p2+p0   27 box
        xor ebp, dword [esp + 548] ;   784.2 p2+p0   27 box
        mov dword [esp + 48], ebx  ;   784.7 p0+p3   28 box spill
        mov ebx, dword [esp + 548] ;   735.2 p2      27 box
        or ebx, dword [esp + 12]   ;   785.7 p2+p0   27 box
        or ebx, eax                ;   786.7 p0      27 box
        xor ebx, dword [esp + 0]   ;   787.7 p2+p0   27 box
        mov dword [esp + 548], ecx ;   787.2 p0+p3   28 box spill
        mov ecx, dword [esp + 0]   ;   738.2 p2      27 box
        and ecx, eax               ;   788.2 p0      27 box
        xor ecx, ebp               ;   789.2 p0      27 box
        mov dword [esp + 0], edx   ;   789.2 p0+p3   28 box spill
        mov edx, dword [esp + 12]  ;   739.2 p2      27 box
        xor edx, ebp               ;   790.2 p0      27 box
        and ebp, ebx               ;   790.7 p0      27 box
        xor ebx, edx               ;   791.2 p0      27 box
        or edx, ecx                ;   791.7 p0      27 box
        not ecx                    ;   792.2 p0      27 box
        xor edx, eax               ;   792.7 p0      27 box
        xor eax, ebp               ;   793.2 p0      27 box
        mov ebp, dword [esp + 16]  ;   743.7 p2      26 box
        and ebp, dword [esp + 552] ;   793.7 p2+p0   26 box
        mov dword [esp + 12], eax  ;   794.2 p0+p3   27 box spill
        mov eax, dword [esp + 552] ;   745.7 p2      26 box
        xor eax, dword [esp + 4]   ;   795.2 p2+p0   26 box
        mov dword [esp + 552], edx ;   795.7 p0+p3   27 box spill
        mov edx, dword [esp + 4]   ;   747.7 p2      26 box
        or edx, dword [esp + 16]   ;   796.7 p2+p0   26 box
        mov dword [esp + 4], ebx   ;   797.2 p0+p3   27 box spill
        mov ebx, dword [esp + 16]  ;   749.7 p2      26 box
        xor ebx, dword [esp + 556] ;   798.2 p2+p0   26 box
        or ebx, ebp                ;   799.2 p0      26 box
        mov dword [esp + 16], ecx  ;   799.2 p0+p3   27 box spill
        mov ecx, dword [esp + 556] ;   751.7 p2      26 box
        and ecx, edx               ;   800.2 p0      26 box
        xor ecx, eax               ;   801.2 p0      26 box
        and eax, edx               ;   801.2 p0      26 box
        xor eax, ebx               ;   802.2 p0      26 box
        xor edx, ecx               ;   802.2 p0      26 box
        xor ecx, ebp               ;   802.7 p0      26 box
        xor ebx, ecx               ;   803.7 p0      26 box
        and ebp, eax               ;   803.7 p0      26 box
        xor ebp, edx               ;   804.7 p0      26 box
        and edx, eax               ;   804.7 p0      26 box
        xor ecx, edx               ;   805.7 p0      26 box
        mov edx, dword [esp + 24]  ;   755.2 p2      26 box reload
        mov dword [esp + 556], ebx ;   805.7 p0+p3   26 box spill
        mov ebx, dword [esp + 584] ;   756.2 p2     118 rk reload
        mov dword [ebx], edx       ;   806.7 p0+p3  118 rk
        mov edx, dword [esp + 32]  ;   757.2 p2      26 box reload
        mov dword [ebx + 4], edx   ;   807.7 p0+p3  118 rk
        mov edx, dword [esp + 40]  ;   758.2 p2      26 box reload
        mov dword [ebx + 8], edx   ;   808.7 p0+p3  118 rk
        mov edx, dword [esp + 8]   ;   759.2 p2      26 box reload
        mov dword [ebx + 12], edx  ;   809.7 p0+p3  118 rk
        mov edx, dword [esp + 44]  ;   760.2 p2      25 box reload
        mov dword [ebx + 16], edx  ;   810.7 p0+p3  118 rk
        mov edx, dword [esp + 56]  ;   761.2 p2      25 box reload
        mov dword [ebx + 20], edx  ;   811.7 p0+p3  118 rk
        mov edx, dword [esp + 52]  ;   762.2 p2      25 box reload
        mov dword [ebx + 24], edx  ;   812.7 p0+p3  118 rk
        mov edx, dword [esp + 36]  ;   763.2 p2      25 box reload
        mov dword [ebx + 28], edx  ;   813.7 p0+p3  118 rk
        mov edx, dword [esp + 64]  ;   764.2 p2      24 box reload
        mov dword [ebx + 32], edx  ;   814.7 p0+p3  118 rk
        mov edx, dword [esp + 60]  ;   765.2 p2      24 box reload
        mov dword [ebx + 36], edx  ;   815.7 p0+p3  118 rk
        mov edx, dword [esp + 84]  ;   766.2 p2      24 box reload
        mov dword [ebx + 40], edx  ;   816.7 p0+p3  118 rk
        mov edx, dword [esp + 68]  ;   767.2 p2      24 box reload
        mov dword [ebx + 44], edx  ;   817.7 p0+p3  118 rk
        mov edx, dword [esp + 88]  ;   768.2 p2      23 box reload
        mov dword [ebx + 48], edx  ;   818.7 p0+p3  118 rk
        mov edx, dword [esp + 76]  ;   769.2 p2      23 box reload
        mov dword [ebx + 52], edx  ;   819.7 p0+p3  118 rk
        mov edx, dword [esp + 80]  ;   770.2 p2      23 box reload
        mov dword [ebx + 56], edx  ;   820.7 p0+p3  118 rk
        mov edx, dword [esp + 72]  ;   771.2 p2      23 box reload
        mov dword [ebx + 60], edx  ;   821.7 p0+p3  118 rk
        mov edx, dword [esp + 96]  ;   772.2 p2      30 box reload
        mov dword [ebx + 64], edx  ;   822.7 p0+p3  118 rk
        mov edx, dword [esp + 100] ;   773.2 p2      30 box reload
        mov dword [ebx + 68], edx  ;   823.7 p0+p3  118 rk
        mov edx, dword [esp + 104] ;   774.2 p2      30 box reload
        mov dword [ebx + 72], edx  ;   824.7 p0+p3  118 rk
        mov edx, dword [esp + 92]  ;   775.2 p2      30 box reload
        mov dword [ebx + 76], edx  ;   825.7 p0+p3  118 rk
        mov edx, dword [esp + 252] ;   776.2 p2      29 box reload
        mov dword [ebx + 80], edx  ;   826.7 p0+p3  118 rk
        mov edx, dword [esp + 188] ;   777.2 p2      29 box reload
        mov dword [ebx + 84], edx  ;   827.7 p0+p3  118 rk
        mov edx, dword [esp + 124] ;   778.2 p2      29 box reload
        mov dword [ebx + 88], edx  ;   828.7 p0+p3  118 rk
        mov edx, dword [esp + 120] ;   779.2 p2      29 box reload
        mov dword [ebx + 92], edx  ;   829.7 p0+p3  118 rk
        mov edx, dword [esp + 144] ;   780.2 p2      28 box reload
        mov dword [ebx + 96], edx  ;   830.7 p0+p3  118 rk
        mov edx, dword [esp + 140] ;   781.2 p2      28 box reload
        mov dword [ebx + 100], edx ;   831.7 p0+p3  118 rk
        mov edx, dword [esp + 128] ;   782.2 p2      28 box reload
        mov dword [ebx + 104], edx ;   832.7 p0+p3  118 rk
        mov edx, dword [esp + 136] ;   783.2 p2      28 box reload
        mov dword [ebx + 108], edx ;   833.7 p0+p3  118 rk
        mov edx, dword [esp + 156] ;   784.2 p2      27 box reload
        mov dword [ebx + 112], edx ;   834.7 p0+p3  118 rk
        mov edx, dword [esp + 168] ;   785.2 p2      27 box reload
        mov dword [ebx + 116], edx ;   835.7 p0+p3  118 rk
        mov edx, dword [esp + 148] ;   786.2 p2      27 box reload
        mov dword [ebx + 120], edx ;   836.7 p0+p3  118 rk
        mov edx, dword [esp + 132] ;   787.2 p2      27 box reload
        mov dword [ebx + 124], edx ;   837.7 p0+p3  118 rk
        mov edx, dword [esp + 164] ;   788.2 p2      26 box reload
        mov dword [ebx + 128], edx ;   838.7 p0+p3  118 rk
        mov edx, dword [esp + 172] ;   789.2 p2      26 box reload
        mov dword [ebx + 132], edx ;   839.7 p0+p3  118 rk
        mov edx, dword [esp + 180] ;   790.2 p2      26 box reload
        mov dword [ebx + 136], edx ;   840.7 p0+p3  118 rk
        mov edx, dword [esp + 152] ;   791.2 p2      26 box reload
        mov dword [ebx + 140], edx ;   841.7 p0+p3  118 rk
        mov edx, dword [esp + 184] ;   792.2 p2      25 box reload
        mov dword [ebx + 144], edx ;   842.7 p0+p3  118 rk
        mov edx, dword [esp + 200] ;   793.2 p2      25 box reload
        mov dword [ebx + 148], edx ;   843.7 p0+p3  118 rk
        mov edx, dword [esp + 192] ;   794.2 p2      25 box reload
        mov dword [ebx + 152], edx ;   844.7 p0+p3  118 rk
        mov edx, dword [esp + 176] ;   795.2 p2      25 box reload
        mov dword [ebx + 156], edx ;   845.7 p0+p3  118 rk
        mov edx, dword [esp + 204] ;   796.2 p2      24 box reload
        mov dword [ebx + 160], edx ;   846.7 p0+p3  118 rk
        mov edx, dword [esp + 196] ;   797.2 p2      24 box reload
        mov dword [ebx + 164], edx ;   847.7 p0+p3  118 rk
        mov edx, dword [esp + 228] ;   798.2 p2      24 box reload
        mov dword [ebx + 168], edx ;   848.7 p0+p3  118 rk
        mov edx, dword [esp + 208] ;   799.2 p2      24 box reload
        mov dword [ebx + 172], edx ;   849.7 p0+p3  118 rk
        mov edx, dword [esp + 224] ;   800.2 p2      23 box reload
        mov dword [ebx + 176], edx ;   850.7 p0+p3  118 rk
        mov edx, dword [esp + 212] ;   801.2 p2      23 box reload
        mov dword [ebx + 180], edx ;   851.7 p0+p3  118 rk
        mov edx, dword [esp + 220] ;   802.2 p2      23 box reload
        mov dword [ebx + 184], edx ;   852.7 p0+p3  118 rk
        mov edx, dword [esp + 216] ;   803.2 p2      23 box reload
        mov dword [ebx + 188], edx ;   853.7 p0+p3  118 rk
        mov edx, dword [esp + 240] ;   804.2 p2      30 box reload
        mov dword [ebx + 192], edx ;   854.7 p0+p3  118 rk
        mov edx, dword [esp + 236] ;   805.2 p2      30 box reload
        mov dword [ebx + 196], edx ;   855.7 p0+p3  118 rk
        mov edx, dword [esp + 244] ;   806.2 p2      30 box reload
        mov dword [ebx + 200], edx ;   857.5 p0+p3  118 rk
        mov edx, dword [esp + 232] ;   807.2 p2      30 box reload
        mov dword [ebx + 204], edx ;   859.5 p0+p3  118 rk
        mov edx, dword [esp + 396] ;   808.2 p2      29 box reload
        mov dword [ebx + 208], edx ;   861.5 p0+p3  118 rk
        mov edx, dword [esp + 328] ;   809.2 p2      29 box reload
        mov dword [ebx + 212], edx ;   863.5 p0+p3  118 rk
        mov edx, dword [esp + 248] ;   810.2 p2      29 box reload
        mov dword [ebx + 216], edx ;   865.5 p0+p3  118 rk
        mov edx, dword [esp + 260] ;   811.2 p2      29 box reload
        mov dword [ebx + 220], edx ;   867.5 p0+p3  118 rk
        mov edx, dword [esp + 268] ;   812.2 p2      28 box reload
        mov dword [ebx + 224], edx ;   869.5 p0+p3  118 rk
        mov edx, dword [esp + 292] ;   813.2 p2      28 box reload
        mov dword [ebx + 228], edx ;   871.5 p0+p3  118 rk
        mov edx, dword [esp + 284] ;   814.2 p2      28 box reload
        mov dword [ebx + 232], edx ;   873.5 p0+p3  118 rk
        mov edx, dword [esp + 264] ;   815.2 p2      28 box reload
        mov dword [ebx + 236], edx ;   875.5 p0+p3  118 rk
        mov edx, dword [esp + 280] ;   816.2 p2      27 box reload
        mov dword [ebx + 240], edx ;   877.5 p0+p3  118 rk
        mov edx, dword [esp + 296] ;   817.2 p2      27 box reload
        mov dword [ebx + 244], edx ;   879.5 p0+p3  118 rk
        mov edx, dword [esp + 304] ;   818.2 p2      27 box reload
        mov dword [ebx + 248], edx ;   881.5 p0+p3  118 rk
        mov edx, dword [esp + 276] ;   819.2 p2      27 box reload
        mov dword [ebx + 252], edx ;   883.5 p0+p3  118 rk
        mov edx, dword [esp + 300] ;   820.2 p2      26 box reload
        mov dword [ebx + 256], edx ;   885.5 p0+p3  118 rk
        mov edx, dword [esp + 324] ;   821.2 p2      26 box reload
        mov dword [ebx + 260], edx ;   887.5 p0+p3  118 rk
        mov edx, dword [esp + 308] ;   822.2 p2      26 box reload
        mov dword [ebx + 264], edx ;   889.5 p0+p3  118 rk
        mov edx, dword [esp + 288] ;   823.2 p2      26 box reload
        mov dword [ebx + 268], edx ;   891.5 p0+p3  118 rk
        mov edx, dword [esp + 316] ;   824.2 p2      25 box reload
        mov dword [ebx + 272], edx ;   893.5 p0+p3  118 rk
        mov edx, dword [esp + 332] ;   825.2 p2      25 box reload
        mov dword [ebx + 276], edx ;   895.5 p0+p3  118 rk
        mov edx, dword [esp + 336] ;   826.2 p2      25 box reload
        mov dword [ebx + 280], edx ;   897.5 p0+p3  118 rk
        mov edx, dword [esp + 312] ;   827.2 p2      25 box reload
        mov dword [ebx + 284], edx ;   899.5 p0+p3  118 rk
        mov edx, dword [esp + 344] ;   828.2 p2      24 box reload
        mov dword [ebx + 288], edx ;   901.5 p0+p3  118 rk
        mov edx, dword [esp + 340] ;   829.2 p2      24 box reload
        mov dword [ebx + 292], edx ;   903.5 p0+p3  118 rk
        mov edx, dword [esp + 364] ;   830.2 p2      24 box reload
        mov dword [ebx + 296], edx ;   905.5 p0+p3  118 rk
        mov edx, dword [esp + 352] ;   831.2 p2      24 box reload
        mov dword [ebx + 300], edx ;   907.5 p0+p3  118 rk
        mov edx, dword [esp + 368] ;   832.2 p2      23 box reload
        mov dword [ebx + 304], edx ;   909.5 p0+p3  118 rk
        mov edx, dword [esp + 348] ;   833.2 p2      23 box reload
        mov dword [ebx + 308], edx ;   911.5 p0+p3  118 rk
        mov edx, dword [esp + 376] ;   834.2 p2      23 box reload
        mov dword [ebx + 312], edx ;   913.5 p0+p3  118 rk
        mov edx, dword [esp + 360] ;   835.2 p2      23 box reload
        mov dword [ebx + 316], edx ;   915.5 p0+p3  118 rk
        mov edx, dword [esp + 356] ;   836.2 p2      30 box reload
        mov dword [ebx + 320], edx ;   917.5 p0+p3  118 rk
        mov edx, dword [esp + 380] ;   837.2 p2      30 box reload
        mov dword [ebx + 324], edx ;   919.5 p0+p3  118 rk
        mov edx, dword [esp + 400] ;   838.2 p2      30 box reload
        mov dword [ebx + 328], edx ;   921.5 p0+p3  118 rk
        mov edx, dword [esp + 388] ;   839.2 p2      30 box reload
        mov dword [ebx + 332], edx ;   923.5 p0+p3  118 rk
        mov edx, dword [esp + 532] ;   840.2 p2      29 box reload
        mov dword [ebx + 336], edx ;   925.5 p0+p3  118 rk
        mov edx, dword [esp + 476] ;   841.2 p2      29 box reload
        mov dword [ebx + 340], edx ;   927.5 p0+p3  118 rk
        mov edx, dword [esp + 384] ;   842.2 p2      29 box reload
        mov dword [ebx + 344], edx ;   929.5 p0+p3  118 rk
        mov edx, dword [esp + 392] ;   843.2 p2      29 box reload
        mov dword [ebx + 348], edx ;   931.5 p0+p3  118 rk
        mov edx, dword [esp + 408] ;   844.2 p2      28 box reload
        mov dword [ebx + 352], edx ;   933.5 p0+p3  118 rk
        mov edx, dword [esp + 436] ;   845.2 p2      28 box reload
        mov dword [ebx + 356], edx ;   935.5 p0+p3  118 rk
        mov edx, dword [esp + 424] ;   846.2 p2      28 box reload
        mov dword [ebx + 360], edx ;   937.5 p0+p3  118 rk
        mov edx, dword [esp + 404] ;   847.2 p2      28 box reload
        mov dword [ebx + 364], edx ;   939.5 p0+p3  118 rk
        mov edx, dword [esp + 420] ;   848.2 p2      27 box reload
        mov dword [ebx + 368], edx ;   941.5 p0+p3  118 rk
        mov edx, dword [esp + 452] ;   849.2 p2      27 box reload
        mov dword [ebx + 372], edx ;   943.5 p0+p3  118 rk
        mov edx, dword [esp + 440] ;   850.2 p2      27 box reload
        mov dword [ebx + 376], edx ;   945.5 p0+p3  118 rk
        mov edx, dword [esp + 416] ;   851.2 p2      27 box reload
        mov dword [ebx + 380], edx ;   947.5 p0+p3  118 rk
        mov edx, dword [esp + 444] ;   852.2 p2      26 box reload
        mov dword [ebx + 384], edx ;   949.5 p0+p3  118 rk
        mov edx, dword [esp + 448] ;   853.2 p2      26 box reload
        mov dword [ebx + 388], edx ;   951.5 p0+p3  118 rk
        mov edx, dword [esp + 468] ;   854.2 p2      26 box reload
        mov dword [ebx + 392], edx ;   953.5 p0+p3  118 rk
        mov edx, dword [esp + 428] ;   855.2 p2      26 box reload
        mov dword [ebx + 396], edx ;   955.5 p0+p3  118 rk
        mov edx, dword [esp + 460] ;   856.2 p2      25 box reload
        mov dword [ebx + 400], edx ;   957.5 p0+p3  118 rk
        mov edx, dword [esp + 472] ;   857.2 p2      25 box reload
        mov dword [ebx + 404], edx ;   959.5 p0+p3  118 rk
        mov edx, dword [esp + 480] ;   858.2 p2      25 box reload
        mov dword [ebx + 408], edx ;   961.5 p0+p3  118 rk
        mov edx, dword [esp + 456] ;   859.2 p2      25 box reload
        mov dword [ebx + 412], edx ;   963.5 p0+p3  118 rk
        mov edx, dword [esp + 484] ;   860.2 p2      24 box reload
        mov dword [ebx + 416], edx ;   965.5 p0+p3  118 rk
        mov edx, dword [esp + 492] ;   861.2 p2      24 box reload
        mov dword [ebx + 420], edx ;   967.5 p0+p3  118 rk
        mov edx, dword [esp + 488] ;   862.2 p2      24 box reload
        mov dword [ebx + 424], edx ;   969.5 p0+p3  118 rk
        mov edx, dword [esp + 464] ;   863.2 p2      24 box reload
        mov dword [ebx + 428], edx ;   971.5 p0+p3  118 rk
        mov edx, dword [esp + 520] ;   864.2 p2      23 box reload
        mov dword [ebx + 432], edx ;   973.5 p0+p3  118 rk
        mov edx, dword [esp + 516] ;   865.2 p2      23 box reload
        mov dword [ebx + 436], edx ;   975.5 p0+p3  118 rk
        mov edx, dword [esp + 500] ;   866.2 p2      23 box reload
        mov dword [ebx + 440], edx ;   977.5 p0+p3  118 rk
        mov edx, dword [esp + 496] ;   867.2 p2      23 box reload
        mov dword [ebx + 444], edx ;   979.5 p0+p3  118 rk
        mov edx, dword [esp + 504] ;   868.2 p2      30 box reload
        mov dword [ebx + 448], edx ;   981.5 p0+p3  118 rk
        mov edx, dword [esp + 512] ;   869.2 p2      30 box reload
        mov dword [ebx + 452], edx ;   983.5 p0+p3  118 rk
        mov edx, dword [esp + 524] ;   870.2 p2      30 box reload
        mov dword [ebx + 456], edx ;   985.5 p0+p3  118 rk
        mov dword [ebx + 464], edi ;   987.5 p0+p3  118 rk
        mov edi, dword [esp + 508] ;   871.2 p2      30 box reload
        mov dword [ebx + 460], edi ;   989.5 p0+p3  118 rk
        mov dword [ebx + 468], esi ;   991.5 p0+p3  118 rk
        mov esi, dword [esp + 108] ;   872.2 p2      29 box reload
        mov dword [ebx + 472], esi ;   993.5 p0+p3  118 rk
        mov esi, dword [esp + 540] ;   873.2 p2      29 box reload
        mov dword [ebx + 476], esi ;   995.5 p0+p3  118 rk
        mov esi, dword [esp + 0]   ;   874.2 p2      28 box reload
        mov dword [ebx + 480], esi ;   997.5 p0+p3  118 rk
        mov esi, dword [esp + 548] ;   875.2 p2      28 box reload
        mov dword [ebx + 484], esi ;   999.5 p0+p3  118 rk
        mov esi, dword [esp + 48]  ;   876.2 p2      28 box reload
        mov dword [ebx + 488], esi ;  1001.5 p0+p3  118 rk
        mov esi, dword [esp + 544] ;   877.2 p2      28 box reload
        mov dword [ebx + 492], esi ;  1003.5 p0+p3  118 rk
        mov esi, dword [esp + 16]  ;   878.2 p2      27 box reload
        mov dword [ebx + 496], esi ;  1005.5 p0+p3  118 rk
        mov esi, dword [esp + 4]   ;   879.2 p2      27 box reload
        mov dword [ebx + 500], esi ;  1007.5 p0+p3  118 rk
        mov dword [ebx + 512], ecx ;  1009.5 p0+p3  118 rk
        mov esi, dword [esp + 552] ;   881.5 p2      27 box reload
        mov dword [ebx + 504], esi ;  1011.5 p0+p3  118 rk
        mov esi, dword [esp + 12]  ;   883.5 p2      27 box reload
        mov dword [ebx + 508], esi ;  1013.5 p0+p3  118 rk
        mov dword [ebx + 516], ebp ;  1015.5 p0+p3  118 rk
        mov dword [ebx + 520], eax ;  1017.5 p0+p3  118 rk
        mov esi, dword [esp + 556] ;   887.5 p2      26 box reload
        mov dword [ebx + 524], esi ;  1019.5 p0+p3  118 rk
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
