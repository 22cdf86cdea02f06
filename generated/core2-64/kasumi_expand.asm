; kasumi_expand for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 ec3290c6bf61f6e1); do not edit:
;   ./cw build kasumi_expand --cpu core2-64
;
; void kasumi_expand(const void *key, void *k);   System V, 64 bits
;   key: 16 bytes, read, secret, no alignment needed
;   k: 96 bytes, written, secret, no alignment needed
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame holds no secrets.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 92 uops, planned 26.8; bounds: width 23.0, ports 22.0, path 10.0
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
%fatal "kasumi_expand is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_kasumi_expand
$_kasumi_expand:
%else
        global $kasumi_expand
%endif
$kasumi_expand:
        push rbp                                               ;                    preserved
        push r12                                               ;                    preserved
        push r13                                               ;                    preserved
        push r14                                               ;                    preserved
        push r15                                               ;                    preserved
        sub rsp, 0x10                                          ;                    frame
        mov qword [rsp + 0], rdi                               ;                    argument
        mov qword [rsp + 8], rsi                               ;                    argument
        mov r8, qword [rsp + 0]                                ;     0.0 p2      93 x reload
        mov r9, qword [r8]                                     ;     3.0 p2      93 x
        mov r10, qword [r8 + 8]                                ;     3.0 p2      93 x
        mov r11, qword [rsp + 8]                               ;     3.0 p2      95 low reload
        mov qword [r11 + 32], r9                               ;     6.0 p3+p4   97 k
        mov qword [r11 + 40], r10                              ;     6.0 p3+p4   97 k
        mov r12, r9                                            ;     6.0 p0      88 low copy
        shl r12, 8                                             ;     7.0 p5      88 low
        shr r9, 8                                              ;     6.0 p0      88 low
        mov r13, qword [rel kasumi_expand.T0_constants64]      ;     4.0 p2      88 low reload
        and r12, r13                                           ;     8.0 p1      88 low
        mov r14, qword [rel kasumi_expand.T0_constants64 + 8]  ;     5.0 p2      88 low reload
        and r9, r14                                            ;     8.0 p5      88 low
        or r12, r9                                             ;     9.0 p0      88 low
        mov r9, r10                                            ;     6.0 p1      88 low copy
        shl r9, 8                                              ;     7.0 p5      88 low
        shr r10, 8                                             ;     6.0 p0      88 low
        and r10, r14                                           ;     8.0 p1      88 low
        and r9, r13                                            ;     8.0 p5      88 low
        or r9, r10                                             ;     9.0 p0      88 low
        lea r8, [r12*2]                                        ;    10.0 p0      88 low
        mov r10, qword [rel kasumi_expand.T0_constants64 + 24] ;     6.0 p2      88 low reload
        and r8, r10                                            ;    11.0 p1      88 low
        mov r13, r12                                           ;    10.0 p5      88 low copy
        shr r13, 0xf                                           ;    11.0 p5      88 low
        mov r14, qword [rel kasumi_expand.T0_constants64 + 32] ;     7.0 p2      88 low reload
        and r13, r14                                           ;    12.0 p1      88 low
        or r8, r13                                             ;    13.0 p0      88 low
        mov qword [r11], r8                                    ;    14.0 p3+p4   95 low
        mov r8, r12                                            ;    10.0 p1      94 c copy
        xor r8, qword [rel kasumi_expand.T0_constants64 + 16]  ;    11.0 p5+p2   94 c
        mov qword [r11 + 64], r8                               ;    12.0 p3+p4   99 k
        mov r13, r12                                           ;    10.0 p0      88 low copy
        shl r13, 5                                             ;    11.0 p5      88 low
        mov r15, qword [rel kasumi_expand.T0_constants64 + 40] ;     9.0 p2      88 low reload
        and r13, r15                                           ;    12.0 p1      88 low
        mov rsi, r12                                           ;    10.0 p0      88 low copy
        shr rsi, 0xb                                           ;    11.0 p5      88 low
        mov rdi, qword [rel kasumi_expand.T0_constants64 + 48] ;    10.0 p2      88 low reload
        and rsi, rdi                                           ;    13.0 p1      88 low
        or r13, rsi                                            ;    14.0 p0      88 low
        mov qword [r11 + 16], r13                              ;    15.0 p3+p4   96 low
        mov r13, r12                                           ;    11.2 p1      88 low copy
        shl r13, 0xd                                           ;    12.2 p5      88 low
        shr r12, 3                                             ;    11.5 p0      88 low
        mov rsi, qword [rel kasumi_expand.T0_constants64 + 56] ;    11.8 p2      88 low reload
        and r13, rsi                                           ;    14.8 p1      88 low
        mov rbp, qword [rel kasumi_expand.T0_constants64 + 64] ;    12.8 p2      88 low reload
        and r12, rbp                                           ;    15.8 p5      88 low
        or r13, r12                                            ;    16.8 p0      88 low
        mov qword [r11 + 48], r13                              ;    17.8 p3+p4   98 low
        mov r12, r8                                            ;    13.2 p1      88 low copy
        shl r12, 7                                             ;    14.2 p5      88 low
        shr r8, 9                                              ;    13.8 p0      88 low
        mov r13, qword [rel kasumi_expand.T0_constants64 + 72] ;    14.0 p2      88 low reload
        and r12, r13                                           ;    17.0 p1      88 low
        mov rax, qword [rel kasumi_expand.T0_constants64 + 80] ;    15.0 p2      88 low reload
        and r8, rax                                            ;    18.0 p5      88 low
        or r12, r8                                             ;    19.0 p0      88 low
        mov qword [r11 + 80], r12                              ;    20.0 p3+p4  100 low
        lea r8, [r9*2]                                         ;    16.0 p0      88 low
        and r8, r10                                            ;    17.0 p1      88 low
        mov r10, r9                                            ;    16.0 p5      88 low copy
        shr r10, 0xf                                           ;    17.0 p0      88 low
        and r10, r14                                           ;    18.0 p1      88 low
        or r8, r10                                             ;    19.0 p5      88 low
        mov qword [r11 + 8], r8                                ;    20.0 p3+p4   95 low
        mov r8, r9                                             ;    17.8 p1      88 low copy
        shl r8, 5                                              ;    18.8 p0      88 low
        and r8, r15                                            ;    19.8 p5      88 low
        mov r10, r9                                            ;    18.8 p1      88 low copy
        shr r10, 0xb                                           ;    19.8 p0      88 low
        and r10, rdi                                           ;    20.8 p5      88 low
        or r8, r10                                             ;    21.8 p1      88 low
        mov qword [r11 + 24], r8                               ;    22.8 p3+p4   96 low
        mov r8, r9                                             ;    20.0 p0      94 c copy
        xor r8, qword [rel kasumi_expand.T0_constants64 + 88]  ;    21.0 p5+p2   94 c
        mov qword [r11 + 72], r8                               ;    22.0 p3+p4   99 k
        mov r10, r9                                            ;    20.8 p1      88 low copy
        shl r10, 0xd                                           ;    21.8 p0      88 low
        shr r9, 3                                              ;    21.0 p5      88 low
        and r9, rbp                                            ;    22.0 p1      88 low
        and r10, rsi                                           ;    22.8 p0      88 low
        or r9, r10                                             ;    23.8 p5      88 low
        mov qword [r11 + 56], r9                               ;    24.8 p3+p4   98 low
        mov r9, r8                                             ;    22.8 p1      88 low copy
        shl r9, 7                                              ;    23.8 p0      88 low
        shr r8, 9                                              ;    23.0 p5      88 low
        and r8, rax                                            ;    24.0 p1      88 low
        and r9, r13                                            ;    24.8 p0      88 low
        or r8, r9                                              ;    25.8 p5      88 low
        mov qword [r11 + 88], r8                               ;    26.8 p3+p4  100 low
        add rsp, 0x10                                          ;                    frame
        pop r15                                                ;                    preserved
        pop r14                                                ;                    preserved
        pop r13                                                ;                    preserved
        pop r12                                                ;                    preserved
        pop rbp                                                ;                    preserved
        ret

        section .rodata align=64
; constants64
        align 16, db 0
kasumi_expand.T0_constants64:
        dq 0xff00ff00ff00ff00, 0x00ff00ff00ff00ff, 0xcdef89ab45670123, 0xfffefffefffefffe, 0x0001000100010001, 0xffe0ffe0ffe0ffe0, 0x001f001f001f001f, 0xe000e000e000e000
        dq 0x1fff1fff1fff1fff, 0xff80ff80ff80ff80, 0x007f007f007f007f, 0x32107654ba98fedc

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
