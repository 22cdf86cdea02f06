; sha1_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/sha1.cw (sha256 879b4944cb94c0d9); do not edit:
;   ./cw build sha1_blocks --cpu golden-cove
;
; void sha1_blocks(void *h, const void *m, uint32_t n);   System V, 64 bits
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 384 bytes, 25 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 15 uops, planned 10.0; bounds: width 2.5, ports 3.0, path 5.0
;   blocks: 931 uops, planned 186.5; bounds: width 155.2, ports 146.4, path 167.0
;   body.2: 11 uops, planned 6.5; bounds: width 1.8, ports 2.5, path 0.0
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
%fatal "sha1_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_sha1_blocks
$_sha1_blocks:
%else
        global $sha1_blocks
%endif
$sha1_blocks:
        push rbx                                         ;                    preserved
        push rbp                                         ;                    preserved
        push r12                                         ;                    preserved
        push r13                                         ;                    preserved
        push r14                                         ;                    preserved
        push r15                                         ;                    preserved
        sub rsp, 0x198                                   ;                    frame
        mov qword [rsp + 320], rdi                       ;                    argument
        mov dword [rsp + 372], edx                       ;                    argument
        mov qword [rsp + 328], rsi                       ;                    argument
        mov r8, qword [rsp + 320]                        ;     0.0 p2      16 h reload
        mov esi, dword [r8]                              ;     5.0 p3      16 h
        mov dword [rsp + 352], esi                       ;    10.0 p7+p4   16 h
        mov esi, dword [r8 + 4]                          ;     5.0 p10     16 h
        mov dword [rsp + 356], esi                       ;    10.0 p8+p9   16 h
        mov esi, dword [r8 + 8]                          ;     5.0 p2      16 h
        mov dword [rsp + 360], esi                       ;    10.0 p7+p4   16 h
        mov esi, dword [r8 + 12]                         ;     5.0 p3      16 h
        mov dword [rsp + 364], esi                       ;    10.0 p8+p9   16 h
        mov esi, dword [r8 + 16]                         ;     5.0 p10     16 h
        mov dword [rsp + 368], esi                       ;    10.0 p7+p4   16 h
        mov r8d, dword [rsp + 372]                       ;     2.0 p2      16 h
        shl r8, 6                                        ;     7.0 p0      16 h
        add r8, qword [rsp + 328]                        ;     8.0 p1+p3   16 h
        mov qword [rsp + 336], r8                        ;     9.0 p8+p9   16 h
        cmp dword [rsp + 372], 0                         ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 328]                        ;                    resident
        mov esi, dword [rsp + 352]                       ;                    resident
        mov edi, dword [rsp + 360]                       ;                    resident
        mov ebp, dword [rsp + 364]                       ;                    resident
        mov r9d, dword [rsp + 356]                       ;                    resident
        mov r10d, dword [rsp + 368]                      ;                    resident
        align 16
.blocks_1:
        rorx r11d, r9d, 2                                ;     0.0 p0      28 v[1]
        vmovdqu xmm0, [r8]                               ;     0.2 p2      22 w[0]
        rorx r12d, esi, 0x1b                             ;     0.3 p6      27 v[4]
        rorx r13d, esi, 2                                ;     1.0 p0      28 v[0]
        add r12d, r10d                                   ;     1.3 p1      27 v[4]
        mov r14d, r9d                                    ;     0.8         19 v[1] copy
        vmovdqu xmm1, [r8 + 16]                          ;     1.0 p3      22 w[4]
        mov r15d, edi                                    ;     1.2         19 v[2] copy
        xor edi, ebp                                     ;     1.3 p5       6 v[4]
        and r9d, edi                                     ;     2.3 p11      6 v[4]
        mov edi, ebp                                     ;     1.7         19 v[3] copy
        mov eax, esi                                     ;     1.8         19 v[0] copy
        not esi                                          ;     2.0 p6       6 v[3]
        xor ebp, r9d                                     ;     3.3 p1       6 v[4]
        and esi, r15d                                    ;     3.0 p0       6 v[3]
        mov r9d, eax                                     ;     2.5         19 v[0] copy
        and eax, r11d                                    ;     2.7 p5       6 v[3]
        lea eax, [rdi + rax]                             ;     3.7 p11     27 v[3]
        add eax, esi                                     ;     4.7 p6      27 v[3]
        add r12d, ebp                                    ;     4.3 p1      27 v[4]
        mov esi, r11d                                    ;     3.3         28 v[1] copy
        xor r11d, r13d                                   ;     3.5 p0       6 v[2]
        mov ebp, esi                                     ;     3.7         28 v[1] copy
        mov ecx, r15d                                    ;     3.8         19 v[2] copy
        vmovdqu xmm2, [r8 + 32]                          ;     4.0 p10     22 w[8]
        mov edx, r13d                                    ;     4.2         28 v[0] copy
        mov ebx, edx                                     ;     4.3         28 v[0] copy
        vmovdqa xmm3, [rel sha1_blocks.T0_w.blocks + 16] ;     4.5 p2      22 w[12] reload
        vpshufb xmm0, xmm0, xmm3                         ;    10.5 p5      22 w[0]
        vmovdqa xmm4, [rel sha1_blocks.T0_w.blocks + 32] ;     4.8 p3      22 w[0]
        vmovdqa xmm5, [rel sha1_blocks.T0_w.blocks + 32] ;     5.0 p10     22 w[4]
        vpshufb xmm1, xmm1, xmm3                         ;    10.5 p1      22 w[4]
        vpaddd xmm4, xmm4, xmm0                          ;    11.5 p0      22 w[0]
        vpshufb xmm2, xmm2, xmm3                         ;    10.5 p5      22 w[8]
        vmovdqa [rsp + 0], xmm4                          ;    12.5 p7+p4   22 w[0]
        add r12d, dword [rsp + 0]                        ;    17.5 p11+p2   27 v[4]
        add eax, dword [rsp + 4]                         ;    17.5 p6+p3   27 v[3]
        add r15d, dword [rsp + 8]                        ;    17.5 p1+p10   27 v[2]
        add ebp, dword [rsp + 12]                        ;    17.5 p0+p2   27 v[1]
        vmovdqa xmm4, [rel sha1_blocks.T0_w.blocks + 32] ;     7.0 p3      22 w[8]
        vpaddd xmm5, xmm5, xmm1                          ;    11.5 p5      22 w[4]
        vmovdqa [rsp + 16], xmm5                         ;    12.5 p8+p9   22 w[4]
        add ebx, dword [rsp + 16]                        ;    17.5 p11+p10   27 v[0]
        vpaddd xmm4, xmm4, xmm2                          ;    13.0 p1      22 w[8]
        mov dword [rsp + 376], r10d                      ;     7.3 p7+p4   19 v[4] spill
        mov r10d, dword [rsp + 20]                       ;    12.5 p2      27 v[4]
        mov dword [rsp + 380], edi                       ;     7.8 p8+p9   19 v[3] spill
        mov edi, dword [rsp + 24]                        ;    12.5 p3      27 v[3]
        mov dword [rsp + 384], ecx                       ;     8.3 p7+p4   19 v[2] spill
        mov ecx, dword [rsp + 28]                        ;    12.5 p10     27 v[2]
        and r11d, r12d                                   ;    18.5 p6       6 v[2]
        xor esi, r11d                                    ;    19.5 p0       6 v[2]
        rorx r11d, r12d, 0x1b                            ;    18.5 p6      27 v[3]
        vmovdqa [rsp + 32], xmm4                         ;    14.0 p8+p9   22 w[8]
        mov dword [rsp + 388], r14d                      ;     9.3 p7+p4   19 v[1] spill
        mov r14d, dword [rsp + 32]                       ;    14.0 p2      27 v[1]
        ror r12d, 2                                      ;    18.5 p0      28 v[4]
        add eax, r11d                                    ;    19.5 p5      27 v[3]
        vmovdqu xmm4, [r8 + 48]                          ;     9.7 p3      22 w[12]
        add r15d, esi                                    ;    20.5 p11     27 v[2]
        xor r13d, r12d                                   ;    19.5 p1       6 v[1]
        add r10d, r12d                                   ;    19.5 p6      27 v[4]
        and r13d, eax                                    ;    20.5 p5       6 v[1]
        xor edx, r13d                                    ;    21.5 p0       6 v[1]
        mov esi, r12d                                    ;    19.5         28 v[4] copy
        rorx r11d, eax, 0x1b                             ;    20.5 p6      27 v[2]
        mov r13d, dword [rsp + 36]                       ;    14.0 p10     27 v[0]
        ror eax, 2                                       ;    20.5 p0      28 v[3]
        add r15d, r11d                                   ;    21.5 p11     27 v[2]
        add ebp, edx                                     ;    22.5 p1      27 v[1]
        xor r12d, eax                                    ;    21.5 p5       6 v[0]
        add edi, eax                                     ;    21.5 p11     27 v[3]
        and r12d, r15d                                   ;    22.5 p6       6 v[0]
        xor esi, r12d                                    ;    23.5 p1       6 v[0]
        mov r11d, eax                                    ;    21.5         28 v[3] copy
        rorx r12d, r15d, 0x1b                            ;    22.5 p0      27 v[1]
        mov edx, dword [rsp + 40]                        ;    14.0 p2      27 v[4]
        ror r15d, 2                                      ;    22.5 p6      28 v[2]
        add ebp, r12d                                    ;    23.5 p5      27 v[1]
        add ebx, esi                                     ;    24.5 p11     27 v[0]
        xor eax, r15d                                    ;    23.5 p1       6 v[4]
        add ecx, r15d                                    ;    23.5 p0      27 v[2]
        and eax, ebp                                     ;    24.5 p5       6 v[4]
        xor r11d, eax                                    ;    25.5 p11      6 v[4]
        mov esi, r15d                                    ;    23.5         28 v[2] copy
        rorx r12d, ebp, 0x1b                             ;    24.5 p6      27 v[0]
        vpshufb xmm3, xmm4, xmm3                         ;    15.7 p1      22 w[12]
        vmovdqa xmm4, [rel sha1_blocks.T0_w.blocks + 32] ;    14.5 p3      22 w[12] reload
        vpaddd xmm5, xmm3, xmm4                          ;    20.5 p0      22 w[12]
        mov eax, dword [rsp + 44]                        ;    14.8 p10     27 v[3]
        ror ebp, 2                                       ;    24.5 p6      28 v[1]
        add ebx, r12d                                    ;    25.5 p5      27 v[0]
        vmovdqa [rsp + 48], xmm5                         ;    21.5 p8+p9   22 w[12]
        add r10d, r11d                                   ;    26.5 p11     27 v[4]
        xor r15d, ebp                                    ;    25.5 p1       6 v[3]
        add r14d, ebp                                    ;    25.5 p0      27 v[1]
        and r15d, ebx                                    ;    26.5 p5       6 v[3]
        xor esi, r15d                                    ;    27.5 p6       6 v[3]
        mov r11d, ebp                                    ;    25.5         28 v[1] copy
        rorx r12d, ebx, 0x1b                             ;    26.5 p0      27 v[4]
        mov r15d, dword [rsp + 48]                       ;    21.5 p2      27 v[2]
        ror ebx, 2                                       ;    26.5 p6      28 v[0]
        add r10d, r12d                                   ;    27.5 p11     27 v[4]
        vpalignr xmm5, xmm1, xmm0, 8                     ;    17.2 p5      23 w[0]
        vpxor xmm6, xmm0, xmm2                           ;    17.3 p1      23 w[0]
        vmovdqa xmm7, [rel sha1_blocks.T0_w.blocks]      ;    17.5 p3      23 w[0] reload
        vpalignr xmm8, xmm7, xmm3, 4                     ;    23.5 p5      23 w[0]
        add edi, esi                                     ;    28.5 p0      27 v[3]
        xor ebp, ebx                                     ;    27.5 p11      6 v[2]
        add r13d, ebx                                    ;    27.5 p1      27 v[0]
        and ebp, r10d                                    ;    28.5 p6       6 v[2]
        xor r11d, ebp                                    ;    29.5 p0       6 v[2]
        mov esi, ebx                                     ;    27.5         28 v[0] copy
        rorx ebp, r10d, 0x1b                             ;    28.5 p6      27 v[3]
        vpternlogd xmm5, xmm8, xmm6, 0x96                ;    24.5 p5      23 w[0]
        ror r10d, 2                                      ;    28.5 p0      28 v[4]
        add edi, ebp                                     ;    29.5 p11     27 v[3]
        mov ebp, dword [rsp + 52]                        ;    21.5 p10     27 v[1]
        vprold xmm5, xmm5, 1                             ;    25.5 p1      23 w[0]
        add ecx, r11d                                    ;    30.5 p5      27 v[2]
        xor ebx, r10d                                    ;    29.5 p11      6 v[1]
        add edx, r10d                                    ;    29.5 p6      27 v[4]
        and ebx, edi                                     ;    30.5 p1       6 v[1]
        xor esi, ebx                                     ;    31.5 p0       6 v[1]
        mov r11d, r10d                                   ;    29.5         28 v[4] copy
        rorx r12d, edi, 0x1b                             ;    30.5 p6      27 v[2]
        vpalignr xmm6, xmm5, xmm7, 4                     ;    26.5 p5      23 w[0]
        ror edi, 2                                       ;    30.5 p0      28 v[3]
        add ecx, r12d                                    ;    31.5 p11     27 v[2]
        mov r12d, dword [rsp + 56]                       ;    21.5 p2      27 v[0]
        vprold xmm6, xmm6, 1                             ;    27.5 p1      23 w[0]
        add r14d, esi                                    ;    32.5 p5      27 v[1]
        xor r10d, edi                                    ;    31.5 p6       6 v[0]
        add eax, edi                                     ;    31.5 p11     27 v[3]
        and r10d, ecx                                    ;    32.5 p1       6 v[0]
        xor r11d, r10d                                   ;    33.5 p0       6 v[0]
        mov esi, edi                                     ;    31.5         28 v[3] copy
        rorx r10d, ecx, 0x1b                             ;    32.5 p6      27 v[1]
        vpxor xmm5, xmm5, xmm6                           ;    28.5 p5      23 w[0]
        ror ecx, 2                                       ;    32.5 p0      28 v[2]
        add r14d, r10d                                   ;    33.5 p11     27 v[1]
        mov r10d, dword [rsp + 60]                       ;    23.5 p3      27 v[4]
        vpaddd xmm4, xmm5, xmm4                          ;    29.5 p1      23 w[0]
        add r13d, r11d                                   ;    34.5 p5      27 v[0]
        xor edi, ecx                                     ;    33.5 p6       6 v[4]
        add r15d, ecx                                    ;    33.5 p11     27 v[2]
        mov r11d, ecx                                    ;    33.5         28 v[2] copy
        and edi, r14d                                    ;    34.5 p1       6 v[4]
        xor esi, edi                                     ;    35.5 p0       6 v[4]
        rorx edi, r14d, 0x1b                             ;    34.5 p6      27 v[0]
        ror r14d, 2                                      ;    34.5 p0      28 v[1]
        add r13d, edi                                    ;    35.5 p5      27 v[0]
        vmovdqa [rsp + 64], xmm4                         ;    30.5 p7+p4   23 w[0]
        mov edi, dword [rsp + 64]                        ;    30.5 p10     27 v[3]
        add edx, esi                                     ;    36.5 p11     27 v[4]
        xor ecx, r14d                                    ;    35.5 p1       6 v[3]
        add ebp, r14d                                    ;    35.5 p5      27 v[1]
        and ecx, r13d                                    ;    36.5 p6       6 v[3]
        xor r11d, ecx                                    ;    37.5 p11      6 v[3]
        mov esi, r14d                                    ;    35.5         28 v[1] copy
        rorx ecx, r13d, 0x1b                             ;    36.5 p0      27 v[4]
        vpalignr xmm4, xmm2, xmm1, 8                     ;    27.2 p5      23 w[4]
        vpxor xmm6, xmm1, xmm3                           ;    27.0 p1      23 w[4]
        vpalignr xmm8, xmm7, xmm5, 4                     ;    29.5 p5      23 w[4]
        ror r13d, 2                                      ;    36.5 p6      28 v[0]
        add edx, ecx                                     ;    37.5 p11     27 v[4]
        vpternlogd xmm8, xmm4, xmm6, 0x96                ;    30.5 p0      23 w[4]
        add eax, r11d                                    ;    38.5 p1      27 v[3]
        xor r14d, r13d                                   ;    37.5 p6       6 v[2]
        add r12d, r13d                                   ;    37.5 p11     27 v[0]
        mov r11d, r13d                                   ;    37.5         28 v[0] copy
        and r14d, edx                                    ;    38.5 p0       6 v[2]
        xor esi, r14d                                    ;    39.5 p1       6 v[2]
        rorx r14d, edx, 0x1b                             ;    38.5 p6      27 v[3]
        mov ecx, dword [rsp + 68]                        ;    30.5 p2      27 v[2]
        ror edx, 2                                       ;    38.5 p0      28 v[4]
        add eax, r14d                                    ;    39.5 p5      27 v[3]
        vprold xmm4, xmm8, 1                             ;    31.5 p1      23 w[4]
        vpalignr xmm6, xmm4, xmm7, 4                     ;    32.5 p5      23 w[4]
        add r15d, esi                                    ;    40.5 p11     27 v[2]
        xor r13d, edx                                    ;    39.5 p6       6 v[1]
        add r10d, edx                                    ;    39.5 p0      27 v[4]
        mov esi, edx                                     ;    39.5         28 v[4] copy
        and r13d, eax                                    ;    40.5 p11      6 v[1]
        xor r11d, r13d                                   ;    41.5 p1       6 v[1]
        rorx r13d, eax, 0x1b                             ;    40.5 p6      27 v[2]
        vprold xmm6, xmm6, 1                             ;    33.5 p0      23 w[4]
        mov r14d, dword [rsp + 72]                       ;    31.2 p3      27 v[1]
        ror eax, 2                                       ;    40.5 p6      28 v[3]
        add r15d, r13d                                   ;    41.5 p5      27 v[2]
        vmovdqa xmm8, [rel sha1_blocks.T0_w.blocks + 48] ;    31.7 p10     23 w[4]
        vpxor xmm4, xmm4, xmm6                           ;    34.5 p1      23 w[4]
        mov r13d, dword [rsp + 76]                       ;    32.0 p2      27 v[0]
        vpaddd xmm8, xmm8, xmm4                          ;    37.7 p5      23 w[4]
        add ebp, r11d                                    ;    42.5 p11     27 v[1]
        xor edx, eax                                     ;    41.5 p0       6 v[0]
        add edi, eax                                     ;    41.5 p1      27 v[3]
        and edx, r15d                                    ;    42.5 p6       6 v[0]
        xor esi, edx                                     ;    43.5 p11      6 v[0]
        mov r11d, eax                                    ;    41.5         28 v[3] copy
        rorx edx, r15d, 0x1b                             ;    42.5 p0      27 v[1]
        vmovdqa [rsp + 80], xmm8                         ;    38.7 p8+p9   23 w[4]
        ror r15d, 2                                      ;    42.5 p6      28 v[2]
        add ebp, edx                                     ;    43.5 p5      27 v[1]
        vpalignr xmm6, xmm3, xmm2, 8                     ;    34.8 p5      23 w[8]
        vpalignr xmm8, xmm7, xmm4, 4                     ;    35.8 p5      23 w[8]
        mov edx, dword [rsp + 80]                        ;    38.7 p3      27 v[4]
        add r12d, esi                                    ;    44.5 p1      27 v[0]
        xor eax, r15d                                    ;    43.5 p11      6 v[4]
        add ecx, r15d                                    ;    43.5 p0      27 v[2]
        and eax, ebp                                     ;    44.5 p6       6 v[4]
        xor r11d, eax                                    ;    45.5 p1       6 v[4]
        mov esi, r15d                                    ;    43.5         28 v[2] copy
        rorx eax, ebp, 0x1b                              ;    44.5 p0      27 v[0]
        vpxor xmm6, xmm6, xmm2                           ;    36.5 p1      23 w[8]
        vpternlogd xmm8, xmm6, xmm5, 0x96                ;    37.5 p0      23 w[8]
        ror ebp, 2                                       ;    44.5 p6      28 v[1]
        add r12d, eax                                    ;    45.5 p11     27 v[0]
        vprold xmm6, xmm8, 1                             ;    38.5 p1      23 w[8]
        mov eax, dword [rsp + 84]                        ;    38.7 p10     27 v[3]
        add r10d, r11d                                   ;    46.5 p5      27 v[4]
        xor r15d, ebp                                    ;    45.5 p11      6 v[3]
        add r14d, ebp                                    ;    45.5 p6      27 v[1]
        and r15d, r12d                                   ;    46.5 p0       6 v[3]
        xor esi, r15d                                    ;    47.5 p5       6 v[3]
        mov r11d, ebp                                    ;    45.5         28 v[1] copy
        rorx r15d, r12d, 0x1b                            ;    46.5 p6      27 v[4]
        vpalignr xmm8, xmm6, xmm7, 4                     ;    39.5 p5      23 w[8]
        ror r12d, 2                                      ;    46.5 p0      28 v[0]
        add r10d, r15d                                   ;    47.5 p11     27 v[4]
        vprold xmm8, xmm8, 1                             ;    40.5 p1      23 w[8]
        vpxor xmm6, xmm6, xmm8                           ;    41.5 p1      23 w[8]
        mov r15d, dword [rsp + 88]                       ;    38.7 p2      27 v[2]
        add edi, esi                                     ;    48.5 p11     27 v[3]
        xor ebp, r12d                                    ;    47.5 p6       6 v[2]
        add r13d, r12d                                   ;    47.5 p0      27 v[0]
        and ebp, r10d                                    ;    48.5 p5       6 v[2]
        xor r11d, ebp                                    ;    49.5 p11      6 v[2]
        mov esi, r12d                                    ;    47.5         28 v[0] copy
        rorx ebp, r10d, 0x1b                             ;    48.5 p6      27 v[3]
        vmovdqa xmm8, [rel sha1_blocks.T0_w.blocks + 48] ;    40.0 p3      23 w[8]
        vpaddd xmm8, xmm8, xmm6                          ;    46.0 p1      23 w[8]
        mov ebx, dword [rsp + 92]                        ;    40.3 p10     27 v[1]
        ror r10d, 2                                      ;    48.5 p0      28 v[4]
        add edi, ebp                                     ;    49.5 p5      27 v[3]
        vpalignr xmm9, xmm5, xmm3, 8                     ;    41.8 p5      23 w[12]
        vmovdqa [rsp + 96], xmm8                         ;    47.0 p7+p4   23 w[8]
        mov ebp, dword [rsp + 96]                        ;    47.0 p2      27 v[0]
        add ecx, r11d                                    ;    50.5 p11     27 v[2]
        xor r12d, r10d                                   ;    49.5 p6       6 v[1]
        add edx, r10d                                    ;    49.5 p1      27 v[4]
        and r12d, edi                                    ;    50.5 p0       6 v[1]
        xor esi, r12d                                    ;    51.5 p11      6 v[1]
        mov r11d, r10d                                   ;    49.5         28 v[4] copy
        rorx r12d, edi, 0x1b                             ;    50.5 p6      27 v[2]
        vpxor xmm9, xmm9, xmm3                           ;    42.8 p1      23 w[12]
        vpalignr xmm8, xmm7, xmm6, 4                     ;    42.8 p5      23 w[12]
        ror edi, 2                                       ;    50.5 p0      28 v[3]
        add ecx, r12d                                    ;    51.5 p11     27 v[2]
        vpternlogd xmm8, xmm9, xmm4, 0x96                ;    43.8 p1      23 w[12]
        vprold xmm8, xmm8, 1                             ;    44.8 p0      23 w[12]
        mov r12d, dword [rsp + 100]                      ;    47.0 p3      27 v[4]
        add r14d, esi                                    ;    52.5 p6      27 v[1]
        xor r10d, edi                                    ;    51.5 p5       6 v[0]
        add eax, edi                                     ;    51.5 p11     27 v[3]
        and r10d, ecx                                    ;    52.5 p6       6 v[0]
        xor r11d, r10d                                   ;    53.5 p1       6 v[0]
        rorx esi, ecx, 0x1b                              ;    52.5 p0      27 v[1]
        vpalignr xmm7, xmm8, xmm7, 4                     ;    45.8 p5      23 w[12]
        ror ecx, 2                                       ;    52.5 p6      28 v[2]
        add r14d, esi                                    ;    53.5 p11     27 v[1]
        vprold xmm7, xmm7, 1                             ;    46.8 p1      23 w[12]
        mov esi, dword [rsp + 104]                       ;    47.0 p10     27 v[3]
        add r13d, r11d                                   ;    54.5 p0      27 v[0]
        xor edi, ecx                                     ;    53.5 p5       7 v[4]
        add r15d, ecx                                    ;    53.5 p11     27 v[2]
        xor edi, r14d                                    ;    54.5 p6       7 v[4]
        add edx, edi                                     ;    55.5 p1      27 v[4]
        rorx edi, r14d, 0x1b                             ;    54.5 p0      27 v[0]
        vpxor xmm8, xmm8, xmm7                           ;    47.8 p5      23 w[12]
        ror r14d, 2                                      ;    54.5 p6      28 v[1]
        add r13d, edi                                    ;    55.5 p11     27 v[0]
        mov edi, dword [rsp + 108]                       ;    47.0 p2      27 v[2]
        vmovdqa xmm7, [rel sha1_blocks.T0_w.blocks + 48] ;    47.2 p3      23 w[12]
        vpaddd xmm7, xmm7, xmm8                          ;    53.2 p1      23 w[12]
        xor ecx, r14d                                    ;    55.5 p0       7 v[3]
        add ebx, r14d                                    ;    55.5 p5      27 v[1]
        xor ecx, r13d                                    ;    56.5 p11      7 v[3]
        add eax, ecx                                     ;    57.5 p6      27 v[3]
        rorx r10d, r13d, 0x1b                            ;    56.5 p0      27 v[4]
        vmovdqa [rsp + 112], xmm7                        ;    54.2 p8+p9   23 w[12]
        ror r13d, 2                                      ;    56.5 p6      28 v[0]
        add edx, r10d                                    ;    57.5 p1      27 v[4]
        mov r10d, dword [rsp + 112]                      ;    54.2 p10     27 v[1]
        xor r14d, r13d                                   ;    57.5 p5       7 v[2]
        add ebp, r13d                                    ;    57.5 p11     27 v[0]
        xor r14d, edx                                    ;    58.5 p1       7 v[2]
        add r15d, r14d                                   ;    59.5 p0      27 v[2]
        rorx r11d, edx, 0x1b                             ;    58.5 p6      27 v[3]
        mov r14d, dword [rsp + 116]                      ;    54.2 p2      27 v[0]
        ror edx, 2                                       ;    58.5 p0      28 v[4]
        add eax, r11d                                    ;    59.5 p5      27 v[3]
        vpxor xmm0, xmm0, xmm1                           ;    50.7 p1      23 w[0]
        vpalignr xmm7, xmm8, xmm6, 8                     ;    51.2 p5      23 w[0]
        xor r13d, edx                                    ;    59.5 p11      7 v[1]
        add r12d, edx                                    ;    59.5 p11     27 v[4]
        xor r13d, eax                                    ;    60.5 p6       7 v[1]
        add ebx, r13d                                    ;    61.5 p1      27 v[1]
        rorx r11d, eax, 0x1b                             ;    60.5 p0      27 v[2]
        vpternlogd xmm7, xmm0, xmm5, 0x96                ;    52.2 p5      23 w[0]
        mov r13d, dword [rsp + 120]                      ;    54.2 p3      27 v[4]
        ror eax, 2                                       ;    60.5 p6      28 v[3]
        add r15d, r11d                                   ;    61.5 p11     27 v[2]
        vprold xmm0, xmm7, 2                             ;    53.2 p1      23 w[0]
        xor edx, eax                                     ;    61.5 p0       7 v[0]
        add esi, eax                                     ;    61.5 p5      27 v[3]
        xor edx, r15d                                    ;    62.5 p11      7 v[0]
        add ebp, edx                                     ;    63.5 p6      27 v[0]
        rorx r11d, r15d, 0x1b                            ;    62.5 p0      27 v[1]
        vmovdqa xmm7, [rel sha1_blocks.T0_w.blocks + 48] ;    53.2 p10     23 w[4] reload
        vpaddd xmm9, xmm0, xmm7                          ;    59.2 p1      23 w[0]
        mov ecx, dword [rsp + 124]                       ;    54.2 p2      27 v[3]
        ror r15d, 2                                      ;    62.5 p6      28 v[2]
        add ebx, r11d                                    ;    63.5 p5      27 v[1]
        vmovdqa [rsp + 128], xmm9                        ;    60.2 p7+p4   23 w[0]
        mov r11d, dword [rsp + 128]                      ;    60.2 p3      27 v[2]
        xor eax, r15d                                    ;    63.5 p11      7 v[4]
        add edi, r15d                                    ;    63.5 p1      27 v[2]
        xor eax, ebx                                     ;    64.5 p0       7 v[4]
        add r12d, eax                                    ;    65.5 p5      27 v[4]
        rorx eax, ebx, 0x1b                              ;    64.5 p6      27 v[0]
        ror ebx, 2                                       ;    64.5 p0      28 v[1]
        add ebp, eax                                     ;    65.5 p11     27 v[0]
        mov eax, dword [rsp + 132]                       ;    60.2 p10     27 v[1]
        xor r15d, ebx                                    ;    65.5 p1       7 v[3]
        add r10d, ebx                                    ;    65.5 p5      27 v[1]
        xor r15d, ebp                                    ;    66.5 p11      7 v[3]
        add esi, r15d                                    ;    67.5 p6      27 v[3]
        rorx r15d, ebp, 0x1b                             ;    66.5 p0      27 v[4]
        vpxor xmm1, xmm1, xmm2                           ;    56.7 p1      23 w[4]
        vpalignr xmm9, xmm0, xmm8, 8                     ;    57.2 p5      23 w[4]
        ror ebp, 2                                       ;    66.5 p6      28 v[0]
        add r12d, r15d                                   ;    67.5 p11     27 v[4]
        vpternlogd xmm9, xmm1, xmm4, 0x96                ;    58.2 p1      23 w[4]
        mov r15d, dword [rsp + 136]                      ;    60.2 p2      27 v[0]
        xor ebx, ebp                                     ;    67.5 p0       7 v[2]
        add r14d, ebp                                    ;    67.5 p5      27 v[0]
        xor ebx, r12d                                    ;    68.5 p11      7 v[2]
        add edi, ebx                                     ;    69.5 p6      27 v[2]
        rorx edx, r12d, 0x1b                             ;    68.5 p0      27 v[3]
        vprold xmm1, xmm9, 2                             ;    59.2 p1      23 w[4]
        ror r12d, 2                                      ;    68.5 p6      28 v[4]
        add esi, edx                                     ;    69.5 p5      27 v[3]
        vpaddd xmm7, xmm7, xmm1                          ;    60.2 p1      23 w[4]
        mov edx, dword [rsp + 140]                       ;    60.2 p3      27 v[4]
        xor ebp, r12d                                    ;    69.5 p11      7 v[1]
        add r13d, r12d                                   ;    69.5 p0      27 v[4]
        xor ebp, esi                                     ;    70.5 p5       7 v[1]
        add r10d, ebp                                    ;    71.5 p11     27 v[1]
        rorx ebp, esi, 0x1b                              ;    70.5 p6      27 v[2]
        vmovdqa [rsp + 144], xmm7                        ;    61.2 p8+p9   23 w[4]
        ror esi, 2                                       ;    70.5 p0      28 v[3]
        add edi, ebp                                     ;    71.5 p1      27 v[2]
        mov ebp, dword [rsp + 144]                       ;    61.2 p10     27 v[3]
        xor r12d, esi                                    ;    71.5 p5       7 v[0]
        add ecx, esi                                     ;    71.5 p11     27 v[3]
        xor r12d, edi                                    ;    72.5 p6       7 v[0]
        add r14d, r12d                                   ;    73.5 p1      27 v[0]
        rorx r12d, edi, 0x1b                             ;    72.5 p0      27 v[1]
        ror edi, 2                                       ;    72.5 p6      28 v[2]
        add r10d, r12d                                   ;    73.5 p5      27 v[1]
        mov r12d, dword [rsp + 148]                      ;    61.8 p2      27 v[2]
        xor esi, edi                                     ;    73.5 p11      7 v[4]
        add r11d, edi                                    ;    73.5 p1      27 v[2]
        xor esi, r10d                                    ;    74.5 p0       7 v[4]
        add r13d, esi                                    ;    75.5 p5      27 v[4]
        rorx esi, r10d, 0x1b                             ;    74.5 p6      27 v[0]
        ror r10d, 2                                      ;    74.5 p0      28 v[1]
        add r14d, esi                                    ;    75.5 p11     27 v[0]
        vpxor xmm2, xmm2, xmm3                           ;    63.7 p1      23 w[8]
        vpalignr xmm7, xmm1, xmm0, 8                     ;    64.2 p5      23 w[8]
        mov esi, dword [rsp + 152]                       ;    63.5 p3      27 v[1]
        xor edi, r10d                                    ;    75.5 p11      7 v[3]
        add eax, r10d                                    ;    75.5 p6      27 v[1]
        xor edi, r14d                                    ;    76.5 p1       7 v[3]
        add ecx, edi                                     ;    77.5 p0      27 v[3]
        rorx edi, r14d, 0x1b                             ;    76.5 p6      27 v[4]
        ror r14d, 2                                      ;    76.5 p0      28 v[0]
        add r13d, edi                                    ;    77.5 p5      27 v[4]
        vpternlogd xmm7, xmm2, xmm6, 0x96                ;    65.7 p1      23 w[8]
        vprold xmm2, xmm7, 2                             ;    66.7 p1      23 w[8]
        xor r10d, r14d                                   ;    77.5 p11      7 v[2]
        add r15d, r14d                                   ;    77.5 p5      27 v[0]
        xor r10d, r13d                                   ;    78.5 p11      7 v[2]
        add r11d, r10d                                   ;    79.5 p6      27 v[2]
        rorx edi, r13d, 0x1b                             ;    78.5 p0      27 v[3]
        mov r10d, dword [rsp + 156]                      ;    66.0 p10     27 v[0]
        ror r13d, 2                                      ;    78.5 p6      28 v[4]
        add ecx, edi                                     ;    79.5 p5      27 v[3]
        vmovdqa xmm7, [rel sha1_blocks.T0_w.blocks + 64] ;    66.5 p2      23 w[8] reload
        vpaddd xmm9, xmm2, xmm7                          ;    72.5 p1      23 w[8]
        vmovdqa [rsp + 160], xmm9                        ;    73.5 p7+p4   23 w[8]
        xor r14d, r13d                                   ;    79.5 p11      7 v[1]
        add edx, r13d                                    ;    79.5 p0      27 v[4]
        xor r14d, ecx                                    ;    80.5 p5       7 v[1]
        add eax, r14d                                    ;    81.5 p11     27 v[1]
        rorx edi, ecx, 0x1b                              ;    80.5 p6      27 v[2]
        ror ecx, 2                                       ;    80.5 p0      28 v[3]
        add r11d, edi                                    ;    81.5 p1      27 v[2]
        mov edi, dword [rsp + 160]                       ;    73.5 p3      27 v[4]
        xor r13d, ecx                                    ;    81.5 p5       7 v[0]
        add ebp, ecx                                     ;    81.5 p11     27 v[3]
        xor r13d, r11d                                   ;    82.5 p6       7 v[0]
        add r15d, r13d                                   ;    83.5 p1      27 v[0]
        rorx r13d, r11d, 0x1b                            ;    82.5 p0      27 v[1]
        ror r11d, 2                                      ;    82.5 p6      28 v[2]
        add eax, r13d                                    ;    83.5 p5      27 v[1]
        mov r13d, dword [rsp + 164]                      ;    73.5 p10     27 v[3]
        xor ecx, r11d                                    ;    83.5 p11      7 v[4]
        add r12d, r11d                                   ;    83.5 p1      27 v[2]
        xor ecx, eax                                     ;    84.5 p0       7 v[4]
        add edx, ecx                                     ;    85.5 p5      27 v[4]
        rorx r14d, eax, 0x1b                             ;    84.5 p6      27 v[0]
        ror eax, 2                                       ;    84.5 p0      28 v[1]
        add r15d, r14d                                   ;    85.5 p11     27 v[0]
        vpxor xmm3, xmm3, xmm5                           ;    71.7 p1      23 w[12]
        vpalignr xmm9, xmm2, xmm1, 8                     ;    72.2 p5      23 w[12]
        xor r11d, eax                                    ;    85.5 p11      7 v[3]
        add esi, eax                                     ;    85.5 p6      27 v[1]
        xor r11d, r15d                                   ;    86.5 p1       7 v[3]
        rorx r14d, r15d, 0x1b                            ;    86.5 p0      27 v[4]
        ror r15d, 2                                      ;    86.5 p6      28 v[0]
        add edx, r14d                                    ;    87.5 p5      27 v[4]
        vpternlogd xmm9, xmm3, xmm8, 0x96                ;    73.7 p1      23 w[12]
        mov r14d, dword [rsp + 168]                      ;    73.5 p2      27 v[2]
        add ebp, r11d                                    ;    87.5 p11     27 v[3]
        xor eax, r15d                                    ;    87.5 p0       7 v[2]
        add r10d, r15d                                   ;    87.5 p5      27 v[0]
        xor eax, edx                                     ;    88.5 p11      7 v[2]
        rorx r11d, edx, 0x1b                             ;    88.5 p6      27 v[3]
        vprold xmm3, xmm9, 2                             ;    74.7 p1      23 w[12]
        ror edx, 2                                       ;    88.5 p0      28 v[4]
        add ebp, r11d                                    ;    89.5 p5      27 v[3]
        mov r11d, dword [rsp + 172]                      ;    73.8 p3      27 v[1]
        add r12d, eax                                    ;    89.5 p11     27 v[2]
        xor r15d, edx                                    ;    89.5 p6       7 v[1]
        add edi, edx                                     ;    89.5 p1      27 v[4]
        xor r15d, ebp                                    ;    90.5 p0       7 v[1]
        rorx eax, ebp, 0x1b                              ;    90.5 p6      27 v[2]
        vpaddd xmm9, xmm3, xmm7                          ;    76.2 p5      23 w[12]
        ror ebp, 2                                       ;    90.5 p0      28 v[3]
        add r12d, eax                                    ;    91.5 p11     27 v[2]
        add esi, r15d                                    ;    91.5 p1      27 v[1]
        xor edx, ebp                                     ;    91.5 p5       7 v[0]
        add r13d, ebp                                    ;    91.5 p11     27 v[3]
        mov r15d, ebp                                    ;    91.5          8 v[4] copy
        mov eax, ebp                                     ;    91.5         28 v[3] copy
        xor edx, r12d                                    ;    92.5 p6       7 v[0]
        add r10d, edx                                    ;    93.5 p1      27 v[0]
        rorx ecx, r12d, 0x1b                             ;    92.5 p0      27 v[1]
        vmovdqa [rsp + 176], xmm9                        ;    77.2 p8+p9   23 w[12]
        ror r12d, 2                                      ;    92.5 p6      28 v[2]
        add esi, ecx                                     ;    93.5 p5      27 v[1]
        mov ecx, dword [rsp + 176]                       ;    77.2 p10     27 v[0]
        xor r15d, r12d                                   ;    93.5 p11      8 v[4]
        add r14d, r12d                                   ;    93.5 p1      27 v[2]
        xor ebp, esi                                     ;    94.5 p0       8 v[4]
        and r15d, ebp                                    ;    95.5 p5       8 v[4]
        mov ebp, r12d                                    ;    93.5          8 v[3] copy
        mov edx, r12d                                    ;    93.5         28 v[2] copy
        rorx ebx, esi, 0x1b                              ;    94.5 p6      27 v[0]
        mov qword [rsp + 344], r8                        ;    78.5 p7+p4   22 w[0] spill
        mov r8d, dword [rsp + 180]                       ;    78.7 p2      27 v[4]
        ror esi, 2                                       ;    94.5 p0      28 v[1]
        add r10d, ebx                                    ;    95.5 p11     27 v[0]
        xor eax, r15d                                    ;    96.5 p1       8 v[4]
        vpalignr xmm9, xmm3, xmm2, 8                     ;    80.2 p5      23 w[0]
        xor ebp, esi                                     ;    95.5 p11      8 v[3]
        add r11d, esi                                    ;    95.5 p6      27 v[1]
        add edi, eax                                     ;    97.5 p1      27 v[4]
        mov r15d, esi                                    ;    95.5          8 v[2] copy
        xor r12d, r10d                                   ;    96.5 p0       8 v[3]
        and ebp, r12d                                    ;    97.5 p5       8 v[3]
        mov r12d, esi                                    ;    95.5         28 v[1] copy
        rorx eax, r10d, 0x1b                             ;    96.5 p6      27 v[4]
        vpxor xmm5, xmm5, xmm4                           ;    81.7 p1      23 w[0]
        mov ebx, dword [rsp + 184]                       ;    81.0 p3      27 v[3]
        ror r10d, 2                                      ;    96.5 p0      28 v[0]
        add edi, eax                                     ;    98.5 p11     27 v[4]
        vpternlogd xmm9, xmm5, xmm0, 0x96                ;    82.7 p5      23 w[0]
        xor edx, ebp                                     ;    98.5 p11      8 v[3]
        xor r15d, r10d                                   ;    97.5 p6       8 v[2]
        add ecx, r10d                                    ;    97.5 p1      27 v[0]
        add r13d, edx                                    ;    99.5 p0      27 v[3]
        mov ebp, r10d                                    ;    97.5          8 v[1] copy
        mov eax, r10d                                    ;    97.5         28 v[0] copy
        xor esi, edi                                     ;    99.5 p5       8 v[2]
        and r15d, esi                                    ;   100.5 p11      8 v[2]
        rorx esi, edi, 0x1b                              ;    99.5 p6      27 v[3]
        vprold xmm5, xmm9, 2                             ;    83.7 p1      23 w[0]
        ror edi, 2                                       ;    99.5 p0      28 v[4]
        add r13d, esi                                    ;   100.5 p5      27 v[3]
        vpaddd xmm9, xmm7, xmm5                          ;    84.7 p1      23 w[0]
        mov esi, dword [rsp + 188]                       ;    83.8 p10     27 v[2]
        xor r12d, r15d                                   ;   101.5 p11      8 v[2]
        xor ebp, edi                                     ;   100.5 p6       8 v[1]
        add r8d, edi                                     ;   100.5 p0      27 v[4]
        add r14d, r12d                                   ;   102.5 p5      27 v[2]
        mov r12d, edi                                    ;   100.5          8 v[0] copy
        xor r10d, r13d                                   ;   101.5 p11      8 v[1]
        and ebp, r10d                                    ;   102.5 p6       8 v[1]
        mov r10d, edi                                    ;   100.5         28 v[4] copy
        rorx r15d, r13d, 0x1b                            ;   101.5 p0      27 v[2]
        vmovdqa [rsp + 192], xmm9                        ;    85.7 p8+p9   23 w[0]
        ror r13d, 2                                      ;   101.5 p6      28 v[3]
        add r14d, r15d                                   ;   103.5 p1      27 v[2]
        mov r15d, dword [rsp + 192]                      ;    86.0 p2      27 v[1]
        xor eax, ebp                                     ;   103.5 p5       8 v[1]
        xor r12d, r13d                                   ;   102.5 p11      8 v[0]
        add ebx, r13d                                    ;   102.5 p0      27 v[3]
        add r11d, eax                                    ;   104.5 p1      27 v[1]
        mov ebp, r13d                                    ;   102.5          8 v[4] copy
        mov eax, r13d                                    ;   102.5         28 v[3] copy
        xor edi, r14d                                    ;   104.5 p5       8 v[0]
        and r12d, edi                                    ;   105.5 p11      8 v[0]
        rorx edi, r14d, 0x1b                             ;   104.5 p6      27 v[1]
        mov edx, dword [rsp + 196]                       ;    87.7 p3      27 v[0]
        ror r14d, 2                                      ;   104.5 p0      28 v[2]
        add r11d, edi                                    ;   105.5 p1      27 v[1]
        xor r10d, r12d                                   ;   106.5 p5       8 v[0]
        xor ebp, r14d                                    ;   105.5 p11      8 v[4]
        add esi, r14d                                    ;   105.5 p6      27 v[2]
        add ecx, r10d                                    ;   107.5 p0      27 v[0]
        mov edi, r14d                                    ;   105.5          8 v[3] copy
        xor r13d, r11d                                   ;   106.5 p1       8 v[4]
        and ebp, r13d                                    ;   107.5 p5       8 v[4]
        mov r10d, r14d                                   ;   105.5         28 v[2] copy
        rorx r12d, r11d, 0x1b                            ;   106.5 p6      27 v[0]
        vpxor xmm4, xmm4, xmm6                           ;    89.8 p0      23 w[4]
        vpalignr xmm9, xmm5, xmm3, 8                     ;    90.2 p5      23 w[4]
        mov r13d, dword [rsp + 200]                      ;    90.0 p10     27 v[4]
        ror r11d, 2                                      ;   106.5 p6      28 v[1]
        add ecx, r12d                                    ;   108.5 p11     27 v[0]
        vpternlogd xmm9, xmm4, xmm1, 0x96                ;    91.2 p1      23 w[4]
        xor eax, ebp                                     ;   108.5 p0       8 v[4]
        xor edi, r11d                                    ;   107.5 p5       8 v[3]
        add r15d, r11d                                   ;   107.5 p11     27 v[1]
        add r8d, eax                                     ;   109.5 p1      27 v[4]
        mov ebp, r11d                                    ;   107.5          8 v[2] copy
        mov r12d, r11d                                   ;   107.5         28 v[1] copy
        xor r14d, ecx                                    ;   109.5 p6       8 v[3]
        and edi, r14d                                    ;   110.5 p0       8 v[3]
        rorx r14d, ecx, 0x1b                             ;   109.5 p6      27 v[4]
        vprold xmm4, xmm9, 2                             ;    92.5 p1      23 w[4]
        ror ecx, 2                                       ;   109.5 p0      28 v[0]
        add r8d, r14d                                    ;   110.5 p5      27 v[4]
        vpaddd xmm9, xmm7, xmm4                          ;    93.5 p1      23 w[4]
        mov r14d, dword [rsp + 204]                      ;    92.8 p2      27 v[3]
        xor r10d, edi                                    ;   111.5 p11      8 v[3]
        xor ebp, ecx                                     ;   110.5 p5       8 v[2]
        add edx, ecx                                     ;   110.5 p6      27 v[0]
        add ebx, r10d                                    ;   112.5 p0      27 v[3]
        mov edi, ecx                                     ;   110.5          8 v[1] copy
        xor r11d, r8d                                    ;   111.5 p11      8 v[2]
        and ebp, r11d                                    ;   112.5 p1       8 v[2]
        mov r10d, ecx                                    ;   110.5         28 v[0] copy
        rorx r11d, r8d, 0x1b                             ;   111.5 p6      27 v[3]
        vmovdqa [rsp + 208], xmm9                        ;    94.5 p7+p4   23 w[4]
        ror r8d, 2                                       ;   111.5 p0      28 v[4]
        add ebx, r11d                                    ;   113.5 p5      27 v[3]
        mov r11d, dword [rsp + 208]                      ;    95.0 p3      27 v[2]
        xor r12d, ebp                                    ;   113.5 p11      8 v[2]
        xor edi, r8d                                     ;   112.5 p1       8 v[1]
        add r13d, r8d                                    ;   112.5 p6      27 v[4]
        add esi, r12d                                    ;   114.5 p0      27 v[2]
        mov ebp, r8d                                     ;   112.5          8 v[0] copy
        mov r12d, r8d                                    ;   112.5         28 v[4] copy
        xor ecx, ebx                                     ;   114.5 p5       8 v[1]
        and edi, ecx                                     ;   115.5 p11      8 v[1]
        rorx eax, ebx, 0x1b                              ;   114.5 p6      27 v[2]
        mov ecx, dword [rsp + 212]                       ;    96.7 p10     27 v[1]
        ror ebx, 2                                       ;   114.5 p0      28 v[3]
        add esi, eax                                     ;   115.5 p1      27 v[2]
        xor r10d, edi                                    ;   116.5 p5       8 v[1]
        xor ebp, ebx                                     ;   115.5 p11      8 v[0]
        add r14d, ebx                                    ;   115.5 p6      27 v[3]
        add r15d, r10d                                   ;   117.5 p0      27 v[1]
        mov edi, ebx                                     ;   115.5          8 v[4] copy
        xor r8d, esi                                     ;   116.5 p1       8 v[0]
        and ebp, r8d                                     ;   117.5 p5       8 v[0]
        mov r8d, ebx                                     ;   115.5         28 v[3] copy
        rorx r10d, esi, 0x1b                             ;   116.5 p6      27 v[1]
        vpxor xmm6, xmm6, xmm8                           ;    98.8 p0      23 w[8]
        vpalignr xmm9, xmm4, xmm5, 8                     ;    99.2 p5      23 w[8]
        mov eax, dword [rsp + 216]                       ;    99.0 p2      27 v[0]
        ror esi, 2                                       ;   116.5 p6      28 v[2]
        add r15d, r10d                                   ;   118.5 p11     27 v[1]
        vpternlogd xmm9, xmm6, xmm2, 0x96                ;   100.2 p1      23 w[8]
        xor r12d, ebp                                    ;   118.5 p0       8 v[0]
        xor edi, esi                                     ;   117.5 p5       8 v[4]
        add r11d, esi                                    ;   117.5 p11     27 v[2]
        add edx, r12d                                    ;   119.5 p1      27 v[0]
        mov ebp, esi                                     ;   117.5          8 v[3] copy
        mov r10d, esi                                    ;   117.5         28 v[2] copy
        xor ebx, r15d                                    ;   119.5 p6       8 v[4]
        and edi, ebx                                     ;   120.5 p0       8 v[4]
        rorx r12d, r15d, 0x1b                            ;   119.5 p6      27 v[0]
        vprold xmm6, xmm9, 2                             ;   101.5 p1      23 w[8]
        ror r15d, 2                                      ;   119.5 p0      28 v[1]
        add edx, r12d                                    ;   120.5 p5      27 v[0]
        vpaddd xmm7, xmm7, xmm6                          ;   102.5 p1      23 w[8]
        mov r12d, dword [rsp + 220]                      ;   101.8 p3      27 v[4]
        xor r8d, edi                                     ;   121.5 p11      8 v[4]
        xor ebp, r15d                                    ;   120.5 p5       8 v[3]
        add ecx, r15d                                    ;   120.5 p6      27 v[1]
        add r13d, r8d                                    ;   122.5 p0      27 v[4]
        mov edi, r15d                                    ;   120.5          8 v[2] copy
        xor esi, edx                                     ;   121.5 p11      8 v[3]
        and ebp, esi                                     ;   122.5 p1       8 v[3]
        mov esi, r15d                                    ;   120.5         28 v[1] copy
        rorx r8d, edx, 0x1b                              ;   121.5 p6      27 v[4]
        vmovdqa [rsp + 224], xmm7                        ;   103.5 p8+p9   23 w[8]
        ror edx, 2                                       ;   121.5 p0      28 v[0]
        add r13d, r8d                                    ;   123.5 p5      27 v[4]
        mov r8d, dword [rsp + 224]                       ;   104.0 p10     27 v[3]
        xor r10d, ebp                                    ;   123.5 p11      8 v[3]
        xor edi, edx                                     ;   122.5 p1       8 v[2]
        add eax, edx                                     ;   122.5 p6      27 v[0]
        add r14d, r10d                                   ;   124.5 p0      27 v[3]
        mov ebp, edx                                     ;   122.5          8 v[1] copy
        mov r10d, edx                                    ;   122.5         28 v[0] copy
        xor r15d, r13d                                   ;   124.5 p5       8 v[2]
        and edi, r15d                                    ;   125.5 p11      8 v[2]
        rorx r15d, r13d, 0x1b                            ;   124.5 p6      27 v[3]
        mov ebx, dword [rsp + 228]                       ;   105.7 p2      27 v[2]
        ror r13d, 2                                      ;   124.5 p0      28 v[4]
        add r14d, r15d                                   ;   125.5 p1      27 v[3]
        xor esi, edi                                     ;   126.5 p5       8 v[2]
        xor ebp, r13d                                    ;   125.5 p11      8 v[1]
        add r12d, r13d                                   ;   125.5 p6      27 v[4]
        add r11d, esi                                    ;   127.5 p0      27 v[2]
        mov esi, r13d                                    ;   125.5          8 v[0] copy
        xor edx, r14d                                    ;   126.5 p1       8 v[1]
        and ebp, edx                                     ;   127.5 p5       8 v[1]
        mov edi, r13d                                    ;   125.5         28 v[4] copy
        rorx r15d, r14d, 0x1b                            ;   126.5 p6      27 v[2]
        vpxor xmm8, xmm8, xmm0                           ;   107.8 p0      23 w[12]
        vpalignr xmm7, xmm6, xmm4, 8                     ;   108.2 p5      23 w[12]
        mov edx, dword [rsp + 232]                       ;   108.0 p3      27 v[1]
        ror r14d, 2                                      ;   126.5 p6      28 v[3]
        add r11d, r15d                                   ;   128.5 p11     27 v[2]
        vpternlogd xmm7, xmm8, xmm3, 0x96                ;   109.2 p1      23 w[12]
        vprold xmm7, xmm7, 2                             ;   110.2 p0      23 w[12]
        xor r10d, ebp                                    ;   128.5 p5       8 v[1]
        xor esi, r14d                                    ;   127.5 p11      8 v[0]
        add r8d, r14d                                    ;   127.5 p1      27 v[3]
        add ecx, r10d                                    ;   129.5 p6      27 v[1]
        mov ebp, r14d                                    ;   127.5          8 v[4] copy
        mov r10d, r14d                                   ;   127.5         28 v[3] copy
        xor r13d, r11d                                   ;   129.5 p0       8 v[0]
        and esi, r13d                                    ;   130.5 p5       8 v[0]
        rorx r13d, r11d, 0x1b                            ;   129.5 p6      27 v[1]
        vmovdqa xmm8, [rel sha1_blocks.T0_w.blocks + 80] ;   110.3 p10     23 w[12] reload
        vpaddd xmm9, xmm7, xmm8                          ;   116.3 p1      23 w[12]
        mov r15d, dword [rsp + 236]                      ;   110.7 p2      27 v[0]
        ror r11d, 2                                      ;   129.5 p0      28 v[2]
        add ecx, r13d                                    ;   130.5 p11     27 v[1]
        vmovdqa [rsp + 240], xmm9                        ;   117.3 p7+p4   23 w[12]
        xor edi, esi                                     ;   131.5 p5       8 v[0]
        xor ebp, r11d                                    ;   130.5 p1       8 v[4]
        add ebx, r11d                                    ;   130.5 p6      27 v[2]
        add eax, edi                                     ;   132.5 p0      27 v[0]
        mov esi, r11d                                    ;   130.5          8 v[3] copy
        xor r14d, ecx                                    ;   131.5 p11      8 v[4]
        and ebp, r14d                                    ;   132.5 p5       8 v[4]
        mov edi, r11d                                    ;   130.5         28 v[2] copy
        rorx r13d, ecx, 0x1b                             ;   131.5 p6      27 v[0]
        mov r14d, dword [rsp + 240]                      ;   117.3 p3      27 v[4]
        ror ecx, 2                                       ;   131.5 p0      28 v[1]
        add eax, r13d                                    ;   133.5 p1      27 v[0]
        vpalignr xmm9, xmm7, xmm6, 8                     ;   113.3 p5      23 w[0]
        vpxor xmm0, xmm1, xmm0                           ;   114.0 p0      23 w[0]
        mov r13d, dword [rsp + 244]                      ;   117.3 p10     27 v[3]
        xor r10d, ebp                                    ;   133.5 p11      8 v[4]
        xor esi, ecx                                     ;   132.5 p6       8 v[3]
        add edx, ecx                                     ;   132.5 p1      27 v[1]
        add r12d, r10d                                   ;   134.5 p5      27 v[4]
        mov ebp, ecx                                     ;   132.5          8 v[2] copy
        mov r10d, ecx                                    ;   132.5         28 v[1] copy
        xor r11d, eax                                    ;   134.5 p11      8 v[3]
        and esi, r11d                                    ;   135.5 p0       8 v[3]
        rorx r11d, eax, 0x1b                             ;   134.5 p6      27 v[4]
        vpternlogd xmm9, xmm0, xmm5, 0x96                ;   115.3 p1      23 w[0]
        mov dword [rsp + 392], r9d                       ;   115.5 p8+p9   19 v[0] spill
        mov r9d, dword [rsp + 248]                       ;   117.3 p2      27 v[2]
        ror eax, 2                                       ;   134.5 p0      28 v[0]
        add r12d, r11d                                   ;   135.5 p5      27 v[4]
        vprold xmm0, xmm9, 2                             ;   116.3 p1      23 w[0]
        vpaddd xmm9, xmm0, xmm8                          ;   117.3 p0      23 w[0]
        mov r11d, dword [rsp + 252]                      ;   117.3 p3      27 v[1]
        xor edi, esi                                     ;   136.5 p11      8 v[3]
        xor ebp, eax                                     ;   135.5 p6       8 v[2]
        add r15d, eax                                    ;   135.5 p5      27 v[0]
        add r8d, edi                                     ;   137.5 p1      27 v[3]
        xor ecx, r12d                                    ;   136.5 p11      8 v[2]
        and ebp, ecx                                     ;   137.5 p6       8 v[2]
        mov esi, eax                                     ;   135.5          8 v[1] copy
        mov edi, eax                                     ;   135.5         28 v[0] copy
        rorx ecx, r12d, 0x1b                             ;   136.5 p0      27 v[3]
        vmovdqa [rsp + 256], xmm9                        ;   118.3 p7+p4   23 w[0]
        ror r12d, 2                                      ;   136.5 p6      28 v[4]
        add r8d, ecx                                     ;   138.5 p5      27 v[3]
        mov ecx, dword [rsp + 256]                       ;   118.7 p10     27 v[0]
        xor r10d, ebp                                    ;   138.5 p1       8 v[2]
        xor esi, r12d                                    ;   137.5 p11      8 v[1]
        add r14d, r12d                                   ;   137.5 p0      27 v[4]
        add ebx, r10d                                    ;   139.5 p5      27 v[2]
        mov ebp, r12d                                    ;   137.5          8 v[0] copy
        mov r10d, r12d                                   ;   137.5         28 v[4] copy
        xor eax, r8d                                     ;   139.5 p6       8 v[1]
        and esi, eax                                     ;   140.5 p1       8 v[1]
        rorx eax, r8d, 0x1b                              ;   139.5 p0      27 v[2]
        mov dword [rsp + 396], ecx                       ;   123.7 p8+p9   27 v[0] spill
        mov ecx, dword [rsp + 260]                       ;   120.5 p2      27 v[4]
        ror r8d, 2                                       ;   139.5 p6      28 v[3]
        add ebx, eax                                     ;   140.5 p11     27 v[2]
        vpxor xmm1, xmm1, xmm2                           ;   121.0 p5      23 w[4]
        vpalignr xmm9, xmm0, xmm7, 8                     ;   122.0 p5      23 w[4]
        xor edi, esi                                     ;   141.5 p1       8 v[1]
        xor ebp, r8d                                     ;   140.5 p0       8 v[0]
        add r13d, r8d                                    ;   140.5 p6      27 v[3]
        add edx, edi                                     ;   142.5 p11     27 v[1]
        xor r12d, ebx                                    ;   141.5 p1       8 v[0]
        rorx esi, ebx, 0x1b                              ;   141.5 p0      27 v[1]
        vpternlogd xmm9, xmm4, xmm1, 0x96                ;   123.0 p5      23 w[4]
        vprold xmm1, xmm9, 2                             ;   124.0 p1      23 w[4]
        mov edi, dword [rsp + 264]                       ;   122.7 p3      27 v[3]
        ror ebx, 2                                       ;   141.5 p6      28 v[2]
        add edx, esi                                     ;   143.5 p11     27 v[1]
        vpaddd xmm4, xmm1, xmm8                          ;   125.0 p0      23 w[4]
        mov esi, dword [rsp + 268]                       ;   123.3 p10     27 v[2]
        and ebp, r12d                                    ;   142.5 p6       8 v[0]
        xor r10d, ebp                                    ;   143.5 p5       8 v[0]
        xor r8d, ebx                                     ;   142.5 p11      7 v[4]
        add r9d, ebx                                     ;   142.5 p1      27 v[2]
        add r15d, r10d                                   ;   144.5 p0      27 v[0]
        xor r8d, edx                                     ;   144.5 p6       7 v[4]
        rorx ebp, edx, 0x1b                              ;   144.5 p0      27 v[0]
        ror edx, 2                                       ;   144.5 p6      28 v[1]
        add r15d, ebp                                    ;   145.5 p5      27 v[0]
        vmovdqa [rsp + 272], xmm4                        ;   126.0 p7+p4   23 w[4]
        mov ebp, dword [rsp + 272]                       ;   126.0 p2      27 v[1]
        add r14d, r8d                                    ;   145.5 p11     27 v[4]
        xor ebx, edx                                     ;   145.5 p1       7 v[3]
        add r11d, edx                                    ;   145.5 p5      27 v[1]
        xor ebx, r15d                                    ;   146.5 p11      7 v[3]
        rorx r8d, r15d, 0x1b                             ;   146.5 p0      27 v[4]
        ror r15d, 2                                      ;   146.5 p6      28 v[0]
        add r14d, r8d                                    ;   147.5 p1      27 v[4]
        vpalignr xmm0, xmm1, xmm0, 8                     ;   127.0 p5      23 w[8]
        vpxor xmm2, xmm3, xmm2                           ;   127.5 p0      23 w[8]
        mov r8d, dword [rsp + 276]                       ;   126.8 p3      27 v[0]
        add r13d, ebx                                    ;   147.5 p11     27 v[3]
        xor edx, r15d                                    ;   147.5 p1       7 v[2]
        mov r10d, dword [rsp + 396]                      ;   127.3 p10     27 v[0] reload
        add r10d, r15d                                   ;   147.5 p6      27 v[0]
        xor edx, r14d                                    ;   148.5 p5       7 v[2]
        rorx r12d, r14d, 0x1b                            ;   148.5 p0      27 v[3]
        ror r14d, 2                                      ;   148.5 p6      28 v[4]
        add r13d, r12d                                   ;   149.5 p11     27 v[3]
        vpternlogd xmm0, xmm6, xmm2, 0x96                ;   128.5 p1      23 w[8]
        mov r12d, dword [rsp + 280]                      ;   128.5 p2      27 v[4]
        add r9d, edx                                     ;   149.5 p5      27 v[2]
        xor r15d, r14d                                   ;   149.5 p11      7 v[1]
        add ecx, r14d                                    ;   149.5 p0      27 v[4]
        xor r15d, r13d                                   ;   150.5 p1       7 v[1]
        rorx eax, r13d, 0x1b                             ;   150.5 p6      27 v[2]
        vprold xmm0, xmm0, 2                             ;   130.5 p0      23 w[8]
        ror r13d, 2                                      ;   150.5 p6      28 v[3]
        add r9d, eax                                     ;   151.5 p5      27 v[2]
        vpaddd xmm2, xmm8, xmm0                          ;   131.5 p1      23 w[8]
        mov eax, dword [rsp + 284]                       ;   130.2 p3      27 v[3]
        add r11d, r15d                                   ;   151.5 p11     27 v[1]
        xor r14d, r13d                                   ;   151.5 p5       7 v[0]
        add edi, r13d                                    ;   151.5 p11     27 v[3]
        xor r14d, r9d                                    ;   152.5 p0       7 v[0]
        rorx r15d, r9d, 0x1b                             ;   152.5 p6      27 v[1]
        vmovdqa [rsp + 288], xmm2                        ;   132.5 p8+p9   23 w[8]
        ror r9d, 2                                       ;   152.5 p0      28 v[2]
        add r11d, r15d                                   ;   153.5 p1      27 v[1]
        mov r15d, dword [rsp + 288]                      ;   132.5 p10     27 v[2]
        add r10d, r14d                                   ;   153.5 p5      27 v[0]
        xor r13d, r9d                                    ;   153.5 p11      7 v[4]
        add esi, r9d                                     ;   153.5 p1      27 v[2]
        xor r13d, r11d                                   ;   154.5 p6       7 v[4]
        rorx r14d, r11d, 0x1b                            ;   154.5 p0      27 v[0]
        ror r11d, 2                                      ;   154.5 p6      28 v[1]
        add r10d, r14d                                   ;   155.5 p5      27 v[0]
        vpalignr xmm0, xmm0, xmm1, 8                     ;   134.0 p5      23 w[12]
        mov r14d, dword [rsp + 292]                      ;   133.2 p2      27 v[1]
        add ecx, r13d                                    ;   155.5 p11     27 v[4]
        xor r9d, r11d                                    ;   155.5 p1       7 v[3]
        add ebp, r11d                                    ;   155.5 p11     27 v[1]
        xor r9d, r10d                                    ;   156.5 p0       7 v[3]
        rorx r13d, r10d, 0x1b                            ;   156.5 p6      27 v[4]
        vpxor xmm5, xmm5, xmm3                           ;   134.5 p1      23 w[12]
        ror r10d, 2                                      ;   156.5 p0      28 v[0]
        add ecx, r13d                                    ;   157.5 p5      27 v[4]
        vpternlogd xmm0, xmm7, xmm5, 0x96                ;   135.5 p1      23 w[12]
        mov r13d, dword [rsp + 296]                      ;   134.8 p3      27 v[0]
        add edi, r9d                                     ;   157.5 p11     27 v[3]
        xor r11d, r10d                                   ;   157.5 p6       7 v[2]
        add r8d, r10d                                    ;   157.5 p5      27 v[0]
        xor r11d, ecx                                    ;   158.5 p11      7 v[2]
        rorx r9d, ecx, 0x1b                              ;   158.5 p0      27 v[3]
        vprold xmm0, xmm0, 2                             ;   136.5 p1      23 w[12]
        ror ecx, 2                                       ;   158.5 p6      28 v[4]
        add edi, r9d                                     ;   159.5 p5      27 v[3]
        vpaddd xmm8, xmm8, xmm0                          ;   137.5 p0      23 w[12]
        mov r9d, dword [rsp + 300]                       ;   136.5 p10     27 v[4]
        add esi, r11d                                    ;   159.5 p11     27 v[2]
        xor r10d, ecx                                    ;   159.5 p1       7 v[1]
        add r12d, ecx                                    ;   159.5 p6      27 v[4]
        xor r10d, edi                                    ;   160.5 p5       7 v[1]
        rorx r11d, edi, 0x1b                             ;   160.5 p0      27 v[2]
        vmovdqa [rsp + 304], xmm8                        ;   138.5 p7+p4   23 w[12]
        ror edi, 2                                       ;   160.5 p6      28 v[3]
        add esi, r11d                                    ;   161.5 p11     27 v[2]
        mov r11d, dword [rsp + 304]                      ;   138.5 p2      27 v[3]
        add ebp, r10d                                    ;   161.5 p1      27 v[1]
        xor ecx, edi                                     ;   161.5 p5       7 v[0]
        add eax, edi                                     ;   161.5 p11     27 v[3]
        xor ecx, esi                                     ;   162.5 p0       7 v[0]
        rorx r10d, esi, 0x1b                             ;   162.5 p6      27 v[1]
        ror esi, 2                                       ;   162.5 p0      28 v[2]
        add ebp, r10d                                    ;   163.5 p1      27 v[1]
        mov r10d, dword [rsp + 308]                      ;   139.3 p3      27 v[2]
        add r8d, ecx                                     ;   163.5 p5      27 v[0]
        xor edi, esi                                     ;   163.5 p11      7 v[4]
        add r15d, esi                                    ;   163.5 p1      27 v[2]
        xor edi, ebp                                     ;   164.5 p6       7 v[4]
        rorx ecx, ebp, 0x1b                              ;   164.5 p0      27 v[0]
        ror ebp, 2                                       ;   164.5 p6      28 v[1]
        add r8d, ecx                                     ;   165.5 p5      27 v[0]
        mov ecx, dword [rsp + 312]                       ;   140.7 p10     27 v[1]
        add r12d, edi                                    ;   165.5 p11     27 v[4]
        xor esi, ebp                                     ;   165.5 p1       7 v[3]
        add r14d, ebp                                    ;   165.5 p5      27 v[1]
        xor esi, r8d                                     ;   166.5 p11      7 v[3]
        rorx edi, r8d, 0x1b                              ;   166.5 p0      27 v[4]
        mov edx, dword [rsp + 392]                       ;   141.7 p2      30 h
        add edx, dword [rsp + 316]                       ;   146.7 p1+p3   30 h
        ror r8d, 2                                       ;   166.5 p6      28 v[0]
        add r12d, edi                                    ;   167.5 p5      27 v[4]
        mov edi, dword [rsp + 388]                       ;   142.3 p10     30 h
        mov ebx, dword [rsp + 384]                       ;   142.7 p2      30 h
        mov dword [rsp + 384], ebx                       ;   147.7 p8+p9   30 h spill
        mov ebx, dword [rsp + 380]                       ;   142.8 p3      30 h
        mov dword [rsp + 380], ebx                       ;   147.8 p7+p4   30 h spill
        mov ebx, dword [rsp + 376]                       ;   143.3 p10     30 h
        add eax, esi                                     ;   167.5 p11     27 v[3]
        xor ebp, r8d                                     ;   167.5 p0       7 v[2]
        add r13d, r8d                                    ;   167.5 p1      27 v[0]
        xor ebp, r12d                                    ;   168.5 p6       7 v[2]
        add r15d, ebp                                    ;   169.5 p5      27 v[2]
        rorx esi, r12d, 0x1b                             ;   168.5 p0      27 v[3]
        mov ebp, 0x40                                    ;   144.3 p11     16 blocks
        add rbp, qword [rsp + 344]                       ;   145.3 p1+p2   16 blocks
        ror r12d, 2                                      ;   168.5 p6      28 v[4]
        add eax, esi                                     ;   169.5 p5      27 v[3]
        xor r8d, r12d                                    ;   169.5 p11      7 v[1]
        add r9d, r12d                                    ;   169.5 p0      27 v[4]
        xor r8d, eax                                     ;   170.5 p1       7 v[1]
        add r14d, r8d                                    ;   171.5 p6      27 v[1]
        rorx esi, eax, 0x1b                              ;   170.5 p0      27 v[2]
        ror eax, 2                                       ;   170.5 p6      28 v[3]
        add r15d, esi                                    ;   171.5 p5      27 v[2]
        xor r12d, eax                                    ;   171.5 p11      7 v[0]
        add r11d, eax                                    ;   171.5 p1      27 v[3]
        xor r12d, r15d                                   ;   172.5 p5       7 v[0]
        add r13d, r12d                                   ;   173.5 p11     27 v[0]
        rorx esi, r15d, 0x1b                             ;   172.5 p0      27 v[1]
        ror r15d, 2                                      ;   172.5 p6      28 v[2]
        add r14d, esi                                    ;   173.5 p1      27 v[1]
        xor eax, r15d                                    ;   173.5 p5       7 v[4]
        add r10d, r15d                                   ;   173.5 p11     27 v[2]
        xor eax, r14d                                    ;   174.5 p0       7 v[4]
        rorx esi, r14d, 0x1b                             ;   174.5 p6      27 v[0]
        ror r14d, 2                                      ;   174.5 p0      28 v[1]
        add r13d, esi                                    ;   175.5 p1      27 v[0]
        add r9d, eax                                     ;   175.5 p5      27 v[4]
        xor r15d, r14d                                   ;   175.5 p11      7 v[3]
        add ecx, r14d                                    ;   175.5 p1      27 v[1]
        xor r15d, r13d                                   ;   176.5 p6       7 v[3]
        rorx esi, r13d, 0x1b                             ;   176.5 p0      27 v[4]
        ror r13d, 2                                      ;   176.5 p6      28 v[0]
        add r9d, esi                                     ;   177.5 p5      27 v[4]
        add r11d, r15d                                   ;   177.5 p11     27 v[3]
        xor r14d, r13d                                   ;   177.5 p1       7 v[2]
        add edx, r13d                                    ;   177.5 p5      30 h
        xor r14d, r9d                                    ;   178.5 p11      7 v[2]
        rorx esi, r9d, 0x1b                              ;   178.5 p0      27 v[3]
        ror r9d, 2                                       ;   178.5 p6      28 v[4]
        add r11d, esi                                    ;   179.5 p1      27 v[3]
        add r10d, r14d                                   ;   179.5 p5      27 v[2]
        xor r13d, r9d                                    ;   179.5 p11      7 v[1]
        add ebx, r9d                                     ;   179.5 p0      30 h
        xor r13d, r11d                                   ;   180.5 p1       7 v[1]
        rorx esi, r11d, 0x1b                             ;   180.5 p6      27 v[2]
        ror r11d, 2                                      ;   180.5 p0      28 v[3]
        add r10d, esi                                    ;   181.5 p5      27 v[2]
        add ecx, r13d                                    ;   181.5 p11     27 v[1]
        xor r9d, r11d                                    ;   181.5 p1       7 v[0]
        mov esi, dword [rsp + 380]                       ;   152.2 p3      30 h reload
        add esi, r11d                                    ;   181.5 p6      30 h
        xor r9d, r10d                                    ;   182.5 p5       7 v[0]
        rorx r8d, r10d, 0x1b                             ;   182.5 p0      27 v[1]
        ror r10d, 2                                      ;   182.5 p6      28 v[2]
        add ecx, r8d                                     ;   183.5 p11     27 v[1]
        add edx, r9d                                     ;   183.5 p1      30 h
        mov r8d, dword [rsp + 384]                       ;   153.3 p10     30 h reload
        add r8d, r10d                                    ;   183.5 p5      30 h
        add edi, ecx                                     ;   184.5 p11     30 h
        ror ecx, 0x1b                                    ;   184.5 p0      27 v[0]
        add edx, ecx                                     ;   185.5 p1      30 h
        mov r10d, ebx                                    ;   180.5         30 h copy
        mov r9d, edi                                     ;   185.5         30 h copy
        mov edi, r8d                                     ;   184.5         30 h copy
        mov r8, rbp                                      ;   154.7         16 blocks copy
        mov ebp, esi                                     ;   182.5         30 h copy
        mov esi, edx                                     ;   186.5         30 h copy
        cmp r8, qword [rsp + 336]                        ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 328], r8                        ;                    resident
        mov dword [rsp + 352], esi                       ;                    resident
        mov dword [rsp + 360], edi                       ;                    resident
        mov dword [rsp + 364], ebp                       ;                    resident
        mov dword [rsp + 356], r9d                       ;                    resident
        mov dword [rsp + 368], r10d                      ;                    resident
.blocks_1_done:
        mov esi, dword [rsp + 352]                       ;     0.0 p2      16 blocks reload
        mov r8, qword [rsp + 320]                        ;     0.2 p3      16 blocks reload
        mov dword [r8], esi                              ;     5.0 p7+p4   16 blocks
        mov esi, dword [rsp + 356]                       ;     0.5 p10     16 blocks reload
        mov dword [r8 + 4], esi                          ;     5.5 p8+p9   16 blocks
        mov esi, dword [rsp + 360]                       ;     1.0 p2      16 blocks reload
        mov dword [r8 + 8], esi                          ;     6.0 p7+p4   16 blocks
        mov esi, dword [rsp + 364]                       ;     1.2 p3      16 blocks reload
        mov dword [r8 + 12], esi                         ;     6.2 p8+p9   16 blocks
        mov esi, dword [rsp + 368]                       ;     1.5 p10     16 blocks reload
        mov dword [r8 + 16], esi                         ;     6.5 p7+p4   16 blocks
        vpxor xmm0, xmm0, xmm0                           ;                    cleared
        vmovdqa [rsp + 0], xmm0                          ;                    cleared
        vmovdqa [rsp + 16], xmm0                         ;                    cleared
        vmovdqa [rsp + 32], xmm0                         ;                    cleared
        vmovdqa [rsp + 48], xmm0                         ;                    cleared
        vmovdqa [rsp + 64], xmm0                         ;                    cleared
        vmovdqa [rsp + 80], xmm0                         ;                    cleared
        vmovdqa [rsp + 96], xmm0                         ;                    cleared
        vmovdqa [rsp + 112], xmm0                        ;                    cleared
        vmovdqa [rsp + 128], xmm0                        ;                    cleared
        vmovdqa [rsp + 144], xmm0                        ;                    cleared
        vmovdqa [rsp + 160], xmm0                        ;                    cleared
        vmovdqa [rsp + 176], xmm0                        ;                    cleared
        vmovdqa [rsp + 192], xmm0                        ;                    cleared
        vmovdqa [rsp + 208], xmm0                        ;                    cleared
        vmovdqa [rsp + 224], xmm0                        ;                    cleared
        vmovdqa [rsp + 240], xmm0                        ;                    cleared
        vmovdqa [rsp + 256], xmm0                        ;                    cleared
        vmovdqa [rsp + 272], xmm0                        ;                    cleared
        vmovdqa [rsp + 288], xmm0                        ;                    cleared
        vmovdqa [rsp + 304], xmm0                        ;                    cleared
        vmovdqa [rsp + 336], xmm0                        ;                    cleared
        vmovdqa [rsp + 352], xmm0                        ;                    cleared
        vmovdqa [rsp + 368], xmm0                        ;                    cleared
        vmovdqa [rsp + 384], xmm0                        ;                    cleared
        add rsp, 0x198                                   ;                    frame
        pop r15                                          ;                    preserved
        pop r14                                          ;                    preserved
        pop r13                                          ;                    preserved
        pop r12                                          ;                    preserved
        pop rbp                                          ;                    preserved
        pop rbx                                          ;                    preserved
        ret

        section .rodata align=64
; w.blocks
        align 16, db 0
sha1_blocks.T0_w.blocks:
        dq 0x0000000000000000, 0x0000000000000000, 0x0405060700010203, 0x0c0d0e0f08090a0b, 0x5a8279995a827999, 0x5a8279995a827999, 0x6ed9eba16ed9eba1, 0x6ed9eba16ed9eba1
        dq 0x8f1bbcdc8f1bbcdc, 0x8f1bbcdc8f1bbcdc, 0xca62c1d6ca62c1d6, 0xca62c1d6ca62c1d6

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
