; sha512_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/sha512.cw (sha256 5850d194b88d8b2e); do not edit:
;   ./cw build sha512_blocks --cpu golden-cove
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
;   body: 21 uops, planned 10.0; bounds: width 3.5, ports 4.5, path 5.0
;   blocks: 2812 uops, planned 477.2; bounds: width 468.7, ports 470.8, path 254.0
;   body.2: 17 uops, planned 7.5; bounds: width 2.8, ports 4.0, path 0.0
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
        push rbx                                                 ;                    preserved
        push rbp                                                 ;                    preserved
        push r12                                                 ;                    preserved
        push r13                                                 ;                    preserved
        push r14                                                 ;                    preserved
        push r15                                                 ;                    preserved
        sub rsp, 0x348                                           ;                    frame
        mov qword [rsp + 672], rdi                               ;                    argument
        mov dword [rsp + 832], edx                               ;                    argument
        mov qword [rsp + 744], rsi                               ;                    argument
        mov r8, qword [rsp + 672]                                ;     0.0 p2      60 h reload
        mov r9, qword [r8]                                       ;     5.0 p3      60 h
        mov qword [rsp + 680], r9                                ;    10.0 p7+p4   60 h
        mov r9, qword [r8 + 8]                                   ;     5.0 p10     60 h
        mov qword [rsp + 688], r9                                ;    10.0 p8+p9   60 h
        mov r9, qword [r8 + 16]                                  ;     5.0 p2      60 h
        mov qword [rsp + 696], r9                                ;    10.0 p7+p4   60 h
        mov r9, qword [r8 + 24]                                  ;     5.0 p3      60 h
        mov qword [rsp + 704], r9                                ;    10.0 p8+p9   60 h
        mov r9, qword [r8 + 32]                                  ;     5.0 p10     60 h
        mov qword [rsp + 712], r9                                ;    10.0 p7+p4   60 h
        mov r9, qword [r8 + 40]                                  ;     5.0 p2      60 h
        mov qword [rsp + 720], r9                                ;    10.0 p8+p9   60 h
        mov r9, qword [r8 + 48]                                  ;     5.0 p3      60 h
        mov qword [rsp + 728], r9                                ;    10.0 p7+p4   60 h
        mov r8, qword [r8 + 56]                                  ;     5.0 p10     60 h
        mov qword [rsp + 736], r8                                ;    10.0 p8+p9   60 h
        mov r8d, dword [rsp + 832]                               ;     3.0 p2      60 h
        shl r8, 7                                                ;     8.0 p0      60 h
        add r8, qword [rsp + 744]                                ;     9.0 p1+p3   60 h
        mov qword [rsp + 752], r8                                ;    10.0 p7+p4   60 h
        cmp dword [rsp + 832], 0                                 ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 744]                                ;                    resident
        mov r9, qword [rsp + 712]                                ;                    resident
        mov r10, qword [rsp + 720]                               ;                    resident
        mov r11, qword [rsp + 728]                               ;                    resident
        mov r12, qword [rsp + 736]                               ;                    resident
        mov r13, qword [rsp + 680]                               ;                    resident
        align 64
.blocks_1:
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, r9, 0x12                                       ;     0.0 p0      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu xmm0, [r8]                                       ;     0.2 p2      63 w[0]
        db 0x2e, 0x2e, 0x2e
        rorx r14, r9, 0xe                                        ;     0.3 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rsi, r9, 0x29                                       ;     1.0 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r13, 0x1c                                      ;     1.3 p6      39 v[7]
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r13, 0x22                                      ;     2.0 p0      39 v[7]
        db 0x2e, 0x2e, 0x2e
        rorx rax, r13, 0x27                                      ;     2.3 p6      39 v[7]
        db 0x2e
        xor r14, r15                                             ;     1.3 p1      40 t1
        db 0x2e
        mov r15, r11                                             ;     1.3         43 t1 copy
        db 0x2e
        xor r14, rsi                                             ;     2.3 p5      40 t1
        db 0x2e
        xor rdi, rbp                                             ;     3.0 p11     39 v[7]
        db 0x2e
        xor rdi, rax                                             ;     4.0 p1      39 v[7]
        db 0x2e
        vmovdqu xmm1, [r8 + 16]                                  ;     2.0 p3      63 w[2]
        add r14, r12                                             ;     3.3 p5      53 t1
        xor r15, r10                                             ;     2.7 p11     43 t1
        and r15, r9                                              ;     3.7 p0      43 t1
        xor r15, r11                                             ;     4.7 p1      43 t1
        mov rsi, r13                                             ;     2.8         44 v[7] copy
        mov rbp, qword [rsp + 688]                               ;     3.0 p10     64 v[1] reload
        mov qword [rsp + 760], r11                               ;     3.2 p7+p4   64 v[6] spill
        xor rsi, rbp                                             ;     8.0 p6      44 v[7]
        add r14, r15                                             ;     5.7 p5      53 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks]            ;     3.7 p2      63 w[8] reload
        db 0x2e, 0x2e, 0x2e
        vpshufb xmm0, xmm0, xmm2                                 ;     9.7 p1      63 w[0]
        db 0x2e, 0x2e, 0x2e
        mov r15, r9                                              ;     4.0         43 t1 copy
        db 0x2e, 0x2e, 0x2e
        xor r15, r10                                             ;     4.2 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        mov rax, r10                                             ;     4.3         43 t1 copy
        db 0x2e, 0x2e, 0x2e
        mov rcx, r11                                             ;     4.5         53 t1 copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa xmm3, [rel sha512_blocks.T0_w.blocks + 48]       ;     4.7 p3      63 w[0]
        db 0x2e, 0x2e
        mov rdx, qword [rsp + 696]                               ;     4.8 p10     44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, rbp                                             ;     9.8 p0      44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm0                                  ;    10.7 p5      63 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, r9                                              ;     5.3         43 t1 copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdx, rsi                                             ;    10.8 p6      44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb xmm1, xmm1, xmm2                                 ;     9.7 p1      63 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 0], xmm3                                  ;    11.7 p8+p9   63 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, qword [rsp + 0]                                 ;    16.7 p11+p2   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, qword [rsp + 8]                                 ;    16.7 p0+p3   53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, rbp                                             ;    11.8 p5      44 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm1, [rel sha512_blocks.T0_w.blocks + 80]  ;    10.7 p1+p10   63 w[2]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 768], r12                               ;     6.7 p7+p4   64 v[7] spill
        db 0x2e, 0x2e, 0x2e
        mov r12, r13                                             ;     6.8         44 v[5] copy
        db 0x2e, 0x2e, 0x2e
        add rdi, rdx                                             ;    12.8 p6      55 v[7]
        db 0x2e, 0x2e, 0x2e
        mov rdx, rbp                                             ;     8.0         44 v[6] copy
        db 0x2e, 0x2e, 0x2e
        mov r11, rbp                                             ;     8.0         44 v[6] copy
        db 0x2e, 0x2e, 0x2e
        mov rbp, qword [rsp + 704]                               ;     7.5 p2      54 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, r14                                             ;    17.7 p11     54 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r14                                             ;    17.7 p0      55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r15, rbp                                             ;    18.7 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r14, rbp, 0xe                                       ;    18.7 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        xor rbx, rbp                                             ;    18.7 p1      43 t1
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 776], r13                               ;     8.5 p8+p9   64 v[0] spill
        db 0x2e, 0x2e, 0x2e
        mov r13, qword [rsp + 696]                               ;     8.7 p3      54 v[2]
        db 0x2e, 0x2e, 0x2e
        xor rdx, rdi                                             ;    18.7 p11     44 v[6]
        db 0x2e, 0x2e, 0x2e
        xor rax, r15                                             ;    19.7 p0      43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r15, rbp, 0x12                                      ;    18.7 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        and rsi, rdx                                             ;    19.7 p5      44 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rbp, 0x29                                      ;    18.7 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm4, [r8 + 32]                                  ;     9.7 p10     63 w[4]
        db 0x2e, 0x2e
        vmovdqa [rsp + 16], xmm3                                 ;    11.7 p7+p4   63 w[2]
        db 0x2e, 0x2e
        mov qword [rsp + 784], r8                                ;    10.0 p8+p9   63 w[0] spill
        db 0x2e, 0x2e
        mov r8, qword [rsp + 16]                                 ;    11.7 p2      53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, r10                                              ;    16.7 p1      53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rdi                                             ;    18.7 p11     44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, r15                                             ;    19.7 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, rdi, 0x1c                                      ;    18.7 p0      39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, rdx                                             ;    20.7 p5      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rdi, 0x22                                      ;    18.7 p6      39 v[6]
        db 0x2e, 0x2e, 0x2e
        xor r15, rdx                                             ;    19.7 p1      39 v[6]
        db 0x2e, 0x2e, 0x2e
        mov rdx, qword [rsp + 688]                               ;    11.5 p3      54 v[1]
        db 0x2e
        add rcx, rax                                             ;    20.7 p11     53 t1
        db 0x2e
        rorx rax, rdi, 0x27                                      ;    18.7 p0      39 v[6]
        db 0x2e
        xor r15, rax                                             ;    20.7 p5      39 v[6]
        db 0x2e
        xor r11, rsi                                             ;    20.7 p1      44 v[6]
        db 0x2e
        mov rsi, rbp                                             ;    18.7         43 t1 copy
        db 0x2e
        mov rax, rdi                                             ;    18.7         44 v[5] copy
        db 0x2e
        add rcx, r14                                             ;    21.7 p11     53 t1
        db 0x2e
        mov r14, rdi                                             ;    18.7         44 v[5] copy
        add r15, r11                                             ;    21.7 p6      55 v[6]
        add r13, rcx                                             ;    22.7 p5      54 v[2]
        add r15, rcx                                             ;    22.7 p0      55 v[6]
        lea r11, [rbp + rdi]                                     ;    18.7 p1      54 v[7]
        or rbx, r13                                              ;    23.7 p11     43 t1
        xor rsi, r13                                             ;    23.7 p6      43 t1
        rorx rcx, r13, 0xe                                       ;    23.7 p0      40 t1
        xor rax, r15                                             ;    23.7 p5      44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r12, rax                                             ;    24.7 p1      44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, rsi                                             ;    24.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, rbx                                              ;    25.7 p6      53 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r13, 0x12                                      ;    23.7 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        xor rcx, rbx                                             ;    24.7 p5      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r13, 0x29                                      ;    23.7 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 792], r10                               ;    15.3 p7+p4   64 v[5] spill
        db 0x2e, 0x2e, 0x2e
        mov r10, qword [rsp + 24]                                ;    15.5 p10     53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, r9                                              ;    20.5 p1      53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, rbx                                             ;    25.7 p11     40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, qword [rsp + 776]                               ;    16.0 p2      54 v[0]
        db 0x2e, 0x2e, 0x2e
        xor r14, r12                                             ;    25.7 p5      44 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx r12, r15, 0x1c                                      ;    23.7 p0      39 v[5]
        db 0x2e, 0x2e, 0x2e
        add r8, rcx                                              ;    26.7 p1      53 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r15, 0x22                                      ;    23.7 p6      39 v[5]
        db 0x2e, 0x2e, 0x2e
        vpshufb xmm3, xmm4, xmm2                                 ;    17.2 p5      63 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm3, [rel sha512_blocks.T0_w.blocks + 128] ;    18.2 p0+p3   63 w[4]
        db 0x2e, 0x2e, 0x2e
        add rdx, r8                                              ;    27.7 p11     54 v[1]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 800], r9                                ;    17.3 p8+p9   64 v[4] spill
        db 0x2e, 0x2e, 0x2e
        lea r9, [r13 + r15]                                      ;    23.7 p1      54 v[6]
        db 0x2e, 0x2e, 0x2e
        and rsi, rdx                                             ;    28.7 p6      43 t1
        db 0x2e, 0x2e, 0x2e
        xor rbp, rsi                                             ;    29.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rsi, rdx, 0xe                                       ;    28.7 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        xor r12, rcx                                             ;    24.7 p5      39 v[5]
        rorx rcx, r15, 0x27                                      ;    23.7 p6      39 v[5]
        xor r12, rcx                                             ;    25.7 p1      39 v[5]
        mov rcx, r15                                             ;    23.7         44 v[4] copy
        add r12, r14                                             ;    26.7 p11     55 v[5]
        mov r14, r15                                             ;    23.7         44 v[4] copy
        add r12, r8                                              ;    27.7 p5      55 v[5]
        mov r8, r13                                              ;    23.7         43 t1 copy
        xor rcx, r12                                             ;    28.7 p0      44 v[4]
        xor r8, rdx                                              ;    28.7 p1      43 t1
        and rax, rcx                                             ;    29.7 p6      44 v[4]
        add r10, rbp                                             ;    30.7 p11     53 t1
        rorx rbp, rdx, 0x12                                      ;    28.7 p0      40 t1
        xor rsi, rbp                                             ;    29.7 p5      40 t1
        rorx rbp, rdx, 0x29                                      ;    28.7 p6      40 t1
        vmovdqa [rsp + 32], xmm4                                 ;    20.7 p7+p4   63 w[4]
        mov qword [rsp + 808], r15                               ;    23.7 p8+p9   55 v[6] spill
        db 0x2e, 0x2e, 0x2e
        mov r15, qword [rsp + 784]                               ;    21.0 p10     63 w[0] reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm4, [r15 + 48]                                 ;    26.0 p2      63 w[6]
        db 0x2e, 0x2e, 0x2e
        xor rsi, rbp                                             ;    30.7 p1      40 t1
        db 0x2e, 0x2e, 0x2e
        add r11, qword [rsp + 32]                                ;    25.7 p11+p3   54 v[7]
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r12, 0x1c                                      ;    28.7 p0      39 v[4]
        db 0x2e, 0x2e, 0x2e
        xor r14, rax                                             ;    30.7 p5      44 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx rax, r12, 0x22                                      ;    28.7 p6      39 v[4]
        db 0x2e, 0x2e
        xor rbp, rax                                             ;    29.7 p1      39 v[4]
        db 0x2e
        rorx rax, r12, 0x27                                      ;    28.7 p0      39 v[4]
        db 0x2e
        xor rbp, rax                                             ;    30.7 p11     39 v[4]
        db 0x2e
        mov rax, r12                                             ;    28.7         44 v[3] copy
        db 0x2e
        add r10, rsi                                             ;    31.7 p5      53 t1
        db 0x2e
        mov rsi, r12                                             ;    28.7         44 v[3] copy
        db 0x2e
        add rbp, r14                                             ;    31.7 p6      55 v[4]
        db 0x2e
        mov r14, rdx                                             ;    28.7         43 t1 copy
        db 0x2e
        add rbx, r10                                             ;    32.7 p1      54 v[0]
        db 0x2e
        add rbp, r10                                             ;    32.7 p11     55 v[4]
        lea r10, [rdx + r12]                                     ;    28.7 p0      54 v[5]
        and r8, rbx                                              ;    33.7 p5      43 t1
        xor rax, rbp                                             ;    33.7 p6      44 v[3]
        xor r14, rbx                                             ;    33.7 p1      43 t1
        xor r13, r8                                              ;    34.7 p11     43 t1
        rorx r8, rbx, 0xe                                        ;    33.7 p0      40 t1
        and rcx, rax                                             ;    34.7 p5      44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rcx                                             ;    35.7 p6      44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, rbx, 0x12                                      ;    33.7 p0      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rcx                                              ;    34.7 p1      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, rbx, 0x29                                      ;    33.7 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        xor r8, rcx                                              ;    35.7 p11     40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rbp, 0x1c                                      ;    33.7 p0      39 v[3]
        db 0x2e, 0x2e, 0x2e
        add r11, r13                                             ;    35.7 p5      54 v[7]
        db 0x2e, 0x2e, 0x2e
        rorx r13, rbp, 0x22                                      ;    33.7 p6      39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, r13                                             ;    34.7 p1      39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r13, rbp, 0x27                                      ;    33.7 p0      39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, qword [rsp + 40]                                 ;    26.7 p11+p10   54 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb xmm4, xmm4, xmm2                                 ;    32.0 p5      63 w[6]
        db 0x2e, 0x2e, 0x2e
        xor rcx, r13                                             ;    35.7 p1      39 v[3]
        db 0x2e, 0x2e, 0x2e
        mov r13, rbp                                             ;    33.7         44 v[2] copy
        db 0x2e, 0x2e, 0x2e
        add r11, r8                                              ;    36.7 p11     54 v[7]
        db 0x2e, 0x2e, 0x2e
        vmovdqa xmm5, [rel sha512_blocks.T0_w.blocks + 160]      ;    27.5 p2      63 w[6]
        db 0x2e
        vpaddq xmm5, xmm5, xmm4                                  ;    33.5 p5      63 w[6]
        db 0x2e
        mov r8, rbp                                              ;    33.7         44 v[2] copy
        sub rcx, rdi                                             ;    36.7 p6      55 v[3]
        vmovdqu xmm6, [r15 + 64]                                 ;    28.2 p3      63 w[8]
        add rsi, rcx                                             ;    37.7 p1      55 v[3]
        add rsi, r11                                             ;    38.7 p11     55 v[3]
        mov rdi, rbx                                             ;    33.7         43 t1 copy
        lea rcx, [rbx + rbp]                                     ;    33.7 p0      54 v[4]
        and r14, r11                                             ;    37.7 p5      43 t1
        xor rdi, r11                                             ;    37.7 p6      43 t1
        xor rdx, r14                                             ;    38.7 p1      43 t1
        rorx r14, r11, 0xe                                       ;    37.7 p0      40 t1
        add r9, rdx                                              ;    39.7 p11     54 v[6]
        rorx rdx, r11, 0x12                                      ;    37.7 p6      40 t1
        xor r14, rdx                                             ;    38.7 p5      40 t1
        rorx rdx, r11, 0x29                                      ;    37.7 p0      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 48], xmm5                                 ;    34.5 p7+p4   63 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, rdx                                             ;    39.7 p1      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rsi                                             ;    39.7 p11     44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, rsi, 0x1c                                      ;    39.7 p6      39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, r14                                              ;    40.7 p5      54 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r14, rsi, 0x22                                      ;    39.7 p0      39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rax, r13                                             ;    40.7 p1      44 v[2]
        db 0x2e, 0x2e, 0x2e
        xor rdx, r14                                             ;    40.7 p11     39 v[2]
        db 0x2e
        rorx r14, rsi, 0x27                                      ;    39.7 p6      39 v[2]
        db 0x2e
        add r10, qword [rsp + 48]                                ;    39.5 p5+p10   54 v[5]
        xor rdx, r14                                             ;    41.7 p1      39 v[2]
        mov r14, r11                                             ;    37.7         43 t1 copy
        xor r8, rax                                              ;    41.7 p11     44 v[2]
        mov rax, rsi                                             ;    39.7         44 v[1] copy
        and rdi, r9                                              ;    41.7 p0      43 t1
        xor r14, r9                                              ;    41.7 p5      43 t1
        xor rbx, rdi                                             ;    42.7 p6      43 t1
        rorx rdi, r9, 0xe                                        ;    41.7 p0      40 t1
        add r8, r9                                               ;    42.7 p1      55 v[2]
        add r10, rbx                                             ;    43.7 p11     54 v[5]
        rorx rbx, r9, 0x12                                       ;    41.7 p6      40 t1
        xor rdi, rbx                                             ;    42.7 p5      40 t1
        rorx rbx, r9, 0x29                                       ;    41.7 p0      40 t1
        xor rdi, rbx                                             ;    43.7 p1      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, rsi                                             ;    39.7         44 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, rdi                                             ;    44.7 p11     54 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub rdx, qword [rsp + 808]                               ;    42.7 p5+p2   55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, rdx                                              ;    43.7 p6      55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea rdi, [r11 + rsi]                                     ;    39.7 p1      54 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, r8                                              ;    44.7 p11     44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r8, 0x1c                                       ;    44.7 p0      39 v[1]
        db 0x2e, 0x2e, 0x2e
        and r13, rax                                             ;    45.7 p5      44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, r13                                             ;    46.7 p6      44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r13, r8, 0x22                                       ;    44.7 p0      39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, r13                                             ;    45.7 p1      39 v[1]
        db 0x2e, 0x2e, 0x2e
        rorx r13, r8, 0x27                                       ;    44.7 p6      39 v[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb xmm5, xmm6, xmm2                                 ;    37.0 p5      63 w[8]
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm6, [r15 + 80]                                 ;    36.5 p3      63 w[10]
        db 0x2e, 0x2e, 0x2e
        add rcx, qword [rsp + 56]                                ;    39.5 p11+p10   54 v[4]
        db 0x2e, 0x2e, 0x2e
        xor rdx, r13                                             ;    46.7 p1      39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm7, xmm5, [rel sha512_blocks.T0_w.blocks + 16]  ;    38.0 p0+p2   63 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r13, r9                                              ;    41.7         43 t1 copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r15, [r9 + r8]                                       ;    44.7 p11     54 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r14, r10                                             ;    45.7 p5      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, r10                                             ;    45.7 p6      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r14                                             ;    46.7 p1      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r14, r10, 0xe                                       ;    45.7 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        sub rdx, r12                                             ;    47.7 p11     55 v[1]
        db 0x2e
        rorx r12, r10, 0x12                                      ;    45.7 p6      40 t1
        db 0x2e
        xor r14, r12                                             ;    46.7 p5      40 t1
        rorx r12, r10, 0x29                                      ;    45.7 p0      40 t1
        xor r14, r12                                             ;    47.7 p1      40 t1
        mov r12, r8                                              ;    44.7         44 v[0] copy
        add rbx, r10                                             ;    47.7 p11     55 v[1]
        add rcx, r11                                             ;    47.7 p5      54 v[4]
        add rbx, rdx                                             ;    48.7 p6      55 v[1]
        vmovdqa [rsp + 64], xmm7                                 ;    39.7 p8+p9   63 w[8]
        mov rdx, r8                                              ;    44.7         44 v[7] copy
        add rcx, r14                                             ;    48.7 p1      54 v[4]
        xor r12, rbx                                             ;    49.7 p11     44 v[0]
        add rdi, qword [rsp + 64]                                ;    44.7 p0+p3   54 v[3]
        rorx r14, rbx, 0x1c                                      ;    49.7 p6      39 v[0]
        and rdx, rbx                                             ;    49.7 p5      44 v[7]
        and r13, rcx                                             ;    49.7 p1      43 t1
        db 0x2e
        and rax, r12                                             ;    50.7 p11     44 v[0]
        xor r9, r13                                              ;    50.7 p0      43 t1
        rorx r13, rbx, 0x22                                      ;    49.7 p6      39 v[0]
        xor r14, r13                                             ;    50.7 p5      39 v[0]
        mov r11, r8                                              ;    44.7         44 v[0] copy
        rorx r13, rbx, 0x27                                      ;    49.7 p0      39 v[0]
        xor r14, r13                                             ;    51.7 p1      39 v[0]
        mov r13, r10                                             ;    45.7         43 t1 copy
        xor r13, rcx                                             ;    49.7 p11     43 t1
        sub rdx, rsi                                             ;    50.7 p5      55 v[7]
        rorx rsi, rcx, 0xe                                       ;    49.7 p6      40 t1
        xor r11, rax                                             ;    51.7 p1      44 v[0]
        rorx rax, rcx, 0x12                                      ;    49.7 p0      40 t1
        xor rsi, rax                                             ;    50.7 p11     40 t1
        rorx rax, rcx, 0x29                                      ;    49.7 p6      40 t1
        xor rsi, rax                                             ;    51.7 p5      40 t1
        db 0x2e
        add rdi, r9                                              ;    51.7 p1      54 v[3]
        db 0x2e
        lea r9, [rcx + r11]                                      ;    52.7 p11     55 v[0]
        db 0x2e
        sub r14, rbp                                             ;    52.7 p0      55 v[0]
        db 0x2e
        lea r11, [r10 + rbx]                                     ;    49.7 p5      54 v[1]
        db 0x2e
        mov rbp, rbx                                             ;    49.7         44 v[7] copy
        db 0x2e
        add rdi, rsi                                             ;    52.7 p6      54 v[3]
        add r9, r14                                              ;    53.7 p1      55 v[0]
        add r15, qword [rsp + 72]                                ;    45.7 p11+p10   54 v[2]
        mov r14, rbx                                             ;    49.7         44 v[6] copy
        mov rsi, rcx                                             ;    49.7         43 t1 copy
        and r13, rdi                                             ;    53.7 p0      43 t1
        add rdx, rdi                                             ;    53.7 p5      55 v[7]
        rorx rax, rdi, 0xe                                       ;    53.7 p6      40 t1
        xor rsi, rdi                                             ;    53.7 p1      43 t1
        xor r10, r13                                             ;    54.7 p11     43 t1
        rorx r13, rdi, 0x12                                      ;    53.7 p0      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, r13                                             ;    54.7 p5      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r13, rdi, 0x29                                      ;    53.7 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, r13                                             ;    55.7 p1      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r13, r9, 0x1c                                       ;    54.7 p0      39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb xmm6, xmm6, xmm2                                 ;    48.0 p5      63 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, r9                                              ;    54.7 p11     44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r14, r9                                              ;    54.7 p6      44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r12, r9                                              ;    54.7 p1      44 v[7]
        db 0x2e, 0x2e, 0x2e
        add rdx, r12                                             ;    55.7 p11     55 v[7]
        db 0x2e, 0x2e
        rorx r12, r9, 0x22                                       ;    54.7 p0      39 v[7]
        db 0x2e, 0x2e
        xor r13, r12                                             ;    55.7 p5      39 v[7]
        db 0x2e, 0x2e
        rorx r12, r9, 0x27                                       ;    54.7 p6      39 v[7]
        db 0x2e, 0x2e
        vpaddq xmm7, xmm6, [rel sha512_blocks.T0_w.blocks + 32]  ;    49.5 p1+p2   63 w[10]
        db 0x2e, 0x2e
        mov qword [rsp + 808], rbx                               ;    49.7 p7+p4   55 v[1] spill
        db 0x2e, 0x2e
        mov rbx, qword [rsp + 784]                               ;    48.7 p3      63 w[0] reload
        db 0x2e, 0x2e
        vmovdqu xmm8, [rbx + 96]                                 ;    53.7 p10     63 w[12]
        db 0x2e
        xor r13, r12                                             ;    56.7 p11     39 v[7]
        lea r12, [rcx + r9]                                      ;    54.7 p0      54 v[0]
        add r15, r10                                             ;    55.7 p5      54 v[2]
        sub r14, r8                                              ;    55.7 p6      55 v[6]
        add r15, rax                                             ;    56.7 p1      54 v[2]
        mov r8, r9                                               ;    54.7         44 v[6] copy
        add rdx, r13                                             ;    57.7 p11     55 v[7]
        mov r10, r9                                              ;    54.7         44 v[5] copy
        vmovdqa [rsp + 80], xmm7                                 ;    50.5 p8+p9   63 w[10]
        add r11, qword [rsp + 80]                                ;    55.5 p0+p2   54 v[1]
        and rsi, r15                                             ;    57.7 p5      43 t1
        add r14, r15                                             ;    57.7 p6      55 v[6]
        rorx r13, r15, 0xe                                       ;    57.7 p0      40 t1
        xor rcx, rsi                                             ;    58.7 p1      43 t1
        rorx rsi, r15, 0x29                                      ;    57.7 p6      40 t1
        rorx rax, r15, 0x12                                      ;    57.7 p0      40 t1
        db 0x2e
        xor r13, rax                                             ;    58.7 p11     40 t1
        xor r13, rsi                                             ;    59.7 p5      40 t1
        rorx rsi, rdx, 0x1c                                      ;    58.7 p6      39 v[6]
        and rbp, rdx                                             ;    58.7 p1      44 v[6]
        rorx rax, rdx, 0x22                                      ;    58.7 p0      39 v[6]
        xor r8, rdx                                              ;    58.7 p11     44 v[6]
        and r10, rdx                                             ;    58.7 p5      44 v[5]
        add r14, rbp                                             ;    59.7 p1      55 v[6]
        rorx rbp, rdx, 0x27                                      ;    58.7 p6      39 v[6]
        mov rbx, rdi                                             ;    53.7         43 t1 copy
        xor rbx, r15                                             ;    57.7 p11     43 t1
        xor rsi, rax                                             ;    59.7 p5      39 v[6]
        xor rsi, rbp                                             ;    60.7 p1      39 v[6]
        lea rbp, [rdi + rdx]                                     ;    58.7 p11     54 v[7]
        add r11, rcx                                             ;    59.7 p0      54 v[1]
        sub r10, qword [rsp + 808]                               ;    59.7 p5+p3   55 v[5]
        db 0x2e
        add r11, r13                                             ;    60.7 p6      54 v[1]
        db 0x2e
        mov r13, rdx                                             ;    58.7         44 v[5] copy
        db 0x2e
        add r14, rsi                                             ;    61.7 p1      55 v[6]
        db 0x2e
        add r12, qword [rsp + 88]                                ;    55.7 p11+p10   54 v[0]
        db 0x2e
        mov rsi, r15                                             ;    57.7         43 t1 copy
        and rbx, r11                                             ;    61.7 p0      43 t1
        xor rdi, rbx                                             ;    62.7 p5      43 t1
        rorx rbx, r11, 0x12                                      ;    61.7 p6      40 t1
        mov rax, rdx                                             ;    58.7         44 v[4] copy
        add r10, r11                                             ;    61.7 p1      55 v[5]
        rorx rcx, r11, 0xe                                       ;    61.7 p0      40 t1
        xor rsi, r11                                             ;    61.7 p11     43 t1
        xor rcx, rbx                                             ;    62.7 p5      40 t1
        rorx rbx, r11, 0x29                                      ;    61.7 p6      40 t1
        and r8, r14                                              ;    62.7 p1      44 v[5]
        xor rcx, rbx                                             ;    63.7 p11     40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r14, 0x1c                                      ;    62.7 p0      39 v[5]
        db 0x2e, 0x2e, 0x2e
        xor r13, r14                                             ;    62.7 p5      44 v[5]
        db 0x2e, 0x2e, 0x2e
        and rax, r14                                             ;    62.7 p6      44 v[4]
        db 0x2e, 0x2e, 0x2e
        add r10, r8                                              ;    63.7 p1      55 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx r8, r14, 0x22                                       ;    62.7 p0      39 v[5]
        db 0x2e, 0x2e, 0x2e
        vpshufb xmm7, xmm8, xmm2                                 ;    59.7 p5      63 w[12]
        db 0x2e, 0x2e
        mov qword [rsp + 808], rdx                               ;    58.7 p7+p4   55 v[7] spill
        db 0x2e, 0x2e
        mov rdx, qword [rsp + 784]                               ;    58.2 p2      63 w[0] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu xmm8, [rdx + 112]                                ;    63.2 p3      63 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, r8                                              ;    63.7 p11     39 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx r8, r14, 0x27                                       ;    62.7 p6      39 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm9, xmm7, [rel sha512_blocks.T0_w.blocks + 112] ;    60.7 p1+p10   63 w[12]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 96], xmm9                                 ;    61.7 p8+p9   63 w[12]
        db 0x2e, 0x2e, 0x2e
        xor rbx, r8                                              ;    64.7 p11     39 v[5]
        db 0x2e, 0x2e, 0x2e
        lea r8, [r15 + r14]                                      ;    62.7 p0      54 v[6]
        db 0x2e, 0x2e, 0x2e
        add r12, rdi                                             ;    63.7 p5      54 v[0]
        db 0x2e
        sub rax, r9                                              ;    63.7 p6      55 v[4]
        db 0x2e
        add r12, rcx                                             ;    64.7 p1      54 v[0]
        db 0x2e
        mov r9, r14                                              ;    62.7         44 v[4] copy
        db 0x2e
        add r10, rbx                                             ;    65.7 p11     55 v[5]
        db 0x2e
        add rbp, qword [rsp + 96]                                ;    66.7 p0+p2   54 v[7]
        mov rdi, r14                                             ;    62.7         44 v[3] copy
        and rsi, r12                                             ;    65.7 p5      43 t1
        add rax, r12                                             ;    65.7 p6      55 v[4]
        rorx rcx, r12, 0xe                                       ;    65.7 p0      40 t1
        rorx rbx, r12, 0x12                                      ;    65.7 p6      40 t1
        xor r15, rsi                                             ;    66.7 p1      43 t1
        rorx rsi, r12, 0x29                                      ;    65.7 p0      40 t1
        xor rcx, rbx                                             ;    66.7 p11     40 t1
        and r13, r10                                             ;    66.7 p5      44 v[4]
        add rax, r13                                             ;    67.7 p1      55 v[4]
        xor rcx, rsi                                             ;    67.7 p11     40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, r10, 0x1c                                      ;    66.7 p6      39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, r10, 0x22                                      ;    66.7 p0      39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, r10                                              ;    66.7 p5      44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdi, r10                                             ;    66.7 p1      44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r13, r10, 0x27                                      ;    66.7 p6      39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rbx                                             ;    67.7 p11     39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, r11                                             ;    63.3         43 t1 copy
        db 0x2e, 0x2e, 0x2e
        xor rbx, r12                                             ;    65.7 p5      43 t1
        db 0x2e
        xor rsi, r13                                             ;    68.7 p1      39 v[4]
        db 0x2e
        lea r13, [r11 + r10]                                     ;    66.7 p11     54 v[5]
        db 0x2e
        add rbp, r15                                             ;    67.7 p0      54 v[7]
        db 0x2e
        add rbp, rcx                                             ;    68.7 p5      54 v[7]
        db 0x2e
        add rax, rsi                                             ;    69.7 p6      55 v[4]
        add r8, qword [rsp + 104]                                ;    66.7 p1+p3   54 v[6]
        mov r15, r12                                             ;    65.7         43 t1 copy
        mov rsi, r10                                             ;    66.7         44 v[3] copy
        mov rcx, r10                                             ;    66.7         44 v[2] copy
        and rbx, rbp                                             ;    69.7 p11     43 t1
        sub rdi, qword [rsp + 808]                               ;    67.7 p0+p10   55 v[3]
        add rdi, rbp                                             ;    69.7 p5      55 v[3]
        xor r15, rbp                                             ;    69.7 p6      43 t1
        xor r11, rbx                                             ;    70.7 p1      43 t1
        rorx rbx, rbp, 0xe                                       ;    69.7 p0      40 t1
        and r9, rax                                              ;    70.7 p11     44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rax                                             ;    70.7 p5      44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rcx, rax                                             ;    70.7 p6      44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r9                                              ;    71.7 p1      55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, rbp, 0x12                                       ;    69.7 p0      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, r9                                              ;    70.7 p11     40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, rbp, 0x29                                       ;    69.7 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, r9                                              ;    71.7 p5      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r9, rax, 0x1c                                       ;    70.7 p0      39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb xmm2, xmm8, xmm2                                 ;    69.2 p1      63 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub rcx, r14                                             ;    71.7 p11     55 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx r14, rax, 0x22                                      ;    70.7 p6      39 v[3]
        db 0x2e, 0x2e, 0x2e
        xor r9, r14                                              ;    71.7 p5      39 v[3]
        db 0x2e, 0x2e, 0x2e
        rorx r14, rax, 0x27                                      ;    70.7 p0      39 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm8, xmm2, [rel sha512_blocks.T0_w.blocks + 64]  ;    70.2 p1+p2   63 w[14]
        db 0x2e, 0x2e, 0x2e
        xor r9, r14                                              ;    72.7 p11     39 v[3]
        db 0x2e, 0x2e, 0x2e
        lea r14, [r12 + rax]                                     ;    70.7 p5      54 v[4]
        vmovdqa [rsp + 112], xmm8                                ;    71.2 p7+p4   63 w[14]
        add r8, r11                                              ;    71.7 p6      54 v[6]
        add r8, rbx                                              ;    72.7 p1      54 v[6]
        add rdi, r9                                              ;    73.7 p11     55 v[3]
        add r13, qword [rsp + 112]                               ;    76.2 p0+p3   54 v[5]
        mov r9, rax                                              ;    70.7         44 v[2] copy
        and r15, r8                                              ;    73.7 p5      43 t1
        add rcx, r8                                              ;    73.7 p6      55 v[2]
        rorx rbx, r8, 0xe                                        ;    73.7 p0      40 t1
        xor r12, r15                                             ;    74.7 p1      43 t1
        rorx r15, r8, 0x12                                       ;    73.7 p6      40 t1
        mov r11, rax                                             ;    70.8         44 v[1] copy
        xor rbx, r15                                             ;    74.7 p11     40 t1
        rorx r15, r8, 0x29                                       ;    73.7 p0      40 t1
        xor rbx, r15                                             ;    75.7 p5      40 t1
        rorx r15, rdi, 0x1c                                      ;    74.7 p6      39 v[2]
        db 0x2e
        and rsi, rdi                                             ;    74.7 p1      44 v[2]
        xor r9, rdi                                              ;    74.7 p11     44 v[2]
        and r11, rdi                                             ;    74.7 p5      44 v[1]
        add rcx, rsi                                             ;    75.7 p1      55 v[2]
        rorx rsi, rdi, 0x22                                      ;    74.7 p0      39 v[2]
        xor r15, rsi                                             ;    75.7 p11     39 v[2]
        rorx rsi, rdi, 0x27                                      ;    74.7 p6      39 v[2]
        vpalignr xmm8, xmm1, xmm0, 8                             ;    74.0 p5      68 w[0]
        xor r15, rsi                                             ;    76.7 p1      39 v[2]
        vpsrlq xmm9, xmm2, 6                                     ;    74.8 p0      68 w[0]
        vpsrlq xmm10, xmm8, 7                                    ;    75.5 p1      68 w[0]
        sub r11, r10                                             ;    75.7 p11     55 v[1]
        add r13, r12                                             ;    77.2 p5      54 v[5]
        mov r10, rbp                                             ;    73.8         43 t1 copy
        xor r10, r8                                              ;    75.2 p6      43 t1
        add r13, rbx                                             ;    78.2 p11     54 v[5]
        db 0x2e, 0x2e
        vprolq xmm11, xmm2, 3                                    ;    75.8 p0      68 w[0]
        db 0x2e, 0x2e
        vprolq xmm12, xmm2, 0x2d                                 ;    76.5 p1      68 w[0]
        db 0x2e, 0x2e
        add rcx, r15                                             ;    77.7 p5      55 v[2]
        db 0x2e, 0x2e
        lea r12, [rbp + rdi]                                     ;    76.2 p6      54 v[3]
        db 0x2e, 0x2e
        vpalignr xmm13, xmm6, xmm5, 8                            ;    77.0 p5      68 w[0]
        db 0x2e, 0x2e
        vprolq xmm14, xmm8, 0x38                                 ;    76.8 p0      68 w[0]
        db 0x2e, 0x2e
        vprolq xmm8, xmm8, 0x3f                                  ;    77.5 p1      68 w[0]
        db 0x2e, 0x2e
        vpternlogd xmm9, xmm12, xmm11, 0x96                      ;    77.8 p0      68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r15, rdi                                             ;    75.7         44 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rsi, rdi                                             ;    75.8         44 v[0] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd xmm10, xmm8, xmm14, 0x96                      ;    78.5 p5      68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, rcx, 0x1c                                      ;    78.7 p6      39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r9, rcx                                              ;    78.7 p11     44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rcx                                             ;    78.7 p11     44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rsi, rcx                                             ;    78.7 p6      44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, r9                                              ;    79.7 p1      55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, rcx, 0x22                                       ;    78.8 p0      39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, r9                                              ;    79.8 p11     39 v[1]
        db 0x2e, 0x2e, 0x2e
        rorx r9, rcx, 0x27                                       ;    79.2 p6      39 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm13                                 ;    79.0 p5      68 w[0]
        db 0x2e, 0x2e, 0x2e
        add r14, qword [rsp + 120]                               ;    79.5 p1+p10   54 v[4]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm9                                  ;    80.0 p0      68 w[0]
        db 0x2e, 0x2e, 0x2e
        sub rsi, rax                                             ;    79.7 p11     55 v[0]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm10                                 ;    81.0 p5      68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, r13                                             ;    80.7 p6      55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r10, r13                                             ;    80.5 p1      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, r13, 0xe                                       ;    80.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, r9                                              ;    80.8 p11     39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, r13, 0x12                                       ;    81.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, r10                                             ;    81.5 p5      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r10, r13, 0x29                                      ;    81.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        add r11, rbx                                             ;    81.8 p1      55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, r9                                              ;    82.2 p11     40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, rbp                                             ;    82.5 p5      54 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r9, r8                                               ;    80.0         43 t1 copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, r13                                              ;    82.2 p6      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea rbp, [r8 + rcx]                                      ;    82.5 p1      54 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, r10                                             ;    83.2 p11     40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm8, xmm0, [rel sha512_blocks.T0_w.blocks + 96]  ;    82.8 p0+p2   68 w[0]
        db 0x2e, 0x2e, 0x2e
        rorx r10, r11, 0x1c                                      ;    83.2 p6      39 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r11, 0x22                                      ;    83.8 p0      39 v[0]
        db 0x2e, 0x2e, 0x2e
        and r15, r11                                             ;    83.0 p5      44 v[0]
        db 0x2e, 0x2e, 0x2e
        add r14, rax                                             ;    84.2 p1      54 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx rax, r11, 0x27                                      ;    84.2 p6      39 v[0]
        db 0x2e, 0x2e
        vpalignr xmm9, xmm3, xmm1, 8                             ;    84.0 p5      68 w[2]
        db 0x2e, 0x2e
        vmovdqa [rsp + 128], xmm8                                ;    83.8 p8+p9   68 w[0]
        db 0x2e, 0x2e
        add r12, qword [rsp + 128]                               ;    88.8 p11+p3   54 v[3]
        db 0x2e, 0x2e
        add rsi, r15                                             ;    84.5 p1      55 v[0]
        db 0x2e
        xor r10, rbx                                             ;    84.8 p11     39 v[0]
        db 0x2e
        xor r10, rax                                             ;    85.8 p0      39 v[0]
        vpsrlq xmm8, xmm0, 6                                     ;    85.5 p1      68 w[2]
        mov r15, rcx                                             ;    82.8         44 v[0] copy
        xor r15, r11                                             ;    85.0 p5      44 v[0]
        and r9, r14                                              ;    85.2 p6      43 t1
        add rsi, r14                                             ;    85.7 p11     55 v[0]
        rorx rax, r14, 0xe                                       ;    85.8 p0      40 t1
        rorx rbx, r14, 0x12                                      ;    86.2 p6      40 t1
        xor r8, r9                                               ;    86.2 p5      43 t1
        rorx r9, r14, 0x29                                       ;    86.8 p0      40 t1
        add rsi, r10                                             ;    86.8 p1      55 v[0]
        vpsrlq xmm10, xmm9, 7                                    ;    87.5 p1      68 w[2]
        mov r10, rcx                                             ;    84.5         44 v[7] copy
        and r10, r11                                             ;    86.7 p11     44 v[7]
        add r12, r8                                              ;    89.8 p5      54 v[3]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm11, xmm7, xmm6, 8                            ;    88.0 p5      68 w[2]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm12, xmm9, 0x38                                 ;    87.8 p0      68 w[2]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm9, xmm9, 0x3f                                  ;    88.5 p1      68 w[2]
        db 0x2e, 0x2e, 0x2e
        xor rax, rbx                                             ;    87.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        sub r10, rdi                                             ;    87.7 p11     55 v[7]
        db 0x2e, 0x2e, 0x2e
        xor rax, r9                                              ;    88.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r8, rsi, 0x1c                                       ;    88.8 p0      39 v[7]
        db 0x2e, 0x2e
        rorx r9, rsi, 0x22                                       ;    89.2 p6      39 v[7]
        db 0x2e, 0x2e, 0x2e
        rorx rdi, rsi, 0x27                                      ;    89.8 p0      39 v[7]
        db 0x2e, 0x2e, 0x2e
        add rbp, qword [rsp + 136]                               ;    88.8 p11+p10   54 v[2]
        db 0x2e, 0x2e
        and r15, rsi                                             ;    89.0 p5      44 v[7]
        db 0x2e, 0x2e
        vpternlogd xmm10, xmm9, xmm12, 0x96                      ;    89.5 p1      68 w[2]
        db 0x2e, 0x2e
        vprolq xmm9, xmm0, 3                                     ;    90.5 p1      68 w[2]
        db 0x2e, 0x2e
        vprolq xmm12, xmm0, 0x2d                                 ;    90.8 p0      68 w[2]
        db 0x2e, 0x2e
        add r12, rax                                             ;    90.8 p11     54 v[3]
        db 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm11                                 ;    90.0 p5      68 w[2]
        db 0x2e
        add r10, r15                                             ;    90.2 p6      55 v[7]
        db 0x2e
        xor r8, r9                                               ;    90.7 p11     39 v[7]
        db 0x2e
        mov r9, r13                                              ;    88.0         43 t1 copy
        db 0x2e
        xor r9, r14                                              ;    91.0 p5      43 t1
        db 0x2e
        lea r15, [r13 + r11]                                     ;    91.2 p6      54 v[1]
        db 0x2e
        xor r8, rdi                                              ;    91.7 p1      39 v[7]
        db 0x2e
        vpaddq xmm1, xmm1, xmm10                                 ;    91.8 p0      68 w[2]
        db 0x2e
        mov rdi, r11                                             ;    88.8         44 v[7] copy
        xor rdi, rsi                                             ;    91.7 p11     44 v[7]
        mov rax, r11                                             ;    89.2         44 v[6] copy
        and rax, rsi                                             ;    92.0 p5      44 v[6]
        vpternlogd xmm8, xmm12, xmm9, 0x96                       ;    92.5 p1      68 w[2]
        mov rbx, r14                                             ;    89.7         43 t1 copy
        and r9, r12                                              ;    92.2 p6      43 t1
        add r10, r12                                             ;    92.7 p11     55 v[7]
        add r10, r8                                              ;    93.7 p0      55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r8, r12, 0xe                                        ;    93.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, r12                                             ;    93.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, r9                                              ;    93.5 p1      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, r12, 0x12                                       ;    93.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub rax, rcx                                             ;    93.7 p11     55 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r12, 0x29                                      ;    94.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm8                                  ;    94.0 p5      68 w[2]
        db 0x2e, 0x2e, 0x2e
        add rbp, r13                                             ;    94.5 p1      54 v[2]
        lea r13, [r14 + rsi]                                     ;    94.7 p11     54 v[0]
        xor r8, r9                                               ;    94.8 p0      40 t1
        mov r9, rsi                                              ;    92.0         44 v[6] copy
        xor r8, rcx                                              ;    95.8 p5      40 t1
        mov rcx, rsi                                             ;    92.3         44 v[5] copy
        and rdi, r10                                             ;    95.2 p6      44 v[6]
        vpaddq xmm8, xmm1, [rel sha512_blocks.T0_w.blocks + 144] ;    95.5 p1+p2   68 w[2]
        xor r9, r10                                              ;    95.7 p11     44 v[6]
        and rcx, r10                                             ;    95.8 p0      44 v[5]
        sub rcx, r11                                             ;    96.8 p5      55 v[5]
        add rax, rdi                                             ;    96.2 p6      55 v[6]
        rorx rdi, r10, 0x1c                                      ;    96.8 p0      39 v[6]
        add rbp, r8                                              ;    96.8 p1      54 v[2]
        rorx r8, r10, 0x22                                       ;    97.2 p6      39 v[6]
        vmovdqa [rsp + 144], xmm8                                ;    96.5 p7+p4   68 w[2]
        xor rdi, r8                                              ;    98.2 p11     39 v[6]
        db 0x2e, 0x2e
        rorx r8, r10, 0x27                                       ;    97.8 p0      39 v[6]
        db 0x2e, 0x2e
        vpalignr xmm8, xmm4, xmm3, 8                             ;    97.0 p5      68 w[4]
        db 0x2e, 0x2e
        add r15, qword [rsp + 144]                               ;   101.5 p1+p3   54 v[1]
        db 0x2e, 0x2e
        mov r11, r12                                             ;    94.8         43 t1 copy
        db 0x2e, 0x2e
        xor rdi, r8                                              ;    99.2 p11     39 v[6]
        db 0x2e, 0x2e
        vprolq xmm9, xmm1, 3                                     ;    98.5 p1      68 w[4]
        db 0x2e, 0x2e
        vprolq xmm10, xmm1, 0x2d                                 ;    98.8 p0      68 w[4]
        db 0x2e, 0x2e
        vpsrlq xmm12, xmm8, 7                                    ;    99.5 p1      68 w[4]
        db 0x2e
        add rax, rbp                                             ;    98.0 p5      55 v[6]
        and rbx, rbp                                             ;    98.2 p6      43 t1
        rorx r8, rbp, 0xe                                        ;    99.2 p6      40 t1
        vpsrlq xmm14, xmm1, 6                                    ;    99.8 p0      68 w[4]
        xor r11, rbp                                             ;    98.7 p11     43 t1
        xor r14, rbx                                             ;    99.2 p5      43 t1
        rorx rbx, rbp, 0x12                                      ;   100.2 p6      40 t1
        add rax, rdi                                             ;   100.2 p11     55 v[6]
        rorx rdi, rbp, 0x29                                      ;   100.8 p0      40 t1
        add r15, r14                                             ;   102.5 p5      54 v[1]
        lea r14, [r12 + r10]                                     ;   100.5 p1      54 v[7]
        vpalignr xmm15, xmm2, xmm7, 8                            ;   101.0 p5      68 w[4]
        xor r8, rbx                                              ;   101.2 p11     40 t1
        mov rbx, r10                                             ;    97.8         44 v[5] copy
        and r9, rax                                              ;   101.2 p6      44 v[5]
        xor r8, rdi                                              ;   102.2 p1      40 t1
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm14, xmm10, xmm9, 0x96                      ;   101.8 p0      68 w[4]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm9, xmm8, 0x38                                  ;   102.5 p1      68 w[4]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm8, xmm8, 0x3f                                  ;   102.8 p0      68 w[4]
        db 0x2e, 0x2e, 0x2e
        rorx rdi, rax, 0x1c                                      ;   102.2 p6      39 v[5]
        db 0x2e, 0x2e, 0x2e
        xor rbx, rax                                             ;   101.7 p11     44 v[5]
        db 0x2e, 0x2e, 0x2e
        add rcx, r9                                              ;   102.2 p5      55 v[5]
        db 0x2e, 0x2e
        rorx r9, rax, 0x22                                       ;   103.2 p6      39 v[5]
        db 0x2e, 0x2e
        add r15, r8                                              ;   103.5 p11     54 v[1]
        db 0x2e, 0x2e, 0x2e
        rorx r8, rax, 0x27                                       ;   103.8 p0      39 v[5]
        db 0x2e, 0x2e, 0x2e
        add r13, qword [rsp + 152]                               ;   103.0 p5+p10   54 v[0]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm15                                 ;   103.5 p1      68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm14                                 ;   104.5 p5      68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm12, xmm8, xmm9, 0x96                       ;   104.5 p1      68 w[4]
        db 0x2e, 0x2e, 0x2e
        xor rdi, r9                                              ;   104.2 p11     39 v[5]
        db 0x2e, 0x2e, 0x2e
        mov r9, r10                                              ;   100.7         44 v[4] copy
        db 0x2e, 0x2e, 0x2e
        and r9, rax                                              ;   104.2 p6      44 v[4]
        xor rdi, r8                                              ;   105.2 p11     39 v[5]
        mov r8, rbp                                              ;   101.2         43 t1 copy
        and r11, r15                                             ;   104.8 p0      43 t1
        add rcx, r15                                             ;   105.0 p5      55 v[5]
        xor r8, r15                                              ;   105.2 p6      43 t1
        sub r9, rsi                                              ;   105.5 p1      55 v[4]
        rorx rsi, r15, 0xe                                       ;   105.8 p0      40 t1
        vpaddq xmm3, xmm3, xmm12                                 ;   106.0 p5      68 w[4]
        xor r12, r11                                             ;   105.8 p11     43 t1
        rorx r11, r15, 0x12                                      ;   106.2 p6      40 t1
        add rcx, rdi                                             ;   106.5 p1      55 v[5]
        rorx rdi, r15, 0x29                                      ;   106.8 p0      40 t1
        vmovdqa xmm8, [rel sha512_blocks.T0_w.blocks + 176]      ;   103.0 p2      68 w[4]
        lea rdx, [rbp + rax]                                     ;   106.7 p11     54 v[6]
        add r13, r12                                             ;   107.0 p5      54 v[0]
        xor rsi, r11                                             ;   107.2 p6      40 t1
        db 0x2e
        mov r11, rax                                             ;   103.7         44 v[3] copy
        vpaddq xmm8, xmm8, xmm3                                  ;   109.0 p1      68 w[4]
        xor rsi, rdi                                             ;   108.2 p11     40 t1
        rorx rdi, rcx, 0x1c                                      ;   107.8 p0      39 v[4]
        and rbx, rcx                                             ;   108.0 p5      44 v[4]
        and r11, rcx                                             ;   108.2 p6      44 v[3]
        add r13, rsi                                             ;   109.2 p1      54 v[0]
        rorx rsi, rcx, 0x22                                      ;   108.8 p0      39 v[4]
        add r9, rbx                                              ;   109.0 p11     55 v[4]
        mov r12, rax                                             ;   105.2         44 v[4] copy
        xor r12, rcx                                             ;   109.0 p5      44 v[4]
        rorx rbx, rcx, 0x27                                      ;   109.2 p6      39 v[4]
        vpalignr xmm9, xmm5, xmm4, 8                             ;   110.0 p5      68 w[6]
        xor rdi, rsi                                             ;   109.8 p1      39 v[4]
        mov rsi, r15                                             ;   106.0         43 t1 copy
        sub r11, r10                                             ;   109.7 p11     55 v[3]
        db 0x2e, 0x2e, 0x2e
        xor rdi, rbx                                             ;   110.8 p0      39 v[4]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm10, xmm3, 3                                    ;   110.5 p1      68 w[6]
        db 0x2e, 0x2e
        vprolq xmm12, xmm3, 0x2d                                 ;   110.8 p0      68 w[6]
        db 0x2e, 0x2e
        vmovdqa [rsp + 160], xmm8                                ;   110.0 p8+p9   68 w[4]
        db 0x2e, 0x2e
        add r14, qword [rsp + 160]                               ;   115.0 p6+p3   54 v[7]
        db 0x2e, 0x2e
        and r8, r13                                              ;   110.7 p11     43 t1
        db 0x2e, 0x2e
        add r9, r13                                              ;   111.0 p5      55 v[4]
        db 0x2e, 0x2e
        rorx r10, r13, 0xe                                       ;   111.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm8, xmm3, 6                                     ;   111.5 p1      68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, r13, 0x12                                      ;   111.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, r13                                             ;   111.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm14, xmm9, 7                                    ;   112.5 p1      68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, r8                                              ;   112.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r8, r13, 0x29                                       ;   112.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        add r9, rdi                                              ;   112.7 p11     55 v[4]
        db 0x2e, 0x2e, 0x2e
        xor r10, rbx                                             ;   112.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        xor r10, r8                                              ;   113.8 p5      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r8, r9, 0x1c                                        ;   113.7 p6      39 v[3]
        db 0x2e, 0x2e, 0x2e
        lea rdi, [r15 + rcx]                                     ;   113.5 p1      54 v[5]
        db 0x2e, 0x2e, 0x2e
        mov rbx, rcx                                             ;   109.5         44 v[3] copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 176], xmm7                                ;   109.7 p7+p4   63 w[12] spill
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm7, xmm0, xmm2, 8                             ;   114.0 p5      68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm8, xmm12, xmm10, 0x96                      ;   113.8 p0      68 w[6]
        db 0x2e, 0x2e
        add r14, rbp                                             ;   116.0 p11     54 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbp, rcx                                             ;   110.3         44 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vprolq xmm10, xmm9, 0x38                                 ;   114.5 p1      68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vprolq xmm9, xmm9, 0x3f                                  ;   114.8 p0      68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r12, r9                                              ;   114.2 p6      44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, r9                                              ;   114.7 p11     44 v[3]
        db 0x2e, 0x2e, 0x2e
        and rbp, r9                                              ;   115.0 p5      44 v[2]
        db 0x2e, 0x2e, 0x2e
        add r14, r10                                             ;   117.0 p6      54 v[7]
        db 0x2e, 0x2e, 0x2e
        rorx r10, r9, 0x22                                       ;   115.8 p0      39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd xmm14, xmm9, xmm10, 0x96                      ;   115.8 p1      68 w[6]
        db 0x2e, 0x2e, 0x2e
        add r11, r12                                             ;   115.7 p11     55 v[3]
        db 0x2e, 0x2e, 0x2e
        rorx r12, r9, 0x27                                       ;   116.2 p6      39 v[3]
        db 0x2e, 0x2e, 0x2e
        add rdx, qword [rsp + 168]                               ;   116.0 p5+p10   54 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm4, xmm8                                  ;   116.5 p1      68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm4, xmm7                                  ;   117.5 p0      68 w[6]
        db 0x2e, 0x2e, 0x2e
        sub rbp, rax                                             ;   116.7 p11     55 v[2]
        db 0x2e, 0x2e, 0x2e
        xor r8, r10                                              ;   117.0 p5      39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rax, r13                                             ;   113.0         43 t1 copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm4, xmm14                                 ;   118.5 p1      68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r12                                              ;   118.0 p6      39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rsi, r14                                             ;   118.0 p11     43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, r14                                             ;   118.0 p0      55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r10, r14, 0xe                                       ;   118.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, r14, 0x12                                      ;   118.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, r14                                             ;   118.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, r8                                              ;   119.0 p1      55 v[3]
        db 0x2e, 0x2e, 0x2e
        rorx r8, r14, 0x29                                       ;   119.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa xmm8, [rel sha512_blocks.T0_w.blocks + 192]      ;   114.7 p2      68 w[6]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 808], rcx                               ;   114.8 p8+p9   55 v[5] spill
        db 0x2e, 0x2e, 0x2e
        lea rcx, [r13 + r9]                                      ;   118.7 p11     54 v[4]
        db 0x2e, 0x2e, 0x2e
        xor r15, rsi                                             ;   119.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        mov rsi, r9                                              ;   115.3         44 v[2] copy
        db 0x2e, 0x2e, 0x2e
        xor r10, r12                                             ;   119.8 p1      40 t1
        mov r12, r9                                              ;   115.7         44 v[1] copy
        add rdx, r15                                             ;   120.0 p11     54 v[6]
        xor r10, r8                                              ;   120.8 p0      40 t1
        vpaddq xmm8, xmm8, xmm4                                  ;   120.7 p5      68 w[6]
        rorx r8, r11, 0x1c                                       ;   120.2 p6      39 v[2]
        rorx r15, r11, 0x22                                      ;   120.8 p0      39 v[2]
        and rbx, r11                                             ;   120.5 p1      44 v[2]
        xor rsi, r11                                             ;   120.7 p11     44 v[2]
        and r12, r11                                             ;   121.0 p5      44 v[1]
        add rbp, rbx                                             ;   121.5 p6      55 v[2]
        rorx rbx, r11, 0x27                                      ;   121.8 p0      39 v[2]
        add rdx, r10                                             ;   121.8 p1      54 v[6]
        mov r10, r14                                             ;   118.0         43 t1 copy
        xor r8, r15                                              ;   121.8 p11     39 v[2]
        vmovdqa [rsp + 192], xmm8                                ;   121.7 p7+p4   68 w[6]
        add rdi, qword [rsp + 192]                               ;   126.7 p5+p3   54 v[5]
        db 0x2e, 0x2e
        sub r12, qword [rsp + 808]                               ;   122.2 p6+p10   55 v[1]
        db 0x2e, 0x2e
        xor r8, rbx                                              ;   122.8 p1      39 v[2]
        db 0x2e, 0x2e
        vpsrlq xmm8, xmm13, 7                                    ;   122.8 p0      68 w[8]
        db 0x2e
        vpsrlq xmm9, xmm4, 6                                     ;   123.5 p1      68 w[8]
        db 0x2e
        vprolq xmm10, xmm13, 0x38                                ;   123.8 p0      68 w[8]
        db 0x2e
        vprolq xmm12, xmm13, 0x3f                                ;   124.5 p1      68 w[8]
        db 0x2e
        vprolq xmm13, xmm4, 3                                    ;   124.8 p0      68 w[8]
        db 0x2e
        vprolq xmm14, xmm4, 0x2d                                 ;   125.5 p1      68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rax, rdx                                             ;   122.8 p11     43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, rdx                                             ;   123.0 p5      55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, rdx, 0xe                                       ;   123.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, r11                                             ;   120.2         44 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rdx                                             ;   123.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, r8                                              ;   124.0 p5      55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r8, rdx, 0x12                                       ;   124.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rax                                             ;   124.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rax, rdx, 0x29                                      ;   125.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 208], xmm2                                ;   121.2 p8+p9   63 w[14] spill
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm2, xmm1, xmm0, 8                             ;   125.0 p5      68 w[8]
        db 0x2e, 0x2e, 0x2e
        xor r15, r8                                              ;   125.7 p11     40 t1
        db 0x2e, 0x2e, 0x2e
        lea r8, [r14 + r11]                                      ;   125.8 p0      54 v[3]
        db 0x2e, 0x2e, 0x2e
        add rdi, r13                                             ;   127.7 p5      54 v[5]
        db 0x2e, 0x2e, 0x2e
        mov r13, r11                                             ;   122.0         44 v[0] copy
        db 0x2e, 0x2e
        vpternlogd xmm8, xmm12, xmm10, 0x96                      ;   126.5 p1      68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rax                                             ;   126.7 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, rbp, 0x1c                                      ;   126.8 p0      39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r13, rbp                                             ;   126.7 p11     44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rsi, rbp                                             ;   127.0 p5      44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd xmm9, xmm14, xmm13, 0x96                      ;   127.5 p1      68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, rbp                                             ;   127.2 p6      44 v[1]
        db 0x2e, 0x2e, 0x2e
        add r12, rsi                                             ;   128.0 p11     55 v[1]
        db 0x2e, 0x2e, 0x2e
        rorx rsi, rbp, 0x22                                      ;   127.8 p0      39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r15                                             ;   128.7 p5      54 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, rbp, 0x27                                      ;   128.2 p6      39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, qword [rsp + 200]                               ;   128.5 p1+p2   54 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm2                                  ;   128.8 p0      68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, rsi                                             ;   128.8 p11     39 v[1]
        db 0x2e, 0x2e, 0x2e
        xor rax, r15                                             ;   129.8 p5      39 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm8                                  ;   129.8 p1      68 w[8]
        db 0x2e, 0x2e, 0x2e
        sub r13, r9                                              ;   129.2 p6      55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, rdi, 0x12                                      ;   129.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r9, rdx                                              ;   125.2         43 t1 copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm9                                  ;   130.8 p5      68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r10, rdi                                             ;   129.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, rdi                                             ;   130.2 p6      55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, rdi, 0xe                                       ;   130.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rdi                                              ;   130.5 p1      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, r10                                             ;   130.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r10, rdi, 0x29                                      ;   131.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa xmm8, [rel sha512_blocks.T0_w.blocks + 208]      ;   126.5 p3      68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, rax                                             ;   131.2 p5      55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea rax, [rdx + rbp]                                     ;   131.5 p1      54 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rsi                                             ;   131.8 p11     40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rsi, rbp                                             ;   127.2         44 v[0] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, r14                                             ;   131.8 p0      54 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r14, rbp                                             ;   127.5         44 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, r10                                             ;   132.8 p5      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm8, xmm8, xmm5                                  ;   132.5 p1      68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r10, r12, 0x1c                                      ;   132.2 p6      39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, r12                                             ;   132.7 p11     44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, r12                                             ;   132.8 p0      44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r14, r12                                             ;   133.0 p5      44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, r15                                             ;   133.8 p6      54 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, r12, 0x22                                      ;   133.8 p0      39 v[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 224], xmm8                                ;   133.5 p7+p4   68 w[8]
        db 0x2e, 0x2e, 0x2e
        add r13, rbx                                             ;   133.7 p1      55 v[0]
        db 0x2e, 0x2e, 0x2e
        add r8, qword [rsp + 224]                                ;   138.5 p11+p10   54 v[3]
        db 0x2e, 0x2e, 0x2e
        sub r14, r11                                             ;   134.0 p5      55 v[7]
        db 0x2e, 0x2e, 0x2e
        mov r11, rdi                                             ;   129.7         43 t1 copy
        db 0x2e, 0x2e, 0x2e
        xor r10, r15                                             ;   134.8 p6      39 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm9, xmm5, 6                                     ;   134.5 p1      68 w[10]
        db 0x2e, 0x2e
        vprolq xmm10, xmm11, 0x38                                ;   134.8 p0      68 w[10]
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r12, 0x27                                      ;   135.2 p6      39 v[0]
        db 0x2e, 0x2e, 0x2e
        xor r10, rbx                                             ;   136.2 p11     39 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm8, xmm11, 7                                    ;   135.5 p1      68 w[10]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm11, xmm11, 0x3f                                ;   135.8 p0      68 w[10]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm12, xmm5, 3                                    ;   136.5 p1      68 w[10]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm13, xmm5, 0x2d                                 ;   136.8 p0      68 w[10]
        db 0x2e, 0x2e
        and r9, rcx                                              ;   135.0 p5      43 t1
        db 0x2e, 0x2e
        xor rdx, r9                                              ;   136.0 p11     43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, rcx                                             ;   136.0 p5      55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, rcx, 0xe                                       ;   136.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, r12                                             ;   132.2         44 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rcx                                             ;   136.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r9, rcx, 0x12                                       ;   137.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        add r13, r10                                             ;   137.2 p5      55 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx r10, rcx, 0x29                                      ;   137.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm14, xmm3, xmm1, 8                            ;   138.0 p5      68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rsp + 808], rbp                               ;   133.0 p8+p9   55 v[2] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea rbp, [rdi + r12]                                     ;   137.5 p1      54 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, rdx                                              ;   139.5 p11     54 v[3]
        db 0x2e, 0x2e, 0x2e
        mov rdx, r12                                             ;   133.5         44 v[6] copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm8, xmm11, xmm10, 0x96                      ;   138.5 p1      68 w[10]
        db 0x2e, 0x2e, 0x2e
        xor r15, r9                                              ;   138.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r9, r13, 0x1c                                       ;   138.8 p0      39 v[7]
        db 0x2e, 0x2e, 0x2e
        and rdx, r13                                             ;   138.7 p11     44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd xmm9, xmm13, xmm12, 0x96                      ;   139.0 p5      68 w[10]
        db 0x2e, 0x2e, 0x2e
        and rsi, r13                                             ;   139.2 p6      44 v[7]
        db 0x2e, 0x2e, 0x2e
        xor r15, r10                                             ;   139.5 p1      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r10, r13, 0x22                                      ;   139.8 p0      39 v[7]
        db 0x2e, 0x2e, 0x2e
        xor rbx, r13                                             ;   139.7 p11     44 v[7]
        db 0x2e, 0x2e, 0x2e
        add r14, rsi                                             ;   140.2 p5      55 v[7]
        db 0x2e, 0x2e, 0x2e
        rorx rsi, r13, 0x27                                      ;   140.2 p6      39 v[7]
        db 0x2e, 0x2e, 0x2e
        add rax, qword [rsp + 232]                               ;   140.5 p1+p2   54 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, r15                                              ;   140.7 p11     54 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm6, xmm6, xmm14                                 ;   140.8 p0      68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r15, rcx                                             ;   136.0         43 t1 copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm6, xmm6, xmm8                                  ;   141.8 p5      68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, r10                                              ;   141.2 p6      39 v[7]
        db 0x2e, 0x2e, 0x2e
        xor r9, rsi                                              ;   142.2 p1      39 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm6, xmm6, xmm9                                  ;   142.8 p0      68 w[10]
        db 0x2e, 0x2e, 0x2e
        sub rdx, qword [rsp + 808]                               ;   141.7 p11+p3   55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r11, r8                                              ;   142.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r8                                              ;   142.2 p6      55 v[7]
        db 0x2e, 0x2e, 0x2e
        rorx r10, r8, 0xe                                        ;   142.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rsi, r8, 0x12                                       ;   143.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        xor rdi, r11                                             ;   143.0 p1      43 t1
        db 0x2e, 0x2e, 0x2e
        xor r15, r8                                              ;   142.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r11, r8, 0x29                                       ;   143.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa xmm8, [rel sha512_blocks.T0_w.blocks + 224]      ;   138.2 p10     68 w[10]
        db 0x2e
        add r14, r9                                              ;   143.2 p5      55 v[7]
        db 0x2e
        lea r9, [rcx + r13]                                      ;   143.5 p1      54 v[0]
        xor r10, rsi                                             ;   144.2 p11     40 t1
        mov rsi, r13                                             ;   138.8         44 v[6] copy
        add rax, rdi                                             ;   144.0 p5      54 v[2]
        vpaddq xmm8, xmm8, xmm6                                  ;   144.5 p1      68 w[10]
        xor r10, r11                                             ;   145.2 p6      40 t1
        rorx r11, r14, 0x1c                                      ;   144.8 p0      39 v[6]
        and rbx, r14                                             ;   144.7 p11     44 v[6]
        xor rsi, r14                                             ;   145.0 p5      44 v[6]
        add rdx, rbx                                             ;   145.7 p6      55 v[6]
        rorx rbx, r14, 0x22                                      ;   145.8 p0      39 v[6]
        add rax, r10                                             ;   146.2 p1      54 v[2]
        mov rdi, r13                                             ;   140.5         44 v[5] copy
        and rdi, r14                                             ;   145.7 p11     44 v[5]
        vmovdqa [rsp + 240], xmm8                                ;   145.5 p7+p4   68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r10, r14, 0x27                                      ;   146.2 p6      39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, qword [rsp + 240]                               ;   150.5 p5+p2   54 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub rdi, r12                                             ;   146.7 p1      55 v[5]
        db 0x2e, 0x2e, 0x2e
        mov r12, r8                                              ;   141.7         43 t1 copy
        db 0x2e, 0x2e, 0x2e
        xor r11, rbx                                             ;   146.8 p11     39 v[6]
        db 0x2e, 0x2e, 0x2e
        xor r11, r10                                             ;   147.8 p0      39 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm8, xmm15, 7                                    ;   147.5 p1      68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm9, xmm6, 6                                     ;   147.8 p0      68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vprolq xmm10, xmm15, 0x38                                ;   148.5 p1      68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vprolq xmm11, xmm15, 0x3f                                ;   148.8 p0      68 w[12]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm12, xmm6, 3                                    ;   149.5 p1      68 w[12]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm13, xmm6, 0x2d                                 ;   149.8 p0      68 w[12]
        db 0x2e, 0x2e, 0x2e
        and r15, rax                                             ;   147.2 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        xor rcx, r15                                             ;   148.2 p6      43 t1
        db 0x2e, 0x2e, 0x2e
        mov rbx, r14                                             ;   144.2         44 v[5] copy
        db 0x2e, 0x2e, 0x2e
        rorx r10, rax, 0xe                                       ;   148.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdx, rax                                             ;   147.7 p11     55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rax                                             ;   148.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, rax, 0x12                                      ;   149.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdx, r11                                             ;   148.8 p11     55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, rcx                                             ;   151.5 p5      54 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rcx, r14                                             ;   144.5         44 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rcx, rdx                                             ;   149.8 p11     44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r15                                             ;   150.2 p5      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r15, rdx, 0x1c                                      ;   150.2 p6      39 v[5]
        db 0x2e, 0x2e, 0x2e
        xor rbx, rdx                                             ;   150.5 p1      44 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx r11, rax, 0x29                                      ;   150.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm15, xmm4, xmm3, 8                            ;   151.0 p5      68 w[12]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 808], r13                               ;   145.7 p8+p9   55 v[0] spill
        db 0x2e, 0x2e
        lea r13, [r8 + r14]                                      ;   150.7 p11     54 v[7]
        db 0x2e, 0x2e
        vpternlogd xmm8, xmm11, xmm10, 0x96                      ;   151.5 p1      68 w[12]
        db 0x2e, 0x2e
        and rsi, rdx                                             ;   151.2 p6      44 v[5]
        db 0x2e, 0x2e, 0x2e
        xor r10, r11                                             ;   151.8 p11     40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r11, rdx, 0x22                                      ;   151.8 p0      39 v[5]
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm9, xmm13, xmm12, 0x96                      ;   152.0 p5      68 w[12]
        db 0x2e, 0x2e
        add rdi, rsi                                             ;   152.2 p6      55 v[5]
        db 0x2e, 0x2e
        rorx rsi, rdx, 0x27                                      ;   152.8 p0      39 v[5]
        db 0x2e, 0x2e
        add r9, qword [rsp + 248]                                ;   152.5 p1+p3   54 v[0]
        db 0x2e, 0x2e
        vpaddq xmm10, xmm15, [rsp + 176]                         ;   153.0 p5+p10   68 w[12]
        db 0x2e, 0x2e
        add rbp, r10                                             ;   152.8 p11     54 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, rax                                             ;   147.7         43 t1 copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm10, xmm10, xmm8                                ;   154.0 p1      68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, r11                                             ;   153.2 p6      39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub rcx, qword [rsp + 808]                               ;   153.7 p11+p2   55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm10, xmm10, xmm9                                ;   155.0 p0      68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rsi                                             ;   154.2 p5      39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r12, rbp                                             ;   154.2 p6      43 t1
        db 0x2e, 0x2e, 0x2e
        add rdi, rbp                                             ;   154.5 p1      55 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx r11, rbp, 0xe                                       ;   154.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rsi, rbp, 0x12                                      ;   155.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        xor r10, rbp                                             ;   154.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        add rdi, r15                                             ;   155.5 p5      55 v[5]
        db 0x2e, 0x2e
        rorx r15, rbp, 0x29                                      ;   155.8 p0      40 t1
        db 0x2e, 0x2e
        vmovdqa xmm8, [rel sha512_blocks.T0_w.blocks + 240]      ;   149.8 p3      68 w[12]
        db 0x2e, 0x2e
        mov qword [rsp + 808], r14                               ;   150.0 p7+p4   55 v[7] spill
        db 0x2e, 0x2e
        lea r14, [rax + rdx]                                     ;   155.5 p1      54 v[6]
        xor r8, r12                                              ;   155.7 p11     43 t1
        mov r12, rdx                                             ;   150.5         44 v[4] copy
        xor r11, rsi                                             ;   156.2 p5      40 t1
        mov rsi, rdx                                             ;   150.8         44 v[3] copy
        and rsi, rdi                                             ;   156.5 p6      44 v[3]
        vpaddq xmm8, xmm8, xmm10                                 ;   156.5 p1      68 w[12]
        add r9, r8                                               ;   156.7 p11     54 v[0]
        xor r11, r15                                             ;   157.2 p0      40 t1
        rorx r8, rdi, 0x1c                                       ;   157.2 p6      39 v[4]
        add r9, r11                                              ;   158.2 p5      54 v[0]
        rorx r11, rdi, 0x27                                      ;   157.8 p0      39 v[4]
        rorx r15, rdi, 0x22                                      ;   158.2 p6      39 v[4]
        and rbx, rdi                                             ;   157.5 p1      44 v[4]
        xor r12, rdi                                             ;   157.7 p11     44 v[4]
        vmovdqa [rsp + 256], xmm8                                ;   157.5 p8+p9   68 w[12]
        add r13, qword [rsp + 256]                               ;   162.5 p5+p10   54 v[7]
        db 0x2e, 0x2e, 0x2e
        add rcx, rbx                                             ;   158.5 p1      55 v[4]
        db 0x2e, 0x2e, 0x2e
        mov rbx, rbp                                             ;   153.8         43 t1 copy
        db 0x2e, 0x2e, 0x2e
        xor r8, r15                                              ;   159.2 p11     39 v[4]
        db 0x2e, 0x2e, 0x2e
        xor r8, r11                                              ;   160.2 p0      39 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm8, xmm7, 7                                     ;   159.5 p1      68 w[14]
        db 0x2e, 0x2e
        vprolq xmm9, xmm7, 0x38                                  ;   159.8 p0      68 w[14]
        db 0x2e, 0x2e
        vprolq xmm7, xmm7, 0x3f                                  ;   160.5 p1      68 w[14]
        db 0x2e, 0x2e
        vpsrlq xmm11, xmm10, 6                                   ;   160.8 p0      68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vprolq xmm12, xmm10, 3                                   ;   161.5 p1      68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub rsi, qword [rsp + 808]                               ;   159.0 p5+p2   55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r10, r9                                              ;   159.2 p6      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, r9                                              ;   159.7 p11     55 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx r11, r9, 0xe                                        ;   160.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        mov r15, rdi                                             ;   156.5         44 v[3] copy
        db 0x2e, 0x2e, 0x2e
        xor rbx, r9                                              ;   160.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        xor rax, r10                                             ;   160.7 p11     43 t1
        db 0x2e, 0x2e
        rorx r10, r9, 0x12                                       ;   161.2 p6      40 t1
        db 0x2e, 0x2e
        vprolq xmm13, xmm10, 0x2d                                ;   161.8 p0      68 w[14]
        db 0x2e, 0x2e
        add rcx, r8                                              ;   161.2 p5      55 v[4]
        db 0x2e, 0x2e
        rorx r8, r9, 0x29                                        ;   162.2 p6      40 t1
        db 0x2e, 0x2e
        vmovdqa [rsp + 176], xmm3                                ;   156.3 p7+p4   68 w[4] spill
        db 0x2e, 0x2e
        vpalignr xmm3, xmm5, xmm4, 8                             ;   162.0 p5      68 w[14]
        db 0x2e, 0x2e
        mov qword [rsp + 808], rdx                               ;   156.7 p8+p9   55 v[6] spill
        db 0x2e
        lea rdx, [rbp + rdi]                                     ;   161.7 p11     54 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, rax                                             ;   163.5 p1      54 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rax, rdi                                             ;   157.2         44 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd xmm8, xmm7, xmm9, 0x96                        ;   162.8 p0      68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r10                                             ;   162.7 p11     40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r10, rcx, 0x1c                                      ;   163.2 p6      39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r12, rcx                                             ;   163.0 p5      44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rcx                                             ;   163.5 p1      44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rax, rcx                                             ;   163.7 p11     44 v[2]
        db 0x2e, 0x2e, 0x2e
        xor r11, r8                                              ;   163.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r8, rcx, 0x22                                       ;   164.2 p6      39 v[3]
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   164.0 p5      68 w[14]
        db 0x2e, 0x2e
        add rsi, r12                                             ;   164.5 p1      55 v[3]
        db 0x2e, 0x2e
        rorx r12, rcx, 0x27                                      ;   164.8 p0      39 v[3]
        db 0x2e, 0x2e
        add r14, qword [rsp + 264]                               ;   164.7 p11+p3   54 v[6]
        db 0x2e, 0x2e
        vpaddq xmm7, xmm3, [rsp + 208]                           ;   165.0 p5+p10   68 w[14]
        db 0x2e, 0x2e
        add r13, r11                                             ;   165.2 p6      54 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r11, r9                                              ;   159.7         43 t1 copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm7, xmm7, xmm8                                  ;   166.0 p1      68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r8                                              ;   165.7 p11     39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm7, xmm7, xmm11                                 ;   167.0 p0      68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub rax, qword [rsp + 808]                               ;   166.0 p5+p2   55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r12                                             ;   166.7 p6      39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, r13                                             ;   166.5 p1      43 t1
        db 0x2e, 0x2e, 0x2e
        add rsi, r13                                             ;   166.7 p11     55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r8, r13, 0xe                                        ;   166.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r12, r13, 0x12                                      ;   167.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        xor r11, r13                                             ;   167.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        xor rbp, rbx                                             ;   167.5 p1      43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r13, 0x29                                      ;   167.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa xmm8, [rel sha512_blocks.T0_w.blocks + 256]      ;   161.8 p3      68 w[14]
        db 0x2e, 0x2e, 0x2e
        add rsi, r10                                             ;   167.7 p11     55 v[3]
        db 0x2e, 0x2e, 0x2e
        lea r10, [r9 + rcx]                                      ;   168.0 p5      54 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r12                                              ;   168.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r12, rcx                                             ;   162.5         44 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rsp + 808], rdi                               ;   162.7 p7+p4   55 v[5] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdi, rcx                                             ;   162.8         44 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, rbp                                             ;   168.5 p1      54 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm8, xmm8, xmm7                                  ;   168.8 p0      68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rbx                                              ;   169.2 p11     40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbp, rsi, 0x1c                                      ;   169.2 p6      39 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx rbx, rsi, 0x22                                      ;   169.8 p0      39 v[2]
        db 0x2e, 0x2e, 0x2e
        and r15, rsi                                             ;   169.0 p5      44 v[2]
        db 0x2e, 0x2e, 0x2e
        xor r12, rsi                                             ;   169.5 p1      44 v[2]
        db 0x2e, 0x2e, 0x2e
        and rdi, rsi                                             ;   169.7 p11     44 v[1]
        db 0x2e, 0x2e, 0x2e
        add r14, r8                                              ;   170.2 p5      54 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx r8, rsi, 0x27                                       ;   170.2 p6      39 v[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 272], xmm8                                ;   169.8 p8+p9   68 w[14]
        db 0x2e, 0x2e
        add rdx, qword [rsp + 272]                               ;   174.8 p1+p10   54 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, r15                                             ;   170.7 p11     55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r15, r13                                             ;   166.2         43 t1 copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rbx                                             ;   170.8 p0      39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, r8                                              ;   171.8 p5      39 v[2]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm9, xmm2, 0x38                                  ;   171.5 p1      68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm8, xmm2, 7                                     ;   171.8 p0      68 w[0]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm2, xmm2, 0x3f                                  ;   172.5 p1      68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm7, 6                                    ;   172.8 p0      68 w[0]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm12, xmm7, 3                                    ;   173.5 p1      68 w[0]
        db 0x2e, 0x2e, 0x2e
        sub rdi, qword [rsp + 808]                               ;   171.2 p6+p2   55 v[1]
        db 0x2e, 0x2e, 0x2e
        and r11, r14                                             ;   171.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r14, 0x12                                      ;   172.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        vprolq xmm13, xmm7, 0x2d                                 ;   173.8 p0      68 w[0]
        db 0x2e, 0x2e, 0x2e
        xor r15, r14                                             ;   172.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        xor r9, r11                                              ;   172.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        add rax, r14                                             ;   173.0 p5      55 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx r8, r14, 0xe                                        ;   173.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r11, r14, 0x29                                      ;   174.2 p6      40 t1
        db 0x2e, 0x2e
        mov qword [rsp + 808], rcx                               ;   168.0 p7+p4   55 v[4] spill
        db 0x2e, 0x2e
        lea rcx, [r13 + rsi]                                     ;   173.7 p11     54 v[3]
        db 0x2e, 0x2e
        add rax, rbp                                             ;   174.0 p5      55 v[2]
        db 0x2e, 0x2e
        mov rbp, rsi                                             ;   168.7         44 v[1] copy
        db 0x2e, 0x2e
        vmovdqa [rsp + 208], xmm4                                ;   168.7 p8+p9   68 w[6] spill
        db 0x2e, 0x2e
        vpalignr xmm4, xmm6, xmm5, 8                             ;   175.0 p5      68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd xmm8, xmm2, xmm9, 0x96                        ;   174.5 p1      68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdx, r9                                              ;   175.8 p11     54 v[5]
        db 0x2e, 0x2e, 0x2e
        mov r9, rsi                                              ;   169.3         44 v[0] copy
        db 0x2e, 0x2e, 0x2e
        xor r8, rbx                                              ;   174.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        xor r8, r11                                              ;   175.8 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   175.5 p1      68 w[0]
        db 0x2e, 0x2e, 0x2e
        rorx r11, rax, 0x1c                                      ;   175.8 p0      39 v[1]
        db 0x2e, 0x2e, 0x2e
        rorx rbx, rax, 0x22                                      ;   176.2 p6      39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r12, rax                                             ;   175.7 p11     44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rax                                             ;   176.0 p5      44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r9, rax                                              ;   176.5 p1      44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r12                                             ;   176.7 p11     55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, rax, 0x27                                      ;   176.8 p0      39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, qword [rsp + 280]                               ;   177.0 p5+p3   54 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm4, xmm0                                  ;   177.5 p1      68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdx, r8                                              ;   177.2 p6      54 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, r14                                              ;   171.7         43 t1 copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm8                                  ;   178.5 p0      68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm11                                 ;   179.5 p5      68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rbx                                             ;   177.7 p11     39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r12                                             ;   178.7 p6      39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, rdx                                             ;   178.5 p1      55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r15, rdx                                             ;   178.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, rdx, 0xe                                       ;   178.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, rdx, 0x12                                      ;   179.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        xor r8, rdx                                              ;   179.0 p5      43 t1
        db 0x2e, 0x2e
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 272]      ;   173.3 p10     68 w[0]
        db 0x2e, 0x2e
        sub r9, qword [rsp + 808]                                ;   179.5 p1+p2   55 v[0]
        db 0x2e, 0x2e
        add rdi, r11                                             ;   179.7 p11     55 v[1]
        db 0x2e, 0x2e
        rorx r11, rdx, 0x29                                      ;   179.8 p0      40 t1
        db 0x2e, 0x2e
        mov qword [rsp + 808], rsi                               ;   174.0 p7+p4   55 v[3] spill
        db 0x2e, 0x2e
        lea rsi, [r14 + rax]                                     ;   180.0 p5      54 v[2]
        xor r13, r15                                             ;   180.2 p6      43 t1
        mov r15, rax                                             ;   175.0         44 v[0] copy
        xor r12, rbx                                             ;   180.5 p1      40 t1
        mov rbx, rax                                             ;   175.0         44 v[7] copy
        add r10, r13                                             ;   181.2 p11     54 v[4]
        vpaddq xmm2, xmm2, xmm0                                  ;   180.8 p0      68 w[0]
        xor r12, r11                                             ;   181.5 p5      40 t1
        rorx r11, rdi, 0x1c                                      ;   181.2 p6      39 v[0]
        and rbp, rdi                                             ;   181.5 p1      44 v[0]
        rorx r13, rdi, 0x22                                      ;   181.8 p0      39 v[0]
        xor r15, rdi                                             ;   181.7 p11     44 v[0]
        and rbx, rdi                                             ;   182.0 p5      44 v[7]
        vmovdqa [rsp + 288], xmm2                                ;   181.8 p8+p9   68 w[0]
        add r9, rbp                                              ;   182.5 p6      55 v[0]
        rorx rbp, rdi, 0x27                                      ;   182.8 p0      39 v[0]
        add r10, r12                                             ;   182.5 p1      54 v[4]
        db 0x2e, 0x2e, 0x2e
        xor r11, r13                                             ;   182.8 p11     39 v[0]
        db 0x2e, 0x2e
        sub rbx, qword [rsp + 808]                               ;   183.0 p5+p3   55 v[7]
        db 0x2e, 0x2e
        xor r11, rbp                                             ;   183.8 p6      39 v[0]
        db 0x2e, 0x2e
        add rcx, qword [rsp + 288]                               ;   186.8 p1+p10   54 v[3]
        db 0x2e, 0x2e
        vpsrlq xmm2, xmm14, 7                                    ;   183.8 p0      68 w[2]
        db 0x2e, 0x2e
        vprolq xmm8, xmm14, 0x38                                 ;   184.5 p1      68 w[2]
        db 0x2e, 0x2e
        vprolq xmm9, xmm14, 0x3f                                 ;   184.8 p0      68 w[2]
        db 0x2e, 0x2e
        vpsrlq xmm11, xmm0, 6                                    ;   185.5 p1      68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vprolq xmm12, xmm0, 3                                    ;   185.8 p0      68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, r10                                              ;   183.7 p11     55 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx r13, r10, 0xe                                       ;   184.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        vprolq xmm13, xmm0, 0x2d                                 ;   186.5 p1      68 w[2]
        db 0x2e, 0x2e, 0x2e
        mov r12, rdx                                             ;   179.0         43 t1 copy
        db 0x2e, 0x2e, 0x2e
        and r8, r10                                              ;   184.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r10, 0x12                                      ;   185.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        xor r12, r10                                             ;   184.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rsp + 808], rax                               ;   179.7 p7+p4   55 v[2] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, r8                                              ;   185.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, rdi                                              ;   180.7         44 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, r11                                              ;   185.7 p11     55 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx r11, r10, 0x29                                      ;   186.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm14, xmm10, xmm6, 8                           ;   186.0 p5      68 w[2]
        db 0x2e, 0x2e, 0x2e
        lea rax, [rdx + rdi]                                     ;   186.7 p11     54 v[1]
        db 0x2e, 0x2e, 0x2e
        add rcx, r14                                             ;   187.8 p0      54 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r14, rdi                                             ;   181.0         44 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rbp                                             ;   187.0 p5      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd xmm2, xmm9, xmm8, 0x96                        ;   187.5 p1      68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r15, r9                                              ;   187.2 p6      44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbx, r15                                             ;   188.2 p11     55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, r9, 0x27                                       ;   187.8 p0      39 v[7]
        db 0x2e, 0x2e, 0x2e
        xor r13, r11                                             ;   188.0 p5      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r11, r9, 0x1c                                       ;   188.2 p6      39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, r9, 0x22                                       ;   188.8 p0      39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r9                                               ;   188.5 p1      44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r14, r9                                              ;   188.7 p11     44 v[6]
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   189.0 p5      68 w[2]
        db 0x2e, 0x2e, 0x2e
        add rsi, qword [rsp + 296]                               ;   189.2 p6+p2   54 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm14, xmm1                                 ;   189.5 p1      68 w[2]
        db 0x2e, 0x2e, 0x2e
        add rcx, r13                                             ;   189.7 p11     54 v[3]
        db 0x2e, 0x2e, 0x2e
        mov r13, r10                                             ;   183.5         43 t1 copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm2                                  ;   190.5 p0      68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rbp                                             ;   190.0 p5      39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r15                                             ;   191.0 p6      39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub r14, qword [rsp + 808]                               ;   190.5 p1+p3   55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm11                                 ;   191.5 p0      68 w[2]
        db 0x2e, 0x2e, 0x2e
        and r12, rcx                                             ;   190.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        add rbx, rcx                                             ;   191.0 p5      55 v[7]
        db 0x2e, 0x2e, 0x2e
        rorx r15, rcx, 0xe                                       ;   191.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbp, rcx, 0x12                                      ;   191.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        xor r13, rcx                                             ;   191.5 p1      43 t1
        db 0x2e, 0x2e, 0x2e
        xor rdx, r12                                             ;   191.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 816], rcx                               ;   190.7 p8+p9   54 v[3] spill
        db 0x2e, 0x2e, 0x2e
        rorx r12, rcx, 0x29                                      ;   192.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 288]      ;   185.8 p10     68 w[2]
        db 0x2e, 0x2e, 0x2e
        add rbx, r11                                             ;   192.0 p5      55 v[7]
        db 0x2e, 0x2e
        lea r11, [r10 + r9]                                      ;   192.5 p1      54 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rsp + 808], rdi                               ;   186.3 p7+p4   55 v[1] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdi, r9                                              ;   186.7         44 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rcx, r9                                              ;   186.7         44 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, rdx                                             ;   192.7 p11     54 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rbp                                             ;   192.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, r12                                             ;   193.8 p5      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm1                                  ;   193.5 p1      68 w[2]
        db 0x2e, 0x2e, 0x2e
        rorx r12, rbx, 0x1c                                      ;   193.2 p6      39 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx rbp, rbx, 0x22                                      ;   193.8 p0      39 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rbx, 0x27                                      ;   194.2 p6      39 v[6]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 824], r9                                ;   188.0 p8+p9   55 v[0] spill
        db 0x2e, 0x2e, 0x2e
        mov r9, qword [rsp + 816]                                ;   190.7 p2      43 t1
        db 0x2e, 0x2e, 0x2e
        and r8, rbx                                              ;   193.7 p11     44 v[6]
        db 0x2e, 0x2e, 0x2e
        xor rdi, rbx                                             ;   194.0 p5      44 v[6]
        db 0x2e, 0x2e, 0x2e
        and rcx, rbx                                             ;   194.5 p1      44 v[5]
        db 0x2e, 0x2e, 0x2e
        add rsi, r15                                             ;   194.8 p11     54 v[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 304], xmm2                                ;   194.5 p7+p4   68 w[2]
        db 0x2e, 0x2e, 0x2e
        add rax, qword [rsp + 304]                               ;   199.5 p0+p3   54 v[1]
        db 0x2e, 0x2e
        add r14, r8                                              ;   195.0 p5      55 v[6]
        db 0x2e, 0x2e
        xor r12, rbp                                             ;   195.2 p6      39 v[6]
        db 0x2e, 0x2e
        xor r12, rdx                                             ;   196.2 p1      39 v[6]
        db 0x2e, 0x2e
        vpsrlq xmm2, xmm15, 7                                    ;   195.8 p0      68 w[4]
        db 0x2e, 0x2e
        vprolq xmm8, xmm15, 0x38                                 ;   196.5 p1      68 w[4]
        db 0x2e, 0x2e
        vprolq xmm9, xmm15, 0x3f                                 ;   196.8 p0      68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm1, 6                                    ;   197.5 p1      68 w[4]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm12, xmm1, 3                                    ;   197.8 p0      68 w[4]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm13, xmm1, 0x2d                                 ;   198.5 p1      68 w[4]
        db 0x2e, 0x2e
        sub rcx, qword [rsp + 808]                               ;   195.7 p11+p10   55 v[5]
        db 0x2e, 0x2e
        rorx r8, rsi, 0xe                                        ;   196.2 p6      40 t1
        db 0x2e, 0x2e
        rorx r15, rsi, 0x12                                      ;   197.2 p6      40 t1
        db 0x2e, 0x2e
        mov rbp, rbx                                             ;   193.0         44 v[5] copy
        db 0x2e, 0x2e
        and r13, rsi                                             ;   196.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, rsi                                             ;   196.7 p11     55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r12                                             ;   197.7 p5      55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, rsi, 0x29                                      ;   198.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rsi                                              ;   197.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r13                                             ;   198.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm15, xmm7, xmm10, 8                           ;   199.0 p5      68 w[4]
        db 0x2e, 0x2e, 0x2e
        mov r12, qword [rsp + 816]                               ;   192.7 p2      43 t1
        db 0x2e, 0x2e, 0x2e
        mov r13, rbx                                             ;   193.0         44 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r15                                              ;   198.7 p11     40 t1
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm2, xmm9, xmm8, 0x96                        ;   198.8 p0      68 w[4]
        db 0x2e, 0x2e, 0x2e
        add rax, r10                                             ;   200.5 p6      54 v[1]
        db 0x2e, 0x2e, 0x2e
        xor r8, rdx                                              ;   199.7 p1      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r10, r14, 0x1c                                      ;   199.8 p0      39 v[5]
        db 0x2e, 0x2e, 0x2e
        and rdi, r14                                             ;   199.7 p11     44 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r14, 0x27                                      ;   200.2 p6      39 v[5]
        db 0x2e, 0x2e, 0x2e
        add r11, qword [rsp + 312]                               ;   200.0 p5+p3   54 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, r14                                             ;   200.5 p1      44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, r14, 0x22                                      ;   200.8 p0      39 v[5]
        db 0x2e, 0x2e, 0x2e
        and r13, r14                                             ;   200.7 p11     44 v[4]
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   201.0 p5      68 w[4]
        db 0x2e, 0x2e, 0x2e
        add rax, r8                                              ;   201.5 p6      54 v[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqa xmm8, [rsp + 176]                                ;   195.2 p10     68 w[4]
        db 0x2e, 0x2e, 0x2e
        mov r8, rsi                                              ;   195.8         43 t1 copy
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm8, xmm8, xmm2                                  ;   201.5 p1      68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm8, xmm8, xmm15                                 ;   202.5 p0      68 w[4]
        db 0x2e, 0x2e, 0x2e
        add rcx, rdi                                             ;   201.7 p11     55 v[5]
        db 0x2e, 0x2e, 0x2e
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 304]      ;   196.0 p2      68 w[4]
        db 0x2e, 0x2e, 0x2e
        xor r10, r15                                             ;   202.0 p5      39 v[5]
        db 0x2e, 0x2e, 0x2e
        xor r10, rdx                                             ;   203.0 p6      39 v[5]
        db 0x2e, 0x2e, 0x2e
        sub r13, qword [rsp + 824]                               ;   202.5 p1+p3   55 v[4]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm8, xmm8, xmm11                                 ;   203.5 p0      68 w[4]
        db 0x2e, 0x2e
        rorx r15, rax, 0xe                                       ;   203.2 p6      40 t1
        db 0x2e
        and r9, rax                                              ;   202.7 p11     43 t1
        db 0x2e
        add rcx, rax                                             ;   203.0 p5      55 v[5]
        db 0x2e
        rorx rdi, rax, 0x12                                      ;   203.8 p0      40 t1
        db 0x2e
        rorx rdx, rax, 0x29                                      ;   204.2 p6      40 t1
        xor r8, rax                                              ;   203.5 p1      43 t1
        xor r12, r9                                              ;   203.7 p11     43 t1
        add rcx, r10                                             ;   204.0 p5      55 v[5]
        lea r9, [rsi + r14]                                      ;   204.5 p1      54 v[6]
        xor r15, rdi                                             ;   204.8 p11     40 t1
        mov rdi, r14                                             ;   198.7         44 v[3] copy
        add r11, r12                                             ;   204.8 p0      54 v[0]
        xor r15, rdx                                             ;   205.8 p5      40 t1
        mov r12, qword [rsp + 816]                               ;   199.0 p10     54 v[7]
        mov r10, r14                                             ;   199.2         44 v[4] copy
        xor r10, rcx                                             ;   205.2 p6      44 v[4]
        add r12, rbx                                             ;   205.5 p1      54 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, rcx, 0x1c                                      ;   205.8 p0      39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbp, rcx                                             ;   205.7 p11     44 v[4]
        db 0x2e, 0x2e, 0x2e
        and rdi, rcx                                             ;   206.0 p5      44 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm8                                  ;   206.5 p1      68 w[4]
        db 0x2e, 0x2e, 0x2e
        add r11, r15                                             ;   206.8 p6      54 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx r15, rcx, 0x22                                      ;   206.8 p0      39 v[4]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 320], xmm2                                ;   207.5 p8+p9   68 w[4]
        db 0x2e, 0x2e, 0x2e
        add r13, rbp                                             ;   206.7 p11     55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, rcx, 0x27                                      ;   207.2 p6      39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, qword [rsp + 320]                               ;   212.5 p5+p2   54 v[7]
        db 0x2e, 0x2e, 0x2e
        sub rdi, rbx                                             ;   207.5 p1      55 v[3]
        db 0x2e, 0x2e, 0x2e
        mov rbx, rax                                             ;   202.5         43 t1 copy
        db 0x2e, 0x2e, 0x2e
        xor rdx, r15                                             ;   207.8 p11     39 v[4]
        db 0x2e, 0x2e, 0x2e
        xor rdx, rbp                                             ;   208.8 p0      39 v[4]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm9, xmm3, 0x38                                  ;   208.5 p1      68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm2, xmm3, 7                                     ;   208.8 p0      68 w[6]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm3, xmm3, 0x3f                                  ;   209.5 p1      68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm8, 6                                    ;   209.8 p0      68 w[6]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm12, xmm8, 3                                    ;   210.5 p1      68 w[6]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm13, xmm8, 0x2d                                 ;   210.8 p0      68 w[6]
        db 0x2e, 0x2e, 0x2e
        and r8, r11                                              ;   208.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        add r13, r11                                             ;   208.2 p6      55 v[4]
        db 0x2e, 0x2e
        rorx r15, r11, 0xe                                       ;   209.2 p6      40 t1
        db 0x2e, 0x2e
        mov rbp, rcx                                             ;   205.0         44 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, r11                                             ;   208.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        xor rsi, r8                                              ;   209.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r8, r11, 0x12                                       ;   210.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        add r13, rdx                                             ;   209.8 p11     55 v[4]
        db 0x2e, 0x2e, 0x2e
        add r12, rsi                                             ;   213.5 p5      54 v[7]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r11, 0x29                                      ;   211.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 176], xmm10                               ;   204.7 p7+p4   68 w[12] spill
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm10, xmm0, xmm7, 8                            ;   211.0 p5      68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rsp + 816], r14                               ;   205.0 p8+p9   55 v[6] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r14, [rax + rcx]                                     ;   210.7 p11     54 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rsi, rcx                                             ;   205.3         44 v[2] copy
        db 0x2e, 0x2e, 0x2e
        and rsi, r13                                             ;   211.5 p1      44 v[2]
        db 0x2e, 0x2e, 0x2e
        xor r15, r8                                              ;   211.7 p11     40 t1
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm2, xmm3, xmm9, 0x96                        ;   211.8 p0      68 w[6]
        db 0x2e, 0x2e, 0x2e
        rorx r8, r13, 0x1c                                       ;   212.2 p6      39 v[3]
        db 0x2e, 0x2e, 0x2e
        and r10, r13                                             ;   212.0 p5      44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, r13                                             ;   212.5 p1      44 v[3]
        db 0x2e, 0x2e, 0x2e
        xor r15, rdx                                             ;   212.7 p11     40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r13, 0x22                                      ;   212.8 p0      39 v[3]
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   213.0 p5      68 w[6]
        db 0x2e, 0x2e, 0x2e
        add rdi, r10                                             ;   213.2 p6      55 v[3]
        db 0x2e, 0x2e, 0x2e
        rorx r10, r13, 0x27                                      ;   213.8 p0      39 v[3]
        db 0x2e, 0x2e, 0x2e
        add r9, qword [rsp + 328]                                ;   213.5 p1+p3   54 v[6]
        db 0x2e, 0x2e, 0x2e
        add r12, r15                                             ;   214.5 p11     54 v[7]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 824], r12                               ;   215.5 p7+p4   54 v[7] spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa xmm3, [rsp + 208]                                ;   207.8 p10     68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm10                                 ;   214.0 p5      68 w[6]
        db 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm2                                  ;   215.0 p1      68 w[6]
        db 0x2e, 0x2e
        xor r8, rdx                                              ;   214.2 p6      39 v[3]
        db 0x2e, 0x2e
        sub rsi, qword [rsp + 816]                               ;   214.7 p11+p2   55 v[2]
        db 0x2e, 0x2e
        vpaddq xmm3, xmm3, xmm11                                 ;   216.0 p0      68 w[6]
        db 0x2e, 0x2e
        xor r8, r10                                              ;   215.2 p5      39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r12                                             ;   215.5 p6      55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r10, r12, 0xe                                       ;   215.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, r12                                             ;   215.5 p1      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r12, 0x12                                      ;   216.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r15, r11                                             ;   209.7         43 t1 copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, r12                                             ;   215.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r8                                              ;   216.5 p5      55 v[3]
        db 0x2e, 0x2e, 0x2e
        rorx r8, r12, 0x29                                       ;   216.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 320]      ;   210.3 p3      68 w[6]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 808], r13                               ;   210.8 p8+p9   55 v[4] spill
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 816], rcx                               ;   210.7 p7+p4   55 v[5] spill
        db 0x2e, 0x2e
        lea rcx, [r11 + r13]                                     ;   216.5 p1      54 v[4]
        db 0x2e, 0x2e
        xor rax, rbx                                             ;   216.7 p11     43 t1
        db 0x2e, 0x2e
        mov rbx, r13                                             ;   211.2         44 v[2] copy
        db 0x2e, 0x2e
        mov r12, r13                                             ;   211.3         44 v[1] copy
        db 0x2e, 0x2e
        mov r13, qword [rsp + 824]                               ;   215.5 p10     43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rdx                                             ;   217.2 p5      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm3                                  ;   217.5 p1      68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, rax                                              ;   217.7 p6      54 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r8                                              ;   218.2 p11     40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r8, rdi, 0x1c                                       ;   217.8 p0      39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, rdi, 0x22                                      ;   218.2 p6      39 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, rdi, 0x27                                      ;   218.8 p0      39 v[2]
        db 0x2e, 0x2e, 0x2e
        and rbp, rdi                                             ;   218.0 p5      44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, rdi                                             ;   218.5 p1      44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r12, rdi                                             ;   218.7 p11     44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 336], xmm2                                ;   218.5 p8+p9   68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, qword [rsp + 336]                               ;   223.5 p5+p2   54 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, r10                                              ;   219.2 p6      54 v[6]
        db 0x2e, 0x2e, 0x2e
        add rsi, rbp                                             ;   219.5 p1      55 v[2]
        db 0x2e, 0x2e, 0x2e
        xor r8, rax                                              ;   219.7 p11     39 v[2]
        db 0x2e, 0x2e, 0x2e
        xor r8, rdx                                              ;   220.7 p0      39 v[2]
        db 0x2e, 0x2e
        vpsrlq xmm2, xmm4, 7                                     ;   220.5 p1      68 w[8]
        db 0x2e, 0x2e
        vprolq xmm9, xmm4, 0x38                                  ;   220.8 p0      68 w[8]
        db 0x2e, 0x2e
        vprolq xmm4, xmm4, 0x3f                                  ;   221.5 p1      68 w[8]
        db 0x2e, 0x2e
        vpsrlq xmm11, xmm3, 6                                    ;   221.8 p0      68 w[8]
        db 0x2e
        vprolq xmm12, xmm3, 3                                    ;   222.5 p1      68 w[8]
        db 0x2e
        vprolq xmm13, xmm3, 0x2d                                 ;   222.8 p0      68 w[8]
        db 0x2e
        sub r12, qword [rsp + 816]                               ;   220.0 p5+p3   55 v[1]
        db 0x2e
        rorx r10, r9, 0xe                                        ;   220.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        mov rbp, rdi                                             ;   217.5         44 v[1] copy
        db 0x2e, 0x2e, 0x2e
        and r15, r9                                              ;   220.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        add rsi, r9                                              ;   221.0 p5      55 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx rax, r9, 0x12                                       ;   221.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 208], xmm7                                ;   216.3 p7+p4   68 w[14] spill
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r9, 0x29                                       ;   222.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        xor r13, r9                                              ;   221.7 p11     43 t1
        db 0x2e, 0x2e
        mov qword [rsp + 816], r9                                ;   220.2 p8+p9   54 v[6] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r9, qword [rsp + 824]                                ;   217.0 p10     43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r8                                              ;   222.0 p5      55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, rdi                                              ;   217.5         44 v[0] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm7, xmm1, xmm0, 8                             ;   223.0 p5      68 w[8]
        db 0x2e, 0x2e, 0x2e
        xor r11, r15                                             ;   222.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        xor r10, rax                                             ;   223.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm2, xmm4, xmm9, 0x96                        ;   223.5 p1      68 w[8]
        db 0x2e, 0x2e, 0x2e
        xor r10, rdx                                             ;   224.2 p11     40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, rsi, 0x1c                                      ;   223.8 p0      39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r11                                             ;   224.5 p5      54 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r11, rsi, 0x22                                      ;   224.2 p6      39 v[1]
        db 0x2e, 0x2e, 0x2e
        and rbx, rsi                                             ;   224.5 p1      44 v[1]
        db 0x2e, 0x2e, 0x2e
        xor rbp, rsi                                             ;   224.7 p11     44 v[1]
        db 0x2e, 0x2e, 0x2e
        and r8, rsi                                              ;   224.8 p0      44 v[0]
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   225.0 p5      68 w[8]
        db 0x2e, 0x2e, 0x2e
        rorx rax, rsi, 0x27                                      ;   225.2 p6      39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, qword [rsp + 344]                               ;   225.5 p1+p2   54 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm7, xmm5                                  ;   225.8 p0      68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r10                                             ;   225.7 p11     54 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm4, xmm2                                  ;   226.8 p5      68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, r11                                             ;   226.2 p6      39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r11, r14, 0x12                                      ;   226.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        add r12, rbx                                             ;   226.5 p1      55 v[1]
        db 0x2e, 0x2e, 0x2e
        xor r15, rax                                             ;   227.2 p11     39 v[1]
        db 0x2e, 0x2e, 0x2e
        sub r8, qword [rsp + 808]                                ;   227.0 p5+p3   55 v[0]
        db 0x2e, 0x2e
        rorx r10, r14, 0xe                                       ;   227.2 p6      40 t1
        db 0x2e, 0x2e
        vpaddq xmm4, xmm4, xmm11                                 ;   227.8 p1      68 w[8]
        db 0x2e, 0x2e
        and r13, r14                                             ;   227.7 p11     43 t1
        db 0x2e, 0x2e
        add r12, r14                                             ;   227.8 p0      55 v[1]
        db 0x2e, 0x2e
        rorx rax, r14, 0x29                                      ;   228.2 p6      40 t1
        db 0x2e, 0x2e
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 336]      ;   222.0 p10     68 w[8]
        db 0x2e, 0x2e
        mov rdx, qword [rsp + 816]                               ;   222.2 p2      43 t1
        xor rdx, r14                                             ;   228.0 p5      43 t1
        add r12, r15                                             ;   228.8 p1      55 v[1]
        mov r15, qword [rsp + 816]                               ;   222.7 p3      43 t1
        mov rbx, rsi                                             ;   223.0         44 v[0] copy
        xor r9, r13                                              ;   228.7 p11     43 t1
        mov r13, rsi                                             ;   223.2         44 v[7] copy
        xor r10, r11                                             ;   228.8 p0      40 t1
        xor r10, rax                                             ;   229.8 p5      40 t1
        mov r11, qword [rsp + 824]                               ;   223.7 p10     54 v[3]
        add r11, rdi                                             ;   229.2 p6      54 v[3]
        vpaddq xmm2, xmm2, xmm4                                  ;   229.5 p1      68 w[8]
        add rcx, r9                                              ;   229.7 p11     54 v[4]
        rorx r9, r12, 0x1c                                       ;   229.8 p0      39 v[0]
        rorx rax, r12, 0x22                                      ;   230.2 p6      39 v[0]
        and rbp, r12                                             ;   230.0 p5      44 v[0]
        and r13, r12                                             ;   230.5 p1      44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, r10                                             ;   230.8 p11     54 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx r10, r12, 0x27                                      ;   230.8 p0      39 v[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 352], xmm2                                ;   230.5 p7+p4   68 w[8]
        db 0x2e, 0x2e, 0x2e
        add r11, qword [rsp + 352]                               ;   235.5 p5+p2   54 v[3]
        db 0x2e, 0x2e, 0x2e
        xor rbx, r12                                             ;   231.2 p6      44 v[0]
        db 0x2e, 0x2e, 0x2e
        add r8, rbp                                              ;   231.5 p1      55 v[0]
        db 0x2e, 0x2e, 0x2e
        mov rbp, r14                                             ;   226.7         43 t1 copy
        db 0x2e, 0x2e, 0x2e
        xor r9, rax                                              ;   231.7 p11     39 v[0]
        db 0x2e, 0x2e, 0x2e
        sub r13, rdi                                             ;   231.8 p0      55 v[7]
        db 0x2e, 0x2e, 0x2e
        xor r9, r10                                              ;   232.7 p5      39 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm2, xmm14, 7                                    ;   232.5 p1      68 w[10]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm5, xmm14, 0x38                                 ;   232.8 p0      68 w[10]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm9, xmm14, 0x3f                                 ;   233.5 p1      68 w[10]
        db 0x2e, 0x2e
        vprolq xmm13, xmm4, 0x2d                                 ;   233.8 p0      68 w[10]
        db 0x2e, 0x2e
        rorx r10, rcx, 0xe                                       ;   232.2 p6      40 t1
        db 0x2e, 0x2e
        vpsrlq xmm11, xmm4, 6                                    ;   234.5 p1      68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vprolq xmm12, xmm4, 3                                    ;   234.8 p0      68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, rcx                                              ;   232.7 p11     55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdx, rcx                                             ;   233.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, r9                                               ;   233.7 p6      55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm14, xmm8, xmm1, 8                            ;   234.0 p5      68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r9, r12                                              ;   229.8         44 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rdx                                             ;   234.0 p11     43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdx, r12                                             ;   229.8         44 v[6] copy
        db 0x2e, 0x2e, 0x2e
        rorx rdi, rcx, 0x12                                      ;   234.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rax, rcx, 0x29                                      ;   235.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 824], rsi                               ;   229.3 p8+p9   55 v[2] spill
        db 0x2e, 0x2e
        lea rsi, [r14 + r12]                                     ;   234.7 p11     54 v[1]
        db 0x2e, 0x2e
        xor r10, rdi                                             ;   235.2 p5      40 t1
        db 0x2e, 0x2e
        vpternlogd xmm2, xmm9, xmm5, 0x96                        ;   235.5 p1      68 w[10]
        db 0x2e, 0x2e
        xor r10, rax                                             ;   236.2 p11     40 t1
        db 0x2e, 0x2e
        mov rdi, qword [rsp + 824]                               ;   230.2 p3      54 v[2]
        db 0x2e, 0x2e, 0x2e
        xor rbp, rcx                                             ;   235.8 p0      43 t1
        db 0x2e, 0x2e, 0x2e
        add rdi, qword [rsp + 816]                               ;   236.0 p5+p10   54 v[2]
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   236.5 p1      68 w[10]
        db 0x2e, 0x2e, 0x2e
        add r11, r15                                             ;   236.5 p6      54 v[3]
        db 0x2e, 0x2e
        add r11, r10                                             ;   237.5 p11     54 v[3]
        db 0x2e, 0x2e
        rorx r10, r8, 0x27                                       ;   236.8 p0      39 v[7]
        db 0x2e, 0x2e
        add rdi, qword [rsp + 360]                               ;   237.0 p5+p2   54 v[2]
        db 0x2e, 0x2e
        rorx r15, r8, 0x1c                                       ;   237.2 p6      39 v[7]
        rorx rax, r8, 0x22                                       ;   237.8 p0      39 v[7]
        and rbx, r8                                              ;   237.5 p1      44 v[7]
        xor r9, r8                                               ;   237.7 p11     44 v[7]
        and rdx, r8                                              ;   238.0 p5      44 v[6]
        vpaddq xmm6, xmm6, xmm14                                 ;   238.5 p1      68 w[10]
        add r13, rbx                                             ;   238.5 p6      55 v[7]
        mov rbx, rcx                                             ;   232.7         43 t1 copy
        vpaddq xmm6, xmm6, xmm11                                 ;   239.5 p0      68 w[10]
        vpaddq xmm6, xmm6, xmm2                                  ;   240.5 p5      68 w[10]
        xor r15, rax                                             ;   238.8 p11     39 v[7]
        sub rdx, qword [rsp + 824]                               ;   239.2 p6+p3   55 v[6]
        xor r15, r10                                             ;   239.8 p1      39 v[7]
        and rbp, r11                                             ;   239.7 p11     43 t1
        add r13, r11                                             ;   239.8 p0      55 v[7]
        rorx r10, r11, 0xe                                       ;   240.2 p6      40 t1
        rorx rax, r11, 0x12                                      ;   240.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        xor rbx, r11                                             ;   240.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        add r13, r15                                             ;   240.8 p1      55 v[7]
        db 0x2e, 0x2e, 0x2e
        rorx r15, r11, 0x29                                      ;   241.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 352]      ;   234.8 p10     68 w[10]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 824], r12                               ;   235.0 p7+p4   55 v[1] spill
        db 0x2e, 0x2e, 0x2e
        lea r12, [rcx + r8]                                      ;   240.7 p11     54 v[0]
        db 0x2e, 0x2e
        xor r14, rbp                                             ;   241.0 p5      43 t1
        db 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm6                                  ;   241.5 p1      68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbp, r8                                              ;   235.7         44 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rsp + 816], r11                               ;   238.5 p8+p9   54 v[3] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r11, r8                                              ;   236.0         44 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rax                                             ;   241.8 p11     40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r14                                             ;   242.0 p0      54 v[2]
        db 0x2e, 0x2e, 0x2e
        xor r10, r15                                             ;   242.8 p5      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r14, r13, 0x1c                                      ;   242.2 p6      39 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx r15, r13, 0x22                                      ;   242.8 p0      39 v[6]
        db 0x2e, 0x2e
        rorx rax, r13, 0x27                                      ;   243.2 p6      39 v[6]
        db 0x2e, 0x2e
        and r9, r13                                              ;   242.5 p1      44 v[6]
        db 0x2e, 0x2e
        mov qword [rsp + 808], r8                                ;   237.3 p7+p4   55 v[0] spill
        db 0x2e, 0x2e
        mov r8, qword [rsp + 816]                                ;   238.5 p2      43 t1
        db 0x2e, 0x2e
        xor rbp, r13                                             ;   242.7 p11     44 v[6]
        db 0x2e, 0x2e
        and r11, r13                                             ;   243.0 p5      44 v[5]
        db 0x2e, 0x2e
        vmovdqa [rsp + 368], xmm2                                ;   242.5 p8+p9   68 w[10]
        db 0x2e, 0x2e
        add rsi, qword [rsp + 368]                               ;   247.5 p1+p3   54 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdx, r9                                              ;   243.7 p11     55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r10                                             ;   243.8 p0      54 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, r15                                             ;   244.0 p5      39 v[6]
        db 0x2e, 0x2e, 0x2e
        xor r14, rax                                             ;   245.0 p6      39 v[6]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm5, xmm15, 0x38                                 ;   244.5 p1      68 w[12]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm9, xmm15, 0x3f                                 ;   244.8 p0      68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm6, 6                                    ;   245.5 p1      68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm2, xmm15, 7                                    ;   245.8 p0      68 w[12]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm12, xmm6, 3                                    ;   246.5 p1      68 w[12]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm13, xmm6, 0x2d                                 ;   246.8 p0      68 w[12]
        db 0x2e, 0x2e, 0x2e
        sub r11, qword [rsp + 824]                               ;   244.7 p11+p10   55 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx r9, rdi, 0xe                                        ;   245.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        mov r10, r13                                             ;   241.8         44 v[5] copy
        db 0x2e, 0x2e
        and rbx, rdi                                             ;   245.0 p5      43 t1
        db 0x2e, 0x2e
        add rdx, rdi                                             ;   245.7 p11     55 v[6]
        db 0x2e, 0x2e
        rorx r15, rdi, 0x12                                      ;   246.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, rdi, 0x29                                      ;   247.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        xor r8, rdi                                              ;   246.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        add rdx, r14                                             ;   246.7 p11     55 v[6]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm15, xmm3, xmm8, 8                            ;   247.0 p5      68 w[12]
        db 0x2e, 0x2e, 0x2e
        mov r14, qword [rsp + 816]                               ;   241.7 p2      43 t1
        db 0x2e, 0x2e, 0x2e
        xor rcx, rbx                                             ;   247.5 p1      43 t1
        db 0x2e, 0x2e, 0x2e
        and rbp, rdx                                             ;   247.7 p11     44 v[5]
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   247.8 p0      68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, r13                                             ;   242.3         44 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd xmm2, xmm9, xmm5, 0x96                        ;   248.0 p5      68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, r15                                              ;   248.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        xor r9, rax                                              ;   249.2 p1      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r15, rdx, 0x1c                                      ;   248.8 p0      39 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx rax, rdx, 0x22                                      ;   249.2 p6      39 v[5]
        db 0x2e, 0x2e, 0x2e
        add rsi, rcx                                             ;   248.7 p11     54 v[1]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rdx, 0x27                                      ;   249.8 p0      39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, qword [rsp + 376]                               ;   249.0 p5+p3   54 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rdx                                             ;   249.5 p1      44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, rdx                                             ;   249.7 p11     44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm15, [rsp + 176]                          ;   250.0 p5+p10   68 w[12]
        db 0x2e, 0x2e, 0x2e
        add rsi, r9                                              ;   250.2 p6      54 v[1]
        db 0x2e, 0x2e, 0x2e
        mov r9, rdi                                              ;   244.8         43 t1 copy
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm2                                  ;   251.0 p1      68 w[12]
        db 0x2e, 0x2e, 0x2e
        add r11, rbp                                             ;   250.7 p11     55 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rax                                             ;   250.8 p0      39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm11                                 ;   252.0 p5      68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub rbx, qword [rsp + 808]                               ;   251.2 p6+p2   55 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx rbp, rsi, 0xe                                       ;   251.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        and r8, rsi                                              ;   251.5 p1      43 t1
        db 0x2e, 0x2e, 0x2e
        add r11, rsi                                             ;   251.7 p11     55 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx rax, rsi, 0x12                                      ;   252.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        xor r15, rcx                                             ;   252.0 p5      39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, rsi, 0x29                                      ;   252.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rsi                                              ;   252.5 p1      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 368]      ;   246.7 p3      68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, r8                                              ;   252.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, r15                                             ;   253.0 p5      55 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r8, [rdi + rdx]                                      ;   253.2 p6      54 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r15, rdx                                             ;   247.7         44 v[4] copy
        db 0x2e, 0x2e, 0x2e
        xor rbp, rax                                             ;   253.5 p1      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rax, rdx                                             ;   247.7         44 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm5                                  ;   253.8 p0      68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rcx                                             ;   254.5 p11     40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rcx, qword [rsp + 816]                               ;   248.2 p10     54 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, r13                                             ;   254.0 p5      54 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, r14                                             ;   254.2 p6      54 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r14, r11, 0x1c                                      ;   254.8 p0      39 v[4]
        db 0x2e, 0x2e, 0x2e
        and r10, r11                                             ;   254.5 p1      44 v[4]
        db 0x2e, 0x2e, 0x2e
        xor r15, r11                                             ;   254.7 p11     44 v[4]
        db 0x2e, 0x2e, 0x2e
        and rax, r11                                             ;   255.0 p5      44 v[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 384], xmm2                                ;   254.8 p7+p4   68 w[12]
        db 0x2e, 0x2e, 0x2e
        add r12, rbp                                             ;   255.5 p6      54 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r11, 0x22                                      ;   255.8 p0      39 v[4]
        db 0x2e, 0x2e, 0x2e
        add rbx, r10                                             ;   255.5 p1      55 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx r10, r11, 0x27                                      ;   256.2 p6      39 v[4]
        db 0x2e, 0x2e
        add rcx, qword [rsp + 384]                               ;   259.8 p11+p2   54 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub rax, r13                                             ;   256.0 p5      55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r13, rsi                                             ;   251.2         43 t1 copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, rbp                                             ;   256.8 p1      39 v[4]
        db 0x2e, 0x2e, 0x2e
        xor r14, r10                                             ;   257.8 p11     39 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm2, xmm10, 7                                    ;   256.8 p0      68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm9, xmm5, 6                                     ;   257.5 p1      68 w[14]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm11, xmm10, 0x38                                ;   257.8 p0      68 w[14]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm10, xmm10, 0x3f                                ;   258.5 p1      68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vprolq xmm12, xmm5, 3                                    ;   258.8 p0      68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vprolq xmm13, xmm5, 0x2d                                 ;   259.5 p1      68 w[14]
        db 0x2e, 0x2e, 0x2e
        and r9, r12                                              ;   257.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        add rbx, r12                                             ;   257.2 p6      55 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx r10, r12, 0xe                                       ;   258.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r12, 0x12                                      ;   259.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        xor r13, r12                                             ;   257.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        xor rdi, r9                                              ;   258.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r9, r12, 0x29                                       ;   259.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        add rbx, r14                                             ;   258.8 p11     55 v[4]
        db 0x2e, 0x2e, 0x2e
        lea r14, [rsi + r11]                                     ;   259.0 p5      54 v[5]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 176], xmm8                                ;   253.5 p8+p9   68 w[4] spill
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm8, xmm4, xmm3, 8                             ;   260.0 p5      68 w[14]
        db 0x2e, 0x2e, 0x2e
        add rcx, rdi                                             ;   260.8 p11     54 v[7]
        db 0x2e, 0x2e, 0x2e
        mov rdi, r11                                             ;   254.0         44 v[3] copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm2, xmm10, xmm11, 0x96                      ;   260.5 p1      68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rbp                                             ;   260.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbp, r11                                             ;   254.5         44 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r15, rbx                                             ;   260.7 p11     44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r9                                              ;   261.2 p0      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, rbx, 0x1c                                       ;   261.2 p6      39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rbx                                             ;   261.0 p5      44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd xmm9, xmm13, xmm12, 0x96                      ;   261.5 p1      68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, r15                                             ;   261.7 p11     55 v[3]
        db 0x2e, 0x2e, 0x2e
        rorx r15, rbx, 0x22                                      ;   261.8 p0      39 v[3]
        db 0x2e, 0x2e, 0x2e
        add rcx, r10                                             ;   262.2 p5      54 v[7]
        db 0x2e, 0x2e, 0x2e
        and rbp, rbx                                             ;   262.2 p6      44 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx r10, rbx, 0x27                                      ;   262.8 p0      39 v[3]
        db 0x2e, 0x2e
        add r8, qword [rsp + 392]                                ;   262.5 p1+p3   54 v[6]
        db 0x2e, 0x2e
        vmovdqa xmm10, [rsp + 208]                               ;   256.5 p10     68 w[14]
        db 0x2e, 0x2e
        vpaddq xmm10, xmm10, xmm8                                ;   263.0 p5      68 w[14]
        db 0x2e, 0x2e
        vpaddq xmm10, xmm10, xmm2                                ;   264.0 p1      68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rsp + 816], r11                               ;   257.0 p7+p4   55 v[5] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r11, r12                                             ;   257.2         43 t1 copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub rbp, rdx                                             ;   263.2 p11     55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, r15                                              ;   263.2 p6      39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm10, xmm10, xmm9                                ;   265.0 p0      68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, r10                                              ;   264.2 p11     39 v[3]
        db 0x2e, 0x2e, 0x2e
        rorx r10, rcx, 0xe                                       ;   264.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        and r13, rcx                                             ;   264.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, rcx                                             ;   264.5 p1      55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, rcx, 0x12                                      ;   264.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, rcx, 0x29                                      ;   265.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 384]      ;   258.8 p2      68 w[14]
        db 0x2e, 0x2e, 0x2e
        xor r11, rcx                                             ;   264.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        xor rsi, r13                                             ;   265.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        add rax, r9                                              ;   265.5 p1      55 v[3]
        db 0x2e, 0x2e, 0x2e
        lea r9, [r12 + rbx]                                      ;   265.7 p11     54 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r13, rbx                                             ;   259.8         44 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rsp + 808], rcx                               ;   263.2 p8+p9   54 v[7] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rcx, rbx                                             ;   260.0         44 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r15                                             ;   265.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, rdx                                             ;   266.8 p5      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, rsi                                              ;   266.2 p6      54 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm10                                 ;   266.5 p1      68 w[14]
        db 0x2e, 0x2e, 0x2e
        rorx r15, rax, 0x1c                                      ;   266.8 p0      39 v[2]
        db 0x2e, 0x2e
        rorx rsi, rax, 0x22                                      ;   267.2 p6      39 v[2]
        db 0x2e, 0x2e
        rorx rdx, rax, 0x27                                      ;   267.8 p0      39 v[2]
        db 0x2e, 0x2e
        mov qword [rsp + 824], rbx                               ;   261.3 p7+p4   55 v[4] spill
        db 0x2e, 0x2e
        mov rbx, qword [rsp + 808]                               ;   263.2 p3      43 t1
        db 0x2e, 0x2e
        and rdi, rax                                             ;   266.7 p11     44 v[2]
        db 0x2e
        vmovdqa [rsp + 400], xmm2                                ;   267.5 p8+p9   68 w[14]
        db 0x2e
        add r14, qword [rsp + 400]                               ;   272.5 p5+p10   54 v[5]
        db 0x2e
        add rbp, rdi                                             ;   267.7 p1      55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rax                                             ;   267.7 p11     44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rcx, rax                                             ;   268.0 p5      44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, r10                                              ;   268.2 p6      54 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rsi                                             ;   268.5 p1      39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rdx                                             ;   269.5 p11     39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm2, xmm7, 7                                     ;   268.8 p0      68 w[0]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm9, xmm7, 0x38                                  ;   269.5 p1      68 w[0]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm7, xmm7, 0x3f                                  ;   269.8 p0      68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm10, 6                                   ;   270.5 p1      68 w[0]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm12, xmm10, 3                                   ;   270.8 p0      68 w[0]
        db 0x2e, 0x2e
        vprolq xmm13, xmm10, 0x2d                                ;   271.5 p1      68 w[0]
        db 0x2e, 0x2e
        sub rcx, qword [rsp + 816]                               ;   269.0 p5+p2   55 v[1]
        db 0x2e, 0x2e
        rorx r10, r8, 0xe                                        ;   269.2 p6      40 t1
        db 0x2e, 0x2e
        rorx rsi, r8, 0x12                                       ;   270.2 p6      40 t1
        db 0x2e, 0x2e
        and r11, r8                                              ;   269.7 p11     43 t1
        db 0x2e, 0x2e
        add rbp, r8                                              ;   270.0 p5      55 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r8, 0x29                                       ;   271.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        xor rbx, r8                                              ;   270.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        add rbp, r15                                             ;   271.0 p5      55 v[2]
        db 0x2e, 0x2e, 0x2e
        mov r15, qword [rsp + 808]                               ;   265.5 p3      43 t1
        db 0x2e, 0x2e, 0x2e
        mov rdx, rax                                             ;   266.5         44 v[1] copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 208], xmm3                                ;   265.8 p7+p4   68 w[6] spill
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm3, xmm6, xmm4, 8                             ;   272.0 p5      68 w[0]
        db 0x2e, 0x2e
        xor r10, rsi                                             ;   271.7 p11     40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, rbp, 0x22                                      ;   272.0 p0      39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd xmm2, xmm7, xmm9, 0x96                        ;   272.5 p1      68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, r11                                             ;   272.2 p6      43 t1
        db 0x2e, 0x2e, 0x2e
        mov r11, rax                                             ;   266.8         44 v[0] copy
        db 0x2e, 0x2e, 0x2e
        add r14, r12                                             ;   273.5 p11     54 v[5]
        db 0x2e, 0x2e, 0x2e
        xor r10, rdi                                             ;   272.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdi, rbp, 0x27                                      ;   273.2 p6      39 v[1]
        db 0x2e, 0x2e, 0x2e
        rorx r12, rbp, 0x1c                                      ;   273.8 p0      39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, qword [rsp + 408]                                ;   273.0 p5+p10   54 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r13, rbp                                             ;   273.5 p1      44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, rbp                                             ;   273.7 p11     44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r11, rbp                                             ;   274.0 p5      44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   274.5 p1      68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r10                                             ;   274.5 p6      54 v[5]
        db 0x2e, 0x2e, 0x2e
        mov r10, r8                                              ;   269.2         43 t1 copy
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm3                                  ;   274.8 p0      68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm2                                  ;   275.8 p5      68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, r13                                             ;   274.7 p11     55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rsi                                             ;   275.2 p6      39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rdi                                             ;   276.2 p1      39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub r11, qword [rsp + 824]                               ;   275.7 p11+p2   55 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx r13, r14, 0xe                                       ;   275.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm11                                 ;   276.8 p5      68 w[0]
        db 0x2e, 0x2e, 0x2e
        and rbx, r14                                             ;   276.2 p6      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, r14                                             ;   276.5 p1      55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, r14, 0x12                                      ;   276.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, r14, 0x29                                      ;   277.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 400]      ;   270.8 p3      68 w[0]
        db 0x2e, 0x2e, 0x2e
        xor r10, r14                                             ;   276.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        add rcx, r12                                             ;   277.5 p5      55 v[1]
        db 0x2e, 0x2e, 0x2e
        lea r12, [r8 + rbp]                                      ;   277.5 p1      54 v[2]
        db 0x2e, 0x2e, 0x2e
        xor r13, rsi                                             ;   277.8 p11     40 t1
        db 0x2e, 0x2e, 0x2e
        mov rsi, rbp                                             ;   272.0         44 v[7] copy
        db 0x2e, 0x2e
        xor r13, rdi                                             ;   278.8 p0      40 t1
        db 0x2e, 0x2e
        mov rdi, qword [rsp + 808]                               ;   272.0 p10     54 v[3]
        db 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm0                                  ;   278.0 p5      68 w[0]
        db 0x2e, 0x2e
        vmovdqa [rsp + 416], xmm2                                ;   279.0 p8+p9   68 w[0]
        db 0x2e, 0x2e
        vpsrlq xmm2, xmm14, 7                                    ;   278.5 p1      68 w[2]
        db 0x2e, 0x2e
        vprolq xmm7, xmm14, 0x38                                 ;   278.8 p0      68 w[2]
        db 0x2e, 0x2e
        vprolq xmm9, xmm14, 0x3f                                 ;   279.5 p1      68 w[2]
        vpalignr xmm14, xmm5, xmm6, 8                            ;   279.0 p5      68 w[2]
        add rdi, rax                                             ;   278.2 p6      54 v[3]
        xor r15, rbx                                             ;   278.7 p11     43 t1
        mov rbx, rbp                                             ;   273.5         44 v[0] copy
        add r9, r15                                              ;   279.7 p6      54 v[4]
        and rdx, rcx                                             ;   279.7 p11     44 v[0]
        xor rbx, rcx                                             ;   279.8 p0      44 v[0]
        and rsi, rcx                                             ;   280.0 p5      44 v[7]
        add r9, r13                                              ;   280.7 p6      54 v[4]
        rorx r13, rcx, 0x22                                      ;   280.8 p0      39 v[0]
        add r11, rdx                                             ;   280.7 p1      55 v[0]
        rorx r15, rcx, 0x1c                                      ;   281.2 p6      39 v[0]
        rorx rdx, rcx, 0x27                                      ;   281.8 p0      39 v[0]
        add rdi, qword [rsp + 416]                               ;   284.0 p11+p2   54 v[3]
        xor r15, r13                                             ;   282.2 p5      39 v[0]
        mov r13, r14                                             ;   275.5         43 t1 copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub rsi, rax                                             ;   281.5 p1      55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rdx                                             ;   283.2 p11     39 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm0, 6                                    ;   282.5 p1      68 w[2]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm12, xmm0, 3                                    ;   282.8 p0      68 w[2]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm13, xmm0, 0x2d                                 ;   283.5 p1      68 w[2]
        db 0x2e, 0x2e, 0x2e
        and r10, r9                                              ;   282.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        add r11, r9                                              ;   282.2 p6      55 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx rax, r9, 0xe                                        ;   283.2 p6      40 t1
        db 0x2e
        xor r13, r9                                              ;   282.7 p11     43 t1
        db 0x2e
        xor r8, r10                                              ;   283.0 p5      43 t1
        rorx rdx, r9, 0x12                                       ;   283.8 p0      40 t1
        rorx r10, r9, 0x29                                       ;   284.2 p6      40 t1
        add r11, r15                                             ;   284.2 p11     55 v[0]
        lea r15, [r14 + rcx]                                     ;   284.0 p5      54 v[1]
        add rdi, r8                                              ;   285.0 p1      54 v[3]
        mov r8, rcx                                              ;   278.5         44 v[7] copy
        xor rax, rdx                                             ;   284.8 p11     40 t1
        mov rdx, rcx                                             ;   278.5         44 v[6] copy
        vpternlogd xmm2, xmm9, xmm7, 0x96                        ;   284.8 p0      68 w[2]
        and rbx, r11                                             ;   285.2 p5      44 v[7]
        xor rax, r10                                             ;   285.8 p6      40 t1
        rorx r10, r11, 0x1c                                      ;   285.8 p0      39 v[7]
        xor r8, r11                                              ;   285.5 p1      44 v[7]
        and rdx, r11                                             ;   285.7 p11     44 v[6]
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   286.0 p5      68 w[2]
        db 0x2e, 0x2e, 0x2e
        add rsi, rbx                                             ;   286.2 p6      55 v[7]
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r11, 0x22                                      ;   286.8 p0      39 v[7]
        db 0x2e, 0x2e, 0x2e
        add rdi, rax                                             ;   286.8 p1      54 v[3]
        db 0x2e, 0x2e, 0x2e
        rorx rax, r11, 0x27                                      ;   287.2 p6      39 v[7]
        db 0x2e, 0x2e, 0x2e
        add r12, qword [rsp + 424]                               ;   286.7 p11+p3   54 v[2]
        db 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm14                                 ;   287.0 p5      68 w[2]
        db 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm2                                  ;   288.0 p1      68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rsp + 808], rcx                               ;   281.0 p7+p4   55 v[1] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rcx, r9                                              ;   281.7         43 t1 copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub rdx, rbp                                             ;   287.7 p11     55 v[6]
        db 0x2e, 0x2e, 0x2e
        xor r10, rbx                                             ;   287.8 p0      39 v[7]
        db 0x2e, 0x2e, 0x2e
        xor r10, rax                                             ;   288.8 p5      39 v[7]
        db 0x2e, 0x2e, 0x2e
        rorx rax, rdi, 0x12                                      ;   288.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm11                                 ;   289.0 p1      68 w[2]
        db 0x2e, 0x2e, 0x2e
        rorx rbp, rdi, 0xe                                       ;   288.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r13, rdi                                             ;   288.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbx, rdi, 0x29                                      ;   289.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, rdi                                             ;   289.0 p5      55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 416]      ;   282.8 p10     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, r13                                             ;   289.7 p1      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r10                                             ;   290.0 p11     55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r10, [r9 + r11]                                      ;   289.8 p0      54 v[0]
        db 0x2e, 0x2e, 0x2e
        mov r13, r11                                             ;   285.2         44 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rsp + 824], rdi                               ;   287.8 p8+p9   54 v[3] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, rdi                                             ;   290.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdi, r11                                             ;   285.2         44 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rax                                             ;   290.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rbx                                             ;   291.2 p1      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, r14                                             ;   290.7 p11     54 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm1                                  ;   290.8 p0      68 w[2]
        db 0x2e, 0x2e, 0x2e
        rorx rax, rsi, 0x22                                      ;   291.2 p6      39 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx r14, rsi, 0x1c                                      ;   291.8 p0      39 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx rbx, rsi, 0x27                                      ;   292.2 p6      39 v[6]
        db 0x2e, 0x2e, 0x2e
        and r8, rsi                                              ;   291.0 p5      44 v[6]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 816], r11                               ;   285.5 p7+p4   55 v[0] spill
        db 0x2e, 0x2e, 0x2e
        xor r13, rsi                                             ;   291.5 p1      44 v[6]
        db 0x2e, 0x2e, 0x2e
        and rdi, rsi                                             ;   291.7 p11     44 v[5]
        db 0x2e, 0x2e, 0x2e
        add r12, rbp                                             ;   292.2 p5      54 v[2]
        db 0x2e, 0x2e
        vmovdqa [rsp + 432], xmm2                                ;   291.8 p8+p9   68 w[2]
        db 0x2e, 0x2e, 0x2e
        add r15, qword [rsp + 432]                               ;   296.8 p1+p2   54 v[1]
        db 0x2e, 0x2e, 0x2e
        add rdx, r8                                              ;   292.7 p11     55 v[6]
        db 0x2e, 0x2e, 0x2e
        mov r11, qword [rsp + 824]                               ;   287.8 p3      43 t1
        db 0x2e, 0x2e
        xor r14, rax                                             ;   292.8 p0      39 v[6]
        db 0x2e, 0x2e
        xor r14, rbx                                             ;   293.8 p5      39 v[6]
        db 0x2e, 0x2e
        vpsrlq xmm2, xmm15, 7                                    ;   293.5 p1      68 w[4]
        db 0x2e, 0x2e
        vprolq xmm7, xmm15, 0x38                                 ;   293.8 p0      68 w[4]
        db 0x2e, 0x2e
        vprolq xmm9, xmm15, 0x3f                                 ;   294.5 p1      68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm15, xmm10, xmm5, 8                           ;   294.0 p5      68 w[4]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm12, xmm1, 3                                    ;   294.8 p0      68 w[4]
        db 0x2e, 0x2e
        vprolq xmm13, xmm1, 0x2d                                 ;   295.5 p1      68 w[4]
        db 0x2e, 0x2e
        sub rdi, qword [rsp + 808]                               ;   293.2 p6+p10   55 v[5]
        db 0x2e, 0x2e
        rorx r8, r12, 0xe                                        ;   294.2 p6      40 t1
        db 0x2e, 0x2e
        and rcx, r12                                             ;   293.7 p11     43 t1
        db 0x2e, 0x2e
        rorx rbp, r12, 0x12                                      ;   295.2 p6      40 t1
        db 0x2e, 0x2e
        add rdx, r12                                             ;   294.7 p11     55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, r12, 0x29                                      ;   295.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, qword [rsp + 824]                               ;   289.2 p2      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r12                                             ;   295.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rcx                                              ;   295.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rcx, rsi                                             ;   291.0         44 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm1, 6                                    ;   296.5 p1      68 w[4]
        db 0x2e, 0x2e, 0x2e
        add rdx, r14                                             ;   296.0 p5      55 v[6]
        db 0x2e, 0x2e, 0x2e
        add r15, r9                                              ;   297.8 p6      54 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r14, rsi                                             ;   291.0         44 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rbp                                              ;   296.7 p11     40 t1
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm2, xmm9, xmm7, 0x96                        ;   296.8 p0      68 w[4]
        db 0x2e, 0x2e, 0x2e
        xor r8, rax                                              ;   297.7 p5      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r9, rdx, 0x1c                                       ;   297.2 p6      39 v[5]
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   297.5 p1      68 w[4]
        db 0x2e, 0x2e, 0x2e
        and r13, rdx                                             ;   297.7 p11     44 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx rax, rdx, 0x27                                      ;   297.8 p0      39 v[5]
        db 0x2e, 0x2e, 0x2e
        xor rcx, rdx                                             ;   298.0 p5      44 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx rbp, rdx, 0x22                                      ;   298.2 p6      39 v[5]
        db 0x2e, 0x2e, 0x2e
        and r14, rdx                                             ;   298.5 p1      44 v[4]
        db 0x2e, 0x2e, 0x2e
        add r10, qword [rsp + 440]                               ;   298.7 p11+p3   54 v[0]
        db 0x2e, 0x2e, 0x2e
        add r15, r8                                              ;   298.8 p0      54 v[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqa xmm7, [rsp + 176]                                ;   292.5 p10     68 w[4]
        db 0x2e, 0x2e, 0x2e
        mov r8, r12                                              ;   293.2         43 t1 copy
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm7, xmm7, xmm15                                 ;   299.0 p5      68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm7, xmm7, xmm2                                  ;   300.0 p1      68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r13                                             ;   299.2 p6      55 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rbp                                              ;   299.7 p11     39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm7, xmm7, xmm11                                 ;   301.0 p0      68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, rax                                              ;   300.7 p5      39 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx r13, r15, 0xe                                       ;   300.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        sub r14, qword [rsp + 816]                               ;   300.5 p1+p2   55 v[4]
        db 0x2e, 0x2e, 0x2e
        and r11, r15                                             ;   300.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdi, r15                                             ;   300.8 p0      55 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, r15, 0x12                                      ;   301.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, r15, 0x29                                      ;   301.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 432]      ;   294.8 p3      68 w[4]
        db 0x2e, 0x2e, 0x2e
        xor r8, r15                                              ;   301.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        add rdi, r9                                              ;   301.8 p1      55 v[5]
        db 0x2e, 0x2e, 0x2e
        lea r9, [r12 + rdx]                                      ;   301.7 p11     54 v[6]
        db 0x2e, 0x2e, 0x2e
        xor rbx, r11                                             ;   302.0 p5      43 t1
        mov r11, rdx                                             ;   297.0         44 v[4] copy
        xor r13, rbp                                             ;   302.2 p6      40 t1
        mov rbp, rdx                                             ;   297.0         44 v[3] copy
        vpaddq xmm2, xmm2, xmm7                                  ;   302.5 p1      68 w[4]
        xor r13, rax                                             ;   303.2 p11     40 t1
        mov rax, qword [rsp + 824]                               ;   296.5 p10     54 v[7]
        add rax, rsi                                             ;   302.8 p0      54 v[7]
        add r10, rbx                                             ;   303.0 p5      54 v[0]
        rorx rbx, rdi, 0x1c                                      ;   303.2 p6      39 v[4]
        and rcx, rdi                                             ;   303.5 p1      44 v[4]
        add r14, rcx                                             ;   304.5 p11     55 v[4]
        xor r11, rdi                                             ;   303.8 p0      44 v[4]
        vmovdqa [rsp + 448], xmm2                                ;   303.5 p7+p4   68 w[4]
        add r10, r13                                             ;   304.2 p5      54 v[0]
        rorx r13, rdi, 0x22                                      ;   304.2 p6      39 v[4]
        rorx rcx, rdi, 0x27                                      ;   304.8 p0      39 v[4]
        db 0x2e, 0x2e, 0x2e
        add rax, qword [rsp + 448]                               ;   308.5 p1+p2   54 v[7]
        db 0x2e, 0x2e, 0x2e
        xor rbx, r13                                             ;   305.2 p11     39 v[4]
        db 0x2e, 0x2e, 0x2e
        mov r13, r15                                             ;   299.8         43 t1 copy
        db 0x2e, 0x2e, 0x2e
        and rbp, rdi                                             ;   305.0 p5      44 v[3]
        db 0x2e, 0x2e, 0x2e
        sub rbp, rsi                                             ;   306.0 p6      55 v[3]
        db 0x2e, 0x2e, 0x2e
        xor rbx, rcx                                             ;   306.2 p1      39 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm2, xmm8, 7                                     ;   305.8 p0      68 w[6]
        db 0x2e, 0x2e
        vprolq xmm9, xmm8, 0x38                                  ;   306.5 p1      68 w[6]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm8, xmm8, 0x3f                                  ;   306.8 p0      68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm7, 6                                    ;   307.5 p1      68 w[6]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm12, xmm7, 3                                    ;   307.8 p0      68 w[6]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm13, xmm7, 0x2d                                 ;   308.5 p1      68 w[6]
        db 0x2e, 0x2e
        and r8, r10                                              ;   305.7 p11     43 t1
        db 0x2e, 0x2e
        rorx rsi, r10, 0xe                                       ;   306.2 p6      40 t1
        db 0x2e, 0x2e
        rorx rcx, r10, 0x12                                      ;   307.2 p6      40 t1
        db 0x2e, 0x2e
        xor r13, r10                                             ;   306.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        add r14, r10                                             ;   306.7 p11     55 v[4]
        db 0x2e, 0x2e, 0x2e
        xor r12, r8                                              ;   307.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 824], rdx                               ;   301.3 p8+p9   55 v[6] spill
        db 0x2e, 0x2e, 0x2e
        lea rdx, [r15 + rdi]                                     ;   307.7 p11     54 v[5]
        db 0x2e, 0x2e, 0x2e
        add r14, rbx                                             ;   308.0 p5      55 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx r8, r10, 0x29                                       ;   308.2 p6      40 t1
        db 0x2e, 0x2e
        vmovdqa [rsp + 176], xmm5                                ;   302.0 p7+p4   68 w[12] spill
        db 0x2e, 0x2e
        vpalignr xmm5, xmm0, xmm10, 8                            ;   309.0 p5      68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, rdi                                             ;   302.8         44 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, r12                                             ;   309.5 p11     54 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r12, rdi                                             ;   302.8         44 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rcx                                             ;   308.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd xmm2, xmm8, xmm9, 0x96                        ;   309.5 p1      68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, r8                                              ;   309.8 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r8, r14, 0x1c                                       ;   309.8 p0      39 v[3]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r14, 0x22                                      ;   310.2 p6      39 v[3]
        db 0x2e, 0x2e, 0x2e
        and r11, r14                                             ;   309.7 p11     44 v[3]
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   310.0 p5      68 w[6]
        db 0x2e, 0x2e, 0x2e
        xor rbx, r14                                             ;   310.5 p1      44 v[3]
        db 0x2e, 0x2e, 0x2e
        and r12, r14                                             ;   310.7 p11     44 v[2]
        db 0x2e, 0x2e, 0x2e
        add rbp, r11                                             ;   310.8 p0      55 v[3]
        db 0x2e, 0x2e, 0x2e
        rorx r11, r14, 0x27                                      ;   311.2 p6      39 v[3]
        db 0x2e, 0x2e
        add r9, qword [rsp + 456]                                ;   311.0 p5+p3   54 v[6]
        db 0x2e, 0x2e
        vpaddq xmm8, xmm5, [rsp + 208]                           ;   311.5 p1+p10   68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rax, rsi                                             ;   311.7 p11     54 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rsi, r10                                             ;   305.2         43 t1 copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm8, xmm8, xmm2                                  ;   312.5 p0      68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rcx                                              ;   312.0 p5      39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r11                                              ;   313.0 p6      39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub r12, qword [rsp + 824]                               ;   312.5 p1+p2   55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm8, xmm8, xmm11                                 ;   313.5 p0      68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r13, rax                                             ;   312.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbp, rax                                             ;   313.0 p5      55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r11, rax, 0xe                                       ;   313.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rax, 0x12                                      ;   313.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        xor rsi, rax                                             ;   313.5 p1      43 t1
        db 0x2e, 0x2e, 0x2e
        xor r15, r13                                             ;   313.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r13, rax, 0x29                                      ;   314.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 448]      ;   307.3 p3      68 w[6]
        db 0x2e, 0x2e, 0x2e
        add rbp, r8                                              ;   314.0 p5      55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r8, [r10 + r14]                                      ;   314.5 p1      54 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rcx                                             ;   314.8 p11     40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rcx, r14                                             ;   309.0         44 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rsp + 824], rdi                               ;   308.2 p8+p9   55 v[5] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdi, r14                                             ;   309.0         44 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, r15                                              ;   314.8 p0      54 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r13                                             ;   315.8 p5      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm8                                  ;   315.5 p1      68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r13, rbp, 0x1c                                      ;   315.2 p6      39 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, rbp                                             ;   315.7 p11     44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, rbp                                             ;   315.8 p0      44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdi, rbp                                             ;   316.0 p5      44 v[1]
        db 0x2e, 0x2e, 0x2e
        add r9, r11                                              ;   316.8 p6      54 v[6]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 464], xmm2                                ;   316.5 p7+p4   68 w[6]
        db 0x2e, 0x2e, 0x2e
        rorx r15, rbp, 0x22                                      ;   316.8 p0      39 v[2]
        db 0x2e, 0x2e, 0x2e
        add r12, rbx                                             ;   316.7 p1      55 v[2]
        db 0x2e, 0x2e, 0x2e
        mov rbx, rax                                             ;   312.7         43 t1 copy
        db 0x2e, 0x2e, 0x2e
        xor r13, r15                                             ;   317.8 p11     39 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx r11, rbp, 0x27                                      ;   317.2 p6      39 v[2]
        db 0x2e, 0x2e, 0x2e
        add rdx, qword [rsp + 464]                               ;   321.5 p5+p10   54 v[5]
        db 0x2e, 0x2e, 0x2e
        xor r13, r11                                             ;   318.8 p1      39 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm2, xmm3, 7                                     ;   317.8 p0      68 w[8]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm9, xmm3, 0x38                                  ;   318.5 p1      68 w[8]
        db 0x2e, 0x2e
        vpsrlq xmm11, xmm8, 6                                    ;   318.8 p0      68 w[8]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm3, xmm3, 0x3f                                  ;   319.5 p1      68 w[8]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm13, xmm8, 0x2d                                 ;   319.8 p0      68 w[8]
        db 0x2e, 0x2e, 0x2e
        sub rdi, qword [rsp + 824]                               ;   317.7 p11+p2   55 v[1]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm12, xmm8, 3                                    ;   320.5 p1      68 w[8]
        db 0x2e, 0x2e
        and rsi, r9                                              ;   318.0 p5      43 t1
        db 0x2e, 0x2e
        add r12, r9                                              ;   318.2 p6      55 v[2]
        db 0x2e, 0x2e
        rorx r11, r9, 0xe                                        ;   319.2 p6      40 t1
        db 0x2e, 0x2e
        mov r15, rbp                                             ;   315.0         44 v[1] copy
        db 0x2e, 0x2e, 0x2e
        xor rbx, r9                                              ;   318.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        xor r10, rsi                                             ;   319.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rsi, r9, 0x12                                       ;   320.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        add r12, r13                                             ;   319.8 p11     55 v[2]
        db 0x2e, 0x2e
        rorx r13, r9, 0x29                                       ;   320.8 p0      40 t1
        db 0x2e, 0x2e
        vmovdqa [rsp + 208], xmm10                               ;   313.8 p8+p9   68 w[14] spill
        db 0x2e, 0x2e
        vpalignr xmm10, xmm1, xmm0, 8                            ;   320.0 p5      68 w[8]
        db 0x2e, 0x2e
        mov qword [rsp + 824], r14                               ;   314.2 p7+p4   55 v[4] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r14, [rax + rbp]                                     ;   320.7 p11     54 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdx, r10                                             ;   322.5 p5      54 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, rbp                                             ;   315.0         44 v[0] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd xmm2, xmm3, xmm9, 0x96                        ;   321.5 p1      68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rsi                                             ;   321.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, r12, 0x1c                                      ;   321.8 p0      39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rcx, r12                                             ;   321.7 p11     44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, r12                                             ;   322.0 p5      44 v[1]
        db 0x2e, 0x2e, 0x2e
        and r10, r12                                             ;   322.2 p6      44 v[0]
        db 0x2e, 0x2e, 0x2e
        xor r11, r13                                             ;   322.5 p1      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r13, r12, 0x22                                      ;   322.8 p0      39 v[1]
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   323.0 p5      68 w[8]
        db 0x2e, 0x2e, 0x2e
        add rdi, rcx                                             ;   322.7 p11     55 v[1]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r12, 0x27                                      ;   323.2 p6      39 v[1]
        db 0x2e, 0x2e, 0x2e
        add r8, qword [rsp + 472]                                ;   323.5 p1+p3   54 v[4]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm3, xmm10, xmm4                                 ;   323.8 p0      68 w[8]
        add rdx, r11                                             ;   323.7 p11     54 v[5]
        mov r11, r9                                              ;   317.8         43 t1 copy
        vpaddq xmm3, xmm3, xmm2                                  ;   324.8 p5      68 w[8]
        xor rsi, r13                                             ;   324.2 p6      39 v[1]
        xor rsi, rcx                                             ;   325.2 p1      39 v[1]
        vpaddq xmm3, xmm3, xmm11                                 ;   325.8 p0      68 w[8]
        and rbx, rdx                                             ;   324.7 p11     43 t1
        add rdi, rdx                                             ;   325.0 p5      55 v[1]
        add rdi, rsi                                             ;   326.2 p6      55 v[1]
        lea rsi, [r9 + r12]                                      ;   325.5 p1      54 v[2]
        rorx r13, rdx, 0xe                                       ;   325.8 p0      40 t1
        rorx rcx, rdx, 0x12                                      ;   326.2 p6      40 t1
        sub r10, qword [rsp + 824]                               ;   325.7 p11+p10   55 v[0]
        xor r11, rdx                                             ;   326.0 p5      43 t1
        xor rax, rbx                                             ;   326.5 p1      43 t1
        rorx rbx, rdx, 0x29                                      ;   326.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 464]      ;   319.7 p2      68 w[8]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 824], rbp                               ;   319.8 p8+p9   55 v[3] spill
        db 0x2e, 0x2e, 0x2e
        mov rbp, r12                                             ;   320.8         44 v[0] copy
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 816], rdx                               ;   324.7 p7+p4   54 v[5] spill
        db 0x2e, 0x2e, 0x2e
        mov rdx, r12                                             ;   320.8         44 v[7] copy
        db 0x2e, 0x2e, 0x2e
        add r8, rax                                              ;   327.5 p11     54 v[4]
        db 0x2e, 0x2e
        xor r13, rcx                                             ;   327.2 p5      40 t1
        db 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm3                                  ;   327.5 p1      68 w[8]
        db 0x2e, 0x2e, 0x2e
        xor r13, rbx                                             ;   328.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rax, rdi, 0x1c                                      ;   327.8 p0      39 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rdi, 0x22                                      ;   328.2 p6      39 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx rbx, rdi, 0x27                                      ;   328.8 p0      39 v[0]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 808], r12                               ;   321.7 p8+p9   55 v[2] spill
        db 0x2e, 0x2e
        mov r12, qword [rsp + 816]                               ;   324.7 p3      43 t1
        db 0x2e, 0x2e
        and r15, rdi                                             ;   327.7 p11     44 v[0]
        db 0x2e, 0x2e
        xor rbp, rdi                                             ;   328.0 p5      44 v[0]
        db 0x2e, 0x2e, 0x2e
        and rdx, rdi                                             ;   328.5 p1      44 v[7]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 480], xmm2                                ;   328.5 p7+p4   68 w[8]
        db 0x2e, 0x2e, 0x2e
        add r14, qword [rsp + 480]                               ;   333.5 p11+p10   54 v[3]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm4, xmm14, 0x38                                 ;   329.5 p1      68 w[10]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm9, xmm14, 0x3f                                 ;   329.8 p0      68 w[10]
        db 0x2e, 0x2e
        add r10, r15                                             ;   329.0 p5      55 v[0]
        db 0x2e, 0x2e
        add r8, r13                                              ;   329.2 p6      54 v[4]
        db 0x2e, 0x2e
        xor rax, rcx                                             ;   329.7 p11     39 v[0]
        db 0x2e, 0x2e
        xor rax, rbx                                             ;   330.7 p5      39 v[0]
        db 0x2e, 0x2e
        vpsrlq xmm2, xmm14, 7                                    ;   330.5 p1      68 w[10]
        db 0x2e, 0x2e
        vpsrlq xmm11, xmm3, 6                                    ;   330.8 p0      68 w[10]
        db 0x2e, 0x2e
        vprolq xmm12, xmm3, 3                                    ;   331.5 p1      68 w[10]
        db 0x2e, 0x2e
        vprolq xmm13, xmm3, 0x2d                                 ;   331.8 p0      68 w[10]
        db 0x2e, 0x2e
        sub rdx, qword [rsp + 824]                               ;   330.2 p6+p2   55 v[7]
        db 0x2e, 0x2e
        rorx r13, r8, 0xe                                        ;   331.2 p6      40 t1
        db 0x2e, 0x2e
        rorx r15, r8, 0x12                                       ;   332.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rcx, rdi                                             ;   327.2         44 v[7] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r11, r8                                              ;   330.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, r8                                              ;   331.0 p5      55 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r8, 0x29                                       ;   332.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 824], rdi                               ;   327.2 p8+p9   55 v[1] spill
        db 0x2e, 0x2e, 0x2e
        mov rdi, qword [rsp + 816]                               ;   325.8 p3      43 t1
        db 0x2e, 0x2e, 0x2e
        xor r12, r8                                              ;   331.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        add r10, rax                                             ;   332.0 p5      55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm14, xmm7, xmm1, 8                            ;   333.0 p5      68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm2, xmm9, xmm4, 0x96                        ;   332.5 p1      68 w[10]
        db 0x2e, 0x2e, 0x2e
        mov rax, qword [rsp + 824]                               ;   327.2 p10     44 v[6]
        db 0x2e, 0x2e, 0x2e
        xor r9, r11                                              ;   332.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        xor r13, r15                                             ;   333.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        xor r13, rbx                                             ;   334.2 p1      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r11, r10, 0x1c                                      ;   333.8 p0      39 v[7]
        db 0x2e, 0x2e, 0x2e
        add r14, r9                                              ;   334.5 p11     54 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, r10, 0x27                                      ;   334.2 p6      39 v[7]
        db 0x2e, 0x2e, 0x2e
        add rsi, qword [rsp + 488]                               ;   334.0 p5+p2   54 v[2]
        db 0x2e, 0x2e, 0x2e
        and rbp, r10                                             ;   334.5 p1      44 v[7]
        db 0x2e, 0x2e, 0x2e
        rorx r9, r10, 0x22                                       ;   334.8 p0      39 v[7]
        db 0x2e, 0x2e, 0x2e
        mov rbx, r8                                              ;   330.2         43 t1 copy
        db 0x2e, 0x2e, 0x2e
        xor rcx, r10                                             ;   334.7 p11     44 v[7]
        db 0x2e, 0x2e, 0x2e
        and rax, r10                                             ;   335.0 p5      44 v[6]
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   335.5 p1      68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm14, xmm6                                 ;   335.8 p0      68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm4, xmm2                                  ;   336.8 p5      68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r13                                             ;   335.5 p6      54 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r9                                              ;   335.8 p11     39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdx, rbp                                             ;   336.2 p6      55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r15                                             ;   336.8 p1      39 v[7]
        db 0x2e, 0x2e, 0x2e
        sub rax, qword [rsp + 808]                               ;   336.7 p11+p3   55 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx r9, r14, 0xe                                        ;   336.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r12, r14                                             ;   337.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r13, r14, 0x12                                      ;   337.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm4, xmm11                                 ;   337.8 p1      68 w[10]
        db 0x2e, 0x2e, 0x2e
        add rdx, r14                                             ;   337.7 p11     55 v[7]
        db 0x2e, 0x2e, 0x2e
        rorx r15, r14, 0x29                                      ;   337.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 480]      ;   331.2 p10     68 w[10]
        db 0x2e, 0x2e, 0x2e
        xor rbx, r14                                             ;   338.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        add rdx, r11                                             ;   338.7 p6      55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r11, [r8 + r10]                                      ;   338.5 p1      54 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbp, r10                                             ;   333.0         44 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, r12                                             ;   338.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, r13                                              ;   338.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r12, r10                                             ;   333.0         44 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, r15                                              ;   339.8 p5      40 t1
        db 0x2e, 0x2e, 0x2e
        mov r13, qword [rsp + 824]                               ;   332.7 p2      54 v[1]
        db 0x2e, 0x2e, 0x2e
        add r13, qword [rsp + 816]                               ;   339.2 p6+p3   54 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm4                                  ;   339.5 p1      68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, rdi                                             ;   339.7 p11     54 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, rdx, 0x1c                                      ;   339.8 p0      39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, rdx, 0x22                                      ;   340.2 p6      39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rcx, rdx                                             ;   340.0 p5      44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rdx                                             ;   340.5 p1      44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r12, rdx                                             ;   340.7 p11     44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r9                                              ;   340.8 p0      54 v[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 496], xmm2                                ;   340.5 p7+p4   68 w[10]
        db 0x2e, 0x2e, 0x2e
        add r13, qword [rsp + 496]                               ;   345.5 p5+p10   54 v[1]
        db 0x2e, 0x2e, 0x2e
        add rax, rcx                                             ;   341.2 p6      55 v[6]
        db 0x2e, 0x2e, 0x2e
        xor r15, rdi                                             ;   341.5 p1      39 v[6]
        db 0x2e, 0x2e, 0x2e
        mov rdi, r14                                             ;   336.5         43 t1 copy
        db 0x2e, 0x2e, 0x2e
        rorx r9, rdx, 0x27                                       ;   341.8 p0      39 v[6]
        db 0x2e, 0x2e, 0x2e
        xor r15, r9                                              ;   342.8 p11     39 v[6]
        db 0x2e, 0x2e
        vpsrlq xmm2, xmm15, 7                                    ;   342.5 p1      68 w[12]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm6, xmm15, 0x38                                 ;   342.8 p0      68 w[12]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm9, xmm15, 0x3f                                 ;   343.5 p1      68 w[12]
        db 0x2e, 0x2e, 0x2e
        add rax, rsi                                             ;   342.2 p5      55 v[6]
        db 0x2e, 0x2e
        rorx r9, rsi, 0xe                                        ;   342.2 p6      40 t1
        db 0x2e, 0x2e
        vpsrlq xmm11, xmm4, 6                                    ;   343.8 p0      68 w[12]
        db 0x2e, 0x2e
        vprolq xmm12, xmm4, 3                                    ;   344.5 p1      68 w[12]
        db 0x2e, 0x2e
        vprolq xmm13, xmm4, 0x2d                                 ;   344.8 p0      68 w[12]
        db 0x2e, 0x2e
        and rbx, rsi                                             ;   342.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        sub r12, qword [rsp + 824]                               ;   343.0 p5+p2   55 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rsi, 0x12                                      ;   343.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        xor rdi, rsi                                             ;   343.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        xor r8, rbx                                              ;   344.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, rsi, 0x29                                      ;   344.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        add rax, r15                                             ;   344.7 p11     55 v[6]
        db 0x2e, 0x2e
        vpalignr xmm15, xmm8, xmm7, 8                            ;   345.0 p5      68 w[12]
        db 0x2e, 0x2e
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   345.8 p1      68 w[12]
        lea r15, [r14 + rdx]                                     ;   345.2 p6      54 v[7]
        add r13, r8                                              ;   346.5 p11     54 v[1]
        mov r8, rdx                                              ;   339.7         44 v[5] copy
        vpternlogd xmm2, xmm9, xmm6, 0x96                        ;   345.8 p0      68 w[12]
        xor r9, rcx                                              ;   346.0 p5      40 t1
        mov rcx, rdx                                             ;   339.7         44 v[4] copy
        and rbp, rax                                             ;   346.2 p6      44 v[5]
        xor r9, rbx                                              ;   347.0 p1      40 t1
        rorx rbx, rax, 0x1c                                      ;   346.8 p0      39 v[5]
        xor r8, rax                                              ;   346.7 p11     44 v[5]
        and rcx, rax                                             ;   347.0 p5      44 v[4]
        add r12, rbp                                             ;   347.2 p6      55 v[5]
        rorx rbp, rax, 0x22                                      ;   347.8 p0      39 v[5]
        add r13, r9                                              ;   348.0 p1      54 v[1]
        rorx r9, rax, 0x27                                       ;   348.2 p6      39 v[5]
        add r11, qword [rsp + 504]                               ;   347.7 p11+p3   54 v[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqa xmm6, [rsp + 176]                                ;   341.0 p10     68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm6, xmm6, xmm15                                 ;   348.0 p5      68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm6, xmm6, xmm2                                  ;   349.0 p1      68 w[12]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 824], rdx                               ;   341.5 p8+p9   55 v[7] spill
        db 0x2e, 0x2e, 0x2e
        mov rdx, rsi                                             ;   341.8         43 t1 copy
        db 0x2e, 0x2e
        sub rcx, r10                                             ;   348.7 p11     55 v[4]
        db 0x2e, 0x2e
        vpaddq xmm6, xmm6, xmm11                                 ;   350.0 p0      68 w[12]
        db 0x2e, 0x2e
        xor rbx, rbp                                             ;   349.0 p5      39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbx, r9                                              ;   350.0 p6      39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, r13, 0xe                                        ;   349.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdi, r13                                             ;   349.5 p1      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, r13                                             ;   349.7 p11     55 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r10, r13, 0x12                                      ;   350.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, r13, 0x29                                      ;   350.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, r13                                             ;   350.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        xor r14, rdi                                             ;   350.5 p1      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea rdi, [rsi + rax]                                     ;   350.7 p11     54 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, rbx                                             ;   351.0 p5      55 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rsp + 816], r13                               ;   349.0 p7+p4   54 v[1] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r13, rax                                             ;   345.7         44 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r9, r10                                              ;   351.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        add r11, r14                                             ;   351.5 p1      54 v[0]
        db 0x2e, 0x2e, 0x2e
        mov rbx, rax                                             ;   345.7         44 v[4] copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 496]      ;   344.8 p2      68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm6                                  ;   351.8 p0      68 w[12]
        db 0x2e, 0x2e, 0x2e
        xor r9, rbp                                              ;   352.2 p11     40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r10, r12, 0x1c                                      ;   352.2 p6      39 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx r14, r12, 0x22                                      ;   352.8 p0      39 v[4]
        db 0x2e, 0x2e
        rorx rbp, r12, 0x27                                      ;   353.2 p6      39 v[4]
        db 0x2e, 0x2e
        mov qword [rsp + 808], rax                               ;   345.8 p8+p9   55 v[6] spill
        db 0x2e, 0x2e
        mov rax, qword [rsp + 816]                               ;   349.0 p3      43 t1
        db 0x2e, 0x2e
        and r8, r12                                              ;   352.0 p5      44 v[4]
        db 0x2e, 0x2e, 0x2e
        xor rbx, r12                                             ;   352.5 p1      44 v[4]
        db 0x2e, 0x2e, 0x2e
        and r13, r12                                             ;   352.7 p11     44 v[3]
        db 0x2e, 0x2e, 0x2e
        add r11, r9                                              ;   353.2 p5      54 v[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 512], xmm2                                ;   352.8 p7+p4   68 w[12]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 176], xmm7                                ;   347.0 p8+p9   68 w[4] spill
        db 0x2e, 0x2e, 0x2e
        add r15, qword [rsp + 512]                               ;   357.8 p1+p10   54 v[7]
        db 0x2e, 0x2e, 0x2e
        add rcx, r8                                              ;   353.7 p11     55 v[4]
        db 0x2e, 0x2e
        xor r10, r14                                             ;   353.8 p0      39 v[4]
        db 0x2e, 0x2e, 0x2e
        xor r10, rbp                                             ;   354.8 p5      39 v[4]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm9, xmm5, 0x38                                  ;   354.5 p1      68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm7, xmm3, xmm8, 8                             ;   355.0 p5      68 w[14]
        db 0x2e, 0x2e, 0x2e
        add rcx, r11                                             ;   354.7 p6      55 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm6, 6                                    ;   354.8 p0      68 w[14]
        db 0x2e, 0x2e
        vprolq xmm12, xmm6, 3                                    ;   355.5 p1      68 w[14]
        db 0x2e, 0x2e
        vpsrlq xmm2, xmm5, 7                                     ;   355.8 p0      68 w[14]
        db 0x2e, 0x2e
        vprolq xmm5, xmm5, 0x3f                                  ;   356.5 p1      68 w[14]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm13, xmm6, 0x2d                                 ;   356.8 p0      68 w[14]
        db 0x2e, 0x2e, 0x2e
        sub r13, qword [rsp + 824]                               ;   354.7 p11+p2   55 v[3]
        db 0x2e, 0x2e, 0x2e
        rorx r8, r11, 0xe                                        ;   355.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r9, r11, 0x12                                       ;   356.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        and rdx, r11                                             ;   355.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r14, r11, 0x29                                      ;   357.2 p6      40 t1
        db 0x2e, 0x2e
        xor rax, r11                                             ;   356.0 p5      43 t1
        db 0x2e, 0x2e
        mov rbp, r12                                             ;   352.0         44 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rdx                                             ;   356.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rcx, r10                                             ;   357.0 p5      55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r10, qword [rsp + 816]                               ;   350.7 p3      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdx, r12                                             ;   352.0         44 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd xmm2, xmm5, xmm9, 0x96                        ;   357.5 p1      68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, rsi                                             ;   358.8 p11     54 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r9                                               ;   357.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        xor r8, r14                                              ;   358.8 p5      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, rcx, 0x1c                                       ;   358.2 p6      39 v[3]
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   358.5 p1      68 w[14]
        db 0x2e, 0x2e, 0x2e
        and rbx, rcx                                             ;   358.7 p11     44 v[3]
        db 0x2e, 0x2e, 0x2e
        rorx rsi, rcx, 0x27                                      ;   358.8 p0      39 v[3]
        db 0x2e, 0x2e, 0x2e
        add rdi, qword [rsp + 520]                               ;   359.0 p5+p10   54 v[6]
        db 0x2e, 0x2e, 0x2e
        xor rbp, rcx                                             ;   359.2 p6      44 v[3]
        db 0x2e, 0x2e, 0x2e
        and rdx, rcx                                             ;   359.5 p1      44 v[2]
        db 0x2e, 0x2e, 0x2e
        add r15, r8                                              ;   359.8 p11     54 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa xmm5, [rsp + 208]                                ;   353.0 p2      68 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r14, rcx, 0x22                                      ;   359.8 p0      39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, r11                                              ;   354.2         43 t1 copy
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm7                                  ;   360.0 p5      68 w[14]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm2                                  ;   361.0 p1      68 w[14]
        db 0x2e, 0x2e, 0x2e
        add r13, rbx                                             ;   360.2 p6      55 v[3]
        db 0x2e, 0x2e, 0x2e
        xor r9, r14                                              ;   360.8 p11     39 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm11                                 ;   362.0 p0      68 w[14]
        db 0x2e, 0x2e, 0x2e
        xor r9, rsi                                              ;   361.8 p5      39 v[3]
        db 0x2e, 0x2e, 0x2e
        add r13, r15                                             ;   361.2 p6      55 v[3]
        db 0x2e, 0x2e, 0x2e
        rorx rsi, r15, 0x12                                      ;   361.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbx, r15, 0x29                                      ;   362.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 512]      ;   355.0 p3      68 w[14]
        db 0x2e, 0x2e
        sub rdx, qword [rsp + 808]                               ;   361.5 p1+p10   55 v[2]
        db 0x2e, 0x2e
        and rax, r15                                             ;   361.7 p11     43 t1
        db 0x2e, 0x2e
        rorx r14, r15, 0xe                                       ;   362.8 p0      40 t1
        db 0x2e
        xor r10, rax                                             ;   362.7 p5      43 t1
        db 0x2e
        xor r8, r15                                              ;   362.5 p1      43 t1
        db 0x2e
        add r13, r9                                              ;   362.8 p11     55 v[3]
        db 0x2e
        lea r9, [r11 + rcx]                                      ;   363.0 p5      54 v[4]
        db 0x2e
        mov rax, rcx                                             ;   358.0         44 v[2] copy
        db 0x2e
        xor r14, rsi                                             ;   363.8 p6      40 t1
        mov rsi, rcx                                             ;   358.0         44 v[1] copy
        vpaddq xmm2, xmm2, xmm5                                  ;   363.5 p1      68 w[14]
        xor r14, rbx                                             ;   364.8 p11     40 t1
        mov rbx, qword [rsp + 816]                               ;   357.2 p2      54 v[5]
        add rbx, r12                                             ;   363.8 p0      54 v[5]
        add rdi, r10                                             ;   364.0 p5      54 v[6]
        rorx r10, r13, 0x1c                                      ;   364.2 p6      39 v[2]
        and rbp, r13                                             ;   364.5 p1      44 v[2]
        xor rax, r13                                             ;   364.7 p11     44 v[2]
        and rsi, r13                                             ;   364.8 p0      44 v[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 528], xmm2                                ;   364.5 p7+p4   68 w[14]
        db 0x2e, 0x2e, 0x2e
        add rdi, r14                                             ;   365.8 p5      54 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx r14, r13, 0x22                                      ;   365.2 p6      39 v[2]
        db 0x2e, 0x2e, 0x2e
        add rdx, rbp                                             ;   365.5 p1      55 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r13, 0x27                                      ;   365.8 p0      39 v[2]
        db 0x2e, 0x2e, 0x2e
        add rbx, qword [rsp + 528]                               ;   369.5 p11+p3   54 v[5]
        db 0x2e, 0x2e, 0x2e
        xor r10, r14                                             ;   366.2 p5      39 v[2]
        db 0x2e, 0x2e
        sub rsi, r12                                             ;   366.2 p6      55 v[1]
        db 0x2e, 0x2e, 0x2e
        xor r10, rbp                                             ;   367.2 p1      39 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm2, xmm10, 7                                    ;   366.8 p0      68 w[0]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm9, xmm10, 0x38                                 ;   367.5 p1      68 w[0]
        db 0x2e, 0x2e
        vprolq xmm10, xmm10, 0x3f                                ;   367.8 p0      68 w[0]
        db 0x2e, 0x2e
        vpsrlq xmm11, xmm5, 6                                    ;   368.5 p1      68 w[0]
        db 0x2e, 0x2e
        vprolq xmm12, xmm5, 3                                    ;   368.8 p0      68 w[0]
        db 0x2e, 0x2e
        vprolq xmm13, xmm5, 0x2d                                 ;   369.5 p1      68 w[0]
        db 0x2e, 0x2e
        and r8, rdi                                              ;   366.8 p11     43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r8                                              ;   367.8 p5      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r8, rdi, 0x29                                       ;   367.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdx, rdi                                             ;   367.7 p11     55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, rdi, 0xe                                       ;   368.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, rdi, 0x12                                      ;   369.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r14, r15                                             ;   361.8         43 t1 copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, rdi                                             ;   368.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        add rdx, r10                                             ;   368.7 p11     55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r10, [r15 + r13]                                     ;   369.0 p5      54 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 208], xmm8                                ;   362.5 p8+p9   68 w[6] spill
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm8, xmm4, xmm3, 8                             ;   370.0 p5      68 w[0]
        db 0x2e, 0x2e, 0x2e
        add rbx, r11                                             ;   370.5 p11     54 v[5]
        db 0x2e, 0x2e, 0x2e
        mov r11, r13                                             ;   363.8         44 v[1] copy
        db 0x2e, 0x2e, 0x2e
        xor r12, rbp                                             ;   370.2 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        mov rbp, r13                                             ;   363.8         44 v[0] copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm2, xmm10, xmm9, 0x96                       ;   370.5 p1      68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, r8                                              ;   371.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r8, rdx, 0x1c                                       ;   370.8 p0      39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rax, rdx                                             ;   370.7 p11     44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rdx                                             ;   371.0 p5      44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbp, rdx                                             ;   371.2 p6      44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   371.5 p1      68 w[0]
        db 0x2e, 0x2e, 0x2e
        add rbx, r12                                             ;   372.2 p11     54 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx r12, rdx, 0x22                                      ;   371.8 p0      39 v[1]
        db 0x2e, 0x2e, 0x2e
        add rsi, rax                                             ;   372.0 p5      55 v[1]
        db 0x2e, 0x2e, 0x2e
        rorx rax, rdx, 0x27                                      ;   372.2 p6      39 v[1]
        db 0x2e, 0x2e, 0x2e
        add r9, qword [rsp + 536]                                ;   372.5 p1+p10   54 v[4]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm8                                  ;   372.8 p0      68 w[0]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm2                                  ;   373.8 p5      68 w[0]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 816], r13                               ;   365.8 p7+p4   55 v[3] spill
        db 0x2e, 0x2e, 0x2e
        xor r8, r12                                              ;   372.8 p11     39 v[1]
        db 0x2e, 0x2e, 0x2e
        xor r8, rax                                              ;   373.8 p6      39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r13, rdi                                             ;   366.8         43 t1 copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub rbp, rcx                                             ;   373.5 p1      55 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm11                                 ;   374.8 p0      68 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, rbx, 0xe                                       ;   374.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r14, rbx                                             ;   373.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, rbx                                             ;   374.0 p5      55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, rbx, 0x12                                      ;   374.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r13, rbx                                             ;   374.5 p1      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, r14                                             ;   374.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r8                                              ;   375.0 p5      55 v[1]
        db 0x2e, 0x2e, 0x2e
        mov r14, rdx                                             ;   369.7         44 v[0] copy
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 808], rbx                               ;   373.2 p8+p9   54 v[5] spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 528]      ;   368.3 p2      68 w[0]
        db 0x2e, 0x2e, 0x2e
        add r9, r15                                              ;   375.7 p6      54 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rbx, 0x29                                      ;   375.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm0                                  ;   375.8 p1      68 w[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 544], xmm2                                ;   376.8 p7+p4   68 w[0]
        db 0x2e, 0x2e, 0x2e
        rorx r15, rsi, 0x1c                                      ;   376.2 p6      39 v[0]
        db 0x2e, 0x2e, 0x2e
        mov rbx, rdx                                             ;   369.7         44 v[7] copy
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 824], rdx                               ;   369.7 p8+p9   55 v[2] spill
        db 0x2e, 0x2e, 0x2e
        xor r12, rax                                             ;   375.8 p11     40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rax, rsi, 0x22                                      ;   376.8 p0      39 v[0]
        db 0x2e, 0x2e
        lea r8, [rdi + rdx]                                      ;   376.0 p5      54 v[2]
        db 0x2e, 0x2e
        xor r12, rcx                                             ;   376.8 p1      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdx, qword [rsp + 808]                               ;   373.2 p3      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, rsi, 0x27                                      ;   377.2 p6      39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r11, rsi                                             ;   376.7 p11     44 v[0]
        db 0x2e, 0x2e, 0x2e
        xor r14, rsi                                             ;   377.0 p5      44 v[0]
        db 0x2e, 0x2e, 0x2e
        and rbx, rsi                                             ;   377.5 p1      44 v[7]
        db 0x2e, 0x2e, 0x2e
        add r9, r12                                              ;   377.8 p11     54 v[4]
        db 0x2e, 0x2e, 0x2e
        add r10, qword [rsp + 544]                               ;   381.8 p0+p10   54 v[3]
        db 0x2e, 0x2e, 0x2e
        add rbp, r11                                             ;   378.0 p5      55 v[0]
        db 0x2e, 0x2e, 0x2e
        xor r15, rax                                             ;   378.2 p6      39 v[0]
        db 0x2e, 0x2e, 0x2e
        mov r12, rsi                                             ;   376.0         44 v[7] copy
        db 0x2e, 0x2e, 0x2e
        xor r15, rcx                                             ;   379.2 p1      39 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm2, xmm14, 7                                    ;   378.8 p0      68 w[2]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm9, xmm14, 0x38                                 ;   379.5 p1      68 w[2]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm10, xmm14, 0x3f                                ;   379.8 p0      68 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm0, 6                                    ;   380.5 p1      68 w[2]
        db 0x2e, 0x2e
        vprolq xmm12, xmm0, 3                                    ;   380.8 p0      68 w[2]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm13, xmm0, 0x2d                                 ;   381.5 p1      68 w[2]
        db 0x2e, 0x2e
        sub rbx, qword [rsp + 816]                               ;   378.7 p11+p2   55 v[7]
        db 0x2e, 0x2e
        rorx r11, r9, 0xe                                        ;   379.2 p6      40 t1
        db 0x2e, 0x2e
        mov qword [rsp + 816], rsi                               ;   376.0 p7+p4   55 v[1] spill
        db 0x2e, 0x2e
        and r13, r9                                              ;   379.0 p5      43 t1
        db 0x2e, 0x2e
        add rbp, r9                                              ;   379.7 p11     55 v[0]
        db 0x2e, 0x2e
        rorx rax, r9, 0x12                                       ;   380.2 p6      40 t1
        db 0x2e, 0x2e
        rorx rcx, r9, 0x29                                       ;   381.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        mov rsi, qword [rsp + 808]                               ;   374.3 p3      43 t1
        db 0x2e, 0x2e, 0x2e
        xor rdx, r9                                              ;   380.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        xor rdi, r13                                             ;   380.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        add rbp, r15                                             ;   381.0 p5      55 v[0]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm14, xmm6, xmm4, 8                            ;   382.0 p5      68 w[2]
        db 0x2e, 0x2e, 0x2e
        mov r13, qword [rsp + 816]                               ;   376.0 p10     44 v[6]
        db 0x2e, 0x2e, 0x2e
        xor r11, rax                                             ;   381.7 p11     40 t1
        db 0x2e, 0x2e
        vpternlogd xmm2, xmm10, xmm9, 0x96                       ;   381.8 p0      68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, rdi                                             ;   382.8 p6      54 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rcx                                             ;   382.7 p1      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, rbp, 0x1c                                      ;   382.8 p0      39 v[7]
        db 0x2e, 0x2e, 0x2e
        rorx rdi, rbp, 0x22                                      ;   383.2 p6      39 v[7]
        db 0x2e, 0x2e, 0x2e
        and r14, rbp                                             ;   382.7 p11     44 v[7]
        db 0x2e, 0x2e, 0x2e
        rorx rax, rbp, 0x27                                      ;   383.8 p0      39 v[7]
        db 0x2e, 0x2e, 0x2e
        add r8, qword [rsp + 552]                                ;   383.0 p5+p2   54 v[2]
        db 0x2e, 0x2e, 0x2e
        mov rcx, r9                                              ;   378.8         43 t1 copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r12, rbp                                             ;   383.5 p1      44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r13, rbp                                             ;   383.7 p11     44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   384.0 p5      68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, r11                                             ;   384.2 p6      54 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm14                                 ;   384.5 p1      68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbx, r14                                             ;   384.7 p11     55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm2                                  ;   385.5 p0      68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rdi                                             ;   385.0 p5      39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rax                                             ;   386.0 p6      39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub r13, qword [rsp + 824]                               ;   385.5 p1+p3   55 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx r11, r10, 0xe                                       ;   385.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r14, r10, 0x12                                      ;   386.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        and rdx, r10                                             ;   385.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        add rbx, r10                                             ;   386.0 p5      55 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm11                                 ;   386.5 p1      68 w[2]
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r10, 0x29                                      ;   386.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 544]      ;   379.7 p10     68 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, r10                                             ;   386.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rdx                                             ;   387.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbx, r15                                             ;   387.2 p6      55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r15, [r9 + rbp]                                      ;   387.5 p1      54 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rax, rbp                                             ;   382.0         44 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdx, rbp                                             ;   382.0         44 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r14                                             ;   387.7 p11     40 t1
        db 0x2e, 0x2e, 0x2e
        add r8, rsi                                              ;   388.0 p0      54 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm1                                  ;   388.0 p5      68 w[2]
        db 0x2e, 0x2e, 0x2e
        xor r11, rdi                                             ;   388.7 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        mov r14, qword [rsp + 816]                               ;   381.5 p2      54 v[1]
        db 0x2e, 0x2e, 0x2e
        add r14, qword [rsp + 808]                               ;   388.5 p1+p3   54 v[1]
        db 0x2e, 0x2e, 0x2e
        rorx rsi, rbx, 0x1c                                      ;   388.8 p0      39 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx rdi, rbx, 0x22                                      ;   389.2 p6      39 v[6]
        db 0x2e, 0x2e
        and r12, rbx                                             ;   388.7 p11     44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, rbx                                             ;   389.0 p5      44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdx, rbx                                             ;   389.5 p1      44 v[5]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 560], xmm2                                ;   389.0 p8+p9   68 w[2]
        db 0x2e, 0x2e, 0x2e
        add r8, r11                                              ;   389.7 p11     54 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx r11, rbx, 0x27                                      ;   389.8 p0      39 v[6]
        db 0x2e, 0x2e, 0x2e
        add r14, qword [rsp + 560]                               ;   394.0 p5+p10   54 v[1]
        db 0x2e, 0x2e, 0x2e
        add r13, r12                                             ;   390.2 p6      55 v[6]
        db 0x2e, 0x2e, 0x2e
        mov r12, r10                                             ;   385.2         43 t1 copy
        db 0x2e, 0x2e, 0x2e
        xor rsi, rdi                                             ;   390.5 p1      39 v[6]
        db 0x2e, 0x2e, 0x2e
        xor rsi, r11                                             ;   391.5 p11     39 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm2, xmm15, 7                                    ;   390.8 p0      68 w[4]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm9, xmm15, 0x38                                 ;   391.5 p1      68 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm1, 6                                    ;   391.8 p0      68 w[4]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm12, xmm1, 3                                    ;   392.5 p1      68 w[4]
        db 0x2e, 0x2e
        sub rdx, qword [rsp + 816]                               ;   391.0 p5+p2   55 v[5]
        db 0x2e, 0x2e
        and rcx, r8                                              ;   391.2 p6      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, r8                                              ;   391.7 p11     55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vprolq xmm10, xmm15, 0x3f                                ;   392.8 p0      68 w[4]
        db 0x2e, 0x2e, 0x2e
        rorx r11, r8, 0xe                                        ;   392.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        mov rdi, rbx                                             ;   388.2         44 v[5] copy
        db 0x2e, 0x2e, 0x2e
        xor r12, r8                                              ;   392.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        vprolq xmm13, xmm1, 0x2d                                 ;   393.5 p1      68 w[4]
        db 0x2e, 0x2e, 0x2e
        xor r9, rcx                                              ;   392.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r8, 0x12                                       ;   393.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, rsi                                             ;   393.0 p5      55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, r8, 0x29                                       ;   393.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm15, xmm5, xmm6, 8                            ;   394.0 p5      68 w[4]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 816], rbp                               ;   386.8 p7+p4   55 v[0] spill
        db 0x2e, 0x2e, 0x2e
        lea rbp, [r10 + rbx]                                     ;   393.7 p11     54 v[7]
        db 0x2e, 0x2e, 0x2e
        add r14, r9                                              ;   395.0 p6      54 v[1]
        db 0x2e, 0x2e, 0x2e
        xor r11, rcx                                             ;   394.5 p1      40 t1
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm2, xmm10, xmm9, 0x96                       ;   394.8 p0      68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, r13, 0x22                                      ;   395.2 p6      39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r9, rbx                                              ;   388.2         44 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rsi                                             ;   395.5 p11     40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rsi, r13, 0x1c                                      ;   395.8 p0      39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rax, r13                                             ;   395.0 p5      44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, r13                                             ;   395.5 p1      44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r9, r13                                              ;   395.7 p11     44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdx, rax                                             ;   396.0 p5      55 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx rax, r13, 0x27                                      ;   396.2 p6      39 v[5]
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   396.5 p1      68 w[4]
        db 0x2e, 0x2e, 0x2e
        add r15, qword [rsp + 568]                               ;   396.7 p11+p3   54 v[0]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm9, xmm15, [rsp + 176]                          ;   396.8 p0+p10   68 w[4]
        db 0x2e, 0x2e, 0x2e
        add r14, r11                                             ;   397.0 p5      54 v[1]
        db 0x2e, 0x2e
        mov r11, r8                                              ;   390.7         43 t1 copy
        db 0x2e, 0x2e
        vpaddq xmm9, xmm9, xmm2                                  ;   397.8 p1      68 w[4]
        db 0x2e, 0x2e
        xor rsi, rcx                                             ;   397.2 p6      39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm9, xmm9, xmm11                                 ;   398.8 p0      68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub r9, qword [rsp + 816]                                ;   397.7 p11+p2   55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rax                                             ;   398.2 p5      39 v[5]
        db 0x2e, 0x2e, 0x2e
        and r12, r14                                             ;   398.2 p6      43 t1
        db 0x2e, 0x2e, 0x2e
        add rdx, r14                                             ;   398.5 p1      55 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx rax, r14, 0xe                                       ;   398.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r14, 0x12                                      ;   399.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        xor r11, r14                                             ;   398.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        add rdx, rsi                                             ;   399.5 p5      55 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx rsi, r14, 0x29                                      ;   399.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 560]      ;   392.0 p3      68 w[4]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 816], rbx                               ;   392.2 p8+p9   55 v[7] spill
        db 0x2e, 0x2e, 0x2e
        lea rbx, [r8 + r13]                                      ;   399.5 p1      54 v[6]
        db 0x2e, 0x2e
        xor r10, r12                                             ;   399.7 p11     43 t1
        db 0x2e, 0x2e
        mov r12, r13                                             ;   394.0         44 v[4] copy
        db 0x2e, 0x2e
        mov qword [rsp + 808], r14                               ;   398.0 p7+p4   54 v[1] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r14, r13                                             ;   394.0         44 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, rcx                                             ;   400.2 p5      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm9                                  ;   400.5 p1      68 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, r10                                             ;   400.7 p6      54 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r10, rdx, 0x1c                                      ;   400.8 p0      39 v[4]
        db 0x2e, 0x2e, 0x2e
        xor rax, rsi                                             ;   401.2 p11     40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rsi, rdx, 0x22                                      ;   401.2 p6      39 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rdx, 0x27                                      ;   401.8 p0      39 v[4]
        db 0x2e, 0x2e, 0x2e
        and rdi, rdx                                             ;   401.0 p5      44 v[4]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 824], r13                               ;   394.5 p8+p9   55 v[6] spill
        db 0x2e, 0x2e, 0x2e
        xor r12, rdx                                             ;   401.5 p1      44 v[4]
        db 0x2e, 0x2e, 0x2e
        and r14, rdx                                             ;   401.7 p11     44 v[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 576], xmm2                                ;   401.5 p7+p4   68 w[4]
        db 0x2e, 0x2e, 0x2e
        add rbp, qword [rsp + 576]                               ;   406.5 p5+p10   54 v[7]
        db 0x2e, 0x2e, 0x2e
        add r15, rax                                             ;   402.2 p6      54 v[0]
        db 0x2e, 0x2e, 0x2e
        xor r10, rsi                                             ;   402.5 p1      39 v[4]
        db 0x2e, 0x2e, 0x2e
        add r9, rdi                                              ;   402.7 p11     55 v[4]
        db 0x2e, 0x2e, 0x2e
        mov rdi, rdx                                             ;   400.5         44 v[3] copy
        db 0x2e, 0x2e, 0x2e
        xor r10, rcx                                             ;   403.5 p0      39 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm2, xmm7, 7                                     ;   403.5 p1      68 w[6]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm10, xmm7, 0x38                                 ;   403.8 p0      68 w[6]
        db 0x2e, 0x2e, 0x2e
        mov r13, qword [rsp + 808]                               ;   398.0 p2      43 t1
        db 0x2e, 0x2e
        vprolq xmm7, xmm7, 0x3f                                  ;   404.5 p1      68 w[6]
        db 0x2e, 0x2e
        vpsrlq xmm11, xmm9, 6                                    ;   404.8 p0      68 w[6]
        db 0x2e, 0x2e
        vprolq xmm12, xmm9, 3                                    ;   405.5 p1      68 w[6]
        db 0x2e, 0x2e
        vprolq xmm13, xmm9, 0x2d                                 ;   405.8 p0      68 w[6]
        db 0x2e, 0x2e
        sub r14, qword [rsp + 816]                               ;   403.0 p5+p3   55 v[3]
        db 0x2e, 0x2e
        rorx rsi, r15, 0xe                                       ;   403.2 p6      40 t1
        db 0x2e, 0x2e
        and r11, r15                                             ;   403.7 p11     43 t1
        db 0x2e, 0x2e
        add r9, r15                                              ;   404.0 p5      55 v[4]
        db 0x2e, 0x2e
        rorx rax, r15, 0x12                                      ;   404.2 p6      40 t1
        db 0x2e, 0x2e
        mov qword [rsp + 816], rdx                               ;   400.5 p8+p9   55 v[5] spill
        db 0x2e, 0x2e, 0x2e
        mov rdx, qword [rsp + 808]                               ;   398.3 p10     43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r15, 0x29                                      ;   405.2 p6      40 t1
        db 0x2e, 0x2e
        xor r13, r15                                             ;   404.7 p11     43 t1
        db 0x2e, 0x2e
        add r9, r10                                              ;   405.0 p5      55 v[4]
        db 0x2e, 0x2e
        mov r10, qword [rsp + 816]                               ;   400.5 p2      44 v[2]
        db 0x2e, 0x2e
        vmovdqa [rsp + 176], xmm6                                ;   399.2 p7+p4   68 w[12] spill
        db 0x2e, 0x2e
        vpalignr xmm6, xmm0, xmm5, 8                             ;   406.0 p5      68 w[6]
        db 0x2e, 0x2e
        xor rsi, rax                                             ;   405.7 p11     40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, r9, 0x27                                       ;   406.2 p6      39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r11                                              ;   406.5 p1      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd xmm2, xmm7, xmm10, 0x96                       ;   406.8 p0      68 w[6]
        db 0x2e, 0x2e, 0x2e
        xor rsi, rcx                                             ;   406.7 p11     40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r11, r9, 0x1c                                       ;   407.2 p6      39 v[3]
        db 0x2e, 0x2e, 0x2e
        add rbp, r8                                              ;   407.5 p5      54 v[7]
        db 0x2e, 0x2e, 0x2e
        rorx r8, r9, 0x22                                        ;   407.8 p0      39 v[3]
        db 0x2e, 0x2e, 0x2e
        and r12, r9                                              ;   407.5 p1      44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbx, qword [rsp + 584]                               ;   407.7 p11+p3   54 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rcx, r15                                             ;   403.2         43 t1 copy
        db 0x2e, 0x2e, 0x2e
        xor rdi, r9                                              ;   408.0 p5      44 v[3]
        db 0x2e, 0x2e, 0x2e
        and r10, r9                                              ;   408.2 p6      44 v[2]
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   408.5 p1      68 w[6]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm7, xmm6, [rsp + 208]                           ;   408.8 p0+p10   68 w[6]
        db 0x2e, 0x2e, 0x2e
        add rbp, rsi                                             ;   408.7 p11     54 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm7, xmm7, xmm2                                  ;   409.8 p5      68 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, r8                                              ;   409.2 p6      39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r12                                             ;   409.5 p1      55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, rbp                                             ;   410.5 p11     55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rax                                             ;   410.2 p0      39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub r10, qword [rsp + 824]                               ;   410.0 p5+p2   55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, rbp                                             ;   410.2 p6      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r11                                             ;   411.5 p1      55 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r11, [r15 + r9]                                      ;   410.7 p11     54 v[4]
        db 0x2e, 0x2e, 0x2e
        mov rax, r9                                              ;   406.0         44 v[2] copy
        db 0x2e, 0x2e, 0x2e
        and r13, rbp                                             ;   410.8 p0      43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r12, rbp, 0x12                                      ;   411.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rsi, rbp, 0x29                                      ;   411.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 576]      ;   404.3 p3      68 w[6]
        db 0x2e, 0x2e, 0x2e
        xor rdx, r13                                             ;   411.8 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm7, xmm7, xmm11                                 ;   411.5 p1      68 w[6]
        db 0x2e, 0x2e, 0x2e
        rorx r8, rbp, 0xe                                        ;   412.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r12                                              ;   413.2 p11     40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r13, r9                                              ;   406.0         44 v[1] copy
        db 0x2e, 0x2e, 0x2e
        xor r8, rsi                                              ;   414.2 p5      40 t1
        db 0x2e, 0x2e, 0x2e
        mov r12, qword [rsp + 816]                               ;   405.5 p10     54 v[5]
        db 0x2e, 0x2e, 0x2e
        add r12, qword [rsp + 808]                               ;   412.5 p1+p2   54 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm7                                  ;   412.8 p0      68 w[6]
        db 0x2e, 0x2e, 0x2e
        add rbx, rdx                                             ;   412.8 p11     54 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx rsi, r14, 0x1c                                      ;   413.2 p6      39 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r14, 0x22                                      ;   413.8 p0      39 v[2]
        db 0x2e, 0x2e, 0x2e
        and rdi, r14                                             ;   413.0 p5      44 v[2]
        db 0x2e, 0x2e, 0x2e
        xor rax, r14                                             ;   413.5 p1      44 v[2]
        db 0x2e, 0x2e, 0x2e
        and r13, r14                                             ;   413.7 p11     44 v[1]
        db 0x2e, 0x2e, 0x2e
        add rbx, r8                                              ;   415.2 p5      54 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx r8, r14, 0x27                                       ;   414.2 p6      39 v[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 592], xmm2                                ;   413.8 p8+p9   68 w[6]
        db 0x2e, 0x2e
        add r12, qword [rsp + 592]                               ;   418.8 p1+p3   54 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, rdi                                             ;   414.7 p11     55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdi, rbp                                             ;   409.7         43 t1 copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rdx                                             ;   414.8 p0      39 v[2]
        db 0x2e, 0x2e, 0x2e
        xor rsi, r8                                              ;   415.8 p5      39 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm2, xmm8, 7                                     ;   415.5 p1      68 w[8]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm10, xmm8, 0x38                                 ;   415.8 p0      68 w[8]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm8, xmm8, 0x3f                                  ;   416.5 p1      68 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm11, xmm7, 6                                    ;   416.8 p0      68 w[8]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm12, xmm7, 3                                    ;   417.5 p1      68 w[8]
        db 0x2e, 0x2e, 0x2e
        xor rdi, rbx                                             ;   416.2 p6      43 t1
        db 0x2e, 0x2e, 0x2e
        vprolq xmm13, xmm7, 0x2d                                 ;   417.8 p0      68 w[8]
        db 0x2e, 0x2e, 0x2e
        sub r13, qword [rsp + 816]                               ;   415.7 p11+p10   55 v[1]
        db 0x2e, 0x2e, 0x2e
        and rcx, rbx                                             ;   416.2 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        add r10, rbx                                             ;   416.2 p6      55 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx r8, rbx, 0xe                                        ;   417.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        xor r15, rcx                                             ;   417.2 p11     43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, rbx, 0x12                                      ;   418.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 816], r9                                ;   410.5 p7+p4   55 v[4] spill
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rbx, 0x29                                      ;   418.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        lea r9, [rbp + r14]                                      ;   417.0 p5      54 v[3]
        db 0x2e, 0x2e, 0x2e
        add r10, rsi                                             ;   417.7 p11     55 v[2]
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm0, xmm1, xmm0, 8                             ;   418.0 p5      68 w[8]
        db 0x2e, 0x2e, 0x2e
        mov rsi, r14                                             ;   412.5         44 v[1] copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm2, xmm8, xmm10, 0x96                       ;   418.5 p1      68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, r15                                             ;   419.8 p11     54 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r15, r14                                             ;   412.5         44 v[0] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rdx                                              ;   419.2 p5      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdx, r10, 0x22                                      ;   419.2 p6      39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rax, r10                                             ;   419.5 p1      44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, r10                                             ;   419.7 p11     44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r15, r10                                             ;   419.8 p0      44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rcx                                              ;   420.2 p5      40 t1
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   420.5 p1      68 w[8]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r10, 0x1c                                      ;   420.2 p6      39 v[1]
        db 0x2e, 0x2e, 0x2e
        add r13, rax                                             ;   420.7 p11     55 v[1]
        db 0x2e, 0x2e, 0x2e
        rorx rax, r10, 0x27                                      ;   420.8 p0      39 v[1]
        db 0x2e, 0x2e, 0x2e
        add r11, qword [rsp + 600]                               ;   421.0 p5+p2   54 v[4]
        db 0x2e, 0x2e, 0x2e
        add r12, r8                                              ;   421.2 p6      54 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm3                                  ;   421.5 p1      68 w[8]
        db 0x2e, 0x2e, 0x2e
        mov r8, rbx                                              ;   416.2         43 t1 copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm2                                  ;   422.5 p0      68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm11                                 ;   423.5 p5      68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, rdx                                             ;   421.7 p11     39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rcx, rax                                             ;   422.7 p6      39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub r15, qword [rsp + 816]                               ;   422.5 p1+p3   55 v[0]
        db 0x2e, 0x2e, 0x2e
        and rdi, r12                                             ;   422.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        add r13, r12                                             ;   422.8 p0      55 v[1]
        db 0x2e, 0x2e, 0x2e
        rorx rax, r12, 0xe                                       ;   423.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r12, 0x12                                      ;   423.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        xor r8, r12                                              ;   423.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        add r13, rcx                                             ;   423.8 p1      55 v[1]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r12, 0x29                                      ;   424.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 592]      ;   416.3 p10     68 w[8]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 816], r14                               ;   416.5 p8+p9   55 v[3] spill
        db 0x2e, 0x2e, 0x2e
        lea r14, [rbx + r10]                                     ;   423.7 p11     54 v[2]
        db 0x2e, 0x2e, 0x2e
        xor rbp, rdi                                             ;   424.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdi, r10                                             ;   418.7         44 v[0] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, rdx                                             ;   424.8 p1      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm0                                  ;   424.8 p0      68 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rax, rcx                                             ;   425.8 p11     40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, rbp                                             ;   425.0 p5      54 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, r13, 0x1c                                      ;   425.2 p6      39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, r13, 0x22                                      ;   425.8 p0      39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rsi, r13                                             ;   425.5 p1      44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, r13                                             ;   425.7 p11     44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rdx, r10                                             ;   418.7         44 v[7] copy
        db 0x2e, 0x2e, 0x2e
        and rdx, r13                                             ;   426.0 p5      44 v[7]
        db 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 608], xmm2                                ;   425.8 p7+p4   68 w[8]
        db 0x2e, 0x2e, 0x2e
        add r15, rsi                                             ;   426.5 p6      55 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx rsi, r13, 0x27                                      ;   426.8 p0      39 v[0]
        db 0x2e, 0x2e, 0x2e
        add r9, qword [rsp + 608]                                ;   430.8 p1+p2   54 v[3]
        db 0x2e, 0x2e, 0x2e
        add r11, rax                                             ;   426.8 p11     54 v[4]
        db 0x2e, 0x2e, 0x2e
        mov rax, r12                                             ;   422.2         43 t1 copy
        db 0x2e, 0x2e, 0x2e
        sub rdx, qword [rsp + 816]                               ;   427.0 p5+p3   55 v[7]
        db 0x2e, 0x2e, 0x2e
        xor rbp, rcx                                             ;   427.2 p6      39 v[0]
        db 0x2e, 0x2e, 0x2e
        xor rbp, rsi                                             ;   428.2 p1      39 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm2, xmm14, 7                                    ;   427.8 p0      68 w[10]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm3, xmm14, 0x38                                 ;   428.5 p1      68 w[10]
        db 0x2e, 0x2e
        vprolq xmm8, xmm14, 0x3f                                 ;   428.8 p0      68 w[10]
        db 0x2e, 0x2e
        vpsrlq xmm10, xmm0, 6                                    ;   429.5 p1      68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vprolq xmm11, xmm0, 3                                    ;   429.8 p0      68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vprolq xmm12, xmm0, 0x2d                                 ;   430.5 p1      68 w[10]
        db 0x2e, 0x2e, 0x2e
        and r8, r11                                              ;   427.8 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        add r15, r11                                             ;   428.0 p5      55 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx rsi, r11, 0xe                                       ;   428.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r11, 0x12                                      ;   429.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        xor rax, r11                                             ;   428.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        xor rbx, r8                                              ;   429.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        mov r8, r13                                              ;   424.8         44 v[7] copy
        db 0x2e, 0x2e, 0x2e
        add r15, rbp                                             ;   429.7 p11     55 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r11, 0x29                                      ;   430.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm1, xmm9, xmm1, 8                             ;   430.0 p5      68 w[10]
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm10, xmm12, xmm11, 0x96                     ;   431.5 p0      68 w[10]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 816], r10                               ;   423.2 p8+p9   55 v[2] spill
        db 0x2e, 0x2e, 0x2e
        lea r10, [r12 + r13]                                     ;   430.7 p11     54 v[1]
        db 0x2e, 0x2e, 0x2e
        add r9, rbx                                              ;   431.8 p5      54 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbx, r13                                             ;   424.8         44 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rcx                                             ;   431.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd xmm2, xmm8, xmm3, 0x96                        ;   431.5 p1      68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rsi, rbp                                             ;   432.2 p11     40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, r15, 0x1c                                      ;   431.8 p0      39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdi, r15                                             ;   432.0 p5      44 v[7]
        db 0x2e, 0x2e, 0x2e
        add rdx, rdi                                             ;   433.0 p6      55 v[7]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r15, 0x22                                      ;   432.8 p0      39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r15                                              ;   432.5 p1      44 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbx, r15                                             ;   432.7 p11     44 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, r15, 0x27                                      ;   433.2 p6      39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, qword [rsp + 616]                               ;   433.0 p5+p10   54 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, rsi                                              ;   433.5 p1      54 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rsi, r11                                             ;   427.8         43 t1 copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm4, xmm1                                  ;   433.8 p0      68 w[10]
        db 0x2e, 0x2e, 0x2e
        xor rbp, rcx                                             ;   433.8 p11     39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rdi                                             ;   434.8 p5      39 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdx, r9                                              ;   434.5 p6      55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rdx, rbp                                             ;   435.8 p1      55 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm4, xmm2                                  ;   434.8 p0      68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub rbx, qword [rsp + 816]                               ;   434.7 p11+p2   55 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm4, xmm4, xmm10                                 ;   435.8 p5      68 w[10]
        db 0x2e, 0x2e, 0x2e
        and rax, r9                                              ;   435.2 p6      43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r9, 0xe                                        ;   435.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r9, 0x12                                       ;   436.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        xor rsi, r9                                              ;   435.5 p1      43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r9, 0x29                                       ;   436.8 p0      40 t1
        db 0x2e, 0x2e
        mov qword [rsp + 816], r13                               ;   428.2 p7+p4   55 v[1] spill
        db 0x2e, 0x2e
        vmovdqa xmm1, [rel sha512_blocks.T0_w.blocks + 608]      ;   428.3 p3      68 w[10]
        db 0x2e, 0x2e
        lea r13, [r11 + r15]                                     ;   435.7 p11     54 v[0]
        db 0x2e, 0x2e
        xor r12, rax                                             ;   436.2 p5      43 t1
        db 0x2e, 0x2e
        mov qword [rsp + 808], r9                                ;   434.5 p8+p9   54 v[3] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rax, r15                                             ;   430.7         44 v[6] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r9, r15                                              ;   430.7         44 v[5] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rcx                                             ;   437.2 p1      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rbp                                             ;   438.2 p11     40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm4                                  ;   437.0 p5      68 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, r12                                             ;   437.2 p6      54 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, rdx, 0x22                                      ;   437.8 p0      39 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, rdx, 0x27                                      ;   438.2 p6      39 v[6]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 824], r15                               ;   430.7 p7+p4   55 v[0] spill
        db 0x2e, 0x2e, 0x2e
        mov r15, qword [rsp + 808]                               ;   434.5 p10     43 t1
        db 0x2e, 0x2e, 0x2e
        and r8, rdx                                              ;   437.5 p1      44 v[6]
        db 0x2e, 0x2e
        xor rax, rdx                                             ;   437.7 p11     44 v[6]
        db 0x2e, 0x2e
        and r9, rdx                                              ;   438.0 p5      44 v[5]
        db 0x2e, 0x2e
        vmovdqa [rsp + 624], xmm1                                ;   438.0 p8+p9   68 w[10]
        db 0x2e, 0x2e
        add r10, qword [rsp + 624]                               ;   443.0 p1+p2   54 v[1]
        db 0x2e, 0x2e
        add rbx, r8                                              ;   438.7 p11     55 v[6]
        db 0x2e, 0x2e, 0x2e
        rorx r12, rdx, 0x1c                                      ;   438.8 p0      39 v[6]
        db 0x2e, 0x2e, 0x2e
        add r14, rdi                                             ;   439.2 p5      54 v[2]
        db 0x2e, 0x2e, 0x2e
        xor r12, rbp                                             ;   439.8 p6      39 v[6]
        db 0x2e, 0x2e, 0x2e
        sub r9, qword [rsp + 816]                                ;   439.5 p1+p3   55 v[5]
        db 0x2e, 0x2e, 0x2e
        xor r12, rcx                                             ;   440.8 p11     39 v[6]
        db 0x2e, 0x2e
        vpsrlq xmm1, xmm15, 7                                    ;   439.8 p0      68 w[12]
        db 0x2e, 0x2e
        vprolq xmm2, xmm15, 0x38                                 ;   440.5 p1      68 w[12]
        db 0x2e, 0x2e
        vprolq xmm3, xmm15, 0x3f                                 ;   440.8 p0      68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm8, xmm4, 6                                     ;   441.5 p1      68 w[12]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm10, xmm4, 3                                    ;   441.8 p0      68 w[12]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm4, xmm4, 0x2d                                  ;   442.5 p1      68 w[12]
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r14, 0x12                                      ;   440.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        mov rbp, rdx                                             ;   436.8         44 v[5] copy
        db 0x2e, 0x2e, 0x2e
        rorx r8, r14, 0xe                                        ;   441.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        and rsi, r14                                             ;   440.2 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        add rbx, r14                                             ;   440.7 p11     55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbx, r12                                             ;   441.8 p5      55 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, r14, 0x29                                      ;   442.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, r14                                             ;   441.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rsi                                             ;   442.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpalignr xmm9, xmm7, xmm9, 8                             ;   443.0 p5      68 w[12]
        db 0x2e, 0x2e, 0x2e
        mov r12, qword [rsp + 808]                               ;   435.2 p10     43 t1
        db 0x2e, 0x2e, 0x2e
        mov rsi, rdx                                             ;   436.8         44 v[4] copy
        db 0x2e, 0x2e, 0x2e
        xor r8, rdi                                              ;   442.7 p11     40 t1
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm1, xmm3, xmm2, 0x96                        ;   442.8 p0      68 w[12]
        db 0x2e, 0x2e, 0x2e
        add r10, r11                                             ;   444.0 p6      54 v[1]
        db 0x2e, 0x2e, 0x2e
        xor r8, rcx                                              ;   443.7 p1      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r11, rbx, 0x1c                                      ;   443.8 p0      39 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx rdi, rbx, 0x22                                      ;   444.2 p6      39 v[5]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rbx, 0x27                                      ;   444.8 p0      39 v[5]
        db 0x2e, 0x2e
        add r13, qword [rsp + 632]                               ;   443.7 p11+p2   54 v[0]
        db 0x2e, 0x2e
        and rax, rbx                                             ;   444.0 p5      44 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rsi, rbx                                             ;   444.5 p1      44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd xmm8, xmm4, xmm10, 0x96                       ;   445.0 p5      68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, r8                                              ;   445.0 p11     54 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, r14                                              ;   440.2         43 t1 copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, rax                                              ;   445.2 p6      55 v[5]
        db 0x2e, 0x2e, 0x2e
        xor rbp, rbx                                             ;   445.5 p1      44 v[5]
        db 0x2e, 0x2e, 0x2e
        vmovdqa xmm2, [rsp + 176]                                ;   438.0 p3      68 w[12]
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm1                                  ;   445.8 p0      68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm9                                  ;   446.8 p5      68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rdi                                             ;   445.7 p11     39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r11, rcx                                             ;   446.7 p6      39 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm2, xmm2, xmm8                                  ;   447.8 p1      68 w[12]
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r10, 0xe                                       ;   446.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        and r15, r10                                             ;   446.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        sub rsi, qword [rsp + 824]                               ;   447.0 p5+p10   55 v[4]
        db 0x2e, 0x2e, 0x2e
        add r9, r10                                              ;   447.2 p6      55 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, r10, 0x12                                      ;   447.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rcx, r10, 0x29                                      ;   448.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa xmm1, [rel sha512_blocks.T0_w.blocks + 624]      ;   440.0 p2      68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r10                                              ;   447.5 p1      43 t1
        db 0x2e, 0x2e, 0x2e
        xor r12, r15                                             ;   447.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        add r9, r11                                              ;   448.2 p5      55 v[5]
        db 0x2e, 0x2e, 0x2e
        lea r11, [r14 + rbx]                                     ;   448.5 p1      54 v[6]
        db 0x2e, 0x2e, 0x2e
        add r13, r12                                             ;   448.7 p11     54 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r15, rbx                                             ;   442.8         44 v[4] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rax                                             ;   448.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rax, rbx                                             ;   442.8         44 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm1, xmm1, xmm2                                  ;   449.0 p5      68 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rcx                                             ;   449.8 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r12, qword [rsp + 808]                               ;   441.8 p3      54 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, rdx                                             ;   449.5 p1      54 v[7]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r9, 0x1c                                       ;   449.8 p0      39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rbp, r9                                              ;   449.7 p11     44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, r9                                              ;   450.0 p5      44 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rax, r9                                              ;   450.2 p6      44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa [rsp + 640], xmm1                                ;   450.0 p7+p4   68 w[12]
        db 0x2e, 0x2e, 0x2e
        add r13, rdi                                             ;   450.8 p1      54 v[0]
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r9, 0x22                                       ;   450.8 p0      39 v[4]
        db 0x2e, 0x2e, 0x2e
        add rsi, rbp                                             ;   450.7 p11     55 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx rbp, r9, 0x27                                       ;   451.2 p6      39 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, qword [rsp + 640]                               ;   455.0 p5+p10   54 v[7]
        db 0x2e, 0x2e, 0x2e
        sub rax, rdx                                             ;   451.5 p1      55 v[3]
        db 0x2e, 0x2e, 0x2e
        mov rdx, r10                                             ;   446.0         43 t1 copy
        db 0x2e, 0x2e, 0x2e
        xor rcx, rdi                                             ;   451.8 p11     39 v[4]
        db 0x2e, 0x2e, 0x2e
        xor rcx, rbp                                             ;   452.8 p0      39 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrlq xmm1, xmm6, 7                                     ;   452.5 p1      53 w[14]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm3, xmm6, 0x38                                  ;   452.8 p0      53 w[14]
        db 0x2e, 0x2e, 0x2e
        vprolq xmm4, xmm6, 0x3f                                  ;   453.5 p1      53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq xmm6, xmm2, 6                                     ;   453.8 p0      53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vprolq xmm8, xmm2, 3                                     ;   454.5 p1      53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r8, r13                                              ;   452.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, r13                                             ;   452.2 p6      55 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbp, r9                                              ;   449.2         44 v[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, r13, 0xe                                       ;   453.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdx, r13                                             ;   452.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        xor r14, r8                                              ;   453.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        vprolq xmm2, xmm2, 0x2d                                  ;   454.8 p0      53 w[14]
        db 0x2e, 0x2e, 0x2e
        rorx r8, r13, 0x12                                       ;   454.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        add rsi, rcx                                             ;   453.8 p11     55 v[4]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r13, 0x29                                      ;   455.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        vpalignr xmm0, xmm0, xmm7, 8                             ;   454.0 p5      53 w[14]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 808], rbx                               ;   447.2 p8+p9   55 v[6] spill
        db 0x2e, 0x2e
        lea rbx, [r10 + r9]                                      ;   454.7 p11     54 v[5]
        db 0x2e, 0x2e
        add r12, r14                                             ;   456.0 p5      54 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r14, r9                                              ;   449.2         44 v[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, r8                                              ;   455.5 p1      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd xmm1, xmm4, xmm3, 0x96                        ;   455.8 p0      53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r8, rsi, 0x1c                                       ;   456.2 p6      39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r15, rsi                                             ;   455.7 p11     44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rbp, rsi                                             ;   456.0 p5      44 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r14, rsi                                             ;   456.5 p1      44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor rdi, rcx                                             ;   456.7 p11     40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rsi, 0x22                                      ;   456.8 p0      39 v[3]
        db 0x2e, 0x2e, 0x2e
        vpternlogd xmm6, xmm2, xmm8, 0x96                        ;   457.0 p5      53 w[14]
        db 0x2e, 0x2e, 0x2e
        add rax, r15                                             ;   457.2 p6      55 v[3]
        db 0x2e, 0x2e, 0x2e
        rorx r15, rsi, 0x27                                      ;   457.8 p0      39 v[3]
        db 0x2e, 0x2e, 0x2e
        add r11, qword [rsp + 648]                               ;   457.5 p1+p2   54 v[6]
        db 0x2e, 0x2e, 0x2e
        add r12, rdi                                             ;   457.7 p11     54 v[7]
        db 0x2e, 0x2e, 0x2e
        mov rdi, r13                                             ;   451.8         43 t1 copy
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm0                                  ;   458.0 p5      53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm1                                  ;   459.0 p1      53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, rcx                                              ;   458.2 p6      39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub r14, qword [rsp + 808]                               ;   458.7 p11+p3   55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddq xmm5, xmm5, xmm6                                  ;   460.0 p0      53 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r15                                              ;   459.2 p5      39 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdx, r12                                             ;   459.2 p6      43 t1
        db 0x2e, 0x2e, 0x2e
        add rax, r12                                             ;   459.5 p1      55 v[3]
        db 0x2e, 0x2e, 0x2e
        rorx r15, r12, 0xe                                       ;   459.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r12, 0x12                                      ;   460.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        xor rdi, r12                                             ;   459.7 p11     43 t1
        db 0x2e, 0x2e, 0x2e
        add rax, r8                                              ;   460.5 p5      55 v[3]
        db 0x2e, 0x2e, 0x2e
        rorx r8, r12, 0x29                                       ;   460.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa xmm0, [rel sha512_blocks.T0_w.blocks + 640]      ;   452.3 p10     53 w[14]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 808], r12                               ;   458.7 p7+p4   54 v[7] spill
        db 0x2e, 0x2e, 0x2e
        mov r12, r13                                             ;   452.7         43 t1 copy
        db 0x2e, 0x2e, 0x2e
        xor r10, rdx                                             ;   460.5 p1      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rsp + 824], r13                               ;   453.0 p8+p9   54 v[0] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r13, qword [rsp + 800]                               ;   453.2 p2      72 h
        db 0x2e, 0x2e, 0x2e
        add r13, rsi                                             ;   460.7 p11     72 h
        db 0x2e, 0x2e, 0x2e
        xor r15, rcx                                             ;   461.2 p5      40 t1
        db 0x2e, 0x2e, 0x2e
        vpaddq xmm0, xmm0, xmm5                                  ;   461.5 p1      53 w[14]
        db 0x2e, 0x2e, 0x2e
        add r11, r10                                             ;   461.5 p6      54 v[6]
        db 0x2e, 0x2e, 0x2e
        xor r15, r8                                              ;   462.2 p11     40 t1
        db 0x2e, 0x2e, 0x2e
        rorx r8, rax, 0x1c                                       ;   461.8 p0      39 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx r10, rax, 0x22                                      ;   462.2 p6      39 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, rax, 0x27                                      ;   462.8 p0      39 v[2]
        db 0x2e, 0x2e
        and rbp, rax                                             ;   462.0 p5      44 v[2]
        db 0x2e, 0x2e
        mov qword [rsp + 800], r9                                ;   454.8 p7+p4   55 v[5] spill
        db 0x2e, 0x2e
        mov r9, qword [rsp + 808]                                ;   458.7 p3      43 t1
        db 0x2e, 0x2e
        vmovdqa [rsp + 656], xmm0                                ;   462.5 p8+p9   53 w[14]
        db 0x2e, 0x2e
        mov rdx, rsi                                             ;   455.3         44 v[2] copy
        db 0x2e, 0x2e
        xor rdx, rax                                             ;   462.5 p1      44 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rsi, rax                                             ;   462.7 p11     44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rbx, qword [rsp + 656]                               ;   467.5 p5+p10   54 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, r15                                             ;   463.2 p6      54 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub rsi, qword [rsp + 800]                               ;   463.7 p1+p2   55 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, rbp                                             ;   463.7 p11     55 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r8, r10                                              ;   463.8 p0      39 v[2]
        db 0x2e, 0x2e, 0x2e
        xor r8, rcx                                              ;   464.8 p5      39 v[2]
        db 0x2e, 0x2e, 0x2e
        mov r10, rax                                             ;   461.5         44 v[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r15, r11, 0xe                                       ;   464.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rbp, qword [rsp + 808]                               ;   458.7 p3      43 t1
        db 0x2e, 0x2e, 0x2e
        and rdi, r11                                             ;   464.5 p1      43 t1
        db 0x2e, 0x2e, 0x2e
        add r14, r11                                             ;   464.7 p11     55 v[2]
        db 0x2e, 0x2e, 0x2e
        rorx rcx, r11, 0x12                                      ;   464.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        xor r9, r11                                              ;   465.0 p5      43 t1
        db 0x2e, 0x2e, 0x2e
        xor r12, rdi                                             ;   465.5 p6      43 t1
        db 0x2e, 0x2e, 0x2e
        rorx rdi, r11, 0x29                                      ;   465.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 800], r11                               ;   464.2 p7+p4   54 v[6] spill
        db 0x2e, 0x2e, 0x2e
        mov r11, qword [rsp + 824]                               ;   458.5 p10     53 t1
        db 0x2e, 0x2e, 0x2e
        add r14, r8                                              ;   465.8 p1      55 v[2]
        db 0x2e, 0x2e, 0x2e
        add r11, qword [rsp + 664]                               ;   467.5 p11+p2   53 t1
        db 0x2e, 0x2e
        mov r8, rax                                              ;   461.5         44 v[0] copy
        db 0x2e, 0x2e
        xor r15, rcx                                             ;   466.0 p5      40 t1
        db 0x2e, 0x2e
        mov rcx, qword [rsp + 776]                               ;   459.3 p3      72 h
        db 0x2e, 0x2e
        add rbx, r12                                             ;   468.5 p6      54 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r15, rdi                                             ;   467.0 p1      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r12, r14, 0x1c                                      ;   466.8 p0      39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rdi, r14, 0x22                                      ;   467.2 p6      39 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and rdx, r14                                             ;   466.8 p11     44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r10, r14                                             ;   467.0 p5      44 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r8, r14                                              ;   467.5 p1      44 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        add rsi, rdx                                             ;   467.8 p11     55 v[1]
        db 0x2e, 0x2e, 0x2e
        rorx rdx, r14, 0x27                                      ;   467.8 p0      39 v[1]
        db 0x2e, 0x2e
        add rax, qword [rsp + 704]                               ;   468.0 p5+p10   72 h
        db 0x2e, 0x2e
        add r14, qword [rsp + 696]                               ;   468.2 p6+p2   72 h
        db 0x2e, 0x2e
        add rbx, r15                                             ;   469.5 p1      54 v[5]
        db 0x2e, 0x2e
        mov r15, qword [rsp + 800]                               ;   464.2 p3      72 h
        db 0x2e, 0x2e
        add r15, qword [rsp + 760]                               ;   469.2 p11+p10   72 h
        db 0x2e, 0x2e
        xor r12, rdi                                             ;   468.8 p0      39 v[1]
        db 0x2e, 0x2e
        xor r12, rdx                                             ;   469.8 p5      39 v[1]
        db 0x2e
        mov rdi, qword [rsp + 808]                               ;   462.2 p2      72 h
        db 0x2e, 0x2e, 0x2e
        add rdi, qword [rsp + 768]                               ;   469.2 p6+p3   72 h
        db 0x2e, 0x2e, 0x2e
        mov edx, 0x80                                            ;   469.5 p1      60 blocks
        db 0x2e, 0x2e
        add rdx, qword [rsp + 784]                               ;   470.5 p11+p10   60 blocks
        db 0x2e, 0x2e
        add rcx, r8                                              ;   469.8 p0      72 h
        db 0x2e, 0x2e
        mov r8, qword [rsp + 688]                                ;   463.2 p2      72 h
        db 0x2e, 0x2e
        add rsi, r12                                             ;   470.8 p5      55 v[1]
        db 0x2e, 0x2e
        mov r12, qword [rsp + 792]                               ;   463.5 p3      72 h
        db 0x2e, 0x2e
        add rsi, rbx                                             ;   471.8 p6      55 v[1]
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 704], rax                               ;   469.0 p8+p9   72 h
        db 0x2e, 0x2e, 0x2e
        mov qword [rsp + 696], r14                               ;   469.2 p7+p4   72 h
        db 0x2e, 0x2e, 0x2e
        and r9, rbx                                              ;   470.5 p1      43 t1
        db 0x2e, 0x2e, 0x2e
        rorx r14, rbx, 0xe                                       ;   470.8 p0      40 t1
        db 0x2e, 0x2e, 0x2e
        rorx rax, rbx, 0x12                                      ;   471.2 p6      40 t1
        db 0x2e, 0x2e, 0x2e
        add r12, rbx                                             ;   470.7 p11     72 h
        db 0x2e, 0x2e, 0x2e
        ror rbx, 0x29                                            ;   471.8 p0      40 t1
        db 0x2e, 0x2e
        xor rbp, r9                                              ;   471.5 p5      43 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, rax                                             ;   472.2 p1      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, rbp                                             ;   472.5 p11     53 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        xor r14, rbx                                             ;   473.2 p5      40 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx r9, rsi, 0x1c                                       ;   472.8 p6      39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rbp, rsi, 0x22                                      ;   472.8 p0      39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        rorx rax, rsi, 0x27                                      ;   473.2 p6      39 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r10, rsi                                             ;   472.8 p1      44 v[0]
        db 0x2e, 0x2e, 0x2e
        add r8, rsi                                              ;   472.8 p11     72 h
        add rcx, r10                                             ;   473.8 p5      72 h
        xor r9, rbp                                              ;   473.8 p1      39 v[0]
        add r11, r14                                             ;   474.2 p11     53 t1
        mov qword [rsp + 688], r8                                ;   473.8 p8+p9   72 h
        xor r9, rax                                              ;   474.8 p0      39 v[0]
        add r13, r11                                             ;   475.2 p5      72 h
        add rcx, r11                                             ;   475.2 p6      72 h
        add rcx, r9                                              ;   476.2 p1      72 h
        mov r11, r15                                             ;   470.2         72 h copy
        mov r8, rdx                                              ;   471.5         60 blocks copy
        mov r10, r12                                             ;   471.7         72 h copy
        mov r12, rdi                                             ;   470.2         72 h copy
        mov r9, r13                                              ;   476.2         72 h copy
        mov r13, rcx                                             ;   477.2         72 h copy
        cmp r8, qword [rsp + 752]                                ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 744], r8                                ;                    resident
        mov qword [rsp + 712], r9                                ;                    resident
        mov qword [rsp + 720], r10                               ;                    resident
        mov qword [rsp + 728], r11                               ;                    resident
        mov qword [rsp + 736], r12                               ;                    resident
        mov qword [rsp + 680], r13                               ;                    resident
.blocks_1_done:
        mov r8, qword [rsp + 680]                                ;     0.0 p2      60 blocks reload
        mov r9, qword [rsp + 672]                                ;     0.2 p3      60 blocks reload
        mov qword [r9], r8                                       ;     5.0 p7+p4   60 blocks
        mov r8, qword [rsp + 688]                                ;     0.5 p10     60 blocks reload
        mov qword [r9 + 8], r8                                   ;     5.5 p8+p9   60 blocks
        mov r8, qword [rsp + 696]                                ;     1.0 p2      60 blocks reload
        mov qword [r9 + 16], r8                                  ;     6.0 p7+p4   60 blocks
        mov r8, qword [rsp + 704]                                ;     1.2 p3      60 blocks reload
        mov qword [r9 + 24], r8                                  ;     6.2 p8+p9   60 blocks
        mov r8, qword [rsp + 712]                                ;     1.5 p10     60 blocks reload
        mov qword [r9 + 32], r8                                  ;     6.5 p7+p4   60 blocks
        mov r8, qword [rsp + 720]                                ;     2.0 p2      60 blocks reload
        mov qword [r9 + 40], r8                                  ;     7.0 p8+p9   60 blocks
        mov r8, qword [rsp + 728]                                ;     2.2 p3      60 blocks reload
        mov qword [r9 + 48], r8                                  ;     7.2 p7+p4   60 blocks
        mov r8, qword [rsp + 736]                                ;     2.5 p10     60 blocks reload
        mov qword [r9 + 56], r8                                  ;     7.5 p8+p9   60 blocks
        add rsp, 0x348                                           ;                    frame
        pop r15                                                  ;                    preserved
        pop r14                                                  ;                    preserved
        pop r13                                                  ;                    preserved
        pop r12                                                  ;                    preserved
        pop rbp                                                  ;                    preserved
        pop rbx                                                  ;                    preserved
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
