; serpent_expand256 for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
;   ./cw build serpent_expand256 --cpu pentium3
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
;   body: 2599 uops, planned 868.3; bounds: width 866.3, ports 635.0, path 273.0
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
        mov edi, dword [esi + 12]  ;     3.0 p2     127 k
        mov ebp, dword [esi + 16]  ;     3.0 p2     127 k
        mov eax, dword [esi + 20]  ;     3.0 p2     127 k
        mov ecx, dword [esi + 24]  ;     4.0 p2     127 k
        mov edx, dword [esi + 28]  ;     5.0 p2     127 k
        mov ebx, edi               ;     6.0 p0     107 w[8] copy
        xor ebx, dword [esi]       ;     7.0 p1+p2  107 w[8]
        xor ebx, eax               ;     8.0 p0     107 w[8]
        xor ebx, 0x9e3779b9        ;     9.0 p1     107 w[8]
        xor ebx, edx               ;    10.0 p0     107 w[8]
        rol ebx, 0xb               ;    11.0 p0     107 w[8]
        xor edi, ecx               ;     7.0 p1     107 w[11]
        xor edi, 0x9e3779ba        ;     8.0 p1     107 w[11]
        xor edi, ebx               ;    12.0 p0     107 w[11]
        mov eax, ebp               ;     6.3 p1     107 w[9] copy
        xor eax, ecx               ;     7.3 p0     107 w[9]
        xor eax, dword [esi + 4]   ;     8.3 p1+p2  107 w[9]
        xor eax, 0x9e3779b8        ;     9.3 p0     107 w[9]
        xor eax, ebx               ;    12.0 p1     107 w[9]
        rol eax, 0xb               ;    13.0 p0     107 w[9]
        xor ebp, edx               ;     9.3 p1     107 w[12]
        xor ebp, 0x9e3779bd        ;    10.3 p0     107 w[12]
        xor ebp, eax               ;    14.0 p1     107 w[12]
        mov ecx, dword [esi + 20]  ;     8.7 p2     107 w[10]
        xor ecx, edx               ;    11.7 p0     107 w[10]
        xor ecx, dword [esi + 8]   ;    12.7 p1+p2  107 w[10]
        xor ecx, 0x9e3779bb        ;    13.7 p0     107 w[10]
        xor ecx, eax               ;    14.7 p1     107 w[10]
        rol ecx, 0xb               ;    15.7 p0     107 w[10]
        xor edi, ecx               ;    16.7 p1     107 w[11]
        rol edi, 0xb               ;    17.7 p0     107 w[11]
        xor ebp, edi               ;    18.7 p1     107 w[12]
        rol ebp, 0xb               ;    19.7 p0     107 w[12]
        xor edx, 0x9e3779be        ;    15.3 p1     107 w[15]
        xor edx, ecx               ;    16.7 p0     107 w[15]
        xor edx, ebp               ;    20.7 p1     107 w[15]
        mov esi, dword [esi + 20]  ;    13.3 p2     107 w[13]
        xor esi, ebx               ;    17.0 p0     107 w[13]
        xor esi, ecx               ;    18.0 p1     107 w[13]
        xor esi, 0x9e3779bc        ;    19.0 p0     107 w[13]
        xor esi, ebp               ;    20.7 p1     107 w[13]
        rol esi, 0xb               ;    21.7 p0     107 w[13]
        mov dword [esp + 0], ecx   ;    16.7 p3+p4  107 w[10] spill
        mov ecx, dword [esp + 580] ;    16.0 p2     127 k reload
        mov ecx, dword [ecx + 24]  ;    19.0 p2     107 w[14]
        xor ecx, eax               ;    22.0 p1     107 w[14]
        xor ecx, edi               ;    23.0 p0     107 w[14]
        xor ecx, 0x9e3779bf        ;    24.0 p1     107 w[14]
        xor ecx, esi               ;    25.0 p0     107 w[14]
        rol ecx, 0xb               ;    26.0 p0     107 w[14]
        xor edx, ecx               ;    27.0 p1     107 w[15]
        rol edx, 0xb               ;    28.0 p0     107 w[15]
        mov dword [esp + 4], ebp   ;    20.7 p3+p4  107 w[12] spill
        mov ebp, ebx               ;    22.3 p1     107 w[16] copy
        xor ebp, edi               ;    23.3 p1     107 w[16]
        xor ebp, 0x9e3779b1        ;    24.3 p0     107 w[16]
        xor ebp, esi               ;    25.3 p1     107 w[16]
        xor ebp, edx               ;    29.0 p0     107 w[16]
        rol ebp, 0xb               ;    30.0 p0     107 w[16]
        mov dword [esp + 8], ebx   ;    21.7 p3+p4  107 w[8] spill
        mov ebx, dword [esp + 4]   ;    22.3 p2     107 w[17]
        xor ebx, eax               ;    25.3 p1     107 w[17]
        xor ebx, 0x9e3779b0        ;    26.3 p1     107 w[17]
        xor ebx, ecx               ;    27.3 p0     107 w[17]
        xor ebx, ebp               ;    31.0 p1     107 w[17]
        rol ebx, 0xb               ;    32.0 p0     107 w[17]
        mov dword [esp + 12], eax  ;    24.3 p3+p4  107 w[9] spill
        mov eax, dword [esp + 0]   ;    25.0 p2     107 w[18]
        xor eax, esi               ;    28.3 p1     107 w[18]
        xor eax, 0x9e3779b3        ;    29.3 p0     107 w[18]
        xor eax, edx               ;    30.3 p1     107 w[18]
        xor eax, ebx               ;    33.0 p0     107 w[18]
        rol eax, 0xb               ;    34.0 p0     107 w[18]
        mov dword [esp + 16], esi  ;    27.0 p3+p4  107 w[13] spill
        mov esi, edi               ;    30.3 p1     107 w[19] copy
        xor esi, ecx               ;    31.3 p1     107 w[19]
        xor esi, ebp               ;    32.3 p0     107 w[19]
        xor esi, 0x9e3779b2        ;    33.3 p1     107 w[19]
        xor esi, eax               ;    35.0 p0     107 w[19]
        rol esi, 0xb               ;    36.0 p0     107 w[19]
        mov dword [esp + 20], edi  ;    29.7 p3+p4  107 w[11] spill
        mov edi, dword [esp + 4]   ;    30.3 p2     107 w[20]
        xor edi, edx               ;    33.3 p1     107 w[20]
        xor edi, 0x9e3779b5        ;    34.3 p1     107 w[20]
        xor edi, ebx               ;    35.3 p0     107 w[20]
        xor edi, esi               ;    37.0 p1     107 w[20]
        rol edi, 0xb               ;    38.0 p0     107 w[20]
        mov dword [esp + 24], edx  ;    32.3 p3+p4  107 w[15] spill
        mov edx, dword [esp + 16]  ;    33.0 p2     107 w[21]
        xor edx, ebp               ;    36.3 p1     107 w[21]
        xor edx, eax               ;    37.3 p0     107 w[21]
        xor edx, 0x9e3779b4        ;    38.3 p1     107 w[21]
        xor edx, edi               ;    39.3 p0     107 w[21]
        rol edx, 0xb               ;    40.3 p0     107 w[21]
        mov dword [esp + 28], ebp  ;    35.0 p3+p4  107 w[16] spill
        mov ebp, ecx               ;    38.3 p1     107 w[22] copy
        xor ebp, ebx               ;    39.3 p1     107 w[22]
        xor ebp, esi               ;    40.3 p0     107 w[22]
        xor ebp, 0x9e3779b7        ;    41.3 p1     107 w[22]
        xor ebp, edx               ;    42.3 p0     107 w[22]
        rol ebp, 0xb               ;    43.3 p0     107 w[22]
        mov dword [esp + 32], ecx  ;    37.7 p3+p4  107 w[14] spill
        mov ecx, dword [esp + 24]  ;    38.3 p2     107 w[23]
        xor ecx, eax               ;    41.3 p1     107 w[23]
        xor ecx, edi               ;    42.3 p1     107 w[23]
        xor ecx, 0x9e3779b6        ;    43.3 p0     107 w[23]
        xor ecx, ebp               ;    44.3 p1     107 w[23]
        rol ecx, 0xb               ;    45.3 p0     107 w[23]
        mov dword [esp + 36], eax  ;    40.3 p3+p4  107 w[18] spill
        mov eax, dword [esp + 28]  ;    41.0 p2     107 w[24]
        xor eax, esi               ;    44.3 p1     107 w[24]
        mov dword [esp + 40], esi  ;    41.7 p3+p4  107 w[19] spill
        mov esi, edx               ;    45.0 p0     107 w[24] copy
        xor esi, eax               ;    46.0 p1     107 w[24]
        xor esi, 0x9e3779a9        ;    47.0 p0     107 w[24]
        xor esi, ecx               ;    48.0 p1     107 w[24]
        rol esi, 0xb               ;    49.0 p0     107 w[24]
        mov dword [esp + 44], eax  ;    45.3 p3+p4  107 w[24] spill
        mov eax, edi               ;    47.3 p1     107 w[25] copy
        xor eax, ebx               ;    48.3 p0     107 w[25]
        xor eax, ebp               ;    49.3 p1     107 w[25]
        xor eax, 0x9e3779a8        ;    50.3 p0     107 w[25]
        xor eax, esi               ;    51.3 p1     107 w[25]
        rol eax, 0xb               ;    52.3 p0     107 w[25]
        mov dword [esp + 48], ebx  ;    46.7 p3+p4  107 w[17] spill
        mov ebx, dword [esp + 36]  ;    47.3 p2     107 w[26]
        xor ebx, edx               ;    50.3 p1     107 w[26]
        xor ebx, ecx               ;    51.3 p0     107 w[26]
        xor ebx, 0x9e3779ab        ;    52.3 p1     107 w[26]
        xor ebx, eax               ;    53.3 p0     107 w[26]
        rol ebx, 0xb               ;    54.3 p0     107 w[26]
        mov dword [esp + 52], edx  ;    49.3 p3+p4  107 w[21] spill
        mov edx, dword [esp + 40]  ;    50.0 p2     107 w[27]
        xor edx, ebp               ;    53.0 p1     107 w[27]
        xor edx, esi               ;    54.0 p1     107 w[27]
        xor edx, 0x9e3779aa        ;    55.0 p0     107 w[27]
        xor edx, ebx               ;    56.0 p1     107 w[27]
        rol edx, 0xb               ;    57.0 p0     107 w[27]
        mov dword [esp + 56], ebp  ;    52.0 p3+p4  107 w[22] spill
        mov ebp, edi               ;    55.3 p1     107 w[28] copy
        xor ebp, ecx               ;    56.3 p0     107 w[28]
        mov dword [esp + 60], edi  ;    53.3 p3+p4  107 w[20] spill
        mov edi, eax               ;    56.3 p1     107 w[28] copy
        xor edi, ebp               ;    57.3 p0     107 w[28]
        xor edi, 0x9e3779ad        ;    58.3 p1     107 w[28]
        xor edi, edx               ;    59.3 p0     107 w[28]
        rol edi, 0xb               ;    60.3 p0     107 w[28]
        mov dword [esp + 64], ebp  ;    57.3 p3+p4  107 w[28] spill
        mov ebp, dword [esp + 52]  ;    56.3 p2     107 w[29]
        xor ebp, esi               ;    59.3 p1     107 w[29]
        xor ebp, ebx               ;    60.3 p1     107 w[29]
        xor ebp, 0x9e3779ac        ;    61.3 p0     107 w[29]
        xor ebp, edi               ;    62.3 p1     107 w[29]
        rol ebp, 0xb               ;    63.3 p0     107 w[29]
        mov dword [esp + 68], esi  ;    58.3 p3+p4  107 w[24] spill
        mov esi, dword [esp + 56]  ;    59.0 p2     107 w[30]
        xor esi, eax               ;    62.0 p1     107 w[30]
        xor esi, edx               ;    63.0 p0     107 w[30]
        xor esi, 0x9e3779af        ;    64.0 p1     107 w[30]
        xor esi, ebp               ;    65.0 p0     107 w[30]
        rol esi, 0xb               ;    66.0 p0     107 w[30]
        mov dword [esp + 72], eax  ;    61.0 p3+p4  107 w[25] spill
        mov eax, ecx               ;    63.3 p1     107 w[31] copy
        xor eax, edi               ;    64.3 p1     107 w[31]
        xor eax, ebx               ;    65.3 p0     107 w[31]
        xor eax, 0x9e3779ae        ;    66.3 p1     107 w[31]
        xor eax, esi               ;    67.3 p0     107 w[31]
        rol eax, 0xb               ;    68.3 p0     107 w[31]
        mov dword [esp + 76], ecx  ;    63.7 p3+p4  107 w[23] spill
        mov ecx, dword [esp + 68]  ;    64.3 p2     107 w[32]
        xor ecx, ebp               ;    67.3 p1     107 w[32]
        xor ecx, edx               ;    68.3 p1     107 w[32]
        xor ecx, 0x9e3779a1        ;    69.3 p0     107 w[32]
        xor ecx, eax               ;    70.3 p1     107 w[32]
        rol ecx, 0xb               ;    71.3 p0     107 w[32]
        mov dword [esp + 80], edx  ;    66.3 p3+p4  107 w[27] spill
        mov edx, dword [esp + 72]  ;    67.0 p2     107 w[33]
        xor edx, edi               ;    70.0 p1     107 w[33]
        xor edx, esi               ;    71.0 p0     107 w[33]
        xor edx, 0x9e3779a0        ;    72.0 p1     107 w[33]
        xor edx, ecx               ;    73.0 p0     107 w[33]
        rol edx, 0xb               ;    74.0 p0     107 w[33]
        mov dword [esp + 84], edi  ;    69.0 p3+p4  107 w[28] spill
        mov edi, ebp               ;    71.3 p1     107 w[34] copy
        xor edi, ebx               ;    72.3 p1     107 w[34]
        xor edi, eax               ;    73.3 p0     107 w[34]
        xor edi, 0x9e3779a3        ;    74.3 p1     107 w[34]
        xor edi, edx               ;    75.3 p0     107 w[34]
        rol edi, 0xb               ;    76.3 p0     107 w[34]
        mov dword [esp + 88], ebx  ;    71.7 p3+p4  107 w[26] spill
        mov ebx, dword [esp + 80]  ;    72.3 p2     107 w[35]
        xor ebx, esi               ;    75.3 p1     107 w[35]
        xor ebx, ecx               ;    76.3 p1     107 w[35]
        xor ebx, 0x9e3779a2        ;    77.3 p0     107 w[35]
        xor ebx, edi               ;    78.3 p1     107 w[35]
        rol ebx, 0xb               ;    79.3 p0     107 w[35]
        mov dword [esp + 92], esi  ;    74.3 p3+p4  107 w[30] spill
        mov esi, dword [esp + 84]  ;    75.0 p2     107 w[36]
        xor esi, eax               ;    78.0 p1     107 w[36]
        mov dword [esp + 96], eax  ;    75.7 p3+p4  107 w[31] spill
        mov eax, edx               ;    78.0 p0     107 w[36] copy
        xor eax, esi               ;    79.0 p1     107 w[36]
        xor eax, 0x9e3779a5        ;    80.0 p0     107 w[36]
        xor eax, ebx               ;    81.0 p1     107 w[36]
        rol eax, 0xb               ;    82.0 p0     107 w[36]
        mov dword [esp + 100], esi ;    79.0 p3+p4  107 w[36] spill
        mov esi, ebp               ;    80.3 p1     107 w[37] copy
        xor esi, edi               ;    81.3 p0     107 w[37]
        xor esi, ecx               ;    82.3 p1     107 w[37]
        xor esi, 0x9e3779a4        ;    83.3 p0     107 w[37]
        xor esi, eax               ;    84.3 p1     107 w[37]
        rol esi, 0xb               ;    85.3 p0     107 w[37]
        mov dword [esp + 104], ebp ;    80.7 p3+p4  107 w[29] spill
        mov ebp, dword [esp + 92]  ;    81.3 p2     107 w[38]
        xor ebp, edx               ;    84.3 p1     107 w[38]
        xor ebp, ebx               ;    85.3 p0     107 w[38]
        xor ebp, 0x9e3779a7        ;    86.3 p1     107 w[38]
        xor ebp, esi               ;    87.3 p0     107 w[38]
        rol ebp, 0xb               ;    88.3 p0     107 w[38]
        mov dword [esp + 108], edx ;    83.3 p3+p4  107 w[33] spill
        mov edx, dword [esp + 96]  ;    84.0 p2     107 w[39]
        xor edx, edi               ;    87.0 p1     107 w[39]
        xor edx, eax               ;    88.0 p1     107 w[39]
        xor edx, 0x9e3779a6        ;    89.0 p0     107 w[39]
        xor edx, ebp               ;    90.0 p1     107 w[39]
        rol edx, 0xb               ;    91.0 p0     107 w[39]
        mov dword [esp + 112], edi ;    86.0 p3+p4  107 w[34] spill
        mov edi, ebx               ;    88.3 p1     107 w[40] copy
        xor edi, ecx               ;    89.3 p0     107 w[40]
        xor edi, esi               ;    90.3 p1     107 w[40]
        xor edi, 0x9e377999        ;    91.3 p0     107 w[40]
        xor edi, edx               ;    92.3 p1     107 w[40]
        rol edi, 0xb               ;    93.3 p0     107 w[40]
        mov dword [esp + 116], ecx ;    88.7 p3+p4  107 w[32] spill
        mov ecx, dword [esp + 108] ;    89.3 p2     107 w[41]
        xor ecx, eax               ;    92.3 p1     107 w[41]
        xor ecx, ebp               ;    93.3 p0     107 w[41]
        xor ecx, 0x9e377998        ;    94.3 p1     107 w[41]
        xor ecx, edi               ;    95.3 p0     107 w[41]
        rol ecx, 0xb               ;    96.3 p0     107 w[41]
        xor eax, edx               ;    93.3 p1     107 w[44]
        mov dword [esp + 120], eax ;    94.3 p3+p4  107 w[44] spill
        mov eax, dword [esp + 112] ;    92.3 p2     107 w[42]
        xor eax, esi               ;    95.3 p1     107 w[42]
        xor eax, edx               ;    96.3 p0     107 w[42]
        xor eax, 0x9e37799b        ;    97.3 p1     107 w[42]
        xor eax, ecx               ;    98.3 p0     107 w[42]
        rol eax, 0xb               ;    99.3 p0     107 w[42]
        mov dword [esp + 124], edx ;    94.3 p3+p4  107 w[39] spill
        mov edx, ebx               ;    96.3 p1     107 w[43] copy
        xor edx, ebp               ;    97.3 p1     107 w[43]
        xor edx, edi               ;    98.3 p0     107 w[43]
        xor edx, 0x9e37799a        ;    99.3 p1     107 w[43]
        xor edx, eax               ;   100.3 p0     107 w[43]
        rol edx, 0xb               ;   101.3 p0     107 w[43]
        mov dword [esp + 128], ebx ;    97.0 p3+p4  107 w[35] spill
        mov ebx, dword [esp + 120] ;    97.7 p2     107 w[44]
        xor ebx, ecx               ;   100.7 p1     107 w[44]
        xor ebx, 0x9e37799d        ;   101.7 p1     107 w[44]
        xor ebx, edx               ;   102.7 p0     107 w[44]
        rol ebx, 0xb               ;   103.7 p0     107 w[44]
        mov dword [esp + 132], ebp ;    99.3 p3+p4  107 w[38] spill
        mov ebp, esi               ;   101.3 p1     107 w[45] copy
        xor ebp, edi               ;   102.3 p1     107 w[45]
        xor ebp, eax               ;   103.3 p0     107 w[45]
        xor ebp, 0x9e37799c        ;   104.3 p1     107 w[45]
        xor ebp, ebx               ;   105.3 p0     107 w[45]
        rol ebp, 0xb               ;   106.3 p0     107 w[45]
        mov dword [esp + 136], esi ;   102.0 p3+p4  107 w[37] spill
        mov esi, dword [esp + 132] ;   102.7 p2     107 w[46]
        xor esi, ecx               ;   105.7 p1     107 w[46]
        xor esi, edx               ;   106.7 p1     107 w[46]
        xor esi, 0x9e37799f        ;   107.7 p0     107 w[46]
        xor esi, ebp               ;   108.7 p1     107 w[46]
        rol esi, 0xb               ;   109.7 p0     107 w[46]
        mov dword [esp + 140], ecx ;   104.7 p3+p4  107 w[41] spill
        mov ecx, dword [esp + 124] ;   105.3 p2     107 w[47]
        xor ecx, eax               ;   108.3 p1     107 w[47]
        xor ecx, ebx               ;   109.3 p0     107 w[47]
        xor ecx, 0x9e37799e        ;   110.3 p1     107 w[47]
        xor ecx, esi               ;   111.3 p0     107 w[47]
        rol ecx, 0xb               ;   112.3 p0     107 w[47]
        mov dword [esp + 144], eax ;   107.3 p3+p4  107 w[42] spill
        mov eax, edi               ;   109.3 p1     107 w[48] copy
        xor eax, edx               ;   110.3 p1     107 w[48]
        xor eax, ebp               ;   111.3 p0     107 w[48]
        xor eax, 0x9e377991        ;   112.3 p1     107 w[48]
        xor eax, ecx               ;   113.3 p0     107 w[48]
        rol eax, 0xb               ;   114.3 p0     107 w[48]
        mov dword [esp + 148], edi ;   110.0 p3+p4  107 w[40] spill
        mov edi, dword [esp + 140] ;   110.7 p2     107 w[49]
        xor edi, esi               ;   113.7 p1     107 w[49]
        xor edi, ebx               ;   114.7 p1     107 w[49]
        xor edi, 0x9e377990        ;   115.7 p0     107 w[49]
        xor edi, eax               ;   116.7 p1     107 w[49]
        rol edi, 0xb               ;   117.7 p0     107 w[49]
        mov dword [esp + 152], ebx ;   112.7 p3+p4  107 w[44] spill
        mov ebx, dword [esp + 144] ;   113.3 p2     107 w[50]
        xor ebx, ebp               ;   116.3 p1     107 w[50]
        xor ebx, ecx               ;   117.3 p0     107 w[50]
        xor ebx, 0x9e377993        ;   118.3 p1     107 w[50]
        xor ebx, edi               ;   119.3 p0     107 w[50]
        rol ebx, 0xb               ;   120.3 p0     107 w[50]
        mov dword [esp + 156], ebp ;   115.3 p3+p4  107 w[45] spill
        mov ebp, edx               ;   117.3 p1     107 w[51] copy
        xor ebp, esi               ;   118.3 p1     107 w[51]
        xor ebp, eax               ;   119.3 p0     107 w[51]
        xor ebp, 0x9e377992        ;   120.3 p1     107 w[51]
        xor ebp, ebx               ;   121.3 p0     107 w[51]
        rol ebp, 0xb               ;   122.3 p0     107 w[51]
        mov dword [esp + 160], edx ;   118.0 p3+p4  107 w[43] spill
        mov edx, dword [esp + 152] ;   118.7 p2     107 w[52]
        xor edx, ecx               ;   121.7 p1     107 w[52]
        xor edx, edi               ;   122.7 p1     107 w[52]
        xor edx, 0x9e377995        ;   123.7 p0     107 w[52]
        xor edx, ebp               ;   124.7 p1     107 w[52]
        rol edx, 0xb               ;   125.7 p0     107 w[52]
        mov dword [esp + 164], ecx ;   120.7 p3+p4  107 w[47] spill
        mov ecx, dword [esp + 156] ;   121.3 p2     107 w[53]
        xor ecx, eax               ;   124.3 p1     107 w[53]
        xor ecx, ebx               ;   125.3 p0     107 w[53]
        xor ecx, 0x9e377994        ;   126.3 p1     107 w[53]
        xor ecx, edx               ;   127.3 p0     107 w[53]
        rol ecx, 0xb               ;   128.3 p0     107 w[53]
        mov dword [esp + 168], eax ;   123.3 p3+p4  107 w[48] spill
        mov eax, esi               ;   125.3 p1     107 w[54] copy
        xor eax, edi               ;   126.3 p1     107 w[54]
        xor eax, ebp               ;   127.3 p0     107 w[54]
        xor eax, 0x9e377997        ;   128.3 p1     107 w[54]
        xor eax, ecx               ;   129.3 p0     107 w[54]
        rol eax, 0xb               ;   130.3 p0     107 w[54]
        mov dword [esp + 172], esi ;   126.0 p3+p4  107 w[46] spill
        mov esi, dword [esp + 164] ;   126.7 p2     107 w[55]
        xor esi, ebx               ;   129.7 p1     107 w[55]
        xor esi, edx               ;   130.7 p1     107 w[55]
        xor esi, 0x9e377996        ;   131.7 p0     107 w[55]
        xor esi, eax               ;   132.7 p1     107 w[55]
        rol esi, 0xb               ;   133.7 p0     107 w[55]
        mov dword [esp + 176], ebx ;   128.7 p3+p4  107 w[50] spill
        mov ebx, dword [esp + 168] ;   129.3 p2     107 w[56]
        xor ebx, ebp               ;   132.3 p1     107 w[56]
        mov dword [esp + 180], ebp ;   130.0 p3+p4  107 w[51] spill
        mov ebp, ecx               ;   132.0 p0     107 w[56] copy
        xor ebp, ebx               ;   133.3 p1     107 w[56]
        xor ebp, 0x9e377989        ;   134.3 p0     107 w[56]
        xor ebp, esi               ;   135.3 p1     107 w[56]
        rol ebp, 0xb               ;   136.3 p0     107 w[56]
        mov dword [esp + 184], ebx ;   133.3 p3+p4  107 w[56] spill
        mov ebx, edx               ;   134.3 p1     107 w[57] copy
        xor ebx, edi               ;   135.3 p0     107 w[57]
        xor ebx, eax               ;   136.3 p1     107 w[57]
        xor ebx, 0x9e377988        ;   137.3 p0     107 w[57]
        xor ebx, ebp               ;   138.3 p1     107 w[57]
        rol ebx, 0xb               ;   139.3 p0     107 w[57]
        mov dword [esp + 188], edi ;   135.0 p3+p4  107 w[49] spill
        mov edi, dword [esp + 176] ;   135.7 p2     107 w[58]
        xor edi, ecx               ;   138.7 p1     107 w[58]
        xor edi, esi               ;   139.7 p0     107 w[58]
        xor edi, 0x9e37798b        ;   140.7 p1     107 w[58]
        xor edi, ebx               ;   141.7 p0     107 w[58]
        rol edi, 0xb               ;   142.7 p0     107 w[58]
        mov dword [esp + 192], ecx ;   137.7 p3+p4  107 w[53] spill
        mov ecx, dword [esp + 180] ;   138.3 p2     107 w[59]
        xor ecx, eax               ;   141.3 p1     107 w[59]
        xor ecx, ebp               ;   142.3 p1     107 w[59]
        xor ecx, 0x9e37798a        ;   143.3 p0     107 w[59]
        xor ecx, edi               ;   144.3 p1     107 w[59]
        rol ecx, 0xb               ;   145.3 p0     107 w[59]
        mov dword [esp + 196], eax ;   140.3 p3+p4  107 w[54] spill
        mov eax, edx               ;   142.3 p1     107 w[60] copy
        xor eax, esi               ;   143.3 p0     107 w[60]
        mov dword [esp + 200], edx ;   141.7 p3+p4  107 w[52] spill
        mov edx, ebx               ;   143.3 p1     107 w[60] copy
        xor edx, eax               ;   144.3 p0     107 w[60]
        xor edx, 0x9e37798d        ;   145.3 p1     107 w[60]
        xor edx, ecx               ;   146.3 p0     107 w[60]
        rol edx, 0xb               ;   147.3 p0     107 w[60]
        mov dword [esp + 204], eax ;   144.3 p3+p4  107 w[60] spill
        mov eax, dword [esp + 192] ;   144.7 p2     107 w[61]
        xor eax, ebp               ;   147.7 p1     107 w[61]
        xor eax, edi               ;   148.7 p1     107 w[61]
        xor eax, 0x9e37798c        ;   149.7 p0     107 w[61]
        xor eax, edx               ;   150.7 p1     107 w[61]
        rol eax, 0xb               ;   151.7 p0     107 w[61]
        mov dword [esp + 208], ebp ;   146.7 p3+p4  107 w[56] spill
        mov ebp, dword [esp + 196] ;   147.3 p2     107 w[62]
        xor ebp, ebx               ;   150.3 p1     107 w[62]
        xor ebp, ecx               ;   151.3 p0     107 w[62]
        xor ebp, 0x9e37798f        ;   152.3 p1     107 w[62]
        xor ebp, eax               ;   153.3 p0     107 w[62]
        rol ebp, 0xb               ;   154.3 p0     107 w[62]
        mov dword [esp + 212], ebx ;   149.3 p3+p4  107 w[57] spill
        mov ebx, esi               ;   150.3 p1     107 w[63] copy
        xor ebx, edx               ;   151.3 p1     107 w[63]
        xor ebx, edi               ;   152.3 p0     107 w[63]
        xor ebx, 0x9e37798e        ;   153.3 p1     107 w[63]
        xor ebx, ebp               ;   155.3 p0     107 w[63]
        rol ebx, 0xb               ;   156.3 p0     107 w[63]
        mov dword [esp + 216], esi ;   152.0 p3+p4  107 w[55] spill
        mov esi, dword [esp + 208] ;   152.7 p2     107 w[64]
        xor esi, eax               ;   155.7 p1     107 w[64]
        xor esi, ecx               ;   156.7 p1     107 w[64]
        xor esi, 0x9e377981        ;   157.7 p0     107 w[64]
        xor esi, ebx               ;   158.7 p1     107 w[64]
        rol esi, 0xb               ;   159.7 p0     107 w[64]
        mov dword [esp + 220], ecx ;   154.7 p3+p4  107 w[59] spill
        mov ecx, dword [esp + 212] ;   155.3 p2     107 w[65]
        xor ecx, edx               ;   158.3 p1     107 w[65]
        xor ecx, ebp               ;   159.3 p0     107 w[65]
        xor ecx, 0x9e377980        ;   160.3 p1     107 w[65]
        xor ecx, esi               ;   161.3 p0     107 w[65]
        rol ecx, 0xb               ;   162.3 p0     107 w[65]
        mov dword [esp + 224], edx ;   157.3 p3+p4  107 w[60] spill
        mov edx, eax               ;   158.3 p1     107 w[66] copy
        xor edx, edi               ;   159.3 p1     107 w[66]
        xor edx, ebx               ;   160.3 p0     107 w[66]
        xor edx, 0x9e377983        ;   161.3 p1     107 w[66]
        xor edx, ecx               ;   163.3 p0     107 w[66]
        rol edx, 0xb               ;   164.3 p0     107 w[66]
        mov dword [esp + 228], edi ;   160.0 p3+p4  107 w[58] spill
        mov edi, dword [esp + 220] ;   160.7 p2     107 w[67]
        xor edi, ebp               ;   163.7 p1     107 w[67]
        xor edi, esi               ;   164.7 p1     107 w[67]
        xor edi, 0x9e377982        ;   165.7 p0     107 w[67]
        xor edi, edx               ;   166.7 p1     107 w[67]
        rol edi, 0xb               ;   167.7 p0     107 w[67]
        mov dword [esp + 232], ebp ;   162.7 p3+p4  107 w[62] spill
        mov ebp, dword [esp + 224] ;   163.3 p2     107 w[68]
        xor ebp, ebx               ;   166.3 p1     107 w[68]
        mov dword [esp + 236], ebx ;   164.0 p3+p4  107 w[63] spill
        mov ebx, ecx               ;   165.0 p0     107 w[68] copy
        xor ebx, ebp               ;   167.3 p1     107 w[68]
        xor ebx, 0x9e377985        ;   168.3 p0     107 w[68]
        xor ebx, edi               ;   169.3 p1     107 w[68]
        rol ebx, 0xb               ;   170.3 p0     107 w[68]
        mov dword [esp + 240], ebp ;   167.3 p3+p4  107 w[68] spill
        mov ebp, eax               ;   167.3 p1     107 w[69] copy
        xor ebp, edx               ;   168.3 p0     107 w[69]
        xor ebp, esi               ;   169.3 p1     107 w[69]
        xor ebp, 0x9e377984        ;   170.3 p0     107 w[69]
        xor ebp, ebx               ;   171.3 p1     107 w[69]
        rol ebp, 0xb               ;   172.3 p0     107 w[69]
        mov dword [esp + 244], eax ;   169.0 p3+p4  107 w[61] spill
        mov eax, dword [esp + 232] ;   169.7 p2     107 w[70]
        xor eax, ecx               ;   172.7 p1     107 w[70]
        xor eax, edi               ;   173.7 p0     107 w[70]
        xor eax, 0x9e377987        ;   174.7 p1     107 w[70]
        xor eax, ebp               ;   175.7 p0     107 w[70]
        rol eax, 0xb               ;   176.7 p0     107 w[70]
        mov dword [esp + 248], ecx ;   171.7 p3+p4  107 w[65] spill
        mov ecx, dword [esp + 236] ;   172.3 p2     107 w[71]
        xor ecx, edx               ;   175.3 p1     107 w[71]
        xor ecx, ebx               ;   176.3 p1     107 w[71]
        xor ecx, 0x9e377986        ;   177.3 p0     107 w[71]
        xor ecx, eax               ;   178.3 p1     107 w[71]
        rol ecx, 0xb               ;   179.3 p0     107 w[71]
        mov dword [esp + 252], edx ;   174.3 p3+p4  107 w[66] spill
        mov edx, edi               ;   175.7 p1     107 w[72] copy
        xor edx, esi               ;   176.7 p0     107 w[72]
        xor edx, ebp               ;   177.7 p1     107 w[72]
        xor edx, 0x9e3779f9        ;   178.7 p0     107 w[72]
        xor edx, ecx               ;   180.3 p1     107 w[72]
        rol edx, 0xb               ;   181.3 p0     107 w[72]
        mov dword [esp + 256], esi ;   177.0 p3+p4  107 w[64] spill
        mov esi, dword [esp + 248] ;   177.7 p2     107 w[73]
        xor esi, ebx               ;   180.7 p1     107 w[73]
        xor esi, eax               ;   181.7 p0     107 w[73]
        xor esi, 0x9e3779f8        ;   182.7 p1     107 w[73]
        xor esi, edx               ;   183.7 p0     107 w[73]
        rol esi, 0xb               ;   184.7 p0     107 w[73]
        xor ebx, ecx               ;   180.7 p1     107 w[76]
        mov dword [esp + 260], ebx ;   181.7 p3+p4  107 w[76] spill
        mov ebx, dword [esp + 252] ;   180.7 p2     107 w[74]
        xor ebx, ebp               ;   183.7 p1     107 w[74]
        xor ebx, ecx               ;   184.7 p0     107 w[74]
        xor ebx, 0x9e3779fb        ;   185.7 p1     107 w[74]
        xor ebx, esi               ;   186.7 p0     107 w[74]
        rol ebx, 0xb               ;   187.7 p0     107 w[74]
        mov dword [esp + 264], ecx ;   182.7 p3+p4  107 w[71] spill
        mov ecx, edi               ;   183.7 p1     107 w[75] copy
        xor ecx, eax               ;   184.7 p1     107 w[75]
        xor ecx, edx               ;   185.7 p0     107 w[75]
        xor ecx, 0x9e3779fa        ;   186.7 p1     107 w[75]
        xor ecx, ebx               ;   188.7 p0     107 w[75]
        rol ecx, 0xb               ;   189.7 p0     107 w[75]
        mov dword [esp + 268], edi ;   185.3 p3+p4  107 w[67] spill
        mov edi, dword [esp + 260] ;   186.0 p2     107 w[76]
        xor edi, esi               ;   189.0 p1     107 w[76]
        xor edi, 0x9e3779fd        ;   190.0 p1     107 w[76]
        xor edi, ecx               ;   191.0 p0     107 w[76]
        rol edi, 0xb               ;   192.0 p0     107 w[76]
        mov dword [esp + 272], eax ;   187.7 p3+p4  107 w[70] spill
        mov eax, ebp               ;   188.7 p1     107 w[77] copy
        xor eax, edx               ;   189.7 p1     107 w[77]
        xor eax, ebx               ;   190.7 p0     107 w[77]
        xor eax, 0x9e3779fc        ;   191.7 p1     107 w[77]
        xor eax, edi               ;   193.0 p0     107 w[77]
        rol eax, 0xb               ;   194.0 p0     107 w[77]
        mov dword [esp + 276], ebp ;   190.3 p3+p4  107 w[69] spill
        mov ebp, dword [esp + 272] ;   191.0 p2     107 w[78]
        xor ebp, esi               ;   194.0 p1     107 w[78]
        xor ebp, ecx               ;   195.0 p1     107 w[78]
        xor ebp, 0x9e3779ff        ;   196.0 p0     107 w[78]
        xor ebp, eax               ;   197.0 p1     107 w[78]
        rol ebp, 0xb               ;   198.0 p0     107 w[78]
        mov dword [esp + 280], esi ;   193.0 p3+p4  107 w[73] spill
        mov esi, dword [esp + 264] ;   193.7 p2     107 w[79]
        xor esi, ebx               ;   196.7 p1     107 w[79]
        xor esi, edi               ;   197.7 p0     107 w[79]
        xor esi, 0x9e3779fe        ;   198.7 p1     107 w[79]
        xor esi, ebp               ;   199.7 p0     107 w[79]
        rol esi, 0xb               ;   200.7 p0     107 w[79]
        mov dword [esp + 284], ebx ;   195.7 p3+p4  107 w[74] spill
        mov ebx, edx               ;   196.7 p1     107 w[80] copy
        xor ebx, ecx               ;   197.7 p1     107 w[80]
        xor ebx, eax               ;   198.7 p0     107 w[80]
        xor ebx, 0x9e3779f1        ;   199.7 p1     107 w[80]
        xor ebx, esi               ;   201.7 p0     107 w[80]
        rol ebx, 0xb               ;   202.7 p0     107 w[80]
        mov dword [esp + 288], edx ;   198.3 p3+p4  107 w[72] spill
        mov edx, dword [esp + 280] ;   199.0 p2     107 w[81]
        xor edx, ebp               ;   202.0 p1     107 w[81]
        xor edx, edi               ;   203.0 p1     107 w[81]
        xor edx, 0x9e3779f0        ;   204.0 p0     107 w[81]
        xor edx, ebx               ;   205.0 p1     107 w[81]
        rol edx, 0xb               ;   206.0 p0     107 w[81]
        mov dword [esp + 292], edi ;   201.0 p3+p4  107 w[76] spill
        mov edi, dword [esp + 284] ;   201.7 p2     107 w[82]
        xor edi, eax               ;   204.7 p1     107 w[82]
        xor edi, esi               ;   205.7 p0     107 w[82]
        xor edi, 0x9e3779f3        ;   206.7 p1     107 w[82]
        xor edi, edx               ;   207.7 p0     107 w[82]
        rol edi, 0xb               ;   208.7 p0     107 w[82]
        mov dword [esp + 296], eax ;   203.7 p3+p4  107 w[77] spill
        mov eax, ecx               ;   204.7 p1     107 w[83] copy
        xor eax, ebp               ;   205.7 p1     107 w[83]
        xor eax, ebx               ;   206.7 p0     107 w[83]
        xor eax, 0x9e3779f2        ;   207.7 p1     107 w[83]
        xor eax, edi               ;   209.7 p0     107 w[83]
        rol eax, 0xb               ;   210.7 p0     107 w[83]
        mov dword [esp + 300], ecx ;   206.3 p3+p4  107 w[75] spill
        mov ecx, dword [esp + 292] ;   207.0 p2     107 w[84]
        xor ecx, esi               ;   210.0 p1     107 w[84]
        xor ecx, edx               ;   211.0 p1     107 w[84]
        xor ecx, 0x9e3779f5        ;   212.0 p0     107 w[84]
        xor ecx, eax               ;   213.0 p1     107 w[84]
        rol ecx, 0xb               ;   214.0 p0     107 w[84]
        mov dword [esp + 304], esi ;   209.0 p3+p4  107 w[79] spill
        mov esi, dword [esp + 296] ;   209.7 p2     107 w[85]
        xor esi, ebx               ;   212.7 p1     107 w[85]
        xor esi, edi               ;   213.7 p0     107 w[85]
        xor esi, 0x9e3779f4        ;   214.7 p1     107 w[85]
        xor esi, ecx               ;   215.7 p0     107 w[85]
        rol esi, 0xb               ;   216.7 p0     107 w[85]
        mov dword [esp + 308], ebx ;   211.7 p3+p4  107 w[80] spill
        mov ebx, ebp               ;   212.7 p1     107 w[86] copy
        xor ebx, edx               ;   213.7 p1     107 w[86]
        xor ebx, eax               ;   214.7 p0     107 w[86]
        xor ebx, 0x9e3779f7        ;   215.7 p1     107 w[86]
        xor ebx, esi               ;   217.7 p0     107 w[86]
        rol ebx, 0xb               ;   218.7 p0     107 w[86]
        mov dword [esp + 312], ebp ;   214.3 p3+p4  107 w[78] spill
        mov ebp, dword [esp + 304] ;   215.0 p2     107 w[87]
        xor ebp, edi               ;   218.0 p1     107 w[87]
        xor ebp, ecx               ;   219.0 p1     107 w[87]
        xor ebp, 0x9e3779f6        ;   220.0 p0     107 w[87]
        xor ebp, ebx               ;   221.0 p1     107 w[87]
        rol ebp, 0xb               ;   222.0 p0     107 w[87]
        mov dword [esp + 316], edi ;   217.0 p3+p4  107 w[82] spill
        mov edi, dword [esp + 308] ;   217.7 p2     107 w[88]
        xor edi, eax               ;   220.7 p1     107 w[88]
        mov dword [esp + 320], eax ;   218.3 p3+p4  107 w[83] spill
        mov eax, esi               ;   219.0 p0     107 w[88] copy
        xor eax, edi               ;   221.7 p1     107 w[88]
        xor eax, 0x9e3779e9        ;   222.7 p0     107 w[88]
        xor eax, ebp               ;   223.7 p1     107 w[88]
        rol eax, 0xb               ;   224.7 p0     107 w[88]
        mov dword [esp + 324], edi ;   221.7 p3+p4  107 w[88] spill
        mov edi, ecx               ;   221.7 p1     107 w[89] copy
        xor edi, edx               ;   222.7 p0     107 w[89]
        xor edi, ebx               ;   223.7 p1     107 w[89]
        xor edi, 0x9e3779e8        ;   224.7 p0     107 w[89]
        xor edi, eax               ;   225.7 p1     107 w[89]
        rol edi, 0xb               ;   226.7 p0     107 w[89]
        mov dword [esp + 328], edx ;   223.3 p3+p4  107 w[81] spill
        mov edx, dword [esp + 316] ;   224.0 p2     107 w[90]
        xor edx, esi               ;   227.0 p1     107 w[90]
        xor edx, ebp               ;   228.0 p0     107 w[90]
        xor edx, 0x9e3779eb        ;   229.0 p1     107 w[90]
        xor edx, edi               ;   230.0 p0     107 w[90]
        rol edx, 0xb               ;   231.0 p0     107 w[90]
        mov dword [esp + 332], esi ;   226.0 p3+p4  107 w[85] spill
        mov esi, dword [esp + 320] ;   226.7 p2     107 w[91]
        xor esi, ebx               ;   229.7 p1     107 w[91]
        xor esi, eax               ;   230.7 p0     107 w[91]
        xor esi, 0x9e3779ea        ;   231.7 p1     107 w[91]
        xor esi, edx               ;   232.7 p0     107 w[91]
        rol esi, 0xb               ;   233.7 p0     107 w[91]
        mov dword [esp + 336], ebx ;   228.7 p3+p4  107 w[86] spill
        mov ebx, ecx               ;   229.3 p1     107 w[92] copy
        xor ebx, ebp               ;   230.3 p1     107 w[92]
        mov dword [esp + 340], ecx ;   230.0 p3+p4  107 w[84] spill
        mov ecx, edi               ;   231.0 p0     107 w[92] copy
        xor ecx, ebx               ;   232.0 p1     107 w[92]
        xor ecx, 0x9e3779ed        ;   233.0 p0     107 w[92]
        xor ecx, esi               ;   234.7 p1     107 w[92]
        rol ecx, 0xb               ;   235.7 p0     107 w[92]
        mov dword [esp + 344], ebx ;   232.3 p3+p4  107 w[92] spill
        mov ebx, dword [esp + 332] ;   233.0 p2     107 w[93]
        xor ebx, eax               ;   236.0 p1     107 w[93]
        xor ebx, edx               ;   237.0 p0     107 w[93]
        xor ebx, 0x9e3779ec        ;   238.0 p1     107 w[93]
        xor ebx, ecx               ;   239.0 p0     107 w[93]
        rol ebx, 0xb               ;   240.0 p0     107 w[93]
        mov dword [esp + 348], eax ;   235.0 p3+p4  107 w[88] spill
        mov eax, dword [esp + 336] ;   235.7 p2     107 w[94]
        xor eax, edi               ;   238.7 p1     107 w[94]
        xor eax, esi               ;   239.7 p0     107 w[94]
        xor eax, 0x9e3779ef        ;   240.7 p1     107 w[94]
        xor eax, ebx               ;   241.7 p0     107 w[94]
        rol eax, 0xb               ;   242.7 p0     107 w[94]
        mov dword [esp + 352], edi ;   237.7 p3+p4  107 w[89] spill
        mov edi, ebp               ;   238.3 p1     107 w[95] copy
        xor edi, ecx               ;   239.3 p1     107 w[95]
        xor edi, edx               ;   240.3 p0     107 w[95]
        xor edi, 0x9e3779ee        ;   241.3 p1     107 w[95]
        xor edi, eax               ;   243.7 p0     107 w[95]
        rol edi, 0xb               ;   244.7 p0     107 w[95]
        mov dword [esp + 356], ebp ;   240.3 p3+p4  107 w[87] spill
        mov ebp, dword [esp + 348] ;   241.0 p2     107 w[96]
        xor ebp, ebx               ;   244.0 p1     107 w[96]
        xor ebp, esi               ;   245.0 p1     107 w[96]
        xor ebp, 0x9e3779e1        ;   246.0 p0     107 w[96]
        xor ebp, edi               ;   247.0 p1     107 w[96]
        rol ebp, 0xb               ;   248.0 p0     107 w[96]
        mov dword [esp + 360], esi ;   243.0 p3+p4  107 w[91] spill
        mov esi, dword [esp + 352] ;   243.7 p2     107 w[97]
        xor esi, ecx               ;   246.7 p1     107 w[97]
        xor esi, eax               ;   247.7 p0     107 w[97]
        xor esi, 0x9e3779e0        ;   248.7 p1     107 w[97]
        xor esi, ebp               ;   249.7 p0     107 w[97]
        rol esi, 0xb               ;   250.7 p0     107 w[97]
        mov dword [esp + 364], ecx ;   245.7 p3+p4  107 w[92] spill
        mov ecx, ebx               ;   246.3 p1     107 w[98] copy
        xor ecx, edx               ;   247.3 p1     107 w[98]
        xor ecx, edi               ;   248.3 p0     107 w[98]
        xor ecx, 0x9e3779e3        ;   249.3 p1     107 w[98]
        xor ecx, esi               ;   251.7 p0     107 w[98]
        rol ecx, 0xb               ;   252.7 p0     107 w[98]
        mov dword [esp + 368], edx ;   248.3 p3+p4  107 w[90] spill
        mov edx, dword [esp + 360] ;   249.0 p2     107 w[99]
        xor edx, eax               ;   252.0 p1     107 w[99]
        xor edx, ebp               ;   253.0 p1     107 w[99]
        xor edx, 0x9e3779e2        ;   254.0 p0     107 w[99]
        xor edx, ecx               ;   255.0 p1     107 w[99]
        rol edx, 0xb               ;   256.0 p0     107 w[99]
        mov dword [esp + 372], eax ;   251.0 p3+p4  107 w[94] spill
        mov eax, dword [esp + 364] ;   251.7 p2     107 w[100]
        xor eax, edi               ;   254.7 p1     107 w[100]
        mov dword [esp + 376], edi ;   252.3 p3+p4  107 w[95] spill
        mov edi, esi               ;   253.0 p0     107 w[100] copy
        xor edi, eax               ;   255.7 p1     107 w[100]
        xor edi, 0x9e3779e5        ;   256.7 p0     107 w[100]
        xor edi, edx               ;   257.7 p1     107 w[100]
        rol edi, 0xb               ;   258.7 p0     107 w[100]
        mov dword [esp + 380], eax ;   255.7 p3+p4  107 w[100] spill
        mov eax, ebx               ;   255.3 p1     107 w[101] copy
        xor eax, ecx               ;   256.3 p0     107 w[101]
        xor eax, ebp               ;   257.3 p1     107 w[101]
        xor eax, 0x9e3779e4        ;   258.3 p0     107 w[101]
        xor eax, edi               ;   259.7 p1     107 w[101]
        rol eax, 0xb               ;   260.7 p0     107 w[101]
        mov dword [esp + 384], ebx ;   257.3 p3+p4  107 w[93] spill
        mov ebx, dword [esp + 372] ;   258.0 p2     107 w[102]
        xor ebx, esi               ;   261.0 p1     107 w[102]
        xor ebx, edx               ;   262.0 p0     107 w[102]
        xor ebx, 0x9e3779e7        ;   263.0 p1     107 w[102]
        xor ebx, eax               ;   264.0 p0     107 w[102]
        rol ebx, 0xb               ;   265.0 p0     107 w[102]
        mov dword [esp + 388], esi ;   260.0 p3+p4  107 w[97] spill
        mov esi, dword [esp + 376] ;   260.7 p2     107 w[103]
        xor esi, ecx               ;   263.7 p1     107 w[103]
        xor esi, edi               ;   264.7 p1     107 w[103]
        xor esi, 0x9e3779e6        ;   265.7 p0     107 w[103]
        xor esi, ebx               ;   266.7 p1     107 w[103]
        rol esi, 0xb               ;   267.7 p0     107 w[103]
        mov dword [esp + 392], ecx ;   262.7 p3+p4  107 w[98] spill
        mov ecx, edx               ;   264.0 p1     107 w[104] copy
        xor ecx, ebp               ;   265.0 p0     107 w[104]
        xor ecx, eax               ;   266.0 p1     107 w[104]
        xor ecx, 0x9e3779d9        ;   267.0 p0     107 w[104]
        xor ecx, esi               ;   268.7 p1     107 w[104]
        rol ecx, 0xb               ;   269.7 p0     107 w[104]
        mov dword [esp + 396], ebp ;   265.3 p3+p4  107 w[96] spill
        mov ebp, dword [esp + 388] ;   266.0 p2     107 w[105]
        xor ebp, edi               ;   269.0 p1     107 w[105]
        xor ebp, ebx               ;   270.0 p0     107 w[105]
        xor ebp, 0x9e3779d8        ;   271.0 p1     107 w[105]
        xor ebp, ecx               ;   272.0 p0     107 w[105]
        rol ebp, 0xb               ;   273.0 p0     107 w[105]
        xor edi, esi               ;   269.0 p1     107 w[108]
        mov dword [esp + 400], edi ;   270.0 p3+p4  107 w[108] spill
        mov edi, dword [esp + 392] ;   269.0 p2     107 w[106]
        xor edi, eax               ;   272.0 p1     107 w[106]
        xor edi, esi               ;   273.0 p0     107 w[106]
        xor edi, 0x9e3779db        ;   274.0 p1     107 w[106]
        xor edi, ebp               ;   275.0 p0     107 w[106]
        rol edi, 0xb               ;   276.0 p0     107 w[106]
        mov dword [esp + 404], esi ;   271.0 p3+p4  107 w[103] spill
        mov esi, edx               ;   272.0 p1     107 w[107] copy
        xor esi, ebx               ;   273.0 p1     107 w[107]
        xor esi, ecx               ;   274.0 p0     107 w[107]
        xor esi, 0x9e3779da        ;   275.0 p1     107 w[107]
        xor esi, edi               ;   277.0 p0     107 w[107]
        rol esi, 0xb               ;   278.0 p0     107 w[107]
        mov dword [esp + 408], edx ;   273.7 p3+p4  107 w[99] spill
        mov edx, dword [esp + 400] ;   274.3 p2     107 w[108]
        xor edx, ebp               ;   277.3 p1     107 w[108]
        xor edx, 0x9e3779dd        ;   278.3 p1     107 w[108]
        xor edx, esi               ;   279.3 p0     107 w[108]
        rol edx, 0xb               ;   280.3 p0     107 w[108]
        mov dword [esp + 412], ebx ;   276.0 p3+p4  107 w[102] spill
        mov ebx, eax               ;   277.0 p1     107 w[109] copy
        xor ebx, ecx               ;   278.0 p1     107 w[109]
        xor ebx, edi               ;   279.0 p0     107 w[109]
        xor ebx, 0x9e3779dc        ;   280.0 p1     107 w[109]
        xor ebx, edx               ;   281.3 p0     107 w[109]
        rol ebx, 0xb               ;   282.3 p0     107 w[109]
        mov dword [esp + 416], eax ;   278.7 p3+p4  107 w[101] spill
        mov eax, dword [esp + 412] ;   279.3 p2     107 w[110]
        xor eax, ebp               ;   282.3 p1     107 w[110]
        xor eax, esi               ;   283.3 p1     107 w[110]
        xor eax, 0x9e3779df        ;   284.3 p0     107 w[110]
        xor eax, ebx               ;   285.3 p1     107 w[110]
        rol eax, 0xb               ;   286.3 p0     107 w[110]
        mov dword [esp + 420], ebp ;   281.3 p3+p4  107 w[105] spill
        mov ebp, dword [esp + 404] ;   282.0 p2     107 w[111]
        xor ebp, edi               ;   285.0 p1     107 w[111]
        xor ebp, edx               ;   286.0 p0     107 w[111]
        xor ebp, 0x9e3779de        ;   287.0 p1     107 w[111]
        xor ebp, eax               ;   288.0 p0     107 w[111]
        rol ebp, 0xb               ;   289.0 p0     107 w[111]
        mov dword [esp + 424], edi ;   284.0 p3+p4  107 w[106] spill
        mov edi, ecx               ;   285.0 p1     107 w[112] copy
        xor edi, esi               ;   286.0 p1     107 w[112]
        xor edi, ebx               ;   287.0 p0     107 w[112]
        xor edi, 0x9e3779d1        ;   288.0 p1     107 w[112]
        xor edi, ebp               ;   290.0 p0     107 w[112]
        rol edi, 0xb               ;   291.0 p0     107 w[112]
        mov dword [esp + 428], ecx ;   286.7 p3+p4  107 w[104] spill
        mov ecx, dword [esp + 420] ;   287.3 p2     107 w[113]
        xor ecx, eax               ;   290.3 p1     107 w[113]
        xor ecx, edx               ;   291.3 p1     107 w[113]
        xor ecx, 0x9e3779d0        ;   292.3 p0     107 w[113]
        xor ecx, edi               ;   293.3 p1     107 w[113]
        rol ecx, 0xb               ;   294.3 p0     107 w[113]
        mov dword [esp + 432], edx ;   289.3 p3+p4  107 w[108] spill
        mov edx, dword [esp + 424] ;   290.0 p2     107 w[114]
        xor edx, ebx               ;   293.0 p1     107 w[114]
        xor edx, ebp               ;   294.0 p0     107 w[114]
        xor edx, 0x9e3779d3        ;   295.0 p1     107 w[114]
        xor edx, ecx               ;   296.0 p0     107 w[114]
        rol edx, 0xb               ;   297.0 p0     107 w[114]
        mov dword [esp + 436], ebx ;   292.0 p3+p4  107 w[109] spill
        mov ebx, esi               ;   293.0 p1     107 w[115] copy
        xor ebx, eax               ;   294.0 p1     107 w[115]
        xor ebx, edi               ;   295.0 p0     107 w[115]
        xor ebx, 0x9e3779d2        ;   296.0 p1     107 w[115]
        xor ebx, edx               ;   298.0 p0     107 w[115]
        rol ebx, 0xb               ;   299.0 p0     107 w[115]
        mov dword [esp + 440], esi ;   294.7 p3+p4  107 w[107] spill
        mov esi, dword [esp + 432] ;   295.3 p2     107 w[116]
        xor esi, ebp               ;   298.3 p1     107 w[116]
        xor esi, ecx               ;   299.3 p1     107 w[116]
        xor esi, 0x9e3779d5        ;   300.3 p0     107 w[116]
        xor esi, ebx               ;   301.3 p1     107 w[116]
        rol esi, 0xb               ;   302.3 p0     107 w[116]
        mov dword [esp + 444], ebp ;   297.3 p3+p4  107 w[111] spill
        mov ebp, dword [esp + 436] ;   298.0 p2     107 w[117]
        xor ebp, edi               ;   301.0 p1     107 w[117]
        xor ebp, edx               ;   302.0 p0     107 w[117]
        xor ebp, 0x9e3779d4        ;   303.0 p1     107 w[117]
        xor ebp, esi               ;   304.0 p0     107 w[117]
        rol ebp, 0xb               ;   305.0 p0     107 w[117]
        mov dword [esp + 448], edi ;   300.0 p3+p4  107 w[112] spill
        mov edi, eax               ;   301.0 p1     107 w[118] copy
        xor edi, ecx               ;   302.0 p1     107 w[118]
        xor edi, ebx               ;   303.0 p0     107 w[118]
        xor edi, 0x9e3779d7        ;   304.0 p1     107 w[118]
        xor edi, ebp               ;   306.0 p0     107 w[118]
        rol edi, 0xb               ;   307.0 p0     107 w[118]
        mov dword [esp + 452], eax ;   302.7 p3+p4  107 w[110] spill
        mov eax, dword [esp + 444] ;   303.3 p2     107 w[119]
        xor eax, edx               ;   306.3 p1     107 w[119]
        xor eax, esi               ;   307.3 p1     107 w[119]
        xor eax, 0x9e3779d6        ;   308.3 p0     107 w[119]
        xor eax, edi               ;   309.3 p1     107 w[119]
        rol eax, 0xb               ;   310.3 p0     107 w[119]
        mov dword [esp + 456], edx ;   305.3 p3+p4  107 w[114] spill
        mov edx, dword [esp + 448] ;   306.0 p2     107 w[120]
        xor edx, ebx               ;   309.0 p1     107 w[120]
        mov dword [esp + 460], ebx ;   306.7 p3+p4  107 w[115] spill
        mov ebx, ebp               ;   307.3 p0     107 w[120] copy
        xor ebx, edx               ;   310.0 p1     107 w[120]
        xor ebx, 0x9e3779c9        ;   311.0 p0     107 w[120]
        xor ebx, eax               ;   312.0 p1     107 w[120]
        rol ebx, 0xb               ;   313.0 p0     107 w[120]
        mov dword [esp + 464], edx ;   310.0 p3+p4  107 w[120] spill
        mov edx, esi               ;   310.0 p1     107 w[121] copy
        xor edx, ecx               ;   311.0 p0     107 w[121]
        xor edx, edi               ;   312.0 p1     107 w[121]
        xor edx, 0x9e3779c8        ;   313.0 p0     107 w[121]
        xor edx, ebx               ;   314.0 p1     107 w[121]
        rol edx, 0xb               ;   315.0 p0     107 w[121]
        mov dword [esp + 468], ecx ;   311.7 p3+p4  107 w[113] spill
        mov ecx, dword [esp + 456] ;   312.3 p2     107 w[122]
        xor ecx, ebp               ;   315.3 p1     107 w[122]
        xor ecx, eax               ;   316.3 p0     107 w[122]
        xor ecx, 0x9e3779cb        ;   317.3 p1     107 w[122]
        xor ecx, edx               ;   318.3 p0     107 w[122]
        rol ecx, 0xb               ;   319.3 p0     107 w[122]
        mov dword [esp + 472], ebp ;   314.3 p3+p4  107 w[117] spill
        mov ebp, dword [esp + 460] ;   315.0 p2     107 w[123]
        xor ebp, edi               ;   318.0 p1     107 w[123]
        xor ebp, ebx               ;   319.0 p1     107 w[123]
        xor ebp, 0x9e3779ca        ;   320.0 p0     107 w[123]
        xor ebp, ecx               ;   321.0 p1     107 w[123]
        rol ebp, 0xb               ;   322.0 p0     107 w[123]
        mov dword [esp + 476], edi ;   317.0 p3+p4  107 w[118] spill
        mov edi, esi               ;   318.3 p1     107 w[124] copy
        xor edi, eax               ;   319.3 p0     107 w[124]
        mov dword [esp + 480], esi ;   318.3 p3+p4  107 w[116] spill
        mov esi, edx               ;   319.3 p1     107 w[124] copy
        xor esi, edi               ;   320.3 p0     107 w[124]
        xor esi, 0x9e3779cd        ;   321.3 p1     107 w[124]
        xor esi, ebp               ;   323.0 p0     107 w[124]
        rol esi, 0xb               ;   324.0 p0     107 w[124]
        mov dword [esp + 484], edi ;   320.7 p3+p4  107 w[124] spill
        mov edi, dword [esp + 472] ;   321.3 p2     107 w[125]
        xor edi, ebx               ;   324.3 p1     107 w[125]
        xor edi, ecx               ;   325.3 p0     107 w[125]
        xor edi, 0x9e3779cc        ;   326.3 p1     107 w[125]
        xor edi, esi               ;   327.3 p0     107 w[125]
        rol edi, 0xb               ;   328.3 p0     107 w[125]
        mov dword [esp + 488], ebx ;   323.3 p3+p4  107 w[120] spill
        mov ebx, dword [esp + 476] ;   324.0 p2     107 w[126]
        xor ebx, edx               ;   327.0 p1     107 w[126]
        xor ebx, ebp               ;   328.0 p1     107 w[126]
        xor ebx, 0x9e3779cf        ;   329.0 p0     107 w[126]
        xor ebx, edi               ;   330.0 p1     107 w[126]
        rol ebx, 0xb               ;   331.0 p0     107 w[126]
        mov dword [esp + 492], edx ;   326.0 p3+p4  107 w[121] spill
        mov edx, eax               ;   327.3 p1     107 w[127] copy
        xor edx, esi               ;   328.3 p0     107 w[127]
        xor edx, ecx               ;   329.3 p1     107 w[127]
        xor edx, 0x9e3779ce        ;   330.3 p0     107 w[127]
        xor edx, ebx               ;   332.0 p1     107 w[127]
        rol edx, 0xb               ;   333.0 p0     107 w[127]
        mov dword [esp + 496], eax ;   328.7 p3+p4  107 w[119] spill
        mov eax, dword [esp + 488] ;   329.3 p2     107 w[128]
        xor eax, edi               ;   332.3 p1     107 w[128]
        xor eax, ebp               ;   333.3 p0     107 w[128]
        xor eax, 0x9e3779c1        ;   334.3 p1     107 w[128]
        xor eax, edx               ;   335.3 p0     107 w[128]
        rol eax, 0xb               ;   336.3 p0     107 w[128]
        mov dword [esp + 500], ebp ;   331.3 p3+p4  107 w[123] spill
        mov ebp, dword [esp + 492] ;   332.0 p2     107 w[129]
        xor ebp, esi               ;   335.0 p1     107 w[129]
        xor ebp, ebx               ;   336.0 p1     107 w[129]
        xor ebp, 0x9e3779c0        ;   337.0 p0     107 w[129]
        xor ebp, eax               ;   338.0 p1     107 w[129]
        rol ebp, 0xb               ;   339.0 p0     107 w[129]
        mov dword [esp + 504], esi ;   334.0 p3+p4  107 w[124] spill
        mov esi, edi               ;   335.3 p1     107 w[130] copy
        xor esi, ecx               ;   336.3 p0     107 w[130]
        xor esi, edx               ;   337.3 p1     107 w[130]
        xor esi, 0x9e3779c3        ;   338.3 p0     107 w[130]
        xor esi, ebp               ;   340.0 p1     107 w[130]
        rol esi, 0xb               ;   341.0 p0     107 w[130]
        mov dword [esp + 508], ecx ;   336.7 p3+p4  107 w[122] spill
        mov ecx, dword [esp + 500] ;   337.3 p2     107 w[131]
        xor ecx, ebx               ;   340.3 p1     107 w[131]
        xor ecx, eax               ;   341.3 p0     107 w[131]
        xor ecx, 0x9e3779c2        ;   342.3 p1     107 w[131]
        xor ecx, esi               ;   343.3 p0     107 w[131]
        rol ecx, 0xb               ;   344.3 p0     107 w[131]
        mov dword [esp + 512], ebx ;   339.3 p3+p4  107 w[126] spill
        mov ebx, dword [esp + 504] ;   340.0 p2     107 w[132]
        xor ebx, edx               ;   343.0 p1     107 w[132]
        mov dword [esp + 516], edx ;   340.7 p3+p4  107 w[127] spill
        mov edx, ebp               ;   341.3 p1     107 w[132] copy
        xor edx, ebx               ;   344.0 p0     107 w[132]
        xor edx, 0x9e3779c5        ;   345.0 p1     107 w[132]
        xor edx, ecx               ;   346.0 p0     107 w[132]
        rol edx, 0xb               ;   347.0 p0     107 w[132]
        mov dword [esp + 520], ebx ;   344.0 p3+p4  107 w[132] spill
        mov ebx, edi               ;   343.7 p1     107 w[133] copy
        xor ebx, esi               ;   344.7 p1     107 w[133]
        xor ebx, eax               ;   345.7 p0     107 w[133]
        xor ebx, 0x9e3779c4        ;   346.7 p1     107 w[133]
        xor ebx, edx               ;   348.0 p0     107 w[133]
        rol ebx, 0xb               ;   349.0 p0     107 w[133]
        mov dword [esp + 524], edi ;   345.7 p3+p4  107 w[125] spill
        mov edi, dword [esp + 512] ;   346.3 p2     107 w[134]
        xor edi, ebp               ;   349.3 p1     107 w[134]
        xor edi, ecx               ;   350.3 p1     107 w[134]
        xor edi, 0x9e3779c7        ;   351.3 p0     107 w[134]
        xor edi, ebx               ;   352.3 p1     107 w[134]
        rol edi, 0xb               ;   353.3 p0     107 w[134]
        mov dword [esp + 528], ebp ;   348.3 p3+p4  107 w[129] spill
        mov ebp, dword [esp + 516] ;   349.0 p2     107 w[135]
        xor ebp, esi               ;   352.0 p1     107 w[135]
        xor ebp, edx               ;   353.0 p0     107 w[135]
        xor ebp, 0x9e3779c6        ;   354.0 p1     107 w[135]
        xor ebp, edi               ;   355.0 p0     107 w[135]
        rol ebp, 0xb               ;   356.0 p0     107 w[135]
        mov dword [esp + 532], esi ;   351.0 p3+p4  107 w[130] spill
        mov esi, ecx               ;   351.7 p1     107 w[136] copy
        xor esi, ebx               ;   352.7 p1     107 w[136]
        xor esi, eax               ;   353.7 p0     107 w[136]
        xor esi, 0x9e377939        ;   354.7 p1     107 w[136]
        xor esi, ebp               ;   357.0 p0     107 w[136]
        rol esi, 0xb               ;   358.0 p0     107 w[136]
        mov dword [esp + 536], eax ;   353.7 p3+p4  107 w[128] spill
        mov eax, dword [esp + 528] ;   354.3 p2     107 w[137]
        xor eax, edx               ;   357.3 p1     107 w[137]
        xor eax, edi               ;   358.3 p1     107 w[137]
        xor eax, 0x9e377938        ;   359.3 p0     107 w[137]
        xor eax, esi               ;   360.3 p1     107 w[137]
        rol eax, 0xb               ;   361.3 p0     107 w[137]
        mov dword [esp + 540], edx ;   356.3 p3+p4  107 w[132] spill
        mov edx, dword [esp + 532] ;   357.0 p2     107 w[138]
        xor edx, ebx               ;   360.0 p1     107 w[138]
        xor edx, ebp               ;   361.0 p0     107 w[138]
        xor edx, 0x9e37793b        ;   362.0 p1     107 w[138]
        xor edx, eax               ;   363.0 p0     107 w[138]
        rol edx, 0xb               ;   364.0 p0     107 w[138]
        mov dword [esp + 544], eax ;   362.3 p3+p4  107 w[137] spill
        mov eax, ecx               ;   359.7 p1     107 w[139] copy
        xor eax, edi               ;   360.7 p1     107 w[139]
        xor eax, esi               ;   361.7 p0     107 w[139]
        xor eax, 0x9e37793a        ;   362.7 p1     107 w[139]
        xor eax, edx               ;   365.0 p0     107 w[139]
        rol eax, 0xb               ;   366.0 p0     107 w[139]
        mov dword [esp + 548], edx ;   365.0 p3+p4  107 w[138] spill
        mov edx, dword [esp + 8]   ;   362.3 p2      26 box
        and edx, dword [esp + 12]  ;   365.3 p1+p2   26 box
        mov dword [esp + 552], eax ;   367.0 p3+p4  107 w[139] spill
        mov eax, dword [esp + 12]  ;   364.3 p2      26 box
        xor eax, dword [esp + 20]  ;   367.3 p1+p2   26 box
        mov dword [esp + 12], esi  ;   365.0 p3+p4  107 w[136] spill
        mov esi, dword [esp + 20]  ;   366.3 p2      26 box
        or esi, dword [esp + 8]    ;   369.3 p0+p2   26 box
        mov dword [esp + 20], edi  ;   366.7 p3+p4  107 w[134] spill
        mov edi, dword [esp + 8]   ;   368.3 p2      26 box
        xor edi, dword [esp + 0]   ;   371.3 p1+p2   26 box
        or edi, edx                ;   372.3 p0      26 box
        mov dword [esp + 8], ebx   ;   368.7 p3+p4  107 w[133] spill
        mov ebx, dword [esp + 0]   ;   370.3 p2      26 box
        and ebx, esi               ;   373.3 p1      26 box
        xor ebx, eax               ;   374.3 p0      26 box
        and eax, esi               ;   370.7 p1      26 box
        xor eax, edi               ;   373.3 p0      26 box
        xor esi, ebx               ;   375.3 p1      26 box
        xor ebx, edx               ;   375.3 p0      26 box
        xor edi, ebx               ;   376.3 p1      26 box
        and edx, eax               ;   374.3 p0      26 box
        xor edx, esi               ;   376.3 p1      26 box
        and esi, eax               ;   376.3 p0      26 box
        xor ebx, esi               ;   377.3 p1      26 box
        mov esi, dword [esp + 4]   ;   373.3 p2      25 box
        and esi, dword [esp + 32]  ;   376.3 p0+p2   25 box
        xor esi, dword [esp + 24]  ;   377.3 p1+p2   25 box
        mov dword [esp + 0], edi   ;   377.3 p3+p4   26 box spill
        mov edi, dword [esp + 32]  ;   376.3 p2      25 box
        xor edi, dword [esp + 4]   ;   379.3 p0+p2   25 box
        xor edi, dword [esp + 16]  ;   380.3 p1+p2   25 box
        mov dword [esp + 32], eax  ;   377.3 p3+p4   26 box spill
        mov eax, dword [esp + 24]  ;   379.3 p2      25 box
        or eax, dword [esp + 4]    ;   382.3 p0+p2   25 box
        xor eax, dword [esp + 16]  ;   383.3 p1+p2   25 box
        mov dword [esp + 24], edx  ;   379.7 p3+p4   26 box spill
        mov edx, dword [esp + 16]  ;   382.3 p2      25 box
        and edx, esi               ;   385.3 p0      25 box
        xor edx, edi               ;   386.3 p1      25 box
        xor esi, edi               ;   381.7 p0      25 box
        or edi, eax                ;   384.3 p1      25 box
        xor edi, esi               ;   385.3 p0      25 box
        xor esi, dword [esp + 4]   ;   383.3 p1+p2   25 box
        xor eax, edi               ;   386.3 p0      25 box
        xor edi, edx               ;   387.3 p1      25 box
        not edx                    ;   387.3 p0      25 box
        mov dword [esp + 4], edx   ;   388.3 p3+p4   25 box spill
        mov edx, dword [esp + 28]  ;   384.7 p2      24 box
        and edx, dword [esp + 48]  ;   387.7 p1+p2   24 box
        mov dword [esp + 28], eax  ;   387.3 p3+p4   25 box spill
        mov eax, dword [esp + 44]  ;   386.7 p2      24 box
        or eax, dword [esp + 48]   ;   389.7 p0+p2   24 box
        not eax                    ;   390.7 p1      24 box
        mov dword [esp + 44], edi  ;   388.3 p3+p4   25 box spill
        mov edi, dword [esp + 48]  ;   388.7 p2      24 box
        xor edi, dword [esp + 40]  ;   391.7 p0+p2   24 box
        mov dword [esp + 48], esi  ;   389.3 p3+p4   25 box spill
        mov esi, edx               ;   390.0 p1      24 box copy
        mov dword [esp + 16], ebx  ;   390.3 p3+p4   26 box spill
        mov ebx, eax               ;   391.7 p0      24 box copy
        mov dword [esp + 556], ebp ;   391.3 p3+p4  107 w[135] spill
        mov ebp, dword [esp + 36]  ;   392.0 p2      24 box
        not ebp                    ;   395.0 p1      24 box
        xor edi, ebp               ;   396.0 p0      24 box
        or esi, ebp                ;   396.0 p1      24 box
        xor edx, edi               ;   397.0 p0      24 box
        and edi, esi               ;   397.0 p1      24 box
        or ebx, edi                ;   398.0 p0      24 box
        xor esi, edx               ;   398.0 p1      24 box
        or esi, ebx                ;   399.0 p0      24 box
        mov edi, dword [esp + 40]  ;   395.0 p2      24 box
        xor edi, edx               ;   398.0 p1      24 box
        xor eax, edi               ;   399.0 p0      24 box
        xor esi, eax               ;   400.0 p1      24 box
        and edi, ebx               ;   399.0 p0      24 box
        xor eax, edi               ;   400.0 p1      24 box
        mov edi, dword [esp + 60]  ;   397.0 p2      23 box
        mov ebp, dword [esp + 76]  ;   398.0 p2     107 w[23] reload
        or edi, ebp                ;   401.0 p0      23 box
        xor ebp, dword [esp + 56]  ;   401.0 p1+p2   23 box
        xor edi, dword [esp + 52]  ;   402.0 p0+p2   23 box
        mov dword [esp + 76], ebx  ;   399.3 p3+p4   24 box spill
        mov ebx, dword [esp + 52]  ;   401.0 p2      23 box
        and ebx, dword [esp + 64]  ;   404.0 p1+p2   23 box
        xor ebx, ebp               ;   405.0 p0      23 box
        not ebp                    ;   402.0 p1      23 box
        mov dword [esp + 52], edx  ;   401.7 p3+p4   24 box spill
        mov edx, dword [esp + 56]  ;   403.0 p2      23 box
        xor edx, edi               ;   406.0 p0      23 box
        mov dword [esp + 56], esi  ;   403.0 p3+p4   24 box spill
        mov esi, dword [esp + 64]  ;   404.0 p2      23 box
        xor esi, edi               ;   407.0 p1      23 box
        or ebp, esi                ;   408.0 p0      23 box
        xor esi, edx               ;   408.0 p1      23 box
        or esi, ebx                ;   409.0 p0      23 box
        xor ebx, esi               ;   410.0 p1      23 box
        xor edi, ebx               ;   411.0 p0      23 box
        xor ebx, ebp               ;   411.0 p1      23 box
        xor ebp, esi               ;   410.0 p0      23 box
        mov esi, dword [esp + 68]  ;   406.7 p2      30 box
        or esi, dword [esp + 80]   ;   409.7 p1+p2   30 box
        xor esi, dword [esp + 72]  ;   410.7 p0+p2   30 box
        mov dword [esp + 64], edx  ;   408.3 p3+p4   23 box spill
        mov edx, dword [esp + 72]  ;   409.7 p2      30 box
        and edx, dword [esp + 80]  ;   412.7 p1+p2   30 box
        mov dword [esp + 72], edi  ;   412.0 p3+p4   23 box spill
        mov edi, dword [esp + 68]  ;   411.7 p2      30 box
        xor edi, edx               ;   414.7 p0      30 box
        xor edx, dword [esp + 88]  ;   413.7 p1+p2   30 box
        and edx, edi               ;   415.7 p0      30 box
        mov dword [esp + 68], ebp  ;   412.3 p3+p4   23 box spill
        mov ebp, dword [esp + 80]  ;   413.7 p2      30 box
        xor ebp, edx               ;   416.7 p1      30 box
        or edx, esi                ;   416.7 p0      30 box
        xor edx, dword [esp + 88]  ;   417.7 p1+p2   30 box
        mov dword [esp + 80], ebx  ;   414.7 p3+p4   23 box spill
        mov ebx, dword [esp + 88]  ;   415.7 p2      30 box
        xor ebx, esi               ;   418.7 p0      30 box
        not ebx                    ;   419.7 p1      30 box
        or ebx, edi                ;   420.7 p0      30 box
        or ebx, ebp                ;   421.7 p1      30 box
        xor esi, edi               ;   417.7 p0      30 box
        xor esi, ebp               ;   418.7 p1      30 box
        xor ebx, esi               ;   422.7 p0      30 box
        xor ebp, edx               ;   419.0 p1      30 box
        or esi, edx                ;   419.7 p0      30 box
        xor edi, esi               ;   420.7 p1      30 box
        mov esi, dword [esp + 84]  ;   419.0 p2      29 box
        and esi, dword [esp + 96]  ;   422.0 p0+p2   29 box
        mov dword [esp + 84], ebp  ;   420.0 p3+p4   30 box spill
        mov ebp, dword [esp + 96]  ;   421.0 p2      29 box
        xor ebp, dword [esp + 92]  ;   424.0 p1+p2   29 box
        mov dword [esp + 96], edx  ;   421.7 p3+p4   30 box spill
        mov edx, dword [esp + 92]  ;   423.0 p2      29 box
        mov dword [esp + 92], edi  ;   422.7 p3+p4   30 box spill
        mov edi, dword [esp + 100] ;   424.0 p2      29 box
        mov dword [esp + 88], ebx  ;   423.7 p3+p4   30 box spill
        mov ebx, dword [esp + 100] ;   425.0 p2      29 box
        mov dword [esp + 60], eax  ;   424.7 p3+p4   24 box spill
        mov eax, dword [esp + 100] ;   426.0 p2      29 box
        mov dword [esp + 100], ecx ;   425.7 p3+p4  107 w[131] spill
        mov ecx, dword [esp + 104] ;   427.0 p2      29 box
        not ecx                    ;   430.0 p0      29 box
        xor edx, ecx               ;   431.0 p1      29 box
        xor esi, edx               ;   432.0 p0      29 box
        and edi, ecx               ;   431.0 p1      29 box
        xor edi, edx               ;   432.0 p0      29 box
        or ebx, edx                ;   432.0 p1      29 box
        xor eax, esi               ;   433.0 p0      29 box
        xor ebx, ebp               ;   433.0 p1      29 box
        and ebp, edi               ;   433.0 p0      29 box
        xor edi, esi               ;   433.0 p1      29 box
        and edi, ebx               ;   434.0 p0      29 box
        or ebx, ebp                ;   434.0 p1      29 box
        xor ebp, eax               ;   434.0 p0      29 box
        not eax                    ;   434.0 p1      29 box
        xor edi, eax               ;   435.0 p0      29 box
        xor eax, ebx               ;   435.0 p1      29 box
        mov ecx, dword [esp + 116] ;   432.0 p2      28 box
        mov edx, dword [esp + 108] ;   433.0 p2     107 w[33] reload
        or ecx, edx                ;   436.0 p0      28 box
        mov ebx, dword [esp + 112] ;   434.0 p2      28 box
        xor ebx, dword [esp + 116] ;   437.0 p1+p2   28 box
        xor ecx, ebx               ;   438.0 p0      28 box
        xor edx, dword [esp + 116] ;   436.0 p1+p2   28 box
        and ebx, dword [esp + 116] ;   438.0 p0+p2   28 box
        mov dword [esp + 108], edi ;   436.0 p3+p4   29 box spill
        mov edi, dword [esp + 116] ;   438.0 p2      28 box
        xor edi, ecx               ;   441.0 p1      28 box
        mov dword [esp + 116], eax ;   437.0 p3+p4   29 box spill
        mov eax, dword [esp + 128] ;   439.0 p2      28 box
        not eax                    ;   442.0 p0      28 box
        xor edx, eax               ;   443.0 p1      28 box
        and ebx, edx               ;   444.0 p0      28 box
        xor ebx, eax               ;   445.0 p1      28 box
        or eax, edx                ;   444.0 p0      28 box
        xor eax, ecx               ;   445.0 p1      28 box
        and ecx, ebx               ;   446.0 p0      28 box
        xor ebx, edi               ;   446.0 p1      28 box
        and edi, eax               ;   446.0 p0      28 box
        xor edi, edx               ;   447.0 p1      28 box
        xor edx, ecx               ;   447.0 p0      28 box
        mov ecx, dword [esp + 120] ;   441.7 p2      27 box
        and ecx, dword [esp + 124] ;   444.7 p1+p2   27 box
        xor ecx, dword [esp + 132] ;   445.7 p0+p2   27 box
        mov dword [esp + 128], ebx ;   447.0 p3+p4   28 box spill
        mov ebx, dword [esp + 120] ;   444.7 p2      27 box
        xor ebx, dword [esp + 136] ;   447.7 p1+p2   27 box
        mov dword [esp + 120], edi ;   448.0 p3+p4   28 box spill
        mov edi, dword [esp + 132] ;   446.7 p2      27 box
        or edi, ebx                ;   449.7 p0      27 box
        or edi, dword [esp + 124]  ;   450.7 p1+p2   27 box
        xor edi, dword [esp + 136] ;   451.7 p0+p2   27 box
        mov dword [esp + 132], edx ;   448.0 p3+p4   28 box spill
        mov edx, dword [esp + 136] ;   449.7 p2      27 box
        and edx, ebx               ;   452.7 p1      27 box
        xor edx, ecx               ;   453.7 p0      27 box
        mov dword [esp + 136], eax ;   449.3 p3+p4   28 box spill
        mov eax, dword [esp + 124] ;   450.7 p2      27 box
        xor eax, ecx               ;   453.7 p1      27 box
        and ecx, edi               ;   452.7 p0      27 box
        xor edi, eax               ;   454.7 p1      27 box
        or eax, edx                ;   454.7 p0      27 box
        not edx                    ;   454.7 p1      27 box
        xor eax, ebx               ;   455.7 p0      27 box
        xor ebx, ecx               ;   453.7 p1      27 box
        mov ecx, dword [esp + 148] ;   452.7 p2      26 box
        and ecx, dword [esp + 140] ;   455.7 p0+p2   26 box
        mov dword [esp + 124], ebx ;   454.7 p3+p4   27 box spill
        mov ebx, dword [esp + 140] ;   454.7 p2      26 box
        xor ebx, dword [esp + 160] ;   457.7 p1+p2   26 box
        mov dword [esp + 140], eax ;   456.7 p3+p4   27 box spill
        mov eax, dword [esp + 160] ;   456.7 p2      26 box
        or eax, dword [esp + 148]  ;   459.7 p0+p2   26 box
        mov dword [esp + 160], edi ;   457.0 p3+p4   27 box spill
        mov edi, dword [esp + 148] ;   458.7 p2      26 box
        xor edi, dword [esp + 144] ;   461.7 p1+p2   26 box
        or edi, ecx                ;   462.7 p0      26 box
        mov dword [esp + 148], edx ;   459.0 p3+p4   27 box spill
        mov edx, dword [esp + 144] ;   460.7 p2      26 box
        and edx, eax               ;   463.7 p1      26 box
        xor edx, ebx               ;   464.7 p0      26 box
        and ebx, eax               ;   461.0 p1      26 box
        xor ebx, edi               ;   463.7 p0      26 box
        xor eax, edx               ;   465.7 p1      26 box
        xor edx, ecx               ;   465.7 p0      26 box
        xor edi, edx               ;   466.7 p1      26 box
        and ecx, ebx               ;   464.7 p0      26 box
        xor ecx, eax               ;   466.7 p1      26 box
        and eax, ebx               ;   466.7 p0      26 box
        xor edx, eax               ;   467.7 p1      26 box
        mov eax, dword [esp + 152] ;   463.7 p2      25 box
        and eax, dword [esp + 172] ;   466.7 p0+p2   25 box
        xor eax, dword [esp + 164] ;   467.7 p1+p2   25 box
        mov dword [esp + 144], edi ;   467.7 p3+p4   26 box spill
        mov edi, dword [esp + 172] ;   466.7 p2      25 box
        xor edi, dword [esp + 152] ;   469.7 p0+p2   25 box
        xor edi, dword [esp + 156] ;   470.7 p1+p2   25 box
        mov dword [esp + 172], ebx ;   467.7 p3+p4   26 box spill
        mov ebx, dword [esp + 164] ;   469.7 p2      25 box
        or ebx, dword [esp + 152]  ;   472.7 p0+p2   25 box
        xor ebx, dword [esp + 156] ;   473.7 p1+p2   25 box
        mov dword [esp + 164], ecx ;   470.0 p3+p4   26 box spill
        mov ecx, dword [esp + 156] ;   472.7 p2      25 box
        and ecx, eax               ;   475.7 p0      25 box
        xor ecx, edi               ;   476.7 p1      25 box
        xor eax, edi               ;   472.0 p0      25 box
        or edi, ebx                ;   474.7 p1      25 box
        xor edi, eax               ;   475.7 p0      25 box
        xor eax, dword [esp + 152] ;   473.7 p1+p2   25 box
        xor ebx, edi               ;   476.7 p0      25 box
        xor edi, ecx               ;   477.7 p1      25 box
        not ecx                    ;   477.7 p0      25 box
        mov dword [esp + 152], ecx ;   478.7 p3+p4   25 box spill
        mov ecx, dword [esp + 168] ;   475.0 p2      24 box
        and ecx, dword [esp + 188] ;   478.0 p1+p2   24 box
        mov dword [esp + 168], ebx ;   477.7 p3+p4   25 box spill
        mov ebx, dword [esp + 184] ;   477.0 p2      24 box
        or ebx, dword [esp + 188]  ;   480.0 p0+p2   24 box
        not ebx                    ;   481.0 p1      24 box
        mov dword [esp + 184], edi ;   478.7 p3+p4   25 box spill
        mov edi, dword [esp + 188] ;   479.0 p2      24 box
        xor edi, dword [esp + 180] ;   482.0 p0+p2   24 box
        mov dword [esp + 188], eax ;   479.7 p3+p4   25 box spill
        mov eax, ecx               ;   480.3 p1      24 box copy
        mov dword [esp + 156], edx ;   480.7 p3+p4   26 box spill
        mov edx, ebx               ;   482.0 p0      24 box copy
        mov dword [esp + 112], esi ;   481.7 p3+p4   29 box spill
        mov esi, dword [esp + 176] ;   482.3 p2      24 box
        not esi                    ;   485.3 p1      24 box
        xor edi, esi               ;   486.3 p0      24 box
        or eax, esi                ;   486.3 p1      24 box
        xor ecx, edi               ;   487.3 p0      24 box
        and edi, eax               ;   487.3 p1      24 box
        or edx, edi                ;   488.3 p0      24 box
        xor eax, ecx               ;   488.3 p1      24 box
        or eax, edx                ;   489.3 p0      24 box
        mov esi, dword [esp + 180] ;   485.3 p2      24 box
        xor esi, ecx               ;   488.3 p1      24 box
        xor ebx, esi               ;   489.3 p0      24 box
        xor eax, ebx               ;   490.3 p1      24 box
        and esi, edx               ;   489.3 p0      24 box
        xor ebx, esi               ;   490.3 p1      24 box
        mov esi, dword [esp + 200] ;   487.3 p2      23 box
        mov edi, dword [esp + 216] ;   488.3 p2     107 w[55] reload
        or esi, edi                ;   491.3 p0      23 box
        xor edi, dword [esp + 196] ;   491.3 p1+p2   23 box
        xor esi, dword [esp + 192] ;   492.3 p0+p2   23 box
        mov dword [esp + 216], edx ;   489.7 p3+p4   24 box spill
        mov edx, dword [esp + 192] ;   491.3 p2      23 box
        and edx, dword [esp + 204] ;   494.3 p1+p2   23 box
        xor edx, edi               ;   495.3 p0      23 box
        not edi                    ;   492.3 p1      23 box
        mov dword [esp + 192], ecx ;   492.0 p3+p4   24 box spill
        mov ecx, dword [esp + 196] ;   493.3 p2      23 box
        xor ecx, esi               ;   496.3 p0      23 box
        mov dword [esp + 196], eax ;   493.3 p3+p4   24 box spill
        mov eax, dword [esp + 204] ;   494.3 p2      23 box
        xor eax, esi               ;   497.3 p1      23 box
        or edi, eax                ;   498.3 p0      23 box
        xor eax, ecx               ;   498.3 p1      23 box
        or eax, edx                ;   499.3 p0      23 box
        xor edx, eax               ;   500.3 p1      23 box
        xor esi, edx               ;   501.3 p0      23 box
        xor edx, edi               ;   501.3 p1      23 box
        xor edi, eax               ;   500.3 p0      23 box
        mov eax, dword [esp + 208] ;   497.0 p2      30 box
        or eax, dword [esp + 220]  ;   500.0 p1+p2   30 box
        xor eax, dword [esp + 212] ;   501.0 p0+p2   30 box
        mov dword [esp + 204], ecx ;   498.7 p3+p4   23 box spill
        mov ecx, dword [esp + 212] ;   500.0 p2      30 box
        and ecx, dword [esp + 220] ;   503.0 p1+p2   30 box
        mov dword [esp + 212], esi ;   502.3 p3+p4   23 box spill
        mov esi, dword [esp + 208] ;   502.0 p2      30 box
        xor esi, ecx               ;   505.0 p0      30 box
        xor ecx, dword [esp + 228] ;   504.0 p1+p2   30 box
        and ecx, esi               ;   506.0 p0      30 box
        mov dword [esp + 208], edi ;   502.7 p3+p4   23 box spill
        mov edi, dword [esp + 220] ;   504.0 p2      30 box
        xor edi, ecx               ;   507.0 p1      30 box
        or ecx, eax                ;   507.0 p0      30 box
        xor ecx, dword [esp + 228] ;   508.0 p1+p2   30 box
        mov dword [esp + 220], edx ;   505.0 p3+p4   23 box spill
        mov edx, dword [esp + 228] ;   506.0 p2      30 box
        xor edx, eax               ;   509.0 p0      30 box
        not edx                    ;   510.0 p1      30 box
        or edx, esi                ;   511.0 p0      30 box
        or edx, edi                ;   512.0 p1      30 box
        xor eax, esi               ;   508.0 p0      30 box
        xor eax, edi               ;   509.0 p1      30 box
        xor edx, eax               ;   513.0 p0      30 box
        xor edi, ecx               ;   509.3 p1      30 box
        or eax, ecx                ;   510.0 p0      30 box
        xor esi, eax               ;   511.0 p1      30 box
        mov eax, dword [esp + 224] ;   509.3 p2      29 box
        and eax, dword [esp + 236] ;   512.3 p0+p2   29 box
        mov dword [esp + 224], edi ;   510.3 p3+p4   30 box spill
        mov edi, dword [esp + 236] ;   511.3 p2      29 box
        xor edi, dword [esp + 232] ;   514.3 p1+p2   29 box
        mov dword [esp + 236], ecx ;   512.0 p3+p4   30 box spill
        mov ecx, dword [esp + 232] ;   513.3 p2      29 box
        mov dword [esp + 232], esi ;   513.0 p3+p4   30 box spill
        mov esi, dword [esp + 240] ;   514.3 p2      29 box
        mov dword [esp + 228], edx ;   514.0 p3+p4   30 box spill
        mov edx, dword [esp + 240] ;   515.3 p2      29 box
        mov dword [esp + 200], ebx ;   515.0 p3+p4   24 box spill
        mov ebx, dword [esp + 240] ;   516.3 p2      29 box
        mov dword [esp + 240], ebp ;   516.0 p3+p4   29 box spill
        mov ebp, dword [esp + 244] ;   517.3 p2      29 box
        not ebp                    ;   520.3 p0      29 box
        xor ecx, ebp               ;   521.3 p1      29 box
        xor eax, ecx               ;   522.3 p0      29 box
        and esi, ebp               ;   521.3 p1      29 box
        xor esi, ecx               ;   522.3 p0      29 box
        or edx, ecx                ;   522.3 p1      29 box
        xor ebx, eax               ;   523.3 p0      29 box
        xor edx, edi               ;   523.3 p1      29 box
        and edi, esi               ;   523.3 p0      29 box
        xor esi, eax               ;   523.3 p1      29 box
        and esi, edx               ;   524.3 p0      29 box
        or edx, edi                ;   524.3 p1      29 box
        xor edi, ebx               ;   524.3 p0      29 box
        not ebx                    ;   524.3 p1      29 box
        xor esi, ebx               ;   525.3 p0      29 box
        xor ebx, edx               ;   525.3 p1      29 box
        mov ebp, dword [esp + 256] ;   522.3 p2      28 box
        mov ecx, dword [esp + 248] ;   523.3 p2     107 w[65] reload
        or ebp, ecx                ;   526.3 p0      28 box
        mov edx, dword [esp + 252] ;   524.3 p2      28 box
        xor edx, dword [esp + 256] ;   527.3 p1+p2   28 box
        xor ebp, edx               ;   528.3 p0      28 box
        xor ecx, dword [esp + 256] ;   526.3 p1+p2   28 box
        and edx, dword [esp + 256] ;   528.3 p0+p2   28 box
        mov dword [esp + 248], esi ;   526.3 p3+p4   29 box spill
        mov esi, dword [esp + 256] ;   528.3 p2      28 box
        xor esi, ebp               ;   531.3 p1      28 box
        mov dword [esp + 256], ebx ;   527.3 p3+p4   29 box spill
        mov ebx, dword [esp + 268] ;   529.3 p2      28 box
        not ebx                    ;   532.3 p0      28 box
        xor ecx, ebx               ;   533.3 p1      28 box
        and edx, ecx               ;   534.3 p0      28 box
        xor edx, ebx               ;   535.3 p1      28 box
        or ebx, ecx                ;   534.3 p0      28 box
        xor ebx, ebp               ;   535.3 p1      28 box
        and ebp, edx               ;   536.3 p0      28 box
        xor edx, esi               ;   536.3 p1      28 box
        and esi, ebx               ;   536.3 p0      28 box
        xor esi, ecx               ;   537.3 p1      28 box
        xor ecx, ebp               ;   537.3 p0      28 box
        mov ebp, dword [esp + 260] ;   532.0 p2      27 box
        and ebp, dword [esp + 264] ;   535.0 p1+p2   27 box
        xor ebp, dword [esp + 272] ;   536.0 p0+p2   27 box
        mov dword [esp + 268], edx ;   537.3 p3+p4   28 box spill
        mov edx, dword [esp + 260] ;   535.0 p2      27 box
        xor edx, dword [esp + 276] ;   538.0 p1+p2   27 box
        mov dword [esp + 260], esi ;   538.3 p3+p4   28 box spill
        mov esi, dword [esp + 272] ;   537.0 p2      27 box
        or esi, edx                ;   540.0 p0      27 box
        or esi, dword [esp + 264]  ;   541.0 p1+p2   27 box
        xor esi, dword [esp + 276] ;   542.0 p0+p2   27 box
        mov dword [esp + 272], ecx ;   538.3 p3+p4   28 box spill
        mov ecx, dword [esp + 276] ;   540.0 p2      27 box
        and ecx, edx               ;   543.0 p1      27 box
        xor ecx, ebp               ;   544.0 p0      27 box
        mov dword [esp + 276], ebx ;   539.7 p3+p4   28 box spill
        mov ebx, dword [esp + 264] ;   541.0 p2      27 box
        xor ebx, ebp               ;   544.0 p1      27 box
        and ebp, esi               ;   543.0 p0      27 box
        xor esi, ebx               ;   545.0 p1      27 box
        or ebx, ecx                ;   545.0 p0      27 box
        not ecx                    ;   545.0 p1      27 box
        xor ebx, edx               ;   546.0 p0      27 box
        xor edx, ebp               ;   544.0 p1      27 box
        mov ebp, dword [esp + 288] ;   543.0 p2      26 box
        and ebp, dword [esp + 280] ;   546.0 p0+p2   26 box
        mov dword [esp + 264], edx ;   545.0 p3+p4   27 box spill
        mov edx, dword [esp + 280] ;   545.0 p2      26 box
        xor edx, dword [esp + 300] ;   548.0 p1+p2   26 box
        mov dword [esp + 280], ebx ;   547.0 p3+p4   27 box spill
        mov ebx, dword [esp + 300] ;   547.0 p2      26 box
        or ebx, dword [esp + 288]  ;   550.0 p0+p2   26 box
        mov dword [esp + 300], esi ;   547.3 p3+p4   27 box spill
        mov esi, dword [esp + 288] ;   549.0 p2      26 box
        xor esi, dword [esp + 284] ;   552.0 p1+p2   26 box
        or esi, ebp                ;   553.0 p0      26 box
        mov dword [esp + 288], ecx ;   549.3 p3+p4   27 box spill
        mov ecx, dword [esp + 284] ;   551.0 p2      26 box
        and ecx, ebx               ;   554.0 p1      26 box
        xor ecx, edx               ;   555.0 p0      26 box
        and edx, ebx               ;   551.3 p1      26 box
        xor edx, esi               ;   554.0 p0      26 box
        xor ebx, ecx               ;   556.0 p1      26 box
        xor ecx, ebp               ;   556.0 p0      26 box
        xor esi, ecx               ;   557.0 p1      26 box
        and ebp, edx               ;   555.0 p0      26 box
        xor ebp, ebx               ;   557.0 p1      26 box
        and ebx, edx               ;   557.0 p0      26 box
        xor ecx, ebx               ;   558.0 p1      26 box
        mov ebx, dword [esp + 292] ;   554.0 p2      25 box
        and ebx, dword [esp + 312] ;   557.0 p0+p2   25 box
        xor ebx, dword [esp + 304] ;   558.0 p1+p2   25 box
        mov dword [esp + 284], esi ;   558.0 p3+p4   26 box spill
        mov esi, dword [esp + 312] ;   557.0 p2      25 box
        xor esi, dword [esp + 292] ;   560.0 p0+p2   25 box
        xor esi, dword [esp + 296] ;   561.0 p1+p2   25 box
        mov dword [esp + 312], edx ;   558.0 p3+p4   26 box spill
        mov edx, dword [esp + 304] ;   560.0 p2      25 box
        or edx, dword [esp + 292]  ;   563.0 p0+p2   25 box
        xor edx, dword [esp + 296] ;   564.0 p1+p2   25 box
        mov dword [esp + 304], ebp ;   560.3 p3+p4   26 box spill
        mov ebp, dword [esp + 296] ;   563.0 p2      25 box
        and ebp, ebx               ;   566.0 p0      25 box
        xor ebp, esi               ;   567.0 p1      25 box
        xor ebx, esi               ;   562.3 p0      25 box
        or esi, edx                ;   565.0 p1      25 box
        xor esi, ebx               ;   566.0 p0      25 box
        xor ebx, dword [esp + 292] ;   564.0 p1+p2   25 box
        xor edx, esi               ;   567.0 p0      25 box
        xor esi, ebp               ;   568.0 p1      25 box
        not ebp                    ;   568.0 p0      25 box
        mov dword [esp + 292], ebp ;   569.0 p3+p4   25 box spill
        mov ebp, dword [esp + 308] ;   565.3 p2      24 box
        and ebp, dword [esp + 328] ;   568.3 p1+p2   24 box
        mov dword [esp + 308], edx ;   568.0 p3+p4   25 box spill
        mov edx, dword [esp + 324] ;   567.3 p2      24 box
        or edx, dword [esp + 328]  ;   570.3 p0+p2   24 box
        not edx                    ;   571.3 p1      24 box
        mov dword [esp + 324], esi ;   569.0 p3+p4   25 box spill
        mov esi, dword [esp + 328] ;   569.3 p2      24 box
        xor esi, dword [esp + 320] ;   572.3 p0+p2   24 box
        mov dword [esp + 328], ebx ;   570.0 p3+p4   25 box spill
        mov ebx, ebp               ;   570.7 p1      24 box copy
        mov dword [esp + 296], ecx ;   571.0 p3+p4   26 box spill
        mov ecx, edx               ;   572.3 p0      24 box copy
        mov dword [esp + 252], eax ;   572.0 p3+p4   29 box spill
        mov eax, dword [esp + 316] ;   572.7 p2      24 box
        not eax                    ;   575.7 p1      24 box
        xor esi, eax               ;   576.7 p0      24 box
        or ebx, eax                ;   576.7 p1      24 box
        xor ebp, esi               ;   577.7 p0      24 box
        and esi, ebx               ;   577.7 p1      24 box
        or ecx, esi                ;   578.7 p0      24 box
        xor ebx, ebp               ;   578.7 p1      24 box
        or ebx, ecx                ;   579.7 p0      24 box
        mov esi, dword [esp + 320] ;   575.7 p2      24 box
        xor esi, ebp               ;   578.7 p1      24 box
        xor edx, esi               ;   579.7 p0      24 box
        xor ebx, edx               ;   580.7 p1      24 box
        and esi, ecx               ;   579.7 p0      24 box
        xor edx, esi               ;   580.7 p1      24 box
        mov esi, dword [esp + 340] ;   577.7 p2      23 box
        mov eax, dword [esp + 356] ;   578.7 p2     107 w[87] reload
        or esi, eax                ;   581.7 p0      23 box
        xor eax, dword [esp + 336] ;   581.7 p1+p2   23 box
        xor esi, dword [esp + 332] ;   582.7 p0+p2   23 box
        mov dword [esp + 356], ecx ;   580.0 p3+p4   24 box spill
        mov ecx, dword [esp + 332] ;   581.7 p2      23 box
        and ecx, dword [esp + 344] ;   584.7 p1+p2   23 box
        xor ecx, eax               ;   585.7 p0      23 box
        not eax                    ;   582.7 p1      23 box
        mov dword [esp + 332], ebp ;   582.3 p3+p4   24 box spill
        mov ebp, dword [esp + 336] ;   583.7 p2      23 box
        xor ebp, esi               ;   586.7 p0      23 box
        mov dword [esp + 336], ebx ;   583.7 p3+p4   24 box spill
        mov ebx, dword [esp + 344] ;   584.7 p2      23 box
        xor ebx, esi               ;   587.7 p1      23 box
        or eax, ebx                ;   588.7 p0      23 box
        xor ebx, ebp               ;   588.7 p1      23 box
        or ebx, ecx                ;   589.7 p0      23 box
        xor ecx, ebx               ;   590.7 p1      23 box
        xor esi, ecx               ;   591.7 p0      23 box
        xor ecx, eax               ;   591.7 p1      23 box
        xor eax, ebx               ;   590.7 p0      23 box
        mov ebx, dword [esp + 348] ;   587.3 p2      30 box
        or ebx, dword [esp + 360]  ;   590.3 p1+p2   30 box
        xor ebx, dword [esp + 352] ;   591.3 p0+p2   30 box
        mov dword [esp + 344], ebp ;   589.0 p3+p4   23 box spill
        mov ebp, dword [esp + 352] ;   590.3 p2      30 box
        and ebp, dword [esp + 360] ;   593.3 p1+p2   30 box
        mov dword [esp + 352], esi ;   592.7 p3+p4   23 box spill
        mov esi, dword [esp + 348] ;   592.3 p2      30 box
        xor esi, ebp               ;   595.3 p0      30 box
        xor ebp, dword [esp + 368] ;   594.3 p1+p2   30 box
        and ebp, esi               ;   596.3 p0      30 box
        mov dword [esp + 348], eax ;   593.0 p3+p4   23 box spill
        mov eax, dword [esp + 360] ;   594.3 p2      30 box
        xor eax, ebp               ;   597.3 p1      30 box
        or ebp, ebx                ;   597.3 p0      30 box
        xor ebp, dword [esp + 368] ;   598.3 p1+p2   30 box
        mov dword [esp + 360], ecx ;   595.3 p3+p4   23 box spill
        mov ecx, dword [esp + 368] ;   596.3 p2      30 box
        xor ecx, ebx               ;   599.3 p0      30 box
        not ecx                    ;   600.3 p1      30 box
        or ecx, esi                ;   601.3 p0      30 box
        or ecx, eax                ;   602.3 p1      30 box
        xor ebx, esi               ;   598.3 p0      30 box
        xor ebx, eax               ;   599.3 p1      30 box
        xor ecx, ebx               ;   603.3 p0      30 box
        xor eax, ebp               ;   599.7 p1      30 box
        or ebx, ebp                ;   600.3 p0      30 box
        xor esi, ebx               ;   601.3 p1      30 box
        mov ebx, dword [esp + 364] ;   599.7 p2      29 box
        and ebx, dword [esp + 376] ;   602.7 p0+p2   29 box
        mov dword [esp + 364], eax ;   600.7 p3+p4   30 box spill
        mov eax, dword [esp + 376] ;   601.7 p2      29 box
        xor eax, dword [esp + 372] ;   604.7 p1+p2   29 box
        mov dword [esp + 376], ebp ;   602.3 p3+p4   30 box spill
        mov ebp, dword [esp + 372] ;   603.7 p2      29 box
        mov dword [esp + 372], esi ;   603.3 p3+p4   30 box spill
        mov esi, dword [esp + 380] ;   604.7 p2      29 box
        mov dword [esp + 368], ecx ;   604.3 p3+p4   30 box spill
        mov ecx, dword [esp + 380] ;   605.7 p2      29 box
        mov dword [esp + 340], edx ;   605.3 p3+p4   24 box spill
        mov edx, dword [esp + 380] ;   606.7 p2      29 box
        mov dword [esp + 380], edi ;   606.3 p3+p4   29 box spill
        mov edi, dword [esp + 384] ;   607.7 p2      29 box
        not edi                    ;   610.7 p0      29 box
        xor ebp, edi               ;   611.7 p1      29 box
        xor ebx, ebp               ;   612.7 p0      29 box
        and esi, edi               ;   611.7 p1      29 box
        xor esi, ebp               ;   612.7 p0      29 box
        or ecx, ebp                ;   612.7 p1      29 box
        xor edx, ebx               ;   613.7 p0      29 box
        xor ecx, eax               ;   613.7 p1      29 box
        and eax, esi               ;   613.7 p0      29 box
        xor esi, ebx               ;   613.7 p1      29 box
        and esi, ecx               ;   614.7 p0      29 box
        or ecx, eax                ;   614.7 p1      29 box
        xor eax, edx               ;   614.7 p0      29 box
        not edx                    ;   614.7 p1      29 box
        xor esi, edx               ;   615.7 p0      29 box
        xor edx, ecx               ;   615.7 p1      29 box
        mov edi, dword [esp + 396] ;   612.7 p2      28 box
        mov ebp, dword [esp + 388] ;   613.7 p2     107 w[97] reload
        or edi, ebp                ;   616.7 p0      28 box
        mov ecx, dword [esp + 392] ;   614.7 p2      28 box
        xor ecx, dword [esp + 396] ;   617.7 p1+p2   28 box
        xor edi, ecx               ;   618.7 p0      28 box
        xor ebp, dword [esp + 396] ;   616.7 p1+p2   28 box
        and ecx, dword [esp + 396] ;   618.7 p0+p2   28 box
        mov dword [esp + 388], esi ;   616.7 p3+p4   29 box spill
        mov esi, dword [esp + 396] ;   618.7 p2      28 box
        xor esi, edi               ;   621.7 p1      28 box
        mov dword [esp + 396], edx ;   617.7 p3+p4   29 box spill
        mov edx, dword [esp + 408] ;   619.7 p2      28 box
        not edx                    ;   622.7 p0      28 box
        xor ebp, edx               ;   623.7 p1      28 box
        and ecx, ebp               ;   624.7 p0      28 box
        xor ecx, edx               ;   625.7 p1      28 box
        or edx, ebp                ;   624.7 p0      28 box
        xor edx, edi               ;   625.7 p1      28 box
        and edi, ecx               ;   626.7 p0      28 box
        xor ecx, esi               ;   626.7 p1      28 box
        and esi, edx               ;   626.7 p0      28 box
        xor esi, ebp               ;   627.7 p1      28 box
        xor ebp, edi               ;   627.7 p0      28 box
        mov edi, dword [esp + 400] ;   622.3 p2      27 box
        and edi, dword [esp + 404] ;   625.3 p1+p2   27 box
        xor edi, dword [esp + 412] ;   626.3 p0+p2   27 box
        mov dword [esp + 408], ecx ;   627.7 p3+p4   28 box spill
        mov ecx, dword [esp + 400] ;   625.3 p2      27 box
        xor ecx, dword [esp + 416] ;   628.3 p1+p2   27 box
        mov dword [esp + 400], esi ;   628.7 p3+p4   28 box spill
        mov esi, dword [esp + 412] ;   627.3 p2      27 box
        or esi, ecx                ;   630.3 p0      27 box
        or esi, dword [esp + 404]  ;   631.3 p1+p2   27 box
        xor esi, dword [esp + 416] ;   632.3 p0+p2   27 box
        mov dword [esp + 412], ebp ;   628.7 p3+p4   28 box spill
        mov ebp, dword [esp + 416] ;   630.3 p2      27 box
        and ebp, ecx               ;   633.3 p1      27 box
        xor ebp, edi               ;   634.3 p0      27 box
        mov dword [esp + 416], edx ;   630.0 p3+p4   28 box spill
        mov edx, dword [esp + 404] ;   631.3 p2      27 box
        xor edx, edi               ;   634.3 p1      27 box
        and edi, esi               ;   633.3 p0      27 box
        xor esi, edx               ;   635.3 p1      27 box
        or edx, ebp                ;   635.3 p0      27 box
        not ebp                    ;   635.3 p1      27 box
        xor edx, ecx               ;   636.3 p0      27 box
        xor ecx, edi               ;   634.3 p1      27 box
        mov edi, dword [esp + 428] ;   633.3 p2      26 box
        and edi, dword [esp + 420] ;   636.3 p0+p2   26 box
        mov dword [esp + 404], ecx ;   635.3 p3+p4   27 box spill
        mov ecx, dword [esp + 420] ;   635.3 p2      26 box
        xor ecx, dword [esp + 440] ;   638.3 p1+p2   26 box
        mov dword [esp + 420], edx ;   637.3 p3+p4   27 box spill
        mov edx, dword [esp + 440] ;   637.3 p2      26 box
        or edx, dword [esp + 428]  ;   640.3 p0+p2   26 box
        mov dword [esp + 440], esi ;   637.7 p3+p4   27 box spill
        mov esi, dword [esp + 428] ;   639.3 p2      26 box
        xor esi, dword [esp + 424] ;   642.3 p1+p2   26 box
        or esi, edi                ;   643.3 p0      26 box
        mov dword [esp + 428], ebp ;   639.7 p3+p4   27 box spill
        mov ebp, dword [esp + 424] ;   641.3 p2      26 box
        and ebp, edx               ;   644.3 p1      26 box
        xor ebp, ecx               ;   645.3 p0      26 box
        and ecx, edx               ;   641.7 p1      26 box
        xor ecx, esi               ;   644.3 p0      26 box
        xor edx, ebp               ;   646.3 p1      26 box
        xor ebp, edi               ;   646.3 p0      26 box
        xor esi, ebp               ;   647.3 p1      26 box
        and edi, ecx               ;   645.3 p0      26 box
        xor edi, edx               ;   647.3 p1      26 box
        and edx, ecx               ;   647.3 p0      26 box
        xor ebp, edx               ;   648.3 p1      26 box
        mov edx, dword [esp + 432] ;   644.3 p2      25 box
        and edx, dword [esp + 452] ;   647.3 p0+p2   25 box
        xor edx, dword [esp + 444] ;   648.3 p1+p2   25 box
        mov dword [esp + 424], esi ;   648.3 p3+p4   26 box spill
        mov esi, dword [esp + 452] ;   647.3 p2      25 box
        xor esi, dword [esp + 432] ;   650.3 p0+p2   25 box
        xor esi, dword [esp + 436] ;   651.3 p1+p2   25 box
        mov dword [esp + 452], ecx ;   648.3 p3+p4   26 box spill
        mov ecx, dword [esp + 444] ;   650.3 p2      25 box
        or ecx, dword [esp + 432]  ;   653.3 p0+p2   25 box
        xor ecx, dword [esp + 436] ;   654.3 p1+p2   25 box
        mov dword [esp + 444], edi ;   650.7 p3+p4   26 box spill
        mov edi, dword [esp + 436] ;   653.3 p2      25 box
        and edi, edx               ;   656.3 p0      25 box
        xor edi, esi               ;   657.3 p1      25 box
        xor edx, esi               ;   652.7 p0      25 box
        or esi, ecx                ;   655.3 p1      25 box
        xor esi, edx               ;   656.3 p0      25 box
        xor edx, dword [esp + 432] ;   654.3 p1+p2   25 box
        xor ecx, esi               ;   657.3 p0      25 box
        xor esi, edi               ;   658.3 p1      25 box
        not edi                    ;   658.3 p0      25 box
        mov dword [esp + 432], edi ;   659.3 p3+p4   25 box spill
        mov edi, dword [esp + 448] ;   655.7 p2      24 box
        and edi, dword [esp + 468] ;   658.7 p1+p2   24 box
        mov dword [esp + 448], ecx ;   658.3 p3+p4   25 box spill
        mov ecx, dword [esp + 464] ;   657.7 p2      24 box
        or ecx, dword [esp + 468]  ;   660.7 p0+p2   24 box
        not ecx                    ;   661.7 p1      24 box
        mov dword [esp + 464], esi ;   659.3 p3+p4   25 box spill
        mov esi, dword [esp + 468] ;   659.7 p2      24 box
        xor esi, dword [esp + 460] ;   662.7 p0+p2   24 box
        mov dword [esp + 468], edx ;   660.3 p3+p4   25 box spill
        mov edx, edi               ;   661.0 p1      24 box copy
        mov dword [esp + 436], ebp ;   661.3 p3+p4   26 box spill
        mov ebp, ecx               ;   662.7 p0      24 box copy
        mov dword [esp + 392], ebx ;   662.3 p3+p4   29 box spill
        mov ebx, dword [esp + 456] ;   663.0 p2      24 box
        not ebx                    ;   666.0 p1      24 box
        xor esi, ebx               ;   667.0 p0      24 box
        or edx, ebx                ;   667.0 p1      24 box
        xor edi, esi               ;   668.0 p0      24 box
        and esi, edx               ;   668.0 p1      24 box
        or ebp, esi                ;   669.0 p0      24 box
        xor edx, edi               ;   669.0 p1      24 box
        or edx, ebp                ;   670.0 p0      24 box
        mov esi, dword [esp + 460] ;   666.0 p2      24 box
        xor esi, edi               ;   669.0 p1      24 box
        xor ecx, esi               ;   670.0 p0      24 box
        xor edx, ecx               ;   671.0 p1      24 box
        and esi, ebp               ;   670.0 p0      24 box
        xor ecx, esi               ;   671.0 p1      24 box
        mov esi, dword [esp + 480] ;   668.0 p2      23 box
        mov ebx, dword [esp + 496] ;   669.0 p2     107 w[119] reload
        or esi, ebx                ;   672.0 p0      23 box
        xor ebx, dword [esp + 476] ;   672.0 p1+p2   23 box
        xor esi, dword [esp + 472] ;   673.0 p0+p2   23 box
        mov dword [esp + 496], ebp ;   670.3 p3+p4   24 box spill
        mov ebp, dword [esp + 472] ;   672.0 p2      23 box
        and ebp, dword [esp + 484] ;   675.0 p1+p2   23 box
        xor ebp, ebx               ;   676.0 p0      23 box
        not ebx                    ;   673.0 p1      23 box
        mov dword [esp + 472], edi ;   672.7 p3+p4   24 box spill
        mov edi, dword [esp + 476] ;   674.0 p2      23 box
        xor edi, esi               ;   677.0 p0      23 box
        mov dword [esp + 476], edx ;   674.0 p3+p4   24 box spill
        mov edx, dword [esp + 484] ;   675.0 p2      23 box
        xor edx, esi               ;   678.0 p1      23 box
        or ebx, edx                ;   679.0 p0      23 box
        xor edx, edi               ;   679.0 p1      23 box
        or edx, ebp                ;   680.0 p0      23 box
        xor ebp, edx               ;   681.0 p1      23 box
        xor esi, ebp               ;   682.0 p0      23 box
        xor ebp, ebx               ;   682.0 p1      23 box
        xor ebx, edx               ;   681.0 p0      23 box
        mov edx, dword [esp + 488] ;   677.7 p2      30 box
        or edx, dword [esp + 500]  ;   680.7 p1+p2   30 box
        xor edx, dword [esp + 492] ;   681.7 p0+p2   30 box
        mov dword [esp + 484], edi ;   679.3 p3+p4   23 box spill
        mov edi, dword [esp + 492] ;   680.7 p2      30 box
        and edi, dword [esp + 500] ;   683.7 p1+p2   30 box
        mov dword [esp + 492], esi ;   683.0 p3+p4   23 box spill
        mov esi, dword [esp + 488] ;   682.7 p2      30 box
        xor esi, edi               ;   685.7 p0      30 box
        xor edi, dword [esp + 508] ;   684.7 p1+p2   30 box
        and edi, esi               ;   686.7 p0      30 box
        mov dword [esp + 488], ebx ;   683.3 p3+p4   23 box spill
        mov ebx, dword [esp + 500] ;   684.7 p2      30 box
        xor ebx, edi               ;   687.7 p1      30 box
        or edi, edx                ;   687.7 p0      30 box
        xor edi, dword [esp + 508] ;   688.7 p1+p2   30 box
        mov dword [esp + 500], ebp ;   685.7 p3+p4   23 box spill
        mov ebp, dword [esp + 508] ;   686.7 p2      30 box
        xor ebp, edx               ;   689.7 p0      30 box
        not ebp                    ;   690.7 p1      30 box
        or ebp, esi                ;   691.7 p0      30 box
        or ebp, ebx                ;   692.7 p1      30 box
        xor edx, esi               ;   688.7 p0      30 box
        xor edx, ebx               ;   689.7 p1      30 box
        xor ebp, edx               ;   693.7 p0      30 box
        xor ebx, edi               ;   690.0 p1      30 box
        or edx, edi                ;   690.7 p0      30 box
        xor esi, edx               ;   691.7 p1      30 box
        mov edx, dword [esp + 504] ;   690.0 p2      29 box
        and edx, dword [esp + 516] ;   693.0 p0+p2   29 box
        mov dword [esp + 504], ebx ;   691.0 p3+p4   30 box spill
        mov ebx, dword [esp + 516] ;   692.0 p2      29 box
        xor ebx, dword [esp + 512] ;   695.0 p1+p2   29 box
        mov dword [esp + 516], edi ;   692.7 p3+p4   30 box spill
        mov edi, dword [esp + 512] ;   694.0 p2      29 box
        mov dword [esp + 512], esi ;   693.7 p3+p4   30 box spill
        mov esi, dword [esp + 520] ;   695.0 p2      29 box
        mov dword [esp + 508], ebp ;   694.7 p3+p4   30 box spill
        mov ebp, dword [esp + 520] ;   696.0 p2      29 box
        mov dword [esp + 480], ecx ;   695.7 p3+p4   24 box spill
        mov ecx, dword [esp + 520] ;   697.0 p2      29 box
        mov dword [esp + 520], eax ;   696.7 p3+p4   29 box spill
        mov eax, dword [esp + 524] ;   698.0 p2      29 box
        not eax                    ;   701.0 p0      29 box
        xor edi, eax               ;   702.0 p1      29 box
        xor edx, edi               ;   703.0 p0      29 box
        and esi, eax               ;   702.0 p1      29 box
        xor esi, edi               ;   703.0 p0      29 box
        or ebp, edi                ;   703.0 p1      29 box
        xor ecx, edx               ;   704.0 p0      29 box
        xor ebp, ebx               ;   704.0 p1      29 box
        and ebx, esi               ;   704.0 p0      29 box
        xor esi, edx               ;   704.0 p1      29 box
        and esi, ebp               ;   705.0 p0      29 box
        or ebp, ebx                ;   705.0 p1      29 box
        xor ebx, ecx               ;   705.0 p0      29 box
        not ecx                    ;   705.0 p1      29 box
        xor esi, ecx               ;   706.0 p0      29 box
        xor ecx, ebp               ;   706.0 p1      29 box
        mov edi, dword [esp + 536] ;   703.0 p2      28 box
        mov ebp, dword [esp + 528] ;   704.0 p2     107 w[129] reload
        or edi, ebp                ;   707.0 p0      28 box
        mov eax, dword [esp + 532] ;   705.0 p2      28 box
        xor eax, dword [esp + 536] ;   708.0 p1+p2   28 box
        xor edi, eax               ;   709.0 p0      28 box
        xor ebp, dword [esp + 536] ;   707.0 p1+p2   28 box
        and eax, dword [esp + 536] ;   709.0 p0+p2   28 box
        mov dword [esp + 528], esi ;   707.0 p3+p4   29 box spill
        mov esi, dword [esp + 536] ;   709.0 p2      28 box
        xor esi, edi               ;   712.0 p1      28 box
        mov dword [esp + 536], ecx ;   708.0 p3+p4   29 box spill
        mov ecx, dword [esp + 100] ;   710.0 p2      28 box
        not ecx                    ;   713.0 p0      28 box
        xor ebp, ecx               ;   714.0 p1      28 box
        and eax, ebp               ;   715.0 p0      28 box
        xor eax, ecx               ;   716.0 p1      28 box
        or ecx, ebp                ;   715.0 p0      28 box
        xor ecx, edi               ;   716.0 p1      28 box
        and edi, eax               ;   717.0 p0      28 box
        xor eax, esi               ;   717.0 p1      28 box
        and esi, ecx               ;   717.0 p0      28 box
        xor esi, ebp               ;   718.0 p1      28 box
        xor ebp, edi               ;   718.0 p0      28 box
        mov edi, dword [esp + 540] ;   712.7 p2      27 box
        xor edi, dword [esp + 556] ;   715.7 p1+p2   27 box
        mov dword [esp + 540], eax ;   718.0 p3+p4   28 box spill
        mov eax, dword [esp + 556] ;   714.7 p2      27 box
        and eax, edi               ;   717.7 p0      27 box
        xor edi, dword [esp + 8]   ;   716.7 p1+p2   27 box
        xor eax, dword [esp + 20]  ;   718.7 p0+p2   27 box
        mov dword [esp + 100], esi ;   719.0 p3+p4   28 box spill
        mov esi, dword [esp + 20]  ;   717.7 p2      27 box
        or esi, edi                ;   720.7 p1      27 box
        or esi, dword [esp + 556]  ;   721.7 p0+p2   27 box
        xor esi, dword [esp + 8]   ;   722.7 p1+p2   27 box
        mov dword [esp + 20], ebp  ;   719.0 p3+p4   28 box spill
        mov ebp, dword [esp + 8]   ;   720.7 p2      27 box
        and ebp, edi               ;   723.7 p0      27 box
        xor ebp, eax               ;   724.7 p1      27 box
        mov dword [esp + 8], ecx   ;   720.7 p3+p4   28 box spill
        mov ecx, dword [esp + 556] ;   721.7 p2      27 box
        xor ecx, eax               ;   724.7 p0      27 box
        and eax, esi               ;   723.7 p1      27 box
        xor esi, ecx               ;   725.7 p0      27 box
        or ecx, ebp                ;   725.7 p1      27 box
        not ebp                    ;   725.7 p0      27 box
        xor ecx, edi               ;   726.7 p1      27 box
        xor edi, eax               ;   724.7 p0      27 box
        mov eax, dword [esp + 12]  ;   724.0 p2      26 box
        and eax, dword [esp + 544] ;   727.0 p1+p2   26 box
        mov dword [esp + 556], edi ;   725.7 p3+p4   27 box spill
        mov edi, dword [esp + 544] ;   726.0 p2      26 box
        xor edi, dword [esp + 552] ;   729.0 p0+p2   26 box
        mov dword [esp + 544], ecx ;   727.7 p3+p4   27 box spill
        mov ecx, dword [esp + 552] ;   728.0 p2      26 box
        or ecx, dword [esp + 12]   ;   731.0 p1+p2   26 box
        mov dword [esp + 552], esi ;   728.3 p3+p4   27 box spill
        mov esi, dword [esp + 12]  ;   730.0 p2      26 box
        xor esi, dword [esp + 548] ;   733.0 p0+p2   26 box
        or esi, eax                ;   734.0 p1      26 box
        mov dword [esp + 12], ebp  ;   730.3 p3+p4   27 box spill
        mov ebp, dword [esp + 548] ;   732.0 p2      26 box
        and ebp, ecx               ;   735.0 p0      26 box
        xor ebp, edi               ;   736.0 p1      26 box
        and edi, ecx               ;   732.3 p0      26 box
        xor edi, esi               ;   735.0 p1      26 box
        xor ecx, ebp               ;   737.0 p0      26 box
        xor ebp, eax               ;   737.0 p1      26 box
        xor esi, ebp               ;   738.0 p0      26 box
        and eax, edi               ;   736.0 p1      26 box
        xor eax, ecx               ;   738.0 p0      26 box
        and ecx, edi               ;   738.0 p1      26 box
        xor ebp, ecx               ;   739.0 p0      26 box
        mov ecx, dword [esp + 16]  ;   735.0 p2      26 box reload
        mov dword [esp + 548], esi ;   739.0 p3+p4   26 box spill
        mov esi, dword [esp + 584] ;   736.0 p2     128 rk reload
        mov dword [esi], ecx       ;   738.0 p3+p4  128 rk
        mov ecx, dword [esp + 24]  ;   737.0 p2      26 box reload
        mov dword [esi + 4], ecx   ;   740.0 p3+p4  128 rk
        mov ecx, dword [esp + 32]  ;   738.0 p2      26 box reload
        mov dword [esi + 8], ecx   ;   741.0 p3+p4  128 rk
        mov ecx, dword [esp + 0]   ;   739.0 p2      26 box reload
        mov dword [esi + 12], ecx  ;   742.0 p3+p4  128 rk
        mov ecx, dword [esp + 48]  ;   740.0 p2      25 box reload
        mov dword [esi + 16], ecx  ;   743.0 p3+p4  128 rk
        mov ecx, dword [esp + 44]  ;   741.0 p2      25 box reload
        mov dword [esi + 20], ecx  ;   744.0 p3+p4  128 rk
        mov ecx, dword [esp + 28]  ;   742.0 p2      25 box reload
        mov dword [esi + 24], ecx  ;   745.0 p3+p4  128 rk
        mov ecx, dword [esp + 4]   ;   743.0 p2      25 box reload
        mov dword [esi + 28], ecx  ;   746.0 p3+p4  128 rk
        mov ecx, dword [esp + 60]  ;   744.0 p2      24 box reload
        mov dword [esi + 32], ecx  ;   747.0 p3+p4  128 rk
        mov ecx, dword [esp + 56]  ;   745.0 p2      24 box reload
        mov dword [esi + 36], ecx  ;   748.0 p3+p4  128 rk
        mov ecx, dword [esp + 52]  ;   746.0 p2      24 box reload
        mov dword [esi + 40], ecx  ;   749.0 p3+p4  128 rk
        mov ecx, dword [esp + 76]  ;   747.0 p2      24 box reload
        mov dword [esi + 44], ecx  ;   750.0 p3+p4  128 rk
        mov ecx, dword [esp + 80]  ;   748.0 p2      23 box reload
        mov dword [esi + 48], ecx  ;   751.0 p3+p4  128 rk
        mov ecx, dword [esp + 68]  ;   749.0 p2      23 box reload
        mov dword [esi + 52], ecx  ;   752.0 p3+p4  128 rk
        mov ecx, dword [esp + 72]  ;   750.0 p2      23 box reload
        mov dword [esi + 56], ecx  ;   753.0 p3+p4  128 rk
        mov ecx, dword [esp + 64]  ;   751.0 p2      23 box reload
        mov dword [esi + 60], ecx  ;   754.0 p3+p4  128 rk
        mov ecx, dword [esp + 88]  ;   752.0 p2      30 box reload
        mov dword [esi + 64], ecx  ;   755.0 p3+p4  128 rk
        mov ecx, dword [esp + 92]  ;   753.0 p2      30 box reload
        mov dword [esi + 68], ecx  ;   756.0 p3+p4  128 rk
        mov ecx, dword [esp + 96]  ;   754.0 p2      30 box reload
        mov dword [esi + 72], ecx  ;   757.0 p3+p4  128 rk
        mov ecx, dword [esp + 84]  ;   755.0 p2      30 box reload
        mov dword [esi + 76], ecx  ;   758.0 p3+p4  128 rk
        mov ecx, dword [esp + 240] ;   756.0 p2      29 box reload
        mov dword [esi + 80], ecx  ;   759.0 p3+p4  128 rk
        mov ecx, dword [esp + 112] ;   757.0 p2      29 box reload
        mov dword [esi + 84], ecx  ;   760.0 p3+p4  128 rk
        mov ecx, dword [esp + 116] ;   758.0 p2      29 box reload
        mov dword [esi + 88], ecx  ;   761.0 p3+p4  128 rk
        mov ecx, dword [esp + 108] ;   759.0 p2      29 box reload
        mov dword [esi + 92], ecx  ;   762.0 p3+p4  128 rk
        mov ecx, dword [esp + 136] ;   760.0 p2      28 box reload
        mov dword [esi + 96], ecx  ;   763.0 p3+p4  128 rk
        mov ecx, dword [esp + 132] ;   761.0 p2      28 box reload
        mov dword [esi + 100], ecx ;   764.0 p3+p4  128 rk
        mov ecx, dword [esp + 120] ;   762.0 p2      28 box reload
        mov dword [esi + 104], ecx ;   765.0 p3+p4  128 rk
        mov ecx, dword [esp + 128] ;   763.0 p2      28 box reload
        mov dword [esi + 108], ecx ;   766.0 p3+p4  128 rk
        mov ecx, dword [esp + 148] ;   764.0 p2      27 box reload
        mov dword [esi + 112], ecx ;   767.0 p3+p4  128 rk
        mov ecx, dword [esp + 160] ;   765.0 p2      27 box reload
        mov dword [esi + 116], ecx ;   768.0 p3+p4  128 rk
        mov ecx, dword [esp + 140] ;   766.0 p2      27 box reload
        mov dword [esi + 120], ecx ;   769.0 p3+p4  128 rk
        mov ecx, dword [esp + 124] ;   767.0 p2      27 box reload
        mov dword [esi + 124], ecx ;   770.0 p3+p4  128 rk
        mov ecx, dword [esp + 156] ;   768.0 p2      26 box reload
        mov dword [esi + 128], ecx ;   771.0 p3+p4  128 rk
        mov ecx, dword [esp + 164] ;   769.0 p2      26 box reload
        mov dword [esi + 132], ecx ;   772.0 p3+p4  128 rk
        mov ecx, dword [esp + 172] ;   770.0 p2      26 box reload
        mov dword [esi + 136], ecx ;   773.0 p3+p4  128 rk
        mov ecx, dword [esp + 144] ;   771.0 p2      26 box reload
        mov dword [esi + 140], ecx ;   774.0 p3+p4  128 rk
        mov ecx, dword [esp + 188] ;   772.0 p2      25 box reload
        mov dword [esi + 144], ecx ;   775.0 p3+p4  128 rk
        mov ecx, dword [esp + 184] ;   773.0 p2      25 box reload
        mov dword [esi + 148], ecx ;   776.0 p3+p4  128 rk
        mov ecx, dword [esp + 168] ;   774.0 p2      25 box reload
        mov dword [esi + 152], ecx ;   777.0 p3+p4  128 rk
        mov ecx, dword [esp + 152] ;   775.0 p2      25 box reload
        mov dword [esi + 156], ecx ;   778.0 p3+p4  128 rk
        mov ecx, dword [esp + 200] ;   776.0 p2      24 box reload
        mov dword [esi + 160], ecx ;   779.0 p3+p4  128 rk
        mov ecx, dword [esp + 196] ;   777.0 p2      24 box reload
        mov dword [esi + 164], ecx ;   780.0 p3+p4  128 rk
        mov ecx, dword [esp + 192] ;   778.0 p2      24 box reload
        mov dword [esi + 168], ecx ;   781.0 p3+p4  128 rk
        mov ecx, dword [esp + 216] ;   779.0 p2      24 box reload
        mov dword [esi + 172], ecx ;   782.0 p3+p4  128 rk
        mov ecx, dword [esp + 220] ;   780.0 p2      23 box reload
        mov dword [esi + 176], ecx ;   783.0 p3+p4  128 rk
        mov ecx, dword [esp + 208] ;   781.0 p2      23 box reload
        mov dword [esi + 180], ecx ;   784.0 p3+p4  128 rk
        mov ecx, dword [esp + 212] ;   782.0 p2      23 box reload
        mov dword [esi + 184], ecx ;   785.0 p3+p4  128 rk
        mov ecx, dword [esp + 204] ;   783.0 p2      23 box reload
        mov dword [esi + 188], ecx ;   786.0 p3+p4  128 rk
        mov ecx, dword [esp + 228] ;   784.0 p2      30 box reload
        mov dword [esi + 192], ecx ;   787.0 p3+p4  128 rk
        mov ecx, dword [esp + 232] ;   785.0 p2      30 box reload
        mov dword [esi + 196], ecx ;   788.0 p3+p4  128 rk
        mov ecx, dword [esp + 236] ;   786.0 p2      30 box reload
        mov dword [esi + 200], ecx ;   789.0 p3+p4  128 rk
        mov ecx, dword [esp + 224] ;   787.0 p2      30 box reload
        mov dword [esi + 204], ecx ;   790.0 p3+p4  128 rk
        mov ecx, dword [esp + 380] ;   788.0 p2      29 box reload
        mov dword [esi + 208], ecx ;   791.0 p3+p4  128 rk
        mov ecx, dword [esp + 252] ;   789.0 p2      29 box reload
        mov dword [esi + 212], ecx ;   792.0 p3+p4  128 rk
        mov ecx, dword [esp + 256] ;   790.0 p2      29 box reload
        mov dword [esi + 216], ecx ;   793.0 p3+p4  128 rk
        mov ecx, dword [esp + 248] ;   791.0 p2      29 box reload
        mov dword [esi + 220], ecx ;   794.0 p3+p4  128 rk
        mov ecx, dword [esp + 276] ;   792.0 p2      28 box reload
        mov dword [esi + 224], ecx ;   795.0 p3+p4  128 rk
        mov ecx, dword [esp + 272] ;   793.0 p2      28 box reload
        mov dword [esi + 228], ecx ;   796.0 p3+p4  128 rk
        mov ecx, dword [esp + 260] ;   794.0 p2      28 box reload
        mov dword [esi + 232], ecx ;   797.0 p3+p4  128 rk
        mov ecx, dword [esp + 268] ;   795.0 p2      28 box reload
        mov dword [esi + 236], ecx ;   798.0 p3+p4  128 rk
        mov ecx, dword [esp + 288] ;   796.0 p2      27 box reload
        mov dword [esi + 240], ecx ;   799.0 p3+p4  128 rk
        mov ecx, dword [esp + 300] ;   797.0 p2      27 box reload
        mov dword [esi + 244], ecx ;   800.0 p3+p4  128 rk
        mov ecx, dword [esp + 280] ;   798.0 p2      27 box reload
        mov dword [esi + 248], ecx ;   801.0 p3+p4  128 rk
        mov ecx, dword [esp + 264] ;   799.0 p2      27 box reload
        mov dword [esi + 252], ecx ;   802.0 p3+p4  128 rk
        mov ecx, dword [esp + 296] ;   800.0 p2      26 box reload
        mov dword [esi + 256], ecx ;   803.0 p3+p4  128 rk
        mov ecx, dword [esp + 304] ;   801.0 p2      26 box reload
        mov dword [esi + 260], ecx ;   804.0 p3+p4  128 rk
        mov ecx, dword [esp + 312] ;   802.0 p2      26 box reload
        mov dword [esi + 264], ecx ;   805.0 p3+p4  128 rk
        mov ecx, dword [esp + 284] ;   803.0 p2      26 box reload
        mov dword [esi + 268], ecx ;   806.0 p3+p4  128 rk
        mov ecx, dword [esp + 328] ;   804.0 p2      25 box reload
        mov dword [esi + 272], ecx ;   807.0 p3+p4  128 rk
        mov ecx, dword [esp + 324] ;   805.0 p2      25 box reload
        mov dword [esi + 276], ecx ;   808.0 p3+p4  128 rk
        mov ecx, dword [esp + 308] ;   806.0 p2      25 box reload
        mov dword [esi + 280], ecx ;   809.0 p3+p4  128 rk
        mov ecx, dword [esp + 292] ;   807.0 p2      25 box reload
        mov dword [esi + 284], ecx ;   810.0 p3+p4  128 rk
        mov ecx, dword [esp + 340] ;   808.0 p2      24 box reload
        mov dword [esi + 288], ecx ;   811.0 p3+p4  128 rk
        mov ecx, dword [esp + 336] ;   809.0 p2      24 box reload
        mov dword [esi + 292], ecx ;   812.0 p3+p4  128 rk
        mov ecx, dword [esp + 332] ;   810.0 p2      24 box reload
        mov dword [esi + 296], ecx ;   813.0 p3+p4  128 rk
        mov ecx, dword [esp + 356] ;   811.0 p2      24 box reload
        mov dword [esi + 300], ecx ;   814.0 p3+p4  128 rk
        mov ecx, dword [esp + 360] ;   812.0 p2      23 box reload
        mov dword [esi + 304], ecx ;   815.0 p3+p4  128 rk
        mov ecx, dword [esp + 348] ;   813.0 p2      23 box reload
        mov dword [esi + 308], ecx ;   816.0 p3+p4  128 rk
        mov ecx, dword [esp + 352] ;   814.0 p2      23 box reload
        mov dword [esi + 312], ecx ;   817.0 p3+p4  128 rk
        mov ecx, dword [esp + 344] ;   815.0 p2      23 box reload
        mov dword [esi + 316], ecx ;   818.0 p3+p4  128 rk
        mov ecx, dword [esp + 368] ;   816.0 p2      30 box reload
        mov dword [esi + 320], ecx ;   819.0 p3+p4  128 rk
        mov ecx, dword [esp + 372] ;   817.0 p2      30 box reload
        mov dword [esi + 324], ecx ;   820.0 p3+p4  128 rk
        mov ecx, dword [esp + 376] ;   818.0 p2      30 box reload
        mov dword [esi + 328], ecx ;   821.0 p3+p4  128 rk
        mov ecx, dword [esp + 364] ;   819.0 p2      30 box reload
        mov dword [esi + 332], ecx ;   822.0 p3+p4  128 rk
        mov ecx, dword [esp + 520] ;   820.0 p2      29 box reload
        mov dword [esi + 336], ecx ;   823.0 p3+p4  128 rk
        mov ecx, dword [esp + 392] ;   821.0 p2      29 box reload
        mov dword [esi + 340], ecx ;   824.0 p3+p4  128 rk
        mov ecx, dword [esp + 396] ;   822.0 p2      29 box reload
        mov dword [esi + 344], ecx ;   825.0 p3+p4  128 rk
        mov ecx, dword [esp + 388] ;   823.0 p2      29 box reload
        mov dword [esi + 348], ecx ;   826.0 p3+p4  128 rk
        mov ecx, dword [esp + 416] ;   824.0 p2      28 box reload
        mov dword [esi + 352], ecx ;   827.0 p3+p4  128 rk
        mov ecx, dword [esp + 412] ;   825.0 p2      28 box reload
        mov dword [esi + 356], ecx ;   828.0 p3+p4  128 rk
        mov ecx, dword [esp + 400] ;   826.0 p2      28 box reload
        mov dword [esi + 360], ecx ;   829.0 p3+p4  128 rk
        mov ecx, dword [esp + 408] ;   827.0 p2      28 box reload
        mov dword [esi + 364], ecx ;   830.0 p3+p4  128 rk
        mov ecx, dword [esp + 428] ;   828.0 p2      27 box reload
        mov dword [esi + 368], ecx ;   831.0 p3+p4  128 rk
        mov ecx, dword [esp + 440] ;   829.0 p2      27 box reload
        mov dword [esi + 372], ecx ;   832.0 p3+p4  128 rk
        mov ecx, dword [esp + 420] ;   830.0 p2      27 box reload
        mov dword [esi + 376], ecx ;   833.0 p3+p4  128 rk
        mov ecx, dword [esp + 404] ;   831.0 p2      27 box reload
        mov dword [esi + 380], ecx ;   834.0 p3+p4  128 rk
        mov ecx, dword [esp + 436] ;   832.0 p2      26 box reload
        mov dword [esi + 384], ecx ;   835.0 p3+p4  128 rk
        mov ecx, dword [esp + 444] ;   833.0 p2      26 box reload
        mov dword [esi + 388], ecx ;   836.0 p3+p4  128 rk
        mov ecx, dword [esp + 452] ;   834.0 p2      26 box reload
        mov dword [esi + 392], ecx ;   837.0 p3+p4  128 rk
        mov ecx, dword [esp + 424] ;   835.0 p2      26 box reload
        mov dword [esi + 396], ecx ;   838.0 p3+p4  128 rk
        mov ecx, dword [esp + 468] ;   836.0 p2      25 box reload
        mov dword [esi + 400], ecx ;   839.0 p3+p4  128 rk
        mov ecx, dword [esp + 464] ;   837.0 p2      25 box reload
        mov dword [esi + 404], ecx ;   840.0 p3+p4  128 rk
        mov ecx, dword [esp + 448] ;   838.0 p2      25 box reload
        mov dword [esi + 408], ecx ;   841.0 p3+p4  128 rk
        mov ecx, dword [esp + 432] ;   839.0 p2      25 box reload
        mov dword [esi + 412], ecx ;   842.0 p3+p4  128 rk
        mov ecx, dword [esp + 480] ;   840.0 p2      24 box reload
        mov dword [esi + 416], ecx ;   843.0 p3+p4  128 rk
        mov ecx, dword [esp + 476] ;   841.0 p2      24 box reload
        mov dword [esi + 420], ecx ;   844.0 p3+p4  128 rk
        mov ecx, dword [esp + 472] ;   842.0 p2      24 box reload
        mov dword [esi + 424], ecx ;   845.0 p3+p4  128 rk
        mov ecx, dword [esp + 496] ;   843.0 p2      24 box reload
        mov dword [esi + 428], ecx ;   846.0 p3+p4  128 rk
        mov ecx, dword [esp + 500] ;   844.0 p2      23 box reload
        mov dword [esi + 432], ecx ;   847.0 p3+p4  128 rk
        mov ecx, dword [esp + 488] ;   845.0 p2      23 box reload
        mov dword [esi + 436], ecx ;   848.0 p3+p4  128 rk
        mov ecx, dword [esp + 492] ;   846.0 p2      23 box reload
        mov dword [esi + 440], ecx ;   849.0 p3+p4  128 rk
        mov ecx, dword [esp + 484] ;   847.0 p2      23 box reload
        mov dword [esi + 444], ecx ;   850.0 p3+p4  128 rk
        mov ecx, dword [esp + 508] ;   848.0 p2      30 box reload
        mov dword [esi + 448], ecx ;   851.0 p3+p4  128 rk
        mov ecx, dword [esp + 512] ;   849.0 p2      30 box reload
        mov dword [esi + 452], ecx ;   852.0 p3+p4  128 rk
        mov ecx, dword [esp + 516] ;   850.0 p2      30 box reload
        mov dword [esi + 456], ecx ;   853.0 p3+p4  128 rk
        mov dword [esi + 464], ebx ;   851.3 p3+p4  128 rk
        mov ecx, dword [esp + 504] ;   851.7 p2      30 box reload
        mov dword [esi + 460], ecx ;   854.7 p3+p4  128 rk
        mov dword [esi + 468], edx ;   853.3 p3+p4  128 rk
        mov ecx, dword [esp + 536] ;   853.3 p2      29 box reload
        mov dword [esi + 472], ecx ;   856.3 p3+p4  128 rk
        mov ecx, dword [esp + 528] ;   854.3 p2      29 box reload
        mov dword [esi + 476], ecx ;   857.3 p3+p4  128 rk
        mov ecx, dword [esp + 8]   ;   855.3 p2      28 box reload
        mov dword [esi + 480], ecx ;   858.3 p3+p4  128 rk
        mov ecx, dword [esp + 20]  ;   856.3 p2      28 box reload
        mov dword [esi + 484], ecx ;   859.3 p3+p4  128 rk
        mov ecx, dword [esp + 100] ;   857.3 p2      28 box reload
        mov dword [esi + 488], ecx ;   860.3 p3+p4  128 rk
        mov ecx, dword [esp + 540] ;   858.3 p2      28 box reload
        mov dword [esi + 492], ecx ;   861.3 p3+p4  128 rk
        mov ecx, dword [esp + 12]  ;   859.3 p2      27 box reload
        mov dword [esi + 496], ecx ;   862.3 p3+p4  128 rk
        mov ecx, dword [esp + 552] ;   860.3 p2      27 box reload
        mov dword [esi + 500], ecx ;   863.3 p3+p4  128 rk
        mov dword [esi + 512], ebp ;   862.3 p3+p4  128 rk
        mov ebp, dword [esp + 544] ;   862.0 p2      27 box reload
        mov dword [esi + 504], ebp ;   865.0 p3+p4  128 rk
        mov ebp, dword [esp + 556] ;   863.0 p2      27 box reload
        mov dword [esi + 508], ebp ;   866.0 p3+p4  128 rk
        mov dword [esi + 516], eax ;   865.3 p3+p4  128 rk
        mov dword [esi + 520], edi ;   866.3 p3+p4  128 rk
        mov edi, dword [esp + 548] ;   865.3 p2      26 box reload
        mov dword [esi + 524], edi ;   868.3 p3+p4  128 rk
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
