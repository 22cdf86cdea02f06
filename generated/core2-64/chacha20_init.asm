; chacha20_init for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/chacha20.cw (sha256 698b7d4f9e12652e); do not edit:
;   ./cw build chacha20_init --cpu core2-64
;
; void chacha20_init(const void *key, const void *nonce, void *st);   System V, 64 bits
;   key: 32 bytes, read, secret, no alignment needed
;   nonce: 12 bytes, read, public, no alignment needed
;   st: 64 bytes, written, secret, no alignment needed
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame holds no secrets.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 35 uops, planned 17.2; bounds: width 8.8, ports 16.0, path 3.0
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

for_formats win64, elf32, elf, win32, win, macho32, macho
%if HERE
%fatal "chacha20_init is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_chacha20_init
$_chacha20_init:
%else
        global $chacha20_init
%endif
$chacha20_init:
        sub rsp, 0x18             ;                    frame
        mov qword [rsp + 0], rdx  ;                    argument
        mov qword [rsp + 8], rdi  ;                    argument
        mov qword [rsp + 16], rsi ;                    argument
        mov esi, 0x61707865       ;     0.0 p0      34 st reload
        mov r8, qword [rsp + 0]   ;     0.2 p2      34 st reload
        mov dword [r8], esi       ;     1.0 p3+p4   34 st
        mov esi, 0x3320646e       ;     0.8 p1      34 st reload
        mov dword [r8 + 4], esi   ;     1.8 p3+p4   34 st
        mov esi, 0x79622d32       ;     1.2 p5      34 st reload
        mov dword [r8 + 8], esi   ;     2.5 p3+p4   34 st
        mov esi, 0x6b206574       ;     1.8 p0      34 st reload
        mov dword [r8 + 12], esi  ;     3.5 p3+p4   34 st
        mov r9, qword [rsp + 8]   ;     2.2 p2      35 st reload
        mov esi, dword [r9]       ;     5.2 p2      35 st
        mov dword [r8 + 16], esi  ;     8.2 p3+p4   35 st
        mov esi, dword [r9 + 4]   ;     5.2 p2      35 st
        mov dword [r8 + 20], esi  ;     8.2 p3+p4   35 st
        mov esi, dword [r9 + 8]   ;     5.2 p2      35 st
        mov dword [r8 + 24], esi  ;     8.2 p3+p4   35 st
        mov esi, dword [r9 + 12]  ;     6.2 p2      35 st
        mov dword [r8 + 28], esi  ;     9.2 p3+p4   35 st
        mov esi, dword [r9 + 16]  ;     7.2 p2      35 st
        mov dword [r8 + 32], esi  ;    10.2 p3+p4   35 st
        mov esi, dword [r9 + 20]  ;     8.2 p2      35 st
        mov dword [r8 + 36], esi  ;    11.2 p3+p4   35 st
        mov esi, dword [r9 + 24]  ;     9.2 p2      35 st
        mov dword [r8 + 40], esi  ;    12.2 p3+p4   35 st
        mov esi, dword [r9 + 28]  ;    10.2 p2      35 st
        mov dword [r8 + 44], esi  ;    13.2 p3+p4   35 st
        mov esi, 0                ;     6.5 p1      36 st reload
        mov dword [r8 + 48], esi  ;    12.5 p3+p4   36 st
        mov r9, qword [rsp + 16]  ;    11.2 p2      37 st reload
        mov esi, dword [r9]       ;    14.2 p2      37 st
        mov dword [r8 + 52], esi  ;    17.2 p3+p4   37 st
        mov esi, dword [r9 + 4]   ;    14.2 p2      37 st
        mov dword [r8 + 56], esi  ;    17.2 p3+p4   37 st
        mov esi, dword [r9 + 8]   ;    14.2 p2      37 st
        mov dword [r8 + 60], esi  ;    17.2 p3+p4   37 st
        add rsp, 0x18             ;                    frame
        ret

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
