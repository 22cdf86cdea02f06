; sha512_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/sha512.cw (sha256 5930795b957abe7e); do not edit:
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
;   blocks: 2791 uops, planned 473.8; bounds: width 465.2, ports 459.2, path 326.0
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
        push rbx                                                  ;                    preserved
        push rbp                                                  ;                    preserved
        push r12                                                  ;                    preserved
        push r13                                                  ;                    preserved
        push r14                                                  ;                    preserved
        push r15                                                  ;                    preserved
        sub rsp, 0x348                                            ;                    frame
        mov qword [rsp + 672], rdi                                ;                    argument
        mov dword [rsp + 824], edx                                ;                    argument
        mov qword [rsp + 744], rsi                                ;                    argument
        mov r8, qword [rsp + 672]                                 ;     0.0 p2      60 h reload
        mov r9, qword [r8]                                        ;     5.0 p3      60 h
        mov qword [rsp + 680], r9                                 ;    10.0 p7+p4   60 h
        mov r9, qword [r8 + 8]                                    ;     5.0 p10     60 h
        mov qword [rsp + 688], r9                                 ;    10.0 p8+p9   60 h
        mov r9, qword [r8 + 16]                                   ;     5.0 p2      60 h
        mov qword [rsp + 696], r9                                 ;    10.0 p7+p4   60 h
        mov r9, qword [r8 + 24]                                   ;     5.0 p3      60 h
        mov qword [rsp + 704], r9                                 ;    10.0 p8+p9   60 h
        mov r9, qword [r8 + 32]                                   ;     5.0 p10     60 h
        mov qword [rsp + 712], r9                                 ;    10.0 p7+p4   60 h
        mov r9, qword [r8 + 40]                                   ;     5.0 p2      60 h
        mov qword [rsp + 720], r9                                 ;    10.0 p8+p9   60 h
        mov r9, qword [r8 + 48]                                   ;     5.0 p3      60 h
        mov qword [rsp + 728], r9                                 ;    10.0 p7+p4   60 h
        mov r8, qword [r8 + 56]                                   ;     5.0 p10     60 h
        mov qword [rsp + 736], r8                                 ;    10.0 p8+p9   60 h
        mov r8d, dword [rsp + 824]                                ;     3.0 p2      60 h
        shl r8, 7                                                 ;     8.0 p0      60 h
        add r8, qword [rsp + 744]                                 ;     9.0 p1+p3   60 h
        mov qword [rsp + 752], r8                                 ;    10.0 p7+p4   60 h
        cmp dword [rsp + 824], 0                                  ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 744]                                 ;                    resident
        mov r9, qword [rsp + 712]                                 ;                    resident
        align 16
.blocks_1:
        rorx r10, r9, 0xe                                         ;     0.0 p0      40 t1
        rorx r11, r9, 0x12                                        ;     0.2 p6      40 t1
        xor r10, r11                                              ;     1.2 p1      40 t1
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks]             ;     0.5 p2         reload
        vmovdqu xmm0, [r8]                                        ;     0.7 p3      63 w[0]
        vmovdqu xmm1, [r8 + 16]                                   ;     0.8 p10     63 w[2]
        mov r12, r9                                               ;     1.0         43 t1 copy
        mov r13, r9                                               ;     1.2         43 t1 copy
        rorx r11, r9, 0x29                                        ;     1.3 p0      40 t1
        xor r10, r11                                              ;     2.3 p5      40 t1
        mov r11, qword [rsp + 736]                                ;     1.7 p2      64 v[7] reload
        add r10, r11                                              ;     6.7 p11     53 t1
        vpshufb xmm0, xmm0, xmm2                                  ;     6.7 p1      63 w[0]
        mov r14, qword [rsp + 720]                                ;     2.2 p3      64 v[5] reload
        xor r13, r14                                              ;     7.2 p6      43 t1
        vpshufb xmm1, xmm1, xmm2                                  ;     6.8 p5      63 w[2]
        vpaddq xmm3, xmm0, [rel sha512_blocks.T0_w.blocks + 48]   ;     7.7 p0+p10   63 w[0]
        vmovdqa [rsp + 0], xmm3                                   ;     8.7 p7+p4   63 w[0]
        add r10, qword [rsp + 0]                                  ;    13.7 p11+p2   53 t1
        vpaddq xmm3, xmm1, [rel sha512_blocks.T0_w.blocks + 80]   ;     7.8 p1+p3   63 w[2]
        vmovdqa [rsp + 16], xmm3                                  ;     8.8 p8+p9   63 w[2]
        vmovdqu xmm4, [r8 + 32]                                   ;     3.7 p10     63 w[4]
        mov rsi, qword [rsp + 728]                                ;     4.0 p2      43 t1
        xor rsi, r14                                              ;     9.0 p6      43 t1
        and r12, rsi                                              ;    10.0 p5      43 t1
        mov rsi, qword [rsp + 728]                                ;     4.2 p3      64 v[6] reload
        xor r12, rsi                                              ;    11.0 p0      43 t1
        mov rax, qword [rsp + 16]                                 ;     8.8 p10     53 t1
        mov rdi, qword [rsp + 704]                                ;     5.0 p2      54 v[3]
        mov rdx, qword [rsp + 688]                                ;     5.2 p3      54 v[1]
        add r10, r12                                              ;    14.7 p11     53 t1
        mov r12, qword [rsp + 8]                                  ;     8.7 p10     53 t1
        add r12, rsi                                              ;    13.7 p1      53 t1
        mov rbp, qword [rsp + 696]                                ;     6.0 p2      54 v[2]
        add rax, r14                                              ;    13.8 p6      53 t1
        mov rcx, r14                                              ;     7.2         43 t1 copy
        add rdi, r10                                              ;    15.7 p5      54 v[3]
        mov rbx, qword [rsp + 24]                                 ;     8.8 p3      53 t1
        mov r15, r9                                               ;     6.3         43 t1 copy
        add rbx, r9                                               ;    13.8 p0      53 t1
        and r13, rdi                                              ;    16.7 p11     43 t1
        xor rcx, r13                                              ;    17.7 p1      43 t1
        add r12, rcx                                              ;    18.7 p6      53 t1
        xor r15, rdi                                              ;    16.7 p5      43 t1
        rorx r13, rdi, 0xe                                        ;    16.7 p0      40 t1
        rorx rcx, rdi, 0x12                                       ;    16.7 p6      40 t1
        xor r13, rcx                                              ;    17.7 p11     40 t1
        rorx rcx, rdi, 0x29                                       ;    16.7 p0      40 t1
        xor r13, rcx                                              ;    18.7 p1      40 t1
        vpshufb xmm3, xmm4, xmm2                                  ;     9.7 p5      63 w[4]
        add r12, r13                                              ;    19.7 p11     53 t1
        mov rcx, rdi                                              ;    16.7         43 t1 copy
        mov qword [rsp + 760], r9                                 ;     8.7 p7+p4   64 v[4] spill
        mov r9, rdi                                               ;    16.7         43 t1 copy
        mov r13, qword [rsp + 680]                                ;     9.0 p10     64 v[0] reload
        rorx r11, r13, 0x1c                                       ;    14.0 p6      39 v[7]
        rorx rsi, r13, 0x22                                       ;    14.0 p0      39 v[7]
        rorx r14, r13, 0x27                                       ;    14.0 p6      39 v[7]
        add rbp, r12                                              ;    20.7 p1      54 v[2]
        mov qword [rsp + 768], r12                                ;    20.7 p8+p9   53 t1 spill
        mov r12, r13                                              ;    14.0         44 v[7] copy
        xor r12, qword [rsp + 688]                                ;    14.0 p5+p2   44 v[7]
        mov r13, r12                                              ;    15.0         44 v[7] copy
        or r15, rbp                                               ;    21.7 p11     43 t1
        xor rcx, rbp                                              ;    21.7 p0      43 t1
        xor r15, rcx                                              ;    22.7 p1      43 t1
        add rax, r15                                              ;    23.7 p5      53 t1
        mov r15, qword [rsp + 696]                                ;    11.2 p3      44 v[7]
        xor r15, qword [rsp + 688]                                ;    16.2 p6+p10   44 v[7]
        and r13, r15                                              ;    17.2 p11     44 v[7]
        mov qword [rsp + 776], r12                                ;    15.0 p7+p4   44 v[7] spill
        mov qword [rsp + 784], rdi                                ;    16.7 p8+p9   54 v[3] spill
        mov r15, qword [rsp + 680]                                ;    12.0 p2      54 v[0]
        rorx r12, rbp, 0xe                                        ;    21.7 p0      40 t1
        rorx rdi, rbp, 0x12                                       ;    21.7 p6      40 t1
        xor r12, rdi                                              ;    22.7 p1      40 t1
        rorx rdi, rbp, 0x29                                       ;    21.7 p0      40 t1
        vpaddq xmm4, xmm3, [rel sha512_blocks.T0_w.blocks + 128]  ;    12.8 p5+p3   63 w[4]
        xor r11, rsi                                              ;    15.0 p11     39 v[7]
        mov rsi, rbp                                              ;    21.7         43 t1 copy
        xor r11, r14                                              ;    16.0 p6      39 v[7]
        mov r14, qword [rsp + 688]                                ;    13.5 p10     64 v[1] reload
        xor r13, r14                                              ;    18.5 p1      44 v[7]
        xor r12, rdi                                              ;    23.7 p5      40 t1
        vmovdqa [rsp + 32], xmm4                                  ;    14.0 p7+p4   63 w[4]
        vmovdqu xmm4, [r8 + 48]                                   ;    14.2 p2      63 w[6]
        mov rdi, qword [rsp + 40]                                 ;    14.3 p3      53 t1
        add rdi, rbp                                              ;    21.7 p11     53 t1
        add rax, r12                                              ;    24.7 p0      53 t1
        add r10, r11                                              ;    17.0 p6      55 v[7]
        mov r11, qword [rsp + 784]                                ;    16.7 p10     53 t1
        add r10, r13                                              ;    19.5 p1      55 v[7]
        add rdx, rax                                              ;    25.7 p5      54 v[1]
        and rcx, rdx                                              ;    26.7 p11     43 t1
        xor r9, rcx                                               ;    27.7 p0      43 t1
        xor rsi, rdx                                              ;    26.7 p6      43 t1
        rorx r12, rdx, 0xe                                        ;    26.7 p0      40 t1
        rorx r13, rdx, 0x12                                       ;    26.7 p6      40 t1
        add r11, qword [rsp + 32]                                 ;    21.7 p1+p2   53 t1
        xor r12, r13                                              ;    27.7 p5      40 t1
        rorx r13, rdx, 0x29                                       ;    26.7 p0      40 t1
        mov rcx, r10                                              ;    20.5         44 v[6] copy
        xor rcx, r14                                              ;    20.5 p11     44 v[6]
        mov r14, r10                                              ;    20.5         54 v[7] copy
        xor r12, r13                                              ;    28.7 p1      40 t1
        mov r13, qword [rsp + 776]                                ;    17.5 p3      44 v[6]
        and r13, rcx                                              ;    22.5 p5      44 v[6]
        rorx rcx, r10, 0x1c                                       ;    20.5 p6      39 v[6]
        mov qword [rsp + 776], rax                                ;    25.7 p8+p9   53 t1 spill
        rorx rax, r10, 0x22                                       ;    20.5 p0      39 v[6]
        add rbx, r9                                               ;    28.7 p11     53 t1
        mov r9, rdx                                               ;    26.7         43 t1 copy
        add rbx, r12                                              ;    29.7 p1      53 t1
        rorx r12, r10, 0x27                                       ;    20.5 p6      39 v[6]
        xor r13, qword [rsp + 688]                                ;    23.5 p5+p10   44 v[6]
        add r15, rbx                                              ;    30.7 p11     54 v[0]
        xor rcx, rax                                              ;    21.5 p0      39 v[6]
        xor rcx, r12                                              ;    22.5 p1      39 v[6]
        mov r12, qword [rsp + 768]                                ;    20.7 p2      55 v[6]
        mov rax, rdx                                              ;    26.7         43 t1 copy
        and rsi, r15                                              ;    31.7 p6      43 t1
        xor rbp, rsi                                              ;    32.7 p5      43 t1
        add r11, rbp                                              ;    33.7 p11     53 t1
        xor r9, r15                                               ;    31.7 p0      43 t1
        rorx rsi, r15, 0xe                                        ;    31.7 p6      40 t1
        add r12, rcx                                              ;    25.7 p1      55 v[6]
        add r12, r13                                              ;    26.7 p5      55 v[6]
        rorx r13, r15, 0x12                                       ;    31.7 p0      40 t1
        rorx rbp, r15, 0x29                                       ;    31.7 p6      40 t1
        mov qword [rsp + 768], rbx                                ;    30.7 p7+p4   53 t1 spill
        mov rbx, r10                                              ;    21.7         44 v[5] copy
        xor rbx, qword [rsp + 680]                                ;    21.8 p11+p3   44 v[5]
        mov rcx, r10                                              ;    22.0         44 v[5] copy
        xor rcx, r12                                              ;    27.7 p1      44 v[5]
        xor rsi, r13                                              ;    32.7 p5      40 t1
        mov r13, r12                                              ;    27.7         54 v[6] copy
        xor rsi, rbp                                              ;    33.7 p0      40 t1
        vpshufb xmm4, xmm4, xmm2                                  ;    23.2 p1      63 w[6]
        and rbx, rcx                                              ;    28.7 p11     44 v[5]
        rorx rbp, r12, 0x1c                                       ;    27.7 p6      39 v[5]
        mov qword [rsp + 784], rcx                                ;    28.7 p8+p9   44 v[5] spill
        rorx rcx, r12, 0x22                                       ;    27.7 p0      39 v[5]
        mov qword [rsp + 792], rdx                                ;    26.7 p7+p4   54 v[1] spill
        rorx rdx, r12, 0x27                                       ;    27.7 p6      39 v[5]
        add r11, rsi                                              ;    34.7 p5      53 t1
        vpaddq xmm5, xmm4, [rel sha512_blocks.T0_w.blocks + 160]  ;    24.2 p1+p10   63 w[6]
        xor rbp, rcx                                              ;    28.7 p11     39 v[5]
        mov rsi, r15                                              ;    31.7         43 t1 copy
        add r14, r11                                              ;    35.7 p0      54 v[7]
        vmovdqa [rsp + 48], xmm5                                  ;    25.2 p8+p9   63 w[6]
        mov rcx, qword [rsp + 56]                                 ;    25.2 p2      53 t1
        xor rbp, rdx                                              ;    29.7 p5      39 v[5]
        xor r10, rbx                                              ;    29.7 p6      44 v[5]
        add rcx, r15                                              ;    31.7 p1      53 t1
        and r9, r14                                               ;    36.7 p11     43 t1
        xor rax, r9                                               ;    37.7 p0      43 t1
        xor rsi, r14                                              ;    36.7 p5      43 t1
        rorx r9, r14, 0xe                                         ;    36.7 p6      40 t1
        rorx rdx, r14, 0x12                                       ;    36.7 p0      40 t1
        vmovdqu xmm5, [r8 + 64]                                   ;    26.5 p3      63 w[8]
        xor r9, rdx                                               ;    37.7 p1      40 t1
        rorx rdx, r14, 0x29                                       ;    36.7 p6      40 t1
        mov rbx, qword [rsp + 776]                                ;    27.0 p10     55 v[5]
        add rbx, rbp                                              ;    32.0 p11     55 v[5]
        mov rbp, qword [rsp + 792]                                ;    27.3 p2      53 t1
        add rbp, qword [rsp + 48]                                 ;    32.3 p5+p3   53 t1
        add rbx, r10                                              ;    33.0 p1      55 v[5]
        mov r10, r12                                              ;    27.8         44 v[4] copy
        xor r10, rbx                                              ;    34.0 p0      44 v[4]
        xor r9, rdx                                               ;    38.7 p11     40 t1
        mov rdx, qword [rsp + 784]                                ;    28.7 p10     44 v[4]
        and rdx, r10                                              ;    35.0 p6      44 v[4]
        mov qword [rsp + 784], r11                                ;    35.7 p7+p4   53 t1 spill
        rorx r11, rbx, 0x1c                                       ;    34.0 p0      39 v[4]
        mov qword [rsp + 792], r8                                 ;    29.0 p8+p9   63 w[0] spill
        rorx r8, rbx, 0x22                                        ;    34.0 p6      39 v[4]
        add rdi, rax                                              ;    38.7 p5      53 t1
        mov rax, rbx                                              ;    34.0         54 v[5] copy
        add rdi, r9                                               ;    39.7 p1      53 t1
        rorx r9, rbx, 0x27                                        ;    34.0 p0      39 v[4]
        add r13, rdi                                              ;    40.7 p11     54 v[6]
        xor rdx, r12                                              ;    36.0 p5      44 v[4]
        mov r12, qword [rsp + 768]                                ;    30.7 p2      55 v[4]
        xor r11, r8                                               ;    35.0 p6      39 v[4]
        xor r11, r9                                               ;    36.0 p1      39 v[4]
        add r12, r11                                              ;    37.0 p0      55 v[4]
        mov r8, r14                                               ;    36.7         43 t1 copy
        mov r9, r14                                               ;    36.7         43 t1 copy
        and rsi, r13                                              ;    41.7 p11     43 t1
        xor r15, rsi                                              ;    42.7 p5      43 t1
        add rbp, r15                                              ;    43.7 p6      53 t1
        xor r8, r13                                               ;    41.7 p1      43 t1
        rorx r11, r13, 0xe                                        ;    41.7 p0      40 t1
        rorx r15, r13, 0x12                                       ;    41.7 p6      40 t1
        add r12, rdx                                              ;    38.0 p11     55 v[4]
        xor r11, r15                                              ;    42.7 p5      40 t1
        rorx r15, r13, 0x29                                       ;    41.7 p0      40 t1
        vpshufb xmm5, xmm5, xmm2                                  ;    32.8 p1      63 w[8]
        mov rsi, rbx                                              ;    34.0         44 v[3] copy
        xor rsi, r12                                              ;    39.0 p11     44 v[3]
        mov qword [rsp + 776], rsi                                ;    40.0 p7+p4   44 v[3] spill
        xor r11, r15                                              ;    43.7 p5      40 t1
        rorx r15, r12, 0x1c                                       ;    39.0 p6      39 v[3]
        and r10, rsi                                              ;    40.0 p1      44 v[3]
        mov qword [rsp + 768], rdi                                ;    40.7 p8+p9   53 t1 spill
        rorx rdi, r12, 0x22                                       ;    39.0 p0      39 v[3]
        rorx rsi, r12, 0x27                                       ;    39.0 p6      39 v[3]
        add rbp, r11                                              ;    44.7 p11     53 t1
        mov rdx, r12                                              ;    39.0         54 v[4] copy
        vpaddq xmm6, xmm5, [rel sha512_blocks.T0_w.blocks + 16]   ;    34.8 p5+p3   63 w[8]
        xor rbx, r10                                              ;    41.0 p1      44 v[3]
        add rax, rbp                                              ;    45.7 p0      54 v[5]
        mov r10, r13                                              ;    41.7         43 t1 copy
        vmovdqa [rsp + 64], xmm6                                  ;    35.8 p7+p4   63 w[8]
        xor r15, rdi                                              ;    40.0 p11     39 v[3]
        xor r15, rsi                                              ;    41.0 p6      39 v[3]
        mov r11, qword [rsp + 72]                                 ;    36.0 p10     53 t1
        add r11, r13                                              ;    41.7 p5      53 t1
        and r8, rax                                               ;    46.7 p1      43 t1
        xor r9, r8                                                ;    47.7 p0      43 t1
        xor r10, rax                                              ;    46.7 p11     43 t1
        rorx r8, rax, 0xe                                         ;    46.7 p6      40 t1
        mov rsi, qword [rsp + 792]                                ;    37.0 p2      63 w[0] reload
        mov rdi, qword [rsp + 784]                                ;    37.2 p3      55 v[3]
        vmovdqu xmm6, [rsi + 80]                                  ;    42.0 p10     63 w[10]
        add rcx, r9                                               ;    48.7 p5      53 t1
        rorx r9, rax, 0x12                                        ;    46.7 p0      40 t1
        xor r8, r9                                                ;    47.7 p1      40 t1
        add r14, qword [rsp + 64]                                 ;    40.8 p11+p2   53 t1
        rorx r9, rax, 0x29                                        ;    46.7 p6      40 t1
        add rdi, r15                                              ;    42.2 p5      55 v[3]
        mov r15, r12                                              ;    39.0         44 v[2] copy
        add rdi, rbx                                              ;    43.2 p0      55 v[3]
        mov rbx, rdi                                              ;    44.2         54 v[3] copy
        xor r15, rdi                                              ;    44.2 p1      44 v[2]
        xor r8, r9                                                ;    48.7 p11     40 t1
        mov r9, qword [rsp + 776]                                 ;    40.0 p3      44 v[2]
        and r9, r15                                               ;    45.2 p6      44 v[2]
        rorx rsi, rdi, 0x1c                                       ;    44.2 p0      39 v[2]
        mov qword [rsp + 776], rbp                                ;    45.7 p8+p9   53 t1 spill
        rorx rbp, rdi, 0x22                                       ;    44.2 p6      39 v[2]
        mov qword [rsp + 784], r15                                ;    45.2 p7+p4   44 v[2] spill
        add rcx, r8                                               ;    49.7 p5      53 t1
        rorx r15, rdi, 0x27                                       ;    44.2 p0      39 v[2]
        xor r12, r9                                               ;    46.2 p1      44 v[2]
        mov r8, rax                                               ;    46.7         43 t1 copy
        add rdx, rcx                                              ;    50.7 p11     54 v[4]
        xor rsi, rbp                                              ;    45.2 p5      39 v[2]
        xor rsi, r15                                              ;    46.2 p6      39 v[2]
        mov r15, rax                                              ;    46.7         43 t1 copy
        and r10, rdx                                              ;    51.7 p1      43 t1
        xor r13, r10                                              ;    52.7 p0      43 t1
        add r14, r13                                              ;    53.7 p11     53 t1
        xor r8, rdx                                               ;    51.7 p5      43 t1
        rorx r10, rdx, 0xe                                        ;    51.7 p6      40 t1
        rorx r13, rdx, 0x12                                       ;    51.7 p0      40 t1
        mov r9, qword [rsp + 768]                                 ;    42.7 p10     55 v[2]
        add r9, rsi                                               ;    47.7 p1      55 v[2]
        rorx rsi, rdx, 0x29                                       ;    51.7 p6      40 t1
        mov rbp, rdi                                              ;    44.2         44 v[1] copy
        add r9, r12                                               ;    48.7 p11     55 v[2]
        xor rbp, r9                                               ;    49.7 p5      44 v[1]
        mov r12, r9                                               ;    49.7         54 v[2] copy
        vpshufb xmm6, xmm6, xmm2                                  ;    48.0 p1      63 w[10]
        xor r10, r13                                              ;    52.7 p0      40 t1
        mov r13, qword [rsp + 784]                                ;    45.2 p2      44 v[1]
        xor r10, rsi                                              ;    53.7 p11     40 t1
        and r13, rbp                                              ;    50.7 p5      44 v[1]
        vpaddq xmm7, xmm6, [rel sha512_blocks.T0_w.blocks + 32]   ;    49.0 p1+p3   63 w[10]
        rorx rsi, r9, 0x1c                                        ;    49.7 p6      39 v[1]
        mov qword [rsp + 784], rcx                                ;    50.7 p8+p9   53 t1 spill
        rorx rcx, r9, 0x22                                        ;    49.7 p0      39 v[1]
        mov qword [rsp + 768], rbp                                ;    50.7 p7+p4   44 v[1] spill
        rorx rbp, r9, 0x27                                        ;    49.7 p6      39 v[1]
        add r14, r10                                              ;    54.7 p11     53 t1
        xor rsi, rcx                                              ;    50.7 p5      39 v[1]
        xor rdi, r13                                              ;    51.7 p1      44 v[1]
        mov r10, rdx                                              ;    51.7         43 t1 copy
        add rbx, r14                                              ;    55.7 p0      54 v[3]
        mov r13, qword [rsp + 792]                                ;    46.5 p10     63 w[0] reload
        vmovdqu xmm8, [r13 + 96]                                  ;    51.5 p2      63 w[12]
        xor rsi, rbp                                              ;    51.7 p11     39 v[1]
        vmovdqa [rsp + 80], xmm7                                  ;    50.0 p8+p9   63 w[10]
        mov rbp, qword [rsp + 88]                                 ;    50.0 p3      53 t1
        add rbp, rdx                                              ;    55.0 p5      53 t1
        and r8, rbx                                               ;    56.7 p6      43 t1
        xor r15, r8                                               ;    57.7 p1      43 t1
        add r11, r15                                              ;    58.7 p0      53 t1
        xor r10, rbx                                              ;    56.7 p11     43 t1
        rorx r8, rbx, 0xe                                         ;    56.7 p6      40 t1
        rorx r15, rbx, 0x12                                       ;    56.7 p0      40 t1
        mov rcx, qword [rsp + 776]                                ;    48.5 p10     55 v[1]
        add rcx, rsi                                              ;    53.5 p5      55 v[1]
        mov rsi, r9                                               ;    49.7         44 v[0] copy
        xor r8, r15                                               ;    57.7 p1      40 t1
        rorx r15, rbx, 0x29                                       ;    56.7 p6      40 t1
        add rax, qword [rsp + 80]                                 ;    55.0 p11+p2   53 t1
        add rcx, rdi                                              ;    54.5 p5      55 v[1]
        xor rsi, rcx                                              ;    55.5 p0      44 v[0]
        xor r8, r15                                               ;    58.7 p1      40 t1
        mov r15, qword [rsp + 768]                                ;    50.7 p3      44 v[0]
        rorx rdi, rcx, 0x1c                                       ;    55.5 p6      39 v[0]
        add r11, r8                                               ;    59.7 p11     53 t1
        mov qword [rsp + 768], r14                                ;    55.7 p7+p4   53 t1 spill
        rorx r8, rcx, 0x22                                        ;    55.5 p0      39 v[0]
        and r15, rsi                                              ;    56.5 p5      44 v[0]
        rorx r13, rcx, 0x27                                       ;    55.5 p6      39 v[0]
        mov r14, rcx                                              ;    55.5         54 v[1] copy
        add r12, r11                                              ;    60.7 p1      54 v[2]
        xor r15, r9                                               ;    57.5 p11     44 v[0]
        xor rdi, r8                                               ;    56.5 p5      39 v[0]
        xor rdi, r13                                              ;    57.5 p0      39 v[0]
        mov r13, rbx                                              ;    56.7         43 t1 copy
        mov r8, rbx                                               ;    56.7         43 t1 copy
        and r10, r12                                              ;    61.7 p1      43 t1
        xor rdx, r10                                              ;    62.7 p11     43 t1
        add rax, rdx                                              ;    63.7 p6      53 t1
        xor r8, r12                                               ;    61.7 p5      43 t1
        rorx r10, r12, 0xe                                        ;    61.7 p0      40 t1
        mov rdx, qword [rsp + 784]                                ;    53.2 p10     55 v[0]
        add rdx, rdi                                              ;    58.5 p1      55 v[0]
        rorx rdi, r12, 0x12                                       ;    61.7 p6      40 t1
        add rdx, r15                                              ;    59.5 p11     55 v[0]
        xor r10, rdi                                              ;    62.7 p5      40 t1
        rorx r15, r12, 0x29                                       ;    61.7 p0      40 t1
        vpshufb xmm7, xmm8, xmm2                                  ;    57.5 p1      63 w[12]
        vpaddq xmm8, xmm7, [rel sha512_blocks.T0_w.blocks + 112]  ;    58.5 p5+p2   63 w[12]
        xor r10, r15                                              ;    63.7 p11     40 t1
        and rsi, rdx                                              ;    60.5 p6      44 v[7]
        rorx r15, rdx, 0x1c                                       ;    60.5 p0      39 v[7]
        rorx rdi, rdx, 0x22                                       ;    60.5 p6      39 v[7]
        add rax, r10                                              ;    64.7 p1      53 t1
        and r9, rcx                                               ;    55.7 p11     44 v[7]
        xor r15, rdi                                              ;    61.5 p5      39 v[7]
        rorx r10, rdx, 0x27                                       ;    60.5 p0      39 v[7]
        xor r15, r10                                              ;    62.5 p1      39 v[7]
        mov r10, rdx                                              ;    60.5         54 v[0] copy
        mov rdi, r12                                              ;    61.7         43 t1 copy
        add r14, rax                                              ;    65.7 p11     54 v[1]
        mov qword [rsp + 784], rax                                ;    65.7 p8+p9   53 t1 spill
        mov rax, qword [rsp + 792]                                ;    56.7 p3      63 w[0] reload
        vmovdqa [rsp + 96], xmm8                                  ;    59.5 p7+p4   63 w[12]
        vmovdqu xmm8, [rax + 112]                                 ;    61.7 p10     63 w[14]
        mov rax, qword [rsp + 768]                                ;    57.2 p2      55 v[7]
        add rax, r15                                              ;    63.5 p6      55 v[7]
        mov r15, qword [rsp + 104]                                ;    59.5 p3      53 t1
        add r15, r12                                              ;    64.5 p5      53 t1
        and r8, r14                                               ;    66.7 p0      43 t1
        xor r13, r8                                               ;    67.7 p1      43 t1
        rorx r8, r14, 0xe                                         ;    66.7 p6      40 t1
        add rbp, r13                                              ;    68.7 p11     53 t1
        xor rdi, r14                                              ;    66.7 p5      43 t1
        add rax, rsi                                              ;    64.5 p0      55 v[7]
        rorx r13, r14, 0x12                                       ;    66.7 p6      40 t1
        xor r8, r13                                               ;    67.7 p1      40 t1
        rorx r13, r14, 0x29                                       ;    66.7 p0      40 t1
        add rax, r9                                               ;    65.5 p11     55 v[7]
        mov r9, rcx                                               ;    59.5         44 v[7] copy
        xor r9, rdx                                               ;    60.5 p5      44 v[7]
        add rbx, qword [rsp + 96]                                 ;    64.5 p1+p10   53 t1
        xor r8, r13                                               ;    68.7 p11     40 t1
        rorx r13, rax, 0x1c                                       ;    66.5 p6      39 v[6]
        rorx rsi, rax, 0x22                                       ;    66.5 p0      39 v[6]
        add rbp, r8                                               ;    69.7 p5      53 t1
        and r9, rax                                               ;    66.5 p1      44 v[6]
        rorx r8, rax, 0x27                                        ;    66.5 p6      39 v[6]
        add r10, rbp                                              ;    70.7 p11     54 v[0]
        and rcx, rdx                                              ;    61.7 p5      44 v[6]
        xor r13, rsi                                              ;    67.5 p0      39 v[6]
        xor r13, r8                                               ;    68.5 p1      39 v[6]
        mov r8, rax                                               ;    66.5         54 v[7] copy
        mov rsi, r14                                              ;    66.7         43 t1 copy
        mov qword [rsp + 768], rbp                                ;    70.7 p8+p9   53 t1 spill
        and rdi, r10                                              ;    71.7 p11     43 t1
        xor r12, rdi                                              ;    72.7 p6      43 t1
        add rbx, r12                                              ;    73.7 p5      53 t1
        xor rsi, r10                                              ;    71.7 p0      43 t1
        rorx r12, r10, 0xe                                        ;    71.7 p6      40 t1
        rorx rdi, r10, 0x12                                       ;    71.7 p0      40 t1
        xor r12, rdi                                              ;    72.7 p1      40 t1
        rorx rdi, r10, 0x29                                       ;    71.7 p6      40 t1
        mov rbp, r14                                              ;    66.7         43 t1 copy
        add r11, rcx                                              ;    63.7 p11     55 v[6]
        add r11, r9                                               ;    67.5 p5      55 v[6]
        vpshufb xmm2, xmm8, xmm2                                  ;    67.7 p1      63 w[14]
        mov r9, rax                                               ;    66.5         44 v[6] copy
        add r11, r13                                              ;    69.5 p11     55 v[6]
        xor r12, rdi                                              ;    73.7 p5      40 t1
        xor r9, rdx                                               ;    66.5 p0      44 v[6]
        vpaddq xmm8, xmm2, [rel sha512_blocks.T0_w.blocks + 64]   ;    68.7 p1+p2   63 w[14]
        rorx rdi, r11, 0x22                                       ;    70.5 p6      39 v[5]
        rorx r13, r11, 0x1c                                       ;    70.5 p0      39 v[5]
        rorx rcx, r11, 0x27                                       ;    70.5 p6      39 v[5]
        add rbx, r12                                              ;    74.7 p11     53 t1
        and r9, r11                                               ;    70.5 p5      44 v[5]
        mov r12, r11                                              ;    70.5         54 v[6] copy
        add r8, rbx                                               ;    75.7 p1      54 v[7]
        and rdx, rax                                              ;    66.7 p11     44 v[5]
        xor r13, rdi                                              ;    71.5 p5      39 v[5]
        xor r13, rcx                                              ;    72.5 p0      39 v[5]
        mov rdi, r10                                              ;    71.7         43 t1 copy
        and rsi, r8                                               ;    76.7 p1      43 t1
        xor rbp, rsi                                              ;    77.7 p6      43 t1
        add r15, rbp                                              ;    78.7 p11     53 t1
        xor rdi, r8                                               ;    76.7 p5      43 t1
        rorx rsi, r8, 0xe                                         ;    76.7 p0      40 t1
        rorx rbp, r8, 0x12                                        ;    76.7 p6      40 t1
        vmovdqa [rsp + 112], xmm8                                 ;    69.7 p7+p4   63 w[14]
        mov rcx, qword [rsp + 120]                                ;    69.7 p3      53 t1
        add rcx, r10                                              ;    74.7 p1      53 t1
        xor rsi, rbp                                              ;    77.7 p11     40 t1
        rorx rbp, r8, 0x29                                        ;    76.7 p0      40 t1
        add rdx, qword [rsp + 784]                                ;    70.7 p5+p10   55 v[5]
        add r14, qword [rsp + 112]                                ;    74.7 p1+p2   53 t1
        add rdx, r9                                               ;    71.7 p6      55 v[5]
        add rdx, r13                                              ;    73.5 p11     55 v[5]
        xor rsi, rbp                                              ;    78.7 p5      40 t1
        mov r9, rax                                               ;    69.5         44 v[5] copy
        xor r9, r11                                               ;    70.5 p0      44 v[5]
        rorx r13, rdx, 0x1c                                       ;    74.5 p6      39 v[4]
        rorx rbp, rdx, 0x22                                       ;    74.5 p0      39 v[4]
        mov qword [rsp + 784], rbx                                ;    75.7 p8+p9   53 t1 spill
        rorx rbx, rdx, 0x27                                       ;    74.5 p6      39 v[4]
        add r15, rsi                                              ;    79.7 p1      53 t1
        vpalignr xmm8, xmm1, xmm0, 8                              ;    70.8 p5      68 w[0]
        mov rsi, rdx                                              ;    74.5         54 v[5] copy
        mov qword [rsp + 776], rax                                ;    71.0 p7+p4   55 v[7] spill
        mov rax, rdx                                              ;    74.5         44 v[4] copy
        add r12, r15                                              ;    80.7 p11     54 v[6]
        and rax, r9                                               ;    74.5 p1      44 v[4]
        mov r9, r11                                               ;    71.7         44 v[4] copy
        and r9, qword [rsp + 776]                                 ;    76.0 p5+p3   44 v[4]
        xor r13, rbp                                              ;    75.5 p0      39 v[4]
        xor r13, rbx                                              ;    76.5 p6      39 v[4]
        mov rbp, r8                                               ;    76.7         43 t1 copy
        and rdi, r12                                              ;    81.7 p11     43 t1
        xor r10, rdi                                              ;    82.7 p1      43 t1
        add r14, r10                                              ;    83.7 p5      53 t1
        xor rbp, r12                                              ;    81.7 p0      43 t1
        rorx r10, r12, 0xe                                        ;    81.7 p6      40 t1
        rorx rdi, r12, 0x12                                       ;    81.7 p0      40 t1
        xor r10, rdi                                              ;    82.7 p11     40 t1
        rorx rdi, r12, 0x29                                       ;    81.7 p6      40 t1
        add rax, r9                                               ;    77.0 p1      55 v[4]
        vpsrlq xmm9, xmm8, 7                                      ;    74.8 p1      68 w[0]
        vpsrlq xmm10, xmm2, 6                                     ;    75.0 p0      68 w[0]
        vprolq xmm11, xmm8, 0x38                                  ;    75.8 p1      68 w[0]
        vprolq xmm8, xmm8, 0x3f                                   ;    76.0 p0      68 w[0]
        vprolq xmm12, xmm2, 3                                     ;    76.8 p1      68 w[0]
        vprolq xmm13, xmm2, 0x2d                                  ;    77.0 p0      68 w[0]
        add rax, qword [rsp + 768]                                ;    78.0 p5+p10   55 v[4]
        add rax, r13                                              ;    79.0 p11     55 v[4]
        xor r10, rdi                                              ;    83.7 p6      40 t1
        vpternlogd xmm9, xmm8, xmm11, 0x96                        ;    77.0 p5      68 w[0]
        vpalignr xmm8, xmm6, xmm5, 8                              ;    77.0 p5      68 w[0]
        vpternlogd xmm10, xmm13, xmm12, 0x96                      ;    78.0 p1      68 w[0]
        vpaddq xmm0, xmm0, xmm8                                   ;    78.0 p0      68 w[0]
        mov r9, r8                                                ;    76.7         43 t1 copy
        mov r13, rax                                              ;    80.0         54 v[4] copy
        mov rdi, r12                                              ;    81.7         43 t1 copy
        add r14, r10                                              ;    84.7 p11     53 t1
        vpaddq xmm0, xmm0, xmm9                                   ;    79.0 p5      68 w[0]
        vpaddq xmm0, xmm0, xmm10                                  ;    80.0 p1      68 w[0]
        mov r10, r11                                              ;    77.2         44 v[4] copy
        xor r10, rdx                                              ;    77.3 p6      44 v[4]
        add rsi, r14                                              ;    85.7 p11     54 v[5]
        rorx rbx, rax, 0x1c                                       ;    80.0 p6      39 v[3]
        mov qword [rsp + 768], r14                                ;    85.7 p8+p9   53 t1 spill
        rorx r14, rax, 0x22                                       ;    80.0 p0      39 v[3]
        mov qword [rsp + 776], r15                                ;    80.7 p7+p4   53 t1 spill
        rorx r15, rax, 0x27                                       ;    80.0 p6      39 v[3]
        and rbp, rsi                                              ;    86.7 p11     43 t1
        xor r9, rbp                                               ;    87.7 p5      43 t1
        add rcx, r9                                               ;    88.7 p11     53 t1
        xor rdi, rsi                                              ;    86.7 p1      43 t1
        rorx r9, rsi, 0xe                                         ;    86.7 p0      40 t1
        rorx rbp, rsi, 0x12                                       ;    86.7 p6      40 t1
        vpaddq xmm9, xmm0, [rel sha512_blocks.T0_w.blocks + 96]   ;    81.0 p5+p2   68 w[0]
        xor r9, rbp                                               ;    87.7 p11     40 t1
        rorx rbp, rsi, 0x29                                       ;    86.7 p0      40 t1
        and r11, rdx                                              ;    80.8 p1      44 v[3]
        and r10, rax                                              ;    81.0 p5      44 v[3]
        xor rbx, r14                                              ;    81.3 p6      39 v[3]
        xor rbx, r15                                              ;    82.3 p11     39 v[3]
        vmovdqa [rsp + 128], xmm9                                 ;    82.0 p8+p9   68 w[0]
        mov r14, qword [rsp + 136]                                ;    82.0 p3      53 t1
        add r14, r12                                              ;    87.0 p1      53 t1
        xor r9, rbp                                               ;    88.7 p0      40 t1
        mov r15, qword [rsp + 784]                                ;    81.3 p10     55 v[3]
        add r15, r11                                              ;    86.3 p5      55 v[3]
        add r15, r10                                              ;    87.3 p6      55 v[3]
        add r15, rbx                                              ;    88.3 p11     55 v[3]
        add r8, qword [rsp + 128]                                 ;    87.0 p1+p2   53 t1
        mov r10, rdx                                              ;    82.2         44 v[3] copy
        xor r10, rax                                              ;    83.0 p0      44 v[3]
        add rcx, r9                                               ;    89.7 p5      53 t1
        rorx r9, r15, 0x1c                                        ;    89.3 p6      39 v[2]
        rorx rbp, r15, 0x22                                       ;    89.3 p0      39 v[2]
        rorx rbx, r15, 0x27                                       ;    89.3 p6      39 v[2]
        add r13, rcx                                              ;    90.7 p11     54 v[4]
        vpalignr xmm9, xmm3, xmm1, 8                              ;    84.0 p5      68 w[2]
        and rdx, rax                                              ;    83.8 p1      44 v[2]
        mov r11, rsi                                              ;    86.7         43 t1 copy
        and r10, r15                                              ;    89.3 p11     44 v[2]
        xor r9, rbp                                               ;    90.3 p1      39 v[2]
        xor r9, rbx                                               ;    91.3 p0      39 v[2]
        mov rbp, r15                                              ;    89.3         54 v[3] copy
        and rdi, r13                                              ;    91.7 p5      43 t1
        xor r12, rdi                                              ;    92.7 p6      43 t1
        add r8, r12                                               ;    93.7 p11     53 t1
        xor r11, r13                                              ;    91.7 p1      43 t1
        rorx rdi, r13, 0x12                                       ;    91.7 p0      40 t1
        rorx r12, r13, 0xe                                        ;    91.7 p6      40 t1
        mov rbx, rsi                                              ;    86.7         43 t1 copy
        xor r12, rdi                                              ;    92.7 p5      40 t1
        rorx rdi, r13, 0x29                                       ;    91.7 p0      40 t1
        vprolq xmm12, xmm9, 0x38                                  ;    86.8 p1      68 w[2]
        vpsrlq xmm10, xmm9, 7                                     ;    87.8 p1      68 w[2]
        vprolq xmm14, xmm0, 0x2d                                  ;    88.0 p0      68 w[2]
        add rdx, qword [rsp + 776]                                ;    86.7 p11+p3   55 v[2]
        add rdx, r10                                              ;    90.3 p5      55 v[2]
        add rdx, r9                                               ;    92.3 p6      55 v[2]
        mov r9, r13                                               ;    91.7         43 t1 copy
        vprolq xmm13, xmm0, 3                                     ;    88.8 p1      68 w[2]
        vprolq xmm9, xmm9, 0x3f                                   ;    89.0 p0      68 w[2]
        vpsrlq xmm11, xmm0, 6                                     ;    89.8 p1      68 w[2]
        xor r12, rdi                                              ;    93.7 p11     40 t1
        vpalignr xmm15, xmm7, xmm6, 8                             ;    88.0 p5      68 w[2]
        vpternlogd xmm10, xmm9, xmm12, 0x96                       ;    90.0 p5      68 w[2]
        vpternlogd xmm11, xmm14, xmm13, 0x96                      ;    90.8 p0      68 w[2]
        vpaddq xmm1, xmm15, xmm1                                  ;    90.0 p5      68 w[2]
        add r8, r12                                               ;    94.7 p6      53 t1
        mov r12, rdx                                              ;    93.3         54 v[2] copy
        mov r10, rax                                              ;    88.8         44 v[2] copy
        xor r10, r15                                              ;    89.3 p11     44 v[2]
        vpaddq xmm1, xmm1, xmm10                                  ;    91.0 p1      68 w[2]
        add rbp, r8                                               ;    95.7 p6      54 v[3]
        rorx rdi, rdx, 0x1c                                       ;    93.3 p6      39 v[1]
        mov qword [rsp + 776], r8                                 ;    95.7 p7+p4   53 t1 spill
        rorx r8, rdx, 0x22                                        ;    93.3 p0      39 v[1]
        mov qword [rsp + 784], rcx                                ;    90.7 p8+p9   53 t1 spill
        vpaddq xmm1, xmm1, xmm11                                  ;    92.0 p5      68 w[2]
        rorx rcx, rdx, 0x27                                       ;    93.3 p6      39 v[1]
        and r11, rbp                                              ;    96.7 p11     43 t1
        xor rbx, r11                                              ;    97.7 p11     43 t1
        add r14, rbx                                              ;    98.7 p1      53 t1
        xor r9, rbp                                               ;    96.7 p0      43 t1
        rorx r11, rbp, 0xe                                        ;    96.7 p6      40 t1
        vpaddq xmm9, xmm1, [rel sha512_blocks.T0_w.blocks + 144]  ;    93.0 p5+p10   68 w[2]
        rorx rbx, rbp, 0x12                                       ;    96.7 p0      40 t1
        xor r11, rbx                                              ;    97.7 p11     40 t1
        mov rbx, rdx                                              ;    93.3         44 v[1] copy
        mov qword [rsp + 800], rdx                                ;    93.3 p7+p4   55 v[2] spill
        rorx rdx, rbp, 0x29                                       ;    96.7 p6      40 t1
        and rbx, r10                                              ;    93.3 p1      44 v[1]
        and rax, r15                                              ;    93.0 p5      44 v[1]
        xor rdi, r8                                               ;    94.3 p11     39 v[1]
        xor rdi, rcx                                              ;    95.3 p1      39 v[1]
        mov r8, r13                                               ;    93.0         43 t1 copy
        vmovdqa [rsp + 144], xmm9                                 ;    94.0 p8+p9   68 w[2]
        xor r11, rdx                                              ;    98.7 p0      40 t1
        add rbx, rax                                              ;    94.3 p5      55 v[1]
        add rbx, qword [rsp + 768]                                ;    95.3 p6+p2   55 v[1]
        mov r10, qword [rsp + 800]                                ;    93.8 p3      44 v[1]
        add rsi, qword [rsp + 144]                                ;    99.0 p11+p10   53 t1
        add rbx, rdi                                              ;    96.3 p1      55 v[1]
        mov rax, rbx                                              ;    97.3         54 v[1] copy
        add r14, r11                                              ;    99.7 p0      53 t1
        mov rdi, rbp                                              ;    96.7         43 t1 copy
        xor r10, r15                                              ;    98.8 p5      44 v[1]
        rorx r11, rbx, 0x1c                                       ;    97.3 p6      39 v[0]
        rorx rcx, rbx, 0x22                                       ;    97.3 p0      39 v[0]
        rorx rdx, rbx, 0x27                                       ;    97.3 p6      39 v[0]
        add r12, r14                                              ;   100.7 p11     54 v[2]
        vpalignr xmm9, xmm4, xmm3, 8                              ;    96.0 p5      68 w[4]
        and r15, qword [rsp + 800]                                ;    98.3 p1+p2   44 v[0]
        xor r11, rcx                                              ;    98.3 p11     39 v[0]
        xor r11, rdx                                              ;    99.3 p1      39 v[0]
        mov rcx, rbx                                              ;    97.3         44 v[0] copy
        and rcx, r10                                              ;    99.8 p0      44 v[0]
        and r9, r12                                               ;   101.7 p5      43 t1
        xor r8, r9                                                ;   102.7 p6      43 t1
        xor rdi, r12                                              ;   101.7 p11     43 t1
        rorx r9, r12, 0xe                                         ;   101.7 p0      40 t1
        rorx r10, r12, 0x12                                       ;   101.7 p6      40 t1
        vprolq xmm10, xmm9, 0x38                                  ;    97.8 p1      68 w[4]
        mov rdx, rbp                                              ;    97.7         43 t1 copy
        xor r9, r10                                               ;   102.7 p5      40 t1
        rorx r10, r12, 0x29                                       ;   101.7 p0      40 t1
        vpsrlq xmm11, xmm9, 7                                     ;    98.8 p1      68 w[4]
        add r15, r11                                              ;   100.3 p11     55 v[0]
        vprolq xmm9, xmm9, 0x3f                                   ;    99.8 p1      68 w[4]
        vpsrlq xmm12, xmm1, 6                                     ;   100.0 p0      68 w[4]
        add r15, rcx                                              ;   101.3 p5      55 v[0]
        add r15, qword [rsp + 784]                                ;   102.3 p6+p3   55 v[0]
        add r13, qword [rsp + 152]                                ;    99.5 p11+p10   53 t1
        vprolq xmm13, xmm1, 3                                     ;   100.8 p1      68 w[4]
        vprolq xmm14, xmm1, 0x2d                                  ;   101.0 p0      68 w[4]
        xor r9, r10                                               ;   103.7 p5      40 t1
        vpternlogd xmm11, xmm9, xmm10, 0x96                       ;   101.0 p5      68 w[4]
        vpalignr xmm9, xmm2, xmm7, 8                              ;   102.0 p5      68 w[4]
        vpternlogd xmm12, xmm14, xmm13, 0x96                      ;   102.0 p1      68 w[4]
        add rsi, r8                                               ;   103.7 p6      53 t1
        vpaddq xmm3, xmm3, xmm9                                   ;   103.0 p0      68 w[4]
        mov r10, r12                                              ;   101.7         43 t1 copy
        add rsi, r9                                               ;   104.7 p11     53 t1
        vpaddq xmm3, xmm3, xmm11                                  ;   104.0 p1      68 w[4]
        mov r8, rbx                                               ;   101.2         44 v[0] copy
        vpaddq xmm3, xmm3, xmm12                                  ;   105.0 p0      68 w[4]
        mov r9, r15                                               ;   103.3         54 v[0] copy
        add rax, rsi                                              ;   105.7 p6      54 v[1]
        mov r11, qword [rsp + 800]                                ;   101.8 p2      55 v[2] reload
        xor r8, r11                                               ;   106.8 p11     44 v[0]
        mov qword [rsp + 784], rsi                                ;   105.7 p7+p4   53 t1 spill
        rorx rsi, r15, 0x22                                       ;   103.3 p6      39 v[7]
        rorx r11, r15, 0x27                                       ;   103.7 p6      39 v[7]
        and rdi, rax                                              ;   106.7 p5      43 t1
        xor rdx, rdi                                              ;   107.7 p11     43 t1
        add r13, rdx                                              ;   108.7 p1      53 t1
        rorx rcx, r15, 0x1c                                       ;   104.0 p0      39 v[7]
        xor r10, rax                                              ;   106.7 p5      43 t1
        rorx rdi, rax, 0xe                                        ;   106.7 p6      40 t1
        vpaddq xmm10, xmm3, [rel sha512_blocks.T0_w.blocks + 176] ;   106.0 p1+p3   68 w[4]
        rorx rdx, rax, 0x12                                       ;   106.7 p0      40 t1
        xor rdi, rdx                                              ;   107.7 p11     40 t1
        rorx rdx, rax, 0x29                                       ;   106.7 p6      40 t1
        xor rcx, rsi                                              ;   105.0 p5      39 v[7]
        xor rcx, r11                                              ;   106.0 p11     39 v[7]
        vmovdqa [rsp + 160], xmm10                                ;   107.0 p8+p9   68 w[4]
        mov rsi, rbx                                              ;   104.8         44 v[7] copy
        and rsi, qword [rsp + 800]                                ;   105.8 p1+p10   44 v[7]
        xor rdi, rdx                                              ;   108.7 p0      40 t1
        add rsi, rcx                                              ;   107.0 p5      55 v[7]
        mov rcx, rbx                                              ;   105.5         44 v[7] copy
        mov r11, r12                                              ;   105.7         43 t1 copy
        xor rcx, r15                                              ;   106.0 p11     44 v[7]
        and r8, r15                                               ;   107.8 p6      44 v[7]
        add rsi, qword [rsp + 776]                                ;   108.0 p1+p2   55 v[7]
        add rsi, r8                                               ;   109.0 p0      55 v[7]
        add rbp, qword [rsp + 160]                                ;   112.0 p5+p3   53 t1
        add r13, rdi                                              ;   109.7 p11     53 t1
        mov r8, rax                                               ;   106.8         43 t1 copy
        add r9, r13                                               ;   110.7 p6      54 v[0]
        vpalignr xmm10, xmm5, xmm4, 8                             ;   108.0 p5      68 w[6]
        and rbx, r15                                              ;   107.8 p1      44 v[6]
        and rcx, rsi                                              ;   110.0 p0      44 v[6]
        rorx rdi, rsi, 0x1c                                       ;   110.0 p6      39 v[6]
        rorx rdx, rsi, 0x22                                       ;   110.0 p0      39 v[6]
        xor rdi, rdx                                              ;   111.0 p11     39 v[6]
        rorx rdx, rsi, 0x27                                       ;   110.0 p6      39 v[6]
        xor rdi, rdx                                              ;   112.0 p1      39 v[6]
        mov rdx, rsi                                              ;   110.0         54 v[7] copy
        and r10, r9                                               ;   111.7 p5      43 t1
        xor r11, r10                                              ;   112.7 p11     43 t1
        add rbp, r11                                              ;   113.7 p1      53 t1
        xor r8, r9                                                ;   111.7 p0      43 t1
        rorx r10, r9, 0xe                                         ;   111.7 p6      40 t1
        rorx r11, r9, 0x12                                        ;   111.7 p0      40 t1
        xor r10, r11                                              ;   112.7 p5      40 t1
        rorx r11, r9, 0x29                                        ;   111.7 p6      40 t1
        add r14, rbx                                              ;   110.0 p11     55 v[6]
        add r14, rcx                                              ;   111.0 p1      55 v[6]
        vpsrlq xmm11, xmm10, 7                                    ;   111.8 p1      68 w[6]
        vpsrlq xmm12, xmm3, 6                                     ;   112.0 p0      68 w[6]
        vprolq xmm13, xmm10, 0x38                                 ;   112.8 p1      68 w[6]
        add r14, rdi                                              ;   113.0 p5      55 v[6]
        mov rdi, rax                                              ;   111.0         43 t1 copy
        xor r10, r11                                              ;   113.7 p11     40 t1
        vpalignr xmm14, xmm0, xmm2, 8                             ;   112.0 p5      68 w[6]
        add r12, qword [rsp + 168]                                ;   112.2 p11+p10   53 t1
        vprolq xmm10, xmm10, 0x3f                                 ;   113.0 p0      68 w[6]
        vpternlogd xmm11, xmm10, xmm13, 0x96                      ;   114.0 p5      68 w[6]
        add rbp, r10                                              ;   114.7 p6      53 t1
        vpaddq xmm4, xmm4, xmm14                                  ;   113.8 p1      68 w[6]
        mov r10, r15                                              ;   112.3         44 v[6] copy
        xor r10, rsi                                              ;   113.2 p11     44 v[6]
        mov r11, r9                                               ;   112.7         43 t1 copy
        vpaddq xmm4, xmm4, xmm11                                  ;   115.0 p0      68 w[6]
        vprolq xmm10, xmm3, 3                                     ;   114.8 p1      68 w[6]
        vprolq xmm13, xmm3, 0x2d                                  ;   115.0 p0      68 w[6]
        vpternlogd xmm12, xmm13, xmm10, 0x96                      ;   116.0 p5      68 w[6]
        vpaddq xmm4, xmm4, xmm12                                  ;   117.0 p5      68 w[6]
        add rdx, rbp                                              ;   115.7 p6      54 v[7]
        rorx rcx, r14, 0x1c                                       ;   114.7 p6      39 v[5]
        rorx rbx, r14, 0x22                                       ;   115.7 p6      39 v[5]
        mov qword [rsp + 776], rbp                                ;   115.7 p7+p4   53 t1 spill
        rorx rbp, r14, 0x27                                       ;   116.0 p0      39 v[5]
        and r8, rdx                                               ;   116.7 p11     43 t1
        xor rdi, r8                                               ;   117.7 p11     43 t1
        add r12, rdi                                              ;   118.7 p1      53 t1
        mov r8, r14                                               ;   115.0         54 v[6] copy
        xor r11, rdx                                              ;   116.7 p5      43 t1
        mov qword [rsp + 800], r13                                ;   115.3 p8+p9   53 t1 spill
        rorx r13, rdx, 0x12                                       ;   116.7 p6      40 t1
        rorx rdi, rdx, 0xe                                        ;   117.0 p0      40 t1
        xor rdi, r13                                              ;   118.0 p11     40 t1
        rorx r13, rdx, 0x29                                       ;   117.7 p6      40 t1
        xor rcx, rbx                                              ;   116.8 p1      39 v[5]
        xor rcx, rbp                                              ;   117.8 p5      39 v[5]
        and r15, rsi                                              ;   117.5 p11     44 v[5]
        and r10, r14                                              ;   117.8 p1      44 v[5]
        xor rdi, r13                                              ;   119.0 p0      40 t1
        mov r13, r9                                               ;   117.0         43 t1 copy
        vpaddq xmm10, xmm4, [rel sha512_blocks.T0_w.blocks + 192] ;   118.0 p5+p2   68 w[6]
        add rcx, r10                                              ;   118.8 p11     55 v[5]
        add rcx, r15                                              ;   119.8 p6      55 v[5]
        add rcx, qword [rsp + 784]                                ;   120.8 p1+p3   55 v[5]
        vmovdqa [rsp + 176], xmm10                                ;   119.0 p7+p4   68 w[6]
        add rax, qword [rsp + 176]                                ;   124.0 p0+p10   53 t1
        mov r10, rsi                                              ;   118.2         44 v[5] copy
        xor r10, r14                                              ;   119.0 p5      44 v[5]
        mov r15, rdx                                              ;   118.5         43 t1 copy
        add r12, rdi                                              ;   120.0 p11     53 t1
        add r8, r12                                               ;   121.0 p6      54 v[6]
        and rsi, r14                                              ;   119.8 p1      44 v[4]
        and r10, rcx                                              ;   121.8 p0      44 v[4]
        rorx rdi, rcx, 0x1c                                       ;   121.8 p6      39 v[4]
        rorx rbp, rcx, 0x22                                       ;   121.8 p0      39 v[4]
        xor rdi, rbp                                              ;   122.8 p5      39 v[4]
        rorx rbp, rcx, 0x27                                       ;   121.8 p6      39 v[4]
        xor rdi, rbp                                              ;   123.8 p11     39 v[4]
        and r11, r8                                               ;   122.0 p1      43 t1
        xor r13, r11                                              ;   123.0 p5      43 t1
        add rax, r13                                              ;   125.0 p11     53 t1
        xor r15, r8                                               ;   122.0 p1      43 t1
        rorx r11, r8, 0xe                                         ;   122.0 p0      40 t1
        rorx r13, r8, 0x12                                        ;   122.7 p6      40 t1
        vprolq xmm10, xmm8, 0x38                                  ;   122.8 p1      68 w[8]
        xor r11, r13                                              ;   123.7 p5      40 t1
        mov rbp, rcx                                              ;   121.8         54 v[5] copy
        mov r13, rdx                                              ;   121.7         43 t1 copy
        rorx rbx, r8, 0x29                                        ;   123.0 p0      40 t1
        vpsrlq xmm11, xmm8, 7                                     ;   123.8 p1      68 w[8]
        vprolq xmm8, xmm8, 0x3f                                   ;   124.0 p0      68 w[8]
        add rsi, r10                                              ;   122.8 p11     55 v[4]
        xor r11, rbx                                              ;   124.7 p5      40 t1
        vpalignr xmm12, xmm1, xmm0, 8                             ;   124.0 p5      68 w[8]
        mov r10, r8                                               ;   122.8         43 t1 copy
        vpternlogd xmm11, xmm8, xmm10, 0x96                       ;   125.0 p1      68 w[8]
        vpsrlq xmm8, xmm4, 6                                      ;   125.0 p0      68 w[8]
        add rsi, rdi                                              ;   124.8 p11     55 v[4]
        add rsi, qword [rsp + 800]                                ;   125.8 p6+p2   55 v[4]
        add r9, qword [rsp + 184]                                 ;   124.5 p11+p3   53 t1
        add rax, r11                                              ;   126.0 p6      53 t1
        mov r11, r14                                              ;   124.0         44 v[4] copy
        xor r11, rcx                                              ;   125.0 p5      44 v[4]
        vpaddq xmm5, xmm5, xmm11                                  ;   126.0 p1      68 w[8]
        vpaddq xmm5, xmm5, xmm12                                  ;   127.0 p0      68 w[8]
        vprolq xmm10, xmm4, 3                                     ;   126.8 p1      68 w[8]
        vprolq xmm11, xmm4, 0x2d                                  ;   127.0 p0      68 w[8]
        vpternlogd xmm8, xmm11, xmm10, 0x96                       ;   128.0 p5      68 w[8]
        add rbp, rax                                              ;   127.0 p11     54 v[5]
        vpaddq xmm5, xmm5, xmm8                                   ;   129.0 p5      68 w[8]
        rorx rdi, rsi, 0x1c                                       ;   126.8 p6      39 v[3]
        rorx rbx, rsi, 0x22                                       ;   126.8 p6      39 v[3]
        and r15, rbp                                              ;   128.0 p11     43 t1
        xor r13, r15                                              ;   129.0 p11     43 t1
        add r9, r13                                               ;   130.0 p6      53 t1
        mov r13, rsi                                              ;   126.8         54 v[4] copy
        rorx r15, rsi, 0x27                                       ;   128.0 p0      39 v[3]
        mov qword [rsp + 784], r12                                ;   126.7 p8+p9   53 t1 spill
        xor r10, rbp                                              ;   128.0 p1      43 t1
        mov qword [rsp + 800], rax                                ;   127.0 p7+p4   53 t1 spill
        rorx rax, rbp, 0xe                                        ;   128.7 p6      40 t1
        vpaddq xmm8, xmm5, [rel sha512_blocks.T0_w.blocks + 208]  ;   130.0 p5+p10   68 w[8]
        rorx r12, rbp, 0x12                                       ;   129.0 p0      40 t1
        xor rax, r12                                              ;   130.0 p11     40 t1
        rorx r12, rbp, 0x29                                       ;   129.7 p6      40 t1
        xor rdi, rbx                                              ;   128.8 p1      39 v[3]
        xor rdi, r15                                              ;   129.8 p5      39 v[3]
        and r14, rcx                                              ;   129.5 p11     44 v[3]
        xor rax, r12                                              ;   131.0 p1      40 t1
        and r11, rsi                                              ;   130.0 p0      44 v[3]
        mov r12, r8                                               ;   128.8         43 t1 copy
        vmovdqa [rsp + 192], xmm8                                 ;   131.0 p8+p9   68 w[8]
        mov r15, rcx                                              ;   129.2         44 v[3] copy
        xor r15, rsi                                              ;   130.0 p5      44 v[3]
        add rdi, r14                                              ;   130.8 p11     55 v[3]
        add rdi, r11                                              ;   131.8 p6      55 v[3]
        add r9, rax                                               ;   132.0 p1      53 t1
        mov r11, rbp                                              ;   130.0         43 t1 copy
        add r13, r9                                               ;   133.0 p0      54 v[4]
        and rcx, rsi                                              ;   131.0 p5      44 v[2]
        and r10, r13                                              ;   134.0 p11     43 t1
        add rdi, qword [rsp + 776]                                ;   132.8 p6+p2   55 v[3]
        add rdx, qword [rsp + 192]                                ;   136.0 p1+p3   53 t1
        xor r12, r10                                              ;   135.0 p0      43 t1
        xor r11, r13                                              ;   134.0 p5      43 t1
        rorx r10, r13, 0xe                                        ;   134.0 p6      40 t1
        rorx r14, r13, 0x12                                       ;   134.0 p0      40 t1
        vprolq xmm8, xmm15, 0x38                                  ;   132.8 p1      68 w[10]
        mov rax, rbp                                              ;   131.8         43 t1 copy
        rorx rbx, r13, 0x29                                       ;   134.0 p6      40 t1
        vpsrlq xmm10, xmm15, 7                                    ;   133.8 p1      68 w[10]
        vprolq xmm11, xmm15, 0x3f                                 ;   134.0 p0      68 w[10]
        add rcx, qword [rsp + 784]                                ;   132.5 p11+p10   55 v[2]
        vpsrlq xmm13, xmm5, 6                                     ;   134.8 p1      68 w[10]
        xor r10, r14                                              ;   135.0 p5      40 t1
        vpternlogd xmm10, xmm11, xmm8, 0x96                       ;   135.0 p5      68 w[10]
        xor r10, rbx                                              ;   136.0 p11     40 t1
        vpalignr xmm8, xmm3, xmm1, 8                              ;   135.0 p5      68 w[10]
        add rdx, r12                                              ;   137.0 p11     53 t1
        and r15, rdi                                              ;   134.7 p6      44 v[2]
        rorx r12, rdi, 0x1c                                       ;   135.0 p0      39 v[2]
        add rcx, r15                                              ;   135.7 p11     55 v[2]
        rorx r14, rdi, 0x22                                       ;   135.7 p6      39 v[2]
        add rdx, r10                                              ;   138.0 p1      53 t1
        rorx r15, rdi, 0x27                                       ;   136.0 p0      39 v[2]
        vpaddq xmm6, xmm6, xmm10                                  ;   136.0 p5      68 w[10]
        vprolq xmm10, xmm5, 3                                     ;   136.8 p1      68 w[10]
        xor r12, r14                                              ;   136.7 p11     39 v[2]
        add r8, qword [rsp + 200]                                 ;   136.7 p6+p2   53 t1
        lea r10, [rdi + rdx]                                      ;   139.0 p0      54 v[3]
        xor r12, r15                                              ;   137.7 p5      39 v[2]
        vpaddq xmm6, xmm6, xmm8                                   ;   137.8 p1      68 w[10]
        mov r14, rsi                                              ;   135.8         44 v[2] copy
        xor r14, rdi                                              ;   137.5 p11     44 v[2]
        vprolq xmm11, xmm5, 0x2d                                  ;   138.0 p0      68 w[10]
        vpternlogd xmm13, xmm11, xmm10, 0x96                      ;   139.0 p5      68 w[10]
        mov r15, r13                                              ;   136.5         43 t1 copy
        add rcx, r12                                              ;   138.7 p6      55 v[2]
        vpaddq xmm6, xmm6, xmm13                                  ;   140.0 p1      68 w[10]
        and r11, r10                                              ;   140.0 p11     43 t1
        xor rax, r11                                              ;   141.0 p6      43 t1
        rorx r11, r10, 0xe                                        ;   140.0 p0      40 t1
        xor r15, r10                                              ;   140.0 p5      43 t1
        rorx r12, r10, 0x12                                       ;   140.0 p6      40 t1
        xor r11, r12                                              ;   141.0 p11     40 t1
        rorx r12, r10, 0x29                                       ;   140.0 p0      40 t1
        and rsi, rdi                                              ;   139.8 p1      44 v[1]
        mov rbx, r13                                              ;   138.3         43 t1 copy
        xor r11, r12                                              ;   142.0 p5      40 t1
        mov r12, rdi                                              ;   138.7         44 v[1] copy
        add r8, rax                                               ;   142.0 p11     53 t1
        add rsi, qword [rsp + 800]                                ;   140.8 p6+p3   55 v[1]
        mov rax, r10                                              ;   140.0         43 t1 copy
        add r8, r11                                               ;   143.0 p1      53 t1
        vpaddq xmm10, xmm6, [rel sha512_blocks.T0_w.blocks + 224] ;   141.0 p0+p10   68 w[10]
        vmovdqa [rsp + 208], xmm10                                ;   142.0 p7+p4   68 w[10]
        add rbp, qword [rsp + 208]                                ;   147.0 p5+p2   53 t1
        and r14, rcx                                              ;   141.5 p11     44 v[1]
        add rsi, r14                                              ;   142.5 p6      55 v[1]
        xor r12, rcx                                              ;   141.8 p1      44 v[1]
        rorx r11, rcx, 0x1c                                       ;   142.0 p0      39 v[1]
        rorx r14, rcx, 0x22                                       ;   142.7 p6      39 v[1]
        xor r11, r14                                              ;   143.7 p5      39 v[1]
        rorx r14, rcx, 0x27                                       ;   143.0 p0      39 v[1]
        xor r11, r14                                              ;   144.7 p11     39 v[1]
        lea r14, [rcx + r8]                                       ;   144.0 p1      54 v[2]
        and rdi, rcx                                              ;   143.0 p5      44 v[0]
        add rsi, r11                                              ;   145.7 p11     55 v[1]
        and r15, r14                                              ;   145.0 p6      43 t1
        xor rbx, r15                                              ;   146.0 p1      43 t1
        add rbp, rbx                                              ;   148.0 p0      53 t1
        xor rax, r14                                              ;   145.0 p5      43 t1
        rorx r11, r14, 0xe                                        ;   145.0 p6      40 t1
        rorx r15, r14, 0x12                                       ;   145.0 p0      40 t1
        vprolq xmm10, xmm6, 3                                     ;   144.8 p1      68 w[12]
        xor r11, r15                                              ;   146.0 p11     40 t1
        rorx r15, r14, 0x29                                       ;   145.7 p6      40 t1
        add r9, rdi                                               ;   145.0 p5      55 v[0]
        vpalignr xmm11, xmm4, xmm3, 8                             ;   146.0 p5      68 w[12]
        vpsrlq xmm13, xmm9, 7                                     ;   145.8 p1      68 w[12]
        xor r11, r15                                              ;   147.0 p11     40 t1
        vpsrlq xmm15, xmm6, 6                                     ;   146.0 p0      68 w[12]
        mov r15, r14                                              ;   145.0         43 t1 copy
        add r13, qword [rsp + 216]                                ;   147.0 p11+p3   53 t1
        add rbp, r11                                              ;   149.0 p6      53 t1
        mov r11, rcx                                              ;   144.7         44 v[0] copy
        vpaddq xmm7, xmm7, xmm11                                  ;   147.0 p1      68 w[12]
        and r12, rsi                                              ;   147.0 p0      44 v[0]
        add r9, r12                                               ;   148.0 p5      55 v[0]
        xor r11, rsi                                              ;   147.5 p11     44 v[0]
        rorx rdi, rsi, 0x22                                       ;   147.7 p6      39 v[0]
        rorx r12, rsi, 0x1c                                       ;   148.0 p0      39 v[0]
        xor r12, rdi                                              ;   149.0 p1      39 v[0]
        rorx rdi, rsi, 0x27                                       ;   148.7 p6      39 v[0]
        xor r12, rdi                                              ;   150.0 p5      39 v[0]
        lea rdi, [rsi + rbp]                                      ;   150.0 p11     54 v[1]
        mov rbx, r10                                              ;   146.5         43 t1 copy
        add r9, r12                                               ;   151.0 p1      55 v[0]
        vmovdqa [rsp + 224], xmm3                                 ;   146.8 p8+p9   68 w[4] spill
        vprolq xmm3, xmm9, 0x38                                   ;   149.0 p0      68 w[12]
        vprolq xmm9, xmm9, 0x3f                                   ;   149.8 p1      68 w[12]
        vpternlogd xmm13, xmm9, xmm3, 0x96                        ;   150.8 p5      68 w[12]
        vprolq xmm3, xmm6, 0x2d                                   ;   150.0 p0      68 w[12]
        vpternlogd xmm15, xmm3, xmm10, 0x96                       ;   151.0 p5      68 w[12]
        vpaddq xmm7, xmm7, xmm13                                  ;   151.8 p1      68 w[12]
        vpaddq xmm7, xmm7, xmm15                                  ;   152.8 p0      68 w[12]
        and rax, rdi                                              ;   151.0 p11     43 t1
        xor rbx, rax                                              ;   152.0 p6      43 t1
        add r13, rbx                                              ;   153.0 p11     53 t1
        rorx r12, rdi, 0xe                                        ;   151.0 p6      40 t1
        xor r15, rdi                                              ;   151.0 p5      43 t1
        rorx rax, rdi, 0x12                                       ;   151.7 p6      40 t1
        xor r12, rax                                              ;   152.7 p11     40 t1
        rorx rax, rdi, 0x29                                       ;   152.0 p0      40 t1
        and rcx, rsi                                              ;   151.8 p1      44 v[7]
        mov rbx, r14                                              ;   149.7         43 t1 copy
        xor r12, rax                                              ;   153.7 p5      40 t1
        mov rax, rsi                                              ;   150.0         44 v[7] copy
        add rdx, rcx                                              ;   152.8 p11     55 v[7]
        mov rcx, rdi                                              ;   151.0         43 t1 copy
        add r13, r12                                              ;   154.7 p6      53 t1
        and r11, r9                                               ;   152.8 p1      44 v[7]
        add rdx, r11                                              ;   153.8 p0      55 v[7]
        xor rax, r9                                               ;   153.0 p5      44 v[7]
        rorx r11, r9, 0x1c                                        ;   153.7 p6      39 v[7]
        rorx r12, r9, 0x22                                        ;   154.0 p0      39 v[7]
        xor r11, r12                                              ;   155.0 p11     39 v[7]
        rorx r12, r9, 0x27                                        ;   154.7 p6      39 v[7]
        xor r11, r12                                              ;   156.0 p1      39 v[7]
        lea r12, [r9 + r13]                                       ;   155.7 p5      54 v[0]
        and rsi, r9                                               ;   154.5 p11     44 v[6]
        vpaddq xmm3, xmm7, [rel sha512_blocks.T0_w.blocks + 240]  ;   154.8 p1+p10   68 w[12]
        vmovdqa [rsp + 240], xmm3                                 ;   155.8 p7+p4   68 w[12]
        add r10, qword [rsp + 240]                                ;   160.8 p0+p2   53 t1
        add rdx, r11                                              ;   157.0 p5      55 v[7]
        and r15, r12                                              ;   156.7 p11     43 t1
        xor rbx, r15                                              ;   157.7 p6      43 t1
        add r10, rbx                                              ;   161.8 p1      53 t1
        xor rcx, r12                                              ;   156.7 p0      43 t1
        rorx r11, r12, 0xe                                        ;   156.7 p6      40 t1
        vprolq xmm3, xmm7, 3                                      ;   156.8 p1      68 w[14]
        mov rbx, rdi                                              ;   154.0         43 t1 copy
        rorx r15, r12, 0x12                                       ;   157.0 p0      40 t1
        xor r11, r15                                              ;   158.0 p5      40 t1
        rorx r15, r12, 0x29                                       ;   157.7 p6      40 t1
        vpalignr xmm9, xmm5, xmm4, 8                              ;   157.0 p5      68 w[14]
        vpsrlq xmm10, xmm14, 7                                    ;   157.8 p1      68 w[14]
        add r8, rsi                                               ;   156.5 p11     55 v[6]
        vpsrlq xmm13, xmm7, 6                                     ;   158.0 p0      68 w[14]
        vprolq xmm15, xmm14, 0x38                                 ;   158.8 p1      68 w[14]
        vprolq xmm14, xmm14, 0x3f                                 ;   159.0 p0      68 w[14]
        xor r11, r15                                              ;   159.0 p11     40 t1
        add r14, qword [rsp + 248]                                ;   160.8 p5+p3   53 t1
        mov r15, r12                                              ;   156.7         43 t1 copy
        add r10, r11                                              ;   162.8 p11     53 t1
        mov r11, r9                                               ;   156.3         44 v[6] copy
        vpaddq xmm2, xmm2, xmm9                                   ;   159.0 p5      68 w[14]
        vpternlogd xmm10, xmm14, xmm15, 0x96                      ;   160.0 p1      68 w[14]
        vprolq xmm14, xmm7, 0x2d                                  ;   160.0 p0      68 w[14]
        and rax, rdx                                              ;   158.7 p6      44 v[6]
        add r8, rax                                               ;   159.7 p11     55 v[6]
        xor r11, rdx                                              ;   159.7 p6      44 v[6]
        rorx rsi, rdx, 0x1c                                       ;   160.7 p6      39 v[6]
        rorx rax, rdx, 0x22                                       ;   161.0 p0      39 v[6]
        vpternlogd xmm13, xmm14, xmm3, 0x96                       ;   161.0 p5      68 w[14]
        vpaddq xmm2, xmm2, xmm10                                  ;   161.0 p1      68 w[14]
        xor rsi, rax                                              ;   162.0 p11     39 v[6]
        rorx rax, rdx, 0x27                                       ;   161.7 p6      39 v[6]
        xor rsi, rax                                              ;   163.0 p5      39 v[6]
        lea rax, [rdx + r10]                                      ;   163.8 p11     54 v[7]
        vpaddq xmm2, xmm2, xmm13                                  ;   162.0 p1      68 w[14]
        add r8, rsi                                               ;   164.0 p0      55 v[6]
        and rcx, rax                                              ;   164.8 p5      43 t1
        xor rbx, rcx                                              ;   165.8 p11     43 t1
        add r14, rbx                                              ;   166.8 p6      53 t1
        rorx rsi, rax, 0xe                                        ;   164.8 p0      40 t1
        vpaddq xmm3, xmm2, [rel sha512_blocks.T0_w.blocks + 256]  ;   163.0 p1+p10   68 w[14]
        xor r15, rax                                              ;   164.8 p5      43 t1
        rorx rcx, rax, 0x12                                       ;   164.8 p6      40 t1
        xor rsi, rcx                                              ;   165.8 p11     40 t1
        rorx rcx, rax, 0x29                                       ;   164.8 p0      40 t1
        and r9, rdx                                               ;   163.8 p1      44 v[5]
        xor rsi, rcx                                              ;   166.8 p5      40 t1
        mov rbx, r12                                              ;   161.0         43 t1 copy
        vmovdqa [rsp + 256], xmm3                                 ;   164.0 p8+p9   68 w[14]
        add rdi, qword [rsp + 256]                                ;   169.0 p11+p2   53 t1
        mov rcx, rdx                                              ;   161.5         44 v[5] copy
        add rbp, r9                                               ;   164.8 p6      55 v[5]
        and r11, r8                                               ;   165.0 p1      44 v[5]
        add rbp, r11                                              ;   166.0 p0      55 v[5]
        xor rcx, r8                                               ;   165.0 p5      44 v[5]
        rorx r9, r8, 0x1c                                         ;   165.7 p6      39 v[5]
        rorx r11, r8, 0x22                                        ;   166.0 p0      39 v[5]
        xor r9, r11                                               ;   167.0 p11     39 v[5]
        rorx r11, r8, 0x27                                        ;   166.7 p6      39 v[5]
        xor r9, r11                                               ;   168.0 p1      39 v[5]
        mov r11, rax                                              ;   164.8         43 t1 copy
        add r14, rsi                                              ;   167.8 p5      53 t1
        lea rsi, [r8 + r14]                                       ;   168.8 p11     54 v[6]
        and rdx, r8                                               ;   166.8 p1      44 v[4]
        add rbp, r9                                               ;   169.0 p0      55 v[5]
        and r15, rsi                                              ;   169.8 p5      43 t1
        xor rbx, r15                                              ;   170.8 p11     43 t1
        add rdi, rbx                                              ;   171.8 p6      53 t1
        xor r11, rsi                                              ;   169.8 p1      43 t1
        rorx r9, rsi, 0xe                                         ;   169.8 p0      40 t1
        rorx r15, rsi, 0x12                                       ;   169.8 p6      40 t1
        vprolq xmm3, xmm2, 3                                      ;   168.8 p1      68 w[0]
        mov rbx, rax                                              ;   165.2         43 t1 copy
        xor r9, r15                                               ;   170.8 p5      40 t1
        rorx r15, rsi, 0x29                                       ;   169.8 p0      40 t1
        vpalignr xmm10, xmm6, xmm5, 8                             ;   169.0 p5      68 w[0]
        vpsrlq xmm13, xmm12, 7                                    ;   169.8 p1      68 w[0]
        add r13, rdx                                              ;   168.5 p11     55 v[4]
        vpsrlq xmm14, xmm2, 6                                     ;   170.0 p0      68 w[0]
        vprolq xmm15, xmm12, 0x38                                 ;   170.8 p1      68 w[0]
        vprolq xmm12, xmm12, 0x3f                                 ;   171.0 p0      68 w[0]
        add r12, qword [rsp + 264]                                ;   169.5 p11+p3   53 t1
        xor r9, r15                                               ;   171.8 p6      40 t1
        vpaddq xmm0, xmm0, xmm10                                  ;   170.0 p5      68 w[0]
        vpternlogd xmm13, xmm12, xmm15, 0x96                      ;   172.0 p5      68 w[0]
        vprolq xmm12, xmm2, 0x2d                                  ;   171.8 p1      68 w[0]
        vpternlogd xmm14, xmm12, xmm3, 0x96                       ;   172.8 p0      68 w[0]
        and rcx, rbp                                              ;   170.5 p11     44 v[4]
        add r13, rcx                                              ;   171.5 p6      55 v[4]
        rorx r15, rbp, 0x1c                                       ;   171.7 p6      39 v[4]
        rorx rcx, rbp, 0x22                                       ;   172.7 p6      39 v[4]
        rorx rdx, rbp, 0x27                                       ;   173.0 p0      39 v[4]
        add rdi, r9                                               ;   172.8 p11     53 t1
        mov r9, r8                                                ;   168.7         44 v[4] copy
        xor r9, rbp                                               ;   172.0 p5      44 v[4]
        xor r15, rcx                                              ;   173.7 p11     39 v[4]
        xor r15, rdx                                              ;   174.7 p1      39 v[4]
        lea rdx, [rbp + rdi]                                      ;   173.8 p5      54 v[5]
        vpaddq xmm0, xmm0, xmm13                                  ;   173.8 p1      68 w[0]
        vpaddq xmm0, xmm0, xmm14                                  ;   174.8 p0      68 w[0]
        add r13, r15                                              ;   175.7 p11     55 v[4]
        and r11, rdx                                              ;   174.8 p6      43 t1
        xor rbx, r11                                              ;   175.8 p5      43 t1
        add r12, rbx                                              ;   176.8 p11     53 t1
        rorx r11, rdx, 0xe                                        ;   174.8 p6      40 t1
        mov rcx, rsi                                              ;   170.7         43 t1 copy
        rorx r15, rdx, 0x12                                       ;   175.0 p0      40 t1
        xor rcx, rdx                                              ;   174.8 p1      43 t1
        xor r11, r15                                              ;   176.0 p5      40 t1
        rorx r15, rdx, 0x29                                       ;   175.7 p6      40 t1
        and r8, rbp                                               ;   175.5 p11     44 v[3]
        xor r11, r15                                              ;   177.0 p1      40 t1
        mov rbx, rsi                                              ;   171.8         43 t1 copy
        mov r15, rbp                                              ;   172.0         44 v[3] copy
        add r10, r8                                               ;   176.5 p0      55 v[3]
        vpaddq xmm3, xmm0, [rel sha512_blocks.T0_w.blocks + 272]  ;   176.0 p5+p10   68 w[0]
        vmovdqa [rsp + 272], xmm3                                 ;   177.0 p7+p4   68 w[0]
        add rax, qword [rsp + 272]                                ;   182.0 p11+p2   53 t1
        mov r8, rdx                                               ;   174.8         43 t1 copy
        add r12, r11                                              ;   178.0 p6      53 t1
        and r9, r13                                               ;   176.8 p1      44 v[3]
        add r10, r9                                               ;   177.8 p0      55 v[3]
        xor r15, r13                                              ;   177.0 p5      44 v[3]
        rorx r9, r13, 0x1c                                        ;   177.7 p6      39 v[3]
        rorx r11, r13, 0x22                                       ;   178.0 p0      39 v[3]
        xor r9, r11                                               ;   179.0 p11     39 v[3]
        rorx r11, r13, 0x27                                       ;   178.7 p6      39 v[3]
        xor r9, r11                                               ;   180.0 p1      39 v[3]
        lea r11, [r13 + r12]                                      ;   179.0 p5      54 v[4]
        and rbp, r13                                              ;   178.5 p11     44 v[2]
        add r10, r9                                               ;   181.0 p1      55 v[3]
        and rcx, r11                                              ;   180.0 p0      43 t1
        xor rbx, rcx                                              ;   181.0 p5      43 t1
        add rax, rbx                                              ;   183.0 p11     53 t1
        xor r8, r11                                               ;   180.0 p6      43 t1
        rorx r9, r11, 0xe                                         ;   180.0 p0      40 t1
        rorx rcx, r11, 0x12                                       ;   180.7 p6      40 t1
        vprolq xmm3, xmm0, 3                                      ;   179.8 p1      68 w[2]
        xor r9, rcx                                               ;   181.7 p5      40 t1
        rorx rcx, r11, 0x29                                       ;   181.0 p0      40 t1
        vpalignr xmm12, xmm7, xmm6, 8                             ;   181.0 p5      68 w[2]
        vpsrlq xmm13, xmm8, 7                                     ;   180.8 p1      68 w[2]
        vpsrlq xmm14, xmm0, 6                                     ;   181.8 p1      68 w[2]
        vprolq xmm15, xmm8, 0x38                                  ;   182.0 p0      68 w[2]
        mov rbx, rdx                                              ;   177.2         43 t1 copy
        vprolq xmm8, xmm8, 0x3f                                   ;   182.8 p1      68 w[2]
        add r14, rbp                                              ;   180.5 p11     55 v[2]
        add rsi, qword [rsp + 280]                                ;   182.0 p11+p3   53 t1
        xor r9, rcx                                               ;   182.7 p6      40 t1
        vpaddq xmm1, xmm1, xmm12                                  ;   182.0 p5      68 w[2]
        mov rbp, r11                                              ;   180.0         43 t1 copy
        vpternlogd xmm13, xmm8, xmm15, 0x96                       ;   183.8 p0      68 w[2]
        vprolq xmm8, xmm0, 0x2d                                   ;   183.8 p1      68 w[2]
        add rax, r9                                               ;   184.0 p11     53 t1
        mov r9, r13                                               ;   178.8         44 v[2] copy
        vpternlogd xmm14, xmm8, xmm3, 0x96                        ;   184.8 p5      68 w[2]
        and r15, r10                                              ;   182.7 p6      44 v[2]
        add r14, r15                                              ;   183.7 p11     55 v[2]
        xor r9, r10                                               ;   183.7 p6      44 v[2]
        rorx r15, r10, 0x1c                                       ;   184.0 p0      39 v[2]
        rorx rcx, r10, 0x22                                       ;   184.7 p6      39 v[2]
        vpaddq xmm1, xmm1, xmm13                                  ;   184.8 p5      68 w[2]
        xor r15, rcx                                              ;   185.7 p11     39 v[2]
        rorx rcx, r10, 0x27                                       ;   185.0 p0      39 v[2]
        xor r15, rcx                                              ;   186.7 p1      39 v[2]
        lea rcx, [r10 + rax]                                      ;   185.0 p5      54 v[3]
        vpaddq xmm1, xmm1, xmm14                                  ;   185.8 p1      68 w[2]
        add r14, r15                                              ;   187.7 p11     55 v[2]
        and r8, rcx                                               ;   186.0 p6      43 t1
        xor rbx, r8                                               ;   187.0 p0      43 t1
        add rsi, rbx                                              ;   188.0 p5      53 t1
        rorx r8, rcx, 0xe                                         ;   186.7 p6      40 t1
        xor rbp, rcx                                              ;   186.5 p11     43 t1
        rorx r15, rcx, 0x12                                       ;   187.0 p0      40 t1
        rorx rbx, rcx, 0x29                                       ;   187.7 p6      40 t1
        and r13, r10                                              ;   186.8 p1      44 v[1]
        mov qword [rsp + 800], rax                                ;   185.0 p8+p9   53 t1 spill
        xor r8, r15                                               ;   188.0 p5      40 t1
        xor r8, rbx                                               ;   189.0 p11     40 t1
        mov r15, r10                                              ;   183.0         44 v[1] copy
        add rdi, r13                                              ;   187.8 p1      55 v[1]
        mov rax, r11                                              ;   183.3         43 t1 copy
        vpaddq xmm3, xmm1, [rel sha512_blocks.T0_w.blocks + 288]  ;   188.0 p0+p10   68 w[2]
        mov r13, rcx                                              ;   186.0         43 t1 copy
        vmovdqa [rsp + 288], xmm3                                 ;   189.0 p7+p4   68 w[2]
        add rdx, qword [rsp + 288]                                ;   194.0 p5+p2   53 t1
        add rsi, r8                                               ;   190.0 p11     53 t1
        and r9, r14                                               ;   188.7 p6      44 v[1]
        add rdi, r9                                               ;   189.7 p1      55 v[1]
        rorx r8, r14, 0x1c                                        ;   189.0 p0      39 v[1]
        xor r15, r14                                              ;   189.0 p5      44 v[1]
        rorx r9, r14, 0x22                                        ;   189.7 p6      39 v[1]
        rorx rbx, r14, 0x27                                       ;   190.0 p0      39 v[1]
        xor r8, r9                                                ;   190.7 p11     39 v[1]
        lea r9, [r14 + rsi]                                       ;   191.0 p1      54 v[2]
        and r10, r14                                              ;   190.0 p5      44 v[0]
        xor r8, rbx                                               ;   191.7 p11     39 v[1]
        add rdi, r8                                               ;   192.7 p6      55 v[1]
        and rbp, r9                                               ;   192.0 p1      43 t1
        xor rax, rbp                                              ;   193.0 p0      43 t1
        xor r13, r9                                               ;   192.0 p5      43 t1
        rorx r8, r9, 0xe                                          ;   192.0 p6      40 t1
        rorx rbp, r9, 0x12                                        ;   192.0 p0      40 t1
        vprolq xmm3, xmm1, 3                                      ;   191.8 p1      68 w[4]
        xor r8, rbp                                               ;   193.0 p11     40 t1
        rorx rbp, r9, 0x29                                        ;   192.7 p6      40 t1
        vpalignr xmm8, xmm2, xmm7, 8                              ;   192.0 p5      68 w[4]
        vpsrlq xmm13, xmm11, 7                                    ;   192.8 p1      68 w[4]
        vpsrlq xmm14, xmm1, 6                                     ;   193.0 p0      68 w[4]
        vprolq xmm15, xmm11, 0x38                                 ;   193.8 p1      68 w[4]
        vprolq xmm11, xmm11, 0x3f                                 ;   194.0 p0      68 w[4]
        add r12, r10                                              ;   192.5 p11     55 v[0]
        add r11, qword [rsp + 296]                                ;   194.0 p5+p3   53 t1
        xor r8, rbp                                               ;   194.0 p11     40 t1
        mov rbx, rcx                                              ;   188.8         43 t1 copy
        add rdx, rax                                              ;   195.0 p6      53 t1
        mov r10, r9                                               ;   192.0         43 t1 copy
        vpternlogd xmm13, xmm11, xmm15, 0x96                      ;   195.0 p5      68 w[4]
        vprolq xmm11, xmm1, 0x2d                                  ;   194.8 p1      68 w[4]
        add rdx, r8                                               ;   196.0 p11     53 t1
        mov r8, r14                                               ;   189.8         44 v[0] copy
        xor r8, rdi                                               ;   194.7 p6      44 v[0]
        vmovdqa xmm15, [rsp + 224]                                ;   190.2 p10     68 w[4]
        vpaddq xmm15, xmm15, xmm8                                 ;   196.2 p0      68 w[4]
        vpternlogd xmm14, xmm11, xmm3, 0x96                       ;   195.8 p5      68 w[4]
        and r15, rdi                                              ;   195.5 p11     44 v[0]
        rorx rbp, rdi, 0x1c                                       ;   195.7 p6      39 v[0]
        add r12, r15                                              ;   196.5 p1      55 v[0]
        rorx rax, rdi, 0x22                                       ;   196.0 p0      39 v[0]
        rorx r15, rdi, 0x27                                       ;   196.7 p6      39 v[0]
        vpaddq xmm15, xmm15, xmm13                                ;   197.2 p5      68 w[4]
        vpaddq xmm15, xmm15, xmm14                                ;   198.2 p1      68 w[4]
        xor rbp, rax                                              ;   197.0 p11     39 v[0]
        lea rax, [rdi + rdx]                                      ;   197.0 p0      54 v[1]
        xor rbp, r15                                              ;   198.0 p5      39 v[0]
        add r12, rbp                                              ;   199.0 p11     55 v[0]
        and r13, rax                                              ;   198.0 p6      43 t1
        xor rbx, r13                                              ;   199.0 p1      43 t1
        rorx r15, rax, 0x12                                       ;   198.0 p0      40 t1
        rorx r13, rax, 0xe                                        ;   198.7 p6      40 t1
        xor r10, rax                                              ;   198.0 p5      43 t1
        xor r13, r15                                              ;   199.7 p11     40 t1
        rorx r15, rax, 0x29                                       ;   199.0 p0      40 t1
        and r14, rdi                                              ;   198.8 p1      44 v[7]
        xor r13, r15                                              ;   200.7 p5      40 t1
        mov r15, rdi                                              ;   194.0         44 v[7] copy
        mov rbp, r9                                               ;   194.2         43 t1 copy
        add r11, rbx                                              ;   200.0 p11     53 t1
        mov rbx, qword [rsp + 800]                                ;   194.5 p2      55 v[7]
        add rbx, r14                                              ;   199.8 p6      55 v[7]
        vpaddq xmm3, xmm15, [rel sha512_blocks.T0_w.blocks + 304] ;   199.8 p1+p3   68 w[4]
        mov r14, rax                                              ;   198.0         43 t1 copy
        add r11, r13                                              ;   201.7 p0      53 t1
        vmovdqa [rsp + 304], xmm3                                 ;   200.8 p8+p9   68 w[4]
        add rcx, qword [rsp + 304]                                ;   205.8 p5+p10   53 t1
        and r8, r12                                               ;   200.5 p11     44 v[7]
        add rbx, r8                                               ;   201.5 p6      55 v[7]
        xor r15, r12                                              ;   200.8 p1      44 v[7]
        rorx r8, r12, 0x1c                                        ;   201.0 p0      39 v[7]
        rorx r13, r12, 0x22                                       ;   201.7 p6      39 v[7]
        xor r8, r13                                               ;   202.7 p5      39 v[7]
        rorx r13, r12, 0x27                                       ;   202.0 p0      39 v[7]
        xor r8, r13                                               ;   203.7 p11     39 v[7]
        lea r13, [r12 + r11]                                      ;   202.7 p1      54 v[0]
        and rdi, r12                                              ;   202.0 p5      44 v[6]
        add rbx, r8                                               ;   204.7 p11     55 v[7]
        and r10, r13                                              ;   203.7 p6      43 t1
        xor rbp, r10                                              ;   204.7 p1      43 t1
        add rcx, rbp                                              ;   206.8 p0      53 t1
        rorx r8, r13, 0xe                                         ;   203.7 p6      40 t1
        xor r14, r13                                              ;   203.7 p5      43 t1
        rorx r10, r13, 0x12                                       ;   204.0 p0      40 t1
        vprolq xmm3, xmm15, 3                                     ;   203.8 p1      68 w[6]
        mov rbp, rax                                              ;   198.7         43 t1 copy
        xor r8, r10                                               ;   205.0 p11     40 t1
        rorx r10, r13, 0x29                                       ;   204.7 p6      40 t1
        vpsrlq xmm11, xmm9, 7                                     ;   204.8 p1      68 w[6]
        vprolq xmm14, xmm9, 0x38                                  ;   205.0 p0      68 w[6]
        vprolq xmm9, xmm9, 0x3f                                   ;   205.8 p1      68 w[6]
        vmovdqa [rsp + 224], xmm7                                 ;   199.7 p7+p4   68 w[12] spill
        add r9, qword [rsp + 312]                                 ;   205.8 p5+p2   53 t1
        add rsi, rdi                                              ;   204.5 p11     55 v[6]
        xor r8, r10                                               ;   206.0 p5      40 t1
        vpalignr xmm7, xmm0, xmm2, 8                              ;   206.0 p5      68 w[6]
        vmovdqa [rsp + 320], xmm2                                 ;   200.5 p8+p9   68 w[14] spill
        mov r10, r13                                              ;   203.7         43 t1 copy
        vprolq xmm2, xmm15, 0x2d                                  ;   206.0 p0      68 w[6]
        vpternlogd xmm11, xmm9, xmm14, 0x96                       ;   206.8 p1      68 w[6]
        vpsrlq xmm13, xmm15, 6                                    ;   207.0 p0      68 w[6]
        vpternlogd xmm13, xmm2, xmm3, 0x96                        ;   208.0 p5      68 w[6]
        add rcx, r8                                               ;   207.8 p11     53 t1
        and r15, rbx                                              ;   205.7 p6      44 v[6]
        add rsi, r15                                              ;   206.7 p11     55 v[6]
        rorx r15, rbx, 0x22                                       ;   206.7 p6      39 v[6]
        rorx r8, rbx, 0x1c                                        ;   207.7 p6      39 v[6]
        rorx rdi, rbx, 0x27                                       ;   208.0 p0      39 v[6]
        vpaddq xmm4, xmm4, xmm7                                   ;   207.8 p1      68 w[6]
        vpaddq xmm4, xmm4, xmm11                                  ;   208.8 p5      68 w[6]
        xor r8, r15                                               ;   208.7 p11     39 v[6]
        lea r15, [rbx + rcx]                                      ;   208.8 p11     54 v[7]
        mov qword [rsp + 800], rcx                                ;   208.8 p7+p4   53 t1 spill
        mov rcx, r12                                              ;   203.3         44 v[6] copy
        xor rcx, rbx                                              ;   208.7 p6      44 v[6]
        xor r8, rdi                                               ;   209.7 p1      39 v[6]
        vpaddq xmm4, xmm4, xmm13                                  ;   209.8 p0      68 w[6]
        add rsi, r8                                               ;   210.7 p5      55 v[6]
        and r14, r15                                              ;   209.8 p11     43 t1
        xor rbp, r14                                              ;   210.8 p6      43 t1
        rorx r8, r15, 0xe                                         ;   210.0 p0      40 t1
        xor r10, r15                                              ;   209.8 p1      43 t1
        rorx r14, r15, 0x12                                       ;   210.7 p6      40 t1
        xor r8, r14                                               ;   211.7 p5      40 t1
        rorx r14, r15, 0x29                                       ;   211.0 p0      40 t1
        mov rdi, r13                                              ;   205.3         43 t1 copy
        and r12, rbx                                              ;   210.5 p11     44 v[5]
        add r9, rbp                                               ;   211.8 p1      53 t1
        xor r8, r14                                               ;   212.7 p5      40 t1
        mov r14, rbx                                              ;   206.0         44 v[5] copy
        add rdx, r12                                              ;   211.5 p11     55 v[5]
        vpaddq xmm2, xmm4, [rel sha512_blocks.T0_w.blocks + 320]  ;   211.8 p1+p3   68 w[6]
        mov r12, r15                                              ;   209.8         43 t1 copy
        add r9, r8                                                ;   213.7 p6      53 t1
        vmovdqa [rsp + 336], xmm2                                 ;   212.8 p8+p9   68 w[6]
        add rax, qword [rsp + 336]                                ;   217.8 p0+p10   53 t1
        and rcx, rsi                                              ;   212.0 p5      44 v[5]
        add rdx, rcx                                              ;   213.0 p11     55 v[5]
        rorx r8, rsi, 0x1c                                        ;   212.7 p6      39 v[5]
        xor r14, rsi                                              ;   212.8 p1      44 v[5]
        rorx rbp, rsi, 0x22                                       ;   213.0 p0      39 v[5]
        rorx rcx, rsi, 0x27                                       ;   213.7 p6      39 v[5]
        xor r8, rbp                                               ;   214.0 p5      39 v[5]
        lea rbp, [rsi + r9]                                       ;   214.7 p11     54 v[6]
        and rbx, rsi                                              ;   213.8 p1      44 v[4]
        xor r8, rcx                                               ;   215.0 p0      39 v[5]
        mov rcx, r15                                              ;   209.8         43 t1 copy
        add rdx, r8                                               ;   216.0 p5      55 v[5]
        and r10, rbp                                              ;   215.7 p11     43 t1
        xor rdi, r10                                              ;   216.7 p6      43 t1
        xor r12, rbp                                              ;   215.7 p1      43 t1
        rorx r8, rbp, 0xe                                         ;   215.7 p0      40 t1
        rorx r10, rbp, 0x12                                       ;   215.7 p6      40 t1
        vprolq xmm2, xmm4, 3                                      ;   215.8 p1      68 w[8]
        xor r8, r10                                               ;   216.7 p5      40 t1
        rorx r10, rbp, 0x29                                       ;   216.0 p0      40 t1
        vprolq xmm11, xmm10, 0x38                                 ;   216.8 p1      68 w[8]
        vpsrlq xmm3, xmm10, 7                                     ;   217.0 p0      68 w[8]
        vprolq xmm10, xmm10, 0x3f                                 ;   217.8 p1      68 w[8]
        vpsrlq xmm9, xmm4, 6                                      ;   218.0 p0      68 w[8]
        vprolq xmm13, xmm4, 0x2d                                  ;   218.8 p1      68 w[8]
        add r13, qword [rsp + 344]                                ;   217.8 p11+p2   53 t1
        add r11, rbx                                              ;   216.0 p5      55 v[4]
        xor r8, r10                                               ;   217.7 p11     40 t1
        vpalignr xmm14, xmm1, xmm0, 8                             ;   217.0 p5      68 w[8]
        add rax, rdi                                              ;   218.8 p6      53 t1
        mov r10, rbp                                              ;   215.7         43 t1 copy
        add rax, r8                                               ;   219.8 p11     53 t1
        and r14, rdx                                              ;   217.7 p6      44 v[4]
        rorx r8, rdx, 0x1c                                        ;   218.7 p6      39 v[4]
        vpternlogd xmm3, xmm10, xmm11, 0x96                       ;   218.8 p5      68 w[8]
        add r11, r14                                              ;   218.7 p11     55 v[4]
        rorx r14, rdx, 0x22                                       ;   219.0 p0      39 v[4]
        rorx rdi, rdx, 0x27                                       ;   219.7 p6      39 v[4]
        vpaddq xmm5, xmm5, xmm14                                  ;   219.0 p5      68 w[8]
        vpternlogd xmm9, xmm13, xmm2, 0x96                        ;   219.8 p1      68 w[8]
        mov qword [rsp + 784], rax                                ;   220.8 p7+p4   53 t1 spill
        lea rbx, [rdx + rax]                                      ;   220.8 p11     54 v[5]
        mov rax, rsi                                              ;   214.2         44 v[4] copy
        xor rax, rdx                                              ;   220.0 p0      44 v[4]
        xor r8, r14                                               ;   220.0 p5      39 v[4]
        xor r8, rdi                                               ;   221.0 p11     39 v[4]
        vpaddq xmm5, xmm5, xmm3                                   ;   220.8 p1      68 w[8]
        vpaddq xmm5, xmm5, xmm9                                   ;   221.8 p0      68 w[8]
        add r11, r8                                               ;   222.0 p6      55 v[4]
        and r12, rbx                                              ;   221.8 p5      43 t1
        xor rcx, r12                                              ;   222.8 p11     43 t1
        rorx r8, rbx, 0xe                                         ;   221.8 p6      40 t1
        rorx r12, rbx, 0x12                                       ;   222.0 p0      40 t1
        xor r10, rbx                                              ;   221.8 p1      43 t1
        mov rdi, rbp                                              ;   216.2         43 t1 copy
        rorx r14, rbx, 0x29                                       ;   222.7 p6      40 t1
        and rsi, rdx                                              ;   222.0 p5      44 v[3]
        xor r8, r12                                               ;   223.0 p11     40 t1
        add r13, rcx                                              ;   223.8 p1      53 t1
        mov r12, rdx                                              ;   217.0         44 v[3] copy
        xor r8, r14                                               ;   224.0 p0      40 t1
        mov r14, qword [rsp + 800]                                ;   217.3 p3      55 v[3]
        add r14, rsi                                              ;   223.0 p5      55 v[3]
        vpaddq xmm2, xmm5, [rel sha512_blocks.T0_w.blocks + 336]  ;   223.8 p1+p10   68 w[8]
        mov rsi, rbx                                              ;   221.8         43 t1 copy
        add r13, r8                                               ;   225.0 p11     53 t1
        vmovdqa [rsp + 352], xmm2                                 ;   224.8 p8+p9   68 w[8]
        add r15, qword [rsp + 352]                                ;   229.8 p6+p2   53 t1
        and rax, r11                                              ;   224.0 p0      44 v[3]
        rorx r8, r11, 0x1c                                        ;   224.7 p6      39 v[3]
        add r14, rax                                              ;   225.0 p5      55 v[3]
        rorx rax, r11, 0x22                                       ;   225.0 p0      39 v[3]
        rorx rcx, r11, 0x27                                       ;   225.7 p6      39 v[3]
        xor r12, r11                                              ;   224.5 p11     44 v[3]
        xor r8, rax                                               ;   226.0 p1      39 v[3]
        lea rax, [r11 + r13]                                      ;   226.0 p5      54 v[4]
        and rdx, r11                                              ;   225.5 p11     44 v[2]
        xor r8, rcx                                               ;   227.0 p1      39 v[3]
        add r14, r8                                               ;   228.0 p0      55 v[3]
        and r10, rax                                              ;   227.0 p5      43 t1
        xor rdi, r10                                              ;   228.0 p11     43 t1
        xor rsi, rax                                              ;   227.0 p6      43 t1
        rorx r8, rax, 0xe                                         ;   227.0 p0      40 t1
        rorx r10, rax, 0x12                                       ;   227.7 p6      40 t1
        mov rcx, rbx                                              ;   221.8         43 t1 copy
        vprolq xmm2, xmm5, 3                                      ;   226.8 p1      68 w[10]
        xor r8, r10                                               ;   228.7 p5      40 t1
        vpsrlq xmm3, xmm12, 7                                     ;   227.8 p1      68 w[10]
        vprolq xmm9, xmm12, 0x38                                  ;   228.0 p0      68 w[10]
        vprolq xmm10, xmm12, 0x3f                                 ;   228.8 p1      68 w[10]
        vprolq xmm12, xmm5, 0x2d                                  ;   229.0 p0      68 w[10]
        rorx r10, rax, 0x29                                       ;   228.7 p6      40 t1
        vpsrlq xmm11, xmm5, 6                                     ;   229.8 p1      68 w[10]
        add rbp, qword [rsp + 360]                                ;   229.8 p11+p3   53 t1
        add r9, rdx                                               ;   228.0 p5      55 v[2]
        xor r8, r10                                               ;   229.7 p11     40 t1
        vpalignr xmm13, xmm15, xmm1, 8                            ;   229.0 p5      68 w[10]
        mov r10, rax                                              ;   227.0         43 t1 copy
        add r15, rdi                                              ;   230.8 p11     53 t1
        add r15, r8                                               ;   231.8 p6      53 t1
        and r12, r14                                              ;   230.0 p0      44 v[2]
        add r9, r12                                               ;   231.0 p5      55 v[2]
        vpternlogd xmm3, xmm10, xmm9, 0x96                        ;   230.8 p1      68 w[10]
        rorx r8, r14, 0x1c                                        ;   230.7 p6      39 v[2]
        rorx r12, r14, 0x22                                       ;   231.0 p0      39 v[2]
        rorx rdi, r14, 0x27                                       ;   231.7 p6      39 v[2]
        vpaddq xmm6, xmm6, xmm13                                  ;   231.0 p5      68 w[10]
        vpternlogd xmm11, xmm12, xmm2, 0x96                       ;   231.8 p1      68 w[10]
        lea rdx, [r14 + r15]                                      ;   232.8 p11     54 v[3]
        mov qword [rsp + 800], r15                                ;   232.8 p7+p4   53 t1 spill
        mov r15, r11                                              ;   225.5         44 v[2] copy
        xor r15, r14                                              ;   231.5 p11     44 v[2]
        xor r8, r12                                               ;   232.0 p0      39 v[2]
        vpaddq xmm6, xmm6, xmm3                                   ;   232.0 p5      68 w[10]
        vpaddq xmm6, xmm6, xmm11                                  ;   233.0 p1      68 w[10]
        xor r8, rdi                                               ;   233.0 p11     39 v[2]
        add r9, r8                                                ;   234.0 p6      55 v[2]
        and rsi, rdx                                              ;   233.8 p0      43 t1
        xor rcx, rsi                                              ;   234.8 p5      43 t1
        rorx r8, rdx, 0xe                                         ;   233.8 p6      40 t1
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 352]       ;   227.2 p10     68 w[10]
        rorx r12, rdx, 0x12                                       ;   234.0 p0      40 t1
        xor r10, rdx                                              ;   233.8 p11     43 t1
        rorx rsi, rdx, 0x29                                       ;   234.7 p6      40 t1
        and r11, r14                                              ;   233.8 p1      44 v[1]
        xor r8, r12                                               ;   235.0 p5      40 t1
        xor r8, rsi                                               ;   236.0 p11     40 t1
        mov r12, r14                                              ;   229.0         44 v[1] copy
        mov rsi, qword [rsp + 784]                                ;   228.5 p2      55 v[1]
        add rsi, r11                                              ;   234.8 p1      55 v[1]
        add rbp, rcx                                              ;   235.8 p0      53 t1
        vpaddq xmm2, xmm2, xmm6                                   ;   235.0 p5      68 w[10]
        vmovdqa [rsp + 368], xmm2                                 ;   236.0 p8+p9   68 w[10]
        add rbx, qword [rsp + 368]                                ;   241.0 p11+p3   53 t1
        add rbp, r8                                               ;   237.0 p6      53 t1
        and r15, r9                                               ;   235.8 p1      44 v[1]
        add rsi, r15                                              ;   236.8 p0      55 v[1]
        rorx rcx, r9, 0x27                                        ;   236.7 p6      39 v[1]
        mov rdi, rax                                              ;   230.2         43 t1 copy
        rorx r8, r9, 0x1c                                         ;   237.0 p0      39 v[1]
        mov r11, rdx                                              ;   233.8         43 t1 copy
        xor r12, r9                                               ;   236.0 p5      44 v[1]
        rorx r15, r9, 0x22                                        ;   237.7 p6      39 v[1]
        xor r8, r15                                               ;   238.7 p11     39 v[1]
        lea r15, [r9 + rbp]                                       ;   238.0 p1      54 v[2]
        and r14, r9                                               ;   237.0 p5      44 v[0]
        xor r8, rcx                                               ;   239.7 p11     39 v[1]
        add rsi, r8                                               ;   240.7 p1      55 v[1]
        and r10, r15                                              ;   239.0 p0      43 t1
        xor rdi, r10                                              ;   240.0 p5      43 t1
        xor r11, r15                                              ;   239.0 p11     43 t1
        rorx r8, r15, 0xe                                         ;   239.0 p6      40 t1
        rorx r10, r15, 0x12                                       ;   239.0 p0      40 t1
        vprolq xmm2, xmm6, 3                                      ;   238.8 p1      68 w[12]
        mov rcx, rdx                                              ;   233.8         43 t1 copy
        xor r8, r10                                               ;   240.0 p5      40 t1
        rorx r10, r15, 0x29                                       ;   239.7 p6      40 t1
        vprolq xmm9, xmm8, 0x38                                   ;   239.8 p1      68 w[12]
        vpsrlq xmm10, xmm6, 6                                     ;   240.0 p0      68 w[12]
        add rax, qword [rsp + 376]                                ;   241.0 p11+p10   53 t1
        vprolq xmm11, xmm6, 0x2d                                  ;   240.8 p1      68 w[12]
        add r13, r14                                              ;   240.0 p5      55 v[0]
        xor r8, r10                                               ;   241.0 p11     40 t1
        vpalignr xmm12, xmm4, xmm15, 8                            ;   241.0 p5      68 w[12]
        add rbx, rdi                                              ;   242.0 p6      53 t1
        vpsrlq xmm3, xmm8, 7                                      ;   241.0 p0      68 w[12]
        vprolq xmm8, xmm8, 0x3f                                   ;   241.8 p1      68 w[12]
        vpternlogd xmm3, xmm8, xmm9, 0x96                         ;   242.8 p0      68 w[12]
        mov r10, r15                                              ;   239.0         43 t1 copy
        add rbx, r8                                               ;   243.0 p11     53 t1
        mov qword [rsp + 784], rbx                                ;   244.0 p7+p4   53 t1 spill
        vmovdqa xmm8, [rsp + 224]                                 ;   235.7 p2      68 w[12]
        and r12, rsi                                              ;   241.7 p6      44 v[0]
        add r13, r12                                              ;   242.7 p5      55 v[0]
        rorx r8, rsi, 0x1c                                        ;   242.7 p6      39 v[0]
        rorx r12, rsi, 0x22                                       ;   243.0 p0      39 v[0]
        vpternlogd xmm10, xmm11, xmm2, 0x96                       ;   242.8 p1      68 w[12]
        vpaddq xmm8, xmm8, xmm12                                  ;   243.0 p5      68 w[12]
        rorx r14, rsi, 0x27                                       ;   243.7 p6      39 v[0]
        vpaddq xmm8, xmm8, xmm3                                   ;   244.0 p1      68 w[12]
        lea rdi, [rsi + rbx]                                      ;   244.0 p11     54 v[1]
        mov rbx, r9                                               ;   237.3         44 v[0] copy
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 368]       ;   237.5 p3      68 w[12]
        xor rbx, rsi                                              ;   243.5 p11     44 v[0]
        xor r8, r12                                               ;   244.0 p0      39 v[0]
        xor r8, r14                                               ;   245.0 p5      39 v[0]
        vpaddq xmm8, xmm8, xmm10                                  ;   245.0 p1      68 w[12]
        add r13, r8                                               ;   246.0 p11     55 v[0]
        and r11, rdi                                              ;   245.0 p6      43 t1
        xor rcx, r11                                              ;   246.0 p0      43 t1
        rorx r8, rdi, 0xe                                         ;   245.7 p6      40 t1
        rorx r11, rdi, 0x12                                       ;   246.0 p0      40 t1
        xor r10, rdi                                              ;   245.0 p5      43 t1
        rorx r12, rdi, 0x29                                       ;   246.7 p6      40 t1
        mov r14, r15                                              ;   239.5         43 t1 copy
        and r9, rsi                                               ;   245.5 p11     44 v[7]
        xor r8, r11                                               ;   247.0 p1      40 t1
        xor r8, r12                                               ;   248.0 p5      40 t1
        mov r11, rsi                                              ;   241.7         44 v[7] copy
        mov r12, qword [rsp + 800]                                ;   240.3 p10     55 v[7]
        add r12, r9                                               ;   246.5 p11     55 v[7]
        add rax, rcx                                              ;   247.0 p1      53 t1
        vpaddq xmm2, xmm2, xmm8                                   ;   247.0 p0      68 w[12]
        mov r9, rdi                                               ;   245.0         43 t1 copy
        add rax, r8                                               ;   249.0 p5      53 t1
        vmovdqa [rsp + 384], xmm2                                 ;   248.0 p8+p9   68 w[12]
        add rdx, qword [rsp + 384]                                ;   253.0 p11+p2   53 t1
        and rbx, r13                                              ;   247.7 p6      44 v[7]
        add r12, rbx                                              ;   248.7 p1      55 v[7]
        rorx r8, r13, 0x1c                                        ;   248.0 p0      39 v[7]
        xor r11, r13                                              ;   248.0 p5      44 v[7]
        rorx rcx, r13, 0x22                                       ;   248.7 p6      39 v[7]
        rorx rbx, r13, 0x27                                       ;   249.0 p0      39 v[7]
        xor r8, rcx                                               ;   249.7 p11     39 v[7]
        lea rcx, [r13 + rax]                                      ;   250.0 p1      54 v[0]
        and rsi, r13                                              ;   249.0 p5      44 v[6]
        xor r8, rbx                                               ;   250.7 p11     39 v[7]
        rorx rbx, rcx, 0x12                                       ;   251.0 p6      40 t1
        add r12, r8                                               ;   251.7 p1      55 v[7]
        and r10, rcx                                              ;   251.0 p0      43 t1
        xor r14, r10                                              ;   252.0 p5      43 t1
        xor r9, rcx                                               ;   251.0 p11     43 t1
        rorx r8, rcx, 0xe                                         ;   251.0 p6      40 t1
        vprolq xmm2, xmm8, 3                                      ;   250.8 p1      68 w[14]
        vmovdqa [rsp + 224], xmm15                                ;   244.5 p7+p4   68 w[4] spill
        xor r8, rbx                                               ;   252.0 p0      40 t1
        rorx rbx, rcx, 0x29                                       ;   251.7 p6      40 t1
        vpsrlq xmm3, xmm7, 7                                      ;   251.8 p1      68 w[14]
        vprolq xmm9, xmm7, 0x38                                   ;   252.0 p0      68 w[14]
        vprolq xmm7, xmm7, 0x3f                                   ;   252.8 p1      68 w[14]
        vpsrlq xmm10, xmm8, 6                                     ;   253.0 p0      68 w[14]
        add r15, qword [rsp + 392]                                ;   253.0 p5+p3   53 t1
        vprolq xmm11, xmm8, 0x2d                                  ;   253.8 p1      68 w[14]
        add rbp, rsi                                              ;   251.5 p11     55 v[6]
        xor r8, rbx                                               ;   253.0 p5      40 t1
        and r11, r12                                              ;   252.7 p11     44 v[6]
        vpalignr xmm15, xmm5, xmm4, 8                             ;   253.0 p5      68 w[14]
        add rdx, r14                                              ;   254.0 p6      53 t1
        mov r10, rdi                                              ;   246.8         43 t1 copy
        vpternlogd xmm3, xmm7, xmm9, 0x96                         ;   254.0 p0      68 w[14]
        add rdx, r8                                               ;   255.0 p11     53 t1
        rorx r8, r12, 0x1c                                        ;   253.7 p6      39 v[6]
        add rbp, r11                                              ;   254.0 p5      55 v[6]
        rorx r11, r12, 0x22                                       ;   254.7 p6      39 v[6]
        rorx rsi, r12, 0x27                                       ;   255.0 p0      39 v[6]
        vpternlogd xmm10, xmm11, xmm2, 0x96                       ;   254.8 p1      68 w[14]
        vmovdqa xmm7, [rsp + 320]                                 ;   248.2 p10     68 w[14]
        vpaddq xmm7, xmm7, xmm15                                  ;   255.0 p5      68 w[14]
        lea rbx, [r12 + rdx]                                      ;   256.0 p11     54 v[7]
        mov qword [rsp + 800], rdx                                ;   256.0 p8+p9   53 t1 spill
        mov rdx, r13                                              ;   248.8         44 v[6] copy
        xor rdx, r12                                              ;   255.5 p11     44 v[6]
        vpaddq xmm7, xmm7, xmm3                                   ;   256.0 p1      68 w[14]
        xor r8, r11                                               ;   255.7 p6      39 v[6]
        mov r14, rcx                                              ;   251.0         43 t1 copy
        xor r8, rsi                                               ;   256.7 p0      39 v[6]
        vpaddq xmm7, xmm7, xmm10                                  ;   257.0 p5      68 w[14]
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 384]       ;   250.0 p2      68 w[14]
        add rbp, r8                                               ;   257.7 p11     55 v[6]
        and r9, rbx                                               ;   257.0 p6      43 t1
        xor r10, r9                                               ;   258.0 p1      43 t1
        rorx r8, rbx, 0xe                                         ;   257.0 p0      40 t1
        rorx r9, rbx, 0x12                                        ;   257.7 p6      40 t1
        xor r14, rbx                                              ;   257.0 p5      43 t1
        rorx r11, rbx, 0x29                                       ;   258.0 p0      40 t1
        and r13, r12                                              ;   257.5 p11     44 v[5]
        xor r8, r9                                                ;   258.7 p1      40 t1
        add r15, r10                                              ;   259.0 p5      53 t1
        xor r8, r11                                               ;   259.7 p11     40 t1
        mov r9, r12                                               ;   252.7         44 v[5] copy
        mov r10, qword [rsp + 784]                                ;   252.2 p3      55 v[5]
        add r10, r13                                              ;   258.7 p6      55 v[5]
        vpaddq xmm2, xmm2, xmm7                                   ;   258.8 p1      68 w[14]
        mov r11, rbx                                              ;   257.0         43 t1 copy
        add r15, r8                                               ;   260.7 p0      53 t1
        vmovdqa [rsp + 400], xmm2                                 ;   259.8 p7+p4   68 w[14]
        add rdi, qword [rsp + 400]                                ;   264.8 p5+p10   53 t1
        and rdx, rbp                                              ;   259.5 p11     44 v[5]
        add r10, rdx                                              ;   260.5 p6      55 v[5]
        rorx r8, rbp, 0x1c                                        ;   260.0 p0      39 v[5]
        xor r9, rbp                                               ;   259.8 p1      44 v[5]
        rorx r13, rbp, 0x22                                       ;   260.7 p6      39 v[5]
        xor r8, r13                                               ;   261.7 p5      39 v[5]
        rorx rdx, rbp, 0x27                                       ;   261.0 p0      39 v[5]
        lea r13, [rbp + r15]                                      ;   261.7 p11     54 v[6]
        and r12, rbp                                              ;   260.8 p1      44 v[4]
        mov rsi, rcx                                              ;   254.8         43 t1 copy
        xor r8, rdx                                               ;   262.7 p5      39 v[5]
        add r10, r8                                               ;   263.7 p11     55 v[5]
        and r14, r13                                              ;   262.7 p6      43 t1
        xor rsi, r14                                              ;   263.7 p1      43 t1
        xor r11, r13                                              ;   262.7 p0      43 t1
        rorx r8, r13, 0xe                                         ;   262.7 p6      40 t1
        mov r14, rbx                                              ;   257.0         43 t1 copy
        vprolq xmm2, xmm7, 3                                      ;   262.8 p1      68 w[0]
        rorx rdx, r13, 0x12                                       ;   263.0 p0      40 t1
        xor r8, rdx                                               ;   264.0 p5      40 t1
        rorx rdx, r13, 0x29                                       ;   263.7 p6      40 t1
        vprolq xmm10, xmm14, 0x3f                                 ;   263.8 p1      68 w[0]
        add rcx, qword [rsp + 408]                                ;   264.8 p11+p2   53 t1
        vpsrlq xmm11, xmm7, 6                                     ;   264.0 p0      68 w[0]
        vpsrlq xmm3, xmm14, 7                                     ;   264.8 p1      68 w[0]
        vprolq xmm9, xmm14, 0x38                                  ;   265.0 p0      68 w[0]
        vprolq xmm14, xmm7, 0x2d                                  ;   265.8 p1      68 w[0]
        add rax, r12                                              ;   263.0 p5      55 v[4]
        xor r8, rdx                                               ;   265.0 p11     40 t1
        vmovdqa [rsp + 320], xmm4                                 ;   258.2 p8+p9   68 w[6] spill
        vpalignr xmm4, xmm6, xmm5, 8                              ;   264.0 p5      68 w[0]
        mov r12, r13                                              ;   262.7         43 t1 copy
        add rdi, rsi                                              ;   265.8 p11     53 t1
        add rdi, r8                                               ;   266.8 p6      53 t1
        mov qword [rsp + 784], rdi                                ;   267.8 p7+p4   53 t1 spill
        and r9, r10                                               ;   265.0 p5      44 v[4]
        vpternlogd xmm3, xmm10, xmm9, 0x96                        ;   266.0 p0      68 w[0]
        rorx r8, r10, 0x1c                                        ;   265.7 p6      39 v[4]
        add rax, r9                                               ;   266.0 p11     55 v[4]
        rorx r9, r10, 0x22                                        ;   266.7 p6      39 v[4]
        rorx rsi, r10, 0x27                                       ;   267.0 p0      39 v[4]
        vpaddq xmm0, xmm0, xmm4                                   ;   266.0 p5      68 w[0]
        vpternlogd xmm11, xmm14, xmm2, 0x96                       ;   266.8 p1      68 w[0]
        lea rdx, [r10 + rdi]                                      ;   267.8 p11     54 v[5]
        mov rdi, rbp                                              ;   260.7         44 v[4] copy
        xor rdi, r10                                              ;   267.0 p5      44 v[4]
        xor r8, r9                                                ;   267.7 p11     39 v[4]
        xor r8, rsi                                               ;   268.7 p6      39 v[4]
        vpaddq xmm0, xmm0, xmm3                                   ;   267.8 p1      68 w[0]
        vpaddq xmm0, xmm0, xmm11                                  ;   268.8 p0      68 w[0]
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 400]       ;   261.7 p3      68 w[0]
        add rax, r8                                               ;   269.7 p5      55 v[4]
        and r11, rdx                                              ;   268.8 p11     43 t1
        xor r14, r11                                              ;   269.8 p6      43 t1
        rorx r8, rdx, 0xe                                         ;   269.0 p0      40 t1
        xor r12, rdx                                              ;   268.8 p1      43 t1
        rorx r9, rdx, 0x12                                        ;   269.7 p6      40 t1
        rorx r11, rdx, 0x29                                       ;   270.0 p0      40 t1
        and rbp, r10                                              ;   269.0 p5      44 v[3]
        xor r8, r9                                                ;   270.7 p11     40 t1
        mov r9, r13                                               ;   263.3         43 t1 copy
        add rcx, r14                                              ;   270.8 p1      53 t1
        xor r8, r11                                               ;   271.7 p5      40 t1
        mov r11, qword [rsp + 800]                                ;   263.8 p10     55 v[3]
        add r11, rbp                                              ;   270.5 p11     55 v[3]
        vpaddq xmm2, xmm2, xmm0                                   ;   270.8 p1      68 w[0]
        mov rsi, rdx                                              ;   268.8         43 t1 copy
        add rcx, r8                                               ;   272.7 p6      53 t1
        vmovdqa [rsp + 416], xmm2                                 ;   271.8 p8+p9   68 w[0]
        add rbx, qword [rsp + 416]                                ;   276.8 p0+p2   53 t1
        and rdi, rax                                              ;   271.0 p5      44 v[3]
        add r11, rdi                                              ;   272.0 p11     55 v[3]
        rorx r8, rax, 0x1c                                        ;   271.7 p6      39 v[3]
        rorx rdi, rax, 0x22                                       ;   272.0 p0      39 v[3]
        xor r8, rdi                                               ;   273.0 p1      39 v[3]
        rorx rbp, rax, 0x27                                       ;   272.7 p6      39 v[3]
        lea rdi, [rax + rcx]                                      ;   273.7 p5      54 v[4]
        mov r14, r10                                              ;   266.2         44 v[3] copy
        xor r14, rax                                              ;   272.5 p11     44 v[3]
        and r10, rax                                              ;   272.8 p1      44 v[2]
        xor r8, rbp                                               ;   274.0 p0      39 v[3]
        add r11, r8                                               ;   275.0 p5      55 v[3]
        and r12, rdi                                              ;   274.7 p11     43 t1
        xor r9, r12                                               ;   275.7 p6      43 t1
        mov r12, rdx                                              ;   268.8         43 t1 copy
        xor rsi, rdi                                              ;   274.7 p1      43 t1
        rorx r8, rdi, 0xe                                         ;   274.7 p0      40 t1
        rorx rbp, rdi, 0x12                                       ;   274.7 p6      40 t1
        xor r8, rbp                                               ;   275.7 p5      40 t1
        rorx rbp, rdi, 0x29                                       ;   275.0 p0      40 t1
        vpsrlq xmm2, xmm13, 7                                     ;   274.8 p1      68 w[2]
        vprolq xmm3, xmm13, 0x38                                  ;   275.8 p1      68 w[2]
        vprolq xmm9, xmm13, 0x3f                                  ;   276.0 p0      68 w[2]
        vprolq xmm11, xmm0, 3                                     ;   276.8 p1      68 w[2]
        vpsrlq xmm10, xmm0, 6                                     ;   277.0 p0      68 w[2]
        add r13, qword [rsp + 424]                                ;   276.8 p11+p3   53 t1
        add r15, r10                                              ;   275.0 p5      55 v[2]
        xor r8, rbp                                               ;   276.7 p11     40 t1
        vpalignr xmm14, xmm8, xmm6, 8                             ;   276.0 p5      68 w[2]
        add rbx, r9                                               ;   277.8 p6      53 t1
        vprolq xmm13, xmm0, 0x2d                                  ;   277.8 p1      68 w[2]
        mov r9, rdi                                               ;   274.7         43 t1 copy
        vpternlogd xmm2, xmm9, xmm3, 0x96                         ;   277.0 p5      68 w[2]
        add rbx, r8                                               ;   278.8 p11     53 t1
        and r14, r11                                              ;   276.7 p6      44 v[2]
        rorx r8, r11, 0x1c                                        ;   277.7 p6      39 v[2]
        add r15, r14                                              ;   277.7 p11     55 v[2]
        rorx r10, r11, 0x22                                       ;   278.0 p0      39 v[2]
        rorx r14, r11, 0x27                                       ;   278.7 p6      39 v[2]
        vpaddq xmm1, xmm1, xmm2                                   ;   278.0 p5      68 w[2]
        vpaddq xmm1, xmm1, xmm14                                  ;   279.0 p1      68 w[2]
        vpternlogd xmm10, xmm13, xmm11, 0x96                      ;   279.0 p0      68 w[2]
        lea rbp, [r11 + rbx]                                      ;   279.8 p11     54 v[3]
        mov qword [rsp + 800], rbx                                ;   279.8 p7+p4   53 t1 spill
        mov rbx, rax                                              ;   272.3         44 v[2] copy
        xor rbx, r11                                              ;   279.0 p5      44 v[2]
        xor r8, r10                                               ;   279.5 p11     39 v[2]
        xor r8, r14                                               ;   280.5 p6      39 v[2]
        vpaddq xmm1, xmm1, xmm10                                  ;   280.0 p1      68 w[2]
        add r15, r8                                               ;   281.5 p0      55 v[2]
        and rsi, rbp                                              ;   280.8 p5      43 t1
        xor r12, rsi                                              ;   281.8 p11     43 t1
        rorx r8, rbp, 0xe                                         ;   280.8 p6      40 t1
        rorx r10, rbp, 0x12                                       ;   281.0 p0      40 t1
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 416]       ;   274.0 p10     68 w[2]
        xor r9, rbp                                               ;   280.8 p1      43 t1
        and rax, r11                                              ;   281.0 p5      44 v[1]
        rorx r14, rbp, 0x29                                       ;   281.7 p6      40 t1
        vpaddq xmm2, xmm2, xmm1                                   ;   281.8 p1      68 w[2]
        xor r8, r10                                               ;   282.0 p11     40 t1
        mov r10, rdi                                              ;   275.0         43 t1 copy
        add r13, r12                                              ;   282.8 p0      53 t1
        xor r8, r14                                               ;   283.0 p5      40 t1
        vmovdqa [rsp + 432], xmm2                                 ;   282.8 p8+p9   68 w[2]
        add rdx, qword [rsp + 432]                                ;   287.8 p11+p2   53 t1
        mov r12, qword [rsp + 784]                                ;   275.8 p3      55 v[1]
        add r12, rax                                              ;   282.7 p6      55 v[1]
        add r13, r8                                               ;   284.0 p1      53 t1
        and rbx, r15                                              ;   283.0 p0      44 v[1]
        add r12, rbx                                              ;   284.0 p5      55 v[1]
        rorx r8, r15, 0x1c                                        ;   283.7 p6      39 v[1]
        mov rsi, rbp                                              ;   280.8         43 t1 copy
        rorx rbx, r15, 0x27                                       ;   284.0 p0      39 v[1]
        mov r14, r11                                              ;   277.2         44 v[1] copy
        xor r14, r15                                              ;   283.5 p11     44 v[1]
        rorx rax, r15, 0x22                                       ;   284.7 p6      39 v[1]
        xor r8, rax                                               ;   285.7 p1      39 v[1]
        lea rax, [r15 + r13]                                      ;   285.0 p5      54 v[2]
        and r11, r15                                              ;   284.5 p11     44 v[0]
        xor r8, rbx                                               ;   286.7 p1      39 v[1]
        add r12, r8                                               ;   287.7 p0      55 v[1]
        and r9, rax                                               ;   286.0 p5      43 t1
        xor r10, r9                                               ;   287.0 p11     43 t1
        mov r9, rbp                                               ;   280.8         43 t1 copy
        xor rsi, rax                                              ;   286.0 p6      43 t1
        rorx r8, rax, 0xe                                         ;   286.0 p0      40 t1
        rorx rbx, rax, 0x12                                       ;   286.7 p6      40 t1
        xor r8, rbx                                               ;   287.7 p1      40 t1
        rorx rbx, rax, 0x29                                       ;   287.0 p0      40 t1
        vmovdqa [rsp + 448], xmm8                                 ;   279.8 p7+p4   68 w[12] spill
        vpsrlq xmm2, xmm12, 7                                     ;   286.8 p1      68 w[4]
        vprolq xmm3, xmm12, 0x38                                  ;   287.8 p1      68 w[4]
        vpalignr xmm13, xmm7, xmm8, 8                             ;   286.0 p5      68 w[4]
        xor r8, rbx                                               ;   288.7 p11     40 t1
        vpsrlq xmm10, xmm1, 6                                     ;   288.0 p0      68 w[4]
        add rdx, r10                                              ;   288.8 p5      53 t1
        mov r10, rax                                              ;   286.0         43 t1 copy
        vprolq xmm11, xmm1, 3                                     ;   288.8 p1      68 w[4]
        add rdi, qword [rsp + 440]                                ;   287.8 p11+p10   53 t1
        vprolq xmm9, xmm12, 0x3f                                  ;   289.0 p0      68 w[4]
        vprolq xmm12, xmm1, 0x2d                                  ;   289.8 p1      68 w[4]
        add rcx, r11                                              ;   287.7 p6      55 v[0]
        vpternlogd xmm2, xmm9, xmm3, 0x96                         ;   290.0 p5      68 w[4]
        vmovdqa xmm8, [rsp + 224]                                 ;   282.2 p2      68 w[4]
        add rdx, r8                                               ;   289.8 p11     53 t1
        and r14, r12                                              ;   288.7 p6      44 v[0]
        add rcx, r14                                              ;   289.7 p5      55 v[0]
        rorx r8, r12, 0x1c                                        ;   289.7 p6      39 v[0]
        rorx r11, r12, 0x22                                       ;   290.0 p0      39 v[0]
        rorx r14, r12, 0x27                                       ;   290.7 p6      39 v[0]
        vpaddq xmm8, xmm8, xmm2                                   ;   291.0 p5      68 w[4]
        vpaddq xmm8, xmm8, xmm13                                  ;   292.0 p1      68 w[4]
        vpternlogd xmm10, xmm12, xmm11, 0x96                      ;   291.0 p0      68 w[4]
        lea rbx, [r12 + rdx]                                      ;   290.8 p11     54 v[1]
        mov qword [rsp + 784], rdx                                ;   290.8 p8+p9   53 t1 spill
        mov rdx, r15                                              ;   284.2         44 v[0] copy
        xor rdx, r12                                              ;   290.5 p11     44 v[0]
        xor r8, r11                                               ;   291.0 p5      39 v[0]
        xor r8, r14                                               ;   292.0 p11     39 v[0]
        vpaddq xmm8, xmm8, xmm10                                  ;   293.0 p1      68 w[4]
        add rcx, r8                                               ;   293.0 p6      55 v[0]
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 432]       ;   285.2 p3      68 w[4]
        and rsi, rbx                                              ;   292.0 p0      43 t1
        rorx r8, rbx, 0xe                                         ;   292.7 p6      40 t1
        xor r9, rsi                                               ;   293.0 p5      43 t1
        rorx r11, rbx, 0x12                                       ;   293.0 p0      40 t1
        xor r10, rbx                                              ;   292.5 p11     43 t1
        rorx r14, rbx, 0x29                                       ;   293.7 p6      40 t1
        and r15, r12                                              ;   292.8 p1      44 v[7]
        add rdi, r9                                               ;   294.0 p5      53 t1
        xor r8, r11                                               ;   294.0 p11     40 t1
        mov r11, qword [rsp + 800]                                ;   286.8 p10     55 v[7]
        xor r8, r14                                               ;   295.0 p1      40 t1
        mov r14, r12                                              ;   288.7         44 v[7] copy
        mov rsi, rbx                                              ;   291.8         43 t1 copy
        add r11, r15                                              ;   294.0 p0      55 v[7]
        vpaddq xmm2, xmm2, xmm8                                   ;   294.0 p5      68 w[4]
        vmovdqa [rsp + 464], xmm2                                 ;   295.0 p7+p4   68 w[4]
        add rbp, qword [rsp + 464]                                ;   300.0 p11+p2   53 t1
        add rdi, r8                                               ;   296.0 p6      53 t1
        and rdx, rcx                                              ;   294.8 p1      44 v[7]
        rorx r8, rcx, 0x1c                                        ;   295.0 p0      39 v[7]
        xor r14, rcx                                              ;   295.0 p5      44 v[7]
        rorx r15, rcx, 0x22                                       ;   295.7 p6      39 v[7]
        xor r8, r15                                               ;   296.7 p11     39 v[7]
        lea r15, [rcx + rdi]                                      ;   297.0 p1      54 v[0]
        add r11, rdx                                              ;   296.0 p0      55 v[7]
        rorx rdx, rcx, 0x27                                       ;   296.7 p6      39 v[7]
        and r12, rcx                                              ;   296.0 p5      44 v[6]
        xor r8, rdx                                               ;   297.7 p11     39 v[7]
        add r11, r8                                               ;   298.7 p1      55 v[7]
        and r10, r15                                              ;   298.0 p0      43 t1
        mov r9, rax                                               ;   290.3         43 t1 copy
        xor r9, r10                                               ;   299.0 p5      43 t1
        xor rsi, r15                                              ;   298.0 p11     43 t1
        rorx r8, r15, 0xe                                         ;   298.0 p6      40 t1
        mov r10, rbx                                              ;   291.8         43 t1 copy
        rorx rdx, r15, 0x12                                       ;   298.0 p0      40 t1
        xor r8, rdx                                               ;   299.0 p1      40 t1
        rorx rdx, r15, 0x29                                       ;   298.7 p6      40 t1
        vpsrlq xmm2, xmm15, 7                                     ;   298.8 p1      68 w[6]
        vprolq xmm3, xmm15, 0x38                                  ;   299.0 p0      68 w[6]
        vprolq xmm9, xmm15, 0x3f                                  ;   299.8 p1      68 w[6]
        add rax, qword [rsp + 472]                                ;   300.0 p5+p3   53 t1
        vprolq xmm11, xmm8, 3                                     ;   300.0 p0      68 w[6]
        vpsrlq xmm10, xmm8, 6                                     ;   300.8 p1      68 w[6]
        vprolq xmm12, xmm8, 0x2d                                  ;   301.0 p0      68 w[6]
        add r13, r12                                              ;   298.5 p11     55 v[6]
        xor r8, rdx                                               ;   300.0 p5      40 t1
        vpalignr xmm15, xmm0, xmm7, 8                             ;   300.0 p5      68 w[6]
        add rbp, r9                                               ;   301.0 p11     53 t1
        mov r9, r15                                               ;   298.0         43 t1 copy
        vmovdqa [rsp + 224], xmm7                                 ;   293.7 p8+p9   68 w[14] spill
        vmovdqa xmm7, [rsp + 320]                                 ;   293.8 p10     68 w[6]
        vpternlogd xmm2, xmm9, xmm3, 0x96                         ;   301.0 p5      68 w[6]
        add rbp, r8                                               ;   302.0 p6      53 t1
        vpaddq xmm7, xmm7, xmm15                                  ;   301.8 p1      68 w[6]
        and r14, r11                                              ;   300.5 p11     44 v[6]
        add r13, r14                                              ;   301.5 p6      55 v[6]
        rorx r8, r11, 0x1c                                        ;   301.7 p6      39 v[6]
        rorx r12, r11, 0x22                                       ;   302.0 p0      39 v[6]
        rorx r14, r11, 0x27                                       ;   302.7 p6      39 v[6]
        vpaddq xmm7, xmm7, xmm2                                   ;   302.8 p5      68 w[6]
        vpternlogd xmm10, xmm12, xmm11, 0x96                      ;   302.8 p1      68 w[6]
        lea rdx, [r11 + rbp]                                      ;   303.0 p11     54 v[7]
        mov qword [rsp + 800], rbp                                ;   303.0 p7+p4   53 t1 spill
        mov rbp, rcx                                              ;   296.0         44 v[6] copy
        xor rbp, r11                                              ;   302.5 p11     44 v[6]
        xor r8, r12                                               ;   303.0 p0      39 v[6]
        xor r8, r14                                               ;   304.0 p5      39 v[6]
        vpaddq xmm7, xmm7, xmm10                                  ;   303.8 p1      68 w[6]
        add r13, r8                                               ;   305.0 p11     55 v[6]
        and rsi, rdx                                              ;   304.0 p6      43 t1
        xor r10, rsi                                              ;   305.0 p0      43 t1
        rorx r8, rdx, 0xe                                         ;   304.7 p6      40 t1
        xor r9, rdx                                               ;   304.0 p5      43 t1
        rorx r12, rdx, 0x12                                       ;   305.0 p0      40 t1
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 448]       ;   297.8 p2      68 w[6]
        rorx r14, rdx, 0x29                                       ;   305.7 p6      40 t1
        and rcx, r11                                              ;   304.5 p11     44 v[5]
        xor r8, r12                                               ;   306.0 p1      40 t1
        mov rsi, r11                                              ;   299.7         44 v[5] copy
        xor r8, r14                                               ;   307.0 p5      40 t1
        mov r14, qword [rsp + 784]                                ;   298.8 p3      55 v[5]
        add r14, rcx                                              ;   305.5 p11     55 v[5]
        mov r12, r15                                              ;   299.2         43 t1 copy
        vpaddq xmm2, xmm2, xmm7                                   ;   305.8 p1      68 w[6]
        add rax, r10                                              ;   306.0 p0      53 t1
        mov r10, rdx                                              ;   304.0         43 t1 copy
        add rax, r8                                               ;   308.0 p5      53 t1
        vmovdqa [rsp + 480], xmm2                                 ;   306.8 p8+p9   68 w[6]
        add rbx, qword [rsp + 480]                                ;   311.8 p11+p10   53 t1
        rorx r8, r13, 0x1c                                        ;   306.7 p6      39 v[5]
        and rbp, r13                                              ;   306.8 p1      44 v[5]
        add r14, rbp                                              ;   307.8 p0      55 v[5]
        xor rsi, r13                                              ;   307.0 p5      44 v[5]
        rorx rbp, r13, 0x22                                       ;   307.7 p6      39 v[5]
        xor r8, rbp                                               ;   308.7 p11     39 v[5]
        rorx rcx, r13, 0x27                                       ;   308.0 p0      39 v[5]
        lea rbp, [r13 + rax]                                      ;   309.0 p1      54 v[6]
        and r11, r13                                              ;   308.0 p5      44 v[4]
        xor r8, rcx                                               ;   309.7 p11     39 v[5]
        add r14, r8                                               ;   310.7 p6      55 v[5]
        and r9, rbp                                               ;   310.0 p1      43 t1
        xor r12, r9                                               ;   311.0 p0      43 t1
        xor r10, rbp                                              ;   310.0 p5      43 t1
        rorx r8, rbp, 0xe                                         ;   310.0 p6      40 t1
        mov r9, rdx                                               ;   304.0         43 t1 copy
        rorx rcx, rbp, 0x12                                       ;   310.0 p0      40 t1
        xor r8, rcx                                               ;   311.0 p11     40 t1
        rorx rcx, rbp, 0x29                                       ;   310.7 p6      40 t1
        vpsrlq xmm2, xmm4, 7                                      ;   309.8 p1      68 w[8]
        vprolq xmm3, xmm4, 0x38                                   ;   310.8 p1      68 w[8]
        vprolq xmm4, xmm4, 0x3f                                   ;   311.0 p0      68 w[8]
        vpsrlq xmm9, xmm7, 6                                      ;   311.8 p1      68 w[8]
        vprolq xmm10, xmm7, 3                                     ;   312.0 p0      68 w[8]
        add r15, qword [rsp + 488]                                ;   311.8 p5+p2   53 t1
        vprolq xmm11, xmm7, 0x2d                                  ;   312.8 p1      68 w[8]
        add rdi, r11                                              ;   310.5 p11     55 v[4]
        xor r8, rcx                                               ;   312.0 p5      40 t1
        vpalignr xmm12, xmm1, xmm0, 8                             ;   312.0 p5      68 w[8]
        add rbx, r12                                              ;   312.8 p11     53 t1
        vpternlogd xmm2, xmm4, xmm3, 0x96                         ;   313.0 p0      68 w[8]
        add rbx, r8                                               ;   313.8 p6      53 t1
        and rsi, r14                                              ;   312.5 p11     44 v[4]
        rorx r8, r14, 0x1c                                        ;   312.7 p6      39 v[4]
        add rdi, rsi                                              ;   313.5 p5      55 v[4]
        mov r11, rbp                                              ;   310.0         43 t1 copy
        rorx r12, r14, 0x22                                       ;   313.7 p6      39 v[4]
        rorx rsi, r14, 0x27                                       ;   314.0 p0      39 v[4]
        vpaddq xmm5, xmm5, xmm12                                  ;   313.8 p1      68 w[8]
        vpternlogd xmm9, xmm11, xmm10, 0x96                       ;   314.0 p5      68 w[8]
        lea rcx, [r14 + rbx]                                      ;   314.8 p11     54 v[5]
        mov qword [rsp + 784], rbx                                ;   314.8 p7+p4   53 t1 spill
        mov rbx, r13                                              ;   307.3         44 v[4] copy
        xor rbx, r14                                              ;   314.5 p11     44 v[4]
        vpaddq xmm5, xmm5, xmm2                                   ;   314.8 p1      68 w[8]
        xor r8, r12                                               ;   314.7 p6      39 v[4]
        xor r8, rsi                                               ;   315.7 p0      39 v[4]
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 464]       ;   308.2 p3      68 w[8]
        vpaddq xmm5, xmm5, xmm9                                   ;   315.8 p5      68 w[8]
        add rdi, r8                                               ;   316.7 p11     55 v[4]
        and r10, rcx                                              ;   315.8 p6      43 t1
        xor r9, r10                                               ;   316.8 p1      43 t1
        rorx r8, rcx, 0xe                                         ;   316.0 p0      40 t1
        rorx r10, rcx, 0x12                                       ;   316.7 p6      40 t1
        xor r11, rcx                                              ;   316.0 p5      43 t1
        rorx r12, rcx, 0x29                                       ;   317.0 p0      40 t1
        and r13, r14                                              ;   316.5 p11     44 v[3]
        xor r8, r10                                               ;   317.7 p1      40 t1
        mov r10, rbp                                              ;   310.0         43 t1 copy
        add r15, r9                                               ;   317.8 p5      53 t1
        xor r8, r12                                               ;   318.7 p11     40 t1
        mov r9, qword [rsp + 800]                                 ;   310.5 p10     55 v[3]
        mov r12, r14                                              ;   311.7         44 v[3] copy
        vpaddq xmm2, xmm2, xmm5                                   ;   317.8 p1      68 w[8]
        add r9, r13                                               ;   317.7 p6      55 v[3]
        mov r13, rcx                                              ;   315.8         43 t1 copy
        add r15, r8                                               ;   319.7 p0      53 t1
        vmovdqa [rsp + 496], xmm2                                 ;   318.8 p8+p9   68 w[8]
        add rdx, qword [rsp + 496]                                ;   323.8 p5+p2   53 t1
        and rbx, rdi                                              ;   318.5 p11     44 v[3]
        add r9, rbx                                               ;   319.5 p6      55 v[3]
        rorx r8, rdi, 0x1c                                        ;   319.0 p0      39 v[3]
        xor r12, rdi                                              ;   318.8 p1      44 v[3]
        rorx rsi, rdi, 0x22                                       ;   319.7 p6      39 v[3]
        rorx rbx, rdi, 0x27                                       ;   320.0 p0      39 v[3]
        xor r8, rsi                                               ;   320.7 p5      39 v[3]
        lea rsi, [rdi + r15]                                      ;   320.7 p11     54 v[4]
        and r14, rdi                                              ;   319.8 p1      44 v[2]
        xor r8, rbx                                               ;   321.7 p5      39 v[3]
        add r9, r8                                                ;   322.7 p11     55 v[3]
        and r11, rsi                                              ;   321.7 p6      43 t1
        xor r10, r11                                              ;   322.7 p1      43 t1
        mov r11, rcx                                              ;   315.8         43 t1 copy
        xor r13, rsi                                              ;   321.7 p0      43 t1
        rorx r8, rsi, 0xe                                         ;   321.7 p6      40 t1
        rorx rbx, rsi, 0x12                                       ;   322.0 p0      40 t1
        xor r8, rbx                                               ;   323.0 p5      40 t1
        rorx rbx, rsi, 0x29                                       ;   322.7 p6      40 t1
        vprolq xmm3, xmm14, 0x38                                  ;   321.8 p1      68 w[10]
        vpsrlq xmm2, xmm14, 7                                     ;   322.8 p1      68 w[10]
        vprolq xmm11, xmm5, 0x2d                                  ;   323.0 p0      68 w[10]
        vprolq xmm10, xmm5, 3                                     ;   323.8 p1      68 w[10]
        vprolq xmm4, xmm14, 0x3f                                  ;   324.0 p0      68 w[10]
        add rbp, qword [rsp + 504]                                ;   323.8 p11+p3   53 t1
        vpsrlq xmm9, xmm5, 6                                      ;   324.8 p1      68 w[10]
        add rax, r14                                              ;   322.0 p5      55 v[2]
        xor r8, rbx                                               ;   324.0 p11     40 t1
        vpalignr xmm14, xmm8, xmm1, 8                             ;   323.0 p5      68 w[10]
        add rdx, r10                                              ;   324.8 p11     53 t1
        mov r10, rsi                                              ;   321.7         43 t1 copy
        add rdx, r8                                               ;   325.8 p6      53 t1
        and r12, r9                                               ;   324.0 p5      44 v[2]
        vpternlogd xmm2, xmm4, xmm3, 0x96                         ;   325.0 p0      68 w[10]
        rorx r8, r9, 0x1c                                         ;   324.7 p6      39 v[2]
        add rax, r12                                              ;   325.0 p11     55 v[2]
        rorx r12, r9, 0x22                                        ;   325.7 p6      39 v[2]
        rorx r14, r9, 0x27                                        ;   326.0 p0      39 v[2]
        vpaddq xmm6, xmm6, xmm14                                  ;   325.0 p5      68 w[10]
        vpternlogd xmm9, xmm11, xmm10, 0x96                       ;   325.8 p1      68 w[10]
        lea rbx, [r9 + rdx]                                       ;   326.8 p11     54 v[3]
        mov qword [rsp + 800], rdx                                ;   326.8 p7+p4   53 t1 spill
        mov rdx, rdi                                              ;   318.8         44 v[2] copy
        xor rdx, r9                                               ;   326.0 p5      44 v[2]
        xor r8, r12                                               ;   326.7 p11     39 v[2]
        vpaddq xmm6, xmm6, xmm2                                   ;   326.8 p1      68 w[10]
        xor r8, r14                                               ;   327.7 p6      39 v[2]
        vpaddq xmm6, xmm6, xmm9                                   ;   327.8 p0      68 w[10]
        add rax, r8                                               ;   328.7 p5      55 v[2]
        and r13, rbx                                              ;   327.8 p11     43 t1
        xor r11, r13                                              ;   328.8 p6      43 t1
        rorx r8, rbx, 0xe                                         ;   328.0 p0      40 t1
        rorx r12, rbx, 0x12                                       ;   328.7 p6      40 t1
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 480]       ;   320.7 p10     68 w[10]
        xor r10, rbx                                              ;   327.8 p1      43 t1
        rorx r13, rbx, 0x29                                       ;   329.0 p0      40 t1
        and rdi, r9                                               ;   328.0 p5      44 v[1]
        xor r8, r12                                               ;   329.7 p11     40 t1
        mov r12, rsi                                              ;   321.7         43 t1 copy
        add rbp, r11                                              ;   329.8 p1      53 t1
        mov r11, qword [rsp + 784]                                ;   321.8 p2      55 v[1]
        xor r8, r13                                               ;   330.7 p5      40 t1
        mov r13, r9                                               ;   323.7         44 v[1] copy
        add r11, rdi                                              ;   329.5 p11     55 v[1]
        vpaddq xmm2, xmm2, xmm6                                   ;   329.8 p1      68 w[10]
        mov r14, rbx                                              ;   327.8         43 t1 copy
        add rbp, r8                                               ;   331.7 p6      53 t1
        vmovdqa [rsp + 512], xmm2                                 ;   330.8 p8+p9   68 w[10]
        add rcx, qword [rsp + 512]                                ;   335.8 p0+p3   53 t1
        and rdx, rax                                              ;   330.0 p5      44 v[1]
        add r11, rdx                                              ;   331.0 p11     55 v[1]
        rorx rdx, rax, 0x27                                       ;   330.7 p6      39 v[1]
        rorx rdi, rax, 0x22                                       ;   331.0 p0      39 v[1]
        rorx r8, rax, 0x1c                                        ;   331.7 p6      39 v[1]
        xor r13, rax                                              ;   330.8 p1      44 v[1]
        xor r8, rdi                                               ;   332.7 p5      39 v[1]
        lea rdi, [rax + rbp]                                      ;   332.7 p11     54 v[2]
        and r9, rax                                               ;   331.8 p1      44 v[0]
        xor r8, rdx                                               ;   333.7 p0      39 v[1]
        add r11, r8                                               ;   334.7 p5      55 v[1]
        and r10, rdi                                              ;   333.7 p11     43 t1
        xor r12, r10                                              ;   334.7 p6      43 t1
        xor r14, rdi                                              ;   333.7 p1      43 t1
        rorx rdx, rdi, 0x12                                       ;   333.7 p0      40 t1
        rorx r8, rdi, 0xe                                         ;   333.7 p6      40 t1
        mov r10, rbx                                              ;   327.8         43 t1 copy
        xor r8, rdx                                               ;   334.7 p5      40 t1
        rorx rdx, rdi, 0x29                                       ;   334.0 p0      40 t1
        vpsrlq xmm2, xmm13, 7                                     ;   333.8 p1      68 w[12]
        vprolq xmm3, xmm13, 0x38                                  ;   334.8 p1      68 w[12]
        vprolq xmm4, xmm13, 0x3f                                  ;   335.0 p0      68 w[12]
        add rsi, qword [rsp + 520]                                ;   335.8 p11+p10   53 t1
        vpsrlq xmm9, xmm6, 6                                      ;   335.8 p1      68 w[12]
        vmovdqa [rsp + 320], xmm8                                 ;   327.3 p7+p4   68 w[4] spill
        vprolq xmm10, xmm6, 3                                     ;   336.0 p0      68 w[12]
        vprolq xmm11, xmm6, 0x2d                                  ;   336.8 p1      68 w[12]
        add r15, r9                                               ;   334.0 p5      55 v[0]
        vpalignr xmm13, xmm7, xmm8, 8                             ;   335.0 p5      68 w[12]
        vmovdqa xmm8, [rsp + 448]                                 ;   328.2 p2      68 w[12]
        add rcx, r12                                              ;   336.8 p11     53 t1
        mov r9, rdi                                               ;   333.7         43 t1 copy
        vpternlogd xmm2, xmm4, xmm3, 0x96                         ;   336.0 p5      68 w[12]
        and r13, r11                                              ;   335.7 p6      44 v[0]
        xor r8, rdx                                               ;   335.7 p11     40 t1
        add rcx, r8                                               ;   337.8 p6      53 t1
        rorx r8, r11, 0x1c                                        ;   336.7 p6      39 v[0]
        add r15, r13                                              ;   336.7 p11     55 v[0]
        rorx r12, r11, 0x22                                       ;   337.0 p0      39 v[0]
        rorx r13, r11, 0x27                                       ;   337.7 p6      39 v[0]
        vpaddq xmm8, xmm8, xmm2                                   ;   337.0 p5      68 w[12]
        vpaddq xmm8, xmm8, xmm13                                  ;   338.0 p1      68 w[12]
        vpternlogd xmm9, xmm11, xmm10, 0x96                       ;   338.0 p0      68 w[12]
        lea rdx, [r11 + rcx]                                      ;   338.8 p11     54 v[1]
        mov qword [rsp + 784], rcx                                ;   338.8 p8+p9   53 t1 spill
        mov rcx, rax                                              ;   330.8         44 v[0] copy
        xor rcx, r11                                              ;   338.0 p5      44 v[0]
        xor r8, r12                                               ;   338.5 p11     39 v[0]
        xor r8, r13                                               ;   339.5 p6      39 v[0]
        vpaddq xmm8, xmm8, xmm9                                   ;   339.0 p1      68 w[12]
        add r15, r8                                               ;   340.5 p0      55 v[0]
        and r14, rdx                                              ;   339.8 p5      43 t1
        xor r10, r14                                              ;   340.8 p11     43 t1
        rorx r8, rdx, 0xe                                         ;   339.8 p6      40 t1
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 496]       ;   332.3 p3      68 w[12]
        rorx r12, rdx, 0x12                                       ;   340.0 p0      40 t1
        xor r9, rdx                                               ;   339.8 p1      43 t1
        rorx r13, rdx, 0x29                                       ;   340.7 p6      40 t1
        and rax, r11                                              ;   340.0 p5      44 v[7]
        vpaddq xmm2, xmm2, xmm8                                   ;   340.8 p1      68 w[12]
        xor r8, r12                                               ;   341.0 p11     40 t1
        mov r12, rdi                                              ;   333.7         43 t1 copy
        add rsi, r10                                              ;   341.8 p0      53 t1
        mov r10, qword [rsp + 800]                                ;   333.8 p10     55 v[7]
        xor r8, r13                                               ;   342.0 p5      40 t1
        vmovdqa [rsp + 528], xmm2                                 ;   341.8 p7+p4   68 w[12]
        add rbx, qword [rsp + 528]                                ;   346.8 p11+p2   53 t1
        mov r13, r11                                              ;   335.7         44 v[7] copy
        add r10, rax                                              ;   341.7 p6      55 v[7]
        mov r14, rdx                                              ;   339.8         43 t1 copy
        add rsi, r8                                               ;   343.0 p1      53 t1
        and rcx, r15                                              ;   342.0 p0      44 v[7]
        add r10, rcx                                              ;   343.0 p5      55 v[7]
        rorx r8, r15, 0x1c                                        ;   342.7 p6      39 v[7]
        xor r13, r15                                              ;   342.5 p11     44 v[7]
        rorx rax, r15, 0x22                                       ;   343.0 p0      39 v[7]
        rorx rcx, r15, 0x27                                       ;   343.7 p6      39 v[7]
        xor r8, rax                                               ;   344.0 p1      39 v[7]
        lea rax, [r15 + rsi]                                      ;   344.0 p5      54 v[0]
        and r11, r15                                              ;   343.5 p11     44 v[6]
        xor r8, rcx                                               ;   345.0 p1      39 v[7]
        add r10, r8                                               ;   346.0 p0      55 v[7]
        and r9, rax                                               ;   345.0 p5      43 t1
        xor r12, r9                                               ;   346.0 p11     43 t1
        xor r14, rax                                              ;   345.0 p6      43 t1
        vprolq xmm4, xmm15, 0x3f                                  ;   344.8 p1      68 w[14]
        mov r9, rdx                                               ;   339.8         43 t1 copy
        rorx rcx, rax, 0x12                                       ;   345.0 p0      40 t1
        rorx r8, rax, 0xe                                         ;   345.7 p6      40 t1
        xor r8, rcx                                               ;   346.7 p5      40 t1
        rorx rcx, rax, 0x29                                       ;   346.0 p0      40 t1
        vpsrlq xmm2, xmm15, 7                                     ;   345.8 p1      68 w[14]
        vprolq xmm3, xmm15, 0x38                                  ;   346.8 p1      68 w[14]
        vprolq xmm10, xmm8, 3                                     ;   347.0 p0      68 w[14]
        add rdi, qword [rsp + 536]                                ;   346.8 p11+p3   53 t1
        vprolq xmm11, xmm8, 0x2d                                  ;   347.8 p1      68 w[14]
        vpsrlq xmm9, xmm8, 6                                      ;   348.0 p0      68 w[14]
        add rbp, r11                                              ;   346.0 p5      55 v[6]
        vpalignr xmm15, xmm5, xmm7, 8                             ;   347.0 p5      68 w[14]
        xor r8, rcx                                               ;   347.7 p11     40 t1
        add rbx, r12                                              ;   347.8 p6      53 t1
        mov r11, r15                                              ;   341.5         44 v[6] copy
        vpternlogd xmm2, xmm4, xmm3, 0x96                         ;   348.0 p5      68 w[14]
        add rbx, r8                                               ;   348.8 p11     53 t1
        mov r12, rax                                              ;   345.0         43 t1 copy
        and r13, r10                                              ;   347.7 p6      44 v[6]
        add rbp, r13                                              ;   348.7 p11     55 v[6]
        vpternlogd xmm9, xmm11, xmm10, 0x96                       ;   349.0 p1      68 w[14]
        rorx r8, r10, 0x1c                                        ;   348.7 p6      39 v[6]
        xor r11, r10                                              ;   349.0 p0      44 v[6]
        rorx r13, r10, 0x22                                       ;   349.7 p6      39 v[6]
        rorx rcx, r10, 0x27                                       ;   350.0 p0      39 v[6]
        vmovdqa xmm3, [rsp + 224]                                 ;   342.0 p10     68 w[14]
        xor r8, r13                                               ;   350.7 p5      39 v[6]
        lea r13, [r10 + rbx]                                      ;   349.8 p11     54 v[7]
        vpaddq xmm3, xmm3, xmm15                                  ;   349.8 p1      68 w[14]
        vpaddq xmm3, xmm3, xmm2                                   ;   350.8 p5      68 w[14]
        xor r8, rcx                                               ;   351.7 p11     39 v[6]
        vpaddq xmm3, xmm3, xmm9                                   ;   351.8 p1      68 w[14]
        add rbp, r8                                               ;   352.7 p6      55 v[6]
        and r14, r13                                              ;   351.0 p0      43 t1
        xor r9, r14                                               ;   352.0 p5      43 t1
        rorx r14, r13, 0x12                                       ;   351.7 p6      40 t1
        rorx r8, r13, 0xe                                         ;   352.0 p0      40 t1
        xor r12, r13                                              ;   351.5 p11     43 t1
        rorx rcx, r13, 0x29                                       ;   352.7 p6      40 t1
        and r15, r10                                              ;   351.8 p1      44 v[5]
        mov qword [rsp + 800], rbx                                ;   349.8 p8+p9   53 t1 spill
        mov rbx, rax                                              ;   345.0         43 t1 copy
        add rdi, r9                                               ;   353.0 p5      53 t1
        xor r8, r14                                               ;   353.0 p11     40 t1
        mov r9, qword [rsp + 784]                                 ;   345.2 p2      55 v[5]
        xor r8, rcx                                               ;   354.0 p1      40 t1
        add rdx, qword [rel sha512_blocks.T1_constants64]         ;   353.0 p0+p3   53 t1
        add r9, r15                                               ;   353.0 p5      55 v[5]
        vmovdqa [rsp + 544], xmm3                                 ;   352.8 p7+p4   68 w[14]
        mov r14, qword [rsp + 544]                                ;   352.8 p10     68 w[14] reload
        add rdx, r14                                              ;   357.8 p11     53 t1
        add rdi, r8                                               ;   355.0 p6      53 t1
        mov r8, r10                                               ;   347.0         44 v[5] copy
        mov r15, r13                                              ;   350.8         43 t1 copy
        and r11, rbp                                              ;   353.8 p1      44 v[5]
        add r9, r11                                               ;   354.8 p0      55 v[5]
        xor r8, rbp                                               ;   354.0 p5      44 v[5]
        rorx r11, rbp, 0x1c                                       ;   354.7 p6      39 v[5]
        rorx rcx, rbp, 0x22                                       ;   355.0 p0      39 v[5]
        xor r11, rcx                                              ;   356.0 p11     39 v[5]
        rorx rcx, rbp, 0x27                                       ;   355.7 p6      39 v[5]
        xor r11, rcx                                              ;   357.0 p1      39 v[5]
        lea rcx, [rbp + rdi]                                      ;   356.0 p5      54 v[6]
        and r10, rbp                                              ;   355.5 p11     44 v[4]
        add r9, r11                                               ;   358.0 p1      55 v[5]
        and r12, rcx                                              ;   357.0 p0      43 t1
        xor rbx, r12                                              ;   358.0 p5      43 t1
        add rdx, rbx                                              ;   359.0 p11     53 t1
        rorx r11, rcx, 0xe                                        ;   357.0 p6      40 t1
        xor r15, rcx                                              ;   357.0 p1      43 t1
        rorx r12, rcx, 0x12                                       ;   357.0 p0      40 t1
        xor r11, r12                                              ;   358.0 p5      40 t1
        rorx r12, rcx, 0x29                                       ;   357.7 p6      40 t1
        mov rbx, qword [rsp + 552]                                ;   352.8 p2      68 w[15] reload
        vprolq xmm2, xmm12, 0x38                                  ;   357.8 p1      68 w[0]
        add rax, rbx                                              ;   357.8 p11     53 t1
        add rax, qword [rel sha512_blocks.T1_constants64 + 8]     ;   358.8 p0+p3   53 t1
        vpsrlq xmm4, xmm3, 6                                      ;   358.8 p1      68 w[0]
        vprolq xmm9, xmm3, 3                                      ;   359.0 p0      68 w[0]
        vprolq xmm10, xmm3, 0x2d                                  ;   359.8 p1      68 w[0]
        mov r14, r13                                              ;   351.2         43 t1 copy
        add rsi, r10                                              ;   358.0 p5      55 v[4]
        xor r11, r12                                              ;   359.0 p11     40 t1
        vpsrlq xmm11, xmm12, 7                                    ;   360.0 p0      68 w[0]
        vprolq xmm12, xmm12, 0x3f                                 ;   360.8 p1      68 w[0]
        vpalignr xmm3, xmm6, xmm5, 8                              ;   359.0 p5      68 w[0]
        add rdx, r11                                              ;   360.0 p6      53 t1
        mov r11, rbp                                              ;   353.7         44 v[4] copy
        vpternlogd xmm4, xmm10, xmm9, 0x96                        ;   360.8 p5      68 w[0]
        vpternlogd xmm11, xmm12, xmm2, 0x96                       ;   361.8 p0      68 w[0]
        and r8, r9                                                ;   359.5 p11     44 v[4]
        mov r10, rcx                                              ;   357.0         43 t1 copy
        add rsi, r8                                               ;   360.5 p6      55 v[4]
        xor r11, r9                                               ;   360.5 p11     44 v[4]
        rorx r8, r9, 0x1c                                         ;   360.7 p6      39 v[4]
        rorx r12, r9, 0x22                                        ;   361.7 p6      39 v[4]
        xor r8, r12                                               ;   362.7 p5      39 v[4]
        rorx r12, r9, 0x27                                        ;   362.0 p0      39 v[4]
        xor r8, r12                                               ;   363.7 p11     39 v[4]
        lea r12, [r9 + rdx]                                       ;   361.8 p1      54 v[5]
        vpaddq xmm0, xmm0, xmm3                                   ;   362.0 p5      68 w[0]
        vpaddq xmm0, xmm0, xmm4                                   ;   363.0 p1      68 w[0]
        add rsi, r8                                               ;   364.7 p11     55 v[4]
        and r15, r12                                              ;   362.8 p6      43 t1
        xor r14, r15                                              ;   363.8 p0      43 t1
        add rax, r14                                              ;   364.8 p5      53 t1
        rorx r8, r12, 0xe                                         ;   363.7 p6      40 t1
        vpaddq xmm0, xmm0, xmm11                                  ;   364.0 p1      68 w[0]
        xor r10, r12                                              ;   363.5 p11     43 t1
        rorx r14, r12, 0x12                                       ;   364.0 p0      40 t1
        rorx r15, r12, 0x29                                       ;   364.7 p6      40 t1
        and rbp, r9                                               ;   364.0 p5      44 v[3]
        xor r8, r14                                               ;   365.0 p11     40 t1
        xor r8, r15                                               ;   366.0 p1      40 t1
        add r13, qword [rel sha512_blocks.T1_constants64 + 16]    ;   365.0 p0+p10   53 t1
        mov r14, qword [rsp + 800]                                ;   357.0 p2      55 v[3]
        add r14, rbp                                              ;   365.0 p5      55 v[3]
        vmovdqa [rsp + 560], xmm0                                 ;   365.0 p8+p9   68 w[0]
        mov r15, qword [rsp + 560]                                ;   365.0 p3      68 w[0] reload
        add r13, r15                                              ;   370.0 p11     53 t1
        add rax, r8                                               ;   367.0 p6      53 t1
        mov rbp, r12                                              ;   362.8         43 t1 copy
        and r11, rsi                                              ;   365.8 p1      44 v[3]
        add r14, r11                                              ;   366.8 p0      55 v[3]
        mov rbx, rcx                                              ;   358.5         43 t1 copy
        mov r8, r9                                                ;   359.0         44 v[3] copy
        xor r8, rsi                                               ;   366.0 p5      44 v[3]
        rorx r11, rsi, 0x1c                                       ;   366.7 p6      39 v[3]
        rorx r15, rsi, 0x22                                       ;   367.0 p0      39 v[3]
        xor r11, r15                                              ;   368.0 p11     39 v[3]
        rorx r15, rsi, 0x27                                       ;   367.7 p6      39 v[3]
        xor r11, r15                                              ;   369.0 p1      39 v[3]
        lea r15, [rsi + rax]                                      ;   368.0 p5      54 v[4]
        and r9, rsi                                               ;   367.5 p11     44 v[2]
        add r14, r11                                              ;   370.0 p1      55 v[3]
        and r10, r15                                              ;   369.0 p0      43 t1
        xor rbx, r10                                              ;   370.0 p5      43 t1
        add r13, rbx                                              ;   371.0 p11     53 t1
        rorx r10, r15, 0xe                                        ;   369.0 p6      40 t1
        xor rbp, r15                                              ;   369.0 p1      43 t1
        rorx r11, r15, 0x12                                       ;   369.0 p0      40 t1
        xor r10, r11                                              ;   370.0 p5      40 t1
        rorx r11, r15, 0x29                                       ;   369.7 p6      40 t1
        vprolq xmm9, xmm14, 0x3f                                  ;   369.8 p1      68 w[2]
        vpsrlq xmm2, xmm14, 7                                     ;   370.0 p0      68 w[2]
        mov rbx, r12                                              ;   362.8         43 t1 copy
        vpsrlq xmm10, xmm0, 6                                     ;   370.8 p1      68 w[2]
        vprolq xmm11, xmm0, 3                                     ;   371.0 p0      68 w[2]
        vprolq xmm4, xmm14, 0x38                                  ;   371.8 p1      68 w[2]
        vprolq xmm12, xmm0, 0x2d                                  ;   372.0 p0      68 w[2]
        add rdi, r9                                               ;   369.5 p11     55 v[2]
        xor r10, r11                                              ;   371.0 p5      40 t1
        vpalignr xmm14, xmm8, xmm6, 8                             ;   371.0 p5      68 w[2]
        add rcx, qword [rsp + 568]                                ;   370.5 p11+p10   53 t1
        add rcx, qword [rel sha512_blocks.T1_constants64 + 24]    ;   371.5 p6+p2   53 t1
        mov r9, rsi                                               ;   365.7         44 v[2] copy
        vpternlogd xmm2, xmm9, xmm4, 0x96                         ;   372.8 p5      68 w[2]
        add r13, r10                                              ;   372.0 p11     53 t1
        mov r10, r15                                              ;   369.0         43 t1 copy
        and r8, r14                                               ;   371.7 p6      44 v[2]
        add rdi, r8                                               ;   372.7 p11     55 v[2]
        xor r9, r14                                               ;   372.7 p6      44 v[2]
        rorx r11, r14, 0x22                                       ;   373.0 p0      39 v[2]
        vpternlogd xmm10, xmm12, xmm11, 0x96                      ;   373.0 p1      68 w[2]
        rorx r8, r14, 0x1c                                        ;   373.7 p6      39 v[2]
        xor r8, r11                                               ;   374.7 p5      39 v[2]
        rorx r11, r14, 0x27                                       ;   374.0 p0      39 v[2]
        xor r8, r11                                               ;   375.7 p11     39 v[2]
        lea r11, [r14 + r13]                                      ;   373.8 p1      54 v[3]
        vpaddq xmm1, xmm1, xmm14                                  ;   374.0 p5      68 w[2]
        vpaddq xmm1, xmm1, xmm2                                   ;   375.0 p1      68 w[2]
        vpaddq xmm1, xmm1, xmm10                                  ;   376.0 p0      68 w[2]
        add rdi, r8                                               ;   376.7 p11     55 v[2]
        and rbp, r11                                              ;   374.8 p6      43 t1
        xor rbx, rbp                                              ;   375.8 p5      43 t1
        add rcx, rbx                                              ;   376.8 p11     53 t1
        rorx r8, r11, 0xe                                         ;   375.7 p6      40 t1
        mov rbp, r14                                              ;   371.0         44 v[1] copy
        xor r10, r11                                              ;   375.8 p1      43 t1
        rorx rbx, r11, 0x12                                       ;   376.0 p0      40 t1
        xor r8, rbx                                               ;   377.0 p5      40 t1
        rorx rbx, r11, 0x29                                       ;   376.7 p6      40 t1
        and rbp, rsi                                              ;   376.5 p11     44 v[1]
        vmovdqa xmm2, [rel sha512_blocks.T0_w.blocks + 512]       ;   368.3 p3      68 w[2]
        add rdx, rbp                                              ;   377.5 p1      55 v[1]
        xor r8, rbx                                               ;   378.0 p0      40 t1
        mov rsi, r15                                              ;   369.0         43 t1 copy
        vpaddq xmm2, xmm2, xmm1                                   ;   377.0 p5      68 w[2]
        vmovdqa [rsp + 576], xmm2                                 ;   378.0 p7+p4   68 w[2]
        add r12, qword [rsp + 576]                                ;   383.0 p11+p10   53 t1
        add rcx, r8                                               ;   379.0 p6      53 t1
        mov r8, r11                                               ;   374.8         43 t1 copy
        and r9, rdi                                               ;   377.8 p1      44 v[1]
        add rdx, r9                                               ;   378.8 p0      55 v[1]
        rorx r9, rdi, 0x1c                                        ;   378.7 p6      39 v[1]
        xor r14, rdi                                              ;   378.0 p5      44 v[1]
        rorx rbp, rdi, 0x22                                       ;   379.0 p0      39 v[1]
        rorx rbx, rdi, 0x27                                       ;   379.7 p6      39 v[1]
        xor r9, rbp                                               ;   380.0 p11     39 v[1]
        lea rbp, [rdi + rcx]                                      ;   380.0 p1      54 v[2]
        xor r9, rbx                                               ;   381.0 p5      39 v[1]
        add rdx, r9                                               ;   382.0 p11     55 v[1]
        mov r9, rdi                                               ;   377.7         44 v[0] copy
        mov qword [rsp + 800], rcx                                ;   380.0 p8+p9   53 t1 spill
        mov rcx, rdi                                              ;   377.7         44 v[0] copy
        and r10, rbp                                              ;   381.0 p1      43 t1
        mov rbx, r11                                              ;   374.8         43 t1 copy
        xor rsi, r10                                              ;   382.0 p0      43 t1
        add r12, rsi                                              ;   384.0 p5      53 t1
        xor r8, rbp                                               ;   381.0 p11     43 t1
        rorx r10, rbp, 0xe                                        ;   381.0 p6      40 t1
        vprolq xmm2, xmm1, 3                                      ;   380.8 p1      68 w[4]
        vprolq xmm4, xmm1, 0x2d                                   ;   381.0 p0      68 w[4]
        rorx rsi, rbp, 0x12                                       ;   381.7 p6      40 t1
        vprolq xmm9, xmm13, 0x38                                  ;   381.8 p1      68 w[4]
        vpsrlq xmm10, xmm1, 6                                     ;   382.0 p0      68 w[4]
        xor r10, rsi                                              ;   382.7 p5      40 t1
        rorx rsi, rbp, 0x29                                       ;   382.7 p6      40 t1
        vpsrlq xmm11, xmm13, 7                                    ;   382.8 p1      68 w[4]
        vmovdqa [rsp + 224], xmm6                                 ;   374.3 p7+p4   68 w[10] spill
        vprolq xmm12, xmm13, 0x3f                                 ;   383.0 p0      68 w[4]
        vmovdqa xmm13, [rsp + 544]                                ;   374.7 p2      68 w[14] reload
        add r15, qword [rsp + 584]                                ;   383.0 p11+p3   53 t1
        vpalignr xmm6, xmm13, xmm8, 8                             ;   382.0 p5      68 w[4]
        vpternlogd xmm10, xmm4, xmm2, 0x96                        ;   383.0 p5      68 w[4]
        xor r10, rsi                                              ;   383.7 p11     40 t1
        add r12, r10                                              ;   385.0 p11     53 t1
        vpternlogd xmm11, xmm12, xmm9, 0x96                       ;   384.0 p1      68 w[4]
        xor r9, rdx                                               ;   383.7 p6      44 v[0]
        and r14, r9                                               ;   384.7 p0      44 v[0]
        vpaddq xmm2, xmm6, [rsp + 320]                            ;   384.0 p5+p10   68 w[4]
        xor rcx, r14                                              ;   385.7 p11     44 v[0]
        and rdi, rdx                                              ;   384.7 p6      44 v[7]
        rorx r14, rdx, 0x1c                                       ;   385.0 p0      39 v[0]
        add rax, rcx                                              ;   386.7 p1      55 v[0]
        rorx rsi, rdx, 0x22                                       ;   385.7 p6      39 v[0]
        mov r10, rbp                                              ;   381.0         43 t1 copy
        vpaddq xmm2, xmm2, xmm10                                  ;   385.0 p5      68 w[4]
        rorx rcx, rdx, 0x27                                       ;   386.0 p0      39 v[0]
        vpaddq xmm2, xmm2, xmm11                                  ;   386.0 p1      68 w[4]
        xor r14, rsi                                              ;   386.7 p11     39 v[0]
        lea rsi, [rdx + r12]                                      ;   386.0 p5      54 v[1]
        add r13, rdi                                              ;   386.5 p11     55 v[7]
        xor r14, rcx                                              ;   387.7 p6      39 v[0]
        add rax, r14                                              ;   388.7 p1      55 v[0]
        and r8, rsi                                               ;   387.0 p0      43 t1
        xor rbx, r8                                               ;   388.0 p5      43 t1
        rorx r8, rsi, 0xe                                         ;   387.7 p6      40 t1
        rorx r14, rsi, 0x12                                       ;   388.0 p0      40 t1
        xor r10, rsi                                              ;   387.5 p11     43 t1
        rorx rdi, rsi, 0x29                                       ;   388.7 p6      40 t1
        mov rcx, rdx                                              ;   383.0         44 v[7] copy
        vmovdqa xmm4, [rel sha512_blocks.T0_w.blocks + 528]       ;   379.8 p2      68 w[4]
        vpaddq xmm4, xmm4, xmm2                                   ;   387.8 p1      68 w[4]
        add r15, rbx                                              ;   389.0 p5      53 t1
        xor r8, r14                                               ;   389.0 p11     40 t1
        xor r8, rdi                                               ;   390.0 p1      40 t1
        rorx rdi, rax, 0x27                                       ;   389.7 p0      39 v[7]
        mov r14, rbp                                              ;   381.0         43 t1 copy
        vmovdqa [rsp + 592], xmm4                                 ;   388.8 p8+p9   68 w[4]
        add r15, r8                                               ;   391.0 p5      53 t1
        and r9, rax                                               ;   389.7 p11     44 v[7]
        add r13, r9                                               ;   390.7 p6      55 v[7]
        rorx r8, rax, 0x1c                                        ;   390.0 p0      39 v[7]
        rorx r9, rax, 0x22                                        ;   390.7 p6      39 v[7]
        xor rcx, rax                                              ;   389.8 p1      44 v[7]
        and rdx, rax                                              ;   390.0 p5      44 v[6]
        add r11, qword [rsp + 592]                                ;   393.8 p11+p3   53 t1
        mov rbx, qword [rsp + 800]                                ;   382.5 p10     55 v[6]
        add rbx, rdx                                              ;   391.0 p1      55 v[6]
        lea rdx, [rax + r15]                                      ;   392.0 p0      54 v[0]
        xor r8, r9                                                ;   391.7 p5      39 v[7]
        xor r8, rdi                                               ;   392.7 p11     39 v[7]
        mov r9, rsi                                               ;   387.0         43 t1 copy
        mov rdi, rax                                              ;   389.7         44 v[6] copy
        add r13, r8                                               ;   393.7 p6      55 v[7]
        and r10, rdx                                              ;   393.0 p1      43 t1
        xor r14, r10                                              ;   394.0 p0      43 t1
        rorx r10, rdx, 0x12                                       ;   393.0 p6      40 t1
        add r11, r14                                              ;   395.0 p5      53 t1
        rorx r8, rdx, 0xe                                         ;   393.0 p0      40 t1
        xor r9, rdx                                               ;   393.0 p11     43 t1
        xor r8, r10                                               ;   394.0 p1      40 t1
        rorx r10, rdx, 0x29                                       ;   393.7 p6      40 t1
        mov r14, rsi                                              ;   387.0         43 t1 copy
        xor r8, r10                                               ;   395.0 p5      40 t1
        add r11, r8                                               ;   396.0 p11     53 t1
        and rcx, r13                                              ;   394.7 p1      44 v[6]
        add rbx, rcx                                              ;   395.7 p0      55 v[6]
        xor rdi, r13                                              ;   394.7 p5      44 v[6]
        rorx r8, r13, 0x1c                                        ;   394.7 p6      39 v[6]
        and rax, r13                                              ;   394.7 p11     44 v[5]
        rorx r10, r13, 0x22                                       ;   395.0 p0      39 v[6]
        rorx rcx, r13, 0x27                                       ;   395.7 p6      39 v[6]
        vpsrlq xmm4, xmm15, 7                                     ;   394.8 p1      68 w[6]
        vpsrlq xmm9, xmm2, 6                                      ;   395.8 p1      68 w[6]
        vprolq xmm10, xmm15, 0x38                                 ;   396.0 p0      68 w[6]
        vprolq xmm11, xmm15, 0x3f                                 ;   396.8 p1      68 w[6]
        add rbp, qword [rsp + 600]                                ;   395.0 p5+p2   53 t1
        vprolq xmm12, xmm2, 3                                     ;   397.0 p0      68 w[6]
        vprolq xmm15, xmm2, 0x2d                                  ;   397.8 p1      68 w[6]
        add r12, rax                                              ;   395.7 p11     55 v[5]
        xor r8, r10                                               ;   396.0 p5      39 v[6]
        xor r8, rcx                                               ;   397.0 p11     39 v[6]
        vpalignr xmm13, xmm0, xmm13, 8                            ;   397.0 p5      68 w[6]
        mov r10, rdx                                              ;   393.0         43 t1 copy
        lea rax, [r13 + r11]                                      ;   397.0 p6      54 v[7]
        mov rcx, r13                                              ;   394.7         44 v[5] copy
        add rbx, r8                                               ;   398.0 p11     55 v[6]
        vpternlogd xmm4, xmm11, xmm10, 0x96                       ;   398.0 p0      68 w[6]
        vpternlogd xmm9, xmm15, xmm12, 0x96                       ;   398.8 p5      68 w[6]
        and r9, rax                                               ;   398.0 p6      43 t1
        xor r14, r9                                               ;   399.0 p11     43 t1
        add rbp, r14                                              ;   400.0 p6      53 t1
        rorx r8, rax, 0xe                                         ;   399.0 p0      40 t1
        xor r10, rax                                              ;   398.8 p1      43 t1
        rorx r9, rax, 0x12                                        ;   399.7 p6      40 t1
        rorx r14, rax, 0x29                                       ;   400.0 p0      40 t1
        xor r8, r9                                                ;   400.7 p5      40 t1
        xor r8, r14                                               ;   401.7 p11     40 t1
        and rdi, rbx                                              ;   399.8 p1      44 v[5]
        add r12, rdi                                              ;   400.8 p5      55 v[5]
        rorx r9, rbx, 0x1c                                        ;   400.7 p6      39 v[5]
        xor rcx, rbx                                              ;   400.5 p11     44 v[5]
        and r13, rbx                                              ;   400.8 p1      44 v[4]
        rorx r14, rbx, 0x22                                       ;   401.0 p0      39 v[5]
        rorx rdi, rbx, 0x27                                       ;   401.7 p6      39 v[5]
        vpaddq xmm7, xmm7, xmm13                                  ;   401.0 p5      68 w[6]
        vpaddq xmm7, xmm7, xmm4                                   ;   402.0 p1      68 w[6]
        vpaddq xmm7, xmm7, xmm9                                   ;   403.0 p0      68 w[6]
        xor r9, r14                                               ;   402.0 p11     39 v[5]
        xor r9, rdi                                               ;   403.0 p5      39 v[5]
        mov rdi, rdx                                              ;   393.2         43 t1 copy
        add r15, r13                                              ;   402.5 p11     55 v[4]
        mov r14, rbx                                              ;   399.0         54 v[6] copy
        add rbp, r8                                               ;   402.7 p6      53 t1
        add r12, r9                                               ;   404.0 p1      55 v[5]
        add rsi, qword [rel sha512_blocks.T1_constants64 + 32]    ;   403.0 p0+p3   53 t1
        mov r8, rbx                                               ;   399.0         44 v[4] copy
        add r14, rbp                                              ;   403.7 p5      54 v[6]
        vmovdqa [rsp + 608], xmm7                                 ;   404.0 p7+p4   68 w[6]
        add rsi, qword [rsp + 608]                                ;   409.0 p11+p10   53 t1
        and r10, r14                                              ;   404.7 p6      43 t1
        xor rdi, r10                                              ;   405.7 p1      43 t1
        rorx r10, r14, 0x12                                       ;   404.7 p0      40 t1
        rorx r9, r14, 0xe                                         ;   404.7 p6      40 t1
        add rsi, rdi                                              ;   410.0 p5      53 t1
        xor r9, r10                                               ;   405.7 p11     40 t1
        rorx r10, r14, 0x29                                       ;   405.0 p0      40 t1
        xor r9, r10                                               ;   406.7 p1      40 t1
        and rcx, r12                                              ;   405.0 p5      44 v[4]
        rorx r10, r12, 0x1c                                       ;   405.7 p6      39 v[4]
        rorx r13, r12, 0x22                                       ;   406.0 p0      39 v[4]
        xor r8, r12                                               ;   405.5 p11     44 v[4]
        and rbx, r12                                              ;   405.8 p1      44 v[3]
        rorx rdi, r12, 0x27                                       ;   406.7 p6      39 v[4]
        add r15, rcx                                              ;   406.0 p5      55 v[4]
        mov rcx, rax                                              ;   398.0         43 t1 copy
        xor rcx, r14                                              ;   406.5 p11     43 t1
        add r11, rbx                                              ;   406.8 p1      55 v[3]
        xor r10, r13                                              ;   407.0 p0      39 v[4]
        mov r13, r12                                              ;   405.0         54 v[5] copy
        add rsi, r9                                               ;   411.0 p5      53 t1
        xor r10, rdi                                              ;   408.0 p11     39 v[4]
        mov rdi, r12                                              ;   405.0         44 v[3] copy
        add r15, r10                                              ;   409.0 p6      55 v[4]
        mov r10, qword [rsp + 616]                                ;   404.0 p2      68 w[7] reload
        add rdx, r10                                              ;   409.0 p1      53 t1
        add rdx, qword [rel sha512_blocks.T1_constants64 + 40]    ;   410.0 p0+p3   53 t1
        mov r9, rax                                               ;   399.3         43 t1 copy
        vpsrlq xmm4, xmm7, 6                                      ;   408.8 p1      68 w[8]
        vprolq xmm9, xmm7, 3                                      ;   409.0 p0      68 w[8]
        vprolq xmm10, xmm7, 0x2d                                  ;   409.8 p1      68 w[8]
        and r8, r15                                               ;   410.0 p5      44 v[3]
        add r11, r8                                               ;   411.0 p11     55 v[3]
        xor rdi, r15                                              ;   410.0 p6      44 v[3]
        and r12, r15                                              ;   410.0 p5      44 v[2]
        rorx rbx, r15, 0x22                                       ;   410.0 p6      39 v[3]
        rorx r8, r15, 0x1c                                        ;   410.0 p0      39 v[3]
        vprolq xmm11, xmm3, 0x38                                  ;   410.8 p1      68 w[8]
        xor r8, rbx                                               ;   411.0 p11     39 v[3]
        rorx rbx, r15, 0x27                                       ;   410.7 p6      39 v[3]
        vpalignr xmm0, xmm1, xmm0, 8                              ;   410.0 p5      68 w[8]
        vpsrlq xmm12, xmm3, 7                                     ;   411.0 p0      68 w[8]
        vprolq xmm3, xmm3, 0x3f                                   ;   411.8 p1      68 w[8]
        add rbp, r12                                              ;   411.0 p11     55 v[2]
        xor r8, rbx                                               ;   412.0 p5      39 v[3]
        vpternlogd xmm4, xmm10, xmm9, 0x96                        ;   412.0 p0      68 w[8]
        add r13, rsi                                              ;   412.0 p11     54 v[5]
        mov r12, r15                                              ;   410.0         54 v[4] copy
        mov rbx, r15                                              ;   410.0         44 v[2] copy
        vpternlogd xmm12, xmm3, xmm11, 0x96                       ;   412.8 p5      68 w[8]
        add r11, r8                                               ;   413.0 p6      55 v[3]
        mov r10, r14                                              ;   404.7         43 t1 copy
        and rcx, r13                                              ;   413.0 p11     43 t1
        xor r9, rcx                                               ;   414.0 p6      43 t1
        add rdx, r9                                               ;   415.0 p1      53 t1
        rorx r8, r13, 0xe                                         ;   413.0 p0      40 t1
        xor r10, r13                                              ;   413.0 p5      43 t1
        rorx r9, r13, 0x12                                        ;   413.7 p6      40 t1
        xor r8, r9                                                ;   414.7 p11     40 t1
        rorx r9, r13, 0x29                                        ;   414.0 p0      40 t1
        vpaddq xmm0, xmm0, xmm5                                   ;   413.8 p1      68 w[8]
        vpaddq xmm0, xmm0, xmm4                                   ;   414.8 p5      68 w[8]
        vpaddq xmm0, xmm0, xmm12                                  ;   415.8 p1      68 w[8]
        xor r8, r9                                                ;   415.7 p11     40 t1
        and rdi, r11                                              ;   414.7 p6      44 v[2]
        add rdx, r8                                               ;   416.7 p0      53 t1
        rorx r8, r11, 0x1c                                        ;   415.7 p6      39 v[2]
        add rbp, rdi                                              ;   415.7 p5      55 v[2]
        rorx r9, r11, 0x22                                        ;   416.0 p0      39 v[2]
        xor rbx, r11                                              ;   415.5 p11     44 v[2]
        rorx rdi, r11, 0x27                                       ;   416.7 p6      39 v[2]
        and r15, r11                                              ;   415.8 p1      44 v[1]
        mov rcx, r14                                              ;   406.8         43 t1 copy
        xor r8, r9                                                ;   417.0 p5      39 v[2]
        xor r8, rdi                                               ;   418.0 p11     39 v[2]
        add rax, qword [rel sha512_blocks.T1_constants64 + 48]    ;   416.8 p1+p10   53 t1
        mov r9, r11                                               ;   414.0         44 v[1] copy
        mov rdi, r11                                              ;   414.0         54 v[3] copy
        add rsi, r15                                              ;   417.0 p0      55 v[1]
        add r12, rdx                                              ;   417.7 p5      54 v[4]
        vmovdqa [rsp + 624], xmm0                                 ;   416.8 p8+p9   68 w[8]
        mov r15, qword [rsp + 624]                                ;   416.8 p2      68 w[8] reload
        add rax, r15                                              ;   421.8 p11     53 t1
        add rbp, r8                                               ;   419.0 p6      55 v[2]
        mov r8, r13                                               ;   413.0         43 t1 copy
        and r10, r12                                              ;   418.7 p1      43 t1
        xor rcx, r10                                              ;   419.7 p0      43 t1
        add rax, rcx                                              ;   422.8 p5      53 t1
        xor r8, r12                                               ;   418.7 p11     43 t1
        rorx r10, r12, 0xe                                        ;   418.7 p6      40 t1
        rorx rcx, r12, 0x12                                       ;   419.0 p0      40 t1
        xor r10, rcx                                              ;   420.0 p1      40 t1
        rorx rcx, r12, 0x29                                       ;   419.7 p6      40 t1
        xor r10, rcx                                              ;   421.0 p5      40 t1
        rorx rcx, rbp, 0x22                                       ;   420.0 p0      39 v[1]
        add rax, r10                                              ;   423.8 p11     53 t1
        and rbx, rbp                                              ;   420.0 p1      44 v[1]
        add rsi, rbx                                              ;   421.0 p5      55 v[1]
        xor r9, rbp                                               ;   420.5 p11     44 v[1]
        rorx r10, rbp, 0x1c                                       ;   420.7 p6      39 v[1]
        and r11, rbp                                              ;   420.8 p1      44 v[0]
        rorx rbx, rbp, 0x27                                       ;   421.0 p0      39 v[1]
        vprolq xmm3, xmm14, 0x38                                  ;   421.8 p1      68 w[10]
        vpsrlq xmm4, xmm0, 6                                      ;   422.0 p0      68 w[10]
        vprolq xmm5, xmm0, 3                                      ;   422.8 p1      68 w[10]
        vprolq xmm0, xmm0, 0x2d                                   ;   423.0 p0      68 w[10]
        add rdx, r11                                              ;   421.8 p5      55 v[0]
        xor r10, rcx                                              ;   421.7 p11     39 v[1]
        mov r15, r13                                              ;   413.0         43 t1 copy
        vprolq xmm9, xmm14, 0x3f                                  ;   423.8 p1      68 w[10]
        xor r10, rbx                                              ;   422.7 p6      39 v[1]
        vpsrlq xmm10, xmm14, 7                                    ;   424.0 p0      68 w[10]
        add r14, qword [rsp + 632]                                ;   422.0 p5+p3   53 t1
        add r14, qword [rel sha512_blocks.T1_constants64 + 56]    ;   423.0 p11+p10   53 t1
        mov r11, rbp                                              ;   420.0         44 v[0] copy
        add rsi, r10                                              ;   423.7 p6      55 v[1]
        vpalignr xmm1, xmm2, xmm1, 8                              ;   423.0 p5      68 w[10]
        vpternlogd xmm4, xmm0, xmm5, 0x96                         ;   424.0 p5      68 w[10]
        vpternlogd xmm10, xmm9, xmm3, 0x96                        ;   425.0 p1      68 w[10]
        add rdi, rax                                              ;   424.8 p11     54 v[3]
        and r9, rsi                                               ;   424.7 p6      44 v[0]
        add rdx, r9                                               ;   425.7 p11     55 v[0]
        rorx r9, rsi, 0x1c                                        ;   424.7 p6      39 v[0]
        mov r10, rbp                                              ;   420.0         44 v[7] copy
        xor r11, rsi                                              ;   425.0 p0      44 v[0]
        and r10, rsi                                              ;   425.0 p5      44 v[7]
        rorx rcx, rsi, 0x22                                       ;   425.7 p6      39 v[0]
        xor r9, rcx                                               ;   426.7 p11     39 v[0]
        rorx rcx, rsi, 0x27                                       ;   426.0 p0      39 v[0]
        mov rbx, r12                                              ;   418.7         43 t1 copy
        vmovdqa xmm0, [rsp + 224]                                 ;   416.5 p2      68 w[10]
        vpaddq xmm0, xmm0, xmm1                                   ;   425.8 p1      68 w[10]
        vpaddq xmm0, xmm0, xmm4                                   ;   426.8 p5      68 w[10]
        vpaddq xmm0, xmm0, xmm10                                  ;   427.8 p1      68 w[10]
        xor r9, rcx                                               ;   427.7 p11     39 v[0]
        add rax, r10                                              ;   426.7 p6      55 v[7]
        add rdx, r9                                               ;   428.7 p0      55 v[0]
        and r8, rdi                                               ;   427.0 p5      43 t1
        rorx r9, rdi, 0xe                                         ;   427.7 p6      40 t1
        xor rbx, rdi                                              ;   427.5 p11     43 t1
        rorx r10, rdi, 0x12                                       ;   428.0 p0      40 t1
        rorx rcx, rdi, 0x29                                       ;   428.7 p6      40 t1
        vmovdqa xmm1, [rel sha512_blocks.T0_w.blocks + 544]       ;   418.5 p3      68 w[10]
        xor r15, r8                                               ;   428.0 p1      43 t1
        mov r8, rsi                                               ;   424.7         44 v[7] copy
        xor r9, r10                                               ;   429.0 p5      40 t1
        mov r10, r12                                              ;   419.2         43 t1 copy
        xor r9, rcx                                               ;   430.0 p11     40 t1
        add r14, r15                                              ;   429.0 p1      53 t1
        vpaddq xmm1, xmm1, xmm0                                   ;   429.0 p0      68 w[10]
        vmovdqa [rsp + 640], xmm1                                 ;   430.0 p7+p4   68 w[10]
        add r14, r9                                               ;   431.0 p5      53 t1
        and r11, rdx                                              ;   429.7 p11     44 v[7]
        add rax, r11                                              ;   430.7 p6      55 v[7]
        rorx r9, rdx, 0x1c                                        ;   430.0 p0      39 v[7]
        rorx r11, rdx, 0x22                                       ;   430.7 p6      39 v[7]
        xor r8, rdx                                               ;   429.8 p1      44 v[7]
        rorx r15, rdx, 0x27                                       ;   431.0 p0      39 v[7]
        add r13, qword [rsp + 640]                                ;   435.0 p5+p10   53 t1
        mov rcx, rsi                                              ;   424.7         44 v[6] copy
        and rcx, rdx                                              ;   430.5 p11     44 v[6]
        xor r9, r11                                               ;   431.7 p1      39 v[7]
        xor r9, r15                                               ;   432.7 p5      39 v[7]
        mov r11, rdi                                              ;   425.8         43 t1 copy
        mov r15, rdx                                              ;   429.7         44 v[6] copy
        add rbp, r14                                              ;   432.0 p11     54 v[2]
        add rcx, r14                                              ;   432.0 p6      55 v[6]
        add rax, r9                                               ;   433.7 p1      55 v[7]
        and rbx, rbp                                              ;   433.0 p0      43 t1
        xor r10, rbx                                              ;   434.0 p5      43 t1
        rorx r9, rbp, 0xe                                         ;   433.0 p6      40 t1
        xor r11, rbp                                              ;   433.0 p11     43 t1
        mov rbx, rdi                                              ;   425.8         43 t1 copy
        rorx r14, rbp, 0x12                                       ;   433.0 p0      40 t1
        xor r9, r14                                               ;   434.0 p1      40 t1
        rorx r14, rbp, 0x29                                       ;   433.7 p6      40 t1
        xor r9, r14                                               ;   435.0 p5      40 t1
        mov r14, rdx                                              ;   429.7         44 v[5] copy
        add r13, r10                                              ;   436.0 p11     53 t1
        add r13, r9                                               ;   437.0 p1      53 t1
        and r8, rax                                               ;   434.7 p0      44 v[6]
        add rcx, r8                                               ;   435.7 p5      55 v[6]
        xor r15, rax                                              ;   434.7 p11     44 v[6]
        rorx r9, rax, 0x22                                        ;   434.7 p6      39 v[6]
        rorx r8, rax, 0x1c                                        ;   435.0 p0      39 v[6]
        add r12, qword [rsp + 648]                                ;   435.0 p1+p2   53 t1
        and r14, rax                                              ;   435.0 p5      44 v[5]
        rorx r10, rax, 0x27                                       ;   435.7 p6      39 v[6]
        vpsrlq xmm1, xmm6, 7                                      ;   435.8 p1      68 w[12]
        vprolq xmm3, xmm6, 0x38                                   ;   436.0 p0      68 w[12]
        vprolq xmm4, xmm6, 0x3f                                   ;   436.8 p1      68 w[12]
        vpsrlq xmm5, xmm0, 6                                      ;   437.0 p0      68 w[12]
        xor r8, r9                                                ;   436.0 p11     39 v[6]
        mov r9, rax                                               ;   434.7         44 v[5] copy
        xor r8, r10                                               ;   437.0 p5      39 v[6]
        mov r10, rbp                                              ;   433.0         43 t1 copy
        add rcx, r8                                               ;   438.0 p11     55 v[6]
        vprolq xmm6, xmm0, 3                                      ;   437.8 p1      68 w[12]
        vprolq xmm0, xmm0, 0x2d                                   ;   438.0 p0      68 w[12]
        vpternlogd xmm1, xmm4, xmm3, 0x96                         ;   437.8 p5      68 w[12]
        vpalignr xmm2, xmm7, xmm2, 8                              ;   438.0 p5      68 w[12]
        add rsi, r13                                              ;   438.0 p6      54 v[1]
        add r14, r13                                              ;   438.0 p11     55 v[5]
        vpternlogd xmm5, xmm0, xmm6, 0x96                         ;   439.0 p1      68 w[12]
        and r11, rsi                                              ;   439.0 p6      43 t1
        xor rbx, r11                                              ;   440.0 p11     43 t1
        rorx r8, rsi, 0xe                                         ;   439.0 p6      40 t1
        xor r10, rsi                                              ;   439.0 p0      43 t1
        rorx r11, rsi, 0x12                                       ;   439.7 p6      40 t1
        xor r8, r11                                               ;   440.7 p5      40 t1
        rorx r11, rsi, 0x29                                       ;   440.0 p0      40 t1
        add r12, rbx                                              ;   441.0 p11     53 t1
        xor r8, r11                                               ;   441.7 p1      40 t1
        and r15, rcx                                              ;   440.0 p5      44 v[5]
        rorx r11, rcx, 0x1c                                       ;   440.7 p6      39 v[5]
        add r14, r15                                              ;   441.0 p11     55 v[5]
        rorx r13, rcx, 0x22                                       ;   441.0 p0      39 v[5]
        xor r9, rcx                                               ;   440.8 p1      44 v[5]
        rorx r15, rcx, 0x27                                       ;   441.7 p6      39 v[5]
        mov rbx, rax                                              ;   434.7         44 v[4] copy
        vpaddq xmm8, xmm8, xmm2                                   ;   441.0 p5      68 w[12]
        vpaddq xmm8, xmm8, xmm1                                   ;   442.0 p1      68 w[12]
        and rbx, rcx                                              ;   441.5 p11     44 v[4]
        vpaddq xmm8, xmm8, xmm5                                   ;   443.0 p0      68 w[12]
        xor r11, r13                                              ;   442.0 p5      39 v[5]
        xor r11, r15                                              ;   443.0 p11     39 v[5]
        mov r13, rbp                                              ;   433.0         43 t1 copy
        mov r15, rcx                                              ;   439.0         44 v[4] copy
        add r12, r8                                               ;   442.7 p6      53 t1
        add r14, r11                                              ;   444.0 p1      55 v[5]
        add rdi, qword [rel sha512_blocks.T1_constants64 + 64]    ;   443.0 p0+p3   53 t1
        mov r11, rsi                                              ;   439.0         43 t1 copy
        vmovdqa [rsp + 656], xmm8                                 ;   444.0 p8+p9   68 w[12]
        mov r8, qword [rsp + 656]                                 ;   444.0 p10     68 w[12] reload
        add rdi, r8                                               ;   449.0 p5      53 t1
        add rdx, r12                                              ;   443.7 p11     54 v[0]
        add rbx, r12                                              ;   443.7 p6      55 v[4]
        and r10, rdx                                              ;   444.7 p1      43 t1
        xor r13, r10                                              ;   445.7 p0      43 t1
        add rdi, r13                                              ;   450.0 p5      53 t1
        rorx r10, rdx, 0xe                                        ;   444.7 p6      40 t1
        xor r11, rdx                                              ;   444.7 p11     43 t1
        rorx r12, rdx, 0x12                                       ;   445.0 p0      40 t1
        xor r10, r12                                              ;   446.0 p1      40 t1
        rorx r12, rdx, 0x29                                       ;   445.7 p6      40 t1
        mov r13, rcx                                              ;   439.0         44 v[3] copy
        xor r10, r12                                              ;   447.0 p5      40 t1
        and r9, r14                                               ;   445.5 p11     44 v[4]
        add rbx, r9                                               ;   446.5 p1      55 v[4]
        rorx r9, r14, 0x1c                                        ;   446.0 p0      39 v[4]
        xor r15, r14                                              ;   446.0 p5      44 v[4]
        and r13, r14                                              ;   446.5 p11     44 v[3]
        rorx r12, r14, 0x22                                       ;   446.7 p6      39 v[4]
        xor r9, r12                                               ;   447.7 p1      39 v[4]
        rorx r12, r14, 0x27                                       ;   447.0 p0      39 v[4]
        xor r9, r12                                               ;   448.7 p5      39 v[4]
        mov r12, qword [rsp + 664]                                ;   444.0 p2      68 w[13] reload
        add rbp, r12                                              ;   449.0 p11     53 t1
        add rbp, qword [rel sha512_blocks.T1_constants64 + 72]    ;   450.0 p6+p3   53 t1
        mov r12, qword [rsp + 544]                                ;   438.0 p10     53 t1
        add r12, rsi                                              ;   447.8 p1      53 t1
        add rdi, r10                                              ;   451.0 p0      53 t1
        mov r10, r14                                              ;   445.0         44 v[3] copy
        add rbx, r9                                               ;   449.7 p5      55 v[4]
        mov r9, rdx                                               ;   444.7         43 t1 copy
        mov r8, r14                                               ;   445.0         44 v[2] copy
        and r15, rbx                                              ;   450.7 p11     44 v[3]
        add r13, r15                                              ;   451.7 p6      55 v[3]
        xor r10, rbx                                              ;   450.7 p1      44 v[3]
        and r8, rbx                                               ;   450.7 p0      44 v[2]
        rorx r15, rbx, 0x1c                                       ;   450.7 p6      39 v[3]
        add rax, rdi                                              ;   452.0 p5      54 v[7]
        add r13, rdi                                              ;   452.7 p11     55 v[3]
        rorx rdi, rbx, 0x22                                       ;   450.7 p0      39 v[3]
        mov qword [rsp + 800], r14                                ;   445.0 p7+p4   55 v[5] spill
        mov qword [rsp + 784], rdx                                ;   444.7 p8+p9   54 v[0] spill
        xor r15, rdi                                              ;   451.7 p1      39 v[3]
        mov r14, qword [rsp + 656]                                ;   444.0 p2      68 w[12] reload
        rorx rdx, r14, 0x13                                       ;   450.7 p6      42 w[14]
        rorx rdi, r14, 0x3d                                       ;   451.0 p0      42 w[14]
        rorx r14, rbx, 0x27                                       ;   451.7 p6      39 v[3]
        mov qword [rsp + 776], rdi                                ;   452.0 p7+p4   42 w[14] spill
        mov rdi, qword [rsp + 656]                                ;   444.0 p3      42 w[14]
        shr rdi, 6                                                ;   452.0 p0      42 w[14]
        xor r15, r14                                              ;   452.7 p5      39 v[3]
        mov r14, qword [rsp + 552]                                ;   442.3 p10     68 w[15] reload
        mov qword [rsp + 768], rdi                                ;   453.0 p8+p9   42 w[14] spill
        rorx rdi, r14, 1                                          ;   452.7 p6      41 w[14]
        mov qword [rsp + 808], rdi                                ;   453.7 p7+p4   41 w[14] spill
        rorx rdi, r14, 8                                          ;   453.0 p0      41 w[14]
        mov qword [rsp + 816], rdi                                ;   454.0 p8+p9   41 w[14] spill
        mov rdi, qword [rsp + 784]                                ;   444.7 p2      53 t1
        add rdi, r14                                              ;   450.5 p11     53 t1
        shr r14, 7                                                ;   453.7 p6      41 w[14]
        add r13, r15                                              ;   453.7 p1      55 v[3]
        mov r15, qword [rsp + 760]                                ;   444.0 p3      72 h
        add r15, rbx                                              ;   451.0 p5      72 h
        and r11, rax                                              ;   453.0 p11     43 t1
        xor rsi, r11                                              ;   454.0 p1      43 t1
        add rbp, rsi                                              ;   455.0 p5      53 t1
        xor r9, rax                                               ;   453.0 p11     43 t1
        rorx r11, rax, 0xe                                        ;   454.0 p0      40 t1
        rorx rsi, rax, 0x12                                       ;   454.7 p6      40 t1
        xor r11, rsi                                              ;   455.7 p1      40 t1
        xor rdx, qword [rsp + 776]                                ;   457.0 p5+p10   42 w[14]
        xor rdx, qword [rsp + 768]                                ;   458.0 p11+p2   42 w[14]
        mov qword [rsp + 768], rax                                ;   453.0 p7+p4   54 v[7] spill
        rorx rsi, rax, 0x29                                       ;   455.0 p0      40 t1
        mov rax, qword [rsp + 808]                                ;   453.7 p3      41 w[14]
        xor rax, qword [rsp + 816]                                ;   459.0 p1+p10   41 w[14]
        mov qword [rsp + 816], r15                                ;   452.0 p8+p9   72 h spill
        mov r15, qword [rsp + 784]                                ;   446.7 p2      43 t1
        xor rax, r14                                              ;   460.0 p5      41 w[14]
        xor r11, rsi                                              ;   456.7 p11     40 t1
        and r10, r13                                              ;   454.8 p1      44 v[2]
        add r8, r10                                               ;   455.8 p5      55 v[2]
        rorx r10, r13, 0x1c                                       ;   455.7 p6      39 v[2]
        rorx r14, r13, 0x22                                       ;   456.0 p0      39 v[2]
        rorx rsi, r13, 0x27                                       ;   456.7 p6      39 v[2]
        xor rbx, r13                                              ;   455.5 p11     44 v[2]
        add rbp, r11                                              ;   457.7 p1      53 t1
        add r12, qword [rsp + 616]                                ;   456.0 p5+p3   53 t1
        add r12, qword [rel sha512_blocks.T1_constants64 + 80]    ;   457.0 p11+p10   53 t1
        xor r10, r14                                              ;   457.0 p1      39 v[2]
        mov r14, r13                                              ;   454.7         44 v[1] copy
        xor r10, rsi                                              ;   458.0 p0      39 v[2]
        mov r11, r13                                              ;   454.7         44 v[1] copy
        mov rsi, qword [rsp + 800]                                ;   449.3 p2      54 v[5]
        add rcx, rbp                                              ;   458.7 p5      54 v[6]
        add r8, rbp                                               ;   458.7 p11     55 v[2]
        add r8, r10                                               ;   459.7 p6      55 v[2]
        mov r10, qword [rsp + 768]                                ;   453.0 p3      43 t1
        mov rbp, qword [rsp + 664]                                ;   450.2 p10     68 w[13] reload
        add r12, rdx                                              ;   459.0 p1      53 t1
        rorx rdx, rbp, 0x3d                                       ;   458.0 p0      42 w[15]
        mov qword [rsp + 784], rdx                                ;   459.0 p7+p4   42 w[15] spill
        and r9, rcx                                               ;   459.7 p5      43 t1
        mov qword [rsp + 800], r13                                ;   454.7 p8+p9   55 v[3] spill
        rorx r13, rbp, 0x13                                       ;   458.7 p6      42 w[15]
        shr rbp, 6                                                ;   459.0 p0      42 w[15]
        xor r15, r9                                               ;   460.7 p11     43 t1
        mov r9, qword [rsp + 560]                                 ;   451.7 p2      68 w[0] reload
        rorx rdx, r9, 1                                           ;   459.7 p6      41 w[15]
        xor r10, rcx                                              ;   459.7 p1      43 t1
        mov qword [rsp + 808], rdx                                ;   460.7 p7+p4   41 w[15] spill
        rorx rdx, r9, 8                                           ;   460.0 p0      41 w[15]
        shr r9, 7                                                 ;   460.7 p6      41 w[15]
        add r12, r15                                              ;   461.7 p5      53 t1
        add r12, rax                                              ;   462.7 p11     53 t1
        rorx r15, rcx, 0xe                                        ;   461.0 p0      40 t1
        rorx rax, rcx, 0x12                                       ;   461.7 p6      40 t1
        xor r11, r8                                               ;   460.7 p1      44 v[1]
        and rbx, r11                                              ;   461.7 p5      44 v[1]
        xor r14, rbx                                              ;   462.7 p11     44 v[1]
        rorx rbx, rcx, 0x29                                       ;   462.0 p0      40 t1
        xor r13, qword [rsp + 784]                                ;   464.0 p1+p3   42 w[15]
        xor r13, rbp                                              ;   465.0 p5      42 w[15]
        mov rbp, qword [rsp + 808]                                ;   460.7 p10     41 w[15]
        xor rbp, rdx                                              ;   465.7 p11     41 w[15]
        xor rbp, r9                                               ;   466.7 p1      41 w[15]
        mov qword [rsp + 808], rcx                                ;   459.7 p8+p9   54 v[6] spill
        rorx r9, r8, 0x1c                                         ;   462.7 p6      39 v[1]
        rorx rdx, r8, 0x22                                        ;   463.0 p0      39 v[1]
        mov rcx, qword [rsp + 768]                                ;   455.3 p2      43 t1
        xor r15, rax                                              ;   462.7 p5      40 t1
        rorx rax, r8, 0x27                                        ;   463.7 p6      39 v[1]
        xor r15, rbx                                              ;   463.7 p11     40 t1
        mov rbx, r8                                               ;   460.7         44 v[0] copy
        add r12, r15                                              ;   464.7 p1      53 t1
        add rdi, qword [rsp + 624]                                ;   463.0 p5+p3   53 t1
        add rdi, qword [rel sha512_blocks.T1_constants64 + 88]    ;   464.0 p11+p10   53 t1
        mov r15, r8                                               ;   460.7         44 v[0] copy
        xor r9, rdx                                               ;   464.0 p1      39 v[1]
        xor r9, rax                                               ;   465.0 p0      39 v[1]
        add rsi, r12                                              ;   465.7 p5      54 v[5]
        add r14, r12                                              ;   465.7 p11     55 v[1]
        add r14, r9                                               ;   466.7 p6      55 v[1]
        mov r9, qword [rsp + 800]                                 ;   457.7 p2      72 h
        mov rdx, qword [rsp + 768]                                ;   457.8 p3      72 h
        add r9, qword [rsp + 704]                                 ;   464.8 p1+p10   72 h
        add r8, qword [rsp + 696]                                 ;   465.0 p0+p2   72 h
        mov rax, qword [rsp + 808]                                ;   459.7 p3      72 h
        add rax, qword [rsp + 728]                                ;   465.0 p5+p10   72 h
        add rdi, r13                                              ;   466.0 p11     53 t1
        add rdi, rbp                                              ;   467.7 p6      53 t1
        mov r13, qword [rsp + 688]                                ;   459.7 p2      72 h
        and r10, rsi                                              ;   466.7 p1      43 t1
        xor rcx, r10                                              ;   467.7 p0      43 t1
        mov r10, qword [rsp + 720]                                ;   459.8 p3      72 h
        add r10, rsi                                              ;   466.7 p5      72 h
        rorx rbp, rsi, 0xe                                        ;   466.7 p6      40 t1
        mov r12, qword [rsp + 680]                                ;   460.0 p10     72 h
        add rdx, qword [rsp + 736]                                ;   466.5 p11+p2   72 h
        add rdi, rcx                                              ;   468.7 p1      53 t1
        rorx rcx, rsi, 0x12                                       ;   467.0 p0      40 t1
        ror rsi, 0x29                                             ;   467.7 p6      40 t1
        xor rbp, rcx                                              ;   468.0 p5      40 t1
        xor rbp, rsi                                              ;   469.0 p11     40 t1
        mov qword [rsp + 696], r8                                 ;   466.0 p7+p4   72 h
        rorx r8, r14, 0x1c                                        ;   468.0 p0      39 v[0]
        xor rbx, r14                                              ;   467.8 p1      44 v[0]
        mov qword [rsp + 704], r9                                 ;   465.8 p8+p9   72 h
        mov qword [rsp + 728], rax                                ;   466.0 p7+p4   72 h
        mov qword [rsp + 720], r10                                ;   467.7 p8+p9   72 h
        add r13, r14                                              ;   468.0 p5      72 h
        rorx r9, r14, 0x22                                        ;   468.7 p6      39 v[0]
        ror r14, 0x27                                             ;   469.0 p0      39 v[0]
        mov qword [rsp + 736], rdx                                ;   467.5 p7+p4   72 h
        and r11, rbx                                              ;   468.8 p11     44 v[0]
        mov qword [rsp + 688], r13                                ;   469.0 p8+p9   72 h
        xor r8, r9                                                ;   469.7 p1      39 v[0]
        xor r15, r11                                              ;   469.8 p5      44 v[0]
        add rdi, rbp                                              ;   470.0 p11     53 t1
        xor r8, r14                                               ;   470.7 p6      39 v[0]
        add r12, r15                                              ;   470.8 p1      72 h
        add r12, r8                                               ;   471.8 p0      72 h
        mov r8, qword [rsp + 792]                                 ;   464.2 p3      60 blocks
        add r8, 0x80                                              ;   470.0 p5      60 blocks
        add r12, rdi                                              ;   472.8 p11     72 h
        mov r9, qword [rsp + 816]                                 ;   464.7 p10     72 h reload
        add r9, rdi                                               ;   471.0 p6      72 h
        mov qword [rsp + 680], r12                                ;   473.8 p7+p4   72 h
        cmp r8, qword [rsp + 752]                                 ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 744], r8                                 ;                    resident
        mov qword [rsp + 712], r9                                 ;                    resident
.blocks_1_done:
        mov r8, qword [rsp + 680]                                 ;     0.0 p2      60 blocks reload
        mov r9, qword [rsp + 672]                                 ;     0.2 p3      60 blocks reload
        mov qword [r9], r8                                        ;     5.0 p7+p4   60 blocks
        mov r8, qword [rsp + 688]                                 ;     0.5 p10     60 blocks reload
        mov qword [r9 + 8], r8                                    ;     5.5 p8+p9   60 blocks
        mov r8, qword [rsp + 696]                                 ;     1.0 p2      60 blocks reload
        mov qword [r9 + 16], r8                                   ;     6.0 p7+p4   60 blocks
        mov r8, qword [rsp + 704]                                 ;     1.2 p3      60 blocks reload
        mov qword [r9 + 24], r8                                   ;     6.2 p8+p9   60 blocks
        mov r8, qword [rsp + 712]                                 ;     1.5 p10     60 blocks reload
        mov qword [r9 + 32], r8                                   ;     6.5 p7+p4   60 blocks
        mov r8, qword [rsp + 720]                                 ;     2.0 p2      60 blocks reload
        mov qword [r9 + 40], r8                                   ;     7.0 p8+p9   60 blocks
        mov r8, qword [rsp + 728]                                 ;     2.2 p3      60 blocks reload
        mov qword [r9 + 48], r8                                   ;     7.2 p7+p4   60 blocks
        mov r8, qword [rsp + 736]                                 ;     2.5 p10     60 blocks reload
        mov qword [r9 + 56], r8                                   ;     7.5 p8+p9   60 blocks
        add rsp, 0x348                                            ;                    frame
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
        dq 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178, 0x06f067aa72176fba, 0x0a637dc5a2c898a6, 0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c
; constants64
        align 16, db 0
sha512_blocks.T1_constants64:
        dq 0xbef9a3f7b2c67915, 0xc67178f2e372532b, 0xca273eceea26619c, 0xd186b8c721c0c207, 0x113f9804bef90dae, 0x1b710b35131c471b, 0x28db77f523047d84, 0x32caab7b40c72493
        dq 0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
