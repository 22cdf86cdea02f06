; poly1305_init for Intel Pentium (P5) (pentium)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_init --cpu pentium
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
;   body: 23 uops, planned 13.0; bounds: width 11.5, ports 12.0, path 2.0
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
        push ebx                  ;                    preserved
        push esi                  ;                    preserved
        push edi                  ;                    preserved
        push ebp                  ;                    preserved
        mov eax, dword [esp + 20] ;     0.0 U       32 r reload
        mov ecx, dword [esp + 28] ;     0.0 V       33 s reload
        mov edx, dword [eax + 20] ;     2.0 U       33 s
        mov ebx, dword [eax + 12] ;     2.0 V       32 r
        mov esi, dword [eax + 16] ;     3.0 U       33 s
        mov edi, dword [eax + 28] ;     3.0 V       33 s
        mov ebp, dword [eax]      ;     4.0 U       32 r
        mov dword [ecx], esi      ;     4.0 V       33 s
        mov dword [ecx + 12], edi ;     5.0 U       33 s
        mov esi, dword [eax + 8]  ;     5.0 V       32 r
        mov dword [ecx + 4], edx  ;     6.0 U       33 s
        and ebx, 0xffffffc        ;     6.0 V       32 r
        mov edx, dword [eax + 4]  ;     7.0 U       32 r
        mov edi, dword [esp + 24] ;     7.0 V       32 r reload
        and ebp, 0xfffffff        ;     8.0 U       32 r
        mov eax, dword [eax + 24] ;     8.0 V       33 s
        and esi, 0xffffffc        ;     9.0 U       32 r
        mov dword [ecx + 8], eax  ;     9.0 V       33 s
        and edx, 0xffffffc        ;    10.0 U       32 r
        mov dword [edi + 12], ebx ;    10.0 V       32 r
        mov dword [edi + 4], edx  ;    11.0 U       32 r
        mov dword [edi], ebp      ;    11.0 V       32 r
        mov dword [edi + 8], esi  ;    12.0 U       32 r
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
