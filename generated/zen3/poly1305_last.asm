; poly1305_last for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_last --cpu zen3
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
;   body: 47 uops, planned 15.2; bounds: width 7.8, ports 6.7, path 9.0
;   blocks: 47 uops, planned 20.0; bounds: width 7.8, ports 6.5, path 20.0
;   body.2: 27 uops, planned 13.0; bounds: width 4.5, ports 4.0, path 9.0
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
        mov qword [rbx - 112], rdx ;                    argument
        mov r8, qword [rbx - 128]  ;     0.0 agu0    50 a reload
        mov esi, dword [r8 + 4]    ;     4.0 agu1    50 a
        mov edi, dword [r8 + 12]   ;     4.0 agu2    50 a
        mov ebp, dword [r8 + 16]   ;     4.0 agu0    50 a
        mov r9d, dword [r8]        ;     4.0 agu1    50 a
        mov r10d, dword [r8 + 8]   ;     4.0 agu2    50 a
        mov r11, qword [rbx - 120] ;     2.0 agu0     9 k reload
        mov r12d, dword [r11 + 12] ;     6.0 agu1     9 k
        shl rsi, 0x20              ;     8.0 alu1    50 a
        shl rdi, 0x20              ;     8.0 alu2    50 a
        and r12d, 0xffffffc        ;    10.0 alu0     9 k
        mov r13, rbp               ;     8.0         50 a copy
        shr r13, 2                 ;     8.0 alu1    50 a
        mov r14d, dword [r11 + 8]  ;     6.0 agu2     9 k
        and r14d, 0xffffffc        ;    10.0 alu3     9 k
        mov r15, rbp               ;     8.0         50 a copy
        and r15, -4                ;     8.0 alu2    50 a
        mov eax, dword [r11 + 4]   ;     6.0 agu0     9 k
        mov r11d, dword [r11]      ;     6.0 agu1     9 k
        shl r12, 0x20              ;    11.0 alu1     9 k
        and eax, 0xffffffc         ;    10.0 alu0     9 k
        or r9, rsi                 ;     9.0 alu3    50 a
        or r10, rdi                ;     9.0 alu2    50 a
        and r11d, 0xfffffff        ;    10.0 alu1     9 k
        shl rax, 0x20              ;    11.0 alu2     9 k
        and rbp, 3                 ;     8.0 alu0    50 a
        add r13, r15               ;     9.0 alu3    50 a
        add r9, r13                ;    10.0 alu1    50 a
        adc r10, 0                 ;    11.0 alu2    50 a
        adc rbp, 0                 ;    12.0 alu0    50 a
        or r14, r12                ;    12.0 alu3     9 k
        mov r8, r14                ;    13.0         51 a copy
        shr r8, 2                  ;    13.0 alu1    51 a
        or r11, rax                ;    12.0 alu2     9 k
        mov r12d, dword [rbx - 48] ;     9.2 agu2    51 blocks
        shl r12, 4                 ;    13.2 alu1    51 blocks
        add r12, qword [rbx - 112] ;    14.2 alu0+agu0   51 blocks
        mov r13, r14               ;    13.0         51 a copy
        mov qword [rbx - 104], r11 ;    13.0 agu1+st0    9 k
        and r13, -4                ;    13.0 alu3    51 a
        add r8, r13                ;    14.0 alu2    51 a
        mov qword [rbx - 96], r14  ;    13.0 agu2+st1    9 k
        mov qword [rbx - 88], r9   ;    11.0 agu0+st0   51 blocks
        mov qword [rbx - 80], r8   ;    15.0 agu1+st1   51 a
        mov qword [rbx - 72], r10  ;    12.0 agu2+st0   51 blocks
        mov qword [rbx - 64], rbp  ;    13.0 agu0+st1   51 blocks
        mov qword [rbx - 56], r12  ;    15.2 agu1+st0   51 blocks
        cmp dword [rbx - 48], 0    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbx - 112]  ;                    resident
        mov r9, qword [rbx - 88]   ;                    resident
        mov r10, qword [rbx - 72]  ;                    resident
        mov r11, qword [rbx - 64]  ;                    resident
        align 16
.blocks_1:
        mov r12, qword [r8]        ;     0.0 agu0    51 a
        mov r13, qword [r8 + 8]    ;     0.2 agu1    51 a
        add r9, r12                ;     4.0 alu0    51 a
        adc r10, r13               ;     5.0 alu1    51 a
        adc r11, 0                 ;     6.0 alu2    51 a
        mov r12, qword [rbx - 104] ;     0.8 agu2    51 a reload
        mov rax, r9                ;     5.0         51 a copy
        mul r12                    ;     5.0 alu1    51 a
        mov r13, qword [rbx - 80]  ;     1.5 agu0    51 a reload
        mov r14, rax               ;     9.0         51 a copy
        mov rax, r10               ;     6.0         51 a copy
        mov r15, rdx               ;     9.0         51 a copy
        mul r13                    ;     6.0 alu1    51 a
        add r14, rax               ;    10.0 alu3    51 a
        adc r15, rdx               ;    11.0 alu0    51 a
        mov rsi, r11               ;     7.0         51 a copy
        imul rsi, r13              ;     7.0 alu1    51 a
        mov rax, r9                ;     5.0         51 a copy
        mul qword [rbx - 96]       ;     5.0 alu1+agu1   51 a
        add rsi, rax               ;    10.0 alu2    51 a
        adc rdx, 0                 ;    11.0 alu3    51 a
        mov rax, r10               ;     6.0         51 a copy
        mov r9, rdx                ;    12.0         51 a copy
        mul r12                    ;     6.0 alu1    51 a
        add rsi, rax               ;    11.0 alu0    51 a
        adc r9, rdx                ;    12.0 alu2    51 a
        add rsi, r15               ;    12.0 alu3    51 a
        adc r9, 0                  ;    13.0 alu1    51 a
        imul r11, r12              ;     8.0 alu1    51 a
        add r11, r9                ;    14.0 alu0    51 a
        mov r9, r11                ;    15.0         51 a copy
        shr r9, 2                  ;    15.0 alu2    51 a
        mov r10, r11               ;    15.0         51 a copy
        and r10, 3                 ;    15.0 alu3    51 a
        and r11, -4                ;    15.0 alu0    51 a
        add r9, r11                ;    16.0 alu2    51 a
        add r14, r9                ;    17.0 alu1    51 a
        adc rsi, 0                 ;    18.0 alu3    51 a
        adc r10, 0                 ;    19.0 alu0    51 a
        add r8, 0x10               ;    11.2 alu2    51 blocks
        mov r9, r14                ;    18.0         51 a copy
        mov r11, r10               ;    20.0         51 a copy
        mov r10, rsi               ;    19.0         51 a copy
        cmp r8, qword [rbx - 56]   ;                    more blocks?
        jne .blocks_1
        mov qword [rbx - 112], r8  ;                    resident
        mov qword [rbx - 88], r9   ;                    resident
        mov qword [rbx - 72], r10  ;                    resident
        mov qword [rbx - 64], r11  ;                    resident
.blocks_1_done:
        mov r8, qword [rbx - 88]   ;     0.0 agu0    15 d
        mov r9, qword [rbx - 72]   ;     0.2 agu1    15 d
        mov r10, qword [rbx - 64]  ;     0.3 agu2    15 d
        add r8, 5                  ;     4.0 alu0    15 d
        adc r9, 0                  ;     5.0 alu1    15 d
        adc r10, 0                 ;     6.0 alu2    15 d
        mov r8, r10                ;     7.0         15 d copy
        shr r8, 2                  ;     7.0 alu1    15 d
        and r10, -4                ;     7.0 alu3    15 d
        add r8, r10                ;     8.0 alu0    15 d
        mov r9, qword [rbx - 72]   ;     1.7 agu0    15 d
        mov r10, qword [rbx - 64]  ;     1.8 agu1    15 d
        add r8, qword [rbx - 88]   ;     9.0 alu2+agu2   15 d
        adc r9, 0                  ;    10.0 alu3    15 d
        adc r10, 0                 ;    11.0 alu0    15 d
        and r10, 3                 ;    12.0 alu1    15 d
        mov esi, r10d              ;    13.0         15 d
        mov r10, qword [rbx - 128] ;     2.8 agu0    16 h reload
        mov dword [r10 + 16], esi  ;    13.0 agu1+st0   16 h
        mov esi, r8d               ;    10.0         15 d
        mov dword [r10], esi       ;    10.0 agu2+st1   16 h
        shr r8, 0x20               ;    10.0 alu2    15 d
        mov dword [r10 + 4], r8d   ;    11.0 agu0+st0   16 h
        mov esi, r9d               ;    11.0         15 d
        mov dword [r10 + 8], esi   ;    11.0 agu1+st1   16 h
        shr r9, 0x20               ;    11.0 alu1    15 d
        mov dword [r10 + 12], r9d  ;    12.0 agu2+st0   16 h
        xor eax, eax               ;                    cleared
        mov qword [rbx - 104], rax ;                    cleared
        mov qword [rbx - 96], rax  ;                    cleared
        mov qword [rbx - 88], rax  ;                    cleared
        mov qword [rbx - 80], rax  ;                    cleared
        mov qword [rbx - 72], rax  ;                    cleared
        mov qword [rbx - 64], rax  ;                    cleared
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
