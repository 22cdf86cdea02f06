; ascon_aead128_separate for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/ascon.cw (sha256 f63084ee85e86bc4); do not edit:
;   ./cw build ascon_aead128_separate --cpu golden-cove
;
; void ascon_aead128_separate(void *st);   System V, 64 bits
;   st: 40 bytes, read and written, secret, no alignment needed
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame holds no secrets.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 4 uops, planned 11.0; bounds: width 0.7, ports 1.0, path 6.0
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
%fatal "ascon_aead128_separate is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_ascon_aead128_separate
$_ascon_aead128_separate:
%else
        global $ascon_aead128_separate
%endif
$ascon_aead128_separate:
        sub rsp, 8                                                ;                    frame
        mov qword [rsp + 0], rdi                                  ;                    argument
        mov r8, qword [rsp + 0]                                   ;     0.0 p2      43 st reload
        mov r9, qword [r8 + 32]                                   ;     5.0 p3      43 st
        xor r9, qword [rel ascon_aead128_separate.T0_constants64] ;    10.0 p0+p10   43 st
        mov qword [r8 + 32], r9                                   ;    11.0 p7+p4   43 st
        add rsp, 8                                                ;                    frame
        ret

        section .rodata align=64
; constants64
        align 16, db 0
ascon_aead128_separate.T0_constants64:
        dq 0x8000000000000000

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
