; poly1305_last for AMD Athlon 64, Opteron (K8), 64-bit code (athlon64-64)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_last --cpu athlon64-64
;
; void poly1305_last(const void *r, void *h, const void *m, uint32_t n);   System V, 64 bits
;   r: 16 bytes, read, secret, no alignment needed
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 16 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 48 bytes, 7 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 46 uops, planned 18.3; bounds: width 15.3, ports 9.0, path 8.0
;   blocks: 47 uops, planned 29.0; bounds: width 15.7, ports 14.3, path 20.0
;   body.2: 28 uops, planned 13.7; bounds: width 9.3, ports 5.7, path 10.0
; Limbs of numbers that a loop carries, proved by intervals:
;   a in blocks, limb 0 of 3 by 64 bits: at most 2^64 - 1
;   a in blocks, limb 1 of 3 by 64 bits: at most 2^64 - 1
;   a in blocks, limb 2 of 3 by 64 bits: at most 4
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
%fatal "poly1305_last is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_poly1305_last
$_poly1305_last:
%else
        global $poly1305_last
%endif
$poly1305_last:
        push rbx                   ;                    preserved
        push rbp                   ;                    preserved
        push r12                   ;                    preserved
        push r13                   ;                    preserved
        push r14                   ;                    preserved
        push r15                   ;                    preserved
        sub rsp, 0x58              ;                    frame
        lea rbx, [rsp + 128]       ;                    frame
        mov qword [rbx - 128], rsi ;                    argument
        mov qword [rbx - 120], rdi ;                    argument
        mov dword [rbx - 48], ecx  ;                    argument
        mov qword [rbx - 88], rdx  ;                    argument
        mov r8, qword [rbx - 128]  ;     0.0 agu0    50 a reload
        mov esi, dword [r8 + 4]    ;     3.0 agu1    50 a
        mov edi, dword [r8 + 12]   ;     3.0 agu2    50 a
        mov ebp, dword [r8 + 16]   ;     3.0 agu0    50 a
        mov r9d, dword [r8]        ;     3.0 agu1    50 a
        mov r10d, dword [r8 + 8]   ;     3.0 agu2    50 a
        shl rsi, 0x20              ;     6.0 alu0    50 a
        shl rdi, 0x20              ;     6.0 alu1    50 a
        or r9, rsi                 ;     7.0 alu2    50 a
        or r10, rdi                ;     7.0 alu0    50 a
        mov r11, rbp               ;     6.0 alu1    50 a copy
        shr r11, 2                 ;     7.0 alu2    50 a
        mov r12, rbp               ;     6.0 alu0    50 a copy
        and r12, -4                ;     7.0 alu1    50 a
        and rbp, 3                 ;     6.0 alu2    50 a
        add r11, r12               ;     8.0 alu0    50 a
        add r9, r11                ;     9.0 alu1    50 a
        adc r10, 0                 ;    10.0 alu2    50 a
        adc rbp, 0                 ;    11.0 alu0    50 a
        mov r8, qword [rbx - 120]  ;     6.3 agu0     9 k reload
        mov esi, dword [r8 + 12]   ;     9.3 agu1     9 k
        and esi, 0xffffffc         ;    12.3 alu1     9 k
        shl rsi, 0x20              ;    13.3 alu2     9 k
        mov edi, dword [r8 + 8]    ;     9.3 agu2     9 k
        and edi, 0xffffffc         ;    12.3 alu0     9 k
        mov r11d, dword [rbx - 48] ;     9.3 agu0    51 blocks
        shl r11, 4                 ;    12.3 alu1    51 blocks
        or rsi, rdi                ;    14.3 alu2     9 k
        mov edi, dword [r8 + 4]    ;     9.3 agu1     9 k
        and edi, 0xffffffc         ;    12.3 alu0     9 k
        shl rdi, 0x20              ;    13.3 alu1     9 k
        mov r8d, dword [r8]        ;    10.3 agu2     9 k
        mov qword [rbx - 112], r9  ;    10.7 agu0    51 blocks
        mov qword [rbx - 104], r10 ;    11.0 agu1    51 blocks
        mov qword [rbx - 96], rbp  ;    12.0 agu2    51 blocks
        and r8d, 0xfffffff         ;    13.3 alu2     9 k
        add r11, qword [rbx - 88]  ;    15.0 alu0+agu0   51 blocks
        or rdi, r8                 ;    14.3 alu1     9 k
        mov qword [rbx - 80], rdi  ;    15.3 agu1     9 k
        mov qword [rbx - 72], rsi  ;    15.3 agu2     9 k
        mov qword [rbx - 64], r11  ;    16.0 agu0    51 blocks
        mov r8, rsi                ;    15.3 alu2    51 a copy
        shr r8, 2                  ;    16.3 alu0    51 a
        and rsi, -4                ;    15.3 alu1    51 a
        add rsi, r8                ;    17.3 alu2    51 a
        mov qword [rbx - 56], rsi  ;    18.3 agu1    51 a
        cmp dword [rbx - 48], 0    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbx - 88]   ;                    resident
        mov r9, qword [rbx - 112]  ;                    resident
        mov r10, qword [rbx - 104] ;                    resident
        mov r11, qword [rbx - 96]  ;                    resident
        align 16
.blocks_1:
        mov r12, qword [r8]        ;     0.0 agu0    51 a
        mov r13, qword [r8 + 8]    ;     0.3 agu1    51 a
        add r9, r12                ;     3.0 alu0    51 a
        adc r10, r13               ;     4.0 alu1    51 a
        adc r11, 0                 ;     5.0 alu2    51 a
        mov r12, qword [rbx - 80]  ;     1.7 agu2    51 a reload
        mov rax, r9                ;     4.0 alu0    51 a copy
        mul r12                    ;     5.0 alu0+alu1   51 a
        mov r13, qword [rbx - 56]  ;     3.0 agu0    51 a reload
        mov r14, rax               ;    10.0 alu2    51 a copy
        mov rax, r10               ;     5.0 alu1    51 a copy
        mov r15, rdx               ;    10.0 alu0    51 a copy
        mul r13                    ;     6.0 alu0+alu1   51 a
        add r14, rax               ;    11.0 alu2    51 a
        adc r15, rdx               ;    12.0 alu1    51 a
        mov rsi, r11               ;     6.0 alu0    51 a copy
        imul rsi, r13              ;     7.0 alu0    51 a
        mov rax, r9                ;     6.3 alu2    51 a copy
        mul qword [rbx - 72]       ;    11.0 agu1+alu0+alu1   51 a
        add rsi, rax               ;    16.0 alu2    51 a
        adc rdx, 0                 ;    17.0 alu1    51 a
        mov rax, r10               ;     8.3 alu2    51 a copy
        mov r9, rdx                ;    18.0 alu1    51 a copy
        mul r12                    ;     9.7 alu0+alu1   51 a
        add rsi, rax               ;    17.0 alu2    51 a
        adc r9, rdx                ;    19.0 alu0    51 a
        imul r11, r12              ;    11.0 alu0    51 a
        add rsi, r15               ;    18.0 alu2    51 a
        adc r9, 0                  ;    20.0 alu1    51 a
        add r11, r9                ;    21.0 alu2    51 a
        mov r9, r11                ;    22.0 alu1    51 a copy
        shr r9, 2                  ;    23.0 alu0    51 a
        mov r10, r11               ;    22.0 alu2    51 a copy
        and r10, 3                 ;    23.0 alu1    51 a
        and r11, -4                ;    22.0 alu0    51 a
        add r11, r9                ;    24.0 alu2    51 a
        add r14, r11               ;    25.0 alu1    51 a
        adc rsi, 0                 ;    26.0 alu0    51 a
        adc r10, 0                 ;    27.0 alu2    51 a
        add r8, 0x10               ;    19.0 alu1    51 blocks
        mov r9, r14                ;    26.0 alu0    51 a copy
        mov r11, r10               ;    28.0 alu2    51 a copy
        mov r10, rsi               ;    27.0 alu1    51 a copy
        cmp r8, qword [rbx - 64]   ;                    more blocks?
        jne .blocks_1
        mov qword [rbx - 88], r8   ;                    resident
        mov qword [rbx - 112], r9  ;                    resident
        mov qword [rbx - 104], r10 ;                    resident
        mov qword [rbx - 96], r11  ;                    resident
.blocks_1_done:
        mov r8, -4                 ;     0.0 alu0    15 d
        mov r9d, 3                 ;     0.3 alu1    15 d
        mov r10, qword [rbx - 112] ;     0.7 agu0    15 d
        mov r11, qword [rbx - 104] ;     1.0 agu1    15 d
        mov r12, qword [rbx - 96]  ;     1.3 agu2    15 d
        add r10, 5                 ;     3.7 alu2    15 d
        adc r11, 0                 ;     4.7 alu0    15 d
        adc r12, 0                 ;     5.7 alu1    15 d
        and r8, r12                ;     6.7 alu2    15 d
        shr r12, 2                 ;     6.7 alu0    15 d
        add r12, r8                ;     7.7 alu1    15 d
        mov r8, qword [rbx - 104]  ;     3.7 agu0    15 d
        mov r10, qword [rbx - 96]  ;     4.0 agu1    15 d
        add r12, qword [rbx - 112] ;     8.7 alu2+agu2   15 d
        adc r8, 0                  ;     9.7 alu0    15 d
        adc r10, 0                 ;    10.7 alu1    15 d
        and r9, r10                ;    11.7 alu2    15 d
        mov esi, r9d               ;    12.7 alu0    15 d
        mov edi, r12d              ;     9.7 alu1    15 d
        shr r12, 0x20              ;     9.7 alu2    15 d
        mov ebp, r8d               ;    10.7 alu0    15 d
        shr r8, 0x20               ;    10.7 alu1    15 d
        mov r9, qword [rbx - 128]  ;     7.3 agu0    16 h reload
        mov dword [r9], edi        ;    10.7 agu1    16 h
        mov dword [r9 + 4], r12d   ;    10.7 agu2    16 h
        mov dword [r9 + 8], ebp    ;    11.7 agu0    16 h
        mov dword [r9 + 12], r8d   ;    11.7 agu1    16 h
        mov dword [r9 + 16], esi   ;    13.7 agu2    16 h
        xor eax, eax               ;                    cleared
        mov qword [rbx - 112], rax ;                    cleared
        mov qword [rbx - 104], rax ;                    cleared
        mov qword [rbx - 96], rax  ;                    cleared
        mov qword [rbx - 80], rax  ;                    cleared
        mov qword [rbx - 72], rax  ;                    cleared
        mov qword [rbx - 56], rax  ;                    cleared
        add rsp, 0x58              ;                    frame
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
