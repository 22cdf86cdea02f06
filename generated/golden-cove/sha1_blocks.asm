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
;   blocks: 886 uops, planned 174.3; bounds: width 147.7, ports 146.2, path 167.0
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
        mov r11d, esi                                    ;     0.0          6 v[3] copy
        not r11d                                         ;     0.2 p0       6 v[3]
        rorx ebp, esi, 0x1b                              ;     0.3 p6      27 v[4]
        mov r10d, dword [rsp + 360]                      ;     0.5 p2      19 v[4] reload
        mov r14d, edi                                    ;     0.7          6 v[4] copy
        mov r12d, dword [rsp + 348]                      ;     0.8 p3      19 v[1] reload
        mov r15d, dword [rsp + 356]                      ;     1.0 p10     19 v[3] reload
        xor r14d, r15d                                   ;     6.0 p1       6 v[4]
        and r14d, r12d                                   ;     7.0 p5       6 v[4]
        xor r14d, r15d                                   ;     8.0 p11      6 v[4]
        and r11d, edi                                    ;     1.7 p0       6 v[3]
        vmovdqu xmm0, [r8]                               ;     1.8 p2      22 w[0]
        vmovdqa xmm3, [rel sha1_blocks.T0_w.blocks + 32] ;     2.0 p3      22 w[12] reload
        add r11d, r15d                                   ;     6.0 p6      27 v[3]
        vmovdqa xmm2, [rel sha1_blocks.T0_w.blocks + 16] ;     2.3 p10     22 w[12] reload
        vpshufb xmm0, xmm0, xmm2                         ;     8.3 p1      22 w[0]
        vpaddd xmm4, xmm0, xmm3                          ;     9.3 p5      22 w[0]
        vmovdqa [rsp + 0], xmm4                          ;    10.3 p7+p4   22 w[0]
        vmovdqu xmm1, [r8 + 16]                          ;     3.0 p2      22 w[4]
        vpshufb xmm1, xmm1, xmm2                         ;     9.0 p1      22 w[4]
        mov ebx, esi                                     ;     3.3          6 v[3] copy
        vpaddd xmm5, xmm1, xmm3                          ;    10.0 p0      22 w[4]
        rorx r13d, r12d, 2                               ;     5.8 p6      28 v[1]
        and ebx, r13d                                    ;     6.8 p11      6 v[3]
        add ebp, r10d                                    ;     5.5 p5      27 v[4]
        add ebp, r14d                                    ;     9.0 p0      27 v[4]
        add ebp, dword [rsp + 0]                         ;    15.3 p1+p3   27 v[4]
        rorx r9d, esi, 2                                 ;     4.7 p6      28 v[0]
        mov eax, r9d                                     ;     5.7          6 v[2] copy
        add r11d, ebx                                    ;     7.8 p11     27 v[3]
        mov ebx, r13d                                    ;     6.8          6 v[2] copy
        add r11d, dword [rsp + 4]                        ;    15.3 p5+p10   27 v[3]
        xor eax, r13d                                    ;     6.8 p0       6 v[2]
        vmovdqa [rsp + 16], xmm5                         ;    11.0 p8+p9   22 w[4]
        and eax, ebp                                     ;    16.3 p1       6 v[2]
        xor ebx, eax                                     ;    17.3 p6       6 v[2]
        rorx eax, ebp, 0x1b                              ;    16.3 p0      27 v[3]
        add r11d, eax                                    ;    17.3 p11     27 v[3]
        mov r14d, edi                                    ;     6.3         27 v[2] copy
        mov edx, r9d                                     ;     6.5          6 v[1] copy
        mov ecx, r9d                                     ;     6.7          6 v[1] copy
        add r9d, dword [rsp + 16]                        ;    16.0 p5+p2   27 v[0]
        ror ebp, 2                                       ;    16.3 p6      28 v[4]
        xor ecx, ebp                                     ;    17.3 p1       6 v[1]
        add r14d, dword [rsp + 8]                        ;    15.3 p11+p3   27 v[2]
        add r13d, dword [rsp + 12]                       ;    15.3 p0+p10   27 v[1]
        add r14d, ebx                                    ;    18.3 p5      27 v[2]
        vmovdqu xmm4, [r8 + 32]                          ;     7.8 p2      22 w[8]
        vpshufb xmm4, xmm4, xmm2                         ;    13.8 p1      22 w[8]
        and ecx, r11d                                    ;    18.3 p6       6 v[1]
        mov eax, dword [rsp + 20]                        ;    11.0 p3      27 v[4]
        xor edx, ecx                                     ;    19.3 p11      6 v[1]
        rorx ecx, r11d, 0x1b                             ;    18.3 p0      27 v[2]
        ror r11d, 2                                      ;    18.3 p6      28 v[3]
        add r13d, edx                                    ;    20.3 p5      27 v[1]
        mov edx, ebp                                     ;    17.3          6 v[0] copy
        add r14d, ecx                                    ;    19.3 p1      27 v[2]
        mov ecx, dword [rsp + 28]                        ;    11.0 p10     27 v[2]
        xor edx, r11d                                    ;    19.3 p11      6 v[0]
        add eax, ebp                                     ;    17.3 p0      27 v[4]
        and edx, r14d                                    ;    20.3 p5       6 v[0]
        mov ebx, dword [rsp + 24]                        ;    11.0 p2      27 v[3]
        add ebx, r11d                                    ;    19.3 p6      27 v[3]
        rorx r10d, r14d, 0x1b                            ;    20.3 p0      27 v[1]
        add r13d, r10d                                   ;    21.3 p1      27 v[1]
        ror r14d, 2                                      ;    20.3 p6      28 v[2]
        xor ebp, edx                                     ;    21.3 p11      6 v[0]
        mov edx, r11d                                    ;    19.3          6 v[4] copy
        xor edx, r14d                                    ;    21.3 p5       6 v[4]
        and edx, r13d                                    ;    22.3 p1       6 v[4]
        add r9d, ebp                                     ;    22.3 p0      27 v[0]
        xor r11d, edx                                    ;    23.3 p11      6 v[4]
        add eax, r11d                                    ;    24.3 p5      27 v[4]
        rorx ebp, r13d, 0x1b                             ;    22.3 p6      27 v[0]
        add r9d, ebp                                     ;    23.3 p1      27 v[0]
        rorx r11d, r9d, 0x1b                             ;    24.3 p0      27 v[4]
        vpaddd xmm5, xmm4, xmm3                          ;    14.8 p5      22 w[8]
        ror r13d, 2                                      ;    22.3 p6      28 v[1]
        add eax, r11d                                    ;    25.3 p11     27 v[4]
        mov edx, r14d                                    ;    21.3          6 v[3] copy
        add ecx, r14d                                    ;    21.3 p1      27 v[2]
        vmovdqa [rsp + 32], xmm5                         ;    15.8 p7+p4   22 w[8]
        vmovdqu xmm5, [r8 + 48]                          ;    13.7 p3      22 w[12]
        xor edx, r13d                                    ;    23.3 p0       6 v[3]
        and edx, r9d                                     ;    24.3 p11      6 v[3]
        mov r11d, dword [rsp + 40]                       ;    15.8 p10     27 v[4]
        xor r14d, edx                                    ;    25.3 p5       6 v[3]
        mov ebp, dword [rsp + 36]                        ;    15.8 p2      27 v[0]
        add ebx, r14d                                    ;    26.3 p6      27 v[3]
        mov edx, r13d                                    ;    23.3          6 v[2] copy
        vmovdqa xmm6, [rel sha1_blocks.T0_w.blocks]      ;    15.0 p3      23 w[0] reload
        rorx r14d, eax, 0x1b                             ;    26.3 p0      27 v[3]
        ror r9d, 2                                       ;    24.3 p6      28 v[0]
        vpxor xmm8, xmm0, xmm4                           ;    15.5 p1      23 w[0]
        xor edx, r9d                                     ;    25.3 p11      6 v[2]
        and edx, eax                                     ;    26.3 p5       6 v[2]
        ror eax, 2                                       ;    26.3 p0      28 v[4]
        add ebp, r9d                                     ;    25.3 p1      27 v[0]
        add ebx, r14d                                    ;    27.3 p11     27 v[3]
        mov r10d, dword [rsp + 32]                       ;    16.5 p10     27 v[1]
        add r10d, r13d                                   ;    23.3 p6      27 v[1]
        xor r13d, edx                                    ;    27.3 p5       6 v[2]
        mov edx, r9d                                     ;    25.3          6 v[1] copy
        add ecx, r13d                                    ;    28.3 p0      27 v[2]
        rorx r13d, ebx, 0x1b                             ;    28.3 p6      27 v[2]
        add ecx, r13d                                    ;    29.3 p1      27 v[2]
        vpshufb xmm2, xmm5, xmm2                         ;    19.7 p5      22 w[12]
        vpaddd xmm5, xmm2, xmm3                          ;    20.7 p0      22 w[12]
        xor edx, eax                                     ;    27.3 p11      6 v[1]
        and edx, ebx                                     ;    28.3 p1       6 v[1]
        xor r9d, edx                                     ;    29.3 p6       6 v[1]
        rorx edx, ecx, 0x1b                              ;    30.3 p0      27 v[1]
        add r10d, r9d                                    ;    30.3 p5      27 v[1]
        add r10d, edx                                    ;    31.3 p11     27 v[1]
        vmovdqa [rsp + 48], xmm5                         ;    21.7 p8+p9   22 w[12]
        vpalignr xmm5, xmm1, xmm0, 8                     ;    19.8 p5      23 w[0]
        vpalignr xmm7, xmm6, xmm2, 4                     ;    21.0 p5      23 w[0]
        vpternlogd xmm5, xmm7, xmm8, 0x96                ;    22.0 p1      23 w[0]
        ror ebx, 2                                       ;    28.3 p6      28 v[3]
        mov r13d, eax                                    ;    27.3          6 v[0] copy
        xor r13d, ebx                                    ;    29.3 p11      6 v[0]
        and r13d, ecx                                    ;    30.3 p0       6 v[0]
        ror ecx, 2                                       ;    30.3 p6      28 v[2]
        mov r9d, dword [rsp + 48]                        ;    21.7 p2      27 v[2]
        add r9d, ecx                                     ;    31.3 p1      27 v[2]
        add r11d, eax                                    ;    27.3 p11     27 v[4]
        xor eax, r13d                                    ;    31.3 p0       6 v[0]
        rorx edx, r10d, 0x1b                             ;    32.3 p6      27 v[0]
        mov r13d, ebx                                    ;    29.3          6 v[4] copy
        xor r13d, ecx                                    ;    31.3 p1       6 v[4]
        and r13d, r10d                                   ;    32.3 p5       6 v[4]
        add ebp, eax                                     ;    32.3 p11     27 v[0]
        ror r10d, 2                                      ;    32.3 p0      28 v[1]
        mov r14d, dword [rsp + 44]                       ;    22.2 p3      27 v[3]
        add r14d, ebx                                    ;    29.3 p6      27 v[3]
        xor ebx, r13d                                    ;    33.3 p1       6 v[4]
        mov r13d, ecx                                    ;    31.3          6 v[3] copy
        mov eax, dword [rsp + 52]                        ;    22.8 p10     27 v[1]
        vprold xmm5, xmm5, 1                             ;    23.2 p0      23 w[0]
        xor r13d, r10d                                   ;    33.3 p5       6 v[3]
        add ebp, edx                                     ;    33.3 p11     27 v[0]
        add r11d, ebx                                    ;    34.3 p6      27 v[4]
        add eax, r10d                                    ;    33.3 p1      27 v[1]
        rorx edx, ebp, 0x1b                              ;    34.3 p0      27 v[4]
        and r13d, ebp                                    ;    34.3 p5       6 v[3]
        xor ecx, r13d                                    ;    35.3 p11      6 v[3]
        add r14d, ecx                                    ;    36.3 p6      27 v[3]
        add r11d, edx                                    ;    35.3 p1      27 v[4]
        mov r13d, r10d                                   ;    33.3          6 v[2] copy
        ror ebp, 2                                       ;    34.3 p0      28 v[0]
        xor r13d, ebp                                    ;    35.3 p5       6 v[2]
        rorx edx, r11d, 0x1b                             ;    36.3 p6      27 v[3]
        and r13d, r11d                                   ;    36.3 p11      6 v[2]
        add r14d, edx                                    ;    37.3 p1      27 v[3]
        mov ebx, dword [rsp + 56]                        ;    25.7 p2      27 v[0]
        vpalignr xmm7, xmm5, xmm6, 4                     ;    26.2 p5      23 w[0]
        vprold xmm7, xmm7, 1                             ;    27.2 p0      23 w[0]
        vpxor xmm5, xmm5, xmm7                           ;    28.2 p1      23 w[0]
        vpaddd xmm3, xmm3, xmm5                          ;    29.2 p0      23 w[0]
        vpalignr xmm8, xmm6, xmm5, 4                     ;    29.2 p5      23 w[4]
        add ebx, ebp                                     ;    35.3 p11     27 v[0]
        vpxor xmm7, xmm1, xmm2                           ;    27.7 p1      23 w[4]
        rorx edx, r14d, 0x1b                             ;    38.3 p6      27 v[2]
        rorx ecx, r11d, 2                                ;    36.3 p6      28 v[4]
        xor r10d, r13d                                   ;    37.3 p11      6 v[2]
        add r9d, r10d                                    ;    38.3 p0      27 v[2]
        mov r13d, ebp                                    ;    35.3          6 v[1] copy
        rorx r10d, r14d, 2                               ;    38.3 p6      28 v[3]
        xor r13d, ecx                                    ;    37.3 p5       6 v[1]
        and r13d, r14d                                   ;    38.3 p1       6 v[1]
        xor ebp, r13d                                    ;    39.3 p11      6 v[1]
        add eax, ebp                                     ;    40.3 p0      27 v[1]
        add r9d, edx                                     ;    39.3 p5      27 v[2]
        rorx edx, r9d, 0x1b                              ;    40.3 p6      27 v[1]
        vmovdqa [rsp + 64], xmm3                         ;    30.2 p7+p4   23 w[0]
        mov r11d, dword [rsp + 60]                       ;    29.2 p3      27 v[4]
        add r11d, ecx                                    ;    37.3 p1      27 v[4]
        rorx ebp, r9d, 2                                 ;    40.3 p0      28 v[2]
        mov r13d, ecx                                    ;    37.3          6 v[0] copy
        xor r13d, r10d                                   ;    39.3 p11      6 v[0]
        and r13d, r9d                                    ;    40.3 p5       6 v[0]
        xor ecx, r13d                                    ;    41.3 p1       6 v[0]
        vpalignr xmm10, xmm5, xmm2, 8                    ;    31.2 p5      23 w[12]
        mov r13d, r10d                                   ;    39.3          6 v[4] copy
        xor r13d, ebp                                    ;    41.3 p11      6 v[4]
        add eax, edx                                     ;    41.3 p6      27 v[1]
        mov r14d, dword [rsp + 64]                       ;    31.0 p10     27 v[3]
        add r14d, r10d                                   ;    39.3 p0      27 v[3]
        and r13d, eax                                    ;    42.3 p1       6 v[4]
        xor r10d, r13d                                   ;    43.3 p11      6 v[4]
        rorx edx, eax, 0x1b                              ;    42.3 p6      27 v[0]
        add ebx, ecx                                     ;    42.3 p5      27 v[0]
        rorx ecx, eax, 2                                 ;    42.3 p0      28 v[1]
        add ebx, edx                                     ;    43.3 p1      27 v[0]
        mov r13d, ebp                                    ;    41.3          6 v[3] copy
        xor r13d, ecx                                    ;    43.3 p11      6 v[3]
        vpalignr xmm3, xmm4, xmm1, 8                     ;    33.2 p5      23 w[4]
        vpternlogd xmm8, xmm3, xmm7, 0x96                ;    34.2 p0      23 w[4]
        add r11d, r10d                                   ;    44.3 p6      27 v[4]
        and r13d, ebx                                    ;    44.3 p1       6 v[3]
        mov eax, dword [rsp + 72]                        ;    33.3 p2      27 v[1]
        mov r9d, dword [rsp + 68]                        ;    33.5 p3      27 v[2]
        vprold xmm3, xmm8, 1                             ;    35.2 p0      23 w[4]
        vpalignr xmm7, xmm3, xmm6, 4                     ;    36.2 p5      23 w[4]
        vprold xmm7, xmm7, 1                             ;    37.2 p1      23 w[4]
        vmovdqa xmm8, [rel sha1_blocks.T0_w.blocks + 48] ;    34.2 p10     23 w[4] reload
        vpxor xmm3, xmm3, xmm7                           ;    38.2 p5      23 w[4]
        vpxor xmm10, xmm2, xmm10                         ;    35.2 p0      23 w[12]
        rorx edx, ebx, 0x1b                              ;    44.3 p6      27 v[4]
        ror ebx, 2                                       ;    44.3 p6      28 v[0]
        vpalignr xmm7, xmm2, xmm4, 8                     ;    36.2 p5      23 w[8]
        add r11d, edx                                    ;    45.3 p11     27 v[4]
        rorx edx, r11d, 0x1b                             ;    46.3 p0      27 v[3]
        mov r10d, dword [rsp + 76]                       ;    35.5 p2      27 v[0]
        add r9d, ebp                                     ;    41.3 p1      27 v[2]
        add eax, ecx                                     ;    43.3 p11     27 v[1]
        xor ebp, r13d                                    ;    45.3 p1       6 v[3]
        vpaddd xmm9, xmm3, xmm8                          ;    40.2 p5      23 w[4]
        add r14d, ebp                                    ;    46.3 p6      27 v[3]
        mov r13d, ecx                                    ;    43.3          6 v[2] copy
        xor r13d, ebx                                    ;    45.3 p11      6 v[2]
        and r13d, r11d                                   ;    46.3 p0       6 v[2]
        xor ecx, r13d                                    ;    47.3 p1       6 v[2]
        ror r11d, 2                                      ;    46.3 p6      28 v[4]
        mov r13d, ebx                                    ;    45.3          6 v[1] copy
        xor r13d, r11d                                   ;    47.3 p5       6 v[1]
        add r14d, edx                                    ;    47.3 p11     27 v[3]
        rorx edx, r14d, 0x1b                             ;    48.3 p0      27 v[2]
        add r9d, ecx                                     ;    48.3 p1      27 v[2]
        vpxor xmm7, xmm7, xmm4                           ;    39.2 p5      23 w[8]
        add r9d, edx                                     ;    49.3 p6      27 v[2]
        and r13d, r14d                                   ;    48.3 p11      6 v[1]
        ror r14d, 2                                      ;    48.3 p0      28 v[3]
        mov edx, r11d                                    ;    47.3          6 v[0] copy
        xor edx, r14d                                    ;    49.3 p1       6 v[0]
        vmovdqa [rsp + 80], xmm9                         ;    41.2 p8+p9   23 w[4]
        mov ecx, dword [rsp + 84]                        ;    41.2 p3      27 v[3]
        vpalignr xmm9, xmm6, xmm3, 4                     ;    40.2 p5      23 w[8]
        vpternlogd xmm9, xmm7, xmm5, 0x96                ;    41.2 p0      23 w[8]
        vprold xmm7, xmm9, 1                             ;    42.2 p1      23 w[8]
        vpalignr xmm9, xmm7, xmm6, 4                     ;    43.2 p5      23 w[8]
        vprold xmm9, xmm9, 1                             ;    44.2 p0      23 w[8]
        add r10d, ebx                                    ;    45.3 p6      27 v[0]
        xor ebx, r13d                                    ;    49.3 p11      6 v[1]
        add eax, ebx                                     ;    50.3 p6      27 v[1]
        rorx ebx, r9d, 0x1b                              ;    50.3 p0      27 v[1]
        add ecx, r14d                                    ;    49.3 p11     27 v[3]
        mov r13d, dword [rsp + 88]                       ;    41.2 p10     27 v[2]
        and edx, r9d                                     ;    50.3 p1       6 v[0]
        vpxor xmm7, xmm7, xmm9                           ;    45.2 p5      23 w[8]
        vpaddd xmm9, xmm7, xmm8                          ;    46.2 p1      23 w[8]
        vmovdqa [rsp + 96], xmm9                         ;    47.2 p7+p4   23 w[8]
        add eax, ebx                                     ;    51.3 p6      27 v[1]
        ror r9d, 2                                       ;    50.3 p0      28 v[2]
        mov ebp, dword [rsp + 80]                        ;    42.3 p2      27 v[4]
        add ebp, r11d                                    ;    47.3 p11     27 v[4]
        xor r11d, edx                                    ;    51.3 p5       6 v[0]
        add r10d, r11d                                   ;    52.3 p6      27 v[0]
        rorx ebx, eax, 0x1b                              ;    52.3 p0      27 v[0]
        add r13d, r9d                                    ;    51.3 p11     27 v[2]
        add r10d, ebx                                    ;    53.3 p1      27 v[0]
        xor r14d, r9d                                    ;    51.3 p5       7 v[4]
        xor r14d, eax                                    ;    52.3 p6       7 v[4]
        add ebp, r14d                                    ;    53.3 p11     27 v[4]
        ror eax, 2                                       ;    52.3 p0      28 v[1]
        xor r9d, eax                                     ;    53.3 p1       7 v[3]
        rorx r14d, r10d, 0x1b                            ;    54.3 p6      27 v[4]
        mov r11d, dword [rsp + 96]                       ;    47.2 p3      27 v[0]
        xor r9d, r10d                                    ;    54.3 p5       7 v[3]
        ror r10d, 2                                      ;    54.3 p0      28 v[0]
        mov edx, dword [rsp + 92]                        ;    45.0 p10     27 v[1]
        add r11d, r10d                                   ;    55.3 p11     27 v[0]
        vpalignr xmm9, xmm6, xmm7, 4                     ;    46.2 p5      23 w[12]
        vpternlogd xmm9, xmm10, xmm3, 0x96               ;    47.2 p1      23 w[12]
        vprold xmm9, xmm9, 1                             ;    48.2 p1      23 w[12]
        vpalignr xmm6, xmm9, xmm6, 4                     ;    49.2 p5      23 w[12]
        add edx, eax                                     ;    53.3 p6      27 v[1]
        add ecx, r9d                                     ;    55.3 p11     27 v[3]
        xor eax, r10d                                    ;    55.3 p0       7 v[2]
        add ebp, r14d                                    ;    55.3 p6      27 v[4]
        xor eax, ebp                                     ;    56.3 p11      7 v[2]
        rorx r9d, ebp, 0x1b                              ;    56.3 p0      27 v[3]
        add ecx, r9d                                     ;    57.3 p1      27 v[3]
        ror ebp, 2                                       ;    56.3 p6      28 v[4]
        xor r10d, ebp                                    ;    57.3 p5       7 v[1]
        xor r10d, ecx                                    ;    58.3 p11      7 v[1]
        add r13d, eax                                    ;    57.3 p1      27 v[2]
        vpxor xmm0, xmm0, xmm1                           ;    49.2 p5      23 w[0]
        rorx eax, ecx, 0x1b                              ;    58.3 p0      27 v[2]
        mov r14d, dword [rsp + 100]                      ;    48.2 p2      27 v[4]
        vprold xmm6, xmm6, 1                             ;    50.2 p1      23 w[12]
        vpxor xmm9, xmm9, xmm6                           ;    51.2 p5      23 w[12]
        vpaddd xmm6, xmm9, xmm8                          ;    52.2 p0      23 w[12]
        vmovdqa [rsp + 112], xmm6                        ;    53.2 p8+p9   23 w[12]
        vpalignr xmm6, xmm9, xmm7, 8                     ;    52.2 p5      23 w[0]
        add r13d, eax                                    ;    59.3 p6      27 v[2]
        ror ecx, 2                                       ;    58.3 p6      28 v[3]
        mov r9d, dword [rsp + 104]                       ;    49.5 p3      27 v[3]
        add r14d, ebp                                    ;    57.3 p11     27 v[4]
        xor ebp, ecx                                     ;    59.3 p11      7 v[0]
        mov ebx, dword [rsp + 116]                       ;    53.2 p10     27 v[0]
        add edx, r10d                                    ;    59.3 p1      27 v[1]
        rorx r10d, r13d, 0x1b                            ;    60.3 p0      27 v[1]
        mov eax, dword [rsp + 108]                       ;    50.5 p2      27 v[2]
        xor ebp, r13d                                    ;    60.3 p6       7 v[0]
        ror r13d, 2                                      ;    60.3 p0      28 v[2]
        add eax, r13d                                    ;    61.3 p11     27 v[2]
        add edx, r10d                                    ;    61.3 p1      27 v[1]
        mov r10d, dword [rsp + 112]                      ;    53.2 p3      27 v[1]
        add r9d, ecx                                     ;    59.3 p5      27 v[3]
        add r11d, ebp                                    ;    61.3 p6      27 v[0]
        rorx ebp, edx, 0x1b                              ;    62.3 p0      27 v[0]
        xor ecx, r13d                                    ;    61.3 p11      7 v[4]
        xor ecx, edx                                     ;    62.3 p1       7 v[4]
        add r14d, ecx                                    ;    63.3 p5      27 v[4]
        ror edx, 2                                       ;    62.3 p6      28 v[1]
        add r10d, edx                                    ;    63.3 p11     27 v[1]
        xor r13d, edx                                    ;    63.3 p1       7 v[3]
        vpternlogd xmm6, xmm0, xmm5, 0x96                ;    54.2 p5      23 w[0]
        vprold xmm0, xmm6, 2                             ;    55.2 p0      23 w[0]
        vpaddd xmm6, xmm0, xmm8                          ;    56.2 p1      23 w[0]
        add r11d, ebp                                    ;    63.3 p6      27 v[0]
        mov ebp, dword [rsp + 120]                       ;    53.7 p10     27 v[4]
        rorx ecx, r11d, 0x1b                             ;    64.3 p0      27 v[4]
        xor r13d, r11d                                   ;    64.3 p11      7 v[3]
        add r14d, ecx                                    ;    65.3 p5      27 v[4]
        ror r11d, 2                                      ;    64.3 p6      28 v[0]
        add r9d, r13d                                    ;    65.3 p11     27 v[3]
        rorx r13d, r14d, 0x1b                            ;    66.3 p0      27 v[3]
        add ebx, r11d                                    ;    65.3 p1      27 v[0]
        xor edx, r11d                                    ;    65.3 p5       7 v[2]
        mov ecx, dword [rsp + 124]                       ;    55.2 p2      27 v[3]
        add r9d, r13d                                    ;    67.3 p6      27 v[3]
        rorx r13d, r9d, 0x1b                             ;    68.3 p0      27 v[2]
        xor edx, r14d                                    ;    66.3 p11      7 v[2]
        ror r14d, 2                                      ;    66.3 p6      28 v[4]
        xor r11d, r14d                                   ;    67.3 p1       7 v[1]
        xor r11d, r9d                                    ;    68.3 p5       7 v[1]
        ror r9d, 2                                       ;    68.3 p0      28 v[3]
        add ebp, r14d                                    ;    67.3 p11     27 v[4]
        xor r14d, r9d                                    ;    69.3 p1       7 v[0]
        add ecx, r9d                                     ;    69.3 p5      27 v[3]
        add eax, edx                                     ;    67.3 p6      27 v[2]
        vmovdqa [rsp + 128], xmm6                        ;    57.2 p7+p4   23 w[0]
        mov edx, dword [rsp + 128]                       ;    57.3 p3      27 v[2]
        vpalignr xmm6, xmm0, xmm9, 8                     ;    59.2 p5      23 w[4]
        add eax, r13d                                    ;    69.3 p11     27 v[2]
        mov r13d, dword [rsp + 132]                      ;    57.8 p10     27 v[1]
        vpxor xmm1, xmm1, xmm4                           ;    58.7 p1      23 w[4]
        add r10d, r11d                                   ;    69.3 p0      27 v[1]
        rorx r11d, eax, 0x1b                             ;    70.3 p6      27 v[1]
        xor r14d, eax                                    ;    70.3 p11      7 v[0]
        add ebx, r14d                                    ;    71.3 p1      27 v[0]
        ror eax, 2                                       ;    70.3 p0      28 v[2]
        xor r9d, eax                                     ;    71.3 p5       7 v[4]
        add r10d, r11d                                   ;    71.3 p6      27 v[1]
        rorx r14d, r10d, 0x1b                            ;    72.3 p0      27 v[0]
        xor r9d, r10d                                    ;    72.3 p11      7 v[4]
        add ebp, r9d                                     ;    73.3 p1      27 v[4]
        add ebx, r14d                                    ;    73.3 p5      27 v[0]
        rorx r9d, ebx, 0x1b                              ;    74.3 p6      27 v[4]
        add edx, eax                                     ;    71.3 p11     27 v[2]
        ror r10d, 2                                      ;    72.3 p0      28 v[1]
        xor eax, r10d                                    ;    73.3 p1       7 v[3]
        add r13d, r10d                                   ;    73.3 p5      27 v[1]
        xor eax, ebx                                     ;    74.3 p6       7 v[3]
        ror ebx, 2                                       ;    74.3 p0      28 v[0]
        xor r10d, ebx                                    ;    75.3 p11      7 v[2]
        add ebp, r9d                                     ;    75.3 p1      27 v[4]
        add ecx, eax                                     ;    75.3 p5      27 v[3]
        rorx r9d, ebp, 0x1b                              ;    76.3 p6      27 v[3]
        xor r10d, ebp                                    ;    76.3 p11      7 v[2]
        add edx, r10d                                    ;    77.3 p1      27 v[2]
        add ecx, r9d                                     ;    77.3 p5      27 v[3]
        rorx r10d, ecx, 0x1b                             ;    78.3 p0      27 v[2]
        mov r11d, dword [rsp + 136]                      ;    62.5 p2      27 v[0]
        mov r14d, dword [rsp + 140]                      ;    62.7 p3      27 v[4]
        add r11d, ebx                                    ;    75.3 p6      27 v[0]
        ror ebp, 2                                       ;    76.3 p0      28 v[4]
        xor ebx, ebp                                     ;    77.3 p11      7 v[1]
        add r14d, ebp                                    ;    77.3 p1      27 v[4]
        xor ebx, ecx                                     ;    78.3 p5       7 v[1]
        add r13d, ebx                                    ;    79.3 p6      27 v[1]
        ror ecx, 2                                       ;    78.3 p0      28 v[3]
        add edx, r10d                                    ;    79.3 p11     27 v[2]
        rorx ebx, edx, 0x1b                              ;    80.3 p6      27 v[1]
        xor ebp, ecx                                     ;    79.3 p1       7 v[0]
        xor ebp, edx                                     ;    80.3 p5       7 v[0]
        ror edx, 2                                       ;    80.3 p0      28 v[2]
        vpternlogd xmm6, xmm1, xmm3, 0x96                ;    66.7 p1      23 w[4]
        vprold xmm1, xmm6, 2                             ;    67.7 p1      23 w[4]
        vpaddd xmm6, xmm1, xmm8                          ;    68.7 p5      23 w[4]
        vmovdqa [rsp + 144], xmm6                        ;    69.7 p8+p9   23 w[4]
        mov eax, dword [rsp + 144]                       ;    69.7 p10     27 v[3]
        add r13d, ebx                                    ;    81.3 p11     27 v[1]
        add eax, ecx                                     ;    79.3 p6      27 v[3]
        xor ecx, edx                                     ;    81.3 p11      7 v[4]
        xor ecx, r13d                                    ;    82.3 p5       7 v[4]
        add r14d, ecx                                    ;    83.3 p0      27 v[4]
        vpxor xmm4, xmm4, xmm2                           ;    68.7 p1      23 w[8]
        vpxor xmm2, xmm2, xmm5                           ;    69.2 p5      23 w[12]
        mov r9d, dword [rsp + 148]                       ;    69.7 p2      27 v[2]
        mov ebx, dword [rsp + 156]                       ;    69.7 p3      27 v[0]
        mov r10d, dword [rsp + 152]                      ;    69.7 p10     27 v[1]
        vpalignr xmm6, xmm1, xmm0, 8                     ;    70.2 p5      23 w[8]
        vpternlogd xmm6, xmm4, xmm7, 0x96                ;    71.2 p0      23 w[8]
        vprold xmm4, xmm6, 2                             ;    72.2 p1      23 w[8]
        vmovdqa xmm6, [rel sha1_blocks.T0_w.blocks + 64] ;    67.8 p2      23 w[8] reload
        add r11d, ebp                                    ;    81.3 p6      27 v[0]
        rorx ebp, r13d, 0x1b                             ;    82.3 p6      27 v[0]
        add r11d, ebp                                    ;    83.3 p11     27 v[0]
        rorx ebp, r11d, 0x1b                             ;    84.3 p0      27 v[4]
        add r14d, ebp                                    ;    85.3 p11     27 v[4]
        ror r13d, 2                                      ;    82.3 p6      28 v[1]
        vpaddd xmm8, xmm4, xmm6                          ;    73.8 p1      23 w[8]
        vmovdqa [rsp + 160], xmm8                        ;    74.8 p7+p4   23 w[8]
        mov ebp, dword [rsp + 160]                       ;    74.8 p3      27 v[4]
        add r9d, edx                                     ;    81.3 p11     27 v[2]
        xor edx, r13d                                    ;    83.3 p5       7 v[3]
        xor edx, r11d                                    ;    84.3 p0       7 v[3]
        add r10d, r13d                                   ;    83.3 p6      27 v[1]
        ror r11d, 2                                      ;    84.3 p0      28 v[0]
        add eax, edx                                     ;    85.3 p11     27 v[3]
        xor r13d, r11d                                   ;    85.3 p1       7 v[2]
        xor r13d, r14d                                   ;    86.3 p5       7 v[2]
        add r9d, r13d                                    ;    87.3 p6      27 v[2]
        rorx ecx, r14d, 0x1b                             ;    86.3 p0      27 v[3]
        vpalignr xmm8, xmm4, xmm1, 8                     ;    73.2 p5      23 w[12]
        ror r14d, 2                                      ;    86.3 p6      28 v[4]
        add ebp, r14d                                    ;    87.3 p11     27 v[4]
        vpternlogd xmm8, xmm2, xmm9, 0x96                ;    74.2 p1      23 w[12]
        vprold xmm2, xmm8, 2                             ;    75.2 p1      23 w[12]
        add ebx, r11d                                    ;    85.3 p11     27 v[0]
        add eax, ecx                                     ;    87.3 p5      27 v[3]
        rorx r13d, eax, 0x1b                             ;    88.3 p0      27 v[2]
        add r9d, r13d                                    ;    89.3 p6      27 v[2]
        xor r11d, r14d                                   ;    87.3 p11      7 v[1]
        xor r11d, eax                                    ;    88.3 p1       7 v[1]
        add r10d, r11d                                   ;    89.3 p5      27 v[1]
        mov ecx, dword [rsp + 164]                       ;    74.8 p10     27 v[3]
        ror eax, 2                                       ;    88.3 p0      28 v[3]
        xor r14d, eax                                    ;    89.3 p6       7 v[0]
        xor r14d, r9d                                    ;    90.3 p11      7 v[0]
        rorx r11d, r9d, 0x1b                             ;    90.3 p0      27 v[1]
        add r10d, r11d                                   ;    91.3 p1      27 v[1]
        rorx edx, r9d, 2                                 ;    90.3 p6      28 v[2]
        mov r9d, eax                                     ;    89.3          8 v[4] copy
        rorx r11d, r10d, 0x1b                            ;    92.3 p0      27 v[0]
        xor r9d, edx                                     ;    91.3 p5       8 v[4]
        add ebx, r14d                                    ;    91.3 p11     27 v[0]
        rorx r14d, r10d, 2                               ;    92.3 p6      28 v[1]
        and r10d, r9d                                    ;    92.3 p1       8 v[4]
        add ecx, eax                                     ;    89.3 p5      27 v[3]
        and eax, edx                                     ;    91.3 p11      8 v[4]
        add ebp, eax                                     ;    92.3 p1      27 v[4]
        add ebp, r10d                                    ;    93.3 p5      27 v[4]
        add ebx, r11d                                    ;    93.3 p0      27 v[0]
        mov r11d, dword [rsp + 172]                      ;    76.2 p2      27 v[1]
        vpaddd xmm8, xmm2, xmm6                          ;    78.7 p1      23 w[12]
        mov r13d, dword [rsp + 168]                      ;    76.5 p3      27 v[2]
        rorx r10d, ebx, 0x1b                             ;    94.3 p6      27 v[4]
        add ebp, r10d                                    ;    95.3 p11     27 v[4]
        add r13d, edx                                    ;    91.3 p5      27 v[2]
        vmovdqa [rsp + 176], xmm8                        ;    79.7 p8+p9   23 w[12]
        mov r9d, edx                                     ;    91.3          8 v[3] copy
        and edx, r14d                                    ;    93.3 p0       8 v[3]
        xor r9d, r14d                                    ;    93.3 p6       8 v[3]
        add r11d, r14d                                   ;    93.3 p11     27 v[1]
        rorx eax, ebx, 2                                 ;    94.3 p0      28 v[0]
        vpalignr xmm8, xmm2, xmm4, 8                     ;    80.2 p5      23 w[0]
        add ecx, edx                                     ;    94.3 p1      27 v[3]
        and ebx, r9d                                     ;    94.3 p6       8 v[3]
        mov r10d, dword [rsp + 176]                      ;    79.7 p10     27 v[0]
        mov r9d, r14d                                    ;    93.3          8 v[2] copy
        add ecx, ebx                                     ;    95.3 p11     27 v[3]
        rorx ebx, ebp, 2                                 ;    96.3 p0      28 v[4]
        and r14d, eax                                    ;    95.3 p1       8 v[2]
        add r13d, r14d                                   ;    96.3 p5      27 v[2]
        xor r9d, eax                                     ;    95.3 p6       8 v[2]
        vpxor xmm5, xmm5, xmm3                           ;    81.7 p1      23 w[0]
        vpxor xmm3, xmm3, xmm7                           ;    82.2 p5      23 w[4]
        rorx edx, ebp, 0x1b                              ;    96.3 p0      27 v[3]
        add ecx, edx                                     ;    97.3 p11     27 v[3]
        and ebp, r9d                                     ;    96.3 p6       8 v[2]
        add r13d, ebp                                    ;    97.3 p11     27 v[2]
        rorx r14d, ecx, 2                                ;    98.3 p0      28 v[3]
        add r10d, eax                                    ;    95.3 p1      27 v[0]
        rorx r9d, ecx, 0x1b                              ;    98.3 p6      27 v[2]
        mov ebp, eax                                     ;    95.3          8 v[1] copy
        and eax, ebx                                     ;    97.3 p5       8 v[1]
        add r11d, eax                                    ;    98.3 p11     27 v[1]
        mov edx, dword [rsp + 180]                       ;    81.8 p2      27 v[4]
        add r13d, r9d                                    ;    99.3 p1      27 v[2]
        xor ebp, ebx                                     ;    97.3 p5       8 v[1]
        and ecx, ebp                                     ;    98.3 p0       8 v[1]
        vpternlogd xmm8, xmm5, xmm0, 0x96                ;    84.7 p1      23 w[0]
        vprold xmm5, xmm8, 2                             ;    85.7 p0      23 w[0]
        rorx eax, r13d, 0x1b                             ;   100.3 p6      27 v[1]
        mov ebp, ebx                                     ;    97.3          8 v[0] copy
        add r11d, ecx                                    ;    99.3 p11     27 v[1]
        rorx ecx, r13d, 2                                ;   100.3 p6      28 v[2]
        xor ebp, r14d                                    ;    99.3 p5       8 v[0]
        add edx, ebx                                     ;    97.3 p11     27 v[4]
        and ebx, r14d                                    ;    99.3 p1       8 v[0]
        and r13d, ebp                                    ;   100.3 p5       8 v[0]
        add r11d, eax                                    ;   101.3 p0      27 v[1]
        add r10d, ebx                                    ;   100.3 p6      27 v[0]
        add r10d, r13d                                   ;   101.3 p11     27 v[0]
        rorx r13d, r11d, 0x1b                            ;   102.3 p0      27 v[0]
        rorx ebx, r11d, 2                                ;   102.3 p6      28 v[1]
        mov r9d, dword [rsp + 184]                       ;    85.0 p3      27 v[3]
        mov eax, dword [rsp + 188]                       ;    85.2 p10     27 v[2]
        add r10d, r13d                                   ;   103.3 p1      27 v[0]
        mov ebp, r14d                                    ;    99.3          8 v[4] copy
        xor ebp, ecx                                     ;   101.3 p5       8 v[4]
        and r11d, ebp                                    ;   102.3 p11      8 v[4]
        mov ebp, ecx                                     ;   101.3          8 v[3] copy
        add eax, ecx                                     ;   101.3 p1      27 v[2]
        vpaddd xmm8, xmm5, xmm6                          ;    88.2 p5      23 w[0]
        vmovdqa [rsp + 192], xmm8                        ;    89.2 p7+p4   23 w[0]
        xor ebp, ebx                                     ;   103.3 p0       8 v[3]
        add r9d, r14d                                    ;    99.3 p6      27 v[3]
        and r14d, ecx                                    ;   101.3 p11      8 v[4]
        and ecx, ebx                                     ;   103.3 p1       8 v[3]
        add r9d, ecx                                     ;   104.3 p5      27 v[3]
        add edx, r14d                                    ;   102.3 p0      27 v[4]
        rorx r14d, r10d, 2                               ;   104.3 p6      28 v[0]
        vpalignr xmm8, xmm5, xmm2, 8                     ;    90.2 p5      23 w[4]
        vpternlogd xmm8, xmm3, xmm1, 0x96                ;    91.2 p1      23 w[4]
        mov r13d, dword [rsp + 192]                      ;    89.2 p2      27 v[1]
        add edx, r11d                                    ;   103.3 p11     27 v[4]
        rorx r11d, r10d, 0x1b                            ;   104.3 p0      27 v[4]
        and r10d, ebp                                    ;   104.3 p6       8 v[3]
        add edx, r11d                                    ;   105.3 p11     27 v[4]
        add r9d, r10d                                    ;   105.3 p1      27 v[3]
        rorx r10d, edx, 0x1b                             ;   106.3 p0      27 v[3]
        rorx ecx, edx, 2                                 ;   106.3 p6      28 v[4]
        mov ebp, ebx                                     ;   103.3          8 v[2] copy
        xor ebp, r14d                                    ;   105.3 p5       8 v[2]
        and edx, ebp                                     ;   106.3 p11      8 v[2]
        add r13d, ebx                                    ;   103.3 p1      27 v[1]
        and ebx, r14d                                    ;   105.3 p5       8 v[2]
        add eax, ebx                                     ;   106.3 p0      27 v[2]
        add r9d, r10d                                    ;   107.3 p6      27 v[3]
        add eax, edx                                     ;   107.3 p11     27 v[2]
        rorx edx, r9d, 0x1b                              ;   108.3 p0      27 v[2]
        add eax, edx                                     ;   109.3 p1      27 v[2]
        mov edx, dword [rsp + 204]                       ;    91.2 p3      27 v[3]
        rorx ebx, r9d, 2                                 ;   108.3 p6      28 v[3]
        mov r11d, dword [rsp + 196]                      ;    91.5 p10     27 v[0]
        vprold xmm3, xmm8, 2                             ;    93.7 p1      23 w[4]
        vpaddd xmm8, xmm3, xmm6                          ;    94.7 p5      23 w[4]
        vmovdqa [rsp + 208], xmm8                        ;    95.7 p8+p9   23 w[4]
        vpxor xmm7, xmm7, xmm9                           ;    94.2 p5      23 w[8]
        add r11d, r14d                                   ;   105.3 p11     27 v[0]
        mov ebp, r14d                                    ;   105.3          8 v[1] copy
        xor ebp, ecx                                     ;   107.3 p0       8 v[1]
        and r9d, ebp                                     ;   108.3 p6       8 v[1]
        mov r10d, dword [rsp + 200]                      ;    93.0 p2      27 v[4]
        and r14d, ecx                                    ;   107.3 p11      8 v[1]
        add r13d, r14d                                   ;   108.3 p1      27 v[1]
        add r13d, r9d                                    ;   109.3 p5      27 v[1]
        vpalignr xmm8, xmm3, xmm5, 8                     ;    96.2 p5      23 w[8]
        add edx, ebx                                     ;   109.3 p0      27 v[3]
        mov ebp, ecx                                     ;   107.3          8 v[0] copy
        xor ebp, ebx                                     ;   109.3 p6       8 v[0]
        add r10d, ecx                                    ;   107.3 p11     27 v[4]
        vpternlogd xmm8, xmm7, xmm4, 0x96                ;    97.2 p1      23 w[8]
        and ecx, ebx                                     ;   109.3 p0       8 v[0]
        add r11d, ecx                                    ;   110.3 p6      27 v[0]
        rorx r9d, eax, 0x1b                              ;   110.3 p0      27 v[1]
        add r13d, r9d                                    ;   111.3 p11     27 v[1]
        rorx r14d, eax, 2                                ;   110.3 p6      28 v[2]
        and eax, ebp                                     ;   110.3 p1       8 v[0]
        add r11d, eax                                    ;   111.3 p5      27 v[0]
        mov r9d, dword [rsp + 208]                       ;    95.8 p3      27 v[2]
        rorx eax, r13d, 0x1b                             ;   112.3 p0      27 v[0]
        add r9d, r14d                                    ;   111.3 p11     27 v[2]
        mov ebp, ebx                                     ;   109.3          8 v[4] copy
        xor ebp, r14d                                    ;   111.3 p1       8 v[4]
        rorx ecx, r13d, 2                                ;   112.3 p6      28 v[1]
        add r11d, eax                                    ;   113.3 p5      27 v[0]
        and ebx, r14d                                    ;   111.3 p11      8 v[4]
        add r10d, ebx                                    ;   112.3 p1      27 v[4]
        rorx ebx, r11d, 2                                ;   114.3 p0      28 v[0]
        mov eax, dword [rsp + 212]                       ;    97.5 p10     27 v[1]
        and r13d, ebp                                    ;   112.3 p5       8 v[4]
        mov ebp, r14d                                    ;   111.3          8 v[3] copy
        add r10d, r13d                                   ;   113.3 p6      27 v[4]
        rorx r13d, r11d, 0x1b                            ;   114.3 p0      27 v[4]
        xor ebp, ecx                                     ;   113.3 p11      8 v[3]
        and r11d, ebp                                    ;   114.3 p1       8 v[3]
        and r14d, ecx                                    ;   113.3 p5       8 v[3]
        add edx, r14d                                    ;   114.3 p6      27 v[3]
        add r10d, r13d                                   ;   115.3 p11     27 v[4]
        mov r13d, dword [rsp + 216]                      ;    99.2 p2      27 v[0]
        vprold xmm7, xmm8, 2                             ;   100.7 p1      23 w[8]
        add eax, ecx                                     ;   113.3 p5      27 v[1]
        rorx r14d, r10d, 2                               ;   116.3 p0      28 v[4]
        mov ebp, ecx                                     ;   113.3          8 v[2] copy
        xor ebp, ebx                                     ;   115.3 p6       8 v[2]
        add edx, r11d                                    ;   115.3 p11     27 v[3]
        rorx r11d, r10d, 0x1b                            ;   116.3 p0      27 v[3]
        add edx, r11d                                    ;   117.3 p1      27 v[3]
        vpaddd xmm6, xmm7, xmm6                          ;   102.2 p5      23 w[8]
        and ecx, ebx                                     ;   115.3 p6       8 v[2]
        add r9d, ecx                                     ;   116.3 p11     27 v[2]
        rorx ecx, edx, 2                                 ;   118.3 p0      28 v[3]
        mov r11d, dword [rsp + 220]                      ;   101.3 p3      27 v[4]
        and r10d, ebp                                    ;   116.3 p1       8 v[2]
        add r13d, ebx                                    ;   115.3 p5      27 v[0]
        mov ebp, ebx                                     ;   115.3          8 v[1] copy
        xor ebp, r14d                                    ;   117.3 p6       8 v[1]
        add r11d, r14d                                   ;   117.3 p11     27 v[4]
        vmovdqa [rsp + 224], xmm6                        ;   103.2 p7+p4   23 w[8]
        add r9d, r10d                                    ;   117.3 p1      27 v[2]
        rorx r10d, edx, 0x1b                             ;   118.3 p0      27 v[2]
        and edx, ebp                                     ;   118.3 p5       8 v[1]
        and ebx, r14d                                    ;   117.3 p6       8 v[1]
        add eax, ebx                                     ;   118.3 p11     27 v[1]
        add r9d, r10d                                    ;   119.3 p1      27 v[2]
        add eax, edx                                     ;   119.3 p5      27 v[1]
        rorx edx, r9d, 0x1b                              ;   120.3 p0      27 v[1]
        add eax, edx                                     ;   121.3 p6      27 v[1]
        mov ebp, r14d                                    ;   117.3          8 v[0] copy
        rorx ebx, r9d, 2                                 ;   120.3 p0      28 v[2]
        mov r10d, dword [rsp + 224]                      ;   104.3 p10     27 v[3]
        and r14d, ecx                                    ;   119.3 p11      8 v[0]
        mov edx, dword [rsp + 228]                       ;   104.7 p2      27 v[2]
        xor ebp, ecx                                     ;   119.3 p1       8 v[0]
        vpxor xmm9, xmm9, xmm0                           ;   106.2 p5      23 w[12]
        vpalignr xmm6, xmm7, xmm3, 8                     ;   107.2 p5      23 w[12]
        add edx, ebx                                     ;   121.3 p6      27 v[2]
        vpternlogd xmm6, xmm9, xmm2, 0x96                ;   108.2 p1      23 w[12]
        vprold xmm6, xmm6, 2                             ;   109.2 p0      23 w[12]
        and r9d, ebp                                     ;   120.3 p11      8 v[0]
        mov ebp, ecx                                     ;   119.3          8 v[4] copy
        add r13d, r14d                                   ;   120.3 p6      27 v[0]
        add r13d, r9d                                    ;   121.3 p11     27 v[0]
        rorx r14d, eax, 2                                ;   122.3 p0      28 v[1]
        add r10d, ecx                                    ;   119.3 p1      27 v[3]
        and ecx, ebx                                     ;   121.3 p5       8 v[4]
        vmovdqa xmm8, [rel sha1_blocks.T0_w.blocks + 80] ;   107.0 p3      23 w[12] reload
        add r11d, ecx                                    ;   122.3 p6      27 v[4]
        rorx r9d, eax, 0x1b                              ;   122.3 p0      27 v[0]
        add r13d, r9d                                    ;   123.3 p11     27 v[0]
        xor ebp, ebx                                     ;   121.3 p1       8 v[4]
        and eax, ebp                                     ;   122.3 p5       8 v[4]
        add r11d, eax                                    ;   123.3 p6      27 v[4]
        rorx eax, r13d, 0x1b                             ;   124.3 p0      27 v[4]
        add r11d, eax                                    ;   125.3 p11     27 v[4]
        mov eax, dword [rsp + 236]                       ;   108.5 p10     27 v[0]
        mov ebp, ebx                                     ;   121.3          8 v[3] copy
        xor ebp, r14d                                    ;   123.3 p1       8 v[3]
        vpxor xmm0, xmm0, xmm1                           ;   110.2 p5      23 w[0]
        and ebx, r14d                                    ;   123.3 p6       8 v[3]
        add r10d, ebx                                    ;   124.3 p11     27 v[3]
        rorx ecx, r13d, 2                                ;   124.3 p0      28 v[0]
        mov r9d, dword [rsp + 232]                       ;   109.7 p2      27 v[1]
        and r13d, ebp                                    ;   124.3 p1       8 v[3]
        add r9d, r14d                                    ;   123.3 p5      27 v[1]
        mov ebp, r14d                                    ;   123.3          8 v[2] copy
        xor ebp, ecx                                     ;   125.3 p6       8 v[2]
        add r10d, r13d                                   ;   125.3 p11     27 v[3]
        and r14d, ecx                                    ;   125.3 p1       8 v[2]
        add edx, r14d                                    ;   126.3 p5      27 v[2]
        rorx r14d, r11d, 2                               ;   126.3 p0      28 v[4]
        rorx r13d, r11d, 0x1b                            ;   126.3 p6      27 v[3]
        vpaddd xmm9, xmm6, xmm8                          ;   113.0 p1      23 w[12]
        vmovdqa [rsp + 240], xmm9                        ;   114.0 p8+p9   23 w[12]
        mov ebx, dword [rsp + 240]                       ;   114.0 p3      27 v[4]
        and r11d, ebp                                    ;   126.3 p11      8 v[2]
        add edx, r11d                                    ;   127.3 p5      27 v[2]
        add r10d, r13d                                   ;   127.3 p0      27 v[3]
        add eax, ecx                                     ;   125.3 p6      27 v[0]
        rorx r11d, r10d, 0x1b                            ;   128.3 p0      27 v[2]
        mov ebp, ecx                                     ;   125.3          8 v[1] copy
        xor ebp, r14d                                    ;   127.3 p11      8 v[1]
        and ecx, r14d                                    ;   127.3 p1       8 v[1]
        add r9d, ecx                                     ;   128.3 p5      27 v[1]
        rorx ecx, r10d, 2                                ;   128.3 p6      28 v[3]
        and r10d, ebp                                    ;   128.3 p11      8 v[1]
        add r9d, r10d                                    ;   129.3 p1      27 v[1]
        add edx, r11d                                    ;   129.3 p5      27 v[2]
        mov ebp, r14d                                    ;   127.3          8 v[0] copy
        rorx r10d, edx, 0x1b                             ;   130.3 p0      27 v[1]
        vpalignr xmm9, xmm6, xmm7, 8                     ;   116.2 p5      23 w[0]
        vpternlogd xmm9, xmm0, xmm5, 0x96                ;   117.2 p1      23 w[0]
        vprold xmm0, xmm9, 2                             ;   118.2 p0      23 w[0]
        xor ebp, ecx                                     ;   129.3 p6       8 v[0]
        mov r13d, dword [rsp + 244]                      ;   115.0 p10     27 v[3]
        add ebx, r14d                                    ;   127.3 p11     27 v[4]
        add r13d, ecx                                    ;   129.3 p6      27 v[3]
        and r14d, ecx                                    ;   129.3 p11      8 v[0]
        add r9d, r10d                                    ;   131.3 p1      27 v[1]
        add eax, r14d                                    ;   130.3 p5      27 v[0]
        rorx r14d, edx, 2                                ;   130.3 p0      28 v[2]
        and edx, ebp                                     ;   130.3 p6       8 v[0]
        rorx ebp, r9d, 0x1b                              ;   132.3 p0      27 v[0]
        xor ecx, r14d                                    ;   131.3 p11      7 v[4]
        xor ecx, r9d                                     ;   132.3 p1       7 v[4]
        mov r11d, dword [rsp + 248]                      ;   116.8 p2      27 v[2]
        mov r10d, dword [rsp + 252]                      ;   117.0 p3      27 v[1]
        ror r9d, 2                                       ;   132.3 p6      28 v[1]
        vpaddd xmm9, xmm0, xmm8                          ;   119.2 p5      23 w[0]
        add r11d, r14d                                   ;   131.3 p11     27 v[2]
        add eax, edx                                     ;   131.3 p1      27 v[0]
        xor r14d, r9d                                    ;   133.3 p5       7 v[3]
        vpxor xmm1, xmm1, xmm4                           ;   119.2 p0      23 w[4]
        add eax, ebp                                     ;   133.3 p6      27 v[0]
        vmovdqa [rsp + 256], xmm9                        ;   120.2 p7+p4   23 w[0]
        vpalignr xmm9, xmm0, xmm6, 8                     ;   120.2 p5      23 w[4]
        mov ebp, dword [rsp + 260]                       ;   120.2 p10     27 v[4]
        mov edx, dword [rsp + 256]                       ;   120.2 p2      27 v[0]
        add ebx, ecx                                     ;   133.3 p11     27 v[4]
        rorx ecx, eax, 0x1b                              ;   134.3 p0      27 v[4]
        add r10d, r9d                                    ;   133.3 p1      27 v[1]
        xor r14d, eax                                    ;   134.3 p6       7 v[3]
        ror eax, 2                                       ;   134.3 p0      28 v[0]
        add ebx, ecx                                     ;   135.3 p11     27 v[4]
        vpternlogd xmm9, xmm3, xmm1, 0x96                ;   121.2 p1      23 w[4]
        vprold xmm1, xmm9, 2                             ;   122.2 p1      23 w[4]
        vpaddd xmm3, xmm1, xmm8                          ;   123.2 p5      23 w[4]
        add r13d, r14d                                   ;   135.3 p6      27 v[3]
        add edx, eax                                     ;   135.3 p11     27 v[0]
        xor r9d, eax                                     ;   135.3 p5       7 v[2]
        mov ecx, dword [rsp + 264]                       ;   121.0 p3      27 v[3]
        rorx r14d, ebx, 0x1b                             ;   136.3 p0      27 v[3]
        xor r9d, ebx                                     ;   136.3 p6       7 v[2]
        add r13d, r14d                                   ;   137.3 p11     27 v[3]
        add r11d, r9d                                    ;   137.3 p1      27 v[2]
        rorx r9d, r13d, 0x1b                             ;   138.3 p0      27 v[2]
        ror ebx, 2                                       ;   136.3 p6      28 v[4]
        xor eax, ebx                                     ;   137.3 p5       7 v[1]
        add ebp, ebx                                     ;   137.3 p11     27 v[4]
        xor eax, r13d                                    ;   138.3 p1       7 v[1]
        ror r13d, 2                                      ;   138.3 p0      28 v[3]
        add r10d, eax                                    ;   139.3 p5      27 v[1]
        xor ebx, r13d                                    ;   139.3 p6       7 v[0]
        add ecx, r13d                                    ;   139.3 p11     27 v[3]
        add r11d, r9d                                    ;   139.3 p1      27 v[2]
        rorx eax, r11d, 0x1b                             ;   140.3 p0      27 v[1]
        xor ebx, r11d                                    ;   140.3 p5       7 v[0]
        add edx, ebx                                     ;   141.3 p6      27 v[0]
        add r10d, eax                                    ;   141.3 p11     27 v[1]
        rorx ebx, r10d, 0x1b                             ;   142.3 p0      27 v[0]
        add edx, ebx                                     ;   143.3 p1      27 v[0]
        ror r11d, 2                                      ;   140.3 p6      28 v[2]
        xor r13d, r11d                                   ;   141.3 p5       7 v[4]
        xor r13d, r10d                                   ;   142.3 p11      7 v[4]
        mov r14d, dword [rsp + 268]                      ;   125.0 p10     27 v[2]
        add r14d, r11d                                   ;   141.3 p1      27 v[2]
        add ebp, r13d                                    ;   143.3 p5      27 v[4]
        rorx r13d, edx, 0x1b                             ;   144.3 p0      27 v[4]
        ror r10d, 2                                      ;   142.3 p6      28 v[1]
        xor r11d, r10d                                   ;   143.3 p11      7 v[3]
        xor r11d, edx                                    ;   144.3 p1       7 v[3]
        ror edx, 2                                       ;   144.3 p0      28 v[0]
        vmovdqa [rsp + 272], xmm3                        ;   126.3 p8+p9   23 w[4]
        vpxor xmm3, xmm2, xmm4                           ;   128.2 p5      23 w[8]
        mov r9d, dword [rsp + 272]                       ;   126.7 p2      27 v[1]
        mov eax, dword [rsp + 276]                       ;   126.8 p3      27 v[0]
        add ebp, r13d                                    ;   145.3 p6      27 v[4]
        mov ebx, dword [rsp + 280]                       ;   127.2 p10     27 v[4]
        add r9d, r10d                                    ;   143.3 p11     27 v[1]
        add ecx, r11d                                    ;   145.3 p1      27 v[3]
        rorx r11d, ebp, 0x1b                             ;   146.3 p0      27 v[3]
        add ecx, r11d                                    ;   147.3 p5      27 v[3]
        xor r10d, edx                                    ;   145.3 p6       7 v[2]
        add eax, edx                                     ;   145.3 p11     27 v[0]
        xor r10d, ebp                                    ;   146.3 p1       7 v[2]
        add r14d, r10d                                   ;   147.3 p5      27 v[2]
        rorx r10d, ecx, 0x1b                             ;   148.3 p0      27 v[2]
        ror ebp, 2                                       ;   146.3 p6      28 v[4]
        xor edx, ebp                                     ;   147.3 p11      7 v[1]
        add ebx, ebp                                     ;   147.3 p1      27 v[4]
        add r14d, r10d                                   ;   149.3 p5      27 v[2]
        xor edx, ecx                                     ;   148.3 p0       7 v[1]
        ror ecx, 2                                       ;   148.3 p6      28 v[3]
        xor ebp, ecx                                     ;   149.3 p11      7 v[0]
        xor ebp, r14d                                    ;   150.3 p1       7 v[0]
        add eax, ebp                                     ;   151.3 p5      27 v[0]
        vpalignr xmm0, xmm1, xmm0, 8                     ;   133.2 p5      23 w[8]
        mov r13d, dword [rsp + 284]                      ;   130.5 p2      27 v[3]
        vpternlogd xmm0, xmm7, xmm3, 0x96                ;   134.2 p0      23 w[8]
        vprold xmm0, xmm0, 2                             ;   135.2 p1      23 w[8]
        vpxor xmm5, xmm5, xmm2                           ;   133.2 p0      23 w[12]
        vpaddd xmm3, xmm0, xmm8                          ;   136.2 p1      23 w[8]
        add r9d, edx                                     ;   149.3 p6      27 v[1]
        rorx edx, r14d, 0x1b                             ;   150.3 p6      27 v[1]
        add r9d, edx                                     ;   151.3 p11     27 v[1]
        rorx ebp, r9d, 0x1b                              ;   152.3 p0      27 v[0]
        ror r14d, 2                                      ;   150.3 p6      28 v[2]
        add eax, ebp                                     ;   153.3 p11     27 v[0]
        add r13d, ecx                                    ;   149.3 p5      27 v[3]
        xor ecx, r14d                                    ;   151.3 p11      7 v[4]
        xor ecx, r9d                                     ;   152.3 p1       7 v[4]
        vmovdqa [rsp + 288], xmm3                        ;   137.2 p7+p4   23 w[8]
        mov edx, dword [rsp + 296]                       ;   137.2 p3      27 v[0]
        mov r10d, dword [rsp + 292]                      ;   137.2 p10     27 v[1]
        ror r9d, 2                                       ;   152.3 p0      28 v[1]
        add ebx, ecx                                     ;   153.3 p5      27 v[4]
        rorx ecx, eax, 0x1b                              ;   154.3 p6      27 v[4]
        add ebx, ecx                                     ;   155.3 p11     27 v[4]
        mov r11d, dword [rsp + 288]                      ;   137.2 p2      27 v[2]
        add r11d, r14d                                   ;   151.3 p1      27 v[2]
        xor r14d, r9d                                    ;   153.3 p5       7 v[3]
        add r10d, r9d                                    ;   153.3 p0      27 v[1]
        xor r14d, eax                                    ;   154.3 p6       7 v[3]
        add r13d, r14d                                   ;   155.3 p11     27 v[3]
        ror eax, 2                                       ;   154.3 p0      28 v[0]
        xor r9d, eax                                     ;   155.3 p1       7 v[2]
        rorx r14d, ebx, 0x1b                             ;   156.3 p6      27 v[3]
        xor r9d, ebx                                     ;   156.3 p5       7 v[2]
        ror ebx, 2                                       ;   156.3 p0      28 v[4]
        vpalignr xmm0, xmm0, xmm1, 8                     ;   138.2 p5      23 w[12]
        vpternlogd xmm0, xmm6, xmm5, 0x96                ;   139.2 p1      23 w[12]
        mov ebp, dword [rsp + 300]                       ;   137.2 p3      27 v[4]
        add ebp, ebx                                     ;   157.3 p11     27 v[4]
        vprold xmm0, xmm0, 2                             ;   140.2 p1      23 w[12]
        vpaddd xmm0, xmm0, xmm8                          ;   141.2 p5      23 w[12]
        vmovdqa [rsp + 304], xmm0                        ;   142.2 p8+p9   23 w[12]
        add r13d, r14d                                   ;   157.3 p6      27 v[3]
        add edx, eax                                     ;   155.3 p11     27 v[0]
        xor eax, ebx                                     ;   157.3 p0       7 v[1]
        xor eax, r13d                                    ;   158.3 p6       7 v[1]
        add r10d, eax                                    ;   159.3 p11     27 v[1]
        add r11d, r9d                                    ;   157.3 p1      27 v[2]
        rorx r9d, r13d, 0x1b                             ;   158.3 p0      27 v[2]
        add r11d, r9d                                    ;   159.3 p5      27 v[2]
        ror r13d, 2                                      ;   158.3 p6      28 v[3]
        xor ebx, r13d                                    ;   159.3 p11      7 v[0]
        xor ebx, r11d                                    ;   160.3 p1       7 v[0]
        mov ecx, dword [rsp + 304]                       ;   142.2 p10     27 v[3]
        rorx eax, r11d, 0x1b                             ;   160.3 p0      27 v[1]
        add ecx, r13d                                    ;   159.3 p5      27 v[3]
        ror r11d, 2                                      ;   160.3 p6      28 v[2]
        xor r13d, r11d                                   ;   161.3 p11      7 v[4]
        mov r14d, dword [rsp + 308]                      ;   142.2 p2      27 v[2]
        add esi, dword [rsp + 316]                       ;   147.2 p1+p3   30 h
        add r10d, eax                                    ;   161.3 p5      27 v[1]
        rorx eax, r10d, 0x1b                             ;   162.3 p0      27 v[0]
        add edx, ebx                                     ;   161.3 p6      27 v[0]
        add edx, eax                                     ;   163.3 p11     27 v[0]
        xor r13d, r10d                                   ;   162.3 p1       7 v[4]
        add ebp, r13d                                    ;   163.3 p5      27 v[4]
        rorx r13d, edx, 0x1b                             ;   164.3 p0      27 v[4]
        ror r10d, 2                                      ;   162.3 p6      28 v[1]
        add r8, 0x40                                     ;   143.7 p11     16 blocks
        add r14d, r11d                                   ;   161.3 p1      27 v[2]
        mov r9d, dword [rsp + 312]                       ;   142.2 p10     27 v[1]
        add ebp, r13d                                    ;   165.3 p5      27 v[4]
        mov eax, dword [rsp + 360]                       ;   142.0 p2      30 h
        xor r11d, r10d                                   ;   163.3 p0       7 v[3]
        xor r11d, edx                                    ;   164.3 p6       7 v[3]
        ror edx, 2                                       ;   164.3 p0      28 v[0]
        add ecx, r11d                                    ;   165.3 p11     27 v[3]
        rorx r11d, ebp, 0x1b                             ;   166.3 p6      27 v[3]
        add r9d, r10d                                    ;   163.3 p1      27 v[1]
        xor r10d, edx                                    ;   165.3 p5       7 v[2]
        xor r10d, ebp                                    ;   166.3 p11      7 v[2]
        add ecx, r11d                                    ;   167.3 p1      27 v[3]
        add esi, edx                                     ;   165.3 p5      30 h
        add r14d, r10d                                   ;   167.3 p0      27 v[2]
        rorx r10d, ecx, 0x1b                             ;   168.3 p6      27 v[2]
        ror ebp, 2                                       ;   166.3 p0      28 v[4]
        xor edx, ebp                                     ;   167.3 p11      7 v[1]
        xor edx, ecx                                     ;   168.3 p1       7 v[1]
        ror ecx, 2                                       ;   168.3 p6      28 v[3]
        add r14d, r10d                                   ;   169.3 p5      27 v[2]
        add eax, ebp                                     ;   167.3 p11     30 h
        rorx r10d, r14d, 0x1b                            ;   170.3 p0      27 v[1]
        mov dword [rsp + 360], eax                       ;   168.3 p7+p4   30 h
        add r9d, edx                                     ;   169.3 p1      27 v[1]
        xor ebp, ecx                                     ;   169.3 p5       7 v[0]
        xor ebp, r14d                                    ;   170.3 p6       7 v[0]
        add esi, ebp                                     ;   171.3 p11     30 h
        add r9d, r10d                                    ;   171.3 p1      27 v[1]
        rorx ebp, r9d, 0x1b                              ;   172.3 p0      27 v[0]
        add esi, ebp                                     ;   173.3 p5      30 h
        ror r14d, 2                                      ;   170.3 p6      28 v[2]
        add edi, r14d                                    ;   171.3 p11     30 h
        add r15d, ecx                                    ;   169.3 p1      30 h
        mov dword [rsp + 356], r15d                      ;   170.3 p8+p9   30 h
        add r12d, r9d                                    ;   172.3 p5      30 h
        mov dword [rsp + 348], r12d                      ;   173.3 p7+p4   30 h
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
