; kasumi_expand_compact for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 ec3290c6bf61f6e1); do not edit:
;   ./cw build kasumi_expand_compact --cpu golden-cove
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
;   body: 50 uops, planned 13.0; bounds: width 8.3, ports 8.0, path 8.0
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
        movzx esi, word [r8]       ;     5.0 p3      80 k
        movzx edi, word [r8 + 2]   ;     5.0 p10     80 k
        movzx ebp, word [r8 + 4]   ;     5.0 p2      80 k
        movzx r9d, word [r8 + 6]   ;     5.0 p3      80 k
        movzx r10d, word [r8 + 8]  ;     5.0 p10     80 k
        movzx r11d, word [r8 + 10] ;     5.0 p2      80 k
        movzx r12d, word [r8 + 12] ;     5.0 p3      80 k
        movzx r13d, word [r8 + 14] ;     5.0 p10     80 k
        bswap esi                  ;    10.0 p1      80 k
        bswap edi                  ;    10.0 p1      80 k
        bswap ebp                  ;    10.0 p1      80 k
        bswap r9d                  ;    10.0 p1      80 k
        bswap r10d                 ;    10.0 p1      80 k
        bswap r11d                 ;    10.0 p1      80 k
        bswap r12d                 ;    10.0 p1      80 k
        bswap r13d                 ;    10.0 p1      80 k
        shr esi, 0x10              ;    11.0 p0      80 k
        shr edi, 0x10              ;    11.0 p6      80 k
        shr ebp, 0x10              ;    11.0 p0      80 k
        shr r9d, 0x10              ;    11.0 p6      80 k
        shr r10d, 0x10             ;    11.0 p0      80 k
        shr r11d, 0x10             ;    11.0 p6      80 k
        shr r12d, 0x10             ;    11.0 p0      80 k
        shr r13d, 0x10             ;    11.0 p6      80 k
        mov r8, qword [rsp + 8]    ;     4.2 p2      80 k reload
        mov word [r8], si          ;    12.0 p7+p4   80 k
        xor esi, 0x123             ;    12.0 p5      81 k
        mov word [r8 + 2], di      ;    12.0 p8+p9   80 k
        xor edi, 0x4567            ;    12.0 p11     81 k
        mov word [r8 + 4], bp      ;    12.0 p7+p4   80 k
        xor ebp, 0x89ab            ;    12.0 p5      81 k
        mov word [r8 + 6], r9w     ;    12.0 p8+p9   80 k
        xor r9d, 0xcdef            ;    12.0 p11     81 k
        mov word [r8 + 8], r10w    ;    12.0 p7+p4   80 k
        xor r10d, 0xfedc           ;    12.0 p5      81 k
        mov word [r8 + 10], r11w   ;    12.0 p8+p9   80 k
        xor r11d, 0xba98           ;    12.0 p0      81 k
        mov word [r8 + 12], r12w   ;    12.0 p7+p4   80 k
        xor r12d, 0x7654           ;    12.0 p11     81 k
        mov word [r8 + 14], r13w   ;    12.0 p8+p9   80 k
        xor r13d, 0x3210           ;    12.0 p6      81 k
        mov word [r8 + 16], si     ;    13.0 p7+p4   81 k
        mov word [r8 + 18], di     ;    13.0 p8+p9   81 k
        mov word [r8 + 20], bp     ;    13.0 p7+p4   81 k
        mov word [r8 + 22], r9w    ;    13.0 p8+p9   81 k
        mov word [r8 + 24], r10w   ;    13.0 p7+p4   81 k
        mov word [r8 + 26], r11w   ;    13.0 p8+p9   81 k
        mov word [r8 + 28], r12w   ;    13.0 p7+p4   81 k
        mov word [r8 + 30], r13w   ;    13.0 p8+p9   81 k
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
