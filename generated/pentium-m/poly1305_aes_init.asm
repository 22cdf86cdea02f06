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
;   body: 843 uops, planned 318.0; bounds: width 281.0, ports 310.0, path 113.0
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
        mov ecx, dword [esi]                                        ;     3.0 p2       9 made
        mov ebp, dword [esi + 4]                                    ;     3.0 p2       9 made
        mov edi, dword [esi + 8]                                    ;     3.0 p2       9 made
        mov eax, dword [esi + 12]                                   ;     4.0 p2       9 made
        mov ebx, ecx                                                ;     6.0 p0       9 s[0] copy
        mov edx, dword [esp + 4]                                    ;     5.0 p2       9 made reload
        xor ebx, dword [edx]                                        ;    11.0 p1+p2    9 s[0]
        xor ecx, 1                                                  ;     6.0 p0       9 k[0]
        mov esi, ebp                                                ;     6.0 p1       9 s[1] copy
        xor esi, dword [edx + 4]                                    ;    11.0 p0+p2    9 s[1]
        mov dword [esp + 8], esi                                    ;    12.0 p3+p4    9 s[1] spill
        mov esi, edi                                                ;     6.0 p1       9 s[2] copy
        xor esi, dword [edx + 8]                                    ;    11.0 p0+p2    9 s[2]
        mov edx, dword [edx + 12]                                   ;     9.0 p2       9 s[3]
        xor edx, eax                                                ;    12.0 p1       9 s[3]
        mov dword [esp + 12], edx                                   ;    13.0 p3+p4    9 s[3] spill
        movzx edx, ah                                               ;     7.0 p0       9 k[0]
        movzx edx, byte [edx*8 + poly1305_aes_init.T0_windows0 + 1] ;    10.0 p2       9 k[0]
        xor ecx, edx                                                ;    13.0 p1       9 k[0]
        mov edx, eax                                                ;     7.0 p0       9 k[0] copy
        shr edx, 0x10                                               ;     8.0 p0       9 k[0]
        mov dword [esp + 16], esi                                   ;    12.0 p3+p4    9 s[2] spill
        movzx esi, dl                                               ;     9.0 p1       9 k[0]
        shr edx, 8                                                  ;     9.0 p0       9 k[0]
        movzx esi, word [esi*8 + poly1305_aes_init.T0_windows0]     ;    11.0 p2       9 k[0]
        movzx edx, byte [edx*8 + poly1305_aes_init.T0_windows0 + 1] ;    12.0 p2       9 k[0]
        xor ecx, esi                                                ;    14.0 p1       9 k[0]
        movzx esi, al                                               ;     9.7 p0       9 k[0]
        movzx esi, word [esi*8 + poly1305_aes_init.T0_windows0]     ;    13.0 p2       9 k[0]
        xor edx, esi                                                ;    16.0 p1       9 k[0]
        shl edx, 0x10                                               ;    17.0 p0       9 k[0]
        xor ecx, edx                                                ;    18.0 p1       9 k[0]
        xor ebp, ecx                                                ;    19.0 p0       9 k[1]
        xor edi, ebp                                                ;    20.0 p1       9 k[2]
        xor eax, edi                                                ;    21.0 p0       9 k[3]
        movzx esi, bl                                               ;    13.0 p1       9 t[0]
        mov edx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 3]  ;    14.0 p2       9 t[0]
        xor edx, ecx                                                ;    19.0 p0       9 t[0]
        mov esi, ebx                                                ;    14.0 p1       9 t[1] copy
        shr esi, 0x10                                               ;    15.0 p0       9 t[1]
        movzx ebx, bh                                               ;    15.0 p1       9 t[3]
        mov ebx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 2]  ;    16.0 p2       9 t[3]
        xor ebx, eax                                                ;    22.0 p0       9 t[3]
        mov dword [esp + 20], ecx                                   ;    19.0 p3+p4    9 k[0] spill
        mov ecx, esi                                                ;    16.0 p1       9 t[1] copy
        shr ecx, 8                                                  ;    17.0 p0       9 t[1]
        mov ecx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 4]  ;    18.0 p2       9 t[1]
        xor ecx, ebp                                                ;    21.0 p1       9 t[1]
        and esi, 0xff                                               ;    17.7 p0       9 t[2]
        mov esi, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;    18.7 p2       9 t[2]
        xor esi, edi                                                ;    21.7 p1       9 t[2]
        mov dword [esp + 24], eax                                   ;    22.0 p3+p4    9 k[3] spill
        mov eax, dword [esp + 8]                                    ;    18.0 p2       9 s[1] reload
        mov dword [esp + 28], edi                                   ;    21.0 p3+p4    9 k[2] spill
        movzx edi, ah                                               ;    21.0 p0       9 t[0]
        xor edx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 2]  ;    25.0 p1+p2    9 t[0]
        movzx edi, al                                               ;    21.0 p0       9 t[1]
        xor ecx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 3]  ;    25.0 p1+p2    9 t[1]
        shr eax, 0x10                                               ;    21.0 p0       9 t[2]
        mov edi, eax                                                ;    22.0 p1       9 t[2] copy
        shr edi, 8                                                  ;    23.0 p0       9 t[2]
        xor esi, dword [edi*8 + poly1305_aes_init.T0_windows0 + 4]  ;    27.0 p1+p2    9 t[2]
        movzx edi, al                                               ;    22.7 p0       9 t[3]
        mov eax, dword [esp + 16]                                   ;    22.0 p2       9 t[0]
        shr eax, 0x10                                               ;    25.0 p0       9 t[0]
        mov dword [esp + 8], edi                                    ;    23.7 p3+p4    9 t[3] spill
        movzx edi, al                                               ;    26.0 p1       9 t[0]
        xor edx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 1]  ;    30.0 p1+p2    9 t[0]
        shr eax, 8                                                  ;    26.0 p0       9 t[3]
        xor ebx, dword [eax*8 + poly1305_aes_init.T0_windows0 + 4]  ;    30.0 p1+p2    9 t[3]
        mov eax, dword [esp + 12]                                   ;    25.0 p2       9 t[0]
        shr eax, 0x10                                               ;    28.0 p0       9 t[0]
        mov edi, eax                                                ;    29.0 p1       9 t[0] copy
        shr edi, 8                                                  ;    30.0 p0       9 t[0]
        xor edx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 4]  ;    34.0 p1+p2    9 t[0]
        movzx eax, al                                               ;    29.0 p0       9 t[1]
        xor ecx, dword [eax*8 + poly1305_aes_init.T0_windows0 + 1]  ;    33.0 p1+p2    9 t[1]
        mov eax, dword [esp + 16]                                   ;    28.0 p2       9 s[2] reload
        movzx edi, ah                                               ;    31.0 p0       9 t[1]
        xor ecx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 2]  ;    35.0 p1+p2    9 t[1]
        movzx eax, al                                               ;    31.0 p0       9 t[2]
        xor esi, dword [eax*8 + poly1305_aes_init.T0_windows0 + 3]  ;    35.0 p1+p2    9 t[2]
        mov eax, dword [esp + 12]                                   ;    31.0 p2       9 s[3] reload
        movzx edi, ah                                               ;    34.0 p0       9 t[2]
        xor esi, dword [edi*8 + poly1305_aes_init.T0_windows0 + 2]  ;    38.0 p1+p2    9 t[2]
        movzx eax, al                                               ;    34.0 p0       9 t[3]
        xor ebx, dword [eax*8 + poly1305_aes_init.T0_windows0 + 3]  ;    38.0 p1+p2    9 t[3]
        mov eax, dword [esp + 8]                                    ;    34.0 p2       9 t[3] reload
        xor ebx, dword [eax*8 + poly1305_aes_init.T0_windows0 + 1]  ;    40.0 p0+p2    9 t[3]
        mov eax, dword [esp + 24]                                   ;    36.0 p2       9 k[3] reload
        movzx edi, ah                                               ;    39.0 p1       9 k[0]
        movzx edi, byte [edi*8 + poly1305_aes_init.T0_windows0 + 1] ;    40.0 p2       9 k[0]
        xor edi, dword [esp + 20]                                   ;    43.0 p0+p2    9 k[0]
        xor edi, 2                                                  ;    44.0 p1       9 k[0]
        mov dword [esp + 20], ebx                                   ;    41.0 p3+p4    9 t[3] spill
        mov ebx, eax                                                ;    39.0 p0       9 k[0] copy
        shr ebx, 0x10                                               ;    40.0 p0       9 k[0]
        mov dword [esp + 8], esi                                    ;    39.0 p3+p4    9 t[2] spill
        movzx esi, bl                                               ;    41.0 p1       9 k[0]
        shr ebx, 8                                                  ;    41.0 p0       9 k[0]
        movzx esi, word [esi*8 + poly1305_aes_init.T0_windows0]     ;    42.0 p2       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes_init.T0_windows0 + 1] ;    42.0 p2       9 k[0]
        xor edi, esi                                                ;    45.0 p1       9 k[0]
        movzx esi, al                                               ;    39.0 p1       9 k[0]
        movzx esi, word [esi*8 + poly1305_aes_init.T0_windows0]     ;    41.0 p2       9 k[0]
        xor esi, ebx                                                ;    45.0 p0       9 k[0]
        shl esi, 0x10                                               ;    46.0 p0       9 k[0]
        xor edi, esi                                                ;    47.0 p1       9 k[0]
        xor ebp, edi                                                ;    48.0 p1       9 k[1]
        mov esi, dword [esp + 28]                                   ;    42.0 p2       9 k[2] reload
        xor esi, ebp                                                ;    49.0 p0       9 k[2]
        xor eax, esi                                                ;    50.0 p1       9 k[3]
        movzx ebx, dl                                               ;    40.7 p0       9 t[0]
        mov ebx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 3]  ;    43.0 p2       9 t[0]
        xor ebx, edi                                                ;    48.0 p1       9 t[0]
        mov dword [esp + 28], edi                                   ;    48.0 p3+p4    9 k[0] spill
        mov edi, ecx                                                ;    41.7 p0       9 t[0] copy
        shr edi, 8                                                  ;    42.7 p0       9 t[0]
        and edi, 0xff                                               ;    43.7 p1       9 t[0]
        xor ebx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 2]  ;    49.0 p1+p2    9 t[0]
        movzx edi, cl                                               ;    43.7 p0       9 t[1]
        mov edi, dword [edi*8 + poly1305_aes_init.T0_windows0 + 3]  ;    45.0 p2       9 t[1]
        xor edi, ebp                                                ;    49.0 p1       9 t[1]
        shr ecx, 0x10                                               ;    44.7 p0       9 t[2]
        mov dword [esp + 24], ebp                                   ;    49.0 p3+p4    9 k[1] spill
        mov ebp, edx                                                ;    45.0 p1       9 t[1] copy
        shr ebp, 0x10                                               ;    46.0 p0       9 t[1]
        movzx edx, dh                                               ;    46.0 p1       9 t[3]
        mov edx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 2]  ;    47.0 p2       9 t[3]
        xor edx, eax                                                ;    51.0 p0       9 t[3]
        mov dword [esp + 12], eax                                   ;    51.0 p3+p4    9 k[3] spill
        mov eax, ebp                                                ;    47.0 p1       9 t[1] copy
        shr eax, 8                                                  ;    48.0 p0       9 t[1]
        xor edi, dword [eax*8 + poly1305_aes_init.T0_windows0 + 4]  ;    52.0 p1+p2    9 t[1]
        mov eax, ebp                                                ;    48.7 p0       9 t[1] copy
        movzx ebp, al                                               ;    49.7 p1       9 t[2]
        mov eax, ecx                                                ;    49.7 p0       9 t[2] copy
        shr eax, 8                                                  ;    50.7 p0       9 t[2]
        mov ebp, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 1]  ;    50.7 p2       9 t[2]
        xor ebp, dword [eax*8 + poly1305_aes_init.T0_windows0 + 4]  ;    54.7 p1+p2    9 t[2]
        xor ebp, esi                                                ;    55.7 p1       9 t[2]
        movzx eax, cl                                               ;    51.7 p0       9 t[3]
        mov ecx, dword [esp + 8]                                    ;    50.0 p2       9 t[0]
        shr ecx, 0x10                                               ;    53.0 p0       9 t[0]
        mov dword [esp + 16], esi                                   ;    50.0 p3+p4    9 k[2] spill
        movzx esi, cl                                               ;    54.0 p1       9 t[0]
        xor ebx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;    58.0 p1+p2    9 t[0]
        shr ecx, 8                                                  ;    54.0 p0       9 t[3]
        xor edx, dword [eax*8 + poly1305_aes_init.T0_windows0 + 1]  ;    55.7 p1+p2    9 t[3]
        mov eax, dword [esp + 20]                                   ;    53.0 p2       9 t[0]
        shr eax, 0x10                                               ;    56.0 p0       9 t[0]
        mov esi, eax                                                ;    57.0 p1       9 t[0] copy
        shr esi, 8                                                  ;    58.0 p0       9 t[0]
        xor ebx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 4]  ;    62.0 p1+p2    9 t[0]
        movzx esi, al                                               ;    57.0 p0       9 t[1]
        xor edi, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;    61.0 p1+p2    9 t[1]
        mov eax, dword [esp + 8]                                    ;    56.0 p2       9 t[2] reload
        movzx esi, ah                                               ;    59.0 p0       9 t[1]
        xor edi, dword [esi*8 + poly1305_aes_init.T0_windows0 + 2]  ;    63.0 p1+p2    9 t[1]
        movzx esi, al                                               ;    59.0 p0       9 t[2]
        xor ebp, dword [esi*8 + poly1305_aes_init.T0_windows0 + 3]  ;    63.0 p1+p2    9 t[2]
        mov eax, dword [esp + 20]                                   ;    59.0 p2       9 t[3] reload
        movzx esi, ah                                               ;    62.0 p0       9 t[2]
        xor ebp, dword [esi*8 + poly1305_aes_init.T0_windows0 + 2]  ;    66.0 p1+p2    9 t[2]
        movzx esi, al                                               ;    62.0 p0       9 t[3]
        xor edx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 4]  ;    61.0 p1+p2    9 t[3]
        xor edx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 3]  ;    66.0 p0+p2    9 t[3]
        mov eax, dword [esp + 12]                                   ;    63.0 p2       9 k[3] reload
        movzx esi, ah                                               ;    66.0 p1       9 k[0]
        mov ecx, eax                                                ;    66.0 p0       9 k[0] copy
        shr ecx, 0x10                                               ;    67.0 p0       9 k[0]
        movzx esi, byte [esi*8 + poly1305_aes_init.T0_windows0 + 1] ;    67.0 p2       9 k[0]
        xor esi, dword [esp + 28]                                   ;    70.0 p1+p2    9 k[0]
        xor esi, 4                                                  ;    71.0 p1       9 k[0]
        mov dword [esp + 28], edx                                   ;    67.0 p3+p4    9 t[3] spill
        movzx edx, cl                                               ;    68.0 p0       9 k[0]
        shr ecx, 8                                                  ;    68.0 p0       9 k[0]
        movzx edx, word [edx*8 + poly1305_aes_init.T0_windows0]     ;    69.0 p2       9 k[0]
        movzx ecx, byte [ecx*8 + poly1305_aes_init.T0_windows0 + 1] ;    69.0 p2       9 k[0]
        xor esi, edx                                                ;    72.0 p1       9 k[0]
        movzx edx, al                                               ;    66.0 p1       9 k[0]
        movzx edx, word [edx*8 + poly1305_aes_init.T0_windows0]     ;    68.0 p2       9 k[0]
        xor edx, ecx                                                ;    72.0 p0       9 k[0]
        shl edx, 0x10                                               ;    73.0 p0       9 k[0]
        xor esi, edx                                                ;    74.0 p1       9 k[0]
        movzx ecx, bl                                               ;    68.0 p1       9 t[0]
        mov edx, dword [esp + 24]                                   ;    69.0 p2       9 k[1]
        xor edx, esi                                                ;    75.0 p0       9 k[1]
        mov ecx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 3]  ;    70.0 p2       9 t[0]
        xor ecx, esi                                                ;    75.0 p1       9 t[0]
        mov dword [esp + 24], esi                                   ;    75.0 p3+p4    9 k[0] spill
        mov esi, edi                                                ;    69.7 p0       9 t[0] copy
        shr esi, 8                                                  ;    70.7 p0       9 t[0]
        and esi, 0xff                                               ;    71.7 p1       9 t[0]
        xor ecx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 2]  ;    76.0 p1+p2    9 t[0]
        mov esi, dword [esp + 16]                                   ;    72.0 p2       9 k[2]
        xor esi, edx                                                ;    76.0 p0       9 k[2]
        xor eax, esi                                                ;    77.0 p1       9 k[3]
        mov dword [esp + 16], eax                                   ;    78.0 p3+p4    9 k[3] spill
        mov eax, ebp                                                ;    72.7 p0       9 t[0] copy
        shr eax, 0x10                                               ;    73.7 p0       9 t[0]
        mov dword [esp + 12], esi                                   ;    77.0 p3+p4    9 k[2] spill
        movzx esi, al                                               ;    74.7 p1       9 t[0]
        xor ecx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;    78.7 p1+p2    9 t[0]
        mov esi, edi                                                ;    74.7 p0       9 t[1] copy
        and esi, 0xff                                               ;    75.7 p1       9 t[1]
        mov esi, dword [esi*8 + poly1305_aes_init.T0_windows0 + 3]  ;    76.7 p2       9 t[1]
        xor esi, edx                                                ;    79.7 p0       9 t[1]
        shr edi, 0x10                                               ;    76.7 p0       9 t[2]
        shr eax, 8                                                  ;    77.7 p0       9 t[3]
        mov dword [esp + 20], edx                                   ;    76.0 p3+p4    9 k[1] spill
        mov edx, ebp                                                ;    76.0 p1       9 t[1] copy
        shr edx, 8                                                  ;    78.7 p0       9 t[1]
        and edx, 0xff                                               ;    79.7 p1       9 t[1]
        xor esi, dword [edx*8 + poly1305_aes_init.T0_windows0 + 2]  ;    83.7 p1+p2    9 t[1]
        mov edx, ebx                                                ;    79.0 p1       9 t[1] copy
        shr edx, 0x10                                               ;    80.0 p0       9 t[1]
        and ebp, 0xff                                               ;    80.0 p1       9 t[2]
        movzx ebx, bh                                               ;    80.7 p0       9 t[3]
        mov ebp, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;    81.0 p2       9 t[2]
        xor ebp, dword [esp + 12]                                   ;    84.0 p1+p2    9 t[2]
        mov eax, dword [eax*8 + poly1305_aes_init.T0_windows0 + 4]  ;    78.7 p2       9 t[3]
        xor eax, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 2]  ;    84.7 p0+p2    9 t[3]
        mov ebx, edx                                                ;    82.0 p1       9 t[1] copy
        shr ebx, 8                                                  ;    83.0 p0       9 t[1]
        xor esi, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;    87.0 p1+p2    9 t[1]
        movzx edx, dl                                               ;    83.7 p0       9 t[2]
        mov ebx, edi                                                ;    84.0 p1       9 t[2] copy
        shr ebx, 8                                                  ;    85.0 p0       9 t[2]
        xor ebp, dword [edx*8 + poly1305_aes_init.T0_windows0 + 1]  ;    87.7 p1+p2    9 t[2]
        xor ebp, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;    89.0 p0+p2    9 t[2]
        mov edx, dword [esp + 28]                                   ;    83.0 p2       9 t[0]
        shr edx, 0x10                                               ;    86.7 p0       9 t[0]
        mov ebx, edx                                                ;    87.7 p1       9 t[0] copy
        shr ebx, 8                                                  ;    88.7 p0       9 t[0]
        xor ecx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;    92.7 p1+p2    9 t[0]
        movzx edx, dl                                               ;    88.0 p1       9 t[1]
        xor esi, dword [edx*8 + poly1305_aes_init.T0_windows0 + 1]  ;    92.0 p0+p2    9 t[1]
        mov edx, dword [esp + 28]                                   ;    86.0 p2       9 t[3] reload
        movzx ebx, dh                                               ;    89.0 p1       9 t[2]
        xor ebp, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 2]  ;    93.0 p0+p2    9 t[2]
        movzx edx, dl                                               ;    90.0 p1       9 t[3]
        mov ebx, edi                                                ;    90.7 p0       9 t[2] copy
        movzx edi, bl                                               ;    91.7 p1       9 t[3]
        xor eax, dword [edx*8 + poly1305_aes_init.T0_windows0 + 3]  ;    94.0 p0+p2    9 t[3]
        xor eax, dword [edi*8 + poly1305_aes_init.T0_windows0 + 1]  ;    95.7 p1+p2    9 t[3]
        mov edx, dword [esp + 16]                                   ;    90.0 p2       9 k[3] reload
        xor eax, edx                                                ;    96.7 p0       9 t[3]
        movzx edi, dh                                               ;    93.0 p1       9 k[0]
        mov ebx, edx                                                ;    93.7 p0       9 k[0] copy
        shr ebx, 0x10                                               ;    94.7 p0       9 k[0]
        movzx edi, byte [edi*8 + poly1305_aes_init.T0_windows0 + 1] ;    94.0 p2       9 k[0]
        xor edi, dword [esp + 24]                                   ;    97.0 p1+p2    9 k[0]
        xor edi, 8                                                  ;    98.0 p1       9 k[0]
        mov dword [esp + 24], eax                                   ;    97.7 p3+p4    9 t[3] spill
        movzx eax, bl                                               ;    95.7 p0       9 k[0]
        shr ebx, 8                                                  ;    96.7 p0       9 k[0]
        movzx eax, word [eax*8 + poly1305_aes_init.T0_windows0]     ;    96.7 p2       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes_init.T0_windows0 + 1] ;    97.7 p2       9 k[0]
        xor edi, eax                                                ;    99.7 p1       9 k[0]
        movzx eax, dl                                               ;    97.0 p1       9 k[0]
        movzx eax, word [eax*8 + poly1305_aes_init.T0_windows0]     ;    98.0 p2       9 k[0]
        xor ebx, eax                                                ;   101.0 p0       9 k[0]
        shl ebx, 0x10                                               ;   102.0 p0       9 k[0]
        xor edi, ebx                                                ;   103.0 p1       9 k[0]
        mov eax, dword [esp + 20]                                   ;    96.0 p2       9 k[1]
        xor eax, edi                                                ;   104.0 p1       9 k[1]
        movzx ebx, cl                                               ;    99.7 p0       9 t[0]
        mov ebx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 3]  ;   100.7 p2       9 t[0]
        xor ebx, edi                                                ;   104.0 p1       9 t[0]
        mov dword [esp + 20], edi                                   ;   104.0 p3+p4    9 k[0] spill
        mov edi, dword [esp + 12]                                   ;    98.0 p2       9 k[2]
        xor edi, eax                                                ;   105.0 p0       9 k[2]
        xor edx, edi                                                ;   106.0 p1       9 k[3]
        mov dword [esp + 12], edx                                   ;   107.0 p3+p4    9 k[3] spill
        mov edx, esi                                                ;   101.7 p0       9 t[0] copy
        shr edx, 8                                                  ;   102.7 p0       9 t[0]
        and edx, 0xff                                               ;   103.7 p1       9 t[0]
        xor ebx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 2]  ;   107.7 p1+p2    9 t[0]
        mov edx, ebp                                                ;   103.7 p0       9 t[0] copy
        shr edx, 0x10                                               ;   104.7 p0       9 t[0]
        mov dword [esp + 16], edi                                   ;   106.0 p3+p4    9 k[2] spill
        movzx edi, dl                                               ;   105.7 p1       9 t[0]
        xor ebx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   109.7 p1+p2    9 t[0]
        mov edi, esi                                                ;   105.7 p0       9 t[1] copy
        and edi, 0xff                                               ;   106.7 p1       9 t[1]
        mov edi, dword [edi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   107.7 p2       9 t[1]
        xor edi, eax                                                ;   110.7 p0       9 t[1]
        shr esi, 0x10                                               ;   107.7 p0       9 t[2]
        shr edx, 8                                                  ;   108.7 p0       9 t[3]
        mov dword [esp + 28], eax                                   ;   105.0 p3+p4    9 k[1] spill
        mov eax, ebp                                                ;   107.0 p1       9 t[1] copy
        shr eax, 8                                                  ;   109.7 p0       9 t[1]
        and eax, 0xff                                               ;   110.7 p1       9 t[1]
        xor edi, dword [eax*8 + poly1305_aes_init.T0_windows0 + 2]  ;   114.7 p1+p2    9 t[1]
        mov eax, ecx                                                ;   110.0 p1       9 t[1] copy
        shr eax, 0x10                                               ;   111.0 p0       9 t[1]
        and ebp, 0xff                                               ;   111.0 p1       9 t[2]
        movzx ecx, ch                                               ;   111.7 p0       9 t[3]
        mov ebp, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;   112.0 p2       9 t[2]
        xor ebp, dword [esp + 16]                                   ;   115.0 p1+p2    9 t[2]
        mov edx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   109.7 p2       9 t[3]
        xor edx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 2]  ;   115.7 p0+p2    9 t[3]
        mov ecx, eax                                                ;   113.0 p1       9 t[1] copy
        shr ecx, 8                                                  ;   114.0 p0       9 t[1]
        xor edi, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   118.0 p1+p2    9 t[1]
        movzx eax, al                                               ;   114.7 p0       9 t[2]
        mov ecx, esi                                                ;   115.0 p1       9 t[2] copy
        shr ecx, 8                                                  ;   116.0 p0       9 t[2]
        xor ebp, dword [eax*8 + poly1305_aes_init.T0_windows0 + 1]  ;   118.7 p1+p2    9 t[2]
        xor ebp, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   120.0 p0+p2    9 t[2]
        mov eax, dword [esp + 24]                                   ;   110.0 p2       9 t[0]
        shr eax, 0x10                                               ;   117.7 p0       9 t[0]
        mov ecx, eax                                                ;   118.7 p1       9 t[0] copy
        shr ecx, 8                                                  ;   119.7 p0       9 t[0]
        xor ebx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   123.7 p1+p2    9 t[0]
        movzx eax, al                                               ;   119.0 p1       9 t[1]
        xor edi, dword [eax*8 + poly1305_aes_init.T0_windows0 + 1]  ;   123.0 p0+p2    9 t[1]
        mov eax, dword [esp + 24]                                   ;   113.0 p2       9 t[3] reload
        movzx ecx, ah                                               ;   120.0 p1       9 t[2]
        xor ebp, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 2]  ;   124.0 p0+p2    9 t[2]
        movzx eax, al                                               ;   121.0 p1       9 t[3]
        mov ecx, esi                                                ;   121.7 p0       9 t[2] copy
        movzx esi, cl                                               ;   122.7 p1       9 t[3]
        xor edx, dword [eax*8 + poly1305_aes_init.T0_windows0 + 3]  ;   125.0 p0+p2    9 t[3]
        xor edx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   126.7 p1+p2    9 t[3]
        mov eax, dword [esp + 12]                                   ;   117.0 p2       9 k[3] reload
        xor edx, eax                                                ;   127.7 p0       9 t[3]
        movzx esi, ah                                               ;   124.0 p1       9 k[0]
        mov ecx, eax                                                ;   124.7 p0       9 k[0] copy
        shr ecx, 0x10                                               ;   125.7 p0       9 k[0]
        movzx esi, byte [esi*8 + poly1305_aes_init.T0_windows0 + 1] ;   125.0 p2       9 k[0]
        xor esi, dword [esp + 20]                                   ;   128.0 p1+p2    9 k[0]
        xor esi, 0x10                                               ;   129.0 p1       9 k[0]
        mov dword [esp + 20], edx                                   ;   128.7 p3+p4    9 t[3] spill
        movzx edx, cl                                               ;   126.7 p0       9 k[0]
        shr ecx, 8                                                  ;   127.7 p0       9 k[0]
        movzx edx, word [edx*8 + poly1305_aes_init.T0_windows0]     ;   127.7 p2       9 k[0]
        movzx ecx, byte [ecx*8 + poly1305_aes_init.T0_windows0 + 1] ;   128.7 p2       9 k[0]
        xor esi, edx                                                ;   130.7 p1       9 k[0]
        movzx edx, al                                               ;   128.0 p1       9 k[0]
        movzx edx, word [edx*8 + poly1305_aes_init.T0_windows0]     ;   129.0 p2       9 k[0]
        xor ecx, edx                                                ;   132.0 p0       9 k[0]
        shl ecx, 0x10                                               ;   133.0 p0       9 k[0]
        xor esi, ecx                                                ;   134.0 p1       9 k[0]
        mov ecx, dword [esp + 28]                                   ;   123.0 p2       9 k[1]
        xor ecx, esi                                                ;   135.0 p1       9 k[1]
        movzx edx, bl                                               ;   130.7 p0       9 t[0]
        mov edx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 3]  ;   131.7 p2       9 t[0]
        xor edx, esi                                                ;   135.0 p1       9 t[0]
        mov dword [esp + 28], esi                                   ;   135.0 p3+p4    9 k[0] spill
        mov esi, dword [esp + 16]                                   ;   125.0 p2       9 k[2]
        xor esi, ecx                                                ;   136.0 p0       9 k[2]
        xor eax, esi                                                ;   137.0 p1       9 k[3]
        mov dword [esp + 16], eax                                   ;   138.0 p3+p4    9 k[3] spill
        mov eax, edi                                                ;   132.7 p0       9 t[0] copy
        shr eax, 8                                                  ;   133.7 p0       9 t[0]
        and eax, 0xff                                               ;   134.7 p1       9 t[0]
        xor edx, dword [eax*8 + poly1305_aes_init.T0_windows0 + 2]  ;   138.7 p1+p2    9 t[0]
        mov eax, ebp                                                ;   134.7 p0       9 t[0] copy
        shr eax, 0x10                                               ;   135.7 p0       9 t[0]
        mov dword [esp + 12], esi                                   ;   137.0 p3+p4    9 k[2] spill
        movzx esi, al                                               ;   136.7 p1       9 t[0]
        xor edx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   140.7 p1+p2    9 t[0]
        mov esi, edi                                                ;   136.7 p0       9 t[1] copy
        and esi, 0xff                                               ;   137.7 p1       9 t[1]
        mov esi, dword [esi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   138.7 p2       9 t[1]
        xor esi, ecx                                                ;   141.7 p0       9 t[1]
        shr edi, 0x10                                               ;   138.7 p0       9 t[2]
        shr eax, 8                                                  ;   139.7 p0       9 t[3]
        mov dword [esp + 24], ecx                                   ;   136.0 p3+p4    9 k[1] spill
        mov ecx, ebp                                                ;   138.0 p1       9 t[1] copy
        shr ecx, 8                                                  ;   140.7 p0       9 t[1]
        and ecx, 0xff                                               ;   141.7 p1       9 t[1]
        xor esi, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 2]  ;   145.7 p1+p2    9 t[1]
        mov ecx, ebx                                                ;   141.0 p1       9 t[1] copy
        shr ecx, 0x10                                               ;   142.0 p0       9 t[1]
        and ebp, 0xff                                               ;   142.0 p1       9 t[2]
        movzx ebx, bh                                               ;   142.7 p0       9 t[3]
        mov ebp, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;   143.0 p2       9 t[2]
        xor ebp, dword [esp + 12]                                   ;   146.0 p1+p2    9 t[2]
        mov eax, dword [eax*8 + poly1305_aes_init.T0_windows0 + 4]  ;   140.7 p2       9 t[3]
        xor eax, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 2]  ;   146.7 p0+p2    9 t[3]
        mov ebx, ecx                                                ;   144.0 p1       9 t[1] copy
        shr ebx, 8                                                  ;   145.0 p0       9 t[1]
        xor esi, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   149.0 p1+p2    9 t[1]
        movzx ecx, cl                                               ;   145.7 p0       9 t[2]
        mov ebx, edi                                                ;   146.0 p1       9 t[2] copy
        shr ebx, 8                                                  ;   147.0 p0       9 t[2]
        xor ebp, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 1]  ;   149.7 p1+p2    9 t[2]
        xor ebp, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   151.0 p0+p2    9 t[2]
        mov ecx, dword [esp + 20]                                   ;   139.7 p2       9 t[0]
        shr ecx, 0x10                                               ;   148.7 p0       9 t[0]
        mov ebx, ecx                                                ;   149.7 p1       9 t[0] copy
        shr ebx, 8                                                  ;   150.7 p0       9 t[0]
        xor edx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   154.7 p1+p2    9 t[0]
        movzx ecx, cl                                               ;   150.0 p1       9 t[1]
        xor esi, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 1]  ;   154.0 p0+p2    9 t[1]
        mov ecx, dword [esp + 20]                                   ;   142.7 p2       9 t[3] reload
        movzx ebx, ch                                               ;   151.0 p1       9 t[2]
        xor ebp, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 2]  ;   155.0 p0+p2    9 t[2]
        movzx ecx, cl                                               ;   152.0 p1       9 t[3]
        mov ebx, edi                                                ;   152.7 p0       9 t[2] copy
        movzx edi, bl                                               ;   153.7 p1       9 t[3]
        xor eax, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 3]  ;   156.0 p0+p2    9 t[3]
        xor eax, dword [edi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   157.7 p1+p2    9 t[3]
        mov ecx, dword [esp + 16]                                   ;   146.7 p2       9 k[3] reload
        xor eax, ecx                                                ;   158.7 p0       9 t[3]
        movzx edi, ch                                               ;   155.0 p1       9 k[0]
        mov ebx, ecx                                                ;   155.7 p0       9 k[0] copy
        shr ebx, 0x10                                               ;   156.7 p0       9 k[0]
        movzx edi, byte [edi*8 + poly1305_aes_init.T0_windows0 + 1] ;   156.0 p2       9 k[0]
        xor edi, dword [esp + 28]                                   ;   159.0 p1+p2    9 k[0]
        xor edi, 0x20                                               ;   160.0 p1       9 k[0]
        mov dword [esp + 28], eax                                   ;   159.7 p3+p4    9 t[3] spill
        movzx eax, bl                                               ;   157.7 p0       9 k[0]
        shr ebx, 8                                                  ;   158.7 p0       9 k[0]
        movzx eax, word [eax*8 + poly1305_aes_init.T0_windows0]     ;   158.7 p2       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes_init.T0_windows0 + 1] ;   159.7 p2       9 k[0]
        xor edi, eax                                                ;   161.7 p1       9 k[0]
        movzx eax, cl                                               ;   159.0 p1       9 k[0]
        movzx eax, word [eax*8 + poly1305_aes_init.T0_windows0]     ;   160.0 p2       9 k[0]
        xor ebx, eax                                                ;   163.0 p0       9 k[0]
        shl ebx, 0x10                                               ;   164.0 p0       9 k[0]
        xor edi, ebx                                                ;   165.0 p1       9 k[0]
        mov eax, dword [esp + 24]                                   ;   152.7 p2       9 k[1]
        xor eax, edi                                                ;   166.0 p1       9 k[1]
        movzx ebx, dl                                               ;   161.7 p0       9 t[0]
        mov ebx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 3]  ;   162.7 p2       9 t[0]
        xor ebx, edi                                                ;   166.0 p1       9 t[0]
        mov dword [esp + 24], edi                                   ;   166.0 p3+p4    9 k[0] spill
        mov edi, dword [esp + 12]                                   ;   154.7 p2       9 k[2]
        xor edi, eax                                                ;   167.0 p0       9 k[2]
        xor ecx, edi                                                ;   168.0 p1       9 k[3]
        mov dword [esp + 12], ecx                                   ;   169.0 p3+p4    9 k[3] spill
        mov ecx, esi                                                ;   163.7 p0       9 t[0] copy
        shr ecx, 8                                                  ;   164.7 p0       9 t[0]
        and ecx, 0xff                                               ;   165.7 p1       9 t[0]
        xor ebx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 2]  ;   169.7 p1+p2    9 t[0]
        mov ecx, ebp                                                ;   165.7 p0       9 t[0] copy
        shr ecx, 0x10                                               ;   166.7 p0       9 t[0]
        mov dword [esp + 16], edi                                   ;   168.0 p3+p4    9 k[2] spill
        movzx edi, cl                                               ;   167.7 p1       9 t[0]
        xor ebx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   171.7 p1+p2    9 t[0]
        mov edi, esi                                                ;   167.7 p0       9 t[1] copy
        and edi, 0xff                                               ;   168.7 p1       9 t[1]
        mov edi, dword [edi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   169.7 p2       9 t[1]
        xor edi, eax                                                ;   172.7 p0       9 t[1]
        shr esi, 0x10                                               ;   169.7 p0       9 t[2]
        shr ecx, 8                                                  ;   170.7 p0       9 t[3]
        mov dword [esp + 20], eax                                   ;   167.0 p3+p4    9 k[1] spill
        mov eax, ebp                                                ;   169.0 p1       9 t[1] copy
        shr eax, 8                                                  ;   171.7 p0       9 t[1]
        and eax, 0xff                                               ;   172.7 p1       9 t[1]
        xor edi, dword [eax*8 + poly1305_aes_init.T0_windows0 + 2]  ;   176.7 p1+p2    9 t[1]
        mov eax, edx                                                ;   172.0 p1       9 t[1] copy
        shr eax, 0x10                                               ;   173.0 p0       9 t[1]
        and ebp, 0xff                                               ;   173.0 p1       9 t[2]
        movzx edx, dh                                               ;   173.7 p0       9 t[3]
        mov ebp, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;   174.0 p2       9 t[2]
        xor ebp, dword [esp + 16]                                   ;   177.0 p1+p2    9 t[2]
        mov ecx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   171.7 p2       9 t[3]
        xor ecx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 2]  ;   177.7 p0+p2    9 t[3]
        mov edx, eax                                                ;   175.0 p1       9 t[1] copy
        shr edx, 8                                                  ;   176.0 p0       9 t[1]
        xor edi, dword [edx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   180.0 p1+p2    9 t[1]
        movzx eax, al                                               ;   176.7 p0       9 t[2]
        mov edx, esi                                                ;   177.0 p1       9 t[2] copy
        shr edx, 8                                                  ;   178.0 p0       9 t[2]
        xor ebp, dword [eax*8 + poly1305_aes_init.T0_windows0 + 1]  ;   180.7 p1+p2    9 t[2]
        xor ebp, dword [edx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   182.0 p0+p2    9 t[2]
        mov eax, dword [esp + 28]                                   ;   170.7 p2       9 t[0]
        shr eax, 0x10                                               ;   179.7 p0       9 t[0]
        mov edx, eax                                                ;   180.7 p1       9 t[0] copy
        shr edx, 8                                                  ;   181.7 p0       9 t[0]
        xor ebx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   185.7 p1+p2    9 t[0]
        movzx eax, al                                               ;   181.0 p1       9 t[1]
        xor edi, dword [eax*8 + poly1305_aes_init.T0_windows0 + 1]  ;   185.0 p0+p2    9 t[1]
        mov eax, dword [esp + 28]                                   ;   173.7 p2       9 t[3] reload
        movzx edx, ah                                               ;   182.0 p1       9 t[2]
        xor ebp, dword [edx*8 + poly1305_aes_init.T0_windows0 + 2]  ;   186.0 p0+p2    9 t[2]
        movzx eax, al                                               ;   183.0 p1       9 t[3]
        mov edx, esi                                                ;   183.7 p0       9 t[2] copy
        movzx esi, dl                                               ;   184.7 p1       9 t[3]
        xor ecx, dword [eax*8 + poly1305_aes_init.T0_windows0 + 3]  ;   187.0 p0+p2    9 t[3]
        xor ecx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   188.7 p1+p2    9 t[3]
        mov eax, dword [esp + 12]                                   ;   177.7 p2       9 k[3] reload
        xor ecx, eax                                                ;   189.7 p0       9 t[3]
        movzx esi, ah                                               ;   186.0 p1       9 k[0]
        mov edx, eax                                                ;   186.7 p0       9 k[0] copy
        shr edx, 0x10                                               ;   187.7 p0       9 k[0]
        movzx esi, byte [esi*8 + poly1305_aes_init.T0_windows0 + 1] ;   187.0 p2       9 k[0]
        xor esi, dword [esp + 24]                                   ;   190.0 p1+p2    9 k[0]
        xor esi, 0x40                                               ;   191.0 p1       9 k[0]
        mov dword [esp + 24], ecx                                   ;   190.7 p3+p4    9 t[3] spill
        movzx ecx, dl                                               ;   188.7 p0       9 k[0]
        shr edx, 8                                                  ;   189.7 p0       9 k[0]
        movzx ecx, word [ecx*8 + poly1305_aes_init.T0_windows0]     ;   189.7 p2       9 k[0]
        movzx edx, byte [edx*8 + poly1305_aes_init.T0_windows0 + 1] ;   190.7 p2       9 k[0]
        xor esi, ecx                                                ;   192.7 p1       9 k[0]
        movzx ecx, al                                               ;   190.0 p1       9 k[0]
        movzx ecx, word [ecx*8 + poly1305_aes_init.T0_windows0]     ;   191.0 p2       9 k[0]
        xor edx, ecx                                                ;   194.0 p0       9 k[0]
        shl edx, 0x10                                               ;   195.0 p0       9 k[0]
        xor esi, edx                                                ;   196.0 p1       9 k[0]
        mov ecx, dword [esp + 20]                                   ;   183.7 p2       9 k[1]
        xor ecx, esi                                                ;   197.0 p1       9 k[1]
        movzx edx, bl                                               ;   192.7 p0       9 t[0]
        mov edx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 3]  ;   193.7 p2       9 t[0]
        xor edx, esi                                                ;   197.0 p1       9 t[0]
        mov dword [esp + 20], esi                                   ;   197.0 p3+p4    9 k[0] spill
        mov esi, dword [esp + 16]                                   ;   185.7 p2       9 k[2]
        xor esi, ecx                                                ;   198.0 p0       9 k[2]
        xor eax, esi                                                ;   199.0 p1       9 k[3]
        mov dword [esp + 16], eax                                   ;   200.0 p3+p4    9 k[3] spill
        mov eax, edi                                                ;   194.7 p0       9 t[0] copy
        shr eax, 8                                                  ;   195.7 p0       9 t[0]
        and eax, 0xff                                               ;   196.7 p1       9 t[0]
        xor edx, dword [eax*8 + poly1305_aes_init.T0_windows0 + 2]  ;   200.7 p1+p2    9 t[0]
        mov eax, ebp                                                ;   196.7 p0       9 t[0] copy
        shr eax, 0x10                                               ;   197.7 p0       9 t[0]
        mov dword [esp + 12], esi                                   ;   199.0 p3+p4    9 k[2] spill
        movzx esi, al                                               ;   198.7 p1       9 t[0]
        xor edx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   202.7 p1+p2    9 t[0]
        mov esi, edi                                                ;   198.7 p0       9 t[1] copy
        and esi, 0xff                                               ;   199.7 p1       9 t[1]
        mov esi, dword [esi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   200.7 p2       9 t[1]
        xor esi, ecx                                                ;   203.7 p0       9 t[1]
        shr edi, 0x10                                               ;   200.7 p0       9 t[2]
        shr eax, 8                                                  ;   201.7 p0       9 t[3]
        mov dword [esp + 28], ecx                                   ;   198.0 p3+p4    9 k[1] spill
        mov ecx, ebp                                                ;   200.0 p1       9 t[1] copy
        shr ecx, 8                                                  ;   202.7 p0       9 t[1]
        and ecx, 0xff                                               ;   203.7 p1       9 t[1]
        xor esi, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 2]  ;   207.7 p1+p2    9 t[1]
        mov ecx, ebx                                                ;   203.0 p1       9 t[1] copy
        shr ecx, 0x10                                               ;   204.0 p0       9 t[1]
        and ebp, 0xff                                               ;   204.0 p1       9 t[2]
        movzx ebx, bh                                               ;   204.7 p0       9 t[3]
        mov ebp, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;   205.0 p2       9 t[2]
        xor ebp, dword [esp + 12]                                   ;   208.0 p1+p2    9 t[2]
        mov eax, dword [eax*8 + poly1305_aes_init.T0_windows0 + 4]  ;   202.7 p2       9 t[3]
        xor eax, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 2]  ;   208.7 p0+p2    9 t[3]
        mov ebx, ecx                                                ;   206.0 p1       9 t[1] copy
        shr ebx, 8                                                  ;   207.0 p0       9 t[1]
        xor esi, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   211.0 p1+p2    9 t[1]
        movzx ecx, cl                                               ;   207.7 p0       9 t[2]
        mov ebx, edi                                                ;   208.0 p1       9 t[2] copy
        shr ebx, 8                                                  ;   209.0 p0       9 t[2]
        xor ebp, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 1]  ;   211.7 p1+p2    9 t[2]
        xor ebp, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   213.0 p0+p2    9 t[2]
        mov ecx, dword [esp + 24]                                   ;   201.7 p2       9 t[0]
        shr ecx, 0x10                                               ;   210.7 p0       9 t[0]
        mov ebx, ecx                                                ;   211.7 p1       9 t[0] copy
        shr ebx, 8                                                  ;   212.7 p0       9 t[0]
        xor edx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   216.7 p1+p2    9 t[0]
        movzx ecx, cl                                               ;   212.0 p1       9 t[1]
        xor esi, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 1]  ;   216.0 p0+p2    9 t[1]
        mov ecx, dword [esp + 24]                                   ;   204.7 p2       9 t[3] reload
        movzx ebx, ch                                               ;   213.0 p1       9 t[2]
        xor ebp, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 2]  ;   217.0 p0+p2    9 t[2]
        movzx ecx, cl                                               ;   214.0 p1       9 t[3]
        mov ebx, edi                                                ;   214.7 p0       9 t[2] copy
        movzx edi, bl                                               ;   215.7 p1       9 t[3]
        xor eax, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 3]  ;   218.0 p0+p2    9 t[3]
        xor eax, dword [edi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   219.7 p1+p2    9 t[3]
        mov ecx, dword [esp + 16]                                   ;   208.7 p2       9 k[3] reload
        xor eax, ecx                                                ;   220.7 p0       9 t[3]
        movzx edi, ch                                               ;   217.0 p1       9 k[0]
        mov ebx, ecx                                                ;   217.7 p0       9 k[0] copy
        shr ebx, 0x10                                               ;   218.7 p0       9 k[0]
        movzx edi, byte [edi*8 + poly1305_aes_init.T0_windows0 + 1] ;   218.0 p2       9 k[0]
        xor edi, dword [esp + 20]                                   ;   221.0 p1+p2    9 k[0]
        xor edi, 0x80                                               ;   222.0 p1       9 k[0]
        mov dword [esp + 20], eax                                   ;   221.7 p3+p4    9 t[3] spill
        movzx eax, bl                                               ;   219.7 p0       9 k[0]
        shr ebx, 8                                                  ;   220.7 p0       9 k[0]
        movzx eax, word [eax*8 + poly1305_aes_init.T0_windows0]     ;   220.7 p2       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes_init.T0_windows0 + 1] ;   221.7 p2       9 k[0]
        xor edi, eax                                                ;   223.7 p1       9 k[0]
        movzx eax, cl                                               ;   221.0 p1       9 k[0]
        movzx eax, word [eax*8 + poly1305_aes_init.T0_windows0]     ;   222.0 p2       9 k[0]
        xor ebx, eax                                                ;   225.0 p0       9 k[0]
        shl ebx, 0x10                                               ;   226.0 p0       9 k[0]
        xor edi, ebx                                                ;   227.0 p1       9 k[0]
        mov eax, dword [esp + 28]                                   ;   214.7 p2       9 k[1]
        xor eax, edi                                                ;   228.0 p1       9 k[1]
        movzx ebx, dl                                               ;   223.7 p0       9 t[0]
        mov ebx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 3]  ;   224.7 p2       9 t[0]
        xor ebx, edi                                                ;   228.0 p1       9 t[0]
        mov dword [esp + 28], edi                                   ;   228.0 p3+p4    9 k[0] spill
        mov edi, dword [esp + 12]                                   ;   216.7 p2       9 k[2]
        xor edi, eax                                                ;   229.0 p0       9 k[2]
        xor ecx, edi                                                ;   230.0 p1       9 k[3]
        mov dword [esp + 12], ecx                                   ;   231.0 p3+p4    9 k[3] spill
        mov ecx, esi                                                ;   225.7 p0       9 t[0] copy
        shr ecx, 8                                                  ;   226.7 p0       9 t[0]
        and ecx, 0xff                                               ;   227.7 p1       9 t[0]
        xor ebx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 2]  ;   231.7 p1+p2    9 t[0]
        mov ecx, ebp                                                ;   227.7 p0       9 t[0] copy
        shr ecx, 0x10                                               ;   228.7 p0       9 t[0]
        mov dword [esp + 16], edi                                   ;   230.0 p3+p4    9 k[2] spill
        movzx edi, cl                                               ;   229.7 p1       9 t[0]
        xor ebx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   233.7 p1+p2    9 t[0]
        mov edi, esi                                                ;   229.7 p0       9 t[1] copy
        and edi, 0xff                                               ;   230.7 p1       9 t[1]
        mov edi, dword [edi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   231.7 p2       9 t[1]
        xor edi, eax                                                ;   234.7 p0       9 t[1]
        shr esi, 0x10                                               ;   231.7 p0       9 t[2]
        shr ecx, 8                                                  ;   232.7 p0       9 t[3]
        mov dword [esp + 24], eax                                   ;   229.0 p3+p4    9 k[1] spill
        mov eax, ebp                                                ;   231.0 p1       9 t[1] copy
        shr eax, 8                                                  ;   233.7 p0       9 t[1]
        and eax, 0xff                                               ;   234.7 p1       9 t[1]
        xor edi, dword [eax*8 + poly1305_aes_init.T0_windows0 + 2]  ;   238.7 p1+p2    9 t[1]
        mov eax, edx                                                ;   234.0 p1       9 t[1] copy
        shr eax, 0x10                                               ;   235.0 p0       9 t[1]
        and ebp, 0xff                                               ;   235.0 p1       9 t[2]
        movzx edx, dh                                               ;   235.7 p0       9 t[3]
        mov ebp, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;   236.0 p2       9 t[2]
        xor ebp, dword [esp + 16]                                   ;   239.0 p1+p2    9 t[2]
        mov ecx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   233.7 p2       9 t[3]
        xor ecx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 2]  ;   239.7 p0+p2    9 t[3]
        mov edx, eax                                                ;   237.0 p1       9 t[1] copy
        shr edx, 8                                                  ;   238.0 p0       9 t[1]
        xor edi, dword [edx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   242.0 p1+p2    9 t[1]
        movzx eax, al                                               ;   238.7 p0       9 t[2]
        mov edx, esi                                                ;   239.0 p1       9 t[2] copy
        shr edx, 8                                                  ;   240.0 p0       9 t[2]
        xor ebp, dword [eax*8 + poly1305_aes_init.T0_windows0 + 1]  ;   242.7 p1+p2    9 t[2]
        xor ebp, dword [edx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   244.0 p0+p2    9 t[2]
        mov eax, dword [esp + 20]                                   ;   232.7 p2       9 t[0]
        shr eax, 0x10                                               ;   241.7 p0       9 t[0]
        mov edx, eax                                                ;   242.7 p1       9 t[0] copy
        shr edx, 8                                                  ;   243.7 p0       9 t[0]
        xor ebx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   247.7 p1+p2    9 t[0]
        movzx eax, al                                               ;   243.0 p1       9 t[1]
        xor edi, dword [eax*8 + poly1305_aes_init.T0_windows0 + 1]  ;   247.0 p0+p2    9 t[1]
        mov eax, dword [esp + 20]                                   ;   235.7 p2       9 t[3] reload
        movzx edx, ah                                               ;   244.0 p1       9 t[2]
        xor ebp, dword [edx*8 + poly1305_aes_init.T0_windows0 + 2]  ;   248.0 p0+p2    9 t[2]
        movzx eax, al                                               ;   245.0 p1       9 t[3]
        mov edx, esi                                                ;   245.7 p0       9 t[2] copy
        movzx esi, dl                                               ;   246.7 p1       9 t[3]
        xor ecx, dword [eax*8 + poly1305_aes_init.T0_windows0 + 3]  ;   249.0 p0+p2    9 t[3]
        xor ecx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   250.7 p1+p2    9 t[3]
        mov eax, dword [esp + 12]                                   ;   239.7 p2       9 k[3] reload
        xor ecx, eax                                                ;   251.7 p0       9 t[3]
        movzx esi, ah                                               ;   248.0 p1       9 k[0]
        mov edx, eax                                                ;   248.7 p0       9 k[0] copy
        shr edx, 0x10                                               ;   249.7 p0       9 k[0]
        movzx esi, byte [esi*8 + poly1305_aes_init.T0_windows0 + 1] ;   249.0 p2       9 k[0]
        xor esi, dword [esp + 28]                                   ;   252.0 p1+p2    9 k[0]
        xor esi, 0x1b                                               ;   253.0 p1       9 k[0]
        mov dword [esp + 28], ecx                                   ;   252.7 p3+p4    9 t[3] spill
        movzx ecx, dl                                               ;   250.7 p0       9 k[0]
        shr edx, 8                                                  ;   251.7 p0       9 k[0]
        movzx ecx, word [ecx*8 + poly1305_aes_init.T0_windows0]     ;   251.7 p2       9 k[0]
        movzx edx, byte [edx*8 + poly1305_aes_init.T0_windows0 + 1] ;   252.7 p2       9 k[0]
        xor esi, ecx                                                ;   254.7 p1       9 k[0]
        movzx ecx, al                                               ;   252.0 p1       9 k[0]
        movzx ecx, word [ecx*8 + poly1305_aes_init.T0_windows0]     ;   253.0 p2       9 k[0]
        xor edx, ecx                                                ;   256.0 p0       9 k[0]
        shl edx, 0x10                                               ;   257.0 p0       9 k[0]
        xor esi, edx                                                ;   258.0 p1       9 k[0]
        mov ecx, dword [esp + 24]                                   ;   245.7 p2       9 k[1]
        xor ecx, esi                                                ;   259.0 p1       9 k[1]
        movzx edx, bl                                               ;   254.7 p0       9 t[0]
        mov edx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 3]  ;   255.7 p2       9 t[0]
        xor edx, esi                                                ;   259.0 p1       9 t[0]
        mov dword [esp + 24], esi                                   ;   259.0 p3+p4    9 k[0] spill
        mov esi, dword [esp + 16]                                   ;   247.7 p2       9 k[2]
        xor esi, ecx                                                ;   260.0 p0       9 k[2]
        xor eax, esi                                                ;   261.0 p1       9 k[3]
        mov dword [esp + 16], eax                                   ;   262.0 p3+p4    9 k[3] spill
        mov eax, edi                                                ;   256.7 p0       9 t[0] copy
        shr eax, 8                                                  ;   257.7 p0       9 t[0]
        and eax, 0xff                                               ;   258.7 p1       9 t[0]
        xor edx, dword [eax*8 + poly1305_aes_init.T0_windows0 + 2]  ;   262.7 p1+p2    9 t[0]
        mov eax, ebp                                                ;   258.7 p0       9 t[0] copy
        shr eax, 0x10                                               ;   259.7 p0       9 t[0]
        mov dword [esp + 12], esi                                   ;   261.0 p3+p4    9 k[2] spill
        movzx esi, al                                               ;   260.7 p1       9 t[0]
        xor edx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   264.7 p1+p2    9 t[0]
        mov esi, edi                                                ;   260.7 p0       9 t[1] copy
        and esi, 0xff                                               ;   261.7 p1       9 t[1]
        mov esi, dword [esi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   262.7 p2       9 t[1]
        xor esi, ecx                                                ;   265.7 p0       9 t[1]
        shr edi, 0x10                                               ;   262.7 p0       9 t[2]
        shr eax, 8                                                  ;   263.7 p0       9 t[3]
        mov dword [esp + 20], ecx                                   ;   260.0 p3+p4    9 k[1] spill
        mov ecx, ebp                                                ;   262.0 p1       9 t[1] copy
        shr ecx, 8                                                  ;   264.7 p0       9 t[1]
        and ecx, 0xff                                               ;   265.7 p1       9 t[1]
        xor esi, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 2]  ;   269.7 p1+p2    9 t[1]
        mov ecx, ebx                                                ;   265.0 p1       9 t[1] copy
        shr ecx, 0x10                                               ;   266.0 p0       9 t[1]
        and ebp, 0xff                                               ;   266.0 p1       9 t[2]
        movzx ebx, bh                                               ;   266.7 p0       9 t[3]
        mov ebp, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;   267.0 p2       9 t[2]
        xor ebp, dword [esp + 12]                                   ;   270.0 p1+p2    9 t[2]
        mov eax, dword [eax*8 + poly1305_aes_init.T0_windows0 + 4]  ;   264.7 p2       9 t[3]
        xor eax, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 2]  ;   270.7 p0+p2    9 t[3]
        mov ebx, ecx                                                ;   268.0 p1       9 t[1] copy
        shr ebx, 8                                                  ;   269.0 p0       9 t[1]
        xor esi, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   273.0 p1+p2    9 t[1]
        movzx ecx, cl                                               ;   269.7 p0       9 t[2]
        mov ebx, edi                                                ;   270.0 p1       9 t[2] copy
        shr ebx, 8                                                  ;   271.0 p0       9 t[2]
        xor ebp, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 1]  ;   273.7 p1+p2    9 t[2]
        xor ebp, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   275.0 p0+p2    9 t[2]
        mov ecx, dword [esp + 28]                                   ;   263.7 p2       9 t[0]
        shr ecx, 0x10                                               ;   272.7 p0       9 t[0]
        mov ebx, ecx                                                ;   273.7 p1       9 t[0] copy
        shr ebx, 8                                                  ;   274.7 p0       9 t[0]
        xor edx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   278.7 p1+p2    9 t[0]
        movzx ecx, cl                                               ;   274.0 p1       9 t[1]
        xor esi, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 1]  ;   278.0 p0+p2    9 t[1]
        mov ecx, dword [esp + 28]                                   ;   266.7 p2       9 t[3] reload
        movzx ebx, ch                                               ;   275.0 p1       9 t[2]
        xor ebp, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 2]  ;   279.0 p0+p2    9 t[2]
        movzx ecx, cl                                               ;   276.0 p1       9 t[3]
        mov ebx, edi                                                ;   276.7 p0       9 t[2] copy
        movzx edi, bl                                               ;   277.7 p1       9 t[3]
        xor eax, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 3]  ;   280.0 p0+p2    9 t[3]
        xor eax, dword [edi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   281.7 p1+p2    9 t[3]
        mov ecx, dword [esp + 16]                                   ;   270.7 p2       9 k[3] reload
        xor eax, ecx                                                ;   282.7 p0       9 t[3]
        movzx edi, ch                                               ;   279.0 p1       9 k[0]
        mov ebx, ecx                                                ;   279.7 p0       9 k[0] copy
        shr ebx, 0x10                                               ;   280.7 p0       9 k[0]
        movzx edi, byte [edi*8 + poly1305_aes_init.T0_windows0 + 1] ;   280.0 p2       9 k[0]
        xor edi, dword [esp + 24]                                   ;   283.0 p1+p2    9 k[0]
        xor edi, 0x36                                               ;   284.0 p1       9 k[0]
        mov dword [esp + 24], eax                                   ;   283.7 p3+p4    9 t[3] spill
        movzx eax, bl                                               ;   281.7 p0       9 k[0]
        shr ebx, 8                                                  ;   282.7 p0       9 k[0]
        movzx eax, word [eax*8 + poly1305_aes_init.T0_windows0]     ;   282.7 p2       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes_init.T0_windows0 + 1] ;   283.7 p2       9 k[0]
        xor edi, eax                                                ;   285.7 p1       9 k[0]
        movzx eax, cl                                               ;   283.0 p1       9 k[0]
        movzx eax, word [eax*8 + poly1305_aes_init.T0_windows0]     ;   284.0 p2       9 k[0]
        xor ebx, eax                                                ;   287.0 p0       9 k[0]
        shl ebx, 0x10                                               ;   288.0 p0       9 k[0]
        xor edi, ebx                                                ;   289.0 p1       9 k[0]
        movzx eax, dl                                               ;   285.0 p1       9 t[0]
        mov ebx, dword [esp + 20]                                   ;   276.7 p2       9 k[1]
        xor ebx, edi                                                ;   290.0 p0       9 k[1]
        movzx eax, byte [eax*8 + poly1305_aes_init.T0_windows0 + 1] ;   286.0 p2       9 t[0]
        xor eax, edi                                                ;   290.0 p1       9 t[0]
        mov edi, eax                                                ;   291.0 p0       9 t[0] copy
        mov eax, esi                                                ;   287.0 p1       9 t[1] copy
        movzx esi, ah                                               ;   288.0 p0       9 t[0]
        movzx esi, word [esi*8 + poly1305_aes_init.T0_windows0]     ;   289.0 p2       9 t[0]
        xor edi, esi                                                ;   292.0 p1       9 t[0]
        mov esi, dword [esp + 12]                                   ;   279.7 p2       9 k[2]
        xor esi, ebx                                                ;   291.0 p0       9 k[2]
        mov ecx, ebp                                                ;   289.0 p1       9 t[0] copy
        shr ecx, 0x10                                               ;   290.0 p0       9 t[0]
        mov dword [esp + 12], esi                                   ;   292.0 p3+p4    9 k[2] spill
        movzx esi, cl                                               ;   291.0 p1       9 t[0]
        movzx esi, byte [esi*8 + poly1305_aes_init.T0_windows0 + 1] ;   292.0 p2       9 t[0]
        shr ecx, 8                                                  ;   291.0 p0       9 t[3]
        mov dword [esp + 20], ecx                                   ;   292.0 p3+p4    9 t[3] spill
        movzx ecx, al                                               ;   291.0 p1       9 t[1]
        movzx ecx, byte [ecx*8 + poly1305_aes_init.T0_windows0 + 1] ;   292.0 p2       9 t[1]
        xor ebx, ecx                                                ;   295.0 p0       9 t[1]
        mov ecx, ebp                                                ;   292.0 p1       9 t[2] copy
        movzx ebp, ch                                               ;   293.0 p0       9 t[1]
        movzx ebp, word [ebp*8 + poly1305_aes_init.T0_windows0]     ;   294.0 p2       9 t[1]
        xor ebx, ebp                                                ;   297.0 p1       9 t[1]
        mov ebp, edx                                                ;   293.7 p0       9 t[1] copy
        shr ebp, 0x10                                               ;   294.7 p0       9 t[1]
        movzx ecx, cl                                               ;   294.0 p1       9 t[2]
        shr eax, 0x10                                               ;   295.7 p0       9 t[2]
        movzx ecx, byte [ecx*8 + poly1305_aes_init.T0_windows0 + 1] ;   295.0 p2       9 t[2]
        movzx edx, dh                                               ;   295.0 p1       9 t[3]
        xor ecx, dword [esp + 12]                                   ;   298.0 p1+p2    9 t[2]
        movzx edx, word [edx*8 + poly1305_aes_init.T0_windows0]     ;   296.0 p2       9 t[3]
        mov dword [esp + 28], edx                                   ;   299.0 p3+p4    9 t[3] spill
        mov edx, ebp                                                ;   296.7 p0       9 t[1] copy
        shr edx, 8                                                  ;   297.7 p0       9 t[1]
        movzx edx, word [edx*8 + poly1305_aes_init.T0_windows0]     ;   298.7 p2       9 t[1]
        and ebp, 0xff                                               ;   297.0 p1       9 t[2]
        movzx ebp, byte [ebp*8 + poly1305_aes_init.T0_windows0 + 1] ;   298.0 p2       9 t[2]
        mov dword [esp + 8], ecx                                    ;   299.0 p3+p4    9 t[2] spill
        mov ecx, eax                                                ;   298.0 p1       9 t[2] copy
        shr ecx, 8                                                  ;   299.0 p0       9 t[2]
        movzx ecx, word [ecx*8 + poly1305_aes_init.T0_windows0]     ;   300.0 p2       9 t[2]
        xor ebp, ecx                                                ;   303.0 p1       9 t[2]
        shl ebp, 0x10                                               ;   304.0 p0       9 t[2]
        mov ecx, dword [esp + 24]                                   ;   292.3 p2       9 t[0]
        shr ecx, 0x10                                               ;   300.7 p0       9 t[0]
        mov dword [esp + 32], eax                                   ;   296.7 p3+p4    9 t[2] spill
        mov eax, ecx                                                ;   301.7 p1       9 t[0] copy
        shr eax, 8                                                  ;   302.7 p0       9 t[0]
        movzx eax, word [eax*8 + poly1305_aes_init.T0_windows0]     ;   303.7 p2       9 t[0]
        xor esi, eax                                                ;   306.7 p1       9 t[0]
        shl esi, 0x10                                               ;   307.7 p0       9 t[0]
        xor edi, esi                                                ;   308.7 p1       9 t[0]
        movzx esi, cl                                               ;   303.0 p1       9 t[1]
        movzx esi, byte [esi*8 + poly1305_aes_init.T0_windows0 + 1] ;   304.0 p2       9 t[1]
        xor edx, esi                                                ;   307.0 p0       9 t[1]
        shl edx, 0x10                                               ;   308.0 p0       9 t[1]
        xor ebx, edx                                                ;   309.0 p1       9 t[1]
        mov eax, dword [esp + 24]                                   ;   297.0 p2       9 t[3] reload
        movzx esi, ah                                               ;   305.0 p1       9 t[2]
        movzx esi, word [esi*8 + poly1305_aes_init.T0_windows0]     ;   306.0 p2       9 t[2]
        mov ecx, dword [esp + 8]                                    ;   299.0 p2       9 t[2] reload
        xor ecx, ebp                                                ;   305.7 p0       9 t[2]
        xor ecx, esi                                                ;   309.0 p1       9 t[2]
        movzx esi, al                                               ;   306.7 p0       9 t[3]
        movzx ebp, byte [esp + 32]                                  ;   300.0 p2       9 t[3]
        movzx esi, byte [esi*8 + poly1305_aes_init.T0_windows0 + 1] ;   307.7 p2       9 t[3]
        movzx ebp, byte [ebp*8 + poly1305_aes_init.T0_windows0 + 1] ;   303.0 p2       9 t[3]
        xor esi, dword [esp + 28]                                   ;   310.7 p1+p2    9 t[3]
        xor esi, dword [esp + 16]                                   ;   311.7 p0+p2    9 t[3]
        xor esi, dword [esp + 12]                                   ;   312.7 p1+p2    9 t[3]
        mov eax, dword [esp + 20]                                   ;   306.0 p2       9 t[3] reload
        movzx eax, word [eax*8 + poly1305_aes_init.T0_windows0]     ;   309.0 p2       9 t[3]
        xor ebp, eax                                                ;   312.0 p0       9 t[3]
        shl ebp, 0x10                                               ;   313.0 p0       9 t[3]
        xor esi, ebp                                                ;   314.0 p1       9 t[3]
        mov ebp, dword [esp + 36]                                   ;   308.0 p2      17 s reload
        mov dword [ebp], edi                                        ;   309.7 p3+p4   17 s
        mov dword [ebp + 4], ebx                                    ;   310.0 p3+p4   17 s
        mov edi, dword [esp + 0]                                    ;   309.0 p2       9 made reload
        mov eax, dword [edi + 16]                                   ;   312.0 p2      16 r
        and eax, 0xfffffff                                          ;   315.0 p1      16 r
        mov edx, dword [esp + 40]                                   ;   311.0 p2      16 r reload
        mov dword [edx], eax                                        ;   316.0 p3+p4   16 r
        mov dword [ebp + 8], ecx                                    ;   310.0 p3+p4   17 s
        mov dword [ebp + 12], esi                                   ;   315.0 p3+p4   17 s
        mov esi, dword [edi + 20]                                   ;   312.0 p2      16 r
        and esi, 0xffffffc                                          ;   315.0 p0      16 r
        mov dword [edx + 4], esi                                    ;   316.0 p3+p4   16 r
        mov esi, dword [edi + 24]                                   ;   313.0 p2      16 r
        and esi, 0xffffffc                                          ;   316.0 p1      16 r
        mov dword [edx + 8], esi                                    ;   317.0 p3+p4   16 r
        mov esi, dword [edi + 28]                                   ;   314.0 p2      16 r
        and esi, 0xffffffc                                          ;   317.0 p0      16 r
        mov dword [edx + 12], esi                                   ;   318.0 p3+p4   16 r
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
