; poly1305_finish for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_finish --cpu northwood
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
;   body: 148 uops, planned 89.0; bounds: width 49.3, ports 68.0, path 83.5
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
        mov edi, dword [esi]      ;     2.0 p2      56
        mov ebp, dword [esi + 16] ;     2.0 p2      56
        mov eax, ebp              ;     4.0 p0      21 d copy
        shr eax, 2                ;     4.5 p1      21 d
        mov ecx, ebp              ;     4.0 p0      21 d copy
        mov edx, dword [esi + 4]  ;     3.0 p2      56
        mov ebx, dword [esi + 8]  ;     4.0 p2      56
        mov edi, dword [esi + 12] ;     5.0 p2      56
        and ecx, 0xfffffffc       ;     4.5 p0      21 d
        mov esi, 0                ;     3.3 p1      21 d
        add eax, ecx              ;     8.5 p0      21 d
        adc esi, 0                ;     9.0 p1      21 d
        mov ecx, dword [esp + 24] ;     6.0 p2      56 reload
        add eax, dword [ecx]      ;    10.0 p2+p0   21 d
        adc edx, esi              ;    15.0 p1      21 d
        adc ebx, 0                ;    21.0 p1      21 d
        sbb ecx, ecx              ;    27.0 p1      21 d
        mov esi, eax              ;    12.3 p0      21 d copy
        mov edi, edx              ;    21.0 p0      21 d copy
        mov dword [esp + 0], eax  ;    13.3 p0+p3   21 d spill
        mov eax, ebx              ;    27.0 p0      21 d copy
        add esi, 5                ;    14.8 p0      21 d
        adc edi, 0                ;    21.5 p1      21 d
        adc eax, 0                ;    27.5 p1      21 d
        sbb eax, eax              ;    33.5 p1      21 d
        and ebp, 3                ;    18.7 p0      21 d
        mov esi, dword [esp + 24] ;    19.0 p2      56 reload
        mov edi, dword [esi + 12] ;    21.0 p2      56
        add ecx, ecx              ;    33.0 p0      21 d
        adc edi, 0                ;    33.5 p1      21 d
        adc ebp, 0                ;    39.5 p1      21 d
        mov esi, edi              ;    39.5 p0      21 d copy
        add eax, eax              ;    39.5 p0      21 d
        adc esi, 0                ;    40.0 p1      21 d
        adc ebp, 0                ;    46.0 p1      21 d
        mov esi, ebp              ;    52.0 p0      21 d copy
        shr esi, 2                ;    52.5 p1      21 d
        and ebp, 0xfffffffc       ;    52.0 p0      21 d
        add esi, ebp              ;    56.5 p0      21 d
        add esi, dword [esp + 0]  ;    57.0 p2+p0   21 d
        adc edx, 0                ;    57.5 p1      21 d
        adc ebx, 0                ;    63.5 p1      21 d
        sbb ebp, ebp              ;    69.5 p1      21 d
        add ebp, ebp              ;    75.5 p0      21 d
        adc edi, 0                ;    76.0 p1      21 d
        mov ebp, esi              ;    57.5 p0      24 tag copy
        mov eax, dword [esp + 28] ;    33.0 p2      56 reload
        add ebp, dword [eax]      ;    58.0 p2+p0   24 tag
        cmp ebp, esi              ;    58.5 p0      25 c
        sbb ecx, ecx              ;    59.0 p1      25 c
        mov esi, dword [esp + 32] ;    37.0 p2      24 tag reload
        mov dword [esi], ebp      ;    58.5 p0+p3   24 tag
        mov ebp, dword [eax + 4]  ;    38.0 p2      56
        mov ebp, dword [eax + 8]  ;    39.0 p2      56
        mov ebp, dword [eax + 12] ;    40.0 p2      56
        add ecx, ecx              ;    65.0 p0      24 tag
        adc edx, dword [eax + 4]  ;    65.5 p2+p1   24 tag
        adc ebx, dword [eax + 8]  ;    73.5 p2+p1   24 tag
        adc edi, ebp              ;    82.0 p1      24 tag
        mov dword [esi + 4], edx  ;    73.5 p0+p3   24 tag
        mov dword [esi + 8], ebx  ;    81.5 p0+p3   24 tag
        mov dword [esi + 12], edi ;    88.0 p0+p3   24 tag
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
