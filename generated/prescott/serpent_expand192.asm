; serpent_expand192 for Intel Pentium 4 (Prescott, 32-bit) (prescott)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
;   ./cw build serpent_expand192 --cpu prescott
;
; void serpent_expand192(const void *key, void *rk);   cdecl
;   key: 24 bytes, read, secret, no alignment needed
;   rk: 528 bytes, written, secret, no alignment needed
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 556 bytes, 4 instructions, one of them for 139 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 2185 uops, planned 1023.2; bounds: width 728.3, ports 937.5, path 274.0
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
%fatal "serpent_expand192 is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_serpent_expand192
$_serpent_expand192:
%else
        global $serpent_expand192
%endif
$serpent_expand192:
        push ebx                   ;                    preserved
        push esi                   ;                    preserved
        push edi                   ;                    preserved
        push ebp                   ;                    preserved
        sub esp, 0x22c             ;                    frame
        mov esi, dword [esp + 576] ;     0.0 p2     122 k reload
        mov edi, dword [esi + 12]  ;     4.0 p2     122 k
        mov ebp, dword [esi + 16]  ;     4.0 p2     122 k
        mov eax, dword [esi + 20]  ;     4.0 p2     122 k
        mov ecx, edi               ;     8.0 p0     107 w[8] copy
        xor ecx, dword [esi]       ;     9.0 p2+p0  107 w[8]
        xor ecx, 0x9e3779b9        ;    10.0 p0     107 w[8]
        xor ecx, eax               ;    11.0 p0     107 w[8]
        rol ecx, 0xb               ;    12.0 p1     107 w[8]
        mov edx, ebp               ;     8.0 p0     107 w[9] copy
        xor edx, dword [esi + 4]   ;     9.0 p2+p0  107 w[9]
        xor edx, 1                 ;    10.0 p0     107 w[9]
        xor edx, 0x9e3779b8        ;    11.0 p0     107 w[9]
        xor edx, ecx               ;    13.0 p0     107 w[9]
        rol edx, 0xb               ;    14.0 p1     107 w[9]
        mov ebx, eax               ;     8.0 p0     107 w[10] copy
        xor ebx, dword [esi + 8]   ;     9.0 p2+p0  107 w[10]
        xor ebx, 0x9e3779bb        ;    10.0 p0     107 w[10]
        xor ebx, edx               ;    15.0 p0     107 w[10]
        rol ebx, 0xb               ;    16.0 p1     107 w[10]
        xor edi, 1                 ;     8.0 p0     107 w[11]
        xor edi, 0x9e3779ba        ;     9.0 p0     107 w[11]
        xor edi, ecx               ;    13.0 p0     107 w[11]
        xor edi, ebx               ;    17.0 p0     107 w[11]
        rol edi, 0xb               ;    18.0 p1     107 w[11]
        xor ebp, 0x9e3779bd        ;     9.8 p0     107 w[12]
        xor ebp, edx               ;    15.0 p0     107 w[12]
        xor ebp, edi               ;    19.0 p0     107 w[12]
        rol ebp, 0xb               ;    20.0 p1     107 w[12]
        xor eax, 0x9e3779bc        ;    11.3 p0     107 w[13]
        xor eax, ecx               ;    13.0 p0     107 w[13]
        xor eax, ebx               ;    17.0 p0     107 w[13]
        xor eax, ebp               ;    21.0 p0     107 w[13]
        rol eax, 0xb               ;    22.0 p1     107 w[13]
        mov esi, edx               ;    15.0 p1     107 w[14] copy
        xor esi, 1                 ;    16.0 p0     107 w[14]
        xor esi, 0x9e3779bf        ;    17.0 p0     107 w[14]
        xor esi, edi               ;    19.0 p0     107 w[14]
        xor esi, eax               ;    23.0 p0     107 w[14]
        rol esi, 0xb               ;    24.0 p1     107 w[14]
        mov dword [esp + 0], edx   ;    15.3 p0+p3  107 w[9] spill
        mov edx, ebx               ;    17.0 p1     107 w[15] copy
        xor edx, 0x9e3779be        ;    18.0 p0     107 w[15]
        xor edx, ebp               ;    21.0 p0     107 w[15]
        xor edx, esi               ;    25.0 p0     107 w[15]
        rol edx, 0xb               ;    26.0 p1     107 w[15]
        mov dword [esp + 4], ebx   ;    17.8 p0+p3  107 w[10] spill
        mov ebx, ecx               ;    17.0 p1     107 w[16] copy
        xor ebx, edi               ;    19.0 p0     107 w[16]
        xor ebx, 0x9e3779b1        ;    20.0 p0     107 w[16]
        xor ebx, eax               ;    23.0 p0     107 w[16]
        xor ebx, edx               ;    27.0 p0     107 w[16]
        rol ebx, 0xb               ;    28.0 p1     107 w[16]
        mov dword [esp + 8], ecx   ;    20.8 p0+p3  107 w[8] spill
        mov ecx, dword [esp + 0]   ;    19.0 p2     107 w[17]
        xor ecx, ebp               ;    23.0 p0     107 w[17]
        xor ecx, 0x9e3779b0        ;    24.0 p0     107 w[17]
        xor ecx, esi               ;    25.0 p0     107 w[17]
        xor ecx, ebx               ;    29.0 p0     107 w[17]
        rol ecx, 0xb               ;    30.0 p1     107 w[17]
        mov dword [esp + 12], ebp  ;    23.8 p0+p3  107 w[12] spill
        mov ebp, dword [esp + 4]   ;    21.3 p2     107 w[18]
        xor ebp, eax               ;    25.3 p0     107 w[18]
        xor ebp, 0x9e3779b3        ;    26.3 p0     107 w[18]
        xor ebp, edx               ;    27.3 p0     107 w[18]
        xor ebp, ecx               ;    31.0 p0     107 w[18]
        rol ebp, 0xb               ;    32.0 p1     107 w[18]
        mov dword [esp + 16], eax  ;    26.8 p0+p3  107 w[13] spill
        mov eax, edi               ;    24.0 p1     107 w[19] copy
        xor eax, esi               ;    27.8 p0     107 w[19]
        xor eax, 0x9e3779b2        ;    28.8 p0     107 w[19]
        xor eax, ebx               ;    29.8 p0     107 w[19]
        xor eax, ebp               ;    33.0 p0     107 w[19]
        rol eax, 0xb               ;    34.0 p1     107 w[19]
        mov dword [esp + 20], edi  ;    29.8 p0+p3  107 w[11] spill
        mov edi, dword [esp + 12]  ;    26.0 p2     107 w[20]
        xor edi, edx               ;    30.8 p0     107 w[20]
        xor edi, 0x9e3779b5        ;    31.8 p0     107 w[20]
        xor edi, ecx               ;    32.8 p0     107 w[20]
        xor edi, eax               ;    35.0 p0     107 w[20]
        rol edi, 0xb               ;    36.0 p1     107 w[20]
        mov dword [esp + 24], edx  ;    32.8 p0+p3  107 w[15] spill
        mov edx, dword [esp + 16]  ;    28.3 p2     107 w[21]
        xor edx, ebx               ;    33.8 p0     107 w[21]
        xor edx, 0x9e3779b4        ;    34.8 p0     107 w[21]
        xor edx, ebp               ;    35.8 p0     107 w[21]
        xor edx, edi               ;    37.0 p0     107 w[21]
        rol edx, 0xb               ;    38.0 p1     107 w[21]
        mov dword [esp + 28], ebx  ;    35.8 p0+p3  107 w[16] spill
        mov ebx, esi               ;    31.0 p1     107 w[22] copy
        xor ebx, ecx               ;    36.8 p0     107 w[22]
        xor ebx, 0x9e3779b7        ;    37.8 p0     107 w[22]
        xor ebx, eax               ;    38.8 p0     107 w[22]
        xor ebx, edx               ;    39.8 p0     107 w[22]
        rol ebx, 0xb               ;    40.8 p1     107 w[22]
        mov dword [esp + 32], esi  ;    38.8 p0+p3  107 w[14] spill
        mov esi, dword [esp + 24]  ;    33.0 p2     107 w[23]
        xor esi, ebp               ;    39.8 p0     107 w[23]
        xor esi, 0x9e3779b6        ;    40.8 p0     107 w[23]
        xor esi, edi               ;    41.8 p0     107 w[23]
        xor esi, ebx               ;    42.8 p0     107 w[23]
        rol esi, 0xb               ;    43.8 p1     107 w[23]
        mov dword [esp + 36], ebp  ;    41.8 p0+p3  107 w[18] spill
        mov ebp, dword [esp + 28]  ;    35.8 p2     107 w[24]
        xor ebp, eax               ;    42.8 p0     107 w[24]
        mov dword [esp + 40], eax  ;    43.3 p0+p3  107 w[19] spill
        mov eax, edx               ;    39.0 p1     107 w[24] copy
        xor eax, 0x9e3779a9        ;    44.3 p0     107 w[24]
        xor eax, ebp               ;    45.3 p0     107 w[24]
        xor eax, esi               ;    46.3 p0     107 w[24]
        rol eax, 0xb               ;    47.3 p1     107 w[24]
        mov dword [esp + 44], ebp  ;    45.8 p0+p3  107 w[24] spill
        mov ebp, edi               ;    38.7 p1     107 w[25] copy
        xor ebp, ecx               ;    46.8 p0     107 w[25]
        xor ebp, 0x9e3779a8        ;    47.8 p0     107 w[25]
        xor ebp, ebx               ;    48.8 p0     107 w[25]
        xor ebp, eax               ;    49.8 p0     107 w[25]
        rol ebp, 0xb               ;    50.8 p1     107 w[25]
        mov dword [esp + 48], ecx  ;    48.8 p0+p3  107 w[17] spill
        mov ecx, dword [esp + 36]  ;    41.8 p2     107 w[26]
        xor ecx, edx               ;    49.8 p0     107 w[26]
        xor ecx, 0x9e3779ab        ;    50.8 p0     107 w[26]
        xor ecx, esi               ;    51.8 p0     107 w[26]
        xor ecx, ebp               ;    52.8 p0     107 w[26]
        rol ecx, 0xb               ;    53.8 p1     107 w[26]
        mov dword [esp + 52], edx  ;    51.8 p0+p3  107 w[21] spill
        mov edx, dword [esp + 40]  ;    43.3 p2     107 w[27]
        xor edx, ebx               ;    52.8 p0     107 w[27]
        xor edx, 0x9e3779aa        ;    53.8 p0     107 w[27]
        xor edx, eax               ;    54.8 p0     107 w[27]
        xor edx, ecx               ;    55.8 p0     107 w[27]
        rol edx, 0xb               ;    56.8 p1     107 w[27]
        mov dword [esp + 56], ebx  ;    54.8 p0+p3  107 w[22] spill
        mov ebx, edi               ;    45.7 p1     107 w[28] copy
        xor ebx, esi               ;    55.8 p0     107 w[28]
        mov dword [esp + 60], edi  ;    56.3 p0+p3  107 w[20] spill
        mov edi, ebp               ;    51.8 p1     107 w[28] copy
        xor edi, 0x9e3779ad        ;    57.3 p0     107 w[28]
        xor edi, ebx               ;    58.3 p0     107 w[28]
        xor edi, edx               ;    59.3 p0     107 w[28]
        rol edi, 0xb               ;    60.3 p1     107 w[28]
        mov dword [esp + 64], ebx  ;    58.8 p0+p3  107 w[28] spill
        mov ebx, dword [esp + 52]  ;    51.8 p2     107 w[29]
        xor ebx, eax               ;    59.8 p0     107 w[29]
        xor ebx, 0x9e3779ac        ;    60.8 p0     107 w[29]
        xor ebx, ecx               ;    61.8 p0     107 w[29]
        xor ebx, edi               ;    62.8 p0     107 w[29]
        rol ebx, 0xb               ;    63.8 p1     107 w[29]
        mov dword [esp + 68], eax  ;    61.8 p0+p3  107 w[24] spill
        mov eax, dword [esp + 56]  ;    54.8 p2     107 w[30]
        xor eax, ebp               ;    62.8 p0     107 w[30]
        xor eax, 0x9e3779af        ;    63.8 p0     107 w[30]
        xor eax, edx               ;    64.8 p0     107 w[30]
        xor eax, ebx               ;    65.8 p0     107 w[30]
        rol eax, 0xb               ;    66.8 p1     107 w[30]
        mov dword [esp + 72], ebp  ;    64.8 p0+p3  107 w[25] spill
        mov ebp, esi               ;    53.3 p1     107 w[31] copy
        xor ebp, ecx               ;    65.8 p0     107 w[31]
        xor ebp, 0x9e3779ae        ;    66.8 p0     107 w[31]
        xor ebp, edi               ;    67.8 p0     107 w[31]
        xor ebp, eax               ;    68.8 p0     107 w[31]
        rol ebp, 0xb               ;    69.8 p1     107 w[31]
        mov dword [esp + 76], esi  ;    67.8 p0+p3  107 w[23] spill
        mov esi, dword [esp + 68]  ;    61.8 p2     107 w[32]
        xor esi, edx               ;    68.8 p0     107 w[32]
        xor esi, 0x9e3779a1        ;    69.8 p0     107 w[32]
        xor esi, ebx               ;    70.8 p0     107 w[32]
        xor esi, ebp               ;    71.8 p0     107 w[32]
        rol esi, 0xb               ;    72.8 p1     107 w[32]
        mov dword [esp + 80], edx  ;    70.8 p0+p3  107 w[27] spill
        mov edx, dword [esp + 72]  ;    64.8 p2     107 w[33]
        xor edx, edi               ;    71.8 p0     107 w[33]
        xor edx, 0x9e3779a0        ;    72.8 p0     107 w[33]
        xor edx, eax               ;    73.8 p0     107 w[33]
        xor edx, esi               ;    74.8 p0     107 w[33]
        rol edx, 0xb               ;    75.8 p1     107 w[33]
        mov dword [esp + 84], edi  ;    73.8 p0+p3  107 w[28] spill
        mov edi, ecx               ;    60.3 p1     107 w[34] copy
        xor edi, 0x9e3779a3        ;    74.8 p0     107 w[34]
        xor edi, ebx               ;    75.8 p0     107 w[34]
        xor edi, ebp               ;    76.8 p0     107 w[34]
        xor edi, edx               ;    77.8 p0     107 w[34]
        rol edi, 0xb               ;    78.8 p1     107 w[34]
        mov dword [esp + 88], ecx  ;    76.8 p0+p3  107 w[26] spill
        mov ecx, dword [esp + 80]  ;    70.8 p2     107 w[35]
        xor ecx, 0x9e3779a2        ;    77.8 p0     107 w[35]
        xor ecx, eax               ;    78.8 p0     107 w[35]
        xor ecx, esi               ;    79.8 p0     107 w[35]
        xor ecx, edi               ;    80.8 p0     107 w[35]
        rol ecx, 0xb               ;    81.8 p1     107 w[35]
        mov dword [esp + 92], eax  ;    79.8 p0+p3  107 w[30] spill
        mov eax, dword [esp + 84]  ;    73.8 p2     107 w[36]
        xor eax, ebp               ;    80.8 p0     107 w[36]
        mov dword [esp + 96], ebp  ;    81.3 p0+p3  107 w[31] spill
        mov ebp, edx               ;    76.8 p1     107 w[36] copy
        xor ebp, 0x9e3779a5        ;    82.3 p0     107 w[36]
        xor ebp, eax               ;    83.3 p0     107 w[36]
        xor ebp, ecx               ;    84.3 p0     107 w[36]
        rol ebp, 0xb               ;    85.3 p1     107 w[36]
        mov dword [esp + 100], eax ;    83.8 p0+p3  107 w[36] spill
        mov eax, ebx               ;    68.0 p1     107 w[37] copy
        xor eax, 0x9e3779a4        ;    84.8 p0     107 w[37]
        xor eax, esi               ;    85.8 p0     107 w[37]
        xor eax, edi               ;    86.8 p0     107 w[37]
        xor eax, ebp               ;    87.8 p0     107 w[37]
        rol eax, 0xb               ;    88.8 p1     107 w[37]
        mov dword [esp + 104], ebx ;    86.8 p0+p3  107 w[29] spill
        mov ebx, dword [esp + 92]  ;    79.8 p2     107 w[38]
        xor ebx, 0x9e3779a7        ;    87.8 p0     107 w[38]
        xor ebx, edx               ;    88.8 p0     107 w[38]
        xor ebx, ecx               ;    89.8 p0     107 w[38]
        xor ebx, eax               ;    90.8 p0     107 w[38]
        rol ebx, 0xb               ;    91.8 p1     107 w[38]
        mov dword [esp + 108], edx ;    89.8 p0+p3  107 w[33] spill
        mov edx, dword [esp + 96]  ;    81.3 p2     107 w[39]
        xor edx, 0x9e3779a6        ;    90.8 p0     107 w[39]
        xor edx, edi               ;    91.8 p0     107 w[39]
        xor edx, ebp               ;    92.8 p0     107 w[39]
        xor edx, ebx               ;    93.8 p0     107 w[39]
        rol edx, 0xb               ;    94.8 p1     107 w[39]
        mov dword [esp + 112], edi ;    92.8 p0+p3  107 w[34] spill
        mov edi, esi               ;    75.0 p1     107 w[40] copy
        xor edi, 0x9e377999        ;    93.8 p0     107 w[40]
        xor edi, ecx               ;    94.8 p0     107 w[40]
        xor edi, eax               ;    95.8 p0     107 w[40]
        xor edi, edx               ;    96.8 p0     107 w[40]
        rol edi, 0xb               ;    97.8 p1     107 w[40]
        mov dword [esp + 116], esi ;    95.8 p0+p3  107 w[32] spill
        mov esi, dword [esp + 108] ;    89.8 p2     107 w[41]
        xor esi, 0x9e377998        ;    96.8 p0     107 w[41]
        xor esi, ebp               ;    97.8 p0     107 w[41]
        xor esi, ebx               ;    98.8 p0     107 w[41]
        xor esi, edi               ;    99.8 p0     107 w[41]
        rol esi, 0xb               ;   100.8 p1     107 w[41]
        xor ebp, edx               ;    98.8 p0     107 w[44]
        mov dword [esp + 120], ebp ;    99.8 p0+p3  107 w[44] spill
        mov ebp, dword [esp + 112] ;    92.8 p2     107 w[42]
        xor ebp, 0x9e37799b        ;   100.3 p0     107 w[42]
        xor ebp, eax               ;   101.3 p0     107 w[42]
        xor ebp, edx               ;   102.3 p0     107 w[42]
        xor ebp, esi               ;   103.3 p0     107 w[42]
        rol ebp, 0xb               ;   104.3 p1     107 w[42]
        mov dword [esp + 124], edx ;   102.3 p0+p3  107 w[39] spill
        mov edx, ecx               ;    82.8 p1     107 w[43] copy
        xor edx, 0x9e37799a        ;   103.3 p0     107 w[43]
        xor edx, ebx               ;   104.3 p0     107 w[43]
        xor edx, edi               ;   105.3 p0     107 w[43]
        xor edx, ebp               ;   106.3 p0     107 w[43]
        rol edx, 0xb               ;   107.3 p1     107 w[43]
        mov dword [esp + 128], ecx ;   105.3 p0+p3  107 w[35] spill
        mov ecx, dword [esp + 120] ;    99.8 p2     107 w[44]
        xor ecx, 0x9e37799d        ;   106.3 p0     107 w[44]
        xor ecx, esi               ;   107.3 p0     107 w[44]
        xor ecx, edx               ;   108.3 p0     107 w[44]
        rol ecx, 0xb               ;   109.3 p1     107 w[44]
        mov dword [esp + 132], ebx ;   107.8 p0+p3  107 w[38] spill
        mov ebx, eax               ;    89.8 p1     107 w[45] copy
        xor ebx, 0x9e37799c        ;   108.8 p0     107 w[45]
        xor ebx, edi               ;   109.8 p0     107 w[45]
        xor ebx, ebp               ;   110.8 p0     107 w[45]
        xor ebx, ecx               ;   111.8 p0     107 w[45]
        rol ebx, 0xb               ;   112.8 p1     107 w[45]
        mov dword [esp + 136], eax ;   110.8 p0+p3  107 w[37] spill
        mov eax, dword [esp + 132] ;   107.8 p2     107 w[46]
        xor eax, 0x9e37799f        ;   111.8 p0     107 w[46]
        xor eax, esi               ;   112.8 p0     107 w[46]
        xor eax, edx               ;   113.8 p0     107 w[46]
        xor eax, ebx               ;   114.8 p0     107 w[46]
        rol eax, 0xb               ;   115.8 p1     107 w[46]
        mov dword [esp + 140], esi ;   113.8 p0+p3  107 w[41] spill
        mov esi, dword [esp + 124] ;   102.3 p2     107 w[47]
        xor esi, 0x9e37799e        ;   114.8 p0     107 w[47]
        xor esi, ebp               ;   115.8 p0     107 w[47]
        xor esi, ecx               ;   116.8 p0     107 w[47]
        xor esi, eax               ;   117.8 p0     107 w[47]
        rol esi, 0xb               ;   118.8 p1     107 w[47]
        mov dword [esp + 144], ebp ;   116.8 p0+p3  107 w[42] spill
        mov ebp, edi               ;    98.8 p1     107 w[48] copy
        xor ebp, 0x9e377991        ;   117.8 p0     107 w[48]
        xor ebp, edx               ;   118.8 p0     107 w[48]
        xor ebp, ebx               ;   119.8 p0     107 w[48]
        xor ebp, esi               ;   120.8 p0     107 w[48]
        rol ebp, 0xb               ;   121.8 p1     107 w[48]
        mov dword [esp + 148], edi ;   119.8 p0+p3  107 w[40] spill
        mov edi, dword [esp + 140] ;   113.8 p2     107 w[49]
        xor edi, 0x9e377990        ;   120.8 p0     107 w[49]
        xor edi, ecx               ;   121.8 p0     107 w[49]
        xor edi, eax               ;   122.8 p0     107 w[49]
        xor edi, ebp               ;   123.8 p0     107 w[49]
        rol edi, 0xb               ;   124.8 p1     107 w[49]
        mov dword [esp + 152], ecx ;   122.8 p0+p3  107 w[44] spill
        mov ecx, dword [esp + 144] ;   116.8 p2     107 w[50]
        xor ecx, 0x9e377993        ;   123.8 p0     107 w[50]
        xor ecx, ebx               ;   124.8 p0     107 w[50]
        xor ecx, esi               ;   125.8 p0     107 w[50]
        xor ecx, edi               ;   126.8 p0     107 w[50]
        rol ecx, 0xb               ;   127.8 p1     107 w[50]
        mov dword [esp + 156], ebx ;   125.8 p0+p3  107 w[45] spill
        mov ebx, edx               ;   108.3 p1     107 w[51] copy
        xor ebx, 0x9e377992        ;   126.8 p0     107 w[51]
        xor ebx, eax               ;   127.8 p0     107 w[51]
        xor ebx, ebp               ;   128.8 p0     107 w[51]
        xor ebx, ecx               ;   129.8 p0     107 w[51]
        rol ebx, 0xb               ;   130.8 p1     107 w[51]
        mov dword [esp + 160], edx ;   128.8 p0+p3  107 w[43] spill
        mov edx, dword [esp + 152] ;   122.8 p2     107 w[52]
        xor edx, 0x9e377995        ;   129.8 p0     107 w[52]
        xor edx, esi               ;   130.8 p0     107 w[52]
        xor edx, edi               ;   131.8 p0     107 w[52]
        xor edx, ebx               ;   132.8 p0     107 w[52]
        rol edx, 0xb               ;   133.8 p1     107 w[52]
        mov dword [esp + 164], esi ;   131.8 p0+p3  107 w[47] spill
        mov esi, dword [esp + 156] ;   125.8 p2     107 w[53]
        xor esi, 0x9e377994        ;   132.8 p0     107 w[53]
        xor esi, ebp               ;   133.8 p0     107 w[53]
        xor esi, ecx               ;   134.8 p0     107 w[53]
        xor esi, edx               ;   135.8 p0     107 w[53]
        rol esi, 0xb               ;   136.8 p1     107 w[53]
        mov dword [esp + 168], ebp ;   134.8 p0+p3  107 w[48] spill
        mov ebp, eax               ;   116.8 p1     107 w[54] copy
        xor ebp, 0x9e377997        ;   135.8 p0     107 w[54]
        xor ebp, edi               ;   136.8 p0     107 w[54]
        xor ebp, ebx               ;   137.8 p0     107 w[54]
        xor ebp, esi               ;   138.8 p0     107 w[54]
        rol ebp, 0xb               ;   139.8 p1     107 w[54]
        mov dword [esp + 172], eax ;   137.8 p0+p3  107 w[46] spill
        mov eax, dword [esp + 164] ;   131.8 p2     107 w[55]
        xor eax, 0x9e377996        ;   138.8 p0     107 w[55]
        xor eax, ecx               ;   139.8 p0     107 w[55]
        xor eax, edx               ;   140.8 p0     107 w[55]
        xor eax, ebp               ;   141.8 p0     107 w[55]
        rol eax, 0xb               ;   142.8 p1     107 w[55]
        mov dword [esp + 176], ecx ;   140.8 p0+p3  107 w[50] spill
        mov ecx, dword [esp + 168] ;   134.8 p2     107 w[56]
        xor ecx, ebx               ;   141.8 p0     107 w[56]
        mov dword [esp + 180], ebx ;   142.3 p0+p3  107 w[51] spill
        mov ebx, esi               ;   137.8 p1     107 w[56] copy
        xor ebx, 0x9e377989        ;   143.3 p0     107 w[56]
        xor ebx, ecx               ;   144.3 p0     107 w[56]
        xor ebx, eax               ;   145.3 p0     107 w[56]
        rol ebx, 0xb               ;   146.3 p1     107 w[56]
        mov dword [esp + 184], ecx ;   144.8 p0+p3  107 w[56] spill
        mov ecx, dword [esp + 176] ;   140.8 p2     107 w[58]
        xor ecx, 0x9e37798b        ;   145.8 p0     107 w[58]
        xor ecx, esi               ;   146.8 p0     107 w[58]
        xor ecx, eax               ;   147.8 p0     107 w[58]
        mov dword [esp + 188], esi ;   147.3 p0+p3  107 w[53] spill
        mov esi, edi               ;   125.8 p1     107 w[57] copy
        xor esi, 0x9e377988        ;   148.3 p0     107 w[57]
        xor esi, edx               ;   149.3 p0     107 w[57]
        xor esi, ebp               ;   150.3 p0     107 w[57]
        xor esi, ebx               ;   151.3 p0     107 w[57]
        rol esi, 0xb               ;   152.3 p1     107 w[57]
        xor ecx, esi               ;   153.3 p0     107 w[58]
        rol ecx, 0xb               ;   154.3 p1     107 w[58]
        mov dword [esp + 192], edi ;   150.8 p0+p3  107 w[49] spill
        mov edi, dword [esp + 180] ;   142.3 p2     107 w[59]
        xor edi, 0x9e37798a        ;   151.8 p0     107 w[59]
        xor edi, ebp               ;   152.8 p0     107 w[59]
        xor edi, ebx               ;   153.8 p0     107 w[59]
        xor edi, ecx               ;   155.3 p0     107 w[59]
        rol edi, 0xb               ;   156.3 p1     107 w[59]
        mov dword [esp + 196], ebp ;   153.8 p0+p3  107 w[54] spill
        mov ebp, edx               ;   134.8 p1     107 w[60] copy
        xor ebp, eax               ;   154.8 p0     107 w[60]
        mov dword [esp + 200], edx ;   155.3 p0+p3  107 w[52] spill
        mov edx, dword [esp + 188] ;   147.3 p2     107 w[61]
        xor edx, 0x9e37798c        ;   156.3 p0     107 w[61]
        xor edx, ebx               ;   157.3 p0     107 w[61]
        xor edx, ecx               ;   158.3 p0     107 w[61]
        mov dword [esp + 204], ebx ;   157.8 p0+p3  107 w[56] spill
        mov ebx, esi               ;   153.3 p1     107 w[60] copy
        xor ebx, 0x9e37798d        ;   158.8 p0     107 w[60]
        xor ebx, ebp               ;   159.8 p0     107 w[60]
        xor ebx, edi               ;   160.8 p0     107 w[60]
        rol ebx, 0xb               ;   161.8 p1     107 w[60]
        xor edx, ebx               ;   162.8 p0     107 w[61]
        rol edx, 0xb               ;   163.8 p1     107 w[61]
        mov dword [esp + 208], ebp ;   160.8 p0+p3  107 w[60] spill
        mov ebp, dword [esp + 196] ;   153.8 p2     107 w[62]
        xor ebp, 0x9e37798f        ;   161.8 p0     107 w[62]
        xor ebp, esi               ;   162.8 p0     107 w[62]
        xor ebp, edi               ;   163.8 p0     107 w[62]
        xor ebp, edx               ;   164.8 p0     107 w[62]
        rol ebp, 0xb               ;   165.8 p1     107 w[62]
        mov dword [esp + 212], esi ;   163.8 p0+p3  107 w[57] spill
        mov esi, dword [esp + 204] ;   157.8 p2     107 w[64]
        xor esi, 0x9e377981        ;   164.8 p0     107 w[64]
        xor esi, edi               ;   165.8 p0     107 w[64]
        xor esi, edx               ;   166.8 p0     107 w[64]
        mov dword [esp + 216], edi ;   166.3 p0+p3  107 w[59] spill
        mov edi, eax               ;   143.8 p1     107 w[63] copy
        xor edi, 0x9e37798e        ;   167.3 p0     107 w[63]
        xor edi, ecx               ;   168.3 p0     107 w[63]
        xor edi, ebx               ;   169.3 p0     107 w[63]
        xor edi, ebp               ;   170.3 p0     107 w[63]
        rol edi, 0xb               ;   171.3 p1     107 w[63]
        xor esi, edi               ;   172.3 p0     107 w[64]
        rol esi, 0xb               ;   173.3 p1     107 w[64]
        mov dword [esp + 220], eax ;   169.8 p0+p3  107 w[55] spill
        mov eax, dword [esp + 212] ;   163.8 p2     107 w[65]
        xor eax, 0x9e377980        ;   170.8 p0     107 w[65]
        xor eax, ebx               ;   171.8 p0     107 w[65]
        xor eax, ebp               ;   172.8 p0     107 w[65]
        xor eax, esi               ;   174.3 p0     107 w[65]
        rol eax, 0xb               ;   175.3 p1     107 w[65]
        mov dword [esp + 224], ebx ;   172.8 p0+p3  107 w[60] spill
        mov ebx, dword [esp + 216] ;   166.3 p2     107 w[67]
        xor ebx, 0x9e377982        ;   173.8 p0     107 w[67]
        xor ebx, ebp               ;   174.8 p0     107 w[67]
        xor ebx, esi               ;   175.8 p0     107 w[67]
        mov dword [esp + 228], ebp ;   175.3 p0+p3  107 w[62] spill
        mov ebp, ecx               ;   155.3 p1     107 w[66] copy
        xor ebp, 0x9e377983        ;   176.3 p0     107 w[66]
        xor ebp, edx               ;   177.3 p0     107 w[66]
        xor ebp, edi               ;   178.3 p0     107 w[66]
        xor ebp, eax               ;   179.3 p0     107 w[66]
        rol ebp, 0xb               ;   180.3 p1     107 w[66]
        xor ebx, ebp               ;   181.3 p0     107 w[67]
        rol ebx, 0xb               ;   182.3 p1     107 w[67]
        mov dword [esp + 232], ecx ;   178.8 p0+p3  107 w[58] spill
        mov ecx, dword [esp + 224] ;   172.8 p2     107 w[68]
        xor ecx, edi               ;   179.8 p0     107 w[68]
        mov dword [esp + 236], edi ;   180.3 p0+p3  107 w[63] spill
        mov edi, dword [esp + 228] ;   175.3 p2     107 w[70]
        xor edi, 0x9e377987        ;   181.3 p0     107 w[70]
        xor edi, eax               ;   182.3 p0     107 w[70]
        xor edi, ebx               ;   183.3 p0     107 w[70]
        mov dword [esp + 240], esi ;   182.8 p0+p3  107 w[64] spill
        mov esi, eax               ;   176.3 p1     107 w[68] copy
        xor esi, 0x9e377985        ;   183.8 p0     107 w[68]
        xor esi, ecx               ;   184.8 p0     107 w[68]
        xor esi, ebx               ;   185.8 p0     107 w[68]
        rol esi, 0xb               ;   186.8 p1     107 w[68]
        mov dword [esp + 244], ecx ;   185.3 p0+p3  107 w[68] spill
        mov ecx, dword [esp + 240] ;   182.8 p2     107 w[69]
        xor ecx, 0x9e377984        ;   186.8 p0     107 w[69]
        xor ecx, edx               ;   187.8 p0     107 w[69]
        xor ecx, ebp               ;   188.8 p0     107 w[69]
        xor ecx, esi               ;   189.8 p0     107 w[69]
        rol ecx, 0xb               ;   190.8 p1     107 w[69]
        xor edi, ecx               ;   191.8 p0     107 w[70]
        rol edi, 0xb               ;   192.8 p1     107 w[70]
        mov dword [esp + 248], edx ;   188.8 p0+p3  107 w[61] spill
        mov edx, dword [esp + 236] ;   180.3 p2     107 w[71]
        xor edx, 0x9e377986        ;   189.8 p0     107 w[71]
        xor edx, ebp               ;   190.8 p0     107 w[71]
        xor edx, esi               ;   191.8 p0     107 w[71]
        xor edx, edi               ;   193.8 p0     107 w[71]
        rol edx, 0xb               ;   194.8 p1     107 w[71]
        mov dword [esp + 252], ebp ;   191.8 p0+p3  107 w[66] spill
        mov ebp, dword [esp + 240] ;   182.8 p2     107 w[72]
        xor ebp, 0x9e3779f9        ;   192.8 p0     107 w[72]
        xor ebp, ebx               ;   193.8 p0     107 w[72]
        xor ebp, ecx               ;   194.8 p0     107 w[72]
        xor ebp, edx               ;   195.8 p0     107 w[72]
        rol ebp, 0xb               ;   196.8 p1     107 w[72]
        mov dword [esp + 256], ebx ;   194.8 p0+p3  107 w[67] spill
        mov ebx, dword [esp + 252] ;   191.8 p2     107 w[74]
        xor ebx, 0x9e3779fb        ;   195.8 p0     107 w[74]
        xor ebx, ecx               ;   196.8 p0     107 w[74]
        xor ebx, edx               ;   197.8 p0     107 w[74]
        mov dword [esp + 260], ecx ;   197.3 p0+p3  107 w[69] spill
        mov ecx, eax               ;   176.3 p1     107 w[73] copy
        xor ecx, 0x9e3779f8        ;   198.3 p0     107 w[73]
        xor ecx, esi               ;   199.3 p0     107 w[73]
        xor ecx, edi               ;   200.3 p0     107 w[73]
        xor ecx, ebp               ;   201.3 p0     107 w[73]
        rol ecx, 0xb               ;   202.3 p1     107 w[73]
        xor ebx, ecx               ;   203.3 p0     107 w[74]
        rol ebx, 0xb               ;   204.3 p1     107 w[74]
        xor esi, edx               ;   200.8 p0     107 w[76]
        mov dword [esp + 264], eax ;   201.3 p0+p3  107 w[65] spill
        mov eax, dword [esp + 256] ;   194.8 p2     107 w[75]
        xor eax, 0x9e3779fa        ;   202.3 p0     107 w[75]
        xor eax, edi               ;   203.3 p0     107 w[75]
        xor eax, ebp               ;   204.3 p0     107 w[75]
        xor eax, ebx               ;   205.3 p0     107 w[75]
        rol eax, 0xb               ;   206.3 p1     107 w[75]
        mov dword [esp + 268], edx ;   204.3 p0+p3  107 w[71] spill
        mov edx, dword [esp + 260] ;   197.3 p2     107 w[77]
        xor edx, 0x9e3779fc        ;   205.3 p0     107 w[77]
        xor edx, ebp               ;   206.3 p0     107 w[77]
        xor edx, ebx               ;   207.3 p0     107 w[77]
        mov dword [esp + 272], ebp ;   206.8 p0+p3  107 w[72] spill
        mov ebp, esi               ;   201.8 p1     107 w[76] copy
        xor ebp, 0x9e3779fd        ;   207.8 p0     107 w[76]
        xor ebp, ecx               ;   208.8 p0     107 w[76]
        xor ebp, eax               ;   209.8 p0     107 w[76]
        rol ebp, 0xb               ;   210.8 p1     107 w[76]
        xor edx, ebp               ;   211.8 p0     107 w[77]
        rol edx, 0xb               ;   212.8 p1     107 w[77]
        mov dword [esp + 276], esi ;   209.8 p0+p3  107 w[76] spill
        mov esi, dword [esp + 268] ;   204.3 p2     107 w[79]
        xor esi, 0x9e3779fe        ;   210.8 p0     107 w[79]
        xor esi, ebx               ;   211.8 p0     107 w[79]
        xor esi, ebp               ;   212.8 p0     107 w[79]
        mov dword [esp + 280], ebx ;   212.3 p0+p3  107 w[74] spill
        mov ebx, edi               ;   193.8 p1     107 w[78] copy
        xor ebx, 0x9e3779ff        ;   213.3 p0     107 w[78]
        xor ebx, ecx               ;   214.3 p0     107 w[78]
        xor ebx, eax               ;   215.3 p0     107 w[78]
        xor ebx, edx               ;   216.3 p0     107 w[78]
        rol ebx, 0xb               ;   217.3 p1     107 w[78]
        xor esi, ebx               ;   218.3 p0     107 w[79]
        rol esi, 0xb               ;   219.3 p1     107 w[79]
        mov dword [esp + 284], edi ;   215.8 p0+p3  107 w[70] spill
        mov edi, dword [esp + 272] ;   206.8 p2     107 w[80]
        xor edi, 0x9e3779f1        ;   216.8 p0     107 w[80]
        xor edi, eax               ;   217.8 p0     107 w[80]
        xor edi, edx               ;   218.8 p0     107 w[80]
        xor edi, esi               ;   220.3 p0     107 w[80]
        rol edi, 0xb               ;   221.3 p1     107 w[80]
        mov dword [esp + 288], eax ;   218.8 p0+p3  107 w[75] spill
        mov eax, dword [esp + 280] ;   212.3 p2     107 w[82]
        xor eax, 0x9e3779f3        ;   219.8 p0     107 w[82]
        xor eax, edx               ;   220.8 p0     107 w[82]
        xor eax, esi               ;   221.8 p0     107 w[82]
        mov dword [esp + 292], edx ;   221.3 p0+p3  107 w[77] spill
        mov edx, ecx               ;   203.3 p1     107 w[81] copy
        xor edx, 0x9e3779f0        ;   222.3 p0     107 w[81]
        xor edx, ebp               ;   223.3 p0     107 w[81]
        xor edx, ebx               ;   224.3 p0     107 w[81]
        xor edx, edi               ;   225.3 p0     107 w[81]
        rol edx, 0xb               ;   226.3 p1     107 w[81]
        xor eax, edx               ;   227.3 p0     107 w[82]
        rol eax, 0xb               ;   228.3 p1     107 w[82]
        mov dword [esp + 296], ecx ;   224.8 p0+p3  107 w[73] spill
        mov ecx, dword [esp + 288] ;   218.8 p2     107 w[83]
        xor ecx, 0x9e3779f2        ;   225.8 p0     107 w[83]
        xor ecx, ebx               ;   226.8 p0     107 w[83]
        xor ecx, edi               ;   227.8 p0     107 w[83]
        xor ecx, eax               ;   229.3 p0     107 w[83]
        rol ecx, 0xb               ;   230.3 p1     107 w[83]
        mov dword [esp + 300], ebx ;   227.8 p0+p3  107 w[78] spill
        mov ebx, dword [esp + 292] ;   221.3 p2     107 w[85]
        xor ebx, 0x9e3779f4        ;   228.8 p0     107 w[85]
        xor ebx, edi               ;   229.8 p0     107 w[85]
        xor ebx, eax               ;   230.8 p0     107 w[85]
        mov dword [esp + 304], edi ;   230.3 p0+p3  107 w[80] spill
        mov edi, dword [esp + 300] ;   227.8 p2     107 w[86]
        xor edi, 0x9e3779f7        ;   231.8 p0     107 w[86]
        xor edi, edx               ;   232.8 p0     107 w[86]
        xor edi, ecx               ;   233.8 p0     107 w[86]
        mov dword [esp + 308], eax ;   232.8 p0+p3  107 w[82] spill
        mov eax, ebp               ;   211.8 p1     107 w[84] copy
        xor eax, 0x9e3779f5        ;   233.8 p0     107 w[84]
        xor eax, esi               ;   234.8 p0     107 w[84]
        xor eax, edx               ;   235.8 p0     107 w[84]
        xor eax, ecx               ;   236.8 p0     107 w[84]
        rol eax, 0xb               ;   237.8 p1     107 w[84]
        xor ebx, eax               ;   238.8 p0     107 w[85]
        rol ebx, 0xb               ;   239.8 p1     107 w[85]
        xor edi, ebx               ;   240.8 p0     107 w[86]
        rol edi, 0xb               ;   241.8 p1     107 w[86]
        mov dword [esp + 312], ebp ;   236.8 p0+p3  107 w[76] spill
        mov ebp, dword [esp + 308] ;   232.8 p2     107 w[87]
        xor ebp, 0x9e3779f6        ;   237.8 p0     107 w[87]
        xor ebp, esi               ;   238.8 p0     107 w[87]
        xor ebp, eax               ;   239.8 p0     107 w[87]
        xor ebp, edi               ;   242.8 p0     107 w[87]
        rol ebp, 0xb               ;   243.8 p1     107 w[87]
        mov dword [esp + 316], esi ;   239.8 p0+p3  107 w[79] spill
        mov esi, dword [esp + 304] ;   230.3 p2     107 w[88]
        xor esi, ecx               ;   240.8 p0     107 w[88]
        mov dword [esp + 320], ecx ;   241.3 p0+p3  107 w[83] spill
        mov ecx, dword [esp + 308] ;   232.8 p2     107 w[90]
        xor ecx, 0x9e3779eb        ;   242.3 p0     107 w[90]
        xor ecx, ebx               ;   243.3 p0     107 w[90]
        xor ecx, ebp               ;   244.8 p0     107 w[90]
        mov dword [esp + 324], edx ;   243.8 p0+p3  107 w[81] spill
        mov edx, esi               ;   241.8 p1     107 w[88] copy
        xor edx, 0x9e3779e9        ;   244.8 p0     107 w[88]
        xor edx, ebx               ;   245.8 p0     107 w[88]
        xor edx, ebp               ;   246.8 p0     107 w[88]
        rol edx, 0xb               ;   247.8 p1     107 w[88]
        mov dword [esp + 328], esi ;   246.3 p0+p3  107 w[88] spill
        mov esi, dword [esp + 324] ;   243.8 p2     107 w[89]
        xor esi, 0x9e3779e8        ;   247.8 p0     107 w[89]
        xor esi, eax               ;   248.8 p0     107 w[89]
        xor esi, edi               ;   249.8 p0     107 w[89]
        xor esi, edx               ;   250.8 p0     107 w[89]
        rol esi, 0xb               ;   251.8 p1     107 w[89]
        xor ecx, esi               ;   252.8 p0     107 w[90]
        rol ecx, 0xb               ;   253.8 p1     107 w[90]
        mov dword [esp + 332], ebx ;   249.8 p0+p3  107 w[85] spill
        mov ebx, dword [esp + 320] ;   241.3 p2     107 w[91]
        xor ebx, 0x9e3779ea        ;   250.8 p0     107 w[91]
        xor ebx, edi               ;   251.8 p0     107 w[91]
        xor ebx, edx               ;   252.8 p0     107 w[91]
        xor ebx, ecx               ;   254.8 p0     107 w[91]
        rol ebx, 0xb               ;   255.8 p1     107 w[91]
        mov dword [esp + 336], edi ;   252.8 p0+p3  107 w[86] spill
        mov edi, dword [esp + 332] ;   249.8 p2     107 w[93]
        xor edi, 0x9e3779ec        ;   253.8 p0     107 w[93]
        xor edi, edx               ;   254.8 p0     107 w[93]
        xor edi, ecx               ;   255.8 p0     107 w[93]
        mov dword [esp + 340], edx ;   255.3 p0+p3  107 w[88] spill
        mov edx, eax               ;   238.8 p1     107 w[92] copy
        xor edx, ebp               ;   256.3 p0     107 w[92]
        mov dword [esp + 344], eax ;   256.8 p0+p3  107 w[84] spill
        mov eax, dword [esp + 336] ;   252.8 p2     107 w[94]
        xor eax, 0x9e3779ef        ;   257.8 p0     107 w[94]
        xor eax, esi               ;   258.8 p0     107 w[94]
        xor eax, ebx               ;   259.8 p0     107 w[94]
        mov dword [esp + 348], ecx ;   259.3 p0+p3  107 w[90] spill
        mov ecx, esi               ;   252.8 p1     107 w[92] copy
        xor ecx, 0x9e3779ed        ;   260.3 p0     107 w[92]
        xor ecx, edx               ;   261.3 p0     107 w[92]
        xor ecx, ebx               ;   262.3 p0     107 w[92]
        rol ecx, 0xb               ;   263.3 p1     107 w[92]
        xor edi, ecx               ;   264.3 p0     107 w[93]
        rol edi, 0xb               ;   265.3 p1     107 w[93]
        xor eax, edi               ;   266.3 p0     107 w[94]
        rol eax, 0xb               ;   267.3 p1     107 w[94]
        mov dword [esp + 352], edx ;   262.8 p0+p3  107 w[92] spill
        mov edx, dword [esp + 348] ;   259.3 p2     107 w[95]
        xor edx, 0x9e3779ee        ;   263.8 p0     107 w[95]
        xor edx, ebp               ;   264.8 p0     107 w[95]
        xor edx, ecx               ;   265.8 p0     107 w[95]
        xor edx, eax               ;   268.3 p0     107 w[95]
        rol edx, 0xb               ;   269.3 p1     107 w[95]
        mov dword [esp + 356], ebp ;   265.8 p0+p3  107 w[87] spill
        mov ebp, dword [esp + 340] ;   255.3 p2     107 w[96]
        xor ebp, 0x9e3779e1        ;   266.8 p0     107 w[96]
        xor ebp, ebx               ;   267.8 p0     107 w[96]
        xor ebp, edi               ;   268.8 p0     107 w[96]
        xor ebp, edx               ;   270.3 p0     107 w[96]
        rol ebp, 0xb               ;   271.3 p1     107 w[96]
        mov dword [esp + 360], ebx ;   268.8 p0+p3  107 w[91] spill
        mov ebx, dword [esp + 348] ;   259.3 p2     107 w[98]
        xor ebx, 0x9e3779e3        ;   269.8 p0     107 w[98]
        xor ebx, edi               ;   270.8 p0     107 w[98]
        xor ebx, edx               ;   271.8 p0     107 w[98]
        mov dword [esp + 364], edi ;   271.3 p0+p3  107 w[93] spill
        mov edi, esi               ;   252.8 p1     107 w[97] copy
        xor edi, 0x9e3779e0        ;   272.3 p0     107 w[97]
        xor edi, ecx               ;   273.3 p0     107 w[97]
        xor edi, eax               ;   274.3 p0     107 w[97]
        xor edi, ebp               ;   275.3 p0     107 w[97]
        rol edi, 0xb               ;   276.3 p1     107 w[97]
        xor ebx, edi               ;   277.3 p0     107 w[98]
        rol ebx, 0xb               ;   278.3 p1     107 w[98]
        mov dword [esp + 368], esi ;   274.8 p0+p3  107 w[89] spill
        mov esi, dword [esp + 360] ;   268.8 p2     107 w[99]
        xor esi, 0x9e3779e2        ;   275.8 p0     107 w[99]
        xor esi, eax               ;   276.8 p0     107 w[99]
        xor esi, ebp               ;   277.8 p0     107 w[99]
        xor esi, ebx               ;   279.3 p0     107 w[99]
        rol esi, 0xb               ;   280.3 p1     107 w[99]
        mov dword [esp + 372], eax ;   277.8 p0+p3  107 w[94] spill
        mov eax, dword [esp + 364] ;   271.3 p2     107 w[101]
        xor eax, 0x9e3779e4        ;   278.8 p0     107 w[101]
        xor eax, ebp               ;   279.8 p0     107 w[101]
        xor eax, ebx               ;   280.8 p0     107 w[101]
        mov dword [esp + 376], ebp ;   280.3 p0+p3  107 w[96] spill
        mov ebp, ecx               ;   264.3 p1     107 w[100] copy
        xor ebp, edx               ;   281.3 p0     107 w[100]
        mov dword [esp + 380], ecx ;   281.8 p0+p3  107 w[92] spill
        mov ecx, dword [esp + 372] ;   277.8 p2     107 w[102]
        xor ecx, 0x9e3779e7        ;   282.8 p0     107 w[102]
        xor ecx, edi               ;   283.8 p0     107 w[102]
        xor ecx, esi               ;   284.8 p0     107 w[102]
        mov dword [esp + 384], ebx ;   284.3 p0+p3  107 w[98] spill
        mov ebx, edi               ;   277.3 p1     107 w[100] copy
        xor ebx, 0x9e3779e5        ;   285.3 p0     107 w[100]
        xor ebx, esi               ;   286.3 p0     107 w[100]
        xor ebx, ebp               ;   287.3 p0     107 w[100]
        rol ebx, 0xb               ;   288.3 p1     107 w[100]
        xor eax, ebx               ;   289.3 p0     107 w[101]
        rol eax, 0xb               ;   290.3 p1     107 w[101]
        xor ecx, eax               ;   291.3 p0     107 w[102]
        rol ecx, 0xb               ;   292.3 p1     107 w[102]
        mov dword [esp + 388], ebp ;   287.8 p0+p3  107 w[100] spill
        mov ebp, dword [esp + 384] ;   284.3 p2     107 w[103]
        xor ebp, 0x9e3779e6        ;   288.8 p0     107 w[103]
        xor ebp, edx               ;   289.8 p0     107 w[103]
        xor ebp, ebx               ;   290.8 p0     107 w[103]
        xor ebp, ecx               ;   293.3 p0     107 w[103]
        rol ebp, 0xb               ;   294.3 p1     107 w[103]
        mov dword [esp + 392], edx ;   290.8 p0+p3  107 w[95] spill
        mov edx, dword [esp + 376] ;   280.3 p2     107 w[104]
        xor edx, 0x9e3779d9        ;   291.8 p0     107 w[104]
        xor edx, esi               ;   292.8 p0     107 w[104]
        xor edx, eax               ;   293.8 p0     107 w[104]
        xor edx, ebp               ;   295.3 p0     107 w[104]
        rol edx, 0xb               ;   296.3 p1     107 w[104]
        mov dword [esp + 396], esi ;   293.8 p0+p3  107 w[99] spill
        mov esi, dword [esp + 384] ;   284.3 p2     107 w[106]
        xor esi, 0x9e3779db        ;   294.8 p0     107 w[106]
        xor esi, eax               ;   295.8 p0     107 w[106]
        xor esi, ebp               ;   296.8 p0     107 w[106]
        mov dword [esp + 400], eax ;   296.3 p0+p3  107 w[101] spill
        mov eax, edi               ;   277.3 p1     107 w[105] copy
        xor eax, 0x9e3779d8        ;   297.3 p0     107 w[105]
        xor eax, ebx               ;   298.3 p0     107 w[105]
        xor eax, ecx               ;   299.3 p0     107 w[105]
        xor eax, edx               ;   300.3 p0     107 w[105]
        rol eax, 0xb               ;   301.3 p1     107 w[105]
        xor esi, eax               ;   302.3 p0     107 w[106]
        rol esi, 0xb               ;   303.3 p1     107 w[106]
        xor ebx, ebp               ;   299.8 p0     107 w[108]
        mov dword [esp + 404], edi ;   300.3 p0+p3  107 w[97] spill
        mov edi, dword [esp + 396] ;   293.8 p2     107 w[107]
        xor edi, 0x9e3779da        ;   301.3 p0     107 w[107]
        xor edi, ecx               ;   302.3 p0     107 w[107]
        xor edi, edx               ;   303.3 p0     107 w[107]
        xor edi, esi               ;   304.3 p0     107 w[107]
        rol edi, 0xb               ;   305.3 p1     107 w[107]
        mov dword [esp + 408], ebp ;   303.3 p0+p3  107 w[103] spill
        mov ebp, dword [esp + 400] ;   296.3 p2     107 w[109]
        xor ebp, 0x9e3779dc        ;   304.3 p0     107 w[109]
        xor ebp, edx               ;   305.3 p0     107 w[109]
        xor ebp, esi               ;   306.3 p0     107 w[109]
        mov dword [esp + 412], edx ;   305.8 p0+p3  107 w[104] spill
        mov edx, ebx               ;   300.8 p1     107 w[108] copy
        xor edx, 0x9e3779dd        ;   306.8 p0     107 w[108]
        xor edx, eax               ;   307.8 p0     107 w[108]
        xor edx, edi               ;   308.8 p0     107 w[108]
        rol edx, 0xb               ;   309.8 p1     107 w[108]
        xor ebp, edx               ;   310.8 p0     107 w[109]
        rol ebp, 0xb               ;   311.8 p1     107 w[109]
        mov dword [esp + 416], ebx ;   308.8 p0+p3  107 w[108] spill
        mov ebx, dword [esp + 408] ;   303.3 p2     107 w[111]
        xor ebx, 0x9e3779de        ;   309.8 p0     107 w[111]
        xor ebx, esi               ;   310.8 p0     107 w[111]
        xor ebx, edx               ;   311.8 p0     107 w[111]
        mov dword [esp + 420], esi ;   311.3 p0+p3  107 w[106] spill
        mov esi, dword [esp + 412] ;   305.8 p2     107 w[112]
        xor esi, 0x9e3779d1        ;   312.3 p0     107 w[112]
        xor esi, edi               ;   313.3 p0     107 w[112]
        xor esi, ebp               ;   314.3 p0     107 w[112]
        mov dword [esp + 424], edx ;   313.8 p0+p3  107 w[108] spill
        mov edx, ecx               ;   293.3 p1     107 w[110] copy
        xor edx, 0x9e3779df        ;   314.8 p0     107 w[110]
        xor edx, eax               ;   315.8 p0     107 w[110]
        xor edx, edi               ;   316.8 p0     107 w[110]
        xor edx, ebp               ;   317.8 p0     107 w[110]
        rol edx, 0xb               ;   318.8 p1     107 w[110]
        xor ebx, edx               ;   319.8 p0     107 w[111]
        rol ebx, 0xb               ;   320.8 p1     107 w[111]
        xor esi, ebx               ;   321.8 p0     107 w[112]
        rol esi, 0xb               ;   322.8 p1     107 w[112]
        mov dword [esp + 428], ecx ;   317.8 p0+p3  107 w[102] spill
        mov ecx, dword [esp + 424] ;   313.8 p2     107 w[113]
        xor ecx, 0x9e3779d0        ;   318.8 p0     107 w[113]
        xor ecx, eax               ;   319.8 p0     107 w[113]
        xor ecx, edx               ;   320.8 p0     107 w[113]
        xor ecx, esi               ;   323.8 p0     107 w[113]
        rol ecx, 0xb               ;   324.8 p1     107 w[113]
        mov dword [esp + 432], eax ;   320.8 p0+p3  107 w[105] spill
        mov eax, dword [esp + 420] ;   311.3 p2     107 w[114]
        xor eax, 0x9e3779d3        ;   321.8 p0     107 w[114]
        xor eax, ebp               ;   322.8 p0     107 w[114]
        xor eax, ebx               ;   323.8 p0     107 w[114]
        xor eax, ecx               ;   325.8 p0     107 w[114]
        rol eax, 0xb               ;   326.8 p1     107 w[114]
        mov dword [esp + 436], ebp ;   323.8 p0+p3  107 w[109] spill
        mov ebp, dword [esp + 424] ;   313.8 p2     107 w[116]
        xor ebp, 0x9e3779d5        ;   324.8 p0     107 w[116]
        xor ebp, ebx               ;   325.8 p0     107 w[116]
        xor ebp, ecx               ;   326.8 p0     107 w[116]
        mov dword [esp + 440], ebx ;   326.3 p0+p3  107 w[111] spill
        mov ebx, edi               ;   306.3 p1     107 w[115] copy
        xor ebx, 0x9e3779d2        ;   327.3 p0     107 w[115]
        xor ebx, edx               ;   328.3 p0     107 w[115]
        xor ebx, esi               ;   329.3 p0     107 w[115]
        xor ebx, eax               ;   330.3 p0     107 w[115]
        rol ebx, 0xb               ;   331.3 p1     107 w[115]
        xor ebp, ebx               ;   332.3 p0     107 w[116]
        rol ebp, 0xb               ;   333.3 p1     107 w[116]
        mov dword [esp + 444], edi ;   329.8 p0+p3  107 w[107] spill
        mov edi, dword [esp + 436] ;   323.8 p2     107 w[117]
        xor edi, 0x9e3779d4        ;   330.8 p0     107 w[117]
        xor edi, esi               ;   331.8 p0     107 w[117]
        xor edi, eax               ;   332.8 p0     107 w[117]
        xor edi, ebp               ;   334.3 p0     107 w[117]
        rol edi, 0xb               ;   335.3 p1     107 w[117]
        mov dword [esp + 448], esi ;   332.8 p0+p3  107 w[112] spill
        mov esi, dword [esp + 440] ;   326.3 p2     107 w[119]
        xor esi, 0x9e3779d6        ;   333.8 p0     107 w[119]
        xor esi, eax               ;   334.8 p0     107 w[119]
        xor esi, ebp               ;   335.8 p0     107 w[119]
        mov dword [esp + 452], eax ;   335.3 p0+p3  107 w[114] spill
        mov eax, dword [esp + 448] ;   332.8 p2     107 w[120]
        xor eax, ebx               ;   336.8 p0     107 w[120]
        mov dword [esp + 456], ebp ;   336.8 p0+p3  107 w[116] spill
        mov ebp, edx               ;   319.8 p1     107 w[118] copy
        xor ebp, 0x9e3779d7        ;   337.8 p0     107 w[118]
        xor ebp, ecx               ;   338.8 p0     107 w[118]
        xor ebp, ebx               ;   339.8 p0     107 w[118]
        xor ebp, edi               ;   340.8 p0     107 w[118]
        rol ebp, 0xb               ;   341.8 p1     107 w[118]
        xor esi, ebp               ;   342.8 p0     107 w[119]
        rol esi, 0xb               ;   343.8 p1     107 w[119]
        mov dword [esp + 460], edx ;   340.3 p0+p3  107 w[110] spill
        mov edx, dword [esp + 456] ;   336.8 p2     107 w[121]
        xor edx, 0x9e3779c8        ;   341.3 p0     107 w[121]
        xor edx, ecx               ;   342.3 p0     107 w[121]
        xor edx, ebp               ;   343.3 p0     107 w[121]
        mov dword [esp + 464], ecx ;   342.8 p0+p3  107 w[113] spill
        mov ecx, dword [esp + 452] ;   335.3 p2     107 w[122]
        xor ecx, 0x9e3779cb        ;   343.8 p0     107 w[122]
        xor ecx, edi               ;   344.8 p0     107 w[122]
        xor ecx, esi               ;   345.8 p0     107 w[122]
        mov dword [esp + 468], ebx ;   345.3 p0+p3  107 w[115] spill
        mov ebx, edi               ;   336.3 p1     107 w[120] copy
        xor ebx, 0x9e3779c9        ;   346.3 p0     107 w[120]
        xor ebx, eax               ;   347.3 p0     107 w[120]
        xor ebx, esi               ;   348.3 p0     107 w[120]
        rol ebx, 0xb               ;   349.3 p1     107 w[120]
        xor edx, ebx               ;   350.3 p0     107 w[121]
        rol edx, 0xb               ;   351.3 p1     107 w[121]
        xor ecx, edx               ;   352.3 p0     107 w[122]
        rol ecx, 0xb               ;   353.3 p1     107 w[122]
        mov dword [esp + 472], eax ;   348.8 p0+p3  107 w[120] spill
        mov eax, dword [esp + 468] ;   345.3 p2     107 w[123]
        xor eax, 0x9e3779ca        ;   349.8 p0     107 w[123]
        xor eax, ebp               ;   350.8 p0     107 w[123]
        xor eax, ebx               ;   351.8 p0     107 w[123]
        xor eax, ecx               ;   354.3 p0     107 w[123]
        rol eax, 0xb               ;   355.3 p1     107 w[123]
        mov dword [esp + 476], ebp ;   351.8 p0+p3  107 w[118] spill
        mov ebp, dword [esp + 456] ;   336.8 p2     107 w[124]
        xor ebp, esi               ;   352.8 p0     107 w[124]
        mov dword [esp + 480], esi ;   353.3 p0+p3  107 w[119] spill
        mov esi, dword [esp + 476] ;   351.8 p2     107 w[126]
        xor esi, 0x9e3779cf        ;   355.8 p0     107 w[126]
        xor esi, edx               ;   356.8 p0     107 w[126]
        xor esi, eax               ;   357.8 p0     107 w[126]
        mov dword [esp + 484], edi ;   355.8 p0+p3  107 w[117] spill
        mov edi, edx               ;   352.3 p1     107 w[124] copy
        xor edi, 0x9e3779cd        ;   356.8 p0     107 w[124]
        xor edi, ebp               ;   357.8 p0     107 w[124]
        xor edi, eax               ;   358.8 p0     107 w[124]
        rol edi, 0xb               ;   359.8 p1     107 w[124]
        mov dword [esp + 488], ebp ;   358.3 p0+p3  107 w[124] spill
        mov ebp, dword [esp + 484] ;   355.8 p2     107 w[125]
        xor ebp, 0x9e3779cc        ;   359.8 p0     107 w[125]
        xor ebp, ebx               ;   360.8 p0     107 w[125]
        xor ebp, ecx               ;   361.8 p0     107 w[125]
        xor ebp, edi               ;   362.8 p0     107 w[125]
        rol ebp, 0xb               ;   363.8 p1     107 w[125]
        xor esi, ebp               ;   364.8 p0     107 w[126]
        rol esi, 0xb               ;   365.8 p1     107 w[126]
        mov dword [esp + 492], edx ;   361.8 p0+p3  107 w[121] spill
        mov edx, dword [esp + 480] ;   353.3 p2     107 w[127]
        xor edx, 0x9e3779ce        ;   362.8 p0     107 w[127]
        xor edx, ecx               ;   363.8 p0     107 w[127]
        xor edx, edi               ;   364.8 p0     107 w[127]
        xor edx, esi               ;   366.8 p0     107 w[127]
        rol edx, 0xb               ;   367.8 p1     107 w[127]
        mov dword [esp + 496], ecx ;   364.8 p0+p3  107 w[122] spill
        mov ecx, dword [esp + 492] ;   361.8 p2     107 w[129]
        xor ecx, 0x9e3779c0        ;   365.8 p0     107 w[129]
        xor ecx, edi               ;   366.8 p0     107 w[129]
        xor ecx, esi               ;   367.8 p0     107 w[129]
        mov dword [esp + 500], edi ;   367.3 p0+p3  107 w[124] spill
        mov edi, dword [esp + 496] ;   364.8 p2     107 w[130]
        xor edi, 0x9e3779c3        ;   368.8 p0     107 w[130]
        xor edi, ebp               ;   369.8 p0     107 w[130]
        xor edi, edx               ;   370.8 p0     107 w[130]
        mov dword [esp + 504], esi ;   369.8 p0+p3  107 w[126] spill
        mov esi, ebx               ;   350.3 p1     107 w[128] copy
        xor esi, 0x9e3779c1        ;   370.8 p0     107 w[128]
        xor esi, eax               ;   371.8 p0     107 w[128]
        xor esi, ebp               ;   372.8 p0     107 w[128]
        xor esi, edx               ;   373.8 p0     107 w[128]
        rol esi, 0xb               ;   374.8 p1     107 w[128]
        xor ecx, esi               ;   375.8 p0     107 w[129]
        rol ecx, 0xb               ;   376.8 p1     107 w[129]
        xor edi, ecx               ;   377.8 p0     107 w[130]
        rol edi, 0xb               ;   378.8 p1     107 w[130]
        mov dword [esp + 508], ebx ;   373.8 p0+p3  107 w[120] spill
        mov ebx, dword [esp + 504] ;   369.8 p2     107 w[131]
        xor ebx, 0x9e3779c2        ;   374.8 p0     107 w[131]
        xor ebx, eax               ;   375.8 p0     107 w[131]
        xor ebx, esi               ;   376.8 p0     107 w[131]
        xor ebx, edi               ;   379.8 p0     107 w[131]
        rol ebx, 0xb               ;   380.8 p1     107 w[131]
        mov dword [esp + 512], eax ;   376.8 p0+p3  107 w[123] spill
        mov eax, dword [esp + 500] ;   367.3 p2     107 w[132]
        xor eax, edx               ;   377.8 p0     107 w[132]
        mov dword [esp + 516], edx ;   378.3 p0+p3  107 w[127] spill
        mov edx, dword [esp + 504] ;   369.8 p2     107 w[134]
        xor edx, 0x9e3779c7        ;   379.3 p0     107 w[134]
        xor edx, ecx               ;   380.3 p0     107 w[134]
        xor edx, ebx               ;   381.8 p0     107 w[134]
        mov dword [esp + 520], ebp ;   380.8 p0+p3  107 w[125] spill
        mov ebp, ecx               ;   377.8 p1     107 w[132] copy
        xor ebp, 0x9e3779c5        ;   381.8 p0     107 w[132]
        xor ebp, eax               ;   382.8 p0     107 w[132]
        xor ebp, ebx               ;   383.8 p0     107 w[132]
        rol ebp, 0xb               ;   384.8 p1     107 w[132]
        mov dword [esp + 524], eax ;   383.3 p0+p3  107 w[132] spill
        mov eax, dword [esp + 520] ;   380.8 p2     107 w[133]
        xor eax, 0x9e3779c4        ;   384.8 p0     107 w[133]
        xor eax, esi               ;   385.8 p0     107 w[133]
        xor eax, edi               ;   386.8 p0     107 w[133]
        xor eax, ebp               ;   387.8 p0     107 w[133]
        rol eax, 0xb               ;   388.8 p1     107 w[133]
        xor edx, eax               ;   389.8 p0     107 w[134]
        rol edx, 0xb               ;   390.8 p1     107 w[134]
        mov dword [esp + 528], ecx ;   386.8 p0+p3  107 w[129] spill
        mov ecx, dword [esp + 516] ;   378.3 p2     107 w[135]
        xor ecx, 0x9e3779c6        ;   387.8 p0     107 w[135]
        xor ecx, edi               ;   388.8 p0     107 w[135]
        xor ecx, ebp               ;   389.8 p0     107 w[135]
        xor ecx, edx               ;   391.8 p0     107 w[135]
        rol ecx, 0xb               ;   392.8 p1     107 w[135]
        mov dword [esp + 532], edi ;   389.8 p0+p3  107 w[130] spill
        mov edi, dword [esp + 528] ;   386.8 p2     107 w[137]
        xor edi, 0x9e377938        ;   390.8 p0     107 w[137]
        xor edi, ebp               ;   391.8 p0     107 w[137]
        xor edi, edx               ;   392.8 p0     107 w[137]
        mov dword [esp + 536], ebp ;   392.3 p0+p3  107 w[132] spill
        mov ebp, dword [esp + 532] ;   389.8 p2     107 w[138]
        xor ebp, 0x9e37793b        ;   393.8 p0     107 w[138]
        xor ebp, eax               ;   394.8 p0     107 w[138]
        xor ebp, ecx               ;   395.8 p0     107 w[138]
        mov dword [esp + 540], edx ;   394.8 p0+p3  107 w[134] spill
        mov edx, esi               ;   375.8 p1     107 w[136] copy
        xor edx, 0x9e377939        ;   395.8 p0     107 w[136]
        xor edx, ebx               ;   396.8 p0     107 w[136]
        xor edx, eax               ;   397.8 p0     107 w[136]
        xor edx, ecx               ;   398.8 p0     107 w[136]
        rol edx, 0xb               ;   399.8 p1     107 w[136]
        xor edi, edx               ;   400.8 p0     107 w[137]
        rol edi, 0xb               ;   401.8 p1     107 w[137]
        xor ebp, edi               ;   402.8 p0     107 w[138]
        rol ebp, 0xb               ;   403.8 p1     107 w[138]
        mov dword [esp + 544], edi ;   402.8 p0+p3  107 w[137] spill
        mov edi, dword [esp + 540] ;   394.8 p2     107 w[139]
        xor edi, 0x9e37793a        ;   399.8 p0     107 w[139]
        xor edi, ebx               ;   400.8 p0     107 w[139]
        xor edi, edx               ;   401.8 p0     107 w[139]
        xor edi, ebp               ;   404.8 p0     107 w[139]
        rol edi, 0xb               ;   405.8 p1     107 w[139]
        mov dword [esp + 548], ebp ;   404.8 p0+p3  107 w[138] spill
        mov ebp, dword [esp + 8]   ;   353.3 p2      26 box
        and ebp, dword [esp + 0]   ;   402.8 p2+p0   26 box
        mov dword [esp + 552], edi ;   406.8 p0+p3  107 w[139] spill
        mov edi, dword [esp + 0]   ;   355.3 p2      26 box
        xor edi, dword [esp + 20]  ;   404.3 p2+p0   26 box
        mov dword [esp + 0], edx   ;   404.8 p0+p3  107 w[136] spill
        mov edx, dword [esp + 20]  ;   357.3 p2      26 box
        or edx, dword [esp + 8]    ;   405.8 p2+p0   26 box
        mov dword [esp + 20], eax  ;   406.3 p0+p3  107 w[133] spill
        mov eax, dword [esp + 8]   ;   359.3 p2      26 box
        xor eax, dword [esp + 4]   ;   407.3 p2+p0   26 box
        or eax, ebp                ;   408.3 p0      26 box
        mov dword [esp + 8], ecx   ;   408.3 p0+p3  107 w[135] spill
        mov ecx, dword [esp + 4]   ;   361.3 p2      26 box
        and ecx, edx               ;   409.3 p0      26 box
        xor ecx, edi               ;   410.3 p0      26 box
        and edi, edx               ;   410.3 p0      26 box
        xor edi, eax               ;   411.3 p0      26 box
        xor edx, ecx               ;   411.3 p0      26 box
        xor ecx, ebp               ;   411.8 p0      26 box
        xor eax, ecx               ;   412.8 p0      26 box
        and ebp, edi               ;   412.8 p0      26 box
        xor ebp, edx               ;   413.8 p0      26 box
        and edx, edi               ;   413.8 p0      26 box
        xor ecx, edx               ;   414.8 p0      26 box
        mov edx, dword [esp + 12]  ;   364.8 p2      25 box
        and edx, dword [esp + 32]  ;   414.8 p2+p0   25 box
        xor edx, dword [esp + 24]  ;   415.8 p2+p0   25 box
        mov dword [esp + 4], eax   ;   415.8 p0+p3   26 box spill
        mov eax, dword [esp + 32]  ;   367.8 p2      25 box
        xor eax, dword [esp + 12]  ;   416.8 p2+p0   25 box
        xor eax, dword [esp + 16]  ;   417.8 p2+p0   25 box
        mov dword [esp + 32], edi  ;   417.8 p0+p3   26 box spill
        mov edi, dword [esp + 24]  ;   370.8 p2      25 box
        or edi, dword [esp + 12]   ;   418.8 p2+p0   25 box
        xor edi, dword [esp + 16]  ;   419.8 p2+p0   25 box
        mov dword [esp + 24], ebp  ;   419.8 p0+p3   26 box spill
        mov ebp, dword [esp + 16]  ;   373.8 p2      25 box
        and ebp, edx               ;   420.8 p0      25 box
        xor ebp, eax               ;   421.8 p0      25 box
        xor edx, eax               ;   421.8 p0      25 box
        or eax, edi                ;   422.3 p0      25 box
        mov dword [esp + 16], ecx  ;   422.8 p0+p3   26 box spill
        mov ecx, dword [esp + 12]  ;   374.8 p2      25 box
        xor ecx, edx               ;   423.8 p0      25 box
        xor edx, eax               ;   424.3 p0      25 box
        mov eax, dword [esp + 28]  ;   376.8 p2      24 box
        and eax, dword [esp + 48]  ;   424.8 p2+p0   24 box
        xor edi, edx               ;   425.3 p0      25 box
        xor edx, ebp               ;   425.8 p0      25 box
        not ebp                    ;   426.3 p0      25 box
        mov dword [esp + 28], ebp  ;   427.3 p0+p3   25 box spill
        mov ebp, dword [esp + 44]  ;   381.2 p2      24 box
        or ebp, dword [esp + 48]   ;   427.8 p2+p0   24 box
        not ebp                    ;   428.8 p0      24 box
        mov dword [esp + 44], edi  ;   428.8 p0+p3   25 box spill
        mov edi, dword [esp + 48]  ;   383.2 p2      24 box
        xor edi, dword [esp + 40]  ;   429.8 p2+p0   24 box
        mov dword [esp + 48], edx  ;   430.3 p0+p3   25 box spill
        mov edx, dword [esp + 36]  ;   385.2 p2      24 box
        not edx                    ;   431.3 p0      24 box
        xor edi, edx               ;   432.3 p0      24 box
        or edx, eax                ;   432.3 p0      24 box
        xor eax, edi               ;   433.3 p0      24 box
        and edi, edx               ;   433.3 p0      24 box
        or edi, ebp                ;   434.3 p0      24 box
        xor edx, eax               ;   434.3 p0      24 box
        or edx, edi                ;   435.3 p0      24 box
        mov dword [esp + 36], ecx  ;   435.3 p0+p3   25 box spill
        mov ecx, dword [esp + 40]  ;   387.5 p2      24 box
        xor ecx, eax               ;   436.3 p0      24 box
        xor ebp, ecx               ;   437.3 p0      24 box
        xor edx, ebp               ;   438.3 p0      24 box
        and ecx, edi               ;   437.8 p0      24 box
        xor ebp, ecx               ;   438.8 p0      24 box
        mov ecx, dword [esp + 60]  ;   390.8 p2      23 box
        or ecx, dword [esp + 76]   ;   438.8 p2+p0   23 box
        xor ecx, dword [esp + 52]  ;   439.8 p2+p0   23 box
        mov dword [esp + 60], edi  ;   439.8 p0+p3   24 box spill
        mov edi, dword [esp + 76]  ;   393.8 p2      23 box
        xor edi, dword [esp + 56]  ;   440.8 p2+p0   23 box
        mov dword [esp + 76], eax  ;   441.3 p0+p3   24 box spill
        mov eax, dword [esp + 52]  ;   395.8 p2      23 box
        and eax, dword [esp + 64]  ;   442.3 p2+p0   23 box
        xor eax, edi               ;   443.3 p0      23 box
        mov dword [esp + 52], edx  ;   443.3 p0+p3   24 box spill
        mov edx, dword [esp + 56]  ;   397.8 p2      23 box
        xor edx, ecx               ;   444.3 p0      23 box
        not edi                    ;   444.8 p0      23 box
        mov dword [esp + 56], ebp  ;   445.3 p0+p3   24 box spill
        mov ebp, dword [esp + 64]  ;   398.8 p2      23 box
        xor ebp, ecx               ;   446.3 p0      23 box
        or edi, ebp                ;   447.3 p0      23 box
        xor ebp, edx               ;   447.3 p0      23 box
        or ebp, eax                ;   448.3 p0      23 box
        xor eax, ebp               ;   449.3 p0      23 box
        xor ecx, eax               ;   450.3 p0      23 box
        xor eax, edi               ;   450.3 p0      23 box
        xor edi, ebp               ;   449.8 p0      23 box
        mov ebp, dword [esp + 68]  ;   403.8 p2      30 box
        or ebp, dword [esp + 80]   ;   450.3 p2+p0   30 box
        xor ebp, dword [esp + 72]  ;   451.3 p2+p0   30 box
        mov dword [esp + 64], edx  ;   451.3 p0+p3   23 box spill
        mov edx, dword [esp + 72]  ;   406.8 p2      30 box
        and edx, dword [esp + 80]  ;   452.3 p2+p0   30 box
        mov dword [esp + 72], ecx  ;   452.8 p0+p3   23 box spill
        mov ecx, dword [esp + 68]  ;   408.8 p2      30 box
        xor ecx, edx               ;   453.8 p0      30 box
        xor edx, dword [esp + 88]  ;   454.3 p2+p0   30 box
        and edx, ecx               ;   455.3 p0      30 box
        mov dword [esp + 68], edi  ;   455.3 p0+p3   23 box spill
        mov edi, dword [esp + 80]  ;   410.8 p2      30 box
        xor edi, edx               ;   456.3 p0      30 box
        or edx, ebp                ;   456.8 p0      30 box
        xor edx, dword [esp + 88]  ;   457.8 p2+p0   30 box
        mov dword [esp + 80], eax  ;   457.8 p0+p3   23 box spill
        mov eax, dword [esp + 88]  ;   412.8 p2      30 box
        xor eax, ebp               ;   458.8 p0      30 box
        not eax                    ;   459.8 p0      30 box
        or eax, ecx                ;   460.8 p0      30 box
        or eax, edi                ;   461.8 p0      30 box
        xor ebp, ecx               ;   460.8 p0      30 box
        xor ebp, edi               ;   461.8 p0      30 box
        xor eax, ebp               ;   462.8 p0      30 box
        xor edi, edx               ;   462.3 p0      30 box
        or ebp, edx                ;   462.8 p0      30 box
        xor ecx, ebp               ;   463.8 p0      30 box
        mov ebp, dword [esp + 84]  ;   415.5 p2      29 box
        and ebp, dword [esp + 96]  ;   463.8 p2+p0   29 box
        mov dword [esp + 84], edi  ;   464.3 p0+p3   30 box spill
        mov edi, dword [esp + 96]  ;   417.5 p2      29 box
        xor edi, dword [esp + 92]  ;   465.3 p2+p0   29 box
        mov dword [esp + 96], edx  ;   465.8 p0+p3   30 box spill
        mov edx, dword [esp + 92]  ;   419.5 p2      29 box
        mov dword [esp + 92], ecx  ;   466.8 p0+p3   30 box spill
        mov ecx, dword [esp + 100] ;   420.5 p2      29 box
        mov dword [esp + 88], eax  ;   467.8 p0+p3   30 box spill
        mov eax, dword [esp + 100] ;   421.5 p2      29 box
        mov dword [esp + 40], ebx  ;   468.8 p0+p3  107 w[131] spill
        mov ebx, dword [esp + 100] ;   422.5 p2      29 box
        mov dword [esp + 100], esi ;   469.8 p0+p3  107 w[128] spill
        mov esi, dword [esp + 104] ;   423.5 p2      29 box
        not esi                    ;   470.8 p0      29 box
        xor edx, esi               ;   471.8 p0      29 box
        xor ebp, edx               ;   472.8 p0      29 box
        and ecx, esi               ;   472.3 p0      29 box
        xor ecx, edx               ;   473.3 p0      29 box
        or eax, edx                ;   473.3 p0      29 box
        xor ebx, ebp               ;   473.8 p0      29 box
        xor eax, edi               ;   474.3 p0      29 box
        and edi, ecx               ;   474.8 p0      29 box
        xor ecx, ebp               ;   475.3 p0      29 box
        mov esi, dword [esp + 116] ;   424.5 p2      28 box
        mov edx, dword [esp + 108] ;   425.5 p2     107 w[33] reload
        or esi, edx                ;   475.8 p0      28 box
        and ecx, eax               ;   476.3 p0      29 box
        or eax, edi                ;   476.8 p0      29 box
        xor edi, ebx               ;   477.3 p0      29 box
        not ebx                    ;   477.8 p0      29 box
        xor edx, dword [esp + 116] ;   478.3 p2+p0   28 box
        xor ecx, ebx               ;   478.8 p0      29 box
        xor eax, ebx               ;   479.3 p0      29 box
        mov ebx, dword [esp + 112] ;   428.2 p2      28 box
        xor ebx, dword [esp + 116] ;   479.8 p2+p0   28 box
        xor esi, ebx               ;   480.8 p0      28 box
        and ebx, dword [esp + 116] ;   480.8 p2+p0   28 box
        mov dword [esp + 112], ecx ;   481.3 p0+p3   29 box spill
        mov ecx, dword [esp + 116] ;   431.2 p2      28 box
        xor ecx, esi               ;   482.3 p0      28 box
        mov dword [esp + 116], eax ;   482.8 p0+p3   29 box spill
        mov eax, dword [esp + 128] ;   432.2 p2      28 box
        not eax                    ;   483.8 p0      28 box
        xor edx, eax               ;   484.8 p0      28 box
        and ebx, edx               ;   485.8 p0      28 box
        xor ebx, eax               ;   486.8 p0      28 box
        or eax, edx                ;   485.8 p0      28 box
        xor eax, esi               ;   486.8 p0      28 box
        and esi, ebx               ;   487.8 p0      28 box
        xor ebx, ecx               ;   487.8 p0      28 box
        and ecx, eax               ;   487.8 p0      28 box
        xor ecx, edx               ;   488.8 p0      28 box
        xor edx, esi               ;   488.8 p0      28 box
        mov esi, dword [esp + 120] ;   437.3 p2      27 box
        and esi, dword [esp + 124] ;   489.3 p2+p0   27 box
        xor esi, dword [esp + 132] ;   490.3 p2+p0   27 box
        mov dword [esp + 128], ebx ;   490.3 p0+p3   28 box spill
        mov ebx, dword [esp + 120] ;   440.3 p2      27 box
        xor ebx, dword [esp + 136] ;   491.3 p2+p0   27 box
        mov dword [esp + 120], ecx ;   491.8 p0+p3   28 box spill
        mov ecx, dword [esp + 132] ;   442.3 p2      27 box
        or ecx, dword [esp + 124]  ;   492.8 p2+p0   27 box
        or ecx, ebx                ;   493.8 p0      27 box
        xor ecx, dword [esp + 136] ;   494.8 p2+p0   27 box
        mov dword [esp + 132], edx ;   494.3 p0+p3   28 box spill
        mov edx, dword [esp + 136] ;   445.3 p2      27 box
        and edx, ebx               ;   495.3 p0      27 box
        xor edx, esi               ;   496.3 p0      27 box
        mov dword [esp + 136], eax ;   496.3 p0+p3   28 box spill
        mov eax, dword [esp + 124] ;   446.3 p2      27 box
        xor eax, esi               ;   497.3 p0      27 box
        and esi, ecx               ;   497.8 p0      27 box
        xor ecx, eax               ;   498.3 p0      27 box
        or eax, edx                ;   498.8 p0      27 box
        not edx                    ;   499.3 p0      27 box
        xor eax, ebx               ;   499.8 p0      27 box
        xor ebx, esi               ;   500.3 p0      27 box
        mov esi, dword [esp + 148] ;   450.3 p2      26 box
        and esi, dword [esp + 140] ;   500.8 p2+p0   26 box
        mov dword [esp + 124], ebx ;   501.3 p0+p3   27 box spill
        mov ebx, dword [esp + 140] ;   452.3 p2      26 box
        xor ebx, dword [esp + 160] ;   502.3 p2+p0   26 box
        mov dword [esp + 140], eax ;   502.8 p0+p3   27 box spill
        mov eax, dword [esp + 160] ;   454.3 p2      26 box
        or eax, dword [esp + 148]  ;   503.8 p2+p0   26 box
        mov dword [esp + 160], ecx ;   504.3 p0+p3   27 box spill
        mov ecx, dword [esp + 148] ;   456.3 p2      26 box
        xor ecx, dword [esp + 144] ;   505.3 p2+p0   26 box
        or ecx, esi                ;   506.3 p0      26 box
        mov dword [esp + 148], edx ;   506.3 p0+p3   27 box spill
        mov edx, dword [esp + 144] ;   458.3 p2      26 box
        and edx, eax               ;   507.3 p0      26 box
        xor edx, ebx               ;   508.3 p0      26 box
        and ebx, eax               ;   508.3 p0      26 box
        xor ebx, ecx               ;   509.3 p0      26 box
        xor eax, edx               ;   509.3 p0      26 box
        xor edx, esi               ;   509.8 p0      26 box
        xor ecx, edx               ;   510.8 p0      26 box
        and esi, ebx               ;   510.8 p0      26 box
        xor esi, eax               ;   511.8 p0      26 box
        and eax, ebx               ;   511.8 p0      26 box
        xor edx, eax               ;   512.8 p0      26 box
        mov eax, dword [esp + 152] ;   461.8 p2      25 box
        and eax, dword [esp + 172] ;   512.8 p2+p0   25 box
        xor eax, dword [esp + 164] ;   513.8 p2+p0   25 box
        mov dword [esp + 144], ecx ;   513.8 p0+p3   26 box spill
        mov ecx, dword [esp + 172] ;   464.8 p2      25 box
        xor ecx, dword [esp + 152] ;   514.8 p2+p0   25 box
        xor ecx, dword [esp + 156] ;   515.8 p2+p0   25 box
        mov dword [esp + 172], ebx ;   515.8 p0+p3   26 box spill
        mov ebx, dword [esp + 164] ;   467.8 p2      25 box
        or ebx, dword [esp + 152]  ;   516.8 p2+p0   25 box
        xor ebx, dword [esp + 156] ;   517.8 p2+p0   25 box
        mov dword [esp + 164], esi ;   517.8 p0+p3   26 box spill
        mov esi, dword [esp + 156] ;   470.8 p2      25 box
        and esi, eax               ;   518.8 p0      25 box
        xor esi, ecx               ;   519.8 p0      25 box
        xor eax, ecx               ;   519.8 p0      25 box
        or ecx, ebx                ;   520.3 p0      25 box
        mov dword [esp + 156], edx ;   520.8 p0+p3   26 box spill
        mov edx, dword [esp + 152] ;   471.8 p2      25 box
        xor edx, eax               ;   521.8 p0      25 box
        xor eax, ecx               ;   522.3 p0      25 box
        mov ecx, dword [esp + 168] ;   473.8 p2      24 box
        and ecx, dword [esp + 192] ;   522.8 p2+p0   24 box
        xor ebx, eax               ;   523.3 p0      25 box
        xor eax, esi               ;   523.8 p0      25 box
        not esi                    ;   524.3 p0      25 box
        mov dword [esp + 168], esi ;   525.3 p0+p3   25 box spill
        mov esi, dword [esp + 184] ;   476.3 p2      24 box
        or esi, dword [esp + 192]  ;   525.8 p2+p0   24 box
        mov dword [esp + 184], ebx ;   526.3 p0+p3   25 box spill
        mov ebx, dword [esp + 192] ;   478.3 p2      24 box
        xor ebx, dword [esp + 180] ;   527.3 p2+p0   24 box
        not esi                    ;   527.8 p0      24 box
        mov dword [esp + 192], eax ;   528.3 p0+p3   25 box spill
        mov eax, dword [esp + 176] ;   480.3 p2      24 box
        not eax                    ;   529.3 p0      24 box
        xor ebx, eax               ;   530.3 p0      24 box
        or eax, ecx                ;   530.3 p0      24 box
        xor ecx, ebx               ;   531.3 p0      24 box
        and ebx, eax               ;   531.3 p0      24 box
        or ebx, esi                ;   532.3 p0      24 box
        xor eax, ecx               ;   532.3 p0      24 box
        or eax, ebx                ;   533.3 p0      24 box
        mov dword [esp + 176], edx ;   533.3 p0+p3   25 box spill
        mov edx, dword [esp + 180] ;   483.2 p2      24 box
        xor edx, ecx               ;   534.3 p0      24 box
        xor esi, edx               ;   535.3 p0      24 box
        xor eax, esi               ;   536.3 p0      24 box
        and edx, ebx               ;   535.8 p0      24 box
        xor esi, edx               ;   536.8 p0      24 box
        mov edx, dword [esp + 200] ;   486.8 p2      23 box
        or edx, dword [esp + 220]  ;   536.8 p2+p0   23 box
        xor edx, dword [esp + 188] ;   537.8 p2+p0   23 box
        mov dword [esp + 200], ebx ;   537.8 p0+p3   24 box spill
        mov ebx, dword [esp + 220] ;   489.8 p2      23 box
        xor ebx, dword [esp + 196] ;   538.8 p2+p0   23 box
        mov dword [esp + 220], ecx ;   539.3 p0+p3   24 box spill
        mov ecx, dword [esp + 188] ;   491.8 p2      23 box
        and ecx, dword [esp + 208] ;   540.3 p2+p0   23 box
        xor ecx, ebx               ;   541.3 p0      23 box
        mov dword [esp + 188], eax ;   541.3 p0+p3   24 box spill
        mov eax, dword [esp + 196] ;   493.8 p2      23 box
        xor eax, edx               ;   542.3 p0      23 box
        not ebx                    ;   542.8 p0      23 box
        mov dword [esp + 196], esi ;   543.3 p0+p3   24 box spill
        mov esi, dword [esp + 208] ;   494.8 p2      23 box
        xor esi, edx               ;   544.3 p0      23 box
        or ebx, esi                ;   545.3 p0      23 box
        xor esi, eax               ;   545.3 p0      23 box
        or esi, ecx                ;   546.3 p0      23 box
        xor ecx, esi               ;   547.3 p0      23 box
        xor edx, ecx               ;   548.3 p0      23 box
        xor ecx, ebx               ;   548.3 p0      23 box
        xor ebx, esi               ;   547.8 p0      23 box
        mov esi, dword [esp + 204] ;   497.5 p2      30 box
        or esi, dword [esp + 216]  ;   548.3 p2+p0   30 box
        xor esi, dword [esp + 212] ;   549.3 p2+p0   30 box
        mov dword [esp + 208], eax ;   549.3 p0+p3   23 box spill
        mov eax, dword [esp + 212] ;   500.5 p2      30 box
        and eax, dword [esp + 216] ;   550.3 p2+p0   30 box
        mov dword [esp + 212], edx ;   550.8 p0+p3   23 box spill
        mov edx, dword [esp + 204] ;   502.5 p2      30 box
        xor edx, eax               ;   551.8 p0      30 box
        xor eax, dword [esp + 232] ;   552.3 p2+p0   30 box
        and eax, edx               ;   553.3 p0      30 box
        mov dword [esp + 204], ebx ;   553.3 p0+p3   23 box spill
        mov ebx, dword [esp + 216] ;   504.5 p2      30 box
        xor ebx, eax               ;   554.3 p0      30 box
        or eax, esi                ;   554.8 p0      30 box
        xor eax, dword [esp + 232] ;   555.8 p2+p0   30 box
        mov dword [esp + 216], ecx ;   555.8 p0+p3   23 box spill
        mov ecx, dword [esp + 232] ;   506.5 p2      30 box
        xor ecx, esi               ;   556.8 p0      30 box
        not ecx                    ;   557.8 p0      30 box
        or ecx, edx                ;   558.8 p0      30 box
        or ecx, ebx                ;   559.8 p0      30 box
        xor esi, edx               ;   558.8 p0      30 box
        xor esi, ebx               ;   559.8 p0      30 box
        xor ecx, esi               ;   560.8 p0      30 box
        xor ebx, eax               ;   560.3 p0      30 box
        or esi, eax                ;   560.8 p0      30 box
        xor edx, esi               ;   561.8 p0      30 box
        mov esi, dword [esp + 224] ;   511.0 p2      29 box
        and esi, dword [esp + 236] ;   561.8 p2+p0   29 box
        mov dword [esp + 224], ebx ;   562.3 p0+p3   30 box spill
        mov ebx, dword [esp + 236] ;   513.2 p2      29 box
        xor ebx, dword [esp + 228] ;   563.3 p2+p0   29 box
        mov dword [esp + 236], eax ;   563.8 p0+p3   30 box spill
        mov eax, dword [esp + 228] ;   515.2 p2      29 box
        mov dword [esp + 228], edx ;   564.8 p0+p3   30 box spill
        mov edx, dword [esp + 244] ;   516.2 p2      29 box
        mov dword [esp + 232], ecx ;   565.8 p0+p3   30 box spill
        mov ecx, dword [esp + 244] ;   517.2 p2      29 box
        mov dword [esp + 180], ebp ;   566.8 p0+p3   29 box spill
        mov ebp, dword [esp + 244] ;   518.2 p2      29 box
        mov dword [esp + 244], edi ;   567.8 p0+p3   29 box spill
        mov edi, dword [esp + 248] ;   519.2 p2      29 box
        not edi                    ;   568.8 p0      29 box
        xor eax, edi               ;   569.8 p0      29 box
        xor esi, eax               ;   570.8 p0      29 box
        and edx, edi               ;   570.3 p0      29 box
        xor edx, eax               ;   571.3 p0      29 box
        or ecx, eax                ;   571.3 p0      29 box
        xor ebp, esi               ;   571.8 p0      29 box
        xor ecx, ebx               ;   572.3 p0      29 box
        and ebx, edx               ;   572.8 p0      29 box
        xor edx, esi               ;   573.3 p0      29 box
        mov edi, dword [esp + 240] ;   521.2 p2      28 box
        mov eax, dword [esp + 264] ;   522.2 p2     107 w[65] reload
        or edi, eax                ;   573.8 p0      28 box
        and edx, ecx               ;   574.3 p0      29 box
        or ecx, ebx                ;   574.8 p0      29 box
        xor ebx, ebp               ;   575.3 p0      29 box
        not ebp                    ;   575.8 p0      29 box
        xor eax, dword [esp + 240] ;   576.3 p2+p0   28 box
        xor edx, ebp               ;   576.8 p0      29 box
        xor ecx, ebp               ;   577.3 p0      29 box
        mov ebp, dword [esp + 252] ;   525.3 p2      28 box
        xor ebp, dword [esp + 240] ;   577.8 p2+p0   28 box
        xor edi, ebp               ;   578.8 p0      28 box
        and ebp, dword [esp + 240] ;   578.8 p2+p0   28 box
        mov dword [esp + 252], edx ;   579.3 p0+p3   29 box spill
        mov edx, dword [esp + 240] ;   528.3 p2      28 box
        xor edx, edi               ;   580.3 p0      28 box
        mov dword [esp + 240], ecx ;   580.8 p0+p3   29 box spill
        mov ecx, dword [esp + 256] ;   529.3 p2      28 box
        not ecx                    ;   581.8 p0      28 box
        xor eax, ecx               ;   582.8 p0      28 box
        and ebp, eax               ;   583.8 p0      28 box
        xor ebp, ecx               ;   584.8 p0      28 box
        or ecx, eax                ;   583.8 p0      28 box
        xor ecx, edi               ;   584.8 p0      28 box
        and edi, ebp               ;   585.8 p0      28 box
        xor ebp, edx               ;   585.8 p0      28 box
        and edx, ecx               ;   585.8 p0      28 box
        xor edx, eax               ;   586.8 p0      28 box
        xor eax, edi               ;   586.8 p0      28 box
        mov edi, dword [esp + 276] ;   535.3 p2      27 box
        and edi, dword [esp + 268] ;   587.3 p2+p0   27 box
        xor edi, dword [esp + 284] ;   588.3 p2+p0   27 box
        mov dword [esp + 256], ebp ;   588.3 p0+p3   28 box spill
        mov ebp, dword [esp + 276] ;   538.3 p2      27 box
        xor ebp, dword [esp + 260] ;   589.3 p2+p0   27 box
        mov dword [esp + 276], edx ;   589.8 p0+p3   28 box spill
        mov edx, dword [esp + 284] ;   540.3 p2      27 box
        or edx, dword [esp + 268]  ;   590.8 p2+p0   27 box
        or edx, ebp                ;   591.8 p0      27 box
        xor edx, dword [esp + 260] ;   592.8 p2+p0   27 box
        mov dword [esp + 284], eax ;   592.3 p0+p3   28 box spill
        mov eax, dword [esp + 260] ;   543.3 p2      27 box
        and eax, ebp               ;   593.3 p0      27 box
        xor eax, edi               ;   594.3 p0      27 box
        mov dword [esp + 260], ecx ;   594.3 p0+p3   28 box spill
        mov ecx, dword [esp + 268] ;   544.3 p2      27 box
        xor ecx, edi               ;   595.3 p0      27 box
        and edi, edx               ;   595.8 p0      27 box
        xor edx, ecx               ;   596.3 p0      27 box
        or ecx, eax                ;   596.8 p0      27 box
        not eax                    ;   597.3 p0      27 box
        xor ecx, ebp               ;   597.8 p0      27 box
        xor ebp, edi               ;   598.3 p0      27 box
        mov edi, dword [esp + 272] ;   548.3 p2      26 box
        and edi, dword [esp + 296] ;   598.8 p2+p0   26 box
        mov dword [esp + 268], ebp ;   599.3 p0+p3   27 box spill
        mov ebp, dword [esp + 296] ;   550.3 p2      26 box
        xor ebp, dword [esp + 288] ;   600.3 p2+p0   26 box
        mov dword [esp + 296], ecx ;   600.8 p0+p3   27 box spill
        mov ecx, dword [esp + 288] ;   552.3 p2      26 box
        or ecx, dword [esp + 272]  ;   601.8 p2+p0   26 box
        mov dword [esp + 288], edx ;   602.3 p0+p3   27 box spill
        mov edx, dword [esp + 272] ;   554.3 p2      26 box
        xor edx, dword [esp + 280] ;   603.3 p2+p0   26 box
        or edx, edi                ;   604.3 p0      26 box
        mov dword [esp + 272], eax ;   604.3 p0+p3   27 box spill
        mov eax, dword [esp + 280] ;   556.3 p2      26 box
        and eax, ecx               ;   605.3 p0      26 box
        xor eax, ebp               ;   606.3 p0      26 box
        and ebp, ecx               ;   606.3 p0      26 box
        xor ebp, edx               ;   607.3 p0      26 box
        xor ecx, eax               ;   607.3 p0      26 box
        xor eax, edi               ;   607.8 p0      26 box
        xor edx, eax               ;   608.8 p0      26 box
        and edi, ebp               ;   608.8 p0      26 box
        xor edi, ecx               ;   609.8 p0      26 box
        and ecx, ebp               ;   609.8 p0      26 box
        xor eax, ecx               ;   610.8 p0      26 box
        mov ecx, dword [esp + 312] ;   559.8 p2      25 box
        and ecx, dword [esp + 300] ;   610.8 p2+p0   25 box
        xor ecx, dword [esp + 316] ;   611.8 p2+p0   25 box
        mov dword [esp + 280], edx ;   611.8 p0+p3   26 box spill
        mov edx, dword [esp + 300] ;   562.8 p2      25 box
        xor edx, dword [esp + 312] ;   612.8 p2+p0   25 box
        xor edx, dword [esp + 292] ;   613.8 p2+p0   25 box
        mov dword [esp + 300], ebp ;   613.8 p0+p3   26 box spill
        mov ebp, dword [esp + 316] ;   565.8 p2      25 box
        or ebp, dword [esp + 312]  ;   614.8 p2+p0   25 box
        xor ebp, dword [esp + 292] ;   615.8 p2+p0   25 box
        mov dword [esp + 316], edi ;   615.8 p0+p3   26 box spill
        mov edi, dword [esp + 292] ;   568.8 p2      25 box
        and edi, ecx               ;   616.8 p0      25 box
        xor edi, edx               ;   617.8 p0      25 box
        xor ecx, edx               ;   617.8 p0      25 box
        or edx, ebp                ;   618.3 p0      25 box
        mov dword [esp + 292], eax ;   618.8 p0+p3   26 box spill
        mov eax, dword [esp + 312] ;   569.8 p2      25 box
        xor eax, ecx               ;   619.8 p0      25 box
        xor ecx, edx               ;   620.3 p0      25 box
        mov edx, dword [esp + 304] ;   571.8 p2      24 box
        and edx, dword [esp + 324] ;   620.8 p2+p0   24 box
        xor ebp, ecx               ;   621.3 p0      25 box
        xor ecx, edi               ;   621.8 p0      25 box
        not edi                    ;   622.3 p0      25 box
        mov dword [esp + 304], edi ;   623.3 p0+p3   25 box spill
        mov edi, dword [esp + 328] ;   574.3 p2      24 box
        or edi, dword [esp + 324]  ;   623.8 p2+p0   24 box
        mov dword [esp + 328], ebp ;   624.3 p0+p3   25 box spill
        mov ebp, dword [esp + 324] ;   576.3 p2      24 box
        xor ebp, dword [esp + 320] ;   625.3 p2+p0   24 box
        not edi                    ;   625.8 p0      24 box
        mov dword [esp + 324], ecx ;   626.3 p0+p3   25 box spill
        mov ecx, dword [esp + 308] ;   578.3 p2      24 box
        not ecx                    ;   627.3 p0      24 box
        xor ebp, ecx               ;   628.3 p0      24 box
        or ecx, edx                ;   628.3 p0      24 box
        xor edx, ebp               ;   629.3 p0      24 box
        and ebp, ecx               ;   629.3 p0      24 box
        or ebp, edi                ;   630.3 p0      24 box
        xor ecx, edx               ;   630.3 p0      24 box
        or ecx, ebp                ;   631.3 p0      24 box
        mov dword [esp + 308], eax ;   631.3 p0+p3   25 box spill
        mov eax, dword [esp + 320] ;   581.2 p2      24 box
        xor eax, edx               ;   632.3 p0      24 box
        xor edi, eax               ;   633.3 p0      24 box
        xor ecx, edi               ;   634.3 p0      24 box
        and eax, ebp               ;   633.8 p0      24 box
        xor edi, eax               ;   634.8 p0      24 box
        mov eax, dword [esp + 344] ;   584.8 p2      23 box
        or eax, dword [esp + 356]  ;   634.8 p2+p0   23 box
        xor eax, dword [esp + 332] ;   635.8 p2+p0   23 box
        mov dword [esp + 344], ebp ;   635.8 p0+p3   24 box spill
        mov ebp, dword [esp + 356] ;   587.8 p2      23 box
        xor ebp, dword [esp + 336] ;   636.8 p2+p0   23 box
        mov dword [esp + 356], edx ;   637.3 p0+p3   24 box spill
        mov edx, dword [esp + 332] ;   589.8 p2      23 box
        and edx, dword [esp + 352] ;   638.3 p2+p0   23 box
        xor edx, ebp               ;   639.3 p0      23 box
        mov dword [esp + 332], ecx ;   639.3 p0+p3   24 box spill
        mov ecx, dword [esp + 336] ;   591.8 p2      23 box
        xor ecx, eax               ;   640.3 p0      23 box
        not ebp                    ;   640.8 p0      23 box
        mov dword [esp + 336], edi ;   641.3 p0+p3   24 box spill
        mov edi, dword [esp + 352] ;   592.8 p2      23 box
        xor edi, eax               ;   642.3 p0      23 box
        or ebp, edi                ;   643.3 p0      23 box
        xor edi, ecx               ;   643.3 p0      23 box
        or edi, edx                ;   644.3 p0      23 box
        xor edx, edi               ;   645.3 p0      23 box
        xor eax, edx               ;   646.3 p0      23 box
        xor edx, ebp               ;   646.3 p0      23 box
        xor ebp, edi               ;   645.8 p0      23 box
        mov edi, dword [esp + 340] ;   595.5 p2      30 box
        or edi, dword [esp + 360]  ;   646.3 p2+p0   30 box
        xor edi, dword [esp + 368] ;   647.3 p2+p0   30 box
        mov dword [esp + 352], ecx ;   647.3 p0+p3   23 box spill
        mov ecx, dword [esp + 368] ;   598.5 p2      30 box
        and ecx, dword [esp + 360] ;   648.3 p2+p0   30 box
        mov dword [esp + 368], eax ;   648.8 p0+p3   23 box spill
        mov eax, dword [esp + 340] ;   600.5 p2      30 box
        xor eax, ecx               ;   649.8 p0      30 box
        xor ecx, dword [esp + 348] ;   650.3 p2+p0   30 box
        and ecx, eax               ;   651.3 p0      30 box
        mov dword [esp + 340], ebp ;   651.3 p0+p3   23 box spill
        mov ebp, dword [esp + 360] ;   602.5 p2      30 box
        xor ebp, ecx               ;   652.3 p0      30 box
        or ecx, edi                ;   652.8 p0      30 box
        xor ecx, dword [esp + 348] ;   653.8 p2+p0   30 box
        mov dword [esp + 360], edx ;   653.8 p0+p3   23 box spill
        mov edx, dword [esp + 348] ;   604.5 p2      30 box
        xor edx, edi               ;   654.8 p0      30 box
        not edx                    ;   655.8 p0      30 box
        or edx, eax                ;   656.8 p0      30 box
        or edx, ebp                ;   657.8 p0      30 box
        xor edi, eax               ;   656.8 p0      30 box
        xor edi, ebp               ;   657.8 p0      30 box
        xor edx, edi               ;   658.8 p0      30 box
        xor ebp, ecx               ;   658.3 p0      30 box
        or edi, ecx                ;   658.8 p0      30 box
        xor eax, edi               ;   659.8 p0      30 box
        mov edi, dword [esp + 380] ;   609.0 p2      29 box
        and edi, dword [esp + 392] ;   659.8 p2+p0   29 box
        mov dword [esp + 380], ebp ;   660.3 p0+p3   30 box spill
        mov ebp, dword [esp + 392] ;   611.2 p2      29 box
        xor ebp, dword [esp + 372] ;   661.3 p2+p0   29 box
        mov dword [esp + 392], ecx ;   661.8 p0+p3   30 box spill
        mov ecx, dword [esp + 372] ;   613.2 p2      29 box
        mov dword [esp + 372], eax ;   662.8 p0+p3   30 box spill
        mov eax, dword [esp + 388] ;   614.2 p2      29 box
        mov dword [esp + 348], edx ;   663.8 p0+p3   30 box spill
        mov edx, dword [esp + 388] ;   615.2 p2      29 box
        mov dword [esp + 320], esi ;   664.8 p0+p3   29 box spill
        mov esi, dword [esp + 388] ;   616.2 p2      29 box
        mov dword [esp + 388], ebx ;   665.8 p0+p3   29 box spill
        mov ebx, dword [esp + 364] ;   617.2 p2      29 box
        not ebx                    ;   666.8 p0      29 box
        xor ecx, ebx               ;   667.8 p0      29 box
        xor edi, ecx               ;   668.8 p0      29 box
        and eax, ebx               ;   668.3 p0      29 box
        xor eax, ecx               ;   669.3 p0      29 box
        or edx, ecx                ;   669.3 p0      29 box
        xor esi, edi               ;   669.8 p0      29 box
        xor edx, ebp               ;   670.3 p0      29 box
        and ebp, eax               ;   670.8 p0      29 box
        xor eax, edi               ;   671.3 p0      29 box
        mov ecx, dword [esp + 376] ;   619.2 p2      28 box
        mov ebx, dword [esp + 404] ;   620.2 p2     107 w[97] reload
        or ecx, ebx                ;   671.8 p0      28 box
        and eax, edx               ;   672.3 p0      29 box
        or edx, ebp                ;   672.8 p0      29 box
        xor ebp, esi               ;   673.3 p0      29 box
        not esi                    ;   673.8 p0      29 box
        xor ebx, dword [esp + 376] ;   674.3 p2+p0   28 box
        xor eax, esi               ;   674.8 p0      29 box
        xor edx, esi               ;   675.3 p0      29 box
        mov esi, dword [esp + 384] ;   623.3 p2      28 box
        xor esi, dword [esp + 376] ;   675.8 p2+p0   28 box
        xor ecx, esi               ;   676.8 p0      28 box
        and esi, dword [esp + 376] ;   676.8 p2+p0   28 box
        mov dword [esp + 384], eax ;   677.3 p0+p3   29 box spill
        mov eax, dword [esp + 376] ;   626.3 p2      28 box
        xor eax, ecx               ;   678.3 p0      28 box
        mov dword [esp + 376], edx ;   678.8 p0+p3   29 box spill
        mov edx, dword [esp + 396] ;   627.3 p2      28 box
        not edx                    ;   679.8 p0      28 box
        xor ebx, edx               ;   680.8 p0      28 box
        and esi, ebx               ;   681.8 p0      28 box
        xor esi, edx               ;   682.8 p0      28 box
        or edx, ebx                ;   681.8 p0      28 box
        xor edx, ecx               ;   682.8 p0      28 box
        and ecx, esi               ;   683.8 p0      28 box
        xor esi, eax               ;   683.8 p0      28 box
        and eax, edx               ;   683.8 p0      28 box
        xor eax, ebx               ;   684.8 p0      28 box
        xor ebx, ecx               ;   684.8 p0      28 box
        mov ecx, dword [esp + 416] ;   633.3 p2      27 box
        and ecx, dword [esp + 408] ;   685.3 p2+p0   27 box
        xor ecx, dword [esp + 428] ;   686.3 p2+p0   27 box
        mov dword [esp + 396], esi ;   686.3 p0+p3   28 box spill
        mov esi, dword [esp + 416] ;   636.3 p2      27 box
        xor esi, dword [esp + 400] ;   687.3 p2+p0   27 box
        mov dword [esp + 416], eax ;   687.8 p0+p3   28 box spill
        mov eax, dword [esp + 428] ;   638.3 p2      27 box
        or eax, dword [esp + 408]  ;   688.8 p2+p0   27 box
        or eax, esi                ;   689.8 p0      27 box
        xor eax, dword [esp + 400] ;   690.8 p2+p0   27 box
        mov dword [esp + 428], ebx ;   690.3 p0+p3   28 box spill
        mov ebx, dword [esp + 400] ;   641.3 p2      27 box
        and ebx, esi               ;   691.3 p0      27 box
        xor ebx, ecx               ;   692.3 p0      27 box
        mov dword [esp + 400], edx ;   692.3 p0+p3   28 box spill
        mov edx, dword [esp + 408] ;   642.3 p2      27 box
        xor edx, ecx               ;   693.3 p0      27 box
        and ecx, eax               ;   693.8 p0      27 box
        xor eax, edx               ;   694.3 p0      27 box
        or edx, ebx                ;   694.8 p0      27 box
        not ebx                    ;   695.3 p0      27 box
        xor edx, esi               ;   695.8 p0      27 box
        xor esi, ecx               ;   696.3 p0      27 box
        mov ecx, dword [esp + 412] ;   646.3 p2      26 box
        and ecx, dword [esp + 432] ;   696.8 p2+p0   26 box
        mov dword [esp + 408], esi ;   697.3 p0+p3   27 box spill
        mov esi, dword [esp + 432] ;   648.3 p2      26 box
        xor esi, dword [esp + 444] ;   698.3 p2+p0   26 box
        mov dword [esp + 432], edx ;   698.8 p0+p3   27 box spill
        mov edx, dword [esp + 444] ;   650.3 p2      26 box
        or edx, dword [esp + 412]  ;   699.8 p2+p0   26 box
        mov dword [esp + 444], eax ;   700.3 p0+p3   27 box spill
        mov eax, dword [esp + 412] ;   652.3 p2      26 box
        xor eax, dword [esp + 420] ;   701.3 p2+p0   26 box
        or eax, ecx                ;   702.3 p0      26 box
        mov dword [esp + 412], ebx ;   702.3 p0+p3   27 box spill
        mov ebx, dword [esp + 420] ;   654.3 p2      26 box
        and ebx, edx               ;   703.3 p0      26 box
        xor ebx, esi               ;   704.3 p0      26 box
        and esi, edx               ;   704.3 p0      26 box
        xor esi, eax               ;   705.3 p0      26 box
        xor edx, ebx               ;   705.3 p0      26 box
        xor ebx, ecx               ;   705.8 p0      26 box
        xor eax, ebx               ;   706.8 p0      26 box
        and ecx, esi               ;   706.8 p0      26 box
        xor ecx, edx               ;   707.8 p0      26 box
        and edx, esi               ;   707.8 p0      26 box
        xor ebx, edx               ;   708.8 p0      26 box
        mov edx, dword [esp + 424] ;   657.8 p2      25 box
        and edx, dword [esp + 460] ;   708.8 p2+p0   25 box
        xor edx, dword [esp + 440] ;   709.8 p2+p0   25 box
        mov dword [esp + 420], eax ;   709.8 p0+p3   26 box spill
        mov eax, dword [esp + 460] ;   660.8 p2      25 box
        xor eax, dword [esp + 424] ;   710.8 p2+p0   25 box
        xor eax, dword [esp + 436] ;   711.8 p2+p0   25 box
        mov dword [esp + 460], esi ;   711.8 p0+p3   26 box spill
        mov esi, dword [esp + 440] ;   663.8 p2      25 box
        or esi, dword [esp + 424]  ;   712.8 p2+p0   25 box
        xor esi, dword [esp + 436] ;   713.8 p2+p0   25 box
        mov dword [esp + 440], ecx ;   713.8 p0+p3   26 box spill
        mov ecx, dword [esp + 436] ;   666.8 p2      25 box
        and ecx, edx               ;   714.8 p0      25 box
        xor ecx, eax               ;   715.8 p0      25 box
        xor edx, eax               ;   715.8 p0      25 box
        or eax, esi                ;   716.3 p0      25 box
        mov dword [esp + 436], ebx ;   716.8 p0+p3   26 box spill
        mov ebx, dword [esp + 424] ;   667.8 p2      25 box
        xor ebx, edx               ;   717.8 p0      25 box
        xor edx, eax               ;   718.3 p0      25 box
        mov eax, dword [esp + 448] ;   669.8 p2      24 box
        and eax, dword [esp + 464] ;   718.8 p2+p0   24 box
        xor esi, edx               ;   719.3 p0      25 box
        xor edx, ecx               ;   719.8 p0      25 box
        not ecx                    ;   720.3 p0      25 box
        mov dword [esp + 448], ecx ;   721.3 p0+p3   25 box spill
        mov ecx, dword [esp + 472] ;   672.3 p2      24 box
        or ecx, dword [esp + 464]  ;   721.8 p2+p0   24 box
        mov dword [esp + 472], esi ;   722.3 p0+p3   25 box spill
        mov esi, dword [esp + 464] ;   674.3 p2      24 box
        xor esi, dword [esp + 468] ;   723.3 p2+p0   24 box
        not ecx                    ;   723.8 p0      24 box
        mov dword [esp + 464], edx ;   724.3 p0+p3   25 box spill
        mov edx, dword [esp + 452] ;   676.3 p2      24 box
        not edx                    ;   725.3 p0      24 box
        xor esi, edx               ;   726.3 p0      24 box
        or edx, eax                ;   726.3 p0      24 box
        xor eax, esi               ;   727.3 p0      24 box
        and esi, edx               ;   727.3 p0      24 box
        or esi, ecx                ;   728.3 p0      24 box
        xor edx, eax               ;   728.3 p0      24 box
        or edx, esi                ;   729.3 p0      24 box
        mov dword [esp + 452], ebx ;   729.3 p0+p3   25 box spill
        mov ebx, dword [esp + 468] ;   679.2 p2      24 box
        xor ebx, eax               ;   730.3 p0      24 box
        xor ecx, ebx               ;   731.3 p0      24 box
        xor edx, ecx               ;   732.3 p0      24 box
        and ebx, esi               ;   731.8 p0      24 box
        xor ecx, ebx               ;   732.8 p0      24 box
        mov ebx, dword [esp + 456] ;   682.8 p2      23 box
        or ebx, dword [esp + 480]  ;   732.8 p2+p0   23 box
        xor ebx, dword [esp + 484] ;   733.8 p2+p0   23 box
        mov dword [esp + 456], esi ;   733.8 p0+p3   24 box spill
        mov esi, dword [esp + 480] ;   685.8 p2      23 box
        xor esi, dword [esp + 476] ;   734.8 p2+p0   23 box
        mov dword [esp + 480], eax ;   735.3 p0+p3   24 box spill
        mov eax, dword [esp + 484] ;   687.8 p2      23 box
        and eax, dword [esp + 488] ;   736.3 p2+p0   23 box
        xor eax, esi               ;   737.3 p0      23 box
        mov dword [esp + 484], edx ;   737.3 p0+p3   24 box spill
        mov edx, dword [esp + 476] ;   689.8 p2      23 box
        xor edx, ebx               ;   738.3 p0      23 box
        not esi                    ;   738.8 p0      23 box
        mov dword [esp + 476], ecx ;   739.3 p0+p3   24 box spill
        mov ecx, dword [esp + 488] ;   690.8 p2      23 box
        xor ecx, ebx               ;   740.3 p0      23 box
        or esi, ecx                ;   741.3 p0      23 box
        xor ecx, edx               ;   741.3 p0      23 box
        or ecx, eax                ;   742.3 p0      23 box
        xor eax, ecx               ;   743.3 p0      23 box
        xor ebx, eax               ;   744.3 p0      23 box
        xor eax, esi               ;   744.3 p0      23 box
        xor esi, ecx               ;   743.8 p0      23 box
        mov ecx, dword [esp + 508] ;   693.5 p2      30 box
        or ecx, dword [esp + 512]  ;   744.3 p2+p0   30 box
        xor ecx, dword [esp + 492] ;   745.3 p2+p0   30 box
        mov dword [esp + 488], edx ;   745.3 p0+p3   23 box spill
        mov edx, dword [esp + 492] ;   696.5 p2      30 box
        and edx, dword [esp + 512] ;   746.3 p2+p0   30 box
        mov dword [esp + 492], ebx ;   746.8 p0+p3   23 box spill
        mov ebx, dword [esp + 508] ;   698.5 p2      30 box
        xor ebx, edx               ;   747.8 p0      30 box
        xor edx, dword [esp + 496] ;   748.3 p2+p0   30 box
        and edx, ebx               ;   749.3 p0      30 box
        mov dword [esp + 508], esi ;   749.3 p0+p3   23 box spill
        mov esi, dword [esp + 512] ;   700.5 p2      30 box
        xor esi, edx               ;   750.3 p0      30 box
        or edx, ecx                ;   750.8 p0      30 box
        xor edx, dword [esp + 496] ;   751.8 p2+p0   30 box
        mov dword [esp + 512], eax ;   751.8 p0+p3   23 box spill
        mov eax, dword [esp + 496] ;   702.5 p2      30 box
        xor eax, ecx               ;   752.8 p0      30 box
        not eax                    ;   753.8 p0      30 box
        or eax, ebx                ;   754.8 p0      30 box
        or eax, esi                ;   755.8 p0      30 box
        xor ecx, ebx               ;   754.8 p0      30 box
        xor ecx, esi               ;   755.8 p0      30 box
        xor eax, ecx               ;   756.8 p0      30 box
        xor esi, edx               ;   756.3 p0      30 box
        or ecx, edx                ;   756.8 p0      30 box
        xor ebx, ecx               ;   757.8 p0      30 box
        mov ecx, dword [esp + 500] ;   707.0 p2      29 box
        and ecx, dword [esp + 516] ;   757.8 p2+p0   29 box
        mov dword [esp + 500], esi ;   758.3 p0+p3   30 box spill
        mov esi, dword [esp + 516] ;   709.2 p2      29 box
        xor esi, dword [esp + 504] ;   759.3 p2+p0   29 box
        mov dword [esp + 516], edx ;   759.8 p0+p3   30 box spill
        mov edx, dword [esp + 504] ;   711.2 p2      29 box
        mov dword [esp + 504], ebx ;   760.8 p0+p3   30 box spill
        mov ebx, dword [esp + 524] ;   712.2 p2      29 box
        mov dword [esp + 496], eax ;   761.8 p0+p3   30 box spill
        mov eax, dword [esp + 524] ;   713.2 p2      29 box
        mov dword [esp + 468], edi ;   762.8 p0+p3   29 box spill
        mov edi, dword [esp + 524] ;   714.2 p2      29 box
        mov dword [esp + 524], ebp ;   763.8 p0+p3   29 box spill
        mov ebp, dword [esp + 520] ;   715.2 p2      29 box
        not ebp                    ;   764.8 p0      29 box
        xor edx, ebp               ;   765.8 p0      29 box
        xor ecx, edx               ;   766.8 p0      29 box
        and ebx, ebp               ;   766.3 p0      29 box
        xor ebx, edx               ;   767.3 p0      29 box
        or eax, edx                ;   767.3 p0      29 box
        xor edi, ecx               ;   767.8 p0      29 box
        xor eax, esi               ;   768.3 p0      29 box
        and esi, ebx               ;   768.8 p0      29 box
        xor ebx, ecx               ;   769.3 p0      29 box
        mov ebp, dword [esp + 100] ;   717.2 p2      28 box
        mov edx, dword [esp + 528] ;   718.2 p2     107 w[129] reload
        or ebp, edx                ;   769.8 p0      28 box
        and ebx, eax               ;   770.3 p0      29 box
        or eax, esi                ;   770.8 p0      29 box
        xor esi, edi               ;   771.3 p0      29 box
        not edi                    ;   771.8 p0      29 box
        xor edx, dword [esp + 100] ;   772.3 p2+p0   28 box
        xor ebx, edi               ;   772.8 p0      29 box
        xor eax, edi               ;   773.3 p0      29 box
        mov edi, dword [esp + 532] ;   721.3 p2      28 box
        xor edi, dword [esp + 100] ;   773.8 p2+p0   28 box
        xor ebp, edi               ;   774.8 p0      28 box
        and edi, dword [esp + 100] ;   774.8 p2+p0   28 box
        mov dword [esp + 532], ebx ;   775.3 p0+p3   29 box spill
        mov ebx, dword [esp + 100] ;   724.3 p2      28 box
        xor ebx, ebp               ;   776.3 p0      28 box
        mov dword [esp + 100], eax ;   776.8 p0+p3   29 box spill
        mov eax, dword [esp + 40]  ;   725.3 p2      28 box
        not eax                    ;   777.8 p0      28 box
        xor edx, eax               ;   778.8 p0      28 box
        and edi, edx               ;   779.8 p0      28 box
        xor edi, eax               ;   780.8 p0      28 box
        or eax, edx                ;   779.8 p0      28 box
        xor eax, ebp               ;   780.8 p0      28 box
        and ebp, edi               ;   781.8 p0      28 box
        xor edi, ebx               ;   781.8 p0      28 box
        and ebx, eax               ;   781.8 p0      28 box
        xor ebx, edx               ;   782.8 p0      28 box
        xor edx, ebp               ;   782.8 p0      28 box
        mov ebp, dword [esp + 536] ;   731.3 p2      27 box
        xor ebp, dword [esp + 8]   ;   783.3 p2+p0   27 box
        mov dword [esp + 536], edi ;   783.8 p0+p3   28 box spill
        mov edi, dword [esp + 8]   ;   733.8 p2      27 box
        and edi, ebp               ;   784.8 p0      27 box
        xor ebp, dword [esp + 20]  ;   785.3 p2+p0   27 box
        xor edi, dword [esp + 540] ;   785.8 p2+p0   27 box
        mov dword [esp + 40], ebx  ;   786.3 p0+p3   28 box spill
        mov ebx, dword [esp + 540] ;   736.8 p2      27 box
        or ebx, dword [esp + 8]    ;   787.3 p2+p0   27 box
        or ebx, ebp                ;   788.3 p0      27 box
        xor ebx, dword [esp + 20]  ;   789.3 p2+p0   27 box
        mov dword [esp + 540], edx ;   788.8 p0+p3   28 box spill
        mov edx, dword [esp + 20]  ;   739.8 p2      27 box
        and edx, ebp               ;   789.8 p0      27 box
        xor edx, edi               ;   790.8 p0      27 box
        mov dword [esp + 20], eax  ;   790.8 p0+p3   28 box spill
        mov eax, dword [esp + 8]   ;   740.8 p2      27 box
        xor eax, edi               ;   791.8 p0      27 box
        and edi, ebx               ;   792.3 p0      27 box
        xor ebx, eax               ;   792.8 p0      27 box
        or eax, edx                ;   793.3 p0      27 box
        not edx                    ;   793.8 p0      27 box
        xor eax, ebp               ;   794.3 p0      27 box
        xor ebp, edi               ;   794.8 p0      27 box
        mov edi, dword [esp + 0]   ;   745.3 p2      26 box
        and edi, dword [esp + 544] ;   795.3 p2+p0   26 box
        mov dword [esp + 8], ebp   ;   795.8 p0+p3   27 box spill
        mov ebp, dword [esp + 544] ;   747.3 p2      26 box
        xor ebp, dword [esp + 552] ;   796.8 p2+p0   26 box
        mov dword [esp + 544], eax ;   797.3 p0+p3   27 box spill
        mov eax, dword [esp + 552] ;   749.3 p2      26 box
        or eax, dword [esp + 0]    ;   798.3 p2+p0   26 box
        mov dword [esp + 552], ebx ;   798.8 p0+p3   27 box spill
        mov ebx, dword [esp + 0]   ;   751.3 p2      26 box
        xor ebx, dword [esp + 548] ;   799.8 p2+p0   26 box
        or ebx, edi                ;   800.8 p0      26 box
        mov dword [esp + 0], edx   ;   800.8 p0+p3   27 box spill
        mov edx, dword [esp + 548] ;   753.3 p2      26 box
        and edx, eax               ;   801.8 p0      26 box
        xor edx, ebp               ;   802.8 p0      26 box
        and ebp, eax               ;   802.8 p0      26 box
        xor ebp, ebx               ;   803.8 p0      26 box
        xor eax, edx               ;   803.8 p0      26 box
        xor edx, edi               ;   804.3 p0      26 box
        xor ebx, edx               ;   805.3 p0      26 box
        and edi, ebp               ;   805.3 p0      26 box
        xor edi, eax               ;   806.3 p0      26 box
        and eax, ebp               ;   806.3 p0      26 box
        xor edx, eax               ;   807.3 p0      26 box
        mov eax, dword [esp + 16]  ;   756.8 p2      26 box reload
        mov dword [esp + 548], ebx ;   807.3 p0+p3   26 box spill
        mov ebx, dword [esp + 580] ;   757.8 p2     123 rk reload
        mov dword [ebx], eax       ;   808.3 p0+p3  123 rk
        mov eax, dword [esp + 24]  ;   758.8 p2      26 box reload
        mov dword [ebx + 4], eax   ;   809.3 p0+p3  123 rk
        mov eax, dword [esp + 32]  ;   759.8 p2      26 box reload
        mov dword [ebx + 8], eax   ;   810.3 p0+p3  123 rk
        mov eax, dword [esp + 4]   ;   760.8 p2      26 box reload
        mov dword [ebx + 12], eax  ;   811.3 p0+p3  123 rk
        mov eax, dword [esp + 36]  ;   761.8 p2      25 box reload
        mov dword [ebx + 16], eax  ;   812.3 p0+p3  123 rk
        mov eax, dword [esp + 48]  ;   762.8 p2      25 box reload
        mov dword [ebx + 20], eax  ;   813.3 p0+p3  123 rk
        mov eax, dword [esp + 44]  ;   763.8 p2      25 box reload
        mov dword [ebx + 24], eax  ;   814.3 p0+p3  123 rk
        mov eax, dword [esp + 28]  ;   764.8 p2      25 box reload
        mov dword [ebx + 28], eax  ;   815.3 p0+p3  123 rk
        mov eax, dword [esp + 56]  ;   765.8 p2      24 box reload
        mov dword [ebx + 32], eax  ;   816.3 p0+p3  123 rk
        mov eax, dword [esp + 52]  ;   766.8 p2      24 box reload
        mov dword [ebx + 36], eax  ;   817.3 p0+p3  123 rk
        mov eax, dword [esp + 76]  ;   767.8 p2      24 box reload
        mov dword [ebx + 40], eax  ;   818.3 p0+p3  123 rk
        mov eax, dword [esp + 60]  ;   768.8 p2      24 box reload
        mov dword [ebx + 44], eax  ;   819.3 p0+p3  123 rk
        mov eax, dword [esp + 80]  ;   769.8 p2      23 box reload
        mov dword [ebx + 48], eax  ;   820.3 p0+p3  123 rk
        mov eax, dword [esp + 68]  ;   770.8 p2      23 box reload
        mov dword [ebx + 52], eax  ;   821.3 p0+p3  123 rk
        mov eax, dword [esp + 72]  ;   771.8 p2      23 box reload
        mov dword [ebx + 56], eax  ;   822.3 p0+p3  123 rk
        mov eax, dword [esp + 64]  ;   772.8 p2      23 box reload
        mov dword [ebx + 60], eax  ;   823.3 p0+p3  123 rk
        mov eax, dword [esp + 88]  ;   773.8 p2      30 box reload
        mov dword [ebx + 64], eax  ;   824.3 p0+p3  123 rk
        mov eax, dword [esp + 92]  ;   774.8 p2      30 box reload
        mov dword [ebx + 68], eax  ;   825.3 p0+p3  123 rk
        mov eax, dword [esp + 96]  ;   775.8 p2      30 box reload
        mov dword [ebx + 72], eax  ;   826.3 p0+p3  123 rk
        mov eax, dword [esp + 84]  ;   776.8 p2      30 box reload
        mov dword [ebx + 76], eax  ;   827.3 p0+p3  123 rk
        mov eax, dword [esp + 244] ;   777.8 p2      29 box reload
        mov dword [ebx + 80], eax  ;   828.3 p0+p3  123 rk
        mov eax, dword [esp + 180] ;   778.8 p2      29 box reload
        mov dword [ebx + 84], eax  ;   829.3 p0+p3  123 rk
        mov eax, dword [esp + 116] ;   779.8 p2      29 box reload
        mov dword [ebx + 88], eax  ;   830.3 p0+p3  123 rk
        mov eax, dword [esp + 112] ;   780.8 p2      29 box reload
        mov dword [ebx + 92], eax  ;   831.3 p0+p3  123 rk
        mov eax, dword [esp + 136] ;   781.8 p2      28 box reload
        mov dword [ebx + 96], eax  ;   832.3 p0+p3  123 rk
        mov eax, dword [esp + 132] ;   782.8 p2      28 box reload
        mov dword [ebx + 100], eax ;   833.3 p0+p3  123 rk
        mov eax, dword [esp + 120] ;   783.8 p2      28 box reload
        mov dword [ebx + 104], eax ;   834.3 p0+p3  123 rk
        mov eax, dword [esp + 128] ;   784.8 p2      28 box reload
        mov dword [ebx + 108], eax ;   835.3 p0+p3  123 rk
        mov eax, dword [esp + 148] ;   785.8 p2      27 box reload
        mov dword [ebx + 112], eax ;   836.3 p0+p3  123 rk
        mov eax, dword [esp + 160] ;   786.8 p2      27 box reload
        mov dword [ebx + 116], eax ;   837.3 p0+p3  123 rk
        mov eax, dword [esp + 140] ;   787.8 p2      27 box reload
        mov dword [ebx + 120], eax ;   838.3 p0+p3  123 rk
        mov eax, dword [esp + 124] ;   788.8 p2      27 box reload
        mov dword [ebx + 124], eax ;   839.3 p0+p3  123 rk
        mov eax, dword [esp + 156] ;   789.8 p2      26 box reload
        mov dword [ebx + 128], eax ;   840.3 p0+p3  123 rk
        mov eax, dword [esp + 164] ;   790.8 p2      26 box reload
        mov dword [ebx + 132], eax ;   841.3 p0+p3  123 rk
        mov eax, dword [esp + 172] ;   791.8 p2      26 box reload
        mov dword [ebx + 136], eax ;   842.3 p0+p3  123 rk
        mov eax, dword [esp + 144] ;   792.8 p2      26 box reload
        mov dword [ebx + 140], eax ;   843.3 p0+p3  123 rk
        mov eax, dword [esp + 176] ;   793.8 p2      25 box reload
        mov dword [ebx + 144], eax ;   844.3 p0+p3  123 rk
        mov eax, dword [esp + 192] ;   794.8 p2      25 box reload
        mov dword [ebx + 148], eax ;   845.3 p0+p3  123 rk
        mov eax, dword [esp + 184] ;   795.8 p2      25 box reload
        mov dword [ebx + 152], eax ;   846.3 p0+p3  123 rk
        mov eax, dword [esp + 168] ;   796.8 p2      25 box reload
        mov dword [ebx + 156], eax ;   847.3 p0+p3  123 rk
        mov eax, dword [esp + 196] ;   797.8 p2      24 box reload
        mov dword [ebx + 160], eax ;   848.3 p0+p3  123 rk
        mov eax, dword [esp + 188] ;   798.8 p2      24 box reload
        mov dword [ebx + 164], eax ;   849.3 p0+p3  123 rk
        mov eax, dword [esp + 220] ;   799.8 p2      24 box reload
        mov dword [ebx + 168], eax ;   850.3 p0+p3  123 rk
        mov eax, dword [esp + 200] ;   800.8 p2      24 box reload
        mov dword [ebx + 172], eax ;   851.3 p0+p3  123 rk
        mov eax, dword [esp + 216] ;   801.8 p2      23 box reload
        mov dword [ebx + 176], eax ;   852.3 p0+p3  123 rk
        mov eax, dword [esp + 204] ;   802.8 p2      23 box reload
        mov dword [ebx + 180], eax ;   853.3 p0+p3  123 rk
        mov eax, dword [esp + 212] ;   803.8 p2      23 box reload
        mov dword [ebx + 184], eax ;   854.3 p0+p3  123 rk
        mov eax, dword [esp + 208] ;   804.8 p2      23 box reload
        mov dword [ebx + 188], eax ;   855.3 p0+p3  123 rk
        mov eax, dword [esp + 232] ;   805.8 p2      30 box reload
        mov dword [ebx + 192], eax ;   856.3 p0+p3  123 rk
        mov eax, dword [esp + 228] ;   806.8 p2      30 box reload
        mov dword [ebx + 196], eax ;   857.3 p0+p3  123 rk
        mov eax, dword [esp + 236] ;   807.8 p2      30 box reload
        mov dword [ebx + 200], eax ;   859.2 p0+p3  123 rk
        mov eax, dword [esp + 224] ;   808.8 p2      30 box reload
        mov dword [ebx + 204], eax ;   861.2 p0+p3  123 rk
        mov eax, dword [esp + 388] ;   809.8 p2      29 box reload
        mov dword [ebx + 208], eax ;   863.2 p0+p3  123 rk
        mov eax, dword [esp + 320] ;   810.8 p2      29 box reload
        mov dword [ebx + 212], eax ;   865.2 p0+p3  123 rk
        mov eax, dword [esp + 240] ;   811.8 p2      29 box reload
        mov dword [ebx + 216], eax ;   867.2 p0+p3  123 rk
        mov eax, dword [esp + 252] ;   812.8 p2      29 box reload
        mov dword [ebx + 220], eax ;   869.2 p0+p3  123 rk
        mov eax, dword [esp + 260] ;   813.8 p2      28 box reload
        mov dword [ebx + 224], eax ;   871.2 p0+p3  123 rk
        mov eax, dword [esp + 284] ;   814.8 p2      28 box reload
        mov dword [ebx + 228], eax ;   873.2 p0+p3  123 rk
        mov eax, dword [esp + 276] ;   815.8 p2      28 box reload
        mov dword [ebx + 232], eax ;   875.2 p0+p3  123 rk
        mov eax, dword [esp + 256] ;   816.8 p2      28 box reload
        mov dword [ebx + 236], eax ;   877.2 p0+p3  123 rk
        mov eax, dword [esp + 272] ;   817.8 p2      27 box reload
        mov dword [ebx + 240], eax ;   879.2 p0+p3  123 rk
        mov eax, dword [esp + 288] ;   818.8 p2      27 box reload
        mov dword [ebx + 244], eax ;   881.2 p0+p3  123 rk
        mov eax, dword [esp + 296] ;   819.8 p2      27 box reload
        mov dword [ebx + 248], eax ;   883.2 p0+p3  123 rk
        mov eax, dword [esp + 268] ;   820.8 p2      27 box reload
        mov dword [ebx + 252], eax ;   885.2 p0+p3  123 rk
        mov eax, dword [esp + 292] ;   821.8 p2      26 box reload
        mov dword [ebx + 256], eax ;   887.2 p0+p3  123 rk
        mov eax, dword [esp + 316] ;   822.8 p2      26 box reload
        mov dword [ebx + 260], eax ;   889.2 p0+p3  123 rk
        mov eax, dword [esp + 300] ;   823.8 p2      26 box reload
        mov dword [ebx + 264], eax ;   891.2 p0+p3  123 rk
        mov eax, dword [esp + 280] ;   824.8 p2      26 box reload
        mov dword [ebx + 268], eax ;   893.2 p0+p3  123 rk
        mov eax, dword [esp + 308] ;   825.8 p2      25 box reload
        mov dword [ebx + 272], eax ;   895.2 p0+p3  123 rk
        mov eax, dword [esp + 324] ;   826.8 p2      25 box reload
        mov dword [ebx + 276], eax ;   897.2 p0+p3  123 rk
        mov eax, dword [esp + 328] ;   827.8 p2      25 box reload
        mov dword [ebx + 280], eax ;   899.2 p0+p3  123 rk
        mov eax, dword [esp + 304] ;   828.8 p2      25 box reload
        mov dword [ebx + 284], eax ;   901.2 p0+p3  123 rk
        mov eax, dword [esp + 336] ;   829.8 p2      24 box reload
        mov dword [ebx + 288], eax ;   903.2 p0+p3  123 rk
        mov eax, dword [esp + 332] ;   830.8 p2      24 box reload
        mov dword [ebx + 292], eax ;   905.2 p0+p3  123 rk
        mov eax, dword [esp + 356] ;   831.8 p2      24 box reload
        mov dword [ebx + 296], eax ;   907.2 p0+p3  123 rk
        mov eax, dword [esp + 344] ;   832.8 p2      24 box reload
        mov dword [ebx + 300], eax ;   909.2 p0+p3  123 rk
        mov eax, dword [esp + 360] ;   833.8 p2      23 box reload
        mov dword [ebx + 304], eax ;   911.2 p0+p3  123 rk
        mov eax, dword [esp + 340] ;   834.8 p2      23 box reload
        mov dword [ebx + 308], eax ;   913.2 p0+p3  123 rk
        mov eax, dword [esp + 368] ;   835.8 p2      23 box reload
        mov dword [ebx + 312], eax ;   915.2 p0+p3  123 rk
        mov eax, dword [esp + 352] ;   836.8 p2      23 box reload
        mov dword [ebx + 316], eax ;   917.2 p0+p3  123 rk
        mov eax, dword [esp + 348] ;   837.8 p2      30 box reload
        mov dword [ebx + 320], eax ;   919.2 p0+p3  123 rk
        mov eax, dword [esp + 372] ;   838.8 p2      30 box reload
        mov dword [ebx + 324], eax ;   921.2 p0+p3  123 rk
        mov eax, dword [esp + 392] ;   839.8 p2      30 box reload
        mov dword [ebx + 328], eax ;   923.2 p0+p3  123 rk
        mov eax, dword [esp + 380] ;   840.8 p2      30 box reload
        mov dword [ebx + 332], eax ;   925.2 p0+p3  123 rk
        mov eax, dword [esp + 524] ;   841.8 p2      29 box reload
        mov dword [ebx + 336], eax ;   927.2 p0+p3  123 rk
        mov eax, dword [esp + 468] ;   842.8 p2      29 box reload
        mov dword [ebx + 340], eax ;   929.2 p0+p3  123 rk
        mov eax, dword [esp + 376] ;   843.8 p2      29 box reload
        mov dword [ebx + 344], eax ;   931.2 p0+p3  123 rk
        mov eax, dword [esp + 384] ;   844.8 p2      29 box reload
        mov dword [ebx + 348], eax ;   933.2 p0+p3  123 rk
        mov eax, dword [esp + 400] ;   845.8 p2      28 box reload
        mov dword [ebx + 352], eax ;   935.2 p0+p3  123 rk
        mov eax, dword [esp + 428] ;   846.8 p2      28 box reload
        mov dword [ebx + 356], eax ;   937.2 p0+p3  123 rk
        mov eax, dword [esp + 416] ;   847.8 p2      28 box reload
        mov dword [ebx + 360], eax ;   939.2 p0+p3  123 rk
        mov eax, dword [esp + 396] ;   848.8 p2      28 box reload
        mov dword [ebx + 364], eax ;   941.2 p0+p3  123 rk
        mov eax, dword [esp + 412] ;   849.8 p2      27 box reload
        mov dword [ebx + 368], eax ;   943.2 p0+p3  123 rk
        mov eax, dword [esp + 444] ;   850.8 p2      27 box reload
        mov dword [ebx + 372], eax ;   945.2 p0+p3  123 rk
        mov eax, dword [esp + 432] ;   851.8 p2      27 box reload
        mov dword [ebx + 376], eax ;   947.2 p0+p3  123 rk
        mov eax, dword [esp + 408] ;   852.8 p2      27 box reload
        mov dword [ebx + 380], eax ;   949.2 p0+p3  123 rk
        mov eax, dword [esp + 436] ;   853.8 p2      26 box reload
        mov dword [ebx + 384], eax ;   951.2 p0+p3  123 rk
        mov eax, dword [esp + 440] ;   854.8 p2      26 box reload
        mov dword [ebx + 388], eax ;   953.2 p0+p3  123 rk
        mov eax, dword [esp + 460] ;   855.8 p2      26 box reload
        mov dword [ebx + 392], eax ;   955.2 p0+p3  123 rk
        mov eax, dword [esp + 420] ;   856.8 p2      26 box reload
        mov dword [ebx + 396], eax ;   957.2 p0+p3  123 rk
        mov eax, dword [esp + 452] ;   857.8 p2      25 box reload
        mov dword [ebx + 400], eax ;   959.2 p0+p3  123 rk
        mov eax, dword [esp + 464] ;   858.8 p2      25 box reload
        mov dword [ebx + 404], eax ;   961.2 p0+p3  123 rk
        mov eax, dword [esp + 472] ;   859.8 p2      25 box reload
        mov dword [ebx + 408], eax ;   963.2 p0+p3  123 rk
        mov eax, dword [esp + 448] ;   860.8 p2      25 box reload
        mov dword [ebx + 412], eax ;   965.2 p0+p3  123 rk
        mov eax, dword [esp + 476] ;   861.8 p2      24 box reload
        mov dword [ebx + 416], eax ;   967.2 p0+p3  123 rk
        mov eax, dword [esp + 484] ;   862.8 p2      24 box reload
        mov dword [ebx + 420], eax ;   969.2 p0+p3  123 rk
        mov eax, dword [esp + 480] ;   863.8 p2      24 box reload
        mov dword [ebx + 424], eax ;   971.2 p0+p3  123 rk
        mov eax, dword [esp + 456] ;   864.8 p2      24 box reload
        mov dword [ebx + 428], eax ;   973.2 p0+p3  123 rk
        mov eax, dword [esp + 512] ;   865.8 p2      23 box reload
        mov dword [ebx + 432], eax ;   975.2 p0+p3  123 rk
        mov eax, dword [esp + 508] ;   866.8 p2      23 box reload
        mov dword [ebx + 436], eax ;   977.2 p0+p3  123 rk
        mov eax, dword [esp + 492] ;   867.8 p2      23 box reload
        mov dword [ebx + 440], eax ;   979.2 p0+p3  123 rk
        mov eax, dword [esp + 488] ;   868.8 p2      23 box reload
        mov dword [ebx + 444], eax ;   981.2 p0+p3  123 rk
        mov eax, dword [esp + 496] ;   869.8 p2      30 box reload
        mov dword [ebx + 448], eax ;   983.2 p0+p3  123 rk
        mov eax, dword [esp + 504] ;   870.8 p2      30 box reload
        mov dword [ebx + 452], eax ;   985.2 p0+p3  123 rk
        mov eax, dword [esp + 516] ;   871.8 p2      30 box reload
        mov dword [ebx + 456], eax ;   987.2 p0+p3  123 rk
        mov dword [ebx + 464], esi ;   989.2 p0+p3  123 rk
        mov esi, dword [esp + 500] ;   872.8 p2      30 box reload
        mov dword [ebx + 460], esi ;   991.2 p0+p3  123 rk
        mov dword [ebx + 468], ecx ;   993.2 p0+p3  123 rk
        mov esi, dword [esp + 100] ;   873.8 p2      29 box reload
        mov dword [ebx + 472], esi ;   995.2 p0+p3  123 rk
        mov esi, dword [esp + 532] ;   874.8 p2      29 box reload
        mov dword [ebx + 476], esi ;   997.2 p0+p3  123 rk
        mov esi, dword [esp + 20]  ;   875.8 p2      28 box reload
        mov dword [ebx + 480], esi ;   999.2 p0+p3  123 rk
        mov esi, dword [esp + 540] ;   876.8 p2      28 box reload
        mov dword [ebx + 484], esi ;  1001.2 p0+p3  123 rk
        mov esi, dword [esp + 40]  ;   877.8 p2      28 box reload
        mov dword [ebx + 488], esi ;  1003.2 p0+p3  123 rk
        mov esi, dword [esp + 536] ;   878.8 p2      28 box reload
        mov dword [ebx + 492], esi ;  1005.2 p0+p3  123 rk
        mov esi, dword [esp + 0]   ;   879.8 p2      27 box reload
        mov dword [ebx + 496], esi ;  1007.2 p0+p3  123 rk
        mov esi, dword [esp + 552] ;   880.8 p2      27 box reload
        mov dword [ebx + 500], esi ;  1009.2 p0+p3  123 rk
        mov dword [ebx + 512], edx ;  1011.2 p0+p3  123 rk
        mov esi, dword [esp + 544] ;   883.2 p2      27 box reload
        mov dword [ebx + 504], esi ;  1013.2 p0+p3  123 rk
        mov esi, dword [esp + 8]   ;   885.2 p2      27 box reload
        mov dword [ebx + 508], esi ;  1015.2 p0+p3  123 rk
        mov dword [ebx + 516], edi ;  1017.2 p0+p3  123 rk
        mov dword [ebx + 520], ebp ;  1019.2 p0+p3  123 rk
        mov esi, dword [esp + 548] ;   889.2 p2      26 box reload
        mov dword [ebx + 524], esi ;  1021.2 p0+p3  123 rk
        lea edi, [esp]             ;                    cleared
        xor eax, eax               ;                    cleared
        mov ecx, 0x8b              ;                    cleared
        rep stosd                  ;                    cleared
        add esp, 0x22c             ;                    frame
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
