; poly1305_init for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_init --cpu zen3
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
;   body: 23 uops, planned 9.0; bounds: width 3.8, ports 6.3, path 5.0
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
        push rbp                   ;                    preserved
        push r12                   ;                    preserved
        push r13                   ;                    preserved
        push r14                   ;                    preserved
        sub rsp, 0x18              ;                    frame
        mov qword [rsp + 0], rdi   ;                    argument
        mov qword [rsp + 8], rsi   ;                    argument
        mov qword [rsp + 16], rdx  ;                    argument
        mov r8, qword [rsp + 0]    ;     0.0 agu0    32 r reload
        mov esi, dword [r8 + 16]   ;     4.0 agu1    33 s
        mov edi, dword [r8 + 20]   ;     4.0 agu2    33 s
        mov ebp, dword [r8 + 24]   ;     4.0 agu0    33 s
        mov r9d, dword [r8 + 28]   ;     4.0 agu1    33 s
        mov r10d, dword [r8]       ;     4.0 agu2    32 r
        mov r11d, dword [r8 + 4]   ;     4.0 agu0    32 r
        and r10d, 0xfffffff        ;     8.0 alu0    32 r
        mov r12d, dword [r8 + 8]   ;     4.0 agu1    32 r
        and r11d, 0xffffffc        ;     8.0 alu1    32 r
        mov r13d, dword [r8 + 12]  ;     4.0 agu2    32 r
        mov r14, qword [rsp + 8]   ;     3.0 agu0    32 r reload
        mov dword [r14], r10d      ;     9.0 agu1+st0   32 r
        mov dword [r14 + 4], r11d  ;     9.0 agu2+st1   32 r
        mov r10, qword [rsp + 16]  ;     4.0 agu0    33 s reload
        mov dword [r10], esi       ;     8.0 agu1+st0   33 s
        mov dword [r10 + 4], edi   ;     8.0 agu2+st1   33 s
        and r12d, 0xffffffc        ;     8.0 alu2    32 r
        mov dword [r14 + 8], r12d  ;     9.0 agu0+st0   32 r
        mov dword [r10 + 8], ebp   ;     8.0 agu1+st1   33 s
        and r13d, 0xffffffc        ;     8.0 alu3    32 r
        mov dword [r14 + 12], r13d ;     9.0 agu2+st0   32 r
        mov dword [r10 + 12], r9d  ;     8.0 agu0+st1   33 s
        add rsp, 0x18              ;                    frame
        pop r14                    ;                    preserved
        pop r13                    ;                    preserved
        pop r12                    ;                    preserved
        pop rbp                    ;                    preserved
        ret

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
