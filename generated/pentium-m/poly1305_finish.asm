; poly1305_finish for Intel Pentium M (Dothan) (pentium-m)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_finish --cpu pentium-m
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
;   body: 83 uops, planned 43.0; bounds: width 27.7, ports 30.5, path 32.0
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
        mov edx, dword [esi + 12] ;     5.0 p2      56
        mov ebx, ecx              ;     7.0 p0      21 d copy
        shr ebx, 2                ;     8.0 p0      21 d
        mov esi, ecx              ;     7.0 p1      21 d copy
        and esi, 0xfffffffc       ;     8.0 p1      21 d
        mov edx, 0                ;     4.0 p0      21 d
        add ebx, esi              ;     9.0 p1      21 d
        adc edx, 0                ;    10.0 p1+p0   21 d
        add edi, ebx              ;    10.0 p0      21 d
        adc ebp, edx              ;    12.0 p1+p0   21 d
        adc eax, 0                ;    14.0 p1+p0   21 d
        sbb esi, esi              ;    16.0 p1+p0   21 d
        and ecx, 3                ;     9.7 p1      21 d
        mov edx, dword [esp + 24] ;     7.3 p2      56 reload
        mov ebx, dword [edx + 12] ;    10.3 p2      56
        add esi, esi              ;    18.0 p0      21 d
        adc ebx, 0                ;    19.0 p1+p0   21 d
        adc ecx, 0                ;    21.0 p1+p0   21 d
        mov esi, edi              ;    12.7 p1      21 d copy
        mov edx, ebp              ;    14.0 p0      21 d copy
        mov dword [esp + 0], ebx  ;    21.0 p3+p4   21 d spill
        mov ebx, eax              ;    16.0 p1      21 d copy
        add esi, 5                ;    14.0 p0      21 d
        adc edx, 0                ;    15.0 p1+p0   21 d
        adc ebx, 0                ;    17.0 p1+p0   21 d
        sbb ebx, ebx              ;    19.0 p1+p0   21 d
        mov esi, dword [esp + 0]  ;    21.0 p2      21 d
        add ebx, ebx              ;    21.0 p1      21 d
        adc esi, 0                ;    24.0 p1+p0   21 d
        adc ecx, 0                ;    26.0 p1+p0   21 d
        mov esi, dword [esp + 28] ;    15.3 p2      56 reload
        mov edx, dword [esi + 4]  ;    18.3 p2      56
        mov ebx, dword [esi + 8]  ;    18.3 p2      56
        mov edx, dword [esi + 12] ;    18.3 p2      56
        mov ebx, ecx              ;    28.0 p0      21 d copy
        shr ebx, 2                ;    29.0 p0      21 d
        and ecx, 0xfffffffc       ;    28.0 p1      21 d
        add ebx, ecx              ;    30.0 p1      21 d
        add edi, ebx              ;    31.0 p0      21 d
        adc ebp, 0                ;    32.0 p1+p0   21 d
        adc eax, 0                ;    34.0 p1+p0   21 d
        sbb ecx, ecx              ;    36.0 p1+p0   21 d
        mov ebx, dword [esi]      ;    20.3 p2      24 tag
        add ebx, edi              ;    32.0 p1      24 tag
        cmp ebx, edi              ;    33.0 p0      25 c
        sbb esi, esi              ;    34.0 p1+p0   25 c
        mov edi, dword [esp + 32] ;    22.0 p2      24 tag reload
        mov dword [edi], ebx      ;    33.0 p3+p4   24 tag
        mov ebx, dword [esp + 0]  ;    23.3 p2      21 d
        add ecx, ecx              ;    38.0 p1      21 d
        adc ebx, 0                ;    39.0 p1+p0   21 d
        add esi, esi              ;    36.0 p0      24 tag
        mov ecx, dword [esp + 28] ;    25.0 p2      56 reload
        adc ebp, dword [ecx + 4]  ;    37.0 p1+p0+p2   24 tag
        adc eax, dword [ecx + 8]  ;    39.0 p1+p0+p2   24 tag
        adc ebx, edx              ;    41.0 p1+p0   24 tag
        mov dword [edi + 4], ebp  ;    39.0 p3+p4   24 tag
        mov dword [edi + 8], eax  ;    41.0 p3+p4   24 tag
        mov dword [edi + 12], ebx ;    43.0 p3+p4   24 tag
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
