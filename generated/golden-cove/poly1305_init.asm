; poly1305_init for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_init --cpu golden-cove
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
;   body: 23 uops, planned 11.0; bounds: width 3.8, ports 4.0, path 6.0
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
        sub rsp, 0x18             ;                    frame
        mov qword [rsp + 0], rdi  ;                    argument
        mov qword [rsp + 8], rdx  ;                    argument
        mov qword [rsp + 16], rsi ;                    argument
        mov r8, qword [rsp + 0]   ;     0.0 p2      32 r reload
        mov esi, dword [r8 + 16]  ;     5.0 p3      33 s
        mov r9, qword [rsp + 8]   ;     0.3 p10     33 s reload
        mov dword [r9], esi       ;    10.0 p7+p4   33 s
        mov esi, dword [r8 + 20]  ;     5.0 p2      33 s
        mov dword [r9 + 4], esi   ;    10.0 p8+p9   33 s
        mov esi, dword [r8 + 24]  ;     5.0 p3      33 s
        mov dword [r9 + 8], esi   ;    10.0 p7+p4   33 s
        mov esi, dword [r8 + 28]  ;     5.0 p10     33 s
        mov dword [r9 + 12], esi  ;    10.0 p8+p9   33 s
        mov esi, dword [r8]       ;     5.0 p2      32 r
        and esi, 0xfffffff        ;    10.0 p0      32 r
        mov r9, qword [rsp + 16]  ;     2.2 p3      32 r reload
        mov dword [r9], esi       ;    11.0 p7+p4   32 r
        mov esi, dword [r8 + 4]   ;     5.0 p10     32 r
        and esi, 0xffffffc        ;    10.0 p1      32 r
        mov dword [r9 + 4], esi   ;    11.0 p8+p9   32 r
        mov esi, dword [r8 + 8]   ;     5.0 p2      32 r
        and esi, 0xffffffc        ;    10.0 p5      32 r
        mov dword [r9 + 8], esi   ;    11.0 p7+p4   32 r
        mov esi, dword [r8 + 12]  ;     5.0 p3      32 r
        and esi, 0xffffffc        ;    10.0 p6      32 r
        mov dword [r9 + 12], esi  ;    11.0 p8+p9   32 r
        add rsp, 0x18             ;                    frame
        ret

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
