; poly1305_aes_init for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/poly1305_aes.cw (sha256 b06a36568fe50c82); do not edit:
;   ./cw build poly1305_aes_init --cpu pentium3
;
; void poly1305_aes_init(const void *key, const void *nonce, void *r, void *s);   cdecl
;   key: 32 bytes, read, secret, no alignment needed
;   nonce: 16 bytes, read, public, no alignment needed
;   r: 16 bytes, written, secret, no alignment needed
;   s: 16 bytes, written, secret, no alignment needed
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; NOT constant time: secret data indexes tables.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 1018 uops, planned 343.3; bounds: width 339.3, ports 302.0, path 113.0
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
%fatal "poly1305_aes_init is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_poly1305_aes_init
$_poly1305_aes_init:
%else
        global $poly1305_aes_init
%endif
$poly1305_aes_init:
        push ebx                                                    ;                    preserved
        push esi                                                    ;                    preserved
        push edi                                                    ;                    preserved
        push ebp                                                    ;                    preserved
        mov eax, esp                                                ;                    frame
        mov dword [esp - 4096], 0                                   ;                    page
        sub esp, 0x830                                              ;                    frame
        and esp, 0xfffff000                                         ;                    frame
        add esp, 0x800                                              ;                    frame
        mov dword [esp + 44], eax                                   ;                    frame
        mov ecx, dword [eax + 20]                                   ;                    frame
        mov dword [esp + 0], ecx                                    ;                    frame
        mov ecx, dword [eax + 24]                                   ;                    frame
        mov dword [esp + 4], ecx                                    ;                    frame
        mov ecx, dword [eax + 32]                                   ;                    frame
        mov dword [esp + 36], ecx                                   ;                    frame
        mov ecx, dword [eax + 28]                                   ;                    frame
        mov dword [esp + 40], ecx                                   ;                    frame
        mov esi, dword [esp + 0]                                    ;     0.0 p2       9 made reload
        mov edi, dword [esi]                                        ;     3.0 p2       9 made
        mov ebp, dword [esi + 4]                                    ;     3.0 p2       9 made
        mov eax, dword [esi + 8]                                    ;     3.0 p2       9 made
        mov ecx, dword [esi + 12]                                   ;     4.0 p2       9 made
        mov edx, edi                                                ;     6.0 p0       9 s[0] copy
        mov ebx, dword [esp + 4]                                    ;     5.0 p2       9 made reload
        xor edx, dword [ebx]                                        ;    11.0 p1+p2    9 s[0]
        xor edi, 1                                                  ;     6.0 p0       9 k[0]
        mov esi, ebp                                                ;     6.0 p1       9 s[1] copy
        xor esi, dword [ebx + 4]                                    ;    11.0 p0+p2    9 s[1]
        mov dword [esp + 8], esi                                    ;    12.0 p3+p4    9 s[1] spill
        mov esi, eax                                                ;     6.0 p1       9 s[2] copy
        xor esi, dword [ebx + 8]                                    ;    11.0 p0+p2    9 s[2]
        mov ebx, dword [ebx + 12]                                   ;     9.0 p2       9 s[3]
        xor ebx, ecx                                                ;    12.0 p1       9 s[3]
        mov dword [esp + 12], ebx                                   ;    13.0 p3+p4    9 s[3] spill
        movzx ebx, ch                                               ;     7.3 p0       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes_init.T0_windows0 + 1] ;    10.0 p2       9 k[0]
        xor edi, ebx                                                ;    13.0 p1       9 k[0]
        mov ebx, ecx                                                ;     8.3 p0       9 k[0] copy
        shr ebx, 0x10                                               ;     9.3 p0       9 k[0]
        mov dword [esp + 16], esi                                   ;    12.0 p3+p4    9 s[2] spill
        movzx esi, bl                                               ;    10.3 p1       9 k[0]
        shr ebx, 8                                                  ;    10.3 p0       9 k[0]
        movzx esi, word [esi*8 + poly1305_aes_init.T0_windows0]     ;    11.3 p2       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes_init.T0_windows0 + 1] ;    12.0 p2       9 k[0]
        xor edi, esi                                                ;    14.3 p1       9 k[0]
        movzx esi, cl                                               ;    11.3 p0       9 k[0]
        movzx esi, word [esi*8 + poly1305_aes_init.T0_windows0]     ;    13.0 p2       9 k[0]
        xor ebx, esi                                                ;    16.0 p1       9 k[0]
        shl ebx, 0x10                                               ;    17.0 p0       9 k[0]
        xor edi, ebx                                                ;    18.0 p1       9 k[0]
        xor ebp, edi                                                ;    19.0 p0       9 k[1]
        xor eax, ebp                                                ;    20.0 p1       9 k[2]
        xor ecx, eax                                                ;    21.0 p0       9 k[3]
        movzx esi, dl                                               ;    15.0 p1       9 t[0]
        mov ebx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 3]  ;    16.0 p2       9 t[0]
        xor ebx, edi                                                ;    19.0 p0       9 t[0]
        mov esi, edx                                                ;    16.0 p1       9 t[1] copy
        shr esi, 0x10                                               ;    17.0 p0       9 t[1]
        movzx edx, dh                                               ;    17.0 p1       9 t[3]
        mov edx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 2]  ;    18.0 p2       9 t[3]
        xor edx, ecx                                                ;    22.0 p0       9 t[3]
        mov dword [esp + 20], edi                                   ;    19.0 p3+p4    9 k[0] spill
        mov edi, esi                                                ;    18.0 p1       9 t[1] copy
        shr edi, 8                                                  ;    19.0 p0       9 t[1]
        mov edi, dword [edi*8 + poly1305_aes_init.T0_windows0 + 4]  ;    20.0 p2       9 t[1]
        xor edi, ebp                                                ;    23.0 p1       9 t[1]
        and esi, 0xff                                               ;    19.3 p0       9 t[2]
        mov esi, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;    20.3 p2       9 t[2]
        xor esi, eax                                                ;    23.3 p1       9 t[2]
        mov dword [esp + 24], ecx                                   ;    22.0 p3+p4    9 k[3] spill
        mov ecx, dword [esp + 8]                                    ;    20.3 p2       9 s[1] reload
        mov dword [esp + 28], eax                                   ;    21.0 p3+p4    9 k[2] spill
        movzx eax, ch                                               ;    23.3 p0       9 t[0]
        xor ebx, dword [eax*8 + poly1305_aes_init.T0_windows0 + 2]  ;    27.3 p1+p2    9 t[0]
        movzx eax, cl                                               ;    23.3 p0       9 t[1]
        mov eax, dword [eax*8 + poly1305_aes_init.T0_windows0 + 3]  ;    24.3 p2       9 t[1]
        xor eax, edi                                                ;    27.3 p1       9 t[1]
        shr ecx, 0x10                                               ;    23.3 p0       9 t[2]
        mov edi, ecx                                                ;    24.3 p1       9 t[2] copy
        shr edi, 8                                                  ;    25.3 p0       9 t[2]
        xor esi, dword [edi*8 + poly1305_aes_init.T0_windows0 + 4]  ;    29.3 p1+p2    9 t[2]
        movzx edi, cl                                               ;    25.3 p0       9 t[3]
        mov ecx, dword [esp + 16]                                   ;    25.3 p2       9 t[0]
        shr ecx, 0x10                                               ;    28.3 p0       9 t[0]
        mov dword [esp + 8], edi                                    ;    26.3 p3+p4    9 t[3] spill
        movzx edi, cl                                               ;    29.3 p1       9 t[0]
        xor ebx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 1]  ;    33.3 p0+p2    9 t[0]
        shr ecx, 8                                                  ;    29.3 p0       9 t[3]
        xor edx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 4]  ;    33.3 p1+p2    9 t[3]
        mov ecx, dword [esp + 12]                                   ;    29.0 p2       9 t[0]
        shr ecx, 0x10                                               ;    32.0 p0       9 t[0]
        mov edi, ecx                                                ;    33.0 p1       9 t[0] copy
        shr edi, 8                                                  ;    34.0 p0       9 t[0]
        xor ebx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 4]  ;    38.0 p1+p2    9 t[0]
        movzx edi, cl                                               ;    33.0 p1       9 t[1]
        xor eax, dword [edi*8 + poly1305_aes_init.T0_windows0 + 1]  ;    37.0 p0+p2    9 t[1]
        mov ecx, dword [esp + 16]                                   ;    32.0 p2       9 s[2] reload
        movzx edi, ch                                               ;    35.0 p1       9 t[1]
        xor eax, dword [edi*8 + poly1305_aes_init.T0_windows0 + 2]  ;    39.0 p0+p2    9 t[1]
        movzx edi, cl                                               ;    35.0 p1       9 t[2]
        mov ecx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 3]  ;    36.0 p2       9 t[2]
        xor ecx, esi                                                ;    39.0 p0       9 t[2]
        mov dword [esp + 16], eax                                   ;    40.0 p3+p4    9 t[1] spill
        mov eax, dword [esp + 12]                                   ;    35.0 p2       9 s[3] reload
        movzx esi, ah                                               ;    38.0 p1       9 t[2]
        xor ecx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 2]  ;    42.0 p0+p2    9 t[2]
        movzx esi, al                                               ;    38.0 p1       9 t[3]
        xor edx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 3]  ;    42.0 p0+p2    9 t[3]
        mov esi, dword [esp + 8]                                    ;    38.0 p2       9 t[3] reload
        xor edx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;    44.0 p1+p2    9 t[3]
        mov eax, dword [esp + 24]                                   ;    40.0 p2       9 k[3] reload
        movzx esi, ah                                               ;    43.0 p0       9 k[0]
        mov edi, eax                                                ;    43.0 p1       9 k[0] copy
        shr edi, 0x10                                               ;    44.0 p0       9 k[0]
        movzx esi, byte [esi*8 + poly1305_aes_init.T0_windows0 + 1] ;    44.0 p2       9 k[0]
        xor esi, dword [esp + 20]                                   ;    47.0 p1+p2    9 k[0]
        xor esi, 2                                                  ;    48.0 p0       9 k[0]
        mov dword [esp + 20], edx                                   ;    45.0 p3+p4    9 t[3] spill
        mov edx, edi                                                ;    45.0 p1       9 k[0] copy
        movzx edi, dl                                               ;    46.0 p0       9 k[0]
        shr edx, 8                                                  ;    46.0 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes_init.T0_windows0]     ;    47.0 p2       9 k[0]
        movzx edx, byte [edx*8 + poly1305_aes_init.T0_windows0 + 1] ;    47.0 p2       9 k[0]
        xor esi, edi                                                ;    50.0 p1       9 k[0]
        movzx edi, al                                               ;    43.7 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes_init.T0_windows0]     ;    45.0 p2       9 k[0]
        xor edi, edx                                                ;    50.0 p1       9 k[0]
        shl edi, 0x10                                               ;    51.0 p0       9 k[0]
        xor esi, edi                                                ;    52.0 p1       9 k[0]
        xor ebp, esi                                                ;    53.0 p0       9 k[1]
        mov edi, dword [esp + 28]                                   ;    46.0 p2       9 k[2] reload
        xor edi, ebp                                                ;    54.0 p1       9 k[2]
        xor eax, edi                                                ;    55.0 p0       9 k[3]
        movzx edx, bl                                               ;    47.0 p1       9 t[0]
        mov edx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 3]  ;    48.0 p2       9 t[0]
        xor edx, esi                                                ;    53.0 p0       9 t[0]
        mov dword [esp + 28], esi                                   ;    53.0 p3+p4    9 k[0] spill
        mov esi, ecx                                                ;    48.0 p1       9 t[0] copy
        shr esi, 0x10                                               ;    49.0 p0       9 t[0]
        mov dword [esp + 24], eax                                   ;    56.0 p3+p4    9 k[3] spill
        mov eax, esi                                                ;    50.0 p1       9 t[0] copy
        and eax, 0xff                                               ;    51.0 p0       9 t[0]
        xor edx, dword [eax*8 + poly1305_aes_init.T0_windows0 + 1]  ;    55.0 p1+p2    9 t[0]
        movzx eax, ch                                               ;    50.7 p0       9 t[1]
        movzx ecx, cl                                               ;    51.3 p1       9 t[2]
        mov eax, dword [eax*8 + poly1305_aes_init.T0_windows0 + 2]  ;    51.7 p2       9 t[1]
        xor eax, ebp                                                ;    54.7 p0       9 t[1]
        mov ecx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 3]  ;    52.3 p2       9 t[2]
        xor ecx, edi                                                ;    55.3 p1       9 t[2]
        shr esi, 8                                                  ;    52.7 p0       9 t[3]
        mov esi, dword [esi*8 + poly1305_aes_init.T0_windows0 + 4]  ;    53.7 p2       9 t[3]
        xor esi, dword [esp + 24]                                   ;    59.0 p1+p2    9 t[3]
        mov dword [esp + 8], edi                                    ;    55.0 p3+p4    9 k[2] spill
        mov edi, ebx                                                ;    54.7 p0       9 t[1] copy
        shr edi, 0x10                                               ;    55.7 p0       9 t[1]
        movzx ebx, bh                                               ;    55.3 p1       9 t[3]
        mov ebx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 2]  ;    56.3 p2       9 t[3]
        xor ebx, esi                                                ;    60.0 p1       9 t[3]
        mov esi, edi                                                ;    56.7 p0       9 t[1] copy
        shr esi, 8                                                  ;    57.7 p0       9 t[1]
        xor eax, dword [esi*8 + poly1305_aes_init.T0_windows0 + 4]  ;    61.7 p1+p2    9 t[1]
        and edi, 0xff                                               ;    58.3 p1       9 t[2]
        xor ecx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 1]  ;    62.3 p0+p2    9 t[2]
        mov dword [esp + 12], ebx                                   ;    61.0 p3+p4    9 t[3] spill
        mov ebx, dword [esp + 16]                                   ;    59.3 p2       9 t[1] reload
        movzx esi, bh                                               ;    62.3 p1       9 t[0]
        xor edx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 2]  ;    66.3 p0+p2    9 t[0]
        mov esi, dword [esp + 20]                                   ;    61.3 p2       9 t[0]
        shr esi, 0x10                                               ;    64.3 p0       9 t[0]
        mov edi, esi                                                ;    65.3 p1       9 t[0] copy
        shr edi, 8                                                  ;    66.3 p0       9 t[0]
        xor edx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 4]  ;    70.3 p1+p2    9 t[0]
        mov dword [esp + 32], edx                                   ;    71.3 p3+p4    9 t[0] spill
        mov edx, esi                                                ;    65.3 p0       9 t[0] copy
        movzx esi, dl                                               ;    66.3 p1       9 t[1]
        movzx edi, bl                                               ;    64.3 p0       9 t[1]
        xor eax, dword [edi*8 + poly1305_aes_init.T0_windows0 + 3]  ;    68.3 p1+p2    9 t[1]
        xor eax, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;    70.3 p0+p2    9 t[1]
        shr ebx, 0x10                                               ;    66.3 p0       9 t[2]
        mov edx, dword [esp + 20]                                   ;    66.3 p2       9 t[3] reload
        movzx esi, dh                                               ;    69.3 p1       9 t[2]
        xor ecx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 2]  ;    73.3 p0+p2    9 t[2]
        mov esi, ebx                                                ;    67.3 p1       9 t[2] copy
        shr esi, 8                                                  ;    68.3 p0       9 t[2]
        xor ecx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 4]  ;    74.3 p1+p2    9 t[2]
        movzx esi, dl                                               ;    69.3 p0       9 t[3]
        movzx edx, bl                                               ;    69.3 p1       9 t[3]
        mov edi, dword [esp + 12]                                   ;    69.3 p2       9 t[3] reload
        xor edi, dword [esi*8 + poly1305_aes_init.T0_windows0 + 3]  ;    73.3 p0+p2    9 t[3]
        xor edi, dword [edx*8 + poly1305_aes_init.T0_windows0 + 1]  ;    74.3 p1+p2    9 t[3]
        mov ebx, dword [esp + 24]                                   ;    72.3 p2       9 k[3] reload
        movzx esi, bh                                               ;    75.3 p0       9 k[0]
        mov edx, ebx                                                ;    75.3 p1       9 k[0] copy
        shr edx, 0x10                                               ;    76.3 p0       9 k[0]
        movzx esi, byte [esi*8 + poly1305_aes_init.T0_windows0 + 1] ;    76.3 p2       9 k[0]
        xor esi, dword [esp + 28]                                   ;    79.3 p1+p2    9 k[0]
        xor esi, 4                                                  ;    80.3 p0       9 k[0]
        mov dword [esp + 28], edi                                   ;    75.3 p3+p4    9 t[3] spill
        movzx edi, dl                                               ;    77.3 p1       9 k[0]
        shr edx, 8                                                  ;    77.3 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes_init.T0_windows0]     ;    78.3 p2       9 k[0]
        movzx edx, byte [edx*8 + poly1305_aes_init.T0_windows0 + 1] ;    78.3 p2       9 k[0]
        xor esi, edi                                                ;    81.3 p1       9 k[0]
        movzx edi, bl                                               ;    76.0 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes_init.T0_windows0]     ;    77.3 p2       9 k[0]
        xor edi, edx                                                ;    81.3 p1       9 k[0]
        shl edi, 0x10                                               ;    82.3 p0       9 k[0]
        xor esi, edi                                                ;    83.3 p1       9 k[0]
        xor ebp, esi                                                ;    84.3 p0       9 k[1]
        movzx edi, ah                                               ;    78.7 p1       9 t[0]
        mov edx, dword [esp + 8]                                    ;    78.3 p2       9 k[2]
        xor edx, ebp                                                ;    85.3 p0       9 k[2]
        xor ebx, edx                                                ;    86.3 p1       9 k[3]
        mov edi, dword [edi*8 + poly1305_aes_init.T0_windows0 + 2]  ;    79.7 p2       9 t[0]
        xor edi, esi                                                ;    84.3 p0       9 t[0]
        mov dword [esp + 8], esi                                    ;    84.3 p3+p4    9 k[0] spill
        mov esi, ecx                                                ;    80.7 p1       9 t[0] copy
        shr esi, 0x10                                               ;    81.7 p0       9 t[0]
        mov dword [esp + 24], ebx                                   ;    87.3 p3+p4    9 k[3] spill
        mov ebx, esi                                                ;    82.7 p1       9 t[0] copy
        and ebx, 0xff                                               ;    83.7 p0       9 t[0]
        mov ebx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 1]  ;    84.7 p2       9 t[0]
        xor ebx, edi                                                ;    87.7 p1       9 t[0]
        movzx edi, al                                               ;    83.3 p0       9 t[1]
        mov edi, dword [edi*8 + poly1305_aes_init.T0_windows0 + 3]  ;    84.3 p2       9 t[1]
        xor edi, ebp                                                ;    87.3 p1       9 t[1]
        shr eax, 0x10                                               ;    84.3 p0       9 t[2]
        shr esi, 8                                                  ;    85.3 p0       9 t[3]
        mov esi, dword [esi*8 + poly1305_aes_init.T0_windows0 + 4]  ;    86.3 p2       9 t[3]
        xor esi, dword [esp + 24]                                   ;    90.3 p1+p2    9 t[3]
        mov dword [esp + 12], ebp                                   ;    86.0 p3+p4    9 k[1] spill
        movzx ebp, ch                                               ;    86.7 p1       9 t[1]
        xor edi, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;    90.7 p0+p2    9 t[1]
        movzx ebp, cl                                               ;    87.7 p1       9 t[2]
        mov ecx, eax                                                ;    88.0 p0       9 t[2] copy
        shr ecx, 8                                                  ;    89.0 p0       9 t[2]
        mov ebp, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;    88.7 p2       9 t[2]
        mov ecx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 4]  ;    90.0 p2       9 t[2]
        xor ecx, ebp                                                ;    93.0 p1       9 t[2]
        xor ecx, edx                                                ;    94.0 p0       9 t[2]
        movzx ebp, al                                               ;    90.3 p1       9 t[3]
        movzx eax, byte [esp + 32]                                  ;    90.7 p2       9 t[0]
        xor ebx, dword [eax*8 + poly1305_aes_init.T0_windows0 + 3]  ;    96.7 p0+p2    9 t[0]
        mov eax, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 1]  ;    92.7 p2       9 t[3]
        xor eax, esi                                                ;    95.7 p1       9 t[3]
        mov esi, dword [esp + 28]                                   ;    93.7 p2       9 t[0]
        shr esi, 0x10                                               ;    96.7 p0       9 t[0]
        mov ebp, esi                                                ;    97.7 p1       9 t[0] copy
        shr ebp, 8                                                  ;    98.7 p0       9 t[0]
        xor ebx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 4]  ;   102.7 p1+p2    9 t[0]
        and esi, 0xff                                               ;    97.7 p0       9 t[1]
        xor edi, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   101.7 p1+p2    9 t[1]
        mov esi, dword [esp + 32]                                   ;    96.7 p2       9 t[1]
        shr esi, 0x10                                               ;    99.7 p0       9 t[1]
        mov ebp, esi                                                ;   100.7 p1       9 t[1] copy
        shr ebp, 8                                                  ;   101.7 p0       9 t[1]
        xor edi, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 4]  ;   105.7 p1+p2    9 t[1]
        and esi, 0xff                                               ;   100.7 p0       9 t[2]
        xor ecx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   104.7 p1+p2    9 t[2]
        mov esi, edx                                                ;    98.3 p0       9 k[2] copy
        mov edx, dword [esp + 28]                                   ;    99.7 p2       9 t[3] reload
        movzx ebp, dh                                               ;   102.7 p1       9 t[2]
        xor ecx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;   106.7 p0+p2    9 t[2]
        movzx ebp, dl                                               ;   102.7 p1       9 t[3]
        xor eax, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;   106.7 p0+p2    9 t[3]
        mov edx, dword [esp + 32]                                   ;   102.7 p2       9 t[0] reload
        movzx ebp, dh                                               ;   105.7 p1       9 t[3]
        xor eax, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;   109.7 p0+p2    9 t[3]
        mov edx, dword [esp + 24]                                   ;   104.7 p2       9 k[3] reload
        movzx ebp, dh                                               ;   107.7 p1       9 k[0]
        movzx ebp, byte [ebp*8 + poly1305_aes_init.T0_windows0 + 1] ;   108.7 p2       9 k[0]
        xor ebp, dword [esp + 8]                                    ;   111.7 p0+p2    9 k[0]
        xor ebp, 8                                                  ;   112.7 p1       9 k[0]
        mov dword [esp + 8], eax                                    ;   110.7 p3+p4    9 t[3] spill
        mov eax, edx                                                ;   107.7 p0       9 k[0] copy
        shr eax, 0x10                                               ;   108.7 p0       9 k[0]
        mov dword [esp + 32], ecx                                   ;   107.7 p3+p4    9 t[2] spill
        movzx ecx, al                                               ;   109.7 p1       9 k[0]
        shr eax, 8                                                  ;   109.7 p0       9 k[0]
        movzx ecx, word [ecx*8 + poly1305_aes_init.T0_windows0]     ;   110.7 p2       9 k[0]
        movzx eax, byte [eax*8 + poly1305_aes_init.T0_windows0 + 1] ;   110.7 p2       9 k[0]
        xor ebp, ecx                                                ;   113.7 p1       9 k[0]
        movzx ecx, dl                                               ;   107.7 p0       9 k[0]
        movzx ecx, word [ecx*8 + poly1305_aes_init.T0_windows0]     ;   109.7 p2       9 k[0]
        xor ecx, eax                                                ;   113.7 p1       9 k[0]
        shl ecx, 0x10                                               ;   114.7 p0       9 k[0]
        xor ebp, ecx                                                ;   115.7 p1       9 k[0]
        movzx eax, bl                                               ;   109.7 p0       9 t[0]
        mov ecx, dword [esp + 12]                                   ;   110.7 p2       9 k[1]
        xor ecx, ebp                                                ;   116.7 p1       9 k[1]
        xor esi, ecx                                                ;   117.7 p0       9 k[2]
        xor edx, esi                                                ;   118.7 p1       9 k[3]
        mov eax, dword [eax*8 + poly1305_aes_init.T0_windows0 + 3]  ;   111.7 p2       9 t[0]
        xor eax, ebp                                                ;   116.7 p0       9 t[0]
        mov dword [esp + 12], ebp                                   ;   116.7 p3+p4    9 k[0] spill
        mov ebp, edi                                                ;   112.3 p1       9 t[0] copy
        shr ebp, 8                                                  ;   113.3 p0       9 t[0]
        and ebp, 0xff                                               ;   114.3 p1       9 t[0]
        xor eax, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;   118.3 p0+p2    9 t[0]
        mov ebp, edi                                                ;   114.3 p1       9 t[1] copy
        and ebp, 0xff                                               ;   115.3 p0       9 t[1]
        mov ebp, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;   116.3 p2       9 t[1]
        xor ebp, ecx                                                ;   119.3 p1       9 t[1]
        shr edi, 0x10                                               ;   115.7 p0       9 t[2]
        mov dword [esp + 24], ecx                                   ;   117.7 p3+p4    9 k[1] spill
        mov ecx, ebx                                                ;   116.3 p1       9 t[1] copy
        shr ecx, 0x10                                               ;   117.3 p0       9 t[1]
        movzx ebx, bh                                               ;   117.3 p1       9 t[3]
        mov ebx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 2]  ;   118.3 p2       9 t[3]
        xor ebx, edx                                                ;   121.3 p0       9 t[3]
        mov dword [esp + 28], edx                                   ;   119.7 p3+p4    9 k[3] spill
        mov edx, ecx                                                ;   118.7 p1       9 t[1] copy
        shr edx, 8                                                  ;   119.7 p0       9 t[1]
        mov edx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   120.7 p2       9 t[1]
        xor edx, ebp                                                ;   123.7 p1       9 t[1]
        movzx ebp, cl                                               ;   120.0 p0       9 t[2]
        mov ecx, edi                                                ;   120.7 p1       9 t[2] copy
        shr ecx, 8                                                  ;   121.7 p0       9 t[2]
        mov ebp, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 1]  ;   121.0 p2       9 t[2]
        mov ecx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   122.7 p2       9 t[2]
        xor ecx, ebp                                                ;   125.7 p1       9 t[2]
        xor ecx, esi                                                ;   126.7 p0       9 t[2]
        and edi, 0xff                                               ;   122.7 p1       9 t[3]
        mov ebp, dword [esp + 32]                                   ;   123.0 p2       9 t[0]
        shr ebp, 0x10                                               ;   126.0 p0       9 t[0]
        mov dword [esp + 20], esi                                   ;   123.3 p3+p4    9 k[2] spill
        mov esi, ebp                                                ;   127.0 p1       9 t[0] copy
        and esi, 0xff                                               ;   128.0 p0       9 t[0]
        xor eax, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   132.0 p1+p2    9 t[0]
        shr ebp, 8                                                  ;   127.0 p0       9 t[3]
        xor ebx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   126.7 p1+p2    9 t[3]
        mov esi, dword [esp + 8]                                    ;   126.7 p2       9 t[0]
        shr esi, 0x10                                               ;   129.7 p0       9 t[0]
        mov edi, esi                                                ;   130.7 p1       9 t[0] copy
        shr edi, 8                                                  ;   131.7 p0       9 t[0]
        xor eax, dword [edi*8 + poly1305_aes_init.T0_windows0 + 4]  ;   135.7 p1+p2    9 t[0]
        and esi, 0xff                                               ;   130.7 p0       9 t[1]
        xor edx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   134.7 p1+p2    9 t[1]
        mov dword [esp + 16], eax                                   ;   136.7 p3+p4    9 t[0] spill
        mov eax, dword [esp + 32]                                   ;   130.0 p2       9 t[2] reload
        movzx esi, ah                                               ;   133.0 p0       9 t[1]
        xor edx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 2]  ;   137.0 p1+p2    9 t[1]
        movzx esi, al                                               ;   133.0 p0       9 t[2]
        xor ecx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   137.0 p1+p2    9 t[2]
        mov eax, dword [esp + 8]                                    ;   133.0 p2       9 t[3] reload
        movzx esi, ah                                               ;   136.0 p0       9 t[2]
        xor ecx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 2]  ;   140.0 p1+p2    9 t[2]
        movzx esi, al                                               ;   136.0 p0       9 t[3]
        xor ebx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 4]  ;   135.0 p1+p2    9 t[3]
        xor ebx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   140.0 p0+p2    9 t[3]
        mov eax, dword [esp + 28]                                   ;   137.0 p2       9 k[3] reload
        movzx esi, ah                                               ;   140.0 p1       9 k[0]
        mov edi, eax                                                ;   140.0 p0       9 k[0] copy
        shr edi, 0x10                                               ;   141.0 p0       9 k[0]
        mov dword [esp + 8], ebx                                    ;   141.0 p3+p4    9 t[3] spill
        mov ebx, edi                                                ;   142.0 p1       9 k[0] copy
        movzx edi, bl                                               ;   143.0 p0       9 k[0]
        shr ebx, 8                                                  ;   143.0 p0       9 k[0]
        movzx esi, byte [esi*8 + poly1305_aes_init.T0_windows0 + 1] ;   141.0 p2       9 k[0]
        movzx ebp, al                                               ;   140.0 p1       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes_init.T0_windows0]     ;   144.0 p2       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes_init.T0_windows0 + 1] ;   144.0 p2       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes_init.T0_windows0]     ;   141.3 p2       9 k[0]
        xor ebp, ebx                                                ;   147.0 p1       9 k[0]
        shl ebp, 0x10                                               ;   148.0 p0       9 k[0]
        xor esi, edi                                                ;   147.0 p1       9 k[0]
        xor esi, ebp                                                ;   149.0 p0       9 k[0]
        xor esi, dword [esp + 12]                                   ;   150.0 p1+p2    9 k[0]
        xor esi, 0x10                                               ;   151.0 p0       9 k[0]
        mov edi, dword [esp + 24]                                   ;   143.3 p2       9 k[1]
        xor edi, esi                                                ;   152.0 p1       9 k[1]
        movzx ebp, dh                                               ;   143.3 p0       9 t[0]
        mov ebx, dword [esp + 20]                                   ;   144.3 p2       9 k[2]
        xor ebx, edi                                                ;   153.0 p1       9 k[2]
        xor eax, ebx                                                ;   154.0 p0       9 k[3]
        mov ebp, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;   145.3 p2       9 t[0]
        xor ebp, esi                                                ;   152.0 p1       9 t[0]
        mov dword [esp + 20], esi                                   ;   152.0 p3+p4    9 k[0] spill
        mov esi, ecx                                                ;   145.7 p0       9 t[0] copy
        shr esi, 0x10                                               ;   146.7 p0       9 t[0]
        mov dword [esp + 28], eax                                   ;   155.0 p3+p4    9 k[3] spill
        mov eax, esi                                                ;   147.7 p1       9 t[0] copy
        and eax, 0xff                                               ;   148.7 p0       9 t[0]
        mov eax, dword [eax*8 + poly1305_aes_init.T0_windows0 + 1]  ;   149.7 p2       9 t[0]
        xor eax, ebp                                                ;   153.0 p1       9 t[0]
        movzx ebp, dl                                               ;   148.7 p0       9 t[1]
        mov ebp, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;   149.7 p2       9 t[1]
        xor ebp, edi                                                ;   153.0 p1       9 t[1]
        shr edx, 0x10                                               ;   149.7 p0       9 t[2]
        shr esi, 8                                                  ;   150.7 p0       9 t[3]
        mov esi, dword [esi*8 + poly1305_aes_init.T0_windows0 + 4]  ;   151.7 p2       9 t[3]
        xor esi, dword [esp + 28]                                   ;   158.0 p1+p2    9 t[3]
        mov dword [esp + 24], edi                                   ;   153.0 p3+p4    9 k[1] spill
        movzx edi, ch                                               ;   151.7 p1       9 t[1]
        xor ebp, dword [edi*8 + poly1305_aes_init.T0_windows0 + 2]  ;   155.7 p0+p2    9 t[1]
        movzx edi, cl                                               ;   152.7 p1       9 t[2]
        mov ecx, edx                                                ;   153.0 p0       9 t[2] copy
        shr ecx, 8                                                  ;   154.0 p0       9 t[2]
        mov edi, dword [edi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   153.7 p2       9 t[2]
        mov ecx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   155.0 p2       9 t[2]
        xor ecx, edi                                                ;   158.0 p1       9 t[2]
        xor ecx, ebx                                                ;   159.0 p0       9 t[2]
        movzx edi, dl                                               ;   155.3 p1       9 t[3]
        movzx edx, byte [esp + 16]                                  ;   155.7 p2       9 t[0]
        xor eax, dword [edx*8 + poly1305_aes_init.T0_windows0 + 3]  ;   161.7 p0+p2    9 t[0]
        mov edx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   157.7 p2       9 t[3]
        xor edx, esi                                                ;   160.7 p1       9 t[3]
        mov esi, dword [esp + 8]                                    ;   158.7 p2       9 t[0]
        shr esi, 0x10                                               ;   161.7 p0       9 t[0]
        mov edi, esi                                                ;   162.7 p1       9 t[0] copy
        shr edi, 8                                                  ;   163.7 p0       9 t[0]
        xor eax, dword [edi*8 + poly1305_aes_init.T0_windows0 + 4]  ;   167.7 p1+p2    9 t[0]
        and esi, 0xff                                               ;   162.7 p0       9 t[1]
        xor ebp, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   166.7 p1+p2    9 t[1]
        mov esi, dword [esp + 16]                                   ;   161.7 p2       9 t[1]
        shr esi, 0x10                                               ;   164.7 p0       9 t[1]
        mov edi, esi                                                ;   165.7 p1       9 t[1] copy
        shr edi, 8                                                  ;   166.7 p0       9 t[1]
        xor ebp, dword [edi*8 + poly1305_aes_init.T0_windows0 + 4]  ;   170.7 p1+p2    9 t[1]
        and esi, 0xff                                               ;   165.7 p0       9 t[2]
        xor ecx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   169.7 p1+p2    9 t[2]
        mov esi, ebx                                                ;   163.3 p0       9 k[2] copy
        mov ebx, dword [esp + 8]                                    ;   164.7 p2       9 t[3] reload
        movzx edi, bh                                               ;   167.7 p1       9 t[2]
        xor ecx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 2]  ;   171.7 p0+p2    9 t[2]
        movzx edi, bl                                               ;   167.7 p1       9 t[3]
        xor edx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   171.7 p0+p2    9 t[3]
        mov ebx, dword [esp + 16]                                   ;   167.7 p2       9 t[0] reload
        movzx edi, bh                                               ;   170.7 p1       9 t[3]
        xor edx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 2]  ;   174.7 p0+p2    9 t[3]
        mov ebx, dword [esp + 28]                                   ;   169.7 p2       9 k[3] reload
        movzx edi, bh                                               ;   172.7 p1       9 k[0]
        movzx edi, byte [edi*8 + poly1305_aes_init.T0_windows0 + 1] ;   173.7 p2       9 k[0]
        xor edi, dword [esp + 20]                                   ;   176.7 p0+p2    9 k[0]
        xor edi, 0x20                                               ;   177.7 p1       9 k[0]
        mov dword [esp + 20], edx                                   ;   175.7 p3+p4    9 t[3] spill
        mov edx, ebx                                                ;   172.7 p0       9 k[0] copy
        shr edx, 0x10                                               ;   173.7 p0       9 k[0]
        mov dword [esp + 16], ecx                                   ;   172.7 p3+p4    9 t[2] spill
        movzx ecx, dl                                               ;   174.7 p1       9 k[0]
        shr edx, 8                                                  ;   174.7 p0       9 k[0]
        movzx ecx, word [ecx*8 + poly1305_aes_init.T0_windows0]     ;   175.7 p2       9 k[0]
        movzx edx, byte [edx*8 + poly1305_aes_init.T0_windows0 + 1] ;   175.7 p2       9 k[0]
        xor edi, ecx                                                ;   178.7 p1       9 k[0]
        movzx ecx, bl                                               ;   172.7 p0       9 k[0]
        movzx ecx, word [ecx*8 + poly1305_aes_init.T0_windows0]     ;   174.7 p2       9 k[0]
        xor ecx, edx                                                ;   178.7 p1       9 k[0]
        shl ecx, 0x10                                               ;   179.7 p0       9 k[0]
        xor edi, ecx                                                ;   180.7 p1       9 k[0]
        movzx ecx, al                                               ;   174.7 p0       9 t[0]
        mov edx, dword [esp + 24]                                   ;   175.7 p2       9 k[1]
        xor edx, edi                                                ;   181.7 p1       9 k[1]
        xor esi, edx                                                ;   182.7 p0       9 k[2]
        xor ebx, esi                                                ;   183.7 p1       9 k[3]
        mov ecx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 3]  ;   176.7 p2       9 t[0]
        xor ecx, edi                                                ;   181.7 p0       9 t[0]
        mov dword [esp + 24], edi                                   ;   181.7 p3+p4    9 k[0] spill
        mov edi, ebp                                                ;   177.3 p1       9 t[0] copy
        shr edi, 8                                                  ;   178.3 p0       9 t[0]
        and edi, 0xff                                               ;   179.3 p1       9 t[0]
        xor ecx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 2]  ;   183.3 p0+p2    9 t[0]
        mov edi, ebp                                                ;   179.3 p1       9 t[1] copy
        and edi, 0xff                                               ;   180.3 p0       9 t[1]
        mov edi, dword [edi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   181.3 p2       9 t[1]
        xor edi, edx                                                ;   184.3 p1       9 t[1]
        shr ebp, 0x10                                               ;   180.7 p0       9 t[2]
        mov dword [esp + 28], edx                                   ;   182.7 p3+p4    9 k[1] spill
        mov edx, eax                                                ;   181.3 p1       9 t[1] copy
        shr edx, 0x10                                               ;   182.3 p0       9 t[1]
        movzx eax, ah                                               ;   182.3 p1       9 t[3]
        mov eax, dword [eax*8 + poly1305_aes_init.T0_windows0 + 2]  ;   183.3 p2       9 t[3]
        xor eax, ebx                                                ;   186.3 p0       9 t[3]
        mov dword [esp + 8], ebx                                    ;   184.7 p3+p4    9 k[3] spill
        mov ebx, edx                                                ;   183.7 p1       9 t[1] copy
        shr ebx, 8                                                  ;   184.7 p0       9 t[1]
        mov ebx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   185.7 p2       9 t[1]
        xor ebx, edi                                                ;   188.7 p1       9 t[1]
        movzx edi, dl                                               ;   185.0 p0       9 t[2]
        mov edx, ebp                                                ;   185.7 p1       9 t[2] copy
        shr edx, 8                                                  ;   186.7 p0       9 t[2]
        mov edi, dword [edi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   186.0 p2       9 t[2]
        mov edx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   187.7 p2       9 t[2]
        xor edx, edi                                                ;   190.7 p1       9 t[2]
        xor edx, esi                                                ;   191.7 p0       9 t[2]
        and ebp, 0xff                                               ;   187.7 p1       9 t[3]
        mov edi, dword [esp + 16]                                   ;   188.0 p2       9 t[0]
        shr edi, 0x10                                               ;   191.0 p0       9 t[0]
        mov dword [esp + 12], esi                                   ;   188.3 p3+p4    9 k[2] spill
        mov esi, edi                                                ;   192.0 p1       9 t[0] copy
        and esi, 0xff                                               ;   193.0 p0       9 t[0]
        xor ecx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   197.0 p1+p2    9 t[0]
        shr edi, 8                                                  ;   192.0 p0       9 t[3]
        xor eax, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 1]  ;   191.7 p1+p2    9 t[3]
        mov esi, dword [esp + 20]                                   ;   191.7 p2       9 t[0]
        shr esi, 0x10                                               ;   194.7 p0       9 t[0]
        mov ebp, esi                                                ;   195.7 p1       9 t[0] copy
        shr ebp, 8                                                  ;   196.7 p0       9 t[0]
        xor ecx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 4]  ;   200.7 p1+p2    9 t[0]
        and esi, 0xff                                               ;   195.7 p0       9 t[1]
        xor ebx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   199.7 p1+p2    9 t[1]
        mov dword [esp + 32], ecx                                   ;   201.7 p3+p4    9 t[0] spill
        mov ecx, dword [esp + 16]                                   ;   195.0 p2       9 t[2] reload
        movzx esi, ch                                               ;   198.0 p0       9 t[1]
        xor ebx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 2]  ;   202.0 p1+p2    9 t[1]
        movzx esi, cl                                               ;   198.0 p0       9 t[2]
        xor edx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   202.0 p1+p2    9 t[2]
        mov ecx, dword [esp + 20]                                   ;   198.0 p2       9 t[3] reload
        movzx esi, ch                                               ;   201.0 p0       9 t[2]
        xor edx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 2]  ;   205.0 p1+p2    9 t[2]
        movzx esi, cl                                               ;   201.0 p0       9 t[3]
        xor eax, dword [edi*8 + poly1305_aes_init.T0_windows0 + 4]  ;   200.0 p1+p2    9 t[3]
        xor eax, dword [esi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   205.0 p0+p2    9 t[3]
        mov ecx, dword [esp + 8]                                    ;   202.0 p2       9 k[3] reload
        movzx esi, ch                                               ;   205.0 p1       9 k[0]
        mov edi, ecx                                                ;   205.0 p0       9 k[0] copy
        shr edi, 0x10                                               ;   206.0 p0       9 k[0]
        mov dword [esp + 20], eax                                   ;   206.0 p3+p4    9 t[3] spill
        mov eax, edi                                                ;   207.0 p1       9 k[0] copy
        movzx edi, al                                               ;   208.0 p0       9 k[0]
        shr eax, 8                                                  ;   208.0 p0       9 k[0]
        movzx esi, byte [esi*8 + poly1305_aes_init.T0_windows0 + 1] ;   206.0 p2       9 k[0]
        movzx ebp, cl                                               ;   205.0 p1       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes_init.T0_windows0]     ;   209.0 p2       9 k[0]
        movzx eax, byte [eax*8 + poly1305_aes_init.T0_windows0 + 1] ;   209.0 p2       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes_init.T0_windows0]     ;   206.3 p2       9 k[0]
        xor ebp, eax                                                ;   212.0 p1       9 k[0]
        shl ebp, 0x10                                               ;   213.0 p0       9 k[0]
        xor esi, edi                                                ;   212.0 p1       9 k[0]
        xor esi, ebp                                                ;   214.0 p0       9 k[0]
        xor esi, dword [esp + 24]                                   ;   215.0 p1+p2    9 k[0]
        xor esi, 0x40                                               ;   216.0 p0       9 k[0]
        mov edi, dword [esp + 28]                                   ;   208.3 p2       9 k[1]
        xor edi, esi                                                ;   217.0 p1       9 k[1]
        movzx ebp, bh                                               ;   208.3 p0       9 t[0]
        mov eax, dword [esp + 12]                                   ;   209.3 p2       9 k[2]
        xor eax, edi                                                ;   218.0 p1       9 k[2]
        xor ecx, eax                                                ;   219.0 p0       9 k[3]
        mov ebp, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;   210.3 p2       9 t[0]
        xor ebp, esi                                                ;   217.0 p1       9 t[0]
        mov dword [esp + 12], esi                                   ;   217.0 p3+p4    9 k[0] spill
        mov esi, edx                                                ;   210.7 p0       9 t[0] copy
        shr esi, 0x10                                               ;   211.7 p0       9 t[0]
        mov dword [esp + 8], ecx                                    ;   220.0 p3+p4    9 k[3] spill
        mov ecx, esi                                                ;   212.7 p1       9 t[0] copy
        and ecx, 0xff                                               ;   213.7 p0       9 t[0]
        mov ecx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 1]  ;   214.7 p2       9 t[0]
        xor ecx, ebp                                                ;   218.0 p1       9 t[0]
        movzx ebp, bl                                               ;   213.7 p0       9 t[1]
        mov ebp, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;   214.7 p2       9 t[1]
        xor ebp, edi                                                ;   218.0 p1       9 t[1]
        shr ebx, 0x10                                               ;   214.7 p0       9 t[2]
        shr esi, 8                                                  ;   215.7 p0       9 t[3]
        mov esi, dword [esi*8 + poly1305_aes_init.T0_windows0 + 4]  ;   216.7 p2       9 t[3]
        xor esi, dword [esp + 8]                                    ;   223.0 p1+p2    9 t[3]
        mov dword [esp + 28], edi                                   ;   218.0 p3+p4    9 k[1] spill
        movzx edi, dh                                               ;   216.7 p1       9 t[1]
        xor ebp, dword [edi*8 + poly1305_aes_init.T0_windows0 + 2]  ;   220.7 p0+p2    9 t[1]
        movzx edi, dl                                               ;   217.7 p1       9 t[2]
        mov edx, ebx                                                ;   218.0 p0       9 t[2] copy
        shr edx, 8                                                  ;   219.0 p0       9 t[2]
        mov edi, dword [edi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   218.7 p2       9 t[2]
        mov edx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   220.0 p2       9 t[2]
        xor edx, edi                                                ;   223.0 p1       9 t[2]
        xor edx, eax                                                ;   224.0 p0       9 t[2]
        movzx edi, bl                                               ;   220.3 p1       9 t[3]
        movzx ebx, byte [esp + 32]                                  ;   220.7 p2       9 t[0]
        xor ecx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 3]  ;   226.7 p0+p2    9 t[0]
        mov ebx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   222.7 p2       9 t[3]
        xor ebx, esi                                                ;   225.7 p1       9 t[3]
        mov esi, dword [esp + 20]                                   ;   223.7 p2       9 t[0]
        shr esi, 0x10                                               ;   226.7 p0       9 t[0]
        mov edi, esi                                                ;   227.7 p1       9 t[0] copy
        shr edi, 8                                                  ;   228.7 p0       9 t[0]
        xor ecx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 4]  ;   232.7 p1+p2    9 t[0]
        and esi, 0xff                                               ;   227.7 p0       9 t[1]
        xor ebp, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   231.7 p1+p2    9 t[1]
        mov esi, dword [esp + 32]                                   ;   226.7 p2       9 t[1]
        shr esi, 0x10                                               ;   229.7 p0       9 t[1]
        mov edi, esi                                                ;   230.7 p1       9 t[1] copy
        shr edi, 8                                                  ;   231.7 p0       9 t[1]
        xor ebp, dword [edi*8 + poly1305_aes_init.T0_windows0 + 4]  ;   235.7 p1+p2    9 t[1]
        and esi, 0xff                                               ;   230.7 p0       9 t[2]
        xor edx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   234.7 p1+p2    9 t[2]
        mov esi, eax                                                ;   228.3 p0       9 k[2] copy
        mov eax, dword [esp + 20]                                   ;   229.7 p2       9 t[3] reload
        movzx edi, ah                                               ;   232.7 p1       9 t[2]
        xor edx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 2]  ;   236.7 p0+p2    9 t[2]
        movzx edi, al                                               ;   232.7 p1       9 t[3]
        xor ebx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   236.7 p0+p2    9 t[3]
        mov eax, dword [esp + 32]                                   ;   232.7 p2       9 t[0] reload
        movzx edi, ah                                               ;   235.7 p1       9 t[3]
        xor ebx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 2]  ;   239.7 p0+p2    9 t[3]
        mov eax, dword [esp + 8]                                    ;   234.7 p2       9 k[3] reload
        movzx edi, ah                                               ;   237.7 p1       9 k[0]
        movzx edi, byte [edi*8 + poly1305_aes_init.T0_windows0 + 1] ;   238.7 p2       9 k[0]
        xor edi, dword [esp + 12]                                   ;   241.7 p0+p2    9 k[0]
        xor edi, 0x80                                               ;   242.7 p1       9 k[0]
        mov dword [esp + 12], ebx                                   ;   240.7 p3+p4    9 t[3] spill
        mov ebx, eax                                                ;   237.7 p0       9 k[0] copy
        shr ebx, 0x10                                               ;   238.7 p0       9 k[0]
        mov dword [esp + 32], edx                                   ;   237.7 p3+p4    9 t[2] spill
        movzx edx, bl                                               ;   239.7 p1       9 k[0]
        shr ebx, 8                                                  ;   239.7 p0       9 k[0]
        movzx edx, word [edx*8 + poly1305_aes_init.T0_windows0]     ;   240.7 p2       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes_init.T0_windows0 + 1] ;   240.7 p2       9 k[0]
        xor edi, edx                                                ;   243.7 p1       9 k[0]
        movzx edx, al                                               ;   237.7 p0       9 k[0]
        movzx edx, word [edx*8 + poly1305_aes_init.T0_windows0]     ;   239.7 p2       9 k[0]
        xor edx, ebx                                                ;   243.7 p1       9 k[0]
        shl edx, 0x10                                               ;   244.7 p0       9 k[0]
        xor edi, edx                                                ;   245.7 p1       9 k[0]
        movzx edx, cl                                               ;   239.7 p0       9 t[0]
        mov ebx, dword [esp + 28]                                   ;   240.7 p2       9 k[1]
        xor ebx, edi                                                ;   246.7 p1       9 k[1]
        xor esi, ebx                                                ;   247.7 p0       9 k[2]
        xor eax, esi                                                ;   248.7 p1       9 k[3]
        mov edx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 3]  ;   241.7 p2       9 t[0]
        xor edx, edi                                                ;   246.7 p0       9 t[0]
        mov dword [esp + 28], edi                                   ;   246.7 p3+p4    9 k[0] spill
        mov edi, ebp                                                ;   242.3 p1       9 t[0] copy
        shr edi, 8                                                  ;   243.3 p0       9 t[0]
        and edi, 0xff                                               ;   244.3 p1       9 t[0]
        xor edx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 2]  ;   248.3 p0+p2    9 t[0]
        mov edi, ebp                                                ;   244.3 p1       9 t[1] copy
        and edi, 0xff                                               ;   245.3 p0       9 t[1]
        mov edi, dword [edi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   246.3 p2       9 t[1]
        xor edi, ebx                                                ;   249.3 p1       9 t[1]
        shr ebp, 0x10                                               ;   245.7 p0       9 t[2]
        mov dword [esp + 8], ebx                                    ;   247.7 p3+p4    9 k[1] spill
        mov ebx, ecx                                                ;   246.3 p1       9 t[1] copy
        shr ebx, 0x10                                               ;   247.3 p0       9 t[1]
        movzx ecx, ch                                               ;   247.3 p1       9 t[3]
        mov ecx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 2]  ;   248.3 p2       9 t[3]
        xor ecx, eax                                                ;   251.3 p0       9 t[3]
        mov dword [esp + 20], eax                                   ;   249.7 p3+p4    9 k[3] spill
        mov eax, ebx                                                ;   248.7 p1       9 t[1] copy
        shr eax, 8                                                  ;   249.7 p0       9 t[1]
        mov eax, dword [eax*8 + poly1305_aes_init.T0_windows0 + 4]  ;   250.7 p2       9 t[1]
        xor eax, edi                                                ;   253.7 p1       9 t[1]
        movzx edi, bl                                               ;   250.0 p0       9 t[2]
        mov ebx, ebp                                                ;   250.7 p1       9 t[2] copy
        shr ebx, 8                                                  ;   251.7 p0       9 t[2]
        mov edi, dword [edi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   251.0 p2       9 t[2]
        mov ebx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   252.7 p2       9 t[2]
        xor ebx, edi                                                ;   255.7 p1       9 t[2]
        xor ebx, esi                                                ;   256.7 p0       9 t[2]
        and ebp, 0xff                                               ;   252.7 p1       9 t[3]
        mov edi, dword [esp + 32]                                   ;   253.0 p2       9 t[0]
        shr edi, 0x10                                               ;   256.0 p0       9 t[0]
        mov dword [esp + 24], esi                                   ;   253.3 p3+p4    9 k[2] spill
        mov esi, edi                                                ;   257.0 p1       9 t[0] copy
        and esi, 0xff                                               ;   258.0 p0       9 t[0]
        xor edx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   262.0 p1+p2    9 t[0]
        shr edi, 8                                                  ;   257.0 p0       9 t[3]
        xor ecx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 1]  ;   256.7 p1+p2    9 t[3]
        mov esi, dword [esp + 12]                                   ;   256.7 p2       9 t[0]
        shr esi, 0x10                                               ;   259.7 p0       9 t[0]
        mov ebp, esi                                                ;   260.7 p1       9 t[0] copy
        shr ebp, 8                                                  ;   261.7 p0       9 t[0]
        xor edx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 4]  ;   265.7 p1+p2    9 t[0]
        and esi, 0xff                                               ;   260.7 p0       9 t[1]
        xor eax, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   264.7 p1+p2    9 t[1]
        mov dword [esp + 16], edx                                   ;   266.7 p3+p4    9 t[0] spill
        mov edx, dword [esp + 32]                                   ;   260.0 p2       9 t[2] reload
        movzx esi, dh                                               ;   263.0 p0       9 t[1]
        xor eax, dword [esi*8 + poly1305_aes_init.T0_windows0 + 2]  ;   267.0 p1+p2    9 t[1]
        movzx esi, dl                                               ;   263.0 p0       9 t[2]
        xor ebx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   267.0 p1+p2    9 t[2]
        mov edx, dword [esp + 12]                                   ;   263.0 p2       9 t[3] reload
        movzx esi, dh                                               ;   266.0 p0       9 t[2]
        xor ebx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 2]  ;   270.0 p1+p2    9 t[2]
        movzx esi, dl                                               ;   266.0 p0       9 t[3]
        xor ecx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 4]  ;   265.0 p1+p2    9 t[3]
        xor ecx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   270.0 p0+p2    9 t[3]
        mov edx, dword [esp + 20]                                   ;   267.0 p2       9 k[3] reload
        movzx esi, dh                                               ;   270.0 p1       9 k[0]
        mov edi, edx                                                ;   270.0 p0       9 k[0] copy
        shr edi, 0x10                                               ;   271.0 p0       9 k[0]
        mov dword [esp + 12], ecx                                   ;   271.0 p3+p4    9 t[3] spill
        mov ecx, edi                                                ;   272.0 p1       9 k[0] copy
        movzx edi, cl                                               ;   273.0 p0       9 k[0]
        shr ecx, 8                                                  ;   273.0 p0       9 k[0]
        movzx esi, byte [esi*8 + poly1305_aes_init.T0_windows0 + 1] ;   271.0 p2       9 k[0]
        movzx ebp, dl                                               ;   270.0 p1       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes_init.T0_windows0]     ;   274.0 p2       9 k[0]
        movzx ecx, byte [ecx*8 + poly1305_aes_init.T0_windows0 + 1] ;   274.0 p2       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes_init.T0_windows0]     ;   271.3 p2       9 k[0]
        xor ebp, ecx                                                ;   277.0 p1       9 k[0]
        shl ebp, 0x10                                               ;   278.0 p0       9 k[0]
        xor esi, edi                                                ;   277.0 p1       9 k[0]
        xor esi, ebp                                                ;   279.0 p0       9 k[0]
        xor esi, dword [esp + 28]                                   ;   280.0 p1+p2    9 k[0]
        xor esi, 0x1b                                               ;   281.0 p0       9 k[0]
        mov edi, dword [esp + 8]                                    ;   273.3 p2       9 k[1]
        xor edi, esi                                                ;   282.0 p1       9 k[1]
        movzx ebp, ah                                               ;   273.3 p0       9 t[0]
        mov ecx, dword [esp + 24]                                   ;   274.3 p2       9 k[2]
        xor ecx, edi                                                ;   283.0 p1       9 k[2]
        xor edx, ecx                                                ;   284.0 p0       9 k[3]
        mov ebp, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;   275.3 p2       9 t[0]
        xor ebp, esi                                                ;   282.0 p1       9 t[0]
        mov dword [esp + 24], esi                                   ;   282.0 p3+p4    9 k[0] spill
        mov esi, ebx                                                ;   275.7 p0       9 t[0] copy
        shr esi, 0x10                                               ;   276.7 p0       9 t[0]
        mov dword [esp + 20], edx                                   ;   285.0 p3+p4    9 k[3] spill
        mov edx, esi                                                ;   277.7 p1       9 t[0] copy
        and edx, 0xff                                               ;   278.7 p0       9 t[0]
        mov edx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 1]  ;   279.7 p2       9 t[0]
        xor edx, ebp                                                ;   283.0 p1       9 t[0]
        movzx ebp, al                                               ;   278.7 p0       9 t[1]
        mov ebp, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;   279.7 p2       9 t[1]
        xor ebp, edi                                                ;   283.0 p1       9 t[1]
        shr eax, 0x10                                               ;   279.7 p0       9 t[2]
        shr esi, 8                                                  ;   280.7 p0       9 t[3]
        mov esi, dword [esi*8 + poly1305_aes_init.T0_windows0 + 4]  ;   281.7 p2       9 t[3]
        xor esi, dword [esp + 20]                                   ;   288.0 p1+p2    9 t[3]
        mov dword [esp + 8], edi                                    ;   283.0 p3+p4    9 k[1] spill
        movzx edi, bh                                               ;   281.7 p1       9 t[1]
        xor ebp, dword [edi*8 + poly1305_aes_init.T0_windows0 + 2]  ;   285.7 p0+p2    9 t[1]
        movzx ebx, bl                                               ;   282.7 p1       9 t[2]
        mov edi, eax                                                ;   283.0 p0       9 t[2] copy
        shr edi, 8                                                  ;   284.0 p0       9 t[2]
        mov ebx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 3]  ;   283.7 p2       9 t[2]
        mov edi, dword [edi*8 + poly1305_aes_init.T0_windows0 + 4]  ;   285.0 p2       9 t[2]
        xor edi, ebx                                                ;   288.0 p1       9 t[2]
        xor edi, ecx                                                ;   289.0 p0       9 t[2]
        movzx ebx, al                                               ;   285.3 p1       9 t[3]
        movzx eax, byte [esp + 16]                                  ;   285.7 p2       9 t[0]
        xor edx, dword [eax*8 + poly1305_aes_init.T0_windows0 + 3]  ;   291.7 p0+p2    9 t[0]
        mov eax, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 1]  ;   287.7 p2       9 t[3]
        xor eax, esi                                                ;   290.7 p1       9 t[3]
        mov esi, dword [esp + 12]                                   ;   288.7 p2       9 t[0]
        shr esi, 0x10                                               ;   291.7 p0       9 t[0]
        mov ebx, esi                                                ;   292.7 p1       9 t[0] copy
        shr ebx, 8                                                  ;   293.7 p0       9 t[0]
        xor edx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   297.7 p1+p2    9 t[0]
        and esi, 0xff                                               ;   292.7 p0       9 t[1]
        xor ebp, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   296.7 p1+p2    9 t[1]
        mov esi, dword [esp + 16]                                   ;   291.7 p2       9 t[1]
        shr esi, 0x10                                               ;   294.7 p0       9 t[1]
        mov ebx, esi                                                ;   295.7 p1       9 t[1] copy
        shr ebx, 8                                                  ;   296.7 p0       9 t[1]
        mov ebx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   297.7 p2       9 t[1]
        xor ebx, ebp                                                ;   300.7 p1       9 t[1]
        and esi, 0xff                                               ;   295.7 p0       9 t[2]
        xor edi, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   299.7 p1+p2    9 t[2]
        mov esi, ecx                                                ;   293.3 p0       9 k[2] copy
        mov ecx, dword [esp + 12]                                   ;   294.7 p2       9 t[3] reload
        movzx ebp, ch                                               ;   297.7 p1       9 t[2]
        xor edi, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;   301.7 p0+p2    9 t[2]
        movzx ebp, cl                                               ;   297.7 p1       9 t[3]
        xor eax, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;   301.7 p0+p2    9 t[3]
        mov ecx, dword [esp + 16]                                   ;   297.7 p2       9 t[0] reload
        movzx ebp, ch                                               ;   300.7 p1       9 t[3]
        xor eax, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;   304.7 p0+p2    9 t[3]
        mov ecx, dword [esp + 20]                                   ;   299.7 p2       9 k[3] reload
        movzx ebp, ch                                               ;   302.7 p1       9 k[0]
        movzx ebp, byte [ebp*8 + poly1305_aes_init.T0_windows0 + 1] ;   303.7 p2       9 k[0]
        xor ebp, dword [esp + 24]                                   ;   306.7 p0+p2    9 k[0]
        xor ebp, 0x36                                               ;   307.7 p1       9 k[0]
        mov dword [esp + 24], eax                                   ;   305.7 p3+p4    9 t[3] spill
        mov eax, ecx                                                ;   302.7 p0       9 k[0] copy
        shr eax, 0x10                                               ;   303.7 p0       9 k[0]
        mov dword [esp + 16], edi                                   ;   302.7 p3+p4    9 t[2] spill
        movzx edi, al                                               ;   304.7 p1       9 k[0]
        shr eax, 8                                                  ;   304.7 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes_init.T0_windows0]     ;   305.7 p2       9 k[0]
        movzx eax, byte [eax*8 + poly1305_aes_init.T0_windows0 + 1] ;   305.7 p2       9 k[0]
        xor ebp, edi                                                ;   308.7 p1       9 k[0]
        movzx edi, cl                                               ;   302.7 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes_init.T0_windows0]     ;   304.7 p2       9 k[0]
        xor edi, eax                                                ;   308.7 p1       9 k[0]
        shl edi, 0x10                                               ;   309.7 p0       9 k[0]
        xor ebp, edi                                                ;   310.7 p1       9 k[0]
        movzx eax, dl                                               ;   304.7 p0       9 t[0]
        movzx edi, bh                                               ;   305.3 p1       9 t[0]
        movzx eax, byte [eax*8 + poly1305_aes_init.T0_windows0 + 1] ;   305.7 p2       9 t[0]
        movzx edi, word [edi*8 + poly1305_aes_init.T0_windows0]     ;   306.7 p2       9 t[0]
        xor eax, edi                                                ;   309.7 p0       9 t[0]
        mov edi, ebp                                                ;   311.7 p1       9 k[1] copy
        xor edi, dword [esp + 8]                                    ;   312.7 p0+p2    9 k[1]
        xor esi, edi                                                ;   313.7 p1       9 k[2]
        xor eax, ebp                                                ;   311.7 p0       9 t[0]
        movzx ebp, bl                                               ;   308.3 p1       9 t[1]
        movzx ebp, byte [ebp*8 + poly1305_aes_init.T0_windows0 + 1] ;   309.3 p2       9 t[1]
        xor ebp, edi                                                ;   313.7 p0       9 t[1]
        mov ecx, edx                                                ;   309.3 p1       9 t[1] copy
        shr ecx, 0x10                                               ;   310.3 p0       9 t[1]
        shr ebx, 0x10                                               ;   310.7 p0       9 t[2]
        movzx edx, dh                                               ;   310.3 p1       9 t[3]
        movzx edx, word [edx*8 + poly1305_aes_init.T0_windows0]     ;   311.3 p2       9 t[3]
        mov edi, ecx                                                ;   311.3 p1       9 t[1] copy
        shr edi, 8                                                  ;   312.3 p0       9 t[1]
        movzx edi, word [edi*8 + poly1305_aes_init.T0_windows0]     ;   313.3 p2       9 t[1]
        and ecx, 0xff                                               ;   312.3 p1       9 t[2]
        movzx ecx, byte [ecx*8 + poly1305_aes_init.T0_windows0 + 1] ;   313.3 p2       9 t[2]
        xor edx, esi                                                ;   314.7 p0       9 t[3]
        xor edx, dword [esp + 20]                                   ;   315.7 p1+p2    9 t[3]
        mov dword [esp + 20], edx                                   ;   316.7 p3+p4    9 t[3] spill
        mov edx, ebx                                                ;   313.7 p0       9 t[2] copy
        shr edx, 8                                                  ;   314.7 p0       9 t[2]
        movzx edx, word [edx*8 + poly1305_aes_init.T0_windows0]     ;   315.7 p2       9 t[2]
        xor ecx, edx                                                ;   318.7 p1       9 t[2]
        mov edx, dword [esp + 16]                                   ;   315.3 p2       9 t[0]
        shr edx, 0x10                                               ;   318.3 p0       9 t[0]
        mov dword [esp + 8], ebx                                    ;   315.7 p3+p4    9 t[2] spill
        movzx ebx, dl                                               ;   319.3 p1       9 t[0]
        movzx ebx, byte [ebx*8 + poly1305_aes_init.T0_windows0 + 1] ;   320.3 p2       9 t[0]
        shl ecx, 0x10                                               ;   319.7 p0       9 t[2]
        xor esi, ecx                                                ;   320.7 p1       9 t[2]
        mov ecx, dword [esp + 24]                                   ;   317.7 p2       9 t[0]
        shr ecx, 0x10                                               ;   320.7 p0       9 t[0]
        mov dword [esp + 12], edx                                   ;   319.3 p3+p4    9 t[0] spill
        mov edx, ecx                                                ;   321.7 p1       9 t[0] copy
        shr edx, 8                                                  ;   322.7 p0       9 t[0]
        movzx edx, word [edx*8 + poly1305_aes_init.T0_windows0]     ;   323.7 p2       9 t[0]
        xor ebx, edx                                                ;   326.7 p1       9 t[0]
        shl ebx, 0x10                                               ;   327.7 p0       9 t[0]
        xor eax, ebx                                                ;   328.7 p1       9 t[0]
        movzx ecx, cl                                               ;   321.7 p0       9 t[1]
        movzx ecx, byte [ecx*8 + poly1305_aes_init.T0_windows0 + 1] ;   322.7 p2       9 t[1]
        xor edi, ecx                                                ;   325.7 p1       9 t[1]
        mov edx, dword [esp + 16]                                   ;   322.3 p2       9 t[2] reload
        movzx ecx, dh                                               ;   325.3 p0       9 t[1]
        movzx ecx, word [ecx*8 + poly1305_aes_init.T0_windows0]     ;   326.3 p2       9 t[1]
        xor ebp, ecx                                                ;   329.3 p1       9 t[1]
        shl edi, 0x10                                               ;   326.7 p0       9 t[1]
        xor ebp, edi                                                ;   330.3 p1       9 t[1]
        movzx edi, dl                                               ;   325.3 p0       9 t[2]
        mov ecx, dword [esp + 24]                                   ;   324.3 p2       9 t[3] reload
        movzx edx, ch                                               ;   327.3 p1       9 t[2]
        movzx edi, byte [edi*8 + poly1305_aes_init.T0_windows0 + 1] ;   326.3 p2       9 t[2]
        movzx edx, word [edx*8 + poly1305_aes_init.T0_windows0]     ;   328.3 p2       9 t[2]
        xor esi, edi                                                ;   329.3 p0       9 t[2]
        xor esi, edx                                                ;   331.3 p1       9 t[2]
        movzx edi, cl                                               ;   327.3 p0       9 t[3]
        movzx ecx, byte [esp + 8]                                   ;   327.3 p2       9 t[3]
        movzx edi, byte [edi*8 + poly1305_aes_init.T0_windows0 + 1] ;   328.3 p2       9 t[3]
        movzx ecx, byte [ecx*8 + poly1305_aes_init.T0_windows0 + 1] ;   330.3 p2       9 t[3]
        mov edx, dword [esp + 12]                                   ;   330.3 p2       9 t[3]
        shr edx, 8                                                  ;   333.3 p0       9 t[3]
        movzx edx, word [edx*8 + poly1305_aes_init.T0_windows0]     ;   334.3 p2       9 t[3]
        mov ebx, dword [esp + 20]                                   ;   332.3 p2       9 t[3] reload
        xor ebx, edi                                                ;   335.3 p1       9 t[3]
        xor ecx, edx                                                ;   337.3 p0       9 t[3]
        shl ecx, 0x10                                               ;   338.3 p0       9 t[3]
        xor ebx, ecx                                                ;   339.3 p1       9 t[3]
        mov edi, dword [esp + 36]                                   ;   333.3 p2      17 s reload
        mov dword [edi], eax                                        ;   330.7 p3+p4   17 s
        mov dword [edi + 4], ebp                                    ;   331.7 p3+p4   17 s
        mov ebp, dword [esp + 0]                                    ;   334.3 p2       9 made reload
        mov eax, dword [ebp + 16]                                   ;   337.3 p2      16 r
        and eax, 0xfffffff                                          ;   340.3 p1      16 r
        mov ecx, dword [esp + 40]                                   ;   336.3 p2      16 r reload
        mov dword [ecx], eax                                        ;   341.3 p3+p4   16 r
        mov dword [edi + 8], esi                                    ;   334.3 p3+p4   17 s
        mov dword [edi + 12], ebx                                   ;   340.3 p3+p4   17 s
        mov esi, dword [ebp + 20]                                   ;   337.3 p2      16 r
        and esi, 0xffffffc                                          ;   340.3 p0      16 r
        mov dword [ecx + 4], esi                                    ;   341.3 p3+p4   16 r
        mov esi, dword [ebp + 24]                                   ;   338.3 p2      16 r
        and esi, 0xffffffc                                          ;   341.3 p1      16 r
        mov dword [ecx + 8], esi                                    ;   342.3 p3+p4   16 r
        mov esi, dword [ebp + 28]                                   ;   339.3 p2      16 r
        and esi, 0xffffffc                                          ;   342.3 p0      16 r
        mov dword [ecx + 12], esi                                   ;   343.3 p3+p4   16 r
        mov esp, dword [esp + 44]                                   ;                    frame
        pop ebp                                                     ;                    preserved
        pop edi                                                     ;                    preserved
        pop esi                                                     ;                    preserved
        pop ebx                                                     ;                    preserved
        ret

for_formats win32, win
%if HERE
        section .rdata align=4096
%else
        section .rodata align=4096
%endif
; windows0
        align 16, db 0
poly1305_aes_init.T0_windows0:
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
