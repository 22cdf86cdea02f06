; poly1305_finish for Intel Core 2, 65 nm (Conroe, Merom) (core2)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_finish --cpu core2
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
;   body: 79 uops, planned 41.0; bounds: width 19.8, ports 21.0, path 32.0
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
        mov edi, dword [esi + 16] ;     3.0 p2      56
        mov ebp, edi              ;     6.0 p0      21 d copy
        shr ebp, 2                ;     7.0 p5      21 d
        mov eax, edi              ;     6.0 p1      21 d copy
        mov edx, dword [esi + 4]  ;     3.0 p2      56
        mov ebx, dword [esi + 8]  ;     3.0 p2      56
        and eax, 0xfffffffc       ;     7.0 p0      21 d
        mov esi, 0                ;     2.0 p5      21 d
        add ebp, eax              ;     8.0 p1      21 d
        adc esi, 0                ;     9.0 p0+p5   21 d
        mov eax, dword [esp + 24] ;     4.0 p2      56 reload
        add ebp, dword [eax]      ;    10.0 p1+p2   21 d
        adc edx, esi              ;    11.0 p0+p5   21 d
        adc ebx, 0                ;    13.0 p1+p0   21 d
        sbb eax, eax              ;    15.0 p5+p1   21 d
        mov esi, ebp              ;    11.0 p0      21 d copy
        mov ecx, edx              ;    13.0 p5      21 d copy
        mov dword [esp + 0], ebp  ;    11.0 p3+p4   21 d spill
        mov ebp, ebx              ;    15.0 p1      21 d copy
        add esi, 5                ;    12.0 p0      21 d
        adc ecx, 0                ;    14.0 p5+p1   21 d
        adc ebp, 0                ;    16.0 p0+p1   21 d
        sbb ebp, ebp              ;    18.0 p5+p0   21 d
        and edi, 3                ;    11.5 p1      21 d
        mov esi, dword [esp + 24] ;    11.8 p2      56 reload
        mov ecx, dword [esi + 12] ;    14.8 p2      56
        add eax, eax              ;    17.0 p0      21 d
        adc ecx, 0                ;    18.0 p5+p1   21 d
        adc edi, 0                ;    20.0 p0+p1   21 d
        mov esi, ecx              ;    20.0 p5      21 d copy
        add ebp, ebp              ;    20.0 p0      21 d
        adc esi, 0                ;    21.0 p1+p5   21 d
        adc edi, 0                ;    23.0 p0+p1   21 d
        mov esi, edi              ;    25.0 p5      21 d copy
        shr esi, 2                ;    26.0 p0      21 d
        and edi, 0xfffffffc       ;    25.0 p1      21 d
        add esi, edi              ;    27.0 p5      21 d
        add esi, dword [esp + 0]  ;    28.0 p0+p2   21 d
        adc edx, 0                ;    29.0 p1+p5   21 d
        adc ebx, 0                ;    31.0 p0+p1   21 d
        sbb edi, edi              ;    33.0 p5+p0   21 d
        add edi, edi              ;    35.0 p1      21 d
        adc ecx, 0                ;    36.0 p5+p0   21 d
        mov edi, esi              ;    29.0 p1      24 tag copy
        mov ebp, dword [esp + 28] ;    23.2 p2      56 reload
        mov eax, dword [ebp + 4]  ;    26.2 p2      56
        add edi, dword [ebp]      ;    30.0 p5+p2   24 tag
        cmp edi, esi              ;    31.0 p0      25 c
        sbb eax, eax              ;    32.0 p1+p5   25 c
        mov esi, dword [esp + 32] ;    27.0 p2      24 tag reload
        mov dword [esi], edi      ;    31.0 p3+p4   24 tag
        mov edi, dword [ebp + 12] ;    28.0 p2      56
        add eax, eax              ;    34.0 p0      24 tag
        adc edx, dword [ebp + 4]  ;    35.0 p1+p5+p2   24 tag
        adc ebx, dword [ebp + 8]  ;    37.0 p0+p1+p2   24 tag
        adc ecx, edi              ;    39.0 p5+p0   24 tag
        mov dword [esi + 4], edx  ;    37.0 p3+p4   24 tag
        mov dword [esi + 8], ebx  ;    39.0 p3+p4   24 tag
        mov dword [esi + 12], ecx ;    41.0 p3+p4   24 tag
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
