; poly1305_last for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_last --cpu golden-cove
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
;   body: 46 uops, planned 16.7; bounds: width 7.7, ports 4.8, path 10.0
;   blocks: 46 uops, planned 21.2; bounds: width 7.7, ports 6.0, path 21.0
;   body.2: 27 uops, planned 14.0; bounds: width 4.5, ports 3.5, path 9.0
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
        mov qword [rbx - 128], rdi ;                    argument
        mov qword [rbx - 112], rsi ;                    argument
        mov dword [rbx - 48], ecx  ;                    argument
        mov qword [rbx - 64], rdx  ;                    argument
        mov r8, qword [rbx - 128]  ;     0.0 p2       9 k reload
        mov esi, dword [r8]        ;     5.0 p3       9 k
        and esi, 0xfffffff         ;    10.0 p0       9 k
        mov edi, dword [r8 + 4]    ;     5.0 p10      9 k
        and edi, 0xffffffc         ;    10.0 p1       9 k
        shl rdi, 0x20              ;    11.0 p6       9 k
        or rsi, rdi                ;    12.0 p5       9 k
        mov qword [rbx - 120], rsi ;    13.0 p7+p4    9 k
        mov esi, dword [r8 + 8]    ;     5.0 p2       9 k
        and esi, 0xffffffc         ;    10.0 p11      9 k
        mov r9, qword [rbx - 112]  ;     1.7 p3      50 a reload
        mov edi, dword [r9]        ;     6.7 p10     50 a
        mov ebp, dword [r8 + 12]   ;     5.0 p2       9 k
        and ebp, 0xffffffc         ;    10.0 p0       9 k
        shl rbp, 0x20              ;    11.0 p6       9 k
        or rsi, rbp                ;    12.0 p1       9 k
        mov qword [rbx - 104], rsi ;    13.0 p8+p9    9 k
        mov ebp, dword [r9 + 4]    ;     6.7 p3      50 a
        shl rbp, 0x20              ;    11.7 p0      50 a
        mov r8d, dword [r9 + 8]    ;     6.7 p10     50 a
        mov r10d, dword [r9 + 12]  ;     6.7 p2      50 a
        shl r10, 0x20              ;    11.7 p6      50 a
        mov r11d, dword [r9 + 16]  ;     6.7 p3      50 a
        mov r12, r11               ;    11.7         50 a copy
        shr r12, 2                 ;    11.7 p0      50 a
        or rdi, rbp                ;    12.7 p5      50 a
        or r8, r10                 ;    12.7 p11     50 a
        mov r10, r11               ;    11.7         50 a copy
        and r10, 3                 ;    11.7 p1      50 a
        and r11, -4                ;    11.7 p6      50 a
        add r12, r11               ;    12.7 p5      50 a
        add rdi, r12               ;    13.7 p0      50 a
        adc r8, 0                  ;    14.7 p6      50 a
        adc r10, 0                 ;    15.7 p0      50 a
        mov qword [rbx - 96], rdi  ;    14.7 p7+p4   51 blocks
        mov qword [rbx - 88], r8   ;    15.7 p8+p9   51 blocks
        mov qword [rbx - 80], r10  ;    16.7 p7+p4   51 blocks
        mov r8, rsi                ;    13.0         51 a copy
        shr r8, 2                  ;    13.0 p6      51 a
        and rsi, -4                ;    13.0 p11     51 a
        add r8, rsi                ;    14.0 p1      51 a
        mov qword [rbx - 72], r8   ;    15.0 p8+p9   51 a
        mov r8d, dword [rbx - 48]  ;     7.0 p10     51 blocks
        shl r8, 4                  ;    12.0 p0      51 blocks
        add r8, qword [rbx - 64]   ;    13.0 p5+p2   51 blocks
        mov qword [rbx - 56], r8   ;    14.0 p7+p4   51 blocks
        cmp dword [rbx - 48], 0    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbx - 64]   ;                    resident
        mov r9, qword [rbx - 96]   ;                    resident
        mov r10, qword [rbx - 88]  ;                    resident
        mov r11, qword [rbx - 80]  ;                    resident
        align 16
.blocks_1:
        mov r12, qword [r8]        ;     0.0 p2      51 a
        mov r13, qword [r8 + 8]    ;     0.2 p3      51 a
        add r9, r12                ;     5.0 p0      51 a
        adc r10, r13               ;     6.0 p6      51 a
        adc r11, 0                 ;     7.0 p0      51 a
        mov r12, qword [rbx - 72]  ;     0.8 p10     51 a reload
        mov r13, r11               ;     8.0         51 a copy
        imul r13, r12              ;     8.0 p1      51 a
        mov rax, r9                ;     6.0         51 a copy
        mul qword [rbx - 104]      ;     6.0 p1+p5+p2   51 a
        add r13, rax               ;    11.0 p11     51 a
        adc rdx, 0                 ;    12.0 p6      51 a
        mov r14, qword [rbx - 120] ;     2.2 p3      51 a reload
        mov rax, r10               ;     7.0         51 a copy
        mov r15, rdx               ;    13.0         51 a copy
        mul r14                    ;     7.2 p1+p5   51 a
        add r13, rax               ;    12.0 p0      51 a
        adc r15, rdx               ;    13.0 p6      51 a
        imul r11, r14              ;     8.0 p1      51 a
        mov rax, r9                ;     6.0         51 a copy
        mul r14                    ;     7.2 p1+p5   51 a
        mov r9, rax                ;    11.2         51 a copy
        mov rax, r10               ;     7.0         51 a copy
        mov r14, rdx               ;    11.2         51 a copy
        mul r12                    ;     7.0 p1+p5   51 a
        add r9, rax                ;    11.2 p11     51 a
        adc r14, rdx               ;    12.2 p0      51 a
        add r13, r14               ;    13.2 p6      51 a
        adc r15, 0                 ;    14.2 p0      51 a
        add r11, r15               ;    15.2 p5      51 a
        mov r10, r11               ;    16.2         51 a copy
        shr r10, 2                 ;    16.2 p6      51 a
        mov r12, r11               ;    16.2         51 a copy
        and r12, 3                 ;    16.2 p11     51 a
        and r11, -4                ;    16.2 p5      51 a
        add r10, r11               ;    17.2 p0      51 a
        add r9, r10                ;    18.2 p1      51 a
        adc r13, 0                 ;    19.2 p6      51 a
        adc r12, 0                 ;    20.2 p0      51 a
        add r8, 0x10               ;     7.2 p11     51 blocks
        mov r10, r13               ;    20.2         51 a copy
        mov r11, r12               ;    21.2         51 a copy
        cmp r8, qword [rbx - 56]   ;                    more blocks?
        jne .blocks_1
        mov qword [rbx - 64], r8   ;                    resident
        mov qword [rbx - 96], r9   ;                    resident
        mov qword [rbx - 88], r10  ;                    resident
        mov qword [rbx - 80], r11  ;                    resident
.blocks_1_done:
        mov r8, qword [rbx - 96]   ;     0.0 p2      15 d
        mov r9, qword [rbx - 88]   ;     0.2 p3      15 d
        mov r10, qword [rbx - 80]  ;     0.3 p10     15 d
        add r8, 5                  ;     5.0 p0      15 d
        adc r9, 0                  ;     6.0 p6      15 d
        adc r10, 0                 ;     7.0 p0      15 d
        mov r8, r10                ;     8.0         15 d copy
        shr r8, 2                  ;     8.0 p6      15 d
        and r10, -4                ;     8.0 p1      15 d
        add r8, r10                ;     9.0 p5      15 d
        mov r9, qword [rbx - 88]   ;     1.7 p2      15 d
        mov r10, qword [rbx - 80]  ;     1.8 p3      15 d
        add r8, qword [rbx - 96]   ;    10.0 p11+p10   15 d
        adc r9, 0                  ;    11.0 p0      15 d
        adc r10, 0                 ;    12.0 p6      15 d
        and r10, 3                 ;    13.0 p1      15 d
        mov esi, r10d              ;    14.0         15 d
        mov r10, qword [rbx - 112] ;     2.8 p2      16 h reload
        mov dword [r10 + 16], esi  ;    14.0 p7+p4   16 h
        mov esi, r8d               ;    11.0         15 d
        mov dword [r10], esi       ;    11.0 p8+p9   16 h
        shr r8, 0x20               ;    11.0 p0      15 d
        mov dword [r10 + 4], r8d   ;    12.0 p7+p4   16 h
        mov esi, r9d               ;    12.0         15 d
        mov dword [r10 + 8], esi   ;    12.0 p8+p9   16 h
        shr r9, 0x20               ;    12.0 p6      15 d
        mov dword [r10 + 12], r9d  ;    13.0 p7+p4   16 h
        xor eax, eax               ;                    cleared
        mov qword [rbx - 120], rax ;                    cleared
        mov qword [rbx - 104], rax ;                    cleared
        mov qword [rbx - 96], rax  ;                    cleared
        mov qword [rbx - 88], rax  ;                    cleared
        mov qword [rbx - 80], rax  ;                    cleared
        mov qword [rbx - 72], rax  ;                    cleared
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
