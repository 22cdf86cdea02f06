; poly1305_last for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 19c284a5ed3aa477); do not edit:
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
; The frame is cleared before return: 112 bytes, 15 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 117 uops, planned 25.7; bounds: width 19.5, ports 18.5, path 21.0
;   blocks: 147 uops, planned 50.8; bounds: width 24.5, ports 25.0, path 36.0
;   body.2: 76 uops, planned 33.0; bounds: width 12.7, ports 12.8, path 29.0
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
        mov qword [rbx - 96], rdx  ;                    argument
        mov r8, qword [rbx - 128]  ;     0.0 agu0    50 a reload
        mov esi, dword [r8]        ;     4.0 agu1    50 a
        mov edi, dword [r8 + 4]    ;     4.0 agu2    50 a
        mov ebp, dword [r8 + 8]    ;     4.0 agu0    50 a
        mov r9d, dword [r8 + 16]   ;     4.0 agu1    50 a
        mov r10d, dword [r8 + 12]  ;     4.0 agu2    50 a
        mov r11, qword [rbx - 120] ;     2.0 agu0     9 k reload
        mov r12d, dword [r11]      ;     6.0 agu1     9 k
        and r12d, 0xfffffff        ;    10.0 alu0     9 k
        mov r13d, dword [rbx + 16] ;     2.3 agu2    51 blocks
        shl r13, 4                 ;     6.3 alu1    51 blocks
        mov r14, rsi               ;     8.0         50 a copy
        shr r14, 0x1a              ;     8.0 alu2    50 a
        and rsi, 0x3ffffff         ;     8.0 alu3    50 a
        mov r15, rdi               ;     8.0         50 a copy
        shr r15, 0x14              ;     8.0 alu1    50 a
        and rdi, 0xfffff           ;     8.0 alu0    50 a
        shl rdi, 6                 ;     9.0 alu2    50 a
        mov rax, rbp               ;     8.0         50 a copy
        shr rax, 0xe               ;     8.0 alu1    50 a
        and rbp, 0x3fff            ;     8.0 alu3    50 a
        shl rbp, 0xc               ;     9.0 alu2    50 a
        mov rcx, r10               ;     8.0         50 a copy
        shr rcx, 8                 ;     8.0 alu1    50 a
        and r10, 0xff              ;     8.0 alu0    50 a
        shl r10, 0x12              ;     9.0 alu2    50 a
        or r14, rdi                ;    10.0 alu3    50 a
        mov rdi, r9                ;     8.2         50 a copy
        shr rdi, 2                 ;     8.3 alu1    50 a
        or r15, rbp                ;    10.0 alu0    50 a
        and rdi, 0x3ffffff         ;     9.3 alu2    50 a
        or rax, r10                ;    10.0 alu3    50 a
        mov r10, r9                ;     9.0         50 a copy
        shr r10, 0x1c              ;     9.3 alu1    50 a
        and r9, 3                  ;     9.5 alu0    50 a
        shl r9, 0x18               ;    10.5 alu2    50 a
        add rsi, rdi               ;    10.3 alu3    50 a
        shl rdi, 2                 ;    10.3 alu1    50 a
        lea r8, [r10*4]            ;    10.5 alu0    50 a
        add r10, r14               ;    11.0 alu2    50 a
        add rsi, rdi               ;    11.3 alu3    50 a
        or rcx, r9                 ;    11.5 alu1    50 a
        add r10, r8                ;    12.0 alu0    50 a
        mov r8, r12                ;    11.0          9 k copy
        shr r8, 0x1a               ;    11.7 alu2     9 k
        and r12, 0x3ffffff         ;    12.0 alu3     9 k
        mov qword [rbx - 112], r12 ;    13.0 agu0+st0    9 k
        mov r9, rsi                ;    12.3         50 a copy
        shr r9, 0x1a               ;    12.3 alu1    50 a
        and rsi, 0x3ffffff         ;    12.5 alu0    50 a
        add r10, r9                ;    13.3 alu2    50 a
        mov r9, r10                ;    14.3         50 a copy
        shr r9, 0x1a               ;    14.3 alu1    50 a
        and r10, 0x3ffffff         ;    14.3 alu3    50 a
        add r15, r9                ;    15.3 alu0    50 a
        mov r9, r15                ;    16.3         50 a copy
        shr r9, 0x1a               ;    16.3 alu2    50 a
        and r15, 0x3ffffff         ;    16.3 alu3    50 a
        add rax, r9                ;    17.3 alu1    50 a
        mov qword [rbx - 104], r15 ;    17.3 agu1+st1   51 blocks
        mov edi, dword [r11 + 4]   ;    13.7 agu2     9 k
        and edi, 0xffffffc         ;    17.7 alu0     9 k
        add r13, qword [rbx - 96]  ;    14.7 alu2+agu0   51 blocks
        mov qword [rbx - 88], r13  ;    15.7 agu1+st0   51 blocks
        mov ebp, dword [r11 + 8]   ;    14.7 agu2     9 k
        and ebp, 0xffffffc         ;    18.7 alu3     9 k
        mov r9d, dword [r11 + 12]  ;    15.0 agu0     9 k
        and r9d, 0xffffffc         ;    19.0 alu1     9 k
        mov r11, rdi               ;    18.7          9 k copy
        shr r11, 0x14              ;    18.7 alu2     9 k
        and rdi, 0xfffff           ;    18.7 alu0     9 k
        shl rdi, 6                 ;    19.7 alu1     9 k
        mov r12, rax               ;    18.3         50 a copy
        shr r12, 0x1a              ;    18.3 alu2    50 a
        and rax, 0x3ffffff         ;    18.3 alu3    50 a
        add rcx, r12               ;    19.3 alu0    50 a
        mov qword [rbx - 80], rax  ;    19.3 agu1+st1   51 blocks
        or r8, rdi                 ;    20.7 alu3     9 k
        mov r12, rbp               ;    19.7          9 k copy
        shr r12, 0xe               ;    19.7 alu1     9 k
        and rbp, 0x3fff            ;    19.7 alu0     9 k
        shl rbp, 0xc               ;    20.7 alu2     9 k
        mov r13, r9                ;    20.0          9 k copy
        shr r13, 8                 ;    20.0 alu1     9 k
        and r9, 0xff               ;    20.0 alu3     9 k
        shl r9, 0x12               ;    21.0 alu2     9 k
        mov qword [rbx - 72], r13  ;    21.0 agu2+st0    9 k
        or r11, rbp                ;    21.7 alu0     9 k
        or r12, r9                 ;    22.0 alu1     9 k
        mov qword [rbx - 64], r8   ;    21.7 agu0+st1    9 k
        mov r9, rcx                ;    20.3         50 a copy
        shr r9, 0x1a               ;    20.3 alu2    50 a
        and rcx, 0x3ffffff         ;    20.3 alu3    50 a
        mov qword [rbx - 56], rcx  ;    21.3 agu1+st0   51 blocks
        add rsi, r9                ;    21.3 alu0    50 a
        shl r9, 2                  ;    21.3 alu1    50 a
        add rsi, r9                ;    22.3 alu2    50 a
        lea r9, [r13*4]            ;    21.0 alu3    51 a
        add r13, r9                ;    22.0 alu0    51 a
        mov qword [rbx - 48], r11  ;    22.7 agu2+st1    9 k
        mov qword [rbx - 40], r12  ;    23.0 agu0+st0    9 k
        mov qword [rbx - 32], r13  ;    23.0 agu1+st1   51 a
        lea r9, [r8*4]             ;    21.7 alu1    51 a
        add r8, r9                 ;    22.7 alu2    51 a
        mov qword [rbx - 24], r8   ;    23.7 agu2+st0   51 a
        lea r8, [r11*4]            ;    22.7 alu3    51 a
        add r11, r8                ;    23.7 alu0    51 a
        lea r8, [r12*4]            ;    23.0 alu1    51 a
        add r12, r8                ;    24.0 alu2    51 a
        mov r8, rsi                ;    23.3         50 a copy
        shr r8, 0x1a               ;    23.7 alu1    50 a
        and rsi, 0x3ffffff         ;    23.3 alu3    50 a
        mov qword [rbx - 16], rsi  ;    24.3 agu0+st1   51 blocks
        add r10, r8                ;    24.7 alu0    50 a
        mov qword [rbx - 8], r11   ;    24.7 agu1+st0   51 a
        mov qword [rbx + 0], r12   ;    25.0 agu2+st1   51 a
        mov qword [rbx + 8], r10   ;    25.7 agu0+st0   51 blocks
        cmp dword [rbx + 16], 0    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbx - 96]   ;                    resident
        align 16
.blocks_1:
        mov r9, qword [r8]         ;     0.0 agu0    51 a
        mov r10, qword [r8 + 8]    ;     0.2 agu1    51 a
        mov r11, r9                ;     4.0         51 a copy
        shr r11, 0x1a              ;     4.0 alu1    51 a
        and r11, 0x3ffffff         ;     5.0 alu0    51 a
        add r11, qword [rbx + 8]   ;     6.0 alu2+agu2   51 a
        mov r12, r9                ;     4.0         51 a copy
        shr r12, 0x34              ;     4.0 alu1    51 a
        and r9, 0x3ffffff          ;     4.0 alu3    51 a
        add r9, qword [rbx - 16]   ;     5.0 alu0+agu0   51 a
        mov r13, r10               ;     4.2         51 a copy
        shr r13, 0xe               ;     4.2 alu2    51 a
        and r13, 0x3ffffff         ;     5.2 alu3    51 a
        add r13, qword [rbx - 80]  ;     6.2 alu1+agu1   51 a
        mov r14, r10               ;     4.2         51 a copy
        shr r14, 0x28              ;     4.2 alu2    51 a
        and r10, 0x3fff            ;     4.2 alu0    51 a
        shl r10, 0xc               ;     5.2 alu1    51 a
        or r12, r10                ;     6.2 alu3    51 a
        add r12, qword [rbx - 104] ;     7.2 alu0+agu2   51 a
        add r14, qword [rbx - 56]  ;     5.2 alu2+agu0   51 a
        mov r10, qword [rbx - 112] ;     4.5 agu1    51 a reload
        mov r15, r9                ;     6.0         51 a copy
        imul r15, r10              ;     8.5 alu1    51 a
        mov rsi, r11               ;     7.0         51 a copy
        imul rsi, r10              ;     8.5 alu1    51 a
        mov rdi, r12               ;     8.2         51 a copy
        imul rdi, r10              ;     8.5 alu1    51 a
        mov rbp, r13               ;     7.2         51 a copy
        imul rbp, r10              ;     8.5 alu1    51 a
        mov rax, r14               ;     6.2         51 a copy
        imul rax, r10              ;     8.8 alu1    51 a
        mov r10, qword [rbx - 32]  ;     6.3 agu2    51 a reload
        mov rcx, r11               ;     7.0         51 a copy
        imul rcx, r10              ;    10.3 alu1    51 a
        add r15, rcx               ;    13.3 alu3    51 a
        mov rcx, r12               ;     8.2         51 a copy
        imul rcx, r10              ;    10.8 alu1    51 a
        add rsi, rcx               ;    13.8 alu0    51 a
        mov rcx, r13               ;     7.5         51 a copy
        imul rcx, r10              ;    11.8 alu1    51 a
        add rdi, rcx               ;    14.8 alu2    51 a
        mov rcx, r14               ;     8.0         51 a copy
        imul rcx, r10              ;    12.8 alu1    51 a
        add rbp, rcx               ;    15.8 alu3    51 a
        mov r10, qword [rbx + 0]   ;     8.5 agu0    51 a reload
        mov rcx, r12               ;     8.7         51 a copy
        imul rcx, r10              ;    13.8 alu1    51 a
        add r15, rcx               ;    16.8 alu0    51 a
        mov rcx, r13               ;     9.2         51 a copy
        imul rcx, r10              ;    14.8 alu1    51 a
        add rsi, rcx               ;    17.8 alu2    51 a
        mov rcx, r14               ;     9.7         51 a copy
        imul rcx, r10              ;    15.8 alu1    51 a
        add rdi, rcx               ;    18.8 alu3    51 a
        mov r10, qword [rbx - 8]   ;    10.2 agu1    51 a reload
        mov rcx, r13               ;    10.3         51 a copy
        imul rcx, r10              ;    16.8 alu1    51 a
        add r15, rcx               ;    19.8 alu0    51 a
        mov rcx, qword [rbx - 64]  ;    10.8 agu2    51 a reload
        imul r13, rcx              ;    17.8 alu1    51 a
        add rax, r13               ;    20.8 alu2    51 a
        mov r13, r14               ;    11.8         51 a copy
        imul r13, r10              ;    18.8 alu1    51 a
        imul r14, qword [rbx - 24] ;    19.8 alu1+agu0   51 a
        add r15, r14               ;    22.8 alu3    51 a
        add rsi, r13               ;    21.8 alu0    51 a
        mov r10, r9                ;    14.0         51 a copy
        imul r10, rcx              ;    20.8 alu1    51 a
        add rsi, r10               ;    23.8 alu2    51 a
        mov r10, r11               ;    15.0         51 a copy
        imul r10, rcx              ;    21.8 alu1    51 a
        add rdi, r10               ;    24.8 alu3    51 a
        mov r10, r12               ;    16.0         51 a copy
        imul r10, rcx              ;    22.8 alu1    51 a
        add rbp, r10               ;    25.8 alu0    51 a
        mov r10, qword [rbx - 48]  ;    17.0 agu1    51 a reload
        imul r12, r10              ;    23.8 alu1    51 a
        add rax, r12               ;    26.8 alu2    51 a
        mov r12, r9                ;    18.0         51 a copy
        imul r12, r10              ;    24.8 alu1    51 a
        add rdi, r12               ;    27.8 alu3    51 a
        mov r12, r11               ;    19.0         51 a copy
        imul r12, r10              ;    25.8 alu1    51 a
        add rbp, r12               ;    28.8 alu0    51 a
        mov r10, qword [rbx - 40]  ;    20.0 agu2    51 a reload
        imul r11, r10              ;    26.8 alu1    51 a
        add rax, r11               ;    29.8 alu2    51 a
        mov r11, r9                ;    21.0         51 a copy
        imul r11, r10              ;    27.8 alu1    51 a
        add rbp, r11               ;    30.8 alu3    51 a
        imul r9, qword [rbx - 72]  ;    28.8 alu1+agu0   51 a
        add rax, r9                ;    31.8 alu0    51 a
        mov r9, r15                ;    23.8         51 a copy
        shr r9, 0x1a               ;    23.8 alu2    51 a
        add rsi, r9                ;    24.8 alu3    51 a
        and r15, 0x3ffffff         ;    24.2 alu0    51 a
        mov r9, rsi                ;    25.8         51 a copy
        shr r9, 0x1a               ;    25.8 alu2    51 a
        add rdi, r9                ;    28.8 alu3    51 a
        and rsi, 0x3ffffff         ;    25.8 alu0    51 a
        mov r9, rdi                ;    29.8         51 a copy
        shr r9, 0x1a               ;    29.8 alu2    51 a
        add rbp, r9                ;    31.8 alu3    51 a
        and rdi, 0x3ffffff         ;    29.8 alu0    51 a
        mov r9, rbp                ;    32.8         51 a copy
        shr r9, 0x1a               ;    32.8 alu2    51 a
        add rax, r9                ;    33.8 alu3    51 a
        and rbp, 0x3ffffff         ;    32.8 alu0    51 a
        mov r9, rax                ;    34.8         51 a copy
        shr r9, 0x1a               ;    34.8 alu2    51 a
        add r15, r9                ;    35.8 alu3    51 a
        shl r9, 2                  ;    35.8 alu2    51 a
        add r15, r9                ;    36.8 alu0    51 a
        and rax, 0x3ffffff         ;    34.8 alu1    51 a
        mov r9, r15                ;    37.8         51 a copy
        shr r9, 0x1a               ;    37.8 alu2    51 a
        add rsi, r9                ;    38.8 alu3    51 a
        and r15, 0x3ffffff         ;    37.8 alu0    51 a
        mov r9, rsi                ;    39.8         51 a copy
        shr r9, 0x1a               ;    39.8 alu1    51 a
        add rdi, r9                ;    40.8 alu2    51 a
        and rsi, 0x3ffffff         ;    39.8 alu3    51 a
        mov r9, rdi                ;    41.8         51 a copy
        shr r9, 0x1a               ;    41.8 alu1    51 a
        add rbp, r9                ;    42.8 alu0    51 a
        and rdi, 0x3ffffff         ;    41.8 alu2    51 a
        mov qword [rbx - 104], rdi ;    42.8 agu1+st0   51 blocks
        mov r9, rbp                ;    43.8         51 a copy
        shr r9, 0x1a               ;    43.8 alu1    51 a
        add rax, r9                ;    44.8 alu3    51 a
        and rbp, 0x3ffffff         ;    43.8 alu0    51 a
        mov qword [rbx - 80], rbp  ;    44.8 agu2+st1   51 blocks
        mov r9, rax                ;    45.8         51 a copy
        shr r9, 0x1a               ;    45.8 alu2    51 a
        add r15, r9                ;    46.8 alu1    51 a
        shl r9, 2                  ;    46.8 alu2    51 a
        add r15, r9                ;    47.8 alu3    51 a
        and rax, 0x3ffffff         ;    45.8 alu0    51 a
        mov qword [rbx - 56], rax  ;    46.8 agu0+st0   51 blocks
        mov r9, r15                ;    48.8         51 a copy
        shr r9, 0x1a               ;    48.8 alu1    51 a
        add rsi, r9                ;    49.8 alu2    51 a
        mov qword [rbx + 8], rsi   ;    50.8 agu1+st1   51 blocks
        and r15, 0x3ffffff         ;    48.8 alu3    51 a
        mov qword [rbx - 16], r15  ;    49.8 agu2+st0   51 blocks
        add r8, 0x10               ;    44.2 alu0    51 blocks
        cmp r8, qword [rbx - 88]   ;                    more blocks?
        jne .blocks_1
        mov qword [rbx - 96], r8   ;                    resident
.blocks_1_done:
        mov r8, qword [rbx - 16]   ;     0.0 agu0    15 d
        shr r8, 0x1a               ;     4.0 alu1    15 d
        add r8, qword [rbx + 8]    ;     5.0 alu0+agu1   15 d
        mov r9, r8                 ;     6.0         15 d copy
        shr r9, 0x1a               ;     6.0 alu2    15 d
        and r8, 0x3ffffff          ;     6.0 alu3    15 d
        add r9, qword [rbx - 104]  ;     7.0 alu1+agu2   15 d
        mov r10, r9                ;     8.0         15 d copy
        shr r10, 0x1a              ;     8.0 alu2    15 d
        and r9, 0x3ffffff          ;     8.0 alu0    15 d
        mov r11, qword [rbx - 16]  ;     1.7 agu0    15 d
        and r11, 0x3ffffff         ;     5.7 alu3    15 d
        add r10, qword [rbx - 80]  ;     9.0 alu1+agu1   15 d
        mov r12, r10               ;    10.0         15 d copy
        shr r12, 0x1a              ;    10.0 alu2    15 d
        and r10, 0x3ffffff         ;    10.0 alu0    15 d
        add r12, qword [rbx - 56]  ;    11.0 alu3+agu2   15 d
        mov r13, r12               ;    12.0         15 d copy
        shr r13, 0x1a              ;    12.0 alu1    15 d
        and r12, 0x3ffffff         ;    12.0 alu0    15 d
        lea r14, [r13*4]           ;    13.0 alu2    15 d
        add r11, r13               ;    13.0 alu3    15 d
        add r11, r14               ;    14.0 alu1    15 d
        mov r13, r11               ;    15.0         15 d copy
        shr r13, 0x1a              ;    15.0 alu2    15 d
        and r11, 0x3ffffff         ;    15.0 alu0    15 d
        add r8, r13                ;    16.0 alu3    15 d
        mov r13, r8                ;    17.0         15 d copy
        shr r13, 0x1a              ;    17.0 alu1    15 d
        and r8, 0x3ffffff          ;    17.0 alu2    15 d
        add r9, r13                ;    18.0 alu0    15 d
        mov r13, r9                ;    19.0         15 d copy
        shr r13, 0x1a              ;    19.0 alu1    15 d
        and r9, 0x3ffffff          ;    19.0 alu3    15 d
        add r10, r13               ;    20.0 alu2    15 d
        mov r13, r10               ;    21.0         15 d copy
        shr r13, 0x1a              ;    21.0 alu1    15 d
        and r10, 0x3ffffff         ;    21.0 alu0    15 d
        add r12, r13               ;    22.0 alu3    15 d
        shl r8, 0x1a               ;    18.0 alu2    15 d
        mov r13, r9                ;    20.0         15 d copy
        shl r13, 0x34              ;    20.0 alu1    15 d
        shr r9, 0xc                ;    20.0 alu2    15 d
        shl r10, 0xe               ;    22.0 alu1    15 d
        mov r14, r12               ;    23.0         15 d copy
        shl r14, 0x28              ;    23.0 alu2    15 d
        shr r12, 0x18              ;    23.0 alu1    15 d
        or r11, r8                 ;    19.0 alu0    15 d
        or r11, r13                ;    21.0 alu3    15 d
        or r9, r10                 ;    23.0 alu2    15 d
        or r9, r14                 ;    24.0 alu1    15 d
        mov r8, r11                ;    22.0         15 d copy
        mov r10, r9                ;    25.0         15 d copy
        mov r13, r12               ;    24.0         15 d copy
        add r8, 5                  ;    22.0 alu0    15 d
        adc r10, 0                 ;    25.0 alu3    15 d
        adc r13, 0                 ;    26.0 alu2    15 d
        mov r8, r13                ;    27.0         15 d copy
        shr r8, 2                  ;    27.0 alu1    15 d
        and r13, -4                ;    27.0 alu0    15 d
        add r8, r13                ;    28.0 alu3    15 d
        add r11, r8                ;    29.0 alu2    15 d
        adc r9, 0                  ;    30.0 alu1    15 d
        adc r12, 0                 ;    31.0 alu0    15 d
        and r12, 3                 ;    32.0 alu3    15 d
        mov esi, r11d              ;    30.0         15 d
        shr r11, 0x20              ;    30.0 alu2    15 d
        mov edi, r9d               ;    31.0         15 d
        shr r9, 0x20               ;    31.0 alu1    15 d
        mov ebp, r12d              ;    33.0         15 d
        mov r8, qword [rbx - 128]  ;    25.0 agu0    16 h reload
        mov dword [r8], esi        ;    30.0 agu1+st0   16 h
        mov dword [r8 + 4], r11d   ;    31.0 agu2+st1   16 h
        mov dword [r8 + 8], edi    ;    31.0 agu0+st0   16 h
        mov dword [r8 + 12], r9d   ;    32.0 agu1+st1   16 h
        mov dword [r8 + 16], ebp   ;    33.0 agu2+st0   16 h
        xor eax, eax               ;                    cleared
        mov qword [rbx - 112], rax ;                    cleared
        mov qword [rbx - 104], rax ;                    cleared
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
