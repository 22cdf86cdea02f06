; sha512_blocks for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/sha512.cw (sha256 793285aaa0e8d3ce); do not edit:
;   ./cw build sha512_blocks --cpu zen3
;
; void sha512_blocks(void *h, const void *m, uint32_t n);   System V, 64 bits
;   h: 64 bytes, read and written, secret, no alignment needed
;   m: 128 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 21 uops, planned 8.0; bounds: width 3.5, ports 6.7, path 4.0
;   blocks: 2935 uops, planned 507.2; bounds: width 489.2, ports 459.8, path 327.0
;   body.2: 17 uops, planned 9.0; bounds: width 2.8, ports 5.7, path 0.0
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
%fatal "sha512_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_sha512_blocks
$_sha512_blocks:
%else
        global $sha512_blocks
%endif
$sha512_blocks:
        push rbx                                                   ;                    preserved
        push rbp                                                   ;                    preserved
        push r12                                                   ;                    preserved
        push r13                                                   ;                    preserved
        push r14                                                   ;                    preserved
        push r15                                                   ;                    preserved
        sub rsp, 0x328                                             ;                    frame
        mov qword [rsp + 672], rdi                                 ;                    argument
        mov dword [rsp + 800], edx                                 ;                    argument
        mov qword [rsp + 680], rsi                                 ;                    argument
        mov r8, qword [rsp + 672]                                  ;     0.0 agu0    60 h reload
        mov r9, qword [r8]                                         ;     4.0 agu1    60 h
        mov r10d, dword [rsp + 800]                                ;     0.3 agu2    60 h
        shl r10, 7                                                 ;     4.3 alu1    60 h
        mov r11, qword [r8 + 8]                                    ;     4.0 agu0    60 h
        mov r12, qword [r8 + 16]                                   ;     4.0 agu1    60 h
        mov r13, qword [r8 + 24]                                   ;     4.0 agu2    60 h
        mov r14, qword [r8 + 32]                                   ;     4.0 agu0    60 h
        mov r15, qword [r8 + 40]                                   ;     4.0 agu1    60 h
        mov rsi, qword [r8 + 48]                                   ;     4.0 agu2    60 h
        mov rdi, qword [r8 + 56]                                   ;     4.0 agu0    60 h
        add r10, qword [rsp + 680]                                 ;     5.3 alu0+agu1   60 h
        mov qword [rsp + 688], r10                                 ;     6.3 agu2+st0   60 h
        mov qword [rsp + 696], r9                                  ;     8.0 agu0+st1   60 h
        mov qword [rsp + 704], r11                                 ;     8.0 agu1+st0   60 h
        mov qword [rsp + 712], r12                                 ;     8.0 agu2+st1   60 h
        mov qword [rsp + 720], r13                                 ;     8.0 agu0+st0   60 h
        mov qword [rsp + 728], r14                                 ;     8.0 agu1+st1   60 h
        mov qword [rsp + 736], r15                                 ;     8.0 agu2+st0   60 h
        mov qword [rsp + 744], rsi                                 ;     8.0 agu0+st1   60 h
        mov qword [rsp + 752], rdi                                 ;     8.0 agu1+st0   60 h
        cmp dword [rsp + 800], 0                                   ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 680]                                  ;                    resident
        align 64
.blocks_1:
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu xmm0, [r8]                                         ;     0.0 agu0    63 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu xmm1, [r8 + 16]                                    ;     0.2 agu1    63 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r9, qword [rsp + 728]                                  ;     0.3 agu2    64 v[4] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r10, r9, 0xe                                          ;     4.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r11, qword [rsp + 736]                                 ;     1.0 agu0    43 t1
        db 0x2e, 0x2e, 0x2e
        mov r12, qword [rsp + 744]                                 ;     1.2 agu1    64 v[6] reload
        db 0x2e, 0x2e, 0x2e
        xor r11, r12                                               ;     5.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 48]         ;     2.0 agu0    63 w[0]
        db 0x2e, 0x2e, 0x2e
        rorx r13, r9, 0x12                                         ;     4.3 alu2    40 t1
        db 0x2e, 0x2e
        rorx r14, r9, 0x29                                         ;     4.3 alu1    40 t1
        db 0x2e, 0x2e
        mov r15, qword [rsp + 752]                                 ;     1.7 agu2    53 t1
        db 0x2e, 0x2e
        mov rsi, qword [rsp + 720]                                 ;     2.2 agu1    54 v[3]
        db 0x2e, 0x2e
        mov rdi, qword [rsp + 736]                                 ;     2.7 agu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, r9                                                ;     6.7 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r13                                               ;     5.3 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r14                                               ;     6.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r13, qword [rsp + 736]                                 ;     3.0 agu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r11, r9                                                ;     6.2 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r14, qword [rsp + 712]                                 ;     3.2 agu1    54 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa xmm3, [rel sha512_blocks.T0_w.blocks]              ;     4.0 agu0    63 w[8] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb xmm0, xmm0, xmm3                                   ;    11.0 fp1     63 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu xmm4, [r8 + 32]                                    ;     4.2 agu1    63 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa xmm5, [rel sha512_blocks.T0_w.blocks + 80]         ;     5.0 agu0    63 w[2]
        db 0x2e, 0x2e, 0x2e
        xor r11, r12                                               ;     7.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        add r15, r10                                               ;     7.3 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        add r15, r11                                               ;     8.3 alu2    53 t1
        db 0x2e, 0x2e, 0x2e
        vpshufb xmm1, xmm1, xmm3                                   ;    11.0 fp2     63 w[2]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm0                                    ;    12.0 fp0     63 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, qword [rsp + 736]                                 ;     4.7 agu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm1                                    ;    12.0 fp3     63 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 0], xmm2                                    ;    13.0 agu1+fp5   63 w[0]
        db 0x2e, 0x2e, 0x2e
        add r15, qword [rsp + 0]                                   ;    17.0 alu1+agu2   53 t1
        db 0x2e, 0x2e, 0x2e
        add r12, qword [rsp + 8]                                   ;    17.0 alu3+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        mov r11, qword [rsp + 704]                                 ;     6.2 agu1    54 v[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 16], xmm5                                   ;    13.0 agu2+fp5   63 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, qword [rsp + 16]                                  ;    17.0 alu0+agu0   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r15                                               ;    18.0 alu2    54 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdi, rsi                                               ;    19.0 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, rsi, 0xe                                         ;    19.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, rsi, 0x12                                        ;    19.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rsi, 0x29                                        ;    19.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r9, rsi                                                ;    19.0 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        mov rdx, rsi                                               ;    19.0         54 v[3] copy
        db 0x2e, 0x2e, 0x2e
        mov rbx, rdx                                               ;    19.0         54 v[3] copy
        db 0x2e, 0x2e, 0x2e
        xor r13, rdi                                               ;    20.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        mov rdi, qword [rsp + 728]                                 ;    12.0 agu1    53 t1
        db 0x2e, 0x2e, 0x2e
        xor rbp, rax                                               ;    20.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        xor rbp, rcx                                               ;    21.0 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        add rdi, qword [rsp + 24]                                  ;    17.0 alu2+agu2   53 t1
        db 0x2e, 0x2e, 0x2e
        mov rax, qword [rsp + 712]                                 ;    13.2 agu0    44 v[7]
        db 0x2e, 0x2e
        xor rax, qword [rsp + 704]                                 ;    17.2 alu0+agu1   44 v[7]
        db 0x2e, 0x2e, 0x2e
        mov rcx, qword [rsp + 704]                                 ;    17.0 agu2    44 v[7]
        db 0x2e, 0x2e, 0x2e
        add r12, r13                                               ;    21.0 alu1    53 t1
        db 0x2e, 0x2e
        add r12, rbp                                               ;    22.0 alu3    53 t1
        db 0x2e, 0x2e
        xor rcx, qword [rsp + 696]                                 ;    21.0 alu2+agu0   44 v[7]
        db 0x2e, 0x2e
        mov r13, qword [rsp + 696]                                 ;    17.7 agu1    54 v[0]
        db 0x2e, 0x2e
        add r14, r12                                               ;    23.0 alu0    54 v[2]
        db 0x2e, 0x2e
        vpshufb xmm2, xmm4, xmm3                                   ;    18.0 fp1     63 w[4]
        db 0x2e, 0x2e
        mov rbp, qword [rsp + 696]                                 ;    18.2 agu2    64 v[0] reload
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 760], r12                                 ;    23.0 agu0+st0   53 t1 spill
        db 0x2e, 0x2e, 0x2e
        rorx r12, rbp, 0x1c                                        ;    22.2 alu1    39 v[7]
        db 0x2e, 0x2e, 0x2e
        or r9, r14                                                 ;    24.0 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        xor rsi, r14                                               ;    24.0 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        xor r9, rsi                                                ;    25.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        add r10, r9                                                ;    26.0 alu1    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r9, r14, 0xe                                          ;    24.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 768], rbx                                 ;    19.8 agu1+st1   54 v[3] spill
        db 0x2e, 0x2e
        rorx rbx, rbp, 0x22                                        ;    22.2 alu1    39 v[7]
        db 0x2e, 0x2e
        mov qword [rsp + 776], r15                                 ;    20.2 agu2+st0   53 t1 spill
        db 0x2e, 0x2e
        rorx r15, rbp, 0x27                                        ;    22.2 alu2    39 v[7]
        db 0x2e, 0x2e
        rorx rbp, r14, 0x12                                        ;    24.0 alu1    40 t1
        db 0x2e, 0x2e
        xor r9, rbp                                                ;    25.0 alu3    40 t1
        db 0x2e, 0x2e
        rorx rbp, r14, 0x29                                        ;    24.0 alu2    40 t1
        db 0x2e, 0x2e
        vpaddq xmm4, xmm2, [rel sha512_blocks.T0_w.blocks + 128]   ;    21.2 fp2+agu0   63 w[4]
        db 0x2e
        vmovdqu xmm5, [r8 + 48]                                    ;    21.3 agu1    63 w[6]
        and rax, rcx                                               ;    22.0 alu0    44 v[7]
        xor r9, rbp                                                ;    26.0 alu3    40 t1
        xor rax, qword [rsp + 704]                                 ;    23.0 alu0+agu2   44 v[7]
        xor r12, rbx                                               ;    23.2 alu1    39 v[7]
        xor r12, r15                                               ;    24.2 alu3    39 v[7]
        mov r15, r14                                               ;    24.0         54 v[2] copy
        add r10, r9                                                ;    27.0 alu2    53 t1
        add r11, r10                                               ;    28.0 alu0    54 v[1]
        vmovdqa [rsp + 32], xmm4                                   ;    23.2 agu0+fp5   63 w[4]
        mov r9, qword [rsp + 40]                                   ;    23.3 agu1    53 t1
        add r9, r15                                                ;    27.3 alu1    53 t1
        and rsi, r11                                               ;    29.0 alu3    43 t1
        rorx rbp, r11, 0xe                                         ;    29.0 alu2    40 t1
        mov rbx, qword [rsp + 776]                                 ;    24.0 agu2    55 v[7]
        xor r14, r11                                               ;    29.0 alu0    43 t1
        xor rdx, rsi                                               ;    30.0 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, r11, 0x12                                        ;    29.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        xor rbp, rsi                                               ;    30.0 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rsi, r11, 0x29                                        ;    29.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        add rbx, rax                                               ;    28.0 alu0    55 v[7]
        db 0x2e, 0x2e, 0x2e
        add rbx, r12                                               ;    29.0 alu3    55 v[7]
        db 0x2e, 0x2e, 0x2e
        mov r12, qword [rsp + 768]                                 ;    25.3 agu0    53 t1
        db 0x2e, 0x2e, 0x2e
        add r12, qword [rsp + 32]                                  ;    29.3 alu2+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        xor rbp, rsi                                               ;    31.0 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rsi, qword [rsp + 704]                                 ;    26.0 agu2    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rbx                                               ;    30.0 alu1    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, rdx                                               ;    31.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rax, rbx                                               ;    30.0         55 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, rbp                                               ;    32.0 alu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbp, r11                                               ;    29.0         54 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, rax, 0x1c                                        ;    30.0 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rcx, rsi                                               ;    31.0 alu0    44 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx rsi, rax, 0x22                                        ;    30.0 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 768], r10                                 ;    29.3 agu0+st1   53 t1 spill
        db 0x2e, 0x2e, 0x2e
        rorx r10, rax, 0x27                                        ;    30.0 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e
        add r13, rdi                                               ;    33.0 alu3    54 v[0]
        db 0x2e, 0x2e, 0x2e
        xor rdx, rsi                                               ;    31.0 alu0    39 v[6]
        db 0x2e, 0x2e, 0x2e
        xor rdx, r10                                               ;    32.0 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e
        xor rcx, qword [rsp + 704]                                 ;    32.0 alu1+agu1   44 v[6]
        db 0x2e, 0x2e, 0x2e
        and r14, r13                                               ;    34.0 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r10, r13, 0xe                                         ;    34.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, r13, 0x12                                        ;    34.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r11, r13                                               ;    34.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        xor r15, r14                                               ;    35.0 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r14, r13, 0x29                                        ;    34.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        add rdx, qword [rsp + 760]                                 ;    33.0 alu0+agu2   55 v[6]
        db 0x2e, 0x2e, 0x2e
        add rdx, rcx                                               ;    34.0 alu1    55 v[6]
        db 0x2e, 0x2e, 0x2e
        mov rcx, rbp                                               ;    31.7         54 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rsp + 760], rdi                                 ;    33.0 agu0+st0   53 t1 spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdi, rax                                               ;    32.0         44 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rsi                                               ;    35.0 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rsi, rax                                               ;    32.3         55 v[7] copy
        db 0x2e, 0x2e, 0x2e
        xor r10, r14                                               ;    36.0 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        vpshufb xmm4, xmm5, xmm3                                   ;    32.7 fp1     63 w[6]
        db 0x2e, 0x2e, 0x2e
        xor rax, qword [rsp + 696]                                 ;    33.2 alu2+agu1   44 v[5]
        db 0x2e, 0x2e, 0x2e
        mov r14, r13                                               ;    34.0         54 v[0] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rdx                                               ;    35.0 alu1    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, r15                                               ;    36.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r15, rdx, 0x1c                                        ;    35.0 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e
        add r12, r10                                               ;    37.0 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r10, rdx, 0x22                                        ;    35.0 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e
        and rax, rdi                                               ;    36.0 alu3    44 v[5]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 776], rdi                                 ;    36.0 agu2+st1   44 v[5] spill
        db 0x2e, 0x2e, 0x2e
        rorx rdi, rdx, 0x27                                        ;    35.2 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 784], rcx                                 ;    34.5 agu0+st0   54 v[1] spill
        db 0x2e, 0x2e, 0x2e
        mov rcx, rdx                                               ;    35.0         55 v[6] copy
        db 0x2e, 0x2e, 0x2e
        add rbx, r12                                               ;    38.0 alu0    54 v[7]
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm5, [r8 + 64]                                    ;    35.0 agu1    63 w[8]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm6, xmm4, [rel sha512_blocks.T0_w.blocks + 160]   ;    35.5 fp0+agu0   63 w[6]
        db 0x2e, 0x2e, 0x2e
        xor r15, r10                                               ;    36.0 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e
        and r11, rbx                                               ;    39.0 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r10, rbx, 0xe                                         ;    39.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rdi                                               ;    37.0 alu0    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, rbx, 0x12                                        ;    39.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rbx                                               ;    39.0 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, r11                                               ;    40.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r11, rbx, 0x29                                        ;    39.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        xor rax, rsi                                               ;    37.5 alu1    44 v[5]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 48], xmm6                                   ;    36.8 agu2+fp5   63 w[6]
        db 0x2e, 0x2e, 0x2e
        mov rsi, qword [rsp + 56]                                  ;    37.0 agu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r14                                               ;    41.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, qword [rsp + 768]                                 ;    38.0 alu0+agu0   55 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, rax                                               ;    39.0 alu2    55 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rdi                                               ;    40.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r10, r11                                               ;    41.0 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        mov r11, rcx                                               ;    38.0         55 v[6] copy
        db 0x2e, 0x2e, 0x2e
        mov rdi, qword [rsp + 784]                                 ;    38.2 agu2    53 t1
        db 0x2e, 0x2e, 0x2e
        add rdi, qword [rsp + 48]                                  ;    42.2 alu0+agu1   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, r15                                               ;    40.0 alu2    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, rbp                                                ;    41.0 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbp, r15                                               ;    40.0         55 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, r10                                                ;    42.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, rbx                                               ;    39.2         54 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rax, qword [rsp + 776]                                 ;    39.3 agu0    44 v[4]
        db 0x2e, 0x2e, 0x2e
        and rax, rcx                                               ;    43.3 alu0    44 v[4]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 776], r12                                 ;    39.7 agu2+st1   53 t1 spill
        db 0x2e, 0x2e, 0x2e
        rorx r12, rbp, 0x1c                                        ;    40.2 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 784], r8                                  ;    40.0 agu1+st0   63 w[0] spill
        db 0x2e, 0x2e, 0x2e
        rorx r8, rbp, 0x22                                         ;    40.5 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 768], rcx                                 ;    41.0 agu0+st1   44 v[4] spill
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rbp, 0x27                                        ;    41.2 alu2    39 v[4]
        db 0x2e, 0x2e
        add rdx, r9                                                ;    43.0 alu3    54 v[6]
        db 0x2e, 0x2e
        xor r12, r8                                                ;    41.5 alu0    39 v[4]
        db 0x2e, 0x2e
        xor r12, rcx                                               ;    42.5 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r13, rdx                                               ;    44.0 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r8, rdx, 0xe                                          ;    44.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rdx, 0x12                                        ;    44.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        xor rbx, rdx                                               ;    44.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        xor r11, rax                                               ;    44.3 alu3    44 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx rax, rdx, 0x29                                        ;    44.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        add r12, qword [rsp + 760]                                 ;    43.5 alu0+agu2   55 v[4]
        db 0x2e, 0x2e, 0x2e
        xor r14, r13                                               ;    45.0 alu1    43 t1
        mov r13, r10                                               ;    42.5         54 v[7] copy
        xor r8, rcx                                                ;    45.0 alu3    40 t1
        mov rcx, rbp                                               ;    42.8         55 v[5] copy
        xor r8, rax                                                ;    46.0 alu0    40 t1
        vpshufb xmm5, xmm5, xmm3                                   ;    43.2 fp2     63 w[8]
        mov rax, qword [rsp + 768]                                 ;    43.3 agu1    44 v[3]
        add r12, r11                                               ;    45.3 alu2    55 v[4]
        mov r11, rdx                                               ;    44.0         54 v[6] copy
        add rdi, r14                                               ;    46.0 alu1    53 t1
        xor rbp, r12                                               ;    46.3 alu3    44 v[3]
        rorx r14, r12, 0x1c                                        ;    46.3 alu2    39 v[3]
        add rdi, r8                                                ;    47.0 alu0    53 t1
        rorx r8, r12, 0x22                                         ;    46.3 alu1    39 v[3]
        and rax, rbp                                               ;    47.3 alu3    44 v[3]
        add r15, rdi                                               ;    48.0 alu0    54 v[5]
        vpaddq xmm6, xmm5, [rel sha512_blocks.T0_w.blocks + 16]    ;    45.0 fp3+agu0   63 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, r8                                                ;    47.3 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, qword [rsp + 784]                                  ;    45.3 agu2    63 w[0] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu xmm7, [r8 + 80]                                    ;    49.3 agu1    63 w[10]
        db 0x2e, 0x2e, 0x2e
        xor rcx, rax                                               ;    48.3 alu1    44 v[3]
        db 0x2e, 0x2e, 0x2e
        rorx rax, r12, 0x27                                        ;    47.2 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e
        mov r8, r12                                                ;    46.3         55 v[4] copy
        db 0x2e, 0x2e, 0x2e
        and rbx, r15                                               ;    49.0 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        xor rdx, r15                                               ;    49.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        xor r10, rbx                                               ;    50.0 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r15, 0xe                                         ;    49.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r14, rax                                               ;    48.3 alu3    39 v[3]
        db 0x2e, 0x2e, 0x2e
        rorx rax, r15, 0x12                                        ;    49.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        xor rbx, rax                                               ;    50.0 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rax, r15, 0x29                                        ;    49.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 64], xmm6                                   ;    47.5 agu0+fp5   63 w[8]
        db 0x2e, 0x2e
        add r14, qword [rsp + 776]                                 ;    49.3 alu3+agu2   55 v[3]
        db 0x2e
        add r14, rcx                                               ;    50.3 alu0    55 v[3]
        db 0x2e
        mov rcx, qword [rsp + 72]                                  ;    48.0 agu1    53 t1
        db 0x2e
        add rcx, r11                                               ;    52.0 alu1    53 t1
        db 0x2e
        xor rbx, rax                                               ;    51.0 alu3    40 t1
        db 0x2e
        add r13, qword [rsp + 64]                                  ;    51.5 alu0+agu0   53 t1
        db 0x2e
        mov rax, r8                                                ;    48.7         55 v[4] copy
        add rsi, r10                                               ;    51.0 alu2    53 t1
        xor r8, r14                                                ;    51.3 alu1    44 v[2]
        add rsi, rbx                                               ;    52.0 alu3    53 t1
        mov r10, r15                                               ;    49.3         54 v[5] copy
        rorx rbx, r14, 0x1c                                        ;    51.3 alu2    39 v[2]
        and rbp, r8                                                ;    52.3 alu0    44 v[2]
        add r12, rsi                                               ;    53.0 alu1    54 v[4]
        xor rax, rbp                                               ;    53.3 alu3    44 v[2]
        rorx rbp, r14, 0x22                                        ;    52.2 alu2    39 v[2]
        xor rbx, rbp                                               ;    53.2 alu0    39 v[2]
        db 0x2e
        rorx rbp, r14, 0x27                                        ;    52.5 alu1    39 v[2]
        db 0x2e
        xor rbx, rbp                                               ;    54.2 alu3    39 v[2]
        db 0x2e
        mov rbp, r14                                               ;    51.3         55 v[3] copy
        db 0x2e
        and rdx, r12                                               ;    54.0 alu0    43 t1
        xor r15, r12                                               ;    54.0 alu2    43 t1
        xor r11, rdx                                               ;    55.0 alu1    43 t1
        rorx rdx, r12, 0xe                                         ;    54.2 alu2    40 t1
        add r13, r11                                               ;    56.0 alu3    53 t1
        rorx r11, r12, 0x12                                        ;    54.5 alu1    40 t1
        xor rdx, r11                                               ;    55.5 alu0    40 t1
        rorx r11, r12, 0x29                                        ;    55.2 alu2    40 t1
        add r9, rax                                                ;    54.7 alu3    55 v[2]
        mov rax, r10                                               ;    52.5         54 v[5] copy
        add r9, rbx                                                ;    55.7 alu0    55 v[2]
        mov rbx, rbp                                               ;    52.8         55 v[3] copy
        xor rdx, r11                                               ;    56.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r11, r12                                               ;    54.0         54 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb xmm6, xmm7, xmm3                                   ;    56.3 fp1     63 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, r9                                                ;    56.7 alu3    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, rdx                                               ;    57.5 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r9, 0x1c                                         ;    56.7 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r8, rbp                                                ;    57.7 alu1    44 v[1]
        db 0x2e, 0x2e, 0x2e
        add r14, r13                                               ;    58.5 alu3    54 v[3]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 776], r13                                 ;    58.5 agu2+st0   53 t1 spill
        db 0x2e, 0x2e, 0x2e
        mov r13, qword [rsp + 784]                                 ;    54.7 agu1    63 w[0] reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm7, [r13 + 96]                                   ;    58.7 agu0    63 w[12]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm8, xmm6, [rel sha512_blocks.T0_w.blocks + 32]    ;    57.3 fp0+agu1   63 w[10]
        db 0x2e, 0x2e, 0x2e
        xor rbx, r8                                                ;    58.7 alu0    44 v[1]
        db 0x2e, 0x2e, 0x2e
        rorx r8, r9, 0x22                                          ;    57.2 alu2    39 v[1]
        db 0x2e, 0x2e
        xor rdx, r8                                                ;    58.2 alu1    39 v[1]
        db 0x2e, 0x2e
        rorx r8, r9, 0x27                                          ;    58.2 alu2    39 v[1]
        db 0x2e, 0x2e
        xor rdx, r8                                                ;    59.2 alu3    39 v[1]
        mov r8, r9                                                 ;    56.7         55 v[2] copy
        and r15, r14                                               ;    59.5 alu0    43 t1
        xor r12, r14                                               ;    59.5 alu1    43 t1
        xor r10, r15                                               ;    60.5 alu3    43 t1
        rorx r15, r14, 0xe                                         ;    59.5 alu2    40 t1
        add rcx, r10                                               ;    61.5 alu0    53 t1
        rorx r10, r14, 0x12                                        ;    59.5 alu1    40 t1
        xor r15, r10                                               ;    60.5 alu3    40 t1
        rorx r10, r14, 0x29                                        ;    60.2 alu2    40 t1
        vmovdqa [rsp + 80], xmm8                                   ;    58.3 agu2+fp5   63 w[10]
        add rdi, rbx                                               ;    60.0 alu0    55 v[1]
        mov rbx, qword [rsp + 88]                                  ;    58.3 agu0    53 t1
        add rbx, r11                                               ;    62.3 alu1    53 t1
        add rdi, rdx                                               ;    61.0 alu3    55 v[1]
        xor r15, r10                                               ;    61.5 alu0    40 t1
        add rax, qword [rsp + 80]                                  ;    62.3 alu2+agu1   53 t1
        db 0x2e
        mov r10, r8                                                ;    59.2         55 v[2] copy
        db 0x2e
        mov rdx, r14                                               ;    59.5         54 v[3] copy
        db 0x2e
        add rcx, r15                                               ;    62.5 alu1    53 t1
        db 0x2e
        xor r8, rdi                                                ;    62.0 alu3    44 v[0]
        rorx r15, rdi, 0x1c                                        ;    62.2 alu2    39 v[0]
        and rbp, r8                                                ;    63.0 alu0    44 v[0]
        add r9, rcx                                                ;    63.5 alu1    54 v[2]
        xor r10, rbp                                               ;    64.0 alu3    44 v[0]
        rorx rbp, rdi, 0x22                                        ;    63.2 alu2    39 v[0]
        rorx r13, rdi, 0x27                                        ;    63.5 alu1    39 v[0]
        xor r15, rbp                                               ;    64.2 alu0    39 v[0]
        mov rbp, rdi                                               ;    62.0         55 v[1] copy
        and r12, r9                                                ;    64.5 alu3    43 t1
        xor r14, r9                                                ;    64.5 alu0    43 t1
        xor r11, r12                                               ;    65.5 alu2    43 t1
        rorx r12, r9, 0xe                                          ;    64.5 alu1    40 t1
        xor r15, r13                                               ;    65.2 alu3    39 v[0]
        rorx r13, r9, 0x12                                         ;    65.2 alu2    40 t1
        xor r12, r13                                               ;    66.2 alu0    40 t1
        rorx r13, r9, 0x29                                         ;    65.5 alu1    40 t1
        add rsi, r10                                               ;    65.7 alu3    55 v[0]
        mov r10, rdx                                               ;    62.8         54 v[3] copy
        mov qword [rsp + 768], rcx                                 ;    63.5 agu2+st1   53 t1 spill
        mov rcx, rbp                                               ;    63.2         55 v[1] copy
        add rsi, r15                                               ;    66.7 alu0    55 v[0]
        xor r12, r13                                               ;    67.2 alu2    40 t1
        mov r13, r9                                                ;    64.5         54 v[2] copy
        vpshufb xmm7, xmm7, xmm3                                   ;    65.7 fp2     63 w[12]
        add rax, r11                                               ;    66.5 alu1    53 t1
        add rax, r12                                               ;    68.2 alu3    53 t1
        xor rbp, rsi                                               ;    67.7 alu0    44 v[7]
        rorx r11, rsi, 0x1c                                        ;    67.7 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e
        rorx r12, rsi, 0x22                                        ;    67.7 alu1    39 v[7]
        db 0x2e, 0x2e, 0x2e
        rorx r15, rsi, 0x27                                        ;    68.2 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e
        and r8, rbp                                                ;    68.7 alu3    44 v[7]
        db 0x2e, 0x2e
        add rdi, rax                                               ;    69.2 alu0    54 v[1]
        db 0x2e, 0x2e
        vpaddq xmm8, xmm7, [rel sha512_blocks.T0_w.blocks + 112]   ;    66.7 fp3+agu0   63 w[12]
        db 0x2e, 0x2e
        mov qword [rsp + 760], rax                                 ;    69.2 agu1+st0   53 t1 spill
        db 0x2e, 0x2e
        mov rax, qword [rsp + 784]                                 ;    65.7 agu2    63 w[0] reload
        db 0x2e, 0x2e
        vmovdqu xmm9, [rax + 112]                                  ;    69.7 agu0    63 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r12                                               ;    68.7 alu1    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r12, rsi                                               ;    67.7         55 v[0] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r15                                               ;    69.7 alu3    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, r8                                                ;    69.7 alu0    44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r14, rdi                                               ;    70.2 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r8, rdi, 0xe                                          ;    70.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, rdi, 0x12                                        ;    70.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rdi                                                ;    70.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, r14                                               ;    71.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r14, rdi, 0x29                                        ;    70.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 96], xmm8                                   ;    68.2 agu1+fp5   63 w[12]
        db 0x2e, 0x2e, 0x2e
        add r11, qword [rsp + 776]                                 ;    70.7 alu3+agu2   55 v[7]
        db 0x2e, 0x2e, 0x2e
        add r11, rcx                                               ;    71.7 alu0    55 v[7]
        db 0x2e, 0x2e, 0x2e
        mov rcx, qword [rsp + 104]                                 ;    68.7 agu0    53 t1
        db 0x2e, 0x2e, 0x2e
        add rcx, r13                                               ;    72.7 alu2    53 t1
        db 0x2e, 0x2e, 0x2e
        xor r8, r15                                                ;    71.5 alu1    40 t1
        db 0x2e
        xor r8, r14                                                ;    72.5 alu3    40 t1
        db 0x2e
        add r10, qword [rsp + 96]                                  ;    72.2 alu0+agu1   53 t1
        db 0x2e
        mov r14, r12                                               ;    69.5         55 v[0] copy
        db 0x2e
        mov r15, rdi                                               ;    70.2         54 v[1] copy
        db 0x2e
        add rbx, rdx                                               ;    72.2 alu2    53 t1
        xor r12, r11                                               ;    72.7 alu1    44 v[6]
        add rbx, r8                                                ;    73.5 alu3    53 t1
        rorx r8, r11, 0x1c                                         ;    73.2 alu2    39 v[6]
        rorx rdx, r11, 0x22                                        ;    73.5 alu1    39 v[6]
        and rbp, r12                                               ;    73.7 alu0    44 v[6]
        add rsi, rbx                                               ;    74.5 alu3    54 v[0]
        xor r8, rdx                                                ;    74.5 alu0    39 v[6]
        rorx rdx, r11, 0x27                                        ;    74.2 alu2    39 v[6]
        xor r14, rbp                                               ;    74.7 alu1    44 v[6]
        mov rbp, r11                                               ;    72.7         55 v[7] copy
        and r9, rsi                                                ;    75.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rsi                                               ;    75.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, r9                                                ;    76.5 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, rsi, 0xe                                          ;    75.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rdx                                                ;    75.7 alu3    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, rsi, 0x12                                        ;    76.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rdx                                                ;    77.2 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, rsi, 0x29                                        ;    76.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        mov rax, r15                                               ;    73.2         54 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, qword [rsp + 768]                                 ;    76.7 alu3+agu2   55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rsp + 768], rbx                                 ;    74.5 agu0+st1   53 t1 spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, rbp                                               ;    73.7         55 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r8                                                ;    77.7 alu0    55 v[6]
        db 0x2e, 0x2e, 0x2e
        xor r9, rdx                                                ;    78.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        mov r8, rsi                                                ;    75.5         54 v[0] copy
        db 0x2e, 0x2e, 0x2e
        vpshufb xmm3, xmm9, xmm3                                   ;    76.7 fp1     63 w[14]
        db 0x2e, 0x2e, 0x2e
        add r10, r13                                               ;    77.5 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, r9                                                ;    79.2 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, r14                                               ;    78.7 alu0    44 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx r9, r14, 0x1c                                         ;    78.7 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx r13, r14, 0x22                                        ;    78.7 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r14, 0x27                                        ;    79.2 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e
        and r12, rbp                                               ;    79.7 alu3    44 v[5]
        db 0x2e, 0x2e, 0x2e
        add r11, r10                                               ;    80.2 alu0    54 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm8, xmm3, [rel sha512_blocks.T0_w.blocks + 64]    ;    77.7 fp0+agu1   63 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rsp + 776], r10                                 ;    80.2 agu2+st0   53 t1 spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, rbx                                               ;    76.7         55 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, r13                                                ;    79.7 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r13, r14                                               ;    78.7         55 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rdx                                                ;    80.7 alu3    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, r12                                               ;    80.7 alu0    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdi, r11                                               ;    81.2 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, r11, 0xe                                         ;    81.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r11, 0x12                                        ;    81.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        xor rsi, r11                                               ;    81.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        xor r15, rdi                                               ;    82.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r11, 0x29                                        ;    81.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 112], xmm8                                  ;    79.0 agu0+fp5   63 w[14]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 792], r10                                 ;    79.2 agu1+st1   55 v[7] spill
        db 0x2e, 0x2e, 0x2e
        mov r10, qword [rsp + 120]                                 ;    79.3 agu2    53 t1
        db 0x2e, 0x2e, 0x2e
        add r10, r8                                                ;    83.3 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, qword [rsp + 760]                                  ;    82.0 alu0+agu0   55 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, rbx                                                ;    83.0 alu2    55 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rdx                                               ;    82.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rdi                                               ;    83.5 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm8, xmm1, xmm0, 8                               ;    80.3 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, qword [rsp + 112]                                 ;    83.0 alu0+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        mov rdi, r11                                               ;    81.2         54 v[7] copy
        db 0x2e, 0x2e, 0x2e
        add rcx, r15                                               ;    83.2 alu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, r12                                               ;    84.5 alu1    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r12, r9, 0x1c                                         ;    84.2 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx r15, r9, 0x22                                         ;    84.5 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r9, 0x27                                         ;    85.2 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e
        mov rbx, r9                                                ;    84.0         55 v[5] copy
        db 0x2e, 0x2e, 0x2e
        add r14, rcx                                               ;    85.5 alu3    54 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm9, xmm8, 0x38                                    ;    82.0 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm8, 8                                      ;    82.2 fp2     68 w[0]
        db 0x2e, 0x2e
        vpsllq xmm11, xmm8, 0x3f                                   ;    83.0 fp1     68 w[0]
        db 0x2e, 0x2e
        vpsrlq xmm12, xmm8, 1                                      ;    83.2 fp2     68 w[0]
        db 0x2e, 0x2e
        vpsllq xmm13, xmm3, 3                                      ;    84.0 fp1     68 w[0]
        db 0x2e, 0x2e
        vpsrlq xmm14, xmm3, 0x3d                                   ;    84.2 fp2     68 w[0]
        db 0x2e, 0x2e
        vpsllq xmm15, xmm3, 0x2d                                   ;    85.0 fp1     68 w[0]
        db 0x2e, 0x2e
        vmovdqa [rsp + 128], xmm4                                  ;    83.2 agu2+fp5   63 w[6] spill
        db 0x2e, 0x2e
        vpsrlq xmm4, xmm3, 0x13                                    ;    85.2 fp2     68 w[0]
        db 0x2e
        mov qword [rsp + 760], rcx                                 ;    85.5 agu0+st0   53 t1 spill
        mov rcx, rbx                                               ;    84.0         55 v[5] copy
        and rsi, r14                                               ;    86.5 alu0    43 t1
        xor r11, r14                                               ;    86.5 alu3    43 t1
        xor r8, rsi                                                ;    87.5 alu0    43 t1
        rorx rsi, r14, 0xe                                         ;    86.5 alu1    40 t1
        and rbx, rbp                                               ;    85.7 alu3    44 v[4]
        rorx rbp, r14, 0x12                                        ;    86.5 alu2    40 t1
        xor rsi, rbp                                               ;    87.5 alu0    40 t1
        rorx rbp, r14, 0x29                                        ;    86.5 alu1    40 t1
        vpxor xmm9, xmm9, xmm10                                    ;    85.2 fp3     68 w[0]
        xor r12, r15                                               ;    86.7 alu3    39 v[4]
        xor r12, rdx                                               ;    87.7 alu0    39 v[4]
        mov r15, rdi                                               ;    85.7         54 v[7] copy
        mov rdx, r13                                               ;    85.8         55 v[6] copy
        and r13, qword [rsp + 792]                                 ;    87.2 alu2+agu1   44 v[4]
        xor rsi, rbp                                               ;    88.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm12                                  ;    86.3 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm8, xmm8, 7                                       ;    86.5 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm14                                  ;    86.7 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm4                                   ;    86.8 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm3, 6                                       ;    87.5 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        mov rbp, qword [rsp + 768]                                 ;    87.2 agu2    55 v[4]
        db 0x2e, 0x2e, 0x2e
        add rax, r8                                                ;    88.5 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        add rax, rsi                                               ;    89.5 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, rbx                                               ;    91.2 alu2    55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, r13                                               ;    92.2 alu1    55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, r12                                               ;    93.2 alu3    55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, rax                                                ;    90.5 alu0    54 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm11                                    ;    88.3 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm8                                     ;    89.3 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm8, xmm6, xmm5, 8                               ;    88.7 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r11, r9                                                ;    91.5 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r8, r9, 0xe                                           ;    91.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r12, r9, 0x12                                         ;    91.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r13, r9, 0x29                                         ;    91.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm15                                  ;    89.5 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm4                                   ;    90.5 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm8                                    ;    89.8 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm9                                    ;    90.8 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        mov rsi, rdx                                               ;    90.2         55 v[6] copy
        xor rdx, rcx                                               ;    90.3 alu3    44 v[4]
        mov rbx, r14                                               ;    90.5         54 v[6] copy
        vpaddq xmm0, xmm0, xmm13                                   ;    91.8 fp3     68 w[0]
        xor r14, r9                                                ;    91.5 alu0    43 t1
        xor rdi, r11                                               ;    92.5 alu2    43 t1
        xor r8, r12                                                ;    92.5 alu3    40 t1
        xor r8, r13                                                ;    93.5 alu1    40 t1
        and rsi, rcx                                               ;    91.8 alu0    44 v[3]
        mov r11, rbx                                               ;    91.7         54 v[6] copy
        mov r12, qword [rsp + 776]                                 ;    91.8 agu0    55 v[3]
        add r12, rsi                                               ;    95.8 alu2    55 v[3]
        add r10, rdi                                               ;    93.5 alu3    53 t1
        vpaddq xmm4, xmm0, [rel sha512_blocks.T0_w.blocks + 96]    ;    92.8 fp0+agu1   68 w[0]
        vmovdqa [rsp + 144], xmm4                                  ;    93.8 agu2+fp5   68 w[0]
        add r10, r8                                                ;    94.5 alu1    53 t1
        vpalignr xmm4, xmm2, xmm1, 8                               ;    92.8 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        add r15, qword [rsp + 144]                                 ;    97.8 alu0+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        mov r8, r9                                                 ;    93.2         54 v[5] copy
        db 0x2e, 0x2e, 0x2e
        rorx r13, rbp, 0x1c                                        ;    94.2 alu2    39 v[3]
        db 0x2e, 0x2e
        and rdx, rbp                                               ;    94.2 alu3    44 v[3]
        db 0x2e, 0x2e
        rorx rsi, rbp, 0x22                                        ;    94.2 alu1    39 v[3]
        db 0x2e, 0x2e
        rorx rdi, rbp, 0x27                                        ;    94.3 alu2    39 v[3]
        db 0x2e, 0x2e
        add r12, rdx                                               ;    96.8 alu0    55 v[3]
        db 0x2e, 0x2e
        lea rdx, [rbp + r10]                                       ;    95.5 alu3    54 v[4]
        vpsllq xmm9, xmm4, 0x38                                    ;    94.3 fp1     68 w[2]
        vpsrlq xmm10, xmm4, 8                                      ;    94.5 fp2     68 w[2]
        vpsllq xmm11, xmm4, 0x3f                                   ;    95.3 fp1     68 w[2]
        xor r13, rsi                                               ;    95.2 alu1    39 v[3]
        xor r13, rdi                                               ;    96.2 alu0    39 v[3]
        mov rsi, rcx                                               ;    95.2         55 v[5] copy
        xor rcx, rbp                                               ;    95.3 alu2    44 v[3]
        and r14, rdx                                               ;    96.5 alu3    43 t1
        rorx rdi, rdx, 0xe                                         ;    96.5 alu1    40 t1
        vpsrlq xmm12, xmm4, 1                                      ;    95.8 fp2     68 w[2]
        vpsllq xmm13, xmm0, 3                                      ;    96.3 fp1     68 w[2]
        xor r9, rdx                                                ;    96.5 alu0    43 t1
        add r12, r13                                               ;    97.8 alu2    55 v[3]
        rorx r13, rdx, 0x12                                        ;    96.8 alu1    40 t1
        xor rbx, r14                                               ;    97.5 alu3    43 t1
        rorx r14, rdx, 0x29                                        ;    97.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rsi, rbp                                               ;    97.2 alu0    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm0, 0x3d                                   ;    97.2 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, r13                                               ;    97.8 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm15, xmm0, 0x2d                                   ;    97.5 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        xor rdi, r14                                               ;    98.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm4, 7                                       ;    98.2 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm10                                    ;    98.0 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm12                                  ;    98.2 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, rbx                                               ;    98.8 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm14                                  ;    98.5 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm0, 0x13                                   ;    99.2 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        rorx r13, r12, 0x1c                                        ;    98.8 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx r14, r12, 0x22                                        ;    99.0 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r12, 0x27                                        ;    99.8 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e
        and rcx, r12                                               ;    99.3 alu3    44 v[2]
        db 0x2e, 0x2e, 0x2e
        add r15, rdi                                               ;    99.8 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea rdi, [r12 + r15]                                       ;   100.8 alu1    54 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, r14                                               ;   100.3 alu3    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm11                                    ;   100.0 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm10                                  ;   100.2 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, rcx                                               ;   100.5 alu0    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm4                                     ;   101.0 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rbx                                               ;   101.3 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm4, xmm7, xmm6, 8                               ;   100.8 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm0, 6                                      ;   101.5 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        add rsi, qword [rsp + 760]                                 ;   101.5 alu1+agu1   55 v[2]
        db 0x2e, 0x2e, 0x2e
        add r11, qword [rsp + 152]                                 ;   101.3 alu3+agu2   53 t1
        db 0x2e, 0x2e, 0x2e
        mov r14, r8                                                ;   101.5         54 v[5] copy
        db 0x2e, 0x2e, 0x2e
        and r9, rdi                                                ;   101.8 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rdi, 0xe                                         ;   101.8 alu2    40 t1
        db 0x2e, 0x2e
        rorx rbx, rdi, 0x12                                        ;   102.2 alu1    40 t1
        db 0x2e, 0x2e
        add rsi, r13                                               ;   102.5 alu3    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r13, rdi, 0x29                                        ;   102.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm15                                  ;   102.5 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm10                                  ;   103.5 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r9                                                 ;   102.8 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, rbx                                               ;   103.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm9                                    ;   103.2 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm4                                    ;   104.2 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        xor rcx, r13                                               ;   104.2 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, r8                                                ;   103.8 alu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r8, rsi, 0x1c                                         ;   104.2 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, rsi, 0x22                                         ;   104.8 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm13                                   ;   105.2 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e
        rorx r13, rsi, 0x27                                        ;   105.2 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e
        add r11, rcx                                               ;   105.2 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        lea rcx, [rsi + r11]                                       ;   106.2 alu3    54 v[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqa xmm9, [rsp + 128]                                  ;   104.8 agu0    63 w[6] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm10, xmm9, xmm2, 8                              ;   111.8 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, rbp                                               ;   105.2         55 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, r12                                               ;   105.5 alu0    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, r12                                               ;   105.7 alu3    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r9                                                 ;   105.8 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r13                                                ;   106.8 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbp, rsi                                               ;   106.5 alu0    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, rbx                                               ;   106.7 alu3    55 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm11, xmm1, [rel sha512_blocks.T0_w.blocks + 144]  ;   106.3 fp0+agu1   68 w[2]
        db 0x2e, 0x2e, 0x2e
        mov r9, rdx                                                ;   106.5         54 v[4] copy
        db 0x2e, 0x2e, 0x2e
        xor rdx, rdi                                               ;   106.8 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 160], xmm11                                 ;   107.3 agu2+fp5   68 w[2]
        db 0x2e, 0x2e
        add rax, rbp                                               ;   107.7 alu1    55 v[1]
        db 0x2e, 0x2e
        rorx r13, rcx, 0xe                                         ;   107.8 alu2    40 t1
        db 0x2e, 0x2e
        rorx rbp, rcx, 0x12                                        ;   108.2 alu1    40 t1
        db 0x2e, 0x2e
        rorx rbx, rcx, 0x29                                        ;   108.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, r8                                                ;   108.7 alu0    55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdx, rcx                                               ;   107.8 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, qword [rsp + 160]                                 ;   111.3 alu0+agu0   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm1, 3                                      ;   108.2 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm1, 0x3d                                   ;   108.3 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        xor rdx, r9                                                ;   108.8 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm1, 0x2d                                   ;   109.2 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e
        xor r13, rbp                                               ;   109.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm1, 0x13                                   ;   109.3 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rbx                                               ;   110.2 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm12                                  ;   109.3 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e
        add r14, rdx                                               ;   112.3 alu2    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r8, rax, 0x1c                                         ;   110.2 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx rbp, rax, 0x22                                        ;   110.8 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rax, 0x27                                        ;   111.2 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e
        mov rbx, r12                                               ;   110.2         55 v[3] copy
        xor r12, rsi                                               ;   110.3 alu3    44 v[1]
        and rbx, rsi                                               ;   110.7 alu0    44 v[0]
        add r14, r13                                               ;   113.3 alu3    53 t1
        vpxor xmm13, xmm13, xmm14                                  ;   110.8 fp0     68 w[4]
        vpsrlq xmm12, xmm1, 6                                      ;   111.0 fp1     68 w[4]
        and r12, rax                                               ;   111.7 alu0    44 v[0]
        lea r13, [rax + r14]                                       ;   114.3 alu2    54 v[1]
        xor r8, rbp                                                ;   112.2 alu1    39 v[0]
        xor r8, rdx                                                ;   113.2 alu3    39 v[0]
        mov rbp, rdi                                               ;   111.8         54 v[3] copy
        xor rdi, rcx                                               ;   112.7 alu0    43 t1
        add r10, rbx                                               ;   112.8 alu2    55 v[0]
        vpalignr xmm14, xmm3, xmm7, 8                              ;   112.3 fp2     68 w[4]
        add r10, r12                                               ;   113.8 alu1    55 v[0]
        vpsllq xmm15, xmm10, 0x38                                  ;   112.8 fp1     68 w[4]
        add r9, qword [rsp + 168]                                  ;   113.3 alu3+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        mov r12, rbp                                               ;   113.0         54 v[3] copy
        db 0x2e, 0x2e, 0x2e
        add r10, r8                                                ;   114.8 alu0    55 v[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 176], xmm7                                  ;   113.3 agu2+fp5   63 w[12] spill
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm7, xmm10, 8                                      ;   113.5 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm7                                   ;   114.5 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm7, xmm10, 0x3f                                   ;   113.8 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e
        and rdi, r13                                               ;   115.3 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r8, r13, 0xe                                          ;   115.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm13                                  ;   114.3 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm10, 1                                     ;   114.5 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm10, 7                                     ;   114.8 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm13                                    ;   115.5 fp3     68 w[4]
        db 0x2e, 0x2e
        rorx rdx, r13, 0x12                                        ;   115.3 alu2    40 t1
        db 0x2e, 0x2e
        rorx rbx, r13, 0x29                                        ;   115.3 alu1    40 t1
        db 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm12                                  ;   115.3 fp0     68 w[4]
        db 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm10                                  ;   115.8 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm14                                   ;   115.8 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rdi                                               ;   116.3 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rdx                                                ;   116.3 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rbx                                                ;   117.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm11                                   ;   116.8 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm7                                   ;   116.8 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, r10, 0x1c                                        ;   116.7 alu1    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, rbp                                                ;   117.3 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, r10, 0x22                                        ;   117.2 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r10, 0x27                                        ;   117.7 alu1    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm15                                   ;   117.8 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, rsi                                               ;   117.5         55 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rax                                               ;   117.7 alu0    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, rax                                               ;   117.8 alu3    44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rbp                                               ;   118.2 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, r8                                                 ;   118.7 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm7, xmm5, xmm9, 8                               ;   118.3 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rdx                                               ;   119.2 alu0    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, rbx                                               ;   118.8 alu3    55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rsi, r10                                               ;   119.2 alu2    44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r8, [r10 + r9]                                         ;   119.7 alu1    54 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm10, xmm2, [rel sha512_blocks.T0_w.blocks + 176]  ;   119.2 fp3+agu0   68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbp, rcx                                               ;   119.3         54 v[2] copy
        db 0x2e, 0x2e, 0x2e
        xor rcx, r13                                               ;   119.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm7, 0x38                                   ;   119.7 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 192], xmm10                                 ;   120.2 agu1+fp5   68 w[4]
        db 0x2e, 0x2e, 0x2e
        add r15, rdi                                               ;   120.2 alu3    55 v[7]
        db 0x2e, 0x2e, 0x2e
        add r15, rsi                                               ;   121.2 alu2    55 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm7, 8                                      ;   120.3 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm12, xmm7, 0x3f                                   ;   120.7 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        and rcx, r8                                                ;   120.7 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rsi, r8, 0xe                                          ;   121.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm7, 1                                      ;   121.3 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r8, 0x12                                         ;   121.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r8, 0x29                                         ;   122.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        xor rcx, rbp                                               ;   121.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        add r12, qword [rsp + 192]                                 ;   124.2 alu3+agu2   53 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm15, xmm2, 3                                      ;   121.8 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        xor rsi, rdi                                               ;   122.7 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        add r12, rcx                                               ;   125.2 alu1    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r15, 0x1c                                        ;   123.2 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r15, 0x22                                        ;   123.7 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e
        xor rsi, rdx                                               ;   123.7 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm7, xmm7, 7                                       ;   122.8 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm10                                  ;   123.0 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm13                                  ;   123.2 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r15, 0x27                                        ;   124.2 alu2    39 v[6]
        db 0x2e, 0x2e
        vpsrlq xmm10, xmm2, 0x3d                                   ;   123.5 fp2     68 w[6]
        db 0x2e
        vpsllq xmm13, xmm2, 0x2d                                   ;   123.8 fp1     68 w[6]
        db 0x2e
        mov rbx, rax                                               ;   123.8         55 v[1] copy
        db 0x2e
        xor rax, r10                                               ;   124.0 alu0    44 v[7]
        db 0x2e
        and rbx, r10                                               ;   124.2 alu3    44 v[6]
        db 0x2e
        add r12, rsi                                               ;   126.2 alu1    53 t1
        vpxor xmm15, xmm15, xmm10                                  ;   124.5 fp0     68 w[6]
        xor rdi, rcx                                               ;   125.0 alu0    39 v[6]
        vpsrlq xmm10, xmm2, 0x13                                   ;   124.8 fp2     68 w[6]
        xor rdi, rdx                                               ;   126.0 alu2    39 v[6]
        and rax, r15                                               ;   125.2 alu3    44 v[6]
        lea rsi, [r15 + r12]                                       ;   127.2 alu1    54 v[7]
        vpxor xmm13, xmm13, xmm10                                  ;   125.8 fp3     68 w[6]
        vpsrlq xmm10, xmm2, 6                                      ;   125.7 fp1     68 w[6]
        add r11, rax                                               ;   126.2 alu0    55 v[6]
        mov rax, r13                                               ;   126.0         54 v[1] copy
        xor r13, r8                                                ;   126.2 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, rbx                                               ;   127.2 alu3    55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm12                                  ;   126.5 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm7                                   ;   127.5 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, rdi                                               ;   128.2 alu1    55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm7, xmm0, xmm3, 8                               ;   127.0 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        add rbp, qword [rsp + 200]                                 ;   127.2 alu0+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        mov rdi, rax                                               ;   127.3         54 v[1] copy
        db 0x2e, 0x2e, 0x2e
        and r13, rsi                                               ;   128.2 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rsi, 0xe                                         ;   128.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rsi, 0x12                                        ;   128.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm13                                  ;   128.0 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e
        rorx rbx, rsi, 0x29                                        ;   128.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm10                                  ;   129.0 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm9, xmm9, xmm11                                   ;   128.5 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm9, xmm9, xmm7                                    ;   129.5 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        xor rax, r13                                               ;   129.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, rdx                                               ;   129.5 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, rbx                                               ;   130.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r13, r11, 0x1c                                        ;   129.8 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm9, xmm9, xmm15                                   ;   130.5 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, rax                                               ;   130.2 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx rax, r11, 0x22                                        ;   130.5 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r11, 0x27                                        ;   130.8 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e
        mov rbx, r10                                               ;   130.2         55 v[0] copy
        xor r10, r15                                               ;   130.3 alu0    44 v[6]
        and rbx, r15                                               ;   130.8 alu3    44 v[5]
        add rbp, rcx                                               ;   131.5 alu0    53 t1
        lea rcx, [r11 + rbp]                                       ;   132.5 alu2    54 v[6]
        and r10, r11                                               ;   131.8 alu3    44 v[5]
        xor r13, rax                                               ;   131.8 alu1    39 v[5]
        xor r13, rdx                                               ;   132.8 alu0    39 v[5]
        add r14, rbx                                               ;   132.5 alu2    55 v[5]
        vpaddq xmm10, xmm9, [rel sha512_blocks.T0_w.blocks + 192]  ;   131.7 fp0+agu1   68 w[6]
        mov rax, r8                                                ;   131.8         54 v[0] copy
        xor r8, rsi                                                ;   132.8 alu3    43 t1
        vpsllq xmm11, xmm8, 0x38                                   ;   132.2 fp2     68 w[8]
        vmovdqa [rsp + 208], xmm10                                 ;   132.7 agu2+fp5   68 w[6]
        vpsrlq xmm10, xmm8, 8                                      ;   132.5 fp1     68 w[8]
        add r14, r10                                               ;   133.5 alu1    55 v[5]
        vpsllq xmm12, xmm8, 0x3f                                   ;   133.2 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm8, 1                                      ;   133.5 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        add rdi, qword [rsp + 208]                                 ;   136.7 alu0+agu0   53 t1
        db 0x2e, 0x2e
        add r14, r13                                               ;   134.5 alu2    55 v[5]
        db 0x2e, 0x2e
        and r8, rcx                                                ;   133.8 alu3    43 t1
        db 0x2e, 0x2e
        rorx r10, rcx, 0xe                                         ;   133.8 alu1    40 t1
        db 0x2e, 0x2e
        rorx r13, rcx, 0x12                                        ;   134.5 alu2    40 t1
        db 0x2e, 0x2e
        rorx rdx, rcx, 0x29                                        ;   134.8 alu1    40 t1
        db 0x2e, 0x2e
        vpsllq xmm15, xmm9, 3                                      ;   134.2 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rax                                                ;   134.8 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, r15                                               ;   134.5         55 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, r11                                               ;   134.8 alu3    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, r11                                               ;   135.3 alu0    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r13                                               ;   135.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rdx                                               ;   136.5 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm8, xmm8, 7                                       ;   135.3 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm10                                  ;   135.5 fp3     68 w[8]
        db 0x2e, 0x2e, 0x2e
        add rdi, r8                                                ;   137.7 alu1    53 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm13                                  ;   135.8 fp0     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm9, 0x3d                                   ;   136.0 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm9, 0x2d                                   ;   136.3 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        rorx r8, r14, 0x1c                                         ;   136.5 alu2    39 v[4]
        db 0x2e, 0x2e
        rorx r13, r14, 0x22                                        ;   136.8 alu1    39 v[4]
        db 0x2e, 0x2e
        rorx rdx, r14, 0x27                                        ;   137.5 alu2    39 v[4]
        db 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm10                                  ;   137.0 fp3     68 w[8]
        vpsrlq xmm10, xmm9, 0x13                                   ;   137.0 fp2     68 w[8]
        add rdi, r10                                               ;   138.7 alu0    53 t1
        and r15, r14                                               ;   137.3 alu3    44 v[4]
        lea r10, [r14 + rdi]                                       ;   139.7 alu1    54 v[5]
        add r9, rbx                                                ;   138.2 alu0    55 v[4]
        xor r8, r13                                                ;   138.3 alu3    39 v[4]
        vpxor xmm13, xmm13, xmm10                                  ;   138.0 fp0     68 w[8]
        add r9, r15                                                ;   139.2 alu2    55 v[4]
        xor r8, rdx                                                ;   139.3 alu1    39 v[4]
        vpsrlq xmm10, xmm9, 6                                      ;   138.5 fp1     68 w[8]
        mov r13, rsi                                               ;   138.7         54 v[7] copy
        xor rsi, rcx                                               ;   139.2 alu0    43 t1
        vpxor xmm11, xmm11, xmm12                                  ;   139.0 fp3     68 w[8]
        vpxor xmm11, xmm11, xmm8                                   ;   140.0 fp2     68 w[8]
        add rax, qword [rsp + 216]                                 ;   139.3 alu3+agu1   53 t1
        mov r15, r13                                               ;   139.5         54 v[7] copy
        db 0x2e, 0x2e, 0x2e
        add r9, r8                                                 ;   140.3 alu2    55 v[4]
        db 0x2e, 0x2e, 0x2e
        and rsi, r10                                               ;   140.7 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r8, r10, 0xe                                          ;   140.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm8, xmm1, xmm0, 8                               ;   140.2 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r10, 0x12                                        ;   140.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r10, 0x29                                        ;   141.7 alu2    40 t1
        db 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm13                                  ;   140.7 fp0     68 w[8]
        db 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm10                                  ;   141.7 fp3     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm11                                   ;   141.0 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm8                                    ;   142.0 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rsi                                               ;   141.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rdx                                                ;   141.8 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, r9, 0x1c                                         ;   141.8 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r9, 0x22                                         ;   142.7 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e
        xor r8, rbx                                                ;   142.8 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        add rax, r13                                               ;   142.7 alu3    53 t1
        vpaddq xmm5, xmm5, xmm15                                   ;   143.0 fp0     68 w[8]
        rorx r13, r9, 0x27                                         ;   142.8 alu1    39 v[3]
        mov rbx, r11                                               ;   142.7         55 v[6] copy
        xor r11, r14                                               ;   143.3 alu0    44 v[4]
        and rbx, r14                                               ;   143.5 alu3    44 v[3]
        xor rsi, rdx                                               ;   143.7 alu2    39 v[3]
        add rax, r8                                                ;   143.8 alu1    53 t1
        xor rsi, r13                                               ;   144.7 alu0    39 v[3]
        lea r8, [r9 + rax]                                         ;   144.8 alu3    54 v[4]
        and r11, r9                                                ;   144.7 alu2    44 v[3]
        add r12, rbx                                               ;   144.8 alu1    55 v[3]
        vpaddq xmm10, xmm5, [rel sha512_blocks.T0_w.blocks + 208]  ;   144.2 fp3+agu0   68 w[8]
        mov r13, rcx                                               ;   144.3         54 v[6] copy
        xor rcx, r10                                               ;   145.3 alu0    43 t1
        vpsllq xmm11, xmm4, 0x38                                   ;   144.7 fp2     68 w[10]
        vmovdqa [rsp + 224], xmm10                                 ;   145.2 agu2+fp5   68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm4, 8                                      ;   145.0 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm12, xmm4, 0x3f                                   ;   145.7 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm4, 1                                      ;   146.0 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        add r12, rsi                                               ;   145.8 alu3    55 v[3]
        db 0x2e, 0x2e, 0x2e
        add r12, r11                                               ;   146.8 alu2    55 v[3]
        db 0x2e, 0x2e, 0x2e
        rorx r11, r8, 0xe                                          ;   145.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rsi, r8, 0x12                                         ;   146.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        and rcx, r8                                                ;   146.3 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r8, 0x29                                         ;   146.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, qword [rsp + 224]                                 ;   149.2 alu3+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm15, xmm5, 3                                      ;   146.7 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        xor rcx, r13                                               ;   147.3 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        xor r11, rsi                                               ;   147.7 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r11, rdx                                               ;   148.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm10                                  ;   147.3 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm4, 7                                       ;   147.5 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm13                                  ;   147.7 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e
        add r15, rcx                                               ;   150.2 alu1    53 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm5, 0x3d                                   ;   148.0 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm5, 0x2d                                   ;   148.5 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        rorx rsi, r12, 0x1c                                        ;   148.7 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r12, 0x22                                        ;   148.8 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r12, 0x27                                        ;   149.7 alu2    39 v[2]
        db 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm10                                  ;   149.0 fp0     68 w[10]
        db 0x2e
        vpsrlq xmm10, xmm5, 0x13                                   ;   149.0 fp2     68 w[10]
        db 0x2e
        add r15, r11                                               ;   151.2 alu0    53 t1
        db 0x2e
        lea r11, [r12 + r15]                                       ;   152.2 alu3    54 v[3]
        db 0x2e
        xor rsi, rcx                                               ;   149.8 alu1    39 v[2]
        db 0x2e
        vpxor xmm13, xmm13, xmm10                                  ;   150.0 fp3     68 w[10]
        db 0x2e
        vpsrlq xmm10, xmm5, 6                                      ;   149.8 fp1     68 w[10]
        mov rcx, r14                                               ;   150.0         55 v[5] copy
        xor r14, r9                                                ;   150.2 alu0    44 v[3]
        and rcx, r9                                                ;   150.3 alu3    44 v[2]
        xor rsi, rdx                                               ;   150.8 alu2    39 v[2]
        and r14, r12                                               ;   151.2 alu1    44 v[2]
        add rbp, rcx                                               ;   151.3 alu0    55 v[2]
        mov rcx, r10                                               ;   151.0         54 v[5] copy
        xor r10, r8                                                ;   151.3 alu3    43 t1
        vpxor xmm11, xmm11, xmm12                                  ;   151.3 fp0     68 w[10]
        vpxor xmm11, xmm11, xmm4                                   ;   152.3 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, rsi                                               ;   152.3 alu2    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm4, xmm2, xmm1, 8                               ;   151.8 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        add rbp, r14                                               ;   153.3 alu1    55 v[2]
        db 0x2e, 0x2e, 0x2e
        add r13, qword [rsp + 232]                                 ;   152.2 alu0+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        mov r14, rcx                                               ;   152.3         54 v[5] copy
        db 0x2e, 0x2e, 0x2e
        and r10, r11                                               ;   153.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rsi, r11, 0xe                                         ;   153.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r11, 0x12                                        ;   153.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm13                                  ;   153.0 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, r11, 0x29                                        ;   153.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm10                                  ;   154.0 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm6, xmm6, xmm11                                   ;   153.5 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm6, xmm6, xmm4                                    ;   154.5 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, r10                                               ;   154.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        xor rsi, rdx                                               ;   154.2 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        xor rsi, rbx                                               ;   155.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r10, rbp, 0x1c                                        ;   154.7 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm6, xmm6, xmm15                                   ;   155.5 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, rcx                                               ;   155.2 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, rbp, 0x22                                        ;   155.2 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, rbp, 0x27                                        ;   155.7 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, r9                                                ;   155.2         55 v[4] copy
        db 0x2e, 0x2e, 0x2e
        xor r9, r12                                                ;   155.3 alu3    44 v[2]
        db 0x2e, 0x2e, 0x2e
        and rbx, r12                                               ;   155.8 alu0    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, rsi                                               ;   156.2 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rcx                                               ;   156.3 alu3    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea rsi, [rbp + r13]                                       ;   157.2 alu2    54 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r9, rbp                                                ;   156.8 alu0    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rdx                                               ;   157.3 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, rbx                                               ;   157.3 alu3    55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm10, xmm6, [rel sha512_blocks.T0_w.blocks + 224]  ;   156.7 fp0+agu1   68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rcx, r8                                                ;   156.8         54 v[4] copy
        db 0x2e, 0x2e, 0x2e
        xor r8, r11                                                ;   157.7 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm14, 0x38                                  ;   157.2 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 240], xmm10                                 ;   157.7 agu2+fp5   68 w[10]
        db 0x2e, 0x2e, 0x2e
        add rdi, r9                                                ;   158.3 alu0    55 v[1]
        db 0x2e, 0x2e, 0x2e
        add r14, qword [rsp + 240]                                 ;   161.7 alu1+agu0   53 t1
        db 0x2e, 0x2e
        add rdi, r10                                               ;   159.3 alu3    55 v[1]
        db 0x2e, 0x2e
        vpsllq xmm10, xmm6, 3                                      ;   158.0 fp1     68 w[12]
        db 0x2e, 0x2e
        rorx r9, rsi, 0xe                                          ;   158.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r10, rsi, 0x12                                        ;   159.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        and r8, rsi                                                ;   158.8 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rsi, 0x29                                        ;   159.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm14, 8                                     ;   158.8 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm14, 0x3f                                  ;   159.0 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm14, 1                                     ;   159.8 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        xor r8, rcx                                                ;   159.8 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        xor r9, r10                                                ;   160.2 alu0    40 t1
        mov r10, r12                                               ;   159.7         55 v[3] copy
        xor r12, rbp                                               ;   160.2 alu1    44 v[1]
        and r10, rbp                                               ;   160.3 alu3    44 v[0]
        xor r9, rdx                                                ;   161.2 alu2    40 t1
        vpxor xmm12, xmm12, xmm11                                  ;   160.3 fp3     68 w[12]
        add r14, r8                                                ;   162.7 alu0    53 t1
        vpxor xmm13, xmm13, xmm15                                  ;   160.8 fp0     68 w[12]
        vpsrlq xmm11, xmm6, 0x3d                                   ;   160.8 fp1     68 w[12]
        vpsllq xmm15, xmm6, 0x2d                                   ;   161.0 fp2     68 w[12]
        rorx r8, rdi, 0x1c                                         ;   161.2 alu1    39 v[0]
        rorx rdx, rdi, 0x22                                        ;   161.7 alu2    39 v[0]
        rorx rbx, rdi, 0x27                                        ;   162.2 alu1    39 v[0]
        vpxor xmm10, xmm10, xmm11                                  ;   161.8 fp3     68 w[12]
        add r14, r9                                                ;   163.7 alu3    53 t1
        vpsrlq xmm11, xmm14, 7                                     ;   162.0 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm6, 0x13                                   ;   162.2 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r12, rdi                                               ;   162.3 alu0    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rdx                                                ;   162.7 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r9, [rdi + r14]                                        ;   164.7 alu3    54 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, r10                                               ;   163.2 alu1    55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rbx                                                ;   163.7 alu0    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm14                                  ;   163.2 fp0     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, r12                                               ;   164.2 alu2    55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm6, 6                                      ;   163.5 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, r11                                               ;   163.7         54 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rsi                                               ;   163.8 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm15                                  ;   164.2 fp3     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm15, xmm9, xmm2, 8                              ;   164.2 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        add rax, r8                                                ;   165.2 alu1    55 v[0]
        db 0x2e, 0x2e, 0x2e
        add rcx, qword [rsp + 248]                                 ;   164.5 alu0+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        mov r8, r10                                                ;   164.7         54 v[3] copy
        db 0x2e, 0x2e, 0x2e
        and r11, r9                                                ;   165.7 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r12, r9, 0xe                                          ;   165.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm14                                  ;   165.2 fp0     68 w[12]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r9, 0x12                                         ;   165.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r9, 0x29                                         ;   166.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm13                                  ;   165.7 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm11                                  ;   166.7 fp3     68 w[12]
        db 0x2e, 0x2e
        vpaddq xmm10, xmm10, xmm15                                 ;   166.2 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        xor r10, r11                                               ;   166.7 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        xor r12, rdx                                               ;   166.8 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm10, xmm10, [rsp + 176]                           ;   167.2 fp0+agu0   68 w[12]
        db 0x2e, 0x2e, 0x2e
        rorx r11, rax, 0x1c                                        ;   166.8 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rax, 0x22                                        ;   167.3 alu1    39 v[7]
        db 0x2e, 0x2e, 0x2e
        add rcx, r10                                               ;   167.7 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r10, rax, 0x27                                        ;   167.8 alu2    39 v[7]
        db 0x2e, 0x2e
        vpaddq xmm10, xmm10, xmm12                                 ;   168.2 fp1     68 w[12]
        xor r12, rbx                                               ;   167.8 alu0    40 t1
        mov rbx, rbp                                               ;   167.7         55 v[2] copy
        xor rbp, rdi                                               ;   168.2 alu3    44 v[0]
        and rbx, rdi                                               ;   168.3 alu1    44 v[7]
        xor r11, rdx                                               ;   168.5 alu0    39 v[7]
        add rcx, r12                                               ;   168.8 alu2    53 t1
        xor r11, r10                                               ;   169.5 alu3    39 v[7]
        lea r10, [rax + rcx]                                       ;   169.8 alu1    54 v[0]
        and rbp, rax                                               ;   169.5 alu0    44 v[7]
        add r15, rbx                                               ;   169.8 alu2    55 v[7]
        vpaddq xmm11, xmm10, [rel sha512_blocks.T0_w.blocks + 240] ;   169.2 fp3+agu1   68 w[12]
        mov r12, rsi                                               ;   169.3         54 v[2] copy
        xor rsi, r9                                                ;   170.2 alu3    43 t1
        vmovdqa [rsp + 256], xmm11                                 ;   170.2 agu2+fp5   68 w[12]
        add r8, qword [rsp + 256]                                  ;   174.2 alu1+agu0   53 t1
        add r15, r11                                               ;   170.8 alu0    55 v[7]
        db 0x2e, 0x2e, 0x2e
        add r15, rbp                                               ;   171.8 alu2    55 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm10, 3                                     ;   170.3 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm10, 0x3d                                  ;   170.5 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm10, 0x2d                                  ;   171.3 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e
        and rsi, r10                                               ;   171.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r11, r10, 0xe                                         ;   171.3 alu1    40 t1
        db 0x2e, 0x2e
        rorx rbp, r10, 0x12                                        ;   171.8 alu2    40 t1
        db 0x2e, 0x2e
        rorx rdx, r10, 0x29                                        ;   172.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm10, 0x13                                  ;   171.5 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, r12                                               ;   172.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, rdi                                               ;   171.8         55 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rax                                               ;   172.2 alu3    44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, rax                                               ;   172.7 alu0    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rbp                                               ;   172.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm12                                  ;   172.5 fp0     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm12, xmm7, 0x38                                   ;   172.7 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, rsi                                                ;   175.2 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rdx                                               ;   173.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm14                                  ;   173.2 fp3     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm7, 8                                      ;   173.3 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e
        rorx rsi, r15, 0x1c                                        ;   173.8 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r15, 0x22                                        ;   174.3 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r15, 0x27                                        ;   174.8 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e
        and rdi, r15                                               ;   174.0 alu0    44 v[6]
        vpxor xmm12, xmm12, xmm14                                  ;   174.3 fp0     68 w[14]
        vpsllq xmm14, xmm7, 0x3f                                   ;   174.3 fp2     68 w[14]
        add r8, r11                                                ;   176.2 alu3    53 t1
        lea r11, [r15 + r8]                                        ;   177.2 alu0    54 v[7]
        add r13, rbx                                               ;   175.3 alu1    55 v[6]
        add r13, rdi                                               ;   176.3 alu3    55 v[6]
        xor rsi, rbp                                               ;   175.8 alu2    39 v[6]
        xor rsi, rdx                                               ;   176.8 alu0    39 v[6]
        mov rdi, r9                                                ;   175.5         54 v[1] copy
        xor r9, r10                                                ;   176.3 alu1    43 t1
        vpxor xmm11, xmm11, xmm13                                  ;   175.8 fp3     68 w[14]
        vpsrlq xmm13, xmm7, 1                                      ;   176.0 fp1     68 w[14]
        vpsrlq xmm7, xmm7, 7                                       ;   176.2 fp2     68 w[14]
        add r12, qword [rsp + 264]                                 ;   176.5 alu3+agu1   53 t1
        vpxor xmm14, xmm14, xmm13                                  ;   177.0 fp0     68 w[14]
        vpalignr xmm13, xmm5, xmm9, 8                              ;   177.0 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e
        mov rbp, rdi                                               ;   176.8         54 v[1] copy
        db 0x2e, 0x2e, 0x2e
        add r13, rsi                                               ;   177.8 alu2    55 v[6]
        db 0x2e, 0x2e, 0x2e
        and r9, r11                                                ;   178.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rsi, r11, 0xe                                         ;   178.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r11, 0x12                                        ;   178.2 alu2    40 t1
        db 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm14                                  ;   178.0 fp3     68 w[14]
        db 0x2e, 0x2e
        vpsrlq xmm14, xmm10, 6                                     ;   177.8 fp2     68 w[14]
        db 0x2e, 0x2e
        rorx rbx, r11, 0x29                                        ;   178.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm7                                   ;   179.0 fp0     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm13                                   ;   178.3 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm14                                  ;   178.8 fp3     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, r9                                                ;   179.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rdx                                               ;   179.2 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rbx                                               ;   180.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r9, r13, 0x1c                                         ;   179.3 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm11                                   ;   179.8 fp2     68 w[14]
        db 0x2e
        vpaddq xmm3, xmm3, xmm12                                   ;   180.8 fp0     68 w[14]
        db 0x2e
        add r12, rdi                                               ;   180.2 alu3    53 t1
        db 0x2e
        rorx rdi, r13, 0x22                                        ;   180.0 alu2    39 v[5]
        rorx rdx, r13, 0x27                                        ;   180.3 alu1    39 v[5]
        mov rbx, rax                                               ;   180.2         55 v[0] copy
        xor rax, r15                                               ;   180.3 alu0    44 v[6]
        and rbx, r15                                               ;   180.7 alu3    44 v[5]
        xor r9, rdi                                                ;   181.0 alu2    39 v[5]
        add r12, rsi                                               ;   181.3 alu0    53 t1
        xor r9, rdx                                                ;   182.0 alu1    39 v[5]
        and rax, r13                                               ;   181.7 alu3    44 v[5]
        lea rsi, [r13 + r12]                                       ;   182.3 alu2    54 v[6]
        add r14, rbx                                               ;   182.3 alu0    55 v[5]
        mov rdi, r10                                               ;   181.7         54 v[0] copy
        xor r10, r11                                               ;   182.3 alu1    43 t1
        vpsllq xmm7, xmm8, 0x38                                    ;   182.0 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        add r14, rax                                               ;   183.3 alu3    55 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm11, xmm3, [rel sha512_blocks.T0_w.blocks + 256]  ;   182.3 fp3+agu0   68 w[14]
        db 0x2e, 0x2e, 0x2e
        add r14, r9                                                ;   184.3 alu2    55 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm12, xmm3, 3                                      ;   182.7 fp2     68 w[0]
        db 0x2e, 0x2e
        vmovdqa [rsp + 272], xmm11                                 ;   183.3 agu2+fp5   68 w[14]
        db 0x2e, 0x2e
        add rbp, qword [rsp + 272]                                 ;   187.3 alu0+agu1   53 t1
        db 0x2e, 0x2e
        vpsrlq xmm11, xmm3, 0x3d                                   ;   183.2 fp1     68 w[0]
        db 0x2e, 0x2e
        and r10, rsi                                               ;   183.3 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, rsi, 0xe                                          ;   184.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, rsi, 0x12                                        ;   184.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, rsi, 0x29                                        ;   185.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm8, 8                                      ;   184.0 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        xor r10, rdi                                               ;   184.3 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        mov rbx, r15                                               ;   184.3         55 v[7] copy
        db 0x2e, 0x2e, 0x2e
        xor r15, r13                                               ;   184.5 alu0    44 v[5]
        db 0x2e, 0x2e, 0x2e
        and rbx, r13                                               ;   185.2 alu3    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rax                                                ;   185.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, r10                                               ;   188.3 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r10, r14, 0x1c                                        ;   186.0 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx rax, r14, 0x22                                        ;   186.3 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e
        xor r9, rdx                                                ;   186.3 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm11                                  ;   185.7 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm14                                    ;   185.8 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm8, 0x3f                                   ;   186.0 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm8, 1                                      ;   186.2 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r14, 0x27                                        ;   187.0 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r15, r14                                               ;   186.5 alu0    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, r9                                                ;   189.3 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm8, xmm8, 7                                       ;   187.0 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm14                                  ;   187.2 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e
        xor r10, rax                                               ;   187.3 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e
        add rcx, r15                                               ;   187.5 alu0    55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r9, [r14 + rbp]                                        ;   190.3 alu2    54 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, rbx                                               ;   188.5 alu3    55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rdx                                               ;   188.3 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm14, xmm3, 0x2d                                   ;   188.0 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r15, r11                                               ;   188.2         54 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rsi                                               ;   188.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, qword [rsp + 280]                                 ;   189.0 alu2+agu0   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rax, r15                                               ;   188.7         54 v[7] copy
        db 0x2e, 0x2e, 0x2e
        add rcx, r10                                               ;   189.5 alu3    55 v[4]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 176], xmm9                                  ;   189.0 agu2+fp5   68 w[6] spill
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm9, xmm6, xmm5, 8                               ;   189.2 fp1     68 w[0]
        db 0x2e, 0x2e
        vmovdqa [rsp + 128], xmm5                                  ;   190.0 agu1+fp5   68 w[8] spill
        db 0x2e, 0x2e
        vpsrlq xmm5, xmm3, 0x13                                    ;   189.5 fp2     68 w[0]
        db 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm5                                   ;   190.5 fp3     68 w[0]
        db 0x2e, 0x2e
        vpsrlq xmm5, xmm3, 6                                       ;   190.2 fp1     68 w[0]
        db 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm5                                   ;   191.2 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm14                                  ;   192.2 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        and r11, r9                                                ;   191.3 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r10, r9, 0xe                                          ;   191.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r9, 0x12                                         ;   191.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r9, 0x29                                         ;   191.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm11                                    ;   191.0 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm8                                     ;   192.0 fp0     68 w[0]
        db 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm9                                    ;   191.3 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, r11                                               ;   192.3 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r11, rcx, 0x1c                                        ;   192.3 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rdx                                               ;   192.3 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rbx                                               ;   193.3 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rcx, 0x22                                        ;   192.5 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e
        rorx rbx, rcx, 0x27                                        ;   193.3 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm7                                    ;   193.0 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm12                                   ;   194.0 fp3     68 w[0]
        db 0x2e
        add rdi, r15                                               ;   193.3 alu3    53 t1
        db 0x2e
        xor r11, rdx                                               ;   193.5 alu0    39 v[3]
        db 0x2e
        mov r15, r13                                               ;   193.2         55 v[6] copy
        db 0x2e
        xor r13, r14                                               ;   193.5 alu2    44 v[4]
        db 0x2e
        and r15, r14                                               ;   193.8 alu3    44 v[3]
        db 0x2e
        add rdi, r10                                               ;   194.3 alu1    53 t1
        lea r10, [rcx + rdi]                                       ;   195.3 alu0    54 v[4]
        xor r11, rbx                                               ;   194.5 alu2    39 v[3]
        and r13, rcx                                               ;   194.8 alu3    44 v[3]
        add r8, r15                                                ;   195.3 alu1    55 v[3]
        mov r15, rsi                                               ;   194.5         54 v[6] copy
        xor rsi, r9                                                ;   195.5 alu0    43 t1
        vpsrlq xmm5, xmm0, 0x3d                                    ;   195.0 fp1     68 w[2]
        vpaddq xmm7, xmm0, [rel sha512_blocks.T0_w.blocks + 272]   ;   195.0 fp0+agu0   68 w[0]
        add r8, r11                                                ;   196.3 alu2    55 v[3]
        vpsllq xmm8, xmm0, 3                                       ;   195.3 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        add r8, r13                                                ;   197.3 alu3    55 v[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 288], xmm7                                  ;   196.0 agu2+fp5   68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm7, xmm0, 0x2d                                    ;   195.8 fp1     68 w[2]
        db 0x2e, 0x2e
        vpsrlq xmm11, xmm0, 0x13                                   ;   196.3 fp2     68 w[2]
        db 0x2e, 0x2e
        add rax, qword [rsp + 288]                                 ;   200.0 alu1+agu1   53 t1
        db 0x2e, 0x2e
        and rsi, r10                                               ;   196.5 alu0    43 t1
        db 0x2e, 0x2e
        rorx r11, r10, 0xe                                         ;   196.5 alu2    40 t1
        db 0x2e, 0x2e
        rorx r13, r10, 0x12                                        ;   197.3 alu1    40 t1
        rorx rdx, r10, 0x29                                        ;   197.5 alu2    40 t1
        vpsllq xmm12, xmm4, 0x3f                                   ;   197.0 fp1     68 w[2]
        vpsrlq xmm14, xmm4, 8                                      ;   197.3 fp2     68 w[2]
        xor rsi, r15                                               ;   197.5 alu3    43 t1
        mov rbx, r14                                               ;   197.5         55 v[5] copy
        xor r14, rcx                                               ;   197.7 alu0    44 v[3]
        and rbx, rcx                                               ;   198.3 alu3    44 v[2]
        xor r11, r13                                               ;   198.3 alu1    40 t1
        xor r11, rdx                                               ;   199.3 alu2    40 t1
        add rax, rsi                                               ;   201.0 alu0    53 t1
        vpxor xmm8, xmm8, xmm5                                     ;   198.5 fp3     68 w[2]
        vpxor xmm7, xmm7, xmm11                                    ;   198.7 fp0     68 w[2]
        vpsrlq xmm5, xmm4, 1                                       ;   198.8 fp1     68 w[2]
        vpsrlq xmm11, xmm4, 7                                      ;   199.0 fp2     68 w[2]
        vpsllq xmm4, xmm4, 0x38                                    ;   199.8 fp1     68 w[2]
        rorx r13, r8, 0x1c                                         ;   199.3 alu1    39 v[2]
        vpxor xmm12, xmm12, xmm5                                   ;   199.8 fp3     68 w[2]
        vpsrlq xmm5, xmm0, 6                                       ;   200.0 fp2     68 w[2]
        add rax, r11                                               ;   202.0 alu3    53 t1
        rorx r11, r8, 0x22                                         ;   200.0 alu2    39 v[2]
        rorx rsi, r8, 0x27                                         ;   200.3 alu1    39 v[2]
        and r14, r8                                                ;   200.3 alu0    44 v[2]
        lea rdx, [r8 + rax]                                        ;   203.0 alu3    54 v[3]
        add r12, rbx                                               ;   201.0 alu2    55 v[2]
        vpxor xmm14, xmm14, xmm4                                   ;   200.8 fp0     68 w[2]
        xor r13, r11                                               ;   201.3 alu0    39 v[2]
        xor r13, rsi                                               ;   202.3 alu1    39 v[2]
        add r12, r14                                               ;   202.0 alu3    55 v[2]
        mov r11, r9                                                ;   201.5         54 v[5] copy
        xor r9, r10                                                ;   202.0 alu2    43 t1
        vpxor xmm8, xmm8, xmm7                                     ;   201.8 fp3     68 w[2]
        vpalignr xmm4, xmm10, xmm6, 8                              ;   202.0 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        add r15, qword [rsp + 296]                                 ;   202.3 alu0+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        mov r14, r11                                               ;   202.3         54 v[5] copy
        db 0x2e, 0x2e, 0x2e
        add r12, r13                                               ;   203.3 alu1    55 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx r13, rdx, 0xe                                         ;   204.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm8, xmm8, xmm5                                     ;   202.8 fp2     68 w[2]
        db 0x2e, 0x2e
        rorx rsi, rdx, 0x12                                        ;   204.0 alu1    40 t1
        db 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm12                                  ;   203.2 fp0     68 w[2]
        db 0x2e, 0x2e
        rorx rbx, rdx, 0x29                                        ;   204.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm11                                  ;   204.2 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r9, rdx                                                ;   204.0 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm8                                    ;   203.8 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm4                                    ;   204.8 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r9                                                ;   205.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, r12, 0x1c                                         ;   204.5 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rsi                                               ;   205.0 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rbx                                               ;   206.0 alu2    40 t1
        db 0x2e
        vpaddq xmm1, xmm1, xmm14                                   ;   205.8 fp0     68 w[2]
        db 0x2e
        rorx rsi, r12, 0x22                                        ;   205.5 alu1    39 v[1]
        rorx rbx, r12, 0x27                                        ;   206.0 alu2    39 v[1]
        add r15, r11                                               ;   206.0 alu0    53 t1
        mov r11, rcx                                               ;   205.5         55 v[4] copy
        xor rcx, r8                                                ;   205.7 alu3    44 v[2]
        and r11, r8                                                ;   206.3 alu0    44 v[1]
        xor r9, rsi                                                ;   206.5 alu1    39 v[1]
        and rcx, r12                                               ;   206.7 alu3    44 v[1]
        add r15, r13                                               ;   207.0 alu2    53 t1
        lea r13, [r12 + r15]                                       ;   208.0 alu0    54 v[2]
        xor r9, rbx                                                ;   207.5 alu1    39 v[1]
        add rbp, r11                                               ;   207.7 alu3    55 v[1]
        vpaddq xmm5, xmm1, [rel sha512_blocks.T0_w.blocks + 288]   ;   207.0 fp3+agu1   68 w[2]
        add rbp, rcx                                               ;   208.7 alu2    55 v[1]
        mov r11, r10                                               ;   207.3         54 v[4] copy
        db 0x2e, 0x2e, 0x2e
        xor r10, rdx                                               ;   208.3 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm7, xmm15, 0x38                                   ;   207.7 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 304], xmm5                                  ;   208.0 agu2+fp5   68 w[2]
        db 0x2e, 0x2e, 0x2e
        add rbp, r9                                                ;   209.7 alu1    55 v[1]
        db 0x2e, 0x2e
        add r14, qword [rsp + 304]                                 ;   212.0 alu3+agu0   53 t1
        db 0x2e, 0x2e
        vpsllq xmm5, xmm1, 3                                       ;   208.3 fp2     68 w[4]
        db 0x2e, 0x2e
        vpsrlq xmm8, xmm1, 0x3d                                    ;   208.7 fp1     68 w[4]
        db 0x2e, 0x2e
        vpsllq xmm11, xmm1, 0x2d                                   ;   209.3 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm1, 0x13                                   ;   209.7 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r10, r13                                               ;   209.3 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, r13, 0xe                                          ;   209.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rsi, r13, 0x12                                        ;   210.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r13, 0x29                                        ;   210.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm15, 8                                     ;   210.3 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        xor r10, r11                                               ;   210.3 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        mov rbx, r8                                                ;   210.0         55 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r12                                                ;   210.2 alu3    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, r12                                               ;   210.8 alu0    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rsi                                                ;   211.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, rbp, 0x1c                                        ;   211.5 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r10                                               ;   213.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rcx                                                ;   212.0 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm5, xmm5, xmm8                                     ;   211.2 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm12                                  ;   211.3 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm14                                    ;   211.5 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm8, xmm15, 0x3f                                   ;   211.7 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm15, 1                                     ;   212.5 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm15, 7                                     ;   212.7 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm1, 6                                      ;   213.5 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e
        rorx r10, rbp, 0x22                                        ;   212.3 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rbp, 0x27                                        ;   212.5 alu1    39 v[0]
        add r14, r9                                                ;   214.0 alu3    53 t1
        and r8, rbp                                                ;   212.8 alu0    44 v[0]
        lea r9, [rbp + r14]                                        ;   215.0 alu2    54 v[1]
        add rdi, rbx                                               ;   213.5 alu1    55 v[0]
        xor rsi, r10                                               ;   213.7 alu3    39 v[0]
        xor rsi, rcx                                               ;   214.7 alu0    39 v[0]
        vpxor xmm8, xmm8, xmm12                                    ;   213.7 fp0     68 w[4]
        add rdi, r8                                                ;   214.5 alu2    55 v[0]
        mov r8, rdx                                                ;   214.0         54 v[3] copy
        xor rdx, r13                                               ;   214.5 alu1    43 t1
        vpxor xmm5, xmm5, xmm11                                    ;   214.3 fp3     68 w[4]
        vpxor xmm5, xmm5, xmm15                                    ;   215.3 fp2     68 w[4]
        vpalignr xmm11, xmm3, xmm10, 8                             ;   214.7 fp1     68 w[4]
        add r11, qword [rsp + 312]                                 ;   214.8 alu3+agu1   53 t1
        mov r10, r8                                                ;   215.0         54 v[3] copy
        add rdi, rsi                                               ;   215.7 alu0    55 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx rsi, r9, 0x12                                         ;   216.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        and rdx, r9                                                ;   216.0 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r9, 0xe                                          ;   216.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm8                                     ;   215.8 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r9, 0x29                                         ;   216.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm14                                    ;   216.8 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm5                                    ;   216.3 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm11                                   ;   217.3 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rdx                                                ;   217.0 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rcx                                               ;   217.3 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rbx                                               ;   218.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, rdi, 0x1c                                        ;   217.5 alu1    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, rdi, 0x22                                        ;   218.3 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm7                                    ;   218.3 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e
        add r11, r8                                                ;   218.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r8, rdi, 0x27                                         ;   218.5 alu1    39 v[7]
        mov rbx, r12                                               ;   218.0         55 v[2] copy
        xor r12, rbp                                               ;   218.2 alu0    44 v[0]
        and rbx, rbp                                               ;   218.7 alu3    44 v[7]
        add r11, rsi                                               ;   219.3 alu0    53 t1
        lea rsi, [rdi + r11]                                       ;   220.3 alu2    54 v[0]
        and r12, rdi                                               ;   219.5 alu1    44 v[7]
        xor rcx, rdx                                               ;   219.7 alu3    39 v[7]
        xor rcx, r8                                                ;   220.7 alu0    39 v[7]
        add rax, rbx                                               ;   220.3 alu2    55 v[7]
        vpaddq xmm5, xmm2, [rel sha512_blocks.T0_w.blocks + 304]   ;   219.5 fp3+agu0   68 w[4]
        mov r8, r13                                                ;   219.7         54 v[2] copy
        xor r13, r9                                                ;   220.5 alu1    43 t1
        vpsllq xmm7, xmm13, 0x38                                   ;   220.0 fp2     68 w[6]
        vmovdqa [rsp + 320], xmm5                                  ;   220.5 agu2+fp5   68 w[4]
        add rax, r12                                               ;   221.3 alu3    55 v[7]
        add r10, qword [rsp + 320]                                 ;   224.5 alu0+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm5, xmm2, 3                                       ;   220.7 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm8, xmm2, 0x3d                                    ;   221.0 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm12, xmm2, 0x2d                                   ;   221.7 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm2, 0x13                                   ;   222.0 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        add rax, rcx                                               ;   222.3 alu2    55 v[7]
        db 0x2e, 0x2e, 0x2e
        and r13, rsi                                               ;   221.5 alu1    43 t1
        db 0x2e, 0x2e
        rorx r12, rsi, 0xe                                         ;   222.3 alu2    40 t1
        db 0x2e, 0x2e
        rorx rcx, rsi, 0x12                                        ;   222.5 alu1    40 t1
        rorx rdx, rsi, 0x29                                        ;   223.3 alu2    40 t1
        vpsrlq xmm15, xmm13, 8                                     ;   222.7 fp1     68 w[6]
        xor r13, r8                                                ;   222.5 alu3    43 t1
        mov rbx, rbp                                               ;   222.5         55 v[1] copy
        xor rbp, rdi                                               ;   222.7 alu0    44 v[7]
        and rbx, rdi                                               ;   223.3 alu3    44 v[6]
        xor r12, rcx                                               ;   223.5 alu1    40 t1
        add r10, r13                                               ;   225.5 alu0    53 t1
        rorx r13, rax, 0x1c                                        ;   224.3 alu2    39 v[6]
        rorx rcx, rax, 0x22                                        ;   224.5 alu1    39 v[6]
        and rbp, rax                                               ;   224.3 alu3    44 v[6]
        xor r12, rdx                                               ;   224.7 alu0    40 t1
        vpxor xmm5, xmm5, xmm8                                     ;   224.0 fp0     68 w[6]
        vpxor xmm12, xmm12, xmm14                                  ;   224.2 fp3     68 w[6]
        vpxor xmm7, xmm7, xmm15                                    ;   224.3 fp2     68 w[6]
        vpsllq xmm8, xmm13, 0x3f                                   ;   224.5 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm13, 1                                     ;   225.3 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm2, 6                                      ;   225.5 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rax, 0x27                                        ;   225.3 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e
        xor r13, rcx                                               ;   225.5 alu3    39 v[6]
        db 0x2e, 0x2e, 0x2e
        add r10, r12                                               ;   226.5 alu1    53 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm13, 7                                     ;   226.3 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        add r15, rbp                                               ;   225.7 alu0    55 v[6]
        db 0x2e, 0x2e, 0x2e
        lea r12, [rax + r10]                                       ;   227.5 alu3    54 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, rbx                                               ;   226.7 alu2    55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rdx                                               ;   226.5 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm8, xmm8, xmm14                                    ;   226.3 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbp, r9                                                ;   226.5         54 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rsi                                                ;   226.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm5, xmm5, xmm12                                    ;   226.8 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm12, xmm0, xmm3, 8                              ;   227.0 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, r13                                               ;   227.7 alu3    55 v[6]
        db 0x2e, 0x2e, 0x2e
        add r8, qword [rsp + 328]                                  ;   227.3 alu2+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        mov r13, rbp                                               ;   227.5         54 v[1] copy
        db 0x2e, 0x2e, 0x2e
        and r9, r12                                                ;   228.5 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r12, 0xe                                         ;   228.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm5, xmm5, xmm15                                    ;   228.0 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r12, 0x12                                        ;   228.7 alu1    40 t1
        db 0x2e, 0x2e
        rorx rbx, r12, 0x29                                        ;   229.3 alu2    40 t1
        db 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm8                                     ;   228.5 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm13                                    ;   229.5 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm12                                   ;   229.0 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        xor rbp, r9                                                ;   229.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        xor rcx, rdx                                               ;   229.7 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm5, [rsp + 176]                             ;   230.0 fp0+agu1   68 w[6]
        db 0x2e, 0x2e, 0x2e
        rorx r9, r15, 0x1c                                         ;   229.7 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r15, 0x22                                        ;   230.3 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e
        xor rcx, rbx                                               ;   230.7 alu0    40 t1
        add r8, rbp                                                ;   230.5 alu3    53 t1
        vpaddq xmm5, xmm5, xmm7                                    ;   231.0 fp2     68 w[6]
        rorx rbp, r15, 0x27                                        ;   230.7 alu1    39 v[5]
        mov rbx, rdi                                               ;   230.5         55 v[0] copy
        xor rdi, rax                                               ;   231.0 alu0    44 v[6]
        and rbx, rax                                               ;   231.2 alu3    44 v[5]
        xor r9, rdx                                                ;   231.3 alu2    39 v[5]
        add r8, rcx                                                ;   231.7 alu1    53 t1
        xor r9, rbp                                                ;   232.3 alu0    39 v[5]
        lea rbp, [r15 + r8]                                        ;   232.7 alu3    54 v[6]
        and rdi, r15                                               ;   232.3 alu2    44 v[5]
        add r14, rbx                                               ;   232.7 alu1    55 v[5]
        vpaddq xmm7, xmm5, [rel sha512_blocks.T0_w.blocks + 320]   ;   232.0 fp3+agu0   68 w[6]
        mov rcx, rsi                                               ;   232.2         54 v[0] copy
        xor rsi, r12                                               ;   233.0 alu0    43 t1
        vmovdqa [rsp + 336], xmm7                                  ;   233.0 agu2+fp5   68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, qword [rsp + 336]                                 ;   237.0 alu3+agu1   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r9                                                ;   233.7 alu2    55 v[5]
        db 0x2e, 0x2e, 0x2e
        add r14, rdi                                               ;   234.7 alu1    55 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm7, xmm5, 3                                       ;   233.2 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm8, xmm5, 0x3d                                    ;   233.3 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm5, 0x2d                                   ;   234.2 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        and rsi, rbp                                               ;   234.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r9, rbp, 0xe                                          ;   234.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, rbp, 0x12                                        ;   234.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, rbp, 0x29                                        ;   235.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm5, 0x13                                   ;   234.3 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm15, xmm9, 0x38                                   ;   235.2 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rcx                                               ;   235.0 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        mov rbx, rax                                               ;   234.8         55 v[7] copy
        db 0x2e, 0x2e, 0x2e
        xor rax, r15                                               ;   235.0 alu0    44 v[5]
        db 0x2e, 0x2e, 0x2e
        and rbx, r15                                               ;   235.7 alu3    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rdi                                                ;   235.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, rsi                                               ;   238.0 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, r14, 0x1c                                        ;   236.3 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e
        xor r9, rdx                                                ;   236.7 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm8                                     ;   236.0 fp0     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm14                                  ;   236.2 fp3     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm8, xmm9, 8                                       ;   236.3 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm14, xmm9, 0x3f                                   ;   236.5 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, r14, 0x22                                        ;   236.7 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r14, 0x27                                        ;   237.3 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e
        and rax, r14                                               ;   237.0 alu0    44 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm8                                   ;   237.3 fp0     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm8, xmm9, 1                                       ;   237.3 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e
        add r13, r9                                                ;   239.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        xor rsi, rdi                                               ;   237.7 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm9, xmm9, 7                                       ;   237.8 fp1     68 w[8]
        lea r9, [r14 + r13]                                        ;   240.0 alu0    54 v[5]
        add r11, rax                                               ;   238.3 alu2    55 v[4]
        xor rsi, rdx                                               ;   238.7 alu3    39 v[4]
        vpxor xmm14, xmm14, xmm8                                   ;   238.5 fp3     68 w[8]
        add r11, rbx                                               ;   239.3 alu1    55 v[4]
        vpsrlq xmm8, xmm5, 6                                       ;   238.8 fp2     68 w[8]
        mov rdi, r12                                               ;   239.0         54 v[7] copy
        xor r12, rbp                                               ;   239.2 alu0    43 t1
        vpxor xmm7, xmm7, xmm13                                    ;   239.3 fp0     68 w[8]
        vpalignr xmm13, xmm1, xmm0, 8                              ;   239.5 fp1     68 w[8]
        add r11, rsi                                               ;   240.3 alu2    55 v[4]
        vpxor xmm7, xmm7, xmm8                                     ;   240.3 fp3     68 w[8]
        add rcx, qword [rsp + 344]                                 ;   240.0 alu3+agu0   53 t1
        mov rsi, rdi                                               ;   240.2         54 v[7] copy
        and r12, r9                                                ;   241.0 alu1    43 t1
        rorx rax, r9, 0xe                                          ;   241.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r9, 0x12                                         ;   241.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm14                                  ;   240.8 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r9, 0x29                                         ;   241.7 alu2    40 t1
        db 0x2e, 0x2e
        vpaddq xmm8, xmm13, [rsp + 128]                            ;   241.2 fp0+agu1   68 w[8]
        db 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm9                                   ;   241.8 fp1     68 w[8]
        db 0x2e, 0x2e
        vpaddq xmm8, xmm8, xmm7                                    ;   242.2 fp3     68 w[8]
        db 0x2e, 0x2e
        xor rdi, r12                                               ;   242.0 alu0    43 t1
        db 0x2e, 0x2e
        xor rax, rdx                                               ;   242.3 alu3    40 t1
        db 0x2e
        vpaddq xmm8, xmm8, xmm15                                   ;   243.2 fp2     68 w[8]
        db 0x2e
        xor rax, rbx                                               ;   243.3 alu1    40 t1
        mov r12, r14                                               ;   242.3         44 v[3] copy
        and r12, r15                                               ;   242.7 alu0    44 v[3]
        add rcx, rdi                                               ;   243.0 alu2    53 t1
        xor r15, r14                                               ;   242.8 alu3    44 v[4]
        rorx rdi, r11, 0x27                                        ;   243.3 alu1    39 v[3]
        rorx rdx, r11, 0x1c                                        ;   243.7 alu2    39 v[3]
        and r15, r11                                               ;   243.8 alu0    44 v[3]
        add r10, r12                                               ;   243.8 alu3    55 v[3]
        add rcx, rax                                               ;   244.3 alu1    53 t1
        lea r12, [r11 + rcx]                                       ;   245.3 alu0    54 v[4]
        mov rax, rbp                                               ;   244.0         54 v[6] copy
        xor rbp, r9                                                ;   244.7 alu2    43 t1
        xor rdi, rdx                                               ;   244.8 alu3    39 v[3]
        vpaddq xmm7, xmm8, [rel sha512_blocks.T0_w.blocks + 336]   ;   244.5 fp0+agu0   68 w[8]
        vpsllq xmm9, xmm8, 3                                       ;   244.7 fp1     68 w[10]
        vpsrlq xmm14, xmm8, 0x3d                                   ;   244.8 fp2     68 w[10]
        vpsllq xmm15, xmm8, 0x2d                                   ;   245.7 fp1     68 w[10]
        rorx rdx, r11, 0x22                                        ;   245.3 alu1    39 v[3]
        mov rbx, rax                                               ;   245.3         54 v[6] copy
        xor rdi, rdx                                               ;   246.3 alu0    39 v[3]
        rorx rdx, r12, 0x12                                        ;   246.3 alu2    40 t1
        add r10, rdi                                               ;   247.3 alu3    55 v[3]
        and rbp, r12                                               ;   246.3 alu1    43 t1
        rorx rdi, r12, 0xe                                         ;   246.7 alu2    40 t1
        xor rax, rbp                                               ;   247.3 alu0    43 t1
        mov rbp, r14                                               ;   246.5         55 v[5] copy
        xor r14, r11                                               ;   246.8 alu3    44 v[3]
        xor rdx, rdi                                               ;   247.7 alu1    40 t1
        mov rdi, r9                                                ;   247.0         54 v[5] copy
        xor r9, r12                                                ;   247.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 352], xmm7                                  ;   247.3 agu2+fp5   68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm7, xmm8, 0x13                                    ;   247.5 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        add rsi, qword [rsp + 352]                                 ;   251.3 alu2+agu1   53 t1
        db 0x2e, 0x2e
        add rsi, rax                                               ;   252.3 alu3    53 t1
        db 0x2e, 0x2e
        rorx rax, r12, 0x29                                        ;   248.3 alu1    40 t1
        db 0x2e, 0x2e
        and rbp, r11                                               ;   248.7 alu0    44 v[2]
        db 0x2e, 0x2e
        xor rdx, rax                                               ;   249.3 alu2    40 t1
        db 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm14                                    ;   248.5 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm7                                   ;   248.7 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm7, xmm4, 0x38                                    ;   248.8 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm4, 8                                      ;   249.0 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rax, rdi                                               ;   249.2         54 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, rdx                                               ;   253.3 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, r15                                               ;   249.5 alu1    55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm14                                    ;   250.0 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm14, xmm4, 0x3f                                   ;   249.8 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, r10, 0x1c                                        ;   250.5 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r10, 0x22                                        ;   250.5 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r14, r10                                               ;   250.5 alu0    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, r14                                                ;   251.5 alu3    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r14, r10, 0x27                                        ;   251.0 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rdx                                               ;   251.5 alu0    39 v[2]
        db 0x2e, 0x2e, 0x2e
        lea rdx, [r10 + rsi]                                       ;   254.3 alu3    54 v[3]
        db 0x2e, 0x2e, 0x2e
        add r8, rbp                                                ;   252.5 alu1    55 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm15                                    ;   251.3 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm4, 1                                      ;   251.5 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm4, 7                                       ;   251.7 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        xor r15, r14                                               ;   252.5 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm15                                  ;   252.5 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm15, xmm2, xmm1, 8                              ;   252.5 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        add rbx, qword [rsp + 360]                                 ;   252.3 alu0+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        add r8, r15                                                ;   253.5 alu3    55 v[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 128], xmm1                                  ;   252.7 agu2+fp5   68 w[2] spill
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm1, xmm8, 6                                       ;   252.8 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm1                                     ;   253.8 fp0     68 w[10]
        db 0x2e, 0x2e
        and r9, rdx                                                ;   255.3 alu1    43 t1
        db 0x2e, 0x2e
        rorx r14, rdx, 0xe                                         ;   255.3 alu2    40 t1
        db 0x2e, 0x2e
        rorx r15, rdx, 0x12                                        ;   255.3 alu1    40 t1
        db 0x2e, 0x2e
        rorx rbp, rdx, 0x29                                        ;   255.3 alu2    40 t1
        db 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm14                                    ;   253.8 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm4                                     ;   254.8 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm6, xmm6, xmm15                                   ;   254.2 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm6, xmm6, xmm9                                    ;   255.2 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm6, xmm6, xmm7                                    ;   256.2 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e
        xor rdi, r9                                                ;   256.3 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r9, r8, 0x1c                                          ;   255.2 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e
        xor r14, r15                                               ;   256.3 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r15, r8, 0x22                                         ;   255.3 alu2    39 v[1]
        db 0x2e
        xor r14, rbp                                               ;   257.3 alu0    40 t1
        db 0x2e
        rorx rbp, r8, 0x27                                         ;   256.2 alu1    39 v[1]
        db 0x2e
        xor r9, r15                                                ;   256.3 alu3    39 v[1]
        db 0x2e
        mov r15, r11                                               ;   255.8         55 v[4] copy
        db 0x2e
        xor r11, r10                                               ;   256.3 alu2    44 v[2]
        db 0x2e
        and r15, r10                                               ;   256.7 alu0    44 v[1]
        db 0x2e
        xor r9, rbp                                                ;   257.3 alu3    39 v[1]
        mov rbp, r12                                               ;   256.5         54 v[4] copy
        xor r12, rdx                                               ;   257.2 alu1    43 t1
        add rbx, rdi                                               ;   257.3 alu2    53 t1
        and r11, r8                                                ;   257.7 alu0    44 v[1]
        add r13, r15                                               ;   258.0 alu3    55 v[1]
        vpaddq xmm1, xmm6, [rel sha512_blocks.T0_w.blocks + 352]   ;   257.3 fp2+agu1   68 w[10]
        mov r15, rbp                                               ;   257.5         54 v[4] copy
        add rbx, r14                                               ;   258.3 alu1    53 t1
        lea r14, [r8 + rbx]                                        ;   259.3 alu2    54 v[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 368], xmm1                                  ;   258.3 agu0+fp5   68 w[10]
        db 0x2e, 0x2e, 0x2e
        add r13, r9                                                ;   259.0 alu0    55 v[1]
        db 0x2e, 0x2e, 0x2e
        add r13, r11                                               ;   260.0 alu3    55 v[1]
        db 0x2e, 0x2e, 0x2e
        add rax, qword [rsp + 368]                                 ;   262.3 alu1+agu2   53 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm1, xmm6, 3                                       ;   258.7 fp1     68 w[12]
        db 0x2e, 0x2e
        vpsrlq xmm4, xmm6, 0x3d                                    ;   258.8 fp2     68 w[12]
        db 0x2e, 0x2e
        vpsllq xmm7, xmm6, 0x2d                                    ;   259.7 fp1     68 w[12]
        db 0x2e, 0x2e
        vpsrlq xmm9, xmm6, 0x13                                    ;   259.8 fp2     68 w[12]
        db 0x2e
        mov r9, r10                                                ;   259.3         55 v[3] copy
        xor r10, r8                                                ;   259.5 alu2    44 v[1]
        mov r11, rdx                                               ;   259.7         54 v[3] copy
        and r12, r14                                               ;   260.3 alu0    43 t1
        rorx rdi, r14, 0xe                                         ;   260.3 alu1    40 t1
        vpsllq xmm14, xmm11, 0x38                                  ;   260.7 fp1     68 w[12]
        xor rdx, r14                                               ;   260.3 alu3    43 t1
        xor rbp, r12                                               ;   261.3 alu2    43 t1
        rorx r12, r14, 0x12                                        ;   261.2 alu1    40 t1
        xor rdi, r12                                               ;   262.2 alu0    40 t1
        rorx r12, r14, 0x29                                        ;   261.5 alu2    40 t1
        and r9, r8                                                 ;   261.3 alu3    44 v[0]
        and r10, r13                                               ;   261.8 alu0    44 v[0]
        add rax, rbp                                               ;   263.3 alu1    53 t1
        rorx rbp, r13, 0x1c                                        ;   262.5 alu2    39 v[0]
        xor rdi, r12                                               ;   263.2 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm1, xmm1, xmm4                                     ;   262.0 fp0     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm9                                     ;   262.2 fp3     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm11, 8                                      ;   262.3 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm9, xmm11, 0x3f                                   ;   262.5 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e
        rorx r12, r13, 0x22                                        ;   263.2 alu1    39 v[0]
        db 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm4                                   ;   263.3 fp0     68 w[12]
        db 0x2e, 0x2e
        vpsrlq xmm4, xmm11, 1                                      ;   263.3 fp2     68 w[12]
        db 0x2e, 0x2e
        vpsrlq xmm11, xmm11, 7                                     ;   263.5 fp1     68 w[12]
        add rax, rdi                                               ;   264.3 alu0    53 t1
        rorx rdi, r13, 0x27                                        ;   263.5 alu2    39 v[0]
        xor rbp, r12                                               ;   264.2 alu3    39 v[0]
        lea r12, [r13 + rax]                                       ;   265.3 alu1    54 v[1]
        add rcx, r10                                               ;   264.3 alu0    55 v[0]
        add rcx, r9                                                ;   265.3 alu2    55 v[0]
        vpxor xmm9, xmm9, xmm4                                     ;   264.3 fp3     68 w[12]
        xor rbp, rdi                                               ;   265.2 alu3    39 v[0]
        vpxor xmm1, xmm1, xmm7                                     ;   264.7 fp0     68 w[12]
        vpalignr xmm4, xmm5, xmm2, 8                               ;   264.8 fp2     68 w[12]
        vpsrlq xmm7, xmm6, 6                                       ;   265.0 fp1     68 w[12]
        add r15, qword [rsp + 376]                                 ;   265.2 alu1+agu1   53 t1
        mov r9, r11                                                ;   265.3         54 v[3] copy
        add rcx, rbp                                               ;   266.3 alu0    55 v[0]
        and rdx, r12                                               ;   266.3 alu2    43 t1
        rorx r10, r12, 0xe                                         ;   266.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm1, xmm1, xmm7                                     ;   266.0 fp3     68 w[12]
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r12, 0x12                                        ;   266.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm9                                   ;   266.3 fp0     68 w[12]
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r12, 0x29                                        ;   267.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm11                                  ;   267.3 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm10, xmm10, xmm1                                  ;   267.0 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e
        xor r11, rdx                                               ;   267.3 alu3    43 t1
        db 0x2e, 0x2e
        vpaddq xmm10, xmm10, xmm4                                  ;   268.0 fp3     68 w[12]
        db 0x2e
        xor r10, rdi                                               ;   267.7 alu0    40 t1
        db 0x2e
        xor r10, rbp                                               ;   268.7 alu2    40 t1
        db 0x2e
        rorx rdi, rcx, 0x1c                                        ;   268.2 alu1    39 v[7]
        db 0x2e
        add r15, r11                                               ;   268.3 alu3    53 t1
        vpaddq xmm10, xmm10, xmm14                                 ;   269.0 fp0     68 w[12]
        rorx r11, rcx, 0x22                                        ;   268.7 alu2    39 v[7]
        rorx rbp, rcx, 0x27                                        ;   269.2 alu1    39 v[7]
        mov rdx, r8                                                ;   268.5         55 v[2] copy
        xor r8, r13                                                ;   268.7 alu0    44 v[0]
        and rdx, r13                                               ;   269.0 alu3    44 v[7]
        add r15, r10                                               ;   269.7 alu2    53 t1
        lea r10, [rcx + r15]                                       ;   270.7 alu0    54 v[0]
        xor rdi, r11                                               ;   270.0 alu3    39 v[7]
        and r8, rcx                                                ;   270.2 alu1    44 v[7]
        add rsi, rdx                                               ;   270.7 alu2    55 v[7]
        xor rdi, rbp                                               ;   271.0 alu0    39 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm10, [rel sha512_blocks.T0_w.blocks + 368]  ;   270.0 fp2+agu0   68 w[12]
        db 0x2e, 0x2e, 0x2e
        mov r11, r14                                               ;   270.2         54 v[2] copy
        db 0x2e, 0x2e
        xor r14, r12                                               ;   271.0 alu3    43 t1
        db 0x2e, 0x2e
        vpsllq xmm7, xmm12, 0x38                                   ;   270.5 fp1     68 w[14]
        db 0x2e, 0x2e
        vmovdqa [rsp + 384], xmm1                                  ;   271.0 agu2+fp5   68 w[12]
        db 0x2e, 0x2e
        add rsi, r8                                                ;   271.7 alu1    55 v[7]
        db 0x2e, 0x2e
        add r9, qword [rsp + 384]                                  ;   275.0 alu2+agu1   53 t1
        db 0x2e, 0x2e
        vpsllq xmm1, xmm10, 3                                      ;   271.2 fp2     68 w[14]
        vpsrlq xmm9, xmm10, 0x3d                                   ;   271.5 fp1     68 w[14]
        vpsllq xmm11, xmm10, 0x2d                                  ;   272.2 fp2     68 w[14]
        add rsi, rdi                                               ;   272.7 alu0    55 v[7]
        and r14, r10                                               ;   272.0 alu3    43 t1
        rorx r8, r10, 0xe                                          ;   272.2 alu1    40 t1
        rorx rdi, r10, 0x12                                        ;   272.7 alu2    40 t1
        rorx rbp, r10, 0x29                                        ;   273.2 alu1    40 t1
        vpsrlq xmm14, xmm12, 8                                     ;   272.5 fp1     68 w[14]
        xor r14, r11                                               ;   273.0 alu0    43 t1
        mov rdx, r13                                               ;   272.8         55 v[1] copy
        xor r13, rcx                                               ;   273.0 alu3    44 v[7]
        and rdx, rcx                                               ;   273.7 alu2    44 v[6]
        xor r8, rdi                                                ;   273.7 alu0    40 t1
        add r9, r14                                                ;   276.0 alu3    53 t1
        xor r8, rbp                                                ;   274.7 alu1    40 t1
        vpxor xmm1, xmm1, xmm9                                     ;   273.8 fp3     68 w[14]
        db 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm14                                    ;   274.0 fp0     68 w[14]
        db 0x2e, 0x2e
        vpsllq xmm9, xmm12, 0x3f                                   ;   274.2 fp2     68 w[14]
        db 0x2e, 0x2e
        vpsrlq xmm14, xmm12, 1                                     ;   274.3 fp1     68 w[14]
        db 0x2e, 0x2e
        vpsrlq xmm12, xmm12, 7                                     ;   275.2 fp2     68 w[14]
        db 0x2e, 0x2e
        rorx r14, rsi, 0x1c                                        ;   274.7 alu2    39 v[6]
        db 0x2e, 0x2e
        rorx rdi, rsi, 0x22                                        ;   275.2 alu1    39 v[6]
        db 0x2e
        rorx rbp, rsi, 0x27                                        ;   275.7 alu2    39 v[6]
        db 0x2e
        vpxor xmm9, xmm9, xmm14                                    ;   275.3 fp3     68 w[14]
        add r9, r8                                                 ;   277.0 alu0    53 t1
        vpsrlq xmm14, xmm10, 0x13                                  ;   275.5 fp1     68 w[14]
        and r13, rsi                                               ;   275.7 alu3    44 v[6]
        lea r8, [rsi + r9]                                         ;   278.0 alu1    54 v[7]
        add rbx, rdx                                               ;   276.3 alu0    55 v[6]
        xor r14, rdi                                               ;   276.7 alu2    39 v[6]
        vpxor xmm11, xmm11, xmm14                                  ;   276.5 fp0     68 w[14]
        xor r14, rbp                                               ;   277.7 alu3    39 v[6]
        add rbx, r13                                               ;   277.3 alu1    55 v[6]
        vpsrlq xmm14, xmm10, 6                                     ;   276.8 fp2     68 w[14]
        mov r13, r12                                               ;   277.0         54 v[1] copy
        xor r12, r10                                               ;   277.3 alu0    43 t1
        vpxor xmm1, xmm1, xmm11                                    ;   277.5 fp3     68 w[14]
        vpalignr xmm11, xmm8, xmm5, 8                              ;   277.5 fp1     68 w[14]
        vpxor xmm1, xmm1, xmm14                                    ;   278.5 fp0     68 w[14]
        add r11, qword [rsp + 392]                                 ;   277.8 alu2+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        mov rdi, r13                                               ;   278.0         54 v[1] copy
        db 0x2e, 0x2e, 0x2e
        add rbx, r14                                               ;   278.7 alu3    55 v[6]
        db 0x2e, 0x2e, 0x2e
        and r12, r8                                                ;   279.0 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r14, r8, 0xe                                          ;   279.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r8, 0x12                                         ;   279.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm9                                     ;   278.8 fp2     68 w[14]
        db 0x2e, 0x2e
        rorx rdx, r8, 0x29                                         ;   279.8 alu2    40 t1
        db 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm12                                    ;   279.8 fp3     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm1                                    ;   279.5 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm11                                   ;   280.5 fp0     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, r12                                               ;   280.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, rbp                                               ;   280.3 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, rbx, 0x1c                                        ;   280.3 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, rbx, 0x22                                        ;   280.8 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e
        xor r14, rdx                                               ;   281.3 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm7                                    ;   281.5 fp2     68 w[14]
        add r11, r13                                               ;   281.0 alu3    53 t1
        rorx r13, rbx, 0x27                                        ;   281.3 alu1    39 v[5]
        mov rdx, rcx                                               ;   281.0         55 v[0] copy
        xor rcx, rsi                                               ;   281.7 alu0    44 v[6]
        and rdx, rsi                                               ;   281.8 alu2    44 v[5]
        xor r12, rbp                                               ;   281.8 alu3    39 v[5]
        add r11, r14                                               ;   282.3 alu1    53 t1
        lea r14, [rbx + r11]                                       ;   283.3 alu0    54 v[6]
        xor r12, r13                                               ;   282.8 alu2    39 v[5]
        and rcx, rbx                                               ;   282.8 alu3    44 v[5]
        add rax, rdx                                               ;   283.3 alu1    55 v[5]
        vpaddq xmm1, xmm3, [rel sha512_blocks.T0_w.blocks + 384]   ;   282.5 fp3+agu1   68 w[14]
        mov r13, r10                                               ;   282.7         54 v[0] copy
        xor r10, r8                                                ;   283.7 alu0    43 t1
        vpsllq xmm7, xmm13, 0x38                                   ;   283.0 fp1     68 w[0]
        vmovdqa [rsp + 400], xmm1                                  ;   283.5 agu2+fp5   68 w[14]
        db 0x2e, 0x2e, 0x2e
        add rax, r12                                               ;   284.3 alu2    55 v[5]
        db 0x2e, 0x2e, 0x2e
        add rax, rcx                                               ;   285.3 alu3    55 v[5]
        db 0x2e, 0x2e, 0x2e
        add rdi, qword [rsp + 400]                                 ;   287.5 alu1+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm1, xmm3, 3                                       ;   283.8 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm9, xmm3, 0x3d                                    ;   284.0 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm12, xmm3, 0x2d                                   ;   284.8 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        and r10, r14                                               ;   284.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r12, r14, 0xe                                         ;   284.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, r14, 0x12                                        ;   285.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, r14, 0x29                                        ;   285.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm13, 8                                     ;   285.0 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r13                                               ;   285.7 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdx, rsi                                               ;   285.3         55 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rbx                                               ;   285.7 alu0    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdx, rbx                                               ;   286.2 alu3    44 v[4]
        db 0x2e, 0x2e, 0x2e
        xor r12, rbp                                               ;   286.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        add rdi, r10                                               ;   288.5 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        xor r12, rcx                                               ;   287.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm1, xmm1, xmm9                                     ;   286.3 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm14                                    ;   286.5 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm9, xmm13, 0x3f                                   ;   286.7 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm13, 1                                     ;   286.8 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        rorx r10, rax, 0x1c                                        ;   287.3 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx rbp, rax, 0x22                                        ;   287.8 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, rax, 0x27                                        ;   288.3 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rsi, rax                                               ;   287.5 alu3    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm14                                    ;   287.8 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm3, 0x13                                   ;   287.8 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r12                                               ;   289.5 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm13, 7                                     ;   288.2 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r12, [rax + rdi]                                       ;   290.5 alu3    54 v[5]
        db 0x2e, 0x2e, 0x2e
        add r15, rdx                                               ;   288.8 alu2    55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, rsi                                               ;   289.8 alu0    55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rbp                                               ;   289.3 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm14                                  ;   289.0 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rcx                                               ;   290.3 alu3    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm3, 6                                      ;   289.3 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rsi, r8                                                ;   289.5         54 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r14                                                ;   289.8 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm1, xmm1, xmm12                                    ;   290.0 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm12, xmm6, xmm8, 8                              ;   290.0 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        add r13, qword [rsp + 408]                                 ;   290.2 alu0+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        mov rbp, rsi                                               ;   290.3         54 v[7] copy
        db 0x2e, 0x2e, 0x2e
        add r15, r10                                               ;   291.3 alu1    55 v[4]
        db 0x2e, 0x2e, 0x2e
        and r8, r12                                                ;   291.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r10, r12, 0xe                                         ;   291.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm1, xmm1, xmm14                                    ;   291.0 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r12, 0x12                                        ;   291.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r12, 0x29                                        ;   291.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm9                                     ;   291.5 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm13                                    ;   292.5 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm1                                    ;   292.0 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm12                                   ;   293.0 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, r8                                                ;   292.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        xor r10, rcx                                               ;   292.5 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r10, rdx                                               ;   293.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r8, r15, 0x1c                                         ;   292.8 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, r15, 0x22                                        ;   293.5 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, rsi                                               ;   293.5 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm7                                    ;   294.0 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, r15, 0x27                                        ;   293.8 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdx, rbx                                               ;   293.5         55 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, rax                                               ;   293.7 alu3    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdx, rax                                               ;   294.2 alu0    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, r10                                               ;   294.5 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rcx                                                ;   294.7 alu3    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r10, [r15 + r13]                                       ;   295.5 alu2    54 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, r15                                               ;   295.2 alu0    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rsi                                                ;   295.7 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, rdx                                                ;   295.7 alu3    55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm0, [rel sha512_blocks.T0_w.blocks + 400]   ;   295.0 fp0+agu0   68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rsi, r14                                               ;   295.2         54 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, r12                                               ;   295.8 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 416], xmm1                                  ;   296.0 agu2+fp5   68 w[0]
        db 0x2e, 0x2e, 0x2e
        add r9, rbx                                                ;   296.7 alu0    55 v[3]
        db 0x2e, 0x2e, 0x2e
        add rbp, qword [rsp + 416]                                 ;   300.0 alu1+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm1, xmm0, 3                                       ;   296.0 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        add r9, r8                                                 ;   297.7 alu3    55 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm7, xmm0, 0x3d                                    ;   296.3 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        and r14, r10                                               ;   296.8 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r8, r10, 0xe                                          ;   297.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r10, 0x12                                        ;   297.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r10, 0x29                                        ;   298.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm9, xmm15, 0x38                                   ;   297.2 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm15, 8                                     ;   297.3 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm14, xmm15, 0x3f                                  ;   298.2 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        xor r14, rsi                                               ;   297.8 alu0    43 t1
        db 0x2e, 0x2e
        mov rbx, rax                                               ;   297.8         55 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, r15                                               ;   298.0 alu3    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, r15                                               ;   298.7 alu0    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rcx                                                ;   298.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, r14                                               ;   301.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r14, r9, 0x1c                                         ;   299.5 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, r9, 0x22                                         ;   299.8 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rdx                                                ;   299.8 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm1, xmm1, xmm7                                     ;   299.2 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm7, xmm15, 1                                      ;   299.3 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm15, 7                                     ;   299.5 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm13                                    ;   299.7 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm0, 0x2d                                   ;   300.3 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r9, 0x27                                         ;   300.5 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm7                                   ;   300.3 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm7, xmm0, 0x13                                    ;   300.5 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        add rbp, r8                                                ;   302.0 alu3    53 t1
        db 0x2e
        xor r14, rcx                                               ;   300.8 alu0    39 v[2]
        and rax, r9                                                ;   300.8 alu2    44 v[2]
        lea r8, [r9 + rbp]                                         ;   303.0 alu1    54 v[3]
        add r11, rbx                                               ;   301.5 alu3    55 v[2]
        xor r14, rdx                                               ;   301.8 alu0    39 v[2]
        vpxor xmm13, xmm13, xmm7                                   ;   301.5 fp0     68 w[2]
        add r11, rax                                               ;   302.5 alu2    55 v[2]
        vpsrlq xmm7, xmm0, 6                                       ;   301.8 fp2     68 w[2]
        mov rax, r12                                               ;   302.0         54 v[5] copy
        xor r12, r10                                               ;   302.5 alu1    43 t1
        vpxor xmm1, xmm1, xmm13                                    ;   302.5 fp3     68 w[2]
        vpalignr xmm13, xmm10, xmm6, 8                             ;   302.5 fp1     68 w[2]
        add r11, r14                                               ;   303.5 alu3    55 v[2]
        vpxor xmm1, xmm1, xmm7                                     ;   303.5 fp0     68 w[2]
        add rsi, qword [rsp + 424]                                 ;   303.0 alu0+agu0   53 t1
        mov r14, rax                                               ;   303.2         54 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r12, r8                                                ;   304.0 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r8, 0xe                                          ;   304.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r8, 0x12                                         ;   304.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm14                                    ;   303.8 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r8, 0x29                                         ;   304.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm15                                    ;   304.8 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm13                                   ;   304.5 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        xor rax, r12                                               ;   305.0 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, [rsp + 128]                             ;   305.5 fp0+agu1   68 w[2]
        db 0x2e, 0x2e, 0x2e
        xor rcx, rdx                                               ;   305.3 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        xor rcx, rbx                                               ;   306.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r12, r11, 0x1c                                        ;   305.5 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm9                                    ;   306.5 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        add rsi, rax                                               ;   306.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx rax, r11, 0x22                                        ;   306.3 alu2    39 v[1]
        db 0x2e, 0x2e
        rorx rdx, r11, 0x27                                        ;   306.5 alu1    39 v[1]
        mov rbx, r15                                               ;   306.0         55 v[4] copy
        xor r15, r9                                                ;   306.2 alu0    44 v[2]
        and rbx, r9                                                ;   306.5 alu3    44 v[1]
        add rsi, rcx                                               ;   307.3 alu0    53 t1
        lea rcx, [r11 + rsi]                                       ;   308.3 alu2    54 v[2]
        and r15, r11                                               ;   307.5 alu1    44 v[1]
        xor r12, rax                                               ;   307.5 alu3    39 v[1]
        xor r12, rdx                                               ;   308.5 alu0    39 v[1]
        add rdi, rbx                                               ;   308.3 alu2    55 v[1]
        vpaddq xmm7, xmm1, [rel sha512_blocks.T0_w.blocks + 416]   ;   307.5 fp3+agu0   68 w[2]
        mov rax, r10                                               ;   307.7         54 v[4] copy
        xor r10, r8                                                ;   308.5 alu1    43 t1
        vpsllq xmm9, xmm4, 0x38                                    ;   308.0 fp1     68 w[4]
        vmovdqa [rsp + 432], xmm7                                  ;   308.5 agu2+fp5   68 w[2]
        add rdi, r15                                               ;   309.3 alu3    55 v[1]
        add r14, qword [rsp + 432]                                 ;   312.5 alu0+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm7, xmm1, 3                                       ;   308.7 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm1, 0x3d                                   ;   309.0 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm15, xmm1, 0x2d                                   ;   309.7 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        add rdi, r12                                               ;   310.3 alu2    55 v[1]
        db 0x2e, 0x2e, 0x2e
        and r10, rcx                                               ;   309.5 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r12, rcx, 0xe                                         ;   310.3 alu2    40 t1
        db 0x2e, 0x2e
        rorx r15, rcx, 0x12                                        ;   310.5 alu1    40 t1
        db 0x2e, 0x2e
        rorx rdx, rcx, 0x29                                        ;   311.3 alu2    40 t1
        db 0x2e
        xor r10, rax                                               ;   310.5 alu3    43 t1
        db 0x2e
        mov rbx, r9                                                ;   310.2         55 v[3] copy
        xor r9, r11                                                ;   310.3 alu0    44 v[1]
        and rbx, r11                                               ;   311.0 alu3    44 v[0]
        xor r12, r15                                               ;   311.5 alu0    40 t1
        add r14, r10                                               ;   313.5 alu1    53 t1
        mov r10, r8                                                ;   311.0         54 v[3] copy
        xor r8, rcx                                                ;   312.0 alu3    43 t1
        rorx r15, rdi, 0x1c                                        ;   312.3 alu2    39 v[0]
        and r9, rdi                                                ;   312.3 alu0    44 v[0]
        xor r12, rdx                                               ;   312.5 alu1    40 t1
        vpxor xmm7, xmm7, xmm14                                    ;   311.8 fp0     68 w[4]
        vpsrlq xmm14, xmm4, 8                                      ;   312.0 fp1     68 w[4]
        rorx rdx, rdi, 0x22                                        ;   313.3 alu2    39 v[0]
        vpxor xmm9, xmm9, xmm14                                    ;   313.0 fp3     68 w[4]
        vpsllq xmm14, xmm4, 0x3f                                   ;   312.5 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r12                                               ;   314.5 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, rdi, 0x27                                        ;   313.5 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, r9                                                ;   313.3 alu0    55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r9, [rdi + r14]                                        ;   315.5 alu3    54 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, rbx                                               ;   314.3 alu2    55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, qword [rsp + 440]                                 ;   314.3 alu0+agu0   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rdx                                               ;   314.5 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e
        xor r15, r12                                               ;   315.5 alu3    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r12, r10                                               ;   314.0         54 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 128], xmm6                                  ;   314.2 agu2+fp5   68 w[10] spill
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm6, xmm4, 1                                       ;   314.3 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm4, 7                                       ;   314.5 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm6                                   ;   315.3 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm6, xmm3, xmm10, 8                              ;   315.3 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e
        add r13, r15                                               ;   316.5 alu2    55 v[0]
        db 0x2e, 0x2e, 0x2e
        and r8, r9                                                 ;   316.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r15, r9, 0xe                                          ;   316.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r9, 0x12                                         ;   316.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r9, 0x29                                         ;   316.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm4                                     ;   315.8 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm1, 0x13                                    ;   316.0 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm14                                    ;   316.8 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm1, 6                                      ;   316.3 fp1     68 w[4]
        db 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm6                                    ;   316.8 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm4                                   ;   317.0 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm14                                    ;   317.3 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r8                                                ;   317.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rdx                                               ;   317.5 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rbx                                               ;   318.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm9                                    ;   317.8 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm15                                    ;   318.3 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e
        rorx r8, r13, 0x1c                                         ;   317.8 alu1    39 v[7]
        db 0x2e
        add rax, r10                                               ;   318.5 alu3    53 t1
        db 0x2e
        rorx r10, r13, 0x22                                        ;   318.3 alu2    39 v[7]
        db 0x2e
        rorx rdx, r13, 0x27                                        ;   318.8 alu1    39 v[7]
        db 0x2e
        mov rbx, r11                                               ;   318.5         55 v[2] copy
        db 0x2e
        xor r11, rdi                                               ;   318.7 alu0    44 v[0]
        db 0x2e
        and rbx, rdi                                               ;   319.0 alu3    44 v[7]
        db 0x2e
        vpaddq xmm2, xmm2, xmm7                                    ;   319.3 fp2     68 w[4]
        xor r8, r10                                                ;   319.3 alu2    39 v[7]
        add rax, r15                                               ;   319.7 alu0    53 t1
        and r11, r13                                               ;   319.8 alu1    44 v[7]
        xor r8, rdx                                                ;   320.3 alu3    39 v[7]
        add rbp, rbx                                               ;   320.3 alu2    55 v[7]
        lea r10, [r13 + rax]                                       ;   320.7 alu0    54 v[0]
        mov r15, rcx                                               ;   320.2         54 v[2] copy
        xor rcx, r9                                                ;   320.8 alu1    43 t1
        add rbp, r11                                               ;   321.3 alu3    55 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm2, [rel sha512_blocks.T0_w.blocks + 432]   ;   320.7 fp0+agu1   68 w[4]
        db 0x2e, 0x2e, 0x2e
        add rbp, r8                                                ;   322.3 alu2    55 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm7, xmm2, 3                                       ;   321.0 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 448], xmm4                                  ;   321.7 agu0+fp5   68 w[4]
        db 0x2e, 0x2e
        vpsrlq xmm4, xmm2, 0x3d                                    ;   321.3 fp2     68 w[6]
        db 0x2e, 0x2e
        vpsllq xmm9, xmm2, 0x2d                                    ;   322.0 fp1     68 w[6]
        db 0x2e, 0x2e
        and rcx, r10                                               ;   321.8 alu0    43 t1
        db 0x2e, 0x2e
        rorx r8, r10, 0xe                                          ;   321.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r11, r10, 0x12                                        ;   322.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r10, 0x29                                        ;   322.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm2, 0x13                                   ;   322.3 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm15, xmm11, 0x38                                  ;   323.0 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        xor rcx, r15                                               ;   322.8 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        xor r8, r11                                                ;   323.3 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        add r12, qword [rsp + 448]                                 ;   325.7 alu2+agu2   53 t1
        db 0x2e, 0x2e, 0x2e
        xor r8, rdx                                                ;   324.3 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm4                                     ;   323.3 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm14                                    ;   323.5 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e
        add r12, rcx                                               ;   326.7 alu1    53 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm11, 8                                      ;   323.8 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm14, xmm11, 0x3f                                  ;   324.0 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        rorx r11, rbp, 0x1c                                        ;   324.3 alu2    39 v[6]
        db 0x2e, 0x2e
        rorx rcx, rbp, 0x22                                        ;   324.8 alu1    39 v[6]
        db 0x2e, 0x2e
        rorx rdx, rbp, 0x27                                        ;   325.3 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm4                                   ;   324.8 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm11, 1                                      ;   324.8 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm11, 7                                     ;   325.0 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, r8                                                ;   327.7 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        lea r8, [rbp + r12]                                        ;   328.7 alu3    54 v[7]
        db 0x2e, 0x2e, 0x2e
        xor r11, rcx                                               ;   325.8 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm4                                   ;   325.8 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm2, 6                                       ;   325.8 fp2     68 w[6]
        db 0x2e
        xor r11, rdx                                               ;   326.8 alu0    39 v[6]
        db 0x2e
        mov rcx, rdi                                               ;   326.2         55 v[1] copy
        db 0x2e
        xor rdi, r13                                               ;   326.3 alu2    44 v[7]
        db 0x2e
        and rcx, r13                                               ;   326.5 alu3    44 v[6]
        db 0x2e
        mov rdx, r9                                                ;   326.7         54 v[1] copy
        xor r9, r10                                                ;   326.8 alu1    43 t1
        vpxor xmm7, xmm7, xmm9                                     ;   327.0 fp3     68 w[6]
        vpxor xmm7, xmm7, xmm4                                     ;   328.0 fp1     68 w[6]
        vpalignr xmm4, xmm0, xmm3, 8                               ;   327.3 fp2     68 w[6]
        add rsi, rcx                                               ;   327.5 alu0    55 v[6]
        add rsi, r11                                               ;   328.5 alu2    55 v[6]
        and rdi, rbp                                               ;   327.8 alu3    44 v[6]
        add r15, qword [rsp + 456]                                 ;   328.0 alu1+agu1   53 t1
        mov r11, rdx                                               ;   328.2         54 v[1] copy
        add rsi, rdi                                               ;   329.5 alu0    55 v[6]
        and r9, r8                                                 ;   329.7 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, r8, 0xe                                          ;   329.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r8, 0x12                                         ;   329.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm14                                  ;   329.0 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r8, 0x29                                         ;   330.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm11                                  ;   330.0 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm7                                    ;   329.5 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm4                                    ;   330.5 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        xor rdx, r9                                                ;   330.7 alu3    43 t1
        xor rdi, rcx                                               ;   330.7 alu0    40 t1
        mov r9, r13                                                ;   330.2         55 v[0] copy
        xor r13, rbp                                               ;   330.7 alu2    44 v[6]
        xor rdi, rbx                                               ;   331.7 alu3    40 t1
        and r9, rbp                                                ;   331.0 alu1    44 v[5]
        vpaddq xmm5, xmm5, xmm15                                   ;   331.5 fp0     68 w[6]
        rorx rcx, rsi, 0x1c                                        ;   331.7 alu2    39 v[5]
        add r15, rdx                                               ;   331.7 alu0    53 t1
        and r13, rsi                                               ;   331.8 alu3    44 v[5]
        rorx rdx, rsi, 0x22                                        ;   332.0 alu1    39 v[5]
        rorx rbx, rsi, 0x27                                        ;   332.7 alu2    39 v[5]
        add r15, rdi                                               ;   332.7 alu0    53 t1
        add r14, r9                                                ;   332.8 alu3    55 v[5]
        lea r9, [rsi + r15]                                        ;   333.7 alu1    54 v[6]
        add r14, r13                                               ;   333.8 alu0    55 v[5]
        vpaddq xmm7, xmm5, [rel sha512_blocks.T0_w.blocks + 448]   ;   332.5 fp3+agu0   68 w[6]
        db 0x2e, 0x2e, 0x2e
        mov r13, r10                                               ;   332.7         54 v[0] copy
        db 0x2e, 0x2e, 0x2e
        xor r10, r8                                                ;   333.7 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm9, xmm12, 0x38                                   ;   333.0 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 464], xmm7                                  ;   333.5 agu2+fp5   68 w[6]
        db 0x2e, 0x2e, 0x2e
        xor rcx, rbx                                               ;   333.8 alu3    39 v[5]
        db 0x2e, 0x2e
        add r11, qword [rsp + 464]                                 ;   337.5 alu1+agu1   53 t1
        db 0x2e, 0x2e
        vpsllq xmm7, xmm5, 3                                       ;   333.7 fp2     68 w[8]
        db 0x2e, 0x2e
        vpsrlq xmm11, xmm5, 0x3d                                   ;   334.0 fp1     68 w[8]
        db 0x2e
        vpsllq xmm14, xmm5, 0x2d                                   ;   334.7 fp2     68 w[8]
        vpsrlq xmm15, xmm5, 0x13                                   ;   335.0 fp1     68 w[8]
        xor rcx, rdx                                               ;   334.8 alu0    39 v[5]
        and r10, r9                                                ;   334.7 alu2    43 t1
        rorx rdi, r9, 0xe                                          ;   335.0 alu1    40 t1
        rorx rdx, r9, 0x12                                         ;   335.7 alu2    40 t1
        rorx rbx, r9, 0x29                                         ;   336.0 alu1    40 t1
        xor r10, r13                                               ;   335.7 alu3    43 t1
        add r14, rcx                                               ;   335.8 alu0    55 v[5]
        mov rcx, rbp                                               ;   335.5         55 v[7] copy
        xor rbp, rsi                                               ;   336.2 alu3    44 v[5]
        and rcx, rsi                                               ;   336.3 alu0    44 v[4]
        xor rdi, rdx                                               ;   336.7 alu2    40 t1
        add r11, r10                                               ;   338.5 alu1    53 t1
        xor rdi, rbx                                               ;   337.7 alu3    40 t1
        vpxor xmm7, xmm7, xmm11                                    ;   336.5 fp0     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm15                                  ;   336.7 fp3     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm12, 8                                     ;   336.8 fp2     68 w[8]
        db 0x2e, 0x2e
        vpsllq xmm15, xmm12, 0x3f                                  ;   337.0 fp1     68 w[8]
        db 0x2e, 0x2e
        rorx r10, r14, 0x1c                                        ;   337.7 alu2    39 v[4]
        db 0x2e, 0x2e
        rorx rdx, r14, 0x22                                        ;   338.0 alu1    39 v[4]
        db 0x2e, 0x2e
        rorx rbx, r14, 0x27                                        ;   338.7 alu2    39 v[4]
        db 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm11                                    ;   337.8 fp0     68 w[8]
        db 0x2e, 0x2e
        vpsrlq xmm11, xmm12, 1                                     ;   337.8 fp2     68 w[8]
        vpsrlq xmm12, xmm12, 7                                     ;   338.0 fp1     68 w[8]
        and rbp, r14                                               ;   338.2 alu0    44 v[4]
        add r11, rdi                                               ;   339.5 alu3    53 t1
        lea rdi, [r14 + r11]                                       ;   340.5 alu1    54 v[5]
        add rax, rcx                                               ;   339.2 alu0    55 v[4]
        vpxor xmm15, xmm15, xmm11                                  ;   338.8 fp3     68 w[8]
        xor r10, rdx                                               ;   339.3 alu3    39 v[4]
        add rax, rbp                                               ;   340.2 alu2    55 v[4]
        vpsrlq xmm11, xmm5, 6                                      ;   339.3 fp2     68 w[8]
        xor r10, rbx                                               ;   340.3 alu1    39 v[4]
        mov rbp, r8                                                ;   339.7         54 v[7] copy
        xor r8, r9                                                 ;   340.2 alu0    43 t1
        vpxor xmm7, xmm7, xmm14                                    ;   340.0 fp0     68 w[8]
        vpalignr xmm14, xmm1, xmm0, 8                              ;   340.2 fp1     68 w[8]
        vpxor xmm7, xmm7, xmm11                                    ;   341.0 fp3     68 w[8]
        add r13, qword [rsp + 472]                                 ;   340.5 alu3+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        mov rcx, rbp                                               ;   340.7         54 v[7] copy
        db 0x2e, 0x2e, 0x2e
        add rax, r10                                               ;   341.3 alu2    55 v[4]
        db 0x2e, 0x2e, 0x2e
        and r8, rdi                                                ;   341.5 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r10, rdi, 0xe                                         ;   341.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rdi, 0x12                                        ;   342.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, rdi, 0x29                                        ;   342.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm15                                    ;   341.7 fp2     68 w[8]
        db 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm12                                    ;   342.7 fp0     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm8, xmm8, xmm7                                    ;   342.0 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, r8                                                ;   342.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm8, xmm8, xmm14                                   ;   343.0 fp3     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rdx                                               ;   343.0 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r8, rax, 0x1c                                         ;   343.0 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rax, 0x22                                        ;   343.8 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e
        add r13, rbp                                               ;   343.5 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbp, rax, 0x27                                        ;   344.0 alu1    39 v[3]
        vpaddq xmm8, xmm8, xmm9                                    ;   344.0 fp2     68 w[8]
        xor r10, rbx                                               ;   344.0 alu3    40 t1
        mov rbx, rsi                                               ;   343.7         55 v[6] copy
        xor rsi, r14                                               ;   344.2 alu0    44 v[4]
        and rbx, r14                                               ;   344.5 alu3    44 v[3]
        xor r8, rdx                                                ;   344.8 alu2    39 v[3]
        add r13, r10                                               ;   345.0 alu1    53 t1
        lea r10, [rax + r13]                                       ;   346.0 alu0    54 v[4]
        xor r8, rbp                                                ;   345.8 alu3    39 v[3]
        and rsi, rax                                               ;   345.8 alu2    44 v[3]
        add r12, rbx                                               ;   346.0 alu1    55 v[3]
        vpaddq xmm7, xmm8, [rel sha512_blocks.T0_w.blocks + 464]   ;   345.2 fp0+agu1   68 w[8]
        mov rbp, r9                                                ;   345.3         54 v[6] copy
        xor r9, rdi                                                ;   346.2 alu0    43 t1
        vmovdqa [rsp + 480], xmm7                                  ;   346.2 agu2+fp5   68 w[8]
        add rcx, qword [rsp + 480]                                 ;   350.2 alu3+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm7, xmm8, 3                                       ;   346.0 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm9, xmm8, 0x3d                                    ;   346.2 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm8, 0x2d                                   ;   347.0 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        add r12, r8                                                ;   347.0 alu2    55 v[3]
        db 0x2e, 0x2e, 0x2e
        add r12, rsi                                               ;   348.0 alu1    55 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm8, 0x13                                   ;   347.2 fp2     68 w[10]
        db 0x2e, 0x2e
        and r9, r10                                                ;   347.2 alu0    43 t1
        db 0x2e, 0x2e
        rorx r8, r10, 0xe                                          ;   347.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, r10, 0x12                                        ;   348.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r10, 0x29                                        ;   348.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm15, xmm13, 0x38                                  ;   348.0 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rbp                                                ;   348.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, r14                                               ;   348.0         55 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, rax                                               ;   348.2 alu0    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, rax                                               ;   348.8 alu3    44 v[2]
        db 0x2e, 0x2e, 0x2e
        xor r8, rsi                                                ;   349.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, r9                                                ;   351.2 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r9, rdi                                                ;   348.8         54 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, r10                                               ;   349.8 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, r12, 0x1c                                        ;   350.0 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rdx                                                ;   350.0 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm9                                     ;   349.5 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm12                                  ;   349.7 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm9, xmm13, 8                                      ;   349.8 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm12, xmm13, 0x3f                                  ;   350.0 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r12, 0x22                                        ;   350.8 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e
        and r14, r12                                               ;   350.3 alu0    44 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm9                                   ;   350.8 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm9, xmm13, 1                                      ;   350.8 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        add rcx, r8                                                ;   352.2 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm13, 7                                     ;   351.0 fp1     68 w[10]
        db 0x2e, 0x2e
        rorx r8, r12, 0x27                                         ;   351.2 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rdx                                               ;   351.8 alu0    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea rdx, [r12 + rcx]                                       ;   353.2 alu2    54 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, r14                                               ;   351.8 alu3    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm9                                   ;   351.8 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, rbx                                               ;   352.8 alu1    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, r8                                                ;   352.8 alu0    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm11                                    ;   352.3 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm9, xmm2, xmm1, 8                               ;   352.5 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm8, 6                                      ;   352.7 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        add rbp, qword [rsp + 488]                                 ;   352.8 alu2+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        mov r8, r9                                                 ;   353.0         54 v[5] copy
        db 0x2e, 0x2e, 0x2e
        add r15, rsi                                               ;   353.8 alu3    55 v[2]
        db 0x2e, 0x2e, 0x2e
        and rdi, rdx                                               ;   354.2 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r14, rdx, 0xe                                         ;   354.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm11                                    ;   353.7 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e
        rorx rsi, rdx, 0x12                                        ;   354.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm12                                  ;   354.0 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm13                                  ;   355.0 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        rorx rbx, rdx, 0x29                                        ;   354.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm7, xmm7, xmm9                                    ;   354.7 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        xor r9, rdi                                                ;   355.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        xor r14, rsi                                               ;   355.3 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm7, xmm7, [rsp + 128]                             ;   355.7 fp0+agu0   68 w[10]
        db 0x2e, 0x2e, 0x2e
        xor r14, rbx                                               ;   356.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, r15, 0x1c                                        ;   355.8 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, r15, 0x22                                        ;   356.3 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm7, xmm7, xmm15                                   ;   356.7 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, r9                                                ;   356.2 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, r15, 0x27                                         ;   356.8 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, rax                                               ;   356.2         55 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, r12                                               ;   356.3 alu3    44 v[2]
        db 0x2e, 0x2e, 0x2e
        and rbx, r12                                               ;   356.8 alu0    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, r14                                               ;   357.3 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r14, [r15 + rbp]                                       ;   358.3 alu3    54 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rdi                                               ;   357.8 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rax, r15                                               ;   357.8 alu0    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, r9                                                ;   358.8 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, rbx                                               ;   358.3 alu3    55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm11, xmm7, [rel sha512_blocks.T0_w.blocks + 480]  ;   357.7 fp2+agu1   68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r9, r10                                                ;   357.8         54 v[4] copy
        db 0x2e, 0x2e, 0x2e
        xor r10, rdx                                               ;   358.8 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm12, xmm6, 0x38                                   ;   358.2 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 496], xmm11                                 ;   358.7 agu2+fp5   68 w[10]
        db 0x2e, 0x2e, 0x2e
        add r11, rax                                               ;   359.3 alu0    55 v[1]
        db 0x2e, 0x2e, 0x2e
        add r8, qword [rsp + 496]                                  ;   362.7 alu1+agu0   53 t1
        db 0x2e, 0x2e
        vpsllq xmm11, xmm7, 3                                      ;   358.8 fp2     68 w[12]
        db 0x2e, 0x2e
        vpsrlq xmm13, xmm7, 0x3d                                   ;   359.2 fp1     68 w[12]
        db 0x2e, 0x2e
        vpsllq xmm15, xmm7, 0x2d                                   ;   359.8 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, r14, 0xe                                         ;   359.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, rsi                                               ;   360.3 alu3    55 v[1]
        db 0x2e, 0x2e, 0x2e
        and r10, r14                                               ;   359.8 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rsi, r14, 0x12                                        ;   360.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rax, r14, 0x29                                        ;   360.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        mov rbx, qword [rsp + 504]                                 ;   360.2 agu1    53 t1
        db 0x2e, 0x2e, 0x2e
        add rbx, r9                                                ;   364.2 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        xor r9, r10                                                ;   360.8 alu0    43 t1
        xor rdi, rsi                                               ;   361.3 alu1    40 t1
        mov r10, r12                                               ;   360.8         55 v[3] copy
        xor r12, r15                                               ;   361.5 alu3    44 v[1]
        and r10, r15                                               ;   361.8 alu2    44 v[0]
        xor rdi, rax                                               ;   362.3 alu0    40 t1
        vpxor xmm11, xmm11, xmm13                                  ;   361.5 fp0     68 w[12]
        add r8, r9                                                 ;   363.7 alu1    53 t1
        vpsrlq xmm13, xmm6, 8                                      ;   361.8 fp1     68 w[12]
        rorx r9, r11, 0x1c                                         ;   362.8 alu2    39 v[0]
        rorx rsi, r11, 0x22                                        ;   363.3 alu1    39 v[0]
        rorx rax, r11, 0x27                                        ;   363.8 alu2    39 v[0]
        and r12, r11                                               ;   362.5 alu3    44 v[0]
        vpxor xmm12, xmm12, xmm13                                  ;   362.8 fp3     68 w[12]
        vpsllq xmm13, xmm6, 0x3f                                   ;   362.8 fp2     68 w[12]
        add r8, rdi                                                ;   364.7 alu0    53 t1
        lea rdi, [r11 + r8]                                        ;   365.7 alu3    54 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, r10                                               ;   364.0 alu0    55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, r12                                               ;   365.0 alu1    55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, rdx                                               ;   363.7         54 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, r14                                               ;   364.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rsi                                                ;   364.8 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rax                                                ;   365.8 alu0    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r12, r10                                               ;   364.3         54 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 128], xmm1                                  ;   364.5 agu2+fp5   68 w[2] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm1, xmm6, 1                                       ;   364.7 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm6, xmm6, 7                                       ;   364.8 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm1                                   ;   365.7 fp0     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm1, xmm5, xmm2, 8                               ;   365.7 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e
        add r13, r9                                                ;   366.8 alu1    55 v[0]
        db 0x2e, 0x2e, 0x2e
        and rdx, rdi                                               ;   366.7 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r9, rdi, 0xe                                          ;   366.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rsi, rdi, 0x12                                        ;   366.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm13                                  ;   366.7 fp3     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm7, 0x13                                   ;   366.2 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, rdi, 0x29                                        ;   366.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm6                                   ;   367.7 fp0     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm6, xmm7, 6                                       ;   366.7 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm13                                  ;   367.2 fp3     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm10, xmm10, xmm1                                  ;   367.2 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        xor r10, rdx                                               ;   367.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm6                                   ;   367.7 fp0     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rsi                                                ;   367.7 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rax                                                ;   368.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm15                                  ;   368.7 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, r13, 0x1c                                        ;   368.0 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e
        add rbx, r10                                               ;   368.7 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm10, xmm10, xmm12                                 ;   368.7 fp3     68 w[12]
        db 0x2e, 0x2e, 0x2e
        rorx r10, r13, 0x22                                        ;   368.7 alu1    39 v[7]
        db 0x2e
        rorx rax, r13, 0x27                                        ;   369.0 alu2    39 v[7]
        db 0x2e
        mov rdx, r15                                               ;   368.8         55 v[2] copy
        xor r15, r11                                               ;   369.0 alu3    44 v[0]
        and rdx, r11                                               ;   369.2 alu0    44 v[7]
        add rbx, r9                                                ;   369.7 alu1    53 t1
        vpaddq xmm10, xmm10, xmm11                                 ;   369.7 fp2     68 w[12]
        xor rsi, r10                                               ;   370.0 alu2    39 v[7]
        xor rsi, rax                                               ;   371.0 alu3    39 v[7]
        add rcx, rdx                                               ;   370.2 alu0    55 v[7]
        and r15, r13                                               ;   370.7 alu1    44 v[7]
        lea r9, [r13 + rbx]                                        ;   371.0 alu2    54 v[0]
        mov r10, r14                                               ;   370.5         54 v[2] copy
        xor r14, rdi                                               ;   371.0 alu3    43 t1
        vpsllq xmm6, xmm4, 0x38                                    ;   370.8 fp1     68 w[14]
        vpaddq xmm11, xmm10, [rel sha512_blocks.T0_w.blocks + 496] ;   371.0 fp0+agu0   68 w[12]
        add rcx, r15                                               ;   371.7 alu0    55 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm12, xmm10, 3                                     ;   371.3 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 512], xmm11                                 ;   372.0 agu1+fp5   68 w[12]
        db 0x2e, 0x2e, 0x2e
        add rcx, rsi                                               ;   372.7 alu1    55 v[7]
        db 0x2e, 0x2e
        vpsrlq xmm11, xmm10, 0x3d                                  ;   371.8 fp1     68 w[14]
        db 0x2e, 0x2e
        and r14, r9                                                ;   372.0 alu2    43 t1
        db 0x2e, 0x2e
        rorx r15, r9, 0xe                                          ;   372.7 alu1    40 t1
        db 0x2e, 0x2e
        rorx rsi, r9, 0x12                                         ;   373.0 alu2    40 t1
        db 0x2e, 0x2e
        rorx rax, r9, 0x29                                         ;   373.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm4, 8                                      ;   372.7 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e
        xor r14, r10                                               ;   373.0 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm15, xmm4, 0x3f                                   ;   373.0 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e
        add r12, qword [rsp + 512]                                 ;   376.0 alu0+agu2   53 t1
        db 0x2e, 0x2e, 0x2e
        xor r15, rsi                                               ;   374.0 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        add r12, r14                                               ;   377.0 alu2    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r14, rcx, 0x1c                                        ;   374.7 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx rsi, rcx, 0x22                                        ;   375.0 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rcx, 0x27                                        ;   375.7 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e
        xor r15, rax                                               ;   375.0 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm11                                  ;   374.3 fp3     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm4, 1                                      ;   374.5 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm6, xmm6, xmm13                                    ;   374.7 fp0     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm10, 0x2d                                  ;   374.8 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm11                                  ;   375.5 fp3     68 w[14]
        db 0x2e, 0x2e
        vpsrlq xmm11, xmm10, 0x13                                  ;   375.5 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, r15                                               ;   378.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm4, 7                                       ;   375.8 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, rsi                                               ;   376.0 alu0    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r15, [rcx + r12]                                       ;   379.0 alu2    54 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm11                                  ;   376.5 fp0     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm10, 6                                     ;   376.5 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, rdx                                               ;   377.0 alu3    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rsi, r11                                               ;   376.5         55 v[1] copy
        xor r11, r13                                               ;   376.7 alu1    44 v[7]
        and rsi, r13                                               ;   376.8 alu0    44 v[6]
        mov rax, rdi                                               ;   377.0         54 v[1] copy
        xor rdi, r9                                                ;   377.2 alu2    43 t1
        vpxor xmm12, xmm12, xmm13                                  ;   377.5 fp3     68 w[14]
        vpalignr xmm13, xmm8, xmm5, 8                              ;   377.5 fp1     68 w[14]
        add rbp, rsi                                               ;   377.8 alu3    55 v[6]
        add rbp, r14                                               ;   378.8 alu1    55 v[6]
        and r11, rcx                                               ;   378.0 alu0    44 v[6]
        add r10, qword [rsp + 520]                                 ;   378.2 alu2+agu0   53 t1
        mov r14, rax                                               ;   378.3         54 v[1] copy
        add rbp, r11                                               ;   379.8 alu3    55 v[6]
        and rdi, r15                                               ;   380.0 alu1    43 t1
        rorx r11, r15, 0xe                                         ;   380.0 alu2    40 t1
        vpxor xmm12, xmm12, xmm11                                  ;   379.0 fp0     68 w[14]
        rorx rsi, r15, 0x12                                        ;   380.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r15, 0x29                                        ;   380.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm6, xmm6, xmm15                                    ;   379.5 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm6, xmm6, xmm4                                     ;   380.5 fp3     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm12                                   ;   380.0 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm13                                   ;   381.0 fp0     68 w[14]
        db 0x2e, 0x2e, 0x2e
        xor rax, rdi                                               ;   381.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        xor r11, rsi                                               ;   381.0 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r11, rdx                                               ;   382.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rsi, r13                                               ;   380.7         55 v[0] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rcx                                               ;   381.2 alu2    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rsi, rcx                                               ;   381.2 alu0    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm6                                    ;   382.0 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, rbp, 0x1c                                        ;   381.8 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, rax                                               ;   382.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, rbp, 0x22                                        ;   382.2 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rbp, 0x27                                        ;   382.8 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r13, rbp                                               ;   382.2 alu0    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, r11                                               ;   383.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, rsi                                                ;   383.2 alu2    55 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r11, [rbp + r10]                                       ;   384.0 alu0    54 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rax                                               ;   383.5 alu3    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, r13                                                ;   384.2 alu1    55 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm3, [rel sha512_blocks.T0_w.blocks + 512]   ;   383.0 fp3+agu1   68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r13, r9                                                ;   383.2         54 v[0] copy
        db 0x2e, 0x2e, 0x2e
        xor r9, r15                                                ;   384.2 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        xor rdi, rdx                                               ;   384.5 alu0    39 v[5]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 528], xmm4                                  ;   384.0 agu2+fp5   68 w[14]
        db 0x2e, 0x2e, 0x2e
        add r14, qword [rsp + 528]                                 ;   388.0 alu3+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm4, xmm3, 3                                       ;   384.0 fp1     68 w[0]
        db 0x2e, 0x2e
        vpsrlq xmm6, xmm3, 0x3d                                    ;   384.2 fp2     68 w[0]
        db 0x2e, 0x2e
        vpsllq xmm11, xmm3, 0x2d                                   ;   385.0 fp1     68 w[0]
        db 0x2e, 0x2e
        vpsrlq xmm12, xmm3, 0x13                                   ;   385.2 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rsi, qword [rsp + 536]                                 ;   384.7 agu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r13                                               ;   388.7 alu1    53 t1
        db 0x2e, 0x2e, 0x2e
        and r9, r11                                                ;   385.2 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        add r8, rdi                                                ;   385.5 alu0    55 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r11, 0xe                                         ;   385.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rax, r11, 0x12                                        ;   386.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r11, 0x29                                        ;   386.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r13, r9                                                ;   386.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm15, xmm14, 0x38                                  ;   386.0 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r9, rcx                                                ;   386.2         55 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, rbp                                               ;   386.3 alu0    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r9, rbp                                                ;   386.8 alu3    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rax                                               ;   387.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r13                                               ;   389.0 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r13, r8, 0x1c                                         ;   387.8 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx rax, r8, 0x22                                         ;   388.2 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rdx                                               ;   388.2 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm6                                     ;   387.5 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm12                                  ;   387.7 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm6, xmm14, 8                                      ;   387.8 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm12, xmm14, 0x3f                                  ;   388.0 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r8, 0x27                                         ;   388.8 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e
        and rcx, r8                                                ;   388.3 alu0    44 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm6                                   ;   388.8 fp0     68 w[0]
        vpsrlq xmm6, xmm14, 1                                      ;   388.8 fp2     68 w[0]
        vpsrlq xmm14, xmm14, 7                                     ;   389.0 fp1     68 w[0]
        add r14, rdi                                               ;   390.0 alu3    53 t1
        xor r13, rax                                               ;   389.2 alu2    39 v[4]
        lea rdi, [r8 + r14]                                        ;   391.0 alu0    54 v[5]
        add rbx, rcx                                               ;   389.8 alu1    55 v[4]
        add rbx, r9                                                ;   390.8 alu3    55 v[4]
        xor r13, rdx                                               ;   390.2 alu2    39 v[4]
        vpxor xmm12, xmm12, xmm6                                   ;   390.0 fp3     68 w[0]
        vpsrlq xmm6, xmm3, 6                                       ;   390.2 fp2     68 w[0]
        mov r9, r15                                                ;   390.3         54 v[7] copy
        xor r15, r11                                               ;   390.5 alu0    43 t1
        vpxor xmm4, xmm4, xmm11                                    ;   390.7 fp0     68 w[0]
        vpalignr xmm11, xmm7, xmm8, 8                              ;   390.8 fp1     68 w[0]
        add rbx, r13                                               ;   391.8 alu1    55 v[4]
        vpxor xmm4, xmm4, xmm6                                     ;   391.7 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r13, r9                                                ;   391.3         54 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r15, rdi                                               ;   392.0 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rax, rdi, 0xe                                         ;   392.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rdi, 0x12                                        ;   392.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm12                                  ;   392.0 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rdi, 0x29                                        ;   392.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm14                                  ;   393.0 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm4                                    ;   392.7 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, r15                                                ;   393.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, rcx                                               ;   393.0 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm11                                   ;   393.7 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, rdx                                               ;   394.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, rbx, 0x1c                                        ;   393.7 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r9                                                ;   394.0 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm15                                   ;   394.7 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        rorx r9, rbx, 0x22                                         ;   394.2 alu1    39 v[3]
        rorx rcx, rbx, 0x27                                        ;   394.7 alu2    39 v[3]
        mov rdx, rbp                                               ;   394.2         55 v[6] copy
        xor rbp, r8                                                ;   394.3 alu3    44 v[4]
        and rdx, r8                                                ;   394.7 alu0    44 v[3]
        add rsi, rax                                               ;   395.2 alu1    53 t1
        xor r15, r9                                                ;   395.3 alu3    39 v[3]
        lea r9, [rbx + rsi]                                        ;   396.2 alu2    54 v[4]
        and rbp, rbx                                               ;   395.7 alu0    44 v[3]
        xor r15, rcx                                               ;   396.3 alu1    39 v[3]
        add r12, rdx                                               ;   396.3 alu3    55 v[3]
        vpaddq xmm4, xmm0, [rel sha512_blocks.T0_w.blocks + 528]   ;   395.7 fp0+agu0   68 w[0]
        mov rax, r11                                               ;   395.8         54 v[6] copy
        xor r11, rdi                                               ;   396.7 alu2    43 t1
        vpsllq xmm6, xmm9, 0x38                                    ;   396.2 fp1     68 w[2]
        vmovdqa [rsp + 544], xmm4                                  ;   396.7 agu2+fp5   68 w[0]
        add r12, rbp                                               ;   397.3 alu0    55 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm4, xmm0, 3                                       ;   396.7 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm0, 0x3d                                   ;   397.2 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        add r12, r15                                               ;   398.3 alu1    55 v[3]
        db 0x2e, 0x2e, 0x2e
        rorx r15, r9, 0xe                                          ;   397.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r9, 0x12                                         ;   398.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        and r11, r9                                                ;   397.7 alu3    43 t1
        db 0x2e, 0x2e
        rorx rcx, r9, 0x29                                         ;   398.7 alu2    40 t1
        db 0x2e, 0x2e
        vpsrlq xmm14, xmm9, 8                                      ;   397.8 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm15, xmm9, 0x3f                                   ;   398.2 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, qword [rsp + 544]                                 ;   400.7 alu0+agu1   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rax                                               ;   398.7 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rbp                                               ;   399.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbp, r8                                                ;   398.7         55 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rbx                                                ;   399.2 alu0    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbp, rbx                                               ;   399.5 alu3    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rcx                                               ;   400.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm12                                    ;   399.3 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e
        add r13, r11                                               ;   401.7 alu1    53 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm9, 1                                      ;   399.7 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm6, xmm6, xmm14                                    ;   399.8 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm14, xmm0, 0x2d                                   ;   400.0 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        rorx r11, r12, 0x1c                                        ;   400.7 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm12                                  ;   400.7 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm0, 0x13                                   ;   400.7 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, r15                                               ;   402.7 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm9, xmm9, 7                                       ;   401.0 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        rorx r15, r12, 0x22                                        ;   401.2 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r12, 0x27                                        ;   401.7 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e
        and r8, r12                                                ;   401.3 alu3    44 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm12                                  ;   401.7 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm0, 6                                      ;   401.7 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        lea rdx, [r12 + r13]                                       ;   403.7 alu0    54 v[3]
        add r10, rbp                                               ;   402.2 alu1    55 v[2]
        xor r11, r15                                               ;   402.3 alu3    39 v[2]
        add r10, r8                                                ;   403.2 alu2    55 v[2]
        xor r11, rcx                                               ;   403.3 alu0    39 v[2]
        mov r8, rdi                                                ;   402.7         54 v[5] copy
        xor rdi, r9                                                ;   403.2 alu1    43 t1
        vpxor xmm4, xmm4, xmm14                                    ;   403.0 fp3     68 w[2]
        vpxor xmm4, xmm4, xmm12                                    ;   404.0 fp1     68 w[2]
        vpalignr xmm12, xmm10, xmm7, 8                             ;   403.3 fp2     68 w[2]
        add rax, qword [rsp + 552]                                 ;   403.5 alu3+agu0   53 t1
        mov r15, r8                                                ;   403.7         54 v[5] copy
        add r10, r11                                               ;   404.3 alu2    55 v[2]
        and rdi, rdx                                               ;   404.7 alu0    43 t1
        rorx r11, rdx, 0xe                                         ;   404.7 alu1    40 t1
        rorx rbp, rdx, 0x12                                        ;   404.8 alu2    40 t1
        rorx rcx, rdx, 0x29                                        ;   405.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm6, xmm6, xmm15                                    ;   404.7 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm6, xmm6, xmm9                                     ;   405.7 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm4, xmm12                                   ;   405.0 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        xor r8, rdi                                                ;   405.7 alu3    43 t1
        db 0x2e, 0x2e
        xor r11, rbp                                               ;   405.8 alu0    40 t1
        db 0x2e, 0x2e
        vpaddq xmm4, xmm4, [rsp + 128]                             ;   406.0 fp2+agu1   68 w[2]
        db 0x2e, 0x2e
        xor r11, rcx                                               ;   406.8 alu2    40 t1
        db 0x2e, 0x2e
        rorx rdi, r10, 0x1c                                        ;   406.2 alu1    39 v[1]
        db 0x2e
        rorx rbp, r10, 0x22                                        ;   406.8 alu2    39 v[1]
        db 0x2e
        add rax, r8                                                ;   406.7 alu3    53 t1
        db 0x2e
        vpaddq xmm4, xmm4, xmm6                                    ;   407.0 fp0     68 w[2]
        rorx r8, r10, 0x27                                         ;   407.2 alu1    39 v[1]
        mov rcx, rbx                                               ;   406.7         55 v[4] copy
        xor rbx, r12                                               ;   406.8 alu0    44 v[2]
        and rcx, r12                                               ;   407.2 alu3    44 v[1]
        add rax, r11                                               ;   407.8 alu2    53 t1
        lea r11, [r10 + rax]                                       ;   408.8 alu0    54 v[2]
        xor rdi, rbp                                               ;   408.2 alu1    39 v[1]
        and rbx, r10                                               ;   408.2 alu3    44 v[1]
        xor rdi, r8                                                ;   409.2 alu2    39 v[1]
        add r14, rcx                                               ;   408.8 alu0    55 v[1]
        vpaddq xmm6, xmm4, [rel sha512_blocks.T0_w.blocks + 544]   ;   408.2 fp3+agu0   68 w[2]
        mov r8, r9                                                 ;   408.3         54 v[4] copy
        xor r9, rdx                                                ;   409.2 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm9, xmm4, 0x2d                                    ;   408.7 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 560], xmm6                                  ;   409.2 agu2+fp5   68 w[2]
        db 0x2e, 0x2e, 0x2e
        add r14, rbx                                               ;   409.8 alu3    55 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm6, xmm4, 3                                       ;   409.2 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm4, 0x3d                                   ;   409.7 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm4, 0x13                                   ;   410.2 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        add r14, rdi                                               ;   410.8 alu2    55 v[1]
        db 0x2e, 0x2e, 0x2e
        and r9, r11                                                ;   410.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r11, 0xe                                         ;   410.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r11, 0x12                                        ;   410.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r11, 0x29                                        ;   411.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        add r15, qword [rsp + 560]                                 ;   413.2 alu3+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        xor r9, r8                                                 ;   411.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r14, 0x27                                        ;   411.8 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e
        xor rdi, rbp                                               ;   411.8 alu3    40 t1
        db 0x2e, 0x2e
        mov rbp, r12                                               ;   411.2         55 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, r10                                               ;   411.8 alu0    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbp, r10                                               ;   412.2 alu1    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rcx                                               ;   412.8 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm6, xmm6, xmm14                                    ;   411.8 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, r9                                                ;   414.2 alu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm15                                    ;   412.2 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm4, 6                                      ;   412.3 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm15, xmm1, 0x38                                   ;   412.5 fp2     68 w[4]
        rorx r9, r14, 0x1c                                         ;   413.2 alu1    39 v[0]
        rorx rcx, r14, 0x22                                        ;   413.8 alu2    39 v[0]
        and r12, r14                                               ;   413.0 alu0    44 v[0]
        add r15, rdi                                               ;   415.2 alu3    53 t1
        lea rdi, [r14 + r15]                                       ;   416.2 alu0    54 v[1]
        add rsi, rbp                                               ;   414.2 alu1    55 v[0]
        add rsi, r12                                               ;   415.2 alu3    55 v[0]
        xor rbx, r9                                                ;   414.8 alu2    39 v[0]
        mov r9, rdx                                                ;   414.0         54 v[3] copy
        xor rdx, r11                                               ;   415.0 alu0    43 t1
        vpxor xmm6, xmm6, xmm9                                     ;   414.3 fp0     68 w[4]
        vpsrlq xmm9, xmm1, 8                                       ;   414.5 fp1     68 w[4]
        xor rbx, rcx                                               ;   415.8 alu1    39 v[0]
        add r8, qword [rsp + 568]                                  ;   415.5 alu3+agu0   53 t1
        vpxor xmm15, xmm15, xmm9                                   ;   415.5 fp3     68 w[4]
        vpsllq xmm9, xmm1, 0x3f                                    ;   415.2 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r12, r9                                                ;   415.3         54 v[3] copy
        db 0x2e, 0x2e, 0x2e
        add rsi, rbx                                               ;   416.8 alu2    55 v[0]
        db 0x2e, 0x2e, 0x2e
        and rdx, rdi                                               ;   417.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbp, rdi, 0xe                                         ;   417.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm6, xmm6, xmm14                                    ;   416.0 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm1, 1                                      ;   416.2 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm1, xmm1, 7                                       ;   416.3 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm14                                    ;   417.2 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm14, xmm3, xmm10, 8                             ;   417.2 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, rdi, 0x12                                        ;   417.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, rdi, 0x29                                        ;   417.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm6                                    ;   417.2 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm1                                   ;   417.3 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        xor r9, rdx                                                ;   418.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm9                                   ;   418.3 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e
        xor rbp, rcx                                               ;   418.2 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rbx                                               ;   419.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm14                                   ;   418.2 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, rsi, 0x1c                                        ;   418.3 alu1    39 v[7]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rsi, 0x22                                        ;   419.0 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e
        add r8, r9                                                 ;   419.2 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r9, rsi, 0x27                                         ;   419.3 alu1    39 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm15                                   ;   419.3 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e
        mov rbx, r10                                               ;   419.2         55 v[2] copy
        xor r10, r14                                               ;   419.3 alu0    44 v[0]
        and rbx, r14                                               ;   419.7 alu3    44 v[7]
        xor rcx, rdx                                               ;   420.0 alu2    39 v[7]
        add r8, rbp                                                ;   420.3 alu1    53 t1
        xor rcx, r9                                                ;   421.0 alu0    39 v[7]
        and r10, rsi                                               ;   420.7 alu3    44 v[7]
        lea r9, [rsi + r8]                                         ;   421.3 alu2    54 v[0]
        add r13, rbx                                               ;   421.3 alu1    55 v[7]
        vpaddq xmm1, xmm2, [rel sha512_blocks.T0_w.blocks + 560]   ;   420.7 fp2+agu1   68 w[4]
        mov rbp, r11                                               ;   420.8         54 v[2] copy
        xor r11, rdi                                               ;   421.3 alu0    43 t1
        vmovdqa [rsp + 576], xmm1                                  ;   421.7 agu2+fp5   68 w[4]
        add r13, r10                                               ;   422.3 alu3    55 v[7]
        add r13, rcx                                               ;   423.3 alu2    55 v[7]
        add r12, qword [rsp + 576]                                 ;   425.7 alu1+agu0   53 t1
        mov r10, qword [rsp + 584]                                 ;   421.8 agu1    53 t1
        db 0x2e, 0x2e
        add r10, rbp                                               ;   425.8 alu0    53 t1
        db 0x2e, 0x2e
        and r11, r9                                                ;   422.7 alu3    43 t1
        db 0x2e, 0x2e
        rorx rcx, r9, 0xe                                          ;   423.0 alu2    40 t1
        db 0x2e, 0x2e
        rorx rdx, r9, 0x12                                         ;   423.3 alu1    40 t1
        db 0x2e, 0x2e
        rorx rbx, r9, 0x29                                         ;   424.0 alu2    40 t1
        db 0x2e, 0x2e
        vpsllq xmm1, xmm13, 0x38                                   ;   422.8 fp1     68 w[6]
        db 0x2e, 0x2e
        vpsrlq xmm6, xmm13, 8                                      ;   423.0 fp2     68 w[6]
        db 0x2e, 0x2e
        vpsllq xmm9, xmm13, 0x3f                                   ;   423.8 fp1     68 w[6]
        db 0x2e
        vpsrlq xmm15, xmm13, 1                                     ;   424.0 fp2     68 w[6]
        db 0x2e
        xor rbp, r11                                               ;   423.7 alu0    43 t1
        db 0x2e
        xor rcx, rdx                                               ;   424.3 alu3    40 t1
        db 0x2e
        mov r11, r14                                               ;   423.8         55 v[1] copy
        xor r14, rsi                                               ;   424.3 alu1    44 v[7]
        and r11, rsi                                               ;   424.5 alu0    44 v[6]
        add r12, rbp                                               ;   426.7 alu3    53 t1
        xor rcx, rbx                                               ;   425.3 alu2    40 t1
        rorx rbp, r13, 0x1c                                        ;   425.3 alu1    39 v[6]
        rorx rdx, r13, 0x22                                        ;   426.0 alu2    39 v[6]
        rorx rbx, r13, 0x27                                        ;   426.3 alu1    39 v[6]
        and r14, r13                                               ;   425.5 alu0    44 v[6]
        add rax, r11                                               ;   425.7 alu3    55 v[6]
        mov r11, rdi                                               ;   425.5         54 v[1] copy
        xor rdi, r9                                                ;   426.5 alu0    43 t1
        add r12, rcx                                               ;   427.7 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm1, xmm1, xmm6                                     ;   426.0 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm6, xmm13, 7                                      ;   426.2 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm15                                    ;   426.3 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, r14                                               ;   427.0 alu2    55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rdx                                               ;   427.3 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e
        lea r14, [r13 + r12]                                       ;   428.7 alu0    54 v[7]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm13, xmm0, xmm3, 8                              ;   427.0 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        xor rbp, rbx                                               ;   428.3 alu3    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm1, xmm1, xmm9                                     ;   427.3 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm9, xmm2, 3                                       ;   427.5 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm2, 0x3d                                   ;   428.0 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rcx, r11                                               ;   427.8         54 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdx, rsi                                               ;   428.0         55 v[0] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, r13                                               ;   428.2 alu2    44 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm15                                    ;   429.0 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm15, xmm2, 0x2d                                   ;   428.5 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, rbp                                               ;   429.3 alu1    55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdi, r14                                               ;   429.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, r14, 0xe                                         ;   429.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, r14, 0x12                                        ;   429.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm1, xmm1, xmm6                                     ;   429.3 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm6, xmm2, 0x13                                    ;   429.5 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm6                                   ;   430.5 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm6, xmm2, 6                                       ;   429.8 fp1     68 w[6]
        xor r11, rdi                                               ;   430.7 alu3    43 t1
        rorx rdi, r14, 0x29                                        ;   430.2 alu2    40 t1
        vpaddq xmm5, xmm5, xmm1                                    ;   430.3 fp3     68 w[6]
        xor rbp, rbx                                               ;   430.7 alu0    40 t1
        vpxor xmm9, xmm9, xmm6                                     ;   430.8 fp2     68 w[6]
        and rdx, r13                                               ;   430.8 alu1    44 v[5]
        xor rbp, rdi                                               ;   431.7 alu3    40 t1
        vpxor xmm9, xmm9, xmm15                                    ;   431.8 fp0     68 w[6]
        add r10, r11                                               ;   431.7 alu2    53 t1
        vpaddq xmm5, xmm5, xmm13                                   ;   431.5 fp1     68 w[6]
        add r15, rdx                                               ;   431.8 alu0    55 v[5]
        rorx r11, rax, 0x1c                                        ;   431.8 alu1    39 v[5]
        rorx rdi, rax, 0x22                                        ;   432.3 alu2    39 v[5]
        rorx rdx, rax, 0x27                                        ;   432.8 alu1    39 v[5]
        add r10, rbp                                               ;   432.7 alu3    53 t1
        and rsi, rax                                               ;   432.7 alu0    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm9                                    ;   432.8 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea rbp, [rax + r10]                                       ;   433.7 alu2    54 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rdi                                               ;   433.3 alu3    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, rsi                                               ;   433.7 alu0    55 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rdx                                               ;   434.3 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rsi, r9                                                ;   433.5         54 v[0] copy
        db 0x2e, 0x2e, 0x2e
        xor r9, r14                                                ;   434.3 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm5, [rel sha512_blocks.T0_w.blocks + 576]   ;   433.8 fp2+agu0   68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdi, r13                                               ;   434.0         55 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rax                                               ;   434.3 alu3    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdi, rax                                               ;   434.7 alu0    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 592], xmm1                                  ;   434.8 agu2+fp5   68 w[6]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rbp, 0xe                                         ;   434.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, rbp, 0x12                                        ;   435.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        add r15, r11                                               ;   435.3 alu3    55 v[5]
        db 0x2e, 0x2e, 0x2e
        and r9, rbp                                                ;   435.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r11, rbp, 0x29                                        ;   435.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        add r8, rdi                                                ;   436.3 alu2    55 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm1, xmm11, 0x38                                   ;   435.7 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm6, xmm11, 8                                      ;   435.8 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e
        xor rdx, rbx                                               ;   436.3 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm9, xmm11, 0x3f                                   ;   436.7 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm11, 1                                     ;   436.8 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e
        xor r9, rsi                                                ;   436.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, r11                                               ;   437.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r11, r15, 0x1c                                        ;   437.3 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e
        and r13, r15                                               ;   437.3 alu3    44 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r15, 0x22                                        ;   437.8 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r15, 0x27                                        ;   438.3 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e
        add rcx, r9                                                ;   437.7 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        add rcx, qword [rsp + 592]                                 ;   438.8 alu3+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        add rcx, rdx                                               ;   439.8 alu0    53 t1
        db 0x2e
        add r8, r13                                                ;   438.8 alu1    55 v[4]
        db 0x2e
        lea r9, [r15 + rcx]                                        ;   440.8 alu2    54 v[5]
        db 0x2e
        xor r11, rdi                                               ;   439.3 alu3    39 v[4]
        mov r13, rax                                               ;   438.5         55 v[6] copy
        xor rax, r15                                               ;   439.7 alu0    44 v[4]
        and r13, r15                                               ;   439.8 alu1    44 v[3]
        xor r11, rbx                                               ;   440.3 alu2    39 v[4]
        vpsrlq xmm11, xmm11, 7                                     ;   439.2 fp1     68 w[8]
        vpxor xmm1, xmm1, xmm6                                     ;   439.3 fp0     68 w[8]
        vpxor xmm9, xmm9, xmm15                                    ;   439.5 fp3     68 w[8]
        vpsllq xmm6, xmm5, 3                                       ;   439.7 fp2     68 w[8]
        vpsrlq xmm15, xmm5, 0x3d                                   ;   440.2 fp1     68 w[8]
        mov rdi, r14                                               ;   440.0         54 v[7] copy
        xor r14, rbp                                               ;   440.3 alu3    43 t1
        mov rdx, rdi                                               ;   440.3         54 v[7] copy
        vpxor xmm6, xmm6, xmm15                                    ;   441.2 fp0     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm15, xmm5, 0x2d                                   ;   440.7 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e
        add r8, r11                                                ;   441.3 alu0    55 v[4]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm0, xmm4, xmm0, 8                               ;   441.2 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        add r12, r13                                               ;   441.2 alu1    55 v[3]
        db 0x2e, 0x2e, 0x2e
        add rsi, qword [rsp + 600]                                 ;   441.3 alu2+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        and r14, r9                                                ;   441.8 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r11, r9, 0xe                                          ;   442.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r13, r9, 0x12                                         ;   442.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, r9, 0x29                                         ;   443.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rax, r8                                                ;   442.3 alu0    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, r14                                               ;   442.8 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r14, r8, 0x1c                                         ;   443.3 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e
        xor r11, r13                                               ;   443.3 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r13, r8, 0x22                                         ;   444.2 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e
        add r12, rax                                               ;   443.5 alu3    55 v[3]
        db 0x2e, 0x2e, 0x2e
        rorx rax, r8, 0x27                                         ;   444.3 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm1, xmm1, xmm9                                     ;   443.3 fp3     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm1, xmm1, xmm11                                    ;   444.3 fp0     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm9, xmm5, 0x13                                    ;   443.7 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, rdi                                               ;   444.2 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        xor r11, rbx                                               ;   444.5 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm5, 6                                      ;   444.2 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm8                                    ;   444.3 fp3     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm9                                   ;   444.7 fp0     68 w[8]
        db 0x2e
        xor r14, r13                                               ;   445.2 alu1    39 v[3]
        db 0x2e
        vpxor xmm6, xmm6, xmm11                                    ;   445.2 fp2     68 w[8]
        db 0x2e
        xor r14, rax                                               ;   446.2 alu0    39 v[3]
        db 0x2e
        vpaddq xmm0, xmm0, xmm1                                    ;   445.3 fp1     68 w[8]
        db 0x2e
        add rsi, r11                                               ;   445.5 alu2    53 t1
        db 0x2e
        vpxor xmm6, xmm6, xmm15                                    ;   446.2 fp3     68 w[8]
        db 0x2e
        lea r11, [r8 + rsi]                                        ;   446.5 alu3    54 v[4]
        db 0x2e
        mov r13, r15                                               ;   445.8         55 v[5] copy
        db 0x2e
        xor r15, r8                                                ;   446.2 alu1    44 v[3]
        and r13, r8                                                ;   446.2 alu0    44 v[2]
        mov rdi, rbp                                               ;   446.3         54 v[6] copy
        xor rbp, r9                                                ;   446.5 alu2    43 t1
        add r12, r14                                               ;   447.2 alu3    55 v[3]
        vpaddq xmm0, xmm0, xmm6                                    ;   447.2 fp0     68 w[8]
        add r10, r13                                               ;   447.2 alu1    55 v[2]
        mov r13, rdi                                               ;   447.2         54 v[6] copy
        db 0x2e, 0x2e, 0x2e
        and rbp, r11                                               ;   447.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r14, r11, 0xe                                         ;   447.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rax, r11, 0x12                                        ;   448.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r11, 0x29                                        ;   448.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        xor rdi, rbp                                               ;   448.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r12, 0x1c                                        ;   449.2 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e
        and r15, r12                                               ;   448.3 alu0    44 v[2]
        db 0x2e, 0x2e
        vpaddq xmm1, xmm0, [rel sha512_blocks.T0_w.blocks + 592]   ;   448.5 fp2+agu1   68 w[8]
        db 0x2e, 0x2e, 0x2e
        xor r14, rax                                               ;   449.2 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rax, r12, 0x22                                        ;   449.5 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e
        add r10, r15                                               ;   449.3 alu0    55 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx r15, r12, 0x27                                        ;   450.2 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e
        xor r14, rbx                                               ;   450.2 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 608], xmm1                                  ;   449.5 agu2+fp5   68 w[8]
        db 0x2e, 0x2e, 0x2e
        add rdx, rdi                                               ;   450.3 alu0    53 t1
        db 0x2e, 0x2e
        add rdx, qword [rsp + 608]                                 ;   453.5 alu2+agu0   53 t1
        xor rbp, rax                                               ;   451.0 alu3    39 v[2]
        mov rdi, r8                                                ;   450.2         55 v[4] copy
        xor r8, r12                                                ;   451.2 alu1    44 v[2]
        and rdi, r12                                               ;   451.3 alu0    44 v[1]
        xor rbp, r15                                               ;   452.0 alu2    39 v[2]
        add rdx, r14                                               ;   454.5 alu3    53 t1
        lea r14, [r12 + rdx]                                       ;   455.5 alu1    54 v[3]
        vpsllq xmm1, xmm12, 0x38                                   ;   451.2 fp1     68 w[10]
        vpsrlq xmm6, xmm12, 8                                      ;   451.3 fp2     68 w[10]
        vpsllq xmm8, xmm12, 0x3f                                   ;   452.2 fp1     68 w[10]
        vpsrlq xmm9, xmm12, 1                                      ;   452.3 fp2     68 w[10]
        vpsllq xmm11, xmm0, 3                                      ;   453.2 fp1     68 w[10]
        add rcx, rdi                                               ;   452.3 alu0    55 v[1]
        vpsrlq xmm15, xmm0, 0x3d                                   ;   453.3 fp2     68 w[10]
        add r10, rbp                                               ;   453.0 alu2    55 v[2]
        mov r15, r9                                                ;   452.5         54 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, r11                                                ;   453.0 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdi, r12                                               ;   452.8         55 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbp, r15                                               ;   453.0         54 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm15                                  ;   454.3 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm15, xmm0, 0x2d                                   ;   454.2 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        and r8, r10                                                ;   454.0 alu1    44 v[1]
        db 0x2e, 0x2e, 0x2e
        rorx rax, r10, 0x1c                                        ;   454.0 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r10, 0x22                                        ;   454.5 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, r10                                               ;   454.0 alu0    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, r8                                                ;   455.0 alu3    55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r8, r10, 0x27                                         ;   454.7 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm12, 7                                     ;   454.5 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm1, xmm1, xmm6                                     ;   454.7 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm8, xmm8, xmm9                                     ;   454.8 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm6, xmm0, 0x13                                    ;   455.2 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm9, xmm0, 6                                       ;   455.5 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, rbx                                               ;   455.5 alu0    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, r8                                                ;   456.5 alu3    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdi, r10                                               ;   455.7 alu1    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm6                                   ;   456.2 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r9, r14                                                ;   456.5 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r8, r14, 0xe                                          ;   456.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, r14, 0x12                                        ;   457.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, rax                                               ;   457.5 alu0    55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm4, xmm2, xmm4, 8                               ;   456.7 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm9                                   ;   456.8 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e
        rorx rax, r14, 0x29                                        ;   457.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm15                                  ;   457.8 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        xor r15, r9                                                ;   457.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm1, xmm1, xmm8                                     ;   457.5 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm1, xmm1, xmm12                                    ;   458.5 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        xor r8, rbx                                                ;   458.0 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, rdi                                               ;   458.0 alu2    55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm4, xmm7                                    ;   458.2 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, r15                                               ;   458.5 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rax                                                ;   459.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm4, xmm11                                   ;   459.2 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        rorx r9, rcx, 0x1c                                         ;   459.0 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx r15, rcx, 0x22                                        ;   459.7 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx rdi, rcx, 0x27                                        ;   460.0 alu2    39 v[0]
        vpaddq xmm4, xmm4, xmm1                                    ;   460.2 fp0     68 w[10]
        and r12, rcx                                               ;   459.5 alu0    44 v[0]
        add r13, r8                                                ;   460.0 alu3    53 t1
        add r13, qword [rsp + 616]                                 ;   461.0 alu0+agu1   53 t1
        lea r8, [r10 + r13]                                        ;   462.0 alu1    54 v[2]
        add rsi, r12                                               ;   460.7 alu3    55 v[0]
        xor r9, r15                                                ;   461.0 alu2    39 v[0]
        xor r9, rdi                                                ;   462.0 alu0    39 v[0]
        mov r12, r10                                               ;   460.7         55 v[2] copy
        xor r10, rcx                                               ;   461.7 alu1    44 v[0]
        and r12, rcx                                               ;   461.7 alu3    44 v[7]
        vpaddq xmm1, xmm4, [rel sha512_blocks.T0_w.blocks + 608]   ;   461.2 fp1+agu0   68 w[10]
        mov r15, r11                                               ;   461.3         54 v[4] copy
        xor r11, r14                                               ;   462.0 alu2    43 t1
        vmovdqa [rsp + 624], xmm1                                  ;   462.2 agu2+fp5   68 w[10]
        add rbp, qword [rsp + 624]                                 ;   466.2 alu0+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        mov rdi, qword [rsp + 632]                                 ;   462.2 agu0    53 t1
        db 0x2e, 0x2e, 0x2e
        add rdi, r15                                               ;   466.2 alu1    53 t1
        db 0x2e, 0x2e, 0x2e
        add rdx, r12                                               ;   462.7 alu3    55 v[7]
        db 0x2e, 0x2e
        add rsi, r9                                                ;   463.0 alu2    55 v[0]
        db 0x2e, 0x2e
        and r11, r8                                                ;   463.5 alu0    43 t1
        db 0x2e, 0x2e
        rorx r9, r8, 0xe                                           ;   463.7 alu1    40 t1
        db 0x2e, 0x2e
        rorx r12, r8, 0x12                                         ;   464.0 alu2    40 t1
        db 0x2e, 0x2e
        rorx rax, r8, 0x29                                         ;   464.7 alu1    40 t1
        mov rbx, rcx                                               ;   463.3         44 v[7] copy
        and r10, rsi                                               ;   464.0 alu3    44 v[7]
        xor rbx, rsi                                               ;   464.5 alu0    44 v[7]
        xor r15, r11                                               ;   464.7 alu3    43 t1
        rorx r11, rsi, 0x1c                                        ;   465.0 alu2    39 v[7]
        xor r9, r12                                                ;   465.5 alu0    40 t1
        rorx r12, rsi, 0x22                                        ;   465.7 alu1    39 v[7]
        add rdx, r10                                               ;   465.7 alu3    55 v[7]
        rorx r10, rsi, 0x27                                        ;   466.0 alu2    39 v[7]
        vpsllq xmm1, xmm4, 3                                       ;   464.8 fp2     68 w[12]
        vpsrlq xmm6, xmm4, 0x3d                                    ;   465.0 fp1     68 w[12]
        vpsllq xmm7, xmm4, 0x2d                                    ;   465.8 fp2     68 w[12]
        vpsrlq xmm8, xmm4, 0x13                                    ;   466.0 fp1     68 w[12]
        xor r9, rax                                                ;   466.5 alu0    40 t1
        add rbp, r15                                               ;   467.2 alu1    53 t1
        vpsllq xmm9, xmm14, 0x38                                   ;   466.8 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm14, 8                                     ;   467.0 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm12, xmm14, 0x3f                                  ;   467.8 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm14, 1                                     ;   468.0 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e
        xor r11, r12                                               ;   466.7 alu3    39 v[7]
        db 0x2e, 0x2e, 0x2e
        xor r11, r10                                               ;   467.7 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e
        add rbp, r9                                                ;   468.2 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        lea r9, [rcx + rbp]                                        ;   469.2 alu1    54 v[1]
        db 0x2e, 0x2e, 0x2e
        and rcx, rsi                                               ;   467.7 alu3    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, r14                                               ;   467.3         54 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, r8                                                ;   468.0 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r12, r10                                               ;   467.7         54 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdx, r11                                               ;   468.7 alu0    55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm1, xmm1, xmm6                                     ;   468.0 fp3     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm4, 6                                       ;   468.8 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm6, xmm14, 7                                      ;   469.0 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm8                                     ;   468.5 fp0     68 w[12]
        db 0x2e, 0x2e, 0x2e
        add r13, rcx                                               ;   468.7 alu1    55 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm11                                    ;   469.0 fp3     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm15                                  ;   469.5 fp0     68 w[12]
        db 0x2e, 0x2e, 0x2e
        and rbx, rdx                                               ;   469.7 alu3    44 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx r11, rdx, 0x1c                                        ;   469.7 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx r15, rdx, 0x22                                        ;   469.7 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx rax, rdx, 0x27                                        ;   470.3 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm2, xmm5, xmm2, 8                               ;   469.8 fp2     68 w[12]
        and r14, r9                                                ;   470.2 alu0    43 t1
        rorx rcx, r9, 0xe                                          ;   470.7 alu1    40 t1
        add r13, rbx                                               ;   470.7 alu3    55 v[6]
        xor r11, r15                                               ;   471.0 alu0    39 v[6]
        vpxor xmm1, xmm1, xmm7                                     ;   470.7 fp1     68 w[12]
        rorx r15, r9, 0x12                                         ;   471.3 alu2    40 t1
        xor r10, r14                                               ;   471.3 alu3    43 t1
        xor r11, rax                                               ;   472.0 alu1    39 v[6]
        vpxor xmm1, xmm1, xmm4                                     ;   471.7 fp3     68 w[12]
        vpxor xmm9, xmm9, xmm12                                    ;   471.5 fp0     68 w[12]
        vpxor xmm9, xmm9, xmm6                                     ;   472.5 fp2     68 w[12]
        rorx r14, r9, 0x29                                         ;   472.3 alu2    40 t1
        vpaddq xmm2, xmm2, xmm10                                   ;   472.0 fp1     68 w[12]
        xor rcx, r15                                               ;   472.3 alu0    40 t1
        add rdi, r10                                               ;   472.3 alu3    53 t1
        vpaddq xmm2, xmm2, xmm1                                    ;   473.0 fp3     68 w[12]
        add r13, r11                                               ;   473.0 alu1    55 v[6]
        xor rcx, r14                                               ;   473.3 alu0    40 t1
        vpaddq xmm2, xmm2, xmm9                                    ;   474.0 fp0     68 w[12]
        mov r10, rsi                                               ;   473.2         55 v[0] copy
        xor rsi, rdx                                               ;   473.3 alu2    44 v[6]
        mov r11, r10                                               ;   473.5         44 v[5] copy
        and r11, rdx                                               ;   473.7 alu3    44 v[5]
        add rdi, rcx                                               ;   474.3 alu1    53 t1
        rorx r14, r13, 0x1c                                        ;   474.3 alu2    39 v[5]
        rorx r15, r13, 0x22                                        ;   474.8 alu1    39 v[5]
        rorx rax, r13, 0x27                                        ;   475.3 alu2    39 v[5]
        add rbp, r11                                               ;   474.7 alu0    55 v[5]
        and rsi, r13                                               ;   474.7 alu3    44 v[5]
        add r10, rdi                                               ;   475.5 alu0    54 v[0]
        vpaddq xmm1, xmm2, [rel sha512_blocks.T0_w.blocks + 624]   ;   475.0 fp2+agu1   68 w[12]
        add rbp, rsi                                               ;   475.7 alu3    55 v[5]
        db 0x2e, 0x2e, 0x2e
        xor r14, r15                                               ;   475.8 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 640], xmm1                                  ;   476.0 agu2+fp5   68 w[12]
        db 0x2e, 0x2e, 0x2e
        add r12, qword [rsp + 640]                                 ;   480.0 alu2+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        xor r14, rax                                               ;   476.8 alu0    39 v[5]
        db 0x2e, 0x2e, 0x2e
        mov r11, r8                                                ;   476.0         54 v[2] copy
        db 0x2e, 0x2e, 0x2e
        xor r8, r9                                                 ;   476.7 alu3    43 t1
        db 0x2e, 0x2e
        rorx r15, r10, 0xe                                         ;   476.8 alu1    40 t1
        db 0x2e, 0x2e
        rorx rsi, r10, 0x12                                        ;   477.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, r10, 0x29                                        ;   477.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rcx, qword [rsp + 648]                                 ;   476.8 agu1    53 t1
        db 0x2e, 0x2e, 0x2e
        add rcx, r11                                               ;   480.8 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        and r8, r10                                                ;   477.7 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        add rbp, r14                                               ;   478.3 alu2    55 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm1, xmm2, 3                                       ;   477.5 fp1     53 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm2, 0x3d                                    ;   477.7 fp2     53 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm6, xmm2, 0x2d                                    ;   478.5 fp1     53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm7, xmm2, 0x13                                    ;   478.7 fp2     53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rsi                                               ;   478.5 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r8                                                ;   478.7 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rax                                               ;   479.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm8, xmm13, 0x38                                   ;   479.5 fp1     53 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm9, xmm13, 8                                      ;   479.7 fp2     53 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm10, xmm13, 0x3f                                  ;   480.5 fp1     53 w[14]
        db 0x2e, 0x2e, 0x2e
        add r12, r11                                               ;   481.0 alu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r8, rbp, 0x1c                                         ;   479.8 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r11, rbp, 0x22                                        ;   480.3 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r14, rbp, 0x27                                        ;   480.8 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e
        mov rsi, rdx                                               ;   479.8         55 v[7] copy
        db 0x2e, 0x2e, 0x2e
        xor rdx, r13                                               ;   480.0 alu0    44 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm13, 1                                     ;   480.7 fp2     53 w[14]
        db 0x2e, 0x2e, 0x2e
        add r12, r15                                               ;   482.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        lea r15, [rsi + r12]                                       ;   483.0 alu0    54 v[7]
        db 0x2e
        and rsi, r13                                               ;   481.3 alu2    44 v[4]
        db 0x2e
        and rdx, rbp                                               ;   481.3 alu3    44 v[4]
        db 0x2e
        xor r8, r11                                                ;   481.8 alu1    39 v[4]
        db 0x2e
        vpxor xmm1, xmm1, xmm4                                     ;   481.2 fp3     53 w[14]
        db 0x2e
        xor r8, r14                                                ;   482.8 alu0    39 v[4]
        db 0x2e
        vpsrlq xmm2, xmm2, 6                                       ;   481.5 fp1     53 w[14]
        db 0x2e
        vpxor xmm6, xmm6, xmm7                                     ;   481.7 fp0     53 w[14]
        db 0x2e
        vpxor xmm8, xmm8, xmm9                                     ;   481.8 fp2     53 w[14]
        vpxor xmm10, xmm10, xmm11                                  ;   482.2 fp3     53 w[14]
        add rdi, rsi                                               ;   482.3 alu2    55 v[4]
        add rdi, rdx                                               ;   483.3 alu3    55 v[4]
        mov r11, r9                                                ;   482.5         54 v[1] copy
        xor r9, r10                                                ;   482.8 alu1    43 t1
        mov r14, r13                                               ;   482.8         55 v[6] copy
        xor r13, rbp                                               ;   483.0 alu0    44 v[4]
        add rdi, r8                                                ;   484.3 alu2    55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm13, 7                                      ;   483.3 fp1     53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, r11                                                ;   483.5         54 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rsi, r14                                               ;   483.7         55 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r14, rbp                                               ;   483.8 alu3    44 v[3]
        db 0x2e, 0x2e, 0x2e
        and r9, r15                                                ;   484.0 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rax, r15, 0xe                                         ;   484.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r15, 0x12                                        ;   485.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r15, 0x29                                        ;   485.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r9                                                ;   485.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, r14                                               ;   484.8 alu3    55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, rdi, 0x1c                                         ;   486.0 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm0, xmm0, xmm5, 8                               ;   485.2 fp2     53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r14, rdi, 0x22                                        ;   486.3 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r13, rdi                                               ;   485.7 alu0    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, rdx                                               ;   486.0 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        add rcx, r11                                               ;   486.7 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r11, rdi, 0x27                                        ;   487.0 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm1, xmm1, xmm6                                     ;   486.2 fp0     53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, rbx                                               ;   487.0 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm1, xmm1, xmm2                                     ;   487.2 fp3     53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, r13                                               ;   487.3 alu2    55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm8, xmm8, xmm10                                    ;   486.8 fp1     53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm8, xmm8, xmm4                                     ;   487.8 fp2     53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, r14                                                ;   487.7 alu0    39 v[3]
        db 0x2e
        vpaddq xmm0, xmm0, xmm3                                    ;   487.3 fp0     53 w[14]
        db 0x2e
        xor r9, r11                                                ;   488.7 alu3    39 v[3]
        db 0x2e
        vpaddq xmm0, xmm0, xmm1                                    ;   488.3 fp3     53 w[14]
        db 0x2e
        add rcx, rax                                               ;   488.0 alu1    53 t1
        db 0x2e
        mov r11, rbp                                               ;   488.0         55 v[5] copy
        db 0x2e
        xor rbp, rdi                                               ;   488.3 alu2    44 v[3]
        db 0x2e
        vpaddq xmm0, xmm0, xmm8                                    ;   489.3 fp1     53 w[14]
        db 0x2e
        add rsi, rcx                                               ;   489.0 alu0    54 v[6]
        db 0x2e
        mov r13, r10                                               ;   488.7         54 v[0] copy
        xor r10, r15                                               ;   488.8 alu3    43 t1
        add r12, r9                                                ;   489.7 alu1    55 v[3]
        mov r9, r11                                                ;   489.2         55 v[5] copy
        and r11, rdi                                               ;   489.3 alu2    44 v[2]
        mov r14, r13                                               ;   489.5         54 v[0] copy
        and r10, rsi                                               ;   490.0 alu0    43 t1
        rorx rax, rsi, 0xe                                         ;   490.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rsi, 0x12                                        ;   490.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, rsi, 0x29                                        ;   491.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        add rcx, r11                                               ;   490.3 alu3    55 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, [rel sha512_blocks.T0_w.blocks + 640]   ;   490.5 fp2+agu0   53 w[14]
        db 0x2e, 0x2e, 0x2e
        xor r13, r10                                               ;   491.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        and rbp, r12                                               ;   491.3 alu2    44 v[2]
        db 0x2e, 0x2e, 0x2e
        xor rax, rdx                                               ;   491.3 alu3    40 t1
        db 0x2e, 0x2e
        vmovdqa [rsp + 656], xmm0                                  ;   491.5 agu2+fp5   53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r10, r12, 0x1c                                        ;   492.0 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r11, r12, 0x22                                        ;   492.3 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r12, 0x27                                        ;   493.0 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e
        xor rax, rbx                                               ;   492.3 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        add r8, r13                                                ;   492.3 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        add rcx, rbp                                               ;   492.8 alu0    55 v[2]
        db 0x2e, 0x2e, 0x2e
        add r8, qword [rsp + 656]                                  ;   495.5 alu2+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        mov r13, rdi                                               ;   492.5         55 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, r12                                               ;   493.3 alu3    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r11                                               ;   493.8 alu0    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, rax                                                ;   496.5 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r11, qword [rsp + 728]                                 ;   493.2 agu0    72 h
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, r13                                               ;   497.2 alu2    72 h
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r13, r12                                               ;   494.3 alu3    44 v[1]
        db 0x2e, 0x2e, 0x2e
        xor r10, rdx                                               ;   494.8 alu0    39 v[2]
        db 0x2e, 0x2e, 0x2e
        add r14, qword [rsp + 664]                                 ;   495.5 alu1+agu2   53 t1
        db 0x2e
        mov rbp, rsi                                               ;   494.0         54 v[6] copy
        db 0x2e
        xor rsi, r15                                               ;   495.3 alu2    43 t1
        mov rax, r15                                               ;   494.3         54 v[7] copy
        mov rdx, r12                                               ;   494.5         55 v[3] copy
        add rcx, r10                                               ;   495.8 alu3    55 v[2]
        mov r10, rdx                                               ;   494.8         55 v[3] copy
        and rdi, rcx                                               ;   496.8 alu0    44 v[1]
        rorx rbx, rcx, 0x1c                                        ;   496.8 alu1    39 v[1]
        xor r12, rcx                                               ;   496.8 alu2    44 v[1]
        and rdx, rcx                                               ;   496.8 alu3    44 v[0]
        add r9, r8                                                 ;   497.5 alu0    54 v[5]
        add r13, r8                                                ;   497.5 alu1    55 v[1]
        rorx r8, rcx, 0x22                                         ;   497.3 alu2    39 v[1]
        add r13, rdi                                               ;   498.5 alu3    55 v[1]
        rorx rdi, rcx, 0x27                                        ;   498.0 alu1    39 v[1]
        add rcx, qword [rsp + 712]                                 ;   497.8 alu0+agu1   72 h
        db 0x2e, 0x2e, 0x2e
        add r10, qword [rsp + 720]                                 ;   498.3 alu2+agu0   72 h
        db 0x2e, 0x2e, 0x2e
        add rdx, qword [rsp + 696]                                 ;   498.3 alu3+agu2   72 h
        db 0x2e, 0x2e, 0x2e
        xor rbx, r8                                                ;   498.8 alu0    39 v[1]
        db 0x2e, 0x2e
        and rsi, r9                                                ;   499.0 alu1    43 t1
        db 0x2e, 0x2e
        rorx r8, r9, 0xe                                           ;   499.3 alu2    40 t1
        db 0x2e, 0x2e
        xor rbx, rdi                                               ;   499.8 alu3    39 v[1]
        db 0x2e, 0x2e
        add rbp, qword [rsp + 744]                                 ;   499.8 alu0+agu1   72 h
        db 0x2e, 0x2e
        rorx rdi, r9, 0x12                                         ;   500.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r15, rsi                                               ;   500.3 alu2    43 t1
        db 0x2e, 0x2e
        rorx rsi, r9, 0x29                                         ;   501.0 alu1    40 t1
        db 0x2e, 0x2e
        add r9, qword [rsp + 736]                                  ;   500.3 alu3+agu0   72 h
        db 0x2e, 0x2e
        add r13, rbx                                               ;   500.8 alu0    55 v[1]
        db 0x2e, 0x2e
        mov qword [rsp + 712], rcx                                 ;   498.8 agu2+st1   72 h
        db 0x2e, 0x2e
        add rax, qword [rsp + 752]                                 ;   501.3 alu2+agu1   72 h
        db 0x2e, 0x2e
        mov qword [rsp + 720], r10                                 ;   499.3 agu0+st0   72 h
        db 0x2e, 0x2e
        xor r8, rdi                                                ;   501.3 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 744], rbp                                 ;   500.8 agu2+st1   72 h
        db 0x2e, 0x2e, 0x2e
        add r14, r15                                               ;   501.8 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 736], r9                                  ;   501.3 agu1+st0   72 h
        db 0x2e, 0x2e, 0x2e
        xor r8, rsi                                                ;   502.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r9, r13, 0x1c                                         ;   502.3 alu2    39 v[0]
        db 0x2e, 0x2e
        rorx r10, r13, 0x22                                        ;   503.0 alu1    39 v[0]
        db 0x2e, 0x2e
        rorx r15, r13, 0x27                                        ;   503.3 alu2    39 v[0]
        db 0x2e, 0x2e
        and r12, r13                                               ;   502.3 alu3    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, qword [rsp + 704]                                 ;   502.8 alu0+agu0   72 h
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 752], rax                                 ;   502.3 agu2+st1   72 h
        db 0x2e, 0x2e, 0x2e
        add r14, r8                                                ;   503.3 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        add rdx, r12                                               ;   503.8 alu0    72 h
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 704], r13                                 ;   503.8 agu1+st0   72 h
        db 0x2e, 0x2e, 0x2e
        xor r9, r10                                                ;   504.0 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e
        xor r9, r15                                                ;   505.0 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e
        add rdx, r14                                               ;   504.8 alu3    72 h
        add r11, r14                                               ;   504.8 alu0    72 h
        mov r8, qword [rsp + 784]                                  ;   502.2 agu0    60 blocks
        add r8, 0x80                                               ;   506.2 alu1    60 blocks
        mov qword [rsp + 728], r11                                 ;   505.8 agu2+st1   72 h
        add rdx, r9                                                ;   506.0 alu2    72 h
        mov qword [rsp + 696], rdx                                 ;   507.0 agu1+st0   72 h
        cmp r8, qword [rsp + 688]                                  ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 680], r8                                  ;                    resident
.blocks_1_done:
        mov r8, qword [rsp + 696]                                  ;     0.0 agu0    60 blocks reload
        mov r9, qword [rsp + 672]                                  ;     0.2 agu1    60 blocks reload
        mov qword [r9], r8                                         ;     4.0 agu2+st0   60 blocks
        mov r8, qword [rsp + 704]                                  ;     1.0 agu0    60 blocks reload
        mov qword [r9 + 8], r8                                     ;     5.0 agu1+st1   60 blocks
        mov r8, qword [rsp + 712]                                  ;     1.3 agu2    60 blocks reload
        mov qword [r9 + 16], r8                                    ;     5.3 agu0+st0   60 blocks
        mov r8, qword [rsp + 720]                                  ;     2.2 agu1    60 blocks reload
        mov qword [r9 + 24], r8                                    ;     6.2 agu2+st1   60 blocks
        mov r8, qword [rsp + 728]                                  ;     3.0 agu0    60 blocks reload
        mov qword [r9 + 32], r8                                    ;     7.0 agu1+st0   60 blocks
        mov r8, qword [rsp + 736]                                  ;     3.3 agu2    60 blocks reload
        mov qword [r9 + 40], r8                                    ;     7.3 agu0+st1   60 blocks
        mov r8, qword [rsp + 744]                                  ;     4.2 agu1    60 blocks reload
        mov qword [r9 + 48], r8                                    ;     8.2 agu2+st0   60 blocks
        mov r8, qword [rsp + 752]                                  ;     5.0 agu0    60 blocks reload
        mov qword [r9 + 56], r8                                    ;     9.0 agu1+st1   60 blocks
        add rsp, 0x328                                             ;                    frame
        pop r15                                                    ;                    preserved
        pop r14                                                    ;                    preserved
        pop r13                                                    ;                    preserved
        pop r12                                                    ;                    preserved
        pop rbp                                                    ;                    preserved
        pop rbx                                                    ;                    preserved
        ret

        section .rodata align=64
; w.blocks
        align 16, db 0
sha512_blocks.T0_w.blocks:
        dq 0x0001020304050607, 0x08090a0b0c0d0e0f, 0xd807aa98a3030242, 0x12835b0145706fbe, 0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2, 0x428a2f98d728ae22, 0x7137449123ef65cd
        dq 0x9bdc06a725c71235, 0xc19bf174cf692694, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc, 0xe49b69c19ef14ad2, 0xefbe4786384f25e3, 0x72be5d74f27b896f, 0x80deb1fe3b1696b1
        dq 0x3956c25bf348b538, 0x59f111f1b605d019, 0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65, 0x923f82a4af194f9b, 0xab1c5ed5da6d8118, 0x2de92c6f592b0275, 0x4a7484aa6ea6e483
        dq 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5, 0x983e5152ee66dfab, 0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4, 0xc6e00bf33da88fc2, 0xd5a79147930aa725
        dq 0x06ca6351e003826f, 0x142929670a0e6e70, 0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed, 0x53380d139d95b3df, 0x650a73548baf63de, 0x766a0abb3c77b2a8
        dq 0x81c2c92e47edaee6, 0x92722c851482353b, 0xa2bfe8a14cf10364, 0xa81a664bbc423001, 0xc24b8b70d0f89791, 0xc76c51a30654be30, 0xd192e819d6ef5218, 0xd69906245565a910
        dq 0xf40e35855771202a, 0x106aa07032bbd1b8, 0x19a4c116b8d2d0c8, 0x1e376c085141ab53, 0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8, 0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb
        dq 0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3, 0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec, 0x90befffa23631e28, 0xa4506cebde82bde9
        dq 0xbef9a3f7b2c67915, 0xc67178f2e372532b, 0xca273eceea26619c, 0xd186b8c721c0c207, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178, 0x06f067aa72176fba, 0x0a637dc5a2c898a6
        dq 0x113f9804bef90dae, 0x1b710b35131c471b, 0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c, 0x4cc5d4becb3e42b6, 0x597f299cfc657e2a
        dq 0x5fcb6fab3ad6faec, 0x6c44198c4a475817

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
