; poly1305_finish for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_finish --cpu core2-64
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
;   body: 60 uops, planned 33.0; bounds: width 15.0, ports 14.7, path 25.0
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
        sub rsp, 0x18             ;                    frame
        mov qword [rsp + 0], rdi  ;                    argument
        mov qword [rsp + 8], rsi  ;                    argument
        mov qword [rsp + 16], rdx ;                    argument
        mov r8, qword [rsp + 0]   ;     0.0 p2      56 reload
        mov esi, dword [r8 + 4]   ;     3.0 p2      56
        mov edi, dword [r8 + 12]  ;     3.0 p2      56
        mov ebp, dword [r8 + 16]  ;     3.0 p2      56
        mov r9d, dword [r8]       ;     4.0 p2      56
        mov r10d, dword [r8 + 8]  ;     5.0 p2      56
        shl rsi, 0x20             ;     6.0 p0      56
        shl rdi, 0x20             ;     6.0 p5      56
        or r9, rsi                ;     7.0 p1      56
        or rdi, r10               ;     8.0 p0      56
        mov r10, rbp              ;     6.0 p5      21 d copy
        shr r10, 2                ;     7.0 p0      21 d
        mov r11, rbp              ;     6.0 p1      21 d copy
        and r11, -4               ;     7.0 p5      21 d
        add r10, r11              ;     8.0 p1      21 d
        and rbp, 3                ;     6.0 p0      21 d
        add r9, r10               ;     9.0 p5      21 d
        adc rdi, 0                ;    10.0 p1+p0   21 d
        adc rbp, 0                ;    12.0 p5+p1   21 d
        mov r8, qword [rsp + 8]   ;     6.0 p2      56 reload
        mov esi, dword [r8 + 4]   ;     9.0 p2      56
        mov r10d, dword [r8 + 8]  ;     9.0 p2      56
        mov r11d, dword [r8 + 12] ;     9.0 p2      56
        mov r12, r9               ;    10.0 p0      21 d copy
        mov r13, rdi              ;    12.0 p5      21 d copy
        add r12, 5                ;    11.0 p1      21 d
        adc r13, 0                ;    13.0 p0+p5   21 d
        adc rbp, 0                ;    15.0 p1+p0   21 d
        mov r12, rbp              ;    17.0 p5      21 d copy
        shr r12, 2                ;    18.0 p0      21 d
        and rbp, -4               ;    17.0 p1      21 d
        add rbp, r12              ;    19.0 p5      21 d
        add r9, rbp               ;    20.0 p1      21 d
        adc rdi, 0                ;    21.0 p0+p5   21 d
        mov ebp, r9d              ;    21.0 p1      21 d
        shr r9, 0x20              ;    21.0 p0      21 d
        mov r12d, dword [r8]      ;    12.0 p2      24 tag
        add r12d, ebp             ;    22.0 p5      24 tag
        cmp r12d, ebp             ;    23.0 p1      25 c
        sbb r13d, r13d            ;    24.0 p0+p5   25 c
        mov r14, qword [rsp + 16] ;    13.5 p2      24 tag reload
        mov dword [r14], r12d     ;    23.0 p3+p4   24 tag
        mov ebp, edi              ;    23.0 p1      21 d
        shr rdi, 0x20             ;    23.0 p0      21 d
        add r13d, r13d            ;    26.0 p5      24 tag
        adc r9d, esi              ;    27.0 p1+p0   24 tag
        adc ebp, r10d             ;    29.0 p5+p0   24 tag
        adc edi, r11d             ;    31.0 p1+p0   24 tag
        mov dword [r14 + 4], r9d  ;    29.0 p3+p4   24 tag
        mov dword [r14 + 8], ebp  ;    31.0 p3+p4   24 tag
        mov dword [r14 + 12], edi ;    33.0 p3+p4   24 tag
        add rsp, 0x18             ;                    frame
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
