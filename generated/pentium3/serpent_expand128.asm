; serpent_expand128 for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
;   ./cw build serpent_expand128 --cpu pentium3
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
;   body: 2588 uops, planned 864.7; bounds: width 862.7, ports 632.0, path 273.0
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
        mov edi, dword [esi + 12]  ;     3.0 p2     117 k
        mov ebp, edi               ;     6.0 p0     107 w[8] copy
        xor ebp, dword [esi]       ;     7.0 p1+p2  107 w[8]
        xor ebp, 0x9e3779b9        ;     8.0 p0     107 w[8]
        rol ebp, 0xb               ;     9.0 p0     107 w[8]
        mov eax, ebp               ;    10.0 p1     107 w[9] copy
        xor eax, dword [esi + 4]   ;    11.0 p1+p2  107 w[9]
        xor eax, 1                 ;    12.0 p0     107 w[9]
        xor eax, 0x9e3779b8        ;    13.0 p1     107 w[9]
        rol eax, 0xb               ;    14.0 p0     107 w[9]
        mov esi, dword [esi + 8]   ;     4.3 p2     107 w[10]
        xor esi, 0x9e3779bb        ;     7.3 p1     107 w[10]
        xor esi, eax               ;    15.0 p0     107 w[10]
        rol esi, 0xb               ;    16.0 p0     107 w[10]
        xor edi, ebp               ;    10.0 p1     107 w[11]
        xor edi, 0x9e3779ba        ;    11.0 p1     107 w[11]
        xor edi, esi               ;    17.0 p0     107 w[11]
        rol edi, 0xb               ;    18.0 p0     107 w[11]
        mov ecx, eax               ;    15.0 p1     107 w[12] copy
        xor ecx, 1                 ;    16.0 p1     107 w[12]
        xor ecx, 0x9e3779bd        ;    17.0 p0     107 w[12]
        xor ecx, edi               ;    19.0 p1     107 w[12]
        rol ecx, 0xb               ;    20.0 p0     107 w[12]
        mov edx, ebp               ;    11.3 p1     107 w[13] copy
        xor edx, esi               ;    17.0 p0     107 w[13]
        mov ebx, edx               ;    18.0 p1     107 w[13] copy
        xor ebx, 0x9e3779bc        ;    19.0 p0     107 w[13]
        xor ebx, ecx               ;    21.0 p1     107 w[13]
        rol ebx, 0xb               ;    22.0 p0     107 w[13]
        mov dword [esp + 0], edx   ;    18.0 p3+p4  107 w[13] spill
        mov edx, eax               ;    15.0 p1     107 w[14] copy
        xor edx, edi               ;    19.0 p0     107 w[14]
        mov dword [esp + 4], eax   ;    15.0 p3+p4  107 w[9] spill
        mov eax, edx               ;    20.0 p1     107 w[14] copy
        xor eax, 0x9e3779bf        ;    21.0 p0     107 w[14]
        xor eax, ebx               ;    23.0 p1     107 w[14]
        rol eax, 0xb               ;    24.0 p0     107 w[14]
        mov dword [esp + 8], edx   ;    20.0 p3+p4  107 w[14] spill
        mov edx, esi               ;    17.3 p1     107 w[15] copy
        xor edx, 0x9e3779be        ;    18.3 p0     107 w[15]
        xor edx, ecx               ;    21.0 p1     107 w[15]
        xor edx, eax               ;    25.0 p0     107 w[15]
        rol edx, 0xb               ;    26.0 p0     107 w[15]
        mov dword [esp + 12], esi  ;    17.0 p3+p4  107 w[10] spill
        mov esi, ebp               ;    19.3 p1     107 w[16] copy
        xor esi, edi               ;    20.3 p1     107 w[16]
        xor esi, 0x9e3779b1        ;    21.3 p0     107 w[16]
        xor esi, ebx               ;    23.0 p1     107 w[16]
        xor esi, edx               ;    27.0 p0     107 w[16]
        rol esi, 0xb               ;    28.0 p0     107 w[16]
        mov dword [esp + 16], ebp  ;    19.0 p3+p4  107 w[8] spill
        mov ebp, dword [esp + 4]   ;    19.7 p2     107 w[17]
        xor ebp, ecx               ;    22.7 p1     107 w[17]
        xor ebp, 0x9e3779b0        ;    23.7 p1     107 w[17]
        xor ebp, eax               ;    25.0 p0     107 w[17]
        xor ebp, esi               ;    29.0 p1     107 w[17]
        rol ebp, 0xb               ;    30.0 p0     107 w[17]
        mov dword [esp + 20], ecx  ;    21.7 p3+p4  107 w[12] spill
        mov ecx, dword [esp + 12]  ;    22.3 p2     107 w[18]
        xor ecx, ebx               ;    25.3 p1     107 w[18]
        xor ecx, 0x9e3779b3        ;    26.3 p0     107 w[18]
        xor ecx, edx               ;    27.3 p1     107 w[18]
        xor ecx, ebp               ;    31.0 p0     107 w[18]
        rol ecx, 0xb               ;    32.0 p0     107 w[18]
        mov dword [esp + 24], ebx  ;    24.3 p3+p4  107 w[13] spill
        mov ebx, edi               ;    27.3 p1     107 w[19] copy
        xor ebx, eax               ;    28.3 p1     107 w[19]
        xor ebx, 0x9e3779b2        ;    29.3 p0     107 w[19]
        xor ebx, esi               ;    30.3 p1     107 w[19]
        xor ebx, ecx               ;    33.0 p0     107 w[19]
        rol ebx, 0xb               ;    34.0 p0     107 w[19]
        mov dword [esp + 28], edi  ;    27.0 p3+p4  107 w[11] spill
        mov edi, dword [esp + 20]  ;    27.7 p2     107 w[20]
        xor edi, edx               ;    30.7 p1     107 w[20]
        xor edi, 0x9e3779b5        ;    31.7 p1     107 w[20]
        xor edi, ebp               ;    32.7 p0     107 w[20]
        xor edi, ebx               ;    35.0 p1     107 w[20]
        rol edi, 0xb               ;    36.0 p0     107 w[20]
        mov dword [esp + 32], edx  ;    29.7 p3+p4  107 w[15] spill
        mov edx, dword [esp + 24]  ;    30.3 p2     107 w[21]
        xor edx, esi               ;    33.3 p1     107 w[21]
        xor edx, ecx               ;    34.3 p0     107 w[21]
        xor edx, 0x9e3779b4        ;    35.3 p1     107 w[21]
        xor edx, edi               ;    37.0 p0     107 w[21]
        rol edx, 0xb               ;    38.0 p0     107 w[21]
        mov dword [esp + 36], esi  ;    32.3 p3+p4  107 w[16] spill
        mov esi, eax               ;    35.3 p1     107 w[22] copy
        xor esi, ebp               ;    36.3 p1     107 w[22]
        xor esi, ebx               ;    37.3 p0     107 w[22]
        xor esi, 0x9e3779b7        ;    38.3 p1     107 w[22]
        xor esi, edx               ;    39.3 p0     107 w[22]
        rol esi, 0xb               ;    40.3 p0     107 w[22]
        mov dword [esp + 40], eax  ;    35.0 p3+p4  107 w[14] spill
        mov eax, dword [esp + 32]  ;    35.7 p2     107 w[23]
        xor eax, ecx               ;    38.7 p1     107 w[23]
        xor eax, edi               ;    39.7 p1     107 w[23]
        xor eax, 0x9e3779b6        ;    40.7 p0     107 w[23]
        xor eax, esi               ;    41.7 p1     107 w[23]
        rol eax, 0xb               ;    42.7 p0     107 w[23]
        mov dword [esp + 44], ecx  ;    37.7 p3+p4  107 w[18] spill
        mov ecx, dword [esp + 36]  ;    38.3 p2     107 w[24]
        xor ecx, ebx               ;    41.3 p1     107 w[24]
        mov dword [esp + 48], ebx  ;    39.0 p3+p4  107 w[19] spill
        mov ebx, edx               ;    41.7 p0     107 w[24] copy
        xor ebx, ecx               ;    42.7 p1     107 w[24]
        xor ebx, 0x9e3779a9        ;    43.7 p0     107 w[24]
        xor ebx, eax               ;    44.7 p1     107 w[24]
        rol ebx, 0xb               ;    45.7 p0     107 w[24]
        mov dword [esp + 52], ecx  ;    42.3 p3+p4  107 w[24] spill
        mov ecx, edi               ;    44.3 p1     107 w[25] copy
        xor ecx, ebp               ;    45.3 p0     107 w[25]
        xor ecx, esi               ;    46.3 p1     107 w[25]
        xor ecx, 0x9e3779a8        ;    47.3 p0     107 w[25]
        xor ecx, ebx               ;    48.3 p1     107 w[25]
        rol ecx, 0xb               ;    49.3 p0     107 w[25]
        mov dword [esp + 56], ebp  ;    44.0 p3+p4  107 w[17] spill
        mov ebp, dword [esp + 44]  ;    44.7 p2     107 w[26]
        xor ebp, edx               ;    47.7 p1     107 w[26]
        xor ebp, eax               ;    48.7 p0     107 w[26]
        xor ebp, 0x9e3779ab        ;    49.7 p1     107 w[26]
        xor ebp, ecx               ;    50.7 p0     107 w[26]
        rol ebp, 0xb               ;    51.7 p0     107 w[26]
        mov dword [esp + 60], edx  ;    46.7 p3+p4  107 w[21] spill
        mov edx, dword [esp + 48]  ;    47.3 p2     107 w[27]
        xor edx, esi               ;    50.3 p1     107 w[27]
        xor edx, ebx               ;    51.3 p1     107 w[27]
        xor edx, 0x9e3779aa        ;    52.3 p0     107 w[27]
        xor edx, ebp               ;    53.3 p1     107 w[27]
        rol edx, 0xb               ;    54.3 p0     107 w[27]
        mov dword [esp + 64], esi  ;    49.3 p3+p4  107 w[22] spill
        mov esi, edi               ;    52.3 p1     107 w[28] copy
        xor esi, eax               ;    53.3 p0     107 w[28]
        mov dword [esp + 68], edi  ;    50.7 p3+p4  107 w[20] spill
        mov edi, ecx               ;    53.3 p1     107 w[28] copy
        xor edi, esi               ;    54.3 p0     107 w[28]
        xor edi, 0x9e3779ad        ;    55.3 p1     107 w[28]
        xor edi, edx               ;    56.3 p0     107 w[28]
        rol edi, 0xb               ;    57.3 p0     107 w[28]
        mov dword [esp + 72], esi  ;    54.3 p3+p4  107 w[28] spill
        mov esi, dword [esp + 60]  ;    53.7 p2     107 w[29]
        xor esi, ebx               ;    56.7 p1     107 w[29]
        xor esi, ebp               ;    57.7 p1     107 w[29]
        xor esi, 0x9e3779ac        ;    58.7 p0     107 w[29]
        xor esi, edi               ;    59.7 p1     107 w[29]
        rol esi, 0xb               ;    60.7 p0     107 w[29]
        mov dword [esp + 76], ebx  ;    55.7 p3+p4  107 w[24] spill
        mov ebx, dword [esp + 64]  ;    56.3 p2     107 w[30]
        xor ebx, ecx               ;    59.3 p1     107 w[30]
        xor ebx, edx               ;    60.3 p0     107 w[30]
        xor ebx, 0x9e3779af        ;    61.3 p1     107 w[30]
        xor ebx, esi               ;    62.3 p0     107 w[30]
        rol ebx, 0xb               ;    63.3 p0     107 w[30]
        mov dword [esp + 80], ecx  ;    58.3 p3+p4  107 w[25] spill
        mov ecx, eax               ;    60.3 p1     107 w[31] copy
        xor ecx, edi               ;    61.3 p1     107 w[31]
        xor ecx, ebp               ;    62.3 p0     107 w[31]
        xor ecx, 0x9e3779ae        ;    63.3 p1     107 w[31]
        xor ecx, ebx               ;    64.3 p0     107 w[31]
        rol ecx, 0xb               ;    65.3 p0     107 w[31]
        mov dword [esp + 84], eax  ;    61.0 p3+p4  107 w[23] spill
        mov eax, dword [esp + 76]  ;    61.7 p2     107 w[32]
        xor eax, esi               ;    64.7 p1     107 w[32]
        xor eax, edx               ;    65.7 p1     107 w[32]
        xor eax, 0x9e3779a1        ;    66.7 p0     107 w[32]
        xor eax, ecx               ;    67.7 p1     107 w[32]
        rol eax, 0xb               ;    68.7 p0     107 w[32]
        mov dword [esp + 88], edx  ;    63.7 p3+p4  107 w[27] spill
        mov edx, dword [esp + 80]  ;    64.3 p2     107 w[33]
        xor edx, edi               ;    67.3 p1     107 w[33]
        xor edx, ebx               ;    68.3 p0     107 w[33]
        xor edx, 0x9e3779a0        ;    69.3 p1     107 w[33]
        xor edx, eax               ;    70.3 p0     107 w[33]
        rol edx, 0xb               ;    71.3 p0     107 w[33]
        mov dword [esp + 92], edi  ;    66.3 p3+p4  107 w[28] spill
        mov edi, esi               ;    68.3 p1     107 w[34] copy
        xor edi, ebp               ;    69.3 p1     107 w[34]
        xor edi, ecx               ;    70.3 p0     107 w[34]
        xor edi, 0x9e3779a3        ;    71.3 p1     107 w[34]
        xor edi, edx               ;    72.3 p0     107 w[34]
        rol edi, 0xb               ;    73.3 p0     107 w[34]
        mov dword [esp + 96], ebp  ;    69.0 p3+p4  107 w[26] spill
        mov ebp, dword [esp + 88]  ;    69.7 p2     107 w[35]
        xor ebp, ebx               ;    72.7 p1     107 w[35]
        xor ebp, eax               ;    73.7 p1     107 w[35]
        xor ebp, 0x9e3779a2        ;    74.7 p0     107 w[35]
        xor ebp, edi               ;    75.7 p1     107 w[35]
        rol ebp, 0xb               ;    76.7 p0     107 w[35]
        mov dword [esp + 100], ebx ;    71.7 p3+p4  107 w[30] spill
        mov ebx, dword [esp + 92]  ;    72.3 p2     107 w[36]
        xor ebx, ecx               ;    75.3 p1     107 w[36]
        mov dword [esp + 104], ecx ;    73.0 p3+p4  107 w[31] spill
        mov ecx, edx               ;    74.7 p0     107 w[36] copy
        xor ecx, ebx               ;    76.3 p1     107 w[36]
        xor ecx, 0x9e3779a5        ;    77.3 p0     107 w[36]
        xor ecx, ebp               ;    78.3 p1     107 w[36]
        rol ecx, 0xb               ;    79.3 p0     107 w[36]
        mov dword [esp + 108], ebx ;    76.3 p3+p4  107 w[36] spill
        mov ebx, esi               ;    77.3 p1     107 w[37] copy
        xor ebx, edi               ;    78.3 p0     107 w[37]
        xor ebx, eax               ;    79.3 p1     107 w[37]
        xor ebx, 0x9e3779a4        ;    80.3 p0     107 w[37]
        xor ebx, ecx               ;    81.3 p1     107 w[37]
        rol ebx, 0xb               ;    82.3 p0     107 w[37]
        mov dword [esp + 112], esi ;    78.0 p3+p4  107 w[29] spill
        mov esi, dword [esp + 100] ;    78.7 p2     107 w[38]
        xor esi, edx               ;    81.7 p1     107 w[38]
        xor esi, ebp               ;    82.7 p0     107 w[38]
        xor esi, 0x9e3779a7        ;    83.7 p1     107 w[38]
        xor esi, ebx               ;    84.7 p0     107 w[38]
        rol esi, 0xb               ;    85.7 p0     107 w[38]
        mov dword [esp + 116], edx ;    80.7 p3+p4  107 w[33] spill
        mov edx, dword [esp + 104] ;    81.3 p2     107 w[39]
        xor edx, edi               ;    84.3 p1     107 w[39]
        xor edx, ecx               ;    85.3 p1     107 w[39]
        xor edx, 0x9e3779a6        ;    86.3 p0     107 w[39]
        xor edx, esi               ;    87.3 p1     107 w[39]
        rol edx, 0xb               ;    88.3 p0     107 w[39]
        mov dword [esp + 120], edi ;    83.3 p3+p4  107 w[34] spill
        mov edi, ebp               ;    85.3 p1     107 w[40] copy
        xor edi, eax               ;    86.3 p0     107 w[40]
        xor edi, ebx               ;    87.3 p1     107 w[40]
        xor edi, 0x9e377999        ;    88.3 p0     107 w[40]
        xor edi, edx               ;    89.3 p1     107 w[40]
        rol edi, 0xb               ;    90.3 p0     107 w[40]
        mov dword [esp + 124], eax ;    86.0 p3+p4  107 w[32] spill
        mov eax, dword [esp + 116] ;    86.7 p2     107 w[41]
        xor eax, ecx               ;    89.7 p1     107 w[41]
        xor eax, esi               ;    90.7 p0     107 w[41]
        xor eax, 0x9e377998        ;    91.7 p1     107 w[41]
        xor eax, edi               ;    92.7 p0     107 w[41]
        rol eax, 0xb               ;    93.7 p0     107 w[41]
        xor ecx, edx               ;    90.3 p1     107 w[44]
        mov dword [esp + 128], ecx ;    91.3 p3+p4  107 w[44] spill
        mov ecx, dword [esp + 120] ;    89.7 p2     107 w[42]
        xor ecx, ebx               ;    92.7 p1     107 w[42]
        xor ecx, edx               ;    93.7 p0     107 w[42]
        xor ecx, 0x9e37799b        ;    94.7 p1     107 w[42]
        xor ecx, eax               ;    95.7 p0     107 w[42]
        rol ecx, 0xb               ;    96.7 p0     107 w[42]
        mov dword [esp + 132], edx ;    91.7 p3+p4  107 w[39] spill
        mov edx, ebp               ;    93.3 p1     107 w[43] copy
        xor edx, esi               ;    94.3 p1     107 w[43]
        xor edx, edi               ;    95.3 p0     107 w[43]
        xor edx, 0x9e37799a        ;    96.3 p1     107 w[43]
        xor edx, ecx               ;    97.7 p0     107 w[43]
        rol edx, 0xb               ;    98.7 p0     107 w[43]
        mov dword [esp + 136], ebp ;    94.3 p3+p4  107 w[35] spill
        mov ebp, dword [esp + 128] ;    95.0 p2     107 w[44]
        xor ebp, eax               ;    98.0 p1     107 w[44]
        xor ebp, 0x9e37799d        ;    99.0 p1     107 w[44]
        xor ebp, edx               ;   100.0 p0     107 w[44]
        rol ebp, 0xb               ;   101.0 p0     107 w[44]
        mov dword [esp + 140], esi ;    96.7 p3+p4  107 w[38] spill
        mov esi, ebx               ;    98.3 p1     107 w[45] copy
        xor esi, edi               ;    99.3 p1     107 w[45]
        xor esi, ecx               ;   100.3 p0     107 w[45]
        xor esi, 0x9e37799c        ;   101.3 p1     107 w[45]
        xor esi, ebp               ;   102.3 p0     107 w[45]
        rol esi, 0xb               ;   103.3 p0     107 w[45]
        mov dword [esp + 144], ebx ;    99.3 p3+p4  107 w[37] spill
        mov ebx, dword [esp + 140] ;   100.0 p2     107 w[46]
        xor ebx, eax               ;   103.0 p1     107 w[46]
        xor ebx, edx               ;   104.0 p1     107 w[46]
        xor ebx, 0x9e37799f        ;   105.0 p0     107 w[46]
        xor ebx, esi               ;   106.0 p1     107 w[46]
        rol ebx, 0xb               ;   107.0 p0     107 w[46]
        mov dword [esp + 148], eax ;   102.0 p3+p4  107 w[41] spill
        mov eax, dword [esp + 132] ;   102.7 p2     107 w[47]
        xor eax, ecx               ;   105.7 p1     107 w[47]
        xor eax, ebp               ;   106.7 p0     107 w[47]
        xor eax, 0x9e37799e        ;   107.7 p1     107 w[47]
        xor eax, ebx               ;   108.7 p0     107 w[47]
        rol eax, 0xb               ;   109.7 p0     107 w[47]
        mov dword [esp + 152], ecx ;   104.7 p3+p4  107 w[42] spill
        mov ecx, edi               ;   106.3 p1     107 w[48] copy
        xor ecx, edx               ;   107.3 p1     107 w[48]
        xor ecx, esi               ;   108.3 p0     107 w[48]
        xor ecx, 0x9e377991        ;   109.3 p1     107 w[48]
        xor ecx, eax               ;   110.7 p0     107 w[48]
        rol ecx, 0xb               ;   111.7 p0     107 w[48]
        mov dword [esp + 156], edi ;   107.3 p3+p4  107 w[40] spill
        mov edi, dword [esp + 148] ;   108.0 p2     107 w[49]
        xor edi, ebx               ;   111.0 p1     107 w[49]
        xor edi, ebp               ;   112.0 p1     107 w[49]
        xor edi, 0x9e377990        ;   113.0 p0     107 w[49]
        xor edi, ecx               ;   114.0 p1     107 w[49]
        rol edi, 0xb               ;   115.0 p0     107 w[49]
        mov dword [esp + 160], ebp ;   110.0 p3+p4  107 w[44] spill
        mov ebp, dword [esp + 152] ;   110.7 p2     107 w[50]
        xor ebp, esi               ;   113.7 p1     107 w[50]
        xor ebp, eax               ;   114.7 p0     107 w[50]
        xor ebp, 0x9e377993        ;   115.7 p1     107 w[50]
        xor ebp, edi               ;   116.7 p0     107 w[50]
        rol ebp, 0xb               ;   117.7 p0     107 w[50]
        mov dword [esp + 164], esi ;   112.7 p3+p4  107 w[45] spill
        mov esi, edx               ;   114.3 p1     107 w[51] copy
        xor esi, ebx               ;   115.3 p1     107 w[51]
        xor esi, ecx               ;   116.3 p0     107 w[51]
        xor esi, 0x9e377992        ;   117.3 p1     107 w[51]
        xor esi, ebp               ;   118.7 p0     107 w[51]
        rol esi, 0xb               ;   119.7 p0     107 w[51]
        mov dword [esp + 168], edx ;   115.3 p3+p4  107 w[43] spill
        mov edx, dword [esp + 160] ;   116.0 p2     107 w[52]
        xor edx, eax               ;   119.0 p1     107 w[52]
        xor edx, edi               ;   120.0 p1     107 w[52]
        xor edx, 0x9e377995        ;   121.0 p0     107 w[52]
        xor edx, esi               ;   122.0 p1     107 w[52]
        rol edx, 0xb               ;   123.0 p0     107 w[52]
        mov dword [esp + 172], eax ;   118.0 p3+p4  107 w[47] spill
        mov eax, dword [esp + 164] ;   118.7 p2     107 w[53]
        xor eax, ecx               ;   121.7 p1     107 w[53]
        xor eax, ebp               ;   122.7 p0     107 w[53]
        xor eax, 0x9e377994        ;   123.7 p1     107 w[53]
        xor eax, edx               ;   124.7 p0     107 w[53]
        rol eax, 0xb               ;   125.7 p0     107 w[53]
        mov dword [esp + 176], ecx ;   120.7 p3+p4  107 w[48] spill
        mov ecx, ebx               ;   122.3 p1     107 w[54] copy
        xor ecx, edi               ;   123.3 p1     107 w[54]
        xor ecx, esi               ;   124.3 p0     107 w[54]
        xor ecx, 0x9e377997        ;   125.3 p1     107 w[54]
        xor ecx, eax               ;   126.7 p0     107 w[54]
        rol ecx, 0xb               ;   127.7 p0     107 w[54]
        mov dword [esp + 180], ebx ;   123.3 p3+p4  107 w[46] spill
        mov ebx, dword [esp + 172] ;   124.0 p2     107 w[55]
        xor ebx, ebp               ;   127.0 p1     107 w[55]
        xor ebx, edx               ;   128.0 p1     107 w[55]
        xor ebx, 0x9e377996        ;   129.0 p0     107 w[55]
        xor ebx, ecx               ;   130.0 p1     107 w[55]
        rol ebx, 0xb               ;   131.0 p0     107 w[55]
        mov dword [esp + 184], ebp ;   126.0 p3+p4  107 w[50] spill
        mov ebp, dword [esp + 176] ;   126.7 p2     107 w[56]
        xor ebp, esi               ;   129.7 p1     107 w[56]
        mov dword [esp + 188], esi ;   127.3 p3+p4  107 w[51] spill
        mov esi, eax               ;   128.7 p0     107 w[56] copy
        xor esi, ebp               ;   130.7 p1     107 w[56]
        xor esi, 0x9e377989        ;   131.7 p0     107 w[56]
        xor esi, ebx               ;   132.7 p1     107 w[56]
        rol esi, 0xb               ;   133.7 p0     107 w[56]
        mov dword [esp + 192], ebp ;   130.7 p3+p4  107 w[56] spill
        mov ebp, edx               ;   131.3 p1     107 w[57] copy
        xor ebp, edi               ;   132.3 p0     107 w[57]
        xor ebp, ecx               ;   133.3 p1     107 w[57]
        xor ebp, 0x9e377988        ;   134.3 p0     107 w[57]
        xor ebp, esi               ;   135.3 p1     107 w[57]
        rol ebp, 0xb               ;   136.3 p0     107 w[57]
        mov dword [esp + 196], edi ;   132.3 p3+p4  107 w[49] spill
        mov edi, dword [esp + 184] ;   133.0 p2     107 w[58]
        xor edi, eax               ;   136.0 p1     107 w[58]
        xor edi, ebx               ;   137.0 p0     107 w[58]
        xor edi, 0x9e37798b        ;   138.0 p1     107 w[58]
        xor edi, ebp               ;   139.0 p0     107 w[58]
        rol edi, 0xb               ;   140.0 p0     107 w[58]
        mov dword [esp + 200], eax ;   135.0 p3+p4  107 w[53] spill
        mov eax, dword [esp + 188] ;   135.7 p2     107 w[59]
        xor eax, ecx               ;   138.7 p1     107 w[59]
        xor eax, esi               ;   139.7 p1     107 w[59]
        xor eax, 0x9e37798a        ;   140.7 p0     107 w[59]
        xor eax, edi               ;   141.7 p1     107 w[59]
        rol eax, 0xb               ;   142.7 p0     107 w[59]
        mov dword [esp + 204], ecx ;   137.7 p3+p4  107 w[54] spill
        mov ecx, edx               ;   139.3 p1     107 w[60] copy
        xor ecx, ebx               ;   140.3 p0     107 w[60]
        mov dword [esp + 208], edx ;   139.0 p3+p4  107 w[52] spill
        mov edx, ebp               ;   140.3 p1     107 w[60] copy
        xor edx, ecx               ;   141.3 p0     107 w[60]
        xor edx, 0x9e37798d        ;   142.3 p1     107 w[60]
        xor edx, eax               ;   143.7 p0     107 w[60]
        rol edx, 0xb               ;   144.7 p0     107 w[60]
        mov dword [esp + 212], ecx ;   141.3 p3+p4  107 w[60] spill
        mov ecx, dword [esp + 200] ;   142.0 p2     107 w[61]
        xor ecx, esi               ;   145.0 p1     107 w[61]
        xor ecx, edi               ;   146.0 p1     107 w[61]
        xor ecx, 0x9e37798c        ;   147.0 p0     107 w[61]
        xor ecx, edx               ;   148.0 p1     107 w[61]
        rol ecx, 0xb               ;   149.0 p0     107 w[61]
        mov dword [esp + 216], esi ;   144.0 p3+p4  107 w[56] spill
        mov esi, dword [esp + 204] ;   144.7 p2     107 w[62]
        xor esi, ebp               ;   147.7 p1     107 w[62]
        xor esi, eax               ;   148.7 p0     107 w[62]
        xor esi, 0x9e37798f        ;   149.7 p1     107 w[62]
        xor esi, ecx               ;   150.7 p0     107 w[62]
        rol esi, 0xb               ;   151.7 p0     107 w[62]
        mov dword [esp + 220], ebp ;   146.7 p3+p4  107 w[57] spill
        mov ebp, ebx               ;   147.3 p1     107 w[63] copy
        xor ebp, edx               ;   148.3 p1     107 w[63]
        xor ebp, edi               ;   149.3 p0     107 w[63]
        xor ebp, 0x9e37798e        ;   150.3 p1     107 w[63]
        xor ebp, esi               ;   152.7 p0     107 w[63]
        rol ebp, 0xb               ;   153.7 p0     107 w[63]
        mov dword [esp + 224], ebx ;   149.3 p3+p4  107 w[55] spill
        mov ebx, dword [esp + 216] ;   150.0 p2     107 w[64]
        xor ebx, ecx               ;   153.0 p1     107 w[64]
        xor ebx, eax               ;   154.0 p1     107 w[64]
        xor ebx, 0x9e377981        ;   155.0 p0     107 w[64]
        xor ebx, ebp               ;   156.0 p1     107 w[64]
        rol ebx, 0xb               ;   157.0 p0     107 w[64]
        mov dword [esp + 228], eax ;   152.0 p3+p4  107 w[59] spill
        mov eax, dword [esp + 220] ;   152.7 p2     107 w[65]
        xor eax, edx               ;   155.7 p1     107 w[65]
        xor eax, esi               ;   156.7 p0     107 w[65]
        xor eax, 0x9e377980        ;   157.7 p1     107 w[65]
        xor eax, ebx               ;   158.7 p0     107 w[65]
        rol eax, 0xb               ;   159.7 p0     107 w[65]
        mov dword [esp + 232], edx ;   154.7 p3+p4  107 w[60] spill
        mov edx, ecx               ;   155.3 p1     107 w[66] copy
        xor edx, edi               ;   156.3 p1     107 w[66]
        xor edx, ebp               ;   157.3 p0     107 w[66]
        xor edx, 0x9e377983        ;   158.3 p1     107 w[66]
        xor edx, eax               ;   160.7 p0     107 w[66]
        rol edx, 0xb               ;   161.7 p0     107 w[66]
        mov dword [esp + 236], edi ;   157.3 p3+p4  107 w[58] spill
        mov edi, dword [esp + 228] ;   158.0 p2     107 w[67]
        xor edi, esi               ;   161.0 p1     107 w[67]
        xor edi, ebx               ;   162.0 p1     107 w[67]
        xor edi, 0x9e377982        ;   163.0 p0     107 w[67]
        xor edi, edx               ;   164.0 p1     107 w[67]
        rol edi, 0xb               ;   165.0 p0     107 w[67]
        mov dword [esp + 240], esi ;   160.0 p3+p4  107 w[62] spill
        mov esi, dword [esp + 232] ;   160.7 p2     107 w[68]
        xor esi, ebp               ;   163.7 p1     107 w[68]
        mov dword [esp + 244], ebp ;   161.3 p3+p4  107 w[63] spill
        mov ebp, eax               ;   162.0 p0     107 w[68] copy
        xor ebp, esi               ;   164.7 p1     107 w[68]
        xor ebp, 0x9e377985        ;   165.7 p0     107 w[68]
        xor ebp, edi               ;   166.7 p1     107 w[68]
        rol ebp, 0xb               ;   167.7 p0     107 w[68]
        mov dword [esp + 248], esi ;   164.7 p3+p4  107 w[68] spill
        mov esi, ecx               ;   164.3 p1     107 w[69] copy
        xor esi, edx               ;   165.3 p0     107 w[69]
        xor esi, ebx               ;   166.3 p1     107 w[69]
        xor esi, 0x9e377984        ;   167.3 p0     107 w[69]
        xor esi, ebp               ;   168.7 p1     107 w[69]
        rol esi, 0xb               ;   169.7 p0     107 w[69]
        mov dword [esp + 252], ecx ;   166.3 p3+p4  107 w[61] spill
        mov ecx, dword [esp + 240] ;   167.0 p2     107 w[70]
        xor ecx, eax               ;   170.0 p1     107 w[70]
        xor ecx, edi               ;   171.0 p0     107 w[70]
        xor ecx, 0x9e377987        ;   172.0 p1     107 w[70]
        xor ecx, esi               ;   173.0 p0     107 w[70]
        rol ecx, 0xb               ;   174.0 p0     107 w[70]
        mov dword [esp + 256], eax ;   169.0 p3+p4  107 w[65] spill
        mov eax, dword [esp + 244] ;   169.7 p2     107 w[71]
        xor eax, edx               ;   172.7 p1     107 w[71]
        xor eax, ebp               ;   173.7 p0     107 w[71]
        xor eax, 0x9e377986        ;   174.7 p1     107 w[71]
        xor eax, ecx               ;   175.7 p0     107 w[71]
        rol eax, 0xb               ;   176.7 p0     107 w[71]
        mov dword [esp + 260], edx ;   171.7 p3+p4  107 w[66] spill
        mov edx, edi               ;   172.3 p1     107 w[72] copy
        xor edx, ebx               ;   173.3 p1     107 w[72]
        xor edx, esi               ;   174.3 p0     107 w[72]
        xor edx, 0x9e3779f9        ;   175.3 p1     107 w[72]
        xor edx, eax               ;   177.7 p0     107 w[72]
        rol edx, 0xb               ;   178.7 p0     107 w[72]
        mov dword [esp + 264], ebx ;   174.3 p3+p4  107 w[64] spill
        mov ebx, dword [esp + 256] ;   175.0 p2     107 w[73]
        xor ebx, ebp               ;   178.0 p1     107 w[73]
        xor ebx, ecx               ;   179.0 p1     107 w[73]
        xor ebx, 0x9e3779f8        ;   180.0 p0     107 w[73]
        xor ebx, edx               ;   181.0 p1     107 w[73]
        rol ebx, 0xb               ;   182.0 p0     107 w[73]
        xor ebp, eax               ;   178.3 p1     107 w[76]
        mov dword [esp + 268], ebp ;   179.3 p3+p4  107 w[76] spill
        mov ebp, dword [esp + 260] ;   178.0 p2     107 w[74]
        xor ebp, esi               ;   181.0 p0     107 w[74]
        xor ebp, eax               ;   182.0 p1     107 w[74]
        xor ebp, 0x9e3779fb        ;   183.0 p0     107 w[74]
        xor ebp, ebx               ;   184.0 p1     107 w[74]
        rol ebp, 0xb               ;   185.0 p0     107 w[74]
        mov dword [esp + 272], eax ;   180.0 p3+p4  107 w[71] spill
        mov eax, edi               ;   181.3 p1     107 w[75] copy
        xor eax, ecx               ;   182.3 p0     107 w[75]
        xor eax, edx               ;   183.3 p1     107 w[75]
        xor eax, 0x9e3779fa        ;   184.3 p0     107 w[75]
        xor eax, ebp               ;   186.0 p1     107 w[75]
        rol eax, 0xb               ;   187.0 p0     107 w[75]
        mov dword [esp + 276], edi ;   182.7 p3+p4  107 w[67] spill
        mov edi, dword [esp + 268] ;   183.3 p2     107 w[76]
        xor edi, ebx               ;   186.3 p1     107 w[76]
        xor edi, 0x9e3779fd        ;   187.3 p0     107 w[76]
        xor edi, eax               ;   188.3 p1     107 w[76]
        rol edi, 0xb               ;   189.3 p0     107 w[76]
        mov dword [esp + 280], ecx ;   185.0 p3+p4  107 w[70] spill
        mov ecx, esi               ;   186.3 p1     107 w[77] copy
        xor ecx, edx               ;   187.3 p0     107 w[77]
        xor ecx, ebp               ;   188.3 p1     107 w[77]
        xor ecx, 0x9e3779fc        ;   189.3 p0     107 w[77]
        xor ecx, edi               ;   190.3 p1     107 w[77]
        rol ecx, 0xb               ;   191.3 p0     107 w[77]
        mov dword [esp + 284], esi ;   187.7 p3+p4  107 w[69] spill
        mov esi, dword [esp + 280] ;   188.3 p2     107 w[78]
        xor esi, ebx               ;   191.3 p1     107 w[78]
        xor esi, eax               ;   192.3 p0     107 w[78]
        xor esi, 0x9e3779ff        ;   193.3 p1     107 w[78]
        xor esi, ecx               ;   194.3 p0     107 w[78]
        rol esi, 0xb               ;   195.3 p0     107 w[78]
        mov dword [esp + 288], ebx ;   190.3 p3+p4  107 w[73] spill
        mov ebx, dword [esp + 272] ;   191.0 p2     107 w[79]
        xor ebx, ebp               ;   194.0 p1     107 w[79]
        xor ebx, edi               ;   195.0 p1     107 w[79]
        xor ebx, 0x9e3779fe        ;   196.0 p0     107 w[79]
        xor ebx, esi               ;   197.0 p1     107 w[79]
        rol ebx, 0xb               ;   198.0 p0     107 w[79]
        mov dword [esp + 292], ebp ;   193.0 p3+p4  107 w[74] spill
        mov ebp, edx               ;   194.3 p1     107 w[80] copy
        xor ebp, eax               ;   195.3 p0     107 w[80]
        xor ebp, ecx               ;   196.3 p1     107 w[80]
        xor ebp, 0x9e3779f1        ;   197.3 p0     107 w[80]
        xor ebp, ebx               ;   199.0 p1     107 w[80]
        rol ebp, 0xb               ;   200.0 p0     107 w[80]
        mov dword [esp + 296], edx ;   195.7 p3+p4  107 w[72] spill
        mov edx, dword [esp + 288] ;   196.3 p2     107 w[81]
        xor edx, esi               ;   199.3 p1     107 w[81]
        xor edx, edi               ;   200.3 p0     107 w[81]
        xor edx, 0x9e3779f0        ;   201.3 p1     107 w[81]
        xor edx, ebp               ;   202.3 p0     107 w[81]
        rol edx, 0xb               ;   203.3 p0     107 w[81]
        mov dword [esp + 300], edi ;   198.3 p3+p4  107 w[76] spill
        mov edi, dword [esp + 292] ;   199.0 p2     107 w[82]
        xor edi, ecx               ;   202.0 p1     107 w[82]
        xor edi, ebx               ;   203.0 p1     107 w[82]
        xor edi, 0x9e3779f3        ;   204.0 p0     107 w[82]
        xor edi, edx               ;   205.0 p1     107 w[82]
        rol edi, 0xb               ;   206.0 p0     107 w[82]
        mov dword [esp + 304], ecx ;   201.0 p3+p4  107 w[77] spill
        mov ecx, eax               ;   202.3 p1     107 w[83] copy
        xor ecx, esi               ;   203.3 p0     107 w[83]
        xor ecx, ebp               ;   204.3 p1     107 w[83]
        xor ecx, 0x9e3779f2        ;   205.3 p0     107 w[83]
        xor ecx, edi               ;   207.0 p1     107 w[83]
        rol ecx, 0xb               ;   208.0 p0     107 w[83]
        mov dword [esp + 308], eax ;   203.7 p3+p4  107 w[75] spill
        mov eax, dword [esp + 300] ;   204.3 p2     107 w[84]
        xor eax, ebx               ;   207.3 p1     107 w[84]
        xor eax, edx               ;   208.3 p0     107 w[84]
        xor eax, 0x9e3779f5        ;   209.3 p1     107 w[84]
        xor eax, ecx               ;   210.3 p0     107 w[84]
        rol eax, 0xb               ;   211.3 p0     107 w[84]
        mov dword [esp + 312], ebx ;   206.3 p3+p4  107 w[79] spill
        mov ebx, dword [esp + 304] ;   207.0 p2     107 w[85]
        xor ebx, ebp               ;   210.0 p1     107 w[85]
        xor ebx, edi               ;   211.0 p1     107 w[85]
        xor ebx, 0x9e3779f4        ;   212.0 p0     107 w[85]
        xor ebx, eax               ;   213.0 p1     107 w[85]
        rol ebx, 0xb               ;   214.0 p0     107 w[85]
        mov dword [esp + 316], ebp ;   209.0 p3+p4  107 w[80] spill
        mov ebp, esi               ;   210.3 p1     107 w[86] copy
        xor ebp, edx               ;   211.3 p0     107 w[86]
        xor ebp, ecx               ;   212.3 p1     107 w[86]
        xor ebp, 0x9e3779f7        ;   213.3 p0     107 w[86]
        xor ebp, ebx               ;   215.0 p1     107 w[86]
        rol ebp, 0xb               ;   216.0 p0     107 w[86]
        mov dword [esp + 320], esi ;   211.7 p3+p4  107 w[78] spill
        mov esi, dword [esp + 312] ;   212.3 p2     107 w[87]
        xor esi, edi               ;   215.3 p1     107 w[87]
        xor esi, eax               ;   216.3 p0     107 w[87]
        xor esi, 0x9e3779f6        ;   217.3 p1     107 w[87]
        xor esi, ebp               ;   218.3 p0     107 w[87]
        rol esi, 0xb               ;   219.3 p0     107 w[87]
        mov dword [esp + 324], edi ;   214.3 p3+p4  107 w[82] spill
        mov edi, dword [esp + 316] ;   215.0 p2     107 w[88]
        xor edi, ecx               ;   218.0 p1     107 w[88]
        mov dword [esp + 328], ecx ;   215.7 p3+p4  107 w[83] spill
        mov ecx, ebx               ;   216.3 p1     107 w[88] copy
        xor ecx, edi               ;   219.0 p0     107 w[88]
        xor ecx, 0x9e3779e9        ;   220.0 p1     107 w[88]
        xor ecx, esi               ;   221.0 p0     107 w[88]
        rol ecx, 0xb               ;   222.0 p0     107 w[88]
        mov dword [esp + 332], edi ;   219.0 p3+p4  107 w[88] spill
        mov edi, eax               ;   218.7 p1     107 w[89] copy
        xor edi, edx               ;   219.7 p1     107 w[89]
        xor edi, ebp               ;   220.7 p0     107 w[89]
        xor edi, 0x9e3779e8        ;   221.7 p1     107 w[89]
        xor edi, ecx               ;   223.0 p0     107 w[89]
        rol edi, 0xb               ;   224.0 p0     107 w[89]
        mov dword [esp + 336], edx ;   220.7 p3+p4  107 w[81] spill
        mov edx, dword [esp + 324] ;   221.3 p2     107 w[90]
        xor edx, ebx               ;   224.3 p1     107 w[90]
        xor edx, esi               ;   225.3 p1     107 w[90]
        xor edx, 0x9e3779eb        ;   226.3 p0     107 w[90]
        xor edx, edi               ;   227.3 p1     107 w[90]
        rol edx, 0xb               ;   228.3 p0     107 w[90]
        mov dword [esp + 340], ebx ;   223.3 p3+p4  107 w[85] spill
        mov ebx, dword [esp + 328] ;   224.0 p2     107 w[91]
        xor ebx, ebp               ;   227.0 p1     107 w[91]
        xor ebx, ecx               ;   228.0 p0     107 w[91]
        xor ebx, 0x9e3779ea        ;   229.0 p1     107 w[91]
        xor ebx, edx               ;   230.0 p0     107 w[91]
        rol ebx, 0xb               ;   231.0 p0     107 w[91]
        mov dword [esp + 344], ebp ;   226.0 p3+p4  107 w[86] spill
        mov ebp, eax               ;   226.7 p1     107 w[92] copy
        xor ebp, esi               ;   227.7 p1     107 w[92]
        mov dword [esp + 348], eax ;   227.3 p3+p4  107 w[84] spill
        mov eax, edi               ;   228.0 p0     107 w[92] copy
        xor eax, ebp               ;   229.0 p1     107 w[92]
        xor eax, 0x9e3779ed        ;   230.0 p0     107 w[92]
        xor eax, ebx               ;   232.0 p1     107 w[92]
        rol eax, 0xb               ;   233.0 p0     107 w[92]
        mov dword [esp + 352], ebp ;   229.7 p3+p4  107 w[92] spill
        mov ebp, dword [esp + 340] ;   230.3 p2     107 w[93]
        xor ebp, ecx               ;   233.3 p1     107 w[93]
        xor ebp, edx               ;   234.3 p0     107 w[93]
        xor ebp, 0x9e3779ec        ;   235.3 p1     107 w[93]
        xor ebp, eax               ;   236.3 p0     107 w[93]
        rol ebp, 0xb               ;   237.3 p0     107 w[93]
        mov dword [esp + 356], ecx ;   232.3 p3+p4  107 w[88] spill
        mov ecx, dword [esp + 344] ;   233.0 p2     107 w[94]
        xor ecx, edi               ;   236.0 p1     107 w[94]
        xor ecx, ebx               ;   237.0 p0     107 w[94]
        xor ecx, 0x9e3779ef        ;   238.0 p1     107 w[94]
        xor ecx, ebp               ;   239.0 p0     107 w[94]
        rol ecx, 0xb               ;   240.0 p0     107 w[94]
        mov dword [esp + 360], edi ;   235.0 p3+p4  107 w[89] spill
        mov edi, esi               ;   235.7 p1     107 w[95] copy
        xor edi, eax               ;   236.7 p1     107 w[95]
        xor edi, edx               ;   237.7 p0     107 w[95]
        xor edi, 0x9e3779ee        ;   238.7 p1     107 w[95]
        xor edi, ecx               ;   241.0 p0     107 w[95]
        rol edi, 0xb               ;   242.0 p0     107 w[95]
        mov dword [esp + 364], esi ;   237.7 p3+p4  107 w[87] spill
        mov esi, dword [esp + 356] ;   238.3 p2     107 w[96]
        xor esi, ebp               ;   241.3 p1     107 w[96]
        xor esi, ebx               ;   242.3 p1     107 w[96]
        xor esi, 0x9e3779e1        ;   243.3 p0     107 w[96]
        xor esi, edi               ;   244.3 p1     107 w[96]
        rol esi, 0xb               ;   245.3 p0     107 w[96]
        mov dword [esp + 368], ebx ;   240.3 p3+p4  107 w[91] spill
        mov ebx, dword [esp + 360] ;   241.0 p2     107 w[97]
        xor ebx, eax               ;   244.0 p1     107 w[97]
        xor ebx, ecx               ;   245.0 p0     107 w[97]
        xor ebx, 0x9e3779e0        ;   246.0 p1     107 w[97]
        xor ebx, esi               ;   247.0 p0     107 w[97]
        rol ebx, 0xb               ;   248.0 p0     107 w[97]
        mov dword [esp + 372], eax ;   243.0 p3+p4  107 w[92] spill
        mov eax, ebp               ;   243.7 p1     107 w[98] copy
        xor eax, edx               ;   244.7 p1     107 w[98]
        xor eax, edi               ;   245.7 p0     107 w[98]
        xor eax, 0x9e3779e3        ;   246.7 p1     107 w[98]
        xor eax, ebx               ;   249.0 p0     107 w[98]
        rol eax, 0xb               ;   250.0 p0     107 w[98]
        mov dword [esp + 376], edx ;   245.7 p3+p4  107 w[90] spill
        mov edx, dword [esp + 368] ;   246.3 p2     107 w[99]
        xor edx, ecx               ;   249.3 p1     107 w[99]
        xor edx, esi               ;   250.3 p1     107 w[99]
        xor edx, 0x9e3779e2        ;   251.3 p0     107 w[99]
        xor edx, eax               ;   252.3 p1     107 w[99]
        rol edx, 0xb               ;   253.3 p0     107 w[99]
        mov dword [esp + 380], ecx ;   248.3 p3+p4  107 w[94] spill
        mov ecx, dword [esp + 372] ;   249.0 p2     107 w[100]
        xor ecx, edi               ;   252.0 p1     107 w[100]
        mov dword [esp + 384], edi ;   249.7 p3+p4  107 w[95] spill
        mov edi, ebx               ;   250.3 p0     107 w[100] copy
        xor edi, ecx               ;   253.0 p1     107 w[100]
        xor edi, 0x9e3779e5        ;   254.0 p0     107 w[100]
        xor edi, edx               ;   255.0 p1     107 w[100]
        rol edi, 0xb               ;   256.0 p0     107 w[100]
        mov dword [esp + 388], ecx ;   253.0 p3+p4  107 w[100] spill
        mov ecx, ebp               ;   252.7 p1     107 w[101] copy
        xor ecx, eax               ;   253.7 p0     107 w[101]
        xor ecx, esi               ;   254.7 p1     107 w[101]
        xor ecx, 0x9e3779e4        ;   255.7 p0     107 w[101]
        xor ecx, edi               ;   257.0 p1     107 w[101]
        rol ecx, 0xb               ;   258.0 p0     107 w[101]
        mov dword [esp + 392], ebp ;   254.7 p3+p4  107 w[93] spill
        mov ebp, dword [esp + 380] ;   255.3 p2     107 w[102]
        xor ebp, ebx               ;   258.3 p1     107 w[102]
        xor ebp, edx               ;   259.3 p0     107 w[102]
        xor ebp, 0x9e3779e7        ;   260.3 p1     107 w[102]
        xor ebp, ecx               ;   261.3 p0     107 w[102]
        rol ebp, 0xb               ;   262.3 p0     107 w[102]
        mov dword [esp + 396], ebx ;   257.3 p3+p4  107 w[97] spill
        mov ebx, dword [esp + 384] ;   258.0 p2     107 w[103]
        xor ebx, eax               ;   261.0 p1     107 w[103]
        xor ebx, edi               ;   262.0 p0     107 w[103]
        xor ebx, 0x9e3779e6        ;   263.0 p1     107 w[103]
        xor ebx, ebp               ;   264.0 p0     107 w[103]
        rol ebx, 0xb               ;   265.0 p0     107 w[103]
        mov dword [esp + 400], eax ;   260.0 p3+p4  107 w[98] spill
        mov eax, edx               ;   260.7 p1     107 w[104] copy
        xor eax, esi               ;   261.7 p1     107 w[104]
        xor eax, ecx               ;   262.7 p0     107 w[104]
        xor eax, 0x9e3779d9        ;   263.7 p1     107 w[104]
        xor eax, ebx               ;   266.0 p0     107 w[104]
        rol eax, 0xb               ;   267.0 p0     107 w[104]
        mov dword [esp + 404], esi ;   262.7 p3+p4  107 w[96] spill
        mov esi, dword [esp + 396] ;   263.3 p2     107 w[105]
        xor esi, edi               ;   266.3 p1     107 w[105]
        xor esi, ebp               ;   267.3 p1     107 w[105]
        xor esi, 0x9e3779d8        ;   268.3 p0     107 w[105]
        xor esi, eax               ;   269.3 p1     107 w[105]
        rol esi, 0xb               ;   270.3 p0     107 w[105]
        xor edi, ebx               ;   266.7 p1     107 w[108]
        mov dword [esp + 408], edi ;   267.7 p3+p4  107 w[108] spill
        mov edi, dword [esp + 400] ;   266.3 p2     107 w[106]
        xor edi, ecx               ;   269.3 p0     107 w[106]
        xor edi, ebx               ;   270.3 p1     107 w[106]
        xor edi, 0x9e3779db        ;   271.3 p0     107 w[106]
        xor edi, esi               ;   272.3 p1     107 w[106]
        rol edi, 0xb               ;   273.3 p0     107 w[106]
        mov dword [esp + 412], ebx ;   268.3 p3+p4  107 w[103] spill
        mov ebx, edx               ;   269.7 p1     107 w[107] copy
        xor ebx, ebp               ;   270.7 p0     107 w[107]
        xor ebx, eax               ;   271.7 p1     107 w[107]
        xor ebx, 0x9e3779da        ;   272.7 p0     107 w[107]
        xor ebx, edi               ;   274.3 p1     107 w[107]
        rol ebx, 0xb               ;   275.3 p0     107 w[107]
        mov dword [esp + 416], edx ;   271.0 p3+p4  107 w[99] spill
        mov edx, dword [esp + 408] ;   271.7 p2     107 w[108]
        xor edx, esi               ;   274.7 p1     107 w[108]
        xor edx, 0x9e3779dd        ;   275.7 p0     107 w[108]
        xor edx, ebx               ;   276.7 p1     107 w[108]
        rol edx, 0xb               ;   277.7 p0     107 w[108]
        mov dword [esp + 420], ebp ;   273.3 p3+p4  107 w[102] spill
        mov ebp, ecx               ;   274.7 p1     107 w[109] copy
        xor ebp, eax               ;   275.7 p0     107 w[109]
        xor ebp, edi               ;   276.7 p1     107 w[109]
        xor ebp, 0x9e3779dc        ;   277.7 p0     107 w[109]
        xor ebp, edx               ;   278.7 p1     107 w[109]
        rol ebp, 0xb               ;   279.7 p0     107 w[109]
        mov dword [esp + 424], ecx ;   276.0 p3+p4  107 w[101] spill
        mov ecx, dword [esp + 420] ;   276.7 p2     107 w[110]
        xor ecx, esi               ;   279.7 p1     107 w[110]
        xor ecx, ebx               ;   280.7 p0     107 w[110]
        xor ecx, 0x9e3779df        ;   281.7 p1     107 w[110]
        xor ecx, ebp               ;   282.7 p0     107 w[110]
        rol ecx, 0xb               ;   283.7 p0     107 w[110]
        mov dword [esp + 428], esi ;   278.7 p3+p4  107 w[105] spill
        mov esi, dword [esp + 412] ;   279.3 p2     107 w[111]
        xor esi, edi               ;   282.3 p1     107 w[111]
        xor esi, edx               ;   283.3 p1     107 w[111]
        xor esi, 0x9e3779de        ;   284.3 p0     107 w[111]
        xor esi, ecx               ;   285.3 p1     107 w[111]
        rol esi, 0xb               ;   286.3 p0     107 w[111]
        mov dword [esp + 432], edi ;   281.3 p3+p4  107 w[106] spill
        mov edi, eax               ;   282.7 p1     107 w[112] copy
        xor edi, ebx               ;   283.7 p0     107 w[112]
        xor edi, ebp               ;   284.7 p1     107 w[112]
        xor edi, 0x9e3779d1        ;   285.7 p0     107 w[112]
        xor edi, esi               ;   287.3 p1     107 w[112]
        rol edi, 0xb               ;   288.3 p0     107 w[112]
        mov dword [esp + 436], eax ;   284.0 p3+p4  107 w[104] spill
        mov eax, dword [esp + 428] ;   284.7 p2     107 w[113]
        xor eax, ecx               ;   287.7 p1     107 w[113]
        xor eax, edx               ;   288.7 p0     107 w[113]
        xor eax, 0x9e3779d0        ;   289.7 p1     107 w[113]
        xor eax, edi               ;   290.7 p0     107 w[113]
        rol eax, 0xb               ;   291.7 p0     107 w[113]
        mov dword [esp + 440], edx ;   286.7 p3+p4  107 w[108] spill
        mov edx, dword [esp + 432] ;   287.3 p2     107 w[114]
        xor edx, ebp               ;   290.3 p1     107 w[114]
        xor edx, esi               ;   291.3 p1     107 w[114]
        xor edx, 0x9e3779d3        ;   292.3 p0     107 w[114]
        xor edx, eax               ;   293.3 p1     107 w[114]
        rol edx, 0xb               ;   294.3 p0     107 w[114]
        mov dword [esp + 444], ebp ;   289.3 p3+p4  107 w[109] spill
        mov ebp, ebx               ;   290.7 p1     107 w[115] copy
        xor ebp, ecx               ;   291.7 p0     107 w[115]
        xor ebp, edi               ;   292.7 p1     107 w[115]
        xor ebp, 0x9e3779d2        ;   293.7 p0     107 w[115]
        xor ebp, edx               ;   295.3 p1     107 w[115]
        rol ebp, 0xb               ;   296.3 p0     107 w[115]
        mov dword [esp + 448], ebx ;   292.0 p3+p4  107 w[107] spill
        mov ebx, dword [esp + 440] ;   292.7 p2     107 w[116]
        xor ebx, esi               ;   295.7 p1     107 w[116]
        xor ebx, eax               ;   296.7 p0     107 w[116]
        xor ebx, 0x9e3779d5        ;   297.7 p1     107 w[116]
        xor ebx, ebp               ;   298.7 p0     107 w[116]
        rol ebx, 0xb               ;   299.7 p0     107 w[116]
        mov dword [esp + 452], esi ;   294.7 p3+p4  107 w[111] spill
        mov esi, dword [esp + 444] ;   295.3 p2     107 w[117]
        xor esi, edi               ;   298.3 p1     107 w[117]
        xor esi, edx               ;   299.3 p1     107 w[117]
        xor esi, 0x9e3779d4        ;   300.3 p0     107 w[117]
        xor esi, ebx               ;   301.3 p1     107 w[117]
        rol esi, 0xb               ;   302.3 p0     107 w[117]
        mov dword [esp + 456], edi ;   297.3 p3+p4  107 w[112] spill
        mov edi, ecx               ;   298.7 p1     107 w[118] copy
        xor edi, eax               ;   299.7 p0     107 w[118]
        xor edi, ebp               ;   300.7 p1     107 w[118]
        xor edi, 0x9e3779d7        ;   301.7 p0     107 w[118]
        xor edi, esi               ;   303.3 p1     107 w[118]
        rol edi, 0xb               ;   304.3 p0     107 w[118]
        mov dword [esp + 460], ecx ;   300.0 p3+p4  107 w[110] spill
        mov ecx, dword [esp + 452] ;   300.7 p2     107 w[119]
        xor ecx, edx               ;   303.7 p1     107 w[119]
        xor ecx, ebx               ;   304.7 p0     107 w[119]
        xor ecx, 0x9e3779d6        ;   305.7 p1     107 w[119]
        xor ecx, edi               ;   306.7 p0     107 w[119]
        rol ecx, 0xb               ;   307.7 p0     107 w[119]
        mov dword [esp + 464], edx ;   302.7 p3+p4  107 w[114] spill
        mov edx, dword [esp + 456] ;   303.3 p2     107 w[120]
        xor edx, ebp               ;   306.3 p1     107 w[120]
        mov dword [esp + 468], ebp ;   304.0 p3+p4  107 w[115] spill
        mov ebp, esi               ;   304.7 p1     107 w[120] copy
        xor ebp, edx               ;   307.3 p0     107 w[120]
        xor ebp, 0x9e3779c9        ;   308.3 p1     107 w[120]
        xor ebp, ecx               ;   309.3 p0     107 w[120]
        rol ebp, 0xb               ;   310.3 p0     107 w[120]
        mov dword [esp + 472], edx ;   307.3 p3+p4  107 w[120] spill
        mov edx, ebx               ;   307.0 p1     107 w[121] copy
        xor edx, eax               ;   308.0 p1     107 w[121]
        xor edx, edi               ;   309.0 p0     107 w[121]
        xor edx, 0x9e3779c8        ;   310.0 p1     107 w[121]
        xor edx, ebp               ;   311.3 p0     107 w[121]
        rol edx, 0xb               ;   312.3 p0     107 w[121]
        mov dword [esp + 476], eax ;   309.0 p3+p4  107 w[113] spill
        mov eax, dword [esp + 464] ;   309.7 p2     107 w[122]
        xor eax, esi               ;   312.7 p1     107 w[122]
        xor eax, ecx               ;   313.7 p1     107 w[122]
        xor eax, 0x9e3779cb        ;   314.7 p0     107 w[122]
        xor eax, edx               ;   315.7 p1     107 w[122]
        rol eax, 0xb               ;   316.7 p0     107 w[122]
        mov dword [esp + 480], esi ;   311.7 p3+p4  107 w[117] spill
        mov esi, dword [esp + 468] ;   312.3 p2     107 w[123]
        xor esi, edi               ;   315.3 p1     107 w[123]
        xor esi, ebp               ;   316.3 p0     107 w[123]
        xor esi, 0x9e3779ca        ;   317.3 p1     107 w[123]
        xor esi, eax               ;   318.3 p0     107 w[123]
        rol esi, 0xb               ;   319.3 p0     107 w[123]
        mov dword [esp + 484], edi ;   314.3 p3+p4  107 w[118] spill
        mov edi, ebx               ;   315.0 p1     107 w[124] copy
        xor edi, ecx               ;   316.0 p1     107 w[124]
        mov dword [esp + 488], ebx ;   315.7 p3+p4  107 w[116] spill
        mov ebx, edx               ;   316.3 p0     107 w[124] copy
        xor ebx, edi               ;   317.3 p1     107 w[124]
        xor ebx, 0x9e3779cd        ;   318.3 p0     107 w[124]
        xor ebx, esi               ;   320.3 p1     107 w[124]
        rol ebx, 0xb               ;   321.3 p0     107 w[124]
        mov dword [esp + 492], edi ;   318.0 p3+p4  107 w[124] spill
        mov edi, dword [esp + 480] ;   318.7 p2     107 w[125]
        xor edi, ebp               ;   321.7 p1     107 w[125]
        xor edi, eax               ;   322.7 p0     107 w[125]
        xor edi, 0x9e3779cc        ;   323.7 p1     107 w[125]
        xor edi, ebx               ;   324.7 p0     107 w[125]
        rol edi, 0xb               ;   325.7 p0     107 w[125]
        mov dword [esp + 496], ebp ;   320.7 p3+p4  107 w[120] spill
        mov ebp, dword [esp + 484] ;   321.3 p2     107 w[126]
        xor ebp, edx               ;   324.3 p1     107 w[126]
        xor ebp, esi               ;   325.3 p0     107 w[126]
        xor ebp, 0x9e3779cf        ;   326.3 p1     107 w[126]
        xor ebp, edi               ;   327.3 p0     107 w[126]
        rol ebp, 0xb               ;   328.3 p0     107 w[126]
        mov dword [esp + 500], edx ;   323.3 p3+p4  107 w[121] spill
        mov edx, ecx               ;   324.0 p1     107 w[127] copy
        xor edx, ebx               ;   325.0 p1     107 w[127]
        xor edx, eax               ;   326.0 p0     107 w[127]
        xor edx, 0x9e3779ce        ;   327.0 p1     107 w[127]
        xor edx, ebp               ;   329.3 p0     107 w[127]
        rol edx, 0xb               ;   330.3 p0     107 w[127]
        mov dword [esp + 504], ecx ;   326.0 p3+p4  107 w[119] spill
        mov ecx, dword [esp + 496] ;   326.7 p2     107 w[128]
        xor ecx, edi               ;   329.7 p1     107 w[128]
        xor ecx, esi               ;   330.7 p1     107 w[128]
        xor ecx, 0x9e3779c1        ;   331.7 p0     107 w[128]
        xor ecx, edx               ;   332.7 p1     107 w[128]
        rol ecx, 0xb               ;   333.7 p0     107 w[128]
        mov dword [esp + 508], esi ;   328.7 p3+p4  107 w[123] spill
        mov esi, dword [esp + 500] ;   329.3 p2     107 w[129]
        xor esi, ebx               ;   332.3 p1     107 w[129]
        xor esi, ebp               ;   333.3 p0     107 w[129]
        xor esi, 0x9e3779c0        ;   334.3 p1     107 w[129]
        xor esi, ecx               ;   335.3 p0     107 w[129]
        rol esi, 0xb               ;   336.3 p0     107 w[129]
        mov dword [esp + 512], ebx ;   331.3 p3+p4  107 w[124] spill
        mov ebx, edi               ;   332.0 p1     107 w[130] copy
        xor ebx, eax               ;   333.0 p1     107 w[130]
        xor ebx, edx               ;   334.0 p0     107 w[130]
        xor ebx, 0x9e3779c3        ;   335.0 p1     107 w[130]
        xor ebx, esi               ;   337.3 p0     107 w[130]
        rol ebx, 0xb               ;   338.3 p0     107 w[130]
        mov dword [esp + 516], eax ;   334.0 p3+p4  107 w[122] spill
        mov eax, dword [esp + 508] ;   334.7 p2     107 w[131]
        xor eax, ebp               ;   337.7 p1     107 w[131]
        xor eax, ecx               ;   338.7 p1     107 w[131]
        xor eax, 0x9e3779c2        ;   339.7 p0     107 w[131]
        xor eax, ebx               ;   340.7 p1     107 w[131]
        rol eax, 0xb               ;   341.7 p0     107 w[131]
        mov dword [esp + 520], ebp ;   336.7 p3+p4  107 w[126] spill
        mov ebp, dword [esp + 512] ;   337.3 p2     107 w[132]
        xor ebp, edx               ;   340.3 p1     107 w[132]
        mov dword [esp + 524], edx ;   338.0 p3+p4  107 w[127] spill
        mov edx, esi               ;   338.7 p0     107 w[132] copy
        xor edx, ebp               ;   341.3 p1     107 w[132]
        xor edx, 0x9e3779c5        ;   342.3 p0     107 w[132]
        xor edx, eax               ;   343.3 p1     107 w[132]
        rol edx, 0xb               ;   344.3 p0     107 w[132]
        mov dword [esp + 528], ebp ;   341.3 p3+p4  107 w[132] spill
        mov ebp, edi               ;   341.0 p1     107 w[133] copy
        xor ebp, ebx               ;   342.0 p0     107 w[133]
        xor ebp, ecx               ;   343.0 p1     107 w[133]
        xor ebp, 0x9e3779c4        ;   344.0 p0     107 w[133]
        xor ebp, edx               ;   345.3 p1     107 w[133]
        rol ebp, 0xb               ;   346.3 p0     107 w[133]
        mov dword [esp + 532], edi ;   343.0 p3+p4  107 w[125] spill
        mov edi, dword [esp + 520] ;   343.7 p2     107 w[134]
        xor edi, esi               ;   346.7 p1     107 w[134]
        xor edi, eax               ;   347.7 p0     107 w[134]
        xor edi, 0x9e3779c7        ;   348.7 p1     107 w[134]
        xor edi, ebp               ;   349.7 p0     107 w[134]
        rol edi, 0xb               ;   350.7 p0     107 w[134]
        mov dword [esp + 536], esi ;   345.7 p3+p4  107 w[129] spill
        mov esi, dword [esp + 524] ;   346.3 p2     107 w[135]
        xor esi, ebx               ;   349.3 p1     107 w[135]
        xor esi, edx               ;   350.3 p1     107 w[135]
        xor esi, 0x9e3779c6        ;   351.3 p0     107 w[135]
        xor esi, edi               ;   352.3 p1     107 w[135]
        rol esi, 0xb               ;   353.3 p0     107 w[135]
        mov dword [esp + 540], ebx ;   348.3 p3+p4  107 w[130] spill
        mov ebx, eax               ;   349.7 p1     107 w[136] copy
        xor ebx, ebp               ;   350.7 p0     107 w[136]
        xor ebx, ecx               ;   351.7 p1     107 w[136]
        xor ebx, 0x9e377939        ;   352.7 p0     107 w[136]
        xor ebx, esi               ;   354.3 p1     107 w[136]
        rol ebx, 0xb               ;   355.3 p0     107 w[136]
        mov dword [esp + 544], ecx ;   351.0 p3+p4  107 w[128] spill
        mov ecx, dword [esp + 536] ;   351.7 p2     107 w[137]
        xor ecx, edx               ;   354.7 p1     107 w[137]
        xor ecx, edi               ;   355.7 p0     107 w[137]
        xor ecx, 0x9e377938        ;   356.7 p1     107 w[137]
        xor ecx, ebx               ;   357.7 p0     107 w[137]
        rol ecx, 0xb               ;   358.7 p0     107 w[137]
        mov dword [esp + 548], edx ;   353.7 p3+p4  107 w[132] spill
        mov edx, dword [esp + 540] ;   354.3 p2     107 w[138]
        xor edx, ebp               ;   357.3 p1     107 w[138]
        xor edx, esi               ;   358.3 p1     107 w[138]
        xor edx, 0x9e37793b        ;   359.3 p0     107 w[138]
        xor edx, ecx               ;   360.3 p1     107 w[138]
        rol edx, 0xb               ;   361.3 p0     107 w[138]
        mov dword [esp + 552], ecx ;   359.7 p3+p4  107 w[137] spill
        mov ecx, eax               ;   357.7 p1     107 w[139] copy
        xor ecx, edi               ;   358.7 p0     107 w[139]
        xor ecx, ebx               ;   359.7 p1     107 w[139]
        xor ecx, 0x9e37793a        ;   360.7 p0     107 w[139]
        xor ecx, edx               ;   362.3 p1     107 w[139]
        rol ecx, 0xb               ;   363.3 p0     107 w[139]
        mov dword [esp + 556], edx ;   362.3 p3+p4  107 w[138] spill
        mov edx, dword [esp + 16]  ;   359.7 p2      26 box
        and edx, dword [esp + 4]   ;   362.7 p1+p2   26 box
        mov dword [esp + 4], ecx   ;   364.3 p3+p4  107 w[139] spill
        mov ecx, dword [esp + 28]  ;   361.7 p2      26 box
        or ecx, dword [esp + 16]   ;   364.7 p0+p2   26 box
        mov dword [esp + 16], ebx  ;   362.3 p3+p4  107 w[136] spill
        mov ebx, dword [esp + 0]   ;   363.7 p2      26 box
        or ebx, edx                ;   366.7 p1      26 box
        mov dword [esp + 0], edi   ;   363.7 p3+p4  107 w[134] spill
        mov edi, dword [esp + 12]  ;   364.7 p2      26 box
        and edi, ecx               ;   367.7 p0      26 box
        xor edi, dword [esp + 8]   ;   368.7 p1+p2   26 box
        mov dword [esp + 12], ebp  ;   365.7 p3+p4  107 w[133] spill
        mov ebp, dword [esp + 8]   ;   366.7 p2      26 box
        and ebp, ecx               ;   369.7 p0      26 box
        xor ebp, ebx               ;   370.7 p1      26 box
        xor ecx, edi               ;   369.7 p0      26 box
        xor edi, edx               ;   369.7 p1      26 box
        xor ebx, edi               ;   370.7 p0      26 box
        and edx, ebp               ;   371.7 p1      26 box
        xor edx, ecx               ;   372.7 p0      26 box
        and ecx, ebp               ;   371.7 p1      26 box
        xor edi, ecx               ;   372.7 p0      26 box
        mov ecx, dword [esp + 20]  ;   369.7 p2      25 box
        and ecx, dword [esp + 40]  ;   372.7 p1+p2   25 box
        xor ecx, dword [esp + 32]  ;   373.7 p0+p2   25 box
        mov dword [esp + 8], ebx   ;   371.7 p3+p4   26 box spill
        mov ebx, dword [esp + 40]  ;   372.7 p2      25 box
        xor ebx, dword [esp + 20]  ;   375.7 p1+p2   25 box
        xor ebx, dword [esp + 24]  ;   376.7 p0+p2   25 box
        mov dword [esp + 40], ebp  ;   373.7 p3+p4   26 box spill
        mov ebp, dword [esp + 32]  ;   375.7 p2      25 box
        or ebp, dword [esp + 20]   ;   378.7 p1+p2   25 box
        xor ebp, dword [esp + 24]  ;   379.7 p0+p2   25 box
        mov dword [esp + 32], edx  ;   376.0 p3+p4   26 box spill
        mov edx, dword [esp + 24]  ;   378.7 p2      25 box
        and edx, ecx               ;   381.7 p1      25 box
        xor edx, ebx               ;   382.7 p0      25 box
        xor ecx, ebx               ;   378.0 p1      25 box
        or ebx, ebp                ;   380.7 p0      25 box
        xor ebx, ecx               ;   381.7 p1      25 box
        xor ecx, dword [esp + 20]  ;   379.7 p0+p2   25 box
        xor ebp, ebx               ;   382.7 p1      25 box
        xor ebx, edx               ;   383.7 p0      25 box
        not edx                    ;   383.7 p1      25 box
        mov dword [esp + 20], edx  ;   384.7 p3+p4   25 box spill
        mov edx, dword [esp + 36]  ;   381.0 p2      24 box
        and edx, dword [esp + 56]  ;   384.0 p0+p2   24 box
        mov dword [esp + 36], ebp  ;   383.7 p3+p4   25 box spill
        mov ebp, dword [esp + 52]  ;   383.0 p2      24 box
        or ebp, dword [esp + 56]   ;   386.0 p1+p2   24 box
        not ebp                    ;   387.0 p0      24 box
        mov dword [esp + 52], ebx  ;   384.7 p3+p4   25 box spill
        mov ebx, dword [esp + 56]  ;   385.0 p2      24 box
        xor ebx, dword [esp + 48]  ;   388.0 p1+p2   24 box
        mov dword [esp + 56], ecx  ;   385.7 p3+p4   25 box spill
        mov ecx, edx               ;   386.3 p0      24 box copy
        mov dword [esp + 24], edi  ;   386.7 p3+p4   26 box spill
        mov edi, ebp               ;   388.0 p1      24 box copy
        mov dword [esp + 28], esi  ;   387.7 p3+p4  107 w[135] spill
        mov esi, dword [esp + 44]  ;   388.3 p2      24 box
        not esi                    ;   391.3 p0      24 box
        xor ebx, esi               ;   392.3 p1      24 box
        or ecx, esi                ;   392.3 p0      24 box
        xor edx, ebx               ;   393.3 p1      24 box
        and ebx, ecx               ;   393.3 p0      24 box
        or edi, ebx                ;   394.3 p1      24 box
        xor ecx, edx               ;   394.3 p0      24 box
        or ecx, edi                ;   395.3 p1      24 box
        mov esi, dword [esp + 48]  ;   391.3 p2      24 box
        xor esi, edx               ;   394.3 p0      24 box
        xor ebp, esi               ;   395.3 p1      24 box
        xor ecx, ebp               ;   396.3 p0      24 box
        and esi, edi               ;   395.3 p1      24 box
        xor ebp, esi               ;   396.3 p0      24 box
        mov esi, dword [esp + 68]  ;   393.3 p2      23 box
        mov ebx, dword [esp + 84]  ;   394.3 p2     107 w[23] reload
        or esi, ebx                ;   397.3 p1      23 box
        xor ebx, dword [esp + 64]  ;   397.3 p0+p2   23 box
        xor esi, dword [esp + 60]  ;   398.3 p1+p2   23 box
        mov dword [esp + 84], edi  ;   395.7 p3+p4   24 box spill
        mov edi, dword [esp + 60]  ;   397.3 p2      23 box
        and edi, dword [esp + 72]  ;   400.3 p0+p2   23 box
        xor edi, ebx               ;   401.3 p1      23 box
        not ebx                    ;   398.3 p0      23 box
        mov dword [esp + 60], edx  ;   398.0 p3+p4   24 box spill
        mov edx, dword [esp + 64]  ;   399.3 p2      23 box
        xor edx, esi               ;   402.3 p1      23 box
        mov dword [esp + 64], ecx  ;   399.3 p3+p4   24 box spill
        mov ecx, dword [esp + 72]  ;   400.3 p2      23 box
        xor ecx, esi               ;   403.3 p0      23 box
        or ebx, ecx                ;   404.3 p1      23 box
        xor ecx, edx               ;   404.3 p0      23 box
        or ecx, edi                ;   405.3 p1      23 box
        xor edi, ecx               ;   406.3 p0      23 box
        xor esi, edi               ;   407.3 p1      23 box
        xor edi, ebx               ;   407.3 p0      23 box
        xor ebx, ecx               ;   406.3 p1      23 box
        mov ecx, dword [esp + 76]  ;   403.0 p2      30 box
        or ecx, dword [esp + 88]   ;   406.0 p0+p2   30 box
        xor ecx, dword [esp + 80]  ;   407.0 p1+p2   30 box
        mov dword [esp + 72], edx  ;   404.7 p3+p4   23 box spill
        mov edx, dword [esp + 80]  ;   406.0 p2      30 box
        and edx, dword [esp + 88]  ;   409.0 p0+p2   30 box
        mov dword [esp + 80], esi  ;   408.3 p3+p4   23 box spill
        mov esi, dword [esp + 76]  ;   408.0 p2      30 box
        xor esi, edx               ;   411.0 p1      30 box
        xor edx, dword [esp + 96]  ;   410.0 p0+p2   30 box
        and edx, esi               ;   412.0 p1      30 box
        mov dword [esp + 76], ebx  ;   408.7 p3+p4   23 box spill
        mov ebx, dword [esp + 88]  ;   410.0 p2      30 box
        xor ebx, edx               ;   413.0 p0      30 box
        or edx, ecx                ;   413.0 p1      30 box
        xor edx, dword [esp + 96]  ;   414.0 p0+p2   30 box
        mov dword [esp + 88], edi  ;   411.0 p3+p4   23 box spill
        mov edi, dword [esp + 96]  ;   412.0 p2      30 box
        xor edi, ecx               ;   415.0 p1      30 box
        not edi                    ;   416.0 p0      30 box
        or edi, esi                ;   417.0 p1      30 box
        or edi, ebx                ;   418.0 p0      30 box
        xor ecx, esi               ;   414.0 p1      30 box
        xor ecx, ebx               ;   415.0 p0      30 box
        xor edi, ecx               ;   419.0 p1      30 box
        xor ebx, edx               ;   415.3 p0      30 box
        or ecx, edx                ;   416.0 p1      30 box
        xor esi, ecx               ;   417.0 p0      30 box
        mov ecx, dword [esp + 92]  ;   415.3 p2      29 box
        and ecx, dword [esp + 104] ;   418.3 p1+p2   29 box
        mov dword [esp + 92], ebx  ;   416.3 p3+p4   30 box spill
        mov ebx, dword [esp + 104] ;   417.3 p2      29 box
        xor ebx, dword [esp + 100] ;   420.3 p0+p2   29 box
        mov dword [esp + 104], edx ;   418.0 p3+p4   30 box spill
        mov edx, dword [esp + 100] ;   419.3 p2      29 box
        mov dword [esp + 100], esi ;   419.0 p3+p4   30 box spill
        mov esi, dword [esp + 108] ;   420.3 p2      29 box
        mov dword [esp + 96], edi  ;   420.0 p3+p4   30 box spill
        mov edi, dword [esp + 108] ;   421.3 p2      29 box
        mov dword [esp + 68], ebp  ;   421.0 p3+p4   24 box spill
        mov ebp, dword [esp + 108] ;   422.3 p2      29 box
        mov dword [esp + 108], eax ;   422.0 p3+p4  107 w[131] spill
        mov eax, dword [esp + 112] ;   423.3 p2      29 box
        not eax                    ;   426.3 p1      29 box
        xor edx, eax               ;   427.3 p0      29 box
        xor ecx, edx               ;   428.3 p1      29 box
        and esi, eax               ;   427.3 p0      29 box
        xor esi, edx               ;   428.3 p1      29 box
        or edi, edx                ;   428.3 p0      29 box
        xor ebp, ecx               ;   429.3 p1      29 box
        xor edi, ebx               ;   429.3 p0      29 box
        and ebx, esi               ;   429.3 p1      29 box
        xor esi, ecx               ;   429.3 p0      29 box
        and esi, edi               ;   430.3 p1      29 box
        or edi, ebx                ;   430.3 p0      29 box
        xor ebx, ebp               ;   430.3 p1      29 box
        not ebp                    ;   430.3 p0      29 box
        xor esi, ebp               ;   431.3 p1      29 box
        xor ebp, edi               ;   431.3 p0      29 box
        mov edi, dword [esp + 124] ;   428.3 p2      28 box
        mov eax, dword [esp + 116] ;   429.3 p2     107 w[33] reload
        or edi, eax                ;   432.3 p1      28 box
        mov edx, dword [esp + 120] ;   430.3 p2      28 box
        xor edx, dword [esp + 124] ;   433.3 p0+p2   28 box
        xor edi, edx               ;   434.3 p1      28 box
        xor eax, dword [esp + 124] ;   432.3 p0+p2   28 box
        and edx, dword [esp + 124] ;   434.3 p1+p2   28 box
        mov dword [esp + 116], esi ;   432.3 p3+p4   29 box spill
        mov esi, dword [esp + 124] ;   434.3 p2      28 box
        xor esi, edi               ;   437.3 p0      28 box
        mov dword [esp + 124], ebp ;   433.3 p3+p4   29 box spill
        mov ebp, dword [esp + 136] ;   435.3 p2      28 box
        not ebp                    ;   438.3 p1      28 box
        xor eax, ebp               ;   439.3 p0      28 box
        and edx, eax               ;   440.3 p1      28 box
        xor edx, ebp               ;   441.3 p0      28 box
        or ebp, eax                ;   440.3 p1      28 box
        xor ebp, edi               ;   441.3 p0      28 box
        and edi, edx               ;   442.3 p1      28 box
        xor edx, esi               ;   442.3 p0      28 box
        and esi, ebp               ;   442.3 p1      28 box
        xor esi, eax               ;   443.3 p0      28 box
        xor eax, edi               ;   443.3 p1      28 box
        mov edi, dword [esp + 128] ;   438.0 p2      27 box
        and edi, dword [esp + 132] ;   441.0 p0+p2   27 box
        xor edi, dword [esp + 140] ;   442.0 p1+p2   27 box
        mov dword [esp + 136], edx ;   443.3 p3+p4   28 box spill
        mov edx, dword [esp + 128] ;   441.0 p2      27 box
        xor edx, dword [esp + 144] ;   444.0 p0+p2   27 box
        mov dword [esp + 128], esi ;   444.3 p3+p4   28 box spill
        mov esi, dword [esp + 140] ;   443.0 p2      27 box
        or esi, edx                ;   446.0 p1      27 box
        or esi, dword [esp + 132]  ;   447.0 p0+p2   27 box
        xor esi, dword [esp + 144] ;   448.0 p1+p2   27 box
        mov dword [esp + 140], eax ;   444.3 p3+p4   28 box spill
        mov eax, dword [esp + 144] ;   446.0 p2      27 box
        and eax, edx               ;   449.0 p0      27 box
        xor eax, edi               ;   450.0 p1      27 box
        mov dword [esp + 144], ebp ;   445.7 p3+p4   28 box spill
        mov ebp, dword [esp + 132] ;   447.0 p2      27 box
        xor ebp, edi               ;   450.0 p0      27 box
        and edi, esi               ;   449.0 p1      27 box
        xor esi, ebp               ;   451.0 p0      27 box
        or ebp, eax                ;   451.0 p1      27 box
        not eax                    ;   451.0 p0      27 box
        xor ebp, edx               ;   452.0 p1      27 box
        xor edx, edi               ;   450.0 p0      27 box
        mov edi, dword [esp + 156] ;   449.0 p2      26 box
        and edi, dword [esp + 148] ;   452.0 p1+p2   26 box
        mov dword [esp + 132], edx ;   451.0 p3+p4   27 box spill
        mov edx, dword [esp + 148] ;   451.0 p2      26 box
        xor edx, dword [esp + 168] ;   454.0 p0+p2   26 box
        mov dword [esp + 148], ebp ;   453.0 p3+p4   27 box spill
        mov ebp, dword [esp + 168] ;   453.0 p2      26 box
        or ebp, dword [esp + 156]  ;   456.0 p1+p2   26 box
        mov dword [esp + 168], esi ;   453.3 p3+p4   27 box spill
        mov esi, dword [esp + 156] ;   455.0 p2      26 box
        xor esi, dword [esp + 152] ;   458.0 p0+p2   26 box
        or esi, edi                ;   459.0 p1      26 box
        mov dword [esp + 156], eax ;   455.3 p3+p4   27 box spill
        mov eax, dword [esp + 152] ;   457.0 p2      26 box
        and eax, ebp               ;   460.0 p0      26 box
        xor eax, edx               ;   461.0 p1      26 box
        and edx, ebp               ;   457.3 p0      26 box
        xor edx, esi               ;   460.0 p1      26 box
        xor ebp, eax               ;   462.0 p0      26 box
        xor eax, edi               ;   462.0 p1      26 box
        xor esi, eax               ;   463.0 p0      26 box
        and edi, edx               ;   461.0 p1      26 box
        xor edi, ebp               ;   463.0 p0      26 box
        and ebp, edx               ;   463.0 p1      26 box
        xor eax, ebp               ;   464.0 p0      26 box
        mov ebp, dword [esp + 160] ;   460.0 p2      25 box
        and ebp, dword [esp + 180] ;   463.0 p1+p2   25 box
        xor ebp, dword [esp + 172] ;   464.0 p0+p2   25 box
        mov dword [esp + 152], esi ;   464.0 p3+p4   26 box spill
        mov esi, dword [esp + 180] ;   463.0 p2      25 box
        xor esi, dword [esp + 160] ;   466.0 p1+p2   25 box
        xor esi, dword [esp + 164] ;   467.0 p0+p2   25 box
        mov dword [esp + 180], edx ;   464.0 p3+p4   26 box spill
        mov edx, dword [esp + 172] ;   466.0 p2      25 box
        or edx, dword [esp + 160]  ;   469.0 p1+p2   25 box
        xor edx, dword [esp + 164] ;   470.0 p0+p2   25 box
        mov dword [esp + 172], edi ;   466.3 p3+p4   26 box spill
        mov edi, dword [esp + 164] ;   469.0 p2      25 box
        and edi, ebp               ;   472.0 p1      25 box
        xor edi, esi               ;   473.0 p0      25 box
        xor ebp, esi               ;   468.3 p1      25 box
        or esi, edx                ;   471.0 p0      25 box
        xor esi, ebp               ;   472.0 p1      25 box
        xor ebp, dword [esp + 160] ;   470.0 p0+p2   25 box
        xor edx, esi               ;   473.0 p1      25 box
        xor esi, edi               ;   474.0 p0      25 box
        not edi                    ;   474.0 p1      25 box
        mov dword [esp + 160], edi ;   475.0 p3+p4   25 box spill
        mov edi, dword [esp + 176] ;   471.3 p2      24 box
        and edi, dword [esp + 196] ;   474.3 p0+p2   24 box
        mov dword [esp + 176], edx ;   474.0 p3+p4   25 box spill
        mov edx, dword [esp + 192] ;   473.3 p2      24 box
        or edx, dword [esp + 196]  ;   476.3 p1+p2   24 box
        not edx                    ;   477.3 p0      24 box
        mov dword [esp + 192], esi ;   475.0 p3+p4   25 box spill
        mov esi, dword [esp + 196] ;   475.3 p2      24 box
        xor esi, dword [esp + 188] ;   478.3 p1+p2   24 box
        mov dword [esp + 196], ebp ;   476.0 p3+p4   25 box spill
        mov ebp, edi               ;   476.7 p0      24 box copy
        mov dword [esp + 164], eax ;   477.0 p3+p4   26 box spill
        mov eax, edx               ;   478.3 p1      24 box copy
        mov dword [esp + 120], ecx ;   478.0 p3+p4   29 box spill
        mov ecx, dword [esp + 184] ;   478.7 p2      24 box
        not ecx                    ;   481.7 p0      24 box
        xor esi, ecx               ;   482.7 p1      24 box
        or ebp, ecx                ;   482.7 p0      24 box
        xor edi, esi               ;   483.7 p1      24 box
        and esi, ebp               ;   483.7 p0      24 box
        or eax, esi                ;   484.7 p1      24 box
        xor ebp, edi               ;   484.7 p0      24 box
        or ebp, eax                ;   485.7 p1      24 box
        mov esi, dword [esp + 188] ;   481.7 p2      24 box
        xor esi, edi               ;   484.7 p0      24 box
        xor edx, esi               ;   485.7 p1      24 box
        xor ebp, edx               ;   486.7 p0      24 box
        and esi, eax               ;   485.7 p1      24 box
        xor edx, esi               ;   486.7 p0      24 box
        mov esi, dword [esp + 208] ;   483.7 p2      23 box
        mov ecx, dword [esp + 224] ;   484.7 p2     107 w[55] reload
        or esi, ecx                ;   487.7 p1      23 box
        xor ecx, dword [esp + 204] ;   487.7 p0+p2   23 box
        xor esi, dword [esp + 200] ;   488.7 p1+p2   23 box
        mov dword [esp + 224], eax ;   486.0 p3+p4   24 box spill
        mov eax, dword [esp + 200] ;   487.7 p2      23 box
        and eax, dword [esp + 212] ;   490.7 p0+p2   23 box
        xor eax, ecx               ;   491.7 p1      23 box
        not ecx                    ;   488.7 p0      23 box
        mov dword [esp + 200], edi ;   488.3 p3+p4   24 box spill
        mov edi, dword [esp + 204] ;   489.7 p2      23 box
        xor edi, esi               ;   492.7 p1      23 box
        mov dword [esp + 204], ebp ;   489.7 p3+p4   24 box spill
        mov ebp, dword [esp + 212] ;   490.7 p2      23 box
        xor ebp, esi               ;   493.7 p0      23 box
        or ecx, ebp                ;   494.7 p1      23 box
        xor ebp, edi               ;   494.7 p0      23 box
        or ebp, eax                ;   495.7 p1      23 box
        xor eax, ebp               ;   496.7 p0      23 box
        xor esi, eax               ;   497.7 p1      23 box
        xor eax, ecx               ;   497.7 p0      23 box
        xor ecx, ebp               ;   496.7 p1      23 box
        mov ebp, dword [esp + 216] ;   493.3 p2      30 box
        or ebp, dword [esp + 228]  ;   496.3 p0+p2   30 box
        xor ebp, dword [esp + 220] ;   497.3 p1+p2   30 box
        mov dword [esp + 212], edi ;   495.0 p3+p4   23 box spill
        mov edi, dword [esp + 220] ;   496.3 p2      30 box
        and edi, dword [esp + 228] ;   499.3 p0+p2   30 box
        mov dword [esp + 220], esi ;   498.7 p3+p4   23 box spill
        mov esi, dword [esp + 216] ;   498.3 p2      30 box
        xor esi, edi               ;   501.3 p1      30 box
        xor edi, dword [esp + 236] ;   500.3 p0+p2   30 box
        and edi, esi               ;   502.3 p1      30 box
        mov dword [esp + 216], ecx ;   499.0 p3+p4   23 box spill
        mov ecx, dword [esp + 228] ;   500.3 p2      30 box
        xor ecx, edi               ;   503.3 p0      30 box
        or edi, ebp                ;   503.3 p1      30 box
        xor edi, dword [esp + 236] ;   504.3 p0+p2   30 box
        mov dword [esp + 228], eax ;   501.3 p3+p4   23 box spill
        mov eax, dword [esp + 236] ;   502.3 p2      30 box
        xor eax, ebp               ;   505.3 p1      30 box
        not eax                    ;   506.3 p0      30 box
        or eax, esi                ;   507.3 p1      30 box
        or eax, ecx                ;   508.3 p0      30 box
        xor ebp, esi               ;   504.3 p1      30 box
        xor ebp, ecx               ;   505.3 p0      30 box
        xor eax, ebp               ;   509.3 p1      30 box
        xor ecx, edi               ;   505.7 p0      30 box
        or ebp, edi                ;   506.3 p1      30 box
        xor esi, ebp               ;   507.3 p0      30 box
        mov ebp, dword [esp + 232] ;   505.7 p2      29 box
        and ebp, dword [esp + 244] ;   508.7 p1+p2   29 box
        mov dword [esp + 232], ecx ;   506.7 p3+p4   30 box spill
        mov ecx, dword [esp + 244] ;   507.7 p2      29 box
        xor ecx, dword [esp + 240] ;   510.7 p0+p2   29 box
        mov dword [esp + 244], edi ;   508.3 p3+p4   30 box spill
        mov edi, dword [esp + 240] ;   509.7 p2      29 box
        mov dword [esp + 240], esi ;   509.3 p3+p4   30 box spill
        mov esi, dword [esp + 248] ;   510.7 p2      29 box
        mov dword [esp + 236], eax ;   510.3 p3+p4   30 box spill
        mov eax, dword [esp + 248] ;   511.7 p2      29 box
        mov dword [esp + 208], edx ;   511.3 p3+p4   24 box spill
        mov edx, dword [esp + 248] ;   512.7 p2      29 box
        mov dword [esp + 248], ebx ;   512.3 p3+p4   29 box spill
        mov ebx, dword [esp + 252] ;   513.7 p2      29 box
        not ebx                    ;   516.7 p1      29 box
        xor edi, ebx               ;   517.7 p0      29 box
        xor ebp, edi               ;   518.7 p1      29 box
        and esi, ebx               ;   517.7 p0      29 box
        xor esi, edi               ;   518.7 p1      29 box
        or eax, edi                ;   518.7 p0      29 box
        xor edx, ebp               ;   519.7 p1      29 box
        xor eax, ecx               ;   519.7 p0      29 box
        and ecx, esi               ;   519.7 p1      29 box
        xor esi, ebp               ;   519.7 p0      29 box
        and esi, eax               ;   520.7 p1      29 box
        or eax, ecx                ;   520.7 p0      29 box
        xor ecx, edx               ;   520.7 p1      29 box
        not edx                    ;   520.7 p0      29 box
        xor esi, edx               ;   521.7 p1      29 box
        xor edx, eax               ;   521.7 p0      29 box
        mov edi, dword [esp + 264] ;   518.7 p2      28 box
        mov eax, dword [esp + 256] ;   519.7 p2     107 w[65] reload
        or edi, eax                ;   522.7 p1      28 box
        mov ebx, dword [esp + 260] ;   520.7 p2      28 box
        xor ebx, dword [esp + 264] ;   523.7 p0+p2   28 box
        xor edi, ebx               ;   524.7 p1      28 box
        xor eax, dword [esp + 264] ;   522.7 p0+p2   28 box
        and ebx, dword [esp + 264] ;   524.7 p1+p2   28 box
        mov dword [esp + 256], esi ;   522.7 p3+p4   29 box spill
        mov esi, dword [esp + 264] ;   524.7 p2      28 box
        xor esi, edi               ;   527.7 p0      28 box
        mov dword [esp + 264], edx ;   523.7 p3+p4   29 box spill
        mov edx, dword [esp + 276] ;   525.7 p2      28 box
        not edx                    ;   528.7 p1      28 box
        xor eax, edx               ;   529.7 p0      28 box
        and ebx, eax               ;   530.7 p1      28 box
        xor ebx, edx               ;   531.7 p0      28 box
        or edx, eax                ;   530.7 p1      28 box
        xor edx, edi               ;   531.7 p0      28 box
        and edi, ebx               ;   532.7 p1      28 box
        xor ebx, esi               ;   532.7 p0      28 box
        and esi, edx               ;   532.7 p1      28 box
        xor esi, eax               ;   533.7 p0      28 box
        xor eax, edi               ;   533.7 p1      28 box
        mov edi, dword [esp + 268] ;   528.3 p2      27 box
        and edi, dword [esp + 272] ;   531.3 p0+p2   27 box
        xor edi, dword [esp + 280] ;   532.3 p1+p2   27 box
        mov dword [esp + 276], ebx ;   533.7 p3+p4   28 box spill
        mov ebx, dword [esp + 268] ;   531.3 p2      27 box
        xor ebx, dword [esp + 284] ;   534.3 p0+p2   27 box
        mov dword [esp + 268], esi ;   534.7 p3+p4   28 box spill
        mov esi, dword [esp + 280] ;   533.3 p2      27 box
        or esi, ebx                ;   536.3 p1      27 box
        or esi, dword [esp + 272]  ;   537.3 p0+p2   27 box
        xor esi, dword [esp + 284] ;   538.3 p1+p2   27 box
        mov dword [esp + 280], eax ;   534.7 p3+p4   28 box spill
        mov eax, dword [esp + 284] ;   536.3 p2      27 box
        and eax, ebx               ;   539.3 p0      27 box
        xor eax, edi               ;   540.3 p1      27 box
        mov dword [esp + 284], edx ;   536.0 p3+p4   28 box spill
        mov edx, dword [esp + 272] ;   537.3 p2      27 box
        xor edx, edi               ;   540.3 p0      27 box
        and edi, esi               ;   539.3 p1      27 box
        xor esi, edx               ;   541.3 p0      27 box
        or edx, eax                ;   541.3 p1      27 box
        not eax                    ;   541.3 p0      27 box
        xor edx, ebx               ;   542.3 p1      27 box
        xor ebx, edi               ;   540.3 p0      27 box
        mov edi, dword [esp + 296] ;   539.3 p2      26 box
        and edi, dword [esp + 288] ;   542.3 p1+p2   26 box
        mov dword [esp + 272], ebx ;   541.3 p3+p4   27 box spill
        mov ebx, dword [esp + 288] ;   541.3 p2      26 box
        xor ebx, dword [esp + 308] ;   544.3 p0+p2   26 box
        mov dword [esp + 288], edx ;   543.3 p3+p4   27 box spill
        mov edx, dword [esp + 308] ;   543.3 p2      26 box
        or edx, dword [esp + 296]  ;   546.3 p1+p2   26 box
        mov dword [esp + 308], esi ;   543.7 p3+p4   27 box spill
        mov esi, dword [esp + 296] ;   545.3 p2      26 box
        xor esi, dword [esp + 292] ;   548.3 p0+p2   26 box
        or esi, edi                ;   549.3 p1      26 box
        mov dword [esp + 296], eax ;   545.7 p3+p4   27 box spill
        mov eax, dword [esp + 292] ;   547.3 p2      26 box
        and eax, edx               ;   550.3 p0      26 box
        xor eax, ebx               ;   551.3 p1      26 box
        and ebx, edx               ;   547.7 p0      26 box
        xor ebx, esi               ;   550.3 p1      26 box
        xor edx, eax               ;   552.3 p0      26 box
        xor eax, edi               ;   552.3 p1      26 box
        xor esi, eax               ;   553.3 p0      26 box
        and edi, ebx               ;   551.3 p1      26 box
        xor edi, edx               ;   553.3 p0      26 box
        and edx, ebx               ;   553.3 p1      26 box
        xor eax, edx               ;   554.3 p0      26 box
        mov edx, dword [esp + 300] ;   550.3 p2      25 box
        and edx, dword [esp + 320] ;   553.3 p1+p2   25 box
        xor edx, dword [esp + 312] ;   554.3 p0+p2   25 box
        mov dword [esp + 292], esi ;   554.3 p3+p4   26 box spill
        mov esi, dword [esp + 320] ;   553.3 p2      25 box
        xor esi, dword [esp + 300] ;   556.3 p1+p2   25 box
        xor esi, dword [esp + 304] ;   557.3 p0+p2   25 box
        mov dword [esp + 320], ebx ;   554.3 p3+p4   26 box spill
        mov ebx, dword [esp + 312] ;   556.3 p2      25 box
        or ebx, dword [esp + 300]  ;   559.3 p1+p2   25 box
        xor ebx, dword [esp + 304] ;   560.3 p0+p2   25 box
        mov dword [esp + 312], edi ;   556.7 p3+p4   26 box spill
        mov edi, dword [esp + 304] ;   559.3 p2      25 box
        and edi, edx               ;   562.3 p1      25 box
        xor edi, esi               ;   563.3 p0      25 box
        xor edx, esi               ;   558.7 p1      25 box
        or esi, ebx                ;   561.3 p0      25 box
        xor esi, edx               ;   562.3 p1      25 box
        xor edx, dword [esp + 300] ;   560.3 p0+p2   25 box
        xor ebx, esi               ;   563.3 p1      25 box
        xor esi, edi               ;   564.3 p0      25 box
        not edi                    ;   564.3 p1      25 box
        mov dword [esp + 300], edi ;   565.3 p3+p4   25 box spill
        mov edi, dword [esp + 316] ;   561.7 p2      24 box
        and edi, dword [esp + 336] ;   564.7 p0+p2   24 box
        mov dword [esp + 316], ebx ;   564.3 p3+p4   25 box spill
        mov ebx, dword [esp + 332] ;   563.7 p2      24 box
        or ebx, dword [esp + 336]  ;   566.7 p1+p2   24 box
        not ebx                    ;   567.7 p0      24 box
        mov dword [esp + 332], esi ;   565.3 p3+p4   25 box spill
        mov esi, dword [esp + 336] ;   565.7 p2      24 box
        xor esi, dword [esp + 328] ;   568.7 p1+p2   24 box
        mov dword [esp + 336], edx ;   566.3 p3+p4   25 box spill
        mov edx, edi               ;   567.0 p0      24 box copy
        mov dword [esp + 304], eax ;   567.3 p3+p4   26 box spill
        mov eax, ebx               ;   568.7 p1      24 box copy
        mov dword [esp + 260], ebp ;   568.3 p3+p4   29 box spill
        mov ebp, dword [esp + 324] ;   569.0 p2      24 box
        not ebp                    ;   572.0 p0      24 box
        xor esi, ebp               ;   573.0 p1      24 box
        or edx, ebp                ;   573.0 p0      24 box
        xor edi, esi               ;   574.0 p1      24 box
        and esi, edx               ;   574.0 p0      24 box
        or eax, esi                ;   575.0 p1      24 box
        xor edx, edi               ;   575.0 p0      24 box
        or edx, eax                ;   576.0 p1      24 box
        mov esi, dword [esp + 328] ;   572.0 p2      24 box
        xor esi, edi               ;   575.0 p0      24 box
        xor ebx, esi               ;   576.0 p1      24 box
        xor edx, ebx               ;   577.0 p0      24 box
        and esi, eax               ;   576.0 p1      24 box
        xor ebx, esi               ;   577.0 p0      24 box
        mov esi, dword [esp + 348] ;   574.0 p2      23 box
        mov ebp, dword [esp + 364] ;   575.0 p2     107 w[87] reload
        or esi, ebp                ;   578.0 p1      23 box
        xor ebp, dword [esp + 344] ;   578.0 p0+p2   23 box
        xor esi, dword [esp + 340] ;   579.0 p1+p2   23 box
        mov dword [esp + 364], eax ;   576.3 p3+p4   24 box spill
        mov eax, dword [esp + 340] ;   578.0 p2      23 box
        and eax, dword [esp + 352] ;   581.0 p0+p2   23 box
        xor eax, ebp               ;   582.0 p1      23 box
        not ebp                    ;   579.0 p0      23 box
        mov dword [esp + 340], edi ;   578.7 p3+p4   24 box spill
        mov edi, dword [esp + 344] ;   580.0 p2      23 box
        xor edi, esi               ;   583.0 p1      23 box
        mov dword [esp + 344], edx ;   580.0 p3+p4   24 box spill
        mov edx, dword [esp + 352] ;   581.0 p2      23 box
        xor edx, esi               ;   584.0 p0      23 box
        or ebp, edx                ;   585.0 p1      23 box
        xor edx, edi               ;   585.0 p0      23 box
        or edx, eax                ;   586.0 p1      23 box
        xor eax, edx               ;   587.0 p0      23 box
        xor esi, eax               ;   588.0 p1      23 box
        xor eax, ebp               ;   588.0 p0      23 box
        xor ebp, edx               ;   587.0 p1      23 box
        mov edx, dword [esp + 356] ;   583.7 p2      30 box
        or edx, dword [esp + 368]  ;   586.7 p0+p2   30 box
        xor edx, dword [esp + 360] ;   587.7 p1+p2   30 box
        mov dword [esp + 352], edi ;   585.3 p3+p4   23 box spill
        mov edi, dword [esp + 360] ;   586.7 p2      30 box
        and edi, dword [esp + 368] ;   589.7 p0+p2   30 box
        mov dword [esp + 360], esi ;   589.0 p3+p4   23 box spill
        mov esi, dword [esp + 356] ;   588.7 p2      30 box
        xor esi, edi               ;   591.7 p1      30 box
        xor edi, dword [esp + 376] ;   590.7 p0+p2   30 box
        and edi, esi               ;   592.7 p1      30 box
        mov dword [esp + 356], ebp ;   589.3 p3+p4   23 box spill
        mov ebp, dword [esp + 368] ;   590.7 p2      30 box
        xor ebp, edi               ;   593.7 p0      30 box
        or edi, edx                ;   593.7 p1      30 box
        xor edi, dword [esp + 376] ;   594.7 p0+p2   30 box
        mov dword [esp + 368], eax ;   591.7 p3+p4   23 box spill
        mov eax, dword [esp + 376] ;   592.7 p2      30 box
        xor eax, edx               ;   595.7 p1      30 box
        not eax                    ;   596.7 p0      30 box
        or eax, esi                ;   597.7 p1      30 box
        or eax, ebp                ;   598.7 p0      30 box
        xor edx, esi               ;   594.7 p1      30 box
        xor edx, ebp               ;   595.7 p0      30 box
        xor eax, edx               ;   599.7 p1      30 box
        xor ebp, edi               ;   596.0 p0      30 box
        or edx, edi                ;   596.7 p1      30 box
        xor esi, edx               ;   597.7 p0      30 box
        mov edx, dword [esp + 372] ;   596.0 p2      29 box
        and edx, dword [esp + 384] ;   599.0 p1+p2   29 box
        mov dword [esp + 372], ebp ;   597.0 p3+p4   30 box spill
        mov ebp, dword [esp + 384] ;   598.0 p2      29 box
        xor ebp, dword [esp + 380] ;   601.0 p0+p2   29 box
        mov dword [esp + 384], edi ;   598.7 p3+p4   30 box spill
        mov edi, dword [esp + 380] ;   600.0 p2      29 box
        mov dword [esp + 380], esi ;   599.7 p3+p4   30 box spill
        mov esi, dword [esp + 388] ;   601.0 p2      29 box
        mov dword [esp + 376], eax ;   600.7 p3+p4   30 box spill
        mov eax, dword [esp + 388] ;   602.0 p2      29 box
        mov dword [esp + 348], ebx ;   601.7 p3+p4   24 box spill
        mov ebx, dword [esp + 388] ;   603.0 p2      29 box
        mov dword [esp + 388], ecx ;   602.7 p3+p4   29 box spill
        mov ecx, dword [esp + 392] ;   604.0 p2      29 box
        not ecx                    ;   607.0 p1      29 box
        xor edi, ecx               ;   608.0 p0      29 box
        xor edx, edi               ;   609.0 p1      29 box
        and esi, ecx               ;   608.0 p0      29 box
        xor esi, edi               ;   609.0 p1      29 box
        or eax, edi                ;   609.0 p0      29 box
        xor ebx, edx               ;   610.0 p1      29 box
        xor eax, ebp               ;   610.0 p0      29 box
        and ebp, esi               ;   610.0 p1      29 box
        xor esi, edx               ;   610.0 p0      29 box
        and esi, eax               ;   611.0 p1      29 box
        or eax, ebp                ;   611.0 p0      29 box
        xor ebp, ebx               ;   611.0 p1      29 box
        not ebx                    ;   611.0 p0      29 box
        xor esi, ebx               ;   612.0 p1      29 box
        xor ebx, eax               ;   612.0 p0      29 box
        mov edi, dword [esp + 404] ;   609.0 p2      28 box
        mov eax, dword [esp + 396] ;   610.0 p2     107 w[97] reload
        or edi, eax                ;   613.0 p1      28 box
        mov ecx, dword [esp + 400] ;   611.0 p2      28 box
        xor ecx, dword [esp + 404] ;   614.0 p0+p2   28 box
        xor edi, ecx               ;   615.0 p1      28 box
        xor eax, dword [esp + 404] ;   613.0 p0+p2   28 box
        and ecx, dword [esp + 404] ;   615.0 p1+p2   28 box
        mov dword [esp + 396], esi ;   613.0 p3+p4   29 box spill
        mov esi, dword [esp + 404] ;   615.0 p2      28 box
        xor esi, edi               ;   618.0 p0      28 box
        mov dword [esp + 404], ebx ;   614.0 p3+p4   29 box spill
        mov ebx, dword [esp + 416] ;   616.0 p2      28 box
        not ebx                    ;   619.0 p1      28 box
        xor eax, ebx               ;   620.0 p0      28 box
        and ecx, eax               ;   621.0 p1      28 box
        xor ecx, ebx               ;   622.0 p0      28 box
        or ebx, eax                ;   621.0 p1      28 box
        xor ebx, edi               ;   622.0 p0      28 box
        and edi, ecx               ;   623.0 p1      28 box
        xor ecx, esi               ;   623.0 p0      28 box
        and esi, ebx               ;   623.0 p1      28 box
        xor esi, eax               ;   624.0 p0      28 box
        xor eax, edi               ;   624.0 p1      28 box
        mov edi, dword [esp + 408] ;   618.7 p2      27 box
        and edi, dword [esp + 412] ;   621.7 p0+p2   27 box
        xor edi, dword [esp + 420] ;   622.7 p1+p2   27 box
        mov dword [esp + 416], ecx ;   624.0 p3+p4   28 box spill
        mov ecx, dword [esp + 408] ;   621.7 p2      27 box
        xor ecx, dword [esp + 424] ;   624.7 p0+p2   27 box
        mov dword [esp + 408], esi ;   625.0 p3+p4   28 box spill
        mov esi, dword [esp + 420] ;   623.7 p2      27 box
        or esi, ecx                ;   626.7 p1      27 box
        or esi, dword [esp + 412]  ;   627.7 p0+p2   27 box
        xor esi, dword [esp + 424] ;   628.7 p1+p2   27 box
        mov dword [esp + 420], eax ;   625.0 p3+p4   28 box spill
        mov eax, dword [esp + 424] ;   626.7 p2      27 box
        and eax, ecx               ;   629.7 p0      27 box
        xor eax, edi               ;   630.7 p1      27 box
        mov dword [esp + 424], ebx ;   626.3 p3+p4   28 box spill
        mov ebx, dword [esp + 412] ;   627.7 p2      27 box
        xor ebx, edi               ;   630.7 p0      27 box
        and edi, esi               ;   629.7 p1      27 box
        xor esi, ebx               ;   631.7 p0      27 box
        or ebx, eax                ;   631.7 p1      27 box
        not eax                    ;   631.7 p0      27 box
        xor ebx, ecx               ;   632.7 p1      27 box
        xor ecx, edi               ;   630.7 p0      27 box
        mov edi, dword [esp + 436] ;   629.7 p2      26 box
        and edi, dword [esp + 428] ;   632.7 p1+p2   26 box
        mov dword [esp + 412], ecx ;   631.7 p3+p4   27 box spill
        mov ecx, dword [esp + 428] ;   631.7 p2      26 box
        xor ecx, dword [esp + 448] ;   634.7 p0+p2   26 box
        mov dword [esp + 428], ebx ;   633.7 p3+p4   27 box spill
        mov ebx, dword [esp + 448] ;   633.7 p2      26 box
        or ebx, dword [esp + 436]  ;   636.7 p1+p2   26 box
        mov dword [esp + 448], esi ;   634.0 p3+p4   27 box spill
        mov esi, dword [esp + 436] ;   635.7 p2      26 box
        xor esi, dword [esp + 432] ;   638.7 p0+p2   26 box
        or esi, edi                ;   639.7 p1      26 box
        mov dword [esp + 436], eax ;   636.0 p3+p4   27 box spill
        mov eax, dword [esp + 432] ;   637.7 p2      26 box
        and eax, ebx               ;   640.7 p0      26 box
        xor eax, ecx               ;   641.7 p1      26 box
        and ecx, ebx               ;   638.0 p0      26 box
        xor ecx, esi               ;   640.7 p1      26 box
        xor ebx, eax               ;   642.7 p0      26 box
        xor eax, edi               ;   642.7 p1      26 box
        xor esi, eax               ;   643.7 p0      26 box
        and edi, ecx               ;   641.7 p1      26 box
        xor edi, ebx               ;   643.7 p0      26 box
        and ebx, ecx               ;   643.7 p1      26 box
        xor eax, ebx               ;   644.7 p0      26 box
        mov ebx, dword [esp + 440] ;   640.7 p2      25 box
        and ebx, dword [esp + 460] ;   643.7 p1+p2   25 box
        xor ebx, dword [esp + 452] ;   644.7 p0+p2   25 box
        mov dword [esp + 432], esi ;   644.7 p3+p4   26 box spill
        mov esi, dword [esp + 460] ;   643.7 p2      25 box
        xor esi, dword [esp + 440] ;   646.7 p1+p2   25 box
        xor esi, dword [esp + 444] ;   647.7 p0+p2   25 box
        mov dword [esp + 460], ecx ;   644.7 p3+p4   26 box spill
        mov ecx, dword [esp + 452] ;   646.7 p2      25 box
        or ecx, dword [esp + 440]  ;   649.7 p1+p2   25 box
        xor ecx, dword [esp + 444] ;   650.7 p0+p2   25 box
        mov dword [esp + 452], edi ;   647.0 p3+p4   26 box spill
        mov edi, dword [esp + 444] ;   649.7 p2      25 box
        and edi, ebx               ;   652.7 p1      25 box
        xor edi, esi               ;   653.7 p0      25 box
        xor ebx, esi               ;   649.0 p1      25 box
        or esi, ecx                ;   651.7 p0      25 box
        xor esi, ebx               ;   652.7 p1      25 box
        xor ebx, dword [esp + 440] ;   650.7 p0+p2   25 box
        xor ecx, esi               ;   653.7 p1      25 box
        xor esi, edi               ;   654.7 p0      25 box
        not edi                    ;   654.7 p1      25 box
        mov dword [esp + 440], edi ;   655.7 p3+p4   25 box spill
        mov edi, dword [esp + 456] ;   652.0 p2      24 box
        and edi, dword [esp + 476] ;   655.0 p0+p2   24 box
        mov dword [esp + 456], ecx ;   654.7 p3+p4   25 box spill
        mov ecx, dword [esp + 472] ;   654.0 p2      24 box
        or ecx, dword [esp + 476]  ;   657.0 p1+p2   24 box
        not ecx                    ;   658.0 p0      24 box
        mov dword [esp + 472], esi ;   655.7 p3+p4   25 box spill
        mov esi, dword [esp + 476] ;   656.0 p2      24 box
        xor esi, dword [esp + 468] ;   659.0 p1+p2   24 box
        mov dword [esp + 476], ebx ;   656.7 p3+p4   25 box spill
        mov ebx, edi               ;   657.3 p0      24 box copy
        mov dword [esp + 444], eax ;   657.7 p3+p4   26 box spill
        mov eax, ecx               ;   659.0 p1      24 box copy
        mov dword [esp + 400], edx ;   658.7 p3+p4   29 box spill
        mov edx, dword [esp + 464] ;   659.3 p2      24 box
        not edx                    ;   662.3 p0      24 box
        xor esi, edx               ;   663.3 p1      24 box
        or ebx, edx                ;   663.3 p0      24 box
        xor edi, esi               ;   664.3 p1      24 box
        and esi, ebx               ;   664.3 p0      24 box
        or eax, esi                ;   665.3 p1      24 box
        xor ebx, edi               ;   665.3 p0      24 box
        or ebx, eax                ;   666.3 p1      24 box
        mov esi, dword [esp + 468] ;   662.3 p2      24 box
        xor esi, edi               ;   665.3 p0      24 box
        xor ecx, esi               ;   666.3 p1      24 box
        xor ebx, ecx               ;   667.3 p0      24 box
        and esi, eax               ;   666.3 p1      24 box
        xor ecx, esi               ;   667.3 p0      24 box
        mov esi, dword [esp + 488] ;   664.3 p2      23 box
        mov edx, dword [esp + 504] ;   665.3 p2     107 w[119] reload
        or esi, edx                ;   668.3 p1      23 box
        xor edx, dword [esp + 484] ;   668.3 p0+p2   23 box
        xor esi, dword [esp + 480] ;   669.3 p1+p2   23 box
        mov dword [esp + 504], eax ;   666.7 p3+p4   24 box spill
        mov eax, dword [esp + 480] ;   668.3 p2      23 box
        and eax, dword [esp + 492] ;   671.3 p0+p2   23 box
        xor eax, edx               ;   672.3 p1      23 box
        not edx                    ;   669.3 p0      23 box
        mov dword [esp + 480], edi ;   669.0 p3+p4   24 box spill
        mov edi, dword [esp + 484] ;   670.3 p2      23 box
        xor edi, esi               ;   673.3 p1      23 box
        mov dword [esp + 484], ebx ;   670.3 p3+p4   24 box spill
        mov ebx, dword [esp + 492] ;   671.3 p2      23 box
        xor ebx, esi               ;   674.3 p0      23 box
        or edx, ebx                ;   675.3 p1      23 box
        xor ebx, edi               ;   675.3 p0      23 box
        or ebx, eax                ;   676.3 p1      23 box
        xor eax, ebx               ;   677.3 p0      23 box
        xor esi, eax               ;   678.3 p1      23 box
        xor eax, edx               ;   678.3 p0      23 box
        xor edx, ebx               ;   677.3 p1      23 box
        mov ebx, dword [esp + 496] ;   674.0 p2      30 box
        or ebx, dword [esp + 508]  ;   677.0 p0+p2   30 box
        xor ebx, dword [esp + 500] ;   678.0 p1+p2   30 box
        mov dword [esp + 492], edi ;   675.7 p3+p4   23 box spill
        mov edi, dword [esp + 500] ;   677.0 p2      30 box
        and edi, dword [esp + 508] ;   680.0 p0+p2   30 box
        mov dword [esp + 500], esi ;   679.3 p3+p4   23 box spill
        mov esi, dword [esp + 496] ;   679.0 p2      30 box
        xor esi, edi               ;   682.0 p1      30 box
        xor edi, dword [esp + 516] ;   681.0 p0+p2   30 box
        and edi, esi               ;   683.0 p1      30 box
        mov dword [esp + 496], edx ;   679.7 p3+p4   23 box spill
        mov edx, dword [esp + 508] ;   681.0 p2      30 box
        xor edx, edi               ;   684.0 p0      30 box
        or edi, ebx                ;   684.0 p1      30 box
        xor edi, dword [esp + 516] ;   685.0 p0+p2   30 box
        mov dword [esp + 508], eax ;   682.0 p3+p4   23 box spill
        mov eax, dword [esp + 516] ;   683.0 p2      30 box
        xor eax, ebx               ;   686.0 p1      30 box
        not eax                    ;   687.0 p0      30 box
        or eax, esi                ;   688.0 p1      30 box
        or eax, edx                ;   689.0 p0      30 box
        xor ebx, esi               ;   685.0 p1      30 box
        xor ebx, edx               ;   686.0 p0      30 box
        xor eax, ebx               ;   690.0 p1      30 box
        xor edx, edi               ;   686.3 p0      30 box
        or ebx, edi                ;   687.0 p1      30 box
        xor esi, ebx               ;   688.0 p0      30 box
        mov ebx, dword [esp + 512] ;   686.3 p2      29 box
        and ebx, dword [esp + 524] ;   689.3 p1+p2   29 box
        mov dword [esp + 512], edx ;   687.3 p3+p4   30 box spill
        mov edx, dword [esp + 524] ;   688.3 p2      29 box
        xor edx, dword [esp + 520] ;   691.3 p0+p2   29 box
        mov dword [esp + 524], edi ;   689.0 p3+p4   30 box spill
        mov edi, dword [esp + 520] ;   690.3 p2      29 box
        mov dword [esp + 520], esi ;   690.0 p3+p4   30 box spill
        mov esi, dword [esp + 528] ;   691.3 p2      29 box
        mov dword [esp + 516], eax ;   691.0 p3+p4   30 box spill
        mov eax, dword [esp + 528] ;   692.3 p2      29 box
        mov dword [esp + 488], ecx ;   692.0 p3+p4   24 box spill
        mov ecx, dword [esp + 528] ;   693.3 p2      29 box
        mov dword [esp + 528], ebp ;   693.0 p3+p4   29 box spill
        mov ebp, dword [esp + 532] ;   694.3 p2      29 box
        not ebp                    ;   697.3 p1      29 box
        xor edi, ebp               ;   698.3 p0      29 box
        xor ebx, edi               ;   699.3 p1      29 box
        and esi, ebp               ;   698.3 p0      29 box
        xor esi, edi               ;   699.3 p1      29 box
        or eax, edi                ;   699.3 p0      29 box
        xor ecx, ebx               ;   700.3 p1      29 box
        xor eax, edx               ;   700.3 p0      29 box
        and edx, esi               ;   700.3 p1      29 box
        xor esi, ebx               ;   700.3 p0      29 box
        and esi, eax               ;   701.3 p1      29 box
        or eax, edx                ;   701.3 p0      29 box
        xor edx, ecx               ;   701.3 p1      29 box
        not ecx                    ;   701.3 p0      29 box
        xor esi, ecx               ;   702.3 p1      29 box
        xor ecx, eax               ;   702.3 p0      29 box
        mov edi, dword [esp + 544] ;   699.3 p2      28 box
        mov ebp, dword [esp + 536] ;   700.3 p2     107 w[129] reload
        or edi, ebp                ;   703.3 p1      28 box
        mov eax, dword [esp + 540] ;   701.3 p2      28 box
        xor eax, dword [esp + 544] ;   704.3 p0+p2   28 box
        xor edi, eax               ;   705.3 p1      28 box
        xor ebp, dword [esp + 544] ;   703.3 p0+p2   28 box
        and eax, dword [esp + 544] ;   705.3 p1+p2   28 box
        mov dword [esp + 536], esi ;   703.3 p3+p4   29 box spill
        mov esi, dword [esp + 544] ;   705.3 p2      28 box
        xor esi, edi               ;   708.3 p0      28 box
        mov dword [esp + 544], ecx ;   704.3 p3+p4   29 box spill
        mov ecx, dword [esp + 108] ;   706.3 p2      28 box
        not ecx                    ;   709.3 p1      28 box
        xor ebp, ecx               ;   710.3 p0      28 box
        and eax, ebp               ;   711.3 p1      28 box
        xor eax, ecx               ;   712.3 p0      28 box
        or ecx, ebp                ;   711.3 p1      28 box
        xor ecx, edi               ;   712.3 p0      28 box
        and edi, eax               ;   713.3 p1      28 box
        xor eax, esi               ;   713.3 p0      28 box
        and esi, ecx               ;   713.3 p1      28 box
        xor esi, ebp               ;   714.3 p0      28 box
        xor ebp, edi               ;   714.3 p1      28 box
        mov edi, dword [esp + 548] ;   709.0 p2      27 box
        xor edi, dword [esp + 28]  ;   712.0 p0+p2   27 box
        mov dword [esp + 548], eax ;   714.3 p3+p4   28 box spill
        mov eax, dword [esp + 28]  ;   711.0 p2      27 box
        and eax, edi               ;   714.0 p1      27 box
        xor edi, dword [esp + 12]  ;   713.0 p0+p2   27 box
        xor eax, dword [esp + 0]   ;   715.0 p1+p2   27 box
        mov dword [esp + 108], esi ;   715.3 p3+p4   28 box spill
        mov esi, dword [esp + 0]   ;   714.0 p2      27 box
        or esi, edi                ;   717.0 p0      27 box
        or esi, dword [esp + 28]   ;   718.0 p1+p2   27 box
        xor esi, dword [esp + 12]  ;   719.0 p0+p2   27 box
        mov dword [esp + 0], ebp   ;   715.3 p3+p4   28 box spill
        mov ebp, dword [esp + 12]  ;   717.0 p2      27 box
        and ebp, edi               ;   720.0 p1      27 box
        xor ebp, eax               ;   721.0 p0      27 box
        mov dword [esp + 12], ecx  ;   717.0 p3+p4   28 box spill
        mov ecx, dword [esp + 28]  ;   718.0 p2      27 box
        xor ecx, eax               ;   721.0 p1      27 box
        and eax, esi               ;   720.0 p0      27 box
        xor esi, ecx               ;   722.0 p1      27 box
        or ecx, ebp                ;   722.0 p0      27 box
        not ebp                    ;   722.0 p1      27 box
        xor ecx, edi               ;   723.0 p0      27 box
        xor edi, eax               ;   721.0 p1      27 box
        mov eax, dword [esp + 16]  ;   720.3 p2      26 box
        and eax, dword [esp + 552] ;   723.3 p0+p2   26 box
        mov dword [esp + 28], edi  ;   722.0 p3+p4   27 box spill
        mov edi, dword [esp + 552] ;   722.3 p2      26 box
        xor edi, dword [esp + 4]   ;   725.3 p1+p2   26 box
        mov dword [esp + 552], ecx ;   724.0 p3+p4   27 box spill
        mov ecx, dword [esp + 4]   ;   724.3 p2      26 box
        or ecx, dword [esp + 16]   ;   727.3 p0+p2   26 box
        mov dword [esp + 4], esi   ;   724.7 p3+p4   27 box spill
        mov esi, dword [esp + 16]  ;   726.3 p2      26 box
        xor esi, dword [esp + 556] ;   729.3 p1+p2   26 box
        or esi, eax                ;   730.3 p0      26 box
        mov dword [esp + 16], ebp  ;   726.7 p3+p4   27 box spill
        mov ebp, dword [esp + 556] ;   728.3 p2      26 box
        and ebp, ecx               ;   731.3 p1      26 box
        xor ebp, edi               ;   732.3 p0      26 box
        and edi, ecx               ;   728.7 p1      26 box
        xor edi, esi               ;   731.3 p0      26 box
        xor ecx, ebp               ;   733.3 p1      26 box
        xor ebp, eax               ;   733.3 p0      26 box
        xor esi, ebp               ;   734.3 p1      26 box
        and eax, edi               ;   732.3 p0      26 box
        xor eax, ecx               ;   734.3 p1      26 box
        and ecx, edi               ;   734.3 p0      26 box
        xor ebp, ecx               ;   735.3 p1      26 box
        mov ecx, dword [esp + 24]  ;   731.3 p2      26 box reload
        mov dword [esp + 556], esi ;   735.3 p3+p4   26 box spill
        mov esi, dword [esp + 584] ;   732.3 p2     118 rk reload
        mov dword [esi], ecx       ;   734.3 p3+p4  118 rk
        mov ecx, dword [esp + 32]  ;   733.3 p2      26 box reload
        mov dword [esi + 4], ecx   ;   736.3 p3+p4  118 rk
        mov ecx, dword [esp + 40]  ;   734.3 p2      26 box reload
        mov dword [esi + 8], ecx   ;   737.3 p3+p4  118 rk
        mov ecx, dword [esp + 8]   ;   735.3 p2      26 box reload
        mov dword [esi + 12], ecx  ;   738.3 p3+p4  118 rk
        mov ecx, dword [esp + 56]  ;   736.3 p2      25 box reload
        mov dword [esi + 16], ecx  ;   739.3 p3+p4  118 rk
        mov ecx, dword [esp + 52]  ;   737.3 p2      25 box reload
        mov dword [esi + 20], ecx  ;   740.3 p3+p4  118 rk
        mov ecx, dword [esp + 36]  ;   738.3 p2      25 box reload
        mov dword [esi + 24], ecx  ;   741.3 p3+p4  118 rk
        mov ecx, dword [esp + 20]  ;   739.3 p2      25 box reload
        mov dword [esi + 28], ecx  ;   742.3 p3+p4  118 rk
        mov ecx, dword [esp + 68]  ;   740.3 p2      24 box reload
        mov dword [esi + 32], ecx  ;   743.3 p3+p4  118 rk
        mov ecx, dword [esp + 64]  ;   741.3 p2      24 box reload
        mov dword [esi + 36], ecx  ;   744.3 p3+p4  118 rk
        mov ecx, dword [esp + 60]  ;   742.3 p2      24 box reload
        mov dword [esi + 40], ecx  ;   745.3 p3+p4  118 rk
        mov ecx, dword [esp + 84]  ;   743.3 p2      24 box reload
        mov dword [esi + 44], ecx  ;   746.3 p3+p4  118 rk
        mov ecx, dword [esp + 88]  ;   744.3 p2      23 box reload
        mov dword [esi + 48], ecx  ;   747.3 p3+p4  118 rk
        mov ecx, dword [esp + 76]  ;   745.3 p2      23 box reload
        mov dword [esi + 52], ecx  ;   748.3 p3+p4  118 rk
        mov ecx, dword [esp + 80]  ;   746.3 p2      23 box reload
        mov dword [esi + 56], ecx  ;   749.3 p3+p4  118 rk
        mov ecx, dword [esp + 72]  ;   747.3 p2      23 box reload
        mov dword [esi + 60], ecx  ;   750.3 p3+p4  118 rk
        mov ecx, dword [esp + 96]  ;   748.3 p2      30 box reload
        mov dword [esi + 64], ecx  ;   751.3 p3+p4  118 rk
        mov ecx, dword [esp + 100] ;   749.3 p2      30 box reload
        mov dword [esi + 68], ecx  ;   752.3 p3+p4  118 rk
        mov ecx, dword [esp + 104] ;   750.3 p2      30 box reload
        mov dword [esi + 72], ecx  ;   753.3 p3+p4  118 rk
        mov ecx, dword [esp + 92]  ;   751.3 p2      30 box reload
        mov dword [esi + 76], ecx  ;   754.3 p3+p4  118 rk
        mov ecx, dword [esp + 248] ;   752.3 p2      29 box reload
        mov dword [esi + 80], ecx  ;   755.3 p3+p4  118 rk
        mov ecx, dword [esp + 120] ;   753.3 p2      29 box reload
        mov dword [esi + 84], ecx  ;   756.3 p3+p4  118 rk
        mov ecx, dword [esp + 124] ;   754.3 p2      29 box reload
        mov dword [esi + 88], ecx  ;   757.3 p3+p4  118 rk
        mov ecx, dword [esp + 116] ;   755.3 p2      29 box reload
        mov dword [esi + 92], ecx  ;   758.3 p3+p4  118 rk
        mov ecx, dword [esp + 144] ;   756.3 p2      28 box reload
        mov dword [esi + 96], ecx  ;   759.3 p3+p4  118 rk
        mov ecx, dword [esp + 140] ;   757.3 p2      28 box reload
        mov dword [esi + 100], ecx ;   760.3 p3+p4  118 rk
        mov ecx, dword [esp + 128] ;   758.3 p2      28 box reload
        mov dword [esi + 104], ecx ;   761.3 p3+p4  118 rk
        mov ecx, dword [esp + 136] ;   759.3 p2      28 box reload
        mov dword [esi + 108], ecx ;   762.3 p3+p4  118 rk
        mov ecx, dword [esp + 156] ;   760.3 p2      27 box reload
        mov dword [esi + 112], ecx ;   763.3 p3+p4  118 rk
        mov ecx, dword [esp + 168] ;   761.3 p2      27 box reload
        mov dword [esi + 116], ecx ;   764.3 p3+p4  118 rk
        mov ecx, dword [esp + 148] ;   762.3 p2      27 box reload
        mov dword [esi + 120], ecx ;   765.3 p3+p4  118 rk
        mov ecx, dword [esp + 132] ;   763.3 p2      27 box reload
        mov dword [esi + 124], ecx ;   766.3 p3+p4  118 rk
        mov ecx, dword [esp + 164] ;   764.3 p2      26 box reload
        mov dword [esi + 128], ecx ;   767.3 p3+p4  118 rk
        mov ecx, dword [esp + 172] ;   765.3 p2      26 box reload
        mov dword [esi + 132], ecx ;   768.3 p3+p4  118 rk
        mov ecx, dword [esp + 180] ;   766.3 p2      26 box reload
        mov dword [esi + 136], ecx ;   769.3 p3+p4  118 rk
        mov ecx, dword [esp + 152] ;   767.3 p2      26 box reload
        mov dword [esi + 140], ecx ;   770.3 p3+p4  118 rk
        mov ecx, dword [esp + 196] ;   768.3 p2      25 box reload
        mov dword [esi + 144], ecx ;   771.3 p3+p4  118 rk
        mov ecx, dword [esp + 192] ;   769.3 p2      25 box reload
        mov dword [esi + 148], ecx ;   772.3 p3+p4  118 rk
        mov ecx, dword [esp + 176] ;   770.3 p2      25 box reload
        mov dword [esi + 152], ecx ;   773.3 p3+p4  118 rk
        mov ecx, dword [esp + 160] ;   771.3 p2      25 box reload
        mov dword [esi + 156], ecx ;   774.3 p3+p4  118 rk
        mov ecx, dword [esp + 208] ;   772.3 p2      24 box reload
        mov dword [esi + 160], ecx ;   775.3 p3+p4  118 rk
        mov ecx, dword [esp + 204] ;   773.3 p2      24 box reload
        mov dword [esi + 164], ecx ;   776.3 p3+p4  118 rk
        mov ecx, dword [esp + 200] ;   774.3 p2      24 box reload
        mov dword [esi + 168], ecx ;   777.3 p3+p4  118 rk
        mov ecx, dword [esp + 224] ;   775.3 p2      24 box reload
        mov dword [esi + 172], ecx ;   778.3 p3+p4  118 rk
        mov ecx, dword [esp + 228] ;   776.3 p2      23 box reload
        mov dword [esi + 176], ecx ;   779.3 p3+p4  118 rk
        mov ecx, dword [esp + 216] ;   777.3 p2      23 box reload
        mov dword [esi + 180], ecx ;   780.3 p3+p4  118 rk
        mov ecx, dword [esp + 220] ;   778.3 p2      23 box reload
        mov dword [esi + 184], ecx ;   781.3 p3+p4  118 rk
        mov ecx, dword [esp + 212] ;   779.3 p2      23 box reload
        mov dword [esi + 188], ecx ;   782.3 p3+p4  118 rk
        mov ecx, dword [esp + 236] ;   780.3 p2      30 box reload
        mov dword [esi + 192], ecx ;   783.3 p3+p4  118 rk
        mov ecx, dword [esp + 240] ;   781.3 p2      30 box reload
        mov dword [esi + 196], ecx ;   784.3 p3+p4  118 rk
        mov ecx, dword [esp + 244] ;   782.3 p2      30 box reload
        mov dword [esi + 200], ecx ;   785.3 p3+p4  118 rk
        mov ecx, dword [esp + 232] ;   783.3 p2      30 box reload
        mov dword [esi + 204], ecx ;   786.3 p3+p4  118 rk
        mov ecx, dword [esp + 388] ;   784.3 p2      29 box reload
        mov dword [esi + 208], ecx ;   787.3 p3+p4  118 rk
        mov ecx, dword [esp + 260] ;   785.3 p2      29 box reload
        mov dword [esi + 212], ecx ;   788.3 p3+p4  118 rk
        mov ecx, dword [esp + 264] ;   786.3 p2      29 box reload
        mov dword [esi + 216], ecx ;   789.3 p3+p4  118 rk
        mov ecx, dword [esp + 256] ;   787.3 p2      29 box reload
        mov dword [esi + 220], ecx ;   790.3 p3+p4  118 rk
        mov ecx, dword [esp + 284] ;   788.3 p2      28 box reload
        mov dword [esi + 224], ecx ;   791.3 p3+p4  118 rk
        mov ecx, dword [esp + 280] ;   789.3 p2      28 box reload
        mov dword [esi + 228], ecx ;   792.3 p3+p4  118 rk
        mov ecx, dword [esp + 268] ;   790.3 p2      28 box reload
        mov dword [esi + 232], ecx ;   793.3 p3+p4  118 rk
        mov ecx, dword [esp + 276] ;   791.3 p2      28 box reload
        mov dword [esi + 236], ecx ;   794.3 p3+p4  118 rk
        mov ecx, dword [esp + 296] ;   792.3 p2      27 box reload
        mov dword [esi + 240], ecx ;   795.3 p3+p4  118 rk
        mov ecx, dword [esp + 308] ;   793.3 p2      27 box reload
        mov dword [esi + 244], ecx ;   796.3 p3+p4  118 rk
        mov ecx, dword [esp + 288] ;   794.3 p2      27 box reload
        mov dword [esi + 248], ecx ;   797.3 p3+p4  118 rk
        mov ecx, dword [esp + 272] ;   795.3 p2      27 box reload
        mov dword [esi + 252], ecx ;   798.3 p3+p4  118 rk
        mov ecx, dword [esp + 304] ;   796.3 p2      26 box reload
        mov dword [esi + 256], ecx ;   799.3 p3+p4  118 rk
        mov ecx, dword [esp + 312] ;   797.3 p2      26 box reload
        mov dword [esi + 260], ecx ;   800.3 p3+p4  118 rk
        mov ecx, dword [esp + 320] ;   798.3 p2      26 box reload
        mov dword [esi + 264], ecx ;   801.3 p3+p4  118 rk
        mov ecx, dword [esp + 292] ;   799.3 p2      26 box reload
        mov dword [esi + 268], ecx ;   802.3 p3+p4  118 rk
        mov ecx, dword [esp + 336] ;   800.3 p2      25 box reload
        mov dword [esi + 272], ecx ;   803.3 p3+p4  118 rk
        mov ecx, dword [esp + 332] ;   801.3 p2      25 box reload
        mov dword [esi + 276], ecx ;   804.3 p3+p4  118 rk
        mov ecx, dword [esp + 316] ;   802.3 p2      25 box reload
        mov dword [esi + 280], ecx ;   805.3 p3+p4  118 rk
        mov ecx, dword [esp + 300] ;   803.3 p2      25 box reload
        mov dword [esi + 284], ecx ;   806.3 p3+p4  118 rk
        mov ecx, dword [esp + 348] ;   804.3 p2      24 box reload
        mov dword [esi + 288], ecx ;   807.3 p3+p4  118 rk
        mov ecx, dword [esp + 344] ;   805.3 p2      24 box reload
        mov dword [esi + 292], ecx ;   808.3 p3+p4  118 rk
        mov ecx, dword [esp + 340] ;   806.3 p2      24 box reload
        mov dword [esi + 296], ecx ;   809.3 p3+p4  118 rk
        mov ecx, dword [esp + 364] ;   807.3 p2      24 box reload
        mov dword [esi + 300], ecx ;   810.3 p3+p4  118 rk
        mov ecx, dword [esp + 368] ;   808.3 p2      23 box reload
        mov dword [esi + 304], ecx ;   811.3 p3+p4  118 rk
        mov ecx, dword [esp + 356] ;   809.3 p2      23 box reload
        mov dword [esi + 308], ecx ;   812.3 p3+p4  118 rk
        mov ecx, dword [esp + 360] ;   810.3 p2      23 box reload
        mov dword [esi + 312], ecx ;   813.3 p3+p4  118 rk
        mov ecx, dword [esp + 352] ;   811.3 p2      23 box reload
        mov dword [esi + 316], ecx ;   814.3 p3+p4  118 rk
        mov ecx, dword [esp + 376] ;   812.3 p2      30 box reload
        mov dword [esi + 320], ecx ;   815.3 p3+p4  118 rk
        mov ecx, dword [esp + 380] ;   813.3 p2      30 box reload
        mov dword [esi + 324], ecx ;   816.3 p3+p4  118 rk
        mov ecx, dword [esp + 384] ;   814.3 p2      30 box reload
        mov dword [esi + 328], ecx ;   817.3 p3+p4  118 rk
        mov ecx, dword [esp + 372] ;   815.3 p2      30 box reload
        mov dword [esi + 332], ecx ;   818.3 p3+p4  118 rk
        mov ecx, dword [esp + 528] ;   816.3 p2      29 box reload
        mov dword [esi + 336], ecx ;   819.3 p3+p4  118 rk
        mov ecx, dword [esp + 400] ;   817.3 p2      29 box reload
        mov dword [esi + 340], ecx ;   820.3 p3+p4  118 rk
        mov ecx, dword [esp + 404] ;   818.3 p2      29 box reload
        mov dword [esi + 344], ecx ;   821.3 p3+p4  118 rk
        mov ecx, dword [esp + 396] ;   819.3 p2      29 box reload
        mov dword [esi + 348], ecx ;   822.3 p3+p4  118 rk
        mov ecx, dword [esp + 424] ;   820.3 p2      28 box reload
        mov dword [esi + 352], ecx ;   823.3 p3+p4  118 rk
        mov ecx, dword [esp + 420] ;   821.3 p2      28 box reload
        mov dword [esi + 356], ecx ;   824.3 p3+p4  118 rk
        mov ecx, dword [esp + 408] ;   822.3 p2      28 box reload
        mov dword [esi + 360], ecx ;   825.3 p3+p4  118 rk
        mov ecx, dword [esp + 416] ;   823.3 p2      28 box reload
        mov dword [esi + 364], ecx ;   826.3 p3+p4  118 rk
        mov ecx, dword [esp + 436] ;   824.3 p2      27 box reload
        mov dword [esi + 368], ecx ;   827.3 p3+p4  118 rk
        mov ecx, dword [esp + 448] ;   825.3 p2      27 box reload
        mov dword [esi + 372], ecx ;   828.3 p3+p4  118 rk
        mov ecx, dword [esp + 428] ;   826.3 p2      27 box reload
        mov dword [esi + 376], ecx ;   829.3 p3+p4  118 rk
        mov ecx, dword [esp + 412] ;   827.3 p2      27 box reload
        mov dword [esi + 380], ecx ;   830.3 p3+p4  118 rk
        mov ecx, dword [esp + 444] ;   828.3 p2      26 box reload
        mov dword [esi + 384], ecx ;   831.3 p3+p4  118 rk
        mov ecx, dword [esp + 452] ;   829.3 p2      26 box reload
        mov dword [esi + 388], ecx ;   832.3 p3+p4  118 rk
        mov ecx, dword [esp + 460] ;   830.3 p2      26 box reload
        mov dword [esi + 392], ecx ;   833.3 p3+p4  118 rk
        mov ecx, dword [esp + 432] ;   831.3 p2      26 box reload
        mov dword [esi + 396], ecx ;   834.3 p3+p4  118 rk
        mov ecx, dword [esp + 476] ;   832.3 p2      25 box reload
        mov dword [esi + 400], ecx ;   835.3 p3+p4  118 rk
        mov ecx, dword [esp + 472] ;   833.3 p2      25 box reload
        mov dword [esi + 404], ecx ;   836.3 p3+p4  118 rk
        mov ecx, dword [esp + 456] ;   834.3 p2      25 box reload
        mov dword [esi + 408], ecx ;   837.3 p3+p4  118 rk
        mov ecx, dword [esp + 440] ;   835.3 p2      25 box reload
        mov dword [esi + 412], ecx ;   838.3 p3+p4  118 rk
        mov ecx, dword [esp + 488] ;   836.3 p2      24 box reload
        mov dword [esi + 416], ecx ;   839.3 p3+p4  118 rk
        mov ecx, dword [esp + 484] ;   837.3 p2      24 box reload
        mov dword [esi + 420], ecx ;   840.3 p3+p4  118 rk
        mov ecx, dword [esp + 480] ;   838.3 p2      24 box reload
        mov dword [esi + 424], ecx ;   841.3 p3+p4  118 rk
        mov ecx, dword [esp + 504] ;   839.3 p2      24 box reload
        mov dword [esi + 428], ecx ;   842.3 p3+p4  118 rk
        mov ecx, dword [esp + 508] ;   840.3 p2      23 box reload
        mov dword [esi + 432], ecx ;   843.3 p3+p4  118 rk
        mov ecx, dword [esp + 496] ;   841.3 p2      23 box reload
        mov dword [esi + 436], ecx ;   844.3 p3+p4  118 rk
        mov ecx, dword [esp + 500] ;   842.3 p2      23 box reload
        mov dword [esi + 440], ecx ;   845.3 p3+p4  118 rk
        mov ecx, dword [esp + 492] ;   843.3 p2      23 box reload
        mov dword [esi + 444], ecx ;   846.3 p3+p4  118 rk
        mov ecx, dword [esp + 516] ;   844.3 p2      30 box reload
        mov dword [esi + 448], ecx ;   847.3 p3+p4  118 rk
        mov ecx, dword [esp + 520] ;   845.3 p2      30 box reload
        mov dword [esi + 452], ecx ;   848.3 p3+p4  118 rk
        mov ecx, dword [esp + 524] ;   846.3 p2      30 box reload
        mov dword [esi + 456], ecx ;   849.3 p3+p4  118 rk
        mov dword [esi + 464], edx ;   847.7 p3+p4  118 rk
        mov ecx, dword [esp + 512] ;   848.0 p2      30 box reload
        mov dword [esi + 460], ecx ;   851.0 p3+p4  118 rk
        mov dword [esi + 468], ebx ;   849.7 p3+p4  118 rk
        mov ecx, dword [esp + 544] ;   849.7 p2      29 box reload
        mov dword [esi + 472], ecx ;   852.7 p3+p4  118 rk
        mov ecx, dword [esp + 536] ;   850.7 p2      29 box reload
        mov dword [esi + 476], ecx ;   853.7 p3+p4  118 rk
        mov ecx, dword [esp + 12]  ;   851.7 p2      28 box reload
        mov dword [esi + 480], ecx ;   854.7 p3+p4  118 rk
        mov ecx, dword [esp + 0]   ;   852.7 p2      28 box reload
        mov dword [esi + 484], ecx ;   855.7 p3+p4  118 rk
        mov ecx, dword [esp + 108] ;   853.7 p2      28 box reload
        mov dword [esi + 488], ecx ;   856.7 p3+p4  118 rk
        mov ecx, dword [esp + 548] ;   854.7 p2      28 box reload
        mov dword [esi + 492], ecx ;   857.7 p3+p4  118 rk
        mov ecx, dword [esp + 16]  ;   855.7 p2      27 box reload
        mov dword [esi + 496], ecx ;   858.7 p3+p4  118 rk
        mov ecx, dword [esp + 4]   ;   856.7 p2      27 box reload
        mov dword [esi + 500], ecx ;   859.7 p3+p4  118 rk
        mov dword [esi + 512], ebp ;   858.7 p3+p4  118 rk
        mov ebp, dword [esp + 552] ;   858.3 p2      27 box reload
        mov dword [esi + 504], ebp ;   861.3 p3+p4  118 rk
        mov ebp, dword [esp + 28]  ;   859.3 p2      27 box reload
        mov dword [esi + 508], ebp ;   862.3 p3+p4  118 rk
        mov dword [esi + 516], eax ;   861.7 p3+p4  118 rk
        mov dword [esi + 520], edi ;   862.7 p3+p4  118 rk
        mov edi, dword [esp + 556] ;   861.7 p2      26 box reload
        mov dword [esi + 524], edi ;   864.7 p3+p4  118 rk
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
