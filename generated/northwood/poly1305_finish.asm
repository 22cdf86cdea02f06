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
;   body: 145 uops, planned 89.0; bounds: width 48.3, ports 68.0, path 83.5
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
        mov edi, dword [esi + 16] ;     2.0 p2      56
        mov ebp, edi              ;     4.0 p0      21 d copy
        shr ebp, 2                ;     4.5 p1      21 d
        mov eax, edi              ;     4.0 p0      21 d copy
        mov edx, dword [esi + 4]  ;     2.0 p2      56
        mov ebx, dword [esi + 8]  ;     3.0 p2      56
        and eax, 0xfffffffc       ;     4.5 p0      21 d
        mov esi, 0                ;     2.7 p1      21 d
        add ebp, eax              ;     8.5 p0      21 d
        adc esi, 0                ;     9.0 p1      21 d
        mov eax, dword [esp + 24] ;     4.3 p2      56 reload
        add ebp, dword [eax]      ;     9.0 p2+p0   21 d
        adc edx, esi              ;    15.0 p1      21 d
        adc ebx, 0                ;    21.0 p1      21 d
        sbb eax, eax              ;    27.0 p1      21 d
        mov esi, ebp              ;    11.7 p0      21 d copy
        mov ecx, edx              ;    21.0 p0      21 d copy
        mov dword [esp + 0], ebp  ;    12.7 p0+p3   21 d spill
        mov ebp, ebx              ;    27.0 p0      21 d copy
        add esi, 5                ;    14.2 p0      21 d
        adc ecx, 0                ;    21.5 p1      21 d
        adc ebp, 0                ;    27.5 p1      21 d
        sbb ebp, ebp              ;    33.5 p1      21 d
        and edi, 3                ;    18.0 p0      21 d
        mov esi, dword [esp + 24] ;    18.3 p2      56 reload
        mov ecx, dword [esi + 12] ;    20.3 p2      56
        add eax, eax              ;    33.0 p0      21 d
        adc ecx, 0                ;    33.5 p1      21 d
        adc edi, 0                ;    39.5 p1      21 d
        mov esi, ecx              ;    39.5 p0      21 d copy
        add ebp, ebp              ;    39.5 p0      21 d
        adc esi, 0                ;    40.0 p1      21 d
        adc edi, 0                ;    46.0 p1      21 d
        mov esi, edi              ;    52.0 p0      21 d copy
        shr esi, 2                ;    52.5 p1      21 d
        and edi, 0xfffffffc       ;    52.0 p0      21 d
        add esi, edi              ;    56.5 p0      21 d
        add esi, dword [esp + 0]  ;    57.0 p2+p0   21 d
        adc edx, 0                ;    57.5 p1      21 d
        adc ebx, 0                ;    63.5 p1      21 d
        sbb edi, edi              ;    69.5 p1      21 d
        add edi, edi              ;    75.5 p0      21 d
        adc ecx, 0                ;    76.0 p1      21 d
        mov edi, esi              ;    57.5 p0      24 tag copy
        mov ebp, dword [esp + 28] ;    32.3 p2      56 reload
        mov eax, dword [ebp + 4]  ;    34.3 p2      56
        add edi, dword [ebp]      ;    58.0 p2+p0   24 tag
        cmp edi, esi              ;    58.5 p0      25 c
        sbb eax, eax              ;    59.0 p1      25 c
        mov esi, dword [esp + 32] ;    36.7 p2      24 tag reload
        mov dword [esi], edi      ;    58.5 p0+p3   24 tag
        mov edi, dword [ebp + 12] ;    37.7 p2      56
        add eax, eax              ;    65.0 p0      24 tag
        adc edx, dword [ebp + 4]  ;    65.5 p2+p1   24 tag
        adc ebx, dword [ebp + 8]  ;    73.5 p2+p1   24 tag
        adc ecx, edi              ;    82.0 p1      24 tag
        mov dword [esi + 4], edx  ;    73.5 p0+p3   24 tag
        mov dword [esi + 8], ebx  ;    81.5 p0+p3   24 tag
        mov dword [esi + 12], ecx ;    88.0 p0+p3   24 tag
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
