; poly1305_finish for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_finish --cpu zen3
;
; void poly1305_finish(const void *h, const void *s, void *tag);   System V, 64 bits
;   h: 20 bytes, read, secret, no alignment needed
;   s: 16 bytes, read, secret, no alignment needed
;   tag: 16 bytes, written, secret, no alignment needed
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame holds no secrets.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 51 uops, planned 24.0; bounds: width 8.5, ports 7.0, path 18.0
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
%fatal "poly1305_finish is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_poly1305_finish
$_poly1305_finish:
%else
        global $poly1305_finish
%endif
$poly1305_finish:
        push rbp                  ;                    preserved
        push r12                  ;                    preserved
        push r13                  ;                    preserved
        push r14                  ;                    preserved
        push r15                  ;                    preserved
        sub rsp, 0x20             ;                    frame
        mov qword [rsp + 0], rdi  ;                    argument
        mov qword [rsp + 8], rsi  ;                    argument
        mov qword [rsp + 16], rdx ;                    argument
        mov r8, qword [rsp + 0]   ;     0.0 agu0    56 reload
        mov esi, dword [r8]       ;     4.0 agu1    56
        mov edi, dword [r8 + 4]   ;     4.0 agu2    56
        mov ebp, dword [r8 + 8]   ;     4.0 agu0    56
        mov r9d, dword [r8 + 12]  ;     4.0 agu1    56
        mov r10d, dword [r8 + 16] ;     4.0 agu2    56
        shl rdi, 0x20             ;     8.0 alu1    56
        or rsi, rdi               ;     9.0 alu0    56
        shl r9, 0x20              ;     8.0 alu2    56
        or rbp, r9                ;     9.0 alu3    56
        mov r9, qword [rsp + 8]   ;     2.0 agu0    56 reload
        mov edi, dword [r9 + 4]   ;     6.0 agu1    56
        mov r11d, dword [r9 + 8]  ;     6.0 agu2    56
        mov r12d, dword [r9 + 12] ;     6.0 agu0    56
        mov r13, r10              ;     8.0         21 d copy
        shr r13, 2                ;     8.0 alu1    21 d
        mov r14, r10              ;     8.0         21 d copy
        and r14, 3                ;     8.0 alu0    21 d
        and r10, -4               ;     8.0 alu2    21 d
        add r13, r10              ;     9.0 alu3    21 d
        add rsi, r13              ;    10.0 alu1    21 d
        adc rbp, 0                ;    11.0 alu0    21 d
        adc r14, 0                ;    12.0 alu2    21 d
        mov r8, rsi               ;    11.0         21 d copy
        mov r10, rbp              ;    12.0         21 d copy
        add r8, 5                 ;    11.0 alu3    21 d
        adc r10, 0                ;    12.0 alu1    21 d
        adc r14, 0                ;    13.0 alu0    21 d
        mov r8, r14               ;    14.0         21 d copy
        shr r8, 2                 ;    14.0 alu2    21 d
        and r14, -4               ;    14.0 alu3    21 d
        add r8, r14               ;    15.0 alu1    21 d
        add rsi, r8               ;    16.0 alu0    21 d
        adc rbp, 0                ;    17.0 alu2    21 d
        mov r8d, esi              ;    17.0         21 d
        shr rsi, 0x20             ;    17.0 alu1    21 d
        mov r10d, ebp             ;    18.0         21 d
        shr rbp, 0x20             ;    18.0 alu2    21 d
        mov r13d, dword [r9]      ;    11.2 agu1    24 tag
        add r13d, r8d             ;    17.0 alu3    24 tag
        mov r14, qword [rsp + 16] ;    11.5 agu2    24 tag reload
        mov dword [r14], r13d     ;    18.0 agu0+st0   24 tag
        cmp r13d, r8d             ;    18.0 alu0    25 c
        sbb r15d, r15d            ;    19.0 alu1    25 c
        add r15d, r15d            ;    20.0 alu2    24 tag
        adc esi, edi              ;    21.0 alu3    24 tag
        adc r10d, r11d            ;    22.0 alu0    24 tag
        adc ebp, r12d             ;    23.0 alu1    24 tag
        mov dword [r14 + 4], esi  ;    22.0 agu1+st1   24 tag
        mov dword [r14 + 8], r10d ;    23.0 agu2+st0   24 tag
        mov dword [r14 + 12], ebp ;    24.0 agu0+st1   24 tag
        add rsp, 0x20             ;                    frame
        pop r15                   ;                    preserved
        pop r14                   ;                    preserved
        pop r13                   ;                    preserved
        pop r12                   ;                    preserved
        pop rbp                   ;                    preserved
        ret

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
