; sha512_blocks for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/sha512.cw (sha256 5850d194b88d8b2e); do not edit:
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
;   blocks: 2947 uops, planned 507.7; bounds: width 491.2, ports 459.8, path 327.0
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
        push rbx                                                  ;                    preserved
        push rbp                                                  ;                    preserved
        push r12                                                  ;                    preserved
        push r13                                                  ;                    preserved
        push r14                                                  ;                    preserved
        push r15                                                  ;                    preserved
        sub rsp, 0x358                                            ;                    frame
        mov qword [rsp + 672], rdi                                ;                    argument
        mov dword [rsp + 840], edx                                ;                    argument
        mov qword [rsp + 680], rsi                                ;                    argument
        mov r8, qword [rsp + 672]                                 ;     0.0 agu0    60 h reload
        mov r9, qword [r8]                                        ;     4.0 agu1    60 h
        mov r10d, dword [rsp + 840]                               ;     0.3 agu2    60 h
        shl r10, 7                                                ;     4.3 alu1    60 h
        mov r11, qword [r8 + 8]                                   ;     4.0 agu0    60 h
        mov r12, qword [r8 + 16]                                  ;     4.0 agu1    60 h
        mov r13, qword [r8 + 24]                                  ;     4.0 agu2    60 h
        mov r14, qword [r8 + 32]                                  ;     4.0 agu0    60 h
        mov r15, qword [r8 + 40]                                  ;     4.0 agu1    60 h
        mov rsi, qword [r8 + 48]                                  ;     4.0 agu2    60 h
        mov rdi, qword [r8 + 56]                                  ;     4.0 agu0    60 h
        add r10, qword [rsp + 680]                                ;     5.3 alu0+agu1   60 h
        mov qword [rsp + 688], r10                                ;     6.3 agu2+st0   60 h
        mov qword [rsp + 696], r9                                 ;     8.0 agu0+st1   60 h
        mov qword [rsp + 704], r11                                ;     8.0 agu1+st0   60 h
        mov qword [rsp + 712], r12                                ;     8.0 agu2+st1   60 h
        mov qword [rsp + 720], r13                                ;     8.0 agu0+st0   60 h
        mov qword [rsp + 728], r14                                ;     8.0 agu1+st1   60 h
        mov qword [rsp + 736], r15                                ;     8.0 agu2+st0   60 h
        mov qword [rsp + 744], rsi                                ;     8.0 agu0+st1   60 h
        mov qword [rsp + 752], rdi                                ;     8.0 agu1+st0   60 h
        cmp dword [rsp + 840], 0                                  ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 680]                                 ;                    resident
        mov r9, qword [rsp + 728]                                 ;                    resident
        mov r10, qword [rsp + 696]                                ;                    resident
        mov r11, qword [rsp + 704]                                ;                    resident
        mov r12, qword [rsp + 736]                                ;                    resident
        mov r13, qword [rsp + 744]                                ;                    resident
        mov r14, qword [rsp + 712]                                ;                    resident
        mov r15, qword [rsp + 720]                                ;                    resident
        align 64
.blocks_1:
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm0, [r8]                                        ;     0.0 agu0    63 w[0]
        db 0x2e, 0x2e, 0x2e
        rorx rsi, r9, 0xe                                         ;     0.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r9, 0x12                                        ;     0.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r9, 0x29                                        ;     1.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm1, [r8 + 16]                                   ;     0.7 agu1    63 w[2]
        db 0x2e, 0x2e
        xor rsi, rdi                                              ;     1.3 alu0    40 t1
        db 0x2e, 0x2e
        xor rsi, rbp                                              ;     2.3 alu3    40 t1
        db 0x2e, 0x2e
        add rsi, qword [rsp + 752]                                ;     4.0 alu2+agu2   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdi, r13                                              ;     1.3         64 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, r12                                              ;     1.8 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu xmm2, [r8 + 32]                                   ;     1.7 agu0    63 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r13, r9                                               ;     2.8 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rdi                                              ;     3.8 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r13                                              ;     5.0 alu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r13, r15                                              ;     2.3         64 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbp, rdi                                              ;     2.5         64 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rax, r9                                               ;     2.7         64 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, r12                                               ;     2.8 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rcx, r12                                              ;     3.0         64 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdx, r14                                              ;     3.2         64 v[2] copy
        db 0x2e, 0x2e, 0x2e
        mov rbx, rax                                              ;     3.3         64 v[4] copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa xmm3, [rel sha512_blocks.T0_w.blocks]             ;     3.5 agu1    63 w[8] reload
        db 0x2e, 0x2e, 0x2e
        vpshufb xmm0, xmm0, xmm3                                  ;    10.5 fp1     63 w[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqa xmm4, [rel sha512_blocks.T0_w.blocks + 48]        ;     3.8 agu0    63 w[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqa xmm5, [rel sha512_blocks.T0_w.blocks + 80]        ;     4.5 agu1    63 w[2]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 760], rbp                                ;     4.2 agu2+st0   64 v[6] spill
        db 0x2e, 0x2e, 0x2e
        mov rbp, rcx                                              ;     4.3         64 v[5] copy
        db 0x2e, 0x2e, 0x2e
        vpshufb xmm1, xmm1, xmm3                                  ;    10.5 fp2     63 w[2]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm4, xmm0                                   ;    11.5 fp0     63 w[0]
        db 0x2e, 0x2e
        mov qword [rsp + 768], rbp                                ;     4.8 agu0+st1   64 v[5] spill
        db 0x2e, 0x2e
        mov rbp, r11                                              ;     5.0         64 v[1] copy
        db 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm1                                   ;    11.5 fp3     63 w[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 0], xmm4                                   ;    12.5 agu2+fp5   63 w[0]
        db 0x2e, 0x2e, 0x2e
        add rsi, qword [rsp + 0]                                  ;    16.5 alu3+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        add rdi, qword [rsp + 8]                                  ;    16.5 alu1+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 16], xmm5                                  ;    12.5 agu2+fp5   63 w[2]
        db 0x2e, 0x2e, 0x2e
        add rcx, qword [rsp + 16]                                 ;    16.5 alu2+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        add r15, rsi                                              ;    17.5 alu0    54 v[3]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 776], r13                                ;     6.8 agu0+st0   64 v[3] spill
        db 0x2e, 0x2e
        mov r13, qword [rsp + 24]                                 ;    12.5 agu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, rbx                                              ;    16.5 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r9, r15                                               ;    18.5 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, r15                                              ;    18.5 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, r9                                               ;    19.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, r15, 0xe                                         ;    18.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        add rdi, r12                                              ;    20.5 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r12, r15, 0x12                                       ;    18.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 784], rbx                                ;    11.5 agu1+st1   64 v[4] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, rdx                                              ;    11.7         64 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, r12                                               ;    19.5 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, r15, 0x29                                       ;    18.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, rbp                                              ;    12.5 alu3    44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rsp + 792], rbx                                ;    12.7 agu0+st0   64 v[2] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, rbp                                              ;    12.8         64 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, r10                                              ;    13.0 alu2    44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, r12                                               ;    20.5 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        vpshufb xmm2, xmm2, xmm3                                  ;    13.3 fp1     63 w[4]
        db 0x2e, 0x2e, 0x2e
        rorx r12, r10, 0x1c                                       ;    13.5 alu1    39 v[7]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 800], rsi                                ;    17.5 agu2+st1   53 t1 spill
        db 0x2e, 0x2e, 0x2e
        mov rsi, r10                                              ;    13.8         64 v[0] copy
        db 0x2e, 0x2e, 0x2e
        add rdi, r9                                               ;    21.5 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        and rdx, rbp                                              ;    16.5 alu2    44 v[7]
        db 0x2e, 0x2e
        rorx r9, rsi, 0x22                                        ;    16.7 alu1    39 v[7]
        db 0x2e, 0x2e
        mov qword [rsp + 808], rbp                                ;    16.8 agu1+st0   44 v[7] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, rsi, 0x27                                       ;    17.5 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rsp + 816], rsi                                ;    17.2 agu0+st1   64 v[0] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rsi, r15                                              ;    18.5         54 v[3] copy
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 824], rbx                                ;    17.8 agu2+st0   64 v[1] spill
        db 0x2e, 0x2e, 0x2e
        add r14, rdi                                              ;    22.5 alu0    54 v[2]
        db 0x2e, 0x2e, 0x2e
        or rax, r14                                               ;    23.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        xor r15, r14                                              ;    23.5 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        xor rax, r15                                              ;    24.5 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, rax                                              ;    25.5 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, r14, 0xe                                        ;    23.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 832], rdi                                ;    22.5 agu1+st1   53 t1 spill
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r14, 0x12                                       ;    23.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        mov rbx, rsi                                              ;    19.0         54 v[3] copy
        db 0x2e, 0x2e, 0x2e
        xor rax, rdi                                              ;    24.5 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r14, 0x29                                       ;    23.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r12, r9                                               ;    19.7 alu0    39 v[7]
        db 0x2e, 0x2e, 0x2e
        xor r12, rbp                                              ;    20.7 alu3    39 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm2, [rel sha512_blocks.T0_w.blocks + 128]  ;    19.8 fp2+agu0   63 w[4]
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm5, [r8 + 48]                                   ;    20.0 agu1    63 w[6]
        db 0x2e, 0x2e
        xor rdx, qword [rsp + 824]                                ;    21.8 alu2+agu2   44 v[7]
        db 0x2e, 0x2e
        xor rax, rdi                                              ;    25.5 alu0    40 t1
        db 0x2e, 0x2e
        vmovdqa [rsp + 32], xmm4                                  ;    20.8 agu0+fp5   63 w[4]
        db 0x2e, 0x2e
        mov r9, qword [rsp + 800]                                 ;    21.0 agu1    55 v[7]
        db 0x2e, 0x2e
        mov rdi, r14                                              ;    23.5         54 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbp, qword [rsp + 40]                                 ;    21.2 agu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, rdi                                              ;    25.2 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, rax                                              ;    26.5 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, r12                                               ;    25.0 alu2    55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, rdx                                               ;    26.0 alu0    55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, rcx                                              ;    27.5 alu1    54 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbx, qword [rsp + 32]                                 ;    24.8 alu3+agu0   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r15, r11                                              ;    28.5 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, r11, 0xe                                        ;    28.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rax, r9                                               ;    27.0         44 v[6] copy
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r11, 0x12                                       ;    28.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r14, r11                                              ;    28.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        xor rsi, r15                                              ;    29.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r15, r11, 0x29                                       ;    28.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        xor rax, qword [rsp + 824]                                ;    27.0 alu0+agu1   44 v[6]
        db 0x2e, 0x2e, 0x2e
        xor r12, rdx                                              ;    29.5 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        mov rdx, r9                                               ;    27.0         55 v[7] copy
        db 0x2e, 0x2e, 0x2e
        xor r12, r15                                              ;    30.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        and rax, qword [rsp + 808]                                ;    28.0 alu1+agu2   44 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx r15, rdx, 0x1c                                       ;    27.0 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 808], rcx                                ;    27.5 agu0+st0   53 t1 spill
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rdx, 0x22                                       ;    27.0 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e
        add r13, rsi                                              ;    30.5 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        mov rsi, r11                                              ;    28.5         54 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, r12                                              ;    31.5 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, rdx, 0x27                                       ;    27.5 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, r13                                              ;    32.5 alu1    54 v[0]
        db 0x2e, 0x2e, 0x2e
        xor r15, rcx                                              ;    28.0 alu0    39 v[6]
        db 0x2e, 0x2e, 0x2e
        xor r15, r12                                              ;    29.0 alu3    39 v[6]
        db 0x2e, 0x2e, 0x2e
        mov rcx, rsi                                              ;    28.5         54 v[1] copy
        db 0x2e, 0x2e, 0x2e
        mov r12, qword [rsp + 832]                                ;    28.3 agu1    55 v[6]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 832], r13                                ;    32.5 agu2+st1   53 t1 spill
        db 0x2e, 0x2e, 0x2e
        mov r13, rdx                                              ;    28.7         44 v[5] copy
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 800], rcx                                ;    28.8 agu0+st0   54 v[1] spill
        db 0x2e, 0x2e, 0x2e
        mov rcx, rdx                                              ;    29.0         55 v[7] copy
        db 0x2e, 0x2e, 0x2e
        xor rdx, qword [rsp + 816]                                ;    29.3 alu2+agu1   44 v[5]
        db 0x2e, 0x2e, 0x2e
        add r12, r15                                              ;    32.3 alu1    55 v[6]
        db 0x2e, 0x2e, 0x2e
        xor rax, qword [rsp + 824]                                ;    29.5 alu0+agu2   44 v[6]
        db 0x2e, 0x2e
        and r14, r10                                              ;    33.5 alu3    43 t1
        db 0x2e, 0x2e
        rorx r15, r10, 0xe                                        ;    33.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, rax                                              ;    33.3 alu1    55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, r10, 0x12                                       ;    33.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r10                                              ;    33.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, r14                                              ;    34.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r14, r10, 0x29                                       ;    33.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rax                                              ;    34.5 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb xmm4, xmm5, xmm3                                  ;    31.0 fp1     63 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, r14                                              ;    35.5 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r14, r10                                              ;    33.5         54 v[0] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, r12                                              ;    34.3 alu2    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, r12, 0x1c                                       ;    34.3 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbx, rdi                                              ;    35.5 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, r12, 0x22                                       ;    34.3 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdx, r13                                              ;    35.3 alu3    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbx, r15                                              ;    36.5 alu1    53 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm5, [r8 + 64]                                   ;    33.3 agu0    63 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm6, xmm4, [rel sha512_blocks.T0_w.blocks + 160]  ;    33.5 fp0+agu1   63 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, r12, 0x27                                       ;    34.3 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, rdi                                              ;    35.3 alu0    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdi, r12                                              ;    34.3         55 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, rbx                                               ;    37.5 alu3    54 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, r15                                              ;    36.3 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, rdx                                              ;    36.3 alu0    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r11, r9                                               ;    38.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, r9, 0xe                                         ;    38.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 48], xmm6                                  ;    35.0 agu2+fp5   63 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdx, qword [rsp + 56]                                 ;    35.2 agu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdx, r14                                              ;    39.2 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r9                                               ;    38.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        xor rsi, r11                                              ;    39.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r11, r9, 0x12                                        ;    38.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r15, r11                                              ;    39.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r11, r9, 0x29                                        ;    38.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        add rax, qword [rsp + 808]                                ;    37.3 alu0+agu1   55 v[5]
        db 0x2e, 0x2e, 0x2e
        add rax, rcx                                              ;    38.3 alu3    55 v[5]
        db 0x2e, 0x2e, 0x2e
        mov rcx, rdi                                              ;    36.7         55 v[6] copy
        db 0x2e, 0x2e, 0x2e
        xor r15, r11                                              ;    40.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        mov r11, qword [rsp + 800]                                ;    37.0 agu2    53 t1
        db 0x2e, 0x2e, 0x2e
        add r11, qword [rsp + 48]                                 ;    41.0 alu0+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        xor rdi, rax                                              ;    39.3 alu3    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, rsi                                              ;    40.5 alu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rsi, r9                                               ;    38.5         54 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r13, rdi                                              ;    40.3 alu1    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, r15                                              ;    41.5 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, rax, 0x1c                                       ;    39.3 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e
        xor rcx, r13                                              ;    41.3 alu3    44 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx r13, rax, 0x22                                       ;    39.3 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 800], rbx                                ;    38.8 agu1+st1   53 t1 spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, rax, 0x27                                       ;    40.2 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, rbp                                              ;    42.5 alu0    54 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, r13                                              ;    40.3 alu3    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r13, rax                                              ;    39.5         55 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rbx                                              ;    41.3 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, rsi                                              ;    39.8         54 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, qword [rsp + 832]                                ;    42.3 alu0+agu2   55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r10, r12                                              ;    43.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, r12                                               ;    43.5 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, r10                                              ;    44.5 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r10, r12, 0xe                                        ;    43.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, rcx                                              ;    43.3 alu0    55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, r12, 0x12                                       ;    43.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r10, rcx                                              ;    44.5 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r12, 0x29                                       ;    43.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpshufb xmm5, xmm5, xmm3                                  ;    41.5 fp2     63 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rcx                                              ;    45.5 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rcx, r13                                              ;    41.8         55 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, r15                                              ;    44.3 alu3    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, r14                                              ;    45.5 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r14, r12                                              ;    43.5         54 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdi, r13                                              ;    45.3 alu0    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, r10                                              ;    46.5 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu xmm6, [r8 + 80]                                   ;    42.8 agu0    63 w[10]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm7, xmm5, [rel sha512_blocks.T0_w.blocks + 16]   ;    43.0 fp3+agu1   63 w[8]
        db 0x2e, 0x2e, 0x2e
        rorx r10, r15, 0x1c                                       ;    44.3 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e
        xor rcx, rdi                                              ;    46.3 alu1    44 v[3]
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r15, 0x22                                       ;    45.2 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e
        xor r10, rdi                                              ;    46.2 alu0    39 v[3]
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r15, 0x27                                       ;    45.3 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e
        add rax, r11                                              ;    47.5 alu3    54 v[5]
        db 0x2e, 0x2e
        vmovdqa [rsp + 64], xmm7                                  ;    44.2 agu2+fp5   63 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rdi                                              ;    47.2 alu0    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdi, qword [rsp + 72]                                 ;    44.5 agu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r14                                              ;    48.5 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rsp + 832], r11                                ;    47.5 agu1+st0   53 t1 spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r11, r15                                              ;    45.0         55 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r9, rax                                               ;    48.5 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rax                                              ;    48.5 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, r9                                               ;    49.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r9, rax, 0xe                                         ;    48.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        add r10, qword [rsp + 800]                                ;    48.2 alu3+agu2   55 v[3]
        db 0x2e, 0x2e, 0x2e
        add rdx, rsi                                              ;    50.5 alu1    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx rsi, rax, 0x12                                       ;    48.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r9, rsi                                               ;    49.5 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rsi, rax, 0x29                                       ;    48.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        add rbx, qword [rsp + 64]                                 ;    48.2 alu3+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        add r10, rcx                                              ;    49.2 alu0    55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rcx, r11                                              ;    47.0         55 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rsi                                               ;    50.5 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rsi, rax                                              ;    48.5         54 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r10                                              ;    50.2 alu2    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r13, r11                                              ;    51.2 alu1    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdx, r9                                               ;    51.5 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, r10, 0x1c                                        ;    50.2 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, r13                                              ;    52.2 alu3    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r13, r10, 0x22                                       ;    50.3 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, rdx                                              ;    52.5 alu0    54 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, r13                                               ;    51.3 alu3    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r13, r10, 0x27                                       ;    51.2 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, r13                                               ;    52.3 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e
        mov r13, rsi                                              ;    49.5         54 v[5] copy
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 800], rdx                                ;    52.5 agu1+st1   53 t1 spill
        db 0x2e, 0x2e, 0x2e
        mov rdx, r10                                              ;    50.2         55 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, r9                                               ;    53.3 alu0    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r12, r15                                              ;    53.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, r15, 0xe                                         ;    53.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, r15                                              ;    53.5 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, r12                                              ;    54.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, r15, 0x12                                       ;    53.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, rcx                                              ;    54.3 alu3    55 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r15, 0x29                                       ;    53.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb xmm6, xmm6, xmm3                                  ;    51.3 fp1     63 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, r12                                               ;    54.5 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r12, rdx                                              ;    51.7         55 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rcx                                               ;    55.5 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm7, xmm6, [rel sha512_blocks.T0_w.blocks + 32]   ;    52.3 fp0+agu0   63 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rcx, r15                                              ;    53.5         54 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbx, r14                                              ;    55.5 alu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, rbp                                              ;    55.3 alu1    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r14, rbp, 0x1c                                       ;    55.3 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbx, r9                                               ;    56.5 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu xmm8, [r8 + 96]                                   ;    53.0 agu1    63 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, rbp, 0x22                                        ;    55.3 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e
        and r11, rdx                                              ;    56.3 alu3    44 v[1]
        db 0x2e, 0x2e, 0x2e
        add r10, rbx                                              ;    57.5 alu0    54 v[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 80], xmm7                                  ;    53.7 agu2+fp5   63 w[10]
        db 0x2e, 0x2e, 0x2e
        xor r14, r9                                               ;    56.3 alu3    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r9, qword [rsp + 88]                                  ;    54.0 agu0    53 t1
        db 0x2e, 0x2e, 0x2e
        add r9, rcx                                               ;    58.0 alu2    53 t1
        db 0x2e, 0x2e, 0x2e
        xor r12, r11                                              ;    57.3 alu1    44 v[1]
        db 0x2e, 0x2e, 0x2e
        mov r11, qword [rsp + 832]                                ;    54.5 agu1    55 v[1]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 832], rbx                                ;    57.5 agu2+st0   53 t1 spill
        db 0x2e, 0x2e, 0x2e
        rorx rbx, rbp, 0x27                                       ;    57.2 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e
        xor r14, rbx                                              ;    58.2 alu0    39 v[1]
        db 0x2e, 0x2e, 0x2e
        mov rbx, rbp                                              ;    55.3         55 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rax, r10                                              ;    58.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, r10                                              ;    58.5 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rax                                              ;    59.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, r10, 0xe                                        ;    58.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, r14                                              ;    59.2 alu3    55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r14, r10, 0x12                                       ;    58.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, r14                                              ;    59.5 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r14, r10, 0x29                                       ;    59.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, qword [rsp + 80]                                 ;    59.2 alu3+agu0   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, r12                                              ;    60.2 alu1    55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r12, rbx                                              ;    57.2         55 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, r14                                              ;    60.5 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r14, r10                                              ;    58.5         54 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, rsi                                              ;    60.5 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, r11                                              ;    61.2 alu2    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, r11, 0x1c                                       ;    61.2 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, rax                                              ;    61.5 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, r11, 0x22                                       ;    61.2 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdx, rbx                                              ;    62.2 alu3    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, rdi                                              ;    62.5 alu1    54 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rax                                              ;    62.2 alu0    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rax, r14                                              ;    59.2         54 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rdx                                              ;    63.2 alu3    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdx, qword [rsp + 800]                                ;    59.5 agu1    55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rsp + 800], rdi                                ;    62.5 agu2+st1   53 t1 spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, r11, 0x27                                       ;    62.2 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rdi                                              ;    63.2 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdi, r11                                              ;    61.2         55 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r15, rbp                                              ;    63.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        xor r10, rbp                                              ;    63.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        xor rcx, r15                                              ;    64.5 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r15, rbp, 0xe                                        ;    63.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdx, r12                                              ;    64.2 alu0    55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, rbp, 0x12                                       ;    64.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdx, rsi                                              ;    65.2 alu3    55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, rbp, 0x29                                       ;    64.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb xmm7, xmm8, xmm3                                  ;    61.8 fp2     63 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, r12                                              ;    65.2 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r12, rdi                                              ;    62.2         55 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rsi                                              ;    66.2 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm8, xmm7, [rel sha512_blocks.T0_w.blocks + 112]  ;    62.8 fp3+agu0   63 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rsi, rbp                                              ;    63.5         54 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, rcx                                              ;    65.5 alu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rdx                                              ;    66.2 alu1    44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, rdx, 0x1c                                       ;    66.2 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e
        and rbx, rdi                                              ;    67.2 alu0    44 v[7]
        db 0x2e, 0x2e, 0x2e
        add r13, r15                                              ;    67.2 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm9, [r8 + 112]                                  ;    63.7 agu1    63 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, rdx, 0x22                                       ;    66.3 alu1    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rbx                                              ;    68.2 alu0    44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, rdx, 0x27                                       ;    67.2 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, r13                                              ;    68.2 alu3    54 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 96], xmm8                                  ;    64.5 agu2+fp5   63 w[12]
        db 0x2e, 0x2e, 0x2e
        xor rcx, r15                                              ;    67.3 alu1    39 v[7]
        db 0x2e, 0x2e, 0x2e
        mov r15, qword [rsp + 104]                                ;    64.8 agu0    53 t1
        db 0x2e, 0x2e, 0x2e
        add r15, rsi                                              ;    68.8 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, rbx                                              ;    68.3 alu3    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, qword [rsp + 832]                                ;    65.3 agu1    55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rsp + 832], r8                                 ;    65.5 agu2+st0   63 w[0] spill
        db 0x2e, 0x2e, 0x2e
        mov r8, rdx                                               ;    66.2         55 v[0] copy
        db 0x2e, 0x2e, 0x2e
        and r10, r11                                              ;    69.2 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        xor rbp, r11                                              ;    69.2 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        xor r14, r10                                              ;    70.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r10, r11, 0xe                                        ;    69.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, r14                                               ;    71.2 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r14, r11, 0x12                                       ;    69.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbx, r12                                              ;    69.8 alu0    55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, r11, 0x29                                       ;    70.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, qword [rsp + 96]                                 ;    70.2 alu3+agu0   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbx, rcx                                              ;    70.8 alu1    55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rcx, r8                                               ;    67.5         55 v[0] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r14                                              ;    70.8 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r14, r11                                              ;    69.2         54 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r12                                              ;    71.8 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rbx                                               ;    71.8 alu2    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, rbx, 0x1c                                       ;    71.8 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, r10                                               ;    72.8 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r10, rbx, 0x22                                       ;    72.2 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdi, r8                                               ;    72.8 alu3    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, rdi                                              ;    73.8 alu1    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, rbx, 0x27                                       ;    73.2 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdx, r9                                               ;    73.8 alu0    54 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, r10                                              ;    73.2 alu3    39 v[6]
        db 0x2e, 0x2e, 0x2e
        mov r10, r14                                              ;    70.2         54 v[1] copy
        db 0x2e, 0x2e, 0x2e
        xor r12, rdi                                              ;    74.2 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e
        mov rdi, qword [rsp + 800]                                ;    70.5 agu1    55 v[6]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 800], r9                                 ;    73.8 agu2+st1   53 t1 spill
        db 0x2e, 0x2e, 0x2e
        mov r9, rbx                                               ;    71.8         55 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbp, rdx                                              ;    74.8 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rdx                                              ;    74.8 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rbp                                              ;    75.8 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, rdx, 0xe                                        ;    74.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, rcx                                              ;    74.8 alu0    55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, rdx, 0x12                                       ;    75.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r12                                              ;    75.8 alu3    55 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx r12, rdx, 0x29                                       ;    75.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb xmm3, xmm9, xmm3                                  ;    72.8 fp1     63 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rcx                                              ;    76.2 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rcx, r9                                               ;    73.2         55 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, r12                                              ;    77.2 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r12, rdx                                              ;    74.8         54 v[0] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, rsi                                              ;    76.8 alu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rdi                                               ;    76.8 alu1    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, rdi, 0x1c                                       ;    77.2 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r8, r9                                                ;    77.8 alu0    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, rbp                                              ;    78.2 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm8, xmm3, [rel sha512_blocks.T0_w.blocks + 64]   ;    74.8 fp0+agu0   63 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbp, rcx                                              ;    75.0         55 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, r8                                               ;    78.8 alu1    44 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx r8, rdi, 0x22                                        ;    78.2 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e
        xor rsi, r8                                               ;    79.2 alu0    39 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx r8, rdi, 0x27                                        ;    78.3 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbx, rax                                              ;    79.2 alu3    54 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 112], xmm8                                 ;    76.0 agu1+fp5   63 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rsp + 808], rax                                ;    79.2 agu2+st0   53 t1 spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rax, qword [rsp + 120]                                ;    76.3 agu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, r12                                              ;    80.3 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, r8                                               ;    80.2 alu3    39 v[5]
        db 0x2e, 0x2e, 0x2e
        mov r8, rdi                                               ;    76.8         55 v[6] copy
        db 0x2e, 0x2e, 0x2e
        and r11, rbx                                              ;    80.2 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, rbx                                              ;    80.2 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, r11                                              ;    81.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r11, rbx, 0xe                                        ;    80.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, rcx                                              ;    80.2 alu3    55 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, rbx, 0x12                                       ;    80.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        add r13, rsi                                              ;    81.2 alu0    55 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx rsi, rbx, 0x29                                       ;    81.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        add r10, qword [rsp + 112]                                ;    81.2 alu3+agu1   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm8, xmm1, xmm0, 8                              ;    78.5 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rcx                                              ;    81.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rcx, rbx                                              ;    80.2         54 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rsi                                              ;    82.3 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, r14                                              ;    82.2 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r14, r13, 0x1c                                       ;    82.2 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, r13, 0x22                                       ;    82.3 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e
        add r15, r11                                              ;    83.3 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm8, 1                                     ;    80.5 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm3, 3                                     ;    80.7 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm3, 0x3d                                  ;    81.5 fp1     68 w[0]
        db 0x2e, 0x2e
        vpsllq xmm15, xmm3, 0x2d                                  ;    81.7 fp2     68 w[0]
        db 0x2e, 0x2e
        vpsllq xmm9, xmm8, 0x38                                   ;    82.5 fp1     68 w[0]
        db 0x2e, 0x2e
        vpsrlq xmm10, xmm8, 8                                     ;    82.7 fp2     68 w[0]
        db 0x2e, 0x2e
        vpsllq xmm11, xmm8, 0x3f                                  ;    83.5 fp1     68 w[0]
        db 0x2e, 0x2e
        rorx r11, r13, 0x27                                       ;    83.2 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r15                                              ;    84.3 alu3    54 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbp, r8                                               ;    83.3 alu1    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r9, r13                                               ;    83.8 alu0    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, rsi                                              ;    84.2 alu3    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rsi, r13                                              ;    82.5         55 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, r11                                              ;    85.2 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 128], xmm4                                 ;    82.8 agu2+fp5   63 w[6] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm3, 0x13                                   ;    83.7 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdx, rdi                                              ;    85.3 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r11, rdi, 0xe                                        ;    85.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, rdi                                              ;    85.3 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rdx                                              ;    86.3 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, rdi, 0x12                                       ;    85.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm14                                 ;    84.0 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm4                                  ;    84.7 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm3, 6                                      ;    84.5 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rdx                                              ;    86.3 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, rdi, 0x29                                       ;    86.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm8, xmm8, 7                                      ;    84.8 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm12                                 ;    85.0 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e
        xor r11, rdx                                              ;    87.3 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        add r9, rbp                                               ;    86.3 alu1    55 v[4]
        db 0x2e, 0x2e, 0x2e
        add r9, r14                                               ;    87.3 alu0    55 v[4]
        db 0x2e, 0x2e, 0x2e
        add r9, qword [rsp + 800]                                 ;    88.3 alu3+agu0   55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm10                                   ;    85.8 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm11                                   ;    86.8 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm8                                    ;    87.8 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r14, rcx                                              ;    86.3         54 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, r12                                              ;    87.3 alu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, r11                                              ;    88.3 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm8, xmm6, xmm5, 8                              ;    87.0 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        add r13, r10                                              ;    89.3 alu0    54 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm15                                 ;    87.2 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm4                                  ;    88.2 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r11, rdi                                              ;    87.5         54 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r12, r9                                               ;    89.3         55 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, r13                                              ;    90.3 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, r13, 0xe                                        ;    90.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm8, xmm0                                   ;    88.2 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r13, 0x12                                       ;    90.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, r13                                              ;    90.3 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        xor rcx, rbx                                              ;    91.3 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r13, 0x29                                       ;    90.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm9                                   ;    89.2 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm13                                  ;    90.2 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm0, [rel sha512_blocks.T0_w.blocks + 96]   ;    91.2 fp0+agu1   68 w[0]
        db 0x2e, 0x2e, 0x2e
        xor rbp, rdx                                              ;    91.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r12, 0x1c                                       ;    90.2 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rbx                                              ;    92.3 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, r12, 0x22                                       ;    90.5 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, rbx                                              ;    91.5 alu3    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, r12, 0x27                                       ;    91.2 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, rbx                                              ;    92.5 alu0    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, r8                                               ;    90.7         55 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rsi                                               ;    91.2 alu3    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, rsi                                              ;    91.5 alu1    44 v[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 144], xmm4                                 ;    92.2 agu2+fp5   68 w[0]
        db 0x2e, 0x2e, 0x2e
        add r14, qword [rsp + 144]                                ;    96.2 alu0+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        add rax, rcx                                              ;    92.3 alu2    53 t1
        db 0x2e, 0x2e
        mov rcx, qword [rsp + 152]                                ;    92.2 agu1    53 t1
        db 0x2e, 0x2e
        add rcx, r11                                              ;    96.2 alu3    53 t1
        db 0x2e, 0x2e
        and r8, r12                                               ;    92.5 alu1    44 v[3]
        db 0x2e, 0x2e
        add rbx, qword [rsp + 808]                                ;    92.8 alu0+agu2   55 v[3]
        db 0x2e, 0x2e
        add rbx, rdx                                              ;    93.8 alu2    55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbx, r8                                               ;    94.8 alu3    55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, rsi                                               ;    92.7         55 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, rbp                                              ;    93.5 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm4, xmm2, xmm1, 8                              ;    93.0 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, r12                                              ;    93.8 alu0    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbp, r13                                              ;    93.3         54 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, rax                                               ;    94.5 alu2    54 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm9, xmm4, 0x38                                   ;    94.0 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm4, 8                                     ;    94.0 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm4, 0x3f                                  ;    94.7 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm4, 1                                     ;    95.0 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm0, 3                                     ;    95.7 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm0, 0x3d                                  ;    96.0 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm15, xmm0, 0x2d                                  ;    96.7 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        and rdi, r9                                               ;    95.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r9, 0xe                                         ;    95.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, r9                                               ;    95.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rsi, rbx                                              ;    95.8 alu2    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rdi                                              ;    96.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, r9, 0x12                                        ;    96.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, rdi                                              ;    97.0 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, r9, 0x29                                        ;    96.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm4, 7                                      ;    97.0 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r8, r12                                               ;    96.8 alu3    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm12                                 ;    96.5 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm10                                   ;    96.7 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm0, 0x13                                  ;    97.7 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, rdi                                              ;    98.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm14                                 ;    97.5 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, rsi                                              ;    97.3 alu0    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, r8                                               ;    98.3 alu2    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r11                                              ;    97.8 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm10                                 ;    98.7 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, rdx                                              ;    99.0 alu1    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r8, rbx, 0x1c                                        ;    98.5 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx r11, rbx, 0x22                                       ;    99.0 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx rsi, rbx, 0x27                                       ;    99.5 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e
        xor r8, r11                                               ;   100.0 alu0    39 v[2]
        db 0x2e, 0x2e, 0x2e
        lea r11, [rbx + r14]                                      ;   100.0 alu3    54 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm11                                   ;    99.0 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm4                                    ;   100.0 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdi, rbp                                              ;    99.3         54 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm15                                 ;    99.7 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r13, r11                                              ;   101.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rsi                                               ;   101.0 alu3    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm0, 6                                     ;   100.0 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm12                                 ;   101.0 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e
        rorx rsi, r11, 0xe                                        ;   101.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm4, xmm7, xmm6, 8                              ;   100.5 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm4, xmm1                                   ;   101.5 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r11, 0x12                                       ;   101.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        xor rbp, r13                                              ;   102.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm9                                   ;   102.5 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm13                                  ;   103.5 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e
        rorx r13, r11, 0x29                                       ;   101.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        add r15, r8                                               ;   102.0 alu3    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, r12                                               ;   101.8         55 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rdx                                              ;   102.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, r13                                              ;   103.0 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, rbp                                              ;   103.0 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rbx                                              ;   102.7 alu3    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r8, rbx                                               ;   103.0 alu2    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r13, r15, 0x1c                                       ;   103.5 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, r15, 0x22                                       ;   104.0 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r15, 0x27                                       ;   104.5 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r12, r15                                              ;   103.7 alu0    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, rsi                                              ;   104.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, r8                                               ;   104.3 alu0    55 v[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqa xmm9, [rsp + 128]                                 ;   103.8 agu0    63 w[6] reload
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm10, xmm9, xmm2, 8                             ;   110.8 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e
        xor r13, rbp                                              ;   105.0 alu3    39 v[1]
        db 0x2e, 0x2e, 0x2e
        add r10, r12                                              ;   105.3 alu2    55 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm11, xmm1, [rel sha512_blocks.T0_w.blocks + 144] ;   104.5 fp3+agu1   68 w[2]
        db 0x2e, 0x2e, 0x2e
        xor r13, rdx                                              ;   106.0 alu0    39 v[1]
        db 0x2e, 0x2e
        vmovdqa [rsp + 160], xmm11                                ;   105.5 agu2+fp5   68 w[2]
        db 0x2e, 0x2e
        add rdi, qword [rsp + 160]                                ;   109.5 alu1+agu0   53 t1
        db 0x2e, 0x2e
        lea r8, [rcx + r15]                                       ;   105.7 alu3    54 v[2]
        db 0x2e, 0x2e
        mov r12, r9                                               ;   105.3         54 v[4] copy
        db 0x2e, 0x2e
        xor r9, r11                                               ;   106.0 alu2    43 t1
        db 0x2e, 0x2e
        mov rsi, qword [rsp + 168]                                ;   105.7 agu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r12                                              ;   109.7 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm1, 3                                     ;   106.0 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, r13                                              ;   107.0 alu1    55 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm1, 0x3d                                  ;   106.3 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e
        rorx r13, r8, 0xe                                         ;   107.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        and r9, r8                                                ;   107.0 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r8, 0x12                                        ;   107.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r8, 0x29                                        ;   108.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm1, 0x2d                                  ;   107.2 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm1, 0x13                                  ;   107.3 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, r9                                               ;   108.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        xor r13, rbp                                              ;   108.5 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r9, r10, 0x1c                                        ;   108.5 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r10, 0x22                                       ;   109.0 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e
        add rdi, r12                                              ;   110.5 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r12, r10, 0x27                                       ;   109.5 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm12                                 ;   108.5 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm14                                 ;   108.7 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm1, 6                                     ;   108.8 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rdx                                              ;   109.5 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdx, rbx                                              ;   109.2         55 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, r15                                              ;   109.5 alu0    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdx, r15                                              ;   110.0 alu2    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rbp                                               ;   110.0 alu3    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r13                                              ;   111.5 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, r12                                               ;   111.0 alu0    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, r10                                              ;   111.0 alu2    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, rdx                                              ;   111.0 alu3    55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r12, r11                                              ;   110.5         54 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r8                                               ;   111.5 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r13, [r10 + rdi]                                      ;   112.5 alu0    54 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm14, xmm3, xmm7, 8                             ;   111.0 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm13                                 ;   111.2 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm12                                 ;   112.2 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e
        add rax, rbx                                              ;   112.0 alu2    55 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm12, xmm10, 0x38                                 ;   111.8 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm10, 8                                    ;   112.0 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm15, xmm10, 0x3f                                 ;   112.7 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        add rax, r9                                               ;   113.0 alu3    55 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm13                                 ;   113.0 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm10, 1                                    ;   113.0 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm10, 7                                    ;   113.7 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        mov r9, r12                                               ;   112.8         54 v[3] copy
        db 0x2e, 0x2e, 0x2e
        and r11, r13                                              ;   113.5 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r13, 0xe                                        ;   113.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r13, 0x12                                       ;   114.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r13, 0x29                                       ;   114.2 alu2    40 t1
        db 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm13                                 ;   114.0 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm11                                  ;   113.8 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, r11                                              ;   114.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rdx                                              ;   115.0 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm10                                 ;   114.7 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm14                                  ;   114.8 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm15                                 ;   115.7 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rbx                                              ;   116.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r12                                              ;   115.5 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r11, rax, 0x1c                                       ;   115.2 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, rax, 0x22                                       ;   116.0 alu1    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, rax, 0x27                                       ;   116.2 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, r15                                              ;   115.7         55 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, r10                                              ;   115.8 alu3    44 v[0]
        db 0x2e, 0x2e, 0x2e
        and rbx, r10                                              ;   116.0 alu0    44 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm12                                  ;   116.7 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e
        add rsi, rbp                                              ;   117.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm10, xmm5, xmm9, 8                             ;   116.5 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r12                                              ;   117.0 alu1    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, rbx                                              ;   117.0 alu0    55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rdx                                              ;   118.0 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r15, rax                                              ;   117.8 alu3    44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r12, r8                                               ;   117.3         54 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r13                                               ;   118.0 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm11, xmm2, [rel sha512_blocks.T0_w.blocks + 176] ;   117.7 fp2+agu0   68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea rbp, [rsi + rax]                                      ;   118.0 alu0    54 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm12, xmm10, 0x38                                 ;   118.0 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 176], xmm11                                ;   118.7 agu2+fp5   68 w[4]
        db 0x2e, 0x2e, 0x2e
        mov rdx, qword [rsp + 184]                                ;   118.7 agu1    53 t1
        db 0x2e, 0x2e, 0x2e
        add rdx, r12                                              ;   122.7 alu2    53 t1
        db 0x2e, 0x2e, 0x2e
        add r14, r15                                              ;   118.8 alu3    55 v[7]
        db 0x2e, 0x2e, 0x2e
        add r14, r11                                              ;   119.8 alu1    55 v[7]
        db 0x2e, 0x2e, 0x2e
        and r8, rbp                                               ;   119.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r11, rbp, 0xe                                        ;   119.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r15, rbp, 0x12                                       ;   120.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, rbp, 0x29                                       ;   120.5 alu2    40 t1
        db 0x2e, 0x2e
        xor r12, r8                                               ;   120.0 alu3    43 t1
        db 0x2e, 0x2e
        vpsrlq xmm11, xmm10, 8                                    ;   119.8 fp2     68 w[6]
        db 0x2e, 0x2e
        vpsllq xmm13, xmm10, 0x3f                                 ;   120.0 fp1     68 w[6]
        db 0x2e, 0x2e
        vpsrlq xmm15, xmm10, 1                                    ;   120.8 fp2     68 w[6]
        db 0x2e, 0x2e
        vpsrlq xmm10, xmm10, 7                                    ;   121.0 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r15                                              ;   121.0 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        add r9, r12                                               ;   121.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm11                                 ;   120.8 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e
        xor r11, rbx                                              ;   122.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        add r9, qword [rsp + 176]                                 ;   122.7 alu2+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r8, r14, 0x1c                                        ;   122.0 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx r12, r14, 0x22                                       ;   122.5 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm15                                 ;   121.8 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, r14, 0x27                                       ;   123.0 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm2, 3                                     ;   122.0 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm2, 0x3d                                  ;   122.2 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm15                                 ;   123.2 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, r11                                               ;   123.7 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm15, xmm2, 0x2d                                  ;   123.0 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        xor r8, r12                                               ;   123.5 alu3    39 v[6]
        db 0x2e, 0x2e, 0x2e
        mov r11, r10                                              ;   123.0         55 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rax                                              ;   123.5 alu2    44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r11, rax                                              ;   123.5 alu0    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r15                                               ;   124.5 alu3    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r12, r13                                              ;   123.7         54 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rbp                                              ;   124.0 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r10, r14                                              ;   124.5 alu2    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, r11                                              ;   124.5 alu0    55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r11, [r14 + r9]                                       ;   124.8 alu3    54 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm13                                 ;   124.5 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm2, 0x13                                  ;   124.7 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, r10                                              ;   125.5 alu1    55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, r8                                               ;   126.5 alu2    55 v[6]
        db 0x2e, 0x2e, 0x2e
        and r13, r11                                              ;   125.8 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r8, r11, 0xe                                         ;   126.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r10, r11, 0x12                                       ;   126.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm10                                 ;   125.7 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm10, xmm0, xmm3, 8                             ;   125.8 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, r11, 0x29                                       ;   127.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm9, xmm9, xmm12                                  ;   126.7 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm2, 6                                     ;   126.3 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm13                                 ;   126.7 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e
        xor r13, r12                                              ;   126.8 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm9, xmm9, xmm10                                  ;   127.7 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        xor r8, r10                                               ;   127.5 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm12                                 ;   127.3 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm15                                 ;   128.3 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdx, r13                                              ;   127.8 alu2    53 t1
        db 0x2e, 0x2e, 0x2e
        xor r8, r15                                               ;   128.5 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r10, rcx, 0x1c                                       ;   128.0 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx r13, rcx, 0x22                                       ;   128.5 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx r15, rcx, 0x27                                       ;   129.0 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e
        mov rbx, rax                                              ;   128.3         55 v[0] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, r14                                              ;   128.5 alu0    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, r14                                              ;   128.7 alu3    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdx, r8                                               ;   129.5 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r13                                              ;   129.5 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, rbx                                              ;   129.7 alu3    55 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rax, rcx                                              ;   130.0 alu1    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r15                                              ;   130.5 alu0    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm9, xmm9, xmm11                                  ;   129.7 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e
        mov r8, rbp                                               ;   129.8         54 v[0] copy
        db 0x2e, 0x2e, 0x2e
        xor rbp, r11                                              ;   130.5 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm11, xmm9, [rel sha512_blocks.T0_w.blocks + 192] ;   130.7 fp2+agu1   68 w[6]
        db 0x2e, 0x2e, 0x2e
        lea r13, [rdx + rcx]                                      ;   130.7 alu3    54 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm12, xmm8, 0x38                                  ;   130.5 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm8, 8                                     ;   131.2 fp2     68 w[8]
        db 0x2e, 0x2e
        add rdi, rax                                              ;   131.0 alu1    55 v[5]
        db 0x2e, 0x2e
        vmovdqa [rsp + 192], xmm11                                ;   131.7 agu2+fp5   68 w[6]
        db 0x2e, 0x2e, 0x2e
        mov r15, qword [rsp + 200]                                ;   131.7 agu0    53 t1
        db 0x2e, 0x2e, 0x2e
        add r15, r8                                               ;   135.7 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        add rdi, r10                                              ;   132.0 alu2    55 v[5]
        db 0x2e, 0x2e, 0x2e
        and rbp, r13                                              ;   131.7 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r10, r13, 0xe                                        ;   132.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rax, r13, 0x12                                       ;   132.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r13, 0x29                                       ;   133.0 alu1    40 t1
        db 0x2e, 0x2e
        vpsllq xmm11, xmm8, 0x3f                                  ;   132.3 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm8, 1                                     ;   132.5 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm8, xmm8, 7                                      ;   133.3 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm13                                 ;   132.8 fp0     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rax                                              ;   133.5 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rbp                                               ;   133.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, r8                                               ;   134.2 alu2    53 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm15                                 ;   133.5 fp3     68 w[8]
        db 0x2e, 0x2e, 0x2e
        xor r10, rbx                                              ;   134.5 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        add r12, qword [rsp + 192]                                ;   135.7 alu1+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        rorx rax, rdi, 0x27                                       ;   134.5 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm9, 3                                     ;   134.2 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm9, 0x3d                                  ;   134.3 fp1     68 w[8]
        db 0x2e, 0x2e
        add r12, r10                                              ;   136.7 alu3    53 t1
        db 0x2e, 0x2e
        rorx r8, rdi, 0x1c                                        ;   135.0 alu1    39 v[4]
        db 0x2e, 0x2e
        rorx rbp, rdi, 0x22                                       ;   135.5 alu2    39 v[4]
        db 0x2e, 0x2e
        xor r8, rbp                                               ;   136.5 alu0    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm15                                 ;   135.3 fp0     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm15, xmm9, 0x2d                                  ;   135.3 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rax                                               ;   137.5 alu3    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, r14                                              ;   135.7         55 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, rcx                                              ;   136.0 alu0    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r10, rcx                                              ;   136.0 alu1    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbp, r11                                              ;   136.2         54 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r13                                              ;   136.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r14, rdi                                              ;   137.0 alu2    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r10                                              ;   137.0 alu0    55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r8                                               ;   138.5 alu1    55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r8, [rdi + r12]                                       ;   137.7 alu3    54 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm11                                 ;   137.2 fp3     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm8                                  ;   138.2 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm8, xmm1, xmm0, 8                              ;   137.5 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r14                                              ;   139.5 alu2    55 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm9, 0x13                                  ;   138.3 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        and r11, r8                                               ;   138.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r10, r8, 0xe                                         ;   138.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r14, r8, 0x12                                        ;   138.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rax, r8, 0x29                                        ;   139.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm8                                   ;   138.7 fp0     68 w[8]
        db 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm12                                  ;   139.7 fp3     68 w[8]
        db 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm11                                 ;   139.3 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rbp                                              ;   139.7 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r14                                              ;   139.7 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm9, 6                                     ;   139.5 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rax                                              ;   140.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, r11                                              ;   140.7 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm15                                 ;   140.3 fp0     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm11                                 ;   141.3 fp3     68 w[8]
        db 0x2e, 0x2e, 0x2e
        rorx r11, rsi, 0x1c                                       ;   140.5 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r14, rsi, 0x22                                       ;   140.7 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, rsi, 0x27                                       ;   141.3 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, r10                                              ;   141.7 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r14                                              ;   141.7 alu3    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, rcx                                              ;   141.2         55 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, rdi                                              ;   141.7 alu2    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r10, rdi                                              ;   141.8 alu0    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm13                                  ;   142.3 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rax                                              ;   142.7 alu3    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rcx, rsi                                              ;   142.7 alu1    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, r10                                               ;   142.8 alu2    55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, r13                                              ;   142.3         54 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, r8                                               ;   142.8 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r14, [r15 + rsi]                                      ;   143.2 alu3    54 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm4, 0x38                                  ;   142.8 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm4, 8                                     ;   143.0 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm4, 0x3f                                  ;   143.8 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm4, 1                                     ;   144.0 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, r11                                               ;   143.8 alu1    55 v[3]
        db 0x2e, 0x2e, 0x2e
        add r9, rcx                                               ;   144.8 alu2    55 v[3]
        db 0x2e, 0x2e, 0x2e
        and r13, r14                                              ;   144.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r11, r14, 0xe                                        ;   144.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rax, r14, 0x12                                       ;   144.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r14, 0x29                                       ;   145.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, r10                                              ;   145.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rax                                              ;   145.7 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rax, rdi                                              ;   144.8         55 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rsi                                              ;   145.5 alu3    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rax, rsi                                              ;   145.7 alu2    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, r13                                              ;   146.2 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rcx                                              ;   146.7 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r13, r9, 0x1c                                        ;   146.5 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, r9, 0x22                                        ;   146.7 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, r9, 0x27                                        ;   147.5 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdi, r9                                               ;   146.8 alu0    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, r11                                              ;   147.7 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r11, r8                                               ;   146.5         54 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r14                                               ;   147.7 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rcx                                              ;   147.8 alu0    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rcx, r9                                               ;   147.0         55 v[3] copy
        db 0x2e, 0x2e, 0x2e
        xor r13, rbx                                              ;   148.8 alu3    39 v[2]
        db 0x2e, 0x2e
        vmovdqa [rsp + 128], xmm0                                 ;   147.3 agu2+fp5   68 w[0] spill
        db 0x2e, 0x2e
        vpaddq xmm0, xmm5, [rel sha512_blocks.T0_w.blocks + 208]  ;   147.5 fp0+agu0   68 w[8]
        db 0x2e, 0x2e
        vpsrlq xmm4, xmm4, 7                                      ;   147.7 fp1     68 w[10]
        db 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm12                                 ;   147.8 fp3     68 w[10]
        db 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm15                                 ;   148.0 fp2     68 w[10]
        db 0x2e, 0x2e
        vmovdqa [rsp + 208], xmm0                                 ;   148.5 agu1+fp5   68 w[8]
        db 0x2e, 0x2e
        add rdx, rdi                                              ;   148.5 alu1    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdx, rax                                              ;   149.5 alu2    55 v[2]
        db 0x2e, 0x2e, 0x2e
        add rbp, qword [rsp + 208]                                ;   152.5 alu0+agu2   53 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm13                                 ;   149.0 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm0, xmm5, 3                                      ;   149.0 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm5, 0x3d                                  ;   149.2 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm5, 0x2d                                  ;   150.0 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm5, 0x13                                  ;   150.2 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        add rdx, r13                                              ;   150.5 alu3    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm0, xmm0, xmm12                                   ;   150.2 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm5, 6                                     ;   151.0 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        add r10, qword [rsp + 216]                                ;   152.5 alu1+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        mov r13, r11                                              ;   150.3         54 v[5] copy
        db 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm15                                 ;   151.2 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e
        add r9, rbp                                               ;   153.5 alu2    54 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm4                                  ;   150.8 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm4, xmm2, xmm1, 8                              ;   151.2 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm0, xmm0, xmm12                                   ;   152.0 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm0, xmm0, xmm13                                   ;   153.0 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdi, r14                                              ;   151.5         54 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rax, rdx                                              ;   151.7         55 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r8, r9                                                ;   154.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, r9, 0xe                                         ;   154.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, r9                                               ;   154.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r8                                               ;   155.5 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r8, r9, 0x12                                         ;   154.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm6, xmm6, xmm4                                   ;   152.7 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, r8                                               ;   155.5 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r8, r9, 0x29                                         ;   154.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm6, xmm6, xmm11                                  ;   153.7 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm6, xmm6, xmm0                                   ;   154.7 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e
        xor rbx, r8                                               ;   156.5 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r8, rax, 0x1c                                        ;   154.0 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm6, [rel sha512_blocks.T0_w.blocks + 224]  ;   155.7 fp3+agu1   68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, r11                                              ;   156.5 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r11, rax, 0x22                                       ;   154.3 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r11                                               ;   155.3 alu3    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r11, rax, 0x27                                       ;   155.0 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e
        xor r8, r11                                               ;   156.3 alu0    39 v[1]
        db 0x2e, 0x2e, 0x2e
        mov r11, rsi                                              ;   154.8         55 v[4] copy
        db 0x2e, 0x2e, 0x2e
        and r11, rcx                                              ;   155.3 alu2    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rcx                                              ;   155.5 alu3    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rsi, rax                                              ;   156.5 alu0    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, r11                                              ;   156.3 alu1    55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r11, rdi                                              ;   155.7         54 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 224], xmm0                                 ;   156.7 agu2+fp5   68 w[10]
        db 0x2e, 0x2e, 0x2e
        add r13, qword [rsp + 224]                                ;   160.7 alu2+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        add r10, rbx                                              ;   157.5 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        add r12, r8                                               ;   157.3 alu0    55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, rsi                                              ;   158.3 alu1    55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, rcx                                               ;   156.7         55 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, rax                                              ;   157.3 alu2    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rsi, r9                                               ;   157.0         54 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdx, r10                                              ;   158.5 alu3    54 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm0, xmm14, 0x38                                  ;   157.3 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm14, 8                                    ;   157.5 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm12, xmm14, 0x3f                                 ;   158.3 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm14, 1                                    ;   158.5 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm15, xmm6, 3                                     ;   159.3 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r14, rdx                                              ;   159.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, rdx, 0xe                                        ;   159.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rdx                                               ;   159.5 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        and rcx, r12                                              ;   159.3 alu3    44 v[0]
        db 0x2e, 0x2e, 0x2e
        xor rdi, r14                                              ;   160.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r14, rdx, 0x12                                       ;   159.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, r14                                              ;   160.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r14, rdx, 0x29                                       ;   160.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r8, rax                                               ;   159.7 alu3    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm0, xmm0, xmm11                                   ;   159.7 fp0     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm6, 0x3d                                  ;   159.8 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm11                                 ;   160.8 fp3     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm6, 0x2d                                  ;   160.3 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e
        xor rbx, r14                                              ;   161.5 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm14, 7                                    ;   160.8 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm13                                 ;   160.7 fp0     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, rcx                                              ;   160.8 alu2    55 v[0]
        db 0x2e, 0x2e, 0x2e
        add r15, r8                                               ;   161.8 alu3    55 v[0]
        db 0x2e, 0x2e, 0x2e
        add r13, rdi                                              ;   161.7 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r8, r12, 0x1c                                        ;   161.3 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx r14, r12, 0x22                                       ;   161.8 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm6, 0x13                                  ;   161.7 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, r12, 0x27                                       ;   162.3 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, rbx                                              ;   162.7 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm13                                 ;   162.7 fp3     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm13, xmm9, xmm2, 8                             ;   162.3 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        xor r8, r14                                               ;   162.8 alu0    39 v[0]
        db 0x2e, 0x2e, 0x2e
        add r11, qword [rsp + 232]                                ;   162.8 alu2+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        xor r8, rdi                                               ;   163.8 alu3    39 v[0]
        db 0x2e, 0x2e, 0x2e
        lea r14, [r12 + r13]                                      ;   163.7 alu1    54 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm0, xmm0, xmm12                                   ;   163.2 fp0     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm0, xmm0, xmm14                                   ;   164.2 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm11                                 ;   163.7 fp3     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm6, 6                                     ;   163.7 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdi, rsi                                              ;   163.8         54 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm11                                 ;   164.7 fp0     68 w[12]
        db 0x2e, 0x2e, 0x2e
        add r15, r8                                               ;   164.8 alu0    55 v[0]
        db 0x2e, 0x2e, 0x2e
        and r9, r14                                               ;   164.7 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r8, r14, 0xe                                         ;   164.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, r14, 0x12                                       ;   165.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r14, 0x29                                       ;   165.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm7, xmm7, xmm0                                   ;   165.2 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e
        xor rsi, r9                                               ;   165.7 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm7, xmm7, xmm13                                  ;   166.2 fp3     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm7, xmm7, xmm15                                  ;   167.2 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        xor r8, rcx                                               ;   166.3 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rbx                                               ;   167.3 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, r15, 0x1c                                        ;   166.3 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, rsi                                              ;   166.7 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, r15, 0x22                                       ;   167.3 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, r15, 0x27                                       ;   167.5 alu1    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, rax                                              ;   166.7         55 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, r12                                              ;   166.8 alu0    44 v[0]
        db 0x2e, 0x2e, 0x2e
        and rbx, r12                                              ;   167.2 alu3    44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rax, r15                                              ;   167.8 alu0    44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, r8                                               ;   168.3 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, rbx                                              ;   168.3 alu2    55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rsi                                               ;   168.5 alu1    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rcx                                               ;   169.5 alu0    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm7, [rel sha512_blocks.T0_w.blocks + 240]  ;   168.2 fp0+agu0   68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, rax                                              ;   169.3 alu3    55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, rdx                                               ;   168.3         54 v[2] copy
        db 0x2e, 0x2e, 0x2e
        xor rdx, r14                                              ;   169.3 alu2    43 t1
        db 0x2e, 0x2e
        vmovdqa [rsp + 240], xmm0                                 ;   169.2 agu2+fp5   68 w[12]
        db 0x2e, 0x2e
        mov rsi, qword [rsp + 248]                                ;   169.2 agu1    53 t1
        db 0x2e, 0x2e
        add rsi, r8                                               ;   173.2 alu1    53 t1
        db 0x2e, 0x2e
        add rdi, qword [rsp + 240]                                ;   173.2 alu0+agu0   53 t1
        db 0x2e, 0x2e
        lea rax, [r11 + r15]                                      ;   170.2 alu3    54 v[0]
        db 0x2e, 0x2e
        vpsllq xmm0, xmm10, 0x38                                  ;   169.5 fp1     68 w[14]
        db 0x2e, 0x2e
        vpsrlq xmm11, xmm10, 8                                    ;   169.7 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm12, xmm10, 0x3f                                 ;   170.5 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm10, 1                                    ;   170.7 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, r9                                               ;   170.5 alu2    55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r9, r12                                               ;   170.3         55 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm15, xmm7, 3                                     ;   171.5 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm0, xmm0, xmm11                                   ;   170.7 fp3     68 w[14]
        db 0x2e, 0x2e, 0x2e
        xor r12, r15                                              ;   170.8 alu1    44 v[7]
        db 0x2e, 0x2e, 0x2e
        and rdx, rax                                              ;   171.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, rax, 0xe                                        ;   171.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, rax, 0x12                                       ;   171.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r8, rdx                                               ;   172.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rax, 0x29                                       ;   172.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        and r9, r15                                               ;   172.0 alu0    44 v[6]
        db 0x2e, 0x2e, 0x2e
        xor rcx, rbx                                              ;   172.8 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm7, 0x3d                                  ;   172.2 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e
        rorx rbx, rbp, 0x1c                                       ;   172.8 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r8                                               ;   174.2 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, rdx                                              ;   173.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm14                                 ;   172.8 fp0     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm10, 7                                    ;   173.0 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm11                                 ;   173.2 fp3     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm7, 0x13                                  ;   173.3 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e
        add r10, r9                                               ;   173.5 alu3    55 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx r8, rbp, 0x22                                        ;   173.8 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm7, 0x2d                                  ;   174.0 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, rbp, 0x27                                        ;   174.3 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, rcx                                              ;   175.2 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, r8                                               ;   174.8 alu3    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r12, rbp                                              ;   174.8 alu1    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm14                                 ;   175.0 fp0     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm14, xmm5, xmm9, 8                             ;   174.8 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e
        xor rbx, r9                                               ;   175.8 alu0    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, r12                                              ;   175.8 alu2    55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, r14                                               ;   175.3         54 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, rax                                              ;   175.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r9, [rbp + rdi]                                       ;   176.2 alu1    54 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm11                                 ;   176.0 fp3     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm0, xmm0, xmm12                                   ;   176.0 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm0, xmm0, xmm10                                   ;   177.0 fp0     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm7, 6                                     ;   176.3 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, rbx                                              ;   176.8 alu0    55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r14, r9                                               ;   177.2 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r12, r9, 0xe                                         ;   177.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r9, 0x12                                        ;   177.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r9, 0x29                                        ;   177.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm10                                 ;   177.3 fp3     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm14                                  ;   177.5 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm0                                   ;   178.5 fp0     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rcx                                              ;   178.7 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, r8                                               ;   178.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm15                                  ;   179.5 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rdx                                              ;   179.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, r10, 0x1c                                       ;   178.8 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e
        add rsi, r14                                              ;   179.2 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r14, r10, 0x22                                       ;   179.7 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r10, 0x27                                       ;   179.8 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r12                                              ;   180.7 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r12, r15                                              ;   179.3         55 v[0] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rbp                                              ;   179.8 alu3    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r12, rbp                                              ;   180.2 alu0    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, r14                                              ;   180.7 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, rdx                                              ;   181.7 alu3    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r15, r10                                              ;   180.8 alu1    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm3, [rel sha512_blocks.T0_w.blocks + 256]  ;   180.5 fp3+agu1   68 w[14]
        db 0x2e, 0x2e, 0x2e
        add r13, r12                                              ;   181.2 alu0    55 v[5]
        db 0x2e, 0x2e, 0x2e
        mov r12, rax                                              ;   180.7         54 v[0] copy
        db 0x2e, 0x2e, 0x2e
        xor rax, r9                                               ;   181.7 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 256], xmm0                                 ;   181.5 agu2+fp5   68 w[14]
        db 0x2e, 0x2e, 0x2e
        mov r14, qword [rsp + 264]                                ;   181.5 agu0    53 t1
        db 0x2e, 0x2e, 0x2e
        add r14, r12                                              ;   185.5 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        add r13, r15                                              ;   182.2 alu1    55 v[5]
        db 0x2e, 0x2e, 0x2e
        add r8, qword [rsp + 256]                                 ;   185.5 alu0+agu1   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, rcx                                              ;   183.2 alu2    55 v[5]
        db 0x2e, 0x2e, 0x2e
        lea r15, [rsi + r10]                                      ;   182.8 alu3    54 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm0, xmm8, 0x38                                   ;   182.2 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm8, 8                                     ;   182.3 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm8, 0x3f                                  ;   183.2 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm8, 1                                     ;   183.3 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm15, xmm3, 3                                     ;   184.2 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        mov rcx, rbp                                              ;   183.0         55 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, r10                                              ;   183.2 alu1    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rax, r15                                              ;   183.8 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r15, 0xe                                        ;   183.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, r15, 0x12                                       ;   184.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rax                                              ;   184.8 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, r15, 0x29                                       ;   184.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rcx, r10                                              ;   184.3 alu0    44 v[4]
        db 0x2e, 0x2e, 0x2e
        xor rdx, rbx                                              ;   185.2 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm0, xmm0, xmm10                                   ;   184.5 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm3, 0x3d                                  ;   184.7 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, rax                                              ;   186.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm12                                 ;   185.0 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm8, xmm8, 7                                      ;   185.2 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        add r11, rcx                                              ;   185.3 alu0    55 v[4]
        db 0x2e, 0x2e, 0x2e
        add r8, r12                                               ;   186.5 alu2    53 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm10                                 ;   185.7 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, r13, 0x1c                                       ;   186.2 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx rax, r13, 0x22                                       ;   186.7 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm10, xmm3, 0x2d                                  ;   186.2 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm3, 0x13                                  ;   186.3 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r13, 0x27                                       ;   187.2 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e
        add r8, rdx                                               ;   187.5 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        and rbp, r13                                              ;   186.8 alu0    44 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm12                                 ;   187.3 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rax                                              ;   187.7 alu3    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm12, xmm6, xmm5, 8                             ;   187.3 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, rbp                                              ;   187.8 alu2    55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rcx                                              ;   188.7 alu0    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbp, r9                                               ;   187.8         54 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, r15                                               ;   188.2 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea rax, [r13 + r8]                                       ;   188.7 alu3    54 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm10                                 ;   188.3 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm0, xmm0, xmm11                                   ;   188.5 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm0, xmm0, xmm8                                    ;   189.5 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm8, xmm3, 6                                      ;   188.8 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        add r11, r12                                              ;   189.7 alu2    55 v[4]
        db 0x2e, 0x2e, 0x2e
        and r9, rax                                               ;   189.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r12, rax, 0xe                                        ;   189.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rax, 0x12                                       ;   190.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rax, 0x29                                       ;   190.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm8                                  ;   189.8 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm8, xmm12, [rsp + 128]                           ;   190.0 fp1+agu0   68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rcx                                              ;   191.0 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rbp                                               ;   190.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm8, xmm8, xmm0                                   ;   191.0 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm8, xmm8, xmm15                                  ;   192.0 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        xor r12, rdx                                              ;   192.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        add r14, r9                                               ;   191.7 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, r11, 0x1c                                        ;   191.3 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, r11, 0x22                                       ;   192.0 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r11, 0x27                                       ;   192.3 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r12                                              ;   193.0 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r12, r10                                              ;   191.8         55 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r13                                              ;   192.2 alu3    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r12, r13                                              ;   192.7 alu0    44 v[3]
        db 0x2e, 0x2e, 0x2e
        xor r9, rcx                                               ;   193.0 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e
        and r10, r11                                              ;   193.2 alu3    44 v[3]
        db 0x2e, 0x2e, 0x2e
        xor r9, rdx                                               ;   194.0 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm8, [rel sha512_blocks.T0_w.blocks + 272]  ;   193.0 fp0+agu1   68 w[0]
        db 0x2e, 0x2e, 0x2e
        add rdi, r12                                              ;   193.7 alu0    55 v[3]
        db 0x2e, 0x2e, 0x2e
        mov r12, r15                                              ;   193.2         54 v[6] copy
        db 0x2e, 0x2e, 0x2e
        xor r15, rax                                              ;   194.0 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 272], xmm0                                 ;   194.0 agu2+fp5   68 w[0]
        db 0x2e, 0x2e, 0x2e
        mov rcx, qword [rsp + 280]                                ;   194.0 agu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, r12                                              ;   198.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r10                                              ;   194.7 alu1    55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, qword [rsp + 272]                                ;   198.0 alu0+agu1   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r9                                               ;   195.7 alu2    55 v[3]
        db 0x2e, 0x2e, 0x2e
        lea r9, [r14 + r11]                                       ;   195.2 alu3    54 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm4, 8                                     ;   194.7 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm4, 0x3f                                  ;   194.8 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm4, 1                                     ;   195.7 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, r13                                              ;   195.2         55 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, r11                                              ;   195.3 alu1    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r15, r9                                               ;   196.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r9, 0xe                                         ;   196.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, r9, 0x12                                        ;   196.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r12, r15                                              ;   197.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm0, xmm4, 0x38                                   ;   196.2 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        rorx r15, r9, 0x29                                        ;   197.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r10, r11                                              ;   196.7 alu0    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm0, xmm0, xmm10                                   ;   197.2 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, rbx                                              ;   197.3 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, r15                                              ;   198.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm4, 7                                      ;   197.2 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm15                                 ;   197.3 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r10                                              ;   197.7 alu0    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, r12                                              ;   199.0 alu2    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r10, rdi, 0x1c                                       ;   198.3 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx r12, rdi, 0x22                                       ;   199.0 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx r15, rdi, 0x27                                       ;   199.3 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e
        and r13, rdi                                              ;   198.3 alu3    44 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm10, xmm8, 3                                     ;   198.5 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm8, 0x3d                                  ;   198.7 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        add rbp, rdx                                              ;   200.0 alu0    53 t1
        db 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm15                                 ;   199.7 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r13                                              ;   199.3 alu3    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm15, xmm7, xmm6, 8                             ;   199.5 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r12                                              ;   200.0 alu0    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r12, rax                                              ;   199.7         54 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, r9                                               ;   200.0 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r15                                              ;   201.0 alu3    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r13, [rdi + rbp]                                      ;   201.0 alu1    54 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm0, xmm0, xmm11                                   ;   200.3 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm0, xmm0, xmm4                                    ;   201.3 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm4, xmm8, 0x2d                                   ;   200.7 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm8, 0x13                                  ;   201.5 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        mov r15, r12                                              ;   201.0         54 v[5] copy
        db 0x2e, 0x2e, 0x2e
        add rsi, r10                                              ;   202.0 alu0    55 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx r10, r13, 0xe                                        ;   202.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r13, 0x12                                       ;   202.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r13, 0x29                                       ;   202.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm11                                   ;   202.5 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm8, 6                                     ;   202.0 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm0                                   ;   202.3 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rax, r13                                              ;   202.3 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rax                                              ;   203.3 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm15                                  ;   203.3 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        xor r10, rdx                                              ;   203.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm11                                 ;   203.0 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rbx                                              ;   204.0 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm4                                  ;   204.0 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, r12                                              ;   204.3 alu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, rsi, 0x1c                                       ;   203.8 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, rsi, 0x22                                       ;   204.5 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, rsi, 0x27                                       ;   204.8 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e
        mov rbx, r11                                              ;   204.2         55 v[4] copy
        db 0x2e, 0x2e, 0x2e
        xor r11, rdi                                              ;   204.3 alu0    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, rdi                                              ;   204.5 alu3    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm10                                  ;   205.0 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, r10                                              ;   205.3 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rax                                              ;   205.5 alu3    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, rbx                                               ;   205.5 alu2    55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r11, rsi                                              ;   205.8 alu1    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rdx                                              ;   206.5 alu0    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, r9                                               ;   205.7         54 v[4] copy
        db 0x2e, 0x2e, 0x2e
        xor r9, r13                                               ;   206.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm1, [rel sha512_blocks.T0_w.blocks + 288]  ;   206.0 fp1+agu0   68 w[2]
        db 0x2e, 0x2e, 0x2e
        add r8, r11                                               ;   206.8 alu2    55 v[1]
        db 0x2e, 0x2e, 0x2e
        lea r11, [rcx + rsi]                                      ;   206.8 alu1    54 v[2]
        db 0x2e, 0x2e
        vpsllq xmm4, xmm13, 0x38                                  ;   206.5 fp2     68 w[4]
        db 0x2e, 0x2e
        vmovdqa [rsp + 288], xmm0                                 ;   207.0 agu2+fp5   68 w[2]
        db 0x2e, 0x2e
        mov rax, qword [rsp + 296]                                ;   207.0 agu1    53 t1
        db 0x2e, 0x2e
        add rax, r10                                              ;   211.0 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, r12                                               ;   207.8 alu3    55 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm0, xmm13, 8                                     ;   207.3 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm10, xmm13, 0x3f                                 ;   207.5 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        and r9, r11                                               ;   207.8 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r12, r11, 0xe                                        ;   207.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r11, 0x12                                       ;   208.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r11, 0x29                                       ;   208.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r10, r9                                               ;   208.8 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm13, 1                                    ;   208.5 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rdx                                              ;   209.7 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm0                                    ;   208.8 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e
        add r15, r10                                              ;   209.8 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        add r15, qword [rsp + 288]                                ;   211.0 alu3+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        xor r12, rbx                                              ;   210.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r10, r8, 0x22                                        ;   209.8 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm11                                 ;   209.7 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm0, xmm13, 7                                     ;   209.8 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, r8, 0x1c                                         ;   210.7 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm1, 3                                     ;   210.2 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm1, 0x3d                                  ;   210.8 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        add r15, r12                                              ;   212.0 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r8, 0x27                                        ;   210.8 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e
        xor r9, r10                                               ;   211.7 alu3    39 v[0]
        db 0x2e, 0x2e, 0x2e
        mov r10, rdi                                              ;   211.0         55 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rsi                                              ;   211.5 alu0    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r10, rsi                                              ;   211.7 alu2    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm13                                 ;   211.8 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rdx                                               ;   212.7 alu3    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm13, xmm3, xmm7, 8                             ;   211.8 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdi, r8                                               ;   212.5 alu1    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r10                                              ;   212.7 alu0    55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, r13                                              ;   212.3         54 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, r11                                              ;   212.7 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r9                                               ;   213.7 alu3    55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, rdi                                              ;   214.7 alu1    55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r9, [r15 + r8]                                        ;   213.5 alu0    54 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm10                                   ;   213.2 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm0                                    ;   214.2 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm0, xmm1, 0x2d                                   ;   213.5 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm1, 0x13                                  ;   214.3 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        and r13, r9                                               ;   214.5 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r12, r9, 0xe                                         ;   214.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r9, 0x29                                        ;   214.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r9, 0x12                                        ;   215.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm13                                  ;   214.5 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm0, xmm0, xmm10                                   ;   215.3 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm1, 6                                     ;   214.8 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm4                                   ;   215.5 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rdi                                              ;   216.0 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, r10                                              ;   215.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm10                                 ;   215.8 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rdx                                              ;   217.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, r13                                              ;   216.5 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm0                                  ;   216.8 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r13, r14, 0x1c                                       ;   216.8 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r14, 0x22                                       ;   217.0 alu1    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r14, 0x27                                       ;   217.8 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, r12                                              ;   218.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r12, rsi                                              ;   216.8         55 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, r8                                               ;   217.0 alu0    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r12, r8                                               ;   217.7 alu3    44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm11                                  ;   217.8 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rdi                                              ;   218.0 alu0    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rsi, r14                                              ;   218.0 alu1    44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rdx                                              ;   219.0 alu3    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, r12                                              ;   218.8 alu2    55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r12, r11                                              ;   218.2         54 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r9                                               ;   219.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, rsi                                              ;   219.8 alu1    55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, r13                                              ;   220.8 alu3    55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea rsi, [rax + r14]                                      ;   219.8 alu2    54 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm10, xmm14, 0x3f                                 ;   219.0 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm14, 1                                    ;   219.2 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r13, r12                                              ;   219.3         54 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdi, r8                                               ;   219.5         55 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r14                                               ;   220.0 alu0    44 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm14, 8                                     ;   220.0 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        and r11, rsi                                              ;   220.8 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rsi, 0xe                                        ;   220.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, rsi, 0x12                                       ;   221.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm0, xmm14, 0x38                                  ;   220.5 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, r11                                              ;   221.8 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r11, rsi, 0x29                                       ;   221.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdi, r14                                              ;   221.0 alu0    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, rbx                                              ;   222.0 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, r9                                               ;   221.3         54 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rsi                                               ;   222.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r8, rbp                                               ;   222.0 alu1    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, r11                                              ;   223.0 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r11, rbp, 0x1c                                       ;   222.8 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, r12                                              ;   223.0 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, rbp, 0x22                                       ;   223.0 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, rdx                                              ;   224.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, rbp, 0x27                                       ;   223.8 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r12                                              ;   224.0 alu0    39 v[6]
        db 0x2e, 0x2e, 0x2e
        mov r12, rbp                                              ;   223.0         55 v[7] copy
        db 0x2e, 0x2e, 0x2e
        xor r11, rdx                                              ;   225.0 alu1    39 v[6]
        db 0x2e, 0x2e
        vmovdqa [rsp + 128], xmm7                                 ;   223.3 agu2+fp5   68 w[12] spill
        db 0x2e, 0x2e
        vpaddq xmm7, xmm2, [rel sha512_blocks.T0_w.blocks + 304]  ;   223.5 fp3+agu1   68 w[4]
        db 0x2e, 0x2e
        vpxor xmm0, xmm0, xmm4                                    ;   223.7 fp0     68 w[6]
        db 0x2e, 0x2e
        vmovdqa [rsp + 304], xmm7                                 ;   224.5 agu0+fp5   68 w[4]
        db 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm11                                 ;   224.0 fp2     68 w[6]
        db 0x2e, 0x2e
        add rcx, r8                                               ;   224.7 alu3    55 v[6]
        db 0x2e, 0x2e
        vpsrlq xmm14, xmm14, 7                                    ;   224.3 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        add rcx, rdi                                              ;   225.7 alu2    55 v[6]
        db 0x2e, 0x2e, 0x2e
        add r10, qword [rsp + 304]                                ;   228.5 alu0+agu2   53 t1
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm4, xmm8, xmm3, 8                              ;   225.0 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm7, xmm2, 3                                      ;   225.3 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm2, 0x3d                                  ;   226.0 fp2     68 w[6]
        db 0x2e, 0x2e
        add r13, qword [rsp + 312]                                ;   228.5 alu1+agu1   53 t1
        db 0x2e, 0x2e
        mov r8, rbx                                               ;   225.5         54 v[1] copy
        db 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm11                                   ;   227.0 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, r11                                              ;   226.7 alu3    55 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm2, 0x2d                                  ;   226.3 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 320], xmm3                                 ;   226.2 agu0+fp5   68 w[14] spill
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm3, xmm2, 0x13                                   ;   227.0 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm3                                  ;   228.0 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm3, xmm2, 6                                      ;   227.3 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm11                                   ;   229.0 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e
        add rbp, r10                                              ;   229.5 alu2    54 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm0, xmm0, xmm10                                   ;   227.5 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm0, xmm0, xmm14                                   ;   228.5 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm3                                    ;   230.0 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm4, xmm9                                   ;   228.3 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r11, rcx                                              ;   227.8         55 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r9, rbp                                               ;   230.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdi, rbp, 0xe                                        ;   230.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        mov rdx, rsi                                              ;   228.3         54 v[0] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rbp                                              ;   230.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, r9                                               ;   231.5 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, rbp, 0x12                                        ;   230.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, r9                                               ;   231.5 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, rbp, 0x29                                        ;   230.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm0                                   ;   229.5 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm7                                   ;   231.0 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, r9                                               ;   232.5 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, r11, 0x1c                                        ;   230.2 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, rbx                                              ;   232.5 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, r11, 0x22                                       ;   230.7 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rbx                                               ;   231.7 alu3    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, r11, 0x27                                       ;   231.2 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rbx                                               ;   232.7 alu0    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, r14                                              ;   230.8         55 v[0] copy
        db 0x2e, 0x2e, 0x2e
        xor r14, r12                                              ;   231.7 alu3    44 v[6]
        db 0x2e, 0x2e, 0x2e
        and rbx, r12                                              ;   231.7 alu2    44 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm3, [rel sha512_blocks.T0_w.blocks + 320]  ;   232.0 fp2+agu1   68 w[6]
        db 0x2e, 0x2e, 0x2e
        add r15, rbx                                              ;   232.7 alu0    55 v[5]
        db 0x2e, 0x2e, 0x2e
        mov rbx, rdx                                              ;   231.7         54 v[0] copy
        db 0x2e, 0x2e, 0x2e
        and r14, r11                                              ;   232.7 alu1    44 v[5]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 336], xmm0                                 ;   233.0 agu2+fp5   68 w[6]
        db 0x2e, 0x2e, 0x2e
        add r8, qword [rsp + 336]                                 ;   237.0 alu3+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        add r13, rdi                                              ;   233.5 alu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdi, r12                                              ;   232.5         55 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, r11                                              ;   233.0 alu0    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, r9                                               ;   233.7 alu1    55 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, r14                                              ;   234.7 alu3    55 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm12, 1                                    ;   233.2 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r9, rbp                                               ;   233.3         54 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, r13                                              ;   234.5 alu2    54 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm0, xmm12, 0x38                                  ;   233.7 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm7, xmm12, 8                                     ;   234.2 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm9, xmm12, 0x3f                                  ;   234.7 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm3, 3                                     ;   235.2 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        and rsi, rcx                                              ;   235.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r14, rcx, 0xe                                        ;   235.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        xor rbp, rcx                                              ;   235.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        xor rdx, rsi                                              ;   236.5 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rsi, rcx, 0x12                                       ;   235.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r12, r15                                              ;   235.7 alu0    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm3, 0x3d                                  ;   235.7 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, rsi                                              ;   236.5 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, rcx, 0x29                                       ;   235.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdi, r11                                              ;   236.3 alu0    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm0, xmm0, xmm7                                    ;   236.0 fp0     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm7, xmm3, 0x2d                                   ;   236.2 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm10                                   ;   236.3 fp3     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm0, xmm0, xmm9                                    ;   237.3 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm14                                 ;   237.0 fp0     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, rsi                                              ;   237.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm12, 7                                    ;   237.2 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, r12                                              ;   237.2 alu3    55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, rdx                                               ;   238.0 alu2    53 t1
        db 0x2e, 0x2e, 0x2e
        add rax, rdi                                              ;   238.2 alu0    55 v[4]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm14, xmm1, xmm8, 8                             ;   237.7 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, r15, 0x1c                                       ;   237.8 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx rsi, r15, 0x22                                       ;   238.3 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm3, 0x13                                  ;   238.2 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r15, 0x27                                       ;   238.8 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e
        add r8, r14                                               ;   239.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm12                                   ;   239.2 fp3     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm3, 6                                     ;   238.8 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e
        xor r12, rsi                                              ;   239.3 alu0    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbx, qword [rsp + 344]                                ;   239.3 alu2+agu1   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rdi                                              ;   240.3 alu3    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r14, [r15 + r8]                                       ;   240.0 alu1    54 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm0, xmm0, xmm10                                   ;   239.7 fp0     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm7                                  ;   240.2 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm12                                 ;   241.2 fp3     68 w[8]
        db 0x2e, 0x2e, 0x2e
        mov rsi, r9                                               ;   240.2         54 v[7] copy
        db 0x2e, 0x2e, 0x2e
        add rax, r12                                              ;   241.3 alu0    55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbp, r14                                              ;   241.0 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, r14, 0xe                                        ;   241.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, r14, 0x12                                       ;   241.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r14, 0x29                                       ;   241.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm14                                  ;   241.2 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm0                                   ;   242.2 fp0     68 w[8]
        db 0x2e, 0x2e, 0x2e
        xor r9, rbp                                               ;   242.0 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        xor r12, rdi                                              ;   242.5 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm11                                  ;   243.2 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rdx                                              ;   243.5 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, rax, 0x1c                                       ;   242.5 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbx, r9                                               ;   243.0 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, rax, 0x22                                        ;   242.8 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e
        rorx rbp, rax, 0x27                                       ;   243.5 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e
        add rbx, r12                                              ;   244.5 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        mov r12, r11                                              ;   243.0         55 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r15                                              ;   243.7 alu0    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r12, r15                                              ;   243.8 alu1    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, r9                                               ;   244.5 alu3    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r9, rcx                                               ;   243.7         54 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, r14                                              ;   244.5 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r11, rax                                              ;   244.7 alu0    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rbp                                              ;   245.5 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm5, [rel sha512_blocks.T0_w.blocks + 336]  ;   244.3 fp3+agu0   68 w[8]
        db 0x2e, 0x2e, 0x2e
        add r10, r12                                              ;   245.5 alu3    55 v[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 352], xmm0                                 ;   245.3 agu2+fp5   68 w[8]
        db 0x2e, 0x2e
        mov r12, qword [rsp + 360]                                ;   245.3 agu1    53 t1
        db 0x2e, 0x2e
        add r12, r9                                               ;   249.3 alu2    53 t1
        db 0x2e, 0x2e
        add r10, r11                                              ;   246.5 alu0    55 v[3]
        db 0x2e, 0x2e
        add rsi, qword [rsp + 352]                                ;   249.3 alu1+agu0   53 t1
        db 0x2e, 0x2e
        vpsllq xmm9, xmm15, 0x3f                                  ;   245.5 fp2     68 w[10]
        db 0x2e, 0x2e
        vpsrlq xmm10, xmm15, 1                                    ;   245.7 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm5, 3                                     ;   246.5 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm5, 0x3d                                  ;   246.7 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, rdi                                              ;   247.5 alu3    55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r11, [rbx + rax]                                      ;   246.5 alu2    54 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm0, xmm15, 0x38                                  ;   247.5 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm7, xmm15, 8                                     ;   247.7 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        mov rdi, r15                                              ;   246.8         55 v[5] copy
        db 0x2e, 0x2e, 0x2e
        xor r15, rax                                              ;   247.0 alu0    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rcx, r11                                              ;   247.5 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, r11, 0xe                                        ;   247.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r11, 0x12                                       ;   248.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rcx                                               ;   248.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, r11, 0x29                                       ;   248.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdi, rax                                              ;   248.0 alu0    44 v[2]
        db 0x2e, 0x2e, 0x2e
        xor rbp, rdx                                              ;   249.2 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm0, xmm0, xmm7                                    ;   248.7 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm7, xmm5, 0x2d                                   ;   248.5 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm12                                 ;   248.7 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rcx                                              ;   250.2 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm10                                   ;   249.0 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r9                                               ;   250.3 alu1    53 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm15, 7                                    ;   249.5 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        add r13, rdi                                              ;   249.5 alu2    55 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm5, 0x13                                  ;   250.0 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        rorx r9, r10, 0x1c                                        ;   250.2 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r10, 0x22                                       ;   250.5 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm5, 6                                     ;   250.5 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r10, 0x27                                       ;   251.2 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e
        add rsi, rbp                                              ;   251.3 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm12                                   ;   251.0 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm12, xmm2, xmm1, 8                             ;   251.0 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        and r15, r10                                              ;   251.0 alu0    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rdi                                               ;   251.5 alu3    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rcx                                               ;   252.5 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, r15                                              ;   252.0 alu0    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r15, r14                                              ;   251.7         54 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, r11                                              ;   252.2 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea rdi, [r10 + rsi]                                      ;   252.5 alu3    54 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, r9                                               ;   253.5 alu2    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, rdi, 0xe                                         ;   253.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, rdi, 0x29                                       ;   253.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm7                                  ;   252.7 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm0, xmm0, xmm9                                    ;   252.8 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm0, xmm0, xmm10                                   ;   253.8 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm15                                 ;   253.7 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        and r14, rdi                                              ;   253.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbp, rdi, 0x12                                       ;   254.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm6, xmm6, xmm12                                  ;   253.7 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm6, xmm6, xmm11                                  ;   254.7 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, r15                                              ;   254.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm6, xmm6, xmm0                                   ;   255.7 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rbp                                               ;   255.2 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rcx                                               ;   256.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, r13, 0x1c                                       ;   255.2 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, r14                                              ;   255.5 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r14, r13, 0x22                                       ;   255.5 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, r13, 0x27                                       ;   256.2 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdx, rax                                              ;   255.3         55 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, r10                                              ;   255.5 alu0    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdx, r10                                              ;   256.0 alu3    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, r9                                               ;   257.2 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rax, r13                                              ;   256.5 alu2    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, r14                                              ;   257.0 alu3    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, rdx                                               ;   257.2 alu1    55 v[1]
        db 0x2e, 0x2e, 0x2e
        xor rbp, rcx                                              ;   258.0 alu0    39 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm6, [rel sha512_blocks.T0_w.blocks + 352]  ;   256.7 fp1+agu1   68 w[10]
        db 0x2e, 0x2e, 0x2e
        mov r9, r11                                               ;   256.8         54 v[4] copy
        db 0x2e, 0x2e, 0x2e
        xor r11, rdi                                              ;   257.5 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 368], xmm0                                 ;   257.7 agu2+fp5   68 w[10]
        db 0x2e, 0x2e, 0x2e
        mov r14, qword [rsp + 376]                                ;   257.7 agu0    53 t1
        db 0x2e, 0x2e, 0x2e
        add r14, r9                                               ;   261.7 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        add r8, rax                                               ;   258.2 alu1    55 v[1]
        db 0x2e, 0x2e, 0x2e
        add r15, qword [rsp + 368]                                ;   261.7 alu0+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        lea rax, [r12 + r13]                                      ;   258.5 alu2    54 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm0, xmm13, 0x38                                  ;   258.2 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm7, xmm13, 8                                     ;   258.3 fp1     68 w[12]
        db 0x2e, 0x2e
        vpsllq xmm9, xmm13, 0x3f                                  ;   259.2 fp2     68 w[12]
        db 0x2e, 0x2e
        vpsrlq xmm10, xmm13, 1                                    ;   259.3 fp1     68 w[12]
        db 0x2e, 0x2e
        add r8, rbp                                               ;   259.2 alu3    55 v[1]
        db 0x2e, 0x2e
        vpsllq xmm11, xmm6, 3                                     ;   260.2 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm10                                   ;   260.3 fp3     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm6, 0x3d                                  ;   260.3 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e
        and r11, rax                                              ;   259.5 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbp, rax, 0xe                                        ;   259.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rax, 0x12                                       ;   260.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rax, 0x29                                       ;   260.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r9, r11                                               ;   260.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm0, xmm0, xmm7                                    ;   260.3 fp0     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm7, xmm6, 0x2d                                   ;   261.2 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rcx                                              ;   261.5 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r11, r8, 0x1c                                        ;   261.5 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r8, 0x22                                        ;   261.7 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm6, 6                                     ;   261.3 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm15                                 ;   261.3 fp3     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm6, 0x13                                  ;   262.2 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        xor rbp, rdx                                              ;   262.5 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, r9                                               ;   262.7 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm13, 7                                    ;   262.3 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm15                                   ;   263.2 fp0     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, r8, 0x27                                         ;   262.5 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rcx                                              ;   262.7 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e
        add r15, rbp                                              ;   263.7 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm15, xmm3, xmm2, 8                             ;   263.2 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        xor r11, r9                                               ;   263.7 alu3    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r9, r10                                               ;   263.2         55 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r13                                              ;   263.5 alu1    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r9, r13                                               ;   263.7 alu2    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbp, rdi                                              ;   263.7         54 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rax                                              ;   263.8 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r10, r8                                               ;   264.5 alu3    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbx, r9                                               ;   264.7 alu1    55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbx, r11                                              ;   265.7 alu2    55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r9, [r8 + r15]                                        ;   264.8 alu0    54 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm7                                  ;   264.7 fp3     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm10                                 ;   265.7 fp0     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm0, xmm0, xmm9                                    ;   265.0 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm0, xmm0, xmm13                                   ;   266.0 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        add rbx, r10                                              ;   266.7 alu3    55 v[0]
        db 0x2e, 0x2e, 0x2e
        and rdi, r9                                               ;   265.8 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r10, r9, 0xe                                         ;   265.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r11, r9, 0x12                                        ;   266.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r9, 0x29                                        ;   266.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm7, xmm15, [rsp + 128]                           ;   266.2 fp3+agu0   68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm7, xmm7, xmm11                                  ;   267.2 fp0     68 w[12]
        db 0x2e, 0x2e, 0x2e
        xor rdi, rbp                                              ;   266.8 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm7, xmm7, xmm0                                   ;   268.2 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e
        xor r10, r11                                              ;   267.5 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        add r14, rdi                                              ;   267.8 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r11, rbx, 0x1c                                       ;   267.7 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rcx                                              ;   268.5 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, rbx, 0x22                                       ;   268.5 alu1    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, rbx, 0x27                                       ;   268.7 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdx, r13                                              ;   267.8         55 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, r8                                               ;   268.0 alu3    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdx, r8                                               ;   268.5 alu0    44 v[7]
        db 0x2e, 0x2e, 0x2e
        and r13, rbx                                              ;   269.0 alu3    44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r10                                              ;   269.5 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rdi                                              ;   269.5 alu0    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, rdx                                              ;   269.7 alu2    55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm7, [rel sha512_blocks.T0_w.blocks + 368]  ;   269.2 fp2+agu1   68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, rax                                              ;   269.2         54 v[2] copy
        db 0x2e, 0x2e, 0x2e
        xor rax, r9                                               ;   270.0 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        add rsi, r13                                              ;   270.7 alu1    55 v[7]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 384], xmm0                                 ;   270.2 agu2+fp5   68 w[12]
        db 0x2e, 0x2e, 0x2e
        mov r13, qword [rsp + 392]                                ;   270.2 agu0    53 t1
        db 0x2e, 0x2e, 0x2e
        add r13, r10                                              ;   274.2 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        xor r11, rcx                                              ;   270.7 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e
        add rbp, qword [rsp + 384]                                ;   274.2 alu3+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        lea rdi, [r14 + rbx]                                      ;   271.5 alu1    54 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm0, xmm4, 0x38                                   ;   270.7 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm9, xmm4, 8                                      ;   270.8 fp2     68 w[14]
        db 0x2e, 0x2e
        vpsllq xmm10, xmm4, 0x3f                                  ;   271.7 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm4, 1                                     ;   271.8 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm7, 3                                     ;   272.7 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r11                                              ;   271.7 alu0    55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r11, r8                                               ;   271.7         55 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rbx                                               ;   271.8 alu2    44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rax, rdi                                              ;   272.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rdi, 0xe                                        ;   272.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rdi, 0x12                                       ;   272.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rax                                              ;   273.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, rdi, 0x29                                       ;   273.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r11, rbx                                              ;   273.0 alu3    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r8, rsi                                               ;   273.5 alu0    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, rdx                                              ;   273.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm0, xmm0, xmm9                                    ;   273.3 fp3     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm11                                 ;   273.5 fp0     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, r10                                              ;   275.2 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm4, 7                                      ;   273.8 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm9, xmm7, 0x3d                                   ;   274.0 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, rsi, 0x1c                                       ;   274.5 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, rax                                              ;   274.8 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm9                                  ;   275.0 fp3     68 w[14]
        db 0x2e, 0x2e, 0x2e
        add r12, r8                                               ;   274.8 alu2    55 v[6]
        db 0x2e, 0x2e, 0x2e
        add r12, r11                                              ;   275.8 alu3    55 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx r8, rsi, 0x22                                        ;   275.5 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r10, rsi, 0x27                                       ;   275.8 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm9, xmm7, 0x2d                                   ;   275.3 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm7, 0x13                                  ;   275.5 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, rcx                                              ;   276.2 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        xor rdx, r8                                               ;   276.5 alu3    39 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm11                                   ;   276.5 fp0     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm11, xmm5, xmm3, 8                             ;   276.3 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e
        mov r8, r9                                                ;   276.3         54 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rdi                                               ;   276.5 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, r10                                              ;   277.5 alu0    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r10, [rsi + rbp]                                      ;   277.2 alu2    54 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm0, xmm0, xmm10                                   ;   277.0 fp3     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm0, xmm0, xmm4                                    ;   278.0 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm9                                  ;   277.5 fp0     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r11, r8                                               ;   277.5         54 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm7, 6                                      ;   277.7 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, rdx                                              ;   278.5 alu3    55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r9, r10                                               ;   278.2 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, r10, 0xe                                        ;   278.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm4                                  ;   278.7 fp3     68 w[14]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r10, 0x12                                       ;   279.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r10, 0x29                                       ;   279.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r8, r9                                                ;   279.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm11                                  ;   279.0 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm13                                  ;   280.0 fp0     68 w[14]
        db 0x2e, 0x2e, 0x2e
        xor rax, rcx                                              ;   280.0 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, [rsp + 320]                            ;   281.0 fp2+agu0   68 w[14]
        db 0x2e, 0x2e, 0x2e
        add r13, r8                                               ;   280.2 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r8, r12, 0x1c                                        ;   280.0 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e
        xor rax, rdx                                              ;   281.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r9, r12, 0x22                                        ;   281.0 alu1    39 v[5]
        db 0x2e, 0x2e
        rorx rcx, r12, 0x27                                       ;   281.2 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdx, rbx                                              ;   280.5         55 v[0] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, rsi                                              ;   280.7 alu3    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdx, rsi                                              ;   280.8 alu0    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, rax                                              ;   282.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r9                                                ;   282.0 alu0    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, r12                                              ;   282.0 alu1    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rcx                                               ;   283.0 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, rdx                                              ;   282.7 alu3    55 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm0, [rel sha512_blocks.T0_w.blocks + 384]  ;   282.0 fp3+agu1   68 w[14]
        db 0x2e, 0x2e, 0x2e
        mov r9, rdi                                               ;   282.0         54 v[0] copy
        db 0x2e, 0x2e, 0x2e
        xor rdi, r10                                              ;   282.8 alu0    43 t1
        db 0x2e, 0x2e
        vmovdqa [rsp + 400], xmm4                                 ;   283.0 agu2+fp5   68 w[14]
        db 0x2e, 0x2e
        mov rax, qword [rsp + 408]                                ;   283.0 agu0    53 t1
        db 0x2e, 0x2e
        add rax, r9                                               ;   287.0 alu1    53 t1
        db 0x2e, 0x2e
        add r15, rbx                                              ;   283.7 alu2    55 v[5]
        db 0x2e, 0x2e
        add r11, qword [rsp + 400]                                ;   287.0 alu3+agu1   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea rcx, [r13 + r12]                                      ;   283.8 alu0    54 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm4, xmm14, 0x38                                  ;   283.3 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, r8                                               ;   284.7 alu1    55 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm9, xmm14, 8                                     ;   283.7 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm10, xmm14, 0x3f                                 ;   284.3 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        mov r8, rsi                                               ;   284.0         55 v[7] copy
        db 0x2e, 0x2e, 0x2e
        xor rsi, r12                                              ;   284.2 alu2    44 v[5]
        db 0x2e, 0x2e, 0x2e
        and rdi, rcx                                              ;   284.8 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rcx, 0xe                                        ;   285.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, rcx, 0x12                                       ;   285.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r9, rdi                                               ;   285.8 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm9                                    ;   285.0 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm9, xmm0, 3                                      ;   285.2 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        rorx rdi, rcx, 0x29                                       ;   286.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        and r8, r12                                               ;   285.7 alu3    44 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm14, 1                                    ;   285.7 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rsi, r15                                              ;   285.8 alu0    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, rbx                                              ;   286.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, r9                                               ;   288.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, rdi                                              ;   287.2 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm14, 7                                    ;   286.5 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r8                                               ;   287.0 alu1    55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm13                                 ;   286.8 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, rsi                                              ;   288.0 alu2    55 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx r8, r15, 0x1c                                        ;   288.0 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx r9, r15, 0x22                                        ;   288.2 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx rsi, r15, 0x27                                       ;   289.0 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm0, 0x3d                                  ;   287.7 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        add r11, rdx                                              ;   289.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm13                                   ;   288.7 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm13, xmm6, xmm5, 8                             ;   288.2 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        xor r8, r9                                                ;   289.2 alu0    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r9, r10                                               ;   288.5         54 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm10                                   ;   288.7 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rcx                                              ;   288.8 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea rdi, [r15 + r11]                                      ;   290.0 alu2    54 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm14                                   ;   289.7 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm10, xmm0, 0x2d                                  ;   289.3 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rsi                                               ;   290.2 alu0    39 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm0, 0x13                                  ;   290.2 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rsi, r9                                               ;   289.8         54 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r8                                               ;   291.2 alu3    55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm14                                 ;   291.2 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm0, 6                                     ;   290.3 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm8, xmm8, xmm4                                   ;   290.7 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm8, xmm8, xmm13                                  ;   291.7 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        and r10, rdi                                              ;   291.0 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r8, rdi, 0xe                                         ;   291.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, rdi, 0x12                                       ;   291.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, rdi, 0x29                                       ;   292.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm14                                   ;   291.5 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e
        xor r9, r10                                               ;   292.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm10                                   ;   292.5 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        xor r8, rdx                                               ;   292.8 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r8, rbx                                               ;   293.8 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r10, r14, 0x1c                                       ;   292.8 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, r9                                               ;   293.0 alu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, r14, 0x22                                        ;   293.8 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm8, xmm8, xmm9                                   ;   293.5 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r14, 0x27                                       ;   294.0 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, r12                                              ;   293.2         55 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, r15                                              ;   293.3 alu3    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, r15                                              ;   293.7 alu0    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, r8                                               ;   294.8 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        and r12, r14                                              ;   294.7 alu0    44 v[3]
        db 0x2e, 0x2e, 0x2e
        xor r10, r9                                               ;   294.8 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e
        add rbp, rbx                                              ;   295.0 alu2    55 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm8, [rel sha512_blocks.T0_w.blocks + 400]  ;   294.5 fp1+agu0   68 w[0]
        db 0x2e, 0x2e, 0x2e
        xor r10, rdx                                              ;   295.8 alu3    39 v[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 416], xmm4                                 ;   295.5 agu2+fp5   68 w[0]
        db 0x2e, 0x2e, 0x2e
        add rsi, qword [rsp + 416]                                ;   299.5 alu0+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        add rbp, r12                                              ;   296.0 alu1    55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, rcx                                               ;   295.2         54 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, rdi                                              ;   296.0 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r9, qword [rsp + 424]                                 ;   295.5 agu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, r8                                                ;   299.5 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        lea r12, [rax + r14]                                      ;   296.7 alu0    54 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm4, xmm12, 0x38                                  ;   296.0 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        add rbp, r10                                              ;   297.0 alu1    55 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm9, xmm12, 8                                     ;   296.3 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm10, xmm12, 0x3f                                 ;   297.0 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm12, 1                                    ;   297.3 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, r15                                              ;   296.8         55 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, r14                                              ;   297.0 alu2    44 v[3]
        db 0x2e, 0x2e, 0x2e
        and rcx, r12                                              ;   297.7 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r12, 0xe                                        ;   297.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r12, 0x12                                       ;   298.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r8, rcx                                               ;   298.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, r12, 0x29                                       ;   298.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r10, r14                                              ;   298.3 alu3    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, rbx                                              ;   299.0 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm9                                    ;   298.3 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm9, xmm8, 3                                      ;   298.5 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        xor rdx, rcx                                              ;   300.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm14                                 ;   298.8 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm12, 7                                    ;   299.0 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        add rsi, r8                                               ;   300.5 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        add r13, r10                                              ;   299.7 alu0    55 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx r8, rbp, 0x1c                                        ;   299.8 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx r10, rbp, 0x22                                       ;   300.0 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm8, 0x3d                                  ;   299.8 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm14                                   ;   300.8 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm14, xmm7, xmm6, 8                             ;   300.2 fp1     68 w[2]
        db 0x2e, 0x2e
        rorx rcx, rbp, 0x27                                       ;   300.8 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r15, rbp                                              ;   300.5 alu3    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, r15                                              ;   301.5 alu0    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, rdx                                              ;   301.5 alu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r10                                               ;   301.5 alu3    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, rdi                                              ;   301.2         54 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, r12                                              ;   301.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rcx                                               ;   302.5 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r15, [rbp + rsi]                                      ;   302.5 alu2    54 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm10                                   ;   301.8 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm12                                   ;   302.8 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm10, xmm8, 0x2d                                  ;   302.2 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm8, 0x13                                  ;   303.0 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        add r13, r8                                               ;   303.5 alu3    55 v[2]
        db 0x2e, 0x2e, 0x2e
        mov rcx, r10                                              ;   302.7         54 v[5] copy
        db 0x2e, 0x2e, 0x2e
        rorx r8, r15, 0xe                                         ;   303.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r15, 0x12                                       ;   303.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, r15, 0x29                                       ;   303.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm12                                 ;   304.0 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm8, 6                                     ;   303.5 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm4                                   ;   303.8 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm12                                   ;   304.5 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        and rdi, r15                                              ;   304.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        xor r8, rdx                                               ;   304.5 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r8, rbx                                               ;   305.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm10                                   ;   305.5 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm14                                  ;   304.8 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rdi                                              ;   305.0 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        add r9, r10                                               ;   306.0 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r10, r13, 0x1c                                       ;   305.3 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r13, 0x22                                       ;   305.8 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r13, 0x27                                       ;   306.3 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e
        mov rbx, r14                                              ;   305.7         55 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, rbp                                              ;   305.8 alu3    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, rbp                                              ;   306.0 alu0    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, r8                                                ;   307.0 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r14, r13                                              ;   306.8 alu3    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rdi                                              ;   307.0 alu0    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, rbx                                              ;   307.3 alu2    55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, r12                                               ;   306.8         54 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, r15                                              ;   307.8 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        xor r10, rdx                                              ;   308.0 alu3    39 v[1]
        db 0x2e, 0x2e, 0x2e
        add r11, r14                                              ;   308.3 alu0    55 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm9                                   ;   307.5 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm1, [rel sha512_blocks.T0_w.blocks + 416]  ;   308.5 fp2+agu1   68 w[2]
        db 0x2e, 0x2e
        lea r14, [r9 + r13]                                       ;   308.3 alu2    54 v[2]
        db 0x2e, 0x2e
        vpsllq xmm9, xmm15, 0x38                                  ;   308.0 fp1     68 w[4]
        db 0x2e, 0x2e
        vmovdqa [rsp + 432], xmm4                                 ;   309.5 agu2+fp5   68 w[2]
        db 0x2e, 0x2e
        vpsllq xmm10, xmm15, 0x3f                                 ;   308.7 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm15, 1                                    ;   309.0 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e
        add rcx, qword [rsp + 432]                                ;   313.5 alu1+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        and r12, r14                                              ;   309.3 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        mov rdi, qword [rsp + 440]                                ;   309.5 agu1    53 t1
        db 0x2e, 0x2e, 0x2e
        add rdi, r8                                               ;   313.5 alu0    53 t1
        db 0x2e, 0x2e
        add r11, r10                                              ;   309.3 alu2    55 v[1]
        db 0x2e, 0x2e
        vpsrlq xmm4, xmm15, 8                                     ;   309.7 fp2     68 w[4]
        db 0x2e, 0x2e
        rorx r10, r14, 0xe                                        ;   309.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r14, 0x12                                       ;   310.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, r14, 0x29                                       ;   310.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r12                                               ;   310.3 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r12, rbp                                              ;   310.3         55 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, r13                                              ;   310.5 alu0    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r12, r13                                              ;   311.2 alu3    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rdx                                              ;   311.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm4                                    ;   311.0 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, r8                                               ;   314.5 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rbx                                              ;   312.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm12                                 ;   311.5 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm15, 7                                     ;   311.7 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e
        rorx r8, r11, 0x1c                                        ;   312.3 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e
        add rax, r12                                              ;   312.2 alu3    55 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx r12, r11, 0x22                                       ;   312.8 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r11, 0x27                                       ;   313.3 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbp, r11                                              ;   312.5 alu0    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm12, xmm1, 3                                     ;   312.7 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm1, 0x3d                                  ;   312.8 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, rbp                                              ;   313.5 alu3    55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, r10                                              ;   315.5 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm15                                 ;   313.8 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm15, xmm0, xmm7, 8                             ;   313.7 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        xor r8, r12                                               ;   313.8 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, r15                                              ;   313.8         54 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, r14                                              ;   314.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm10                                   ;   314.2 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm4                                    ;   315.2 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm9                                   ;   316.2 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm4, xmm1, 0x2d                                   ;   314.7 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rdx                                               ;   314.8 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r12, [r11 + rcx]                                      ;   316.5 alu0    54 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm1, 0x13                                  ;   315.3 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbp, r10                                              ;   315.3         54 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, r8                                               ;   315.8 alu1    55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm10                                   ;   316.3 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm1, 6                                     ;   315.8 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        and r15, r12                                              ;   317.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r8, r12, 0xe                                         ;   317.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm10                                 ;   316.8 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r12, 0x12                                       ;   317.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r15                                              ;   318.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm4                                  ;   317.8 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rdx                                               ;   318.5 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r12, 0x29                                       ;   317.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm15                                  ;   317.3 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e
        xor r8, rbx                                               ;   319.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r15, rax, 0x1c                                       ;   318.2 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, rax, 0x22                                       ;   318.5 alu1    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r10                                              ;   319.5 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm12                                  ;   318.8 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, r13                                              ;   318.3         55 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r10, rax, 0x27                                       ;   319.2 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, r11                                              ;   318.7 alu3    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, r11                                              ;   319.0 alu0    44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r8                                               ;   320.5 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rdx                                              ;   319.7 alu3    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r13, rax                                              ;   320.0 alu0    44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, r10                                              ;   320.7 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, rbx                                              ;   320.5 alu1    55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm2, [rel sha512_blocks.T0_w.blocks + 432]  ;   319.8 fp0+agu0   68 w[4]
        db 0x2e, 0x2e, 0x2e
        mov r8, r14                                               ;   320.0         54 v[2] copy
        db 0x2e, 0x2e, 0x2e
        xor r14, r12                                              ;   320.7 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 448], xmm4                                 ;   320.8 agu2+fp5   68 w[4]
        db 0x2e, 0x2e, 0x2e
        mov r10, qword [rsp + 456]                                ;   320.8 agu1    53 t1
        db 0x2e, 0x2e, 0x2e
        add r10, r8                                               ;   324.8 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        add rsi, r13                                              ;   321.5 alu2    55 v[7]
        db 0x2e, 0x2e, 0x2e
        add rbp, qword [rsp + 448]                                ;   324.8 alu1+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        add rsi, r15                                              ;   322.5 alu3    55 v[7]
        db 0x2e, 0x2e, 0x2e
        lea r13, [rdi + rax]                                      ;   322.0 alu0    54 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm4, xmm11, 0x38                                  ;   321.5 fp1     68 w[6]
        db 0x2e, 0x2e
        vpsrlq xmm9, xmm11, 8                                     ;   321.7 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm10, xmm11, 0x3f                                 ;   322.5 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm11, 1                                    ;   322.7 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        mov r15, r11                                              ;   322.2         55 v[1] copy
        db 0x2e, 0x2e, 0x2e
        xor r11, rax                                              ;   322.3 alu2    44 v[7]
        db 0x2e, 0x2e, 0x2e
        and r14, r13                                              ;   323.0 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r13, 0xe                                        ;   323.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r13, 0x12                                       ;   323.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm9                                    ;   323.0 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm9, xmm2, 3                                      ;   323.5 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r14                                               ;   324.0 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r14, r13, 0x29                                       ;   324.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r15, rax                                              ;   323.7 alu0    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, rbx                                              ;   324.5 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, rsi, 0x1c                                       ;   324.5 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e
        xor rdx, r14                                              ;   325.5 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm11, 7                                    ;   324.3 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm12                                 ;   324.5 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, r8                                               ;   325.8 alu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r8, rsi, 0x22                                        ;   325.5 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, r15                                               ;   325.3 alu3    55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r14, rsi, 0x27                                       ;   326.3 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r11, rsi                                              ;   325.7 alu0    44 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm2, 0x3d                                  ;   325.5 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        add rbp, rdx                                              ;   326.8 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, r11                                               ;   326.7 alu1    55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, r8                                               ;   326.7 alu0    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm12                                   ;   326.5 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm12, xmm8, xmm0, 8                             ;   326.3 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, r14                                              ;   327.7 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, r12                                               ;   326.7         54 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, r13                                              ;   327.3 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r11, [rsi + rbp]                                      ;   327.8 alu1    54 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm10                                   ;   327.2 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm11                                   ;   328.2 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm10, xmm2, 0x2d                                  ;   327.5 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm2, 0x13                                  ;   328.3 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        add r9, rbx                                               ;   328.7 alu0    55 v[6]
        db 0x2e, 0x2e, 0x2e
        mov r14, r8                                               ;   328.0         54 v[1] copy
        db 0x2e, 0x2e, 0x2e
        rorx r15, r11, 0xe                                        ;   328.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r11, 0x12                                       ;   328.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, r11, 0x29                                       ;   329.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm11                                 ;   329.3 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm2, 6                                     ;   328.8 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm4                                   ;   329.2 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm11                                   ;   329.8 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        xor r15, rdx                                              ;   329.8 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm10                                   ;   330.8 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e
        and r12, r11                                              ;   329.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r12                                               ;   330.7 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm12                                  ;   330.2 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rbx                                              ;   330.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, r8                                               ;   331.7 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r8, r9, 0x1c                                         ;   330.8 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx r12, r9, 0x22                                        ;   331.3 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r9, 0x27                                        ;   331.8 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e
        mov rbx, rax                                              ;   331.0         55 v[0] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, rsi                                              ;   331.2 alu0    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, rsi                                              ;   331.3 alu3    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm9                                   ;   331.8 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, r15                                              ;   332.7 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r12                                               ;   332.3 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, rbx                                              ;   332.3 alu3    55 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rax, r9                                               ;   332.8 alu1    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rdx                                               ;   333.3 alu0    39 v[5]
        db 0x2e, 0x2e, 0x2e
        mov r12, r13                                              ;   332.5         54 v[0] copy
        db 0x2e, 0x2e, 0x2e
        xor r13, r11                                              ;   333.3 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm3, [rel sha512_blocks.T0_w.blocks + 448]  ;   332.8 fp1+agu1   68 w[6]
        db 0x2e, 0x2e, 0x2e
        lea r15, [r9 + r10]                                       ;   333.7 alu3    54 v[6]
        db 0x2e, 0x2e
        vpsllq xmm9, xmm13, 0x38                                  ;   333.2 fp2     68 w[8]
        db 0x2e, 0x2e
        add rcx, rax                                              ;   333.8 alu1    55 v[5]
        db 0x2e, 0x2e
        vmovdqa [rsp + 464], xmm4                                 ;   333.8 agu2+fp5   68 w[6]
        db 0x2e, 0x2e
        mov rax, qword [rsp + 472]                                ;   333.8 agu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, r12                                              ;   337.8 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, r8                                               ;   334.8 alu2    55 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm13, 8                                     ;   334.2 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r13, r15                                              ;   334.7 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r8, r15, 0xe                                         ;   334.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r15, 0x12                                       ;   335.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r15, 0x29                                       ;   335.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r12, r13                                              ;   335.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm10, xmm13, 0x3f                                 ;   335.2 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm13, 1                                    ;   335.3 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        xor r8, rdx                                               ;   336.3 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm4                                    ;   335.7 fp3     68 w[8]
        db 0x2e, 0x2e, 0x2e
        add r14, r12                                              ;   336.7 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        add r14, qword [rsp + 464]                                ;   337.8 alu2+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r12, rcx, 0x1c                                       ;   336.8 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e
        xor r8, rbx                                               ;   337.3 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm11                                 ;   336.5 fp0     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm13, 7                                     ;   336.7 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e
        rorx r13, rcx, 0x22                                       ;   337.3 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rcx, 0x27                                       ;   337.8 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm3, 3                                     ;   337.2 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm3, 0x3d                                  ;   337.7 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e
        add r14, r8                                               ;   338.8 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        xor r12, r13                                              ;   338.3 alu3    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, rsi                                               ;   337.8         55 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, r9                                               ;   338.3 alu2    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r8, r9                                                ;   338.5 alu0    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm13                                 ;   338.7 fp3     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rdx                                              ;   339.3 alu3    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm13, xmm1, xmm8, 8                             ;   338.7 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rsi, rcx                                              ;   339.3 alu1    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r8                                               ;   339.5 alu2    55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, r11                                               ;   339.2         54 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r15                                              ;   339.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r12                                              ;   340.5 alu3    55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, rsi                                              ;   341.5 alu1    55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r12, [r14 + rcx]                                      ;   340.3 alu2    54 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r11, r12                                              ;   341.3 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm10                                   ;   340.2 fp0     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm4                                    ;   341.2 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm4, xmm3, 0x2d                                   ;   340.5 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm3, 0x13                                  ;   341.3 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e
        rorx r13, r12, 0xe                                        ;   341.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rsi, r12, 0x12                                       ;   341.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r12, 0x29                                       ;   341.8 alu1    40 t1
        db 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm13                                  ;   341.3 fp3     68 w[8]
        db 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm10                                   ;   342.3 fp0     68 w[8]
        db 0x2e, 0x2e
        vpsrlq xmm10, xmm3, 6                                     ;   341.7 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm9                                   ;   342.3 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rsi                                              ;   342.3 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm10                                 ;   342.7 fp3     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r8                                               ;   342.3 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rdx                                              ;   343.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, r11                                              ;   343.3 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm4                                  ;   343.7 fp0     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r11, rdi, 0x1c                                       ;   343.5 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, rdi, 0x22                                       ;   343.8 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, rdi, 0x27                                       ;   344.5 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, r13                                              ;   344.3 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r13, r9                                               ;   343.7         55 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r13, rcx                                              ;   343.8 alu0    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rcx                                               ;   344.5 alu3    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm11                                  ;   344.7 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rsi                                              ;   344.8 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r9, rdi                                               ;   345.5 alu0    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rdx                                              ;   345.8 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, r13                                              ;   345.5 alu3    55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm10, xmm14, 0x3f                                 ;   345.0 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r13, r15                                              ;   345.2         54 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, r12                                              ;   345.8 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, r9                                               ;   346.5 alu0    55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r9, [rax + rdi]                                       ;   346.5 alu2    54 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm4, xmm14, 0x38                                  ;   345.8 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm14, 1                                    ;   346.0 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm9, xmm14, 8                                     ;   346.8 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, r11                                              ;   347.5 alu3    55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r11, r13                                              ;   346.5         54 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rsi, rcx                                              ;   346.7         55 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, rdi                                              ;   346.8 alu1    44 v[3]
        db 0x2e, 0x2e, 0x2e
        and r15, r9                                               ;   347.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r9, 0xe                                         ;   347.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, r9, 0x12                                        ;   347.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, r15                                              ;   348.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, r9, 0x29                                        ;   348.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rsi, rdi                                              ;   348.0 alu0    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, rbx                                              ;   348.8 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, r12                                              ;   348.2         54 v[5] copy
        db 0x2e, 0x2e, 0x2e
        xor r12, r9                                               ;   348.8 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rcx, rbp                                              ;   349.0 alu0    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, r15                                              ;   349.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, r13                                               ;   349.5 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r13, rbp, 0x1c                                       ;   349.8 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, rbp, 0x22                                       ;   350.5 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, rdx                                               ;   350.8 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, rbp, 0x27                                       ;   350.8 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e
        xor r13, r15                                              ;   351.5 alu3    39 v[2]
        db 0x2e, 0x2e
        mov r15, rbp                                              ;   349.8         55 v[3] copy
        db 0x2e, 0x2e
        xor r13, rdx                                              ;   352.5 alu0    39 v[2]
        db 0x2e, 0x2e
        vmovdqa [rsp + 320], xmm8                                 ;   350.2 agu2+fp5   68 w[0] spill
        db 0x2e, 0x2e
        vpsrlq xmm14, xmm14, 7                                    ;   350.3 fp2     68 w[10]
        db 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm9                                    ;   350.5 fp3     68 w[10]
        db 0x2e, 0x2e
        vpaddq xmm8, xmm5, [rel sha512_blocks.T0_w.blocks + 464]  ;   350.7 fp0+agu0   68 w[8]
        db 0x2e, 0x2e
        vmovdqa [rsp + 480], xmm8                                 ;   351.7 agu1+fp5   68 w[8]
        db 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm11                                 ;   351.0 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        add r10, rcx                                              ;   351.5 alu2    55 v[2]
        db 0x2e, 0x2e, 0x2e
        add r10, rsi                                              ;   352.5 alu3    55 v[2]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm8, xmm2, xmm1, 8                              ;   351.5 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        add r8, qword [rsp + 480]                                 ;   355.7 alu1+agu2   53 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm9, xmm5, 3                                      ;   352.0 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm5, 0x3d                                  ;   352.5 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        add r11, qword [rsp + 488]                                ;   355.7 alu0+agu0   53 t1
        db 0x2e, 0x2e
        mov rsi, rbx                                              ;   352.3         54 v[5] copy
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm11                                   ;   353.5 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm5, 0x2d                                  ;   353.0 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        add r10, r13                                              ;   353.5 alu2    55 v[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 128], xmm1                                 ;   353.0 agu1+fp5   68 w[2] spill
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm1, xmm5, 0x13                                   ;   353.5 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm1                                  ;   354.5 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm1, xmm5, 6                                      ;   354.0 fp1     68 w[10]
        db 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm11                                   ;   355.5 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, r8                                               ;   356.7 alu3    54 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm10                                   ;   354.3 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm14                                   ;   355.3 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm1                                    ;   356.5 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm8, xmm6                                   ;   355.0 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm4                                   ;   356.3 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r13, r10                                              ;   354.8         55 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r12, rbp                                              ;   357.7 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, rbp, 0xe                                        ;   357.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdx, r9                                               ;   355.3         54 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rbp                                               ;   357.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, r12                                              ;   358.7 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, rbp, 0x12                                       ;   357.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        xor rcx, r12                                              ;   358.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r12, rbp, 0x29                                       ;   357.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm9                                   ;   357.5 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, r12                                              ;   359.7 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, r13, 0x1c                                       ;   357.2 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm1, [rel sha512_blocks.T0_w.blocks + 480]  ;   358.5 fp3+agu0   68 w[10]
        db 0x2e, 0x2e, 0x2e
        add r11, rbx                                              ;   359.7 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r13, 0x22                                       ;   358.0 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e
        xor r12, rbx                                              ;   359.0 alu0    39 v[1]
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r13, 0x27                                       ;   358.2 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e
        xor r12, rbx                                              ;   360.0 alu3    39 v[1]
        db 0x2e, 0x2e, 0x2e
        mov rbx, rdi                                              ;   357.8         55 v[4] copy
        db 0x2e, 0x2e, 0x2e
        xor rdi, r15                                              ;   358.5 alu0    44 v[2]
        db 0x2e, 0x2e, 0x2e
        and rbx, r15                                              ;   359.0 alu1    44 v[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 496], xmm4                                 ;   359.5 agu2+fp5   68 w[10]
        db 0x2e, 0x2e, 0x2e
        add rsi, qword [rsp + 496]                                ;   363.5 alu3+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        and rdi, r13                                              ;   359.5 alu2    44 v[1]
        db 0x2e, 0x2e, 0x2e
        add r14, rbx                                              ;   360.0 alu0    55 v[1]
        db 0x2e, 0x2e, 0x2e
        mov rbx, qword [rsp + 504]                                ;   359.5 agu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbx, rdx                                              ;   363.5 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, rcx                                              ;   360.7 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, rdi                                              ;   361.0 alu2    55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r12                                              ;   362.0 alu0    55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r12, r15                                              ;   359.8         55 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, r13                                              ;   361.0 alu1    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, r11                                              ;   361.7 alu3    54 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm15, 1                                    ;   360.3 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm1, 3                                     ;   360.5 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm1, 0x3d                                  ;   361.3 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm4, xmm15, 0x38                                  ;   361.5 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm6, xmm15, 8                                     ;   362.3 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm9, xmm15, 0x3f                                  ;   362.5 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        mov rdi, rbp                                              ;   361.3         54 v[3] copy
        db 0x2e, 0x2e, 0x2e
        and r9, r10                                               ;   362.7 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r10, 0xe                                        ;   362.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, r10                                              ;   362.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, r9                                               ;   363.7 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, r10, 0x12                                        ;   362.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r15, r14                                              ;   363.0 alu0    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, r9                                               ;   363.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, r10, 0x29                                        ;   363.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r12, r13                                              ;   363.0 alu3    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm6                                    ;   363.3 fp0     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm14                                 ;   363.2 fp3     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, r9                                               ;   364.7 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm10                                   ;   363.5 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm6, xmm15, 7                                     ;   363.7 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm10, xmm1, 0x2d                                  ;   364.5 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, rdx                                              ;   364.7 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, r15                                              ;   364.2 alu3    55 v[0]
        db 0x2e, 0x2e, 0x2e
        add rax, r12                                              ;   365.2 alu2    55 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx r9, r14, 0x1c                                        ;   365.0 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx r12, r14, 0x22                                       ;   365.5 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm1, 0x13                                  ;   364.8 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        rorx r15, r14, 0x27                                       ;   366.0 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e
        add rsi, rcx                                              ;   365.7 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm15, xmm3, xmm2, 8                             ;   365.5 fp1     68 w[12]
        db 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm14                                 ;   365.8 fp0     68 w[12]
        db 0x2e, 0x2e
        vpsrlq xmm14, xmm1, 6                                     ;   365.8 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, r12                                               ;   366.5 alu3    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, r15                                               ;   367.5 alu0    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r12, [r14 + rsi]                                      ;   366.7 alu2    54 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm9                                    ;   366.3 fp3     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm6                                    ;   367.3 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm10                                 ;   366.8 fp0     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm14                                 ;   367.8 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r15, rdi                                              ;   367.0         54 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbp, r12                                              ;   367.7 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, r12, 0xe                                        ;   367.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r12, 0x12                                       ;   367.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rbp                                              ;   368.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm7, xmm7, xmm15                                  ;   367.8 fp3     68 w[12]
        db 0x2e, 0x2e, 0x2e
        add rax, r9                                               ;   368.5 alu3    55 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx r9, r12, 0x29                                        ;   368.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm7, xmm7, xmm4                                   ;   368.8 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm7, xmm7, xmm11                                  ;   369.8 fp0     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, rdx                                              ;   368.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, r9                                               ;   369.7 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbx, rdi                                              ;   369.7 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, rax, 0x1c                                        ;   369.5 alu1    39 v[7]
        db 0x2e, 0x2e, 0x2e
        rorx rdi, rax, 0x22                                       ;   369.7 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e
        rorx rbp, rax, 0x27                                       ;   370.3 alu1    39 v[7]
        db 0x2e, 0x2e, 0x2e
        mov rdx, r13                                              ;   369.7         55 v[2] copy
        db 0x2e, 0x2e, 0x2e
        xor r13, r14                                              ;   369.8 alu0    44 v[0]
        db 0x2e, 0x2e, 0x2e
        and rdx, r14                                              ;   370.2 alu3    44 v[7]
        db 0x2e, 0x2e, 0x2e
        add rbx, rcx                                              ;   370.7 alu2    53 t1
        db 0x2e, 0x2e, 0x2e
        and r13, rax                                              ;   370.8 alu0    44 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm7, [rel sha512_blocks.T0_w.blocks + 496]  ;   370.8 fp2+agu1   68 w[12]
        db 0x2e, 0x2e, 0x2e
        xor r9, rdi                                               ;   371.2 alu3    39 v[7]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 512], xmm4                                 ;   371.8 agu2+fp5   68 w[12]
        db 0x2e, 0x2e, 0x2e
        add r15, qword [rsp + 512]                                ;   375.8 alu1+agu0   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, rdx                                               ;   371.7 alu2    55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, r13                                               ;   372.7 alu0    55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rbp                                               ;   372.2 alu3    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r13, r10                                              ;   371.7         54 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r12                                              ;   372.3 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdi, qword [rsp + 520]                                ;   372.0 agu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r13                                              ;   376.0 alu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea rbp, [rbx + rax]                                      ;   372.8 alu0    54 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm4, xmm12, 0x38                                  ;   372.5 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm6, xmm12, 8                                     ;   372.7 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm9, xmm12, 0x3f                                  ;   373.5 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm12, 1                                    ;   373.7 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e
        add r8, r9                                                ;   373.7 alu3    55 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm7, 3                                     ;   374.5 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm7, 0x3d                                  ;   374.7 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e
        and r10, rbp                                              ;   373.8 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, rbp, 0xe                                         ;   373.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rbp, 0x12                                       ;   374.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rbp, 0x29                                       ;   374.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r13, r10                                              ;   374.8 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm6                                    ;   374.5 fp3     68 w[14]
        db 0x2e, 0x2e, 0x2e
        xor r9, rcx                                               ;   375.7 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm6, xmm7, 0x2d                                   ;   375.5 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e
        rorx r10, r8, 0x1c                                        ;   375.7 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, r8, 0x22                                        ;   375.8 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm14                                 ;   375.7 fp0     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm7, 0x13                                  ;   375.7 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e
        xor r9, rdx                                               ;   376.7 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        add r15, r13                                              ;   376.8 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm12, 7                                    ;   376.5 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm10                                   ;   376.2 fp3     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm6, xmm6, xmm14                                   ;   376.7 fp0     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm7, 6                                     ;   376.7 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r13, r8, 0x27                                        ;   376.7 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, r9                                               ;   377.8 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rcx                                              ;   377.0 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm14, xmm5, xmm3, 8                             ;   377.5 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r13                                              ;   378.0 alu3    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r9, r14                                               ;   377.5         55 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, rax                                              ;   377.7 alu1    44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r9, rax                                               ;   377.8 alu0    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r13, r12                                              ;   378.0         54 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rbp                                              ;   378.2 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r14, r8                                               ;   378.7 alu3    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, r9                                               ;   378.8 alu1    55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, r10                                              ;   379.8 alu0    55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r9, [r15 + r8]                                        ;   379.2 alu2    54 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm6                                  ;   379.0 fp3     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm10                                 ;   380.0 fp0     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm9                                    ;   379.3 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm12                                   ;   380.3 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e
        add r11, r14                                              ;   380.8 alu3    55 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx r10, r9, 0xe                                         ;   380.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r14, r9, 0x12                                        ;   380.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r9, 0x29                                        ;   380.8 alu1    40 t1
        db 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm14                                  ;   380.3 fp3     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm11                                  ;   381.3 fp0     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r12, r9                                               ;   380.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, r13                                              ;   381.7 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm4                                   ;   382.3 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r14                                              ;   381.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r12                                              ;   382.7 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, r11, 0x1c                                       ;   381.8 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rcx                                              ;   382.2 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r14, r11, 0x22                                       ;   382.2 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, r11, 0x27                                       ;   382.8 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdx, rax                                              ;   382.2         55 v[0] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, r8                                               ;   382.7 alu0    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdx, r8                                               ;   382.8 alu3    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rax, r11                                              ;   383.7 alu2    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r10                                              ;   383.7 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, r14                                              ;   383.8 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e
        add rsi, rdx                                              ;   383.8 alu3    55 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm0, [rel sha512_blocks.T0_w.blocks + 512]  ;   383.3 fp1+agu0   68 w[14]
        db 0x2e, 0x2e, 0x2e
        mov r10, rbp                                              ;   383.5         54 v[0] copy
        db 0x2e, 0x2e, 0x2e
        xor rbp, r9                                               ;   384.2 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        add rsi, rax                                              ;   384.8 alu0    55 v[5]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 528], xmm4                                 ;   384.3 agu2+fp5   68 w[14]
        db 0x2e, 0x2e, 0x2e
        mov r14, qword [rsp + 536]                                ;   384.3 agu1    53 t1
        db 0x2e, 0x2e, 0x2e
        add r14, r10                                              ;   388.3 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea rax, [rdi + r11]                                      ;   384.8 alu3    54 v[6]
        db 0x2e, 0x2e, 0x2e
        and rbp, rax                                              ;   385.8 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        xor r10, rbp                                              ;   386.8 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        xor r12, rcx                                              ;   385.8 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e
        add r13, qword [rsp + 528]                                ;   388.3 alu3+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm4, xmm13, 0x38                                  ;   385.3 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm6, xmm13, 8                                     ;   385.5 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm9, xmm13, 0x3f                                  ;   386.3 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm13, 1                                    ;   386.5 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r12                                              ;   386.8 alu2    55 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm0, 3                                     ;   387.3 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm0, 0x3d                                  ;   387.5 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        mov r12, r8                                               ;   386.5         55 v[7] copy
        db 0x2e, 0x2e, 0x2e
        xor r8, r11                                               ;   386.7 alu0    44 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rax, 0xe                                        ;   386.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rax, 0x12                                       ;   387.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, rax, 0x29                                       ;   387.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r12, r11                                              ;   387.3 alu3    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm6                                    ;   387.5 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm12                                 ;   388.5 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, rdx                                              ;   388.2 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm0, 0x13                                  ;   388.3 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        xor rcx, rbp                                              ;   389.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm13, 7                                    ;   388.5 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, r10                                              ;   389.3 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbx, r12                                              ;   388.8 alu1    55 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm6, xmm0, 0x2d                                   ;   389.3 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm6, xmm6, xmm12                                   ;   390.3 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm10                                   ;   389.2 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm12, xmm1, xmm5, 8                             ;   389.5 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm0, 6                                     ;   390.3 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        rorx r10, rsi, 0x1c                                       ;   389.7 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, rsi, 0x22                                       ;   389.8 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, rsi, 0x27                                       ;   390.7 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r8, rsi                                               ;   390.2 alu0    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, rcx                                              ;   390.3 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r12                                              ;   390.8 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbx, r8                                               ;   391.2 alu0    55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, r9                                                ;   390.8         54 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rax                                               ;   391.3 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rbp                                              ;   391.8 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r12, [rsi + r13]                                      ;   391.8 alu1    54 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm6                                  ;   391.5 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm10                                 ;   392.5 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm9                                    ;   391.8 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm13                                   ;   392.8 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbx, r10                                              ;   392.8 alu0    55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r9, r12                                               ;   392.8 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r12, 0x12                                       ;   392.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r10, r12, 0xe                                        ;   392.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r12, 0x29                                       ;   393.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm6, xmm12, [rsp + 320]                           ;   393.0 fp3+agu1   68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm6, xmm6, xmm11                                  ;   394.0 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e
        xor r10, rbp                                              ;   393.8 alu0    40 t1
        db 0x2e, 0x2e
        xor r9, r8                                                ;   393.8 alu3    43 t1
        db 0x2e, 0x2e
        vpaddq xmm6, xmm6, xmm4                                   ;   395.0 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rcx                                              ;   394.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, rbx, 0x1c                                       ;   394.7 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r9                                               ;   394.8 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, rbx, 0x22                                        ;   394.8 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, rbx, 0x27                                       ;   395.7 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdx, r11                                              ;   394.7         55 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rsi                                              ;   394.8 alu3    44 v[4]
        db 0x2e, 0x2e, 0x2e
        and rdx, rsi                                              ;   395.3 alu0    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r10                                              ;   395.8 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, r9                                               ;   395.8 alu3    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r11, rbx                                              ;   396.3 alu0    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, rdx                                              ;   396.7 alu2    55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm6, [rel sha512_blocks.T0_w.blocks + 528]  ;   396.0 fp2+agu0   68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rcx                                              ;   396.8 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r9, rax                                               ;   396.2         54 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, r12                                              ;   396.8 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 544], xmm4                                 ;   397.0 agu2+fp5   68 w[0]
        db 0x2e, 0x2e, 0x2e
        mov r10, qword [rsp + 552]                                ;   397.0 agu1    53 t1
        db 0x2e, 0x2e, 0x2e
        add r10, r9                                               ;   401.0 alu0    53 t1
        db 0x2e, 0x2e
        add r15, r11                                              ;   397.7 alu2    55 v[3]
        db 0x2e, 0x2e
        vpsllq xmm4, xmm8, 0x38                                   ;   397.2 fp1     68 w[2]
        db 0x2e, 0x2e
        vpsrlq xmm9, xmm8, 8                                      ;   397.3 fp2     68 w[2]
        db 0x2e, 0x2e
        vpsllq xmm13, xmm6, 3                                     ;   398.2 fp1     68 w[2]
        db 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm9                                    ;   398.3 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm9, xmm6, 0x3d                                   ;   398.3 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm9                                  ;   399.3 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e
        add r8, qword [rsp + 544]                                 ;   401.0 alu1+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        add r15, rbp                                              ;   398.7 alu3    55 v[3]
        db 0x2e, 0x2e, 0x2e
        lea r11, [r14 + rbx]                                      ;   398.5 alu0    54 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm10, xmm8, 0x3f                                  ;   399.2 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm8, 1                                     ;   399.3 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        mov rbp, rsi                                              ;   399.0         55 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rbx                                              ;   399.2 alu2    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rax, r11                                              ;   399.5 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, r11, 0xe                                        ;   400.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r11, 0x12                                       ;   400.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rax                                               ;   400.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, r11, 0x29                                       ;   401.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbp, rbx                                              ;   400.2 alu0    44 v[2]
        db 0x2e, 0x2e, 0x2e
        and rsi, r15                                              ;   400.8 alu3    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, rdx                                              ;   401.3 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r15, 0x1c                                       ;   401.3 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, r9                                                ;   402.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, r15, 0x22                                        ;   402.2 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, rax                                              ;   402.3 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm11                                 ;   401.3 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm8, xmm8, 7                                      ;   401.5 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        add rdi, rsi                                              ;   402.3 alu1    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, rbp                                              ;   403.3 alu3    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, r15, 0x27                                       ;   403.2 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm9, xmm6, 0x2d                                   ;   402.2 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm6, 0x13                                  ;   402.5 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, rcx                                               ;   403.3 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        xor rdx, r9                                               ;   403.3 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm11                                   ;   403.5 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm6, 6                                     ;   403.2 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, rsi                                              ;   404.3 alu3    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r9, r12                                               ;   403.3         54 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, r11                                              ;   404.2 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea rsi, [r15 + r8]                                       ;   404.3 alu0    54 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm10                                   ;   403.8 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm8                                    ;   404.8 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm8, xmm7, xmm1, 8                              ;   404.2 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm11                                 ;   404.3 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm9                                  ;   405.3 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e
        add rdi, rdx                                              ;   405.3 alu1    55 v[2]
        db 0x2e, 0x2e, 0x2e
        and r12, rsi                                              ;   405.3 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbp, rsi, 0xe                                        ;   405.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rax, rsi, 0x12                                       ;   405.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rsi, 0x29                                       ;   406.2 alu2    40 t1
        db 0x2e, 0x2e
        vpaddq xmm9, xmm8, [rsp + 128]                            ;   405.5 fp1+agu1   68 w[2]
        db 0x2e, 0x2e
        vpaddq xmm9, xmm9, xmm4                                   ;   406.5 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, r9                                               ;   406.3 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm9, xmm9, xmm13                                  ;   407.5 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rax                                              ;   406.7 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rcx                                              ;   407.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, r12                                              ;   407.3 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r12, rdi, 0x1c                                       ;   407.2 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e
        rorx rax, rdi, 0x22                                       ;   407.7 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rdi, 0x27                                       ;   408.2 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdx, rbx                                              ;   407.2         55 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, r15                                              ;   407.3 alu3    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdx, r15                                              ;   407.8 alu0    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, rbp                                              ;   408.7 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, rdi                                              ;   408.7 alu1    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rax                                              ;   408.8 alu0    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, rdx                                              ;   409.2 alu2    55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rcx                                              ;   409.8 alu3    39 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm9, [rel sha512_blocks.T0_w.blocks + 544]  ;   408.5 fp3+agu0   68 w[2]
        db 0x2e, 0x2e, 0x2e
        mov rbp, r11                                              ;   408.7         54 v[4] copy
        db 0x2e, 0x2e, 0x2e
        xor r11, rsi                                              ;   409.7 alu1    43 t1
        db 0x2e, 0x2e
        vmovdqa [rsp + 560], xmm4                                 ;   409.5 agu2+fp5   68 w[2]
        db 0x2e, 0x2e
        mov rax, qword [rsp + 568]                                ;   409.5 agu1    53 t1
        db 0x2e, 0x2e
        add rax, rbp                                              ;   413.5 alu0    53 t1
        db 0x2e, 0x2e
        add r13, rbx                                              ;   410.2 alu2    55 v[1]
        db 0x2e, 0x2e
        add r9, qword [rsp + 560]                                 ;   413.5 alu3+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        lea rcx, [r10 + rdi]                                      ;   410.7 alu1    54 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm4, xmm15, 0x38                                  ;   410.0 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm15, 8                                    ;   410.2 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm15, 0x3f                                 ;   411.0 fp1     68 w[4]
        db 0x2e, 0x2e
        vpsrlq xmm13, xmm15, 1                                    ;   411.2 fp2     68 w[4]
        db 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm10                                   ;   411.2 fp0     68 w[4]
        db 0x2e, 0x2e
        vpsrlq xmm15, xmm15, 7                                    ;   412.0 fp1     68 w[4]
        db 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm13                                 ;   412.2 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm11                                   ;   413.2 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm15                                   ;   414.2 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, r12                                              ;   411.5 alu0    55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r12, r15                                              ;   411.7         55 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rdi                                              ;   411.8 alu2    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r11, rcx                                              ;   412.0 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rcx, 0xe                                        ;   412.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, rcx, 0x12                                       ;   412.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, r11                                              ;   413.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r11, rcx, 0x29                                       ;   413.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r12, rdi                                              ;   413.0 alu3    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, rbx                                              ;   413.8 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm10, xmm9, 3                                     ;   413.2 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, r13, 0x1c                                       ;   413.8 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, r11                                              ;   414.8 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        add r9, rbp                                               ;   414.5 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r12                                              ;   414.5 alu0    55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r11, r13, 0x22                                       ;   414.8 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm9, 0x3d                                  ;   414.2 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, r13, 0x27                                       ;   415.2 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r15, r13                                              ;   415.0 alu3    44 v[0]
        db 0x2e, 0x2e, 0x2e
        add r9, rdx                                               ;   415.8 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        xor rbx, r11                                              ;   415.8 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm13                                 ;   415.2 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm9, 0x2d                                  ;   415.2 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r15                                              ;   416.0 alu3    55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, r12                                              ;   416.8 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r11, rsi                                              ;   415.7         54 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rcx                                              ;   416.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        lea r12, [r13 + r9]                                       ;   416.8 alu2    54 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm9, 0x13                                  ;   416.2 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm9, 6                                     ;   416.3 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        add r14, rbx                                              ;   417.8 alu3    55 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm11                                 ;   417.2 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm11, xmm0, xmm7, 8                             ;   417.2 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e
        and rsi, r12                                              ;   417.8 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r15, r12, 0xe                                        ;   417.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r12, 0x12                                       ;   418.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r12, 0x29                                       ;   418.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm15                                 ;   417.7 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm13                                 ;   418.7 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm4                                   ;   418.0 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm11                                  ;   419.0 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, r11                                              ;   418.8 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rbp                                              ;   419.2 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rdx                                              ;   420.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, r14, 0x1c                                       ;   419.8 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, rsi                                              ;   419.8 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, r14, 0x22                                       ;   420.2 alu1    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r14, 0x27                                       ;   420.8 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm10                                  ;   420.0 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, rdi                                              ;   419.7         55 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, r13                                              ;   419.8 alu3    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, r13                                              ;   420.3 alu0    44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, r15                                              ;   421.2 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdi, r14                                              ;   421.2 alu1    44 v[7]
        db 0x2e, 0x2e, 0x2e
        xor rbp, rsi                                              ;   421.3 alu0    39 v[7]
        db 0x2e, 0x2e, 0x2e
        xor rbp, rdx                                              ;   422.3 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e
        add r8, rbx                                               ;   421.8 alu3    55 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm2, [rel sha512_blocks.T0_w.blocks + 560]  ;   421.0 fp2+agu1   68 w[4]
        db 0x2e, 0x2e, 0x2e
        mov r15, rcx                                              ;   421.2         54 v[2] copy
        db 0x2e, 0x2e, 0x2e
        xor rcx, r12                                              ;   422.2 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 576], xmm4                                 ;   422.0 agu2+fp5   68 w[4]
        db 0x2e, 0x2e, 0x2e
        mov rsi, qword [rsp + 584]                                ;   422.0 agu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r15                                              ;   426.0 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, rdi                                               ;   422.8 alu2    55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, qword [rsp + 576]                                ;   426.0 alu3+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        lea rdi, [rax + r14]                                      ;   423.2 alu1    54 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm4, xmm14, 0x38                                  ;   422.5 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        add r8, rbp                                               ;   423.8 alu0    55 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm10, xmm2, 3                                     ;   422.8 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm2, 0x3d                                  ;   423.5 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm15, xmm2, 0x2d                                  ;   423.8 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbp, r13                                              ;   423.3         55 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, r14                                              ;   423.8 alu2    44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbp, r14                                              ;   423.8 alu3    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rcx, rdi                                              ;   424.2 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, rdi, 0xe                                        ;   424.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, rdi, 0x12                                       ;   425.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rcx                                              ;   425.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, rdi, 0x29                                       ;   425.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, rbp                                              ;   424.8 alu3    55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm13                                 ;   424.8 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm2, 0x13                                  ;   425.0 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, rbx                                              ;   426.2 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, r15                                              ;   427.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r15, r8, 0x1c                                        ;   426.2 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e
        xor rdx, rcx                                              ;   427.2 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm13                                 ;   426.0 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r8, 0x22                                        ;   426.8 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm14, 8                                    ;   426.2 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        and r13, r8                                               ;   426.8 alu3    44 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r8, 0x27                                        ;   427.2 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm13                                   ;   427.2 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm14, 0x3f                                 ;   426.8 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        add r10, r13                                              ;   427.8 alu0    55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, rdx                                              ;   428.2 alu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rbp                                              ;   427.8 alu3    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rcx                                              ;   428.8 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r13, r12                                              ;   427.7         54 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rdi                                              ;   428.3 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea rbp, [r8 + r11]                                       ;   429.2 alu2    54 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm15                                 ;   428.2 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm14, 1                                    ;   428.3 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm14, 7                                    ;   428.5 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm15                                 ;   429.3 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e
        add r10, r15                                              ;   429.8 alu3    55 v[6]
        db 0x2e, 0x2e, 0x2e
        and r12, rbp                                              ;   430.2 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm2, 6                                     ;   429.3 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm14                                   ;   429.5 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e
        rorx r15, rbp, 0xe                                        ;   430.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rbp, 0x12                                       ;   430.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, rbp, 0x29                                       ;   430.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm15                                 ;   430.3 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm13                                   ;   430.5 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e
        xor r12, r13                                              ;   431.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        xor r15, rcx                                              ;   431.2 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm14, xmm6, xmm0, 8                             ;   430.7 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm14                                  ;   431.7 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm10                                  ;   432.7 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rdx                                              ;   432.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm4                                   ;   433.7 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, r10, 0x1c                                       ;   431.8 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r10, 0x27                                       ;   432.2 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, r14                                              ;   431.8         55 v[0] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, r8                                               ;   432.0 alu0    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, r8                                               ;   432.2 alu3    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r12                                              ;   432.8 alu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, r10, 0x22                                       ;   433.2 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r15                                              ;   433.8 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, r12                                              ;   434.2 alu3    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r14, r10                                              ;   433.8 alu2    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, rdx                                              ;   435.2 alu0    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, rbx                                               ;   434.2 alu1    55 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r12, rdi                                              ;   433.5         54 v[0] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rbp                                              ;   434.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm3, [rel sha512_blocks.T0_w.blocks + 576]  ;   434.7 fp2+agu0   68 w[6]
        db 0x2e, 0x2e, 0x2e
        add r9, r14                                               ;   435.2 alu2    55 v[5]
        db 0x2e, 0x2e
        vmovdqa [rsp + 592], xmm4                                 ;   435.7 agu2+fp5   68 w[6]
        db 0x2e, 0x2e
        mov r14, qword [rsp + 600]                                ;   435.7 agu1    53 t1
        db 0x2e, 0x2e
        add r14, r12                                              ;   439.7 alu0    53 t1
        db 0x2e, 0x2e
        add r9, rcx                                               ;   436.2 alu1    55 v[5]
        db 0x2e, 0x2e
        add r13, qword [rsp + 592]                                ;   439.7 alu3+agu0   53 t1
        db 0x2e, 0x2e
        lea r15, [rsi + r10]                                      ;   435.8 alu2    54 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm4, xmm12, 0x38                                  ;   435.2 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm12, 8                                    ;   435.3 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm3, 3                                     ;   436.2 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm3, 0x3d                                  ;   436.3 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rcx, r8                                               ;   435.8         55 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r10                                               ;   436.0 alu0    44 v[5]
        db 0x2e, 0x2e, 0x2e
        and rcx, r10                                              ;   436.2 alu1    44 v[4]
        db 0x2e, 0x2e, 0x2e
        and rdi, r15                                              ;   436.8 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r15, 0xe                                        ;   436.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, r15, 0x12                                       ;   437.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, rcx                                              ;   437.2 alu0    55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, r15, 0x29                                       ;   437.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r12, rdi                                              ;   437.8 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r9, 0x1c                                        ;   438.2 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e
        and r8, r9                                                ;   438.0 alu0    44 v[4]
        db 0x2e, 0x2e, 0x2e
        xor rdx, rbx                                              ;   438.3 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, r9, 0x22                                        ;   438.8 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, rcx                                              ;   439.3 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, r9, 0x27                                        ;   439.2 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e
        add r13, r12                                              ;   440.7 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm15                                 ;   438.5 fp0     68 w[8]
        db 0x2e, 0x2e, 0x2e
        add rax, r8                                               ;   439.8 alu2    55 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm15, xmm12, 0x3f                                 ;   438.8 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm10                                   ;   439.0 fp3     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm12, 1                                    ;   439.2 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rbx                                              ;   440.0 alu0    39 v[4]
        db 0x2e, 0x2e, 0x2e
        xor rdi, rcx                                              ;   441.0 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm12, 7                                    ;   439.8 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm10                                 ;   440.2 fp0     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm10, xmm3, 0x2d                                  ;   440.2 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm15                                   ;   441.2 fp3     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm12                                   ;   442.2 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm3, 0x13                                  ;   441.2 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm12                                 ;   442.2 fp0     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, rdx                                              ;   441.7 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, r10                                               ;   441.0         55 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r9                                               ;   441.2 alu2    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r8, r9                                                ;   441.3 alu0    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r12, [r9 + r13]                                       ;   442.7 alu1    54 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rcx, rbp                                              ;   441.7         54 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, r15                                              ;   441.8 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, rdi                                              ;   442.2 alu2    55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm6, xmm9, xmm6, 8                              ;   442.2 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, r8                                               ;   442.3 alu0    55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm3, 6                                     ;   442.5 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e
        and rbp, r12                                              ;   443.7 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r8, r12, 0xe                                         ;   443.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r12, 0x12                                       ;   443.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r12, 0x29                                       ;   444.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm15                                 ;   443.5 fp3     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rcx                                              ;   444.7 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, rax, 0x1c                                       ;   444.7 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm10                                 ;   444.5 fp0     68 w[8]
        db 0x2e, 0x2e, 0x2e
        xor r8, rdi                                               ;   444.7 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdi, rax, 0x22                                       ;   445.2 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e
        xor r8, rdx                                               ;   445.7 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, rax, 0x27                                       ;   445.7 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, rbp                                              ;   445.7 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm6, xmm6, xmm5                                   ;   444.8 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r10, rax                                              ;   445.5 alu3    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, rdi                                              ;   446.2 alu0    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, rdx                                              ;   447.2 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, r10                                              ;   446.5 alu3    55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm6, xmm6, xmm4                                   ;   445.8 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm6, xmm6, xmm13                                  ;   446.8 fp3     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r8                                               ;   446.7 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, r9                                                ;   446.2         55 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rax                                               ;   447.0 alu0    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r8, rax                                               ;   447.2 alu2    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, rbx                                              ;   448.2 alu3    55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r10, [rax + r14]                                      ;   447.7 alu1    54 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdi, r15                                              ;   447.0         54 v[6] copy
        db 0x2e, 0x2e, 0x2e
        xor r15, r12                                              ;   448.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        add rsi, r8                                               ;   448.2 alu2    55 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm6, [rel sha512_blocks.T0_w.blocks + 592]  ;   447.8 fp0+agu1   68 w[8]
        db 0x2e, 0x2e, 0x2e
        mov r8, rdi                                               ;   447.7         54 v[6] copy
        db 0x2e, 0x2e, 0x2e
        mov rbp, rax                                              ;   447.8         55 v[4] copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 608], xmm4                                 ;   448.8 agu2+fp5   68 w[8]
        db 0x2e, 0x2e, 0x2e
        add rcx, qword [rsp + 608]                                ;   452.8 alu3+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        and r15, r10                                              ;   449.0 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r10, 0xe                                        ;   449.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, r10, 0x12                                       ;   449.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r9, r11                                               ;   449.2 alu0    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, r11                                              ;   449.5 alu3    44 v[2]
        db 0x2e, 0x2e, 0x2e
        xor rdi, r15                                              ;   450.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r15, r10, 0x29                                       ;   450.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        xor rdx, rbx                                              ;   450.7 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r11, 0x22                                       ;   450.7 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, rdi                                              ;   453.8 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, r11, 0x27                                       ;   451.2 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm4, xmm6, 3                                      ;   450.2 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm10, xmm6, 0x2d                                  ;   450.3 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        xor rdx, r15                                              ;   451.7 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm8, 0x38                                  ;   451.2 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm5, xmm6, 0x3d                                   ;   451.3 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        add rsi, r9                                               ;   451.7 alu1    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, r11, 0x1c                                        ;   452.2 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbp, r11                                              ;   452.0 alu0    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, rbp                                              ;   453.0 alu3    55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rbx                                               ;   453.2 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm6, 0x13                                  ;   452.2 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rdi                                               ;   454.2 alu0    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm8, 8                                     ;   452.3 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, rdx                                              ;   454.8 alu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r15, [r11 + rcx]                                      ;   455.8 alu3    54 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdi, r12                                              ;   452.7         54 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, r10                                              ;   453.7 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbp, r11                                              ;   453.0         55 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm12                                 ;   453.2 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r9                                               ;   455.2 alu0    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm5                                    ;   453.5 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm5, xmm8, 0x3f                                   ;   453.7 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm8, 1                                     ;   453.8 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm15                                 ;   454.2 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm6, 6                                     ;   454.7 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm5, xmm5, xmm12                                   ;   454.8 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e
        mov r9, rdi                                               ;   454.5         54 v[5] copy
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rsi, 0x1c                                       ;   456.2 alu2    39 v[1]
        db 0x2e, 0x2e
        rorx rbx, rsi, 0x22                                       ;   456.2 alu1    39 v[1]
        db 0x2e, 0x2e
        vpsrlq xmm8, xmm8, 7                                      ;   455.0 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rax, rsi                                              ;   456.2 alu3    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rsi                                              ;   456.2 alu0    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, rax                                              ;   457.2 alu2    55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, rsi, 0x27                                       ;   456.2 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbp, rsi                                              ;   456.2 alu3    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, rbx                                              ;   457.2 alu0    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, rax                                              ;   458.2 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm9, xmm2, xmm9, 8                              ;   456.3 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm10                                   ;   456.5 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm15                                   ;   457.5 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm5                                  ;   456.8 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        and r12, r15                                              ;   457.0 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rax, r15, 0xe                                        ;   457.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r15, 0x12                                       ;   458.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        xor rdi, r12                                              ;   458.0 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r12, r15, 0x29                                       ;   458.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, rdx                                              ;   459.2 alu0    55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm8                                  ;   458.0 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, rbp                                              ;   458.5 alu3    55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm9, xmm9, xmm1                                   ;   458.3 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm9, xmm9, xmm4                                   ;   459.3 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm9, xmm9, xmm13                                  ;   460.3 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, rbx                                              ;   459.0 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, rdi                                               ;   459.0 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, r12                                              ;   460.0 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, qword [rsp + 616]                                 ;   460.0 alu2+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r12, r13, 0x1c                                       ;   460.2 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r13, 0x22                                       ;   460.7 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r13, 0x27                                       ;   461.0 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e
        and r11, r13                                              ;   460.2 alu0    44 v[0]
        db 0x2e, 0x2e, 0x2e
        add r8, rax                                               ;   461.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        add r14, r11                                              ;   461.2 alu0    55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r11, [rsi + r8]                                       ;   462.0 alu3    54 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rdi                                              ;   461.7 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdi, rsi                                              ;   460.8         55 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, r13                                              ;   462.0 alu1    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdi, r13                                              ;   462.0 alu0    44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rbp                                              ;   462.7 alu3    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm9, [rel sha512_blocks.T0_w.blocks + 608]  ;   461.5 fp1+agu0   68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbp, r10                                              ;   461.7         54 v[4] copy
        db 0x2e, 0x2e, 0x2e
        xor r10, r15                                              ;   462.7 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 624], xmm1                                 ;   462.5 agu2+fp5   68 w[10]
        db 0x2e, 0x2e, 0x2e
        mov rax, qword [rsp + 632]                                ;   462.5 agu1    53 t1
        db 0x2e, 0x2e, 0x2e
        add rax, rbp                                              ;   466.5 alu1    53 t1
        db 0x2e, 0x2e, 0x2e
        add rcx, rdi                                              ;   463.0 alu0    55 v[7]
        db 0x2e, 0x2e
        add r9, qword [rsp + 624]                                 ;   466.5 alu3+agu0   53 t1
        db 0x2e, 0x2e
        rorx rdi, r11, 0xe                                        ;   463.7 alu2    40 t1
        db 0x2e, 0x2e
        add r14, r12                                              ;   464.0 alu1    55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, r11, 0x12                                       ;   464.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r11, 0x29                                       ;   465.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r10, r11                                              ;   464.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm1, xmm9, 3                                      ;   463.7 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, r13                                              ;   463.8         44 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, r10                                              ;   465.0 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, r13                                              ;   464.2         55 v[1] copy
        db 0x2e, 0x2e, 0x2e
        and rsi, r14                                              ;   465.0 alu0    44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, r12                                              ;   465.7 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, r14, 0x1c                                       ;   465.7 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm9, 0x3d                                   ;   464.8 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm5, xmm9, 0x2d                                   ;   465.0 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        xor rbx, r14                                              ;   466.0 alu1    44 v[7]
        db 0x2e, 0x2e, 0x2e
        and r10, r14                                              ;   466.0 alu0    44 v[6]
        db 0x2e, 0x2e, 0x2e
        xor rdi, rdx                                              ;   466.7 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r14, 0x22                                       ;   466.7 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, rsi                                              ;   467.0 alu1    55 v[7]
        db 0x2e, 0x2e, 0x2e
        add r9, rbp                                               ;   467.5 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx rsi, r14, 0x27                                       ;   467.7 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm8, xmm9, 0x13                                   ;   466.3 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm10, xmm11, 0x38                                 ;   466.5 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm11, 8                                    ;   467.3 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e
        add r8, r10                                               ;   467.5 alu3    55 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm11, 0x3f                                 ;   467.5 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm11, 1                                    ;   468.3 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rdx                                              ;   468.0 alu1    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, rdi                                               ;   468.5 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rsi                                              ;   469.0 alu3    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm9, xmm9, 6                                      ;   468.5 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm1, xmm1, xmm4                                    ;   468.0 fp3     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm5, xmm5, xmm8                                    ;   468.2 fp0     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm12                                 ;   469.0 fp3     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, r15                                              ;   468.5         54 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, r11                                              ;   468.7 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, r9                                               ;   469.5 alu1    54 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm15                                 ;   469.3 fp0     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, r12                                              ;   470.0 alu0    55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm11, 7                                     ;   469.3 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r12, r10                                              ;   469.5         54 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rsi, r14                                              ;   469.7         55 v[0] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r15, r13                                              ;   470.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, r13, 0xe                                        ;   470.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, r13, 0x12                                       ;   470.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r13, 0x29                                       ;   471.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r10, r15                                              ;   471.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r15, rcx, 0x1c                                       ;   471.2 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e
        and rbx, rcx                                              ;   471.0 alu3    44 v[6]
        db 0x2e, 0x2e, 0x2e
        xor r14, rcx                                              ;   471.5 alu0    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rbp                                              ;   471.8 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, rcx, 0x22                                       ;   472.0 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm2, xmm3, xmm2, 8                              ;   471.5 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, rbx                                               ;   472.2 alu1    55 v[6]
        db 0x2e, 0x2e, 0x2e
        xor rdi, rdx                                              ;   472.8 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rcx, 0x27                                       ;   473.0 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm1, xmm1, xmm5                                    ;   472.2 fp3     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm1, xmm1, xmm9                                    ;   473.2 fp0     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, r10                                              ;   472.8 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rbp                                              ;   473.2 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm13                                 ;   472.8 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm4                                  ;   473.8 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rdx                                              ;   474.2 alu0    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm7                                   ;   473.3 fp3     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, rdi                                              ;   473.8 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm1                                   ;   474.3 fp0     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, rsi                                              ;   473.8         44 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r10, rcx                                              ;   474.0 alu2    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm10                                  ;   475.3 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, r15                                               ;   475.2 alu1    55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, rax                                              ;   474.8 alu0    54 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, r10                                               ;   475.0 alu3    55 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, r11                                              ;   474.8         54 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r13                                              ;   475.0 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        mov r15, r10                                              ;   475.2         54 v[2] copy
        db 0x2e, 0x2e, 0x2e
        and r11, rsi                                              ;   476.0 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdi, rsi, 0xe                                        ;   476.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbp, rsi, 0x12                                       ;   476.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rsi, 0x29                                       ;   477.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r8, 0x1c                                        ;   477.3 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e
        and r14, r8                                               ;   476.2 alu0    44 v[5]
        db 0x2e, 0x2e
        vpaddq xmm1, xmm2, [rel sha512_blocks.T0_w.blocks + 624]  ;   476.3 fp2+agu1   68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r11                                              ;   477.0 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r11, r8, 0x22                                        ;   478.0 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, r14                                               ;   477.2 alu0    55 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r14, r8, 0x27                                        ;   478.3 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e
        xor rdi, rbp                                              ;   477.5 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 640], xmm1                                 ;   477.3 agu2+fp5   68 w[12]
        db 0x2e, 0x2e, 0x2e
        xor rdi, rdx                                              ;   478.5 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        add r12, r10                                              ;   478.5 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, qword [rsp + 640]                                ;   481.3 alu2+agu0   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, r11                                              ;   479.2 alu0    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, rcx                                              ;   478.2         55 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, r8                                               ;   479.3 alu1    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, r14                                              ;   480.2 alu3    39 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm2, 0x3d                                   ;   478.7 fp1     53 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm1, xmm2, 3                                      ;   478.8 fp2     53 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm5, xmm2, 0x2d                                   ;   479.7 fp1     53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, rdi                                              ;   482.3 alu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r11, r10                                              ;   479.3         55 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r10, r8                                               ;   480.2 alu0    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r14, r13                                              ;   479.7         54 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rsi                                              ;   480.3 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, rbx                                               ;   481.2 alu3    55 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm7, xmm2, 0x13                                   ;   480.2 fp2     53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm8, xmm14, 0x38                                  ;   480.7 fp1     53 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm9, xmm14, 8                                     ;   481.2 fp2     53 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm10, xmm14, 0x3f                                 ;   481.7 fp1     53 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm14, 1                                    ;   482.2 fp2     53 w[14]
        db 0x2e, 0x2e, 0x2e
        add rax, r10                                              ;   481.2 alu2    55 v[4]
        db 0x2e, 0x2e, 0x2e
        mov r10, r8                                               ;   481.2         55 v[6] copy
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r9, 0x1c                                        ;   482.2 alu1    39 v[4]
        db 0x2e, 0x2e
        rorx rbp, r9, 0x22                                        ;   482.2 alu2    39 v[4]
        db 0x2e, 0x2e
        rorx rdx, r9, 0x27                                        ;   482.3 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm1, xmm1, xmm4                                    ;   481.8 fp3     53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm5, xmm5, xmm7                                    ;   482.0 fp0     53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rcx, r9                                               ;   482.2 alu0    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm2, xmm2, 6                                      ;   482.7 fp1     53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r9                                                ;   482.5 alu3    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, rcx                                              ;   483.2 alu2    55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rbp                                              ;   483.2 alu0    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rdx                                              ;   484.2 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e
        add r11, r12                                              ;   483.5 alu3    54 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm8, xmm8, xmm9                                    ;   483.3 fp3     53 w[14]
        db 0x2e, 0x2e, 0x2e
        add r15, qword [rsp + 648]                                ;   484.0 alu2+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm14, 7                                     ;   483.7 fp2     53 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm11                                 ;   483.8 fp0     53 w[14]
        db 0x2e, 0x2e, 0x2e
        and r13, r11                                              ;   484.5 alu0    43 t1
        db 0x2e, 0x2e
        rorx rbp, r11, 0xe                                        ;   484.5 alu1    40 t1
        db 0x2e, 0x2e
        rorx rcx, r11, 0x12                                       ;   485.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r11, 0x29                                       ;   485.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, rdi                                              ;   485.2 alu3    55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm3, xmm6, xmm3, 8                              ;   484.8 fp1     53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm1, xmm1, xmm5                                    ;   485.0 fp3     53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm1, xmm1, xmm2                                    ;   486.0 fp2     53 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm8, xmm8, xmm10                                   ;   485.3 fp0     53 w[14]
        db 0x2e, 0x2e, 0x2e
        xor r13, r14                                              ;   485.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm8, xmm8, xmm4                                    ;   486.3 fp1     53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rcx                                              ;   486.0 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rdx                                              ;   487.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, rax, 0x1c                                       ;   486.3 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, r13                                              ;   486.5 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r13, rax, 0x22                                       ;   487.0 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rax, 0x27                                       ;   487.3 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm0                                   ;   486.8 fp3     53 w[14]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm1                                   ;   487.8 fp2     53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r8, rax                                               ;   487.2 alu3    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm8                                   ;   488.8 fp0     53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, r13                                              ;   488.0 alu0    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, rbp                                              ;   488.0 alu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, r8                                               ;   488.2 alu3    55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rcx                                              ;   489.0 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, r10                                               ;   488.2         55 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r10, r9                                               ;   488.5 alu0    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, r15                                               ;   489.0 alu2    54 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, r10                                              ;   489.5 alu3    55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, r9                                               ;   488.8         55 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rax                                               ;   489.3 alu1    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, rdi                                              ;   490.5 alu0    55 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, [rel sha512_blocks.T0_w.blocks + 640]  ;   489.8 fp1+agu0   53 w[14]
        db 0x2e, 0x2e, 0x2e
        rorx r13, r8, 0xe                                         ;   490.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r8, 0x12                                        ;   490.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, r8, 0x29                                        ;   491.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rcx, rsi                                              ;   490.0         54 v[0] copy
        db 0x2e, 0x2e, 0x2e
        xor rsi, r11                                              ;   490.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 656], xmm3                                 ;   490.8 agu2+fp5   53 w[14]
        db 0x2e, 0x2e, 0x2e
        mov rdx, qword [rsp + 664]                                ;   490.8 agu1    53 t1
        db 0x2e, 0x2e, 0x2e
        add rdx, rcx                                              ;   494.8 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        and rsi, r8                                               ;   491.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        xor r13, rdi                                              ;   491.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, qword [rsp + 656]                                ;   494.8 alu0+agu0   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rbp                                              ;   492.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r12, 0x1c                                       ;   492.3 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r12, 0x22                                       ;   493.0 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e
        xor rcx, rsi                                              ;   492.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rsi, r12, 0x27                                       ;   493.3 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e
        and r9, r12                                               ;   492.7 alu0    44 v[2]
        db 0x2e, 0x2e, 0x2e
        add r14, rcx                                              ;   495.8 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r13                                              ;   496.8 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r13, r10                                              ;   492.7         55 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r10, rax                                              ;   494.0 alu2    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, r9                                               ;   494.2 alu3    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rbp                                              ;   494.3 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rsi                                              ;   495.3 alu0    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r9, rax                                               ;   493.5         55 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, r12                                              ;   495.0 alu2    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rsi, qword [rsp + 784]                                ;   493.8 agu2    72 h
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r9                                               ;   497.8 alu3    72 h
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r9, r12                                               ;   495.3 alu1    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, r10                                              ;   495.7 alu0    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, r8                                               ;   494.5         54 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r11                                               ;   496.0 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbp, r11                                              ;   494.8         54 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rcx, r12                                              ;   495.0         55 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, rdi                                              ;   496.7 alu3    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdi, rcx                                              ;   495.3         55 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, r14                                              ;   497.8 alu1    54 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, r14                                               ;   497.8 alu0    55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rax, r15                                              ;   497.7 alu2    44 v[1]
        db 0x2e, 0x2e, 0x2e
        rorx r14, r15, 0x1c                                       ;   497.7 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e
        add rdi, qword [rsp + 776]                                ;   497.2 alu3+agu1   72 h
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r15, 0x22                                       ;   498.0 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e
        xor r12, r15                                              ;   497.7 alu0    44 v[1]
        db 0x2e, 0x2e, 0x2e
        and rcx, r15                                              ;   498.2 alu3    44 v[0]
        db 0x2e, 0x2e, 0x2e
        add r9, rax                                               ;   498.8 alu1    55 v[1]
        db 0x2e, 0x2e, 0x2e
        rorx rax, r15, 0x27                                       ;   499.0 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e
        add r15, qword [rsp + 792]                                ;   498.7 alu0+agu0   72 h
        db 0x2e, 0x2e, 0x2e
        add r10, qword [rsp + 760]                                ;   499.2 alu3+agu2   72 h
        db 0x2e, 0x2e, 0x2e
        xor r14, rbx                                              ;   499.3 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r13, 0xe                                        ;   500.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        and r8, r13                                               ;   499.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        add rcx, qword [rsp + 816]                                ;   500.2 alu3+agu1   72 h
        db 0x2e, 0x2e, 0x2e
        xor r14, rax                                              ;   500.3 alu1    39 v[1]
        db 0x2e, 0x2e
        rorx rax, r13, 0x12                                       ;   501.0 alu2    40 t1
        db 0x2e, 0x2e
        add rbp, qword [rsp + 752]                                ;   500.7 alu0+agu0   72 h
        db 0x2e, 0x2e
        xor r11, r8                                               ;   501.2 alu3    43 t1
        db 0x2e, 0x2e
        rorx r8, r13, 0x29                                        ;   501.3 alu1    40 t1
        db 0x2e, 0x2e
        add r13, qword [rsp + 768]                                ;   501.7 alu0+agu2   72 h
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, r14                                               ;   502.0 alu2    55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rsp + 752], rbp                                ;   501.7 agu1+st1   72 h
        db 0x2e, 0x2e, 0x2e
        xor rbx, rax                                              ;   502.2 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        add rdx, r11                                              ;   502.3 alu1    53 t1
        db 0x2e, 0x2e, 0x2e
        xor rbx, r8                                               ;   503.2 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r8, r9, 0x1c                                         ;   503.0 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx r11, r9, 0x22                                        ;   503.3 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx r14, r9, 0x27                                        ;   504.0 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r12, r9                                               ;   503.2 alu3    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, qword [rsp + 824]                                 ;   503.7 alu0+agu0   72 h
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdx, rbx                                              ;   504.2 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, r12                                              ;   504.3 alu1    72 h
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r11                                               ;   504.7 alu0    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r14                                               ;   505.7 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, rdx                                              ;   505.3 alu3    72 h
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, rdx                                              ;   505.3 alu1    72 h
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r11, qword [rsp + 832]                                ;   501.8 agu2    60 blocks
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, 0x80                                             ;   505.8 alu0    60 blocks
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, r8                                               ;   506.7 alu2    72 h
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r14, r15                                              ;   502.3         72 h copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r15, rdi                                              ;   502.5         72 h copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r12, r13                                              ;   502.7         72 h copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r13, r10                                              ;   502.8         72 h copy
        db 0x2e, 0x2e, 0x2e
        mov r8, r11                                               ;   506.8         60 blocks copy
        mov r11, r9                                               ;   504.7         72 h copy
        mov r9, rsi                                               ;   506.3         72 h copy
        mov r10, rcx                                              ;   507.7         72 h copy
        cmp r8, qword [rsp + 688]                                 ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 680], r8                                 ;                    resident
        mov qword [rsp + 728], r9                                 ;                    resident
        mov qword [rsp + 696], r10                                ;                    resident
        mov qword [rsp + 704], r11                                ;                    resident
        mov qword [rsp + 736], r12                                ;                    resident
        mov qword [rsp + 744], r13                                ;                    resident
        mov qword [rsp + 712], r14                                ;                    resident
        mov qword [rsp + 720], r15                                ;                    resident
.blocks_1_done:
        mov r8, qword [rsp + 696]                                 ;     0.0 agu0    60 blocks reload
        mov r9, qword [rsp + 672]                                 ;     0.2 agu1    60 blocks reload
        mov qword [r9], r8                                        ;     4.0 agu2+st0   60 blocks
        mov r8, qword [rsp + 704]                                 ;     1.0 agu0    60 blocks reload
        mov qword [r9 + 8], r8                                    ;     5.0 agu1+st1   60 blocks
        mov r8, qword [rsp + 712]                                 ;     1.3 agu2    60 blocks reload
        mov qword [r9 + 16], r8                                   ;     5.3 agu0+st0   60 blocks
        mov r8, qword [rsp + 720]                                 ;     2.2 agu1    60 blocks reload
        mov qword [r9 + 24], r8                                   ;     6.2 agu2+st1   60 blocks
        mov r8, qword [rsp + 728]                                 ;     3.0 agu0    60 blocks reload
        mov qword [r9 + 32], r8                                   ;     7.0 agu1+st0   60 blocks
        mov r8, qword [rsp + 736]                                 ;     3.3 agu2    60 blocks reload
        mov qword [r9 + 40], r8                                   ;     7.3 agu0+st1   60 blocks
        mov r8, qword [rsp + 744]                                 ;     4.2 agu1    60 blocks reload
        mov qword [r9 + 48], r8                                   ;     8.2 agu2+st0   60 blocks
        mov r8, qword [rsp + 752]                                 ;     5.0 agu0    60 blocks reload
        mov qword [r9 + 56], r8                                   ;     9.0 agu1+st1   60 blocks
        add rsp, 0x358                                            ;                    frame
        pop r15                                                   ;                    preserved
        pop r14                                                   ;                    preserved
        pop r13                                                   ;                    preserved
        pop r12                                                   ;                    preserved
        pop rbp                                                   ;                    preserved
        pop rbx                                                   ;                    preserved
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
