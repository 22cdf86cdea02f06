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
; The frame is cleared before return: 352 bytes, 23 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 15 uops, planned 10.0; bounds: width 2.5, ports 3.0, path 5.0
;   blocks: 886 uops, planned 175.7; bounds: width 147.7, ports 146.2, path 167.0
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
        sub rsp, 0x178                                   ;                    frame
        mov qword [rsp + 320], rdi                       ;                    argument
        mov dword [rsp + 364], edx                       ;                    argument
        mov qword [rsp + 328], rsi                       ;                    argument
        mov r8, qword [rsp + 320]                        ;     0.0 p2      16 h reload
        mov esi, dword [r8]                              ;     5.0 p3      16 h
        mov dword [rsp + 344], esi                       ;    10.0 p7+p4   16 h
        mov esi, dword [r8 + 4]                          ;     5.0 p10     16 h
        mov dword [rsp + 348], esi                       ;    10.0 p8+p9   16 h
        mov esi, dword [r8 + 8]                          ;     5.0 p2      16 h
        mov dword [rsp + 352], esi                       ;    10.0 p7+p4   16 h
        mov esi, dword [r8 + 12]                         ;     5.0 p3      16 h
        mov dword [rsp + 356], esi                       ;    10.0 p8+p9   16 h
        mov esi, dword [r8 + 16]                         ;     5.0 p10     16 h
        mov dword [rsp + 360], esi                       ;    10.0 p7+p4   16 h
        mov r8d, dword [rsp + 364]                       ;     2.0 p2      16 h
        shl r8, 6                                        ;     7.0 p0      16 h
        add r8, qword [rsp + 328]                        ;     8.0 p1+p3   16 h
        mov qword [rsp + 336], r8                        ;     9.0 p8+p9   16 h
        cmp dword [rsp + 364], 0                         ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 328]                        ;                    resident
        mov esi, dword [rsp + 344]                       ;                    resident
        mov edi, dword [rsp + 352]                       ;                    resident
        align 16
.blocks_1:
        mov r14d, edi                                    ;     0.0          6 v[4] copy
        vmovdqu xmm0, [r8]                               ;     0.2 p2      22 w[0]
        rorx ebp, esi, 0x1b                              ;     0.3 p0      27 v[4]
        mov r12d, dword [rsp + 348]                      ;     0.5 p3      19 v[1] reload
        rorx r9d, esi, 2                                 ;     0.7 p6      28 v[0]
        vmovdqu xmm1, [r8 + 16]                          ;     0.8 p10     22 w[4]
        mov eax, r9d                                     ;     1.7          6 v[2] copy
        mov r10d, dword [rsp + 360]                      ;     1.2 p2      19 v[4] reload
        mov r11d, esi                                    ;     1.3          6 v[3] copy
        not r11d                                         ;     1.5 p1       6 v[3]
        and r11d, edi                                    ;     2.5 p5       6 v[3]
        add ebp, r10d                                    ;     6.2 p11     27 v[4]
        mov r15d, dword [rsp + 356]                      ;     2.0 p3      19 v[3] reload
        mov ecx, r9d                                     ;     2.2          6 v[1] copy
        mov edx, r9d                                     ;     2.3          6 v[1] copy
        xor r14d, r15d                                   ;     7.0 p0       6 v[4]
        and r14d, r12d                                   ;     8.0 p6       6 v[4]
        add r11d, r15d                                   ;     7.0 p1      27 v[3]
        xor r14d, r15d                                   ;     9.0 p5       6 v[4]
        add ebp, r14d                                    ;    10.0 p11     27 v[4]
        vmovdqa xmm3, [rel sha1_blocks.T0_w.blocks + 32] ;     3.3 p10     22 w[12] reload
        mov r14d, edi                                    ;     3.5         27 v[2] copy
        vmovdqa xmm2, [rel sha1_blocks.T0_w.blocks + 16] ;     3.7 p2      22 w[12] reload
        vpshufb xmm1, xmm1, xmm2                         ;     9.7 p1      22 w[4]
        vpshufb xmm0, xmm0, xmm2                         ;     9.7 p5      22 w[0]
        vpaddd xmm4, xmm0, xmm3                          ;    10.7 p0      22 w[0]
        mov ebx, esi                                     ;     4.3          6 v[3] copy
        vmovdqa [rsp + 0], xmm4                          ;    11.7 p7+p4   22 w[0]
        add ebp, dword [rsp + 0]                         ;    16.7 p6+p3   27 v[4]
        vmovdqu xmm4, [r8 + 32]                          ;     4.8 p10     22 w[8]
        add r14d, dword [rsp + 8]                        ;    16.7 p11+p2   27 v[2]
        rorx r13d, r12d, 2                               ;     5.5 p0      28 v[1]
        and ebx, r13d                                    ;     6.5 p1       6 v[3]
        xor eax, r13d                                    ;     6.5 p5       6 v[2]
        add r11d, ebx                                    ;     8.0 p6      27 v[3]
        mov ebx, r13d                                    ;     6.5          6 v[2] copy
        add r11d, dword [rsp + 4]                        ;    16.7 p11+p3   27 v[3]
        and eax, ebp                                     ;    17.7 p0       6 v[2]
        xor ebx, eax                                     ;    18.7 p1       6 v[2]
        rorx eax, ebp, 0x1b                              ;    17.7 p6      27 v[3]
        add r11d, eax                                    ;    18.7 p5      27 v[3]
        ror ebp, 2                                       ;    17.7 p0      28 v[4]
        xor ecx, ebp                                     ;    18.7 p11      6 v[1]
        and ecx, r11d                                    ;    19.7 p1       6 v[1]
        xor edx, ecx                                     ;    20.7 p6       6 v[1]
        rorx ecx, r11d, 0x1b                             ;    19.7 p0      27 v[2]
        vpaddd xmm5, xmm1, xmm3                          ;    10.7 p5      22 w[4]
        vmovdqa [rsp + 16], xmm5                         ;    11.7 p8+p9   22 w[4]
        mov eax, dword [rsp + 20]                        ;    11.7 p10     27 v[4]
        vpshufb xmm4, xmm4, xmm2                         ;    10.8 p1      22 w[8]
        add r9d, dword [rsp + 16]                        ;    16.7 p11+p2   27 v[0]
        add eax, ebp                                     ;    18.7 p6      27 v[4]
        add r14d, ebx                                    ;    19.7 p5      27 v[2]
        mov ebx, dword [rsp + 24]                        ;    11.7 p3      27 v[3]
        ror r11d, 2                                      ;    19.7 p0      28 v[3]
        add r14d, ecx                                    ;    20.7 p1      27 v[2]
        rorx r10d, r14d, 0x1b                            ;    21.7 p6      27 v[1]
        vpaddd xmm5, xmm4, xmm3                          ;    11.8 p5      22 w[8]
        mov ecx, dword [rsp + 28]                        ;    11.7 p10     27 v[2]
        add r13d, dword [rsp + 12]                       ;    16.7 p11+p2   27 v[1]
        add r13d, edx                                    ;    21.7 p0      27 v[1]
        mov edx, ebp                                     ;    18.7          6 v[0] copy
        xor edx, r11d                                    ;    20.7 p1       6 v[0]
        and edx, r14d                                    ;    21.7 p6       6 v[0]
        ror r14d, 2                                      ;    21.7 p0      28 v[2]
        xor ebp, edx                                     ;    22.7 p5       6 v[0]
        mov edx, r11d                                    ;    20.7          6 v[4] copy
        add r13d, r10d                                   ;    22.7 p11     27 v[1]
        xor edx, r14d                                    ;    22.7 p1       6 v[4]
        add ebx, r11d                                    ;    20.7 p6      27 v[3]
        add r9d, ebp                                     ;    23.7 p5      27 v[0]
        rorx ebp, r13d, 0x1b                             ;    23.7 p0      27 v[0]
        and edx, r13d                                    ;    23.7 p11      6 v[4]
        add r9d, ebp                                     ;    24.7 p1      27 v[0]
        vmovdqa [rsp + 32], xmm5                         ;    12.8 p7+p4   22 w[8]
        mov ebp, dword [rsp + 36]                        ;    12.8 p3      27 v[0]
        ror r13d, 2                                      ;    23.7 p6      28 v[1]
        xor r11d, edx                                    ;    24.7 p5       6 v[4]
        mov edx, r14d                                    ;    22.7          6 v[3] copy
        add ecx, r14d                                    ;    22.7 p11     27 v[2]
        vmovdqu xmm5, [r8 + 48]                          ;    13.3 p10     22 w[12]
        add eax, r11d                                    ;    25.7 p0      27 v[4]
        mov r10d, dword [rsp + 32]                       ;    13.7 p2      27 v[1]
        xor edx, r13d                                    ;    24.7 p1       6 v[3]
        and edx, r9d                                     ;    25.7 p6       6 v[3]
        rorx r11d, r9d, 0x1b                             ;    25.7 p0      27 v[4]
        add eax, r11d                                    ;    26.7 p5      27 v[4]
        mov r11d, dword [rsp + 40]                       ;    14.5 p3      27 v[4]
        xor r14d, edx                                    ;    26.7 p11      6 v[3]
        mov edx, r13d                                    ;    24.7          6 v[2] copy
        ror r9d, 2                                       ;    25.7 p6      28 v[0]
        xor edx, r9d                                     ;    26.7 p1       6 v[2]
        add r10d, r13d                                   ;    24.7 p5      27 v[1]
        vpxor xmm8, xmm0, xmm4                           ;    15.5 p0      23 w[0]
        add ebx, r14d                                    ;    27.7 p11     27 v[3]
        rorx r14d, eax, 0x1b                             ;    27.7 p6      27 v[3]
        vpshufb xmm2, xmm5, xmm2                         ;    19.3 p1      22 w[12]
        and edx, eax                                     ;    27.7 p5       6 v[2]
        ror eax, 2                                       ;    27.7 p0      28 v[4]
        xor r13d, edx                                    ;    28.7 p11      6 v[2]
        mov edx, r9d                                     ;    26.7          6 v[1] copy
        add ebx, r14d                                    ;    28.7 p6      27 v[3]
        xor edx, eax                                     ;    28.7 p1       6 v[1]
        add ecx, r13d                                    ;    29.7 p5      27 v[2]
        add ebp, r9d                                     ;    26.7 p0      27 v[0]
        rorx r13d, ebx, 0x1b                             ;    29.7 p6      27 v[2]
        and edx, ebx                                     ;    29.7 p11      6 v[1]
        xor r9d, edx                                     ;    30.7 p1       6 v[1]
        add ecx, r13d                                    ;    30.7 p5      27 v[2]
        rorx edx, ecx, 0x1b                              ;    31.7 p0      27 v[1]
        vpaddd xmm5, xmm2, xmm3                          ;    20.3 p1      22 w[12]
        add r11d, eax                                    ;    28.7 p11     27 v[4]
        ror ebx, 2                                       ;    29.7 p6      28 v[3]
        mov r13d, eax                                    ;    28.7          6 v[0] copy
        vmovdqa [rsp + 48], xmm5                         ;    21.3 p8+p9   22 w[12]
        xor r13d, ebx                                    ;    30.7 p5       6 v[0]
        vpalignr xmm5, xmm1, xmm0, 8                     ;    20.3 p5      23 w[0]
        mov r14d, dword [rsp + 44]                       ;    19.5 p10     27 v[3]
        vmovdqa xmm6, [rel sha1_blocks.T0_w.blocks]      ;    19.7 p2      23 w[0] reload
        vpalignr xmm7, xmm6, xmm2, 4                     ;    25.7 p5      23 w[0]
        add r10d, r9d                                    ;    31.7 p0      27 v[1]
        and r13d, ecx                                    ;    31.7 p11      6 v[0]
        ror ecx, 2                                       ;    31.7 p6      28 v[2]
        mov r9d, dword [rsp + 48]                        ;    21.3 p3      27 v[2]
        add r10d, edx                                    ;    32.7 p1      27 v[1]
        vpternlogd xmm5, xmm7, xmm8, 0x96                ;    26.7 p0      23 w[0]
        xor eax, r13d                                    ;    32.7 p11      6 v[0]
        mov r13d, ebx                                    ;    30.7          6 v[4] copy
        add r14d, ebx                                    ;    30.7 p6      27 v[3]
        xor r13d, ecx                                    ;    32.7 p1       6 v[4]
        rorx edx, r10d, 0x1b                             ;    33.7 p0      27 v[0]
        and r13d, r10d                                   ;    33.7 p11      6 v[4]
        ror r10d, 2                                      ;    33.7 p6      28 v[1]
        add ebp, eax                                     ;    33.7 p5      27 v[0]
        add ebp, edx                                     ;    34.7 p1      27 v[0]
        mov eax, dword [rsp + 52]                        ;    22.5 p10     27 v[1]
        vprold xmm5, xmm5, 1                             ;    27.7 p0      23 w[0]
        xor ebx, r13d                                    ;    34.7 p11      6 v[4]
        add r11d, ebx                                    ;    35.7 p5      27 v[4]
        add r9d, ecx                                     ;    32.7 p6      27 v[2]
        mov ebx, dword [rsp + 56]                        ;    23.3 p2      27 v[0]
        mov r13d, ecx                                    ;    32.7          6 v[3] copy
        xor r13d, r10d                                   ;    34.7 p1       6 v[3]
        vpalignr xmm7, xmm5, xmm6, 4                     ;    28.7 p5      23 w[0]
        and r13d, ebp                                    ;    35.7 p0       6 v[3]
        xor ecx, r13d                                    ;    36.7 p11      6 v[3]
        mov r13d, r10d                                   ;    34.7          6 v[2] copy
        rorx edx, ebp, 0x1b                              ;    35.7 p6      27 v[4]
        add r11d, edx                                    ;    36.7 p1      27 v[4]
        ror ebp, 2                                       ;    35.7 p0      28 v[0]
        vprold xmm7, xmm7, 1                             ;    29.7 p1      23 w[0]
        add eax, r10d                                    ;    34.7 p11     27 v[1]
        xor r13d, ebp                                    ;    36.7 p5       6 v[2]
        rorx edx, r11d, 0x1b                             ;    37.7 p6      27 v[3]
        add r14d, ecx                                    ;    37.7 p0      27 v[3]
        add r14d, edx                                    ;    38.7 p11     27 v[3]
        rorx edx, r14d, 0x1b                             ;    39.7 p6      27 v[2]
        and r13d, r11d                                   ;    37.7 p5       6 v[2]
        xor r10d, r13d                                   ;    38.7 p1       6 v[2]
        mov r13d, ebp                                    ;    36.7          6 v[1] copy
        rorx ecx, r11d, 2                                ;    37.7 p0      28 v[4]
        xor r13d, ecx                                    ;    38.7 p11      6 v[1]
        vpxor xmm5, xmm5, xmm7                           ;    30.7 p5      23 w[0]
        vpaddd xmm3, xmm3, xmm5                          ;    31.7 p1      23 w[0]
        add ebx, ebp                                     ;    36.7 p6      27 v[0]
        vmovdqa [rsp + 64], xmm3                         ;    32.7 p7+p4   23 w[0]
        add r9d, r10d                                    ;    39.7 p0      27 v[2]
        rorx r10d, r14d, 2                               ;    39.7 p6      28 v[3]
        and r13d, r14d                                   ;    39.7 p11      6 v[1]
        add r9d, edx                                     ;    40.7 p5      27 v[2]
        vpalignr xmm3, xmm4, xmm1, 8                     ;    29.3 p5      23 w[4]
        xor ebp, r13d                                    ;    40.7 p1       6 v[1]
        rorx edx, r9d, 0x1b                              ;    41.7 p0      27 v[1]
        add eax, ebp                                     ;    41.7 p11     27 v[1]
        vpxor xmm7, xmm1, xmm2                           ;    29.7 p1      23 w[4]
        vpalignr xmm8, xmm6, xmm5, 4                     ;    31.7 p5      23 w[4]
        rorx ebp, r9d, 2                                 ;    41.7 p6      28 v[2]
        mov r13d, ecx                                    ;    38.7          6 v[0] copy
        xor r13d, r10d                                   ;    40.7 p0       6 v[0]
        mov r11d, dword [rsp + 60]                       ;    29.8 p3      27 v[4]
        add r11d, ecx                                    ;    38.7 p11     27 v[4]
        and r13d, r9d                                    ;    41.7 p6       6 v[0]
        xor ecx, r13d                                    ;    42.7 p1       6 v[0]
        mov r13d, r10d                                   ;    40.7          6 v[4] copy
        xor r13d, ebp                                    ;    42.7 p0       6 v[4]
        add eax, edx                                     ;    42.7 p11     27 v[1]
        and r13d, eax                                    ;    43.7 p5       6 v[4]
        vpternlogd xmm8, xmm3, xmm7, 0x96                ;    32.7 p1      23 w[4]
        vprold xmm3, xmm8, 1                             ;    33.7 p0      23 w[4]
        vpalignr xmm7, xmm3, xmm6, 4                     ;    34.7 p5      23 w[4]
        mov r14d, dword [rsp + 64]                       ;    32.7 p10     27 v[3]
        add r14d, r10d                                   ;    40.7 p6      27 v[3]
        rorx edx, eax, 0x1b                              ;    43.7 p6      27 v[0]
        add ebx, ecx                                     ;    43.7 p11     27 v[0]
        add ebx, edx                                     ;    44.7 p1      27 v[0]
        rorx ecx, eax, 2                                 ;    43.7 p0      28 v[1]
        mov eax, dword [rsp + 72]                        ;    32.7 p2      27 v[1]
        xor r10d, r13d                                   ;    44.7 p11      6 v[4]
        vprold xmm7, xmm7, 1                             ;    35.7 p1      23 w[4]
        mov r9d, dword [rsp + 68]                        ;    33.2 p3      27 v[2]
        vpalignr xmm10, xmm5, xmm2, 8                    ;    33.3 p5      23 w[12]
        vpxor xmm10, xmm2, xmm10                         ;    34.3 p0      23 w[12]
        mov r13d, ebp                                    ;    42.7          6 v[3] copy
        xor r13d, ecx                                    ;    44.7 p6       6 v[3]
        add r9d, ebp                                     ;    42.7 p11     27 v[2]
        rorx edx, ebx, 0x1b                              ;    45.7 p6      27 v[4]
        vpxor xmm3, xmm3, xmm7                           ;    36.7 p5      23 w[4]
        add r11d, r10d                                   ;    45.7 p1      27 v[4]
        and r13d, ebx                                    ;    45.7 p0       6 v[3]
        xor ebp, r13d                                    ;    46.7 p11      6 v[3]
        ror ebx, 2                                       ;    45.7 p6      28 v[0]
        add r11d, edx                                    ;    46.7 p5      27 v[4]
        vpalignr xmm7, xmm2, xmm4, 8                     ;    36.3 p5      23 w[8]
        vmovdqa xmm8, [rel sha1_blocks.T0_w.blocks + 48] ;    35.5 p10     23 w[4] reload
        mov r10d, dword [rsp + 76]                       ;    35.7 p2      27 v[0]
        mov r13d, ecx                                    ;    44.7          6 v[2] copy
        add eax, ecx                                     ;    44.7 p1      27 v[1]
        xor r13d, ebx                                    ;    46.7 p0       6 v[2]
        and r13d, r11d                                   ;    47.7 p11      6 v[2]
        rorx edx, r11d, 0x1b                             ;    47.7 p6      27 v[3]
        add r14d, ebp                                    ;    47.7 p1      27 v[3]
        ror r11d, 2                                      ;    47.7 p0      28 v[4]
        add r14d, edx                                    ;    48.7 p11     27 v[3]
        xor ecx, r13d                                    ;    48.7 p5       6 v[2]
        mov r13d, ebx                                    ;    46.7          6 v[1] copy
        vpxor xmm7, xmm7, xmm4                           ;    38.0 p1      23 w[8]
        add r10d, ebx                                    ;    46.7 p6      27 v[0]
        xor r13d, r11d                                   ;    48.7 p0       6 v[1]
        rorx edx, r14d, 0x1b                             ;    49.7 p6      27 v[2]
        add r9d, ecx                                     ;    49.7 p11     27 v[2]
        and r13d, r14d                                   ;    49.7 p5       6 v[1]
        ror r14d, 2                                      ;    49.7 p0      28 v[3]
        xor ebx, r13d                                    ;    50.7 p1       6 v[1]
        add r9d, edx                                     ;    50.7 p11     27 v[2]
        mov edx, r11d                                    ;    48.7          6 v[0] copy
        vpaddd xmm9, xmm3, xmm8                          ;    41.5 p5      23 w[4]
        xor edx, r14d                                    ;    50.7 p6       6 v[0]
        vmovdqa [rsp + 80], xmm9                         ;    42.5 p8+p9   23 w[4]
        vpalignr xmm9, xmm6, xmm3, 4                     ;    40.3 p5      23 w[8]
        mov ebp, dword [rsp + 80]                        ;    42.5 p3      27 v[4]
        mov ecx, dword [rsp + 84]                        ;    42.5 p10     27 v[3]
        mov r13d, dword [rsp + 88]                       ;    42.5 p2      27 v[2]
        vpternlogd xmm9, xmm7, xmm5, 0x96                ;    41.3 p1      23 w[8]
        add ebp, r11d                                    ;    48.7 p0      27 v[4]
        add eax, ebx                                     ;    51.7 p11     27 v[1]
        and edx, r9d                                     ;    51.7 p6       6 v[0]
        rorx ebx, r9d, 0x1b                              ;    51.7 p0      27 v[1]
        add eax, ebx                                     ;    52.7 p1      27 v[1]
        ror r9d, 2                                       ;    51.7 p6      28 v[2]
        vprold xmm7, xmm9, 1                             ;    42.3 p1      23 w[8]
        vpalignr xmm9, xmm7, xmm6, 4                     ;    43.3 p5      23 w[8]
        vprold xmm9, xmm9, 1                             ;    44.3 p0      23 w[8]
        vpxor xmm7, xmm7, xmm9                           ;    45.3 p5      23 w[8]
        vpaddd xmm9, xmm7, xmm8                          ;    46.3 p1      23 w[8]
        add ecx, r14d                                    ;    50.7 p11     27 v[3]
        xor r11d, edx                                    ;    52.7 p6       6 v[0]
        mov edx, dword [rsp + 92]                        ;    42.7 p3      27 v[1]
        xor r14d, r9d                                    ;    52.7 p11      7 v[4]
        rorx ebx, eax, 0x1b                              ;    53.7 p0      27 v[0]
        xor r14d, eax                                    ;    53.7 p5       7 v[4]
        add ebp, r14d                                    ;    54.7 p6      27 v[4]
        add r10d, r11d                                   ;    53.7 p11     27 v[0]
        add r10d, ebx                                    ;    54.7 p1      27 v[0]
        rorx r14d, r10d, 0x1b                            ;    55.7 p0      27 v[4]
        ror eax, 2                                       ;    53.7 p6      28 v[1]
        vmovdqa [rsp + 96], xmm9                         ;    47.3 p7+p4   23 w[8]
        vpalignr xmm9, xmm6, xmm7, 4                     ;    46.3 p5      23 w[12]
        vpternlogd xmm9, xmm10, xmm3, 0x96               ;    47.3 p1      23 w[12]
        mov r11d, dword [rsp + 96]                       ;    47.3 p10     27 v[0]
        add ebp, r14d                                    ;    56.7 p11     27 v[4]
        vprold xmm9, xmm9, 1                             ;    48.3 p0      23 w[12]
        vpalignr xmm6, xmm9, xmm6, 4                     ;    49.3 p5      23 w[12]
        add edx, eax                                     ;    54.7 p6      27 v[1]
        add r13d, r9d                                    ;    52.7 p11     27 v[2]
        xor r9d, eax                                     ;    54.7 p1       7 v[3]
        xor r9d, r10d                                    ;    55.7 p0       7 v[3]
        ror r10d, 2                                      ;    55.7 p6      28 v[0]
        add ecx, r9d                                     ;    56.7 p5      27 v[3]
        xor eax, r10d                                    ;    56.7 p11      7 v[2]
        rorx r9d, ebp, 0x1b                              ;    57.7 p0      27 v[3]
        xor eax, ebp                                     ;    57.7 p1       7 v[2]
        ror ebp, 2                                       ;    57.7 p6      28 v[4]
        add ecx, r9d                                     ;    58.7 p5      27 v[3]
        vprold xmm6, xmm6, 1                             ;    50.3 p1      23 w[12]
        vpxor xmm9, xmm9, xmm6                           ;    51.3 p0      23 w[12]
        mov r9d, dword [rsp + 104]                       ;    47.5 p2      27 v[3]
        add r13d, eax                                    ;    58.7 p11     27 v[2]
        add r11d, r10d                                   ;    56.7 p5      27 v[0]
        mov r14d, dword [rsp + 100]                      ;    48.0 p3      27 v[4]
        xor r10d, ebp                                    ;    58.7 p6       7 v[1]
        rorx eax, ecx, 0x1b                              ;    59.7 p0      27 v[2]
        xor r10d, ecx                                    ;    59.7 p11      7 v[1]
        add r13d, eax                                    ;    60.7 p1      27 v[2]
        add edx, r10d                                    ;    60.7 p5      27 v[1]
        rorx r10d, r13d, 0x1b                            ;    61.7 p6      27 v[1]
        add edx, r10d                                    ;    62.7 p11     27 v[1]
        ror ecx, 2                                       ;    59.7 p0      28 v[3]
        vpaddd xmm6, xmm9, xmm8                          ;    52.3 p1      23 w[12]
        add r14d, ebp                                    ;    58.7 p5      27 v[4]
        xor ebp, ecx                                     ;    60.7 p6       7 v[0]
        vmovdqa [rsp + 112], xmm6                        ;    53.3 p8+p9   23 w[12]
        mov ebx, dword [rsp + 116]                       ;    53.3 p10     27 v[0]
        xor ebp, r13d                                    ;    61.7 p11      7 v[0]
        mov eax, dword [rsp + 108]                       ;    50.5 p2      27 v[2]
        add r11d, ebp                                    ;    62.7 p1      27 v[0]
        ror r13d, 2                                      ;    61.7 p0      28 v[2]
        mov r10d, dword [rsp + 112]                      ;    53.3 p3      27 v[1]
        add r9d, ecx                                     ;    60.7 p5      27 v[3]
        xor ecx, r13d                                    ;    62.7 p6       7 v[4]
        rorx ebp, edx, 0x1b                              ;    63.7 p0      27 v[0]
        xor ecx, edx                                     ;    63.7 p11      7 v[4]
        add r11d, ebp                                    ;    64.7 p1      27 v[0]
        vpalignr xmm6, xmm9, xmm7, 8                     ;    52.7 p5      23 w[0]
        add eax, r13d                                    ;    62.7 p6      27 v[2]
        ror edx, 2                                       ;    63.7 p0      28 v[1]
        xor r13d, edx                                    ;    64.7 p11      7 v[3]
        vpxor xmm0, xmm0, xmm1                           ;    53.3 p1      23 w[0]
        add r14d, ecx                                    ;    64.7 p5      27 v[4]
        rorx ecx, r11d, 0x1b                             ;    65.7 p6      27 v[4]
        vpternlogd xmm6, xmm0, xmm5, 0x96                ;    54.3 p1      23 w[0]
        add r14d, ecx                                    ;    66.7 p11     27 v[4]
        mov ebp, dword [rsp + 120]                       ;    53.5 p10     27 v[4]
        xor r13d, r11d                                   ;    65.7 p0       7 v[3]
        ror r11d, 2                                      ;    65.7 p6      28 v[0]
        add r10d, edx                                    ;    64.7 p5      27 v[1]
        vprold xmm0, xmm6, 2                             ;    55.3 p1      23 w[0]
        add r9d, r13d                                    ;    66.7 p11     27 v[3]
        xor edx, r11d                                    ;    66.7 p0       7 v[2]
        rorx r13d, r14d, 0x1b                            ;    67.7 p6      27 v[3]
        add r9d, r13d                                    ;    68.7 p5      27 v[3]
        vpaddd xmm6, xmm0, xmm8                          ;    56.3 p1      23 w[0]
        mov ecx, dword [rsp + 124]                       ;    55.2 p2      27 v[3]
        xor edx, r14d                                    ;    67.7 p11      7 v[2]
        ror r14d, 2                                      ;    67.7 p0      28 v[4]
        add ebx, r11d                                    ;    66.7 p5      27 v[0]
        vmovdqa [rsp + 128], xmm6                        ;    57.3 p7+p4   23 w[0]
        add eax, edx                                     ;    68.7 p6      27 v[2]
        xor r11d, r14d                                   ;    68.7 p11      7 v[1]
        rorx r13d, r9d, 0x1b                             ;    69.7 p0      27 v[2]
        mov edx, dword [rsp + 128]                       ;    57.3 p3      27 v[2]
        xor r11d, r9d                                    ;    69.7 p1       7 v[1]
        add eax, r13d                                    ;    70.7 p5      27 v[2]
        add r10d, r11d                                   ;    70.7 p6      27 v[1]
        vpalignr xmm6, xmm0, xmm9, 8                     ;    58.7 p5      23 w[4]
        vpxor xmm1, xmm1, xmm4                           ;    58.3 p1      23 w[4]
        vpternlogd xmm6, xmm1, xmm3, 0x96                ;    59.7 p0      23 w[4]
        vprold xmm1, xmm6, 2                             ;    60.7 p1      23 w[4]
        ror r9d, 2                                       ;    69.7 p6      28 v[3]
        mov r13d, dword [rsp + 132]                      ;    58.0 p10     27 v[1]
        rorx r11d, eax, 0x1b                             ;    71.7 p0      27 v[1]
        add ebp, r14d                                    ;    68.7 p11     27 v[4]
        xor r14d, r9d                                    ;    70.7 p11      7 v[0]
        xor r14d, eax                                    ;    71.7 p5       7 v[0]
        add r10d, r11d                                   ;    72.7 p6      27 v[1]
        add ebx, r14d                                    ;    72.7 p11     27 v[0]
        ror eax, 2                                       ;    71.7 p0      28 v[2]
        mov r11d, dword [rsp + 136]                      ;    59.3 p2      27 v[0]
        add ecx, r9d                                     ;    70.7 p1      27 v[3]
        xor r9d, eax                                     ;    72.7 p5       7 v[4]
        rorx r14d, r10d, 0x1b                            ;    73.7 p6      27 v[0]
        xor r9d, r10d                                    ;    73.7 p11      7 v[4]
        ror r10d, 2                                      ;    73.7 p0      28 v[1]
        add ebx, r14d                                    ;    74.7 p1      27 v[0]
        mov r14d, dword [rsp + 140]                      ;    60.5 p3      27 v[4]
        add ebp, r9d                                     ;    74.7 p5      27 v[4]
        rorx r9d, ebx, 0x1b                              ;    75.7 p6      27 v[4]
        vpaddd xmm6, xmm1, xmm8                          ;    62.3 p1      23 w[4]
        add ebp, r9d                                     ;    76.7 p11     27 v[4]
        add r13d, r10d                                   ;    74.7 p0      27 v[1]
        rorx r9d, ebp, 0x1b                              ;    77.7 p6      27 v[3]
        add edx, eax                                     ;    72.7 p5      27 v[2]
        xor eax, r10d                                    ;    74.7 p11      7 v[3]
        xor eax, ebx                                     ;    75.7 p1       7 v[3]
        add ecx, eax                                     ;    76.7 p0      27 v[3]
        ror ebx, 2                                       ;    75.7 p6      28 v[0]
        xor r10d, ebx                                    ;    76.7 p5       7 v[2]
        xor r10d, ebp                                    ;    77.7 p11      7 v[2]
        ror ebp, 2                                       ;    77.7 p0      28 v[4]
        vmovdqa [rsp + 144], xmm6                        ;    63.3 p8+p9   23 w[4]
        add ecx, r9d                                     ;    78.7 p1      27 v[3]
        add r11d, ebx                                    ;    76.7 p5      27 v[0]
        mov eax, dword [rsp + 144]                       ;    63.5 p10     27 v[3]
        add edx, r10d                                    ;    78.7 p6      27 v[2]
        xor ebx, ebp                                     ;    78.7 p11      7 v[1]
        rorx r10d, ecx, 0x1b                             ;    79.7 p0      27 v[2]
        vpxor xmm4, xmm4, xmm2                           ;    65.3 p1      23 w[8]
        add r14d, ebp                                    ;    78.7 p5      27 v[4]
        mov r9d, dword [rsp + 148]                       ;    64.5 p2      27 v[2]
        xor ebx, ecx                                     ;    79.7 p6       7 v[1]
        ror ecx, 2                                       ;    79.7 p0      28 v[3]
        add edx, r10d                                    ;    80.7 p11     27 v[2]
        vpalignr xmm6, xmm1, xmm0, 8                     ;    66.7 p5      23 w[8]
        add r13d, ebx                                    ;    80.7 p1      27 v[1]
        xor ebp, ecx                                     ;    80.7 p6       7 v[0]
        rorx ebx, edx, 0x1b                              ;    81.7 p0      27 v[1]
        xor ebp, edx                                     ;    81.7 p11      7 v[0]
        ror edx, 2                                       ;    81.7 p6      28 v[2]
        add r13d, ebx                                    ;    82.7 p1      27 v[1]
        vpternlogd xmm6, xmm4, xmm7, 0x96                ;    67.7 p5      23 w[8]
        vprold xmm4, xmm6, 2                             ;    68.7 p1      23 w[8]
        add r11d, ebp                                    ;    82.7 p11     27 v[0]
        rorx ebp, r13d, 0x1b                             ;    83.7 p0      27 v[0]
        mov ebx, dword [rsp + 156]                       ;    67.0 p3      27 v[0]
        add eax, ecx                                     ;    80.7 p5      27 v[3]
        xor ecx, edx                                     ;    82.7 p6       7 v[4]
        xor ecx, r13d                                    ;    83.7 p11      7 v[4]
        ror r13d, 2                                      ;    83.7 p0      28 v[1]
        add r11d, ebp                                    ;    84.7 p1      27 v[0]
        vmovdqa xmm6, [rel sha1_blocks.T0_w.blocks + 64] ;    68.0 p10     23 w[8] reload
        mov r10d, dword [rsp + 152]                      ;    68.2 p2      27 v[1]
        vpaddd xmm8, xmm4, xmm6                          ;    74.0 p5      23 w[8]
        vmovdqa [rsp + 160], xmm8                        ;    75.0 p7+p4   23 w[8]
        add r9d, edx                                     ;    82.7 p6      27 v[2]
        add r14d, ecx                                    ;    84.7 p11     27 v[4]
        xor edx, r13d                                    ;    84.7 p1       7 v[3]
        rorx ebp, r11d, 0x1b                             ;    85.7 p0      27 v[4]
        xor edx, r11d                                    ;    85.7 p5       7 v[3]
        ror r11d, 2                                      ;    85.7 p6      28 v[0]
        add r14d, ebp                                    ;    86.7 p11     27 v[4]
        mov ebp, dword [rsp + 160]                       ;    75.0 p3      27 v[4]
        add eax, edx                                     ;    86.7 p1      27 v[3]
        rorx ecx, r14d, 0x1b                             ;    87.7 p0      27 v[3]
        add eax, ecx                                     ;    88.7 p5      27 v[3]
        add r10d, r13d                                   ;    84.7 p6      27 v[1]
        xor r13d, r11d                                   ;    86.7 p11      7 v[2]
        mov ecx, dword [rsp + 164]                       ;    75.0 p10     27 v[3]
        xor r13d, r14d                                   ;    87.7 p1       7 v[2]
        add ebx, r11d                                    ;    86.7 p0      27 v[0]
        ror r14d, 2                                      ;    87.7 p6      28 v[4]
        add r9d, r13d                                    ;    88.7 p5      27 v[2]
        rorx r13d, eax, 0x1b                             ;    89.7 p0      27 v[2]
        add r9d, r13d                                    ;    90.7 p11     27 v[2]
        vpalignr xmm8, xmm4, xmm1, 8                     ;    73.7 p5      23 w[12]
        vpxor xmm2, xmm2, xmm5                           ;    73.3 p1      23 w[12]
        add ebp, r14d                                    ;    88.7 p6      27 v[4]
        vpternlogd xmm8, xmm2, xmm9, 0x96                ;    74.7 p1      23 w[12]
        mov r13d, dword [rsp + 168]                      ;    75.0 p2      27 v[2]
        xor r11d, r14d                                   ;    88.7 p11      7 v[1]
        xor r11d, eax                                    ;    89.7 p0       7 v[1]
        ror eax, 2                                       ;    89.7 p6      28 v[3]
        add r10d, r11d                                   ;    90.7 p5      27 v[1]
        xor r14d, eax                                    ;    90.7 p11      7 v[0]
        rorx r11d, r9d, 0x1b                             ;    91.7 p0      27 v[1]
        add r10d, r11d                                   ;    92.7 p1      27 v[1]
        xor r14d, r9d                                    ;    91.7 p5       7 v[0]
        rorx edx, r9d, 2                                 ;    91.7 p6      28 v[2]
        mov r9d, eax                                     ;    90.7          8 v[4] copy
        add ebx, r14d                                    ;    92.7 p11     27 v[0]
        vprold xmm2, xmm8, 2                             ;    76.3 p1      23 w[12]
        vpaddd xmm8, xmm2, xmm6                          ;    77.3 p0      23 w[12]
        rorx r14d, r10d, 2                               ;    93.7 p6      28 v[1]
        add ecx, eax                                     ;    90.7 p5      27 v[3]
        rorx r11d, r10d, 0x1b                            ;    93.7 p0      27 v[0]
        add ebx, r11d                                    ;    94.7 p11     27 v[0]
        xor r9d, edx                                     ;    92.7 p1       8 v[4]
        and eax, edx                                     ;    92.7 p5       8 v[4]
        add ebp, eax                                     ;    93.7 p6      27 v[4]
        and r10d, r9d                                    ;    93.7 p11      8 v[4]
        add ebp, r10d                                    ;    94.7 p1      27 v[4]
        rorx r10d, ebx, 0x1b                             ;    95.7 p0      27 v[4]
        mov r11d, dword [rsp + 172]                      ;    76.7 p3      27 v[1]
        vmovdqa [rsp + 176], xmm8                        ;    78.3 p8+p9   23 w[12]
        mov r9d, edx                                     ;    92.7          8 v[3] copy
        xor r9d, r14d                                    ;    94.7 p5       8 v[3]
        add r13d, edx                                    ;    92.7 p6      27 v[2]
        and edx, r14d                                    ;    94.7 p11      8 v[3]
        add ecx, edx                                     ;    95.7 p1      27 v[3]
        add ebp, r10d                                    ;    96.7 p0      27 v[4]
        rorx eax, ebx, 2                                 ;    95.7 p6      28 v[0]
        and ebx, r9d                                     ;    95.7 p5       8 v[3]
        add ecx, ebx                                     ;    96.7 p11     27 v[3]
        mov r9d, r14d                                    ;    94.7          8 v[2] copy
        rorx edx, ebp, 0x1b                              ;    97.7 p0      27 v[3]
        rorx ebx, ebp, 2                                 ;    97.7 p6      28 v[4]
        add r11d, r14d                                   ;    94.7 p1      27 v[1]
        and r14d, eax                                    ;    96.7 p5       8 v[2]
        xor r9d, eax                                     ;    96.7 p11      8 v[2]
        add r13d, r14d                                   ;    97.7 p1      27 v[2]
        and ebp, r9d                                     ;    97.7 p0       8 v[2]
        add r13d, ebp                                    ;    98.7 p5      27 v[2]
        mov r10d, dword [rsp + 176]                      ;    80.0 p10     27 v[0]
        add ecx, edx                                     ;    98.7 p6      27 v[3]
        mov edx, dword [rsp + 180]                       ;    80.3 p2      27 v[4]
        rorx r9d, ecx, 0x1b                              ;    99.7 p0      27 v[2]
        vpxor xmm5, xmm5, xmm3                           ;    82.3 p1      23 w[0]
        add r10d, eax                                    ;    96.7 p11     27 v[0]
        mov ebp, eax                                     ;    96.7          8 v[1] copy
        and eax, ebx                                     ;    98.7 p5       8 v[1]
        xor ebp, ebx                                     ;    98.7 p6       8 v[1]
        vpalignr xmm8, xmm2, xmm4, 8                     ;    83.7 p5      23 w[0]
        add r13d, r9d                                    ;   100.7 p11     27 v[2]
        add r11d, eax                                    ;    99.7 p1      27 v[1]
        rorx r14d, ecx, 2                                ;    99.7 p0      28 v[3]
        and ecx, ebp                                     ;    99.7 p6       8 v[1]
        add r11d, ecx                                    ;   100.7 p11     27 v[1]
        rorx ecx, r13d, 2                                ;   101.7 p0      28 v[2]
        add edx, ebx                                     ;    98.7 p1      27 v[4]
        mov r9d, dword [rsp + 184]                       ;    82.8 p3      27 v[3]
        rorx eax, r13d, 0x1b                             ;   101.7 p6      27 v[1]
        vpternlogd xmm8, xmm5, xmm0, 0x96                ;    84.7 p5      23 w[0]
        vprold xmm5, xmm8, 2                             ;    85.7 p1      23 w[0]
        mov ebp, ebx                                     ;    98.7          8 v[0] copy
        add r11d, eax                                    ;   102.7 p11     27 v[1]
        mov eax, dword [rsp + 188]                       ;    83.8 p10     27 v[2]
        xor ebp, r14d                                    ;   100.7 p0       8 v[0]
        and ebx, r14d                                    ;   100.7 p5       8 v[0]
        add r10d, ebx                                    ;   101.7 p6      27 v[0]
        rorx ebx, r11d, 2                                ;   103.7 p0      28 v[1]
        and r13d, ebp                                    ;   101.7 p11      8 v[0]
        add r10d, r13d                                   ;   102.7 p1      27 v[0]
        mov ebp, r14d                                    ;   100.7          8 v[4] copy
        xor ebp, ecx                                     ;   102.7 p5       8 v[4]
        rorx r13d, r11d, 0x1b                            ;   103.7 p6      27 v[0]
        vpaddd xmm8, xmm5, xmm6                          ;    87.3 p1      23 w[0]
        vmovdqa [rsp + 192], xmm8                        ;    88.3 p7+p4   23 w[0]
        add r10d, r13d                                   ;   104.7 p11     27 v[0]
        mov r13d, dword [rsp + 192]                      ;    88.3 p2      27 v[1]
        and r11d, ebp                                    ;   103.7 p0       8 v[4]
        mov ebp, ecx                                     ;   102.7          8 v[3] copy
        add r9d, r14d                                    ;   100.7 p5      27 v[3]
        and r14d, ecx                                    ;   102.7 p6       8 v[4]
        add eax, ecx                                     ;   102.7 p11     27 v[2]
        add edx, r14d                                    ;   103.7 p1      27 v[4]
        add edx, r11d                                    ;   104.7 p0      27 v[4]
        xor ebp, ebx                                     ;   104.7 p5       8 v[3]
        rorx r11d, r10d, 0x1b                            ;   105.7 p6      27 v[4]
        and ecx, ebx                                     ;   104.7 p11      8 v[3]
        rorx r14d, r10d, 2                               ;   105.7 p0      28 v[0]
        add r13d, ebx                                    ;   104.7 p1      27 v[1]
        add edx, r11d                                    ;   106.7 p5      27 v[4]
        add r9d, ecx                                     ;   105.7 p6      27 v[3]
        and r10d, ebp                                    ;   105.7 p11      8 v[3]
        mov r11d, dword [rsp + 196]                      ;    88.7 p3      27 v[0]
        mov ebp, ebx                                     ;   104.7          8 v[2] copy
        xor ebp, r14d                                    ;   106.7 p1       8 v[2]
        vpalignr xmm8, xmm5, xmm2, 8                     ;    90.7 p5      23 w[4]
        vpxor xmm3, xmm3, xmm7                           ;    90.5 p0      23 w[4]
        and ebx, r14d                                    ;   106.7 p6       8 v[2]
        add r9d, r10d                                    ;   106.7 p11     27 v[3]
        rorx r10d, edx, 0x1b                             ;   107.7 p0      27 v[3]
        add eax, ebx                                     ;   107.7 p1      27 v[2]
        rorx ecx, edx, 2                                 ;   107.7 p6      28 v[4]
        and edx, ebp                                     ;   107.7 p5       8 v[2]
        add eax, edx                                     ;   108.7 p11     27 v[2]
        add r9d, r10d                                    ;   108.7 p1      27 v[3]
        rorx edx, r9d, 0x1b                              ;   109.7 p0      27 v[2]
        mov r10d, dword [rsp + 200]                      ;    91.0 p10     27 v[4]
        vpternlogd xmm8, xmm3, xmm1, 0x96                ;    92.7 p5      23 w[4]
        mov ebp, r14d                                    ;   106.7          8 v[1] copy
        xor ebp, ecx                                     ;   108.7 p6       8 v[1]
        add r11d, r14d                                   ;   106.7 p11     27 v[0]
        and r14d, ecx                                    ;   108.7 p1       8 v[1]
        rorx ebx, r9d, 2                                 ;   109.7 p0      28 v[3]
        add eax, edx                                     ;   110.7 p5      27 v[2]
        add r13d, r14d                                   ;   109.7 p6      27 v[1]
        and r9d, ebp                                     ;   109.7 p11      8 v[1]
        add r13d, r9d                                    ;   110.7 p1      27 v[1]
        rorx r9d, eax, 0x1b                              ;   111.7 p0      27 v[1]
        mov ebp, ecx                                     ;   108.7          8 v[0] copy
        xor ebp, ebx                                     ;   110.7 p5       8 v[0]
        rorx r14d, eax, 2                                ;   111.7 p6      28 v[2]
        and eax, ebp                                     ;   111.7 p11      8 v[0]
        mov ebp, ebx                                     ;   110.7          8 v[4] copy
        vprold xmm3, xmm8, 2                             ;    95.3 p1      23 w[4]
        add r13d, r9d                                    ;   112.7 p0      27 v[1]
        vpaddd xmm8, xmm3, xmm6                          ;    96.3 p5      23 w[4]
        add r10d, ecx                                    ;   108.7 p6      27 v[4]
        and ecx, ebx                                     ;   110.7 p11      8 v[0]
        add r11d, ecx                                    ;   111.7 p1      27 v[0]
        add r11d, eax                                    ;   112.7 p0      27 v[0]
        rorx ecx, r13d, 2                                ;   113.7 p6      28 v[1]
        xor ebp, r14d                                    ;   112.7 p5       8 v[4]
        rorx eax, r13d, 0x1b                             ;   113.7 p0      27 v[0]
        add r11d, eax                                    ;   114.7 p11     27 v[0]
        mov edx, dword [rsp + 204]                       ;    95.7 p2      27 v[3]
        and r13d, ebp                                    ;   113.7 p1       8 v[4]
        vpxor xmm7, xmm7, xmm9                           ;    97.7 p5      23 w[8]
        add edx, ebx                                     ;   110.7 p6      27 v[3]
        and ebx, r14d                                    ;   112.7 p11      8 v[4]
        add r10d, ebx                                    ;   113.7 p1      27 v[4]
        add r10d, r13d                                   ;   114.7 p0      27 v[4]
        rorx r13d, r11d, 0x1b                            ;   115.7 p6      27 v[4]
        vmovdqa [rsp + 208], xmm8                        ;    97.3 p8+p9   23 w[4]
        mov r9d, dword [rsp + 208]                       ;    97.3 p3      27 v[2]
        add r9d, r14d                                    ;   112.7 p5      27 v[2]
        mov ebp, r14d                                    ;   112.7          8 v[3] copy
        vpalignr xmm8, xmm3, xmm5, 8                     ;    99.7 p5      23 w[8]
        and r14d, ecx                                    ;   114.7 p11      8 v[3]
        rorx ebx, r11d, 2                                ;   115.7 p0      28 v[0]
        mov eax, dword [rsp + 212]                       ;    98.2 p10     27 v[1]
        add r10d, r13d                                   ;   116.7 p1      27 v[4]
        vpternlogd xmm8, xmm7, xmm4, 0x96                ;   100.7 p1      23 w[8]
        add edx, r14d                                    ;   115.7 p6      27 v[3]
        rorx r14d, r10d, 2                               ;   117.7 p0      28 v[4]
        xor ebp, ecx                                     ;   114.7 p11      8 v[3]
        add eax, ecx                                     ;   114.7 p5      27 v[1]
        and r11d, ebp                                    ;   115.7 p6       8 v[3]
        mov ebp, ecx                                     ;   114.7          8 v[2] copy
        xor ebp, ebx                                     ;   116.7 p11      8 v[2]
        add edx, r11d                                    ;   116.7 p1      27 v[3]
        rorx r11d, r10d, 0x1b                            ;   117.7 p0      27 v[3]
        and ecx, ebx                                     ;   116.7 p5       8 v[2]
        add edx, r11d                                    ;   118.7 p6      27 v[3]
        add r9d, ecx                                     ;   117.7 p11     27 v[2]
        and r10d, ebp                                    ;   117.7 p1       8 v[2]
        add r9d, r10d                                    ;   118.7 p0      27 v[2]
        rorx r10d, edx, 0x1b                             ;   119.7 p6      27 v[2]
        add r9d, r10d                                    ;   120.7 p5      27 v[2]
        mov r13d, dword [rsp + 216]                      ;   101.3 p2      27 v[0]
        vprold xmm7, xmm8, 2                             ;   103.3 p1      23 w[8]
        add r13d, ebx                                    ;   116.7 p11     27 v[0]
        mov ebp, ebx                                     ;   116.7          8 v[1] copy
        and ebx, r14d                                    ;   118.7 p0       8 v[1]
        vpaddd xmm6, xmm7, xmm6                          ;   104.3 p5      23 w[8]
        mov r11d, dword [rsp + 220]                      ;   102.3 p3      27 v[4]
        xor ebp, r14d                                    ;   118.7 p6       8 v[1]
        rorx ecx, edx, 2                                 ;   119.7 p0      28 v[3]
        add eax, ebx                                     ;   119.7 p11     27 v[1]
        vmovdqa [rsp + 224], xmm6                        ;   105.3 p7+p4   23 w[8]
        mov r10d, dword [rsp + 224]                      ;   105.3 p10     27 v[3]
        add r11d, r14d                                   ;   118.7 p1      27 v[4]
        and edx, ebp                                     ;   119.7 p5       8 v[1]
        add eax, edx                                     ;   120.7 p6      27 v[1]
        mov ebp, r14d                                    ;   118.7          8 v[0] copy
        xor ebp, ecx                                     ;   120.7 p11      8 v[0]
        rorx edx, r9d, 0x1b                              ;   121.7 p0      27 v[1]
        and r14d, ecx                                    ;   120.7 p1       8 v[0]
        rorx ebx, r9d, 2                                 ;   121.7 p6      28 v[2]
        add eax, edx                                     ;   122.7 p5      27 v[1]
        and r9d, ebp                                     ;   121.7 p11      8 v[0]
        mov edx, dword [rsp + 228]                       ;   105.3 p2      27 v[2]
        add r10d, ecx                                    ;   120.7 p1      27 v[3]
        add r13d, r14d                                   ;   121.7 p0      27 v[0]
        mov ebp, ecx                                     ;   120.7          8 v[4] copy
        xor ebp, ebx                                     ;   122.7 p5       8 v[4]
        add r13d, r9d                                    ;   122.7 p6      27 v[0]
        rorx r9d, eax, 0x1b                              ;   123.7 p0      27 v[0]
        vpxor xmm9, xmm9, xmm0                           ;   107.3 p1      23 w[12]
        vpalignr xmm6, xmm7, xmm3, 8                     ;   107.7 p5      23 w[12]
        and ecx, ebx                                     ;   122.7 p11      8 v[4]
        vpternlogd xmm6, xmm9, xmm2, 0x96                ;   108.7 p1      23 w[12]
        rorx r14d, eax, 2                                ;   123.7 p6      28 v[1]
        add r11d, ecx                                    ;   123.7 p11     27 v[4]
        add edx, ebx                                     ;   122.7 p0      27 v[2]
        add r13d, r9d                                    ;   124.7 p5      27 v[0]
        mov r9d, dword [rsp + 232]                       ;   107.5 p3      27 v[1]
        and eax, ebp                                     ;   123.7 p6       8 v[4]
        add r11d, eax                                    ;   124.7 p11     27 v[4]
        mov ebp, ebx                                     ;   122.7          8 v[3] copy
        xor ebp, r14d                                    ;   124.7 p1       8 v[3]
        rorx eax, r13d, 0x1b                             ;   125.7 p0      27 v[4]
        vprold xmm6, xmm6, 2                             ;   110.3 p1      23 w[12]
        and ebx, r14d                                    ;   124.7 p5       8 v[3]
        rorx ecx, r13d, 2                                ;   125.7 p6      28 v[0]
        add r11d, eax                                    ;   126.7 p11     27 v[4]
        add r10d, ebx                                    ;   125.7 p0      27 v[3]
        and r13d, ebp                                    ;   125.7 p5       8 v[3]
        add r10d, r13d                                   ;   126.7 p6      27 v[3]
        add r9d, r14d                                    ;   124.7 p11     27 v[1]
        mov ebp, r14d                                    ;   124.7          8 v[2] copy
        xor ebp, ecx                                     ;   126.7 p1       8 v[2]
        rorx r13d, r11d, 0x1b                            ;   127.7 p0      27 v[3]
        and r14d, ecx                                    ;   126.7 p5       8 v[2]
        add edx, r14d                                    ;   127.7 p6      27 v[2]
        rorx r14d, r11d, 2                               ;   127.7 p0      28 v[4]
        and r11d, ebp                                    ;   127.7 p11      8 v[2]
        mov eax, dword [rsp + 236]                       ;   111.0 p10     27 v[0]
        vmovdqa xmm8, [rel sha1_blocks.T0_w.blocks + 80] ;   111.2 p2      23 w[12] reload
        vpaddd xmm9, xmm6, xmm8                          ;   117.2 p1      23 w[12]
        vmovdqa [rsp + 240], xmm9                        ;   118.2 p8+p9   23 w[12]
        mov ebx, dword [rsp + 240]                       ;   118.2 p3      27 v[4]
        add r10d, r13d                                   ;   128.7 p5      27 v[3]
        add edx, r11d                                    ;   128.7 p6      27 v[2]
        vpalignr xmm9, xmm6, xmm7, 8                     ;   113.7 p5      23 w[0]
        rorx r11d, r10d, 0x1b                            ;   129.7 p0      27 v[2]
        add eax, ecx                                     ;   126.7 p11     27 v[0]
        add edx, r11d                                    ;   130.7 p1      27 v[2]
        mov r11d, dword [rsp + 248]                      ;   118.2 p10     27 v[2]
        mov r13d, dword [rsp + 244]                      ;   118.2 p2      27 v[3]
        vpxor xmm0, xmm0, xmm1                           ;   114.3 p1      23 w[0]
        mov ebp, ecx                                     ;   126.7          8 v[1] copy
        xor ebp, r14d                                    ;   128.7 p6       8 v[1]
        and ecx, r14d                                    ;   128.7 p11      8 v[1]
        vpternlogd xmm9, xmm0, xmm5, 0x96                ;   115.3 p0      23 w[0]
        add r9d, ecx                                     ;   129.7 p5      27 v[1]
        rorx ecx, r10d, 2                                ;   129.7 p6      28 v[3]
        and r10d, ebp                                    ;   129.7 p11      8 v[1]
        mov ebp, r14d                                    ;   128.7          8 v[0] copy
        add r9d, r10d                                    ;   130.7 p1      27 v[1]
        add ebx, r14d                                    ;   128.7 p0      27 v[4]
        xor ebp, ecx                                     ;   130.7 p5       8 v[0]
        rorx r10d, edx, 0x1b                             ;   131.7 p6      27 v[1]
        vprold xmm0, xmm9, 2                             ;   116.3 p1      23 w[0]
        and r14d, ecx                                    ;   130.7 p11      8 v[0]
        add r9d, r10d                                    ;   132.7 p0      27 v[1]
        vpaddd xmm9, xmm0, xmm8                          ;   117.3 p5      23 w[0]
        add eax, r14d                                    ;   131.7 p6      27 v[0]
        mov r10d, dword [rsp + 252]                      ;   118.2 p3      27 v[1]
        rorx r14d, edx, 2                                ;   131.7 p0      28 v[2]
        and edx, ebp                                     ;   131.7 p11      8 v[0]
        add r13d, ecx                                    ;   130.7 p1      27 v[3]
        add eax, edx                                     ;   132.7 p5      27 v[0]
        vmovdqa [rsp + 256], xmm9                        ;   118.3 p7+p4   23 w[0]
        xor ecx, r14d                                    ;   132.7 p6       7 v[4]
        xor ecx, r9d                                     ;   133.7 p11      7 v[4]
        rorx ebp, r9d, 0x1b                              ;   133.7 p0      27 v[0]
        add eax, ebp                                     ;   134.7 p1      27 v[0]
        ror r9d, 2                                       ;   133.7 p6      28 v[1]
        mov ebp, dword [rsp + 260]                       ;   118.3 p10     27 v[4]
        mov edx, dword [rsp + 256]                       ;   118.3 p2      27 v[0]
        vpalignr xmm9, xmm0, xmm6, 8                     ;   118.7 p5      23 w[4]
        add r11d, r14d                                   ;   132.7 p11     27 v[2]
        add ebx, ecx                                     ;   134.7 p1      27 v[4]
        xor r14d, r9d                                    ;   134.7 p0       7 v[3]
        rorx ecx, eax, 0x1b                              ;   135.7 p6      27 v[4]
        xor r14d, eax                                    ;   135.7 p5       7 v[3]
        ror eax, 2                                       ;   135.7 p0      28 v[0]
        add ebx, ecx                                     ;   136.7 p11     27 v[4]
        vpxor xmm1, xmm1, xmm4                           ;   120.3 p1      23 w[4]
        vpternlogd xmm9, xmm3, xmm1, 0x96                ;   121.3 p5      23 w[4]
        vprold xmm1, xmm9, 2                             ;   122.3 p1      23 w[4]
        vpaddd xmm3, xmm1, xmm8                          ;   123.3 p0      23 w[4]
        vmovdqa [rsp + 272], xmm3                        ;   124.3 p8+p9   23 w[4]
        add r10d, r9d                                    ;   134.7 p6      27 v[1]
        add r13d, r14d                                   ;   136.7 p11     27 v[3]
        xor r9d, eax                                     ;   136.7 p5       7 v[2]
        rorx r14d, ebx, 0x1b                             ;   137.7 p6      27 v[3]
        mov ecx, dword [rsp + 264]                       ;   121.2 p3      27 v[3]
        xor r9d, ebx                                     ;   137.7 p11      7 v[2]
        ror ebx, 2                                       ;   137.7 p0      28 v[4]
        add r13d, r14d                                   ;   138.7 p1      27 v[3]
        add edx, eax                                     ;   136.7 p5      27 v[0]
        add r11d, r9d                                    ;   138.7 p6      27 v[2]
        rorx r9d, r13d, 0x1b                             ;   139.7 p0      27 v[2]
        add r11d, r9d                                    ;   140.7 p11     27 v[2]
        mov r14d, dword [rsp + 268]                      ;   122.5 p10     27 v[2]
        xor eax, ebx                                     ;   138.7 p1       7 v[1]
        xor eax, r13d                                    ;   139.7 p5       7 v[1]
        ror r13d, 2                                      ;   139.7 p6      28 v[3]
        mov r9d, dword [rsp + 272]                       ;   124.3 p2      27 v[1]
        add ebp, ebx                                     ;   138.7 p11     27 v[4]
        add r10d, eax                                    ;   140.7 p1      27 v[1]
        xor ebx, r13d                                    ;   140.7 p0       7 v[0]
        rorx eax, r11d, 0x1b                             ;   141.7 p6      27 v[1]
        xor ebx, r11d                                    ;   141.7 p5       7 v[0]
        ror r11d, 2                                      ;   141.7 p0      28 v[2]
        add edx, ebx                                     ;   142.7 p11     27 v[0]
        add r10d, eax                                    ;   142.7 p1      27 v[1]
        mov eax, dword [rsp + 276]                       ;   124.7 p3      27 v[0]
        vpalignr xmm0, xmm1, xmm0, 8                     ;   125.7 p5      23 w[8]
        vpxor xmm3, xmm2, xmm4                           ;   126.3 p1      23 w[8]
        vpternlogd xmm0, xmm7, xmm3, 0x96                ;   127.3 p0      23 w[8]
        add ecx, r13d                                    ;   140.7 p6      27 v[3]
        xor r13d, r11d                                   ;   142.7 p11      7 v[4]
        rorx ebx, r10d, 0x1b                             ;   143.7 p6      27 v[0]
        xor r13d, r10d                                   ;   143.7 p5       7 v[4]
        add edx, ebx                                     ;   144.7 p11     27 v[0]
        mov ebx, dword [rsp + 280]                       ;   126.2 p10     27 v[4]
        ror r10d, 2                                      ;   143.7 p0      28 v[1]
        add r14d, r11d                                   ;   142.7 p1      27 v[2]
        add ebp, r13d                                    ;   144.7 p5      27 v[4]
        rorx r13d, edx, 0x1b                             ;   145.7 p6      27 v[4]
        xor r11d, r10d                                   ;   144.7 p11      7 v[3]
        xor r11d, edx                                    ;   145.7 p1       7 v[3]
        ror edx, 2                                       ;   145.7 p0      28 v[0]
        add ebp, r13d                                    ;   146.7 p5      27 v[4]
        vprold xmm0, xmm0, 2                             ;   129.3 p1      23 w[8]
        add r9d, r10d                                    ;   144.7 p6      27 v[1]
        xor r10d, edx                                    ;   146.7 p11      7 v[2]
        vpaddd xmm3, xmm0, xmm8                          ;   130.3 p0      23 w[8]
        add ecx, r11d                                    ;   146.7 p5      27 v[3]
        rorx r11d, ebp, 0x1b                             ;   147.7 p6      27 v[3]
        xor r10d, ebp                                    ;   147.7 p11      7 v[2]
        add ecx, r11d                                    ;   148.7 p1      27 v[3]
        add eax, edx                                     ;   146.7 p0      27 v[0]
        mov r13d, dword [rsp + 284]                      ;   129.2 p2      27 v[3]
        ror ebp, 2                                       ;   147.7 p6      28 v[4]
        vmovdqa [rsp + 288], xmm3                        ;   131.3 p7+p4   23 w[8]
        xor edx, ebp                                     ;   148.7 p5       7 v[1]
        add ebx, ebp                                     ;   148.7 p11     27 v[4]
        add r14d, r10d                                   ;   148.7 p1      27 v[2]
        rorx r10d, ecx, 0x1b                             ;   149.7 p0      27 v[2]
        xor edx, ecx                                     ;   149.7 p5       7 v[1]
        ror ecx, 2                                       ;   149.7 p6      28 v[3]
        add r14d, r10d                                   ;   150.7 p11     27 v[2]
        mov r10d, dword [rsp + 292]                      ;   131.3 p3      27 v[1]
        add r9d, edx                                     ;   150.7 p1      27 v[1]
        xor ebp, ecx                                     ;   150.7 p0       7 v[0]
        mov r11d, dword [rsp + 288]                      ;   131.3 p10     27 v[2]
        xor ebp, r14d                                    ;   151.7 p5       7 v[0]
        rorx edx, r14d, 0x1b                             ;   151.7 p6      27 v[1]
        add r9d, edx                                     ;   152.7 p11     27 v[1]
        vpxor xmm5, xmm5, xmm2                           ;   133.3 p1      23 w[12]
        add r13d, ecx                                    ;   150.7 p0      27 v[3]
        add eax, ebp                                     ;   152.7 p5      27 v[0]
        mov edx, dword [rsp + 296]                       ;   132.5 p2      27 v[0]
        rorx ebp, r9d, 0x1b                              ;   153.7 p6      27 v[0]
        add eax, ebp                                     ;   154.7 p11     27 v[0]
        ror r14d, 2                                      ;   151.7 p0      28 v[2]
        xor ecx, r14d                                    ;   152.7 p1       7 v[4]
        xor ecx, r9d                                     ;   153.7 p5       7 v[4]
        ror r9d, 2                                       ;   153.7 p6      28 v[1]
        add r11d, r14d                                   ;   152.7 p11     27 v[2]
        add ebx, ecx                                     ;   154.7 p1      27 v[4]
        rorx ecx, eax, 0x1b                              ;   155.7 p0      27 v[4]
        xor r14d, r9d                                    ;   154.7 p5       7 v[3]
        xor r14d, eax                                    ;   155.7 p6       7 v[3]
        vpalignr xmm0, xmm0, xmm1, 8                     ;   136.7 p5      23 w[12]
        add ebx, ecx                                     ;   156.7 p11     27 v[4]
        add r13d, r14d                                   ;   156.7 p1      27 v[3]
        rorx r14d, ebx, 0x1b                             ;   157.7 p0      27 v[3]
        mov ebp, dword [rsp + 300]                       ;   135.2 p3      27 v[4]
        vpternlogd xmm0, xmm6, xmm5, 0x96                ;   137.7 p1      23 w[12]
        vprold xmm0, xmm0, 2                             ;   138.7 p0      23 w[12]
        ror eax, 2                                       ;   155.7 p6      28 v[0]
        vpaddd xmm0, xmm0, xmm8                          ;   139.7 p5      23 w[12]
        vmovdqa [rsp + 304], xmm0                        ;   140.7 p8+p9   23 w[12]
        mov ecx, dword [rsp + 304]                       ;   140.7 p10     27 v[3]
        add r10d, r9d                                    ;   154.7 p11     27 v[1]
        xor r9d, eax                                     ;   156.7 p6       7 v[2]
        xor r9d, ebx                                     ;   157.7 p11      7 v[2]
        ror ebx, 2                                       ;   157.7 p0      28 v[4]
        add edx, eax                                     ;   156.7 p1      27 v[0]
        add r11d, r9d                                    ;   158.7 p5      27 v[2]
        xor eax, ebx                                     ;   158.7 p6       7 v[1]
        add r13d, r14d                                   ;   158.7 p11     27 v[3]
        rorx r9d, r13d, 0x1b                             ;   159.7 p0      27 v[2]
        xor eax, r13d                                    ;   159.7 p1       7 v[1]
        add r11d, r9d                                    ;   160.7 p5      27 v[2]
        add r10d, eax                                    ;   160.7 p6      27 v[1]
        rorx eax, r11d, 0x1b                             ;   161.7 p0      27 v[1]
        mov r14d, dword [rsp + 308]                      ;   140.7 p2      27 v[2]
        ror r13d, 2                                      ;   159.7 p6      28 v[3]
        add ebp, ebx                                     ;   158.7 p11     27 v[4]
        xor ebx, r13d                                    ;   160.7 p1       7 v[0]
        xor ebx, r11d                                    ;   161.7 p5       7 v[0]
        add r10d, eax                                    ;   162.7 p11     27 v[1]
        rorx eax, r10d, 0x1b                             ;   163.7 p0      27 v[0]
        add edx, ebx                                     ;   162.7 p1      27 v[0]
        add edx, eax                                     ;   164.7 p5      27 v[0]
        ror r11d, 2                                      ;   161.7 p6      28 v[2]
        add ecx, r13d                                    ;   160.7 p11     27 v[3]
        xor r13d, r11d                                   ;   162.7 p1       7 v[4]
        xor r13d, r10d                                   ;   163.7 p0       7 v[4]
        add ebp, r13d                                    ;   164.7 p5      27 v[4]
        rorx r13d, edx, 0x1b                             ;   165.7 p6      27 v[4]
        mov r9d, dword [rsp + 312]                       ;   141.0 p3      27 v[1]
        add esi, dword [rsp + 316]                       ;   145.7 p11+p10   30 h
        add r8, 0x40                                     ;   143.3 p1      16 blocks
        ror r10d, 2                                      ;   163.7 p0      28 v[1]
        add r14d, r11d                                   ;   162.7 p5      27 v[2]
        add ebp, r13d                                    ;   166.7 p6      27 v[4]
        xor r11d, r10d                                   ;   164.7 p11      7 v[3]
        xor r11d, edx                                    ;   165.7 p1       7 v[3]
        ror edx, 2                                       ;   165.7 p0      28 v[0]
        add r9d, r10d                                    ;   164.7 p5      27 v[1]
        add ecx, r11d                                    ;   166.7 p6      27 v[3]
        xor r10d, edx                                    ;   166.7 p11      7 v[2]
        add esi, edx                                     ;   166.7 p1      30 h
        rorx r11d, ebp, 0x1b                             ;   167.7 p0      27 v[3]
        xor r10d, ebp                                    ;   167.7 p5       7 v[2]
        add ecx, r11d                                    ;   168.7 p6      27 v[3]
        ror ebp, 2                                       ;   167.7 p0      28 v[4]
        add r14d, r10d                                   ;   168.7 p11     27 v[2]
        xor edx, ebp                                     ;   168.7 p1       7 v[1]
        rorx r10d, ecx, 0x1b                             ;   169.7 p6      27 v[2]
        xor edx, ecx                                     ;   169.7 p5       7 v[1]
        add r14d, r10d                                   ;   170.7 p11     27 v[2]
        ror ecx, 2                                       ;   169.7 p0      28 v[3]
        mov eax, dword [rsp + 360]                       ;   144.8 p2      30 h
        add eax, ebp                                     ;   168.7 p1      30 h
        add r9d, edx                                     ;   170.7 p5      27 v[1]
        rorx r10d, r14d, 0x1b                            ;   171.7 p6      27 v[1]
        add r15d, ecx                                    ;   170.7 p11     30 h
        xor ebp, ecx                                     ;   170.7 p1       7 v[0]
        mov dword [rsp + 360], eax                       ;   169.7 p7+p4   30 h
        xor ebp, r14d                                    ;   171.7 p0       7 v[0]
        ror r14d, 2                                      ;   171.7 p6      28 v[2]
        add r9d, r10d                                    ;   172.7 p5      27 v[1]
        mov dword [rsp + 356], r15d                      ;   171.7 p8+p9   30 h
        add edi, r14d                                    ;   172.7 p11     30 h
        add r12d, r9d                                    ;   173.7 p1      30 h
        mov dword [rsp + 348], r12d                      ;   174.7 p7+p4   30 h
        add esi, ebp                                     ;   172.7 p0      30 h
        rorx ebp, r9d, 0x1b                              ;   173.7 p6      27 v[0]
        add esi, ebp                                     ;   174.7 p5      30 h
        cmp r8, qword [rsp + 336]                        ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 328], r8                        ;                    resident
        mov dword [rsp + 344], esi                       ;                    resident
        mov dword [rsp + 352], edi                       ;                    resident
.blocks_1_done:
        mov esi, dword [rsp + 344]                       ;     0.0 p2      16 blocks reload
        mov r8, qword [rsp + 320]                        ;     0.2 p3      16 blocks reload
        mov dword [r8], esi                              ;     5.0 p7+p4   16 blocks
        mov esi, dword [rsp + 348]                       ;     0.5 p10     16 blocks reload
        mov dword [r8 + 4], esi                          ;     5.5 p8+p9   16 blocks
        mov esi, dword [rsp + 352]                       ;     1.0 p2      16 blocks reload
        mov dword [r8 + 8], esi                          ;     6.0 p7+p4   16 blocks
        mov esi, dword [rsp + 356]                       ;     1.2 p3      16 blocks reload
        mov dword [r8 + 12], esi                         ;     6.2 p8+p9   16 blocks
        mov esi, dword [rsp + 360]                       ;     1.5 p10     16 blocks reload
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
        add rsp, 0x178                                   ;                    frame
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
