; poly1305_last for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_last --cpu core2-64
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
;   body: 49 uops, planned 18.0; bounds: width 12.2, ports 13.0, path 10.0
;   blocks: 58 uops, planned 34.2; bounds: width 14.5, ports 18.0, path 28.0
;   body.2: 32 uops, planned 17.5; bounds: width 8.0, ports 7.0, path 14.0
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
        mov r8, qword [rbx - 128]  ;     0.0 p2      50 a reload
        mov esi, dword [r8 + 4]    ;     3.0 p2      50 a
        mov edi, dword [r8 + 12]   ;     3.0 p2      50 a
        mov ebp, dword [r8 + 16]   ;     3.0 p2      50 a
        mov r9d, dword [r8]        ;     4.0 p2      50 a
        mov r10d, dword [r8 + 8]   ;     5.0 p2      50 a
        shl rsi, 0x20              ;     6.0 p0      50 a
        shl rdi, 0x20              ;     6.0 p5      50 a
        or r9, rsi                 ;     7.0 p1      50 a
        mov r11, rbp               ;     6.0 p0      50 a copy
        shr r11, 2                 ;     7.0 p5      50 a
        mov r12, rbp               ;     6.0 p1      50 a copy
        and r12, -4                ;     7.0 p0      50 a
        and rbp, 3                 ;     6.0 p5      50 a
        or rdi, r10                ;     8.0 p1      50 a
        add r11, r12               ;     8.0 p0      50 a
        add r9, r11                ;     9.0 p5      50 a
        adc rdi, 0                 ;    10.0 p1+p0   50 a
        adc rbp, 0                 ;    12.0 p5+p1   50 a
        mov r8, qword [rbx - 120]  ;     6.0 p2       9 k reload
        mov esi, dword [r8 + 12]   ;     9.0 p2       9 k
        and esi, 0xffffffc         ;    12.0 p0       9 k
        mov r10d, dword [rbx - 48] ;     8.0 p2      51 blocks
        shl r10, 4                 ;    11.0 p5      51 blocks
        shl rsi, 0x20              ;    13.0 p0       9 k
        mov r11, qword [rbx - 112] ;     9.0 p2      51 blocks
        mov r12d, dword [r8 + 8]   ;    10.0 p2       9 k
        and r12d, 0xffffffc        ;    13.0 p1       9 k
        mov qword [rbx - 104], r9  ;    10.0 p3+p4   51 blocks
        add r11, r10               ;    12.0 p5      51 blocks
        mov qword [rbx - 96], rdi  ;    12.0 p3+p4   51 blocks
        mov qword [rbx - 88], r11  ;    13.0 p3+p4   51 blocks
        or rsi, r12                ;    14.0 p0       9 k
        mov qword [rbx - 80], rbp  ;    14.0 p3+p4   51 blocks
        mov edi, dword [r8 + 4]    ;    11.0 p2       9 k
        and edi, 0xffffffc         ;    14.0 p1       9 k
        shl rdi, 0x20              ;    15.0 p5       9 k
        mov qword [rbx - 72], rsi  ;    15.0 p3+p4    9 k
        mov ebp, dword [r8]        ;    12.0 p2       9 k
        and ebp, 0xfffffff         ;    15.0 p0       9 k
        mov r8, rsi                ;    15.0 p1      51 a copy
        shr r8, 2                  ;    16.0 p5      51 a
        and rsi, -4                ;    15.0 p0      51 a
        or rbp, rdi                ;    16.0 p1       9 k
        add rsi, r8                ;    17.0 p5      51 a
        mov qword [rbx - 64], rbp  ;    17.0 p3+p4    9 k
        mov qword [rbx - 56], rsi  ;    18.0 p3+p4   51 a
        cmp dword [rbx - 48], 0    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbx - 112]  ;                    resident
        mov r9, qword [rbx - 104]  ;                    resident
        mov r10, qword [rbx - 96]  ;                    resident
        mov r11, qword [rbx - 80]  ;                    resident
        align 16
.blocks_1:
        mov r12, qword [r8]        ;     0.0 p2      51 a
        mov r13, qword [r8 + 8]    ;     1.0 p2      51 a
        add r9, r12                ;     3.0 p0      51 a
        adc r10, r13               ;     4.0 p1+p5   51 a
        adc r11, 0                 ;     6.0 p0+p1   51 a
        mov r12, qword [rbx - 56]  ;     2.0 p2      51 a reload
        mov r13, r11               ;     8.0 p5      51 a copy
        imul r13, r12              ;     9.0 p0      51 a
        mov r14, qword [rbx - 64]  ;     3.0 p2      51 a reload
        imul r11, r14              ;     8.0 p0      51 a
        mov rax, r9                ;     4.0 p1      51 a copy
        mul qword [rbx - 72]       ;     5.0 p5+p1+p2   51 a
        add r13, rax               ;    14.0 p0      51 a
        adc rdx, 0                 ;    15.0 p1+p5   51 a
        mov rax, r10               ;     6.0 p0      51 a copy
        mov r15, rdx               ;    17.0 p1      51 a copy
        mul r14                    ;     7.0 p5+p0+p1   51 a
        add r13, rax               ;    15.0 p5      51 a
        adc r15, rdx               ;    18.0 p0+p1   51 a
        mov rax, r9                ;     8.2 p5      51 a copy
        mul r14                    ;     9.2 p0+p1+p5   51 a
        mov r9, rax                ;    16.2 p0      51 a copy
        mov rax, r10               ;    10.0 p1      51 a copy
        mov r14, rdx               ;    16.2 p5      51 a copy
        mul r12                    ;    11.2 p0+p1+p5   51 a
        add r9, rax                ;    18.2 p0      51 a
        adc r14, rdx               ;    19.2 p1+p5   51 a
        add r13, r14               ;    21.2 p0      51 a
        adc r15, 0                 ;    22.2 p1+p5   51 a
        add r11, r15               ;    24.2 p0      51 a
        mov r10, r11               ;    25.2 p1      51 a copy
        shr r10, 2                 ;    26.2 p5      51 a
        mov r12, r11               ;    25.2 p0      51 a copy
        and r12, 3                 ;    26.2 p1      51 a
        and r11, -4                ;    25.2 p5      51 a
        add r10, r11               ;    27.2 p0      51 a
        add r9, r10                ;    28.2 p1      51 a
        adc r13, 0                 ;    29.2 p5+p0   51 a
        adc r12, 0                 ;    31.2 p1+p0   51 a
        add r8, 0x10               ;    19.8 p5      51 blocks
        mov r10, r13               ;    31.2 p0      51 a copy
        mov r11, r12               ;    33.2 p1      51 a copy
        cmp r8, qword [rbx - 88]   ;                    more blocks?
        jne .blocks_1
        mov qword [rbx - 112], r8  ;                    resident
        mov qword [rbx - 104], r9  ;                    resident
        mov qword [rbx - 96], r10  ;                    resident
        mov qword [rbx - 80], r11  ;                    resident
.blocks_1_done:
        mov r8, -4                 ;     0.0 p0      15 d
        mov r9d, 3                 ;     0.2 p1      15 d
        mov r10, qword [rbx - 104] ;     0.5 p2      15 d
        mov r11, qword [rbx - 96]  ;     1.5 p2      15 d
        mov r12, qword [rbx - 80]  ;     2.5 p2      15 d
        add r10, 5                 ;     3.5 p5      15 d
        adc r11, 0                 ;     4.5 p0+p1   15 d
        adc r12, 0                 ;     6.5 p5+p0   15 d
        and r8, r12                ;     8.5 p1      15 d
        shr r12, 2                 ;     8.5 p5      15 d
        add r12, r8                ;     9.5 p0      15 d
        mov r8, qword [rbx - 96]   ;     3.5 p2      15 d
        mov r10, qword [rbx - 80]  ;     4.5 p2      15 d
        add r12, qword [rbx - 104] ;    10.5 p1+p2   15 d
        adc r8, 0                  ;    11.5 p5+p0   15 d
        adc r10, 0                 ;    13.5 p1+p5   15 d
        and r9, r10                ;    15.5 p0      15 d
        mov esi, r9d               ;    16.5 p1      15 d
        mov edi, r12d              ;    11.5 p5      15 d
        shr r12, 0x20              ;    11.5 p0      15 d
        mov ebp, r8d               ;    13.5 p1      15 d
        shr r8, 0x20               ;    13.5 p5      15 d
        mov r9, qword [rbx - 128]  ;     6.5 p2      16 h reload
        mov dword [r9], edi        ;    12.5 p3+p4   16 h
        mov dword [r9 + 4], r12d   ;    12.5 p3+p4   16 h
        mov dword [r9 + 8], ebp    ;    14.5 p3+p4   16 h
        mov dword [r9 + 12], r8d   ;    14.5 p3+p4   16 h
        mov dword [r9 + 16], esi   ;    17.5 p3+p4   16 h
        xor eax, eax               ;                    cleared
        mov qword [rbx - 104], rax ;                    cleared
        mov qword [rbx - 96], rax  ;                    cleared
        mov qword [rbx - 80], rax  ;                    cleared
        mov qword [rbx - 72], rax  ;                    cleared
        mov qword [rbx - 64], rax  ;                    cleared
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
