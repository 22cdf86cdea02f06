; poly1305_init for AMD Athlon 64, Opteron (K8) (athlon64)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_init --cpu athlon64
;
; void poly1305_init(const void *key, void *r, void *s);   cdecl
;   key: 32 bytes, read, secret, no alignment needed
;   r: 16 bytes, written, secret, no alignment needed
;   s: 16 bytes, written, secret, no alignment needed
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame holds no secrets.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 23 uops, planned 8.3; bounds: width 7.7, ports 6.3, path 4.0
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
%fatal "poly1305_init is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_poly1305_init
$_poly1305_init:
%else
        global $poly1305_init
%endif
$poly1305_init:
        push esi                  ;                    preserved
        push edi                  ;                    preserved
        push ebp                  ;                    preserved
        mov esi, dword [esp + 16] ;     0.0 agu0    32 r reload
        mov edi, dword [esi + 16] ;     3.0 agu1    33 s
        mov ebp, dword [esp + 24] ;     3.0 agu2    33 s reload
        mov dword [ebp], edi      ;     6.0 agu0    33 s
        mov edi, dword [esi + 20] ;     3.0 agu1    33 s
        mov dword [ebp + 4], edi  ;     6.0 agu2    33 s
        mov edi, dword [esi + 24] ;     3.0 agu0    33 s
        mov dword [ebp + 8], edi  ;     6.0 agu1    33 s
        mov edi, dword [esi + 28] ;     3.0 agu2    33 s
        mov dword [ebp + 12], edi ;     6.0 agu0    33 s
        mov edi, dword [esi]      ;     3.3 agu1    32 r
        mov ebp, dword [esi + 4]  ;     3.7 agu2    32 r
        mov eax, dword [esi + 8]  ;     4.0 agu0    32 r
        mov esi, dword [esi + 12] ;     4.3 agu1    32 r
        and edi, 0xfffffff        ;     6.3 alu0    32 r
        mov ecx, dword [esp + 20] ;     5.0 agu2    32 r reload
        mov dword [ecx], edi      ;     7.3 agu0    32 r
        and ebp, 0xffffffc        ;     6.7 alu1    32 r
        mov dword [ecx + 4], ebp  ;     7.7 agu1    32 r
        and eax, 0xffffffc        ;     7.0 alu2    32 r
        mov dword [ecx + 8], eax  ;     8.0 agu2    32 r
        and esi, 0xffffffc        ;     7.3 alu0    32 r
        mov dword [ecx + 12], esi ;     8.3 agu0    32 r
        pop ebp                   ;                    preserved
        pop edi                   ;                    preserved
        pop esi                   ;                    preserved
        ret

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
