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
;   blocks: 882 uops, planned 175.5; bounds: width 147.0, ports 146.2, path 167.0
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
        mov ebp, dword [rsp + 356]                       ;                    resident
        align 16
.blocks_1:
        vmovdqu xmm0, [r8]                               ;     0.0 p2      22 w[0]
        vmovdqu xmm1, [r8 + 16]                          ;     0.2 p3      22 w[4]
        rorx r9d, esi, 0x1b                              ;     0.3 p0      27 v[4]
        mov r11d, esi                                    ;     0.5          6 v[3] copy
        rorx r10d, esi, 2                                ;     0.7 p6      28 v[0]
        not r11d                                         ;     0.8 p1       6 v[3]
        vmovdqa xmm2, [rel sha1_blocks.T0_w.blocks + 16] ;     1.0 p10     22 w[12] reload
        vpshufb xmm0, xmm0, xmm2                         ;     7.0 p5      22 w[0]
        mov r12d, dword [rsp + 348]                      ;     1.3 p2      19 v[1] reload
        rorx r13d, r12d, 2                               ;     6.3 p0      28 v[1]
        mov r14d, dword [rsp + 360]                      ;     1.7 p3      19 v[4] reload
        add r9d, r14d                                    ;     6.7 p11     27 v[4]
        mov r15d, r10d                                   ;     2.0          6 v[2] copy
        and r11d, edi                                    ;     2.2 p6       6 v[3]
        add r11d, ebp                                    ;     3.2 p1      27 v[3]
        vmovdqa xmm3, [rel sha1_blocks.T0_w.blocks + 32] ;     2.5 p10     22 w[12] reload
        vpaddd xmm4, xmm0, xmm3                          ;     8.5 p5      22 w[0]
        vmovdqa [rsp + 0], xmm4                          ;     9.5 p7+p4   22 w[0]
        add r9d, dword [rsp + 0]                         ;    14.5 p0+p2   27 v[4]
        add r11d, dword [rsp + 4]                        ;    14.5 p11+p3   27 v[3]
        mov ecx, r13d                                    ;     7.3          6 v[3] copy
        vpshufb xmm1, xmm1, xmm2                         ;     7.0 p1      22 w[4]
        mov eax, r10d                                    ;     3.7          6 v[1] copy
        mov edx, r10d                                    ;     3.8          6 v[1] copy
        mov ebx, edi                                     ;     4.0          6 v[4] copy
        xor ebx, ebp                                     ;     4.2 p6       6 v[4]
        and ebx, r12d                                    ;     6.3 p5       6 v[4]
        xor ebx, ebp                                     ;     7.3 p0       6 v[4]
        add r9d, ebx                                     ;    15.5 p11     27 v[4]
        rorx ebx, r9d, 0x1b                              ;    16.5 p6      27 v[3]
        xor r15d, r13d                                   ;     7.3 p1       6 v[2]
        and r15d, r9d                                    ;    16.5 p5       6 v[2]
        ror r9d, 2                                       ;    16.5 p0      28 v[4]
        and ecx, esi                                     ;     7.3 p11      6 v[3]
        add r11d, ecx                                    ;    15.5 p1      27 v[3]
        mov ecx, dword [rsp + 12]                        ;     9.5 p10     27 v[1]
        add ecx, r13d                                    ;    14.5 p6      27 v[1]
        add r11d, ebx                                    ;    17.5 p5      27 v[3]
        vmovdqu xmm4, [r8 + 32]                          ;     6.3 p2      22 w[8]
        xor r13d, r15d                                   ;    17.5 p0       6 v[2]
        rorx r15d, r11d, 0x1b                            ;    18.5 p6      27 v[2]
        add r13d, edi                                    ;    18.5 p11     27 v[2]
        vpshufb xmm4, xmm4, xmm2                         ;    12.3 p1      22 w[8]
        add r13d, dword [rsp + 8]                        ;    19.5 p5+p3   27 v[2]
        add r13d, r15d                                   ;    20.5 p0      27 v[2]
        rorx r15d, r13d, 0x1b                            ;    21.5 p6      27 v[1]
        vpaddd xmm5, xmm1, xmm3                          ;     8.5 p1      22 w[4]
        vmovdqa [rsp + 16], xmm5                         ;     9.5 p8+p9   22 w[4]
        vmovdqu xmm5, [r8 + 48]                          ;     8.0 p10     22 w[12]
        add r10d, dword [rsp + 16]                       ;    14.5 p11+p2   27 v[0]
        xor eax, r9d                                     ;    17.5 p5       6 v[1]
        and eax, r11d                                    ;    18.5 p0       6 v[1]
        xor edx, eax                                     ;    19.5 p1       6 v[1]
        add ecx, edx                                     ;    20.5 p6      27 v[1]
        add ecx, r15d                                    ;    22.5 p11     27 v[1]
        rorx r15d, r13d, 2                               ;    21.5 p0      28 v[2]
        ror r11d, 2                                      ;    18.5 p6      28 v[3]
        mov eax, r9d                                     ;    17.5          6 v[0] copy
        xor eax, r11d                                    ;    19.5 p5       6 v[0]
        mov edx, dword [rsp + 20]                        ;     9.8 p3      27 v[4]
        add edx, r9d                                     ;    17.5 p1      27 v[4]
        and eax, r13d                                    ;    21.5 p11      6 v[0]
        mov r13d, r11d                                   ;    19.5          6 v[4] copy
        mov ebx, dword [rsp + 24]                        ;    10.5 p10     27 v[3]
        add ebx, r11d                                    ;    19.5 p0      27 v[3]
        xor r13d, r15d                                   ;    22.5 p5       6 v[4]
        and r13d, ecx                                    ;    23.5 p1       6 v[4]
        xor r11d, r13d                                   ;    24.5 p6       6 v[4]
        mov r13d, r15d                                   ;    22.5          6 v[3] copy
        add edx, r11d                                    ;    25.5 p11     27 v[4]
        xor r9d, eax                                     ;    22.5 p0       6 v[0]
        rorx eax, ecx, 0x1b                              ;    23.5 p6      27 v[0]
        add r10d, r9d                                    ;    23.5 p5      27 v[0]
        ror ecx, 2                                       ;    23.5 p0      28 v[1]
        xor r13d, ecx                                    ;    24.5 p1       6 v[3]
        add r10d, eax                                    ;    24.5 p11     27 v[0]
        rorx r9d, r10d, 0x1b                             ;    25.5 p6      27 v[4]
        mov eax, dword [rsp + 28]                        ;    12.8 p2      27 v[2]
        add eax, r15d                                    ;    22.5 p5      27 v[2]
        and r13d, r10d                                   ;    25.5 p1       6 v[3]
        ror r10d, 2                                      ;    25.5 p0      28 v[0]
        add edx, r9d                                     ;    26.5 p11     27 v[4]
        vpaddd xmm6, xmm4, xmm3                          ;    14.0 p5      22 w[8]
        vmovdqa [rsp + 32], xmm6                         ;    15.0 p7+p4   22 w[8]
        mov r11d, ecx                                    ;    24.5          6 v[2] copy
        vpshufb xmm2, xmm5, xmm2                         ;    14.3 p1      22 w[12]
        xor r15d, r13d                                   ;    26.5 p6       6 v[3]
        rorx r9d, edx, 0x1b                              ;    27.5 p0      27 v[3]
        xor r11d, r10d                                   ;    26.5 p11      6 v[2]
        add ebx, r15d                                    ;    27.5 p5      27 v[3]
        and r11d, edx                                    ;    27.5 p6       6 v[2]
        mov r13d, dword [rsp + 32]                       ;    15.2 p3      27 v[1]
        add r13d, ecx                                    ;    24.5 p1      27 v[1]
        ror edx, 2                                       ;    27.5 p0      28 v[4]
        xor ecx, r11d                                    ;    28.5 p11      6 v[2]
        mov r11d, r10d                                   ;    26.5          6 v[1] copy
        xor r11d, edx                                    ;    28.5 p5       6 v[1]
        mov r15d, dword [rsp + 36]                       ;    16.2 p10     27 v[0]
        add r15d, r10d                                   ;    26.5 p6      27 v[0]
        add eax, ecx                                     ;    29.5 p1      27 v[2]
        add ebx, r9d                                     ;    28.5 p11     27 v[3]
        rorx r9d, ebx, 0x1b                              ;    29.5 p0      27 v[2]
        and r11d, ebx                                    ;    29.5 p5       6 v[1]
        ror ebx, 2                                       ;    29.5 p6      28 v[3]
        add eax, r9d                                     ;    30.5 p1      27 v[2]
        vpalignr xmm5, xmm1, xmm0, 8                     ;    18.0 p5      23 w[0]
        xor r10d, r11d                                   ;    30.5 p11      6 v[1]
        add r13d, r10d                                   ;    31.5 p0      27 v[1]
        mov r11d, edx                                    ;    28.5          6 v[0] copy
        xor r11d, ebx                                    ;    30.5 p6       6 v[0]
        mov ecx, dword [rsp + 40]                        ;    18.3 p2      27 v[4]
        add ecx, edx                                     ;    28.5 p1      27 v[4]
        and r11d, eax                                    ;    31.5 p11      6 v[0]
        xor edx, r11d                                    ;    32.5 p0       6 v[0]
        mov r11d, dword [rsp + 44]                       ;    19.0 p3      27 v[3]
        rorx r9d, eax, 0x1b                              ;    31.5 p6      27 v[1]
        add r13d, r9d                                    ;    32.5 p5      27 v[1]
        vmovdqa xmm6, [rel sha1_blocks.T0_w.blocks]      ;    19.5 p10     23 w[0] reload
        mov r10d, ebx                                    ;    30.5          6 v[4] copy
        vpalignr xmm7, xmm6, xmm2, 4                     ;    25.5 p5      23 w[0]
        rorx r9d, r13d, 0x1b                             ;    33.5 p0      27 v[0]
        ror eax, 2                                       ;    31.5 p6      28 v[2]
        xor r10d, eax                                    ;    32.5 p1       6 v[4]
        and r10d, r13d                                   ;    33.5 p11      6 v[4]
        add r11d, ebx                                    ;    30.5 p0      27 v[3]
        vpaddd xmm8, xmm2, xmm3                          ;    21.3 p5      22 w[12]
        vmovdqa [rsp + 48], xmm8                         ;    22.3 p8+p9   22 w[12]
        xor ebx, r10d                                    ;    34.5 p6       6 v[4]
        mov r10d, eax                                    ;    32.5          6 v[3] copy
        add r15d, edx                                    ;    33.5 p1      27 v[0]
        ror r13d, 2                                      ;    33.5 p0      28 v[1]
        add r15d, r9d                                    ;    34.5 p11     27 v[0]
        rorx r9d, r15d, 0x1b                             ;    35.5 p6      27 v[4]
        xor r10d, r13d                                   ;    34.5 p5       6 v[3]
        mov edx, dword [rsp + 48]                        ;    22.3 p2      27 v[2]
        add edx, eax                                     ;    32.5 p1      27 v[2]
        add ecx, ebx                                     ;    35.5 p11     27 v[4]
        and r10d, r15d                                   ;    35.5 p0       6 v[3]
        vpxor xmm8, xmm0, xmm4                           ;    23.3 p5      23 w[0]
        ror r15d, 2                                      ;    35.5 p6      28 v[0]
        add ecx, r9d                                     ;    36.5 p1      27 v[4]
        vpternlogd xmm5, xmm7, xmm8, 0x96                ;    26.5 p0      23 w[0]
        xor eax, r10d                                    ;    36.5 p11      6 v[3]
        rorx r9d, ecx, 0x1b                              ;    37.5 p6      27 v[3]
        mov r10d, r13d                                   ;    34.5          6 v[2] copy
        vprold xmm5, xmm5, 1                             ;    27.5 p1      23 w[0]
        xor r10d, r15d                                   ;    36.5 p5       6 v[2]
        mov ebx, dword [rsp + 52]                        ;    24.5 p3      27 v[1]
        add ebx, r13d                                    ;    34.5 p11     27 v[1]
        vpalignr xmm7, xmm5, xmm6, 4                     ;    28.5 p5      23 w[0]
        add r11d, eax                                    ;    37.5 p0      27 v[3]
        vprold xmm7, xmm7, 1                             ;    29.5 p1      23 w[0]
        and r10d, ecx                                    ;    37.5 p6       6 v[2]
        ror ecx, 2                                       ;    37.5 p0      28 v[4]
        add r11d, r9d                                    ;    38.5 p11     27 v[3]
        xor r13d, r10d                                   ;    38.5 p5       6 v[2]
        mov r10d, r15d                                   ;    36.5          6 v[1] copy
        rorx r9d, r11d, 0x1b                             ;    39.5 p6      27 v[2]
        xor r10d, ecx                                    ;    38.5 p1       6 v[1]
        mov eax, dword [rsp + 56]                        ;    26.5 p10     27 v[0]
        add eax, r15d                                    ;    36.5 p11     27 v[0]
        add edx, r13d                                    ;    39.5 p0      27 v[2]
        vpalignr xmm8, xmm4, xmm1, 8                     ;    27.3 p5      23 w[4]
        and r10d, r11d                                   ;    39.5 p6       6 v[1]
        add edx, r9d                                     ;    40.5 p1      27 v[2]
        rorx r9d, edx, 0x1b                              ;    41.5 p0      27 v[1]
        ror r11d, 2                                      ;    39.5 p6      28 v[3]
        xor r15d, r10d                                   ;    40.5 p11      6 v[1]
        mov r10d, ecx                                    ;    38.5          6 v[0] copy
        vpxor xmm5, xmm5, xmm7                           ;    30.5 p5      23 w[0]
        mov r13d, dword [rsp + 60]                       ;    28.3 p2      27 v[4]
        vpalignr xmm7, xmm6, xmm5, 4                     ;    31.5 p5      23 w[4]
        add r13d, ecx                                    ;    38.5 p1      27 v[4]
        add ebx, r15d                                    ;    41.5 p11     27 v[1]
        add ebx, r9d                                     ;    42.5 p0      27 v[1]
        xor r10d, r11d                                   ;    40.5 p6       6 v[0]
        and r10d, edx                                    ;    41.5 p1       6 v[0]
        ror edx, 2                                       ;    41.5 p0      28 v[2]
        xor ecx, r10d                                    ;    42.5 p11      6 v[0]
        vpaddd xmm3, xmm5, xmm3                          ;    31.5 p5      23 w[0]
        vmovdqa [rsp + 64], xmm3                         ;    32.5 p7+p4   23 w[0]
        vpxor xmm3, xmm1, xmm2                           ;    30.7 p1      23 w[4]
        mov r10d, r11d                                   ;    40.5          6 v[4] copy
        rorx r9d, ebx, 0x1b                              ;    43.5 p6      27 v[0]
        vpternlogd xmm7, xmm8, xmm3, 0x96                ;    32.5 p0      23 w[4]
        xor r10d, edx                                    ;    42.5 p11      6 v[4]
        mov r15d, dword [rsp + 64]                       ;    32.5 p3      27 v[3]
        add r15d, r11d                                   ;    40.5 p5      27 v[3]
        add eax, ecx                                     ;    43.5 p6      27 v[0]
        and r10d, ebx                                    ;    43.5 p1       6 v[4]
        add eax, r9d                                     ;    44.5 p11     27 v[0]
        vprold xmm3, xmm7, 1                             ;    33.5 p0      23 w[4]
        xor r11d, r10d                                   ;    44.5 p5       6 v[4]
        mov r10d, edx                                    ;    42.5          6 v[3] copy
        rorx r9d, eax, 0x1b                              ;    45.5 p6      27 v[4]
        vpalignr xmm7, xmm3, xmm6, 4                     ;    34.5 p5      23 w[4]
        ror ebx, 2                                       ;    43.5 p0      28 v[1]
        xor r10d, ebx                                    ;    44.5 p1       6 v[3]
        mov ecx, dword [rsp + 68]                        ;    33.0 p10     27 v[2]
        add ecx, edx                                     ;    42.5 p11     27 v[2]
        add r13d, r11d                                   ;    45.5 p6      27 v[4]
        vprold xmm7, xmm7, 1                             ;    35.5 p1      23 w[4]
        and r10d, eax                                    ;    45.5 p0       6 v[3]
        ror eax, 2                                       ;    45.5 p6      28 v[0]
        add r13d, r9d                                    ;    46.5 p11     27 v[4]
        vpalignr xmm8, xmm2, xmm4, 8                     ;    34.3 p5      23 w[8]
        xor edx, r10d                                    ;    46.5 p1       6 v[3]
        mov r10d, ebx                                    ;    44.5          6 v[2] copy
        rorx r9d, r13d, 0x1b                             ;    47.5 p0      27 v[3]
        xor r10d, eax                                    ;    46.5 p11      6 v[2]
        mov r11d, dword [rsp + 72]                       ;    35.0 p2      27 v[1]
        add r11d, ebx                                    ;    44.5 p5      27 v[1]
        add r15d, edx                                    ;    47.5 p6      27 v[3]
        and r10d, r13d                                   ;    47.5 p1       6 v[2]
        ror r13d, 2                                      ;    47.5 p0      28 v[4]
        add r15d, r9d                                    ;    48.5 p11     27 v[3]
        vpxor xmm3, xmm3, xmm7                           ;    36.5 p5      23 w[4]
        xor ebx, r10d                                    ;    48.5 p6       6 v[2]
        mov r10d, eax                                    ;    46.5          6 v[1] copy
        vpalignr xmm7, xmm6, xmm3, 4                     ;    37.5 p5      23 w[8]
        vpxor xmm8, xmm8, xmm4                           ;    36.8 p1      23 w[8]
        vpternlogd xmm7, xmm8, xmm5, 0x96                ;    38.5 p0      23 w[8]
        vprold xmm7, xmm7, 1                             ;    39.5 p1      23 w[8]
        rorx r9d, r15d, 0x1b                             ;    49.5 p6      27 v[2]
        xor r10d, r13d                                   ;    48.5 p11      6 v[1]
        mov edx, dword [rsp + 76]                        ;    37.5 p3      27 v[0]
        add edx, eax                                     ;    46.5 p0      27 v[0]
        add ecx, ebx                                     ;    49.5 p11     27 v[2]
        and r10d, r15d                                   ;    49.5 p5       6 v[1]
        ror r15d, 2                                      ;    49.5 p6      28 v[3]
        add ecx, r9d                                     ;    50.5 p1      27 v[2]
        vmovdqa xmm9, [rel sha1_blocks.T0_w.blocks + 48] ;    38.5 p10     23 w[4] reload
        vpaddd xmm10, xmm3, xmm9                         ;    44.5 p0      23 w[4]
        vmovdqa [rsp + 80], xmm10                        ;    45.5 p8+p9   23 w[4]
        xor eax, r10d                                    ;    50.5 p11      6 v[1]
        mov r10d, r13d                                   ;    48.5          6 v[0] copy
        rorx r9d, ecx, 0x1b                              ;    51.5 p6      27 v[1]
        xor r10d, r15d                                   ;    50.5 p5       6 v[0]
        mov ebx, dword [rsp + 80]                        ;    45.5 p2      27 v[4]
        add ebx, r13d                                    ;    50.5 p1      27 v[4]
        add r11d, eax                                    ;    51.5 p0      27 v[1]
        and r10d, ecx                                    ;    51.5 p11      6 v[0]
        ror ecx, 2                                       ;    51.5 p6      28 v[2]
        add r11d, r9d                                    ;    52.5 p5      27 v[1]
        xor r13d, r10d                                   ;    52.5 p1       6 v[0]
        vpalignr xmm8, xmm7, xmm6, 4                     ;    41.5 p5      23 w[8]
        rorx r9d, r11d, 0x1b                             ;    53.5 p0      27 v[0]
        mov r10d, dword [rsp + 84]                       ;    45.5 p3      27 v[3]
        add r10d, r15d                                   ;    50.5 p11     27 v[3]
        add edx, r13d                                    ;    53.5 p6      27 v[0]
        vprold xmm8, xmm8, 1                             ;    42.5 p1      23 w[8]
        xor r15d, ecx                                    ;    52.5 p0       7 v[4]
        xor r15d, r11d                                   ;    53.5 p11      7 v[4]
        ror r11d, 2                                      ;    53.5 p6      28 v[1]
        add edx, r9d                                     ;    54.5 p5      27 v[0]
        vpalignr xmm10, xmm5, xmm2, 8                    ;    43.5 p5      23 w[12]
        add ebx, r15d                                    ;    54.5 p1      27 v[4]
        mov r15d, dword [rsp + 88]                       ;    45.5 p10     27 v[2]
        add r15d, ecx                                    ;    52.5 p0      27 v[2]
        rorx r9d, edx, 0x1b                              ;    55.5 p6      27 v[4]
        vpxor xmm7, xmm7, xmm8                           ;    43.8 p1      23 w[8]
        add ebx, r9d                                     ;    56.5 p11     27 v[4]
        rorx r9d, edx, 2                                 ;    55.5 p0      28 v[0]
        rorx r13d, ebx, 0x1b                             ;    57.5 p6      27 v[3]
        xor ecx, r11d                                    ;    54.5 p11      7 v[3]
        xor ecx, edx                                     ;    55.5 p5       7 v[3]
        mov eax, dword [rsp + 92]                        ;    45.5 p2      27 v[1]
        vpalignr xmm8, xmm6, xmm7, 4                     ;    45.5 p5      23 w[12]
        add eax, r11d                                    ;    54.5 p1      27 v[1]
        add r10d, ecx                                    ;    56.5 p0      27 v[3]
        vpaddd xmm11, xmm7, xmm9                         ;    45.8 p1      23 w[8]
        vmovdqa [rsp + 96], xmm11                        ;    46.8 p7+p4   23 w[8]
        xor r11d, r9d                                    ;    56.5 p11      7 v[2]
        add r10d, r13d                                   ;    58.5 p6      27 v[3]
        vpxor xmm10, xmm10, xmm2                         ;    46.0 p0      23 w[12]
        vpternlogd xmm8, xmm10, xmm3, 0x96               ;    47.0 p5      23 w[12]
        xor r11d, ebx                                    ;    57.5 p11      7 v[2]
        ror ebx, 2                                       ;    57.5 p6      28 v[4]
        mov ecx, dword [rsp + 96]                        ;    46.8 p3      27 v[0]
        add r15d, r11d                                   ;    58.5 p1      27 v[2]
        rorx r11d, r10d, 0x1b                            ;    59.5 p0      27 v[2]
        add r15d, r11d                                   ;    60.5 p11     27 v[2]
        vprold xmm8, xmm8, 1                             ;    48.0 p1      23 w[12]
        rorx r11d, r10d, 2                               ;    59.5 p6      28 v[3]
        rorx r13d, r15d, 0x1b                            ;    61.5 p0      27 v[1]
        vpalignr xmm6, xmm8, xmm6, 4                     ;    49.0 p5      23 w[12]
        add ecx, r9d                                     ;    56.5 p11     27 v[0]
        vprold xmm6, xmm6, 1                             ;    50.0 p1      23 w[12]
        xor r9d, ebx                                     ;    58.5 p5       7 v[1]
        xor r9d, r10d                                    ;    59.5 p6       7 v[1]
        mov r10d, dword [rsp + 100]                      ;    48.3 p10     27 v[4]
        add r10d, ebx                                    ;    58.5 p0      27 v[4]
        add eax, r9d                                     ;    60.5 p11     27 v[1]
        xor ebx, r11d                                    ;    60.5 p5       7 v[0]
        vpxor xmm8, xmm8, xmm6                           ;    51.0 p1      23 w[12]
        add eax, r13d                                    ;    62.5 p6      27 v[1]
        xor ebx, r15d                                    ;    61.5 p0       7 v[0]
        ror r15d, 2                                      ;    61.5 p6      28 v[2]
        add ecx, ebx                                     ;    62.5 p11     27 v[0]
        rorx r9d, eax, 0x1b                              ;    63.5 p0      27 v[0]
        add ecx, r9d                                     ;    64.5 p5      27 v[0]
        rorx r9d, eax, 2                                 ;    63.5 p6      28 v[1]
        vpalignr xmm6, xmm8, xmm7, 8                     ;    52.0 p5      23 w[0]
        vpaddd xmm10, xmm8, xmm9                         ;    52.0 p1      23 w[12]
        vmovdqa [rsp + 112], xmm10                       ;    53.0 p8+p9   23 w[12]
        rorx r13d, ecx, 0x1b                             ;    65.5 p0      27 v[4]
        mov edx, dword [rsp + 104]                       ;    51.0 p2      27 v[3]
        add edx, r11d                                    ;    60.5 p11     27 v[3]
        xor r11d, r15d                                   ;    62.5 p1       7 v[4]
        xor r11d, eax                                    ;    63.5 p11      7 v[4]
        mov eax, dword [rsp + 108]                       ;    51.7 p3      27 v[2]
        add eax, r15d                                    ;    62.5 p5      27 v[2]
        add r10d, r11d                                   ;    64.5 p6      27 v[4]
        xor r15d, r9d                                    ;    64.5 p1       7 v[3]
        add r10d, r13d                                   ;    66.5 p0      27 v[4]
        xor r15d, ecx                                    ;    65.5 p11      7 v[3]
        ror ecx, 2                                       ;    65.5 p6      28 v[0]
        add edx, r15d                                    ;    66.5 p5      27 v[3]
        vpxor xmm0, xmm0, xmm1                           ;    53.8 p1      23 w[0]
        rorx r11d, r10d, 0x1b                            ;    67.5 p0      27 v[3]
        add edx, r11d                                    ;    68.5 p11     27 v[3]
        rorx r11d, r10d, 2                               ;    67.5 p6      28 v[4]
        vpternlogd xmm6, xmm0, xmm5, 0x96                ;    54.8 p5      23 w[0]
        rorx r13d, edx, 0x1b                             ;    69.5 p0      27 v[2]
        vprold xmm0, xmm6, 2                             ;    55.8 p1      23 w[0]
        mov r15d, dword [rsp + 112]                      ;    54.2 p10     27 v[1]
        add r15d, r9d                                    ;    64.5 p11     27 v[1]
        xor r9d, ecx                                     ;    66.5 p5       7 v[2]
        vpalignr xmm6, xmm0, xmm8, 8                     ;    56.8 p5      23 w[4]
        xor r9d, r10d                                    ;    67.5 p6       7 v[2]
        mov r10d, dword [rsp + 116]                      ;    55.0 p2      27 v[0]
        add r10d, ecx                                    ;    66.5 p1      27 v[0]
        xor ecx, r11d                                    ;    68.5 p0       7 v[1]
        xor ecx, edx                                     ;    69.5 p11      7 v[1]
        ror edx, 2                                       ;    69.5 p6      28 v[3]
        add eax, r9d                                     ;    68.5 p1      27 v[2]
        vpaddd xmm10, xmm0, xmm9                         ;    57.0 p0      23 w[0]
        vmovdqa [rsp + 128], xmm10                       ;    58.0 p7+p4   23 w[0]
        add eax, r13d                                    ;    70.5 p11     27 v[2]
        rorx r9d, eax, 0x1b                              ;    71.5 p6      27 v[1]
        add r15d, ecx                                    ;    70.5 p5      27 v[1]
        add r15d, r9d                                    ;    72.5 p1      27 v[1]
        rorx r9d, eax, 2                                 ;    71.5 p0      28 v[2]
        rorx r13d, r15d, 0x1b                            ;    73.5 p6      27 v[0]
        mov ecx, dword [rsp + 120]                       ;    57.3 p3      27 v[4]
        add ecx, r11d                                    ;    68.5 p11     27 v[4]
        xor r11d, edx                                    ;    70.5 p5       7 v[0]
        xor r11d, eax                                    ;    71.5 p1       7 v[0]
        mov eax, dword [rsp + 124]                       ;    58.0 p10     27 v[3]
        add eax, edx                                     ;    70.5 p0      27 v[3]
        add r10d, r11d                                   ;    72.5 p11     27 v[0]
        xor edx, r9d                                     ;    72.5 p5       7 v[4]
        add r10d, r13d                                   ;    74.5 p6      27 v[0]
        xor edx, r15d                                    ;    73.5 p1       7 v[4]
        ror r15d, 2                                      ;    73.5 p0      28 v[1]
        vpxor xmm1, xmm1, xmm4                           ;    60.5 p5      23 w[4]
        add ecx, edx                                     ;    74.5 p11     27 v[4]
        vpternlogd xmm6, xmm1, xmm3, 0x96                ;    61.5 p1      23 w[4]
        vprold xmm1, xmm6, 2                             ;    62.5 p0      23 w[4]
        rorx r11d, r10d, 0x1b                            ;    75.5 p6      27 v[4]
        add ecx, r11d                                    ;    76.5 p11     27 v[4]
        rorx r11d, r10d, 2                               ;    75.5 p6      28 v[0]
        mov edx, dword [rsp + 128]                       ;    60.3 p2      27 v[2]
        add edx, r9d                                     ;    72.5 p5      27 v[2]
        xor r9d, r15d                                    ;    74.5 p1       7 v[3]
        xor r9d, r10d                                    ;    75.5 p0       7 v[3]
        add eax, r9d                                     ;    76.5 p11     27 v[3]
        rorx r13d, ecx, 0x1b                             ;    77.5 p6      27 v[3]
        vpalignr xmm6, xmm1, xmm0, 8                     ;    63.5 p5      23 w[8]
        mov r10d, dword [rsp + 132]                      ;    61.5 p3      27 v[1]
        add r10d, r15d                                   ;    74.5 p1      27 v[1]
        xor r15d, r11d                                   ;    76.5 p0       7 v[2]
        xor r15d, ecx                                    ;    77.5 p11      7 v[2]
        add eax, r13d                                    ;    78.5 p5      27 v[3]
        vpxor xmm4, xmm4, xmm2                           ;    63.8 p1      23 w[8]
        ror ecx, 2                                       ;    77.5 p6      28 v[4]
        vpaddd xmm9, xmm1, xmm9                          ;    64.0 p0      23 w[4]
        vmovdqa [rsp + 144], xmm9                        ;    65.0 p8+p9   23 w[4]
        add edx, r15d                                    ;    78.5 p11     27 v[2]
        rorx r9d, eax, 0x1b                              ;    79.5 p6      27 v[2]
        add edx, r9d                                     ;    80.5 p5      27 v[2]
        rorx r9d, eax, 2                                 ;    79.5 p0      28 v[3]
        rorx r13d, edx, 0x1b                             ;    81.5 p6      27 v[1]
        mov r15d, dword [rsp + 136]                      ;    63.8 p10     27 v[0]
        vpternlogd xmm6, xmm4, xmm7, 0x96                ;    64.8 p1      23 w[8]
        add r15d, r11d                                   ;    76.5 p11     27 v[0]
        xor r11d, ecx                                    ;    78.5 p5       7 v[1]
        xor r11d, eax                                    ;    79.5 p1       7 v[1]
        vprold xmm4, xmm6, 2                             ;    66.0 p0      23 w[8]
        mov eax, dword [rsp + 140]                       ;    64.8 p2      27 v[4]
        add eax, ecx                                     ;    78.5 p11     27 v[4]
        xor ecx, r9d                                     ;    80.5 p5       7 v[0]
        xor ecx, edx                                     ;    81.5 p6       7 v[0]
        add r15d, ecx                                    ;    82.5 p1      27 v[0]
        add r10d, r11d                                   ;    80.5 p0      27 v[1]
        vpalignr xmm6, xmm4, xmm1, 8                     ;    67.5 p5      23 w[12]
        add r10d, r13d                                   ;    82.5 p11     27 v[1]
        ror edx, 2                                       ;    81.5 p6      28 v[2]
        rorx r11d, r10d, 0x1b                            ;    83.5 p0      27 v[0]
        add r15d, r11d                                   ;    84.5 p1      27 v[0]
        rorx r11d, r10d, 2                               ;    83.5 p6      28 v[1]
        rorx r13d, r15d, 0x1b                            ;    85.5 p0      27 v[4]
        mov ecx, dword [rsp + 144]                       ;    67.0 p3      27 v[3]
        add ecx, r9d                                     ;    80.5 p11     27 v[3]
        xor r9d, edx                                     ;    82.5 p5       7 v[4]
        xor r9d, r10d                                    ;    83.5 p1       7 v[4]
        mov r10d, dword [rsp + 148]                      ;    67.7 p10     27 v[2]
        add r10d, edx                                    ;    82.5 p11     27 v[2]
        xor edx, r11d                                    ;    84.5 p5       7 v[3]
        add eax, r9d                                     ;    84.5 p6      27 v[4]
        vmovdqa xmm9, [rel sha1_blocks.T0_w.blocks + 64] ;    68.3 p2      23 w[8] reload
        vpaddd xmm10, xmm4, xmm9                         ;    74.3 p1      23 w[8]
        vmovdqa [rsp + 160], xmm10                       ;    75.3 p7+p4   23 w[8]
        add eax, r13d                                    ;    86.5 p0      27 v[4]
        xor edx, r15d                                    ;    85.5 p11      7 v[3]
        ror r15d, 2                                      ;    85.5 p6      28 v[0]
        add ecx, edx                                     ;    86.5 p5      27 v[3]
        rorx r9d, eax, 0x1b                              ;    87.5 p0      27 v[3]
        vpxor xmm2, xmm2, xmm5                           ;    70.8 p1      23 w[12]
        mov edx, dword [rsp + 152]                       ;    69.8 p3      27 v[1]
        vpternlogd xmm6, xmm2, xmm8, 0x96                ;    71.8 p5      23 w[12]
        add edx, r11d                                    ;    84.5 p11     27 v[1]
        vprold xmm2, xmm6, 2                             ;    72.8 p1      23 w[12]
        xor r11d, r15d                                   ;    86.5 p6       7 v[2]
        xor r11d, eax                                    ;    87.5 p0       7 v[2]
        add r10d, r11d                                   ;    88.5 p11     27 v[2]
        add ecx, r9d                                     ;    88.5 p5      27 v[3]
        rorx r9d, eax, 2                                 ;    87.5 p6      28 v[4]
        mov eax, dword [rsp + 156]                       ;    71.3 p10     27 v[0]
        add eax, r15d                                    ;    86.5 p1      27 v[0]
        xor r15d, r9d                                    ;    88.5 p0       7 v[1]
        rorx r13d, ecx, 0x1b                             ;    89.5 p6      27 v[2]
        add r10d, r13d                                   ;    90.5 p11     27 v[2]
        xor r15d, ecx                                    ;    89.5 p5       7 v[1]
        ror ecx, 2                                       ;    89.5 p0      28 v[3]
        add edx, r15d                                    ;    90.5 p1      27 v[1]
        vpalignr xmm6, xmm2, xmm4, 8                     ;    74.5 p5      23 w[0]
        rorx r11d, r10d, 0x1b                            ;    91.5 p6      27 v[1]
        add edx, r11d                                    ;    92.5 p11     27 v[1]
        rorx r11d, r10d, 2                               ;    91.5 p0      28 v[2]
        mov r15d, dword [rsp + 160]                      ;    75.3 p2      27 v[4]
        add r15d, r9d                                    ;    88.5 p1      27 v[4]
        xor r9d, ecx                                     ;    90.5 p11      7 v[0]
        xor r9d, r10d                                    ;    91.5 p5       7 v[0]
        add eax, r9d                                     ;    92.5 p6      27 v[0]
        vpaddd xmm10, xmm2, xmm9                         ;    75.8 p1      23 w[12]
        vmovdqa [rsp + 176], xmm10                       ;    76.8 p8+p9   23 w[12]
        rorx r13d, edx, 0x1b                             ;    93.5 p0      27 v[0]
        add eax, r13d                                    ;    94.5 p11     27 v[0]
        rorx r9d, edx, 2                                 ;    93.5 p6      28 v[1]
        mov r13d, ecx                                    ;    90.5          8 v[4] copy
        mov ebx, dword [rsp + 164]                       ;    75.3 p3      27 v[3]
        add ebx, ecx                                     ;    90.5 p5      27 v[3]
        xor r13d, r11d                                   ;    92.5 p1       8 v[4]
        and ecx, r11d                                    ;    92.5 p0       8 v[4]
        and edx, r13d                                    ;    93.5 p11      8 v[4]
        add r15d, ecx                                    ;    93.5 p5      27 v[4]
        add r15d, edx                                    ;    94.5 p6      27 v[4]
        rorx r10d, eax, 0x1b                             ;    95.5 p0      27 v[4]
        add r15d, r10d                                   ;    96.5 p1      27 v[4]
        rorx r10d, eax, 2                                ;    95.5 p6      28 v[0]
        vpxor xmm5, xmm5, xmm3                           ;    78.5 p5      23 w[0]
        vpternlogd xmm6, xmm5, xmm0, 0x96                ;    79.5 p1      23 w[0]
        mov ecx, r11d                                    ;    92.5          8 v[3] copy
        mov edx, dword [rsp + 168]                       ;    77.3 p10     27 v[2]
        vprold xmm5, xmm6, 2                             ;    80.5 p0      23 w[0]
        add edx, r11d                                    ;    92.5 p11     27 v[2]
        xor ecx, r9d                                     ;    94.5 p11      8 v[3]
        and r11d, r9d                                    ;    94.5 p5       8 v[3]
        and eax, ecx                                     ;    95.5 p6       8 v[3]
        add ebx, r11d                                    ;    95.5 p1      27 v[3]
        rorx r13d, r15d, 0x1b                            ;    97.5 p0      27 v[3]
        add ebx, eax                                     ;    96.5 p11     27 v[3]
        add ebx, r13d                                    ;    98.5 p5      27 v[3]
        rorx r11d, r15d, 2                               ;    97.5 p6      28 v[4]
        mov eax, r9d                                     ;    94.5          8 v[2] copy
        mov ecx, dword [rsp + 172]                       ;    79.3 p2      27 v[1]
        add ecx, r9d                                     ;    94.5 p1      27 v[1]
        xor eax, r10d                                    ;    96.5 p0       8 v[2]
        and r9d, r10d                                    ;    96.5 p11      8 v[2]
        and r15d, eax                                    ;    97.5 p5       8 v[2]
        add edx, r9d                                     ;    97.5 p6      27 v[2]
        add edx, r15d                                    ;    98.5 p1      27 v[2]
        rorx r13d, ebx, 0x1b                             ;    99.5 p0      27 v[2]
        mov eax, dword [rsp + 176]                       ;    80.7 p3      27 v[0]
        add eax, r10d                                    ;    96.5 p11     27 v[0]
        add edx, r13d                                    ;   100.5 p5      27 v[2]
        rorx r9d, ebx, 2                                 ;    99.5 p6      28 v[3]
        vpaddd xmm6, xmm5, xmm9                          ;    82.8 p1      23 w[0]
        vmovdqa [rsp + 192], xmm6                        ;    83.8 p7+p4   23 w[0]
        mov r15d, r10d                                   ;    96.5          8 v[1] copy
        vpalignr xmm6, xmm5, xmm2, 8                     ;    83.5 p5      23 w[4]
        xor r15d, r11d                                   ;    98.5 p0       8 v[1]
        and r10d, r11d                                   ;    98.5 p11      8 v[1]
        and ebx, r15d                                    ;    99.5 p6       8 v[1]
        add ecx, r10d                                    ;    99.5 p1      27 v[1]
        add ecx, ebx                                     ;   100.5 p0      27 v[1]
        mov r15d, r11d                                   ;    98.5          8 v[0] copy
        rorx r13d, edx, 0x1b                             ;   101.5 p6      27 v[1]
        add ecx, r13d                                    ;   102.5 p11     27 v[1]
        rorx r10d, edx, 2                                ;   101.5 p0      28 v[2]
        mov ebx, dword [rsp + 180]                       ;    83.5 p10     27 v[4]
        add ebx, r11d                                    ;    98.5 p5      27 v[4]
        xor r15d, r9d                                    ;   100.5 p1       8 v[0]
        and r11d, r9d                                    ;   100.5 p11      8 v[0]
        and edx, r15d                                    ;   101.5 p5       8 v[0]
        add eax, r11d                                    ;   101.5 p6      27 v[0]
        add eax, edx                                     ;   102.5 p1      27 v[0]
        rorx r13d, ecx, 0x1b                             ;   103.5 p0      27 v[0]
        add eax, r13d                                    ;   104.5 p11     27 v[0]
        rorx r11d, ecx, 2                                ;   103.5 p6      28 v[1]
        vpxor xmm3, xmm3, xmm7                           ;    86.5 p5      23 w[4]
        mov edx, dword [rsp + 184]                       ;    85.3 p2      27 v[3]
        vpternlogd xmm6, xmm3, xmm1, 0x96                ;    87.5 p1      23 w[4]
        add edx, r9d                                     ;   100.5 p0      27 v[3]
        vprold xmm3, xmm6, 2                             ;    88.5 p1      23 w[4]
        mov r15d, r9d                                    ;   100.5          8 v[4] copy
        xor r15d, r10d                                   ;   102.5 p11      8 v[4]
        and r9d, r10d                                    ;   102.5 p5       8 v[4]
        and ecx, r15d                                    ;   103.5 p6       8 v[4]
        rorx r13d, eax, 0x1b                             ;   105.5 p0      27 v[4]
        add ebx, r9d                                     ;   103.5 p11     27 v[4]
        add ebx, ecx                                     ;   104.5 p5      27 v[4]
        mov r15d, r10d                                   ;   102.5          8 v[3] copy
        add ebx, r13d                                    ;   106.5 p6      27 v[4]
        rorx r9d, eax, 2                                 ;   105.5 p0      28 v[0]
        mov ecx, dword [rsp + 188]                       ;    87.7 p3      27 v[2]
        add ecx, r10d                                    ;   102.5 p1      27 v[2]
        xor r15d, r11d                                   ;   104.5 p11      8 v[3]
        and r10d, r11d                                   ;   104.5 p5       8 v[3]
        and eax, r15d                                    ;   105.5 p6       8 v[3]
        mov r15d, r11d                                   ;   104.5          8 v[2] copy
        add edx, r10d                                    ;   105.5 p1      27 v[3]
        add edx, eax                                     ;   106.5 p0      27 v[3]
        rorx r13d, ebx, 0x1b                             ;   107.5 p6      27 v[3]
        add edx, r13d                                    ;   108.5 p11     27 v[3]
        rorx r10d, ebx, 2                                ;   107.5 p0      28 v[4]
        vpaddd xmm6, xmm3, xmm9                          ;    90.5 p5      23 w[4]
        vmovdqa [rsp + 208], xmm6                        ;    91.5 p8+p9   23 w[4]
        mov eax, dword [rsp + 192]                       ;    89.8 p10     27 v[1]
        vpalignr xmm6, xmm3, xmm5, 8                     ;    91.5 p5      23 w[8]
        add eax, r11d                                    ;   104.5 p1      27 v[1]
        xor r15d, r9d                                    ;   106.5 p11      8 v[2]
        and r11d, r9d                                    ;   106.5 p6       8 v[2]
        and ebx, r15d                                    ;   107.5 p1       8 v[2]
        mov r15d, r9d                                    ;   106.5          8 v[1] copy
        add ecx, r11d                                    ;   107.5 p0      27 v[2]
        add ecx, ebx                                     ;   108.5 p11     27 v[2]
        rorx r11d, edx, 2                                ;   109.5 p6      28 v[3]
        mov ebx, dword [rsp + 196]                       ;    91.5 p2      27 v[0]
        rorx r13d, edx, 0x1b                             ;   109.5 p0      27 v[2]
        xor r15d, r10d                                   ;   108.5 p5       8 v[1]
        and edx, r15d                                    ;   109.5 p1       8 v[1]
        mov r15d, r10d                                   ;   108.5          8 v[0] copy
        add ebx, r9d                                     ;   106.5 p11     27 v[0]
        and r9d, r10d                                    ;   108.5 p5       8 v[1]
        add eax, r9d                                     ;   109.5 p6      27 v[1]
        add eax, edx                                     ;   110.5 p1      27 v[1]
        mov edx, dword [rsp + 200]                       ;    93.0 p3      27 v[4]
        add edx, r10d                                    ;   108.5 p0      27 v[4]
        xor r15d, r11d                                   ;   110.5 p11      8 v[0]
        and r10d, r11d                                   ;   110.5 p5       8 v[0]
        add ebx, r10d                                    ;   111.5 p6      27 v[0]
        add ecx, r13d                                    ;   110.5 p1      27 v[2]
        vpxor xmm7, xmm7, xmm8                           ;    95.0 p0      23 w[8]
        rorx r13d, ecx, 0x1b                             ;   111.5 p6      27 v[1]
        add eax, r13d                                    ;   112.5 p11     27 v[1]
        rorx r9d, ecx, 2                                 ;   111.5 p0      28 v[2]
        and ecx, r15d                                    ;   111.5 p5       8 v[0]
        mov r15d, r11d                                   ;   110.5          8 v[4] copy
        add ebx, ecx                                     ;   112.5 p1      27 v[0]
        rorx r13d, eax, 0x1b                             ;   113.5 p6      27 v[0]
        vpternlogd xmm6, xmm7, xmm4, 0x96                ;    96.5 p5      23 w[8]
        add ebx, r13d                                    ;   114.5 p11     27 v[0]
        rorx r10d, eax, 2                                ;   113.5 p0      28 v[1]
        vprold xmm6, xmm6, 2                             ;    97.5 p1      23 w[8]
        mov ecx, dword [rsp + 204]                       ;    96.0 p10     27 v[3]
        add ecx, r11d                                    ;   110.5 p11     27 v[3]
        rorx r13d, ebx, 0x1b                             ;   115.5 p6      27 v[4]
        xor r15d, r9d                                    ;   112.5 p5       8 v[4]
        and r11d, r9d                                    ;   112.5 p1       8 v[4]
        add edx, r11d                                    ;   113.5 p0      27 v[4]
        and eax, r15d                                    ;   113.5 p11      8 v[4]
        mov r15d, r9d                                    ;   112.5          8 v[3] copy
        add edx, eax                                     ;   114.5 p5      27 v[4]
        add edx, r13d                                    ;   116.5 p6      27 v[4]
        rorx r11d, ebx, 2                                ;   115.5 p0      28 v[0]
        mov eax, dword [rsp + 208]                       ;    97.8 p2      27 v[2]
        add eax, r9d                                     ;   112.5 p1      27 v[2]
        xor r15d, r10d                                   ;   114.5 p11      8 v[3]
        rorx r13d, edx, 0x1b                             ;   117.5 p6      27 v[3]
        and r9d, r10d                                    ;   114.5 p5       8 v[3]
        and ebx, r15d                                    ;   115.5 p1       8 v[3]
        add ecx, r9d                                     ;   115.5 p0      27 v[3]
        add ecx, ebx                                     ;   116.5 p11     27 v[3]
        mov r15d, r10d                                   ;   114.5          8 v[2] copy
        rorx r9d, edx, 2                                 ;   117.5 p6      28 v[4]
        mov ebx, dword [rsp + 212]                       ;    99.5 p3      27 v[1]
        add ebx, r10d                                    ;   114.5 p5      27 v[1]
        xor r15d, r11d                                   ;   116.5 p1       8 v[2]
        and r10d, r11d                                   ;   116.5 p0       8 v[2]
        and edx, r15d                                    ;   117.5 p11      8 v[2]
        mov r15d, r11d                                   ;   116.5          8 v[1] copy
        add eax, r10d                                    ;   117.5 p5      27 v[2]
        add eax, edx                                     ;   118.5 p6      27 v[2]
        mov edx, dword [rsp + 216]                       ;   100.8 p10     27 v[0]
        add edx, r11d                                    ;   116.5 p1      27 v[0]
        and r11d, r9d                                    ;   118.5 p0       8 v[1]
        vpalignr xmm7, xmm6, xmm3, 8                     ;   102.5 p5      23 w[12]
        add ecx, r13d                                    ;   118.5 p11     27 v[3]
        vpaddd xmm9, xmm6, xmm9                          ;   102.8 p1      23 w[8]
        rorx r10d, ecx, 2                                ;   119.5 p6      28 v[3]
        xor r15d, r9d                                    ;   118.5 p0       8 v[1]
        rorx r13d, ecx, 0x1b                             ;   119.5 p6      27 v[2]
        vmovdqa [rsp + 224], xmm9                        ;   103.8 p7+p4   23 w[8]
        add eax, r13d                                    ;   120.5 p11     27 v[2]
        and ecx, r15d                                    ;   119.5 p5       8 v[1]
        add ebx, r11d                                    ;   119.5 p1      27 v[1]
        add ebx, ecx                                     ;   120.5 p0      27 v[1]
        mov r15d, r9d                                    ;   118.5          8 v[0] copy
        rorx r11d, eax, 2                                ;   121.5 p6      28 v[2]
        vpxor xmm8, xmm8, xmm0                           ;   104.5 p5      23 w[12]
        rorx r13d, eax, 0x1b                             ;   121.5 p0      27 v[1]
        add ebx, r13d                                    ;   122.5 p11     27 v[1]
        vpternlogd xmm7, xmm8, xmm2, 0x96                ;   105.5 p1      23 w[12]
        mov ecx, dword [rsp + 220]                       ;   104.2 p2      27 v[4]
        vprold xmm7, xmm7, 2                             ;   106.5 p1      23 w[12]
        add ecx, r9d                                     ;   118.5 p11     27 v[4]
        rorx r13d, ebx, 0x1b                             ;   123.5 p6      27 v[0]
        xor r15d, r10d                                   ;   120.5 p5       8 v[0]
        and r9d, r10d                                    ;   120.5 p0       8 v[0]
        and eax, r15d                                    ;   121.5 p11      8 v[0]
        mov r15d, r10d                                   ;   120.5          8 v[4] copy
        add edx, r9d                                     ;   121.5 p5      27 v[0]
        add edx, eax                                     ;   122.5 p6      27 v[0]
        xor r15d, r11d                                   ;   122.5 p1       8 v[4]
        add edx, r13d                                    ;   124.5 p0      27 v[0]
        mov eax, dword [rsp + 224]                       ;   106.2 p3      27 v[3]
        add eax, r10d                                    ;   120.5 p11     27 v[3]
        and r10d, r11d                                   ;   122.5 p5       8 v[4]
        rorx r9d, ebx, 2                                 ;   123.5 p6      28 v[1]
        rorx r13d, edx, 0x1b                             ;   125.5 p0      27 v[4]
        and ebx, r15d                                    ;   123.5 p1       8 v[4]
        add ecx, r10d                                    ;   123.5 p11     27 v[4]
        add ecx, ebx                                     ;   124.5 p5      27 v[4]
        mov r15d, r11d                                   ;   122.5          8 v[3] copy
        add ecx, r13d                                    ;   126.5 p6      27 v[4]
        rorx r10d, edx, 2                                ;   125.5 p0      28 v[0]
        rorx r13d, ecx, 0x1b                             ;   127.5 p6      27 v[3]
        mov ebx, dword [rsp + 228]                       ;   108.2 p10     27 v[2]
        add ebx, r11d                                    ;   122.5 p1      27 v[2]
        and r11d, r9d                                    ;   124.5 p11      8 v[3]
        add eax, r11d                                    ;   125.5 p5      27 v[3]
        xor r15d, r9d                                    ;   124.5 p1       8 v[3]
        and edx, r15d                                    ;   125.5 p0       8 v[3]
        add eax, edx                                     ;   126.5 p11     27 v[3]
        mov r15d, r9d                                    ;   124.5          8 v[2] copy
        vpalignr xmm8, xmm7, xmm6, 8                     ;   110.5 p5      23 w[0]
        vmovdqa xmm9, [rel sha1_blocks.T0_w.blocks + 80] ;   109.7 p2      23 w[12] reload
        vpaddd xmm10, xmm7, xmm9                         ;   115.7 p1      23 w[12]
        vmovdqa [rsp + 240], xmm10                       ;   116.7 p8+p9   23 w[12]
        rorx r11d, ecx, 2                                ;   127.5 p6      28 v[4]
        vpxor xmm0, xmm0, xmm1                           ;   111.0 p0      23 w[0]
        mov edx, dword [rsp + 232]                       ;   110.5 p3      27 v[1]
        add edx, r9d                                     ;   124.5 p11     27 v[1]
        vpternlogd xmm8, xmm0, xmm5, 0x96                ;   112.0 p5      23 w[0]
        and r9d, r10d                                    ;   126.5 p6       8 v[2]
        add ebx, r9d                                     ;   127.5 p1      27 v[2]
        add eax, r13d                                    ;   128.5 p0      27 v[3]
        rorx r13d, eax, 0x1b                             ;   129.5 p6      27 v[2]
        rorx r9d, eax, 2                                 ;   129.5 p0      28 v[3]
        vprold xmm0, xmm8, 2                             ;   113.0 p1      23 w[0]
        vpalignr xmm8, xmm0, xmm7, 8                     ;   114.0 p5      23 w[4]
        xor r15d, r10d                                   ;   126.5 p11      8 v[2]
        vpaddd xmm10, xmm0, xmm9                         ;   115.7 p5      23 w[0]
        vmovdqa [rsp + 256], xmm10                       ;   116.7 p7+p4   23 w[0]
        and ecx, r15d                                    ;   127.5 p11      8 v[2]
        mov r15d, r10d                                   ;   126.5          8 v[1] copy
        add ebx, ecx                                     ;   128.5 p6      27 v[2]
        add ebx, r13d                                    ;   130.5 p1      27 v[2]
        rorx r13d, ebx, 0x1b                             ;   131.5 p0      27 v[1]
        mov ecx, dword [rsp + 236]                       ;   113.5 p10     27 v[0]
        add ecx, r10d                                    ;   126.5 p11     27 v[0]
        xor r15d, r11d                                   ;   128.5 p5       8 v[1]
        and eax, r15d                                    ;   129.5 p6       8 v[1]
        mov r15d, r11d                                   ;   128.5          8 v[0] copy
        and r10d, r11d                                   ;   128.5 p1       8 v[1]
        add edx, r10d                                    ;   129.5 p0      27 v[1]
        add edx, eax                                     ;   130.5 p11     27 v[1]
        add edx, r13d                                    ;   132.5 p5      27 v[1]
        rorx r10d, ebx, 2                                ;   131.5 p6      28 v[2]
        rorx r13d, edx, 0x1b                             ;   133.5 p0      27 v[0]
        mov eax, dword [rsp + 240]                       ;   116.7 p2      27 v[4]
        add eax, r11d                                    ;   128.5 p1      27 v[4]
        xor r15d, r9d                                    ;   130.5 p11      8 v[0]
        and r11d, r9d                                    ;   130.5 p5       8 v[0]
        and ebx, r15d                                    ;   131.5 p6       8 v[0]
        add ecx, r11d                                    ;   131.5 p1      27 v[0]
        mov r11d, dword [rsp + 244]                      ;   116.7 p3      27 v[3]
        add r11d, r9d                                    ;   130.5 p0      27 v[3]
        add ecx, ebx                                     ;   132.5 p11     27 v[0]
        xor r9d, r10d                                    ;   132.5 p5       7 v[4]
        add ecx, r13d                                    ;   134.5 p6      27 v[0]
        xor r9d, edx                                     ;   133.5 p1       7 v[4]
        add eax, r9d                                     ;   134.5 p0      27 v[4]
        rorx r9d, ecx, 0x1b                              ;   135.5 p6      27 v[4]
        add eax, r9d                                     ;   136.5 p11     27 v[4]
        vpxor xmm1, xmm1, xmm4                           ;   118.5 p5      23 w[4]
        vpternlogd xmm8, xmm3, xmm1, 0x96                ;   119.5 p1      23 w[4]
        rorx r9d, ecx, 2                                 ;   135.5 p0      28 v[0]
        rorx r13d, eax, 0x1b                             ;   137.5 p6      27 v[3]
        mov r15d, dword [rsp + 248]                      ;   118.5 p10     27 v[2]
        vprold xmm1, xmm8, 2                             ;   120.5 p1      23 w[4]
        add r15d, r10d                                   ;   132.5 p11     27 v[2]
        ror edx, 2                                       ;   133.5 p0      28 v[1]
        xor r10d, edx                                    ;   134.5 p5       7 v[3]
        xor r10d, ecx                                    ;   135.5 p11      7 v[3]
        vpalignr xmm0, xmm1, xmm0, 8                     ;   121.5 p5      23 w[8]
        mov ecx, dword [rsp + 252]                       ;   119.7 p2      27 v[1]
        add ecx, edx                                     ;   134.5 p6      27 v[1]
        add r11d, r10d                                   ;   136.5 p1      27 v[3]
        xor edx, r9d                                     ;   136.5 p0       7 v[2]
        add r11d, r13d                                   ;   138.5 p11     27 v[3]
        xor edx, eax                                     ;   137.5 p5       7 v[2]
        ror eax, 2                                       ;   137.5 p6      28 v[4]
        add r15d, edx                                    ;   138.5 p1      27 v[2]
        rorx r10d, r11d, 0x1b                            ;   139.5 p0      27 v[2]
        add r15d, r10d                                   ;   140.5 p11     27 v[2]
        vpaddd xmm3, xmm1, xmm9                          ;   122.5 p5      23 w[4]
        vmovdqa [rsp + 272], xmm3                        ;   123.5 p8+p9   23 w[4]
        rorx r10d, r11d, 2                               ;   139.5 p6      28 v[3]
        rorx r13d, r15d, 0x1b                            ;   141.5 p0      27 v[1]
        mov edx, dword [rsp + 256]                       ;   122.0 p3      27 v[0]
        add edx, r9d                                     ;   136.5 p1      27 v[0]
        xor r9d, eax                                     ;   138.5 p11      7 v[1]
        xor r9d, r11d                                    ;   139.5 p5       7 v[1]
        mov r11d, dword [rsp + 260]                      ;   122.7 p10     27 v[4]
        add r11d, eax                                    ;   138.5 p6      27 v[4]
        add ecx, r9d                                     ;   140.5 p1      27 v[1]
        xor eax, r10d                                    ;   140.5 p0       7 v[0]
        add ecx, r13d                                    ;   142.5 p11     27 v[1]
        xor eax, r15d                                    ;   141.5 p5       7 v[0]
        ror r15d, 2                                      ;   141.5 p6      28 v[2]
        add edx, eax                                     ;   142.5 p1      27 v[0]
        rorx r9d, ecx, 0x1b                              ;   143.5 p0      27 v[0]
        vpxor xmm4, xmm4, xmm2                           ;   125.5 p5      23 w[8]
        vpternlogd xmm0, xmm6, xmm4, 0x96                ;   126.5 p1      23 w[8]
        add edx, r9d                                     ;   144.5 p11     27 v[0]
        rorx r9d, ecx, 2                                 ;   143.5 p6      28 v[1]
        rorx r13d, edx, 0x1b                             ;   145.5 p0      27 v[4]
        vprold xmm0, xmm0, 2                             ;   127.5 p1      23 w[8]
        mov eax, dword [rsp + 264]                       ;   125.2 p2      27 v[3]
        add eax, r10d                                    ;   140.5 p11     27 v[3]
        xor r10d, r15d                                   ;   142.5 p5       7 v[4]
        vpalignr xmm1, xmm0, xmm1, 8                     ;   128.5 p5      23 w[12]
        xor r10d, ecx                                    ;   143.5 p6       7 v[4]
        mov ecx, dword [rsp + 268]                       ;   126.0 p3      27 v[2]
        add ecx, r15d                                    ;   142.5 p0      27 v[2]
        add r11d, r10d                                   ;   144.5 p11     27 v[4]
        xor r15d, r9d                                    ;   144.5 p6       7 v[3]
        add r11d, r13d                                   ;   146.5 p1      27 v[4]
        xor r15d, edx                                    ;   145.5 p0       7 v[3]
        ror edx, 2                                       ;   145.5 p6      28 v[0]
        add eax, r15d                                    ;   146.5 p11     27 v[3]
        vpaddd xmm0, xmm0, xmm9                          ;   128.5 p5      23 w[8]
        vmovdqa [rsp + 288], xmm0                        ;   129.5 p7+p4   23 w[8]
        rorx r10d, r11d, 0x1b                            ;   147.5 p0      27 v[3]
        add eax, r10d                                    ;   148.5 p1      27 v[3]
        rorx r10d, r11d, 2                               ;   147.5 p6      28 v[4]
        rorx r13d, eax, 0x1b                             ;   149.5 p0      27 v[2]
        mov r15d, dword [rsp + 272]                      ;   128.3 p10     27 v[1]
        add r15d, r9d                                    ;   144.5 p11     27 v[1]
        xor r9d, edx                                     ;   146.5 p5       7 v[2]
        xor r9d, r11d                                    ;   147.5 p1       7 v[2]
        mov r11d, dword [rsp + 276]                      ;   129.0 p2      27 v[0]
        add r11d, edx                                    ;   146.5 p11     27 v[0]
        add ecx, r9d                                     ;   148.5 p5      27 v[2]
        xor edx, r10d                                    ;   148.5 p6       7 v[1]
        add ecx, r13d                                    ;   150.5 p1      27 v[2]
        xor edx, eax                                     ;   149.5 p0       7 v[1]
        ror eax, 2                                       ;   149.5 p6      28 v[3]
        vpxor xmm5, xmm5, xmm2                           ;   131.5 p5      23 w[12]
        vpternlogd xmm1, xmm7, xmm5, 0x96                ;   132.5 p1      23 w[12]
        add r15d, edx                                    ;   150.5 p11     27 v[1]
        rorx r9d, ecx, 0x1b                              ;   151.5 p0      27 v[1]
        add r15d, r9d                                    ;   152.5 p11     27 v[1]
        rorx r13d, r15d, 0x1b                            ;   153.5 p6      27 v[0]
        mov edx, dword [rsp + 280]                       ;   131.2 p3      27 v[4]
        add edx, r10d                                    ;   148.5 p5      27 v[4]
        rorx r9d, ecx, 2                                 ;   151.5 p0      28 v[2]
        xor r10d, eax                                    ;   150.5 p1       7 v[0]
        xor r10d, ecx                                    ;   151.5 p11      7 v[0]
        mov ecx, dword [rsp + 284]                       ;   132.0 p10     27 v[3]
        add ecx, eax                                     ;   150.5 p5      27 v[3]
        add r11d, r10d                                   ;   152.5 p6      27 v[0]
        add r11d, r13d                                   ;   154.5 p1      27 v[0]
        xor eax, r9d                                     ;   152.5 p0       7 v[4]
        mov r10d, dword [rsp + 288]                      ;   132.8 p2      27 v[2]
        add r10d, r9d                                    ;   152.5 p11     27 v[2]
        xor eax, r15d                                    ;   153.5 p5       7 v[4]
        ror r15d, 2                                      ;   153.5 p6      28 v[1]
        xor r9d, r15d                                    ;   154.5 p1       7 v[3]
        add edx, eax                                     ;   154.5 p0      27 v[4]
        xor r9d, r11d                                    ;   155.5 p11      7 v[3]
        vprold xmm0, xmm1, 2                             ;   135.8 p1      23 w[12]
        rorx r13d, r11d, 0x1b                            ;   155.5 p6      27 v[4]
        vpaddd xmm0, xmm0, xmm9                          ;   136.8 p5      23 w[12]
        vmovdqa [rsp + 304], xmm0                        ;   137.8 p8+p9   23 w[12]
        mov eax, dword [rsp + 292]                       ;   134.7 p3      27 v[1]
        add edx, r13d                                    ;   156.5 p0      27 v[4]
        ror r11d, 2                                      ;   155.5 p6      28 v[0]
        mov r13d, dword [rsp + 296]                      ;   135.2 p10     27 v[0]
        add ecx, r9d                                     ;   156.5 p11     27 v[3]
        rorx r9d, edx, 0x1b                              ;   157.5 p0      27 v[3]
        add eax, r15d                                    ;   154.5 p5      27 v[1]
        xor r15d, r11d                                   ;   156.5 p1       7 v[2]
        add ecx, r9d                                     ;   158.5 p11     27 v[3]
        xor r15d, edx                                    ;   157.5 p5       7 v[2]
        ror edx, 2                                       ;   157.5 p6      28 v[4]
        add r13d, r11d                                   ;   156.5 p1      27 v[0]
        xor r11d, edx                                    ;   158.5 p0       7 v[1]
        xor r11d, ecx                                    ;   159.5 p11      7 v[1]
        add eax, r11d                                    ;   160.5 p5      27 v[1]
        mov r9d, dword [rsp + 300]                       ;   137.2 p2      27 v[4]
        add r10d, r15d                                   ;   158.5 p6      27 v[2]
        rorx r15d, ecx, 0x1b                             ;   159.5 p0      27 v[2]
        ror ecx, 2                                       ;   159.5 p6      28 v[3]
        add r10d, r15d                                   ;   160.5 p1      27 v[2]
        mov r15d, dword [rsp + 304]                      ;   138.0 p3      27 v[3]
        add r9d, edx                                     ;   158.5 p11     27 v[4]
        rorx r11d, r10d, 0x1b                            ;   161.5 p0      27 v[1]
        add eax, r11d                                    ;   162.5 p5      27 v[1]
        xor edx, ecx                                     ;   160.5 p1       7 v[0]
        mov ebx, dword [rsp + 308]                       ;   138.8 p10     27 v[2]
        xor edx, r10d                                    ;   161.5 p11      7 v[0]
        ror r10d, 2                                      ;   161.5 p6      28 v[2]
        add r15d, ecx                                    ;   160.5 p5      27 v[3]
        xor ecx, r10d                                    ;   162.5 p1       7 v[4]
        xor ecx, eax                                     ;   163.5 p0       7 v[4]
        add r13d, edx                                    ;   162.5 p11     27 v[0]
        rorx edx, eax, 0x1b                              ;   163.5 p6      27 v[0]
        add r13d, edx                                    ;   164.5 p5      27 v[0]
        add r9d, ecx                                     ;   164.5 p1      27 v[4]
        ror eax, 2                                       ;   163.5 p0      28 v[1]
        add ebx, r10d                                    ;   162.5 p11     27 v[2]
        rorx ecx, r13d, 0x1b                             ;   165.5 p6      27 v[4]
        add r9d, ecx                                     ;   166.5 p5      27 v[4]
        xor r10d, eax                                    ;   164.5 p1       7 v[3]
        xor r10d, r13d                                   ;   165.5 p0       7 v[3]
        add r15d, r10d                                   ;   166.5 p11     27 v[3]
        add esi, dword [rsp + 316]                       ;   143.5 p5+p2   30 h
        rorx r10d, r9d, 0x1b                             ;   167.5 p6      27 v[3]
        mov r11d, dword [rsp + 312]                      ;   142.0 p3      27 v[1]
        ror r13d, 2                                      ;   165.5 p0      28 v[0]
        add r11d, eax                                    ;   164.5 p1      27 v[1]
        xor eax, r13d                                    ;   166.5 p11      7 v[2]
        add r15d, r10d                                   ;   168.5 p5      27 v[3]
        xor eax, r9d                                     ;   167.5 p6       7 v[2]
        add ebx, eax                                     ;   168.5 p1      27 v[2]
        rorx r10d, r15d, 0x1b                            ;   169.5 p0      27 v[2]
        add ebx, r10d                                    ;   170.5 p11     27 v[2]
        rorx eax, ebx, 0x1b                              ;   171.5 p6      27 v[1]
        rorx r10d, r15d, 2                               ;   169.5 p0      28 v[3]
        add esi, r13d                                    ;   166.5 p5      30 h
        add r8, 0x40                                     ;   145.8 p1      16 blocks
        add ebp, r10d                                    ;   170.5 p11     30 h
        ror r9d, 2                                       ;   167.5 p6      28 v[4]
        xor r13d, r9d                                    ;   168.5 p5       7 v[1]
        add r14d, r9d                                    ;   168.5 p1      30 h
        xor r9d, r10d                                    ;   170.5 p0       7 v[0]
        xor r13d, r15d                                   ;   169.5 p11      7 v[1]
        add r11d, r13d                                   ;   170.5 p5      27 v[1]
        rorx r13d, ebx, 2                                ;   171.5 p6      28 v[2]
        mov dword [rsp + 360], r14d                      ;   169.5 p7+p4   30 h
        add r11d, eax                                    ;   172.5 p1      27 v[1]
        rorx r14d, r11d, 0x1b                            ;   173.5 p0      27 v[0]
        xor r9d, ebx                                     ;   171.5 p11      7 v[0]
        add edi, r13d                                    ;   172.5 p5      30 h
        add r12d, r11d                                   ;   173.5 p6      30 h
        mov dword [rsp + 348], r12d                      ;   174.5 p8+p9   30 h
        add esi, r9d                                     ;   172.5 p1      30 h
        add esi, r14d                                    ;   174.5 p0      30 h
        cmp r8, qword [rsp + 336]                        ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 328], r8                        ;                    resident
        mov dword [rsp + 344], esi                       ;                    resident
        mov dword [rsp + 352], edi                       ;                    resident
        mov dword [rsp + 356], ebp                       ;                    resident
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
