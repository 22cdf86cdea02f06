; poly1305_finish for AMD Athlon 64, Opteron (K8) (athlon64)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_finish --cpu athlon64
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
;   body: 61 uops, planned 31.0; bounds: width 20.3, ports 14.0, path 20.0
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
        mov esi, dword [esp + 24] ;     0.0 agu0    56 reload
        mov edi, dword [esi]      ;     3.0 agu1    56
        mov ebp, dword [esi + 4]  ;     3.0 agu2    56
        mov eax, dword [esi + 8]  ;     3.0 agu0    56
        mov ecx, dword [esi + 16] ;     3.0 agu1    56
        mov ebx, ecx              ;     6.0 alu0    21 d copy
        shr ebx, 2                ;     7.0 alu1    21 d
        mov esi, ecx              ;     6.0 alu2    21 d copy
        and esi, 0xfffffffc       ;     7.0 alu0    21 d
        mov edx, 0                ;     3.0 alu1    21 d
        add ebx, esi              ;     8.0 alu2    21 d
        adc edx, 0                ;     9.0 alu0    21 d
        add edi, ebx              ;     9.0 alu1    21 d
        adc ebp, edx              ;    10.0 alu2    21 d
        adc eax, 0                ;    11.0 alu0    21 d
        sbb esi, esi              ;    12.0 alu1    21 d
        and ecx, 3                ;     6.0 alu2    21 d
        mov edx, dword [esp + 24] ;     5.7 agu2    56 reload
        mov ebx, dword [edx + 12] ;     8.7 agu0    56
        add esi, esi              ;    13.0 alu0    21 d
        adc ebx, 0                ;    14.0 alu1    21 d
        adc ecx, 0                ;    15.0 alu2    21 d
        mov esi, edi              ;    10.0 alu0    21 d copy
        mov edx, ebp              ;    11.0 alu1    21 d copy
        mov dword [esp + 0], ebx  ;    15.0 agu1    21 d spill
        mov ebx, eax              ;    12.0 alu2    21 d copy
        add esi, 5                ;    11.0 alu0    21 d
        adc edx, 0                ;    12.0 alu1    21 d
        adc ebx, 0                ;    13.0 alu2    21 d
        sbb ebx, ebx              ;    14.0 alu0    21 d
        mov esi, dword [esp + 0]  ;    15.0 agu2    21 d
        add ebx, ebx              ;    15.0 alu1    21 d
        adc esi, 0                ;    18.0 alu2    21 d
        adc ecx, 0                ;    19.0 alu0    21 d
        mov esi, dword [esp + 28] ;    12.3 agu0    56 reload
        mov edx, dword [esi + 12] ;    15.3 agu1    56
        mov ebx, ecx              ;    20.0 alu1    21 d copy
        shr ebx, 2                ;    21.0 alu2    21 d
        and ecx, 0xfffffffc       ;    20.0 alu0    21 d
        add ebx, ecx              ;    22.0 alu1    21 d
        add edi, ebx              ;    23.0 alu2    21 d
        adc ebp, 0                ;    24.0 alu0    21 d
        adc eax, 0                ;    25.0 alu1    21 d
        sbb ecx, ecx              ;    26.0 alu2    21 d
        mov ebx, dword [esp + 0]  ;    16.0 agu2    21 d
        add ecx, ecx              ;    27.0 alu0    21 d
        adc ebx, 0                ;    28.0 alu1    21 d
        mov ecx, dword [esi]      ;    18.0 agu0    24 tag
        add ecx, edi              ;    24.0 alu2    24 tag
        cmp ecx, edi              ;    25.0 alu0    25 c
        sbb esi, esi              ;    26.0 alu1    25 c
        mov edi, dword [esp + 32] ;    20.3 agu1    24 tag reload
        mov dword [edi], ecx      ;    25.0 agu2    24 tag
        add esi, esi              ;    27.0 alu2    24 tag
        mov ecx, dword [esp + 28] ;    22.0 agu0    56 reload
        adc ebp, dword [ecx + 4]  ;    28.0 alu0+agu1   24 tag
        adc eax, dword [ecx + 8]  ;    29.0 alu1+agu2   24 tag
        adc ebx, edx              ;    30.0 alu2    24 tag
        mov dword [edi + 4], ebp  ;    29.0 agu0    24 tag
        mov dword [edi + 8], eax  ;    30.0 agu1    24 tag
        mov dword [edi + 12], ebx ;    31.0 agu2    24 tag
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
