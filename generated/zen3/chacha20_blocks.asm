; chacha20_blocks for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/chacha20.cw (sha256 698b7d4f9e12652e); do not edit:
;   ./cw build chacha20_blocks --cpu zen3
;
; void chacha20_blocks(const void *st, const void *counter, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   st: 64 bytes, read, secret, no alignment needed
;   counter: 4 bytes, read, public, no alignment needed
;   src: 64 bytes a block, read, secret, no alignment needed
;   dst: 64 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes ymm0 to ymm15.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 2240 bytes, 71 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 36 uops, planned 19.0; bounds: width 6.0, ports 17.0, path 7.0
;   blocks: 1725 uops, planned 474.5; bounds: width 287.5, ports 352.5, path 287.0
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
%fatal "chacha20_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_chacha20_blocks
$_chacha20_blocks:
%else
        global $chacha20_blocks
%endif
$chacha20_blocks:
        push rbp                                                         ;                    preserved
        mov rax, rsp                                                     ;                    frame
        sub rsp, 0x8e0                                                   ;                    frame
        and rsp, -32                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 2120], rax                                      ;                    frame
        mov qword [rbp + 2048], rdi                                      ;                    argument
        mov qword [rbp + 2056], rsi                                      ;                    argument
        mov dword [rbp + 2128], r8d                                      ;                    argument
        mov qword [rbp + 2072], rdx                                      ;                    argument
        mov qword [rbp + 2088], rcx                                      ;                    argument
        mov r8, qword [rbp + 2048]                                       ;     0.0 agu0    60 st reload
        vpbroadcastd ymm0, [r8]                                          ;     4.0 agu1    60 st
        vpbroadcastd ymm1, [r8 + 4]                                      ;     4.0 agu0    60 st
        vpbroadcastd ymm2, [r8 + 8]                                      ;     4.0 agu1    60 st
        vpbroadcastd ymm3, [r8 + 12]                                     ;     4.0 agu0    60 st
        vpbroadcastd ymm4, [r8 + 16]                                     ;     4.0 agu1    60 st
        vpbroadcastd ymm5, [r8 + 20]                                     ;     4.0 agu0    60 st
        vpbroadcastd ymm6, [r8 + 24]                                     ;     4.0 agu1    60 st
        vpbroadcastd ymm7, [r8 + 28]                                     ;     4.0 agu0    60 st
        vpbroadcastd ymm8, [r8 + 32]                                     ;     4.2 agu1    60 st
        vmovdqu [rbp + 896], ymm0                                        ;    11.0 agu2+fp5   60 st
        vpbroadcastd ymm0, [r8 + 36]                                     ;     5.0 agu0    60 st
        vmovdqu [rbp + 928], ymm1                                        ;    11.0 agu2+fp5   60 st
        vpbroadcastd ymm1, [r8 + 40]                                     ;     5.2 agu1    60 st
        vmovdqu [rbp + 960], ymm2                                        ;    11.0 agu2+fp5   60 st
        vmovdqu [rbp + 992], ymm3                                        ;    11.0 agu2+fp5   60 st
        vpbroadcastd ymm2, [r8 + 44]                                     ;     6.0 agu0    60 st
        vmovdqu [rbp + 1024], ymm4                                       ;    11.0 agu2+fp5   60 st
        vpbroadcastd ymm3, [r8 + 52]                                     ;     6.2 agu1    60 st
        vmovdqu [rbp + 1056], ymm5                                       ;    11.0 agu2+fp5   60 st
        vpbroadcastd ymm4, [r8 + 56]                                     ;     7.0 agu0    60 st
        vpbroadcastd ymm5, [r8 + 60]                                     ;     7.2 agu1    60 st
        vmovdqu [rbp + 1088], ymm6                                       ;    11.0 agu2+fp5   60 st
        mov r9, qword [rbp + 2056]                                       ;     8.0 agu0    60 counter reload
        vpbroadcastd ymm6, [r9]                                          ;    12.0 agu1    60 counter
        vmovdqu [rbp + 1120], ymm7                                       ;    11.0 agu2+fp5   60 st
        vmovdqu [rbp + 1152], ymm8                                       ;    11.2 agu0+fp5   60 st
        vmovdqu [rbp + 1184], ymm0                                       ;    12.0 agu1+fp5   60 st
        vmovdqu [rbp + 1216], ymm1                                       ;    12.2 agu2+fp5   60 st
        vmovdqu [rbp + 1248], ymm2                                       ;    13.0 agu0+fp5   60 st
        vmovdqu [rbp + 1280], ymm3                                       ;    13.7 agu1+fp5   60 st
        vmovdqu [rbp + 1312], ymm4                                       ;    14.7 agu2+fp5   60 st
        vmovdqu [rbp + 1344], ymm5                                       ;    15.7 agu0+fp5   60 st
        vmovdqu [rbp + 1376], ymm6                                       ;    19.0 agu1+fp5   60 counter
        vmovdqu ymm0, [rel chacha20_blocks.T0_constants256]              ;    12.0 agu0    60 counter reload
        vmovdqu [rbp + 1408], ymm0                                       ;    19.0 agu2+fp5   60 counter
        cmp dword [rbp + 2128], 0                                        ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 2128]                                      ;                    passes of 8
        mov rcx, rax                                                     ;                    passes of 8
.blocks_1_share:
        and rax, 7                                                       ;                    passes of 8
        mov qword [rbp + 2064], rax                                      ;                    passes of 8
        sub rcx, rax                                                     ;                    passes of 8
        imul rcx, rcx, 0x40                                              ;                    passes of 8
        mov rdx, qword [rbp + 2072]                                      ;                    passes of 8
        add rcx, rdx                                                     ;                    passes of 8
        mov qword [rbp + 2080], rcx                                      ;                    passes of 8
        cmp rcx, rdx                                                     ;                    passes of 8
        je .blocks_1_rest
.blocks_1_again:
        vmovdqu ymm0, [rbp + 1408]                                       ;                    resident
        mov r8, qword [rbp + 2072]                                       ;                    resident
        mov r9, qword [rbp + 2088]                                       ;                    resident
        align 16
.blocks_1:
        vpaddd ymm1, ymm0, [rbp + 1376]                                  ;     7.0 fp0+agu0   62 s[12]
        vmovdqu ymm2, [rbp + 896]                                        ;     0.2 agu1    11 x[0]
        vmovdqu ymm3, [rbp + 1024]                                       ;     1.0 agu0    62 s[4] reload
        vpaddd ymm2, ymm2, ymm3                                          ;     8.0 fp1     11 x[0]
        vmovdqu ymm4, [rbp + 928]                                        ;     1.2 agu1    11 x[1]
        vmovdqu ymm5, [rbp + 1056]                                       ;     2.0 agu0    62 s[5] reload
        vpaddd ymm4, ymm4, ymm5                                          ;     9.0 fp2     11 x[1]
        vpxor ymm6, ymm1, ymm2                                           ;     9.0 fp3     12 x[12]
        vmovdqu ymm7, [rbp + 960]                                        ;     2.2 agu1    11 x[2]
        vmovdqu ymm8, [rbp + 1088]                                       ;     3.0 agu0    62 s[6] reload
        vpaddd ymm7, ymm7, ymm8                                          ;    10.0 fp0     11 x[2]
        vmovdqu ymm9, [rbp + 992]                                        ;     3.2 agu1    11 x[3]
        vmovdqu ymm10, [rbp + 1120]                                      ;     4.0 agu0    62 s[7] reload
        vpaddd ymm9, ymm9, ymm10                                         ;    11.0 fp1     11 x[3]
        vmovdqu ymm11, [rbp + 1280]                                      ;     4.2 agu1    12 x[13]
        vmovdqu ymm12, [rel chacha20_blocks.T0_constants256 + 32]        ;     5.0 agu0    12 x[12] reload
        vpshufb ymm6, ymm6, ymm12                                        ;    12.0 fp2     12 x[12]
        vpxor ymm11, ymm11, ymm4                                         ;    11.2 fp3     12 x[13]
        vmovdqu ymm13, [rbp + 1312]                                      ;     5.2 agu1    12 x[14]
        vpxor ymm13, ymm13, ymm7                                         ;    12.2 fp0     12 x[14]
        vpshufb ymm11, ymm11, ymm12                                      ;    12.2 fp1     12 x[13]
        vmovdqu ymm14, [rbp + 1344]                                      ;     6.0 agu0    12 x[15]
        vpxor ymm14, ymm14, ymm9                                         ;    13.0 fp2     12 x[15]
        vpshufb ymm13, ymm13, ymm12                                      ;    13.2 fp1     12 x[14]
        vpshufb ymm14, ymm14, ymm12                                      ;    14.0 fp2     12 x[15]
        vmovdqu ymm15, [rbp + 1152]                                      ;     6.2 agu1    62 s[8] reload
        vmovdqu [rbp + 1440], ymm0                                       ;     5.2 agu2+fp5   62 s[12] spill
        vpaddd ymm0, ymm6, ymm15                                         ;    13.2 fp3     13 x[8]
        vpaddd ymm15, ymm11, [rbp + 1184]                                ;    13.2 fp0+agu0   13 x[9]
        vmovdqu [rbp + 1472], ymm1                                       ;     8.0 agu2+fp5   62 s[12] spill
        vpxor ymm1, ymm3, ymm0                                           ;    14.2 fp1     14 x[4]
        vpaddd ymm3, ymm13, [rbp + 1216]                                 ;    14.2 fp2+agu1   13 x[10]
        vpxor ymm12, ymm15, ymm5                                         ;    14.2 fp3     14 x[5]
        vpaddd ymm5, ymm14, [rbp + 1248]                                 ;    15.0 fp0+agu0   13 x[11]
        vmovdqu [rbp + 1504], ymm15                                      ;    14.2 agu2+fp5   17 x[9] spill
        vpslld ymm15, ymm1, 0xc                                          ;    15.2 fp1     14 x[4]
        vpsrld ymm1, ymm1, 0x14                                          ;    15.2 fp2     14 x[4]
        vpxor ymm15, ymm15, ymm1                                         ;    16.2 fp3     14 x[4]
        vpslld ymm1, ymm12, 0xc                                          ;    15.2 fp1     14 x[5]
        vpsrld ymm12, ymm12, 0x14                                        ;    15.2 fp2     14 x[5]
        vpxor ymm1, ymm1, ymm12                                          ;    16.2 fp0     14 x[5]
        vpxor ymm12, ymm3, ymm8                                          ;    15.2 fp3     14 x[6]
        vpaddd ymm2, ymm2, ymm15                                         ;    17.2 fp1     15 x[0]
        vpaddd ymm4, ymm4, ymm1                                          ;    17.2 fp2     15 x[1]
        vpxor ymm6, ymm6, ymm2                                           ;    18.2 fp0     16 x[12]
        vpxor ymm11, ymm11, ymm4                                         ;    18.2 fp3     16 x[13]
        vpshufb ymm6, ymm6, [rel chacha20_blocks.T0_constants256 + 64]   ;    19.2 fp1+agu1   16 x[12]
        vpshufb ymm11, ymm11, [rel chacha20_blocks.T0_constants256 + 64] ;    19.2 fp2+agu0   16 x[13]
        vpslld ymm8, ymm12, 0xc                                          ;    16.2 fp1     14 x[6]
        vpsrld ymm12, ymm12, 0x14                                        ;    16.2 fp2     14 x[6]
        vpxor ymm8, ymm8, ymm12                                          ;    17.2 fp0     14 x[6]
        vpxor ymm12, ymm5, ymm10                                         ;    16.0 fp3     14 x[7]
        vpaddd ymm7, ymm7, ymm8                                          ;    18.2 fp0     15 x[2]
        vpxor ymm13, ymm13, ymm7                                         ;    19.2 fp1     16 x[14]
        vpshufb ymm13, ymm13, [rel chacha20_blocks.T0_constants256 + 64] ;    20.2 fp2+agu1   16 x[14]
        vpaddd ymm0, ymm0, ymm6                                          ;    20.2 fp3     17 x[8]
        vpslld ymm10, ymm12, 0xc                                         ;    17.2 fp1     14 x[7]
        vpsrld ymm12, ymm12, 0x14                                        ;    17.3 fp2     14 x[7]
        vpxor ymm10, ymm10, ymm12                                        ;    18.3 fp0     14 x[7]
        vpaddd ymm9, ymm9, ymm10                                         ;    19.3 fp3     15 x[3]
        vpxor ymm14, ymm14, ymm9                                         ;    20.3 fp0     16 x[15]
        vmovdqu ymm12, [rbp + 1504]                                      ;    17.2 agu0    17 x[9] reload
        vpaddd ymm12, ymm12, ymm11                                       ;    24.2 fp1     17 x[9]
        vpshufb ymm14, ymm14, [rel chacha20_blocks.T0_constants256 + 64] ;    21.3 fp2+agu1   16 x[15]
        vpaddd ymm3, ymm3, ymm13                                         ;    21.2 fp3     17 x[10]
        vpxor ymm15, ymm15, ymm0                                         ;    21.2 fp0     18 x[4]
        vpxor ymm8, ymm8, ymm3                                           ;    22.2 fp1     18 x[6]
        vpaddd ymm5, ymm5, ymm14                                         ;    22.3 fp3     17 x[11]
        vpxor ymm10, ymm10, ymm5                                         ;    23.3 fp2     18 x[7]
        vpxor ymm1, ymm1, ymm12                                          ;    25.2 fp0     18 x[5]
        vmovdqu [rbp + 1504], ymm12                                      ;    25.2 agu2+fp5   13 x[9] spill
        vpslld ymm12, ymm15, 7                                           ;    22.2 fp1     18 x[4]
        vpsrld ymm15, ymm15, 0x19                                        ;    22.2 fp2     18 x[4]
        vpxor ymm12, ymm12, ymm15                                        ;    23.2 fp3     18 x[4]
        vpslld ymm15, ymm8, 7                                            ;    23.2 fp1     18 x[6]
        vpsrld ymm8, ymm8, 0x19                                          ;    23.2 fp2     18 x[6]
        vpxor ymm15, ymm15, ymm8                                         ;    24.2 fp0     18 x[6]
        vpaddd ymm9, ymm9, ymm12                                         ;    24.2 fp3     11 x[3]
        vpslld ymm8, ymm10, 7                                            ;    24.3 fp1     18 x[7]
        vpsrld ymm10, ymm10, 0x19                                        ;    24.3 fp2     18 x[7]
        vpaddd ymm4, ymm4, ymm15                                         ;    25.2 fp0     11 x[1]
        vpxor ymm13, ymm13, ymm9                                         ;    25.2 fp3     12 x[14]
        vpxor ymm8, ymm8, ymm10                                          ;    25.3 fp0     18 x[7]
        vmovdqu ymm10, [rel chacha20_blocks.T0_constants256 + 32]        ;    22.5 agu0    12 x[12] reload
        vpshufb ymm13, ymm13, ymm10                                      ;    29.5 fp1     12 x[14]
        vpxor ymm6, ymm6, ymm4                                           ;    26.2 fp3     12 x[12]
        vpaddd ymm7, ymm7, ymm8                                          ;    26.3 fp2     11 x[2]
        vpxor ymm11, ymm11, ymm7                                         ;    27.3 fp0     12 x[13]
        vpshufb ymm6, ymm6, ymm10                                        ;    29.5 fp1     12 x[12]
        vpshufb ymm11, ymm11, ymm10                                      ;    29.5 fp2     12 x[13]
        vmovdqu [rbp + 1536], ymm9                                       ;    25.2 agu1+fp5   11 x[3] spill
        vpslld ymm9, ymm1, 7                                             ;    26.2 fp1     18 x[5]
        vpsrld ymm1, ymm1, 0x19                                          ;    26.2 fp2     18 x[5]
        vpxor ymm9, ymm9, ymm1                                           ;    27.2 fp3     18 x[5]
        vpaddd ymm2, ymm2, ymm9                                          ;    28.2 fp0     11 x[0]
        vpxor ymm14, ymm14, ymm2                                         ;    29.2 fp3     12 x[15]
        vmovdqu ymm1, [rbp + 1536]                                       ;    25.3 agu0    15 x[3]
        vpshufb ymm14, ymm14, ymm10                                      ;    30.2 fp1     12 x[15]
        vpaddd ymm5, ymm5, ymm6                                          ;    30.5 fp0     13 x[11]
        vpaddd ymm0, ymm0, ymm11                                         ;    30.5 fp2     13 x[8]
        vpaddd ymm3, ymm3, ymm14                                         ;    31.2 fp3     13 x[10]
        vpxor ymm15, ymm15, ymm5                                         ;    31.5 fp0     14 x[6]
        vpxor ymm8, ymm8, ymm0                                           ;    31.5 fp1     14 x[7]
        vpxor ymm9, ymm9, ymm3                                           ;    32.2 fp2     14 x[5]
        vmovdqu ymm10, [rbp + 1504]                                      ;    26.7 agu1    13 x[9] reload
        vpaddd ymm10, ymm10, ymm13                                       ;    33.7 fp3     13 x[9]
        vpxor ymm12, ymm12, ymm10                                        ;    34.7 fp0     14 x[4]
        vmovdqu [rbp + 1504], ymm10                                      ;    34.7 agu2+fp5   17 x[9] spill
        vpslld ymm10, ymm15, 0xc                                         ;    32.5 fp1     14 x[6]
        vpsrld ymm15, ymm15, 0x14                                        ;    32.5 fp2     14 x[6]
        vpxor ymm10, ymm10, ymm15                                        ;    33.5 fp3     14 x[6]
        vpslld ymm15, ymm8, 0xc                                          ;    32.5 fp1     14 x[7]
        vpsrld ymm8, ymm8, 0x14                                          ;    32.5 fp2     14 x[7]
        vpxor ymm15, ymm15, ymm8                                         ;    33.5 fp0     14 x[7]
        vpslld ymm8, ymm9, 0xc                                           ;    33.2 fp1     14 x[5]
        vpsrld ymm9, ymm9, 0x14                                          ;    33.2 fp2     14 x[5]
        vpxor ymm8, ymm8, ymm9                                           ;    34.2 fp3     14 x[5]
        vpaddd ymm4, ymm4, ymm10                                         ;    34.5 fp0     15 x[1]
        vpaddd ymm7, ymm7, ymm15                                         ;    34.5 fp1     15 x[2]
        vpaddd ymm2, ymm2, ymm8                                          ;    35.2 fp2     15 x[0]
        vpxor ymm6, ymm6, ymm4                                           ;    35.5 fp3     16 x[12]
        vpxor ymm11, ymm11, ymm7                                         ;    35.5 fp0     16 x[13]
        vpslld ymm9, ymm12, 0xc                                          ;    35.7 fp1     14 x[4]
        vpsrld ymm12, ymm12, 0x14                                        ;    35.7 fp2     14 x[4]
        vpxor ymm14, ymm14, ymm2                                         ;    36.2 fp3     16 x[15]
        vpshufb ymm6, ymm6, [rel chacha20_blocks.T0_constants256 + 64]   ;    36.5 fp1+agu0   16 x[12]
        vpshufb ymm11, ymm11, [rel chacha20_blocks.T0_constants256 + 64] ;    36.5 fp2+agu1   16 x[13]
        vpxor ymm9, ymm9, ymm12                                          ;    36.7 fp0     14 x[4]
        vmovdqu ymm12, [rel chacha20_blocks.T0_constants256 + 64]        ;    34.2 agu0    16 x[12] reload
        vpshufb ymm14, ymm14, ymm12                                      ;    41.2 fp1     16 x[15]
        vpaddd ymm5, ymm5, ymm6                                          ;    37.5 fp3     17 x[11]
        vpaddd ymm0, ymm0, ymm11                                         ;    37.5 fp0     17 x[8]
        vpaddd ymm1, ymm1, ymm9                                          ;    37.7 fp2     15 x[3]
        vpxor ymm10, ymm10, ymm5                                         ;    38.5 fp3     18 x[6]
        vpxor ymm15, ymm15, ymm0                                         ;    38.5 fp0     18 x[7]
        vpxor ymm13, ymm13, ymm1                                         ;    38.7 fp1     16 x[14]
        vpshufb ymm13, ymm13, ymm12                                      ;    41.2 fp2     16 x[14]
        vpaddd ymm3, ymm3, ymm14                                         ;    42.2 fp3     17 x[10]
        vpslld ymm12, ymm10, 7                                           ;    39.5 fp1     18 x[6]
        vpsrld ymm10, ymm10, 0x19                                        ;    39.5 fp2     18 x[6]
        vpxor ymm12, ymm12, ymm10                                        ;    40.5 fp0     18 x[6]
        vpslld ymm10, ymm15, 7                                           ;    39.5 fp1     18 x[7]
        vpsrld ymm15, ymm15, 0x19                                        ;    39.5 fp2     18 x[7]
        vpxor ymm10, ymm10, ymm15                                        ;    40.5 fp3     18 x[7]
        vpaddd ymm7, ymm7, ymm12                                         ;    41.5 fp0     11 x[2]
        vpaddd ymm1, ymm1, ymm10                                         ;    41.5 fp3     11 x[3]
        vmovdqu ymm15, [rbp + 1504]                                      ;    37.7 agu1    17 x[9] reload
        vpaddd ymm15, ymm15, ymm13                                       ;    44.7 fp0     17 x[9]
        vpxor ymm13, ymm13, ymm7                                         ;    42.5 fp1     12 x[14]
        vpxor ymm14, ymm14, ymm1                                         ;    42.5 fp2     12 x[15]
        vpxor ymm8, ymm8, ymm3                                           ;    43.2 fp3     18 x[5]
        vpshufb ymm13, ymm13, [rel chacha20_blocks.T0_constants256 + 32] ;    43.5 fp1+agu0   12 x[14]
        vpshufb ymm14, ymm14, [rel chacha20_blocks.T0_constants256 + 32] ;    43.5 fp2+agu1   12 x[15]
        vpaddd ymm3, ymm3, ymm13                                         ;    44.5 fp0     13 x[10]
        vpaddd ymm5, ymm5, ymm14                                         ;    44.5 fp3     13 x[11]
        vpxor ymm9, ymm9, ymm15                                          ;    45.7 fp0     18 x[4]
        vmovdqu [rbp + 1504], ymm14                                      ;    44.5 agu2+fp5   12 x[15] spill
        vpslld ymm14, ymm8, 7                                            ;    44.2 fp1     18 x[5]
        vpsrld ymm8, ymm8, 0x19                                          ;    44.2 fp2     18 x[5]
        vpxor ymm14, ymm14, ymm8                                         ;    45.2 fp3     18 x[5]
        vpxor ymm12, ymm12, ymm3                                         ;    45.5 fp0     14 x[6]
        vpxor ymm10, ymm10, ymm5                                         ;    45.5 fp1     14 x[7]
        vpaddd ymm4, ymm4, ymm14                                         ;    46.2 fp2     11 x[1]
        vpslld ymm8, ymm9, 7                                             ;    46.7 fp1     18 x[4]
        vpsrld ymm9, ymm9, 0x19                                          ;    46.7 fp2     18 x[4]
        vpxor ymm11, ymm11, ymm4                                         ;    47.2 fp3     12 x[13]
        vpxor ymm8, ymm8, ymm9                                           ;    47.7 fp0     18 x[4]
        vpslld ymm9, ymm12, 0xc                                          ;    46.5 fp1     14 x[6]
        vpsrld ymm12, ymm12, 0x14                                        ;    46.5 fp2     14 x[6]
        vpshufb ymm11, ymm11, [rel chacha20_blocks.T0_constants256 + 32] ;    48.2 fp1+agu0   12 x[13]
        vpaddd ymm2, ymm2, ymm8                                          ;    48.7 fp3     11 x[0]
        vpxor ymm9, ymm9, ymm12                                          ;    47.5 fp0     14 x[6]
        vpslld ymm12, ymm10, 0xc                                         ;    46.5 fp2     14 x[7]
        vpsrld ymm10, ymm10, 0x14                                        ;    46.5 fp1     14 x[7]
        vpxor ymm12, ymm12, ymm10                                        ;    47.5 fp3     14 x[7]
        vpaddd ymm15, ymm15, ymm11                                       ;    49.2 fp0     13 x[9]
        vpxor ymm6, ymm6, ymm2                                           ;    49.7 fp2     12 x[12]
        vpaddd ymm7, ymm7, ymm9                                          ;    48.5 fp3     15 x[2]
        vpaddd ymm1, ymm1, ymm12                                         ;    48.5 fp0     15 x[3]
        vpxor ymm14, ymm14, ymm15                                        ;    50.2 fp1     14 x[5]
        vmovdqu ymm10, [rel chacha20_blocks.T0_constants256 + 32]        ;    46.7 agu1    12 x[12] reload
        vpshufb ymm6, ymm6, ymm10                                        ;    53.7 fp2     12 x[12]
        vpxor ymm13, ymm13, ymm7                                         ;    49.5 fp3     16 x[14]
        vmovdqu ymm10, [rbp + 1504]                                      ;    47.2 agu0    16 x[15]
        vpxor ymm10, ymm10, ymm1                                         ;    54.2 fp0     16 x[15]
        vpaddd ymm0, ymm0, ymm6                                          ;    54.7 fp1     13 x[8]
        vpshufb ymm13, ymm13, [rel chacha20_blocks.T0_constants256 + 64] ;    50.5 fp2+agu1   16 x[14]
        vmovdqu [rbp + 1504], ymm1                                       ;    49.5 agu2+fp5   15 x[3] spill
        vpslld ymm1, ymm14, 0xc                                          ;    51.2 fp1     14 x[5]
        vpsrld ymm14, ymm14, 0x14                                        ;    51.2 fp2     14 x[5]
        vpxor ymm1, ymm1, ymm14                                          ;    52.2 fp3     14 x[5]
        vpaddd ymm4, ymm4, ymm1                                          ;    53.2 fp0     15 x[1]
        vpxor ymm11, ymm11, ymm4                                         ;    54.2 fp3     16 x[13]
        vmovdqu ymm14, [rel chacha20_blocks.T0_constants256 + 64]        ;    48.8 agu0    16 x[12] reload
        vpshufb ymm11, ymm11, ymm14                                      ;    55.8 fp1     16 x[13]
        vpxor ymm8, ymm8, ymm0                                           ;    55.7 fp0     14 x[4]
        vpaddd ymm3, ymm3, ymm13                                         ;    51.5 fp2     17 x[10]
        vpshufb ymm10, ymm10, ymm14                                      ;    55.8 fp1     16 x[15]
        vpaddd ymm15, ymm15, ymm11                                       ;    56.8 fp3     17 x[9]
        vpaddd ymm5, ymm5, ymm10                                         ;    56.8 fp0     17 x[11]
        vmovdqu [rbp + 1536], ymm13                                      ;    51.5 agu1+fp5   16 x[14] spill
        vpslld ymm13, ymm8, 0xc                                          ;    56.7 fp2     14 x[4]
        vpsrld ymm8, ymm8, 0x14                                          ;    56.7 fp1     14 x[4]
        vpxor ymm9, ymm9, ymm3                                           ;    52.5 fp3     18 x[6]
        vpxor ymm13, ymm13, ymm8                                         ;    57.7 fp0     14 x[4]
        vpslld ymm8, ymm9, 7                                             ;    53.5 fp2     18 x[6]
        vpsrld ymm9, ymm9, 0x19                                          ;    53.5 fp1     18 x[6]
        vpxor ymm1, ymm1, ymm15                                          ;    57.8 fp3     18 x[5]
        vpxor ymm12, ymm12, ymm5                                         ;    57.8 fp0     18 x[7]
        vpaddd ymm2, ymm2, ymm13                                         ;    58.7 fp2     15 x[0]
        vpxor ymm8, ymm8, ymm9                                           ;    54.5 fp3     18 x[6]
        vpaddd ymm4, ymm4, ymm8                                          ;    55.5 fp1     11 x[1]
        vpslld ymm9, ymm1, 7                                             ;    58.8 fp2     18 x[5]
        vpsrld ymm1, ymm1, 0x19                                          ;    58.8 fp1     18 x[5]
        vpxor ymm6, ymm6, ymm2                                           ;    59.7 fp0     16 x[12]
        vpxor ymm9, ymm9, ymm1                                           ;    59.8 fp3     18 x[5]
        vmovdqa ymm1, ymm4                                               ;    56.5         12 x[12] copy
        vpshufb ymm6, ymm6, ymm14                                        ;    60.7 fp2     16 x[12]
        vpaddd ymm2, ymm2, ymm9                                          ;    60.8 fp0     11 x[0]
        vpaddd ymm0, ymm0, ymm6                                          ;    61.7 fp3     17 x[8]
        vpxor ymm1, ymm1, ymm6                                           ;    61.7 fp1     12 x[12]
        vpslld ymm6, ymm12, 7                                            ;    58.8 fp2     18 x[7]
        vpsrld ymm12, ymm12, 0x19                                        ;    58.8 fp1     18 x[7]
        vpxor ymm6, ymm6, ymm12                                          ;    59.8 fp0     18 x[7]
        vmovdqu ymm12, [rbp + 1504]                                      ;    57.2 agu0    11 x[3]
        vpaddd ymm7, ymm7, ymm6                                          ;    60.8 fp3     11 x[2]
        vpxor ymm10, ymm10, ymm2                                         ;    61.8 fp2     12 x[15]
        vpxor ymm11, ymm11, ymm7                                         ;    61.8 fp0     12 x[13]
        vpxor ymm13, ymm13, ymm0                                         ;    62.7 fp3     18 x[4]
        vpshufb ymm1, ymm1, [rel chacha20_blocks.T0_constants256 + 32]   ;    62.7 fp1+agu1   12 x[12]
        vpshufb ymm10, ymm10, [rel chacha20_blocks.T0_constants256 + 32] ;    62.8 fp2+agu0   12 x[15]
        vpshufb ymm11, ymm11, [rel chacha20_blocks.T0_constants256 + 32] ;    62.8 fp1+agu1   12 x[13]
        vpaddd ymm5, ymm5, ymm1                                          ;    63.7 fp0     13 x[11]
        vpaddd ymm3, ymm3, ymm10                                         ;    63.8 fp3     13 x[10]
        vpaddd ymm0, ymm0, ymm11                                         ;    63.8 fp2     13 x[8]
        vpxor ymm8, ymm8, ymm5                                           ;    64.7 fp0     14 x[6]
        vpxor ymm9, ymm9, ymm3                                           ;    64.8 fp3     14 x[5]
        vmovdqu ymm14, [rbp + 1536]                                      ;    60.7 agu0    12 x[14]
        vmovdqu [rbp + 1536], ymm5                                       ;    64.7 agu2+fp5   13 x[11] spill
        vpslld ymm5, ymm13, 7                                            ;    63.7 fp1     18 x[4]
        vpsrld ymm13, ymm13, 0x19                                        ;    63.7 fp2     18 x[4]
        vpxor ymm5, ymm5, ymm13                                          ;    64.7 fp0     18 x[4]
        vpxor ymm6, ymm6, ymm0                                           ;    64.8 fp3     14 x[7]
        vpaddd ymm12, ymm12, ymm5                                        ;    65.7 fp1     11 x[3]
        vpslld ymm13, ymm8, 0xc                                          ;    65.7 fp2     14 x[6]
        vpsrld ymm8, ymm8, 0x14                                          ;    65.7 fp1     14 x[6]
        vpxor ymm14, ymm14, ymm12                                        ;    67.7 fp0     12 x[14]
        vpxor ymm13, ymm13, ymm8                                         ;    66.7 fp3     14 x[6]
        vpslld ymm8, ymm9, 0xc                                           ;    65.8 fp2     14 x[5]
        vpsrld ymm9, ymm9, 0x14                                          ;    65.8 fp1     14 x[5]
        vpxor ymm8, ymm8, ymm9                                           ;    66.8 fp0     14 x[5]
        vpslld ymm9, ymm6, 0xc                                           ;    65.8 fp2     14 x[7]
        vpsrld ymm6, ymm6, 0x14                                          ;    65.8 fp1     14 x[7]
        vpxor ymm9, ymm9, ymm6                                           ;    66.8 fp3     14 x[7]
        vpaddd ymm4, ymm4, ymm13                                         ;    67.7 fp0     15 x[1]
        vpaddd ymm2, ymm2, ymm8                                          ;    67.8 fp2     15 x[0]
        vpaddd ymm7, ymm7, ymm9                                          ;    67.8 fp3     15 x[2]
        vmovdqu ymm6, [rel chacha20_blocks.T0_constants256 + 32]         ;    65.2 agu1    12 x[12] reload
        vpshufb ymm14, ymm14, ymm6                                       ;    72.2 fp1     12 x[14]
        vpxor ymm1, ymm1, ymm4                                           ;    68.7 fp0     16 x[12]
        vpxor ymm10, ymm10, ymm2                                         ;    68.8 fp2     16 x[15]
        vpxor ymm11, ymm11, ymm7                                         ;    68.8 fp3     16 x[13]
        vpshufb ymm1, ymm1, [rel chacha20_blocks.T0_constants256 + 64]   ;    69.7 fp1+agu0   16 x[12]
        vpshufb ymm10, ymm10, [rel chacha20_blocks.T0_constants256 + 64] ;    69.8 fp2+agu1   16 x[15]
        vpshufb ymm11, ymm11, [rel chacha20_blocks.T0_constants256 + 64] ;    69.8 fp1+agu0   16 x[13]
        vpaddd ymm3, ymm3, ymm10                                         ;    70.8 fp0     17 x[10]
        vmovdqu ymm6, [rbp + 1536]                                       ;    67.2 agu1    17 x[11]
        vpaddd ymm15, ymm15, ymm14                                       ;    73.2 fp3     13 x[9]
        vpaddd ymm6, ymm6, ymm1                                          ;    74.2 fp0     17 x[11]
        vpaddd ymm0, ymm0, ymm11                                         ;    70.8 fp2     17 x[8]
        vpxor ymm8, ymm8, ymm3                                           ;    71.8 fp3     18 x[5]
        vpxor ymm5, ymm5, ymm15                                          ;    74.2 fp0     14 x[4]
        vpxor ymm9, ymm9, ymm0                                           ;    71.8 fp1     18 x[7]
        vpxor ymm13, ymm13, ymm6                                         ;    75.2 fp2     18 x[6]
        vmovdqu [rbp + 1536], ymm6                                       ;    75.2 agu2+fp5   17 x[11] spill
        vpslld ymm6, ymm8, 7                                             ;    72.8 fp1     18 x[5]
        vmovdqu [rbp + 1504], ymm3                                       ;    71.8 agu0+fp5   17 x[10] spill
        vpslld ymm3, ymm5, 0xc                                           ;    75.2 fp2     14 x[4]
        vpsrld ymm8, ymm8, 0x19                                          ;    72.8 fp1     18 x[5]
        vpsrld ymm5, ymm5, 0x14                                          ;    75.2 fp2     14 x[4]
        vpxor ymm6, ymm6, ymm8                                           ;    73.8 fp3     18 x[5]
        vpslld ymm8, ymm9, 7                                             ;    72.8 fp1     18 x[7]
        vpsrld ymm9, ymm9, 0x19                                          ;    72.8 fp2     18 x[7]
        vpxor ymm3, ymm3, ymm5                                           ;    76.2 fp0     14 x[4]
        vpxor ymm8, ymm8, ymm9                                           ;    73.8 fp3     18 x[7]
        vpslld ymm5, ymm13, 7                                            ;    76.2 fp1     18 x[6]
        vpsrld ymm9, ymm13, 0x19                                         ;    76.2 fp2     18 x[6]
        vpaddd ymm12, ymm12, ymm3                                        ;    77.2 fp0     15 x[3]
        vpaddd ymm4, ymm4, ymm6                                          ;    74.8 fp3     11 x[1]
        vpaddd ymm13, ymm8, ymm12                                        ;    78.2 fp0     11 x[3]
        vpxor ymm14, ymm14, ymm12                                        ;    78.2 fp3     16 x[14]
        vpxor ymm11, ymm11, ymm4                                         ;    75.8 fp1     12 x[13]
        vpxor ymm5, ymm5, ymm9                                           ;    77.2 fp2     18 x[6]
        vpaddd ymm7, ymm7, ymm5                                          ;    78.2 fp0     11 x[2]
        vmovdqu ymm9, [rel chacha20_blocks.T0_constants256 + 64]         ;    74.2 agu1    16 x[12] reload
        vpshufb ymm12, ymm14, ymm9                                       ;    81.2 fp1     16 x[14]
        vmovdqu ymm14, [rel chacha20_blocks.T0_constants256 + 32]        ;    74.5 agu0    12 x[12] reload
        vpshufb ymm11, ymm11, ymm14                                      ;    81.5 fp2     12 x[13]
        vpxor ymm10, ymm10, ymm13                                        ;    79.2 fp3     12 x[15]
        vpshufb ymm10, ymm10, ymm14                                      ;    81.5 fp1     12 x[15]
        vpaddd ymm15, ymm15, ymm12                                       ;    82.2 fp0     17 x[9]
        vmovdqu ymm9, [rbp + 1504]                                       ;    75.5 agu1    13 x[10]
        vmovdqu [rbp + 1504], ymm13                                      ;    79.2 agu2+fp5   11 x[3] spill
        vmovdqu ymm13, [rbp + 1536]                                      ;    75.8 agu0    13 x[11]
        vpxor ymm12, ymm12, ymm7                                         ;    82.2 fp3     12 x[14]
        vpaddd ymm13, ymm13, ymm10                                       ;    82.8 fp2     13 x[11]
        vpxor ymm3, ymm3, ymm15                                          ;    83.2 fp0     18 x[4]
        vpshufb ymm12, ymm12, ymm14                                      ;    83.2 fp1     12 x[14]
        vpaddd ymm15, ymm15, ymm11                                       ;    83.2 fp3     13 x[9]
        vpxor ymm8, ymm8, ymm13                                          ;    83.8 fp2     14 x[7]
        vpaddd ymm9, ymm9, ymm12                                         ;    84.2 fp0     13 x[10]
        vpxor ymm6, ymm6, ymm15                                          ;    84.2 fp1     14 x[5]
        vpxor ymm5, ymm5, ymm9                                           ;    85.2 fp3     14 x[6]
        vmovdqu [rbp + 1536], ymm13                                      ;    83.8 agu1+fp5   13 x[11] spill
        vpslld ymm13, ymm3, 7                                            ;    84.2 fp2     18 x[4]
        vpsrld ymm3, ymm3, 0x19                                          ;    84.2 fp1     18 x[4]
        vpxor ymm13, ymm13, ymm3                                         ;    85.2 fp0     18 x[4]
        vpslld ymm3, ymm8, 0xc                                           ;    84.8 fp2     14 x[7]
        vpsrld ymm8, ymm8, 0x14                                          ;    84.8 fp1     14 x[7]
        vpaddd ymm2, ymm2, ymm13                                         ;    86.2 fp3     11 x[0]
        vpxor ymm3, ymm3, ymm8                                           ;    85.8 fp0     14 x[7]
        vpslld ymm8, ymm6, 0xc                                           ;    85.2 fp2     14 x[5]
        vpsrld ymm6, ymm6, 0x14                                          ;    85.2 fp1     14 x[5]
        vpxor ymm8, ymm8, ymm6                                           ;    86.2 fp3     14 x[5]
        vpslld ymm6, ymm5, 0xc                                           ;    86.2 fp2     14 x[6]
        vpsrld ymm5, ymm5, 0x14                                          ;    86.2 fp1     14 x[6]
        vpxor ymm1, ymm1, ymm2                                           ;    87.2 fp0     12 x[12]
        vpxor ymm6, ymm6, ymm5                                           ;    87.2 fp3     14 x[6]
        vmovdqu ymm5, [rbp + 1504]                                       ;    84.3 agu0    15 x[3]
        vpaddd ymm5, ymm5, ymm3                                          ;    91.3 fp2     15 x[3]
        vpaddd ymm4, ymm4, ymm8                                          ;    87.2 fp0     15 x[1]
        vpshufb ymm1, ymm1, ymm14                                        ;    88.2 fp1     12 x[12]
        vpaddd ymm7, ymm7, ymm6                                          ;    88.2 fp3     15 x[2]
        vpxor ymm11, ymm11, ymm4                                         ;    88.2 fp2     16 x[13]
        vpaddd ymm0, ymm0, ymm1                                          ;    89.2 fp0     13 x[8]
        vpshufb ymm11, ymm11, [rel chacha20_blocks.T0_constants256 + 64] ;    89.2 fp1+agu1   16 x[13]
        vpxor ymm12, ymm12, ymm7                                         ;    89.2 fp3     16 x[14]
        vpxor ymm13, ymm13, ymm0                                         ;    90.2 fp2     14 x[4]
        vpshufb ymm12, ymm12, [rel chacha20_blocks.T0_constants256 + 64] ;    90.2 fp1+agu0   16 x[14]
        vpaddd ymm15, ymm15, ymm11                                       ;    90.2 fp0     17 x[9]
        vpaddd ymm9, ymm9, ymm12                                         ;    91.2 fp3     17 x[10]
        vpxor ymm10, ymm10, ymm5                                         ;    92.3 fp2     16 x[15]
        vmovdqu ymm14, [rbp + 1536]                                      ;    86.7 agu1    17 x[11]
        vpshufb ymm10, ymm10, [rel chacha20_blocks.T0_constants256 + 64] ;    93.3 fp1+agu0   16 x[15]
        vmovdqu [rbp + 1536], ymm12                                      ;    91.2 agu2+fp5   16 x[14] spill
        vpslld ymm12, ymm13, 0xc                                         ;    91.2 fp2     14 x[4]
        vpsrld ymm13, ymm13, 0x14                                        ;    91.2 fp1     14 x[4]
        vpxor ymm8, ymm8, ymm15                                          ;    91.2 fp0     18 x[5]
        vpxor ymm12, ymm12, ymm13                                        ;    92.2 fp3     14 x[4]
        vpxor ymm6, ymm6, ymm9                                           ;    92.2 fp0     18 x[6]
        vpslld ymm13, ymm8, 7                                            ;    92.2 fp2     18 x[5]
        vpsrld ymm8, ymm8, 0x19                                          ;    92.2 fp1     18 x[5]
        vpaddd ymm2, ymm2, ymm12                                         ;    93.2 fp3     15 x[0]
        vpxor ymm13, ymm13, ymm8                                         ;    93.2 fp0     18 x[5]
        vpslld ymm8, ymm6, 7                                             ;    93.2 fp2     18 x[6]
        vpsrld ymm6, ymm6, 0x19                                          ;    93.2 fp1     18 x[6]
        vpxor ymm1, ymm1, ymm2                                           ;    94.2 fp3     16 x[12]
        vpaddd ymm14, ymm14, ymm10                                       ;    94.3 fp0     17 x[11]
        vpxor ymm8, ymm8, ymm6                                           ;    94.2 fp2     18 x[6]
        vpaddd ymm2, ymm2, ymm13                                         ;    94.2 fp1     11 x[0]
        vmovdqu ymm6, [rel chacha20_blocks.T0_constants256 + 64]         ;    91.8 agu1    16 x[12] reload
        vpshufb ymm1, ymm1, ymm6                                         ;    98.8 fp2     16 x[12]
        vpxor ymm3, ymm3, ymm14                                          ;    95.3 fp3     18 x[7]
        vpaddd ymm4, ymm4, ymm8                                          ;    95.2 fp0     11 x[1]
        vpxor ymm10, ymm10, ymm2                                         ;    95.2 fp1     12 x[15]
        vmovdqu ymm6, [rbp + 1536]                                       ;    92.7 agu0    12 x[14]
        vpaddd ymm0, ymm0, ymm1                                          ;    99.8 fp3     17 x[8]
        vpshufb ymm10, ymm10, [rel chacha20_blocks.T0_constants256 + 32] ;    96.2 fp2+agu1   12 x[15]
        vpaddd ymm9, ymm9, ymm10                                         ;    97.2 fp0     13 x[10]
        vmovdqu [rbp + 1536], ymm10                                      ;    97.2 agu2+fp5   12 x[15] spill
        vpslld ymm10, ymm3, 7                                            ;    96.3 fp1     18 x[7]
        vpsrld ymm3, ymm3, 0x19                                          ;    96.3 fp2     18 x[7]
        vpxor ymm10, ymm10, ymm3                                         ;    97.3 fp3     18 x[7]
        vpxor ymm1, ymm4, ymm1                                           ;    99.8 fp0     12 x[12]
        vpaddd ymm7, ymm7, ymm10                                         ;    98.3 fp1     11 x[2]
        vpxor ymm11, ymm11, ymm7                                         ;    99.3 fp3     12 x[13]
        vmovdqu ymm3, [rel chacha20_blocks.T0_constants256 + 32]         ;    94.5 agu0    12 x[12] reload
        vpshufb ymm11, ymm11, ymm3                                       ;   101.5 fp2     12 x[13]
        vpxor ymm12, ymm12, ymm0                                         ;   100.8 fp0     18 x[4]
        vpxor ymm13, ymm13, ymm9                                         ;    98.2 fp1     14 x[5]
        vpshufb ymm1, ymm1, ymm3                                         ;   101.5 fp2     12 x[12]
        vpaddd ymm14, ymm14, ymm1                                        ;   102.5 fp3     13 x[11]
        vpaddd ymm0, ymm0, ymm11                                         ;   102.5 fp0     13 x[8]
        vpxor ymm8, ymm8, ymm14                                          ;   103.5 fp1     14 x[6]
        vmovdqu [rbp + 1504], ymm14                                      ;   103.5 agu1+fp5   13 x[11] spill
        vpslld ymm14, ymm12, 7                                           ;   101.8 fp2     18 x[4]
        vpsrld ymm12, ymm12, 0x19                                        ;   101.8 fp1     18 x[4]
        vpxor ymm14, ymm14, ymm12                                        ;   102.8 fp3     18 x[4]
        vpslld ymm12, ymm13, 0xc                                         ;    99.2 fp2     14 x[5]
        vpsrld ymm13, ymm13, 0x14                                        ;    99.2 fp1     14 x[5]
        vpxor ymm12, ymm12, ymm13                                        ;   100.2 fp0     14 x[5]
        vpaddd ymm2, ymm2, ymm12                                         ;   101.2 fp3     15 x[0]
        vpxor ymm10, ymm10, ymm0                                         ;   103.5 fp0     14 x[7]
        vpaddd ymm5, ymm5, ymm14                                         ;   103.8 fp2     11 x[3]
        vmovdqu ymm13, [rbp + 1536]                                      ;    99.8 agu0    16 x[15]
        vpxor ymm13, ymm13, ymm2                                         ;   106.8 fp1     16 x[15]
        vpxor ymm6, ymm6, ymm5                                           ;   104.8 fp3     12 x[14]
        vpshufb ymm6, ymm6, ymm3                                         ;   105.8 fp2     12 x[14]
        vmovdqu ymm3, [rbp + 1504]                                       ;   103.5 agu1    17 x[11]
        vpaddd ymm15, ymm15, ymm6                                        ;   106.8 fp0     13 x[9]
        vpxor ymm14, ymm14, ymm15                                        ;   107.8 fp1     14 x[4]
        vpshufb ymm13, ymm13, [rel chacha20_blocks.T0_constants256 + 64] ;   107.8 fp2+agu0   16 x[15]
        vmovdqu [rbp + 1504], ymm2                                       ;   102.2 agu2+fp5   15 x[0] spill
        vpslld ymm2, ymm8, 0xc                                           ;   104.5 fp1     14 x[6]
        vpsrld ymm8, ymm8, 0x14                                          ;   104.5 fp2     14 x[6]
        vpxor ymm2, ymm2, ymm8                                           ;   105.5 fp3     14 x[6]
        vpslld ymm8, ymm10, 0xc                                          ;   104.5 fp1     14 x[7]
        vpsrld ymm10, ymm10, 0x14                                        ;   104.5 fp2     14 x[7]
        vpxor ymm8, ymm8, ymm10                                          ;   105.5 fp0     14 x[7]
        vpaddd ymm4, ymm4, ymm2                                          ;   106.5 fp3     15 x[1]
        vpaddd ymm7, ymm7, ymm8                                          ;   106.5 fp0     15 x[2]
        vpxor ymm1, ymm1, ymm4                                           ;   107.5 fp1     16 x[12]
        vpxor ymm11, ymm11, ymm7                                         ;   107.5 fp3     16 x[13]
        vmovdqu ymm10, [rel chacha20_blocks.T0_constants256 + 64]        ;   104.5 agu1    16 x[12] reload
        vpshufb ymm1, ymm1, ymm10                                        ;   111.5 fp2     16 x[12]
        vpaddd ymm9, ymm9, ymm13                                         ;   108.8 fp0     17 x[10]
        vpxor ymm12, ymm12, ymm9                                         ;   109.8 fp1     18 x[5]
        vpshufb ymm11, ymm11, ymm10                                      ;   111.5 fp2     16 x[13]
        vmovdqu [rbp + 1536], ymm9                                       ;   109.8 agu0+fp5   17 x[10] spill
        vpslld ymm9, ymm14, 0xc                                          ;   108.8 fp1     14 x[4]
        vpsrld ymm14, ymm14, 0x14                                        ;   108.8 fp2     14 x[4]
        vpxor ymm9, ymm9, ymm14                                          ;   109.8 fp3     14 x[4]
        vmovdqu ymm14, [rbp + 1504]                                      ;   106.5 agu1    11 x[0]
        vpaddd ymm5, ymm5, ymm9                                          ;   110.8 fp0     15 x[3]
        vpxor ymm6, ymm6, ymm5                                           ;   111.8 fp3     16 x[14]
        vpaddd ymm3, ymm3, ymm1                                          ;   112.5 fp1     17 x[11]
        vpaddd ymm0, ymm0, ymm11                                         ;   112.5 fp0     17 x[8]
        vpshufb ymm6, ymm6, ymm10                                        ;   112.8 fp2     16 x[14]
        vpxor ymm2, ymm2, ymm3                                           ;   113.5 fp3     18 x[6]
        vpxor ymm8, ymm8, ymm0                                           ;   113.5 fp1     18 x[7]
        vpaddd ymm15, ymm15, ymm6                                        ;   113.8 fp0     17 x[9]
        vmovdqu ymm10, [rbp + 1536]                                      ;   109.8 agu0    13 x[10]
        vmovdqu [rbp + 1536], ymm3                                       ;   113.5 agu2+fp5   13 x[11] spill
        vpslld ymm3, ymm12, 7                                            ;   110.8 fp2     18 x[5]
        vpsrld ymm12, ymm12, 0x19                                        ;   110.8 fp1     18 x[5]
        vpxor ymm3, ymm3, ymm12                                          ;   111.8 fp3     18 x[5]
        vpaddd ymm4, ymm4, ymm3                                          ;   112.8 fp0     11 x[1]
        vpxor ymm11, ymm11, ymm4                                         ;   113.8 fp2     12 x[13]
        vpxor ymm9, ymm9, ymm15                                          ;   114.8 fp1     18 x[4]
        vmovdqu ymm12, [rel chacha20_blocks.T0_constants256 + 32]        ;   111.0 agu1    12 x[12] reload
        vpshufb ymm11, ymm11, ymm12                                      ;   118.0 fp2     12 x[13]
        vmovdqu [rbp + 1504], ymm4                                       ;   113.8 agu0+fp5   11 x[1] spill
        vpslld ymm4, ymm2, 7                                             ;   114.5 fp1     18 x[6]
        vpsrld ymm2, ymm2, 0x19                                          ;   114.5 fp2     18 x[6]
        vpxor ymm4, ymm4, ymm2                                           ;   115.5 fp3     18 x[6]
        vpslld ymm2, ymm8, 7                                             ;   114.5 fp1     18 x[7]
        vpsrld ymm8, ymm8, 0x19                                          ;   114.5 fp2     18 x[7]
        vpxor ymm2, ymm2, ymm8                                           ;   115.5 fp0     18 x[7]
        vpslld ymm8, ymm9, 7                                             ;   115.8 fp1     18 x[4]
        vpsrld ymm9, ymm9, 0x19                                          ;   115.8 fp2     18 x[4]
        vpaddd ymm7, ymm7, ymm4                                          ;   116.5 fp3     11 x[2]
        vpaddd ymm5, ymm5, ymm2                                          ;   116.5 fp0     11 x[3]
        vpxor ymm8, ymm8, ymm9                                           ;   116.8 fp3     18 x[4]
        vpxor ymm6, ymm6, ymm7                                           ;   117.5 fp0     12 x[14]
        vpxor ymm13, ymm13, ymm5                                         ;   117.5 fp1     12 x[15]
        vpaddd ymm14, ymm14, ymm8                                        ;   117.8 fp2     11 x[0]
        vmovdqu ymm9, [rbp + 1504]                                       ;   114.5 agu1    15 x[1]
        vpshufb ymm6, ymm6, ymm12                                        ;   118.5 fp1     12 x[14]
        vpshufb ymm13, ymm13, ymm12                                      ;   118.5 fp2     12 x[15]
        vpxor ymm1, ymm1, ymm14                                          ;   118.8 fp3     12 x[12]
        vpaddd ymm15, ymm15, ymm11                                       ;   119.0 fp0     13 x[9]
        vpaddd ymm10, ymm10, ymm6                                        ;   119.5 fp3     13 x[10]
        vpshufb ymm1, ymm1, ymm12                                        ;   119.8 fp1     12 x[12]
        vpxor ymm3, ymm3, ymm15                                          ;   120.0 fp0     14 x[5]
        vpxor ymm4, ymm4, ymm10                                          ;   120.5 fp2     14 x[6]
        vpaddd ymm0, ymm0, ymm1                                          ;   120.8 fp3     13 x[8]
        vpxor ymm8, ymm8, ymm0                                           ;   121.8 fp0     14 x[4]
        vmovdqu ymm12, [rbp + 1536]                                      ;   116.7 agu0    13 x[11] reload
        vpaddd ymm12, ymm12, ymm13                                       ;   123.7 fp1     13 x[11]
        vmovdqu [rbp + 1536], ymm10                                      ;   120.5 agu2+fp5   17 x[10] spill
        vpslld ymm10, ymm3, 0xc                                          ;   121.0 fp2     14 x[5]
        vpsrld ymm3, ymm3, 0x14                                          ;   121.0 fp1     14 x[5]
        vpxor ymm10, ymm10, ymm3                                         ;   122.0 fp3     14 x[5]
        vpslld ymm3, ymm4, 0xc                                           ;   121.5 fp2     14 x[6]
        vpsrld ymm4, ymm4, 0x14                                          ;   121.5 fp1     14 x[6]
        vpxor ymm3, ymm3, ymm4                                           ;   122.5 fp0     14 x[6]
        vpaddd ymm9, ymm9, ymm10                                         ;   123.0 fp3     15 x[1]
        vpslld ymm4, ymm8, 0xc                                           ;   122.8 fp2     14 x[4]
        vpsrld ymm8, ymm8, 0x14                                          ;   122.8 fp1     14 x[4]
        vpaddd ymm7, ymm7, ymm3                                          ;   123.5 fp0     15 x[2]
        vpxor ymm4, ymm4, ymm8                                           ;   123.8 fp3     14 x[4]
        vpxor ymm11, ymm11, ymm9                                         ;   124.0 fp0     16 x[13]
        vpxor ymm2, ymm2, ymm12                                          ;   124.7 fp2     14 x[7]
        vpxor ymm6, ymm6, ymm7                                           ;   124.5 fp3     16 x[14]
        vpaddd ymm14, ymm14, ymm4                                        ;   124.8 fp0     15 x[0]
        vmovdqu ymm8, [rel chacha20_blocks.T0_constants256 + 64]         ;   121.2 agu1    16 x[12] reload
        vpshufb ymm11, ymm11, ymm8                                       ;   128.2 fp1     16 x[13]
        vpxor ymm1, ymm1, ymm14                                          ;   125.8 fp2     16 x[12]
        vpshufb ymm1, ymm1, ymm8                                         ;   128.2 fp1     16 x[12]
        vpshufb ymm6, ymm6, ymm8                                         ;   128.2 fp2     16 x[14]
        vmovdqu [rbp + 1504], ymm7                                       ;   124.5 agu0+fp5   15 x[2] spill
        vpslld ymm7, ymm2, 0xc                                           ;   125.7 fp1     14 x[7]
        vpsrld ymm2, ymm2, 0x14                                          ;   125.7 fp2     14 x[7]
        vpxor ymm7, ymm7, ymm2                                           ;   126.7 fp3     14 x[7]
        vpaddd ymm5, ymm5, ymm7                                          ;   127.7 fp0     15 x[3]
        vmovdqu ymm2, [rbp + 1504]                                       ;   124.5 agu1    11 x[2]
        vpxor ymm13, ymm13, ymm5                                         ;   128.7 fp3     16 x[15]
        vpaddd ymm0, ymm0, ymm1                                          ;   129.2 fp0     17 x[8]
        vpaddd ymm15, ymm15, ymm11                                       ;   129.2 fp1     17 x[9]
        vpshufb ymm13, ymm13, ymm8                                       ;   129.7 fp2     16 x[15]
        vpxor ymm4, ymm4, ymm0                                           ;   130.2 fp3     18 x[4]
        vpxor ymm10, ymm10, ymm15                                        ;   130.2 fp0     18 x[5]
        vpaddd ymm12, ymm12, ymm13                                       ;   130.7 fp1     17 x[11]
        vpxor ymm7, ymm7, ymm12                                          ;   131.7 fp3     18 x[7]
        vmovdqu ymm8, [rbp + 1536]                                       ;   125.7 agu0    17 x[10] reload
        vpaddd ymm8, ymm8, ymm6                                          ;   132.7 fp0     17 x[10]
        vpxor ymm3, ymm3, ymm8                                           ;   133.7 fp2     18 x[6]
        vmovdqu [rbp + 1536], ymm15                                      ;   130.2 agu2+fp5   13 x[9] spill
        vpslld ymm15, ymm4, 7                                            ;   131.2 fp1     18 x[4]
        vpsrld ymm4, ymm4, 0x19                                          ;   131.2 fp2     18 x[4]
        vpxor ymm15, ymm15, ymm4                                         ;   132.2 fp3     18 x[4]
        vpslld ymm4, ymm10, 7                                            ;   131.2 fp1     18 x[5]
        vpsrld ymm10, ymm10, 0x19                                        ;   131.2 fp2     18 x[5]
        vpxor ymm4, ymm4, ymm10                                          ;   132.2 fp0     18 x[5]
        vpslld ymm10, ymm7, 7                                            ;   132.7 fp1     18 x[7]
        vpsrld ymm7, ymm7, 0x19                                          ;   132.7 fp2     18 x[7]
        vpaddd ymm14, ymm14, ymm4                                        ;   133.2 fp3     11 x[0]
        vpaddd ymm5, ymm5, ymm15                                         ;   133.2 fp0     11 x[3]
        vpxor ymm10, ymm10, ymm7                                         ;   133.7 fp1     18 x[7]
        vpxor ymm13, ymm13, ymm14                                        ;   134.2 fp2     12 x[15]
        vpxor ymm6, ymm6, ymm5                                           ;   134.2 fp3     12 x[14]
        vpaddd ymm2, ymm2, ymm10                                         ;   134.7 fp0     11 x[2]
        vpslld ymm7, ymm3, 7                                             ;   134.7 fp1     18 x[6]
        vpsrld ymm3, ymm3, 0x19                                          ;   134.7 fp2     18 x[6]
        vpshufb ymm13, ymm13, [rel chacha20_blocks.T0_constants256 + 32] ;   135.2 fp1+agu1   12 x[15]
        vpshufb ymm6, ymm6, [rel chacha20_blocks.T0_constants256 + 32]   ;   135.2 fp2+agu0   12 x[14]
        vpxor ymm7, ymm7, ymm3                                           ;   135.7 fp3     18 x[6]
        vpxor ymm11, ymm11, ymm2                                         ;   135.7 fp0     12 x[13]
        vpaddd ymm8, ymm8, ymm13                                         ;   136.2 fp3     13 x[10]
        vmovdqu ymm3, [rel chacha20_blocks.T0_constants256 + 32]         ;   132.8 agu1    12 x[12] reload
        vpshufb ymm11, ymm11, ymm3                                       ;   139.8 fp1     12 x[13]
        vpaddd ymm9, ymm9, ymm7                                          ;   136.7 fp0     11 x[1]
        vpxor ymm4, ymm4, ymm8                                           ;   137.2 fp2     14 x[5]
        vpxor ymm1, ymm1, ymm9                                           ;   137.7 fp3     12 x[12]
        vpshufb ymm1, ymm1, ymm3                                         ;   139.8 fp1     12 x[12]
        vmovdqu ymm3, [rbp + 1536]                                       ;   133.8 agu0    13 x[9] reload
        vpaddd ymm3, ymm3, ymm6                                          ;   140.8 fp0     13 x[9]
        vpaddd ymm12, ymm12, ymm1                                        ;   140.8 fp2     13 x[11]
        vpaddd ymm0, ymm0, ymm11                                         ;   140.8 fp3     13 x[8]
        vmovdqu [rbp + 1536], ymm8                                       ;   137.2 agu2+fp5   17 x[10] spill
        vpslld ymm8, ymm4, 0xc                                           ;   138.2 fp1     14 x[5]
        vpsrld ymm4, ymm4, 0x14                                          ;   138.2 fp2     14 x[5]
        vpxor ymm8, ymm8, ymm4                                           ;   139.2 fp0     14 x[5]
        vpaddd ymm14, ymm14, ymm8                                        ;   140.2 fp3     15 x[0]
        vpxor ymm13, ymm13, ymm14                                        ;   141.2 fp0     16 x[15]
        vpxor ymm7, ymm7, ymm12                                          ;   141.8 fp1     14 x[6]
        vpxor ymm10, ymm10, ymm0                                         ;   141.8 fp2     14 x[7]
        vpxor ymm15, ymm15, ymm3                                         ;   141.8 fp3     14 x[4]
        vmovdqu ymm4, [rel chacha20_blocks.T0_constants256 + 64]         ;   137.2 agu1    16 x[12] reload
        vpshufb ymm13, ymm13, ymm4                                       ;   144.2 fp1     16 x[15]
        vmovdqu [rbp + 1504], ymm14                                      ;   141.2 agu0+fp5   15 x[0] spill
        vpslld ymm14, ymm7, 0xc                                          ;   142.8 fp2     14 x[6]
        vpsrld ymm7, ymm7, 0x14                                          ;   142.8 fp1     14 x[6]
        vpxor ymm14, ymm14, ymm7                                         ;   143.8 fp0     14 x[6]
        vpslld ymm7, ymm10, 0xc                                          ;   142.8 fp2     14 x[7]
        vpsrld ymm10, ymm10, 0x14                                        ;   142.8 fp1     14 x[7]
        vpxor ymm7, ymm7, ymm10                                          ;   143.8 fp3     14 x[7]
        vpslld ymm10, ymm15, 0xc                                         ;   142.8 fp2     14 x[4]
        vpsrld ymm15, ymm15, 0x14                                        ;   142.8 fp1     14 x[4]
        vpxor ymm10, ymm10, ymm15                                        ;   143.8 fp0     14 x[4]
        vpaddd ymm9, ymm9, ymm14                                         ;   144.8 fp3     15 x[1]
        vpaddd ymm2, ymm2, ymm7                                          ;   144.8 fp2     15 x[2]
        vmovdqu ymm15, [rbp + 1504]                                      ;   141.5 agu1    11 x[0]
        vpaddd ymm5, ymm5, ymm10                                         ;   144.8 fp1     15 x[3]
        vpxor ymm1, ymm1, ymm9                                           ;   145.8 fp0     16 x[12]
        vpxor ymm11, ymm11, ymm2                                         ;   145.8 fp3     16 x[13]
        vpxor ymm6, ymm6, ymm5                                           ;   145.8 fp2     16 x[14]
        vpshufb ymm1, ymm1, ymm4                                         ;   146.8 fp1     16 x[12]
        vpshufb ymm11, ymm11, ymm4                                       ;   146.8 fp2     16 x[13]
        vpshufb ymm6, ymm6, ymm4                                         ;   146.8 fp1     16 x[14]
        vpaddd ymm12, ymm12, ymm1                                        ;   147.8 fp0     17 x[11]
        vpaddd ymm0, ymm0, ymm11                                         ;   147.8 fp3     17 x[8]
        vpaddd ymm3, ymm3, ymm6                                          ;   147.8 fp0     17 x[9]
        vmovdqu ymm4, [rbp + 1536]                                       ;   143.8 agu0    17 x[10] reload
        vpaddd ymm4, ymm4, ymm13                                         ;   150.8 fp2     17 x[10]
        vpxor ymm14, ymm14, ymm12                                        ;   148.8 fp3     18 x[6]
        vpxor ymm7, ymm7, ymm0                                           ;   148.8 fp1     18 x[7]
        vpxor ymm10, ymm10, ymm3                                         ;   148.8 fp0     18 x[4]
        vpxor ymm8, ymm8, ymm4                                           ;   151.8 fp2     18 x[5]
        vmovdqu [rbp + 1536], ymm12                                      ;   148.8 agu2+fp5   13 x[11] spill
        vpslld ymm12, ymm14, 7                                           ;   149.8 fp1     18 x[6]
        vpsrld ymm14, ymm14, 0x19                                        ;   149.8 fp2     18 x[6]
        vpxor ymm12, ymm12, ymm14                                        ;   150.8 fp3     18 x[6]
        vpslld ymm14, ymm7, 7                                            ;   149.8 fp1     18 x[7]
        vpsrld ymm7, ymm7, 0x19                                          ;   149.8 fp2     18 x[7]
        vpxor ymm14, ymm14, ymm7                                         ;   150.8 fp0     18 x[7]
        vpslld ymm7, ymm10, 7                                            ;   149.8 fp1     18 x[4]
        vpsrld ymm10, ymm10, 0x19                                        ;   149.8 fp2     18 x[4]
        vpxor ymm7, ymm7, ymm10                                          ;   150.8 fp3     18 x[4]
        vpaddd ymm15, ymm15, ymm7                                        ;   151.8 fp0     11 x[0]
        vpaddd ymm2, ymm2, ymm12                                         ;   151.8 fp1     11 x[2]
        vpaddd ymm5, ymm5, ymm14                                         ;   151.8 fp3     11 x[3]
        vpxor ymm1, ymm1, ymm15                                          ;   152.8 fp0     12 x[12]
        vpxor ymm6, ymm6, ymm2                                           ;   152.8 fp2     12 x[14]
        vpxor ymm13, ymm13, ymm5                                         ;   152.8 fp1     12 x[15]
        vpslld ymm10, ymm8, 7                                            ;   152.8 fp2     18 x[5]
        vpsrld ymm8, ymm8, 0x19                                          ;   152.8 fp1     18 x[5]
        vpshufb ymm1, ymm1, [rel chacha20_blocks.T0_constants256 + 32]   ;   153.8 fp2+agu1   12 x[12]
        vpshufb ymm6, ymm6, [rel chacha20_blocks.T0_constants256 + 32]   ;   153.8 fp1+agu0   12 x[14]
        vpshufb ymm13, ymm13, [rel chacha20_blocks.T0_constants256 + 32] ;   153.8 fp2+agu1   12 x[15]
        vpxor ymm10, ymm10, ymm8                                         ;   153.8 fp3     18 x[5]
        vpaddd ymm9, ymm9, ymm10                                         ;   154.8 fp0     11 x[1]
        vpaddd ymm0, ymm0, ymm1                                          ;   154.8 fp3     13 x[8]
        vpaddd ymm4, ymm4, ymm6                                          ;   154.8 fp0     13 x[10]
        vmovdqu ymm8, [rbp + 1536]                                       ;   151.8 agu0    13 x[11] reload
        vpaddd ymm8, ymm8, ymm13                                         ;   158.8 fp1     13 x[11]
        vpxor ymm11, ymm11, ymm9                                         ;   155.8 fp3     12 x[13]
        vpxor ymm7, ymm7, ymm0                                           ;   155.8 fp0     14 x[4]
        vpxor ymm12, ymm12, ymm4                                         ;   155.8 fp2     14 x[6]
        vpshufb ymm11, ymm11, [rel chacha20_blocks.T0_constants256 + 32] ;   156.8 fp1+agu1   12 x[13]
        vpaddd ymm3, ymm3, ymm11                                         ;   157.8 fp3     13 x[9]
        vpxor ymm10, ymm10, ymm3                                         ;   158.8 fp0     14 x[5]
        vpxor ymm14, ymm14, ymm8                                         ;   159.8 fp2     14 x[7]
        vmovdqu [rbp + 1536], ymm8                                       ;   159.8 agu2+fp5   17 x[11] spill
        vpslld ymm8, ymm7, 0xc                                           ;   156.8 fp1     14 x[4]
        vpsrld ymm7, ymm7, 0x14                                          ;   156.8 fp2     14 x[4]
        vpxor ymm8, ymm8, ymm7                                           ;   157.8 fp3     14 x[4]
        vpslld ymm7, ymm12, 0xc                                          ;   156.8 fp1     14 x[6]
        vpsrld ymm12, ymm12, 0x14                                        ;   156.8 fp2     14 x[6]
        vpxor ymm7, ymm7, ymm12                                          ;   157.8 fp0     14 x[6]
        vpaddd ymm15, ymm15, ymm8                                        ;   158.8 fp3     15 x[0]
        vpaddd ymm2, ymm2, ymm7                                          ;   158.8 fp0     15 x[2]
        vpxor ymm1, ymm1, ymm15                                          ;   159.8 fp1     16 x[12]
        vpxor ymm6, ymm6, ymm2                                           ;   159.8 fp3     16 x[14]
        vpslld ymm12, ymm10, 0xc                                         ;   159.8 fp2     14 x[5]
        vpsrld ymm10, ymm10, 0x14                                        ;   159.8 fp1     14 x[5]
        vpshufb ymm1, ymm1, [rel chacha20_blocks.T0_constants256 + 64]   ;   160.8 fp2+agu0   16 x[12]
        vpshufb ymm6, ymm6, [rel chacha20_blocks.T0_constants256 + 64]   ;   160.8 fp1+agu1   16 x[14]
        vpxor ymm12, ymm12, ymm10                                        ;   160.8 fp0     14 x[5]
        vpslld ymm10, ymm14, 0xc                                         ;   160.8 fp2     14 x[7]
        vpsrld ymm14, ymm14, 0x14                                        ;   160.8 fp1     14 x[7]
        vpxor ymm10, ymm10, ymm14                                        ;   161.8 fp3     14 x[7]
        vpaddd ymm9, ymm9, ymm12                                         ;   161.8 fp0     15 x[1]
        vpaddd ymm0, ymm0, ymm1                                          ;   161.8 fp3     17 x[8]
        vpaddd ymm4, ymm4, ymm6                                          ;   161.8 fp0     17 x[10]
        vpaddd ymm5, ymm5, ymm10                                         ;   162.8 fp3     15 x[3]
        vpxor ymm11, ymm11, ymm9                                         ;   162.8 fp2     16 x[13]
        vpxor ymm8, ymm8, ymm0                                           ;   162.8 fp0     18 x[4]
        vpxor ymm7, ymm7, ymm4                                           ;   162.8 fp1     18 x[6]
        vmovdqu ymm14, [rel chacha20_blocks.T0_constants256 + 64]        ;   160.3 agu0    16 x[12] reload
        vpshufb ymm11, ymm11, ymm14                                      ;   167.3 fp2     16 x[13]
        vpxor ymm13, ymm13, ymm5                                         ;   163.8 fp3     16 x[15]
        vpshufb ymm13, ymm13, ymm14                                      ;   167.3 fp1     16 x[15]
        vpslld ymm14, ymm8, 7                                            ;   163.8 fp2     18 x[4]
        vpsrld ymm8, ymm8, 0x19                                          ;   163.8 fp1     18 x[4]
        vpxor ymm14, ymm14, ymm8                                         ;   164.8 fp0     18 x[4]
        vpslld ymm8, ymm7, 7                                             ;   163.8 fp2     18 x[6]
        vpsrld ymm7, ymm7, 0x19                                          ;   163.8 fp1     18 x[6]
        vpxor ymm8, ymm8, ymm7                                           ;   164.8 fp3     18 x[6]
        vpaddd ymm9, ymm9, ymm8                                          ;   165.8 fp0     11 x[1]
        vpaddd ymm5, ymm5, ymm14                                         ;   165.8 fp3     11 x[3]
        vpxor ymm1, ymm1, ymm9                                           ;   166.8 fp0     12 x[12]
        vpxor ymm6, ymm6, ymm5                                           ;   166.8 fp3     12 x[14]
        vmovdqu ymm7, [rel chacha20_blocks.T0_constants256 + 32]         ;   163.0 agu1    12 x[12] reload
        vpshufb ymm1, ymm1, ymm7                                         ;   170.0 fp2     12 x[12]
        vpaddd ymm3, ymm3, ymm11                                         ;   168.3 fp0     17 x[9]
        vpxor ymm12, ymm12, ymm3                                         ;   169.3 fp1     18 x[5]
        vpshufb ymm6, ymm6, ymm7                                         ;   170.0 fp2     12 x[14]
        vmovdqu [rbp + 1504], ymm5                                       ;   166.8 agu2+fp5   11 x[3] spill
        vmovdqu ymm5, [rbp + 1536]                                       ;   164.2 agu0    17 x[11] reload
        vpaddd ymm5, ymm5, ymm13                                         ;   171.2 fp3     17 x[11]
        vpaddd ymm3, ymm3, ymm6                                          ;   171.0 fp0     13 x[9]
        vpxor ymm10, ymm10, ymm5                                         ;   172.2 fp1     18 x[7]
        vpaddd ymm5, ymm5, ymm1                                          ;   172.2 fp3     13 x[11]
        vpxor ymm8, ymm8, ymm5                                           ;   173.2 fp2     14 x[6]
        vmovdqu [rbp + 1536], ymm5                                       ;   173.2 agu1+fp5   13 x[11] spill
        vpslld ymm5, ymm12, 7                                            ;   170.3 fp1     18 x[5]
        vpsrld ymm12, ymm12, 0x19                                        ;   170.3 fp2     18 x[5]
        vpxor ymm5, ymm5, ymm12                                          ;   171.3 fp0     18 x[5]
        vpxor ymm14, ymm14, ymm3                                         ;   172.0 fp3     14 x[4]
        vpaddd ymm15, ymm15, ymm5                                        ;   172.3 fp1     11 x[0]
        vpxor ymm13, ymm13, ymm15                                        ;   173.3 fp0     12 x[15]
        vpslld ymm12, ymm10, 7                                           ;   173.2 fp2     18 x[7]
        vpsrld ymm10, ymm10, 0x19                                        ;   173.2 fp1     18 x[7]
        vpxor ymm12, ymm12, ymm10                                        ;   174.2 fp3     18 x[7]
        vpslld ymm10, ymm14, 0xc                                         ;   173.0 fp2     14 x[4]
        vpsrld ymm14, ymm14, 0x14                                        ;   173.0 fp1     14 x[4]
        vpshufb ymm13, ymm13, ymm7                                       ;   174.3 fp2     12 x[15]
        vpxor ymm10, ymm10, ymm14                                        ;   174.0 fp0     14 x[4]
        vpslld ymm14, ymm8, 0xc                                          ;   174.2 fp1     14 x[6]
        vpsrld ymm8, ymm8, 0x14                                          ;   174.2 fp2     14 x[6]
        vpaddd ymm2, ymm2, ymm12                                         ;   175.2 fp3     11 x[2]
        vpaddd ymm4, ymm4, ymm13                                         ;   175.3 fp0     13 x[10]
        vpxor ymm14, ymm14, ymm8                                         ;   175.2 fp1     14 x[6]
        vmovdqu ymm8, [rbp + 1504]                                       ;   172.5 agu0    15 x[3]
        vpaddd ymm8, ymm8, ymm10                                         ;   179.5 fp3     15 x[3]
        vpxor ymm11, ymm11, ymm2                                         ;   176.2 fp0     12 x[13]
        vpxor ymm5, ymm5, ymm4                                           ;   176.3 fp2     14 x[5]
        vpaddd ymm9, ymm9, ymm14                                         ;   176.2 fp1     15 x[1]
        vpshufb ymm11, ymm11, ymm7                                       ;   177.2 fp2     12 x[13]
        vpxor ymm1, ymm1, ymm9                                           ;   177.2 fp3     16 x[12]
        vpaddd ymm0, ymm0, ymm11                                         ;   178.2 fp0     13 x[8]
        vpshufb ymm1, ymm1, [rel chacha20_blocks.T0_constants256 + 64]   ;   178.2 fp1+agu1   16 x[12]
        vpxor ymm12, ymm12, ymm0                                         ;   179.2 fp3     14 x[7]
        vmovdqu ymm7, [rbp + 1536]                                       ;   174.3 agu0    17 x[11]
        vpaddd ymm7, ymm7, ymm1                                          ;   181.3 fp0     17 x[11]
        vpxor ymm6, ymm6, ymm8                                           ;   180.5 fp2     16 x[14]
        vmovdqu [rbp + 1536], ymm1                                       ;   179.2 agu2+fp5   16 x[12] spill
        vpslld ymm1, ymm5, 0xc                                           ;   177.3 fp1     14 x[5]
        vpsrld ymm5, ymm5, 0x14                                          ;   177.3 fp2     14 x[5]
        vpxor ymm1, ymm1, ymm5                                           ;   178.3 fp3     14 x[5]
        vpaddd ymm15, ymm15, ymm1                                        ;   179.3 fp0     15 x[0]
        vpxor ymm13, ymm13, ymm15                                        ;   180.3 fp1     16 x[15]
        vpslld ymm5, ymm12, 0xc                                          ;   180.2 fp2     14 x[7]
        vpsrld ymm12, ymm12, 0x14                                        ;   180.2 fp1     14 x[7]
        vpxor ymm5, ymm5, ymm12                                          ;   181.2 fp3     14 x[7]
        vmovdqu ymm12, [rel chacha20_blocks.T0_constants256 + 64]        ;   177.3 agu1    16 x[12] reload
        vpshufb ymm13, ymm13, ymm12                                      ;   184.3 fp2     16 x[15]
        vpaddd ymm2, ymm2, ymm5                                          ;   182.2 fp0     15 x[2]
        vpxor ymm14, ymm14, ymm7                                         ;   182.3 fp3     18 x[6]
        vpxor ymm11, ymm11, ymm2                                         ;   183.2 fp1     16 x[13]
        vpshufb ymm11, ymm11, ymm12                                      ;   184.3 fp2     16 x[13]
        vpshufb ymm6, ymm6, ymm12                                        ;   184.3 fp1     16 x[14]
        vmovdqu ymm12, [rbp + 1536]                                      ;   179.2 agu0    12 x[12]
        vpaddd ymm4, ymm4, ymm13                                         ;   185.3 fp0     17 x[10]
        vpaddd ymm0, ymm0, ymm11                                         ;   185.3 fp3     17 x[8]
        vpaddd ymm3, ymm3, ymm6                                          ;   185.3 fp2     17 x[9]
        vpxor ymm1, ymm1, ymm4                                           ;   186.3 fp0     18 x[5]
        vpxor ymm5, ymm5, ymm0                                           ;   186.3 fp1     18 x[7]
        vpxor ymm10, ymm10, ymm3                                         ;   186.3 fp3     18 x[4]
        vmovdqu [rbp + 1536], ymm7                                       ;   182.3 agu2+fp5   13 x[11] spill
        vpslld ymm7, ymm14, 7                                            ;   183.3 fp2     18 x[6]
        vpsrld ymm14, ymm14, 0x19                                        ;   183.3 fp1     18 x[6]
        vpxor ymm7, ymm7, ymm14                                          ;   184.3 fp0     18 x[6]
        vpaddd ymm2, ymm2, ymm7                                          ;   185.3 fp3     11 x[2]
        vpxor ymm6, ymm6, ymm2                                           ;   186.3 fp2     12 x[14]
        vmovdqu ymm14, [rel chacha20_blocks.T0_constants256 + 32]        ;   182.5 agu1    12 x[12] reload
        vpshufb ymm6, ymm6, ymm14                                        ;   189.5 fp1     12 x[14]
        vmovdqu [rbp + 1504], ymm2                                       ;   186.3 agu0+fp5   11 x[2] spill
        vpslld ymm2, ymm1, 7                                             ;   187.3 fp2     18 x[5]
        vpsrld ymm1, ymm1, 0x19                                          ;   187.3 fp1     18 x[5]
        vpxor ymm2, ymm2, ymm1                                           ;   188.3 fp0     18 x[5]
        vpslld ymm1, ymm5, 7                                             ;   187.3 fp2     18 x[7]
        vpsrld ymm5, ymm5, 0x19                                          ;   187.3 fp1     18 x[7]
        vpxor ymm1, ymm1, ymm5                                           ;   188.3 fp3     18 x[7]
        vpslld ymm5, ymm10, 7                                            ;   187.3 fp2     18 x[4]
        vpsrld ymm10, ymm10, 0x19                                        ;   187.3 fp1     18 x[4]
        vpxor ymm5, ymm5, ymm10                                          ;   188.3 fp0     18 x[4]
        vpaddd ymm15, ymm15, ymm5                                        ;   189.3 fp3     11 x[0]
        vpaddd ymm9, ymm9, ymm2                                          ;   189.3 fp2     11 x[1]
        vpaddd ymm8, ymm8, ymm1                                          ;   189.3 fp0     11 x[3]
        vpxor ymm12, ymm12, ymm15                                        ;   190.3 fp1     12 x[12]
        vmovdqu ymm10, [rbp + 1504]                                      ;   186.8 agu1    15 x[2]
        vpxor ymm11, ymm11, ymm9                                         ;   190.3 fp3     12 x[13]
        vpxor ymm13, ymm13, ymm8                                         ;   190.3 fp2     12 x[15]
        vpaddd ymm4, ymm4, ymm6                                          ;   190.5 fp0     13 x[10]
        vpshufb ymm12, ymm12, ymm14                                      ;   191.3 fp1     12 x[12]
        vpshufb ymm11, ymm11, ymm14                                      ;   191.3 fp2     12 x[13]
        vpshufb ymm13, ymm13, ymm14                                      ;   191.3 fp1     12 x[15]
        vpxor ymm7, ymm7, ymm4                                           ;   191.5 fp3     14 x[6]
        vpaddd ymm0, ymm0, ymm12                                         ;   192.3 fp0     13 x[8]
        vpaddd ymm3, ymm3, ymm11                                         ;   192.3 fp3     13 x[9]
        vpxor ymm5, ymm5, ymm0                                           ;   193.3 fp2     14 x[4]
        vpxor ymm2, ymm2, ymm3                                           ;   193.3 fp0     14 x[5]
        vmovdqu ymm14, [rbp + 1536]                                      ;   189.3 agu0    13 x[11] reload
        vpaddd ymm14, ymm14, ymm13                                       ;   196.3 fp1     13 x[11]
        vmovdqu [rbp + 1536], ymm4                                       ;   191.5 agu2+fp5   17 x[10] spill
        vpslld ymm4, ymm7, 0xc                                           ;   192.5 fp2     14 x[6]
        vpsrld ymm7, ymm7, 0x14                                          ;   192.5 fp1     14 x[6]
        vpxor ymm4, ymm4, ymm7                                           ;   193.5 fp3     14 x[6]
        vpaddd ymm10, ymm10, ymm4                                        ;   194.5 fp0     15 x[2]
        vpslld ymm7, ymm5, 0xc                                           ;   194.3 fp2     14 x[4]
        vpsrld ymm5, ymm5, 0x14                                          ;   194.3 fp1     14 x[4]
        vpxor ymm7, ymm7, ymm5                                           ;   195.3 fp3     14 x[4]
        vpslld ymm5, ymm2, 0xc                                           ;   194.3 fp2     14 x[5]
        vpsrld ymm2, ymm2, 0x14                                          ;   194.3 fp1     14 x[5]
        vpxor ymm5, ymm5, ymm2                                           ;   195.3 fp0     14 x[5]
        vpxor ymm6, ymm6, ymm10                                          ;   195.5 fp3     16 x[14]
        vpaddd ymm15, ymm15, ymm7                                        ;   196.3 fp0     15 x[0]
        vpaddd ymm9, ymm9, ymm5                                          ;   196.3 fp3     15 x[1]
        vmovdqu ymm2, [rel chacha20_blocks.T0_constants256 + 64]         ;   192.7 agu1    16 x[12] reload
        vpshufb ymm6, ymm6, ymm2                                         ;   199.7 fp2     16 x[14]
        vpxor ymm1, ymm1, ymm14                                          ;   197.3 fp1     14 x[7]
        vpxor ymm12, ymm12, ymm15                                        ;   197.3 fp0     16 x[12]
        vpxor ymm11, ymm11, ymm9                                         ;   197.3 fp3     16 x[13]
        vpshufb ymm12, ymm12, ymm2                                       ;   199.7 fp2     16 x[12]
        vpshufb ymm11, ymm11, ymm2                                       ;   199.7 fp1     16 x[13]
        vpaddd ymm0, ymm0, ymm12                                         ;   200.7 fp0     17 x[8]
        vpaddd ymm3, ymm3, ymm11                                         ;   200.7 fp3     17 x[9]
        vmovdqu [rbp + 1504], ymm11                                      ;   200.7 agu0+fp5   16 x[13] spill
        vpslld ymm11, ymm1, 0xc                                          ;   198.3 fp2     14 x[7]
        vpsrld ymm1, ymm1, 0x14                                          ;   198.3 fp1     14 x[7]
        vpxor ymm11, ymm11, ymm1                                         ;   199.3 fp0     14 x[7]
        vpaddd ymm8, ymm8, ymm11                                         ;   200.3 fp3     15 x[3]
        vmovdqu ymm1, [rbp + 1536]                                       ;   196.3 agu1    17 x[10] reload
        vpaddd ymm1, ymm1, ymm6                                          ;   203.3 fp2     17 x[10]
        vpxor ymm13, ymm13, ymm8                                         ;   201.3 fp1     16 x[15]
        vpxor ymm7, ymm7, ymm0                                           ;   201.7 fp0     18 x[4]
        vpxor ymm5, ymm5, ymm3                                           ;   201.7 fp3     18 x[5]
        vpshufb ymm13, ymm13, ymm2                                       ;   202.3 fp2     16 x[15]
        vpaddd ymm14, ymm14, ymm13                                       ;   203.3 fp1     17 x[11]
        vmovdqu ymm2, [rbp + 1504]                                       ;   200.7 agu0    12 x[13]
        vpxor ymm4, ymm4, ymm1                                           ;   204.3 fp0     18 x[6]
        vpxor ymm11, ymm11, ymm14                                        ;   204.3 fp3     18 x[7]
        vmovdqu [rbp + 1504], ymm3                                       ;   201.7 agu2+fp5   13 x[9] spill
        vpslld ymm3, ymm7, 7                                             ;   202.7 fp2     18 x[4]
        vpsrld ymm7, ymm7, 0x19                                          ;   202.7 fp1     18 x[4]
        vpxor ymm3, ymm3, ymm7                                           ;   203.7 fp0     18 x[4]
        vpslld ymm7, ymm5, 7                                             ;   202.7 fp2     18 x[5]
        vpsrld ymm5, ymm5, 0x19                                          ;   202.7 fp1     18 x[5]
        vpxor ymm7, ymm7, ymm5                                           ;   203.7 fp3     18 x[5]
        vpaddd ymm15, ymm15, ymm7                                        ;   204.7 fp0     11 x[0]
        vpaddd ymm8, ymm8, ymm3                                          ;   204.7 fp2     11 x[3]
        vpslld ymm5, ymm4, 7                                             ;   205.3 fp1     18 x[6]
        vpsrld ymm4, ymm4, 0x19                                          ;   205.3 fp2     18 x[6]
        vpxor ymm13, ymm13, ymm15                                        ;   205.7 fp3     12 x[15]
        vpxor ymm6, ymm6, ymm8                                           ;   205.7 fp0     12 x[14]
        vpxor ymm5, ymm5, ymm4                                           ;   206.3 fp1     18 x[6]
        vpslld ymm4, ymm11, 7                                            ;   205.3 fp2     18 x[7]
        vpsrld ymm11, ymm11, 0x19                                        ;   205.3 fp1     18 x[7]
        vpxor ymm4, ymm4, ymm11                                          ;   206.3 fp3     18 x[7]
        vmovdqu ymm11, [rel chacha20_blocks.T0_constants256 + 32]        ;   203.3 agu1    12 x[12] reload
        vpshufb ymm13, ymm13, ymm11                                      ;   210.3 fp2     12 x[15]
        vpaddd ymm9, ymm9, ymm5                                          ;   207.3 fp0     11 x[1]
        vpaddd ymm10, ymm10, ymm4                                        ;   207.3 fp3     11 x[2]
        vpxor ymm12, ymm12, ymm9                                         ;   208.3 fp0     12 x[12]
        vpxor ymm2, ymm2, ymm10                                          ;   208.3 fp1     12 x[13]
        vpshufb ymm12, ymm12, ymm11                                      ;   210.3 fp2     12 x[12]
        vpshufb ymm2, ymm2, ymm11                                        ;   210.3 fp1     12 x[13]
        vpshufb ymm6, ymm6, ymm11                                        ;   210.3 fp2     12 x[14]
        vpaddd ymm1, ymm1, ymm13                                         ;   211.3 fp3     13 x[10]
        vpaddd ymm14, ymm14, ymm12                                       ;   211.3 fp0     13 x[11]
        vpaddd ymm0, ymm0, ymm2                                          ;   211.3 fp3     13 x[8]
        vpxor ymm7, ymm7, ymm1                                           ;   212.3 fp0     14 x[5]
        vpxor ymm5, ymm5, ymm14                                          ;   212.3 fp1     14 x[6]
        vpxor ymm4, ymm4, ymm0                                           ;   212.3 fp3     14 x[7]
        vmovdqu ymm11, [rbp + 1504]                                      ;   206.3 agu0    13 x[9] reload
        vpaddd ymm11, ymm11, ymm6                                        ;   213.3 fp0     13 x[9]
        vpxor ymm3, ymm3, ymm11                                          ;   214.3 fp2     14 x[4]
        vmovdqu [rbp + 1504], ymm11                                      ;   214.3 agu2+fp5   17 x[9] spill
        vpslld ymm11, ymm7, 0xc                                          ;   213.3 fp1     14 x[5]
        vpsrld ymm7, ymm7, 0x14                                          ;   213.3 fp2     14 x[5]
        vpxor ymm11, ymm11, ymm7                                         ;   214.3 fp3     14 x[5]
        vpslld ymm7, ymm5, 0xc                                           ;   213.3 fp1     14 x[6]
        vpsrld ymm5, ymm5, 0x14                                          ;   213.3 fp2     14 x[6]
        vpxor ymm7, ymm7, ymm5                                           ;   214.3 fp0     14 x[6]
        vpslld ymm5, ymm4, 0xc                                           ;   213.3 fp1     14 x[7]
        vpsrld ymm4, ymm4, 0x14                                          ;   213.3 fp2     14 x[7]
        vpxor ymm5, ymm5, ymm4                                           ;   214.3 fp3     14 x[7]
        vpaddd ymm15, ymm15, ymm11                                       ;   215.3 fp0     15 x[0]
        vpaddd ymm9, ymm9, ymm7                                          ;   215.3 fp1     15 x[1]
        vpaddd ymm10, ymm10, ymm5                                        ;   215.3 fp2     15 x[2]
        vpslld ymm4, ymm3, 0xc                                           ;   215.3 fp1     14 x[4]
        vpsrld ymm3, ymm3, 0x14                                          ;   215.3 fp2     14 x[4]
        vpxor ymm4, ymm4, ymm3                                           ;   216.3 fp3     14 x[4]
        vpxor ymm13, ymm13, ymm15                                        ;   216.3 fp0     16 x[15]
        vpxor ymm12, ymm12, ymm9                                         ;   216.3 fp1     16 x[12]
        vpxor ymm2, ymm2, ymm10                                          ;   216.3 fp2     16 x[13]
        vmovdqu ymm3, [rel chacha20_blocks.T0_constants256 + 64]         ;   214.2 agu1    16 x[12] reload
        vpshufb ymm13, ymm13, ymm3                                       ;   221.2 fp1     16 x[15]
        vpaddd ymm8, ymm8, ymm4                                          ;   217.3 fp3     15 x[3]
        vpxor ymm6, ymm6, ymm8                                           ;   218.3 fp0     16 x[14]
        vpshufb ymm12, ymm12, ymm3                                       ;   221.2 fp2     16 x[12]
        vpshufb ymm2, ymm2, ymm3                                         ;   221.2 fp1     16 x[13]
        vpshufb ymm6, ymm6, ymm3                                         ;   221.2 fp2     16 x[14]
        vpaddd ymm1, ymm1, ymm13                                         ;   222.2 fp3     17 x[10]
        vpaddd ymm14, ymm14, ymm12                                       ;   222.2 fp0     17 x[11]
        vpaddd ymm0, ymm0, ymm2                                          ;   222.2 fp3     17 x[8]
        vpxor ymm11, ymm11, ymm1                                         ;   223.2 fp0     18 x[5]
        vpxor ymm7, ymm7, ymm14                                          ;   223.2 fp1     18 x[6]
        vpxor ymm5, ymm5, ymm0                                           ;   223.2 fp2     18 x[7]
        vmovdqu ymm3, [rbp + 1504]                                       ;   216.3 agu0    17 x[9] reload
        vpaddd ymm3, ymm3, ymm6                                          ;   223.3 fp3     17 x[9]
        vpxor ymm4, ymm4, ymm3                                           ;   224.3 fp0     18 x[4]
        vmovdqu [rbp + 1504], ymm14                                      ;   223.2 agu2+fp5   13 x[11] spill
        vpslld ymm14, ymm11, 7                                           ;   224.2 fp1     18 x[5]
        vpsrld ymm11, ymm11, 0x19                                        ;   224.2 fp2     18 x[5]
        vpxor ymm14, ymm14, ymm11                                        ;   225.2 fp3     18 x[5]
        vpslld ymm11, ymm7, 7                                            ;   224.2 fp1     18 x[6]
        vpsrld ymm7, ymm7, 0x19                                          ;   224.2 fp2     18 x[6]
        vpxor ymm11, ymm11, ymm7                                         ;   225.2 fp0     18 x[6]
        vpslld ymm7, ymm5, 7                                             ;   224.2 fp1     18 x[7]
        vpsrld ymm5, ymm5, 0x19                                          ;   224.2 fp2     18 x[7]
        vpxor ymm7, ymm7, ymm5                                           ;   225.2 fp3     18 x[7]
        vpslld ymm5, ymm4, 7                                             ;   225.3 fp1     18 x[4]
        vpsrld ymm4, ymm4, 0x19                                          ;   225.3 fp2     18 x[4]
        vpaddd ymm9, ymm9, ymm14                                         ;   226.2 fp0     11 x[1]
        vpaddd ymm10, ymm10, ymm11                                       ;   226.2 fp3     11 x[2]
        vpaddd ymm8, ymm8, ymm7                                          ;   226.2 fp1     11 x[3]
        vpxor ymm5, ymm5, ymm4                                           ;   226.3 fp0     18 x[4]
        vpxor ymm2, ymm2, ymm9                                           ;   227.2 fp2     12 x[13]
        vpxor ymm6, ymm6, ymm10                                          ;   227.2 fp3     12 x[14]
        vpxor ymm13, ymm13, ymm8                                         ;   227.2 fp1     12 x[15]
        vpaddd ymm15, ymm15, ymm5                                        ;   227.3 fp0     11 x[0]
        vmovdqu ymm4, [rel chacha20_blocks.T0_constants256 + 32]         ;   224.8 agu1    12 x[12] reload
        vpshufb ymm2, ymm2, ymm4                                         ;   231.8 fp2     12 x[13]
        vpxor ymm12, ymm12, ymm15                                        ;   228.3 fp3     12 x[12]
        vpshufb ymm12, ymm12, ymm4                                       ;   231.8 fp1     12 x[12]
        vpshufb ymm6, ymm6, ymm4                                         ;   231.8 fp2     12 x[14]
        vpshufb ymm13, ymm13, ymm4                                       ;   231.8 fp1     12 x[15]
        vpaddd ymm0, ymm0, ymm12                                         ;   232.8 fp0     13 x[8]
        vpaddd ymm3, ymm3, ymm2                                          ;   232.8 fp3     13 x[9]
        vpaddd ymm1, ymm1, ymm6                                          ;   232.8 fp0     13 x[10]
        vpxor ymm5, ymm5, ymm0                                           ;   233.8 fp2     14 x[4]
        vpxor ymm14, ymm14, ymm3                                         ;   233.8 fp3     14 x[5]
        vpxor ymm11, ymm11, ymm1                                         ;   233.8 fp1     14 x[6]
        vmovdqu ymm4, [rbp + 1504]                                       ;   226.8 agu0    13 x[11] reload
        vpaddd ymm4, ymm4, ymm13                                         ;   233.8 fp0     13 x[11]
        vpxor ymm7, ymm7, ymm4                                           ;   234.8 fp2     14 x[7]
        vmovdqu [rbp + 1504], ymm4                                       ;   234.8 agu2+fp5   17 x[11] spill
        vpslld ymm4, ymm5, 0xc                                           ;   234.8 fp1     14 x[4]
        vpsrld ymm5, ymm5, 0x14                                          ;   234.8 fp2     14 x[4]
        vpxor ymm4, ymm4, ymm5                                           ;   235.8 fp3     14 x[4]
        vpslld ymm5, ymm14, 0xc                                          ;   234.8 fp1     14 x[5]
        vpsrld ymm14, ymm14, 0x14                                        ;   234.8 fp2     14 x[5]
        vpxor ymm5, ymm5, ymm14                                          ;   235.8 fp0     14 x[5]
        vpslld ymm14, ymm11, 0xc                                         ;   234.8 fp1     14 x[6]
        vpsrld ymm11, ymm11, 0x14                                        ;   234.8 fp2     14 x[6]
        vpxor ymm14, ymm14, ymm11                                        ;   235.8 fp3     14 x[6]
        vpslld ymm11, ymm7, 0xc                                          ;   235.8 fp1     14 x[7]
        vpsrld ymm7, ymm7, 0x14                                          ;   235.8 fp2     14 x[7]
        vpxor ymm11, ymm11, ymm7                                         ;   236.8 fp0     14 x[7]
        vpaddd ymm15, ymm15, ymm4                                        ;   236.8 fp3     15 x[0]
        vpaddd ymm9, ymm9, ymm5                                          ;   236.8 fp1     15 x[1]
        vpaddd ymm10, ymm10, ymm14                                       ;   236.8 fp0     15 x[2]
        vpaddd ymm8, ymm8, ymm11                                         ;   237.8 fp2     15 x[3]
        vpxor ymm12, ymm12, ymm15                                        ;   237.8 fp3     16 x[12]
        vpxor ymm2, ymm2, ymm9                                           ;   237.8 fp1     16 x[13]
        vpxor ymm6, ymm6, ymm10                                          ;   237.8 fp0     16 x[14]
        vmovdqu ymm7, [rel chacha20_blocks.T0_constants256 + 64]         ;   235.7 agu1    16 x[12] reload
        vpshufb ymm12, ymm12, ymm7                                       ;   242.7 fp2     16 x[12]
        vpxor ymm13, ymm13, ymm8                                         ;   238.8 fp3     16 x[15]
        vpshufb ymm2, ymm2, ymm7                                         ;   242.7 fp1     16 x[13]
        vpshufb ymm6, ymm6, ymm7                                         ;   242.7 fp2     16 x[14]
        vpshufb ymm13, ymm13, ymm7                                       ;   242.7 fp1     16 x[15]
        vpaddd ymm0, ymm0, ymm12                                         ;   243.7 fp0     17 x[8]
        vpaddd ymm3, ymm3, ymm2                                          ;   243.7 fp3     17 x[9]
        vpaddd ymm1, ymm1, ymm6                                          ;   243.7 fp0     17 x[10]
        vpxor ymm4, ymm4, ymm0                                           ;   244.7 fp2     18 x[4]
        vpxor ymm5, ymm5, ymm3                                           ;   244.7 fp3     18 x[5]
        vpxor ymm14, ymm14, ymm1                                         ;   244.7 fp1     18 x[6]
        vmovdqu ymm7, [rbp + 1504]                                       ;   237.7 agu0    17 x[11] reload
        vpaddd ymm7, ymm7, ymm13                                         ;   244.7 fp0     17 x[11]
        vpxor ymm11, ymm11, ymm7                                         ;   245.7 fp2     18 x[7]
        vmovdqu [rbp + 1504], ymm3                                       ;   244.7 agu2+fp5   13 x[9] spill
        vpslld ymm3, ymm4, 7                                             ;   245.7 fp1     18 x[4]
        vpsrld ymm4, ymm4, 0x19                                          ;   245.7 fp2     18 x[4]
        vpxor ymm3, ymm3, ymm4                                           ;   246.7 fp3     18 x[4]
        vpslld ymm4, ymm5, 7                                             ;   245.7 fp1     18 x[5]
        vpsrld ymm5, ymm5, 0x19                                          ;   245.7 fp2     18 x[5]
        vpxor ymm4, ymm4, ymm5                                           ;   246.7 fp0     18 x[5]
        vpslld ymm5, ymm14, 7                                            ;   245.7 fp1     18 x[6]
        vpsrld ymm14, ymm14, 0x19                                        ;   245.7 fp2     18 x[6]
        vpxor ymm5, ymm5, ymm14                                          ;   246.7 fp3     18 x[6]
        vpslld ymm14, ymm11, 7                                           ;   246.7 fp1     18 x[7]
        vpsrld ymm11, ymm11, 0x19                                        ;   246.7 fp2     18 x[7]
        vpxor ymm14, ymm14, ymm11                                        ;   247.7 fp0     18 x[7]
        vpaddd ymm15, ymm15, ymm4                                        ;   247.7 fp3     11 x[0]
        vpaddd ymm9, ymm9, ymm5                                          ;   247.7 fp1     11 x[1]
        vpaddd ymm8, ymm8, ymm3                                          ;   247.7 fp0     11 x[3]
        vpaddd ymm10, ymm10, ymm14                                       ;   248.7 fp2     11 x[2]
        vpxor ymm13, ymm13, ymm15                                        ;   248.7 fp3     12 x[15]
        vpxor ymm12, ymm12, ymm9                                         ;   248.7 fp1     12 x[12]
        vpxor ymm6, ymm6, ymm8                                           ;   248.7 fp0     12 x[14]
        vmovdqu ymm11, [rel chacha20_blocks.T0_constants256 + 32]        ;   246.3 agu1    12 x[12] reload
        vpshufb ymm13, ymm13, ymm11                                      ;   253.3 fp2     12 x[15]
        vpxor ymm2, ymm2, ymm10                                          ;   249.7 fp3     12 x[13]
        vpshufb ymm12, ymm12, ymm11                                      ;   253.3 fp1     12 x[12]
        vpshufb ymm2, ymm2, ymm11                                        ;   253.3 fp2     12 x[13]
        vpshufb ymm6, ymm6, ymm11                                        ;   253.3 fp1     12 x[14]
        vpaddd ymm1, ymm1, ymm13                                         ;   254.3 fp0     13 x[10]
        vpaddd ymm7, ymm7, ymm12                                         ;   254.3 fp3     13 x[11]
        vpaddd ymm0, ymm0, ymm2                                          ;   254.3 fp0     13 x[8]
        vpxor ymm4, ymm4, ymm1                                           ;   255.3 fp2     14 x[5]
        vpxor ymm5, ymm5, ymm7                                           ;   255.3 fp3     14 x[6]
        vpxor ymm14, ymm14, ymm0                                         ;   255.3 fp1     14 x[7]
        vmovdqu ymm11, [rbp + 1504]                                      ;   248.3 agu0    13 x[9] reload
        vpaddd ymm11, ymm11, ymm6                                        ;   255.3 fp0     13 x[9]
        vpxor ymm3, ymm3, ymm11                                          ;   256.3 fp2     14 x[4]
        vmovdqu [rbp + 1504], ymm11                                      ;   256.3 agu2+fp5   17 x[9] spill
        vpslld ymm11, ymm4, 0xc                                          ;   256.3 fp1     14 x[5]
        vpsrld ymm4, ymm4, 0x14                                          ;   256.3 fp2     14 x[5]
        vpxor ymm11, ymm11, ymm4                                         ;   257.3 fp3     14 x[5]
        vpslld ymm4, ymm5, 0xc                                           ;   256.3 fp1     14 x[6]
        vpsrld ymm5, ymm5, 0x14                                          ;   256.3 fp2     14 x[6]
        vpxor ymm4, ymm4, ymm5                                           ;   257.3 fp0     14 x[6]
        vpslld ymm5, ymm14, 0xc                                          ;   256.3 fp1     14 x[7]
        vpsrld ymm14, ymm14, 0x14                                        ;   256.3 fp2     14 x[7]
        vpxor ymm5, ymm5, ymm14                                          ;   257.3 fp3     14 x[7]
        vpslld ymm14, ymm3, 0xc                                          ;   257.3 fp1     14 x[4]
        vpsrld ymm3, ymm3, 0x14                                          ;   257.3 fp2     14 x[4]
        vpxor ymm14, ymm14, ymm3                                         ;   258.3 fp0     14 x[4]
        vpaddd ymm15, ymm15, ymm11                                       ;   258.3 fp3     15 x[0]
        vpaddd ymm9, ymm9, ymm4                                          ;   258.3 fp1     15 x[1]
        vpaddd ymm10, ymm10, ymm5                                        ;   258.3 fp0     15 x[2]
        vpaddd ymm8, ymm8, ymm14                                         ;   259.3 fp2     15 x[3]
        vpxor ymm13, ymm13, ymm15                                        ;   259.3 fp3     16 x[15]
        vpxor ymm12, ymm12, ymm9                                         ;   259.3 fp1     16 x[12]
        vpxor ymm2, ymm2, ymm10                                          ;   259.3 fp0     16 x[13]
        vmovdqu ymm3, [rel chacha20_blocks.T0_constants256 + 64]         ;   257.2 agu1    16 x[12] reload
        vpshufb ymm13, ymm13, ymm3                                       ;   264.2 fp2     16 x[15]
        vpxor ymm6, ymm6, ymm8                                           ;   260.3 fp3     16 x[14]
        vpshufb ymm12, ymm12, ymm3                                       ;   264.2 fp1     16 x[12]
        vpshufb ymm2, ymm2, ymm3                                         ;   264.2 fp2     16 x[13]
        vpshufb ymm6, ymm6, ymm3                                         ;   264.2 fp1     16 x[14]
        vpaddd ymm1, ymm1, ymm13                                         ;   265.2 fp0     17 x[10]
        vpaddd ymm7, ymm7, ymm12                                         ;   265.2 fp3     17 x[11]
        vpaddd ymm0, ymm0, ymm2                                          ;   265.2 fp0     17 x[8]
        vpxor ymm11, ymm11, ymm1                                         ;   266.2 fp2     18 x[5]
        vpxor ymm4, ymm4, ymm7                                           ;   266.2 fp3     18 x[6]
        vpxor ymm5, ymm5, ymm0                                           ;   266.2 fp1     18 x[7]
        vmovdqu ymm3, [rbp + 1504]                                       ;   259.2 agu0    17 x[9] reload
        vpaddd ymm3, ymm3, ymm6                                          ;   266.2 fp0     17 x[9]
        vpxor ymm14, ymm14, ymm3                                         ;   267.2 fp2     18 x[4]
        vmovdqu [rbp + 1504], ymm7                                       ;   266.2 agu2+fp5   13 x[11] spill
        vpslld ymm7, ymm11, 7                                            ;   267.2 fp1     18 x[5]
        vpsrld ymm11, ymm11, 0x19                                        ;   267.2 fp2     18 x[5]
        vpxor ymm7, ymm7, ymm11                                          ;   268.2 fp3     18 x[5]
        vpslld ymm11, ymm4, 7                                            ;   267.2 fp1     18 x[6]
        vpsrld ymm4, ymm4, 0x19                                          ;   267.2 fp2     18 x[6]
        vpxor ymm11, ymm11, ymm4                                         ;   268.2 fp0     18 x[6]
        vpslld ymm4, ymm5, 7                                             ;   267.2 fp1     18 x[7]
        vpsrld ymm5, ymm5, 0x19                                          ;   267.2 fp2     18 x[7]
        vpxor ymm4, ymm4, ymm5                                           ;   268.2 fp3     18 x[7]
        vpslld ymm5, ymm14, 7                                            ;   268.2 fp1     18 x[4]
        vpsrld ymm14, ymm14, 0x19                                        ;   268.2 fp2     18 x[4]
        vpxor ymm5, ymm5, ymm14                                          ;   269.2 fp0     18 x[4]
        vpaddd ymm9, ymm9, ymm7                                          ;   269.2 fp3     11 x[1]
        vpaddd ymm10, ymm10, ymm11                                       ;   269.2 fp1     11 x[2]
        vpaddd ymm8, ymm8, ymm4                                          ;   269.2 fp0     11 x[3]
        vpaddd ymm15, ymm15, ymm5                                        ;   270.2 fp2     11 x[0]
        vpxor ymm2, ymm2, ymm9                                           ;   270.2 fp3     12 x[13]
        vpxor ymm6, ymm6, ymm10                                          ;   270.2 fp1     12 x[14]
        vpxor ymm13, ymm13, ymm8                                         ;   270.2 fp0     12 x[15]
        vmovdqu ymm14, [rel chacha20_blocks.T0_constants256 + 32]        ;   267.8 agu1    12 x[12] reload
        vpshufb ymm2, ymm2, ymm14                                        ;   274.8 fp2     12 x[13]
        vpxor ymm12, ymm12, ymm15                                        ;   271.2 fp3     12 x[12]
        vpshufb ymm12, ymm12, ymm14                                      ;   274.8 fp1     12 x[12]
        vpshufb ymm6, ymm6, ymm14                                        ;   274.8 fp2     12 x[14]
        vpshufb ymm13, ymm13, ymm14                                      ;   274.8 fp1     12 x[15]
        vpaddd ymm0, ymm0, ymm12                                         ;   275.8 fp0     13 x[8]
        vpaddd ymm3, ymm3, ymm2                                          ;   275.8 fp3     13 x[9]
        vpaddd ymm1, ymm1, ymm6                                          ;   275.8 fp0     13 x[10]
        vpxor ymm5, ymm5, ymm0                                           ;   276.8 fp2     14 x[4]
        vpxor ymm7, ymm7, ymm3                                           ;   276.8 fp3     14 x[5]
        vpxor ymm11, ymm11, ymm1                                         ;   276.8 fp1     14 x[6]
        vmovdqu ymm14, [rbp + 1504]                                      ;   269.8 agu0    13 x[11] reload
        vpaddd ymm14, ymm14, ymm13                                       ;   276.8 fp0     13 x[11]
        vpxor ymm4, ymm4, ymm14                                          ;   277.8 fp2     14 x[7]
        vmovdqu [rbp + 1504], ymm14                                      ;   277.8 agu2+fp5   17 x[11] spill
        vpslld ymm14, ymm5, 0xc                                          ;   277.8 fp1     14 x[4]
        vpsrld ymm5, ymm5, 0x14                                          ;   277.8 fp2     14 x[4]
        vpxor ymm14, ymm14, ymm5                                         ;   278.8 fp3     14 x[4]
        vpslld ymm5, ymm7, 0xc                                           ;   277.8 fp1     14 x[5]
        vpsrld ymm7, ymm7, 0x14                                          ;   277.8 fp2     14 x[5]
        vpxor ymm5, ymm5, ymm7                                           ;   278.8 fp0     14 x[5]
        vpslld ymm7, ymm11, 0xc                                          ;   277.8 fp1     14 x[6]
        vpsrld ymm11, ymm11, 0x14                                        ;   277.8 fp2     14 x[6]
        vpxor ymm7, ymm7, ymm11                                          ;   278.8 fp3     14 x[6]
        vpslld ymm11, ymm4, 0xc                                          ;   278.8 fp1     14 x[7]
        vpsrld ymm4, ymm4, 0x14                                          ;   278.8 fp2     14 x[7]
        vpxor ymm11, ymm11, ymm4                                         ;   279.8 fp0     14 x[7]
        vpaddd ymm15, ymm15, ymm14                                       ;   279.8 fp3     15 x[0]
        vpaddd ymm9, ymm9, ymm5                                          ;   279.8 fp1     15 x[1]
        vpaddd ymm10, ymm10, ymm7                                        ;   279.8 fp0     15 x[2]
        vpaddd ymm8, ymm8, ymm11                                         ;   280.8 fp2     15 x[3]
        vpxor ymm12, ymm12, ymm15                                        ;   280.8 fp3     16 x[12]
        vpxor ymm2, ymm2, ymm9                                           ;   280.8 fp1     16 x[13]
        vpxor ymm6, ymm6, ymm10                                          ;   280.8 fp0     16 x[14]
        vmovdqu ymm4, [rel chacha20_blocks.T0_constants256 + 64]         ;   278.7 agu1    16 x[12] reload
        vpshufb ymm12, ymm12, ymm4                                       ;   285.7 fp2     16 x[12]
        vpxor ymm13, ymm13, ymm8                                         ;   281.8 fp3     16 x[15]
        vpshufb ymm2, ymm2, ymm4                                         ;   285.7 fp1     16 x[13]
        vpshufb ymm6, ymm6, ymm4                                         ;   285.7 fp2     16 x[14]
        vpshufb ymm13, ymm13, ymm4                                       ;   285.7 fp1     16 x[15]
        vpaddd ymm0, ymm0, ymm12                                         ;   286.7 fp0     17 x[8]
        vpaddd ymm3, ymm3, ymm2                                          ;   286.7 fp3     17 x[9]
        vpaddd ymm1, ymm1, ymm6                                          ;   286.7 fp0     17 x[10]
        vpxor ymm14, ymm14, ymm0                                         ;   287.7 fp2     18 x[4]
        vpxor ymm5, ymm5, ymm3                                           ;   287.7 fp3     18 x[5]
        vpxor ymm7, ymm7, ymm1                                           ;   287.7 fp1     18 x[6]
        vmovdqu ymm4, [rbp + 1504]                                       ;   280.7 agu0    17 x[11] reload
        vpaddd ymm4, ymm4, ymm13                                         ;   287.7 fp0     17 x[11]
        vpxor ymm11, ymm11, ymm4                                         ;   288.7 fp2     18 x[7]
        vmovdqu [rbp + 1504], ymm3                                       ;   287.7 agu2+fp5   13 x[9] spill
        vpslld ymm3, ymm14, 7                                            ;   288.7 fp1     18 x[4]
        vpsrld ymm14, ymm14, 0x19                                        ;   288.7 fp2     18 x[4]
        vpxor ymm3, ymm3, ymm14                                          ;   289.7 fp3     18 x[4]
        vpslld ymm14, ymm5, 7                                            ;   288.7 fp1     18 x[5]
        vpsrld ymm5, ymm5, 0x19                                          ;   288.7 fp2     18 x[5]
        vpxor ymm14, ymm14, ymm5                                         ;   289.7 fp0     18 x[5]
        vpslld ymm5, ymm7, 7                                             ;   288.7 fp1     18 x[6]
        vpsrld ymm7, ymm7, 0x19                                          ;   288.7 fp2     18 x[6]
        vpxor ymm5, ymm5, ymm7                                           ;   289.7 fp3     18 x[6]
        vpslld ymm7, ymm11, 7                                            ;   289.7 fp1     18 x[7]
        vpsrld ymm11, ymm11, 0x19                                        ;   289.7 fp2     18 x[7]
        vpxor ymm7, ymm7, ymm11                                          ;   290.7 fp0     18 x[7]
        vpaddd ymm15, ymm15, ymm14                                       ;   290.7 fp3     11 x[0]
        vpaddd ymm9, ymm9, ymm5                                          ;   290.7 fp1     11 x[1]
        vpaddd ymm8, ymm8, ymm3                                          ;   290.7 fp0     11 x[3]
        vpaddd ymm10, ymm10, ymm7                                        ;   291.7 fp2     11 x[2]
        vpxor ymm13, ymm13, ymm15                                        ;   291.7 fp3     12 x[15]
        vpxor ymm12, ymm12, ymm9                                         ;   291.7 fp1     12 x[12]
        vpxor ymm6, ymm6, ymm8                                           ;   291.7 fp0     12 x[14]
        vmovdqu ymm11, [rel chacha20_blocks.T0_constants256 + 32]        ;   289.3 agu1    12 x[12] reload
        vpshufb ymm13, ymm13, ymm11                                      ;   296.3 fp2     12 x[15]
        vpxor ymm2, ymm2, ymm10                                          ;   292.7 fp3     12 x[13]
        vpshufb ymm12, ymm12, ymm11                                      ;   296.3 fp1     12 x[12]
        vpshufb ymm2, ymm2, ymm11                                        ;   296.3 fp2     12 x[13]
        vpshufb ymm6, ymm6, ymm11                                        ;   296.3 fp1     12 x[14]
        vpaddd ymm1, ymm1, ymm13                                         ;   297.3 fp0     13 x[10]
        vpaddd ymm4, ymm4, ymm12                                         ;   297.3 fp3     13 x[11]
        vpaddd ymm0, ymm0, ymm2                                          ;   297.3 fp0     13 x[8]
        vpxor ymm14, ymm14, ymm1                                         ;   298.3 fp2     14 x[5]
        vpxor ymm5, ymm5, ymm4                                           ;   298.3 fp3     14 x[6]
        vpxor ymm7, ymm7, ymm0                                           ;   298.3 fp1     14 x[7]
        vmovdqu ymm11, [rbp + 1504]                                      ;   291.3 agu0    13 x[9] reload
        vpaddd ymm11, ymm11, ymm6                                        ;   298.3 fp0     13 x[9]
        vpxor ymm3, ymm3, ymm11                                          ;   299.3 fp2     14 x[4]
        vmovdqu [rbp + 1504], ymm11                                      ;   299.3 agu2+fp5   17 x[9] spill
        vpslld ymm11, ymm14, 0xc                                         ;   299.3 fp1     14 x[5]
        vpsrld ymm14, ymm14, 0x14                                        ;   299.3 fp2     14 x[5]
        vpxor ymm11, ymm11, ymm14                                        ;   300.3 fp3     14 x[5]
        vpslld ymm14, ymm5, 0xc                                          ;   299.3 fp1     14 x[6]
        vpsrld ymm5, ymm5, 0x14                                          ;   299.3 fp2     14 x[6]
        vpxor ymm14, ymm14, ymm5                                         ;   300.3 fp0     14 x[6]
        vpslld ymm5, ymm7, 0xc                                           ;   299.3 fp1     14 x[7]
        vpsrld ymm7, ymm7, 0x14                                          ;   299.3 fp2     14 x[7]
        vpxor ymm5, ymm5, ymm7                                           ;   300.3 fp3     14 x[7]
        vpslld ymm7, ymm3, 0xc                                           ;   300.3 fp1     14 x[4]
        vpsrld ymm3, ymm3, 0x14                                          ;   300.3 fp2     14 x[4]
        vpxor ymm7, ymm7, ymm3                                           ;   301.3 fp0     14 x[4]
        vpaddd ymm15, ymm15, ymm11                                       ;   301.3 fp3     15 x[0]
        vpaddd ymm9, ymm9, ymm14                                         ;   301.3 fp1     15 x[1]
        vpaddd ymm10, ymm10, ymm5                                        ;   301.3 fp0     15 x[2]
        vpaddd ymm8, ymm8, ymm7                                          ;   302.3 fp2     15 x[3]
        vpxor ymm13, ymm13, ymm15                                        ;   302.3 fp3     16 x[15]
        vpxor ymm12, ymm12, ymm9                                         ;   302.3 fp1     16 x[12]
        vpxor ymm2, ymm2, ymm10                                          ;   302.3 fp0     16 x[13]
        vmovdqu ymm3, [rel chacha20_blocks.T0_constants256 + 64]         ;   300.2 agu1    16 x[12] reload
        vpshufb ymm13, ymm13, ymm3                                       ;   307.2 fp2     16 x[15]
        vpxor ymm6, ymm6, ymm8                                           ;   303.3 fp3     16 x[14]
        vpshufb ymm12, ymm12, ymm3                                       ;   307.2 fp1     16 x[12]
        vpshufb ymm2, ymm2, ymm3                                         ;   307.2 fp2     16 x[13]
        vpshufb ymm6, ymm6, ymm3                                         ;   307.2 fp1     16 x[14]
        vpaddd ymm1, ymm1, ymm13                                         ;   308.2 fp0     17 x[10]
        vpaddd ymm4, ymm4, ymm12                                         ;   308.2 fp3     17 x[11]
        vpaddd ymm0, ymm0, ymm2                                          ;   308.2 fp0     17 x[8]
        vpxor ymm11, ymm11, ymm1                                         ;   309.2 fp2     18 x[5]
        vpxor ymm14, ymm14, ymm4                                         ;   309.2 fp3     18 x[6]
        vpxor ymm5, ymm5, ymm0                                           ;   309.2 fp1     18 x[7]
        vmovdqu ymm3, [rbp + 1504]                                       ;   302.2 agu0    17 x[9] reload
        vpaddd ymm3, ymm3, ymm6                                          ;   309.2 fp0     17 x[9]
        vpxor ymm7, ymm7, ymm3                                           ;   310.2 fp2     18 x[4]
        vmovdqu [rbp + 1504], ymm4                                       ;   309.2 agu2+fp5   13 x[11] spill
        vpslld ymm4, ymm11, 7                                            ;   310.2 fp1     18 x[5]
        vpsrld ymm11, ymm11, 0x19                                        ;   310.2 fp2     18 x[5]
        vpxor ymm4, ymm4, ymm11                                          ;   311.2 fp3     18 x[5]
        vpslld ymm11, ymm14, 7                                           ;   310.2 fp1     18 x[6]
        vpsrld ymm14, ymm14, 0x19                                        ;   310.2 fp2     18 x[6]
        vpxor ymm11, ymm11, ymm14                                        ;   311.2 fp0     18 x[6]
        vpslld ymm14, ymm5, 7                                            ;   310.2 fp1     18 x[7]
        vpsrld ymm5, ymm5, 0x19                                          ;   310.2 fp2     18 x[7]
        vpxor ymm14, ymm14, ymm5                                         ;   311.2 fp3     18 x[7]
        vpslld ymm5, ymm7, 7                                             ;   311.2 fp1     18 x[4]
        vpsrld ymm7, ymm7, 0x19                                          ;   311.2 fp2     18 x[4]
        vpxor ymm5, ymm5, ymm7                                           ;   312.2 fp0     18 x[4]
        vpaddd ymm9, ymm9, ymm4                                          ;   312.2 fp3     11 x[1]
        vpaddd ymm10, ymm10, ymm11                                       ;   312.2 fp1     11 x[2]
        vpaddd ymm8, ymm8, ymm14                                         ;   312.2 fp0     11 x[3]
        vpaddd ymm15, ymm15, ymm5                                        ;   313.2 fp2     11 x[0]
        vpxor ymm2, ymm2, ymm9                                           ;   313.2 fp3     12 x[13]
        vpxor ymm6, ymm6, ymm10                                          ;   313.2 fp1     12 x[14]
        vpxor ymm13, ymm13, ymm8                                         ;   313.2 fp0     12 x[15]
        vmovdqu ymm7, [rel chacha20_blocks.T0_constants256 + 32]         ;   310.8 agu1    12 x[12] reload
        vpshufb ymm2, ymm2, ymm7                                         ;   317.8 fp2     12 x[13]
        vpxor ymm12, ymm12, ymm15                                        ;   314.2 fp3     12 x[12]
        vpshufb ymm12, ymm12, ymm7                                       ;   317.8 fp1     12 x[12]
        vpshufb ymm6, ymm6, ymm7                                         ;   317.8 fp2     12 x[14]
        vpshufb ymm13, ymm13, ymm7                                       ;   317.8 fp1     12 x[15]
        vpaddd ymm0, ymm0, ymm12                                         ;   318.8 fp0     13 x[8]
        vpaddd ymm3, ymm3, ymm2                                          ;   318.8 fp3     13 x[9]
        vpaddd ymm1, ymm1, ymm6                                          ;   318.8 fp0     13 x[10]
        vpxor ymm5, ymm5, ymm0                                           ;   319.8 fp2     14 x[4]
        vpxor ymm4, ymm4, ymm3                                           ;   319.8 fp3     14 x[5]
        vpxor ymm11, ymm11, ymm1                                         ;   319.8 fp1     14 x[6]
        vmovdqu ymm7, [rbp + 1504]                                       ;   312.8 agu0    13 x[11] reload
        vpaddd ymm7, ymm7, ymm13                                         ;   319.8 fp0     13 x[11]
        vpxor ymm14, ymm14, ymm7                                         ;   320.8 fp2     14 x[7]
        vmovdqu [rbp + 1504], ymm7                                       ;   320.8 agu2+fp5   17 x[11] spill
        vpslld ymm7, ymm5, 0xc                                           ;   320.8 fp1     14 x[4]
        vpsrld ymm5, ymm5, 0x14                                          ;   320.8 fp2     14 x[4]
        vpxor ymm7, ymm7, ymm5                                           ;   321.8 fp3     14 x[4]
        vpslld ymm5, ymm4, 0xc                                           ;   320.8 fp1     14 x[5]
        vpsrld ymm4, ymm4, 0x14                                          ;   320.8 fp2     14 x[5]
        vpxor ymm5, ymm5, ymm4                                           ;   321.8 fp0     14 x[5]
        vpslld ymm4, ymm11, 0xc                                          ;   320.8 fp1     14 x[6]
        vpsrld ymm11, ymm11, 0x14                                        ;   320.8 fp2     14 x[6]
        vpxor ymm4, ymm4, ymm11                                          ;   321.8 fp3     14 x[6]
        vpslld ymm11, ymm14, 0xc                                         ;   321.8 fp1     14 x[7]
        vpsrld ymm14, ymm14, 0x14                                        ;   321.8 fp2     14 x[7]
        vpxor ymm11, ymm11, ymm14                                        ;   322.8 fp0     14 x[7]
        vpaddd ymm15, ymm15, ymm7                                        ;   322.8 fp3     15 x[0]
        vpaddd ymm9, ymm9, ymm5                                          ;   322.8 fp1     15 x[1]
        vpaddd ymm10, ymm10, ymm4                                        ;   322.8 fp0     15 x[2]
        vpaddd ymm8, ymm8, ymm11                                         ;   323.8 fp2     15 x[3]
        vpxor ymm12, ymm12, ymm15                                        ;   323.8 fp3     16 x[12]
        vpxor ymm2, ymm2, ymm9                                           ;   323.8 fp1     16 x[13]
        vpxor ymm6, ymm6, ymm10                                          ;   323.8 fp0     16 x[14]
        vmovdqu ymm14, [rel chacha20_blocks.T0_constants256 + 64]        ;   321.7 agu1    16 x[12] reload
        vpshufb ymm12, ymm12, ymm14                                      ;   328.7 fp2     16 x[12]
        vpxor ymm13, ymm13, ymm8                                         ;   324.8 fp3     16 x[15]
        vpshufb ymm2, ymm2, ymm14                                        ;   328.7 fp1     16 x[13]
        vpshufb ymm6, ymm6, ymm14                                        ;   328.7 fp2     16 x[14]
        vpshufb ymm13, ymm13, ymm14                                      ;   328.7 fp1     16 x[15]
        vpaddd ymm0, ymm0, ymm12                                         ;   329.7 fp0     17 x[8]
        vpaddd ymm3, ymm3, ymm2                                          ;   329.7 fp3     17 x[9]
        vpaddd ymm1, ymm1, ymm6                                          ;   329.7 fp0     17 x[10]
        vpxor ymm7, ymm7, ymm0                                           ;   330.7 fp2     18 x[4]
        vpxor ymm5, ymm5, ymm3                                           ;   330.7 fp3     18 x[5]
        vpxor ymm4, ymm4, ymm1                                           ;   330.7 fp1     18 x[6]
        vmovdqu ymm14, [rbp + 1504]                                      ;   323.7 agu0    17 x[11] reload
        vpaddd ymm14, ymm14, ymm13                                       ;   330.7 fp0     17 x[11]
        vpxor ymm11, ymm11, ymm14                                        ;   331.7 fp2     18 x[7]
        vmovdqu [rbp + 1504], ymm3                                       ;   330.7 agu2+fp5   13 x[9] spill
        vpslld ymm3, ymm7, 7                                             ;   331.7 fp1     18 x[4]
        vpsrld ymm7, ymm7, 0x19                                          ;   331.7 fp2     18 x[4]
        vpxor ymm3, ymm3, ymm7                                           ;   332.7 fp3     18 x[4]
        vpslld ymm7, ymm5, 7                                             ;   331.7 fp1     18 x[5]
        vpsrld ymm5, ymm5, 0x19                                          ;   331.7 fp2     18 x[5]
        vpxor ymm7, ymm7, ymm5                                           ;   332.7 fp0     18 x[5]
        vpslld ymm5, ymm4, 7                                             ;   331.7 fp1     18 x[6]
        vpsrld ymm4, ymm4, 0x19                                          ;   331.7 fp2     18 x[6]
        vpxor ymm5, ymm5, ymm4                                           ;   332.7 fp3     18 x[6]
        vpslld ymm4, ymm11, 7                                            ;   332.7 fp1     18 x[7]
        vpsrld ymm11, ymm11, 0x19                                        ;   332.7 fp2     18 x[7]
        vpxor ymm4, ymm4, ymm11                                          ;   333.7 fp0     18 x[7]
        vpaddd ymm15, ymm15, ymm7                                        ;   333.7 fp3     11 x[0]
        vpaddd ymm9, ymm9, ymm5                                          ;   333.7 fp1     11 x[1]
        vpaddd ymm8, ymm8, ymm3                                          ;   333.7 fp0     11 x[3]
        vpaddd ymm10, ymm10, ymm4                                        ;   334.7 fp2     11 x[2]
        vpxor ymm13, ymm13, ymm15                                        ;   334.7 fp3     12 x[15]
        vpxor ymm12, ymm12, ymm9                                         ;   334.7 fp1     12 x[12]
        vpxor ymm6, ymm6, ymm8                                           ;   334.7 fp0     12 x[14]
        vmovdqu ymm11, [rel chacha20_blocks.T0_constants256 + 32]        ;   332.3 agu1    12 x[12] reload
        vpshufb ymm13, ymm13, ymm11                                      ;   339.3 fp2     12 x[15]
        vpxor ymm2, ymm2, ymm10                                          ;   335.7 fp3     12 x[13]
        vpshufb ymm12, ymm12, ymm11                                      ;   339.3 fp1     12 x[12]
        vpshufb ymm2, ymm2, ymm11                                        ;   339.3 fp2     12 x[13]
        vpshufb ymm6, ymm6, ymm11                                        ;   339.3 fp1     12 x[14]
        vpaddd ymm1, ymm1, ymm13                                         ;   340.3 fp0     13 x[10]
        vpaddd ymm14, ymm14, ymm12                                       ;   340.3 fp3     13 x[11]
        vpaddd ymm0, ymm0, ymm2                                          ;   340.3 fp0     13 x[8]
        vpxor ymm7, ymm7, ymm1                                           ;   341.3 fp2     14 x[5]
        vpxor ymm5, ymm5, ymm14                                          ;   341.3 fp3     14 x[6]
        vpxor ymm4, ymm4, ymm0                                           ;   341.3 fp1     14 x[7]
        vmovdqu ymm11, [rbp + 1504]                                      ;   334.3 agu0    13 x[9] reload
        vpaddd ymm11, ymm11, ymm6                                        ;   341.3 fp0     13 x[9]
        vpxor ymm3, ymm3, ymm11                                          ;   342.3 fp2     14 x[4]
        vmovdqu [rbp + 1504], ymm11                                      ;   342.3 agu2+fp5   17 x[9] spill
        vpslld ymm11, ymm7, 0xc                                          ;   342.3 fp1     14 x[5]
        vpsrld ymm7, ymm7, 0x14                                          ;   342.3 fp2     14 x[5]
        vpxor ymm11, ymm11, ymm7                                         ;   343.3 fp3     14 x[5]
        vpslld ymm7, ymm5, 0xc                                           ;   342.3 fp1     14 x[6]
        vpsrld ymm5, ymm5, 0x14                                          ;   342.3 fp2     14 x[6]
        vpxor ymm7, ymm7, ymm5                                           ;   343.3 fp0     14 x[6]
        vpslld ymm5, ymm4, 0xc                                           ;   342.3 fp1     14 x[7]
        vpsrld ymm4, ymm4, 0x14                                          ;   342.3 fp2     14 x[7]
        vpxor ymm5, ymm5, ymm4                                           ;   343.3 fp3     14 x[7]
        vpslld ymm4, ymm3, 0xc                                           ;   343.3 fp1     14 x[4]
        vpsrld ymm3, ymm3, 0x14                                          ;   343.3 fp2     14 x[4]
        vpxor ymm4, ymm4, ymm3                                           ;   344.3 fp0     14 x[4]
        vpaddd ymm15, ymm15, ymm11                                       ;   344.3 fp3     15 x[0]
        vpaddd ymm9, ymm9, ymm7                                          ;   344.3 fp1     15 x[1]
        vpaddd ymm10, ymm10, ymm5                                        ;   344.3 fp0     15 x[2]
        vpaddd ymm8, ymm8, ymm4                                          ;   345.3 fp2     15 x[3]
        vpxor ymm13, ymm13, ymm15                                        ;   345.3 fp3     16 x[15]
        vpxor ymm12, ymm12, ymm9                                         ;   345.3 fp1     16 x[12]
        vpxor ymm2, ymm2, ymm10                                          ;   345.3 fp0     16 x[13]
        vmovdqu ymm3, [rel chacha20_blocks.T0_constants256 + 64]         ;   343.2 agu1    16 x[12] reload
        vpshufb ymm13, ymm13, ymm3                                       ;   350.2 fp2     16 x[15]
        vpxor ymm6, ymm6, ymm8                                           ;   346.3 fp3     16 x[14]
        vpshufb ymm12, ymm12, ymm3                                       ;   350.2 fp1     16 x[12]
        vpshufb ymm2, ymm2, ymm3                                         ;   350.2 fp2     16 x[13]
        vpshufb ymm6, ymm6, ymm3                                         ;   350.2 fp1     16 x[14]
        vpaddd ymm1, ymm1, ymm13                                         ;   351.2 fp0     17 x[10]
        vpaddd ymm14, ymm14, ymm12                                       ;   351.2 fp3     17 x[11]
        vpaddd ymm0, ymm0, ymm2                                          ;   351.2 fp0     17 x[8]
        vpxor ymm11, ymm11, ymm1                                         ;   352.2 fp2     18 x[5]
        vpxor ymm7, ymm7, ymm14                                          ;   352.2 fp3     18 x[6]
        vpxor ymm5, ymm5, ymm0                                           ;   352.2 fp1     18 x[7]
        vmovdqu ymm3, [rbp + 1504]                                       ;   345.2 agu0    17 x[9] reload
        vpaddd ymm3, ymm3, ymm6                                          ;   352.2 fp0     17 x[9]
        vpxor ymm4, ymm4, ymm3                                           ;   353.2 fp2     18 x[4]
        vmovdqu [rbp + 1504], ymm14                                      ;   352.2 agu2+fp5   13 x[11] spill
        vpslld ymm14, ymm11, 7                                           ;   353.2 fp1     18 x[5]
        vpsrld ymm11, ymm11, 0x19                                        ;   353.2 fp2     18 x[5]
        vpxor ymm14, ymm14, ymm11                                        ;   354.2 fp3     18 x[5]
        vpslld ymm11, ymm7, 7                                            ;   353.2 fp1     18 x[6]
        vpsrld ymm7, ymm7, 0x19                                          ;   353.2 fp2     18 x[6]
        vpxor ymm11, ymm11, ymm7                                         ;   354.2 fp0     18 x[6]
        vpslld ymm7, ymm5, 7                                             ;   353.2 fp1     18 x[7]
        vpsrld ymm5, ymm5, 0x19                                          ;   353.2 fp2     18 x[7]
        vpxor ymm7, ymm7, ymm5                                           ;   354.2 fp3     18 x[7]
        vpslld ymm5, ymm4, 7                                             ;   354.2 fp1     18 x[4]
        vpsrld ymm4, ymm4, 0x19                                          ;   354.2 fp2     18 x[4]
        vpxor ymm5, ymm5, ymm4                                           ;   355.2 fp0     18 x[4]
        vpaddd ymm9, ymm9, ymm14                                         ;   355.2 fp3     11 x[1]
        vpaddd ymm10, ymm10, ymm11                                       ;   355.2 fp1     11 x[2]
        vpaddd ymm8, ymm8, ymm7                                          ;   355.2 fp0     11 x[3]
        vpaddd ymm15, ymm15, ymm5                                        ;   356.2 fp2     11 x[0]
        vpxor ymm2, ymm2, ymm9                                           ;   356.2 fp3     12 x[13]
        vpxor ymm6, ymm6, ymm10                                          ;   356.2 fp1     12 x[14]
        vpxor ymm13, ymm13, ymm8                                         ;   356.2 fp0     12 x[15]
        vmovdqu ymm4, [rel chacha20_blocks.T0_constants256 + 32]         ;   353.8 agu1    12 x[12] reload
        vpshufb ymm2, ymm2, ymm4                                         ;   360.8 fp2     12 x[13]
        vpxor ymm12, ymm12, ymm15                                        ;   357.2 fp3     12 x[12]
        vpshufb ymm12, ymm12, ymm4                                       ;   360.8 fp1     12 x[12]
        vpshufb ymm6, ymm6, ymm4                                         ;   360.8 fp2     12 x[14]
        vpshufb ymm13, ymm13, ymm4                                       ;   360.8 fp1     12 x[15]
        vpaddd ymm0, ymm0, ymm12                                         ;   361.8 fp0     13 x[8]
        vpaddd ymm3, ymm3, ymm2                                          ;   361.8 fp3     13 x[9]
        vpaddd ymm1, ymm1, ymm6                                          ;   361.8 fp0     13 x[10]
        vpxor ymm5, ymm5, ymm0                                           ;   362.8 fp2     14 x[4]
        vpxor ymm14, ymm14, ymm3                                         ;   362.8 fp3     14 x[5]
        vpxor ymm11, ymm11, ymm1                                         ;   362.8 fp1     14 x[6]
        vmovdqu ymm4, [rbp + 1504]                                       ;   355.8 agu0    13 x[11] reload
        vpaddd ymm4, ymm4, ymm13                                         ;   362.8 fp0     13 x[11]
        vpxor ymm7, ymm7, ymm4                                           ;   363.8 fp2     14 x[7]
        vmovdqu [rbp + 1504], ymm4                                       ;   363.8 agu2+fp5   17 x[11] spill
        vpslld ymm4, ymm5, 0xc                                           ;   363.8 fp1     14 x[4]
        vpsrld ymm5, ymm5, 0x14                                          ;   363.8 fp2     14 x[4]
        vpxor ymm4, ymm4, ymm5                                           ;   364.8 fp3     14 x[4]
        vpslld ymm5, ymm14, 0xc                                          ;   363.8 fp1     14 x[5]
        vpsrld ymm14, ymm14, 0x14                                        ;   363.8 fp2     14 x[5]
        vpxor ymm5, ymm5, ymm14                                          ;   364.8 fp0     14 x[5]
        vpslld ymm14, ymm11, 0xc                                         ;   363.8 fp1     14 x[6]
        vpsrld ymm11, ymm11, 0x14                                        ;   363.8 fp2     14 x[6]
        vpxor ymm14, ymm14, ymm11                                        ;   364.8 fp3     14 x[6]
        vpslld ymm11, ymm7, 0xc                                          ;   364.8 fp1     14 x[7]
        vpsrld ymm7, ymm7, 0x14                                          ;   364.8 fp2     14 x[7]
        vpxor ymm11, ymm11, ymm7                                         ;   365.8 fp0     14 x[7]
        vpaddd ymm15, ymm15, ymm4                                        ;   365.8 fp3     15 x[0]
        vpaddd ymm9, ymm9, ymm5                                          ;   365.8 fp1     15 x[1]
        vpaddd ymm10, ymm10, ymm14                                       ;   365.8 fp0     15 x[2]
        vpaddd ymm8, ymm8, ymm11                                         ;   366.8 fp2     15 x[3]
        vpxor ymm12, ymm12, ymm15                                        ;   366.8 fp3     16 x[12]
        vpxor ymm2, ymm2, ymm9                                           ;   366.8 fp1     16 x[13]
        vpxor ymm6, ymm6, ymm10                                          ;   366.8 fp0     16 x[14]
        vmovdqu ymm7, [rel chacha20_blocks.T0_constants256 + 64]         ;   364.7 agu1    16 x[12] reload
        vpshufb ymm12, ymm12, ymm7                                       ;   371.7 fp2     16 x[12]
        vpxor ymm13, ymm13, ymm8                                         ;   367.8 fp3     16 x[15]
        vpshufb ymm2, ymm2, ymm7                                         ;   371.7 fp1     16 x[13]
        vpshufb ymm6, ymm6, ymm7                                         ;   371.7 fp2     16 x[14]
        vpshufb ymm13, ymm13, ymm7                                       ;   371.7 fp1     16 x[15]
        vpaddd ymm0, ymm0, ymm12                                         ;   372.7 fp0     17 x[8]
        vpaddd ymm3, ymm3, ymm2                                          ;   372.7 fp3     17 x[9]
        vpaddd ymm1, ymm1, ymm6                                          ;   372.7 fp0     17 x[10]
        vpxor ymm4, ymm4, ymm0                                           ;   373.7 fp2     18 x[4]
        vpxor ymm5, ymm5, ymm3                                           ;   373.7 fp3     18 x[5]
        vpxor ymm14, ymm14, ymm1                                         ;   373.7 fp1     18 x[6]
        vmovdqu ymm7, [rbp + 1504]                                       ;   366.7 agu0    17 x[11] reload
        vpaddd ymm7, ymm7, ymm13                                         ;   373.7 fp0     17 x[11]
        vmovdqu [rbp + 1504], ymm3                                       ;   373.7 agu2+fp5   17 x[9] spill
        vmovdqu xmm3, [r8]                                               ;   367.2 agu1    64 dst
        vmovdqu xmm3, [r8 + 64]                                          ;   367.7 agu0    64 dst
        vmovdqu xmm3, [r8 + 128]                                         ;   368.2 agu1    64 dst
        vmovdqu ymm3, [rbp + 1504]                                       ;   373.7 agu0    13 x[9]
        vpxor ymm11, ymm11, ymm7                                         ;   374.7 fp2     18 x[7]
        vmovdqu [rbp + 1504], ymm3                                       ;   380.7 agu2+fp5   13 x[9] spill
        vpslld ymm3, ymm4, 7                                             ;   374.7 fp1     18 x[4]
        vmovdqu [rbp + 1536], ymm0                                       ;   373.7 agu2+fp5   13 x[8] spill
        vmovdqu xmm0, [r8 + 192]                                         ;   371.8 agu1    64 dst
        vpsrld ymm4, ymm4, 0x19                                          ;   374.7 fp2     18 x[4]
        vpxor ymm3, ymm3, ymm4                                           ;   375.7 fp3     18 x[4]
        vmovdqu xmm4, [r8 + 256]                                         ;   372.3 agu0    64 dst
        vpaddd ymm8, ymm8, ymm3                                          ;   376.7 fp0     11 x[3]
        vpxor ymm6, ymm6, ymm8                                           ;   377.7 fp1     12 x[14]
        vpslld ymm0, ymm5, 7                                             ;   374.7 fp2     18 x[5]
        vpsrld ymm5, ymm5, 0x19                                          ;   374.7 fp1     18 x[5]
        vpxor ymm0, ymm0, ymm5                                           ;   375.7 fp3     18 x[5]
        vpslld ymm5, ymm14, 7                                            ;   374.7 fp2     18 x[6]
        vpsrld ymm14, ymm14, 0x19                                        ;   374.7 fp1     18 x[6]
        vpxor ymm5, ymm5, ymm14                                          ;   375.7 fp0     18 x[6]
        vpslld ymm14, ymm11, 7                                           ;   375.7 fp2     18 x[7]
        vpsrld ymm11, ymm11, 0x19                                        ;   375.7 fp1     18 x[7]
        vpxor ymm14, ymm14, ymm11                                        ;   376.7 fp3     18 x[7]
        vpaddd ymm15, ymm15, ymm0                                        ;   376.7 fp0     11 x[0]
        vpaddd ymm9, ymm9, ymm5                                          ;   376.7 fp3     11 x[1]
        vmovdqu xmm11, [r8 + 320]                                        ;   375.2 agu1    64 dst
        vpaddd ymm10, ymm10, ymm14                                       ;   377.7 fp2     11 x[2]
        vpxor ymm13, ymm13, ymm15                                        ;   377.7 fp0     12 x[15]
        vpxor ymm12, ymm12, ymm9                                         ;   377.7 fp1     12 x[12]
        vpshufb ymm13, ymm13, [rel chacha20_blocks.T0_constants256 + 32] ;   378.7 fp2+agu0   12 x[15]
        vpshufb ymm12, ymm12, [rel chacha20_blocks.T0_constants256 + 32] ;   378.7 fp1+agu1   12 x[12]
        vpshufb ymm6, ymm6, [rel chacha20_blocks.T0_constants256 + 32]   ;   378.7 fp2+agu0   12 x[14]
        vpxor ymm2, ymm2, ymm10                                          ;   378.7 fp3     12 x[13]
        vpshufb ymm2, ymm2, [rel chacha20_blocks.T0_constants256 + 32]   ;   379.7 fp1+agu1   12 x[13]
        vpaddd ymm1, ymm1, ymm13                                         ;   379.7 fp0     13 x[10]
        vpaddd ymm7, ymm7, ymm12                                         ;   379.7 fp3     13 x[11]
        vpxor ymm0, ymm0, ymm1                                           ;   380.7 fp0     14 x[5]
        vpxor ymm5, ymm5, ymm7                                           ;   380.7 fp3     14 x[6]
        vmovdqu xmm4, [r8 + 384]                                         ;   377.8 agu0    64 dst
        vmovdqu xmm4, [r8 + 448]                                         ;   378.2 agu1    64 dst
        vmovdqu xmm4, [r8 + 16]                                          ;   378.8 agu0    64 dst
        vmovdqu ymm4, [rbp + 1504]                                       ;   380.7 agu1    13 x[9] reload
        vpaddd ymm4, ymm4, ymm6                                          ;   387.7 fp2     13 x[9]
        vmovdqu xmm11, [r8 + 80]                                         ;   379.8 agu0    64 dst
        vmovdqu xmm11, [r8 + 144]                                        ;   380.2 agu1    64 dst
        vmovdqu xmm11, [r8 + 208]                                        ;   380.8 agu0    64 dst
        vmovdqu xmm11, [r8 + 272]                                        ;   381.2 agu1    64 dst
        vmovdqu ymm11, [rbp + 1536]                                      ;   381.8 agu0    13 x[8] reload
        vpaddd ymm11, ymm11, ymm2                                        ;   388.8 fp0     13 x[8]
        vmovdqu [rbp + 1536], ymm7                                       ;   380.7 agu2+fp5   13 x[11] spill
        vmovdqu xmm7, [r8 + 336]                                         ;   382.2 agu1    64 dst
        vmovdqu xmm7, [r8 + 400]                                         ;   382.8 agu0    64 dst
        vmovdqu xmm7, [r8 + 464]                                         ;   383.2 agu1    64 dst
        vmovdqu xmm7, [r8 + 32]                                          ;   383.8 agu0    64 dst
        vpslld ymm7, ymm0, 0xc                                           ;   381.7 fp1     14 x[5]
        vpsrld ymm0, ymm0, 0x14                                          ;   381.7 fp2     14 x[5]
        vpxor ymm7, ymm7, ymm0                                           ;   382.7 fp3     14 x[5]
        vpslld ymm0, ymm5, 0xc                                           ;   381.7 fp1     14 x[6]
        vpsrld ymm5, ymm5, 0x14                                          ;   381.7 fp2     14 x[6]
        vpxor ymm0, ymm0, ymm5                                           ;   382.7 fp0     14 x[6]
        vmovdqu xmm5, [r8 + 96]                                          ;   384.2 agu1    64 dst
        vpaddd ymm15, ymm15, ymm7                                        ;   383.7 fp3     15 x[0]
        vpaddd ymm9, ymm9, ymm0                                          ;   383.7 fp0     15 x[1]
        vpxor ymm13, ymm13, ymm15                                        ;   384.7 fp1     16 x[15]
        vmovdqu xmm5, [r8 + 160]                                         ;   384.8 agu0    64 dst
        vmovdqu xmm5, [r8 + 224]                                         ;   385.2 agu1    64 dst
        vpxor ymm12, ymm12, ymm9                                         ;   384.7 fp2     16 x[12]
        vmovdqu xmm5, [r8 + 288]                                         ;   385.8 agu0    64 dst
        vmovdqu xmm5, [r8 + 352]                                         ;   386.2 agu1    64 dst
        vmovdqu xmm5, [r8 + 416]                                         ;   386.8 agu0    64 dst
        vmovdqu xmm5, [r8 + 480]                                         ;   387.2 agu1    64 dst
        vmovdqu xmm5, [r8 + 48]                                          ;   387.8 agu0    64 dst
        vmovdqu xmm5, [r8 + 112]                                         ;   388.2 agu1    64 dst
        vpshufb ymm13, ymm13, [rel chacha20_blocks.T0_constants256 + 64] ;   388.8 fp1+agu0   16 x[15]
        vpshufb ymm12, ymm12, [rel chacha20_blocks.T0_constants256 + 64] ;   389.2 fp2+agu1   16 x[12]
        vpxor ymm3, ymm3, ymm4                                           ;   388.7 fp3     14 x[4]
        vmovdqu xmm5, [r8 + 176]                                         ;   389.8 agu0    64 dst
        vmovdqu xmm5, [r8 + 240]                                         ;   390.2 agu1    64 dst
        vpxor ymm14, ymm14, ymm11                                        ;   389.8 fp0     14 x[7]
        vmovdqu xmm5, [r8 + 304]                                         ;   390.8 agu0    64 dst
        vmovdqu xmm5, [r8 + 368]                                         ;   391.2 agu1    64 dst
        vmovdqu xmm5, [r8 + 432]                                         ;   391.8 agu0    64 dst
        vpaddd ymm1, ymm1, ymm13                                         ;   389.8 fp1     17 x[10]
        vmovdqu [rbp + 1504], ymm13                                      ;   389.8 agu2+fp5   16 x[15] spill
        vmovdqu xmm13, [r8 + 496]                                        ;   392.2 agu1    64 dst
        vpslld ymm5, ymm3, 0xc                                           ;   389.7 fp2     14 x[4]
        vpsrld ymm3, ymm3, 0x14                                          ;   389.7 fp1     14 x[4]
        vpxor ymm5, ymm5, ymm3                                           ;   390.7 fp3     14 x[4]
        vpaddd ymm3, ymm12, [rbp + 1536]                                 ;   392.8 fp0+agu0   17 x[11]
        vpaddd ymm8, ymm8, ymm5                                          ;   391.7 fp2     15 x[3]
        vpxor ymm6, ymm6, ymm8                                           ;   392.7 fp1     16 x[14]
        vpshufb ymm6, ymm6, [rel chacha20_blocks.T0_constants256 + 64]   ;   393.7 fp2+agu1   16 x[14]
        vmovdqu [rbp + 1536], ymm12                                      ;   390.2 agu2+fp5   16 x[12] spill
        vpslld ymm12, ymm14, 0xc                                         ;   390.8 fp1     14 x[7]
        vpsrld ymm14, ymm14, 0x14                                        ;   390.8 fp2     14 x[7]
        vpxor ymm12, ymm12, ymm14                                        ;   391.8 fp3     14 x[7]
        vpxor ymm7, ymm7, ymm1                                           ;   390.8 fp0     18 x[5]
        vpslld ymm14, ymm7, 7                                            ;   391.8 fp1     18 x[5]
        vpaddd ymm10, ymm10, ymm12                                       ;   392.8 fp3     15 x[2]
        vpsrld ymm7, ymm7, 0x19                                          ;   391.8 fp2     18 x[5]
        vpxor ymm2, ymm2, ymm10                                          ;   393.8 fp0     16 x[13]
        vpxor ymm14, ymm14, ymm7                                         ;   392.8 fp1     18 x[5]
        vpxor ymm0, ymm0, ymm3                                           ;   393.8 fp3     18 x[6]
        vpshufb ymm2, ymm2, [rel chacha20_blocks.T0_constants256 + 64]   ;   394.8 fp2+agu0   16 x[13]
        vpaddd ymm4, ymm4, ymm6                                          ;   394.7 fp0     17 x[9]
        vpslld ymm7, ymm0, 7                                             ;   394.8 fp1     18 x[6]
        vpsrld ymm0, ymm0, 0x19                                          ;   394.8 fp2     18 x[6]
        vpaddd ymm11, ymm11, ymm2                                        ;   395.8 fp3     17 x[8]
        vpxor ymm5, ymm5, ymm4                                           ;   395.7 fp0     18 x[4]
        vpxor ymm7, ymm7, ymm0                                           ;   395.8 fp1     18 x[6]
        vpxor ymm12, ymm12, ymm11                                        ;   396.8 fp3     18 x[7]
        vpslld ymm0, ymm5, 7                                             ;   396.7 fp2     18 x[4]
        vpsrld ymm5, ymm5, 0x19                                          ;   396.7 fp1     18 x[4]
        vpxor ymm0, ymm0, ymm5                                           ;   397.7 fp0     18 x[4]
        vpslld ymm5, ymm12, 7                                            ;   397.8 fp2     18 x[7]
        vpsrld ymm12, ymm12, 0x19                                        ;   397.8 fp1     18 x[7]
        vpxor ymm5, ymm5, ymm12                                          ;   398.8 fp3     18 x[7]
        vmovdqu xmm12, [r8 + 240]                                        ;   394.2 agu1    64 dst reload
        vperm2i128 ymm12, ymm12, ymm13, 0x20                             ;   401.2 fp1     64 dst
        vmovdqu xmm13, [r8 + 256]                                        ;   394.8 agu0    64 dst reload
        vmovdqu [rbp + 1568], ymm6                                       ;   394.7 agu2+fp5   16 x[14] spill
        vmovdqu xmm6, [r8]                                               ;   395.2 agu1    64 dst reload
        vperm2i128 ymm6, ymm6, ymm13, 0x20                               ;   402.2 fp1     64 dst
        vmovdqu xmm13, [r8 + 320]                                        ;   395.8 agu0    64 dst reload
        vmovdqu [rbp + 1600], ymm2                                       ;   395.8 agu2+fp5   16 x[13] spill
        vmovdqu xmm2, [r8 + 64]                                          ;   396.2 agu1    64 dst reload
        vperm2i128 ymm2, ymm2, ymm13, 0x20                               ;   403.2 fp1     64 dst
        vmovdqu xmm13, [r8 + 384]                                        ;   396.8 agu0    64 dst reload
        vmovdqu [rbp + 1632], ymm3                                       ;   396.7 agu2+fp5   17 x[11] spill
        vmovdqu xmm3, [r8 + 128]                                         ;   397.2 agu1    64 dst reload
        vperm2i128 ymm3, ymm3, ymm13, 0x20                               ;   404.2 fp1     64 dst
        vmovdqu xmm13, [r8 + 448]                                        ;   397.8 agu0    64 dst reload
        vmovdqu [rbp + 1664], ymm1                                       ;   397.7 agu2+fp5   17 x[10] spill
        vmovdqu xmm1, [r8 + 192]                                         ;   398.2 agu1    64 dst reload
        vperm2i128 ymm1, ymm1, ymm13, 0x20                               ;   405.2 fp1     64 dst
        vmovdqu xmm13, [r8 + 272]                                        ;   398.8 agu0    64 dst reload
        vmovdqu [rbp + 1696], ymm4                                       ;   398.7 agu2+fp5   17 x[9] spill
        vmovdqu xmm4, [r8 + 16]                                          ;   399.2 agu1    64 dst reload
        vperm2i128 ymm4, ymm4, ymm13, 0x20                               ;   406.2 fp1     64 dst
        vpunpckldq ymm13, ymm6, ymm2                                     ;   406.2 fp2     64 dst
        vpunpckhdq ymm2, ymm6, ymm2                                      ;   406.2 fp2     64 dst
        vmovdqu xmm6, [r8 + 336]                                         ;   399.8 agu0    64 dst reload
        vmovdqu [rbp + 1728], ymm11                                      ;   399.7 agu2+fp5   17 x[8] spill
        vmovdqu xmm11, [r8 + 80]                                         ;   400.2 agu1    64 dst reload
        vperm2i128 ymm6, ymm11, ymm6, 0x20                               ;   407.2 fp1     64 dst
        vmovdqu xmm11, [r8 + 400]                                        ;   400.8 agu0    64 dst reload
        vmovdqu [rbp + 1760], ymm5                                       ;   400.7 agu2+fp5   18 x[7] spill
        vmovdqu xmm5, [r8 + 144]                                         ;   401.2 agu1    64 dst reload
        vperm2i128 ymm5, ymm5, ymm11, 0x20                               ;   408.2 fp1     64 dst
        vpunpckldq ymm11, ymm3, ymm1                                     ;   408.2 fp2     64 dst
        vpunpckhdq ymm1, ymm3, ymm1                                      ;   408.2 fp2     64 dst
        vmovdqu xmm3, [r8 + 464]                                         ;   401.8 agu0    64 dst reload
        vmovdqu [rbp + 1792], ymm7                                       ;   401.7 agu2+fp5   18 x[6] spill
        vmovdqu xmm7, [r8 + 208]                                         ;   402.2 agu1    64 dst reload
        vperm2i128 ymm3, ymm7, ymm3, 0x20                                ;   409.2 fp1     64 dst
        vpunpckldq ymm7, ymm4, ymm6                                      ;   410.2 fp2     64 dst
        vpunpckhdq ymm4, ymm4, ymm6                                      ;   410.2 fp2     64 dst
        vmovdqu xmm6, [r8 + 288]                                         ;   402.8 agu0    64 dst reload
        vmovdqu [rbp + 1824], ymm14                                      ;   402.7 agu2+fp5   18 x[5] spill
        vmovdqu xmm14, [r8 + 32]                                         ;   403.2 agu1    64 dst reload
        vperm2i128 ymm6, ymm14, ymm6, 0x20                               ;   410.2 fp1     64 dst
        vmovdqu xmm14, [r8 + 352]                                        ;   403.8 agu0    64 dst reload
        vmovdqu [rbp + 1856], ymm0                                       ;   403.7 agu2+fp5   18 x[4] spill
        vmovdqu xmm0, [r8 + 96]                                          ;   404.2 agu1    64 dst reload
        vperm2i128 ymm14, ymm0, ymm14, 0x20                              ;   411.2 fp1     64 dst
        vpunpcklqdq ymm0, ymm13, ymm11                                   ;   409.2 fp2     64 dst
        vpunpckhqdq ymm11, ymm13, ymm11                                  ;   409.2 fp2     64 dst
        vpunpckldq ymm13, ymm5, ymm3                                     ;   412.2 fp2     64 dst
        vpunpckhdq ymm3, ymm5, ymm3                                      ;   412.2 fp2     64 dst
        vpunpckldq ymm5, ymm6, ymm14                                     ;   414.2 fp2     64 dst
        vpunpckhdq ymm6, ymm6, ymm14                                     ;   414.2 fp1     64 dst
        vmovdqu xmm14, [r8 + 416]                                        ;   406.5 agu0    64 dst reload
        vmovdqu [rbp + 1888], ymm11                                      ;   410.2 agu2+fp5   64 dst spill
        vmovdqu xmm11, [r8 + 160]                                        ;   407.2 agu1    64 dst reload
        vperm2i128 ymm11, ymm11, ymm14, 0x20                             ;   414.2 fp1     64 dst
        vpunpcklqdq ymm14, ymm2, ymm1                                    ;   409.2 fp2     64 dst
        vmovdqu [rbp + 1920], ymm14                                      ;   410.2 agu0+fp5   64 dst spill
        vmovdqu xmm14, [r8 + 480]                                        ;   408.5 agu1    64 dst reload
        vmovdqu [rbp + 1952], ymm0                                       ;   410.2 agu2+fp5   64 dst spill
        vmovdqu xmm0, [r8 + 224]                                         ;   409.3 agu0    64 dst reload
        vperm2i128 ymm14, ymm0, ymm14, 0x20                              ;   416.3 fp1     64 dst
        vmovdqu xmm0, [r8 + 304]                                         ;   409.5 agu1    64 dst reload
        vmovdqu [rbp + 1984], ymm6                                       ;   415.2 agu2+fp5   64 dst spill
        vmovdqu xmm6, [r8 + 48]                                          ;   410.3 agu0    64 dst reload
        vperm2i128 ymm6, ymm6, ymm0, 0x20                                ;   417.3 fp1     64 dst
        vpunpckhqdq ymm1, ymm2, ymm1                                     ;   410.2 fp2     64 dst
        vmovdqu xmm2, [r8 + 368]                                         ;   410.5 agu1    64 dst reload
        vmovdqu xmm0, [r8 + 112]                                         ;   411.3 agu0    64 dst reload
        vperm2i128 ymm2, ymm0, ymm2, 0x20                                ;   418.3 fp1     64 dst
        vpaddd ymm15, ymm15, [rbp + 896]                                 ;   411.5 fp0+agu1   64 dst
        vpunpckldq ymm0, ymm11, ymm14                                    ;   419.3 fp2     64 dst
        vpunpckhdq ymm11, ymm11, ymm14                                   ;   419.3 fp2     64 dst
        vmovdqu xmm14, [r8 + 432]                                        ;   412.3 agu0    64 dst reload
        vmovdqu [rbp + 2016], ymm1                                       ;   411.5 agu2+fp5   64 dst spill
        vmovdqu xmm1, [r8 + 176]                                         ;   412.5 agu1    64 dst reload
        vperm2i128 ymm1, ymm1, ymm14, 0x20                               ;   419.5 fp1     64 dst
        vpunpcklqdq ymm14, ymm7, ymm13                                   ;   413.2 fp2     64 dst
        vpunpckhqdq ymm7, ymm7, ymm13                                    ;   414.0 fp1     64 dst
        vpunpcklqdq ymm13, ymm4, ymm3                                    ;   414.2 fp2     64 dst
        vpunpckhqdq ymm3, ymm4, ymm3                                     ;   415.0 fp1     64 dst
        vpaddd ymm9, ymm9, [rbp + 928]                                   ;   413.3 fp3+agu0   64 dst
        vpaddd ymm10, ymm10, [rbp + 960]                                 ;   413.5 fp0+agu1   64 dst
        vpaddd ymm8, ymm8, [rbp + 992]                                   ;   414.3 fp3+agu0   64 dst
        vmovdqu ymm4, [rbp + 1856]                                       ;   414.5 agu1    64 dst
        vpaddd ymm4, ymm4, [rbp + 1024]                                  ;   421.5 fp0+agu0   64 dst
        vmovdqu [rbp + 1856], ymm3                                       ;   416.0 agu2+fp5   64 dst spill
        vmovdqu ymm3, [rbp + 1824]                                       ;   415.5 agu1    64 dst
        vpaddd ymm3, ymm3, [rbp + 1056]                                  ;   422.5 fp3+agu0   64 dst
        vmovdqu [rbp + 1824], ymm13                                      ;   415.2 agu2+fp5   64 dst spill
        vmovdqu ymm13, [rbp + 1792]                                      ;   416.5 agu1    64 dst
        vpaddd ymm13, ymm13, [rbp + 1088]                                ;   423.5 fp0+agu0   64 dst
        vmovdqu [rbp + 1792], ymm13                                      ;   424.5 agu2+fp5   64 dst spill
        vmovdqu ymm13, [rbp + 1760]                                      ;   417.5 agu1    64 dst
        vpaddd ymm13, ymm13, [rbp + 1120]                                ;   424.5 fp2+agu0   64 dst
        vmovdqu [rbp + 1760], ymm13                                      ;   425.5 agu2+fp5   64 dst spill
        vmovdqu ymm13, [rbp + 1728]                                      ;   418.5 agu1    64 dst
        vpaddd ymm13, ymm13, [rbp + 1152]                                ;   425.5 fp3+agu0   64 dst
        vmovdqu [rbp + 1728], ymm13                                      ;   426.5 agu2+fp5   64 dst spill
        vmovdqu ymm13, [rbp + 1696]                                      ;   419.5 agu1    64 dst
        vpaddd ymm13, ymm13, [rbp + 1184]                                ;   426.5 fp0+agu0   64 dst
        vmovdqu [rbp + 1696], ymm13                                      ;   427.5 agu2+fp5   64 dst spill
        vmovdqu ymm13, [rbp + 1664]                                      ;   420.5 agu1    64 dst
        vpaddd ymm13, ymm13, [rbp + 1216]                                ;   427.5 fp1+agu0   64 dst
        vmovdqu [rbp + 1664], ymm13                                      ;   428.5 agu2+fp5   64 dst spill
        vpunpcklqdq ymm13, ymm5, ymm0                                    ;   420.3 fp2     64 dst
        vpunpckhqdq ymm5, ymm5, ymm0                                     ;   420.3 fp1     64 dst
        vpunpckldq ymm0, ymm6, ymm2                                      ;   421.3 fp2     64 dst
        vpunpckhdq ymm2, ymm6, ymm2                                      ;   421.3 fp1     64 dst
        vpunpckldq ymm6, ymm1, ymm12                                     ;   422.5 fp2     64 dst
        vpunpckhdq ymm1, ymm1, ymm12                                     ;   422.5 fp1     64 dst
        vpxor ymm14, ymm14, ymm4                                         ;   422.5 fp3     64 dst
        vmovdqu ymm4, [rbp + 1984]                                       ;   421.5 agu1    64 dst reload
        vpunpcklqdq ymm12, ymm4, ymm11                                   ;   428.5 fp2     64 dst
        vpxor ymm7, ymm7, ymm3                                           ;   423.5 fp0     64 dst
        vpxor ymm15, ymm15, [rbp + 1952]                                 ;   422.5 fp3+agu0   64 dst
        vpunpcklqdq ymm3, ymm0, ymm6                                     ;   423.5 fp1     64 dst
        vpunpckhqdq ymm6, ymm0, ymm6                                     ;   423.5 fp2     64 dst
        vpunpcklqdq ymm0, ymm2, ymm1                                     ;   423.7 fp1     64 dst
        vpunpckhqdq ymm1, ymm2, ymm1                                     ;   424.5 fp2     64 dst
        vpxor ymm9, ymm9, [rbp + 1888]                                   ;   423.5 fp0+agu1   64 dst
        vpxor ymm10, ymm10, [rbp + 1920]                                 ;   423.7 fp3+agu0   64 dst
        vpxor ymm8, ymm8, [rbp + 2016]                                   ;   424.5 fp0+agu1   64 dst
        vpxor ymm13, ymm13, [rbp + 1728]                                 ;   433.5 fp1+agu0   64 dst
        vpxor ymm5, ymm5, [rbp + 1696]                                   ;   434.5 fp3+agu1   64 dst
        vmovdqu ymm2, [rbp + 1632]                                       ;   425.7 agu0    64 dst
        vpaddd ymm2, ymm2, [rbp + 1248]                                  ;   432.7 fp0+agu1   64 dst
        vpunpckhqdq ymm4, ymm4, ymm11                                    ;   428.5 fp2     64 dst
        vpunpckldq ymm11, ymm15, ymm9                                    ;   425.7 fp1     64 dst
        vpunpckhdq ymm9, ymm15, ymm9                                     ;   426.5 fp2     64 dst
        vpunpckldq ymm15, ymm14, ymm7                                    ;   426.7 fp1     64 dst
        vpunpckhdq ymm7, ymm14, ymm7                                     ;   427.5 fp2     64 dst
        vpunpckldq ymm14, ymm10, ymm8                                    ;   427.7 fp1     64 dst
        vpunpckhdq ymm8, ymm10, ymm8                                     ;   428.5 fp2     64 dst
        vmovdqu ymm10, [rbp + 1536]                                      ;   426.7 agu0    64 dst
        vpaddd ymm10, ymm10, [rbp + 1472]                                ;   433.7 fp3+agu1   64 dst
        vpxor ymm12, ymm12, [rbp + 1664]                                 ;   435.5 fp0+agu0   64 dst
        vmovdqu [rbp + 1664], ymm7                                       ;   428.5 agu2+fp5   64 dst spill
        vmovdqu ymm7, [rbp + 1600]                                       ;   428.5 agu1    64 dst
        vpaddd ymm7, ymm7, [rbp + 1280]                                  ;   435.5 fp3+agu0   64 dst
        vmovdqu [rbp + 1600], ymm15                                      ;   427.8 agu2+fp5   64 dst spill
        vmovdqu ymm15, [rbp + 1568]                                      ;   429.5 agu1    64 dst
        vpaddd ymm15, ymm15, [rbp + 1312]                                ;   436.5 fp0+agu0   64 dst
        vpxor ymm4, ymm4, ymm2                                           ;   433.7 fp3     64 dst
        vmovdqu ymm2, [rbp + 1504]                                       ;   430.5 agu1    64 dst
        vpaddd ymm2, ymm2, [rbp + 1344]                                  ;   437.5 fp1+agu0   64 dst
        vmovdqu [rbp + 1504], ymm9                                       ;   428.8 agu2+fp5   64 dst spill
        vpunpcklqdq ymm9, ymm11, ymm14                                   ;   429.5 fp2     64 dst
        vpunpckhqdq ymm11, ymm11, ymm14                                  ;   429.7 fp1     64 dst
        vmovdqu ymm14, [rbp + 1824]                                      ;   431.5 agu1    64 dst
        vpxor ymm14, ymm14, [rbp + 1792]                                 ;   438.5 fp0+agu0   64 dst
        vpxor ymm3, ymm3, ymm10                                          ;   434.7 fp3     64 dst
        vmovdqu ymm10, [rbp + 1856]                                      ;   432.5 agu1    64 dst
        vpxor ymm10, ymm10, [rbp + 1760]                                 ;   439.5 fp0+agu0   64 dst
        vmovdqu [rbp + 1760], ymm11                                      ;   430.7 agu2+fp5   64 dst spill
        vperm2i128 ymm11, ymm9, ymm9, 0x11                               ;   430.7 fp1     64 dst
        vpxor ymm6, ymm6, ymm7                                           ;   436.5 fp2     64 dst
        vmovdqu ymm7, [rbp + 1760]                                       ;   433.5 agu1    64 dst reload
        vmovdqu [rbp + 1856], ymm11                                      ;   433.7 agu2+fp5   64 dst spill
        vperm2i128 ymm11, ymm7, ymm7, 0x11                               ;   440.5 fp1     64 dst
        vpxor ymm0, ymm0, ymm15                                          ;   437.5 fp3     64 dst
        vpunpckldq ymm15, ymm13, ymm5                                    ;   435.5 fp2     64 dst
        vpunpckhdq ymm5, ymm13, ymm5                                     ;   435.5 fp1     64 dst
        vpunpckldq ymm13, ymm12, ymm4                                    ;   436.5 fp2     64 dst
        vpunpckhdq ymm4, ymm12, ymm4                                     ;   436.5 fp1     64 dst
        vpxor ymm1, ymm1, ymm2                                           ;   438.5 fp0     64 dst
        vmovdqu ymm2, [rbp + 1504]                                       ;   434.5 agu0    64 dst reload
        vpunpcklqdq ymm12, ymm2, ymm8                                    ;   441.5 fp2     64 dst
        add r8, 0x200                                                    ;   434.8 alu0    60 blocks
        vpunpckhqdq ymm2, ymm2, ymm8                                     ;   441.5 fp1     64 dst
        vpunpckldq ymm8, ymm3, ymm6                                      ;   437.5 fp2     64 dst
        vpunpckhdq ymm3, ymm3, ymm6                                      ;   437.5 fp1     64 dst
        vpunpcklqdq ymm6, ymm15, ymm13                                   ;   437.5 fp2     64 dst
        vpunpckhqdq ymm13, ymm15, ymm13                                  ;   437.7 fp1     64 dst
        vpunpcklqdq ymm15, ymm5, ymm4                                    ;   438.5 fp2     64 dst
        vpunpckhqdq ymm4, ymm5, ymm4                                     ;   438.7 fp1     64 dst
        vperm2i128 ymm5, ymm6, ymm6, 0x11                                ;   439.7 fp1     64 dst
        vperm2i128 ymm7, ymm13, ymm13, 0x11                              ;   440.7 fp1     64 dst
        vmovdqu [rbp + 1504], ymm5                                       ;   442.7 agu2+fp5   64 dst spill
        vpunpckldq ymm5, ymm0, ymm1                                      ;   439.5 fp2     64 dst
        vpunpckhdq ymm1, ymm0, ymm1                                      ;   440.5 fp2     64 dst
        vperm2i128 ymm0, ymm15, ymm15, 0x11                              ;   441.7 fp1     64 dst
        vmovdqu [rbp + 1792], ymm0                                       ;   444.7 agu1+fp5   64 dst spill
        vperm2i128 ymm0, ymm4, ymm4, 0x11                                ;   442.7 fp1     64 dst
        vmovdqu [rbp + 1824], ymm0                                       ;   445.7 agu0+fp5   64 dst spill
        vpunpckldq ymm0, ymm14, ymm10                                    ;   441.5 fp2     64 dst
        vpunpckhdq ymm10, ymm14, ymm10                                   ;   442.5 fp2     64 dst
        vmovdqu [r9], xmm9                                               ;   440.5 agu2+fp5   64 dst
        vpunpcklqdq ymm9, ymm8, ymm5                                     ;   443.5 fp2     64 dst
        vpunpckhqdq ymm5, ymm8, ymm5                                     ;   443.7 fp1     64 dst
        vpunpcklqdq ymm8, ymm3, ymm1                                     ;   444.5 fp2     64 dst
        vpunpckhqdq ymm1, ymm3, ymm1                                     ;   444.7 fp1     64 dst
        vmovdqu [r9 + 128], xmm12                                        ;   442.5 agu1+fp5   64 dst
        vperm2i128 ymm3, ymm12, ymm12, 0x11                              ;   445.7 fp1     64 dst
        vmovdqu [r9 + 192], xmm2                                         ;   442.5 agu0+fp5   64 dst
        vperm2i128 ymm2, ymm2, ymm2, 0x11                                ;   446.7 fp1     64 dst
        vmovdqu [r9 + 320], xmm11                                        ;   443.5 agu2+fp5   64 dst
        vmovdqu ymm11, [rbp + 1600]                                      ;   441.8 agu1    64 dst reload
        vpunpcklqdq ymm12, ymm11, ymm0                                   ;   448.8 fp2     64 dst
        vmovdqu ymm14, [rbp + 1760]                                      ;   442.2 agu0    64 dst reload
        vmovdqu [r9 + 64], xmm14                                         ;   449.2 agu2+fp5   64 dst
        vperm2i128 ymm14, ymm9, ymm9, 0x11                               ;   447.7 fp1     64 dst
        vpunpckhqdq ymm11, ymm11, ymm0                                   ;   448.8 fp2     64 dst
        vperm2i128 ymm0, ymm5, ymm5, 0x11                                ;   448.7 fp1     64 dst
        vmovdqu [r9 + 384], xmm3                                         ;   448.7 agu1+fp5   64 dst
        vmovdqu ymm3, [rbp + 1856]                                       ;   443.2 agu0    64 dst reload
        vmovdqu [r9 + 256], xmm3                                         ;   450.2 agu2+fp5   64 dst
        vperm2i128 ymm3, ymm8, ymm8, 0x11                                ;   449.7 fp1     64 dst
        vmovdqu [r9 + 448], xmm2                                         ;   449.7 agu1+fp5   64 dst
        vperm2i128 ymm2, ymm1, ymm1, 0x11                                ;   450.7 fp1     64 dst
        vmovdqu [r9 + 16], xmm12                                         ;   449.8 agu0+fp5   64 dst
        vperm2i128 ymm12, ymm12, ymm12, 0x11                             ;   451.7 fp1     64 dst
        vmovdqu [r9 + 80], xmm11                                         ;   449.8 agu2+fp5   64 dst
        vperm2i128 ymm11, ymm11, ymm11, 0x11                             ;   452.7 fp1     64 dst
        lea r10, [r9 + 512]                                              ;   445.8 alu1    60 blocks
        vmovdqu [rbp + 1856], ymm2                                       ;   453.7 agu1+fp5   64 dst spill
        vmovdqu ymm2, [rbp + 1664]                                       ;   446.7 agu0    64 dst reload
        vmovdqu [rbp + 1600], ymm0                                       ;   451.7 agu2+fp5   64 dst spill
        vpunpcklqdq ymm0, ymm2, ymm10                                    ;   453.7 fp2     64 dst
        vmovdqu [r9 + 32], xmm6                                          ;   452.5 agu1+fp5   64 dst
        vpunpckhqdq ymm2, ymm2, ymm10                                    ;   453.7 fp2     64 dst
        vmovdqu [r9 + 96], xmm13                                         ;   453.5 agu0+fp5   64 dst
        vmovdqu [r9 + 160], xmm15                                        ;   454.5 agu2+fp5   64 dst
        vmovdqu [r9 + 224], xmm4                                         ;   455.5 agu1+fp5   64 dst
        vmovdqu [r9 + 352], xmm7                                         ;   456.5 agu0+fp5   64 dst
        vmovdqu [r9 + 48], xmm9                                          ;   457.5 agu2+fp5   64 dst
        vmovdqu [r9 + 112], xmm5                                         ;   458.5 agu1+fp5   64 dst
        vmovdqu [r9 + 176], xmm8                                         ;   459.5 agu0+fp5   64 dst
        vmovdqu [r9 + 240], xmm1                                         ;   460.5 agu2+fp5   64 dst
        vmovdqu [r9 + 304], xmm14                                        ;   461.5 agu1+fp5   64 dst
        vmovdqu ymm1, [rbp + 1504]                                       ;   452.0 agu0    64 dst reload
        vmovdqu [r9 + 288], xmm1                                         ;   462.5 agu2+fp5   64 dst
        vmovdqu [r9 + 432], xmm3                                         ;   463.5 agu1+fp5   64 dst
        vmovdqu ymm1, [rbp + 1792]                                       ;   453.0 agu0    64 dst reload
        vmovdqu [r9 + 416], xmm1                                         ;   464.5 agu2+fp5   64 dst
        vmovdqu [r9 + 272], xmm12                                        ;   465.5 agu1+fp5   64 dst
        vmovdqu ymm1, [rbp + 1824]                                       ;   454.0 agu0    64 dst reload
        vmovdqu [r9 + 480], xmm1                                         ;   466.5 agu2+fp5   64 dst
        vmovdqu [r9 + 144], xmm0                                         ;   467.5 agu1+fp5   64 dst
        vperm2i128 ymm1, ymm0, ymm0, 0x11                                ;   454.7 fp1     64 dst
        vmovdqu [r9 + 208], xmm2                                         ;   468.5 agu0+fp5   64 dst
        vperm2i128 ymm2, ymm2, ymm2, 0x11                                ;   455.0 fp1     64 dst
        vmovdqu [r9 + 336], xmm11                                        ;   469.5 agu2+fp5   64 dst
        vmovdqu ymm3, [rbp + 1600]                                       ;   455.7 agu1    64 dst reload
        vmovdqu [r9 + 368], xmm3                                         ;   470.5 agu0+fp5   64 dst
        vmovdqu ymm3, [rbp + 1856]                                       ;   456.7 agu1    64 dst reload
        vmovdqu [r9 + 496], xmm3                                         ;   471.5 agu2+fp5   64 dst
        vmovdqu [r9 + 400], xmm1                                         ;   472.5 agu0+fp5   64 dst
        vmovdqu [r9 + 464], xmm2                                         ;   473.5 agu2+fp5   64 dst
        vmovdqu ymm0, [rbp + 1440]                                       ;   458.5 agu1    60 blocks
        vpaddd ymm0, ymm0, [rel chacha20_blocks.T0_constants256 + 96]    ;   465.5 fp3+agu0   60 blocks
        mov r9, r10                                                      ;   459.5         60 blocks copy
        cmp r8, qword [rbp + 2080]                                       ;                    more blocks?
        jne .blocks_1
        vmovdqu [rbp + 1408], ymm0                                       ;                    resident
        mov qword [rbp + 2072], r8                                       ;                    resident
        mov qword [rbp + 2088], r9                                       ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 2064]                                      ;                    blocks left over
        test rax, rax                                                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 2072]                                      ;                    blocks left over
        lea rdi, [rbp - 128]                                             ;                    blocks left over
        mov qword [rbp + 2096], rsi                                      ;                    blocks left over
        mov qword [rbp + 2072], rdi                                      ;                    blocks left over
        imul rcx, rax, 0x40                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        mov rsi, qword [rbp + 2088]                                      ;                    blocks left over
        lea rdi, [rbp + 384]                                             ;                    blocks left over
        mov rcx, rsi                                                     ;                    blocks left over
        sub rcx, qword [rbp + 2096]                                      ;                    blocks left over
        neg rcx                                                          ;                    blocks left over
        sbb rcx, rcx                                                     ;                    blocks left over
        lea rdx, [rbp - 128]                                             ;                    blocks left over
        sub rdi, rdx                                                     ;                    blocks left over
        and rdi, rcx                                                     ;                    blocks left over
        add rdi, rdx                                                     ;                    blocks left over
        mov qword [rbp + 2104], rdi                                      ;                    blocks left over
        mov qword [rbp + 2112], rsi                                      ;                    blocks left over
        mov qword [rbp + 2088], rdi                                      ;                    blocks left over
        imul rcx, rax, 0x40                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        lea rsi, [rbp + 384]                                             ;                    blocks left over
        mov qword [rbp + 2080], rsi                                      ;                    blocks left over
        neg rax                                                          ;                    blocks left over
        mov qword [rbp + 2064], rax                                      ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                          ;                    blocks left over
        mov rsi, qword [rbp + 2104]                                      ;                    blocks left over
        mov rdi, qword [rbp + 2112]                                      ;                    blocks left over
        imul rcx, rax, 0x40                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
.blocks_1_done:
        mov rcx, qword [rbp + 2120]                                      ;                    frame
        vpxor ymm0, ymm0, ymm0                                           ;                    cleared
        vmovdqu [rbp - 128], ymm0                                        ;                    cleared
        vmovdqu [rbp - 96], ymm0                                         ;                    cleared
        vmovdqu [rbp - 64], ymm0                                         ;                    cleared
        vmovdqu [rbp - 32], ymm0                                         ;                    cleared
        vmovdqu [rbp + 0], ymm0                                          ;                    cleared
        vmovdqu [rbp + 32], ymm0                                         ;                    cleared
        vmovdqu [rbp + 64], ymm0                                         ;                    cleared
        vmovdqu [rbp + 96], ymm0                                         ;                    cleared
        vmovdqu [rbp + 128], ymm0                                        ;                    cleared
        vmovdqu [rbp + 160], ymm0                                        ;                    cleared
        vmovdqu [rbp + 192], ymm0                                        ;                    cleared
        vmovdqu [rbp + 224], ymm0                                        ;                    cleared
        vmovdqu [rbp + 256], ymm0                                        ;                    cleared
        vmovdqu [rbp + 288], ymm0                                        ;                    cleared
        vmovdqu [rbp + 320], ymm0                                        ;                    cleared
        vmovdqu [rbp + 352], ymm0                                        ;                    cleared
        vmovdqu [rbp + 384], ymm0                                        ;                    cleared
        vmovdqu [rbp + 416], ymm0                                        ;                    cleared
        vmovdqu [rbp + 448], ymm0                                        ;                    cleared
        vmovdqu [rbp + 480], ymm0                                        ;                    cleared
        vmovdqu [rbp + 512], ymm0                                        ;                    cleared
        vmovdqu [rbp + 544], ymm0                                        ;                    cleared
        vmovdqu [rbp + 576], ymm0                                        ;                    cleared
        vmovdqu [rbp + 608], ymm0                                        ;                    cleared
        vmovdqu [rbp + 640], ymm0                                        ;                    cleared
        vmovdqu [rbp + 672], ymm0                                        ;                    cleared
        vmovdqu [rbp + 704], ymm0                                        ;                    cleared
        vmovdqu [rbp + 736], ymm0                                        ;                    cleared
        vmovdqu [rbp + 768], ymm0                                        ;                    cleared
        vmovdqu [rbp + 800], ymm0                                        ;                    cleared
        vmovdqu [rbp + 832], ymm0                                        ;                    cleared
        vmovdqu [rbp + 864], ymm0                                        ;                    cleared
        vmovdqu [rbp + 896], ymm0                                        ;                    cleared
        vmovdqu [rbp + 928], ymm0                                        ;                    cleared
        vmovdqu [rbp + 960], ymm0                                        ;                    cleared
        vmovdqu [rbp + 992], ymm0                                        ;                    cleared
        vmovdqu [rbp + 1024], ymm0                                       ;                    cleared
        vmovdqu [rbp + 1056], ymm0                                       ;                    cleared
        vmovdqu [rbp + 1088], ymm0                                       ;                    cleared
        vmovdqu [rbp + 1120], ymm0                                       ;                    cleared
        vmovdqu [rbp + 1152], ymm0                                       ;                    cleared
        vmovdqu [rbp + 1184], ymm0                                       ;                    cleared
        vmovdqu [rbp + 1216], ymm0                                       ;                    cleared
        vmovdqu [rbp + 1248], ymm0                                       ;                    cleared
        vmovdqu [rbp + 1280], ymm0                                       ;                    cleared
        vmovdqu [rbp + 1312], ymm0                                       ;                    cleared
        vmovdqu [rbp + 1344], ymm0                                       ;                    cleared
        vmovdqu [rbp + 1376], ymm0                                       ;                    cleared
        vmovdqu [rbp + 1408], ymm0                                       ;                    cleared
        vmovdqu [rbp + 1440], ymm0                                       ;                    cleared
        vmovdqu [rbp + 1472], ymm0                                       ;                    cleared
        vmovdqu [rbp + 1504], ymm0                                       ;                    cleared
        vmovdqu [rbp + 1536], ymm0                                       ;                    cleared
        vmovdqu [rbp + 1568], ymm0                                       ;                    cleared
        vmovdqu [rbp + 1600], ymm0                                       ;                    cleared
        vmovdqu [rbp + 1632], ymm0                                       ;                    cleared
        vmovdqu [rbp + 1664], ymm0                                       ;                    cleared
        vmovdqu [rbp + 1696], ymm0                                       ;                    cleared
        vmovdqu [rbp + 1728], ymm0                                       ;                    cleared
        vmovdqu [rbp + 1760], ymm0                                       ;                    cleared
        vmovdqu [rbp + 1792], ymm0                                       ;                    cleared
        vmovdqu [rbp + 1824], ymm0                                       ;                    cleared
        vmovdqu [rbp + 1856], ymm0                                       ;                    cleared
        vmovdqu [rbp + 1888], ymm0                                       ;                    cleared
        vmovdqu [rbp + 1920], ymm0                                       ;                    cleared
        vmovdqu [rbp + 1952], ymm0                                       ;                    cleared
        vmovdqu [rbp + 1984], ymm0                                       ;                    cleared
        vmovdqu [rbp + 2016], ymm0                                       ;                    cleared
        vmovdqu [rbp + 2080], ymm0                                       ;                    cleared
        vmovdqu [rbp + 2112], ymm0                                       ;                    cleared
        vzeroupper                                                       ;                    x87 state
        mov rsp, rcx                                                     ;                    frame
        pop rbp                                                          ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
chacha20_blocks.T0_constants256:
        dq 0x0000000100000000, 0x0000000300000002, 0x0000000500000004, 0x0000000700000006, 0x0504070601000302, 0x0d0c0f0e09080b0a, 0x0504070601000302, 0x0d0c0f0e09080b0a
        dq 0x0605040702010003, 0x0e0d0c0f0a09080b, 0x0605040702010003, 0x0e0d0c0f0a09080b, 0x0000000800000008, 0x0000000800000008, 0x0000000800000008, 0x0000000800000008

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
