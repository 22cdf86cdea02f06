; kasumi_expand for AMD Athlon 64, Opteron (K8), 64-bit code (athlon64-64)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 ec3290c6bf61f6e1); do not edit:
;   ./cw build kasumi_expand --cpu athlon64-64
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
;   body: 92 uops, planned 32.3; bounds: width 30.7, ports 21.3, path 10.0
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
        mov r8, qword [rsp + 0]                                ;     0.0 agu0    93 x reload
        mov r9, qword [r8]                                     ;     3.0 agu1    93 x
        mov r10, qword [r8 + 8]                                ;     3.0 agu2    93 x
        mov r11, qword [rsp + 8]                               ;     3.0 agu0    95 low reload
        mov qword [r11 + 32], r9                               ;     6.0 agu1    97 k
        mov qword [r11 + 40], r10                              ;     6.0 agu2    97 k
        mov r12, r9                                            ;     6.0 alu0    88 low copy
        shl r12, 8                                             ;     7.0 alu1    88 low
        shr r9, 8                                              ;     6.0 alu2    88 low
        mov r13, qword [rel kasumi_expand.T0_constants64 + 8]  ;     3.0 agu0    88 low reload
        and r9, r13                                            ;     7.0 alu0    88 low
        mov r14, r10                                           ;     6.0 alu1    88 low copy
        shl r14, 8                                             ;     7.0 alu2    88 low
        shr r10, 8                                             ;     6.0 alu0    88 low
        and r10, r13                                           ;     7.0 alu1    88 low
        mov r8, qword [rel kasumi_expand.T0_constants64]       ;     5.0 agu1    88 low reload
        and r12, r8                                            ;     8.0 alu2    88 low
        and r14, r8                                            ;     8.0 alu0    88 low
        or r9, r12                                             ;     9.0 alu1    88 low
        or r10, r14                                            ;     9.0 alu2    88 low
        lea r8, [r9*2]                                         ;    10.0 agu2    88 low
        mov r12, r9                                            ;    10.0 alu0    88 low copy
        shr r12, 0xf                                           ;    11.0 alu1    88 low
        mov r13, r9                                            ;    10.0 alu2    94 c copy
        xor r13, qword [rel kasumi_expand.T0_constants64 + 16] ;    13.0 alu0+agu0   94 c
        mov r14, r9                                            ;    10.0 alu1    88 low copy
        shl r14, 5                                             ;    11.0 alu2    88 low
        mov r15, r9                                            ;    10.0 alu0    88 low copy
        shr r15, 0xb                                           ;    11.0 alu1    88 low
        mov rsi, r9                                            ;    10.0 alu2    88 low copy
        shl rsi, 0xd                                           ;    11.0 alu0    88 low
        shr r9, 3                                              ;    10.3 alu1    88 low
        mov rdi, qword [rel kasumi_expand.T0_constants64 + 64] ;    10.7 agu1    88 low reload
        and r9, rdi                                            ;    13.7 alu2    88 low
        mov rbp, qword [rel kasumi_expand.T0_constants64 + 24] ;    11.3 agu2    88 low reload
        and r8, rbp                                            ;    14.3 alu0    88 low
        mov rax, qword [rel kasumi_expand.T0_constants64 + 32] ;    12.0 agu0    88 low reload
        and r12, rax                                           ;    15.0 alu1    88 low
        mov rcx, qword [rel kasumi_expand.T0_constants64 + 40] ;    12.7 agu1    88 low reload
        and r14, rcx                                           ;    15.7 alu2    88 low
        mov qword [r11 + 64], r13                              ;    14.0 agu2    99 k
        or r8, r12                                             ;    16.0 alu0    88 low
        mov r12, qword [rel kasumi_expand.T0_constants64 + 48] ;    14.0 agu0    88 low reload
        and r15, r12                                           ;    17.0 alu1    88 low
        mov rdx, r13                                           ;    14.7 alu2    88 low copy
        shl rdx, 7                                             ;    15.7 alu0    88 low
        shr r13, 9                                             ;    15.3 alu1    88 low
        mov qword [r11], r8                                    ;    17.0 agu1    95 low
        or r14, r15                                            ;    18.0 alu2    88 low
        mov r8, qword [rel kasumi_expand.T0_constants64 + 56]  ;    16.3 agu2    88 low reload
        and rsi, r8                                            ;    19.3 alu0    88 low
        mov qword [r11 + 16], r14                              ;    19.0 agu0    96 low
        mov r14, qword [rel kasumi_expand.T0_constants64 + 72] ;    17.3 agu1    88 low reload
        and rdx, r14                                           ;    20.3 alu1    88 low
        or r9, rsi                                             ;    20.3 alu2    88 low
        mov r15, qword [rel kasumi_expand.T0_constants64 + 80] ;    18.3 agu2    88 low reload
        and r13, r15                                           ;    21.3 alu0    88 low
        mov qword [r11 + 48], r9                               ;    21.3 agu0    98 low
        lea r9, [r10*2]                                        ;    19.3 agu1    88 low
        and r9, rbp                                            ;    21.3 alu1    88 low
        mov rsi, r10                                           ;    20.0 alu2    88 low copy
        shr rsi, 0xf                                           ;    21.0 alu0    88 low
        or rdx, r13                                            ;    22.3 alu1    88 low
        and rsi, rax                                           ;    22.0 alu2    88 low
        or r9, rsi                                             ;    23.0 alu0    88 low
        mov qword [r11 + 80], rdx                              ;    23.3 agu2   100 low
        mov r13, r10                                           ;    22.0 alu1    88 low copy
        shl r13, 5                                             ;    23.0 alu2    88 low
        mov qword [r11 + 8], r9                                ;    24.0 agu0    95 low
        and r13, rcx                                           ;    24.0 alu0    88 low
        mov r9, r10                                            ;    23.3 alu1    88 low copy
        shr r9, 0xb                                            ;    24.3 alu2    88 low
        mov rsi, r10                                           ;    24.0 alu0    94 c copy
        xor rsi, qword [rel kasumi_expand.T0_constants64 + 88] ;    27.3 alu1+agu1   94 c
        and r9, r12                                            ;    25.3 alu2    88 low
        or r13, r9                                             ;    26.3 alu0    88 low
        mov r9, r10                                            ;    25.3 alu1    88 low copy
        shl r9, 0xd                                            ;    26.3 alu2    88 low
        shr r10, 3                                             ;    26.0 alu0    88 low
        mov qword [r11 + 24], r13                              ;    27.3 agu2    96 low
        and r10, rdi                                           ;    27.0 alu1    88 low
        and r9, r8                                             ;    27.3 alu2    88 low
        or r10, r9                                             ;    28.3 alu0    88 low
        mov qword [r11 + 72], rsi                              ;    28.3 agu0    99 k
        mov qword [r11 + 56], r10                              ;    29.3 agu1    98 low
        mov r8, rsi                                            ;    28.3 alu1    88 low copy
        shl r8, 7                                              ;    29.3 alu2    88 low
        shr rsi, 9                                             ;    29.0 alu0    88 low
        and rsi, r15                                           ;    30.0 alu1    88 low
        and r8, r14                                            ;    30.3 alu2    88 low
        or rsi, r8                                             ;    31.3 alu0    88 low
        mov qword [r11 + 88], rsi                              ;    32.3 agu2   100 low
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
