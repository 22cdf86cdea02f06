; sha512_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/sha512.cw (sha256 793285aaa0e8d3ce); do not edit:
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
;   blocks: 2812 uops, planned 478.3; bounds: width 468.7, ports 470.8, path 254.0
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
        align 16
.blocks_1:
        rorx r15, r9, 0x12                                       ;     0.0 p0      40 t1
        vmovdqu xmm0, [r8]                                       ;     0.2 p2      63 w[0]
        rorx r14, r9, 0xe                                        ;     0.3 p6      40 t1
        rorx rsi, r9, 0x29                                       ;     1.0 p0      40 t1
        rorx rbp, r13, 0x22                                      ;     1.3 p6      39 v[7]
        rorx rdi, r13, 0x1c                                      ;     2.0 p0      39 v[7]
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks]            ;     1.0 p3      63 w[8] reload
        vpshufb xmm0, xmm0, xmm2                                 ;     7.0 p1      63 w[0]
        vmovdqu xmm1, [r8 + 16]                                  ;     1.3 p10     63 w[2]
        xor r14, r15                                             ;     1.5 p5      40 t1
        mov r15, r11                                             ;     1.7         43 t1 copy
        xor r14, rsi                                             ;     2.5 p11     40 t1
        xor rdi, rbp                                             ;     3.0 p1      39 v[7]
        add r14, r12                                             ;     3.5 p6      53 t1
        xor r15, r10                                             ;     2.5 p5      43 t1
        and r15, r9                                              ;     3.5 p11     43 t1
        mov rsi, r13                                             ;     2.7         44 v[7] copy
        mov rbp, qword [rsp + 688]                               ;     2.8 p2      64 v[1] reload
        xor rsi, rbp                                             ;     7.8 p0      44 v[7]
        vmovdqa xmm3, [rel sha512_blocks.T0_w.blocks + 48]       ;     3.2 p3      63 w[0]
        vpaddq xmm3, xmm3, xmm0                                  ;     9.2 p1      63 w[0]
        vmovdqa [rsp + 0], xmm3                                  ;    10.2 p7+p4   63 w[0]
        xor r15, r11                                             ;     4.5 p6      43 t1
        add r14, r15                                             ;     5.5 p5      53 t1
        mov r15, r9                                              ;     4.0         43 t1 copy
        xor r15, r10                                             ;     4.2 p11     43 t1
        mov rcx, r11                                             ;     4.3         53 t1 copy
        mov rdx, qword [rsp + 696]                               ;     4.5 p10     44 v[7]
        xor rdx, rbp                                             ;     9.5 p0      44 v[7]
        and rdx, rsi                                             ;    10.5 p1      44 v[7]
        mov qword [rsp + 760], r11                               ;     5.0 p8+p9   64 v[6] spill
        add r14, qword [rsp + 0]                                 ;    15.2 p6+p2   53 t1
        add rcx, qword [rsp + 8]                                 ;    15.2 p5+p3   53 t1
        xor rdx, rbp                                             ;    11.5 p11     44 v[7]
        mov r11, rbp                                             ;     7.8         44 v[6] copy
        mov qword [rsp + 768], r12                               ;     5.8 p7+p4   64 v[7] spill
        rorx rax, r13, 0x27                                      ;     6.0 p0      39 v[7]
        xor rdi, rax                                             ;     7.0 p1      39 v[7]
        mov rax, r10                                             ;     6.3         43 t1 copy
        add rdi, rdx                                             ;    12.5 p6      55 v[7]
        mov rdx, rbp                                             ;     7.8         44 v[6] copy
        mov rbp, qword [rsp + 704]                               ;     6.8 p10     54 v[3]
        add rbp, r14                                             ;    16.2 p5      54 v[3]
        and r15, rbp                                             ;    17.2 p11     43 t1
        mov r12, r13                                             ;     7.3         44 v[5] copy
        add rdi, r14                                             ;    16.2 p0      55 v[7]
        rorx r14, rbp, 0xe                                       ;    17.2 p6      40 t1
        xor rax, r15                                             ;    18.2 p1      43 t1
        rorx r15, rbp, 0x12                                      ;    17.2 p0      40 t1
        xor r14, r15                                             ;    18.2 p5      40 t1
        add rcx, rax                                             ;    19.2 p11     53 t1
        mov rbx, r9                                              ;     8.5         43 t1 copy
        vpshufb xmm1, xmm1, xmm2                                 ;     8.8 p1      63 w[2]
        vpaddq xmm3, xmm1, [rel sha512_blocks.T0_w.blocks + 80]  ;     9.8 p5+p2   63 w[2]
        mov qword [rsp + 776], r13                               ;     9.0 p8+p9   64 v[0] spill
        mov r13, qword [rsp + 696]                               ;     9.2 p3      54 v[2]
        xor rdx, rdi                                             ;    17.2 p6      44 v[6]
        and rsi, rdx                                             ;    18.2 p11     44 v[6]
        rorx rdx, rbp, 0x29                                      ;    17.2 p0      40 t1
        vmovdqu xmm4, [r8 + 32]                                  ;     9.8 p10     63 w[4]
        vmovdqa [rsp + 16], xmm3                                 ;    10.8 p7+p4   63 w[2]
        mov qword [rsp + 784], r8                                ;    10.2 p8+p9   63 w[0] spill
        mov r8, qword [rsp + 16]                                 ;    10.8 p2      53 t1
        add r8, r10                                              ;    15.8 p1      53 t1
        xor rbx, rbp                                             ;    17.2 p5      43 t1
        rorx r15, rdi, 0x1c                                      ;    17.2 p6      39 v[6]
        rorx rax, rdi, 0x27                                      ;    17.2 p0      39 v[6]
        xor r14, rdx                                             ;    19.2 p11     40 t1
        add rcx, r14                                             ;    20.2 p1      53 t1
        mov r14, rdi                                             ;    17.2         44 v[5] copy
        rorx rdx, rdi, 0x22                                      ;    17.2 p6      39 v[6]
        xor r15, rdx                                             ;    18.2 p5      39 v[6]
        xor r15, rax                                             ;    19.2 p0      39 v[6]
        xor r11, rsi                                             ;    19.2 p11     44 v[6]
        mov rsi, rbp                                             ;    17.2         43 t1 copy
        add r15, r11                                             ;    20.2 p1      55 v[6]
        add r15, rcx                                             ;    21.2 p5      55 v[6]
        add r13, rcx                                             ;    21.2 p6      54 v[2]
        xor rsi, r13                                             ;    22.2 p0      43 t1
        rorx rcx, r13, 0xe                                       ;    22.2 p6      40 t1
        or rbx, r13                                              ;    22.2 p11     43 t1
        xor rbx, rsi                                             ;    23.2 p1      43 t1
        add r8, rbx                                              ;    24.2 p5      53 t1
        rorx rbx, r13, 0x12                                      ;    22.2 p0      40 t1
        xor rcx, rbx                                             ;    23.2 p11     40 t1
        rorx rbx, r13, 0x29                                      ;    22.2 p6      40 t1
        xor rcx, rbx                                             ;    24.2 p1      40 t1
        xor r12, rdi                                             ;    17.2 p5      44 v[5]
        mov rax, rdi                                             ;    17.2         44 v[5] copy
        xor rax, r15                                             ;    22.2 p0      44 v[5]
        add r8, rcx                                              ;    25.2 p11     53 t1
        and r12, rax                                             ;    23.2 p1      44 v[5]
        xor r14, r12                                             ;    24.2 p5      44 v[5]
        rorx r12, r15, 0x1c                                      ;    22.2 p6      39 v[5]
        rorx rcx, r15, 0x22                                      ;    22.2 p0      39 v[5]
        xor r12, rcx                                             ;    23.2 p11     39 v[5]
        mov rdx, qword [rsp + 688]                               ;    16.0 p3      54 v[1]
        lea r11, [rbp + rdi]                                     ;    17.2 p1      54 v[7]
        mov qword [rsp + 792], r10                               ;    16.3 p7+p4   64 v[5] spill
        mov r10, qword [rsp + 24]                                ;    16.5 p10     53 t1
        add r10, r9                                              ;    21.5 p5      53 t1
        mov rbx, qword [rsp + 776]                               ;    16.8 p2      54 v[0]
        add rdx, r8                                              ;    26.2 p6      54 v[1]
        and rsi, rdx                                             ;    27.2 p0      43 t1
        vpshufb xmm3, xmm4, xmm2                                 ;    17.5 p1      63 w[4]
        vpaddq xmm4, xmm3, [rel sha512_blocks.T0_w.blocks + 128] ;    18.5 p5+p3   63 w[4]
        mov qword [rsp + 800], r9                                ;    17.7 p8+p9   64 v[4] spill
        lea r9, [r13 + r15]                                      ;    22.2 p11     54 v[6]
        xor rbp, rsi                                             ;    28.2 p6      43 t1
        rorx rsi, rdx, 0xe                                       ;    27.2 p0      40 t1
        rorx rcx, r15, 0x27                                      ;    22.2 p6      39 v[5]
        xor r12, rcx                                             ;    24.2 p1      39 v[5]
        add r12, r14                                             ;    25.2 p11     55 v[5]
        mov r14, r15                                             ;    22.2         44 v[4] copy
        add r12, r8                                              ;    26.2 p5      55 v[5]
        add r10, rbp                                             ;    29.2 p0      53 t1
        rorx rbp, rdx, 0x12                                      ;    27.2 p6      40 t1
        mov rcx, r15                                             ;    22.2         44 v[4] copy
        xor rcx, r12                                             ;    27.2 p1      44 v[4]
        and rax, rcx                                             ;    28.2 p11     44 v[4]
        xor rsi, rbp                                             ;    28.2 p5      40 t1
        rorx rbp, rdx, 0x29                                      ;    27.2 p0      40 t1
        xor rsi, rbp                                             ;    29.2 p1      40 t1
        xor r14, rax                                             ;    29.2 p11     44 v[4]
        rorx rax, r12, 0x22                                      ;    27.2 p6      39 v[4]
        mov r8, r13                                              ;    22.2         43 t1 copy
        xor r8, rdx                                              ;    27.2 p5      43 t1
        vmovdqa [rsp + 32], xmm4                                 ;    21.2 p7+p4   63 w[4]
        mov qword [rsp + 808], r15                               ;    22.2 p8+p9   55 v[6] spill
        mov r15, qword [rsp + 784]                               ;    21.5 p10     63 w[0] reload
        vmovdqu xmm4, [r15 + 48]                                 ;    26.5 p2      63 w[6]
        add r11, qword [rsp + 32]                                ;    26.2 p0+p3   54 v[7]
        rorx rbp, r12, 0x1c                                      ;    27.2 p6      39 v[4]
        xor rbp, rax                                             ;    28.2 p1      39 v[4]
        rorx rax, r12, 0x27                                      ;    27.2 p0      39 v[4]
        xor rbp, rax                                             ;    29.2 p11     39 v[4]
        add r10, rsi                                             ;    30.2 p5      53 t1
        add rbx, r10                                             ;    31.2 p6      54 v[0]
        and r8, rbx                                              ;    32.2 p1      43 t1
        mov rax, r12                                             ;    27.2         44 v[3] copy
        mov rsi, r12                                             ;    27.2         44 v[3] copy
        add rbp, r14                                             ;    30.2 p11     55 v[4]
        mov r14, rdx                                             ;    27.2         43 t1 copy
        add rbp, r10                                             ;    31.2 p5      55 v[4]
        xor rax, rbp                                             ;    32.2 p0      44 v[3]
        xor r14, rbx                                             ;    32.2 p6      43 t1
        lea r10, [rdx + r12]                                     ;    27.2 p1      54 v[5]
        xor r13, r8                                              ;    33.2 p11     43 t1
        rorx r8, rbx, 0xe                                        ;    32.2 p0      40 t1
        and rcx, rax                                             ;    33.2 p5      44 v[3]
        xor rsi, rcx                                             ;    34.2 p6      44 v[3]
        rorx rcx, rbx, 0x12                                      ;    32.2 p0      40 t1
        xor r8, rcx                                              ;    33.2 p1      40 t1
        rorx rcx, rbx, 0x29                                      ;    32.2 p6      40 t1
        xor r8, rcx                                              ;    34.2 p11     40 t1
        add r11, r13                                             ;    34.2 p5      54 v[7]
        rorx rcx, rbp, 0x1c                                      ;    32.2 p0      39 v[3]
        vpshufb xmm4, xmm4, xmm2                                 ;    32.5 p1      63 w[6]
        vmovdqa xmm5, [rel sha512_blocks.T0_w.blocks + 160]      ;    26.3 p10     63 w[6]
        vpaddq xmm5, xmm5, xmm4                                  ;    33.5 p5      63 w[6]
        vmovdqa [rsp + 48], xmm5                                 ;    34.5 p7+p4   63 w[6]
        add r10, qword [rsp + 48]                                ;    39.5 p11+p2   54 v[5]
        rorx r13, rbp, 0x22                                      ;    32.2 p6      39 v[3]
        xor rcx, r13                                             ;    33.2 p1      39 v[3]
        rorx r13, rbp, 0x27                                      ;    32.2 p0      39 v[3]
        xor rcx, r13                                             ;    34.2 p5      39 v[3]
        sub rcx, rdi                                             ;    35.2 p11     55 v[3]
        add rsi, rcx                                             ;    36.2 p6      55 v[3]
        lea rcx, [rbx + rbp]                                     ;    32.2 p1      54 v[4]
        add r11, r8                                              ;    35.2 p5      54 v[7]
        add r9, qword [rsp + 40]                                 ;    28.8 p11+p3   54 v[6]
        and r14, r11                                             ;    36.2 p0      43 t1
        xor rdx, r14                                             ;    37.2 p6      43 t1
        add r9, rdx                                              ;    38.2 p1      54 v[6]
        mov r8, rbp                                              ;    32.2         44 v[2] copy
        vmovdqu xmm6, [r15 + 64]                                 ;    29.2 p10     63 w[8]
        mov rdi, rbx                                             ;    32.2         43 t1 copy
        add rsi, r11                                             ;    37.2 p5      55 v[3]
        mov r13, rbp                                             ;    32.2         44 v[2] copy
        xor rdi, r11                                             ;    36.2 p11     43 t1
        rorx r14, r11, 0xe                                       ;    36.2 p0      40 t1
        rorx rdx, r11, 0x12                                      ;    36.2 p6      40 t1
        xor r14, rdx                                             ;    37.2 p1      40 t1
        rorx rdx, r11, 0x29                                      ;    36.2 p0      40 t1
        xor r14, rdx                                             ;    38.2 p5      40 t1
        rorx rdx, rsi, 0x1c                                      ;    38.2 p6      39 v[2]
        xor r13, rsi                                             ;    38.2 p11     44 v[2]
        add r9, r14                                              ;    39.2 p1      54 v[6]
        rorx r14, rsi, 0x22                                      ;    38.2 p0      39 v[2]
        and rax, r13                                             ;    39.2 p5      44 v[2]
        xor rdx, r14                                             ;    39.2 p11     39 v[2]
        rorx r14, rsi, 0x27                                      ;    38.2 p6      39 v[2]
        xor rdx, r14                                             ;    40.2 p1      39 v[2]
        xor r8, rax                                              ;    40.2 p5      44 v[2]
        mov rax, rsi                                             ;    38.2         44 v[1] copy
        add r8, r9                                               ;    41.2 p0      55 v[2]
        vpshufb xmm5, xmm6, xmm2                                 ;    35.2 p1      63 w[8]
        sub rdx, qword [rsp + 808]                               ;    41.2 p11+p2   55 v[2]
        add r8, rdx                                              ;    42.2 p6      55 v[2]
        xor rax, r8                                              ;    43.2 p5      44 v[1]
        mov r14, r11                                             ;    36.2         43 t1 copy
        and rdi, r9                                              ;    40.2 p0      43 t1
        xor rbx, rdi                                             ;    41.2 p11     43 t1
        add r10, rbx                                             ;    42.2 p6      54 v[5]
        rorx rdi, r9, 0xe                                        ;    40.2 p0      40 t1
        rorx rbx, r9, 0x12                                       ;    40.2 p6      40 t1
        xor rdi, rbx                                             ;    41.2 p1      40 t1
        rorx rbx, r9, 0x29                                       ;    40.2 p0      40 t1
        xor rdi, rbx                                             ;    42.2 p5      40 t1
        mov rbx, rsi                                             ;    38.2         44 v[1] copy
        rorx rdx, r8, 0x1c                                       ;    43.2 p6      39 v[1]
        and r13, rax                                             ;    44.2 p11     44 v[1]
        xor rbx, r13                                             ;    45.2 p1      44 v[1]
        rorx r13, r8, 0x22                                       ;    43.2 p0      39 v[1]
        xor rdx, r13                                             ;    44.2 p5      39 v[1]
        rorx r13, r8, 0x27                                       ;    43.2 p6      39 v[1]
        xor rdx, r13                                             ;    45.2 p11     39 v[1]
        mov r13, r9                                              ;    40.2         43 t1 copy
        add rcx, qword [rsp + 56]                                ;    39.5 p1+p3   54 v[4]
        xor r14, r9                                              ;    40.2 p5      43 t1
        add r10, rdi                                             ;    43.2 p11     54 v[5]
        lea rdi, [r11 + rsi]                                     ;    38.2 p1      54 v[3]
        and r14, r10                                             ;    44.2 p5      43 t1
        xor r11, r14                                             ;    45.2 p0      43 t1
        add rbx, r10                                             ;    46.2 p11     55 v[1]
        rorx r14, r10, 0xe                                       ;    44.2 p6      40 t1
        sub rdx, r12                                             ;    46.2 p1      55 v[1]
        add rbx, rdx                                             ;    47.2 p5      55 v[1]
        rorx r12, r10, 0x12                                      ;    44.2 p0      40 t1
        xor r14, r12                                             ;    45.2 p11     40 t1
        rorx r12, r10, 0x29                                      ;    44.2 p6      40 t1
        xor r14, r12                                             ;    46.2 p1      40 t1
        mov r12, r8                                              ;    43.2         44 v[0] copy
        xor r12, rbx                                             ;    48.2 p5      44 v[0]
        and rax, r12                                             ;    49.2 p0      44 v[0]
        add rcx, r11                                             ;    46.2 p11     54 v[4]
        mov r11, r8                                              ;    43.2         44 v[0] copy
        xor r11, rax                                             ;    50.2 p6      44 v[0]
        vmovdqu xmm6, [r15 + 80]                                 ;    39.7 p10     63 w[10]
        vpaddq xmm7, xmm5, [rel sha512_blocks.T0_w.blocks + 16]  ;    40.3 p1+p2   63 w[8]
        lea r15, [r9 + r8]                                       ;    43.2 p5      54 v[2]
        xor r13, r10                                             ;    44.2 p0      43 t1
        add rcx, r14                                             ;    47.2 p11     54 v[4]
        vmovdqa [rsp + 64], xmm7                                 ;    41.3 p8+p9   63 w[8]
        mov rdx, r8                                              ;    43.2         44 v[7] copy
        add rdi, qword [rsp + 64]                                ;    46.3 p6+p3   54 v[3]
        rorx r14, rbx, 0x1c                                      ;    48.2 p0      39 v[0]
        and rdx, rbx                                             ;    48.2 p1      44 v[7]
        and r13, rcx                                             ;    48.2 p5      43 t1
        xor r9, r13                                              ;    49.2 p11     43 t1
        rorx r13, rbx, 0x22                                      ;    48.2 p6      39 v[0]
        xor r14, r13                                             ;    49.2 p1      39 v[0]
        rorx r13, rbx, 0x27                                      ;    48.2 p0      39 v[0]
        xor r14, r13                                             ;    50.2 p5      39 v[0]
        mov r13, r10                                             ;    44.2         43 t1 copy
        xor r13, rcx                                             ;    48.2 p11     43 t1
        sub rdx, rsi                                             ;    49.2 p6      55 v[7]
        sub r14, rbp                                             ;    51.2 p1      55 v[0]
        rorx rsi, rcx, 0xe                                       ;    48.2 p0      40 t1
        add rdi, r9                                              ;    50.2 p5      54 v[3]
        mov rbp, rbx                                             ;    48.2         44 v[7] copy
        add r15, qword [rsp + 72]                                ;    46.3 p11+p10   54 v[2]
        rorx rax, rcx, 0x12                                      ;    48.2 p6      40 t1
        xor rsi, rax                                             ;    49.2 p1      40 t1
        rorx rax, rcx, 0x29                                      ;    48.2 p0      40 t1
        xor rsi, rax                                             ;    50.2 p5      40 t1
        add rdi, rsi                                             ;    51.2 p11     54 v[3]
        mov rsi, rcx                                             ;    48.2         43 t1 copy
        and r13, rdi                                             ;    52.2 p6      43 t1
        add rdx, rdi                                             ;    52.2 p1      55 v[7]
        rorx rax, rdi, 0xe                                       ;    52.2 p0      40 t1
        xor rsi, rdi                                             ;    52.2 p5      43 t1
        lea r9, [rcx + r11]                                      ;    51.2 p11     55 v[0]
        lea r11, [r10 + rbx]                                     ;    48.2 p6      54 v[1]
        xor r10, r13                                             ;    53.2 p1      43 t1
        rorx r13, rdi, 0x12                                      ;    52.2 p0      40 t1
        xor rax, r13                                             ;    53.2 p5      40 t1
        rorx r13, rdi, 0x29                                      ;    52.2 p6      40 t1
        xor rax, r13                                             ;    54.2 p11     40 t1
        add r15, r10                                             ;    54.2 p1      54 v[2]
        add r15, rax                                             ;    55.2 p5      54 v[2]
        and rsi, r15                                             ;    56.2 p0      43 t1
        add r9, r14                                              ;    52.2 p11     55 v[0]
        mov r14, rbx                                             ;    48.2         44 v[6] copy
        rorx r13, r9, 0x1c                                       ;    53.2 p6      39 v[7]
        and r12, r9                                              ;    53.2 p1      44 v[7]
        add rdx, r12                                             ;    54.2 p5      55 v[7]
        rorx r12, r9, 0x22                                       ;    53.2 p0      39 v[7]
        xor r13, r12                                             ;    54.2 p11     39 v[7]
        rorx r12, r9, 0x27                                       ;    53.2 p6      39 v[7]
        xor r13, r12                                             ;    55.2 p1      39 v[7]
        lea r12, [rcx + r9]                                      ;    53.2 p5      54 v[0]
        xor rcx, rsi                                             ;    57.2 p0      43 t1
        rorx rax, r15, 0x12                                      ;    56.2 p6      40 t1
        add rdx, r13                                             ;    56.2 p11     55 v[7]
        rorx r13, r15, 0xe                                       ;    56.2 p0      40 t1
        rorx rsi, r15, 0x29                                      ;    56.2 p6      40 t1
        xor r13, rax                                             ;    57.2 p1      40 t1
        xor r13, rsi                                             ;    58.2 p5      40 t1
        rorx rsi, rdx, 0x1c                                      ;    57.2 p0      39 v[6]
        vpshufb xmm6, xmm6, xmm2                                 ;    51.3 p1      63 w[10]
        xor rbp, r9                                              ;    53.2 p11     44 v[7]
        and r14, r9                                              ;    53.2 p5      44 v[6]
        vpaddq xmm7, xmm6, [rel sha512_blocks.T0_w.blocks + 32]  ;    52.3 p1+p2   63 w[10]
        mov qword [rsp + 808], rbx                               ;    50.7 p7+p4   55 v[1] spill
        mov rbx, qword [rsp + 784]                               ;    50.8 p3      63 w[0] reload
        vmovdqu xmm8, [rbx + 96]                                 ;    55.8 p10     63 w[12]
        sub r14, r8                                              ;    54.2 p11     55 v[6]
        mov r8, r9                                               ;    53.2         44 v[6] copy
        mov r10, r9                                              ;    53.2         44 v[5] copy
        vmovdqa [rsp + 80], xmm7                                 ;    53.3 p8+p9   63 w[10]
        add r11, qword [rsp + 80]                                ;    58.3 p6+p2   54 v[1]
        add r14, r15                                             ;    56.2 p5      55 v[6]
        mov rbx, rdi                                             ;    52.2         43 t1 copy
        xor rbx, r15                                             ;    56.2 p0      43 t1
        and r10, rdx                                             ;    57.2 p11     44 v[5]
        and rbp, rdx                                             ;    57.2 p6      44 v[6]
        rorx rax, rdx, 0x22                                      ;    57.2 p0      39 v[6]
        xor r8, rdx                                              ;    57.2 p1      44 v[6]
        add r14, rbp                                             ;    58.2 p5      55 v[6]
        rorx rbp, rdx, 0x27                                      ;    57.2 p6      39 v[6]
        xor rsi, rax                                             ;    58.2 p11     39 v[6]
        xor rsi, rbp                                             ;    59.2 p1      39 v[6]
        add r11, rcx                                             ;    59.3 p5      54 v[1]
        add r11, r13                                             ;    60.3 p0      54 v[1]
        and rbx, r11                                             ;    61.3 p11     43 t1
        sub r10, qword [rsp + 808]                               ;    58.2 p6+p3   55 v[5]
        lea rbp, [rdi + rdx]                                     ;    57.2 p1      54 v[7]
        mov r13, rdx                                             ;    57.2         44 v[5] copy
        add r12, qword [rsp + 88]                                ;    58.3 p5+p10   54 v[0]
        add r14, rsi                                             ;    60.2 p0      55 v[6]
        mov rsi, r15                                             ;    56.2         43 t1 copy
        xor rdi, rbx                                             ;    62.3 p11     43 t1
        rorx rbx, r11, 0x12                                      ;    61.3 p6      40 t1
        rorx rcx, r11, 0xe                                       ;    61.3 p0      40 t1
        mov rax, rdx                                             ;    57.2         44 v[4] copy
        add r10, r11                                             ;    61.3 p1      55 v[5]
        xor rsi, r11                                             ;    61.3 p5      43 t1
        xor rcx, rbx                                             ;    62.3 p11     40 t1
        add r12, rdi                                             ;    63.3 p6      54 v[0]
        rorx rbx, r11, 0x29                                      ;    61.3 p0      40 t1
        and r8, r14                                              ;    61.2 p1      44 v[5]
        xor r13, r14                                             ;    61.2 p5      44 v[5]
        and rax, r14                                             ;    61.2 p11     44 v[4]
        add r10, r8                                              ;    62.3 p6      55 v[5]
        sub rax, r9                                              ;    62.2 p1      55 v[4]
        xor rcx, rbx                                             ;    63.3 p5      40 t1
        mov r9, r14                                              ;    61.2         44 v[4] copy
        vpshufb xmm7, xmm8, xmm2                                 ;    61.8 p1      63 w[12]
        mov qword [rsp + 808], rdx                               ;    58.2 p7+p4   55 v[7] spill
        mov rdx, qword [rsp + 784]                               ;    58.3 p2      63 w[0] reload
        rorx rbx, r14, 0x1c                                      ;    61.2 p0      39 v[5]
        vmovdqu xmm8, [rdx + 112]                                ;    63.3 p3      63 w[14]
        vpaddq xmm9, xmm7, [rel sha512_blocks.T0_w.blocks + 112] ;    62.8 p5+p10   63 w[12]
        vmovdqa [rsp + 96], xmm9                                 ;    63.8 p8+p9   63 w[12]
        add r12, rcx                                             ;    64.3 p11     54 v[0]
        add rbp, qword [rsp + 96]                                ;    68.8 p6+p2   54 v[7]
        mov rdi, r14                                             ;    61.2         44 v[3] copy
        rorx r8, r14, 0x22                                       ;    61.2 p0      39 v[5]
        xor rbx, r8                                              ;    62.2 p11     39 v[5]
        rorx r8, r14, 0x27                                       ;    61.2 p6      39 v[5]
        xor rbx, r8                                              ;    63.2 p1      39 v[5]
        lea r8, [r15 + r14]                                      ;    61.2 p5      54 v[6]
        add r10, rbx                                             ;    64.2 p0      55 v[5]
        and rsi, r12                                             ;    65.3 p11     43 t1
        add rax, r12                                             ;    65.3 p6      55 v[4]
        rorx rcx, r12, 0xe                                       ;    65.3 p0      40 t1
        rorx rbx, r12, 0x12                                      ;    65.3 p6      40 t1
        xor r15, rsi                                             ;    66.3 p1      43 t1
        and r13, r10                                             ;    65.2 p5      44 v[4]
        add rax, r13                                             ;    66.3 p11     55 v[4]
        rorx r13, r10, 0x27                                      ;    65.2 p0      39 v[4]
        xor rcx, rbx                                             ;    66.3 p1      40 t1
        rorx rsi, r12, 0x29                                      ;    65.3 p6      40 t1
        add r8, qword [rsp + 104]                                ;    68.8 p5+p3   54 v[6]
        xor rcx, rsi                                             ;    67.3 p11     40 t1
        rorx rbx, r10, 0x22                                      ;    65.2 p0      39 v[4]
        xor r9, r10                                              ;    65.2 p1      44 v[4]
        and rdi, r10                                             ;    65.2 p5      44 v[3]
        add rbp, r15                                             ;    69.8 p11     54 v[7]
        add rbp, rcx                                             ;    70.8 p6      54 v[7]
        mov rcx, r10                                             ;    65.2         44 v[2] copy
        rorx rsi, r10, 0x1c                                      ;    65.2 p0      39 v[4]
        xor rsi, rbx                                             ;    66.2 p1      39 v[4]
        xor rsi, r13                                             ;    67.2 p5      39 v[4]
        mov rbx, r11                                             ;    64.2         43 t1 copy
        xor rbx, r12                                             ;    65.3 p11     43 t1
        lea r13, [r11 + r10]                                     ;    65.3 p6      54 v[5]
        add rax, rsi                                             ;    68.2 p1      55 v[4]
        mov rsi, r10                                             ;    65.2         44 v[3] copy
        and rbx, rbp                                             ;    71.8 p5      43 t1
        sub rdi, qword [rsp + 808]                               ;    66.2 p0+p10   55 v[3]
        add rdi, rbp                                             ;    71.8 p11     55 v[3]
        xor r11, rbx                                             ;    72.8 p6      43 t1
        rorx rbx, rbp, 0xe                                       ;    71.8 p0      40 t1
        and r9, rax                                              ;    69.2 p1      44 v[3]
        add rdi, r9                                              ;    72.8 p5      55 v[3]
        rorx r9, rbp, 0x12                                       ;    71.8 p6      40 t1
        xor rbx, r9                                              ;    72.8 p11     40 t1
        rorx r9, rbp, 0x29                                       ;    71.8 p0      40 t1
        xor rbx, r9                                              ;    73.8 p1      40 t1
        rorx r9, rax, 0x1c                                       ;    69.2 p6      39 v[3]
        xor rsi, rax                                             ;    69.2 p5      44 v[3]
        and rcx, rax                                             ;    69.2 p11     44 v[2]
        mov r15, r12                                             ;    67.3         43 t1 copy
        xor r15, rbp                                             ;    71.8 p1      43 t1
        add r8, r11                                              ;    73.8 p5      54 v[6]
        add r8, rbx                                              ;    74.8 p0      54 v[6]
        and r15, r8                                              ;    75.8 p11     43 t1
        vpshufb xmm2, xmm8, xmm2                                 ;    69.3 p1      63 w[14]
        vpaddq xmm8, xmm2, [rel sha512_blocks.T0_w.blocks + 64]  ;    70.3 p5+p2   63 w[14]
        vmovdqa [rsp + 112], xmm8                                ;    71.3 p7+p4   63 w[14]
        vpalignr xmm8, xmm1, xmm0, 8                             ;    70.8 p5      68 w[0]
        rorx rbx, r8, 0xe                                        ;    75.8 p6      40 t1
        sub rcx, r14                                             ;    70.2 p0      55 v[2]
        rorx r14, rax, 0x22                                      ;    70.3 p6      39 v[3]
        xor r9, r14                                              ;    71.3 p11     39 v[3]
        rorx r14, rax, 0x27                                      ;    71.0 p0      39 v[3]
        xor r9, r14                                              ;    72.3 p1      39 v[3]
        lea r14, [r12 + rax]                                     ;    71.2 p11     54 v[4]
        add rdi, r9                                              ;    73.8 p6      55 v[3]
        add rcx, r8                                              ;    75.8 p1      55 v[2]
        xor r12, r15                                             ;    76.8 p5      43 t1
        rorx r15, r8, 0x12                                       ;    75.8 p0      40 t1
        xor rbx, r15                                             ;    76.8 p11     40 t1
        rorx r15, r8, 0x29                                       ;    75.8 p6      40 t1
        xor rbx, r15                                             ;    77.8 p1      40 t1
        rorx r15, rdi, 0x1c                                      ;    74.8 p0      39 v[2]
        and rsi, rdi                                             ;    74.8 p5      44 v[2]
        add rcx, rsi                                             ;    76.8 p11     55 v[2]
        rorx rsi, rdi, 0x22                                      ;    74.8 p6      39 v[2]
        xor r15, rsi                                             ;    75.8 p1      39 v[2]
        mov r9, rax                                              ;    72.0         44 v[2] copy
        mov r11, rax                                             ;    72.2         44 v[1] copy
        add r13, qword [rsp + 112]                               ;    76.3 p5+p3   54 v[5]
        and r11, rdi                                             ;    74.8 p0      44 v[1]
        rorx rsi, rdi, 0x27                                      ;    74.8 p6      39 v[2]
        xor r15, rsi                                             ;    76.8 p11     39 v[2]
        vpsrlq xmm9, xmm2, 6                                     ;    74.3 p1      68 w[0]
        vpsrlq xmm10, xmm8, 7                                    ;    75.0 p0      68 w[0]
        xor r9, rdi                                              ;    74.8 p5      44 v[2]
        sub r11, r10                                             ;    75.8 p11     55 v[1]
        add r13, r12                                             ;    77.8 p6      54 v[5]
        mov r10, rbp                                             ;    73.8         43 t1 copy
        xor r10, r8                                              ;    75.8 p1      43 t1
        add r13, rbx                                             ;    78.8 p5      54 v[5]
        vprolq xmm11, xmm2, 3                                    ;    76.0 p0      68 w[0]
        vprolq xmm12, xmm2, 0x2d                                 ;    76.3 p1      68 w[0]
        add rcx, r15                                             ;    77.8 p11     55 v[2]
        lea r12, [rbp + rdi]                                     ;    76.3 p6      54 v[3]
        vpalignr xmm13, xmm6, xmm5, 8                            ;    76.8 p5      68 w[0]
        vprolq xmm14, xmm8, 0x38                                 ;    77.0 p0      68 w[0]
        vprolq xmm8, xmm8, 0x3f                                  ;    77.3 p1      68 w[0]
        vpternlogd xmm9, xmm12, xmm11, 0x96                      ;    77.8 p5      68 w[0]
        mov r15, rdi                                             ;    75.7         44 v[1] copy
        mov rsi, rdi                                             ;    75.8         44 v[0] copy
        vpternlogd xmm10, xmm8, xmm14, 0x96                      ;    78.3 p0      68 w[0]
        rorx rbx, rcx, 0x1c                                      ;    78.8 p6      39 v[1]
        and r9, rcx                                              ;    78.8 p11     44 v[1]
        xor r15, rcx                                             ;    78.8 p11     44 v[1]
        and rsi, rcx                                             ;    78.8 p6      44 v[0]
        add r11, r9                                              ;    79.8 p1      55 v[1]
        rorx r9, rcx, 0x22                                       ;    79.0 p0      39 v[1]
        xor rbx, r9                                              ;    80.0 p5      39 v[1]
        rorx r9, rcx, 0x27                                       ;    79.3 p6      39 v[1]
        vpaddq xmm0, xmm0, xmm13                                 ;    79.3 p1      68 w[0]
        add r14, qword [rsp + 120]                               ;    79.2 p11+p10   54 v[4]
        vpaddq xmm0, xmm0, xmm9                                  ;    80.3 p5      68 w[0]
        sub rsi, rax                                             ;    80.0 p0      55 v[0]
        add r11, r13                                             ;    80.8 p11     55 v[1]
        and r10, r13                                             ;    80.3 p6      43 t1
        rorx rax, r13, 0xe                                       ;    81.0 p0      40 t1
        xor rbx, r9                                              ;    81.0 p1      39 v[1]
        rorx r9, r13, 0x12                                       ;    81.3 p6      40 t1
        xor rax, r9                                              ;    82.3 p5      40 t1
        xor rbp, r10                                             ;    81.3 p11     43 t1
        rorx r10, r13, 0x29                                      ;    82.0 p0      40 t1
        add r11, rbx                                             ;    82.0 p1      55 v[1]
        add r14, rbp                                             ;    82.3 p5      54 v[4]
        xor rax, r10                                             ;    83.3 p11     40 t1
        rorx r10, r11, 0x1c                                      ;    83.0 p6      39 v[0]
        vpaddq xmm0, xmm0, xmm10                                 ;    82.3 p1      68 w[0]
        vpaddq xmm8, xmm0, [rel sha512_blocks.T0_w.blocks + 96]  ;    83.3 p5+p2   68 w[0]
        vmovdqa [rsp + 128], xmm8                                ;    84.3 p8+p9   68 w[0]
        rorx rbx, r11, 0x22                                      ;    83.0 p0      39 v[0]
        and r15, r11                                             ;    83.2 p11     44 v[0]
        add rsi, r15                                             ;    84.2 p6      55 v[0]
        vpalignr xmm9, xmm3, xmm1, 8                             ;    83.8 p5      68 w[2]
        add r14, rax                                             ;    84.3 p1      54 v[4]
        rorx rax, r11, 0x27                                      ;    84.0 p0      39 v[0]
        xor r10, rbx                                             ;    84.2 p11     39 v[0]
        xor r10, rax                                             ;    85.2 p6      39 v[0]
        add rsi, r14                                             ;    85.3 p1      55 v[0]
        add rsi, r10                                             ;    86.3 p5      55 v[0]
        mov r10, rcx                                             ;    82.3         44 v[7] copy
        and r10, r11                                             ;    85.0 p0      44 v[7]
        sub r10, rdi                                             ;    86.0 p11     55 v[7]
        mov r9, r8                                               ;    82.8         43 t1 copy
        xor r9, r13                                              ;    85.3 p6      43 t1
        lea rbp, [r8 + rcx]                                      ;    85.3 p1      54 v[2]
        add r12, qword [rsp + 128]                               ;    89.3 p5+p3   54 v[3]
        vpsrlq xmm8, xmm0, 6                                     ;    86.0 p0      68 w[2]
        mov r15, rcx                                             ;    83.7         44 v[0] copy
        xor r15, r11                                             ;    86.2 p11     44 v[0]
        and r9, r14                                              ;    86.3 p6      43 t1
        rorx rax, r14, 0xe                                       ;    87.0 p0      40 t1
        vprolq xmm12, xmm9, 0x38                                 ;    86.3 p1      68 w[2]
        rorx rbx, r14, 0x12                                      ;    87.3 p6      40 t1
        xor rax, rbx                                             ;    88.3 p5      40 t1
        xor r8, r9                                               ;    87.3 p11     43 t1
        and r15, rsi                                             ;    87.3 p1      44 v[7]
        rorx r9, r14, 0x29                                       ;    88.0 p0      40 t1
        vpsrlq xmm10, xmm9, 7                                    ;    88.3 p1      68 w[2]
        vpalignr xmm11, xmm7, xmm6, 8                            ;    87.8 p5      68 w[2]
        vprolq xmm9, xmm9, 0x3f                                  ;    89.0 p0      68 w[2]
        xor rax, r9                                              ;    89.3 p11     40 t1
        vpternlogd xmm10, xmm9, xmm12, 0x96                      ;    90.0 p5      68 w[2]
        rorx r9, rsi, 0x22                                       ;    88.3 p6      39 v[7]
        rorx rdi, rsi, 0x27                                      ;    89.3 p6      39 v[7]
        vpaddq xmm1, xmm1, xmm11                                 ;    89.3 p1      68 w[2]
        add rbp, qword [rsp + 136]                               ;    89.3 p11+p10   54 v[2]
        vprolq xmm9, xmm0, 3                                     ;    90.0 p0      68 w[2]
        add r10, r15                                             ;    89.8 p5      55 v[7]
        lea r15, [r13 + r11]                                     ;    90.2 p11     54 v[1]
        vpaddq xmm1, xmm1, xmm10                                 ;    91.0 p1      68 w[2]
        vprolq xmm12, xmm0, 0x2d                                 ;    91.0 p0      68 w[2]
        mov rbx, r14                                             ;    87.7         43 t1 copy
        add r12, r8                                              ;    90.3 p6      54 v[3]
        rorx r8, rsi, 0x1c                                       ;    91.3 p6      39 v[7]
        add r12, rax                                             ;    91.3 p5      54 v[3]
        xor r8, r9                                               ;    92.3 p11     39 v[7]
        mov r9, r13                                              ;    88.5         43 t1 copy
        xor r9, r14                                              ;    91.3 p1      43 t1
        xor r8, rdi                                              ;    93.3 p5      39 v[7]
        mov rdi, r11                                             ;    89.0         44 v[7] copy
        vpternlogd xmm8, xmm12, xmm9, 0x96                       ;    92.0 p0      68 w[2]
        xor rdi, rsi                                             ;    92.2 p11     44 v[7]
        add r10, r12                                             ;    92.3 p6      55 v[7]
        and r9, r12                                              ;    92.3 p1      43 t1
        xor r13, r9                                              ;    93.3 p5      43 t1
        add r10, r8                                              ;    94.3 p0      55 v[7]
        rorx r8, r12, 0xe                                        ;    93.3 p6      40 t1
        mov rax, r11                                             ;    90.3         44 v[6] copy
        and rax, rsi                                             ;    93.2 p11     44 v[6]
        rorx r9, r12, 0x12                                       ;    94.0 p0      40 t1
        add rbp, r13                                             ;    94.3 p1      54 v[2]
        xor r8, r9                                               ;    95.0 p5      40 t1
        sub rax, rcx                                             ;    94.2 p11     55 v[6]
        rorx rcx, r12, 0x29                                      ;    94.3 p6      40 t1
        xor r8, rcx                                              ;    96.0 p1      40 t1
        add rbp, r8                                              ;    97.0 p5      54 v[2]
        rorx r8, r10, 0x22                                       ;    95.3 p0      39 v[6]
        xor rbx, r12                                             ;    95.2 p11     43 t1
        vpaddq xmm1, xmm1, xmm8                                  ;    95.3 p1      68 w[2]
        mov r9, rsi                                              ;    92.3         44 v[6] copy
        and rdi, r10                                             ;    95.3 p6      44 v[6]
        xor r9, r10                                              ;    95.8 p5      44 v[6]
        add rax, rdi                                             ;    96.3 p0      55 v[6]
        rorx rdi, r10, 0x1c                                      ;    96.3 p6      39 v[6]
        xor rdi, r8                                              ;    97.3 p11     39 v[6]
        rorx r8, r10, 0x27                                       ;    97.0 p0      39 v[6]
        xor rdi, r8                                              ;    98.3 p1      39 v[6]
        add rax, rbp                                             ;    98.0 p5      55 v[6]
        add rax, rdi                                             ;    99.3 p11     55 v[6]
        and r9, rax                                              ;   100.3 p6      44 v[5]
        mov rcx, rsi                                             ;    94.2         44 v[5] copy
        vpaddq xmm8, xmm1, [rel sha512_blocks.T0_w.blocks + 144] ;    97.3 p1+p2   68 w[2]
        and rcx, r10                                             ;    97.8 p5      44 v[5]
        sub rcx, r11                                             ;    98.8 p0      55 v[5]
        lea r13, [r14 + rsi]                                     ;    98.2 p11     54 v[0]
        vprolq xmm9, xmm1, 3                                     ;    98.3 p1      68 w[4]
        vmovdqa [rsp + 144], xmm8                                ;    98.3 p7+p4   68 w[2]
        vpalignr xmm8, xmm4, xmm3, 8                             ;    98.8 p5      68 w[4]
        add r15, qword [rsp + 144]                               ;   103.3 p6+p3   54 v[1]
        vprolq xmm10, xmm1, 0x2d                                 ;    99.0 p0      68 w[4]
        rorx r8, rbp, 0xe                                        ;    99.3 p6      40 t1
        and rbx, rbp                                             ;    99.2 p11     43 t1
        xor r14, rbx                                             ;   100.2 p1      43 t1
        vpsrlq xmm12, xmm8, 7                                    ;   100.0 p0      68 w[4]
        add r15, r14                                             ;   104.3 p5      54 v[1]
        lea r14, [r12 + r10]                                     ;   100.2 p11     54 v[7]
        vpsrlq xmm14, xmm1, 6                                    ;   100.3 p1      68 w[4]
        rorx rbx, rbp, 0x12                                      ;   100.3 p6      40 t1
        xor r8, rbx                                              ;   101.3 p5      40 t1
        rorx rdi, rbp, 0x29                                      ;   101.0 p0      40 t1
        vpalignr xmm15, xmm2, xmm7, 8                            ;   101.8 p5      68 w[4]
        mov rbx, r10                                             ;    97.7         44 v[5] copy
        xor r8, rdi                                              ;   102.3 p11     40 t1
        rorx rdi, rax, 0x1c                                      ;   101.3 p6      39 v[5]
        vpternlogd xmm14, xmm10, xmm9, 0x96                      ;   101.3 p1      68 w[4]
        vpaddq xmm3, xmm3, xmm15                                 ;   102.8 p0      68 w[4]
        add rcx, r9                                              ;   102.2 p11     55 v[5]
        rorx r9, rax, 0x22                                       ;   102.3 p6      39 v[5]
        mov r11, r12                                             ;    98.8         43 t1 copy
        xor r11, rbp                                             ;   102.3 p1      43 t1
        add r15, r8                                              ;   105.3 p5      54 v[1]
        xor rdi, r9                                              ;   103.3 p0      39 v[5]
        mov r9, r10                                              ;    99.5         44 v[4] copy
        and r9, rax                                              ;   103.2 p11     44 v[4]
        and r11, r15                                             ;   106.3 p6      43 t1
        add rcx, r15                                             ;   106.3 p1      55 v[5]
        rorx r8, rax, 0x27                                       ;   104.0 p0      39 v[5]
        vpaddq xmm3, xmm3, xmm14                                 ;   103.8 p5      68 w[4]
        vprolq xmm9, xmm8, 0x38                                  ;   104.3 p1      68 w[4]
        vprolq xmm8, xmm8, 0x3f                                  ;   105.0 p0      68 w[4]
        xor rbx, rax                                             ;   104.2 p11     44 v[5]
        xor rdi, r8                                              ;   105.0 p6      39 v[5]
        mov r8, rbp                                              ;   101.2         43 t1 copy
        xor r8, r15                                              ;   106.3 p5      43 t1
        sub r9, rsi                                              ;   105.2 p11     55 v[4]
        vpternlogd xmm12, xmm8, xmm9, 0x96                       ;   106.0 p1      68 w[4]
        vmovdqa xmm8, [rel sha512_blocks.T0_w.blocks + 176]      ;   101.8 p10     68 w[4]
        vpaddq xmm3, xmm3, xmm12                                 ;   107.0 p5      68 w[4]
        rorx rsi, r15, 0xe                                       ;   106.3 p6      40 t1
        xor r12, r11                                             ;   107.3 p0      43 t1
        rorx r11, r15, 0x12                                      ;   106.3 p6      40 t1
        add rcx, rdi                                             ;   107.3 p11     55 v[5]
        rorx rdi, r15, 0x29                                      ;   107.0 p0      40 t1
        add r13, qword [rsp + 152]                               ;   106.3 p1+p2   54 v[0]
        xor rsi, r11                                             ;   107.3 p5      40 t1
        xor rsi, rdi                                             ;   108.3 p11     40 t1
        rorx rdi, rcx, 0x1c                                      ;   108.3 p6      39 v[4]
        vpaddq xmm8, xmm8, xmm3                                  ;   108.0 p1      68 w[4]
        mov r11, rax                                             ;   103.8         44 v[3] copy
        lea rdx, [rbp + rax]                                     ;   107.8 p5      54 v[6]
        add r13, r12                                             ;   108.3 p0      54 v[0]
        and rbx, rcx                                             ;   108.3 p11     44 v[4]
        and r11, rcx                                             ;   108.3 p6      44 v[3]
        add r13, rsi                                             ;   109.3 p1      54 v[0]
        rorx rsi, rcx, 0x22                                      ;   109.0 p0      39 v[4]
        add r9, rbx                                              ;   109.3 p5      55 v[4]
        rorx rbx, rcx, 0x27                                      ;   109.3 p6      39 v[4]
        vpalignr xmm9, xmm5, xmm4, 8                             ;   109.8 p5      68 w[6]
        vmovdqa [rsp + 160], xmm8                                ;   109.0 p8+p9   68 w[4]
        xor rdi, rsi                                             ;   110.0 p11     39 v[4]
        mov rsi, r15                                             ;   106.3         43 t1 copy
        sub r11, r10                                             ;   109.3 p1      55 v[3]
        xor rdi, rbx                                             ;   111.0 p0      39 v[4]
        vprolq xmm10, xmm3, 3                                    ;   110.3 p1      68 w[6]
        vprolq xmm12, xmm3, 0x2d                                 ;   111.0 p0      68 w[6]
        add r14, qword [rsp + 160]                               ;   114.0 p11+p3   54 v[7]
        and r8, r13                                              ;   110.3 p6      43 t1
        add r9, r13                                              ;   110.8 p5      55 v[4]
        rorx r10, r13, 0xe                                       ;   111.3 p6      40 t1
        vpsrlq xmm8, xmm3, 6                                     ;   111.3 p1      68 w[6]
        rorx rbx, r13, 0x12                                      ;   112.0 p0      40 t1
        vpsrlq xmm14, xmm9, 7                                    ;   112.3 p1      68 w[6]
        xor rbp, r8                                              ;   111.3 p11     43 t1
        rorx r8, r13, 0x29                                       ;   112.3 p6      40 t1
        add r9, rdi                                              ;   112.0 p5      55 v[4]
        xor r10, rbx                                             ;   113.0 p11     40 t1
        xor r10, r8                                              ;   114.0 p5      40 t1
        rorx r8, r9, 0x1c                                        ;   113.0 p0      39 v[3]
        xor rsi, r13                                             ;   113.2 p11     43 t1
        lea rdi, [r15 + rcx]                                     ;   113.3 p6      54 v[5]
        mov rbx, rcx                                             ;   109.2         44 v[3] copy
        vmovdqa [rsp + 176], xmm7                                ;   109.3 p7+p4   63 w[12] spill
        vpalignr xmm7, xmm0, xmm2, 8                             ;   113.8 p5      68 w[6]
        vpternlogd xmm8, xmm12, xmm10, 0x96                      ;   113.3 p1      68 w[6]
        vpaddq xmm4, xmm4, xmm8                                  ;   114.3 p0      68 w[6]
        add r14, rbp                                             ;   115.0 p11     54 v[7]
        add rdx, qword [rsp + 168]                               ;   114.3 p6+p10   54 v[6]
        vprolq xmm10, xmm9, 0x38                                 ;   114.3 p1      68 w[6]
        vprolq xmm9, xmm9, 0x3f                                  ;   115.0 p0      68 w[6]
        vpternlogd xmm14, xmm9, xmm10, 0x96                      ;   116.0 p5      68 w[6]
        vpaddq xmm4, xmm4, xmm7                                  ;   115.3 p1      68 w[6]
        mov rbp, rcx                                             ;   111.0         44 v[2] copy
        and rbp, r9                                              ;   115.2 p11     44 v[2]
        add r14, r10                                             ;   116.0 p6      54 v[7]
        rorx r10, r9, 0x22                                       ;   116.0 p0      39 v[3]
        sub rbp, rax                                             ;   116.2 p5      55 v[2]
        xor r8, r10                                              ;   117.0 p11     39 v[3]
        xor rbx, r9                                              ;   116.3 p6      44 v[3]
        vpaddq xmm4, xmm4, xmm14                                 ;   117.0 p1      68 w[6]
        mov r12, rax                                             ;   112.3         44 v[4] copy
        xor r12, rcx                                             ;   116.8 p5      44 v[4]
        and r12, r9                                              ;   117.8 p0      44 v[3]
        add r11, r12                                             ;   118.8 p11     55 v[3]
        rorx r12, r9, 0x27                                       ;   117.3 p6      39 v[3]
        mov rax, r13                                             ;   113.2         43 t1 copy
        xor r8, r12                                              ;   118.3 p1      39 v[3]
        and rsi, r14                                             ;   117.8 p5      43 t1
        add r11, r14                                             ;   119.8 p0      55 v[3]
        rorx r10, r14, 0xe                                       ;   118.3 p6      40 t1
        rorx r12, r14, 0x12                                      ;   119.0 p0      40 t1
        xor rax, r14                                             ;   118.2 p11     43 t1
        xor r10, r12                                             ;   120.0 p1      40 t1
        add r11, r8                                              ;   120.8 p5      55 v[3]
        vmovdqa xmm8, [rel sha512_blocks.T0_w.blocks + 192]      ;   114.7 p2      68 w[6]
        mov qword [rsp + 808], rcx                               ;   114.8 p8+p9   55 v[5] spill
        lea rcx, [r13 + r9]                                      ;   119.2 p11     54 v[4]
        xor r15, rsi                                             ;   119.3 p6      43 t1
        mov rsi, r9                                              ;   115.3         44 v[2] copy
        rorx r8, r14, 0x29                                       ;   120.0 p0      40 t1
        mov r12, r9                                              ;   115.7         44 v[1] copy
        vpaddq xmm8, xmm8, xmm4                                  ;   120.7 p1      68 w[6]
        vprolq xmm10, xmm13, 0x38                                ;   120.3 p1      68 w[8]
        xor rsi, r11                                             ;   121.8 p5      44 v[2]
        and r12, r11                                             ;   121.8 p11     44 v[1]
        add rdx, r15                                             ;   120.3 p6      54 v[6]
        xor r10, r8                                              ;   121.0 p5      40 t1
        rorx r8, r11, 0x1c                                       ;   121.8 p0      39 v[2]
        rorx r15, r11, 0x22                                      ;   121.8 p6      39 v[2]
        and rbx, r11                                             ;   121.8 p11     44 v[2]
        add rbp, rbx                                             ;   122.8 p1      55 v[2]
        sub r12, qword [rsp + 808]                               ;   122.8 p5+p3   55 v[1]
        rorx rbx, r11, 0x27                                      ;   122.0 p0      39 v[2]
        add rdx, r10                                             ;   122.2 p11     54 v[6]
        mov r10, r14                                             ;   118.0         43 t1 copy
        xor r8, r15                                              ;   122.8 p6      39 v[2]
        vmovdqa [rsp + 192], xmm8                                ;   121.7 p7+p4   68 w[6]
        add rdi, qword [rsp + 192]                               ;   126.7 p1+p10   54 v[5]
        xor r8, rbx                                              ;   123.8 p5      39 v[2]
        vpsrlq xmm8, xmm13, 7                                    ;   123.0 p0      68 w[8]
        vpsrlq xmm9, xmm4, 6                                     ;   123.3 p1      68 w[8]
        vprolq xmm12, xmm13, 0x3f                                ;   124.0 p0      68 w[8]
        vprolq xmm14, xmm4, 0x2d                                 ;   124.3 p1      68 w[8]
        vpternlogd xmm8, xmm12, xmm10, 0x96                      ;   125.0 p5      68 w[8]
        vprolq xmm13, xmm4, 3                                    ;   125.0 p0      68 w[8]
        and rax, rdx                                             ;   123.2 p11     43 t1
        add rbp, rdx                                             ;   123.8 p6      55 v[2]
        rorx r15, rdx, 0xe                                       ;   124.3 p6      40 t1
        xor r10, rdx                                             ;   124.2 p11     43 t1
        mov rbx, r11                                             ;   121.8         44 v[1] copy
        add rbp, r8                                              ;   124.8 p5      55 v[2]
        rorx r8, rdx, 0x12                                       ;   125.3 p6      40 t1
        xor r13, rax                                             ;   125.2 p11     43 t1
        add rdi, r13                                             ;   127.7 p1      54 v[5]
        mov r13, r11                                             ;   121.8         44 v[0] copy
        vpternlogd xmm9, xmm14, xmm13, 0x96                      ;   126.0 p5      68 w[8]
        rorx rax, rdx, 0x29                                      ;   126.0 p0      40 t1
        vmovdqa [rsp + 208], xmm2                                ;   121.8 p8+p9   63 w[14] spill
        vpalignr xmm2, xmm1, xmm0, 8                             ;   126.8 p5      68 w[8]
        xor r15, r8                                              ;   126.3 p11     40 t1
        lea r8, [r14 + r11]                                      ;   126.3 p6      54 v[3]
        vpaddq xmm5, xmm5, xmm2                                  ;   127.8 p1      68 w[8]
        and rsi, rbp                                             ;   127.0 p0      44 v[1]
        vpaddq xmm5, xmm5, xmm8                                  ;   128.8 p1      68 w[8]
        vpaddq xmm5, xmm5, xmm9                                  ;   129.8 p5      68 w[8]
        vmovdqa xmm8, [rel sha512_blocks.T0_w.blocks + 208]      ;   123.2 p2      68 w[8]
        vpaddq xmm8, xmm8, xmm5                                  ;   130.8 p0      68 w[8]
        xor r15, rax                                             ;   127.3 p11     40 t1
        add rcx, qword [rsp + 200]                               ;   127.3 p6+p3   54 v[4]
        rorx rax, rbp, 0x1c                                      ;   128.3 p6      39 v[1]
        and r13, rbp                                             ;   128.2 p11     44 v[0]
        add r12, rsi                                             ;   128.3 p1      55 v[1]
        add rdi, r15                                             ;   128.8 p5      54 v[5]
        rorx rsi, rbp, 0x22                                      ;   129.0 p0      39 v[1]
        rorx r15, rbp, 0x27                                      ;   129.3 p6      39 v[1]
        xor rax, rsi                                             ;   130.0 p11     39 v[1]
        xor rax, r15                                             ;   131.0 p1      39 v[1]
        sub r13, r9                                              ;   129.8 p5      55 v[0]
        add r12, rdi                                             ;   130.0 p0      55 v[1]
        rorx r15, rdi, 0xe                                       ;   130.3 p6      40 t1
        rorx rsi, rdi, 0x12                                      ;   131.0 p0      40 t1
        mov r9, rdx                                              ;   125.8         43 t1 copy
        and r10, rdi                                             ;   130.2 p11     43 t1
        xor r9, rdi                                              ;   130.3 p1      43 t1
        xor rbx, rbp                                             ;   130.8 p5      44 v[1]
        xor r14, r10                                             ;   131.2 p11     43 t1
        rorx r10, rdi, 0x29                                      ;   131.3 p6      40 t1
        add r12, rax                                             ;   132.0 p1      55 v[1]
        lea rax, [rdx + rbp]                                     ;   131.8 p5      54 v[2]
        add rcx, r14                                             ;   132.2 p0      54 v[4]
        mov r14, rbp                                             ;   127.3         44 v[7] copy
        xor r15, rsi                                             ;   132.2 p11     40 t1
        mov rsi, rbp                                             ;   127.7         44 v[0] copy
        xor r15, r10                                             ;   133.2 p6      40 t1
        rorx r10, r12, 0x1c                                      ;   133.0 p0      39 v[0]
        and rbx, r12                                             ;   133.0 p1      44 v[0]
        xor rsi, r12                                             ;   133.0 p5      44 v[0]
        and r14, r12                                             ;   133.2 p11     44 v[7]
        add rcx, r15                                             ;   134.2 p6      54 v[4]
        rorx r15, r12, 0x22                                      ;   134.0 p0      39 v[0]
        vmovdqa [rsp + 224], xmm8                                ;   131.8 p7+p4   68 w[8]
        add r13, rbx                                             ;   134.0 p1      55 v[0]
        add r8, qword [rsp + 224]                                ;   136.8 p5+p10   54 v[3]
        sub r14, r11                                             ;   134.2 p11     55 v[7]
        mov r11, rdi                                             ;   129.8         43 t1 copy
        xor r10, r15                                             ;   135.0 p6      39 v[0]
        vprolq xmm10, xmm11, 0x38                                ;   134.3 p1      68 w[10]
        rorx rbx, r12, 0x27                                      ;   135.0 p0      39 v[0]
        xor r10, rbx                                             ;   136.0 p5      39 v[0]
        add r13, rcx                                             ;   135.2 p11     55 v[0]
        rorx r15, rcx, 0xe                                       ;   135.3 p6      40 t1
        mov rbx, r12                                             ;   133.0         44 v[7] copy
        vpsrlq xmm8, xmm11, 7                                    ;   135.3 p1      68 w[10]
        vprolq xmm11, xmm11, 0x3f                                ;   136.0 p0      68 w[10]
        vprolq xmm12, xmm5, 3                                    ;   136.3 p1      68 w[10]
        vprolq xmm13, xmm5, 0x2d                                 ;   137.0 p0      68 w[10]
        and r9, rcx                                              ;   135.8 p5      43 t1
        xor rdx, r9                                              ;   136.8 p11     43 t1
        xor r11, rcx                                             ;   136.3 p6      43 t1
        rorx r9, rcx, 0x12                                       ;   137.3 p6      40 t1
        add r13, r10                                             ;   137.0 p5      55 v[0]
        rorx r10, rcx, 0x29                                      ;   138.0 p0      40 t1
        vpalignr xmm14, xmm3, xmm1, 8                            ;   137.8 p5      68 w[10]
        mov qword [rsp + 808], rbp                               ;   132.8 p8+p9   55 v[2] spill
        lea rbp, [rdi + r12]                                     ;   137.2 p11     54 v[1]
        add r8, rdx                                              ;   137.8 p1      54 v[3]
        mov rdx, r12                                             ;   133.3         44 v[6] copy
        vpternlogd xmm8, xmm11, xmm10, 0x96                      ;   138.3 p1      68 w[10]
        vpsrlq xmm9, xmm5, 6                                     ;   139.0 p0      68 w[10]
        xor r15, r9                                              ;   138.3 p11     40 t1
        rorx r9, r13, 0x1c                                       ;   138.3 p6      39 v[7]
        and rdx, r13                                             ;   138.8 p5      44 v[6]
        vpternlogd xmm9, xmm13, xmm12, 0x96                      ;   140.0 p1      68 w[10]
        xor r15, r10                                             ;   139.3 p11     40 t1
        rorx r10, r13, 0x22                                      ;   139.3 p6      39 v[7]
        add r8, r15                                              ;   140.3 p5      54 v[3]
        xor r9, r10                                              ;   140.3 p0      39 v[7]
        rorx r10, r8, 0xe                                        ;   141.3 p6      40 t1
        and rsi, r13                                             ;   140.2 p11     44 v[7]
        xor rbx, r13                                             ;   140.3 p1      44 v[7]
        add r14, rsi                                             ;   141.2 p5      55 v[7]
        rorx rsi, r13, 0x27                                      ;   141.0 p0      39 v[7]
        add rax, qword [rsp + 232]                               ;   141.2 p11+p2   54 v[2]
        vpaddq xmm6, xmm6, xmm14                                 ;   141.3 p1      68 w[10]
        mov r15, rcx                                             ;   136.3         43 t1 copy
        vpaddq xmm6, xmm6, xmm8                                  ;   142.3 p5      68 w[10]
        xor r9, rsi                                              ;   142.0 p6      39 v[7]
        vpaddq xmm6, xmm6, xmm9                                  ;   143.3 p0      68 w[10]
        sub rdx, qword [rsp + 808]                               ;   142.2 p11+p3   55 v[6]
        and r11, r8                                              ;   142.3 p6      43 t1
        add r14, r8                                              ;   142.3 p1      55 v[7]
        rorx rsi, r8, 0x12                                       ;   143.0 p0      40 t1
        xor rdi, r11                                             ;   143.3 p5      43 t1
        xor r15, r8                                              ;   143.2 p11     43 t1
        rorx r11, r8, 0x29                                       ;   143.3 p6      40 t1
        vmovdqa xmm8, [rel sha512_blocks.T0_w.blocks + 224]      ;   138.2 p10     68 w[10]
        add r14, r9                                              ;   143.3 p1      55 v[7]
        lea r9, [rcx + r13]                                      ;   143.8 p5      54 v[0]
        xor r10, rsi                                             ;   144.0 p0      40 t1
        mov rsi, r13                                             ;   138.8         44 v[6] copy
        add rax, rdi                                             ;   144.3 p11     54 v[2]
        vpaddq xmm8, xmm8, xmm6                                  ;   144.3 p1      68 w[10]
        vmovdqa [rsp + 240], xmm8                                ;   145.3 p7+p4   68 w[10]
        xor r10, r11                                             ;   145.0 p6      40 t1
        rorx r11, r14, 0x1c                                      ;   145.0 p0      39 v[6]
        and rbx, r14                                             ;   144.8 p5      44 v[6]
        add rax, r10                                             ;   146.0 p11     54 v[2]
        xor rsi, r14                                             ;   145.3 p6      44 v[6]
        add rdx, rbx                                             ;   145.8 p1      55 v[6]
        rorx rbx, r14, 0x22                                      ;   146.0 p0      39 v[6]
        mov rdi, r13                                             ;   140.7         44 v[5] copy
        and rdi, r14                                             ;   145.8 p5      44 v[5]
        rorx r10, r14, 0x27                                      ;   146.3 p6      39 v[6]
        add rbp, qword [rsp + 240]                               ;   150.3 p11+p2   54 v[1]
        sub rdi, r12                                             ;   146.8 p1      55 v[5]
        mov r12, r8                                              ;   141.5         43 t1 copy
        xor r11, rbx                                             ;   147.0 p5      39 v[6]
        xor r11, r10                                             ;   148.0 p0      39 v[6]
        vpsrlq xmm8, xmm15, 7                                    ;   147.3 p1      68 w[12]
        vpsrlq xmm9, xmm6, 6                                     ;   148.0 p0      68 w[12]
        vprolq xmm10, xmm15, 0x38                                ;   148.3 p1      68 w[12]
        vprolq xmm11, xmm15, 0x3f                                ;   149.0 p0      68 w[12]
        mov qword [rsp + 808], r13                               ;   142.7 p8+p9   55 v[0] spill
        vprolq xmm12, xmm6, 3                                    ;   149.3 p1      68 w[12]
        vprolq xmm13, xmm6, 0x2d                                 ;   150.0 p0      68 w[12]
        and r15, rax                                             ;   147.2 p11     43 t1
        xor rcx, r15                                             ;   148.2 p6      43 t1
        rorx r15, rax, 0x12                                      ;   148.3 p6      40 t1
        mov rbx, r14                                             ;   144.3         44 v[5] copy
        rorx r10, rax, 0xe                                       ;   149.3 p6      40 t1
        add rdx, rax                                             ;   147.8 p5      55 v[6]
        xor r12, rax                                             ;   148.2 p11     43 t1
        add rdx, r11                                             ;   149.0 p5      55 v[6]
        add rbp, rcx                                             ;   151.3 p11     54 v[1]
        mov rcx, r14                                             ;   144.7         44 v[4] copy
        and rcx, rdx                                             ;   150.0 p5      44 v[4]
        xor r10, r15                                             ;   150.3 p11     40 t1
        rorx r15, rdx, 0x1c                                      ;   150.3 p6      39 v[5]
        rorx r11, rax, 0x29                                      ;   151.0 p0      40 t1
        vpternlogd xmm8, xmm11, xmm10, 0x96                      ;   150.3 p1      68 w[12]
        and rsi, rdx                                             ;   150.8 p5      44 v[5]
        xor r10, r11                                             ;   152.0 p11     40 t1
        rorx r11, rdx, 0x22                                      ;   151.3 p6      39 v[5]
        add rbp, r10                                             ;   153.0 p1      54 v[1]
        mov r10, rax                                             ;   147.0         43 t1 copy
        vpalignr xmm15, xmm4, xmm3, 8                            ;   151.8 p5      68 w[12]
        lea r13, [r8 + r14]                                      ;   152.0 p0      54 v[7]
        add rdi, rsi                                             ;   152.2 p11     55 v[5]
        rorx rsi, rdx, 0x27                                      ;   152.3 p6      39 v[5]
        add r9, qword [rsp + 248]                                ;   152.3 p1+p3   54 v[0]
        vpaddq xmm10, xmm15, [rsp + 176]                         ;   152.8 p5+p10   68 w[12]
        xor r15, r11                                             ;   153.0 p0      39 v[5]
        xor r15, rsi                                             ;   154.0 p11     39 v[5]
        add rdi, rbp                                             ;   154.0 p6      55 v[5]
        xor rbx, rdx                                             ;   153.3 p1      44 v[5]
        xor r10, rbp                                             ;   154.0 p5      43 t1
        sub rcx, qword [rsp + 808]                               ;   154.0 p0+p2   55 v[4]
        vpaddq xmm10, xmm10, xmm8                                ;   154.3 p1      68 w[12]
        and r12, rbp                                             ;   154.2 p11     43 t1
        rorx r11, rbp, 0xe                                       ;   154.3 p6      40 t1
        xor r8, r12                                              ;   155.2 p5      43 t1
        add rdi, r15                                             ;   155.0 p0      55 v[5]
        rorx rsi, rbp, 0x12                                      ;   155.3 p6      40 t1
        mov qword [rsp + 808], r14                               ;   149.5 p7+p4   55 v[7] spill
        lea r14, [rax + rdx]                                     ;   155.2 p11     54 v[6]
        mov r12, rdx                                             ;   150.0         44 v[4] copy
        xor r11, rsi                                             ;   156.3 p1      40 t1
        vmovdqa xmm8, [rel sha512_blocks.T0_w.blocks + 240]      ;   150.2 p3      68 w[12]
        mov rsi, rdx                                             ;   150.3         44 v[3] copy
        and rsi, rdi                                             ;   156.0 p5      44 v[3]
        vpternlogd xmm9, xmm13, xmm12, 0x96                      ;   156.0 p0      68 w[12]
        vpaddq xmm10, xmm10, xmm9                                ;   157.0 p1      68 w[12]
        add r9, r8                                               ;   156.2 p11     54 v[0]
        rorx r8, rdi, 0x1c                                       ;   156.3 p6      39 v[4]
        rorx r15, rbp, 0x29                                      ;   157.0 p0      40 t1
        xor r11, r15                                             ;   158.0 p5      40 t1
        add r9, r11                                              ;   159.0 p11     54 v[0]
        rorx r11, rdi, 0x27                                      ;   157.3 p6      39 v[4]
        rorx r15, rdi, 0x22                                      ;   158.0 p0      39 v[4]
        and rbx, rdi                                             ;   157.3 p1      44 v[4]
        vpaddq xmm8, xmm8, xmm10                                 ;   158.0 p5      68 w[12]
        vmovdqa [rsp + 256], xmm8                                ;   159.0 p8+p9   68 w[12]
        vpsrlq xmm8, xmm7, 7                                     ;   158.3 p1      68 w[14]
        xor r12, rdi                                             ;   158.2 p11     44 v[4]
        vprolq xmm9, xmm7, 0x38                                  ;   159.0 p0      68 w[14]
        vprolq xmm7, xmm7, 0x3f                                  ;   159.3 p1      68 w[14]
        vpternlogd xmm8, xmm7, xmm9, 0x96                        ;   160.3 p5      68 w[14]
        vmovdqa [rsp + 176], xmm3                                ;   153.5 p7+p4   68 w[4] spill
        vpalignr xmm3, xmm5, xmm4, 8                             ;   159.8 p5      68 w[14]
        add r13, qword [rsp + 256]                               ;   164.0 p6+p10   54 v[7]
        add rcx, rbx                                             ;   159.2 p11     55 v[4]
        mov rbx, rbp                                             ;   154.2         43 t1 copy
        xor r8, r15                                              ;   159.3 p6      39 v[4]
        vpsrlq xmm11, xmm10, 6                                   ;   160.0 p0      68 w[14]
        xor r8, r11                                              ;   160.3 p11     39 v[4]
        and r10, r9                                              ;   160.3 p6      43 t1
        vprolq xmm12, xmm10, 3                                   ;   160.3 p1      68 w[14]
        sub rsi, qword [rsp + 808]                               ;   160.8 p5+p2   55 v[3]
        add rcx, r9                                              ;   161.0 p0      55 v[4]
        rorx r11, r9, 0xe                                        ;   161.3 p6      40 t1
        vpaddq xmm7, xmm3, [rsp + 208]                           ;   161.3 p1+p3   68 w[14]
        add rcx, r8                                              ;   162.0 p11     55 v[4]
        mov qword [rsp + 808], rdx                               ;   156.0 p8+p9   55 v[6] spill
        lea rdx, [rbp + rdi]                                     ;   161.8 p5      54 v[5]
        and r12, rcx                                             ;   163.0 p0      44 v[3]
        xor rax, r10                                             ;   162.2 p11     43 t1
        rorx r10, r9, 0x12                                       ;   162.3 p6      40 t1
        add r13, rax                                             ;   165.0 p1      54 v[7]
        mov rax, rdi                                             ;   157.0         44 v[2] copy
        xor r11, r10                                             ;   163.3 p5      40 t1
        rorx r10, rcx, 0x1c                                      ;   163.0 p0      39 v[3]
        mov r15, rdi                                             ;   157.5         44 v[3] copy
        xor rbx, r9                                              ;   163.2 p11     43 t1
        vprolq xmm13, xmm10, 0x2d                                ;   163.3 p1      68 w[14]
        xor r15, rcx                                             ;   163.3 p6      44 v[3]
        rorx r8, r9, 0x29                                        ;   164.0 p0      40 t1
        xor r11, r8                                              ;   165.0 p5      40 t1
        and rax, rcx                                             ;   164.2 p11     44 v[2]
        rorx r8, rcx, 0x22                                       ;   164.3 p6      39 v[3]
        add rsi, r12                                             ;   164.3 p1      55 v[3]
        rorx r12, rcx, 0x27                                      ;   165.0 p0      39 v[3]
        add r13, r11                                             ;   166.0 p5      54 v[7]
        xor r10, r8                                              ;   165.3 p11     39 v[3]
        add rsi, r13                                             ;   167.0 p6      55 v[3]
        xor r10, r12                                             ;   166.3 p1      39 v[3]
        add rsi, r10                                             ;   168.0 p5      55 v[3]
        lea r10, [r9 + rcx]                                      ;   166.0 p0      54 v[4]
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   166.3 p1      68 w[14]
        add r14, qword [rsp + 264]                               ;   166.2 p11+p10   54 v[6]
        mov r11, r9                                              ;   160.5         43 t1 copy
        vpaddq xmm7, xmm7, xmm8                                  ;   166.8 p5      68 w[14]
        vpaddq xmm7, xmm7, xmm11                                 ;   167.8 p0      68 w[14]
        sub rax, qword [rsp + 808]                               ;   166.3 p6+p2   55 v[2]
        and rbx, r13                                             ;   167.2 p11     43 t1
        rorx r8, r13, 0xe                                        ;   167.3 p6      40 t1
        rorx r12, r13, 0x12                                      ;   168.0 p0      40 t1
        xor r11, r13                                             ;   167.3 p1      43 t1
        xor rbp, rbx                                             ;   168.2 p5      43 t1
        rorx rbx, r13, 0x29                                      ;   168.3 p6      40 t1
        vmovdqa xmm8, [rel sha512_blocks.T0_w.blocks + 256]      ;   162.2 p3      68 w[14]
        xor r8, r12                                              ;   169.0 p11     40 t1
        mov r12, rcx                                             ;   163.0         44 v[2] copy
        mov qword [rsp + 808], rdi                               ;   162.7 p7+p4   55 v[5] spill
        add r14, rbp                                             ;   169.2 p1      54 v[6]
        xor r8, rbx                                              ;   170.0 p5      40 t1
        add r14, r8                                              ;   171.0 p0      54 v[6]
        rorx r8, rsi, 0x27                                       ;   169.3 p6      39 v[2]
        vpaddq xmm8, xmm8, xmm7                                  ;   169.3 p1      68 w[14]
        rorx rbp, rsi, 0x1c                                      ;   170.0 p0      39 v[2]
        rorx rbx, rsi, 0x22                                      ;   170.3 p6      39 v[2]
        xor r12, rsi                                             ;   169.2 p11     44 v[2]
        and r15, rsi                                             ;   169.8 p5      44 v[2]
        mov rdi, rcx                                             ;   164.3         44 v[1] copy
        and rdi, rsi                                             ;   170.2 p11     44 v[1]
        vprolq xmm9, xmm2, 0x38                                  ;   170.3 p1      68 w[0]
        vmovdqa [rsp + 272], xmm8                                ;   170.3 p8+p9   68 w[14]
        add rdx, qword [rsp + 272]                               ;   175.3 p5+p10   54 v[5]
        add rax, r15                                             ;   171.0 p0      55 v[2]
        xor rbp, rbx                                             ;   171.3 p11     39 v[2]
        xor rbp, r8                                              ;   172.3 p6      39 v[2]
        add rax, r14                                             ;   172.0 p1      55 v[2]
        rorx r8, r14, 0xe                                        ;   172.0 p0      40 t1
        rorx rbx, r14, 0x12                                      ;   172.3 p6      40 t1
        add rax, rbp                                             ;   173.3 p5      55 v[2]
        xor r8, rbx                                              ;   173.3 p11     40 t1
        rorx rbx, rax, 0x22                                      ;   174.3 p0      39 v[1]
        mov r15, r13                                             ;   167.0         43 t1 copy
        vpsrlq xmm8, xmm2, 7                                     ;   172.3 p1      68 w[0]
        vprolq xmm2, xmm2, 0x3f                                  ;   173.3 p1      68 w[0]
        vprolq xmm12, xmm7, 3                                    ;   174.0 p0      68 w[0]
        add r10, qword [rsp + 280]                               ;   175.3 p5+p2   54 v[4]
        sub rdi, qword [rsp + 808]                               ;   173.2 p11+p3   55 v[1]
        and r11, r14                                             ;   173.3 p6      43 t1
        xor r15, r14                                             ;   173.8 p5      43 t1
        xor r9, r11                                              ;   174.3 p11     43 t1
        vprolq xmm13, xmm7, 0x2d                                 ;   174.3 p1      68 w[0]
        mov qword [rsp + 808], rcx                               ;   168.3 p7+p4   55 v[4] spill
        lea rcx, [r13 + rsi]                                     ;   174.3 p6      54 v[3]
        rorx r11, r14, 0x29                                      ;   175.0 p0      40 t1
        mov rbp, rsi                                             ;   169.0         44 v[1] copy
        vmovdqa [rsp + 208], xmm4                                ;   169.0 p8+p9   68 w[6] spill
        vpalignr xmm4, xmm6, xmm5, 8                             ;   174.8 p5      68 w[0]
        add rdx, r9                                              ;   176.3 p11     54 v[5]
        xor r8, r11                                              ;   176.0 p6      40 t1
        and r12, rax                                             ;   175.3 p1      44 v[1]
        vpsrlq xmm11, xmm7, 6                                    ;   176.0 p0      68 w[0]
        add rdi, r12                                             ;   176.3 p5      55 v[1]
        rorx r12, rax, 0x27                                      ;   176.3 p6      39 v[1]
        rorx r11, rax, 0x1c                                      ;   177.0 p0      39 v[1]
        add rdx, r8                                              ;   177.3 p11     54 v[5]
        mov r8, r14                                              ;   172.0         43 t1 copy
        and r15, rdx                                             ;   178.3 p1      43 t1
        xor r11, rbx                                             ;   178.0 p5      39 v[1]
        xor r11, r12                                             ;   179.0 p11     39 v[1]
        rorx r12, rdx, 0xe                                       ;   178.3 p6      40 t1
        vpternlogd xmm8, xmm2, xmm9, 0x96                        ;   177.3 p1      68 w[0]
        mov r9, rsi                                              ;   171.7         44 v[0] copy
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   177.8 p5      68 w[0]
        vpaddq xmm0, xmm4, xmm0                                  ;   178.0 p0      68 w[0]
        vpaddq xmm0, xmm0, xmm8                                  ;   179.0 p1      68 w[0]
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 272]      ;   172.3 p10     68 w[0]
        vpaddq xmm0, xmm0, xmm11                                 ;   180.0 p5      68 w[0]
        add rdi, rdx                                             ;   178.3 p11     55 v[1]
        xor rbp, rax                                             ;   178.3 p6      44 v[1]
        and r9, rax                                              ;   179.0 p0      44 v[0]
        rorx rbx, rdx, 0x12                                      ;   179.3 p6      40 t1
        xor r8, rdx                                              ;   179.2 p11     43 t1
        add rdi, r11                                             ;   180.0 p1      55 v[1]
        rorx r11, rdx, 0x29                                      ;   180.0 p0      40 t1
        sub r9, qword [rsp + 808]                                ;   180.0 p5+p2   55 v[0]
        mov qword [rsp + 808], rsi                               ;   174.0 p7+p4   55 v[3] spill
        lea rsi, [r14 + rax]                                     ;   180.2 p11     54 v[2]
        xor r13, r15                                             ;   180.3 p6      43 t1
        mov r15, rax                                             ;   174.5         44 v[0] copy
        xor r12, rbx                                             ;   180.3 p1      40 t1
        mov rbx, rax                                             ;   174.8         44 v[7] copy
        add r10, r13                                             ;   181.3 p5      54 v[4]
        vpaddq xmm2, xmm2, xmm0                                  ;   181.0 p0      68 w[0]
        xor r12, r11                                             ;   181.3 p11     40 t1
        rorx r11, rdi, 0x1c                                      ;   181.3 p6      39 v[0]
        and rbp, rdi                                             ;   181.3 p1      44 v[0]
        and rbx, rdi                                             ;   181.8 p5      44 v[7]
        rorx r13, rdi, 0x22                                      ;   182.0 p0      39 v[0]
        add r10, r12                                             ;   182.3 p11     54 v[4]
        xor r11, r13                                             ;   183.0 p6      39 v[0]
        sub rbx, qword [rsp + 808]                               ;   182.8 p1+p3   55 v[7]
        vprolq xmm12, xmm0, 3                                    ;   183.0 p0      68 w[2]
        xor r15, rdi                                             ;   182.8 p5      44 v[0]
        add r9, rbp                                              ;   183.2 p11     55 v[0]
        vmovdqa [rsp + 288], xmm2                                ;   182.0 p8+p9   68 w[0]
        rorx rbp, rdi, 0x27                                      ;   183.3 p6      39 v[0]
        xor r11, rbp                                             ;   184.3 p1      39 v[0]
        add rcx, qword [rsp + 288]                               ;   187.0 p5+p10   54 v[3]
        vpsrlq xmm2, xmm14, 7                                    ;   184.0 p0      68 w[2]
        mov qword [rsp + 808], rax                               ;   178.0 p7+p4   55 v[2] spill
        vprolq xmm9, xmm14, 0x3f                                 ;   184.3 p1      68 w[2]
        vpsrlq xmm11, xmm0, 6                                    ;   185.0 p0      68 w[2]
        add r9, r10                                              ;   184.2 p11     55 v[0]
        rorx r13, r10, 0xe                                       ;   184.3 p6      40 t1
        vprolq xmm13, xmm0, 0x2d                                 ;   185.3 p1      68 w[2]
        mov r12, rdx                                             ;   179.0         43 t1 copy
        and r8, r10                                              ;   184.8 p5      43 t1
        add r9, r11                                              ;   185.3 p11     55 v[0]
        rorx rbp, r10, 0x12                                      ;   185.3 p6      40 t1
        xor r12, r10                                             ;   185.8 p5      43 t1
        xor r14, r8                                              ;   186.0 p0      43 t1
        mov r8, rdi                                              ;   181.0         44 v[7] copy
        rorx r11, r10, 0x29                                      ;   186.3 p6      40 t1
        vprolq xmm8, xmm14, 0x38                                 ;   186.3 p1      68 w[2]
        vpalignr xmm14, xmm10, xmm6, 8                           ;   186.8 p5      68 w[2]
        lea rax, [rdx + rdi]                                     ;   186.2 p11     54 v[1]
        add rcx, r14                                             ;   188.0 p0      54 v[3]
        mov r14, rdi                                             ;   181.0         44 v[6] copy
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   187.3 p1      68 w[2]
        xor r13, rbp                                             ;   187.2 p11     40 t1
        vpternlogd xmm2, xmm9, xmm8, 0x96                        ;   187.8 p5      68 w[2]
        and r15, r9                                              ;   187.3 p6      44 v[7]
        vpaddq xmm1, xmm14, xmm1                                 ;   188.0 p0      68 w[2]
        vpaddq xmm1, xmm1, xmm2                                  ;   189.0 p1      68 w[2]
        add rbx, r15                                             ;   188.3 p11     55 v[7]
        rorx r15, r9, 0x27                                       ;   188.3 p6      39 v[7]
        xor r13, r11                                             ;   188.8 p5      40 t1
        rorx r11, r9, 0x1c                                       ;   189.0 p0      39 v[7]
        rorx rbp, r9, 0x22                                       ;   189.3 p6      39 v[7]
        xor r8, r9                                               ;   189.2 p11     44 v[7]
        and r14, r9                                              ;   189.3 p1      44 v[6]
        add rsi, qword [rsp + 296]                               ;   189.8 p5+p2   54 v[2]
        add rcx, r13                                             ;   190.0 p0      54 v[3]
        and r12, rcx                                             ;   191.0 p11     43 t1
        mov r13, r10                                             ;   183.8         43 t1 copy
        xor r11, rbp                                             ;   190.3 p6      39 v[7]
        xor r11, r15                                             ;   191.3 p1      39 v[7]
        sub r14, qword [rsp + 808]                               ;   190.8 p5+p3   55 v[6]
        vpaddq xmm1, xmm1, xmm11                                 ;   191.0 p0      68 w[2]
        rorx r15, rcx, 0xe                                       ;   191.3 p6      40 t1
        rorx rbp, rcx, 0x12                                      ;   192.0 p0      40 t1
        add rbx, rcx                                             ;   191.2 p11     55 v[7]
        add rbx, r11                                             ;   192.3 p1      55 v[7]
        xor rdx, r12                                             ;   192.0 p5      43 t1
        lea r11, [r10 + r9]                                      ;   192.2 p11     54 v[0]
        xor r13, rcx                                             ;   192.3 p6      43 t1
        mov qword [rsp + 816], rcx                               ;   191.0 p8+p9   54 v[3] spill
        rorx r12, rcx, 0x29                                      ;   193.0 p0      40 t1
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 288]      ;   186.2 p10     68 w[2]
        mov qword [rsp + 808], rdi                               ;   186.3 p7+p4   55 v[1] spill
        mov rcx, r9                                              ;   186.5         44 v[5] copy
        mov rdi, r9                                              ;   186.7         44 v[6] copy
        add rsi, rdx                                             ;   193.0 p1      54 v[2]
        xor r15, rbp                                             ;   193.0 p5      40 t1
        xor r15, r12                                             ;   194.0 p11     40 t1
        vpaddq xmm2, xmm2, xmm1                                  ;   193.3 p1      68 w[2]
        rorx r12, rbx, 0x1c                                      ;   193.3 p6      39 v[6]
        rorx rbp, rbx, 0x22                                      ;   194.0 p0      39 v[6]
        mov qword [rsp + 824], r9                                ;   187.8 p8+p9   55 v[0] spill
        mov r9, qword [rsp + 816]                                ;   191.0 p2      43 t1
        and r8, rbx                                              ;   193.8 p5      44 v[6]
        and rcx, rbx                                             ;   194.2 p11     44 v[5]
        xor rdi, rbx                                             ;   194.3 p6      44 v[6]
        add rsi, r15                                             ;   195.0 p1      54 v[2]
        vmovdqa [rsp + 304], xmm2                                ;   194.3 p7+p4   68 w[2]
        add rax, qword [rsp + 304]                               ;   199.3 p5+p3   54 v[1]
        rorx rdx, rbx, 0x27                                      ;   195.0 p0      39 v[6]
        add r14, r8                                              ;   195.2 p11     55 v[6]
        xor r12, rbp                                             ;   195.3 p6      39 v[6]
        rorx r8, rsi, 0xe                                        ;   196.0 p0      40 t1
        rorx r15, rsi, 0x12                                      ;   196.3 p6      40 t1
        xor r12, rdx                                             ;   196.3 p1      39 v[6]
        vpsrlq xmm2, xmm15, 7                                    ;   196.3 p1      68 w[4]
        vprolq xmm8, xmm15, 0x38                                 ;   197.0 p0      68 w[4]
        vprolq xmm9, xmm15, 0x3f                                 ;   197.3 p1      68 w[4]
        vpsrlq xmm11, xmm1, 6                                    ;   198.0 p0      68 w[4]
        vprolq xmm12, xmm1, 3                                    ;   198.3 p1      68 w[4]
        sub rcx, qword [rsp + 808]                               ;   195.8 p5+p10   55 v[5]
        add r14, rsi                                             ;   196.2 p11     55 v[6]
        vprolq xmm13, xmm1, 0x2d                                 ;   199.0 p0      68 w[4]
        rorx rdx, rsi, 0x29                                      ;   197.3 p6      40 t1
        xor r9, rsi                                              ;   196.8 p5      43 t1
        xor r8, r15                                              ;   197.3 p11     40 t1
        mov rbp, rbx                                             ;   193.3         44 v[5] copy
        and r13, rsi                                             ;   197.8 p5      43 t1
        xor r10, r13                                             ;   198.8 p11     43 t1
        add r14, r12                                             ;   198.3 p6      55 v[6]
        add rax, r10                                             ;   200.3 p5      54 v[1]
        xor r8, rdx                                              ;   199.2 p11     40 t1
        rorx r10, r14, 0x1c                                      ;   199.3 p6      39 v[5]
        and rdi, r14                                             ;   199.3 p1      44 v[5]
        rorx rdx, r14, 0x27                                      ;   200.0 p0      39 v[5]
        rorx r15, r14, 0x22                                      ;   200.3 p6      39 v[5]
        add rax, r8                                              ;   201.3 p5      54 v[1]
        add rcx, rdi                                             ;   200.3 p11     55 v[5]
        xor r10, r15                                             ;   201.3 p1      39 v[5]
        xor r10, rdx                                             ;   202.3 p5      39 v[5]
        add rcx, rax                                             ;   202.3 p0      55 v[5]
        add rcx, r10                                             ;   203.3 p11     55 v[5]
        vpalignr xmm15, xmm7, xmm10, 8                           ;   201.8 p5      68 w[4]
        mov r12, qword [rsp + 816]                               ;   194.8 p2      43 t1
        mov r13, rbx                                             ;   195.0         44 v[4] copy
        vpternlogd xmm2, xmm9, xmm8, 0x96                        ;   201.3 p1      68 w[4]
        mov r10, r14                                             ;   199.3         44 v[4] copy
        vmovdqa xmm8, [rsp + 176]                                ;   195.5 p3      68 w[4]
        vpaddq xmm8, xmm8, xmm2                                  ;   202.3 p0      68 w[4]
        vpaddq xmm8, xmm8, xmm15                                 ;   203.3 p1      68 w[4]
        add r11, qword [rsp + 312]                               ;   201.3 p6+p10   54 v[0]
        xor rbp, r14                                             ;   202.2 p11     44 v[5]
        and r13, r14                                             ;   202.3 p6      44 v[4]
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   202.8 p5      68 w[4]
        mov r8, rsi                                              ;   196.7         43 t1 copy
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 304]      ;   196.8 p2      68 w[4]
        sub r13, qword [rsp + 824]                               ;   203.3 p0+p3   55 v[4]
        vpaddq xmm8, xmm8, xmm11                                 ;   204.3 p1      68 w[4]
        rorx r15, rax, 0xe                                       ;   203.3 p6      40 t1
        rorx rdi, rax, 0x12                                      ;   204.0 p0      40 t1
        rorx rdx, rax, 0x29                                      ;   204.3 p6      40 t1
        xor r8, rax                                              ;   203.2 p11     43 t1
        and r9, rax                                              ;   203.8 p5      43 t1
        xor r12, r9                                              ;   204.8 p11     43 t1
        lea r9, [rsi + r14]                                      ;   204.3 p1      54 v[6]
        xor r10, rcx                                             ;   204.8 p5      44 v[4]
        vpaddq xmm2, xmm2, xmm8                                  ;   205.3 p0      68 w[4]
        vmovdqa [rsp + 320], xmm2                                ;   206.3 p8+p9   68 w[4]
        vpsrlq xmm2, xmm3, 7                                     ;   205.3 p1      68 w[6]
        xor r15, rdi                                             ;   205.2 p11     40 t1
        add r11, r12                                             ;   205.8 p6      54 v[0]
        xor r15, rdx                                             ;   206.2 p5      40 t1
        add r11, r15                                             ;   207.2 p0      54 v[0]
        and r8, r11                                              ;   208.2 p11     43 t1
        xor rsi, r8                                              ;   209.2 p6      43 t1
        mov rdi, r14                                             ;   200.2         44 v[3] copy
        mov r12, qword [rsp + 816]                               ;   200.3 p10     54 v[7]
        add r12, rbx                                             ;   206.3 p1      54 v[7]
        rorx rdx, rcx, 0x1c                                      ;   207.0 p0      39 v[4]
        and rbp, rcx                                             ;   206.8 p5      44 v[4]
        and rdi, rcx                                             ;   207.2 p11     44 v[3]
        rorx r15, rcx, 0x22                                      ;   207.3 p6      39 v[4]
        add r13, rbp                                             ;   207.8 p1      55 v[4]
        rorx rbp, rcx, 0x27                                      ;   208.0 p0      39 v[4]
        add r12, qword [rsp + 320]                               ;   211.3 p5+p2   54 v[7]
        xor rdx, r15                                             ;   208.3 p11     39 v[4]
        xor rdx, rbp                                             ;   209.3 p6      39 v[4]
        add r13, r11                                             ;   208.8 p1      55 v[4]
        add r13, rdx                                             ;   210.3 p5      55 v[4]
        sub rdi, rbx                                             ;   209.0 p0      55 v[3]
        mov rbx, rax                                             ;   202.7         43 t1 copy
        vprolq xmm9, xmm3, 0x38                                  ;   209.3 p1      68 w[6]
        vprolq xmm3, xmm3, 0x3f                                  ;   210.0 p0      68 w[6]
        vpsrlq xmm11, xmm8, 6                                    ;   210.3 p1      68 w[6]
        vprolq xmm13, xmm8, 0x2d                                 ;   211.0 p0      68 w[6]
        rorx r15, r11, 0xe                                       ;   209.3 p6      40 t1
        rorx r8, r11, 0x12                                       ;   210.3 p6      40 t1
        xor r15, r8                                              ;   211.3 p11     40 t1
        rorx r8, r13, 0x1c                                       ;   211.3 p6      39 v[3]
        mov rbp, rcx                                             ;   204.3         44 v[3] copy
        xor rbx, r11                                             ;   209.8 p5      43 t1
        add r12, rsi                                             ;   212.3 p11     54 v[7]
        rorx rdx, r11, 0x29                                      ;   212.0 p0      40 t1
        vmovdqa [rsp + 176], xmm10                               ;   204.8 p7+p4   68 w[12] spill
        mov qword [rsp + 816], r14                               ;   205.0 p8+p9   55 v[6] spill
        vpalignr xmm10, xmm0, xmm7, 8                            ;   210.8 p5      68 w[6]
        lea r14, [rax + rcx]                                     ;   211.2 p11     54 v[5]
        mov rsi, rcx                                             ;   205.5         44 v[2] copy
        and rsi, r13                                             ;   211.3 p1      44 v[2]
        vpternlogd xmm2, xmm3, xmm9, 0x96                        ;   211.8 p5      68 w[6]
        and r10, r13                                             ;   212.2 p11     44 v[3]
        xor rbp, r13                                             ;   212.3 p6      44 v[3]
        xor r15, rdx                                             ;   213.0 p1      40 t1
        add r12, r15                                             ;   214.0 p5      54 v[7]
        mov qword [rsp + 824], r12                               ;   215.0 p7+p4   54 v[7] spill
        vmovdqa xmm3, [rsp + 208]                                ;   206.8 p3      68 w[6]
        vprolq xmm12, xmm8, 3                                    ;   213.0 p0      68 w[6]
        rorx rdx, r13, 0x22                                      ;   213.3 p6      39 v[3]
        vpaddq xmm3, xmm3, xmm10                                 ;   213.3 p1      68 w[6]
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   214.0 p5      68 w[6]
        add rdi, r10                                             ;   213.2 p11     55 v[3]
        rorx r10, r13, 0x27                                      ;   214.0 p0      39 v[3]
        add r9, qword [rsp + 328]                                ;   214.2 p11+p10   54 v[6]
        vpaddq xmm3, xmm3, xmm2                                  ;   214.3 p1      68 w[6]
        xor r8, rdx                                              ;   214.3 p6      39 v[3]
        sub rsi, qword [rsp + 816]                               ;   214.8 p5+p2   55 v[2]
        vpaddq xmm3, xmm3, xmm11                                 ;   215.3 p0      68 w[6]
        xor r8, r10                                              ;   215.3 p11     39 v[3]
        add rdi, r12                                             ;   215.3 p6      55 v[3]
        rorx r10, r12, 0xe                                       ;   216.0 p0      40 t1
        and rbx, r12                                             ;   215.3 p1      43 t1
        rorx rdx, r12, 0x12                                      ;   216.3 p6      40 t1
        mov r15, r11                                             ;   209.7         43 t1 copy
        xor r15, r12                                             ;   215.8 p5      43 t1
        add rdi, r8                                              ;   216.3 p11     55 v[3]
        rorx r8, r12, 0x29                                       ;   217.0 p0      40 t1
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 320]      ;   210.3 p3      68 w[6]
        mov qword [rsp + 808], r13                               ;   211.3 p8+p9   55 v[4] spill
        xor r10, rdx                                             ;   217.3 p1      40 t1
        xor r10, r8                                              ;   218.3 p5      40 t1
        mov qword [rsp + 816], rcx                               ;   211.0 p7+p4   55 v[5] spill
        lea rcx, [r11 + r13]                                     ;   217.2 p11     54 v[4]
        xor rax, rbx                                             ;   217.3 p6      43 t1
        mov rbx, r13                                             ;   211.5         44 v[2] copy
        mov r12, r13                                             ;   211.7         44 v[1] copy
        mov r13, qword [rsp + 824]                               ;   215.0 p10     43 t1
        vpaddq xmm2, xmm2, xmm3                                  ;   217.3 p1      68 w[6]
        add r9, rax                                              ;   218.3 p5      54 v[6]
        vprolq xmm9, xmm4, 0x38                                  ;   218.0 p0      68 w[8]
        rorx r8, rdi, 0x1c                                       ;   218.3 p6      39 v[2]
        rorx rax, rdi, 0x22                                      ;   219.0 p0      39 v[2]
        and rbp, rdi                                             ;   218.2 p11     44 v[2]
        add rsi, rbp                                             ;   219.2 p1      55 v[2]
        xor r8, rax                                              ;   220.0 p5      39 v[2]
        add r9, r10                                              ;   219.3 p11     54 v[6]
        rorx rax, r9, 0x12                                       ;   220.3 p6      40 t1
        xor rbx, rdi                                             ;   219.3 p1      44 v[2]
        and r12, rdi                                             ;   219.8 p5      44 v[1]
        rorx rdx, rdi, 0x27                                      ;   220.0 p0      39 v[2]
        vmovdqa [rsp + 336], xmm2                                ;   218.3 p8+p9   68 w[6]
        xor r8, rdx                                              ;   221.0 p11     39 v[2]
        add rsi, r9                                              ;   220.3 p6      55 v[2]
        vpsrlq xmm2, xmm4, 7                                     ;   220.3 p1      68 w[8]
        add r14, qword [rsp + 336]                               ;   223.3 p5+p2   54 v[5]
        vprolq xmm4, xmm4, 0x3f                                  ;   221.0 p0      68 w[8]
        vpsrlq xmm11, xmm3, 6                                    ;   221.3 p1      68 w[8]
        vprolq xmm13, xmm3, 0x2d                                 ;   222.0 p0      68 w[8]
        sub r12, qword [rsp + 816]                               ;   221.2 p11+p3   55 v[1]
        rorx r10, r9, 0xe                                        ;   221.3 p6      40 t1
        rorx rdx, r9, 0x29                                       ;   222.3 p6      40 t1
        and r15, r9                                              ;   221.8 p5      43 t1
        vmovdqa [rsp + 208], xmm7                                ;   216.2 p7+p4   68 w[14] spill
        xor r13, r9                                              ;   222.2 p11     43 t1
        mov qword [rsp + 816], r9                                ;   220.3 p8+p9   54 v[6] spill
        mov r9, qword [rsp + 824]                                ;   216.7 p10     43 t1
        add rsi, r8                                              ;   222.3 p1      55 v[2]
        vprolq xmm12, xmm3, 3                                    ;   223.0 p0      68 w[8]
        mov r8, rdi                                              ;   217.3         44 v[0] copy
        vpalignr xmm7, xmm1, xmm0, 8                             ;   222.8 p5      68 w[8]
        xor r11, r15                                             ;   223.2 p11     43 t1
        vpternlogd xmm2, xmm4, xmm9, 0x96                        ;   223.3 p1      68 w[8]
        xor r10, rax                                             ;   223.3 p6      40 t1
        xor r10, rdx                                             ;   224.3 p5      40 t1
        rorx r15, rsi, 0x1c                                      ;   224.0 p0      39 v[1]
        add r14, r11                                             ;   224.3 p11     54 v[5]
        rorx r11, rsi, 0x22                                      ;   224.3 p6      39 v[1]
        and rbx, rsi                                             ;   224.3 p1      44 v[1]
        add rcx, qword [rsp + 344]                               ;   224.8 p5+p2   54 v[4]
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   225.0 p0      68 w[8]
        rorx rax, rsi, 0x27                                      ;   225.3 p6      39 v[1]
        vpaddq xmm4, xmm7, xmm5                                  ;   225.3 p1      68 w[8]
        add r14, r10                                             ;   225.3 p11     54 v[5]
        vpaddq xmm4, xmm4, xmm2                                  ;   226.3 p5      68 w[8]
        xor r15, r11                                             ;   226.0 p0      39 v[1]
        rorx r11, r14, 0x12                                      ;   226.3 p6      40 t1
        add r12, rbx                                             ;   226.2 p11     55 v[1]
        xor r15, rax                                             ;   227.0 p1      39 v[1]
        rorx r10, r14, 0xe                                       ;   227.0 p0      40 t1
        vpaddq xmm4, xmm4, xmm11                                 ;   227.3 p5      68 w[8]
        add r12, r14                                             ;   227.2 p11     55 v[1]
        rorx rax, r14, 0x29                                      ;   227.3 p6      40 t1
        and r13, r14                                             ;   227.3 p1      43 t1
        mov rbx, rsi                                             ;   223.3         44 v[0] copy
        xor r9, r13                                              ;   228.3 p5      43 t1
        add rcx, r9                                              ;   229.3 p0      54 v[4]
        xor r10, r11                                             ;   228.2 p11     40 t1
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 336]      ;   222.0 p3      68 w[8]
        mov rdx, qword [rsp + 816]                               ;   222.2 p10     43 t1
        xor rdx, r14                                             ;   228.3 p6      43 t1
        add r12, r15                                             ;   228.3 p1      55 v[1]
        mov r15, qword [rsp + 816]                               ;   222.7 p2      43 t1
        xor r10, rax                                             ;   229.2 p5      40 t1
        mov r11, qword [rsp + 824]                               ;   223.0 p3      54 v[3]
        mov r13, rsi                                             ;   223.3         44 v[7] copy
        add r11, rdi                                             ;   229.0 p0      54 v[3]
        vpaddq xmm2, xmm2, xmm4                                  ;   229.3 p1      68 w[8]
        rorx r9, r12, 0x1c                                       ;   229.3 p6      39 v[0]
        and r8, rsi                                              ;   229.2 p11     44 v[0]
        sub r8, qword [rsp + 808]                                ;   230.2 p5+p10   55 v[0]
        vpsrlq xmm11, xmm4, 6                                    ;   230.0 p0      68 w[10]
        vmovdqa [rsp + 352], xmm2                                ;   230.3 p7+p4   68 w[8]
        vpsrlq xmm2, xmm14, 7                                    ;   230.3 p1      68 w[10]
        and r13, r12                                             ;   230.2 p11     44 v[7]
        add rcx, r10                                             ;   230.3 p6      54 v[4]
        vprolq xmm9, xmm14, 0x3f                                 ;   231.0 p0      68 w[10]
        rorx rax, r12, 0x22                                      ;   231.3 p6      39 v[0]
        rorx r10, r12, 0x27                                      ;   232.0 p0      39 v[0]
        mov rbp, rdi                                             ;   225.5         44 v[1] copy
        xor r9, rax                                              ;   232.3 p5      39 v[0]
        xor r9, r10                                              ;   233.3 p11     39 v[0]
        vprolq xmm5, xmm14, 0x38                                 ;   231.3 p1      68 w[10]
        add r11, qword [rsp + 352]                               ;   235.3 p5+p2   54 v[3]
        xor rbx, r12                                             ;   232.2 p11     44 v[0]
        xor rbp, rsi                                             ;   232.3 p6      44 v[1]
        and rbp, r12                                             ;   233.3 p1      44 v[0]
        add r8, rbp                                              ;   234.3 p5      55 v[0]
        mov rbp, r14                                             ;   227.0         43 t1 copy
        sub r13, rdi                                             ;   233.0 p0      55 v[7]
        vprolq xmm13, xmm4, 0x2d                                 ;   233.3 p1      68 w[10]
        rorx r10, rcx, 0xe                                       ;   233.3 p6      40 t1
        vprolq xmm12, xmm4, 3                                    ;   234.0 p0      68 w[10]
        vpalignr xmm14, xmm8, xmm1, 8                            ;   233.8 p5      68 w[10]
        add r8, rcx                                              ;   235.3 p11     55 v[0]
        and rdx, rcx                                             ;   234.2 p11     43 t1
        add r8, r9                                               ;   236.3 p6      55 v[0]
        mov r9, r12                                              ;   229.3         44 v[7] copy
        xor r15, rdx                                             ;   235.2 p1      43 t1
        mov rdx, r12                                             ;   229.3         44 v[6] copy
        rorx rdi, rcx, 0x12                                      ;   235.0 p0      40 t1
        rorx rax, rcx, 0x29                                      ;   235.3 p6      40 t1
        mov qword [rsp + 824], rsi                               ;   229.3 p8+p9   55 v[2] spill
        lea rsi, [r14 + r12]                                     ;   234.8 p5      54 v[1]
        xor r10, rdi                                             ;   236.0 p11     40 t1
        vpternlogd xmm2, xmm9, xmm5, 0x96                        ;   235.3 p1      68 w[10]
        xor r10, rax                                             ;   237.0 p5      40 t1
        mov rdi, qword [rsp + 824]                               ;   230.2 p3      54 v[2]
        add r11, r15                                             ;   236.3 p0      54 v[3]
        add r11, r10                                             ;   238.0 p11     54 v[3]
        add rdi, qword [rsp + 816]                               ;   236.3 p6+p10   54 v[2]
        xor rbp, rcx                                             ;   236.3 p1      43 t1
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   236.8 p5      68 w[10]
        rorx r15, r8, 0x1c                                       ;   237.3 p0      39 v[7]
        rorx rax, r8, 0x22                                       ;   237.3 p6      39 v[7]
        and rbx, r8                                              ;   237.3 p11     44 v[7]
        add r13, rbx                                             ;   238.3 p1      55 v[7]
        add r13, r11                                             ;   239.3 p5      55 v[7]
        xor r9, r8                                               ;   238.0 p0      44 v[7]
        and rdx, r8                                              ;   238.2 p11     44 v[6]
        rorx r10, r8, 0x27                                       ;   238.3 p6      39 v[7]
        vpaddq xmm6, xmm6, xmm14                                 ;   238.3 p1      68 w[10]
        add rdi, qword [rsp + 360]                               ;   238.8 p5+p2   54 v[2]
        mov rbx, rcx                                             ;   232.8         43 t1 copy
        sub rdx, qword [rsp + 824]                               ;   239.2 p0+p3   55 v[6]
        vpaddq xmm6, xmm6, xmm11                                 ;   239.3 p1      68 w[10]
        and rbp, r11                                             ;   239.2 p11     43 t1
        vpaddq xmm6, xmm6, xmm2                                  ;   240.3 p5      68 w[10]
        xor r15, rax                                             ;   239.3 p6      39 v[7]
        xor r15, r10                                             ;   240.3 p0      39 v[7]
        rorx r10, r11, 0xe                                       ;   240.3 p6      40 t1
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 352]      ;   234.2 p10     68 w[10]
        rorx rax, r11, 0x12                                      ;   241.0 p0      40 t1
        xor rbx, r11                                             ;   240.2 p11     43 t1
        add r13, r15                                             ;   241.3 p1      55 v[7]
        rorx r15, r11, 0x29                                      ;   241.3 p6      40 t1
        xor r14, rbp                                             ;   240.8 p5      43 t1
        xor r10, rax                                             ;   242.0 p11     40 t1
        add rdi, r14                                             ;   241.8 p1      54 v[2]
        xor r10, r15                                             ;   243.0 p5      40 t1
        rorx r15, r13, 0x22                                      ;   242.3 p0      39 v[6]
        rorx r14, r13, 0x1c                                      ;   242.3 p6      39 v[6]
        and r9, r13                                              ;   242.3 p11     44 v[6]
        add rdi, r10                                             ;   244.0 p1      54 v[2]
        add rdx, r9                                              ;   243.3 p5      55 v[6]
        add rdx, rdi                                             ;   245.0 p0      55 v[6]
        xor r14, r15                                             ;   243.3 p11     39 v[6]
        rorx rax, r13, 0x27                                      ;   243.3 p6      39 v[6]
        xor r14, rax                                             ;   244.3 p1      39 v[6]
        add rdx, r14                                             ;   246.0 p5      55 v[6]
        mov rbp, r8                                              ;   237.3         44 v[6] copy
        mov qword [rsp + 808], r8                                ;   237.5 p7+p4   55 v[0] spill
        mov qword [rsp + 816], r11                               ;   239.0 p8+p9   54 v[3] spill
        mov r11, r8                                              ;   237.8         44 v[5] copy
        mov qword [rsp + 824], r12                               ;   238.5 p7+p4   55 v[1] spill
        lea r12, [rcx + r8]                                      ;   244.0 p0      54 v[0]
        vpaddq xmm2, xmm2, xmm6                                  ;   244.3 p1      68 w[10]
        mov r8, qword [rsp + 816]                                ;   239.0 p2      43 t1
        xor rbp, r13                                             ;   244.2 p11     44 v[6]
        and r11, r13                                             ;   244.3 p6      44 v[5]
        vmovdqa [rsp + 368], xmm2                                ;   245.3 p8+p9   68 w[10]
        add rsi, qword [rsp + 368]                               ;   250.3 p5+p3   54 v[1]
        vprolq xmm13, xmm6, 0x2d                                 ;   245.0 p0      68 w[12]
        vprolq xmm12, xmm6, 3                                    ;   245.3 p1      68 w[12]
        sub r11, qword [rsp + 824]                               ;   245.3 p11+p10   55 v[5]
        rorx r15, rdi, 0x12                                      ;   245.3 p6      40 t1
        mov r10, r13                                             ;   242.3         44 v[5] copy
        rorx r9, rdi, 0xe                                        ;   246.0 p0      40 t1
        and rbx, rdi                                             ;   245.8 p5      43 t1
        vprolq xmm5, xmm15, 0x38                                 ;   246.3 p1      68 w[12]
        vpsrlq xmm11, xmm6, 6                                    ;   247.0 p0      68 w[12]
        rorx rax, rdi, 0x29                                      ;   246.3 p6      40 t1
        xor r8, rdi                                              ;   246.2 p11     43 t1
        vpsrlq xmm2, xmm15, 7                                    ;   247.3 p1      68 w[12]
        xor rcx, rbx                                             ;   246.8 p5      43 t1
        and rbp, rdx                                             ;   247.2 p11     44 v[5]
        mov r14, qword [rsp + 816]                               ;   241.7 p2      43 t1
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   248.0 p5      68 w[12]
        mov rbx, r13                                             ;   242.3         44 v[4] copy
        xor r9, r15                                              ;   247.3 p6      40 t1
        xor r9, rax                                              ;   248.3 p0      40 t1
        rorx rax, rdx, 0x22                                      ;   248.3 p6      39 v[5]
        rorx r15, rdx, 0x1c                                      ;   249.0 p0      39 v[5]
        add rsi, rcx                                             ;   251.3 p11     54 v[1]
        rorx rcx, rdx, 0x27                                      ;   249.3 p6      39 v[5]
        add r12, qword [rsp + 376]                               ;   250.3 p1+p3   54 v[0]
        xor r10, rdx                                             ;   248.8 p5      44 v[5]
        and rbx, rdx                                             ;   249.2 p11     44 v[4]
        add rsi, r9                                              ;   252.3 p1      54 v[1]
        add r11, rbp                                             ;   249.8 p5      55 v[5]
        vprolq xmm9, xmm15, 0x3f                                 ;   250.0 p0      68 w[12]
        vpalignr xmm15, xmm3, xmm8, 8                            ;   250.8 p5      68 w[12]
        vpternlogd xmm2, xmm9, xmm5, 0x96                        ;   251.0 p1      68 w[12]
        vpaddq xmm5, xmm15, [rsp + 176]                          ;   251.8 p0+p10   68 w[12]
        xor r15, rax                                             ;   250.2 p11     39 v[5]
        add r11, rsi                                             ;   253.3 p6      55 v[5]
        mov r9, rdi                                              ;   245.0         43 t1 copy
        vpaddq xmm5, xmm5, xmm2                                  ;   252.8 p1      68 w[12]
        vpaddq xmm5, xmm5, xmm11                                 ;   253.8 p5      68 w[12]
        sub rbx, qword [rsp + 808]                               ;   251.2 p11+p2   55 v[4]
        rorx rbp, rsi, 0xe                                       ;   253.3 p6      40 t1
        and r8, rsi                                              ;   253.3 p0      43 t1
        rorx rax, rsi, 0x12                                      ;   253.3 p6      40 t1
        xor r15, rcx                                             ;   252.2 p11     39 v[5]
        xor r9, rsi                                              ;   253.3 p1      43 t1
        add r11, r15                                             ;   254.3 p5      55 v[5]
        mov r15, rdx                                             ;   247.0         44 v[4] copy
        xor r15, r11                                             ;   255.3 p0      44 v[4]
        rorx rcx, rsi, 0x29                                      ;   253.3 p6      40 t1
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 368]      ;   247.2 p3      68 w[12]
        xor r14, r8                                              ;   254.3 p11     43 t1
        lea r8, [rdi + rdx]                                      ;   253.3 p1      54 v[6]
        vpaddq xmm2, xmm2, xmm5                                  ;   254.8 p5      68 w[12]
        vmovdqa [rsp + 384], xmm2                                ;   255.8 p7+p4   68 w[12]
        add r12, r14                                             ;   255.3 p0      54 v[0]
        rorx r14, r11, 0x1c                                      ;   255.3 p6      39 v[4]
        and r10, r11                                             ;   255.3 p11     44 v[4]
        xor rbp, rax                                             ;   254.3 p1      40 t1
        mov rax, rdx                                             ;   248.7         44 v[3] copy
        xor rbp, rcx                                             ;   255.3 p5      40 t1
        mov rcx, qword [rsp + 816]                               ;   249.0 p10     54 v[7]
        and rax, r11                                             ;   255.3 p0      44 v[3]
        add r12, rbp                                             ;   256.3 p11     54 v[0]
        mov qword [rsp + 816], r11                               ;   255.3 p8+p9   55 v[5] spill
        rorx rbp, r11, 0x22                                      ;   255.3 p6      39 v[4]
        add rbx, r10                                             ;   256.3 p1      55 v[4]
        add rbx, r12                                             ;   257.3 p5      55 v[4]
        rorx r10, r11, 0x27                                      ;   256.0 p0      39 v[4]
        sub rax, r13                                             ;   256.3 p11     55 v[3]
        xor r14, rbp                                             ;   256.3 p6      39 v[4]
        xor r14, r10                                             ;   257.3 p1      39 v[4]
        vpsrlq xmm2, xmm10, 7                                    ;   257.0 p0      68 w[14]
        vprolq xmm11, xmm10, 0x38                                ;   257.3 p1      68 w[14]
        vprolq xmm10, xmm10, 0x3f                                ;   258.0 p0      68 w[14]
        add rcx, r13                                             ;   256.8 p5      54 v[7]
        add rcx, qword [rsp + 384]                               ;   260.8 p11+p2   54 v[7]
        mov r13, rsi                                             ;   253.3         43 t1 copy
        vprolq xmm12, xmm5, 3                                    ;   258.3 p1      68 w[14]
        vprolq xmm13, xmm5, 0x2d                                 ;   259.0 p0      68 w[14]
        and r9, r12                                              ;   257.3 p6      43 t1
        rorx r10, r12, 0xe                                       ;   258.3 p6      40 t1
        rorx rbp, r12, 0x12                                      ;   259.3 p6      40 t1
        xor r13, r12                                             ;   257.8 p5      43 t1
        add rbx, r14                                             ;   258.3 p11     55 v[4]
        lea r14, [rsi + r11]                                     ;   258.8 p5      54 v[5]
        vmovdqa [rsp + 176], xmm8                                ;   253.2 p7+p4   68 w[4] spill
        vpalignr xmm8, xmm4, xmm3, 8                             ;   259.8 p5      68 w[14]
        vpternlogd xmm2, xmm10, xmm11, 0x96                      ;   259.3 p1      68 w[14]
        xor rdi, r9                                              ;   259.2 p11     43 t1
        add rcx, rdi                                             ;   261.8 p0      54 v[7]
        mov rdi, r11                                             ;   255.3         44 v[3] copy
        rorx r9, r12, 0x29                                       ;   260.3 p6      40 t1
        vpsrlq xmm9, xmm5, 6                                     ;   260.3 p1      68 w[14]
        xor r10, rbp                                             ;   260.3 p11     40 t1
        mov rbp, r11                                             ;   255.3         44 v[2] copy
        and r15, rbx                                             ;   260.8 p5      44 v[3]
        xor rdi, rbx                                             ;   261.0 p0      44 v[3]
        vpternlogd xmm9, xmm13, xmm12, 0x96                      ;   261.3 p1      68 w[14]
        xor r10, r9                                              ;   261.3 p11     40 t1
        add rax, r15                                             ;   261.8 p6      55 v[3]
        rorx r15, rbx, 0x22                                      ;   262.0 p0      39 v[3]
        rorx r9, rbx, 0x1c                                       ;   262.3 p6      39 v[3]
        xor r9, r15                                              ;   263.3 p5      39 v[3]
        add rcx, r10                                             ;   262.8 p11     54 v[7]
        and rbp, rbx                                             ;   262.3 p1      44 v[2]
        rorx r15, rcx, 0x12                                      ;   263.8 p0      40 t1
        and r13, rcx                                             ;   263.8 p5      43 t1
        xor rsi, r13                                             ;   264.8 p11     43 t1
        rorx r10, rbx, 0x27                                      ;   263.3 p6      39 v[3]
        add r8, qword [rsp + 392]                                ;   263.3 p1+p3   54 v[6]
        vmovdqa xmm10, [rsp + 208]                               ;   257.3 p10     68 w[14]
        xor r9, r10                                              ;   264.3 p5      39 v[3]
        vpaddq xmm10, xmm10, xmm8                                ;   264.0 p0      68 w[14]
        vpaddq xmm10, xmm10, xmm2                                ;   265.0 p1      68 w[14]
        mov r11, r12                                             ;   258.0         43 t1 copy
        sub rbp, rdx                                             ;   264.2 p11     55 v[2]
        vpaddq xmm10, xmm10, xmm9                                ;   266.0 p5      68 w[14]
        rorx r10, rcx, 0xe                                       ;   264.3 p6      40 t1
        xor r10, r15                                             ;   265.3 p0      40 t1
        add rax, rcx                                             ;   265.2 p11     55 v[3]
        rorx rdx, rcx, 0x29                                      ;   265.3 p6      40 t1
        xor r11, rcx                                             ;   265.3 p1      43 t1
        add rax, r9                                              ;   266.2 p5      55 v[3]
        vprolq xmm9, xmm7, 0x38                                  ;   266.0 p0      68 w[0]
        lea r9, [r12 + rbx]                                      ;   266.2 p11     54 v[4]
        mov r13, rbx                                             ;   259.8         44 v[2] copy
        mov qword [rsp + 808], rcx                               ;   263.8 p8+p9   54 v[7] spill
        mov rcx, rbx                                             ;   260.2         44 v[1] copy
        xor r10, rdx                                             ;   266.3 p6      40 t1
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 384]      ;   260.5 p2      68 w[14]
        vpaddq xmm2, xmm2, xmm10                                 ;   267.0 p1      68 w[14]
        rorx r15, rax, 0x1c                                      ;   267.2 p0      39 v[2]
        add r8, rsi                                              ;   266.8 p5      54 v[6]
        rorx rsi, rax, 0x22                                      ;   267.3 p6      39 v[2]
        add r8, r10                                              ;   267.8 p11     54 v[6]
        xor r15, rsi                                             ;   268.3 p1      39 v[2]
        rorx rdx, rax, 0x27                                      ;   268.0 p0      39 v[2]
        mov qword [rsp + 824], rbx                               ;   261.8 p7+p4   55 v[4] spill
        mov rbx, qword [rsp + 808]                               ;   263.8 p3      43 t1
        and rdi, rax                                             ;   267.8 p5      44 v[2]
        vmovdqa [rsp + 400], xmm2                                ;   268.0 p8+p9   68 w[14]
        xor r15, rdx                                             ;   269.3 p11     39 v[2]
        vpsrlq xmm2, xmm7, 7                                     ;   268.3 p1      68 w[0]
        add r14, qword [rsp + 400]                               ;   273.0 p6+p10   54 v[5]
        add rbp, rdi                                             ;   268.8 p5      55 v[2]
        xor r13, rax                                             ;   269.0 p0      44 v[2]
        and rcx, rax                                             ;   269.2 p11     44 v[1]
        vprolq xmm7, xmm7, 0x3f                                  ;   269.3 p1      68 w[0]
        vprolq xmm12, xmm10, 3                                   ;   270.0 p0      68 w[0]
        add rbp, r8                                              ;   269.8 p6      55 v[2]
        vpsrlq xmm11, xmm10, 6                                   ;   270.3 p1      68 w[0]
        rorx rdi, r8, 0x29                                       ;   270.3 p6      40 t1
        add rbp, r15                                             ;   270.8 p5      55 v[2]
        mov r15, qword [rsp + 808]                               ;   264.5 p2      43 t1
        mov rdx, rax                                             ;   267.2         44 v[1] copy
        xor rbx, r8                                              ;   270.2 p11     43 t1
        vmovdqa [rsp + 208], xmm3                                ;   265.0 p7+p4   68 w[6] spill
        vpalignr xmm3, xmm6, xmm4, 8                             ;   270.8 p5      68 w[0]
        vprolq xmm13, xmm10, 0x2d                                ;   271.0 p0      68 w[0]
        sub rcx, qword [rsp + 816]                               ;   271.2 p11+p3   55 v[1]
        rorx r10, r8, 0xe                                        ;   271.3 p6      40 t1
        rorx rsi, r8, 0x12                                       ;   272.0 p0      40 t1
        and r11, r8                                              ;   271.3 p1      43 t1
        xor r10, rsi                                             ;   273.0 p5      40 t1
        rorx rsi, rbp, 0x22                                      ;   272.3 p6      39 v[1]
        xor r12, r11                                             ;   272.3 p11     43 t1
        xor r10, rdi                                             ;   274.0 p1      40 t1
        mov r11, rax                                             ;   267.2         44 v[0] copy
        add r9, qword [rsp + 408]                                ;   273.0 p5+p10   54 v[4]
        and r13, rbp                                             ;   273.0 p0      44 v[1]
        xor rdx, rbp                                             ;   273.2 p11     44 v[1]
        rorx rdi, rbp, 0x27                                      ;   273.3 p6      39 v[1]
        vpaddq xmm0, xmm0, xmm3                                  ;   273.3 p1      68 w[0]
        add r14, r12                                             ;   274.0 p5      54 v[5]
        rorx r12, rbp, 0x1c                                      ;   274.0 p0      39 v[1]
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   274.3 p1      68 w[0]
        vpternlogd xmm2, xmm7, xmm9, 0x96                        ;   274.8 p5      68 w[0]
        vpaddq xmm0, xmm0, xmm2                                  ;   275.8 p0      68 w[0]
        vpaddq xmm0, xmm0, xmm11                                 ;   276.8 p1      68 w[0]
        and r11, rbp                                             ;   274.2 p11     44 v[0]
        add r14, r10                                             ;   275.0 p6      54 v[5]
        mov r10, r8                                              ;   269.2         43 t1 copy
        add rcx, r13                                             ;   275.2 p11     55 v[1]
        rorx r13, r14, 0xe                                       ;   276.0 p6      40 t1
        and rbx, r14                                             ;   276.0 p5      43 t1
        add rcx, r14                                             ;   276.2 p0      55 v[1]
        xor r12, rsi                                             ;   276.2 p11     39 v[1]
        rorx rsi, r14, 0x12                                      ;   276.3 p6      40 t1
        xor r12, rdi                                             ;   277.2 p1      39 v[1]
        rorx rdi, r14, 0x29                                      ;   277.0 p0      40 t1
        sub r11, qword [rsp + 824]                               ;   276.8 p5+p2   55 v[0]
        xor r10, r14                                             ;   277.2 p11     43 t1
        add rcx, r12                                             ;   278.2 p6      55 v[1]
        lea r12, [r8 + rbp]                                      ;   277.3 p1      54 v[2]
        xor r13, rsi                                             ;   277.8 p5      40 t1
        mov rsi, rbp                                             ;   271.8         44 v[7] copy
        xor r13, rdi                                             ;   278.8 p0      40 t1
        mov rdi, qword [rsp + 808]                               ;   271.8 p3      54 v[3]
        add rdi, rax                                             ;   278.2 p11     54 v[3]
        xor r15, rbx                                             ;   278.3 p6      43 t1
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 400]      ;   272.3 p10     68 w[0]
        vpaddq xmm2, xmm2, xmm0                                  ;   278.3 p1      68 w[0]
        vmovdqa [rsp + 416], xmm2                                ;   279.3 p8+p9   68 w[0]
        vprolq xmm7, xmm14, 0x38                                 ;   279.0 p0      68 w[2]
        vpsrlq xmm2, xmm14, 7                                    ;   279.3 p1      68 w[2]
        vprolq xmm9, xmm14, 0x3f                                 ;   280.0 p0      68 w[2]
        vpalignr xmm14, xmm5, xmm6, 8                            ;   278.8 p5      68 w[2]
        mov rbx, rbp                                             ;   273.5         44 v[0] copy
        add r9, r15                                              ;   279.3 p11     54 v[4]
        and rdx, rcx                                             ;   279.3 p6      44 v[0]
        and rsi, rcx                                             ;   279.8 p5      44 v[7]
        add r9, r13                                              ;   280.3 p11     54 v[4]
        rorx r13, rcx, 0x22                                      ;   280.3 p6      39 v[0]
        add r11, rdx                                             ;   280.3 p1      55 v[0]
        rorx r15, rcx, 0x1c                                      ;   281.0 p0      39 v[0]
        rorx rdx, rcx, 0x27                                      ;   281.3 p6      39 v[0]
        xor r15, r13                                             ;   282.0 p5      39 v[0]
        vpaddq xmm1, xmm1, xmm14                                 ;   281.3 p1      68 w[2]
        sub rsi, rax                                             ;   281.2 p11     55 v[7]
        xor r15, rdx                                             ;   283.0 p5      39 v[0]
        rorx rax, r9, 0xe                                        ;   282.0 p0      40 t1
        rorx rdx, r9, 0x12                                       ;   282.3 p6      40 t1
        mov r13, r14                                             ;   276.0         43 t1 copy
        vprolq xmm13, xmm0, 0x2d                                 ;   282.3 p1      68 w[2]
        and r10, r9                                              ;   282.2 p11     43 t1
        vprolq xmm12, xmm0, 3                                    ;   283.0 p0      68 w[2]
        add r11, r9                                              ;   282.8 p5      55 v[0]
        xor r13, r9                                              ;   283.2 p11     43 t1
        xor r8, r10                                              ;   283.3 p6      43 t1
        rorx r10, r9, 0x29                                       ;   284.0 p0      40 t1
        add r11, r15                                             ;   284.0 p1      55 v[0]
        xor rax, rdx                                             ;   283.8 p5      40 t1
        mov rdx, rcx                                             ;   279.2         44 v[6] copy
        xor rbx, rcx                                             ;   284.2 p11     44 v[0]
        add rdi, qword [rsp + 416]                               ;   284.3 p6+p2   54 v[3]
        add rdi, r8                                              ;   285.3 p1      54 v[3]
        mov r8, rcx                                              ;   279.2         44 v[7] copy
        and rbx, r11                                             ;   285.2 p5      44 v[7]
        xor rax, r10                                             ;   285.0 p0      40 t1
        rorx r10, r11, 0x1c                                      ;   285.3 p6      39 v[7]
        and rdx, r11                                             ;   285.2 p11     44 v[6]
        xor r8, r11                                              ;   285.3 p1      44 v[7]
        lea r15, [r14 + rcx]                                     ;   285.8 p5      54 v[1]
        vpternlogd xmm2, xmm9, xmm7, 0x96                        ;   286.0 p0      68 w[2]
        add rsi, rbx                                             ;   286.2 p11     55 v[7]
        rorx rbx, r11, 0x22                                      ;   286.3 p6      39 v[7]
        add rdi, rax                                             ;   286.3 p1      54 v[3]
        xor r10, rbx                                             ;   287.3 p5      39 v[7]
        rorx rbx, rdi, 0x29                                      ;   287.3 p0      40 t1
        rorx rax, r11, 0x27                                      ;   287.3 p6      39 v[7]
        add r12, qword [rsp + 424]                               ;   287.2 p11+p3   54 v[2]
        vpaddq xmm1, xmm1, xmm2                                  ;   287.3 p1      68 w[2]
        mov qword [rsp + 808], rcx                               ;   281.0 p7+p4   55 v[1] spill
        mov rcx, r9                                              ;   281.3         43 t1 copy
        sub rdx, rbp                                             ;   287.8 p5      55 v[6]
        xor r10, rax                                             ;   288.3 p0      39 v[7]
        rorx rax, rdi, 0x12                                      ;   288.3 p6      40 t1
        vpsrlq xmm11, xmm0, 6                                    ;   288.3 p1      68 w[2]
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   289.3 p5      68 w[2]
        vpaddq xmm1, xmm1, xmm11                                 ;   290.3 p0      68 w[2]
        and r13, rdi                                             ;   288.2 p11     43 t1
        add rsi, rdi                                             ;   289.2 p11     55 v[7]
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 416]      ;   282.7 p10     68 w[2]
        xor r14, r13                                             ;   289.3 p6      43 t1
        add rsi, r10                                             ;   290.2 p1      55 v[7]
        xor rcx, rdi                                             ;   289.8 p5      43 t1
        lea r10, [r9 + r11]                                      ;   290.0 p0      54 v[0]
        mov r13, r11                                             ;   285.0         44 v[6] copy
        mov qword [rsp + 824], rdi                               ;   287.3 p8+p9   54 v[3] spill
        mov qword [rsp + 816], r11                               ;   285.0 p7+p4   55 v[0] spill
        rorx rbp, rdi, 0xe                                       ;   290.3 p6      40 t1
        xor rbp, rax                                             ;   291.3 p11     40 t1
        xor rbp, rbx                                             ;   292.3 p1      40 t1
        mov rdi, r11                                             ;   285.0         44 v[5] copy
        add r12, r14                                             ;   290.8 p5      54 v[2]
        rorx rax, rsi, 0x22                                      ;   291.2 p0      39 v[6]
        rorx r14, rsi, 0x1c                                      ;   291.3 p6      39 v[6]
        rorx rbx, rsi, 0x27                                      ;   292.0 p0      39 v[6]
        and r8, rsi                                              ;   291.2 p11     44 v[6]
        add r12, rbp                                             ;   293.3 p1      54 v[2]
        mov r11, qword [rsp + 824]                               ;   287.3 p2      43 t1
        add rdx, r8                                              ;   292.2 p5      55 v[6]
        vpaddq xmm2, xmm2, xmm1                                  ;   292.3 p1      68 w[2]
        vmovdqa [rsp + 432], xmm2                                ;   293.3 p8+p9   68 w[2]
        add r15, qword [rsp + 432]                               ;   298.3 p11+p3   54 v[1]
        vpsrlq xmm2, xmm15, 7                                    ;   293.0 p0      68 w[4]
        xor r14, rax                                             ;   292.3 p6      39 v[6]
        xor r14, rbx                                             ;   293.3 p5      39 v[6]
        xor r13, rsi                                             ;   293.2 p11     44 v[6]
        and rdi, rsi                                             ;   293.3 p6      44 v[5]
        vprolq xmm7, xmm15, 0x38                                 ;   293.3 p1      68 w[4]
        vprolq xmm9, xmm15, 0x3f                                 ;   294.0 p0      68 w[4]
        vprolq xmm12, xmm1, 3                                    ;   294.3 p1      68 w[4]
        vprolq xmm13, xmm1, 0x2d                                 ;   295.0 p0      68 w[4]
        sub rdi, qword [rsp + 808]                               ;   294.3 p5+p10   55 v[5]
        rorx r8, r12, 0xe                                        ;   294.3 p6      40 t1
        and rcx, r12                                             ;   294.3 p11     43 t1
        rorx rbp, r12, 0x12                                      ;   295.3 p6      40 t1
        vpalignr xmm15, xmm10, xmm5, 8                           ;   294.8 p5      68 w[4]
        add rdx, r12                                             ;   295.2 p11     55 v[6]
        rorx rax, r12, 0x29                                      ;   296.0 p0      40 t1
        mov rbx, qword [rsp + 824]                               ;   289.2 p2      43 t1
        xor r9, rcx                                              ;   295.3 p1      43 t1
        add r15, r9                                              ;   299.3 p5      54 v[1]
        xor r8, rbp                                              ;   296.3 p11     40 t1
        xor r8, rax                                              ;   297.3 p6      40 t1
        add r15, r8                                              ;   300.3 p1      54 v[1]
        mov r8, r12                                              ;   294.3         43 t1 copy
        mov rcx, rsi                                             ;   291.2         44 v[5] copy
        vpsrlq xmm11, xmm1, 6                                    ;   297.0 p0      68 w[4]
        add rdx, r14                                             ;   296.8 p5      55 v[6]
        mov r14, rsi                                             ;   291.2         44 v[4] copy
        vpternlogd xmm2, xmm9, xmm7, 0x96                        ;   297.3 p1      68 w[4]
        rorx r9, rdx, 0x1c                                       ;   297.8 p6      39 v[5]
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   298.0 p5      68 w[4]
        and r13, rdx                                             ;   297.8 p11     44 v[5]
        rorx rax, rdx, 0x27                                      ;   298.0 p0      39 v[5]
        xor rcx, rdx                                             ;   298.2 p11     44 v[5]
        rorx rbp, rdx, 0x22                                      ;   298.3 p6      39 v[5]
        add r10, qword [rsp + 440]                               ;   298.3 p1+p3   54 v[0]
        vmovdqa xmm7, [rsp + 176]                                ;   292.3 p10     68 w[4]
        xor r11, r12                                             ;   298.8 p5      43 t1
        vpaddq xmm7, xmm7, xmm15                                 ;   299.0 p0      68 w[4]
        vpaddq xmm7, xmm7, xmm2                                  ;   300.0 p1      68 w[4]
        xor r9, rbp                                              ;   299.3 p11     39 v[5]
        add rdi, r13                                             ;   299.3 p6      55 v[5]
        vpaddq xmm7, xmm7, xmm11                                 ;   301.0 p5      68 w[4]
        xor r9, rax                                              ;   300.3 p0      39 v[5]
        rorx r13, r15, 0xe                                       ;   301.3 p6      40 t1
        and r14, rdx                                             ;   300.2 p11     44 v[4]
        and r11, r15                                             ;   301.3 p1      43 t1
        add rdi, r15                                             ;   301.3 p5      55 v[5]
        rorx rbp, r15, 0x12                                      ;   301.3 p0      40 t1
        rorx rax, r15, 0x29                                      ;   301.3 p6      40 t1
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 432]      ;   294.7 p2      68 w[4]
        xor r8, r15                                              ;   301.3 p11     43 t1
        add rdi, r9                                              ;   302.3 p1      55 v[5]
        lea r9, [r12 + rdx]                                      ;   301.8 p5      54 v[6]
        xor rbx, r11                                             ;   302.3 p0      43 t1
        mov r11, rdx                                             ;   297.8         44 v[4] copy
        xor r13, rbp                                             ;   302.3 p11     40 t1
        mov rbp, rdx                                             ;   297.8         44 v[3] copy
        vpaddq xmm2, xmm2, xmm7                                  ;   302.3 p1      68 w[4]
        xor r13, rax                                             ;   303.3 p6      40 t1
        mov rax, qword [rsp + 824]                               ;   296.3 p3      54 v[7]
        add rax, rsi                                             ;   302.8 p5      54 v[7]
        add r10, rbx                                             ;   303.3 p0      54 v[0]
        rorx rbx, rdi, 0x1c                                      ;   303.3 p6      39 v[4]
        vpsrlq xmm11, xmm7, 6                                    ;   303.3 p1      68 w[6]
        sub r14, qword [rsp + 816]                               ;   303.2 p11+p10   55 v[4]
        and rcx, rdi                                             ;   303.8 p5      44 v[4]
        add r14, rcx                                             ;   304.8 p0      55 v[4]
        add r10, r13                                             ;   304.3 p11     54 v[0]
        vmovdqa [rsp + 448], xmm2                                ;   303.3 p7+p4   68 w[4]
        vpsrlq xmm2, xmm8, 7                                     ;   304.3 p1      68 w[6]
        vprolq xmm9, xmm8, 0x38                                  ;   305.0 p0      68 w[6]
        vprolq xmm12, xmm7, 3                                    ;   305.3 p1      68 w[6]
        vprolq xmm13, xmm7, 0x2d                                 ;   306.0 p0      68 w[6]
        and r8, r10                                              ;   305.3 p6      43 t1
        add rax, qword [rsp + 448]                               ;   308.3 p5+p2   54 v[7]
        rorx r13, rdi, 0x22                                      ;   305.3 p6      39 v[4]
        and rbp, rdi                                             ;   305.2 p11     44 v[3]
        sub rbp, rsi                                             ;   306.2 p5      55 v[3]
        xor rbx, r13                                             ;   306.3 p11     39 v[4]
        mov r13, r15                                             ;   301.3         43 t1 copy
        rorx rsi, r10, 0xe                                       ;   306.3 p6      40 t1
        rorx rcx, rdi, 0x27                                      ;   307.0 p0      39 v[4]
        xor rbx, rcx                                             ;   308.0 p1      39 v[4]
        vprolq xmm8, xmm8, 0x3f                                  ;   307.3 p1      68 w[6]
        rorx rcx, r10, 0x12                                      ;   307.3 p6      40 t1
        xor r13, r10                                             ;   306.8 p5      43 t1
        add r14, r10                                             ;   307.2 p11     55 v[4]
        xor r11, rdi                                             ;   307.8 p5      44 v[4]
        xor r12, r8                                              ;   308.0 p0      43 t1
        mov qword [rsp + 824], rdx                               ;   301.3 p8+p9   55 v[6] spill
        lea rdx, [r15 + rdi]                                     ;   308.2 p11     54 v[5]
        rorx r8, r10, 0x29                                       ;   308.3 p6      40 t1
        xor rsi, rcx                                             ;   308.3 p1      40 t1
        xor rsi, r8                                              ;   309.3 p5      40 t1
        add r14, rbx                                             ;   309.0 p0      55 v[4]
        vmovdqa [rsp + 176], xmm5                                ;   302.3 p7+p4   68 w[12] spill
        rorx rcx, r14, 0x22                                      ;   310.0 p6      39 v[3]
        vpalignr xmm5, xmm0, xmm10, 8                            ;   309.8 p5      68 w[6]
        mov rbx, rdi                                             ;   303.3         44 v[3] copy
        add rax, r12                                             ;   309.3 p11     54 v[7]
        mov r12, rdi                                             ;   303.3         44 v[2] copy
        vpternlogd xmm2, xmm8, xmm9, 0x96                        ;   309.3 p1      68 w[6]
        vpaddq xmm8, xmm5, [rsp + 208]                           ;   310.8 p0+p3   68 w[6]
        rorx r8, r14, 0x1c                                       ;   310.3 p6      39 v[3]
        and r11, r14                                             ;   310.2 p11     44 v[3]
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   310.3 p1      68 w[6]
        xor rbx, r14                                             ;   310.8 p5      44 v[3]
        and r12, r14                                             ;   311.0 p0      44 v[2]
        add rbp, r11                                             ;   311.2 p11     55 v[3]
        rorx r11, r14, 0x27                                      ;   311.3 p6      39 v[3]
        add r9, qword [rsp + 456]                                ;   311.3 p1+p10   54 v[6]
        sub r12, qword [rsp + 824]                               ;   312.0 p5+p2   55 v[2]
        add rax, rsi                                             ;   312.0 p0      54 v[7]
        vpaddq xmm8, xmm8, xmm2                                  ;   312.3 p1      68 w[6]
        xor r8, rcx                                              ;   312.2 p11     39 v[3]
        vpaddq xmm8, xmm8, xmm11                                 ;   313.3 p5      68 w[6]
        and r13, rax                                             ;   313.0 p6      43 t1
        xor r15, r13                                             ;   314.0 p0      43 t1
        rorx r13, rax, 0x29                                      ;   313.3 p6      40 t1
        xor r8, r11                                              ;   313.2 p11     39 v[3]
        rorx r11, rax, 0xe                                       ;   314.0 p0      40 t1
        rorx rcx, rax, 0x12                                      ;   314.3 p6      40 t1
        add rbp, rax                                             ;   313.3 p1      55 v[3]
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 448]      ;   307.0 p3      68 w[6]
        add rbp, r8                                              ;   314.3 p5      55 v[3]
        lea r8, [r10 + r14]                                      ;   314.2 p11     54 v[4]
        xor r11, rcx                                             ;   315.3 p1      40 t1
        mov rcx, r14                                             ;   310.0         44 v[2] copy
        mov qword [rsp + 824], rdi                               ;   307.8 p8+p9   55 v[5] spill
        mov rdi, r14                                             ;   310.0         44 v[1] copy
        add r9, r15                                              ;   315.0 p5      54 v[6]
        xor r11, r13                                             ;   316.3 p0      40 t1
        vpaddq xmm2, xmm2, xmm8                                  ;   315.3 p1      68 w[6]
        and rbx, rbp                                             ;   315.3 p11     44 v[2]
        and rdi, rbp                                             ;   315.3 p6      44 v[1]
        rorx r13, rbp, 0x1c                                      ;   316.0 p0      39 v[2]
        add r9, r11                                              ;   317.3 p5      54 v[6]
        vmovdqa [rsp + 464], xmm2                                ;   316.3 p7+p4   68 w[6]
        vpsrlq xmm2, xmm3, 7                                     ;   316.3 p1      68 w[8]
        vprolq xmm9, xmm3, 0x38                                  ;   317.0 p0      68 w[8]
        rorx r15, rbp, 0x22                                      ;   316.3 p6      39 v[2]
        add r12, rbx                                             ;   316.3 p11     55 v[2]
        add r12, r9                                              ;   318.3 p5      55 v[2]
        mov rbx, rax                                             ;   313.0         43 t1 copy
        xor r13, r15                                             ;   317.3 p11     39 v[2]
        mov rsi, r10                                             ;   310.7         43 t1 copy
        xor rsi, rax                                             ;   317.3 p6      43 t1
        rorx r11, rbp, 0x27                                      ;   318.0 p0      39 v[2]
        add rdx, qword [rsp + 464]                               ;   321.3 p1+p10   54 v[5]
        vpsrlq xmm11, xmm8, 6                                    ;   318.3 p1      68 w[8]
        xor r13, r11                                             ;   319.0 p5      39 v[2]
        vprolq xmm3, xmm3, 0x3f                                  ;   319.0 p0      68 w[8]
        and rsi, r9                                              ;   318.3 p11     43 t1
        vprolq xmm13, xmm8, 0x2d                                 ;   319.3 p1      68 w[8]
        sub rdi, qword [rsp + 824]                               ;   318.3 p6+p2   55 v[1]
        vprolq xmm12, xmm8, 3                                    ;   320.0 p0      68 w[8]
        rorx r11, r9, 0xe                                        ;   319.3 p6      40 t1
        xor r10, rsi                                             ;   319.3 p5      43 t1
        rorx rsi, r9, 0x12                                       ;   320.3 p6      40 t1
        mov r15, rbp                                             ;   315.3         44 v[1] copy
        xor rcx, rbp                                             ;   319.2 p11     44 v[2]
        xor rbx, r9                                              ;   319.8 p5      43 t1
        add r12, r13                                             ;   320.2 p11     55 v[2]
        rorx r13, r9, 0x29                                       ;   321.0 p0      40 t1
        add rdx, r10                                             ;   322.3 p1      54 v[5]
        vmovdqa [rsp + 208], xmm10                               ;   314.0 p8+p9   68 w[14] spill
        vpalignr xmm10, xmm1, xmm0, 8                            ;   320.8 p5      68 w[8]
        mov qword [rsp + 824], r14                               ;   314.3 p7+p4   55 v[4] spill
        lea r14, [rax + rbp]                                     ;   321.2 p11     54 v[3]
        mov r10, rbp                                             ;   315.3         44 v[0] copy
        vpternlogd xmm2, xmm3, xmm9, 0x96                        ;   321.3 p1      68 w[8]
        xor r11, rsi                                             ;   321.3 p6      40 t1
        rorx rsi, r12, 0x1c                                      ;   322.0 p0      39 v[1]
        and rcx, r12                                             ;   321.8 p5      44 v[1]
        xor r15, r12                                             ;   322.2 p11     44 v[1]
        and r10, r12                                             ;   322.3 p6      44 v[0]
        xor r11, r13                                             ;   322.3 p1      40 t1
        rorx r13, r12, 0x22                                      ;   323.0 p0      39 v[1]
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   322.8 p5      68 w[8]
        add rdi, rcx                                             ;   323.2 p11     55 v[1]
        vpaddq xmm3, xmm10, xmm4                                 ;   323.3 p1      68 w[8]
        add rdx, r11                                             ;   323.3 p6      54 v[5]
        mov r11, r9                                              ;   318.3         43 t1 copy
        vpaddq xmm3, xmm3, xmm2                                  ;   324.3 p5      68 w[8]
        rorx rcx, r12, 0x27                                      ;   324.0 p0      39 v[1]
        add r8, qword [rsp + 472]                                ;   324.2 p11+p3   54 v[4]
        xor rsi, r13                                             ;   324.3 p6      39 v[1]
        xor rsi, rcx                                             ;   325.3 p1      39 v[1]
        sub r10, qword [rsp + 824]                               ;   324.8 p5+p10   55 v[0]
        add rdi, rdx                                             ;   325.0 p0      55 v[1]
        add rdi, rsi                                             ;   326.3 p11     55 v[1]
        and rbx, rdx                                             ;   325.3 p6      43 t1
        lea rsi, [r9 + r12]                                      ;   325.3 p1      54 v[2]
        rorx r13, rdx, 0xe                                       ;   326.0 p0      40 t1
        rorx rcx, rdx, 0x12                                      ;   326.3 p6      40 t1
        xor r11, rdx                                             ;   325.8 p5      43 t1
        xor rax, rbx                                             ;   326.3 p11     43 t1
        rorx rbx, rdx, 0x29                                      ;   327.0 p0      40 t1
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 464]      ;   319.5 p2      68 w[8]
        mov qword [rsp + 824], rbp                               ;   319.7 p8+p9   55 v[3] spill
        mov qword [rsp + 816], rdx                               ;   324.3 p7+p4   54 v[5] spill
        mov rdx, r12                                             ;   321.2         44 v[7] copy
        add r8, rax                                              ;   327.3 p1      54 v[4]
        mov rbp, r12                                             ;   321.2         44 v[0] copy
        xor r13, rcx                                             ;   327.3 p5      40 t1
        xor r13, rbx                                             ;   328.3 p11     40 t1
        rorx rax, rdi, 0x1c                                      ;   327.3 p6      39 v[0]
        vpaddq xmm3, xmm3, xmm11                                 ;   327.3 p1      68 w[8]
        vpaddq xmm2, xmm2, xmm3                                  ;   328.3 p5      68 w[8]
        rorx rcx, rdi, 0x22                                      ;   328.0 p0      39 v[0]
        rorx rbx, rdi, 0x27                                      ;   328.3 p6      39 v[0]
        mov qword [rsp + 808], r12                               ;   321.7 p8+p9   55 v[2] spill
        mov r12, qword [rsp + 816]                               ;   324.3 p3      43 t1
        and r15, rdi                                             ;   328.2 p11     44 v[0]
        xor rbp, rdi                                             ;   328.3 p1      44 v[0]
        and rdx, rdi                                             ;   328.8 p5      44 v[7]
        vmovdqa [rsp + 480], xmm2                                ;   329.3 p7+p4   68 w[8]
        add r14, qword [rsp + 480]                               ;   334.3 p0+p10   54 v[3]
        vprolq xmm4, xmm14, 0x38                                 ;   329.3 p1      68 w[10]
        vprolq xmm9, xmm14, 0x3f                                 ;   330.0 p0      68 w[10]
        add r10, r15                                             ;   329.2 p11     55 v[0]
        add r8, r13                                              ;   329.3 p6      54 v[4]
        xor rax, rcx                                             ;   329.8 p5      39 v[0]
        vprolq xmm13, xmm3, 0x2d                                 ;   330.3 p1      68 w[10]
        sub rdx, qword [rsp + 824]                               ;   330.2 p11+p2   55 v[7]
        rorx r15, r8, 0x12                                       ;   330.3 p6      40 t1
        mov rcx, rdi                                             ;   327.3         44 v[7] copy
        and r11, r8                                              ;   330.8 p5      43 t1
        rorx r13, r8, 0xe                                        ;   331.0 p0      40 t1
        xor rax, rbx                                             ;   331.2 p11     39 v[0]
        vpsrlq xmm2, xmm14, 7                                    ;   331.3 p1      68 w[10]
        add r10, r8                                              ;   331.3 p6      55 v[0]
        vpternlogd xmm2, xmm9, xmm4, 0x96                        ;   332.3 p5      68 w[10]
        vpsrlq xmm11, xmm3, 6                                    ;   332.0 p0      68 w[10]
        vprolq xmm12, xmm3, 3                                    ;   332.3 p1      68 w[10]
        vpalignr xmm14, xmm7, xmm1, 8                            ;   332.8 p5      68 w[10]
        xor r12, r8                                              ;   332.2 p11     43 t1
        add r10, rax                                             ;   332.3 p6      55 v[0]
        xor r9, r11                                              ;   333.0 p0      43 t1
        add r14, r9                                              ;   335.3 p11     54 v[3]
        rorx rbx, r8, 0x29                                       ;   333.3 p6      40 t1
        mov qword [rsp + 824], rdi                               ;   327.3 p8+p9   55 v[1] spill
        mov rdi, qword [rsp + 816]                               ;   326.8 p3      43 t1
        mov rax, qword [rsp + 824]                               ;   327.3 p10     44 v[6]
        xor r13, r15                                             ;   333.3 p1      40 t1
        xor r13, rbx                                             ;   334.3 p5      40 t1
        rorx r11, r10, 0x1c                                      ;   334.0 p0      39 v[7]
        and rbp, r10                                             ;   334.2 p11     44 v[7]
        rorx r9, r10, 0x22                                       ;   334.3 p6      39 v[7]
        add r14, r13                                             ;   336.3 p1      54 v[3]
        xor r11, r9                                              ;   335.3 p5      39 v[7]
        rorx r9, r14, 0xe                                        ;   337.3 p0      40 t1
        rorx r13, r14, 0x12                                      ;   337.3 p6      40 t1
        xor r9, r13                                              ;   338.3 p11     40 t1
        rorx r15, r10, 0x27                                      ;   336.0 p0      39 v[7]
        add rsi, qword [rsp + 488]                               ;   335.3 p1+p2   54 v[2]
        mov rbx, r8                                              ;   330.3         43 t1 copy
        xor rcx, r10                                             ;   335.8 p5      44 v[7]
        and rax, r10                                             ;   336.2 p11     44 v[6]
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   336.3 p1      68 w[10]
        vpaddq xmm4, xmm14, xmm6                                 ;   336.8 p5      68 w[10]
        vpaddq xmm4, xmm4, xmm2                                  ;   337.8 p0      68 w[10]
        add rdx, rbp                                             ;   336.3 p6      55 v[7]
        xor r11, r15                                             ;   337.2 p11     39 v[7]
        vpaddq xmm4, xmm4, xmm11                                 ;   338.8 p1      68 w[10]
        add rdx, r14                                             ;   337.3 p6      55 v[7]
        rorx r15, r14, 0x29                                      ;   338.0 p0      40 t1
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 480]      ;   331.0 p3      68 w[10]
        sub rax, qword [rsp + 808]                               ;   337.8 p5+p10   55 v[6]
        and r12, r14                                             ;   338.2 p11     43 t1
        add rdx, r11                                             ;   338.3 p6      55 v[7]
        xor rdi, r12                                             ;   339.2 p1      43 t1
        xor r9, r15                                              ;   339.3 p5      40 t1
        add rsi, rdi                                             ;   340.2 p0      54 v[2]
        rorx r15, rdx, 0x1c                                      ;   339.3 p6      39 v[6]
        rorx rdi, rdx, 0x22                                      ;   340.0 p0      39 v[6]
        xor r15, rdi                                             ;   341.0 p11     39 v[6]
        mov rdi, r14                                             ;   337.3         43 t1 copy
        xor rbx, r14                                             ;   339.3 p1      43 t1
        vpaddq xmm2, xmm2, xmm4                                  ;   339.8 p5      68 w[10]
        mov rbp, r10                                             ;   333.3         44 v[6] copy
        mov r12, r10                                             ;   333.3         44 v[5] copy
        and r12, rdx                                             ;   340.2 p11     44 v[5]
        add rsi, r9                                              ;   341.2 p6      54 v[2]
        mov r13, qword [rsp + 824]                               ;   333.8 p2      54 v[1]
        add r13, qword [rsp + 816]                               ;   340.3 p1+p3   54 v[1]
        vmovdqa [rsp + 496], xmm2                                ;   340.8 p7+p4   68 w[10]
        add r13, qword [rsp + 496]                               ;   345.8 p5+p10   54 v[1]
        and rcx, rdx                                             ;   341.0 p0      44 v[6]
        xor rbp, rdx                                             ;   341.2 p11     44 v[6]
        add rax, rcx                                             ;   342.0 p6      55 v[6]
        rorx r9, rdx, 0x27                                       ;   342.0 p0      39 v[6]
        vpsrlq xmm2, xmm15, 7                                    ;   341.3 p1      68 w[12]
        add rax, rsi                                             ;   343.0 p5      55 v[6]
        xor r15, r9                                              ;   343.0 p11     39 v[6]
        vprolq xmm9, xmm15, 0x3f                                 ;   342.3 p1      68 w[12]
        rorx r9, rsi, 0xe                                        ;   342.3 p6      40 t1
        vprolq xmm6, xmm15, 0x38                                 ;   343.0 p0      68 w[12]
        vpsrlq xmm11, xmm4, 6                                    ;   343.3 p1      68 w[12]
        vprolq xmm12, xmm4, 3                                    ;   344.0 p0      68 w[12]
        lea r11, [r8 + r10]                                      ;   342.8 p5      54 v[0]
        and rbx, rsi                                             ;   343.2 p11     43 t1
        sub r12, qword [rsp + 824]                               ;   343.3 p6+p2   55 v[5]
        rorx rcx, rsi, 0x12                                      ;   344.3 p6      40 t1
        xor rdi, rsi                                             ;   343.8 p5      43 t1
        xor r8, rbx                                              ;   344.2 p11     43 t1
        rorx rbx, rsi, 0x29                                      ;   345.0 p0      40 t1
        add rax, r15                                             ;   344.3 p1      55 v[6]
        vpalignr xmm15, xmm8, xmm7, 8                            ;   344.8 p5      68 w[12]
        lea r15, [r14 + rdx]                                     ;   345.2 p11     54 v[7]
        vprolq xmm13, xmm4, 0x2d                                 ;   345.3 p1      68 w[12]
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   346.3 p5      68 w[12]
        add r13, r8                                              ;   346.8 p6      54 v[1]
        mov r8, rdx                                              ;   339.3         44 v[5] copy
        vpternlogd xmm2, xmm9, xmm6, 0x96                        ;   346.0 p0      68 w[12]
        xor r9, rcx                                              ;   346.2 p11     40 t1
        mov rcx, rdx                                             ;   339.3         44 v[4] copy
        mov qword [rsp + 824], rdx                               ;   339.3 p8+p9   55 v[7] spill
        and rbp, rax                                             ;   346.3 p6      44 v[5]
        xor r8, rax                                              ;   346.3 p1      44 v[5]
        and rcx, rax                                             ;   346.8 p5      44 v[4]
        add r12, rbp                                             ;   347.3 p0      55 v[5]
        rorx rbp, rax, 0x22                                      ;   347.3 p6      39 v[5]
        xor r9, rbx                                              ;   347.2 p11     40 t1
        rorx rbx, rax, 0x1c                                      ;   348.0 p0      39 v[5]
        add r13, r9                                              ;   348.2 p1      54 v[1]
        rorx r9, rax, 0x27                                       ;   348.3 p6      39 v[5]
        add r11, qword [rsp + 504]                               ;   347.8 p5+p3   54 v[0]
        vmovdqa xmm6, [rsp + 176]                                ;   341.2 p10     68 w[12]
        vpaddq xmm6, xmm6, xmm15                                 ;   348.3 p1      68 w[12]
        vpaddq xmm6, xmm6, xmm2                                  ;   349.3 p5      68 w[12]
        mov rdx, rsi                                             ;   342.2         43 t1 copy
        sub rcx, r10                                             ;   348.2 p11     55 v[4]
        rorx r10, r13, 0x12                                      ;   349.2 p0      40 t1
        xor rbx, rbp                                             ;   349.2 p11     39 v[5]
        xor rbx, r9                                              ;   350.2 p6      39 v[5]
        vpaddq xmm6, xmm6, xmm11                                 ;   350.3 p1      68 w[12]
        mov qword [rsp + 808], rax                               ;   345.3 p7+p4   55 v[6] spill
        rorx r9, r13, 0xe                                        ;   350.0 p0      40 t1
        and rdi, r13                                             ;   349.8 p5      43 t1
        add r12, r13                                             ;   350.2 p11     55 v[5]
        rorx rbp, r13, 0x29                                      ;   350.3 p6      40 t1
        xor rdx, r13                                             ;   350.3 p1      43 t1
        add r12, rbx                                             ;   351.2 p5      55 v[5]
        xor r9, r10                                              ;   351.0 p0      40 t1
        mov rbx, rax                                             ;   345.3         44 v[4] copy
        rorx r10, r12, 0x1c                                      ;   352.2 p6      39 v[4]
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 496]      ;   344.3 p2      68 w[12]
        xor r14, rdi                                             ;   351.2 p11     43 t1
        lea rdi, [rsi + rax]                                     ;   351.3 p1      54 v[6]
        add r11, r14                                             ;   352.2 p5      54 v[0]
        xor r9, rbp                                              ;   352.0 p0      40 t1
        mov qword [rsp + 816], r13                               ;   349.2 p8+p9   54 v[1] spill
        mov r13, rax                                             ;   345.3         44 v[3] copy
        rorx rbp, r12, 0x27                                      ;   352.3 p6      39 v[4]
        mov rax, qword [rsp + 816]                               ;   349.2 p3      43 t1
        and r8, r12                                              ;   352.2 p11     44 v[4]
        rorx r14, r12, 0x22                                      ;   353.0 p0      39 v[4]
        xor rbx, r12                                             ;   352.3 p1      44 v[4]
        and r13, r12                                             ;   352.8 p5      44 v[3]
        vpaddq xmm2, xmm2, xmm6                                  ;   353.3 p1      68 w[12]
        vmovdqa [rsp + 512], xmm2                                ;   354.3 p7+p4   68 w[12]
        vmovdqa [rsp + 176], xmm7                                ;   346.8 p8+p9   68 w[4] spill
        xor r10, r14                                             ;   354.0 p11     39 v[4]
        xor r10, rbp                                             ;   355.0 p6      39 v[4]
        vprolq xmm9, xmm5, 0x38                                  ;   354.0 p0      68 w[14]
        vpalignr xmm7, xmm3, xmm8, 8                             ;   353.8 p5      68 w[14]
        add r15, qword [rsp + 512]                               ;   359.3 p11+p10   54 v[7]
        vpsrlq xmm2, xmm5, 7                                     ;   354.3 p1      68 w[14]
        vprolq xmm5, xmm5, 0x3f                                  ;   355.0 p0      68 w[14]
        add rcx, r8                                              ;   354.3 p6      55 v[4]
        add r11, r9                                              ;   354.8 p5      54 v[0]
        add rcx, r11                                             ;   355.8 p11     55 v[4]
        vprolq xmm12, xmm6, 3                                    ;   355.3 p1      68 w[14]
        vpsrlq xmm11, xmm6, 6                                    ;   356.0 p0      68 w[14]
        sub r13, qword [rsp + 824]                               ;   355.3 p6+p2   55 v[3]
        rorx r8, r11, 0xe                                        ;   356.3 p6      40 t1
        and rdx, r11                                             ;   355.8 p5      43 t1
        rorx r9, r11, 0x12                                       ;   357.0 p0      40 t1
        rorx r14, r11, 0x29                                      ;   357.3 p6      40 t1
        vprolq xmm13, xmm6, 0x2d                                 ;   356.3 p1      68 w[14]
        xor rax, r11                                             ;   356.2 p11     43 t1
        mov rbp, r12                                             ;   352.2         44 v[3] copy
        xor rsi, rdx                                             ;   356.8 p5      43 t1
        add rcx, r10                                             ;   357.2 p11     55 v[4]
        mov r10, qword [rsp + 816]                               ;   350.7 p3      43 t1
        mov rdx, r12                                             ;   352.2         44 v[2] copy
        vpternlogd xmm2, xmm5, xmm9, 0x96                        ;   357.3 p1      68 w[14]
        add r15, rsi                                             ;   360.3 p5      54 v[7]
        xor r8, r9                                               ;   358.0 p0      40 t1
        and rdx, rcx                                             ;   358.2 p11     44 v[2]
        xor r8, r14                                              ;   359.0 p6      40 t1
        add r15, r8                                              ;   361.3 p1      54 v[7]
        vmovdqa xmm5, [rsp + 208]                                ;   352.0 p10     68 w[14]
        rorx r14, rcx, 0x22                                      ;   359.0 p0      39 v[3]
        rorx r9, rcx, 0x1c                                       ;   359.3 p6      39 v[3]
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   358.8 p5      68 w[14]
        and rbx, rcx                                             ;   359.2 p11     44 v[3]
        add rdi, qword [rsp + 520]                               ;   359.3 p1+p2   54 v[6]
        xor rbp, rcx                                             ;   359.8 p5      44 v[3]
        mov r8, r11                                              ;   355.8         43 t1 copy
        vpaddq xmm5, xmm5, xmm7                                  ;   360.0 p0      68 w[14]
        xor r9, r14                                              ;   360.3 p11     39 v[3]
        vpaddq xmm5, xmm5, xmm2                                  ;   361.0 p1      68 w[14]
        add r13, rbx                                             ;   360.3 p6      55 v[3]
        vpaddq xmm5, xmm5, xmm11                                 ;   362.0 p5      68 w[14]
        rorx rsi, rcx, 0x27                                      ;   361.0 p0      39 v[3]
        xor r9, rsi                                              ;   362.0 p11     39 v[3]
        add r13, r15                                             ;   362.3 p6      55 v[3]
        rorx rsi, r15, 0x12                                      ;   362.3 p0      40 t1
        rorx rbx, r15, 0x29                                      ;   362.3 p6      40 t1
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 512]      ;   355.0 p3      68 w[14]
        sub rdx, qword [rsp + 808]                               ;   361.3 p1+p10   55 v[2]
        and rax, r15                                             ;   362.3 p5      43 t1
        xor r10, rax                                             ;   363.3 p11     43 t1
        add r13, r9                                              ;   363.3 p1      55 v[3]
        mov rax, rcx                                             ;   358.2         44 v[2] copy
        xor rax, r13                                             ;   364.3 p5      44 v[2]
        rorx r14, r15, 0xe                                       ;   363.0 p0      40 t1
        xor r8, r15                                              ;   363.2 p11     43 t1
        lea r9, [r11 + rcx]                                      ;   363.3 p6      54 v[4]
        xor r14, rsi                                             ;   364.0 p1      40 t1
        mov rsi, rcx                                             ;   358.2         44 v[1] copy
        vpaddq xmm2, xmm2, xmm5                                  ;   363.8 p5      68 w[14]
        vmovdqa [rsp + 528], xmm2                                ;   364.8 p7+p4   68 w[14]
        xor r14, rbx                                             ;   365.0 p0      40 t1
        mov rbx, qword [rsp + 816]                               ;   357.5 p2      54 v[5]
        add rbx, r12                                             ;   364.2 p11     54 v[5]
        add rdi, r10                                             ;   364.3 p6      54 v[6]
        rorx r10, r13, 0x1c                                      ;   365.0 p0      39 v[2]
        and rbp, r13                                             ;   364.3 p1      44 v[2]
        add rdi, r14                                             ;   366.0 p5      54 v[6]
        rorx r14, r13, 0x22                                      ;   365.3 p6      39 v[2]
        add rdx, rbp                                             ;   365.3 p11     55 v[2]
        rorx rbp, r13, 0x27                                      ;   366.0 p0      39 v[2]
        xor r10, r14                                             ;   366.3 p1      39 v[2]
        xor r10, rbp                                             ;   367.3 p5      39 v[2]
        and rsi, r13                                             ;   366.2 p11     44 v[1]
        add rbx, qword [rsp + 528]                               ;   369.8 p6+p3   54 v[5]
        sub rsi, r12                                             ;   367.2 p1      55 v[1]
        vpsrlq xmm2, xmm10, 7                                    ;   367.0 p0      68 w[0]
        vpsrlq xmm11, xmm5, 6                                    ;   367.3 p1      68 w[0]
        vprolq xmm13, xmm5, 0x2d                                 ;   368.0 p0      68 w[0]
        vprolq xmm12, xmm5, 3                                    ;   368.3 p1      68 w[0]
        vprolq xmm9, xmm10, 0x38                                 ;   369.0 p0      68 w[0]
        vprolq xmm10, xmm10, 0x3f                                ;   369.3 p1      68 w[0]
        vpternlogd xmm2, xmm10, xmm9, 0x96                       ;   370.3 p5      68 w[0]
        and r8, rdi                                              ;   367.2 p11     43 t1
        xor r11, r8                                              ;   368.2 p6      43 t1
        rorx r8, rdi, 0x29                                       ;   368.3 p6      40 t1
        add rdx, rdi                                             ;   367.8 p5      55 v[2]
        add rdx, r10                                             ;   368.8 p11     55 v[2]
        rorx rbp, rdi, 0x12                                      ;   369.3 p6      40 t1
        rorx r12, rdi, 0xe                                       ;   370.0 p0      40 t1
        xor r12, rbp                                             ;   371.0 p5      40 t1
        xor r12, r8                                              ;   372.0 p11     40 t1
        rorx r8, rdx, 0x1c                                       ;   370.3 p6      39 v[1]
        mov r14, r15                                             ;   362.7         43 t1 copy
        xor r14, rdi                                             ;   369.8 p5      43 t1
        lea r10, [r15 + r13]                                     ;   370.2 p11     54 v[3]
        mov rbp, r13                                             ;   364.3         44 v[0] copy
        and rbp, rdx                                             ;   370.3 p1      44 v[0]
        vmovdqa [rsp + 208], xmm8                                ;   363.5 p8+p9   68 w[6] spill
        vpalignr xmm8, xmm4, xmm3, 8                             ;   370.8 p5      68 w[0]
        add rbx, r11                                             ;   371.0 p0      54 v[5]
        mov r11, r13                                             ;   364.3         44 v[1] copy
        and rax, rdx                                             ;   371.2 p11     44 v[1]
        xor r11, rdx                                             ;   371.3 p6      44 v[1]
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   371.3 p1      68 w[0]
        vpaddq xmm0, xmm0, xmm8                                  ;   371.8 p5      68 w[0]
        vpaddq xmm0, xmm0, xmm2                                  ;   372.8 p0      68 w[0]
        vpaddq xmm0, xmm0, xmm11                                 ;   373.8 p1      68 w[0]
        add rbx, r12                                             ;   373.0 p11     54 v[5]
        rorx r12, rdx, 0x22                                      ;   372.3 p6      39 v[1]
        add rsi, rax                                             ;   372.8 p5      55 v[1]
        rorx rax, rdx, 0x27                                      ;   373.0 p0      39 v[1]
        add r9, qword [rsp + 536]                                ;   373.2 p11+p10   54 v[4]
        mov qword [rsp + 816], r13                               ;   366.0 p7+p4   55 v[3] spill
        xor r8, r12                                              ;   373.3 p6      39 v[1]
        xor r8, rax                                              ;   374.3 p1      39 v[1]
        rorx r12, rbx, 0xe                                       ;   374.0 p0      40 t1
        and r14, rbx                                             ;   374.0 p5      43 t1
        add rsi, rbx                                             ;   374.2 p11     55 v[1]
        rorx rax, rbx, 0x12                                      ;   374.3 p6      40 t1
        xor r15, r14                                             ;   375.0 p1      43 t1
        add rsi, r8                                              ;   375.3 p5      55 v[1]
        mov r14, rdx                                             ;   369.8         44 v[0] copy
        xor r12, rax                                             ;   375.3 p0      40 t1
        mov qword [rsp + 808], rbx                               ;   374.0 p8+p9   54 v[5] spill
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 528]      ;   368.0 p2      68 w[0]
        add r9, r15                                              ;   376.0 p11     54 v[4]
        sub rbp, rcx                                             ;   375.3 p6      55 v[0]
        rorx rcx, rbx, 0x29                                      ;   376.0 p0      40 t1
        vpaddq xmm2, xmm2, xmm0                                  ;   375.3 p1      68 w[0]
        vmovdqa [rsp + 544], xmm2                                ;   376.3 p7+p4   68 w[0]
        rorx r15, rsi, 0x1c                                      ;   376.3 p6      39 v[0]
        mov qword [rsp + 824], rdx                               ;   369.8 p8+p9   55 v[2] spill
        rorx rax, rsi, 0x22                                      ;   377.0 p0      39 v[0]
        lea r8, [rdi + rdx]                                      ;   375.8 p5      54 v[2]
        xor r12, rcx                                             ;   377.0 p11     40 t1
        rorx rcx, rsi, 0x27                                      ;   377.3 p6      39 v[0]
        and r11, rsi                                             ;   376.3 p1      44 v[0]
        xor r14, rsi                                             ;   376.8 p5      44 v[0]
        add r9, r12                                              ;   378.0 p11     54 v[4]
        xor r15, rax                                             ;   378.0 p1      39 v[0]
        add r10, qword [rsp + 544]                               ;   381.3 p5+p3   54 v[3]
        add rbp, r11                                             ;   378.0 p0      55 v[0]
        vpsrlq xmm2, xmm14, 7                                    ;   378.3 p1      68 w[2]
        xor r15, rcx                                             ;   379.0 p11     39 v[0]
        vpsrlq xmm11, xmm0, 6                                    ;   379.0 p0      68 w[2]
        vprolq xmm9, xmm14, 0x38                                 ;   379.3 p1      68 w[2]
        vprolq xmm10, xmm14, 0x3f                                ;   380.0 p0      68 w[2]
        vprolq xmm12, xmm0, 3                                    ;   380.3 p1      68 w[2]
        vprolq xmm13, xmm0, 0x2d                                 ;   381.0 p0      68 w[2]
        rorx r11, r9, 0xe                                        ;   379.0 p6      40 t1
        add rbp, r9                                              ;   379.0 p5      55 v[0]
        rorx rax, r9, 0x12                                       ;   379.3 p6      40 t1
        mov r13, rdi                                             ;   372.7         43 t1 copy
        xor r13, rbx                                             ;   379.2 p11     43 t1
        mov rbx, rdx                                             ;   373.0         44 v[7] copy
        mov rdx, qword [rsp + 808]                               ;   374.0 p10     43 t1
        and r13, r9                                              ;   380.2 p5      43 t1
        rorx rcx, r9, 0x29                                       ;   380.3 p6      40 t1
        xor rdi, r13                                             ;   381.2 p11     43 t1
        add rbp, r15                                             ;   380.8 p5      55 v[0]
        xor rdx, r9                                              ;   381.2 p11     43 t1
        vpalignr xmm14, xmm6, xmm4, 8                            ;   381.8 p5      68 w[2]
        xor r11, rax                                             ;   381.3 p6      40 t1
        vpternlogd xmm2, xmm10, xmm9, 0x96                       ;   381.3 p1      68 w[2]
        add r10, rdi                                             ;   382.3 p0      54 v[3]
        xor r11, rcx                                             ;   382.3 p11     40 t1
        rorx r15, rbp, 0x1c                                      ;   382.3 p6      39 v[7]
        rorx rdi, rbp, 0x22                                      ;   383.0 p0      39 v[7]
        and r14, rbp                                             ;   382.3 p1      44 v[7]
        and rbx, rsi                                             ;   382.8 p5      44 v[7]
        sub rbx, qword [rsp + 816]                               ;   383.8 p11+p2   55 v[7]
        mov qword [rsp + 816], rsi                               ;   376.3 p7+p4   55 v[1] spill
        mov r13, qword [rsp + 816]                               ;   376.3 p3      44 v[6]
        rorx rax, rbp, 0x27                                      ;   383.3 p6      39 v[7]
        add r8, qword [rsp + 552]                                ;   383.3 p1+p10   54 v[2]
        mov r12, rsi                                             ;   376.5         44 v[7] copy
        mov rsi, qword [rsp + 808]                               ;   376.7 p2      43 t1
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   383.8 p5      68 w[2]
        vpaddq xmm1, xmm1, xmm14                                 ;   384.0 p0      68 w[2]
        vpaddq xmm1, xmm1, xmm2                                  ;   385.0 p1      68 w[2]
        add rbx, r14                                             ;   384.8 p11     55 v[7]
        xor r15, rdi                                             ;   384.3 p6      39 v[7]
        mov rcx, r9                                              ;   379.0         43 t1 copy
        add r10, r11                                             ;   384.8 p5      54 v[3]
        xor rcx, r10                                             ;   385.8 p0      43 t1
        and r13, rbp                                             ;   385.2 p11     44 v[6]
        xor r15, rax                                             ;   385.3 p6      39 v[7]
        sub r13, qword [rsp + 824]                               ;   386.2 p1+p3   55 v[6]
        rorx r11, r10, 0xe                                       ;   386.0 p0      40 t1
        rorx r14, r10, 0x12                                      ;   386.3 p6      40 t1
        and rdx, r10                                             ;   385.8 p5      43 t1
        add rbx, r10                                             ;   386.2 p11     55 v[7]
        add rbx, r15                                             ;   387.2 p1      55 v[7]
        vpaddq xmm1, xmm1, xmm11                                 ;   386.8 p5      68 w[2]
        rorx rdi, r10, 0x29                                      ;   387.0 p0      40 t1
        xor r11, r14                                             ;   387.3 p11     40 t1
        xor r11, rdi                                             ;   388.3 p6      40 t1
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 544]      ;   380.2 p10     68 w[2]
        xor rsi, rdx                                             ;   387.3 p1      43 t1
        lea r15, [r9 + rbp]                                      ;   387.8 p5      54 v[0]
        mov rax, rbp                                             ;   381.8         44 v[6] copy
        mov rdx, rbp                                             ;   381.8         44 v[5] copy
        mov r14, qword [rsp + 816]                               ;   381.0 p2      54 v[1]
        add r14, qword [rsp + 808]                               ;   388.0 p0+p3   54 v[1]
        vprolq xmm9, xmm15, 0x38                                 ;   388.3 p1      68 w[4]
        xor r12, rbp                                             ;   388.2 p11     44 v[7]
        add r8, rsi                                              ;   388.3 p6      54 v[2]
        vpaddq xmm2, xmm2, xmm1                                  ;   388.8 p5      68 w[2]
        vmovdqa [rsp + 560], xmm2                                ;   389.8 p8+p9   68 w[2]
        rorx rsi, rbx, 0x1c                                      ;   389.0 p0      39 v[6]
        rorx rdi, rbx, 0x22                                      ;   389.3 p6      39 v[6]
        and r12, rbx                                             ;   389.2 p11     44 v[6]
        xor rax, rbx                                             ;   389.3 p1      44 v[6]
        and rdx, rbx                                             ;   389.8 p5      44 v[5]
        add r8, r11                                              ;   390.0 p0      54 v[2]
        rorx r11, rbx, 0x27                                      ;   390.3 p6      39 v[6]
        add r13, r12                                             ;   390.2 p11     55 v[6]
        vpsrlq xmm2, xmm15, 7                                    ;   390.3 p1      68 w[4]
        mov r12, r10                                             ;   385.8         43 t1 copy
        xor r12, r8                                              ;   391.0 p5      43 t1
        xor rsi, rdi                                             ;   391.0 p0      39 v[6]
        and rcx, r8                                              ;   391.2 p11     43 t1
        xor rsi, r11                                             ;   392.0 p6      39 v[6]
        add r13, r8                                              ;   391.3 p1      55 v[6]
        add r13, rsi                                             ;   393.0 p5      55 v[6]
        rorx rsi, r8, 0x29                                       ;   392.0 p0      40 t1
        add r14, qword [rsp + 560]                               ;   394.8 p11+p10   54 v[1]
        vpsrlq xmm11, xmm1, 6                                    ;   392.3 p1      68 w[4]
        rorx r11, r8, 0xe                                        ;   392.3 p6      40 t1
        xor r9, rcx                                              ;   392.8 p5      43 t1
        rorx rcx, r8, 0x12                                       ;   393.0 p0      40 t1
        add r14, r9                                              ;   395.8 p11     54 v[1]
        xor r11, rcx                                             ;   394.0 p6      40 t1
        xor r11, rsi                                             ;   395.0 p1      40 t1
        add r14, r11                                             ;   396.8 p5      54 v[1]
        mov qword [rsp + 808], r14                               ;   397.8 p7+p4   54 v[1] spill
        vprolq xmm12, xmm1, 3                                    ;   394.0 p0      68 w[4]
        sub rdx, qword [rsp + 816]                               ;   394.2 p11+p2   55 v[5]
        vprolq xmm13, xmm1, 0x2d                                 ;   394.3 p1      68 w[4]
        mov qword [rsp + 816], rbp                               ;   387.2 p8+p9   55 v[0] spill
        lea rbp, [r10 + rbx]                                     ;   394.3 p6      54 v[7]
        vprolq xmm10, xmm15, 0x3f                                ;   395.0 p0      68 w[4]
        vpalignr xmm15, xmm5, xmm6, 8                            ;   394.8 p5      68 w[4]
        vpternlogd xmm2, xmm10, xmm9, 0x96                       ;   396.0 p1      68 w[4]
        rorx rcx, r13, 0x22                                      ;   395.3 p6      39 v[5]
        mov r9, rbx                                              ;   388.2         44 v[4] copy
        mov rdi, rbx                                             ;   388.3         44 v[5] copy
        vpaddq xmm9, xmm15, [rsp + 176]                          ;   395.8 p5+p3   68 w[4]
        rorx rsi, r13, 0x1c                                      ;   396.0 p0      39 v[5]
        and rax, r13                                             ;   395.2 p11     44 v[5]
        xor rdi, r13                                             ;   396.2 p11     44 v[5]
        and r9, r13                                              ;   396.3 p6      44 v[4]
        add rdx, rax                                             ;   396.3 p1      55 v[5]
        rorx rax, r13, 0x27                                      ;   397.0 p0      39 v[5]
        add r15, qword [rsp + 568]                               ;   396.8 p5+p10   54 v[0]
        mov r11, r8                                              ;   391.0         43 t1 copy
        vpaddq xmm9, xmm9, xmm2                                  ;   397.3 p1      68 w[4]
        xor rsi, rcx                                             ;   397.2 p11     39 v[5]
        xor rsi, rax                                             ;   398.2 p6      39 v[5]
        sub r9, qword [rsp + 816]                                ;   397.8 p5+p2   55 v[4]
        and r12, r14                                             ;   398.0 p0      43 t1
        mov qword [rsp + 816], rbx                               ;   390.8 p7+p4   55 v[7] spill
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   398.3 p1      68 w[4]
        vpaddq xmm9, xmm9, xmm11                                 ;   399.3 p5      68 w[4]
        lea rbx, [r8 + r13]                                      ;   398.2 p11     54 v[6]
        add rdx, r14                                             ;   398.3 p6      55 v[5]
        rorx rax, r14, 0xe                                       ;   399.0 p0      40 t1
        add rdx, rsi                                             ;   399.3 p11     55 v[5]
        rorx rsi, r14, 0x29                                      ;   399.3 p6      40 t1
        rorx rcx, r14, 0x12                                      ;   400.0 p0      40 t1
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 560]      ;   392.3 p3      68 w[4]
        xor r10, r12                                             ;   399.3 p1      43 t1
        mov r12, r13                                             ;   394.0         44 v[4] copy
        vpaddq xmm2, xmm2, xmm9                                  ;   400.3 p5      68 w[4]
        add r15, r10                                             ;   400.3 p11     54 v[0]
        rorx r10, rdx, 0x1c                                      ;   400.3 p6      39 v[4]
        xor rax, rcx                                             ;   401.0 p1      40 t1
        xor rax, rsi                                             ;   402.0 p5      40 t1
        rorx rsi, rdx, 0x22                                      ;   401.0 p0      39 v[4]
        rorx rcx, rdx, 0x27                                      ;   401.3 p6      39 v[4]
        and rdi, rdx                                             ;   401.2 p11     44 v[4]
        mov qword [rsp + 824], r13                               ;   394.2 p8+p9   55 v[6] spill
        xor r12, rdx                                             ;   401.3 p1      44 v[4]
        xor r10, rsi                                             ;   402.0 p5      39 v[4]
        xor r11, r14                                             ;   402.0 p0      43 t1
        vmovdqa [rsp + 576], xmm2                                ;   401.3 p7+p4   68 w[4]
        add rbp, qword [rsp + 576]                               ;   406.3 p11+p10   54 v[7]
        mov r14, r13                                             ;   395.2         44 v[3] copy
        add r15, rax                                             ;   403.0 p6      54 v[0]
        and r14, rdx                                             ;   402.3 p1      44 v[3]
        add r9, rdi                                              ;   402.8 p5      55 v[4]
        vpsrlq xmm11, xmm9, 6                                    ;   403.0 p0      68 w[6]
        xor r10, rcx                                             ;   403.2 p11     39 v[4]
        vprolq xmm10, xmm7, 0x38                                 ;   403.3 p1      68 w[6]
        vpsrlq xmm2, xmm7, 7                                     ;   404.0 p0      68 w[6]
        vprolq xmm7, xmm7, 0x3f                                  ;   404.3 p1      68 w[6]
        vprolq xmm12, xmm9, 3                                    ;   405.0 p0      68 w[6]
        mov rdi, rdx                                             ;   400.3         44 v[3] copy
        vprolq xmm13, xmm9, 0x2d                                 ;   405.3 p1      68 w[6]
        sub r14, qword [rsp + 816]                               ;   403.3 p6+p2   55 v[3]
        rorx rsi, r15, 0xe                                       ;   404.3 p6      40 t1
        add r9, r15                                              ;   404.0 p5      55 v[4]
        mov r13, qword [rsp + 808]                               ;   397.8 p3      43 t1
        xor r13, r15                                             ;   404.2 p11     43 t1
        rorx rax, r15, 0x12                                      ;   405.3 p6      40 t1
        mov qword [rsp + 816], rdx                               ;   400.3 p8+p9   55 v[5] spill
        mov rdx, qword [rsp + 808]                               ;   398.3 p10     43 t1
        rorx rcx, r15, 0x29                                      ;   406.0 p0      40 t1
        and r11, r15                                             ;   404.8 p5      43 t1
        add r9, r10                                              ;   405.2 p11     55 v[4]
        mov r10, qword [rsp + 816]                               ;   400.3 p2      44 v[2]
        vmovdqa [rsp + 176], xmm6                                ;   399.2 p7+p4   68 w[12] spill
        vpalignr xmm6, xmm0, xmm5, 8                             ;   405.8 p5      68 w[6]
        xor rsi, rax                                             ;   406.3 p11     40 t1
        rorx rax, r9, 0x27                                       ;   406.3 p6      39 v[3]
        xor r8, r11                                              ;   406.3 p1      43 t1
        vpternlogd xmm2, xmm7, xmm10, 0x96                       ;   406.8 p5      68 w[6]
        xor rsi, rcx                                             ;   407.3 p0      40 t1
        rorx r11, r9, 0x1c                                       ;   407.3 p6      39 v[3]
        add rbp, r8                                              ;   407.3 p11     54 v[7]
        rorx r8, r9, 0x22                                        ;   408.0 p0      39 v[3]
        and r12, r9                                              ;   407.3 p1      44 v[3]
        add rbp, rsi                                             ;   408.3 p5      54 v[7]
        xor r11, r8                                              ;   409.0 p11     39 v[3]
        add r14, r12                                             ;   408.3 p6      55 v[3]
        rorx r12, rbp, 0x12                                      ;   409.3 p0      40 t1
        rorx rsi, rbp, 0x29                                      ;   409.3 p6      40 t1
        rorx r8, rbp, 0xe                                        ;   410.0 p0      40 t1
        xor r8, r12                                              ;   411.0 p1      40 t1
        xor r8, rsi                                              ;   412.0 p5      40 t1
        mov rcx, r15                                             ;   404.0         43 t1 copy
        xor rdi, r9                                              ;   409.2 p11     44 v[3]
        and r10, r9                                              ;   409.3 p1      44 v[2]
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   409.8 p5      68 w[6]
        vpaddq xmm7, xmm6, [rsp + 208]                           ;   410.3 p1+p3   68 w[6]
        vpaddq xmm7, xmm7, xmm2                                  ;   411.3 p5      68 w[6]
        add r14, rbp                                             ;   410.2 p11     55 v[3]
        xor r11, rax                                             ;   410.3 p6      39 v[3]
        add rbx, qword [rsp + 584]                               ;   411.0 p0+p10   54 v[6]
        sub r10, qword [rsp + 824]                               ;   411.2 p11+p2   55 v[2]
        xor rcx, rbp                                             ;   411.3 p6      43 t1
        add r14, r11                                             ;   411.3 p1      55 v[3]
        lea r11, [r15 + r9]                                      ;   411.8 p5      54 v[4]
        mov rax, r9                                              ;   406.2         44 v[2] copy
        and r13, rbp                                             ;   412.0 p0      43 t1
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 576]      ;   404.8 p3      68 w[6]
        xor rdx, r13                                             ;   413.0 p11     43 t1
        vpaddq xmm7, xmm7, xmm11                                 ;   412.3 p1      68 w[6]
        mov r13, r9                                              ;   406.2         44 v[1] copy
        rorx rsi, r14, 0x1c                                      ;   412.3 p6      39 v[2]
        mov r12, qword [rsp + 816]                               ;   405.7 p10     54 v[5]
        add r12, qword [rsp + 808]                               ;   412.8 p5+p2   54 v[5]
        vpaddq xmm2, xmm2, xmm7                                  ;   413.3 p0      68 w[6]
        vmovdqa [rsp + 592], xmm2                                ;   414.3 p8+p9   68 w[6]
        add rbx, rdx                                             ;   414.0 p11     54 v[6]
        rorx rdx, r14, 0x22                                      ;   413.3 p6      39 v[2]
        and rdi, r14                                             ;   413.3 p1      44 v[2]
        xor rax, r14                                             ;   413.8 p5      44 v[2]
        and r13, r14                                             ;   414.0 p0      44 v[1]
        add rbx, r8                                              ;   415.0 p11     54 v[6]
        rorx r8, r14, 0x27                                       ;   414.3 p6      39 v[2]
        add r12, qword [rsp + 592]                               ;   419.3 p1+p3   54 v[5]
        add r10, rdi                                             ;   414.8 p5      55 v[2]
        mov rdi, rbp                                             ;   409.3         43 t1 copy
        xor rsi, rdx                                             ;   415.0 p0      39 v[2]
        xor rsi, r8                                              ;   416.0 p11     39 v[2]
        vpsrlq xmm2, xmm8, 7                                     ;   415.3 p1      68 w[8]
        vprolq xmm10, xmm8, 0x38                                 ;   416.0 p0      68 w[8]
        vprolq xmm8, xmm8, 0x3f                                  ;   416.3 p1      68 w[8]
        vpsrlq xmm11, xmm7, 6                                    ;   417.0 p0      68 w[8]
        vprolq xmm12, xmm7, 3                                    ;   417.3 p1      68 w[8]
        xor rdi, rbx                                             ;   416.0 p6      43 t1
        vprolq xmm13, xmm7, 0x2d                                 ;   418.0 p0      68 w[8]
        sub r13, qword [rsp + 816]                               ;   415.8 p5+p10   55 v[1]
        and rcx, rbx                                             ;   416.2 p11     43 t1
        add r10, rbx                                             ;   416.3 p6      55 v[2]
        rorx r8, rbx, 0xe                                        ;   417.3 p6      40 t1
        xor r15, rcx                                             ;   417.2 p5      43 t1
        add r12, r15                                             ;   420.3 p11     54 v[5]
        mov r15, r14                                             ;   412.3         44 v[0] copy
        add r10, rsi                                             ;   417.8 p5      55 v[2]
        rorx rdx, rbx, 0x12                                      ;   418.3 p6      40 t1
        rorx rcx, rbx, 0x29                                      ;   419.0 p0      40 t1
        vpalignr xmm0, xmm1, xmm0, 8                             ;   418.8 p5      68 w[8]
        mov rsi, r14                                             ;   412.3         44 v[1] copy
        vpternlogd xmm2, xmm8, xmm10, 0x96                       ;   418.3 p1      68 w[8]
        xor r8, rdx                                              ;   419.3 p11     40 t1
        xor r8, rcx                                              ;   420.3 p11     40 t1
        rorx rcx, r10, 0x1c                                      ;   419.3 p6      39 v[1]
        rorx rdx, r10, 0x22                                      ;   420.0 p0      39 v[1]
        and rax, r10                                             ;   419.3 p1      44 v[1]
        xor rsi, r10                                             ;   419.8 p5      44 v[1]
        and r15, r10                                             ;   420.2 p11     44 v[0]
        vpternlogd xmm11, xmm13, xmm12, 0x96                     ;   420.3 p1      68 w[8]
        add r13, rax                                             ;   420.3 p6      55 v[1]
        rorx rax, r10, 0x27                                      ;   421.0 p0      39 v[1]
        add r11, qword [rsp + 600]                               ;   420.8 p5+p2   54 v[4]
        xor rcx, rdx                                             ;   421.2 p11     39 v[1]
        vpaddq xmm0, xmm0, xmm3                                  ;   421.3 p1      68 w[8]
        add r12, r8                                              ;   421.3 p6      54 v[5]
        mov r8, rbx                                              ;   416.0         43 t1 copy
        vpaddq xmm0, xmm0, xmm2                                  ;   422.3 p5      68 w[8]
        vpaddq xmm0, xmm0, xmm11                                 ;   423.3 p0      68 w[8]
        and rdi, r12                                             ;   422.3 p11     43 t1
        add r13, r12                                             ;   422.3 p6      55 v[1]
        xor rcx, rax                                             ;   422.3 p1      39 v[1]
        rorx rax, r12, 0xe                                       ;   423.0 p0      40 t1
        rorx rdx, r12, 0x12                                      ;   423.3 p6      40 t1
        xor r8, r12                                              ;   422.8 p5      43 t1
        add r13, rcx                                             ;   423.3 p11     55 v[1]
        rorx rcx, r12, 0x29                                      ;   424.0 p0      40 t1
        xor rax, rdx                                             ;   424.3 p1      40 t1
        xor rax, rcx                                             ;   425.3 p5      40 t1
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 592]      ;   416.2 p3      68 w[8]
        vpaddq xmm2, xmm2, xmm0                                  ;   424.3 p1      68 w[8]
        and rsi, r13                                             ;   424.3 p11     44 v[0]
        mov qword [rsp + 816], r9                                ;   416.7 p7+p4   55 v[4] spill
        lea r9, [rbp + r14]                                      ;   424.3 p6      54 v[3]
        xor rbp, rdi                                             ;   424.8 p5      43 t1
        add r11, rbp                                             ;   425.8 p0      54 v[4]
        rorx rbp, r13, 0x1c                                      ;   425.3 p6      39 v[0]
        rorx rcx, r13, 0x22                                      ;   426.0 p0      39 v[0]
        xor rbp, rcx                                             ;   427.0 p11     39 v[0]
        sub r15, qword [rsp + 816]                               ;   425.3 p1+p10   55 v[0]
        mov qword [rsp + 816], r14                               ;   418.0 p8+p9   55 v[3] spill
        mov rdi, r10                                             ;   418.8         44 v[0] copy
        xor rdi, r13                                             ;   425.8 p5      44 v[0]
        add r15, rsi                                             ;   426.3 p11     55 v[0]
        rorx rsi, r13, 0x27                                      ;   426.3 p6      39 v[0]
        add r11, rax                                             ;   426.8 p1      54 v[4]
        xor rbp, rsi                                             ;   428.0 p5      39 v[0]
        vmovdqa [rsp + 608], xmm2                                ;   425.3 p7+p4   68 w[8]
        add r9, qword [rsp + 608]                                ;   430.3 p0+p2   54 v[3]
        mov rax, r12                                             ;   422.3         43 t1 copy
        rorx rsi, r11, 0xe                                       ;   427.8 p6      40 t1
        mov rdx, r10                                             ;   419.8         44 v[7] copy
        lea r14, [rbx + r10]                                     ;   427.2 p11     54 v[2]
        and rdx, r13                                             ;   427.3 p1      44 v[7]
        sub rdx, qword [rsp + 816]                               ;   428.3 p5+p3   55 v[7]
        vpsrlq xmm2, xmm14, 7                                    ;   428.0 p0      68 w[10]
        vprolq xmm8, xmm14, 0x3f                                 ;   428.3 p1      68 w[10]
        vpsrlq xmm10, xmm0, 6                                    ;   429.0 p0      68 w[10]
        and r8, r11                                              ;   428.2 p11     43 t1
        add r15, r11                                             ;   428.3 p6      55 v[0]
        rorx rcx, r11, 0x12                                      ;   429.3 p6      40 t1
        xor rax, r11                                             ;   428.8 p5      43 t1
        xor rbx, r8                                              ;   429.2 p11     43 t1
        mov r8, r13                                              ;   424.3         44 v[7] copy
        vprolq xmm3, xmm14, 0x38                                 ;   429.3 p1      68 w[10]
        add r15, rbp                                             ;   429.8 p5      55 v[0]
        vprolq xmm11, xmm0, 3                                    ;   430.0 p0      68 w[10]
        rorx rbp, r11, 0x29                                      ;   430.3 p6      40 t1
        vpalignr xmm1, xmm9, xmm1, 8                             ;   430.8 p5      68 w[10]
        mov qword [rsp + 816], r10                               ;   422.8 p8+p9   55 v[2] spill
        lea r10, [r12 + r13]                                     ;   430.2 p11     54 v[1]
        add r9, rbx                                              ;   431.3 p1      54 v[3]
        mov rbx, r13                                             ;   424.3         44 v[6] copy
        and rbx, r15                                             ;   431.0 p0      44 v[6]
        xor rsi, rcx                                             ;   431.2 p11     40 t1
        vpternlogd xmm2, xmm8, xmm3, 0x96                        ;   431.3 p1      68 w[10]
        xor rsi, rbp                                             ;   432.2 p6      40 t1
        rorx rbp, r15, 0x1c                                      ;   432.0 p0      39 v[7]
        and rdi, r15                                             ;   431.8 p5      44 v[7]
        vprolq xmm12, xmm0, 0x2d                                 ;   432.3 p1      68 w[10]
        vpternlogd xmm10, xmm12, xmm11, 0x96                     ;   433.3 p5      68 w[10]
        add rdx, rdi                                             ;   432.8 p11     55 v[7]
        rorx rcx, r15, 0x22                                      ;   432.3 p6      39 v[7]
        xor r8, r15                                              ;   433.0 p0      44 v[7]
        rorx rdi, r15, 0x27                                      ;   433.3 p6      39 v[7]
        add r9, rsi                                              ;   433.2 p11     54 v[3]
        xor rbp, rcx                                             ;   433.3 p1      39 v[7]
        xor rbp, rdi                                             ;   434.3 p5      39 v[7]
        add rdx, r9                                              ;   434.2 p0      55 v[7]
        add rdx, rbp                                             ;   435.3 p11     55 v[7]
        add r14, qword [rsp + 616]                               ;   434.3 p6+p10   54 v[2]
        mov rsi, r11                                             ;   427.8         43 t1 copy
        vpaddq xmm4, xmm4, xmm1                                  ;   434.3 p1      68 w[10]
        vpaddq xmm4, xmm4, xmm2                                  ;   435.3 p5      68 w[10]
        sub rbx, qword [rsp + 816]                               ;   435.0 p0+p2   55 v[6]
        vpaddq xmm4, xmm4, xmm10                                 ;   436.3 p1      68 w[10]
        and rax, r9                                              ;   435.2 p11     43 t1
        rorx rdi, r9, 0xe                                        ;   435.3 p6      40 t1
        rorx rcx, r9, 0x12                                       ;   436.0 p0      40 t1
        xor rsi, r9                                              ;   435.8 p5      43 t1
        rorx rbp, r9, 0x29                                       ;   436.3 p6      40 t1
        mov qword [rsp + 816], r13                               ;   428.2 p7+p4   55 v[1] spill
        vmovdqa xmm1, [rel sha512_blocks.T0_w.blocks + 608]      ;   428.3 p3      68 w[10]
        lea r13, [r11 + r15]                                     ;   436.2 p11     54 v[0]
        xor r12, rax                                             ;   436.3 p1      43 t1
        mov qword [rsp + 808], r9                                ;   434.2 p8+p9   54 v[3] spill
        mov rax, r15                                             ;   430.8         44 v[6] copy
        add r14, r12                                             ;   437.3 p5      54 v[2]
        mov r9, r15                                              ;   430.8         44 v[5] copy
        xor rdi, rcx                                             ;   437.0 p0      40 t1
        vpaddq xmm1, xmm1, xmm4                                  ;   437.3 p1      68 w[10]
        xor rdi, rbp                                             ;   438.0 p11     40 t1
        rorx rbp, rdx, 0x22                                      ;   437.3 p6      39 v[6]
        vmovdqa [rsp + 624], xmm1                                ;   438.3 p7+p4   68 w[10]
        add r10, qword [rsp + 624]                               ;   443.3 p5+p10   54 v[1]
        rorx rcx, rdx, 0x27                                      ;   438.0 p0      39 v[6]
        mov qword [rsp + 824], r15                               ;   430.8 p8+p9   55 v[0] spill
        and r8, rdx                                              ;   438.2 p11     44 v[6]
        xor rax, rdx                                             ;   438.3 p6      44 v[6]
        and r9, rdx                                              ;   438.3 p1      44 v[5]
        mov r15, qword [rsp + 808]                               ;   434.2 p2      43 t1
        add rbx, r8                                              ;   439.2 p5      55 v[6]
        rorx r12, rdx, 0x1c                                      ;   439.0 p0      39 v[6]
        add r14, rdi                                             ;   439.2 p11     54 v[2]
        xor r12, rbp                                             ;   440.0 p6      39 v[6]
        sub r9, qword [rsp + 816]                                ;   439.3 p1+p3   55 v[5]
        xor r12, rcx                                             ;   441.0 p5      39 v[6]
        vprolq xmm2, xmm15, 0x38                                 ;   440.0 p0      68 w[12]
        vprolq xmm3, xmm15, 0x3f                                 ;   440.3 p1      68 w[12]
        vpsrlq xmm8, xmm4, 6                                     ;   441.0 p0      68 w[12]
        vprolq xmm10, xmm4, 3                                    ;   441.3 p1      68 w[12]
        vprolq xmm4, xmm4, 0x2d                                  ;   442.0 p0      68 w[12]
        rorx rdi, r14, 0x12                                      ;   440.3 p6      40 t1
        mov rbp, rdx                                             ;   436.3         44 v[5] copy
        vpsrlq xmm1, xmm15, 7                                    ;   442.3 p1      68 w[12]
        rorx r8, r14, 0xe                                        ;   441.3 p6      40 t1
        and rsi, r14                                             ;   440.2 p11     43 t1
        add rbx, r14                                             ;   440.8 p5      55 v[6]
        add rbx, r12                                             ;   442.0 p11     55 v[6]
        xor r11, rsi                                             ;   441.8 p5      43 t1
        vpalignr xmm9, xmm7, xmm9, 8                             ;   442.8 p5      68 w[12]
        mov r12, qword [rsp + 808]                               ;   434.8 p10     43 t1
        xor r8, rdi                                              ;   442.3 p11     40 t1
        rorx rcx, r14, 0x29                                      ;   442.3 p6      40 t1
        xor r15, r14                                             ;   443.0 p0      43 t1
        add r10, r11                                             ;   444.3 p11     54 v[1]
        rorx r11, rbx, 0x1c                                      ;   443.3 p6      39 v[5]
        xor r8, rcx                                              ;   443.3 p1      40 t1
        rorx rdi, rbx, 0x22                                      ;   444.0 p0      39 v[5]
        rorx rcx, rbx, 0x27                                      ;   444.3 p6      39 v[5]
        add r13, qword [rsp + 632]                               ;   443.8 p5+p2   54 v[0]
        and rax, rbx                                             ;   444.2 p11     44 v[5]
        vpternlogd xmm8, xmm4, xmm10, 0x96                       ;   444.3 p1      68 w[12]
        add r10, r8                                              ;   445.3 p5      54 v[1]
        mov rsi, rdx                                             ;   437.0         44 v[4] copy
        and r15, r10                                             ;   446.3 p0      43 t1
        xor r12, r15                                             ;   447.3 p11     43 t1
        mov r8, r14                                              ;   440.2         43 t1 copy
        add r9, rax                                              ;   445.3 p6      55 v[5]
        xor rbp, rbx                                             ;   445.3 p1      44 v[5]
        and rsi, rbx                                             ;   445.8 p5      44 v[4]
        vpternlogd xmm1, xmm3, xmm2, 0x96                        ;   446.0 p0      68 w[12]
        vmovdqa xmm2, [rsp + 176]                                ;   438.3 p3      68 w[12]
        vpaddq xmm2, xmm2, xmm1                                  ;   447.0 p1      68 w[12]
        vpaddq xmm2, xmm2, xmm9                                  ;   448.0 p5      68 w[12]
        xor r11, rdi                                             ;   446.2 p11     39 v[5]
        xor r11, rcx                                             ;   447.2 p6      39 v[5]
        vpaddq xmm2, xmm2, xmm8                                  ;   449.0 p0      68 w[12]
        rorx rdi, r10, 0xe                                       ;   447.3 p6      40 t1
        sub rsi, qword [rsp + 824]                               ;   447.2 p11+p10   55 v[4]
        add r9, r10                                              ;   447.3 p1      55 v[5]
        xor r8, r10                                              ;   447.8 p5      43 t1
        add r9, r11                                              ;   448.3 p0      55 v[5]
        lea r11, [r14 + rbx]                                     ;   448.2 p11     54 v[6]
        add r13, r12                                             ;   448.3 p6      54 v[0]
        rorx rax, r10, 0x12                                      ;   449.0 p0      40 t1
        rorx rcx, r10, 0x29                                      ;   449.3 p6      40 t1
        vmovdqa xmm1, [rel sha512_blocks.T0_w.blocks + 624]      ;   440.8 p2      68 w[12]
        xor rdi, rax                                             ;   450.0 p1      40 t1
        xor rdi, rcx                                             ;   451.0 p5      40 t1
        rorx rcx, r9, 0x1c                                       ;   450.0 p0      39 v[4]
        add r13, rdi                                             ;   452.0 p11     54 v[0]
        rorx rdi, r9, 0x22                                       ;   450.3 p6      39 v[4]
        xor rcx, rdi                                             ;   451.3 p1      39 v[4]
        mov r15, rbx                                             ;   443.0         44 v[4] copy
        mov rax, rbx                                             ;   443.0         44 v[3] copy
        vpaddq xmm1, xmm1, xmm2                                  ;   450.0 p5      68 w[12]
        mov r12, qword [rsp + 808]                               ;   442.5 p3      54 v[7]
        add r12, rdx                                             ;   450.2 p11     54 v[7]
        and rbp, r9                                              ;   450.3 p1      44 v[4]
        xor r15, r9                                              ;   450.8 p5      44 v[4]
        and rax, r9                                              ;   451.0 p0      44 v[3]
        vpalignr xmm0, xmm0, xmm7, 8                             ;   451.8 p5      53 w[14]
        vmovdqa [rsp + 640], xmm1                                ;   451.0 p7+p4   68 w[12]
        add rsi, rbp                                             ;   451.3 p11     55 v[4]
        rorx rbp, r9, 0x27                                       ;   451.3 p6      39 v[4]
        sub rax, rdx                                             ;   452.0 p1      55 v[3]
        mov rdx, r10                                             ;   446.3         43 t1 copy
        vprolq xmm4, xmm6, 0x3f                                  ;   452.0 p0      53 w[14]
        xor rcx, rbp                                             ;   452.3 p11     39 v[4]
        vpsrlq xmm1, xmm6, 7                                     ;   452.3 p1      53 w[14]
        vprolq xmm3, xmm6, 0x38                                  ;   453.0 p0      53 w[14]
        add r12, qword [rsp + 640]                               ;   456.0 p6+p10   54 v[7]
        vpsrlq xmm6, xmm2, 6                                     ;   453.3 p1      53 w[14]
        mov rbp, r9                                              ;   449.3         44 v[3] copy
        vprolq xmm8, xmm2, 3                                     ;   454.0 p0      53 w[14]
        add rsi, r13                                             ;   453.0 p5      55 v[4]
        rorx rdi, r13, 0xe                                       ;   453.3 p6      40 t1
        xor rdx, r13                                             ;   453.2 p11     43 t1
        and r8, r13                                              ;   453.8 p5      43 t1
        xor r14, r8                                              ;   454.8 p11     43 t1
        rorx r8, r13, 0x12                                       ;   454.3 p6      40 t1
        add rsi, rcx                                             ;   454.3 p1      55 v[4]
        rorx rcx, r13, 0x29                                      ;   455.0 p0      40 t1
        mov qword [rsp + 808], rbx                               ;   447.0 p8+p9   55 v[6] spill
        lea rbx, [r10 + r9]                                      ;   454.8 p5      54 v[5]
        add r12, r14                                             ;   457.0 p11     54 v[7]
        vprolq xmm2, xmm2, 0x2d                                  ;   455.3 p1      53 w[14]
        mov r14, r9                                              ;   449.3         44 v[2] copy
        xor rdi, r8                                              ;   455.3 p6      40 t1
        vpternlogd xmm1, xmm4, xmm3, 0x96                        ;   455.8 p5      53 w[14]
        rorx r8, rsi, 0x1c                                       ;   456.0 p0      39 v[3]
        and r15, rsi                                             ;   456.2 p11     44 v[3]
        xor rdi, rcx                                             ;   456.3 p6      40 t1
        rorx rcx, rsi, 0x22                                      ;   457.0 p0      39 v[3]
        add rax, r15                                             ;   457.2 p1      55 v[3]
        rorx r15, rsi, 0x27                                      ;   457.3 p6      39 v[3]
        add r12, rdi                                             ;   458.0 p5      54 v[7]
        xor r8, rcx                                              ;   458.0 p11     39 v[3]
        xor r8, r15                                              ;   459.0 p1      39 v[3]
        add rax, r12                                             ;   459.0 p5      55 v[3]
        add rax, r8                                              ;   460.0 p0      55 v[3]
        rorx r8, r12, 0x29                                       ;   459.0 p6      40 t1
        xor rbp, rsi                                             ;   458.2 p11     44 v[3]
        and r14, rsi                                             ;   458.3 p1      44 v[2]
        sub r14, qword [rsp + 808]                               ;   459.3 p5+p2   55 v[2]
        vpternlogd xmm6, xmm2, xmm8, 0x96                        ;   459.0 p0      53 w[14]
        add r11, qword [rsp + 648]                               ;   459.2 p11+p3   54 v[6]
        mov rdi, r13                                             ;   453.0         43 t1 copy
        vpaddq xmm5, xmm5, xmm0                                  ;   459.3 p1      53 w[14]
        and rdx, r12                                             ;   459.3 p6      43 t1
        rorx r15, r12, 0xe                                       ;   460.0 p0      40 t1
        rorx rcx, r12, 0x12                                      ;   460.3 p6      40 t1
        vmovdqa xmm0, [rel sha512_blocks.T0_w.blocks + 640]      ;   451.8 p10     53 w[14]
        vpaddq xmm5, xmm5, xmm1                                  ;   460.3 p5      53 w[14]
        mov qword [rsp + 824], r13                               ;   453.0 p7+p4   54 v[0] spill
        vpaddq xmm5, xmm5, xmm6                                  ;   461.3 p1      53 w[14]
        mov qword [rsp + 808], r12                               ;   459.0 p8+p9   54 v[7] spill
        xor r10, rdx                                             ;   460.3 p11     43 t1
        xor r15, rcx                                             ;   461.3 p5      40 t1
        xor rdi, r12                                             ;   461.0 p0      43 t1
        mov r12, r13                                             ;   453.2         43 t1 copy
        mov r13, qword [rsp + 800]                               ;   453.3 p2      72 h
        add r13, rsi                                             ;   461.2 p11     72 h
        xor r15, r8                                              ;   462.3 p6      40 t1
        vpaddq xmm0, xmm0, xmm5                                  ;   462.3 p1      53 w[14]
        add r11, r10                                             ;   461.8 p5      54 v[6]
        rorx r8, rax, 0x1c                                       ;   462.0 p0      39 v[2]
        and rbp, rax                                             ;   462.2 p11     44 v[2]
        mov qword [rsp + 800], r9                                ;   454.5 p7+p4   55 v[5] spill
        mov r9, qword [rsp + 808]                                ;   459.0 p3      43 t1
        rorx r10, rax, 0x22                                      ;   462.3 p6      39 v[2]
        vmovdqa [rsp + 656], xmm0                                ;   463.3 p8+p9   53 w[14]
        add rbx, qword [rsp + 656]                               ;   468.3 p1+p10   54 v[5]
        add r11, r15                                             ;   463.3 p5      54 v[6]
        add r14, rbp                                             ;   463.2 p0      55 v[2]
        xor r8, r10                                              ;   463.3 p11     39 v[2]
        mov r10, rax                                             ;   461.0         44 v[1] copy
        rorx rcx, rax, 0x27                                      ;   463.3 p6      39 v[2]
        xor r8, rcx                                              ;   464.3 p1      39 v[2]
        rorx r15, r11, 0xe                                       ;   464.3 p0      40 t1
        mov rbp, qword [rsp + 808]                               ;   459.0 p2      43 t1
        and rdi, r11                                             ;   464.3 p5      43 t1
        add r14, r11                                             ;   464.3 p11     55 v[2]
        xor r9, r11                                              ;   464.3 p6      43 t1
        xor r12, rdi                                             ;   465.3 p1      43 t1
        add rbx, r12                                             ;   469.3 p5      54 v[5]
        rorx rcx, r11, 0x12                                      ;   465.0 p0      40 t1
        rorx rdi, r11, 0x29                                      ;   465.3 p6      40 t1
        add r14, r8                                              ;   465.3 p11     55 v[2]
        mov r8, rax                                              ;   461.0         44 v[0] copy
        xor r15, rcx                                             ;   466.0 p1      40 t1
        mov rcx, qword [rsp + 776]                               ;   458.3 p3      72 h
        xor r15, rdi                                             ;   467.0 p5      40 t1
        rorx r12, r14, 0x1c                                      ;   466.3 p0      39 v[1]
        rorx rdi, r14, 0x22                                      ;   466.3 p6      39 v[1]
        mov rdx, rsi                                             ;   459.0         44 v[2] copy
        xor rdx, rax                                             ;   466.2 p11     44 v[2]
        and rsi, rax                                             ;   466.3 p1      44 v[1]
        sub rsi, qword [rsp + 800]                               ;   467.3 p5+p10   55 v[1]
        mov qword [rsp + 800], r11                               ;   464.3 p7+p4   54 v[6] spill
        mov r11, qword [rsp + 824]                               ;   459.8 p2      53 t1
        add r11, qword [rsp + 664]                               ;   468.3 p0+p3   53 t1
        and rdx, r14                                             ;   467.2 p11     44 v[1]
        and r8, r14                                              ;   467.3 p6      44 v[0]
        add rsi, rdx                                             ;   468.3 p1      55 v[1]
        add rbx, r15                                             ;   470.3 p5      54 v[5]
        rorx rdx, r14, 0x27                                      ;   468.0 p0      39 v[1]
        mov r15, qword [rsp + 800]                               ;   464.3 p10     72 h
        add r15, qword [rsp + 760]                               ;   469.3 p11+p2   72 h
        add rax, qword [rsp + 704]                               ;   468.3 p6+p3   72 h
        xor r10, r14                                             ;   468.3 p1      44 v[1]
        add r14, qword [rsp + 696]                               ;   468.8 p5+p10   72 h
        xor r12, rdi                                             ;   469.0 p0      39 v[1]
        xor r12, rdx                                             ;   470.0 p11     39 v[1]
        mov rdi, qword [rsp + 808]                               ;   462.2 p2      72 h
        add rdi, qword [rsp + 768]                               ;   469.3 p6+p3   72 h
        mov edx, 0x80                                            ;   469.3 p1      60 blocks
        add rdx, qword [rsp + 784]                               ;   470.3 p5+p10   60 blocks
        add rcx, r8                                              ;   470.0 p0      72 h
        mov r8, qword [rsp + 688]                                ;   463.2 p2      72 h
        add rsi, r12                                             ;   471.0 p11     55 v[1]
        mov r12, qword [rsp + 792]                               ;   463.3 p3      72 h
        add rsi, rbx                                             ;   472.0 p6      55 v[1]
        mov qword [rsp + 704], rax                               ;   469.3 p8+p9   72 h
        mov qword [rsp + 696], r14                               ;   469.8 p7+p4   72 h
        and r9, rbx                                              ;   471.3 p1      43 t1
        rorx rax, rbx, 0x12                                      ;   471.3 p0      40 t1
        xor rbp, r9                                              ;   472.3 p5      43 t1
        rorx r14, rbx, 0xe                                       ;   471.3 p6      40 t1
        xor r14, rax                                             ;   472.3 p11     40 t1
        add r11, rbp                                             ;   473.3 p1      53 t1
        and r10, rsi                                             ;   473.0 p5      44 v[0]
        add rcx, r10                                             ;   474.0 p0      72 h
        add r12, rbx                                             ;   472.2 p11     72 h
        ror rbx, 0x29                                            ;   472.3 p6      40 t1
        xor r14, rbx                                             ;   473.3 p1      40 t1
        add r11, r14                                             ;   474.3 p5      53 t1
        add r13, r11                                             ;   475.3 p0      72 h
        add rcx, r11                                             ;   475.3 p11     72 h
        mov r11, r15                                             ;   470.3         72 h copy
        rorx rbp, rsi, 0x22                                      ;   473.3 p6      39 v[0]
        rorx rax, rsi, 0x27                                      ;   474.0 p0      39 v[0]
        add r8, rsi                                              ;   473.3 p1      72 h
        rorx r9, rsi, 0x1c                                       ;   474.3 p6      39 v[0]
        xor r9, rbp                                              ;   475.3 p5      39 v[0]
        mov qword [rsp + 688], r8                                ;   474.3 p8+p9   72 h
        xor r9, rax                                              ;   476.3 p11     39 v[0]
        add rcx, r9                                              ;   477.3 p1      72 h
        mov r8, rdx                                              ;   471.3         60 blocks copy
        mov r10, r12                                             ;   473.2         72 h copy
        mov r9, r13                                              ;   476.3         72 h copy
        mov r13, rcx                                             ;   478.3         72 h copy
        mov r12, rdi                                             ;   470.3         72 h copy
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
