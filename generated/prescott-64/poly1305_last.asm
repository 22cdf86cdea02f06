; poly1305_last for Intel Pentium 4 (Prescott with EM64T, 64-bit) (prescott-64)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_last --cpu prescott-64
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
;   body: 51 uops, planned 38.0; bounds: width 17.0, ports 14.0, path 33.0
;   blocks: 79 uops, planned 98.0; bounds: width 26.3, ports 39.0, path 96.0
;   body.2: 36 uops, planned 56.0; bounds: width 12.0, ports 15.0, path 52.0
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
        mov dword [rbx - 48], ecx  ;                    argument
        mov qword [rbx - 96], rdx  ;                    argument
        mov qword [rbx - 80], rdi  ;                    argument
        mov r8, qword [rbx - 128]  ;     0.0 p2      50 a reload
        mov esi, dword [r8]        ;     4.0 p2      50 a
        mov edi, dword [r8 + 4]    ;     4.0 p2      50 a
        shl rdi, 0x20              ;     8.0 p1      50 a
        or rsi, rdi                ;     9.0 p0      50 a
        mov edi, dword [r8 + 16]   ;     4.0 p2      50 a
        mov ebp, dword [r8 + 8]    ;     4.0 p2      50 a
        mov r9d, dword [r8 + 12]   ;     5.0 p2      50 a
        shl r9, 0x20               ;     9.0 p1      50 a
        or rbp, r9                 ;    10.0 p0      50 a
        mov r9, rdi                ;     8.0 p1      50 a copy
        shr r9, 2                  ;     9.0 p1      50 a
        mov r10, rdi               ;     8.0 p0      50 a copy
        and r10, 3                 ;     9.0 p0      50 a
        and rdi, -4                ;     8.0 p0      50 a
        add r9, rdi                ;    16.0 p1      50 a
        add rsi, r9                ;    17.0 p1      50 a
        adc rbp, 0                 ;    18.0 p1      50 a
        adc r10, 0                 ;    28.0 p1      50 a
        mov qword [rbx - 120], rsi ;    18.0 p0+p3   51 blocks
        mov qword [rbx - 112], rbp ;    28.0 p0+p3   51 blocks
        mov qword [rbx - 104], r10 ;    38.0 p0+p3   51 blocks
        mov r8d, dword [rbx - 48]  ;     8.7 p2      51 blocks
        shl r8, 4                  ;    12.7 p1      51 blocks
        add r8, qword [rbx - 96]   ;    13.7 p2+p0   51 blocks
        mov qword [rbx - 88], r8   ;    14.7 p0+p3   51 blocks
        mov r8, qword [rbx - 80]   ;    10.7 p2       9 k reload
        mov esi, dword [r8]        ;    14.7 p2       9 k
        and esi, 0xfffffff         ;    18.7 p0       9 k
        mov edi, dword [r8 + 8]    ;    14.7 p2       9 k
        and edi, 0xffffffc         ;    18.7 p0       9 k
        mov ebp, dword [r8 + 4]    ;    14.7 p2       9 k
        and ebp, 0xffffffc         ;    18.7 p0       9 k
        shl rbp, 0x20              ;    19.7 p1       9 k
        or rsi, rbp                ;    20.7 p0       9 k
        mov qword [rbx - 72], rsi  ;    21.7 p0+p3    9 k
        mov esi, dword [r8 + 12]   ;    14.7 p2       9 k
        and esi, 0xffffffc         ;    18.7 p0       9 k
        shl rsi, 0x20              ;    19.7 p1       9 k
        or rdi, rsi                ;    20.7 p0       9 k
        mov qword [rbx - 64], rdi  ;    21.7 p0+p3    9 k
        mov r8, rdi                ;    21.7 p1      51 a copy
        shr r8, 2                  ;    22.7 p1      51 a
        and rdi, -4                ;    21.7 p0      51 a
        add r8, rdi                ;    29.7 p1      51 a
        mov qword [rbx - 56], r8   ;    30.7 p0+p3   51 a
        cmp dword [rbx - 48], 0    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbx - 96]   ;                    resident
        mov r9, qword [rbx - 120]  ;                    resident
        mov r10, qword [rbx - 112] ;                    resident
        mov r11, qword [rbx - 104] ;                    resident
        align 16
.blocks_1:
        mov r12, qword [r8]        ;     0.0 p2      51 a
        mov r13, qword [r8 + 8]    ;     1.0 p2      51 a
        add r9, r12                ;     4.0 p0      51 a
        adc r10, r13               ;     5.0 p1      51 a
        adc r11, 0                 ;    15.0 p1      51 a
        mov r12, qword [rbx - 56]  ;     3.0 p2      51 a reload
        mov r13, r11               ;    25.0 p0      51 a copy
        imul r11, r12              ;    25.0 p1      51 a
        mov rax, r9                ;     5.0 p0      51 a copy
        mul qword [rbx - 64]       ;    10.5 p2+p1   51 a
        add r11, rax               ;    35.0 p0      51 a
        adc rdx, 0                 ;    36.0 p1      51 a
        mov r14, qword [rbx - 72]  ;     8.0 p2      51 a reload
        mov rax, r10               ;    15.0 p0      51 a copy
        mov r15, rdx               ;    46.0 p0      51 a copy
        mul r14                    ;    16.5 p1      51 a
        add r11, rax               ;    36.0 p0      51 a
        adc r15, rdx               ;    47.0 p1      51 a
        imul r13, r14              ;    26.0 p1      51 a
        mov rax, r9                ;    12.7 p0      51 a copy
        mul r14                    ;    23.5 p1      51 a
        mov r9, rax                ;    34.5 p0      51 a copy
        mov rax, r10               ;    15.5 p0      51 a copy
        mov r14, rdx               ;    34.5 p0      51 a copy
        mul r12                    ;    26.5 p1      51 a
        add r9, rax                ;    37.5 p0      51 a
        adc r14, rdx               ;    38.5 p1      51 a
        add r11, r14               ;    48.5 p0      51 a
        adc r15, 0                 ;    57.0 p1      51 a
        add r13, r15               ;    67.0 p0      51 a
        mov r10, r13               ;    68.0 p0      51 a copy
        shr r13, 2                 ;    68.0 p1      51 a
        mov r12, r10               ;    69.0 p0      51 a copy
        and r12, 3                 ;    70.0 p0      51 a
        and r10, -4                ;    69.0 p0      51 a
        add r13, r10               ;    75.0 p0      51 a
        add r9, r13                ;    76.0 p0      51 a
        adc r11, 0                 ;    77.0 p1      51 a
        adc r12, 0                 ;    87.0 p1      51 a
        add r8, 0x10               ;    25.3 p0      51 blocks
        mov r10, r11               ;    87.0 p0      51 a copy
        mov r11, r12               ;    97.0 p0      51 a copy
        cmp r8, qword [rbx - 88]   ;                    more blocks?
        jne .blocks_1
        mov qword [rbx - 96], r8   ;                    resident
        mov qword [rbx - 120], r9  ;                    resident
        mov qword [rbx - 112], r10 ;                    resident
        mov qword [rbx - 104], r11 ;                    resident
.blocks_1_done:
        mov r8, qword [rbx - 120]  ;     0.0 p2      15 d
        mov r9, qword [rbx - 112]  ;     1.0 p2      15 d
        mov r10, qword [rbx - 104] ;     2.0 p2      15 d
        add r8, 5                  ;     4.0 p0      15 d
        adc r9, 0                  ;     5.0 p1      15 d
        adc r10, 0                 ;    15.0 p1      15 d
        mov r8, r10                ;    25.0 p0      15 d copy
        shr r10, 2                 ;    25.0 p1      15 d
        and r8, -4                 ;    26.0 p0      15 d
        add r10, r8                ;    32.0 p0      15 d
        mov r8, qword [rbx - 112]  ;     4.7 p2      15 d
        mov r9, qword [rbx - 104]  ;     5.7 p2      15 d
        add r10, qword [rbx - 120] ;    33.0 p2+p0   15 d
        adc r8, 0                  ;    34.0 p1      15 d
        adc r9, 0                  ;    44.0 p1      15 d
        mov esi, r10d              ;    34.0 p0      15 d
        shr r10, 0x20              ;    34.0 p1      15 d
        mov r11, qword [rbx - 128] ;     8.7 p2      16 h reload
        mov dword [r11], esi       ;    35.0 p0+p3   16 h
        mov dword [r11 + 4], r10d  ;    41.0 p0+p3   16 h
        mov esi, r8d               ;    44.0 p0      15 d
        mov dword [r11 + 8], esi   ;    45.0 p0+p3   16 h
        shr r8, 0x20               ;    44.0 p1      15 d
        mov dword [r11 + 12], r8d  ;    51.0 p0+p3   16 h
        and r9, 3                  ;    54.0 p0      15 d
        mov esi, r9d               ;    55.0 p0      15 d
        mov dword [r11 + 16], esi  ;    56.0 p0+p3   16 h
        xor eax, eax               ;                    cleared
        mov qword [rbx - 120], rax ;                    cleared
        mov qword [rbx - 112], rax ;                    cleared
        mov qword [rbx - 104], rax ;                    cleared
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
