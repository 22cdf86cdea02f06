; poly1305_aes_init for Intel Pentium M (Dothan) (pentium-m)
; made by cipherwright 0.1.0 from ciphers/poly1305_aes.cw (sha256 b06a36568fe50c82); do not edit:
;   ./cw build poly1305_aes_init --cpu pentium-m
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
;   body: 877 uops, planned 313.3; bounds: width 292.3, ports 310.0, path 113.0
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
        mov edx, dword [esi]                                        ;     3.0 p2       9 made
        mov eax, dword [esi + 4]                                    ;     3.0 p2       9 made
        mov ebp, dword [esi + 8]                                    ;     3.0 p2       9 made
        mov ecx, dword [esi + 12]                                   ;     4.0 p2       9 made
        mov ebx, dword [esp + 4]                                    ;     5.0 p2       9 made reload
        xor edx, dword [ebx]                                        ;    11.0 p0+p2    9 s[0]
        movzx esi, ch                                               ;     7.0 p1       9 k[0]
        movzx esi, byte [esi*8 + poly1305_aes_init.T0_windows0 + 1] ;     8.0 p2       9 k[0]
        xor eax, dword [ebx + 4]                                    ;    11.0 p0+p2    9 s[1]
        mov edi, ebp                                                ;     6.0 p1       9 s[2] copy
        xor edi, dword [ebx + 8]                                    ;    11.0 p0+p2    9 s[2]
        mov ebp, dword [ebx + 12]                                   ;    10.0 p2       9 s[3]
        xor ebp, ecx                                                ;    13.0 p1       9 s[3]
        mov ebx, dword [esp + 0]                                    ;    11.0 p2       9 made reload
        xor esi, dword [ebx]                                        ;    17.0 p0+p2    9 k[0]
        xor esi, 1                                                  ;    18.0 p1       9 k[0]
        mov ebx, ecx                                                ;     7.0 p0       9 k[0] copy
        shr ebx, 0x10                                               ;     8.0 p0       9 k[0]
        mov dword [esp + 8], ebp                                    ;    14.0 p3+p4    9 s[3] spill
        movzx ebp, bl                                               ;     9.0 p1       9 k[0]
        shr ebx, 8                                                  ;     9.0 p0       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes_init.T0_windows0]     ;    13.0 p2       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes_init.T0_windows0 + 1] ;    14.0 p2       9 k[0]
        xor esi, ebp                                                ;    19.0 p1       9 k[0]
        movzx ebp, cl                                               ;     9.0 p1       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes_init.T0_windows0]     ;    15.0 p2       9 k[0]
        xor ebx, ebp                                                ;    18.0 p0       9 k[0]
        shl ebx, 0x10                                               ;    19.0 p0       9 k[0]
        xor esi, ebx                                                ;    20.0 p1       9 k[0]
        mov ebp, dword [esp + 0]                                    ;    16.0 p2       9 made reload
        mov ebx, dword [ebp + 4]                                    ;    19.0 p2       9 k[1]
        xor ebx, esi                                                ;    22.0 p1       9 k[1]
        mov ebp, dword [ebp + 8]                                    ;    19.0 p2       9 k[2]
        xor ebp, ebx                                                ;    23.0 p0       9 k[2]
        xor ecx, ebp                                                ;    24.0 p1       9 k[3]
        mov dword [esp + 12], ecx                                   ;    25.0 p3+p4    9 k[3] spill
        movzx ecx, dl                                               ;    12.3 p0       9 t[0]
        mov ecx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 3]  ;    19.0 p2       9 t[0]
        xor ecx, esi                                                ;    22.0 p1       9 t[0]
        mov dword [esp + 16], esi                                   ;    21.0 p3+p4    9 k[0] spill
        mov esi, eax                                                ;    13.7 p0       9 t[0] copy
        shr esi, 8                                                  ;    14.7 p0       9 t[0]
        and esi, 0xff                                               ;    15.7 p1       9 t[0]
        xor ecx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 2]  ;    23.0 p1+p2    9 t[0]
        mov esi, edi                                                ;    15.7 p0       9 t[0] copy
        shr esi, 0x10                                               ;    16.7 p0       9 t[0]
        mov dword [esp + 20], ebp                                   ;    24.0 p3+p4    9 k[2] spill
        mov ebp, esi                                                ;    17.7 p1       9 t[0] copy
        and ebp, 0xff                                               ;    18.7 p1       9 t[0]
        xor ecx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 1]  ;    24.0 p0+p2    9 t[0]
        movzx ebp, al                                               ;    18.3 p1       9 t[1]
        mov ebp, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;    22.0 p2       9 t[1]
        xor ebp, ebx                                                ;    25.0 p0       9 t[1]
        mov dword [esp + 24], ebx                                   ;    23.0 p3+p4    9 k[1] spill
        mov ebx, edi                                                ;    19.3 p1       9 t[1] copy
        shr ebx, 8                                                  ;    20.3 p0       9 t[1]
        and ebx, 0xff                                               ;    21.3 p1       9 t[1]
        xor ebp, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 2]  ;    26.0 p0+p2    9 t[1]
        mov ebx, edx                                                ;    21.3 p1       9 t[1] copy
        shr ebx, 0x10                                               ;    22.3 p0       9 t[1]
        and edi, 0xff                                               ;    22.3 p1       9 t[2]
        shr eax, 0x10                                               ;    22.7 p0       9 t[2]
        mov dword [esp + 28], esi                                   ;    21.3 p3+p4    9 t[0] spill
        mov esi, dword [esp + 8]                                    ;    24.0 p2       9 t[0]
        shr esi, 0x10                                               ;    27.0 p0       9 t[0]
        mov dword [esp + 32], edx                                   ;    22.3 p3+p4    9 s[0] spill
        mov edx, esi                                                ;    28.0 p1       9 t[0] copy
        shr edx, 8                                                  ;    29.0 p0       9 t[0]
        xor ecx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 4]  ;    33.0 p1+p2    9 t[0]
        mov edx, esi                                                ;    28.0 p1       9 t[0] copy
        movzx esi, dl                                               ;    29.0 p0       9 t[1]
        mov edx, ebx                                                ;    26.3 p1       9 t[1] copy
        shr edx, 8                                                  ;    27.3 p0       9 t[1]
        xor ebp, dword [edx*8 + poly1305_aes_init.T0_windows0 + 4]  ;    31.3 p1+p2    9 t[1]
        xor ebp, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;    33.0 p0+p2    9 t[1]
        movzx esi, bl                                               ;    28.3 p1       9 t[2]
        mov edx, dword [esp + 8]                                    ;    28.0 p2       9 s[3] reload
        movzx ebx, dh                                               ;    31.0 p0       9 t[2]
        mov edi, dword [edi*8 + poly1305_aes_init.T0_windows0 + 3]  ;    29.0 p2       9 t[2]
        xor edi, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;    32.3 p1+p2    9 t[2]
        mov esi, eax                                                ;    29.7 p0       9 t[2] copy
        shr esi, 8                                                  ;    30.7 p0       9 t[2]
        xor edi, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 2]  ;    35.0 p1+p2    9 t[2]
        xor edi, dword [esi*8 + poly1305_aes_init.T0_windows0 + 4]  ;    36.0 p1+p2    9 t[2]
        movzx edx, dl                                               ;    31.7 p0       9 t[3]
        mov esi, dword [esp + 20]                                   ;    33.0 p2       9 k[2] reload
        xor edi, esi                                                ;    37.0 p1       9 t[2]
        movzx eax, al                                               ;    32.7 p0       9 t[3]
        mov ebx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 3]  ;    34.0 p2       9 t[3]
        xor ebx, dword [eax*8 + poly1305_aes_init.T0_windows0 + 1]  ;    37.0 p1+p2    9 t[3]
        mov eax, dword [esp + 32]                                   ;    36.0 p2       9 s[0] reload
        movzx edx, ah                                               ;    39.0 p0       9 t[3]
        xor ebx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 2]  ;    43.0 p1+p2    9 t[3]
        mov edx, dword [esp + 28]                                   ;    38.0 p2       9 t[3]
        shr edx, 8                                                  ;    41.0 p0       9 t[3]
        xor ebx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 4]  ;    45.0 p1+p2    9 t[3]
        mov eax, dword [esp + 12]                                   ;    40.0 p2       9 k[3] reload
        xor ebx, eax                                                ;    46.0 p0       9 t[3]
        movzx edx, ah                                               ;    43.0 p1       9 k[0]
        movzx edx, byte [edx*8 + poly1305_aes_init.T0_windows0 + 1] ;    44.0 p2       9 k[0]
        xor edx, dword [esp + 16]                                   ;    47.0 p0+p2    9 k[0]
        xor edx, 2                                                  ;    48.0 p1       9 k[0]
        mov dword [esp + 20], ebx                                   ;    47.0 p3+p4    9 t[3] spill
        mov ebx, eax                                                ;    43.0 p0       9 k[0] copy
        shr ebx, 0x10                                               ;    44.0 p0       9 k[0]
        mov dword [esp + 16], edi                                   ;    38.0 p3+p4    9 t[2] spill
        movzx edi, bl                                               ;    45.0 p1       9 k[0]
        shr ebx, 8                                                  ;    45.0 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes_init.T0_windows0]     ;    46.0 p2       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes_init.T0_windows0 + 1] ;    46.0 p2       9 k[0]
        xor edx, edi                                                ;    49.0 p1       9 k[0]
        movzx edi, al                                               ;    43.0 p1       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes_init.T0_windows0]     ;    45.0 p2       9 k[0]
        xor ebx, edi                                                ;    49.0 p0       9 k[0]
        shl ebx, 0x10                                               ;    50.0 p0       9 k[0]
        xor edx, ebx                                                ;    51.0 p1       9 k[0]
        mov edi, dword [esp + 24]                                   ;    46.0 p2       9 k[1]
        xor edi, edx                                                ;    52.0 p1       9 k[1]
        xor esi, edi                                                ;    53.0 p0       9 k[2]
        xor eax, esi                                                ;    54.0 p1       9 k[3]
        movzx ebx, cl                                               ;    43.7 p0       9 t[0]
        mov ebx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 3]  ;    47.0 p2       9 t[0]
        xor ebx, edx                                                ;    52.0 p1       9 t[0]
        mov dword [esp + 12], edx                                   ;    52.0 p3+p4    9 k[0] spill
        mov edx, ebp                                                ;    44.7 p0       9 t[0] copy
        shr edx, 8                                                  ;    45.7 p0       9 t[0]
        and edx, 0xff                                               ;    46.7 p1       9 t[0]
        xor ebx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 2]  ;    53.0 p1+p2    9 t[0]
        mov edx, ebp                                                ;    46.7 p0       9 t[1] copy
        and edx, 0xff                                               ;    47.7 p1       9 t[1]
        mov edx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 3]  ;    49.0 p2       9 t[1]
        xor edx, edi                                                ;    53.0 p0       9 t[1]
        shr ebp, 0x10                                               ;    48.7 p0       9 t[2]
        mov dword [esp + 24], edi                                   ;    53.0 p3+p4    9 k[1] spill
        mov edi, dword [esp + 16]                                   ;    50.0 p2       9 t[0]
        shr edi, 0x10                                               ;    53.0 p0       9 t[0]
        mov dword [esp + 28], eax                                   ;    55.0 p3+p4    9 k[3] spill
        mov eax, edi                                                ;    54.0 p1       9 t[0] copy
        and eax, 0xff                                               ;    55.0 p1       9 t[0]
        xor ebx, dword [eax*8 + poly1305_aes_init.T0_windows0 + 1]  ;    59.0 p1+p2    9 t[0]
        mov eax, ecx                                                ;    50.7 p0       9 t[1] copy
        shr eax, 0x10                                               ;    51.7 p0       9 t[1]
        mov dword [esp + 32], edi                                   ;    54.0 p3+p4    9 t[0] spill
        mov edi, dword [esp + 20]                                   ;    52.0 p2       9 t[0]
        shr edi, 0x10                                               ;    55.0 p0       9 t[0]
        mov dword [esp + 8], ecx                                    ;    50.3 p3+p4    9 t[0] spill
        mov ecx, edi                                                ;    56.0 p1       9 t[0] copy
        shr ecx, 8                                                  ;    57.0 p0       9 t[0]
        xor ebx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 4]  ;    61.0 p1+p2    9 t[0]
        mov ecx, edi                                                ;    56.0 p1       9 t[0] copy
        movzx edi, cl                                               ;    57.0 p1       9 t[1]
        mov ecx, eax                                                ;    54.7 p0       9 t[1] copy
        shr ecx, 8                                                  ;    55.7 p0       9 t[1]
        xor edx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 1]  ;    61.0 p1+p2    9 t[1]
        xor edx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 4]  ;    62.0 p1+p2    9 t[1]
        mov ecx, dword [esp + 16]                                   ;    56.0 p2       9 t[2] reload
        movzx edi, ch                                               ;    59.0 p0       9 t[1]
        xor edx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 2]  ;    63.0 p1+p2    9 t[1]
        movzx edi, cl                                               ;    59.0 p0       9 t[2]
        movzx eax, al                                               ;    58.3 p1       9 t[2]
        mov ecx, ebp                                                ;    58.7 p0       9 t[2] copy
        shr ecx, 8                                                  ;    59.7 p0       9 t[2]
        mov edi, dword [edi*8 + poly1305_aes_init.T0_windows0 + 3]  ;    60.0 p2       9 t[2]
        xor edi, esi                                                ;    63.0 p1       9 t[2]
        xor edi, dword [eax*8 + poly1305_aes_init.T0_windows0 + 1]  ;    64.0 p1+p2    9 t[2]
        xor edi, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 4]  ;    65.0 p0+p2    9 t[2]
        mov eax, dword [esp + 20]                                   ;    61.0 p2       9 t[3] reload
        movzx ecx, ah                                               ;    64.0 p1       9 t[2]
        xor edi, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 2]  ;    68.0 p0+p2    9 t[2]
        movzx eax, al                                               ;    64.0 p1       9 t[3]
        mov ecx, ebp                                                ;    62.7 p0       9 t[2] copy
        movzx ebp, cl                                               ;    63.7 p1       9 t[3]
        mov eax, dword [eax*8 + poly1305_aes_init.T0_windows0 + 3]  ;    65.0 p2       9 t[3]
        xor eax, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 1]  ;    68.0 p0+p2    9 t[3]
        mov ecx, dword [esp + 8]                                    ;    65.0 p2       9 t[0] reload
        movzx ebp, ch                                               ;    68.0 p1       9 t[3]
        xor eax, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;    72.0 p0+p2    9 t[3]
        mov ebp, dword [esp + 32]                                   ;    67.0 p2       9 t[3]
        shr ebp, 8                                                  ;    70.0 p0       9 t[3]
        xor eax, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 4]  ;    74.0 p1+p2    9 t[3]
        mov ecx, dword [esp + 28]                                   ;    69.0 p2       9 k[3] reload
        xor eax, ecx                                                ;    75.0 p1       9 t[3]
        movzx ebp, ch                                               ;    72.0 p0       9 k[0]
        movzx ebp, byte [ebp*8 + poly1305_aes_init.T0_windows0 + 1] ;    73.0 p2       9 k[0]
        xor ebp, dword [esp + 12]                                   ;    76.0 p1+p2    9 k[0]
        xor ebp, 4                                                  ;    77.0 p0       9 k[0]
        mov dword [esp + 12], eax                                   ;    76.0 p3+p4    9 t[3] spill
        mov eax, ecx                                                ;    72.0 p1       9 k[0] copy
        shr eax, 0x10                                               ;    73.0 p0       9 k[0]
        mov dword [esp + 32], edi                                   ;    69.0 p3+p4    9 t[2] spill
        movzx edi, al                                               ;    74.0 p1       9 k[0]
        shr eax, 8                                                  ;    74.0 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes_init.T0_windows0]     ;    75.0 p2       9 k[0]
        movzx eax, byte [eax*8 + poly1305_aes_init.T0_windows0 + 1] ;    75.0 p2       9 k[0]
        xor ebp, edi                                                ;    78.0 p1       9 k[0]
        movzx edi, cl                                               ;    72.0 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes_init.T0_windows0]     ;    74.0 p2       9 k[0]
        xor eax, edi                                                ;    78.0 p1       9 k[0]
        shl eax, 0x10                                               ;    79.0 p0       9 k[0]
        xor ebp, eax                                                ;    80.0 p1       9 k[0]
        mov edi, dword [esp + 24]                                   ;    75.0 p2       9 k[1]
        xor edi, ebp                                                ;    81.0 p0       9 k[1]
        xor esi, edi                                                ;    82.0 p1       9 k[2]
        movzx eax, bl                                               ;    73.7 p0       9 t[0]
        xor ecx, esi                                                ;    83.0 p1       9 k[3]
        mov eax, dword [eax*8 + poly1305_aes_init.T0_windows0 + 3]  ;    76.0 p2       9 t[0]
        mov dword [esp + 28], ecx                                   ;    84.0 p3+p4    9 k[3] spill
        mov ecx, edx                                                ;    74.7 p0       9 t[0] copy
        shr ecx, 8                                                  ;    75.7 p0       9 t[0]
        and ecx, 0xff                                               ;    76.7 p1       9 t[0]
        xor eax, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 2]  ;    80.7 p1+p2    9 t[0]
        movzx ecx, dl                                               ;    76.7 p0       9 t[1]
        xor eax, ebp                                                ;    81.7 p1       9 t[0]
        mov ecx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 3]  ;    78.0 p2       9 t[1]
        xor ecx, edi                                                ;    82.0 p0       9 t[1]
        shr edx, 0x10                                               ;    78.7 p0       9 t[2]
        mov dword [esp + 24], edi                                   ;    82.0 p3+p4    9 k[1] spill
        mov edi, dword [esp + 32]                                   ;    79.0 p2       9 t[0]
        shr edi, 0x10                                               ;    82.0 p0       9 t[0]
        mov dword [esp + 8], ebp                                    ;    81.0 p3+p4    9 k[0] spill
        mov ebp, edi                                                ;    83.0 p1       9 t[0] copy
        and ebp, 0xff                                               ;    84.0 p1       9 t[0]
        xor eax, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 1]  ;    88.0 p1+p2    9 t[0]
        mov ebp, ebx                                                ;    80.7 p0       9 t[1] copy
        shr ebp, 0x10                                               ;    81.7 p0       9 t[1]
        mov dword [esp + 20], edi                                   ;    83.0 p3+p4    9 t[0] spill
        mov edi, dword [esp + 12]                                   ;    81.0 p2       9 t[0]
        shr edi, 0x10                                               ;    84.0 p0       9 t[0]
        mov dword [esp + 16], ebx                                   ;    79.0 p3+p4    9 t[0] spill
        mov ebx, edi                                                ;    85.0 p1       9 t[0] copy
        shr ebx, 8                                                  ;    86.0 p0       9 t[0]
        xor eax, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;    90.0 p1+p2    9 t[0]
        mov ebx, edi                                                ;    85.0 p1       9 t[0] copy
        movzx edi, bl                                               ;    86.0 p1       9 t[1]
        mov ebx, ebp                                                ;    84.7 p0       9 t[1] copy
        shr ebx, 8                                                  ;    85.7 p0       9 t[1]
        xor ecx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 1]  ;    90.0 p1+p2    9 t[1]
        xor ecx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;    91.0 p1+p2    9 t[1]
        mov ebx, dword [esp + 32]                                   ;    85.0 p2       9 t[2] reload
        movzx edi, bh                                               ;    88.0 p0       9 t[1]
        xor ecx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 2]  ;    92.0 p1+p2    9 t[1]
        movzx edi, bl                                               ;    88.0 p0       9 t[2]
        mov ebx, ebp                                                ;    88.3 p1       9 t[1] copy
        movzx ebp, bl                                               ;    89.3 p0       9 t[2]
        mov ebx, edx                                                ;    89.3 p1       9 t[2] copy
        shr ebx, 8                                                  ;    90.3 p0       9 t[2]
        mov edi, dword [edi*8 + poly1305_aes_init.T0_windows0 + 3]  ;    89.0 p2       9 t[2]
        xor edi, esi                                                ;    92.0 p1       9 t[2]
        xor edi, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 1]  ;    93.3 p0+p2    9 t[2]
        xor edi, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;    94.3 p1+p2    9 t[2]
        mov ebx, dword [esp + 12]                                   ;    90.0 p2       9 t[3] reload
        movzx ebp, bh                                               ;    93.0 p0       9 t[2]
        xor edi, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;    97.0 p1+p2    9 t[2]
        movzx ebp, bl                                               ;    93.0 p0       9 t[3]
        movzx edx, dl                                               ;    93.3 p1       9 t[3]
        mov ebx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;    94.0 p2       9 t[3]
        xor ebx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 1]  ;    97.3 p0+p2    9 t[3]
        mov edx, dword [esp + 16]                                   ;    94.0 p2       9 t[0] reload
        movzx ebp, dh                                               ;    97.0 p1       9 t[3]
        xor ebx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;   101.0 p0+p2    9 t[3]
        mov ebp, dword [esp + 20]                                   ;    96.0 p2       9 t[3]
        shr ebp, 8                                                  ;    99.0 p0       9 t[3]
        xor ebx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 4]  ;   103.0 p1+p2    9 t[3]
        mov edx, dword [esp + 28]                                   ;    98.0 p2       9 k[3] reload
        xor ebx, edx                                                ;   104.0 p1       9 t[3]
        movzx ebp, dh                                               ;   101.0 p0       9 k[0]
        movzx ebp, byte [ebp*8 + poly1305_aes_init.T0_windows0 + 1] ;   102.0 p2       9 k[0]
        xor ebp, dword [esp + 8]                                    ;   105.0 p1+p2    9 k[0]
        xor ebp, 8                                                  ;   106.0 p0       9 k[0]
        mov dword [esp + 8], ebx                                    ;   105.0 p3+p4    9 t[3] spill
        mov ebx, edx                                                ;   101.0 p1       9 k[0] copy
        shr ebx, 0x10                                               ;   102.0 p0       9 k[0]
        mov dword [esp + 20], edi                                   ;    98.0 p3+p4    9 t[2] spill
        movzx edi, bl                                               ;   103.0 p1       9 k[0]
        shr ebx, 8                                                  ;   103.0 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes_init.T0_windows0]     ;   104.0 p2       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes_init.T0_windows0 + 1] ;   104.0 p2       9 k[0]
        xor ebp, edi                                                ;   107.0 p1       9 k[0]
        movzx edi, dl                                               ;   101.0 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes_init.T0_windows0]     ;   103.0 p2       9 k[0]
        xor ebx, edi                                                ;   107.0 p1       9 k[0]
        shl ebx, 0x10                                               ;   108.0 p0       9 k[0]
        xor ebp, ebx                                                ;   109.0 p1       9 k[0]
        mov edi, dword [esp + 24]                                   ;   104.0 p2       9 k[1]
        xor edi, ebp                                                ;   110.0 p0       9 k[1]
        xor esi, edi                                                ;   111.0 p1       9 k[2]
        movzx ebx, al                                               ;   103.7 p0       9 t[0]
        xor edx, esi                                                ;   112.0 p1       9 k[3]
        mov ebx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 3]  ;   105.0 p2       9 t[0]
        mov dword [esp + 28], edx                                   ;   113.0 p3+p4    9 k[3] spill
        mov edx, ecx                                                ;   104.7 p0       9 t[0] copy
        shr edx, 8                                                  ;   105.7 p0       9 t[0]
        and edx, 0xff                                               ;   106.7 p1       9 t[0]
        xor ebx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 2]  ;   110.7 p1+p2    9 t[0]
        movzx edx, cl                                               ;   106.7 p0       9 t[1]
        xor ebx, ebp                                                ;   111.7 p1       9 t[0]
        mov edx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 3]  ;   107.7 p2       9 t[1]
        xor edx, edi                                                ;   111.0 p0       9 t[1]
        shr ecx, 0x10                                               ;   108.7 p0       9 t[2]
        mov dword [esp + 24], edi                                   ;   111.0 p3+p4    9 k[1] spill
        mov edi, dword [esp + 20]                                   ;   108.0 p2       9 t[0]
        shr edi, 0x10                                               ;   111.0 p0       9 t[0]
        mov dword [esp + 16], ebp                                   ;   110.0 p3+p4    9 k[0] spill
        mov ebp, edi                                                ;   112.0 p1       9 t[0] copy
        and ebp, 0xff                                               ;   113.0 p1       9 t[0]
        xor ebx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 1]  ;   117.0 p1+p2    9 t[0]
        mov ebp, eax                                                ;   110.7 p0       9 t[1] copy
        shr ebp, 0x10                                               ;   111.7 p0       9 t[1]
        mov dword [esp + 12], edi                                   ;   112.0 p3+p4    9 t[0] spill
        mov edi, dword [esp + 8]                                    ;   110.0 p2       9 t[0]
        shr edi, 0x10                                               ;   113.0 p0       9 t[0]
        mov dword [esp + 32], eax                                   ;   108.0 p3+p4    9 t[0] spill
        mov eax, edi                                                ;   114.0 p1       9 t[0] copy
        shr eax, 8                                                  ;   115.0 p0       9 t[0]
        xor ebx, dword [eax*8 + poly1305_aes_init.T0_windows0 + 4]  ;   119.0 p1+p2    9 t[0]
        mov eax, edi                                                ;   114.0 p1       9 t[0] copy
        movzx edi, al                                               ;   115.0 p1       9 t[1]
        mov eax, ebp                                                ;   114.7 p0       9 t[1] copy
        shr eax, 8                                                  ;   115.7 p0       9 t[1]
        xor edx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   119.0 p1+p2    9 t[1]
        xor edx, dword [eax*8 + poly1305_aes_init.T0_windows0 + 4]  ;   120.0 p1+p2    9 t[1]
        mov eax, dword [esp + 20]                                   ;   114.0 p2       9 t[2] reload
        movzx edi, ah                                               ;   117.0 p0       9 t[1]
        xor edx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 2]  ;   121.0 p1+p2    9 t[1]
        movzx edi, al                                               ;   117.7 p0       9 t[2]
        mov eax, ebp                                                ;   118.3 p1       9 t[1] copy
        movzx ebp, al                                               ;   119.3 p0       9 t[2]
        mov eax, ecx                                                ;   119.3 p1       9 t[2] copy
        shr eax, 8                                                  ;   120.3 p0       9 t[2]
        mov edi, dword [edi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   118.7 p2       9 t[2]
        xor edi, esi                                                ;   121.7 p1       9 t[2]
        xor edi, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 1]  ;   123.3 p0+p2    9 t[2]
        xor edi, dword [eax*8 + poly1305_aes_init.T0_windows0 + 4]  ;   124.3 p1+p2    9 t[2]
        mov eax, dword [esp + 8]                                    ;   119.0 p2       9 t[3] reload
        movzx ebp, ah                                               ;   122.0 p0       9 t[2]
        xor edi, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;   126.0 p1+p2    9 t[2]
        movzx ebp, al                                               ;   122.7 p0       9 t[3]
        movzx eax, cl                                               ;   123.3 p1       9 t[3]
        mov ecx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;   123.7 p2       9 t[3]
        xor ecx, dword [eax*8 + poly1305_aes_init.T0_windows0 + 1]  ;   127.3 p0+p2    9 t[3]
        mov eax, dword [esp + 32]                                   ;   123.0 p2       9 t[0] reload
        movzx ebp, ah                                               ;   126.0 p1       9 t[3]
        xor ecx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;   130.0 p0+p2    9 t[3]
        mov ebp, dword [esp + 12]                                   ;   125.0 p2       9 t[3]
        shr ebp, 8                                                  ;   128.0 p0       9 t[3]
        xor ecx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 4]  ;   132.0 p1+p2    9 t[3]
        mov eax, dword [esp + 28]                                   ;   127.0 p2       9 k[3] reload
        xor ecx, eax                                                ;   133.0 p1       9 t[3]
        movzx ebp, ah                                               ;   130.0 p0       9 k[0]
        movzx ebp, byte [ebp*8 + poly1305_aes_init.T0_windows0 + 1] ;   131.0 p2       9 k[0]
        xor ebp, dword [esp + 16]                                   ;   134.0 p1+p2    9 k[0]
        xor ebp, 0x10                                               ;   135.0 p0       9 k[0]
        mov dword [esp + 16], ecx                                   ;   134.0 p3+p4    9 t[3] spill
        mov ecx, eax                                                ;   130.0 p1       9 k[0] copy
        shr ecx, 0x10                                               ;   131.0 p0       9 k[0]
        mov dword [esp + 12], edi                                   ;   127.0 p3+p4    9 t[2] spill
        movzx edi, cl                                               ;   132.0 p1       9 k[0]
        shr ecx, 8                                                  ;   132.0 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes_init.T0_windows0]     ;   133.0 p2       9 k[0]
        movzx ecx, byte [ecx*8 + poly1305_aes_init.T0_windows0 + 1] ;   133.0 p2       9 k[0]
        xor ebp, edi                                                ;   136.0 p1       9 k[0]
        movzx edi, al                                               ;   130.7 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes_init.T0_windows0]     ;   132.0 p2       9 k[0]
        xor ecx, edi                                                ;   136.0 p1       9 k[0]
        shl ecx, 0x10                                               ;   137.0 p0       9 k[0]
        xor ebp, ecx                                                ;   138.0 p1       9 k[0]
        mov edi, dword [esp + 24]                                   ;   133.0 p2       9 k[1]
        xor edi, ebp                                                ;   139.0 p0       9 k[1]
        xor esi, edi                                                ;   140.0 p1       9 k[2]
        movzx ecx, bl                                               ;   133.7 p0       9 t[0]
        xor eax, esi                                                ;   141.0 p1       9 k[3]
        mov ecx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 3]  ;   134.7 p2       9 t[0]
        mov dword [esp + 28], eax                                   ;   142.0 p3+p4    9 k[3] spill
        mov eax, edx                                                ;   134.7 p0       9 t[0] copy
        shr eax, 8                                                  ;   135.7 p0       9 t[0]
        and eax, 0xff                                               ;   136.7 p1       9 t[0]
        xor ecx, dword [eax*8 + poly1305_aes_init.T0_windows0 + 2]  ;   140.7 p1+p2    9 t[0]
        movzx eax, dl                                               ;   136.7 p0       9 t[1]
        xor ecx, ebp                                                ;   141.7 p1       9 t[0]
        mov eax, dword [eax*8 + poly1305_aes_init.T0_windows0 + 3]  ;   137.7 p2       9 t[1]
        xor eax, edi                                                ;   140.7 p0       9 t[1]
        mov dword [esp + 24], edi                                   ;   140.0 p3+p4    9 k[1] spill
        mov edi, dword [esp + 12]                                   ;   137.0 p2       9 t[0]
        shr edi, 0x10                                               ;   140.0 p0       9 t[0]
        mov dword [esp + 32], ebp                                   ;   139.0 p3+p4    9 k[0] spill
        mov ebp, edi                                                ;   141.0 p1       9 t[0] copy
        and ebp, 0xff                                               ;   142.0 p1       9 t[0]
        xor ecx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 1]  ;   146.0 p0+p2    9 t[0]
        mov ebp, ebx                                                ;   140.3 p1       9 t[1] copy
        shr ebp, 0x10                                               ;   141.3 p0       9 t[1]
        shr edx, 0x10                                               ;   141.7 p0       9 t[2]
        mov dword [esp + 8], edi                                    ;   141.0 p3+p4    9 t[0] spill
        mov edi, dword [esp + 16]                                   ;   139.0 p2       9 t[0]
        shr edi, 0x10                                               ;   142.7 p0       9 t[0]
        mov dword [esp + 20], ebx                                   ;   137.0 p3+p4    9 t[0] spill
        mov ebx, edi                                                ;   143.7 p1       9 t[0] copy
        shr ebx, 8                                                  ;   144.7 p0       9 t[0]
        xor ecx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   148.7 p1+p2    9 t[0]
        mov ebx, edi                                                ;   143.7 p1       9 t[0] copy
        movzx edi, bl                                               ;   144.7 p1       9 t[1]
        mov ebx, ebp                                                ;   144.7 p0       9 t[1] copy
        shr ebx, 8                                                  ;   145.7 p0       9 t[1]
        xor eax, dword [edi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   148.7 p1+p2    9 t[1]
        xor eax, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   149.7 p1+p2    9 t[1]
        mov ebx, dword [esp + 12]                                   ;   143.0 p2       9 t[2] reload
        movzx edi, bh                                               ;   146.7 p0       9 t[1]
        xor eax, dword [edi*8 + poly1305_aes_init.T0_windows0 + 2]  ;   150.7 p1+p2    9 t[1]
        movzx edi, bl                                               ;   147.7 p0       9 t[2]
        mov ebx, ebp                                                ;   148.3 p1       9 t[1] copy
        movzx ebp, bl                                               ;   149.3 p0       9 t[2]
        mov ebx, edx                                                ;   149.3 p1       9 t[2] copy
        shr ebx, 8                                                  ;   150.3 p0       9 t[2]
        mov edi, dword [edi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   148.7 p2       9 t[2]
        xor edi, esi                                                ;   151.7 p1       9 t[2]
        xor edi, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 1]  ;   153.3 p0+p2    9 t[2]
        xor edi, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   154.3 p1+p2    9 t[2]
        mov ebx, dword [esp + 16]                                   ;   148.0 p2       9 t[3] reload
        movzx ebp, bh                                               ;   151.7 p0       9 t[2]
        xor edi, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;   155.7 p1+p2    9 t[2]
        movzx ebp, bl                                               ;   152.7 p0       9 t[3]
        movzx edx, dl                                               ;   153.3 p1       9 t[3]
        mov ebx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;   153.7 p2       9 t[3]
        xor ebx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 1]  ;   157.3 p0+p2    9 t[3]
        mov edx, dword [esp + 20]                                   ;   152.0 p2       9 t[0] reload
        movzx ebp, dh                                               ;   155.0 p1       9 t[3]
        xor ebx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;   159.0 p0+p2    9 t[3]
        mov ebp, dword [esp + 8]                                    ;   154.0 p2       9 t[3]
        shr ebp, 8                                                  ;   157.0 p0       9 t[3]
        xor ebx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 4]  ;   161.0 p1+p2    9 t[3]
        mov edx, dword [esp + 28]                                   ;   156.0 p2       9 k[3] reload
        xor ebx, edx                                                ;   162.0 p1       9 t[3]
        movzx ebp, dh                                               ;   159.0 p0       9 k[0]
        movzx ebp, byte [ebp*8 + poly1305_aes_init.T0_windows0 + 1] ;   160.0 p2       9 k[0]
        xor ebp, dword [esp + 32]                                   ;   163.0 p1+p2    9 k[0]
        xor ebp, 0x20                                               ;   164.0 p0       9 k[0]
        mov dword [esp + 32], ebx                                   ;   163.0 p3+p4    9 t[3] spill
        mov ebx, edx                                                ;   159.0 p1       9 k[0] copy
        shr ebx, 0x10                                               ;   160.0 p0       9 k[0]
        mov dword [esp + 8], edi                                    ;   156.7 p3+p4    9 t[2] spill
        movzx edi, bl                                               ;   161.0 p1       9 k[0]
        shr ebx, 8                                                  ;   161.0 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes_init.T0_windows0]     ;   162.0 p2       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes_init.T0_windows0 + 1] ;   162.0 p2       9 k[0]
        xor ebp, edi                                                ;   165.0 p1       9 k[0]
        movzx edi, dl                                               ;   160.7 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes_init.T0_windows0]     ;   161.7 p2       9 k[0]
        xor ebx, edi                                                ;   165.0 p1       9 k[0]
        shl ebx, 0x10                                               ;   166.0 p0       9 k[0]
        xor ebp, ebx                                                ;   167.0 p1       9 k[0]
        mov edi, dword [esp + 24]                                   ;   162.0 p2       9 k[1]
        xor edi, ebp                                                ;   168.0 p0       9 k[1]
        xor esi, edi                                                ;   169.0 p1       9 k[2]
        movzx ebx, cl                                               ;   163.7 p0       9 t[0]
        xor edx, esi                                                ;   170.0 p1       9 k[3]
        mov ebx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 3]  ;   164.7 p2       9 t[0]
        mov dword [esp + 28], edx                                   ;   171.0 p3+p4    9 k[3] spill
        mov edx, eax                                                ;   164.7 p0       9 t[0] copy
        shr edx, 8                                                  ;   165.7 p0       9 t[0]
        and edx, 0xff                                               ;   166.7 p1       9 t[0]
        xor ebx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 2]  ;   170.7 p1+p2    9 t[0]
        movzx edx, al                                               ;   166.7 p0       9 t[1]
        xor ebx, ebp                                                ;   171.7 p1       9 t[0]
        mov edx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 3]  ;   167.7 p2       9 t[1]
        xor edx, edi                                                ;   170.7 p0       9 t[1]
        mov dword [esp + 24], edi                                   ;   169.0 p3+p4    9 k[1] spill
        mov edi, dword [esp + 8]                                    ;   166.0 p2       9 t[0]
        shr edi, 0x10                                               ;   169.0 p0       9 t[0]
        mov dword [esp + 20], ebp                                   ;   168.0 p3+p4    9 k[0] spill
        mov ebp, edi                                                ;   170.0 p1       9 t[0] copy
        and ebp, 0xff                                               ;   171.0 p1       9 t[0]
        xor ebx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 1]  ;   175.0 p0+p2    9 t[0]
        mov ebp, ecx                                                ;   170.3 p1       9 t[1] copy
        shr ebp, 0x10                                               ;   171.3 p0       9 t[1]
        shr eax, 0x10                                               ;   171.7 p0       9 t[2]
        mov dword [esp + 16], edi                                   ;   170.0 p3+p4    9 t[0] spill
        mov edi, dword [esp + 32]                                   ;   168.0 p2       9 t[0]
        shr edi, 0x10                                               ;   172.7 p0       9 t[0]
        mov dword [esp + 12], ecx                                   ;   166.0 p3+p4    9 t[0] spill
        mov ecx, edi                                                ;   173.7 p1       9 t[0] copy
        shr ecx, 8                                                  ;   174.7 p0       9 t[0]
        xor ebx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   178.7 p1+p2    9 t[0]
        mov ecx, edi                                                ;   173.7 p1       9 t[0] copy
        movzx edi, cl                                               ;   174.7 p1       9 t[1]
        mov ecx, ebp                                                ;   174.7 p0       9 t[1] copy
        shr ecx, 8                                                  ;   175.7 p0       9 t[1]
        xor edx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   178.7 p1+p2    9 t[1]
        xor edx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   179.7 p1+p2    9 t[1]
        mov ecx, dword [esp + 8]                                    ;   172.0 p2       9 t[2] reload
        movzx edi, ch                                               ;   176.7 p0       9 t[1]
        xor edx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 2]  ;   180.7 p1+p2    9 t[1]
        movzx edi, cl                                               ;   177.7 p0       9 t[2]
        mov ecx, ebp                                                ;   178.3 p1       9 t[1] copy
        movzx ebp, cl                                               ;   179.3 p0       9 t[2]
        mov ecx, eax                                                ;   179.3 p1       9 t[2] copy
        shr ecx, 8                                                  ;   180.3 p0       9 t[2]
        mov edi, dword [edi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   178.7 p2       9 t[2]
        xor edi, esi                                                ;   181.7 p1       9 t[2]
        xor edi, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 1]  ;   183.3 p0+p2    9 t[2]
        xor edi, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   184.3 p1+p2    9 t[2]
        mov ecx, dword [esp + 32]                                   ;   177.0 p2       9 t[3] reload
        movzx ebp, ch                                               ;   181.7 p0       9 t[2]
        xor edi, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;   185.7 p1+p2    9 t[2]
        movzx ebp, cl                                               ;   182.7 p0       9 t[3]
        movzx eax, al                                               ;   183.3 p1       9 t[3]
        mov ecx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;   183.7 p2       9 t[3]
        xor ecx, dword [eax*8 + poly1305_aes_init.T0_windows0 + 1]  ;   187.3 p0+p2    9 t[3]
        mov eax, dword [esp + 12]                                   ;   181.0 p2       9 t[0] reload
        movzx ebp, ah                                               ;   184.3 p1       9 t[3]
        xor ecx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;   188.3 p0+p2    9 t[3]
        mov ebp, dword [esp + 16]                                   ;   183.0 p2       9 t[3]
        shr ebp, 8                                                  ;   186.0 p0       9 t[3]
        xor ecx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 4]  ;   190.0 p1+p2    9 t[3]
        mov eax, dword [esp + 28]                                   ;   185.0 p2       9 k[3] reload
        xor ecx, eax                                                ;   191.0 p1       9 t[3]
        movzx ebp, ah                                               ;   188.0 p0       9 k[0]
        movzx ebp, byte [ebp*8 + poly1305_aes_init.T0_windows0 + 1] ;   189.0 p2       9 k[0]
        xor ebp, dword [esp + 20]                                   ;   192.0 p1+p2    9 k[0]
        xor ebp, 0x40                                               ;   193.0 p0       9 k[0]
        mov dword [esp + 20], ecx                                   ;   192.0 p3+p4    9 t[3] spill
        mov ecx, eax                                                ;   188.3 p1       9 k[0] copy
        shr ecx, 0x10                                               ;   189.3 p0       9 k[0]
        mov dword [esp + 16], edi                                   ;   186.7 p3+p4    9 t[2] spill
        movzx edi, cl                                               ;   190.3 p1       9 k[0]
        shr ecx, 8                                                  ;   190.3 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes_init.T0_windows0]     ;   191.3 p2       9 k[0]
        movzx ecx, byte [ecx*8 + poly1305_aes_init.T0_windows0 + 1] ;   191.3 p2       9 k[0]
        xor ebp, edi                                                ;   194.3 p1       9 k[0]
        movzx edi, al                                               ;   190.7 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes_init.T0_windows0]     ;   191.7 p2       9 k[0]
        xor ecx, edi                                                ;   194.7 p1       9 k[0]
        shl ecx, 0x10                                               ;   195.7 p0       9 k[0]
        xor ebp, ecx                                                ;   196.7 p1       9 k[0]
        mov edi, dword [esp + 24]                                   ;   191.0 p2       9 k[1]
        xor edi, ebp                                                ;   197.7 p0       9 k[1]
        xor esi, edi                                                ;   198.7 p1       9 k[2]
        movzx ecx, bl                                               ;   193.7 p0       9 t[0]
        xor eax, esi                                                ;   199.7 p1       9 k[3]
        mov ecx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 3]  ;   194.7 p2       9 t[0]
        mov dword [esp + 28], eax                                   ;   200.7 p3+p4    9 k[3] spill
        mov eax, edx                                                ;   194.7 p0       9 t[0] copy
        shr eax, 8                                                  ;   195.7 p0       9 t[0]
        and eax, 0xff                                               ;   196.7 p1       9 t[0]
        xor ecx, dword [eax*8 + poly1305_aes_init.T0_windows0 + 2]  ;   200.7 p1+p2    9 t[0]
        movzx eax, dl                                               ;   196.7 p0       9 t[1]
        xor ecx, ebp                                                ;   201.7 p1       9 t[0]
        mov eax, dword [eax*8 + poly1305_aes_init.T0_windows0 + 3]  ;   197.7 p2       9 t[1]
        xor eax, edi                                                ;   200.7 p0       9 t[1]
        mov dword [esp + 24], edi                                   ;   198.7 p3+p4    9 k[1] spill
        mov edi, dword [esp + 16]                                   ;   195.0 p2       9 t[0]
        shr edi, 0x10                                               ;   198.7 p0       9 t[0]
        mov dword [esp + 12], ebp                                   ;   197.7 p3+p4    9 k[0] spill
        mov ebp, edi                                                ;   199.7 p1       9 t[0] copy
        and ebp, 0xff                                               ;   200.7 p1       9 t[0]
        xor ecx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 1]  ;   204.7 p0+p2    9 t[0]
        mov ebp, ebx                                                ;   200.3 p1       9 t[1] copy
        shr ebp, 0x10                                               ;   201.3 p0       9 t[1]
        shr edx, 0x10                                               ;   201.7 p0       9 t[2]
        mov dword [esp + 32], edi                                   ;   199.7 p3+p4    9 t[0] spill
        mov edi, dword [esp + 20]                                   ;   197.0 p2       9 t[0]
        shr edi, 0x10                                               ;   202.7 p0       9 t[0]
        mov dword [esp + 8], ebx                                    ;   195.0 p3+p4    9 t[0] spill
        mov ebx, edi                                                ;   203.7 p1       9 t[0] copy
        shr ebx, 8                                                  ;   204.7 p0       9 t[0]
        xor ecx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   208.7 p1+p2    9 t[0]
        mov ebx, edi                                                ;   203.7 p1       9 t[0] copy
        movzx edi, bl                                               ;   204.7 p1       9 t[1]
        mov ebx, ebp                                                ;   204.7 p0       9 t[1] copy
        shr ebx, 8                                                  ;   205.7 p0       9 t[1]
        xor eax, dword [edi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   208.7 p1+p2    9 t[1]
        xor eax, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   209.7 p1+p2    9 t[1]
        mov ebx, dword [esp + 16]                                   ;   201.0 p2       9 t[2] reload
        movzx edi, bh                                               ;   206.7 p0       9 t[1]
        xor eax, dword [edi*8 + poly1305_aes_init.T0_windows0 + 2]  ;   210.7 p1+p2    9 t[1]
        movzx edi, bl                                               ;   207.7 p0       9 t[2]
        mov ebx, ebp                                                ;   208.3 p1       9 t[1] copy
        movzx ebp, bl                                               ;   209.3 p0       9 t[2]
        mov ebx, edx                                                ;   209.3 p1       9 t[2] copy
        shr ebx, 8                                                  ;   210.3 p0       9 t[2]
        mov edi, dword [edi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   208.7 p2       9 t[2]
        xor edi, esi                                                ;   211.7 p1       9 t[2]
        xor edi, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 1]  ;   213.3 p0+p2    9 t[2]
        xor edi, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   214.3 p1+p2    9 t[2]
        mov ebx, dword [esp + 20]                                   ;   206.0 p2       9 t[3] reload
        movzx ebp, bh                                               ;   211.7 p0       9 t[2]
        xor edi, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;   215.7 p1+p2    9 t[2]
        movzx ebp, bl                                               ;   212.7 p0       9 t[3]
        movzx edx, dl                                               ;   213.3 p1       9 t[3]
        mov ebx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;   213.7 p2       9 t[3]
        xor ebx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 1]  ;   217.3 p0+p2    9 t[3]
        mov edx, dword [esp + 8]                                    ;   210.0 p2       9 t[0] reload
        movzx ebp, dh                                               ;   214.3 p1       9 t[3]
        xor ebx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;   218.3 p0+p2    9 t[3]
        mov ebp, dword [esp + 32]                                   ;   212.0 p2       9 t[3]
        shr ebp, 8                                                  ;   215.7 p0       9 t[3]
        xor ebx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 4]  ;   219.7 p1+p2    9 t[3]
        mov edx, dword [esp + 28]                                   ;   214.0 p2       9 k[3] reload
        xor ebx, edx                                                ;   220.7 p1       9 t[3]
        movzx ebp, dh                                               ;   217.0 p0       9 k[0]
        movzx ebp, byte [ebp*8 + poly1305_aes_init.T0_windows0 + 1] ;   218.0 p2       9 k[0]
        xor ebp, dword [esp + 12]                                   ;   221.0 p1+p2    9 k[0]
        xor ebp, 0x80                                               ;   222.0 p0       9 k[0]
        mov dword [esp + 12], ebx                                   ;   221.7 p3+p4    9 t[3] spill
        mov ebx, edx                                                ;   218.3 p1       9 k[0] copy
        shr ebx, 0x10                                               ;   219.3 p0       9 k[0]
        mov dword [esp + 32], edi                                   ;   216.7 p3+p4    9 t[2] spill
        movzx edi, bl                                               ;   220.3 p1       9 k[0]
        shr ebx, 8                                                  ;   220.3 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes_init.T0_windows0]     ;   221.3 p2       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes_init.T0_windows0 + 1] ;   221.3 p2       9 k[0]
        xor ebp, edi                                                ;   224.3 p1       9 k[0]
        movzx edi, dl                                               ;   220.7 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes_init.T0_windows0]     ;   221.7 p2       9 k[0]
        xor ebx, edi                                                ;   224.7 p1       9 k[0]
        shl ebx, 0x10                                               ;   225.7 p0       9 k[0]
        xor ebp, ebx                                                ;   226.7 p1       9 k[0]
        mov edi, dword [esp + 24]                                   ;   220.0 p2       9 k[1]
        xor edi, ebp                                                ;   227.7 p0       9 k[1]
        movzx ebx, cl                                               ;   223.3 p1       9 t[0]
        xor esi, edi                                                ;   228.7 p0       9 k[2]
        xor edx, esi                                                ;   229.7 p1       9 k[3]
        mov ebx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 3]  ;   224.3 p2       9 t[0]
        mov dword [esp + 28], edx                                   ;   230.7 p3+p4    9 k[3] spill
        mov edx, eax                                                ;   224.7 p0       9 t[0] copy
        shr edx, 8                                                  ;   225.7 p0       9 t[0]
        and edx, 0xff                                               ;   226.7 p1       9 t[0]
        xor ebx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 2]  ;   230.7 p1+p2    9 t[0]
        movzx edx, al                                               ;   226.7 p0       9 t[1]
        xor ebx, ebp                                                ;   231.7 p1       9 t[0]
        mov edx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 3]  ;   227.7 p2       9 t[1]
        xor edx, edi                                                ;   230.7 p0       9 t[1]
        mov dword [esp + 24], edi                                   ;   228.7 p3+p4    9 k[1] spill
        mov edi, dword [esp + 32]                                   ;   224.0 p2       9 t[0]
        shr edi, 0x10                                               ;   228.7 p0       9 t[0]
        mov dword [esp + 8], ebp                                    ;   227.7 p3+p4    9 k[0] spill
        mov ebp, edi                                                ;   229.7 p1       9 t[0] copy
        and ebp, 0xff                                               ;   230.7 p1       9 t[0]
        xor ebx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 1]  ;   234.7 p0+p2    9 t[0]
        mov ebp, ecx                                                ;   230.3 p1       9 t[1] copy
        shr ebp, 0x10                                               ;   231.3 p0       9 t[1]
        shr eax, 0x10                                               ;   231.7 p0       9 t[2]
        mov dword [esp + 20], edi                                   ;   229.7 p3+p4    9 t[0] spill
        mov edi, dword [esp + 12]                                   ;   226.0 p2       9 t[0]
        shr edi, 0x10                                               ;   232.7 p0       9 t[0]
        mov dword [esp + 16], ecx                                   ;   224.0 p3+p4    9 t[0] spill
        mov ecx, edi                                                ;   233.7 p1       9 t[0] copy
        shr ecx, 8                                                  ;   234.7 p0       9 t[0]
        xor ebx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   238.7 p1+p2    9 t[0]
        mov ecx, edi                                                ;   233.7 p1       9 t[0] copy
        movzx edi, cl                                               ;   234.7 p1       9 t[1]
        mov ecx, ebp                                                ;   234.7 p0       9 t[1] copy
        shr ecx, 8                                                  ;   235.7 p0       9 t[1]
        xor edx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   238.7 p1+p2    9 t[1]
        xor edx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   239.7 p1+p2    9 t[1]
        mov ecx, dword [esp + 32]                                   ;   230.0 p2       9 t[2] reload
        movzx edi, ch                                               ;   236.7 p0       9 t[1]
        xor edx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 2]  ;   240.7 p1+p2    9 t[1]
        movzx edi, cl                                               ;   237.7 p0       9 t[2]
        mov ecx, ebp                                                ;   238.3 p1       9 t[1] copy
        movzx ebp, cl                                               ;   239.3 p0       9 t[2]
        mov ecx, eax                                                ;   239.3 p1       9 t[2] copy
        shr ecx, 8                                                  ;   240.3 p0       9 t[2]
        mov edi, dword [edi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   238.7 p2       9 t[2]
        xor edi, esi                                                ;   241.7 p1       9 t[2]
        xor edi, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 1]  ;   243.3 p0+p2    9 t[2]
        xor edi, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   244.3 p1+p2    9 t[2]
        mov ecx, dword [esp + 12]                                   ;   235.0 p2       9 t[3] reload
        movzx ebp, ch                                               ;   241.7 p0       9 t[2]
        xor edi, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;   245.7 p1+p2    9 t[2]
        movzx ebp, cl                                               ;   242.7 p0       9 t[3]
        movzx eax, al                                               ;   243.3 p1       9 t[3]
        mov ecx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;   243.7 p2       9 t[3]
        xor ecx, dword [eax*8 + poly1305_aes_init.T0_windows0 + 1]  ;   247.3 p0+p2    9 t[3]
        mov eax, dword [esp + 16]                                   ;   239.0 p2       9 t[0] reload
        movzx ebp, ah                                               ;   244.3 p1       9 t[3]
        xor ecx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;   248.3 p0+p2    9 t[3]
        mov ebp, dword [esp + 20]                                   ;   241.0 p2       9 t[3]
        shr ebp, 8                                                  ;   245.7 p0       9 t[3]
        xor ecx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 4]  ;   249.7 p1+p2    9 t[3]
        mov eax, dword [esp + 28]                                   ;   243.0 p2       9 k[3] reload
        xor ecx, eax                                                ;   250.7 p1       9 t[3]
        movzx ebp, ah                                               ;   246.7 p0       9 k[0]
        movzx ebp, byte [ebp*8 + poly1305_aes_init.T0_windows0 + 1] ;   247.7 p2       9 k[0]
        xor ebp, dword [esp + 8]                                    ;   250.7 p1+p2    9 k[0]
        xor ebp, 0x1b                                               ;   251.7 p0       9 k[0]
        mov dword [esp + 8], ecx                                    ;   251.7 p3+p4    9 t[3] spill
        mov ecx, eax                                                ;   248.3 p1       9 k[0] copy
        shr ecx, 0x10                                               ;   249.3 p0       9 k[0]
        mov dword [esp + 20], edi                                   ;   246.7 p3+p4    9 t[2] spill
        movzx edi, cl                                               ;   250.3 p1       9 k[0]
        shr ecx, 8                                                  ;   250.3 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes_init.T0_windows0]     ;   251.3 p2       9 k[0]
        movzx ecx, byte [ecx*8 + poly1305_aes_init.T0_windows0 + 1] ;   251.3 p2       9 k[0]
        xor ebp, edi                                                ;   254.3 p1       9 k[0]
        movzx edi, al                                               ;   250.7 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes_init.T0_windows0]     ;   251.7 p2       9 k[0]
        xor ecx, edi                                                ;   254.7 p1       9 k[0]
        shl ecx, 0x10                                               ;   255.7 p0       9 k[0]
        xor ebp, ecx                                                ;   256.7 p1       9 k[0]
        mov edi, dword [esp + 24]                                   ;   249.0 p2       9 k[1]
        xor edi, ebp                                                ;   257.7 p0       9 k[1]
        movzx ecx, bl                                               ;   253.3 p1       9 t[0]
        xor esi, edi                                                ;   258.7 p0       9 k[2]
        xor eax, esi                                                ;   259.7 p1       9 k[3]
        mov ecx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 3]  ;   254.3 p2       9 t[0]
        mov dword [esp + 28], eax                                   ;   260.7 p3+p4    9 k[3] spill
        mov eax, edx                                                ;   254.7 p0       9 t[0] copy
        shr eax, 8                                                  ;   255.7 p0       9 t[0]
        and eax, 0xff                                               ;   256.7 p1       9 t[0]
        xor ecx, dword [eax*8 + poly1305_aes_init.T0_windows0 + 2]  ;   260.7 p1+p2    9 t[0]
        movzx eax, dl                                               ;   256.7 p0       9 t[1]
        xor ecx, ebp                                                ;   261.7 p1       9 t[0]
        mov eax, dword [eax*8 + poly1305_aes_init.T0_windows0 + 3]  ;   257.7 p2       9 t[1]
        xor eax, edi                                                ;   260.7 p0       9 t[1]
        mov dword [esp + 24], edi                                   ;   258.7 p3+p4    9 k[1] spill
        mov edi, dword [esp + 20]                                   ;   253.0 p2       9 t[0]
        shr edi, 0x10                                               ;   258.7 p0       9 t[0]
        mov dword [esp + 16], ebp                                   ;   257.7 p3+p4    9 k[0] spill
        mov ebp, edi                                                ;   259.7 p1       9 t[0] copy
        and ebp, 0xff                                               ;   260.7 p1       9 t[0]
        xor ecx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 1]  ;   264.7 p0+p2    9 t[0]
        mov ebp, ebx                                                ;   260.3 p1       9 t[1] copy
        shr ebp, 0x10                                               ;   261.3 p0       9 t[1]
        shr edx, 0x10                                               ;   261.7 p0       9 t[2]
        mov dword [esp + 12], edi                                   ;   259.7 p3+p4    9 t[0] spill
        mov edi, dword [esp + 8]                                    ;   255.0 p2       9 t[0]
        shr edi, 0x10                                               ;   262.7 p0       9 t[0]
        mov dword [esp + 32], ebx                                   ;   254.0 p3+p4    9 t[0] spill
        mov ebx, edi                                                ;   263.7 p1       9 t[0] copy
        shr ebx, 8                                                  ;   264.7 p0       9 t[0]
        xor ecx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   268.7 p1+p2    9 t[0]
        mov ebx, edi                                                ;   263.7 p1       9 t[0] copy
        movzx edi, bl                                               ;   264.7 p1       9 t[1]
        mov ebx, ebp                                                ;   264.7 p0       9 t[1] copy
        shr ebx, 8                                                  ;   265.7 p0       9 t[1]
        xor eax, dword [edi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   268.7 p1+p2    9 t[1]
        xor eax, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   269.7 p1+p2    9 t[1]
        mov ebx, dword [esp + 20]                                   ;   259.0 p2       9 t[2] reload
        movzx edi, bh                                               ;   266.7 p0       9 t[1]
        xor eax, dword [edi*8 + poly1305_aes_init.T0_windows0 + 2]  ;   270.7 p1+p2    9 t[1]
        movzx edi, bl                                               ;   267.7 p0       9 t[2]
        mov ebx, ebp                                                ;   268.3 p1       9 t[1] copy
        movzx ebp, bl                                               ;   269.3 p0       9 t[2]
        mov ebx, edx                                                ;   269.3 p1       9 t[2] copy
        shr ebx, 8                                                  ;   270.3 p0       9 t[2]
        mov edi, dword [edi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   268.7 p2       9 t[2]
        xor edi, esi                                                ;   271.7 p1       9 t[2]
        xor edi, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 1]  ;   273.3 p0+p2    9 t[2]
        xor edi, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   274.3 p1+p2    9 t[2]
        mov ebx, dword [esp + 8]                                    ;   264.3 p2       9 t[3] reload
        movzx ebp, bh                                               ;   271.7 p0       9 t[2]
        xor edi, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;   275.7 p1+p2    9 t[2]
        movzx ebp, bl                                               ;   272.7 p0       9 t[3]
        movzx edx, dl                                               ;   273.3 p1       9 t[3]
        mov ebx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;   273.7 p2       9 t[3]
        xor ebx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 1]  ;   277.3 p0+p2    9 t[3]
        mov edx, dword [esp + 32]                                   ;   268.3 p2       9 t[0] reload
        movzx ebp, dh                                               ;   274.3 p1       9 t[3]
        xor ebx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;   278.3 p0+p2    9 t[3]
        mov ebp, dword [esp + 12]                                   ;   270.3 p2       9 t[3]
        shr ebp, 8                                                  ;   275.7 p0       9 t[3]
        xor ebx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 4]  ;   279.7 p1+p2    9 t[3]
        mov edx, dword [esp + 28]                                   ;   272.3 p2       9 k[3] reload
        xor ebx, edx                                                ;   280.7 p1       9 t[3]
        movzx ebp, dh                                               ;   276.7 p0       9 k[0]
        movzx ebp, byte [ebp*8 + poly1305_aes_init.T0_windows0 + 1] ;   277.7 p2       9 k[0]
        xor ebp, dword [esp + 16]                                   ;   280.7 p1+p2    9 k[0]
        xor ebp, 0x36                                               ;   281.7 p0       9 k[0]
        mov dword [esp + 16], ebx                                   ;   281.7 p3+p4    9 t[3] spill
        mov ebx, edx                                                ;   278.3 p1       9 k[0] copy
        shr ebx, 0x10                                               ;   279.3 p0       9 k[0]
        mov dword [esp + 12], edi                                   ;   276.7 p3+p4    9 t[2] spill
        movzx edi, bl                                               ;   280.3 p1       9 k[0]
        shr ebx, 8                                                  ;   280.3 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes_init.T0_windows0]     ;   281.3 p2       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes_init.T0_windows0 + 1] ;   281.3 p2       9 k[0]
        xor ebp, edi                                                ;   284.3 p1       9 k[0]
        movzx edi, dl                                               ;   280.7 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes_init.T0_windows0]     ;   281.7 p2       9 k[0]
        xor ebx, edi                                                ;   284.7 p1       9 k[0]
        shl ebx, 0x10                                               ;   285.7 p0       9 k[0]
        xor ebp, ebx                                                ;   286.7 p1       9 k[0]
        mov edi, dword [esp + 24]                                   ;   278.3 p2       9 k[1]
        xor edi, ebp                                                ;   287.7 p0       9 k[1]
        movzx ebx, cl                                               ;   283.3 p1       9 t[0]
        xor esi, edi                                                ;   288.7 p0       9 k[2]
        movzx ebx, byte [ebx*8 + poly1305_aes_init.T0_windows0 + 1] ;   284.3 p2       9 t[0]
        movzx edx, ah                                               ;   284.3 p1       9 t[0]
        movzx edx, word [edx*8 + poly1305_aes_init.T0_windows0]     ;   285.3 p2       9 t[0]
        xor ebx, ebp                                                ;   287.7 p0       9 t[0]
        xor ebx, edx                                                ;   288.7 p1       9 t[0]
        mov edx, dword [esp + 12]                                   ;   281.3 p2       9 t[0]
        shr edx, 0x10                                               ;   285.7 p0       9 t[0]
        mov ebp, edx                                                ;   286.7 p1       9 t[0] copy
        and ebp, 0xff                                               ;   287.7 p0       9 t[0]
        movzx ebp, byte [ebp*8 + poly1305_aes_init.T0_windows0 + 1] ;   288.7 p2       9 t[0]
        mov dword [esp + 24], edx                                   ;   286.7 p3+p4    9 t[0] spill
        movzx edx, al                                               ;   287.3 p1       9 t[1]
        movzx edx, byte [edx*8 + poly1305_aes_init.T0_windows0 + 1] ;   288.3 p2       9 t[1]
        xor edi, edx                                                ;   291.3 p0       9 t[1]
        mov edx, dword [esp + 16]                                   ;   284.3 p2       9 t[0]
        shr edx, 0x10                                               ;   288.7 p0       9 t[0]
        mov dword [esp + 32], esi                                   ;   289.7 p3+p4    9 k[2] spill
        mov esi, edx                                                ;   289.7 p1       9 t[0] copy
        shr esi, 8                                                  ;   290.7 p0       9 t[0]
        movzx esi, word [esi*8 + poly1305_aes_init.T0_windows0]     ;   291.7 p2       9 t[0]
        xor ebp, esi                                                ;   294.7 p1       9 t[0]
        shl ebp, 0x10                                               ;   295.7 p0       9 t[0]
        xor ebx, ebp                                                ;   296.7 p1       9 t[0]
        movzx esi, dl                                               ;   291.3 p1       9 t[1]
        mov edx, dword [esp + 12]                                   ;   286.3 p2       9 t[2] reload
        movzx ebp, dh                                               ;   291.7 p0       9 t[1]
        movzx ebp, word [ebp*8 + poly1305_aes_init.T0_windows0]     ;   292.7 p2       9 t[1]
        movzx esi, byte [esi*8 + poly1305_aes_init.T0_windows0 + 1] ;   292.3 p2       9 t[1]
        movzx edx, dl                                               ;   292.3 p1       9 t[2]
        xor edi, ebp                                                ;   295.7 p0       9 t[1]
        mov ebp, ecx                                                ;   293.3 p1       9 t[1] copy
        shr ebp, 0x10                                               ;   294.3 p0       9 t[1]
        shr eax, 0x10                                               ;   294.7 p0       9 t[2]
        movzx edx, byte [edx*8 + poly1305_aes_init.T0_windows0 + 1] ;   293.3 p2       9 t[2]
        mov dword [esp + 12], ebx                                   ;   297.7 p3+p4    9 t[0] spill
        mov ebx, ebp                                                ;   295.3 p1       9 t[1] copy
        shr ebx, 8                                                  ;   296.3 p0       9 t[1]
        movzx ebx, word [ebx*8 + poly1305_aes_init.T0_windows0]     ;   297.3 p2       9 t[1]
        xor esi, ebx                                                ;   300.3 p1       9 t[1]
        shl esi, 0x10                                               ;   301.3 p0       9 t[1]
        xor edi, esi                                                ;   302.3 p1       9 t[1]
        mov ebx, ebp                                                ;   297.3 p1       9 t[1] copy
        movzx esi, bl                                               ;   298.3 p0       9 t[2]
        mov ebx, dword [esp + 16]                                   ;   291.3 p2       9 t[3] reload
        movzx ebp, bh                                               ;   298.3 p1       9 t[2]
        movzx ebp, word [ebp*8 + poly1305_aes_init.T0_windows0]     ;   299.3 p2       9 t[2]
        movzx esi, byte [esi*8 + poly1305_aes_init.T0_windows0 + 1] ;   299.3 p2       9 t[2]
        movzx ebx, bl                                               ;   298.7 p0       9 t[3]
        xor edx, ebp                                                ;   302.3 p1       9 t[2]
        mov ebp, eax                                                ;   299.7 p0       9 t[2] copy
        shr ebp, 8                                                  ;   300.7 p0       9 t[2]
        movzx ebp, word [ebp*8 + poly1305_aes_init.T0_windows0]     ;   301.7 p2       9 t[2]
        xor esi, ebp                                                ;   304.7 p1       9 t[2]
        shl esi, 0x10                                               ;   305.7 p0       9 t[2]
        mov ebp, dword [esp + 32]                                   ;   295.3 p2       9 k[2] reload
        xor edx, ebp                                                ;   303.3 p1       9 t[2]
        xor edx, esi                                                ;   306.7 p1       9 t[2]
        movzx esi, ch                                               ;   302.7 p0       9 t[3]
        movzx eax, al                                               ;   303.3 p1       9 t[3]
        movzx ecx, byte [ebx*8 + poly1305_aes_init.T0_windows0 + 1] ;   299.7 p2       9 t[3]
        movzx esi, word [esi*8 + poly1305_aes_init.T0_windows0]     ;   303.7 p2       9 t[3]
        movzx eax, byte [eax*8 + poly1305_aes_init.T0_windows0 + 1] ;   304.3 p2       9 t[3]
        xor ebp, ecx                                                ;   303.7 p0       9 t[3]
        mov ecx, dword [esp + 24]                                   ;   299.3 p2       9 t[3]
        shr ecx, 8                                                  ;   304.7 p0       9 t[3]
        movzx ecx, word [ecx*8 + poly1305_aes_init.T0_windows0]     ;   305.7 p2       9 t[3]
        xor eax, ecx                                                ;   308.7 p1       9 t[3]
        shl eax, 0x10                                               ;   309.7 p0       9 t[3]
        xor ebp, esi                                                ;   306.7 p1       9 t[3]
        xor ebp, dword [esp + 28]                                   ;   307.7 p1+p2    9 t[3]
        xor ebp, eax                                                ;   310.7 p0       9 t[3]
        mov esi, dword [esp + 12]                                   ;   302.3 p2       9 t[0] reload
        mov eax, dword [esp + 36]                                   ;   303.3 p2      17 s reload
        mov dword [eax], esi                                        ;   305.3 p3+p4   17 s
        mov esi, dword [esp + 0]                                    ;   304.3 p2       9 made reload
        mov ecx, dword [esi + 16]                                   ;   307.3 p2      16 r
        and ecx, 0xfffffff                                          ;   310.3 p1      16 r
        mov ebx, dword [esp + 40]                                   ;   306.3 p2      16 r reload
        mov dword [ebx], ecx                                        ;   311.3 p3+p4   16 r
        mov dword [eax + 4], edi                                    ;   304.0 p3+p4   17 s
        mov dword [eax + 8], edx                                    ;   307.7 p3+p4   17 s
        mov edi, dword [esi + 20]                                   ;   307.3 p2      16 r
        and edi, 0xffffffc                                          ;   310.3 p0      16 r
        mov dword [ebx + 4], edi                                    ;   311.3 p3+p4   16 r
        mov dword [eax + 12], ebp                                   ;   311.7 p3+p4   17 s
        mov edi, dword [esi + 24]                                   ;   308.3 p2      16 r
        and edi, 0xffffffc                                          ;   311.3 p1      16 r
        mov dword [ebx + 8], edi                                    ;   312.3 p3+p4   16 r
        mov esi, dword [esi + 28]                                   ;   309.3 p2      16 r
        and esi, 0xffffffc                                          ;   312.3 p0      16 r
        mov dword [ebx + 12], esi                                   ;   313.3 p3+p4   16 r
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
