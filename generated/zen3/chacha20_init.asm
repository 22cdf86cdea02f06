; chacha20_init for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/chacha20.cw (sha256 698b7d4f9e12652e); do not edit:
;   ./cw build chacha20_init --cpu zen3
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
;   body: 35 uops, planned 11.0; bounds: width 5.8, ports 10.0, path 4.0
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
        push rbx                   ;                    preserved
        push rbp                   ;                    preserved
        push r12                   ;                    preserved
        push r13                   ;                    preserved
        push r14                   ;                    preserved
        push r15                   ;                    preserved
        sub rsp, 0x18              ;                    frame
        mov qword [rsp + 0], rdi   ;                    argument
        mov qword [rsp + 8], rsi   ;                    argument
        mov qword [rsp + 16], rdx  ;                    argument
        mov r8, qword [rsp + 0]    ;     0.0 agu0    35 st reload
        mov esi, dword [r8]        ;     4.0 agu1    35 st
        mov edi, dword [r8 + 4]    ;     4.0 agu2    35 st
        mov ebp, dword [r8 + 8]    ;     4.0 agu0    35 st
        mov r9d, dword [r8 + 12]   ;     4.0 agu1    35 st
        mov r10d, dword [r8 + 16]  ;     4.0 agu2    35 st
        mov r11d, dword [r8 + 20]  ;     4.0 agu0    35 st
        mov r12d, dword [r8 + 24]  ;     4.0 agu1    35 st
        mov r13d, dword [r8 + 28]  ;     4.0 agu2    35 st
        mov r14, qword [rsp + 8]   ;     3.0 agu0    37 st reload
        mov r15d, dword [r14]      ;     7.0 agu1    37 st
        mov eax, dword [r14 + 4]   ;     7.0 agu2    37 st
        mov ecx, dword [r14 + 8]   ;     7.0 agu0    37 st
        mov edx, 0x61707865        ;     2.2 alu0    34 st reload
        mov rbx, qword [rsp + 16]  ;     4.2 agu1    34 st reload
        mov dword [rbx], edx       ;     4.3 agu2+st0   34 st
        mov edx, 0x3320646e        ;     2.7 alu1    34 st reload
        mov dword [rbx + 4], edx   ;     5.0 agu0+st1   34 st
        mov edx, 0x79622d32        ;     3.0 alu2    34 st reload
        mov dword [rbx + 8], edx   ;     5.2 agu1+st0   34 st
        mov dword [rbx + 16], esi  ;     8.0 agu2+st1   35 st
        mov dword [rbx + 20], edi  ;     8.0 agu0+st0   35 st
        mov dword [rbx + 24], ebp  ;     8.0 agu1+st1   35 st
        mov dword [rbx + 28], r9d  ;     8.0 agu2+st0   35 st
        mov dword [rbx + 32], r10d ;     8.0 agu0+st1   35 st
        mov esi, 0x6b206574        ;     4.7 alu3    34 st reload
        mov dword [rbx + 12], esi  ;     7.2 agu1+st0   34 st
        mov dword [rbx + 36], r11d ;     8.0 agu2+st1   35 st
        mov dword [rbx + 40], r12d ;     8.0 agu0+st0   35 st
        mov dword [rbx + 44], r13d ;     8.2 agu1+st1   35 st
        mov dword [rbx + 52], r15d ;    11.0 agu2+st0   37 st
        mov esi, 0                 ;     5.7 alu0    36 st reload
        mov dword [rbx + 48], esi  ;     9.0 agu0+st1   36 st
        mov dword [rbx + 56], eax  ;    11.0 agu1+st0   37 st
        mov dword [rbx + 60], ecx  ;    11.0 agu2+st1   37 st
        add rsp, 0x18              ;                    frame
        pop r15                    ;                    preserved
        pop r14                    ;                    preserved
        pop r13                    ;                    preserved
        pop r12                    ;                    preserved
        pop rbp                    ;                    preserved
        pop rbx                    ;                    preserved
        ret

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
