; poly1305_finish for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_finish --cpu pentium3
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
;   body: 87 uops, planned 40.0; bounds: width 29.0, ports 31.0, path 32.0
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
        mov ebx, edi              ;     6.0 p0      21 d copy
        shr ebx, 2                ;     7.0 p0      21 d
        mov edx, 0                ;     1.3 p1      21 d
        mov ebp, dword [esi]      ;     3.0 p2      56
        mov ecx, dword [esi + 8]  ;     3.0 p2      56
        mov eax, dword [esi + 4]  ;     4.0 p2      56
        mov esi, edi              ;     6.0 p1      21 d copy
        and esi, 0xfffffffc       ;     7.0 p0      21 d
        add ebx, esi              ;     8.0 p1      21 d
        adc edx, 0                ;     9.0 p0+p1   21 d
        add ebp, ebx              ;     9.0 p0      21 d
        adc eax, edx              ;    11.0 p1+p0   21 d
        adc ecx, 0                ;    13.0 p1+p0   21 d
        sbb esi, esi              ;    15.0 p1+p0   21 d
        and edi, 3                ;     8.7 p1      21 d
        mov edx, eax              ;    13.0 p0      21 d copy
        mov dword [esp + 0], edi  ;     9.7 p3+p4   21 d spill
        mov ebx, ebp              ;    10.0 p1      21 d copy
        add ebx, 5                ;    11.0 p0      21 d
        adc edx, 0                ;    14.0 p1+p0   21 d
        mov edx, dword [esp + 24] ;     9.3 p2      56 reload
        mov edi, ecx              ;    15.0 p1      21 d copy
        adc edi, 0                ;    16.0 p0+p1   21 d
        sbb edi, edi              ;    18.0 p0+p1   21 d
        add esi, esi              ;    17.0 p0      21 d
        mov ebx, dword [edx + 12] ;    12.3 p2      56
        mov edx, dword [esp + 0]  ;    12.7 p2      21 d
        adc ebx, 0                ;    18.0 p1+p0   21 d
        mov esi, ebx              ;    20.0 p1      21 d copy
        adc edx, 0                ;    20.0 p0+p1   21 d
        add edi, edi              ;    20.0 p0      21 d
        adc esi, 0                ;    21.0 p1+p0   21 d
        mov esi, dword [esp + 28] ;    15.0 p2      56 reload
        mov edi, dword [esi]      ;    18.0 p2      24 tag
        adc edx, 0                ;    23.0 p1+p0   21 d
        mov esi, edx              ;    25.0 p1      21 d copy
        and edx, 0xfffffffc       ;    25.0 p0      21 d
        shr esi, 2                ;    26.0 p0      21 d
        add edx, esi              ;    27.0 p1      21 d
        add ebp, edx              ;    28.0 p1      21 d
        adc eax, 0                ;    29.0 p0+p1   21 d
        adc ecx, 0                ;    31.0 p0+p1   21 d
        sbb esi, esi              ;    33.0 p0+p1   21 d
        add edi, ebp              ;    29.0 p0      24 tag
        cmp edi, ebp              ;    30.0 p1      25 c
        mov ebp, dword [esp + 32] ;    20.7 p2      24 tag reload
        mov dword [ebp], edi      ;    30.0 p3+p4   24 tag
        sbb edx, edx              ;    31.0 p0+p1   25 c
        add esi, esi              ;    35.0 p0      21 d
        adc ebx, 0                ;    36.0 p1+p0   21 d
        mov esi, dword [esp + 28] ;    23.3 p2      56 reload
        add edx, edx              ;    33.0 p1      24 tag
        adc eax, dword [esi + 4]  ;    34.0 p0+p1+p2   24 tag
        adc ecx, dword [esi + 8]  ;    36.0 p0+p1+p2   24 tag
        adc ebx, dword [esi + 12] ;    38.0 p0+p1+p2   24 tag
        mov dword [ebp + 12], ebx ;    40.0 p3+p4   24 tag
        mov dword [ebp + 8], ecx  ;    38.0 p3+p4   24 tag
        mov dword [ebp + 4], eax  ;    36.0 p3+p4   24 tag
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
