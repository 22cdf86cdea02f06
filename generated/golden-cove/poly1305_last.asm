; poly1305_last for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 19c284a5ed3aa477); do not edit:
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
; The frame is cleared before return: 112 bytes, 15 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 117 uops, planned 27.0; bounds: width 19.5, ports 14.8, path 22.0
;   blocks: 147 uops, planned 50.0; bounds: width 24.5, ports 25.0, path 37.0
;   body.2: 80 uops, planned 34.0; bounds: width 13.3, ports 11.5, path 29.0
; Limbs of numbers that a loop carries, proved by intervals:
;   a in blocks, limb 0 of 5 by 26 bits: at most 1.259 * 2^31
;   a in blocks, limb 1 of 5 by 26 bits: at most 2^26
;   a in blocks, limb 2 of 5 by 26 bits: at most 2^26 - 1
;   a in blocks, limb 3 of 5 by 26 bits: at most 2^26 - 1
;   a in blocks, limb 4 of 5 by 26 bits: at most 2^26 - 1
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
        sub rsp, 0x98              ;                    frame
        lea rbx, [rsp + 128]       ;                    frame
        mov qword [rbx - 128], rsi ;                    argument
        mov qword [rbx - 120], rdi ;                    argument
        mov dword [rbx + 16], ecx  ;                    argument
        mov qword [rbx - 112], rdx ;                    argument
        mov r8, qword [rbx - 128]  ;     0.0 p2      50 a reload
        mov esi, dword [r8]        ;     5.0 p3      50 a
        mov edi, dword [r8 + 4]    ;     5.0 p10     50 a
        mov ebp, dword [r8 + 8]    ;     5.0 p2      50 a
        mov r9d, dword [r8 + 16]   ;     5.0 p3      50 a
        mov r10d, dword [r8 + 12]  ;     5.0 p10     50 a
        mov r11, qword [rbx - 120] ;     2.0 p2       9 k reload
        mov r12d, dword [r11]      ;     7.0 p3       9 k
        and r12d, 0xfffffff        ;    12.0 p0       9 k
        mov r13d, dword [rbx + 16] ;     2.3 p10     51 blocks
        shl r13, 4                 ;     7.3 p6      51 blocks
        mov r14, rsi               ;    10.0         50 a copy
        shr r14, 0x1a              ;    10.0 p0      50 a
        and rsi, 0x3ffffff         ;    10.0 p1      50 a
        mov r15, rdi               ;    10.0         50 a copy
        shr r15, 0x14              ;    10.0 p6      50 a
        and rdi, 0xfffff           ;    10.0 p5      50 a
        shl rdi, 6                 ;    11.0 p0      50 a
        mov rax, rbp               ;    10.0         50 a copy
        shr rax, 0xe               ;    10.0 p6      50 a
        and rbp, 0x3fff            ;    10.0 p11     50 a
        shl rbp, 0xc               ;    11.0 p0      50 a
        mov rcx, r10               ;    10.0         50 a copy
        shr rcx, 8                 ;    10.0 p6      50 a
        and r10, 0xff              ;    10.0 p1      50 a
        shl r10, 0x12              ;    11.0 p0      50 a
        or r14, rdi                ;    12.0 p5      50 a
        mov rdi, r9                ;    10.0         50 a copy
        shr rdi, 2                 ;    10.0 p6      50 a
        and rdi, 0x3ffffff         ;    11.0 p11     50 a
        or r15, rbp                ;    12.0 p1      50 a
        mov rbp, r9                ;    10.0         50 a copy
        shr rbp, 0x1c              ;    10.0 p0      50 a
        and r9, 3                  ;    10.0 p5      50 a
        shl r9, 0x18               ;    11.0 p6      50 a
        lea r8, [rbp*4]            ;    11.0 p5      50 a
        or rax, r10                ;    12.0 p11     50 a
        or rcx, r9                 ;    12.0 p1      50 a
        mov r9d, dword [r11 + 4]   ;     7.0 p2       9 k
        and r9d, 0xffffffc         ;    12.0 p11      9 k
        add r13, qword [rbx - 112] ;     8.3 p1+p3   51 blocks
        mov qword [rbx - 104], r13 ;     9.3 p7+p4   51 blocks
        mov r10d, dword [r11 + 8]  ;     7.0 p10      9 k
        and r10d, 0xffffffc        ;    12.0 p0       9 k
        mov r11d, dword [r11 + 12] ;     7.3 p2       9 k
        and r11d, 0xffffffc        ;    12.3 p5       9 k
        add rsi, rdi               ;    12.0 p6      50 a
        shl rdi, 2                 ;    12.0 p0      50 a
        add rsi, rdi               ;    13.0 p11     50 a
        add rbp, r14               ;    13.0 p1      50 a
        add rbp, r8                ;    14.0 p5      50 a
        mov r8, r12                ;    13.0          9 k copy
        shr r8, 0x1a               ;    13.0 p6       9 k
        and r12, 0x3ffffff         ;    13.0 p11      9 k
        mov qword [rbx - 96], r12  ;    14.0 p8+p9    9 k
        mov r12, r9                ;    13.0          9 k copy
        shr r12, 0x14              ;    13.0 p0       9 k
        and r9, 0xfffff            ;    13.0 p1       9 k
        shl r9, 6                  ;    14.0 p6       9 k
        mov r13, r10               ;    13.0          9 k copy
        shr r13, 0xe               ;    13.0 p0       9 k
        and r10, 0x3fff            ;    13.0 p5       9 k
        shl r10, 0xc               ;    14.0 p6       9 k
        mov r14, r11               ;    13.3          9 k copy
        shr r14, 8                 ;    13.3 p0       9 k
        and r11, 0xff              ;    13.3 p11      9 k
        shl r11, 0x12              ;    14.3 p6       9 k
        or r8, r9                  ;    15.0 p1       9 k
        mov qword [rbx - 88], r14  ;    14.3 p7+p4    9 k
        or r12, r10                ;    15.0 p5       9 k
        or r13, r11                ;    15.3 p11      9 k
        mov r9, rsi                ;    14.0         50 a copy
        shr r9, 0x1a               ;    14.0 p0      50 a
        and rsi, 0x3ffffff         ;    14.0 p1      50 a
        add rbp, r9                ;    15.0 p5      50 a
        lea r9, [r14*4]            ;    14.3 p6      51 a
        mov qword [rbx - 80], r8   ;    16.0 p8+p9    9 k
        mov qword [rbx - 72], r12  ;    16.0 p7+p4    9 k
        mov qword [rbx - 64], r13  ;    16.3 p8+p9    9 k
        add r14, r9                ;    16.3 p11     51 a
        mov r9, rbp                ;    16.0         50 a copy
        shr r9, 0x1a               ;    16.0 p0      50 a
        and rbp, 0x3ffffff         ;    16.0 p1      50 a
        add r15, r9                ;    17.0 p5      50 a
        mov qword [rbx - 56], r14  ;    17.3 p7+p4   51 a
        lea r9, [r12*4]            ;    16.0 p6      51 a
        lea r10, [r8*4]            ;    16.0 p0      51 a
        lea r11, [r13*4]           ;    16.3 p5      51 a
        add r12, r9                ;    18.0 p11     51 a
        add r8, r10                ;    18.0 p1      51 a
        add r13, r11               ;    18.3 p6      51 a
        mov qword [rbx - 48], r12  ;    19.0 p8+p9   51 a
        mov qword [rbx - 40], r8   ;    19.0 p7+p4   51 a
        mov r8, r15                ;    18.0         50 a copy
        shr r8, 0x1a               ;    18.0 p0      50 a
        and r15, 0x3ffffff         ;    18.0 p11     50 a
        add rax, r8                ;    19.0 p1      50 a
        mov qword [rbx - 32], r15  ;    19.0 p8+p9   51 blocks
        mov qword [rbx - 24], r13  ;    19.3 p7+p4   51 a
        mov r8, rax                ;    20.0         50 a copy
        shr r8, 0x1a               ;    20.0 p6      50 a
        and rax, 0x3ffffff         ;    20.0 p5      50 a
        add rcx, r8                ;    21.0 p0      50 a
        mov qword [rbx - 16], rax  ;    21.0 p8+p9   51 blocks
        mov r8, rcx                ;    22.0         50 a copy
        shr r8, 0x1a               ;    22.0 p6      50 a
        and rcx, 0x3ffffff         ;    22.0 p11     50 a
        mov qword [rbx - 8], rcx   ;    23.0 p7+p4   51 blocks
        add rsi, r8                ;    23.0 p1      50 a
        shl r8, 2                  ;    23.0 p0      50 a
        add rsi, r8                ;    24.0 p5      50 a
        mov r8, rsi                ;    25.0         50 a copy
        shr r8, 0x1a               ;    25.0 p6      50 a
        and rsi, 0x3ffffff         ;    25.0 p11     50 a
        add rbp, r8                ;    26.0 p1      50 a
        mov qword [rbx + 0], rsi   ;    26.0 p8+p9   51 blocks
        mov qword [rbx + 8], rbp   ;    27.0 p7+p4   51 blocks
        cmp dword [rbx + 16], 0    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbx - 112]  ;                    resident
        mov r9, qword [rbx + 0]    ;                    resident
        mov r10, qword [rbx + 8]   ;                    resident
        mov r11, qword [rbx - 32]  ;                    resident
        mov r12, qword [rbx - 16]  ;                    resident
        mov r13, qword [rbx - 8]   ;                    resident
        align 16
.blocks_1:
        mov r14, qword [r8]        ;     0.0 p2      51 a
        mov r15, qword [r8 + 8]    ;     0.2 p3      51 a
        mov rsi, r14               ;     5.0         51 a copy
        shr rsi, 0x1a              ;     5.0 p0      51 a
        and rsi, 0x3ffffff         ;     6.0 p1      51 a
        add rsi, r10               ;     7.0 p5      51 a
        mov r10, r14               ;     5.0         51 a copy
        shr r10, 0x34              ;     5.0 p6      51 a
        and r14, 0x3ffffff         ;     5.0 p11     51 a
        add r14, r9                ;     6.0 p0      51 a
        mov r9, r15                ;     5.2         51 a copy
        shr r9, 0xe                ;     5.2 p6      51 a
        and r9, 0x3ffffff          ;     6.2 p1      51 a
        add r9, r12                ;     7.2 p5      51 a
        mov r12, r15               ;     5.2         51 a copy
        shr r12, 0x28              ;     5.2 p0      51 a
        add r12, r13               ;     6.2 p11     51 a
        and r15, 0x3fff            ;     5.2 p1      51 a
        shl r15, 0xc               ;     6.2 p6      51 a
        or r10, r15                ;     7.2 p5      51 a
        add r10, r11               ;     8.2 p0      51 a
        mov r11, qword [rbx - 96]  ;     3.5 p10     51 a reload
        mov r13, r14               ;     7.0         51 a copy
        imul r13, r11              ;     8.5 p1      51 a
        mov r15, rsi               ;     8.0         51 a copy
        imul r15, r11              ;     8.5 p1      51 a
        mov rdi, r10               ;     9.2         51 a copy
        imul rdi, r11              ;     9.2 p1      51 a
        mov rbp, r9                ;     8.2         51 a copy
        imul rbp, r11              ;     8.5 p1      51 a
        mov rax, r12               ;     7.2         51 a copy
        imul rax, r11              ;     8.5 p1      51 a
        mov r11, qword [rbx - 56]  ;     5.3 p2      51 a reload
        mov rcx, rsi               ;     8.0         51 a copy
        imul rcx, r11              ;    10.3 p1      51 a
        add r13, rcx               ;    13.3 p11     51 a
        mov rcx, r10               ;     9.2         51 a copy
        imul rcx, r11              ;    10.3 p1      51 a
        add r15, rcx               ;    13.3 p5      51 a
        mov rcx, r9                ;     8.2         51 a copy
        imul rcx, r11              ;    11.0 p1      51 a
        add rdi, rcx               ;    14.0 p6      51 a
        mov rcx, r12               ;     7.2         51 a copy
        imul rcx, r11              ;    12.0 p1      51 a
        add rbp, rcx               ;    15.0 p0      51 a
        mov r11, r12               ;     7.5         51 a copy
        imul r11, qword [rbx - 40] ;    13.0 p1+p3   51 a
        add r13, r11               ;    16.0 p11     51 a
        mov r11, qword [rbx - 48]  ;     8.0 p10     51 a reload
        mov rcx, r12               ;     8.2         51 a copy
        imul rcx, r11              ;    14.0 p1      51 a
        add r15, rcx               ;    17.0 p5      51 a
        mov rcx, qword [rbx - 24]  ;     8.7 p2      51 a reload
        imul r12, rcx              ;    15.0 p1      51 a
        add rdi, r12               ;    18.0 p6      51 a
        mov r12, r9                ;     9.2         51 a copy
        imul r12, r11              ;    16.0 p1      51 a
        add r13, r12               ;    19.0 p0      51 a
        mov r11, r10               ;     9.7         51 a copy
        imul r11, rcx              ;    17.0 p1      51 a
        add r13, r11               ;    20.0 p11     51 a
        mov r11, r9                ;    10.2         51 a copy
        imul r11, rcx              ;    18.0 p1      51 a
        add r15, r11               ;    21.0 p5      51 a
        mov r11, qword [rbx - 80]  ;    10.7 p3      51 a reload
        imul r9, r11               ;    19.0 p1      51 a
        add rax, r9                ;    22.0 p6      51 a
        mov r9, r14                ;    11.2         51 a copy
        imul r9, r11               ;    20.0 p1      51 a
        add r15, r9                ;    23.0 p0      51 a
        mov r9, rsi                ;    11.7         51 a copy
        imul r9, r11               ;    21.0 p1      51 a
        add rdi, r9                ;    24.0 p11     51 a
        mov r9, r10                ;    12.2         51 a copy
        imul r9, r11               ;    22.0 p1      51 a
        mov r11, qword [rbx - 72]  ;    12.5 p10     51 a reload
        imul r10, r11              ;    23.0 p1      51 a
        add rbp, r9                ;    25.0 p5      51 a
        add rax, r10               ;    26.0 p6      51 a
        mov r9, r14                ;    13.2         51 a copy
        imul r9, r11               ;    24.0 p1      51 a
        add rdi, r9                ;    27.0 p0      51 a
        mov r9, rsi                ;    13.7         51 a copy
        imul r9, r11               ;    25.0 p1      51 a
        mov r10, qword [rbx - 64]  ;    14.0 p2      51 a reload
        imul rsi, r10              ;    26.0 p1      51 a
        add rbp, r9                ;    28.0 p11     51 a
        add rax, rsi               ;    29.0 p5      51 a
        mov r9, r14                ;    14.7         51 a copy
        imul r9, r10               ;    27.0 p1      51 a
        imul r14, qword [rbx - 88] ;    28.0 p1+p3   51 a
        add rbp, r9                ;    30.0 p6      51 a
        add rax, r14               ;    31.0 p0      51 a
        mov r9, r13                ;    21.0         51 a copy
        shr r9, 0x1a               ;    21.0 p6      51 a
        add r15, r9                ;    24.0 p11     51 a
        and r13, 0x3ffffff         ;    21.0 p5      51 a
        mov r9, r15                ;    25.0         51 a copy
        shr r9, 0x1a               ;    25.0 p0      51 a
        add rdi, r9                ;    28.0 p11     51 a
        and r15, 0x3ffffff         ;    25.0 p5      51 a
        mov r9, rdi                ;    29.0         51 a copy
        shr r9, 0x1a               ;    29.0 p6      51 a
        add rbp, r9                ;    31.0 p0      51 a
        and rdi, 0x3ffffff         ;    29.0 p11     51 a
        mov r9, rbp                ;    32.0         51 a copy
        shr r9, 0x1a               ;    32.0 p6      51 a
        add rax, r9                ;    33.0 p5      51 a
        and rbp, 0x3ffffff         ;    32.0 p0      51 a
        mov r9, rax                ;    34.0         51 a copy
        shr r9, 0x1a               ;    34.0 p6      51 a
        add r13, r9                ;    35.0 p11     51 a
        shl r9, 2                  ;    35.0 p0      51 a
        add r13, r9                ;    36.0 p5      51 a
        and rax, 0x3ffffff         ;    34.0 p11     51 a
        mov r9, r13                ;    37.0         51 a copy
        shr r9, 0x1a               ;    37.0 p6      51 a
        add r15, r9                ;    38.0 p5      51 a
        and r13, 0x3ffffff         ;    37.0 p0      51 a
        mov r9, r15                ;    39.0         51 a copy
        shr r9, 0x1a               ;    39.0 p6      51 a
        add rdi, r9                ;    40.0 p11     51 a
        and r15, 0x3ffffff         ;    39.0 p5      51 a
        mov r9, rdi                ;    41.0         51 a copy
        shr r9, 0x1a               ;    41.0 p0      51 a
        add rbp, r9                ;    42.0 p11     51 a
        and rdi, 0x3ffffff         ;    41.0 p5      51 a
        mov r9, rbp                ;    43.0         51 a copy
        shr r9, 0x1a               ;    43.0 p6      51 a
        add rax, r9                ;    44.0 p0      51 a
        and rbp, 0x3ffffff         ;    43.0 p11     51 a
        mov r9, rax                ;    45.0         51 a copy
        shr r9, 0x1a               ;    45.0 p6      51 a
        and rax, 0x3ffffff         ;    45.0 p5      51 a
        add r13, r9                ;    46.0 p0      51 a
        shl r9, 2                  ;    46.0 p6      51 a
        add r13, r9                ;    47.0 p11     51 a
        mov r9, r13                ;    48.0         51 a copy
        shr r9, 0x1a               ;    48.0 p0      51 a
        add r15, r9                ;    49.0 p5      51 a
        and r13, 0x3ffffff         ;    48.0 p11     51 a
        add r8, 0x10               ;    25.0 p5      51 blocks
        mov r11, rdi               ;    42.0         51 a copy
        mov r12, rbp               ;    44.0         51 a copy
        mov r10, r15               ;    50.0         51 a copy
        mov r9, r13                ;    49.0         51 a copy
        mov r13, rax               ;    46.0         51 a copy
        cmp r8, qword [rbx - 104]  ;                    more blocks?
        jne .blocks_1
        mov qword [rbx - 112], r8  ;                    resident
        mov qword [rbx + 0], r9    ;                    resident
        mov qword [rbx + 8], r10   ;                    resident
        mov qword [rbx - 32], r11  ;                    resident
        mov qword [rbx - 16], r12  ;                    resident
        mov qword [rbx - 8], r13   ;                    resident
.blocks_1_done:
        mov r8, qword [rbx + 0]    ;     0.0 p2      15 d
        shr r8, 0x1a               ;     5.0 p0      15 d
        add r8, qword [rbx + 8]    ;     6.0 p1+p3   15 d
        mov r9, qword [rbx + 0]    ;     0.5 p10     15 d
        and r9, 0x3ffffff          ;     5.5 p5      15 d
        mov r10, qword [rbx - 32]  ;     1.0 p2      15 d
        mov r11, qword [rbx - 16]  ;     1.3 p3      15 d
        mov r12, r8                ;     7.0         15 d copy
        shr r12, 0x1a              ;     7.0 p6      15 d
        and r8, 0x3ffffff          ;     7.0 p11     15 d
        add r10, r12               ;     8.0 p0      15 d
        mov r12, qword [rbx - 8]   ;     1.8 p10     15 d
        mov r13, r10               ;     9.0         15 d copy
        shr r13, 0x1a              ;     9.0 p6      15 d
        and r10, 0x3ffffff         ;     9.0 p1      15 d
        add r11, r13               ;    10.0 p5      15 d
        mov r13, r11               ;    11.0         15 d copy
        shr r13, 0x1a              ;    11.0 p0      15 d
        and r11, 0x3ffffff         ;    11.0 p11     15 d
        add r12, r13               ;    12.0 p1      15 d
        mov r13, r12               ;    13.0         15 d copy
        shr r13, 0x1a              ;    13.0 p6      15 d
        and r12, 0x3ffffff         ;    13.0 p5      15 d
        add r9, r13                ;    14.0 p0      15 d
        shl r13, 2                 ;    14.0 p6      15 d
        add r9, r13                ;    15.0 p11     15 d
        mov r13d, 0x3ffffff        ;     4.3 p1      15 d
        mov r14d, 0x3ffffff        ;     4.7 p5      15 d
        mov r15d, 0x3ffffff        ;     4.8 p0      15 d
        and r13, r9                ;    16.0 p11     15 d
        shr r9, 0x1a               ;    16.0 p6      15 d
        mov esi, 0x3ffffff         ;     5.3 p1      15 d
        add r8, r9                 ;    17.0 p5      15 d
        mov r9, -4                 ;     5.8 p0      15 d
        mov edi, 3                 ;     6.2 p11     15 d
        and r14, r8                ;    18.0 p1      15 d
        shr r8, 0x1a               ;    18.0 p6      15 d
        add r10, r8                ;    19.0 p5      15 d
        shl r14, 0x1a              ;    19.0 p0      15 d
        or r13, r14                ;    20.0 p11     15 d
        and r15, r10               ;    20.0 p1      15 d
        shr r10, 0x1a              ;    20.0 p6      15 d
        add r11, r10               ;    21.0 p5      15 d
        and rsi, r11               ;    22.0 p0      15 d
        shr r11, 0x1a              ;    22.0 p6      15 d
        mov r8, r15                ;    21.0         15 d copy
        shl r8, 0x34               ;    21.0 p0      15 d
        shr r15, 0xc               ;    21.0 p6      15 d
        or r13, r8                 ;    22.0 p11     15 d
        add r12, r11               ;    23.0 p1      15 d
        shl rsi, 0xe               ;    23.0 p0      15 d
        or r15, rsi                ;    24.0 p5      15 d
        mov r8, r12                ;    24.0         15 d copy
        shl r8, 0x28               ;    24.0 p6      15 d
        shr r12, 0x18              ;    24.0 p0      15 d
        or r15, r8                 ;    25.0 p11     15 d
        mov r8, r13                ;    23.0         15 d copy
        mov r10, r15               ;    26.0         15 d copy
        mov r11, r12               ;    25.0         15 d copy
        add r8, 5                  ;    23.0 p1      15 d
        adc r10, 0                 ;    26.0 p6      15 d
        adc r11, 0                 ;    27.0 p0      15 d
        and r9, r11                ;    28.0 p5      15 d
        shr r11, 2                 ;    28.0 p6      15 d
        add r11, r9                ;    29.0 p11     15 d
        add r13, r11               ;    30.0 p1      15 d
        adc r15, 0                 ;    31.0 p0      15 d
        adc r12, 0                 ;    32.0 p6      15 d
        mov esi, r13d              ;    31.0         15 d
        shr r13, 0x20              ;    31.0 p0      15 d
        mov r8, qword [rbx - 128]  ;    11.7 p2      16 h reload
        mov dword [r8], esi        ;    31.0 p7+p4   16 h
        mov dword [r8 + 4], r13d   ;    32.0 p8+p9   16 h
        and rdi, r12               ;    33.0 p5      15 d
        mov esi, r15d              ;    32.0         15 d
        mov dword [r8 + 8], esi    ;    32.0 p7+p4   16 h
        shr r15, 0x20              ;    32.0 p6      15 d
        mov dword [r8 + 12], r15d  ;    33.0 p8+p9   16 h
        mov esi, edi               ;    34.0         15 d
        mov dword [r8 + 16], esi   ;    34.0 p7+p4   16 h
        xor eax, eax               ;                    cleared
        mov qword [rbx - 96], rax  ;                    cleared
        mov qword [rbx - 88], rax  ;                    cleared
        mov qword [rbx - 80], rax  ;                    cleared
        mov qword [rbx - 72], rax  ;                    cleared
        mov qword [rbx - 64], rax  ;                    cleared
        mov qword [rbx - 56], rax  ;                    cleared
        mov qword [rbx - 48], rax  ;                    cleared
        mov qword [rbx - 40], rax  ;                    cleared
        mov qword [rbx - 32], rax  ;                    cleared
        mov qword [rbx - 24], rax  ;                    cleared
        mov qword [rbx - 16], rax  ;                    cleared
        mov qword [rbx - 8], rax   ;                    cleared
        mov qword [rbx + 0], rax   ;                    cleared
        mov qword [rbx + 8], rax   ;                    cleared
        add rsp, 0x98              ;                    frame
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
