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
;   body: 1062 uops, planned 358.3; bounds: width 354.0, ports 347.0, path 113.0
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
        sub esp, 0x840                                              ;                    frame
        and esp, 0xfffff000                                         ;                    frame
        add esp, 0x800                                              ;                    frame
        mov dword [esp + 52], eax                                   ;                    frame
        mov ecx, dword [eax + 20]                                   ;                    frame
        mov dword [esp + 0], ecx                                    ;                    frame
        mov ecx, dword [eax + 24]                                   ;                    frame
        mov dword [esp + 4], ecx                                    ;                    frame
        mov ecx, dword [eax + 32]                                   ;                    frame
        mov dword [esp + 44], ecx                                   ;                    frame
        mov ecx, dword [eax + 28]                                   ;                    frame
        mov dword [esp + 48], ecx                                   ;                    frame
        mov esi, dword [esp + 0]                                    ;     0.0 p2       9 made reload
        mov eax, dword [esi + 12]                                   ;     3.0 p2       9 made
        movzx edi, ah                                               ;     6.0 p0       9 k[0]
        movzx ebx, byte [edi*8 + poly1305_aes_init.T0_windows0 + 1] ;     7.0 p2       9 k[0]
        xor ebx, 1                                                  ;    10.0 p1       9 k[0]
        mov edx, dword [esi]                                        ;     3.0 p2       9 made
        xor ebx, edx                                                ;    11.0 p0       9 k[0]
        mov ebp, dword [esi + 4]                                    ;     4.0 p2       9 made
        mov ecx, dword [esi + 8]                                    ;     5.0 p2       9 made
        mov esi, dword [esp + 4]                                    ;     6.0 p2       9 made reload
        xor edx, dword [esi]                                        ;    12.0 p1+p2    9 s[0]
        mov dword [esp + 8], ebx                                    ;    12.0 p3+p4    9 k[0] spill
        mov dword [esp + 12], edx                                   ;    13.0 p3+p4    9 s[0] spill
        mov edx, eax                                                ;     6.0 p0       9 k[0] copy
        shr edx, 0x10                                               ;     7.0 p0       9 k[0]
        mov ebx, ebp                                                ;     7.0 p1       9 s[1] copy
        xor ebx, dword [esi + 4]                                    ;    12.0 p1+p2    9 s[1]
        mov dword [esp + 16], ebx                                   ;    13.0 p3+p4    9 s[1] spill
        movzx edi, al                                               ;     7.7 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes_init.T0_windows0]     ;     9.0 p2       9 k[0]
        movzx ebx, dl                                               ;     8.3 p1       9 k[0]
        shr edx, 8                                                  ;     8.7 p0       9 k[0]
        movzx edx, byte [edx*8 + poly1305_aes_init.T0_windows0 + 1] ;    10.0 p2       9 k[0]
        movzx ebx, word [ebx*8 + poly1305_aes_init.T0_windows0]     ;    11.0 p2       9 k[0]
        mov dword [esp + 20], edx                                   ;    13.0 p3+p4    9 k[0] spill
        mov edx, dword [esp + 8]                                    ;    12.0 p2       9 k[0] reload
        xor edi, dword [esp + 20]                                   ;    16.0 p1+p2    9 k[0]
        shl edi, 0x10                                               ;    17.0 p0       9 k[0]
        xor edx, ebx                                                ;    15.0 p1       9 k[0]
        mov ebx, ecx                                                ;    12.3 p0       9 s[2] copy
        xor ebx, dword [esi + 8]                                    ;    14.0 p1+p2    9 s[2]
        mov dword [esp + 20], ebx                                   ;    15.0 p3+p4    9 s[2] spill
        mov ebx, eax                                                ;    13.7 p0       9 s[3] copy
        xor ebx, dword [esi + 12]                                   ;    15.0 p1+p2    9 s[3]
        mov esi, ebx                                                ;    16.0 p0       9 t[2] copy
        shr esi, 8                                                  ;    17.0 p0       9 t[2]
        and esi, 0xff                                               ;    18.0 p1       9 t[2]
        mov esi, dword [esi*8 + poly1305_aes_init.T0_windows0 + 2]  ;    19.0 p2       9 t[2]
        xor edx, edi                                                ;    18.0 p1       9 k[0]
        movzx edi, bl                                               ;    16.7 p0       9 t[3]
        shr ebx, 0x10                                               ;    17.7 p0       9 t[0]
        xor ebp, edx                                                ;    19.0 p1       9 k[1]
        xor ecx, ebp                                                ;    20.0 p1       9 k[2]
        xor esi, ecx                                                ;    22.0 p0       9 t[2]
        xor eax, ecx                                                ;    21.0 p1       9 k[3]
        mov dword [esp + 8], eax                                    ;    22.0 p3+p4    9 k[3] spill
        movzx eax, bl                                               ;    19.7 p0       9 t[1]
        shr ebx, 8                                                  ;    20.7 p0       9 t[0]
        mov ebx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;    21.7 p2       9 t[0]
        mov dword [esp + 24], ecx                                   ;    21.0 p3+p4    9 k[2] spill
        mov ecx, dword [esp + 8]                                    ;    22.0 p2       9 k[3]
        xor ebx, edx                                                ;    24.7 p1       9 t[0]
        mov dword [esp + 28], ecx                                   ;    25.0 p3+p4    9 k[3] spill
        movzx ecx, byte [esp + 12]                                  ;    22.0 p2       9 t[0]
        xor ebx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 3]  ;    28.0 p0+p2    9 t[0]
        mov ecx, dword [esp + 16]                                   ;    24.0 p2       9 s[1] reload
        mov eax, dword [eax*8 + poly1305_aes_init.T0_windows0 + 1]  ;    25.0 p2       9 t[1]
        xor eax, ebp                                                ;    28.0 p1       9 t[1]
        mov edi, dword [edi*8 + poly1305_aes_init.T0_windows0 + 3]  ;    26.0 p2       9 t[3]
        mov dword [esp + 32], ebp                                   ;    24.3 p3+p4    9 k[1] spill
        movzx ebp, ch                                               ;    27.0 p0       9 t[0]
        xor ebx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;    31.0 p1+p2    9 t[0]
        movzx ebp, cl                                               ;    27.0 p0       9 t[1]
        xor eax, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;    31.0 p1+p2    9 t[1]
        shr ecx, 0x10                                               ;    27.0 p0       9 t[2]
        xor edx, 2                                                  ;    27.3 p1       9 k[0]
        xor edi, dword [esp + 8]                                    ;    29.0 p0+p2    9 t[3]
        movzx ebp, cl                                               ;    28.3 p1       9 t[3]
        shr ecx, 8                                                  ;    29.0 p0       9 t[2]
        mov ecx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 4]  ;    30.0 p2       9 t[2]
        xor ecx, esi                                                ;    33.0 p1       9 t[2]
        mov esi, dword [esp + 20]                                   ;    31.0 p2       9 t[0]
        shr esi, 0x10                                               ;    34.0 p0       9 t[0]
        xor edi, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 1]  ;    32.3 p1+p2    9 t[3]
        mov ebp, esi                                                ;    35.0 p0       9 t[0] copy
        and ebp, 0xff                                               ;    36.0 p1       9 t[0]
        shr esi, 8                                                  ;    35.0 p0       9 t[3]
        xor ebx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 1]  ;    40.0 p1+p2    9 t[0]
        xor edi, dword [esi*8 + poly1305_aes_init.T0_windows0 + 4]  ;    39.0 p0+p2    9 t[3]
        mov esi, edx                                                ;    33.3 p1       9 k[0] copy
        mov edx, dword [esp + 20]                                   ;    35.0 p2       9 s[2] reload
        movzx ebp, dh                                               ;    38.0 p0       9 t[1]
        movzx edx, dl                                               ;    38.0 p1       9 t[2]
        xor eax, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;    42.0 p0+p2    9 t[1]
        xor ecx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 3]  ;    42.0 p1+p2    9 t[2]
        mov edx, dword [esp + 12]                                   ;    38.0 p2       9 t[1]
        shr edx, 0x10                                               ;    41.0 p0       9 t[1]
        movzx ebp, dl                                               ;    42.0 p1       9 t[2]
        shr edx, 8                                                  ;    42.0 p0       9 t[1]
        xor eax, dword [edx*8 + poly1305_aes_init.T0_windows0 + 4]  ;    46.0 p1+p2    9 t[1]
        mov edx, dword [esp + 8]                                    ;    40.0 p2       9 k[0]
        shr edx, 0x10                                               ;    43.0 p0       9 k[0]
        xor ecx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 1]  ;    46.0 p1+p2    9 t[2]
        mov dword [esp + 20], ebx                                   ;    41.0 p3+p4    9 t[0] spill
        movzx ebp, bl                                               ;    41.0 p0       9 t[0]
        movzx ebx, bh                                               ;    41.0 p1       9 t[3]
        mov ebp, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;    42.0 p2       9 t[0]
        mov ebx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 2]  ;    43.0 p2       9 t[3]
        mov dword [esp + 16], ebx                                   ;    46.0 p3+p4    9 t[3] spill
        movzx ebx, dl                                               ;    44.0 p0       9 k[0]
        movzx ebx, word [ebx*8 + poly1305_aes_init.T0_windows0]     ;    45.0 p2       9 k[0]
        xor esi, ebx                                                ;    48.0 p1       9 k[0]
        movzx ebx, ah                                               ;    47.0 p0       9 t[0]
        mov ebx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 2]  ;    48.0 p2       9 t[0]
        xor ebx, ebp                                                ;    51.0 p1       9 t[0]
        movzx ebp, al                                               ;    47.0 p0       9 t[1]
        shr eax, 0x10                                               ;    47.0 p0       9 t[2]
        shr edx, 8                                                  ;    46.0 p0       9 k[0]
        movzx edx, byte [edx*8 + poly1305_aes_init.T0_windows0 + 1] ;    47.0 p2       9 k[0]
        mov ebp, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;    48.0 p2       9 t[1]
        mov dword [esp + 36], eax                                   ;    48.0 p3+p4    9 t[2] spill
        movzx eax, ch                                               ;    47.0 p1       9 t[1]
        mov eax, dword [eax*8 + poly1305_aes_init.T0_windows0 + 2]  ;    48.0 p2       9 t[1]
        xor eax, ebp                                                ;    51.0 p0       9 t[1]
        movzx ebp, cl                                               ;    47.3 p1       9 t[2]
        shr ecx, 0x10                                               ;    48.0 p0       9 t[0]
        mov ebp, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;    49.0 p2       9 t[2]
        mov dword [esp + 40], ebp                                   ;    52.0 p3+p4    9 t[2] spill
        movzx ebp, cl                                               ;    49.0 p1       9 t[0]
        xor ebx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 1]  ;    53.0 p0+p2    9 t[0]
        shr ecx, 8                                                  ;    50.3 p0       9 t[3]
        mov ecx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 4]  ;    51.3 p2       9 t[3]
        mov ebp, dword [esp + 16]                                   ;    52.0 p2       9 t[3] reload
        xor ecx, ebp                                                ;    55.0 p1       9 t[3]
        mov ebp, edx                                                ;    51.3 p0       9 k[0] copy
        mov edx, dword [esp + 8]                                    ;    53.0 p2       9 k[3] reload
        mov dword [esp + 16], ecx                                   ;    56.0 p3+p4    9 t[3] spill
        movzx ecx, dh                                               ;    56.0 p1       9 k[0]
        movzx edx, dl                                               ;    56.0 p0       9 k[0]
        movzx ecx, byte [ecx*8 + poly1305_aes_init.T0_windows0 + 1] ;    57.0 p2       9 k[0]
        xor esi, ecx                                                ;    60.0 p1       9 k[0]
        mov ecx, dword [esp + 12]                                   ;    55.0 p2       9 s[0] reload
        movzx ecx, ch                                               ;    58.0 p0       9 t[3]
        mov ecx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 2]  ;    59.0 p2       9 t[3]
        movzx edx, word [edx*8 + poly1305_aes_init.T0_windows0]     ;    57.0 p2       9 k[0]
        xor ebp, edx                                                ;    60.0 p1       9 k[0]
        mov edx, dword [esp + 20]                                   ;    58.0 p2       9 t[1]
        shr edx, 0x10                                               ;    61.0 p0       9 t[1]
        shl ebp, 0x10                                               ;    61.0 p0       9 k[0]
        xor esi, ebp                                                ;    62.0 p1       9 k[0]
        movzx ebp, dl                                               ;    62.0 p1       9 t[2]
        xor ecx, edi                                                ;    62.0 p0       9 t[3]
        mov edi, dword [esp + 36]                                   ;    59.0 p2       9 t[2]
        shr edx, 8                                                  ;    62.0 p0       9 t[1]
        shr edi, 8                                                  ;    62.0 p0       9 t[2]
        xor eax, dword [edx*8 + poly1305_aes_init.T0_windows0 + 4]  ;    66.0 p1+p2    9 t[1]
        mov edx, dword [esp + 40]                                   ;    61.0 p2       9 t[2] reload
        xor edx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 1]  ;    66.0 p1+p2    9 t[2]
        xor edx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 4]  ;    67.0 p1+p2    9 t[2]
        xor ebx, esi                                                ;    63.0 p0       9 t[0]
        mov edi, dword [esp + 32]                                   ;    64.0 p2       9 k[1] reload
        xor edi, esi                                                ;    67.0 p1       9 k[1]
        xor esi, 4                                                  ;    63.0 p0       9 k[0]
        movzx ebp, ch                                               ;    63.0 p1       9 t[2]
        xor edx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;    68.0 p0+p2    9 t[2]
        movzx ebp, cl                                               ;    63.7 p1       9 t[3]
        shr ecx, 0x10                                               ;    64.0 p0       9 t[0]
        mov dword [esp + 32], esi                                   ;    64.0 p3+p4    9 k[0] spill
        mov esi, dword [esp + 16]                                   ;    66.0 p2       9 t[3] reload
        xor esi, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;    69.0 p1+p2    9 t[3]
        movzx ebp, cl                                               ;    65.7 p0       9 t[1]
        shr ecx, 8                                                  ;    66.7 p0       9 t[0]
        xor ebx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 4]  ;    70.7 p1+p2    9 t[0]
        xor eax, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 1]  ;    69.7 p1+p2    9 t[1]
        mov ebp, dword [esp + 24]                                   ;    70.0 p2       9 k[2] reload
        xor eax, edi                                                ;    70.7 p0       9 t[1]
        mov dword [esp + 24], ebx                                   ;    71.7 p3+p4    9 t[0] spill
        movzx ecx, bl                                               ;    71.7 p1       9 t[0]
        mov ecx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 3]  ;    72.7 p2       9 t[0]
        movzx ebx, ah                                               ;    71.7 p0       9 t[0]
        xor ecx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 2]  ;    75.7 p1+p2    9 t[0]
        movzx ebx, al                                               ;    71.7 p0       9 t[1]
        shr eax, 0x10                                               ;    71.7 p0       9 t[2]
        mov dword [esp + 16], eax                                   ;    72.7 p3+p4    9 t[2] spill
        mov eax, dword [esp + 28]                                   ;    73.0 p2       9 k[3] reload
        xor ebp, edi                                                ;    73.0 p1       9 k[2]
        xor eax, ebp                                                ;    76.0 p0       9 k[3]
        mov ebx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 3]  ;    74.0 p2       9 t[1]
        xor edx, ebp                                                ;    74.0 p1       9 t[2]
        mov dword [esp + 28], edx                                   ;    75.0 p3+p4    9 t[2] spill
        xor esi, eax                                                ;    77.0 p0       9 t[3]
        movzx edx, dh                                               ;    75.0 p1       9 t[1]
        xor ebx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 2]  ;    79.0 p0+p2    9 t[1]
        mov dword [esp + 40], ebx                                   ;    80.0 p3+p4    9 t[1] spill
        movzx edx, ah                                               ;    77.0 p1       9 k[0]
        movzx edx, byte [edx*8 + poly1305_aes_init.T0_windows0 + 1] ;    78.0 p2       9 k[0]
        movzx ebx, al                                               ;    77.0 p0       9 k[0]
        movzx ebx, word [ebx*8 + poly1305_aes_init.T0_windows0]     ;    78.0 p2       9 k[0]
        mov dword [esp + 20], ebx                                   ;    81.0 p3+p4    9 k[0] spill
        mov ebx, dword [esp + 32]                                   ;    78.7 p2       9 k[0] reload
        xor ebx, edx                                                ;    81.7 p1       9 k[0]
        mov edx, eax                                                ;    79.0 p0       9 k[0] copy
        mov dword [esp + 32], ecx                                   ;    79.3 p3+p4    9 t[0] spill
        shr edx, 0x10                                               ;    80.0 p0       9 k[0]
        movzx ecx, dl                                               ;    81.0 p1       9 k[0]
        shr edx, 8                                                  ;    81.0 p0       9 k[0]
        movzx edx, byte [edx*8 + poly1305_aes_init.T0_windows0 + 1] ;    82.0 p2       9 k[0]
        movzx ecx, word [ecx*8 + poly1305_aes_init.T0_windows0]     ;    82.0 p2       9 k[0]
        xor ebx, ecx                                                ;    85.0 p1       9 k[0]
        mov ecx, dword [esp + 20]                                   ;    83.0 p2       9 k[0]
        xor ecx, edx                                                ;    86.0 p0       9 k[0]
        shl ecx, 0x10                                               ;    87.0 p0       9 k[0]
        xor ebx, ecx                                                ;    88.0 p1       9 k[0]
        movzx ecx, byte [esp + 36]                                  ;    84.0 p2       9 t[3]
        mov ecx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 1]  ;    87.0 p2       9 t[3]
        xor ecx, esi                                                ;    90.0 p1       9 t[3]
        mov esi, dword [esp + 32]                                   ;    86.0 p2       9 t[0] reload
        xor esi, ebx                                                ;    89.0 p0       9 t[0]
        xor edi, ebx                                                ;    89.0 p1       9 k[1]
        xor ebx, 8                                                  ;    89.0 p0       9 k[0]
        mov edx, dword [esp + 28]                                   ;    87.0 p2       9 t[0]
        shr edx, 0x10                                               ;    90.0 p0       9 t[0]
        xor ebp, edi                                                ;    90.0 p1       9 k[2]
        xor eax, ebp                                                ;    91.0 p1       9 k[3]
        mov dword [esp + 32], eax                                   ;    92.0 p3+p4    9 k[3] spill
        movzx eax, dl                                               ;    91.0 p0       9 t[0]
        shr edx, 8                                                  ;    91.0 p0       9 t[3]
        mov edx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 4]  ;    92.0 p2       9 t[3]
        xor edx, dword [esp + 32]                                   ;    95.0 p1+p2    9 t[3]
        mov eax, dword [eax*8 + poly1305_aes_init.T0_windows0 + 1]  ;    92.0 p2       9 t[0]
        xor eax, esi                                                ;    95.0 p1       9 t[0]
        mov esi, dword [esp + 40]                                   ;    91.3 p2       9 t[1] reload
        mov dword [esp + 40], ebp                                   ;    91.0 p3+p4    9 k[2] spill
        movzx ebp, ch                                               ;    91.0 p0       9 t[2]
        mov ebp, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;    92.3 p2       9 t[2]
        xor esi, edi                                                ;    94.3 p1       9 t[1]
        xor ebp, dword [esp + 40]                                   ;    95.3 p0+p2    9 t[2]
        mov dword [esp + 36], edi                                   ;    92.7 p3+p4    9 k[1] spill
        movzx edi, cl                                               ;    93.3 p1       9 t[3]
        shr ecx, 0x10                                               ;    93.7 p0       9 t[0]
        xor edx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 3]  ;    97.3 p1+p2    9 t[3]
        movzx edi, cl                                               ;    94.7 p0       9 t[1]
        shr ecx, 8                                                  ;    95.7 p0       9 t[0]
        xor eax, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 4]  ;    99.7 p1+p2    9 t[0]
        mov ecx, dword [esp + 24]                                   ;    96.3 p2       9 t[1]
        shr ecx, 0x10                                               ;    99.3 p0       9 t[1]
        xor esi, dword [edi*8 + poly1305_aes_init.T0_windows0 + 1]  ;    98.7 p1+p2    9 t[1]
        mov edi, dword [esp + 40]                                   ;    98.3 p2       9 k[2]
        mov dword [esp + 40], eax                                   ;   100.7 p3+p4    9 t[0] spill
        mov eax, dword [esp + 32]                                   ;    99.3 p2       9 k[3]
        mov dword [esp + 20], eax                                   ;   102.3 p3+p4    9 k[3] spill
        movzx eax, cl                                               ;   100.3 p1       9 t[2]
        shr ecx, 8                                                  ;   100.3 p0       9 t[1]
        mov ecx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   101.3 p2       9 t[1]
        mov eax, dword [eax*8 + poly1305_aes_init.T0_windows0 + 1]  ;   101.3 p2       9 t[2]
        xor ecx, esi                                                ;   104.3 p1       9 t[1]
        xor eax, ebp                                                ;   104.3 p0       9 t[2]
        movzx esi, byte [esp + 28]                                  ;   102.3 p2       9 t[2]
        xor eax, dword [esi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   108.3 p1+p2    9 t[2]
        mov esi, dword [esp + 16]                                   ;   104.3 p2       9 t[2]
        shr esi, 8                                                  ;   107.3 p0       9 t[2]
        xor eax, dword [esi*8 + poly1305_aes_init.T0_windows0 + 4]  ;   111.3 p1+p2    9 t[2]
        mov dword [esp + 8], eax                                    ;   112.3 p3+p4    9 t[2] spill
        movzx eax, ah                                               ;   112.3 p0       9 t[1]
        movzx ebp, ch                                               ;   105.3 p1       9 t[0]
        movzx esi, cl                                               ;   105.3 p0       9 t[1]
        shr ecx, 0x10                                               ;   106.3 p0       9 t[2]
        mov dword [esp + 28], ecx                                   ;   107.3 p3+p4    9 t[2] spill
        mov ebp, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;   106.3 p2       9 t[0]
        movzx ecx, cl                                               ;   107.3 p1       9 t[3]
        mov ecx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 1]  ;   108.3 p2       9 t[3]
        mov eax, dword [eax*8 + poly1305_aes_init.T0_windows0 + 2]  ;   113.3 p2       9 t[1]
        mov dword [esp + 12], ecx                                   ;   111.3 p3+p4    9 t[3] spill
        mov ecx, dword [esp + 32]                                   ;   109.3 p2       9 k[0]
        mov esi, dword [esi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   110.3 p2       9 t[1]
        xor eax, esi                                                ;   116.3 p0       9 t[1]
        shr ecx, 0x10                                               ;   112.3 p0       9 k[0]
        movzx esi, cl                                               ;   113.3 p1       9 k[0]
        movzx esi, word [esi*8 + poly1305_aes_init.T0_windows0]     ;   114.3 p2       9 k[0]
        xor ebx, esi                                                ;   117.3 p1       9 k[0]
        shr ecx, 8                                                  ;   113.3 p0       9 k[0]
        movzx ecx, byte [ecx*8 + poly1305_aes_init.T0_windows0 + 1] ;   114.3 p2       9 k[0]
        mov esi, ecx                                                ;   117.3 p1       9 k[0] copy
        mov ecx, dword [esp + 32]                                   ;   113.3 p2       9 k[3] reload
        movzx ecx, ch                                               ;   116.3 p0       9 k[0]
        movzx ecx, byte [ecx*8 + poly1305_aes_init.T0_windows0 + 1] ;   117.3 p2       9 k[0]
        xor ebx, ecx                                                ;   120.3 p1       9 k[0]
        mov ecx, dword [esp + 24]                                   ;   115.3 p2       9 t[0] reload
        movzx ecx, ch                                               ;   118.3 p0       9 t[3]
        xor edx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 2]  ;   122.3 p1+p2    9 t[3]
        movzx ecx, byte [esp + 16]                                  ;   117.3 p2       9 t[3]
        xor edx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 1]  ;   123.3 p0+p2    9 t[3]
        movzx ecx, byte [esp + 32]                                  ;   119.3 p2       9 k[0]
        movzx ecx, word [ecx*8 + poly1305_aes_init.T0_windows0]     ;   122.3 p2       9 k[0]
        xor esi, ecx                                                ;   125.3 p1       9 k[0]
        shl esi, 0x10                                               ;   126.3 p0       9 k[0]
        movzx ecx, byte [esp + 40]                                  ;   121.3 p2       9 t[0]
        xor ebx, esi                                                ;   127.3 p1       9 k[0]
        mov esi, dword [esp + 40]                                   ;   122.3 p2       9 t[1]
        shr esi, 0x10                                               ;   125.3 p0       9 t[1]
        mov dword [esp + 32], esi                                   ;   126.3 p3+p4    9 t[1] spill
        mov ecx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 3]  ;   124.3 p2       9 t[0]
        xor ecx, ebp                                                ;   127.3 p1       9 t[0]
        movzx esi, dh                                               ;   124.3 p0       9 t[2]
        mov esi, dword [esi*8 + poly1305_aes_init.T0_windows0 + 2]  ;   125.3 p2       9 t[2]
        mov dword [esp + 24], eax                                   ;   120.0 p3+p4    9 t[1] spill
        mov dword [esp + 16], esi                                   ;   128.3 p3+p4    9 t[2] spill
        mov ebp, dword [esp + 8]                                    ;   125.3 p2       9 t[0]
        movzx esi, dl                                               ;   124.3 p1       9 t[3]
        mov eax, dword [esp + 12]                                   ;   126.3 p2       9 t[3] reload
        xor eax, dword [esi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   129.3 p0+p2    9 t[3]
        shr ebp, 0x10                                               ;   128.3 p0       9 t[0]
        shr edx, 0x10                                               ;   124.3 p0       9 t[0]
        movzx esi, dl                                               ;   125.3 p1       9 t[1]
        shr edx, 8                                                  ;   125.3 p0       9 t[0]
        xor ecx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   129.3 p1+p2    9 t[0]
        mov edx, dword [esp + 24]                                   ;   129.3 p2       9 t[1] reload
        xor edx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   132.3 p1+p2    9 t[1]
        mov esi, ebp                                                ;   129.3 p0       9 t[0] copy
        shr ebp, 8                                                  ;   129.3 p0       9 t[3]
        xor eax, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 4]  ;   133.3 p1+p2    9 t[3]
        and esi, 0xff                                               ;   130.3 p1       9 t[0]
        xor ecx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   134.3 p0+p2    9 t[0]
        mov esi, dword [esp + 36]                                   ;   133.3 p2       9 k[1] reload
        xor esi, ebx                                                ;   136.3 p1       9 k[1]
        xor ecx, ebx                                                ;   135.3 p0       9 t[0]
        xor edx, esi                                                ;   137.3 p1       9 t[1]
        mov dword [esp + 36], ecx                                   ;   136.3 p3+p4    9 t[0] spill
        movzx ebp, cl                                               ;   136.3 p0       9 t[0]
        mov ebp, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;   137.3 p2       9 t[0]
        movzx ecx, ch                                               ;   136.3 p1       9 t[3]
        mov ecx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 2]  ;   137.3 p2       9 t[3]
        mov dword [esp + 24], ecx                                   ;   140.3 p3+p4    9 t[3] spill
        mov ecx, dword [esp + 32]                                   ;   136.3 p2       9 t[1]
        shr ecx, 8                                                  ;   139.3 p0       9 t[1]
        xor edx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   143.3 p1+p2    9 t[1]
        xor ebx, 0x10                                               ;   133.7 p0       9 k[0]
        mov ecx, dword [esp + 20]                                   ;   138.3 p2       9 k[3] reload
        xor edi, esi                                                ;   137.3 p1       9 k[2]
        mov dword [esp + 20], edx                                   ;   144.3 p3+p4    9 t[1] spill
        mov edx, dword [esp + 16]                                   ;   139.3 p2       9 t[2] reload
        mov dword [esp + 16], ebp                                   ;   140.3 p3+p4    9 t[0] spill
        movzx ebp, byte [esp + 8]                                   ;   140.3 p2       9 t[2]
        xor edx, edi                                                ;   142.3 p0       9 t[2]
        xor edx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;   146.3 p1+p2    9 t[2]
        xor ecx, edi                                                ;   141.3 p0       9 k[3]
        movzx ebp, ch                                               ;   142.3 p1       9 k[0]
        movzx ebp, byte [ebp*8 + poly1305_aes_init.T0_windows0 + 1] ;   143.3 p2       9 k[0]
        xor ebx, ebp                                                ;   146.3 p0       9 k[0]
        mov dword [esp + 8], edi                                    ;   139.0 p3+p4    9 k[2] spill
        mov edi, ecx                                                ;   142.3 p1       9 k[0] copy
        xor eax, ecx                                                ;   142.3 p0       9 t[3]
        movzx ebp, cl                                               ;   142.3 p1       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes_init.T0_windows0]     ;   143.3 p2       9 k[0]
        mov dword [esp + 12], ecx                                   ;   142.3 p3+p4    9 k[3] spill
        shr edi, 0x10                                               ;   143.3 p0       9 k[0]
        mov ecx, edi                                                ;   144.3 p1       9 k[0] copy
        and ecx, 0xff                                               ;   145.3 p0       9 k[0]
        movzx ecx, word [ecx*8 + poly1305_aes_init.T0_windows0]     ;   146.3 p2       9 k[0]
        shr edi, 8                                                  ;   144.3 p0       9 k[0]
        xor ebx, ecx                                                ;   149.3 p1       9 k[0]
        mov ecx, dword [esp + 40]                                   ;   145.3 p2       9 t[0] reload
        movzx edi, byte [edi*8 + poly1305_aes_init.T0_windows0 + 1] ;   146.3 p2       9 k[0]
        xor ebp, edi                                                ;   149.3 p1       9 k[0]
        movzx edi, byte [esp + 32]                                  ;   147.3 p2       9 t[2]
        xor edx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   153.3 p0+p2    9 t[2]
        mov edi, dword [esp + 28]                                   ;   149.3 p2       9 t[2]
        shr edi, 8                                                  ;   152.3 p0       9 t[2]
        shl ebp, 0x10                                               ;   150.3 p0       9 k[0]
        xor ebx, ebp                                                ;   151.3 p1       9 k[0]
        movzx ebp, ch                                               ;   148.3 p1       9 t[3]
        xor eax, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;   152.3 p0+p2    9 t[3]
        xor esi, ebx                                                ;   152.3 p1       9 k[1]
        mov ecx, dword [esp + 20]                                   ;   151.3 p2       9 t[1] reload
        xor edx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 4]  ;   156.3 p0+p2    9 t[2]
        movzx edi, ch                                               ;   154.3 p1       9 t[0]
        mov ecx, esi                                                ;   153.3 p0       9 t[1] copy
        mov ebp, dword [esp + 16]                                   ;   153.3 p2       9 t[0] reload
        xor ebp, ebx                                                ;   156.3 p1       9 t[0]
        xor ebx, 0x20                                               ;   152.3 p0       9 k[0]
        mov dword [esp + 16], ebx                                   ;   153.3 p3+p4    9 k[0] spill
        xor ebp, dword [edi*8 + poly1305_aes_init.T0_windows0 + 2]  ;   158.3 p1+p2    9 t[0]
        mov edi, dword [esp + 8]                                    ;   155.3 p2       9 k[2] reload
        xor edi, esi                                                ;   158.3 p0       9 k[2]
        mov dword [esp + 8], esi                                    ;   153.3 p3+p4    9 k[1] spill
        movzx esi, dh                                               ;   157.3 p1       9 t[1]
        xor ecx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 2]  ;   161.3 p0+p2    9 t[1]
        movzx esi, dl                                               ;   157.3 p1       9 t[2]
        shr edx, 0x10                                               ;   157.3 p0       9 t[0]
        movzx ebx, dl                                               ;   158.3 p1       9 t[0]
        shr edx, 8                                                  ;   158.3 p0       9 t[3]
        mov ebx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 1]  ;   159.3 p2       9 t[0]
        xor ebx, ebp                                                ;   162.3 p1       9 t[0]
        mov esi, dword [esi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   158.3 p2       9 t[2]
        xor esi, edi                                                ;   161.3 p0       9 t[2]
        movzx ebp, ah                                               ;   157.7 p1       9 t[2]
        mov dword [esp + 40], ebp                                   ;   158.7 p3+p4    9 t[2] spill
        mov ebp, dword [esp + 24]                                   ;   159.3 p2       9 t[3] reload
        mov edx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   160.3 p2       9 t[3]
        xor edx, ebp                                                ;   163.3 p0       9 t[3]
        mov ebp, dword [esp + 12]                                   ;   161.3 p2       9 k[3] reload
        xor ebp, edi                                                ;   164.3 p1       9 k[3]
        mov dword [esp + 12], ebp                                   ;   165.3 p3+p4    9 k[3] spill
        movzx ebp, al                                               ;   160.7 p0       9 t[3]
        shr eax, 0x10                                               ;   161.7 p0       9 t[0]
        xor edx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;   164.7 p1+p2    9 t[3]
        movzx ebp, al                                               ;   162.7 p1       9 t[1]
        xor ecx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 1]  ;   166.7 p0+p2    9 t[1]
        mov ebp, dword [esp + 40]                                   ;   164.3 p2       9 t[2] reload
        shr eax, 8                                                  ;   163.7 p0       9 t[0]
        xor ebx, dword [eax*8 + poly1305_aes_init.T0_windows0 + 4]  ;   167.7 p1+p2    9 t[0]
        mov eax, dword [esp + 12]                                   ;   166.3 p2       9 k[3] reload
        xor edx, eax                                                ;   169.3 p0       9 t[3]
        movzx eax, bh                                               ;   168.7 p1       9 t[3]
        xor esi, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;   170.3 p0+p2    9 t[2]
        movzx ebp, bl                                               ;   168.7 p1       9 t[0]
        shr ebx, 0x10                                               ;   168.7 p0       9 t[1]
        mov ebp, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;   169.7 p2       9 t[0]
        mov eax, dword [eax*8 + poly1305_aes_init.T0_windows0 + 2]  ;   169.7 p2       9 t[3]
        mov dword [esp + 24], eax                                   ;   172.7 p3+p4    9 t[3] spill
        mov eax, dword [esp + 12]                                   ;   170.3 p2       9 k[3]
        mov dword [esp + 40], ebx                                   ;   169.7 p3+p4    9 t[1] spill
        movzx ebx, bl                                               ;   169.7 p1       9 t[2]
        mov ebx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 1]  ;   171.3 p2       9 t[2]
        mov dword [esp + 28], ebx                                   ;   174.3 p3+p4    9 t[2] spill
        movzx ebx, byte [esp + 20]                                  ;   172.3 p2       9 t[1]
        xor ecx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 3]  ;   178.3 p0+p2    9 t[1]
        mov ebx, dword [esp + 36]                                   ;   174.3 p2       9 t[1]
        mov dword [esp + 36], ebp                                   ;   172.7 p3+p4    9 t[0] spill
        mov ebp, dword [esp + 20]                                   ;   175.3 p2       9 t[2]
        shr ebx, 0x10                                               ;   177.3 p0       9 t[1]
        mov dword [esp + 20], eax                                   ;   173.3 p3+p4    9 k[3] spill
        movzx eax, bl                                               ;   178.3 p1       9 t[2]
        shr ebx, 8                                                  ;   178.3 p0       9 t[1]
        xor ecx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   182.3 p1+p2    9 t[1]
        mov ebx, dword [esp + 12]                                   ;   177.3 p2       9 k[0]
        shr ebp, 0x10                                               ;   178.3 p0       9 t[2]
        mov eax, dword [eax*8 + poly1305_aes_init.T0_windows0 + 1]  ;   179.3 p2       9 t[2]
        shr ebx, 0x10                                               ;   180.3 p0       9 k[0]
        xor eax, esi                                                ;   182.3 p1       9 t[2]
        mov esi, ebp                                                ;   179.3 p0       9 t[3] copy
        shr ebp, 8                                                  ;   179.3 p0       9 t[2]
        xor eax, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 4]  ;   183.3 p1+p2    9 t[2]
        movzx ebp, bl                                               ;   181.3 p1       9 k[0]
        shr ebx, 8                                                  ;   181.3 p0       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes_init.T0_windows0 + 1] ;   182.3 p2       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes_init.T0_windows0]     ;   182.3 p2       9 k[0]
        and esi, 0xff                                               ;   180.3 p1       9 t[3]
        xor edx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   184.3 p0+p2    9 t[3]
        mov dword [esp + 32], edx                                   ;   185.3 p3+p4    9 t[3] spill
        mov edx, dword [esp + 12]                                   ;   183.3 p2       9 k[3] reload
        movzx esi, dh                                               ;   186.3 p1       9 k[0]
        movzx edx, dl                                               ;   186.3 p0       9 k[0]
        movzx edx, word [edx*8 + poly1305_aes_init.T0_windows0]     ;   187.3 p2       9 k[0]
        mov dword [esp + 12], eax                                   ;   184.3 p3+p4    9 t[2] spill
        mov eax, dword [esp + 16]                                   ;   185.3 p2       9 k[0] reload
        xor ebx, edx                                                ;   190.3 p1       9 k[0]
        xor eax, ebp                                                ;   188.3 p0       9 k[0]
        movzx ebp, ch                                               ;   184.3 p1       9 t[0]
        shl ebx, 0x10                                               ;   191.3 p0       9 k[0]
        mov edx, dword [esp + 12]                                   ;   186.3 p2       9 t[0]
        shr edx, 0x10                                               ;   189.3 p0       9 t[0]
        movzx esi, byte [esi*8 + poly1305_aes_init.T0_windows0 + 1] ;   187.3 p2       9 k[0]
        xor eax, esi                                                ;   190.3 p1       9 k[0]
        xor eax, ebx                                                ;   192.3 p0       9 k[0]
        mov ebx, dword [esp + 32]                                   ;   188.3 p2       9 t[0]
        shr ebx, 0x10                                               ;   191.3 p0       9 t[0]
        mov dword [esp + 16], ecx                                   ;   187.0 p3+p4    9 t[1] spill
        mov ecx, dword [esp + 36]                                   ;   189.3 p2       9 t[0] reload
        xor ecx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;   192.3 p1+p2    9 t[0]
        movzx esi, byte [esp + 16]                                  ;   191.3 p2       9 t[1]
        mov ebp, dword [esp + 8]                                    ;   192.3 p2       9 k[1] reload
        xor ebp, eax                                                ;   195.3 p0       9 k[1]
        mov esi, dword [esi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   194.3 p2       9 t[1]
        mov dword [esp + 8], ebp                                    ;   196.3 p3+p4    9 k[1] spill
        xor edi, ebp                                                ;   196.3 p1       9 k[2]
        xor esi, ebp                                                ;   197.3 p0       9 t[1]
        movzx ebp, dl                                               ;   191.7 p1       9 t[0]
        shr edx, 8                                                  ;   192.0 p0       9 t[3]
        mov edx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   194.3 p2       9 t[3]
        xor ecx, eax                                                ;   193.3 p1       9 t[0]
        xor eax, 0x40                                               ;   193.3 p0       9 k[0]
        xor ecx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 1]  ;   195.7 p1+p2    9 t[0]
        mov ebp, dword [esp + 24]                                   ;   196.3 p2       9 t[3] reload
        xor edx, ebp                                                ;   199.3 p0       9 t[3]
        movzx ebp, bl                                               ;   194.7 p1       9 t[1]
        shr ebx, 8                                                  ;   195.0 p0       9 t[0]
        xor esi, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 1]  ;   198.7 p1+p2    9 t[1]
        xor ecx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   199.0 p0+p2    9 t[0]
        mov ebx, dword [esp + 20]                                   ;   199.3 p2       9 k[3] reload
        mov ebp, dword [esp + 28]                                   ;   200.3 p2       9 t[2] reload
        xor ebx, edi                                                ;   202.3 p1       9 k[3]
        xor ebp, edi                                                ;   203.3 p0       9 t[2]
        xor edx, ebx                                                ;   203.3 p1       9 t[3]
        mov dword [esp + 28], ecx                                   ;   200.0 p3+p4    9 t[0] spill
        mov ecx, dword [esp + 8]                                    ;   201.3 p2       9 k[1]
        mov dword [esp + 8], ebx                                    ;   203.3 p3+p4    9 k[3] spill
        movzx ebx, bh                                               ;   203.3 p0       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes_init.T0_windows0 + 1] ;   204.3 p2       9 k[0]
        mov dword [esp + 20], ebx                                   ;   207.3 p3+p4    9 k[0] spill
        xor eax, dword [esp + 20]                                   ;   210.3 p1+p2    9 k[0]
        mov ebx, dword [esp + 8]                                    ;   204.3 p2       9 k[3]
        mov dword [esp + 20], ebx                                   ;   207.3 p3+p4    9 k[3] spill
        mov ebx, dword [esp + 12]                                   ;   205.3 p2       9 t[2] reload
        mov dword [esp + 24], edi                                   ;   203.0 p3+p4    9 k[2] spill
        movzx edi, bh                                               ;   208.3 p0       9 t[1]
        movzx ebx, bl                                               ;   208.3 p1       9 t[2]
        xor esi, dword [edi*8 + poly1305_aes_init.T0_windows0 + 2]  ;   212.3 p0+p2    9 t[1]
        mov ebx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 3]  ;   209.3 p2       9 t[2]
        xor ebx, ebp                                                ;   212.3 p1       9 t[2]
        mov edi, dword [esp + 40]                                   ;   208.3 p2       9 t[1]
        shr edi, 8                                                  ;   211.3 p0       9 t[1]
        xor esi, dword [edi*8 + poly1305_aes_init.T0_windows0 + 4]  ;   215.3 p1+p2    9 t[1]
        mov edi, eax                                                ;   211.3 p0       9 k[0] copy
        mov eax, dword [esp + 32]                                   ;   210.3 p2       9 t[3] reload
        movzx ebp, ah                                               ;   213.3 p1       9 t[2]
        movzx eax, al                                               ;   213.3 p0       9 t[3]
        xor edx, dword [eax*8 + poly1305_aes_init.T0_windows0 + 3]  ;   217.3 p1+p2    9 t[3]
        mov eax, dword [esp + 16]                                   ;   212.3 p2       9 t[2]
        mov dword [esp + 16], esi                                   ;   216.3 p3+p4    9 t[1] spill
        shr eax, 0x10                                               ;   215.3 p0       9 t[2]
        movzx esi, byte [esp + 8]                                   ;   213.3 p2       9 k[0]
        xor ebx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;   217.3 p1+p2    9 t[2]
        mov ebp, dword [esp + 8]                                    ;   215.3 p2       9 k[0]
        shr ebp, 0x10                                               ;   218.3 p0       9 k[0]
        movzx esi, word [esi*8 + poly1305_aes_init.T0_windows0]     ;   216.3 p2       9 k[0]
        mov dword [esp + 8], esi                                    ;   219.3 p3+p4    9 k[0] spill
        movzx esi, al                                               ;   216.3 p1       9 t[3]
        shr eax, 8                                                  ;   216.3 p0       9 t[2]
        xor ebx, dword [eax*8 + poly1305_aes_init.T0_windows0 + 4]  ;   220.3 p1+p2    9 t[2]
        xor edx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   220.3 p0+p2    9 t[3]
        mov eax, dword [esp + 8]                                    ;   219.3 p2       9 k[0]
        mov esi, ebp                                                ;   219.3 p1       9 k[0] copy
        and esi, 0xff                                               ;   220.3 p0       9 k[0]
        movzx esi, word [esi*8 + poly1305_aes_init.T0_windows0]     ;   221.3 p2       9 k[0]
        shr ebp, 8                                                  ;   219.3 p0       9 k[0]
        movzx ebp, byte [ebp*8 + poly1305_aes_init.T0_windows0 + 1] ;   221.3 p2       9 k[0]
        xor edi, esi                                                ;   224.3 p1       9 k[0]
        xor eax, ebp                                                ;   224.3 p0       9 k[0]
        shl eax, 0x10                                               ;   225.3 p0       9 k[0]
        xor edi, eax                                                ;   226.3 p1       9 k[0]
        movzx eax, dh                                               ;   221.3 p1       9 t[2]
        mov eax, dword [eax*8 + poly1305_aes_init.T0_windows0 + 2]  ;   222.3 p2       9 t[2]
        movzx esi, bl                                               ;   221.3 p0       9 t[2]
        movzx ebp, bh                                               ;   221.3 p1       9 t[1]
        shr ebx, 0x10                                               ;   221.3 p0       9 t[0]
        mov esi, dword [esi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   223.3 p2       9 t[2]
        xor eax, esi                                                ;   226.3 p1       9 t[2]
        movzx esi, dl                                               ;   221.7 p0       9 t[3]
        mov esi, dword [esi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   224.3 p2       9 t[3]
        shr edx, 0x10                                               ;   222.7 p0       9 t[0]
        mov dword [esp + 8], esi                                    ;   227.3 p3+p4    9 t[3] spill
        movzx esi, bl                                               ;   222.3 p1       9 t[0]
        mov dword [esp + 32], eax                                   ;   227.3 p3+p4    9 t[2] spill
        shr ebx, 8                                                  ;   223.7 p0       9 t[3]
        mov eax, dword [esp + 8]                                    ;   227.3 p2       9 t[3] reload
        xor eax, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   230.3 p1+p2    9 t[3]
        movzx ebx, dl                                               ;   224.7 p0       9 t[1]
        mov ebx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 1]  ;   227.3 p2       9 t[1]
        mov ebp, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;   228.3 p2       9 t[1]
        shr edx, 8                                                  ;   225.7 p0       9 t[0]
        mov edx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   229.3 p2       9 t[0]
        mov esi, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   230.3 p2       9 t[0]
        xor ebx, ebp                                                ;   231.3 p1       9 t[1]
        xor ecx, edi                                                ;   227.3 p0       9 k[1]
        xor ebx, ecx                                                ;   232.3 p1       9 t[1]
        movzx ebp, byte [esp + 28]                                  ;   231.3 p2       9 t[0]
        xor edx, esi                                                ;   233.3 p0       9 t[0]
        xor edx, edi                                                ;   234.3 p1       9 t[0]
        mov esi, dword [esp + 24]                                   ;   232.3 p2       9 k[2] reload
        xor esi, ecx                                                ;   235.3 p0       9 k[2]
        xor edx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;   237.3 p1+p2    9 t[0]
        mov ebp, dword [esp + 20]                                   ;   234.3 p2       9 k[3] reload
        xor edi, 0x80                                               ;   230.3 p0       9 k[0]
        mov dword [esp + 24], ecx                                   ;   230.7 p3+p4    9 k[1] spill
        mov ecx, dword [esp + 16]                                   ;   235.3 p2       9 t[1] reload
        xor ebp, esi                                                ;   237.3 p1       9 k[3]
        mov dword [esp + 20], ebp                                   ;   238.3 p3+p4    9 k[3] spill
        mov ebp, dword [esp + 32]                                   ;   236.3 p2       9 t[2] reload
        xor ebp, esi                                                ;   239.3 p0       9 t[2]
        mov dword [esp + 32], esi                                   ;   236.3 p3+p4    9 k[2] spill
        xor eax, dword [esp + 20]                                   ;   241.3 p1+p2    9 t[3]
        mov esi, dword [esp + 20]                                   ;   238.3 p2       9 k[3]
        mov dword [esp + 8], esi                                    ;   241.3 p3+p4    9 k[3] spill
        movzx esi, ch                                               ;   238.3 p0       9 t[0]
        xor edx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 2]  ;   242.3 p1+p2    9 t[0]
        mov dword [esp + 16], edx                                   ;   243.3 p3+p4    9 t[0] spill
        mov edx, dword [esp + 28]                                   ;   240.3 p2       9 t[0] reload
        movzx esi, cl                                               ;   238.3 p0       9 t[1]
        shr ecx, 0x10                                               ;   238.7 p0       9 t[2]
        xor ebx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   242.3 p1+p2    9 t[1]
        movzx esi, cl                                               ;   239.7 p1       9 t[3]
        shr ecx, 8                                                  ;   239.7 p0       9 t[2]
        mov ecx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   242.3 p2       9 t[2]
        xor ecx, ebp                                                ;   245.3 p1       9 t[2]
        xor eax, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   243.7 p0+p2    9 t[3]
        mov esi, dword [esp + 28]                                   ;   244.3 p2       9 t[1]
        shr esi, 0x10                                               ;   247.3 p0       9 t[1]
        movzx ebp, dh                                               ;   243.3 p1       9 t[3]
        xor eax, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;   247.3 p0+p2    9 t[3]
        mov dword [esp + 28], eax                                   ;   248.3 p3+p4    9 t[3] spill
        mov ebp, esi                                                ;   248.3 p1       9 t[2] copy
        mov edx, dword [esp + 20]                                   ;   246.3 p2       9 k[0]
        and ebp, 0xff                                               ;   249.3 p0       9 t[2]
        shr edx, 0x10                                               ;   249.3 p0       9 k[0]
        shr esi, 8                                                  ;   248.3 p0       9 t[1]
        xor ebx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 4]  ;   252.3 p1+p2    9 t[1]
        mov eax, dword [esp + 20]                                   ;   248.3 p2       9 k[3] reload
        movzx esi, ah                                               ;   251.3 p1       9 k[0]
        movzx eax, al                                               ;   251.3 p0       9 k[0]
        movzx esi, byte [esi*8 + poly1305_aes_init.T0_windows0 + 1] ;   252.3 p2       9 k[0]
        xor ecx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 1]  ;   253.3 p1+p2    9 t[2]
        movzx ebp, dl                                               ;   250.3 p0       9 k[0]
        shr edx, 8                                                  ;   250.3 p0       9 k[0]
        movzx edx, byte [edx*8 + poly1305_aes_init.T0_windows0 + 1] ;   251.3 p2       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes_init.T0_windows0]     ;   252.3 p2       9 k[0]
        xor edi, ebp                                                ;   255.3 p1       9 k[0]
        movzx eax, word [eax*8 + poly1305_aes_init.T0_windows0]     ;   253.3 p2       9 k[0]
        xor edx, eax                                                ;   256.3 p0       9 k[0]
        movzx eax, bl                                               ;   253.3 p1       9 t[1]
        xor edi, esi                                                ;   256.3 p0       9 k[0]
        movzx esi, ch                                               ;   254.3 p1       9 t[1]
        mov eax, dword [eax*8 + poly1305_aes_init.T0_windows0 + 3]  ;   254.3 p2       9 t[1]
        shl edx, 0x10                                               ;   257.3 p0       9 k[0]
        xor edi, edx                                                ;   258.3 p1       9 k[0]
        xor eax, dword [esi*8 + poly1305_aes_init.T0_windows0 + 2]  ;   258.3 p0+p2    9 t[1]
        movzx esi, cl                                               ;   254.3 p1       9 t[2]
        mov esi, dword [esi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   256.3 p2       9 t[2]
        shr ecx, 0x10                                               ;   254.3 p0       9 t[0]
        movzx ebp, bh                                               ;   254.0 p1       9 t[0]
        shr ebx, 0x10                                               ;   255.0 p0       9 t[2]
        movzx edx, bl                                               ;   256.0 p1       9 t[3]
        mov ebp, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 2]  ;   257.3 p2       9 t[0]
        shr ebx, 8                                                  ;   256.0 p0       9 t[2]
        mov edx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 1]  ;   258.3 p2       9 t[3]
        mov ebx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   259.3 p2       9 t[2]
        xor ebx, esi                                                ;   262.3 p1       9 t[2]
        movzx esi, cl                                               ;   257.0 p0       9 t[0]
        xor ebp, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   261.0 p1+p2    9 t[0]
        mov esi, dword [esp + 24]                                   ;   261.3 p2       9 k[1] reload
        xor esi, edi                                                ;   264.3 p0       9 k[1]
        shr ecx, 8                                                  ;   259.0 p0       9 t[3]
        xor eax, esi                                                ;   265.3 p1       9 t[1]
        xor ebp, edi                                                ;   262.0 p1       9 t[0]
        xor edi, 0x1b                                               ;   260.0 p0       9 k[0]
        xor edx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   263.0 p1+p2    9 t[3]
        movzx ecx, byte [esp + 16]                                  ;   263.3 p2       9 t[0]
        mov ecx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 3]  ;   266.3 p2       9 t[0]
        xor ecx, ebp                                                ;   269.3 p0       9 t[0]
        mov ebp, dword [esp + 28]                                   ;   265.3 p2       9 t[0]
        mov dword [esp + 24], edi                                   ;   261.3 p3+p4    9 k[0] spill
        mov edi, dword [esp + 32]                                   ;   266.3 p2       9 k[2] reload
        xor edi, esi                                                ;   269.3 p1       9 k[2]
        mov dword [esp + 32], esi                                   ;   265.3 p3+p4    9 k[1] spill
        mov esi, dword [esp + 16]                                   ;   267.3 p2       9 t[1]
        shr esi, 0x10                                               ;   270.3 p0       9 t[1]
        xor ebx, edi                                                ;   270.3 p1       9 t[2]
        mov dword [esp + 20], edx                                   ;   264.3 p3+p4    9 t[3] spill
        shr ebp, 0x10                                               ;   268.3 p0       9 t[0]
        mov edx, ebp                                                ;   269.3 p1       9 t[1] copy
        shr ebp, 8                                                  ;   269.3 p0       9 t[0]
        xor ecx, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 4]  ;   273.3 p1+p2    9 t[0]
        and edx, 0xff                                               ;   270.3 p0       9 t[1]
        xor eax, dword [edx*8 + poly1305_aes_init.T0_windows0 + 1]  ;   274.3 p1+p2    9 t[1]
        mov edx, esi                                                ;   271.3 p0       9 t[1] copy
        movzx esi, dl                                               ;   272.3 p1       9 t[2]
        mov ebp, dword [esp + 8]                                    ;   270.3 p2       9 k[3] reload
        shr edx, 8                                                  ;   272.3 p0       9 t[1]
        xor eax, dword [edx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   276.3 p1+p2    9 t[1]
        xor ebp, edi                                                ;   273.3 p0       9 k[3]
        mov edx, dword [esp + 28]                                   ;   272.3 p2       9 t[3] reload
        xor ebx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   276.3 p1+p2    9 t[2]
        movzx esi, dh                                               ;   275.3 p0       9 t[2]
        xor ebx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 2]  ;   279.3 p1+p2    9 t[2]
        mov esi, ebp                                                ;   274.3 p0       9 k[0] copy
        mov dword [esp + 28], ebx                                   ;   280.3 p3+p4    9 t[2] spill
        mov ebx, dword [esp + 20]                                   ;   275.3 p2       9 t[3] reload
        movzx edx, dl                                               ;   275.3 p1       9 t[3]
        xor ebx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 3]  ;   279.3 p0+p2    9 t[3]
        xor ebx, ebp                                                ;   280.3 p1       9 t[3]
        shr esi, 8                                                  ;   275.3 p0       9 k[0]
        and esi, 0xff                                               ;   276.3 p1       9 k[0]
        movzx esi, byte [esi*8 + poly1305_aes_init.T0_windows0 + 1] ;   277.3 p2       9 k[0]
        mov dword [esp + 20], eax                                   ;   277.3 p3+p4    9 t[1] spill
        mov eax, dword [esp + 24]                                   ;   278.3 p2       9 k[0] reload
        xor eax, esi                                                ;   281.3 p0       9 k[0]
        mov edx, ebp                                                ;   277.0 p1       9 k[3] copy
        movzx esi, cl                                               ;   277.7 p0       9 t[0]
        mov esi, dword [esi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   279.3 p2       9 t[0]
        mov dword [esp + 40], esi                                   ;   282.3 p3+p4    9 t[0] spill
        movzx ebp, dl                                               ;   278.7 p1       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes_init.T0_windows0]     ;   280.3 p2       9 k[0]
        mov dword [esp + 24], ecx                                   ;   279.3 p3+p4    9 t[0] spill
        movzx ecx, ch                                               ;   280.0 p0       9 t[3]
        mov ecx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 2]  ;   281.3 p2       9 t[3]
        mov dword [esp + 8], ecx                                    ;   284.3 p3+p4    9 t[3] spill
        mov ecx, edx                                                ;   281.3 p1       9 k[0] copy
        shr ecx, 0x10                                               ;   282.3 p0       9 k[0]
        movzx esi, cl                                               ;   283.3 p1       9 k[0]
        movzx esi, word [esi*8 + poly1305_aes_init.T0_windows0]     ;   284.3 p2       9 k[0]
        shr ecx, 8                                                  ;   283.3 p0       9 k[0]
        movzx ecx, byte [ecx*8 + poly1305_aes_init.T0_windows0 + 1] ;   284.3 p2       9 k[0]
        xor eax, esi                                                ;   287.3 p1       9 k[0]
        xor ebp, ecx                                                ;   287.3 p0       9 k[0]
        mov ecx, dword [esp + 16]                                   ;   284.3 p2       9 t[0] reload
        movzx esi, ch                                               ;   287.3 p1       9 t[3]
        mov ecx, dword [esp + 20]                                   ;   285.3 p2       9 t[1] reload
        shl ebp, 0x10                                               ;   288.3 p0       9 k[0]
        xor eax, ebp                                                ;   289.3 p1       9 k[0]
        movzx ebp, cl                                               ;   288.3 p0       9 t[1]
        xor ebx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 2]  ;   291.3 p1+p2    9 t[3]
        movzx esi, ch                                               ;   288.3 p0       9 t[0]
        shr ecx, 0x10                                               ;   288.3 p0       9 t[2]
        mov dword [esp + 20], ecx                                   ;   289.3 p3+p4    9 t[2] spill
        mov ecx, dword [esp + 40]                                   ;   288.0 p2       9 t[0] reload
        xor ecx, dword [esi*8 + poly1305_aes_init.T0_windows0 + 2]  ;   292.3 p1+p2    9 t[0]
        mov esi, dword [esp + 32]                                   ;   290.0 p2       9 k[1] reload
        xor esi, eax                                                ;   293.0 p0       9 k[1]
        xor edi, esi                                                ;   294.0 p1       9 k[2]
        mov ebp, dword [ebp*8 + poly1305_aes_init.T0_windows0 + 3]  ;   291.0 p2       9 t[1]
        xor edx, edi                                                ;   295.0 p0       9 k[3]
        xor ecx, eax                                                ;   293.3 p1       9 t[0]
        mov dword [esp + 32], edx                                   ;   296.0 p3+p4    9 k[3] spill
        xor eax, 0x36                                               ;   291.7 p0       9 k[0]
        xor ebp, esi                                                ;   294.0 p1       9 t[1]
        mov dword [esp + 40], edi                                   ;   295.0 p3+p4    9 k[2] spill
        movzx edx, bh                                               ;   293.0 p0       9 t[2]
        mov edx, dword [edx*8 + poly1305_aes_init.T0_windows0 + 2]  ;   294.0 p2       9 t[2]
        xor edx, edi                                                ;   297.0 p1       9 t[2]
        movzx edi, bl                                               ;   294.0 p0       9 t[3]
        shr ebx, 0x10                                               ;   295.0 p0       9 t[0]
        mov dword [esp + 16], esi                                   ;   294.7 p3+p4    9 k[1] spill
        mov esi, dword [esp + 8]                                    ;   295.3 p2       9 t[3] reload
        xor esi, dword [edi*8 + poly1305_aes_init.T0_windows0 + 3]  ;   298.3 p1+p2    9 t[3]
        movzx edi, bl                                               ;   296.3 p0       9 t[1]
        shr ebx, 8                                                  ;   297.3 p0       9 t[0]
        xor ecx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   301.3 p1+p2    9 t[0]
        mov ebx, dword [esp + 32]                                   ;   298.3 p2       9 k[3] reload
        xor esi, ebx                                                ;   301.3 p1       9 t[3]
        xor ebp, dword [edi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   300.3 p0+p2    9 t[1]
        movzx edi, bh                                               ;   301.3 p1       9 k[0]
        movzx edi, byte [edi*8 + poly1305_aes_init.T0_windows0 + 1] ;   302.3 p2       9 k[0]
        xor eax, edi                                                ;   305.3 p0       9 k[0]
        mov dword [esp + 8], eax                                    ;   306.3 p3+p4    9 k[0] spill
        movzx edi, bl                                               ;   301.3 p1       9 k[0]
        shr ebx, 0x10                                               ;   301.3 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes_init.T0_windows0]     ;   302.3 p2       9 k[0]
        movzx eax, bl                                               ;   302.3 p1       9 k[0]
        movzx eax, word [eax*8 + poly1305_aes_init.T0_windows0]     ;   303.3 p2       9 k[0]
        shr ebx, 8                                                  ;   302.3 p0       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes_init.T0_windows0 + 1] ;   303.3 p2       9 k[0]
        xor edi, ebx                                                ;   306.3 p1       9 k[0]
        mov ebx, dword [esp + 8]                                    ;   306.3 p2       9 k[0] reload
        xor ebx, eax                                                ;   309.3 p0       9 k[0]
        mov eax, dword [esp + 28]                                   ;   305.3 p2       9 t[0]
        shr eax, 0x10                                               ;   308.3 p0       9 t[0]
        shl edi, 0x10                                               ;   307.3 p0       9 k[0]
        xor ebx, edi                                                ;   310.3 p1       9 k[0]
        movzx edi, al                                               ;   309.3 p1       9 t[0]
        shr eax, 8                                                  ;   309.3 p0       9 t[3]
        xor ecx, dword [edi*8 + poly1305_aes_init.T0_windows0 + 1]  ;   313.3 p1+p2    9 t[0]
        mov eax, dword [eax*8 + poly1305_aes_init.T0_windows0 + 4]  ;   310.3 p2       9 t[3]
        xor eax, esi                                                ;   313.3 p0       9 t[3]
        mov esi, ebx                                                ;   311.3 p1       9 k[0] copy
        mov ebx, dword [esp + 28]                                   ;   308.3 p2       9 t[2] reload
        movzx edi, bh                                               ;   311.3 p0       9 t[1]
        movzx ebx, bl                                               ;   311.3 p1       9 t[2]
        xor edx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 3]  ;   315.3 p0+p2    9 t[2]
        mov ebx, dword [esp + 24]                                   ;   310.3 p2       9 t[1]
        shr ebx, 0x10                                               ;   313.3 p0       9 t[1]
        xor ebp, dword [edi*8 + poly1305_aes_init.T0_windows0 + 2]  ;   315.3 p1+p2    9 t[1]
        mov edi, dword [esp + 16]                                   ;   312.3 p2       9 k[1] reload
        xor edi, esi                                                ;   315.3 p1       9 k[1]
        mov dword [esp + 16], ecx                                   ;   314.3 p3+p4    9 t[0] spill
        mov ecx, dword [esp + 32]                                   ;   313.3 p2       9 t[3]
        mov dword [esp + 32], ecx                                   ;   316.3 p3+p4    9 t[3] spill
        movzx ecx, bl                                               ;   314.3 p0       9 t[2]
        shr ebx, 8                                                  ;   314.3 p0       9 t[1]
        xor edx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 1]  ;   318.3 p1+p2    9 t[2]
        mov ebx, dword [ebx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   315.3 p2       9 t[1]
        xor ebx, ebp                                                ;   318.3 p1       9 t[1]
        movzx ecx, bh                                               ;   319.3 p0       9 t[0]
        movzx ecx, word [ecx*8 + poly1305_aes_init.T0_windows0]     ;   320.3 p2       9 t[0]
        xor esi, ecx                                                ;   323.3 p1       9 t[0]
        movzx ecx, bl                                               ;   319.3 p0       9 t[1]
        shr ebx, 0x10                                               ;   319.3 p0       9 t[2]
        movzx ecx, byte [ecx*8 + poly1305_aes_init.T0_windows0 + 1] ;   320.3 p2       9 t[1]
        mov ebp, dword [esp + 40]                                   ;   318.3 p2       9 k[2] reload
        xor ebp, edi                                                ;   321.3 p1       9 k[2]
        xor edi, ecx                                                ;   323.3 p0       9 t[1]
        mov ecx, dword [esp + 32]                                   ;   319.3 p2       9 t[3] reload
        mov dword [esp + 32], ebx                                   ;   320.3 p3+p4    9 t[2] spill
        xor ecx, ebp                                                ;   322.3 p1       9 t[3]
        mov dword [esp + 40], ecx                                   ;   323.3 p3+p4    9 t[3] spill
        mov ecx, dword [esp + 20]                                   ;   320.3 p2       9 t[2]
        movzx ebx, bl                                               ;   320.3 p0       9 t[3]
        movzx ebx, byte [ebx*8 + poly1305_aes_init.T0_windows0 + 1] ;   321.3 p2       9 t[3]
        shr ecx, 8                                                  ;   323.3 p0       9 t[2]
        xor edx, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 4]  ;   327.3 p1+p2    9 t[2]
        movzx ecx, byte [esp + 20]                                  ;   323.3 p2       9 t[3]
        xor eax, dword [ecx*8 + poly1305_aes_init.T0_windows0 + 1]  ;   329.3 p1+p2    9 t[3]
        mov dword [esp + 20], ebx                                   ;   324.3 p3+p4    9 t[3] spill
        movzx ecx, byte [esp + 16]                                  ;   325.3 p2       9 t[0]
        movzx ecx, byte [ecx*8 + poly1305_aes_init.T0_windows0 + 1] ;   328.3 p2       9 t[0]
        xor esi, ecx                                                ;   331.3 p0       9 t[0]
        mov ecx, dword [esp + 16]                                   ;   327.3 p2       9 t[1]
        movzx ebx, dh                                               ;   328.3 p1       9 t[1]
        movzx ebx, word [ebx*8 + poly1305_aes_init.T0_windows0]     ;   329.3 p2       9 t[1]
        xor edi, ebx                                                ;   332.3 p0       9 t[1]
        movzx ebx, dl                                               ;   328.3 p1       9 t[2]
        shr edx, 0x10                                               ;   328.3 p0       9 t[0]
        movzx ebx, byte [ebx*8 + poly1305_aes_init.T0_windows0 + 1] ;   329.3 p2       9 t[2]
        xor ebp, ebx                                                ;   332.3 p1       9 t[2]
        movzx ebx, dl                                               ;   329.3 p0       9 t[0]
        shr edx, 8                                                  ;   329.3 p0       9 t[3]
        movzx edx, word [edx*8 + poly1305_aes_init.T0_windows0]     ;   330.3 p2       9 t[3]
        mov dword [esp + 24], edx                                   ;   333.3 p3+p4    9 t[3] spill
        movzx edx, ah                                               ;   330.3 p1       9 t[2]
        movzx edx, word [edx*8 + poly1305_aes_init.T0_windows0]     ;   331.3 p2       9 t[2]
        mov dword [esp + 28], edx                                   ;   334.3 p3+p4    9 t[2] spill
        movzx edx, al                                               ;   330.3 p0       9 t[3]
        movzx edx, byte [edx*8 + poly1305_aes_init.T0_windows0 + 1] ;   332.3 p2       9 t[3]
        xor ebp, dword [esp + 28]                                   ;   337.3 p1+p2    9 t[2]
        mov dword [esp + 28], edx                                   ;   335.3 p3+p4    9 t[3] spill
        movzx ebx, byte [ebx*8 + poly1305_aes_init.T0_windows0 + 1] ;   334.3 p2       9 t[0]
        shr eax, 0x10                                               ;   332.7 p0       9 t[0]
        shr ecx, 0x10                                               ;   333.7 p0       9 t[1]
        movzx edx, cl                                               ;   334.7 p1       9 t[2]
        movzx edx, byte [edx*8 + poly1305_aes_init.T0_windows0 + 1] ;   335.7 p2       9 t[2]
        mov dword [esp + 8], edx                                    ;   338.7 p3+p4    9 t[2] spill
        movzx edx, al                                               ;   334.7 p1       9 t[1]
        shr eax, 8                                                  ;   335.0 p0       9 t[0]
        movzx eax, word [eax*8 + poly1305_aes_init.T0_windows0]     ;   336.3 p2       9 t[0]
        xor ebx, eax                                                ;   339.3 p1       9 t[0]
        shr ecx, 8                                                  ;   336.0 p0       9 t[1]
        shl ebx, 0x10                                               ;   340.3 p0       9 t[0]
        xor esi, ebx                                                ;   341.3 p1       9 t[0]
        mov ebx, dword [esp + 44]                                   ;   337.3 p2      17 s reload
        movzx edx, byte [edx*8 + poly1305_aes_init.T0_windows0 + 1] ;   338.3 p2       9 t[1]
        movzx ecx, word [ecx*8 + poly1305_aes_init.T0_windows0]     ;   339.3 p2       9 t[1]
        xor ecx, edx                                                ;   342.3 p1       9 t[1]
        mov edx, dword [esp + 20]                                   ;   340.3 p2       9 t[3] reload
        xor edx, dword [esp + 24]                                   ;   343.3 p0+p2    9 t[3]
        shl edx, 0x10                                               ;   344.3 p0       9 t[3]
        mov eax, dword [esp + 40]                                   ;   342.3 p2       9 t[3] reload
        xor eax, dword [esp + 28]                                   ;   345.3 p1+p2    9 t[3]
        xor eax, edx                                                ;   346.3 p0       9 t[3]
        mov edx, dword [esp + 16]                                   ;   344.3 p2       9 t[0] reload
        mov dword [ebx], esi                                        ;   342.3 p3+p4   17 s
        shl ecx, 0x10                                               ;   343.3 p0       9 t[1]
        xor edi, ecx                                                ;   344.3 p1       9 t[1]
        mov ecx, dword [esp + 32]                                   ;   345.3 p2       9 t[2]
        shr ecx, 8                                                  ;   348.3 p0       9 t[2]
        movzx ecx, word [ecx*8 + poly1305_aes_init.T0_windows0]     ;   349.3 p2       9 t[2]
        mov dword [ebx + 4], edi                                    ;   345.3 p3+p4   17 s
        mov edi, dword [esp + 8]                                    ;   347.3 p2       9 t[2]
        movzx esi, dh                                               ;   347.3 p1       9 t[3]
        xor edi, ecx                                                ;   352.3 p0       9 t[2]
        shl edi, 0x10                                               ;   353.3 p0       9 t[2]
        movzx esi, word [esi*8 + poly1305_aes_init.T0_windows0]     ;   348.3 p2       9 t[3]
        xor eax, esi                                                ;   351.3 p1       9 t[3]
        xor ebp, edi                                                ;   354.3 p1       9 t[2]
        mov esi, dword [esp + 0]                                    ;   349.3 p2       9 made reload
        mov ecx, dword [esi + 16]                                   ;   352.3 p2      16 r
        and ecx, 0xfffffff                                          ;   355.3 p0      16 r
        mov dword [ebx + 8], ebp                                    ;   355.3 p3+p4   17 s
        mov ebp, dword [esi + 20]                                   ;   352.3 p2      16 r
        mov edi, dword [esp + 48]                                   ;   352.3 p2      16 r reload
        mov dword [edi], ecx                                        ;   356.3 p3+p4   16 r
        mov dword [ebx + 12], eax                                   ;   352.3 p3+p4   17 s
        and ebp, 0xffffffc                                          ;   355.3 p1      16 r
        mov dword [edi + 4], ebp                                    ;   356.3 p3+p4   16 r
        mov ebp, dword [esi + 24]                                   ;   353.3 p2      16 r
        and ebp, 0xffffffc                                          ;   356.3 p0      16 r
        mov dword [edi + 8], ebp                                    ;   357.3 p3+p4   16 r
        mov esi, dword [esi + 28]                                   ;   354.3 p2      16 r
        and esi, 0xffffffc                                          ;   357.3 p1      16 r
        mov dword [edi + 12], esi                                   ;   358.3 p3+p4   16 r
        mov esp, dword [esp + 52]                                   ;                    frame
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
