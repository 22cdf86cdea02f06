; aes128_once for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 c6978034f279af71); do not edit:
;   ./cw build aes128_once --cpu pentium3
;
; void aes128_once(const void *key, const void *src, void *dst);   cdecl
;   key: 16 bytes, read, secret, no alignment needed
;   src: 16 bytes, read, secret, no alignment needed
;   dst: 16 bytes, written, secret, no alignment needed
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Changes mm0 to mm7; the x87 state is empty afterwards (emms).
; NOT constant time: secret data indexes tables.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 902 uops, planned 307.3; bounds: width 300.7, ports 294.0, path 142.0
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
%fatal "aes128_once is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_aes128_once
$_aes128_once:
%else
        global $aes128_once
%endif
$aes128_once:
        push ebx                                              ;                    preserved
        push esi                                              ;                    preserved
        push edi                                              ;                    preserved
        push ebp                                              ;                    preserved
        sub esp, 0x14                                         ;                    frame
        mov esi, dword [esp + 40]                             ;     0.0 p2     124 d reload
        mov eax, dword [esi + 12]                             ;     3.0 p2     124 d
        mov edi, dword [esp + 44]                             ;     2.0 p2     124 d reload
        mov ebx, dword [edi + 4]                              ;     5.0 p2     103 s[1]
        mov ebp, dword [esi + 4]                              ;     4.0 p2     124 d
        mov ecx, dword [esi + 8]                              ;     5.0 p2     124 d
        movd mm2, ecx                                         ;     8.0 p0     107 k[2]
        movd mm1, eax                                         ;     6.0 p1     107 k[3]
        xor ecx, dword [edi + 8]                              ;     8.0 p0+p2  103 s[2]
        movd mm0, ebp                                         ;     7.0 p1     107 k[1]
        xor ebx, ebp                                          ;     8.0 p0     103 s[1]
        movzx ebp, ah                                         ;     6.0 p1      39 k[0]
        mov dword [esp + 0], ecx                              ;     9.0 p3+p4  103 s[2] spill
        mov ecx, eax                                          ;     6.0 p0      39 k[0] copy
        shr ecx, 0x10                                         ;     7.0 p0      39 k[0]
        mov edx, dword [esi]                                  ;     7.0 p2     124 d
        movzx ebp, byte [ebp*8 + aes128_once.T0_windows0 + 1] ;     8.0 p2      39 k[0]
        xor ebp, edx                                          ;    11.0 p1     106 k[0]
        xor ebp, 1                                            ;    12.0 p0     106 k[0]
        movzx esi, al                                         ;     7.3 p1      39 k[0]
        movzx esi, word [esi*8 + aes128_once.T0_windows0]     ;     9.0 p2      39 k[0]
        xor edx, dword [edi]                                  ;    10.0 p0+p2  103 s[0]
        xor eax, dword [edi + 12]                             ;    11.0 p1+p2  103 s[3]
        movzx edi, cl                                         ;     9.0 p0      39 k[0]
        shr ecx, 8                                            ;    10.0 p0      39 k[0]
        movzx edi, word [edi*8 + aes128_once.T0_windows0]     ;    12.0 p2      39 k[0]
        movzx ecx, byte [ecx*8 + aes128_once.T0_windows0 + 1] ;    13.0 p2      39 k[0]
        xor ebp, edi                                          ;    15.0 p1     106 k[0]
        movzx edi, dl                                         ;    11.0 p0      43 t[0]
        mov edi, dword [edi*8 + aes128_once.T0_windows0 + 3]  ;    14.0 p2     110 t[0]
        xor esi, ecx                                          ;    16.0 p1     106 k[0]
        movzx ecx, bh                                         ;    12.0 p0      43 t[0]
        mov ecx, dword [ecx*8 + aes128_once.T0_windows0 + 2]  ;    15.0 p2     110 t[0]
        shl esi, 0x10                                         ;    17.0 p0     106 k[0]
        xor ebp, esi                                          ;    18.0 p1     106 k[0]
        xor ecx, edi                                          ;    18.0 p1     110 t[0]
        movzx edi, bl                                         ;    14.0 p0      43 t[1]
        shr ebx, 0x10                                         ;    15.0 p0      43 t[2]
        movd mm3, [edi*8 + aes128_once.T0_windows0 + 3]       ;    16.0 p2     110 t[1]
        movzx edi, dh                                         ;    14.7 p1      43 t[3]
        mov edi, dword [edi*8 + aes128_once.T0_windows0 + 2]  ;    17.0 p2     110 t[3]
        shr edx, 0x10                                         ;    16.0 p0      43 t[1]
        movd mm6, ebp                                         ;    19.0 p1     106 k[0]
        movzx esi, dl                                         ;    17.0 p1      43 t[2]
        shr edx, 8                                            ;    17.0 p0      43 t[1]
        movd mm5, [edx*8 + aes128_once.T0_windows0 + 4]       ;    18.0 p2     110 t[1]
        movd mm4, [esi*8 + aes128_once.T0_windows0 + 1]       ;    19.0 p2     110 t[2]
        movzx esi, bl                                         ;    17.7 p1      43 t[3]
        mov edx, dword [esi*8 + aes128_once.T0_windows0 + 1]  ;    20.0 p2     110 t[3]
        xor edx, edi                                          ;    23.0 p0     110 t[3]
        shr ebx, 8                                            ;    19.0 p0      43 t[2]
        movd mm7, [ebx*8 + aes128_once.T0_windows0 + 4]       ;    21.0 p2     110 t[2]
        movzx esi, ah                                         ;    18.7 p1      43 t[2]
        movzx edi, al                                         ;    19.7 p1      43 t[3]
        pxor mm0, mm6                                         ;    20.0 p0     107 k[1]
        pxor mm2, mm0                                         ;    21.0 p1     107 k[2]
        shr eax, 0x10                                         ;    21.0 p0      43 t[0]
        xor edx, dword [edi*8 + aes128_once.T0_windows0 + 3]  ;    24.0 p1+p2  110 t[3]
        movd edi, mm6                                         ;    22.0 p0     106 k[0]
        pxor mm3, mm5                                         ;    22.7 p1     110 t[1]
        pxor mm3, mm0                                         ;    23.7 p0     110 t[1]
        xor ecx, edi                                          ;    23.7 p1     110 t[0]
        movzx edi, al                                         ;    24.0 p0      43 t[1]
        shr eax, 8                                            ;    25.0 p0      43 t[0]
        pxor mm1, mm2                                         ;    24.7 p1     107 k[3]
        movd mm5, [esi*8 + aes128_once.T0_windows0 + 2]       ;    23.3 p2     110 t[2]
        xor ecx, dword [eax*8 + aes128_once.T0_windows0 + 4]  ;    29.0 p1+p2  110 t[0]
        pxor mm4, mm7                                         ;    26.0 p0     110 t[2]
        pxor mm4, mm2                                         ;    27.0 p1     110 t[2]
        movd mm7, [edi*8 + aes128_once.T0_windows0 + 1]       ;    25.3 p2     110 t[1]
        pxor mm4, mm5                                         ;    28.0 p0     110 t[2]
        mov ebx, dword [esp + 0]                              ;    26.3 p2      43 t[0]
        shr ebx, 0x10                                         ;    29.3 p0      43 t[0]
        pxor mm3, mm7                                         ;    28.3 p1     110 t[1]
        movd eax, mm1                                         ;    28.7 p1     107 k[3]
        mov dword [esp + 4], eax                              ;    29.7 p3+p4  107 k[3] spill
        mov eax, dword [esp + 0]                              ;    27.7 p2     103 s[2] reload
        movzx esi, ah                                         ;    30.7 p0      43 t[1]
        movd mm5, [esi*8 + aes128_once.T0_windows0 + 2]       ;    31.7 p2     110 t[1]
        mov edi, dword [esp + 4]                              ;    29.7 p2     107 k[3] reload
        xor edx, edi                                          ;    32.7 p1     110 t[3]
        movzx ebp, al                                         ;    30.7 p0      43 t[2]
        movzx eax, bl                                         ;    30.7 p1      43 t[0]
        movd mm7, [ebp*8 + aes128_once.T0_windows0 + 3]       ;    31.7 p2     110 t[2]
        xor ecx, dword [eax*8 + aes128_once.T0_windows0 + 1]  ;    34.7 p0+p2  110 t[0]
        mov eax, edi                                          ;    32.7 p1     107 k[3] copy
        movzx esi, ah                                         ;    33.7 p0      39 k[0]
        movzx edi, al                                         ;    33.7 p1      39 k[0]
        shr eax, 0x10                                         ;    33.7 p0      39 k[0]
        movzx ebp, al                                         ;    34.7 p1      39 k[0]
        shr eax, 8                                            ;    34.7 p0      39 k[0]
        movzx eax, byte [eax*8 + aes128_once.T0_windows0 + 1] ;    35.7 p2      39 k[0]
        shr ebx, 8                                            ;    35.0 p0      43 t[3]
        xor edx, dword [ebx*8 + aes128_once.T0_windows0 + 4]  ;    39.0 p1+p2  110 t[3]
        movzx esi, byte [esi*8 + aes128_once.T0_windows0 + 1] ;    35.0 p2      39 k[0]
        movzx edi, word [edi*8 + aes128_once.T0_windows0]     ;    36.0 p2      39 k[0]
        pxor mm3, mm5                                         ;    35.7 p1     110 t[1]
        xor esi, 2                                            ;    38.0 p0     106 k[0]
        movzx ebp, word [ebp*8 + aes128_once.T0_windows0]     ;    37.0 p2      39 k[0]
        movd ebx, mm3                                         ;    36.7 p1     110 t[1]
        pxor mm4, mm7                                         ;    37.0 p0     110 t[2]
        xor edi, eax                                          ;    39.0 p1     106 k[0]
        shl edi, 0x10                                         ;    40.0 p0     106 k[0]
        xor esi, ebp                                          ;    40.0 p1     106 k[0]
        xor esi, edi                                          ;    41.0 p0     106 k[0]
        movzx eax, cl                                         ;    39.7 p1      43 t[0]
        movd ebp, mm4                                         ;    40.0 p0     110 t[2]
        movd mm4, esi                                         ;    42.0 p1     106 k[0]
        mov eax, dword [eax*8 + aes128_once.T0_windows0 + 3]  ;    40.7 p2     110 t[0]
        movzx edi, bh                                         ;    41.0 p0      43 t[0]
        xor eax, dword [edi*8 + aes128_once.T0_windows0 + 2]  ;    45.0 p1+p2  110 t[0]
        movzx edi, bl                                         ;    42.0 p0      43 t[1]
        shr ebx, 0x10                                         ;    43.0 p0      43 t[2]
        movd mm3, [edi*8 + aes128_once.T0_windows0 + 3]       ;    43.0 p2     110 t[1]
        movzx edi, ch                                         ;    42.7 p1      43 t[3]
        shr ecx, 0x10                                         ;    44.0 p0      43 t[1]
        mov edi, dword [edi*8 + aes128_once.T0_windows0 + 2]  ;    43.7 p2     110 t[3]
        pxor mm6, mm4                                         ;    43.7 p1     106 k[0]
        pxor mm0, mm6                                         ;    44.7 p1     107 k[1]
        pxor mm2, mm0                                         ;    45.7 p0     107 k[2]
        mov esi, ebp                                          ;    45.7 p1      43 t[1] copy
        shr esi, 8                                            ;    46.7 p0      43 t[1]
        and esi, 0xff                                         ;    47.7 p1      43 t[1]
        movd mm4, [esi*8 + aes128_once.T0_windows0 + 2]       ;    48.7 p2     110 t[1]
        mov esi, ebp                                          ;    47.0 p0      43 t[2] copy
        and esi, 0xff                                         ;    48.0 p1      43 t[2]
        movd mm7, [esi*8 + aes128_once.T0_windows0 + 3]       ;    49.0 p2     110 t[2]
        movq mm5, mm6                                         ;    48.0 p0     106 k[0] copy
        pxor mm3, mm0                                         ;    48.7 p1     110 t[1]
        pxor mm3, mm4                                         ;    51.7 p0     110 t[1]
        movq mm4, mm2                                         ;    49.7 p1     110 t[2] copy
        pxor mm4, mm7                                         ;    52.0 p0     110 t[2]
        shr ebp, 0x10                                         ;    51.0 p0      43 t[0]
        movd esi, mm6                                         ;    50.7 p1     106 k[0]
        pxor mm1, mm2                                         ;    51.7 p1     107 k[3]
        xor eax, esi                                          ;    52.0 p0     110 t[0]
        movzx esi, cl                                         ;    52.7 p1      43 t[2]
        movq mm7, mm1                                         ;    53.0 p0     107 k[3] copy
        shr ecx, 8                                            ;    54.0 p0      43 t[1]
        movd mm6, [esi*8 + aes128_once.T0_windows0 + 1]       ;    53.7 p2     110 t[2]
        mov esi, ebp                                          ;    53.7 p1      43 t[0] copy
        shr ebp, 8                                            ;    55.0 p0      43 t[3]
        mov dword [esp + 4], ebp                              ;    56.0 p3+p4   43 t[3] spill
        movd ebp, mm1                                         ;    54.7 p1     107 k[3]
        movd mm1, [ecx*8 + aes128_once.T0_windows0 + 4]       ;    55.0 p2     110 t[1]
        movzx ecx, bl                                         ;    55.7 p1      43 t[3]
        mov ecx, dword [ecx*8 + aes128_once.T0_windows0 + 1]  ;    56.7 p2     110 t[3]
        xor ecx, edi                                          ;    59.7 p0     110 t[3]
        pxor mm4, mm6                                         ;    56.7 p1     110 t[2]
        pxor mm3, mm1                                         ;    58.0 p0     110 t[1]
        shr ebx, 8                                            ;    58.0 p0      43 t[2]
        movd mm1, [ebx*8 + aes128_once.T0_windows0 + 4]       ;    59.0 p2     110 t[2]
        pxor mm4, mm1                                         ;    62.0 p1     110 t[2]
        movzx edi, dl                                         ;    58.7 p1      43 t[3]
        and esi, 0xff                                         ;    59.0 p0      43 t[0]
        mov ebx, ebp                                          ;    59.7 p1     107 k[3] copy
        xor eax, dword [esi*8 + aes128_once.T0_windows0 + 1]  ;    63.0 p0+p2  110 t[0]
        movzx esi, dh                                         ;    60.7 p1      43 t[2]
        shr edx, 0x10                                         ;    61.0 p0      43 t[0]
        movd mm6, [esi*8 + aes128_once.T0_windows0 + 2]       ;    61.7 p2     110 t[2]
        xor ecx, ebp                                          ;    61.7 p1     110 t[3]
        movzx ebp, bh                                         ;    62.0 p0      39 k[0]
        xor ecx, dword [edi*8 + aes128_once.T0_windows0 + 3]  ;    62.7 p1+p2  110 t[3]
        movzx edi, bl                                         ;    63.0 p0      39 k[0]
        mov esi, dword [esp + 4]                              ;    59.0 p2      43 t[3] reload
        xor ecx, dword [esi*8 + aes128_once.T0_windows0 + 4]  ;    65.0 p1+p2  110 t[3]
        movzx esi, dl                                         ;    64.0 p0      43 t[1]
        movd mm1, [esi*8 + aes128_once.T0_windows0 + 1]       ;    65.0 p2     110 t[1]
        shr ebx, 0x10                                         ;    65.0 p0      39 k[0]
        pxor mm4, mm6                                         ;    64.7 p1     110 t[2]
        shr edx, 8                                            ;    66.0 p0      43 t[0]
        movzx esi, word [edi*8 + aes128_once.T0_windows0]     ;    64.0 p2      39 k[0]
        movzx edi, bl                                         ;    66.0 p1      39 k[0]
        xor eax, dword [edx*8 + aes128_once.T0_windows0 + 4]  ;    70.0 p1+p2  110 t[0]
        movd edx, mm4                                         ;    67.0 p0     110 t[2]
        shr ebx, 8                                            ;    68.0 p0      39 k[0]
        movzx ebx, byte [ebx*8 + aes128_once.T0_windows0 + 1] ;    69.0 p2      39 k[0]
        xor esi, ebx                                          ;    72.0 p1     106 k[0]
        movzx ebx, dh                                         ;    68.7 p1      43 t[1]
        movzx ebp, byte [ebp*8 + aes128_once.T0_windows0 + 1] ;    65.0 p2      39 k[0]
        xor ebp, 4                                            ;    69.0 p0     106 k[0]
        movzx edi, word [edi*8 + aes128_once.T0_windows0]     ;    67.0 p2      39 k[0]
        pxor mm3, mm1                                         ;    69.7 p1     110 t[1]
        shl esi, 0x10                                         ;    73.0 p0     106 k[0]
        mov dword [esp + 4], ebx                              ;    69.7 p3+p4   43 t[1] spill
        movd ebx, mm3                                         ;    70.7 p1     110 t[1]
        xor ebp, edi                                          ;    71.0 p0     106 k[0]
        movzx edi, ch                                         ;    71.7 p1      43 t[2]
        movd mm1, [edi*8 + aes128_once.T0_windows0 + 2]       ;    72.7 p2     110 t[2]
        movzx edi, cl                                         ;    72.0 p0      43 t[3]
        shr ecx, 0x10                                         ;    73.0 p0      43 t[0]
        mov edi, dword [edi*8 + aes128_once.T0_windows0 + 3]  ;    73.0 p2     110 t[3]
        xor ebp, esi                                          ;    74.0 p1     106 k[0]
        mov dword [esp + 0], edi                              ;    76.0 p3+p4  110 t[3] spill
        movzx edi, dl                                         ;    73.7 p1      43 t[2]
        movzx esi, al                                         ;    74.0 p0      43 t[0]
        movd mm3, ebp                                         ;    75.0 p1     106 k[0]
        shr edx, 0x10                                         ;    75.0 p0      43 t[0]
        movzx ebp, cl                                         ;    75.7 p1      43 t[1]
        shr ecx, 8                                            ;    76.0 p0      43 t[0]
        mov esi, dword [esi*8 + aes128_once.T0_windows0 + 3]  ;    75.0 p2     110 t[0]
        movd mm4, [edi*8 + aes128_once.T0_windows0 + 3]       ;    74.7 p2     110 t[2]
        movzx edi, bh                                         ;    76.7 p1      43 t[0]
        pxor mm5, mm3                                         ;    77.0 p0     106 k[0]
        movd mm3, [ebp*8 + aes128_once.T0_windows0 + 1]       ;    76.7 p2     110 t[1]
        mov ecx, dword [ecx*8 + aes128_once.T0_windows0 + 4]  ;    77.0 p2     110 t[0]
        pxor mm1, mm4                                         ;    77.7 p1     110 t[2]
        movzx ebp, bl                                         ;    78.0 p0      43 t[1]
        movd mm4, [ebp*8 + aes128_once.T0_windows0 + 3]       ;    79.0 p2     110 t[1]
        movd ebp, mm5                                         ;    78.7 p1     106 k[0]
        shr ebx, 0x10                                         ;    79.0 p0      43 t[2]
        xor esi, dword [edi*8 + aes128_once.T0_windows0 + 2]  ;    80.7 p1+p2  110 t[0]
        movzx edi, dl                                         ;    80.0 p0      43 t[0]
        xor ecx, esi                                          ;    81.7 p1     110 t[0]
        xor ecx, dword [edi*8 + aes128_once.T0_windows0 + 1]  ;    84.0 p0+p2  110 t[0]
        xor ecx, ebp                                          ;    85.0 p1     110 t[0]
        shr edx, 8                                            ;    82.0 p0      43 t[3]
        mov edx, dword [edx*8 + aes128_once.T0_windows0 + 4]  ;    83.0 p2     110 t[3]
        movzx esi, ah                                         ;    82.7 p1      43 t[3]
        shr eax, 0x10                                         ;    83.0 p0      43 t[1]
        movzx edi, bl                                         ;    83.7 p1      43 t[3]
        pxor mm0, mm5                                         ;    84.0 p0     107 k[1]
        shr ebx, 8                                            ;    85.0 p0      43 t[2]
        pxor mm2, mm0                                         ;    85.0 p1     107 k[2]
        pxor mm1, mm2                                         ;    86.0 p1     110 t[2]
        pxor mm7, mm2                                         ;    86.0 p0     107 k[3]
        mov dword [esp + 8], esi                              ;    83.7 p3+p4   43 t[3] spill
        mov esi, dword [esp + 0]                              ;    82.3 p2     110 t[3] reload
        xor edx, esi                                          ;    86.7 p1     110 t[3]
        movzx esi, al                                         ;    87.0 p0      43 t[2]
        shr eax, 8                                            ;    88.0 p0      43 t[1]
        movd mm6, [eax*8 + aes128_once.T0_windows0 + 4]       ;    89.0 p2     110 t[1]
        movd eax, mm7                                         ;    87.7 p1     107 k[3]
        xor edx, dword [edi*8 + aes128_once.T0_windows0 + 1]  ;    88.7 p1+p2  110 t[3]
        mov edi, dword [esp + 8]                              ;    85.7 p2      43 t[3] reload
        xor edx, dword [edi*8 + aes128_once.T0_windows0 + 2]  ;    91.7 p0+p2  110 t[3]
        movzx edi, cl                                         ;    89.7 p1      43 t[0]
        pxor mm3, mm4                                         ;    90.0 p0     110 t[1]
        movd mm4, [ebx*8 + aes128_once.T0_windows0 + 4]       ;    87.7 p2     110 t[2]
        pxor mm3, mm0                                         ;    91.0 p1     110 t[1]
        pxor mm1, mm4                                         ;    91.0 p0     110 t[2]
        movd mm4, [esi*8 + aes128_once.T0_windows0 + 1]       ;    88.7 p2     110 t[2]
        movzx esi, ch                                         ;    91.7 p1      43 t[3]
        mov ebx, dword [edi*8 + aes128_once.T0_windows0 + 3]  ;    90.7 p2     110 t[0]
        shr ecx, 0x10                                         ;    92.0 p0      43 t[1]
        mov edi, dword [esp + 4]                              ;    90.7 p2      43 t[1] reload
        pxor mm1, mm4                                         ;    92.7 p1     110 t[2]
        movd mm4, [edi*8 + aes128_once.T0_windows0 + 2]       ;    93.7 p2     110 t[1]
        movzx ebp, cl                                         ;    93.0 p0      43 t[2]
        shr ecx, 8                                            ;    94.0 p0      43 t[1]
        movd edi, mm1                                         ;    93.7 p1     110 t[2]
        movd mm1, [ebp*8 + aes128_once.T0_windows0 + 1]       ;    94.0 p2     110 t[2]
        pxor mm3, mm6                                         ;    94.7 p1     110 t[1]
        mov esi, dword [esi*8 + aes128_once.T0_windows0 + 2]  ;    93.7 p2     110 t[3]
        xor edx, eax                                          ;    95.0 p0     110 t[3]
        movd mm6, [ecx*8 + aes128_once.T0_windows0 + 4]       ;    95.0 p2     110 t[1]
        movzx ecx, al                                         ;    95.7 p1      39 k[0]
        pxor mm3, mm4                                         ;    96.7 p0     110 t[1]
        mov dword [esp + 4], esi                              ;    96.7 p3+p4  110 t[3] spill
        mov esi, edi                                          ;    96.7 p1      43 t[1] copy
        shr esi, 8                                            ;    97.7 p0      43 t[1]
        and esi, 0xff                                         ;    98.7 p1      43 t[1]
        movd mm4, [esi*8 + aes128_once.T0_windows0 + 2]       ;    99.7 p2     110 t[1]
        movzx ebp, ah                                         ;    98.0 p0      39 k[0]
        movzx ebp, byte [ebp*8 + aes128_once.T0_windows0 + 1] ;    99.0 p2      39 k[0]
        xor ebp, 8                                            ;   102.0 p1     106 k[0]
        shr eax, 0x10                                         ;    99.0 p0      39 k[0]
        movzx esi, al                                         ;   100.0 p1      39 k[0]
        movzx esi, word [esi*8 + aes128_once.T0_windows0]     ;   101.0 p2      39 k[0]
        xor ebp, esi                                          ;   104.0 p0     106 k[0]
        movzx ecx, word [ecx*8 + aes128_once.T0_windows0]     ;    98.7 p2      39 k[0]
        shr eax, 8                                            ;   101.0 p0      39 k[0]
        movzx eax, byte [eax*8 + aes128_once.T0_windows0 + 1] ;   102.0 p2      39 k[0]
        mov dword [esp + 8], edx                              ;    98.7 p3+p4  110 t[3] spill
        movd edx, mm3                                         ;   100.7 p1     110 t[1]
        mov esi, edi                                          ;   101.7 p1      43 t[2] copy
        and esi, 0xff                                         ;   102.7 p0      43 t[2]
        movd mm3, [esi*8 + aes128_once.T0_windows0 + 3]       ;   103.7 p2     110 t[2]
        shr edi, 0x10                                         ;   103.0 p0      43 t[0]
        movzx esi, dl                                         ;   102.7 p1      43 t[1]
        pxor mm6, mm4                                         ;   103.7 p1     110 t[1]
        movd mm4, [esi*8 + aes128_once.T0_windows0 + 3]       ;   103.7 p2     110 t[1]
        xor ecx, eax                                          ;   105.0 p0     106 k[0]
        movzx eax, dh                                         ;   104.7 p1      43 t[0]
        shr edx, 0x10                                         ;   105.0 p0      43 t[2]
        movzx esi, dl                                         ;   106.0 p1      43 t[3]
        xor ebx, dword [eax*8 + aes128_once.T0_windows0 + 2]  ;   108.7 p0+p2  110 t[0]
        mov eax, edi                                          ;   106.7 p1      43 t[0] copy
        movzx edi, al                                         ;   107.7 p0      43 t[0]
        shl ecx, 0x10                                         ;   108.0 p0     106 k[0]
        xor ebp, ecx                                          ;   109.0 p1     106 k[0]
        mov ecx, dword [esp + 4]                              ;   105.3 p2     110 t[3] reload
        xor ecx, dword [esi*8 + aes128_once.T0_windows0 + 1]  ;   110.0 p1+p2  110 t[3]
        shr eax, 8                                            ;   109.0 p0      43 t[3]
        pxor mm1, mm3                                         ;   109.7 p1     110 t[2]
        movd mm3, ebp                                         ;   110.0 p0     106 k[0]
        xor ebx, dword [edi*8 + aes128_once.T0_windows0 + 1]  ;   111.7 p1+p2  110 t[0]
        shr edx, 8                                            ;   111.0 p0      43 t[2]
        pxor mm6, mm4                                         ;   111.7 p1     110 t[1]
        movd mm4, [edx*8 + aes128_once.T0_windows0 + 4]       ;   112.0 p2     110 t[2]
        pxor mm5, mm3                                         ;   112.0 p0     106 k[0]
        movd edi, mm5                                         ;   113.0 p1     106 k[0]
        mov edx, dword [esp + 8]                              ;   109.7 p2     110 t[3] reload
        xor ecx, dword [eax*8 + aes128_once.T0_windows0 + 4]  ;   113.0 p0+p2  110 t[3]
        mov eax, dword [esp + 8]                              ;   111.7 p2      43 t[0]
        movzx esi, dh                                         ;   113.7 p1      43 t[2]
        pxor mm0, mm5                                         ;   114.0 p0     107 k[1]
        pxor mm6, mm0                                         ;   115.0 p1     110 t[1]
        pxor mm1, mm4                                         ;   115.0 p0     110 t[2]
        shr eax, 0x10                                         ;   116.0 p0      43 t[0]
        movzx ebp, al                                         ;   117.0 p1      43 t[1]
        pxor mm2, mm0                                         ;   116.7 p1     107 k[2]
        pxor mm7, mm2                                         ;   117.7 p0     107 k[3]
        shr eax, 8                                            ;   118.0 p0      43 t[0]
        movd mm3, [esi*8 + aes128_once.T0_windows0 + 2]       ;   114.7 p2     110 t[2]
        xor ebx, edi                                          ;   117.7 p1     110 t[0]
        xor ebx, dword [eax*8 + aes128_once.T0_windows0 + 4]  ;   122.0 p1+p2  110 t[0]
        movzx edi, dl                                         ;   119.0 p0      43 t[3]
        movd eax, mm7                                         ;   119.7 p1     107 k[3]
        xor ecx, dword [edi*8 + aes128_once.T0_windows0 + 3]  ;   123.0 p0+p2  110 t[3]
        xor ecx, eax                                          ;   124.0 p1     110 t[3]
        mov dword [esp + 8], ecx                              ;   125.0 p3+p4  110 t[3] spill
        pxor mm1, mm2                                         ;   121.0 p0     110 t[2]
        movd mm4, [ebp*8 + aes128_once.T0_windows0 + 1]       ;   118.0 p2     110 t[1]
        pxor mm1, mm3                                         ;   122.0 p1     110 t[2]
        movd edx, mm1                                         ;   123.0 p0     110 t[2]
        movzx esi, ah                                         ;   122.7 p1      39 k[0]
        pxor mm6, mm4                                         ;   123.0 p0     110 t[1]
        movzx ecx, dh                                         ;   124.0 p1      43 t[1]
        movd mm1, [ecx*8 + aes128_once.T0_windows0 + 2]       ;   125.0 p2     110 t[1]
        movzx ecx, dl                                         ;   124.0 p0      43 t[2]
        shr edx, 0x10                                         ;   125.0 p0      43 t[0]
        movd mm3, [ecx*8 + aes128_once.T0_windows0 + 3]       ;   125.0 p2     110 t[2]
        movd ebp, mm6                                         ;   124.7 p1     110 t[1]
        movzx ecx, bl                                         ;   125.7 p1      43 t[0]
        mov dword [esp + 4], ebx                              ;   123.0 p3+p4  110 t[0] spill
        mov ecx, dword [ecx*8 + aes128_once.T0_windows0 + 3]  ;   126.7 p2     110 t[0]
        movzx ebx, bh                                         ;   126.0 p0      43 t[3]
        movzx edi, al                                         ;   126.7 p1      39 k[0]
        shr eax, 0x10                                         ;   127.0 p0      39 k[0]
        mov dword [esp + 0], ebx                              ;   127.0 p3+p4   43 t[3] spill
        movzx ebx, al                                         ;   128.0 p1      39 k[0]
        movzx ebx, word [ebx*8 + aes128_once.T0_windows0]     ;   129.0 p2      39 k[0]
        movzx esi, byte [esi*8 + aes128_once.T0_windows0 + 1] ;   126.0 p2      39 k[0]
        xor esi, 0x10                                         ;   129.0 p0     106 k[0]
        shr eax, 8                                            ;   129.0 p0      39 k[0]
        movzx eax, byte [eax*8 + aes128_once.T0_windows0 + 1] ;   130.0 p2      39 k[0]
        movzx edi, word [edi*8 + aes128_once.T0_windows0]     ;   128.0 p2      39 k[0]
        xor edi, eax                                          ;   133.0 p1     106 k[0]
        shl edi, 0x10                                         ;   134.0 p0     106 k[0]
        xor esi, ebx                                          ;   132.0 p1     106 k[0]
        movzx ebx, dl                                         ;   130.7 p1      43 t[0]
        xor esi, edi                                          ;   135.0 p0     106 k[0]
        shr edx, 8                                            ;   132.0 p0      43 t[3]
        xor ecx, dword [ebx*8 + aes128_once.T0_windows0 + 1]  ;   134.7 p1+p2  110 t[0]
        mov ebx, ebp                                          ;   132.7 p1     110 t[1] copy
        movzx ebp, bh                                         ;   133.7 p0      43 t[0]
        mov eax, dword [edx*8 + aes128_once.T0_windows0 + 4]  ;   133.0 p2     110 t[3]
        xor ecx, dword [ebp*8 + aes128_once.T0_windows0 + 2]  ;   137.7 p1+p2  110 t[0]
        movzx ebp, bl                                         ;   134.0 p0      43 t[1]
        shr ebx, 0x10                                         ;   135.0 p0      43 t[2]
        mov edx, dword [esp + 8]                              ;   132.3 p2      43 t[0]
        shr edx, 0x10                                         ;   136.0 p0      43 t[0]
        movzx edi, bl                                         ;   136.0 p1      43 t[3]
        xor eax, dword [edi*8 + aes128_once.T0_windows0 + 1]  ;   140.0 p1+p2  110 t[3]
        movzx edi, dl                                         ;   137.0 p1      43 t[1]
        shr edx, 8                                            ;   137.0 p0      43 t[0]
        movd mm4, [ebp*8 + aes128_once.T0_windows0 + 3]       ;   135.0 p2     110 t[1]
        shr ebx, 8                                            ;   138.0 p0      43 t[2]
        movd mm6, esi                                         ;   137.7 p1     106 k[0]
        mov esi, dword [esp + 4]                              ;   135.3 p2      43 t[1]
        pxor mm1, mm4                                         ;   138.7 p1     110 t[1]
        movd mm4, [ebx*8 + aes128_once.T0_windows0 + 4]       ;   139.0 p2     110 t[2]
        shr esi, 0x10                                         ;   139.0 p0      43 t[1]
        mov ebx, esi                                          ;   140.0 p1      43 t[1] copy
        xor ecx, dword [edx*8 + aes128_once.T0_windows0 + 4]  ;   141.0 p0+p2  110 t[0]
        pxor mm5, mm6                                         ;   140.7 p1     106 k[0]
        movd ebp, mm5                                         ;   141.7 p0     106 k[0]
        pxor mm3, mm4                                         ;   142.0 p1     110 t[2]
        movd mm4, [edi*8 + aes128_once.T0_windows0 + 1]       ;   138.7 p2     110 t[1]
        movzx esi, bl                                         ;   142.0 p0      43 t[2]
        pxor mm0, mm5                                         ;   142.7 p1     107 k[1]
        pxor mm2, mm0                                         ;   143.7 p0     107 k[2]
        pxor mm3, mm2                                         ;   144.7 p1     110 t[2]
        pxor mm1, mm0                                         ;   144.0 p0     110 t[1]
        xor ecx, ebp                                          ;   144.7 p1     110 t[0]
        movd mm6, [esi*8 + aes128_once.T0_windows0 + 1]       ;   143.0 p2     110 t[2]
        mov edx, dword [esp + 8]                              ;   142.0 p2     110 t[3] reload
        movzx edi, dl                                         ;   145.0 p0      43 t[3]
        mov esi, dword [esp + 0]                              ;   143.0 p2      43 t[3] reload
        xor eax, dword [esi*8 + aes128_once.T0_windows0 + 2]  ;   149.0 p1+p2  110 t[3]
        movzx esi, dh                                         ;   146.0 p0      43 t[2]
        shr ebx, 8                                            ;   147.0 p0      43 t[1]
        movzx edx, ch                                         ;   146.7 p1      43 t[3]
        pxor mm1, mm4                                         ;   147.7 p1     110 t[1]
        movzx ebp, cl                                         ;   148.0 p0      43 t[0]
        xor eax, dword [edi*8 + aes128_once.T0_windows0 + 3]  ;   150.0 p1+p2  110 t[3]
        mov edi, dword [edx*8 + aes128_once.T0_windows0 + 2]  ;   147.7 p2     110 t[3]
        pxor mm7, mm2                                         ;   149.0 p0     107 k[3]
        movd mm4, [ebx*8 + aes128_once.T0_windows0 + 4]       ;   148.0 p2     110 t[1]
        movd ebx, mm7                                         ;   150.0 p1     107 k[3]
        pxor mm1, mm4                                         ;   151.0 p0     110 t[1]
        movd mm4, [esi*8 + aes128_once.T0_windows0 + 2]       ;   148.0 p2     110 t[2]
        shr ecx, 0x10                                         ;   151.0 p0      43 t[1]
        mov esi, dword [ebp*8 + aes128_once.T0_windows0 + 3]  ;   149.0 p2     110 t[0]
        xor eax, ebx                                          ;   151.0 p1     110 t[3]
        mov dword [esp + 0], eax                              ;   152.0 p3+p4  110 t[3] spill
        movzx ebp, cl                                         ;   152.0 p1      43 t[2]
        pxor mm3, mm6                                         ;   152.0 p0     110 t[2]
        pxor mm3, mm4                                         ;   153.0 p1     110 t[2]
        shr ecx, 8                                            ;   153.0 p0      43 t[1]
        movd mm4, [ecx*8 + aes128_once.T0_windows0 + 4]       ;   154.0 p2     110 t[1]
        movd edx, mm1                                         ;   153.7 p1     110 t[1]
        movd mm1, [ebp*8 + aes128_once.T0_windows0 + 1]       ;   153.0 p2     110 t[2]
        movzx ebp, bh                                         ;   154.0 p0      39 k[0]
        movzx ecx, bl                                         ;   154.7 p1      39 k[0]
        mov dword [esp + 8], edi                              ;   152.0 p3+p4  110 t[3] spill
        mov eax, edx                                          ;   155.0 p0      43 t[0] copy
        shr ebx, 0x10                                         ;   156.0 p0      39 k[0]
        shr eax, 8                                            ;   157.0 p0      43 t[0]
        and eax, 0xff                                         ;   158.0 p1      43 t[0]
        movzx ecx, word [ecx*8 + aes128_once.T0_windows0]     ;   155.7 p2      39 k[0]
        mov eax, dword [eax*8 + aes128_once.T0_windows0 + 2]  ;   159.0 p2     110 t[0]
        xor eax, esi                                          ;   162.0 p1     110 t[0]
        movzx esi, bl                                         ;   157.7 p1      39 k[0]
        movzx esi, word [esi*8 + aes128_once.T0_windows0]     ;   158.7 p2      39 k[0]
        movzx ebp, byte [ebp*8 + aes128_once.T0_windows0 + 1] ;   157.0 p2      39 k[0]
        xor ebp, 0x20                                         ;   160.0 p0     106 k[0]
        shr ebx, 8                                            ;   159.0 p0      39 k[0]
        movd edi, mm3                                         ;   158.7 p1     110 t[2]
        movzx ebx, byte [ebx*8 + aes128_once.T0_windows0 + 1] ;   160.0 p2      39 k[0]
        mov dword [esp + 4], edi                              ;   159.7 p3+p4  110 t[2] spill
        mov edi, edx                                          ;   159.7 p1      43 t[1] copy
        shr edx, 0x10                                         ;   160.0 p0      43 t[2]
        xor ebp, esi                                          ;   161.7 p1     106 k[0]
        movzx esi, dl                                         ;   161.0 p0      43 t[3]
        xor ecx, ebx                                          ;   163.0 p1     106 k[0]
        shl ecx, 0x10                                         ;   164.0 p0     106 k[0]
        xor ebp, ecx                                          ;   165.0 p1     106 k[0]
        mov ebx, dword [esp + 8]                              ;   160.3 p2     110 t[3] reload
        movd mm6, ebp                                         ;   166.0 p0     106 k[0]
        and edi, 0xff                                         ;   163.7 p1      43 t[1]
        mov ecx, dword [esp + 4]                              ;   161.3 p2      43 t[0]
        shr ecx, 0x10                                         ;   164.3 p0      43 t[0]
        movd mm3, [edi*8 + aes128_once.T0_windows0 + 3]       ;   164.7 p2     110 t[1]
        movzx edi, cl                                         ;   165.3 p1      43 t[0]
        xor ebx, dword [esi*8 + aes128_once.T0_windows0 + 1]  ;   165.0 p0+p2  110 t[3]
        shr edx, 8                                            ;   166.0 p0      43 t[2]
        pxor mm5, mm6                                         ;   167.0 p1     106 k[0]
        mov dword [esp + 8], ebx                              ;   166.0 p3+p4  110 t[3] spill
        mov ebx, dword [esp + 4]                              ;   164.7 p2     110 t[2] reload
        movzx esi, bh                                         ;   167.7 p1      43 t[1]
        xor eax, dword [edi*8 + aes128_once.T0_windows0 + 1]  ;   169.3 p0+p2  110 t[0]
        movd edi, mm5                                         ;   168.0 p1     106 k[0]
        pxor mm4, mm3                                         ;   168.0 p0     110 t[1]
        movd mm3, [edx*8 + aes128_once.T0_windows0 + 4]       ;   167.0 p2     110 t[2]
        pxor mm0, mm5                                         ;   168.7 p1     107 k[1]
        pxor mm2, mm0                                         ;   169.7 p0     107 k[2]
        shr ecx, 8                                            ;   170.0 p0      43 t[3]
        movzx ebp, bl                                         ;   169.7 p1      43 t[2]
        pxor mm1, mm3                                         ;   170.7 p1     110 t[2]
        mov edx, dword [esp + 0]                              ;   168.7 p2      43 t[0]
        shr edx, 0x10                                         ;   171.7 p0      43 t[0]
        movzx ebx, dl                                         ;   172.7 p1      43 t[1]
        shr edx, 8                                            ;   172.7 p0      43 t[0]
        mov ecx, dword [ecx*8 + aes128_once.T0_windows0 + 4]  ;   171.0 p2     110 t[3]
        pxor mm7, mm2                                         ;   172.7 p1     107 k[3]
        pxor mm4, mm0                                         ;   173.0 p0     110 t[1]
        xor eax, edi                                          ;   173.7 p1     110 t[0]
        movd mm3, [esi*8 + aes128_once.T0_windows0 + 2]       ;   171.3 p2     110 t[1]
        mov esi, dword [esp + 8]                              ;   172.3 p2     110 t[3] reload
        pxor mm4, mm3                                         ;   174.3 p0     110 t[1]
        movd mm3, [ebx*8 + aes128_once.T0_windows0 + 1]       ;   173.7 p2     110 t[1]
        xor ecx, esi                                          ;   175.3 p1     110 t[3]
        xor eax, dword [edx*8 + aes128_once.T0_windows0 + 4]  ;   176.7 p0+p2  110 t[0]
        movzx edi, al                                         ;   177.7 p1      43 t[0]
        mov edi, dword [edi*8 + aes128_once.T0_windows0 + 3]  ;   178.7 p2     110 t[0]
        movd ebx, mm7                                         ;   176.0 p0     107 k[3]
        pxor mm1, mm2                                         ;   176.7 p1     110 t[2]
        movd mm6, [ebp*8 + aes128_once.T0_windows0 + 3]       ;   176.3 p2     110 t[2]
        pxor mm1, mm6                                         ;   179.3 p0     110 t[2]
        mov edx, dword [esp + 0]                              ;   177.3 p2     110 t[3] reload
        movzx esi, dh                                         ;   180.3 p1      43 t[2]
        movzx edx, dl                                         ;   180.3 p0      43 t[3]
        movzx ebp, ah                                         ;   178.7 p1      43 t[3]
        shr eax, 0x10                                         ;   179.0 p0      43 t[1]
        xor ecx, ebx                                          ;   179.7 p1     110 t[3]
        xor ecx, dword [edx*8 + aes128_once.T0_windows0 + 3]  ;   184.3 p0+p2  110 t[3]
        movzx edx, bh                                         ;   180.7 p1      39 k[0]
        movzx edx, byte [edx*8 + aes128_once.T0_windows0 + 1] ;   181.7 p2      39 k[0]
        mov ebp, dword [ebp*8 + aes128_once.T0_windows0 + 2]  ;   180.3 p2     110 t[3]
        mov dword [esp + 0], eax                              ;   180.0 p3+p4   43 t[1] spill
        pxor mm4, mm3                                         ;   181.0 p0     110 t[1]
        movd mm3, [esi*8 + aes128_once.T0_windows0 + 2]       ;   181.3 p2     110 t[2]
        movzx eax, bl                                         ;   181.7 p1      39 k[0]
        shr ebx, 0x10                                         ;   182.0 p0      39 k[0]
        mov dword [esp + 8], ebp                              ;   183.3 p3+p4  110 t[3] spill
        movd esi, mm4                                         ;   182.7 p1     110 t[1]
        mov ebp, esi                                          ;   183.7 p0      43 t[0] copy
        mov dword [esp + 4], esi                              ;   183.7 p3+p4  110 t[1] spill
        movzx esi, bl                                         ;   183.7 p1      39 k[0]
        shr ebx, 8                                            ;   184.0 p0      39 k[0]
        movzx ebx, byte [ebx*8 + aes128_once.T0_windows0 + 1] ;   185.0 p2      39 k[0]
        movzx eax, word [eax*8 + aes128_once.T0_windows0]     ;   185.0 p2      39 k[0]
        shr ebp, 8                                            ;   185.0 p0      43 t[0]
        xor edx, 0x40                                         ;   185.0 p1     106 k[0]
        and ebp, 0xff                                         ;   186.0 p0      43 t[0]
        movzx esi, word [esi*8 + aes128_once.T0_windows0]     ;   186.0 p2      39 k[0]
        xor edx, esi                                          ;   189.0 p1     106 k[0]
        pxor mm1, mm3                                         ;   187.0 p0     110 t[2]
        xor edi, dword [ebp*8 + aes128_once.T0_windows0 + 2]  ;   190.0 p1+p2  110 t[0]
        movd ebp, mm1                                         ;   188.0 p0     110 t[2]
        xor eax, ebx                                          ;   188.0 p1     106 k[0]
        mov ebx, ebp                                          ;   189.0 p0     110 t[2] copy
        mov esi, ebp                                          ;   189.0 p1      43 t[1] copy
        movzx ebp, bl                                         ;   190.0 p0      43 t[2]
        movd mm3, [ebp*8 + aes128_once.T0_windows0 + 3]       ;   191.0 p2     110 t[2]
        movzx ebp, cl                                         ;   190.0 p1      43 t[3]
        shl eax, 0x10                                         ;   191.0 p0     106 k[0]
        xor edx, eax                                          ;   192.0 p1     106 k[0]
        shr esi, 8                                            ;   192.0 p0      43 t[1]
        and esi, 0xff                                         ;   193.0 p1      43 t[1]
        shr ebx, 0x10                                         ;   193.0 p0      43 t[0]
        movd mm6, edx                                         ;   193.0 p1     106 k[0]
        mov edx, dword [esp + 8]                              ;   191.7 p2     110 t[3] reload
        xor edx, dword [ebp*8 + aes128_once.T0_windows0 + 3]  ;   194.7 p0+p2  110 t[3]
        movd mm1, [esi*8 + aes128_once.T0_windows0 + 2]       ;   194.0 p2     110 t[1]
        movzx esi, ch                                         ;   194.0 p1      43 t[2]
        pxor mm5, mm6                                         ;   195.0 p0     106 k[0]
        shr ecx, 0x10                                         ;   196.0 p0      43 t[0]
        movd mm4, [esi*8 + aes128_once.T0_windows0 + 2]       ;   195.0 p2     110 t[2]
        pxor mm0, mm5                                         ;   196.0 p1     107 k[1]
        pxor mm2, mm0                                         ;   197.0 p1     107 k[2]
        movzx esi, bl                                         ;   197.0 p0      43 t[0]
        shr ebx, 8                                            ;   198.0 p0      43 t[3]
        mov eax, dword [esi*8 + aes128_once.T0_windows0 + 1]  ;   198.0 p2     110 t[0]
        xor edx, dword [ebx*8 + aes128_once.T0_windows0 + 4]  ;   202.0 p1+p2  110 t[3]
        xor eax, edi                                          ;   201.0 p1     110 t[0]
        movzx esi, cl                                         ;   199.0 p0      43 t[1]
        movd edi, mm5                                         ;   199.0 p1     106 k[0]
        shr ecx, 8                                            ;   200.0 p0      43 t[0]
        xor eax, dword [ecx*8 + aes128_once.T0_windows0 + 4]  ;   204.0 p1+p2  110 t[0]
        pxor mm7, mm2                                         ;   201.0 p0     107 k[3]
        pxor mm3, mm4                                         ;   201.0 p1     110 t[2]
        movd mm4, [esi*8 + aes128_once.T0_windows0 + 1]       ;   200.0 p2     110 t[1]
        movd ecx, mm7                                         ;   202.0 p0     107 k[3]
        pxor mm1, mm0                                         ;   202.0 p1     110 t[1]
        pxor mm1, mm4                                         ;   203.0 p0     110 t[1]
        xor eax, edi                                          ;   205.0 p1     110 t[0]
        movzx ebx, ah                                         ;   206.0 p0      43 t[3]
        mov edi, dword [esp + 0]                              ;   201.3 p2      43 t[1]
        shr edi, 8                                            ;   205.0 p0      43 t[1]
        movzx ebp, byte [esp + 0]                             ;   202.3 p2      43 t[2]
        movd mm6, [edi*8 + aes128_once.T0_windows0 + 4]       ;   206.0 p2     110 t[1]
        xor edx, ecx                                          ;   204.0 p1     110 t[3]
        movzx esi, byte [esp + 4]                             ;   204.3 p2      43 t[1]
        movd mm4, [esi*8 + aes128_once.T0_windows0 + 3]       ;   207.3 p2     110 t[1]
        movzx edi, ch                                         ;   205.0 p1      39 k[0]
        pxor mm1, mm4                                         ;   210.3 p0     110 t[1]
        movd mm4, [ebp*8 + aes128_once.T0_windows0 + 1]       ;   206.3 p2     110 t[2]
        movzx ebp, cl                                         ;   206.0 p1      39 k[0]
        shr ecx, 0x10                                         ;   207.0 p0      39 k[0]
        movzx edi, byte [edi*8 + aes128_once.T0_windows0 + 1] ;   207.3 p2      39 k[0]
        xor edi, 0x80                                         ;   210.3 p1     106 k[0]
        movzx esi, al                                         ;   208.0 p0      43 t[0]
        pxor mm1, mm6                                         ;   211.3 p1     110 t[1]
        shr eax, 0x10                                         ;   209.0 p0      43 t[1]
        pxor mm3, mm2                                         ;   209.0 p1     110 t[2]
        mov esi, dword [esi*8 + aes128_once.T0_windows0 + 3]  ;   209.0 p2     110 t[0]
        pxor mm3, mm4                                         ;   210.0 p0     110 t[2]
        mov dword [esp + 0], eax                              ;   210.0 p3+p4   43 t[1] spill
        movzx ebp, word [ebp*8 + aes128_once.T0_windows0]     ;   209.3 p2      39 k[0]
        movzx eax, cl                                         ;   210.0 p1      39 k[0]
        shr ecx, 8                                            ;   211.0 p0      39 k[0]
        movzx eax, word [eax*8 + aes128_once.T0_windows0]     ;   211.0 p2      39 k[0]
        xor edi, eax                                          ;   214.0 p1     106 k[0]
        movd eax, mm1                                         ;   212.3 p0     110 t[1]
        movzx ecx, byte [ecx*8 + aes128_once.T0_windows0 + 1] ;   212.0 p2      39 k[0]
        xor ebp, ecx                                          ;   215.0 p1     106 k[0]
        movzx ecx, ah                                         ;   213.3 p0      43 t[0]
        mov ecx, dword [ecx*8 + aes128_once.T0_windows0 + 2]  ;   214.3 p2     110 t[0]
        xor ecx, esi                                          ;   217.3 p1     110 t[0]
        movzx esi, al                                         ;   214.0 p0      43 t[1]
        movd mm1, [esi*8 + aes128_once.T0_windows0 + 3]       ;   215.0 p2     110 t[1]
        shl ebp, 0x10                                         ;   216.0 p0     106 k[0]
        xor edi, ebp                                          ;   217.0 p1     106 k[0]
        shr eax, 0x10                                         ;   216.0 p0      43 t[2]
        movzx esi, al                                         ;   217.0 p1      43 t[3]
        movd mm6, edi                                         ;   218.0 p1     106 k[0]
        shr eax, 8                                            ;   217.0 p0      43 t[2]
        pxor mm5, mm6                                         ;   219.0 p1     106 k[0]
        movd edi, mm5                                         ;   220.0 p0     106 k[0]
        movd mm4, [eax*8 + aes128_once.T0_windows0 + 4]       ;   218.0 p2     110 t[2]
        mov eax, dword [esp + 4]                              ;   216.7 p2      43 t[2]
        shr eax, 0x10                                         ;   219.7 p0      43 t[2]
        xor ecx, edi                                          ;   221.0 p1     110 t[0]
        movzx edi, al                                         ;   220.7 p1      43 t[3]
        shr eax, 8                                            ;   220.7 p0      43 t[2]
        mov ebx, dword [ebx*8 + aes128_once.T0_windows0 + 2]  ;   217.7 p2     110 t[3]
        xor ebx, dword [esi*8 + aes128_once.T0_windows0 + 1]  ;   221.0 p1+p2  110 t[3]
        mov esi, dword [esp + 0]                              ;   219.7 p2      43 t[1]
        shr esi, 8                                            ;   222.7 p0      43 t[1]
        movd mm6, [eax*8 + aes128_once.T0_windows0 + 4]       ;   221.7 p2     110 t[2]
        pxor mm3, mm6                                         ;   224.7 p1     110 t[2]
        movd mm6, [esi*8 + aes128_once.T0_windows0 + 4]       ;   223.7 p2     110 t[1]
        xor edx, dword [edi*8 + aes128_once.T0_windows0 + 1]  ;   224.7 p0+p2  110 t[3]
        movzx edi, byte [esp + 0]                             ;   223.7 p2      43 t[2]
        pxor mm0, mm5                                         ;   222.0 p1     107 k[1]
        pxor mm2, mm0                                         ;   223.0 p0     107 k[2]
        pxor mm7, mm2                                         ;   224.0 p1     107 k[3]
        pxor mm1, mm0                                         ;   224.0 p0     110 t[1]
        movd eax, mm7                                         ;   225.0 p1     107 k[3]
        pxor mm1, mm6                                         ;   226.7 p0     110 t[1]
        movd mm6, [edi*8 + aes128_once.T0_windows0 + 1]       ;   226.7 p2     110 t[2]
        movzx edi, ah                                         ;   226.0 p1      39 k[0]
        movzx edi, byte [edi*8 + aes128_once.T0_windows0 + 1] ;   227.0 p2      39 k[0]
        movd esi, mm3                                         ;   226.0 p0     110 t[2]
        mov dword [esp + 0], edi                              ;   230.0 p3+p4   39 k[0] spill
        movzx edi, dh                                         ;   226.0 p1      43 t[2]
        movd mm3, [edi*8 + aes128_once.T0_windows0 + 2]       ;   227.0 p2     110 t[2]
        pxor mm4, mm2                                         ;   227.0 p0     110 t[2]
        movzx edi, dl                                         ;   227.0 p1      43 t[3]
        xor ebx, eax                                          ;   228.0 p0     110 t[3]
        xor ebx, dword [edi*8 + aes128_once.T0_windows0 + 3]  ;   231.0 p1+p2  110 t[3]
        mov edi, esi                                          ;   229.0 p0      43 t[1] copy
        shr edi, 8                                            ;   230.0 p0      43 t[1]
        shr edx, 0x10                                         ;   231.0 p0      43 t[0]
        and edi, 0xff                                         ;   231.0 p1      43 t[1]
        pxor mm4, mm6                                         ;   230.0 p1     110 t[2]
        pxor mm4, mm3                                         ;   231.0 p1     110 t[2]
        movd mm3, [edi*8 + aes128_once.T0_windows0 + 2]       ;   232.0 p2     110 t[1]
        movzx edi, dl                                         ;   232.0 p0      43 t[1]
        movzx ebp, al                                         ;   232.0 p1      39 k[0]
        movzx ebp, word [ebp*8 + aes128_once.T0_windows0]     ;   233.0 p2      39 k[0]
        shr edx, 8                                            ;   233.0 p0      43 t[0]
        xor ecx, dword [edx*8 + aes128_once.T0_windows0 + 4]  ;   237.0 p1+p2  110 t[0]
        mov edx, esi                                          ;   234.0 p0     110 t[2] copy
        movzx esi, dl                                         ;   235.0 p1      43 t[2]
        movd mm6, [edi*8 + aes128_once.T0_windows0 + 1]       ;   233.0 p2     110 t[1]
        shr eax, 0x10                                         ;   235.0 p0      39 k[0]
        shr edx, 0x10                                         ;   236.0 p0      43 t[0]
        pxor mm1, mm3                                         ;   235.0 p1     110 t[1]
        movzx edi, al                                         ;   236.0 p1      39 k[0]
        movd mm3, [esi*8 + aes128_once.T0_windows0 + 3]       ;   236.0 p2     110 t[2]
        shr eax, 8                                            ;   237.0 p0      39 k[0]
        movzx esi, word [edi*8 + aes128_once.T0_windows0]     ;   237.0 p2      39 k[0]
        xor esi, dword [esp + 0]                              ;   240.0 p1+p2  106 k[0]
        movzx edi, byte [eax*8 + aes128_once.T0_windows0 + 1] ;   238.0 p2      39 k[0]
        movzx eax, dl                                         ;   238.0 p0      43 t[0]
        xor ecx, dword [eax*8 + aes128_once.T0_windows0 + 1]  ;   242.0 p1+p2  110 t[0]
        xor ebp, edi                                          ;   241.0 p0     106 k[0]
        pxor mm1, mm6                                         ;   239.0 p1     110 t[1]
        movd eax, mm1                                         ;   240.0 p0     110 t[1]
        shl ebp, 0x10                                         ;   242.0 p0     106 k[0]
        xor esi, ebp                                          ;   243.0 p1     106 k[0]
        movzx ebp, al                                         ;   241.0 p1      43 t[1]
        movzx edi, ah                                         ;   242.0 p0      43 t[0]
        shr eax, 0x10                                         ;   243.0 p0      43 t[2]
        pxor mm4, mm3                                         ;   242.0 p1     110 t[2]
        xor esi, 0x1b                                         ;   244.0 p1     106 k[0]
        mov edi, dword [edi*8 + aes128_once.T0_windows0 + 2]  ;   243.0 p2     110 t[0]
        movd mm3, esi                                         ;   245.0 p0     106 k[0]
        pxor mm5, mm3                                         ;   246.0 p1     106 k[0]
        movd mm1, [ebp*8 + aes128_once.T0_windows0 + 3]       ;   242.0 p2     110 t[1]
        shr edx, 8                                            ;   245.0 p0      43 t[3]
        xor ebx, dword [edx*8 + aes128_once.T0_windows0 + 4]  ;   249.0 p1+p2  110 t[3]
        movd edx, mm4                                         ;   246.0 p0     110 t[2]
        movzx ebp, dh                                         ;   247.0 p1      43 t[1]
        movd mm3, [ebp*8 + aes128_once.T0_windows0 + 2]       ;   248.0 p2     110 t[1]
        movzx ebp, dl                                         ;   247.0 p0      43 t[2]
        movzx esi, cl                                         ;   247.0 p1      43 t[0]
        xor edi, dword [esi*8 + aes128_once.T0_windows0 + 3]  ;   251.0 p0+p2  110 t[0]
        movzx esi, ch                                         ;   248.0 p1      43 t[3]
        shr ecx, 0x10                                         ;   249.0 p0      43 t[1]
        mov esi, dword [esi*8 + aes128_once.T0_windows0 + 2]  ;   249.0 p2     110 t[3]
        movd mm4, [ebp*8 + aes128_once.T0_windows0 + 3]       ;   248.0 p2     110 t[2]
        movzx ebp, al                                         ;   249.0 p1      43 t[3]
        xor esi, dword [ebp*8 + aes128_once.T0_windows0 + 1]  ;   253.0 p0+p2  110 t[3]
        pxor mm1, mm3                                         ;   251.0 p1     110 t[1]
        pxor mm0, mm5                                         ;   251.0 p0     107 k[1]
        pxor mm2, mm0                                         ;   252.0 p1     107 k[2]
        movd ebp, mm5                                         ;   252.0 p0     106 k[0]
        xor edi, ebp                                          ;   253.0 p1     110 t[0]
        pxor mm1, mm0                                         ;   253.0 p0     110 t[1]
        shr edx, 0x10                                         ;   254.0 p0      43 t[0]
        movzx ebp, cl                                         ;   253.0 p1      43 t[2]
        movq mm3, mm5                                         ;   254.0 p1     106 k[0] copy
        shr ecx, 8                                            ;   255.0 p0      43 t[1]
        movd mm6, [ecx*8 + aes128_once.T0_windows0 + 4]       ;   256.0 p2     110 t[1]
        shr eax, 8                                            ;   256.0 p0      43 t[2]
        movd mm5, [eax*8 + aes128_once.T0_windows0 + 4]       ;   257.0 p2     110 t[2]
        pxor mm4, mm2                                         ;   255.0 p1     110 t[2]
        movzx eax, dl                                         ;   256.0 p1      43 t[0]
        mov eax, dword [eax*8 + aes128_once.T0_windows0 + 1]  ;   257.0 p2     110 t[0]
        xor eax, edi                                          ;   260.0 p0     110 t[0]
        movzx edi, bh                                         ;   257.0 p1      43 t[2]
        pxor mm7, mm2                                         ;   258.0 p0     107 k[3]
        shr edx, 8                                            ;   259.0 p0      43 t[3]
        mov edx, dword [edx*8 + aes128_once.T0_windows0 + 4]  ;   260.0 p2     110 t[3]
        xor edx, esi                                          ;   263.0 p1     110 t[3]
        movd ecx, mm7                                         ;   259.0 p1     107 k[3]
        movd mm7, [edi*8 + aes128_once.T0_windows0 + 2]       ;   258.0 p2     110 t[2]
        pxor mm1, mm6                                         ;   260.0 p0     110 t[1]
        movzx esi, bl                                         ;   260.0 p1      43 t[3]
        pxor mm4, mm5                                         ;   261.0 p0     110 t[2]
        movd mm5, [ebp*8 + aes128_once.T0_windows0 + 1]       ;   256.7 p2     110 t[2]
        pxor mm4, mm5                                         ;   262.0 p1     110 t[2]
        shr ebx, 0x10                                         ;   262.0 p0      43 t[0]
        movzx edi, ch                                         ;   262.0 p1      39 k[0]
        xor edx, dword [esi*8 + aes128_once.T0_windows0 + 3]  ;   264.0 p0+p2  110 t[3]
        movzx esi, bl                                         ;   263.0 p1      43 t[1]
        movzx ebp, cl                                         ;   264.0 p0      39 k[0]
        movd mm5, [esi*8 + aes128_once.T0_windows0 + 1]       ;   264.0 p2     110 t[1]
        shr ebx, 8                                            ;   265.0 p0      43 t[0]
        xor eax, dword [ebx*8 + aes128_once.T0_windows0 + 4]  ;   269.0 p1+p2  110 t[0]
        movzx ebp, word [ebp*8 + aes128_once.T0_windows0]     ;   265.0 p2      39 k[0]
        mov ebx, ecx                                          ;   265.0 p1      39 k[0] copy
        shr ebx, 0x10                                         ;   266.0 p0      39 k[0]
        xor edx, ecx                                          ;   266.0 p1     110 t[3]
        pxor mm4, mm7                                         ;   267.0 p0     110 t[2]
        movd esi, mm4                                         ;   268.0 p1     110 t[2]
        movzx edi, byte [edi*8 + aes128_once.T0_windows0 + 1] ;   263.0 p2      39 k[0]
        pxor mm1, mm5                                         ;   268.0 p0     110 t[1]
        xor edi, 0x36                                         ;   268.0 p1     106 k[0]
        mov dword [esp + 0], ecx                              ;   263.7 p3+p4  110 t[3] spill
        movzx ecx, dh                                         ;   269.0 p0      43 t[2]
        movzx ecx, word [ecx*8 + aes128_once.T0_windows0]     ;   270.0 p2      43 t[2]
        mov dword [esp + 4], ecx                              ;   273.0 p3+p4   43 t[2] spill
        movzx ecx, dl                                         ;   269.0 p1      43 t[3]
        movzx ecx, byte [ecx*8 + aes128_once.T0_windows0 + 1] ;   270.0 p2      43 t[3]
        mov dword [esp + 8], ecx                              ;   273.0 p3+p4   43 t[3] spill
        movzx ecx, bl                                         ;   270.0 p0      39 k[0]
        movzx ecx, word [ecx*8 + aes128_once.T0_windows0]     ;   271.0 p2      39 k[0]
        shr ebx, 8                                            ;   271.0 p0      39 k[0]
        movzx ebx, byte [ebx*8 + aes128_once.T0_windows0 + 1] ;   272.0 p2      39 k[0]
        shr edx, 0x10                                         ;   272.0 p0      43 t[0]
        xor ebp, ebx                                          ;   275.0 p1     106 k[0]
        mov dword [esp + 12], edx                             ;   273.0 p3+p4   43 t[0] spill
        movd edx, mm1                                         ;   271.0 p1     110 t[1]
        mov ebx, esi                                          ;   272.0 p1     110 t[2] copy
        shl ebp, 0x10                                         ;   276.0 p0     106 k[0]
        xor edi, ecx                                          ;   274.0 p1     106 k[0]
        xor edi, ebp                                          ;   277.0 p0     106 k[0]
        movd mm1, edi                                         ;   278.0 p1     106 k[0]
        movzx edi, bl                                         ;   275.0 p0      43 t[2]
        movzx edi, byte [edi*8 + aes128_once.T0_windows0 + 1] ;   276.0 p2      43 t[2]
        xor edi, dword [esp + 4]                              ;   279.0 p1+p2  110 t[2]
        movzx ebp, dh                                         ;   276.0 p0      43 t[0]
        movzx esi, bh                                         ;   276.0 p1      43 t[1]
        movzx ecx, al                                         ;   277.0 p0      43 t[0]
        movzx esi, word [esi*8 + aes128_once.T0_windows0]     ;   277.0 p2      43 t[1]
        movzx ecx, byte [ecx*8 + aes128_once.T0_windows0 + 1] ;   278.0 p2      43 t[0]
        mov dword [esp + 16], esi                             ;   280.0 p3+p4   43 t[1] spill
        movzx esi, dl                                         ;   277.0 p1      43 t[1]
        shr edx, 0x10                                         ;   278.0 p0      43 t[2]
        mov dword [esp + 4], edx                              ;   279.0 p3+p4   43 t[2] spill
        pxor mm3, mm1                                         ;   279.0 p1     106 k[0]
        pxor mm0, mm3                                         ;   280.0 p0     107 k[1]
        movzx ebp, word [ebp*8 + aes128_once.T0_windows0]     ;   277.3 p2      43 t[0]
        pxor mm2, mm0                                         ;   281.0 p1     107 k[2]
        xor ecx, ebp                                          ;   281.0 p0     110 t[0]
        mov edx, dword [esp + 0]                              ;   278.3 p2     110 t[3] reload
        movzx ebp, ah                                         ;   280.0 p1      43 t[3]
        movzx ebp, word [ebp*8 + aes128_once.T0_windows0]     ;   281.0 p2      43 t[3]
        xor edx, ebp                                          ;   284.0 p0     110 t[3]
        movd ebp, mm3                                         ;   281.0 p1     106 k[0]
        xor ecx, ebp                                          ;   282.0 p0     110 t[0]
        movq mm1, mm2                                         ;   282.0 p1     110 t[2] copy
        shr ebx, 0x10                                         ;   283.0 p0      43 t[0]
        movzx esi, byte [esi*8 + aes128_once.T0_windows0 + 1] ;   281.0 p2      43 t[1]
        xor esi, dword [esp + 16]                             ;   284.0 p1+p2  110 t[1]
        shr eax, 0x10                                         ;   284.0 p0      43 t[1]
        xor edx, dword [esp + 8]                              ;   285.0 p1+p2  110 t[3]
        movzx ebp, bl                                         ;   285.0 p0      43 t[0]
        movzx ebp, byte [ebp*8 + aes128_once.T0_windows0 + 1] ;   286.0 p2      43 t[0]
        shr ebx, 8                                            ;   286.0 p0      43 t[3]
        movzx ebx, word [ebx*8 + aes128_once.T0_windows0]     ;   287.0 p2      43 t[3]
        mov dword [esp + 8], ebx                              ;   290.0 p3+p4   43 t[3] spill
        movd ebx, mm2                                         ;   285.0 p1     107 k[2]
        xor edx, ebx                                          ;   286.0 p1     110 t[3]
        movzx ebx, al                                         ;   287.0 p0      43 t[2]
        movzx ebx, byte [ebx*8 + aes128_once.T0_windows0 + 1] ;   288.0 p2      43 t[2]
        mov dword [esp + 0], edx                              ;   287.0 p3+p4  110 t[3] spill
        shr eax, 8                                            ;   288.0 p0      43 t[1]
        movzx eax, word [eax*8 + aes128_once.T0_windows0]     ;   289.0 p2      43 t[1]
        mov edx, dword [esp + 8]                              ;   290.0 p2     110 t[3]
        mov dword [esp + 8], edx                              ;   293.0 p3+p4  110 t[3] spill
        mov edx, dword [esp + 12]                             ;   289.3 p2      43 t[0]
        shr edx, 8                                            ;   292.3 p0      43 t[0]
        movzx edx, word [edx*8 + aes128_once.T0_windows0]     ;   293.3 p2      43 t[0]
        xor ebp, edx                                          ;   296.3 p1     110 t[0]
        shl ebp, 0x10                                         ;   297.3 p0     110 t[0]
        movzx edx, byte [esp + 12]                            ;   291.3 p2      43 t[1]
        movzx edx, byte [edx*8 + aes128_once.T0_windows0 + 1] ;   294.3 p2      43 t[1]
        xor eax, edx                                          ;   297.3 p1     110 t[1]
        mov edx, dword [esp + 48]                             ;   293.3 p2     125 dst reload
        shl eax, 0x10                                         ;   298.3 p0     110 t[1]
        xor ecx, ebp                                          ;   298.3 p1     110 t[0]
        mov ebp, dword [esp + 4]                              ;   294.3 p2      43 t[2]
        shr ebp, 8                                            ;   297.3 p0      43 t[2]
        movzx ebp, word [ebp*8 + aes128_once.T0_windows0]     ;   298.3 p2      43 t[2]
        xor ebx, ebp                                          ;   301.3 p1     110 t[2]
        shl ebx, 0x10                                         ;   302.3 p0     110 t[2]
        xor edi, ebx                                          ;   303.3 p1     110 t[2]
        xor esi, eax                                          ;   299.3 p0     110 t[1]
        movd mm2, esi                                         ;   300.3 p1     110 t[1]
        pxor mm0, mm2                                         ;   301.3 p0     110 t[1]
        movd mm2, edi                                         ;   304.3 p1     110 t[2]
        movzx eax, byte [esp + 4]                             ;   296.3 p2      43 t[3]
        movzx eax, byte [eax*8 + aes128_once.T0_windows0 + 1] ;   299.3 p2      43 t[3]
        mov edi, dword [esp + 0]                              ;   298.3 p2     110 t[3] reload
        mov esi, dword [esp + 8]                              ;   299.3 p2     110 t[3] reload
        xor esi, eax                                          ;   302.3 p0     110 t[3]
        shl esi, 0x10                                         ;   303.3 p0     110 t[3]
        xor edi, esi                                          ;   304.3 p1     110 t[3]
        mov dword [edx + 12], edi                             ;   305.3 p3+p4  125 dst
        mov dword [edx], ecx                                  ;   299.3 p3+p4  125 dst
        pxor mm1, mm2                                         ;   305.3 p1     110 t[2]
        punpckldq mm0, mm1                                    ;   306.3 p1     125 dst
        movq [edx + 4], mm0                                   ;   307.3 p3+p4  125 dst
        emms                                                  ;                    x87 state
        add esp, 0x14                                         ;                    frame
        pop ebp                                               ;                    preserved
        pop edi                                               ;                    preserved
        pop esi                                               ;                    preserved
        pop ebx                                               ;                    preserved
        ret

for_formats win32, win
%if HERE
        section .rdata align=64
%else
        section .rodata align=64
%endif
; windows0
        align 16, db 0
aes128_once.T0_windows0:
        dq 0xc6a56363c6a56300, 0xf8847c7cf8847c00, 0xee997777ee997700, 0xf68d7b7bf68d7b00, 0xff0df2f2ff0df200, 0xd6bd6b6bd6bd6b00, 0xdeb16f6fdeb16f00, 0x9154c5c59154c500
        dq 0x6050303060503000, 0x0203010102030100, 0xcea96767cea96700, 0x567d2b2b567d2b00, 0xe719fefee719fe00, 0xb562d7d7b562d700, 0x4de6abab4de6ab00, 0xec9a7676ec9a7600
        dq 0x8f45caca8f45ca00, 0x1f9d82821f9d8200, 0x8940c9c98940c900, 0xfa877d7dfa877d00, 0xef15fafaef15fa00, 0xb2eb5959b2eb5900, 0x8ec947478ec94700, 0xfb0bf0f0fb0bf000
        dq 0x41ecadad41ecad00, 0xb367d4d4b367d400, 0x5ffda2a25ffda200, 0x45eaafaf45eaaf00, 0x23bf9c9c23bf9c00, 0x53f7a4a453f7a400, 0xe4967272e4967200, 0x9b5bc0c09b5bc000
        dq 0x75c2b7b775c2b700, 0xe11cfdfde11cfd00, 0x3dae93933dae9300, 0x4c6a26264c6a2600, 0x6c5a36366c5a3600, 0x7e413f3f7e413f00, 0xf502f7f7f502f700, 0x834fcccc834fcc00
        dq 0x685c3434685c3400, 0x51f4a5a551f4a500, 0xd134e5e5d134e500, 0xf908f1f1f908f100, 0xe2937171e2937100, 0xab73d8d8ab73d800, 0x6253313162533100, 0x2a3f15152a3f1500
        dq 0x080c0404080c0400, 0x9552c7c79552c700, 0x4665232346652300, 0x9d5ec3c39d5ec300, 0x3028181830281800, 0x37a1969637a19600, 0x0a0f05050a0f0500, 0x2fb59a9a2fb59a00
        dq 0x0e0907070e090700, 0x2436121224361200, 0x1b9b80801b9b8000, 0xdf3de2e2df3de200, 0xcd26ebebcd26eb00, 0x4e6927274e692700, 0x7fcdb2b27fcdb200, 0xea9f7575ea9f7500
        dq 0x121b0909121b0900, 0x1d9e83831d9e8300, 0x58742c2c58742c00, 0x342e1a1a342e1a00, 0x362d1b1b362d1b00, 0xdcb26e6edcb26e00, 0xb4ee5a5ab4ee5a00, 0x5bfba0a05bfba000
        dq 0xa4f65252a4f65200, 0x764d3b3b764d3b00, 0xb761d6d6b761d600, 0x7dceb3b37dceb300, 0x527b2929527b2900, 0xdd3ee3e3dd3ee300, 0x5e712f2f5e712f00, 0x1397848413978400
        dq 0xa6f55353a6f55300, 0xb968d1d1b968d100, 0x0000000000000000, 0xc12cededc12ced00, 0x4060202040602000, 0xe31ffcfce31ffc00, 0x79c8b1b179c8b100, 0xb6ed5b5bb6ed5b00
        dq 0xd4be6a6ad4be6a00, 0x8d46cbcb8d46cb00, 0x67d9bebe67d9be00, 0x724b3939724b3900, 0x94de4a4a94de4a00, 0x98d44c4c98d44c00, 0xb0e85858b0e85800, 0x854acfcf854acf00
        dq 0xbb6bd0d0bb6bd000, 0xc52aefefc52aef00, 0x4fe5aaaa4fe5aa00, 0xed16fbfbed16fb00, 0x86c5434386c54300, 0x9ad74d4d9ad74d00, 0x6655333366553300, 0x1194858511948500
        dq 0x8acf45458acf4500, 0xe910f9f9e910f900, 0x0406020204060200, 0xfe817f7ffe817f00, 0xa0f05050a0f05000, 0x78443c3c78443c00, 0x25ba9f9f25ba9f00, 0x4be3a8a84be3a800
        dq 0xa2f35151a2f35100, 0x5dfea3a35dfea300, 0x80c0404080c04000, 0x058a8f8f058a8f00, 0x3fad92923fad9200, 0x21bc9d9d21bc9d00, 0x7048383870483800, 0xf104f5f5f104f500
        dq 0x63dfbcbc63dfbc00, 0x77c1b6b677c1b600, 0xaf75dadaaf75da00, 0x4263212142632100, 0x2030101020301000, 0xe51affffe51aff00, 0xfd0ef3f3fd0ef300, 0xbf6dd2d2bf6dd200
        dq 0x814ccdcd814ccd00, 0x18140c0c18140c00, 0x2635131326351300, 0xc32fececc32fec00, 0xbee15f5fbee15f00, 0x35a2979735a29700, 0x88cc444488cc4400, 0x2e3917172e391700
        dq 0x9357c4c49357c400, 0x55f2a7a755f2a700, 0xfc827e7efc827e00, 0x7a473d3d7a473d00, 0xc8ac6464c8ac6400, 0xbae75d5dbae75d00, 0x322b1919322b1900, 0xe6957373e6957300
        dq 0xc0a06060c0a06000, 0x1998818119988100, 0x9ed14f4f9ed14f00, 0xa37fdcdca37fdc00, 0x4466222244662200, 0x547e2a2a547e2a00, 0x3bab90903bab9000, 0x0b8388880b838800
        dq 0x8cca46468cca4600, 0xc729eeeec729ee00, 0x6bd3b8b86bd3b800, 0x283c1414283c1400, 0xa779dedea779de00, 0xbce25e5ebce25e00, 0x161d0b0b161d0b00, 0xad76dbdbad76db00
        dq 0xdb3be0e0db3be000, 0x6456323264563200, 0x744e3a3a744e3a00, 0x141e0a0a141e0a00, 0x92db494992db4900, 0x0c0a06060c0a0600, 0x486c2424486c2400, 0xb8e45c5cb8e45c00
        dq 0x9f5dc2c29f5dc200, 0xbd6ed3d3bd6ed300, 0x43efacac43efac00, 0xc4a66262c4a66200, 0x39a8919139a89100, 0x31a4959531a49500, 0xd337e4e4d337e400, 0xf28b7979f28b7900
        dq 0xd532e7e7d532e700, 0x8b43c8c88b43c800, 0x6e5937376e593700, 0xdab76d6ddab76d00, 0x018c8d8d018c8d00, 0xb164d5d5b164d500, 0x9cd24e4e9cd24e00, 0x49e0a9a949e0a900
        dq 0xd8b46c6cd8b46c00, 0xacfa5656acfa5600, 0xf307f4f4f307f400, 0xcf25eaeacf25ea00, 0xcaaf6565caaf6500, 0xf48e7a7af48e7a00, 0x47e9aeae47e9ae00, 0x1018080810180800
        dq 0x6fd5baba6fd5ba00, 0xf0887878f0887800, 0x4a6f25254a6f2500, 0x5c722e2e5c722e00, 0x38241c1c38241c00, 0x57f1a6a657f1a600, 0x73c7b4b473c7b400, 0x9751c6c69751c600
        dq 0xcb23e8e8cb23e800, 0xa17cdddda17cdd00, 0xe89c7474e89c7400, 0x3e211f1f3e211f00, 0x96dd4b4b96dd4b00, 0x61dcbdbd61dcbd00, 0x0d868b8b0d868b00, 0x0f858a8a0f858a00
        dq 0xe0907070e0907000, 0x7c423e3e7c423e00, 0x71c4b5b571c4b500, 0xccaa6666ccaa6600, 0x90d8484890d84800, 0x0605030306050300, 0xf701f6f6f701f600, 0x1c120e0e1c120e00
        dq 0xc2a36161c2a36100, 0x6a5f35356a5f3500, 0xaef95757aef95700, 0x69d0b9b969d0b900, 0x1791868617918600, 0x9958c1c19958c100, 0x3a271d1d3a271d00, 0x27b99e9e27b99e00
        dq 0xd938e1e1d938e100, 0xeb13f8f8eb13f800, 0x2bb398982bb39800, 0x2233111122331100, 0xd2bb6969d2bb6900, 0xa970d9d9a970d900, 0x07898e8e07898e00, 0x33a7949433a79400
        dq 0x2db69b9b2db69b00, 0x3c221e1e3c221e00, 0x1592878715928700, 0xc920e9e9c920e900, 0x8749cece8749ce00, 0xaaff5555aaff5500, 0x5078282850782800, 0xa57adfdfa57adf00
        dq 0x038f8c8c038f8c00, 0x59f8a1a159f8a100, 0x0980898909808900, 0x1a170d0d1a170d00, 0x65dabfbf65dabf00, 0xd731e6e6d731e600, 0x84c6424284c64200, 0xd0b86868d0b86800
        dq 0x82c3414182c34100, 0x29b0999929b09900, 0x5a772d2d5a772d00, 0x1e110f0f1e110f00, 0x7bcbb0b07bcbb000, 0xa8fc5454a8fc5400, 0x6dd6bbbb6dd6bb00, 0x2c3a16162c3a1600

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
