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
;   body: 60 uops, planned 48.0; bounds: width 30.0, ports 32.0, path 18.0
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
        mov edx, dword [esi + 16] ;     3.0 V       56
        mov esi, edx              ;     4.0 U       21 d copy
        shr esi, 2                ;     5.0 U       21 d
        mov ebx, edx              ;     5.0 V       21 d copy
        and ebx, 3                ;     6.0 U       21 d
        and edx, 0xfffffffc       ;     6.0 V       21 d
        mov ecx, 0                ;     7.0 U       21 d
        add esi, edx              ;     7.0 V       21 d
        adc ecx, 0                ;     8.0 U       21 d
        add edi, esi              ;     8.0 V       21 d
        adc ebp, ecx              ;     9.0 U       21 d
        adc eax, 0                ;    10.0 U       21 d
        sbb edx, edx              ;    11.0 U       21 d
        mov esi, dword [esp + 24] ;    11.0 V       56 reload
        mov ecx, dword [esi + 12] ;    13.0 U       56
        add edx, edx              ;    13.0 V       21 d
        adc ecx, 0                ;    14.0 U       21 d
        adc ebx, 0                ;    15.0 U       21 d
        mov esi, edi              ;    15.0 V       21 d copy
        mov edx, ebp              ;    16.0 U       21 d copy
        mov dword [esp + 0], ecx  ;    16.0 V       21 d spill
        mov ecx, eax              ;    17.0 U       21 d copy
        add esi, 5                ;    17.0 V       21 d
        adc edx, 0                ;    18.0 U       21 d
        adc ecx, 0                ;    19.0 U       21 d
        sbb ecx, ecx              ;    20.0 U       21 d
        mov esi, dword [esp + 0]  ;    20.0 V       21 d
        add ecx, ecx              ;    21.0 U       21 d
        adc esi, 0                ;    22.0 U       21 d
        adc ebx, 0                ;    23.0 U       21 d
        mov esi, ebx              ;    24.0 U       21 d copy
        shr esi, 2                ;    25.0 U       21 d
        and ebx, 0xfffffffc       ;    25.0 V       21 d
        add esi, ebx              ;    26.0 U       21 d
        add edi, esi              ;    27.0 U       21 d
        adc ebp, 0                ;    28.0 U       21 d
        adc eax, 0                ;    29.0 U       21 d
        sbb ecx, ecx              ;    30.0 U       21 d
        mov esi, dword [esp + 0]  ;    30.0 V       21 d
        add ecx, ecx              ;    31.0 U       21 d
        adc esi, 0                ;    32.0 U       21 d
        mov ecx, edi              ;    32.0 V       24 tag copy
        mov edx, dword [esp + 28] ;    33.0 U       56 reload
        mov ebx, dword [edx]      ;    35.0 U       24 tag
        add ecx, ebx              ;    36.0 U       24 tag
        cmp ecx, edi              ;    37.0 U       25 c
        sbb ebx, ebx              ;    38.0 U       25 c
        mov edi, dword [esp + 32] ;    38.0 V       24 tag reload
        mov dword [edi], ecx      ;    40.0 U       24 tag
        add ebx, ebx              ;    40.0 V       24 tag
        adc ebp, dword [edx + 4]  ;    41.0 U       24 tag
        adc eax, dword [edx + 8]  ;    43.0 U       24 tag
        adc esi, dword [edx + 12] ;    45.0 U       24 tag
        mov dword [edi + 4], ebp  ;    45.0 V       24 tag
        mov dword [edi + 8], eax  ;    47.0 U       24 tag
        mov dword [edi + 12], esi ;    47.0 V       24 tag
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
