; serpent_expand192 for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
;   ./cw build serpent_expand192 --cpu pentium3
;
; void serpent_expand192(const void *key, void *rk);   cdecl
;   key: 24 bytes, read, secret, no alignment needed
;   rk: 528 bytes, written, secret, no alignment needed
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 560 bytes, 4 instructions, one of them for 140 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 2592 uops, planned 866.0; bounds: width 864.0, ports 634.5, path 273.0
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
        sub esp, 0x230             ;                    frame
        mov esi, dword [esp + 580] ;     0.0 p2     122 k reload
        mov edi, dword [esi + 12]  ;     3.0 p2     122 k
        mov ebp, dword [esi + 16]  ;     3.0 p2     122 k
        mov eax, dword [esi + 20]  ;     3.0 p2     122 k
        mov ecx, edi               ;     6.0 p0     107 w[8] copy
        xor ecx, dword [esi]       ;     7.0 p1+p2  107 w[8]
        xor ecx, 0x9e3779b9        ;     8.0 p0     107 w[8]
        xor ecx, eax               ;     9.0 p1     107 w[8]
        rol ecx, 0xb               ;    10.0 p0     107 w[8]
        mov edx, ebp               ;     6.0 p1     107 w[9] copy
        xor edx, dword [esi + 4]   ;     7.0 p0+p2  107 w[9]
        xor edx, 1                 ;     8.0 p1     107 w[9]
        xor edx, 0x9e3779b8        ;     9.0 p0     107 w[9]
        xor edx, ecx               ;    11.0 p1     107 w[9]
        rol edx, 0xb               ;    12.0 p0     107 w[9]
        mov ebx, eax               ;     6.7 p1     107 w[10] copy
        xor ebx, dword [esi + 8]   ;     7.7 p0+p2  107 w[10]
        xor ebx, 0x9e3779bb        ;     8.7 p1     107 w[10]
        xor ebx, edx               ;    13.0 p0     107 w[10]
        rol ebx, 0xb               ;    14.0 p0     107 w[10]
        xor edi, 1                 ;     8.7 p1     107 w[11]
        xor edi, 0x9e3779ba        ;     9.7 p1     107 w[11]
        xor edi, ecx               ;    11.0 p0     107 w[11]
        xor edi, ebx               ;    15.0 p1     107 w[11]
        rol edi, 0xb               ;    16.0 p0     107 w[11]
        xor ebp, 0x9e3779bd        ;    11.7 p1     107 w[12]
        xor ebp, edx               ;    13.0 p0     107 w[12]
        xor ebp, edi               ;    17.0 p1     107 w[12]
        rol ebp, 0xb               ;    18.0 p0     107 w[12]
        xor eax, ecx               ;    13.7 p1     107 w[13]
        xor eax, 0x9e3779bc        ;    14.7 p0     107 w[13]
        xor eax, ebx               ;    15.7 p1     107 w[13]
        xor eax, ebp               ;    19.0 p0     107 w[13]
        rol eax, 0xb               ;    20.0 p0     107 w[13]
        mov esi, edx               ;    15.7 p1     107 w[14] copy
        xor esi, 1                 ;    16.7 p1     107 w[14]
        xor esi, 0x9e3779bf        ;    17.7 p0     107 w[14]
        xor esi, edi               ;    18.7 p1     107 w[14]
        xor esi, eax               ;    21.0 p0     107 w[14]
        rol esi, 0xb               ;    22.0 p0     107 w[14]
        mov dword [esp + 0], edx   ;    14.3 p3+p4  107 w[9] spill
        mov edx, ebx               ;    18.7 p1     107 w[15] copy
        xor edx, 0x9e3779be        ;    19.7 p1     107 w[15]
        xor edx, ebp               ;    20.7 p0     107 w[15]
        xor edx, esi               ;    23.0 p1     107 w[15]
        rol edx, 0xb               ;    24.0 p0     107 w[15]
        mov dword [esp + 4], ebx   ;    16.7 p3+p4  107 w[10] spill
        mov ebx, ecx               ;    21.7 p1     107 w[16] copy
        xor ebx, edi               ;    22.7 p0     107 w[16]
        xor ebx, 0x9e3779b1        ;    23.7 p1     107 w[16]
        xor ebx, eax               ;    24.7 p0     107 w[16]
        xor ebx, edx               ;    25.7 p1     107 w[16]
        rol ebx, 0xb               ;    26.7 p0     107 w[16]
        mov dword [esp + 8], ecx   ;    19.3 p3+p4  107 w[8] spill
        mov ecx, dword [esp + 0]   ;    20.0 p2     107 w[17]
        xor ecx, ebp               ;    24.7 p1     107 w[17]
        xor ecx, 0x9e3779b0        ;    25.7 p0     107 w[17]
        xor ecx, esi               ;    26.7 p1     107 w[17]
        xor ecx, ebx               ;    27.7 p0     107 w[17]
        rol ecx, 0xb               ;    28.7 p0     107 w[17]
        mov dword [esp + 12], ebp  ;    22.0 p3+p4  107 w[12] spill
        mov ebp, dword [esp + 4]   ;    22.7 p2     107 w[18]
        xor ebp, eax               ;    26.7 p1     107 w[18]
        xor ebp, edx               ;    27.7 p1     107 w[18]
        xor ebp, 0x9e3779b3        ;    28.7 p0     107 w[18]
        xor ebp, ecx               ;    29.7 p1     107 w[18]
        rol ebp, 0xb               ;    30.7 p0     107 w[18]
        mov dword [esp + 16], eax  ;    24.7 p3+p4  107 w[13] spill
        mov eax, edi               ;    29.7 p1     107 w[19] copy
        xor eax, esi               ;    30.7 p0     107 w[19]
        xor eax, ebx               ;    31.7 p1     107 w[19]
        xor eax, 0x9e3779b2        ;    32.7 p0     107 w[19]
        xor eax, ebp               ;    33.7 p1     107 w[19]
        rol eax, 0xb               ;    34.7 p0     107 w[19]
        mov dword [esp + 20], edi  ;    27.3 p3+p4  107 w[11] spill
        mov edi, dword [esp + 12]  ;    28.0 p2     107 w[20]
        xor edi, edx               ;    32.7 p1     107 w[20]
        xor edi, ecx               ;    33.7 p0     107 w[20]
        xor edi, 0x9e3779b5        ;    34.7 p1     107 w[20]
        xor edi, eax               ;    35.7 p0     107 w[20]
        rol edi, 0xb               ;    36.7 p0     107 w[20]
        mov dword [esp + 24], edx  ;    30.0 p3+p4  107 w[15] spill
        mov edx, dword [esp + 16]  ;    30.7 p2     107 w[21]
        xor edx, ebx               ;    34.7 p1     107 w[21]
        xor edx, ebp               ;    35.7 p1     107 w[21]
        xor edx, 0x9e3779b4        ;    36.7 p0     107 w[21]
        xor edx, edi               ;    37.7 p1     107 w[21]
        rol edx, 0xb               ;    38.7 p0     107 w[21]
        mov dword [esp + 28], ebx  ;    32.7 p3+p4  107 w[16] spill
        mov ebx, esi               ;    37.7 p1     107 w[22] copy
        xor ebx, ecx               ;    38.7 p0     107 w[22]
        xor ebx, eax               ;    39.7 p1     107 w[22]
        xor ebx, 0x9e3779b7        ;    40.7 p0     107 w[22]
        xor ebx, edx               ;    41.7 p1     107 w[22]
        rol ebx, 0xb               ;    42.7 p0     107 w[22]
        mov dword [esp + 32], esi  ;    35.3 p3+p4  107 w[14] spill
        mov esi, dword [esp + 24]  ;    36.0 p2     107 w[23]
        xor esi, ebp               ;    40.7 p1     107 w[23]
        xor esi, edi               ;    41.7 p0     107 w[23]
        xor esi, 0x9e3779b6        ;    42.7 p1     107 w[23]
        xor esi, ebx               ;    43.7 p0     107 w[23]
        rol esi, 0xb               ;    44.7 p0     107 w[23]
        mov dword [esp + 36], ebp  ;    38.0 p3+p4  107 w[18] spill
        mov ebp, dword [esp + 28]  ;    38.7 p2     107 w[24]
        xor ebp, eax               ;    42.7 p1     107 w[24]
        mov dword [esp + 40], eax  ;    39.3 p3+p4  107 w[19] spill
        mov eax, edx               ;    43.7 p1     107 w[24] copy
        xor eax, ebp               ;    44.7 p0     107 w[24]
        xor eax, 0x9e3779a9        ;    45.7 p1     107 w[24]
        xor eax, esi               ;    46.7 p0     107 w[24]
        rol eax, 0xb               ;    47.7 p0     107 w[24]
        mov dword [esp + 44], ebp  ;    43.7 p3+p4  107 w[24] spill
        mov ebp, edi               ;    45.7 p1     107 w[25] copy
        xor ebp, ecx               ;    46.7 p1     107 w[25]
        xor ebp, ebx               ;    47.7 p0     107 w[25]
        xor ebp, 0x9e3779a8        ;    48.7 p1     107 w[25]
        xor ebp, eax               ;    49.7 p0     107 w[25]
        rol ebp, 0xb               ;    50.7 p0     107 w[25]
        mov dword [esp + 48], ecx  ;    44.3 p3+p4  107 w[17] spill
        mov ecx, dword [esp + 36]  ;    45.0 p2     107 w[26]
        xor ecx, edx               ;    48.7 p1     107 w[26]
        xor ecx, esi               ;    49.7 p1     107 w[26]
        xor ecx, 0x9e3779ab        ;    50.7 p0     107 w[26]
        xor ecx, ebp               ;    51.7 p1     107 w[26]
        rol ecx, 0xb               ;    52.7 p0     107 w[26]
        mov dword [esp + 52], edx  ;    47.0 p3+p4  107 w[21] spill
        mov edx, dword [esp + 40]  ;    47.7 p2     107 w[27]
        xor edx, ebx               ;    51.7 p1     107 w[27]
        xor edx, eax               ;    52.7 p0     107 w[27]
        xor edx, 0x9e3779aa        ;    53.7 p1     107 w[27]
        xor edx, ecx               ;    54.7 p0     107 w[27]
        rol edx, 0xb               ;    55.7 p0     107 w[27]
        mov dword [esp + 56], ebx  ;    49.7 p3+p4  107 w[22] spill
        mov ebx, edi               ;    53.7 p1     107 w[28] copy
        xor ebx, esi               ;    54.7 p1     107 w[28]
        mov dword [esp + 60], edi  ;    51.0 p3+p4  107 w[20] spill
        mov edi, ebp               ;    55.3 p0     107 w[28] copy
        xor edi, 0x9e3779ad        ;    56.3 p1     107 w[28]
        xor edi, ebx               ;    57.3 p0     107 w[28]
        xor edi, edx               ;    58.3 p1     107 w[28]
        rol edi, 0xb               ;    59.3 p0     107 w[28]
        mov dword [esp + 64], ebx  ;    55.7 p3+p4  107 w[28] spill
        mov ebx, dword [esp + 52]  ;    54.0 p2     107 w[29]
        xor ebx, eax               ;    57.7 p1     107 w[29]
        xor ebx, ecx               ;    58.7 p0     107 w[29]
        xor ebx, 0x9e3779ac        ;    59.7 p1     107 w[29]
        xor ebx, edi               ;    60.7 p0     107 w[29]
        rol ebx, 0xb               ;    61.7 p0     107 w[29]
        mov dword [esp + 68], eax  ;    56.0 p3+p4  107 w[24] spill
        mov eax, dword [esp + 56]  ;    56.7 p2     107 w[30]
        xor eax, ebp               ;    59.7 p1     107 w[30]
        xor eax, edx               ;    60.7 p1     107 w[30]
        xor eax, 0x9e3779af        ;    61.7 p0     107 w[30]
        xor eax, ebx               ;    62.7 p1     107 w[30]
        rol eax, 0xb               ;    63.7 p0     107 w[30]
        mov dword [esp + 72], ebp  ;    58.7 p3+p4  107 w[25] spill
        mov ebp, esi               ;    62.7 p1     107 w[31] copy
        xor ebp, ecx               ;    63.7 p0     107 w[31]
        xor ebp, edi               ;    64.7 p1     107 w[31]
        xor ebp, 0x9e3779ae        ;    65.7 p0     107 w[31]
        xor ebp, eax               ;    66.7 p1     107 w[31]
        rol ebp, 0xb               ;    67.7 p0     107 w[31]
        mov dword [esp + 76], esi  ;    61.3 p3+p4  107 w[23] spill
        mov esi, dword [esp + 68]  ;    62.0 p2     107 w[32]
        xor esi, ebx               ;    65.7 p1     107 w[32]
        xor esi, edx               ;    66.7 p0     107 w[32]
        xor esi, 0x9e3779a1        ;    67.7 p1     107 w[32]
        xor esi, ebp               ;    68.7 p0     107 w[32]
        rol esi, 0xb               ;    69.7 p0     107 w[32]
        mov dword [esp + 80], edx  ;    64.0 p3+p4  107 w[27] spill
        mov edx, dword [esp + 72]  ;    64.7 p2     107 w[33]
        xor edx, edi               ;    67.7 p1     107 w[33]
        xor edx, eax               ;    68.7 p1     107 w[33]
        xor edx, 0x9e3779a0        ;    69.7 p0     107 w[33]
        xor edx, esi               ;    70.7 p1     107 w[33]
        rol edx, 0xb               ;    71.7 p0     107 w[33]
        mov dword [esp + 84], edi  ;    66.7 p3+p4  107 w[28] spill
        mov edi, ebx               ;    70.7 p1     107 w[34] copy
        xor edi, ecx               ;    71.7 p0     107 w[34]
        xor edi, ebp               ;    72.7 p1     107 w[34]
        xor edi, 0x9e3779a3        ;    73.7 p0     107 w[34]
        xor edi, edx               ;    74.7 p1     107 w[34]
        rol edi, 0xb               ;    75.7 p0     107 w[34]
        mov dword [esp + 88], ecx  ;    69.3 p3+p4  107 w[26] spill
        mov ecx, dword [esp + 80]  ;    70.0 p2     107 w[35]
        xor ecx, eax               ;    73.7 p1     107 w[35]
        xor ecx, esi               ;    74.7 p0     107 w[35]
        xor ecx, 0x9e3779a2        ;    75.7 p1     107 w[35]
        xor ecx, edi               ;    76.7 p0     107 w[35]
        rol ecx, 0xb               ;    77.7 p0     107 w[35]
        mov dword [esp + 92], eax  ;    72.0 p3+p4  107 w[30] spill
        mov eax, dword [esp + 84]  ;    72.7 p2     107 w[36]
        xor eax, ebp               ;    75.7 p1     107 w[36]
        mov dword [esp + 96], ebp  ;    73.3 p3+p4  107 w[31] spill
        mov ebp, edx               ;    76.7 p1     107 w[36] copy
        xor ebp, eax               ;    77.7 p0     107 w[36]
        xor ebp, 0x9e3779a5        ;    78.7 p1     107 w[36]
        xor ebp, ecx               ;    79.7 p0     107 w[36]
        rol ebp, 0xb               ;    80.7 p0     107 w[36]
        mov dword [esp + 100], eax ;    76.7 p3+p4  107 w[36] spill
        mov eax, ebx               ;    78.7 p1     107 w[37] copy
        xor eax, edi               ;    79.7 p1     107 w[37]
        xor eax, esi               ;    80.7 p0     107 w[37]
        xor eax, 0x9e3779a4        ;    81.7 p1     107 w[37]
        xor eax, ebp               ;    82.7 p0     107 w[37]
        rol eax, 0xb               ;    83.7 p0     107 w[37]
        mov dword [esp + 104], ebx ;    78.3 p3+p4  107 w[29] spill
        mov ebx, dword [esp + 92]  ;    79.0 p2     107 w[38]
        xor ebx, edx               ;    82.0 p1     107 w[38]
        xor ebx, ecx               ;    83.0 p1     107 w[38]
        xor ebx, 0x9e3779a7        ;    84.0 p0     107 w[38]
        xor ebx, eax               ;    85.0 p1     107 w[38]
        rol ebx, 0xb               ;    86.0 p0     107 w[38]
        mov dword [esp + 108], edx ;    81.0 p3+p4  107 w[33] spill
        mov edx, dword [esp + 96]  ;    81.7 p2     107 w[39]
        xor edx, edi               ;    84.7 p1     107 w[39]
        xor edx, ebp               ;    85.7 p0     107 w[39]
        xor edx, 0x9e3779a6        ;    86.7 p1     107 w[39]
        xor edx, ebx               ;    87.7 p0     107 w[39]
        rol edx, 0xb               ;    88.7 p0     107 w[39]
        mov dword [esp + 112], edi ;    83.7 p3+p4  107 w[34] spill
        mov edi, ecx               ;    86.7 p1     107 w[40] copy
        xor edi, esi               ;    87.7 p1     107 w[40]
        xor edi, eax               ;    88.7 p0     107 w[40]
        xor edi, 0x9e377999        ;    89.7 p1     107 w[40]
        xor edi, edx               ;    90.7 p0     107 w[40]
        rol edi, 0xb               ;    91.7 p0     107 w[40]
        mov dword [esp + 116], esi ;    86.3 p3+p4  107 w[32] spill
        mov esi, dword [esp + 108] ;    87.0 p2     107 w[41]
        xor esi, ebp               ;    90.0 p1     107 w[41]
        xor esi, ebx               ;    91.0 p1     107 w[41]
        xor esi, 0x9e377998        ;    92.0 p0     107 w[41]
        xor esi, edi               ;    93.0 p1     107 w[41]
        rol esi, 0xb               ;    94.0 p0     107 w[41]
        xor ebp, edx               ;    92.7 p1     107 w[44]
        mov dword [esp + 120], ebp ;    93.7 p3+p4  107 w[44] spill
        mov ebp, dword [esp + 112] ;    90.0 p2     107 w[42]
        xor ebp, eax               ;    93.3 p0     107 w[42]
        xor ebp, edx               ;    94.3 p1     107 w[42]
        xor ebp, 0x9e37799b        ;    95.3 p0     107 w[42]
        xor ebp, esi               ;    96.3 p1     107 w[42]
        rol ebp, 0xb               ;    97.3 p0     107 w[42]
        mov dword [esp + 124], edx ;    92.0 p3+p4  107 w[39] spill
        mov edx, ecx               ;    95.7 p1     107 w[43] copy
        xor edx, ebx               ;    96.7 p0     107 w[43]
        xor edx, edi               ;    97.7 p1     107 w[43]
        xor edx, 0x9e37799a        ;    98.7 p0     107 w[43]
        xor edx, ebp               ;    99.7 p1     107 w[43]
        rol edx, 0xb               ;   100.7 p0     107 w[43]
        mov dword [esp + 128], ecx ;    94.7 p3+p4  107 w[35] spill
        mov ecx, dword [esp + 120] ;    95.3 p2     107 w[44]
        xor ecx, esi               ;    98.7 p1     107 w[44]
        xor ecx, 0x9e37799d        ;    99.7 p0     107 w[44]
        xor ecx, edx               ;   101.7 p1     107 w[44]
        rol ecx, 0xb               ;   102.7 p0     107 w[44]
        mov dword [esp + 132], ebx ;    97.0 p3+p4  107 w[38] spill
        mov ebx, eax               ;   100.7 p1     107 w[45] copy
        xor ebx, edi               ;   101.7 p0     107 w[45]
        xor ebx, ebp               ;   102.7 p1     107 w[45]
        xor ebx, 0x9e37799c        ;   103.7 p0     107 w[45]
        xor ebx, ecx               ;   104.7 p1     107 w[45]
        rol ebx, 0xb               ;   105.7 p0     107 w[45]
        mov dword [esp + 136], eax ;    99.7 p3+p4  107 w[37] spill
        mov eax, dword [esp + 132] ;   100.3 p2     107 w[46]
        xor eax, esi               ;   103.7 p1     107 w[46]
        xor eax, edx               ;   104.7 p0     107 w[46]
        xor eax, 0x9e37799f        ;   105.7 p1     107 w[46]
        xor eax, ebx               ;   106.7 p0     107 w[46]
        rol eax, 0xb               ;   107.7 p0     107 w[46]
        mov dword [esp + 140], esi ;   102.3 p3+p4  107 w[41] spill
        mov esi, dword [esp + 124] ;   103.0 p2     107 w[47]
        xor esi, ebp               ;   106.0 p1     107 w[47]
        xor esi, ecx               ;   107.0 p1     107 w[47]
        xor esi, 0x9e37799e        ;   108.0 p0     107 w[47]
        xor esi, eax               ;   109.0 p1     107 w[47]
        rol esi, 0xb               ;   110.0 p0     107 w[47]
        mov dword [esp + 144], ebp ;   105.0 p3+p4  107 w[42] spill
        mov ebp, edi               ;   108.7 p1     107 w[48] copy
        xor ebp, edx               ;   109.7 p0     107 w[48]
        xor ebp, ebx               ;   110.7 p1     107 w[48]
        xor ebp, 0x9e377991        ;   111.7 p0     107 w[48]
        xor ebp, esi               ;   112.7 p1     107 w[48]
        rol ebp, 0xb               ;   113.7 p0     107 w[48]
        mov dword [esp + 148], edi ;   107.7 p3+p4  107 w[40] spill
        mov edi, dword [esp + 140] ;   108.3 p2     107 w[49]
        xor edi, eax               ;   111.7 p1     107 w[49]
        xor edi, ecx               ;   112.7 p0     107 w[49]
        xor edi, 0x9e377990        ;   113.7 p1     107 w[49]
        xor edi, ebp               ;   114.7 p0     107 w[49]
        rol edi, 0xb               ;   115.7 p0     107 w[49]
        mov dword [esp + 152], ecx ;   110.3 p3+p4  107 w[44] spill
        mov ecx, dword [esp + 144] ;   111.0 p2     107 w[50]
        xor ecx, ebx               ;   114.0 p1     107 w[50]
        xor ecx, esi               ;   115.0 p1     107 w[50]
        xor ecx, 0x9e377993        ;   116.0 p0     107 w[50]
        xor ecx, edi               ;   117.0 p1     107 w[50]
        rol ecx, 0xb               ;   118.0 p0     107 w[50]
        mov dword [esp + 156], ebx ;   113.0 p3+p4  107 w[45] spill
        mov ebx, edx               ;   116.7 p1     107 w[51] copy
        xor ebx, eax               ;   117.7 p0     107 w[51]
        xor ebx, ebp               ;   118.7 p1     107 w[51]
        xor ebx, 0x9e377992        ;   119.7 p0     107 w[51]
        xor ebx, ecx               ;   120.7 p1     107 w[51]
        rol ebx, 0xb               ;   121.7 p0     107 w[51]
        mov dword [esp + 160], edx ;   115.7 p3+p4  107 w[43] spill
        mov edx, dword [esp + 152] ;   116.3 p2     107 w[52]
        xor edx, esi               ;   119.7 p1     107 w[52]
        xor edx, edi               ;   120.7 p0     107 w[52]
        xor edx, 0x9e377995        ;   121.7 p1     107 w[52]
        xor edx, ebx               ;   122.7 p0     107 w[52]
        rol edx, 0xb               ;   123.7 p0     107 w[52]
        mov dword [esp + 164], esi ;   118.3 p3+p4  107 w[47] spill
        mov esi, dword [esp + 156] ;   119.0 p2     107 w[53]
        xor esi, ebp               ;   122.0 p1     107 w[53]
        xor esi, ecx               ;   123.0 p1     107 w[53]
        xor esi, 0x9e377994        ;   124.0 p0     107 w[53]
        xor esi, edx               ;   125.0 p1     107 w[53]
        rol esi, 0xb               ;   126.0 p0     107 w[53]
        mov dword [esp + 168], ebp ;   121.0 p3+p4  107 w[48] spill
        mov ebp, eax               ;   124.7 p1     107 w[54] copy
        xor ebp, edi               ;   125.7 p0     107 w[54]
        xor ebp, ebx               ;   126.7 p1     107 w[54]
        xor ebp, 0x9e377997        ;   127.7 p0     107 w[54]
        xor ebp, esi               ;   128.7 p1     107 w[54]
        rol ebp, 0xb               ;   129.7 p0     107 w[54]
        mov dword [esp + 172], eax ;   123.7 p3+p4  107 w[46] spill
        mov eax, dword [esp + 164] ;   124.3 p2     107 w[55]
        xor eax, ecx               ;   127.7 p1     107 w[55]
        xor eax, edx               ;   128.7 p0     107 w[55]
        xor eax, 0x9e377996        ;   129.7 p1     107 w[55]
        xor eax, ebp               ;   130.7 p0     107 w[55]
        rol eax, 0xb               ;   131.7 p0     107 w[55]
        mov dword [esp + 176], ecx ;   126.3 p3+p4  107 w[50] spill
        mov ecx, dword [esp + 168] ;   127.0 p2     107 w[56]
        xor ecx, ebx               ;   130.0 p1     107 w[56]
        mov dword [esp + 180], ebx ;   127.7 p3+p4  107 w[51] spill
        mov ebx, esi               ;   130.7 p1     107 w[56] copy
        xor ebx, ecx               ;   131.7 p0     107 w[56]
        xor ebx, 0x9e377989        ;   132.7 p1     107 w[56]
        xor ebx, eax               ;   133.7 p0     107 w[56]
        rol ebx, 0xb               ;   134.7 p0     107 w[56]
        mov dword [esp + 184], ecx ;   131.0 p3+p4  107 w[56] spill
        mov ecx, edx               ;   132.7 p1     107 w[57] copy
        xor ecx, edi               ;   133.7 p1     107 w[57]
        xor ecx, ebp               ;   134.7 p0     107 w[57]
        xor ecx, 0x9e377988        ;   135.7 p1     107 w[57]
        xor ecx, ebx               ;   136.7 p0     107 w[57]
        rol ecx, 0xb               ;   137.7 p0     107 w[57]
        mov dword [esp + 188], edi ;   132.7 p3+p4  107 w[49] spill
        mov edi, dword [esp + 176] ;   133.3 p2     107 w[58]
        xor edi, esi               ;   136.3 p1     107 w[58]
        xor edi, eax               ;   137.3 p1     107 w[58]
        xor edi, 0x9e37798b        ;   138.3 p0     107 w[58]
        xor edi, ecx               ;   139.3 p1     107 w[58]
        rol edi, 0xb               ;   140.3 p0     107 w[58]
        mov dword [esp + 192], esi ;   135.3 p3+p4  107 w[53] spill
        mov esi, dword [esp + 180] ;   136.0 p2     107 w[59]
        xor esi, ebp               ;   139.0 p1     107 w[59]
        xor esi, ebx               ;   140.0 p0     107 w[59]
        xor esi, 0x9e37798a        ;   141.0 p1     107 w[59]
        xor esi, edi               ;   142.0 p0     107 w[59]
        rol esi, 0xb               ;   143.0 p0     107 w[59]
        mov dword [esp + 196], ebp ;   138.0 p3+p4  107 w[54] spill
        mov ebp, edx               ;   140.7 p1     107 w[60] copy
        xor ebp, eax               ;   141.7 p1     107 w[60]
        mov dword [esp + 200], edx ;   139.3 p3+p4  107 w[52] spill
        mov edx, ecx               ;   142.3 p0     107 w[60] copy
        xor edx, ebp               ;   143.3 p1     107 w[60]
        xor edx, 0x9e37798d        ;   144.3 p0     107 w[60]
        xor edx, esi               ;   145.3 p1     107 w[60]
        rol edx, 0xb               ;   146.3 p0     107 w[60]
        mov dword [esp + 204], ebp ;   142.7 p3+p4  107 w[60] spill
        mov ebp, dword [esp + 192] ;   142.3 p2     107 w[61]
        xor ebp, ebx               ;   145.3 p1     107 w[61]
        xor ebp, edi               ;   146.3 p0     107 w[61]
        xor ebp, 0x9e37798c        ;   147.3 p1     107 w[61]
        xor ebp, edx               ;   148.3 p0     107 w[61]
        rol ebp, 0xb               ;   149.3 p0     107 w[61]
        mov dword [esp + 208], ebx ;   144.3 p3+p4  107 w[56] spill
        mov ebx, dword [esp + 196] ;   145.0 p2     107 w[62]
        xor ebx, ecx               ;   148.0 p1     107 w[62]
        xor ebx, esi               ;   149.0 p1     107 w[62]
        xor ebx, 0x9e37798f        ;   150.0 p0     107 w[62]
        xor ebx, ebp               ;   151.0 p1     107 w[62]
        rol ebx, 0xb               ;   152.0 p0     107 w[62]
        mov dword [esp + 212], ecx ;   147.0 p3+p4  107 w[57] spill
        mov ecx, eax               ;   149.7 p1     107 w[63] copy
        xor ecx, edx               ;   150.7 p0     107 w[63]
        xor ecx, edi               ;   151.7 p1     107 w[63]
        xor ecx, 0x9e37798e        ;   152.7 p0     107 w[63]
        xor ecx, ebx               ;   153.7 p1     107 w[63]
        rol ecx, 0xb               ;   154.7 p0     107 w[63]
        mov dword [esp + 216], eax ;   149.7 p3+p4  107 w[55] spill
        mov eax, dword [esp + 208] ;   150.3 p2     107 w[64]
        xor eax, ebp               ;   153.3 p1     107 w[64]
        xor eax, esi               ;   154.3 p0     107 w[64]
        xor eax, 0x9e377981        ;   155.3 p1     107 w[64]
        xor eax, ecx               ;   156.3 p0     107 w[64]
        rol eax, 0xb               ;   157.3 p0     107 w[64]
        mov dword [esp + 220], esi ;   152.3 p3+p4  107 w[59] spill
        mov esi, dword [esp + 212] ;   153.0 p2     107 w[65]
        xor esi, edx               ;   156.0 p1     107 w[65]
        xor esi, ebx               ;   157.0 p1     107 w[65]
        xor esi, 0x9e377980        ;   158.0 p0     107 w[65]
        xor esi, eax               ;   159.0 p1     107 w[65]
        rol esi, 0xb               ;   160.0 p0     107 w[65]
        mov dword [esp + 224], edx ;   155.0 p3+p4  107 w[60] spill
        mov edx, ebp               ;   157.7 p1     107 w[66] copy
        xor edx, edi               ;   158.7 p0     107 w[66]
        xor edx, ecx               ;   159.7 p1     107 w[66]
        xor edx, 0x9e377983        ;   160.7 p0     107 w[66]
        xor edx, esi               ;   161.7 p1     107 w[66]
        rol edx, 0xb               ;   162.7 p0     107 w[66]
        mov dword [esp + 228], edi ;   157.7 p3+p4  107 w[58] spill
        mov edi, dword [esp + 220] ;   158.3 p2     107 w[67]
        xor edi, ebx               ;   161.3 p1     107 w[67]
        xor edi, eax               ;   162.3 p0     107 w[67]
        xor edi, 0x9e377982        ;   163.3 p1     107 w[67]
        xor edi, edx               ;   164.3 p0     107 w[67]
        rol edi, 0xb               ;   165.3 p0     107 w[67]
        mov dword [esp + 232], ebx ;   160.3 p3+p4  107 w[62] spill
        mov ebx, dword [esp + 224] ;   161.0 p2     107 w[68]
        xor ebx, ecx               ;   164.0 p1     107 w[68]
        mov dword [esp + 236], ecx ;   161.7 p3+p4  107 w[63] spill
        mov ecx, esi               ;   163.7 p1     107 w[68] copy
        xor ecx, ebx               ;   165.0 p0     107 w[68]
        xor ecx, 0x9e377985        ;   166.0 p1     107 w[68]
        xor ecx, edi               ;   167.0 p0     107 w[68]
        rol ecx, 0xb               ;   168.0 p0     107 w[68]
        mov dword [esp + 240], ebx ;   165.0 p3+p4  107 w[68] spill
        mov ebx, ebp               ;   165.7 p1     107 w[69] copy
        xor ebx, edx               ;   166.7 p1     107 w[69]
        xor ebx, eax               ;   167.7 p0     107 w[69]
        xor ebx, 0x9e377984        ;   168.7 p1     107 w[69]
        xor ebx, ecx               ;   169.7 p0     107 w[69]
        rol ebx, 0xb               ;   170.7 p0     107 w[69]
        mov dword [esp + 244], ebp ;   166.7 p3+p4  107 w[61] spill
        mov ebp, dword [esp + 232] ;   167.3 p2     107 w[70]
        xor ebp, esi               ;   170.3 p1     107 w[70]
        xor ebp, edi               ;   171.3 p1     107 w[70]
        xor ebp, 0x9e377987        ;   172.3 p0     107 w[70]
        xor ebp, ebx               ;   173.3 p1     107 w[70]
        rol ebp, 0xb               ;   174.3 p0     107 w[70]
        mov dword [esp + 248], esi ;   169.3 p3+p4  107 w[65] spill
        mov esi, dword [esp + 236] ;   170.0 p2     107 w[71]
        xor esi, edx               ;   173.0 p1     107 w[71]
        xor esi, ecx               ;   174.0 p0     107 w[71]
        xor esi, 0x9e377986        ;   175.0 p1     107 w[71]
        xor esi, ebp               ;   176.0 p0     107 w[71]
        rol esi, 0xb               ;   177.0 p0     107 w[71]
        mov dword [esp + 252], edx ;   172.0 p3+p4  107 w[66] spill
        mov edx, edi               ;   173.7 p1     107 w[72] copy
        xor edx, eax               ;   174.7 p1     107 w[72]
        xor edx, ebx               ;   175.7 p0     107 w[72]
        xor edx, 0x9e3779f9        ;   176.7 p1     107 w[72]
        xor edx, esi               ;   178.0 p0     107 w[72]
        rol edx, 0xb               ;   179.0 p0     107 w[72]
        mov dword [esp + 256], eax ;   174.7 p3+p4  107 w[64] spill
        mov eax, dword [esp + 248] ;   175.3 p2     107 w[73]
        xor eax, ecx               ;   178.3 p1     107 w[73]
        xor eax, ebp               ;   179.3 p1     107 w[73]
        xor eax, 0x9e3779f8        ;   180.3 p0     107 w[73]
        xor eax, edx               ;   181.3 p1     107 w[73]
        rol eax, 0xb               ;   182.3 p0     107 w[73]
        xor ecx, esi               ;   179.7 p1     107 w[76]
        mov dword [esp + 260], ecx ;   180.7 p3+p4  107 w[76] spill
        mov ecx, dword [esp + 252] ;   178.3 p2     107 w[74]
        xor ecx, ebx               ;   181.3 p0     107 w[74]
        xor ecx, esi               ;   182.3 p1     107 w[74]
        xor ecx, 0x9e3779fb        ;   183.3 p0     107 w[74]
        xor ecx, eax               ;   184.3 p1     107 w[74]
        rol ecx, 0xb               ;   185.3 p0     107 w[74]
        mov dword [esp + 264], esi ;   180.3 p3+p4  107 w[71] spill
        mov esi, edi               ;   182.7 p1     107 w[75] copy
        xor esi, ebp               ;   183.7 p0     107 w[75]
        xor esi, edx               ;   184.7 p1     107 w[75]
        xor esi, 0x9e3779fa        ;   185.7 p0     107 w[75]
        xor esi, ecx               ;   186.7 p1     107 w[75]
        rol esi, 0xb               ;   187.7 p0     107 w[75]
        mov dword [esp + 268], edi ;   183.0 p3+p4  107 w[67] spill
        mov edi, dword [esp + 260] ;   183.7 p2     107 w[76]
        xor edi, eax               ;   186.7 p1     107 w[76]
        xor edi, 0x9e3779fd        ;   187.7 p0     107 w[76]
        xor edi, esi               ;   188.7 p1     107 w[76]
        rol edi, 0xb               ;   189.7 p0     107 w[76]
        mov dword [esp + 272], ebp ;   185.3 p3+p4  107 w[70] spill
        mov ebp, ebx               ;   187.7 p1     107 w[77] copy
        xor ebp, edx               ;   188.7 p0     107 w[77]
        xor ebp, ecx               ;   189.7 p1     107 w[77]
        xor ebp, 0x9e3779fc        ;   190.7 p0     107 w[77]
        xor ebp, edi               ;   191.7 p1     107 w[77]
        rol ebp, 0xb               ;   192.7 p0     107 w[77]
        mov dword [esp + 276], ebx ;   188.0 p3+p4  107 w[69] spill
        mov ebx, dword [esp + 272] ;   188.7 p2     107 w[78]
        xor ebx, eax               ;   191.7 p1     107 w[78]
        xor ebx, esi               ;   192.7 p0     107 w[78]
        xor ebx, 0x9e3779ff        ;   193.7 p1     107 w[78]
        xor ebx, ebp               ;   194.7 p0     107 w[78]
        rol ebx, 0xb               ;   195.7 p0     107 w[78]
        mov dword [esp + 280], eax ;   190.7 p3+p4  107 w[73] spill
        mov eax, dword [esp + 264] ;   191.3 p2     107 w[79]
        xor eax, ecx               ;   194.3 p1     107 w[79]
        xor eax, edi               ;   195.3 p1     107 w[79]
        xor eax, 0x9e3779fe        ;   196.3 p0     107 w[79]
        xor eax, ebx               ;   197.3 p1     107 w[79]
        rol eax, 0xb               ;   198.3 p0     107 w[79]
        mov dword [esp + 284], ecx ;   193.3 p3+p4  107 w[74] spill
        mov ecx, edx               ;   195.7 p1     107 w[80] copy
        xor ecx, esi               ;   196.7 p0     107 w[80]
        xor ecx, ebp               ;   197.7 p1     107 w[80]
        xor ecx, 0x9e3779f1        ;   198.7 p0     107 w[80]
        xor ecx, eax               ;   199.7 p1     107 w[80]
        rol ecx, 0xb               ;   200.7 p0     107 w[80]
        mov dword [esp + 288], edx ;   196.0 p3+p4  107 w[72] spill
        mov edx, dword [esp + 280] ;   196.7 p2     107 w[81]
        xor edx, ebx               ;   199.7 p1     107 w[81]
        xor edx, edi               ;   200.7 p0     107 w[81]
        xor edx, 0x9e3779f0        ;   201.7 p1     107 w[81]
        xor edx, ecx               ;   202.7 p0     107 w[81]
        rol edx, 0xb               ;   203.7 p0     107 w[81]
        mov dword [esp + 292], edi ;   198.7 p3+p4  107 w[76] spill
        mov edi, dword [esp + 284] ;   199.3 p2     107 w[82]
        xor edi, ebp               ;   202.3 p1     107 w[82]
        xor edi, eax               ;   203.3 p1     107 w[82]
        xor edi, 0x9e3779f3        ;   204.3 p0     107 w[82]
        xor edi, edx               ;   205.3 p1     107 w[82]
        rol edi, 0xb               ;   206.3 p0     107 w[82]
        mov dword [esp + 296], ebp ;   201.3 p3+p4  107 w[77] spill
        mov ebp, esi               ;   203.7 p1     107 w[83] copy
        xor ebp, ebx               ;   204.7 p0     107 w[83]
        xor ebp, ecx               ;   205.7 p1     107 w[83]
        xor ebp, 0x9e3779f2        ;   206.7 p0     107 w[83]
        xor ebp, edi               ;   207.7 p1     107 w[83]
        rol ebp, 0xb               ;   208.7 p0     107 w[83]
        mov dword [esp + 300], esi ;   204.0 p3+p4  107 w[75] spill
        mov esi, dword [esp + 292] ;   204.7 p2     107 w[84]
        xor esi, eax               ;   207.7 p1     107 w[84]
        xor esi, edx               ;   208.7 p0     107 w[84]
        xor esi, 0x9e3779f5        ;   209.7 p1     107 w[84]
        xor esi, ebp               ;   210.7 p0     107 w[84]
        rol esi, 0xb               ;   211.7 p0     107 w[84]
        mov dword [esp + 304], eax ;   206.7 p3+p4  107 w[79] spill
        mov eax, dword [esp + 296] ;   207.3 p2     107 w[85]
        xor eax, ecx               ;   210.3 p1     107 w[85]
        xor eax, edi               ;   211.3 p1     107 w[85]
        xor eax, 0x9e3779f4        ;   212.3 p0     107 w[85]
        xor eax, esi               ;   213.3 p1     107 w[85]
        rol eax, 0xb               ;   214.3 p0     107 w[85]
        mov dword [esp + 308], ecx ;   209.3 p3+p4  107 w[80] spill
        mov ecx, ebx               ;   211.7 p1     107 w[86] copy
        xor ecx, edx               ;   212.7 p0     107 w[86]
        xor ecx, ebp               ;   213.7 p1     107 w[86]
        xor ecx, 0x9e3779f7        ;   214.7 p0     107 w[86]
        xor ecx, eax               ;   215.7 p1     107 w[86]
        rol ecx, 0xb               ;   216.7 p0     107 w[86]
        mov dword [esp + 312], ebx ;   212.0 p3+p4  107 w[78] spill
        mov ebx, dword [esp + 304] ;   212.7 p2     107 w[87]
        xor ebx, edi               ;   215.7 p1     107 w[87]
        xor ebx, esi               ;   216.7 p0     107 w[87]
        xor ebx, 0x9e3779f6        ;   217.7 p1     107 w[87]
        xor ebx, ecx               ;   218.7 p0     107 w[87]
        rol ebx, 0xb               ;   219.7 p0     107 w[87]
        mov dword [esp + 316], edi ;   214.7 p3+p4  107 w[82] spill
        mov edi, dword [esp + 308] ;   215.3 p2     107 w[88]
        xor edi, ebp               ;   218.3 p1     107 w[88]
        mov dword [esp + 320], ebp ;   216.0 p3+p4  107 w[83] spill
        mov ebp, eax               ;   217.7 p1     107 w[88] copy
        xor ebp, edi               ;   219.3 p0     107 w[88]
        xor ebp, 0x9e3779e9        ;   220.3 p1     107 w[88]
        xor ebp, ebx               ;   221.3 p0     107 w[88]
        rol ebp, 0xb               ;   222.3 p0     107 w[88]
        mov dword [esp + 324], edi ;   219.3 p3+p4  107 w[88] spill
        mov edi, esi               ;   219.7 p1     107 w[89] copy
        xor edi, edx               ;   220.7 p1     107 w[89]
        xor edi, ecx               ;   221.7 p0     107 w[89]
        xor edi, 0x9e3779e8        ;   222.7 p1     107 w[89]
        xor edi, ebp               ;   223.7 p0     107 w[89]
        rol edi, 0xb               ;   224.7 p0     107 w[89]
        mov dword [esp + 328], edx ;   221.0 p3+p4  107 w[81] spill
        mov edx, dword [esp + 316] ;   221.7 p2     107 w[90]
        xor edx, eax               ;   224.7 p1     107 w[90]
        xor edx, ebx               ;   225.7 p1     107 w[90]
        xor edx, 0x9e3779eb        ;   226.7 p0     107 w[90]
        xor edx, edi               ;   227.7 p1     107 w[90]
        rol edx, 0xb               ;   228.7 p0     107 w[90]
        mov dword [esp + 332], eax ;   223.7 p3+p4  107 w[85] spill
        mov eax, dword [esp + 320] ;   224.3 p2     107 w[91]
        xor eax, ecx               ;   227.3 p1     107 w[91]
        xor eax, ebp               ;   228.3 p0     107 w[91]
        xor eax, 0x9e3779ea        ;   229.3 p1     107 w[91]
        xor eax, edx               ;   230.3 p0     107 w[91]
        rol eax, 0xb               ;   231.3 p0     107 w[91]
        mov dword [esp + 336], ecx ;   226.3 p3+p4  107 w[86] spill
        mov ecx, esi               ;   227.7 p1     107 w[92] copy
        xor ecx, ebx               ;   228.7 p1     107 w[92]
        mov dword [esp + 340], esi ;   227.7 p3+p4  107 w[84] spill
        mov esi, edi               ;   229.3 p0     107 w[92] copy
        xor esi, ecx               ;   230.3 p1     107 w[92]
        xor esi, 0x9e3779ed        ;   231.3 p0     107 w[92]
        xor esi, eax               ;   232.3 p1     107 w[92]
        rol esi, 0xb               ;   233.3 p0     107 w[92]
        mov dword [esp + 344], ecx ;   230.0 p3+p4  107 w[92] spill
        mov ecx, dword [esp + 332] ;   230.7 p2     107 w[93]
        xor ecx, ebp               ;   233.7 p1     107 w[93]
        xor ecx, edx               ;   234.7 p0     107 w[93]
        xor ecx, 0x9e3779ec        ;   235.7 p1     107 w[93]
        xor ecx, esi               ;   236.7 p0     107 w[93]
        rol ecx, 0xb               ;   237.7 p0     107 w[93]
        mov dword [esp + 348], ebp ;   232.7 p3+p4  107 w[88] spill
        mov ebp, dword [esp + 336] ;   233.3 p2     107 w[94]
        xor ebp, edi               ;   236.3 p1     107 w[94]
        xor ebp, eax               ;   237.3 p1     107 w[94]
        xor ebp, 0x9e3779ef        ;   238.3 p0     107 w[94]
        xor ebp, ecx               ;   239.3 p1     107 w[94]
        rol ebp, 0xb               ;   240.3 p0     107 w[94]
        mov dword [esp + 352], edi ;   235.3 p3+p4  107 w[89] spill
        mov edi, ebx               ;   236.7 p1     107 w[95] copy
        xor edi, esi               ;   237.7 p0     107 w[95]
        xor edi, edx               ;   238.7 p1     107 w[95]
        xor edi, 0x9e3779ee        ;   239.7 p0     107 w[95]
        xor edi, ebp               ;   241.3 p1     107 w[95]
        rol edi, 0xb               ;   242.3 p0     107 w[95]
        mov dword [esp + 356], ebx ;   238.0 p3+p4  107 w[87] spill
        mov ebx, dword [esp + 348] ;   238.7 p2     107 w[96]
        xor ebx, ecx               ;   241.7 p1     107 w[96]
        xor ebx, eax               ;   242.7 p0     107 w[96]
        xor ebx, 0x9e3779e1        ;   243.7 p1     107 w[96]
        xor ebx, edi               ;   244.7 p0     107 w[96]
        rol ebx, 0xb               ;   245.7 p0     107 w[96]
        mov dword [esp + 360], eax ;   240.7 p3+p4  107 w[91] spill
        mov eax, dword [esp + 352] ;   241.3 p2     107 w[97]
        xor eax, esi               ;   244.3 p1     107 w[97]
        xor eax, ebp               ;   245.3 p1     107 w[97]
        xor eax, 0x9e3779e0        ;   246.3 p0     107 w[97]
        xor eax, ebx               ;   247.3 p1     107 w[97]
        rol eax, 0xb               ;   248.3 p0     107 w[97]
        mov dword [esp + 364], esi ;   243.3 p3+p4  107 w[92] spill
        mov esi, ecx               ;   244.7 p1     107 w[98] copy
        xor esi, edx               ;   245.7 p0     107 w[98]
        xor esi, edi               ;   246.7 p1     107 w[98]
        xor esi, 0x9e3779e3        ;   247.7 p0     107 w[98]
        xor esi, eax               ;   249.3 p1     107 w[98]
        rol esi, 0xb               ;   250.3 p0     107 w[98]
        mov dword [esp + 368], edx ;   246.0 p3+p4  107 w[90] spill
        mov edx, dword [esp + 360] ;   246.7 p2     107 w[99]
        xor edx, ebp               ;   249.7 p1     107 w[99]
        xor edx, ebx               ;   250.7 p0     107 w[99]
        xor edx, 0x9e3779e2        ;   251.7 p1     107 w[99]
        xor edx, esi               ;   252.7 p0     107 w[99]
        rol edx, 0xb               ;   253.7 p0     107 w[99]
        mov dword [esp + 372], ebp ;   248.7 p3+p4  107 w[94] spill
        mov ebp, dword [esp + 364] ;   249.3 p2     107 w[100]
        xor ebp, edi               ;   252.3 p1     107 w[100]
        mov dword [esp + 376], edi ;   250.0 p3+p4  107 w[95] spill
        mov edi, eax               ;   250.7 p1     107 w[100] copy
        xor edi, ebp               ;   253.3 p0     107 w[100]
        xor edi, 0x9e3779e5        ;   254.3 p1     107 w[100]
        xor edi, edx               ;   255.3 p0     107 w[100]
        rol edi, 0xb               ;   256.3 p0     107 w[100]
        mov dword [esp + 380], ebp ;   253.3 p3+p4  107 w[100] spill
        mov ebp, ecx               ;   253.0 p1     107 w[101] copy
        xor ebp, esi               ;   254.0 p1     107 w[101]
        xor ebp, ebx               ;   255.0 p0     107 w[101]
        xor ebp, 0x9e3779e4        ;   256.0 p1     107 w[101]
        xor ebp, edi               ;   257.3 p0     107 w[101]
        rol ebp, 0xb               ;   258.3 p0     107 w[101]
        mov dword [esp + 384], ecx ;   255.0 p3+p4  107 w[93] spill
        mov ecx, dword [esp + 372] ;   255.7 p2     107 w[102]
        xor ecx, eax               ;   258.7 p1     107 w[102]
        xor ecx, edx               ;   259.7 p1     107 w[102]
        xor ecx, 0x9e3779e7        ;   260.7 p0     107 w[102]
        xor ecx, ebp               ;   261.7 p1     107 w[102]
        rol ecx, 0xb               ;   262.7 p0     107 w[102]
        mov dword [esp + 388], eax ;   257.7 p3+p4  107 w[97] spill
        mov eax, dword [esp + 376] ;   258.3 p2     107 w[103]
        xor eax, esi               ;   261.3 p1     107 w[103]
        xor eax, edi               ;   262.3 p0     107 w[103]
        xor eax, 0x9e3779e6        ;   263.3 p1     107 w[103]
        xor eax, ecx               ;   264.3 p0     107 w[103]
        rol eax, 0xb               ;   265.3 p0     107 w[103]
        mov dword [esp + 392], esi ;   260.3 p3+p4  107 w[98] spill
        mov esi, edx               ;   261.0 p1     107 w[104] copy
        xor esi, ebx               ;   262.0 p1     107 w[104]
        xor esi, ebp               ;   263.0 p0     107 w[104]
        xor esi, 0x9e3779d9        ;   264.0 p1     107 w[104]
        xor esi, eax               ;   266.3 p0     107 w[104]
        rol esi, 0xb               ;   267.3 p0     107 w[104]
        mov dword [esp + 396], ebx ;   263.0 p3+p4  107 w[96] spill
        mov ebx, dword [esp + 388] ;   263.7 p2     107 w[105]
        xor ebx, edi               ;   266.7 p1     107 w[105]
        xor ebx, ecx               ;   267.7 p1     107 w[105]
        xor ebx, 0x9e3779d8        ;   268.7 p0     107 w[105]
        xor ebx, esi               ;   269.7 p1     107 w[105]
        rol ebx, 0xb               ;   270.7 p0     107 w[105]
        xor edi, eax               ;   267.0 p1     107 w[108]
        mov dword [esp + 400], edi ;   268.0 p3+p4  107 w[108] spill
        mov edi, dword [esp + 392] ;   266.7 p2     107 w[106]
        xor edi, ebp               ;   269.7 p0     107 w[106]
        xor edi, eax               ;   270.7 p1     107 w[106]
        xor edi, 0x9e3779db        ;   271.7 p0     107 w[106]
        xor edi, ebx               ;   272.7 p1     107 w[106]
        rol edi, 0xb               ;   273.7 p0     107 w[106]
        mov dword [esp + 404], eax ;   268.7 p3+p4  107 w[103] spill
        mov eax, edx               ;   270.0 p1     107 w[107] copy
        xor eax, ecx               ;   271.0 p0     107 w[107]
        xor eax, esi               ;   272.0 p1     107 w[107]
        xor eax, 0x9e3779da        ;   273.0 p0     107 w[107]
        xor eax, edi               ;   274.7 p1     107 w[107]
        rol eax, 0xb               ;   275.7 p0     107 w[107]
        mov dword [esp + 408], edx ;   271.3 p3+p4  107 w[99] spill
        mov edx, dword [esp + 400] ;   272.0 p2     107 w[108]
        xor edx, ebx               ;   275.0 p1     107 w[108]
        xor edx, 0x9e3779dd        ;   276.0 p0     107 w[108]
        xor edx, eax               ;   277.0 p1     107 w[108]
        rol edx, 0xb               ;   278.0 p0     107 w[108]
        mov dword [esp + 412], ecx ;   273.7 p3+p4  107 w[102] spill
        mov ecx, ebp               ;   275.0 p1     107 w[109] copy
        xor ecx, esi               ;   276.0 p0     107 w[109]
        xor ecx, edi               ;   277.0 p1     107 w[109]
        xor ecx, 0x9e3779dc        ;   278.0 p0     107 w[109]
        xor ecx, edx               ;   279.0 p1     107 w[109]
        rol ecx, 0xb               ;   280.0 p0     107 w[109]
        mov dword [esp + 416], ebp ;   276.3 p3+p4  107 w[101] spill
        mov ebp, dword [esp + 412] ;   277.0 p2     107 w[110]
        xor ebp, ebx               ;   280.0 p1     107 w[110]
        xor ebp, eax               ;   281.0 p0     107 w[110]
        xor ebp, 0x9e3779df        ;   282.0 p1     107 w[110]
        xor ebp, ecx               ;   283.0 p0     107 w[110]
        rol ebp, 0xb               ;   284.0 p0     107 w[110]
        mov dword [esp + 420], ebx ;   279.0 p3+p4  107 w[105] spill
        mov ebx, dword [esp + 404] ;   279.7 p2     107 w[111]
        xor ebx, edi               ;   282.7 p1     107 w[111]
        xor ebx, edx               ;   283.7 p1     107 w[111]
        xor ebx, 0x9e3779de        ;   284.7 p0     107 w[111]
        xor ebx, ebp               ;   285.7 p1     107 w[111]
        rol ebx, 0xb               ;   286.7 p0     107 w[111]
        mov dword [esp + 424], edi ;   281.7 p3+p4  107 w[106] spill
        mov edi, esi               ;   283.0 p1     107 w[112] copy
        xor edi, eax               ;   284.0 p0     107 w[112]
        xor edi, ecx               ;   285.0 p1     107 w[112]
        xor edi, 0x9e3779d1        ;   286.0 p0     107 w[112]
        xor edi, ebx               ;   287.7 p1     107 w[112]
        rol edi, 0xb               ;   288.7 p0     107 w[112]
        mov dword [esp + 428], esi ;   284.3 p3+p4  107 w[104] spill
        mov esi, dword [esp + 420] ;   285.0 p2     107 w[113]
        xor esi, ebp               ;   288.0 p1     107 w[113]
        xor esi, edx               ;   289.0 p0     107 w[113]
        xor esi, 0x9e3779d0        ;   290.0 p1     107 w[113]
        xor esi, edi               ;   291.0 p0     107 w[113]
        rol esi, 0xb               ;   292.0 p0     107 w[113]
        mov dword [esp + 432], edx ;   287.0 p3+p4  107 w[108] spill
        mov edx, dword [esp + 424] ;   287.7 p2     107 w[114]
        xor edx, ecx               ;   290.7 p1     107 w[114]
        xor edx, ebx               ;   291.7 p1     107 w[114]
        xor edx, 0x9e3779d3        ;   292.7 p0     107 w[114]
        xor edx, esi               ;   293.7 p1     107 w[114]
        rol edx, 0xb               ;   294.7 p0     107 w[114]
        mov dword [esp + 436], ecx ;   289.7 p3+p4  107 w[109] spill
        mov ecx, eax               ;   291.0 p1     107 w[115] copy
        xor ecx, ebp               ;   292.0 p0     107 w[115]
        xor ecx, edi               ;   293.0 p1     107 w[115]
        xor ecx, 0x9e3779d2        ;   294.0 p0     107 w[115]
        xor ecx, edx               ;   295.7 p1     107 w[115]
        rol ecx, 0xb               ;   296.7 p0     107 w[115]
        mov dword [esp + 440], eax ;   292.3 p3+p4  107 w[107] spill
        mov eax, dword [esp + 432] ;   293.0 p2     107 w[116]
        xor eax, ebx               ;   296.0 p1     107 w[116]
        xor eax, esi               ;   297.0 p0     107 w[116]
        xor eax, 0x9e3779d5        ;   298.0 p1     107 w[116]
        xor eax, ecx               ;   299.0 p0     107 w[116]
        rol eax, 0xb               ;   300.0 p0     107 w[116]
        mov dword [esp + 444], ebx ;   295.0 p3+p4  107 w[111] spill
        mov ebx, dword [esp + 436] ;   295.7 p2     107 w[117]
        xor ebx, edi               ;   298.7 p1     107 w[117]
        xor ebx, edx               ;   299.7 p1     107 w[117]
        xor ebx, 0x9e3779d4        ;   300.7 p0     107 w[117]
        xor ebx, eax               ;   301.7 p1     107 w[117]
        rol ebx, 0xb               ;   302.7 p0     107 w[117]
        mov dword [esp + 448], edi ;   297.7 p3+p4  107 w[112] spill
        mov edi, ebp               ;   299.0 p1     107 w[118] copy
        xor edi, esi               ;   300.0 p0     107 w[118]
        xor edi, ecx               ;   301.0 p1     107 w[118]
        xor edi, 0x9e3779d7        ;   302.0 p0     107 w[118]
        xor edi, ebx               ;   303.7 p1     107 w[118]
        rol edi, 0xb               ;   304.7 p0     107 w[118]
        mov dword [esp + 452], ebp ;   300.3 p3+p4  107 w[110] spill
        mov ebp, dword [esp + 444] ;   301.0 p2     107 w[119]
        xor ebp, edx               ;   304.0 p1     107 w[119]
        xor ebp, eax               ;   305.0 p0     107 w[119]
        xor ebp, 0x9e3779d6        ;   306.0 p1     107 w[119]
        xor ebp, edi               ;   307.0 p0     107 w[119]
        rol ebp, 0xb               ;   308.0 p0     107 w[119]
        mov dword [esp + 456], edx ;   303.0 p3+p4  107 w[114] spill
        mov edx, dword [esp + 448] ;   303.7 p2     107 w[120]
        xor edx, ecx               ;   306.7 p1     107 w[120]
        mov dword [esp + 460], ecx ;   304.3 p3+p4  107 w[115] spill
        mov ecx, ebx               ;   305.0 p1     107 w[120] copy
        xor ecx, edx               ;   307.7 p0     107 w[120]
        xor ecx, 0x9e3779c9        ;   308.7 p1     107 w[120]
        xor ecx, ebp               ;   309.7 p0     107 w[120]
        rol ecx, 0xb               ;   310.7 p0     107 w[120]
        mov dword [esp + 464], edx ;   307.7 p3+p4  107 w[120] spill
        mov edx, eax               ;   307.3 p1     107 w[121] copy
        xor edx, esi               ;   308.3 p1     107 w[121]
        xor edx, edi               ;   309.3 p0     107 w[121]
        xor edx, 0x9e3779c8        ;   310.3 p1     107 w[121]
        xor edx, ecx               ;   311.7 p0     107 w[121]
        rol edx, 0xb               ;   312.7 p0     107 w[121]
        mov dword [esp + 468], esi ;   309.3 p3+p4  107 w[113] spill
        mov esi, dword [esp + 456] ;   310.0 p2     107 w[122]
        xor esi, ebx               ;   313.0 p1     107 w[122]
        xor esi, ebp               ;   314.0 p1     107 w[122]
        xor esi, 0x9e3779cb        ;   315.0 p0     107 w[122]
        xor esi, edx               ;   316.0 p1     107 w[122]
        rol esi, 0xb               ;   317.0 p0     107 w[122]
        mov dword [esp + 472], ebx ;   312.0 p3+p4  107 w[117] spill
        mov ebx, dword [esp + 460] ;   312.7 p2     107 w[123]
        xor ebx, edi               ;   315.7 p1     107 w[123]
        xor ebx, ecx               ;   316.7 p0     107 w[123]
        xor ebx, 0x9e3779ca        ;   317.7 p1     107 w[123]
        xor ebx, esi               ;   318.7 p0     107 w[123]
        rol ebx, 0xb               ;   319.7 p0     107 w[123]
        mov dword [esp + 476], edi ;   314.7 p3+p4  107 w[118] spill
        mov edi, eax               ;   315.3 p1     107 w[124] copy
        xor edi, ebp               ;   316.3 p1     107 w[124]
        mov dword [esp + 480], eax ;   316.0 p3+p4  107 w[116] spill
        mov eax, edx               ;   316.7 p0     107 w[124] copy
        xor eax, edi               ;   317.7 p1     107 w[124]
        xor eax, 0x9e3779cd        ;   318.7 p0     107 w[124]
        xor eax, ebx               ;   320.7 p1     107 w[124]
        rol eax, 0xb               ;   321.7 p0     107 w[124]
        mov dword [esp + 484], edi ;   318.3 p3+p4  107 w[124] spill
        mov edi, dword [esp + 472] ;   319.0 p2     107 w[125]
        xor edi, ecx               ;   322.0 p1     107 w[125]
        xor edi, esi               ;   323.0 p0     107 w[125]
        xor edi, 0x9e3779cc        ;   324.0 p1     107 w[125]
        xor edi, eax               ;   325.0 p0     107 w[125]
        rol edi, 0xb               ;   326.0 p0     107 w[125]
        mov dword [esp + 488], ecx ;   321.0 p3+p4  107 w[120] spill
        mov ecx, dword [esp + 476] ;   321.7 p2     107 w[126]
        xor ecx, edx               ;   324.7 p1     107 w[126]
        xor ecx, ebx               ;   325.7 p0     107 w[126]
        xor ecx, 0x9e3779cf        ;   326.7 p1     107 w[126]
        xor ecx, edi               ;   327.7 p0     107 w[126]
        rol ecx, 0xb               ;   328.7 p0     107 w[126]
        mov dword [esp + 492], edx ;   323.7 p3+p4  107 w[121] spill
        mov edx, ebp               ;   324.3 p1     107 w[127] copy
        xor edx, eax               ;   325.3 p1     107 w[127]
        xor edx, esi               ;   326.3 p0     107 w[127]
        xor edx, 0x9e3779ce        ;   327.3 p1     107 w[127]
        xor edx, ecx               ;   329.7 p0     107 w[127]
        rol edx, 0xb               ;   330.7 p0     107 w[127]
        mov dword [esp + 496], ebp ;   326.3 p3+p4  107 w[119] spill
        mov ebp, dword [esp + 488] ;   327.0 p2     107 w[128]
        xor ebp, edi               ;   330.0 p1     107 w[128]
        xor ebp, ebx               ;   331.0 p1     107 w[128]
        xor ebp, 0x9e3779c1        ;   332.0 p0     107 w[128]
        xor ebp, edx               ;   333.0 p1     107 w[128]
        rol ebp, 0xb               ;   334.0 p0     107 w[128]
        mov dword [esp + 500], ebx ;   329.0 p3+p4  107 w[123] spill
        mov ebx, dword [esp + 492] ;   329.7 p2     107 w[129]
        xor ebx, eax               ;   332.7 p1     107 w[129]
        xor ebx, ecx               ;   333.7 p0     107 w[129]
        xor ebx, 0x9e3779c0        ;   334.7 p1     107 w[129]
        xor ebx, ebp               ;   335.7 p0     107 w[129]
        rol ebx, 0xb               ;   336.7 p0     107 w[129]
        mov dword [esp + 504], eax ;   331.7 p3+p4  107 w[124] spill
        mov eax, edi               ;   332.3 p1     107 w[130] copy
        xor eax, esi               ;   333.3 p1     107 w[130]
        xor eax, edx               ;   334.3 p0     107 w[130]
        xor eax, 0x9e3779c3        ;   335.3 p1     107 w[130]
        xor eax, ebx               ;   337.7 p0     107 w[130]
        rol eax, 0xb               ;   338.7 p0     107 w[130]
        mov dword [esp + 508], esi ;   334.3 p3+p4  107 w[122] spill
        mov esi, dword [esp + 500] ;   335.0 p2     107 w[131]
        xor esi, ecx               ;   338.0 p1     107 w[131]
        xor esi, ebp               ;   339.0 p1     107 w[131]
        xor esi, 0x9e3779c2        ;   340.0 p0     107 w[131]
        xor esi, eax               ;   341.0 p1     107 w[131]
        rol esi, 0xb               ;   342.0 p0     107 w[131]
        mov dword [esp + 512], ecx ;   337.0 p3+p4  107 w[126] spill
        mov ecx, dword [esp + 504] ;   337.7 p2     107 w[132]
        xor ecx, edx               ;   340.7 p1     107 w[132]
        mov dword [esp + 516], edx ;   338.3 p3+p4  107 w[127] spill
        mov edx, ebx               ;   339.0 p0     107 w[132] copy
        xor edx, ecx               ;   341.7 p1     107 w[132]
        xor edx, 0x9e3779c5        ;   342.7 p0     107 w[132]
        xor edx, esi               ;   343.7 p1     107 w[132]
        rol edx, 0xb               ;   344.7 p0     107 w[132]
        mov dword [esp + 520], ecx ;   341.7 p3+p4  107 w[132] spill
        mov ecx, edi               ;   341.3 p1     107 w[133] copy
        xor ecx, eax               ;   342.3 p0     107 w[133]
        xor ecx, ebp               ;   343.3 p1     107 w[133]
        xor ecx, 0x9e3779c4        ;   344.3 p0     107 w[133]
        xor ecx, edx               ;   345.7 p1     107 w[133]
        rol ecx, 0xb               ;   346.7 p0     107 w[133]
        mov dword [esp + 524], edi ;   343.3 p3+p4  107 w[125] spill
        mov edi, dword [esp + 512] ;   344.0 p2     107 w[134]
        xor edi, ebx               ;   347.0 p1     107 w[134]
        xor edi, esi               ;   348.0 p0     107 w[134]
        xor edi, 0x9e3779c7        ;   349.0 p1     107 w[134]
        xor edi, ecx               ;   350.0 p0     107 w[134]
        rol edi, 0xb               ;   351.0 p0     107 w[134]
        mov dword [esp + 528], ebx ;   346.0 p3+p4  107 w[129] spill
        mov ebx, dword [esp + 516] ;   346.7 p2     107 w[135]
        xor ebx, eax               ;   349.7 p1     107 w[135]
        xor ebx, edx               ;   350.7 p1     107 w[135]
        xor ebx, 0x9e3779c6        ;   351.7 p0     107 w[135]
        xor ebx, edi               ;   352.7 p1     107 w[135]
        rol ebx, 0xb               ;   353.7 p0     107 w[135]
        mov dword [esp + 532], eax ;   348.7 p3+p4  107 w[130] spill
        mov eax, esi               ;   350.0 p1     107 w[136] copy
        xor eax, ecx               ;   351.0 p0     107 w[136]
        xor eax, ebp               ;   352.0 p1     107 w[136]
        xor eax, 0x9e377939        ;   353.0 p0     107 w[136]
        xor eax, ebx               ;   354.7 p1     107 w[136]
        rol eax, 0xb               ;   355.7 p0     107 w[136]
        mov dword [esp + 536], ebp ;   351.3 p3+p4  107 w[128] spill
        mov ebp, dword [esp + 528] ;   352.0 p2     107 w[137]
        xor ebp, edx               ;   355.0 p1     107 w[137]
        xor ebp, edi               ;   356.0 p0     107 w[137]
        xor ebp, 0x9e377938        ;   357.0 p1     107 w[137]
        xor ebp, eax               ;   358.0 p0     107 w[137]
        rol ebp, 0xb               ;   359.0 p0     107 w[137]
        mov dword [esp + 540], edx ;   354.0 p3+p4  107 w[132] spill
        mov edx, dword [esp + 532] ;   354.7 p2     107 w[138]
        xor edx, ecx               ;   357.7 p1     107 w[138]
        xor edx, ebx               ;   358.7 p1     107 w[138]
        xor edx, 0x9e37793b        ;   359.7 p0     107 w[138]
        xor edx, ebp               ;   360.7 p1     107 w[138]
        rol edx, 0xb               ;   361.7 p0     107 w[138]
        mov dword [esp + 544], ebp ;   360.0 p3+p4  107 w[137] spill
        mov ebp, esi               ;   358.0 p1     107 w[139] copy
        xor ebp, edi               ;   359.0 p0     107 w[139]
        xor ebp, eax               ;   360.0 p1     107 w[139]
        xor ebp, 0x9e37793a        ;   361.0 p0     107 w[139]
        xor ebp, edx               ;   362.7 p1     107 w[139]
        rol ebp, 0xb               ;   363.7 p0     107 w[139]
        mov dword [esp + 548], edx ;   362.7 p3+p4  107 w[138] spill
        mov edx, dword [esp + 8]   ;   360.0 p2      26 box
        and edx, dword [esp + 0]   ;   363.0 p1+p2   26 box
        mov dword [esp + 552], ebp ;   364.7 p3+p4  107 w[139] spill
        mov ebp, dword [esp + 0]   ;   362.0 p2      26 box
        xor ebp, dword [esp + 20]  ;   365.0 p0+p2   26 box
        mov dword [esp + 0], eax   ;   362.7 p3+p4  107 w[136] spill
        mov eax, dword [esp + 20]  ;   364.0 p2      26 box
        or eax, dword [esp + 8]    ;   367.0 p1+p2   26 box
        mov dword [esp + 20], edi  ;   364.3 p3+p4  107 w[134] spill
        mov edi, dword [esp + 8]   ;   366.0 p2      26 box
        xor edi, dword [esp + 4]   ;   369.0 p0+p2   26 box
        or edi, edx                ;   370.0 p1      26 box
        mov dword [esp + 8], ecx   ;   366.3 p3+p4  107 w[133] spill
        mov ecx, dword [esp + 4]   ;   368.0 p2      26 box
        and ecx, eax               ;   371.0 p0      26 box
        xor ecx, ebp               ;   372.0 p1      26 box
        and ebp, eax               ;   368.3 p0      26 box
        xor ebp, edi               ;   371.0 p1      26 box
        xor eax, ecx               ;   373.0 p0      26 box
        xor ecx, edx               ;   373.0 p1      26 box
        xor edi, ecx               ;   374.0 p0      26 box
        and edx, ebp               ;   372.0 p1      26 box
        xor edx, eax               ;   374.0 p0      26 box
        and eax, ebp               ;   374.0 p1      26 box
        xor ecx, eax               ;   375.0 p0      26 box
        mov eax, dword [esp + 12]  ;   371.0 p2      25 box
        and eax, dword [esp + 32]  ;   374.0 p1+p2   25 box
        xor eax, dword [esp + 24]  ;   375.0 p0+p2   25 box
        mov dword [esp + 4], edi   ;   375.0 p3+p4   26 box spill
        mov edi, dword [esp + 32]  ;   374.0 p2      25 box
        xor edi, dword [esp + 12]  ;   377.0 p1+p2   25 box
        xor edi, dword [esp + 16]  ;   378.0 p0+p2   25 box
        mov dword [esp + 32], ebp  ;   375.0 p3+p4   26 box spill
        mov ebp, dword [esp + 24]  ;   377.0 p2      25 box
        or ebp, dword [esp + 12]   ;   380.0 p1+p2   25 box
        xor ebp, dword [esp + 16]  ;   381.0 p0+p2   25 box
        mov dword [esp + 24], edx  ;   377.3 p3+p4   26 box spill
        mov edx, dword [esp + 16]  ;   380.0 p2      25 box
        and edx, eax               ;   383.0 p1      25 box
        xor edx, edi               ;   384.0 p0      25 box
        xor eax, edi               ;   379.3 p1      25 box
        or edi, ebp                ;   382.0 p0      25 box
        xor edi, eax               ;   383.0 p1      25 box
        xor eax, dword [esp + 12]  ;   381.0 p0+p2   25 box
        xor ebp, edi               ;   384.0 p1      25 box
        xor edi, edx               ;   385.0 p0      25 box
        not edx                    ;   385.0 p1      25 box
        mov dword [esp + 12], edx  ;   386.0 p3+p4   25 box spill
        mov edx, dword [esp + 28]  ;   382.3 p2      24 box
        and edx, dword [esp + 48]  ;   385.3 p0+p2   24 box
        mov dword [esp + 28], ebp  ;   385.0 p3+p4   25 box spill
        mov ebp, dword [esp + 44]  ;   384.3 p2      24 box
        or ebp, dword [esp + 48]   ;   387.3 p1+p2   24 box
        not ebp                    ;   388.3 p0      24 box
        mov dword [esp + 44], edi  ;   386.0 p3+p4   25 box spill
        mov edi, dword [esp + 48]  ;   386.3 p2      24 box
        xor edi, dword [esp + 40]  ;   389.3 p1+p2   24 box
        mov dword [esp + 48], eax  ;   387.0 p3+p4   25 box spill
        mov eax, edx               ;   387.7 p0      24 box copy
        mov dword [esp + 16], ecx  ;   388.0 p3+p4   26 box spill
        mov ecx, ebp               ;   389.3 p1      24 box copy
        mov dword [esp + 556], ebx ;   389.0 p3+p4  107 w[135] spill
        mov ebx, dword [esp + 36]  ;   389.7 p2      24 box
        not ebx                    ;   392.7 p0      24 box
        xor edi, ebx               ;   393.7 p1      24 box
        or eax, ebx                ;   393.7 p0      24 box
        xor edx, edi               ;   394.7 p1      24 box
        and edi, eax               ;   394.7 p0      24 box
        or ecx, edi                ;   395.7 p1      24 box
        xor eax, edx               ;   395.7 p0      24 box
        or eax, ecx                ;   396.7 p1      24 box
        mov edi, dword [esp + 40]  ;   392.7 p2      24 box
        xor edi, edx               ;   395.7 p0      24 box
        xor ebp, edi               ;   396.7 p1      24 box
        xor eax, ebp               ;   397.7 p0      24 box
        and edi, ecx               ;   396.7 p1      24 box
        xor ebp, edi               ;   397.7 p0      24 box
        mov edi, dword [esp + 60]  ;   394.7 p2      23 box
        mov ebx, dword [esp + 76]  ;   395.7 p2     107 w[23] reload
        or edi, ebx                ;   398.7 p1      23 box
        xor ebx, dword [esp + 56]  ;   398.7 p0+p2   23 box
        xor edi, dword [esp + 52]  ;   399.7 p1+p2   23 box
        mov dword [esp + 76], ecx  ;   397.0 p3+p4   24 box spill
        mov ecx, dword [esp + 52]  ;   398.7 p2      23 box
        and ecx, dword [esp + 64]  ;   401.7 p0+p2   23 box
        xor ecx, ebx               ;   402.7 p1      23 box
        not ebx                    ;   399.7 p0      23 box
        mov dword [esp + 52], edx  ;   399.3 p3+p4   24 box spill
        mov edx, dword [esp + 56]  ;   400.7 p2      23 box
        xor edx, edi               ;   403.7 p1      23 box
        mov dword [esp + 56], eax  ;   400.7 p3+p4   24 box spill
        mov eax, dword [esp + 64]  ;   401.7 p2      23 box
        xor eax, edi               ;   404.7 p0      23 box
        or ebx, eax                ;   405.7 p1      23 box
        xor eax, edx               ;   405.7 p0      23 box
        or eax, ecx                ;   406.7 p1      23 box
        xor ecx, eax               ;   407.7 p0      23 box
        xor edi, ecx               ;   408.7 p1      23 box
        xor ecx, ebx               ;   408.7 p0      23 box
        xor ebx, eax               ;   407.7 p1      23 box
        mov eax, dword [esp + 68]  ;   404.3 p2      30 box
        or eax, dword [esp + 80]   ;   407.3 p0+p2   30 box
        xor eax, dword [esp + 72]  ;   408.3 p1+p2   30 box
        mov dword [esp + 64], edx  ;   406.0 p3+p4   23 box spill
        mov edx, dword [esp + 72]  ;   407.3 p2      30 box
        and edx, dword [esp + 80]  ;   410.3 p0+p2   30 box
        mov dword [esp + 72], edi  ;   409.7 p3+p4   23 box spill
        mov edi, dword [esp + 68]  ;   409.3 p2      30 box
        xor edi, edx               ;   412.3 p1      30 box
        xor edx, dword [esp + 88]  ;   411.3 p0+p2   30 box
        and edx, edi               ;   413.3 p1      30 box
        mov dword [esp + 68], ebx  ;   410.0 p3+p4   23 box spill
        mov ebx, dword [esp + 80]  ;   411.3 p2      30 box
        xor ebx, edx               ;   414.3 p0      30 box
        or edx, eax                ;   414.3 p1      30 box
        xor edx, dword [esp + 88]  ;   415.3 p0+p2   30 box
        mov dword [esp + 80], ecx  ;   412.3 p3+p4   23 box spill
        mov ecx, dword [esp + 88]  ;   413.3 p2      30 box
        xor ecx, eax               ;   416.3 p1      30 box
        not ecx                    ;   417.3 p0      30 box
        or ecx, edi                ;   418.3 p1      30 box
        or ecx, ebx                ;   419.3 p0      30 box
        xor eax, edi               ;   415.3 p1      30 box
        xor eax, ebx               ;   416.3 p0      30 box
        xor ecx, eax               ;   420.3 p1      30 box
        xor ebx, edx               ;   416.7 p0      30 box
        or eax, edx                ;   417.3 p1      30 box
        xor edi, eax               ;   418.3 p0      30 box
        mov eax, dword [esp + 84]  ;   416.7 p2      29 box
        and eax, dword [esp + 96]  ;   419.7 p1+p2   29 box
        mov dword [esp + 84], ebx  ;   417.7 p3+p4   30 box spill
        mov ebx, dword [esp + 96]  ;   418.7 p2      29 box
        xor ebx, dword [esp + 92]  ;   421.7 p0+p2   29 box
        mov dword [esp + 96], edx  ;   419.3 p3+p4   30 box spill
        mov edx, dword [esp + 92]  ;   420.7 p2      29 box
        mov dword [esp + 92], edi  ;   420.3 p3+p4   30 box spill
        mov edi, dword [esp + 100] ;   421.7 p2      29 box
        mov dword [esp + 88], ecx  ;   421.3 p3+p4   30 box spill
        mov ecx, dword [esp + 100] ;   422.7 p2      29 box
        mov dword [esp + 60], ebp  ;   422.3 p3+p4   24 box spill
        mov ebp, dword [esp + 100] ;   423.7 p2      29 box
        mov dword [esp + 100], esi ;   423.3 p3+p4  107 w[131] spill
        mov esi, dword [esp + 104] ;   424.7 p2      29 box
        not esi                    ;   427.7 p1      29 box
        xor edx, esi               ;   428.7 p0      29 box
        xor eax, edx               ;   429.7 p1      29 box
        and edi, esi               ;   428.7 p0      29 box
        xor edi, edx               ;   429.7 p1      29 box
        or ecx, edx                ;   429.7 p0      29 box
        xor ebp, eax               ;   430.7 p1      29 box
        xor ecx, ebx               ;   430.7 p0      29 box
        and ebx, edi               ;   430.7 p1      29 box
        xor edi, eax               ;   430.7 p0      29 box
        and edi, ecx               ;   431.7 p1      29 box
        or ecx, ebx                ;   431.7 p0      29 box
        xor ebx, ebp               ;   431.7 p1      29 box
        not ebp                    ;   431.7 p0      29 box
        xor edi, ebp               ;   432.7 p1      29 box
        xor ebp, ecx               ;   432.7 p0      29 box
        mov esi, dword [esp + 116] ;   429.7 p2      28 box
        mov ecx, dword [esp + 108] ;   430.7 p2     107 w[33] reload
        or esi, ecx                ;   433.7 p1      28 box
        mov edx, dword [esp + 112] ;   431.7 p2      28 box
        xor edx, dword [esp + 116] ;   434.7 p0+p2   28 box
        xor esi, edx               ;   435.7 p1      28 box
        xor ecx, dword [esp + 116] ;   433.7 p0+p2   28 box
        and edx, dword [esp + 116] ;   435.7 p1+p2   28 box
        mov dword [esp + 108], edi ;   433.7 p3+p4   29 box spill
        mov edi, dword [esp + 116] ;   435.7 p2      28 box
        xor edi, esi               ;   438.7 p0      28 box
        mov dword [esp + 116], ebp ;   434.7 p3+p4   29 box spill
        mov ebp, dword [esp + 128] ;   436.7 p2      28 box
        not ebp                    ;   439.7 p1      28 box
        xor ecx, ebp               ;   440.7 p0      28 box
        and edx, ecx               ;   441.7 p1      28 box
        xor edx, ebp               ;   442.7 p0      28 box
        or ebp, ecx                ;   441.7 p1      28 box
        xor ebp, esi               ;   442.7 p0      28 box
        and esi, edx               ;   443.7 p1      28 box
        xor edx, edi               ;   443.7 p0      28 box
        and edi, ebp               ;   443.7 p1      28 box
        xor edi, ecx               ;   444.7 p0      28 box
        xor ecx, esi               ;   444.7 p1      28 box
        mov esi, dword [esp + 120] ;   439.3 p2      27 box
        and esi, dword [esp + 124] ;   442.3 p0+p2   27 box
        xor esi, dword [esp + 132] ;   443.3 p1+p2   27 box
        mov dword [esp + 128], edx ;   444.7 p3+p4   28 box spill
        mov edx, dword [esp + 120] ;   442.3 p2      27 box
        xor edx, dword [esp + 136] ;   445.3 p0+p2   27 box
        mov dword [esp + 120], edi ;   445.7 p3+p4   28 box spill
        mov edi, dword [esp + 132] ;   444.3 p2      27 box
        or edi, edx                ;   447.3 p1      27 box
        or edi, dword [esp + 124]  ;   448.3 p0+p2   27 box
        xor edi, dword [esp + 136] ;   449.3 p1+p2   27 box
        mov dword [esp + 132], ecx ;   445.7 p3+p4   28 box spill
        mov ecx, dword [esp + 136] ;   447.3 p2      27 box
        and ecx, edx               ;   450.3 p0      27 box
        xor ecx, esi               ;   451.3 p1      27 box
        mov dword [esp + 136], ebp ;   447.0 p3+p4   28 box spill
        mov ebp, dword [esp + 124] ;   448.3 p2      27 box
        xor ebp, esi               ;   451.3 p0      27 box
        and esi, edi               ;   450.3 p1      27 box
        xor edi, ebp               ;   452.3 p0      27 box
        or ebp, ecx                ;   452.3 p1      27 box
        not ecx                    ;   452.3 p0      27 box
        xor ebp, edx               ;   453.3 p1      27 box
        xor edx, esi               ;   451.3 p0      27 box
        mov esi, dword [esp + 148] ;   450.3 p2      26 box
        and esi, dword [esp + 140] ;   453.3 p1+p2   26 box
        mov dword [esp + 124], edx ;   452.3 p3+p4   27 box spill
        mov edx, dword [esp + 140] ;   452.3 p2      26 box
        xor edx, dword [esp + 160] ;   455.3 p0+p2   26 box
        mov dword [esp + 140], ebp ;   454.3 p3+p4   27 box spill
        mov ebp, dword [esp + 160] ;   454.3 p2      26 box
        or ebp, dword [esp + 148]  ;   457.3 p1+p2   26 box
        mov dword [esp + 160], edi ;   454.7 p3+p4   27 box spill
        mov edi, dword [esp + 148] ;   456.3 p2      26 box
        xor edi, dword [esp + 144] ;   459.3 p0+p2   26 box
        or edi, esi                ;   460.3 p1      26 box
        mov dword [esp + 148], ecx ;   456.7 p3+p4   27 box spill
        mov ecx, dword [esp + 144] ;   458.3 p2      26 box
        and ecx, ebp               ;   461.3 p0      26 box
        xor ecx, edx               ;   462.3 p1      26 box
        and edx, ebp               ;   458.7 p0      26 box
        xor edx, edi               ;   461.3 p1      26 box
        xor ebp, ecx               ;   463.3 p0      26 box
        xor ecx, esi               ;   463.3 p1      26 box
        xor edi, ecx               ;   464.3 p0      26 box
        and esi, edx               ;   462.3 p1      26 box
        xor esi, ebp               ;   464.3 p0      26 box
        and ebp, edx               ;   464.3 p1      26 box
        xor ecx, ebp               ;   465.3 p0      26 box
        mov ebp, dword [esp + 152] ;   461.3 p2      25 box
        and ebp, dword [esp + 172] ;   464.3 p1+p2   25 box
        xor ebp, dword [esp + 164] ;   465.3 p0+p2   25 box
        mov dword [esp + 144], edi ;   465.3 p3+p4   26 box spill
        mov edi, dword [esp + 172] ;   464.3 p2      25 box
        xor edi, dword [esp + 152] ;   467.3 p1+p2   25 box
        xor edi, dword [esp + 156] ;   468.3 p0+p2   25 box
        mov dword [esp + 172], edx ;   465.3 p3+p4   26 box spill
        mov edx, dword [esp + 164] ;   467.3 p2      25 box
        or edx, dword [esp + 152]  ;   470.3 p1+p2   25 box
        xor edx, dword [esp + 156] ;   471.3 p0+p2   25 box
        mov dword [esp + 164], esi ;   467.7 p3+p4   26 box spill
        mov esi, dword [esp + 156] ;   470.3 p2      25 box
        and esi, ebp               ;   473.3 p1      25 box
        xor esi, edi               ;   474.3 p0      25 box
        xor ebp, edi               ;   469.7 p1      25 box
        or edi, edx                ;   472.3 p0      25 box
        xor edi, ebp               ;   473.3 p1      25 box
        xor ebp, dword [esp + 152] ;   471.3 p0+p2   25 box
        xor edx, edi               ;   474.3 p1      25 box
        xor edi, esi               ;   475.3 p0      25 box
        not esi                    ;   475.3 p1      25 box
        mov dword [esp + 152], esi ;   476.3 p3+p4   25 box spill
        mov esi, dword [esp + 168] ;   472.7 p2      24 box
        and esi, dword [esp + 188] ;   475.7 p0+p2   24 box
        mov dword [esp + 168], edx ;   475.3 p3+p4   25 box spill
        mov edx, dword [esp + 184] ;   474.7 p2      24 box
        or edx, dword [esp + 188]  ;   477.7 p1+p2   24 box
        not edx                    ;   478.7 p0      24 box
        mov dword [esp + 184], edi ;   476.3 p3+p4   25 box spill
        mov edi, dword [esp + 188] ;   476.7 p2      24 box
        xor edi, dword [esp + 180] ;   479.7 p1+p2   24 box
        mov dword [esp + 188], ebp ;   477.3 p3+p4   25 box spill
        mov ebp, esi               ;   478.0 p0      24 box copy
        mov dword [esp + 156], ecx ;   478.3 p3+p4   26 box spill
        mov ecx, edx               ;   479.7 p1      24 box copy
        mov dword [esp + 112], eax ;   479.3 p3+p4   29 box spill
        mov eax, dword [esp + 176] ;   480.0 p2      24 box
        not eax                    ;   483.0 p0      24 box
        xor edi, eax               ;   484.0 p1      24 box
        or ebp, eax                ;   484.0 p0      24 box
        xor esi, edi               ;   485.0 p1      24 box
        and edi, ebp               ;   485.0 p0      24 box
        or ecx, edi                ;   486.0 p1      24 box
        xor ebp, esi               ;   486.0 p0      24 box
        or ebp, ecx                ;   487.0 p1      24 box
        mov edi, dword [esp + 180] ;   483.0 p2      24 box
        xor edi, esi               ;   486.0 p0      24 box
        xor edx, edi               ;   487.0 p1      24 box
        xor ebp, edx               ;   488.0 p0      24 box
        and edi, ecx               ;   487.0 p1      24 box
        xor edx, edi               ;   488.0 p0      24 box
        mov edi, dword [esp + 200] ;   485.0 p2      23 box
        mov eax, dword [esp + 216] ;   486.0 p2     107 w[55] reload
        or edi, eax                ;   489.0 p1      23 box
        xor eax, dword [esp + 196] ;   489.0 p0+p2   23 box
        xor edi, dword [esp + 192] ;   490.0 p1+p2   23 box
        mov dword [esp + 216], ecx ;   487.3 p3+p4   24 box spill
        mov ecx, dword [esp + 192] ;   489.0 p2      23 box
        and ecx, dword [esp + 204] ;   492.0 p0+p2   23 box
        xor ecx, eax               ;   493.0 p1      23 box
        not eax                    ;   490.0 p0      23 box
        mov dword [esp + 192], esi ;   489.7 p3+p4   24 box spill
        mov esi, dword [esp + 196] ;   491.0 p2      23 box
        xor esi, edi               ;   494.0 p1      23 box
        mov dword [esp + 196], ebp ;   491.0 p3+p4   24 box spill
        mov ebp, dword [esp + 204] ;   492.0 p2      23 box
        xor ebp, edi               ;   495.0 p0      23 box
        or eax, ebp                ;   496.0 p1      23 box
        xor ebp, esi               ;   496.0 p0      23 box
        or ebp, ecx                ;   497.0 p1      23 box
        xor ecx, ebp               ;   498.0 p0      23 box
        xor edi, ecx               ;   499.0 p1      23 box
        xor ecx, eax               ;   499.0 p0      23 box
        xor eax, ebp               ;   498.0 p1      23 box
        mov ebp, dword [esp + 208] ;   494.7 p2      30 box
        or ebp, dword [esp + 220]  ;   497.7 p0+p2   30 box
        xor ebp, dword [esp + 212] ;   498.7 p1+p2   30 box
        mov dword [esp + 204], esi ;   496.3 p3+p4   23 box spill
        mov esi, dword [esp + 212] ;   497.7 p2      30 box
        and esi, dword [esp + 220] ;   500.7 p0+p2   30 box
        mov dword [esp + 212], edi ;   500.0 p3+p4   23 box spill
        mov edi, dword [esp + 208] ;   499.7 p2      30 box
        xor edi, esi               ;   502.7 p1      30 box
        xor esi, dword [esp + 228] ;   501.7 p0+p2   30 box
        and esi, edi               ;   503.7 p1      30 box
        mov dword [esp + 208], eax ;   500.3 p3+p4   23 box spill
        mov eax, dword [esp + 220] ;   501.7 p2      30 box
        xor eax, esi               ;   504.7 p0      30 box
        or esi, ebp                ;   504.7 p1      30 box
        xor esi, dword [esp + 228] ;   505.7 p0+p2   30 box
        mov dword [esp + 220], ecx ;   502.7 p3+p4   23 box spill
        mov ecx, dword [esp + 228] ;   503.7 p2      30 box
        xor ecx, ebp               ;   506.7 p1      30 box
        not ecx                    ;   507.7 p0      30 box
        or ecx, edi                ;   508.7 p1      30 box
        or ecx, eax                ;   509.7 p0      30 box
        xor ebp, edi               ;   505.7 p1      30 box
        xor ebp, eax               ;   506.7 p0      30 box
        xor ecx, ebp               ;   510.7 p1      30 box
        xor eax, esi               ;   507.0 p0      30 box
        or ebp, esi                ;   507.7 p1      30 box
        xor edi, ebp               ;   508.7 p0      30 box
        mov ebp, dword [esp + 224] ;   507.0 p2      29 box
        and ebp, dword [esp + 236] ;   510.0 p1+p2   29 box
        mov dword [esp + 224], eax ;   508.0 p3+p4   30 box spill
        mov eax, dword [esp + 236] ;   509.0 p2      29 box
        xor eax, dword [esp + 232] ;   512.0 p0+p2   29 box
        mov dword [esp + 236], esi ;   509.7 p3+p4   30 box spill
        mov esi, dword [esp + 232] ;   511.0 p2      29 box
        mov dword [esp + 232], edi ;   510.7 p3+p4   30 box spill
        mov edi, dword [esp + 240] ;   512.0 p2      29 box
        mov dword [esp + 228], ecx ;   511.7 p3+p4   30 box spill
        mov ecx, dword [esp + 240] ;   513.0 p2      29 box
        mov dword [esp + 200], edx ;   512.7 p3+p4   24 box spill
        mov edx, dword [esp + 240] ;   514.0 p2      29 box
        mov dword [esp + 240], ebx ;   513.7 p3+p4   29 box spill
        mov ebx, dword [esp + 244] ;   515.0 p2      29 box
        not ebx                    ;   518.0 p1      29 box
        xor esi, ebx               ;   519.0 p0      29 box
        xor ebp, esi               ;   520.0 p1      29 box
        and edi, ebx               ;   519.0 p0      29 box
        xor edi, esi               ;   520.0 p1      29 box
        or ecx, esi                ;   520.0 p0      29 box
        xor edx, ebp               ;   521.0 p1      29 box
        xor ecx, eax               ;   521.0 p0      29 box
        and eax, edi               ;   521.0 p1      29 box
        xor edi, ebp               ;   521.0 p0      29 box
        and edi, ecx               ;   522.0 p1      29 box
        or ecx, eax                ;   522.0 p0      29 box
        xor eax, edx               ;   522.0 p1      29 box
        not edx                    ;   522.0 p0      29 box
        xor edi, edx               ;   523.0 p1      29 box
        xor edx, ecx               ;   523.0 p0      29 box
        mov esi, dword [esp + 256] ;   520.0 p2      28 box
        mov ecx, dword [esp + 248] ;   521.0 p2     107 w[65] reload
        or esi, ecx                ;   524.0 p1      28 box
        mov ebx, dword [esp + 252] ;   522.0 p2      28 box
        xor ebx, dword [esp + 256] ;   525.0 p0+p2   28 box
        xor esi, ebx               ;   526.0 p1      28 box
        xor ecx, dword [esp + 256] ;   524.0 p0+p2   28 box
        and ebx, dword [esp + 256] ;   526.0 p1+p2   28 box
        mov dword [esp + 248], edi ;   524.0 p3+p4   29 box spill
        mov edi, dword [esp + 256] ;   526.0 p2      28 box
        xor edi, esi               ;   529.0 p0      28 box
        mov dword [esp + 256], edx ;   525.0 p3+p4   29 box spill
        mov edx, dword [esp + 268] ;   527.0 p2      28 box
        not edx                    ;   530.0 p1      28 box
        xor ecx, edx               ;   531.0 p0      28 box
        and ebx, ecx               ;   532.0 p1      28 box
        xor ebx, edx               ;   533.0 p0      28 box
        or edx, ecx                ;   532.0 p1      28 box
        xor edx, esi               ;   533.0 p0      28 box
        and esi, ebx               ;   534.0 p1      28 box
        xor ebx, edi               ;   534.0 p0      28 box
        and edi, edx               ;   534.0 p1      28 box
        xor edi, ecx               ;   535.0 p0      28 box
        xor ecx, esi               ;   535.0 p1      28 box
        mov esi, dword [esp + 260] ;   529.7 p2      27 box
        and esi, dword [esp + 264] ;   532.7 p0+p2   27 box
        xor esi, dword [esp + 272] ;   533.7 p1+p2   27 box
        mov dword [esp + 268], ebx ;   535.0 p3+p4   28 box spill
        mov ebx, dword [esp + 260] ;   532.7 p2      27 box
        xor ebx, dword [esp + 276] ;   535.7 p0+p2   27 box
        mov dword [esp + 260], edi ;   536.0 p3+p4   28 box spill
        mov edi, dword [esp + 272] ;   534.7 p2      27 box
        or edi, ebx                ;   537.7 p1      27 box
        or edi, dword [esp + 264]  ;   538.7 p0+p2   27 box
        xor edi, dword [esp + 276] ;   539.7 p1+p2   27 box
        mov dword [esp + 272], ecx ;   536.0 p3+p4   28 box spill
        mov ecx, dword [esp + 276] ;   537.7 p2      27 box
        and ecx, ebx               ;   540.7 p0      27 box
        xor ecx, esi               ;   541.7 p1      27 box
        mov dword [esp + 276], edx ;   537.3 p3+p4   28 box spill
        mov edx, dword [esp + 264] ;   538.7 p2      27 box
        xor edx, esi               ;   541.7 p0      27 box
        and esi, edi               ;   540.7 p1      27 box
        xor edi, edx               ;   542.7 p0      27 box
        or edx, ecx                ;   542.7 p1      27 box
        not ecx                    ;   542.7 p0      27 box
        xor edx, ebx               ;   543.7 p1      27 box
        xor ebx, esi               ;   541.7 p0      27 box
        mov esi, dword [esp + 288] ;   540.7 p2      26 box
        and esi, dword [esp + 280] ;   543.7 p1+p2   26 box
        mov dword [esp + 264], ebx ;   542.7 p3+p4   27 box spill
        mov ebx, dword [esp + 280] ;   542.7 p2      26 box
        xor ebx, dword [esp + 300] ;   545.7 p0+p2   26 box
        mov dword [esp + 280], edx ;   544.7 p3+p4   27 box spill
        mov edx, dword [esp + 300] ;   544.7 p2      26 box
        or edx, dword [esp + 288]  ;   547.7 p1+p2   26 box
        mov dword [esp + 300], edi ;   545.0 p3+p4   27 box spill
        mov edi, dword [esp + 288] ;   546.7 p2      26 box
        xor edi, dword [esp + 284] ;   549.7 p0+p2   26 box
        or edi, esi                ;   550.7 p1      26 box
        mov dword [esp + 288], ecx ;   547.0 p3+p4   27 box spill
        mov ecx, dword [esp + 284] ;   548.7 p2      26 box
        and ecx, edx               ;   551.7 p0      26 box
        xor ecx, ebx               ;   552.7 p1      26 box
        and ebx, edx               ;   549.0 p0      26 box
        xor ebx, edi               ;   551.7 p1      26 box
        xor edx, ecx               ;   553.7 p0      26 box
        xor ecx, esi               ;   553.7 p1      26 box
        xor edi, ecx               ;   554.7 p0      26 box
        and esi, ebx               ;   552.7 p1      26 box
        xor esi, edx               ;   554.7 p0      26 box
        and edx, ebx               ;   554.7 p1      26 box
        xor ecx, edx               ;   555.7 p0      26 box
        mov edx, dword [esp + 292] ;   551.7 p2      25 box
        and edx, dword [esp + 312] ;   554.7 p1+p2   25 box
        xor edx, dword [esp + 304] ;   555.7 p0+p2   25 box
        mov dword [esp + 284], edi ;   555.7 p3+p4   26 box spill
        mov edi, dword [esp + 312] ;   554.7 p2      25 box
        xor edi, dword [esp + 292] ;   557.7 p1+p2   25 box
        xor edi, dword [esp + 296] ;   558.7 p0+p2   25 box
        mov dword [esp + 312], ebx ;   555.7 p3+p4   26 box spill
        mov ebx, dword [esp + 304] ;   557.7 p2      25 box
        or ebx, dword [esp + 292]  ;   560.7 p1+p2   25 box
        xor ebx, dword [esp + 296] ;   561.7 p0+p2   25 box
        mov dword [esp + 304], esi ;   558.0 p3+p4   26 box spill
        mov esi, dword [esp + 296] ;   560.7 p2      25 box
        and esi, edx               ;   563.7 p1      25 box
        xor esi, edi               ;   564.7 p0      25 box
        xor edx, edi               ;   560.0 p1      25 box
        or edi, ebx                ;   562.7 p0      25 box
        xor edi, edx               ;   563.7 p1      25 box
        xor edx, dword [esp + 292] ;   561.7 p0+p2   25 box
        xor ebx, edi               ;   564.7 p1      25 box
        xor edi, esi               ;   565.7 p0      25 box
        not esi                    ;   565.7 p1      25 box
        mov dword [esp + 292], esi ;   566.7 p3+p4   25 box spill
        mov esi, dword [esp + 308] ;   563.0 p2      24 box
        and esi, dword [esp + 328] ;   566.0 p0+p2   24 box
        mov dword [esp + 308], ebx ;   565.7 p3+p4   25 box spill
        mov ebx, dword [esp + 324] ;   565.0 p2      24 box
        or ebx, dword [esp + 328]  ;   568.0 p1+p2   24 box
        not ebx                    ;   569.0 p0      24 box
        mov dword [esp + 324], edi ;   566.7 p3+p4   25 box spill
        mov edi, dword [esp + 328] ;   567.0 p2      24 box
        xor edi, dword [esp + 320] ;   570.0 p1+p2   24 box
        mov dword [esp + 328], edx ;   567.7 p3+p4   25 box spill
        mov edx, esi               ;   568.3 p0      24 box copy
        mov dword [esp + 296], ecx ;   568.7 p3+p4   26 box spill
        mov ecx, ebx               ;   570.0 p1      24 box copy
        mov dword [esp + 252], ebp ;   569.7 p3+p4   29 box spill
        mov ebp, dword [esp + 316] ;   570.3 p2      24 box
        not ebp                    ;   573.3 p0      24 box
        xor edi, ebp               ;   574.3 p1      24 box
        or edx, ebp                ;   574.3 p0      24 box
        xor esi, edi               ;   575.3 p1      24 box
        and edi, edx               ;   575.3 p0      24 box
        or ecx, edi                ;   576.3 p1      24 box
        xor edx, esi               ;   576.3 p0      24 box
        or edx, ecx                ;   577.3 p1      24 box
        mov edi, dword [esp + 320] ;   573.3 p2      24 box
        xor edi, esi               ;   576.3 p0      24 box
        xor ebx, edi               ;   577.3 p1      24 box
        xor edx, ebx               ;   578.3 p0      24 box
        and edi, ecx               ;   577.3 p1      24 box
        xor ebx, edi               ;   578.3 p0      24 box
        mov edi, dword [esp + 340] ;   575.3 p2      23 box
        mov ebp, dword [esp + 356] ;   576.3 p2     107 w[87] reload
        or edi, ebp                ;   579.3 p1      23 box
        xor ebp, dword [esp + 336] ;   579.3 p0+p2   23 box
        xor edi, dword [esp + 332] ;   580.3 p1+p2   23 box
        mov dword [esp + 356], ecx ;   577.7 p3+p4   24 box spill
        mov ecx, dword [esp + 332] ;   579.3 p2      23 box
        and ecx, dword [esp + 344] ;   582.3 p0+p2   23 box
        xor ecx, ebp               ;   583.3 p1      23 box
        not ebp                    ;   580.3 p0      23 box
        mov dword [esp + 332], esi ;   580.0 p3+p4   24 box spill
        mov esi, dword [esp + 336] ;   581.3 p2      23 box
        xor esi, edi               ;   584.3 p1      23 box
        mov dword [esp + 336], edx ;   581.3 p3+p4   24 box spill
        mov edx, dword [esp + 344] ;   582.3 p2      23 box
        xor edx, edi               ;   585.3 p0      23 box
        or ebp, edx                ;   586.3 p1      23 box
        xor edx, esi               ;   586.3 p0      23 box
        or edx, ecx                ;   587.3 p1      23 box
        xor ecx, edx               ;   588.3 p0      23 box
        xor edi, ecx               ;   589.3 p1      23 box
        xor ecx, ebp               ;   589.3 p0      23 box
        xor ebp, edx               ;   588.3 p1      23 box
        mov edx, dword [esp + 348] ;   585.0 p2      30 box
        or edx, dword [esp + 360]  ;   588.0 p0+p2   30 box
        xor edx, dword [esp + 352] ;   589.0 p1+p2   30 box
        mov dword [esp + 344], esi ;   586.7 p3+p4   23 box spill
        mov esi, dword [esp + 352] ;   588.0 p2      30 box
        and esi, dword [esp + 360] ;   591.0 p0+p2   30 box
        mov dword [esp + 352], edi ;   590.3 p3+p4   23 box spill
        mov edi, dword [esp + 348] ;   590.0 p2      30 box
        xor edi, esi               ;   593.0 p1      30 box
        xor esi, dword [esp + 368] ;   592.0 p0+p2   30 box
        and esi, edi               ;   594.0 p1      30 box
        mov dword [esp + 348], ebp ;   590.7 p3+p4   23 box spill
        mov ebp, dword [esp + 360] ;   592.0 p2      30 box
        xor ebp, esi               ;   595.0 p0      30 box
        or esi, edx                ;   595.0 p1      30 box
        xor esi, dword [esp + 368] ;   596.0 p0+p2   30 box
        mov dword [esp + 360], ecx ;   593.0 p3+p4   23 box spill
        mov ecx, dword [esp + 368] ;   594.0 p2      30 box
        xor ecx, edx               ;   597.0 p1      30 box
        not ecx                    ;   598.0 p0      30 box
        or ecx, edi                ;   599.0 p1      30 box
        or ecx, ebp                ;   600.0 p0      30 box
        xor edx, edi               ;   596.0 p1      30 box
        xor edx, ebp               ;   597.0 p0      30 box
        xor ecx, edx               ;   601.0 p1      30 box
        xor ebp, esi               ;   597.3 p0      30 box
        or edx, esi                ;   598.0 p1      30 box
        xor edi, edx               ;   599.0 p0      30 box
        mov edx, dword [esp + 364] ;   597.3 p2      29 box
        and edx, dword [esp + 376] ;   600.3 p1+p2   29 box
        mov dword [esp + 364], ebp ;   598.3 p3+p4   30 box spill
        mov ebp, dword [esp + 376] ;   599.3 p2      29 box
        xor ebp, dword [esp + 372] ;   602.3 p0+p2   29 box
        mov dword [esp + 376], esi ;   600.0 p3+p4   30 box spill
        mov esi, dword [esp + 372] ;   601.3 p2      29 box
        mov dword [esp + 372], edi ;   601.0 p3+p4   30 box spill
        mov edi, dword [esp + 380] ;   602.3 p2      29 box
        mov dword [esp + 368], ecx ;   602.0 p3+p4   30 box spill
        mov ecx, dword [esp + 380] ;   603.3 p2      29 box
        mov dword [esp + 340], ebx ;   603.0 p3+p4   24 box spill
        mov ebx, dword [esp + 380] ;   604.3 p2      29 box
        mov dword [esp + 380], eax ;   604.0 p3+p4   29 box spill
        mov eax, dword [esp + 384] ;   605.3 p2      29 box
        not eax                    ;   608.3 p1      29 box
        xor esi, eax               ;   609.3 p0      29 box
        xor edx, esi               ;   610.3 p1      29 box
        and edi, eax               ;   609.3 p0      29 box
        xor edi, esi               ;   610.3 p1      29 box
        or ecx, esi                ;   610.3 p0      29 box
        xor ebx, edx               ;   611.3 p1      29 box
        xor ecx, ebp               ;   611.3 p0      29 box
        and ebp, edi               ;   611.3 p1      29 box
        xor edi, edx               ;   611.3 p0      29 box
        and edi, ecx               ;   612.3 p1      29 box
        or ecx, ebp                ;   612.3 p0      29 box
        xor ebp, ebx               ;   612.3 p1      29 box
        not ebx                    ;   612.3 p0      29 box
        xor edi, ebx               ;   613.3 p1      29 box
        xor ebx, ecx               ;   613.3 p0      29 box
        mov esi, dword [esp + 396] ;   610.3 p2      28 box
        mov eax, dword [esp + 388] ;   611.3 p2     107 w[97] reload
        or esi, eax                ;   614.3 p1      28 box
        mov ecx, dword [esp + 392] ;   612.3 p2      28 box
        xor ecx, dword [esp + 396] ;   615.3 p0+p2   28 box
        xor esi, ecx               ;   616.3 p1      28 box
        xor eax, dword [esp + 396] ;   614.3 p0+p2   28 box
        and ecx, dword [esp + 396] ;   616.3 p1+p2   28 box
        mov dword [esp + 388], edi ;   614.3 p3+p4   29 box spill
        mov edi, dword [esp + 396] ;   616.3 p2      28 box
        xor edi, esi               ;   619.3 p0      28 box
        mov dword [esp + 396], ebx ;   615.3 p3+p4   29 box spill
        mov ebx, dword [esp + 408] ;   617.3 p2      28 box
        not ebx                    ;   620.3 p1      28 box
        xor eax, ebx               ;   621.3 p0      28 box
        and ecx, eax               ;   622.3 p1      28 box
        xor ecx, ebx               ;   623.3 p0      28 box
        or ebx, eax                ;   622.3 p1      28 box
        xor ebx, esi               ;   623.3 p0      28 box
        and esi, ecx               ;   624.3 p1      28 box
        xor ecx, edi               ;   624.3 p0      28 box
        and edi, ebx               ;   624.3 p1      28 box
        xor edi, eax               ;   625.3 p0      28 box
        xor eax, esi               ;   625.3 p1      28 box
        mov esi, dword [esp + 400] ;   620.0 p2      27 box
        and esi, dword [esp + 404] ;   623.0 p0+p2   27 box
        xor esi, dword [esp + 412] ;   624.0 p1+p2   27 box
        mov dword [esp + 408], ecx ;   625.3 p3+p4   28 box spill
        mov ecx, dword [esp + 400] ;   623.0 p2      27 box
        xor ecx, dword [esp + 416] ;   626.0 p0+p2   27 box
        mov dword [esp + 400], edi ;   626.3 p3+p4   28 box spill
        mov edi, dword [esp + 412] ;   625.0 p2      27 box
        or edi, ecx                ;   628.0 p1      27 box
        or edi, dword [esp + 404]  ;   629.0 p0+p2   27 box
        xor edi, dword [esp + 416] ;   630.0 p1+p2   27 box
        mov dword [esp + 412], eax ;   626.3 p3+p4   28 box spill
        mov eax, dword [esp + 416] ;   628.0 p2      27 box
        and eax, ecx               ;   631.0 p0      27 box
        xor eax, esi               ;   632.0 p1      27 box
        mov dword [esp + 416], ebx ;   627.7 p3+p4   28 box spill
        mov ebx, dword [esp + 404] ;   629.0 p2      27 box
        xor ebx, esi               ;   632.0 p0      27 box
        and esi, edi               ;   631.0 p1      27 box
        xor edi, ebx               ;   633.0 p0      27 box
        or ebx, eax                ;   633.0 p1      27 box
        not eax                    ;   633.0 p0      27 box
        xor ebx, ecx               ;   634.0 p1      27 box
        xor ecx, esi               ;   632.0 p0      27 box
        mov esi, dword [esp + 428] ;   631.0 p2      26 box
        and esi, dword [esp + 420] ;   634.0 p1+p2   26 box
        mov dword [esp + 404], ecx ;   633.0 p3+p4   27 box spill
        mov ecx, dword [esp + 420] ;   633.0 p2      26 box
        xor ecx, dword [esp + 440] ;   636.0 p0+p2   26 box
        mov dword [esp + 420], ebx ;   635.0 p3+p4   27 box spill
        mov ebx, dword [esp + 440] ;   635.0 p2      26 box
        or ebx, dword [esp + 428]  ;   638.0 p1+p2   26 box
        mov dword [esp + 440], edi ;   635.3 p3+p4   27 box spill
        mov edi, dword [esp + 428] ;   637.0 p2      26 box
        xor edi, dword [esp + 424] ;   640.0 p0+p2   26 box
        or edi, esi                ;   641.0 p1      26 box
        mov dword [esp + 428], eax ;   637.3 p3+p4   27 box spill
        mov eax, dword [esp + 424] ;   639.0 p2      26 box
        and eax, ebx               ;   642.0 p0      26 box
        xor eax, ecx               ;   643.0 p1      26 box
        and ecx, ebx               ;   639.3 p0      26 box
        xor ecx, edi               ;   642.0 p1      26 box
        xor ebx, eax               ;   644.0 p0      26 box
        xor eax, esi               ;   644.0 p1      26 box
        xor edi, eax               ;   645.0 p0      26 box
        and esi, ecx               ;   643.0 p1      26 box
        xor esi, ebx               ;   645.0 p0      26 box
        and ebx, ecx               ;   645.0 p1      26 box
        xor eax, ebx               ;   646.0 p0      26 box
        mov ebx, dword [esp + 432] ;   642.0 p2      25 box
        and ebx, dword [esp + 452] ;   645.0 p1+p2   25 box
        xor ebx, dword [esp + 444] ;   646.0 p0+p2   25 box
        mov dword [esp + 424], edi ;   646.0 p3+p4   26 box spill
        mov edi, dword [esp + 452] ;   645.0 p2      25 box
        xor edi, dword [esp + 432] ;   648.0 p1+p2   25 box
        xor edi, dword [esp + 436] ;   649.0 p0+p2   25 box
        mov dword [esp + 452], ecx ;   646.0 p3+p4   26 box spill
        mov ecx, dword [esp + 444] ;   648.0 p2      25 box
        or ecx, dword [esp + 432]  ;   651.0 p1+p2   25 box
        xor ecx, dword [esp + 436] ;   652.0 p0+p2   25 box
        mov dword [esp + 444], esi ;   648.3 p3+p4   26 box spill
        mov esi, dword [esp + 436] ;   651.0 p2      25 box
        and esi, ebx               ;   654.0 p1      25 box
        xor esi, edi               ;   655.0 p0      25 box
        xor ebx, edi               ;   650.3 p1      25 box
        or edi, ecx                ;   653.0 p0      25 box
        xor edi, ebx               ;   654.0 p1      25 box
        xor ebx, dword [esp + 432] ;   652.0 p0+p2   25 box
        xor ecx, edi               ;   655.0 p1      25 box
        xor edi, esi               ;   656.0 p0      25 box
        not esi                    ;   656.0 p1      25 box
        mov dword [esp + 432], esi ;   657.0 p3+p4   25 box spill
        mov esi, dword [esp + 448] ;   653.3 p2      24 box
        and esi, dword [esp + 468] ;   656.3 p0+p2   24 box
        mov dword [esp + 448], ecx ;   656.0 p3+p4   25 box spill
        mov ecx, dword [esp + 464] ;   655.3 p2      24 box
        or ecx, dword [esp + 468]  ;   658.3 p1+p2   24 box
        not ecx                    ;   659.3 p0      24 box
        mov dword [esp + 464], edi ;   657.0 p3+p4   25 box spill
        mov edi, dword [esp + 468] ;   657.3 p2      24 box
        xor edi, dword [esp + 460] ;   660.3 p1+p2   24 box
        mov dword [esp + 468], ebx ;   658.0 p3+p4   25 box spill
        mov ebx, esi               ;   658.7 p0      24 box copy
        mov dword [esp + 436], eax ;   659.0 p3+p4   26 box spill
        mov eax, ecx               ;   660.3 p1      24 box copy
        mov dword [esp + 392], edx ;   660.0 p3+p4   29 box spill
        mov edx, dword [esp + 456] ;   660.7 p2      24 box
        not edx                    ;   663.7 p0      24 box
        xor edi, edx               ;   664.7 p1      24 box
        or ebx, edx                ;   664.7 p0      24 box
        xor esi, edi               ;   665.7 p1      24 box
        and edi, ebx               ;   665.7 p0      24 box
        or eax, edi                ;   666.7 p1      24 box
        xor ebx, esi               ;   666.7 p0      24 box
        or ebx, eax                ;   667.7 p1      24 box
        mov edi, dword [esp + 460] ;   663.7 p2      24 box
        xor edi, esi               ;   666.7 p0      24 box
        xor ecx, edi               ;   667.7 p1      24 box
        xor ebx, ecx               ;   668.7 p0      24 box
        and edi, eax               ;   667.7 p1      24 box
        xor ecx, edi               ;   668.7 p0      24 box
        mov edi, dword [esp + 480] ;   665.7 p2      23 box
        mov edx, dword [esp + 496] ;   666.7 p2     107 w[119] reload
        or edi, edx                ;   669.7 p1      23 box
        xor edx, dword [esp + 476] ;   669.7 p0+p2   23 box
        xor edi, dword [esp + 472] ;   670.7 p1+p2   23 box
        mov dword [esp + 496], eax ;   668.0 p3+p4   24 box spill
        mov eax, dword [esp + 472] ;   669.7 p2      23 box
        and eax, dword [esp + 484] ;   672.7 p0+p2   23 box
        xor eax, edx               ;   673.7 p1      23 box
        not edx                    ;   670.7 p0      23 box
        mov dword [esp + 472], esi ;   670.3 p3+p4   24 box spill
        mov esi, dword [esp + 476] ;   671.7 p2      23 box
        xor esi, edi               ;   674.7 p1      23 box
        mov dword [esp + 476], ebx ;   671.7 p3+p4   24 box spill
        mov ebx, dword [esp + 484] ;   672.7 p2      23 box
        xor ebx, edi               ;   675.7 p0      23 box
        or edx, ebx                ;   676.7 p1      23 box
        xor ebx, esi               ;   676.7 p0      23 box
        or ebx, eax                ;   677.7 p1      23 box
        xor eax, ebx               ;   678.7 p0      23 box
        xor edi, eax               ;   679.7 p1      23 box
        xor eax, edx               ;   679.7 p0      23 box
        xor edx, ebx               ;   678.7 p1      23 box
        mov ebx, dword [esp + 488] ;   675.3 p2      30 box
        or ebx, dword [esp + 500]  ;   678.3 p0+p2   30 box
        xor ebx, dword [esp + 492] ;   679.3 p1+p2   30 box
        mov dword [esp + 484], esi ;   677.0 p3+p4   23 box spill
        mov esi, dword [esp + 492] ;   678.3 p2      30 box
        and esi, dword [esp + 500] ;   681.3 p0+p2   30 box
        mov dword [esp + 492], edi ;   680.7 p3+p4   23 box spill
        mov edi, dword [esp + 488] ;   680.3 p2      30 box
        xor edi, esi               ;   683.3 p1      30 box
        xor esi, dword [esp + 508] ;   682.3 p0+p2   30 box
        and esi, edi               ;   684.3 p1      30 box
        mov dword [esp + 488], edx ;   681.0 p3+p4   23 box spill
        mov edx, dword [esp + 500] ;   682.3 p2      30 box
        xor edx, esi               ;   685.3 p0      30 box
        or esi, ebx                ;   685.3 p1      30 box
        xor esi, dword [esp + 508] ;   686.3 p0+p2   30 box
        mov dword [esp + 500], eax ;   683.3 p3+p4   23 box spill
        mov eax, dword [esp + 508] ;   684.3 p2      30 box
        xor eax, ebx               ;   687.3 p1      30 box
        not eax                    ;   688.3 p0      30 box
        or eax, edi                ;   689.3 p1      30 box
        or eax, edx                ;   690.3 p0      30 box
        xor ebx, edi               ;   686.3 p1      30 box
        xor ebx, edx               ;   687.3 p0      30 box
        xor eax, ebx               ;   691.3 p1      30 box
        xor edx, esi               ;   687.7 p0      30 box
        or ebx, esi                ;   688.3 p1      30 box
        xor edi, ebx               ;   689.3 p0      30 box
        mov ebx, dword [esp + 504] ;   687.7 p2      29 box
        and ebx, dword [esp + 516] ;   690.7 p1+p2   29 box
        mov dword [esp + 504], edx ;   688.7 p3+p4   30 box spill
        mov edx, dword [esp + 516] ;   689.7 p2      29 box
        xor edx, dword [esp + 512] ;   692.7 p0+p2   29 box
        mov dword [esp + 516], esi ;   690.3 p3+p4   30 box spill
        mov esi, dword [esp + 512] ;   691.7 p2      29 box
        mov dword [esp + 512], edi ;   691.3 p3+p4   30 box spill
        mov edi, dword [esp + 520] ;   692.7 p2      29 box
        mov dword [esp + 508], eax ;   692.3 p3+p4   30 box spill
        mov eax, dword [esp + 520] ;   693.7 p2      29 box
        mov dword [esp + 480], ecx ;   693.3 p3+p4   24 box spill
        mov ecx, dword [esp + 520] ;   694.7 p2      29 box
        mov dword [esp + 520], ebp ;   694.3 p3+p4   29 box spill
        mov ebp, dword [esp + 524] ;   695.7 p2      29 box
        not ebp                    ;   698.7 p1      29 box
        xor esi, ebp               ;   699.7 p0      29 box
        xor ebx, esi               ;   700.7 p1      29 box
        and edi, ebp               ;   699.7 p0      29 box
        xor edi, esi               ;   700.7 p1      29 box
        or eax, esi                ;   700.7 p0      29 box
        xor ecx, ebx               ;   701.7 p1      29 box
        xor eax, edx               ;   701.7 p0      29 box
        and edx, edi               ;   701.7 p1      29 box
        xor edi, ebx               ;   701.7 p0      29 box
        and edi, eax               ;   702.7 p1      29 box
        or eax, edx                ;   702.7 p0      29 box
        xor edx, ecx               ;   702.7 p1      29 box
        not ecx                    ;   702.7 p0      29 box
        xor edi, ecx               ;   703.7 p1      29 box
        xor ecx, eax               ;   703.7 p0      29 box
        mov esi, dword [esp + 536] ;   700.7 p2      28 box
        mov ebp, dword [esp + 528] ;   701.7 p2     107 w[129] reload
        or esi, ebp                ;   704.7 p1      28 box
        mov eax, dword [esp + 532] ;   702.7 p2      28 box
        xor eax, dword [esp + 536] ;   705.7 p0+p2   28 box
        xor esi, eax               ;   706.7 p1      28 box
        xor ebp, dword [esp + 536] ;   704.7 p0+p2   28 box
        and eax, dword [esp + 536] ;   706.7 p1+p2   28 box
        mov dword [esp + 528], edi ;   704.7 p3+p4   29 box spill
        mov edi, dword [esp + 536] ;   706.7 p2      28 box
        xor edi, esi               ;   709.7 p0      28 box
        mov dword [esp + 536], ecx ;   705.7 p3+p4   29 box spill
        mov ecx, dword [esp + 100] ;   707.7 p2      28 box
        not ecx                    ;   710.7 p1      28 box
        xor ebp, ecx               ;   711.7 p0      28 box
        and eax, ebp               ;   712.7 p1      28 box
        xor eax, ecx               ;   713.7 p0      28 box
        or ecx, ebp                ;   712.7 p1      28 box
        xor ecx, esi               ;   713.7 p0      28 box
        and esi, eax               ;   714.7 p1      28 box
        xor eax, edi               ;   714.7 p0      28 box
        and edi, ecx               ;   714.7 p1      28 box
        xor edi, ebp               ;   715.7 p0      28 box
        xor ebp, esi               ;   715.7 p1      28 box
        mov esi, dword [esp + 540] ;   710.3 p2      27 box
        xor esi, dword [esp + 556] ;   713.3 p0+p2   27 box
        mov dword [esp + 540], eax ;   715.7 p3+p4   28 box spill
        mov eax, dword [esp + 556] ;   712.3 p2      27 box
        and eax, esi               ;   715.3 p1      27 box
        xor esi, dword [esp + 8]   ;   714.3 p0+p2   27 box
        xor eax, dword [esp + 20]  ;   716.3 p1+p2   27 box
        mov dword [esp + 100], edi ;   716.7 p3+p4   28 box spill
        mov edi, dword [esp + 20]  ;   715.3 p2      27 box
        or edi, esi                ;   718.3 p0      27 box
        or edi, dword [esp + 556]  ;   719.3 p1+p2   27 box
        xor edi, dword [esp + 8]   ;   720.3 p0+p2   27 box
        mov dword [esp + 20], ebp  ;   716.7 p3+p4   28 box spill
        mov ebp, dword [esp + 8]   ;   718.3 p2      27 box
        and ebp, esi               ;   721.3 p1      27 box
        xor ebp, eax               ;   722.3 p0      27 box
        mov dword [esp + 8], ecx   ;   718.3 p3+p4   28 box spill
        mov ecx, dword [esp + 556] ;   719.3 p2      27 box
        xor ecx, eax               ;   722.3 p1      27 box
        and eax, edi               ;   721.3 p0      27 box
        xor edi, ecx               ;   723.3 p1      27 box
        or ecx, ebp                ;   723.3 p0      27 box
        not ebp                    ;   723.3 p1      27 box
        xor ecx, esi               ;   724.3 p0      27 box
        xor esi, eax               ;   722.3 p1      27 box
        mov eax, dword [esp + 0]   ;   721.7 p2      26 box
        and eax, dword [esp + 544] ;   724.7 p0+p2   26 box
        mov dword [esp + 556], esi ;   723.3 p3+p4   27 box spill
        mov esi, dword [esp + 544] ;   723.7 p2      26 box
        xor esi, dword [esp + 552] ;   726.7 p1+p2   26 box
        mov dword [esp + 544], ecx ;   725.3 p3+p4   27 box spill
        mov ecx, dword [esp + 552] ;   725.7 p2      26 box
        or ecx, dword [esp + 0]    ;   728.7 p0+p2   26 box
        mov dword [esp + 552], edi ;   726.0 p3+p4   27 box spill
        mov edi, dword [esp + 0]   ;   727.7 p2      26 box
        xor edi, dword [esp + 548] ;   730.7 p1+p2   26 box
        or edi, eax                ;   731.7 p0      26 box
        mov dword [esp + 0], ebp   ;   728.0 p3+p4   27 box spill
        mov ebp, dword [esp + 548] ;   729.7 p2      26 box
        and ebp, ecx               ;   732.7 p1      26 box
        xor ebp, esi               ;   733.7 p0      26 box
        and esi, ecx               ;   730.0 p1      26 box
        xor esi, edi               ;   732.7 p0      26 box
        xor ecx, ebp               ;   734.7 p1      26 box
        xor ebp, eax               ;   734.7 p0      26 box
        xor edi, ebp               ;   735.7 p1      26 box
        and eax, esi               ;   733.7 p0      26 box
        xor eax, ecx               ;   735.7 p1      26 box
        and ecx, esi               ;   735.7 p0      26 box
        xor ebp, ecx               ;   736.7 p1      26 box
        mov ecx, dword [esp + 16]  ;   732.7 p2      26 box reload
        mov dword [esp + 548], edi ;   736.7 p3+p4   26 box spill
        mov edi, dword [esp + 584] ;   733.7 p2     123 rk reload
        mov dword [edi], ecx       ;   735.7 p3+p4  123 rk
        mov ecx, dword [esp + 24]  ;   734.7 p2      26 box reload
        mov dword [edi + 4], ecx   ;   737.7 p3+p4  123 rk
        mov ecx, dword [esp + 32]  ;   735.7 p2      26 box reload
        mov dword [edi + 8], ecx   ;   738.7 p3+p4  123 rk
        mov ecx, dword [esp + 4]   ;   736.7 p2      26 box reload
        mov dword [edi + 12], ecx  ;   739.7 p3+p4  123 rk
        mov ecx, dword [esp + 48]  ;   737.7 p2      25 box reload
        mov dword [edi + 16], ecx  ;   740.7 p3+p4  123 rk
        mov ecx, dword [esp + 44]  ;   738.7 p2      25 box reload
        mov dword [edi + 20], ecx  ;   741.7 p3+p4  123 rk
        mov ecx, dword [esp + 28]  ;   739.7 p2      25 box reload
        mov dword [edi + 24], ecx  ;   742.7 p3+p4  123 rk
        mov ecx, dword [esp + 12]  ;   740.7 p2      25 box reload
        mov dword [edi + 28], ecx  ;   743.7 p3+p4  123 rk
        mov ecx, dword [esp + 60]  ;   741.7 p2      24 box reload
        mov dword [edi + 32], ecx  ;   744.7 p3+p4  123 rk
        mov ecx, dword [esp + 56]  ;   742.7 p2      24 box reload
        mov dword [edi + 36], ecx  ;   745.7 p3+p4  123 rk
        mov ecx, dword [esp + 52]  ;   743.7 p2      24 box reload
        mov dword [edi + 40], ecx  ;   746.7 p3+p4  123 rk
        mov ecx, dword [esp + 76]  ;   744.7 p2      24 box reload
        mov dword [edi + 44], ecx  ;   747.7 p3+p4  123 rk
        mov ecx, dword [esp + 80]  ;   745.7 p2      23 box reload
        mov dword [edi + 48], ecx  ;   748.7 p3+p4  123 rk
        mov ecx, dword [esp + 68]  ;   746.7 p2      23 box reload
        mov dword [edi + 52], ecx  ;   749.7 p3+p4  123 rk
        mov ecx, dword [esp + 72]  ;   747.7 p2      23 box reload
        mov dword [edi + 56], ecx  ;   750.7 p3+p4  123 rk
        mov ecx, dword [esp + 64]  ;   748.7 p2      23 box reload
        mov dword [edi + 60], ecx  ;   751.7 p3+p4  123 rk
        mov ecx, dword [esp + 88]  ;   749.7 p2      30 box reload
        mov dword [edi + 64], ecx  ;   752.7 p3+p4  123 rk
        mov ecx, dword [esp + 92]  ;   750.7 p2      30 box reload
        mov dword [edi + 68], ecx  ;   753.7 p3+p4  123 rk
        mov ecx, dword [esp + 96]  ;   751.7 p2      30 box reload
        mov dword [edi + 72], ecx  ;   754.7 p3+p4  123 rk
        mov ecx, dword [esp + 84]  ;   752.7 p2      30 box reload
        mov dword [edi + 76], ecx  ;   755.7 p3+p4  123 rk
        mov ecx, dword [esp + 240] ;   753.7 p2      29 box reload
        mov dword [edi + 80], ecx  ;   756.7 p3+p4  123 rk
        mov ecx, dword [esp + 112] ;   754.7 p2      29 box reload
        mov dword [edi + 84], ecx  ;   757.7 p3+p4  123 rk
        mov ecx, dword [esp + 116] ;   755.7 p2      29 box reload
        mov dword [edi + 88], ecx  ;   758.7 p3+p4  123 rk
        mov ecx, dword [esp + 108] ;   756.7 p2      29 box reload
        mov dword [edi + 92], ecx  ;   759.7 p3+p4  123 rk
        mov ecx, dword [esp + 136] ;   757.7 p2      28 box reload
        mov dword [edi + 96], ecx  ;   760.7 p3+p4  123 rk
        mov ecx, dword [esp + 132] ;   758.7 p2      28 box reload
        mov dword [edi + 100], ecx ;   761.7 p3+p4  123 rk
        mov ecx, dword [esp + 120] ;   759.7 p2      28 box reload
        mov dword [edi + 104], ecx ;   762.7 p3+p4  123 rk
        mov ecx, dword [esp + 128] ;   760.7 p2      28 box reload
        mov dword [edi + 108], ecx ;   763.7 p3+p4  123 rk
        mov ecx, dword [esp + 148] ;   761.7 p2      27 box reload
        mov dword [edi + 112], ecx ;   764.7 p3+p4  123 rk
        mov ecx, dword [esp + 160] ;   762.7 p2      27 box reload
        mov dword [edi + 116], ecx ;   765.7 p3+p4  123 rk
        mov ecx, dword [esp + 140] ;   763.7 p2      27 box reload
        mov dword [edi + 120], ecx ;   766.7 p3+p4  123 rk
        mov ecx, dword [esp + 124] ;   764.7 p2      27 box reload
        mov dword [edi + 124], ecx ;   767.7 p3+p4  123 rk
        mov ecx, dword [esp + 156] ;   765.7 p2      26 box reload
        mov dword [edi + 128], ecx ;   768.7 p3+p4  123 rk
        mov ecx, dword [esp + 164] ;   766.7 p2      26 box reload
        mov dword [edi + 132], ecx ;   769.7 p3+p4  123 rk
        mov ecx, dword [esp + 172] ;   767.7 p2      26 box reload
        mov dword [edi + 136], ecx ;   770.7 p3+p4  123 rk
        mov ecx, dword [esp + 144] ;   768.7 p2      26 box reload
        mov dword [edi + 140], ecx ;   771.7 p3+p4  123 rk
        mov ecx, dword [esp + 188] ;   769.7 p2      25 box reload
        mov dword [edi + 144], ecx ;   772.7 p3+p4  123 rk
        mov ecx, dword [esp + 184] ;   770.7 p2      25 box reload
        mov dword [edi + 148], ecx ;   773.7 p3+p4  123 rk
        mov ecx, dword [esp + 168] ;   771.7 p2      25 box reload
        mov dword [edi + 152], ecx ;   774.7 p3+p4  123 rk
        mov ecx, dword [esp + 152] ;   772.7 p2      25 box reload
        mov dword [edi + 156], ecx ;   775.7 p3+p4  123 rk
        mov ecx, dword [esp + 200] ;   773.7 p2      24 box reload
        mov dword [edi + 160], ecx ;   776.7 p3+p4  123 rk
        mov ecx, dword [esp + 196] ;   774.7 p2      24 box reload
        mov dword [edi + 164], ecx ;   777.7 p3+p4  123 rk
        mov ecx, dword [esp + 192] ;   775.7 p2      24 box reload
        mov dword [edi + 168], ecx ;   778.7 p3+p4  123 rk
        mov ecx, dword [esp + 216] ;   776.7 p2      24 box reload
        mov dword [edi + 172], ecx ;   779.7 p3+p4  123 rk
        mov ecx, dword [esp + 220] ;   777.7 p2      23 box reload
        mov dword [edi + 176], ecx ;   780.7 p3+p4  123 rk
        mov ecx, dword [esp + 208] ;   778.7 p2      23 box reload
        mov dword [edi + 180], ecx ;   781.7 p3+p4  123 rk
        mov ecx, dword [esp + 212] ;   779.7 p2      23 box reload
        mov dword [edi + 184], ecx ;   782.7 p3+p4  123 rk
        mov ecx, dword [esp + 204] ;   780.7 p2      23 box reload
        mov dword [edi + 188], ecx ;   783.7 p3+p4  123 rk
        mov ecx, dword [esp + 228] ;   781.7 p2      30 box reload
        mov dword [edi + 192], ecx ;   784.7 p3+p4  123 rk
        mov ecx, dword [esp + 232] ;   782.7 p2      30 box reload
        mov dword [edi + 196], ecx ;   785.7 p3+p4  123 rk
        mov ecx, dword [esp + 236] ;   783.7 p2      30 box reload
        mov dword [edi + 200], ecx ;   786.7 p3+p4  123 rk
        mov ecx, dword [esp + 224] ;   784.7 p2      30 box reload
        mov dword [edi + 204], ecx ;   787.7 p3+p4  123 rk
        mov ecx, dword [esp + 380] ;   785.7 p2      29 box reload
        mov dword [edi + 208], ecx ;   788.7 p3+p4  123 rk
        mov ecx, dword [esp + 252] ;   786.7 p2      29 box reload
        mov dword [edi + 212], ecx ;   789.7 p3+p4  123 rk
        mov ecx, dword [esp + 256] ;   787.7 p2      29 box reload
        mov dword [edi + 216], ecx ;   790.7 p3+p4  123 rk
        mov ecx, dword [esp + 248] ;   788.7 p2      29 box reload
        mov dword [edi + 220], ecx ;   791.7 p3+p4  123 rk
        mov ecx, dword [esp + 276] ;   789.7 p2      28 box reload
        mov dword [edi + 224], ecx ;   792.7 p3+p4  123 rk
        mov ecx, dword [esp + 272] ;   790.7 p2      28 box reload
        mov dword [edi + 228], ecx ;   793.7 p3+p4  123 rk
        mov ecx, dword [esp + 260] ;   791.7 p2      28 box reload
        mov dword [edi + 232], ecx ;   794.7 p3+p4  123 rk
        mov ecx, dword [esp + 268] ;   792.7 p2      28 box reload
        mov dword [edi + 236], ecx ;   795.7 p3+p4  123 rk
        mov ecx, dword [esp + 288] ;   793.7 p2      27 box reload
        mov dword [edi + 240], ecx ;   796.7 p3+p4  123 rk
        mov ecx, dword [esp + 300] ;   794.7 p2      27 box reload
        mov dword [edi + 244], ecx ;   797.7 p3+p4  123 rk
        mov ecx, dword [esp + 280] ;   795.7 p2      27 box reload
        mov dword [edi + 248], ecx ;   798.7 p3+p4  123 rk
        mov ecx, dword [esp + 264] ;   796.7 p2      27 box reload
        mov dword [edi + 252], ecx ;   799.7 p3+p4  123 rk
        mov ecx, dword [esp + 296] ;   797.7 p2      26 box reload
        mov dword [edi + 256], ecx ;   800.7 p3+p4  123 rk
        mov ecx, dword [esp + 304] ;   798.7 p2      26 box reload
        mov dword [edi + 260], ecx ;   801.7 p3+p4  123 rk
        mov ecx, dword [esp + 312] ;   799.7 p2      26 box reload
        mov dword [edi + 264], ecx ;   802.7 p3+p4  123 rk
        mov ecx, dword [esp + 284] ;   800.7 p2      26 box reload
        mov dword [edi + 268], ecx ;   803.7 p3+p4  123 rk
        mov ecx, dword [esp + 328] ;   801.7 p2      25 box reload
        mov dword [edi + 272], ecx ;   804.7 p3+p4  123 rk
        mov ecx, dword [esp + 324] ;   802.7 p2      25 box reload
        mov dword [edi + 276], ecx ;   805.7 p3+p4  123 rk
        mov ecx, dword [esp + 308] ;   803.7 p2      25 box reload
        mov dword [edi + 280], ecx ;   806.7 p3+p4  123 rk
        mov ecx, dword [esp + 292] ;   804.7 p2      25 box reload
        mov dword [edi + 284], ecx ;   807.7 p3+p4  123 rk
        mov ecx, dword [esp + 340] ;   805.7 p2      24 box reload
        mov dword [edi + 288], ecx ;   808.7 p3+p4  123 rk
        mov ecx, dword [esp + 336] ;   806.7 p2      24 box reload
        mov dword [edi + 292], ecx ;   809.7 p3+p4  123 rk
        mov ecx, dword [esp + 332] ;   807.7 p2      24 box reload
        mov dword [edi + 296], ecx ;   810.7 p3+p4  123 rk
        mov ecx, dword [esp + 356] ;   808.7 p2      24 box reload
        mov dword [edi + 300], ecx ;   811.7 p3+p4  123 rk
        mov ecx, dword [esp + 360] ;   809.7 p2      23 box reload
        mov dword [edi + 304], ecx ;   812.7 p3+p4  123 rk
        mov ecx, dword [esp + 348] ;   810.7 p2      23 box reload
        mov dword [edi + 308], ecx ;   813.7 p3+p4  123 rk
        mov ecx, dword [esp + 352] ;   811.7 p2      23 box reload
        mov dword [edi + 312], ecx ;   814.7 p3+p4  123 rk
        mov ecx, dword [esp + 344] ;   812.7 p2      23 box reload
        mov dword [edi + 316], ecx ;   815.7 p3+p4  123 rk
        mov ecx, dword [esp + 368] ;   813.7 p2      30 box reload
        mov dword [edi + 320], ecx ;   816.7 p3+p4  123 rk
        mov ecx, dword [esp + 372] ;   814.7 p2      30 box reload
        mov dword [edi + 324], ecx ;   817.7 p3+p4  123 rk
        mov ecx, dword [esp + 376] ;   815.7 p2      30 box reload
        mov dword [edi + 328], ecx ;   818.7 p3+p4  123 rk
        mov ecx, dword [esp + 364] ;   816.7 p2      30 box reload
        mov dword [edi + 332], ecx ;   819.7 p3+p4  123 rk
        mov ecx, dword [esp + 520] ;   817.7 p2      29 box reload
        mov dword [edi + 336], ecx ;   820.7 p3+p4  123 rk
        mov ecx, dword [esp + 392] ;   818.7 p2      29 box reload
        mov dword [edi + 340], ecx ;   821.7 p3+p4  123 rk
        mov ecx, dword [esp + 396] ;   819.7 p2      29 box reload
        mov dword [edi + 344], ecx ;   822.7 p3+p4  123 rk
        mov ecx, dword [esp + 388] ;   820.7 p2      29 box reload
        mov dword [edi + 348], ecx ;   823.7 p3+p4  123 rk
        mov ecx, dword [esp + 416] ;   821.7 p2      28 box reload
        mov dword [edi + 352], ecx ;   824.7 p3+p4  123 rk
        mov ecx, dword [esp + 412] ;   822.7 p2      28 box reload
        mov dword [edi + 356], ecx ;   825.7 p3+p4  123 rk
        mov ecx, dword [esp + 400] ;   823.7 p2      28 box reload
        mov dword [edi + 360], ecx ;   826.7 p3+p4  123 rk
        mov ecx, dword [esp + 408] ;   824.7 p2      28 box reload
        mov dword [edi + 364], ecx ;   827.7 p3+p4  123 rk
        mov ecx, dword [esp + 428] ;   825.7 p2      27 box reload
        mov dword [edi + 368], ecx ;   828.7 p3+p4  123 rk
        mov ecx, dword [esp + 440] ;   826.7 p2      27 box reload
        mov dword [edi + 372], ecx ;   829.7 p3+p4  123 rk
        mov ecx, dword [esp + 420] ;   827.7 p2      27 box reload
        mov dword [edi + 376], ecx ;   830.7 p3+p4  123 rk
        mov ecx, dword [esp + 404] ;   828.7 p2      27 box reload
        mov dword [edi + 380], ecx ;   831.7 p3+p4  123 rk
        mov ecx, dword [esp + 436] ;   829.7 p2      26 box reload
        mov dword [edi + 384], ecx ;   832.7 p3+p4  123 rk
        mov ecx, dword [esp + 444] ;   830.7 p2      26 box reload
        mov dword [edi + 388], ecx ;   833.7 p3+p4  123 rk
        mov ecx, dword [esp + 452] ;   831.7 p2      26 box reload
        mov dword [edi + 392], ecx ;   834.7 p3+p4  123 rk
        mov ecx, dword [esp + 424] ;   832.7 p2      26 box reload
        mov dword [edi + 396], ecx ;   835.7 p3+p4  123 rk
        mov ecx, dword [esp + 468] ;   833.7 p2      25 box reload
        mov dword [edi + 400], ecx ;   836.7 p3+p4  123 rk
        mov ecx, dword [esp + 464] ;   834.7 p2      25 box reload
        mov dword [edi + 404], ecx ;   837.7 p3+p4  123 rk
        mov ecx, dword [esp + 448] ;   835.7 p2      25 box reload
        mov dword [edi + 408], ecx ;   838.7 p3+p4  123 rk
        mov ecx, dword [esp + 432] ;   836.7 p2      25 box reload
        mov dword [edi + 412], ecx ;   839.7 p3+p4  123 rk
        mov ecx, dword [esp + 480] ;   837.7 p2      24 box reload
        mov dword [edi + 416], ecx ;   840.7 p3+p4  123 rk
        mov ecx, dword [esp + 476] ;   838.7 p2      24 box reload
        mov dword [edi + 420], ecx ;   841.7 p3+p4  123 rk
        mov ecx, dword [esp + 472] ;   839.7 p2      24 box reload
        mov dword [edi + 424], ecx ;   842.7 p3+p4  123 rk
        mov ecx, dword [esp + 496] ;   840.7 p2      24 box reload
        mov dword [edi + 428], ecx ;   843.7 p3+p4  123 rk
        mov ecx, dword [esp + 500] ;   841.7 p2      23 box reload
        mov dword [edi + 432], ecx ;   844.7 p3+p4  123 rk
        mov ecx, dword [esp + 488] ;   842.7 p2      23 box reload
        mov dword [edi + 436], ecx ;   845.7 p3+p4  123 rk
        mov ecx, dword [esp + 492] ;   843.7 p2      23 box reload
        mov dword [edi + 440], ecx ;   846.7 p3+p4  123 rk
        mov ecx, dword [esp + 484] ;   844.7 p2      23 box reload
        mov dword [edi + 444], ecx ;   847.7 p3+p4  123 rk
        mov ecx, dword [esp + 508] ;   845.7 p2      30 box reload
        mov dword [edi + 448], ecx ;   848.7 p3+p4  123 rk
        mov ecx, dword [esp + 512] ;   846.7 p2      30 box reload
        mov dword [edi + 452], ecx ;   849.7 p3+p4  123 rk
        mov ecx, dword [esp + 516] ;   847.7 p2      30 box reload
        mov dword [edi + 456], ecx ;   850.7 p3+p4  123 rk
        mov dword [edi + 464], edx ;   849.0 p3+p4  123 rk
        mov ecx, dword [esp + 504] ;   849.3 p2      30 box reload
        mov dword [edi + 460], ecx ;   852.3 p3+p4  123 rk
        mov dword [edi + 468], ebx ;   851.0 p3+p4  123 rk
        mov ecx, dword [esp + 536] ;   851.0 p2      29 box reload
        mov dword [edi + 472], ecx ;   854.0 p3+p4  123 rk
        mov ecx, dword [esp + 528] ;   852.0 p2      29 box reload
        mov dword [edi + 476], ecx ;   855.0 p3+p4  123 rk
        mov ecx, dword [esp + 8]   ;   853.0 p2      28 box reload
        mov dword [edi + 480], ecx ;   856.0 p3+p4  123 rk
        mov ecx, dword [esp + 20]  ;   854.0 p2      28 box reload
        mov dword [edi + 484], ecx ;   857.0 p3+p4  123 rk
        mov ecx, dword [esp + 100] ;   855.0 p2      28 box reload
        mov dword [edi + 488], ecx ;   858.0 p3+p4  123 rk
        mov ecx, dword [esp + 540] ;   856.0 p2      28 box reload
        mov dword [edi + 492], ecx ;   859.0 p3+p4  123 rk
        mov ecx, dword [esp + 0]   ;   857.0 p2      27 box reload
        mov dword [edi + 496], ecx ;   860.0 p3+p4  123 rk
        mov ecx, dword [esp + 552] ;   858.0 p2      27 box reload
        mov dword [edi + 500], ecx ;   861.0 p3+p4  123 rk
        mov dword [edi + 512], ebp ;   860.0 p3+p4  123 rk
        mov ebp, dword [esp + 544] ;   859.7 p2      27 box reload
        mov dword [edi + 504], ebp ;   862.7 p3+p4  123 rk
        mov ebp, dword [esp + 556] ;   860.7 p2      27 box reload
        mov dword [edi + 508], ebp ;   863.7 p3+p4  123 rk
        mov dword [edi + 516], eax ;   863.0 p3+p4  123 rk
        mov dword [edi + 520], esi ;   864.0 p3+p4  123 rk
        mov esi, dword [esp + 548] ;   863.0 p2      26 box reload
        mov dword [edi + 524], esi ;   866.0 p3+p4  123 rk
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
