; serpent_expand128 for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
;   ./cw build serpent_expand128 --cpu northwood
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
;   body: 2196 uops, planned 1170.0; bounds: width 732.0, ports 940.5, path 599.0
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
        mov edi, dword [esi + 12]  ;     2.0 p2     117 k
        mov ebp, edi               ;     4.0 p0     107 w[8] copy
        xor ebp, dword [esi]       ;     4.5 p2+p0  107 w[8]
        xor ebp, 0x9e3779b9        ;     5.0 p0     107 w[8]
        rol ebp, 0xb               ;     5.5 p1     107 w[8]
        mov eax, ebp               ;     9.5 p0     107 w[9] copy
        xor eax, dword [esi + 4]   ;    10.0 p2+p0  107 w[9]
        xor eax, 1                 ;    10.5 p0     107 w[9]
        xor eax, 0x9e3779b8        ;    11.0 p0     107 w[9]
        rol eax, 0xb               ;    11.5 p1     107 w[9]
        mov esi, dword [esi + 8]   ;     4.3 p2     107 w[10]
        xor esi, 0x9e3779bb        ;     6.3 p0     107 w[10]
        xor esi, eax               ;    15.5 p0     107 w[10]
        rol esi, 0xb               ;    16.0 p1     107 w[10]
        xor edi, ebp               ;     9.5 p0     107 w[11]
        xor edi, 0x9e3779ba        ;    10.0 p0     107 w[11]
        xor edi, esi               ;    20.0 p0     107 w[11]
        rol edi, 0xb               ;    20.5 p1     107 w[11]
        mov ecx, eax               ;    15.5 p0     107 w[12] copy
        xor ecx, 1                 ;    16.0 p0     107 w[12]
        xor ecx, 0x9e3779bd        ;    16.5 p0     107 w[12]
        xor ecx, edi               ;    24.5 p0     107 w[12]
        rol ecx, 0xb               ;    25.0 p1     107 w[12]
        mov edx, ebp               ;     9.5 p0     107 w[13] copy
        xor edx, esi               ;    20.0 p0     107 w[13]
        mov ebx, edx               ;    20.5 p1     107 w[13] copy
        xor ebx, 0x9e3779bc        ;    21.0 p0     107 w[13]
        xor ebx, ecx               ;    29.0 p0     107 w[13]
        rol ebx, 0xb               ;    29.5 p1     107 w[13]
        mov dword [esp + 0], edx   ;    20.5 p0+p3  107 w[13] spill
        mov edx, eax               ;    15.5 p1     107 w[14] copy
        xor edx, edi               ;    24.5 p0     107 w[14]
        mov dword [esp + 4], eax   ;    15.5 p0+p3  107 w[9] spill
        mov eax, edx               ;    25.0 p1     107 w[14] copy
        xor eax, 0x9e3779bf        ;    25.5 p0     107 w[14]
        xor eax, ebx               ;    33.5 p0     107 w[14]
        rol eax, 0xb               ;    34.0 p1     107 w[14]
        mov dword [esp + 8], edx   ;    25.0 p0+p3  107 w[14] spill
        mov edx, esi               ;    20.0 p1     107 w[15] copy
        xor edx, 0x9e3779be        ;    20.5 p0     107 w[15]
        xor edx, ecx               ;    29.0 p0     107 w[15]
        xor edx, eax               ;    38.0 p0     107 w[15]
        rol edx, 0xb               ;    38.5 p1     107 w[15]
        mov dword [esp + 12], esi  ;    20.0 p0+p3  107 w[10] spill
        mov esi, ebp               ;    16.0 p1     107 w[16] copy
        xor esi, 0x9e3779b1        ;    18.2 p0     107 w[16]
        xor esi, edi               ;    24.5 p0     107 w[16]
        xor esi, ebx               ;    33.5 p0     107 w[16]
        xor esi, edx               ;    42.5 p0     107 w[16]
        rol esi, 0xb               ;    43.0 p1     107 w[16]
        mov dword [esp + 16], ebp  ;    20.2 p0+p3  107 w[8] spill
        mov ebp, dword [esp + 4]   ;    18.0 p2     107 w[17]
        xor ebp, 0x9e3779b0        ;    21.2 p0     107 w[17]
        xor ebp, ecx               ;    29.0 p0     107 w[17]
        xor ebp, eax               ;    38.0 p0     107 w[17]
        xor ebp, esi               ;    47.0 p0     107 w[17]
        rol ebp, 0xb               ;    47.5 p1     107 w[17]
        mov dword [esp + 20], ecx  ;    29.0 p0+p3  107 w[12] spill
        mov ecx, dword [esp + 12]  ;    21.0 p2     107 w[18]
        xor ecx, 0x9e3779b3        ;    24.2 p0     107 w[18]
        xor ecx, ebx               ;    33.5 p0     107 w[18]
        xor ecx, edx               ;    42.5 p0     107 w[18]
        xor ecx, ebp               ;    51.5 p0     107 w[18]
        rol ecx, 0xb               ;    52.0 p1     107 w[18]
        mov dword [esp + 24], ebx  ;    33.5 p0+p3  107 w[13] spill
        mov ebx, edi               ;    24.5 p1     107 w[19] copy
        xor ebx, 0x9e3779b2        ;    27.2 p0     107 w[19]
        xor ebx, eax               ;    38.0 p0     107 w[19]
        xor ebx, esi               ;    47.0 p0     107 w[19]
        xor ebx, ecx               ;    56.0 p0     107 w[19]
        rol ebx, 0xb               ;    56.5 p1     107 w[19]
        mov dword [esp + 28], edi  ;    29.2 p0+p3  107 w[11] spill
        mov edi, dword [esp + 20]  ;    30.0 p2     107 w[20]
        xor edi, 0x9e3779b5        ;    32.0 p0     107 w[20]
        xor edi, edx               ;    42.5 p0     107 w[20]
        xor edi, ebp               ;    51.5 p0     107 w[20]
        xor edi, ebx               ;    60.5 p0     107 w[20]
        rol edi, 0xb               ;    61.0 p1     107 w[20]
        mov dword [esp + 32], edx  ;    42.5 p0+p3  107 w[15] spill
        mov edx, dword [esp + 24]  ;    34.5 p2     107 w[21]
        xor edx, 0x9e3779b4        ;    36.5 p0     107 w[21]
        xor edx, esi               ;    47.0 p0     107 w[21]
        xor edx, ecx               ;    56.0 p0     107 w[21]
        xor edx, edi               ;    65.0 p0     107 w[21]
        rol edx, 0xb               ;    65.5 p1     107 w[21]
        mov dword [esp + 36], esi  ;    47.0 p0+p3  107 w[16] spill
        mov esi, eax               ;    38.0 p1     107 w[22] copy
        xor esi, 0x9e3779b7        ;    38.5 p0     107 w[22]
        xor esi, ebp               ;    51.5 p0     107 w[22]
        xor esi, ebx               ;    60.5 p0     107 w[22]
        xor esi, edx               ;    69.5 p0     107 w[22]
        rol esi, 0xb               ;    70.0 p1     107 w[22]
        mov dword [esp + 40], eax  ;    38.2 p0+p3  107 w[14] spill
        mov eax, dword [esp + 32]  ;    43.5 p2     107 w[23]
        xor eax, 0x9e3779b6        ;    45.5 p0     107 w[23]
        xor eax, ecx               ;    56.0 p0     107 w[23]
        xor eax, edi               ;    65.0 p0     107 w[23]
        xor eax, esi               ;    74.0 p0     107 w[23]
        rol eax, 0xb               ;    74.5 p1     107 w[23]
        mov dword [esp + 44], ecx  ;    56.0 p0+p3  107 w[18] spill
        mov ecx, dword [esp + 36]  ;    48.0 p2     107 w[24]
        xor ecx, ebx               ;    60.5 p0     107 w[24]
        mov dword [esp + 48], ebx  ;    60.5 p0+p3  107 w[19] spill
        mov ebx, ecx               ;    61.0 p1     107 w[24] copy
        xor ebx, 0x9e3779a9        ;    61.5 p0     107 w[24]
        xor ebx, edx               ;    69.5 p0     107 w[24]
        xor ebx, eax               ;    78.5 p0     107 w[24]
        rol ebx, 0xb               ;    79.0 p1     107 w[24]
        mov dword [esp + 52], ecx  ;    61.0 p0+p3  107 w[24] spill
        mov ecx, dword [esp + 44]  ;    57.0 p2     107 w[26]
        xor ecx, 0x9e3779ab        ;    59.0 p0     107 w[26]
        xor ecx, edx               ;    69.5 p0     107 w[26]
        xor ecx, eax               ;    78.5 p0     107 w[26]
        mov dword [esp + 56], edx  ;    69.5 p0+p3  107 w[21] spill
        mov edx, ebp               ;    51.5 p1     107 w[25] copy
        xor edx, 0x9e3779a8        ;    52.0 p0     107 w[25]
        xor edx, edi               ;    65.0 p0     107 w[25]
        xor edx, esi               ;    74.0 p0     107 w[25]
        xor edx, ebx               ;    83.0 p0     107 w[25]
        rol edx, 0xb               ;    83.5 p1     107 w[25]
        xor ecx, edx               ;    87.5 p0     107 w[26]
        rol ecx, 0xb               ;    88.0 p1     107 w[26]
        mov dword [esp + 60], ebp  ;    51.5 p0+p3  107 w[17] spill
        mov ebp, dword [esp + 48]  ;    61.5 p2     107 w[27]
        xor ebp, 0x9e3779aa        ;    63.5 p0     107 w[27]
        xor ebp, esi               ;    74.0 p0     107 w[27]
        xor ebp, ebx               ;    83.0 p0     107 w[27]
        xor ebp, ecx               ;    92.0 p0     107 w[27]
        rol ebp, 0xb               ;    92.5 p1     107 w[27]
        mov dword [esp + 64], esi  ;    74.0 p0+p3  107 w[22] spill
        mov esi, edi               ;    65.0 p1     107 w[28] copy
        xor esi, eax               ;    78.5 p0     107 w[28]
        mov dword [esp + 68], edi  ;    65.0 p0+p3  107 w[20] spill
        mov edi, dword [esp + 56]  ;    70.5 p2     107 w[29]
        xor edi, 0x9e3779ac        ;    72.5 p0     107 w[29]
        xor edi, ebx               ;    83.0 p0     107 w[29]
        xor edi, ecx               ;    92.0 p0     107 w[29]
        mov dword [esp + 72], ebx  ;    83.0 p0+p3  107 w[24] spill
        mov ebx, esi               ;    79.0 p1     107 w[28] copy
        xor ebx, 0x9e3779ad        ;    79.5 p0     107 w[28]
        xor ebx, edx               ;    87.5 p0     107 w[28]
        xor ebx, ebp               ;    96.5 p0     107 w[28]
        rol ebx, 0xb               ;    97.0 p1     107 w[28]
        xor edi, ebx               ;   101.0 p0     107 w[29]
        rol edi, 0xb               ;   101.5 p1     107 w[29]
        mov dword [esp + 76], esi  ;    79.0 p0+p3  107 w[28] spill
        mov esi, dword [esp + 64]  ;    75.0 p2     107 w[30]
        xor esi, 0x9e3779af        ;    77.0 p0     107 w[30]
        xor esi, edx               ;    87.5 p0     107 w[30]
        xor esi, ebp               ;    96.5 p0     107 w[30]
        xor esi, edi               ;   105.5 p0     107 w[30]
        rol esi, 0xb               ;   106.0 p1     107 w[30]
        mov dword [esp + 80], edx  ;    87.5 p0+p3  107 w[25] spill
        mov edx, dword [esp + 72]  ;    84.0 p2     107 w[32]
        xor edx, 0x9e3779a1        ;    86.0 p0     107 w[32]
        xor edx, ebp               ;    96.5 p0     107 w[32]
        xor edx, edi               ;   105.5 p0     107 w[32]
        mov dword [esp + 84], ebp  ;    96.5 p0+p3  107 w[27] spill
        mov ebp, eax               ;    78.5 p1     107 w[31] copy
        xor ebp, 0x9e3779ae        ;    79.0 p0     107 w[31]
        xor ebp, ecx               ;    92.0 p0     107 w[31]
        xor ebp, ebx               ;   101.0 p0     107 w[31]
        xor ebp, esi               ;   110.0 p0     107 w[31]
        rol ebp, 0xb               ;   110.5 p1     107 w[31]
        xor edx, ebp               ;   114.5 p0     107 w[32]
        rol edx, 0xb               ;   115.0 p1     107 w[32]
        mov dword [esp + 88], eax  ;    78.5 p0+p3  107 w[23] spill
        mov eax, dword [esp + 80]  ;    88.5 p2     107 w[33]
        xor eax, 0x9e3779a0        ;    90.5 p0     107 w[33]
        xor eax, ebx               ;   101.0 p0     107 w[33]
        xor eax, esi               ;   110.0 p0     107 w[33]
        xor eax, edx               ;   119.0 p0     107 w[33]
        rol eax, 0xb               ;   119.5 p1     107 w[33]
        mov dword [esp + 92], ebx  ;   101.0 p0+p3  107 w[28] spill
        mov ebx, dword [esp + 84]  ;    97.5 p2     107 w[35]
        xor ebx, 0x9e3779a2        ;    99.5 p0     107 w[35]
        xor ebx, esi               ;   110.0 p0     107 w[35]
        xor ebx, edx               ;   119.0 p0     107 w[35]
        mov dword [esp + 96], esi  ;   110.0 p0+p3  107 w[30] spill
        mov esi, dword [esp + 92]  ;   102.0 p2     107 w[36]
        xor esi, ebp               ;   114.5 p0     107 w[36]
        mov dword [esp + 100], edx ;   119.0 p0+p3  107 w[32] spill
        mov edx, ecx               ;    92.0 p1     107 w[34] copy
        xor edx, 0x9e3779a3        ;    92.5 p0     107 w[34]
        xor edx, edi               ;   105.5 p0     107 w[34]
        xor edx, ebp               ;   114.5 p0     107 w[34]
        xor edx, eax               ;   123.5 p0     107 w[34]
        rol edx, 0xb               ;   124.0 p1     107 w[34]
        xor ebx, edx               ;   128.0 p0     107 w[35]
        rol ebx, 0xb               ;   128.5 p1     107 w[35]
        mov dword [esp + 104], ecx ;    92.0 p0+p3  107 w[26] spill
        mov ecx, dword [esp + 100] ;   120.0 p2     107 w[37]
        xor ecx, 0x9e3779a4        ;   122.0 p0     107 w[37]
        xor ecx, edi               ;   122.5 p0     107 w[37]
        xor ecx, edx               ;   128.0 p0     107 w[37]
        mov dword [esp + 108], edi ;   105.5 p0+p3  107 w[29] spill
        mov edi, dword [esp + 96]  ;   111.0 p2     107 w[38]
        xor edi, 0x9e3779a7        ;   113.0 p0     107 w[38]
        xor edi, eax               ;   123.5 p0     107 w[38]
        xor edi, ebx               ;   132.5 p0     107 w[38]
        mov dword [esp + 112], ebp ;   114.5 p0+p3  107 w[31] spill
        mov ebp, esi               ;   115.0 p1     107 w[36] copy
        xor ebp, 0x9e3779a5        ;   115.5 p0     107 w[36]
        xor ebp, eax               ;   123.5 p0     107 w[36]
        xor ebp, ebx               ;   132.5 p0     107 w[36]
        rol ebp, 0xb               ;   133.0 p1     107 w[36]
        xor ecx, ebp               ;   137.0 p0     107 w[37]
        rol ecx, 0xb               ;   137.5 p1     107 w[37]
        xor edi, ecx               ;   141.5 p0     107 w[38]
        rol edi, 0xb               ;   142.0 p1     107 w[38]
        mov dword [esp + 116], esi ;   115.0 p0+p3  107 w[36] spill
        mov esi, dword [esp + 112] ;   115.5 p2     107 w[39]
        xor esi, 0x9e3779a6        ;   117.5 p0     107 w[39]
        xor esi, edx               ;   128.0 p0     107 w[39]
        xor esi, ebp               ;   137.0 p0     107 w[39]
        xor esi, edi               ;   146.0 p0     107 w[39]
        rol esi, 0xb               ;   146.5 p1     107 w[39]
        mov dword [esp + 120], edx ;   128.0 p0+p3  107 w[34] spill
        mov edx, dword [esp + 100] ;   120.0 p2     107 w[40]
        xor edx, 0x9e377999        ;   122.0 p0     107 w[40]
        xor edx, ebx               ;   132.5 p0     107 w[40]
        xor edx, ecx               ;   141.5 p0     107 w[40]
        xor edx, esi               ;   150.5 p0     107 w[40]
        rol edx, 0xb               ;   151.0 p1     107 w[40]
        mov dword [esp + 124], ebx ;   132.5 p0+p3  107 w[35] spill
        mov ebx, dword [esp + 120] ;   129.0 p2     107 w[42]
        xor ebx, 0x9e37799b        ;   131.0 p0     107 w[42]
        xor ebx, ecx               ;   141.5 p0     107 w[42]
        xor ebx, esi               ;   150.5 p0     107 w[42]
        mov dword [esp + 128], ecx ;   141.5 p0+p3  107 w[37] spill
        mov ecx, dword [esp + 124] ;   133.5 p2     107 w[43]
        xor ecx, 0x9e37799a        ;   135.5 p0     107 w[43]
        xor ecx, edi               ;   146.0 p0     107 w[43]
        mov dword [esp + 132], esi ;   150.5 p0+p3  107 w[39] spill
        mov esi, eax               ;   123.5 p1     107 w[41] copy
        xor esi, 0x9e377998        ;   124.0 p0     107 w[41]
        xor esi, ebp               ;   137.0 p0     107 w[41]
        xor esi, edi               ;   146.0 p0     107 w[41]
        xor esi, edx               ;   155.0 p0     107 w[41]
        rol esi, 0xb               ;   155.5 p1     107 w[41]
        xor ebx, esi               ;   159.5 p0     107 w[42]
        rol ebx, 0xb               ;   160.0 p1     107 w[42]
        xor ebp, dword [esp + 132] ;   153.5 p2+p0  107 w[44]
        xor ecx, edx               ;   155.0 p0     107 w[43]
        xor ecx, ebx               ;   164.0 p0     107 w[43]
        rol ecx, 0xb               ;   164.5 p1     107 w[43]
        mov dword [esp + 136], eax ;   123.5 p0+p3  107 w[33] spill
        mov eax, dword [esp + 128] ;   142.5 p2     107 w[45]
        xor eax, 0x9e37799c        ;   144.5 p0     107 w[45]
        xor eax, edx               ;   155.0 p0     107 w[45]
        xor eax, ebx               ;   164.0 p0     107 w[45]
        mov dword [esp + 140], edx ;   155.0 p0+p3  107 w[40] spill
        mov edx, 0x9e37799d        ;    94.0 p1     107 w[44]
        xor edx, ebp               ;   154.0 p0     107 w[44]
        xor edx, esi               ;   159.5 p0     107 w[44]
        xor edx, ecx               ;   168.5 p0     107 w[44]
        rol edx, 0xb               ;   169.0 p1     107 w[44]
        xor eax, edx               ;   173.0 p0     107 w[45]
        rol eax, 0xb               ;   173.5 p1     107 w[45]
        mov dword [esp + 144], ebp ;   154.0 p0+p3  107 w[44] spill
        mov ebp, dword [esp + 132] ;   151.5 p2     107 w[47]
        xor ebp, 0x9e37799e        ;   153.5 p0     107 w[47]
        xor ebp, ebx               ;   164.0 p0     107 w[47]
        xor ebp, edx               ;   173.0 p0     107 w[47]
        mov dword [esp + 148], ebx ;   164.0 p0+p3  107 w[42] spill
        mov ebx, dword [esp + 140] ;   156.0 p2     107 w[48]
        xor ebx, 0x9e377991        ;   158.0 p0     107 w[48]
        xor ebx, ecx               ;   168.5 p0     107 w[48]
        mov dword [esp + 152], edx ;   173.0 p0+p3  107 w[44] spill
        mov edx, edi               ;   146.0 p1     107 w[46] copy
        xor edx, 0x9e37799f        ;   146.5 p0     107 w[46]
        xor edx, esi               ;   159.5 p0     107 w[46]
        xor edx, ecx               ;   168.5 p0     107 w[46]
        xor edx, eax               ;   177.5 p0     107 w[46]
        rol edx, 0xb               ;   178.0 p1     107 w[46]
        xor ebp, edx               ;   182.0 p0     107 w[47]
        rol ebp, 0xb               ;   182.5 p1     107 w[47]
        xor ebx, eax               ;   177.5 p0     107 w[48]
        xor ebx, ebp               ;   186.5 p0     107 w[48]
        rol ebx, 0xb               ;   187.0 p1     107 w[48]
        mov dword [esp + 156], edi ;   146.0 p0+p3  107 w[38] spill
        mov edi, dword [esp + 152] ;   174.0 p2     107 w[49]
        xor edi, 0x9e377990        ;   176.0 p0     107 w[49]
        xor edi, esi               ;   176.5 p0     107 w[49]
        xor edi, edx               ;   182.0 p0     107 w[49]
        xor edi, ebx               ;   191.0 p0     107 w[49]
        mov dword [esp + 160], esi ;   159.5 p0+p3  107 w[41] spill
        mov esi, dword [esp + 148] ;   165.0 p2     107 w[50]
        xor esi, 0x9e377993        ;   167.0 p0     107 w[50]
        rol edi, 0xb               ;   191.5 p1     107 w[49]
        xor esi, eax               ;   177.5 p0     107 w[50]
        xor esi, ebp               ;   186.5 p0     107 w[50]
        xor esi, edi               ;   195.5 p0     107 w[50]
        rol esi, 0xb               ;   196.0 p1     107 w[50]
        mov dword [esp + 164], eax ;   177.5 p0+p3  107 w[45] spill
        mov eax, dword [esp + 152] ;   174.0 p2     107 w[52]
        xor eax, 0x9e377995        ;   176.0 p0     107 w[52]
        xor eax, ebp               ;   186.5 p0     107 w[52]
        xor eax, edi               ;   195.5 p0     107 w[52]
        mov dword [esp + 168], ebp ;   186.5 p0+p3  107 w[47] spill
        mov ebp, dword [esp + 164] ;   178.5 p2     107 w[53]
        xor ebp, 0x9e377994        ;   180.5 p0     107 w[53]
        xor ebp, ebx               ;   191.0 p0     107 w[53]
        mov dword [esp + 172], edi ;   195.5 p0+p3  107 w[49] spill
        mov edi, ecx               ;   168.5 p1     107 w[51] copy
        xor edi, 0x9e377992        ;   169.0 p0     107 w[51]
        xor edi, edx               ;   182.0 p0     107 w[51]
        xor edi, ebx               ;   191.0 p0     107 w[51]
        xor edi, esi               ;   200.0 p0     107 w[51]
        rol edi, 0xb               ;   200.5 p1     107 w[51]
        xor eax, edi               ;   204.5 p0     107 w[52]
        rol eax, 0xb               ;   205.0 p1     107 w[52]
        xor ebp, esi               ;   200.0 p0     107 w[53]
        xor ebp, eax               ;   209.0 p0     107 w[53]
        mov dword [esp + 176], ecx ;   168.5 p0+p3  107 w[43] spill
        mov ecx, dword [esp + 172] ;   196.5 p2     107 w[54]
        xor ecx, 0x9e377997        ;   198.5 p0     107 w[54]
        xor ecx, edx               ;   199.0 p0     107 w[54]
        rol ebp, 0xb               ;   209.5 p1     107 w[53]
        xor ecx, edi               ;   204.5 p0     107 w[54]
        xor ecx, ebp               ;   213.5 p0     107 w[54]
        mov dword [esp + 180], edx ;   182.0 p0+p3  107 w[46] spill
        mov edx, dword [esp + 168] ;   187.5 p2     107 w[55]
        xor edx, 0x9e377996        ;   189.5 p0     107 w[55]
        rol ecx, 0xb               ;   214.0 p1     107 w[54]
        xor edx, esi               ;   200.0 p0     107 w[55]
        xor edx, eax               ;   209.0 p0     107 w[55]
        xor edx, ecx               ;   218.0 p0     107 w[55]
        rol edx, 0xb               ;   218.5 p1     107 w[55]
        mov dword [esp + 184], esi ;   200.0 p0+p3  107 w[50] spill
        mov esi, dword [esp + 172] ;   196.5 p2     107 w[57]
        xor esi, 0x9e377988        ;   198.5 p0     107 w[57]
        xor esi, eax               ;   209.0 p0     107 w[57]
        xor esi, ecx               ;   218.0 p0     107 w[57]
        mov dword [esp + 188], eax ;   209.0 p0+p3  107 w[52] spill
        mov eax, dword [esp + 184] ;   201.0 p2     107 w[58]
        xor eax, 0x9e37798b        ;   203.0 p0     107 w[58]
        mov dword [esp + 192], ecx ;   218.0 p0+p3  107 w[54] spill
        mov ecx, ebx               ;   191.0 p1     107 w[56] copy
        xor ecx, edi               ;   204.5 p0     107 w[56]
        xor eax, ebp               ;   213.5 p0     107 w[58]
        xor eax, edx               ;   222.5 p0     107 w[58]
        mov dword [esp + 196], ebx ;   191.0 p0+p3  107 w[48] spill
        mov ebx, 0x9e377989        ;   151.2 p1     107 w[56]
        xor ebx, ecx               ;   205.0 p0     107 w[56]
        xor ebx, ebp               ;   213.5 p0     107 w[56]
        xor ebx, edx               ;   222.5 p0     107 w[56]
        rol ebx, 0xb               ;   223.0 p1     107 w[56]
        xor esi, ebx               ;   227.0 p0     107 w[57]
        rol esi, 0xb               ;   227.5 p1     107 w[57]
        xor eax, esi               ;   231.5 p0     107 w[58]
        rol eax, 0xb               ;   232.0 p1     107 w[58]
        mov dword [esp + 200], ecx ;   205.0 p0+p3  107 w[56] spill
        mov ecx, dword [esp + 192] ;   219.0 p2     107 w[59]
        xor ecx, 0x9e37798a        ;   221.0 p0     107 w[59]
        xor ecx, edi               ;   221.5 p0     107 w[59]
        xor ecx, ebx               ;   227.0 p0     107 w[59]
        mov dword [esp + 204], edi ;   204.5 p0+p3  107 w[51] spill
        mov edi, dword [esp + 188] ;   210.0 p2     107 w[60]
        xor edi, edx               ;   222.5 p0     107 w[60]
        xor ecx, eax               ;   236.0 p0     107 w[59]
        rol ecx, 0xb               ;   236.5 p1     107 w[59]
        mov dword [esp + 208], edx ;   222.5 p0+p3  107 w[55] spill
        mov edx, dword [esp + 192] ;   219.0 p2     107 w[62]
        xor edx, 0x9e37798f        ;   221.0 p0     107 w[62]
        xor edx, esi               ;   231.5 p0     107 w[62]
        mov dword [esp + 212], ebp ;   213.5 p0+p3  107 w[53] spill
        mov ebp, 0x9e37798d        ;   164.3 p1     107 w[60]
        xor ebp, edi               ;   223.0 p0     107 w[60]
        xor ebp, esi               ;   231.5 p0     107 w[60]
        xor ebp, ecx               ;   240.5 p0     107 w[60]
        rol ebp, 0xb               ;   241.0 p1     107 w[60]
        mov dword [esp + 216], edi ;   223.0 p0+p3  107 w[60] spill
        mov edi, dword [esp + 212] ;   214.5 p2     107 w[61]
        xor edi, 0x9e37798c        ;   216.5 p0     107 w[61]
        xor edi, ebx               ;   227.0 p0     107 w[61]
        xor edi, eax               ;   236.0 p0     107 w[61]
        xor edi, ebp               ;   245.0 p0     107 w[61]
        rol edi, 0xb               ;   245.5 p1     107 w[61]
        xor edx, ecx               ;   240.5 p0     107 w[62]
        xor edx, edi               ;   249.5 p0     107 w[62]
        mov dword [esp + 220], esi ;   231.5 p0+p3  107 w[57] spill
        mov esi, dword [esp + 208] ;   223.5 p2     107 w[63]
        xor esi, 0x9e37798e        ;   225.5 p0     107 w[63]
        rol edx, 0xb               ;   250.0 p1     107 w[62]
        xor esi, eax               ;   236.0 p0     107 w[63]
        xor esi, ebp               ;   245.0 p0     107 w[63]
        xor esi, edx               ;   254.0 p0     107 w[63]
        rol esi, 0xb               ;   254.5 p1     107 w[63]
        mov dword [esp + 224], eax ;   236.0 p0+p3  107 w[58] spill
        mov eax, dword [esp + 220] ;   232.5 p2     107 w[65]
        xor eax, 0x9e377980        ;   234.5 p0     107 w[65]
        xor eax, ebp               ;   245.0 p0     107 w[65]
        xor eax, edx               ;   254.0 p0     107 w[65]
        mov dword [esp + 228], ebp ;   245.0 p0+p3  107 w[60] spill
        mov ebp, dword [esp + 224] ;   237.0 p2     107 w[66]
        xor ebp, 0x9e377983        ;   239.0 p0     107 w[66]
        xor ebp, edi               ;   249.5 p0     107 w[66]
        mov dword [esp + 232], edx ;   254.0 p0+p3  107 w[62] spill
        mov edx, ebx               ;   227.0 p1     107 w[64] copy
        xor edx, 0x9e377981        ;   227.5 p0     107 w[64]
        xor edx, ecx               ;   240.5 p0     107 w[64]
        xor edx, edi               ;   249.5 p0     107 w[64]
        xor edx, esi               ;   258.5 p0     107 w[64]
        rol edx, 0xb               ;   259.0 p1     107 w[64]
        xor eax, edx               ;   263.0 p0     107 w[65]
        rol eax, 0xb               ;   263.5 p1     107 w[65]
        xor ebp, esi               ;   258.5 p0     107 w[66]
        xor ebp, eax               ;   267.5 p0     107 w[66]
        rol ebp, 0xb               ;   268.0 p1     107 w[66]
        mov dword [esp + 236], ebx ;   227.0 p0+p3  107 w[56] spill
        mov ebx, dword [esp + 232] ;   255.0 p2     107 w[67]
        xor ebx, 0x9e377982        ;   257.0 p0     107 w[67]
        xor ebx, ecx               ;   257.5 p0     107 w[67]
        xor ebx, edx               ;   263.0 p0     107 w[67]
        mov dword [esp + 240], ecx ;   240.5 p0+p3  107 w[59] spill
        mov ecx, dword [esp + 228] ;   246.0 p2     107 w[68]
        xor ebx, ebp               ;   272.0 p0     107 w[67]
        xor ecx, esi               ;   258.5 p0     107 w[68]
        rol ebx, 0xb               ;   272.5 p1     107 w[67]
        mov dword [esp + 244], esi ;   258.5 p0+p3  107 w[63] spill
        mov esi, dword [esp + 232] ;   255.0 p2     107 w[70]
        xor esi, 0x9e377987        ;   257.0 p0     107 w[70]
        xor esi, eax               ;   267.5 p0     107 w[70]
        xor esi, ebx               ;   276.5 p0     107 w[70]
        mov dword [esp + 248], edi ;   249.5 p0+p3  107 w[61] spill
        mov edi, 0x9e377985        ;   202.3 p1     107 w[68]
        xor edi, ecx               ;   259.0 p0     107 w[68]
        xor edi, eax               ;   267.5 p0     107 w[68]
        xor edi, ebx               ;   276.5 p0     107 w[68]
        rol edi, 0xb               ;   277.0 p1     107 w[68]
        mov dword [esp + 252], ecx ;   259.0 p0+p3  107 w[68] spill
        mov ecx, dword [esp + 248] ;   250.5 p2     107 w[69]
        xor ecx, 0x9e377984        ;   252.5 p0     107 w[69]
        xor ecx, edx               ;   263.0 p0     107 w[69]
        xor ecx, ebp               ;   272.0 p0     107 w[69]
        xor ecx, edi               ;   281.0 p0     107 w[69]
        rol ecx, 0xb               ;   281.5 p1     107 w[69]
        xor esi, ecx               ;   285.5 p0     107 w[70]
        rol esi, 0xb               ;   286.0 p1     107 w[70]
        mov dword [esp + 256], eax ;   267.5 p0+p3  107 w[65] spill
        mov eax, dword [esp + 244] ;   259.5 p2     107 w[71]
        xor eax, 0x9e377986        ;   261.5 p0     107 w[71]
        xor eax, ebp               ;   272.0 p0     107 w[71]
        xor eax, edi               ;   281.0 p0     107 w[71]
        xor eax, esi               ;   290.0 p0     107 w[71]
        rol eax, 0xb               ;   290.5 p1     107 w[71]
        mov dword [esp + 260], ebp ;   272.0 p0+p3  107 w[66] spill
        mov ebp, dword [esp + 256] ;   268.5 p2     107 w[73]
        xor ebp, 0x9e3779f8        ;   270.5 p0     107 w[73]
        xor ebp, edi               ;   281.0 p0     107 w[73]
        xor ebp, esi               ;   290.0 p0     107 w[73]
        mov dword [esp + 264], edi ;   281.0 p0+p3  107 w[68] spill
        mov edi, dword [esp + 260] ;   273.0 p2     107 w[74]
        xor edi, 0x9e3779fb        ;   275.0 p0     107 w[74]
        xor edi, ecx               ;   285.5 p0     107 w[74]
        mov dword [esp + 268], esi ;   290.0 p0+p3  107 w[70] spill
        mov esi, edx               ;   263.0 p1     107 w[72] copy
        xor esi, 0x9e3779f9        ;   263.5 p0     107 w[72]
        xor esi, ebx               ;   276.5 p0     107 w[72]
        xor esi, ecx               ;   285.5 p0     107 w[72]
        xor esi, eax               ;   294.5 p0     107 w[72]
        rol esi, 0xb               ;   295.0 p1     107 w[72]
        xor ebp, esi               ;   299.0 p0     107 w[73]
        rol ebp, 0xb               ;   299.5 p1     107 w[73]
        xor edi, eax               ;   294.5 p0     107 w[74]
        xor edi, ebp               ;   303.5 p0     107 w[74]
        mov dword [esp + 272], edx ;   263.0 p0+p3  107 w[64] spill
        mov edx, dword [esp + 268] ;   291.0 p2     107 w[75]
        xor edx, 0x9e3779fa        ;   293.0 p0     107 w[75]
        xor edx, ebx               ;   293.5 p0     107 w[75]
        rol edi, 0xb               ;   304.0 p1     107 w[74]
        xor edx, esi               ;   299.0 p0     107 w[75]
        mov dword [esp + 276], ebx ;   276.5 p0+p3  107 w[67] spill
        mov ebx, dword [esp + 264] ;   282.0 p2     107 w[76]
        xor edx, edi               ;   308.0 p0     107 w[75]
        xor ebx, eax               ;   294.5 p0     107 w[76]
        rol edx, 0xb               ;   308.5 p1     107 w[75]
        mov dword [esp + 264], eax ;   294.5 p0+p3  107 w[71] spill
        mov eax, dword [esp + 268] ;   291.0 p2     107 w[78]
        xor eax, 0x9e3779ff        ;   293.0 p0     107 w[78]
        xor eax, ebp               ;   303.5 p0     107 w[78]
        xor eax, edx               ;   312.5 p0     107 w[78]
        mov dword [esp + 280], ecx ;   285.5 p0+p3  107 w[69] spill
        mov ecx, 0x9e3779fd        ;   238.3 p1     107 w[76]
        xor ecx, ebx               ;   295.0 p0     107 w[76]
        xor ecx, ebp               ;   303.5 p0     107 w[76]
        xor ecx, edx               ;   312.5 p0     107 w[76]
        rol ecx, 0xb               ;   313.0 p1     107 w[76]
        mov dword [esp + 284], ebx ;   295.0 p0+p3  107 w[76] spill
        mov ebx, dword [esp + 280] ;   286.5 p2     107 w[77]
        xor ebx, 0x9e3779fc        ;   288.5 p0     107 w[77]
        xor ebx, esi               ;   299.0 p0     107 w[77]
        xor ebx, edi               ;   308.0 p0     107 w[77]
        xor ebx, ecx               ;   317.0 p0     107 w[77]
        rol ebx, 0xb               ;   317.5 p1     107 w[77]
        xor eax, ebx               ;   321.5 p0     107 w[78]
        mov dword [esp + 288], ebp ;   303.5 p0+p3  107 w[73] spill
        mov ebp, dword [esp + 264] ;   295.5 p2     107 w[79]
        xor ebp, 0x9e3779fe        ;   297.5 p0     107 w[79]
        rol eax, 0xb               ;   322.0 p1     107 w[78]
        xor ebp, edi               ;   308.0 p0     107 w[79]
        xor ebp, ecx               ;   317.0 p0     107 w[79]
        xor ebp, eax               ;   326.0 p0     107 w[79]
        rol ebp, 0xb               ;   326.5 p1     107 w[79]
        mov dword [esp + 292], edi ;   308.0 p0+p3  107 w[74] spill
        mov edi, dword [esp + 288] ;   304.5 p2     107 w[81]
        xor edi, 0x9e3779f0        ;   306.5 p0     107 w[81]
        xor edi, ecx               ;   317.0 p0     107 w[81]
        xor edi, eax               ;   326.0 p0     107 w[81]
        mov dword [esp + 296], ecx ;   317.0 p0+p3  107 w[76] spill
        mov ecx, dword [esp + 292] ;   309.0 p2     107 w[82]
        xor ecx, 0x9e3779f3        ;   311.0 p0     107 w[82]
        xor ecx, ebx               ;   321.5 p0     107 w[82]
        mov dword [esp + 300], eax ;   326.0 p0+p3  107 w[78] spill
        mov eax, esi               ;   299.0 p1     107 w[80] copy
        xor eax, 0x9e3779f1        ;   299.5 p0     107 w[80]
        xor eax, edx               ;   312.5 p0     107 w[80]
        xor eax, ebx               ;   321.5 p0     107 w[80]
        xor eax, ebp               ;   330.5 p0     107 w[80]
        rol eax, 0xb               ;   331.0 p1     107 w[80]
        xor edi, eax               ;   335.0 p0     107 w[81]
        rol edi, 0xb               ;   335.5 p1     107 w[81]
        xor ecx, ebp               ;   330.5 p0     107 w[82]
        xor ecx, edi               ;   339.5 p0     107 w[82]
        mov dword [esp + 304], esi ;   299.0 p0+p3  107 w[72] spill
        mov esi, dword [esp + 300] ;   327.0 p2     107 w[83]
        xor esi, 0x9e3779f2        ;   329.0 p0     107 w[83]
        xor esi, edx               ;   329.5 p0     107 w[83]
        rol ecx, 0xb               ;   340.0 p1     107 w[82]
        xor esi, eax               ;   335.0 p0     107 w[83]
        xor esi, ecx               ;   344.0 p0     107 w[83]
        mov dword [esp + 308], edx ;   312.5 p0+p3  107 w[75] spill
        mov edx, dword [esp + 296] ;   318.0 p2     107 w[84]
        xor edx, 0x9e3779f5        ;   320.0 p0     107 w[84]
        rol esi, 0xb               ;   344.5 p1     107 w[83]
        xor edx, ebp               ;   330.5 p0     107 w[84]
        xor edx, edi               ;   339.5 p0     107 w[84]
        xor edx, esi               ;   348.5 p0     107 w[84]
        rol edx, 0xb               ;   349.0 p1     107 w[84]
        mov dword [esp + 312], ebp ;   330.5 p0+p3  107 w[79] spill
        mov ebp, dword [esp + 300] ;   327.0 p2     107 w[86]
        xor ebp, 0x9e3779f7        ;   329.0 p0     107 w[86]
        xor ebp, edi               ;   339.5 p0     107 w[86]
        xor ebp, esi               ;   348.5 p0     107 w[86]
        mov dword [esp + 316], edi ;   339.5 p0+p3  107 w[81] spill
        mov edi, dword [esp + 312] ;   331.5 p2     107 w[87]
        xor edi, 0x9e3779f6        ;   333.5 p0     107 w[87]
        xor edi, ecx               ;   344.0 p0     107 w[87]
        mov dword [esp + 320], esi ;   348.5 p0+p3  107 w[83] spill
        mov esi, ebx               ;   321.5 p1     107 w[85] copy
        xor esi, 0x9e3779f4        ;   322.0 p0     107 w[85]
        xor esi, eax               ;   335.0 p0     107 w[85]
        xor esi, ecx               ;   344.0 p0     107 w[85]
        xor esi, edx               ;   353.0 p0     107 w[85]
        rol esi, 0xb               ;   353.5 p1     107 w[85]
        xor ebp, esi               ;   357.5 p0     107 w[86]
        rol ebp, 0xb               ;   358.0 p1     107 w[86]
        xor edi, edx               ;   353.0 p0     107 w[87]
        mov dword [esp + 324], ebx ;   321.5 p0+p3  107 w[77] spill
        mov ebx, dword [esp + 320] ;   349.5 p2     107 w[88]
        xor ebx, eax               ;   351.5 p0     107 w[88]
        xor edi, ebp               ;   362.0 p0     107 w[87]
        rol edi, 0xb               ;   362.5 p1     107 w[87]
        mov dword [esp + 328], eax ;   335.0 p0+p3  107 w[80] spill
        mov eax, dword [esp + 316] ;   340.5 p2     107 w[89]
        xor eax, 0x9e3779e8        ;   342.5 p0     107 w[89]
        xor eax, edx               ;   353.0 p0     107 w[89]
        xor eax, ebp               ;   362.0 p0     107 w[89]
        mov dword [esp + 332], edx ;   353.0 p0+p3  107 w[84] spill
        mov edx, 0x9e3779e9        ;   291.7 p1     107 w[88]
        xor edx, ebx               ;   352.0 p0     107 w[88]
        xor edx, esi               ;   357.5 p0     107 w[88]
        xor edx, edi               ;   366.5 p0     107 w[88]
        rol edx, 0xb               ;   367.0 p1     107 w[88]
        xor eax, edx               ;   371.0 p0     107 w[89]
        rol eax, 0xb               ;   371.5 p1     107 w[89]
        mov dword [esp + 336], ebx ;   352.0 p0+p3  107 w[88] spill
        mov ebx, dword [esp + 320] ;   349.5 p2     107 w[91]
        xor ebx, 0x9e3779ea        ;   351.5 p0     107 w[91]
        xor ebx, ebp               ;   362.0 p0     107 w[91]
        xor ebx, edx               ;   371.0 p0     107 w[91]
        mov dword [esp + 340], ebp ;   362.0 p0+p3  107 w[86] spill
        mov ebp, dword [esp + 332] ;   354.0 p2     107 w[92]
        xor ebp, edi               ;   366.5 p0     107 w[92]
        mov dword [esp + 344], edx ;   371.0 p0+p3  107 w[88] spill
        mov edx, ecx               ;   344.0 p1     107 w[90] copy
        xor edx, 0x9e3779eb        ;   344.5 p0     107 w[90]
        xor edx, esi               ;   357.5 p0     107 w[90]
        xor edx, edi               ;   366.5 p0     107 w[90]
        xor edx, eax               ;   375.5 p0     107 w[90]
        rol edx, 0xb               ;   376.0 p1     107 w[90]
        xor ebx, edx               ;   380.0 p0     107 w[91]
        rol ebx, 0xb               ;   380.5 p1     107 w[91]
        mov dword [esp + 348], ecx ;   344.0 p0+p3  107 w[82] spill
        mov ecx, dword [esp + 344] ;   372.0 p2     107 w[93]
        xor ecx, 0x9e3779ec        ;   374.0 p0     107 w[93]
        xor ecx, esi               ;   374.5 p0     107 w[93]
        xor ecx, edx               ;   380.0 p0     107 w[93]
        mov dword [esp + 352], esi ;   357.5 p0+p3  107 w[85] spill
        mov esi, dword [esp + 340] ;   363.0 p2     107 w[94]
        xor esi, 0x9e3779ef        ;   365.0 p0     107 w[94]
        xor esi, eax               ;   375.5 p0     107 w[94]
        xor esi, ebx               ;   384.5 p0     107 w[94]
        mov dword [esp + 356], edi ;   366.5 p0+p3  107 w[87] spill
        mov edi, 0x9e3779ed        ;   313.2 p1     107 w[92]
        xor edi, ebp               ;   367.0 p0     107 w[92]
        xor edi, eax               ;   375.5 p0     107 w[92]
        xor edi, ebx               ;   384.5 p0     107 w[92]
        rol edi, 0xb               ;   385.0 p1     107 w[92]
        xor ecx, edi               ;   389.0 p0     107 w[93]
        rol ecx, 0xb               ;   389.5 p1     107 w[93]
        xor esi, ecx               ;   393.5 p0     107 w[94]
        mov dword [esp + 360], ebp ;   367.0 p0+p3  107 w[92] spill
        mov ebp, dword [esp + 356] ;   367.5 p2     107 w[95]
        xor ebp, 0x9e3779ee        ;   369.5 p0     107 w[95]
        rol esi, 0xb               ;   394.0 p1     107 w[94]
        xor ebp, edx               ;   380.0 p0     107 w[95]
        xor ebp, edi               ;   389.0 p0     107 w[95]
        xor ebp, esi               ;   398.0 p0     107 w[95]
        mov dword [esp + 364], edx ;   380.0 p0+p3  107 w[90] spill
        mov edx, dword [esp + 344] ;   372.0 p2     107 w[96]
        xor edx, 0x9e3779e1        ;   374.0 p0     107 w[96]
        rol ebp, 0xb               ;   398.5 p1     107 w[95]
        xor edx, ebx               ;   384.5 p0     107 w[96]
        xor edx, ecx               ;   393.5 p0     107 w[96]
        xor edx, ebp               ;   402.5 p0     107 w[96]
        rol edx, 0xb               ;   403.0 p1     107 w[96]
        mov dword [esp + 368], ebx ;   384.5 p0+p3  107 w[91] spill
        mov ebx, dword [esp + 364] ;   381.0 p2     107 w[98]
        xor ebx, 0x9e3779e3        ;   383.0 p0     107 w[98]
        xor ebx, ecx               ;   393.5 p0     107 w[98]
        xor ebx, ebp               ;   402.5 p0     107 w[98]
        mov dword [esp + 372], ecx ;   393.5 p0+p3  107 w[93] spill
        mov ecx, dword [esp + 368] ;   385.5 p2     107 w[99]
        xor ecx, 0x9e3779e2        ;   387.5 p0     107 w[99]
        xor ecx, esi               ;   398.0 p0     107 w[99]
        mov dword [esp + 376], ebp ;   402.5 p0+p3  107 w[95] spill
        mov ebp, eax               ;   375.5 p1     107 w[97] copy
        xor ebp, 0x9e3779e0        ;   376.0 p0     107 w[97]
        xor ebp, edi               ;   389.0 p0     107 w[97]
        xor ebp, esi               ;   398.0 p0     107 w[97]
        xor ebp, edx               ;   407.0 p0     107 w[97]
        rol ebp, 0xb               ;   407.5 p1     107 w[97]
        xor ebx, ebp               ;   411.5 p0     107 w[98]
        rol ebx, 0xb               ;   412.0 p1     107 w[98]
        xor ecx, edx               ;   407.0 p0     107 w[99]
        mov dword [esp + 380], eax ;   375.5 p0+p3  107 w[89] spill
        mov eax, dword [esp + 376] ;   403.5 p2     107 w[100]
        xor eax, edi               ;   405.5 p0     107 w[100]
        xor ecx, ebx               ;   416.0 p0     107 w[99]
        rol ecx, 0xb               ;   416.5 p1     107 w[99]
        mov dword [esp + 384], edi ;   389.0 p0+p3  107 w[92] spill
        mov edi, dword [esp + 372] ;   394.5 p2     107 w[101]
        xor edi, 0x9e3779e4        ;   396.5 p0     107 w[101]
        xor edi, edx               ;   407.0 p0     107 w[101]
        xor edi, ebx               ;   416.0 p0     107 w[101]
        mov dword [esp + 388], edx ;   407.0 p0+p3  107 w[96] spill
        mov edx, 0x9e3779e5        ;   345.0 p1     107 w[100]
        xor edx, eax               ;   406.0 p0     107 w[100]
        xor edx, ebp               ;   411.5 p0     107 w[100]
        xor edx, ecx               ;   420.5 p0     107 w[100]
        rol edx, 0xb               ;   421.0 p1     107 w[100]
        xor edi, edx               ;   425.0 p0     107 w[101]
        rol edi, 0xb               ;   425.5 p1     107 w[101]
        mov dword [esp + 392], eax ;   406.0 p0+p3  107 w[100] spill
        mov eax, dword [esp + 376] ;   403.5 p2     107 w[103]
        xor eax, 0x9e3779e6        ;   405.5 p0     107 w[103]
        xor eax, ebx               ;   416.0 p0     107 w[103]
        xor eax, edx               ;   425.0 p0     107 w[103]
        mov dword [esp + 396], ebx ;   416.0 p0+p3  107 w[98] spill
        mov ebx, dword [esp + 388] ;   408.0 p2     107 w[104]
        xor ebx, 0x9e3779d9        ;   410.0 p0     107 w[104]
        xor ebx, ecx               ;   420.5 p0     107 w[104]
        mov dword [esp + 400], edx ;   425.0 p0+p3  107 w[100] spill
        mov edx, esi               ;   398.0 p1     107 w[102] copy
        xor edx, 0x9e3779e7        ;   398.5 p0     107 w[102]
        xor edx, ebp               ;   411.5 p0     107 w[102]
        xor edx, ecx               ;   420.5 p0     107 w[102]
        xor edx, edi               ;   429.5 p0     107 w[102]
        rol edx, 0xb               ;   430.0 p1     107 w[102]
        xor eax, edx               ;   434.0 p0     107 w[103]
        rol eax, 0xb               ;   434.5 p1     107 w[103]
        xor ebx, edi               ;   429.5 p0     107 w[104]
        xor ebx, eax               ;   438.5 p0     107 w[104]
        rol ebx, 0xb               ;   439.0 p1     107 w[104]
        mov dword [esp + 404], esi ;   398.0 p0+p3  107 w[94] spill
        mov esi, dword [esp + 400] ;   426.0 p2     107 w[105]
        xor esi, 0x9e3779d8        ;   428.0 p0     107 w[105]
        xor esi, ebp               ;   428.5 p0     107 w[105]
        xor esi, edx               ;   434.0 p0     107 w[105]
        xor esi, ebx               ;   443.0 p0     107 w[105]
        rol esi, 0xb               ;   443.5 p1     107 w[105]
        mov dword [esp + 408], ebp ;   411.5 p0+p3  107 w[97] spill
        mov ebp, dword [esp + 396] ;   417.0 p2     107 w[106]
        xor ebp, 0x9e3779db        ;   419.0 p0     107 w[106]
        xor ebp, edi               ;   429.5 p0     107 w[106]
        xor ebp, eax               ;   438.5 p0     107 w[106]
        xor ebp, esi               ;   447.5 p0     107 w[106]
        rol ebp, 0xb               ;   448.0 p1     107 w[106]
        mov dword [esp + 412], edi ;   429.5 p0+p3  107 w[101] spill
        mov edi, dword [esp + 400] ;   426.0 p2     107 w[108]
        xor edi, eax               ;   438.5 p0     107 w[108]
        mov dword [esp + 400], eax ;   438.5 p0+p3  107 w[103] spill
        mov eax, dword [esp + 412] ;   430.5 p2     107 w[109]
        xor eax, 0x9e3779dc        ;   432.5 p0     107 w[109]
        mov dword [esp + 416], esi ;   447.5 p0+p3  107 w[105] spill
        mov esi, ecx               ;   420.5 p1     107 w[107] copy
        xor esi, 0x9e3779da        ;   421.0 p0     107 w[107]
        xor esi, edx               ;   434.0 p0     107 w[107]
        xor esi, ebx               ;   443.0 p0     107 w[107]
        xor esi, ebp               ;   452.0 p0     107 w[107]
        rol esi, 0xb               ;   452.5 p1     107 w[107]
        mov dword [esp + 420], ecx ;   420.5 p0+p3  107 w[99] spill
        mov ecx, dword [esp + 416] ;   448.5 p2     107 w[108]
        xor ecx, 0x9e3779dd        ;   450.5 p0     107 w[108]
        xor ecx, edi               ;   451.0 p0     107 w[108]
        xor ecx, esi               ;   456.5 p0     107 w[108]
        rol ecx, 0xb               ;   457.0 p1     107 w[108]
        xor eax, ebx               ;   443.0 p0     107 w[109]
        xor eax, ebp               ;   452.0 p0     107 w[109]
        xor eax, ecx               ;   461.0 p0     107 w[109]
        rol eax, 0xb               ;   461.5 p1     107 w[109]
        mov dword [esp + 424], edi ;   439.0 p0+p3  107 w[108] spill
        mov edi, dword [esp + 416] ;   448.5 p2     107 w[110]
        xor edi, 0x9e3779df        ;   450.5 p0     107 w[110]
        xor edi, edx               ;   451.0 p0     107 w[110]
        xor edi, esi               ;   456.5 p0     107 w[110]
        xor edi, eax               ;   465.5 p0     107 w[110]
        mov dword [esp + 428], edx ;   434.0 p0+p3  107 w[102] spill
        mov edx, dword [esp + 400] ;   439.5 p2     107 w[111]
        xor edx, 0x9e3779de        ;   441.5 p0     107 w[111]
        rol edi, 0xb               ;   466.0 p1     107 w[110]
        xor edx, ebp               ;   452.0 p0     107 w[111]
        xor edx, ecx               ;   461.0 p0     107 w[111]
        xor edx, edi               ;   470.0 p0     107 w[111]
        rol edx, 0xb               ;   470.5 p1     107 w[111]
        mov dword [esp + 432], ebp ;   452.0 p0+p3  107 w[106] spill
        mov ebp, dword [esp + 416] ;   448.5 p2     107 w[113]
        xor ebp, 0x9e3779d0        ;   450.5 p0     107 w[113]
        xor ebp, ecx               ;   461.0 p0     107 w[113]
        xor ebp, edi               ;   470.0 p0     107 w[113]
        mov dword [esp + 436], ecx ;   461.0 p0+p3  107 w[108] spill
        mov ecx, dword [esp + 432] ;   453.0 p2     107 w[114]
        xor ecx, 0x9e3779d3        ;   455.0 p0     107 w[114]
        xor ecx, eax               ;   465.5 p0     107 w[114]
        mov dword [esp + 440], edi ;   470.0 p0+p3  107 w[110] spill
        mov edi, ebx               ;   443.0 p1     107 w[112] copy
        xor edi, 0x9e3779d1        ;   443.5 p0     107 w[112]
        xor edi, esi               ;   456.5 p0     107 w[112]
        xor edi, eax               ;   465.5 p0     107 w[112]
        xor edi, edx               ;   474.5 p0     107 w[112]
        rol edi, 0xb               ;   475.0 p1     107 w[112]
        xor ebp, edi               ;   479.0 p0     107 w[113]
        rol ebp, 0xb               ;   479.5 p1     107 w[113]
        xor ecx, edx               ;   474.5 p0     107 w[114]
        xor ecx, ebp               ;   483.5 p0     107 w[114]
        rol ecx, 0xb               ;   484.0 p1     107 w[114]
        mov dword [esp + 444], ebx ;   443.0 p0+p3  107 w[104] spill
        mov ebx, dword [esp + 440] ;   471.0 p2     107 w[115]
        xor ebx, 0x9e3779d2        ;   473.0 p0     107 w[115]
        xor ebx, esi               ;   473.5 p0     107 w[115]
        xor ebx, edi               ;   479.0 p0     107 w[115]
        xor ebx, ecx               ;   488.0 p0     107 w[115]
        mov dword [esp + 448], esi ;   456.5 p0+p3  107 w[107] spill
        mov esi, dword [esp + 436] ;   462.0 p2     107 w[116]
        xor esi, 0x9e3779d5        ;   464.0 p0     107 w[116]
        rol ebx, 0xb               ;   488.5 p1     107 w[115]
        xor esi, edx               ;   474.5 p0     107 w[116]
        xor esi, ebp               ;   483.5 p0     107 w[116]
        xor esi, ebx               ;   492.5 p0     107 w[116]
        rol esi, 0xb               ;   493.0 p1     107 w[116]
        mov dword [esp + 452], edx ;   474.5 p0+p3  107 w[111] spill
        mov edx, dword [esp + 440] ;   471.0 p2     107 w[118]
        xor edx, 0x9e3779d7        ;   473.0 p0     107 w[118]
        xor edx, ebp               ;   483.5 p0     107 w[118]
        xor edx, ebx               ;   492.5 p0     107 w[118]
        mov dword [esp + 456], ebp ;   483.5 p0+p3  107 w[113] spill
        mov ebp, dword [esp + 452] ;   475.5 p2     107 w[119]
        xor ebp, 0x9e3779d6        ;   477.5 p0     107 w[119]
        xor ebp, ecx               ;   488.0 p0     107 w[119]
        mov dword [esp + 460], ebx ;   492.5 p0+p3  107 w[115] spill
        mov ebx, eax               ;   465.5 p1     107 w[117] copy
        xor ebx, 0x9e3779d4        ;   466.0 p0     107 w[117]
        xor ebx, edi               ;   479.0 p0     107 w[117]
        xor ebx, ecx               ;   488.0 p0     107 w[117]
        xor ebx, esi               ;   497.0 p0     107 w[117]
        rol ebx, 0xb               ;   497.5 p1     107 w[117]
        xor edx, ebx               ;   501.5 p0     107 w[118]
        rol edx, 0xb               ;   502.0 p1     107 w[118]
        xor ebp, esi               ;   497.0 p0     107 w[119]
        mov dword [esp + 464], eax ;   465.5 p0+p3  107 w[109] spill
        mov eax, dword [esp + 460] ;   493.5 p2     107 w[120]
        xor eax, edi               ;   495.5 p0     107 w[120]
        xor ebp, edx               ;   506.0 p0     107 w[119]
        rol ebp, 0xb               ;   506.5 p1     107 w[119]
        mov dword [esp + 468], edi ;   479.0 p0+p3  107 w[112] spill
        mov edi, dword [esp + 456] ;   484.5 p2     107 w[121]
        xor edi, 0x9e3779c8        ;   486.5 p0     107 w[121]
        xor edi, esi               ;   497.0 p0     107 w[121]
        xor edi, edx               ;   506.0 p0     107 w[121]
        mov dword [esp + 472], esi ;   497.0 p0+p3  107 w[116] spill
        mov esi, 0x9e3779c9        ;   433.5 p1     107 w[120]
        xor esi, eax               ;   496.0 p0     107 w[120]
        xor esi, ebx               ;   501.5 p0     107 w[120]
        xor esi, ebp               ;   510.5 p0     107 w[120]
        rol esi, 0xb               ;   511.0 p1     107 w[120]
        xor edi, esi               ;   515.0 p0     107 w[121]
        rol edi, 0xb               ;   515.5 p1     107 w[121]
        mov dword [esp + 476], eax ;   496.0 p0+p3  107 w[120] spill
        mov eax, dword [esp + 460] ;   493.5 p2     107 w[123]
        xor eax, 0x9e3779ca        ;   495.5 p0     107 w[123]
        xor eax, edx               ;   506.0 p0     107 w[123]
        xor eax, esi               ;   515.0 p0     107 w[123]
        mov dword [esp + 480], edx ;   506.0 p0+p3  107 w[118] spill
        mov edx, dword [esp + 472] ;   498.0 p2     107 w[124]
        xor edx, ebp               ;   510.5 p0     107 w[124]
        mov dword [esp + 484], esi ;   515.0 p0+p3  107 w[120] spill
        mov esi, ecx               ;   488.0 p1     107 w[122] copy
        xor esi, 0x9e3779cb        ;   488.5 p0     107 w[122]
        xor esi, ebx               ;   501.5 p0     107 w[122]
        xor esi, ebp               ;   510.5 p0     107 w[122]
        xor esi, edi               ;   519.5 p0     107 w[122]
        rol esi, 0xb               ;   520.0 p1     107 w[122]
        xor eax, esi               ;   524.0 p0     107 w[123]
        rol eax, 0xb               ;   524.5 p1     107 w[123]
        mov dword [esp + 488], ecx ;   488.0 p0+p3  107 w[114] spill
        mov ecx, dword [esp + 484] ;   516.0 p2     107 w[125]
        xor ecx, 0x9e3779cc        ;   518.0 p0     107 w[125]
        xor ecx, ebx               ;   518.5 p0     107 w[125]
        xor ecx, esi               ;   524.0 p0     107 w[125]
        mov dword [esp + 492], ebx ;   501.5 p0+p3  107 w[117] spill
        mov ebx, dword [esp + 480] ;   507.0 p2     107 w[126]
        xor ebx, 0x9e3779cf        ;   509.0 p0     107 w[126]
        xor ebx, edi               ;   519.5 p0     107 w[126]
        xor ebx, eax               ;   528.5 p0     107 w[126]
        mov dword [esp + 496], ebp ;   510.5 p0+p3  107 w[119] spill
        mov ebp, 0x9e3779cd        ;   456.0 p1     107 w[124]
        xor ebp, edx               ;   511.0 p0     107 w[124]
        xor ebp, edi               ;   519.5 p0     107 w[124]
        xor ebp, eax               ;   528.5 p0     107 w[124]
        rol ebp, 0xb               ;   529.0 p1     107 w[124]
        xor ecx, ebp               ;   533.0 p0     107 w[125]
        rol ecx, 0xb               ;   533.5 p1     107 w[125]
        xor ebx, ecx               ;   537.5 p0     107 w[126]
        rol ebx, 0xb               ;   538.0 p1     107 w[126]
        mov dword [esp + 500], edx ;   511.0 p0+p3  107 w[124] spill
        mov edx, dword [esp + 496] ;   511.5 p2     107 w[127]
        xor edx, 0x9e3779ce        ;   513.5 p0     107 w[127]
        xor edx, esi               ;   524.0 p0     107 w[127]
        xor edx, ebp               ;   533.0 p0     107 w[127]
        xor edx, ebx               ;   542.0 p0     107 w[127]
        rol edx, 0xb               ;   542.5 p1     107 w[127]
        mov dword [esp + 504], esi ;   524.0 p0+p3  107 w[122] spill
        mov esi, dword [esp + 484] ;   516.0 p2     107 w[128]
        xor esi, 0x9e3779c1        ;   518.0 p0     107 w[128]
        xor esi, eax               ;   528.5 p0     107 w[128]
        xor esi, ecx               ;   537.5 p0     107 w[128]
        xor esi, edx               ;   546.5 p0     107 w[128]
        rol esi, 0xb               ;   547.0 p1     107 w[128]
        mov dword [esp + 508], eax ;   528.5 p0+p3  107 w[123] spill
        mov eax, dword [esp + 504] ;   525.0 p2     107 w[130]
        xor eax, 0x9e3779c3        ;   527.0 p0     107 w[130]
        xor eax, ecx               ;   537.5 p0     107 w[130]
        xor eax, edx               ;   546.5 p0     107 w[130]
        mov dword [esp + 512], ecx ;   537.5 p0+p3  107 w[125] spill
        mov ecx, dword [esp + 508] ;   529.5 p2     107 w[131]
        xor ecx, 0x9e3779c2        ;   531.5 p0     107 w[131]
        xor ecx, ebx               ;   542.0 p0     107 w[131]
        mov dword [esp + 516], edx ;   546.5 p0+p3  107 w[127] spill
        mov edx, edi               ;   519.5 p1     107 w[129] copy
        xor edx, 0x9e3779c0        ;   520.0 p0     107 w[129]
        xor edx, ebp               ;   533.0 p0     107 w[129]
        xor edx, ebx               ;   542.0 p0     107 w[129]
        xor edx, esi               ;   551.0 p0     107 w[129]
        rol edx, 0xb               ;   551.5 p1     107 w[129]
        xor eax, edx               ;   555.5 p0     107 w[130]
        rol eax, 0xb               ;   556.0 p1     107 w[130]
        xor ecx, esi               ;   551.0 p0     107 w[131]
        mov dword [esp + 520], edi ;   519.5 p0+p3  107 w[121] spill
        mov edi, dword [esp + 516] ;   547.5 p2     107 w[132]
        xor edi, ebp               ;   549.5 p0     107 w[132]
        xor ecx, eax               ;   560.0 p0     107 w[131]
        rol ecx, 0xb               ;   560.5 p1     107 w[131]
        mov dword [esp + 524], ebp ;   533.0 p0+p3  107 w[124] spill
        mov ebp, dword [esp + 512] ;   538.5 p2     107 w[133]
        xor ebp, 0x9e3779c4        ;   540.5 p0     107 w[133]
        xor ebp, esi               ;   551.0 p0     107 w[133]
        xor ebp, eax               ;   560.0 p0     107 w[133]
        mov dword [esp + 528], esi ;   551.0 p0+p3  107 w[128] spill
        mov esi, 0x9e3779c5        ;   490.3 p1     107 w[132]
        xor esi, edi               ;   550.0 p0     107 w[132]
        xor esi, edx               ;   555.5 p0     107 w[132]
        xor esi, ecx               ;   564.5 p0     107 w[132]
        rol esi, 0xb               ;   565.0 p1     107 w[132]
        xor ebp, esi               ;   569.0 p0     107 w[133]
        rol ebp, 0xb               ;   569.5 p1     107 w[133]
        mov dword [esp + 532], edi ;   550.0 p0+p3  107 w[132] spill
        mov edi, dword [esp + 516] ;   547.5 p2     107 w[135]
        xor edi, 0x9e3779c6        ;   549.5 p0     107 w[135]
        xor edi, eax               ;   560.0 p0     107 w[135]
        xor edi, esi               ;   569.0 p0     107 w[135]
        mov dword [esp + 536], eax ;   560.0 p0+p3  107 w[130] spill
        mov eax, dword [esp + 528] ;   552.0 p2     107 w[136]
        xor eax, 0x9e377939        ;   554.0 p0     107 w[136]
        xor eax, ecx               ;   564.5 p0     107 w[136]
        mov dword [esp + 540], esi ;   569.0 p0+p3  107 w[132] spill
        mov esi, ebx               ;   542.0 p1     107 w[134] copy
        xor esi, 0x9e3779c7        ;   542.5 p0     107 w[134]
        xor esi, edx               ;   555.5 p0     107 w[134]
        xor esi, ecx               ;   564.5 p0     107 w[134]
        xor esi, ebp               ;   573.5 p0     107 w[134]
        rol esi, 0xb               ;   574.0 p1     107 w[134]
        xor edi, esi               ;   578.0 p0     107 w[135]
        rol edi, 0xb               ;   578.5 p1     107 w[135]
        xor eax, ebp               ;   573.5 p0     107 w[136]
        xor eax, edi               ;   582.5 p0     107 w[136]
        rol eax, 0xb               ;   583.0 p1     107 w[136]
        mov dword [esp + 544], ebx ;   542.0 p0+p3  107 w[126] spill
        mov ebx, dword [esp + 540] ;   570.0 p2     107 w[137]
        xor ebx, 0x9e377938        ;   572.0 p0     107 w[137]
        xor ebx, edx               ;   572.5 p0     107 w[137]
        xor ebx, esi               ;   578.0 p0     107 w[137]
        xor ebx, eax               ;   587.0 p0     107 w[137]
        rol ebx, 0xb               ;   587.5 p1     107 w[137]
        mov dword [esp + 548], edx ;   555.5 p0+p3  107 w[129] spill
        mov edx, dword [esp + 536] ;   561.0 p2     107 w[138]
        xor edx, 0x9e37793b        ;   563.0 p0     107 w[138]
        xor edx, ebp               ;   573.5 p0     107 w[138]
        xor edx, edi               ;   582.5 p0     107 w[138]
        xor edx, ebx               ;   591.5 p0     107 w[138]
        rol edx, 0xb               ;   592.0 p1     107 w[138]
        mov dword [esp + 552], ebx ;   591.5 p0+p3  107 w[137] spill
        mov ebx, dword [esp + 16]  ;   515.5 p2      26 box
        and ebx, dword [esp + 4]   ;   519.5 p2+p0   26 box
        mov dword [esp + 4], ebp   ;   573.5 p0+p3  107 w[133] spill
        mov ebp, dword [esp + 28]  ;   520.5 p2      26 box
        or ebp, dword [esp + 16]   ;   522.5 p2+p0   26 box
        mov dword [esp + 16], edi  ;   582.5 p0+p3  107 w[135] spill
        mov edi, dword [esp + 0]   ;   522.5 p2      26 box
        or edi, ebx                ;   524.5 p0      26 box
        mov dword [esp + 0], ebx   ;   524.2 p0+p3   26 box spill
        mov ebx, dword [esp + 12]  ;   523.5 p2      26 box
        and ebx, ebp               ;   525.5 p0      26 box
        xor ebx, dword [esp + 8]   ;   526.0 p2+p0   26 box
        mov dword [esp + 12], ebx  ;   526.5 p0+p3   26 box spill
        mov ebx, dword [esp + 8]   ;   525.5 p2      26 box
        and ebx, ebp               ;   527.5 p0      26 box
        xor ebx, edi               ;   528.5 p0      26 box
        xor ebp, dword [esp + 12]  ;   529.5 p2+p0   26 box
        mov dword [esp + 8], ebp   ;   530.0 p0+p3   26 box spill
        mov ebp, ecx               ;   564.5 p1     107 w[139] copy
        xor ebp, 0x9e37793a        ;   565.0 p0     107 w[139]
        xor ebp, esi               ;   578.0 p0     107 w[139]
        xor ebp, eax               ;   587.0 p0     107 w[139]
        xor ebp, edx               ;   596.0 p0     107 w[139]
        rol ebp, 0xb               ;   596.5 p1     107 w[139]
        mov dword [esp + 28], edx  ;   596.0 p0+p3  107 w[138] spill
        mov edx, dword [esp + 12]  ;   532.2 p2      26 box
        xor edx, dword [esp + 0]   ;   534.2 p2+p0   26 box
        xor edi, edx               ;   534.7 p0      26 box
        mov dword [esp + 12], edi  ;   535.2 p0+p3   26 box spill
        mov edi, dword [esp + 0]   ;   534.2 p2      26 box
        and edi, ebx               ;   536.2 p0      26 box
        xor edi, dword [esp + 8]   ;   537.5 p2+p0   26 box
        mov dword [esp + 0], edi   ;   542.0 p0+p3   26 box spill
        mov edi, dword [esp + 8]   ;   542.3 p2      26 box
        and edi, ebx               ;   544.3 p0      26 box
        xor edx, edi               ;   544.8 p0      26 box
        mov edi, dword [esp + 20]  ;   543.3 p2      25 box
        and edi, dword [esp + 40]  ;   545.3 p2+p0   25 box
        xor edi, dword [esp + 32]  ;   546.5 p2+p0   25 box
        mov dword [esp + 8], ebx   ;   547.2 p0+p3   26 box spill
        mov ebx, dword [esp + 40]  ;   547.5 p2      25 box
        xor ebx, dword [esp + 20]  ;   549.5 p2+p0   25 box
        xor ebx, dword [esp + 24]  ;   550.0 p2+p0   25 box
        mov dword [esp + 40], edx  ;   551.0 p0+p3   26 box spill
        mov edx, dword [esp + 32]  ;   551.3 p2      25 box
        or edx, dword [esp + 20]   ;   553.3 p2+p0   25 box
        xor edx, dword [esp + 24]  ;   553.8 p2+p0   25 box
        mov dword [esp + 32], ebp  ;   600.5 p0+p3  107 w[139] spill
        mov ebp, dword [esp + 24]  ;   554.3 p2      25 box
        and ebp, edi               ;   556.3 p0      25 box
        xor ebp, ebx               ;   556.8 p0      25 box
        xor edi, ebx               ;   555.0 p0      25 box
        or ebx, edx                ;   555.5 p0      25 box
        xor ebx, edi               ;   556.0 p0      25 box
        xor edi, dword [esp + 20]  ;   556.5 p2+p0   25 box
        xor edx, ebx               ;   557.0 p0      25 box
        xor ebx, ebp               ;   557.5 p0      25 box
        not ebp                    ;   560.0 p0      25 box
        mov dword [esp + 20], ebp  ;   560.5 p0+p3   25 box spill
        mov ebp, dword [esp + 36]  ;   560.7 p2      24 box
        and ebp, dword [esp + 60]  ;   562.7 p2+p0   24 box
        mov dword [esp + 36], edx  ;   562.3 p0+p3   25 box spill
        mov edx, dword [esp + 52]  ;   564.5 p2      24 box
        or edx, dword [esp + 60]   ;   566.5 p2+p0   24 box
        not edx                    ;   567.0 p0      24 box
        mov dword [esp + 52], ebx  ;   566.0 p0+p3   25 box spill
        mov ebx, dword [esp + 60]  ;   566.5 p2      24 box
        xor ebx, dword [esp + 48]  ;   568.5 p2+p0   24 box
        mov dword [esp + 60], edi  ;   567.8 p0+p3   25 box spill
        mov edi, ebp               ;   567.5 p1      24 box copy
        mov dword [esp + 24], eax  ;   587.0 p0+p3  107 w[136] spill
        mov eax, edx               ;   569.0 p1      24 box copy
        mov dword [esp + 556], esi ;   578.0 p0+p3  107 w[134] spill
        mov esi, dword [esp + 44]  ;   573.5 p2      24 box
        not esi                    ;   575.5 p0      24 box
        xor ebx, esi               ;   576.0 p0      24 box
        or edi, esi                ;   576.0 p0      24 box
        xor ebp, ebx               ;   576.5 p0      24 box
        and ebx, edi               ;   576.5 p0      24 box
        or eax, ebx                ;   577.0 p0      24 box
        xor edi, ebp               ;   577.0 p0      24 box
        or edi, eax                ;   577.5 p0      24 box
        mov esi, dword [esp + 48]  ;   576.5 p2      24 box
        xor esi, ebp               ;   578.5 p0      24 box
        xor edx, esi               ;   579.0 p0      24 box
        xor edi, edx               ;   579.5 p0      24 box
        and esi, eax               ;   579.3 p0      24 box
        xor edx, esi               ;   579.8 p0      24 box
        mov esi, dword [esp + 68]  ;   578.5 p2      23 box
        mov ebx, dword [esp + 88]  ;   579.5 p2     107 w[23] reload
        or esi, ebx                ;   581.5 p0      23 box
        xor ebx, dword [esp + 64]  ;   582.5 p2+p0   23 box
        xor esi, dword [esp + 56]  ;   583.5 p2+p0   23 box
        mov dword [esp + 88], eax  ;   587.0 p0+p3   24 box spill
        mov eax, dword [esp + 56]  ;   587.3 p2      23 box
        and eax, dword [esp + 76]  ;   589.3 p2+p0   23 box
        xor eax, ebx               ;   589.8 p0      23 box
        not ebx                    ;   589.0 p0      23 box
        mov dword [esp + 56], ebp  ;   591.5 p0+p3   24 box spill
        mov ebp, dword [esp + 64]  ;   591.8 p2      23 box
        xor ebp, esi               ;   593.8 p0      23 box
        mov dword [esp + 64], edi  ;   593.5 p0+p3   24 box spill
        mov edi, dword [esp + 76]  ;   592.8 p2      23 box
        xor edi, esi               ;   594.8 p0      23 box
        or ebx, edi                ;   595.3 p0      23 box
        xor edi, ebp               ;   596.0 p0      23 box
        or edi, eax                ;   596.5 p0      23 box
        xor eax, edi               ;   597.0 p0      23 box
        xor esi, eax               ;   597.5 p0      23 box
        xor eax, ebx               ;   598.0 p0      23 box
        xor ebx, edi               ;   598.5 p0      23 box
        mov edi, dword [esp + 72]  ;   598.0 p2      30 box
        or edi, dword [esp + 84]   ;   600.0 p2+p0   30 box
        xor edi, dword [esp + 80]  ;   600.5 p2+p0   30 box
        mov dword [esp + 76], ebp  ;   600.0 p0+p3   23 box spill
        mov ebp, dword [esp + 80]  ;   601.0 p2      30 box
        and ebp, dword [esp + 84]  ;   603.0 p2+p0   30 box
        mov dword [esp + 80], esi  ;   601.7 p0+p3   23 box spill
        mov esi, dword [esp + 72]  ;   603.0 p2      30 box
        xor esi, ebp               ;   605.0 p0      30 box
        xor ebp, dword [esp + 104] ;   604.0 p2+p0   30 box
        and ebp, esi               ;   605.5 p0      30 box
        mov dword [esp + 72], ebx  ;   604.0 p0+p3   23 box spill
        mov ebx, dword [esp + 84]  ;   605.0 p2      30 box
        xor ebx, ebp               ;   607.0 p0      30 box
        or ebp, edi                ;   606.0 p0      30 box
        xor ebp, dword [esp + 104] ;   606.5 p2+p0   30 box
        mov dword [esp + 84], eax  ;   606.5 p0+p3   23 box spill
        mov eax, dword [esp + 104] ;   607.0 p2      30 box
        xor eax, edi               ;   609.0 p0      30 box
        not eax                    ;   609.5 p0      30 box
        or eax, esi                ;   610.0 p0      30 box
        or eax, ebx                ;   610.5 p0      30 box
        xor edi, esi               ;   609.5 p0      30 box
        xor edi, ebx               ;   610.0 p0      30 box
        xor eax, edi               ;   611.0 p0      30 box
        xor ebx, ebp               ;   611.0 p0      30 box
        or edi, ebp                ;   611.5 p0      30 box
        xor esi, edi               ;   612.0 p0      30 box
        mov edi, dword [esp + 92]  ;   609.0 p2      29 box
        and edi, dword [esp + 112] ;   612.5 p2+p0   29 box
        mov dword [esp + 92], ebx  ;   613.0 p0+p3   30 box spill
        mov ebx, dword [esp + 112] ;   611.0 p2      29 box
        xor ebx, dword [esp + 96]  ;   614.0 p2+p0   29 box
        mov dword [esp + 112], ebp ;   614.5 p0+p3   30 box spill
        mov ebp, dword [esp + 96]  ;   613.0 p2      29 box
        mov dword [esp + 96], esi  ;   615.5 p0+p3   30 box spill
        mov esi, dword [esp + 116] ;   614.0 p2      29 box
        mov dword [esp + 104], eax ;   616.5 p0+p3   30 box spill
        mov eax, dword [esp + 116] ;   615.0 p2      29 box
        mov dword [esp + 68], edx  ;   618.0 p0+p3   24 box spill
        mov edx, dword [esp + 116] ;   616.0 p2      29 box
        mov dword [esp + 116], ecx ;   620.0 p0+p3  107 w[131] spill
        mov ecx, dword [esp + 108] ;   617.0 p2      29 box
        not ecx                    ;   619.5 p0      29 box
        xor ebp, ecx               ;   620.0 p0      29 box
        xor edi, ebp               ;   620.5 p0      29 box
        and esi, ecx               ;   621.0 p0      29 box
        xor esi, ebp               ;   621.5 p0      29 box
        or eax, ebp                ;   622.0 p0      29 box
        xor edx, edi               ;   622.5 p0      29 box
        xor eax, ebx               ;   623.0 p0      29 box
        and ebx, esi               ;   623.5 p0      29 box
        xor esi, edi               ;   624.0 p0      29 box
        and esi, eax               ;   624.5 p0      29 box
        or eax, ebx                ;   625.0 p0      29 box
        xor ebx, edx               ;   625.5 p0      29 box
        not edx                    ;   626.0 p0      29 box
        xor esi, edx               ;   626.5 p0      29 box
        xor eax, edx               ;   627.0 p0      29 box
        mov ebp, dword [esp + 100] ;   620.0 p2      28 box
        mov ecx, dword [esp + 136] ;   621.0 p2     107 w[33] reload
        or ebp, ecx                ;   627.5 p0      28 box
        mov edx, dword [esp + 120] ;   622.0 p2      28 box
        xor edx, dword [esp + 100] ;   628.0 p2+p0   28 box
        xor ebp, edx               ;   628.5 p0      28 box
        xor ecx, dword [esp + 100] ;   629.0 p2+p0   28 box
        and edx, dword [esp + 100] ;   629.5 p2+p0   28 box
        mov dword [esp + 136], esi ;   630.0 p0+p3   29 box spill
        mov esi, dword [esp + 100] ;   626.0 p2      28 box
        xor esi, ebp               ;   631.0 p0      28 box
        mov dword [esp + 100], eax ;   631.5 p0+p3   29 box spill
        mov eax, dword [esp + 124] ;   627.0 p2      28 box
        not eax                    ;   632.5 p0      28 box
        xor ecx, eax               ;   633.0 p0      28 box
        and edx, ecx               ;   633.5 p0      28 box
        xor edx, eax               ;   634.0 p0      28 box
        or eax, ecx                ;   634.5 p0      28 box
        xor eax, ebp               ;   635.0 p0      28 box
        and ebp, edx               ;   635.5 p0      28 box
        xor edx, esi               ;   636.0 p0      28 box
        and esi, eax               ;   636.5 p0      28 box
        xor esi, ecx               ;   637.0 p0      28 box
        xor ecx, ebp               ;   637.5 p0      28 box
        mov ebp, dword [esp + 144] ;   629.0 p2      27 box
        and ebp, dword [esp + 132] ;   638.0 p2+p0   27 box
        xor ebp, dword [esp + 156] ;   638.5 p2+p0   27 box
        mov dword [esp + 124], edx ;   639.0 p0+p3   28 box spill
        mov edx, dword [esp + 144] ;   632.0 p2      27 box
        xor edx, dword [esp + 128] ;   640.0 p2+p0   27 box
        mov dword [esp + 144], esi ;   640.5 p0+p3   28 box spill
        mov esi, dword [esp + 156] ;   634.0 p2      27 box
        or esi, dword [esp + 132]  ;   641.5 p2+p0   27 box
        or esi, edx                ;   642.0 p0      27 box
        xor esi, dword [esp + 128] ;   642.5 p2+p0   27 box
        mov dword [esp + 156], ecx ;   643.0 p0+p3   28 box spill
        mov ecx, dword [esp + 128] ;   637.0 p2      27 box
        and ecx, edx               ;   644.0 p0      27 box
        xor ecx, ebp               ;   644.5 p0      27 box
        mov dword [esp + 128], eax ;   645.0 p0+p3   28 box spill
        mov eax, dword [esp + 132] ;   638.0 p2      27 box
        xor eax, ebp               ;   646.0 p0      27 box
        and ebp, esi               ;   646.5 p0      27 box
        xor esi, eax               ;   647.0 p0      27 box
        or eax, ecx                ;   647.5 p0      27 box
        not ecx                    ;   648.0 p0      27 box
        xor eax, edx               ;   648.5 p0      27 box
        xor edx, ebp               ;   649.0 p0      27 box
        mov ebp, dword [esp + 140] ;   639.0 p2      26 box
        and ebp, dword [esp + 160] ;   649.5 p2+p0   26 box
        mov dword [esp + 132], edx ;   650.0 p0+p3   27 box spill
        mov edx, dword [esp + 160] ;   641.0 p2      26 box
        xor edx, dword [esp + 176] ;   651.0 p2+p0   26 box
        mov dword [esp + 160], eax ;   651.5 p0+p3   27 box spill
        mov eax, dword [esp + 176] ;   643.0 p2      26 box
        or eax, dword [esp + 140]  ;   652.5 p2+p0   26 box
        mov dword [esp + 176], esi ;   653.0 p0+p3   27 box spill
        mov esi, dword [esp + 140] ;   645.0 p2      26 box
        xor esi, dword [esp + 148] ;   654.0 p2+p0   26 box
        or esi, ebp                ;   654.5 p0      26 box
        mov dword [esp + 140], ecx ;   655.0 p0+p3   27 box spill
        mov ecx, dword [esp + 148] ;   647.0 p2      26 box
        and ecx, eax               ;   656.0 p0      26 box
        xor ecx, edx               ;   656.5 p0      26 box
        and edx, eax               ;   657.0 p0      26 box
        xor edx, esi               ;   657.5 p0      26 box
        xor eax, ecx               ;   658.0 p0      26 box
        xor ecx, ebp               ;   658.5 p0      26 box
        xor esi, ecx               ;   659.0 p0      26 box
        and ebp, edx               ;   659.5 p0      26 box
        xor ebp, eax               ;   660.0 p0      26 box
        and eax, edx               ;   660.5 p0      26 box
        xor ecx, eax               ;   661.0 p0      26 box
        mov eax, dword [esp + 152] ;   648.3 p2      25 box
        and eax, dword [esp + 180] ;   661.5 p2+p0   25 box
        xor eax, dword [esp + 168] ;   662.0 p2+p0   25 box
        mov dword [esp + 148], esi ;   662.5 p0+p3   26 box spill
        mov esi, dword [esp + 180] ;   651.3 p2      25 box
        xor esi, dword [esp + 152] ;   663.5 p2+p0   25 box
        xor esi, dword [esp + 164] ;   664.0 p2+p0   25 box
        mov dword [esp + 180], edx ;   664.5 p0+p3   26 box spill
        mov edx, dword [esp + 168] ;   654.3 p2      25 box
        or edx, dword [esp + 152]  ;   665.5 p2+p0   25 box
        xor edx, dword [esp + 164] ;   666.0 p2+p0   25 box
        mov dword [esp + 168], ebp ;   666.5 p0+p3   26 box spill
        mov ebp, dword [esp + 164] ;   657.3 p2      25 box
        and ebp, eax               ;   667.5 p0      25 box
        xor ebp, esi               ;   668.0 p0      25 box
        xor eax, esi               ;   668.5 p0      25 box
        or esi, edx                ;   669.0 p0      25 box
        xor esi, eax               ;   669.5 p0      25 box
        xor eax, dword [esp + 152] ;   670.0 p2+p0   25 box
        xor edx, esi               ;   670.5 p0      25 box
        xor esi, ebp               ;   671.0 p0      25 box
        not ebp                    ;   671.5 p0      25 box
        mov dword [esp + 152], ebp ;   672.0 p0+p3   25 box spill
        mov ebp, dword [esp + 196] ;   659.3 p2      24 box
        and ebp, dword [esp + 172] ;   673.0 p2+p0   24 box
        mov dword [esp + 196], edx ;   673.5 p0+p3   25 box spill
        mov edx, dword [esp + 200] ;   661.3 p2      24 box
        or edx, dword [esp + 172]  ;   674.5 p2+p0   24 box
        not edx                    ;   675.0 p0      24 box
        mov dword [esp + 200], esi ;   675.5 p0+p3   25 box spill
        mov esi, dword [esp + 172] ;   663.3 p2      24 box
        xor esi, dword [esp + 204] ;   676.5 p2+p0   24 box
        mov dword [esp + 172], eax ;   677.0 p0+p3   25 box spill
        mov eax, ebp               ;   673.5 p1      24 box copy
        mov dword [esp + 164], ecx ;   678.0 p0+p3   26 box spill
        mov ecx, dword [esp + 184] ;   665.3 p2      24 box
        not ecx                    ;   679.0 p0      24 box
        xor esi, ecx               ;   679.5 p0      24 box
        or eax, ecx                ;   680.0 p0      24 box
        xor ebp, esi               ;   680.5 p0      24 box
        and esi, eax               ;   681.0 p0      24 box
        or esi, edx                ;   681.5 p0      24 box
        xor eax, ebp               ;   682.0 p0      24 box
        mov ecx, dword [esp + 204] ;   666.3 p2      24 box
        or eax, esi                ;   682.5 p0      24 box
        xor ecx, ebp               ;   683.0 p0      24 box
        xor edx, ecx               ;   683.5 p0      24 box
        xor eax, edx               ;   684.0 p0      24 box
        and ecx, esi               ;   684.5 p0      24 box
        xor edx, ecx               ;   685.0 p0      24 box
        mov ecx, dword [esp + 188] ;   668.3 p2      23 box
        or ecx, dword [esp + 208]  ;   685.5 p2+p0   23 box
        xor ecx, dword [esp + 212] ;   686.0 p2+p0   23 box
        mov dword [esp + 188], esi ;   686.5 p0+p3   24 box spill
        mov esi, dword [esp + 208] ;   671.3 p2      23 box
        xor esi, dword [esp + 192] ;   687.5 p2+p0   23 box
        mov dword [esp + 208], ebp ;   688.0 p0+p3   24 box spill
        mov ebp, dword [esp + 212] ;   673.3 p2      23 box
        and ebp, dword [esp + 216] ;   689.0 p2+p0   23 box
        xor ebp, esi               ;   689.5 p0      23 box
        not esi                    ;   690.0 p0      23 box
        mov dword [esp + 212], eax ;   690.5 p0+p3   24 box spill
        mov eax, dword [esp + 192] ;   675.3 p2      23 box
        xor eax, ecx               ;   691.5 p0      23 box
        mov dword [esp + 192], edx ;   692.0 p0+p3   24 box spill
        mov edx, dword [esp + 216] ;   676.3 p2      23 box
        xor edx, ecx               ;   693.0 p0      23 box
        or esi, edx                ;   693.5 p0      23 box
        xor edx, eax               ;   694.0 p0      23 box
        or edx, ebp                ;   694.5 p0      23 box
        xor ebp, edx               ;   695.0 p0      23 box
        xor ecx, ebp               ;   695.5 p0      23 box
        xor ebp, esi               ;   696.0 p0      23 box
        xor esi, edx               ;   696.5 p0      23 box
        mov edx, dword [esp + 236] ;   677.7 p2      30 box
        or edx, dword [esp + 240]  ;   697.0 p2+p0   30 box
        xor edx, dword [esp + 220] ;   697.5 p2+p0   30 box
        mov dword [esp + 216], eax ;   698.0 p0+p3   23 box spill
        mov eax, dword [esp + 220] ;   680.7 p2      30 box
        and eax, dword [esp + 240] ;   699.0 p2+p0   30 box
        mov dword [esp + 220], ecx ;   699.5 p0+p3   23 box spill
        mov ecx, dword [esp + 236] ;   682.7 p2      30 box
        xor ecx, eax               ;   700.5 p0      30 box
        xor eax, dword [esp + 224] ;   701.0 p2+p0   30 box
        and eax, ecx               ;   701.5 p0      30 box
        mov dword [esp + 236], esi ;   702.0 p0+p3   23 box spill
        mov esi, dword [esp + 240] ;   684.7 p2      30 box
        xor esi, eax               ;   703.0 p0      30 box
        or eax, edx                ;   703.5 p0      30 box
        xor eax, dword [esp + 224] ;   704.0 p2+p0   30 box
        mov dword [esp + 240], ebp ;   704.5 p0+p3   23 box spill
        mov ebp, dword [esp + 224] ;   686.7 p2      30 box
        xor ebp, edx               ;   705.5 p0      30 box
        not ebp                    ;   706.0 p0      30 box
        or ebp, ecx                ;   706.5 p0      30 box
        or ebp, esi                ;   707.0 p0      30 box
        xor edx, ecx               ;   707.5 p0      30 box
        xor edx, esi               ;   708.0 p0      30 box
        xor ebp, edx               ;   708.5 p0      30 box
        xor esi, eax               ;   709.0 p0      30 box
        or edx, eax                ;   709.5 p0      30 box
        xor ecx, edx               ;   710.0 p0      30 box
        mov edx, dword [esp + 228] ;   688.7 p2      29 box
        and edx, dword [esp + 244] ;   710.5 p2+p0   29 box
        mov dword [esp + 228], esi ;   711.0 p0+p3   30 box spill
        mov esi, dword [esp + 244] ;   690.7 p2      29 box
        xor esi, dword [esp + 232] ;   712.0 p2+p0   29 box
        mov dword [esp + 244], eax ;   712.5 p0+p3   30 box spill
        mov eax, dword [esp + 232] ;   692.7 p2      29 box
        mov dword [esp + 232], ecx ;   713.5 p0+p3   30 box spill
        mov ecx, dword [esp + 252] ;   693.7 p2      29 box
        mov dword [esp + 224], ebp ;   714.5 p0+p3   30 box spill
        mov ebp, dword [esp + 252] ;   694.7 p2      29 box
        mov dword [esp + 204], edi ;   715.5 p0+p3   29 box spill
        mov edi, dword [esp + 252] ;   695.7 p2      29 box
        mov dword [esp + 252], ebx ;   716.5 p0+p3   29 box spill
        mov ebx, dword [esp + 248] ;   696.7 p2      29 box
        not ebx                    ;   717.5 p0      29 box
        xor eax, ebx               ;   718.0 p0      29 box
        xor edx, eax               ;   718.5 p0      29 box
        and ecx, ebx               ;   719.0 p0      29 box
        xor ecx, eax               ;   719.5 p0      29 box
        or ebp, eax                ;   720.0 p0      29 box
        xor edi, edx               ;   720.5 p0      29 box
        xor ebp, esi               ;   721.0 p0      29 box
        and esi, ecx               ;   721.5 p0      29 box
        xor ecx, edx               ;   722.0 p0      29 box
        and ecx, ebp               ;   722.5 p0      29 box
        or ebp, esi                ;   723.0 p0      29 box
        xor esi, edi               ;   723.5 p0      29 box
        not edi                    ;   724.0 p0      29 box
        mov eax, dword [esp + 272] ;   699.0 p2      28 box
        mov ebx, dword [esp + 256] ;   700.0 p2     107 w[65] reload
        or eax, ebx                ;   724.5 p0      28 box
        xor ecx, edi               ;   725.0 p0      29 box
        xor ebp, edi               ;   725.5 p0      29 box
        mov edi, dword [esp + 260] ;   701.0 p2      28 box
        xor edi, dword [esp + 272] ;   726.0 p2+p0   28 box
        xor ebx, dword [esp + 272] ;   726.5 p2+p0   28 box
        xor eax, edi               ;   727.0 p0      28 box
        and edi, dword [esp + 272] ;   727.5 p2+p0   28 box
        mov dword [esp + 256], ecx ;   728.0 p0+p3   29 box spill
        mov ecx, dword [esp + 272] ;   705.0 p2      28 box
        xor ecx, eax               ;   729.0 p0      28 box
        mov dword [esp + 272], ebp ;   729.5 p0+p3   29 box spill
        mov ebp, dword [esp + 276] ;   706.0 p2      28 box
        not ebp                    ;   730.5 p0      28 box
        xor ebx, ebp               ;   731.0 p0      28 box
        and edi, ebx               ;   731.5 p0      28 box
        xor edi, ebp               ;   732.0 p0      28 box
        or ebp, ebx                ;   732.5 p0      28 box
        xor ebp, eax               ;   733.0 p0      28 box
        and eax, edi               ;   733.5 p0      28 box
        xor edi, ecx               ;   734.0 p0      28 box
        and ecx, ebp               ;   734.5 p0      28 box
        xor ecx, ebx               ;   735.0 p0      28 box
        xor ebx, eax               ;   735.5 p0      28 box
        mov eax, dword [esp + 284] ;   708.7 p2      27 box
        and eax, dword [esp + 264] ;   736.0 p2+p0   27 box
        xor eax, dword [esp + 268] ;   736.5 p2+p0   27 box
        mov dword [esp + 276], edi ;   737.0 p0+p3   28 box spill
        mov edi, dword [esp + 284] ;   711.7 p2      27 box
        xor edi, dword [esp + 280] ;   738.0 p2+p0   27 box
        mov dword [esp + 284], ecx ;   738.5 p0+p3   28 box spill
        mov ecx, dword [esp + 268] ;   713.7 p2      27 box
        or ecx, dword [esp + 264]  ;   739.5 p2+p0   27 box
        or ecx, edi                ;   740.0 p0      27 box
        xor ecx, dword [esp + 280] ;   740.5 p2+p0   27 box
        mov dword [esp + 268], ebx ;   741.0 p0+p3   28 box spill
        mov ebx, dword [esp + 280] ;   716.7 p2      27 box
        and ebx, edi               ;   742.0 p0      27 box
        xor ebx, eax               ;   742.5 p0      27 box
        mov dword [esp + 280], ebp ;   743.0 p0+p3   28 box spill
        mov ebp, dword [esp + 264] ;   717.7 p2      27 box
        xor ebp, eax               ;   744.0 p0      27 box
        and eax, ecx               ;   744.5 p0      27 box
        xor ecx, ebp               ;   745.0 p0      27 box
        or ebp, ebx                ;   745.5 p0      27 box
        not ebx                    ;   746.0 p0      27 box
        xor ebp, edi               ;   746.5 p0      27 box
        xor edi, eax               ;   747.0 p0      27 box
        mov eax, dword [esp + 304] ;   718.7 p2      26 box
        and eax, dword [esp + 288] ;   747.5 p2+p0   26 box
        mov dword [esp + 264], edi ;   748.0 p0+p3   27 box spill
        mov edi, dword [esp + 288] ;   720.7 p2      26 box
        xor edi, dword [esp + 308] ;   749.0 p2+p0   26 box
        mov dword [esp + 288], ebp ;   749.5 p0+p3   27 box spill
        mov ebp, dword [esp + 308] ;   722.7 p2      26 box
        or ebp, dword [esp + 304]  ;   750.5 p2+p0   26 box
        mov dword [esp + 308], ecx ;   751.0 p0+p3   27 box spill
        mov ecx, dword [esp + 304] ;   724.7 p2      26 box
        xor ecx, dword [esp + 292] ;   752.0 p2+p0   26 box
        or ecx, eax                ;   752.5 p0      26 box
        mov dword [esp + 304], ebx ;   753.0 p0+p3   27 box spill
        mov ebx, dword [esp + 292] ;   726.7 p2      26 box
        and ebx, ebp               ;   754.0 p0      26 box
        xor ebx, edi               ;   754.5 p0      26 box
        and edi, ebp               ;   755.0 p0      26 box
        xor edi, ecx               ;   755.5 p0      26 box
        xor ebp, ebx               ;   756.0 p0      26 box
        xor ebx, eax               ;   756.5 p0      26 box
        xor ecx, ebx               ;   757.0 p0      26 box
        and eax, edi               ;   757.5 p0      26 box
        xor eax, ebp               ;   758.0 p0      26 box
        and ebp, edi               ;   758.5 p0      26 box
        xor ebx, ebp               ;   759.0 p0      26 box
        mov ebp, dword [esp + 296] ;   728.0 p2      25 box
        and ebp, dword [esp + 300] ;   759.5 p2+p0   25 box
        xor ebp, dword [esp + 312] ;   760.0 p2+p0   25 box
        mov dword [esp + 292], ecx ;   760.5 p0+p3   26 box spill
        mov ecx, dword [esp + 300] ;   731.0 p2      25 box
        xor ecx, dword [esp + 296] ;   761.5 p2+p0   25 box
        xor ecx, dword [esp + 324] ;   762.0 p2+p0   25 box
        mov dword [esp + 300], edi ;   762.5 p0+p3   26 box spill
        mov edi, dword [esp + 312] ;   734.0 p2      25 box
        or edi, dword [esp + 296]  ;   763.5 p2+p0   25 box
        xor edi, dword [esp + 324] ;   764.0 p2+p0   25 box
        mov dword [esp + 312], eax ;   764.5 p0+p3   26 box spill
        mov eax, dword [esp + 324] ;   737.0 p2      25 box
        and eax, ebp               ;   765.5 p0      25 box
        xor eax, ecx               ;   766.0 p0      25 box
        xor ebp, ecx               ;   766.5 p0      25 box
        or ecx, edi                ;   767.0 p0      25 box
        xor ecx, ebp               ;   767.5 p0      25 box
        xor ebp, dword [esp + 296] ;   768.0 p2+p0   25 box
        xor edi, ecx               ;   768.5 p0      25 box
        xor ecx, eax               ;   769.0 p0      25 box
        not eax                    ;   769.5 p0      25 box
        mov dword [esp + 296], eax ;   770.0 p0+p3   25 box spill
        mov eax, dword [esp + 328] ;   739.0 p2      24 box
        and eax, dword [esp + 316] ;   771.0 p2+p0   24 box
        mov dword [esp + 328], edi ;   771.5 p0+p3   25 box spill
        mov edi, dword [esp + 336] ;   741.0 p2      24 box
        or edi, dword [esp + 316]  ;   772.5 p2+p0   24 box
        not edi                    ;   773.0 p0      24 box
        mov dword [esp + 336], ecx ;   773.5 p0+p3   25 box spill
        mov ecx, dword [esp + 316] ;   743.0 p2      24 box
        xor ecx, dword [esp + 320] ;   774.5 p2+p0   24 box
        mov dword [esp + 316], ebp ;   775.0 p0+p3   25 box spill
        mov ebp, eax               ;   771.5 p1      24 box copy
        mov dword [esp + 324], ebx ;   776.0 p0+p3   26 box spill
        mov ebx, dword [esp + 348] ;   745.0 p2      24 box
        not ebx                    ;   777.0 p0      24 box
        xor ecx, ebx               ;   777.5 p0      24 box
        or ebp, ebx                ;   778.0 p0      24 box
        xor eax, ecx               ;   778.5 p0      24 box
        and ecx, ebp               ;   779.0 p0      24 box
        mov ebx, dword [esp + 320] ;   746.0 p2      24 box
        or ecx, edi                ;   779.5 p0      24 box
        xor ebp, eax               ;   780.0 p0      24 box
        or ebp, ecx                ;   780.5 p0      24 box
        xor ebx, eax               ;   781.0 p0      24 box
        xor edi, ebx               ;   781.5 p0      24 box
        xor ebp, edi               ;   782.0 p0      24 box
        and ebx, ecx               ;   782.5 p0      24 box
        xor edi, ebx               ;   783.0 p0      24 box
        mov ebx, dword [esp + 332] ;   748.0 p2      23 box
        or ebx, dword [esp + 356]  ;   783.5 p2+p0   23 box
        xor ebx, dword [esp + 352] ;   784.0 p2+p0   23 box
        mov dword [esp + 332], ecx ;   784.5 p0+p3   24 box spill
        mov ecx, dword [esp + 356] ;   751.0 p2      23 box
        xor ecx, dword [esp + 340] ;   785.5 p2+p0   23 box
        mov dword [esp + 356], eax ;   786.0 p0+p3   24 box spill
        mov eax, dword [esp + 352] ;   753.0 p2      23 box
        and eax, dword [esp + 360] ;   787.0 p2+p0   23 box
        xor eax, ecx               ;   787.5 p0      23 box
        not ecx                    ;   788.0 p0      23 box
        mov dword [esp + 352], ebp ;   788.5 p0+p3   24 box spill
        mov ebp, dword [esp + 340] ;   755.0 p2      23 box
        xor ebp, ebx               ;   789.5 p0      23 box
        mov dword [esp + 340], edi ;   790.0 p0+p3   24 box spill
        mov edi, dword [esp + 360] ;   756.0 p2      23 box
        xor edi, ebx               ;   791.0 p0      23 box
        or ecx, edi                ;   791.5 p0      23 box
        xor edi, ebp               ;   792.0 p0      23 box
        or edi, eax                ;   792.5 p0      23 box
        xor eax, edi               ;   793.0 p0      23 box
        xor ebx, eax               ;   793.5 p0      23 box
        xor eax, ecx               ;   794.0 p0      23 box
        xor ecx, edi               ;   794.5 p0      23 box
        mov edi, dword [esp + 344] ;   757.3 p2      30 box
        or edi, dword [esp + 368]  ;   795.0 p2+p0   30 box
        xor edi, dword [esp + 380] ;   795.5 p2+p0   30 box
        mov dword [esp + 360], ebp ;   796.0 p0+p3   23 box spill
        mov ebp, dword [esp + 380] ;   760.3 p2      30 box
        and ebp, dword [esp + 368] ;   797.0 p2+p0   30 box
        mov dword [esp + 380], ebx ;   797.5 p0+p3   23 box spill
        mov ebx, dword [esp + 344] ;   762.3 p2      30 box
        xor ebx, ebp               ;   798.5 p0      30 box
        xor ebp, dword [esp + 364] ;   799.0 p2+p0   30 box
        and ebp, ebx               ;   799.5 p0      30 box
        mov dword [esp + 344], ecx ;   800.0 p0+p3   23 box spill
        mov ecx, dword [esp + 368] ;   764.3 p2      30 box
        xor ecx, ebp               ;   801.0 p0      30 box
        or ebp, edi                ;   801.5 p0      30 box
        xor ebp, dword [esp + 364] ;   802.0 p2+p0   30 box
        mov dword [esp + 368], eax ;   802.5 p0+p3   23 box spill
        mov eax, dword [esp + 364] ;   766.3 p2      30 box
        xor eax, edi               ;   803.5 p0      30 box
        not eax                    ;   804.0 p0      30 box
        or eax, ebx                ;   804.5 p0      30 box
        or eax, ecx                ;   805.0 p0      30 box
        xor edi, ebx               ;   805.5 p0      30 box
        xor edi, ecx               ;   806.0 p0      30 box
        xor eax, edi               ;   806.5 p0      30 box
        xor ecx, ebp               ;   807.0 p0      30 box
        or edi, ebp                ;   807.5 p0      30 box
        xor ebx, edi               ;   808.0 p0      30 box
        mov edi, dword [esp + 384] ;   768.3 p2      29 box
        and edi, dword [esp + 376] ;   808.5 p2+p0   29 box
        mov dword [esp + 384], ecx ;   809.0 p0+p3   30 box spill
        mov ecx, dword [esp + 376] ;   770.3 p2      29 box
        xor ecx, dword [esp + 404] ;   810.0 p2+p0   29 box
        mov dword [esp + 376], ebp ;   810.5 p0+p3   30 box spill
        mov ebp, dword [esp + 404] ;   772.3 p2      29 box
        mov dword [esp + 404], ebx ;   811.5 p0+p3   30 box spill
        mov ebx, dword [esp + 392] ;   773.3 p2      29 box
        mov dword [esp + 364], eax ;   812.5 p0+p3   30 box spill
        mov eax, dword [esp + 392] ;   774.3 p2      29 box
        mov dword [esp + 320], edx ;   813.5 p0+p3   29 box spill
        mov edx, dword [esp + 392] ;   775.3 p2      29 box
        mov dword [esp + 392], esi ;   814.5 p0+p3   29 box spill
        mov esi, dword [esp + 372] ;   776.3 p2      29 box
        not esi                    ;   815.5 p0      29 box
        xor ebp, esi               ;   816.0 p0      29 box
        xor edi, ebp               ;   816.5 p0      29 box
        and ebx, esi               ;   817.0 p0      29 box
        xor ebx, ebp               ;   817.5 p0      29 box
        or eax, ebp                ;   818.0 p0      29 box
        xor edx, edi               ;   818.5 p0      29 box
        xor eax, ecx               ;   819.0 p0      29 box
        and ecx, ebx               ;   819.5 p0      29 box
        xor ebx, edi               ;   820.0 p0      29 box
        and ebx, eax               ;   820.5 p0      29 box
        mov esi, dword [esp + 388] ;   777.7 p2      28 box
        mov ebp, dword [esp + 408] ;   778.7 p2     107 w[97] reload
        or esi, ebp                ;   821.0 p0      28 box
        or eax, ecx                ;   821.5 p0      29 box
        xor ecx, edx               ;   822.0 p0      29 box
        not edx                    ;   822.5 p0      29 box
        xor ebx, edx               ;   823.0 p0      29 box
        xor ebp, dword [esp + 388] ;   823.5 p2+p0   28 box
        xor eax, edx               ;   824.0 p0      29 box
        mov edx, dword [esp + 396] ;   781.0 p2      28 box
        xor edx, dword [esp + 388] ;   824.5 p2+p0   28 box
        xor esi, edx               ;   825.0 p0      28 box
        and edx, dword [esp + 388] ;   825.5 p2+p0   28 box
        mov dword [esp + 396], ebx ;   826.0 p0+p3   29 box spill
        mov ebx, dword [esp + 388] ;   784.0 p2      28 box
        xor ebx, esi               ;   827.0 p0      28 box
        mov dword [esp + 388], eax ;   827.5 p0+p3   29 box spill
        mov eax, dword [esp + 420] ;   785.0 p2      28 box
        not eax                    ;   828.5 p0      28 box
        xor ebp, eax               ;   829.0 p0      28 box
        and edx, ebp               ;   829.5 p0      28 box
        xor edx, eax               ;   830.0 p0      28 box
        or eax, ebp                ;   830.5 p0      28 box
        xor eax, esi               ;   831.0 p0      28 box
        and esi, edx               ;   831.5 p0      28 box
        xor edx, ebx               ;   832.0 p0      28 box
        and ebx, eax               ;   832.5 p0      28 box
        xor ebx, ebp               ;   833.0 p0      28 box
        xor ebp, esi               ;   833.5 p0      28 box
        mov esi, dword [esp + 424] ;   788.3 p2      27 box
        and esi, dword [esp + 400] ;   834.0 p2+p0   27 box
        xor esi, dword [esp + 428] ;   834.5 p2+p0   27 box
        mov dword [esp + 420], edx ;   835.0 p0+p3   28 box spill
        mov edx, dword [esp + 424] ;   791.3 p2      27 box
        xor edx, dword [esp + 412] ;   836.0 p2+p0   27 box
        mov dword [esp + 424], ebx ;   836.5 p0+p3   28 box spill
        mov ebx, dword [esp + 428] ;   793.3 p2      27 box
        or ebx, dword [esp + 400]  ;   837.5 p2+p0   27 box
        or ebx, edx                ;   838.0 p0      27 box
        xor ebx, dword [esp + 412] ;   838.5 p2+p0   27 box
        mov dword [esp + 428], ebp ;   839.0 p0+p3   28 box spill
        mov ebp, dword [esp + 412] ;   796.3 p2      27 box
        and ebp, edx               ;   840.0 p0      27 box
        xor ebp, esi               ;   840.5 p0      27 box
        mov dword [esp + 412], eax ;   841.0 p0+p3   28 box spill
        mov eax, dword [esp + 400] ;   797.3 p2      27 box
        xor eax, esi               ;   842.0 p0      27 box
        and esi, ebx               ;   842.5 p0      27 box
        xor ebx, eax               ;   843.0 p0      27 box
        or eax, ebp                ;   843.5 p0      27 box
        not ebp                    ;   844.0 p0      27 box
        xor eax, edx               ;   844.5 p0      27 box
        xor edx, esi               ;   845.0 p0      27 box
        mov esi, dword [esp + 444] ;   798.3 p2      26 box
        and esi, dword [esp + 416] ;   845.5 p2+p0   26 box
        mov dword [esp + 400], edx ;   846.0 p0+p3   27 box spill
        mov edx, dword [esp + 416] ;   800.3 p2      26 box
        xor edx, dword [esp + 448] ;   847.0 p2+p0   26 box
        mov dword [esp + 416], eax ;   847.5 p0+p3   27 box spill
        mov eax, dword [esp + 448] ;   802.3 p2      26 box
        or eax, dword [esp + 444]  ;   848.5 p2+p0   26 box
        mov dword [esp + 448], ebx ;   849.0 p0+p3   27 box spill
        mov ebx, dword [esp + 444] ;   804.3 p2      26 box
        xor ebx, dword [esp + 432] ;   850.0 p2+p0   26 box
        or ebx, esi                ;   850.5 p0      26 box
        mov dword [esp + 444], ebp ;   851.0 p0+p3   27 box spill
        mov ebp, dword [esp + 432] ;   806.3 p2      26 box
        and ebp, eax               ;   852.0 p0      26 box
        xor ebp, edx               ;   852.5 p0      26 box
        and edx, eax               ;   853.0 p0      26 box
        xor edx, ebx               ;   853.5 p0      26 box
        xor eax, ebp               ;   854.0 p0      26 box
        xor ebp, esi               ;   854.5 p0      26 box
        xor ebx, ebp               ;   855.0 p0      26 box
        and esi, edx               ;   855.5 p0      26 box
        xor esi, eax               ;   856.0 p0      26 box
        and eax, edx               ;   856.5 p0      26 box
        xor ebp, eax               ;   857.0 p0      26 box
        mov eax, dword [esp + 436] ;   807.7 p2      25 box
        and eax, dword [esp + 440] ;   857.5 p2+p0   25 box
        xor eax, dword [esp + 452] ;   858.0 p2+p0   25 box
        mov dword [esp + 432], ebx ;   858.5 p0+p3   26 box spill
        mov ebx, dword [esp + 440] ;   810.7 p2      25 box
        xor ebx, dword [esp + 436] ;   859.5 p2+p0   25 box
        xor ebx, dword [esp + 464] ;   860.0 p2+p0   25 box
        mov dword [esp + 440], edx ;   860.5 p0+p3   26 box spill
        mov edx, dword [esp + 452] ;   813.7 p2      25 box
        or edx, dword [esp + 436]  ;   861.5 p2+p0   25 box
        xor edx, dword [esp + 464] ;   862.0 p2+p0   25 box
        mov dword [esp + 452], esi ;   862.5 p0+p3   26 box spill
        mov esi, dword [esp + 464] ;   816.7 p2      25 box
        and esi, eax               ;   863.5 p0      25 box
        xor esi, ebx               ;   864.0 p0      25 box
        xor eax, ebx               ;   864.5 p0      25 box
        or ebx, edx                ;   865.0 p0      25 box
        mov dword [esp + 464], ebp ;   865.5 p0+p3   26 box spill
        mov ebp, dword [esp + 436] ;   817.7 p2      25 box
        xor ebp, eax               ;   866.5 p0      25 box
        xor eax, ebx               ;   867.0 p0      25 box
        mov ebx, dword [esp + 468] ;   818.7 p2      24 box
        and ebx, dword [esp + 456] ;   867.5 p2+p0   24 box
        xor edx, eax               ;   868.0 p0      25 box
        xor eax, esi               ;   868.5 p0      25 box
        not esi                    ;   869.0 p0      25 box
        mov dword [esp + 468], esi ;   869.5 p0+p3   25 box spill
        mov esi, dword [esp + 476] ;   820.7 p2      24 box
        or esi, dword [esp + 456]  ;   870.5 p2+p0   24 box
        mov dword [esp + 476], edx ;   871.0 p0+p3   25 box spill
        mov edx, dword [esp + 456] ;   822.7 p2      24 box
        xor edx, dword [esp + 460] ;   872.0 p2+p0   24 box
        not esi                    ;   872.5 p0      24 box
        mov dword [esp + 456], eax ;   873.0 p0+p3   25 box spill
        mov eax, dword [esp + 488] ;   824.7 p2      24 box
        not eax                    ;   874.0 p0      24 box
        xor edx, eax               ;   874.5 p0      24 box
        or eax, ebx                ;   875.0 p0      24 box
        xor ebx, edx               ;   875.5 p0      24 box
        and edx, eax               ;   876.0 p0      24 box
        or edx, esi                ;   876.5 p0      24 box
        xor eax, ebx               ;   877.0 p0      24 box
        or eax, edx                ;   877.5 p0      24 box
        mov dword [esp + 488], ebp ;   878.0 p0+p3   25 box spill
        mov ebp, dword [esp + 460] ;   827.3 p2      24 box
        xor ebp, ebx               ;   879.0 p0      24 box
        xor esi, ebp               ;   879.5 p0      24 box
        xor eax, esi               ;   880.0 p0      24 box
        and ebp, edx               ;   880.5 p0      24 box
        xor esi, ebp               ;   881.0 p0      24 box
        mov ebp, dword [esp + 472] ;   830.0 p2      23 box
        or ebp, dword [esp + 496]  ;   881.5 p2+p0   23 box
        xor ebp, dword [esp + 492] ;   882.0 p2+p0   23 box
        mov dword [esp + 472], edx ;   882.5 p0+p3   24 box spill
        mov edx, dword [esp + 496] ;   833.0 p2      23 box
        xor edx, dword [esp + 480] ;   883.5 p2+p0   23 box
        mov dword [esp + 496], ebx ;   884.0 p0+p3   24 box spill
        mov ebx, dword [esp + 492] ;   835.0 p2      23 box
        and ebx, dword [esp + 500] ;   885.0 p2+p0   23 box
        xor ebx, edx               ;   885.5 p0      23 box
        mov dword [esp + 492], eax ;   886.0 p0+p3   24 box spill
        mov eax, dword [esp + 480] ;   837.0 p2      23 box
        xor eax, ebp               ;   887.0 p0      23 box
        not edx                    ;   887.5 p0      23 box
        mov dword [esp + 480], esi ;   888.0 p0+p3   24 box spill
        mov esi, dword [esp + 500] ;   838.0 p2      23 box
        xor esi, ebp               ;   889.0 p0      23 box
        or edx, esi                ;   889.5 p0      23 box
        xor esi, eax               ;   890.0 p0      23 box
        or esi, ebx                ;   890.5 p0      23 box
        xor ebx, esi               ;   891.0 p0      23 box
        xor ebp, ebx               ;   891.5 p0      23 box
        xor ebx, edx               ;   892.0 p0      23 box
        xor edx, esi               ;   892.5 p0      23 box
        mov esi, dword [esp + 484] ;   841.0 p2      30 box
        or esi, dword [esp + 508]  ;   893.0 p2+p0   30 box
        xor esi, dword [esp + 520] ;   893.5 p2+p0   30 box
        mov dword [esp + 500], eax ;   894.0 p0+p3   23 box spill
        mov eax, dword [esp + 520] ;   844.0 p2      30 box
        and eax, dword [esp + 508] ;   895.0 p2+p0   30 box
        mov dword [esp + 520], ebp ;   895.5 p0+p3   23 box spill
        mov ebp, dword [esp + 484] ;   846.0 p2      30 box
        xor ebp, eax               ;   896.5 p0      30 box
        xor eax, dword [esp + 504] ;   897.0 p2+p0   30 box
        and eax, ebp               ;   897.5 p0      30 box
        mov dword [esp + 484], edx ;   898.0 p0+p3   23 box spill
        mov edx, dword [esp + 508] ;   848.0 p2      30 box
        xor edx, eax               ;   899.0 p0      30 box
        or eax, esi                ;   899.5 p0      30 box
        xor eax, dword [esp + 504] ;   900.0 p2+p0   30 box
        mov dword [esp + 508], ebx ;   900.5 p0+p3   23 box spill
        mov ebx, dword [esp + 504] ;   850.3 p2      30 box
        xor ebx, esi               ;   901.5 p0      30 box
        not ebx                    ;   902.0 p0      30 box
        or ebx, ebp                ;   902.5 p0      30 box
        or ebx, edx                ;   903.0 p0      30 box
        xor esi, ebp               ;   903.5 p0      30 box
        xor esi, edx               ;   904.0 p0      30 box
        xor ebx, esi               ;   904.5 p0      30 box
        xor edx, eax               ;   905.0 p0      30 box
        or esi, eax                ;   905.5 p0      30 box
        xor ebp, esi               ;   906.0 p0      30 box
        mov esi, dword [esp + 524] ;   855.0 p2      29 box
        and esi, dword [esp + 516] ;   906.5 p2+p0   29 box
        mov dword [esp + 524], edx ;   907.0 p0+p3   30 box spill
        mov edx, dword [esp + 516] ;   857.0 p2      29 box
        xor edx, dword [esp + 544] ;   908.0 p2+p0   29 box
        mov dword [esp + 516], eax ;   908.5 p0+p3   30 box spill
        mov eax, dword [esp + 544] ;   859.0 p2      29 box
        mov dword [esp + 544], ebp ;   909.5 p0+p3   30 box spill
        mov ebp, dword [esp + 532] ;   860.0 p2      29 box
        mov dword [esp + 504], ebx ;   910.5 p0+p3   30 box spill
        mov ebx, dword [esp + 532] ;   861.0 p2      29 box
        mov dword [esp + 460], edi ;   911.5 p0+p3   29 box spill
        mov edi, dword [esp + 532] ;   862.0 p2      29 box
        mov dword [esp + 532], ecx ;   912.5 p0+p3   29 box spill
        mov ecx, dword [esp + 512] ;   863.0 p2      29 box
        not ecx                    ;   913.5 p0      29 box
        xor eax, ecx               ;   914.0 p0      29 box
        xor esi, eax               ;   914.5 p0      29 box
        and ebp, ecx               ;   915.0 p0      29 box
        xor ebp, eax               ;   915.5 p0      29 box
        or ebx, eax                ;   916.0 p0      29 box
        xor edi, esi               ;   916.5 p0      29 box
        xor ebx, edx               ;   917.0 p0      29 box
        and edx, ebp               ;   917.5 p0      29 box
        xor ebp, esi               ;   918.0 p0      29 box
        mov eax, dword [esp + 528] ;   865.0 p2      28 box
        mov ecx, dword [esp + 548] ;   866.0 p2     107 w[129] reload
        or eax, ecx                ;   918.5 p0      28 box
        and ebp, ebx               ;   919.0 p0      29 box
        or ebx, edx                ;   919.5 p0      29 box
        xor edx, edi               ;   920.0 p0      29 box
        not edi                    ;   920.5 p0      29 box
        xor ecx, dword [esp + 528] ;   921.0 p2+p0   28 box
        xor ebp, edi               ;   921.5 p0      29 box
        xor ebx, edi               ;   922.0 p0      29 box
        mov edi, dword [esp + 536] ;   869.5 p2      28 box
        xor edi, dword [esp + 528] ;   922.5 p2+p0   28 box
        xor eax, edi               ;   923.0 p0      28 box
        and edi, dword [esp + 528] ;   923.5 p2+p0   28 box
        mov dword [esp + 536], ebp ;   924.0 p0+p3   29 box spill
        mov ebp, dword [esp + 528] ;   872.5 p2      28 box
        xor ebp, eax               ;   925.0 p0      28 box
        mov dword [esp + 528], ebx ;   925.5 p0+p3   29 box spill
        mov ebx, dword [esp + 116] ;   874.0 p2      28 box
        not ebx                    ;   926.5 p0      28 box
        xor ecx, ebx               ;   927.0 p0      28 box
        and edi, ecx               ;   927.5 p0      28 box
        xor edi, ebx               ;   928.0 p0      28 box
        or ebx, ecx                ;   928.5 p0      28 box
        xor ebx, eax               ;   929.0 p0      28 box
        and eax, edi               ;   929.5 p0      28 box
        xor edi, ebp               ;   930.0 p0      28 box
        and ebp, ebx               ;   930.5 p0      28 box
        xor ebp, ecx               ;   931.0 p0      28 box
        xor ecx, eax               ;   931.5 p0      28 box
        mov eax, dword [esp + 540] ;   879.7 p2      27 box
        xor eax, dword [esp + 16]  ;   932.0 p2+p0   27 box
        mov dword [esp + 540], edi ;   932.5 p0+p3   28 box spill
        mov edi, dword [esp + 16]  ;   881.7 p2      27 box
        and edi, eax               ;   933.5 p0      27 box
        xor eax, dword [esp + 4]   ;   934.0 p2+p0   27 box
        xor edi, dword [esp + 556] ;   934.5 p2+p0   27 box
        mov dword [esp + 116], ebp ;   935.0 p0+p3   28 box spill
        mov ebp, dword [esp + 556] ;   884.7 p2      27 box
        or ebp, dword [esp + 16]   ;   936.0 p2+p0   27 box
        or ebp, eax                ;   936.5 p0      27 box
        xor ebp, dword [esp + 4]   ;   937.0 p2+p0   27 box
        mov dword [esp + 556], ecx ;   937.5 p0+p3   28 box spill
        mov ecx, dword [esp + 4]   ;   887.7 p2      27 box
        and ecx, eax               ;   938.5 p0      27 box
        xor ecx, edi               ;   939.0 p0      27 box
        mov dword [esp + 4], ebx   ;   939.5 p0+p3   28 box spill
        mov ebx, dword [esp + 16]  ;   888.7 p2      27 box
        xor ebx, edi               ;   940.5 p0      27 box
        and edi, ebp               ;   941.0 p0      27 box
        xor ebp, ebx               ;   941.5 p0      27 box
        or ebx, ecx                ;   942.0 p0      27 box
        not ecx                    ;   942.5 p0      27 box
        xor ebx, eax               ;   943.0 p0      27 box
        xor eax, edi               ;   943.5 p0      27 box
        mov edi, dword [esp + 24]  ;   892.0 p2      26 box
        and edi, dword [esp + 552] ;   944.0 p2+p0   26 box
        mov dword [esp + 16], eax  ;   944.5 p0+p3   27 box spill
        mov eax, dword [esp + 552] ;   894.0 p2      26 box
        xor eax, dword [esp + 32]  ;   945.5 p2+p0   26 box
        mov dword [esp + 552], ebx ;   946.0 p0+p3   27 box spill
        mov ebx, dword [esp + 32]  ;   896.0 p2      26 box
        or ebx, dword [esp + 24]   ;   947.0 p2+p0   26 box
        mov dword [esp + 32], ebp  ;   947.5 p0+p3   27 box spill
        mov ebp, dword [esp + 24]  ;   898.0 p2      26 box
        xor ebp, dword [esp + 28]  ;   948.5 p2+p0   26 box
        or ebp, edi                ;   949.0 p0      26 box
        mov dword [esp + 24], ecx  ;   949.5 p0+p3   27 box spill
        mov ecx, dword [esp + 28]  ;   900.0 p2      26 box
        and ecx, ebx               ;   950.5 p0      26 box
        xor ecx, eax               ;   951.0 p0      26 box
        and eax, ebx               ;   951.5 p0      26 box
        xor eax, ebp               ;   952.0 p0      26 box
        xor ebx, ecx               ;   952.5 p0      26 box
        xor ecx, edi               ;   953.0 p0      26 box
        xor ebp, ecx               ;   953.5 p0      26 box
        and edi, eax               ;   954.0 p0      26 box
        xor edi, ebx               ;   954.5 p0      26 box
        and ebx, eax               ;   955.0 p0      26 box
        xor ecx, ebx               ;   955.5 p0      26 box
        mov ebx, dword [esp + 40]  ;   903.5 p2      26 box reload
        mov dword [esp + 28], ebp  ;   956.0 p0+p3   26 box spill
        mov ebp, dword [esp + 584] ;   904.5 p2     118 rk reload
        mov dword [ebp], ebx       ;   957.0 p0+p3  118 rk
        mov ebx, dword [esp + 0]   ;   905.5 p2      26 box reload
        mov dword [ebp + 4], ebx   ;   958.0 p0+p3  118 rk
        mov ebx, dword [esp + 8]   ;   906.5 p2      26 box reload
        mov dword [ebp + 8], ebx   ;   959.0 p0+p3  118 rk
        mov ebx, dword [esp + 12]  ;   907.5 p2      26 box reload
        mov dword [ebp + 12], ebx  ;   960.0 p0+p3  118 rk
        mov ebx, dword [esp + 60]  ;   908.5 p2      25 box reload
        mov dword [ebp + 16], ebx  ;   961.0 p0+p3  118 rk
        mov ebx, dword [esp + 52]  ;   909.5 p2      25 box reload
        mov dword [ebp + 20], ebx  ;   962.0 p0+p3  118 rk
        mov ebx, dword [esp + 36]  ;   910.5 p2      25 box reload
        mov dword [ebp + 24], ebx  ;   963.0 p0+p3  118 rk
        mov ebx, dword [esp + 20]  ;   911.5 p2      25 box reload
        mov dword [ebp + 28], ebx  ;   964.0 p0+p3  118 rk
        mov ebx, dword [esp + 68]  ;   912.5 p2      24 box reload
        mov dword [ebp + 32], ebx  ;   965.0 p0+p3  118 rk
        mov ebx, dword [esp + 64]  ;   913.5 p2      24 box reload
        mov dword [ebp + 36], ebx  ;   966.0 p0+p3  118 rk
        mov ebx, dword [esp + 56]  ;   914.5 p2      24 box reload
        mov dword [ebp + 40], ebx  ;   967.0 p0+p3  118 rk
        mov ebx, dword [esp + 88]  ;   915.5 p2      24 box reload
        mov dword [ebp + 44], ebx  ;   968.0 p0+p3  118 rk
        mov ebx, dword [esp + 84]  ;   916.5 p2      23 box reload
        mov dword [ebp + 48], ebx  ;   969.0 p0+p3  118 rk
        mov ebx, dword [esp + 72]  ;   917.5 p2      23 box reload
        mov dword [ebp + 52], ebx  ;   970.0 p0+p3  118 rk
        mov ebx, dword [esp + 80]  ;   918.5 p2      23 box reload
        mov dword [ebp + 56], ebx  ;   971.0 p0+p3  118 rk
        mov ebx, dword [esp + 76]  ;   919.5 p2      23 box reload
        mov dword [ebp + 60], ebx  ;   972.0 p0+p3  118 rk
        mov ebx, dword [esp + 104] ;   920.5 p2      30 box reload
        mov dword [ebp + 64], ebx  ;   973.0 p0+p3  118 rk
        mov ebx, dword [esp + 96]  ;   921.5 p2      30 box reload
        mov dword [ebp + 68], ebx  ;   974.0 p0+p3  118 rk
        mov ebx, dword [esp + 112] ;   922.5 p2      30 box reload
        mov dword [ebp + 72], ebx  ;   975.0 p0+p3  118 rk
        mov ebx, dword [esp + 92]  ;   923.5 p2      30 box reload
        mov dword [ebp + 76], ebx  ;   976.0 p0+p3  118 rk
        mov ebx, dword [esp + 252] ;   924.5 p2      29 box reload
        mov dword [ebp + 80], ebx  ;   977.0 p0+p3  118 rk
        mov ebx, dword [esp + 204] ;   925.5 p2      29 box reload
        mov dword [ebp + 84], ebx  ;   978.0 p0+p3  118 rk
        mov ebx, dword [esp + 100] ;   926.5 p2      29 box reload
        mov dword [ebp + 88], ebx  ;   979.0 p0+p3  118 rk
        mov ebx, dword [esp + 136] ;   927.5 p2      29 box reload
        mov dword [ebp + 92], ebx  ;   980.0 p0+p3  118 rk
        mov ebx, dword [esp + 128] ;   928.5 p2      28 box reload
        mov dword [ebp + 96], ebx  ;   981.0 p0+p3  118 rk
        mov ebx, dword [esp + 156] ;   929.5 p2      28 box reload
        mov dword [ebp + 100], ebx ;   982.0 p0+p3  118 rk
        mov ebx, dword [esp + 144] ;   930.5 p2      28 box reload
        mov dword [ebp + 104], ebx ;   983.0 p0+p3  118 rk
        mov ebx, dword [esp + 124] ;   931.5 p2      28 box reload
        mov dword [ebp + 108], ebx ;   984.0 p0+p3  118 rk
        mov ebx, dword [esp + 140] ;   932.5 p2      27 box reload
        mov dword [ebp + 112], ebx ;   985.0 p0+p3  118 rk
        mov ebx, dword [esp + 176] ;   933.5 p2      27 box reload
        mov dword [ebp + 116], ebx ;   986.0 p0+p3  118 rk
        mov ebx, dword [esp + 160] ;   934.5 p2      27 box reload
        mov dword [ebp + 120], ebx ;   987.0 p0+p3  118 rk
        mov ebx, dword [esp + 132] ;   935.5 p2      27 box reload
        mov dword [ebp + 124], ebx ;   988.0 p0+p3  118 rk
        mov ebx, dword [esp + 164] ;   936.5 p2      26 box reload
        mov dword [ebp + 128], ebx ;   989.0 p0+p3  118 rk
        mov ebx, dword [esp + 168] ;   937.5 p2      26 box reload
        mov dword [ebp + 132], ebx ;   990.0 p0+p3  118 rk
        mov ebx, dword [esp + 180] ;   938.5 p2      26 box reload
        mov dword [ebp + 136], ebx ;   991.0 p0+p3  118 rk
        mov ebx, dword [esp + 148] ;   939.5 p2      26 box reload
        mov dword [ebp + 140], ebx ;   992.0 p0+p3  118 rk
        mov ebx, dword [esp + 172] ;   940.5 p2      25 box reload
        mov dword [ebp + 144], ebx ;   993.0 p0+p3  118 rk
        mov ebx, dword [esp + 200] ;   941.5 p2      25 box reload
        mov dword [ebp + 148], ebx ;   994.0 p0+p3  118 rk
        mov ebx, dword [esp + 196] ;   942.5 p2      25 box reload
        mov dword [ebp + 152], ebx ;   995.0 p0+p3  118 rk
        mov ebx, dword [esp + 152] ;   943.5 p2      25 box reload
        mov dword [ebp + 156], ebx ;   996.0 p0+p3  118 rk
        mov ebx, dword [esp + 192] ;   944.5 p2      24 box reload
        mov dword [ebp + 160], ebx ;   997.0 p0+p3  118 rk
        mov ebx, dword [esp + 212] ;   945.5 p2      24 box reload
        mov dword [ebp + 164], ebx ;   998.0 p0+p3  118 rk
        mov ebx, dword [esp + 208] ;   946.5 p2      24 box reload
        mov dword [ebp + 168], ebx ;   999.0 p0+p3  118 rk
        mov ebx, dword [esp + 188] ;   947.5 p2      24 box reload
        mov dword [ebp + 172], ebx ;  1000.0 p0+p3  118 rk
        mov ebx, dword [esp + 240] ;   948.5 p2      23 box reload
        mov dword [ebp + 176], ebx ;  1001.0 p0+p3  118 rk
        mov ebx, dword [esp + 236] ;   949.5 p2      23 box reload
        mov dword [ebp + 180], ebx ;  1002.0 p0+p3  118 rk
        mov ebx, dword [esp + 220] ;   950.5 p2      23 box reload
        mov dword [ebp + 184], ebx ;  1003.0 p0+p3  118 rk
        mov ebx, dword [esp + 216] ;   951.5 p2      23 box reload
        mov dword [ebp + 188], ebx ;  1004.0 p0+p3  118 rk
        mov ebx, dword [esp + 224] ;   952.5 p2      30 box reload
        mov dword [ebp + 192], ebx ;  1005.0 p0+p3  118 rk
        mov ebx, dword [esp + 232] ;   953.5 p2      30 box reload
        mov dword [ebp + 196], ebx ;  1006.0 p0+p3  118 rk
        mov ebx, dword [esp + 244] ;   954.5 p2      30 box reload
        mov dword [ebp + 200], ebx ;  1007.0 p0+p3  118 rk
        mov ebx, dword [esp + 228] ;   955.5 p2      30 box reload
        mov dword [ebp + 204], ebx ;  1008.0 p0+p3  118 rk
        mov ebx, dword [esp + 392] ;   956.5 p2      29 box reload
        mov dword [ebp + 208], ebx ;  1010.0 p0+p3  118 rk
        mov ebx, dword [esp + 320] ;   957.5 p2      29 box reload
        mov dword [ebp + 212], ebx ;  1012.0 p0+p3  118 rk
        mov ebx, dword [esp + 272] ;   958.5 p2      29 box reload
        mov dword [ebp + 216], ebx ;  1014.0 p0+p3  118 rk
        mov ebx, dword [esp + 256] ;   959.5 p2      29 box reload
        mov dword [ebp + 220], ebx ;  1016.0 p0+p3  118 rk
        mov ebx, dword [esp + 280] ;   960.5 p2      28 box reload
        mov dword [ebp + 224], ebx ;  1018.0 p0+p3  118 rk
        mov ebx, dword [esp + 268] ;   961.5 p2      28 box reload
        mov dword [ebp + 228], ebx ;  1020.0 p0+p3  118 rk
        mov ebx, dword [esp + 284] ;   962.5 p2      28 box reload
        mov dword [ebp + 232], ebx ;  1022.0 p0+p3  118 rk
        mov ebx, dword [esp + 276] ;   963.5 p2      28 box reload
        mov dword [ebp + 236], ebx ;  1024.0 p0+p3  118 rk
        mov ebx, dword [esp + 304] ;   964.5 p2      27 box reload
        mov dword [ebp + 240], ebx ;  1026.0 p0+p3  118 rk
        mov ebx, dword [esp + 308] ;   965.5 p2      27 box reload
        mov dword [ebp + 244], ebx ;  1028.0 p0+p3  118 rk
        mov ebx, dword [esp + 288] ;   966.5 p2      27 box reload
        mov dword [ebp + 248], ebx ;  1030.0 p0+p3  118 rk
        mov ebx, dword [esp + 264] ;   967.5 p2      27 box reload
        mov dword [ebp + 252], ebx ;  1032.0 p0+p3  118 rk
        mov ebx, dword [esp + 324] ;   968.5 p2      26 box reload
        mov dword [ebp + 256], ebx ;  1034.0 p0+p3  118 rk
        mov ebx, dword [esp + 312] ;   969.5 p2      26 box reload
        mov dword [ebp + 260], ebx ;  1036.0 p0+p3  118 rk
        mov ebx, dword [esp + 300] ;   970.5 p2      26 box reload
        mov dword [ebp + 264], ebx ;  1038.0 p0+p3  118 rk
        mov ebx, dword [esp + 292] ;   971.5 p2      26 box reload
        mov dword [ebp + 268], ebx ;  1040.0 p0+p3  118 rk
        mov ebx, dword [esp + 316] ;   972.5 p2      25 box reload
        mov dword [ebp + 272], ebx ;  1042.0 p0+p3  118 rk
        mov ebx, dword [esp + 336] ;   973.5 p2      25 box reload
        mov dword [ebp + 276], ebx ;  1044.0 p0+p3  118 rk
        mov ebx, dword [esp + 328] ;   974.5 p2      25 box reload
        mov dword [ebp + 280], ebx ;  1046.0 p0+p3  118 rk
        mov ebx, dword [esp + 296] ;   975.5 p2      25 box reload
        mov dword [ebp + 284], ebx ;  1048.0 p0+p3  118 rk
        mov ebx, dword [esp + 340] ;   976.5 p2      24 box reload
        mov dword [ebp + 288], ebx ;  1050.0 p0+p3  118 rk
        mov ebx, dword [esp + 352] ;   977.5 p2      24 box reload
        mov dword [ebp + 292], ebx ;  1052.0 p0+p3  118 rk
        mov ebx, dword [esp + 356] ;   978.5 p2      24 box reload
        mov dword [ebp + 296], ebx ;  1054.0 p0+p3  118 rk
        mov ebx, dword [esp + 332] ;   979.5 p2      24 box reload
        mov dword [ebp + 300], ebx ;  1056.0 p0+p3  118 rk
        mov ebx, dword [esp + 368] ;   980.5 p2      23 box reload
        mov dword [ebp + 304], ebx ;  1058.0 p0+p3  118 rk
        mov ebx, dword [esp + 344] ;   981.5 p2      23 box reload
        mov dword [ebp + 308], ebx ;  1060.0 p0+p3  118 rk
        mov ebx, dword [esp + 380] ;   982.5 p2      23 box reload
        mov dword [ebp + 312], ebx ;  1062.0 p0+p3  118 rk
        mov ebx, dword [esp + 360] ;   983.5 p2      23 box reload
        mov dword [ebp + 316], ebx ;  1064.0 p0+p3  118 rk
        mov ebx, dword [esp + 364] ;   984.5 p2      30 box reload
        mov dword [ebp + 320], ebx ;  1066.0 p0+p3  118 rk
        mov ebx, dword [esp + 404] ;   985.5 p2      30 box reload
        mov dword [ebp + 324], ebx ;  1068.0 p0+p3  118 rk
        mov ebx, dword [esp + 376] ;   986.5 p2      30 box reload
        mov dword [ebp + 328], ebx ;  1070.0 p0+p3  118 rk
        mov ebx, dword [esp + 384] ;   987.5 p2      30 box reload
        mov dword [ebp + 332], ebx ;  1072.0 p0+p3  118 rk
        mov ebx, dword [esp + 532] ;   988.5 p2      29 box reload
        mov dword [ebp + 336], ebx ;  1074.0 p0+p3  118 rk
        mov ebx, dword [esp + 460] ;   989.5 p2      29 box reload
        mov dword [ebp + 340], ebx ;  1076.0 p0+p3  118 rk
        mov ebx, dword [esp + 388] ;   990.5 p2      29 box reload
        mov dword [ebp + 344], ebx ;  1078.0 p0+p3  118 rk
        mov ebx, dword [esp + 396] ;   991.5 p2      29 box reload
        mov dword [ebp + 348], ebx ;  1080.0 p0+p3  118 rk
        mov ebx, dword [esp + 412] ;   992.5 p2      28 box reload
        mov dword [ebp + 352], ebx ;  1082.0 p0+p3  118 rk
        mov ebx, dword [esp + 428] ;   993.5 p2      28 box reload
        mov dword [ebp + 356], ebx ;  1084.0 p0+p3  118 rk
        mov ebx, dword [esp + 424] ;   994.5 p2      28 box reload
        mov dword [ebp + 360], ebx ;  1086.0 p0+p3  118 rk
        mov ebx, dword [esp + 420] ;   995.5 p2      28 box reload
        mov dword [ebp + 364], ebx ;  1088.0 p0+p3  118 rk
        mov ebx, dword [esp + 444] ;   996.5 p2      27 box reload
        mov dword [ebp + 368], ebx ;  1090.0 p0+p3  118 rk
        mov ebx, dword [esp + 448] ;   997.5 p2      27 box reload
        mov dword [ebp + 372], ebx ;  1092.0 p0+p3  118 rk
        mov ebx, dword [esp + 416] ;   998.5 p2      27 box reload
        mov dword [ebp + 376], ebx ;  1094.0 p0+p3  118 rk
        mov ebx, dword [esp + 400] ;   999.5 p2      27 box reload
        mov dword [ebp + 380], ebx ;  1096.0 p0+p3  118 rk
        mov ebx, dword [esp + 464] ;  1000.5 p2      26 box reload
        mov dword [ebp + 384], ebx ;  1098.0 p0+p3  118 rk
        mov ebx, dword [esp + 452] ;  1001.5 p2      26 box reload
        mov dword [ebp + 388], ebx ;  1100.0 p0+p3  118 rk
        mov ebx, dword [esp + 440] ;  1002.5 p2      26 box reload
        mov dword [ebp + 392], ebx ;  1102.0 p0+p3  118 rk
        mov ebx, dword [esp + 432] ;  1003.5 p2      26 box reload
        mov dword [ebp + 396], ebx ;  1104.0 p0+p3  118 rk
        mov ebx, dword [esp + 488] ;  1004.5 p2      25 box reload
        mov dword [ebp + 400], ebx ;  1106.0 p0+p3  118 rk
        mov ebx, dword [esp + 456] ;  1005.5 p2      25 box reload
        mov dword [ebp + 404], ebx ;  1108.0 p0+p3  118 rk
        mov ebx, dword [esp + 476] ;  1006.5 p2      25 box reload
        mov dword [ebp + 408], ebx ;  1110.0 p0+p3  118 rk
        mov ebx, dword [esp + 468] ;  1007.5 p2      25 box reload
        mov dword [ebp + 412], ebx ;  1112.0 p0+p3  118 rk
        mov ebx, dword [esp + 480] ;  1008.5 p2      24 box reload
        mov dword [ebp + 416], ebx ;  1114.0 p0+p3  118 rk
        mov ebx, dword [esp + 492] ;  1009.5 p2      24 box reload
        mov dword [ebp + 420], ebx ;  1116.0 p0+p3  118 rk
        mov ebx, dword [esp + 496] ;  1010.5 p2      24 box reload
        mov dword [ebp + 424], ebx ;  1118.0 p0+p3  118 rk
        mov ebx, dword [esp + 472] ;  1011.5 p2      24 box reload
        mov dword [ebp + 428], ebx ;  1120.0 p0+p3  118 rk
        mov ebx, dword [esp + 508] ;  1012.5 p2      23 box reload
        mov dword [ebp + 432], ebx ;  1122.0 p0+p3  118 rk
        mov ebx, dword [esp + 484] ;  1013.5 p2      23 box reload
        mov dword [ebp + 436], ebx ;  1124.0 p0+p3  118 rk
        mov ebx, dword [esp + 520] ;  1014.5 p2      23 box reload
        mov dword [ebp + 440], ebx ;  1126.0 p0+p3  118 rk
        mov ebx, dword [esp + 500] ;  1015.5 p2      23 box reload
        mov dword [ebp + 444], ebx ;  1128.0 p0+p3  118 rk
        mov ebx, dword [esp + 504] ;  1016.5 p2      30 box reload
        mov dword [ebp + 448], ebx ;  1130.0 p0+p3  118 rk
        mov ebx, dword [esp + 544] ;  1017.5 p2      30 box reload
        mov dword [ebp + 452], ebx ;  1132.0 p0+p3  118 rk
        mov ebx, dword [esp + 516] ;  1018.5 p2      30 box reload
        mov dword [ebp + 456], ebx ;  1134.0 p0+p3  118 rk
        mov dword [ebp + 464], edx ;  1136.0 p0+p3  118 rk
        mov edx, dword [esp + 524] ;  1019.5 p2      30 box reload
        mov dword [ebp + 460], edx ;  1138.0 p0+p3  118 rk
        mov dword [ebp + 468], esi ;  1140.0 p0+p3  118 rk
        mov esi, dword [esp + 528] ;  1020.5 p2      29 box reload
        mov dword [ebp + 472], esi ;  1142.0 p0+p3  118 rk
        mov esi, dword [esp + 536] ;  1021.5 p2      29 box reload
        mov dword [ebp + 476], esi ;  1144.0 p0+p3  118 rk
        mov esi, dword [esp + 4]   ;  1022.5 p2      28 box reload
        mov dword [ebp + 480], esi ;  1146.0 p0+p3  118 rk
        mov esi, dword [esp + 556] ;  1023.5 p2      28 box reload
        mov dword [ebp + 484], esi ;  1148.0 p0+p3  118 rk
        mov esi, dword [esp + 116] ;  1024.5 p2      28 box reload
        mov dword [ebp + 488], esi ;  1150.0 p0+p3  118 rk
        mov esi, dword [esp + 540] ;  1025.5 p2      28 box reload
        mov dword [ebp + 492], esi ;  1152.0 p0+p3  118 rk
        mov esi, dword [esp + 24]  ;  1026.5 p2      27 box reload
        mov dword [ebp + 496], esi ;  1154.0 p0+p3  118 rk
        mov esi, dword [esp + 32]  ;  1027.5 p2      27 box reload
        mov dword [ebp + 500], esi ;  1156.0 p0+p3  118 rk
        mov dword [ebp + 512], ecx ;  1158.0 p0+p3  118 rk
        mov esi, dword [esp + 552] ;  1031.0 p2      27 box reload
        mov dword [ebp + 504], esi ;  1160.0 p0+p3  118 rk
        mov esi, dword [esp + 16]  ;  1033.0 p2      27 box reload
        mov dword [ebp + 508], esi ;  1162.0 p0+p3  118 rk
        mov dword [ebp + 516], edi ;  1164.0 p0+p3  118 rk
        mov dword [ebp + 520], eax ;  1166.0 p0+p3  118 rk
        mov esi, dword [esp + 28]  ;  1037.0 p2      26 box reload
        mov dword [ebp + 524], esi ;  1168.0 p0+p3  118 rk
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
