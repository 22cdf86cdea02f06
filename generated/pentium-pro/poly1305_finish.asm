; poly1305_finish for Intel Pentium Pro (pentium-pro)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_finish --cpu pentium-pro
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
;   body: 92 uops, planned 43.0; bounds: width 30.7, ports 31.5, path 32.0
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
        mov esi, dword [esp + 24] ;     0.0 p2      56 reload
        mov edi, dword [esi]      ;     3.0 p2      56
        mov ebp, dword [esi + 4]  ;     3.0 p2      56
        mov eax, dword [esi + 8]  ;     3.0 p2      56
        mov ecx, dword [esi + 16] ;     4.0 p2      56
        mov edx, ecx              ;     7.0 p0      21 d copy
        shr edx, 2                ;     8.0 p0      21 d
        mov ebx, ecx              ;     7.0 p1      21 d copy
        mov edi, dword [esi + 12] ;     5.0 p2      56
        and ebx, 0xfffffffc       ;     8.0 p1      21 d
        mov esi, 0                ;     3.7 p0      21 d
        add edx, ebx              ;     9.0 p1      21 d
        adc esi, 0                ;    10.0 p0+p1   21 d
        mov ebx, dword [esp + 24] ;     6.0 p2      56 reload
        add edx, dword [ebx]      ;    12.0 p0+p2   21 d
        adc ebp, esi              ;    13.0 p1+p0   21 d
        adc eax, 0                ;    15.0 p1+p0   21 d
        sbb ebx, ebx              ;    17.0 p1+p0   21 d
        mov esi, edx              ;    13.0 p1      21 d copy
        mov edi, ebp              ;    15.0 p0      21 d copy
        mov dword [esp + 0], edx  ;    13.0 p3+p4   21 d spill
        mov edx, eax              ;    17.0 p1      21 d copy
        add esi, 5                ;    14.0 p0      21 d
        adc edi, 0                ;    16.0 p1+p0   21 d
        adc edx, 0                ;    18.0 p1+p0   21 d
        sbb edx, edx              ;    20.0 p1+p0   21 d
        and ecx, 3                ;    14.3 p1      21 d
        mov esi, dword [esp + 24] ;    12.0 p2      56 reload
        mov edi, dword [esi + 12] ;    15.0 p2      56
        add ebx, ebx              ;    19.0 p0      21 d
        adc edi, 0                ;    20.0 p1+p0   21 d
        adc ecx, 0                ;    22.0 p1+p0   21 d
        mov esi, edi              ;    22.0 p1      21 d copy
        add edx, edx              ;    22.0 p0      21 d
        adc esi, 0                ;    23.0 p1+p0   21 d
        adc ecx, 0                ;    25.0 p1+p0   21 d
        mov esi, ecx              ;    27.0 p1      21 d copy
        shr esi, 2                ;    28.0 p0      21 d
        and ecx, 0xfffffffc       ;    27.0 p1      21 d
        add esi, ecx              ;    29.0 p0      21 d
        add esi, dword [esp + 0]  ;    30.0 p1+p2   21 d
        adc ebp, 0                ;    31.0 p0+p1   21 d
        adc eax, 0                ;    33.0 p0+p1   21 d
        sbb ecx, ecx              ;    35.0 p0+p1   21 d
        add ecx, ecx              ;    37.0 p0      21 d
        adc edi, 0                ;    38.0 p1+p0   21 d
        mov ecx, esi              ;    31.0 p1      24 tag copy
        mov edx, dword [esp + 28] ;    21.7 p2      56 reload
        add ecx, dword [edx]      ;    32.0 p0+p2   24 tag
        cmp ecx, esi              ;    33.0 p1      25 c
        sbb ebx, ebx              ;    34.0 p0+p1   25 c
        mov esi, dword [esp + 32] ;    23.7 p2      24 tag reload
        mov dword [esi], ecx      ;    33.0 p3+p4   24 tag
        mov ecx, dword [edx + 4]  ;    24.7 p2      56
        mov ecx, dword [edx + 8]  ;    25.7 p2      56
        mov ecx, dword [edx + 12] ;    26.7 p2      56
        add ebx, ebx              ;    36.0 p0      24 tag
        adc ebp, dword [edx + 4]  ;    37.0 p1+p0+p2   24 tag
        adc eax, dword [edx + 8]  ;    39.0 p1+p0+p2   24 tag
        adc edi, ecx              ;    41.0 p1+p0   24 tag
        mov dword [esi + 4], ebp  ;    39.0 p3+p4   24 tag
        mov dword [esi + 8], eax  ;    41.0 p3+p4   24 tag
        mov dword [esi + 12], edi ;    43.0 p3+p4   24 tag
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
