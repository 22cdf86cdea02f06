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
;   blocks: 2948 uops, planned 507.8; bounds: width 491.3, ports 459.8, path 327.0
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
        sub rsp, 0x318                                            ;                    frame
        mov qword [rsp + 656], rdi                                ;                    argument
        mov dword [rsp + 776], edx                                ;                    argument
        mov qword [rsp + 664], rsi                                ;                    argument
        mov r8, qword [rsp + 656]                                 ;     0.0 agu0    60 h reload
        mov r9, qword [r8]                                        ;     4.0 agu1    60 h
        mov r10d, dword [rsp + 776]                               ;     0.3 agu2    60 h
        shl r10, 7                                                ;     4.3 alu1    60 h
        mov r11, qword [r8 + 8]                                   ;     4.0 agu0    60 h
        mov r12, qword [r8 + 16]                                  ;     4.0 agu1    60 h
        mov r13, qword [r8 + 24]                                  ;     4.0 agu2    60 h
        mov r14, qword [r8 + 32]                                  ;     4.0 agu0    60 h
        mov r15, qword [r8 + 40]                                  ;     4.0 agu1    60 h
        mov rsi, qword [r8 + 48]                                  ;     4.0 agu2    60 h
        mov rdi, qword [r8 + 56]                                  ;     4.0 agu0    60 h
        add r10, qword [rsp + 664]                                ;     5.3 alu0+agu1   60 h
        mov qword [rsp + 672], r10                                ;     6.3 agu2+st0   60 h
        mov qword [rsp + 680], r9                                 ;     8.0 agu0+st1   60 h
        mov qword [rsp + 688], r11                                ;     8.0 agu1+st0   60 h
        mov qword [rsp + 696], r12                                ;     8.0 agu2+st1   60 h
        mov qword [rsp + 704], r13                                ;     8.0 agu0+st0   60 h
        mov qword [rsp + 712], r14                                ;     8.0 agu1+st1   60 h
        mov qword [rsp + 720], r15                                ;     8.0 agu2+st0   60 h
        mov qword [rsp + 728], rsi                                ;     8.0 agu0+st1   60 h
        mov qword [rsp + 736], rdi                                ;     8.0 agu1+st0   60 h
        cmp dword [rsp + 776], 0                                  ;                    no blocks?
        je .blocks_1_done
        align 64
.blocks_1:
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, qword [rsp + 664]                                 ;     0.0 agu0    63 w[0] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu xmm0, [r8]                                        ;     4.0 agu1    63 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r9, qword [rsp + 712]                                 ;     0.3 agu2    64 v[4] reload
        db 0x2e, 0x2e, 0x2e
        rorx r10, r9, 0xe                                         ;     4.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        mov r11, qword [rsp + 720]                                ;     1.0 agu0    43 t1
        db 0x2e, 0x2e, 0x2e
        mov r12, qword [rsp + 728]                                ;     1.2 agu1    64 v[6] reload
        db 0x2e, 0x2e, 0x2e
        xor r11, r12                                              ;     5.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm1, [r8 + 16]                                   ;     4.0 agu0    63 w[2]
        db 0x2e, 0x2e, 0x2e
        rorx r13, r9, 0x12                                        ;     4.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r14, r9, 0x29                                        ;     4.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r10, r13                                              ;     5.3 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r10, r14                                              ;     6.3 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm2, [r8 + 32]                                   ;     4.0 agu1    63 w[4]
        db 0x2e, 0x2e
        vmovdqa xmm3, [rel sha512_blocks.T0_w.blocks + 48]        ;     3.0 agu0    63 w[0]
        db 0x2e, 0x2e, 0x2e
        mov r13, qword [rsp + 736]                                ;     2.3 agu2    53 t1
        db 0x2e, 0x2e, 0x2e
        and r11, r9                                               ;     6.2 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        mov r15, qword [rsp + 720]                                ;     3.2 agu1    43 t1
        db 0x2e, 0x2e, 0x2e
        xor r15, r9                                               ;     7.2 alu1    43 t1
        db 0x2e, 0x2e
        mov rsi, qword [rsp + 720]                                ;     3.3 agu2    43 t1
        db 0x2e, 0x2e
        mov r14, qword [rsp + 704]                                ;     4.0 agu0    54 v[3]
        db 0x2e, 0x2e
        xor r11, r12                                              ;     7.2 alu3    43 t1
        db 0x2e, 0x2e
        add r13, r10                                              ;     7.3 alu0    53 t1
        db 0x2e, 0x2e
        mov r10, qword [rsp + 696]                                ;     4.2 agu1    54 v[2]
        db 0x2e, 0x2e
        vmovdqa xmm4, [rel sha512_blocks.T0_w.blocks + 80]        ;     5.0 agu0    63 w[2]
        db 0x2e, 0x2e
        add r13, r11                                              ;     8.3 alu2    53 t1
        db 0x2e
        vmovdqa xmm5, [rel sha512_blocks.T0_w.blocks]             ;     5.2 agu1    63 w[8] reload
        db 0x2e
        vpshufb xmm0, xmm0, xmm5                                  ;    12.2 fp1     63 w[0]
        db 0x2e
        mov r11, qword [rsp + 720]                                ;     4.5 agu2    53 t1
        db 0x2e
        mov rdi, qword [rsp + 688]                                ;     5.5 agu2    54 v[1]
        db 0x2e
        vpshufb xmm1, xmm1, xmm5                                  ;    12.2 fp2     63 w[2]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm0                                   ;    13.2 fp0     63 w[0]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm4, xmm1                                   ;    13.2 fp3     63 w[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 0], xmm3                                   ;    14.2 agu0+fp5   63 w[0]
        db 0x2e, 0x2e, 0x2e
        add r13, qword [rsp + 0]                                  ;    18.2 alu1+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        add r12, qword [rsp + 8]                                  ;    18.2 alu3+agu2   53 t1
        db 0x2e, 0x2e, 0x2e
        mov rbp, qword [rsp + 712]                                ;     7.0 agu0    53 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 16], xmm4                                  ;    14.2 agu1+fp5   63 w[2]
        db 0x2e, 0x2e
        add r11, qword [rsp + 16]                                 ;    18.2 alu0+agu2   53 t1
        db 0x2e, 0x2e, 0x2e
        add rbp, qword [rsp + 24]                                 ;    18.2 alu2+agu0   53 t1
        db 0x2e, 0x2e
        add r14, r13                                              ;    19.2 alu1    54 v[3]
        db 0x2e, 0x2e
        mov rax, qword [rsp + 696]                                ;     8.2 agu1    44 v[7]
        db 0x2e, 0x2e
        and r15, r14                                              ;    20.2 alu3    43 t1
        db 0x2e, 0x2e
        rorx rcx, r14, 0xe                                        ;    20.2 alu2    40 t1
        db 0x2e, 0x2e
        xor rax, qword [rsp + 688]                                ;    12.2 alu0+agu2   44 v[7]
        db 0x2e, 0x2e
        mov rdx, qword [rsp + 688]                                ;     9.0 agu0    44 v[7]
        db 0x2e, 0x2e
        rorx rbx, r14, 0x12                                       ;    20.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, qword [rsp + 680]                                ;    13.0 alu3+agu1   44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, qword [rsp + 680]                                 ;    12.2 agu2    54 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, r14                                               ;    20.2 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        xor rsi, r15                                              ;    21.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r15, r14, 0x29                                       ;    20.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        xor rcx, rbx                                              ;    21.2 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        mov rbx, r14                                              ;    20.2         54 v[3] copy
        db 0x2e, 0x2e, 0x2e
        xor rcx, r15                                              ;    22.2 alu2    40 t1
        db 0x2e, 0x2e
        vpshufb xmm2, xmm2, xmm5                                  ;    14.2 fp1     63 w[4]
        db 0x2e, 0x2e
        and rax, rdx                                              ;    14.3 alu0    44 v[7]
        db 0x2e, 0x2e
        mov r15, qword [rsp + 680]                                ;    14.5 agu0    64 v[0] reload
        db 0x2e, 0x2e
        mov qword [rsp + 744], rdx                                ;    14.7 agu1+st0   44 v[7] spill
        db 0x2e
        rorx rdx, r15, 0x1c                                       ;    18.5 alu1    39 v[7]
        db 0x2e
        mov qword [rsp + 752], r13                                ;    19.2 agu2+st1   53 t1 spill
        db 0x2e
        rorx r13, r15, 0x22                                       ;    18.5 alu2    39 v[7]
        db 0x2e
        mov qword [rsp + 760], rax                                ;    18.3 agu0+st0   44 v[7] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, r15, 0x27                                       ;    18.5 alu1    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, rsi                                              ;    22.2 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rsi, rbx                                              ;    20.2         54 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, rcx                                              ;    23.2 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, r12                                              ;    24.2 alu2    54 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm2, [rel sha512_blocks.T0_w.blocks + 128]  ;    19.3 fp2+agu1   63 w[4]
        db 0x2e, 0x2e, 0x2e
        xor r14, r10                                              ;    25.2 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r10, 0xe                                        ;    25.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        or r9, r10                                                ;    25.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r15, qword [rsp + 664]                                ;    20.2 agu2    63 w[0] reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm4, [r15 + 48]                                  ;    24.2 agu0    63 w[6]
        db 0x2e, 0x2e, 0x2e
        xor r9, r14                                               ;    26.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        add r11, r9                                               ;    27.2 alu1    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r9, r10, 0x12                                        ;    25.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        xor rcx, r9                                               ;    26.2 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r9, r10, 0x29                                        ;    25.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 32], xmm3                                  ;    21.3 agu1+fp5   63 w[4]
        db 0x2e, 0x2e, 0x2e
        xor rdx, r13                                              ;    21.5 alu0    39 v[7]
        db 0x2e, 0x2e, 0x2e
        xor rdx, rax                                              ;    22.5 alu3    39 v[7]
        db 0x2e, 0x2e, 0x2e
        mov r13, qword [rsp + 760]                                ;    21.8 agu2    44 v[7]
        db 0x2e, 0x2e, 0x2e
        xor r13, qword [rsp + 688]                                ;    25.8 alu2+agu0   44 v[7]
        db 0x2e, 0x2e, 0x2e
        mov rax, r10                                              ;    25.2         54 v[2] copy
        db 0x2e, 0x2e
        xor rcx, r9                                               ;    27.2 alu0    40 t1
        db 0x2e, 0x2e
        mov r9, qword [rsp + 752]                                 ;    22.5 agu1    55 v[7]
        db 0x2e
        add r9, rdx                                               ;    26.5 alu1    55 v[7]
        mov rdx, qword [rsp + 40]                                 ;    22.8 agu2    53 t1
        add rdx, rax                                              ;    26.8 alu3    53 t1
        add r9, r13                                               ;    27.5 alu2    55 v[7]
        add r11, rcx                                              ;    28.2 alu0    53 t1
        add rsi, qword [rsp + 32]                                 ;    25.3 alu1+agu0   53 t1
        add rdi, r11                                              ;    29.2 alu3    54 v[1]
        mov r13, qword [rsp + 688]                                ;    25.3 agu1    44 v[6]
        xor r13, r9                                               ;    29.3 alu2    44 v[6]
        mov rcx, r9                                               ;    28.5         55 v[7] copy
        xor r10, rdi                                              ;    30.2 alu0    43 t1
        and r14, rdi                                              ;    30.2 alu1    43 t1
        xor rbx, r14                                              ;    31.2 alu3    43 t1
        rorx r14, rdi, 0xe                                        ;    30.2 alu2    40 t1
        add rbp, rbx                                              ;    32.2 alu0    53 t1
        rorx rbx, rdi, 0x12                                       ;    30.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r14, rbx                                              ;    31.2 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, rdi, 0x29                                       ;    30.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        mov r15, qword [rsp + 744]                                ;    27.2 agu2    44 v[6]
        db 0x2e, 0x2e, 0x2e
        and r15, r13                                              ;    31.2 alu0    44 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx r13, rcx, 0x1c                                       ;    28.5 alu1    39 v[6]
        db 0x2e, 0x2e
        mov qword [rsp + 744], r11                                ;    29.2 agu0+st1   53 t1 spill
        db 0x2e, 0x2e
        rorx r11, rcx, 0x22                                       ;    28.5 alu2    39 v[6]
        db 0x2e, 0x2e
        xor r14, rbx                                              ;    32.2 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, rcx, 0x27                                       ;    29.0 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rsp + 752], rcx                                ;    28.7 agu1+st0   55 v[7] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rcx, rdi                                              ;    30.2         54 v[1] copy
        db 0x2e, 0x2e, 0x2e
        add rbp, r14                                              ;    33.2 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        xor r13, r11                                              ;    29.5 alu3    39 v[6]
        db 0x2e, 0x2e, 0x2e
        xor r13, rbx                                              ;    30.5 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e
        xor r15, qword [rsp + 688]                                ;    32.2 alu1+agu2   44 v[6]
        db 0x2e, 0x2e, 0x2e
        add r8, rbp                                               ;    34.2 alu0    54 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r11, rcx                                              ;    30.2         54 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, r13                                              ;    31.5 alu3    55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r10, r8                                               ;    35.2 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, r15                                              ;    33.2 alu1    55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r13, r8, 0xe                                         ;    35.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r14, r8, 0x12                                        ;    35.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r15, r8, 0x29                                        ;    35.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpshufb xmm3, xmm4, xmm5                                  ;    31.2 fp1     63 w[6]
        db 0x2e, 0x2e, 0x2e
        mov rbx, qword [rsp + 752]                                ;    31.3 agu0    44 v[5]
        db 0x2e, 0x2e
        mov qword [rsp + 760], rbp                                ;    34.2 agu1+st1   53 t1 spill
        db 0x2e, 0x2e
        mov rbp, qword [rsp + 752]                                ;    31.7 agu2    44 v[5]
        db 0x2e, 0x2e
        xor rbp, qword [rsp + 680]                                ;    35.7 alu0+agu0   44 v[5]
        db 0x2e, 0x2e
        xor rbx, r12                                              ;    35.3 alu3    44 v[5]
        db 0x2e, 0x2e
        xor rdi, r8                                               ;    35.2 alu0    43 t1
        db 0x2e, 0x2e
        xor rax, r10                                              ;    36.2 alu1    43 t1
        db 0x2e, 0x2e
        rorx r10, r12, 0x1c                                       ;    34.2 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e
        xor r13, r14                                              ;    36.2 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r14, r12, 0x22                                       ;    34.2 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e
        xor r13, r15                                              ;    37.2 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm3, [rel sha512_blocks.T0_w.blocks + 160]  ;    33.2 fp0+agu1   63 w[6]
        db 0x2e, 0x2e, 0x2e
        rorx r15, r12, 0x27                                       ;    34.5 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e
        and rbp, rbx                                              ;    36.7 alu3    44 v[5]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 768], rbx                                ;    36.3 agu2+st0   44 v[5] spill
        db 0x2e, 0x2e, 0x2e
        mov rbx, r12                                              ;    34.3         55 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, rax                                              ;    37.2 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r13                                              ;    38.2 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r14                                              ;    35.2 alu3    39 v[5]
        db 0x2e, 0x2e, 0x2e
        mov rax, r8                                               ;    35.2         54 v[0] copy
        db 0x2e, 0x2e, 0x2e
        xor r10, r15                                              ;    36.2 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e
        mov r13, qword [rsp + 664]                                ;    35.3 agu0    63 w[0] reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm6, [r13 + 64]                                  ;    39.3 agu1    63 w[8]
        db 0x2e, 0x2e, 0x2e
        mov r14, qword [rsp + 752]                                ;    35.7 agu2    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, rbp                                              ;    39.7 alu0    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, rsi                                               ;    39.2 alu1    54 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 48], xmm4                                  ;    36.3 agu0+fp5   63 w[6]
        db 0x2e, 0x2e, 0x2e
        mov r15, qword [rsp + 56]                                 ;    36.5 agu1    53 t1
        db 0x2e, 0x2e, 0x2e
        add r15, rax                                              ;    40.5 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        add r10, qword [rsp + 744]                                ;    37.2 alu2+agu2   55 v[5]
        db 0x2e, 0x2e, 0x2e
        and rdi, r9                                               ;    40.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r9, 0xe                                         ;    40.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r9                                                ;    40.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, r14                                              ;    40.7 alu2    55 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r14, r9, 0x12                                        ;    40.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, rdi                                              ;    41.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, r9, 0x29                                        ;    40.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, qword [rsp + 48]                                 ;    40.3 alu3+agu0   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r13, rbx                                              ;    38.2         55 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, r14                                              ;    41.2 alu0    40 t1
        db 0x2e
        xor rbp, rdi                                              ;    42.2 alu1    40 t1
        db 0x2e
        mov r14, qword [rsp + 768]                                ;    38.7 agu1    44 v[4]
        mov rdi, r9                                               ;    40.2         54 v[7] copy
        add rdx, rcx                                              ;    42.2 alu3    53 t1
        xor rbx, r10                                              ;    41.7 alu2    44 v[4]
        rorx rcx, r10, 0x1c                                       ;    41.7 alu1    39 v[4]
        and r14, rbx                                              ;    42.7 alu0    44 v[4]
        add rdx, rbp                                              ;    43.2 alu3    53 t1
        rorx rbp, r10, 0x22                                       ;    41.7 alu2    39 v[4]
        xor rcx, rbp                                              ;    42.7 alu0    39 v[4]
        rorx rbp, r10, 0x27                                       ;    41.7 alu1    39 v[4]
        xor rcx, rbp                                              ;    43.7 alu3    39 v[4]
        mov rbp, r10                                              ;    41.7         55 v[5] copy
        xor r13, r14                                              ;    43.7 alu2    44 v[4]
        add r12, rdx                                              ;    44.2 alu0    54 v[6]
        mov r14, rdi                                              ;    41.5         54 v[7] copy
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 768], rdx                                ;    44.2 agu2+st1   53 t1 spill
        db 0x2e, 0x2e, 0x2e
        mov rdx, qword [rsp + 760]                                ;    41.8 agu0    55 v[4]
        db 0x2e, 0x2e, 0x2e
        add rdx, rcx                                              ;    45.8 alu1    55 v[4]
        db 0x2e, 0x2e, 0x2e
        add rdx, r13                                              ;    46.8 alu3    55 v[4]
        db 0x2e, 0x2e, 0x2e
        and r8, r12                                               ;    45.2 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r13, r12, 0xe                                        ;    45.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r12, 0x12                                       ;    45.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r9, r12                                               ;    45.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        xor rax, r8                                               ;    46.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r8, r12, 0x29                                        ;    45.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 760], r14                                ;    43.3 agu1+st0   54 v[7] spill
        db 0x2e, 0x2e, 0x2e
        mov r14, rbp                                              ;    43.5         55 v[5] copy
        db 0x2e, 0x2e, 0x2e
        xor r13, rcx                                              ;    46.2 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r13, r8                                               ;    47.2 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        mov r8, qword [rsp + 664]                                 ;    44.0 agu2    63 w[0] reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm4, [r8 + 80]                                   ;    48.0 agu0    63 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rcx, r12                                              ;    45.2         54 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb xmm6, xmm6, xmm5                                  ;    46.3 fp2     63 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, rax                                              ;    47.2 alu2    53 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm7, xmm6, [rel sha512_blocks.T0_w.blocks + 16]   ;    47.3 fp3+agu1   63 w[8]
        db 0x2e, 0x2e, 0x2e
        add r11, r13                                              ;    48.2 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        xor rbp, rdx                                              ;    47.8 alu1    44 v[3]
        db 0x2e, 0x2e, 0x2e
        rorx r13, rdx, 0x1c                                       ;    47.8 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e
        rorx rax, rdx, 0x22                                       ;    47.8 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, rbp                                              ;    48.8 alu3    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rax                                              ;    48.8 alu0    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, rdx, 0x27                                       ;    47.8 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rax                                              ;    49.8 alu3    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rax, rdx                                              ;    47.8         55 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, r11                                              ;    49.2 alu0    54 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 64], xmm7                                  ;    48.3 agu2+fp5   63 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, qword [rsp + 72]                                  ;    48.3 agu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, rcx                                               ;    52.3 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, rbx                                              ;    49.8 alu2    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, qword [rsp + 760]                                ;    47.5 agu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r9, r10                                               ;    50.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, r10                                              ;    50.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r13                                              ;    50.8 alu1    55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r13, r10, 0xe                                        ;    50.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r14                                              ;    51.8 alu3    55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r14, r10, 0x12                                       ;    50.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, r9                                               ;    51.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, r10, 0x29                                        ;    50.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbx, qword [rsp + 64]                                 ;    52.3 alu3+agu2   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, r14                                              ;    51.2 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r14, rax                                              ;    49.3         55 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, r9                                               ;    52.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r9, r10                                               ;    50.2         54 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, rdi                                              ;    52.2 alu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, r13                                              ;    53.2 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, rsi                                              ;    52.8 alu0    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r13, rsi, 0x1c                                       ;    52.8 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, rsi, 0x22                                       ;    52.8 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e
        and rbp, rax                                              ;    53.8 alu3    44 v[2]
        db 0x2e, 0x2e, 0x2e
        add rdx, r15                                              ;    54.2 alu0    54 v[4]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 760], r15                                ;    54.2 agu0+st1   53 t1 spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r15, r9                                               ;    51.2         54 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rdi                                              ;    53.8 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdi, qword [rsp + 768]                                ;    51.5 agu1    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, rbp                                              ;    54.8 alu2    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, rsi, 0x27                                       ;    53.2 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rbp                                              ;    54.8 alu3    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r12, rdx                                              ;    55.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbp, rsi                                              ;    52.8         55 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rdx                                              ;    55.2 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r13                                              ;    55.8 alu3    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r13, rdx, 0xe                                        ;    55.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r14                                              ;    56.8 alu0    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r14, rdx, 0x12                                       ;    55.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        xor rcx, r12                                              ;    56.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r12, rdx, 0x29                                       ;    55.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpshufb xmm4, xmm4, xmm5                                  ;    55.0 fp1     63 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, r14                                              ;    56.2 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r14, rbp                                              ;    54.0         55 v[3] copy
        db 0x2e, 0x2e, 0x2e
        xor r13, r12                                              ;    57.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        mov r12, qword [rsp + 664]                                ;    54.3 agu2    63 w[0] reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm7, [r12 + 96]                                  ;    58.3 agu0    63 w[12]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm8, xmm4, [rel sha512_blocks.T0_w.blocks + 32]   ;    56.0 fp0+agu1   63 w[10]
        db 0x2e, 0x2e, 0x2e
        add rbx, rcx                                              ;    57.2 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        mov rcx, rdx                                              ;    55.2         54 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbx, r13                                              ;    58.2 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rdi                                              ;    57.8 alu1    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r13, rdi, 0x1c                                       ;    57.8 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rax, rbp                                              ;    58.8 alu3    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, rbx                                              ;    59.2 alu0    54 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 80], xmm8                                  ;    57.0 agu2+fp5   63 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r12, qword [rsp + 88]                                 ;    57.0 agu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, rcx                                              ;    61.0 alu1    53 t1
        xor r14, rax                                              ;    59.8 alu2    44 v[1]
        rorx rax, rdi, 0x22                                       ;    58.2 alu1    39 v[1]
        xor r13, rax                                              ;    59.2 alu3    39 v[1]
        rorx rax, rdi, 0x27                                       ;    58.7 alu2    39 v[1]
        xor r13, rax                                              ;    60.2 alu0    39 v[1]
        mov rax, rdi                                              ;    57.8         55 v[2] copy
        and r10, rsi                                              ;    60.2 alu3    43 t1
        xor rdx, rsi                                              ;    60.2 alu0    43 t1
        add r11, r14                                              ;    60.8 alu1    55 v[1]
        rorx r14, rsi, 0xe                                        ;    60.2 alu2    40 t1
        xor r9, r10                                               ;    61.2 alu3    43 t1
        rorx r10, rsi, 0x12                                       ;    60.2 alu1    40 t1
        xor r14, r10                                              ;    61.2 alu0    40 t1
        rorx r10, rsi, 0x29                                       ;    60.7 alu2    40 t1
        add r15, qword [rsp + 80]                                 ;    61.0 alu3+agu1   53 t1
        add r11, r13                                              ;    61.8 alu0    55 v[1]
        xor r14, r10                                              ;    62.2 alu1    40 t1
        add r8, r9                                                ;    62.2 alu2    53 t1
        add r8, r14                                               ;    63.2 alu3    53 t1
        mov r13, rax                                              ;    59.8         55 v[2] copy
        mov r10, rsi                                              ;    60.2         54 v[3] copy
        xor rax, r11                                              ;    62.8 alu0    44 v[0]
        rorx r9, r11, 0x1c                                        ;    62.8 alu1    39 v[0]
        rorx r14, r11, 0x22                                       ;    62.8 alu2    39 v[0]
        and rbp, rax                                              ;    63.8 alu3    44 v[0]
        add rdi, r8                                               ;    64.2 alu0    54 v[2]
        mov qword [rsp + 768], r8                                 ;    64.2 agu2+st0   53 t1 spill
        mov r8, r10                                               ;    61.2         54 v[3] copy
        xor r9, r14                                               ;    63.8 alu1    39 v[0]
        xor r13, rbp                                              ;    64.8 alu2    44 v[0]
        mov r14, qword [rsp + 760]                                ;    61.7 agu0    55 v[0]
        rorx rbp, r11, 0x27                                       ;    64.2 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rbp                                               ;    65.2 alu3    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbp, r11                                              ;    62.8         55 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdx, rdi                                              ;    65.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rdi                                              ;    65.2 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r13                                              ;    65.8 alu3    55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r13, rdi, 0xe                                        ;    65.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        xor rcx, rdx                                              ;    66.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rdi, 0x12                                       ;    65.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r9                                               ;    66.8 alu3    55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, rdi, 0x29                                        ;    66.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rdx                                              ;    66.7 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r13, r9                                               ;    67.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        mov rdx, rbp                                              ;    64.0         55 v[1] copy
        db 0x2e, 0x2e, 0x2e
        vpshufb xmm7, xmm7, xmm5                                  ;    65.3 fp2     63 w[12]
        db 0x2e, 0x2e, 0x2e
        mov r9, qword [rsp + 664]                                 ;    64.3 agu1    63 w[0] reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm8, [r9 + 112]                                  ;    68.3 agu0    63 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm9, xmm7, [rel sha512_blocks.T0_w.blocks + 112]  ;    66.3 fp3+agu1   63 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, rcx                                              ;    67.2 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rcx, rdi                                              ;    65.2         54 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, r14                                              ;    67.8 alu0    44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, r13                                              ;    68.7 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r13, r14, 0x1c                                       ;    67.8 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rax, rbp                                              ;    68.8 alu3    44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, r15                                              ;    69.7 alu0    54 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 96], xmm9                                  ;    67.3 agu2+fp5   63 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r9, qword [rsp + 104]                                 ;    67.3 agu0    53 t1
        db 0x2e, 0x2e, 0x2e
        add r9, rcx                                               ;    71.3 alu1    53 t1
        db 0x2e, 0x2e, 0x2e
        xor rdx, rax                                              ;    69.8 alu2    44 v[7]
        db 0x2e, 0x2e, 0x2e
        rorx rax, r14, 0x22                                       ;    69.2 alu1    39 v[7]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 760], r15                                ;    69.7 agu1+st1   53 t1 spill
        db 0x2e, 0x2e, 0x2e
        rorx r15, r14, 0x27                                       ;    69.7 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e
        xor r13, rax                                              ;    70.2 alu3    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, r15                                              ;    71.2 alu0    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rsi, r11                                              ;    70.7 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, r11, 0xe                                        ;    70.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, r11                                              ;    70.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rax, r14                                              ;    68.0         55 v[0] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbx, rdx                                              ;    70.8 alu2    55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r11, 0x12                                       ;    71.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rsi                                              ;    71.7 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, r11, 0x29                                       ;    71.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        add r8, qword [rsp + 96]                                  ;    71.3 alu0+agu2   53 t1
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 744], r11                                ;    70.7 agu0+st0   54 v[1] spill
        db 0x2e, 0x2e, 0x2e
        xor r15, rdx                                              ;    72.2 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        mov r11, rax                                              ;    69.8         55 v[0] copy
        db 0x2e, 0x2e, 0x2e
        mov rdx, qword [rsp + 744]                                ;    70.7 agu1    43 t1
        db 0x2e, 0x2e, 0x2e
        add rbx, r13                                              ;    72.2 alu0    55 v[7]
        db 0x2e, 0x2e, 0x2e
        xor r15, rsi                                              ;    73.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, r10                                              ;    72.7 alu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, rbx                                              ;    73.2 alu3    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r10, rbx, 0x1c                                       ;    73.2 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r13, rbx, 0x22                                       ;    73.7 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, rbx, 0x27                                       ;    74.2 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, r15                                              ;    74.2 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r15, rbx                                              ;    73.2         55 v[7] copy
        db 0x2e, 0x2e, 0x2e
        and rbp, rax                                              ;    74.2 alu3    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r13                                              ;    74.7 alu0    39 v[6]
        db 0x2e, 0x2e, 0x2e
        add r14, r12                                              ;    75.2 alu2    54 v[0]
        db 0x2e, 0x2e, 0x2e
        mov r13, qword [rsp + 744]                                ;    72.2 agu2    43 t1
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 752], r12                                ;    75.2 agu0+st1   53 t1 spill
        db 0x2e, 0x2e, 0x2e
        mov r12, qword [rsp + 768]                                ;    72.5 agu1    55 v[6]
        db 0x2e, 0x2e, 0x2e
        xor r11, rbp                                              ;    75.2 alu3    44 v[6]
        db 0x2e, 0x2e, 0x2e
        xor r10, rsi                                              ;    75.7 alu0    39 v[6]
        db 0x2e, 0x2e, 0x2e
        add r12, r11                                              ;    76.5 alu1    55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdi, r14                                              ;    76.2 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r11, r14, 0xe                                        ;    76.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, r14, 0x12                                       ;    76.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, r14, 0x29                                       ;    77.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb xmm5, xmm8, xmm5                                  ;    75.3 fp1     63 w[14]
        db 0x2e, 0x2e, 0x2e
        xor rdx, r14                                              ;    76.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        add r12, r10                                              ;    77.5 alu0    55 v[6]
        db 0x2e, 0x2e, 0x2e
        xor rcx, rdi                                              ;    77.2 alu3    43 t1
        db 0x2e
        mov rdi, r14                                              ;    76.2         54 v[0] copy
        db 0x2e
        xor r11, rsi                                              ;    77.7 alu0    40 t1
        xor r11, rbp                                              ;    78.7 alu2    40 t1
        vpaddq xmm8, xmm5, [rel sha512_blocks.T0_w.blocks + 64]   ;    76.3 fp0+agu0   63 w[14]
        mov r10, r15                                              ;    75.3         55 v[7] copy
        add r8, rcx                                               ;    78.2 alu3    53 t1
        xor r15, r12                                              ;    78.5 alu0    44 v[5]
        rorx rsi, r12, 0x1c                                       ;    78.5 alu1    39 v[5]
        rorx rbp, r12, 0x22                                       ;    78.7 alu2    39 v[5]
        rorx rcx, r12, 0x27                                       ;    79.2 alu1    39 v[5]
        add r8, r11                                               ;    79.7 alu3    53 t1
        and rax, r15                                              ;    79.5 alu0    44 v[5]
        xor rsi, rbp                                              ;    79.7 alu2    39 v[5]
        mov rbp, r12                                              ;    78.5         55 v[6] copy
        xor rsi, rcx                                              ;    80.7 alu3    39 v[5]
        add rbx, r8                                               ;    80.7 alu0    54 v[7]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 112], xmm8                                 ;    77.3 agu2+fp5   63 w[14]
        db 0x2e, 0x2e, 0x2e
        mov rcx, qword [rsp + 120]                                ;    77.5 agu1    53 t1
        db 0x2e, 0x2e, 0x2e
        add rcx, rdi                                              ;    81.5 alu1    53 t1
        db 0x2e, 0x2e, 0x2e
        mov r11, r10                                              ;    77.8         55 v[7] copy
        db 0x2e, 0x2e
        xor r10, rax                                              ;    80.7 alu2    44 v[5]
        db 0x2e, 0x2e
        mov rax, qword [rsp + 760]                                ;    78.2 agu0    55 v[5]
        db 0x2e, 0x2e
        mov qword [rsp + 760], r8                                 ;    80.7 agu2+st0   53 t1 spill
        db 0x2e, 0x2e
        mov r8, qword [rsp + 744]                                 ;    78.5 agu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, rsi                                              ;    82.2 alu3    55 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, r10                                              ;    83.2 alu0    55 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdx, rbx                                              ;    81.7 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r10, rbx, 0xe                                        ;    81.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, rbx, 0x12                                       ;    82.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, qword [rsp + 112]                                 ;    82.5 alu3+agu0   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, rbx                                              ;    82.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rdx                                              ;    82.7 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, rbx, 0x29                                       ;    83.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm8, xmm1, xmm0, 8                              ;    80.2 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rsi                                              ;    83.2 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rsi, rbx                                              ;    81.7         54 v[7] copy
        db 0x2e, 0x2e, 0x2e
        add r9, r13                                               ;    83.7 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        xor r10, rdx                                              ;    84.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm8, 0x3f                                  ;    81.2 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm8, 8                                     ;    81.2 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        rorx r13, rax, 0x1c                                       ;    84.2 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm9, xmm8, 0x38                                   ;    82.0 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rax, 0x22                                       ;    84.7 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e
        add r9, r10                                               ;    85.2 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm8, 1                                     ;    82.2 fp2     68 w[0]
        db 0x2e, 0x2e
        vpsllq xmm13, xmm5, 3                                     ;    83.0 fp1     68 w[0]
        db 0x2e, 0x2e
        vpsllq xmm15, xmm5, 0x2d                                  ;    83.2 fp2     68 w[0]
        db 0x2e, 0x2e
        rorx r10, rax, 0x27                                       ;    85.2 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r15, rax                                              ;    84.2 alu0    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 128], xmm3                                 ;    82.8 agu2+fp5   63 w[6] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm3, xmm5, 0x13                                   ;    84.0 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm5, 0x3d                                  ;    84.2 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, r9                                               ;    86.2 alu3    54 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r11, rbp                                              ;    85.0 alu0    44 v[4]
        db 0x2e, 0x2e, 0x2e
        xor r13, rdx                                              ;    85.7 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e
        mov rdx, rax                                              ;    84.2         55 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, r10                                              ;    86.7 alu3    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r14, r12                                              ;    87.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r10, r12, 0xe                                        ;    87.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rsp + 744], r9                                 ;    86.2 agu1+st1   53 t1 spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r9, rsi                                               ;    84.7         54 v[7] copy
        db 0x2e, 0x2e, 0x2e
        xor rbx, r12                                              ;    87.2 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        xor rdi, r14                                              ;    88.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r14, r12, 0x12                                       ;    87.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r10, r14                                              ;    88.2 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r14, r12, 0x29                                       ;    87.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm10                                   ;    85.7 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm8, xmm8, 7                                      ;    85.8 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm12                                 ;    86.0 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm3                                  ;    86.2 fp2     68 w[0]
        db 0x2e, 0x2e
        vpsrlq xmm3, xmm5, 6                                      ;    86.8 fp1     68 w[0]
        db 0x2e, 0x2e
        add r15, qword [rsp + 752]                                ;    87.7 alu3+agu0   55 v[4]
        add r15, r13                                              ;    88.7 alu0    55 v[4]
        xor r10, r14                                              ;    89.2 alu1    40 t1
        vpxor xmm13, xmm13, xmm14                                 ;    87.0 fp3     68 w[0]
        add r15, r11                                              ;    89.7 alu2    55 v[4]
        vpxor xmm9, xmm9, xmm11                                   ;    87.3 fp0     68 w[0]
        vpxor xmm9, xmm9, xmm8                                    ;    88.3 fp2     68 w[0]
        add r8, rdi                                               ;    89.2 alu3    53 t1
        add r8, r10                                               ;    90.2 alu0    53 t1
        vpxor xmm13, xmm13, xmm15                                 ;    88.0 fp1     68 w[0]
        vpxor xmm13, xmm13, xmm3                                  ;    89.0 fp3     68 w[0]
        vpalignr xmm8, xmm4, xmm6, 8                              ;    88.5 fp2     68 w[0]
        add rax, r8                                               ;    91.2 alu1    54 v[5]
        vpaddq xmm0, xmm0, xmm8                                   ;    89.5 fp0     68 w[0]
        mov r14, rdx                                              ;    88.8         55 v[5] copy
        rorx rdi, rax, 0x12                                       ;    92.2 alu2    40 t1
        mov r11, r15                                              ;    90.7         55 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, rax                                              ;    92.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r13, rax, 0xe                                        ;    92.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm13                                  ;    90.5 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm9                                   ;    91.5 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, r12                                              ;    90.0         54 v[6] copy
        db 0x2e, 0x2e, 0x2e
        xor r12, rax                                              ;    92.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        xor rsi, rbx                                              ;    93.2 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, rax, 0x29                                       ;    92.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, rbp                                              ;    90.7 alu3    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdx, r11                                              ;    91.7 alu0    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm0, [rel sha512_blocks.T0_w.blocks + 96]   ;    92.5 fp2+agu1   68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbp, r14                                              ;    91.7 alu2    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rdi                                              ;    93.2 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r11, 0x1c                                       ;    92.2 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e
        xor r13, rbx                                              ;    94.2 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm9, xmm2, xmm1, 8                              ;    91.8 fp1     68 w[2]
        db 0x2e, 0x2e
        rorx rbx, r11, 0x22                                       ;    92.7 alu2    39 v[3]
        db 0x2e, 0x2e
        add rbp, qword [rsp + 760]                                ;    92.7 alu3+agu2   55 v[3]
        db 0x2e, 0x2e
        vmovdqa [rsp + 144], xmm3                                 ;    93.5 agu0+fp5   68 w[0]
        db 0x2e, 0x2e
        add r9, qword [rsp + 144]                                 ;    97.5 alu1+agu1   53 t1
        db 0x2e, 0x2e
        add rbp, rdx                                              ;    93.7 alu0    55 v[3]
        db 0x2e
        rorx rdx, r11, 0x27                                       ;    93.7 alu2    39 v[3]
        db 0x2e
        add rcx, rsi                                              ;    94.2 alu3    53 t1
        db 0x2e
        mov rsi, qword [rsp + 152]                                ;    93.5 agu2    53 t1
        add rsi, r10                                              ;    97.5 alu1    53 t1
        xor rdi, rbx                                              ;    94.2 alu0    39 v[3]
        mov rbx, rax                                              ;    93.7         54 v[5] copy
        xor rdi, rdx                                              ;    95.2 alu2    39 v[3]
        mov rdx, r11                                              ;    94.0         55 v[4] copy
        add rcx, r13                                              ;    95.2 alu3    53 t1
        xor r11, r14                                              ;    95.2 alu1    44 v[3]
        vpsllq xmm3, xmm9, 0x38                                   ;    94.5 fp2     68 w[2]
        vpsrlq xmm10, xmm9, 8                                     ;    94.7 fp1     68 w[2]
        add r15, rcx                                              ;    96.2 alu0    54 v[4]
        vpsllq xmm11, xmm9, 0x3f                                  ;    95.5 fp2     68 w[2]
        vpsllq xmm13, xmm0, 3                                     ;    95.7 fp1     68 w[2]
        vpsrlq xmm12, xmm9, 1                                     ;    96.5 fp2     68 w[2]
        vpsrlq xmm14, xmm0, 0x3d                                  ;    96.7 fp1     68 w[2]
        vpsllq xmm15, xmm0, 0x2d                                  ;    97.5 fp2     68 w[2]
        add rbp, rdi                                              ;    96.2 alu2    55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r13, rdx                                              ;    96.0         55 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r12, r15                                              ;    97.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, r15, 0xe                                        ;    97.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdx, r14                                              ;    96.5 alu0    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r14, r15, 0x12                                       ;    97.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, r15                                              ;    97.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r11, rbp                                              ;    97.3 alu1    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r12                                              ;    98.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r12, r15, 0x29                                       ;    97.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm9, xmm9, 7                                      ;    97.7 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm12                                 ;    97.7 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm0, 6                                     ;    98.5 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        xor rdi, r14                                              ;    98.2 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm14                                 ;    98.2 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm3, xmm3, xmm10                                   ;    98.7 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm0, 0x13                                  ;    99.5 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, r12                                              ;    99.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, r10                                               ;    99.2 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, rdx                                              ;    99.0 alu2    55 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx r10, rbp, 0x1c                                       ;    99.7 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx r12, rbp, 0x22                                       ;   100.0 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx r14, rbp, 0x27                                       ;   100.7 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm10                                 ;   100.5 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm3, xmm3, xmm11                                   ;    99.8 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, rdi                                               ;   100.2 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea rdi, [rbp + r9]                                       ;   101.2 alu0    54 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm3, xmm3, xmm9                                    ;   100.8 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm12                                 ;   100.5 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r12                                              ;   101.0 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm15                                 ;   101.5 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e
        xor r10, r14                                              ;   102.0 alu3    39 v[2]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm9, xmm7, xmm4, 8                              ;   101.3 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, qword [rsp + 744]                                ;   101.3 alu0+agu0   55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r12, rbx                                              ;   101.5         54 v[5] copy
        db 0x2e, 0x2e, 0x2e
        and rax, rdi                                              ;   102.2 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r14, rdi, 0xe                                        ;   102.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm3                                   ;   102.0 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rdi, 0x12                                       ;   102.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm13                                  ;   103.0 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        add r11, r10                                              ;   103.0 alu3    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r10, rdi, 0x29                                       ;   103.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, rax                                              ;   103.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm9                                   ;   104.0 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e
        xor r14, rdx                                              ;   103.7 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r14, r10                                              ;   104.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        add rsi, rbx                                              ;   104.2 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa xmm3, [rsp + 128]                                 ;   103.7 agu1    63 w[6] reload
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm10, xmm3, xmm2, 8                             ;   110.7 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r10, r11, 0x1c                                       ;   104.0 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, r11, 0x22                                       ;   104.7 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r11, 0x27                                       ;   105.0 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, r13                                              ;   104.5         55 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rbp                                              ;   104.7 alu3    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, rbp                                              ;   104.8 alu0    44 v[1]
        db 0x2e, 0x2e, 0x2e
        add rsi, r14                                              ;   105.7 alu1    53 t1
        db 0x2e, 0x2e, 0x2e
        lea r14, [r11 + rsi]                                      ;   106.7 alu3    54 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r13, r11                                              ;   105.8 alu0    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rax                                              ;   106.0 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, rbx                                               ;   106.7 alu1    55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm11, xmm1, [rel sha512_blocks.T0_w.blocks + 144] ;   105.8 fp3+agu0   68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rax, r15                                              ;   106.0         54 v[4] copy
        db 0x2e, 0x2e, 0x2e
        xor r15, rdi                                              ;   106.7 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        xor r10, rdx                                              ;   107.0 alu0    39 v[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 160], xmm11                                ;   106.8 agu2+fp5   68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm1, 3                                     ;   106.7 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        add r8, r13                                               ;   107.7 alu2    55 v[1]
        db 0x2e, 0x2e, 0x2e
        add r12, qword [rsp + 160]                                ;   110.8 alu1+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm1, 0x3d                                  ;   107.2 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm1, 0x2d                                  ;   107.7 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        and r15, r14                                              ;   107.7 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r13, r14, 0xe                                        ;   108.0 alu2    40 t1
        db 0x2e, 0x2e
        rorx rdx, r14, 0x12                                       ;   108.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm12                                 ;   108.2 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, r14, 0x29                                       ;   109.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, r10                                               ;   108.7 alu0    55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rax                                              ;   108.7 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm1, 0x13                                  ;   108.7 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, rbp                                              ;   108.8         55 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, r11                                              ;   109.3 alu0    44 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm12                                 ;   109.7 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm13                                 ;   110.7 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r10, r11                                              ;   109.7 alu1    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm1, 6                                     ;   109.7 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rdx                                              ;   109.8 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, r15                                              ;   111.8 alu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, r8, 0x1c                                        ;   110.7 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e
        xor r13, rbx                                              ;   110.8 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r8, 0x22                                        ;   111.0 alu2    39 v[0]
        add rcx, r10                                              ;   110.8 alu3    55 v[0]
        rorx r10, r8, 0x27                                        ;   111.7 alu1    39 v[0]
        and rbp, r8                                               ;   111.3 alu0    44 v[0]
        mov rbx, rdi                                              ;   111.2         54 v[3] copy
        xor rdi, r14                                              ;   111.8 alu3    43 t1
        add r12, r13                                              ;   112.8 alu2    53 t1
        lea r13, [r8 + r12]                                       ;   113.8 alu0    54 v[1]
        vpsllq xmm14, xmm10, 0x38                                 ;   111.8 fp2     68 w[4]
        vpsrlq xmm15, xmm10, 8                                    ;   112.0 fp1     68 w[4]
        vpsllq xmm13, xmm10, 0x3f                                 ;   112.8 fp2     68 w[4]
        xor r15, rdx                                              ;   112.7 alu1    39 v[0]
        xor r15, r10                                              ;   113.7 alu3    39 v[0]
        add rcx, rbp                                              ;   113.0 alu2    55 v[0]
        vpxor xmm11, xmm11, xmm12                                 ;   112.8 fp0     68 w[4]
        vpsrlq xmm12, xmm10, 1                                    ;   113.0 fp1     68 w[4]
        add rax, qword [rsp + 168]                                ;   113.3 alu0+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm11                                  ;   113.8 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e
        mov r10, rbx                                              ;   113.5         54 v[3] copy
        db 0x2e, 0x2e, 0x2e
        add rcx, r15                                              ;   114.7 alu1    55 v[0]
        db 0x2e, 0x2e, 0x2e
        and rdi, r13                                              ;   114.8 alu3    43 t1
        db 0x2e, 0x2e
        rorx r15, r13, 0xe                                        ;   114.8 alu2    40 t1
        db 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm15                                 ;   114.2 fp2     68 w[4]
        db 0x2e, 0x2e
        rorx rbp, r13, 0x12                                       ;   114.8 alu1    40 t1
        db 0x2e, 0x2e
        vpalignr xmm15, xmm5, xmm7, 8                             ;   114.5 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r13, 0x29                                       ;   115.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rbp                                              ;   115.8 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        xor rbx, rdi                                              ;   115.8 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm10, 7                                    ;   115.2 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm12                                 ;   115.3 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm10                                 ;   116.2 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm13                                 ;   117.2 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm15                                  ;   116.2 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        rorx rdi, rcx, 0x1c                                       ;   116.0 alu1    39 v[7]
        db 0x2e, 0x2e, 0x2e
        xor r15, rdx                                              ;   116.8 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm10, xmm6, xmm3, 8                             ;   116.7 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        add rax, rbx                                              ;   116.8 alu2    53 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm14                                  ;   118.2 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm10, 0x38                                 ;   117.7 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        rorx rbp, rcx, 0x22                                       ;   117.0 alu1    39 v[7]
        db 0x2e, 0x2e
        rorx rdx, rcx, 0x27                                       ;   117.5 alu2    39 v[7]
        mov rbx, r11                                              ;   117.3         55 v[2] copy
        xor r11, r8                                               ;   117.5 alu3    44 v[0]
        and rbx, r8                                               ;   117.7 alu0    44 v[7]
        and r11, rcx                                              ;   118.5 alu1    44 v[7]
        add rax, r15                                              ;   118.5 alu2    53 t1
        lea r15, [rcx + rax]                                      ;   119.5 alu3    54 v[0]
        add r9, rbx                                               ;   118.7 alu0    55 v[7]
        xor rdi, rbp                                              ;   119.0 alu1    39 v[7]
        xor rdi, rdx                                              ;   120.0 alu2    39 v[7]
        vpsrlq xmm12, xmm10, 8                                    ;   118.8 fp1     68 w[6]
        add r9, r11                                               ;   119.7 alu3    55 v[7]
        vpsllq xmm13, xmm10, 0x3f                                 ;   119.2 fp2     68 w[6]
        vpaddq xmm14, xmm2, [rel sha512_blocks.T0_w.blocks + 176] ;   119.3 fp3+agu1   68 w[4]
        mov r11, r14                                              ;   119.5         54 v[2] copy
        xor r14, r13                                              ;   119.7 alu0    43 t1
        vmovdqa [rsp + 176], xmm14                                ;   120.3 agu2+fp5   68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm10, 1                                    ;   120.0 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        add r10, qword [rsp + 176]                                ;   124.3 alu1+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        mov rbp, qword [rsp + 184]                                ;   120.3 agu1    53 t1
        db 0x2e, 0x2e
        add rbp, r11                                              ;   124.3 alu2    53 t1
        db 0x2e, 0x2e
        and r14, r15                                              ;   120.7 alu3    43 t1
        db 0x2e, 0x2e
        rorx rdx, r15, 0xe                                        ;   121.2 alu1    40 t1
        db 0x2e, 0x2e
        rorx rbx, r15, 0x12                                       ;   121.5 alu2    40 t1
        db 0x2e, 0x2e
        add r9, rdi                                               ;   121.2 alu0    55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, r15, 0x29                                       ;   122.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, rbx                                              ;   122.5 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm10, 7                                    ;   121.7 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm12                                 ;   121.8 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm14                                 ;   122.0 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, rdi                                              ;   123.5 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r11, r14                                              ;   122.5 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        add r10, r11                                              ;   125.3 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r11, r9, 0x1c                                        ;   123.2 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r14, r9, 0x22                                        ;   123.5 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, r9, 0x27                                        ;   124.2 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e
        mov rbx, r8                                               ;   123.2         55 v[1] copy
        db 0x2e, 0x2e, 0x2e
        xor r8, rcx                                               ;   123.3 alu0    44 v[7]
        db 0x2e, 0x2e, 0x2e
        and rbx, rcx                                              ;   123.7 alu3    44 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm12, xmm2, 3                                     ;   123.7 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm2, 0x3d                                  ;   123.8 fp2     68 w[6]
        db 0x2e
        vpxor xmm12, xmm12, xmm14                                 ;   124.8 fp0     68 w[6]
        db 0x2e
        add r10, rdx                                              ;   126.3 alu0    53 t1
        lea rdx, [r9 + r10]                                       ;   127.3 alu2    54 v[7]
        xor r11, r14                                              ;   124.7 alu3    39 v[6]
        xor r11, rdi                                              ;   125.7 alu1    39 v[6]
        add rsi, rbx                                              ;   125.3 alu0    55 v[6]
        and r8, r9                                                ;   125.5 alu2    44 v[6]
        vpxor xmm11, xmm11, xmm13                                 ;   125.2 fp3     68 w[6]
        vpxor xmm11, xmm11, xmm10                                 ;   126.2 fp1     68 w[6]
        vpalignr xmm10, xmm0, xmm5, 8                             ;   125.5 fp2     68 w[6]
        vpaddq xmm3, xmm3, xmm10                                  ;   126.5 fp0     68 w[6]
        vpsrlq xmm14, xmm2, 0x13                                  ;   126.3 fp1     68 w[6]
        mov r14, r13                                              ;   126.0         54 v[1] copy
        xor r13, r15                                              ;   126.2 alu3    43 t1
        add rsi, r8                                               ;   126.5 alu1    55 v[6]
        mov r8, r14                                               ;   126.5         54 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm2, 0x2d                                  ;   126.7 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm14                                 ;   127.7 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r11                                              ;   127.5 alu0    55 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm2, 6                                     ;   127.3 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm14                                 ;   128.3 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm13                                 ;   129.3 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        and r13, rdx                                              ;   128.3 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdi, rdx, 0xe                                        ;   128.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, rdx, 0x12                                       ;   128.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm11                                  ;   128.2 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r11, r15                                              ;   128.3         54 v[0] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rdx                                              ;   128.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, r13                                              ;   129.3 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r13, rdx, 0x29                                       ;   128.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        xor rdi, rbx                                              ;   129.7 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, rsi, 0x1c                                       ;   129.7 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, r13                                              ;   130.7 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r13, rsi, 0x22                                       ;   129.8 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, r14                                              ;   130.5 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r14, rsi, 0x27                                       ;   130.7 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm12                                  ;   130.3 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        add rbp, rdi                                              ;   131.7 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        lea rdi, [rsi + rbp]                                      ;   132.7 alu1    54 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm8, 8                                     ;   130.5 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, r13                                              ;   131.5 alu3    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm8, 0x3f                                  ;   131.0 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm8, 0x38                                  ;   131.5 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm8, 1                                     ;   132.0 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r13, rcx                                              ;   131.3         55 v[0] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, r9                                               ;   131.7 alu0    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r13, r9                                               ;   131.7 alu2    44 v[5]
        db 0x2e, 0x2e, 0x2e
        xor rbx, r14                                              ;   132.5 alu1    39 v[5]
        db 0x2e
        and rcx, rsi                                              ;   132.7 alu3    44 v[5]
        db 0x2e
        mov r14, r11                                              ;   132.2         54 v[0] copy
        db 0x2e
        add r12, r13                                              ;   132.7 alu0    55 v[5]
        db 0x2e
        add r12, rbx                                              ;   133.7 alu2    55 v[5]
        db 0x2e
        mov r13, r9                                               ;   132.7         55 v[7] copy
        db 0x2e
        xor r9, rsi                                               ;   132.8 alu1    44 v[5]
        db 0x2e
        and r13, rsi                                              ;   133.5 alu3    44 v[4]
        db 0x2e
        add r12, rcx                                              ;   134.7 alu0    55 v[5]
        db 0x2e
        and r15, rdi                                              ;   133.7 alu2    43 t1
        rorx rcx, rdi, 0xe                                        ;   133.8 alu1    40 t1
        rorx rbx, rdi, 0x12                                       ;   134.7 alu2    40 t1
        xor r11, r15                                              ;   134.7 alu3    43 t1
        rorx r15, rdi, 0x29                                       ;   134.8 alu1    40 t1
        xor rcx, rbx                                              ;   135.7 alu0    40 t1
        mov rbx, rdx                                              ;   134.3         54 v[7] copy
        xor rdx, rdi                                              ;   135.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, r11                                               ;   135.7 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r11, rbx                                              ;   134.8         54 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, r15                                              ;   136.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, r12, 0x1c                                       ;   135.8 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r9, r12                                               ;   136.5 alu3    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, rcx                                               ;   137.7 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, r12, 0x22                                       ;   136.7 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rcx                                              ;   137.7 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r12, 0x27                                       ;   137.7 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e
        xor r15, rcx                                              ;   138.7 alu3    39 v[4]
        db 0x2e, 0x2e, 0x2e
        mov rcx, r12                                              ;   136.3         55 v[5] copy
        db 0x2e, 0x2e
        vmovdqa [rsp + 128], xmm5                                 ;   136.5 agu2+fp5   63 w[14] spill
        db 0x2e, 0x2e
        vpaddq xmm5, xmm3, [rel sha512_blocks.T0_w.blocks + 192]  ;   136.7 fp0+agu0   68 w[6]
        db 0x2e, 0x2e
        vpsrlq xmm8, xmm8, 7                                      ;   136.8 fp2     68 w[8]
        db 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm12                                 ;   137.0 fp3     68 w[8]
        db 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm14                                 ;   137.2 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 192], xmm5                                 ;   137.7 agu1+fp5   68 w[6]
        db 0x2e, 0x2e, 0x2e
        add rax, r9                                               ;   137.7 alu0    55 v[4]
        db 0x2e, 0x2e, 0x2e
        add rax, r13                                              ;   138.7 alu1    55 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm3, 0x3d                                  ;   137.8 fp2     68 w[8]
        db 0x2e, 0x2e
        vpalignr xmm5, xmm1, xmm0, 8                              ;   138.2 fp1     68 w[8]
        db 0x2e, 0x2e
        vpxor xmm8, xmm8, xmm11                                   ;   138.2 fp0     68 w[8]
        db 0x2e, 0x2e
        vpxor xmm8, xmm8, xmm13                                   ;   139.2 fp3     68 w[8]
        db 0x2e, 0x2e
        add r8, qword [rsp + 192]                                 ;   141.7 alu3+agu2   53 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm3, 0x2d                                  ;   138.8 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm3, 0x13                                  ;   139.2 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        add r14, qword [rsp + 200]                                ;   141.7 alu0+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm3, 3                                     ;   139.8 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm12                                 ;   140.8 fp0     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm3, 6                                     ;   140.2 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        add rax, r15                                              ;   139.7 alu2    55 v[4]
        db 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm14                                 ;   140.2 fp3     68 w[8]
        vpxor xmm11, xmm11, xmm12                                 ;   141.8 fp0     68 w[8]
        vpxor xmm11, xmm11, xmm13                                 ;   142.8 fp3     68 w[8]
        add r12, r8                                               ;   142.7 alu1    54 v[5]
        mov r9, rdi                                               ;   140.5         54 v[6] copy
        vpaddq xmm6, xmm6, xmm5                                   ;   140.8 fp2     68 w[8]
        vpaddq xmm6, xmm6, xmm11                                  ;   143.8 fp1     68 w[8]
        mov r13, rax                                              ;   141.0         55 v[4] copy
        and rdx, r12                                              ;   143.7 alu3    43 t1
        rorx r15, r12, 0xe                                        ;   143.7 alu2    40 t1
        vpaddq xmm6, xmm6, xmm8                                   ;   144.8 fp0     68 w[8]
        xor rdi, r12                                              ;   143.7 alu0    43 t1
        xor rbx, rdx                                              ;   144.7 alu1    43 t1
        rorx rdx, r12, 0x12                                       ;   143.7 alu2    40 t1
        xor r15, rdx                                              ;   144.7 alu3    40 t1
        rorx rdx, r12, 0x29                                       ;   143.7 alu1    40 t1
        xor r15, rdx                                              ;   145.7 alu0    40 t1
        rorx rdx, r13, 0x1c                                       ;   143.3 alu2    39 v[3]
        mov qword [rsp + 744], r8                                 ;   142.8 agu1+st0   53 t1 spill
        rorx r8, r13, 0x22                                        ;   143.8 alu1    39 v[3]
        xor rdx, r8                                               ;   144.8 alu3    39 v[3]
        rorx r8, r13, 0x27                                        ;   144.3 alu2    39 v[3]
        xor rdx, r8                                               ;   145.8 alu0    39 v[3]
        mov r8, rsi                                               ;   143.7         55 v[6] copy
        xor rsi, rcx                                              ;   144.2 alu3    44 v[4]
        and r8, rcx                                               ;   144.7 alu0    44 v[3]
        and rsi, r13                                              ;   145.2 alu1    44 v[3]
        add r14, rbx                                              ;   145.7 alu3    53 t1
        mov rbx, r9                                               ;   144.5         54 v[6] copy
        add r10, r8                                               ;   145.7 alu2    55 v[3]
        mov r8, rcx                                               ;   144.8         55 v[5] copy
        xor rcx, r13                                              ;   145.7 alu0    44 v[3]
        vpaddq xmm8, xmm6, [rel sha512_blocks.T0_w.blocks + 208]  ;   145.8 fp3+agu0   68 w[8]
        db 0x2e, 0x2e, 0x2e
        add r10, rsi                                              ;   146.7 alu1    55 v[3]
        db 0x2e, 0x2e
        mov rsi, r12                                              ;   145.5         54 v[5] copy
        db 0x2e, 0x2e
        add r14, r15                                              ;   146.7 alu3    53 t1
        db 0x2e, 0x2e
        vpsllq xmm11, xmm9, 0x38                                  ;   145.8 fp2     68 w[10]
        db 0x2e, 0x2e
        vpsrlq xmm12, xmm9, 8                                     ;   146.0 fp1     68 w[10]
        db 0x2e, 0x2e
        vmovdqa [rsp + 208], xmm8                                 ;   146.8 agu2+fp5   68 w[8]
        db 0x2e, 0x2e
        vpsllq xmm8, xmm9, 0x3f                                   ;   146.8 fp2     68 w[10]
        db 0x2e, 0x2e
        vpsrlq xmm13, xmm9, 1                                     ;   147.0 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, rdx                                              ;   147.7 alu2    55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, qword [rsp + 208]                                ;   150.8 alu0+agu1   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, r14                                              ;   147.7 alu1    54 v[4]
        db 0x2e, 0x2e, 0x2e
        and r8, r13                                               ;   147.2 alu3    44 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm14, xmm6, 3                                     ;   147.8 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        and rdi, rax                                              ;   148.7 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r15, rax, 0xe                                        ;   148.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rax, 0x12                                       ;   148.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rax                                              ;   148.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rcx, r10                                              ;   148.7 alu3    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rdi                                               ;   149.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, rax, 0x29                                       ;   149.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm9, xmm9, 7                                      ;   148.7 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm12                                 ;   148.8 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm8, xmm8, xmm13                                   ;   149.0 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e
        xor r15, rdx                                              ;   149.7 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r10, 0x1c                                       ;   149.7 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm6, 0x3d                                  ;   149.5 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rdi                                              ;   150.7 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, rcx                                              ;   150.0 alu1    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm8                                  ;   150.0 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, r8                                               ;   151.0 alu3    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm12                                 ;   150.5 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e
        add r11, r9                                               ;   151.8 alu2    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r8, r10, 0x22                                        ;   151.0 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx r9, r10, 0x27                                        ;   151.7 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm8, xmm6, 0x2d                                   ;   151.0 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm6, 0x13                                  ;   151.2 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        add r11, r15                                              ;   152.8 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm9                                  ;   151.5 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e
        lea r15, [r10 + r11]                                      ;   153.8 alu3    54 v[3]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm9, xmm2, xmm1, 8                              ;   152.0 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, r8                                               ;   152.0 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm8, xmm8, xmm12                                   ;   152.2 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e
        xor rdx, r9                                               ;   153.0 alu0    39 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm4, xmm11                                  ;   152.5 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm4, xmm9                                   ;   153.5 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm8                                  ;   153.2 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        add rbx, qword [rsp + 216]                                ;   153.0 alu3+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm6, 6                                     ;   153.5 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm11                                 ;   154.5 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, rdx                                              ;   154.0 alu2    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r9, rax                                               ;   153.7         54 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, rsi                                               ;   153.8         54 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r12, r15                                              ;   154.8 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, r15, 0xe                                        ;   154.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r15, 0x12                                       ;   155.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm4, xmm14                                  ;   155.5 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r15, 0x29                                       ;   155.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, r15                                              ;   154.8 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, r12                                              ;   155.8 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, rbp, 0x1c                                       ;   156.0 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e
        xor rdi, rcx                                              ;   156.0 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        add rbx, rsi                                              ;   156.8 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx rsi, rbp, 0x27                                       ;   156.5 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rbp, 0x22                                       ;   157.0 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm8, xmm4, [rel sha512_blocks.T0_w.blocks + 224]  ;   156.5 fp2+agu1   68 w[10]
        db 0x2e, 0x2e, 0x2e
        xor rdi, rdx                                              ;   157.0 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        mov rdx, r13                                              ;   156.3         55 v[4] copy
        db 0x2e, 0x2e, 0x2e
        xor r13, r10                                              ;   157.0 alu3    44 v[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 224], xmm8                                 ;   157.5 agu2+fp5   68 w[10]
        db 0x2e, 0x2e, 0x2e
        and rdx, r10                                              ;   157.5 alu2    44 v[1]
        db 0x2e, 0x2e, 0x2e
        add r8, qword [rsp + 224]                                 ;   161.5 alu0+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        xor r12, rcx                                              ;   158.0 alu3    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbx, rdi                                              ;   158.0 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea rdi, [rbp + rbx]                                      ;   159.0 alu2    54 v[2]
        db 0x2e, 0x2e, 0x2e
        xor r12, rsi                                              ;   159.0 alu0    39 v[1]
        db 0x2e, 0x2e, 0x2e
        and r13, rbp                                              ;   159.0 alu3    44 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm15, 8                                    ;   158.0 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm8, xmm15, 0x38                                  ;   158.2 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm15, 1                                    ;   159.0 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm12, xmm15, 0x3f                                 ;   159.2 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdx, qword [rsp + 744]                                ;   159.0 alu1+agu1   55 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm14, xmm4, 3                                     ;   160.0 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e
        mov rsi, qword [rsp + 232]                                ;   159.0 agu2    53 t1
        db 0x2e, 0x2e, 0x2e
        add rsi, r9                                               ;   163.0 alu2    53 t1
        db 0x2e, 0x2e, 0x2e
        add rdx, r12                                              ;   160.0 alu0    55 v[1]
        db 0x2e, 0x2e, 0x2e
        add rdx, r13                                              ;   161.0 alu3    55 v[1]
        db 0x2e, 0x2e, 0x2e
        and rax, rdi                                              ;   160.0 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r13, rdi, 0x12                                       ;   160.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, rdi, 0xe                                        ;   161.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, rdi, 0x29                                       ;   161.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm8, xmm8, xmm11                                   ;   160.3 fp0     68 w[12]
        db 0x2e, 0x2e, 0x2e
        xor r9, rax                                               ;   161.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm15, 7                                    ;   160.7 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        xor r12, r13                                              ;   162.0 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        add r8, r9                                                ;   162.5 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r9, rdx, 0x1c                                        ;   162.0 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm13                                 ;   161.3 fp3     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm4, 0x2d                                  ;   161.5 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rcx                                              ;   163.0 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r13, rdx, 0x22                                       ;   162.5 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e
        mov rcx, r10                                              ;   162.0         55 v[3] copy
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm4, 0x3d                                  ;   162.2 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm11                                 ;   163.2 fp0     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm4, 0x13                                  ;   162.5 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm11                                 ;   163.5 fp3     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm11, xmm3, xmm2, 8                             ;   163.2 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rbp                                              ;   163.0 alu0    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rcx, rbp                                              ;   163.2 alu3    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, r13                                               ;   163.5 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, rdx, 0x27                                       ;   163.5 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, r12                                               ;   164.0 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rax                                               ;   164.5 alu3    39 v[0]
        vpxor xmm14, xmm14, xmm13                                 ;   164.5 fp0     68 w[12]
        lea r12, [rdx + r8]                                       ;   165.0 alu1    54 v[1]
        add r14, rcx                                              ;   164.5 alu2    55 v[0]
        and r10, rdx                                              ;   165.0 alu0    44 v[0]
        vpxor xmm8, xmm8, xmm12                                   ;   164.7 fp1     68 w[12]
        mov r13, r15                                              ;   164.8         54 v[3] copy
        xor r15, rdi                                              ;   165.2 alu3    43 t1
        add r14, r9                                               ;   165.5 alu1    55 v[0]
        vpxor xmm8, xmm8, xmm15                                   ;   165.7 fp3     68 w[12]
        add r14, r10                                              ;   166.5 alu2    55 v[0]
        vpsrlq xmm12, xmm4, 6                                     ;   165.7 fp2     68 w[12]
        vpxor xmm14, xmm14, xmm12                                 ;   166.7 fp0     68 w[12]
        and r15, r12                                              ;   166.2 alu0    43 t1
        rorx r9, r12, 0xe                                         ;   166.3 alu1    40 t1
        rorx r10, r12, 0x12                                       ;   166.5 alu2    40 t1
        rorx rax, r12, 0x29                                       ;   167.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, r13                                              ;   167.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm7, xmm7, xmm8                                   ;   166.8 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm7, xmm7, xmm14                                  ;   167.8 fp3     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm7, xmm7, xmm11                                  ;   168.8 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, r10                                               ;   167.5 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, rbp                                              ;   167.5         55 v[2] copy
        db 0x2e, 0x2e, 0x2e
        xor rbp, rdx                                              ;   167.7 alu2    44 v[0]
        db 0x2e, 0x2e, 0x2e
        and r10, rdx                                              ;   167.8 alu3    44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r15                                              ;   168.3 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rax                                               ;   168.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, r14, 0x22                                       ;   168.7 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, r14, 0x27                                       ;   169.3 alu1    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, r14, 0x1c                                       ;   169.7 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, r10                                              ;   168.8 alu3    55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, rdi                                              ;   169.0         54 v[2] copy
        db 0x2e, 0x2e, 0x2e
        and rbp, r14                                              ;   169.3 alu0    44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, r12                                              ;   169.8 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r9                                               ;   170.3 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r9, [r14 + rsi]                                       ;   171.3 alu1    54 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm8, xmm10, 0x38                                  ;   169.8 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, rbp                                              ;   170.7 alu2    55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm10, 8                                    ;   170.2 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e
        xor r15, rax                                              ;   170.8 alu3    39 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm10, 0x3f                                 ;   170.8 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm10, 1                                    ;   171.2 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e
        xor r15, rcx                                              ;   171.8 alu0    39 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm15, xmm7, [rel sha512_blocks.T0_w.blocks + 240] ;   171.0 fp0+agu0   68 w[12]
        db 0x2e, 0x2e
        mov rbp, r10                                              ;   171.2         54 v[2] copy
        db 0x2e, 0x2e
        vmovdqa [rsp + 240], xmm15                                ;   172.0 agu1+fp5   68 w[12]
        db 0x2e, 0x2e
        add r13, qword [rsp + 240]                                ;   176.0 alu1+agu2   53 t1
        db 0x2e, 0x2e
        vpsllq xmm15, xmm7, 3                                     ;   171.8 fp1     68 w[14]
        db 0x2e, 0x2e
        mov rax, rdx                                              ;   171.8         55 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, r14                                              ;   172.0 alu2    44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rax, r14                                              ;   172.2 alu3    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdi, r9                                               ;   172.3 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, r9, 0xe                                         ;   172.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, r15                                              ;   173.0 alu2    55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, r9, 0x12                                        ;   173.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rdi                                              ;   173.3 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r9, 0x29                                        ;   174.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm8, xmm8, xmm12                                   ;   173.3 fp3     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm12, xmm6, xmm3, 8                             ;   173.5 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm10, 7                                    ;   173.7 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm14                                 ;   173.8 fp0     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, r15                                              ;   174.5 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, r10                                              ;   177.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        xor rcx, rdi                                              ;   175.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        add rbx, rax                                              ;   175.0 alu0    55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm7, 0x3d                                  ;   174.7 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e
        rorx r10, r11, 0x1c                                       ;   175.0 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx r15, r11, 0x22                                       ;   175.5 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r11, 0x27                                       ;   176.0 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e
        and rdx, r11                                              ;   175.3 alu3    44 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm14                                 ;   175.7 fp3     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm14, xmm7, 0x2d                                  ;   175.7 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e
        add r13, rcx                                              ;   178.0 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea rax, [r11 + r13]                                      ;   179.0 alu3    54 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm8, xmm8, xmm13                                   ;   176.2 fp0     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbx, rdx                                              ;   176.5 alu1    55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r15                                              ;   177.0 alu0    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm8, xmm8, xmm10                                   ;   177.2 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm7, 0x13                                  ;   176.8 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rdi                                              ;   178.0 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm8, xmm8, xmm12                                  ;   178.2 fp3     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm10                                 ;   177.8 fp0     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm7, 6                                     ;   177.7 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r15, r12                                              ;   177.7         54 v[1] copy
        db 0x2e, 0x2e, 0x2e
        xor r12, r9                                               ;   177.8 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        add rbp, qword [rsp + 248]                                ;   178.0 alu1+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm13                                 ;   178.7 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e
        add rbx, r10                                              ;   179.0 alu0    55 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm14                                 ;   179.7 fp3     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm8, xmm8, [rsp + 128]                            ;   179.2 fp0+agu1   68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, r15                                              ;   178.8         54 v[1] copy
        db 0x2e, 0x2e, 0x2e
        and r12, rax                                              ;   180.0 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rax, 0xe                                        ;   180.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rax, 0x12                                       ;   180.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        mov rdi, r9                                               ;   179.5         54 v[0] copy
        db 0x2e, 0x2e, 0x2e
        xor r9, rax                                               ;   180.0 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm8, xmm8, xmm15                                  ;   180.7 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, r12                                              ;   181.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, rax, 0x29                                       ;   180.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, rdx                                              ;   181.0 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, rbx, 0x1c                                       ;   181.0 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e
        xor rcx, r12                                              ;   182.0 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r12, rbx, 0x22                                       ;   181.2 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e
        add rbp, r15                                              ;   182.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r15, rbx, 0x27                                       ;   182.0 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm10, xmm8, [rel sha512_blocks.T0_w.blocks + 256] ;   181.7 fp1+agu0   68 w[14]
        db 0x2e, 0x2e, 0x2e
        xor rdx, r12                                              ;   182.2 alu0    39 v[5]
        db 0x2e, 0x2e, 0x2e
        mov r12, r14                                              ;   181.7         55 v[0] copy
        db 0x2e, 0x2e, 0x2e
        xor r14, r11                                              ;   182.2 alu1    44 v[6]
        db 0x2e, 0x2e, 0x2e
        and r12, r11                                              ;   182.7 alu3    44 v[5]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 256], xmm10                                ;   182.7 agu2+fp5   68 w[14]
        db 0x2e, 0x2e, 0x2e
        add r10, qword [rsp + 256]                                ;   186.7 alu0+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        add rbp, rcx                                              ;   183.0 alu2    53 t1
        db 0x2e
        lea rcx, [rbx + rbp]                                      ;   184.0 alu1    54 v[6]
        db 0x2e
        xor rdx, r15                                              ;   183.7 alu3    39 v[5]
        and r14, rbx                                              ;   184.0 alu0    44 v[5]
        vpsllq xmm10, xmm5, 0x38                                  ;   183.2 fp2     68 w[0]
        add r8, r12                                               ;   184.0 alu2    55 v[5]
        vpsrlq xmm13, xmm5, 8                                     ;   183.5 fp1     68 w[0]
        vpsllq xmm14, xmm5, 0x3f                                  ;   184.2 fp2     68 w[0]
        vpsrlq xmm15, xmm5, 1                                     ;   184.5 fp1     68 w[0]
        mov r12, qword [rsp + 264]                                ;   184.0 agu0    53 t1
        add r12, rdi                                              ;   188.0 alu1    53 t1
        add r8, rdx                                               ;   185.0 alu3    55 v[5]
        add r8, r14                                               ;   186.0 alu0    55 v[5]
        mov r14, r11                                              ;   184.7         55 v[7] copy
        xor r11, rbx                                              ;   185.0 alu2    44 v[5]
        and r14, rbx                                              ;   185.2 alu1    44 v[4]
        and r9, rcx                                               ;   185.7 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r15, rcx, 0xe                                        ;   186.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rcx, 0x12                                       ;   186.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm15                                 ;   185.7 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e
        xor rdi, r9                                               ;   186.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r9, rcx, 0x29                                        ;   187.0 alu2    40 t1
        db 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm13                                 ;   186.2 fp0     68 w[0]
        db 0x2e, 0x2e
        vpsllq xmm13, xmm8, 3                                     ;   186.3 fp2     68 w[0]
        db 0x2e, 0x2e
        vpsrlq xmm15, xmm8, 0x3d                                  ;   186.5 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rdx                                              ;   187.2 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm5, xmm5, 7                                      ;   187.3 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm15                                 ;   187.5 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm15, xmm8, 0x2d                                  ;   187.5 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, rdi                                              ;   187.7 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, r8, 0x1c                                        ;   187.5 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e
        xor r15, r9                                               ;   188.2 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        add rsi, r14                                              ;   188.0 alu2    55 v[4]
        rorx r9, r8, 0x22                                         ;   188.5 alu1    39 v[4]
        rorx r14, r8, 0x27                                        ;   189.0 alu2    39 v[4]
        and r11, r8                                               ;   188.3 alu0    44 v[4]
        mov rdx, rax                                              ;   188.5         54 v[7] copy
        xor rax, rcx                                              ;   188.7 alu3    43 t1
        add r10, r15                                              ;   189.3 alu0    53 t1
        xor rdi, r9                                               ;   189.5 alu1    39 v[4]
        xor rdi, r14                                              ;   190.5 alu3    39 v[4]
        vpxor xmm10, xmm10, xmm14                                 ;   189.3 fp0     68 w[0]
        add rsi, r11                                              ;   190.0 alu2    55 v[4]
        vpxor xmm10, xmm10, xmm5                                  ;   190.3 fp3     68 w[0]
        vpsrlq xmm5, xmm8, 0x13                                   ;   189.8 fp2     68 w[0]
        vpxor xmm15, xmm15, xmm5                                  ;   190.8 fp1     68 w[0]
        vpsrlq xmm5, xmm8, 6                                      ;   190.8 fp2     68 w[0]
        vpxor xmm13, xmm13, xmm15                                 ;   191.8 fp0     68 w[0]
        vpxor xmm13, xmm13, xmm5                                  ;   192.8 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r9, [r8 + r10]                                        ;   190.7 alu0    54 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, rdi                                              ;   191.5 alu1    55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r11, rdx                                              ;   191.0         54 v[7] copy
        db 0x2e, 0x2e, 0x2e
        rorx r15, r9, 0x12                                        ;   191.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        and rax, r9                                               ;   191.7 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm14, xmm4, xmm6, 8                             ;   191.5 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        rorx r14, r9, 0xe                                         ;   191.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        xor rdx, rax                                              ;   192.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, r9, 0x29                                        ;   192.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm10                                  ;   192.2 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, r15                                              ;   192.8 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm14                                  ;   193.2 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e
        xor r14, rdi                                              ;   193.8 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        add r12, rdx                                              ;   193.7 alu1    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r15, rsi, 0x1c                                       ;   193.2 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e
        rorx rdi, rsi, 0x22                                       ;   193.8 alu1    39 v[3]
        rorx rax, rsi, 0x27                                       ;   194.2 alu2    39 v[3]
        vpaddq xmm0, xmm0, xmm13                                  ;   194.2 fp2     68 w[0]
        mov rdx, rbx                                              ;   193.7         55 v[6] copy
        xor rbx, r8                                               ;   193.8 alu3    44 v[4]
        and rdx, r8                                               ;   194.0 alu0    44 v[3]
        add r12, r14                                              ;   194.8 alu3    53 t1
        lea r14, [rsi + r12]                                      ;   195.8 alu1    54 v[4]
        xor r15, rdi                                              ;   195.0 alu0    39 v[3]
        and rbx, rsi                                              ;   195.2 alu2    44 v[3]
        vpsllq xmm13, xmm9, 0x3f                                  ;   194.8 fp1     68 w[2]
        xor r15, rax                                              ;   196.0 alu3    39 v[3]
        add r13, rdx                                              ;   195.8 alu1    55 v[3]
        vpaddq xmm5, xmm0, [rel sha512_blocks.T0_w.blocks + 272]  ;   195.3 fp0+agu1   68 w[0]
        mov rdi, rcx                                              ;   195.5         54 v[6] copy
        xor rcx, r9                                               ;   196.0 alu0    43 t1
        vpsllq xmm10, xmm9, 0x38                                  ;   195.8 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm9, 1                                     ;   196.0 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 272], xmm5                                 ;   196.3 agu2+fp5   68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm5, xmm9, 8                                      ;   196.8 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm5                                  ;   197.8 fp3     68 w[2]
        db 0x2e, 0x2e
        vpsrlq xmm5, xmm9, 7                                      ;   197.0 fp1     68 w[2]
        db 0x2e, 0x2e
        add r13, rbx                                              ;   196.8 alu2    55 v[3]
        db 0x2e, 0x2e
        and rcx, r14                                              ;   197.0 alu3    43 t1
        db 0x2e, 0x2e
        rorx rax, r14, 0xe                                        ;   197.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, r15                                              ;   197.8 alu0    55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, r14, 0x12                                       ;   197.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r14, 0x29                                       ;   198.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, r15                                              ;   198.8 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, rdi                                              ;   198.3 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm15                                 ;   198.2 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e
        xor rax, rdx                                              ;   199.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm9, xmm7, xmm4, 8                              ;   198.5 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        add r11, qword [rsp + 272]                                ;   200.3 alu3+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        add r11, rcx                                              ;   201.3 alu1    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r15, r13, 0x1c                                       ;   199.8 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r13, 0x22                                       ;   200.2 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r13, 0x27                                       ;   200.8 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm15, xmm0, 3                                     ;   199.5 fp1     68 w[2]
        db 0x2e, 0x2e
        add r11, rax                                              ;   202.3 alu0    53 t1
        db 0x2e, 0x2e
        lea rax, [r13 + r11]                                      ;   203.3 alu3    54 v[3]
        db 0x2e
        vpxor xmm10, xmm10, xmm13                                 ;   200.0 fp3     68 w[2]
        db 0x2e
        vpsrlq xmm13, xmm0, 0x3d                                  ;   200.2 fp2     68 w[2]
        db 0x2e
        xor r15, rcx                                              ;   201.2 alu0    39 v[2]
        db 0x2e
        mov rcx, r8                                               ;   200.5         55 v[5] copy
        xor r8, rsi                                               ;   201.0 alu3    44 v[3]
        and rcx, rsi                                              ;   201.2 alu1    44 v[2]
        vpxor xmm15, xmm15, xmm13                                 ;   201.2 fp0     68 w[2]
        xor r15, rdx                                              ;   202.2 alu0    39 v[2]
        vpsllq xmm13, xmm0, 0x2d                                  ;   201.3 fp1     68 w[2]
        and r8, r13                                               ;   202.0 alu2    44 v[2]
        add rbp, rcx                                              ;   202.2 alu3    55 v[2]
        mov rcx, r9                                               ;   201.8         54 v[5] copy
        xor r9, r14                                               ;   202.2 alu1    43 t1
        vpxor xmm10, xmm10, xmm5                                  ;   202.2 fp3     68 w[2]
        vpsrlq xmm5, xmm0, 0x13                                   ;   202.3 fp2     68 w[2]
        vpxor xmm13, xmm13, xmm5                                  ;   203.3 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm13                                 ;   204.3 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm9                                   ;   203.2 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, r15                                              ;   203.2 alu0    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, r8                                               ;   204.2 alu2    55 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm5, xmm0, 6                                      ;   203.3 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        add rdi, qword [rsp + 280]                                ;   203.5 alu3+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm5                                  ;   205.3 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e
        and r9, rax                                               ;   204.3 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, rax, 0xe                                        ;   204.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, rcx                                               ;   204.2         54 v[5] copy
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm10                                  ;   204.3 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rax, 0x12                                       ;   204.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, rax, 0x29                                       ;   205.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        xor rcx, r9                                               ;   205.3 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r9, rbp, 0x1c                                        ;   205.8 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e
        xor r15, rdx                                              ;   205.8 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, rbp, 0x22                                       ;   206.2 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rbx                                              ;   206.8 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, rcx                                              ;   206.3 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, rbp, 0x27                                       ;   206.8 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm15                                  ;   206.3 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, rsi                                              ;   206.2         55 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, r13                                              ;   206.8 alu0    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, r13                                              ;   207.2 alu3    44 v[1]
        db 0x2e
        xor r9, rdx                                               ;   207.2 alu2    39 v[1]
        db 0x2e
        mov rdx, r14                                              ;   206.8         54 v[4] copy
        db 0x2e
        xor r14, rax                                              ;   207.8 alu0    43 t1
        db 0x2e
        add rdi, r15                                              ;   207.8 alu1    53 t1
        db 0x2e
        lea r15, [rbp + rdi]                                      ;   208.8 alu3    54 v[2]
        and rsi, rbp                                              ;   208.2 alu2    44 v[1]
        xor r9, rcx                                               ;   208.8 alu0    39 v[1]
        add r10, rbx                                              ;   208.8 alu1    55 v[1]
        vpsllq xmm5, xmm11, 0x38                                  ;   208.0 fp2     68 w[4]
        vpsllq xmm13, xmm11, 0x3f                                 ;   208.2 fp1     68 w[4]
        vpsrlq xmm15, xmm11, 1                                    ;   209.0 fp2     68 w[4]
        add r10, rsi                                              ;   209.8 alu3    55 v[1]
        mov rsi, rdx                                              ;   208.7         54 v[4] copy
        mov rcx, r13                                              ;   208.8         55 v[3] copy
        xor r13, rbp                                              ;   209.2 alu2    44 v[1]
        and rcx, rbp                                              ;   209.8 alu0    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, r9                                               ;   210.8 alu1    55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm11, 8                                    ;   209.5 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, r15, 0xe                                         ;   210.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r14, r15                                              ;   210.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, r15, 0x12                                       ;   210.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, r14                                              ;   211.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rbx                                               ;   211.8 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        mov rbx, rax                                              ;   210.5         54 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, r15                                              ;   211.2 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r14, r15, 0x29                                       ;   211.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, r14                                               ;   212.8 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, rdx                                               ;   212.2 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r14, r10, 0x1c                                       ;   212.2 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r10, 0x22                                       ;   212.8 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r13, r10                                              ;   212.8 alu0    44 v[0]
        db 0x2e, 0x2e, 0x2e
        add r8, r9                                                ;   213.8 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r9, r10, 0x27                                        ;   213.2 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e
        xor r14, rdx                                              ;   213.8 alu0    39 v[0]
        db 0x2e, 0x2e, 0x2e
        xor r14, r9                                               ;   214.8 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e
        mov rdx, r10                                              ;   212.5         55 v[1] copy
        db 0x2e, 0x2e, 0x2e
        vpxor xmm5, xmm5, xmm10                                   ;   212.7 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm15                                 ;   212.8 fp3     68 w[4]
        db 0x2e, 0x2e
        vmovdqa [rsp + 128], xmm4                                 ;   213.0 agu2+fp5   68 w[10] spill
        db 0x2e, 0x2e
        vpaddq xmm4, xmm1, [rel sha512_blocks.T0_w.blocks + 288]  ;   213.2 fp2+agu0   68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm11, 7                                    ;   213.3 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 288], xmm4                                 ;   214.2 agu1+fp5   68 w[2]
        db 0x2e, 0x2e, 0x2e
        add r12, rcx                                              ;   214.2 alu3    55 v[0]
        db 0x2e, 0x2e
        vpxor xmm5, xmm5, xmm13                                   ;   213.8 fp0     68 w[4]
        db 0x2e, 0x2e
        add r12, r13                                              ;   215.2 alu2    55 v[0]
        db 0x2e, 0x2e
        vpalignr xmm4, xmm8, xmm7, 8                              ;   214.2 fp2     68 w[4]
        db 0x2e, 0x2e
        add r8, qword [rsp + 288]                                 ;   218.2 alu0+agu2   53 t1
        db 0x2e, 0x2e
        vpsllq xmm10, xmm1, 3                                     ;   214.5 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm1, 0x3d                                  ;   215.2 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm15, xmm1, 0x2d                                  ;   215.5 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e
        add rsi, qword [rsp + 296]                                ;   218.2 alu1+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        mov r9, rbx                                               ;   215.2         54 v[3] copy
        db 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm13                                 ;   216.2 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm1, 0x13                                  ;   216.2 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        add r12, r14                                              ;   216.2 alu3    55 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm13                                 ;   217.2 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm1, 6                                     ;   216.5 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm13                                 ;   217.5 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm15                                 ;   218.5 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, r8                                               ;   219.2 alu2    54 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rax, r10                                              ;   220.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm5, xmm5, xmm11                                   ;   217.2 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm4                                   ;   217.3 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e
        mov r13, r15                                              ;   217.2         54 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm10                                  ;   219.5 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, r10, 0xe                                        ;   220.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r14, r12                                              ;   217.7         55 v[0] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, r10                                              ;   220.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, rax                                              ;   221.2 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, r10, 0x12                                       ;   220.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm5                                   ;   220.5 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e
        xor rcx, rax                                              ;   221.2 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rax, rdx                                              ;   218.7         55 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rsp + 744], r8                                 ;   219.2 agu1+st1   53 t1 spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r8, r10, 0x29                                        ;   220.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, rbp                                              ;   219.2 alu3    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbp, rax                                              ;   219.5 alu0    44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdx, r14                                              ;   220.2 alu1    44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, r8                                               ;   222.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r8, r14, 0x1c                                        ;   220.5 alu1    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, rbp                                              ;   220.5 alu3    55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, r14, 0x22                                       ;   221.0 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, rdx                                              ;   221.5 alu0    55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r14, 0x27                                       ;   221.5 alu1    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, rbx                                              ;   222.2 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, r13                                              ;   220.8         54 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rbp                                               ;   222.0 alu0    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbp, rax                                              ;   221.2         55 v[1] copy
        db 0x2e, 0x2e, 0x2e
        xor rax, r14                                              ;   222.0 alu2    44 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm2, [rel sha512_blocks.T0_w.blocks + 304]  ;   221.5 fp2+agu0   68 w[4]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 304], xmm5                                 ;   222.5 agu2+fp5   68 w[4]
        db 0x2e, 0x2e, 0x2e
        add r9, qword [rsp + 304]                                 ;   226.5 alu3+agu1   53 t1
        db 0x2e, 0x2e
        add rsi, rcx                                              ;   223.2 alu0    53 t1
        db 0x2e, 0x2e
        xor r8, rdx                                               ;   223.0 alu1    39 v[7]
        db 0x2e, 0x2e
        vpsllq xmm5, xmm2, 3                                      ;   222.3 fp1     68 w[6]
        db 0x2e, 0x2e
        vpsrlq xmm10, xmm2, 0x3d                                  ;   222.5 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm2, 0x2d                                  ;   223.3 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rcx, r10                                              ;   222.8         54 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, rsi                                              ;   224.2 alu2    54 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbp, r14                                              ;   223.2 alu3    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm2, 0x13                                  ;   223.5 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm13                                 ;   224.5 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm15, xmm12, 0x38                                 ;   224.3 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        add r11, r8                                               ;   224.0 alu0    55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r8, r12, 0xe                                         ;   225.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r15, r12                                              ;   225.2 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r12, 0x12                                       ;   225.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r12                                              ;   225.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rax, r11                                              ;   225.0 alu0    44 v[6]
        db 0x2e, 0x2e, 0x2e
        xor r13, r15                                              ;   226.2 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r15, r12, 0x29                                       ;   226.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm5, xmm5, xmm10                                   ;   225.2 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e
        xor r8, rdx                                               ;   226.2 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm12, 0x3f                                 ;   225.5 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r11, 0x1c                                       ;   226.2 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm12, 8                                    ;   225.8 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm10                                 ;   226.8 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm12, 1                                    ;   226.5 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm12, 7                                    ;   226.8 fp1     68 w[6]
        db 0x2e, 0x2e
        xor r8, r15                                               ;   227.2 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, r13                                               ;   227.5 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, rax                                              ;   227.0 alu1    55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, rbp                                              ;   228.0 alu2    55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm10                                 ;   227.5 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm10, xmm0, xmm8, 8                             ;   227.5 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, r8                                                ;   228.5 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm5, xmm5, xmm11                                   ;   227.7 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e
        rorx r8, r11, 0x22                                        ;   228.0 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r13, r11, 0x27                                       ;   228.2 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r15, [r11 + r9]                                       ;   229.5 alu3    54 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, r8                                               ;   229.0 alu0    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, r13                                              ;   230.0 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r13, r12                                              ;   228.7         54 v[0] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm12                                 ;   228.8 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm13                                 ;   229.8 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm2, 6                                     ;   229.2 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm10                                  ;   229.3 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e
        add rbx, qword [rsp + 312]                                ;   229.5 alu3+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm5, xmm5, xmm11                                   ;   230.2 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        mov r8, rcx                                               ;   229.8         54 v[1] copy
        db 0x2e, 0x2e, 0x2e
        and r10, r15                                              ;   230.5 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rax, r15, 0x12                                       ;   230.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        add rdi, rdx                                              ;   231.0 alu0    55 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r15, 0x29                                       ;   231.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm15                                  ;   230.8 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm5                                   ;   231.8 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, r10                                              ;   231.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, r15, 0xe                                        ;   231.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rax                                              ;   232.2 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, r15                                              ;   232.0 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rdx                                              ;   233.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r10, rdi, 0x1c                                       ;   232.2 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbx, rcx                                              ;   232.5 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, rdi, 0x22                                       ;   233.0 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, rdi, 0x27                                       ;   233.2 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm3, [rel sha512_blocks.T0_w.blocks + 320]  ;   232.8 fp3+agu1   68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdx, r14                                              ;   232.7         55 v[0] copy
        db 0x2e, 0x2e, 0x2e
        xor r14, r11                                              ;   233.0 alu3    44 v[6]
        db 0x2e, 0x2e, 0x2e
        and rdx, r11                                              ;   233.3 alu0    44 v[5]
        db 0x2e, 0x2e, 0x2e
        add rbx, rbp                                              ;   234.2 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 320], xmm5                                 ;   233.8 agu2+fp5   68 w[6]
        db 0x2e, 0x2e, 0x2e
        lea rbp, [rdi + rbx]                                      ;   235.2 alu2    54 v[6]
        db 0x2e, 0x2e, 0x2e
        and r14, rdi                                              ;   234.2 alu1    44 v[5]
        db 0x2e, 0x2e, 0x2e
        xor r10, rax                                              ;   234.3 alu0    39 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm14, 8                                    ;   234.0 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm12, xmm14, 0x3f                                 ;   234.2 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e
        xor r10, rcx                                              ;   235.3 alu3    39 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm5, xmm14, 0x38                                  ;   235.0 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm14, 1                                    ;   235.2 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e
        add rdx, r14                                              ;   235.2 alu2    55 v[5]
        db 0x2e, 0x2e, 0x2e
        add rdx, qword [rsp + 744]                                ;   236.2 alu1+agu0   55 v[5]
        db 0x2e, 0x2e, 0x2e
        add r8, qword [rsp + 320]                                 ;   237.8 alu0+agu1   53 t1
        db 0x2e, 0x2e
        vpsllq xmm15, xmm3, 3                                     ;   236.0 fp1     68 w[8]
        db 0x2e, 0x2e
        mov r14, qword [rsp + 328]                                ;   235.5 agu2    53 t1
        db 0x2e, 0x2e
        add r14, r13                                              ;   239.5 alu3    53 t1
        db 0x2e, 0x2e
        and r12, rbp                                              ;   236.2 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, rbp, 0xe                                        ;   236.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, rbp, 0x12                                       ;   237.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        add rdx, r10                                              ;   237.2 alu0    55 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx r10, rbp, 0x29                                       ;   237.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm5, xmm5, xmm11                                   ;   236.7 fp0     68 w[8]
        db 0x2e, 0x2e, 0x2e
        xor r13, r12                                              ;   237.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm14, 7                                    ;   237.0 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e
        xor rax, rcx                                              ;   238.0 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm13                                 ;   237.3 fp3     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm3, 0x3d                                  ;   237.5 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        xor rax, r10                                              ;   239.0 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        add r8, r13                                               ;   238.8 alu2    53 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm13                                 ;   238.5 fp0     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm3, 0x2d                                  ;   238.2 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e
        rorx r10, rdx, 0x1c                                       ;   238.3 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm14, xmm1, xmm0, 8                             ;   238.5 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, rdx, 0x22                                       ;   239.0 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r13, rdx, 0x27                                       ;   239.3 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, rax                                               ;   240.0 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        lea rax, [rdx + r8]                                       ;   241.0 alu3    54 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm5, xmm5, xmm12                                   ;   239.3 fp3     68 w[8]
        db 0x2e, 0x2e, 0x2e
        xor r10, r12                                              ;   240.0 alu0    39 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm5, xmm5, xmm11                                   ;   240.3 fp0     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm3, 6                                     ;   239.8 fp2     68 w[8]
        db 0x2e
        mov r12, r11                                              ;   240.0         55 v[7] copy
        db 0x2e
        xor r10, r13                                              ;   241.0 alu2    39 v[4]
        db 0x2e
        xor r11, rdi                                              ;   240.3 alu3    44 v[5]
        db 0x2e
        vpsrlq xmm11, xmm3, 0x13                                  ;   240.5 fp1     68 w[8]
        db 0x2e
        and r12, rdi                                              ;   240.7 alu1    44 v[4]
        db 0x2e
        vpxor xmm13, xmm13, xmm11                                 ;   241.5 fp3     68 w[8]
        and r11, rdx                                              ;   241.3 alu0    44 v[4]
        mov r13, r15                                              ;   241.2         54 v[7] copy
        xor r15, rbp                                              ;   241.3 alu2    43 t1
        add rsi, r10                                              ;   242.0 alu3    55 v[4]
        add rsi, r12                                              ;   243.0 alu1    55 v[4]
        vpxor xmm15, xmm15, xmm13                                 ;   242.5 fp0     68 w[8]
        vpaddq xmm6, xmm6, xmm5                                   ;   242.0 fp2     68 w[8]
        add rsi, r11                                              ;   244.0 alu0    55 v[4]
        and r15, rax                                              ;   242.3 alu2    43 t1
        rorx r10, rax, 0xe                                        ;   242.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm12                                 ;   243.5 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, r13                                              ;   243.3 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r11, rax, 0x12                                       ;   243.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, rax, 0x29                                       ;   243.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm6, xmm6, xmm14                                  ;   243.3 fp3     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm6, xmm6, xmm15                                  ;   244.5 fp0     68 w[8]
        db 0x2e, 0x2e, 0x2e
        xor r10, r11                                              ;   244.3 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        add r14, r15                                              ;   244.3 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r12                                              ;   245.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r11, rdi                                              ;   244.2         55 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rdx                                              ;   244.7 alu0    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r11, rdx                                              ;   244.7 alu1    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, rsi, 0x1c                                       ;   245.3 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, rsi, 0x22                                       ;   245.7 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, rsi, 0x27                                       ;   246.3 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e
        add r9, r11                                               ;   245.7 alu3    55 v[3]
        db 0x2e, 0x2e, 0x2e
        and rdi, rsi                                              ;   245.7 alu0    44 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm6, [rel sha512_blocks.T0_w.blocks + 336]  ;   245.5 fp2+agu0   68 w[8]
        db 0x2e, 0x2e, 0x2e
        add r14, r10                                              ;   246.3 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        lea r10, [rsi + r14]                                      ;   247.3 alu0    54 v[4]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 336], xmm5                                 ;   246.5 agu1+fp5   68 w[8]
        db 0x2e, 0x2e, 0x2e
        xor r12, r15                                              ;   246.7 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e
        add r9, rdi                                               ;   247.2 alu3    55 v[3]
        db 0x2e, 0x2e
        add r13, qword [rsp + 336]                                ;   250.5 alu2+agu2   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r11, rbp                                              ;   246.7         54 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rax                                              ;   247.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        xor r12, rcx                                              ;   247.7 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm5, xmm9, 0x38                                   ;   247.2 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm9, 8                                     ;   247.3 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm12, xmm9, 0x3f                                  ;   248.2 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm9, 1                                     ;   248.3 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm15, xmm6, 3                                     ;   249.2 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        mov r15, qword [rsp + 344]                                ;   248.0 agu0    53 t1
        db 0x2e, 0x2e, 0x2e
        add r15, r11                                              ;   252.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        and rbp, r10                                              ;   248.7 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        add r9, r12                                               ;   248.7 alu0    55 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm13                                 ;   249.3 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e
        rorx r12, r10, 0xe                                        ;   248.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r10, 0x12                                       ;   249.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r10, 0x29                                       ;   249.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm5, xmm5, xmm11                                   ;   249.3 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rbp                                              ;   249.7 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm6, 0x3d                                  ;   249.7 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rdi                                              ;   250.3 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm9, xmm9, 7                                      ;   250.2 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rcx                                              ;   251.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, r11                                              ;   251.5 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm11                                 ;   250.7 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm11, xmm2, xmm1, 8                             ;   250.7 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r11, r9, 0x1c                                        ;   250.8 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r9, 0x22                                        ;   251.3 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm6, 0x2d                                  ;   251.2 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        mov rcx, rdx                                              ;   251.3         55 v[5] copy
        db 0x2e, 0x2e, 0x2e
        xor rdx, rsi                                              ;   251.5 alu0    44 v[3]
        db 0x2e, 0x2e, 0x2e
        and rcx, rsi                                              ;   251.7 alu3    44 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r9, 0x27                                        ;   251.8 alu1    39 v[2]
        db 0x2e
        add r13, r12                                              ;   252.5 alu2    53 t1
        xor r11, rdi                                              ;   252.5 alu0    39 v[2]
        lea r12, [r9 + r13]                                       ;   253.5 alu3    54 v[3]
        and rdx, r9                                               ;   252.8 alu1    44 v[2]
        vpxor xmm5, xmm5, xmm12                                   ;   252.7 fp0     68 w[10]
        add rbx, rcx                                              ;   253.3 alu2    55 v[2]
        vpxor xmm5, xmm5, xmm9                                    ;   253.7 fp3     68 w[10]
        xor r11, rbp                                              ;   253.5 alu0    39 v[2]
        vpsrlq xmm9, xmm6, 0x13                                   ;   253.3 fp2     68 w[10]
        vpsrlq xmm12, xmm6, 6                                     ;   253.5 fp1     68 w[10]
        add rbx, rdx                                              ;   254.3 alu3    55 v[2]
        mov rdi, rax                                              ;   253.8         54 v[5] copy
        xor rax, r10                                              ;   254.0 alu1    43 t1
        vpxor xmm13, xmm13, xmm9                                  ;   254.3 fp0     68 w[10]
        vpxor xmm15, xmm15, xmm12                                 ;   254.5 fp3     68 w[10]
        vpxor xmm15, xmm15, xmm13                                 ;   255.5 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbx, r11                                              ;   255.3 alu2    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r11, r12, 0xe                                        ;   255.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, r12, 0x12                                       ;   255.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rax, r12                                              ;   255.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, r12, 0x29                                       ;   256.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm11                                  ;   255.5 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        xor rax, rdi                                              ;   256.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        xor r11, rbp                                              ;   256.7 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm5, [rsp + 128]                            ;   256.5 fp0+agu1   68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm15                                  ;   257.5 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e
        rorx rbp, rbx, 0x1c                                       ;   256.7 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e
        xor r11, rcx                                              ;   257.7 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        add r15, rax                                              ;   257.2 alu1    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx rax, rbx, 0x22                                       ;   257.7 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rbx, 0x27                                       ;   258.0 alu1    39 v[1]
        db 0x2e, 0x2e
        mov rdx, rsi                                              ;   257.2         55 v[4] copy
        and rdx, r9                                               ;   257.3 alu0    44 v[1]
        xor rsi, r9                                               ;   257.7 alu3    44 v[2]
        xor rbp, rax                                              ;   258.7 alu0    39 v[1]
        add r15, r11                                              ;   258.7 alu2    53 t1
        lea r11, [rbx + r15]                                      ;   259.7 alu3    54 v[2]
        xor rbp, rcx                                              ;   259.7 alu1    39 v[1]
        and rsi, rbx                                              ;   259.3 alu0    44 v[1]
        vpaddq xmm9, xmm5, [rel sha512_blocks.T0_w.blocks + 352]  ;   258.5 fp2+agu0   68 w[10]
        add r8, rdx                                               ;   259.7 alu2    55 v[1]
        vpsrlq xmm15, xmm4, 1                                     ;   258.8 fp1     68 w[12]
        mov rax, r10                                              ;   259.0         54 v[4] copy
        xor r10, r12                                              ;   259.7 alu3    43 t1
        vmovdqa [rsp + 352], xmm9                                 ;   259.5 agu2+fp5   68 w[10]
        vpsllq xmm9, xmm4, 0x38                                   ;   259.5 fp2     68 w[12]
        vpsllq xmm13, xmm4, 0x3f                                  ;   259.8 fp1     68 w[12]
        add r8, rbp                                               ;   260.7 alu1    55 v[1]
        db 0x2e, 0x2e, 0x2e
        add r8, rsi                                               ;   261.7 alu0    55 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm4, 8                                     ;   260.5 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        and r10, r11                                              ;   260.7 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rsi, r11, 0xe                                        ;   261.0 alu1    40 t1
        db 0x2e, 0x2e
        rorx rbp, r11, 0x12                                       ;   261.7 alu2    40 t1
        db 0x2e, 0x2e
        rorx rcx, r11, 0x29                                       ;   262.0 alu1    40 t1
        db 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm12                                   ;   261.5 fp0     68 w[12]
        db 0x2e, 0x2e
        add rdi, qword [rsp + 352]                                ;   263.5 alu3+agu1   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rax                                              ;   261.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm15                                 ;   261.5 fp3     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm4, 7                                      ;   261.7 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm12, xmm5, 3                                     ;   261.8 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rbp                                              ;   262.7 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        add rdi, r10                                              ;   264.5 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm5, 0x3d                                  ;   262.7 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e
        rorx r10, r8, 0x1c                                        ;   262.7 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e
        xor rsi, rcx                                              ;   263.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r8, 0x22                                        ;   263.7 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r8, 0x27                                        ;   264.0 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm13                                   ;   263.2 fp0     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm4                                    ;   264.2 fp3     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm5, 0x2d                                  ;   263.5 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm15                                 ;   263.7 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm15, xmm3, xmm2, 8                             ;   264.5 fp2     68 w[12]
        db 0x2e
        mov rdx, r9                                               ;   264.0         55 v[3] copy
        db 0x2e
        xor r9, rbx                                               ;   264.2 alu3    44 v[1]
        db 0x2e
        and rdx, rbx                                              ;   264.3 alu0    44 v[0]
        db 0x2e
        add rdi, rsi                                              ;   265.5 alu2    53 t1
        db 0x2e
        vpsrlq xmm4, xmm5, 0x13                                   ;   264.7 fp1     68 w[12]
        db 0x2e
        vpxor xmm13, xmm13, xmm4                                  ;   265.7 fp0     68 w[12]
        db 0x2e
        vpsrlq xmm4, xmm5, 6                                      ;   265.5 fp2     68 w[12]
        db 0x2e
        lea rsi, [r8 + rdi]                                       ;   266.5 alu1    54 v[1]
        db 0x2e
        xor r10, rbp                                              ;   265.3 alu3    39 v[0]
        db 0x2e
        and r9, r8                                                ;   265.5 alu0    44 v[0]
        add r14, rdx                                              ;   265.7 alu2    55 v[0]
        xor r10, rcx                                              ;   266.3 alu1    39 v[0]
        mov rbp, r12                                              ;   266.0         54 v[3] copy
        xor r12, r11                                              ;   266.3 alu3    43 t1
        add r14, r9                                               ;   266.7 alu0    55 v[0]
        add r14, r10                                              ;   267.7 alu2    55 v[0]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm7, xmm7, xmm15                                  ;   266.7 fp3     68 w[12]
        db 0x2e, 0x2e, 0x2e
        add rax, qword [rsp + 360]                                ;   267.2 alu1+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        mov r9, rbp                                               ;   267.0         54 v[3] copy
        db 0x2e, 0x2e, 0x2e
        and r12, rsi                                              ;   267.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r10, rsi, 0xe                                        ;   267.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm7, xmm7, xmm9                                   ;   267.7 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rsi, 0x12                                       ;   268.2 alu1    40 t1
        db 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm13                                 ;   267.8 fp0     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, rsi, 0x29                                       ;   268.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rcx                                              ;   269.2 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rdx                                              ;   270.2 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm4                                  ;   268.8 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, r12                                              ;   269.2 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, r14, 0x1c                                       ;   269.7 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e
        add rax, rbp                                              ;   270.2 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r14, 0x22                                       ;   270.2 alu1    39 v[7]
        rorx rcx, r14, 0x27                                       ;   270.7 alu2    39 v[7]
        vpaddq xmm7, xmm7, xmm12                                  ;   269.8 fp3     68 w[12]
        mov rdx, rbx                                              ;   269.7         55 v[2] copy
        xor rbx, r8                                               ;   269.8 alu3    44 v[0]
        and rdx, r8                                               ;   270.2 alu0    44 v[7]
        add rax, r10                                              ;   271.2 alu3    53 t1
        lea r10, [r14 + rax]                                      ;   272.2 alu1    54 v[0]
        xor r12, rbp                                              ;   271.2 alu0    39 v[7]
        and rbx, r14                                              ;   271.7 alu2    44 v[7]
        xor r12, rcx                                              ;   272.2 alu3    39 v[7]
        add r13, rdx                                              ;   272.2 alu1    55 v[7]
        vpaddq xmm4, xmm7, [rel sha512_blocks.T0_w.blocks + 368]  ;   271.2 fp1+agu1   68 w[12]
        mov rbp, r11                                              ;   271.3         54 v[2] copy
        xor r11, rsi                                              ;   272.2 alu0    43 t1
        vpsllq xmm9, xmm10, 0x38                                  ;   271.7 fp2     68 w[14]
        vmovdqa [rsp + 368], xmm4                                 ;   272.2 agu2+fp5   68 w[12]
        db 0x2e, 0x2e, 0x2e
        add r13, rbx                                              ;   273.2 alu2    55 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm10, 8                                     ;   272.2 fp1     68 w[14]
        db 0x2e, 0x2e
        vpsllq xmm12, xmm10, 0x3f                                 ;   272.7 fp2     68 w[14]
        db 0x2e, 0x2e
        vpsrlq xmm13, xmm10, 1                                    ;   273.2 fp1     68 w[14]
        db 0x2e, 0x2e
        rorx rcx, r10, 0xe                                        ;   273.2 alu1    40 t1
        db 0x2e, 0x2e
        rorx rdx, r10, 0x12                                       ;   273.7 alu2    40 t1
        db 0x2e, 0x2e
        rorx rbx, r10, 0x29                                       ;   274.2 alu1    40 t1
        db 0x2e, 0x2e
        and r11, r10                                              ;   273.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, r12                                              ;   274.2 alu0    55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm10, 7                                    ;   273.7 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm4                                    ;   273.7 fp0     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, rdx                                              ;   274.7 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rbp                                              ;   274.3 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm13                                 ;   274.2 fp3     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, rbx                                              ;   275.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm4, xmm6, xmm3, 8                              ;   274.5 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e
        add r9, qword [rsp + 368]                                 ;   276.2 alu1+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        add r9, r11                                               ;   277.2 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r11, r13, 0x1c                                       ;   275.7 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx r12, r13, 0x22                                       ;   276.2 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r13, 0x27                                       ;   276.7 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm7, 3                                     ;   275.5 fp2     68 w[14]
        db 0x2e, 0x2e
        add r9, rcx                                               ;   278.2 alu0    53 t1
        db 0x2e, 0x2e
        lea rcx, [r13 + r9]                                       ;   279.2 alu3    54 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm12                                   ;   276.0 fp0     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm10                                   ;   277.0 fp3     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r12                                              ;   277.2 alu0    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm7, 0x3d                                  ;   276.5 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e
        xor r11, rdx                                              ;   278.2 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm12, xmm7, 0x2d                                  ;   276.8 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm10                                 ;   277.5 fp0     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm7, 0x13                                  ;   277.5 fp1     68 w[14]
        db 0x2e
        vpxor xmm12, xmm12, xmm10                                 ;   278.5 fp3     68 w[14]
        db 0x2e
        vpsrlq xmm10, xmm7, 6                                     ;   277.8 fp2     68 w[14]
        vpxor xmm13, xmm13, xmm10                                 ;   278.8 fp0     68 w[14]
        mov r12, r8                                               ;   277.8         55 v[1] copy
        xor r8, r14                                               ;   278.0 alu3    44 v[7]
        and r12, r14                                              ;   278.2 alu2    44 v[6]
        and r8, r13                                               ;   279.0 alu0    44 v[6]
        add r15, r12                                              ;   279.2 alu1    55 v[6]
        add r15, r11                                              ;   280.2 alu3    55 v[6]
        mov r11, rsi                                              ;   278.8         54 v[1] copy
        vpaddq xmm8, xmm8, xmm4                                   ;   279.0 fp3     68 w[14]
        xor rsi, r10                                              ;   279.2 alu2    43 t1
        add r15, r8                                               ;   281.2 alu0    55 v[6]
        vpxor xmm13, xmm13, xmm12                                 ;   279.8 fp1     68 w[14]
        add rbp, qword [rsp + 376]                                ;   279.7 alu1+agu1   53 t1
        and rsi, rcx                                              ;   280.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r8, rcx, 0xe                                         ;   280.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, rcx, 0x12                                       ;   280.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, rcx, 0x29                                       ;   281.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r8, r12                                               ;   281.7 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        xor rsi, r11                                              ;   281.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm8, xmm8, xmm9                                   ;   280.8 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm8, xmm8, xmm13                                  ;   281.8 fp0     68 w[14]
        db 0x2e, 0x2e, 0x2e
        xor r8, rdx                                               ;   282.7 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, r15, 0x1c                                       ;   282.2 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r15, 0x22                                       ;   282.2 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, rsi                                              ;   282.2 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, r15, 0x27                                       ;   282.7 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, r14                                              ;   282.0         55 v[0] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, r13                                              ;   282.5 alu0    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, r13                                              ;   283.0 alu3    44 v[5]
        db 0x2e, 0x2e, 0x2e
        add rbp, r8                                               ;   283.7 alu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r8, [r15 + rbp]                                       ;   284.7 alu0    54 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rdx                                              ;   283.7 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r14, r15                                              ;   284.0 alu3    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm9, xmm14, 0x38                                  ;   283.2 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, rbx                                              ;   284.2 alu2    55 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rsi                                              ;   284.7 alu0    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm10, xmm8, [rel sha512_blocks.T0_w.blocks + 384] ;   283.7 fp3+agu0   68 w[14]
        db 0x2e, 0x2e, 0x2e
        mov rsi, r10                                              ;   283.8         54 v[0] copy
        db 0x2e, 0x2e, 0x2e
        xor r10, rcx                                              ;   284.7 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm14, 8                                    ;   284.2 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 384], xmm10                                ;   284.7 agu2+fp5   68 w[14]
        db 0x2e, 0x2e
        vpsllq xmm10, xmm14, 0x3f                                 ;   284.5 fp1     68 w[0]
        db 0x2e, 0x2e
        vpsrlq xmm13, xmm14, 1                                    ;   285.2 fp2     68 w[0]
        db 0x2e, 0x2e
        add rdi, r14                                              ;   285.2 alu3    55 v[5]
        db 0x2e, 0x2e
        rorx r14, r8, 0xe                                         ;   285.7 alu2    40 t1
        db 0x2e, 0x2e
        rorx rdx, r8, 0x12                                        ;   285.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, r8, 0x29                                        ;   286.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r12                                              ;   286.2 alu0    55 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm12                                   ;   285.7 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm14, 7                                    ;   285.8 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm13                                 ;   286.2 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r10, r8                                               ;   286.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        xor r10, rsi                                              ;   287.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        xor r14, rdx                                              ;   286.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r14, rbx                                              ;   287.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm13, xmm5, xmm6, 8                             ;   286.8 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        add r11, qword [rsp + 384]                                ;   288.7 alu3+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        add r11, r10                                              ;   289.7 alu0    53 t1
        db 0x2e, 0x2e
        rorx r10, rdi, 0x1c                                       ;   287.7 alu1    39 v[4]
        db 0x2e, 0x2e
        rorx r12, rdi, 0x22                                       ;   288.2 alu2    39 v[4]
        db 0x2e, 0x2e
        rorx rdx, rdi, 0x27                                       ;   288.7 alu1    39 v[4]
        db 0x2e, 0x2e
        vpsllq xmm14, xmm8, 3                                     ;   287.8 fp1     68 w[0]
        mov rbx, r13                                              ;   288.0         55 v[7] copy
        xor r13, r15                                              ;   288.2 alu3    44 v[5]
        and rbx, r15                                              ;   288.5 alu0    44 v[4]
        add r11, r14                                              ;   290.7 alu2    53 t1
        lea r14, [rdi + r11]                                      ;   291.7 alu3    54 v[5]
        vpxor xmm9, xmm9, xmm10                                   ;   288.8 fp0     68 w[0]
        xor r10, r12                                              ;   289.5 alu0    39 v[4]
        vpsrlq xmm10, xmm8, 0x3d                                  ;   289.2 fp2     68 w[0]
        vpxor xmm14, xmm14, xmm10                                 ;   290.2 fp3     68 w[0]
        vpxor xmm9, xmm9, xmm12                                   ;   289.8 fp1     68 w[0]
        vpsrlq xmm10, xmm8, 0x13                                  ;   290.2 fp2     68 w[0]
        and r13, rdi                                              ;   289.8 alu1    44 v[4]
        add rax, rbx                                              ;   290.2 alu2    55 v[4]
        xor r10, rdx                                              ;   290.5 alu3    39 v[4]
        vpsllq xmm12, xmm8, 0x2d                                  ;   290.5 fp1     68 w[0]
        mov r12, rcx                                              ;   290.5         54 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, r8                                               ;   290.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, r13                                              ;   291.2 alu1    55 v[4]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm13                                  ;   291.0 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e
        add rax, r10                                              ;   292.2 alu2    55 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm10                                 ;   291.5 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm12                                 ;   292.5 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm8, 6                                     ;   291.7 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        add rsi, qword [rsp + 392]                                ;   291.8 alu3+agu0   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, r12                                              ;   292.0         54 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r13, r8                                               ;   292.2         54 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm10                                 ;   293.5 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rcx, r14                                              ;   292.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r14, 0xe                                        ;   292.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm9                                   ;   292.8 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r14, 0x12                                       ;   293.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r8, r14                                               ;   293.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rcx                                              ;   293.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, r14, 0x29                                       ;   293.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, rbx                                              ;   294.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, rax, 0x1c                                       ;   294.7 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e
        xor rdx, rcx                                              ;   295.0 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        add rsi, r12                                              ;   294.7 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm9, xmm11, 0x38                                  ;   294.3 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm12, xmm11, 0x3f                                 ;   294.5 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm14                                  ;   294.7 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, rax, 0x22                                       ;   295.0 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, rax, 0x27                                       ;   295.7 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, rdx                                              ;   296.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        lea rdx, [rax + rsi]                                      ;   297.0 alu0    54 v[4]
        db 0x2e, 0x2e, 0x2e
        xor rbx, r12                                              ;   296.0 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e
        mov r12, r15                                              ;   295.7         55 v[6] copy
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm11, 8                                    ;   295.8 fp2     68 w[2]
        db 0x2e
        xor r15, rdi                                              ;   296.2 alu3    44 v[4]
        db 0x2e
        and r12, rdi                                              ;   296.5 alu0    44 v[3]
        db 0x2e
        vpsrlq xmm14, xmm11, 1                                    ;   296.3 fp1     68 w[2]
        db 0x2e
        xor rbx, rcx                                              ;   297.0 alu1    39 v[3]
        db 0x2e
        and r15, rax                                              ;   297.2 alu2    44 v[3]
        db 0x2e
        mov rcx, r13                                              ;   296.8         54 v[6] copy
        db 0x2e
        add r9, r12                                               ;   297.5 alu3    55 v[3]
        mov r12, rdi                                              ;   297.2         55 v[5] copy
        xor rdi, rax                                              ;   297.5 alu0    44 v[3]
        add r9, rbx                                               ;   298.5 alu1    55 v[3]
        add r9, r15                                               ;   299.5 alu2    55 v[3]
        and r8, rdx                                               ;   298.2 alu3    43 t1
        rorx rbx, rdx, 0x12                                       ;   298.7 alu1    40 t1
        rorx r15, rdx, 0xe                                        ;   299.0 alu2    40 t1
        and r12, rax                                              ;   298.5 alu0    44 v[2]
        xor r13, r8                                               ;   299.2 alu3    43 t1
        rorx r8, rdx, 0x29                                        ;   299.7 alu1    40 t1
        xor r15, rbx                                              ;   300.0 alu0    40 t1
        mov rbx, r14                                              ;   299.0         54 v[5] copy
        xor r14, rdx                                              ;   300.0 alu2    43 t1
        add r10, r13                                              ;   300.2 alu3    53 t1
        mov r13, rbx                                              ;   299.5         54 v[5] copy
        xor r15, r8                                               ;   301.0 alu0    40 t1
        rorx r8, r9, 0x1c                                         ;   300.7 alu1    39 v[2]
        and rdi, r9                                               ;   301.0 alu2    44 v[2]
        add r10, r15                                              ;   302.0 alu3    53 t1
        rorx r15, r9, 0x22                                        ;   301.7 alu1    39 v[2]
        xor r8, r15                                               ;   302.7 alu0    39 v[2]
        rorx r15, r9, 0x27                                        ;   302.0 alu2    39 v[2]
        xor r8, r15                                               ;   303.7 alu3    39 v[2]
        mov r15, r9                                               ;   301.0         55 v[3] copy
        vmovdqa [rsp + 128], xmm6                                 ;   301.2 agu2+fp5   68 w[8] spill
        db 0x2e, 0x2e
        vpaddq xmm6, xmm0, [rel sha512_blocks.T0_w.blocks + 400]  ;   301.3 fp3+agu1   68 w[0]
        db 0x2e, 0x2e
        vmovdqa [rsp + 400], xmm6                                 ;   302.3 agu0+fp5   68 w[0]
        db 0x2e, 0x2e
        vpsrlq xmm11, xmm11, 7                                    ;   301.7 fp2     68 w[2]
        db 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm10                                   ;   301.8 fp0     68 w[2]
        db 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm14                                 ;   302.0 fp1     68 w[2]
        db 0x2e, 0x2e
        add rbp, rdi                                              ;   302.5 alu0    55 v[2]
        db 0x2e, 0x2e
        add rbp, r12                                              ;   303.5 alu1    55 v[2]
        db 0x2e
        add r10, qword [rsp + 400]                                ;   306.3 alu2+agu2   53 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm12                                   ;   303.0 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm11                                   ;   304.0 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm10, xmm0, 3                                     ;   303.0 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm0, 0x3d                                  ;   303.8 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm14, xmm0, 0x2d                                  ;   304.0 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        add rcx, qword [rsp + 408]                                ;   306.3 alu3+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm12                                 ;   304.8 fp0     68 w[2]
        db 0x2e, 0x2e
        add rbp, r8                                               ;   304.7 alu0    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm0, 0x13                                  ;   304.8 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm12                                 ;   305.8 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm0, 6                                     ;   305.0 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm12                                 ;   306.0 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm14                                 ;   307.0 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm6, xmm7, xmm5, 8                              ;   305.8 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        add r9, r10                                               ;   307.3 alu1    54 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm6                                   ;   306.8 fp0     68 w[2]
        mov r8, rdx                                               ;   305.3         54 v[4] copy
        vpaddq xmm1, xmm1, xmm9                                   ;   307.8 fp1     68 w[2]
        mov r12, rbp                                              ;   305.7         55 v[2] copy
        vpaddq xmm1, xmm1, xmm10                                  ;   308.8 fp3     68 w[2]
        and r14, r9                                               ;   308.3 alu2    43 t1
        rorx rdi, r9, 0xe                                         ;   308.3 alu1    40 t1
        xor rdx, r9                                               ;   308.3 alu3    43 t1
        xor rbx, r14                                              ;   309.3 alu0    43 t1
        rorx r14, r9, 0x12                                        ;   308.3 alu2    40 t1
        xor rdi, r14                                              ;   309.3 alu1    40 t1
        mov r14, r15                                              ;   307.0         55 v[3] copy
        mov qword [rsp + 744], r10                                ;   307.3 agu0+st0   53 t1 spill
        rorx r10, r9, 0x29                                        ;   308.3 alu2    40 t1
        xor r15, rax                                              ;   307.5 alu3    44 v[2]
        and rax, r14                                              ;   307.7 alu0    44 v[1]
        and r15, r12                                              ;   308.5 alu1    44 v[1]
        db 0x2e, 0x2e, 0x2e
        xor rdi, r10                                              ;   310.3 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r10, r12, 0x1c                                       ;   309.0 alu2    39 v[1]
        db 0x2e, 0x2e
        add r11, rax                                              ;   308.7 alu0    55 v[1]
        db 0x2e, 0x2e
        rorx rax, r12, 0x22                                       ;   309.2 alu1    39 v[1]
        db 0x2e, 0x2e
        vpaddq xmm9, xmm1, [rel sha512_blocks.T0_w.blocks + 416]  ;   309.8 fp0+agu1   68 w[2]
        db 0x2e, 0x2e
        add r11, r15                                              ;   309.7 alu3    55 v[1]
        db 0x2e, 0x2e
        rorx r15, r12, 0x27                                       ;   310.0 alu2    39 v[1]
        db 0x2e, 0x2e
        vmovdqa [rsp + 416], xmm9                                 ;   310.8 agu2+fp5   68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, qword [rsp + 416]                                ;   314.8 alu0+agu0   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, rbx                                              ;   310.3 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rax                                              ;   310.5 alu3    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rax, qword [rsp + 424]                                ;   310.8 agu1    53 t1
        db 0x2e, 0x2e, 0x2e
        add rax, r8                                               ;   314.8 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        mov rbx, r14                                              ;   310.2         55 v[3] copy
        db 0x2e, 0x2e, 0x2e
        xor r14, r12                                              ;   311.0 alu2    44 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm1, 0x2d                                  ;   310.5 fp2     68 w[4]
        db 0x2e
        xor r10, r15                                              ;   311.5 alu1    39 v[1]
        add rcx, rdi                                              ;   311.5 alu3    53 t1
        vpsllq xmm9, xmm1, 3                                      ;   311.0 fp1     68 w[4]
        vpsrlq xmm10, xmm1, 0x3d                                  ;   311.5 fp2     68 w[4]
        mov r15, r9                                               ;   311.3         54 v[3] copy
        add rbp, rcx                                              ;   312.5 alu0    54 v[2]
        and rbx, r12                                              ;   312.0 alu2    44 v[0]
        vpsrlq xmm12, xmm1, 0x13                                  ;   312.0 fp1     68 w[4]
        vpsllq xmm14, xmm15, 0x38                                 ;   312.5 fp2     68 w[4]
        add r11, r10                                              ;   312.5 alu1    55 v[1]
        and rdx, rbp                                              ;   313.5 alu3    43 t1
        rorx r10, rbp, 0xe                                        ;   313.5 alu2    40 t1
        rorx rdi, rbp, 0x12                                       ;   313.5 alu1    40 t1
        xor r9, rbp                                               ;   313.5 alu0    43 t1
        and r14, r11                                              ;   313.5 alu3    44 v[0]
        xor r8, rdx                                               ;   314.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rbp, 0x29                                       ;   314.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm10                                   ;   313.5 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm15, 8                                    ;   313.7 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm10                                 ;   314.7 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm12                                 ;   314.0 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm12, xmm15, 0x3f                                 ;   314.7 fp1     68 w[4]
        db 0x2e, 0x2e
        xor r10, rdi                                              ;   314.5 alu1    40 t1
        db 0x2e, 0x2e
        rorx rdi, r11, 0x1c                                       ;   315.0 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rdx                                              ;   315.5 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r14                                              ;   314.8 alu0    55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, rbx                                              ;   315.8 alu1    55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm15, 1                                    ;   315.2 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm15, 7                                    ;   315.7 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm10                                 ;   316.2 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm15                                 ;   316.7 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e
        add r13, r8                                               ;   315.8 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r8, r11, 0x22                                        ;   316.0 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r14, r11, 0x27                                       ;   316.3 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, r10                                              ;   316.8 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r10, [r11 + r13]                                      ;   317.8 alu3    54 v[1]
        db 0x2e, 0x2e, 0x2e
        xor rdi, r8                                               ;   317.0 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e
        xor rdi, r14                                              ;   318.0 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm10, xmm8, xmm7, 8                             ;   317.0 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm12                                 ;   317.7 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, r10, 0x12                                       ;   318.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        and r9, r10                                               ;   318.8 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm11                                   ;   317.7 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r10, 0xe                                        ;   318.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm14                                  ;   318.7 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e
        add rsi, rdi                                              ;   319.0 alu3    55 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r10, 0x29                                       ;   319.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm1, 6                                     ;   318.5 fp2     68 w[4]
        mov r8, r15                                               ;   318.7         54 v[3] copy
        mov r14, rbp                                              ;   318.8         54 v[2] copy
        vpxor xmm9, xmm9, xmm11                                   ;   319.5 fp3     68 w[4]
        xor r15, r9                                               ;   319.8 alu0    43 t1
        xor rdx, rbx                                              ;   319.8 alu3    40 t1
        xor rbp, r10                                              ;   319.5 alu1    43 t1
        xor rdx, rdi                                              ;   320.8 alu2    40 t1
        vpaddq xmm2, xmm2, xmm10                                  ;   319.8 fp1     68 w[4]
        vpaddq xmm2, xmm2, xmm9                                   ;   320.8 fp0     68 w[4]
        add rax, r15                                              ;   320.8 alu0    53 t1
        rorx r9, rsi, 0x1c                                        ;   320.5 alu1    39 v[7]
        rorx r15, rsi, 0x22                                       ;   321.0 alu2    39 v[7]
        rorx rdi, rsi, 0x27                                       ;   321.5 alu1    39 v[7]
        add rax, rdx                                              ;   321.8 alu3    53 t1
        lea rdx, [rsi + rax]                                      ;   322.8 alu0    54 v[0]
        vpsllq xmm9, xmm4, 0x38                                   ;   321.2 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm4, 8                                     ;   321.3 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm4, 1                                     ;   322.2 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, r15                                               ;   322.0 alu3    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rdi                                               ;   323.0 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm15, xmm2, [rel sha512_blocks.T0_w.blocks + 432] ;   322.0 fp3+agu0   68 w[4]
        db 0x2e, 0x2e, 0x2e
        mov r15, r12                                              ;   322.2         55 v[2] copy
        db 0x2e, 0x2e, 0x2e
        xor r12, r11                                              ;   322.3 alu0    44 v[0]
        db 0x2e, 0x2e, 0x2e
        and r15, r11                                              ;   322.5 alu1    44 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm12, xmm4, 0x3f                                  ;   322.7 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 432], xmm15                                ;   323.0 agu2+fp5   68 w[4]
        db 0x2e, 0x2e, 0x2e
        and r12, rsi                                              ;   323.3 alu3    44 v[7]
        db 0x2e, 0x2e
        add r8, qword [rsp + 432]                                 ;   327.0 alu2+agu1   53 t1
        db 0x2e, 0x2e
        add r15, qword [rsp + 744]                                ;   323.5 alu0+agu0   55 v[7]
        db 0x2e, 0x2e
        and rbp, rdx                                              ;   323.8 alu1    43 t1
        db 0x2e, 0x2e
        rorx rdi, rdx, 0xe                                        ;   324.2 alu2    40 t1
        db 0x2e, 0x2e
        add r15, r9                                               ;   324.5 alu3    55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, rdx, 0x12                                       ;   324.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, rdx, 0x29                                        ;   325.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, r12                                              ;   325.5 alu0    55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, r14                                              ;   325.0 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm11                                   ;   324.7 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm4, 7                                      ;   324.8 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm14                                 ;   325.0 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e
        xor rdi, rbx                                              ;   325.5 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm2, 3                                     ;   325.3 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, rbp                                               ;   328.0 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm14, xmm0, xmm8, 8                             ;   325.8 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm2, 0x3d                                  ;   326.3 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, r9                                               ;   326.5 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r9, r11                                               ;   326.2         55 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rsi                                              ;   326.3 alu2    44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r9, rsi                                               ;   326.5 alu0    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, r15, 0x1c                                       ;   326.7 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, r15, 0x22                                       ;   327.3 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm15                                 ;   327.3 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, rdi                                               ;   329.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r15, 0x27                                       ;   327.7 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e
        add rcx, r9                                               ;   327.5 alu0    55 v[6]
        db 0x2e, 0x2e, 0x2e
        lea r9, [r15 + r8]                                        ;   330.0 alu3    54 v[7]
        db 0x2e, 0x2e, 0x2e
        and r11, r15                                              ;   328.3 alu2    44 v[6]
        vpxor xmm9, xmm9, xmm12                                   ;   328.0 fp3     68 w[6]
        xor r12, rbp                                              ;   328.5 alu0    39 v[6]
        vpxor xmm9, xmm9, xmm4                                    ;   329.0 fp2     68 w[6]
        vpsllq xmm4, xmm2, 0x2d                                   ;   328.5 fp1     68 w[6]
        xor r12, rbx                                              ;   329.5 alu1    39 v[6]
        vpsrlq xmm12, xmm2, 0x13                                  ;   329.3 fp2     68 w[6]
        add rcx, r11                                              ;   329.3 alu3    55 v[6]
        mov r11, r10                                              ;   329.2         54 v[1] copy
        xor r10, rdx                                              ;   329.3 alu2    43 t1
        vpaddq xmm3, xmm3, xmm14                                  ;   329.5 fp0     68 w[6]
        vpaddq xmm3, xmm3, xmm9                                   ;   330.5 fp3     68 w[6]
        vpxor xmm4, xmm4, xmm12                                   ;   330.3 fp1     68 w[6]
        add rcx, r12                                              ;   330.5 alu0    55 v[6]
        vpsrlq xmm15, xmm2, 6                                     ;   330.3 fp2     68 w[6]
        vpxor xmm11, xmm11, xmm15                                 ;   331.3 fp0     68 w[6]
        add r14, qword [rsp + 440]                                ;   330.5 alu1+agu2   53 t1
        db 0x2e, 0x2e, 0x2e
        mov r12, r11                                              ;   330.7         54 v[1] copy
        db 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm4                                  ;   332.3 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e
        and r10, r9                                               ;   331.0 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r9, 0xe                                         ;   331.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r9, 0x12                                        ;   331.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r11, r10                                              ;   332.0 alu0    43 t1
        db 0x2e, 0x2e
        rorx r10, rcx, 0x1c                                       ;   332.2 alu2    39 v[5]
        db 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm11                                  ;   333.3 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rbp                                              ;   332.5 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, r9, 0x29                                        ;   332.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, rcx, 0x22                                       ;   333.2 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r11                                              ;   333.0 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r11, rcx, 0x27                                       ;   333.5 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rbx                                              ;   333.5 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, rsi                                              ;   333.0         55 v[0] copy
        db 0x2e, 0x2e, 0x2e
        xor rsi, r15                                              ;   333.5 alu0    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, r15                                              ;   334.0 alu3    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm3, [rel sha512_blocks.T0_w.blocks + 448]  ;   334.3 fp2+agu1   68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rbp                                              ;   334.2 alu2    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbp, rdx                                              ;   333.8         54 v[0] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, r9                                               ;   334.5 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 448], xmm4                                 ;   335.3 agu0+fp5   68 w[6]
        db 0x2e, 0x2e, 0x2e
        and rsi, rcx                                              ;   334.5 alu0    44 v[5]
        db 0x2e, 0x2e, 0x2e
        add r14, rdi                                              ;   335.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea rdi, [rcx + r14]                                      ;   336.0 alu2    54 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r11                                              ;   335.5 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, rbx                                              ;   335.5 alu0    55 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm4, xmm13, 0x38                                  ;   335.2 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm9, xmm13, 8                                     ;   335.3 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm13, 0x3f                                 ;   336.2 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm13, 1                                    ;   336.3 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e
        add r13, rsi                                              ;   336.5 alu3    55 v[5]
        db 0x2e, 0x2e, 0x2e
        add r12, qword [rsp + 448]                                ;   339.3 alu2+agu2   53 t1
        db 0x2e, 0x2e, 0x2e
        add r13, r10                                              ;   337.5 alu1    55 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm15, xmm3, 3                                     ;   337.2 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        mov r10, qword [rsp + 456]                                ;   336.5 agu1    53 t1
        db 0x2e, 0x2e, 0x2e
        add r10, rbp                                              ;   340.5 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        and rdx, rdi                                              ;   337.0 alu3    43 t1
        db 0x2e, 0x2e
        rorx r11, rdi, 0xe                                        ;   337.2 alu2    40 t1
        db 0x2e, 0x2e
        rorx rsi, rdi, 0x12                                       ;   337.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, rdi, 0x29                                       ;   338.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm13, 7                                    ;   337.5 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm9                                    ;   337.7 fp0     68 w[8]
        db 0x2e, 0x2e, 0x2e
        xor rbp, rdx                                              ;   338.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm12                                 ;   338.0 fp3     68 w[8]
        db 0x2e, 0x2e, 0x2e
        add r12, rbp                                              ;   340.3 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm9, xmm3, 0x3d                                   ;   338.3 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm12, xmm3, 0x2d                                  ;   338.5 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rsi                                              ;   338.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm9                                  ;   339.3 fp0     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm9, xmm3, 0x13                                   ;   339.3 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        xor r11, rbx                                              ;   339.7 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rsi, r13, 0x1c                                       ;   339.3 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r13, 0x22                                       ;   339.7 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r13, 0x27                                       ;   340.3 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm9                                  ;   340.3 fp3     68 w[8]
        db 0x2e
        vpxor xmm4, xmm4, xmm11                                   ;   340.0 fp2     68 w[8]
        db 0x2e
        mov rbx, r15                                              ;   340.2         55 v[7] copy
        db 0x2e
        xor r15, rcx                                              ;   340.3 alu3    44 v[5]
        and rbx, rcx                                              ;   340.5 alu0    44 v[4]
        add r12, r11                                              ;   341.3 alu1    53 t1
        lea r11, [r13 + r12]                                      ;   342.3 alu2    54 v[5]
        xor rsi, rbp                                              ;   341.3 alu3    39 v[4]
        xor rsi, rdx                                              ;   342.3 alu0    39 v[4]
        vpxor xmm15, xmm15, xmm12                                 ;   341.3 fp0     68 w[8]
        vpsrlq xmm11, xmm3, 6                                     ;   341.5 fp1     68 w[8]
        add rax, rbx                                              ;   341.7 alu1    55 v[4]
        and r15, r13                                              ;   342.3 alu2    44 v[4]
        vpxor xmm4, xmm4, xmm13                                   ;   342.0 fp3     68 w[8]
        mov rbp, r9                                               ;   342.2         54 v[7] copy
        xor r9, rdi                                               ;   342.3 alu3    43 t1
        vpalignr xmm9, xmm1, xmm0, 8                              ;   342.5 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm12, xmm9, [rsp + 128]                           ;   343.5 fp0+agu0   68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm11                                 ;   342.8 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        add rax, r15                                              ;   343.3 alu0    55 v[4]
        db 0x2e, 0x2e, 0x2e
        and r9, r11                                               ;   343.3 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        add rax, rsi                                              ;   344.3 alu2    55 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx r15, r11, 0xe                                        ;   344.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rsi, r11, 0x12                                       ;   344.3 alu2    40 t1
        db 0x2e, 0x2e
        rorx rdx, r11, 0x29                                       ;   345.2 alu1    40 t1
        vpaddq xmm12, xmm12, xmm4                                 ;   344.5 fp3     68 w[8]
        vpaddq xmm12, xmm12, xmm15                                ;   345.5 fp2     68 w[8]
        xor r9, rbp                                               ;   344.3 alu3    43 t1
        add r10, r9                                               ;   345.3 alu0    53 t1
        mov r9, rcx                                               ;   344.7         55 v[6] copy
        xor r15, rsi                                              ;   345.3 alu2    40 t1
        xor r15, rdx                                              ;   346.3 alu3    40 t1
        xor rcx, r13                                              ;   345.5 alu0    44 v[4]
        and r9, r13                                               ;   346.2 alu1    44 v[3]
        rorx rbx, rax, 0x27                                       ;   346.3 alu2    39 v[3]
        vpaddq xmm4, xmm12, [rel sha512_blocks.T0_w.blocks + 464] ;   346.5 fp0+agu1   68 w[8]
        add r8, r9                                                ;   347.2 alu3    55 v[3]
        rorx rsi, rax, 0x1c                                       ;   347.2 alu1    39 v[3]
        rorx rdx, rax, 0x22                                       ;   347.3 alu2    39 v[3]
        and rcx, rax                                              ;   346.5 alu0    44 v[3]
        add r10, r15                                              ;   347.3 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r9, [rax + r10]                                       ;   348.3 alu0    54 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 464], xmm4                                 ;   347.5 agu2+fp5   68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rdx                                              ;   348.3 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e
        add r8, rcx                                               ;   348.3 alu2    55 v[3]
        db 0x2e, 0x2e, 0x2e
        add rbp, qword [rsp + 464]                                ;   351.5 alu3+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        mov r15, rdi                                              ;   347.5         54 v[6] copy
        db 0x2e, 0x2e, 0x2e
        xor rdi, r11                                              ;   348.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        xor rsi, rbx                                              ;   349.3 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm4, xmm6, 0x38                                   ;   348.0 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm6, 8                                     ;   348.2 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm6, 0x3f                                  ;   349.0 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm6, 1                                     ;   349.2 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        mov rcx, qword [rsp + 472]                                ;   348.7 agu1    53 t1
        db 0x2e, 0x2e, 0x2e
        add rcx, r15                                              ;   352.7 alu2    53 t1
        db 0x2e, 0x2e, 0x2e
        add r8, rsi                                               ;   350.3 alu3    55 v[3]
        db 0x2e, 0x2e, 0x2e
        and rdi, r9                                               ;   349.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rsi, r9, 0xe                                         ;   350.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r9, 0x12                                        ;   350.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r9, 0x29                                        ;   351.2 alu1    40 t1
        db 0x2e, 0x2e
        vpsrlq xmm6, xmm6, 7                                      ;   350.0 fp1     68 w[10]
        db 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm11                                   ;   350.0 fp3     68 w[10]
        db 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm15                                 ;   350.2 fp0     68 w[10]
        db 0x2e, 0x2e
        vpsrlq xmm15, xmm12, 0x3d                                 ;   350.3 fp2     68 w[10]
        db 0x2e, 0x2e
        vpsllq xmm11, xmm12, 3                                    ;   351.0 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rdi                                              ;   350.7 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, r8, 0x1c                                        ;   351.3 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rdx                                              ;   351.3 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, r15                                              ;   352.5 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm15                                 ;   352.0 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm15, xmm12, 0x2d                                 ;   351.5 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        xor rsi, rbx                                              ;   352.3 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r15, r8, 0x22                                        ;   352.2 alu1    39 v[2]
        db 0x2e
        rorx rdx, r8, 0x27                                        ;   352.3 alu2    39 v[2]
        db 0x2e
        mov rbx, r13                                              ;   352.2         55 v[5] copy
        xor r13, rax                                              ;   352.7 alu3    44 v[3]
        and rbx, rax                                              ;   353.0 alu0    44 v[2]
        xor rdi, r15                                              ;   353.2 alu1    39 v[2]
        add rbp, rsi                                              ;   353.5 alu2    53 t1
        lea r15, [r8 + rbp]                                       ;   354.5 alu3    54 v[3]
        and r13, r8                                               ;   354.0 alu0    44 v[2]
        xor rdi, rdx                                              ;   354.2 alu1    39 v[2]
        vpxor xmm4, xmm4, xmm13                                   ;   353.5 fp0     68 w[10]
        vpxor xmm4, xmm4, xmm6                                    ;   354.5 fp1     68 w[10]
        vpsrlq xmm6, xmm12, 0x13                                  ;   353.8 fp2     68 w[10]
        add r14, rbx                                              ;   354.3 alu2    55 v[2]
        vpalignr xmm13, xmm2, xmm1, 8                             ;   354.7 fp1     68 w[10]
        vpxor xmm15, xmm15, xmm6                                  ;   354.8 fp3     68 w[10]
        add r14, r13                                              ;   355.3 alu3    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, rdi                                              ;   356.3 alu0    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r13, r11                                              ;   354.8         54 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm6, xmm12, 6                                     ;   355.0 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r9                                               ;   355.2 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rsi, r15, 0xe                                        ;   355.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm4                                   ;   355.5 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r15, 0x12                                       ;   356.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm15                                 ;   355.8 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm6                                  ;   356.8 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r11, r15                                              ;   356.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r15, 0x29                                       ;   356.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm13                                  ;   356.5 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rdi                                              ;   357.2 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r13                                              ;   357.2 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rdx                                              ;   358.2 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm11                                  ;   357.8 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, r14, 0x1c                                       ;   357.3 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r14, 0x22                                       ;   358.2 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, r11                                              ;   358.2 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r11, r14, 0x27                                       ;   358.3 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, rax                                              ;   358.0         55 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, r8                                               ;   358.2 alu3    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, r8                                               ;   358.7 alu0    44 v[1]
        db 0x2e, 0x2e, 0x2e
        add rcx, rsi                                              ;   359.2 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm10, 0x3f                                 ;   358.7 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea rsi, [r14 + rcx]                                      ;   360.2 alu3    54 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rdx                                              ;   359.3 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rax, r14                                              ;   359.7 alu0    44 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm6, xmm10, 0x38                                  ;   359.3 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        xor rdi, r11                                              ;   360.3 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e
        add r12, rbx                                              ;   360.2 alu3    55 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm5, [rel sha512_blocks.T0_w.blocks + 480]  ;   359.8 fp3+agu0   68 w[10]
        db 0x2e, 0x2e, 0x2e
        mov r11, r9                                               ;   360.0         54 v[4] copy
        db 0x2e, 0x2e, 0x2e
        xor r9, r15                                               ;   360.3 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 480], xmm4                                 ;   360.8 agu2+fp5   68 w[10]
        db 0x2e, 0x2e, 0x2e
        add r12, rax                                              ;   361.2 alu0    55 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm10, 8                                     ;   360.7 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm10, 1                                    ;   360.8 fp2     68 w[12]
        db 0x2e, 0x2e
        rorx rax, rsi, 0xe                                        ;   361.2 alu1    40 t1
        db 0x2e, 0x2e
        rorx rdx, rsi, 0x12                                       ;   361.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, rsi, 0x29                                       ;   362.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r9, rsi                                               ;   361.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, rdi                                              ;   362.2 alu0    55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm10, 7                                    ;   361.8 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm6, xmm6, xmm4                                    ;   362.0 fp0     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, rdx                                              ;   362.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, r11                                               ;   362.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm15                                 ;   362.5 fp3     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm15, xmm5, 3                                     ;   362.7 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        xor rax, rbx                                              ;   363.3 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm4, xmm3, xmm2, 8                              ;   363.0 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e
        add r13, qword [rsp + 480]                                ;   364.8 alu1+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        add r13, r9                                               ;   365.8 alu2    53 t1
        db 0x2e, 0x2e
        rorx r9, r12, 0x1c                                        ;   364.2 alu1    39 v[0]
        db 0x2e, 0x2e
        rorx rdi, r12, 0x22                                       ;   364.3 alu2    39 v[0]
        db 0x2e, 0x2e
        rorx rdx, r12, 0x27                                       ;   365.2 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, rax                                              ;   366.8 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea rax, [r12 + r13]                                      ;   367.8 alu0    54 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm6, xmm6, xmm11                                   ;   364.3 fp0     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm6, xmm6, xmm10                                   ;   365.3 fp3     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm5, 0x2d                                  ;   364.7 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm5, 0x3d                                  ;   364.8 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rdi                                               ;   365.3 alu3    39 v[0]
        db 0x2e, 0x2e, 0x2e
        xor r9, rdx                                               ;   366.3 alu0    39 v[0]
        db 0x2e
        vpxor xmm15, xmm15, xmm10                                 ;   365.8 fp0     68 w[12]
        db 0x2e
        vpsrlq xmm10, xmm5, 0x13                                  ;   365.7 fp2     68 w[12]
        db 0x2e
        vpxor xmm11, xmm11, xmm10                                 ;   366.7 fp3     68 w[12]
        mov rdi, r8                                               ;   365.8         55 v[3] copy
        xor r8, r14                                               ;   366.0 alu2    44 v[1]
        and rdi, r14                                              ;   366.2 alu3    44 v[0]
        vpsrlq xmm10, xmm5, 6                                     ;   366.3 fp1     68 w[12]
        and r8, r12                                               ;   367.0 alu1    44 v[0]
        add r10, rdi                                              ;   367.2 alu0    55 v[0]
        add r10, r9                                               ;   368.2 alu2    55 v[0]
        mov r9, r15                                               ;   367.0         54 v[3] copy
        xor r15, rsi                                              ;   367.2 alu3    43 t1
        vpxor xmm15, xmm15, xmm10                                 ;   367.3 fp0     68 w[12]
        vpxor xmm15, xmm15, xmm11                                 ;   368.3 fp2     68 w[12]
        add r10, r8                                               ;   369.2 alu1    55 v[0]
        vpaddq xmm7, xmm7, xmm6                                   ;   367.8 fp3     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm7, xmm7, xmm4                                   ;   368.8 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e
        add r11, qword [rsp + 488]                                ;   368.2 alu0+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        and r15, rax                                              ;   368.8 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r8, rax, 0xe                                         ;   368.8 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdi, rax, 0x12                                       ;   369.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rax, 0x29                                       ;   369.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm7, xmm7, xmm15                                  ;   369.8 fp0     68 w[12]
        db 0x2e, 0x2e
        xor r15, r9                                               ;   369.8 alu3    43 t1
        db 0x2e
        xor r8, rdi                                               ;   370.3 alu0    40 t1
        mov rdi, r14                                              ;   369.5         55 v[2] copy
        xor r14, r12                                              ;   370.2 alu3    44 v[0]
        and rdi, r12                                              ;   370.3 alu2    44 v[7]
        xor r8, rdx                                               ;   371.3 alu0    40 t1
        add r11, r15                                              ;   370.8 alu1    53 t1
        rorx r15, r10, 0x1c                                       ;   371.3 alu2    39 v[7]
        rorx rdx, r10, 0x22                                       ;   371.7 alu1    39 v[7]
        rorx rbx, r10, 0x27                                       ;   372.3 alu2    39 v[7]
        add rbp, rdi                                              ;   371.3 alu3    55 v[7]
        and r14, r10                                              ;   371.3 alu0    44 v[7]
        vpaddq xmm6, xmm7, [rel sha512_blocks.T0_w.blocks + 496]  ;   371.2 fp2+agu1   68 w[12]
        mov rdi, rsi                                              ;   371.3         54 v[2] copy
        xor rsi, rax                                              ;   372.2 alu3    43 t1
        add r11, r8                                               ;   372.3 alu0    53 t1
        lea r8, [r10 + r11]                                       ;   373.3 alu1    54 v[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 496], xmm6                                 ;   372.2 agu2+fp5   68 w[12]
        db 0x2e, 0x2e, 0x2e
        add rbp, r14                                              ;   373.2 alu3    55 v[7]
        db 0x2e, 0x2e, 0x2e
        xor r15, rdx                                              ;   373.3 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e
        xor r15, rbx                                              ;   374.3 alu0    39 v[7]
        db 0x2e, 0x2e
        vpsllq xmm6, xmm14, 0x38                                  ;   372.7 fp1     68 w[14]
        db 0x2e, 0x2e
        vpsllq xmm11, xmm14, 0x3f                                 ;   372.8 fp2     68 w[14]
        db 0x2e, 0x2e
        vpsrlq xmm15, xmm14, 1                                    ;   373.7 fp1     68 w[14]
        db 0x2e, 0x2e
        add r9, qword [rsp + 496]                                 ;   376.2 alu1+agu0   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r14, qword [rsp + 504]                                ;   373.3 agu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, rdi                                              ;   377.3 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm14, 8                                    ;   373.8 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdx, r12                                              ;   373.8         55 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, r10                                              ;   374.3 alu2    44 v[7]
        db 0x2e, 0x2e, 0x2e
        and rdx, r10                                              ;   374.3 alu0    44 v[6]
        db 0x2e, 0x2e, 0x2e
        and rsi, r8                                               ;   374.7 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r8, 0xe                                         ;   375.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, r15                                              ;   375.3 alu3    55 v[7]
        db 0x2e, 0x2e, 0x2e
        rorx r15, r8, 0x12                                        ;   375.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        xor rdi, rsi                                              ;   375.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rsi, r8, 0x29                                        ;   376.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm6, xmm6, xmm10                                   ;   375.3 fp3     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm15                                 ;   375.5 fp0     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm14, 7                                    ;   375.7 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm14, xmm7, 3                                     ;   375.8 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, r15                                              ;   376.7 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, rdi                                               ;   377.2 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm7, 0x3d                                  ;   376.7 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, rbp, 0x1c                                       ;   376.7 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, rsi                                              ;   377.7 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        add rcx, rdx                                              ;   377.3 alu2    55 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx rsi, rbp, 0x22                                       ;   377.7 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx rdi, rbp, 0x27                                       ;   378.3 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r12, rbp                                              ;   377.3 alu0    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm15                                 ;   377.7 fp3     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm15, xmm12, xmm3, 8                            ;   377.7 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, rbx                                               ;   378.7 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea rdx, [rbp + r9]                                       ;   379.7 alu0    54 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm6, xmm6, xmm11                                   ;   378.2 fp0     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, r12                                              ;   378.7 alu1    55 v[6]
        db 0x2e, 0x2e, 0x2e
        xor r15, rsi                                              ;   379.2 alu3    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm6, xmm6, xmm10                                   ;   379.2 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm10, xmm7, 0x2d                                  ;   378.8 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rdi                                              ;   380.2 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r12, rax                                              ;   379.2         54 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, r8                                               ;   379.3 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rsi, r12                                              ;   379.5         54 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm7, 0x13                                  ;   379.7 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm11                                 ;   380.7 fp3     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rax, rdx                                              ;   380.7 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm8, xmm8, xmm15                                  ;   380.2 fp0     68 w[14]
        db 0x2e, 0x2e, 0x2e
        rorx rbx, rdx, 0x12                                       ;   380.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm7, 6                                     ;   380.5 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm11                                 ;   381.5 fp1     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm8, xmm8, xmm6                                   ;   381.2 fp3     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm10                                 ;   382.5 fp0     68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm8, xmm8, xmm14                                  ;   383.5 fp2     68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, rdx, 0xe                                        ;   381.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, r15                                              ;   381.5 alu3    55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rax                                              ;   381.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, rdx, 0x29                                       ;   381.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rbx                                              ;   382.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, r15                                              ;   383.3 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r12                                              ;   382.7 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r12, rcx, 0x1c                                       ;   382.8 alu2    39 v[5]
        rorx r15, rcx, 0x22                                       ;   383.3 alu1    39 v[5]
        rorx rax, rcx, 0x27                                       ;   383.8 alu2    39 v[5]
        mov rbx, r10                                              ;   383.0         55 v[0] copy
        xor r10, rbp                                              ;   383.5 alu3    44 v[6]
        and rbx, rbp                                              ;   383.7 alu0    44 v[5]
        add r14, rdi                                              ;   384.3 alu1    53 t1
        lea rdi, [rcx + r14]                                      ;   385.3 alu3    54 v[6]
        and r10, rcx                                              ;   384.7 alu0    44 v[5]
        xor r12, r15                                              ;   384.8 alu2    39 v[5]
        add r13, rbx                                              ;   385.3 alu1    55 v[5]
        xor r12, rax                                              ;   385.8 alu3    39 v[5]
        vpaddq xmm6, xmm8, [rel sha512_blocks.T0_w.blocks + 512]  ;   384.5 fp1+agu0   68 w[14]
        mov r15, r8                                               ;   384.7         54 v[0] copy
        xor r8, rdx                                               ;   385.7 alu0    43 t1
        add r13, r10                                              ;   386.3 alu2    55 v[5]
        vmovdqa [rsp + 512], xmm6                                 ;   385.5 agu2+fp5   68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm6, xmm9, 0x38                                   ;   385.3 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm9, 8                                     ;   385.5 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm9, 0x3f                                  ;   386.3 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm9, 1                                     ;   386.5 fp1     68 w[0]
        db 0x2e, 0x2e
        add r13, r12                                              ;   387.3 alu1    55 v[5]
        db 0x2e, 0x2e
        and r8, rdi                                               ;   386.7 alu3    43 t1
        db 0x2e, 0x2e
        rorx r10, rdi, 0xe                                        ;   386.8 alu2    40 t1
        db 0x2e, 0x2e
        rorx r12, rdi, 0x12                                       ;   387.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, rdi, 0x29                                       ;   387.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm6, xmm6, xmm10                                   ;   386.8 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r15                                               ;   387.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm9, xmm9, 7                                      ;   387.3 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        add rsi, qword [rsp + 512]                                ;   389.5 alu3+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        xor r10, r12                                              ;   388.3 alu0    40 t1
        db 0x2e, 0x2e, 0x2e
        add rsi, r8                                               ;   390.5 alu1    53 t1
        db 0x2e, 0x2e, 0x2e
        xor r10, rax                                              ;   389.3 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm10, xmm8, 3                                     ;   388.0 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        rorx r8, r13, 0x1c                                        ;   388.8 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx r12, r13, 0x22                                       ;   389.3 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm14                                 ;   388.5 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e
        rorx rax, r13, 0x27                                       ;   389.8 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm14, xmm5, xmm12, 8                            ;   388.8 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e
        mov rbx, rbp                                              ;   389.0         55 v[7] copy
        db 0x2e, 0x2e
        xor rbp, rcx                                              ;   389.2 alu0    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, rcx                                              ;   389.5 alu3    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, qword [rsp + 520]                                ;   390.2 alu0+agu0   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r10                                              ;   391.5 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r10, [r13 + rsi]                                      ;   392.5 alu3    54 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbp, r13                                              ;   390.8 alu2    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm6, xmm6, xmm11                                   ;   390.2 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, rbx                                              ;   391.2 alu0    55 v[4]
        db 0x2e, 0x2e, 0x2e
        xor r8, r12                                               ;   391.3 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm6, xmm6, xmm9                                    ;   391.2 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm9, xmm8, 0x3d                                   ;   390.8 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rax                                               ;   392.3 alu3    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r12, rdx                                              ;   391.2         54 v[7] copy
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm8, 0x2d                                  ;   391.7 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e
        xor rdx, rdi                                              ;   391.8 alu2    43 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm6                                   ;   392.2 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm6, xmm8, 6                                      ;   391.8 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm14                                  ;   393.2 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, rbp                                              ;   392.2 alu0    55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, r8                                               ;   393.3 alu1    55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm9                                  ;   392.7 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm9, xmm8, 0x13                                   ;   392.8 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm9                                  ;   393.8 fp0     68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm6                                  ;   393.7 fp3     68 w[0]
        db 0x2e, 0x2e, 0x2e
        and rdx, r10                                              ;   393.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r8, r10, 0xe                                         ;   393.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, r10, 0x12                                       ;   393.5 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, r10, 0x29                                       ;   394.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm10, xmm10, xmm11                                 ;   394.8 fp1     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, r12                                              ;   394.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        mov rbx, rcx                                              ;   394.2         55 v[6] copy
        db 0x2e, 0x2e, 0x2e
        xor rcx, r13                                              ;   394.3 alu3    44 v[4]
        db 0x2e, 0x2e, 0x2e
        and rbx, r13                                              ;   394.5 alu1    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, rdx                                              ;   395.5 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rbp                                               ;   395.3 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm10                                  ;   395.8 fp2     68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rax                                               ;   396.3 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, r11, 0x1c                                       ;   395.5 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, r11, 0x22                                       ;   396.3 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r11, 0x27                                       ;   396.5 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e
        add r9, rbx                                               ;   396.0 alu0    55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rcx, r11                                              ;   396.3 alu3    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, rdi                                              ;   396.2         54 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, r10                                              ;   397.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, r8                                               ;   397.3 alu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r8, [r11 + r15]                                       ;   398.3 alu3    54 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm6, xmm0, [rel sha512_blocks.T0_w.blocks + 528]  ;   396.8 fp0+agu1   68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rax                                              ;   397.5 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, rcx                                               ;   398.0 alu0    55 v[3]
        db 0x2e, 0x2e
        vpsllq xmm9, xmm13, 0x38                                  ;   397.3 fp1     68 w[2]
        db 0x2e, 0x2e
        vmovdqa [rsp + 528], xmm6                                 ;   397.8 agu2+fp5   68 w[0]
        db 0x2e, 0x2e
        vpsrlq xmm6, xmm13, 8                                     ;   397.7 fp2     68 w[2]
        db 0x2e, 0x2e
        xor rbp, rdx                                              ;   398.5 alu2    39 v[3]
        db 0x2e
        vpsllq xmm10, xmm13, 0x3f                                 ;   398.3 fp1     68 w[2]
        db 0x2e
        vpsrlq xmm11, xmm13, 1                                    ;   398.7 fp2     68 w[2]
        db 0x2e
        add r12, qword [rsp + 528]                                ;   401.8 alu3+agu0   53 t1
        db 0x2e
        mov rax, qword [rsp + 536]                                ;   398.5 agu1    53 t1
        add rax, rbx                                              ;   402.5 alu1    53 t1
        mov rcx, r13                                              ;   398.8         55 v[5] copy
        xor r13, r11                                              ;   399.0 alu0    44 v[3]
        and rcx, r11                                              ;   399.3 alu2    44 v[2]
        and rdi, r8                                               ;   399.3 alu3    43 t1
        rorx rdx, r8, 0xe                                         ;   399.7 alu1    40 t1
        add r9, rbp                                               ;   400.0 alu0    55 v[3]
        rorx rbp, r8, 0x12                                        ;   400.3 alu2    40 t1
        xor rbx, rdi                                              ;   400.3 alu3    43 t1
        rorx rdi, r8, 0x29                                        ;   400.7 alu1    40 t1
        vpxor xmm9, xmm9, xmm6                                    ;   400.3 fp3     68 w[2]
        vpxor xmm10, xmm10, xmm11                                 ;   400.5 fp0     68 w[2]
        vpsllq xmm6, xmm0, 3                                      ;   400.7 fp1     68 w[2]
        xor rdx, rbp                                              ;   401.3 alu0    40 t1
        vpsrlq xmm11, xmm13, 7                                    ;   401.0 fp2     68 w[2]
        add r12, rbx                                              ;   402.8 alu2    53 t1
        db 0x2e, 0x2e, 0x2e
        xor rdx, rdi                                              ;   402.3 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r9, 0x1c                                        ;   401.7 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm10                                   ;   401.7 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm0, 0x3d                                  ;   401.8 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm11                                   ;   402.7 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm0, 6                                     ;   402.2 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm6, xmm6, xmm13                                   ;   402.8 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm6, xmm6, xmm11                                   ;   403.8 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, rcx                                              ;   402.7 alu0    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, r9, 0x22                                        ;   402.8 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, r9, 0x27                                        ;   403.0 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r13, r9                                               ;   403.2 alu3    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, rdx                                              ;   403.8 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm0, 0x2d                                  ;   403.5 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea rdx, [r9 + r12]                                       ;   404.8 alu2    54 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rdi                                              ;   404.0 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r13                                              ;   404.2 alu3    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm0, 0x13                                  ;   404.2 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rcx                                              ;   405.0 alu0    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm10                                 ;   405.2 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r13, r10                                              ;   404.7         54 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r8                                               ;   404.8 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm10, xmm7, xmm5, 8                             ;   405.0 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, rbp                                              ;   406.0 alu1    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm6, xmm6, xmm13                                   ;   406.2 fp3     68 w[2]
        db 0x2e, 0x2e, 0x2e
        and r10, rdx                                              ;   405.8 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdi, rdx, 0xe                                        ;   405.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm9                                   ;   405.8 fp1     68 w[2]
        db 0x2e, 0x2e, 0x2e
        rorx rbp, rdx, 0x12                                       ;   406.2 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rdx, 0x29                                       ;   406.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm10                                  ;   406.8 fp0     68 w[2]
        db 0x2e, 0x2e, 0x2e
        xor r10, r13                                              ;   406.8 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rbp                                              ;   407.2 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, r14, 0x1c                                       ;   407.2 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rcx                                              ;   408.2 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, r11                                              ;   407.2         55 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm6                                   ;   407.8 fp2     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, r10                                              ;   407.8 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx r10, r14, 0x22                                       ;   407.8 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r14, 0x27                                       ;   408.2 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, r9                                               ;   408.5 alu0    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r9                                               ;   408.7 alu3    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, rdi                                              ;   409.2 alu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea rdi, [r14 + rax]                                      ;   410.2 alu1    54 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm9, xmm4, 8                                      ;   408.7 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, r10                                              ;   409.5 alu0    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r11, r14                                              ;   409.7 alu3    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm6, xmm1, [rel sha512_blocks.T0_w.blocks + 544]  ;   409.2 fp3+agu0   68 w[2]
        db 0x2e, 0x2e, 0x2e
        add rsi, rbx                                              ;   409.8 alu2    55 v[1]
        db 0x2e, 0x2e, 0x2e
        mov r10, r8                                               ;   409.5         54 v[4] copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 544], xmm6                                 ;   410.2 agu2+fp5   68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm6, xmm4, 0x38                                   ;   409.8 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm6, xmm6, xmm9                                    ;   410.8 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm9, xmm1, 3                                      ;   410.2 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e
        xor rbp, rcx                                              ;   410.5 alu1    39 v[1]
        db 0x2e, 0x2e
        add r13, qword [rsp + 544]                                ;   414.2 alu0+agu1   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rdx                                               ;   410.7 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r11                                              ;   410.8 alu2    55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm4, 1                                     ;   411.0 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r11, rdi, 0xe                                        ;   411.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, rdi, 0x12                                       ;   411.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        add rsi, rbp                                              ;   411.8 alu0    55 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm4, 0x3f                                  ;   411.7 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e
        rorx rbp, rdi, 0x29                                       ;   412.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r8, rdi                                               ;   412.0 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm13                                 ;   412.7 fp3     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rcx                                              ;   412.8 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r10                                               ;   413.0 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm4, 7                                      ;   412.7 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rbp                                              ;   413.8 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, r8                                               ;   415.2 alu1    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm1, 0x3d                                  ;   413.2 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, rsi, 0x1c                                       ;   413.8 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r8, rsi, 0x22                                        ;   414.3 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, rsi, 0x27                                       ;   414.8 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm13                                   ;   414.2 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm1, 0x2d                                  ;   414.0 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        mov rbx, r9                                               ;   414.2         55 v[3] copy
        db 0x2e, 0x2e, 0x2e
        xor r9, r14                                               ;   414.3 alu0    44 v[1]
        db 0x2e, 0x2e, 0x2e
        and rbx, r14                                              ;   414.5 alu3    44 v[0]
        db 0x2e
        add r13, r11                                              ;   416.2 alu1    53 t1
        db 0x2e
        xor rcx, r8                                               ;   415.3 alu0    39 v[0]
        db 0x2e
        and r9, rsi                                               ;   415.5 alu3    44 v[0]
        lea r8, [rsi + r13]                                       ;   417.2 alu2    54 v[1]
        add r15, rbx                                              ;   416.3 alu1    55 v[0]
        xor rcx, rbp                                              ;   416.3 alu0    39 v[0]
        vpxor xmm6, xmm6, xmm11                                   ;   415.7 fp3     68 w[4]
        mov r11, rdx                                              ;   415.8         54 v[3] copy
        vpsrlq xmm11, xmm1, 0x13                                  ;   416.0 fp1     68 w[4]
        xor rdx, rdi                                              ;   416.5 alu3    43 t1
        add r15, r9                                               ;   417.3 alu2    55 v[0]
        vpxor xmm13, xmm13, xmm11                                 ;   417.0 fp0     68 w[4]
        vpalignr xmm11, xmm8, xmm7, 8                             ;   416.7 fp2     68 w[4]
        vpxor xmm6, xmm6, xmm4                                    ;   416.8 fp3     68 w[4]
        vpsrlq xmm4, xmm1, 6                                      ;   417.0 fp1     68 w[4]
        add r15, rcx                                              ;   418.3 alu1    55 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm4                                    ;   418.0 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm13                                   ;   419.0 fp2     68 w[4]
        db 0x2e, 0x2e, 0x2e
        add r10, qword [rsp + 552]                                ;   417.7 alu0+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        and rdx, r8                                               ;   418.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r9, r8, 0xe                                          ;   418.2 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm6                                   ;   418.2 fp3     68 w[4]
        db 0x2e, 0x2e
        rorx rbp, r8, 0x12                                        ;   418.3 alu1    40 t1
        db 0x2e, 0x2e
        rorx rcx, r8, 0x29                                        ;   419.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, r11                                              ;   419.2 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rbp                                               ;   419.3 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm11                                  ;   419.2 fp1     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm9                                   ;   420.2 fp0     68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rcx                                               ;   420.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, rdx                                              ;   420.2 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r15, 0x1c                                       ;   420.0 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r15, 0x22                                       ;   420.3 alu1    39 v[7]
        rorx rdx, r15, 0x27                                       ;   421.0 alu2    39 v[7]
        mov rbx, r14                                              ;   420.2         55 v[2] copy
        xor r14, rsi                                              ;   420.3 alu3    44 v[0]
        and rbx, rsi                                              ;   420.7 alu0    44 v[7]
        add r10, r9                                               ;   421.3 alu1    53 t1
        lea r9, [r15 + r10]                                       ;   422.3 alu3    54 v[0]
        xor rbp, rcx                                              ;   421.7 alu0    39 v[7]
        and r14, r15                                              ;   422.0 alu2    44 v[7]
        add r12, rbx                                              ;   422.3 alu1    55 v[7]
        vpaddq xmm4, xmm2, [rel sha512_blocks.T0_w.blocks + 560]  ;   421.5 fp2+agu1   68 w[4]
        xor rbp, rdx                                              ;   422.7 alu3    39 v[7]
        mov rcx, rdi                                              ;   421.8         54 v[2] copy
        xor rdi, r8                                               ;   422.7 alu0    43 t1
        vmovdqa [rsp + 560], xmm4                                 ;   422.5 agu2+fp5   68 w[4]
        vpsllq xmm4, xmm15, 0x38                                  ;   422.3 fp1     68 w[6]
        vpsrlq xmm13, xmm15, 1                                    ;   422.5 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm6, xmm15, 8                                     ;   423.3 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm9, xmm15, 0x3f                                  ;   423.5 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        add r12, r14                                              ;   423.3 alu2    55 v[7]
        db 0x2e, 0x2e, 0x2e
        and rdi, r9                                               ;   423.7 alu1    43 t1
        db 0x2e, 0x2e
        rorx r14, r9, 0xe                                         ;   424.0 alu2    40 t1
        db 0x2e, 0x2e
        add r12, rbp                                              ;   424.3 alu3    55 v[7]
        db 0x2e, 0x2e
        rorx rbp, r9, 0x12                                        ;   424.3 alu1    40 t1
        db 0x2e, 0x2e
        rorx rdx, r9, 0x29                                        ;   425.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, qword [rsp + 560]                                ;   426.5 alu0+agu0   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rcx                                              ;   424.7 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, rsi                                              ;   424.3         55 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, r15                                              ;   425.0 alu0    44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, r15                                              ;   425.3 alu1    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, rbp                                              ;   425.5 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, rdi                                              ;   427.5 alu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, r12, 0x1c                                       ;   426.3 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, rdx                                              ;   426.5 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm6                                    ;   425.5 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm6, xmm15, 7                                     ;   425.7 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm9, xmm9, xmm13                                   ;   425.8 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r12, 0x22                                       ;   427.0 alu2    39 v[6]
        db 0x2e, 0x2e, 0x2e
        add rax, rbx                                              ;   426.5 alu3    55 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r12, 0x27                                       ;   427.3 alu1    39 v[6]
        db 0x2e, 0x2e, 0x2e
        and rsi, r12                                              ;   427.0 alu0    44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, r14                                              ;   428.5 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r14, [r12 + r11]                                      ;   429.5 alu2    54 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm9                                    ;   427.0 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm6                                    ;   428.0 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm2, 3                                     ;   427.3 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm2, 0x3d                                  ;   428.0 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm15                                 ;   429.0 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e
        xor rdi, rbp                                              ;   428.0 alu0    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, rsi                                              ;   428.3 alu1    55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rdx                                              ;   429.0 alu3    39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm6, xmm2, 0x2d                                   ;   428.3 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm9, xmm2, 0x13                                   ;   429.0 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm2, 6                                     ;   429.3 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rsi, r8                                               ;   428.8         54 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r9                                                ;   429.0 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm6, xmm6, xmm9                                    ;   430.0 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm9, xmm0, xmm8, 8                              ;   430.0 fp2     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm4                                   ;   429.5 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e
        add rax, rdi                                              ;   430.0 alu0    55 v[6]
        db 0x2e, 0x2e, 0x2e
        add rcx, qword [rsp + 568]                                ;   429.8 alu1+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        and r8, r14                                               ;   430.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm15                                 ;   430.3 fp3     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm6                                  ;   431.3 fp1     68 w[6]
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r14, 0xe                                        ;   430.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdi, rsi                                              ;   430.7         54 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, r8                                               ;   431.5 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r14, 0x12                                       ;   431.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r14, 0x29                                       ;   431.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        xor rbp, rdx                                              ;   432.0 alu3    40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm9                                   ;   431.5 fp0     68 w[6]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rax, 0x22                                       ;   432.0 alu1    39 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx r8, rax, 0x1c                                        ;   432.5 alu2    39 v[5]
        db 0x2e
        xor rbp, rbx                                              ;   433.0 alu0    40 t1
        db 0x2e
        add rcx, rsi                                              ;   432.5 alu3    53 t1
        db 0x2e
        rorx rsi, rax, 0x27                                       ;   433.0 alu1    39 v[5]
        db 0x2e
        mov rbx, r15                                              ;   432.5         55 v[0] copy
        db 0x2e
        vpaddq xmm3, xmm3, xmm13                                  ;   432.7 fp2     68 w[6]
        xor r15, r12                                              ;   433.0 alu0    44 v[6]
        and rbx, r12                                              ;   433.3 alu3    44 v[5]
        xor r8, rdx                                               ;   433.5 alu2    39 v[5]
        add rcx, rbp                                              ;   434.0 alu1    53 t1
        xor r8, rsi                                               ;   434.5 alu0    39 v[5]
        lea rsi, [rax + rcx]                                      ;   435.0 alu3    54 v[6]
        and r15, rax                                              ;   434.5 alu2    44 v[5]
        add r13, rbx                                              ;   435.0 alu1    55 v[5]
        vpaddq xmm4, xmm3, [rel sha512_blocks.T0_w.blocks + 576]  ;   434.2 fp3+agu0   68 w[6]
        mov rbp, r9                                               ;   434.3         54 v[0] copy
        xor r9, r14                                               ;   435.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 576], xmm4                                 ;   435.2 agu2+fp5   68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm4, xmm14, 0x38                                  ;   434.8 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e
        add r13, r8                                               ;   436.0 alu3    55 v[5]
        db 0x2e, 0x2e, 0x2e
        add r13, r15                                              ;   437.0 alu2    55 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm6, xmm14, 8                                     ;   435.3 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm13, xmm14, 0x3f                                 ;   435.8 fp1     68 w[8]
        db 0x2e, 0x2e
        vpsrlq xmm15, xmm14, 1                                    ;   436.3 fp2     68 w[8]
        db 0x2e, 0x2e
        and r9, rsi                                               ;   436.0 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r8, rsi, 0xe                                         ;   436.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, rsi, 0x12                                       ;   437.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rsi, 0x29                                       ;   437.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        add rdi, qword [rsp + 576]                                ;   439.2 alu0+agu1   53 t1
        db 0x2e, 0x2e, 0x2e
        xor r9, rbp                                               ;   437.0 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        mov rbx, r12                                              ;   436.8         55 v[7] copy
        db 0x2e, 0x2e, 0x2e
        xor r12, rax                                              ;   437.5 alu0    44 v[5]
        db 0x2e, 0x2e, 0x2e
        and rbx, rax                                              ;   437.7 alu3    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r15                                               ;   438.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, r13, 0x1c                                       ;   438.5 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r9                                               ;   440.2 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, r13, 0x22                                        ;   439.0 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rdx                                               ;   439.0 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r13, 0x27                                       ;   439.5 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r12, r13                                              ;   439.5 alu0    44 v[4]
        db 0x2e, 0x2e, 0x2e
        add r10, rbx                                              ;   439.7 alu3    55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm14, 7                                    ;   438.7 fp1     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm6                                    ;   438.8 fp0     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm13, xmm13, xmm15                                 ;   439.0 fp3     68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, r9                                               ;   440.0 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e
        add rdi, r8                                               ;   441.2 alu2    53 t1
        db 0x2e, 0x2e, 0x2e
        lea r8, [r13 + rdi]                                       ;   442.2 alu0    54 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm6, xmm3, 3                                      ;   439.7 fp2     68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm3, 0x3d                                  ;   439.8 fp1     68 w[8]
        db 0x2e
        vpxor xmm6, xmm6, xmm15                                   ;   440.8 fp0     68 w[8]
        vpsllq xmm15, xmm3, 0x2d                                  ;   440.7 fp2     68 w[8]
        xor r15, rdx                                              ;   441.0 alu3    39 v[4]
        add r10, r12                                              ;   441.0 alu1    55 v[4]
        mov r9, rax                                               ;   440.7         55 v[6] copy
        vpalignr xmm0, xmm1, xmm0, 8                              ;   440.8 fp1     68 w[8]
        xor rax, r13                                              ;   441.5 alu2    44 v[4]
        and r9, r13                                               ;   441.5 alu0    44 v[3]
        add r10, r15                                              ;   442.0 alu3    55 v[4]
        vpxor xmm4, xmm4, xmm13                                   ;   441.5 fp3     68 w[8]
        vpsrlq xmm13, xmm3, 0x13                                  ;   441.7 fp2     68 w[8]
        mov r12, r14                                              ;   441.8         54 v[7] copy
        xor r14, rsi                                              ;   442.0 alu1    43 t1
        vpxor xmm4, xmm4, xmm14                                   ;   442.5 fp0     68 w[8]
        vpsrlq xmm14, xmm3, 6                                     ;   442.3 fp1     68 w[8]
        add r11, r9                                               ;   442.5 alu2    55 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm13                                 ;   442.7 fp3     68 w[8]
        db 0x2e, 0x2e, 0x2e
        rorx r9, r10, 0x1c                                        ;   443.0 alu1    39 v[3]
        db 0x2e, 0x2e, 0x2e
        rorx r15, r10, 0x22                                       ;   443.5 alu2    39 v[3]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r10, 0x27                                       ;   444.0 alu1    39 v[3]
        db 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm12                                  ;   443.3 fp2     68 w[8]
        db 0x2e, 0x2e
        rorx rbx, r8, 0xe                                         ;   444.5 alu2    40 t1
        db 0x2e, 0x2e
        vpxor xmm6, xmm6, xmm14                                   ;   443.7 fp0     68 w[8]
        db 0x2e, 0x2e
        vpxor xmm6, xmm6, xmm15                                   ;   444.7 fp1     68 w[8]
        db 0x2e
        and r14, r8                                               ;   444.0 alu0    43 t1
        db 0x2e
        xor r14, r12                                              ;   445.0 alu3    43 t1
        db 0x2e
        xor r9, r15                                               ;   445.0 alu1    39 v[3]
        db 0x2e
        and rax, r10                                              ;   445.0 alu0    44 v[3]
        db 0x2e
        rorx r15, r8, 0x12                                        ;   445.5 alu2    40 t1
        add r11, rax                                              ;   446.0 alu3    55 v[3]
        vpaddq xmm0, xmm0, xmm6                                   ;   445.7 fp3     68 w[8]
        rorx rax, r8, 0x29                                        ;   446.0 alu1    40 t1
        xor r9, rdx                                               ;   446.0 alu0    39 v[3]
        vpaddq xmm0, xmm0, xmm4                                   ;   446.7 fp2     68 w[8]
        xor rbx, r15                                              ;   446.5 alu3    40 t1
        add rbp, qword [rsp + 584]                                ;   446.5 alu2+agu0   53 t1
        xor rbx, rax                                              ;   447.5 alu1    40 t1
        add rbp, r14                                              ;   447.5 alu0    53 t1
        add r11, r9                                               ;   447.2 alu3    55 v[3]
        mov r9, r13                                               ;   446.5         55 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, r10                                              ;   447.5 alu2    44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r9, r10                                               ;   448.0 alu1    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r14, r10                                              ;   447.0         55 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, rbx                                              ;   448.5 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r15, rsi                                              ;   447.3         54 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, r8                                               ;   448.2 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, r11, 0x1c                                       ;   448.5 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, r11, 0x27                                       ;   449.0 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e
        add rcx, r9                                               ;   449.0 alu0    55 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r11, 0x22                                       ;   449.5 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e
        and r13, r11                                              ;   449.2 alu3    44 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm0, [rel sha512_blocks.T0_w.blocks + 592]  ;   448.5 fp0+agu1   68 w[8]
        db 0x2e, 0x2e
        add r10, rbp                                              ;   450.0 alu1    54 v[4]
        db 0x2e, 0x2e
        vpsllq xmm6, xmm10, 0x38                                  ;   448.8 fp1     68 w[10]
        db 0x2e, 0x2e
        vmovdqa [rsp + 592], xmm4                                 ;   449.5 agu2+fp5   68 w[8]
        db 0x2e, 0x2e
        vpsrlq xmm13, xmm10, 1                                    ;   449.2 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, r13                                              ;   450.2 alu0    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, rdx                                              ;   450.5 alu3    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, rbx                                              ;   451.5 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm12, xmm10, 0x3f                                 ;   449.8 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm10, 8                                     ;   450.2 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rsi, r10                                              ;   451.0 alu1    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r9, r15                                               ;   450.3         54 v[6] copy
        db 0x2e, 0x2e, 0x2e
        rorx r13, r10, 0xe                                        ;   451.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r10, 0x12                                       ;   452.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r10, 0x29                                       ;   452.5 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        xor r15, rsi                                              ;   452.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm14, xmm0, 3                                     ;   451.2 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm0, 0x3d                                  ;   451.3 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        add rcx, rax                                              ;   452.5 alu3    55 v[2]
        db 0x2e, 0x2e, 0x2e
        add r12, qword [rsp + 592]                                ;   453.5 alu0+agu0   53 t1
        db 0x2e, 0x2e, 0x2e
        xor r13, rdx                                              ;   453.0 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rbx                                              ;   454.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm6, xmm6, xmm4                                    ;   452.2 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm0, 0x13                                   ;   452.3 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, r15                                              ;   454.5 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm15                                 ;   452.7 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm15, xmm0, 0x2d                                  ;   452.8 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm13                                 ;   453.2 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm0, 6                                     ;   453.3 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, rcx, 0x27                                       ;   453.5 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, rcx, 0x22                                       ;   454.0 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm15, xmm15, xmm4                                  ;   453.8 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, rcx, 0x1c                                       ;   454.5 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, r13                                              ;   455.5 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        lea r13, [r11 + r12]                                      ;   456.5 alu0    54 v[3]
        db 0x2e, 0x2e, 0x2e
        mov rdx, r14                                              ;   454.3         55 v[4] copy
        db 0x2e, 0x2e, 0x2e
        xor r14, r11                                              ;   455.0 alu1    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdx, r11                                              ;   455.0 alu3    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm10, 7                                     ;   454.8 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rsi                                              ;   455.5 alu0    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rax                                              ;   456.5 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, rdx                                              ;   456.0 alu1    55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r14, rcx                                              ;   456.0 alu3    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm1, xmm2, xmm1, 8                              ;   455.7 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm15                                 ;   455.8 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm13                                 ;   456.8 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm6, xmm6, xmm12                                   ;   456.2 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm6, xmm6, xmm4                                    ;   457.2 fp1     68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r14                                              ;   457.0 alu0    55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r15                                              ;   458.0 alu2    55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r14, r8                                               ;   456.8         54 v[5] copy
        db 0x2e, 0x2e, 0x2e
        xor r8, r10                                               ;   457.0 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        add r9, qword [rsp + 600]                                 ;   457.2 alu3+agu1   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, r13, 0xe                                        ;   457.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, r13, 0x12                                       ;   458.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, r13, 0x29                                       ;   458.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        and r8, r13                                               ;   458.0 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm5                                   ;   458.0 fp3     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm14                                  ;   459.0 fp0     68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm6                                   ;   460.0 fp2     68 w[10]
        db 0x2e, 0x2e, 0x2e
        xor r15, rsi                                              ;   459.0 alu3    40 t1
        db 0x2e
        xor r8, r14                                               ;   459.0 alu0    43 t1
        mov rsi, r11                                              ;   458.8         55 v[3] copy
        xor r11, rcx                                              ;   459.0 alu1    44 v[1]
        and rsi, rcx                                              ;   459.5 alu3    44 v[0]
        xor r15, rax                                              ;   460.0 alu2    40 t1
        rorx rdx, rdi, 0x22                                       ;   460.0 alu1    39 v[0]
        rorx rax, rdi, 0x1c                                       ;   460.7 alu2    39 v[0]
        add r9, r8                                                ;   460.0 alu0    53 t1
        rorx r8, rdi, 0x27                                        ;   461.0 alu1    39 v[0]
        and r11, rdi                                              ;   460.5 alu3    44 v[0]
        add rbp, rsi                                              ;   460.8 alu0    55 v[0]
        add r9, r15                                               ;   461.5 alu3    53 t1
        lea r15, [rcx + r9]                                       ;   462.5 alu2    54 v[2]
        add rbp, r11                                              ;   461.8 alu0    55 v[0]
        vpaddq xmm4, xmm1, [rel sha512_blocks.T0_w.blocks + 608]  ;   461.0 fp1+agu0   68 w[10]
        xor rax, rdx                                              ;   462.0 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, r8                                               ;   463.0 alu3    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 608], xmm4                                 ;   462.0 agu2+fp5   68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, qword [rsp + 608]                                ;   466.0 alu2+agu1   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, rcx                                               ;   461.8         55 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, rdi                                              ;   462.8 alu0    44 v[0]
        db 0x2e, 0x2e, 0x2e
        and r8, rdi                                               ;   463.0 alu1    44 v[7]
        db 0x2e, 0x2e, 0x2e
        mov r11, r10                                              ;   462.3         54 v[4] copy
        db 0x2e, 0x2e, 0x2e
        xor r10, r13                                              ;   463.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rsi, qword [rsp + 616]                                ;   462.7 agu0    53 t1
        db 0x2e, 0x2e, 0x2e
        add rsi, r11                                              ;   466.7 alu2    53 t1
        db 0x2e, 0x2e, 0x2e
        add rbp, rax                                              ;   464.0 alu0    55 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm5, xmm1, 0x3d                                   ;   463.2 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r15, 0x12                                       ;   464.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm4, xmm1, 3                                      ;   463.5 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e
        rorx rax, r15, 0xe                                        ;   464.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        add r12, r8                                               ;   464.5 alu3    55 v[7]
        db 0x2e, 0x2e, 0x2e
        rorx r8, r15, 0x29                                        ;   465.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        and r10, r15                                              ;   464.8 alu0    43 t1
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm12, xmm11, 0x38                                 ;   464.3 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm6, xmm1, 0x2d                                   ;   464.5 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm1, 0x13                                  ;   465.3 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        rorx rbx, rbp, 0x1c                                       ;   465.7 alu2    39 v[7]
        db 0x2e, 0x2e, 0x2e
        and rcx, rbp                                              ;   465.5 alu3    44 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm13, xmm11, 8                                    ;   465.5 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, rdx                                              ;   465.8 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, rbp, 0x22                                       ;   466.0 alu1    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r10                                              ;   466.5 alu3    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, r8                                               ;   466.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r8, rbp, 0x27                                        ;   467.0 alu1    39 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm14, xmm11, 0x3f                                 ;   466.3 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        add r12, rcx                                              ;   466.8 alu0    55 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm15, xmm11, 1                                    ;   466.5 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm14, xmm14, xmm15                                 ;   467.5 fp3     68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, rdx                                              ;   467.5 alu3    39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm4, xmm4, xmm5                                    ;   467.0 fp0     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm2, xmm3, xmm2, 8                              ;   467.3 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm12, xmm12, xmm13                                 ;   467.5 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm5, xmm11, 7                                     ;   468.3 fp2     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm1, xmm1, 6                                      ;   468.5 fp1     68 w[12]
        db 0x2e, 0x2e, 0x2e
        add r14, r11                                              ;   467.8 alu2    53 t1
        db 0x2e
        add r14, rax                                              ;   468.8 alu0    53 t1
        db 0x2e
        lea r10, [rdi + r14]                                      ;   469.8 alu1    54 v[1]
        db 0x2e
        xor rbx, r8                                               ;   468.5 alu3    39 v[7]
        db 0x2e
        mov r8, rdi                                               ;   468.5         55 v[1] copy
        db 0x2e
        xor rdi, rbp                                              ;   468.8 alu2    44 v[7]
        db 0x2e
        vpxor xmm6, xmm6, xmm10                                   ;   468.8 fp3     68 w[12]
        and r8, rbp                                               ;   469.0 alu0    44 v[6]
        add r12, rbx                                              ;   469.5 alu1    55 v[7]
        add r9, r8                                                ;   470.0 alu3    55 v[6]
        mov r8, r13                                               ;   469.5         54 v[3] copy
        xor r13, r15                                              ;   469.8 alu2    43 t1
        mov r11, r8                                               ;   469.8         54 v[3] copy
        mov rax, rbp                                              ;   470.0         55 v[0] copy
        rorx rcx, r12, 0x1c                                       ;   470.5 alu1    39 v[6]
        vpxor xmm4, xmm4, xmm6                                    ;   470.3 fp0     68 w[12]
        rorx rdx, r12, 0x22                                       ;   470.8 alu2    39 v[6]
        vpxor xmm4, xmm4, xmm1                                    ;   471.3 fp2     68 w[12]
        and rdi, r12                                              ;   470.8 alu0    44 v[6]
        rorx rbx, r12, 0x27                                       ;   471.2 alu1    39 v[6]
        vpxor xmm12, xmm12, xmm14                                 ;   471.2 fp1     68 w[12]
        vpxor xmm12, xmm12, xmm5                                  ;   472.2 fp3     68 w[12]
        xor rcx, rdx                                              ;   471.8 alu3    39 v[6]
        add r9, rdi                                               ;   471.8 alu2    55 v[6]
        xor rcx, rbx                                              ;   472.8 alu0    39 v[6]
        xor rbp, r12                                              ;   472.2 alu1    44 v[6]
        and r13, r10                                              ;   472.5 alu3    43 t1
        rorx rdx, r10, 0x12                                       ;   472.8 alu2    40 t1
        rorx rdi, r10, 0xe                                        ;   473.2 alu1    40 t1
        xor r8, r13                                               ;   473.5 alu0    43 t1
        add r9, rcx                                               ;   473.8 alu3    55 v[6]
        rorx rbx, r10, 0x29                                       ;   473.8 alu2    40 t1
        vpaddq xmm2, xmm2, xmm7                                   ;   473.2 fp0     68 w[12]
        db 0x2e
        xor rdi, rdx                                              ;   474.2 alu0    40 t1
        db 0x2e
        add rsi, r8                                               ;   474.5 alu1    53 t1
        db 0x2e
        xor rdi, rbx                                              ;   475.2 alu3    40 t1
        db 0x2e
        mov r8, rax                                               ;   473.8         44 v[5] copy
        db 0x2e
        and r8, r12                                               ;   474.8 alu2    44 v[5]
        db 0x2e
        rorx r13, r9, 0x1c                                        ;   475.2 alu1    39 v[5]
        rorx rcx, r9, 0x22                                        ;   475.8 alu2    39 v[5]
        rorx rdx, r9, 0x27                                        ;   476.2 alu1    39 v[5]
        and rbp, r9                                               ;   474.8 alu0    44 v[5]
        add r14, r8                                               ;   475.8 alu3    55 v[5]
        add rsi, rdi                                              ;   476.2 alu0    53 t1
        mov r8, r15                                               ;   475.2         54 v[2] copy
        xor r15, r10                                              ;   476.5 alu3    43 t1
        add r14, rbp                                              ;   476.8 alu2    55 v[5]
        xor r13, rcx                                              ;   476.8 alu0    39 v[5]
        xor r13, rdx                                              ;   477.8 alu1    39 v[5]
        db 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm4                                   ;   476.0 fp2     68 w[12]
        db 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm12                                  ;   477.0 fp1     68 w[12]
        db 0x2e, 0x2e
        vpsrlq xmm4, xmm2, 0x3d                                   ;   478.0 fp2     53 w[14]
        db 0x2e, 0x2e
        vpaddq xmm1, xmm2, [rel sha512_blocks.T0_w.blocks + 624]  ;   478.0 fp3+agu1   68 w[12]
        db 0x2e, 0x2e
        vmovdqa [rsp + 624], xmm1                                 ;   479.0 agu2+fp5   68 w[12]
        db 0x2e, 0x2e
        add r11, qword [rsp + 624]                                ;   483.0 alu3+agu0   53 t1
        db 0x2e, 0x2e
        vpsllq xmm1, xmm2, 3                                      ;   478.0 fp1     53 w[14]
        db 0x2e
        vpsllq xmm5, xmm2, 0x2d                                   ;   478.0 fp2     53 w[14]
        db 0x2e, 0x2e, 0x2e
        add rax, rsi                                              ;   477.8 alu2    54 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm10, xmm9, 8                                     ;   478.2 fp1     53 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm6, xmm2, 0x13                                   ;   479.0 fp2     53 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsllq xmm7, xmm9, 0x38                                   ;   479.2 fp1     53 w[14]
        db 0x2e, 0x2e, 0x2e
        mov rdi, qword [rsp + 632]                                ;   479.0 agu1    53 t1
        db 0x2e, 0x2e, 0x2e
        add rdi, r8                                               ;   483.0 alu0    53 t1
        db 0x2e, 0x2e, 0x2e
        and r15, rax                                              ;   478.8 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbp, rax, 0xe                                        ;   478.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq xmm11, xmm9, 0x3f                                  ;   480.0 fp2     53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r13                                              ;   478.8 alu3    55 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r13, rax, 0x12                                       ;   479.3 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, rax, 0x29                                       ;   479.8 alu2    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r15                                               ;   479.8 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, r13                                              ;   480.3 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r13, r12                                              ;   479.7         55 v[7] copy
        db 0x2e, 0x2e, 0x2e
        xor r12, r9                                               ;   480.3 alu1    44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rcx                                              ;   481.3 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm5, xmm5, xmm6                                    ;   480.2 fp0     53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, r8                                               ;   484.0 alu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r8, r14, 0x22                                        ;   481.3 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, r14, 0x27                                       ;   481.8 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm1, xmm1, xmm4                                    ;   480.8 fp3     53 w[14]
        db 0x2e, 0x2e, 0x2e
        and r12, r14                                              ;   481.3 alu3    44 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm4, xmm9, 7                                      ;   481.2 fp1     53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm12, xmm9, 1                                     ;   481.3 fp2     53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, r14, 0x1c                                       ;   482.3 alu1    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, r8                                               ;   483.3 alu0    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, rbp                                              ;   485.0 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm2, xmm2, 6                                      ;   482.2 fp1     53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r12                                              ;   482.7 alu0    55 v[4]
        db 0x2e, 0x2e, 0x2e
        mov r12, r10                                              ;   482.3         54 v[1] copy
        db 0x2e, 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm10                                   ;   482.5 fp0     53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rcx                                              ;   484.3 alu2    39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r8, [r13 + r11]                                       ;   486.0 alu3    54 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm0, xmm0, xmm3, 8                              ;   483.0 fp2     53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm11, xmm11, xmm12                                 ;   483.2 fp3     53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r13, r9                                               ;   483.3 alu1    44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rax                                              ;   483.7 alu0    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm1, xmm1, xmm5                                    ;   483.7 fp1     53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r15                                              ;   485.3 alu2    55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r13                                              ;   486.3 alu3    55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm1, xmm1, xmm2                                    ;   484.7 fp0     53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm11                                   ;   484.3 fp2     53 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor xmm7, xmm7, xmm4                                    ;   485.3 fp3     53 w[14]
        db 0x2e, 0x2e, 0x2e
        and r10, r8                                               ;   487.0 alu1    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r13, r8, 0xe                                         ;   487.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r15, r8, 0x12                                        ;   487.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r8, 0x29                                        ;   487.0 alu2    40 t1
        db 0x2e
        mov rcx, r9                                               ;   485.3         55 v[6] copy
        db 0x2e
        xor r9, r14                                               ;   485.5 alu0    44 v[4]
        db 0x2e
        xor r10, r12                                              ;   488.0 alu3    43 t1
        mov rdx, rcx                                              ;   485.8         55 v[6] copy
        and rcx, r14                                              ;   486.5 alu0    44 v[3]
        add rdi, r10                                              ;   489.0 alu1    53 t1
        xor r13, r15                                              ;   488.0 alu3    40 t1
        rorx r15, rsi, 0x1c                                       ;   487.3 alu2    39 v[3]
        xor r13, rbp                                              ;   489.0 alu0    40 t1
        rorx r10, rsi, 0x22                                       ;   487.7 alu1    39 v[3]
        rorx rbp, rsi, 0x27                                       ;   487.8 alu2    39 v[3]
        add r11, rcx                                              ;   487.7 alu3    55 v[3]
        vpaddq xmm0, xmm0, xmm8                                   ;   487.3 fp1     53 w[14]
        vpaddq xmm0, xmm0, xmm1                                   ;   488.3 fp0     53 w[14]
        vpaddq xmm0, xmm0, xmm7                                   ;   489.3 fp2     53 w[14]
        xor r15, r10                                              ;   488.7 alu0    39 v[3]
        db 0x2e
        and r9, rsi                                               ;   488.7 alu1    44 v[3]
        db 0x2e
        add rdi, r13                                              ;   490.0 alu3    53 t1
        db 0x2e
        add r11, r9                                               ;   489.7 alu2    55 v[3]
        db 0x2e
        xor r15, rbp                                              ;   489.7 alu0    39 v[3]
        db 0x2e
        mov r9, r14                                               ;   488.7         55 v[5] copy
        db 0x2e
        xor r14, rsi                                              ;   489.7 alu1    44 v[3]
        db 0x2e
        add rdx, rdi                                              ;   491.0 alu3    54 v[6]
        db 0x2e
        mov r10, rax                                              ;   489.2         54 v[0] copy
        xor rax, r8                                               ;   489.8 alu2    43 t1
        mov r13, r9                                               ;   489.5         55 v[5] copy
        and r9, rsi                                               ;   490.5 alu0    44 v[2]
        add r11, r15                                              ;   490.7 alu1    55 v[3]
        vpaddq xmm0, xmm0, [rel sha512_blocks.T0_w.blocks + 640]  ;   490.3 fp3+agu0   53 w[14]
        mov r15, r10                                              ;   490.2         54 v[0] copy
        and rax, rdx                                              ;   492.0 alu3    43 t1
        rorx rbp, rdx, 0xe                                        ;   492.0 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rdx, 0x12                                       ;   492.0 alu1    40 t1
        db 0x2e, 0x2e, 0x2e
        add rdi, r9                                               ;   491.5 alu0    55 v[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 640], xmm0                                 ;   491.3 agu2+fp5   53 w[14]
        db 0x2e, 0x2e, 0x2e
        rorx r9, r11, 0x1c                                        ;   491.8 alu2    39 v[2]
        db 0x2e, 0x2e, 0x2e
        xor r10, rax                                              ;   493.0 alu3    43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rax, r11, 0x22                                       ;   492.7 alu1    39 v[2]
        db 0x2e, 0x2e
        rorx rbx, rdx, 0x29                                       ;   492.8 alu2    40 t1
        db 0x2e, 0x2e
        and r14, r11                                              ;   492.5 alu0    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, qword [rsp + 640]                                ;   495.3 alu3+agu1   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rcx                                              ;   493.5 alu0    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, r11, 0x27                                       ;   493.7 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rbx                                              ;   494.5 alu3    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, r10                                              ;   496.3 alu2    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r14                                              ;   494.5 alu0    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rax                                               ;   494.7 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, rsi                                              ;   493.2         55 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, r11                                              ;   494.7 alu3    44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r14, qword [rsp + 712]                                ;   493.5 agu0    72 h
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r10                                              ;   497.5 alu2    72 h
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r10, r11                                              ;   495.5 alu0    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rcx                                               ;   495.7 alu1    39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, qword [rsp + 648]                                ;   495.7 alu3+agu2   53 t1
        db 0x2e, 0x2e, 0x2e
        mov rax, rdx                                              ;   494.3         54 v[6] copy
        db 0x2e, 0x2e, 0x2e
        xor rdx, r8                                               ;   495.8 alu2    43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, rbp                                              ;   497.3 alu0    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbp, r8                                               ;   494.8         54 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rcx, r11                                              ;   495.0         55 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, rcx                                              ;   495.2         55 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r9                                               ;   496.7 alu1    55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbx, qword [rsp + 704]                                ;   496.7 alu3+agu1   72 h
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rsi, rdi                                              ;   497.7 alu2    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, rdi, 0x1c                                        ;   497.7 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rdi                                              ;   497.7 alu0    44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rcx, rdi                                              ;   497.7 alu3    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, r12                                              ;   498.3 alu2    54 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, r12                                              ;   498.5 alu0    55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, rdi, 0x22                                       ;   498.7 alu1    39 v[1]
        db 0x2e, 0x2e, 0x2e
        add r10, rsi                                              ;   499.5 alu3    55 v[1]
        db 0x2e, 0x2e, 0x2e
        rorx rsi, rdi, 0x27                                       ;   498.8 alu2    39 v[1]
        db 0x2e, 0x2e, 0x2e
        add rax, qword [rsp + 728]                                ;   499.5 alu0+agu0   72 h
        db 0x2e, 0x2e, 0x2e
        add rdi, qword [rsp + 696]                                ;   499.7 alu1+agu2   72 h
        db 0x2e, 0x2e
        add rbp, qword [rsp + 736]                                ;   499.7 alu3+agu1   72 h
        db 0x2e, 0x2e
        add rcx, qword [rsp + 680]                                ;   499.8 alu2+agu0   72 h
        db 0x2e, 0x2e
        xor r9, r12                                               ;   500.5 alu0    39 v[1]
        db 0x2e, 0x2e
        xor r9, rsi                                               ;   501.5 alu1    39 v[1]
        db 0x2e, 0x2e
        mov qword [rsp + 704], rbx                                ;   498.3 agu2+st1   72 h
        db 0x2e, 0x2e
        and rdx, r13                                              ;   500.7 alu3    43 t1
        db 0x2e, 0x2e
        rorx r12, r13, 0xe                                        ;   500.8 alu2    40 t1
        db 0x2e, 0x2e
        rorx rsi, r13, 0x12                                       ;   501.7 alu1    40 t1
        db 0x2e, 0x2e
        rorx rbx, r13, 0x29                                       ;   501.8 alu2    40 t1
        db 0x2e, 0x2e
        add r13, qword [rsp + 720]                                ;   501.5 alu0+agu1   72 h
        db 0x2e, 0x2e
        mov qword [rsp + 696], rdi                                ;   500.7 agu0+st0   72 h
        db 0x2e, 0x2e
        xor r8, rdx                                               ;   501.7 alu3    43 t1
        db 0x2e, 0x2e
        add r10, r9                                               ;   502.5 alu0    55 v[1]
        db 0x2e
        mov qword [rsp + 728], rax                                ;   500.5 agu2+st1   72 h
        db 0x2e
        mov qword [rsp + 736], rbp                                ;   500.7 agu1+st0   72 h
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rsi                                              ;   502.7 alu1    40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, r8                                               ;   502.7 alu3    53 t1
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 720], r13                                ;   502.5 agu0+st1   72 h
        db 0x2e, 0x2e, 0x2e
        xor r12, rbx                                              ;   503.7 alu2    40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r8, r10, 0x1c                                        ;   503.7 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx r9, r10, 0x22                                        ;   503.8 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx r13, r10, 0x27                                       ;   504.7 alu1    39 v[0]
        db 0x2e, 0x2e, 0x2e
        and r11, r10                                              ;   503.5 alu0    44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, qword [rsp + 688]                                ;   503.7 alu3+agu2   72 h
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, r11                                              ;   504.5 alu0    72 h
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, r12                                              ;   504.7 alu3    53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r9                                                ;   504.8 alu2    39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rsp + 688], r10                                ;   504.7 agu1+st0   72 h
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r13                                               ;   505.8 alu0    39 v[0]
        db 0x2e, 0x2e, 0x2e
        add rcx, r15                                              ;   505.7 alu1    72 h
        db 0x2e, 0x2e, 0x2e
        add r14, r15                                              ;   505.7 alu3    72 h
        mov r9, qword [rsp + 664]                                 ;   502.7 agu0    60 blocks
        add r9, 0x80                                              ;   506.7 alu2    60 blocks
        mov qword [rsp + 712], r14                                ;   506.7 agu2+st1   72 h
        add rcx, r8                                               ;   506.8 alu0    72 h
        mov qword [rsp + 664], r9                                 ;   507.7 agu1+st0   60 blocks
        mov qword [rsp + 680], rcx                                ;   507.8 agu0+st1   72 h
        cmp r9, qword [rsp + 672]                                 ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        mov r8, qword [rsp + 680]                                 ;     0.0 agu0    60 blocks reload
        mov r9, qword [rsp + 656]                                 ;     0.2 agu1    60 blocks reload
        mov qword [r9], r8                                        ;     4.0 agu2+st0   60 blocks
        mov r8, qword [rsp + 688]                                 ;     1.0 agu0    60 blocks reload
        mov qword [r9 + 8], r8                                    ;     5.0 agu1+st1   60 blocks
        mov r8, qword [rsp + 696]                                 ;     1.3 agu2    60 blocks reload
        mov qword [r9 + 16], r8                                   ;     5.3 agu0+st0   60 blocks
        mov r8, qword [rsp + 704]                                 ;     2.2 agu1    60 blocks reload
        mov qword [r9 + 24], r8                                   ;     6.2 agu2+st1   60 blocks
        mov r8, qword [rsp + 712]                                 ;     3.0 agu0    60 blocks reload
        mov qword [r9 + 32], r8                                   ;     7.0 agu1+st0   60 blocks
        mov r8, qword [rsp + 720]                                 ;     3.3 agu2    60 blocks reload
        mov qword [r9 + 40], r8                                   ;     7.3 agu0+st1   60 blocks
        mov r8, qword [rsp + 728]                                 ;     4.2 agu1    60 blocks reload
        mov qword [r9 + 48], r8                                   ;     8.2 agu2+st0   60 blocks
        mov r8, qword [rsp + 736]                                 ;     5.0 agu0    60 blocks reload
        mov qword [r9 + 56], r8                                   ;     9.0 agu1+st1   60 blocks
        add rsp, 0x318                                            ;                    frame
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
