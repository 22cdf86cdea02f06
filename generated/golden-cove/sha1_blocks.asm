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
;   blocks: 883 uops, planned 176.0; bounds: width 147.2, ports 146.2, path 167.0
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
        rorx r9d, esi, 0x1b                              ;     0.0 p0      27 v[4]
        mov r14d, dword [rsp + 360]                      ;     0.2 p2      19 v[4] reload
        add r9d, r14d                                    ;     5.2 p1      27 v[4]
        mov r15d, edi                                    ;     0.5          6 v[4] copy
        rorx r10d, esi, 2                                ;     0.7 p6      28 v[0]
        vmovdqa xmm2, [rel sha1_blocks.T0_w.blocks + 16] ;     0.8 p3      22 w[12] reload
        vmovdqu xmm0, [r8]                               ;     1.0 p10     22 w[0]
        xor r15d, ebp                                    ;     1.2 p5       6 v[4]
        mov r12d, dword [rsp + 348]                      ;     1.3 p2      19 v[1] reload
        rorx r13d, r12d, 2                               ;     6.3 p0      28 v[1]
        and r15d, r12d                                   ;     6.3 p11      6 v[4]
        vmovdqa xmm3, [rel sha1_blocks.T0_w.blocks + 32] ;     1.8 p3      22 w[12] reload
        vpshufb xmm0, xmm0, xmm2                         ;     7.0 p1      22 w[0]
        vpaddd xmm4, xmm0, xmm3                          ;     8.0 p5      22 w[0]
        vmovdqa [rsp + 0], xmm4                          ;     9.0 p7+p4   22 w[0]
        vmovdqu xmm1, [r8 + 16]                          ;     2.5 p10     22 w[4]
        mov r11d, esi                                    ;     2.7          6 v[3] copy
        xor r15d, ebp                                    ;     7.3 p6       6 v[4]
        vpshufb xmm1, xmm1, xmm2                         ;     8.5 p1      22 w[4]
        add r9d, dword [rsp + 0]                         ;    14.0 p0+p2   27 v[4]
        not r11d                                         ;     3.3 p11      6 v[3]
        and r11d, edi                                    ;     4.3 p5       6 v[3]
        add r11d, ebp                                    ;     5.3 p6      27 v[3]
        add r9d, r15d                                    ;    15.0 p1      27 v[4]
        rorx r15d, r9d, 0x1b                             ;    16.0 p0      27 v[3]
        add r11d, dword [rsp + 4]                        ;    14.0 p11+p3   27 v[3]
        mov ebx, dword [rsp + 8]                         ;     9.0 p10     27 v[2]
        add ebx, edi                                     ;    14.0 p5      27 v[2]
        mov eax, r10d                                    ;     4.7          6 v[2] copy
        xor eax, r13d                                    ;     7.3 p6       6 v[2]
        add r11d, r15d                                   ;    17.0 p1      27 v[3]
        and eax, r9d                                     ;    16.0 p0       6 v[2]
        vpaddd xmm5, xmm1, xmm3                          ;     9.5 p5      22 w[4]
        mov r15d, r13d                                   ;     7.3          6 v[3] copy
        and r15d, esi                                    ;     7.3 p11      6 v[3]
        add r11d, r15d                                   ;    18.0 p6      27 v[3]
        rorx ecx, r11d, 0x1b                             ;    19.0 p0      27 v[2]
        ror r9d, 2                                       ;    16.0 p6      28 v[4]
        mov r15d, dword [rsp + 12]                       ;     9.0 p2      27 v[1]
        add r15d, r13d                                   ;    14.0 p1      27 v[1]
        xor r13d, eax                                    ;    17.0 p5       6 v[2]
        add ebx, r13d                                    ;    18.0 p11     27 v[2]
        add ebx, ecx                                     ;    20.0 p0      27 v[2]
        mov ecx, r9d                                     ;    17.0          6 v[0] copy
        mov eax, r10d                                    ;     7.3          6 v[1] copy
        mov edx, r10d                                    ;     7.5          6 v[1] copy
        rorx r13d, ebx, 0x1b                             ;    21.0 p6      27 v[1]
        vmovdqu xmm4, [r8 + 32]                          ;     7.8 p3      22 w[8]
        vpshufb xmm4, xmm4, xmm2                         ;    13.8 p1      22 w[8]
        vmovdqa [rsp + 16], xmm5                         ;    10.5 p8+p9   22 w[4]
        vmovdqu xmm5, [r8 + 48]                          ;     8.3 p10     22 w[12]
        add r10d, dword [rsp + 16]                       ;    15.5 p5+p2   27 v[0]
        xor eax, r9d                                     ;    17.0 p11      6 v[1]
        and eax, r11d                                    ;    19.0 p0       6 v[1]
        ror r11d, 2                                      ;    19.0 p6      28 v[3]
        xor ecx, r11d                                    ;    20.0 p1       6 v[0]
        xor edx, eax                                     ;    20.0 p5       6 v[1]
        add r15d, edx                                    ;    21.0 p11     27 v[1]
        and ecx, ebx                                     ;    21.0 p0       6 v[0]
        add r15d, r13d                                   ;    22.0 p6      27 v[1]
        mov edx, dword [rsp + 20]                        ;    10.5 p3      27 v[4]
        add edx, r9d                                     ;    17.0 p1      27 v[4]
        vpaddd xmm6, xmm4, xmm3                          ;    14.8 p5      22 w[8]
        vmovdqa [rsp + 32], xmm6                         ;    15.8 p7+p4   22 w[8]
        vmovdqa xmm6, [rel sha1_blocks.T0_w.blocks]      ;    10.7 p10     23 w[0] reload
        xor r9d, ecx                                     ;    22.0 p11      6 v[0]
        add r10d, r9d                                    ;    23.0 p0      27 v[0]
        rorx r13d, ebx, 2                                ;    21.0 p6      28 v[2]
        mov ecx, r11d                                    ;    20.0          6 v[4] copy
        xor ecx, r13d                                    ;    22.0 p1       6 v[4]
        and ecx, r15d                                    ;    23.0 p5       6 v[4]
        mov ebx, dword [rsp + 24]                        ;    11.8 p2      27 v[3]
        add ebx, r11d                                    ;    20.0 p11     27 v[3]
        rorx r9d, r15d, 2                                ;    23.0 p0      28 v[1]
        rorx eax, r15d, 0x1b                             ;    23.0 p6      27 v[0]
        xor r11d, ecx                                    ;    24.0 p1       6 v[4]
        mov ecx, dword [rsp + 28]                        ;    12.7 p3      27 v[2]
        add ecx, r13d                                    ;    22.0 p5      27 v[2]
        add r10d, eax                                    ;    24.0 p11     27 v[0]
        mov eax, r13d                                    ;    22.0          6 v[3] copy
        xor eax, r9d                                     ;    24.0 p0       6 v[3]
        and eax, r10d                                    ;    25.0 p6       6 v[3]
        xor r13d, eax                                    ;    26.0 p1       6 v[3]
        mov eax, dword [rsp + 32]                        ;    15.8 p10     27 v[1]
        vpshufb xmm2, xmm5, xmm2                         ;    14.3 p5      22 w[12]
        add edx, r11d                                    ;    25.0 p11     27 v[4]
        vpalignr xmm7, xmm6, xmm2, 4                     ;    16.7 p5      23 w[0]
        vpalignr xmm5, xmm1, xmm0, 8                     ;    16.0 p5      23 w[0]
        rorx r11d, r10d, 0x1b                            ;    25.0 p0      27 v[4]
        add edx, r11d                                    ;    26.0 p6      27 v[4]
        rorx r11d, r10d, 2                               ;    25.0 p0      28 v[0]
        mov r10d, r9d                                    ;    24.0          6 v[2] copy
        xor r10d, r11d                                   ;    26.0 p1       6 v[2]
        and r10d, edx                                    ;    27.0 p11      6 v[2]
        add eax, r9d                                     ;    24.0 p6      27 v[1]
        add ebx, r13d                                    ;    27.0 p1      27 v[3]
        rorx r15d, edx, 0x1b                             ;    27.0 p0      27 v[3]
        rorx r13d, edx, 2                                ;    27.0 p6      28 v[4]
        xor r9d, r10d                                    ;    28.0 p11      6 v[2]
        mov r10d, r11d                                   ;    26.0          6 v[1] copy
        vpaddd xmm8, xmm2, xmm3                          ;    17.0 p5      22 w[12]
        add ecx, r9d                                     ;    29.0 p1      27 v[2]
        add ebx, r15d                                    ;    28.0 p11     27 v[3]
        rorx r15d, ebx, 0x1b                             ;    29.0 p0      27 v[2]
        add ecx, r15d                                    ;    30.0 p6      27 v[2]
        rorx r9d, ebx, 2                                 ;    29.0 p0      28 v[3]
        xor r10d, r13d                                   ;    28.0 p5       6 v[1]
        and r10d, ebx                                    ;    29.0 p1       6 v[1]
        mov ebx, dword [rsp + 40]                        ;    18.0 p2      27 v[4]
        add ebx, r13d                                    ;    28.0 p11     27 v[4]
        mov r15d, r13d                                   ;    28.0          6 v[0] copy
        xor r15d, r9d                                    ;    30.0 p6       6 v[0]
        and r15d, ecx                                    ;    31.0 p5       6 v[0]
        xor r13d, r15d                                   ;    32.0 p1       6 v[0]
        vmovdqa [rsp + 48], xmm8                         ;    19.0 p8+p9   22 w[12]
        mov edx, dword [rsp + 36]                        ;    19.2 p3      27 v[0]
        add edx, r11d                                    ;    26.0 p11     27 v[0]
        xor r11d, r10d                                   ;    30.0 p0       6 v[1]
        add eax, r11d                                    ;    31.0 p6      27 v[1]
        rorx r10d, ecx, 0x1b                             ;    31.0 p0      27 v[1]
        add eax, r10d                                    ;    32.0 p5      27 v[1]
        rorx r10d, ecx, 2                                ;    31.0 p6      28 v[2]
        mov ecx, dword [rsp + 44]                        ;    20.3 p10     27 v[3]
        add ecx, r9d                                     ;    30.0 p1      27 v[3]
        add edx, r13d                                    ;    33.0 p11     27 v[0]
        rorx r11d, eax, 0x1b                             ;    33.0 p0      27 v[0]
        mov r15d, r9d                                    ;    30.0          6 v[4] copy
        add edx, r11d                                    ;    34.0 p5      27 v[0]
        rorx r13d, eax, 2                                ;    33.0 p6      28 v[1]
        vpxor xmm8, xmm0, xmm4                           ;    21.5 p1      23 w[0]
        vpternlogd xmm5, xmm7, xmm8, 0x96                ;    22.5 p5      23 w[0]
        xor r15d, r10d                                   ;    32.0 p11      6 v[4]
        and r15d, eax                                    ;    33.0 p1       6 v[4]
        xor r9d, r15d                                    ;    34.0 p0       6 v[4]
        add ebx, r9d                                     ;    35.0 p6      27 v[4]
        mov eax, dword [rsp + 48]                        ;    22.5 p2      27 v[2]
        add eax, r10d                                    ;    32.0 p11     27 v[2]
        vprold xmm5, xmm5, 1                             ;    23.5 p1      23 w[0]
        vpalignr xmm7, xmm5, xmm6, 4                     ;    24.5 p5      23 w[0]
        vprold xmm7, xmm7, 1                             ;    25.5 p0      23 w[0]
        mov r15d, r10d                                   ;    32.0          6 v[3] copy
        xor r15d, r13d                                   ;    34.0 p6       6 v[3]
        and r15d, edx                                    ;    35.0 p11      6 v[3]
        xor r10d, r15d                                   ;    36.0 p5       6 v[3]
        rorx r9d, edx, 0x1b                              ;    35.0 p0      27 v[4]
        add ebx, r9d                                     ;    36.0 p1      27 v[4]
        rorx r9d, edx, 2                                 ;    35.0 p6      28 v[0]
        mov r15d, r13d                                   ;    34.0          6 v[2] copy
        xor r15d, r9d                                    ;    36.0 p11      6 v[2]
        and r15d, ebx                                    ;    37.0 p5       6 v[2]
        add ecx, r10d                                    ;    37.0 p1      27 v[3]
        rorx r10d, ebx, 2                                ;    37.0 p0      28 v[4]
        rorx r11d, ebx, 0x1b                             ;    37.0 p6      27 v[3]
        mov ebx, dword [rsp + 56]                        ;    25.5 p3      27 v[0]
        vpxor xmm5, xmm5, xmm7                           ;    26.5 p5      23 w[0]
        vpaddd xmm3, xmm5, xmm3                          ;    27.5 p1      23 w[0]
        mov edx, dword [rsp + 52]                        ;    26.0 p10     27 v[1]
        add edx, r13d                                    ;    34.0 p11     27 v[1]
        xor r13d, r15d                                   ;    38.0 p0       6 v[2]
        add ecx, r11d                                    ;    38.0 p6      27 v[3]
        add eax, r13d                                    ;    39.0 p5      27 v[2]
        rorx r11d, ecx, 0x1b                             ;    39.0 p0      27 v[2]
        vpalignr xmm8, xmm4, xmm1, 8                     ;    28.2 p5      23 w[4]
        add ebx, r9d                                     ;    36.0 p11     27 v[0]
        add eax, r11d                                    ;    40.0 p1      27 v[2]
        rorx r11d, ecx, 2                                ;    39.0 p6      28 v[3]
        rorx r13d, eax, 0x1b                             ;    41.0 p0      27 v[1]
        mov r15d, r9d                                    ;    36.0          6 v[1] copy
        xor r15d, r10d                                   ;    38.0 p11      6 v[1]
        and r15d, ecx                                    ;    39.0 p1       6 v[1]
        xor r9d, r15d                                    ;    40.0 p6       6 v[1]
        add edx, r9d                                     ;    41.0 p5      27 v[1]
        add edx, r13d                                    ;    42.0 p11     27 v[1]
        mov r13d, r11d                                   ;    40.0          6 v[4] copy
        vpxor xmm9, xmm1, xmm2                           ;    29.5 p1      23 w[4]
        mov ecx, dword [rsp + 60]                        ;    29.2 p2      27 v[4]
        add ecx, r10d                                    ;    38.0 p0      27 v[4]
        mov r15d, r10d                                   ;    38.0          6 v[0] copy
        vmovdqa [rsp + 64], xmm3                         ;    29.7 p7+p4   23 w[0]
        xor r15d, r11d                                   ;    40.0 p6       6 v[0]
        rorx r9d, edx, 0x1b                              ;    43.0 p0      27 v[0]
        and r15d, eax                                    ;    41.0 p5       6 v[0]
        xor r10d, r15d                                   ;    42.0 p11      6 v[0]
        add ebx, r10d                                    ;    43.0 p1      27 v[0]
        ror eax, 2                                       ;    41.0 p6      28 v[2]
        xor r13d, eax                                    ;    42.0 p5       6 v[4]
        mov r15d, r11d                                   ;    40.0          6 v[4] copy
        and r13d, edx                                    ;    43.0 p11      6 v[4]
        vpalignr xmm7, xmm6, xmm5, 4                     ;    32.2 p5      23 w[4]
        vpternlogd xmm7, xmm8, xmm9, 0x96                ;    33.2 p1      23 w[4]
        vprold xmm7, xmm7, 1                             ;    34.2 p0      23 w[4]
        vpalignr xmm8, xmm2, xmm4, 8                     ;    33.2 p5      23 w[8]
        vpalignr xmm3, xmm7, xmm6, 4                     ;    35.2 p5      23 w[4]
        vprold xmm3, xmm3, 1                             ;    36.2 p1      23 w[4]
        xor r15d, r13d                                   ;    44.0 p6       6 v[4]
        add ecx, r15d                                    ;    45.0 p11     27 v[4]
        add ebx, r9d                                     ;    44.0 p0      27 v[0]
        rorx r9d, edx, 2                                 ;    43.0 p6      28 v[1]
        vpxor xmm7, xmm7, xmm3                           ;    37.2 p1      23 w[4]
        vpxor xmm8, xmm8, xmm4                           ;    34.2 p0      23 w[8]
        vpalignr xmm3, xmm6, xmm7, 4                     ;    38.2 p5      23 w[8]
        rorx r10d, ebx, 0x1b                             ;    45.0 p6      27 v[4]
        mov r13d, eax                                    ;    42.0          6 v[3] copy
        xor r13d, r9d                                    ;    44.0 p11      6 v[3]
        and r13d, ebx                                    ;    45.0 p1       6 v[3]
        rorx r15d, ebx, 2                                ;    45.0 p0      28 v[0]
        mov ebx, dword [rsp + 72]                        ;    34.3 p3      27 v[1]
        add ecx, r10d                                    ;    46.0 p11     27 v[4]
        add ebx, r9d                                     ;    44.0 p6      27 v[1]
        mov edx, dword [rsp + 68]                        ;    34.8 p10     27 v[2]
        add edx, eax                                     ;    42.0 p1      27 v[2]
        add r11d, dword [rsp + 64]                       ;    40.0 p0+p2   27 v[3]
        xor eax, r13d                                    ;    46.0 p11      6 v[3]
        add r11d, eax                                    ;    47.0 p5      27 v[3]
        mov eax, r9d                                     ;    44.0          6 v[2] copy
        xor eax, r15d                                    ;    46.0 p6       6 v[2]
        and eax, ecx                                     ;    47.0 p1       6 v[2]
        xor r9d, eax                                     ;    48.0 p0       6 v[2]
        vpternlogd xmm3, xmm8, xmm5, 0x96                ;    39.2 p5      23 w[8]
        vmovdqa xmm8, [rel sha1_blocks.T0_w.blocks + 48] ;    36.5 p3      23 w[4] reload
        vpaddd xmm9, xmm7, xmm8                          ;    42.5 p1      23 w[4]
        vprold xmm3, xmm3, 1                             ;    40.2 p0      23 w[8]
        rorx r10d, ecx, 0x1b                             ;    47.0 p6      27 v[3]
        vmovdqa [rsp + 80], xmm9                         ;    43.5 p8+p9   23 w[4]
        vpalignr xmm9, xmm3, xmm6, 4                     ;    41.2 p5      23 w[8]
        vpalignr xmm10, xmm5, xmm2, 8                    ;    39.2 p5      23 w[12]
        add r11d, r10d                                   ;    48.0 p11     27 v[3]
        rorx r10d, ecx, 2                                ;    47.0 p6      28 v[4]
        mov eax, r15d                                    ;    46.0          6 v[1] copy
        add edx, r9d                                     ;    49.0 p1      27 v[2]
        xor eax, r10d                                    ;    48.0 p11      6 v[1]
        mov ecx, dword [rsp + 76]                        ;    38.5 p10     27 v[0]
        add ecx, r15d                                    ;    46.0 p0      27 v[0]
        and eax, r11d                                    ;    49.0 p6       6 v[1]
        xor r15d, eax                                    ;    50.0 p1       6 v[1]
        mov eax, dword [rsp + 80]                        ;    43.5 p2      27 v[4]
        add eax, r10d                                    ;    48.5 p11     27 v[4]
        add ebx, r15d                                    ;    51.0 p0      27 v[1]
        rorx r13d, r11d, 0x1b                            ;    49.0 p6      27 v[2]
        add edx, r13d                                    ;    50.0 p5      27 v[2]
        ror r11d, 2                                      ;    49.0 p0      28 v[3]
        mov r15d, r10d                                   ;    48.0          6 v[0] copy
        xor r15d, r11d                                   ;    50.0 p1       6 v[0]
        vprold xmm9, xmm9, 1                             ;    42.2 p1      23 w[8]
        and r15d, edx                                    ;    51.0 p11      6 v[0]
        xor r10d, r15d                                   ;    52.0 p5       6 v[0]
        rorx r9d, edx, 0x1b                              ;    51.0 p6      27 v[1]
        add ebx, r9d                                     ;    52.0 p11     27 v[1]
        rorx r13d, ebx, 0x1b                             ;    53.0 p0      27 v[0]
        rorx r9d, edx, 2                                 ;    51.0 p6      28 v[2]
        vpxor xmm3, xmm3, xmm9                           ;    43.2 p5      23 w[8]
        vpaddd xmm11, xmm3, xmm8                         ;    44.2 p1      23 w[8]
        add ecx, r10d                                    ;    53.0 p11     27 v[0]
        add ecx, r13d                                    ;    54.0 p0      27 v[0]
        rorx r10d, ecx, 0x1b                             ;    55.0 p6      27 v[4]
        mov r15d, dword [rsp + 84]                       ;    43.5 p3      27 v[3]
        add r15d, r11d                                   ;    50.0 p5      27 v[3]
        xor r11d, r9d                                    ;    52.0 p1       7 v[4]
        xor r11d, ebx                                    ;    53.0 p11      7 v[4]
        add eax, r11d                                    ;    54.0 p0      27 v[4]
        mov r13d, dword [rsp + 88]                       ;    43.5 p10     27 v[2]
        add eax, r10d                                    ;    56.0 p5      27 v[4]
        add r13d, r9d                                    ;    52.0 p6      27 v[2]
        rorx r10d, ecx, 2                                ;    55.0 p0      28 v[0]
        ror ebx, 2                                       ;    53.0 p6      28 v[1]
        xor r9d, ebx                                     ;    54.0 p1       7 v[3]
        rorx r11d, eax, 0x1b                             ;    57.0 p0      27 v[3]
        vmovdqa [rsp + 96], xmm11                        ;    45.2 p7+p4   23 w[8]
        xor r9d, ecx                                     ;    55.0 p11      7 v[3]
        mov ecx, dword [rsp + 92]                        ;    44.8 p2      27 v[1]
        add ecx, ebx                                     ;    54.0 p5      27 v[1]
        xor ebx, r10d                                    ;    56.0 p1       7 v[2]
        mov edx, dword [rsp + 96]                        ;    45.3 p3      27 v[0]
        add edx, r10d                                    ;    56.0 p11     27 v[0]
        add r15d, r9d                                    ;    56.0 p5      27 v[3]
        add r15d, r11d                                   ;    58.0 p6      27 v[3]
        rorx r9d, r15d, 0x1b                             ;    59.0 p0      27 v[2]
        xor ebx, eax                                     ;    57.0 p1       7 v[2]
        ror eax, 2                                       ;    57.0 p6      28 v[4]
        add r13d, ebx                                    ;    58.0 p11     27 v[2]
        add r13d, r9d                                    ;    60.0 p5      27 v[2]
        rorx r9d, r15d, 2                                ;    59.0 p0      28 v[3]
        xor r10d, eax                                    ;    58.0 p1       7 v[1]
        vpalignr xmm9, xmm6, xmm3, 4                     ;    48.2 p5      23 w[12]
        xor r10d, r15d                                   ;    59.0 p11      7 v[1]
        add ecx, r10d                                    ;    60.0 p6      27 v[1]
        rorx r11d, r13d, 0x1b                            ;    61.0 p0      27 v[1]
        add ecx, r11d                                    ;    62.0 p1      27 v[1]
        rorx r11d, ecx, 0x1b                             ;    63.0 p6      27 v[0]
        mov r15d, dword [rsp + 100]                      ;    48.2 p10     27 v[4]
        add r15d, eax                                    ;    58.0 p11     27 v[4]
        xor eax, r9d                                     ;    60.0 p5       7 v[0]
        xor eax, r13d                                    ;    61.0 p1       7 v[0]
        vpxor xmm10, xmm10, xmm2                         ;    49.7 p0      23 w[12]
        rorx r10d, r13d, 2                               ;    61.0 p6      28 v[2]
        add edx, eax                                     ;    62.0 p11     27 v[0]
        vpternlogd xmm9, xmm10, xmm7, 0x96               ;    50.7 p5      23 w[12]
        mov eax, dword [rsp + 104]                       ;    49.5 p2      27 v[3]
        add eax, r9d                                     ;    60.0 p1      27 v[3]
        vprold xmm9, xmm9, 1                             ;    51.7 p0      23 w[12]
        vpalignr xmm6, xmm9, xmm6, 4                     ;    52.7 p5      23 w[12]
        vprold xmm6, xmm6, 1                             ;    53.7 p1      23 w[12]
        vpxor xmm9, xmm9, xmm6                           ;    54.7 p0      23 w[12]
        vpaddd xmm10, xmm9, xmm8                         ;    55.7 p5      23 w[12]
        add edx, r11d                                    ;    64.0 p11     27 v[0]
        rorx r13d, edx, 0x1b                             ;    65.0 p6      27 v[4]
        rorx r11d, ecx, 2                                ;    63.0 p6      28 v[1]
        xor r9d, r10d                                    ;    62.0 p11      7 v[4]
        xor r9d, ecx                                     ;    63.0 p1       7 v[4]
        mov ecx, dword [rsp + 108]                       ;    51.5 p3      27 v[2]
        add r15d, r9d                                    ;    64.0 p11     27 v[4]
        add r15d, r13d                                   ;    66.0 p0      27 v[4]
        rorx r9d, r15d, 0x1b                             ;    67.0 p6      27 v[3]
        vmovdqa [rsp + 112], xmm10                       ;    56.7 p8+p9   23 w[12]
        add ecx, r10d                                    ;    62.0 p5      27 v[2]
        xor r10d, r11d                                   ;    64.0 p1       7 v[3]
        xor r10d, edx                                    ;    65.0 p11      7 v[3]
        ror edx, 2                                       ;    65.0 p0      28 v[0]
        add eax, r10d                                    ;    66.0 p5      27 v[3]
        add eax, r9d                                     ;    68.0 p6      27 v[3]
        mov r13d, dword [rsp + 112]                      ;    56.7 p10     27 v[1]
        add r13d, r11d                                   ;    64.0 p1      27 v[1]
        xor r11d, edx                                    ;    66.0 p11      7 v[2]
        xor r11d, r15d                                   ;    67.0 p0       7 v[2]
        rorx r9d, r15d, 2                                ;    67.0 p6      28 v[4]
        mov r15d, dword [rsp + 116]                      ;    56.7 p2      27 v[0]
        add r15d, edx                                    ;    66.0 p5      27 v[0]
        vpxor xmm0, xmm0, xmm1                           ;    55.5 p1      23 w[0]
        xor edx, r9d                                     ;    68.0 p11      7 v[1]
        rorx r10d, eax, 0x1b                             ;    69.0 p0      27 v[2]
        add ecx, r11d                                    ;    68.0 p5      27 v[2]
        add ecx, r10d                                    ;    70.0 p6      27 v[2]
        xor edx, eax                                     ;    69.0 p1       7 v[1]
        add r13d, edx                                    ;    70.0 p11     27 v[1]
        mov edx, dword [rsp + 120]                       ;    56.7 p3      27 v[4]
        vpalignr xmm6, xmm9, xmm3, 8                     ;    57.2 p5      23 w[0]
        vpternlogd xmm6, xmm0, xmm5, 0x96                ;    58.2 p0      23 w[0]
        vprold xmm0, xmm6, 2                             ;    59.2 p1      23 w[0]
        add edx, r9d                                     ;    68.0 p6      27 v[4]
        ror eax, 2                                       ;    69.0 p0      28 v[3]
        xor r9d, eax                                     ;    70.0 p11      7 v[0]
        xor r9d, ecx                                     ;    71.0 p5       7 v[0]
        rorx r10d, ecx, 0x1b                             ;    71.0 p6      27 v[1]
        add r13d, r10d                                   ;    72.0 p1      27 v[1]
        rorx r10d, ecx, 2                                ;    71.0 p0      28 v[2]
        vpxor xmm1, xmm1, xmm4                           ;    59.2 p5      23 w[4]
        vpaddd xmm10, xmm0, xmm8                         ;    60.2 p1      23 w[0]
        vpalignr xmm6, xmm0, xmm9, 8                     ;    60.2 p5      23 w[4]
        vpternlogd xmm6, xmm1, xmm7, 0x96                ;    61.2 p0      23 w[4]
        rorx r11d, r13d, 0x1b                            ;    73.0 p6      27 v[0]
        add r15d, r9d                                    ;    72.0 p11     27 v[0]
        mov ecx, dword [rsp + 124]                       ;    58.5 p10     27 v[3]
        add ecx, eax                                     ;    70.0 p11     27 v[3]
        add r15d, r11d                                   ;    74.0 p6      27 v[0]
        rorx r9d, r15d, 0x1b                             ;    75.0 p0      27 v[4]
        xor eax, r10d                                    ;    72.0 p1       7 v[4]
        xor eax, r13d                                    ;    73.0 p11      7 v[4]
        vmovdqa [rsp + 128], xmm10                       ;    61.2 p7+p4   23 w[0]
        vprold xmm1, xmm6, 2                             ;    62.2 p1      23 w[4]
        vpaddd xmm8, xmm1, xmm8                          ;    63.2 p5      23 w[4]
        add edx, eax                                     ;    74.0 p6      27 v[4]
        add edx, r9d                                     ;    76.0 p11     27 v[4]
        rorx r9d, r15d, 2                                ;    75.0 p0      28 v[0]
        vmovdqa [rsp + 144], xmm8                        ;    64.2 p8+p9   23 w[4]
        ror r13d, 2                                      ;    73.0 p6      28 v[1]
        mov eax, dword [rsp + 128]                       ;    61.2 p2      27 v[2]
        add eax, r10d                                    ;    72.0 p5      27 v[2]
        xor r10d, r13d                                   ;    74.0 p1       7 v[3]
        vmovdqa xmm8, [rel sha1_blocks.T0_w.blocks + 64] ;    61.3 p3      23 w[8] reload
        xor r10d, r15d                                   ;    75.0 p11      7 v[3]
        mov r15d, dword [rsp + 132]                      ;    61.7 p10     27 v[1]
        add r15d, r13d                                   ;    74.0 p0      27 v[1]
        xor r13d, r9d                                    ;    76.0 p5       7 v[2]
        add ecx, r10d                                    ;    76.0 p6      27 v[3]
        vpalignr xmm6, xmm1, xmm0, 8                     ;    64.2 p5      23 w[8]
        rorx r11d, edx, 0x1b                             ;    77.0 p0      27 v[3]
        xor r13d, edx                                    ;    77.0 p1       7 v[2]
        add ecx, r11d                                    ;    78.0 p11     27 v[3]
        rorx r10d, ecx, 0x1b                             ;    79.0 p6      27 v[2]
        add eax, r13d                                    ;    78.0 p1      27 v[2]
        add eax, r10d                                    ;    80.0 p11     27 v[2]
        mov r13d, dword [rsp + 136]                      ;    63.5 p2      27 v[0]
        add r13d, r9d                                    ;    76.0 p0      27 v[0]
        ror edx, 2                                       ;    77.0 p6      28 v[4]
        xor r9d, edx                                     ;    78.0 p5       7 v[1]
        xor r9d, ecx                                     ;    79.0 p1       7 v[1]
        rorx r10d, ecx, 2                                ;    79.0 p0      28 v[3]
        mov ecx, dword [rsp + 140]                       ;    64.5 p3      27 v[4]
        add ecx, edx                                     ;    78.0 p11     27 v[4]
        xor edx, r10d                                    ;    80.0 p5       7 v[0]
        xor edx, eax                                     ;    81.0 p6       7 v[0]
        add r13d, edx                                    ;    82.0 p1      27 v[0]
        vpxor xmm4, xmm4, xmm2                           ;    66.7 p0      23 w[8]
        rorx r11d, eax, 0x1b                             ;    81.0 p6      27 v[1]
        add r15d, r9d                                    ;    80.0 p11     27 v[1]
        add r15d, r11d                                   ;    82.0 p5      27 v[1]
        vpternlogd xmm6, xmm4, xmm3, 0x96                ;    67.7 p1      23 w[8]
        mov edx, dword [rsp + 144]                       ;    66.2 p10     27 v[3]
        ror eax, 2                                       ;    81.0 p0      28 v[2]
        add edx, r10d                                    ;    80.0 p11     27 v[3]
        xor r10d, eax                                    ;    82.0 p5       7 v[4]
        xor r10d, r15d                                   ;    83.0 p6       7 v[4]
        rorx r9d, r15d, 0x1b                             ;    83.0 p0      27 v[0]
        add r13d, r9d                                    ;    84.0 p1      27 v[0]
        rorx r9d, r15d, 2                                ;    83.0 p6      28 v[1]
        mov r15d, dword [rsp + 148]                      ;    67.5 p2      27 v[2]
        add r15d, eax                                    ;    82.0 p11     27 v[2]
        xor eax, r9d                                     ;    84.0 p5       7 v[3]
        rorx r11d, r13d, 0x1b                            ;    85.0 p0      27 v[4]
        add ecx, r10d                                    ;    84.0 p1      27 v[4]
        rorx r10d, r13d, 2                               ;    85.0 p6      28 v[0]
        add ecx, r11d                                    ;    86.0 p11     27 v[4]
        rorx r11d, ecx, 0x1b                             ;    87.0 p0      27 v[3]
        vprold xmm4, xmm6, 2                             ;    70.5 p1      23 w[8]
        vpalignr xmm6, xmm4, xmm1, 8                     ;    71.5 p5      23 w[12]
        xor eax, r13d                                    ;    85.0 p11      7 v[3]
        mov r13d, dword [rsp + 152]                      ;    69.3 p3      27 v[1]
        add r13d, r9d                                    ;    84.0 p5      27 v[1]
        xor r9d, r10d                                    ;    86.0 p6       7 v[2]
        xor r9d, ecx                                     ;    87.0 p1       7 v[2]
        add edx, eax                                     ;    86.0 p11     27 v[3]
        mov eax, dword [rsp + 156]                       ;    70.2 p10     27 v[0]
        add eax, r10d                                    ;    86.0 p0      27 v[0]
        add edx, r11d                                    ;    88.0 p5      27 v[3]
        add r15d, r9d                                    ;    88.0 p6      27 v[2]
        rorx r9d, edx, 0x1b                              ;    89.0 p0      27 v[2]
        vpaddd xmm10, xmm4, xmm8                         ;    72.5 p1      23 w[8]
        vmovdqa [rsp + 160], xmm10                       ;    73.5 p7+p4   23 w[8]
        ror ecx, 2                                       ;    87.0 p6      28 v[4]
        add r15d, r9d                                    ;    90.0 p11     27 v[2]
        xor r10d, ecx                                    ;    88.0 p5       7 v[1]
        rorx r9d, edx, 2                                 ;    89.0 p0      28 v[3]
        mov ebx, dword [rsp + 164]                       ;    73.5 p2      27 v[3]
        rorx r11d, r15d, 0x1b                            ;    91.0 p6      27 v[1]
        xor r10d, edx                                    ;    89.0 p1       7 v[1]
        mov edx, dword [rsp + 160]                       ;    73.5 p3      27 v[4]
        add edx, ecx                                     ;    88.0 p11     27 v[4]
        add r13d, r10d                                   ;    90.0 p5      27 v[1]
        xor ecx, r9d                                     ;    90.0 p1       7 v[0]
        xor ecx, r15d                                    ;    91.0 p11      7 v[0]
        rorx r10d, r15d, 2                               ;    91.0 p0      28 v[2]
        add eax, ecx                                     ;    92.0 p5      27 v[0]
        mov ecx, r9d                                     ;    90.0          8 v[4] copy
        xor ecx, r10d                                    ;    92.0 p6       8 v[4]
        add r13d, r11d                                   ;    92.0 p1      27 v[1]
        vpxor xmm2, xmm2, xmm5                           ;    75.7 p0      23 w[12]
        vpternlogd xmm6, xmm2, xmm9, 0x96                ;    76.7 p5      23 w[12]
        vprold xmm2, xmm6, 2                             ;    77.7 p1      23 w[12]
        vpaddd xmm6, xmm2, xmm8                          ;    78.7 p0      23 w[12]
        vmovdqa [rsp + 176], xmm6                        ;    79.7 p8+p9   23 w[12]
        vpalignr xmm6, xmm2, xmm4, 8                     ;    78.7 p5      23 w[0]
        rorx r11d, r13d, 0x1b                            ;    93.0 p6      27 v[0]
        add eax, r11d                                    ;    94.0 p11     27 v[0]
        rorx r11d, r13d, 2                               ;    93.0 p6      28 v[1]
        and r13d, ecx                                    ;    93.0 p11      8 v[4]
        mov ecx, dword [rsp + 168]                       ;    75.8 p10     27 v[2]
        add ebx, r9d                                     ;    90.0 p1      27 v[3]
        and r9d, r10d                                    ;    92.0 p11      8 v[4]
        add edx, r9d                                     ;    93.0 p0      27 v[4]
        rorx r9d, eax, 2                                 ;    95.0 p6      28 v[0]
        add ecx, r10d                                    ;    92.0 p5      27 v[2]
        vpxor xmm5, xmm5, xmm7                           ;    78.5 p1      23 w[0]
        add edx, r13d                                    ;    94.0 p11     27 v[4]
        rorx r15d, eax, 0x1b                             ;    95.0 p0      27 v[4]
        add edx, r15d                                    ;    96.0 p5      27 v[4]
        mov r15d, r10d                                   ;    92.0          8 v[3] copy
        xor r15d, r11d                                   ;    94.0 p6       8 v[3]
        and eax, r15d                                    ;    95.0 p1       8 v[3]
        mov r15d, r11d                                   ;    94.0          8 v[2] copy
        and r10d, r11d                                   ;    94.0 p11      8 v[3]
        add ebx, r10d                                    ;    95.0 p0      27 v[3]
        vpternlogd xmm6, xmm5, xmm0, 0x96                ;    80.2 p5      23 w[0]
        rorx r10d, edx, 2                                ;    97.0 p6      28 v[4]
        rorx r13d, edx, 0x1b                             ;    97.0 p0      27 v[3]
        xor r15d, r9d                                    ;    96.0 p1       8 v[2]
        add ebx, eax                                     ;    96.0 p11     27 v[3]
        and edx, r15d                                    ;    97.0 p5       8 v[2]
        mov r15d, r9d                                    ;    96.0          8 v[1] copy
        mov eax, dword [rsp + 172]                       ;    79.7 p2      27 v[1]
        add eax, r11d                                    ;    94.0 p6      27 v[1]
        add ebx, r13d                                    ;    98.0 p1      27 v[3]
        rorx r13d, ebx, 0x1b                             ;    99.0 p0      27 v[2]
        xor r15d, r10d                                   ;    98.0 p11      8 v[1]
        and r11d, r9d                                    ;    96.0 p5       8 v[2]
        add ecx, r11d                                    ;    97.0 p6      27 v[2]
        add ecx, edx                                     ;    98.0 p1      27 v[2]
        mov edx, dword [rsp + 176]                       ;    81.0 p3      27 v[0]
        add ecx, r13d                                    ;   100.0 p11     27 v[2]
        add edx, r9d                                     ;    96.0 p0      27 v[0]
        and r9d, r10d                                    ;    98.0 p5       8 v[1]
        add eax, r9d                                     ;    99.0 p6      27 v[1]
        rorx r9d, ecx, 2                                 ;   101.0 p0      28 v[2]
        rorx r11d, ebx, 2                                ;    99.0 p6      28 v[3]
        and ebx, r15d                                    ;    99.0 p1       8 v[1]
        rorx r13d, ecx, 0x1b                             ;   101.0 p0      27 v[1]
        mov r15d, r10d                                   ;    98.0          8 v[0] copy
        add eax, ebx                                     ;   100.0 p11     27 v[1]
        add eax, r13d                                    ;   102.0 p5      27 v[1]
        xor r15d, r11d                                   ;   100.0 p1       8 v[0]
        mov ebx, dword [rsp + 180]                       ;    83.2 p10     27 v[4]
        add ebx, r10d                                    ;    98.0 p11     27 v[4]
        and r10d, r11d                                   ;   100.0 p5       8 v[0]
        add edx, r10d                                    ;   101.0 p6      27 v[0]
        vprold xmm5, xmm6, 2                             ;    85.5 p1      23 w[0]
        vpaddd xmm6, xmm5, xmm8                          ;    86.5 p0      23 w[0]
        vmovdqa [rsp + 192], xmm6                        ;    87.5 p7+p4   23 w[0]
        and ecx, r15d                                    ;   101.0 p11      8 v[0]
        add edx, ecx                                     ;   102.0 p5      27 v[0]
        mov ecx, dword [rsp + 184]                       ;    84.7 p2      27 v[3]
        rorx r10d, eax, 2                                ;   103.0 p6      28 v[1]
        mov r15d, r11d                                   ;   100.0          8 v[4] copy
        rorx r13d, eax, 0x1b                             ;   103.0 p0      27 v[0]
        add edx, r13d                                    ;   104.0 p1      27 v[0]
        rorx r13d, edx, 0x1b                             ;   105.0 p6      27 v[4]
        vpalignr xmm6, xmm5, xmm2, 8                     ;    87.2 p5      23 w[4]
        xor r15d, r9d                                    ;   102.0 p11      8 v[4]
        add ecx, r11d                                    ;   100.0 p1      27 v[3]
        and r11d, r9d                                    ;   102.0 p11      8 v[4]
        and eax, r15d                                    ;   103.0 p0       8 v[4]
        mov r15d, r9d                                    ;   102.0          8 v[3] copy
        xor r15d, r10d                                   ;   104.0 p5       8 v[3]
        vpxor xmm7, xmm7, xmm3                           ;    88.5 p1      23 w[4]
        add ebx, r11d                                    ;   103.0 p6      27 v[4]
        rorx r11d, edx, 2                                ;   105.0 p0      28 v[0]
        and edx, r15d                                    ;   105.0 p11      8 v[3]
        add ebx, eax                                     ;   104.0 p5      27 v[4]
        add ebx, r13d                                    ;   106.0 p6      27 v[4]
        mov r15d, r10d                                   ;   104.0          8 v[2] copy
        vpternlogd xmm6, xmm7, xmm1, 0x96                ;    89.5 p1      23 w[4]
        vprold xmm6, xmm6, 2                             ;    90.5 p0      23 w[4]
        vpaddd xmm7, xmm6, xmm8                          ;    91.5 p5      23 w[4]
        rorx r13d, ebx, 0x1b                             ;   107.0 p6      27 v[3]
        mov eax, dword [rsp + 188]                       ;    88.7 p3      27 v[2]
        add eax, r9d                                     ;   102.0 p11     27 v[2]
        and r9d, r10d                                    ;   104.0 p1       8 v[3]
        xor r15d, r11d                                   ;   106.0 p11      8 v[2]
        add ecx, r9d                                     ;   105.0 p0      27 v[3]
        add ecx, edx                                     ;   106.0 p5      27 v[3]
        add ecx, r13d                                    ;   108.0 p6      27 v[3]
        mov edx, dword [rsp + 192]                       ;    89.8 p10     27 v[1]
        rorx r13d, ecx, 0x1b                             ;   109.0 p0      27 v[2]
        vpxor xmm3, xmm3, xmm9                           ;    91.5 p1      23 w[8]
        rorx r9d, ebx, 2                                 ;   107.0 p6      28 v[4]
        and ebx, r15d                                    ;   107.0 p11      8 v[2]
        add edx, r10d                                    ;   104.0 p5      27 v[1]
        and r10d, r11d                                   ;   106.0 p1       8 v[2]
        add eax, r10d                                    ;   107.0 p11     27 v[2]
        add eax, ebx                                     ;   108.0 p0      27 v[2]
        add eax, r13d                                    ;   110.0 p5      27 v[2]
        mov r15d, r11d                                   ;   106.0          8 v[1] copy
        xor r15d, r9d                                    ;   108.0 p6       8 v[1]
        rorx r10d, ecx, 2                                ;   109.0 p0      28 v[3]
        and ecx, r15d                                    ;   109.0 p1       8 v[1]
        mov r15d, r9d                                    ;   108.0          8 v[0] copy
        mov ebx, dword [rsp + 196]                       ;    92.3 p2      27 v[0]
        add ebx, r11d                                    ;   106.0 p11     27 v[0]
        and r11d, r9d                                    ;   108.0 p5       8 v[1]
        rorx r13d, eax, 0x1b                             ;   111.0 p6      27 v[1]
        add edx, r11d                                    ;   109.0 p1      27 v[1]
        rorx r11d, eax, 2                                ;   111.0 p0      28 v[2]
        xor r15d, r10d                                   ;   110.0 p11      8 v[0]
        and eax, r15d                                    ;   111.0 p5       8 v[0]
        vmovdqa [rsp + 208], xmm7                        ;    93.7 p8+p9   23 w[4]
        vpalignr xmm7, xmm6, xmm5, 8                     ;    96.2 p5      23 w[8]
        vpternlogd xmm7, xmm3, xmm4, 0x96                ;    97.2 p1      23 w[8]
        vprold xmm3, xmm7, 2                             ;    98.2 p0      23 w[8]
        vpaddd xmm7, xmm3, xmm8                          ;    99.2 p1      23 w[8]
        mov r15d, r10d                                   ;   110.0          8 v[4] copy
        vmovdqa xmm8, [rel sha1_blocks.T0_w.blocks + 80] ;    94.7 p3      23 w[12] reload
        vmovdqa [rsp + 224], xmm7                        ;   100.2 p7+p4   23 w[8]
        vpalignr xmm7, xmm3, xmm6, 8                     ;    99.2 p5      23 w[12]
        vpxor xmm9, xmm9, xmm0                           ;    96.7 p0      23 w[12]
        add edx, ecx                                     ;   110.0 p6      27 v[1]
        mov ecx, dword [rsp + 200]                       ;    95.5 p10     27 v[4]
        add ecx, r9d                                     ;   108.0 p11     27 v[4]
        and r9d, r10d                                    ;   110.0 p6       8 v[0]
        add ebx, r9d                                     ;   111.0 p11     27 v[0]
        add ebx, eax                                     ;   112.0 p6      27 v[0]
        xor r15d, r11d                                   ;   112.0 p1       8 v[4]
        vpternlogd xmm7, xmm9, xmm2, 0x96                ;   100.2 p0      23 w[12]
        vprold xmm7, xmm7, 2                             ;   101.2 p1      23 w[12]
        add edx, r13d                                    ;   112.0 p11     27 v[1]
        rorx r13d, edx, 0x1b                             ;   113.0 p6      27 v[0]
        mov eax, dword [rsp + 204]                       ;    97.2 p2      27 v[3]
        add ebx, r13d                                    ;   114.0 p5      27 v[0]
        rorx r9d, edx, 2                                 ;   113.0 p0      28 v[1]
        add eax, r10d                                    ;   110.0 p11     27 v[3]
        and r10d, r11d                                   ;   112.0 p5       8 v[4]
        add ecx, r10d                                    ;   113.0 p6      27 v[4]
        and edx, r15d                                    ;   113.0 p1       8 v[4]
        add ecx, edx                                     ;   114.0 p0      27 v[4]
        rorx r13d, ebx, 0x1b                             ;   115.0 p6      27 v[4]
        mov r15d, r11d                                   ;   112.0          8 v[3] copy
        xor r15d, r9d                                    ;   114.0 p11      8 v[3]
        mov edx, dword [rsp + 208]                       ;    99.0 p3      27 v[2]
        add edx, r11d                                    ;   112.0 p5      27 v[2]
        rorx r10d, ebx, 2                                ;   115.0 p0      28 v[0]
        and r11d, r9d                                    ;   114.0 p1       8 v[3]
        add ecx, r13d                                    ;   116.0 p11     27 v[4]
        rorx r13d, ecx, 0x1b                             ;   117.0 p6      27 v[3]
        add eax, r11d                                    ;   115.0 p5      27 v[3]
        and ebx, r15d                                    ;   115.0 p1       8 v[3]
        add eax, ebx                                     ;   116.0 p0      27 v[3]
        add eax, r13d                                    ;   118.0 p11     27 v[3]
        mov ebx, dword [rsp + 212]                       ;   100.7 p10     27 v[1]
        mov r15d, r9d                                    ;   114.0          8 v[2] copy
        xor r15d, r10d                                   ;   116.0 p5       8 v[2]
        add ebx, r9d                                     ;   114.0 p6      27 v[1]
        and r9d, r10d                                    ;   116.0 p1       8 v[2]
        add edx, r9d                                     ;   117.0 p0      27 v[2]
        rorx r13d, eax, 0x1b                             ;   119.0 p6      27 v[2]
        vpaddd xmm9, xmm7, xmm8                          ;   103.2 p5      23 w[12]
        rorx r11d, ecx, 2                                ;   117.0 p0      28 v[4]
        and ecx, r15d                                    ;   117.0 p11      8 v[2]
        mov r15d, r10d                                   ;   116.0          8 v[1] copy
        xor r15d, r11d                                   ;   118.0 p1       8 v[1]
        add edx, ecx                                     ;   118.0 p11     27 v[2]
        vmovdqa [rsp + 240], xmm9                        ;   104.2 p8+p9   23 w[12]
        vpxor xmm0, xmm0, xmm1                           ;   104.2 p5      23 w[0]
        mov ecx, dword [rsp + 216]                       ;   103.2 p2      27 v[0]
        add ecx, r10d                                    ;   116.0 p6      27 v[0]
        and r10d, r11d                                   ;   118.0 p1       8 v[1]
        add edx, r13d                                    ;   120.0 p0      27 v[2]
        rorx r13d, edx, 0x1b                             ;   121.0 p6      27 v[1]
        add ebx, r10d                                    ;   119.0 p11     27 v[1]
        rorx r9d, eax, 2                                 ;   119.0 p0      28 v[3]
        and eax, r15d                                    ;   119.0 p5       8 v[1]
        mov r15d, r11d                                   ;   118.0          8 v[0] copy
        xor r15d, r9d                                    ;   120.0 p1       8 v[0]
        add ebx, eax                                     ;   120.0 p11     27 v[1]
        rorx r10d, edx, 2                                ;   121.0 p6      28 v[2]
        vpalignr xmm9, xmm7, xmm3, 8                     ;   106.2 p5      23 w[0]
        and edx, r15d                                    ;   121.0 p1       8 v[0]
        add ebx, r13d                                    ;   122.0 p0      27 v[1]
        mov r15d, r9d                                    ;   120.0          8 v[4] copy
        mov eax, dword [rsp + 220]                       ;   105.8 p3      27 v[4]
        xor r15d, r10d                                   ;   122.0 p11      8 v[4]
        rorx r13d, ebx, 0x1b                             ;   123.0 p6      27 v[0]
        add eax, r11d                                    ;   118.0 p5      27 v[4]
        and r11d, r9d                                    ;   120.0 p1       8 v[0]
        add ecx, r11d                                    ;   121.0 p0      27 v[0]
        add ecx, edx                                     ;   122.0 p11     27 v[0]
        rorx r11d, ebx, 2                                ;   123.0 p6      28 v[1]
        add ecx, r13d                                    ;   124.0 p5      27 v[0]
        rorx r13d, ecx, 0x1b                             ;   125.0 p0      27 v[4]
        mov edx, dword [rsp + 224]                       ;   107.5 p10     27 v[3]
        add edx, r9d                                     ;   120.0 p1      27 v[3]
        and r9d, r10d                                    ;   122.0 p11      8 v[4]
        and ebx, r15d                                    ;   123.0 p5       8 v[4]
        add eax, r9d                                     ;   123.0 p6      27 v[4]
        add eax, ebx                                     ;   124.0 p1      27 v[4]
        rorx r9d, ecx, 2                                 ;   125.0 p0      28 v[0]
        mov r15d, r10d                                   ;   122.0          8 v[3] copy
        xor r15d, r11d                                   ;   124.0 p11      8 v[3]
        and ecx, r15d                                    ;   125.0 p5       8 v[3]
        mov ebx, dword [rsp + 228]                       ;   109.2 p2      27 v[2]
        add ebx, r10d                                    ;   122.0 p6      27 v[2]
        and r10d, r11d                                   ;   124.0 p1       8 v[3]
        vpternlogd xmm9, xmm0, xmm5, 0x96                ;   110.7 p0      23 w[0]
        vprold xmm0, xmm9, 2                             ;   111.7 p1      23 w[0]
        vpaddd xmm10, xmm0, xmm8                         ;   112.7 p5      23 w[0]
        add edx, r10d                                    ;   125.0 p11     27 v[3]
        add eax, r13d                                    ;   126.0 p6      27 v[4]
        rorx r13d, eax, 0x1b                             ;   127.0 p0      27 v[3]
        add edx, ecx                                     ;   126.0 p11     27 v[3]
        mov ecx, dword [rsp + 232]                       ;   110.8 p3      27 v[1]
        rorx r10d, eax, 2                                ;   127.0 p6      28 v[4]
        add edx, r13d                                    ;   128.0 p5      27 v[3]
        add ecx, r11d                                    ;   124.0 p1      27 v[1]
        mov r15d, r11d                                   ;   124.0          8 v[2] copy
        xor r15d, r9d                                    ;   126.0 p0       8 v[2]
        vpalignr xmm9, xmm0, xmm7, 8                     ;   113.2 p5      23 w[4]
        and r11d, r9d                                    ;   126.0 p11      8 v[2]
        add ebx, r11d                                    ;   127.0 p6      27 v[2]
        rorx r11d, edx, 2                                ;   129.0 p0      28 v[3]
        and eax, r15d                                    ;   127.0 p1       8 v[2]
        mov r15d, r9d                                    ;   126.0          8 v[1] copy
        xor r15d, r10d                                   ;   128.0 p11      8 v[1]
        rorx r13d, edx, 0x1b                             ;   129.0 p6      27 v[2]
        add ebx, eax                                     ;   128.0 p5      27 v[2]
        mov eax, dword [rsp + 236]                       ;   113.3 p10     27 v[0]
        add eax, r9d                                     ;   126.0 p1      27 v[0]
        and edx, r15d                                    ;   129.0 p0       8 v[1]
        and r9d, r10d                                    ;   128.0 p11      8 v[1]
        add ecx, r9d                                     ;   129.0 p5      27 v[1]
        add ecx, edx                                     ;   130.0 p6      27 v[1]
        add ebx, r13d                                    ;   130.0 p1      27 v[2]
        rorx r13d, ebx, 0x1b                             ;   131.0 p0      27 v[1]
        rorx r9d, ebx, 2                                 ;   131.0 p6      28 v[2]
        mov r15d, r10d                                   ;   128.0          8 v[0] copy
        mov edx, dword [rsp + 240]                       ;   115.0 p2      27 v[4]
        add ecx, r13d                                    ;   132.0 p11     27 v[1]
        add edx, r10d                                    ;   128.0 p5      27 v[4]
        and r10d, r11d                                   ;   130.0 p1       8 v[0]
        rorx r13d, ecx, 0x1b                             ;   133.0 p0      27 v[0]
        xor r15d, r11d                                   ;   130.0 p11      8 v[0]
        and ebx, r15d                                    ;   131.0 p5       8 v[0]
        mov r15d, dword [rsp + 244]                      ;   116.2 p3      27 v[3]
        add eax, r10d                                    ;   131.0 p6      27 v[0]
        rorx r10d, ecx, 2                                ;   133.0 p0      28 v[1]
        add r15d, r11d                                   ;   130.0 p1      27 v[3]
        xor r11d, r9d                                    ;   132.0 p11      7 v[4]
        vmovdqa [rsp + 256], xmm10                       ;   117.0 p7+p4   23 w[0]
        vpxor xmm1, xmm1, xmm4                           ;   118.2 p5      23 w[4]
        vpternlogd xmm9, xmm6, xmm1, 0x96                ;   119.2 p1      23 w[4]
        vprold xmm1, xmm9, 2                             ;   120.2 p0      23 w[4]
        add eax, ebx                                     ;   132.0 p6      27 v[0]
        xor r11d, ecx                                    ;   133.0 p11      7 v[4]
        mov ecx, dword [rsp + 248]                       ;   118.0 p10     27 v[2]
        add ecx, r9d                                     ;   132.0 p5      27 v[2]
        add eax, r13d                                    ;   134.0 p6      27 v[0]
        rorx r13d, eax, 0x1b                             ;   135.0 p0      27 v[4]
        add edx, r11d                                    ;   134.0 p1      27 v[4]
        add edx, r13d                                    ;   136.0 p11     27 v[4]
        xor r9d, r10d                                    ;   134.0 p5       7 v[3]
        mov r13d, dword [rsp + 252]                      ;   119.2 p2      27 v[1]
        xor r9d, eax                                     ;   135.0 p6       7 v[3]
        add r13d, r10d                                   ;   134.0 p1      27 v[1]
        ror eax, 2                                       ;   135.0 p0      28 v[0]
        add r15d, r9d                                    ;   136.0 p11     27 v[3]
        xor r10d, eax                                    ;   136.0 p5       7 v[2]
        xor r10d, edx                                    ;   137.0 p6       7 v[2]
        add ecx, r10d                                    ;   138.0 p1      27 v[2]
        rorx r9d, edx, 0x1b                              ;   137.0 p0      27 v[3]
        add r15d, r9d                                    ;   138.0 p11     27 v[3]
        vpaddd xmm6, xmm1, xmm8                          ;   122.2 p5      23 w[4]
        vmovdqa [rsp + 272], xmm6                        ;   123.2 p8+p9   23 w[4]
        vpalignr xmm0, xmm1, xmm0, 8                     ;   123.2 p5      23 w[8]
        rorx r11d, r15d, 0x1b                            ;   139.0 p6      27 v[2]
        add ecx, r11d                                    ;   140.0 p1      27 v[2]
        rorx r10d, ecx, 0x1b                             ;   141.0 p0      27 v[1]
        rorx r9d, edx, 2                                 ;   137.0 p6      28 v[4]
        mov edx, dword [rsp + 256]                       ;   122.0 p3      27 v[0]
        add edx, eax                                     ;   136.0 p11     27 v[0]
        xor eax, r9d                                     ;   138.0 p1       7 v[1]
        xor eax, r15d                                    ;   139.0 p0       7 v[1]
        add r13d, eax                                    ;   140.0 p11     27 v[1]
        mov eax, dword [rsp + 260]                       ;   122.8 p10     27 v[4]
        add eax, r9d                                     ;   138.0 p5      27 v[4]
        ror r15d, 2                                      ;   139.0 p6      28 v[3]
        xor r9d, r15d                                    ;   140.0 p1       7 v[0]
        add r13d, r10d                                   ;   142.0 p0      27 v[1]
        rorx r11d, r13d, 0x1b                            ;   143.0 p6      27 v[0]
        rorx r10d, ecx, 2                                ;   141.0 p0      28 v[2]
        xor r9d, ecx                                     ;   141.0 p11      7 v[0]
        add edx, r9d                                     ;   142.0 p5      27 v[0]
        mov ecx, dword [rsp + 264]                       ;   124.3 p2      27 v[3]
        add ecx, r15d                                    ;   140.0 p1      27 v[3]
        xor r15d, r10d                                   ;   142.0 p11      7 v[4]
        xor r15d, r13d                                   ;   143.0 p5       7 v[4]
        add eax, r15d                                    ;   144.0 p6      27 v[4]
        mov r15d, dword [rsp + 268]                      ;   125.2 p3      27 v[2]
        add r15d, r10d                                   ;   142.0 p1      27 v[2]
        ror r13d, 2                                      ;   143.0 p0      28 v[1]
        add edx, r11d                                    ;   144.0 p11     27 v[0]
        rorx r9d, edx, 0x1b                              ;   145.0 p6      27 v[4]
        add eax, r9d                                     ;   146.0 p5      27 v[4]
        xor r10d, r13d                                   ;   144.0 p1       7 v[3]
        xor r10d, edx                                    ;   145.0 p0       7 v[3]
        rorx r9d, edx, 2                                 ;   145.0 p6      28 v[0]
        mov edx, dword [rsp + 272]                       ;   126.7 p10     27 v[1]
        add edx, r13d                                    ;   144.0 p11     27 v[1]
        xor r13d, r9d                                    ;   146.0 p5       7 v[2]
        xor r13d, eax                                    ;   147.0 p1       7 v[2]
        add r15d, r13d                                   ;   148.0 p0      27 v[2]
        rorx r11d, eax, 0x1b                             ;   147.0 p6      27 v[3]
        add ecx, r10d                                    ;   146.0 p11     27 v[3]
        add ecx, r11d                                    ;   148.0 p5      27 v[3]
        rorx r10d, ecx, 0x1b                             ;   149.0 p0      27 v[2]
        mov r13d, dword [rsp + 276]                      ;   128.2 p2      27 v[0]
        ror eax, 2                                       ;   147.0 p6      28 v[4]
        add r13d, r9d                                    ;   146.0 p1      27 v[0]
        xor r9d, eax                                     ;   148.0 p11      7 v[1]
        xor r9d, ecx                                     ;   149.0 p5       7 v[1]
        add r15d, r10d                                   ;   150.0 p1      27 v[2]
        rorx r11d, r15d, 0x1b                            ;   151.0 p0      27 v[1]
        rorx r10d, ecx, 2                                ;   149.0 p6      28 v[3]
        mov ecx, dword [rsp + 280]                       ;   129.5 p3      27 v[4]
        add ecx, eax                                     ;   148.0 p11     27 v[4]
        xor eax, r10d                                    ;   150.0 p5       7 v[0]
        add edx, r9d                                     ;   150.0 p1      27 v[1]
        add edx, r11d                                    ;   152.0 p0      27 v[1]
        xor eax, r15d                                    ;   151.0 p11      7 v[0]
        add r13d, eax                                    ;   152.0 p5      27 v[0]
        ror r15d, 2                                      ;   151.0 p6      28 v[2]
        mov eax, dword [rsp + 284]                       ;   130.8 p10     27 v[3]
        add eax, r10d                                    ;   150.0 p1      27 v[3]
        xor r10d, r15d                                   ;   152.0 p0       7 v[4]
        xor r10d, edx                                    ;   153.0 p11      7 v[4]
        rorx r9d, edx, 0x1b                              ;   153.0 p6      27 v[0]
        add r13d, r9d                                    ;   154.0 p5      27 v[0]
        rorx r11d, r13d, 0x1b                            ;   155.0 p0      27 v[4]
        rorx r9d, edx, 2                                 ;   153.0 p6      28 v[1]
        vpxor xmm4, xmm4, xmm2                           ;   133.5 p1      23 w[8]
        vpternlogd xmm0, xmm3, xmm4, 0x96                ;   134.5 p5      23 w[8]
        vprold xmm0, xmm0, 2                             ;   135.5 p1      23 w[8]
        vpaddd xmm3, xmm0, xmm8                          ;   136.5 p0      23 w[8]
        vmovdqa [rsp + 288], xmm3                        ;   137.5 p7+p4   23 w[8]
        add ecx, r10d                                    ;   154.0 p11     27 v[4]
        add ecx, r11d                                    ;   156.0 p11     27 v[4]
        vpxor xmm5, xmm5, xmm2                           ;   135.2 p5      23 w[12]
        rorx r11d, ecx, 0x1b                             ;   157.0 p6      27 v[3]
        mov edx, dword [rsp + 288]                       ;   137.5 p2      27 v[2]
        add edx, r15d                                    ;   152.0 p1      27 v[2]
        vpalignr xmm0, xmm0, xmm1, 8                     ;   136.5 p5      23 w[12]
        xor r15d, r9d                                    ;   154.0 p0       7 v[3]
        xor r15d, r13d                                   ;   155.0 p11      7 v[3]
        add eax, r15d                                    ;   156.0 p6      27 v[3]
        mov r15d, dword [rsp + 296]                      ;   137.5 p3      27 v[0]
        vpternlogd xmm0, xmm7, xmm5, 0x96                ;   137.5 p1      23 w[12]
        mov r10d, dword [rsp + 292]                      ;   137.5 p10     27 v[1]
        ror r13d, 2                                      ;   155.0 p0      28 v[0]
        add r10d, r9d                                    ;   154.0 p11     27 v[1]
        xor r9d, r13d                                    ;   156.0 p5       7 v[2]
        xor r9d, ecx                                     ;   157.0 p6       7 v[2]
        add eax, r11d                                    ;   158.0 p1      27 v[3]
        add edx, r9d                                     ;   158.0 p0      27 v[2]
        mov r11d, dword [rsp + 300]                      ;   137.5 p2      27 v[4]
        ror ecx, 2                                       ;   157.0 p6      28 v[4]
        rorx ebx, eax, 0x1b                              ;   159.0 p0      27 v[2]
        add edx, ebx                                     ;   160.0 p11     27 v[2]
        add r11d, ecx                                    ;   158.0 p5      27 v[4]
        vprold xmm0, xmm0, 2                             ;   138.5 p1      23 w[12]
        vpaddd xmm0, xmm0, xmm8                          ;   139.5 p5      23 w[12]
        add r15d, r13d                                   ;   156.0 p11     27 v[0]
        xor r13d, ecx                                    ;   158.0 p6       7 v[1]
        xor r13d, eax                                    ;   159.0 p1       7 v[1]
        ror eax, 2                                       ;   159.0 p0      28 v[3]
        xor ecx, eax                                     ;   160.0 p11      7 v[0]
        xor ecx, edx                                     ;   161.0 p5       7 v[0]
        rorx ebx, edx, 0x1b                              ;   161.0 p6      27 v[1]
        ror edx, 2                                       ;   161.0 p0      28 v[2]
        add r10d, r13d                                   ;   160.0 p1      27 v[1]
        vmovdqa [rsp + 304], xmm0                        ;   140.5 p8+p9   23 w[12]
        mov r9d, dword [rsp + 304]                       ;   140.5 p3      27 v[3]
        add r9d, eax                                     ;   160.0 p11     27 v[3]
        xor eax, edx                                     ;   162.0 p5       7 v[4]
        add r10d, ebx                                    ;   162.0 p6      27 v[1]
        mov r13d, dword [rsp + 308]                      ;   140.5 p10     27 v[2]
        add esi, dword [rsp + 316]                       ;   145.5 p1+p2   30 h
        add r15d, ecx                                    ;   162.0 p0      27 v[0]
        add r8, 0x40                                     ;   141.7 p11     16 blocks
        add r13d, edx                                    ;   162.0 p5      27 v[2]
        xor eax, r10d                                    ;   163.0 p6       7 v[4]
        rorx ecx, r10d, 0x1b                             ;   163.0 p0      27 v[0]
        add r15d, ecx                                    ;   164.0 p1      27 v[0]
        ror r10d, 2                                      ;   163.0 p6      28 v[1]
        rorx ebx, r15d, 0x1b                             ;   165.0 p0      27 v[4]
        xor edx, r10d                                    ;   164.0 p11      7 v[3]
        xor edx, r15d                                    ;   165.0 p5       7 v[3]
        add r11d, eax                                    ;   164.0 p1      27 v[4]
        add r11d, ebx                                    ;   166.0 p11     27 v[4]
        mov ecx, dword [rsp + 312]                       ;   142.0 p3      27 v[1]
        add ecx, r10d                                    ;   164.0 p5      27 v[1]
        ror r15d, 2                                      ;   165.0 p6      28 v[0]
        xor r10d, r15d                                   ;   166.0 p1       7 v[2]
        xor r10d, r11d                                   ;   167.0 p0       7 v[2]
        add r9d, edx                                     ;   166.0 p11     27 v[3]
        add esi, r15d                                    ;   166.0 p5      30 h
        add r13d, r10d                                   ;   168.0 p6      27 v[2]
        rorx eax, r11d, 0x1b                             ;   167.0 p0      27 v[3]
        ror r11d, 2                                      ;   167.0 p6      28 v[4]
        add r9d, eax                                     ;   168.0 p1      27 v[3]
        xor r15d, r11d                                   ;   168.0 p11      7 v[1]
        xor r15d, r9d                                    ;   169.0 p5       7 v[1]
        add ecx, r15d                                    ;   170.0 p1      27 v[1]
        rorx r10d, r9d, 0x1b                             ;   169.0 p0      27 v[2]
        add r13d, r10d                                   ;   170.0 p11     27 v[2]
        rorx r10d, r9d, 2                                ;   169.0 p6      28 v[3]
        add r14d, r11d                                   ;   168.0 p5      30 h
        xor r11d, r10d                                   ;   170.0 p1       7 v[0]
        xor r11d, r13d                                   ;   171.0 p0       7 v[0]
        mov dword [rsp + 360], r14d                      ;   169.0 p7+p4   30 h
        rorx eax, r13d, 0x1b                             ;   171.0 p6      27 v[1]
        add ecx, eax                                     ;   172.0 p11     27 v[1]
        rorx r9d, r13d, 2                                ;   171.0 p0      28 v[2]
        add edi, r9d                                     ;   172.0 p5      30 h
        add r12d, ecx                                    ;   173.0 p1      30 h
        rorx r9d, ecx, 0x1b                              ;   173.0 p6      27 v[0]
        mov dword [rsp + 348], r12d                      ;   174.0 p8+p9   30 h
        add ebp, r10d                                    ;   170.0 p11     30 h
        add esi, r9d                                     ;   174.0 p5      30 h
        add esi, r11d                                    ;   175.0 p1      30 h
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
