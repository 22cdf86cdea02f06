; poly1305_init for Intel Pentium 4 (Prescott, 32-bit) (prescott)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_init --cpu prescott
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
;   body: 23 uops, planned 17.0; bounds: width 7.7, ports 16.0, path 5.0
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
        mov esi, dword [esp + 16] ;     0.0 p2      32 r reload
        mov edi, dword [esi + 16] ;     4.0 p2      33 s
        mov ebp, dword [esp + 24] ;     2.0 p2      33 s reload
        mov dword [ebp], edi      ;     8.0 p0+p3   33 s
        mov edi, dword [esi + 20] ;     4.0 p2      33 s
        mov dword [ebp + 4], edi  ;     8.0 p0+p3   33 s
        mov edi, dword [esi + 24] ;     4.0 p2      33 s
        mov dword [ebp + 8], edi  ;     8.0 p0+p3   33 s
        mov edi, dword [esi + 28] ;     5.0 p2      33 s
        mov dword [ebp + 12], edi ;     9.0 p0+p3   33 s
        mov edi, dword [esi]      ;     6.0 p2      32 r
        and edi, 0xfffffff        ;    10.0 p0      32 r
        mov ebp, dword [esp + 20] ;     7.0 p2      32 r reload
        mov dword [ebp], edi      ;    11.0 p0+p3   32 r
        mov edi, dword [esi + 4]  ;     8.0 p2      32 r
        and edi, 0xffffffc        ;    12.0 p0      32 r
        mov dword [ebp + 4], edi  ;    13.0 p0+p3   32 r
        mov edi, dword [esi + 8]  ;     9.0 p2      32 r
        and edi, 0xffffffc        ;    13.0 p0      32 r
        mov dword [ebp + 8], edi  ;    14.0 p0+p3   32 r
        mov esi, dword [esi + 12] ;    10.0 p2      32 r
        and esi, 0xffffffc        ;    14.0 p0      32 r
        mov dword [ebp + 12], esi ;    15.0 p0+p3   32 r
        pop ebp                   ;                    preserved
        pop edi                   ;                    preserved
        pop esi                   ;                    preserved
        ret

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
