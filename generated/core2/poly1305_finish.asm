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
;   body: 83 uops, planned 42.0; bounds: width 20.8, ports 20.3, path 32.0
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
        mov eax, dword [esi + 16] ;     3.0 p2      56
        mov ecx, dword [esi + 8]  ;     4.0 p2      56
        mov edx, dword [esi + 12] ;     5.0 p2      56
        mov ebx, eax              ;     6.0 p0      21 d copy
        shr ebx, 2                ;     7.0 p5      21 d
        mov esi, eax              ;     6.0 p1      21 d copy
        and esi, 0xfffffffc       ;     7.0 p0      21 d
        mov edx, 0                ;     2.8 p5      21 d
        add ebx, esi              ;     8.0 p1      21 d
        adc edx, 0                ;     9.0 p0+p5   21 d
        add edi, ebx              ;     9.0 p1      21 d
        adc ebp, edx              ;    11.0 p0+p5   21 d
        adc ecx, 0                ;    13.0 p1+p0   21 d
        sbb esi, esi              ;    15.0 p5+p1   21 d
        and eax, 3                ;     6.5 p0      21 d
        mov edx, dword [esp + 24] ;     6.0 p2      56 reload
        mov ebx, dword [edx + 12] ;     9.0 p2      56
        add esi, esi              ;    17.0 p5      21 d
        adc ebx, 0                ;    18.0 p1+p0   21 d
        adc eax, 0                ;    20.0 p5+p1   21 d
        mov esi, edi              ;    10.0 p0      21 d copy
        mov edx, ebp              ;    13.0 p5      21 d copy
        mov dword [esp + 0], ebx  ;    20.0 p3+p4   21 d spill
        mov ebx, ecx              ;    15.0 p1      21 d copy
        add esi, 5                ;    11.0 p0      21 d
        adc edx, 0                ;    14.0 p5+p1   21 d
        adc ebx, 0                ;    16.0 p0+p1   21 d
        sbb ebx, ebx              ;    18.0 p5+p0   21 d
        mov esi, dword [esp + 0]  ;    20.0 p2      21 d
        add ebx, ebx              ;    20.0 p1      21 d
        adc esi, 0                ;    23.0 p0+p5   21 d
        adc eax, 0                ;    25.0 p1+p0   21 d
        mov esi, dword [esp + 28] ;    16.0 p2      56 reload
        mov edx, dword [esi + 4]  ;    19.0 p2      56
        mov ebx, dword [esi + 8]  ;    19.0 p2      56
        mov edx, dword [esi + 12] ;    19.0 p2      56
        mov ebx, eax              ;    27.0 p5      21 d copy
        shr ebx, 2                ;    28.0 p0      21 d
        and eax, 0xfffffffc       ;    27.0 p1      21 d
        add ebx, eax              ;    29.0 p5      21 d
        add edi, ebx              ;    30.0 p0      21 d
        adc ebp, 0                ;    31.0 p1+p5   21 d
        adc ecx, 0                ;    33.0 p0+p1   21 d
        sbb eax, eax              ;    35.0 p5+p0   21 d
        mov ebx, dword [esi]      ;    21.0 p2      24 tag
        add ebx, edi              ;    31.0 p1      24 tag
        cmp ebx, edi              ;    32.0 p5      25 c
        sbb esi, esi              ;    33.0 p0+p1   25 c
        mov edi, dword [esp + 32] ;    25.5 p2      24 tag reload
        mov dword [edi], ebx      ;    32.0 p3+p4   24 tag
        mov ebx, dword [esp + 0]  ;    27.0 p2      21 d
        add eax, eax              ;    37.0 p5      21 d
        adc ebx, 0                ;    38.0 p0+p1   21 d
        add esi, esi              ;    35.0 p5      24 tag
        mov eax, dword [esp + 28] ;    30.0 p2      56 reload
        adc ebp, dword [eax + 4]  ;    36.0 p0+p1+p2   24 tag
        adc ecx, dword [eax + 8]  ;    38.0 p5+p0+p2   24 tag
        adc ebx, edx              ;    40.0 p1+p5   24 tag
        mov dword [edi + 4], ebp  ;    38.0 p3+p4   24 tag
        mov dword [edi + 8], ecx  ;    40.0 p3+p4   24 tag
        mov dword [edi + 12], ebx ;    42.0 p3+p4   24 tag
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
