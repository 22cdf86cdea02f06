; kasumi_expand_compact for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 ec3290c6bf61f6e1); do not edit:
;   ./cw build kasumi_expand_compact --cpu core2-64
;
; void kasumi_expand_compact(const void *key, void *k);   System V, 64 bits
;   key: 16 bytes, read, secret, no alignment needed
;   k: 32 bytes, written, secret, no alignment needed
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame holds no secrets.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 58 uops, planned 22.0; bounds: width 14.5, ports 16.0, path 9.0
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
%fatal "kasumi_expand_compact is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_kasumi_expand_compact
$_kasumi_expand_compact:
%else
        global $kasumi_expand_compact
%endif
$kasumi_expand_compact:
        push rbp                   ;                    preserved
        push r12                   ;                    preserved
        push r13                   ;                    preserved
        sub rsp, 0x10              ;                    frame
        mov qword [rsp + 0], rdi   ;                    argument
        mov qword [rsp + 8], rsi   ;                    argument
        mov r8, qword [rsp + 0]    ;     0.0 p2      80 k reload
        movzx esi, word [r8]       ;     3.0 p2      80 k
        bswap esi                  ;     6.0 p0+p5   80 k
        shr esi, 0x10              ;    10.0 p0      80 k
        mov r9, qword [rsp + 8]    ;     2.0 p2      80 k reload
        mov word [r9], si          ;    11.0 p3+p4   80 k
        movzx edi, word [r8 + 2]   ;     3.0 p2      80 k
        bswap edi                  ;     6.0 p0+p5   80 k
        shr edi, 0x10              ;    10.0 p5      80 k
        mov word [r9 + 2], di      ;    11.0 p3+p4   80 k
        movzx ebp, word [r8 + 4]   ;     4.0 p2      80 k
        bswap ebp                  ;     7.0 p0+p5   80 k
        shr ebp, 0x10              ;    11.0 p0      80 k
        mov word [r9 + 4], bp      ;    12.0 p3+p4   80 k
        movzx r10d, word [r8 + 6]  ;     5.0 p2      80 k
        bswap r10d                 ;     8.0 p0+p5   80 k
        shr r10d, 0x10             ;    12.0 p5      80 k
        mov word [r9 + 6], r10w    ;    13.0 p3+p4   80 k
        movzx r11d, word [r8 + 8]  ;     6.0 p2      80 k
        bswap r11d                 ;     9.0 p0+p5   80 k
        shr r11d, 0x10             ;    13.0 p0      80 k
        mov word [r9 + 8], r11w    ;    14.0 p3+p4   80 k
        movzx r12d, word [r8 + 10] ;     7.2 p2      80 k
        bswap r12d                 ;    10.2 p0+p5   80 k
        shr r12d, 0x10             ;    14.2 p5      80 k
        movzx r13d, word [r8 + 12] ;     8.2 p2      80 k
        bswap r13d                 ;    11.2 p0+p5   80 k
        movzx r8d, word [r8 + 14]  ;     9.5 p2      80 k
        bswap r8d                  ;    12.5 p0+p5   80 k
        shr r13d, 0x10             ;    15.2 p0      80 k
        shr r8d, 0x10              ;    16.5 p5      80 k
        mov word [r9 + 10], r12w   ;    15.2 p3+p4   80 k
        mov word [r9 + 12], r13w   ;    16.2 p3+p4   80 k
        mov word [r9 + 14], r8w    ;    17.5 p3+p4   80 k
        xor esi, 0x123             ;    11.8 p1      81 k
        mov word [r9 + 16], si     ;    14.0 p3+p4   81 k
        xor edi, 0x4567            ;    12.5 p0      81 k
        mov word [r9 + 18], di     ;    15.0 p3+p4   81 k
        xor ebp, 0x89ab            ;    12.8 p1      81 k
        mov word [r9 + 20], bp     ;    16.0 p3+p4   81 k
        xor r10d, 0xcdef           ;    13.2 p5      81 k
        mov word [r9 + 22], r10w   ;    17.0 p3+p4   81 k
        xor r11d, 0xfedc           ;    14.0 p0      81 k
        mov word [r9 + 24], r11w   ;    18.0 p3+p4   81 k
        xor r12d, 0xba98           ;    15.2 p1      81 k
        mov word [r9 + 26], r12w   ;    19.0 p3+p4   81 k
        xor r13d, 0x7654           ;    16.2 p5      81 k
        mov word [r9 + 28], r13w   ;    20.0 p3+p4   81 k
        xor r8d, 0x3210            ;    17.5 p0      81 k
        mov word [r9 + 30], r8w    ;    21.0 p3+p4   81 k
        add rsp, 0x10              ;                    frame
        pop r13                    ;                    preserved
        pop r12                    ;                    preserved
        pop rbp                    ;                    preserved
        ret

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
