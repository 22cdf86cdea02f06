; serpent_expand256 for Intel Pentium 4 (Prescott, 32-bit) (prescott)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
;   ./cw build serpent_expand256 --cpu prescott
;
; void serpent_expand256(const void *key, void *rk);   cdecl
;   key: 32 bytes, read, secret, no alignment needed
;   rk: 528 bytes, written, secret, no alignment needed
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 556 bytes, 4 instructions, one of them for 139 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 2193 uops, planned 1024.8; bounds: width 731.0, ports 939.5, path 274.0
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
        sub esp, 0x22c             ;                    frame
        mov esi, dword [esp + 576] ;     0.0 p2     127 k reload
        mov edi, dword [esi + 12]  ;     4.0 p2     127 k
        mov ebp, dword [esi + 16]  ;     4.0 p2     127 k
        mov eax, dword [esi + 20]  ;     4.0 p2     127 k
        mov ecx, dword [esi + 24]  ;     4.0 p2     127 k
        mov edx, dword [esi + 28]  ;     5.0 p2     127 k
        mov ebx, edi               ;     8.0 p0     107 w[8] copy
        xor ebx, 0x9e3779b9        ;     9.0 p0     107 w[8]
        xor ebx, dword [esi]       ;    10.0 p2+p0  107 w[8]
        xor ebx, eax               ;    11.0 p0     107 w[8]
        xor ebx, edx               ;    12.0 p0     107 w[8]
        rol ebx, 0xb               ;    13.0 p1     107 w[8]
        xor edi, 0x9e3779ba        ;     8.0 p0     107 w[11]
        xor edi, ecx               ;     9.0 p0     107 w[11]
        xor edi, ebx               ;    14.0 p0     107 w[11]
        mov eax, ebp               ;     8.0 p1     107 w[9] copy
        xor eax, dword [esi + 4]   ;     9.0 p2+p0  107 w[9]
        xor eax, ecx               ;    10.0 p0     107 w[9]
        xor eax, 0x9e3779b8        ;    11.0 p0     107 w[9]
        xor eax, ebx               ;    14.0 p0     107 w[9]
        rol eax, 0xb               ;    15.0 p1     107 w[9]
        xor ebp, edx               ;     9.0 p0     107 w[12]
        xor ebp, 0x9e3779bd        ;    10.0 p0     107 w[12]
        xor ebp, eax               ;    16.0 p0     107 w[12]
        mov ecx, dword [esi + 20]  ;     8.7 p2     107 w[10]
        xor ecx, edx               ;    12.7 p0     107 w[10]
        xor ecx, dword [esi + 8]   ;    13.7 p2+p0  107 w[10]
        xor ecx, 0x9e3779bb        ;    14.7 p0     107 w[10]
        xor ecx, eax               ;    16.0 p0     107 w[10]
        rol ecx, 0xb               ;    17.0 p1     107 w[10]
        xor edi, ecx               ;    18.0 p0     107 w[11]
        rol edi, 0xb               ;    19.0 p1     107 w[11]
        xor ebp, edi               ;    20.0 p0     107 w[12]
        rol ebp, 0xb               ;    21.0 p1     107 w[12]
        xor edx, 0x9e3779be        ;    12.5 p0     107 w[15]
        xor edx, ecx               ;    18.0 p0     107 w[15]
        xor edx, ebp               ;    22.0 p0     107 w[15]
        mov esi, dword [esi + 20]  ;    13.3 p2     107 w[13]
        xor esi, ebx               ;    17.3 p0     107 w[13]
        xor esi, 0x9e3779bc        ;    18.3 p0     107 w[13]
        xor esi, ecx               ;    19.3 p0     107 w[13]
        xor esi, ebp               ;    22.0 p0     107 w[13]
        rol esi, 0xb               ;    23.0 p1     107 w[13]
        mov dword [esp + 0], ecx   ;    18.0 p0+p3  107 w[10] spill
        mov ecx, dword [esp + 576] ;    15.7 p2     127 k reload
        mov ecx, dword [ecx + 24]  ;    19.7 p2     107 w[14]
        xor ecx, eax               ;    23.7 p0     107 w[14]
        xor ecx, 0x9e3779bf        ;    24.7 p0     107 w[14]
        xor ecx, edi               ;    25.7 p0     107 w[14]
        xor ecx, esi               ;    26.7 p0     107 w[14]
        rol ecx, 0xb               ;    27.7 p1     107 w[14]
        xor edx, ecx               ;    28.7 p0     107 w[15]
        rol edx, 0xb               ;    29.7 p1     107 w[15]
        mov dword [esp + 4], ebp   ;    22.0 p0+p3  107 w[12] spill
        mov ebp, ebx               ;    19.7 p1     107 w[16] copy
        xor ebp, edi               ;    20.7 p0     107 w[16]
        xor ebp, 0x9e3779b1        ;    21.7 p0     107 w[16]
        xor ebp, esi               ;    24.0 p0     107 w[16]
        xor ebp, edx               ;    30.7 p0     107 w[16]
        rol ebp, 0xb               ;    31.7 p1     107 w[16]
        mov dword [esp + 8], ebx   ;    22.5 p0+p3  107 w[8] spill
        mov ebx, dword [esp + 4]   ;    22.0 p2     107 w[17]
        xor ebx, eax               ;    26.0 p0     107 w[17]
        xor ebx, 0x9e3779b0        ;    27.0 p0     107 w[17]
        xor ebx, ecx               ;    28.7 p0     107 w[17]
        xor ebx, ebp               ;    32.7 p0     107 w[17]
        rol ebx, 0xb               ;    33.7 p1     107 w[17]
        mov dword [esp + 12], eax  ;    25.5 p0+p3  107 w[9] spill
        mov eax, dword [esp + 0]   ;    23.7 p2     107 w[18]
        xor eax, esi               ;    27.7 p0     107 w[18]
        xor eax, 0x9e3779b3        ;    28.7 p0     107 w[18]
        xor eax, edx               ;    30.7 p0     107 w[18]
        xor eax, ebx               ;    34.7 p0     107 w[18]
        rol eax, 0xb               ;    35.7 p1     107 w[18]
        mov dword [esp + 16], esi  ;    28.5 p0+p3  107 w[13] spill
        mov esi, edi               ;    26.3 p1     107 w[19] copy
        xor esi, ecx               ;    29.5 p0     107 w[19]
        xor esi, 0x9e3779b2        ;    30.5 p0     107 w[19]
        xor esi, ebp               ;    32.7 p0     107 w[19]
        xor esi, eax               ;    36.7 p0     107 w[19]
        rol esi, 0xb               ;    37.7 p1     107 w[19]
        mov dword [esp + 20], edi  ;    31.5 p0+p3  107 w[11] spill
        mov edi, dword [esp + 4]   ;    28.3 p2     107 w[20]
        xor edi, edx               ;    32.5 p0     107 w[20]
        xor edi, 0x9e3779b5        ;    33.5 p0     107 w[20]
        xor edi, ebx               ;    34.7 p0     107 w[20]
        xor edi, esi               ;    38.7 p0     107 w[20]
        rol edi, 0xb               ;    39.7 p1     107 w[20]
        mov dword [esp + 24], edx  ;    34.5 p0+p3  107 w[15] spill
        mov edx, dword [esp + 16]  ;    30.7 p2     107 w[21]
        xor edx, ebp               ;    35.5 p0     107 w[21]
        xor edx, 0x9e3779b4        ;    36.5 p0     107 w[21]
        xor edx, eax               ;    37.5 p0     107 w[21]
        xor edx, edi               ;    40.7 p0     107 w[21]
        rol edx, 0xb               ;    41.7 p1     107 w[21]
        mov dword [esp + 28], ebp  ;    37.5 p0+p3  107 w[16] spill
        mov ebp, ecx               ;    33.3 p1     107 w[22] copy
        xor ebp, ebx               ;    38.5 p0     107 w[22]
        xor ebp, 0x9e3779b7        ;    39.5 p0     107 w[22]
        xor ebp, esi               ;    40.5 p0     107 w[22]
        xor ebp, edx               ;    42.7 p0     107 w[22]
        rol ebp, 0xb               ;    43.7 p1     107 w[22]
        mov dword [esp + 32], ecx  ;    40.5 p0+p3  107 w[14] spill
        mov ecx, dword [esp + 24]  ;    35.3 p2     107 w[23]
        xor ecx, eax               ;    41.5 p0     107 w[23]
        xor ecx, 0x9e3779b6        ;    42.5 p0     107 w[23]
        xor ecx, edi               ;    43.5 p0     107 w[23]
        xor ecx, ebp               ;    44.7 p0     107 w[23]
        rol ecx, 0xb               ;    45.7 p1     107 w[23]
        mov dword [esp + 36], eax  ;    43.5 p0+p3  107 w[18] spill
        mov eax, dword [esp + 28]  ;    37.7 p2     107 w[24]
        xor eax, esi               ;    44.5 p0     107 w[24]
        mov dword [esp + 40], esi  ;    45.0 p0+p3  107 w[19] spill
        mov esi, edx               ;    42.7 p1     107 w[24] copy
        xor esi, 0x9e3779a9        ;    46.0 p0     107 w[24]
        xor esi, eax               ;    47.0 p0     107 w[24]
        xor esi, ecx               ;    48.0 p0     107 w[24]
        rol esi, 0xb               ;    49.0 p1     107 w[24]
        mov dword [esp + 44], eax  ;    47.5 p0+p3  107 w[24] spill
        mov eax, edi               ;    41.0 p1     107 w[25] copy
        xor eax, ebx               ;    48.5 p0     107 w[25]
        xor eax, 0x9e3779a8        ;    49.5 p0     107 w[25]
        xor eax, ebp               ;    50.5 p0     107 w[25]
        xor eax, esi               ;    51.5 p0     107 w[25]
        rol eax, 0xb               ;    52.5 p1     107 w[25]
        mov dword [esp + 48], ebx  ;    50.5 p0+p3  107 w[17] spill
        mov ebx, dword [esp + 36]  ;    43.5 p2     107 w[26]
        xor ebx, edx               ;    51.5 p0     107 w[26]
        xor ebx, 0x9e3779ab        ;    52.5 p0     107 w[26]
        xor ebx, ecx               ;    53.5 p0     107 w[26]
        xor ebx, eax               ;    54.5 p0     107 w[26]
        rol ebx, 0xb               ;    55.5 p1     107 w[26]
        mov dword [esp + 52], edx  ;    53.5 p0+p3  107 w[21] spill
        mov edx, dword [esp + 40]  ;    45.3 p2     107 w[27]
        xor edx, ebp               ;    54.5 p0     107 w[27]
        xor edx, 0x9e3779aa        ;    55.5 p0     107 w[27]
        xor edx, esi               ;    56.5 p0     107 w[27]
        xor edx, ebx               ;    57.5 p0     107 w[27]
        rol edx, 0xb               ;    58.5 p1     107 w[27]
        mov dword [esp + 56], ebp  ;    56.5 p0+p3  107 w[22] spill
        mov ebp, edi               ;    48.0 p1     107 w[28] copy
        xor ebp, ecx               ;    57.5 p0     107 w[28]
        mov dword [esp + 60], edi  ;    58.0 p0+p3  107 w[20] spill
        mov edi, eax               ;    53.5 p1     107 w[28] copy
        xor edi, 0x9e3779ad        ;    59.0 p0     107 w[28]
        xor edi, ebp               ;    60.0 p0     107 w[28]
        xor edi, edx               ;    61.0 p0     107 w[28]
        rol edi, 0xb               ;    62.0 p1     107 w[28]
        mov dword [esp + 64], ebp  ;    60.5 p0+p3  107 w[28] spill
        mov ebp, dword [esp + 52]  ;    53.5 p2     107 w[29]
        xor ebp, esi               ;    61.5 p0     107 w[29]
        xor ebp, 0x9e3779ac        ;    62.5 p0     107 w[29]
        xor ebp, ebx               ;    63.5 p0     107 w[29]
        xor ebp, edi               ;    64.5 p0     107 w[29]
        rol ebp, 0xb               ;    65.5 p1     107 w[29]
        mov dword [esp + 68], esi  ;    63.5 p0+p3  107 w[24] spill
        mov esi, dword [esp + 56]  ;    56.5 p2     107 w[30]
        xor esi, eax               ;    64.5 p0     107 w[30]
        xor esi, 0x9e3779af        ;    65.5 p0     107 w[30]
        xor esi, edx               ;    66.5 p0     107 w[30]
        xor esi, ebp               ;    67.5 p0     107 w[30]
        rol esi, 0xb               ;    68.5 p1     107 w[30]
        mov dword [esp + 72], eax  ;    66.5 p0+p3  107 w[25] spill
        mov eax, ecx               ;    55.7 p1     107 w[31] copy
        xor eax, ebx               ;    67.5 p0     107 w[31]
        xor eax, 0x9e3779ae        ;    68.5 p0     107 w[31]
        xor eax, edi               ;    69.5 p0     107 w[31]
        xor eax, esi               ;    70.5 p0     107 w[31]
        rol eax, 0xb               ;    71.5 p1     107 w[31]
        mov dword [esp + 76], ecx  ;    69.5 p0+p3  107 w[23] spill
        mov ecx, dword [esp + 68]  ;    63.5 p2     107 w[32]
        xor ecx, edx               ;    70.5 p0     107 w[32]
        xor ecx, 0x9e3779a1        ;    71.5 p0     107 w[32]
        xor ecx, ebp               ;    72.5 p0     107 w[32]
        xor ecx, eax               ;    73.5 p0     107 w[32]
        rol ecx, 0xb               ;    74.5 p1     107 w[32]
        mov dword [esp + 80], edx  ;    72.5 p0+p3  107 w[27] spill
        mov edx, dword [esp + 72]  ;    66.5 p2     107 w[33]
        xor edx, edi               ;    73.5 p0     107 w[33]
        xor edx, 0x9e3779a0        ;    74.5 p0     107 w[33]
        xor edx, esi               ;    75.5 p0     107 w[33]
        xor edx, ecx               ;    76.5 p0     107 w[33]
        rol edx, 0xb               ;    77.5 p1     107 w[33]
        mov dword [esp + 84], edi  ;    75.5 p0+p3  107 w[28] spill
        mov edi, ebx               ;    62.7 p1     107 w[34] copy
        xor edi, 0x9e3779a3        ;    76.5 p0     107 w[34]
        xor edi, ebp               ;    77.5 p0     107 w[34]
        xor edi, eax               ;    78.5 p0     107 w[34]
        xor edi, edx               ;    79.5 p0     107 w[34]
        rol edi, 0xb               ;    80.5 p1     107 w[34]
        mov dword [esp + 88], ebx  ;    78.5 p0+p3  107 w[26] spill
        mov ebx, dword [esp + 80]  ;    72.5 p2     107 w[35]
        xor ebx, 0x9e3779a2        ;    79.5 p0     107 w[35]
        xor ebx, esi               ;    80.5 p0     107 w[35]
        xor ebx, ecx               ;    81.5 p0     107 w[35]
        xor ebx, edi               ;    82.5 p0     107 w[35]
        rol ebx, 0xb               ;    83.5 p1     107 w[35]
        mov dword [esp + 92], esi  ;    81.5 p0+p3  107 w[30] spill
        mov esi, dword [esp + 84]  ;    75.5 p2     107 w[36]
        xor esi, eax               ;    82.5 p0     107 w[36]
        mov dword [esp + 96], eax  ;    83.0 p0+p3  107 w[31] spill
        mov eax, edx               ;    78.5 p1     107 w[36] copy
        xor eax, 0x9e3779a5        ;    84.0 p0     107 w[36]
        xor eax, esi               ;    85.0 p0     107 w[36]
        xor eax, ebx               ;    86.0 p0     107 w[36]
        rol eax, 0xb               ;    87.0 p1     107 w[36]
        mov dword [esp + 100], esi ;    85.5 p0+p3  107 w[36] spill
        mov esi, ebp               ;    70.3 p1     107 w[37] copy
        xor esi, 0x9e3779a4        ;    86.5 p0     107 w[37]
        xor esi, ecx               ;    87.5 p0     107 w[37]
        xor esi, edi               ;    88.5 p0     107 w[37]
        xor esi, eax               ;    89.5 p0     107 w[37]
        rol esi, 0xb               ;    90.5 p1     107 w[37]
        mov dword [esp + 104], ebp ;    88.5 p0+p3  107 w[29] spill
        mov ebp, dword [esp + 92]  ;    81.5 p2     107 w[38]
        xor ebp, 0x9e3779a7        ;    89.5 p0     107 w[38]
        xor ebp, edx               ;    90.5 p0     107 w[38]
        xor ebp, ebx               ;    91.5 p0     107 w[38]
        xor ebp, esi               ;    92.5 p0     107 w[38]
        rol ebp, 0xb               ;    93.5 p1     107 w[38]
        mov dword [esp + 108], edx ;    91.5 p0+p3  107 w[33] spill
        mov edx, dword [esp + 96]  ;    83.0 p2     107 w[39]
        xor edx, 0x9e3779a6        ;    92.5 p0     107 w[39]
        xor edx, edi               ;    93.5 p0     107 w[39]
        xor edx, eax               ;    94.5 p0     107 w[39]
        xor edx, ebp               ;    95.5 p0     107 w[39]
        rol edx, 0xb               ;    96.5 p1     107 w[39]
        mov dword [esp + 112], edi ;    94.5 p0+p3  107 w[34] spill
        mov edi, ecx               ;    77.3 p1     107 w[40] copy
        xor edi, 0x9e377999        ;    95.5 p0     107 w[40]
        xor edi, ebx               ;    96.5 p0     107 w[40]
        xor edi, esi               ;    97.5 p0     107 w[40]
        xor edi, edx               ;    98.5 p0     107 w[40]
        rol edi, 0xb               ;    99.5 p1     107 w[40]
        mov dword [esp + 116], ecx ;    97.5 p0+p3  107 w[32] spill
        mov ecx, dword [esp + 108] ;    91.5 p2     107 w[41]
        xor ecx, 0x9e377998        ;    98.5 p0     107 w[41]
        xor ecx, eax               ;    99.5 p0     107 w[41]
        xor ecx, ebp               ;   100.5 p0     107 w[41]
        xor ecx, edi               ;   101.5 p0     107 w[41]
        rol ecx, 0xb               ;   102.5 p1     107 w[41]
        xor eax, edx               ;   100.5 p0     107 w[44]
        mov dword [esp + 120], eax ;   101.5 p0+p3  107 w[44] spill
        mov eax, dword [esp + 112] ;    94.5 p2     107 w[42]
        xor eax, 0x9e37799b        ;   102.0 p0     107 w[42]
        xor eax, esi               ;   103.0 p0     107 w[42]
        xor eax, edx               ;   104.0 p0     107 w[42]
        xor eax, ecx               ;   105.0 p0     107 w[42]
        rol eax, 0xb               ;   106.0 p1     107 w[42]
        mov dword [esp + 124], edx ;   104.0 p0+p3  107 w[39] spill
        mov edx, ebx               ;    84.7 p1     107 w[43] copy
        xor edx, 0x9e37799a        ;   105.0 p0     107 w[43]
        xor edx, ebp               ;   106.0 p0     107 w[43]
        xor edx, edi               ;   107.0 p0     107 w[43]
        xor edx, eax               ;   108.0 p0     107 w[43]
        rol edx, 0xb               ;   109.0 p1     107 w[43]
        mov dword [esp + 128], ebx ;   107.0 p0+p3  107 w[35] spill
        mov ebx, dword [esp + 120] ;   101.5 p2     107 w[44]
        xor ebx, 0x9e37799d        ;   108.0 p0     107 w[44]
        xor ebx, ecx               ;   109.0 p0     107 w[44]
        xor ebx, edx               ;   110.0 p0     107 w[44]
        rol ebx, 0xb               ;   111.0 p1     107 w[44]
        mov dword [esp + 132], ebp ;   109.5 p0+p3  107 w[38] spill
        mov ebp, esi               ;    91.5 p1     107 w[45] copy
        xor ebp, 0x9e37799c        ;   110.5 p0     107 w[45]
        xor ebp, edi               ;   111.5 p0     107 w[45]
        xor ebp, eax               ;   112.5 p0     107 w[45]
        xor ebp, ebx               ;   113.5 p0     107 w[45]
        rol ebp, 0xb               ;   114.5 p1     107 w[45]
        mov dword [esp + 136], esi ;   112.5 p0+p3  107 w[37] spill
        mov esi, dword [esp + 132] ;   109.5 p2     107 w[46]
        xor esi, 0x9e37799f        ;   113.5 p0     107 w[46]
        xor esi, ecx               ;   114.5 p0     107 w[46]
        xor esi, edx               ;   115.5 p0     107 w[46]
        xor esi, ebp               ;   116.5 p0     107 w[46]
        rol esi, 0xb               ;   117.5 p1     107 w[46]
        mov dword [esp + 140], ecx ;   115.5 p0+p3  107 w[41] spill
        mov ecx, dword [esp + 124] ;   104.0 p2     107 w[47]
        xor ecx, 0x9e37799e        ;   116.5 p0     107 w[47]
        xor ecx, eax               ;   117.5 p0     107 w[47]
        xor ecx, ebx               ;   118.5 p0     107 w[47]
        xor ecx, esi               ;   119.5 p0     107 w[47]
        rol ecx, 0xb               ;   120.5 p1     107 w[47]
        mov dword [esp + 144], eax ;   118.5 p0+p3  107 w[42] spill
        mov eax, edi               ;   100.5 p1     107 w[48] copy
        xor eax, 0x9e377991        ;   119.5 p0     107 w[48]
        xor eax, edx               ;   120.5 p0     107 w[48]
        xor eax, ebp               ;   121.5 p0     107 w[48]
        xor eax, ecx               ;   122.5 p0     107 w[48]
        rol eax, 0xb               ;   123.5 p1     107 w[48]
        mov dword [esp + 148], edi ;   121.5 p0+p3  107 w[40] spill
        mov edi, dword [esp + 140] ;   115.5 p2     107 w[49]
        xor edi, 0x9e377990        ;   122.5 p0     107 w[49]
        xor edi, ebx               ;   123.5 p0     107 w[49]
        xor edi, esi               ;   124.5 p0     107 w[49]
        xor edi, eax               ;   125.5 p0     107 w[49]
        rol edi, 0xb               ;   126.5 p1     107 w[49]
        mov dword [esp + 152], ebx ;   124.5 p0+p3  107 w[44] spill
        mov ebx, dword [esp + 144] ;   118.5 p2     107 w[50]
        xor ebx, 0x9e377993        ;   125.5 p0     107 w[50]
        xor ebx, ebp               ;   126.5 p0     107 w[50]
        xor ebx, ecx               ;   127.5 p0     107 w[50]
        xor ebx, edi               ;   128.5 p0     107 w[50]
        rol ebx, 0xb               ;   129.5 p1     107 w[50]
        mov dword [esp + 156], ebp ;   127.5 p0+p3  107 w[45] spill
        mov ebp, edx               ;   110.0 p1     107 w[51] copy
        xor ebp, 0x9e377992        ;   128.5 p0     107 w[51]
        xor ebp, esi               ;   129.5 p0     107 w[51]
        xor ebp, eax               ;   130.5 p0     107 w[51]
        xor ebp, ebx               ;   131.5 p0     107 w[51]
        rol ebp, 0xb               ;   132.5 p1     107 w[51]
        mov dword [esp + 160], edx ;   130.5 p0+p3  107 w[43] spill
        mov edx, dword [esp + 152] ;   124.5 p2     107 w[52]
        xor edx, 0x9e377995        ;   131.5 p0     107 w[52]
        xor edx, ecx               ;   132.5 p0     107 w[52]
        xor edx, edi               ;   133.5 p0     107 w[52]
        xor edx, ebp               ;   134.5 p0     107 w[52]
        rol edx, 0xb               ;   135.5 p1     107 w[52]
        mov dword [esp + 164], ecx ;   133.5 p0+p3  107 w[47] spill
        mov ecx, dword [esp + 156] ;   127.5 p2     107 w[53]
        xor ecx, 0x9e377994        ;   134.5 p0     107 w[53]
        xor ecx, eax               ;   135.5 p0     107 w[53]
        xor ecx, ebx               ;   136.5 p0     107 w[53]
        xor ecx, edx               ;   137.5 p0     107 w[53]
        rol ecx, 0xb               ;   138.5 p1     107 w[53]
        mov dword [esp + 168], eax ;   136.5 p0+p3  107 w[48] spill
        mov eax, esi               ;   118.5 p1     107 w[54] copy
        xor eax, 0x9e377997        ;   137.5 p0     107 w[54]
        xor eax, edi               ;   138.5 p0     107 w[54]
        xor eax, ebp               ;   139.5 p0     107 w[54]
        xor eax, ecx               ;   140.5 p0     107 w[54]
        rol eax, 0xb               ;   141.5 p1     107 w[54]
        mov dword [esp + 172], esi ;   139.5 p0+p3  107 w[46] spill
        mov esi, dword [esp + 164] ;   133.5 p2     107 w[55]
        xor esi, 0x9e377996        ;   140.5 p0     107 w[55]
        xor esi, ebx               ;   141.5 p0     107 w[55]
        xor esi, edx               ;   142.5 p0     107 w[55]
        xor esi, eax               ;   143.5 p0     107 w[55]
        rol esi, 0xb               ;   144.5 p1     107 w[55]
        mov dword [esp + 176], ebx ;   142.5 p0+p3  107 w[50] spill
        mov ebx, dword [esp + 168] ;   136.5 p2     107 w[56]
        xor ebx, ebp               ;   143.5 p0     107 w[56]
        mov dword [esp + 180], ebp ;   144.0 p0+p3  107 w[51] spill
        mov ebp, ecx               ;   139.5 p1     107 w[56] copy
        xor ebp, 0x9e377989        ;   145.0 p0     107 w[56]
        xor ebp, ebx               ;   146.0 p0     107 w[56]
        xor ebp, esi               ;   147.0 p0     107 w[56]
        rol ebp, 0xb               ;   148.0 p1     107 w[56]
        mov dword [esp + 184], ebx ;   146.5 p0+p3  107 w[56] spill
        mov ebx, edi               ;   127.5 p1     107 w[57] copy
        xor ebx, 0x9e377988        ;   147.5 p0     107 w[57]
        xor ebx, edx               ;   148.5 p0     107 w[57]
        xor ebx, eax               ;   149.5 p0     107 w[57]
        xor ebx, ebp               ;   150.5 p0     107 w[57]
        rol ebx, 0xb               ;   151.5 p1     107 w[57]
        mov dword [esp + 188], edi ;   149.5 p0+p3  107 w[49] spill
        mov edi, dword [esp + 176] ;   142.5 p2     107 w[58]
        xor edi, 0x9e37798b        ;   150.5 p0     107 w[58]
        xor edi, ecx               ;   151.5 p0     107 w[58]
        xor edi, esi               ;   152.5 p0     107 w[58]
        xor edi, ebx               ;   153.5 p0     107 w[58]
        rol edi, 0xb               ;   154.5 p1     107 w[58]
        mov dword [esp + 192], ecx ;   152.5 p0+p3  107 w[53] spill
        mov ecx, dword [esp + 180] ;   144.0 p2     107 w[59]
        xor ecx, 0x9e37798a        ;   153.5 p0     107 w[59]
        xor ecx, eax               ;   154.5 p0     107 w[59]
        xor ecx, ebp               ;   155.5 p0     107 w[59]
        xor ecx, edi               ;   156.5 p0     107 w[59]
        rol ecx, 0xb               ;   157.5 p1     107 w[59]
        mov dword [esp + 196], eax ;   155.5 p0+p3  107 w[54] spill
        mov eax, edx               ;   136.5 p1     107 w[60] copy
        xor eax, esi               ;   156.5 p0     107 w[60]
        mov dword [esp + 200], edx ;   157.0 p0+p3  107 w[52] spill
        mov edx, dword [esp + 192] ;   152.5 p2     107 w[61]
        xor edx, 0x9e37798c        ;   158.0 p0     107 w[61]
        xor edx, ebp               ;   159.0 p0     107 w[61]
        xor edx, edi               ;   160.0 p0     107 w[61]
        mov dword [esp + 204], ebp ;   159.5 p0+p3  107 w[56] spill
        mov ebp, ebx               ;   152.5 p1     107 w[60] copy
        xor ebp, 0x9e37798d        ;   160.5 p0     107 w[60]
        xor ebp, eax               ;   161.5 p0     107 w[60]
        xor ebp, ecx               ;   162.5 p0     107 w[60]
        rol ebp, 0xb               ;   163.5 p1     107 w[60]
        xor edx, ebp               ;   164.5 p0     107 w[61]
        rol edx, 0xb               ;   165.5 p1     107 w[61]
        mov dword [esp + 208], eax ;   162.5 p0+p3  107 w[60] spill
        mov eax, dword [esp + 196] ;   155.5 p2     107 w[62]
        xor eax, 0x9e37798f        ;   163.5 p0     107 w[62]
        xor eax, ebx               ;   164.5 p0     107 w[62]
        xor eax, ecx               ;   165.5 p0     107 w[62]
        xor eax, edx               ;   166.5 p0     107 w[62]
        rol eax, 0xb               ;   167.5 p1     107 w[62]
        mov dword [esp + 212], ebx ;   165.5 p0+p3  107 w[57] spill
        mov ebx, dword [esp + 204] ;   159.5 p2     107 w[64]
        xor ebx, 0x9e377981        ;   166.5 p0     107 w[64]
        xor ebx, ecx               ;   167.5 p0     107 w[64]
        xor ebx, edx               ;   168.5 p0     107 w[64]
        mov dword [esp + 216], ecx ;   168.0 p0+p3  107 w[59] spill
        mov ecx, esi               ;   145.5 p1     107 w[63] copy
        xor ecx, 0x9e37798e        ;   169.0 p0     107 w[63]
        xor ecx, edi               ;   170.0 p0     107 w[63]
        xor ecx, ebp               ;   171.0 p0     107 w[63]
        xor ecx, eax               ;   172.0 p0     107 w[63]
        rol ecx, 0xb               ;   173.0 p1     107 w[63]
        xor ebx, ecx               ;   174.0 p0     107 w[64]
        rol ebx, 0xb               ;   175.0 p1     107 w[64]
        mov dword [esp + 220], esi ;   171.5 p0+p3  107 w[55] spill
        mov esi, dword [esp + 212] ;   165.5 p2     107 w[65]
        xor esi, 0x9e377980        ;   172.5 p0     107 w[65]
        xor esi, ebp               ;   173.5 p0     107 w[65]
        xor esi, eax               ;   174.5 p0     107 w[65]
        xor esi, ebx               ;   176.0 p0     107 w[65]
        rol esi, 0xb               ;   177.0 p1     107 w[65]
        mov dword [esp + 224], ebp ;   174.5 p0+p3  107 w[60] spill
        mov ebp, dword [esp + 216] ;   168.0 p2     107 w[67]
        xor ebp, 0x9e377982        ;   175.5 p0     107 w[67]
        xor ebp, eax               ;   176.5 p0     107 w[67]
        xor ebp, ebx               ;   177.5 p0     107 w[67]
        mov dword [esp + 228], eax ;   177.0 p0+p3  107 w[62] spill
        mov eax, edi               ;   155.5 p1     107 w[66] copy
        xor eax, 0x9e377983        ;   178.0 p0     107 w[66]
        xor eax, edx               ;   179.0 p0     107 w[66]
        xor eax, ecx               ;   180.0 p0     107 w[66]
        xor eax, esi               ;   181.0 p0     107 w[66]
        rol eax, 0xb               ;   182.0 p1     107 w[66]
        xor ebp, eax               ;   183.0 p0     107 w[67]
        rol ebp, 0xb               ;   184.0 p1     107 w[67]
        mov dword [esp + 232], edi ;   180.5 p0+p3  107 w[58] spill
        mov edi, dword [esp + 224] ;   174.5 p2     107 w[68]
        xor edi, ecx               ;   181.5 p0     107 w[68]
        mov dword [esp + 236], ecx ;   182.0 p0+p3  107 w[63] spill
        mov ecx, dword [esp + 228] ;   177.0 p2     107 w[70]
        xor ecx, 0x9e377987        ;   183.0 p0     107 w[70]
        xor ecx, esi               ;   184.0 p0     107 w[70]
        xor ecx, ebp               ;   185.0 p0     107 w[70]
        mov dword [esp + 240], ebx ;   184.5 p0+p3  107 w[64] spill
        mov ebx, esi               ;   178.0 p1     107 w[68] copy
        xor ebx, 0x9e377985        ;   185.5 p0     107 w[68]
        xor ebx, edi               ;   186.5 p0     107 w[68]
        xor ebx, ebp               ;   187.5 p0     107 w[68]
        rol ebx, 0xb               ;   188.5 p1     107 w[68]
        mov dword [esp + 244], edi ;   187.0 p0+p3  107 w[68] spill
        mov edi, dword [esp + 240] ;   184.5 p2     107 w[69]
        xor edi, 0x9e377984        ;   188.5 p0     107 w[69]
        xor edi, edx               ;   189.5 p0     107 w[69]
        xor edi, eax               ;   190.5 p0     107 w[69]
        xor edi, ebx               ;   191.5 p0     107 w[69]
        rol edi, 0xb               ;   192.5 p1     107 w[69]
        xor ecx, edi               ;   193.5 p0     107 w[70]
        rol ecx, 0xb               ;   194.5 p1     107 w[70]
        mov dword [esp + 248], edx ;   190.5 p0+p3  107 w[61] spill
        mov edx, dword [esp + 236] ;   182.0 p2     107 w[71]
        xor edx, 0x9e377986        ;   191.5 p0     107 w[71]
        xor edx, eax               ;   192.5 p0     107 w[71]
        xor edx, ebx               ;   193.5 p0     107 w[71]
        xor edx, ecx               ;   195.5 p0     107 w[71]
        rol edx, 0xb               ;   196.5 p1     107 w[71]
        mov dword [esp + 252], eax ;   193.5 p0+p3  107 w[66] spill
        mov eax, dword [esp + 240] ;   184.5 p2     107 w[72]
        xor eax, 0x9e3779f9        ;   194.5 p0     107 w[72]
        xor eax, ebp               ;   195.5 p0     107 w[72]
        xor eax, edi               ;   196.5 p0     107 w[72]
        xor eax, edx               ;   197.5 p0     107 w[72]
        rol eax, 0xb               ;   198.5 p1     107 w[72]
        mov dword [esp + 256], ebp ;   196.5 p0+p3  107 w[67] spill
        mov ebp, dword [esp + 252] ;   193.5 p2     107 w[74]
        xor ebp, 0x9e3779fb        ;   197.5 p0     107 w[74]
        xor ebp, edi               ;   198.5 p0     107 w[74]
        xor ebp, edx               ;   199.5 p0     107 w[74]
        mov dword [esp + 260], edi ;   199.0 p0+p3  107 w[69] spill
        mov edi, esi               ;   178.0 p1     107 w[73] copy
        xor edi, 0x9e3779f8        ;   200.0 p0     107 w[73]
        xor edi, ebx               ;   201.0 p0     107 w[73]
        xor edi, ecx               ;   202.0 p0     107 w[73]
        xor edi, eax               ;   203.0 p0     107 w[73]
        rol edi, 0xb               ;   204.0 p1     107 w[73]
        xor ebp, edi               ;   205.0 p0     107 w[74]
        rol ebp, 0xb               ;   206.0 p1     107 w[74]
        xor ebx, edx               ;   202.5 p0     107 w[76]
        mov dword [esp + 264], esi ;   203.0 p0+p3  107 w[65] spill
        mov esi, dword [esp + 256] ;   196.5 p2     107 w[75]
        xor esi, 0x9e3779fa        ;   204.0 p0     107 w[75]
        xor esi, ecx               ;   205.0 p0     107 w[75]
        xor esi, eax               ;   206.0 p0     107 w[75]
        xor esi, ebp               ;   207.0 p0     107 w[75]
        rol esi, 0xb               ;   208.0 p1     107 w[75]
        mov dword [esp + 268], edx ;   206.0 p0+p3  107 w[71] spill
        mov edx, dword [esp + 260] ;   199.0 p2     107 w[77]
        xor edx, 0x9e3779fc        ;   207.0 p0     107 w[77]
        xor edx, eax               ;   208.0 p0     107 w[77]
        xor edx, ebp               ;   209.0 p0     107 w[77]
        mov dword [esp + 272], eax ;   208.5 p0+p3  107 w[72] spill
        mov eax, ebx               ;   203.5 p1     107 w[76] copy
        xor eax, 0x9e3779fd        ;   209.5 p0     107 w[76]
        xor eax, edi               ;   210.5 p0     107 w[76]
        xor eax, esi               ;   211.5 p0     107 w[76]
        rol eax, 0xb               ;   212.5 p1     107 w[76]
        xor edx, eax               ;   213.5 p0     107 w[77]
        rol edx, 0xb               ;   214.5 p1     107 w[77]
        mov dword [esp + 276], ebx ;   211.5 p0+p3  107 w[76] spill
        mov ebx, dword [esp + 268] ;   206.0 p2     107 w[79]
        xor ebx, 0x9e3779fe        ;   212.5 p0     107 w[79]
        xor ebx, ebp               ;   213.5 p0     107 w[79]
        xor ebx, eax               ;   214.5 p0     107 w[79]
        mov dword [esp + 280], ebp ;   214.0 p0+p3  107 w[74] spill
        mov ebp, ecx               ;   195.5 p1     107 w[78] copy
        xor ebp, 0x9e3779ff        ;   215.0 p0     107 w[78]
        xor ebp, edi               ;   216.0 p0     107 w[78]
        xor ebp, esi               ;   217.0 p0     107 w[78]
        xor ebp, edx               ;   218.0 p0     107 w[78]
        rol ebp, 0xb               ;   219.0 p1     107 w[78]
        xor ebx, ebp               ;   220.0 p0     107 w[79]
        rol ebx, 0xb               ;   221.0 p1     107 w[79]
        mov dword [esp + 284], ecx ;   217.5 p0+p3  107 w[70] spill
        mov ecx, dword [esp + 272] ;   208.5 p2     107 w[80]
        xor ecx, 0x9e3779f1        ;   218.5 p0     107 w[80]
        xor ecx, esi               ;   219.5 p0     107 w[80]
        xor ecx, edx               ;   220.5 p0     107 w[80]
        xor ecx, ebx               ;   222.0 p0     107 w[80]
        rol ecx, 0xb               ;   223.0 p1     107 w[80]
        mov dword [esp + 288], esi ;   220.5 p0+p3  107 w[75] spill
        mov esi, dword [esp + 280] ;   214.0 p2     107 w[82]
        xor esi, 0x9e3779f3        ;   221.5 p0     107 w[82]
        xor esi, edx               ;   222.5 p0     107 w[82]
        xor esi, ebx               ;   223.5 p0     107 w[82]
        mov dword [esp + 292], edx ;   223.0 p0+p3  107 w[77] spill
        mov edx, edi               ;   205.0 p1     107 w[81] copy
        xor edx, 0x9e3779f0        ;   224.0 p0     107 w[81]
        xor edx, eax               ;   225.0 p0     107 w[81]
        xor edx, ebp               ;   226.0 p0     107 w[81]
        xor edx, ecx               ;   227.0 p0     107 w[81]
        rol edx, 0xb               ;   228.0 p1     107 w[81]
        xor esi, edx               ;   229.0 p0     107 w[82]
        rol esi, 0xb               ;   230.0 p1     107 w[82]
        mov dword [esp + 296], edi ;   226.5 p0+p3  107 w[73] spill
        mov edi, dword [esp + 288] ;   220.5 p2     107 w[83]
        xor edi, 0x9e3779f2        ;   227.5 p0     107 w[83]
        xor edi, ebp               ;   228.5 p0     107 w[83]
        xor edi, ecx               ;   229.5 p0     107 w[83]
        xor edi, esi               ;   231.0 p0     107 w[83]
        rol edi, 0xb               ;   232.0 p1     107 w[83]
        mov dword [esp + 300], ebp ;   229.5 p0+p3  107 w[78] spill
        mov ebp, dword [esp + 292] ;   223.0 p2     107 w[85]
        xor ebp, 0x9e3779f4        ;   230.5 p0     107 w[85]
        xor ebp, ecx               ;   231.5 p0     107 w[85]
        xor ebp, esi               ;   232.5 p0     107 w[85]
        mov dword [esp + 304], ecx ;   232.0 p0+p3  107 w[80] spill
        mov ecx, eax               ;   213.5 p1     107 w[84] copy
        xor ecx, 0x9e3779f5        ;   233.0 p0     107 w[84]
        xor ecx, ebx               ;   234.0 p0     107 w[84]
        xor ecx, edx               ;   235.0 p0     107 w[84]
        xor ecx, edi               ;   236.0 p0     107 w[84]
        rol ecx, 0xb               ;   237.0 p1     107 w[84]
        xor ebp, ecx               ;   238.0 p0     107 w[85]
        rol ebp, 0xb               ;   239.0 p1     107 w[85]
        mov dword [esp + 308], eax ;   235.5 p0+p3  107 w[76] spill
        mov eax, dword [esp + 300] ;   229.5 p2     107 w[86]
        xor eax, 0x9e3779f7        ;   236.5 p0     107 w[86]
        xor eax, edx               ;   237.5 p0     107 w[86]
        xor eax, edi               ;   238.5 p0     107 w[86]
        xor eax, ebp               ;   240.0 p0     107 w[86]
        rol eax, 0xb               ;   241.0 p1     107 w[86]
        mov dword [esp + 312], edx ;   238.5 p0+p3  107 w[81] spill
        mov edx, dword [esp + 304] ;   232.0 p2     107 w[88]
        xor edx, edi               ;   239.5 p0     107 w[88]
        mov dword [esp + 316], edi ;   240.0 p0+p3  107 w[83] spill
        mov edi, ebx               ;   222.0 p1     107 w[87] copy
        xor edi, 0x9e3779f6        ;   241.0 p0     107 w[87]
        xor edi, esi               ;   242.0 p0     107 w[87]
        xor edi, ecx               ;   243.0 p0     107 w[87]
        xor edi, eax               ;   244.0 p0     107 w[87]
        rol edi, 0xb               ;   245.0 p1     107 w[87]
        mov dword [esp + 320], ebx ;   243.0 p0+p3  107 w[79] spill
        mov ebx, dword [esp + 312] ;   238.5 p2     107 w[89]
        xor ebx, 0x9e3779e8        ;   244.0 p0     107 w[89]
        xor ebx, ecx               ;   245.0 p0     107 w[89]
        xor ebx, eax               ;   246.0 p0     107 w[89]
        mov dword [esp + 324], ecx ;   245.5 p0+p3  107 w[84] spill
        mov ecx, edx               ;   240.5 p1     107 w[88] copy
        xor ecx, 0x9e3779e9        ;   246.5 p0     107 w[88]
        xor ecx, ebp               ;   247.5 p0     107 w[88]
        xor ecx, edi               ;   248.5 p0     107 w[88]
        rol ecx, 0xb               ;   249.5 p1     107 w[88]
        xor ebx, ecx               ;   250.5 p0     107 w[89]
        rol ebx, 0xb               ;   251.5 p1     107 w[89]
        mov dword [esp + 328], edx ;   248.5 p0+p3  107 w[88] spill
        mov edx, dword [esp + 316] ;   240.0 p2     107 w[91]
        xor edx, 0x9e3779ea        ;   249.5 p0     107 w[91]
        xor edx, eax               ;   250.5 p0     107 w[91]
        xor edx, ecx               ;   251.5 p0     107 w[91]
        mov dword [esp + 332], eax ;   251.0 p0+p3  107 w[86] spill
        mov eax, dword [esp + 324] ;   245.5 p2     107 w[92]
        xor eax, edi               ;   252.0 p0     107 w[92]
        mov dword [esp + 336], ecx ;   252.5 p0+p3  107 w[88] spill
        mov ecx, esi               ;   231.0 p1     107 w[90] copy
        xor ecx, 0x9e3779eb        ;   253.5 p0     107 w[90]
        xor ecx, ebp               ;   254.5 p0     107 w[90]
        xor ecx, edi               ;   255.5 p0     107 w[90]
        xor ecx, ebx               ;   256.5 p0     107 w[90]
        rol ecx, 0xb               ;   257.5 p1     107 w[90]
        xor edx, ecx               ;   258.5 p0     107 w[91]
        rol edx, 0xb               ;   259.5 p1     107 w[91]
        mov dword [esp + 340], esi ;   256.0 p0+p3  107 w[82] spill
        mov esi, dword [esp + 336] ;   252.5 p2     107 w[93]
        xor esi, 0x9e3779ec        ;   257.0 p0     107 w[93]
        xor esi, ebp               ;   258.0 p0     107 w[93]
        xor esi, ecx               ;   259.0 p0     107 w[93]
        mov dword [esp + 344], ebp ;   258.5 p0+p3  107 w[85] spill
        mov ebp, dword [esp + 332] ;   251.0 p2     107 w[94]
        xor ebp, 0x9e3779ef        ;   259.5 p0     107 w[94]
        xor ebp, ebx               ;   260.5 p0     107 w[94]
        xor ebp, edx               ;   261.5 p0     107 w[94]
        mov dword [esp + 348], edi ;   261.0 p0+p3  107 w[87] spill
        mov edi, eax               ;   253.0 p1     107 w[92] copy
        xor edi, 0x9e3779ed        ;   262.0 p0     107 w[92]
        xor edi, ebx               ;   263.0 p0     107 w[92]
        xor edi, edx               ;   264.0 p0     107 w[92]
        rol edi, 0xb               ;   265.0 p1     107 w[92]
        xor esi, edi               ;   266.0 p0     107 w[93]
        rol esi, 0xb               ;   267.0 p1     107 w[93]
        xor ebp, esi               ;   268.0 p0     107 w[94]
        rol ebp, 0xb               ;   269.0 p1     107 w[94]
        mov dword [esp + 352], eax ;   264.5 p0+p3  107 w[92] spill
        mov eax, dword [esp + 348] ;   261.0 p2     107 w[95]
        xor eax, 0x9e3779ee        ;   265.5 p0     107 w[95]
        xor eax, ecx               ;   266.5 p0     107 w[95]
        xor eax, edi               ;   267.5 p0     107 w[95]
        xor eax, ebp               ;   270.0 p0     107 w[95]
        rol eax, 0xb               ;   271.0 p1     107 w[95]
        mov dword [esp + 356], ecx ;   267.5 p0+p3  107 w[90] spill
        mov ecx, dword [esp + 336] ;   252.5 p2     107 w[96]
        xor ecx, 0x9e3779e1        ;   268.5 p0     107 w[96]
        xor ecx, edx               ;   269.5 p0     107 w[96]
        xor ecx, esi               ;   270.5 p0     107 w[96]
        xor ecx, eax               ;   272.0 p0     107 w[96]
        rol ecx, 0xb               ;   273.0 p1     107 w[96]
        mov dword [esp + 360], edx ;   270.5 p0+p3  107 w[91] spill
        mov edx, dword [esp + 356] ;   267.5 p2     107 w[98]
        xor edx, 0x9e3779e3        ;   271.5 p0     107 w[98]
        xor edx, esi               ;   272.5 p0     107 w[98]
        xor edx, eax               ;   273.5 p0     107 w[98]
        mov dword [esp + 364], esi ;   273.0 p0+p3  107 w[93] spill
        mov esi, ebx               ;   252.5 p1     107 w[97] copy
        xor esi, 0x9e3779e0        ;   274.0 p0     107 w[97]
        xor esi, edi               ;   275.0 p0     107 w[97]
        xor esi, ebp               ;   276.0 p0     107 w[97]
        xor esi, ecx               ;   277.0 p0     107 w[97]
        rol esi, 0xb               ;   278.0 p1     107 w[97]
        xor edx, esi               ;   279.0 p0     107 w[98]
        rol edx, 0xb               ;   280.0 p1     107 w[98]
        mov dword [esp + 368], ebx ;   276.5 p0+p3  107 w[89] spill
        mov ebx, dword [esp + 360] ;   270.5 p2     107 w[99]
        xor ebx, 0x9e3779e2        ;   277.5 p0     107 w[99]
        xor ebx, ebp               ;   278.5 p0     107 w[99]
        xor ebx, ecx               ;   279.5 p0     107 w[99]
        xor ebx, edx               ;   281.0 p0     107 w[99]
        rol ebx, 0xb               ;   282.0 p1     107 w[99]
        mov dword [esp + 372], ebp ;   279.5 p0+p3  107 w[94] spill
        mov ebp, dword [esp + 364] ;   273.0 p2     107 w[101]
        xor ebp, 0x9e3779e4        ;   280.5 p0     107 w[101]
        xor ebp, ecx               ;   281.5 p0     107 w[101]
        xor ebp, edx               ;   282.5 p0     107 w[101]
        mov dword [esp + 376], ecx ;   282.0 p0+p3  107 w[96] spill
        mov ecx, edi               ;   266.0 p1     107 w[100] copy
        xor ecx, eax               ;   283.0 p0     107 w[100]
        mov dword [esp + 380], edi ;   283.5 p0+p3  107 w[92] spill
        mov edi, dword [esp + 372] ;   279.5 p2     107 w[102]
        xor edi, 0x9e3779e7        ;   284.5 p0     107 w[102]
        xor edi, esi               ;   285.5 p0     107 w[102]
        xor edi, ebx               ;   286.5 p0     107 w[102]
        mov dword [esp + 384], edx ;   286.0 p0+p3  107 w[98] spill
        mov edx, esi               ;   279.0 p1     107 w[100] copy
        xor edx, 0x9e3779e5        ;   287.0 p0     107 w[100]
        xor edx, ebx               ;   288.0 p0     107 w[100]
        xor edx, ecx               ;   289.0 p0     107 w[100]
        rol edx, 0xb               ;   290.0 p1     107 w[100]
        xor ebp, edx               ;   291.0 p0     107 w[101]
        rol ebp, 0xb               ;   292.0 p1     107 w[101]
        xor edi, ebp               ;   293.0 p0     107 w[102]
        rol edi, 0xb               ;   294.0 p1     107 w[102]
        mov dword [esp + 388], ecx ;   289.5 p0+p3  107 w[100] spill
        mov ecx, dword [esp + 384] ;   286.0 p2     107 w[103]
        xor ecx, 0x9e3779e6        ;   290.5 p0     107 w[103]
        xor ecx, eax               ;   291.5 p0     107 w[103]
        xor ecx, edx               ;   292.5 p0     107 w[103]
        xor ecx, edi               ;   295.0 p0     107 w[103]
        rol ecx, 0xb               ;   296.0 p1     107 w[103]
        mov dword [esp + 392], eax ;   292.5 p0+p3  107 w[95] spill
        mov eax, dword [esp + 376] ;   282.0 p2     107 w[104]
        xor eax, 0x9e3779d9        ;   293.5 p0     107 w[104]
        xor eax, ebx               ;   294.5 p0     107 w[104]
        xor eax, ebp               ;   295.5 p0     107 w[104]
        xor eax, ecx               ;   297.0 p0     107 w[104]
        rol eax, 0xb               ;   298.0 p1     107 w[104]
        mov dword [esp + 396], ebx ;   295.5 p0+p3  107 w[99] spill
        mov ebx, dword [esp + 384] ;   286.0 p2     107 w[106]
        xor ebx, 0x9e3779db        ;   296.5 p0     107 w[106]
        xor ebx, ebp               ;   297.5 p0     107 w[106]
        xor ebx, ecx               ;   298.5 p0     107 w[106]
        mov dword [esp + 400], ebp ;   298.0 p0+p3  107 w[101] spill
        mov ebp, dword [esp + 396] ;   295.5 p2     107 w[107]
        xor ebp, 0x9e3779da        ;   299.5 p0     107 w[107]
        xor ebp, edi               ;   300.5 p0     107 w[107]
        xor ebp, eax               ;   301.5 p0     107 w[107]
        mov dword [esp + 404], ecx ;   300.5 p0+p3  107 w[103] spill
        mov ecx, esi               ;   279.0 p1     107 w[105] copy
        xor ecx, 0x9e3779d8        ;   301.5 p0     107 w[105]
        xor ecx, edx               ;   302.5 p0     107 w[105]
        xor ecx, edi               ;   303.5 p0     107 w[105]
        xor ecx, eax               ;   304.5 p0     107 w[105]
        rol ecx, 0xb               ;   305.5 p1     107 w[105]
        xor ebx, ecx               ;   306.5 p0     107 w[106]
        rol ebx, 0xb               ;   307.5 p1     107 w[106]
        xor edx, dword [esp + 404] ;   304.5 p2+p0  107 w[108]
        xor ebp, ebx               ;   308.5 p0     107 w[107]
        rol ebp, 0xb               ;   309.5 p1     107 w[107]
        mov dword [esp + 408], esi ;   305.0 p0+p3  107 w[97] spill
        mov esi, dword [esp + 400] ;   298.0 p2     107 w[109]
        xor esi, 0x9e3779dc        ;   306.0 p0     107 w[109]
        xor esi, eax               ;   307.0 p0     107 w[109]
        xor esi, ebx               ;   308.5 p0     107 w[109]
        mov dword [esp + 412], eax ;   307.5 p0+p3  107 w[104] spill
        mov eax, edx               ;   305.5 p1     107 w[108] copy
        xor eax, 0x9e3779dd        ;   308.5 p0     107 w[108]
        xor eax, ecx               ;   309.5 p0     107 w[108]
        xor eax, ebp               ;   310.5 p0     107 w[108]
        rol eax, 0xb               ;   311.5 p1     107 w[108]
        xor esi, eax               ;   312.5 p0     107 w[109]
        rol esi, 0xb               ;   313.5 p1     107 w[109]
        mov dword [esp + 416], edx ;   310.5 p0+p3  107 w[108] spill
        mov edx, dword [esp + 404] ;   300.5 p2     107 w[111]
        xor edx, 0x9e3779de        ;   311.5 p0     107 w[111]
        xor edx, ebx               ;   312.5 p0     107 w[111]
        xor edx, eax               ;   313.5 p0     107 w[111]
        mov dword [esp + 420], ebx ;   313.0 p0+p3  107 w[106] spill
        mov ebx, edi               ;   295.0 p1     107 w[110] copy
        xor ebx, 0x9e3779df        ;   314.0 p0     107 w[110]
        xor ebx, ecx               ;   315.0 p0     107 w[110]
        xor ebx, ebp               ;   316.0 p0     107 w[110]
        xor ebx, esi               ;   317.0 p0     107 w[110]
        rol ebx, 0xb               ;   318.0 p1     107 w[110]
        xor edx, ebx               ;   319.0 p0     107 w[111]
        rol edx, 0xb               ;   320.0 p1     107 w[111]
        mov dword [esp + 424], edi ;   316.5 p0+p3  107 w[102] spill
        mov edi, dword [esp + 412] ;   307.5 p2     107 w[112]
        xor edi, 0x9e3779d1        ;   317.5 p0     107 w[112]
        xor edi, ebp               ;   318.5 p0     107 w[112]
        xor edi, esi               ;   319.5 p0     107 w[112]
        xor edi, edx               ;   321.0 p0     107 w[112]
        rol edi, 0xb               ;   322.0 p1     107 w[112]
        mov dword [esp + 428], ebp ;   319.5 p0+p3  107 w[107] spill
        mov ebp, dword [esp + 420] ;   313.0 p2     107 w[114]
        xor ebp, 0x9e3779d3        ;   320.5 p0     107 w[114]
        xor ebp, esi               ;   321.5 p0     107 w[114]
        xor ebp, edx               ;   322.5 p0     107 w[114]
        mov dword [esp + 432], esi ;   322.0 p0+p3  107 w[109] spill
        mov esi, dword [esp + 428] ;   319.5 p2     107 w[115]
        xor esi, 0x9e3779d2        ;   323.5 p0     107 w[115]
        xor esi, ebx               ;   324.5 p0     107 w[115]
        xor esi, edi               ;   325.5 p0     107 w[115]
        mov dword [esp + 436], edx ;   324.5 p0+p3  107 w[111] spill
        mov edx, ecx               ;   306.5 p1     107 w[113] copy
        xor edx, 0x9e3779d0        ;   325.5 p0     107 w[113]
        xor edx, eax               ;   326.5 p0     107 w[113]
        xor edx, ebx               ;   327.5 p0     107 w[113]
        xor edx, edi               ;   328.5 p0     107 w[113]
        rol edx, 0xb               ;   329.5 p1     107 w[113]
        xor ebp, edx               ;   330.5 p0     107 w[114]
        rol ebp, 0xb               ;   331.5 p1     107 w[114]
        xor esi, ebp               ;   332.5 p0     107 w[115]
        rol esi, 0xb               ;   333.5 p1     107 w[115]
        mov dword [esp + 440], ecx ;   328.5 p0+p3  107 w[105] spill
        mov ecx, dword [esp + 436] ;   324.5 p2     107 w[116]
        xor ecx, 0x9e3779d5        ;   329.5 p0     107 w[116]
        xor ecx, eax               ;   330.5 p0     107 w[116]
        xor ecx, edx               ;   331.5 p0     107 w[116]
        xor ecx, esi               ;   334.5 p0     107 w[116]
        rol ecx, 0xb               ;   335.5 p1     107 w[116]
        mov dword [esp + 444], eax ;   331.5 p0+p3  107 w[108] spill
        mov eax, dword [esp + 432] ;   322.0 p2     107 w[117]
        xor eax, 0x9e3779d4        ;   332.5 p0     107 w[117]
        xor eax, edi               ;   333.5 p0     107 w[117]
        xor eax, ebp               ;   334.5 p0     107 w[117]
        xor eax, ecx               ;   336.5 p0     107 w[117]
        rol eax, 0xb               ;   337.5 p1     107 w[117]
        mov dword [esp + 448], edi ;   334.5 p0+p3  107 w[112] spill
        mov edi, dword [esp + 436] ;   324.5 p2     107 w[119]
        xor edi, 0x9e3779d6        ;   335.5 p0     107 w[119]
        xor edi, ebp               ;   336.5 p0     107 w[119]
        xor edi, ecx               ;   337.5 p0     107 w[119]
        mov dword [esp + 452], ebp ;   337.0 p0+p3  107 w[114] spill
        mov ebp, dword [esp + 448] ;   334.5 p2     107 w[120]
        xor ebp, esi               ;   338.5 p0     107 w[120]
        mov dword [esp + 456], ecx ;   338.5 p0+p3  107 w[116] spill
        mov ecx, ebx               ;   319.0 p1     107 w[118] copy
        xor ecx, 0x9e3779d7        ;   339.5 p0     107 w[118]
        xor ecx, edx               ;   340.5 p0     107 w[118]
        xor ecx, esi               ;   341.5 p0     107 w[118]
        xor ecx, eax               ;   342.5 p0     107 w[118]
        rol ecx, 0xb               ;   343.5 p1     107 w[118]
        xor edi, ecx               ;   344.5 p0     107 w[119]
        rol edi, 0xb               ;   345.5 p1     107 w[119]
        mov dword [esp + 460], ebx ;   342.0 p0+p3  107 w[110] spill
        mov ebx, dword [esp + 456] ;   338.5 p2     107 w[121]
        xor ebx, 0x9e3779c8        ;   343.0 p0     107 w[121]
        xor ebx, edx               ;   344.0 p0     107 w[121]
        xor ebx, ecx               ;   345.0 p0     107 w[121]
        mov dword [esp + 464], edx ;   344.5 p0+p3  107 w[113] spill
        mov edx, dword [esp + 452] ;   337.0 p2     107 w[122]
        xor edx, 0x9e3779cb        ;   345.5 p0     107 w[122]
        xor edx, eax               ;   346.5 p0     107 w[122]
        xor edx, edi               ;   347.5 p0     107 w[122]
        mov dword [esp + 468], esi ;   347.0 p0+p3  107 w[115] spill
        mov esi, ebp               ;   339.5 p1     107 w[120] copy
        xor esi, 0x9e3779c9        ;   348.0 p0     107 w[120]
        xor esi, eax               ;   349.0 p0     107 w[120]
        xor esi, edi               ;   350.0 p0     107 w[120]
        rol esi, 0xb               ;   351.0 p1     107 w[120]
        xor ebx, esi               ;   352.0 p0     107 w[121]
        rol ebx, 0xb               ;   353.0 p1     107 w[121]
        xor edx, ebx               ;   354.0 p0     107 w[122]
        rol edx, 0xb               ;   355.0 p1     107 w[122]
        mov dword [esp + 472], ebp ;   350.5 p0+p3  107 w[120] spill
        mov ebp, dword [esp + 468] ;   347.0 p2     107 w[123]
        xor ebp, 0x9e3779ca        ;   351.5 p0     107 w[123]
        xor ebp, ecx               ;   352.5 p0     107 w[123]
        xor ebp, esi               ;   353.5 p0     107 w[123]
        xor ebp, edx               ;   356.0 p0     107 w[123]
        rol ebp, 0xb               ;   357.0 p1     107 w[123]
        mov dword [esp + 476], ecx ;   353.5 p0+p3  107 w[118] spill
        mov ecx, dword [esp + 456] ;   338.5 p2     107 w[124]
        xor ecx, edi               ;   354.5 p0     107 w[124]
        mov dword [esp + 480], edi ;   355.0 p0+p3  107 w[119] spill
        mov edi, dword [esp + 476] ;   353.5 p2     107 w[126]
        xor edi, 0x9e3779cf        ;   357.5 p0     107 w[126]
        xor edi, ebx               ;   358.5 p0     107 w[126]
        xor edi, ebp               ;   359.5 p0     107 w[126]
        mov dword [esp + 484], eax ;   357.5 p0+p3  107 w[117] spill
        mov eax, ebx               ;   354.0 p1     107 w[124] copy
        xor eax, 0x9e3779cd        ;   358.5 p0     107 w[124]
        xor eax, ecx               ;   359.5 p0     107 w[124]
        xor eax, ebp               ;   360.5 p0     107 w[124]
        rol eax, 0xb               ;   361.5 p1     107 w[124]
        mov dword [esp + 488], ecx ;   360.0 p0+p3  107 w[124] spill
        mov ecx, dword [esp + 484] ;   357.5 p2     107 w[125]
        xor ecx, 0x9e3779cc        ;   361.5 p0     107 w[125]
        xor ecx, esi               ;   362.5 p0     107 w[125]
        xor ecx, edx               ;   363.5 p0     107 w[125]
        xor ecx, eax               ;   364.5 p0     107 w[125]
        rol ecx, 0xb               ;   365.5 p1     107 w[125]
        xor edi, ecx               ;   366.5 p0     107 w[126]
        rol edi, 0xb               ;   367.5 p1     107 w[126]
        mov dword [esp + 492], ebx ;   363.5 p0+p3  107 w[121] spill
        mov ebx, dword [esp + 480] ;   355.0 p2     107 w[127]
        xor ebx, 0x9e3779ce        ;   364.5 p0     107 w[127]
        xor ebx, edx               ;   365.5 p0     107 w[127]
        xor ebx, eax               ;   366.5 p0     107 w[127]
        xor ebx, edi               ;   368.5 p0     107 w[127]
        rol ebx, 0xb               ;   369.5 p1     107 w[127]
        mov dword [esp + 496], edx ;   366.5 p0+p3  107 w[122] spill
        mov edx, dword [esp + 492] ;   363.5 p2     107 w[129]
        xor edx, 0x9e3779c0        ;   367.5 p0     107 w[129]
        xor edx, eax               ;   368.5 p0     107 w[129]
        xor edx, edi               ;   369.5 p0     107 w[129]
        mov dword [esp + 500], eax ;   369.0 p0+p3  107 w[124] spill
        mov eax, dword [esp + 496] ;   366.5 p2     107 w[130]
        xor eax, 0x9e3779c3        ;   370.5 p0     107 w[130]
        xor eax, ecx               ;   371.5 p0     107 w[130]
        xor eax, ebx               ;   372.5 p0     107 w[130]
        mov dword [esp + 504], edi ;   371.5 p0+p3  107 w[126] spill
        mov edi, esi               ;   352.0 p1     107 w[128] copy
        xor edi, 0x9e3779c1        ;   372.5 p0     107 w[128]
        xor edi, ebp               ;   373.5 p0     107 w[128]
        xor edi, ecx               ;   374.5 p0     107 w[128]
        xor edi, ebx               ;   375.5 p0     107 w[128]
        rol edi, 0xb               ;   376.5 p1     107 w[128]
        xor edx, edi               ;   377.5 p0     107 w[129]
        rol edx, 0xb               ;   378.5 p1     107 w[129]
        xor eax, edx               ;   379.5 p0     107 w[130]
        rol eax, 0xb               ;   380.5 p1     107 w[130]
        mov dword [esp + 508], esi ;   375.5 p0+p3  107 w[120] spill
        mov esi, dword [esp + 504] ;   371.5 p2     107 w[131]
        xor esi, 0x9e3779c2        ;   376.5 p0     107 w[131]
        xor esi, ebp               ;   377.5 p0     107 w[131]
        xor esi, edi               ;   378.5 p0     107 w[131]
        xor esi, eax               ;   381.5 p0     107 w[131]
        rol esi, 0xb               ;   382.5 p1     107 w[131]
        mov dword [esp + 512], ebp ;   378.5 p0+p3  107 w[123] spill
        mov ebp, dword [esp + 500] ;   369.0 p2     107 w[132]
        xor ebp, ebx               ;   379.5 p0     107 w[132]
        mov dword [esp + 516], ebx ;   380.0 p0+p3  107 w[127] spill
        mov ebx, dword [esp + 504] ;   371.5 p2     107 w[134]
        xor ebx, 0x9e3779c7        ;   381.0 p0     107 w[134]
        xor ebx, edx               ;   382.0 p0     107 w[134]
        xor ebx, esi               ;   383.5 p0     107 w[134]
        mov dword [esp + 520], ecx ;   382.5 p0+p3  107 w[125] spill
        mov ecx, edx               ;   379.5 p1     107 w[132] copy
        xor ecx, 0x9e3779c5        ;   383.5 p0     107 w[132]
        xor ecx, ebp               ;   384.5 p0     107 w[132]
        xor ecx, esi               ;   385.5 p0     107 w[132]
        rol ecx, 0xb               ;   386.5 p1     107 w[132]
        mov dword [esp + 524], ebp ;   385.0 p0+p3  107 w[132] spill
        mov ebp, dword [esp + 520] ;   382.5 p2     107 w[133]
        xor ebp, 0x9e3779c4        ;   386.5 p0     107 w[133]
        xor ebp, edi               ;   387.5 p0     107 w[133]
        xor ebp, eax               ;   388.5 p0     107 w[133]
        xor ebp, ecx               ;   389.5 p0     107 w[133]
        rol ebp, 0xb               ;   390.5 p1     107 w[133]
        xor ebx, ebp               ;   391.5 p0     107 w[134]
        rol ebx, 0xb               ;   392.5 p1     107 w[134]
        mov dword [esp + 528], edx ;   388.5 p0+p3  107 w[129] spill
        mov edx, dword [esp + 516] ;   380.0 p2     107 w[135]
        xor edx, 0x9e3779c6        ;   389.5 p0     107 w[135]
        xor edx, eax               ;   390.5 p0     107 w[135]
        xor edx, ecx               ;   391.5 p0     107 w[135]
        xor edx, ebx               ;   393.5 p0     107 w[135]
        rol edx, 0xb               ;   394.5 p1     107 w[135]
        mov dword [esp + 532], eax ;   391.5 p0+p3  107 w[130] spill
        mov eax, dword [esp + 528] ;   388.5 p2     107 w[137]
        xor eax, 0x9e377938        ;   392.5 p0     107 w[137]
        xor eax, ecx               ;   393.5 p0     107 w[137]
        xor eax, ebx               ;   394.5 p0     107 w[137]
        mov dword [esp + 536], ecx ;   394.0 p0+p3  107 w[132] spill
        mov ecx, dword [esp + 532] ;   391.5 p2     107 w[138]
        xor ecx, 0x9e37793b        ;   395.5 p0     107 w[138]
        xor ecx, ebp               ;   396.5 p0     107 w[138]
        xor ecx, edx               ;   397.5 p0     107 w[138]
        mov dword [esp + 540], ebx ;   396.5 p0+p3  107 w[134] spill
        mov ebx, edi               ;   377.5 p1     107 w[136] copy
        xor ebx, 0x9e377939        ;   397.5 p0     107 w[136]
        xor ebx, esi               ;   398.5 p0     107 w[136]
        xor ebx, ebp               ;   399.5 p0     107 w[136]
        xor ebx, edx               ;   400.5 p0     107 w[136]
        rol ebx, 0xb               ;   401.5 p1     107 w[136]
        xor eax, ebx               ;   402.5 p0     107 w[137]
        rol eax, 0xb               ;   403.5 p1     107 w[137]
        xor ecx, eax               ;   404.5 p0     107 w[138]
        rol ecx, 0xb               ;   405.5 p1     107 w[138]
        mov dword [esp + 544], eax ;   404.5 p0+p3  107 w[137] spill
        mov eax, dword [esp + 540] ;   396.5 p2     107 w[139]
        xor eax, 0x9e37793a        ;   401.5 p0     107 w[139]
        xor eax, esi               ;   402.5 p0     107 w[139]
        xor eax, ebx               ;   403.5 p0     107 w[139]
        xor eax, ecx               ;   406.5 p0     107 w[139]
        rol eax, 0xb               ;   407.5 p1     107 w[139]
        mov dword [esp + 548], ecx ;   406.5 p0+p3  107 w[138] spill
        mov ecx, dword [esp + 8]   ;   355.0 p2      26 box
        and ecx, dword [esp + 12]  ;   404.5 p2+p0   26 box
        mov dword [esp + 552], eax ;   408.5 p0+p3  107 w[139] spill
        mov eax, dword [esp + 12]  ;   357.0 p2      26 box
        xor eax, dword [esp + 20]  ;   406.0 p2+p0   26 box
        mov dword [esp + 12], ebx  ;   406.5 p0+p3  107 w[136] spill
        mov ebx, dword [esp + 20]  ;   359.0 p2      26 box
        or ebx, dword [esp + 8]    ;   407.5 p2+p0   26 box
        mov dword [esp + 20], ebp  ;   408.0 p0+p3  107 w[133] spill
        mov ebp, dword [esp + 8]   ;   361.0 p2      26 box
        xor ebp, dword [esp + 0]   ;   409.0 p2+p0   26 box
        or ebp, ecx                ;   410.0 p0      26 box
        mov dword [esp + 8], edx   ;   410.0 p0+p3  107 w[135] spill
        mov edx, dword [esp + 0]   ;   363.0 p2      26 box
        and edx, ebx               ;   411.0 p0      26 box
        xor edx, eax               ;   412.0 p0      26 box
        and eax, ebx               ;   412.0 p0      26 box
        xor eax, ebp               ;   413.0 p0      26 box
        xor ebx, edx               ;   413.0 p0      26 box
        xor edx, ecx               ;   413.5 p0      26 box
        xor ebp, edx               ;   414.5 p0      26 box
        and ecx, eax               ;   414.5 p0      26 box
        xor ecx, ebx               ;   415.5 p0      26 box
        and ebx, eax               ;   415.5 p0      26 box
        xor edx, ebx               ;   416.5 p0      26 box
        mov ebx, dword [esp + 4]   ;   366.5 p2      25 box
        and ebx, dword [esp + 32]  ;   416.5 p2+p0   25 box
        xor ebx, dword [esp + 24]  ;   417.5 p2+p0   25 box
        mov dword [esp + 0], ebp   ;   417.5 p0+p3   26 box spill
        mov ebp, dword [esp + 32]  ;   369.5 p2      25 box
        xor ebp, dword [esp + 4]   ;   418.5 p2+p0   25 box
        xor ebp, dword [esp + 16]  ;   419.5 p2+p0   25 box
        mov dword [esp + 32], eax  ;   419.5 p0+p3   26 box spill
        mov eax, dword [esp + 24]  ;   372.5 p2      25 box
        or eax, dword [esp + 4]    ;   420.5 p2+p0   25 box
        xor eax, dword [esp + 16]  ;   421.5 p2+p0   25 box
        mov dword [esp + 24], ecx  ;   421.5 p0+p3   26 box spill
        mov ecx, dword [esp + 16]  ;   375.5 p2      25 box
        and ecx, ebx               ;   422.5 p0      25 box
        xor ecx, ebp               ;   423.5 p0      25 box
        xor ebx, ebp               ;   423.5 p0      25 box
        or ebp, eax                ;   424.0 p0      25 box
        mov dword [esp + 16], edx  ;   424.5 p0+p3   26 box spill
        mov edx, dword [esp + 4]   ;   376.5 p2      25 box
        xor edx, ebx               ;   425.5 p0      25 box
        xor ebx, ebp               ;   426.0 p0      25 box
        mov ebp, dword [esp + 28]  ;   378.5 p2      24 box
        and ebp, dword [esp + 48]  ;   426.5 p2+p0   24 box
        xor eax, ebx               ;   427.0 p0      25 box
        xor ebx, ecx               ;   427.5 p0      25 box
        not ecx                    ;   428.0 p0      25 box
        mov dword [esp + 28], ecx  ;   429.0 p0+p3   25 box spill
        mov ecx, dword [esp + 44]  ;   382.8 p2      24 box
        or ecx, dword [esp + 48]   ;   429.5 p2+p0   24 box
        not ecx                    ;   430.5 p0      24 box
        mov dword [esp + 44], eax  ;   430.5 p0+p3   25 box spill
        mov eax, dword [esp + 48]  ;   384.8 p2      24 box
        xor eax, dword [esp + 40]  ;   431.5 p2+p0   24 box
        mov dword [esp + 48], ebx  ;   432.0 p0+p3   25 box spill
        mov ebx, dword [esp + 36]  ;   386.8 p2      24 box
        not ebx                    ;   433.0 p0      24 box
        xor eax, ebx               ;   434.0 p0      24 box
        or ebx, ebp                ;   434.0 p0      24 box
        xor ebp, eax               ;   435.0 p0      24 box
        and eax, ebx               ;   435.0 p0      24 box
        or eax, ecx                ;   436.0 p0      24 box
        xor ebx, ebp               ;   436.0 p0      24 box
        or ebx, eax                ;   437.0 p0      24 box
        mov dword [esp + 36], edx  ;   437.0 p0+p3   25 box spill
        mov edx, dword [esp + 40]  ;   389.2 p2      24 box
        xor edx, ebp               ;   438.0 p0      24 box
        xor ecx, edx               ;   439.0 p0      24 box
        xor ebx, ecx               ;   440.0 p0      24 box
        and edx, eax               ;   439.5 p0      24 box
        xor ecx, edx               ;   440.5 p0      24 box
        mov edx, dword [esp + 60]  ;   392.5 p2      23 box
        or edx, dword [esp + 76]   ;   440.5 p2+p0   23 box
        xor edx, dword [esp + 52]  ;   441.5 p2+p0   23 box
        mov dword [esp + 60], eax  ;   441.5 p0+p3   24 box spill
        mov eax, dword [esp + 76]  ;   395.5 p2      23 box
        xor eax, dword [esp + 56]  ;   442.5 p2+p0   23 box
        mov dword [esp + 76], ebp  ;   443.0 p0+p3   24 box spill
        mov ebp, dword [esp + 52]  ;   397.5 p2      23 box
        and ebp, dword [esp + 64]  ;   444.0 p2+p0   23 box
        xor ebp, eax               ;   445.0 p0      23 box
        mov dword [esp + 52], ebx  ;   445.0 p0+p3   24 box spill
        mov ebx, dword [esp + 56]  ;   399.5 p2      23 box
        xor ebx, edx               ;   446.0 p0      23 box
        not eax                    ;   446.5 p0      23 box
        mov dword [esp + 56], ecx  ;   447.0 p0+p3   24 box spill
        mov ecx, dword [esp + 64]  ;   400.5 p2      23 box
        xor ecx, edx               ;   448.0 p0      23 box
        or eax, ecx                ;   449.0 p0      23 box
        xor ecx, ebx               ;   449.0 p0      23 box
        or ecx, ebp                ;   450.0 p0      23 box
        xor ebp, ecx               ;   451.0 p0      23 box
        xor edx, ebp               ;   452.0 p0      23 box
        xor ebp, eax               ;   452.0 p0      23 box
        xor eax, ecx               ;   451.5 p0      23 box
        mov ecx, dword [esp + 68]  ;   405.5 p2      30 box
        or ecx, dword [esp + 80]   ;   452.0 p2+p0   30 box
        xor ecx, dword [esp + 72]  ;   453.0 p2+p0   30 box
        mov dword [esp + 64], ebx  ;   453.0 p0+p3   23 box spill
        mov ebx, dword [esp + 72]  ;   408.5 p2      30 box
        and ebx, dword [esp + 80]  ;   454.0 p2+p0   30 box
        mov dword [esp + 72], edx  ;   454.5 p0+p3   23 box spill
        mov edx, dword [esp + 68]  ;   410.5 p2      30 box
        xor edx, ebx               ;   455.5 p0      30 box
        xor ebx, dword [esp + 88]  ;   456.0 p2+p0   30 box
        and ebx, edx               ;   457.0 p0      30 box
        mov dword [esp + 68], eax  ;   457.0 p0+p3   23 box spill
        mov eax, dword [esp + 80]  ;   412.5 p2      30 box
        xor eax, ebx               ;   458.0 p0      30 box
        or ebx, ecx                ;   458.5 p0      30 box
        xor ebx, dword [esp + 88]  ;   459.5 p2+p0   30 box
        mov dword [esp + 80], ebp  ;   459.5 p0+p3   23 box spill
        mov ebp, dword [esp + 88]  ;   414.5 p2      30 box
        xor ebp, ecx               ;   460.5 p0      30 box
        not ebp                    ;   461.5 p0      30 box
        or ebp, edx                ;   462.5 p0      30 box
        or ebp, eax                ;   463.5 p0      30 box
        xor ecx, edx               ;   462.5 p0      30 box
        xor ecx, eax               ;   463.5 p0      30 box
        xor ebp, ecx               ;   464.5 p0      30 box
        xor eax, ebx               ;   464.0 p0      30 box
        or ecx, ebx                ;   464.5 p0      30 box
        xor edx, ecx               ;   465.5 p0      30 box
        mov ecx, dword [esp + 84]  ;   417.2 p2      29 box
        and ecx, dword [esp + 96]  ;   465.5 p2+p0   29 box
        mov dword [esp + 84], eax  ;   466.0 p0+p3   30 box spill
        mov eax, dword [esp + 96]  ;   419.2 p2      29 box
        xor eax, dword [esp + 92]  ;   467.0 p2+p0   29 box
        mov dword [esp + 96], ebx  ;   467.5 p0+p3   30 box spill
        mov ebx, dword [esp + 92]  ;   421.2 p2      29 box
        mov dword [esp + 92], edx  ;   468.5 p0+p3   30 box spill
        mov edx, dword [esp + 100] ;   422.2 p2      29 box
        mov dword [esp + 88], ebp  ;   469.5 p0+p3   30 box spill
        mov ebp, dword [esp + 100] ;   423.2 p2      29 box
        mov dword [esp + 40], esi  ;   470.5 p0+p3  107 w[131] spill
        mov esi, dword [esp + 100] ;   424.2 p2      29 box
        mov dword [esp + 100], edi ;   471.5 p0+p3  107 w[128] spill
        mov edi, dword [esp + 104] ;   425.2 p2      29 box
        not edi                    ;   472.5 p0      29 box
        xor ebx, edi               ;   473.5 p0      29 box
        xor ecx, ebx               ;   474.5 p0      29 box
        and edx, edi               ;   474.0 p0      29 box
        xor edx, ebx               ;   475.0 p0      29 box
        or ebp, ebx                ;   475.0 p0      29 box
        xor esi, ecx               ;   475.5 p0      29 box
        xor ebp, eax               ;   476.0 p0      29 box
        and eax, edx               ;   476.5 p0      29 box
        xor edx, ecx               ;   477.0 p0      29 box
        mov edi, dword [esp + 116] ;   426.2 p2      28 box
        mov ebx, dword [esp + 108] ;   427.2 p2     107 w[33] reload
        or edi, ebx                ;   477.5 p0      28 box
        and edx, ebp               ;   478.0 p0      29 box
        or ebp, eax                ;   478.5 p0      29 box
        xor eax, esi               ;   479.0 p0      29 box
        not esi                    ;   479.5 p0      29 box
        xor ebx, dword [esp + 116] ;   480.0 p2+p0   28 box
        xor edx, esi               ;   480.5 p0      29 box
        xor ebp, esi               ;   481.0 p0      29 box
        mov esi, dword [esp + 112] ;   429.8 p2      28 box
        xor esi, dword [esp + 116] ;   481.5 p2+p0   28 box
        xor edi, esi               ;   482.5 p0      28 box
        and esi, dword [esp + 116] ;   482.5 p2+p0   28 box
        mov dword [esp + 112], edx ;   483.0 p0+p3   29 box spill
        mov edx, dword [esp + 116] ;   432.8 p2      28 box
        xor edx, edi               ;   484.0 p0      28 box
        mov dword [esp + 116], ebp ;   484.5 p0+p3   29 box spill
        mov ebp, dword [esp + 128] ;   433.8 p2      28 box
        not ebp                    ;   485.5 p0      28 box
        xor ebx, ebp               ;   486.5 p0      28 box
        and esi, ebx               ;   487.5 p0      28 box
        xor esi, ebp               ;   488.5 p0      28 box
        or ebp, ebx                ;   487.5 p0      28 box
        xor ebp, edi               ;   488.5 p0      28 box
        and edi, esi               ;   489.5 p0      28 box
        xor esi, edx               ;   489.5 p0      28 box
        and edx, ebp               ;   489.5 p0      28 box
        xor edx, ebx               ;   490.5 p0      28 box
        xor ebx, edi               ;   490.5 p0      28 box
        mov edi, dword [esp + 120] ;   439.0 p2      27 box
        and edi, dword [esp + 124] ;   491.0 p2+p0   27 box
        xor edi, dword [esp + 132] ;   492.0 p2+p0   27 box
        mov dword [esp + 128], esi ;   492.0 p0+p3   28 box spill
        mov esi, dword [esp + 120] ;   442.0 p2      27 box
        xor esi, dword [esp + 136] ;   493.0 p2+p0   27 box
        mov dword [esp + 120], edx ;   493.5 p0+p3   28 box spill
        mov edx, dword [esp + 132] ;   444.0 p2      27 box
        or edx, dword [esp + 124]  ;   494.5 p2+p0   27 box
        or edx, esi                ;   495.5 p0      27 box
        xor edx, dword [esp + 136] ;   496.5 p2+p0   27 box
        mov dword [esp + 132], ebx ;   496.0 p0+p3   28 box spill
        mov ebx, dword [esp + 136] ;   447.0 p2      27 box
        and ebx, esi               ;   497.0 p0      27 box
        xor ebx, edi               ;   498.0 p0      27 box
        mov dword [esp + 136], ebp ;   498.0 p0+p3   28 box spill
        mov ebp, dword [esp + 124] ;   448.0 p2      27 box
        xor ebp, edi               ;   499.0 p0      27 box
        and edi, edx               ;   499.5 p0      27 box
        xor edx, ebp               ;   500.0 p0      27 box
        or ebp, ebx                ;   500.5 p0      27 box
        not ebx                    ;   501.0 p0      27 box
        xor ebp, esi               ;   501.5 p0      27 box
        xor esi, edi               ;   502.0 p0      27 box
        mov edi, dword [esp + 148] ;   452.0 p2      26 box
        and edi, dword [esp + 140] ;   502.5 p2+p0   26 box
        mov dword [esp + 124], esi ;   503.0 p0+p3   27 box spill
        mov esi, dword [esp + 140] ;   454.0 p2      26 box
        xor esi, dword [esp + 160] ;   504.0 p2+p0   26 box
        mov dword [esp + 140], ebp ;   504.5 p0+p3   27 box spill
        mov ebp, dword [esp + 160] ;   456.0 p2      26 box
        or ebp, dword [esp + 148]  ;   505.5 p2+p0   26 box
        mov dword [esp + 160], edx ;   506.0 p0+p3   27 box spill
        mov edx, dword [esp + 148] ;   458.0 p2      26 box
        xor edx, dword [esp + 144] ;   507.0 p2+p0   26 box
        or edx, edi                ;   508.0 p0      26 box
        mov dword [esp + 148], ebx ;   508.0 p0+p3   27 box spill
        mov ebx, dword [esp + 144] ;   460.0 p2      26 box
        and ebx, ebp               ;   509.0 p0      26 box
        xor ebx, esi               ;   510.0 p0      26 box
        and esi, ebp               ;   510.0 p0      26 box
        xor esi, edx               ;   511.0 p0      26 box
        xor ebp, ebx               ;   511.0 p0      26 box
        xor ebx, edi               ;   511.5 p0      26 box
        xor edx, ebx               ;   512.5 p0      26 box
        and edi, esi               ;   512.5 p0      26 box
        xor edi, ebp               ;   513.5 p0      26 box
        and ebp, esi               ;   513.5 p0      26 box
        xor ebx, ebp               ;   514.5 p0      26 box
        mov ebp, dword [esp + 152] ;   463.5 p2      25 box
        and ebp, dword [esp + 172] ;   514.5 p2+p0   25 box
        xor ebp, dword [esp + 164] ;   515.5 p2+p0   25 box
        mov dword [esp + 144], edx ;   515.5 p0+p3   26 box spill
        mov edx, dword [esp + 172] ;   466.5 p2      25 box
        xor edx, dword [esp + 152] ;   516.5 p2+p0   25 box
        xor edx, dword [esp + 156] ;   517.5 p2+p0   25 box
        mov dword [esp + 172], esi ;   517.5 p0+p3   26 box spill
        mov esi, dword [esp + 164] ;   469.5 p2      25 box
        or esi, dword [esp + 152]  ;   518.5 p2+p0   25 box
        xor esi, dword [esp + 156] ;   519.5 p2+p0   25 box
        mov dword [esp + 164], edi ;   519.5 p0+p3   26 box spill
        mov edi, dword [esp + 156] ;   472.5 p2      25 box
        and edi, ebp               ;   520.5 p0      25 box
        xor edi, edx               ;   521.5 p0      25 box
        xor ebp, edx               ;   521.5 p0      25 box
        or edx, esi                ;   522.0 p0      25 box
        mov dword [esp + 156], ebx ;   522.5 p0+p3   26 box spill
        mov ebx, dword [esp + 152] ;   473.5 p2      25 box
        xor ebx, ebp               ;   523.5 p0      25 box
        xor ebp, edx               ;   524.0 p0      25 box
        mov edx, dword [esp + 168] ;   475.5 p2      24 box
        and edx, dword [esp + 188] ;   524.5 p2+p0   24 box
        xor esi, ebp               ;   525.0 p0      25 box
        xor ebp, edi               ;   525.5 p0      25 box
        not edi                    ;   526.0 p0      25 box
        mov dword [esp + 168], edi ;   527.0 p0+p3   25 box spill
        mov edi, dword [esp + 184] ;   478.0 p2      24 box
        or edi, dword [esp + 188]  ;   527.5 p2+p0   24 box
        mov dword [esp + 184], esi ;   528.0 p0+p3   25 box spill
        mov esi, dword [esp + 188] ;   480.0 p2      24 box
        xor esi, dword [esp + 180] ;   529.0 p2+p0   24 box
        not edi                    ;   529.5 p0      24 box
        mov dword [esp + 188], ebp ;   530.0 p0+p3   25 box spill
        mov ebp, dword [esp + 176] ;   482.0 p2      24 box
        not ebp                    ;   531.0 p0      24 box
        xor esi, ebp               ;   532.0 p0      24 box
        or ebp, edx                ;   532.0 p0      24 box
        xor edx, esi               ;   533.0 p0      24 box
        and esi, ebp               ;   533.0 p0      24 box
        or esi, edi                ;   534.0 p0      24 box
        xor ebp, edx               ;   534.0 p0      24 box
        or ebp, esi                ;   535.0 p0      24 box
        mov dword [esp + 176], ebx ;   535.0 p0+p3   25 box spill
        mov ebx, dword [esp + 180] ;   484.8 p2      24 box
        xor ebx, edx               ;   536.0 p0      24 box
        xor edi, ebx               ;   537.0 p0      24 box
        xor ebp, edi               ;   538.0 p0      24 box
        and ebx, esi               ;   537.5 p0      24 box
        xor edi, ebx               ;   538.5 p0      24 box
        mov ebx, dword [esp + 200] ;   488.5 p2      23 box
        or ebx, dword [esp + 220]  ;   538.5 p2+p0   23 box
        xor ebx, dword [esp + 192] ;   539.5 p2+p0   23 box
        mov dword [esp + 200], esi ;   539.5 p0+p3   24 box spill
        mov esi, dword [esp + 220] ;   491.5 p2      23 box
        xor esi, dword [esp + 196] ;   540.5 p2+p0   23 box
        mov dword [esp + 220], edx ;   541.0 p0+p3   24 box spill
        mov edx, dword [esp + 192] ;   493.5 p2      23 box
        and edx, dword [esp + 208] ;   542.0 p2+p0   23 box
        xor edx, esi               ;   543.0 p0      23 box
        mov dword [esp + 192], ebp ;   543.0 p0+p3   24 box spill
        mov ebp, dword [esp + 196] ;   495.5 p2      23 box
        xor ebp, ebx               ;   544.0 p0      23 box
        not esi                    ;   544.5 p0      23 box
        mov dword [esp + 196], edi ;   545.0 p0+p3   24 box spill
        mov edi, dword [esp + 208] ;   496.5 p2      23 box
        xor edi, ebx               ;   546.0 p0      23 box
        or esi, edi                ;   547.0 p0      23 box
        xor edi, ebp               ;   547.0 p0      23 box
        or edi, edx                ;   548.0 p0      23 box
        xor edx, edi               ;   549.0 p0      23 box
        xor ebx, edx               ;   550.0 p0      23 box
        xor edx, esi               ;   550.0 p0      23 box
        xor esi, edi               ;   549.5 p0      23 box
        mov edi, dword [esp + 204] ;   499.2 p2      30 box
        or edi, dword [esp + 216]  ;   550.0 p2+p0   30 box
        xor edi, dword [esp + 212] ;   551.0 p2+p0   30 box
        mov dword [esp + 208], ebp ;   551.0 p0+p3   23 box spill
        mov ebp, dword [esp + 212] ;   502.2 p2      30 box
        and ebp, dword [esp + 216] ;   552.0 p2+p0   30 box
        mov dword [esp + 212], ebx ;   552.5 p0+p3   23 box spill
        mov ebx, dword [esp + 204] ;   504.2 p2      30 box
        xor ebx, ebp               ;   553.5 p0      30 box
        xor ebp, dword [esp + 232] ;   554.0 p2+p0   30 box
        and ebp, ebx               ;   555.0 p0      30 box
        mov dword [esp + 204], esi ;   555.0 p0+p3   23 box spill
        mov esi, dword [esp + 216] ;   506.2 p2      30 box
        xor esi, ebp               ;   556.0 p0      30 box
        or ebp, edi                ;   556.5 p0      30 box
        xor ebp, dword [esp + 232] ;   557.5 p2+p0   30 box
        mov dword [esp + 216], edx ;   557.5 p0+p3   23 box spill
        mov edx, dword [esp + 232] ;   508.2 p2      30 box
        xor edx, edi               ;   558.5 p0      30 box
        not edx                    ;   559.5 p0      30 box
        or edx, ebx                ;   560.5 p0      30 box
        or edx, esi                ;   561.5 p0      30 box
        xor edi, ebx               ;   560.5 p0      30 box
        xor edi, esi               ;   561.5 p0      30 box
        xor edx, edi               ;   562.5 p0      30 box
        xor esi, ebp               ;   562.0 p0      30 box
        or edi, ebp                ;   562.5 p0      30 box
        xor ebx, edi               ;   563.5 p0      30 box
        mov edi, dword [esp + 224] ;   512.7 p2      29 box
        and edi, dword [esp + 236] ;   563.5 p2+p0   29 box
        mov dword [esp + 224], esi ;   564.0 p0+p3   30 box spill
        mov esi, dword [esp + 236] ;   514.8 p2      29 box
        xor esi, dword [esp + 228] ;   565.0 p2+p0   29 box
        mov dword [esp + 236], ebp ;   565.5 p0+p3   30 box spill
        mov ebp, dword [esp + 228] ;   516.8 p2      29 box
        mov dword [esp + 228], ebx ;   566.5 p0+p3   30 box spill
        mov ebx, dword [esp + 244] ;   517.8 p2      29 box
        mov dword [esp + 232], edx ;   567.5 p0+p3   30 box spill
        mov edx, dword [esp + 244] ;   518.8 p2      29 box
        mov dword [esp + 180], ecx ;   568.5 p0+p3   29 box spill
        mov ecx, dword [esp + 244] ;   519.8 p2      29 box
        mov dword [esp + 244], eax ;   569.5 p0+p3   29 box spill
        mov eax, dword [esp + 248] ;   520.8 p2      29 box
        not eax                    ;   570.5 p0      29 box
        xor ebp, eax               ;   571.5 p0      29 box
        xor edi, ebp               ;   572.5 p0      29 box
        and ebx, eax               ;   572.0 p0      29 box
        xor ebx, ebp               ;   573.0 p0      29 box
        or edx, ebp                ;   573.0 p0      29 box
        xor ecx, edi               ;   573.5 p0      29 box
        xor edx, esi               ;   574.0 p0      29 box
        and esi, ebx               ;   574.5 p0      29 box
        xor ebx, edi               ;   575.0 p0      29 box
        mov ebp, dword [esp + 240] ;   522.8 p2      28 box
        mov eax, dword [esp + 264] ;   523.8 p2     107 w[65] reload
        or ebp, eax                ;   575.5 p0      28 box
        and ebx, edx               ;   576.0 p0      29 box
        or edx, esi                ;   576.5 p0      29 box
        xor esi, ecx               ;   577.0 p0      29 box
        not ecx                    ;   577.5 p0      29 box
        xor eax, dword [esp + 240] ;   578.0 p2+p0   28 box
        xor ebx, ecx               ;   578.5 p0      29 box
        xor edx, ecx               ;   579.0 p0      29 box
        mov ecx, dword [esp + 252] ;   527.0 p2      28 box
        xor ecx, dword [esp + 240] ;   579.5 p2+p0   28 box
        xor ebp, ecx               ;   580.5 p0      28 box
        and ecx, dword [esp + 240] ;   580.5 p2+p0   28 box
        mov dword [esp + 252], ebx ;   581.0 p0+p3   29 box spill
        mov ebx, dword [esp + 240] ;   530.0 p2      28 box
        xor ebx, ebp               ;   582.0 p0      28 box
        mov dword [esp + 240], edx ;   582.5 p0+p3   29 box spill
        mov edx, dword [esp + 256] ;   531.0 p2      28 box
        not edx                    ;   583.5 p0      28 box
        xor eax, edx               ;   584.5 p0      28 box
        and ecx, eax               ;   585.5 p0      28 box
        xor ecx, edx               ;   586.5 p0      28 box
        or edx, eax                ;   585.5 p0      28 box
        xor edx, ebp               ;   586.5 p0      28 box
        and ebp, ecx               ;   587.5 p0      28 box
        xor ecx, ebx               ;   587.5 p0      28 box
        and ebx, edx               ;   587.5 p0      28 box
        xor ebx, eax               ;   588.5 p0      28 box
        xor eax, ebp               ;   588.5 p0      28 box
        mov ebp, dword [esp + 276] ;   537.0 p2      27 box
        and ebp, dword [esp + 268] ;   589.0 p2+p0   27 box
        xor ebp, dword [esp + 284] ;   590.0 p2+p0   27 box
        mov dword [esp + 256], ecx ;   590.0 p0+p3   28 box spill
        mov ecx, dword [esp + 276] ;   540.0 p2      27 box
        xor ecx, dword [esp + 260] ;   591.0 p2+p0   27 box
        mov dword [esp + 276], ebx ;   591.5 p0+p3   28 box spill
        mov ebx, dword [esp + 284] ;   542.0 p2      27 box
        or ebx, dword [esp + 268]  ;   592.5 p2+p0   27 box
        or ebx, ecx                ;   593.5 p0      27 box
        xor ebx, dword [esp + 260] ;   594.5 p2+p0   27 box
        mov dword [esp + 284], eax ;   594.0 p0+p3   28 box spill
        mov eax, dword [esp + 260] ;   545.0 p2      27 box
        and eax, ecx               ;   595.0 p0      27 box
        xor eax, ebp               ;   596.0 p0      27 box
        mov dword [esp + 260], edx ;   596.0 p0+p3   28 box spill
        mov edx, dword [esp + 268] ;   546.0 p2      27 box
        xor edx, ebp               ;   597.0 p0      27 box
        and ebp, ebx               ;   597.5 p0      27 box
        xor ebx, edx               ;   598.0 p0      27 box
        or edx, eax                ;   598.5 p0      27 box
        not eax                    ;   599.0 p0      27 box
        xor edx, ecx               ;   599.5 p0      27 box
        xor ecx, ebp               ;   600.0 p0      27 box
        mov ebp, dword [esp + 272] ;   550.0 p2      26 box
        and ebp, dword [esp + 296] ;   600.5 p2+p0   26 box
        mov dword [esp + 268], ecx ;   601.0 p0+p3   27 box spill
        mov ecx, dword [esp + 296] ;   552.0 p2      26 box
        xor ecx, dword [esp + 288] ;   602.0 p2+p0   26 box
        mov dword [esp + 296], edx ;   602.5 p0+p3   27 box spill
        mov edx, dword [esp + 288] ;   554.0 p2      26 box
        or edx, dword [esp + 272]  ;   603.5 p2+p0   26 box
        mov dword [esp + 288], ebx ;   604.0 p0+p3   27 box spill
        mov ebx, dword [esp + 272] ;   556.0 p2      26 box
        xor ebx, dword [esp + 280] ;   605.0 p2+p0   26 box
        or ebx, ebp                ;   606.0 p0      26 box
        mov dword [esp + 272], eax ;   606.0 p0+p3   27 box spill
        mov eax, dword [esp + 280] ;   558.0 p2      26 box
        and eax, edx               ;   607.0 p0      26 box
        xor eax, ecx               ;   608.0 p0      26 box
        and ecx, edx               ;   608.0 p0      26 box
        xor ecx, ebx               ;   609.0 p0      26 box
        xor edx, eax               ;   609.0 p0      26 box
        xor eax, ebp               ;   609.5 p0      26 box
        xor ebx, eax               ;   610.5 p0      26 box
        and ebp, ecx               ;   610.5 p0      26 box
        xor ebp, edx               ;   611.5 p0      26 box
        and edx, ecx               ;   611.5 p0      26 box
        xor eax, edx               ;   612.5 p0      26 box
        mov edx, dword [esp + 308] ;   561.5 p2      25 box
        and edx, dword [esp + 300] ;   612.5 p2+p0   25 box
        xor edx, dword [esp + 320] ;   613.5 p2+p0   25 box
        mov dword [esp + 280], ebx ;   613.5 p0+p3   26 box spill
        mov ebx, dword [esp + 300] ;   564.5 p2      25 box
        xor ebx, dword [esp + 308] ;   614.5 p2+p0   25 box
        xor ebx, dword [esp + 292] ;   615.5 p2+p0   25 box
        mov dword [esp + 300], ecx ;   615.5 p0+p3   26 box spill
        mov ecx, dword [esp + 320] ;   567.5 p2      25 box
        or ecx, dword [esp + 308]  ;   616.5 p2+p0   25 box
        xor ecx, dword [esp + 292] ;   617.5 p2+p0   25 box
        mov dword [esp + 320], ebp ;   617.5 p0+p3   26 box spill
        mov ebp, dword [esp + 292] ;   570.5 p2      25 box
        and ebp, edx               ;   618.5 p0      25 box
        xor ebp, ebx               ;   619.5 p0      25 box
        xor edx, ebx               ;   619.5 p0      25 box
        or ebx, ecx                ;   620.0 p0      25 box
        mov dword [esp + 292], eax ;   620.5 p0+p3   26 box spill
        mov eax, dword [esp + 308] ;   571.5 p2      25 box
        xor eax, edx               ;   621.5 p0      25 box
        xor edx, ebx               ;   622.0 p0      25 box
        mov ebx, dword [esp + 304] ;   573.5 p2      24 box
        and ebx, dword [esp + 312] ;   622.5 p2+p0   24 box
        xor ecx, edx               ;   623.0 p0      25 box
        xor edx, ebp               ;   623.5 p0      25 box
        not ebp                    ;   624.0 p0      25 box
        mov dword [esp + 304], ebp ;   625.0 p0+p3   25 box spill
        mov ebp, dword [esp + 328] ;   576.0 p2      24 box
        or ebp, dword [esp + 312]  ;   625.5 p2+p0   24 box
        mov dword [esp + 328], ecx ;   626.0 p0+p3   25 box spill
        mov ecx, dword [esp + 312] ;   578.0 p2      24 box
        xor ecx, dword [esp + 316] ;   627.0 p2+p0   24 box
        not ebp                    ;   627.5 p0      24 box
        mov dword [esp + 312], edx ;   628.0 p0+p3   25 box spill
        mov edx, dword [esp + 340] ;   580.0 p2      24 box
        not edx                    ;   629.0 p0      24 box
        xor ecx, edx               ;   630.0 p0      24 box
        or edx, ebx                ;   630.0 p0      24 box
        xor ebx, ecx               ;   631.0 p0      24 box
        and ecx, edx               ;   631.0 p0      24 box
        or ecx, ebp                ;   632.0 p0      24 box
        xor edx, ebx               ;   632.0 p0      24 box
        or edx, ecx                ;   633.0 p0      24 box
        mov dword [esp + 340], eax ;   633.0 p0+p3   25 box spill
        mov eax, dword [esp + 316] ;   582.8 p2      24 box
        xor eax, ebx               ;   634.0 p0      24 box
        xor ebp, eax               ;   635.0 p0      24 box
        xor edx, ebp               ;   636.0 p0      24 box
        and eax, ecx               ;   635.5 p0      24 box
        xor ebp, eax               ;   636.5 p0      24 box
        mov eax, dword [esp + 324] ;   586.5 p2      23 box
        or eax, dword [esp + 348]  ;   636.5 p2+p0   23 box
        xor eax, dword [esp + 344] ;   637.5 p2+p0   23 box
        mov dword [esp + 324], ecx ;   637.5 p0+p3   24 box spill
        mov ecx, dword [esp + 348] ;   589.5 p2      23 box
        xor ecx, dword [esp + 332] ;   638.5 p2+p0   23 box
        mov dword [esp + 348], ebx ;   639.0 p0+p3   24 box spill
        mov ebx, dword [esp + 344] ;   591.5 p2      23 box
        and ebx, dword [esp + 352] ;   640.0 p2+p0   23 box
        xor ebx, ecx               ;   641.0 p0      23 box
        mov dword [esp + 344], edx ;   641.0 p0+p3   24 box spill
        mov edx, dword [esp + 332] ;   593.5 p2      23 box
        xor edx, eax               ;   642.0 p0      23 box
        not ecx                    ;   642.5 p0      23 box
        mov dword [esp + 332], ebp ;   643.0 p0+p3   24 box spill
        mov ebp, dword [esp + 352] ;   594.5 p2      23 box
        xor ebp, eax               ;   644.0 p0      23 box
        or ecx, ebp                ;   645.0 p0      23 box
        xor ebp, edx               ;   645.0 p0      23 box
        or ebp, ebx                ;   646.0 p0      23 box
        xor ebx, ebp               ;   647.0 p0      23 box
        xor eax, ebx               ;   648.0 p0      23 box
        xor ebx, ecx               ;   648.0 p0      23 box
        xor ecx, ebp               ;   647.5 p0      23 box
        mov ebp, dword [esp + 336] ;   597.2 p2      30 box
        or ebp, dword [esp + 360]  ;   648.0 p2+p0   30 box
        xor ebp, dword [esp + 368] ;   649.0 p2+p0   30 box
        mov dword [esp + 352], edx ;   649.0 p0+p3   23 box spill
        mov edx, dword [esp + 368] ;   600.2 p2      30 box
        and edx, dword [esp + 360] ;   650.0 p2+p0   30 box
        mov dword [esp + 368], eax ;   650.5 p0+p3   23 box spill
        mov eax, dword [esp + 336] ;   602.2 p2      30 box
        xor eax, edx               ;   651.5 p0      30 box
        xor edx, dword [esp + 356] ;   652.0 p2+p0   30 box
        and edx, eax               ;   653.0 p0      30 box
        mov dword [esp + 336], ecx ;   653.0 p0+p3   23 box spill
        mov ecx, dword [esp + 360] ;   604.2 p2      30 box
        xor ecx, edx               ;   654.0 p0      30 box
        or edx, ebp                ;   654.5 p0      30 box
        xor edx, dword [esp + 356] ;   655.5 p2+p0   30 box
        mov dword [esp + 360], ebx ;   655.5 p0+p3   23 box spill
        mov ebx, dword [esp + 356] ;   606.2 p2      30 box
        xor ebx, ebp               ;   656.5 p0      30 box
        not ebx                    ;   657.5 p0      30 box
        or ebx, eax                ;   658.5 p0      30 box
        or ebx, ecx                ;   659.5 p0      30 box
        xor ebp, eax               ;   658.5 p0      30 box
        xor ebp, ecx               ;   659.5 p0      30 box
        xor ebx, ebp               ;   660.5 p0      30 box
        xor ecx, edx               ;   660.0 p0      30 box
        or ebp, edx                ;   660.5 p0      30 box
        xor eax, ebp               ;   661.5 p0      30 box
        mov ebp, dword [esp + 380] ;   610.7 p2      29 box
        and ebp, dword [esp + 392] ;   661.5 p2+p0   29 box
        mov dword [esp + 380], ecx ;   662.0 p0+p3   30 box spill
        mov ecx, dword [esp + 392] ;   612.8 p2      29 box
        xor ecx, dword [esp + 372] ;   663.0 p2+p0   29 box
        mov dword [esp + 392], edx ;   663.5 p0+p3   30 box spill
        mov edx, dword [esp + 372] ;   614.8 p2      29 box
        mov dword [esp + 372], eax ;   664.5 p0+p3   30 box spill
        mov eax, dword [esp + 388] ;   615.8 p2      29 box
        mov dword [esp + 356], ebx ;   665.5 p0+p3   30 box spill
        mov ebx, dword [esp + 388] ;   616.8 p2      29 box
        mov dword [esp + 316], edi ;   666.5 p0+p3   29 box spill
        mov edi, dword [esp + 388] ;   617.8 p2      29 box
        mov dword [esp + 388], esi ;   667.5 p0+p3   29 box spill
        mov esi, dword [esp + 364] ;   618.8 p2      29 box
        not esi                    ;   668.5 p0      29 box
        xor edx, esi               ;   669.5 p0      29 box
        xor ebp, edx               ;   670.5 p0      29 box
        and eax, esi               ;   670.0 p0      29 box
        xor eax, edx               ;   671.0 p0      29 box
        or ebx, edx                ;   671.0 p0      29 box
        xor edi, ebp               ;   671.5 p0      29 box
        xor ebx, ecx               ;   672.0 p0      29 box
        and ecx, eax               ;   672.5 p0      29 box
        xor eax, ebp               ;   673.0 p0      29 box
        mov esi, dword [esp + 376] ;   620.8 p2      28 box
        mov edx, dword [esp + 408] ;   621.8 p2     107 w[97] reload
        or esi, edx                ;   673.5 p0      28 box
        and eax, ebx               ;   674.0 p0      29 box
        or ebx, ecx                ;   674.5 p0      29 box
        xor ecx, edi               ;   675.0 p0      29 box
        not edi                    ;   675.5 p0      29 box
        xor edx, dword [esp + 376] ;   676.0 p2+p0   28 box
        xor eax, edi               ;   676.5 p0      29 box
        xor ebx, edi               ;   677.0 p0      29 box
        mov edi, dword [esp + 384] ;   625.0 p2      28 box
        xor edi, dword [esp + 376] ;   677.5 p2+p0   28 box
        xor esi, edi               ;   678.5 p0      28 box
        and edi, dword [esp + 376] ;   678.5 p2+p0   28 box
        mov dword [esp + 384], eax ;   679.0 p0+p3   29 box spill
        mov eax, dword [esp + 376] ;   628.0 p2      28 box
        xor eax, esi               ;   680.0 p0      28 box
        mov dword [esp + 376], ebx ;   680.5 p0+p3   29 box spill
        mov ebx, dword [esp + 396] ;   629.0 p2      28 box
        not ebx                    ;   681.5 p0      28 box
        xor edx, ebx               ;   682.5 p0      28 box
        and edi, edx               ;   683.5 p0      28 box
        xor edi, ebx               ;   684.5 p0      28 box
        or ebx, edx                ;   683.5 p0      28 box
        xor ebx, esi               ;   684.5 p0      28 box
        and esi, edi               ;   685.5 p0      28 box
        xor edi, eax               ;   685.5 p0      28 box
        and eax, ebx               ;   685.5 p0      28 box
        xor eax, edx               ;   686.5 p0      28 box
        xor edx, esi               ;   686.5 p0      28 box
        mov esi, dword [esp + 416] ;   635.0 p2      27 box
        and esi, dword [esp + 404] ;   687.0 p2+p0   27 box
        xor esi, dword [esp + 424] ;   688.0 p2+p0   27 box
        mov dword [esp + 396], edi ;   688.0 p0+p3   28 box spill
        mov edi, dword [esp + 416] ;   638.0 p2      27 box
        xor edi, dword [esp + 400] ;   689.0 p2+p0   27 box
        mov dword [esp + 416], eax ;   689.5 p0+p3   28 box spill
        mov eax, dword [esp + 424] ;   640.0 p2      27 box
        or eax, dword [esp + 404]  ;   690.5 p2+p0   27 box
        or eax, edi                ;   691.5 p0      27 box
        xor eax, dword [esp + 400] ;   692.5 p2+p0   27 box
        mov dword [esp + 424], edx ;   692.0 p0+p3   28 box spill
        mov edx, dword [esp + 400] ;   643.0 p2      27 box
        and edx, edi               ;   693.0 p0      27 box
        xor edx, esi               ;   694.0 p0      27 box
        mov dword [esp + 400], ebx ;   694.0 p0+p3   28 box spill
        mov ebx, dword [esp + 404] ;   644.0 p2      27 box
        xor ebx, esi               ;   695.0 p0      27 box
        and esi, eax               ;   695.5 p0      27 box
        xor eax, ebx               ;   696.0 p0      27 box
        or ebx, edx                ;   696.5 p0      27 box
        not edx                    ;   697.0 p0      27 box
        xor ebx, edi               ;   697.5 p0      27 box
        xor edi, esi               ;   698.0 p0      27 box
        mov esi, dword [esp + 412] ;   648.0 p2      26 box
        and esi, dword [esp + 440] ;   698.5 p2+p0   26 box
        mov dword [esp + 404], edi ;   699.0 p0+p3   27 box spill
        mov edi, dword [esp + 440] ;   650.0 p2      26 box
        xor edi, dword [esp + 428] ;   700.0 p2+p0   26 box
        mov dword [esp + 440], ebx ;   700.5 p0+p3   27 box spill
        mov ebx, dword [esp + 428] ;   652.0 p2      26 box
        or ebx, dword [esp + 412]  ;   701.5 p2+p0   26 box
        mov dword [esp + 428], eax ;   702.0 p0+p3   27 box spill
        mov eax, dword [esp + 412] ;   654.0 p2      26 box
        xor eax, dword [esp + 420] ;   703.0 p2+p0   26 box
        or eax, esi                ;   704.0 p0      26 box
        mov dword [esp + 412], edx ;   704.0 p0+p3   27 box spill
        mov edx, dword [esp + 420] ;   656.0 p2      26 box
        and edx, ebx               ;   705.0 p0      26 box
        xor edx, edi               ;   706.0 p0      26 box
        and edi, ebx               ;   706.0 p0      26 box
        xor edi, eax               ;   707.0 p0      26 box
        xor ebx, edx               ;   707.0 p0      26 box
        xor edx, esi               ;   707.5 p0      26 box
        xor eax, edx               ;   708.5 p0      26 box
        and esi, edi               ;   708.5 p0      26 box
        xor esi, ebx               ;   709.5 p0      26 box
        and ebx, edi               ;   709.5 p0      26 box
        xor edx, ebx               ;   710.5 p0      26 box
        mov ebx, dword [esp + 444] ;   659.5 p2      25 box
        and ebx, dword [esp + 460] ;   710.5 p2+p0   25 box
        xor ebx, dword [esp + 436] ;   711.5 p2+p0   25 box
        mov dword [esp + 420], eax ;   711.5 p0+p3   26 box spill
        mov eax, dword [esp + 460] ;   662.5 p2      25 box
        xor eax, dword [esp + 444] ;   712.5 p2+p0   25 box
        xor eax, dword [esp + 432] ;   713.5 p2+p0   25 box
        mov dword [esp + 460], edi ;   713.5 p0+p3   26 box spill
        mov edi, dword [esp + 436] ;   665.5 p2      25 box
        or edi, dword [esp + 444]  ;   714.5 p2+p0   25 box
        xor edi, dword [esp + 432] ;   715.5 p2+p0   25 box
        mov dword [esp + 436], esi ;   715.5 p0+p3   26 box spill
        mov esi, dword [esp + 432] ;   668.5 p2      25 box
        and esi, ebx               ;   716.5 p0      25 box
        xor esi, eax               ;   717.5 p0      25 box
        xor ebx, eax               ;   717.5 p0      25 box
        or eax, edi                ;   718.0 p0      25 box
        mov dword [esp + 432], edx ;   718.5 p0+p3   26 box spill
        mov edx, dword [esp + 444] ;   669.5 p2      25 box
        xor edx, ebx               ;   719.5 p0      25 box
        xor ebx, eax               ;   720.0 p0      25 box
        mov eax, dword [esp + 448] ;   671.5 p2      24 box
        and eax, dword [esp + 464] ;   720.5 p2+p0   24 box
        xor edi, ebx               ;   721.0 p0      25 box
        xor ebx, esi               ;   721.5 p0      25 box
        not esi                    ;   722.0 p0      25 box
        mov dword [esp + 448], esi ;   723.0 p0+p3   25 box spill
        mov esi, dword [esp + 472] ;   674.0 p2      24 box
        or esi, dword [esp + 464]  ;   723.5 p2+p0   24 box
        mov dword [esp + 472], edi ;   724.0 p0+p3   25 box spill
        mov edi, dword [esp + 464] ;   676.0 p2      24 box
        xor edi, dword [esp + 468] ;   725.0 p2+p0   24 box
        not esi                    ;   725.5 p0      24 box
        mov dword [esp + 464], ebx ;   726.0 p0+p3   25 box spill
        mov ebx, dword [esp + 452] ;   678.0 p2      24 box
        not ebx                    ;   727.0 p0      24 box
        xor edi, ebx               ;   728.0 p0      24 box
        or ebx, eax                ;   728.0 p0      24 box
        xor eax, edi               ;   729.0 p0      24 box
        and edi, ebx               ;   729.0 p0      24 box
        or edi, esi                ;   730.0 p0      24 box
        xor ebx, eax               ;   730.0 p0      24 box
        or ebx, edi                ;   731.0 p0      24 box
        mov dword [esp + 452], edx ;   731.0 p0+p3   25 box spill
        mov edx, dword [esp + 468] ;   680.8 p2      24 box
        xor edx, eax               ;   732.0 p0      24 box
        xor esi, edx               ;   733.0 p0      24 box
        xor ebx, esi               ;   734.0 p0      24 box
        and edx, edi               ;   733.5 p0      24 box
        xor esi, edx               ;   734.5 p0      24 box
        mov edx, dword [esp + 456] ;   684.5 p2      23 box
        or edx, dword [esp + 480]  ;   734.5 p2+p0   23 box
        xor edx, dword [esp + 484] ;   735.5 p2+p0   23 box
        mov dword [esp + 456], edi ;   735.5 p0+p3   24 box spill
        mov edi, dword [esp + 480] ;   687.5 p2      23 box
        xor edi, dword [esp + 476] ;   736.5 p2+p0   23 box
        mov dword [esp + 480], eax ;   737.0 p0+p3   24 box spill
        mov eax, dword [esp + 484] ;   689.5 p2      23 box
        and eax, dword [esp + 488] ;   738.0 p2+p0   23 box
        xor eax, edi               ;   739.0 p0      23 box
        mov dword [esp + 484], ebx ;   739.0 p0+p3   24 box spill
        mov ebx, dword [esp + 476] ;   691.5 p2      23 box
        xor ebx, edx               ;   740.0 p0      23 box
        not edi                    ;   740.5 p0      23 box
        mov dword [esp + 476], esi ;   741.0 p0+p3   24 box spill
        mov esi, dword [esp + 488] ;   692.5 p2      23 box
        xor esi, edx               ;   742.0 p0      23 box
        or edi, esi                ;   743.0 p0      23 box
        xor esi, ebx               ;   743.0 p0      23 box
        or esi, eax                ;   744.0 p0      23 box
        xor eax, esi               ;   745.0 p0      23 box
        xor edx, eax               ;   746.0 p0      23 box
        xor eax, edi               ;   746.0 p0      23 box
        xor edi, esi               ;   745.5 p0      23 box
        mov esi, dword [esp + 508] ;   695.2 p2      30 box
        or esi, dword [esp + 512]  ;   746.0 p2+p0   30 box
        xor esi, dword [esp + 492] ;   747.0 p2+p0   30 box
        mov dword [esp + 488], ebx ;   747.0 p0+p3   23 box spill
        mov ebx, dword [esp + 492] ;   698.2 p2      30 box
        and ebx, dword [esp + 512] ;   748.0 p2+p0   30 box
        mov dword [esp + 492], edx ;   748.5 p0+p3   23 box spill
        mov edx, dword [esp + 508] ;   700.2 p2      30 box
        xor edx, ebx               ;   749.5 p0      30 box
        xor ebx, dword [esp + 496] ;   750.0 p2+p0   30 box
        and ebx, edx               ;   751.0 p0      30 box
        mov dword [esp + 508], edi ;   751.0 p0+p3   23 box spill
        mov edi, dword [esp + 512] ;   702.2 p2      30 box
        xor edi, ebx               ;   752.0 p0      30 box
        or ebx, esi                ;   752.5 p0      30 box
        xor ebx, dword [esp + 496] ;   753.5 p2+p0   30 box
        mov dword [esp + 512], eax ;   753.5 p0+p3   23 box spill
        mov eax, dword [esp + 496] ;   704.2 p2      30 box
        xor eax, esi               ;   754.5 p0      30 box
        not eax                    ;   755.5 p0      30 box
        or eax, edx                ;   756.5 p0      30 box
        or eax, edi                ;   757.5 p0      30 box
        xor esi, edx               ;   756.5 p0      30 box
        xor esi, edi               ;   757.5 p0      30 box
        xor eax, esi               ;   758.5 p0      30 box
        xor edi, ebx               ;   758.0 p0      30 box
        or esi, ebx                ;   758.5 p0      30 box
        xor edx, esi               ;   759.5 p0      30 box
        mov esi, dword [esp + 500] ;   708.7 p2      29 box
        and esi, dword [esp + 516] ;   759.5 p2+p0   29 box
        mov dword [esp + 500], edi ;   760.0 p0+p3   30 box spill
        mov edi, dword [esp + 516] ;   710.8 p2      29 box
        xor edi, dword [esp + 504] ;   761.0 p2+p0   29 box
        mov dword [esp + 516], ebx ;   761.5 p0+p3   30 box spill
        mov ebx, dword [esp + 504] ;   712.8 p2      29 box
        mov dword [esp + 504], edx ;   762.5 p0+p3   30 box spill
        mov edx, dword [esp + 524] ;   713.8 p2      29 box
        mov dword [esp + 496], eax ;   763.5 p0+p3   30 box spill
        mov eax, dword [esp + 524] ;   714.8 p2      29 box
        mov dword [esp + 468], ebp ;   764.5 p0+p3   29 box spill
        mov ebp, dword [esp + 524] ;   715.8 p2      29 box
        mov dword [esp + 524], ecx ;   765.5 p0+p3   29 box spill
        mov ecx, dword [esp + 520] ;   716.8 p2      29 box
        not ecx                    ;   766.5 p0      29 box
        xor ebx, ecx               ;   767.5 p0      29 box
        xor esi, ebx               ;   768.5 p0      29 box
        and edx, ecx               ;   768.0 p0      29 box
        xor edx, ebx               ;   769.0 p0      29 box
        or eax, ebx                ;   769.0 p0      29 box
        xor ebp, esi               ;   769.5 p0      29 box
        xor eax, edi               ;   770.0 p0      29 box
        and edi, edx               ;   770.5 p0      29 box
        xor edx, esi               ;   771.0 p0      29 box
        mov ecx, dword [esp + 100] ;   718.8 p2      28 box
        mov ebx, dword [esp + 528] ;   719.8 p2     107 w[129] reload
        or ecx, ebx                ;   771.5 p0      28 box
        and edx, eax               ;   772.0 p0      29 box
        or eax, edi                ;   772.5 p0      29 box
        xor edi, ebp               ;   773.0 p0      29 box
        not ebp                    ;   773.5 p0      29 box
        xor ebx, dword [esp + 100] ;   774.0 p2+p0   28 box
        xor edx, ebp               ;   774.5 p0      29 box
        xor eax, ebp               ;   775.0 p0      29 box
        mov ebp, dword [esp + 532] ;   723.0 p2      28 box
        xor ebp, dword [esp + 100] ;   775.5 p2+p0   28 box
        xor ecx, ebp               ;   776.5 p0      28 box
        and ebp, dword [esp + 100] ;   776.5 p2+p0   28 box
        mov dword [esp + 532], edx ;   777.0 p0+p3   29 box spill
        mov edx, dword [esp + 100] ;   726.0 p2      28 box
        xor edx, ecx               ;   778.0 p0      28 box
        mov dword [esp + 100], eax ;   778.5 p0+p3   29 box spill
        mov eax, dword [esp + 40]  ;   727.0 p2      28 box
        not eax                    ;   779.5 p0      28 box
        xor ebx, eax               ;   780.5 p0      28 box
        and ebp, ebx               ;   781.5 p0      28 box
        xor ebp, eax               ;   782.5 p0      28 box
        or eax, ebx                ;   781.5 p0      28 box
        xor eax, ecx               ;   782.5 p0      28 box
        and ecx, ebp               ;   783.5 p0      28 box
        xor ebp, edx               ;   783.5 p0      28 box
        and edx, eax               ;   783.5 p0      28 box
        xor edx, ebx               ;   784.5 p0      28 box
        xor ebx, ecx               ;   784.5 p0      28 box
        mov ecx, dword [esp + 536] ;   733.0 p2      27 box
        xor ecx, dword [esp + 8]   ;   785.0 p2+p0   27 box
        mov dword [esp + 536], ebp ;   785.5 p0+p3   28 box spill
        mov ebp, dword [esp + 8]   ;   735.5 p2      27 box
        and ebp, ecx               ;   786.5 p0      27 box
        xor ecx, dword [esp + 20]  ;   787.0 p2+p0   27 box
        xor ebp, dword [esp + 540] ;   787.5 p2+p0   27 box
        mov dword [esp + 40], edx  ;   788.0 p0+p3   28 box spill
        mov edx, dword [esp + 540] ;   738.5 p2      27 box
        or edx, dword [esp + 8]    ;   789.0 p2+p0   27 box
        or edx, ecx                ;   790.0 p0      27 box
        xor edx, dword [esp + 20]  ;   791.0 p2+p0   27 box
        mov dword [esp + 540], ebx ;   790.5 p0+p3   28 box spill
        mov ebx, dword [esp + 20]  ;   741.5 p2      27 box
        and ebx, ecx               ;   791.5 p0      27 box
        xor ebx, ebp               ;   792.5 p0      27 box
        mov dword [esp + 20], eax  ;   792.5 p0+p3   28 box spill
        mov eax, dword [esp + 8]   ;   742.5 p2      27 box
        xor eax, ebp               ;   793.5 p0      27 box
        and ebp, edx               ;   794.0 p0      27 box
        xor edx, eax               ;   794.5 p0      27 box
        or eax, ebx                ;   795.0 p0      27 box
        not ebx                    ;   795.5 p0      27 box
        xor eax, ecx               ;   796.0 p0      27 box
        xor ecx, ebp               ;   796.5 p0      27 box
        mov ebp, dword [esp + 12]  ;   747.0 p2      26 box
        and ebp, dword [esp + 544] ;   797.0 p2+p0   26 box
        mov dword [esp + 8], ecx   ;   797.5 p0+p3   27 box spill
        mov ecx, dword [esp + 544] ;   749.0 p2      26 box
        xor ecx, dword [esp + 552] ;   798.5 p2+p0   26 box
        mov dword [esp + 544], eax ;   799.0 p0+p3   27 box spill
        mov eax, dword [esp + 552] ;   751.0 p2      26 box
        or eax, dword [esp + 12]   ;   800.0 p2+p0   26 box
        mov dword [esp + 552], edx ;   800.5 p0+p3   27 box spill
        mov edx, dword [esp + 12]  ;   753.0 p2      26 box
        xor edx, dword [esp + 548] ;   801.5 p2+p0   26 box
        or edx, ebp                ;   802.5 p0      26 box
        mov dword [esp + 12], ebx  ;   802.5 p0+p3   27 box spill
        mov ebx, dword [esp + 548] ;   755.0 p2      26 box
        and ebx, eax               ;   803.5 p0      26 box
        xor ebx, ecx               ;   804.5 p0      26 box
        and ecx, eax               ;   804.5 p0      26 box
        xor ecx, edx               ;   805.5 p0      26 box
        xor eax, ebx               ;   805.5 p0      26 box
        xor ebx, ebp               ;   806.0 p0      26 box
        xor edx, ebx               ;   807.0 p0      26 box
        and ebp, ecx               ;   807.0 p0      26 box
        xor ebp, eax               ;   808.0 p0      26 box
        and eax, ecx               ;   808.0 p0      26 box
        xor ebx, eax               ;   809.0 p0      26 box
        mov eax, dword [esp + 16]  ;   758.5 p2      26 box reload
        mov dword [esp + 548], edx ;   809.0 p0+p3   26 box spill
        mov edx, dword [esp + 580] ;   759.5 p2     128 rk reload
        mov dword [edx], eax       ;   810.0 p0+p3  128 rk
        mov eax, dword [esp + 24]  ;   760.5 p2      26 box reload
        mov dword [edx + 4], eax   ;   811.0 p0+p3  128 rk
        mov eax, dword [esp + 32]  ;   761.5 p2      26 box reload
        mov dword [edx + 8], eax   ;   812.0 p0+p3  128 rk
        mov eax, dword [esp + 0]   ;   762.5 p2      26 box reload
        mov dword [edx + 12], eax  ;   813.0 p0+p3  128 rk
        mov eax, dword [esp + 36]  ;   763.5 p2      25 box reload
        mov dword [edx + 16], eax  ;   814.0 p0+p3  128 rk
        mov eax, dword [esp + 48]  ;   764.5 p2      25 box reload
        mov dword [edx + 20], eax  ;   815.0 p0+p3  128 rk
        mov eax, dword [esp + 44]  ;   765.5 p2      25 box reload
        mov dword [edx + 24], eax  ;   816.0 p0+p3  128 rk
        mov eax, dword [esp + 28]  ;   766.5 p2      25 box reload
        mov dword [edx + 28], eax  ;   817.0 p0+p3  128 rk
        mov eax, dword [esp + 56]  ;   767.5 p2      24 box reload
        mov dword [edx + 32], eax  ;   818.0 p0+p3  128 rk
        mov eax, dword [esp + 52]  ;   768.5 p2      24 box reload
        mov dword [edx + 36], eax  ;   819.0 p0+p3  128 rk
        mov eax, dword [esp + 76]  ;   769.5 p2      24 box reload
        mov dword [edx + 40], eax  ;   820.0 p0+p3  128 rk
        mov eax, dword [esp + 60]  ;   770.5 p2      24 box reload
        mov dword [edx + 44], eax  ;   821.0 p0+p3  128 rk
        mov eax, dword [esp + 80]  ;   771.5 p2      23 box reload
        mov dword [edx + 48], eax  ;   822.0 p0+p3  128 rk
        mov eax, dword [esp + 68]  ;   772.5 p2      23 box reload
        mov dword [edx + 52], eax  ;   823.0 p0+p3  128 rk
        mov eax, dword [esp + 72]  ;   773.5 p2      23 box reload
        mov dword [edx + 56], eax  ;   824.0 p0+p3  128 rk
        mov eax, dword [esp + 64]  ;   774.5 p2      23 box reload
        mov dword [edx + 60], eax  ;   825.0 p0+p3  128 rk
        mov eax, dword [esp + 88]  ;   775.5 p2      30 box reload
        mov dword [edx + 64], eax  ;   826.0 p0+p3  128 rk
        mov eax, dword [esp + 92]  ;   776.5 p2      30 box reload
        mov dword [edx + 68], eax  ;   827.0 p0+p3  128 rk
        mov eax, dword [esp + 96]  ;   777.5 p2      30 box reload
        mov dword [edx + 72], eax  ;   828.0 p0+p3  128 rk
        mov eax, dword [esp + 84]  ;   778.5 p2      30 box reload
        mov dword [edx + 76], eax  ;   829.0 p0+p3  128 rk
        mov eax, dword [esp + 244] ;   779.5 p2      29 box reload
        mov dword [edx + 80], eax  ;   830.0 p0+p3  128 rk
        mov eax, dword [esp + 180] ;   780.5 p2      29 box reload
        mov dword [edx + 84], eax  ;   831.0 p0+p3  128 rk
        mov eax, dword [esp + 116] ;   781.5 p2      29 box reload
        mov dword [edx + 88], eax  ;   832.0 p0+p3  128 rk
        mov eax, dword [esp + 112] ;   782.5 p2      29 box reload
        mov dword [edx + 92], eax  ;   833.0 p0+p3  128 rk
        mov eax, dword [esp + 136] ;   783.5 p2      28 box reload
        mov dword [edx + 96], eax  ;   834.0 p0+p3  128 rk
        mov eax, dword [esp + 132] ;   784.5 p2      28 box reload
        mov dword [edx + 100], eax ;   835.0 p0+p3  128 rk
        mov eax, dword [esp + 120] ;   785.5 p2      28 box reload
        mov dword [edx + 104], eax ;   836.0 p0+p3  128 rk
        mov eax, dword [esp + 128] ;   786.5 p2      28 box reload
        mov dword [edx + 108], eax ;   837.0 p0+p3  128 rk
        mov eax, dword [esp + 148] ;   787.5 p2      27 box reload
        mov dword [edx + 112], eax ;   838.0 p0+p3  128 rk
        mov eax, dword [esp + 160] ;   788.5 p2      27 box reload
        mov dword [edx + 116], eax ;   839.0 p0+p3  128 rk
        mov eax, dword [esp + 140] ;   789.5 p2      27 box reload
        mov dword [edx + 120], eax ;   840.0 p0+p3  128 rk
        mov eax, dword [esp + 124] ;   790.5 p2      27 box reload
        mov dword [edx + 124], eax ;   841.0 p0+p3  128 rk
        mov eax, dword [esp + 156] ;   791.5 p2      26 box reload
        mov dword [edx + 128], eax ;   842.0 p0+p3  128 rk
        mov eax, dword [esp + 164] ;   792.5 p2      26 box reload
        mov dword [edx + 132], eax ;   843.0 p0+p3  128 rk
        mov eax, dword [esp + 172] ;   793.5 p2      26 box reload
        mov dword [edx + 136], eax ;   844.0 p0+p3  128 rk
        mov eax, dword [esp + 144] ;   794.5 p2      26 box reload
        mov dword [edx + 140], eax ;   845.0 p0+p3  128 rk
        mov eax, dword [esp + 176] ;   795.5 p2      25 box reload
        mov dword [edx + 144], eax ;   846.0 p0+p3  128 rk
        mov eax, dword [esp + 188] ;   796.5 p2      25 box reload
        mov dword [edx + 148], eax ;   847.0 p0+p3  128 rk
        mov eax, dword [esp + 184] ;   797.5 p2      25 box reload
        mov dword [edx + 152], eax ;   848.0 p0+p3  128 rk
        mov eax, dword [esp + 168] ;   798.5 p2      25 box reload
        mov dword [edx + 156], eax ;   849.0 p0+p3  128 rk
        mov eax, dword [esp + 196] ;   799.5 p2      24 box reload
        mov dword [edx + 160], eax ;   850.0 p0+p3  128 rk
        mov eax, dword [esp + 192] ;   800.5 p2      24 box reload
        mov dword [edx + 164], eax ;   851.0 p0+p3  128 rk
        mov eax, dword [esp + 220] ;   801.5 p2      24 box reload
        mov dword [edx + 168], eax ;   852.0 p0+p3  128 rk
        mov eax, dword [esp + 200] ;   802.5 p2      24 box reload
        mov dword [edx + 172], eax ;   853.0 p0+p3  128 rk
        mov eax, dword [esp + 216] ;   803.5 p2      23 box reload
        mov dword [edx + 176], eax ;   854.0 p0+p3  128 rk
        mov eax, dword [esp + 204] ;   804.5 p2      23 box reload
        mov dword [edx + 180], eax ;   855.0 p0+p3  128 rk
        mov eax, dword [esp + 212] ;   805.5 p2      23 box reload
        mov dword [edx + 184], eax ;   856.0 p0+p3  128 rk
        mov eax, dword [esp + 208] ;   806.5 p2      23 box reload
        mov dword [edx + 188], eax ;   857.0 p0+p3  128 rk
        mov eax, dword [esp + 232] ;   807.5 p2      30 box reload
        mov dword [edx + 192], eax ;   858.0 p0+p3  128 rk
        mov eax, dword [esp + 228] ;   808.5 p2      30 box reload
        mov dword [edx + 196], eax ;   859.0 p0+p3  128 rk
        mov eax, dword [esp + 236] ;   809.5 p2      30 box reload
        mov dword [edx + 200], eax ;   860.8 p0+p3  128 rk
        mov eax, dword [esp + 224] ;   810.5 p2      30 box reload
        mov dword [edx + 204], eax ;   862.8 p0+p3  128 rk
        mov eax, dword [esp + 388] ;   811.5 p2      29 box reload
        mov dword [edx + 208], eax ;   864.8 p0+p3  128 rk
        mov eax, dword [esp + 316] ;   812.5 p2      29 box reload
        mov dword [edx + 212], eax ;   866.8 p0+p3  128 rk
        mov eax, dword [esp + 240] ;   813.5 p2      29 box reload
        mov dword [edx + 216], eax ;   868.8 p0+p3  128 rk
        mov eax, dword [esp + 252] ;   814.5 p2      29 box reload
        mov dword [edx + 220], eax ;   870.8 p0+p3  128 rk
        mov eax, dword [esp + 260] ;   815.5 p2      28 box reload
        mov dword [edx + 224], eax ;   872.8 p0+p3  128 rk
        mov eax, dword [esp + 284] ;   816.5 p2      28 box reload
        mov dword [edx + 228], eax ;   874.8 p0+p3  128 rk
        mov eax, dword [esp + 276] ;   817.5 p2      28 box reload
        mov dword [edx + 232], eax ;   876.8 p0+p3  128 rk
        mov eax, dword [esp + 256] ;   818.5 p2      28 box reload
        mov dword [edx + 236], eax ;   878.8 p0+p3  128 rk
        mov eax, dword [esp + 272] ;   819.5 p2      27 box reload
        mov dword [edx + 240], eax ;   880.8 p0+p3  128 rk
        mov eax, dword [esp + 288] ;   820.5 p2      27 box reload
        mov dword [edx + 244], eax ;   882.8 p0+p3  128 rk
        mov eax, dword [esp + 296] ;   821.5 p2      27 box reload
        mov dword [edx + 248], eax ;   884.8 p0+p3  128 rk
        mov eax, dword [esp + 268] ;   822.5 p2      27 box reload
        mov dword [edx + 252], eax ;   886.8 p0+p3  128 rk
        mov eax, dword [esp + 292] ;   823.5 p2      26 box reload
        mov dword [edx + 256], eax ;   888.8 p0+p3  128 rk
        mov eax, dword [esp + 320] ;   824.5 p2      26 box reload
        mov dword [edx + 260], eax ;   890.8 p0+p3  128 rk
        mov eax, dword [esp + 300] ;   825.5 p2      26 box reload
        mov dword [edx + 264], eax ;   892.8 p0+p3  128 rk
        mov eax, dword [esp + 280] ;   826.5 p2      26 box reload
        mov dword [edx + 268], eax ;   894.8 p0+p3  128 rk
        mov eax, dword [esp + 340] ;   827.5 p2      25 box reload
        mov dword [edx + 272], eax ;   896.8 p0+p3  128 rk
        mov eax, dword [esp + 312] ;   828.5 p2      25 box reload
        mov dword [edx + 276], eax ;   898.8 p0+p3  128 rk
        mov eax, dword [esp + 328] ;   829.5 p2      25 box reload
        mov dword [edx + 280], eax ;   900.8 p0+p3  128 rk
        mov eax, dword [esp + 304] ;   830.5 p2      25 box reload
        mov dword [edx + 284], eax ;   902.8 p0+p3  128 rk
        mov eax, dword [esp + 332] ;   831.5 p2      24 box reload
        mov dword [edx + 288], eax ;   904.8 p0+p3  128 rk
        mov eax, dword [esp + 344] ;   832.5 p2      24 box reload
        mov dword [edx + 292], eax ;   906.8 p0+p3  128 rk
        mov eax, dword [esp + 348] ;   833.5 p2      24 box reload
        mov dword [edx + 296], eax ;   908.8 p0+p3  128 rk
        mov eax, dword [esp + 324] ;   834.5 p2      24 box reload
        mov dword [edx + 300], eax ;   910.8 p0+p3  128 rk
        mov eax, dword [esp + 360] ;   835.5 p2      23 box reload
        mov dword [edx + 304], eax ;   912.8 p0+p3  128 rk
        mov eax, dword [esp + 336] ;   836.5 p2      23 box reload
        mov dword [edx + 308], eax ;   914.8 p0+p3  128 rk
        mov eax, dword [esp + 368] ;   837.5 p2      23 box reload
        mov dword [edx + 312], eax ;   916.8 p0+p3  128 rk
        mov eax, dword [esp + 352] ;   838.5 p2      23 box reload
        mov dword [edx + 316], eax ;   918.8 p0+p3  128 rk
        mov eax, dword [esp + 356] ;   839.5 p2      30 box reload
        mov dword [edx + 320], eax ;   920.8 p0+p3  128 rk
        mov eax, dword [esp + 372] ;   840.5 p2      30 box reload
        mov dword [edx + 324], eax ;   922.8 p0+p3  128 rk
        mov eax, dword [esp + 392] ;   841.5 p2      30 box reload
        mov dword [edx + 328], eax ;   924.8 p0+p3  128 rk
        mov eax, dword [esp + 380] ;   842.5 p2      30 box reload
        mov dword [edx + 332], eax ;   926.8 p0+p3  128 rk
        mov eax, dword [esp + 524] ;   843.5 p2      29 box reload
        mov dword [edx + 336], eax ;   928.8 p0+p3  128 rk
        mov eax, dword [esp + 468] ;   844.5 p2      29 box reload
        mov dword [edx + 340], eax ;   930.8 p0+p3  128 rk
        mov eax, dword [esp + 376] ;   845.5 p2      29 box reload
        mov dword [edx + 344], eax ;   932.8 p0+p3  128 rk
        mov eax, dword [esp + 384] ;   846.5 p2      29 box reload
        mov dword [edx + 348], eax ;   934.8 p0+p3  128 rk
        mov eax, dword [esp + 400] ;   847.5 p2      28 box reload
        mov dword [edx + 352], eax ;   936.8 p0+p3  128 rk
        mov eax, dword [esp + 424] ;   848.5 p2      28 box reload
        mov dword [edx + 356], eax ;   938.8 p0+p3  128 rk
        mov eax, dword [esp + 416] ;   849.5 p2      28 box reload
        mov dword [edx + 360], eax ;   940.8 p0+p3  128 rk
        mov eax, dword [esp + 396] ;   850.5 p2      28 box reload
        mov dword [edx + 364], eax ;   942.8 p0+p3  128 rk
        mov eax, dword [esp + 412] ;   851.5 p2      27 box reload
        mov dword [edx + 368], eax ;   944.8 p0+p3  128 rk
        mov eax, dword [esp + 428] ;   852.5 p2      27 box reload
        mov dword [edx + 372], eax ;   946.8 p0+p3  128 rk
        mov eax, dword [esp + 440] ;   853.5 p2      27 box reload
        mov dword [edx + 376], eax ;   948.8 p0+p3  128 rk
        mov eax, dword [esp + 404] ;   854.5 p2      27 box reload
        mov dword [edx + 380], eax ;   950.8 p0+p3  128 rk
        mov eax, dword [esp + 432] ;   855.5 p2      26 box reload
        mov dword [edx + 384], eax ;   952.8 p0+p3  128 rk
        mov eax, dword [esp + 436] ;   856.5 p2      26 box reload
        mov dword [edx + 388], eax ;   954.8 p0+p3  128 rk
        mov eax, dword [esp + 460] ;   857.5 p2      26 box reload
        mov dword [edx + 392], eax ;   956.8 p0+p3  128 rk
        mov eax, dword [esp + 420] ;   858.5 p2      26 box reload
        mov dword [edx + 396], eax ;   958.8 p0+p3  128 rk
        mov eax, dword [esp + 452] ;   859.5 p2      25 box reload
        mov dword [edx + 400], eax ;   960.8 p0+p3  128 rk
        mov eax, dword [esp + 464] ;   860.5 p2      25 box reload
        mov dword [edx + 404], eax ;   962.8 p0+p3  128 rk
        mov eax, dword [esp + 472] ;   861.5 p2      25 box reload
        mov dword [edx + 408], eax ;   964.8 p0+p3  128 rk
        mov eax, dword [esp + 448] ;   862.5 p2      25 box reload
        mov dword [edx + 412], eax ;   966.8 p0+p3  128 rk
        mov eax, dword [esp + 476] ;   863.5 p2      24 box reload
        mov dword [edx + 416], eax ;   968.8 p0+p3  128 rk
        mov eax, dword [esp + 484] ;   864.5 p2      24 box reload
        mov dword [edx + 420], eax ;   970.8 p0+p3  128 rk
        mov eax, dword [esp + 480] ;   865.5 p2      24 box reload
        mov dword [edx + 424], eax ;   972.8 p0+p3  128 rk
        mov eax, dword [esp + 456] ;   866.5 p2      24 box reload
        mov dword [edx + 428], eax ;   974.8 p0+p3  128 rk
        mov eax, dword [esp + 512] ;   867.5 p2      23 box reload
        mov dword [edx + 432], eax ;   976.8 p0+p3  128 rk
        mov eax, dword [esp + 508] ;   868.5 p2      23 box reload
        mov dword [edx + 436], eax ;   978.8 p0+p3  128 rk
        mov eax, dword [esp + 492] ;   869.5 p2      23 box reload
        mov dword [edx + 440], eax ;   980.8 p0+p3  128 rk
        mov eax, dword [esp + 488] ;   870.5 p2      23 box reload
        mov dword [edx + 444], eax ;   982.8 p0+p3  128 rk
        mov eax, dword [esp + 496] ;   871.5 p2      30 box reload
        mov dword [edx + 448], eax ;   984.8 p0+p3  128 rk
        mov eax, dword [esp + 504] ;   872.5 p2      30 box reload
        mov dword [edx + 452], eax ;   986.8 p0+p3  128 rk
        mov eax, dword [esp + 516] ;   873.5 p2      30 box reload
        mov dword [edx + 456], eax ;   988.8 p0+p3  128 rk
        mov dword [edx + 464], edi ;   990.8 p0+p3  128 rk
        mov edi, dword [esp + 500] ;   874.5 p2      30 box reload
        mov dword [edx + 460], edi ;   992.8 p0+p3  128 rk
        mov dword [edx + 468], esi ;   994.8 p0+p3  128 rk
        mov esi, dword [esp + 100] ;   875.5 p2      29 box reload
        mov dword [edx + 472], esi ;   996.8 p0+p3  128 rk
        mov esi, dword [esp + 532] ;   876.5 p2      29 box reload
        mov dword [edx + 476], esi ;   998.8 p0+p3  128 rk
        mov esi, dword [esp + 20]  ;   877.5 p2      28 box reload
        mov dword [edx + 480], esi ;  1000.8 p0+p3  128 rk
        mov esi, dword [esp + 540] ;   878.5 p2      28 box reload
        mov dword [edx + 484], esi ;  1002.8 p0+p3  128 rk
        mov esi, dword [esp + 40]  ;   879.5 p2      28 box reload
        mov dword [edx + 488], esi ;  1004.8 p0+p3  128 rk
        mov esi, dword [esp + 536] ;   880.5 p2      28 box reload
        mov dword [edx + 492], esi ;  1006.8 p0+p3  128 rk
        mov esi, dword [esp + 12]  ;   881.5 p2      27 box reload
        mov dword [edx + 496], esi ;  1008.8 p0+p3  128 rk
        mov esi, dword [esp + 552] ;   882.5 p2      27 box reload
        mov dword [edx + 500], esi ;  1010.8 p0+p3  128 rk
        mov dword [edx + 512], ebx ;  1012.8 p0+p3  128 rk
        mov esi, dword [esp + 544] ;   884.8 p2      27 box reload
        mov dword [edx + 504], esi ;  1014.8 p0+p3  128 rk
        mov esi, dword [esp + 8]   ;   886.8 p2      27 box reload
        mov dword [edx + 508], esi ;  1016.8 p0+p3  128 rk
        mov dword [edx + 516], ebp ;  1018.8 p0+p3  128 rk
        mov dword [edx + 520], ecx ;  1020.8 p0+p3  128 rk
        mov esi, dword [esp + 548] ;   890.8 p2      26 box reload
        mov dword [edx + 524], esi ;  1022.8 p0+p3  128 rk
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
