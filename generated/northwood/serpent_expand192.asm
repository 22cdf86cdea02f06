; serpent_expand192 for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
;   ./cw build serpent_expand192 --cpu northwood
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
;   body: 2202 uops, planned 1170.3; bounds: width 734.0, ports 942.5, path 599.0
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
        mov edi, dword [esi + 12]  ;     2.0 p2     122 k
        mov ebp, dword [esi + 16]  ;     2.0 p2     122 k
        mov eax, dword [esi + 20]  ;     3.0 p2     122 k
        mov ecx, edi               ;     4.0 p0     107 w[8] copy
        xor ecx, dword [esi]       ;     4.5 p2+p0  107 w[8]
        xor ecx, eax               ;     5.0 p0     107 w[8]
        xor ecx, 0x9e3779b9        ;     5.5 p0     107 w[8]
        rol ecx, 0xb               ;     6.0 p1     107 w[8]
        mov edx, ebp               ;     4.0 p0     107 w[9] copy
        xor edx, dword [esi + 4]   ;     5.0 p2+p0  107 w[9]
        xor edx, 1                 ;     5.5 p0     107 w[9]
        xor edx, 0x9e3779b8        ;     6.0 p0     107 w[9]
        xor edx, ecx               ;    10.0 p0     107 w[9]
        rol edx, 0xb               ;    10.5 p1     107 w[9]
        mov ebx, eax               ;     5.8 p0     107 w[10] copy
        xor ebx, dword [esi + 8]   ;     6.3 p2+p0  107 w[10]
        xor ebx, 0x9e3779bb        ;     6.8 p0     107 w[10]
        xor ebx, edx               ;    14.5 p0     107 w[10]
        rol ebx, 0xb               ;    15.0 p1     107 w[10]
        xor edi, 1                 ;     7.8 p0     107 w[11]
        xor edi, 0x9e3779ba        ;     8.3 p0     107 w[11]
        xor edi, ecx               ;    10.0 p0     107 w[11]
        xor edi, ebx               ;    19.0 p0     107 w[11]
        rol edi, 0xb               ;    19.5 p1     107 w[11]
        xor ebp, 0x9e3779bd        ;     9.8 p0     107 w[12]
        xor ebp, edx               ;    14.5 p0     107 w[12]
        xor ebp, edi               ;    23.5 p0     107 w[12]
        rol ebp, 0xb               ;    24.0 p1     107 w[12]
        xor eax, ecx               ;    11.3 p0     107 w[13]
        xor eax, 0x9e3779bc        ;    11.8 p0     107 w[13]
        xor eax, ebx               ;    19.0 p0     107 w[13]
        xor eax, ebp               ;    28.0 p0     107 w[13]
        rol eax, 0xb               ;    28.5 p1     107 w[13]
        mov esi, edx               ;    14.5 p1     107 w[14] copy
        xor esi, 1                 ;    15.0 p0     107 w[14]
        xor esi, 0x9e3779bf        ;    15.5 p0     107 w[14]
        xor esi, edi               ;    23.5 p0     107 w[14]
        xor esi, eax               ;    32.5 p0     107 w[14]
        rol esi, 0xb               ;    33.0 p1     107 w[14]
        mov dword [esp + 0], edx   ;    15.3 p0+p3  107 w[9] spill
        mov edx, ebx               ;    19.0 p1     107 w[15] copy
        xor edx, 0x9e3779be        ;    19.5 p0     107 w[15]
        xor edx, ebp               ;    28.0 p0     107 w[15]
        xor edx, esi               ;    37.0 p0     107 w[15]
        rol edx, 0xb               ;    37.5 p1     107 w[15]
        mov dword [esp + 4], ebx   ;    19.0 p0+p3  107 w[10] spill
        mov ebx, ecx               ;    17.0 p1     107 w[16] copy
        xor ebx, 0x9e3779b1        ;    18.8 p0     107 w[16]
        xor ebx, edi               ;    23.5 p0     107 w[16]
        xor ebx, eax               ;    32.5 p0     107 w[16]
        xor ebx, edx               ;    41.5 p0     107 w[16]
        rol ebx, 0xb               ;    42.0 p1     107 w[16]
        mov dword [esp + 8], ecx   ;    20.8 p0+p3  107 w[8] spill
        mov ecx, dword [esp + 0]   ;    19.0 p2     107 w[17]
        xor ecx, 0x9e3779b0        ;    21.8 p0     107 w[17]
        xor ecx, ebp               ;    28.0 p0     107 w[17]
        xor ecx, esi               ;    37.0 p0     107 w[17]
        xor ecx, ebx               ;    46.0 p0     107 w[17]
        rol ecx, 0xb               ;    46.5 p1     107 w[17]
        mov dword [esp + 12], ebp  ;    28.0 p0+p3  107 w[12] spill
        mov ebp, dword [esp + 4]   ;    21.3 p2     107 w[18]
        xor ebp, 0x9e3779b3        ;    24.8 p0     107 w[18]
        xor ebp, eax               ;    32.5 p0     107 w[18]
        xor ebp, edx               ;    41.5 p0     107 w[18]
        xor ebp, ecx               ;    50.5 p0     107 w[18]
        rol ebp, 0xb               ;    51.0 p1     107 w[18]
        mov dword [esp + 16], eax  ;    32.5 p0+p3  107 w[13] spill
        mov eax, edi               ;    24.0 p1     107 w[19] copy
        xor eax, 0x9e3779b2        ;    27.8 p0     107 w[19]
        xor eax, esi               ;    37.0 p0     107 w[19]
        xor eax, ebx               ;    46.0 p0     107 w[19]
        xor eax, ebp               ;    55.0 p0     107 w[19]
        rol eax, 0xb               ;    55.5 p1     107 w[19]
        mov dword [esp + 20], edi  ;    29.8 p0+p3  107 w[11] spill
        mov edi, dword [esp + 12]  ;    29.0 p2     107 w[20]
        xor edi, 0x9e3779b5        ;    31.0 p0     107 w[20]
        xor edi, edx               ;    41.5 p0     107 w[20]
        xor edi, ecx               ;    50.5 p0     107 w[20]
        xor edi, eax               ;    59.5 p0     107 w[20]
        rol edi, 0xb               ;    60.0 p1     107 w[20]
        mov dword [esp + 24], edx  ;    41.5 p0+p3  107 w[15] spill
        mov edx, dword [esp + 16]  ;    33.5 p2     107 w[21]
        xor edx, 0x9e3779b4        ;    35.5 p0     107 w[21]
        xor edx, ebx               ;    46.0 p0     107 w[21]
        xor edx, ebp               ;    55.0 p0     107 w[21]
        xor edx, edi               ;    64.0 p0     107 w[21]
        rol edx, 0xb               ;    64.5 p1     107 w[21]
        mov dword [esp + 28], ebx  ;    46.0 p0+p3  107 w[16] spill
        mov ebx, esi               ;    37.0 p1     107 w[22] copy
        xor ebx, 0x9e3779b7        ;    37.5 p0     107 w[22]
        xor ebx, ecx               ;    50.5 p0     107 w[22]
        xor ebx, eax               ;    59.5 p0     107 w[22]
        xor ebx, edx               ;    68.5 p0     107 w[22]
        rol ebx, 0xb               ;    69.0 p1     107 w[22]
        mov dword [esp + 32], esi  ;    38.8 p0+p3  107 w[14] spill
        mov esi, dword [esp + 24]  ;    42.5 p2     107 w[23]
        xor esi, 0x9e3779b6        ;    44.5 p0     107 w[23]
        xor esi, ebp               ;    55.0 p0     107 w[23]
        xor esi, edi               ;    64.0 p0     107 w[23]
        xor esi, ebx               ;    73.0 p0     107 w[23]
        rol esi, 0xb               ;    73.5 p1     107 w[23]
        mov dword [esp + 36], ebp  ;    55.0 p0+p3  107 w[18] spill
        mov ebp, dword [esp + 28]  ;    47.0 p2     107 w[24]
        xor ebp, eax               ;    59.5 p0     107 w[24]
        mov dword [esp + 40], eax  ;    59.5 p0+p3  107 w[19] spill
        mov eax, ebp               ;    60.0 p1     107 w[24] copy
        xor eax, 0x9e3779a9        ;    60.5 p0     107 w[24]
        xor eax, edx               ;    68.5 p0     107 w[24]
        xor eax, esi               ;    77.5 p0     107 w[24]
        rol eax, 0xb               ;    78.0 p1     107 w[24]
        mov dword [esp + 44], ebp  ;    60.0 p0+p3  107 w[24] spill
        mov ebp, dword [esp + 36]  ;    56.0 p2     107 w[26]
        xor ebp, 0x9e3779ab        ;    58.0 p0     107 w[26]
        xor ebp, edx               ;    68.5 p0     107 w[26]
        xor ebp, esi               ;    77.5 p0     107 w[26]
        mov dword [esp + 48], edx  ;    68.5 p0+p3  107 w[21] spill
        mov edx, ecx               ;    50.5 p1     107 w[25] copy
        xor edx, 0x9e3779a8        ;    51.0 p0     107 w[25]
        xor edx, edi               ;    64.0 p0     107 w[25]
        xor edx, ebx               ;    73.0 p0     107 w[25]
        xor edx, eax               ;    82.0 p0     107 w[25]
        rol edx, 0xb               ;    82.5 p1     107 w[25]
        xor ebp, edx               ;    86.5 p0     107 w[26]
        rol ebp, 0xb               ;    87.0 p1     107 w[26]
        mov dword [esp + 52], ecx  ;    51.8 p0+p3  107 w[17] spill
        mov ecx, dword [esp + 40]  ;    60.5 p2     107 w[27]
        xor ecx, 0x9e3779aa        ;    62.5 p0     107 w[27]
        xor ecx, ebx               ;    73.0 p0     107 w[27]
        xor ecx, eax               ;    82.0 p0     107 w[27]
        xor ecx, ebp               ;    91.0 p0     107 w[27]
        rol ecx, 0xb               ;    91.5 p1     107 w[27]
        mov dword [esp + 56], ebx  ;    73.0 p0+p3  107 w[22] spill
        mov ebx, edi               ;    64.0 p1     107 w[28] copy
        xor ebx, esi               ;    77.5 p0     107 w[28]
        mov dword [esp + 60], edi  ;    64.0 p0+p3  107 w[20] spill
        mov edi, dword [esp + 48]  ;    69.5 p2     107 w[29]
        xor edi, 0x9e3779ac        ;    71.5 p0     107 w[29]
        xor edi, eax               ;    82.0 p0     107 w[29]
        xor edi, ebp               ;    91.0 p0     107 w[29]
        mov dword [esp + 64], eax  ;    82.0 p0+p3  107 w[24] spill
        mov eax, ebx               ;    78.0 p1     107 w[28] copy
        xor eax, 0x9e3779ad        ;    78.5 p0     107 w[28]
        xor eax, edx               ;    86.5 p0     107 w[28]
        xor eax, ecx               ;    95.5 p0     107 w[28]
        rol eax, 0xb               ;    96.0 p1     107 w[28]
        xor edi, eax               ;   100.0 p0     107 w[29]
        rol edi, 0xb               ;   100.5 p1     107 w[29]
        mov dword [esp + 68], ebx  ;    78.0 p0+p3  107 w[28] spill
        mov ebx, dword [esp + 56]  ;    74.0 p2     107 w[30]
        xor ebx, 0x9e3779af        ;    76.0 p0     107 w[30]
        xor ebx, edx               ;    86.5 p0     107 w[30]
        xor ebx, ecx               ;    95.5 p0     107 w[30]
        xor ebx, edi               ;   104.5 p0     107 w[30]
        rol ebx, 0xb               ;   105.0 p1     107 w[30]
        mov dword [esp + 72], edx  ;    86.5 p0+p3  107 w[25] spill
        mov edx, dword [esp + 64]  ;    83.0 p2     107 w[32]
        xor edx, 0x9e3779a1        ;    85.0 p0     107 w[32]
        xor edx, ecx               ;    95.5 p0     107 w[32]
        xor edx, edi               ;   104.5 p0     107 w[32]
        mov dword [esp + 76], ecx  ;    95.5 p0+p3  107 w[27] spill
        mov ecx, esi               ;    77.5 p1     107 w[31] copy
        xor ecx, 0x9e3779ae        ;    78.0 p0     107 w[31]
        xor ecx, ebp               ;    91.0 p0     107 w[31]
        xor ecx, eax               ;   100.0 p0     107 w[31]
        xor ecx, ebx               ;   109.0 p0     107 w[31]
        rol ecx, 0xb               ;   109.5 p1     107 w[31]
        xor edx, ecx               ;   113.5 p0     107 w[32]
        rol edx, 0xb               ;   114.0 p1     107 w[32]
        mov dword [esp + 80], esi  ;    77.5 p0+p3  107 w[23] spill
        mov esi, dword [esp + 72]  ;    87.5 p2     107 w[33]
        xor esi, 0x9e3779a0        ;    89.5 p0     107 w[33]
        xor esi, eax               ;   100.0 p0     107 w[33]
        xor esi, ebx               ;   109.0 p0     107 w[33]
        xor esi, edx               ;   118.0 p0     107 w[33]
        rol esi, 0xb               ;   118.5 p1     107 w[33]
        mov dword [esp + 84], eax  ;   100.0 p0+p3  107 w[28] spill
        mov eax, dword [esp + 76]  ;    96.5 p2     107 w[35]
        xor eax, 0x9e3779a2        ;    98.5 p0     107 w[35]
        xor eax, ebx               ;   109.0 p0     107 w[35]
        xor eax, edx               ;   118.0 p0     107 w[35]
        mov dword [esp + 88], ebx  ;   109.0 p0+p3  107 w[30] spill
        mov ebx, dword [esp + 84]  ;   101.0 p2     107 w[36]
        xor ebx, ecx               ;   113.5 p0     107 w[36]
        mov dword [esp + 92], edx  ;   118.0 p0+p3  107 w[32] spill
        mov edx, ebp               ;    91.0 p1     107 w[34] copy
        xor edx, 0x9e3779a3        ;    91.5 p0     107 w[34]
        xor edx, edi               ;   104.5 p0     107 w[34]
        xor edx, ecx               ;   113.5 p0     107 w[34]
        xor edx, esi               ;   122.5 p0     107 w[34]
        rol edx, 0xb               ;   123.0 p1     107 w[34]
        xor eax, edx               ;   127.0 p0     107 w[35]
        rol eax, 0xb               ;   127.5 p1     107 w[35]
        mov dword [esp + 96], ebp  ;    91.0 p0+p3  107 w[26] spill
        mov ebp, dword [esp + 92]  ;   119.0 p2     107 w[37]
        xor ebp, 0x9e3779a4        ;   121.0 p0     107 w[37]
        xor ebp, edi               ;   121.5 p0     107 w[37]
        xor ebp, edx               ;   127.0 p0     107 w[37]
        mov dword [esp + 100], edi ;   104.5 p0+p3  107 w[29] spill
        mov edi, dword [esp + 88]  ;   110.0 p2     107 w[38]
        xor edi, 0x9e3779a7        ;   112.0 p0     107 w[38]
        xor edi, esi               ;   122.5 p0     107 w[38]
        xor edi, eax               ;   131.5 p0     107 w[38]
        mov dword [esp + 104], ecx ;   113.5 p0+p3  107 w[31] spill
        mov ecx, ebx               ;   114.0 p1     107 w[36] copy
        xor ecx, 0x9e3779a5        ;   114.5 p0     107 w[36]
        xor ecx, esi               ;   122.5 p0     107 w[36]
        xor ecx, eax               ;   131.5 p0     107 w[36]
        rol ecx, 0xb               ;   132.0 p1     107 w[36]
        xor ebp, ecx               ;   136.0 p0     107 w[37]
        rol ebp, 0xb               ;   136.5 p1     107 w[37]
        xor edi, ebp               ;   140.5 p0     107 w[38]
        rol edi, 0xb               ;   141.0 p1     107 w[38]
        mov dword [esp + 108], ebx ;   114.0 p0+p3  107 w[36] spill
        mov ebx, dword [esp + 104] ;   114.5 p2     107 w[39]
        xor ebx, 0x9e3779a6        ;   116.5 p0     107 w[39]
        xor ebx, edx               ;   127.0 p0     107 w[39]
        xor ebx, ecx               ;   136.0 p0     107 w[39]
        xor ebx, edi               ;   145.0 p0     107 w[39]
        rol ebx, 0xb               ;   145.5 p1     107 w[39]
        mov dword [esp + 112], edx ;   127.0 p0+p3  107 w[34] spill
        mov edx, dword [esp + 92]  ;   119.0 p2     107 w[40]
        xor edx, 0x9e377999        ;   121.0 p0     107 w[40]
        xor edx, eax               ;   131.5 p0     107 w[40]
        xor edx, ebp               ;   140.5 p0     107 w[40]
        xor edx, ebx               ;   149.5 p0     107 w[40]
        rol edx, 0xb               ;   150.0 p1     107 w[40]
        mov dword [esp + 116], eax ;   131.5 p0+p3  107 w[35] spill
        mov eax, dword [esp + 112] ;   128.0 p2     107 w[42]
        xor eax, 0x9e37799b        ;   130.0 p0     107 w[42]
        xor eax, ebp               ;   140.5 p0     107 w[42]
        xor eax, ebx               ;   149.5 p0     107 w[42]
        mov dword [esp + 120], ebp ;   140.5 p0+p3  107 w[37] spill
        mov ebp, dword [esp + 116] ;   132.5 p2     107 w[43]
        xor ebp, 0x9e37799a        ;   134.5 p0     107 w[43]
        xor ebp, edi               ;   145.0 p0     107 w[43]
        mov dword [esp + 124], ebx ;   149.5 p0+p3  107 w[39] spill
        mov ebx, esi               ;   122.5 p1     107 w[41] copy
        xor ebx, 0x9e377998        ;   123.0 p0     107 w[41]
        xor ebx, ecx               ;   136.0 p0     107 w[41]
        xor ebx, edi               ;   145.0 p0     107 w[41]
        xor ebx, edx               ;   154.0 p0     107 w[41]
        rol ebx, 0xb               ;   154.5 p1     107 w[41]
        xor eax, ebx               ;   158.5 p0     107 w[42]
        rol eax, 0xb               ;   159.0 p1     107 w[42]
        xor ecx, dword [esp + 124] ;   152.5 p2+p0  107 w[44]
        xor ebp, edx               ;   154.0 p0     107 w[43]
        xor ebp, eax               ;   163.0 p0     107 w[43]
        rol ebp, 0xb               ;   163.5 p1     107 w[43]
        mov dword [esp + 128], esi ;   122.5 p0+p3  107 w[33] spill
        mov esi, dword [esp + 120] ;   141.5 p2     107 w[45]
        xor esi, 0x9e37799c        ;   143.5 p0     107 w[45]
        xor esi, edx               ;   154.0 p0     107 w[45]
        xor esi, eax               ;   163.0 p0     107 w[45]
        mov dword [esp + 132], edx ;   154.0 p0+p3  107 w[40] spill
        mov edx, 0x9e37799d        ;    93.0 p1     107 w[44]
        xor edx, ecx               ;   153.0 p0     107 w[44]
        xor edx, ebx               ;   158.5 p0     107 w[44]
        xor edx, ebp               ;   167.5 p0     107 w[44]
        rol edx, 0xb               ;   168.0 p1     107 w[44]
        xor esi, edx               ;   172.0 p0     107 w[45]
        rol esi, 0xb               ;   172.5 p1     107 w[45]
        mov dword [esp + 136], ecx ;   153.0 p0+p3  107 w[44] spill
        mov ecx, dword [esp + 124] ;   150.5 p2     107 w[47]
        xor ecx, 0x9e37799e        ;   152.5 p0     107 w[47]
        xor ecx, eax               ;   163.0 p0     107 w[47]
        xor ecx, edx               ;   172.0 p0     107 w[47]
        mov dword [esp + 140], eax ;   163.0 p0+p3  107 w[42] spill
        mov eax, dword [esp + 132] ;   155.0 p2     107 w[48]
        xor eax, 0x9e377991        ;   157.0 p0     107 w[48]
        xor eax, ebp               ;   167.5 p0     107 w[48]
        mov dword [esp + 144], edx ;   172.0 p0+p3  107 w[44] spill
        mov edx, edi               ;   145.0 p1     107 w[46] copy
        xor edx, 0x9e37799f        ;   145.5 p0     107 w[46]
        xor edx, ebx               ;   158.5 p0     107 w[46]
        xor edx, ebp               ;   167.5 p0     107 w[46]
        xor edx, esi               ;   176.5 p0     107 w[46]
        rol edx, 0xb               ;   177.0 p1     107 w[46]
        xor ecx, edx               ;   181.0 p0     107 w[47]
        rol ecx, 0xb               ;   181.5 p1     107 w[47]
        xor eax, esi               ;   176.5 p0     107 w[48]
        xor eax, ecx               ;   185.5 p0     107 w[48]
        rol eax, 0xb               ;   186.0 p1     107 w[48]
        mov dword [esp + 148], edi ;   145.0 p0+p3  107 w[38] spill
        mov edi, dword [esp + 144] ;   173.0 p2     107 w[49]
        xor edi, 0x9e377990        ;   175.0 p0     107 w[49]
        xor edi, ebx               ;   175.5 p0     107 w[49]
        xor edi, edx               ;   181.0 p0     107 w[49]
        xor edi, eax               ;   190.0 p0     107 w[49]
        mov dword [esp + 152], ebx ;   158.5 p0+p3  107 w[41] spill
        mov ebx, dword [esp + 140] ;   164.0 p2     107 w[50]
        xor ebx, 0x9e377993        ;   166.0 p0     107 w[50]
        rol edi, 0xb               ;   190.5 p1     107 w[49]
        xor ebx, esi               ;   176.5 p0     107 w[50]
        xor ebx, ecx               ;   185.5 p0     107 w[50]
        xor ebx, edi               ;   194.5 p0     107 w[50]
        rol ebx, 0xb               ;   195.0 p1     107 w[50]
        mov dword [esp + 156], esi ;   176.5 p0+p3  107 w[45] spill
        mov esi, dword [esp + 144] ;   173.0 p2     107 w[52]
        xor esi, 0x9e377995        ;   175.0 p0     107 w[52]
        xor esi, ecx               ;   185.5 p0     107 w[52]
        xor esi, edi               ;   194.5 p0     107 w[52]
        mov dword [esp + 160], ecx ;   185.5 p0+p3  107 w[47] spill
        mov ecx, dword [esp + 156] ;   177.5 p2     107 w[53]
        xor ecx, 0x9e377994        ;   179.5 p0     107 w[53]
        xor ecx, eax               ;   190.0 p0     107 w[53]
        mov dword [esp + 164], edi ;   194.5 p0+p3  107 w[49] spill
        mov edi, ebp               ;   167.5 p1     107 w[51] copy
        xor edi, 0x9e377992        ;   168.0 p0     107 w[51]
        xor edi, edx               ;   181.0 p0     107 w[51]
        xor edi, eax               ;   190.0 p0     107 w[51]
        xor edi, ebx               ;   199.0 p0     107 w[51]
        rol edi, 0xb               ;   199.5 p1     107 w[51]
        xor esi, edi               ;   203.5 p0     107 w[52]
        rol esi, 0xb               ;   204.0 p1     107 w[52]
        xor ecx, ebx               ;   199.0 p0     107 w[53]
        xor ecx, esi               ;   208.0 p0     107 w[53]
        mov dword [esp + 168], ebp ;   167.5 p0+p3  107 w[43] spill
        mov ebp, dword [esp + 164] ;   195.5 p2     107 w[54]
        xor ebp, 0x9e377997        ;   197.5 p0     107 w[54]
        xor ebp, edx               ;   198.0 p0     107 w[54]
        rol ecx, 0xb               ;   208.5 p1     107 w[53]
        xor ebp, edi               ;   203.5 p0     107 w[54]
        xor ebp, ecx               ;   212.5 p0     107 w[54]
        mov dword [esp + 172], edx ;   181.0 p0+p3  107 w[46] spill
        mov edx, dword [esp + 160] ;   186.5 p2     107 w[55]
        xor edx, 0x9e377996        ;   188.5 p0     107 w[55]
        rol ebp, 0xb               ;   213.0 p1     107 w[54]
        xor edx, ebx               ;   199.0 p0     107 w[55]
        xor edx, esi               ;   208.0 p0     107 w[55]
        xor edx, ebp               ;   217.0 p0     107 w[55]
        rol edx, 0xb               ;   217.5 p1     107 w[55]
        mov dword [esp + 176], ebx ;   199.0 p0+p3  107 w[50] spill
        mov ebx, dword [esp + 164] ;   195.5 p2     107 w[57]
        xor ebx, 0x9e377988        ;   197.5 p0     107 w[57]
        xor ebx, esi               ;   208.0 p0     107 w[57]
        xor ebx, ebp               ;   217.0 p0     107 w[57]
        mov dword [esp + 180], esi ;   208.0 p0+p3  107 w[52] spill
        mov esi, dword [esp + 176] ;   200.0 p2     107 w[58]
        xor esi, 0x9e37798b        ;   202.0 p0     107 w[58]
        mov dword [esp + 184], ebp ;   217.0 p0+p3  107 w[54] spill
        mov ebp, eax               ;   190.0 p1     107 w[56] copy
        xor ebp, edi               ;   203.5 p0     107 w[56]
        xor esi, ecx               ;   212.5 p0     107 w[58]
        xor esi, edx               ;   221.5 p0     107 w[58]
        mov dword [esp + 188], eax ;   190.0 p0+p3  107 w[48] spill
        mov eax, 0x9e377989        ;   150.2 p1     107 w[56]
        xor eax, ebp               ;   204.0 p0     107 w[56]
        xor eax, ecx               ;   212.5 p0     107 w[56]
        xor eax, edx               ;   221.5 p0     107 w[56]
        rol eax, 0xb               ;   222.0 p1     107 w[56]
        xor ebx, eax               ;   226.0 p0     107 w[57]
        rol ebx, 0xb               ;   226.5 p1     107 w[57]
        xor esi, ebx               ;   230.5 p0     107 w[58]
        rol esi, 0xb               ;   231.0 p1     107 w[58]
        mov dword [esp + 192], ebp ;   204.0 p0+p3  107 w[56] spill
        mov ebp, dword [esp + 184] ;   218.0 p2     107 w[59]
        xor ebp, 0x9e37798a        ;   220.0 p0     107 w[59]
        xor ebp, edi               ;   220.5 p0     107 w[59]
        xor ebp, eax               ;   226.0 p0     107 w[59]
        mov dword [esp + 196], edi ;   203.5 p0+p3  107 w[51] spill
        mov edi, dword [esp + 180] ;   209.0 p2     107 w[60]
        xor edi, edx               ;   221.5 p0     107 w[60]
        xor ebp, esi               ;   235.0 p0     107 w[59]
        rol ebp, 0xb               ;   235.5 p1     107 w[59]
        mov dword [esp + 200], edx ;   221.5 p0+p3  107 w[55] spill
        mov edx, dword [esp + 184] ;   218.0 p2     107 w[62]
        xor edx, 0x9e37798f        ;   220.0 p0     107 w[62]
        xor edx, ebx               ;   230.5 p0     107 w[62]
        mov dword [esp + 204], ecx ;   212.5 p0+p3  107 w[53] spill
        mov ecx, 0x9e37798d        ;   163.3 p1     107 w[60]
        xor ecx, edi               ;   222.0 p0     107 w[60]
        xor ecx, ebx               ;   230.5 p0     107 w[60]
        xor ecx, ebp               ;   239.5 p0     107 w[60]
        rol ecx, 0xb               ;   240.0 p1     107 w[60]
        mov dword [esp + 208], edi ;   222.0 p0+p3  107 w[60] spill
        mov edi, dword [esp + 204] ;   213.5 p2     107 w[61]
        xor edi, 0x9e37798c        ;   215.5 p0     107 w[61]
        xor edi, eax               ;   226.0 p0     107 w[61]
        xor edi, esi               ;   235.0 p0     107 w[61]
        xor edi, ecx               ;   244.0 p0     107 w[61]
        rol edi, 0xb               ;   244.5 p1     107 w[61]
        xor edx, ebp               ;   239.5 p0     107 w[62]
        xor edx, edi               ;   248.5 p0     107 w[62]
        mov dword [esp + 212], ebx ;   230.5 p0+p3  107 w[57] spill
        mov ebx, dword [esp + 200] ;   222.5 p2     107 w[63]
        xor ebx, 0x9e37798e        ;   224.5 p0     107 w[63]
        rol edx, 0xb               ;   249.0 p1     107 w[62]
        xor ebx, esi               ;   235.0 p0     107 w[63]
        xor ebx, ecx               ;   244.0 p0     107 w[63]
        xor ebx, edx               ;   253.0 p0     107 w[63]
        rol ebx, 0xb               ;   253.5 p1     107 w[63]
        mov dword [esp + 216], esi ;   235.0 p0+p3  107 w[58] spill
        mov esi, dword [esp + 212] ;   231.5 p2     107 w[65]
        xor esi, 0x9e377980        ;   233.5 p0     107 w[65]
        xor esi, ecx               ;   244.0 p0     107 w[65]
        xor esi, edx               ;   253.0 p0     107 w[65]
        mov dword [esp + 220], ecx ;   244.0 p0+p3  107 w[60] spill
        mov ecx, dword [esp + 216] ;   236.0 p2     107 w[66]
        xor ecx, 0x9e377983        ;   238.0 p0     107 w[66]
        xor ecx, edi               ;   248.5 p0     107 w[66]
        mov dword [esp + 224], edx ;   253.0 p0+p3  107 w[62] spill
        mov edx, eax               ;   226.0 p1     107 w[64] copy
        xor edx, 0x9e377981        ;   226.5 p0     107 w[64]
        xor edx, ebp               ;   239.5 p0     107 w[64]
        xor edx, edi               ;   248.5 p0     107 w[64]
        xor edx, ebx               ;   257.5 p0     107 w[64]
        rol edx, 0xb               ;   258.0 p1     107 w[64]
        xor esi, edx               ;   262.0 p0     107 w[65]
        rol esi, 0xb               ;   262.5 p1     107 w[65]
        xor ecx, ebx               ;   257.5 p0     107 w[66]
        xor ecx, esi               ;   266.5 p0     107 w[66]
        rol ecx, 0xb               ;   267.0 p1     107 w[66]
        mov dword [esp + 228], eax ;   226.0 p0+p3  107 w[56] spill
        mov eax, dword [esp + 224] ;   254.0 p2     107 w[67]
        xor eax, 0x9e377982        ;   256.0 p0     107 w[67]
        xor eax, ebp               ;   256.5 p0     107 w[67]
        xor eax, edx               ;   262.0 p0     107 w[67]
        mov dword [esp + 232], ebp ;   239.5 p0+p3  107 w[59] spill
        mov ebp, dword [esp + 220] ;   245.0 p2     107 w[68]
        xor eax, ecx               ;   271.0 p0     107 w[67]
        xor ebp, ebx               ;   257.5 p0     107 w[68]
        rol eax, 0xb               ;   271.5 p1     107 w[67]
        mov dword [esp + 236], ebx ;   257.5 p0+p3  107 w[63] spill
        mov ebx, dword [esp + 224] ;   254.0 p2     107 w[70]
        xor ebx, 0x9e377987        ;   256.0 p0     107 w[70]
        xor ebx, esi               ;   266.5 p0     107 w[70]
        xor ebx, eax               ;   275.5 p0     107 w[70]
        mov dword [esp + 240], edi ;   248.5 p0+p3  107 w[61] spill
        mov edi, 0x9e377985        ;   201.3 p1     107 w[68]
        xor edi, ebp               ;   258.0 p0     107 w[68]
        xor edi, esi               ;   266.5 p0     107 w[68]
        xor edi, eax               ;   275.5 p0     107 w[68]
        rol edi, 0xb               ;   276.0 p1     107 w[68]
        mov dword [esp + 244], ebp ;   258.0 p0+p3  107 w[68] spill
        mov ebp, dword [esp + 240] ;   249.5 p2     107 w[69]
        xor ebp, 0x9e377984        ;   251.5 p0     107 w[69]
        xor ebp, edx               ;   262.0 p0     107 w[69]
        xor ebp, ecx               ;   271.0 p0     107 w[69]
        xor ebp, edi               ;   280.0 p0     107 w[69]
        rol ebp, 0xb               ;   280.5 p1     107 w[69]
        xor ebx, ebp               ;   284.5 p0     107 w[70]
        rol ebx, 0xb               ;   285.0 p1     107 w[70]
        mov dword [esp + 248], esi ;   266.5 p0+p3  107 w[65] spill
        mov esi, dword [esp + 236] ;   258.5 p2     107 w[71]
        xor esi, 0x9e377986        ;   260.5 p0     107 w[71]
        xor esi, ecx               ;   271.0 p0     107 w[71]
        xor esi, edi               ;   280.0 p0     107 w[71]
        xor esi, ebx               ;   289.0 p0     107 w[71]
        rol esi, 0xb               ;   289.5 p1     107 w[71]
        mov dword [esp + 252], ecx ;   271.0 p0+p3  107 w[66] spill
        mov ecx, dword [esp + 248] ;   267.5 p2     107 w[73]
        xor ecx, 0x9e3779f8        ;   269.5 p0     107 w[73]
        xor ecx, edi               ;   280.0 p0     107 w[73]
        xor ecx, ebx               ;   289.0 p0     107 w[73]
        mov dword [esp + 256], edi ;   280.0 p0+p3  107 w[68] spill
        mov edi, dword [esp + 252] ;   272.0 p2     107 w[74]
        xor edi, 0x9e3779fb        ;   274.0 p0     107 w[74]
        xor edi, ebp               ;   284.5 p0     107 w[74]
        mov dword [esp + 260], ebx ;   289.0 p0+p3  107 w[70] spill
        mov ebx, edx               ;   262.0 p1     107 w[72] copy
        xor ebx, 0x9e3779f9        ;   262.5 p0     107 w[72]
        xor ebx, eax               ;   275.5 p0     107 w[72]
        xor ebx, ebp               ;   284.5 p0     107 w[72]
        xor ebx, esi               ;   293.5 p0     107 w[72]
        rol ebx, 0xb               ;   294.0 p1     107 w[72]
        xor ecx, ebx               ;   298.0 p0     107 w[73]
        rol ecx, 0xb               ;   298.5 p1     107 w[73]
        xor edi, esi               ;   293.5 p0     107 w[74]
        xor edi, ecx               ;   302.5 p0     107 w[74]
        mov dword [esp + 264], edx ;   262.0 p0+p3  107 w[64] spill
        mov edx, dword [esp + 260] ;   290.0 p2     107 w[75]
        xor edx, 0x9e3779fa        ;   292.0 p0     107 w[75]
        xor edx, eax               ;   292.5 p0     107 w[75]
        rol edi, 0xb               ;   303.0 p1     107 w[74]
        xor edx, ebx               ;   298.0 p0     107 w[75]
        mov dword [esp + 268], eax ;   275.5 p0+p3  107 w[67] spill
        mov eax, dword [esp + 256] ;   281.0 p2     107 w[76]
        xor edx, edi               ;   307.0 p0     107 w[75]
        xor eax, esi               ;   293.5 p0     107 w[76]
        rol edx, 0xb               ;   307.5 p1     107 w[75]
        mov dword [esp + 256], esi ;   293.5 p0+p3  107 w[71] spill
        mov esi, dword [esp + 260] ;   290.0 p2     107 w[78]
        xor esi, 0x9e3779ff        ;   292.0 p0     107 w[78]
        xor esi, ecx               ;   302.5 p0     107 w[78]
        xor esi, edx               ;   311.5 p0     107 w[78]
        mov dword [esp + 272], ebp ;   284.5 p0+p3  107 w[69] spill
        mov ebp, 0x9e3779fd        ;   237.3 p1     107 w[76]
        xor ebp, eax               ;   294.0 p0     107 w[76]
        xor ebp, ecx               ;   302.5 p0     107 w[76]
        xor ebp, edx               ;   311.5 p0     107 w[76]
        rol ebp, 0xb               ;   312.0 p1     107 w[76]
        mov dword [esp + 276], eax ;   294.0 p0+p3  107 w[76] spill
        mov eax, dword [esp + 272] ;   285.5 p2     107 w[77]
        xor eax, 0x9e3779fc        ;   287.5 p0     107 w[77]
        xor eax, ebx               ;   298.0 p0     107 w[77]
        xor eax, edi               ;   307.0 p0     107 w[77]
        xor eax, ebp               ;   316.0 p0     107 w[77]
        rol eax, 0xb               ;   316.5 p1     107 w[77]
        xor esi, eax               ;   320.5 p0     107 w[78]
        mov dword [esp + 280], ecx ;   302.5 p0+p3  107 w[73] spill
        mov ecx, dword [esp + 256] ;   294.5 p2     107 w[79]
        xor ecx, 0x9e3779fe        ;   296.5 p0     107 w[79]
        rol esi, 0xb               ;   321.0 p1     107 w[78]
        xor ecx, edi               ;   307.0 p0     107 w[79]
        xor ecx, ebp               ;   316.0 p0     107 w[79]
        xor ecx, esi               ;   325.0 p0     107 w[79]
        rol ecx, 0xb               ;   325.5 p1     107 w[79]
        mov dword [esp + 284], edi ;   307.0 p0+p3  107 w[74] spill
        mov edi, dword [esp + 280] ;   303.5 p2     107 w[81]
        xor edi, 0x9e3779f0        ;   305.5 p0     107 w[81]
        xor edi, ebp               ;   316.0 p0     107 w[81]
        xor edi, esi               ;   325.0 p0     107 w[81]
        mov dword [esp + 288], ebp ;   316.0 p0+p3  107 w[76] spill
        mov ebp, dword [esp + 284] ;   308.0 p2     107 w[82]
        xor ebp, 0x9e3779f3        ;   310.0 p0     107 w[82]
        xor ebp, eax               ;   320.5 p0     107 w[82]
        mov dword [esp + 292], esi ;   325.0 p0+p3  107 w[78] spill
        mov esi, ebx               ;   298.0 p1     107 w[80] copy
        xor esi, 0x9e3779f1        ;   298.5 p0     107 w[80]
        xor esi, edx               ;   311.5 p0     107 w[80]
        xor esi, eax               ;   320.5 p0     107 w[80]
        xor esi, ecx               ;   329.5 p0     107 w[80]
        rol esi, 0xb               ;   330.0 p1     107 w[80]
        xor edi, esi               ;   334.0 p0     107 w[81]
        rol edi, 0xb               ;   334.5 p1     107 w[81]
        xor ebp, ecx               ;   329.5 p0     107 w[82]
        xor ebp, edi               ;   338.5 p0     107 w[82]
        mov dword [esp + 296], ebx ;   298.0 p0+p3  107 w[72] spill
        mov ebx, dword [esp + 292] ;   326.0 p2     107 w[83]
        xor ebx, 0x9e3779f2        ;   328.0 p0     107 w[83]
        xor ebx, edx               ;   328.5 p0     107 w[83]
        rol ebp, 0xb               ;   339.0 p1     107 w[82]
        xor ebx, esi               ;   334.0 p0     107 w[83]
        xor ebx, ebp               ;   343.0 p0     107 w[83]
        mov dword [esp + 300], edx ;   311.5 p0+p3  107 w[75] spill
        mov edx, dword [esp + 288] ;   317.0 p2     107 w[84]
        xor edx, 0x9e3779f5        ;   319.0 p0     107 w[84]
        rol ebx, 0xb               ;   343.5 p1     107 w[83]
        xor edx, ecx               ;   329.5 p0     107 w[84]
        xor edx, edi               ;   338.5 p0     107 w[84]
        xor edx, ebx               ;   347.5 p0     107 w[84]
        rol edx, 0xb               ;   348.0 p1     107 w[84]
        mov dword [esp + 304], ecx ;   329.5 p0+p3  107 w[79] spill
        mov ecx, dword [esp + 292] ;   326.0 p2     107 w[86]
        xor ecx, 0x9e3779f7        ;   328.0 p0     107 w[86]
        xor ecx, edi               ;   338.5 p0     107 w[86]
        xor ecx, ebx               ;   347.5 p0     107 w[86]
        mov dword [esp + 308], edi ;   338.5 p0+p3  107 w[81] spill
        mov edi, dword [esp + 304] ;   330.5 p2     107 w[87]
        xor edi, 0x9e3779f6        ;   332.5 p0     107 w[87]
        xor edi, ebp               ;   343.0 p0     107 w[87]
        mov dword [esp + 312], ebx ;   347.5 p0+p3  107 w[83] spill
        mov ebx, eax               ;   320.5 p1     107 w[85] copy
        xor ebx, 0x9e3779f4        ;   321.0 p0     107 w[85]
        xor ebx, esi               ;   334.0 p0     107 w[85]
        xor ebx, ebp               ;   343.0 p0     107 w[85]
        xor ebx, edx               ;   352.0 p0     107 w[85]
        rol ebx, 0xb               ;   352.5 p1     107 w[85]
        xor ecx, ebx               ;   356.5 p0     107 w[86]
        rol ecx, 0xb               ;   357.0 p1     107 w[86]
        xor edi, edx               ;   352.0 p0     107 w[87]
        mov dword [esp + 316], eax ;   320.5 p0+p3  107 w[77] spill
        mov eax, dword [esp + 312] ;   348.5 p2     107 w[88]
        xor eax, esi               ;   350.5 p0     107 w[88]
        xor edi, ecx               ;   361.0 p0     107 w[87]
        rol edi, 0xb               ;   361.5 p1     107 w[87]
        mov dword [esp + 320], esi ;   334.0 p0+p3  107 w[80] spill
        mov esi, dword [esp + 308] ;   339.5 p2     107 w[89]
        xor esi, 0x9e3779e8        ;   341.5 p0     107 w[89]
        xor esi, edx               ;   352.0 p0     107 w[89]
        xor esi, ecx               ;   361.0 p0     107 w[89]
        mov dword [esp + 324], edx ;   352.0 p0+p3  107 w[84] spill
        mov edx, 0x9e3779e9        ;   290.7 p1     107 w[88]
        xor edx, eax               ;   351.0 p0     107 w[88]
        xor edx, ebx               ;   356.5 p0     107 w[88]
        xor edx, edi               ;   365.5 p0     107 w[88]
        rol edx, 0xb               ;   366.0 p1     107 w[88]
        xor esi, edx               ;   370.0 p0     107 w[89]
        rol esi, 0xb               ;   370.5 p1     107 w[89]
        mov dword [esp + 328], eax ;   351.0 p0+p3  107 w[88] spill
        mov eax, dword [esp + 312] ;   348.5 p2     107 w[91]
        xor eax, 0x9e3779ea        ;   350.5 p0     107 w[91]
        xor eax, ecx               ;   361.0 p0     107 w[91]
        xor eax, edx               ;   370.0 p0     107 w[91]
        mov dword [esp + 332], ecx ;   361.0 p0+p3  107 w[86] spill
        mov ecx, dword [esp + 324] ;   353.0 p2     107 w[92]
        xor ecx, edi               ;   365.5 p0     107 w[92]
        mov dword [esp + 336], edx ;   370.0 p0+p3  107 w[88] spill
        mov edx, ebp               ;   343.0 p1     107 w[90] copy
        xor edx, 0x9e3779eb        ;   343.5 p0     107 w[90]
        xor edx, ebx               ;   356.5 p0     107 w[90]
        xor edx, edi               ;   365.5 p0     107 w[90]
        xor edx, esi               ;   374.5 p0     107 w[90]
        rol edx, 0xb               ;   375.0 p1     107 w[90]
        xor eax, edx               ;   379.0 p0     107 w[91]
        rol eax, 0xb               ;   379.5 p1     107 w[91]
        mov dword [esp + 340], ebp ;   343.0 p0+p3  107 w[82] spill
        mov ebp, dword [esp + 336] ;   371.0 p2     107 w[93]
        xor ebp, 0x9e3779ec        ;   373.0 p0     107 w[93]
        xor ebp, ebx               ;   373.5 p0     107 w[93]
        xor ebp, edx               ;   379.0 p0     107 w[93]
        mov dword [esp + 344], ebx ;   356.5 p0+p3  107 w[85] spill
        mov ebx, dword [esp + 332] ;   362.0 p2     107 w[94]
        xor ebx, 0x9e3779ef        ;   364.0 p0     107 w[94]
        xor ebx, esi               ;   374.5 p0     107 w[94]
        xor ebx, eax               ;   383.5 p0     107 w[94]
        mov dword [esp + 348], edi ;   365.5 p0+p3  107 w[87] spill
        mov edi, 0x9e3779ed        ;   312.2 p1     107 w[92]
        xor edi, ecx               ;   366.0 p0     107 w[92]
        xor edi, esi               ;   374.5 p0     107 w[92]
        xor edi, eax               ;   383.5 p0     107 w[92]
        rol edi, 0xb               ;   384.0 p1     107 w[92]
        xor ebp, edi               ;   388.0 p0     107 w[93]
        rol ebp, 0xb               ;   388.5 p1     107 w[93]
        xor ebx, ebp               ;   392.5 p0     107 w[94]
        mov dword [esp + 352], ecx ;   366.0 p0+p3  107 w[92] spill
        mov ecx, dword [esp + 348] ;   366.5 p2     107 w[95]
        xor ecx, 0x9e3779ee        ;   368.5 p0     107 w[95]
        rol ebx, 0xb               ;   393.0 p1     107 w[94]
        xor ecx, edx               ;   379.0 p0     107 w[95]
        xor ecx, edi               ;   388.0 p0     107 w[95]
        xor ecx, ebx               ;   397.0 p0     107 w[95]
        mov dword [esp + 356], edx ;   379.0 p0+p3  107 w[90] spill
        mov edx, dword [esp + 336] ;   371.0 p2     107 w[96]
        xor edx, 0x9e3779e1        ;   373.0 p0     107 w[96]
        rol ecx, 0xb               ;   397.5 p1     107 w[95]
        xor edx, eax               ;   383.5 p0     107 w[96]
        xor edx, ebp               ;   392.5 p0     107 w[96]
        xor edx, ecx               ;   401.5 p0     107 w[96]
        rol edx, 0xb               ;   402.0 p1     107 w[96]
        mov dword [esp + 360], eax ;   383.5 p0+p3  107 w[91] spill
        mov eax, dword [esp + 356] ;   380.0 p2     107 w[98]
        xor eax, 0x9e3779e3        ;   382.0 p0     107 w[98]
        xor eax, ebp               ;   392.5 p0     107 w[98]
        xor eax, ecx               ;   401.5 p0     107 w[98]
        mov dword [esp + 364], ebp ;   392.5 p0+p3  107 w[93] spill
        mov ebp, dword [esp + 360] ;   384.5 p2     107 w[99]
        xor ebp, 0x9e3779e2        ;   386.5 p0     107 w[99]
        xor ebp, ebx               ;   397.0 p0     107 w[99]
        mov dword [esp + 368], ecx ;   401.5 p0+p3  107 w[95] spill
        mov ecx, esi               ;   374.5 p1     107 w[97] copy
        xor ecx, 0x9e3779e0        ;   375.0 p0     107 w[97]
        xor ecx, edi               ;   388.0 p0     107 w[97]
        xor ecx, ebx               ;   397.0 p0     107 w[97]
        xor ecx, edx               ;   406.0 p0     107 w[97]
        rol ecx, 0xb               ;   406.5 p1     107 w[97]
        xor eax, ecx               ;   410.5 p0     107 w[98]
        rol eax, 0xb               ;   411.0 p1     107 w[98]
        xor ebp, edx               ;   406.0 p0     107 w[99]
        mov dword [esp + 372], esi ;   374.5 p0+p3  107 w[89] spill
        mov esi, dword [esp + 368] ;   402.5 p2     107 w[100]
        xor esi, edi               ;   404.5 p0     107 w[100]
        xor ebp, eax               ;   415.0 p0     107 w[99]
        rol ebp, 0xb               ;   415.5 p1     107 w[99]
        mov dword [esp + 376], edi ;   388.0 p0+p3  107 w[92] spill
        mov edi, dword [esp + 364] ;   393.5 p2     107 w[101]
        xor edi, 0x9e3779e4        ;   395.5 p0     107 w[101]
        xor edi, edx               ;   406.0 p0     107 w[101]
        xor edi, eax               ;   415.0 p0     107 w[101]
        mov dword [esp + 380], edx ;   406.0 p0+p3  107 w[96] spill
        mov edx, 0x9e3779e5        ;   344.0 p1     107 w[100]
        xor edx, esi               ;   405.0 p0     107 w[100]
        xor edx, ecx               ;   410.5 p0     107 w[100]
        xor edx, ebp               ;   419.5 p0     107 w[100]
        rol edx, 0xb               ;   420.0 p1     107 w[100]
        xor edi, edx               ;   424.0 p0     107 w[101]
        rol edi, 0xb               ;   424.5 p1     107 w[101]
        mov dword [esp + 384], esi ;   405.0 p0+p3  107 w[100] spill
        mov esi, dword [esp + 368] ;   402.5 p2     107 w[103]
        xor esi, 0x9e3779e6        ;   404.5 p0     107 w[103]
        xor esi, eax               ;   415.0 p0     107 w[103]
        xor esi, edx               ;   424.0 p0     107 w[103]
        mov dword [esp + 388], eax ;   415.0 p0+p3  107 w[98] spill
        mov eax, dword [esp + 380] ;   407.0 p2     107 w[104]
        xor eax, 0x9e3779d9        ;   409.0 p0     107 w[104]
        xor eax, ebp               ;   419.5 p0     107 w[104]
        mov dword [esp + 392], edx ;   424.0 p0+p3  107 w[100] spill
        mov edx, ebx               ;   397.0 p1     107 w[102] copy
        xor edx, 0x9e3779e7        ;   397.5 p0     107 w[102]
        xor edx, ecx               ;   410.5 p0     107 w[102]
        xor edx, ebp               ;   419.5 p0     107 w[102]
        xor edx, edi               ;   428.5 p0     107 w[102]
        rol edx, 0xb               ;   429.0 p1     107 w[102]
        xor esi, edx               ;   433.0 p0     107 w[103]
        rol esi, 0xb               ;   433.5 p1     107 w[103]
        xor eax, edi               ;   428.5 p0     107 w[104]
        xor eax, esi               ;   437.5 p0     107 w[104]
        rol eax, 0xb               ;   438.0 p1     107 w[104]
        mov dword [esp + 396], ebx ;   397.0 p0+p3  107 w[94] spill
        mov ebx, dword [esp + 392] ;   425.0 p2     107 w[105]
        xor ebx, 0x9e3779d8        ;   427.0 p0     107 w[105]
        xor ebx, ecx               ;   427.5 p0     107 w[105]
        xor ebx, edx               ;   433.0 p0     107 w[105]
        xor ebx, eax               ;   442.0 p0     107 w[105]
        rol ebx, 0xb               ;   442.5 p1     107 w[105]
        mov dword [esp + 400], ecx ;   410.5 p0+p3  107 w[97] spill
        mov ecx, dword [esp + 388] ;   416.0 p2     107 w[106]
        xor ecx, 0x9e3779db        ;   418.0 p0     107 w[106]
        xor ecx, edi               ;   428.5 p0     107 w[106]
        xor ecx, esi               ;   437.5 p0     107 w[106]
        xor ecx, ebx               ;   446.5 p0     107 w[106]
        rol ecx, 0xb               ;   447.0 p1     107 w[106]
        mov dword [esp + 404], edi ;   428.5 p0+p3  107 w[101] spill
        mov edi, dword [esp + 392] ;   425.0 p2     107 w[108]
        xor edi, esi               ;   437.5 p0     107 w[108]
        mov dword [esp + 392], esi ;   437.5 p0+p3  107 w[103] spill
        mov esi, dword [esp + 404] ;   429.5 p2     107 w[109]
        xor esi, 0x9e3779dc        ;   431.5 p0     107 w[109]
        mov dword [esp + 408], ebx ;   446.5 p0+p3  107 w[105] spill
        mov ebx, ebp               ;   419.5 p1     107 w[107] copy
        xor ebx, 0x9e3779da        ;   420.0 p0     107 w[107]
        xor ebx, edx               ;   433.0 p0     107 w[107]
        xor ebx, eax               ;   442.0 p0     107 w[107]
        xor ebx, ecx               ;   451.0 p0     107 w[107]
        rol ebx, 0xb               ;   451.5 p1     107 w[107]
        mov dword [esp + 412], ebp ;   419.5 p0+p3  107 w[99] spill
        mov ebp, dword [esp + 408] ;   447.5 p2     107 w[108]
        xor ebp, 0x9e3779dd        ;   449.5 p0     107 w[108]
        xor ebp, edi               ;   450.0 p0     107 w[108]
        xor ebp, ebx               ;   455.5 p0     107 w[108]
        rol ebp, 0xb               ;   456.0 p1     107 w[108]
        xor esi, eax               ;   442.0 p0     107 w[109]
        xor esi, ecx               ;   451.0 p0     107 w[109]
        xor esi, ebp               ;   460.0 p0     107 w[109]
        rol esi, 0xb               ;   460.5 p1     107 w[109]
        mov dword [esp + 416], edi ;   438.0 p0+p3  107 w[108] spill
        mov edi, dword [esp + 408] ;   447.5 p2     107 w[110]
        xor edi, 0x9e3779df        ;   449.5 p0     107 w[110]
        xor edi, edx               ;   450.0 p0     107 w[110]
        xor edi, ebx               ;   455.5 p0     107 w[110]
        xor edi, esi               ;   464.5 p0     107 w[110]
        mov dword [esp + 420], edx ;   433.0 p0+p3  107 w[102] spill
        mov edx, dword [esp + 392] ;   438.5 p2     107 w[111]
        xor edx, 0x9e3779de        ;   440.5 p0     107 w[111]
        rol edi, 0xb               ;   465.0 p1     107 w[110]
        xor edx, ecx               ;   451.0 p0     107 w[111]
        xor edx, ebp               ;   460.0 p0     107 w[111]
        xor edx, edi               ;   469.0 p0     107 w[111]
        rol edx, 0xb               ;   469.5 p1     107 w[111]
        mov dword [esp + 424], ecx ;   451.0 p0+p3  107 w[106] spill
        mov ecx, dword [esp + 408] ;   447.5 p2     107 w[113]
        xor ecx, 0x9e3779d0        ;   449.5 p0     107 w[113]
        xor ecx, ebp               ;   460.0 p0     107 w[113]
        xor ecx, edi               ;   469.0 p0     107 w[113]
        mov dword [esp + 428], ebp ;   460.0 p0+p3  107 w[108] spill
        mov ebp, dword [esp + 424] ;   452.0 p2     107 w[114]
        xor ebp, 0x9e3779d3        ;   454.0 p0     107 w[114]
        xor ebp, esi               ;   464.5 p0     107 w[114]
        mov dword [esp + 432], edi ;   469.0 p0+p3  107 w[110] spill
        mov edi, eax               ;   442.0 p1     107 w[112] copy
        xor edi, 0x9e3779d1        ;   442.5 p0     107 w[112]
        xor edi, ebx               ;   455.5 p0     107 w[112]
        xor edi, esi               ;   464.5 p0     107 w[112]
        xor edi, edx               ;   473.5 p0     107 w[112]
        rol edi, 0xb               ;   474.0 p1     107 w[112]
        xor ecx, edi               ;   478.0 p0     107 w[113]
        rol ecx, 0xb               ;   478.5 p1     107 w[113]
        xor ebp, edx               ;   473.5 p0     107 w[114]
        xor ebp, ecx               ;   482.5 p0     107 w[114]
        rol ebp, 0xb               ;   483.0 p1     107 w[114]
        mov dword [esp + 436], eax ;   442.0 p0+p3  107 w[104] spill
        mov eax, dword [esp + 432] ;   470.0 p2     107 w[115]
        xor eax, 0x9e3779d2        ;   472.0 p0     107 w[115]
        xor eax, ebx               ;   472.5 p0     107 w[115]
        xor eax, edi               ;   478.0 p0     107 w[115]
        xor eax, ebp               ;   487.0 p0     107 w[115]
        mov dword [esp + 440], ebx ;   455.5 p0+p3  107 w[107] spill
        mov ebx, dword [esp + 428] ;   461.0 p2     107 w[116]
        xor ebx, 0x9e3779d5        ;   463.0 p0     107 w[116]
        rol eax, 0xb               ;   487.5 p1     107 w[115]
        xor ebx, edx               ;   473.5 p0     107 w[116]
        xor ebx, ecx               ;   482.5 p0     107 w[116]
        xor ebx, eax               ;   491.5 p0     107 w[116]
        rol ebx, 0xb               ;   492.0 p1     107 w[116]
        mov dword [esp + 444], edx ;   473.5 p0+p3  107 w[111] spill
        mov edx, dword [esp + 432] ;   470.0 p2     107 w[118]
        xor edx, 0x9e3779d7        ;   472.0 p0     107 w[118]
        xor edx, ecx               ;   482.5 p0     107 w[118]
        xor edx, eax               ;   491.5 p0     107 w[118]
        mov dword [esp + 448], ecx ;   482.5 p0+p3  107 w[113] spill
        mov ecx, dword [esp + 444] ;   474.5 p2     107 w[119]
        xor ecx, 0x9e3779d6        ;   476.5 p0     107 w[119]
        xor ecx, ebp               ;   487.0 p0     107 w[119]
        mov dword [esp + 452], eax ;   491.5 p0+p3  107 w[115] spill
        mov eax, esi               ;   464.5 p1     107 w[117] copy
        xor eax, 0x9e3779d4        ;   465.0 p0     107 w[117]
        xor eax, edi               ;   478.0 p0     107 w[117]
        xor eax, ebp               ;   487.0 p0     107 w[117]
        xor eax, ebx               ;   496.0 p0     107 w[117]
        rol eax, 0xb               ;   496.5 p1     107 w[117]
        xor edx, eax               ;   500.5 p0     107 w[118]
        rol edx, 0xb               ;   501.0 p1     107 w[118]
        xor ecx, ebx               ;   496.0 p0     107 w[119]
        mov dword [esp + 456], esi ;   464.5 p0+p3  107 w[109] spill
        mov esi, dword [esp + 452] ;   492.5 p2     107 w[120]
        xor esi, edi               ;   494.5 p0     107 w[120]
        xor ecx, edx               ;   505.0 p0     107 w[119]
        rol ecx, 0xb               ;   505.5 p1     107 w[119]
        mov dword [esp + 460], edi ;   478.0 p0+p3  107 w[112] spill
        mov edi, dword [esp + 448] ;   483.5 p2     107 w[121]
        xor edi, 0x9e3779c8        ;   485.5 p0     107 w[121]
        xor edi, ebx               ;   496.0 p0     107 w[121]
        xor edi, edx               ;   505.0 p0     107 w[121]
        mov dword [esp + 464], ebx ;   496.0 p0+p3  107 w[116] spill
        mov ebx, 0x9e3779c9        ;   432.5 p1     107 w[120]
        xor ebx, esi               ;   495.0 p0     107 w[120]
        xor ebx, eax               ;   500.5 p0     107 w[120]
        xor ebx, ecx               ;   509.5 p0     107 w[120]
        rol ebx, 0xb               ;   510.0 p1     107 w[120]
        xor edi, ebx               ;   514.0 p0     107 w[121]
        rol edi, 0xb               ;   514.5 p1     107 w[121]
        mov dword [esp + 468], esi ;   495.0 p0+p3  107 w[120] spill
        mov esi, dword [esp + 452] ;   492.5 p2     107 w[123]
        xor esi, 0x9e3779ca        ;   494.5 p0     107 w[123]
        xor esi, edx               ;   505.0 p0     107 w[123]
        xor esi, ebx               ;   514.0 p0     107 w[123]
        mov dword [esp + 472], edx ;   505.0 p0+p3  107 w[118] spill
        mov edx, dword [esp + 464] ;   497.0 p2     107 w[124]
        xor edx, ecx               ;   509.5 p0     107 w[124]
        mov dword [esp + 476], ebx ;   514.0 p0+p3  107 w[120] spill
        mov ebx, ebp               ;   487.0 p1     107 w[122] copy
        xor ebx, 0x9e3779cb        ;   487.5 p0     107 w[122]
        xor ebx, eax               ;   500.5 p0     107 w[122]
        xor ebx, ecx               ;   509.5 p0     107 w[122]
        xor ebx, edi               ;   518.5 p0     107 w[122]
        rol ebx, 0xb               ;   519.0 p1     107 w[122]
        xor esi, ebx               ;   523.0 p0     107 w[123]
        rol esi, 0xb               ;   523.5 p1     107 w[123]
        mov dword [esp + 480], ebp ;   487.0 p0+p3  107 w[114] spill
        mov ebp, dword [esp + 476] ;   515.0 p2     107 w[125]
        xor ebp, 0x9e3779cc        ;   517.0 p0     107 w[125]
        xor ebp, eax               ;   517.5 p0     107 w[125]
        xor ebp, ebx               ;   523.0 p0     107 w[125]
        mov dword [esp + 484], eax ;   500.5 p0+p3  107 w[117] spill
        mov eax, dword [esp + 472] ;   506.0 p2     107 w[126]
        xor eax, 0x9e3779cf        ;   508.0 p0     107 w[126]
        xor eax, edi               ;   518.5 p0     107 w[126]
        xor eax, esi               ;   527.5 p0     107 w[126]
        mov dword [esp + 488], ecx ;   509.5 p0+p3  107 w[119] spill
        mov ecx, 0x9e3779cd        ;   455.0 p1     107 w[124]
        xor ecx, edx               ;   510.0 p0     107 w[124]
        xor ecx, edi               ;   518.5 p0     107 w[124]
        xor ecx, esi               ;   527.5 p0     107 w[124]
        rol ecx, 0xb               ;   528.0 p1     107 w[124]
        xor ebp, ecx               ;   532.0 p0     107 w[125]
        rol ebp, 0xb               ;   532.5 p1     107 w[125]
        xor eax, ebp               ;   536.5 p0     107 w[126]
        rol eax, 0xb               ;   537.0 p1     107 w[126]
        mov dword [esp + 492], edx ;   510.0 p0+p3  107 w[124] spill
        mov edx, dword [esp + 488] ;   510.5 p2     107 w[127]
        xor edx, 0x9e3779ce        ;   512.5 p0     107 w[127]
        xor edx, ebx               ;   523.0 p0     107 w[127]
        xor edx, ecx               ;   532.0 p0     107 w[127]
        xor edx, eax               ;   541.0 p0     107 w[127]
        rol edx, 0xb               ;   541.5 p1     107 w[127]
        mov dword [esp + 496], ebx ;   523.0 p0+p3  107 w[122] spill
        mov ebx, dword [esp + 476] ;   515.0 p2     107 w[128]
        xor ebx, 0x9e3779c1        ;   517.0 p0     107 w[128]
        xor ebx, esi               ;   527.5 p0     107 w[128]
        xor ebx, ebp               ;   536.5 p0     107 w[128]
        xor ebx, edx               ;   545.5 p0     107 w[128]
        rol ebx, 0xb               ;   546.0 p1     107 w[128]
        mov dword [esp + 500], esi ;   527.5 p0+p3  107 w[123] spill
        mov esi, dword [esp + 496] ;   524.0 p2     107 w[130]
        xor esi, 0x9e3779c3        ;   526.0 p0     107 w[130]
        xor esi, ebp               ;   536.5 p0     107 w[130]
        xor esi, edx               ;   545.5 p0     107 w[130]
        mov dword [esp + 504], ebp ;   536.5 p0+p3  107 w[125] spill
        mov ebp, dword [esp + 500] ;   528.5 p2     107 w[131]
        xor ebp, 0x9e3779c2        ;   530.5 p0     107 w[131]
        xor ebp, eax               ;   541.0 p0     107 w[131]
        mov dword [esp + 508], edx ;   545.5 p0+p3  107 w[127] spill
        mov edx, edi               ;   518.5 p1     107 w[129] copy
        xor edx, 0x9e3779c0        ;   519.0 p0     107 w[129]
        xor edx, ecx               ;   532.0 p0     107 w[129]
        xor edx, eax               ;   541.0 p0     107 w[129]
        xor edx, ebx               ;   550.0 p0     107 w[129]
        rol edx, 0xb               ;   550.5 p1     107 w[129]
        xor esi, edx               ;   554.5 p0     107 w[130]
        rol esi, 0xb               ;   555.0 p1     107 w[130]
        xor ebp, ebx               ;   550.0 p0     107 w[131]
        mov dword [esp + 512], edi ;   518.5 p0+p3  107 w[121] spill
        mov edi, dword [esp + 508] ;   546.5 p2     107 w[132]
        xor edi, ecx               ;   548.5 p0     107 w[132]
        xor ebp, esi               ;   559.0 p0     107 w[131]
        rol ebp, 0xb               ;   559.5 p1     107 w[131]
        mov dword [esp + 516], ecx ;   532.0 p0+p3  107 w[124] spill
        mov ecx, dword [esp + 504] ;   537.5 p2     107 w[133]
        xor ecx, 0x9e3779c4        ;   539.5 p0     107 w[133]
        xor ecx, ebx               ;   550.0 p0     107 w[133]
        xor ecx, esi               ;   559.0 p0     107 w[133]
        mov dword [esp + 520], ebx ;   550.0 p0+p3  107 w[128] spill
        mov ebx, 0x9e3779c5        ;   489.3 p1     107 w[132]
        xor ebx, edi               ;   549.0 p0     107 w[132]
        xor ebx, edx               ;   554.5 p0     107 w[132]
        xor ebx, ebp               ;   563.5 p0     107 w[132]
        rol ebx, 0xb               ;   564.0 p1     107 w[132]
        xor ecx, ebx               ;   568.0 p0     107 w[133]
        rol ecx, 0xb               ;   568.5 p1     107 w[133]
        mov dword [esp + 524], edi ;   549.0 p0+p3  107 w[132] spill
        mov edi, dword [esp + 508] ;   546.5 p2     107 w[135]
        xor edi, 0x9e3779c6        ;   548.5 p0     107 w[135]
        xor edi, esi               ;   559.0 p0     107 w[135]
        xor edi, ebx               ;   568.0 p0     107 w[135]
        mov dword [esp + 528], esi ;   559.0 p0+p3  107 w[130] spill
        mov esi, dword [esp + 520] ;   551.0 p2     107 w[136]
        xor esi, 0x9e377939        ;   553.0 p0     107 w[136]
        xor esi, ebp               ;   563.5 p0     107 w[136]
        mov dword [esp + 532], ebx ;   568.0 p0+p3  107 w[132] spill
        mov ebx, eax               ;   541.0 p1     107 w[134] copy
        xor ebx, 0x9e3779c7        ;   541.5 p0     107 w[134]
        xor ebx, edx               ;   554.5 p0     107 w[134]
        xor ebx, ebp               ;   563.5 p0     107 w[134]
        xor ebx, ecx               ;   572.5 p0     107 w[134]
        rol ebx, 0xb               ;   573.0 p1     107 w[134]
        xor edi, ebx               ;   577.0 p0     107 w[135]
        rol edi, 0xb               ;   577.5 p1     107 w[135]
        xor esi, ecx               ;   572.5 p0     107 w[136]
        xor esi, edi               ;   581.5 p0     107 w[136]
        rol esi, 0xb               ;   582.0 p1     107 w[136]
        mov dword [esp + 536], eax ;   541.0 p0+p3  107 w[126] spill
        mov eax, dword [esp + 532] ;   569.0 p2     107 w[137]
        xor eax, 0x9e377938        ;   571.0 p0     107 w[137]
        xor eax, edx               ;   571.5 p0     107 w[137]
        xor eax, ebx               ;   577.0 p0     107 w[137]
        xor eax, esi               ;   586.0 p0     107 w[137]
        rol eax, 0xb               ;   586.5 p1     107 w[137]
        mov dword [esp + 540], edx ;   554.5 p0+p3  107 w[129] spill
        mov edx, dword [esp + 528] ;   560.0 p2     107 w[138]
        xor edx, 0x9e37793b        ;   562.0 p0     107 w[138]
        xor edx, ecx               ;   572.5 p0     107 w[138]
        xor edx, edi               ;   581.5 p0     107 w[138]
        xor edx, eax               ;   590.5 p0     107 w[138]
        rol edx, 0xb               ;   591.0 p1     107 w[138]
        mov dword [esp + 544], eax ;   590.5 p0+p3  107 w[137] spill
        mov eax, dword [esp + 8]   ;   514.5 p2      26 box
        and eax, dword [esp + 0]   ;   518.5 p2+p0   26 box
        mov dword [esp + 548], ecx ;   572.5 p0+p3  107 w[133] spill
        mov ecx, dword [esp + 0]   ;   519.5 p2      26 box
        xor ecx, dword [esp + 20]  ;   521.5 p2+p0   26 box
        mov dword [esp + 0], edi   ;   581.5 p0+p3  107 w[135] spill
        mov edi, dword [esp + 20]  ;   521.5 p2      26 box
        or edi, dword [esp + 8]    ;   523.5 p2+p0   26 box
        mov dword [esp + 20], ecx  ;   523.2 p0+p3   26 box spill
        mov ecx, dword [esp + 8]   ;   523.5 p2      26 box
        xor ecx, dword [esp + 4]   ;   525.5 p2+p0   26 box
        or ecx, eax                ;   526.0 p0      26 box
        mov dword [esp + 8], eax   ;   525.2 p0+p3   26 box spill
        mov eax, dword [esp + 4]   ;   525.5 p2      26 box
        and eax, edi               ;   527.5 p0      26 box
        xor eax, dword [esp + 20]  ;   528.0 p2+p0   26 box
        mov dword [esp + 4], eax   ;   528.5 p0+p3   26 box spill
        mov eax, ebp               ;   563.5 p1     107 w[139] copy
        xor eax, 0x9e37793a        ;   564.0 p0     107 w[139]
        xor eax, ebx               ;   577.0 p0     107 w[139]
        xor eax, esi               ;   586.0 p0     107 w[139]
        xor eax, edx               ;   595.0 p0     107 w[139]
        rol eax, 0xb               ;   595.5 p1     107 w[139]
        mov dword [esp + 552], edx ;   595.0 p0+p3  107 w[138] spill
        mov edx, dword [esp + 20]  ;   531.2 p2      26 box
        and edx, edi               ;   533.2 p0      26 box
        xor edx, ecx               ;   533.7 p0      26 box
        xor edi, dword [esp + 4]   ;   533.5 p2+p0   26 box
        mov dword [esp + 20], eax  ;   599.5 p0+p3  107 w[139] spill
        mov eax, dword [esp + 4]   ;   533.2 p2      26 box
        xor eax, dword [esp + 8]   ;   536.5 p2+p0   26 box
        xor ecx, eax               ;   541.0 p0      26 box
        mov dword [esp + 4], ecx   ;   541.5 p0+p3   26 box spill
        mov ecx, dword [esp + 8]   ;   541.7 p2      26 box
        and ecx, edx               ;   543.7 p0      26 box
        xor ecx, edi               ;   544.2 p0      26 box
        and edi, edx               ;   543.5 p0      26 box
        xor eax, edi               ;   544.0 p0      26 box
        mov edi, dword [esp + 12]  ;   545.5 p2      25 box
        and edi, dword [esp + 32]  ;   547.5 p2+p0   25 box
        xor edi, dword [esp + 24]  ;   548.0 p2+p0   25 box
        mov dword [esp + 8], edx   ;   547.2 p0+p3   26 box spill
        mov edx, dword [esp + 32]  ;   548.5 p2      25 box
        xor edx, dword [esp + 12]  ;   550.5 p2+p0   25 box
        xor edx, dword [esp + 16]  ;   551.0 p2+p0   25 box
        mov dword [esp + 32], ecx  ;   551.3 p0+p3   26 box spill
        mov ecx, dword [esp + 24]  ;   552.0 p2      25 box
        or ecx, dword [esp + 12]   ;   554.0 p2+p0   25 box
        xor ecx, dword [esp + 16]  ;   554.5 p2+p0   25 box
        mov dword [esp + 24], eax  ;   553.3 p0+p3   26 box spill
        mov eax, dword [esp + 16]  ;   555.0 p2      25 box
        and eax, edi               ;   557.0 p0      25 box
        xor eax, edx               ;   557.5 p0      25 box
        xor edi, edx               ;   555.3 p0      25 box
        or edx, ecx                ;   555.8 p0      25 box
        xor edx, edi               ;   556.3 p0      25 box
        xor edi, dword [esp + 12]  ;   556.8 p2+p0   25 box
        xor ecx, edx               ;   559.0 p0      25 box
        xor edx, eax               ;   559.5 p0      25 box
        not eax                    ;   560.0 p0      25 box
        mov dword [esp + 12], eax  ;   560.5 p0+p3   25 box spill
        mov eax, dword [esp + 28]  ;   560.3 p2      24 box
        and eax, dword [esp + 52]  ;   563.5 p2+p0   24 box
        mov dword [esp + 28], ecx  ;   564.2 p0+p3   25 box spill
        mov ecx, dword [esp + 44]  ;   564.5 p2      24 box
        or ecx, dword [esp + 52]   ;   566.5 p2+p0   24 box
        not ecx                    ;   567.0 p0      24 box
        mov dword [esp + 44], edx  ;   566.2 p0+p3   25 box spill
        mov edx, dword [esp + 52]  ;   566.5 p2      24 box
        xor edx, dword [esp + 40]  ;   568.5 p2+p0   24 box
        mov dword [esp + 52], edi  ;   568.2 p0+p3   25 box spill
        mov edi, eax               ;   568.5 p1      24 box copy
        mov dword [esp + 16], esi  ;   586.0 p0+p3  107 w[136] spill
        mov esi, ecx               ;   572.8 p1      24 box copy
        mov dword [esp + 556], ebx ;   577.0 p0+p3  107 w[134] spill
        mov ebx, dword [esp + 36]  ;   573.5 p2      24 box
        not ebx                    ;   575.5 p0      24 box
        xor edx, ebx               ;   576.0 p0      24 box
        or edi, ebx                ;   576.0 p0      24 box
        xor eax, edx               ;   576.5 p0      24 box
        and edx, edi               ;   576.5 p0      24 box
        or esi, edx                ;   577.0 p0      24 box
        xor edi, eax               ;   577.5 p0      24 box
        or edi, esi                ;   578.0 p0      24 box
        mov edx, dword [esp + 40]  ;   576.5 p2      24 box
        xor edx, eax               ;   578.5 p0      24 box
        xor ecx, edx               ;   579.0 p0      24 box
        xor edi, ecx               ;   579.5 p0      24 box
        and edx, esi               ;   580.0 p0      24 box
        xor ecx, edx               ;   580.5 p0      24 box
        mov edx, dword [esp + 60]  ;   581.5 p2      23 box
        mov ebx, dword [esp + 80]  ;   582.5 p2     107 w[23] reload
        or edx, ebx                ;   584.5 p0      23 box
        xor ebx, dword [esp + 56]  ;   586.0 p2+p0   23 box
        xor edx, dword [esp + 48]  ;   587.0 p2+p0   23 box
        mov dword [esp + 80], esi  ;   587.3 p0+p3   24 box spill
        mov esi, dword [esp + 48]  ;   588.0 p2      23 box
        and esi, dword [esp + 68]  ;   590.0 p2+p0   23 box
        xor esi, ebx               ;   590.5 p0      23 box
        not ebx                    ;   591.0 p0      23 box
        mov dword [esp + 48], eax  ;   591.5 p0+p3   24 box spill
        mov eax, dword [esp + 56]  ;   591.5 p2      23 box
        xor eax, edx               ;   593.5 p0      23 box
        mov dword [esp + 56], edi  ;   593.2 p0+p3   24 box spill
        mov edi, dword [esp + 68]  ;   595.0 p2      23 box
        xor edi, edx               ;   597.0 p0      23 box
        or ebx, edi                ;   597.5 p0      23 box
        xor edi, eax               ;   597.5 p0      23 box
        or edi, esi                ;   598.0 p0      23 box
        xor esi, edi               ;   598.5 p0      23 box
        xor edx, esi               ;   599.0 p0      23 box
        xor esi, ebx               ;   599.0 p0      23 box
        xor ebx, edi               ;   598.8 p0      23 box
        mov edi, dword [esp + 64]  ;   598.0 p2      30 box
        or edi, dword [esp + 76]   ;   600.0 p2+p0   30 box
        xor edi, dword [esp + 72]  ;   600.5 p2+p0   30 box
        mov dword [esp + 68], eax  ;   600.3 p0+p3   23 box spill
        mov eax, dword [esp + 72]  ;   601.0 p2      30 box
        and eax, dword [esp + 76]  ;   603.0 p2+p0   30 box
        mov dword [esp + 72], edx  ;   601.8 p0+p3   23 box spill
        mov edx, dword [esp + 64]  ;   603.0 p2      30 box
        xor edx, eax               ;   605.0 p0      30 box
        xor eax, dword [esp + 96]  ;   604.0 p2+p0   30 box
        and eax, edx               ;   605.5 p0      30 box
        mov dword [esp + 64], ebx  ;   604.3 p0+p3   23 box spill
        mov ebx, dword [esp + 76]  ;   605.0 p2      30 box
        xor ebx, eax               ;   607.0 p0      30 box
        or eax, edi                ;   606.0 p0      30 box
        xor eax, dword [esp + 96]  ;   606.5 p2+p0   30 box
        mov dword [esp + 76], esi  ;   606.8 p0+p3   23 box spill
        mov esi, dword [esp + 96]  ;   607.0 p2      30 box
        xor esi, edi               ;   609.0 p0      30 box
        not esi                    ;   609.5 p0      30 box
        or esi, edx                ;   610.0 p0      30 box
        or esi, ebx                ;   610.5 p0      30 box
        xor edi, edx               ;   609.8 p0      30 box
        xor edi, ebx               ;   610.3 p0      30 box
        xor esi, edi               ;   611.0 p0      30 box
        xor ebx, eax               ;   611.3 p0      30 box
        or edi, eax                ;   611.8 p0      30 box
        xor edx, edi               ;   612.3 p0      30 box
        mov edi, dword [esp + 84]  ;   609.0 p2      29 box
        and edi, dword [esp + 104] ;   612.8 p2+p0   29 box
        mov dword [esp + 84], ebx  ;   613.3 p0+p3   30 box spill
        mov ebx, dword [esp + 104] ;   611.0 p2      29 box
        xor ebx, dword [esp + 88]  ;   614.3 p2+p0   29 box
        mov dword [esp + 104], eax ;   614.8 p0+p3   30 box spill
        mov eax, dword [esp + 88]  ;   613.0 p2      29 box
        mov dword [esp + 88], edx  ;   615.8 p0+p3   30 box spill
        mov edx, dword [esp + 108] ;   614.0 p2      29 box
        mov dword [esp + 96], esi  ;   616.8 p0+p3   30 box spill
        mov esi, dword [esp + 108] ;   615.0 p2      29 box
        mov dword [esp + 60], ecx  ;   618.0 p0+p3   24 box spill
        mov ecx, dword [esp + 108] ;   616.0 p2      29 box
        mov dword [esp + 108], ebp ;   620.0 p0+p3  107 w[131] spill
        mov ebp, dword [esp + 100] ;   617.0 p2      29 box
        not ebp                    ;   619.8 p0      29 box
        xor eax, ebp               ;   620.3 p0      29 box
        xor edi, eax               ;   620.8 p0      29 box
        and edx, ebp               ;   621.3 p0      29 box
        xor edx, eax               ;   621.8 p0      29 box
        or esi, eax                ;   622.3 p0      29 box
        xor ecx, edi               ;   622.8 p0      29 box
        xor esi, ebx               ;   623.3 p0      29 box
        and ebx, edx               ;   623.8 p0      29 box
        xor edx, edi               ;   624.3 p0      29 box
        and edx, esi               ;   624.8 p0      29 box
        or esi, ebx                ;   625.3 p0      29 box
        xor ebx, ecx               ;   625.8 p0      29 box
        not ecx                    ;   626.3 p0      29 box
        xor edx, ecx               ;   626.8 p0      29 box
        xor esi, ecx               ;   627.3 p0      29 box
        mov ebp, dword [esp + 92]  ;   620.0 p2      28 box
        mov eax, dword [esp + 128] ;   621.0 p2     107 w[33] reload
        or ebp, eax                ;   627.8 p0      28 box
        mov ecx, dword [esp + 112] ;   622.0 p2      28 box
        xor ecx, dword [esp + 92]  ;   628.3 p2+p0   28 box
        xor ebp, ecx               ;   628.8 p0      28 box
        xor eax, dword [esp + 92]  ;   629.3 p2+p0   28 box
        and ecx, dword [esp + 92]  ;   629.8 p2+p0   28 box
        mov dword [esp + 128], edx ;   630.3 p0+p3   29 box spill
        mov edx, dword [esp + 92]  ;   626.0 p2      28 box
        xor edx, ebp               ;   631.3 p0      28 box
        mov dword [esp + 92], esi  ;   631.8 p0+p3   29 box spill
        mov esi, dword [esp + 116] ;   627.0 p2      28 box
        not esi                    ;   632.8 p0      28 box
        xor eax, esi               ;   633.3 p0      28 box
        and ecx, eax               ;   633.8 p0      28 box
        xor ecx, esi               ;   634.3 p0      28 box
        or esi, eax                ;   634.8 p0      28 box
        xor esi, ebp               ;   635.3 p0      28 box
        and ebp, ecx               ;   635.8 p0      28 box
        xor ecx, edx               ;   636.3 p0      28 box
        and edx, esi               ;   636.8 p0      28 box
        xor edx, eax               ;   637.3 p0      28 box
        xor eax, ebp               ;   637.8 p0      28 box
        mov ebp, dword [esp + 136] ;   629.0 p2      27 box
        and ebp, dword [esp + 124] ;   638.3 p2+p0   27 box
        xor ebp, dword [esp + 148] ;   638.8 p2+p0   27 box
        mov dword [esp + 116], ecx ;   639.3 p0+p3   28 box spill
        mov ecx, dword [esp + 136] ;   632.0 p2      27 box
        xor ecx, dword [esp + 120] ;   640.3 p2+p0   27 box
        mov dword [esp + 136], edx ;   640.8 p0+p3   28 box spill
        mov edx, dword [esp + 148] ;   634.0 p2      27 box
        or edx, dword [esp + 124]  ;   641.8 p2+p0   27 box
        or edx, ecx                ;   642.3 p0      27 box
        xor edx, dword [esp + 120] ;   642.8 p2+p0   27 box
        mov dword [esp + 148], eax ;   643.3 p0+p3   28 box spill
        mov eax, dword [esp + 120] ;   637.0 p2      27 box
        and eax, ecx               ;   644.3 p0      27 box
        xor eax, ebp               ;   644.8 p0      27 box
        mov dword [esp + 120], esi ;   645.3 p0+p3   28 box spill
        mov esi, dword [esp + 124] ;   638.0 p2      27 box
        xor esi, ebp               ;   646.3 p0      27 box
        and ebp, edx               ;   646.8 p0      27 box
        xor edx, esi               ;   647.3 p0      27 box
        or esi, eax                ;   647.8 p0      27 box
        not eax                    ;   648.3 p0      27 box
        xor esi, ecx               ;   648.8 p0      27 box
        xor ecx, ebp               ;   649.3 p0      27 box
        mov ebp, dword [esp + 132] ;   639.0 p2      26 box
        and ebp, dword [esp + 152] ;   649.8 p2+p0   26 box
        mov dword [esp + 124], ecx ;   650.3 p0+p3   27 box spill
        mov ecx, dword [esp + 152] ;   641.0 p2      26 box
        xor ecx, dword [esp + 168] ;   651.3 p2+p0   26 box
        mov dword [esp + 152], esi ;   651.8 p0+p3   27 box spill
        mov esi, dword [esp + 168] ;   643.0 p2      26 box
        or esi, dword [esp + 132]  ;   652.8 p2+p0   26 box
        mov dword [esp + 168], edx ;   653.3 p0+p3   27 box spill
        mov edx, dword [esp + 132] ;   645.0 p2      26 box
        xor edx, dword [esp + 140] ;   654.3 p2+p0   26 box
        or edx, ebp                ;   654.8 p0      26 box
        mov dword [esp + 132], eax ;   655.3 p0+p3   27 box spill
        mov eax, dword [esp + 140] ;   647.0 p2      26 box
        and eax, esi               ;   656.3 p0      26 box
        xor eax, ecx               ;   656.8 p0      26 box
        and ecx, esi               ;   657.3 p0      26 box
        xor ecx, edx               ;   657.8 p0      26 box
        xor esi, eax               ;   658.3 p0      26 box
        xor eax, ebp               ;   658.8 p0      26 box
        xor edx, eax               ;   659.3 p0      26 box
        and ebp, ecx               ;   659.8 p0      26 box
        xor ebp, esi               ;   660.3 p0      26 box
        and esi, ecx               ;   660.8 p0      26 box
        xor eax, esi               ;   661.3 p0      26 box
        mov esi, dword [esp + 144] ;   648.3 p2      25 box
        and esi, dword [esp + 172] ;   661.8 p2+p0   25 box
        xor esi, dword [esp + 160] ;   662.3 p2+p0   25 box
        mov dword [esp + 140], edx ;   662.8 p0+p3   26 box spill
        mov edx, dword [esp + 172] ;   651.3 p2      25 box
        xor edx, dword [esp + 144] ;   663.8 p2+p0   25 box
        xor edx, dword [esp + 156] ;   664.3 p2+p0   25 box
        mov dword [esp + 172], ecx ;   664.8 p0+p3   26 box spill
        mov ecx, dword [esp + 160] ;   654.3 p2      25 box
        or ecx, dword [esp + 144]  ;   665.8 p2+p0   25 box
        xor ecx, dword [esp + 156] ;   666.3 p2+p0   25 box
        mov dword [esp + 160], ebp ;   666.8 p0+p3   26 box spill
        mov ebp, dword [esp + 156] ;   657.3 p2      25 box
        and ebp, esi               ;   667.8 p0      25 box
        xor ebp, edx               ;   668.3 p0      25 box
        xor esi, edx               ;   668.8 p0      25 box
        or edx, ecx                ;   669.3 p0      25 box
        xor edx, esi               ;   669.8 p0      25 box
        xor esi, dword [esp + 144] ;   670.3 p2+p0   25 box
        xor ecx, edx               ;   670.8 p0      25 box
        xor edx, ebp               ;   671.3 p0      25 box
        not ebp                    ;   671.8 p0      25 box
        mov dword [esp + 144], ebp ;   672.3 p0+p3   25 box spill
        mov ebp, dword [esp + 188] ;   659.3 p2      24 box
        and ebp, dword [esp + 164] ;   673.3 p2+p0   24 box
        mov dword [esp + 188], ecx ;   673.8 p0+p3   25 box spill
        mov ecx, dword [esp + 192] ;   661.3 p2      24 box
        or ecx, dword [esp + 164]  ;   674.8 p2+p0   24 box
        not ecx                    ;   675.3 p0      24 box
        mov dword [esp + 192], edx ;   675.8 p0+p3   25 box spill
        mov edx, dword [esp + 164] ;   663.3 p2      24 box
        xor edx, dword [esp + 196] ;   676.8 p2+p0   24 box
        mov dword [esp + 164], esi ;   677.3 p0+p3   25 box spill
        mov esi, ebp               ;   673.8 p1      24 box copy
        mov dword [esp + 156], eax ;   678.3 p0+p3   26 box spill
        mov eax, dword [esp + 176] ;   665.3 p2      24 box
        not eax                    ;   679.3 p0      24 box
        xor edx, eax               ;   679.8 p0      24 box
        or esi, eax                ;   680.3 p0      24 box
        xor ebp, edx               ;   680.8 p0      24 box
        and edx, esi               ;   681.3 p0      24 box
        or edx, ecx                ;   681.8 p0      24 box
        xor esi, ebp               ;   682.3 p0      24 box
        mov eax, dword [esp + 196] ;   666.3 p2      24 box
        or esi, edx                ;   682.8 p0      24 box
        xor eax, ebp               ;   683.3 p0      24 box
        xor ecx, eax               ;   683.8 p0      24 box
        xor esi, ecx               ;   684.3 p0      24 box
        and eax, edx               ;   684.8 p0      24 box
        xor ecx, eax               ;   685.3 p0      24 box
        mov eax, dword [esp + 180] ;   668.3 p2      23 box
        or eax, dword [esp + 200]  ;   685.8 p2+p0   23 box
        xor eax, dword [esp + 204] ;   686.3 p2+p0   23 box
        mov dword [esp + 180], edx ;   686.8 p0+p3   24 box spill
        mov edx, dword [esp + 200] ;   671.3 p2      23 box
        xor edx, dword [esp + 184] ;   687.8 p2+p0   23 box
        mov dword [esp + 200], ebp ;   688.3 p0+p3   24 box spill
        mov ebp, dword [esp + 204] ;   673.3 p2      23 box
        and ebp, dword [esp + 208] ;   689.3 p2+p0   23 box
        xor ebp, edx               ;   689.8 p0      23 box
        not edx                    ;   690.3 p0      23 box
        mov dword [esp + 204], esi ;   690.8 p0+p3   24 box spill
        mov esi, dword [esp + 184] ;   675.3 p2      23 box
        xor esi, eax               ;   691.8 p0      23 box
        mov dword [esp + 184], ecx ;   692.3 p0+p3   24 box spill
        mov ecx, dword [esp + 208] ;   676.3 p2      23 box
        xor ecx, eax               ;   693.3 p0      23 box
        or edx, ecx                ;   693.8 p0      23 box
        xor ecx, esi               ;   694.3 p0      23 box
        or ecx, ebp                ;   694.8 p0      23 box
        xor ebp, ecx               ;   695.3 p0      23 box
        xor eax, ebp               ;   695.8 p0      23 box
        xor ebp, edx               ;   696.3 p0      23 box
        xor edx, ecx               ;   696.8 p0      23 box
        mov ecx, dword [esp + 228] ;   677.7 p2      30 box
        or ecx, dword [esp + 232]  ;   697.3 p2+p0   30 box
        xor ecx, dword [esp + 212] ;   697.8 p2+p0   30 box
        mov dword [esp + 208], esi ;   698.3 p0+p3   23 box spill
        mov esi, dword [esp + 212] ;   680.7 p2      30 box
        and esi, dword [esp + 232] ;   699.3 p2+p0   30 box
        mov dword [esp + 212], eax ;   699.8 p0+p3   23 box spill
        mov eax, dword [esp + 228] ;   682.7 p2      30 box
        xor eax, esi               ;   700.8 p0      30 box
        xor esi, dword [esp + 216] ;   701.3 p2+p0   30 box
        and esi, eax               ;   701.8 p0      30 box
        mov dword [esp + 228], edx ;   702.3 p0+p3   23 box spill
        mov edx, dword [esp + 232] ;   684.7 p2      30 box
        xor edx, esi               ;   703.3 p0      30 box
        or esi, ecx                ;   703.8 p0      30 box
        xor esi, dword [esp + 216] ;   704.3 p2+p0   30 box
        mov dword [esp + 232], ebp ;   704.8 p0+p3   23 box spill
        mov ebp, dword [esp + 216] ;   686.7 p2      30 box
        xor ebp, ecx               ;   705.8 p0      30 box
        not ebp                    ;   706.3 p0      30 box
        or ebp, eax                ;   706.8 p0      30 box
        or ebp, edx                ;   707.3 p0      30 box
        xor ecx, eax               ;   707.8 p0      30 box
        xor ecx, edx               ;   708.3 p0      30 box
        xor ebp, ecx               ;   708.8 p0      30 box
        xor edx, esi               ;   709.3 p0      30 box
        or ecx, esi                ;   709.8 p0      30 box
        xor eax, ecx               ;   710.3 p0      30 box
        mov ecx, dword [esp + 220] ;   688.7 p2      29 box
        and ecx, dword [esp + 236] ;   710.8 p2+p0   29 box
        mov dword [esp + 220], edx ;   711.3 p0+p3   30 box spill
        mov edx, dword [esp + 236] ;   690.7 p2      29 box
        xor edx, dword [esp + 224] ;   712.3 p2+p0   29 box
        mov dword [esp + 236], esi ;   712.8 p0+p3   30 box spill
        mov esi, dword [esp + 224] ;   692.7 p2      29 box
        mov dword [esp + 224], eax ;   713.8 p0+p3   30 box spill
        mov eax, dword [esp + 244] ;   693.7 p2      29 box
        mov dword [esp + 216], ebp ;   714.8 p0+p3   30 box spill
        mov ebp, dword [esp + 244] ;   694.7 p2      29 box
        mov dword [esp + 196], edi ;   715.8 p0+p3   29 box spill
        mov edi, dword [esp + 244] ;   695.7 p2      29 box
        mov dword [esp + 244], ebx ;   716.8 p0+p3   29 box spill
        mov ebx, dword [esp + 240] ;   696.7 p2      29 box
        not ebx                    ;   717.8 p0      29 box
        xor esi, ebx               ;   718.3 p0      29 box
        xor ecx, esi               ;   718.8 p0      29 box
        and eax, ebx               ;   719.3 p0      29 box
        xor eax, esi               ;   719.8 p0      29 box
        or ebp, esi                ;   720.3 p0      29 box
        xor edi, ecx               ;   720.8 p0      29 box
        xor ebp, edx               ;   721.3 p0      29 box
        and edx, eax               ;   721.8 p0      29 box
        xor eax, ecx               ;   722.3 p0      29 box
        and eax, ebp               ;   722.8 p0      29 box
        or ebp, edx                ;   723.3 p0      29 box
        xor edx, edi               ;   723.8 p0      29 box
        not edi                    ;   724.3 p0      29 box
        mov esi, dword [esp + 264] ;   699.0 p2      28 box
        mov ebx, dword [esp + 248] ;   700.0 p2     107 w[65] reload
        or esi, ebx                ;   724.8 p0      28 box
        xor eax, edi               ;   725.3 p0      29 box
        xor ebp, edi               ;   725.8 p0      29 box
        mov edi, dword [esp + 252] ;   701.0 p2      28 box
        xor edi, dword [esp + 264] ;   726.3 p2+p0   28 box
        xor ebx, dword [esp + 264] ;   726.8 p2+p0   28 box
        xor esi, edi               ;   727.3 p0      28 box
        and edi, dword [esp + 264] ;   727.8 p2+p0   28 box
        mov dword [esp + 248], eax ;   728.3 p0+p3   29 box spill
        mov eax, dword [esp + 264] ;   705.0 p2      28 box
        xor eax, esi               ;   729.3 p0      28 box
        mov dword [esp + 264], ebp ;   729.8 p0+p3   29 box spill
        mov ebp, dword [esp + 268] ;   706.0 p2      28 box
        not ebp                    ;   730.8 p0      28 box
        xor ebx, ebp               ;   731.3 p0      28 box
        and edi, ebx               ;   731.8 p0      28 box
        xor edi, ebp               ;   732.3 p0      28 box
        or ebp, ebx                ;   732.8 p0      28 box
        xor ebp, esi               ;   733.3 p0      28 box
        and esi, edi               ;   733.8 p0      28 box
        xor edi, eax               ;   734.3 p0      28 box
        and eax, ebp               ;   734.8 p0      28 box
        xor eax, ebx               ;   735.3 p0      28 box
        xor ebx, esi               ;   735.8 p0      28 box
        mov esi, dword [esp + 276] ;   708.7 p2      27 box
        and esi, dword [esp + 256] ;   736.3 p2+p0   27 box
        xor esi, dword [esp + 260] ;   736.8 p2+p0   27 box
        mov dword [esp + 268], edi ;   737.3 p0+p3   28 box spill
        mov edi, dword [esp + 276] ;   711.7 p2      27 box
        xor edi, dword [esp + 272] ;   738.3 p2+p0   27 box
        mov dword [esp + 276], eax ;   738.8 p0+p3   28 box spill
        mov eax, dword [esp + 260] ;   713.7 p2      27 box
        or eax, dword [esp + 256]  ;   739.8 p2+p0   27 box
        or eax, edi                ;   740.3 p0      27 box
        xor eax, dword [esp + 272] ;   740.8 p2+p0   27 box
        mov dword [esp + 260], ebx ;   741.3 p0+p3   28 box spill
        mov ebx, dword [esp + 272] ;   716.7 p2      27 box
        and ebx, edi               ;   742.3 p0      27 box
        xor ebx, esi               ;   742.8 p0      27 box
        mov dword [esp + 272], ebp ;   743.3 p0+p3   28 box spill
        mov ebp, dword [esp + 256] ;   717.7 p2      27 box
        xor ebp, esi               ;   744.3 p0      27 box
        and esi, eax               ;   744.8 p0      27 box
        xor eax, ebp               ;   745.3 p0      27 box
        or ebp, ebx                ;   745.8 p0      27 box
        not ebx                    ;   746.3 p0      27 box
        xor ebp, edi               ;   746.8 p0      27 box
        xor edi, esi               ;   747.3 p0      27 box
        mov esi, dword [esp + 296] ;   718.7 p2      26 box
        and esi, dword [esp + 280] ;   747.8 p2+p0   26 box
        mov dword [esp + 256], edi ;   748.3 p0+p3   27 box spill
        mov edi, dword [esp + 280] ;   720.7 p2      26 box
        xor edi, dword [esp + 300] ;   749.3 p2+p0   26 box
        mov dword [esp + 280], ebp ;   749.8 p0+p3   27 box spill
        mov ebp, dword [esp + 300] ;   722.7 p2      26 box
        or ebp, dword [esp + 296]  ;   750.8 p2+p0   26 box
        mov dword [esp + 300], eax ;   751.3 p0+p3   27 box spill
        mov eax, dword [esp + 296] ;   724.7 p2      26 box
        xor eax, dword [esp + 284] ;   752.3 p2+p0   26 box
        or eax, esi                ;   752.8 p0      26 box
        mov dword [esp + 296], ebx ;   753.3 p0+p3   27 box spill
        mov ebx, dword [esp + 284] ;   726.7 p2      26 box
        and ebx, ebp               ;   754.3 p0      26 box
        xor ebx, edi               ;   754.8 p0      26 box
        and edi, ebp               ;   755.3 p0      26 box
        xor edi, eax               ;   755.8 p0      26 box
        xor ebp, ebx               ;   756.3 p0      26 box
        xor ebx, esi               ;   756.8 p0      26 box
        xor eax, ebx               ;   757.3 p0      26 box
        and esi, edi               ;   757.8 p0      26 box
        xor esi, ebp               ;   758.3 p0      26 box
        and ebp, edi               ;   758.8 p0      26 box
        xor ebx, ebp               ;   759.3 p0      26 box
        mov ebp, dword [esp + 288] ;   728.0 p2      25 box
        and ebp, dword [esp + 292] ;   759.8 p2+p0   25 box
        xor ebp, dword [esp + 304] ;   760.3 p2+p0   25 box
        mov dword [esp + 284], eax ;   760.8 p0+p3   26 box spill
        mov eax, dword [esp + 292] ;   731.0 p2      25 box
        xor eax, dword [esp + 288] ;   761.8 p2+p0   25 box
        xor eax, dword [esp + 316] ;   762.3 p2+p0   25 box
        mov dword [esp + 292], edi ;   762.8 p0+p3   26 box spill
        mov edi, dword [esp + 304] ;   734.0 p2      25 box
        or edi, dword [esp + 288]  ;   763.8 p2+p0   25 box
        xor edi, dword [esp + 316] ;   764.3 p2+p0   25 box
        mov dword [esp + 304], esi ;   764.8 p0+p3   26 box spill
        mov esi, dword [esp + 316] ;   737.0 p2      25 box
        and esi, ebp               ;   765.8 p0      25 box
        xor esi, eax               ;   766.3 p0      25 box
        xor ebp, eax               ;   766.8 p0      25 box
        or eax, edi                ;   767.3 p0      25 box
        xor eax, ebp               ;   767.8 p0      25 box
        xor ebp, dword [esp + 288] ;   768.3 p2+p0   25 box
        xor edi, eax               ;   768.8 p0      25 box
        xor eax, esi               ;   769.3 p0      25 box
        not esi                    ;   769.8 p0      25 box
        mov dword [esp + 288], esi ;   770.3 p0+p3   25 box spill
        mov esi, dword [esp + 320] ;   739.0 p2      24 box
        and esi, dword [esp + 308] ;   771.3 p2+p0   24 box
        mov dword [esp + 320], edi ;   771.8 p0+p3   25 box spill
        mov edi, dword [esp + 328] ;   741.0 p2      24 box
        or edi, dword [esp + 308]  ;   772.8 p2+p0   24 box
        not edi                    ;   773.3 p0      24 box
        mov dword [esp + 328], eax ;   773.8 p0+p3   25 box spill
        mov eax, dword [esp + 308] ;   743.0 p2      24 box
        xor eax, dword [esp + 312] ;   774.8 p2+p0   24 box
        mov dword [esp + 308], ebp ;   775.3 p0+p3   25 box spill
        mov ebp, esi               ;   771.8 p1      24 box copy
        mov dword [esp + 316], ebx ;   776.3 p0+p3   26 box spill
        mov ebx, dword [esp + 340] ;   745.0 p2      24 box
        not ebx                    ;   777.3 p0      24 box
        xor eax, ebx               ;   777.8 p0      24 box
        or ebp, ebx                ;   778.3 p0      24 box
        xor esi, eax               ;   778.8 p0      24 box
        and eax, ebp               ;   779.3 p0      24 box
        mov ebx, dword [esp + 312] ;   746.0 p2      24 box
        or eax, edi                ;   779.8 p0      24 box
        xor ebp, esi               ;   780.3 p0      24 box
        or ebp, eax                ;   780.8 p0      24 box
        xor ebx, esi               ;   781.3 p0      24 box
        xor edi, ebx               ;   781.8 p0      24 box
        xor ebp, edi               ;   782.3 p0      24 box
        and ebx, eax               ;   782.8 p0      24 box
        xor edi, ebx               ;   783.3 p0      24 box
        mov ebx, dword [esp + 324] ;   748.0 p2      23 box
        or ebx, dword [esp + 348]  ;   783.8 p2+p0   23 box
        xor ebx, dword [esp + 344] ;   784.3 p2+p0   23 box
        mov dword [esp + 324], eax ;   784.8 p0+p3   24 box spill
        mov eax, dword [esp + 348] ;   751.0 p2      23 box
        xor eax, dword [esp + 332] ;   785.8 p2+p0   23 box
        mov dword [esp + 348], esi ;   786.3 p0+p3   24 box spill
        mov esi, dword [esp + 344] ;   753.0 p2      23 box
        and esi, dword [esp + 352] ;   787.3 p2+p0   23 box
        xor esi, eax               ;   787.8 p0      23 box
        not eax                    ;   788.3 p0      23 box
        mov dword [esp + 344], ebp ;   788.8 p0+p3   24 box spill
        mov ebp, dword [esp + 332] ;   755.0 p2      23 box
        xor ebp, ebx               ;   789.8 p0      23 box
        mov dword [esp + 332], edi ;   790.3 p0+p3   24 box spill
        mov edi, dword [esp + 352] ;   756.0 p2      23 box
        xor edi, ebx               ;   791.3 p0      23 box
        or eax, edi                ;   791.8 p0      23 box
        xor edi, ebp               ;   792.3 p0      23 box
        or edi, esi                ;   792.8 p0      23 box
        xor esi, edi               ;   793.3 p0      23 box
        xor ebx, esi               ;   793.8 p0      23 box
        xor esi, eax               ;   794.3 p0      23 box
        xor eax, edi               ;   794.8 p0      23 box
        mov edi, dword [esp + 336] ;   757.3 p2      30 box
        or edi, dword [esp + 360]  ;   795.3 p2+p0   30 box
        xor edi, dword [esp + 372] ;   795.8 p2+p0   30 box
        mov dword [esp + 352], ebp ;   796.3 p0+p3   23 box spill
        mov ebp, dword [esp + 372] ;   760.3 p2      30 box
        and ebp, dword [esp + 360] ;   797.3 p2+p0   30 box
        mov dword [esp + 372], ebx ;   797.8 p0+p3   23 box spill
        mov ebx, dword [esp + 336] ;   762.3 p2      30 box
        xor ebx, ebp               ;   798.8 p0      30 box
        xor ebp, dword [esp + 356] ;   799.3 p2+p0   30 box
        and ebp, ebx               ;   799.8 p0      30 box
        mov dword [esp + 336], eax ;   800.3 p0+p3   23 box spill
        mov eax, dword [esp + 360] ;   764.3 p2      30 box
        xor eax, ebp               ;   801.3 p0      30 box
        or ebp, edi                ;   801.8 p0      30 box
        xor ebp, dword [esp + 356] ;   802.3 p2+p0   30 box
        mov dword [esp + 360], esi ;   802.8 p0+p3   23 box spill
        mov esi, dword [esp + 356] ;   766.3 p2      30 box
        xor esi, edi               ;   803.8 p0      30 box
        not esi                    ;   804.3 p0      30 box
        or esi, ebx                ;   804.8 p0      30 box
        or esi, eax                ;   805.3 p0      30 box
        xor edi, ebx               ;   805.8 p0      30 box
        xor edi, eax               ;   806.3 p0      30 box
        xor esi, edi               ;   806.8 p0      30 box
        xor eax, ebp               ;   807.3 p0      30 box
        or edi, ebp                ;   807.8 p0      30 box
        xor ebx, edi               ;   808.3 p0      30 box
        mov edi, dword [esp + 376] ;   768.3 p2      29 box
        and edi, dword [esp + 368] ;   808.8 p2+p0   29 box
        mov dword [esp + 376], eax ;   809.3 p0+p3   30 box spill
        mov eax, dword [esp + 368] ;   770.3 p2      29 box
        xor eax, dword [esp + 396] ;   810.3 p2+p0   29 box
        mov dword [esp + 368], ebp ;   810.8 p0+p3   30 box spill
        mov ebp, dword [esp + 396] ;   772.3 p2      29 box
        mov dword [esp + 396], ebx ;   811.8 p0+p3   30 box spill
        mov ebx, dword [esp + 384] ;   773.3 p2      29 box
        mov dword [esp + 356], esi ;   812.8 p0+p3   30 box spill
        mov esi, dword [esp + 384] ;   774.3 p2      29 box
        mov dword [esp + 312], ecx ;   813.8 p0+p3   29 box spill
        mov ecx, dword [esp + 384] ;   775.3 p2      29 box
        mov dword [esp + 384], edx ;   814.8 p0+p3   29 box spill
        mov edx, dword [esp + 364] ;   776.3 p2      29 box
        not edx                    ;   815.8 p0      29 box
        xor ebp, edx               ;   816.3 p0      29 box
        xor edi, ebp               ;   816.8 p0      29 box
        and ebx, edx               ;   817.3 p0      29 box
        xor ebx, ebp               ;   817.8 p0      29 box
        or esi, ebp                ;   818.3 p0      29 box
        xor ecx, edi               ;   818.8 p0      29 box
        xor esi, eax               ;   819.3 p0      29 box
        and eax, ebx               ;   819.8 p0      29 box
        xor ebx, edi               ;   820.3 p0      29 box
        and ebx, esi               ;   820.8 p0      29 box
        mov ebp, dword [esp + 380] ;   777.7 p2      28 box
        mov edx, dword [esp + 400] ;   778.7 p2     107 w[97] reload
        or ebp, edx                ;   821.3 p0      28 box
        or esi, eax                ;   821.8 p0      29 box
        xor eax, ecx               ;   822.3 p0      29 box
        not ecx                    ;   822.8 p0      29 box
        xor edx, dword [esp + 380] ;   823.3 p2+p0   28 box
        xor ebx, ecx               ;   823.8 p0      29 box
        xor esi, ecx               ;   824.3 p0      29 box
        mov ecx, dword [esp + 388] ;   781.0 p2      28 box
        xor ecx, dword [esp + 380] ;   824.8 p2+p0   28 box
        xor ebp, ecx               ;   825.3 p0      28 box
        and ecx, dword [esp + 380] ;   825.8 p2+p0   28 box
        mov dword [esp + 388], ebx ;   826.3 p0+p3   29 box spill
        mov ebx, dword [esp + 380] ;   784.0 p2      28 box
        xor ebx, ebp               ;   827.3 p0      28 box
        mov dword [esp + 380], esi ;   827.8 p0+p3   29 box spill
        mov esi, dword [esp + 412] ;   785.0 p2      28 box
        not esi                    ;   828.8 p0      28 box
        xor edx, esi               ;   829.3 p0      28 box
        and ecx, edx               ;   829.8 p0      28 box
        xor ecx, esi               ;   830.3 p0      28 box
        or esi, edx                ;   830.8 p0      28 box
        xor esi, ebp               ;   831.3 p0      28 box
        and ebp, ecx               ;   831.8 p0      28 box
        xor ecx, ebx               ;   832.3 p0      28 box
        and ebx, esi               ;   832.8 p0      28 box
        xor ebx, edx               ;   833.3 p0      28 box
        xor edx, ebp               ;   833.8 p0      28 box
        mov ebp, dword [esp + 416] ;   788.3 p2      27 box
        and ebp, dword [esp + 392] ;   834.3 p2+p0   27 box
        xor ebp, dword [esp + 420] ;   834.8 p2+p0   27 box
        mov dword [esp + 412], ecx ;   835.3 p0+p3   28 box spill
        mov ecx, dword [esp + 416] ;   791.3 p2      27 box
        xor ecx, dword [esp + 404] ;   836.3 p2+p0   27 box
        mov dword [esp + 416], ebx ;   836.8 p0+p3   28 box spill
        mov ebx, dword [esp + 420] ;   793.3 p2      27 box
        or ebx, dword [esp + 392]  ;   837.8 p2+p0   27 box
        or ebx, ecx                ;   838.3 p0      27 box
        xor ebx, dword [esp + 404] ;   838.8 p2+p0   27 box
        mov dword [esp + 420], edx ;   839.3 p0+p3   28 box spill
        mov edx, dword [esp + 404] ;   796.3 p2      27 box
        and edx, ecx               ;   840.3 p0      27 box
        xor edx, ebp               ;   840.8 p0      27 box
        mov dword [esp + 404], esi ;   841.3 p0+p3   28 box spill
        mov esi, dword [esp + 392] ;   797.3 p2      27 box
        xor esi, ebp               ;   842.3 p0      27 box
        and ebp, ebx               ;   842.8 p0      27 box
        xor ebx, esi               ;   843.3 p0      27 box
        or esi, edx                ;   843.8 p0      27 box
        not edx                    ;   844.3 p0      27 box
        xor esi, ecx               ;   844.8 p0      27 box
        xor ecx, ebp               ;   845.3 p0      27 box
        mov ebp, dword [esp + 436] ;   798.3 p2      26 box
        and ebp, dword [esp + 408] ;   845.8 p2+p0   26 box
        mov dword [esp + 392], ecx ;   846.3 p0+p3   27 box spill
        mov ecx, dword [esp + 408] ;   800.3 p2      26 box
        xor ecx, dword [esp + 440] ;   847.3 p2+p0   26 box
        mov dword [esp + 408], esi ;   847.8 p0+p3   27 box spill
        mov esi, dword [esp + 440] ;   802.3 p2      26 box
        or esi, dword [esp + 436]  ;   848.8 p2+p0   26 box
        mov dword [esp + 440], ebx ;   849.3 p0+p3   27 box spill
        mov ebx, dword [esp + 436] ;   804.3 p2      26 box
        xor ebx, dword [esp + 424] ;   850.3 p2+p0   26 box
        or ebx, ebp                ;   850.8 p0      26 box
        mov dword [esp + 436], edx ;   851.3 p0+p3   27 box spill
        mov edx, dword [esp + 424] ;   806.3 p2      26 box
        and edx, esi               ;   852.3 p0      26 box
        xor edx, ecx               ;   852.8 p0      26 box
        and ecx, esi               ;   853.3 p0      26 box
        xor ecx, ebx               ;   853.8 p0      26 box
        xor esi, edx               ;   854.3 p0      26 box
        xor edx, ebp               ;   854.8 p0      26 box
        xor ebx, edx               ;   855.3 p0      26 box
        and ebp, ecx               ;   855.8 p0      26 box
        xor ebp, esi               ;   856.3 p0      26 box
        and esi, ecx               ;   856.8 p0      26 box
        xor edx, esi               ;   857.3 p0      26 box
        mov esi, dword [esp + 428] ;   807.7 p2      25 box
        and esi, dword [esp + 432] ;   857.8 p2+p0   25 box
        xor esi, dword [esp + 444] ;   858.3 p2+p0   25 box
        mov dword [esp + 424], ebx ;   858.8 p0+p3   26 box spill
        mov ebx, dword [esp + 432] ;   810.7 p2      25 box
        xor ebx, dword [esp + 428] ;   859.8 p2+p0   25 box
        xor ebx, dword [esp + 456] ;   860.3 p2+p0   25 box
        mov dword [esp + 432], ecx ;   860.8 p0+p3   26 box spill
        mov ecx, dword [esp + 444] ;   813.7 p2      25 box
        or ecx, dword [esp + 428]  ;   861.8 p2+p0   25 box
        xor ecx, dword [esp + 456] ;   862.3 p2+p0   25 box
        mov dword [esp + 444], ebp ;   862.8 p0+p3   26 box spill
        mov ebp, dword [esp + 456] ;   816.7 p2      25 box
        and ebp, esi               ;   863.8 p0      25 box
        xor ebp, ebx               ;   864.3 p0      25 box
        xor esi, ebx               ;   864.8 p0      25 box
        or ebx, ecx                ;   865.3 p0      25 box
        mov dword [esp + 456], edx ;   865.8 p0+p3   26 box spill
        mov edx, dword [esp + 428] ;   817.7 p2      25 box
        xor edx, esi               ;   866.8 p0      25 box
        xor esi, ebx               ;   867.3 p0      25 box
        mov ebx, dword [esp + 460] ;   818.7 p2      24 box
        and ebx, dword [esp + 448] ;   867.8 p2+p0   24 box
        xor ecx, esi               ;   868.3 p0      25 box
        xor esi, ebp               ;   868.8 p0      25 box
        not ebp                    ;   869.3 p0      25 box
        mov dword [esp + 460], ebp ;   869.8 p0+p3   25 box spill
        mov ebp, dword [esp + 468] ;   820.8 p2      24 box
        or ebp, dword [esp + 448]  ;   870.8 p2+p0   24 box
        mov dword [esp + 468], ecx ;   871.3 p0+p3   25 box spill
        mov ecx, dword [esp + 448] ;   822.8 p2      24 box
        xor ecx, dword [esp + 452] ;   872.3 p2+p0   24 box
        not ebp                    ;   872.8 p0      24 box
        mov dword [esp + 448], esi ;   873.3 p0+p3   25 box spill
        mov esi, dword [esp + 480] ;   824.8 p2      24 box
        not esi                    ;   874.3 p0      24 box
        xor ecx, esi               ;   874.8 p0      24 box
        or esi, ebx                ;   875.3 p0      24 box
        xor ebx, ecx               ;   875.8 p0      24 box
        and ecx, esi               ;   876.3 p0      24 box
        or ecx, ebp                ;   876.8 p0      24 box
        xor esi, ebx               ;   877.3 p0      24 box
        or esi, ecx                ;   877.8 p0      24 box
        mov dword [esp + 480], edx ;   878.3 p0+p3   25 box spill
        mov edx, dword [esp + 452] ;   827.7 p2      24 box
        xor edx, ebx               ;   879.3 p0      24 box
        xor ebp, edx               ;   879.8 p0      24 box
        xor esi, ebp               ;   880.3 p0      24 box
        and edx, ecx               ;   880.8 p0      24 box
        xor ebp, edx               ;   881.3 p0      24 box
        mov edx, dword [esp + 464] ;   830.3 p2      23 box
        or edx, dword [esp + 488]  ;   881.8 p2+p0   23 box
        xor edx, dword [esp + 484] ;   882.3 p2+p0   23 box
        mov dword [esp + 464], ecx ;   882.8 p0+p3   24 box spill
        mov ecx, dword [esp + 488] ;   833.3 p2      23 box
        xor ecx, dword [esp + 472] ;   883.8 p2+p0   23 box
        mov dword [esp + 488], ebx ;   884.3 p0+p3   24 box spill
        mov ebx, dword [esp + 484] ;   835.3 p2      23 box
        and ebx, dword [esp + 492] ;   885.3 p2+p0   23 box
        xor ebx, ecx               ;   885.8 p0      23 box
        mov dword [esp + 484], esi ;   886.3 p0+p3   24 box spill
        mov esi, dword [esp + 472] ;   837.3 p2      23 box
        xor esi, edx               ;   887.3 p0      23 box
        not ecx                    ;   887.8 p0      23 box
        mov dword [esp + 472], ebp ;   888.3 p0+p3   24 box spill
        mov ebp, dword [esp + 492] ;   838.3 p2      23 box
        xor ebp, edx               ;   889.3 p0      23 box
        or ecx, ebp                ;   889.8 p0      23 box
        xor ebp, esi               ;   890.3 p0      23 box
        or ebp, ebx                ;   890.8 p0      23 box
        xor ebx, ebp               ;   891.3 p0      23 box
        xor edx, ebx               ;   891.8 p0      23 box
        xor ebx, ecx               ;   892.3 p0      23 box
        xor ecx, ebp               ;   892.8 p0      23 box
        mov ebp, dword [esp + 476] ;   841.3 p2      30 box
        or ebp, dword [esp + 500]  ;   893.3 p2+p0   30 box
        xor ebp, dword [esp + 512] ;   893.8 p2+p0   30 box
        mov dword [esp + 492], esi ;   894.3 p0+p3   23 box spill
        mov esi, dword [esp + 512] ;   844.3 p2      30 box
        and esi, dword [esp + 500] ;   895.3 p2+p0   30 box
        mov dword [esp + 512], edx ;   895.8 p0+p3   23 box spill
        mov edx, dword [esp + 476] ;   846.3 p2      30 box
        xor edx, esi               ;   896.8 p0      30 box
        xor esi, dword [esp + 496] ;   897.3 p2+p0   30 box
        and esi, edx               ;   897.8 p0      30 box
        mov dword [esp + 476], ecx ;   898.3 p0+p3   23 box spill
        mov ecx, dword [esp + 500] ;   848.3 p2      30 box
        xor ecx, esi               ;   899.3 p0      30 box
        or esi, ebp                ;   899.8 p0      30 box
        xor esi, dword [esp + 496] ;   900.3 p2+p0   30 box
        mov dword [esp + 500], ebx ;   900.8 p0+p3   23 box spill
        mov ebx, dword [esp + 496] ;   850.7 p2      30 box
        xor ebx, ebp               ;   901.8 p0      30 box
        not ebx                    ;   902.3 p0      30 box
        or ebx, edx                ;   902.8 p0      30 box
        or ebx, ecx                ;   903.3 p0      30 box
        xor ebp, edx               ;   903.8 p0      30 box
        xor ebp, ecx               ;   904.3 p0      30 box
        xor ebx, ebp               ;   904.8 p0      30 box
        xor ecx, esi               ;   905.3 p0      30 box
        or ebp, esi                ;   905.8 p0      30 box
        xor edx, ebp               ;   906.3 p0      30 box
        mov ebp, dword [esp + 516] ;   855.3 p2      29 box
        and ebp, dword [esp + 508] ;   906.8 p2+p0   29 box
        mov dword [esp + 516], ecx ;   907.3 p0+p3   30 box spill
        mov ecx, dword [esp + 508] ;   857.3 p2      29 box
        xor ecx, dword [esp + 536] ;   908.3 p2+p0   29 box
        mov dword [esp + 508], esi ;   908.8 p0+p3   30 box spill
        mov esi, dword [esp + 536] ;   859.3 p2      29 box
        mov dword [esp + 536], edx ;   909.8 p0+p3   30 box spill
        mov edx, dword [esp + 524] ;   860.3 p2      29 box
        mov dword [esp + 496], ebx ;   910.8 p0+p3   30 box spill
        mov ebx, dword [esp + 524] ;   861.3 p2      29 box
        mov dword [esp + 452], edi ;   911.8 p0+p3   29 box spill
        mov edi, dword [esp + 524] ;   862.3 p2      29 box
        mov dword [esp + 524], eax ;   912.8 p0+p3   29 box spill
        mov eax, dword [esp + 504] ;   863.3 p2      29 box
        not eax                    ;   913.8 p0      29 box
        xor esi, eax               ;   914.3 p0      29 box
        xor ebp, esi               ;   914.8 p0      29 box
        and edx, eax               ;   915.3 p0      29 box
        xor edx, esi               ;   915.8 p0      29 box
        or ebx, esi                ;   916.3 p0      29 box
        xor edi, ebp               ;   916.8 p0      29 box
        xor ebx, ecx               ;   917.3 p0      29 box
        and ecx, edx               ;   917.8 p0      29 box
        xor edx, ebp               ;   918.3 p0      29 box
        mov esi, dword [esp + 520] ;   865.3 p2      28 box
        mov eax, dword [esp + 540] ;   866.3 p2     107 w[129] reload
        or esi, eax                ;   918.8 p0      28 box
        and edx, ebx               ;   919.3 p0      29 box
        or ebx, ecx                ;   919.8 p0      29 box
        xor ecx, edi               ;   920.3 p0      29 box
        not edi                    ;   920.8 p0      29 box
        xor eax, dword [esp + 520] ;   921.3 p2+p0   28 box
        xor edx, edi               ;   921.8 p0      29 box
        xor ebx, edi               ;   922.3 p0      29 box
        mov edi, dword [esp + 528] ;   869.8 p2      28 box
        xor edi, dword [esp + 520] ;   922.8 p2+p0   28 box
        xor esi, edi               ;   923.3 p0      28 box
        and edi, dword [esp + 520] ;   923.8 p2+p0   28 box
        mov dword [esp + 528], edx ;   924.3 p0+p3   29 box spill
        mov edx, dword [esp + 520] ;   872.8 p2      28 box
        xor edx, esi               ;   925.3 p0      28 box
        mov dword [esp + 520], ebx ;   925.8 p0+p3   29 box spill
        mov ebx, dword [esp + 108] ;   874.3 p2      28 box
        not ebx                    ;   926.8 p0      28 box
        xor eax, ebx               ;   927.3 p0      28 box
        and edi, eax               ;   927.8 p0      28 box
        xor edi, ebx               ;   928.3 p0      28 box
        or ebx, eax                ;   928.8 p0      28 box
        xor ebx, esi               ;   929.3 p0      28 box
        and esi, edi               ;   929.8 p0      28 box
        xor edi, edx               ;   930.3 p0      28 box
        and edx, ebx               ;   930.8 p0      28 box
        xor edx, eax               ;   931.3 p0      28 box
        xor eax, esi               ;   931.8 p0      28 box
        mov esi, dword [esp + 532] ;   880.0 p2      27 box
        xor esi, dword [esp + 0]   ;   932.3 p2+p0   27 box
        mov dword [esp + 532], edi ;   932.8 p0+p3   28 box spill
        mov edi, dword [esp + 0]   ;   882.0 p2      27 box
        and edi, esi               ;   933.8 p0      27 box
        xor esi, dword [esp + 548] ;   934.3 p2+p0   27 box
        xor edi, dword [esp + 556] ;   934.8 p2+p0   27 box
        mov dword [esp + 108], edx ;   935.3 p0+p3   28 box spill
        mov edx, dword [esp + 556] ;   885.0 p2      27 box
        or edx, dword [esp + 0]    ;   936.3 p2+p0   27 box
        or edx, esi                ;   936.8 p0      27 box
        xor edx, dword [esp + 548] ;   937.3 p2+p0   27 box
        mov dword [esp + 556], eax ;   937.8 p0+p3   28 box spill
        mov eax, dword [esp + 548] ;   888.0 p2      27 box
        and eax, esi               ;   938.8 p0      27 box
        xor eax, edi               ;   939.3 p0      27 box
        mov dword [esp + 548], ebx ;   939.8 p0+p3   28 box spill
        mov ebx, dword [esp + 0]   ;   889.0 p2      27 box
        xor ebx, edi               ;   940.8 p0      27 box
        and edi, edx               ;   941.3 p0      27 box
        xor edx, ebx               ;   941.8 p0      27 box
        or ebx, eax                ;   942.3 p0      27 box
        not eax                    ;   942.8 p0      27 box
        xor ebx, esi               ;   943.3 p0      27 box
        xor esi, edi               ;   943.8 p0      27 box
        mov edi, dword [esp + 16]  ;   892.3 p2      26 box
        and edi, dword [esp + 544] ;   944.3 p2+p0   26 box
        mov dword [esp + 0], esi   ;   944.8 p0+p3   27 box spill
        mov esi, dword [esp + 544] ;   894.3 p2      26 box
        xor esi, dword [esp + 20]  ;   945.8 p2+p0   26 box
        mov dword [esp + 544], ebx ;   946.3 p0+p3   27 box spill
        mov ebx, dword [esp + 20]  ;   896.3 p2      26 box
        or ebx, dword [esp + 16]   ;   947.3 p2+p0   26 box
        mov dword [esp + 20], edx  ;   947.8 p0+p3   27 box spill
        mov edx, dword [esp + 16]  ;   898.3 p2      26 box
        xor edx, dword [esp + 552] ;   948.8 p2+p0   26 box
        or edx, edi                ;   949.3 p0      26 box
        mov dword [esp + 16], eax  ;   949.8 p0+p3   27 box spill
        mov eax, dword [esp + 552] ;   900.3 p2      26 box
        and eax, ebx               ;   950.8 p0      26 box
        xor eax, esi               ;   951.3 p0      26 box
        and esi, ebx               ;   951.8 p0      26 box
        xor esi, edx               ;   952.3 p0      26 box
        xor ebx, eax               ;   952.8 p0      26 box
        xor eax, edi               ;   953.3 p0      26 box
        xor edx, eax               ;   953.8 p0      26 box
        and edi, esi               ;   954.3 p0      26 box
        xor edi, ebx               ;   954.8 p0      26 box
        and ebx, esi               ;   955.3 p0      26 box
        xor eax, ebx               ;   955.8 p0      26 box
        mov ebx, dword [esp + 24]  ;   903.8 p2      26 box reload
        mov dword [esp + 552], edx ;   956.3 p0+p3   26 box spill
        mov edx, dword [esp + 584] ;   904.8 p2     123 rk reload
        mov dword [edx], ebx       ;   957.3 p0+p3  123 rk
        mov ebx, dword [esp + 32]  ;   905.8 p2      26 box reload
        mov dword [edx + 4], ebx   ;   958.3 p0+p3  123 rk
        mov ebx, dword [esp + 8]   ;   906.8 p2      26 box reload
        mov dword [edx + 8], ebx   ;   959.3 p0+p3  123 rk
        mov ebx, dword [esp + 4]   ;   907.8 p2      26 box reload
        mov dword [edx + 12], ebx  ;   960.3 p0+p3  123 rk
        mov ebx, dword [esp + 52]  ;   908.8 p2      25 box reload
        mov dword [edx + 16], ebx  ;   961.3 p0+p3  123 rk
        mov ebx, dword [esp + 44]  ;   909.8 p2      25 box reload
        mov dword [edx + 20], ebx  ;   962.3 p0+p3  123 rk
        mov ebx, dword [esp + 28]  ;   910.8 p2      25 box reload
        mov dword [edx + 24], ebx  ;   963.3 p0+p3  123 rk
        mov ebx, dword [esp + 12]  ;   911.8 p2      25 box reload
        mov dword [edx + 28], ebx  ;   964.3 p0+p3  123 rk
        mov ebx, dword [esp + 60]  ;   912.8 p2      24 box reload
        mov dword [edx + 32], ebx  ;   965.3 p0+p3  123 rk
        mov ebx, dword [esp + 56]  ;   913.8 p2      24 box reload
        mov dword [edx + 36], ebx  ;   966.3 p0+p3  123 rk
        mov ebx, dword [esp + 48]  ;   914.8 p2      24 box reload
        mov dword [edx + 40], ebx  ;   967.3 p0+p3  123 rk
        mov ebx, dword [esp + 80]  ;   915.8 p2      24 box reload
        mov dword [edx + 44], ebx  ;   968.3 p0+p3  123 rk
        mov ebx, dword [esp + 76]  ;   916.8 p2      23 box reload
        mov dword [edx + 48], ebx  ;   969.3 p0+p3  123 rk
        mov ebx, dword [esp + 64]  ;   917.8 p2      23 box reload
        mov dword [edx + 52], ebx  ;   970.3 p0+p3  123 rk
        mov ebx, dword [esp + 72]  ;   918.8 p2      23 box reload
        mov dword [edx + 56], ebx  ;   971.3 p0+p3  123 rk
        mov ebx, dword [esp + 68]  ;   919.8 p2      23 box reload
        mov dword [edx + 60], ebx  ;   972.3 p0+p3  123 rk
        mov ebx, dword [esp + 96]  ;   920.8 p2      30 box reload
        mov dword [edx + 64], ebx  ;   973.3 p0+p3  123 rk
        mov ebx, dword [esp + 88]  ;   921.8 p2      30 box reload
        mov dword [edx + 68], ebx  ;   974.3 p0+p3  123 rk
        mov ebx, dword [esp + 104] ;   922.8 p2      30 box reload
        mov dword [edx + 72], ebx  ;   975.3 p0+p3  123 rk
        mov ebx, dword [esp + 84]  ;   923.8 p2      30 box reload
        mov dword [edx + 76], ebx  ;   976.3 p0+p3  123 rk
        mov ebx, dword [esp + 244] ;   924.8 p2      29 box reload
        mov dword [edx + 80], ebx  ;   977.3 p0+p3  123 rk
        mov ebx, dword [esp + 196] ;   925.8 p2      29 box reload
        mov dword [edx + 84], ebx  ;   978.3 p0+p3  123 rk
        mov ebx, dword [esp + 92]  ;   926.8 p2      29 box reload
        mov dword [edx + 88], ebx  ;   979.3 p0+p3  123 rk
        mov ebx, dword [esp + 128] ;   927.8 p2      29 box reload
        mov dword [edx + 92], ebx  ;   980.3 p0+p3  123 rk
        mov ebx, dword [esp + 120] ;   928.8 p2      28 box reload
        mov dword [edx + 96], ebx  ;   981.3 p0+p3  123 rk
        mov ebx, dword [esp + 148] ;   929.8 p2      28 box reload
        mov dword [edx + 100], ebx ;   982.3 p0+p3  123 rk
        mov ebx, dword [esp + 136] ;   930.8 p2      28 box reload
        mov dword [edx + 104], ebx ;   983.3 p0+p3  123 rk
        mov ebx, dword [esp + 116] ;   931.8 p2      28 box reload
        mov dword [edx + 108], ebx ;   984.3 p0+p3  123 rk
        mov ebx, dword [esp + 132] ;   932.8 p2      27 box reload
        mov dword [edx + 112], ebx ;   985.3 p0+p3  123 rk
        mov ebx, dword [esp + 168] ;   933.8 p2      27 box reload
        mov dword [edx + 116], ebx ;   986.3 p0+p3  123 rk
        mov ebx, dword [esp + 152] ;   934.8 p2      27 box reload
        mov dword [edx + 120], ebx ;   987.3 p0+p3  123 rk
        mov ebx, dword [esp + 124] ;   935.8 p2      27 box reload
        mov dword [edx + 124], ebx ;   988.3 p0+p3  123 rk
        mov ebx, dword [esp + 156] ;   936.8 p2      26 box reload
        mov dword [edx + 128], ebx ;   989.3 p0+p3  123 rk
        mov ebx, dword [esp + 160] ;   937.8 p2      26 box reload
        mov dword [edx + 132], ebx ;   990.3 p0+p3  123 rk
        mov ebx, dword [esp + 172] ;   938.8 p2      26 box reload
        mov dword [edx + 136], ebx ;   991.3 p0+p3  123 rk
        mov ebx, dword [esp + 140] ;   939.8 p2      26 box reload
        mov dword [edx + 140], ebx ;   992.3 p0+p3  123 rk
        mov ebx, dword [esp + 164] ;   940.8 p2      25 box reload
        mov dword [edx + 144], ebx ;   993.3 p0+p3  123 rk
        mov ebx, dword [esp + 192] ;   941.8 p2      25 box reload
        mov dword [edx + 148], ebx ;   994.3 p0+p3  123 rk
        mov ebx, dword [esp + 188] ;   942.8 p2      25 box reload
        mov dword [edx + 152], ebx ;   995.3 p0+p3  123 rk
        mov ebx, dword [esp + 144] ;   943.8 p2      25 box reload
        mov dword [edx + 156], ebx ;   996.3 p0+p3  123 rk
        mov ebx, dword [esp + 184] ;   944.8 p2      24 box reload
        mov dword [edx + 160], ebx ;   997.3 p0+p3  123 rk
        mov ebx, dword [esp + 204] ;   945.8 p2      24 box reload
        mov dword [edx + 164], ebx ;   998.3 p0+p3  123 rk
        mov ebx, dword [esp + 200] ;   946.8 p2      24 box reload
        mov dword [edx + 168], ebx ;   999.3 p0+p3  123 rk
        mov ebx, dword [esp + 180] ;   947.8 p2      24 box reload
        mov dword [edx + 172], ebx ;  1000.3 p0+p3  123 rk
        mov ebx, dword [esp + 232] ;   948.8 p2      23 box reload
        mov dword [edx + 176], ebx ;  1001.3 p0+p3  123 rk
        mov ebx, dword [esp + 228] ;   949.8 p2      23 box reload
        mov dword [edx + 180], ebx ;  1002.3 p0+p3  123 rk
        mov ebx, dword [esp + 212] ;   950.8 p2      23 box reload
        mov dword [edx + 184], ebx ;  1003.3 p0+p3  123 rk
        mov ebx, dword [esp + 208] ;   951.8 p2      23 box reload
        mov dword [edx + 188], ebx ;  1004.3 p0+p3  123 rk
        mov ebx, dword [esp + 216] ;   952.8 p2      30 box reload
        mov dword [edx + 192], ebx ;  1005.3 p0+p3  123 rk
        mov ebx, dword [esp + 224] ;   953.8 p2      30 box reload
        mov dword [edx + 196], ebx ;  1006.3 p0+p3  123 rk
        mov ebx, dword [esp + 236] ;   954.8 p2      30 box reload
        mov dword [edx + 200], ebx ;  1007.3 p0+p3  123 rk
        mov ebx, dword [esp + 220] ;   955.8 p2      30 box reload
        mov dword [edx + 204], ebx ;  1008.3 p0+p3  123 rk
        mov ebx, dword [esp + 384] ;   956.8 p2      29 box reload
        mov dword [edx + 208], ebx ;  1010.3 p0+p3  123 rk
        mov ebx, dword [esp + 312] ;   957.8 p2      29 box reload
        mov dword [edx + 212], ebx ;  1012.3 p0+p3  123 rk
        mov ebx, dword [esp + 264] ;   958.8 p2      29 box reload
        mov dword [edx + 216], ebx ;  1014.3 p0+p3  123 rk
        mov ebx, dword [esp + 248] ;   959.8 p2      29 box reload
        mov dword [edx + 220], ebx ;  1016.3 p0+p3  123 rk
        mov ebx, dword [esp + 272] ;   960.8 p2      28 box reload
        mov dword [edx + 224], ebx ;  1018.3 p0+p3  123 rk
        mov ebx, dword [esp + 260] ;   961.8 p2      28 box reload
        mov dword [edx + 228], ebx ;  1020.3 p0+p3  123 rk
        mov ebx, dword [esp + 276] ;   962.8 p2      28 box reload
        mov dword [edx + 232], ebx ;  1022.3 p0+p3  123 rk
        mov ebx, dword [esp + 268] ;   963.8 p2      28 box reload
        mov dword [edx + 236], ebx ;  1024.3 p0+p3  123 rk
        mov ebx, dword [esp + 296] ;   964.8 p2      27 box reload
        mov dword [edx + 240], ebx ;  1026.3 p0+p3  123 rk
        mov ebx, dword [esp + 300] ;   965.8 p2      27 box reload
        mov dword [edx + 244], ebx ;  1028.3 p0+p3  123 rk
        mov ebx, dword [esp + 280] ;   966.8 p2      27 box reload
        mov dword [edx + 248], ebx ;  1030.3 p0+p3  123 rk
        mov ebx, dword [esp + 256] ;   967.8 p2      27 box reload
        mov dword [edx + 252], ebx ;  1032.3 p0+p3  123 rk
        mov ebx, dword [esp + 316] ;   968.8 p2      26 box reload
        mov dword [edx + 256], ebx ;  1034.3 p0+p3  123 rk
        mov ebx, dword [esp + 304] ;   969.8 p2      26 box reload
        mov dword [edx + 260], ebx ;  1036.3 p0+p3  123 rk
        mov ebx, dword [esp + 292] ;   970.8 p2      26 box reload
        mov dword [edx + 264], ebx ;  1038.3 p0+p3  123 rk
        mov ebx, dword [esp + 284] ;   971.8 p2      26 box reload
        mov dword [edx + 268], ebx ;  1040.3 p0+p3  123 rk
        mov ebx, dword [esp + 308] ;   972.8 p2      25 box reload
        mov dword [edx + 272], ebx ;  1042.3 p0+p3  123 rk
        mov ebx, dword [esp + 328] ;   973.8 p2      25 box reload
        mov dword [edx + 276], ebx ;  1044.3 p0+p3  123 rk
        mov ebx, dword [esp + 320] ;   974.8 p2      25 box reload
        mov dword [edx + 280], ebx ;  1046.3 p0+p3  123 rk
        mov ebx, dword [esp + 288] ;   975.8 p2      25 box reload
        mov dword [edx + 284], ebx ;  1048.3 p0+p3  123 rk
        mov ebx, dword [esp + 332] ;   976.8 p2      24 box reload
        mov dword [edx + 288], ebx ;  1050.3 p0+p3  123 rk
        mov ebx, dword [esp + 344] ;   977.8 p2      24 box reload
        mov dword [edx + 292], ebx ;  1052.3 p0+p3  123 rk
        mov ebx, dword [esp + 348] ;   978.8 p2      24 box reload
        mov dword [edx + 296], ebx ;  1054.3 p0+p3  123 rk
        mov ebx, dword [esp + 324] ;   979.8 p2      24 box reload
        mov dword [edx + 300], ebx ;  1056.3 p0+p3  123 rk
        mov ebx, dword [esp + 360] ;   980.8 p2      23 box reload
        mov dword [edx + 304], ebx ;  1058.3 p0+p3  123 rk
        mov ebx, dword [esp + 336] ;   981.8 p2      23 box reload
        mov dword [edx + 308], ebx ;  1060.3 p0+p3  123 rk
        mov ebx, dword [esp + 372] ;   982.8 p2      23 box reload
        mov dword [edx + 312], ebx ;  1062.3 p0+p3  123 rk
        mov ebx, dword [esp + 352] ;   983.8 p2      23 box reload
        mov dword [edx + 316], ebx ;  1064.3 p0+p3  123 rk
        mov ebx, dword [esp + 356] ;   984.8 p2      30 box reload
        mov dword [edx + 320], ebx ;  1066.3 p0+p3  123 rk
        mov ebx, dword [esp + 396] ;   985.8 p2      30 box reload
        mov dword [edx + 324], ebx ;  1068.3 p0+p3  123 rk
        mov ebx, dword [esp + 368] ;   986.8 p2      30 box reload
        mov dword [edx + 328], ebx ;  1070.3 p0+p3  123 rk
        mov ebx, dword [esp + 376] ;   987.8 p2      30 box reload
        mov dword [edx + 332], ebx ;  1072.3 p0+p3  123 rk
        mov ebx, dword [esp + 524] ;   988.8 p2      29 box reload
        mov dword [edx + 336], ebx ;  1074.3 p0+p3  123 rk
        mov ebx, dword [esp + 452] ;   989.8 p2      29 box reload
        mov dword [edx + 340], ebx ;  1076.3 p0+p3  123 rk
        mov ebx, dword [esp + 380] ;   990.8 p2      29 box reload
        mov dword [edx + 344], ebx ;  1078.3 p0+p3  123 rk
        mov ebx, dword [esp + 388] ;   991.8 p2      29 box reload
        mov dword [edx + 348], ebx ;  1080.3 p0+p3  123 rk
        mov ebx, dword [esp + 404] ;   992.8 p2      28 box reload
        mov dword [edx + 352], ebx ;  1082.3 p0+p3  123 rk
        mov ebx, dword [esp + 420] ;   993.8 p2      28 box reload
        mov dword [edx + 356], ebx ;  1084.3 p0+p3  123 rk
        mov ebx, dword [esp + 416] ;   994.8 p2      28 box reload
        mov dword [edx + 360], ebx ;  1086.3 p0+p3  123 rk
        mov ebx, dword [esp + 412] ;   995.8 p2      28 box reload
        mov dword [edx + 364], ebx ;  1088.3 p0+p3  123 rk
        mov ebx, dword [esp + 436] ;   996.8 p2      27 box reload
        mov dword [edx + 368], ebx ;  1090.3 p0+p3  123 rk
        mov ebx, dword [esp + 440] ;   997.8 p2      27 box reload
        mov dword [edx + 372], ebx ;  1092.3 p0+p3  123 rk
        mov ebx, dword [esp + 408] ;   998.8 p2      27 box reload
        mov dword [edx + 376], ebx ;  1094.3 p0+p3  123 rk
        mov ebx, dword [esp + 392] ;   999.8 p2      27 box reload
        mov dword [edx + 380], ebx ;  1096.3 p0+p3  123 rk
        mov ebx, dword [esp + 456] ;  1000.8 p2      26 box reload
        mov dword [edx + 384], ebx ;  1098.3 p0+p3  123 rk
        mov ebx, dword [esp + 444] ;  1001.8 p2      26 box reload
        mov dword [edx + 388], ebx ;  1100.3 p0+p3  123 rk
        mov ebx, dword [esp + 432] ;  1002.8 p2      26 box reload
        mov dword [edx + 392], ebx ;  1102.3 p0+p3  123 rk
        mov ebx, dword [esp + 424] ;  1003.8 p2      26 box reload
        mov dword [edx + 396], ebx ;  1104.3 p0+p3  123 rk
        mov ebx, dword [esp + 480] ;  1004.8 p2      25 box reload
        mov dword [edx + 400], ebx ;  1106.3 p0+p3  123 rk
        mov ebx, dword [esp + 448] ;  1005.8 p2      25 box reload
        mov dword [edx + 404], ebx ;  1108.3 p0+p3  123 rk
        mov ebx, dword [esp + 468] ;  1006.8 p2      25 box reload
        mov dword [edx + 408], ebx ;  1110.3 p0+p3  123 rk
        mov ebx, dword [esp + 460] ;  1007.8 p2      25 box reload
        mov dword [edx + 412], ebx ;  1112.3 p0+p3  123 rk
        mov ebx, dword [esp + 472] ;  1008.8 p2      24 box reload
        mov dword [edx + 416], ebx ;  1114.3 p0+p3  123 rk
        mov ebx, dword [esp + 484] ;  1009.8 p2      24 box reload
        mov dword [edx + 420], ebx ;  1116.3 p0+p3  123 rk
        mov ebx, dword [esp + 488] ;  1010.8 p2      24 box reload
        mov dword [edx + 424], ebx ;  1118.3 p0+p3  123 rk
        mov ebx, dword [esp + 464] ;  1011.8 p2      24 box reload
        mov dword [edx + 428], ebx ;  1120.3 p0+p3  123 rk
        mov ebx, dword [esp + 500] ;  1012.8 p2      23 box reload
        mov dword [edx + 432], ebx ;  1122.3 p0+p3  123 rk
        mov ebx, dword [esp + 476] ;  1013.8 p2      23 box reload
        mov dword [edx + 436], ebx ;  1124.3 p0+p3  123 rk
        mov ebx, dword [esp + 512] ;  1014.8 p2      23 box reload
        mov dword [edx + 440], ebx ;  1126.3 p0+p3  123 rk
        mov ebx, dword [esp + 492] ;  1015.8 p2      23 box reload
        mov dword [edx + 444], ebx ;  1128.3 p0+p3  123 rk
        mov ebx, dword [esp + 496] ;  1016.8 p2      30 box reload
        mov dword [edx + 448], ebx ;  1130.3 p0+p3  123 rk
        mov ebx, dword [esp + 536] ;  1017.8 p2      30 box reload
        mov dword [edx + 452], ebx ;  1132.3 p0+p3  123 rk
        mov ebx, dword [esp + 508] ;  1018.8 p2      30 box reload
        mov dword [edx + 456], ebx ;  1134.3 p0+p3  123 rk
        mov dword [edx + 464], ecx ;  1136.3 p0+p3  123 rk
        mov ecx, dword [esp + 516] ;  1019.8 p2      30 box reload
        mov dword [edx + 460], ecx ;  1138.3 p0+p3  123 rk
        mov dword [edx + 468], ebp ;  1140.3 p0+p3  123 rk
        mov ebp, dword [esp + 520] ;  1020.8 p2      29 box reload
        mov dword [edx + 472], ebp ;  1142.3 p0+p3  123 rk
        mov ebp, dword [esp + 528] ;  1021.8 p2      29 box reload
        mov dword [edx + 476], ebp ;  1144.3 p0+p3  123 rk
        mov ebp, dword [esp + 548] ;  1022.8 p2      28 box reload
        mov dword [edx + 480], ebp ;  1146.3 p0+p3  123 rk
        mov ebp, dword [esp + 556] ;  1023.8 p2      28 box reload
        mov dword [edx + 484], ebp ;  1148.3 p0+p3  123 rk
        mov ebp, dword [esp + 108] ;  1024.8 p2      28 box reload
        mov dword [edx + 488], ebp ;  1150.3 p0+p3  123 rk
        mov ebp, dword [esp + 532] ;  1025.8 p2      28 box reload
        mov dword [edx + 492], ebp ;  1152.3 p0+p3  123 rk
        mov ebp, dword [esp + 16]  ;  1026.8 p2      27 box reload
        mov dword [edx + 496], ebp ;  1154.3 p0+p3  123 rk
        mov ebp, dword [esp + 20]  ;  1027.8 p2      27 box reload
        mov dword [edx + 500], ebp ;  1156.3 p0+p3  123 rk
        mov dword [edx + 512], eax ;  1158.3 p0+p3  123 rk
        mov ebp, dword [esp + 544] ;  1031.3 p2      27 box reload
        mov dword [edx + 504], ebp ;  1160.3 p0+p3  123 rk
        mov ebp, dword [esp + 0]   ;  1033.3 p2      27 box reload
        mov dword [edx + 508], ebp ;  1162.3 p0+p3  123 rk
        mov dword [edx + 516], edi ;  1164.3 p0+p3  123 rk
        mov dword [edx + 520], esi ;  1166.3 p0+p3  123 rk
        mov esi, dword [esp + 552] ;  1037.3 p2      26 box reload
        mov dword [edx + 524], esi ;  1168.3 p0+p3  123 rk
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
