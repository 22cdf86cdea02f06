; poly1305_init for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_init --cpu core2-64
;
; void poly1305_init(const void *key, void *r, void *s);   System V, 64 bits
;   key: 32 bytes, read, secret, no alignment needed
;   r: 16 bytes, written, secret, no alignment needed
;   s: 16 bytes, written, secret, no alignment needed
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame holds no secrets.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 23 uops, planned 13.0; bounds: width 5.8, ports 11.0, path 4.0
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
%fatal "poly1305_init is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_poly1305_init
$_poly1305_init:
%else
        global $poly1305_init
%endif
$poly1305_init:
        push rbp                  ;                    preserved
        sub rsp, 0x20             ;                    frame
        mov qword [rsp + 0], rdi  ;                    argument
        mov qword [rsp + 8], rdx  ;                    argument
        mov qword [rsp + 16], rsi ;                    argument
        mov r8, qword [rsp + 0]   ;     0.0 p2      32 r reload
        mov esi, dword [r8 + 16]  ;     3.0 p2      33 s
        mov r9, qword [rsp + 8]   ;     2.0 p2      33 s reload
        mov dword [r9], esi       ;     6.0 p3+p4   33 s
        mov esi, dword [r8 + 20]  ;     3.0 p2      33 s
        mov dword [r9 + 4], esi   ;     6.0 p3+p4   33 s
        mov esi, dword [r8 + 24]  ;     4.0 p2      33 s
        mov dword [r9 + 8], esi   ;     7.0 p3+p4   33 s
        mov esi, dword [r8 + 28]  ;     5.0 p2      33 s
        mov dword [r9 + 12], esi  ;     8.0 p3+p4   33 s
        mov esi, dword [r8]       ;     6.0 p2      32 r
        mov edi, dword [r8 + 4]   ;     7.0 p2      32 r
        mov ebp, dword [r8 + 8]   ;     8.0 p2      32 r
        mov r8d, dword [r8 + 12]  ;     9.0 p2      32 r
        and esi, 0xfffffff        ;     9.0 p0      32 r
        mov r9, qword [rsp + 16]  ;    10.0 p2      32 r reload
        mov dword [r9], esi       ;    10.0 p3+p4   32 r
        and edi, 0xffffffc        ;    10.0 p1      32 r
        mov dword [r9 + 4], edi   ;    11.0 p3+p4   32 r
        and ebp, 0xffffffc        ;    11.0 p5      32 r
        mov dword [r9 + 8], ebp   ;    12.0 p3+p4   32 r
        and r8d, 0xffffffc        ;    12.0 p0      32 r
        mov dword [r9 + 12], r8d  ;    13.0 p3+p4   32 r
        add rsp, 0x20             ;                    frame
        pop rbp                   ;                    preserved
        ret

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
