; poly1305_finish for Intel Pentium (P5) (pentium)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_finish --cpu pentium
;
; void poly1305_finish(const void *h, const void *s, void *tag);   cdecl
;   h: 20 bytes, read, secret, no alignment needed
;   s: 16 bytes, read, secret, no alignment needed
;   tag: 16 bytes, written, secret, no alignment needed
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 4 bytes, 2 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 63 uops, planned 51.0; bounds: width 31.5, ports 33.0, path 18.0
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
%fatal "poly1305_finish is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_poly1305_finish
$_poly1305_finish:
%else
        global $poly1305_finish
%endif
$poly1305_finish:
        push ebx                  ;                    preserved
        push esi                  ;                    preserved
        push edi                  ;                    preserved
        push ebp                  ;                    preserved
        sub esp, 4                ;                    frame
        mov esi, dword [esp + 24] ;     0.0 U       56 reload
        mov edi, dword [esi]      ;     2.0 U       56
        mov ebp, dword [esi + 4]  ;     2.0 V       56
        mov eax, dword [esi + 8]  ;     3.0 U       56
        mov ecx, dword [esi + 16] ;     3.0 V       56
        mov edx, dword [esi + 12] ;     4.0 U       56
        mov ebx, ecx              ;     4.0 V       21 d copy
        shr ebx, 2                ;     5.0 U       21 d
        mov esi, ecx              ;     5.0 V       21 d copy
        and esi, 0xfffffffc       ;     6.0 U       21 d
        mov edx, 0                ;     6.0 V       21 d
        add ebx, esi              ;     7.0 U       21 d
        adc edx, 0                ;     8.0 U       21 d
        add edi, ebx              ;     8.0 V       21 d
        adc ebp, edx              ;     9.0 U       21 d
        adc eax, 0                ;    10.0 U       21 d
        sbb esi, esi              ;    11.0 U       21 d
        mov edx, edi              ;    11.0 V       21 d copy
        mov ebx, ebp              ;    12.0 U       21 d copy
        mov dword [esp + 0], edi  ;    12.0 V       21 d spill
        mov edi, eax              ;    13.0 U       21 d copy
        add edx, 5                ;    13.0 V       21 d
        adc ebx, 0                ;    14.0 U       21 d
        adc edi, 0                ;    15.0 U       21 d
        sbb edi, edi              ;    16.0 U       21 d
        and ecx, 3                ;    16.0 V       21 d
        mov edx, dword [esp + 24] ;    17.0 U       56 reload
        mov ebx, dword [edx + 12] ;    19.0 U       56
        add esi, esi              ;    19.0 V       21 d
        adc ebx, 0                ;    20.0 U       21 d
        adc ecx, 0                ;    21.0 U       21 d
        mov esi, ebx              ;    21.0 V       21 d copy
        add edi, edi              ;    22.0 U       21 d
        adc esi, 0                ;    23.0 U       21 d
        adc ecx, 0                ;    24.0 U       21 d
        mov esi, ecx              ;    25.0 U       21 d copy
        shr esi, 2                ;    26.0 U       21 d
        and ecx, 0xfffffffc       ;    26.0 V       21 d
        add esi, ecx              ;    27.0 U       21 d
        add esi, dword [esp + 0]  ;    28.0 U       21 d
        adc ebp, 0                ;    30.0 U       21 d
        adc eax, 0                ;    31.0 U       21 d
        sbb edi, edi              ;    32.0 U       21 d
        add edi, edi              ;    33.0 U       21 d
        adc ebx, 0                ;    34.0 U       21 d
        mov edi, esi              ;    34.0 V       24 tag copy
        mov ecx, dword [esp + 28] ;    35.0 U       56 reload
        mov edx, dword [ecx]      ;    37.0 U       24 tag
        add edi, edx              ;    38.0 U       24 tag
        cmp edi, esi              ;    39.0 U       25 c
        sbb edx, edx              ;    40.0 U       25 c
        mov esi, dword [esp + 32] ;    40.0 V       24 tag reload
        mov dword [esi], edi      ;    42.0 U       24 tag
        mov edi, dword [ecx + 4]  ;    42.0 V       56
        mov edi, dword [ecx + 8]  ;    43.0 U       56
        mov edi, dword [ecx + 12] ;    44.0 U       56
        add edx, edx              ;    44.0 V       24 tag
        adc ebp, dword [ecx + 4]  ;    45.0 U       24 tag
        adc eax, dword [ecx + 8]  ;    47.0 U       24 tag
        adc ebx, edi              ;    49.0 U       24 tag
        mov dword [esi + 4], ebp  ;    49.0 V       24 tag
        mov dword [esi + 8], eax  ;    50.0 U       24 tag
        mov dword [esi + 12], ebx ;    50.0 V       24 tag
        xor eax, eax              ;                    cleared
        mov dword [esp + 0], eax  ;                    cleared
        add esp, 4                ;                    frame
        pop ebp                   ;                    preserved
        pop edi                   ;                    preserved
        pop esi                   ;                    preserved
        pop ebx                   ;                    preserved
        ret

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
