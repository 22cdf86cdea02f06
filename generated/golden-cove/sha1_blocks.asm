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
; The frame is cleared before return: 360 bytes, 24 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 15 uops, planned 10.0; bounds: width 2.5, ports 3.0, path 5.0
;   blocks: 911 uops, planned 185.7; bounds: width 151.8, ports 146.2, path 167.0
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
        align 16
.blocks_1:
        vmovdqu xmm0, [r8]                               ;     0.0 p2      22 w[0]
        rorx ebp, esi, 0x1b                              ;     0.2 p0      27 v[4]
        rorx r9d, esi, 2                                 ;     0.3 p6      28 v[0]
        vmovdqu xmm1, [r8 + 16]                          ;     0.5 p3      22 w[4]
        mov r10d, dword [rsp + 368]                      ;     0.7 p10     19 v[4] reload
        add ebp, r10d                                    ;     5.7 p1      27 v[4]
        mov r11d, esi                                    ;     1.0          6 v[3] copy
        not r11d                                         ;     1.2 p5       6 v[3]
        mov r12d, dword [rsp + 356]                      ;     1.3 p2      19 v[1] reload
        rorx r13d, r12d, 2                               ;     6.3 p0      28 v[1]
        and r11d, edi                                    ;     2.2 p11      6 v[3]
        mov r14d, edi                                    ;     1.8          6 v[4] copy
        mov r15d, dword [rsp + 364]                      ;     2.0 p3      19 v[3] reload
        xor r14d, r15d                                   ;     7.0 p6       6 v[4]
        vmovdqa xmm2, [rel sha1_blocks.T0_w.blocks + 16] ;     2.3 p10     22 w[12] reload
        vpshufb xmm0, xmm0, xmm2                         ;     8.3 p1      22 w[0]
        mov eax, r9d                                     ;     2.7          6 v[2] copy
        mov ecx, r9d                                     ;     2.8          6 v[1] copy
        mov edx, r9d                                     ;     3.0          6 v[1] copy
        mov ebx, esi                                     ;     3.2          6 v[3] copy
        and r14d, r12d                                   ;     8.0 p5       6 v[4]
        and ebx, r13d                                    ;     7.3 p0       6 v[3]
        xor eax, r13d                                    ;     7.3 p11      6 v[2]
        add r11d, r15d                                   ;     7.0 p6      27 v[3]
        xor r14d, r15d                                   ;     9.0 p1       6 v[4]
        add r11d, ebx                                    ;     8.3 p5      27 v[3]
        add ebp, r14d                                    ;    10.0 p0      27 v[4]
        mov r14d, edi                                    ;     4.5         27 v[2] copy
        vmovdqa xmm3, [rel sha1_blocks.T0_w.blocks + 32] ;     4.7 p2      22 w[12] reload
        vpaddd xmm4, xmm0, xmm3                          ;    10.7 p1      22 w[0]
        mov ebx, r13d                                    ;     7.3          6 v[2] copy
        vpshufb xmm1, xmm1, xmm2                         ;     8.3 p5      22 w[4]
        vmovdqa [rsp + 0], xmm4                          ;    11.7 p7+p4   22 w[0]
        add ebp, dword [rsp + 0]                         ;    16.7 p11+p3   27 v[4]
        add r11d, dword [rsp + 4]                        ;    16.7 p6+p10   27 v[3]
        add r14d, dword [rsp + 8]                        ;    16.7 p0+p2   27 v[2]
        add r13d, dword [rsp + 12]                       ;    16.7 p1+p3   27 v[1]
        vmovdqu xmm4, [r8 + 32]                          ;     6.7 p10     22 w[8]
        vpaddd xmm5, xmm1, xmm3                          ;    10.7 p5      22 w[4]
        vmovdqa [rsp + 16], xmm5                         ;    11.7 p8+p9   22 w[4]
        add r9d, dword [rsp + 16]                        ;    16.7 p11+p2   27 v[0]
        and eax, ebp                                     ;    17.7 p6       6 v[2]
        rorx r10d, ebp, 0x1b                             ;    17.7 p0      27 v[3]
        ror ebp, 2                                       ;    17.7 p6      28 v[4]
        add r11d, r10d                                   ;    18.7 p1      27 v[3]
        mov r10d, dword [rsp + 20]                       ;    11.7 p3      27 v[4]
        xor ebx, eax                                     ;    18.7 p5       6 v[2]
        mov eax, dword [rsp + 24]                        ;    11.7 p10     27 v[3]
        xor ecx, ebp                                     ;    18.7 p11      6 v[1]
        add r14d, ebx                                    ;    19.7 p0      27 v[2]
        rorx ebx, r11d, 0x1b                             ;    19.7 p6      27 v[2]
        and ecx, r11d                                    ;    19.7 p1       6 v[1]
        ror r11d, 2                                      ;    19.7 p0      28 v[3]
        add r14d, ebx                                    ;    20.7 p5      27 v[2]
        xor edx, ecx                                     ;    20.7 p11      6 v[1]
        mov ecx, ebp                                     ;    18.7          6 v[0] copy
        add r10d, ebp                                    ;    18.7 p1      27 v[4]
        xor ecx, r11d                                    ;    20.7 p5       6 v[0]
        rorx ebx, r14d, 0x1b                             ;    21.7 p6      27 v[1]
        vpshufb xmm4, xmm4, xmm2                         ;    12.7 p1      22 w[8]
        add r13d, edx                                    ;    21.7 p11     27 v[1]
        mov edx, dword [rsp + 28]                        ;    11.7 p2      27 v[2]
        and ecx, r14d                                    ;    21.7 p0       6 v[0]
        ror r14d, 2                                      ;    21.7 p6      28 v[2]
        add r13d, ebx                                    ;    22.7 p5      27 v[1]
        vpaddd xmm5, xmm4, xmm3                          ;    13.7 p0      22 w[8]
        vmovdqa [rsp + 32], xmm5                         ;    14.7 p7+p4   22 w[8]
        xor ebp, ecx                                     ;    22.7 p11      6 v[0]
        mov ecx, r11d                                    ;    20.7          6 v[4] copy
        add eax, r11d                                    ;    20.7 p1      27 v[3]
        xor ecx, r14d                                    ;    22.7 p5       6 v[4]
        rorx ebx, r13d, 0x1b                             ;    23.7 p6      27 v[0]
        vmovdqu xmm5, [r8 + 48]                          ;    12.0 p3      22 w[12]
        add r9d, ebp                                     ;    23.7 p11     27 v[0]
        mov ebp, dword [rsp + 32]                        ;    14.7 p10     27 v[1]
        and ecx, r13d                                    ;    23.7 p0       6 v[4]
        ror r13d, 2                                      ;    23.7 p6      28 v[1]
        add r9d, ebx                                     ;    24.7 p1      27 v[0]
        mov ebx, dword [rsp + 36]                        ;    14.7 p2      27 v[0]
        xor r11d, ecx                                    ;    24.7 p5       6 v[4]
        mov ecx, r14d                                    ;    22.7          6 v[3] copy
        add edx, r14d                                    ;    22.7 p11     27 v[2]
        xor ecx, r13d                                    ;    24.7 p0       6 v[3]
        add r10d, r11d                                   ;    25.7 p1      27 v[4]
        rorx r11d, r9d, 0x1b                             ;    25.7 p6      27 v[4]
        and ecx, r9d                                     ;    25.7 p5       6 v[3]
        ror r9d, 2                                       ;    25.7 p0      28 v[0]
        add r10d, r11d                                   ;    26.7 p11     27 v[4]
        xor r14d, ecx                                    ;    26.7 p1       6 v[3]
        mov r11d, r13d                                   ;    24.7          6 v[2] copy
        add ebp, r13d                                    ;    24.7 p6      27 v[1]
        xor r11d, r9d                                    ;    26.7 p5       6 v[2]
        rorx ecx, r10d, 0x1b                             ;    27.7 p0      27 v[3]
        add eax, r14d                                    ;    27.7 p11     27 v[3]
        mov r14d, dword [rsp + 40]                       ;    15.7 p3      27 v[4]
        and r11d, r10d                                   ;    27.7 p1       6 v[2]
        ror r10d, 2                                      ;    27.7 p6      28 v[4]
        add eax, ecx                                     ;    28.7 p5      27 v[3]
        mov ecx, dword [rsp + 44]                        ;    16.3 p10     27 v[3]
        xor r13d, r11d                                   ;    28.7 p11      6 v[2]
        mov r11d, r9d                                    ;    26.7          6 v[1] copy
        xor r11d, r10d                                   ;    28.7 p0       6 v[1]
        add ebx, r9d                                     ;    26.7 p1      27 v[0]
        add edx, r13d                                    ;    29.7 p6      27 v[2]
        rorx r13d, eax, 0x1b                             ;    29.7 p0      27 v[2]
        vpshufb xmm2, xmm5, xmm2                         ;    18.0 p5      22 w[12]
        vpaddd xmm5, xmm2, xmm3                          ;    19.0 p1      22 w[12]
        and r11d, eax                                    ;    29.7 p11      6 v[1]
        ror eax, 2                                       ;    29.7 p6      28 v[3]
        add edx, r13d                                    ;    30.7 p5      27 v[2]
        vmovdqa [rsp + 48], xmm5                         ;    20.0 p8+p9   22 w[12]
        xor r9d, r11d                                    ;    30.7 p0       6 v[1]
        mov r11d, r10d                                   ;    28.7          6 v[0] copy
        add r14d, r10d                                   ;    28.7 p11     27 v[4]
        xor r11d, eax                                    ;    30.7 p1       6 v[0]
        rorx r13d, edx, 0x1b                             ;    31.7 p6      27 v[1]
        vpalignr xmm5, xmm1, xmm0, 8                     ;    19.5 p5      23 w[0]
        vmovdqa xmm6, [rel sha1_blocks.T0_w.blocks]      ;    19.5 p2      23 w[0] reload
        vpalignr xmm7, xmm6, xmm2, 4                     ;    25.5 p5      23 w[0]
        add ebp, r9d                                     ;    31.7 p0      27 v[1]
        mov r9d, dword [rsp + 48]                        ;    20.0 p3      27 v[2]
        and r11d, edx                                    ;    31.7 p11      6 v[0]
        ror edx, 2                                       ;    31.7 p6      28 v[2]
        add ebp, r13d                                    ;    32.7 p1      27 v[1]
        vpxor xmm8, xmm0, xmm4                           ;    20.8 p0      23 w[0]
        xor r10d, r11d                                   ;    32.7 p11      6 v[0]
        mov r11d, eax                                    ;    30.7          6 v[4] copy
        add ecx, eax                                     ;    30.7 p6      27 v[3]
        xor r11d, edx                                    ;    32.7 p5       6 v[4]
        rorx r13d, ebp, 0x1b                             ;    33.7 p0      27 v[0]
        vpternlogd xmm5, xmm7, xmm8, 0x96                ;    26.5 p1      23 w[0]
        add ebx, r10d                                    ;    33.7 p11     27 v[0]
        mov r10d, dword [rsp + 52]                       ;    22.0 p10     27 v[1]
        and r11d, ebp                                    ;    33.7 p6       6 v[4]
        ror ebp, 2                                       ;    33.7 p0      28 v[1]
        add ebx, r13d                                    ;    34.7 p5      27 v[0]
        vprold xmm5, xmm5, 1                             ;    27.5 p1      23 w[0]
        xor eax, r11d                                    ;    34.7 p11      6 v[4]
        mov r11d, edx                                    ;    32.7          6 v[3] copy
        add r9d, edx                                     ;    32.7 p6      27 v[2]
        xor r11d, ebp                                    ;    34.7 p5       6 v[3]
        rorx r13d, ebx, 0x1b                             ;    35.7 p0      27 v[4]
        vpalignr xmm7, xmm5, xmm6, 4                     ;    28.5 p5      23 w[0]
        add r14d, eax                                    ;    35.7 p1      27 v[4]
        rorx eax, ebx, 2                                 ;    35.7 p6      28 v[0]
        and r11d, ebx                                    ;    35.7 p11      6 v[3]
        add r14d, r13d                                   ;    36.7 p0      27 v[4]
        mov r13d, dword [rsp + 56]                       ;    24.5 p2      27 v[0]
        vprold xmm7, xmm7, 1                             ;    29.5 p1      23 w[0]
        xor edx, r11d                                    ;    36.7 p11      6 v[3]
        mov r11d, ebp                                    ;    34.7          6 v[2] copy
        add r10d, ebp                                    ;    34.7 p6      27 v[1]
        xor r11d, eax                                    ;    36.7 p5       6 v[2]
        rorx ebx, r14d, 0x1b                             ;    37.7 p0      27 v[3]
        add ecx, edx                                     ;    37.7 p1      27 v[3]
        rorx edx, r14d, 2                                ;    37.7 p6      28 v[4]
        and r11d, r14d                                   ;    37.7 p11      6 v[2]
        add ecx, ebx                                     ;    38.7 p5      27 v[3]
        vpxor xmm7, xmm7, xmm5                           ;    30.5 p0      23 w[0]
        mov r14d, dword [rsp + 60]                       ;    26.5 p3      27 v[4]
        vpaddd xmm3, xmm3, xmm7                          ;    31.5 p1      23 w[0]
        xor ebp, r11d                                    ;    38.7 p11      6 v[2]
        mov r11d, eax                                    ;    36.7          6 v[1] copy
        add r13d, eax                                    ;    36.7 p6      27 v[0]
        xor r11d, edx                                    ;    38.7 p5       6 v[1]
        rorx ebx, ecx, 0x1b                              ;    39.7 p0      27 v[2]
        vmovdqa [rsp + 64], xmm3                         ;    32.5 p7+p4   23 w[0]
        add r9d, ebp                                     ;    39.7 p1      27 v[2]
        rorx ebp, ecx, 2                                 ;    39.7 p6      28 v[3]
        and r11d, ecx                                    ;    39.7 p11      6 v[1]
        add r9d, ebx                                     ;    40.7 p5      27 v[2]
        vpalignr xmm3, xmm4, xmm1, 8                     ;    29.5 p5      23 w[4]
        vpxor xmm5, xmm1, xmm2                           ;    28.8 p0      23 w[4]
        vpalignr xmm8, xmm6, xmm7, 4                     ;    31.5 p5      23 w[4]
        mov ecx, dword [rsp + 64]                        ;    32.5 p10     27 v[3]
        xor eax, r11d                                    ;    40.7 p1       6 v[1]
        mov r11d, edx                                    ;    38.7          6 v[0] copy
        add r14d, edx                                    ;    38.7 p11     27 v[4]
        xor r11d, ebp                                    ;    40.7 p6       6 v[0]
        rorx ebx, r9d, 0x1b                              ;    41.7 p0      27 v[1]
        vpternlogd xmm8, xmm3, xmm5, 0x96                ;    32.5 p1      23 w[4]
        add r10d, eax                                    ;    41.7 p11     27 v[1]
        rorx eax, r9d, 2                                 ;    41.7 p6      28 v[2]
        and r11d, r9d                                    ;    41.7 p0       6 v[0]
        add r10d, ebx                                    ;    42.7 p1      27 v[1]
        vprold xmm3, xmm8, 1                             ;    33.5 p0      23 w[4]
        mov r9d, dword [rsp + 68]                        ;    32.5 p2      27 v[2]
        xor edx, r11d                                    ;    42.7 p5       6 v[0]
        mov r11d, ebp                                    ;    40.7          6 v[4] copy
        add ecx, ebp                                     ;    40.7 p11     27 v[3]
        xor r11d, eax                                    ;    42.7 p6       6 v[4]
        rorx ebx, r10d, 0x1b                             ;    43.7 p6      27 v[0]
        vpalignr xmm5, xmm3, xmm6, 4                     ;    34.5 p5      23 w[4]
        add r13d, edx                                    ;    43.7 p1      27 v[0]
        rorx edx, r10d, 2                                ;    43.7 p0      28 v[1]
        and r11d, r10d                                   ;    43.7 p11      6 v[4]
        add r13d, ebx                                    ;    44.7 p1      27 v[0]
        vprold xmm5, xmm5, 1                             ;    35.5 p0      23 w[4]
        mov r10d, dword [rsp + 72]                       ;    33.0 p3      27 v[1]
        xor ebp, r11d                                    ;    44.7 p5       6 v[4]
        mov r11d, eax                                    ;    42.7          6 v[3] copy
        add r9d, eax                                     ;    42.7 p11     27 v[2]
        xor r11d, edx                                    ;    44.7 p6       6 v[3]
        rorx ebx, r13d, 0x1b                             ;    45.7 p6      27 v[4]
        vpxor xmm3, xmm3, xmm5                           ;    36.5 p1      23 w[4]
        add r14d, ebp                                    ;    45.7 p5      27 v[4]
        rorx ebp, r13d, 2                                ;    45.7 p0      28 v[0]
        and r11d, r13d                                   ;    45.7 p11      6 v[3]
        add r14d, ebx                                    ;    46.7 p1      27 v[4]
        vpalignr xmm5, xmm2, xmm4, 8                     ;    35.5 p5      23 w[8]
        mov r13d, dword [rsp + 76]                       ;    35.0 p10     27 v[0]
        vmovdqa xmm8, [rel sha1_blocks.T0_w.blocks + 48] ;    35.2 p2      23 w[4] reload
        vpaddd xmm9, xmm3, xmm8                          ;    41.2 p0      23 w[4]
        vmovdqa [rsp + 80], xmm9                         ;    42.2 p8+p9   23 w[4]
        xor eax, r11d                                    ;    46.7 p11      6 v[3]
        mov r11d, edx                                    ;    44.7          6 v[2] copy
        add r10d, edx                                    ;    44.7 p6      27 v[1]
        xor r11d, ebp                                    ;    46.7 p1       6 v[2]
        rorx ebx, r14d, 0x1b                             ;    47.7 p0      27 v[3]
        add ecx, eax                                     ;    47.7 p5      27 v[3]
        mov eax, dword [rsp + 80]                        ;    42.2 p3      27 v[4]
        and r11d, r14d                                   ;    47.7 p11      6 v[2]
        ror r14d, 2                                      ;    47.7 p6      28 v[4]
        add ecx, ebx                                     ;    48.7 p1      27 v[3]
        vpalignr xmm9, xmm6, xmm3, 4                     ;    37.5 p5      23 w[8]
        vpxor xmm5, xmm5, xmm4                           ;    37.8 p0      23 w[8]
        vpternlogd xmm9, xmm5, xmm7, 0x96                ;    38.8 p1      23 w[8]
        xor edx, r11d                                    ;    48.7 p11      6 v[2]
        mov r11d, ebp                                    ;    46.7          6 v[1] copy
        add r13d, ebp                                    ;    46.7 p6      27 v[0]
        xor r11d, r14d                                   ;    48.7 p5       6 v[1]
        rorx ebx, ecx, 0x1b                              ;    49.7 p0      27 v[2]
        vprold xmm5, xmm9, 1                             ;    39.8 p1      23 w[8]
        add r9d, edx                                     ;    49.7 p11     27 v[2]
        mov edx, dword [rsp + 84]                        ;    42.2 p10     27 v[3]
        and r11d, ecx                                    ;    49.7 p6       6 v[1]
        ror ecx, 2                                       ;    49.7 p0      28 v[3]
        add r9d, ebx                                     ;    50.7 p5      27 v[2]
        vpalignr xmm9, xmm5, xmm6, 4                     ;    40.8 p5      23 w[8]
        vprold xmm9, xmm9, 1                             ;    41.8 p1      23 w[8]
        xor ebp, r11d                                    ;    50.7 p11      6 v[1]
        mov r11d, dword [rsp + 88]                       ;    42.2 p2      27 v[2]
        mov ebx, r14d                                    ;    48.7          6 v[0] copy
        xor ebx, ecx                                     ;    50.7 p6       6 v[0]
        add eax, r14d                                    ;    48.7 p0      27 v[4]
        add r10d, ebp                                    ;    51.7 p11     27 v[1]
        rorx ebp, r9d, 0x1b                              ;    51.7 p6      27 v[1]
        vpxor xmm5, xmm5, xmm9                           ;    42.8 p1      23 w[8]
        and ebx, r9d                                     ;    51.7 p5       6 v[0]
        add r10d, ebp                                    ;    52.7 p0      27 v[1]
        vpaddd xmm9, xmm5, xmm8                          ;    43.8 p1      23 w[8]
        ror r9d, 2                                       ;    51.7 p6      28 v[2]
        add edx, ecx                                     ;    50.7 p11     27 v[3]
        xor r14d, ebx                                    ;    52.7 p5       6 v[0]
        mov ebp, dword [rsp + 92]                        ;    42.3 p3      27 v[1]
        xor ecx, r9d                                     ;    52.7 p0       7 v[4]
        rorx ebx, r10d, 0x1b                             ;    53.7 p6      27 v[0]
        vpalignr xmm10, xmm7, xmm2, 8                    ;    43.5 p5      23 w[12]
        vmovdqa [rsp + 96], xmm9                         ;    44.8 p7+p4   23 w[8]
        add r13d, r14d                                   ;    53.7 p11     27 v[0]
        xor ecx, r10d                                    ;    53.7 p1       7 v[4]
        add r13d, ebx                                    ;    54.7 p0      27 v[0]
        vpalignr xmm9, xmm6, xmm5, 4                     ;    44.5 p5      23 w[12]
        mov r14d, dword [rsp + 96]                       ;    44.8 p10     27 v[0]
        ror r10d, 2                                      ;    53.7 p6      28 v[1]
        add r11d, r9d                                    ;    52.7 p11     27 v[2]
        add eax, ecx                                     ;    54.7 p1      27 v[4]
        xor r9d, r10d                                    ;    54.7 p0       7 v[3]
        rorx ecx, r13d, 0x1b                             ;    55.7 p6      27 v[4]
        vpxor xmm10, xmm10, xmm2                         ;    45.3 p1      23 w[12]
        vpternlogd xmm9, xmm10, xmm3, 0x96               ;    46.3 p5      23 w[12]
        xor r9d, r13d                                    ;    55.7 p11      7 v[3]
        add eax, ecx                                     ;    56.7 p0      27 v[4]
        vprold xmm9, xmm9, 1                             ;    47.3 p1      23 w[12]
        mov ecx, dword [rsp + 100]                       ;    45.7 p2      27 v[4]
        ror r13d, 2                                      ;    55.7 p6      28 v[0]
        add ebp, r10d                                    ;    54.7 p11     27 v[1]
        add edx, r9d                                     ;    56.7 p5      27 v[3]
        xor r10d, r13d                                   ;    56.7 p0       7 v[2]
        rorx r9d, eax, 0x1b                              ;    57.7 p6      27 v[3]
        vpalignr xmm6, xmm9, xmm6, 4                     ;    48.3 p5      23 w[12]
        xor r10d, eax                                    ;    57.7 p11      7 v[2]
        ror eax, 2                                       ;    57.7 p0      28 v[4]
        add edx, r9d                                     ;    58.7 p1      27 v[3]
        vprold xmm6, xmm6, 1                             ;    49.3 p1      23 w[12]
        mov r9d, dword [rsp + 104]                       ;    47.5 p3      27 v[3]
        add r14d, r13d                                   ;    56.7 p11     27 v[0]
        add r11d, r10d                                   ;    58.7 p6      27 v[2]
        xor r13d, eax                                    ;    58.7 p5       7 v[1]
        rorx r10d, edx, 0x1b                             ;    59.7 p0      27 v[2]
        vpxor xmm6, xmm6, xmm9                           ;    50.3 p1      23 w[12]
        xor r13d, edx                                    ;    59.7 p11      7 v[1]
        ror edx, 2                                       ;    59.7 p6      28 v[3]
        add r11d, r10d                                   ;    60.7 p5      27 v[2]
        vpaddd xmm9, xmm6, xmm8                          ;    51.3 p0      23 w[12]
        mov r10d, dword [rsp + 108]                      ;    49.2 p10     27 v[2]
        add ecx, eax                                     ;    58.7 p11     27 v[4]
        add ebp, r13d                                    ;    60.7 p1      27 v[1]
        xor eax, edx                                     ;    60.7 p6       7 v[0]
        rorx r13d, r11d, 0x1b                            ;    61.7 p0      27 v[1]
        vmovdqa [rsp + 112], xmm9                        ;    52.3 p8+p9   23 w[12]
        xor eax, r11d                                    ;    61.7 p5       7 v[0]
        add ebp, r13d                                    ;    62.7 p11     27 v[1]
        mov r13d, dword [rsp + 112]                      ;    52.3 p2      27 v[1]
        ror r11d, 2                                      ;    61.7 p6      28 v[2]
        add r9d, edx                                     ;    60.7 p1      27 v[3]
        add r14d, eax                                    ;    62.7 p5      27 v[0]
        xor edx, r11d                                    ;    62.7 p0       7 v[4]
        rorx eax, ebp, 0x1b                              ;    63.7 p6      27 v[0]
        mov ebx, dword [rsp + 116]                       ;    52.3 p3      27 v[0]
        xor edx, ebp                                     ;    63.7 p11      7 v[4]
        add r14d, eax                                    ;    64.7 p1      27 v[0]
        vpalignr xmm9, xmm6, xmm5, 8                     ;    52.5 p5      23 w[0]
        vpxor xmm0, xmm0, xmm1                           ;    52.8 p0      23 w[0]
        ror ebp, 2                                       ;    63.7 p6      28 v[1]
        add r10d, r11d                                   ;    62.7 p11     27 v[2]
        add ecx, edx                                     ;    64.7 p1      27 v[4]
        xor r11d, ebp                                    ;    64.7 p5       7 v[3]
        rorx eax, r14d, 0x1b                             ;    65.7 p0      27 v[4]
        vpternlogd xmm9, xmm0, xmm7, 0x96                ;    54.3 p1      23 w[0]
        mov edx, dword [rsp + 120]                       ;    53.3 p10     27 v[4]
        xor r11d, r14d                                   ;    65.7 p11      7 v[3]
        ror r14d, 2                                      ;    65.7 p6      28 v[0]
        add ecx, eax                                     ;    66.7 p5      27 v[4]
        vprold xmm0, xmm9, 2                             ;    55.3 p0      23 w[0]
        add r13d, ebp                                    ;    64.7 p11     27 v[1]
        add r9d, r11d                                    ;    66.7 p1      27 v[3]
        xor ebp, r14d                                    ;    66.7 p6       7 v[2]
        rorx r11d, ecx, 0x1b                             ;    67.7 p0      27 v[3]
        vpaddd xmm9, xmm0, xmm8                          ;    56.3 p5      23 w[0]
        mov eax, dword [rsp + 124]                       ;    55.0 p2      27 v[3]
        xor ebp, ecx                                     ;    67.7 p11      7 v[2]
        ror ecx, 2                                       ;    67.7 p6      28 v[4]
        add r9d, r11d                                    ;    68.7 p1      27 v[3]
        vmovdqa [rsp + 128], xmm9                        ;    57.3 p7+p4   23 w[0]
        add ebx, r14d                                    ;    66.7 p5      27 v[0]
        add r10d, ebp                                    ;    68.7 p0      27 v[2]
        xor r14d, ecx                                    ;    68.7 p11      7 v[1]
        rorx ebp, r9d, 0x1b                              ;    69.7 p6      27 v[2]
        mov r11d, dword [rsp + 128]                      ;    57.3 p3      27 v[2]
        xor r14d, r9d                                    ;    69.7 p1       7 v[1]
        ror r9d, 2                                       ;    69.7 p0      28 v[3]
        add r10d, ebp                                    ;    70.7 p5      27 v[2]
        mov ebp, dword [rsp + 132]                       ;    57.3 p10     27 v[1]
        add edx, ecx                                     ;    68.7 p11     27 v[4]
        add r13d, r14d                                   ;    70.7 p1      27 v[1]
        xor ecx, r9d                                     ;    70.7 p6       7 v[0]
        rorx r14d, r10d, 0x1b                            ;    71.7 p0      27 v[1]
        vpalignr xmm9, xmm0, xmm6, 8                     ;    58.5 p5      23 w[4]
        xor ecx, r10d                                    ;    71.7 p11      7 v[0]
        ror r10d, 2                                      ;    71.7 p6      28 v[2]
        add r13d, r14d                                   ;    72.7 p1      27 v[1]
        vpxor xmm1, xmm1, xmm4                           ;    59.5 p5      23 w[4]
        mov r14d, dword [rsp + 136]                      ;    58.8 p2      27 v[0]
        add eax, r9d                                     ;    70.7 p0      27 v[3]
        add ebx, ecx                                     ;    72.7 p11     27 v[0]
        xor r9d, r10d                                    ;    72.7 p1       7 v[4]
        rorx ecx, r13d, 0x1b                             ;    73.7 p6      27 v[0]
        vpternlogd xmm9, xmm1, xmm3, 0x96                ;    60.5 p5      23 w[4]
        xor r9d, r13d                                    ;    73.7 p0       7 v[4]
        ror r13d, 2                                      ;    73.7 p6      28 v[1]
        add ebx, ecx                                     ;    74.7 p11     27 v[0]
        vprold xmm1, xmm9, 2                             ;    61.5 p1      23 w[4]
        add r11d, r10d                                   ;    72.7 p5      27 v[2]
        add edx, r9d                                     ;    74.7 p0      27 v[4]
        xor r10d, r13d                                   ;    74.7 p11      7 v[3]
        rorx r9d, ebx, 0x1b                              ;    75.7 p6      27 v[4]
        vpaddd xmm8, xmm1, xmm8                          ;    62.5 p1      23 w[4]
        mov ecx, dword [rsp + 140]                       ;    61.3 p3      27 v[4]
        xor r10d, ebx                                    ;    75.7 p5       7 v[3]
        ror ebx, 2                                       ;    75.7 p0      28 v[0]
        add edx, r9d                                     ;    76.7 p11     27 v[4]
        vmovdqa [rsp + 144], xmm8                        ;    63.5 p8+p9   23 w[4]
        add ebp, r13d                                    ;    74.7 p1      27 v[1]
        add eax, r10d                                    ;    76.7 p6      27 v[3]
        xor r13d, ebx                                    ;    76.7 p5       7 v[2]
        rorx r9d, edx, 0x1b                              ;    77.7 p0      27 v[3]
        mov r10d, dword [rsp + 144]                      ;    63.5 p10     27 v[3]
        xor r13d, edx                                    ;    77.7 p11      7 v[2]
        ror edx, 2                                       ;    77.7 p6      28 v[4]
        add eax, r9d                                     ;    78.7 p1      27 v[3]
        mov r9d, dword [rsp + 148]                       ;    63.5 p2      27 v[2]
        add r14d, ebx                                    ;    76.7 p5      27 v[0]
        add r11d, r13d                                   ;    78.7 p0      27 v[2]
        xor ebx, edx                                     ;    78.7 p11      7 v[1]
        rorx r13d, eax, 0x1b                             ;    79.7 p6      27 v[2]
        xor ebx, eax                                     ;    79.7 p1       7 v[1]
        ror eax, 2                                       ;    79.7 p0      28 v[3]
        add r11d, r13d                                   ;    80.7 p5      27 v[2]
        vpalignr xmm8, xmm1, xmm0, 8                     ;    66.5 p5      23 w[8]
        vpxor xmm4, xmm2, xmm4                           ;    66.3 p1      23 w[8]
        mov r13d, dword [rsp + 152]                      ;    65.2 p3      27 v[1]
        add ecx, edx                                     ;    78.7 p11     27 v[4]
        add ebp, ebx                                     ;    80.7 p6      27 v[1]
        xor edx, eax                                     ;    80.7 p0       7 v[0]
        rorx ebx, r11d, 0x1b                             ;    81.7 p6      27 v[1]
        xor edx, r11d                                    ;    81.7 p11      7 v[0]
        ror r11d, 2                                      ;    81.7 p0      28 v[2]
        add ebp, ebx                                     ;    82.7 p1      27 v[1]
        add r10d, eax                                    ;    80.7 p5      27 v[3]
        add r14d, edx                                    ;    82.7 p11     27 v[0]
        xor eax, r11d                                    ;    82.7 p1       7 v[4]
        rorx edx, ebp, 0x1b                              ;    83.7 p6      27 v[0]
        vpternlogd xmm8, xmm4, xmm5, 0x96                ;    68.5 p5      23 w[8]
        vprold xmm4, xmm8, 2                             ;    69.5 p0      23 w[8]
        xor eax, ebp                                     ;    83.7 p11      7 v[4]
        ror ebp, 2                                       ;    83.7 p6      28 v[1]
        add r14d, edx                                    ;    84.7 p1      27 v[0]
        mov edx, dword [rsp + 156]                       ;    68.0 p10     27 v[0]
        vmovdqa xmm8, [rel sha1_blocks.T0_w.blocks + 64] ;    68.2 p2      23 w[8] reload
        vpaddd xmm9, xmm4, xmm8                          ;    74.2 p5      23 w[8]
        add r9d, r11d                                    ;    82.7 p0      27 v[2]
        add ecx, eax                                     ;    84.7 p11     27 v[4]
        xor r11d, ebp                                    ;    84.7 p1       7 v[3]
        rorx eax, r14d, 0x1b                             ;    85.7 p6      27 v[4]
        xor r11d, r14d                                   ;    85.7 p5       7 v[3]
        ror r14d, 2                                      ;    85.7 p0      28 v[0]
        add ecx, eax                                     ;    86.7 p11     27 v[4]
        vmovdqa [rsp + 160], xmm9                        ;    75.2 p7+p4   23 w[8]
        mov eax, dword [rsp + 160]                       ;    75.2 p3      27 v[4]
        add r13d, ebp                                    ;    84.7 p1      27 v[1]
        add r10d, r11d                                   ;    86.7 p6      27 v[3]
        xor ebp, r14d                                    ;    86.7 p5       7 v[2]
        rorx r11d, ecx, 0x1b                             ;    87.7 p0      27 v[3]
        xor ebp, ecx                                     ;    87.7 p11      7 v[2]
        ror ecx, 2                                       ;    87.7 p6      28 v[4]
        add r10d, r11d                                   ;    88.7 p1      27 v[3]
        add edx, r14d                                    ;    86.7 p5      27 v[0]
        add r9d, ebp                                     ;    88.7 p0      27 v[2]
        xor r14d, ecx                                    ;    88.7 p11      7 v[1]
        rorx ebp, r10d, 0x1b                             ;    89.7 p6      27 v[2]
        mov r11d, dword [rsp + 164]                      ;    75.2 p10     27 v[3]
        xor r14d, r10d                                   ;    89.7 p1       7 v[1]
        ror r10d, 2                                      ;    89.7 p0      28 v[3]
        add r9d, ebp                                     ;    90.7 p5      27 v[2]
        add eax, ecx                                     ;    88.7 p11     27 v[4]
        add r13d, r14d                                   ;    90.7 p1      27 v[1]
        rorx ebp, r9d, 0x1b                              ;    91.7 p6      27 v[1]
        xor ecx, r10d                                    ;    90.7 p5       7 v[0]
        rorx r14d, r9d, 2                                ;    91.7 p0      28 v[2]
        xor ecx, r9d                                     ;    91.7 p11      7 v[0]
        add r13d, ebp                                    ;    92.7 p1      27 v[1]
        vpalignr xmm9, xmm4, xmm1, 8                     ;    75.5 p5      23 w[12]
        vpxor xmm2, xmm2, xmm7                           ;    75.8 p0      23 w[12]
        mov ebp, r10d                                    ;    90.7          8 v[4] copy
        mov r9d, r10d                                    ;    90.7          8 v[4] copy
        add r11d, r10d                                   ;    90.7 p6      27 v[3]
        xor ebp, r14d                                    ;    92.7 p11      8 v[4]
        mov ebx, dword [rsp + 168]                       ;    75.2 p2      27 v[2]
        add edx, ecx                                     ;    92.7 p1      27 v[0]
        xor r9d, r13d                                    ;    93.7 p6       8 v[4]
        vpternlogd xmm9, xmm2, xmm6, 0x96                ;    76.8 p5      23 w[12]
        rorx ecx, r13d, 0x1b                             ;    93.7 p0      27 v[0]
        ror r13d, 2                                      ;    93.7 p6      28 v[1]
        and ebp, r9d                                     ;    94.7 p11      8 v[4]
        vprold xmm2, xmm9, 2                             ;    77.8 p1      23 w[12]
        add edx, ecx                                     ;    94.7 p5      27 v[0]
        mov r9d, dword [rsp + 172]                       ;    76.2 p3      27 v[1]
        mov ecx, r14d                                    ;    92.7          8 v[3] copy
        xor ecx, r13d                                    ;    94.7 p0       8 v[3]
        xor r10d, ebp                                    ;    95.7 p11      8 v[4]
        vpaddd xmm9, xmm2, xmm8                          ;    78.8 p1      23 w[12]
        mov ebp, r14d                                    ;    92.7          8 v[3] copy
        add ebx, r14d                                    ;    92.7 p6      27 v[2]
        xor ebp, edx                                     ;    95.7 p5       8 v[3]
        add eax, r10d                                    ;    96.7 p0      27 v[4]
        rorx r10d, edx, 0x1b                             ;    95.7 p6      27 v[4]
        ror edx, 2                                       ;    95.7 p0      28 v[0]
        add eax, r10d                                    ;    97.7 p11     27 v[4]
        vmovdqa [rsp + 176], xmm9                        ;    79.8 p8+p9   23 w[12]
        and ecx, ebp                                     ;    96.7 p1       8 v[3]
        mov ebp, dword [rsp + 176]                       ;    79.8 p10     27 v[0]
        mov r10d, r13d                                   ;    94.7          8 v[2] copy
        xor r10d, edx                                    ;    96.7 p5       8 v[2]
        xor r14d, ecx                                    ;    97.7 p11      8 v[3]
        mov ecx, r13d                                    ;    94.7          8 v[2] copy
        add r9d, r13d                                    ;    94.7 p1      27 v[1]
        add r11d, r14d                                   ;    98.7 p6      27 v[3]
        rorx r14d, eax, 0x1b                             ;    98.7 p0      27 v[3]
        xor ecx, eax                                     ;    98.7 p5       8 v[2]
        ror eax, 2                                       ;    98.7 p6      28 v[4]
        add r11d, r14d                                   ;    99.7 p11     27 v[3]
        mov r14d, edx                                    ;    96.7          8 v[1] copy
        and r10d, ecx                                    ;    99.7 p1       8 v[2]
        mov ecx, dword [rsp + 180]                       ;    80.7 p2      27 v[4]
        add ebp, edx                                     ;    96.7 p5      27 v[0]
        xor r14d, eax                                    ;    99.7 p0       8 v[1]
        mov r15d, edx                                    ;    96.7          8 v[1] copy
        xor r13d, r10d                                   ;   100.7 p11      8 v[2]
        rorx r10d, r11d, 0x1b                            ;   100.7 p6      27 v[2]
        xor r15d, r11d                                   ;   100.7 p1       8 v[1]
        vpalignr xmm9, xmm2, xmm4, 8                     ;    82.5 p5      23 w[0]
        ror r11d, 2                                      ;   100.7 p0      28 v[3]
        add ebx, r10d                                    ;   101.7 p11     27 v[2]
        vpxor xmm7, xmm3, xmm7                           ;    83.3 p1      23 w[0]
        add ebx, r13d                                    ;   102.7 p6      27 v[2]
        and r14d, r15d                                   ;   101.7 p5       8 v[1]
        mov r10d, dword [rsp + 184]                      ;    82.8 p3      27 v[3]
        mov r13d, eax                                    ;    99.7          8 v[0] copy
        mov r15d, eax                                    ;    99.7          8 v[0] copy
        xor r13d, r11d                                   ;   101.7 p0       8 v[0]
        add ecx, eax                                     ;    99.7 p11     27 v[4]
        xor edx, r14d                                    ;   102.7 p1       8 v[1]
        rorx r14d, ebx, 0x1b                             ;   103.7 p6      27 v[1]
        vpternlogd xmm9, xmm7, xmm0, 0x96                ;    84.5 p5      23 w[0]
        xor r15d, ebx                                    ;   103.7 p0       8 v[0]
        add r9d, edx                                     ;   103.7 p11     27 v[1]
        ror ebx, 2                                       ;   103.7 p6      28 v[2]
        mov edx, r11d                                    ;   101.7          8 v[4] copy
        add r9d, r14d                                    ;   104.7 p1      27 v[1]
        vprold xmm7, xmm9, 2                             ;    85.8 p0      23 w[0]
        mov r14d, r11d                                   ;   101.7          8 v[4] copy
        and r13d, r15d                                   ;   104.7 p5       8 v[0]
        mov r15d, dword [rsp + 188]                      ;    85.5 p10     27 v[2]
        add r10d, r11d                                   ;   101.7 p11     27 v[3]
        xor edx, ebx                                     ;   104.7 p1       8 v[4]
        xor eax, r13d                                    ;   105.7 p6       8 v[0]
        rorx r13d, r9d, 0x1b                             ;   105.7 p0      27 v[0]
        vpaddd xmm9, xmm7, xmm8                          ;    86.8 p5      23 w[0]
        xor r14d, r9d                                    ;   105.7 p11      8 v[4]
        ror r9d, 2                                       ;   105.7 p6      28 v[1]
        add ebp, r13d                                    ;   106.7 p1      27 v[0]
        add ebp, eax                                     ;   107.7 p5      27 v[0]
        vmovdqa [rsp + 192], xmm9                        ;    87.8 p7+p4   23 w[0]
        and edx, r14d                                    ;   106.7 p0       8 v[4]
        mov r13d, dword [rsp + 192]                      ;    87.8 p2      27 v[1]
        mov r14d, ebx                                    ;   104.7          8 v[3] copy
        mov eax, ebx                                     ;   104.7          8 v[3] copy
        xor r14d, r9d                                    ;   106.7 p11      8 v[3]
        add r15d, ebx                                    ;   104.7 p1      27 v[2]
        xor r11d, edx                                    ;   107.7 p6       8 v[4]
        rorx edx, ebp, 0x1b                              ;   108.7 p0      27 v[4]
        xor eax, ebp                                     ;   108.7 p5       8 v[3]
        add ecx, r11d                                    ;   108.7 p11     27 v[4]
        ror ebp, 2                                       ;   108.7 p6      28 v[0]
        mov r11d, r9d                                    ;   106.7          8 v[2] copy
        add ecx, edx                                     ;   109.7 p1      27 v[4]
        mov edx, r9d                                     ;   106.7          8 v[2] copy
        and r14d, eax                                    ;   109.7 p5       8 v[3]
        mov eax, dword [rsp + 196]                       ;    89.8 p3      27 v[0]
        add r13d, r9d                                    ;   106.7 p0      27 v[1]
        xor r11d, ebp                                    ;   109.7 p11      8 v[2]
        xor ebx, r14d                                    ;   110.7 p1       8 v[3]
        rorx r14d, ecx, 0x1b                             ;   110.7 p6      27 v[3]
        xor edx, ecx                                     ;   110.7 p5       8 v[2]
        vpalignr xmm9, xmm7, xmm2, 8                     ;    91.7 p5      23 w[4]
        ror ecx, 2                                       ;   110.7 p0      28 v[4]
        add r10d, r14d                                   ;   111.7 p11     27 v[3]
        vpxor xmm3, xmm5, xmm3                           ;    91.3 p1      23 w[4]
        add r10d, ebx                                    ;   112.7 p6      27 v[3]
        and r11d, edx                                    ;   111.7 p0       8 v[2]
        mov r14d, dword [rsp + 200]                      ;    91.8 p10     27 v[4]
        mov edx, ebp                                     ;   109.7          8 v[1] copy
        mov ebx, ebp                                     ;   109.7          8 v[1] copy
        xor edx, ecx                                     ;   111.7 p11      8 v[1]
        add eax, ebp                                     ;   109.7 p1      27 v[0]
        xor r9d, r11d                                    ;   112.7 p6       8 v[2]
        rorx r11d, r10d, 0x1b                            ;   113.7 p0      27 v[2]
        vpternlogd xmm9, xmm3, xmm1, 0x96                ;    93.0 p5      23 w[4]
        xor ebx, r10d                                    ;   113.7 p11      8 v[1]
        add r15d, r9d                                    ;   113.7 p1      27 v[2]
        ror r10d, 2                                      ;   113.7 p6      28 v[3]
        mov r9d, ecx                                     ;   111.7          8 v[0] copy
        add r15d, r11d                                   ;   114.7 p0      27 v[2]
        vprold xmm3, xmm9, 2                             ;    94.5 p1      23 w[4]
        mov r11d, ecx                                    ;   111.7          8 v[0] copy
        and edx, ebx                                     ;   114.7 p5       8 v[1]
        mov ebx, dword [rsp + 204]                       ;    94.5 p2      27 v[3]
        add r14d, ecx                                    ;   111.7 p11     27 v[4]
        xor r9d, r10d                                    ;   114.7 p6       8 v[0]
        xor ebp, edx                                     ;   115.7 p0       8 v[1]
        rorx edx, r15d, 0x1b                             ;   115.7 p6      27 v[1]
        vpaddd xmm9, xmm3, xmm8                          ;    95.5 p5      23 w[4]
        xor r11d, r15d                                   ;   115.7 p1       8 v[0]
        ror r15d, 2                                      ;   115.7 p0      28 v[2]
        add r13d, edx                                    ;   116.7 p11     27 v[1]
        add r13d, ebp                                    ;   117.7 p5      27 v[1]
        vmovdqa [rsp + 208], xmm9                        ;    96.5 p8+p9   23 w[4]
        and r9d, r11d                                    ;   116.7 p1       8 v[0]
        mov ebp, dword [rsp + 208]                       ;    96.5 p3      27 v[2]
        mov r11d, r10d                                   ;   114.7          8 v[4] copy
        mov edx, r10d                                    ;   114.7          8 v[4] copy
        xor r11d, r15d                                   ;   116.7 p6       8 v[4]
        add ebx, r10d                                    ;   114.7 p11     27 v[3]
        xor ecx, r9d                                     ;   117.7 p0       8 v[0]
        rorx r9d, r13d, 0x1b                             ;   118.7 p6      27 v[0]
        xor edx, r13d                                    ;   118.7 p5       8 v[4]
        add eax, ecx                                     ;   118.7 p1      27 v[0]
        ror r13d, 2                                      ;   118.7 p0      28 v[1]
        mov ecx, r15d                                    ;   116.7          8 v[3] copy
        add eax, r9d                                     ;   119.7 p11     27 v[0]
        mov r9d, r15d                                    ;   116.7          8 v[3] copy
        and r11d, edx                                    ;   119.7 p5       8 v[4]
        mov edx, dword [rsp + 212]                       ;    98.8 p10     27 v[1]
        add ebp, r15d                                    ;   116.7 p1      27 v[2]
        xor ecx, r13d                                    ;   119.7 p6       8 v[3]
        xor r10d, r11d                                   ;   120.7 p0       8 v[4]
        rorx r11d, eax, 0x1b                             ;   120.7 p6      27 v[4]
        xor r9d, eax                                     ;   120.7 p11      8 v[3]
        ror eax, 2                                       ;   120.7 p0      28 v[0]
        add r14d, r11d                                   ;   121.7 p5      27 v[4]
        vpalignr xmm9, xmm3, xmm7, 8                     ;   101.0 p5      23 w[8]
        vpxor xmm5, xmm6, xmm5                           ;   100.3 p1      23 w[8]
        add r14d, r10d                                   ;   122.7 p11     27 v[4]
        and ecx, r9d                                     ;   121.7 p6       8 v[3]
        mov r9d, dword [rsp + 216]                       ;   100.8 p2      27 v[0]
        mov r10d, r13d                                   ;   119.7          8 v[2] copy
        mov r11d, r13d                                   ;   119.7          8 v[2] copy
        xor r10d, eax                                    ;   121.7 p0       8 v[2]
        add edx, r13d                                    ;   119.7 p1      27 v[1]
        xor r15d, ecx                                    ;   122.7 p11      8 v[3]
        rorx ecx, r14d, 0x1b                             ;   123.7 p6      27 v[3]
        vpternlogd xmm9, xmm5, xmm4, 0x96                ;   102.0 p5      23 w[8]
        xor r11d, r14d                                   ;   123.7 p0       8 v[2]
        add ebx, r15d                                    ;   123.7 p1      27 v[3]
        ror r14d, 2                                      ;   123.7 p6      28 v[4]
        mov r15d, eax                                    ;   121.7          8 v[1] copy
        add ebx, ecx                                     ;   124.7 p11     27 v[3]
        vprold xmm5, xmm9, 2                             ;   103.3 p0      23 w[8]
        mov ecx, eax                                     ;   121.7          8 v[1] copy
        and r10d, r11d                                   ;   124.7 p5       8 v[2]
        mov r11d, dword [rsp + 220]                      ;   103.5 p3      27 v[4]
        add r9d, eax                                     ;   121.7 p1      27 v[0]
        xor r15d, r14d                                   ;   124.7 p11      8 v[1]
        xor r13d, r10d                                   ;   125.7 p6       8 v[2]
        rorx r10d, ebx, 0x1b                             ;   125.7 p0      27 v[2]
        vpaddd xmm8, xmm5, xmm8                          ;   104.3 p5      23 w[8]
        xor ecx, ebx                                     ;   125.7 p1       8 v[1]
        ror ebx, 2                                       ;   125.7 p6      28 v[3]
        add ebp, r10d                                    ;   126.7 p11     27 v[2]
        add ebp, r13d                                    ;   127.7 p0      27 v[2]
        vmovdqa [rsp + 224], xmm8                        ;   105.3 p7+p4   23 w[8]
        and r15d, ecx                                    ;   126.7 p5       8 v[1]
        mov r10d, dword [rsp + 224]                      ;   105.5 p10     27 v[3]
        mov r13d, r14d                                   ;   124.7          8 v[0] copy
        mov ecx, r14d                                    ;   124.7          8 v[0] copy
        xor r13d, ebx                                    ;   126.7 p1       8 v[0]
        xor eax, r15d                                    ;   127.7 p11      8 v[1]
        add r11d, r14d                                   ;   124.7 p6      27 v[4]
        rorx r15d, ebp, 0x1b                             ;   128.7 p0      27 v[1]
        xor ecx, ebp                                     ;   128.7 p5       8 v[0]
        add edx, eax                                     ;   128.7 p1      27 v[1]
        ror ebp, 2                                       ;   128.7 p6      28 v[2]
        mov eax, ebx                                     ;   126.7          8 v[4] copy
        add edx, r15d                                    ;   129.7 p11     27 v[1]
        mov r15d, ebx                                    ;   126.7          8 v[4] copy
        and r13d, ecx                                    ;   129.7 p0       8 v[0]
        mov ecx, dword [rsp + 228]                       ;   107.8 p2      27 v[2]
        add r10d, ebx                                    ;   126.7 p5      27 v[3]
        xor eax, ebp                                     ;   129.7 p1       8 v[4]
        xor r14d, r13d                                   ;   130.7 p6       8 v[0]
        rorx r13d, edx, 0x1b                             ;   130.7 p0      27 v[0]
        xor r15d, edx                                    ;   130.7 p11      8 v[4]
        ror edx, 2                                       ;   130.7 p6      28 v[1]
        add r9d, r13d                                    ;   131.7 p5      27 v[0]
        vpalignr xmm8, xmm5, xmm3, 8                     ;   110.0 p5      23 w[12]
        vpxor xmm6, xmm0, xmm6                           ;   109.3 p1      23 w[12]
        add r9d, r14d                                    ;   132.7 p0      27 v[0]
        and eax, r15d                                    ;   131.7 p11      8 v[4]
        mov r13d, dword [rsp + 232]                      ;   109.8 p3      27 v[1]
        mov r14d, ebp                                    ;   129.7          8 v[3] copy
        mov r15d, ebp                                    ;   129.7          8 v[3] copy
        xor r14d, edx                                    ;   131.7 p6       8 v[3]
        add ecx, ebp                                     ;   129.7 p1      27 v[2]
        xor ebx, eax                                     ;   132.7 p0       8 v[4]
        rorx eax, r9d, 0x1b                              ;   133.7 p6      27 v[4]
        vpternlogd xmm8, xmm6, xmm2, 0x96                ;   111.0 p5      23 w[12]
        vprold xmm6, xmm8, 2                             ;   112.0 p1      23 w[12]
        xor r15d, r9d                                    ;   133.7 p11      8 v[3]
        add r11d, ebx                                    ;   133.7 p0      27 v[4]
        ror r9d, 2                                       ;   133.7 p6      28 v[0]
        mov ebx, edx                                     ;   131.7          8 v[2] copy
        add r11d, eax                                    ;   134.7 p5      27 v[4]
        vmovdqa xmm8, [rel sha1_blocks.T0_w.blocks + 80] ;   112.2 p10     23 w[12] reload
        vpaddd xmm9, xmm6, xmm8                          ;   118.2 p1      23 w[12]
        mov eax, dword [rsp + 236]                       ;   112.5 p2      27 v[0]
        and r14d, r15d                                   ;   134.7 p11      8 v[3]
        vmovdqa [rsp + 240], xmm9                        ;   119.2 p8+p9   23 w[12]
        mov r15d, edx                                    ;   131.7          8 v[2] copy
        add r13d, edx                                    ;   131.7 p0      27 v[1]
        xor ebx, r9d                                     ;   134.7 p5       8 v[2]
        xor ebp, r14d                                    ;   135.7 p6       8 v[3]
        rorx r14d, r11d, 0x1b                            ;   135.7 p0      27 v[3]
        mov r12d, dword [rsp + 240]                      ;   119.2 p3      27 v[4]
        xor r15d, r11d                                   ;   135.7 p1       8 v[2]
        ror r11d, 2                                      ;   135.7 p6      28 v[4]
        add r10d, r14d                                   ;   136.7 p11     27 v[3]
        add r10d, ebp                                    ;   137.7 p5      27 v[3]
        and ebx, r15d                                    ;   136.7 p1       8 v[2]
        mov ebp, dword [rsp + 244]                       ;   119.2 p10     27 v[3]
        mov r14d, r9d                                    ;   134.7          8 v[1] copy
        mov r15d, r9d                                    ;   134.7          8 v[1] copy
        xor r14d, r11d                                   ;   136.7 p0       8 v[1]
        add eax, r9d                                     ;   134.7 p11     27 v[0]
        xor edx, ebx                                     ;   137.7 p6       8 v[2]
        rorx ebx, r10d, 0x1b                             ;   138.7 p0      27 v[2]
        vpalignr xmm9, xmm6, xmm5, 8                     ;   116.0 p5      23 w[0]
        vpxor xmm0, xmm0, xmm1                           ;   116.2 p1      23 w[0]
        xor r15d, r10d                                   ;   138.7 p11      8 v[1]
        add ecx, edx                                     ;   138.7 p6      27 v[2]
        ror r10d, 2                                      ;   138.7 p0      28 v[3]
        mov edx, r11d                                    ;   136.7          8 v[0] copy
        add ecx, ebx                                     ;   139.7 p5      27 v[2]
        mov ebx, dword [rsp + 248]                       ;   119.2 p2      27 v[2]
        and r14d, r15d                                   ;   139.7 p1       8 v[1]
        vpternlogd xmm9, xmm0, xmm7, 0x96                ;   118.0 p5      23 w[0]
        mov r15d, r11d                                   ;   136.7          8 v[0] copy
        add r12d, r11d                                   ;   136.7 p11     27 v[4]
        xor edx, r10d                                    ;   139.7 p6       8 v[0]
        xor r9d, r14d                                    ;   140.7 p0       8 v[1]
        rorx r14d, ecx, 0x1b                             ;   140.7 p6      27 v[1]
        vprold xmm0, xmm9, 2                             ;   119.0 p1      23 w[0]
        xor r15d, ecx                                    ;   140.7 p11      8 v[0]
        vpaddd xmm9, xmm0, xmm8                          ;   120.0 p5      23 w[0]
        mov qword [rsp + 344], r8                        ;   119.0 p7+p4   22 w[0] spill
        mov r8d, dword [rsp + 252]                       ;   119.2 p3      27 v[1]
        add r13d, r14d                                   ;   141.7 p0      27 v[1]
        add r13d, r9d                                    ;   142.7 p1      27 v[1]
        vmovdqa [rsp + 256], xmm9                        ;   121.0 p8+p9   23 w[0]
        ror ecx, 2                                       ;   140.7 p6      28 v[2]
        and edx, r15d                                    ;   141.7 p11      8 v[0]
        add ebp, r10d                                    ;   139.7 p5      27 v[3]
        xor r11d, edx                                    ;   142.7 p0       8 v[0]
        xor r10d, ecx                                    ;   141.7 p1       7 v[4]
        add eax, r11d                                    ;   143.7 p6      27 v[0]
        rorx r9d, r13d, 0x1b                             ;   143.7 p0      27 v[0]
        mov r11d, dword [rsp + 256]                      ;   121.0 p10     27 v[0]
        add ebx, ecx                                     ;   141.7 p11     27 v[2]
        xor r10d, r13d                                   ;   143.7 p5       7 v[4]
        add eax, r9d                                     ;   144.7 p1      27 v[0]
        ror r13d, 2                                      ;   143.7 p6      28 v[1]
        add r12d, r10d                                   ;   144.7 p11     27 v[4]
        xor ecx, r13d                                    ;   144.7 p0       7 v[3]
        rorx r9d, eax, 0x1b                              ;   145.7 p6      27 v[4]
        mov r10d, dword [rsp + 260]                      ;   122.3 p2      27 v[4]
        xor ecx, eax                                     ;   145.7 p5       7 v[3]
        ror eax, 2                                       ;   145.7 p0      28 v[0]
        add r12d, r9d                                    ;   146.7 p1      27 v[4]
        vpalignr xmm9, xmm0, xmm6, 8                     ;   123.5 p5      23 w[4]
        vpxor xmm1, xmm1, xmm4                           ;   123.8 p1      23 w[4]
        mov r9d, dword [rsp + 264]                       ;   123.3 p3      27 v[3]
        add r8d, r13d                                    ;   144.7 p11     27 v[1]
        add ebp, ecx                                     ;   146.7 p6      27 v[3]
        xor r13d, eax                                    ;   146.7 p0       7 v[2]
        rorx r14d, r12d, 0x1b                            ;   147.7 p6      27 v[3]
        vpternlogd xmm9, xmm3, xmm1, 0x96                ;   124.8 p5      23 w[4]
        xor r13d, r12d                                   ;   147.7 p11      7 v[2]
        ror r12d, 2                                      ;   147.7 p0      28 v[4]
        add ebp, r14d                                    ;   148.7 p1      27 v[3]
        vprold xmm1, xmm9, 2                             ;   125.8 p1      23 w[4]
        add r11d, eax                                    ;   146.7 p5      27 v[0]
        add ebx, r13d                                    ;   148.7 p11     27 v[2]
        xor eax, r12d                                    ;   148.7 p6       7 v[1]
        rorx r13d, ebp, 0x1b                             ;   149.7 p0      27 v[2]
        vpaddd xmm3, xmm1, xmm8                          ;   126.8 p5      23 w[4]
        mov r14d, dword [rsp + 268]                      ;   125.8 p10     27 v[2]
        xor eax, ebp                                     ;   149.7 p11      7 v[1]
        ror ebp, 2                                       ;   149.7 p6      28 v[3]
        add ebx, r13d                                    ;   150.7 p1      27 v[2]
        vmovdqa [rsp + 272], xmm3                        ;   127.8 p7+p4   23 w[4]
        add r10d, r12d                                   ;   148.7 p0      27 v[4]
        add r8d, eax                                     ;   150.7 p5      27 v[1]
        xor r12d, ebp                                    ;   150.7 p11      7 v[0]
        rorx r13d, ebx, 0x1b                             ;   151.7 p6      27 v[1]
        mov r15d, dword [rsp + 272]                      ;   127.8 p2      27 v[1]
        xor r12d, ebx                                    ;   151.7 p1       7 v[0]
        ror ebx, 2                                       ;   151.7 p0      28 v[2]
        add r8d, r13d                                    ;   152.7 p5      27 v[1]
        mov r13d, dword [rsp + 276]                      ;   128.0 p3      27 v[0]
        add r9d, ebp                                     ;   150.7 p11     27 v[3]
        add r11d, r12d                                   ;   152.7 p1      27 v[0]
        xor ebp, ebx                                     ;   152.7 p6       7 v[4]
        rorx r12d, r8d, 0x1b                             ;   153.7 p0      27 v[0]
        xor ebp, r8d                                     ;   153.7 p5       7 v[4]
        ror r8d, 2                                       ;   153.7 p6      28 v[1]
        add r11d, r12d                                   ;   154.7 p11     27 v[0]
        vpalignr xmm0, xmm1, xmm0, 8                     ;   130.5 p5      23 w[8]
        vpxor xmm4, xmm4, xmm2                           ;   129.8 p1      23 w[8]
        mov r12d, dword [rsp + 280]                      ;   129.7 p10     27 v[4]
        add r14d, ebx                                    ;   152.7 p0      27 v[2]
        add r10d, ebp                                    ;   154.7 p11     27 v[4]
        xor ebx, r8d                                     ;   154.7 p1       7 v[3]
        rorx ebp, r11d, 0x1b                             ;   155.7 p6      27 v[4]
        vpternlogd xmm0, xmm5, xmm4, 0x96                ;   131.5 p0      23 w[8]
        xor ebx, r11d                                    ;   155.7 p5       7 v[3]
        ror r11d, 2                                      ;   155.7 p6      28 v[0]
        add r10d, ebp                                    ;   156.7 p11     27 v[4]
        vprold xmm0, xmm0, 2                             ;   132.5 p1      23 w[8]
        add r15d, r8d                                    ;   154.7 p0      27 v[1]
        add r9d, ebx                                     ;   156.7 p5      27 v[3]
        xor r8d, r11d                                    ;   156.7 p11      7 v[2]
        rorx ebp, r10d, 0x1b                             ;   157.7 p6      27 v[3]
        vpaddd xmm3, xmm0, xmm8                          ;   133.5 p1      23 w[8]
        mov eax, dword [rsp + 284]                       ;   132.2 p2      27 v[3]
        xor r8d, r10d                                    ;   157.7 p0       7 v[2]
        ror r10d, 2                                      ;   157.7 p6      28 v[4]
        add r9d, ebp                                     ;   158.7 p5      27 v[3]
        vmovdqa [rsp + 288], xmm3                        ;   134.5 p8+p9   23 w[8]
        add r13d, r11d                                   ;   156.7 p11     27 v[0]
        add r14d, r8d                                    ;   158.7 p1      27 v[2]
        xor r11d, r10d                                   ;   158.7 p0       7 v[1]
        rorx ebp, r9d, 0x1b                              ;   159.7 p6      27 v[2]
        mov r8d, dword [rsp + 288]                       ;   134.5 p3      27 v[2]
        xor r11d, r9d                                    ;   159.7 p5       7 v[1]
        ror r9d, 2                                       ;   159.7 p0      28 v[3]
        add r14d, ebp                                    ;   160.7 p11     27 v[2]
        mov ebp, dword [rsp + 292]                       ;   134.5 p10     27 v[1]
        add r12d, r10d                                   ;   158.7 p1      27 v[4]
        add r15d, r11d                                   ;   160.7 p5      27 v[1]
        xor r10d, r9d                                    ;   160.7 p11      7 v[0]
        rorx r11d, r14d, 0x1b                            ;   161.7 p6      27 v[1]
        xor r10d, r14d                                   ;   161.7 p1       7 v[0]
        ror r14d, 2                                      ;   161.7 p0      28 v[2]
        add r15d, r11d                                   ;   162.7 p5      27 v[1]
        vpalignr xmm0, xmm0, xmm1, 8                     ;   137.5 p5      23 w[12]
        vpxor xmm7, xmm7, xmm2                           ;   136.8 p1      23 w[12]
        vpternlogd xmm0, xmm6, xmm7, 0x96                ;   138.5 p0      23 w[12]
        mov r11d, dword [rsp + 296]                      ;   136.2 p2      27 v[0]
        add eax, r9d                                     ;   160.7 p11     27 v[3]
        add r13d, r10d                                   ;   162.7 p6      27 v[0]
        xor r9d, r14d                                    ;   162.7 p11      7 v[4]
        rorx r10d, r15d, 0x1b                            ;   163.7 p6      27 v[0]
        xor r9d, r15d                                    ;   163.7 p1       7 v[4]
        ror r15d, 2                                      ;   163.7 p0      28 v[1]
        add r13d, r10d                                   ;   164.7 p5      27 v[0]
        vprold xmm0, xmm0, 2                             ;   139.5 p1      23 w[12]
        add r8d, r14d                                    ;   162.7 p11     27 v[2]
        add r12d, r9d                                    ;   164.7 p6      27 v[4]
        xor r14d, r15d                                   ;   164.7 p0       7 v[3]
        rorx r9d, r13d, 0x1b                             ;   165.7 p6      27 v[4]
        vpaddd xmm0, xmm0, xmm8                          ;   140.5 p5      23 w[12]
        mov r10d, dword [rsp + 300]                      ;   138.5 p3      27 v[4]
        xor r14d, r13d                                   ;   165.7 p11      7 v[3]
        ror r13d, 2                                      ;   165.7 p0      28 v[0]
        add r12d, r9d                                    ;   166.7 p1      27 v[4]
        vmovdqa [rsp + 304], xmm0                        ;   141.5 p7+p4   23 w[12]
        add ebp, r15d                                    ;   164.7 p5      27 v[1]
        add eax, r14d                                    ;   166.7 p11     27 v[3]
        xor r15d, r13d                                   ;   166.7 p1       7 v[2]
        rorx r9d, r12d, 0x1b                             ;   167.7 p6      27 v[3]
        mov r14d, dword [rsp + 304]                      ;   141.5 p10     27 v[3]
        xor r15d, r12d                                   ;   167.7 p0       7 v[2]
        ror r12d, 2                                      ;   167.7 p6      28 v[4]
        add eax, r9d                                     ;   168.7 p5      27 v[3]
        mov r9d, dword [rsp + 308]                       ;   141.5 p2      27 v[2]
        add r11d, r13d                                   ;   166.7 p11     27 v[0]
        add r8d, r15d                                    ;   168.7 p1      27 v[2]
        xor r13d, r12d                                   ;   168.7 p0       7 v[1]
        rorx r15d, eax, 0x1b                             ;   169.7 p6      27 v[2]
        xor r13d, eax                                    ;   169.7 p5       7 v[1]
        ror eax, 2                                       ;   169.7 p0      28 v[3]
        add r8d, r15d                                    ;   170.7 p11     27 v[2]
        mov r15d, dword [rsp + 312]                      ;   142.0 p3      27 v[1]
        add r10d, r12d                                   ;   168.7 p1      27 v[4]
        add ebp, r13d                                    ;   170.7 p5      27 v[1]
        xor r12d, eax                                    ;   170.7 p11      7 v[0]
        rorx r13d, r8d, 0x1b                             ;   171.7 p6      27 v[1]
        xor r12d, r8d                                    ;   171.7 p1       7 v[0]
        ror r8d, 2                                       ;   171.7 p0      28 v[2]
        add ebp, r13d                                    ;   172.7 p5      27 v[1]
        add esi, dword [rsp + 316]                       ;   146.5 p11+p10   30 h
        mov r13d, dword [rsp + 356]                      ;   143.5 p2      30 h
        add r14d, eax                                    ;   170.7 p1      27 v[3]
        add r11d, r12d                                   ;   172.7 p6      27 v[0]
        xor eax, r8d                                     ;   172.7 p0       7 v[4]
        rorx r12d, ebp, 0x1b                             ;   173.7 p6      27 v[0]
        mov ecx, dword [rsp + 364]                       ;   144.3 p3      30 h
        mov edx, dword [rsp + 368]                       ;   144.5 p10     30 h
        xor eax, ebp                                     ;   173.7 p5       7 v[4]
        ror ebp, 2                                       ;   173.7 p0      28 v[1]
        add r11d, r12d                                   ;   174.7 p11     27 v[0]
        mov r12, qword [rsp + 344]                       ;   145.2 p2      16 blocks
        add r12, 0x40                                    ;   150.2 p1      16 blocks
        add r9d, r8d                                     ;   172.7 p5      27 v[2]
        add r10d, eax                                    ;   174.7 p11     27 v[4]
        xor r8d, ebp                                     ;   174.7 p1       7 v[3]
        rorx eax, r11d, 0x1b                             ;   175.7 p6      27 v[4]
        xor r8d, r11d                                    ;   175.7 p0       7 v[3]
        ror r11d, 2                                      ;   175.7 p6      28 v[0]
        add r10d, eax                                    ;   176.7 p5      27 v[4]
        add r15d, ebp                                    ;   174.7 p11     27 v[1]
        add r14d, r8d                                    ;   176.7 p1      27 v[3]
        xor ebp, r11d                                    ;   176.7 p0       7 v[2]
        rorx r8d, r10d, 0x1b                             ;   177.7 p6      27 v[3]
        xor ebp, r10d                                    ;   177.7 p5       7 v[2]
        ror r10d, 2                                      ;   177.7 p0      28 v[4]
        add r14d, r8d                                    ;   178.7 p11     27 v[3]
        add esi, r11d                                    ;   176.7 p1      30 h
        add r9d, ebp                                     ;   178.7 p5      27 v[2]
        xor r11d, r10d                                   ;   178.7 p11      7 v[1]
        rorx ebp, r14d, 0x1b                             ;   179.7 p6      27 v[2]
        xor r11d, r14d                                   ;   179.7 p1       7 v[1]
        ror r14d, 2                                      ;   179.7 p0      28 v[3]
        add r9d, ebp                                     ;   180.7 p5      27 v[2]
        add edx, r10d                                    ;   178.7 p11     30 h
        add r15d, r11d                                   ;   180.7 p1      27 v[1]
        xor r10d, r14d                                   ;   180.7 p6       7 v[0]
        mov dword [rsp + 368], edx                       ;   179.7 p8+p9   30 h
        rorx ebp, r9d, 0x1b                              ;   181.7 p0      27 v[1]
        add ecx, r14d                                    ;   180.7 p5      30 h
        xor r10d, r9d                                    ;   181.7 p11      7 v[0]
        ror r9d, 2                                       ;   181.7 p6      28 v[2]
        add r15d, ebp                                    ;   182.7 p1      27 v[1]
        mov dword [rsp + 364], ecx                       ;   181.7 p7+p4   30 h
        add esi, r10d                                    ;   182.7 p0      30 h
        add edi, r9d                                     ;   182.7 p5      30 h
        rorx ebp, r15d, 0x1b                             ;   183.7 p6      27 v[0]
        add r13d, r15d                                   ;   183.7 p11     30 h
        add esi, ebp                                     ;   184.7 p1      30 h
        mov dword [rsp + 356], r13d                      ;   184.7 p8+p9   30 h
        mov r8, r12                                      ;   151.7         16 blocks copy
        cmp r8, qword [rsp + 336]                        ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 328], r8                        ;                    resident
        mov dword [rsp + 352], esi                       ;                    resident
        mov dword [rsp + 360], edi                       ;                    resident
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
        vmovq [rsp + 368], xmm0                          ;                    cleared
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
