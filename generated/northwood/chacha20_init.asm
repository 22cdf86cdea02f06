; chacha20_init for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/chacha20.cw (sha256 698b7d4f9e12652e); do not edit:
;   ./cw build chacha20_init --cpu northwood
;
; void chacha20_init(const void *key, const void *nonce, void *st);   cdecl
;   key: 32 bytes, read, secret, no alignment needed
;   nonce: 12 bytes, read, public, no alignment needed
;   st: 64 bytes, written, secret, no alignment needed
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame holds no secrets.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 35 uops, planned 32.7; bounds: width 11.7, ports 32.0, path 2.0
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
%fatal "chacha20_init is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_chacha20_init
$_chacha20_init:
%else
        global $chacha20_init
%endif
$chacha20_init:
        push esi                  ;                    preserved
        push edi                  ;                    preserved
        push ebp                  ;                    preserved
        mov esi, 0x61707865       ;     0.0 p0      34 st reload
        mov edi, dword [esp + 24] ;     0.3 p2      34 st reload
        mov dword [edi], esi      ;     0.7 p0+p3   34 st
        mov esi, 0x3320646e       ;     1.0 p1      34 st reload
        mov dword [edi + 4], esi  ;     2.7 p0+p3   34 st
        mov esi, 0x79622d32       ;     1.7 p1      34 st reload
        mov dword [edi + 8], esi  ;     4.7 p0+p3   34 st
        mov esi, 0x6b206574       ;     2.3 p1      34 st reload
        mov dword [edi + 12], esi ;     6.7 p0+p3   34 st
        mov esi, 0                ;     3.0 p1      36 st reload
        mov dword [edi + 48], esi ;     8.7 p0+p3   36 st
        mov esi, dword [esp + 16] ;     3.7 p2      35 st reload
        mov ebp, dword [esi]      ;     5.7 p2      35 st
        mov dword [edi + 16], ebp ;    10.7 p0+p3   35 st
        mov ebp, dword [esi + 4]  ;     5.7 p2      35 st
        mov dword [edi + 20], ebp ;    12.7 p0+p3   35 st
        mov ebp, dword [esi + 8]  ;     6.7 p2      35 st
        mov dword [edi + 24], ebp ;    14.7 p0+p3   35 st
        mov ebp, dword [esi + 12] ;     7.7 p2      35 st
        mov dword [edi + 28], ebp ;    16.7 p0+p3   35 st
        mov ebp, dword [esi + 16] ;     8.7 p2      35 st
        mov dword [edi + 32], ebp ;    18.7 p0+p3   35 st
        mov ebp, dword [esi + 20] ;     9.7 p2      35 st
        mov dword [edi + 36], ebp ;    20.7 p0+p3   35 st
        mov ebp, dword [esi + 24] ;    10.7 p2      35 st
        mov dword [edi + 40], ebp ;    22.7 p0+p3   35 st
        mov esi, dword [esi + 28] ;    11.7 p2      35 st
        mov dword [edi + 44], esi ;    24.7 p0+p3   35 st
        mov esi, dword [esp + 20] ;    12.7 p2      37 st reload
        mov ebp, dword [esi]      ;    14.7 p2      37 st
        mov dword [edi + 52], ebp ;    26.7 p0+p3   37 st
        mov ebp, dword [esi + 4]  ;    14.7 p2      37 st
        mov dword [edi + 56], ebp ;    28.7 p0+p3   37 st
        mov esi, dword [esi + 8]  ;    15.7 p2      37 st
        mov dword [edi + 60], esi ;    30.7 p0+p3   37 st
        pop ebp                   ;                    preserved
        pop edi                   ;                    preserved
        pop esi                   ;                    preserved
        ret

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
