; poly1305_finish for Intel Pentium 4 (Prescott with EM64T, 64-bit) (prescott-64)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_finish --cpu prescott-64
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
;   body: 70 uops, planned 102.0; bounds: width 23.3, ports 32.1, path 94.0
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
        push rbp                   ;                    preserved
        push r12                   ;                    preserved
        push r13                   ;                    preserved
        push r14                   ;                    preserved
        push r15                   ;                    preserved
        sub rsp, 0x20              ;                    frame
        mov qword [rsp + 0], rdi   ;                    argument
        mov qword [rsp + 8], rsi   ;                    argument
        mov qword [rsp + 16], rdx  ;                    argument
        mov r8, qword [rsp + 0]    ;     0.0 p2      56 reload
        mov esi, dword [r8 + 16]   ;     4.0 p2      56
        mov edi, dword [r8 + 4]    ;     4.0 p2      56
        mov ebp, dword [r8 + 12]   ;     4.0 p2      56
        mov r9d, dword [r8]        ;     4.0 p2      56
        mov r10d, dword [r8 + 8]   ;     5.0 p2      56
        shl rdi, 0x20              ;     8.0 p1      56
        shl rbp, 0x20              ;     8.0 p1      56
        or r9, rdi                 ;     9.0 p0      56
        mov r11, rsi               ;     8.0 p1      21 d copy
        shr r11, 2                 ;     9.0 p1      21 d
        or r10, rbp                ;     9.0 p0      56
        mov r12, rsi               ;     8.0 p0      21 d copy
        and r12, -4                ;     9.0 p0      21 d
        mov r13, qword [rsp + 8]   ;     6.0 p2      56 reload
        mov edi, dword [r13 + 4]   ;    10.0 p2      56
        and rsi, 3                 ;     8.0 p0      21 d
        mov ebp, dword [r13 + 8]   ;    10.0 p2      56
        mov r8d, dword [r13 + 12]  ;    10.0 p2      56
        add r12, r11               ;    16.0 p1      21 d
        add r9, r12                ;    17.0 p0      21 d
        adc r10, 0                 ;    18.0 p1      21 d
        adc rsi, 0                 ;    28.0 p1      21 d
        mov r11d, dword [r13]      ;    10.0 p2      24 tag
        mov r12, -4                ;     9.3 p0      21 d
        mov r14, r9                ;    18.0 p0      21 d copy
        mov r15, r10               ;    28.0 p0      21 d copy
        add r14, 5                 ;    19.0 p0      21 d
        adc r15, 0                 ;    29.0 p1      21 d
        adc rsi, 0                 ;    39.0 p1      21 d
        and r12, rsi               ;    49.0 p0      21 d
        shr rsi, 2                 ;    49.0 p1      21 d
        add r12, rsi               ;    56.0 p0      21 d
        add r9, r12                ;    57.0 p0      21 d
        adc r10, 0                 ;    58.0 p1      21 d
        mov esi, r9d               ;    58.0 p0      21 d
        shr r9, 0x20               ;    58.0 p1      21 d
        add r11d, esi              ;    59.0 p0      24 tag
        cmp r11d, esi              ;    60.0 p0      25 c
        sbb r12d, r12d             ;    61.0 p1      25 c
        mov r14, qword [rsp + 16]  ;    17.3 p2      24 tag reload
        mov dword [r14], r11d      ;    60.0 p0+p3   24 tag
        mov r11, r10               ;    68.0 p0      21 d copy
        shr r11, 0x20              ;    69.0 p1      21 d
        mov esi, r10d              ;    68.0 p0      21 d
        add r12d, r12d             ;    71.0 p0      24 tag
        adc r9d, edi               ;    72.0 p1      24 tag
        adc esi, ebp               ;    82.0 p1      24 tag
        adc r11d, r8d              ;    92.0 p1      24 tag
        mov dword [r14 + 4], r9d   ;    82.0 p0+p3   24 tag
        mov dword [r14 + 8], esi   ;    92.0 p0+p3   24 tag
        mov dword [r14 + 12], r11d ;   102.0 p0+p3   24 tag
        add rsp, 0x20              ;                    frame
        pop r15                    ;                    preserved
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
