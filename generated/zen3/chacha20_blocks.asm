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
; The frame is cleared before return: 2304 bytes, 73 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 36 uops, planned 19.0; bounds: width 6.0, ports 17.0, path 7.0
;   blocks: 1609 uops, planned 452.2; bounds: width 268.2, ports 340.5, path 287.0
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
        sub rsp, 0x920                                                   ;                    frame
        and rsp, -32                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 2184], rax                                      ;                    frame
        mov qword [rbp + 2112], rdi                                      ;                    argument
        mov qword [rbp + 2120], rsi                                      ;                    argument
        mov dword [rbp + 2192], r8d                                      ;                    argument
        mov qword [rbp + 2136], rdx                                      ;                    argument
        mov qword [rbp + 2152], rcx                                      ;                    argument
        mov r8, qword [rbp + 2112]                                       ;     0.0 agu0    60 st reload
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
        mov r9, qword [rbp + 2120]                                       ;     8.0 agu0    60 counter reload
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
        cmp dword [rbp + 2192], 0                                        ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 2192]                                      ;                    passes of 8
        mov rcx, rax                                                     ;                    passes of 8
.blocks_1_share:
        and rax, 7                                                       ;                    passes of 8
        mov qword [rbp + 2128], rax                                      ;                    passes of 8
        sub rcx, rax                                                     ;                    passes of 8
        imul rcx, rcx, 0x40                                              ;                    passes of 8
        mov rdx, qword [rbp + 2136]                                      ;                    passes of 8
        add rcx, rdx                                                     ;                    passes of 8
        mov qword [rbp + 2144], rcx                                      ;                    passes of 8
        cmp rcx, rdx                                                     ;                    passes of 8
        je .blocks_1_rest
.blocks_1_again:
        vmovdqu ymm0, [rbp + 1408]                                       ;                    resident
        mov r8, qword [rbp + 2136]                                       ;                    resident
        mov r9, qword [rbp + 2152]                                       ;                    resident
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
        vpxor ymm9, ymm9, ymm12                                          ;    47.5 fp3     14 x[6]
        vpslld ymm12, ymm10, 0xc                                         ;    46.5 fp1     14 x[7]
        vpsrld ymm10, ymm10, 0x14                                        ;    46.5 fp2     14 x[7]
        vpshufb ymm11, ymm11, [rel chacha20_blocks.T0_constants256 + 32] ;    48.2 fp1+agu0   12 x[13]
        vpaddd ymm2, ymm2, ymm8                                          ;    48.7 fp0     11 x[0]
        vpxor ymm12, ymm12, ymm10                                        ;    47.5 fp3     14 x[7]
        vpaddd ymm15, ymm15, ymm11                                       ;    49.2 fp0     13 x[9]
        vpxor ymm6, ymm6, ymm2                                           ;    49.7 fp2     12 x[12]
        vpaddd ymm7, ymm7, ymm9                                          ;    48.5 fp3     15 x[2]
        vpaddd ymm1, ymm1, ymm12                                         ;    48.5 fp1     15 x[3]
        vpxor ymm14, ymm14, ymm15                                        ;    50.2 fp0     14 x[5]
        vmovdqu ymm10, [rel chacha20_blocks.T0_constants256 + 32]        ;    46.7 agu1    12 x[12] reload
        vpshufb ymm6, ymm6, ymm10                                        ;    53.7 fp2     12 x[12]
        vpxor ymm13, ymm13, ymm7                                         ;    49.5 fp3     16 x[14]
        vmovdqu ymm10, [rbp + 1504]                                      ;    47.2 agu0    16 x[15]
        vpxor ymm10, ymm10, ymm1                                         ;    54.2 fp1     16 x[15]
        vpaddd ymm0, ymm0, ymm6                                          ;    54.7 fp0     13 x[8]
        vpshufb ymm13, ymm13, [rel chacha20_blocks.T0_constants256 + 64] ;    50.5 fp2+agu1   16 x[14]
        vpaddd ymm3, ymm3, ymm13                                         ;    51.5 fp3     17 x[10]
        vmovdqu [rbp + 1504], ymm13                                      ;    51.5 agu2+fp5   16 x[14] spill
        vpslld ymm13, ymm14, 0xc                                         ;    51.2 fp1     14 x[5]
        vpsrld ymm14, ymm14, 0x14                                        ;    51.2 fp2     14 x[5]
        vpxor ymm13, ymm13, ymm14                                        ;    52.2 fp0     14 x[5]
        vpaddd ymm4, ymm4, ymm13                                         ;    53.2 fp3     15 x[1]
        vpxor ymm11, ymm11, ymm4                                         ;    54.2 fp1     16 x[13]
        vmovdqu ymm14, [rel chacha20_blocks.T0_constants256 + 64]        ;    49.0 agu0    16 x[12] reload
        vpshufb ymm11, ymm11, ymm14                                      ;    56.0 fp2     16 x[13]
        vpxor ymm8, ymm8, ymm0                                           ;    55.7 fp0     14 x[4]
        vpshufb ymm10, ymm10, ymm14                                      ;    56.0 fp1     16 x[15]
        vpaddd ymm15, ymm15, ymm11                                       ;    57.0 fp3     17 x[9]
        vpaddd ymm5, ymm5, ymm10                                         ;    57.0 fp0     17 x[11]
        vpxor ymm13, ymm13, ymm15                                        ;    58.0 fp2     18 x[5]
        vmovdqu [rbp + 1536], ymm15                                      ;    58.0 agu1+fp5   17 x[9] spill
        vpslld ymm15, ymm8, 0xc                                          ;    56.7 fp1     14 x[4]
        vpsrld ymm8, ymm8, 0x14                                          ;    56.7 fp2     14 x[4]
        vpxor ymm9, ymm9, ymm3                                           ;    52.5 fp3     18 x[6]
        vpxor ymm15, ymm15, ymm8                                         ;    57.7 fp0     14 x[4]
        vpslld ymm8, ymm9, 7                                             ;    53.5 fp1     18 x[6]
        vpsrld ymm9, ymm9, 0x19                                          ;    53.5 fp2     18 x[6]
        vpxor ymm12, ymm12, ymm5                                         ;    58.0 fp3     18 x[7]
        vpaddd ymm2, ymm2, ymm15                                         ;    58.7 fp0     15 x[0]
        vpxor ymm8, ymm8, ymm9                                           ;    54.5 fp1     18 x[6]
        vpaddd ymm4, ymm4, ymm8                                          ;    55.5 fp2     11 x[1]
        vpxor ymm6, ymm6, ymm2                                           ;    59.7 fp3     16 x[12]
        vmovdqa ymm9, ymm4                                               ;    56.5         12 x[12] copy
        vpshufb ymm6, ymm6, ymm14                                        ;    60.7 fp1     16 x[12]
        vmovdqu ymm14, [rbp + 1504]                                      ;    55.5 agu0    12 x[14]
        vpaddd ymm0, ymm0, ymm6                                          ;    61.7 fp0     17 x[8]
        vpxor ymm9, ymm9, ymm6                                           ;    61.7 fp2     12 x[12]
        vpslld ymm6, ymm13, 7                                            ;    59.0 fp1     18 x[5]
        vpsrld ymm13, ymm13, 0x19                                        ;    59.0 fp2     18 x[5]
        vpxor ymm6, ymm6, ymm13                                          ;    60.0 fp3     18 x[5]
        vpslld ymm13, ymm12, 7                                           ;    59.0 fp1     18 x[7]
        vpsrld ymm12, ymm12, 0x19                                        ;    59.0 fp2     18 x[7]
        vpxor ymm13, ymm13, ymm12                                        ;    60.0 fp0     18 x[7]
        vpaddd ymm2, ymm2, ymm6                                          ;    61.0 fp3     11 x[0]
        vpaddd ymm7, ymm7, ymm13                                         ;    61.0 fp0     11 x[2]
        vpxor ymm10, ymm10, ymm2                                         ;    62.0 fp1     12 x[15]
        vpxor ymm11, ymm11, ymm7                                         ;    62.0 fp3     12 x[13]
        vpxor ymm15, ymm15, ymm0                                         ;    62.7 fp2     18 x[4]
        vmovdqu ymm12, [rbp + 1536]                                      ;    58.7 agu1    13 x[9]
        vpshufb ymm9, ymm9, [rel chacha20_blocks.T0_constants256 + 32]   ;    62.7 fp1+agu0   12 x[12]
        vpshufb ymm10, ymm10, [rel chacha20_blocks.T0_constants256 + 32] ;    63.0 fp2+agu1   12 x[15]
        vpshufb ymm11, ymm11, [rel chacha20_blocks.T0_constants256 + 32] ;    63.0 fp1+agu0   12 x[13]
        vpaddd ymm5, ymm5, ymm9                                          ;    63.7 fp0     13 x[11]
        vpaddd ymm3, ymm3, ymm10                                         ;    64.0 fp3     13 x[10]
        vpaddd ymm0, ymm0, ymm11                                         ;    64.0 fp0     13 x[8]
        vpxor ymm6, ymm6, ymm3                                           ;    65.0 fp3     14 x[5]
        vmovdqu [rbp + 1536], ymm3                                       ;    65.0 agu2+fp5   13 x[10] spill
        vpslld ymm3, ymm15, 7                                            ;    63.7 fp2     18 x[4]
        vpsrld ymm15, ymm15, 0x19                                        ;    63.7 fp1     18 x[4]
        vpxor ymm3, ymm3, ymm15                                          ;    64.7 fp0     18 x[4]
        vpxor ymm8, ymm8, ymm5                                           ;    64.7 fp3     14 x[6]
        vpxor ymm13, ymm13, ymm0                                         ;    65.0 fp2     14 x[7]
        vpaddd ymm1, ymm1, ymm3                                          ;    65.7 fp1     11 x[3]
        vpslld ymm15, ymm8, 0xc                                          ;    65.7 fp2     14 x[6]
        vpsrld ymm8, ymm8, 0x14                                          ;    65.7 fp1     14 x[6]
        vpxor ymm14, ymm14, ymm1                                         ;    66.7 fp0     12 x[14]
        vpxor ymm15, ymm15, ymm8                                         ;    66.7 fp3     14 x[6]
        vpslld ymm8, ymm6, 0xc                                           ;    66.0 fp2     14 x[5]
        vpsrld ymm6, ymm6, 0x14                                          ;    66.0 fp1     14 x[5]
        vpxor ymm8, ymm8, ymm6                                           ;    67.0 fp0     14 x[5]
        vpslld ymm6, ymm13, 0xc                                          ;    66.0 fp2     14 x[7]
        vpsrld ymm13, ymm13, 0x14                                        ;    66.0 fp1     14 x[7]
        vpxor ymm6, ymm6, ymm13                                          ;    67.0 fp3     14 x[7]
        vmovdqu ymm13, [rel chacha20_blocks.T0_constants256 + 32]        ;    64.7 agu1    12 x[12] reload
        vpshufb ymm14, ymm14, ymm13                                      ;    71.7 fp2     12 x[14]
        vpaddd ymm4, ymm4, ymm15                                         ;    67.7 fp0     15 x[1]
        vpaddd ymm2, ymm2, ymm8                                          ;    68.0 fp3     15 x[0]
        vpaddd ymm7, ymm7, ymm6                                          ;    68.0 fp0     15 x[2]
        vpxor ymm9, ymm9, ymm4                                           ;    68.7 fp1     16 x[12]
        vpxor ymm10, ymm10, ymm2                                         ;    69.0 fp3     16 x[15]
        vpxor ymm11, ymm11, ymm7                                         ;    69.0 fp2     16 x[13]
        vpshufb ymm9, ymm9, [rel chacha20_blocks.T0_constants256 + 64]   ;    69.7 fp1+agu0   16 x[12]
        vpshufb ymm10, ymm10, [rel chacha20_blocks.T0_constants256 + 64] ;    70.0 fp2+agu1   16 x[15]
        vpshufb ymm11, ymm11, [rel chacha20_blocks.T0_constants256 + 64] ;    70.0 fp1+agu0   16 x[13]
        vmovdqu ymm13, [rbp + 1536]                                      ;    67.2 agu1    17 x[10]
        vpaddd ymm13, ymm13, ymm10                                       ;    74.2 fp0     17 x[10]
        vpaddd ymm12, ymm12, ymm14                                       ;    72.7 fp3     13 x[9]
        vpaddd ymm5, ymm5, ymm9                                          ;    70.7 fp0     17 x[11]
        vpaddd ymm0, ymm0, ymm11                                         ;    71.0 fp3     17 x[8]
        vpxor ymm3, ymm3, ymm12                                          ;    73.7 fp2     14 x[4]
        vpxor ymm15, ymm15, ymm5                                         ;    71.7 fp0     18 x[6]
        vpxor ymm6, ymm6, ymm0                                           ;    72.0 fp1     18 x[7]
        vpxor ymm8, ymm8, ymm13                                          ;    75.2 fp3     18 x[5]
        vmovdqu [rbp + 1536], ymm5                                       ;    71.7 agu2+fp5   17 x[11] spill
        vpslld ymm5, ymm15, 7                                            ;    72.7 fp2     18 x[6]
        vmovdqu [rbp + 1504], ymm13                                      ;    75.2 agu0+fp5   17 x[10] spill
        vpslld ymm13, ymm3, 0xc                                          ;    74.7 fp1     14 x[4]
        vpsrld ymm3, ymm3, 0x14                                          ;    74.7 fp2     14 x[4]
        vpsrld ymm15, ymm15, 0x19                                        ;    72.7 fp1     18 x[6]
        vpxor ymm13, ymm13, ymm3                                         ;    75.7 fp0     14 x[4]
        vpslld ymm3, ymm6, 7                                             ;    73.0 fp2     18 x[7]
        vpsrld ymm6, ymm6, 0x19                                          ;    73.0 fp1     18 x[7]
        vpxor ymm5, ymm5, ymm15                                          ;    73.7 fp3     18 x[6]
        vpxor ymm3, ymm3, ymm6                                           ;    74.0 fp0     18 x[7]
        vpaddd ymm1, ymm1, ymm13                                         ;    76.7 fp3     15 x[3]
        vpaddd ymm7, ymm7, ymm5                                          ;    74.7 fp0     11 x[2]
        vpaddd ymm6, ymm3, ymm1                                          ;    77.7 fp2     11 x[3]
        vpslld ymm15, ymm8, 7                                            ;    76.2 fp1     18 x[5]
        vpsrld ymm8, ymm8, 0x19                                          ;    76.2 fp2     18 x[5]
        vpxor ymm14, ymm14, ymm1                                         ;    77.7 fp3     16 x[14]
        vmovdqa ymm1, ymm7                                               ;    75.7         12 x[14] copy
        vpxor ymm15, ymm15, ymm8                                         ;    77.2 fp0     18 x[5]
        vmovdqu ymm8, [rel chacha20_blocks.T0_constants256 + 64]         ;    73.8 agu1    16 x[12] reload
        vpshufb ymm14, ymm14, ymm8                                       ;    80.8 fp1     16 x[14]
        vpaddd ymm4, ymm4, ymm15                                         ;    78.2 fp3     11 x[1]
        vpxor ymm10, ymm10, ymm6                                         ;    78.7 fp0     12 x[15]
        vpxor ymm11, ymm11, ymm4                                         ;    79.2 fp2     12 x[13]
        vpshufb ymm10, ymm10, [rel chacha20_blocks.T0_constants256 + 32] ;    79.7 fp1+agu0   12 x[15]
        vpshufb ymm11, ymm11, [rel chacha20_blocks.T0_constants256 + 32] ;    80.2 fp2+agu1   12 x[13]
        vpaddd ymm12, ymm12, ymm14                                       ;    81.8 fp3     17 x[9]
        vpxor ymm1, ymm1, ymm14                                          ;    81.8 fp0     12 x[14]
        vmovdqu ymm14, [rbp + 1504]                                      ;    75.8 agu0    13 x[10]
        vmovdqu ymm8, [rbp + 1536]                                       ;    76.0 agu1    13 x[11]
        vpaddd ymm8, ymm8, ymm10                                         ;    83.0 fp1     13 x[11]
        vpxor ymm13, ymm13, ymm12                                        ;    82.8 fp3     18 x[4]
        vpshufb ymm1, ymm1, [rel chacha20_blocks.T0_constants256 + 32]   ;    82.8 fp2+agu0   12 x[14]
        vpaddd ymm12, ymm12, ymm11                                       ;    82.8 fp0     13 x[9]
        vpaddd ymm14, ymm14, ymm1                                        ;    83.8 fp1     13 x[10]
        vpxor ymm15, ymm15, ymm12                                        ;    83.8 fp3     14 x[5]
        vpxor ymm3, ymm3, ymm8                                           ;    84.0 fp0     14 x[7]
        vpxor ymm5, ymm5, ymm14                                          ;    84.8 fp2     14 x[6]
        vmovdqu [rbp + 1536], ymm8                                       ;    84.0 agu2+fp5   13 x[11] spill
        vpslld ymm8, ymm13, 7                                            ;    83.8 fp1     18 x[4]
        vpsrld ymm13, ymm13, 0x19                                        ;    83.8 fp2     18 x[4]
        vpxor ymm8, ymm8, ymm13                                          ;    84.8 fp3     18 x[4]
        vpslld ymm13, ymm15, 0xc                                         ;    84.8 fp1     14 x[5]
        vpsrld ymm15, ymm15, 0x14                                        ;    84.8 fp2     14 x[5]
        vpaddd ymm2, ymm2, ymm8                                          ;    85.8 fp0     11 x[0]
        vpxor ymm13, ymm13, ymm15                                        ;    85.8 fp3     14 x[5]
        vpslld ymm15, ymm3, 0xc                                          ;    85.0 fp1     14 x[7]
        vpsrld ymm3, ymm3, 0x14                                          ;    85.0 fp2     14 x[7]
        vpxor ymm15, ymm15, ymm3                                         ;    86.0 fp0     14 x[7]
        vpslld ymm3, ymm5, 0xc                                           ;    85.8 fp1     14 x[6]
        vpsrld ymm5, ymm5, 0x14                                          ;    85.8 fp2     14 x[6]
        vpxor ymm9, ymm9, ymm2                                           ;    86.8 fp3     12 x[12]
        vpxor ymm3, ymm3, ymm5                                           ;    86.8 fp0     14 x[6]
        vpaddd ymm4, ymm4, ymm13                                         ;    86.8 fp1     15 x[1]
        vpaddd ymm6, ymm6, ymm15                                         ;    87.0 fp2     15 x[3]
        vmovdqu ymm5, [rel chacha20_blocks.T0_constants256 + 32]         ;    84.7 agu1    12 x[12] reload
        vpshufb ymm9, ymm9, ymm5                                         ;    91.7 fp1     12 x[12]
        vpaddd ymm7, ymm7, ymm3                                          ;    87.8 fp3     15 x[2]
        vpxor ymm11, ymm11, ymm4                                         ;    87.8 fp0     16 x[13]
        vpxor ymm10, ymm10, ymm6                                         ;    88.0 fp2     16 x[15]
        vpxor ymm1, ymm1, ymm7                                           ;    88.8 fp3     16 x[14]
        vpaddd ymm0, ymm0, ymm9                                          ;    92.7 fp0     13 x[8]
        vpshufb ymm11, ymm11, [rel chacha20_blocks.T0_constants256 + 64] ;    88.8 fp1+agu0   16 x[13]
        vpshufb ymm10, ymm10, [rel chacha20_blocks.T0_constants256 + 64] ;    89.0 fp2+agu1   16 x[15]
        vpshufb ymm1, ymm1, [rel chacha20_blocks.T0_constants256 + 64]   ;    89.8 fp1+agu0   16 x[14]
        vpaddd ymm12, ymm12, ymm11                                       ;    89.8 fp3     17 x[9]
        vpxor ymm8, ymm8, ymm0                                           ;    93.7 fp0     14 x[4]
        vpaddd ymm14, ymm14, ymm1                                        ;    90.8 fp2     17 x[10]
        vmovdqu ymm5, [rbp + 1536]                                       ;    87.0 agu1    17 x[11]
        vpaddd ymm5, ymm5, ymm10                                         ;    94.0 fp3     17 x[11]
        vmovdqu [rbp + 1536], ymm1                                       ;    90.8 agu2+fp5   16 x[14] spill
        vpslld ymm1, ymm8, 0xc                                           ;    94.7 fp1     14 x[4]
        vpxor ymm13, ymm13, ymm12                                        ;    90.8 fp0     18 x[5]
        vpsrld ymm8, ymm8, 0x14                                          ;    94.7 fp2     14 x[4]
        vpxor ymm3, ymm3, ymm14                                          ;    91.8 fp3     18 x[6]
        vpxor ymm15, ymm15, ymm5                                         ;    95.0 fp0     18 x[7]
        vpxor ymm1, ymm1, ymm8                                           ;    95.7 fp1     14 x[4]
        vpslld ymm8, ymm13, 7                                            ;    91.8 fp2     18 x[5]
        vpsrld ymm13, ymm13, 0x19                                        ;    91.8 fp1     18 x[5]
        vpxor ymm8, ymm8, ymm13                                          ;    92.8 fp3     18 x[5]
        vpslld ymm13, ymm3, 7                                            ;    92.8 fp2     18 x[6]
        vpsrld ymm3, ymm3, 0x19                                          ;    92.8 fp1     18 x[6]
        vpaddd ymm2, ymm2, ymm1                                          ;    96.7 fp0     15 x[0]
        vpxor ymm13, ymm13, ymm3                                         ;    93.8 fp3     18 x[6]
        vpaddd ymm3, ymm8, ymm2                                          ;    97.7 fp0     11 x[0]
        vpaddd ymm4, ymm4, ymm13                                         ;    94.8 fp2     11 x[1]
        vpxor ymm9, ymm9, ymm2                                           ;    97.7 fp3     16 x[12]
        vpslld ymm2, ymm15, 7                                            ;    96.0 fp1     18 x[7]
        vpsrld ymm15, ymm15, 0x19                                        ;    96.0 fp2     18 x[7]
        vpxor ymm2, ymm2, ymm15                                          ;    97.0 fp0     18 x[7]
        vmovdqa ymm15, ymm4                                              ;    95.8         12 x[12] copy
        vpaddd ymm7, ymm7, ymm2                                          ;    98.0 fp3     11 x[2]
        vpshufb ymm9, ymm9, [rel chacha20_blocks.T0_constants256 + 64]   ;    98.7 fp1+agu0   16 x[12]
        vpxor ymm10, ymm10, ymm3                                         ;    98.7 fp0     12 x[15]
        vpxor ymm11, ymm11, ymm7                                         ;    99.0 fp2     12 x[13]
        vpaddd ymm0, ymm0, ymm9                                          ;    99.7 fp3     17 x[8]
        vpxor ymm15, ymm15, ymm9                                         ;    99.7 fp1     12 x[12]
        vmovdqu ymm9, [rbp + 1536]                                       ;    95.0 agu1    12 x[14]
        vpshufb ymm10, ymm10, [rel chacha20_blocks.T0_constants256 + 32] ;    99.7 fp2+agu0   12 x[15]
        vpshufb ymm11, ymm11, [rel chacha20_blocks.T0_constants256 + 32] ;   100.0 fp1+agu1   12 x[13]
        vpxor ymm1, ymm1, ymm0                                           ;   100.7 fp0     18 x[4]
        vpshufb ymm15, ymm15, [rel chacha20_blocks.T0_constants256 + 32] ;   100.7 fp2+agu0   12 x[12]
        vpaddd ymm14, ymm14, ymm10                                       ;   100.7 fp3     13 x[10]
        vpaddd ymm0, ymm0, ymm11                                         ;   101.0 fp0     13 x[8]
        vpaddd ymm5, ymm5, ymm15                                         ;   101.7 fp1     13 x[11]
        vpxor ymm8, ymm8, ymm14                                          ;   101.7 fp3     14 x[5]
        vpxor ymm13, ymm13, ymm5                                         ;   102.7 fp2     14 x[6]
        vmovdqu [rbp + 1536], ymm5                                       ;   102.7 agu2+fp5   13 x[11] spill
        vpslld ymm5, ymm1, 7                                             ;   101.7 fp1     18 x[4]
        vpsrld ymm1, ymm1, 0x19                                          ;   101.7 fp2     18 x[4]
        vpxor ymm2, ymm2, ymm0                                           ;   102.0 fp0     14 x[7]
        vpxor ymm5, ymm5, ymm1                                           ;   102.7 fp3     18 x[4]
        vpslld ymm1, ymm8, 0xc                                           ;   102.7 fp1     14 x[5]
        vpsrld ymm8, ymm8, 0x14                                          ;   102.7 fp2     14 x[5]
        vpaddd ymm6, ymm6, ymm5                                          ;   103.7 fp0     11 x[3]
        vpxor ymm1, ymm1, ymm8                                           ;   103.7 fp3     14 x[5]
        vpslld ymm8, ymm2, 0xc                                           ;   103.0 fp1     14 x[7]
        vpsrld ymm2, ymm2, 0x14                                          ;   103.0 fp2     14 x[7]
        vpxor ymm8, ymm8, ymm2                                           ;   104.0 fp0     14 x[7]
        vpslld ymm2, ymm13, 0xc                                          ;   103.7 fp1     14 x[6]
        vpsrld ymm13, ymm13, 0x14                                        ;   103.7 fp2     14 x[6]
        vpxor ymm9, ymm9, ymm6                                           ;   104.7 fp3     12 x[14]
        vpxor ymm2, ymm2, ymm13                                          ;   104.7 fp0     14 x[6]
        vpaddd ymm3, ymm3, ymm1                                          ;   104.7 fp1     15 x[0]
        vpaddd ymm7, ymm7, ymm8                                          ;   105.0 fp2     15 x[2]
        vmovdqu ymm13, [rel chacha20_blocks.T0_constants256 + 32]        ;   102.7 agu1    12 x[12] reload
        vpshufb ymm9, ymm9, ymm13                                        ;   109.7 fp1     12 x[14]
        vpaddd ymm4, ymm4, ymm2                                          ;   105.7 fp3     15 x[1]
        vpxor ymm10, ymm10, ymm3                                         ;   105.7 fp0     16 x[15]
        vpxor ymm11, ymm11, ymm7                                         ;   106.0 fp2     16 x[13]
        vpshufb ymm10, ymm10, [rel chacha20_blocks.T0_constants256 + 64] ;   106.7 fp1+agu0   16 x[15]
        vpxor ymm15, ymm15, ymm4                                         ;   106.7 fp3     16 x[12]
        vpshufb ymm11, ymm11, [rel chacha20_blocks.T0_constants256 + 64] ;   107.0 fp2+agu1   16 x[13]
        vpshufb ymm15, ymm15, [rel chacha20_blocks.T0_constants256 + 64] ;   107.7 fp1+agu0   16 x[12]
        vpaddd ymm14, ymm14, ymm10                                       ;   107.7 fp0     17 x[10]
        vmovdqu ymm13, [rbp + 1536]                                      ;   104.8 agu1    17 x[11]
        vpaddd ymm12, ymm12, ymm9                                        ;   110.7 fp3     13 x[9]
        vpaddd ymm0, ymm0, ymm11                                         ;   108.0 fp0     17 x[8]
        vpaddd ymm13, ymm13, ymm15                                       ;   111.8 fp2     17 x[11]
        vpxor ymm1, ymm1, ymm14                                          ;   108.7 fp3     18 x[5]
        vpxor ymm5, ymm5, ymm12                                          ;   111.7 fp0     14 x[4]
        vpxor ymm8, ymm8, ymm0                                           ;   109.0 fp1     18 x[7]
        vpxor ymm2, ymm2, ymm13                                          ;   112.8 fp2     18 x[6]
        vmovdqu [rbp + 1536], ymm13                                      ;   112.8 agu2+fp5   17 x[11] spill
        vpslld ymm13, ymm1, 7                                            ;   109.7 fp1     18 x[5]
        vpsrld ymm1, ymm1, 0x19                                          ;   109.7 fp2     18 x[5]
        vmovdqu [rbp + 1504], ymm14                                      ;   108.7 agu0+fp5   17 x[10] spill
        vpslld ymm14, ymm5, 0xc                                          ;   112.7 fp1     14 x[4]
        vpsrld ymm5, ymm5, 0x14                                          ;   112.7 fp2     14 x[4]
        vpxor ymm13, ymm13, ymm1                                         ;   110.7 fp3     18 x[5]
        vpslld ymm1, ymm8, 7                                             ;   110.0 fp1     18 x[7]
        vpsrld ymm8, ymm8, 0x19                                          ;   110.0 fp2     18 x[7]
        vpxor ymm14, ymm14, ymm5                                         ;   113.7 fp0     14 x[4]
        vpxor ymm1, ymm1, ymm8                                           ;   111.0 fp3     18 x[7]
        vpslld ymm5, ymm2, 7                                             ;   113.8 fp1     18 x[6]
        vpsrld ymm2, ymm2, 0x19                                          ;   113.8 fp2     18 x[6]
        vpaddd ymm6, ymm6, ymm14                                         ;   114.7 fp0     15 x[3]
        vpaddd ymm4, ymm4, ymm13                                         ;   111.7 fp3     11 x[1]
        vpaddd ymm8, ymm1, ymm6                                          ;   115.7 fp0     11 x[3]
        vpxor ymm9, ymm9, ymm6                                           ;   115.7 fp3     16 x[14]
        vpxor ymm11, ymm11, ymm4                                         ;   112.7 fp1     12 x[13]
        vpxor ymm5, ymm5, ymm2                                           ;   114.8 fp0     18 x[6]
        vpaddd ymm7, ymm7, ymm5                                          ;   115.8 fp2     11 x[2]
        vmovdqu ymm2, [rel chacha20_blocks.T0_constants256 + 64]         ;   111.7 agu1    16 x[12] reload
        vpshufb ymm6, ymm9, ymm2                                         ;   118.7 fp1     16 x[14]
        vmovdqu ymm9, [rel chacha20_blocks.T0_constants256 + 32]         ;   112.0 agu0    12 x[12] reload
        vpshufb ymm11, ymm11, ymm9                                       ;   119.0 fp2     12 x[13]
        vpxor ymm10, ymm10, ymm8                                         ;   116.7 fp3     12 x[15]
        vpshufb ymm10, ymm10, ymm9                                       ;   119.0 fp1     12 x[15]
        vpaddd ymm12, ymm12, ymm6                                        ;   119.7 fp0     17 x[9]
        vmovdqu ymm2, [rbp + 1504]                                       ;   113.0 agu1    13 x[10]
        vmovdqu [rbp + 1504], ymm8                                       ;   116.7 agu2+fp5   11 x[3] spill
        vmovdqu ymm8, [rbp + 1536]                                       ;   113.3 agu0    13 x[11]
        vpxor ymm6, ymm6, ymm7                                           ;   119.7 fp3     12 x[14]
        vpaddd ymm8, ymm8, ymm10                                         ;   120.3 fp0     13 x[11]
        vpxor ymm14, ymm14, ymm12                                        ;   120.7 fp2     18 x[4]
        vpshufb ymm6, ymm6, ymm9                                         ;   120.7 fp1     12 x[14]
        vpaddd ymm12, ymm12, ymm11                                       ;   120.7 fp3     13 x[9]
        vpxor ymm1, ymm1, ymm8                                           ;   121.3 fp0     14 x[7]
        vpaddd ymm2, ymm2, ymm6                                          ;   121.7 fp2     13 x[10]
        vpxor ymm13, ymm13, ymm12                                        ;   121.7 fp3     14 x[5]
        vpxor ymm5, ymm5, ymm2                                           ;   122.7 fp1     14 x[6]
        vmovdqu [rbp + 1536], ymm8                                       ;   121.3 agu1+fp5   13 x[11] spill
        vpslld ymm8, ymm14, 7                                            ;   121.7 fp2     18 x[4]
        vpsrld ymm14, ymm14, 0x19                                        ;   121.7 fp1     18 x[4]
        vpxor ymm8, ymm8, ymm14                                          ;   122.7 fp0     18 x[4]
        vpslld ymm14, ymm1, 0xc                                          ;   122.3 fp2     14 x[7]
        vpsrld ymm1, ymm1, 0x14                                          ;   122.3 fp1     14 x[7]
        vpaddd ymm3, ymm3, ymm8                                          ;   123.7 fp3     11 x[0]
        vpxor ymm14, ymm14, ymm1                                         ;   123.3 fp0     14 x[7]
        vpslld ymm1, ymm13, 0xc                                          ;   122.7 fp2     14 x[5]
        vpsrld ymm13, ymm13, 0x14                                        ;   122.7 fp1     14 x[5]
        vpxor ymm1, ymm1, ymm13                                          ;   123.7 fp3     14 x[5]
        vpslld ymm13, ymm5, 0xc                                          ;   123.7 fp2     14 x[6]
        vpsrld ymm5, ymm5, 0x14                                          ;   123.7 fp1     14 x[6]
        vpxor ymm15, ymm15, ymm3                                         ;   124.7 fp0     12 x[12]
        vpxor ymm13, ymm13, ymm5                                         ;   124.7 fp3     14 x[6]
        vmovdqu ymm5, [rbp + 1504]                                       ;   121.8 agu0    15 x[3]
        vpaddd ymm5, ymm5, ymm14                                         ;   128.8 fp2     15 x[3]
        vpaddd ymm4, ymm4, ymm1                                          ;   124.7 fp0     15 x[1]
        vpshufb ymm15, ymm15, ymm9                                       ;   125.7 fp1     12 x[12]
        vpaddd ymm7, ymm7, ymm13                                         ;   125.7 fp3     15 x[2]
        vpxor ymm11, ymm11, ymm4                                         ;   125.7 fp2     16 x[13]
        vpaddd ymm0, ymm0, ymm15                                         ;   126.7 fp0     13 x[8]
        vpshufb ymm11, ymm11, [rel chacha20_blocks.T0_constants256 + 64] ;   126.7 fp1+agu1   16 x[13]
        vpxor ymm6, ymm6, ymm7                                           ;   126.7 fp3     16 x[14]
        vpxor ymm8, ymm8, ymm0                                           ;   127.7 fp2     14 x[4]
        vpshufb ymm6, ymm6, [rel chacha20_blocks.T0_constants256 + 64]   ;   127.7 fp1+agu0   16 x[14]
        vpaddd ymm12, ymm12, ymm11                                       ;   127.7 fp0     17 x[9]
        vpaddd ymm2, ymm2, ymm6                                          ;   128.7 fp3     17 x[10]
        vpxor ymm1, ymm1, ymm12                                          ;   128.7 fp2     18 x[5]
        vpxor ymm10, ymm10, ymm5                                         ;   129.8 fp0     16 x[15]
        vmovdqu ymm9, [rbp + 1536]                                       ;   124.7 agu1    17 x[11]
        vpshufb ymm10, ymm10, [rel chacha20_blocks.T0_constants256 + 64] ;   130.8 fp1+agu0   16 x[15]
        vmovdqu [rbp + 1536], ymm12                                      ;   128.7 agu2+fp5   17 x[9] spill
        vpslld ymm12, ymm8, 0xc                                          ;   128.7 fp2     14 x[4]
        vpsrld ymm8, ymm8, 0x14                                          ;   128.7 fp1     14 x[4]
        vpxor ymm12, ymm12, ymm8                                         ;   129.7 fp3     14 x[4]
        vpxor ymm13, ymm13, ymm2                                         ;   129.7 fp0     18 x[6]
        vpslld ymm8, ymm1, 7                                             ;   129.7 fp2     18 x[5]
        vpsrld ymm1, ymm1, 0x19                                          ;   129.7 fp1     18 x[5]
        vpaddd ymm3, ymm3, ymm12                                         ;   130.7 fp3     15 x[0]
        vpxor ymm8, ymm8, ymm1                                           ;   130.7 fp0     18 x[5]
        vpslld ymm1, ymm13, 7                                            ;   130.7 fp2     18 x[6]
        vpsrld ymm13, ymm13, 0x19                                        ;   130.7 fp1     18 x[6]
        vpxor ymm15, ymm15, ymm3                                         ;   131.7 fp3     16 x[12]
        vpaddd ymm9, ymm9, ymm10                                         ;   131.8 fp0     17 x[11]
        vpxor ymm1, ymm1, ymm13                                          ;   131.7 fp2     18 x[6]
        vpaddd ymm3, ymm3, ymm8                                          ;   131.7 fp1     11 x[0]
        vmovdqu ymm13, [rel chacha20_blocks.T0_constants256 + 64]        ;   129.3 agu1    16 x[12] reload
        vpshufb ymm15, ymm15, ymm13                                      ;   136.3 fp2     16 x[12]
        vpxor ymm14, ymm14, ymm9                                         ;   132.8 fp3     18 x[7]
        vpaddd ymm4, ymm4, ymm1                                          ;   132.7 fp0     11 x[1]
        vpxor ymm10, ymm10, ymm3                                         ;   132.7 fp1     12 x[15]
        vpaddd ymm0, ymm0, ymm15                                         ;   137.3 fp3     17 x[8]
        vpshufb ymm10, ymm10, [rel chacha20_blocks.T0_constants256 + 32] ;   133.7 fp2+agu0   12 x[15]
        vpaddd ymm2, ymm2, ymm10                                         ;   134.7 fp0     13 x[10]
        vpslld ymm13, ymm14, 7                                           ;   133.8 fp1     18 x[7]
        vpsrld ymm14, ymm14, 0x19                                        ;   133.8 fp2     18 x[7]
        vpxor ymm13, ymm13, ymm14                                        ;   134.8 fp3     18 x[7]
        vpxor ymm14, ymm4, ymm15                                         ;   137.3 fp0     12 x[12]
        vpaddd ymm7, ymm7, ymm13                                         ;   135.8 fp1     11 x[2]
        vpxor ymm11, ymm11, ymm7                                         ;   136.8 fp3     12 x[13]
        vmovdqu ymm15, [rel chacha20_blocks.T0_constants256 + 32]        ;   131.8 agu1    12 x[12] reload
        vpshufb ymm11, ymm11, ymm15                                      ;   138.8 fp2     12 x[13]
        vpxor ymm12, ymm12, ymm0                                         ;   138.3 fp0     18 x[4]
        vpxor ymm8, ymm8, ymm2                                           ;   135.7 fp1     14 x[5]
        vmovdqu [rbp + 1504], ymm2                                       ;   135.7 agu2+fp5   13 x[10] spill
        vmovdqu ymm2, [rbp + 1536]                                       ;   132.8 agu0    13 x[9]
        vpshufb ymm14, ymm14, ymm15                                      ;   138.8 fp2     12 x[12]
        vpaddd ymm9, ymm9, ymm14                                         ;   139.8 fp3     13 x[11]
        vpaddd ymm0, ymm0, ymm11                                         ;   139.8 fp0     13 x[8]
        vpxor ymm1, ymm1, ymm9                                           ;   140.8 fp1     14 x[6]
        vmovdqu [rbp + 1536], ymm9                                       ;   140.8 agu1+fp5   13 x[11] spill
        vpslld ymm9, ymm12, 7                                            ;   139.3 fp2     18 x[4]
        vpsrld ymm12, ymm12, 0x19                                        ;   139.3 fp1     18 x[4]
        vpxor ymm9, ymm9, ymm12                                          ;   140.3 fp3     18 x[4]
        vpslld ymm12, ymm8, 0xc                                          ;   136.7 fp2     14 x[5]
        vpsrld ymm8, ymm8, 0x14                                          ;   136.7 fp1     14 x[5]
        vpxor ymm12, ymm12, ymm8                                         ;   137.7 fp0     14 x[5]
        vpaddd ymm3, ymm3, ymm12                                         ;   138.7 fp3     15 x[0]
        vpxor ymm13, ymm13, ymm0                                         ;   140.8 fp0     14 x[7]
        vpaddd ymm5, ymm5, ymm9                                          ;   141.3 fp2     11 x[3]
        vpxor ymm10, ymm10, ymm3                                         ;   139.7 fp1     16 x[15]
        vpxor ymm6, ymm6, ymm5                                           ;   142.3 fp3     12 x[14]
        vpslld ymm8, ymm1, 0xc                                           ;   141.8 fp2     14 x[6]
        vpsrld ymm1, ymm1, 0x14                                          ;   141.8 fp1     14 x[6]
        vpxor ymm8, ymm8, ymm1                                           ;   142.8 fp0     14 x[6]
        vpslld ymm1, ymm13, 0xc                                          ;   141.8 fp2     14 x[7]
        vpsrld ymm13, ymm13, 0x14                                        ;   141.8 fp1     14 x[7]
        vpshufb ymm6, ymm6, ymm15                                        ;   143.3 fp2     12 x[14]
        vpshufb ymm10, ymm10, [rel chacha20_blocks.T0_constants256 + 64] ;   140.7 fp1+agu0   16 x[15]
        vpxor ymm1, ymm1, ymm13                                          ;   142.8 fp3     14 x[7]
        vpaddd ymm13, ymm10, [rbp + 1504]                                ;   142.7 fp0+agu1   17 x[10]
        vpaddd ymm4, ymm4, ymm8                                          ;   143.8 fp3     15 x[1]
        vpaddd ymm7, ymm7, ymm1                                          ;   143.8 fp0     15 x[2]
        vpaddd ymm2, ymm2, ymm6                                          ;   144.3 fp2     13 x[9]
        vpxor ymm12, ymm12, ymm13                                        ;   143.7 fp1     18 x[5]
        vpxor ymm14, ymm14, ymm4                                         ;   144.8 fp3     16 x[12]
        vpxor ymm11, ymm11, ymm7                                         ;   144.8 fp0     16 x[13]
        vpxor ymm9, ymm9, ymm2                                           ;   145.3 fp2     14 x[4]
        vpshufb ymm14, ymm14, [rel chacha20_blocks.T0_constants256 + 64] ;   145.8 fp1+agu0   16 x[12]
        vpshufb ymm11, ymm11, [rel chacha20_blocks.T0_constants256 + 64] ;   145.8 fp2+agu1   16 x[13]
        vpaddd ymm0, ymm0, ymm11                                         ;   146.8 fp3     17 x[8]
        vpxor ymm1, ymm1, ymm0                                           ;   147.8 fp0     18 x[7]
        vmovdqu ymm15, [rbp + 1536]                                      ;   142.8 agu0    17 x[11]
        vpaddd ymm15, ymm15, ymm14                                       ;   149.8 fp1     17 x[11]
        vmovdqu [rbp + 1536], ymm13                                      ;   143.7 agu2+fp5   17 x[10] spill
        vpslld ymm13, ymm12, 7                                           ;   144.7 fp2     18 x[5]
        vpsrld ymm12, ymm12, 0x19                                        ;   144.7 fp1     18 x[5]
        vmovdqu [rbp + 1504], ymm0                                       ;   147.8 agu1+fp5   17 x[8] spill
        vpslld ymm0, ymm9, 0xc                                           ;   146.3 fp2     14 x[4]
        vpsrld ymm9, ymm9, 0x14                                          ;   146.3 fp1     14 x[4]
        vpxor ymm13, ymm13, ymm12                                        ;   145.7 fp3     18 x[5]
        vpxor ymm0, ymm0, ymm9                                           ;   147.3 fp0     14 x[4]
        vpaddd ymm5, ymm5, ymm0                                          ;   148.3 fp3     15 x[3]
        vpaddd ymm4, ymm4, ymm13                                         ;   146.7 fp0     11 x[1]
        vpxor ymm6, ymm6, ymm5                                           ;   149.3 fp3     16 x[14]
        vpxor ymm11, ymm11, ymm4                                         ;   147.7 fp0     12 x[13]
        vpslld ymm9, ymm1, 7                                             ;   148.8 fp2     18 x[7]
        vpsrld ymm1, ymm1, 0x19                                          ;   148.8 fp1     18 x[7]
        vpxor ymm9, ymm9, ymm1                                           ;   149.8 fp3     18 x[7]
        vmovdqu ymm1, [rel chacha20_blocks.T0_constants256 + 64]         ;   145.8 agu0    16 x[12] reload
        vpshufb ymm6, ymm6, ymm1                                         ;   152.8 fp2     16 x[14]
        vmovdqu ymm12, [rel chacha20_blocks.T0_constants256 + 32]        ;   146.2 agu1    12 x[12] reload
        vpshufb ymm11, ymm11, ymm12                                      ;   153.2 fp1     12 x[13]
        vpxor ymm8, ymm8, ymm15                                          ;   150.8 fp0     18 x[6]
        vpaddd ymm5, ymm5, ymm9                                          ;   150.8 fp3     11 x[3]
        vpxor ymm10, ymm10, ymm5                                         ;   151.8 fp0     12 x[15]
        vmovdqu ymm1, [rbp + 1504]                                       ;   147.8 agu0    13 x[8]
        vpshufb ymm10, ymm10, ymm12                                      ;   153.2 fp2     12 x[15]
        vpaddd ymm2, ymm2, ymm6                                          ;   153.8 fp1     17 x[9]
        vmovdqu [rbp + 1504], ymm5                                       ;   151.8 agu2+fp5   11 x[3] spill
        vmovdqu ymm5, [rbp + 1536]                                       ;   148.0 agu1    13 x[10]
        vpaddd ymm15, ymm15, ymm10                                       ;   154.2 fp3     13 x[11]
        vpxor ymm0, ymm0, ymm2                                           ;   154.8 fp0     18 x[4]
        vpaddd ymm2, ymm2, ymm11                                         ;   154.8 fp2     13 x[9]
        vmovdqu [rbp + 1536], ymm10                                      ;   154.2 agu0+fp5   12 x[15] spill
        vpslld ymm10, ymm8, 7                                            ;   151.8 fp1     18 x[6]
        vpsrld ymm8, ymm8, 0x19                                          ;   151.8 fp2     18 x[6]
        vpxor ymm10, ymm10, ymm8                                         ;   152.8 fp3     18 x[6]
        vpaddd ymm7, ymm7, ymm10                                         ;   153.8 fp0     11 x[2]
        vpxor ymm6, ymm6, ymm7                                           ;   154.8 fp1     12 x[14]
        vpxor ymm9, ymm9, ymm15                                          ;   155.2 fp3     14 x[7]
        vpshufb ymm6, ymm6, ymm12                                        ;   155.8 fp2     12 x[14]
        vpxor ymm13, ymm13, ymm2                                         ;   155.8 fp0     14 x[5]
        vpslld ymm8, ymm0, 7                                             ;   155.8 fp1     18 x[4]
        vpsrld ymm0, ymm0, 0x19                                          ;   155.8 fp2     18 x[4]
        vpxor ymm8, ymm8, ymm0                                           ;   156.8 fp3     18 x[4]
        vpslld ymm0, ymm9, 0xc                                           ;   156.2 fp1     14 x[7]
        vpsrld ymm9, ymm9, 0x14                                          ;   156.2 fp2     14 x[7]
        vpaddd ymm5, ymm5, ymm6                                          ;   156.8 fp0     13 x[10]
        vpaddd ymm3, ymm3, ymm8                                          ;   157.8 fp3     11 x[0]
        vpxor ymm0, ymm0, ymm9                                           ;   157.2 fp1     14 x[7]
        vpslld ymm9, ymm13, 0xc                                          ;   156.8 fp2     14 x[5]
        vpsrld ymm13, ymm13, 0x14                                        ;   156.8 fp1     14 x[5]
        vpxor ymm10, ymm10, ymm5                                         ;   157.8 fp0     14 x[6]
        vpxor ymm9, ymm9, ymm13                                          ;   157.8 fp3     14 x[5]
        vpxor ymm14, ymm14, ymm3                                         ;   158.8 fp0     12 x[12]
        vmovdqu ymm13, [rbp + 1504]                                      ;   155.3 agu1    15 x[3]
        vpaddd ymm13, ymm13, ymm0                                        ;   162.3 fp2     15 x[3]
        vpaddd ymm4, ymm4, ymm9                                          ;   158.8 fp3     15 x[1]
        vpshufb ymm14, ymm14, ymm12                                      ;   159.8 fp1     12 x[12]
        vpxor ymm11, ymm11, ymm4                                         ;   159.8 fp0     16 x[13]
        vpaddd ymm1, ymm1, ymm14                                         ;   160.8 fp2     13 x[8]
        vpshufb ymm11, ymm11, [rel chacha20_blocks.T0_constants256 + 64] ;   160.8 fp1+agu0   16 x[13]
        vpxor ymm8, ymm8, ymm1                                           ;   161.8 fp3     14 x[4]
        vpaddd ymm2, ymm2, ymm11                                         ;   161.8 fp0     17 x[9]
        vpslld ymm12, ymm10, 0xc                                         ;   158.8 fp2     14 x[6]
        vpsrld ymm10, ymm10, 0x14                                        ;   158.8 fp1     14 x[6]
        vpxor ymm12, ymm12, ymm10                                        ;   159.8 fp3     14 x[6]
        vmovdqu ymm10, [rbp + 1536]                                      ;   157.5 agu1    16 x[15]
        vpaddd ymm7, ymm7, ymm12                                         ;   160.8 fp0     15 x[2]
        vpxor ymm6, ymm6, ymm7                                           ;   161.8 fp2     16 x[14]
        vpshufb ymm6, ymm6, [rel chacha20_blocks.T0_constants256 + 64]   ;   162.8 fp1+agu0   16 x[14]
        vpxor ymm9, ymm9, ymm2                                           ;   162.8 fp3     18 x[5]
        vpxor ymm10, ymm10, ymm13                                        ;   164.5 fp0     16 x[15]
        vpaddd ymm5, ymm5, ymm6                                          ;   163.8 fp2     17 x[10]
        vpshufb ymm10, ymm10, [rel chacha20_blocks.T0_constants256 + 64] ;   165.5 fp1+agu1   16 x[15]
        vmovdqu [rbp + 1536], ymm2                                       ;   162.8 agu2+fp5   17 x[9] spill
        vpslld ymm2, ymm8, 0xc                                           ;   162.8 fp2     14 x[4]
        vpsrld ymm8, ymm8, 0x14                                          ;   162.8 fp1     14 x[4]
        vpxor ymm2, ymm2, ymm8                                           ;   163.8 fp3     14 x[4]
        vpslld ymm8, ymm9, 7                                             ;   163.8 fp2     18 x[5]
        vpsrld ymm9, ymm9, 0x19                                          ;   163.8 fp1     18 x[5]
        vpaddd ymm3, ymm3, ymm2                                          ;   164.8 fp0     15 x[0]
        vpxor ymm12, ymm12, ymm5                                         ;   164.8 fp3     18 x[6]
        vpxor ymm8, ymm8, ymm9                                           ;   164.8 fp0     18 x[5]
        vpxor ymm14, ymm14, ymm3                                         ;   165.8 fp2     16 x[12]
        vpaddd ymm3, ymm3, ymm8                                          ;   165.8 fp3     11 x[0]
        vpslld ymm9, ymm12, 7                                            ;   165.8 fp1     18 x[6]
        vpsrld ymm12, ymm12, 0x19                                        ;   165.8 fp2     18 x[6]
        vpshufb ymm14, ymm14, [rel chacha20_blocks.T0_constants256 + 64] ;   166.8 fp1+agu0   16 x[12]
        vpaddd ymm15, ymm15, ymm10                                       ;   166.5 fp0     17 x[11]
        vpxor ymm9, ymm9, ymm12                                          ;   166.8 fp3     18 x[6]
        vpxor ymm10, ymm10, ymm3                                         ;   166.8 fp0     12 x[15]
        vpxor ymm0, ymm0, ymm15                                          ;   167.5 fp2     18 x[7]
        vpaddd ymm1, ymm1, ymm14                                         ;   167.8 fp3     17 x[8]
        vmovdqu ymm12, [rel chacha20_blocks.T0_constants256 + 32]        ;   164.3 agu1    12 x[12] reload
        vpshufb ymm10, ymm10, ymm12                                      ;   171.3 fp1     12 x[15]
        vpaddd ymm4, ymm4, ymm9                                          ;   167.8 fp0     11 x[1]
        vpxor ymm2, ymm2, ymm1                                           ;   168.8 fp2     18 x[4]
        vpxor ymm14, ymm14, ymm4                                         ;   168.8 fp3     12 x[12]
        vmovdqu [rbp + 1504], ymm4                                       ;   168.8 agu2+fp5   11 x[1] spill
        vmovdqu ymm4, [rbp + 1536]                                       ;   165.5 agu0    13 x[9]
        vpshufb ymm14, ymm14, ymm12                                      ;   171.3 fp1     12 x[12]
        vmovdqu [rbp + 1536], ymm3                                       ;   166.8 agu1+fp5   11 x[0] spill
        vpslld ymm3, ymm0, 7                                             ;   168.5 fp2     18 x[7]
        vpsrld ymm0, ymm0, 0x19                                          ;   168.5 fp1     18 x[7]
        vpxor ymm3, ymm3, ymm0                                           ;   169.5 fp0     18 x[7]
        vpslld ymm0, ymm2, 7                                             ;   169.8 fp2     18 x[4]
        vpsrld ymm2, ymm2, 0x19                                          ;   169.8 fp1     18 x[4]
        vpaddd ymm7, ymm7, ymm3                                          ;   170.5 fp3     11 x[2]
        vpxor ymm0, ymm0, ymm2                                           ;   170.8 fp0     18 x[4]
        vmovdqu ymm2, [rbp + 1536]                                       ;   167.3 agu0    15 x[0]
        vpxor ymm11, ymm11, ymm7                                         ;   171.5 fp3     12 x[13]
        vpaddd ymm13, ymm13, ymm0                                        ;   171.8 fp0     11 x[3]
        vpshufb ymm11, ymm11, ymm12                                      ;   172.5 fp2     12 x[13]
        vpaddd ymm5, ymm5, ymm10                                         ;   172.3 fp3     13 x[10]
        vpaddd ymm15, ymm15, ymm14                                       ;   172.3 fp1     13 x[11]
        vpxor ymm6, ymm6, ymm13                                          ;   172.8 fp0     12 x[14]
        vpxor ymm8, ymm8, ymm5                                           ;   173.3 fp2     14 x[5]
        vpxor ymm9, ymm9, ymm15                                          ;   173.3 fp3     14 x[6]
        vpaddd ymm1, ymm1, ymm11                                         ;   173.5 fp1     13 x[8]
        vpshufb ymm6, ymm6, ymm12                                        ;   173.8 fp2     12 x[14]
        vpxor ymm3, ymm3, ymm1                                           ;   174.5 fp0     14 x[7]
        vpaddd ymm4, ymm4, ymm6                                          ;   174.8 fp3     13 x[9]
        vpxor ymm0, ymm0, ymm4                                           ;   175.8 fp1     14 x[4]
        vmovdqu ymm12, [rbp + 1504]                                      ;   170.8 agu1    15 x[1]
        vmovdqu [rbp + 1504], ymm4                                       ;   175.8 agu2+fp5   17 x[9] spill
        vpslld ymm4, ymm8, 0xc                                           ;   174.3 fp2     14 x[5]
        vpsrld ymm8, ymm8, 0x14                                          ;   174.3 fp1     14 x[5]
        vpxor ymm4, ymm4, ymm8                                           ;   175.3 fp0     14 x[5]
        vpslld ymm8, ymm9, 0xc                                           ;   174.3 fp2     14 x[6]
        vpsrld ymm9, ymm9, 0x14                                          ;   174.3 fp1     14 x[6]
        vpxor ymm8, ymm8, ymm9                                           ;   175.3 fp3     14 x[6]
        vpslld ymm9, ymm3, 0xc                                           ;   175.5 fp2     14 x[7]
        vpsrld ymm3, ymm3, 0x14                                          ;   175.5 fp1     14 x[7]
        vpaddd ymm2, ymm2, ymm4                                          ;   176.3 fp0     15 x[0]
        vpaddd ymm12, ymm12, ymm8                                        ;   177.8 fp3     15 x[1]
        vpxor ymm9, ymm9, ymm3                                           ;   176.5 fp0     14 x[7]
        vpslld ymm3, ymm0, 0xc                                           ;   176.8 fp2     14 x[4]
        vpsrld ymm0, ymm0, 0x14                                          ;   176.8 fp1     14 x[4]
        vpxor ymm10, ymm10, ymm2                                         ;   177.3 fp3     16 x[15]
        vpaddd ymm7, ymm7, ymm9                                          ;   177.5 fp0     15 x[2]
        vpxor ymm3, ymm3, ymm0                                           ;   177.8 fp3     14 x[4]
        vmovdqu ymm0, [rel chacha20_blocks.T0_constants256 + 64]         ;   175.0 agu0    16 x[12] reload
        vpshufb ymm10, ymm10, ymm0                                       ;   182.0 fp2     16 x[15]
        vpxor ymm11, ymm11, ymm7                                         ;   178.5 fp1     16 x[13]
        vpaddd ymm13, ymm13, ymm3                                        ;   178.8 fp0     15 x[3]
        vpxor ymm14, ymm14, ymm12                                        ;   178.8 fp3     16 x[12]
        vpxor ymm6, ymm6, ymm13                                          ;   179.8 fp2     16 x[14]
        vpshufb ymm14, ymm14, ymm0                                       ;   182.0 fp1     16 x[12]
        vpshufb ymm11, ymm11, ymm0                                       ;   182.0 fp2     16 x[13]
        vpshufb ymm6, ymm6, ymm0                                         ;   182.0 fp1     16 x[14]
        vpaddd ymm5, ymm5, ymm10                                         ;   183.0 fp0     17 x[10]
        vpaddd ymm15, ymm15, ymm14                                       ;   183.0 fp3     17 x[11]
        vpaddd ymm1, ymm1, ymm11                                         ;   183.0 fp0     17 x[8]
        vpxor ymm4, ymm4, ymm5                                           ;   184.0 fp3     18 x[5]
        vpxor ymm8, ymm8, ymm15                                          ;   184.0 fp2     18 x[6]
        vpxor ymm9, ymm9, ymm1                                           ;   184.0 fp1     18 x[7]
        vmovdqu ymm0, [rbp + 1504]                                       ;   177.8 agu1    17 x[9] reload
        vpaddd ymm0, ymm0, ymm6                                          ;   184.8 fp0     17 x[9]
        vpxor ymm3, ymm3, ymm0                                           ;   185.8 fp3     18 x[4]
        vmovdqu [rbp + 1504], ymm15                                      ;   184.0 agu2+fp5   13 x[11] spill
        vpslld ymm15, ymm4, 7                                            ;   185.0 fp2     18 x[5]
        vpsrld ymm4, ymm4, 0x19                                          ;   185.0 fp1     18 x[5]
        vpxor ymm15, ymm15, ymm4                                         ;   186.0 fp0     18 x[5]
        vpslld ymm4, ymm8, 7                                             ;   185.0 fp2     18 x[6]
        vpsrld ymm8, ymm8, 0x19                                          ;   185.0 fp1     18 x[6]
        vpxor ymm4, ymm4, ymm8                                           ;   186.0 fp3     18 x[6]
        vpslld ymm8, ymm9, 7                                             ;   185.0 fp2     18 x[7]
        vpsrld ymm9, ymm9, 0x19                                          ;   185.0 fp1     18 x[7]
        vpxor ymm8, ymm8, ymm9                                           ;   186.0 fp0     18 x[7]
        vpaddd ymm12, ymm12, ymm15                                       ;   187.0 fp3     11 x[1]
        vpaddd ymm7, ymm7, ymm4                                          ;   187.0 fp2     11 x[2]
        vpaddd ymm13, ymm13, ymm8                                        ;   187.0 fp0     11 x[3]
        vpslld ymm9, ymm3, 7                                             ;   186.8 fp1     18 x[4]
        vpsrld ymm3, ymm3, 0x19                                          ;   186.8 fp2     18 x[4]
        vpxor ymm9, ymm9, ymm3                                           ;   187.8 fp3     18 x[4]
        vpxor ymm11, ymm11, ymm12                                        ;   188.0 fp0     12 x[13]
        vpxor ymm6, ymm6, ymm7                                           ;   188.0 fp1     12 x[14]
        vpxor ymm10, ymm10, ymm13                                        ;   188.0 fp3     12 x[15]
        vpaddd ymm2, ymm2, ymm9                                          ;   188.8 fp2     11 x[0]
        vmovdqu ymm3, [rel chacha20_blocks.T0_constants256 + 32]         ;   185.7 agu0    12 x[12] reload
        vpshufb ymm11, ymm11, ymm3                                       ;   192.7 fp1     12 x[13]
        vpxor ymm14, ymm14, ymm2                                         ;   189.8 fp0     12 x[12]
        vpshufb ymm14, ymm14, ymm3                                       ;   192.7 fp2     12 x[12]
        vpshufb ymm6, ymm6, ymm3                                         ;   192.7 fp1     12 x[14]
        vpshufb ymm10, ymm10, ymm3                                       ;   192.7 fp2     12 x[15]
        vpaddd ymm1, ymm1, ymm14                                         ;   193.7 fp3     13 x[8]
        vpaddd ymm0, ymm0, ymm11                                         ;   193.7 fp0     13 x[9]
        vpaddd ymm5, ymm5, ymm6                                          ;   193.7 fp3     13 x[10]
        vpxor ymm9, ymm9, ymm1                                           ;   194.7 fp0     14 x[4]
        vpxor ymm15, ymm15, ymm0                                         ;   194.7 fp1     14 x[5]
        vpxor ymm4, ymm4, ymm5                                           ;   194.7 fp3     14 x[6]
        vmovdqu ymm3, [rbp + 1504]                                       ;   187.8 agu1    13 x[11] reload
        vpaddd ymm3, ymm3, ymm10                                         ;   194.8 fp2     13 x[11]
        vpxor ymm8, ymm8, ymm3                                           ;   195.8 fp0     14 x[7]
        vmovdqu [rbp + 1504], ymm3                                       ;   195.8 agu2+fp5   17 x[11] spill
        vpslld ymm3, ymm9, 0xc                                           ;   195.7 fp1     14 x[4]
        vpsrld ymm9, ymm9, 0x14                                          ;   195.7 fp2     14 x[4]
        vpxor ymm3, ymm3, ymm9                                           ;   196.7 fp3     14 x[4]
        vpslld ymm9, ymm15, 0xc                                          ;   195.7 fp1     14 x[5]
        vpsrld ymm15, ymm15, 0x14                                        ;   195.7 fp2     14 x[5]
        vpxor ymm9, ymm9, ymm15                                          ;   196.7 fp0     14 x[5]
        vpslld ymm15, ymm4, 0xc                                          ;   195.7 fp1     14 x[6]
        vpsrld ymm4, ymm4, 0x14                                          ;   195.7 fp2     14 x[6]
        vpxor ymm15, ymm15, ymm4                                         ;   196.7 fp3     14 x[6]
        vpslld ymm4, ymm8, 0xc                                           ;   196.8 fp1     14 x[7]
        vpsrld ymm8, ymm8, 0x14                                          ;   196.8 fp2     14 x[7]
        vpaddd ymm2, ymm2, ymm3                                          ;   197.7 fp0     15 x[0]
        vpaddd ymm12, ymm12, ymm9                                        ;   197.7 fp3     15 x[1]
        vpaddd ymm7, ymm7, ymm15                                         ;   197.7 fp1     15 x[2]
        vpxor ymm4, ymm4, ymm8                                           ;   197.8 fp0     14 x[7]
        vpxor ymm14, ymm14, ymm2                                         ;   198.7 fp2     16 x[12]
        vpxor ymm11, ymm11, ymm12                                        ;   198.7 fp3     16 x[13]
        vpxor ymm6, ymm6, ymm7                                           ;   198.7 fp1     16 x[14]
        vpaddd ymm13, ymm13, ymm4                                        ;   198.8 fp0     15 x[3]
        vmovdqu ymm8, [rel chacha20_blocks.T0_constants256 + 64]         ;   196.5 agu0    16 x[12] reload
        vpshufb ymm14, ymm14, ymm8                                       ;   203.5 fp2     16 x[12]
        vpxor ymm10, ymm10, ymm13                                        ;   199.8 fp3     16 x[15]
        vpshufb ymm11, ymm11, ymm8                                       ;   203.5 fp1     16 x[13]
        vpshufb ymm6, ymm6, ymm8                                         ;   203.5 fp2     16 x[14]
        vpshufb ymm10, ymm10, ymm8                                       ;   203.5 fp1     16 x[15]
        vpaddd ymm1, ymm1, ymm14                                         ;   204.5 fp0     17 x[8]
        vpaddd ymm0, ymm0, ymm11                                         ;   204.5 fp3     17 x[9]
        vpaddd ymm5, ymm5, ymm6                                          ;   204.5 fp0     17 x[10]
        vpxor ymm3, ymm3, ymm1                                           ;   205.5 fp2     18 x[4]
        vpxor ymm9, ymm9, ymm0                                           ;   205.5 fp3     18 x[5]
        vpxor ymm15, ymm15, ymm5                                         ;   205.5 fp1     18 x[6]
        vmovdqu ymm8, [rbp + 1504]                                       ;   198.5 agu1    17 x[11] reload
        vpaddd ymm8, ymm8, ymm10                                         ;   205.5 fp0     17 x[11]
        vpxor ymm4, ymm4, ymm8                                           ;   206.5 fp2     18 x[7]
        vmovdqu [rbp + 1504], ymm0                                       ;   205.5 agu2+fp5   13 x[9] spill
        vpslld ymm0, ymm3, 7                                             ;   206.5 fp1     18 x[4]
        vpsrld ymm3, ymm3, 0x19                                          ;   206.5 fp2     18 x[4]
        vpxor ymm0, ymm0, ymm3                                           ;   207.5 fp3     18 x[4]
        vpslld ymm3, ymm9, 7                                             ;   206.5 fp1     18 x[5]
        vpsrld ymm9, ymm9, 0x19                                          ;   206.5 fp2     18 x[5]
        vpxor ymm3, ymm3, ymm9                                           ;   207.5 fp0     18 x[5]
        vpslld ymm9, ymm15, 7                                            ;   206.5 fp1     18 x[6]
        vpsrld ymm15, ymm15, 0x19                                        ;   206.5 fp2     18 x[6]
        vpxor ymm9, ymm9, ymm15                                          ;   207.5 fp3     18 x[6]
        vpslld ymm15, ymm4, 7                                            ;   207.5 fp1     18 x[7]
        vpsrld ymm4, ymm4, 0x19                                          ;   207.5 fp2     18 x[7]
        vpxor ymm15, ymm15, ymm4                                         ;   208.5 fp0     18 x[7]
        vpaddd ymm2, ymm2, ymm3                                          ;   208.5 fp3     11 x[0]
        vpaddd ymm12, ymm12, ymm9                                        ;   208.5 fp1     11 x[1]
        vpaddd ymm13, ymm13, ymm0                                        ;   208.5 fp0     11 x[3]
        vpaddd ymm7, ymm7, ymm15                                         ;   209.5 fp2     11 x[2]
        vpxor ymm10, ymm10, ymm2                                         ;   209.5 fp3     12 x[15]
        vpxor ymm14, ymm14, ymm12                                        ;   209.5 fp1     12 x[12]
        vpxor ymm6, ymm6, ymm13                                          ;   209.5 fp0     12 x[14]
        vmovdqu ymm4, [rel chacha20_blocks.T0_constants256 + 32]         ;   207.2 agu0    12 x[12] reload
        vpshufb ymm10, ymm10, ymm4                                       ;   214.2 fp2     12 x[15]
        vpxor ymm11, ymm11, ymm7                                         ;   210.5 fp3     12 x[13]
        vpshufb ymm14, ymm14, ymm4                                       ;   214.2 fp1     12 x[12]
        vpshufb ymm11, ymm11, ymm4                                       ;   214.2 fp2     12 x[13]
        vpshufb ymm6, ymm6, ymm4                                         ;   214.2 fp1     12 x[14]
        vpaddd ymm5, ymm5, ymm10                                         ;   215.2 fp0     13 x[10]
        vpaddd ymm8, ymm8, ymm14                                         ;   215.2 fp3     13 x[11]
        vpaddd ymm1, ymm1, ymm11                                         ;   215.2 fp0     13 x[8]
        vpxor ymm3, ymm3, ymm5                                           ;   216.2 fp2     14 x[5]
        vpxor ymm9, ymm9, ymm8                                           ;   216.2 fp3     14 x[6]
        vpxor ymm15, ymm15, ymm1                                         ;   216.2 fp1     14 x[7]
        vmovdqu ymm4, [rbp + 1504]                                       ;   209.2 agu1    13 x[9] reload
        vpaddd ymm4, ymm4, ymm6                                          ;   216.2 fp0     13 x[9]
        vpxor ymm0, ymm0, ymm4                                           ;   217.2 fp2     14 x[4]
        vmovdqu [rbp + 1504], ymm4                                       ;   217.2 agu2+fp5   17 x[9] spill
        vpslld ymm4, ymm3, 0xc                                           ;   217.2 fp1     14 x[5]
        vpsrld ymm3, ymm3, 0x14                                          ;   217.2 fp2     14 x[5]
        vpxor ymm4, ymm4, ymm3                                           ;   218.2 fp3     14 x[5]
        vpslld ymm3, ymm9, 0xc                                           ;   217.2 fp1     14 x[6]
        vpsrld ymm9, ymm9, 0x14                                          ;   217.2 fp2     14 x[6]
        vpxor ymm3, ymm3, ymm9                                           ;   218.2 fp0     14 x[6]
        vpslld ymm9, ymm15, 0xc                                          ;   217.2 fp1     14 x[7]
        vpsrld ymm15, ymm15, 0x14                                        ;   217.2 fp2     14 x[7]
        vpxor ymm9, ymm9, ymm15                                          ;   218.2 fp3     14 x[7]
        vpslld ymm15, ymm0, 0xc                                          ;   218.2 fp1     14 x[4]
        vpsrld ymm0, ymm0, 0x14                                          ;   218.2 fp2     14 x[4]
        vpxor ymm15, ymm15, ymm0                                         ;   219.2 fp0     14 x[4]
        vpaddd ymm2, ymm2, ymm4                                          ;   219.2 fp3     15 x[0]
        vpaddd ymm12, ymm12, ymm3                                        ;   219.2 fp1     15 x[1]
        vpaddd ymm7, ymm7, ymm9                                          ;   219.2 fp0     15 x[2]
        vpaddd ymm13, ymm13, ymm15                                       ;   220.2 fp2     15 x[3]
        vpxor ymm10, ymm10, ymm2                                         ;   220.2 fp3     16 x[15]
        vpxor ymm14, ymm14, ymm12                                        ;   220.2 fp1     16 x[12]
        vpxor ymm11, ymm11, ymm7                                         ;   220.2 fp0     16 x[13]
        vmovdqu ymm0, [rel chacha20_blocks.T0_constants256 + 64]         ;   218.0 agu0    16 x[12] reload
        vpshufb ymm10, ymm10, ymm0                                       ;   225.0 fp2     16 x[15]
        vpxor ymm6, ymm6, ymm13                                          ;   221.2 fp3     16 x[14]
        vpshufb ymm14, ymm14, ymm0                                       ;   225.0 fp1     16 x[12]
        vpshufb ymm11, ymm11, ymm0                                       ;   225.0 fp2     16 x[13]
        vpshufb ymm6, ymm6, ymm0                                         ;   225.0 fp1     16 x[14]
        vpaddd ymm5, ymm5, ymm10                                         ;   226.0 fp0     17 x[10]
        vpaddd ymm8, ymm8, ymm14                                         ;   226.0 fp3     17 x[11]
        vpaddd ymm1, ymm1, ymm11                                         ;   226.0 fp0     17 x[8]
        vpxor ymm4, ymm4, ymm5                                           ;   227.0 fp2     18 x[5]
        vpxor ymm3, ymm3, ymm8                                           ;   227.0 fp3     18 x[6]
        vpxor ymm9, ymm9, ymm1                                           ;   227.0 fp1     18 x[7]
        vmovdqu ymm0, [rbp + 1504]                                       ;   220.0 agu1    17 x[9] reload
        vpaddd ymm0, ymm0, ymm6                                          ;   227.0 fp0     17 x[9]
        vpxor ymm15, ymm15, ymm0                                         ;   228.0 fp2     18 x[4]
        vmovdqu [rbp + 1504], ymm8                                       ;   227.0 agu2+fp5   13 x[11] spill
        vpslld ymm8, ymm4, 7                                             ;   228.0 fp1     18 x[5]
        vpsrld ymm4, ymm4, 0x19                                          ;   228.0 fp2     18 x[5]
        vpxor ymm8, ymm8, ymm4                                           ;   229.0 fp3     18 x[5]
        vpslld ymm4, ymm3, 7                                             ;   228.0 fp1     18 x[6]
        vpsrld ymm3, ymm3, 0x19                                          ;   228.0 fp2     18 x[6]
        vpxor ymm4, ymm4, ymm3                                           ;   229.0 fp0     18 x[6]
        vpslld ymm3, ymm9, 7                                             ;   228.0 fp1     18 x[7]
        vpsrld ymm9, ymm9, 0x19                                          ;   228.0 fp2     18 x[7]
        vpxor ymm3, ymm3, ymm9                                           ;   229.0 fp3     18 x[7]
        vpslld ymm9, ymm15, 7                                            ;   229.0 fp1     18 x[4]
        vpsrld ymm15, ymm15, 0x19                                        ;   229.0 fp2     18 x[4]
        vpxor ymm9, ymm9, ymm15                                          ;   230.0 fp0     18 x[4]
        vpaddd ymm12, ymm12, ymm8                                        ;   230.0 fp3     11 x[1]
        vpaddd ymm7, ymm7, ymm4                                          ;   230.0 fp1     11 x[2]
        vpaddd ymm13, ymm13, ymm3                                        ;   230.0 fp0     11 x[3]
        vpaddd ymm2, ymm2, ymm9                                          ;   231.0 fp2     11 x[0]
        vpxor ymm11, ymm11, ymm12                                        ;   231.0 fp3     12 x[13]
        vpxor ymm6, ymm6, ymm7                                           ;   231.0 fp1     12 x[14]
        vpxor ymm10, ymm10, ymm13                                        ;   231.0 fp0     12 x[15]
        vmovdqu ymm15, [rel chacha20_blocks.T0_constants256 + 32]        ;   228.7 agu0    12 x[12] reload
        vpshufb ymm11, ymm11, ymm15                                      ;   235.7 fp2     12 x[13]
        vpxor ymm14, ymm14, ymm2                                         ;   232.0 fp3     12 x[12]
        vpshufb ymm14, ymm14, ymm15                                      ;   235.7 fp1     12 x[12]
        vpshufb ymm6, ymm6, ymm15                                        ;   235.7 fp2     12 x[14]
        vpshufb ymm10, ymm10, ymm15                                      ;   235.7 fp1     12 x[15]
        vpaddd ymm1, ymm1, ymm14                                         ;   236.7 fp0     13 x[8]
        vpaddd ymm0, ymm0, ymm11                                         ;   236.7 fp3     13 x[9]
        vpaddd ymm5, ymm5, ymm6                                          ;   236.7 fp0     13 x[10]
        vpxor ymm9, ymm9, ymm1                                           ;   237.7 fp2     14 x[4]
        vpxor ymm8, ymm8, ymm0                                           ;   237.7 fp3     14 x[5]
        vpxor ymm4, ymm4, ymm5                                           ;   237.7 fp1     14 x[6]
        vmovdqu ymm15, [rbp + 1504]                                      ;   230.7 agu1    13 x[11] reload
        vpaddd ymm15, ymm15, ymm10                                       ;   237.7 fp0     13 x[11]
        vpxor ymm3, ymm3, ymm15                                          ;   238.7 fp2     14 x[7]
        vmovdqu [rbp + 1504], ymm15                                      ;   238.7 agu2+fp5   17 x[11] spill
        vpslld ymm15, ymm9, 0xc                                          ;   238.7 fp1     14 x[4]
        vpsrld ymm9, ymm9, 0x14                                          ;   238.7 fp2     14 x[4]
        vpxor ymm15, ymm15, ymm9                                         ;   239.7 fp3     14 x[4]
        vpslld ymm9, ymm8, 0xc                                           ;   238.7 fp1     14 x[5]
        vpsrld ymm8, ymm8, 0x14                                          ;   238.7 fp2     14 x[5]
        vpxor ymm9, ymm9, ymm8                                           ;   239.7 fp0     14 x[5]
        vpslld ymm8, ymm4, 0xc                                           ;   238.7 fp1     14 x[6]
        vpsrld ymm4, ymm4, 0x14                                          ;   238.7 fp2     14 x[6]
        vpxor ymm8, ymm8, ymm4                                           ;   239.7 fp3     14 x[6]
        vpslld ymm4, ymm3, 0xc                                           ;   239.7 fp1     14 x[7]
        vpsrld ymm3, ymm3, 0x14                                          ;   239.7 fp2     14 x[7]
        vpxor ymm4, ymm4, ymm3                                           ;   240.7 fp0     14 x[7]
        vpaddd ymm2, ymm2, ymm15                                         ;   240.7 fp3     15 x[0]
        vpaddd ymm12, ymm12, ymm9                                        ;   240.7 fp1     15 x[1]
        vpaddd ymm7, ymm7, ymm8                                          ;   240.7 fp0     15 x[2]
        vpaddd ymm13, ymm13, ymm4                                        ;   241.7 fp2     15 x[3]
        vpxor ymm14, ymm14, ymm2                                         ;   241.7 fp3     16 x[12]
        vpxor ymm11, ymm11, ymm12                                        ;   241.7 fp1     16 x[13]
        vpxor ymm6, ymm6, ymm7                                           ;   241.7 fp0     16 x[14]
        vmovdqu ymm3, [rel chacha20_blocks.T0_constants256 + 64]         ;   239.5 agu0    16 x[12] reload
        vpshufb ymm14, ymm14, ymm3                                       ;   246.5 fp2     16 x[12]
        vpxor ymm10, ymm10, ymm13                                        ;   242.7 fp3     16 x[15]
        vpshufb ymm11, ymm11, ymm3                                       ;   246.5 fp1     16 x[13]
        vpshufb ymm6, ymm6, ymm3                                         ;   246.5 fp2     16 x[14]
        vpshufb ymm10, ymm10, ymm3                                       ;   246.5 fp1     16 x[15]
        vpaddd ymm1, ymm1, ymm14                                         ;   247.5 fp0     17 x[8]
        vpaddd ymm0, ymm0, ymm11                                         ;   247.5 fp3     17 x[9]
        vpaddd ymm5, ymm5, ymm6                                          ;   247.5 fp0     17 x[10]
        vpxor ymm15, ymm15, ymm1                                         ;   248.5 fp2     18 x[4]
        vpxor ymm9, ymm9, ymm0                                           ;   248.5 fp3     18 x[5]
        vpxor ymm8, ymm8, ymm5                                           ;   248.5 fp1     18 x[6]
        vmovdqu ymm3, [rbp + 1504]                                       ;   241.5 agu1    17 x[11] reload
        vpaddd ymm3, ymm3, ymm10                                         ;   248.5 fp0     17 x[11]
        vpxor ymm4, ymm4, ymm3                                           ;   249.5 fp2     18 x[7]
        vmovdqu [rbp + 1504], ymm0                                       ;   248.5 agu2+fp5   13 x[9] spill
        vpslld ymm0, ymm15, 7                                            ;   249.5 fp1     18 x[4]
        vpsrld ymm15, ymm15, 0x19                                        ;   249.5 fp2     18 x[4]
        vpxor ymm0, ymm0, ymm15                                          ;   250.5 fp3     18 x[4]
        vpslld ymm15, ymm9, 7                                            ;   249.5 fp1     18 x[5]
        vpsrld ymm9, ymm9, 0x19                                          ;   249.5 fp2     18 x[5]
        vpxor ymm15, ymm15, ymm9                                         ;   250.5 fp0     18 x[5]
        vpslld ymm9, ymm8, 7                                             ;   249.5 fp1     18 x[6]
        vpsrld ymm8, ymm8, 0x19                                          ;   249.5 fp2     18 x[6]
        vpxor ymm9, ymm9, ymm8                                           ;   250.5 fp3     18 x[6]
        vpslld ymm8, ymm4, 7                                             ;   250.5 fp1     18 x[7]
        vpsrld ymm4, ymm4, 0x19                                          ;   250.5 fp2     18 x[7]
        vpxor ymm8, ymm8, ymm4                                           ;   251.5 fp0     18 x[7]
        vpaddd ymm2, ymm2, ymm15                                         ;   251.5 fp3     11 x[0]
        vpaddd ymm12, ymm12, ymm9                                        ;   251.5 fp1     11 x[1]
        vpaddd ymm13, ymm13, ymm0                                        ;   251.5 fp0     11 x[3]
        vpaddd ymm7, ymm7, ymm8                                          ;   252.5 fp2     11 x[2]
        vpxor ymm10, ymm10, ymm2                                         ;   252.5 fp3     12 x[15]
        vpxor ymm14, ymm14, ymm12                                        ;   252.5 fp1     12 x[12]
        vpxor ymm6, ymm6, ymm13                                          ;   252.5 fp0     12 x[14]
        vmovdqu ymm4, [rel chacha20_blocks.T0_constants256 + 32]         ;   250.2 agu0    12 x[12] reload
        vpshufb ymm10, ymm10, ymm4                                       ;   257.2 fp2     12 x[15]
        vpxor ymm11, ymm11, ymm7                                         ;   253.5 fp3     12 x[13]
        vpshufb ymm14, ymm14, ymm4                                       ;   257.2 fp1     12 x[12]
        vpshufb ymm11, ymm11, ymm4                                       ;   257.2 fp2     12 x[13]
        vpshufb ymm6, ymm6, ymm4                                         ;   257.2 fp1     12 x[14]
        vpaddd ymm5, ymm5, ymm10                                         ;   258.2 fp0     13 x[10]
        vpaddd ymm3, ymm3, ymm14                                         ;   258.2 fp3     13 x[11]
        vpaddd ymm1, ymm1, ymm11                                         ;   258.2 fp0     13 x[8]
        vpxor ymm15, ymm15, ymm5                                         ;   259.2 fp2     14 x[5]
        vpxor ymm9, ymm9, ymm3                                           ;   259.2 fp3     14 x[6]
        vpxor ymm8, ymm8, ymm1                                           ;   259.2 fp1     14 x[7]
        vmovdqu ymm4, [rbp + 1504]                                       ;   252.2 agu1    13 x[9] reload
        vpaddd ymm4, ymm4, ymm6                                          ;   259.2 fp0     13 x[9]
        vpxor ymm0, ymm0, ymm4                                           ;   260.2 fp2     14 x[4]
        vmovdqu [rbp + 1504], ymm4                                       ;   260.2 agu2+fp5   17 x[9] spill
        vpslld ymm4, ymm15, 0xc                                          ;   260.2 fp1     14 x[5]
        vpsrld ymm15, ymm15, 0x14                                        ;   260.2 fp2     14 x[5]
        vpxor ymm4, ymm4, ymm15                                          ;   261.2 fp3     14 x[5]
        vpslld ymm15, ymm9, 0xc                                          ;   260.2 fp1     14 x[6]
        vpsrld ymm9, ymm9, 0x14                                          ;   260.2 fp2     14 x[6]
        vpxor ymm15, ymm15, ymm9                                         ;   261.2 fp0     14 x[6]
        vpslld ymm9, ymm8, 0xc                                           ;   260.2 fp1     14 x[7]
        vpsrld ymm8, ymm8, 0x14                                          ;   260.2 fp2     14 x[7]
        vpxor ymm9, ymm9, ymm8                                           ;   261.2 fp3     14 x[7]
        vpslld ymm8, ymm0, 0xc                                           ;   261.2 fp1     14 x[4]
        vpsrld ymm0, ymm0, 0x14                                          ;   261.2 fp2     14 x[4]
        vpxor ymm8, ymm8, ymm0                                           ;   262.2 fp0     14 x[4]
        vpaddd ymm2, ymm2, ymm4                                          ;   262.2 fp3     15 x[0]
        vpaddd ymm12, ymm12, ymm15                                       ;   262.2 fp1     15 x[1]
        vpaddd ymm7, ymm7, ymm9                                          ;   262.2 fp0     15 x[2]
        vpaddd ymm13, ymm13, ymm8                                        ;   263.2 fp2     15 x[3]
        vpxor ymm10, ymm10, ymm2                                         ;   263.2 fp3     16 x[15]
        vpxor ymm14, ymm14, ymm12                                        ;   263.2 fp1     16 x[12]
        vpxor ymm11, ymm11, ymm7                                         ;   263.2 fp0     16 x[13]
        vmovdqu ymm0, [rel chacha20_blocks.T0_constants256 + 64]         ;   261.0 agu0    16 x[12] reload
        vpshufb ymm10, ymm10, ymm0                                       ;   268.0 fp2     16 x[15]
        vpxor ymm6, ymm6, ymm13                                          ;   264.2 fp3     16 x[14]
        vpshufb ymm14, ymm14, ymm0                                       ;   268.0 fp1     16 x[12]
        vpshufb ymm11, ymm11, ymm0                                       ;   268.0 fp2     16 x[13]
        vpshufb ymm6, ymm6, ymm0                                         ;   268.0 fp1     16 x[14]
        vpaddd ymm5, ymm5, ymm10                                         ;   269.0 fp0     17 x[10]
        vpaddd ymm3, ymm3, ymm14                                         ;   269.0 fp3     17 x[11]
        vpaddd ymm1, ymm1, ymm11                                         ;   269.0 fp0     17 x[8]
        vpxor ymm4, ymm4, ymm5                                           ;   270.0 fp2     18 x[5]
        vpxor ymm15, ymm15, ymm3                                         ;   270.0 fp3     18 x[6]
        vpxor ymm9, ymm9, ymm1                                           ;   270.0 fp1     18 x[7]
        vmovdqu ymm0, [rbp + 1504]                                       ;   263.0 agu1    17 x[9] reload
        vpaddd ymm0, ymm0, ymm6                                          ;   270.0 fp0     17 x[9]
        vpxor ymm8, ymm8, ymm0                                           ;   271.0 fp2     18 x[4]
        vmovdqu [rbp + 1504], ymm3                                       ;   270.0 agu2+fp5   13 x[11] spill
        vpslld ymm3, ymm4, 7                                             ;   271.0 fp1     18 x[5]
        vpsrld ymm4, ymm4, 0x19                                          ;   271.0 fp2     18 x[5]
        vpxor ymm3, ymm3, ymm4                                           ;   272.0 fp3     18 x[5]
        vpslld ymm4, ymm15, 7                                            ;   271.0 fp1     18 x[6]
        vpsrld ymm15, ymm15, 0x19                                        ;   271.0 fp2     18 x[6]
        vpxor ymm4, ymm4, ymm15                                          ;   272.0 fp0     18 x[6]
        vpslld ymm15, ymm9, 7                                            ;   271.0 fp1     18 x[7]
        vpsrld ymm9, ymm9, 0x19                                          ;   271.0 fp2     18 x[7]
        vpxor ymm15, ymm15, ymm9                                         ;   272.0 fp3     18 x[7]
        vpslld ymm9, ymm8, 7                                             ;   272.0 fp1     18 x[4]
        vpsrld ymm8, ymm8, 0x19                                          ;   272.0 fp2     18 x[4]
        vpxor ymm9, ymm9, ymm8                                           ;   273.0 fp0     18 x[4]
        vpaddd ymm12, ymm12, ymm3                                        ;   273.0 fp3     11 x[1]
        vpaddd ymm7, ymm7, ymm4                                          ;   273.0 fp1     11 x[2]
        vpaddd ymm13, ymm13, ymm15                                       ;   273.0 fp0     11 x[3]
        vpaddd ymm2, ymm2, ymm9                                          ;   274.0 fp2     11 x[0]
        vpxor ymm11, ymm11, ymm12                                        ;   274.0 fp3     12 x[13]
        vpxor ymm6, ymm6, ymm7                                           ;   274.0 fp1     12 x[14]
        vpxor ymm10, ymm10, ymm13                                        ;   274.0 fp0     12 x[15]
        vmovdqu ymm8, [rel chacha20_blocks.T0_constants256 + 32]         ;   271.7 agu0    12 x[12] reload
        vpshufb ymm11, ymm11, ymm8                                       ;   278.7 fp2     12 x[13]
        vpxor ymm14, ymm14, ymm2                                         ;   275.0 fp3     12 x[12]
        vpshufb ymm14, ymm14, ymm8                                       ;   278.7 fp1     12 x[12]
        vpshufb ymm6, ymm6, ymm8                                         ;   278.7 fp2     12 x[14]
        vpshufb ymm10, ymm10, ymm8                                       ;   278.7 fp1     12 x[15]
        vpaddd ymm1, ymm1, ymm14                                         ;   279.7 fp0     13 x[8]
        vpaddd ymm0, ymm0, ymm11                                         ;   279.7 fp3     13 x[9]
        vpaddd ymm5, ymm5, ymm6                                          ;   279.7 fp0     13 x[10]
        vpxor ymm9, ymm9, ymm1                                           ;   280.7 fp2     14 x[4]
        vpxor ymm3, ymm3, ymm0                                           ;   280.7 fp3     14 x[5]
        vpxor ymm4, ymm4, ymm5                                           ;   280.7 fp1     14 x[6]
        vmovdqu ymm8, [rbp + 1504]                                       ;   273.7 agu1    13 x[11] reload
        vpaddd ymm8, ymm8, ymm10                                         ;   280.7 fp0     13 x[11]
        vpxor ymm15, ymm15, ymm8                                         ;   281.7 fp2     14 x[7]
        vmovdqu [rbp + 1504], ymm8                                       ;   281.7 agu2+fp5   17 x[11] spill
        vpslld ymm8, ymm9, 0xc                                           ;   281.7 fp1     14 x[4]
        vpsrld ymm9, ymm9, 0x14                                          ;   281.7 fp2     14 x[4]
        vpxor ymm8, ymm8, ymm9                                           ;   282.7 fp3     14 x[4]
        vpslld ymm9, ymm3, 0xc                                           ;   281.7 fp1     14 x[5]
        vpsrld ymm3, ymm3, 0x14                                          ;   281.7 fp2     14 x[5]
        vpxor ymm9, ymm9, ymm3                                           ;   282.7 fp0     14 x[5]
        vpslld ymm3, ymm4, 0xc                                           ;   281.7 fp1     14 x[6]
        vpsrld ymm4, ymm4, 0x14                                          ;   281.7 fp2     14 x[6]
        vpxor ymm3, ymm3, ymm4                                           ;   282.7 fp3     14 x[6]
        vpslld ymm4, ymm15, 0xc                                          ;   282.7 fp1     14 x[7]
        vpsrld ymm15, ymm15, 0x14                                        ;   282.7 fp2     14 x[7]
        vpxor ymm4, ymm4, ymm15                                          ;   283.7 fp0     14 x[7]
        vpaddd ymm2, ymm2, ymm8                                          ;   283.7 fp3     15 x[0]
        vpaddd ymm12, ymm12, ymm9                                        ;   283.7 fp1     15 x[1]
        vpaddd ymm7, ymm7, ymm3                                          ;   283.7 fp0     15 x[2]
        vpaddd ymm13, ymm13, ymm4                                        ;   284.7 fp2     15 x[3]
        vpxor ymm14, ymm14, ymm2                                         ;   284.7 fp3     16 x[12]
        vpxor ymm11, ymm11, ymm12                                        ;   284.7 fp1     16 x[13]
        vpxor ymm6, ymm6, ymm7                                           ;   284.7 fp0     16 x[14]
        vmovdqu ymm15, [rel chacha20_blocks.T0_constants256 + 64]        ;   282.5 agu0    16 x[12] reload
        vpshufb ymm14, ymm14, ymm15                                      ;   289.5 fp2     16 x[12]
        vpxor ymm10, ymm10, ymm13                                        ;   285.7 fp3     16 x[15]
        vpshufb ymm11, ymm11, ymm15                                      ;   289.5 fp1     16 x[13]
        vpshufb ymm6, ymm6, ymm15                                        ;   289.5 fp2     16 x[14]
        vpshufb ymm10, ymm10, ymm15                                      ;   289.5 fp1     16 x[15]
        vpaddd ymm1, ymm1, ymm14                                         ;   290.5 fp0     17 x[8]
        vpaddd ymm0, ymm0, ymm11                                         ;   290.5 fp3     17 x[9]
        vpaddd ymm5, ymm5, ymm6                                          ;   290.5 fp0     17 x[10]
        vpxor ymm8, ymm8, ymm1                                           ;   291.5 fp2     18 x[4]
        vpxor ymm9, ymm9, ymm0                                           ;   291.5 fp3     18 x[5]
        vpxor ymm3, ymm3, ymm5                                           ;   291.5 fp1     18 x[6]
        vmovdqu ymm15, [rbp + 1504]                                      ;   284.5 agu1    17 x[11] reload
        vpaddd ymm15, ymm15, ymm10                                       ;   291.5 fp0     17 x[11]
        vpxor ymm4, ymm4, ymm15                                          ;   292.5 fp2     18 x[7]
        vmovdqu [rbp + 1504], ymm0                                       ;   291.5 agu2+fp5   13 x[9] spill
        vpslld ymm0, ymm8, 7                                             ;   292.5 fp1     18 x[4]
        vpsrld ymm8, ymm8, 0x19                                          ;   292.5 fp2     18 x[4]
        vpxor ymm0, ymm0, ymm8                                           ;   293.5 fp3     18 x[4]
        vpslld ymm8, ymm9, 7                                             ;   292.5 fp1     18 x[5]
        vpsrld ymm9, ymm9, 0x19                                          ;   292.5 fp2     18 x[5]
        vpxor ymm8, ymm8, ymm9                                           ;   293.5 fp0     18 x[5]
        vpslld ymm9, ymm3, 7                                             ;   292.5 fp1     18 x[6]
        vpsrld ymm3, ymm3, 0x19                                          ;   292.5 fp2     18 x[6]
        vpxor ymm9, ymm9, ymm3                                           ;   293.5 fp3     18 x[6]
        vpslld ymm3, ymm4, 7                                             ;   293.5 fp1     18 x[7]
        vpsrld ymm4, ymm4, 0x19                                          ;   293.5 fp2     18 x[7]
        vpxor ymm3, ymm3, ymm4                                           ;   294.5 fp0     18 x[7]
        vpaddd ymm2, ymm2, ymm8                                          ;   294.5 fp3     11 x[0]
        vpaddd ymm12, ymm12, ymm9                                        ;   294.5 fp1     11 x[1]
        vpaddd ymm13, ymm13, ymm0                                        ;   294.5 fp0     11 x[3]
        vpaddd ymm7, ymm7, ymm3                                          ;   295.5 fp2     11 x[2]
        vpxor ymm10, ymm10, ymm2                                         ;   295.5 fp3     12 x[15]
        vpxor ymm14, ymm14, ymm12                                        ;   295.5 fp1     12 x[12]
        vpxor ymm6, ymm6, ymm13                                          ;   295.5 fp0     12 x[14]
        vmovdqu ymm4, [rel chacha20_blocks.T0_constants256 + 32]         ;   293.2 agu0    12 x[12] reload
        vpshufb ymm10, ymm10, ymm4                                       ;   300.2 fp2     12 x[15]
        vpxor ymm11, ymm11, ymm7                                         ;   296.5 fp3     12 x[13]
        vpshufb ymm14, ymm14, ymm4                                       ;   300.2 fp1     12 x[12]
        vpshufb ymm11, ymm11, ymm4                                       ;   300.2 fp2     12 x[13]
        vpshufb ymm6, ymm6, ymm4                                         ;   300.2 fp1     12 x[14]
        vpaddd ymm5, ymm5, ymm10                                         ;   301.2 fp0     13 x[10]
        vpaddd ymm15, ymm15, ymm14                                       ;   301.2 fp3     13 x[11]
        vpaddd ymm1, ymm1, ymm11                                         ;   301.2 fp0     13 x[8]
        vpxor ymm8, ymm8, ymm5                                           ;   302.2 fp2     14 x[5]
        vpxor ymm9, ymm9, ymm15                                          ;   302.2 fp3     14 x[6]
        vpxor ymm3, ymm3, ymm1                                           ;   302.2 fp1     14 x[7]
        vmovdqu ymm4, [rbp + 1504]                                       ;   295.2 agu1    13 x[9] reload
        vpaddd ymm4, ymm4, ymm6                                          ;   302.2 fp0     13 x[9]
        vpxor ymm0, ymm0, ymm4                                           ;   303.2 fp2     14 x[4]
        vmovdqu [rbp + 1504], ymm4                                       ;   303.2 agu2+fp5   17 x[9] spill
        vpslld ymm4, ymm8, 0xc                                           ;   303.2 fp1     14 x[5]
        vpsrld ymm8, ymm8, 0x14                                          ;   303.2 fp2     14 x[5]
        vpxor ymm4, ymm4, ymm8                                           ;   304.2 fp3     14 x[5]
        vpslld ymm8, ymm9, 0xc                                           ;   303.2 fp1     14 x[6]
        vpsrld ymm9, ymm9, 0x14                                          ;   303.2 fp2     14 x[6]
        vpxor ymm8, ymm8, ymm9                                           ;   304.2 fp0     14 x[6]
        vpslld ymm9, ymm3, 0xc                                           ;   303.2 fp1     14 x[7]
        vpsrld ymm3, ymm3, 0x14                                          ;   303.2 fp2     14 x[7]
        vpxor ymm9, ymm9, ymm3                                           ;   304.2 fp3     14 x[7]
        vpslld ymm3, ymm0, 0xc                                           ;   304.2 fp1     14 x[4]
        vpsrld ymm0, ymm0, 0x14                                          ;   304.2 fp2     14 x[4]
        vpxor ymm3, ymm3, ymm0                                           ;   305.2 fp0     14 x[4]
        vpaddd ymm2, ymm2, ymm4                                          ;   305.2 fp3     15 x[0]
        vpaddd ymm12, ymm12, ymm8                                        ;   305.2 fp1     15 x[1]
        vpaddd ymm7, ymm7, ymm9                                          ;   305.2 fp0     15 x[2]
        vpaddd ymm13, ymm13, ymm3                                        ;   306.2 fp2     15 x[3]
        vpxor ymm10, ymm10, ymm2                                         ;   306.2 fp3     16 x[15]
        vpxor ymm14, ymm14, ymm12                                        ;   306.2 fp1     16 x[12]
        vpxor ymm11, ymm11, ymm7                                         ;   306.2 fp0     16 x[13]
        vmovdqu ymm0, [rel chacha20_blocks.T0_constants256 + 64]         ;   304.0 agu0    16 x[12] reload
        vpshufb ymm10, ymm10, ymm0                                       ;   311.0 fp2     16 x[15]
        vpxor ymm6, ymm6, ymm13                                          ;   307.2 fp3     16 x[14]
        vpshufb ymm14, ymm14, ymm0                                       ;   311.0 fp1     16 x[12]
        vpshufb ymm11, ymm11, ymm0                                       ;   311.0 fp2     16 x[13]
        vpshufb ymm6, ymm6, ymm0                                         ;   311.0 fp1     16 x[14]
        vpaddd ymm5, ymm5, ymm10                                         ;   312.0 fp0     17 x[10]
        vpaddd ymm15, ymm15, ymm14                                       ;   312.0 fp3     17 x[11]
        vpaddd ymm1, ymm1, ymm11                                         ;   312.0 fp0     17 x[8]
        vpxor ymm4, ymm4, ymm5                                           ;   313.0 fp2     18 x[5]
        vpxor ymm8, ymm8, ymm15                                          ;   313.0 fp3     18 x[6]
        vpxor ymm9, ymm9, ymm1                                           ;   313.0 fp1     18 x[7]
        vmovdqu ymm0, [rbp + 1504]                                       ;   306.0 agu1    17 x[9] reload
        vpaddd ymm0, ymm0, ymm6                                          ;   313.0 fp0     17 x[9]
        vpxor ymm3, ymm3, ymm0                                           ;   314.0 fp2     18 x[4]
        vmovdqu [rbp + 1504], ymm15                                      ;   313.0 agu2+fp5   13 x[11] spill
        vpslld ymm15, ymm4, 7                                            ;   314.0 fp1     18 x[5]
        vpsrld ymm4, ymm4, 0x19                                          ;   314.0 fp2     18 x[5]
        vpxor ymm15, ymm15, ymm4                                         ;   315.0 fp3     18 x[5]
        vpslld ymm4, ymm8, 7                                             ;   314.0 fp1     18 x[6]
        vpsrld ymm8, ymm8, 0x19                                          ;   314.0 fp2     18 x[6]
        vpxor ymm4, ymm4, ymm8                                           ;   315.0 fp0     18 x[6]
        vpslld ymm8, ymm9, 7                                             ;   314.0 fp1     18 x[7]
        vpsrld ymm9, ymm9, 0x19                                          ;   314.0 fp2     18 x[7]
        vpxor ymm8, ymm8, ymm9                                           ;   315.0 fp3     18 x[7]
        vpslld ymm9, ymm3, 7                                             ;   315.0 fp1     18 x[4]
        vpsrld ymm3, ymm3, 0x19                                          ;   315.0 fp2     18 x[4]
        vpxor ymm9, ymm9, ymm3                                           ;   316.0 fp0     18 x[4]
        vpaddd ymm12, ymm12, ymm15                                       ;   316.0 fp3     11 x[1]
        vpaddd ymm7, ymm7, ymm4                                          ;   316.0 fp1     11 x[2]
        vpaddd ymm13, ymm13, ymm8                                        ;   316.0 fp0     11 x[3]
        vpaddd ymm2, ymm2, ymm9                                          ;   317.0 fp2     11 x[0]
        vpxor ymm11, ymm11, ymm12                                        ;   317.0 fp3     12 x[13]
        vpxor ymm6, ymm6, ymm7                                           ;   317.0 fp1     12 x[14]
        vpxor ymm10, ymm10, ymm13                                        ;   317.0 fp0     12 x[15]
        vmovdqu ymm3, [rel chacha20_blocks.T0_constants256 + 32]         ;   314.7 agu0    12 x[12] reload
        vpshufb ymm11, ymm11, ymm3                                       ;   321.7 fp2     12 x[13]
        vpxor ymm14, ymm14, ymm2                                         ;   318.0 fp3     12 x[12]
        vpshufb ymm14, ymm14, ymm3                                       ;   321.7 fp1     12 x[12]
        vpshufb ymm6, ymm6, ymm3                                         ;   321.7 fp2     12 x[14]
        vpshufb ymm10, ymm10, ymm3                                       ;   321.7 fp1     12 x[15]
        vpaddd ymm1, ymm1, ymm14                                         ;   322.7 fp0     13 x[8]
        vpaddd ymm0, ymm0, ymm11                                         ;   322.7 fp3     13 x[9]
        vpaddd ymm5, ymm5, ymm6                                          ;   322.7 fp0     13 x[10]
        vpxor ymm9, ymm9, ymm1                                           ;   323.7 fp2     14 x[4]
        vpxor ymm15, ymm15, ymm0                                         ;   323.7 fp3     14 x[5]
        vpxor ymm4, ymm4, ymm5                                           ;   323.7 fp1     14 x[6]
        vmovdqu ymm3, [rbp + 1504]                                       ;   316.7 agu1    13 x[11] reload
        vpaddd ymm3, ymm3, ymm10                                         ;   323.7 fp0     13 x[11]
        vpxor ymm8, ymm8, ymm3                                           ;   324.7 fp2     14 x[7]
        vmovdqu [rbp + 1504], ymm3                                       ;   324.7 agu2+fp5   17 x[11] spill
        vpslld ymm3, ymm9, 0xc                                           ;   324.7 fp1     14 x[4]
        vpsrld ymm9, ymm9, 0x14                                          ;   324.7 fp2     14 x[4]
        vpxor ymm3, ymm3, ymm9                                           ;   325.7 fp3     14 x[4]
        vpslld ymm9, ymm15, 0xc                                          ;   324.7 fp1     14 x[5]
        vpsrld ymm15, ymm15, 0x14                                        ;   324.7 fp2     14 x[5]
        vpxor ymm9, ymm9, ymm15                                          ;   325.7 fp0     14 x[5]
        vpslld ymm15, ymm4, 0xc                                          ;   324.7 fp1     14 x[6]
        vpsrld ymm4, ymm4, 0x14                                          ;   324.7 fp2     14 x[6]
        vpxor ymm15, ymm15, ymm4                                         ;   325.7 fp3     14 x[6]
        vpslld ymm4, ymm8, 0xc                                           ;   325.7 fp1     14 x[7]
        vpsrld ymm8, ymm8, 0x14                                          ;   325.7 fp2     14 x[7]
        vpxor ymm4, ymm4, ymm8                                           ;   326.7 fp0     14 x[7]
        vpaddd ymm2, ymm2, ymm3                                          ;   326.7 fp3     15 x[0]
        vpaddd ymm12, ymm12, ymm9                                        ;   326.7 fp1     15 x[1]
        vpaddd ymm7, ymm7, ymm15                                         ;   326.7 fp0     15 x[2]
        vpaddd ymm13, ymm13, ymm4                                        ;   327.7 fp2     15 x[3]
        vpxor ymm14, ymm14, ymm2                                         ;   327.7 fp3     16 x[12]
        vpxor ymm11, ymm11, ymm12                                        ;   327.7 fp1     16 x[13]
        vpxor ymm6, ymm6, ymm7                                           ;   327.7 fp0     16 x[14]
        vmovdqu ymm8, [rel chacha20_blocks.T0_constants256 + 64]         ;   325.5 agu0    16 x[12] reload
        vpshufb ymm14, ymm14, ymm8                                       ;   332.5 fp2     16 x[12]
        vpxor ymm10, ymm10, ymm13                                        ;   328.7 fp3     16 x[15]
        vpshufb ymm11, ymm11, ymm8                                       ;   332.5 fp1     16 x[13]
        vpshufb ymm6, ymm6, ymm8                                         ;   332.5 fp2     16 x[14]
        vpshufb ymm10, ymm10, ymm8                                       ;   332.5 fp1     16 x[15]
        vpaddd ymm1, ymm1, ymm14                                         ;   333.5 fp0     17 x[8]
        vpaddd ymm0, ymm0, ymm11                                         ;   333.5 fp3     17 x[9]
        vpaddd ymm5, ymm5, ymm6                                          ;   333.5 fp0     17 x[10]
        vpxor ymm3, ymm3, ymm1                                           ;   334.5 fp2     18 x[4]
        vpxor ymm9, ymm9, ymm0                                           ;   334.5 fp3     18 x[5]
        vpxor ymm15, ymm15, ymm5                                         ;   334.5 fp1     18 x[6]
        vmovdqu ymm8, [rbp + 1504]                                       ;   327.5 agu1    17 x[11] reload
        vpaddd ymm8, ymm8, ymm10                                         ;   334.5 fp0     17 x[11]
        vpxor ymm4, ymm4, ymm8                                           ;   335.5 fp2     18 x[7]
        vmovdqu [rbp + 1504], ymm0                                       ;   334.5 agu2+fp5   13 x[9] spill
        vpslld ymm0, ymm3, 7                                             ;   335.5 fp1     18 x[4]
        vpsrld ymm3, ymm3, 0x19                                          ;   335.5 fp2     18 x[4]
        vpxor ymm0, ymm0, ymm3                                           ;   336.5 fp3     18 x[4]
        vpslld ymm3, ymm9, 7                                             ;   335.5 fp1     18 x[5]
        vpsrld ymm9, ymm9, 0x19                                          ;   335.5 fp2     18 x[5]
        vpxor ymm3, ymm3, ymm9                                           ;   336.5 fp0     18 x[5]
        vpslld ymm9, ymm15, 7                                            ;   335.5 fp1     18 x[6]
        vpsrld ymm15, ymm15, 0x19                                        ;   335.5 fp2     18 x[6]
        vpxor ymm9, ymm9, ymm15                                          ;   336.5 fp3     18 x[6]
        vpslld ymm15, ymm4, 7                                            ;   336.5 fp1     18 x[7]
        vpsrld ymm4, ymm4, 0x19                                          ;   336.5 fp2     18 x[7]
        vpxor ymm15, ymm15, ymm4                                         ;   337.5 fp0     18 x[7]
        vpaddd ymm2, ymm2, ymm3                                          ;   337.5 fp3     11 x[0]
        vpaddd ymm12, ymm12, ymm9                                        ;   337.5 fp1     11 x[1]
        vpaddd ymm13, ymm13, ymm0                                        ;   337.5 fp0     11 x[3]
        vpaddd ymm7, ymm7, ymm15                                         ;   338.5 fp2     11 x[2]
        vpxor ymm10, ymm10, ymm2                                         ;   338.5 fp3     12 x[15]
        vpxor ymm14, ymm14, ymm12                                        ;   338.5 fp1     12 x[12]
        vpxor ymm6, ymm6, ymm13                                          ;   338.5 fp0     12 x[14]
        vmovdqu ymm4, [rel chacha20_blocks.T0_constants256 + 32]         ;   336.2 agu0    12 x[12] reload
        vpshufb ymm10, ymm10, ymm4                                       ;   343.2 fp2     12 x[15]
        vpxor ymm11, ymm11, ymm7                                         ;   339.5 fp3     12 x[13]
        vpshufb ymm14, ymm14, ymm4                                       ;   343.2 fp1     12 x[12]
        vpshufb ymm11, ymm11, ymm4                                       ;   343.2 fp2     12 x[13]
        vpshufb ymm6, ymm6, ymm4                                         ;   343.2 fp1     12 x[14]
        vpaddd ymm5, ymm5, ymm10                                         ;   344.2 fp0     13 x[10]
        vpaddd ymm8, ymm8, ymm14                                         ;   344.2 fp3     13 x[11]
        vpaddd ymm1, ymm1, ymm11                                         ;   344.2 fp0     13 x[8]
        vpxor ymm3, ymm3, ymm5                                           ;   345.2 fp2     14 x[5]
        vpxor ymm9, ymm9, ymm8                                           ;   345.2 fp3     14 x[6]
        vpxor ymm15, ymm15, ymm1                                         ;   345.2 fp1     14 x[7]
        vmovdqu ymm4, [rbp + 1504]                                       ;   338.2 agu1    13 x[9] reload
        vpaddd ymm4, ymm4, ymm6                                          ;   345.2 fp0     13 x[9]
        vpxor ymm0, ymm0, ymm4                                           ;   346.2 fp2     14 x[4]
        vmovdqu [rbp + 1504], ymm4                                       ;   346.2 agu2+fp5   17 x[9] spill
        vpslld ymm4, ymm3, 0xc                                           ;   346.2 fp1     14 x[5]
        vpsrld ymm3, ymm3, 0x14                                          ;   346.2 fp2     14 x[5]
        vpxor ymm4, ymm4, ymm3                                           ;   347.2 fp3     14 x[5]
        vpslld ymm3, ymm9, 0xc                                           ;   346.2 fp1     14 x[6]
        vpsrld ymm9, ymm9, 0x14                                          ;   346.2 fp2     14 x[6]
        vpxor ymm3, ymm3, ymm9                                           ;   347.2 fp0     14 x[6]
        vpslld ymm9, ymm15, 0xc                                          ;   346.2 fp1     14 x[7]
        vpsrld ymm15, ymm15, 0x14                                        ;   346.2 fp2     14 x[7]
        vpxor ymm9, ymm9, ymm15                                          ;   347.2 fp3     14 x[7]
        vpslld ymm15, ymm0, 0xc                                          ;   347.2 fp1     14 x[4]
        vpsrld ymm0, ymm0, 0x14                                          ;   347.2 fp2     14 x[4]
        vpxor ymm15, ymm15, ymm0                                         ;   348.2 fp0     14 x[4]
        vpaddd ymm2, ymm2, ymm4                                          ;   348.2 fp3     15 x[0]
        vpaddd ymm12, ymm12, ymm3                                        ;   348.2 fp1     15 x[1]
        vpaddd ymm7, ymm7, ymm9                                          ;   348.2 fp0     15 x[2]
        vpaddd ymm13, ymm13, ymm15                                       ;   349.2 fp2     15 x[3]
        vpxor ymm10, ymm10, ymm2                                         ;   349.2 fp3     16 x[15]
        vpxor ymm14, ymm14, ymm12                                        ;   349.2 fp1     16 x[12]
        vpxor ymm11, ymm11, ymm7                                         ;   349.2 fp0     16 x[13]
        vmovdqu ymm0, [rel chacha20_blocks.T0_constants256 + 64]         ;   347.0 agu0    16 x[12] reload
        vpshufb ymm10, ymm10, ymm0                                       ;   354.0 fp2     16 x[15]
        vpxor ymm6, ymm6, ymm13                                          ;   350.2 fp3     16 x[14]
        vpshufb ymm14, ymm14, ymm0                                       ;   354.0 fp1     16 x[12]
        vpshufb ymm11, ymm11, ymm0                                       ;   354.0 fp2     16 x[13]
        vpshufb ymm6, ymm6, ymm0                                         ;   354.0 fp1     16 x[14]
        vpaddd ymm5, ymm5, ymm10                                         ;   355.0 fp0     17 x[10]
        vpaddd ymm8, ymm8, ymm14                                         ;   355.0 fp3     17 x[11]
        vpaddd ymm1, ymm1, ymm11                                         ;   355.0 fp0     17 x[8]
        vpxor ymm4, ymm4, ymm5                                           ;   356.0 fp2     18 x[5]
        vpxor ymm3, ymm3, ymm8                                           ;   356.0 fp3     18 x[6]
        vpxor ymm9, ymm9, ymm1                                           ;   356.0 fp1     18 x[7]
        vmovdqu ymm0, [rbp + 1504]                                       ;   349.0 agu1    17 x[9] reload
        vpaddd ymm0, ymm0, ymm6                                          ;   356.0 fp0     17 x[9]
        vpxor ymm15, ymm15, ymm0                                         ;   357.0 fp2     18 x[4]
        vmovdqu [rbp + 1504], ymm8                                       ;   356.0 agu2+fp5   13 x[11] spill
        vpslld ymm8, ymm4, 7                                             ;   357.0 fp1     18 x[5]
        vpsrld ymm4, ymm4, 0x19                                          ;   357.0 fp2     18 x[5]
        vpxor ymm8, ymm8, ymm4                                           ;   358.0 fp3     18 x[5]
        vpslld ymm4, ymm3, 7                                             ;   357.0 fp1     18 x[6]
        vpsrld ymm3, ymm3, 0x19                                          ;   357.0 fp2     18 x[6]
        vpxor ymm4, ymm4, ymm3                                           ;   358.0 fp0     18 x[6]
        vpslld ymm3, ymm9, 7                                             ;   357.0 fp1     18 x[7]
        vpsrld ymm9, ymm9, 0x19                                          ;   357.0 fp2     18 x[7]
        vpxor ymm3, ymm3, ymm9                                           ;   358.0 fp3     18 x[7]
        vpslld ymm9, ymm15, 7                                            ;   358.0 fp1     18 x[4]
        vpsrld ymm15, ymm15, 0x19                                        ;   358.0 fp2     18 x[4]
        vpxor ymm9, ymm9, ymm15                                          ;   359.0 fp0     18 x[4]
        vpaddd ymm12, ymm12, ymm8                                        ;   359.0 fp3     11 x[1]
        vpaddd ymm7, ymm7, ymm4                                          ;   359.0 fp1     11 x[2]
        vpaddd ymm13, ymm13, ymm3                                        ;   359.0 fp0     11 x[3]
        vpaddd ymm2, ymm2, ymm9                                          ;   360.0 fp2     11 x[0]
        vpxor ymm11, ymm11, ymm12                                        ;   360.0 fp3     12 x[13]
        vpxor ymm6, ymm6, ymm7                                           ;   360.0 fp1     12 x[14]
        vpxor ymm10, ymm10, ymm13                                        ;   360.0 fp0     12 x[15]
        vmovdqu ymm15, [rel chacha20_blocks.T0_constants256 + 32]        ;   357.7 agu0    12 x[12] reload
        vpshufb ymm11, ymm11, ymm15                                      ;   364.7 fp2     12 x[13]
        vpxor ymm14, ymm14, ymm2                                         ;   361.0 fp3     12 x[12]
        vpshufb ymm14, ymm14, ymm15                                      ;   364.7 fp1     12 x[12]
        vpshufb ymm6, ymm6, ymm15                                        ;   364.7 fp2     12 x[14]
        vpshufb ymm10, ymm10, ymm15                                      ;   364.7 fp1     12 x[15]
        vpaddd ymm1, ymm1, ymm14                                         ;   365.7 fp0     13 x[8]
        vpaddd ymm0, ymm0, ymm11                                         ;   365.7 fp3     13 x[9]
        vpaddd ymm5, ymm5, ymm6                                          ;   365.7 fp0     13 x[10]
        vpxor ymm9, ymm9, ymm1                                           ;   366.7 fp2     14 x[4]
        vpxor ymm8, ymm8, ymm0                                           ;   366.7 fp3     14 x[5]
        vpxor ymm4, ymm4, ymm5                                           ;   366.7 fp1     14 x[6]
        vmovdqu ymm15, [rbp + 1504]                                      ;   359.7 agu1    13 x[11] reload
        vpaddd ymm15, ymm15, ymm10                                       ;   366.7 fp0     13 x[11]
        vpxor ymm3, ymm3, ymm15                                          ;   367.7 fp2     14 x[7]
        vmovdqu [rbp + 1504], ymm15                                      ;   367.7 agu2+fp5   17 x[11] spill
        vpslld ymm15, ymm9, 0xc                                          ;   367.7 fp1     14 x[4]
        vpsrld ymm9, ymm9, 0x14                                          ;   367.7 fp2     14 x[4]
        vpxor ymm15, ymm15, ymm9                                         ;   368.7 fp3     14 x[4]
        vpslld ymm9, ymm8, 0xc                                           ;   367.7 fp1     14 x[5]
        vpsrld ymm8, ymm8, 0x14                                          ;   367.7 fp2     14 x[5]
        vpxor ymm9, ymm9, ymm8                                           ;   368.7 fp0     14 x[5]
        vpslld ymm8, ymm4, 0xc                                           ;   367.7 fp1     14 x[6]
        vpsrld ymm4, ymm4, 0x14                                          ;   367.7 fp2     14 x[6]
        vpxor ymm8, ymm8, ymm4                                           ;   368.7 fp3     14 x[6]
        vpslld ymm4, ymm3, 0xc                                           ;   368.7 fp1     14 x[7]
        vpsrld ymm3, ymm3, 0x14                                          ;   368.7 fp2     14 x[7]
        vpxor ymm4, ymm4, ymm3                                           ;   369.7 fp0     14 x[7]
        vpaddd ymm2, ymm2, ymm15                                         ;   369.7 fp3     15 x[0]
        vpaddd ymm12, ymm12, ymm9                                        ;   369.7 fp1     15 x[1]
        vpaddd ymm7, ymm7, ymm8                                          ;   369.7 fp0     15 x[2]
        vpaddd ymm13, ymm13, ymm4                                        ;   370.7 fp2     15 x[3]
        vpxor ymm14, ymm14, ymm2                                         ;   370.7 fp3     16 x[12]
        vpxor ymm11, ymm11, ymm12                                        ;   370.7 fp1     16 x[13]
        vpxor ymm6, ymm6, ymm7                                           ;   370.7 fp0     16 x[14]
        vmovdqu ymm3, [rel chacha20_blocks.T0_constants256 + 64]         ;   368.5 agu0    16 x[12] reload
        vpshufb ymm14, ymm14, ymm3                                       ;   375.5 fp2     16 x[12]
        vpxor ymm10, ymm10, ymm13                                        ;   371.7 fp3     16 x[15]
        vpshufb ymm11, ymm11, ymm3                                       ;   375.5 fp1     16 x[13]
        vpshufb ymm6, ymm6, ymm3                                         ;   375.5 fp2     16 x[14]
        vpshufb ymm10, ymm10, ymm3                                       ;   375.5 fp1     16 x[15]
        vpaddd ymm1, ymm1, ymm14                                         ;   376.5 fp0     17 x[8]
        vpaddd ymm0, ymm0, ymm11                                         ;   376.5 fp3     17 x[9]
        vpaddd ymm5, ymm5, ymm6                                          ;   376.5 fp0     17 x[10]
        vpxor ymm15, ymm15, ymm1                                         ;   377.5 fp2     18 x[4]
        vpxor ymm9, ymm9, ymm0                                           ;   377.5 fp3     18 x[5]
        vpxor ymm8, ymm8, ymm5                                           ;   377.5 fp1     18 x[6]
        vmovdqu ymm3, [rbp + 1504]                                       ;   370.5 agu1    17 x[11] reload
        vpaddd ymm3, ymm3, ymm10                                         ;   377.5 fp0     17 x[11]
        vpxor ymm4, ymm4, ymm3                                           ;   378.5 fp2     18 x[7]
        vmovdqu [rbp + 1504], ymm0                                       ;   377.5 agu2+fp5   13 x[9] spill
        vpslld ymm0, ymm15, 7                                            ;   378.5 fp1     18 x[4]
        vpsrld ymm15, ymm15, 0x19                                        ;   378.5 fp2     18 x[4]
        vpxor ymm0, ymm0, ymm15                                          ;   379.5 fp3     18 x[4]
        vpslld ymm15, ymm9, 7                                            ;   378.5 fp1     18 x[5]
        vpsrld ymm9, ymm9, 0x19                                          ;   378.5 fp2     18 x[5]
        vpxor ymm15, ymm15, ymm9                                         ;   379.5 fp0     18 x[5]
        vpslld ymm9, ymm8, 7                                             ;   378.5 fp1     18 x[6]
        vpsrld ymm8, ymm8, 0x19                                          ;   378.5 fp2     18 x[6]
        vpxor ymm9, ymm9, ymm8                                           ;   379.5 fp3     18 x[6]
        vpslld ymm8, ymm4, 7                                             ;   379.5 fp1     18 x[7]
        vpsrld ymm4, ymm4, 0x19                                          ;   379.5 fp2     18 x[7]
        vpxor ymm8, ymm8, ymm4                                           ;   380.5 fp0     18 x[7]
        vpaddd ymm2, ymm2, ymm15                                         ;   380.5 fp3     11 x[0]
        vpaddd ymm12, ymm12, ymm9                                        ;   380.5 fp1     11 x[1]
        vpaddd ymm13, ymm13, ymm0                                        ;   380.5 fp0     11 x[3]
        vpaddd ymm7, ymm7, ymm8                                          ;   381.5 fp2     11 x[2]
        vpxor ymm10, ymm10, ymm2                                         ;   381.5 fp3     12 x[15]
        vpxor ymm14, ymm14, ymm12                                        ;   381.5 fp1     12 x[12]
        vpxor ymm6, ymm6, ymm13                                          ;   381.5 fp0     12 x[14]
        vmovdqu ymm4, [rel chacha20_blocks.T0_constants256 + 32]         ;   379.2 agu0    12 x[12] reload
        vpshufb ymm10, ymm10, ymm4                                       ;   386.2 fp2     12 x[15]
        vpxor ymm11, ymm11, ymm7                                         ;   382.5 fp3     12 x[13]
        vpshufb ymm14, ymm14, ymm4                                       ;   386.2 fp1     12 x[12]
        vpshufb ymm11, ymm11, ymm4                                       ;   386.2 fp2     12 x[13]
        vpshufb ymm4, ymm6, ymm4                                         ;   386.2 fp1     12 x[14]
        vpaddd ymm5, ymm5, ymm10                                         ;   387.2 fp0     13 x[10]
        vpaddd ymm3, ymm3, ymm14                                         ;   387.2 fp3     13 x[11]
        vpaddd ymm1, ymm1, ymm11                                         ;   387.2 fp0     13 x[8]
        vmovdqu ymm6, [rbp + 1504]                                       ;   380.7 agu1    13 x[9] reload
        vpaddd ymm6, ymm6, ymm4                                          ;   387.7 fp2     13 x[9]
        vpxor ymm15, ymm15, ymm5                                         ;   388.2 fp3     14 x[5]
        vpxor ymm9, ymm9, ymm3                                           ;   388.2 fp1     14 x[6]
        vpxor ymm8, ymm8, ymm1                                           ;   388.2 fp0     14 x[7]
        vpxor ymm0, ymm0, ymm6                                           ;   388.7 fp2     14 x[4]
        vmovdqu [rbp + 1504], ymm6                                       ;   388.7 agu2+fp5   17 x[9] spill
        vpslld ymm6, ymm15, 0xc                                          ;   389.2 fp1     14 x[5]
        vpsrld ymm15, ymm15, 0x14                                        ;   389.2 fp2     14 x[5]
        vpxor ymm6, ymm6, ymm15                                          ;   390.2 fp3     14 x[5]
        vpslld ymm15, ymm9, 0xc                                          ;   389.2 fp1     14 x[6]
        vpsrld ymm9, ymm9, 0x14                                          ;   389.2 fp2     14 x[6]
        vpxor ymm15, ymm15, ymm9                                         ;   390.2 fp0     14 x[6]
        vpslld ymm9, ymm8, 0xc                                           ;   389.2 fp1     14 x[7]
        vpsrld ymm8, ymm8, 0x14                                          ;   389.2 fp2     14 x[7]
        vpxor ymm9, ymm9, ymm8                                           ;   390.2 fp3     14 x[7]
        vpslld ymm8, ymm0, 0xc                                           ;   389.7 fp1     14 x[4]
        vpsrld ymm0, ymm0, 0x14                                          ;   389.7 fp2     14 x[4]
        vpxor ymm8, ymm8, ymm0                                           ;   390.7 fp0     14 x[4]
        vpaddd ymm2, ymm2, ymm6                                          ;   391.2 fp3     15 x[0]
        vpaddd ymm12, ymm12, ymm15                                       ;   391.2 fp0     15 x[1]
        vpaddd ymm7, ymm7, ymm9                                          ;   391.2 fp1     15 x[2]
        vpaddd ymm13, ymm13, ymm8                                        ;   391.7 fp2     15 x[3]
        vpxor ymm10, ymm10, ymm2                                         ;   392.2 fp3     16 x[15]
        vpxor ymm14, ymm14, ymm12                                        ;   392.2 fp0     16 x[12]
        vpxor ymm11, ymm11, ymm7                                         ;   392.2 fp1     16 x[13]
        vpxor ymm4, ymm4, ymm13                                          ;   392.7 fp2     16 x[14]
        vmovdqu ymm0, [rel chacha20_blocks.T0_constants256 + 64]         ;   389.8 agu0    16 x[12] reload
        vpshufb ymm10, ymm10, ymm0                                       ;   396.8 fp1     16 x[15]
        vpshufb ymm14, ymm14, ymm0                                       ;   396.8 fp2     16 x[12]
        vpshufb ymm11, ymm11, ymm0                                       ;   396.8 fp1     16 x[13]
        vpshufb ymm4, ymm4, ymm0                                         ;   396.8 fp2     16 x[14]
        vpaddd ymm5, ymm5, ymm10                                         ;   397.8 fp3     17 x[10]
        vpaddd ymm2, ymm2, [rbp + 896]                                   ;   392.2 fp0+agu1   64 dst
        vpaddd ymm3, ymm3, ymm14                                         ;   397.8 fp3     17 x[11]
        vpaddd ymm12, ymm12, [rbp + 928]                                 ;   392.2 fp0+agu0   64 dst
        vpaddd ymm1, ymm1, ymm11                                         ;   397.8 fp3     17 x[8]
        vpaddd ymm7, ymm7, [rbp + 960]                                   ;   393.2 fp0+agu1   64 dst
        vpaddd ymm13, ymm13, [rbp + 992]                                 ;   393.2 fp1+agu0   64 dst
        vmovdqu ymm0, [rbp + 1504]                                       ;   392.8 agu1    17 x[9] reload
        vpaddd ymm0, ymm0, ymm4                                          ;   399.8 fp2     17 x[9]
        vpxor ymm6, ymm6, ymm5                                           ;   398.8 fp3     18 x[5]
        vpxor ymm15, ymm15, ymm3                                         ;   398.8 fp0     18 x[6]
        vpxor ymm9, ymm9, ymm1                                           ;   398.8 fp1     18 x[7]
        vpxor ymm8, ymm8, ymm0                                           ;   400.8 fp2     18 x[4]
        vmovdqu [rbp + 1504], ymm7                                       ;   394.2 agu2+fp5   64 dst spill
        vpslld ymm7, ymm6, 7                                             ;   399.8 fp1     18 x[5]
        vpsrld ymm6, ymm6, 0x19                                          ;   399.8 fp2     18 x[5]
        vpaddd ymm1, ymm1, [rbp + 1152]                                  ;   398.8 fp3+agu0   64 dst
        vpxor ymm7, ymm7, ymm6                                           ;   400.8 fp0     18 x[5]
        vpslld ymm6, ymm15, 7                                            ;   399.8 fp1     18 x[6]
        vpsrld ymm15, ymm15, 0x19                                        ;   399.8 fp2     18 x[6]
        vpxor ymm6, ymm6, ymm15                                          ;   400.8 fp3     18 x[6]
        vpslld ymm15, ymm9, 7                                            ;   399.8 fp1     18 x[7]
        vpsrld ymm9, ymm9, 0x19                                          ;   399.8 fp2     18 x[7]
        vpaddd ymm5, ymm5, [rbp + 1216]                                  ;   398.8 fp0+agu1   64 dst
        vpxor ymm15, ymm15, ymm9                                         ;   400.8 fp3     18 x[7]
        vpaddd ymm0, ymm0, [rbp + 1184]                                  ;   400.8 fp1+agu0   64 dst
        vpaddd ymm7, ymm7, [rbp + 1056]                                  ;   401.8 fp0+agu1   64 dst
        vpaddd ymm6, ymm6, [rbp + 1088]                                  ;   401.8 fp2+agu0   64 dst
        vpaddd ymm15, ymm15, [rbp + 1120]                                ;   401.8 fp3+agu1   64 dst
        vpslld ymm9, ymm8, 7                                             ;   401.8 fp1     18 x[4]
        vpsrld ymm8, ymm8, 0x19                                          ;   401.8 fp2     18 x[4]
        vpaddd ymm3, ymm3, [rbp + 1248]                                  ;   400.8 fp0+agu0   64 dst
        vpaddd ymm14, ymm14, [rbp + 1472]                                ;   401.0 fp3+agu1   64 dst
        vpaddd ymm11, ymm11, [rbp + 1280]                                ;   401.8 fp1+agu0   64 dst
        vpxor ymm9, ymm9, ymm8                                           ;   402.8 fp0     18 x[4]
        vpunpckldq ymm8, ymm2, ymm12                                     ;   401.2 fp2     64 dst
        vpaddd ymm4, ymm4, [rbp + 1312]                                  ;   402.0 fp3+agu1   64 dst
        vpaddd ymm10, ymm10, [rbp + 1344]                                ;   402.8 fp1+agu0   64 dst
        vpaddd ymm9, ymm9, [rbp + 1024]                                  ;   403.8 fp0+agu1   64 dst
        vmovdqu [rbp + 1472], ymm8                                       ;   402.2 agu2+fp5   64 dst spill
        vmovdqu ymm8, [r8]                                               ;   403.8 agu0    64 dst
        vmovdqu [rbp + 1536], ymm4                                       ;   403.0 agu2+fp5   64 dst spill
        vmovdqu ymm4, [r8 + 64]                                          ;   404.0 agu1    64 dst
        vpunpckhdq ymm2, ymm2, ymm12                                     ;   402.2 fp2     64 dst
        vmovdqu ymm12, [r8 + 128]                                        ;   404.8 agu0    64 dst
        vmovdqu [rbp + 1568], ymm2                                       ;   403.3 agu2+fp5   64 dst spill
        vmovdqu ymm2, [rbp + 1504]                                       ;   405.0 agu1    64 dst reload
        vmovdqu [rbp + 1600], ymm10                                      ;   404.3 agu2+fp5   64 dst spill
        vpunpckldq ymm10, ymm2, ymm13                                    ;   412.0 fp1     64 dst
        vpunpckhdq ymm2, ymm2, ymm13                                     ;   412.0 fp2     64 dst
        vmovdqu ymm13, [r8 + 192]                                        ;   405.8 agu0    64 dst
        vmovdqu [rbp + 1504], ymm2                                       ;   413.0 agu2+fp5   64 dst spill
        vmovdqu ymm2, [r8 + 256]                                         ;   406.0 agu1    64 dst
        vmovdqu [rbp + 1632], ymm10                                      ;   413.0 agu2+fp5   64 dst spill
        vpunpckldq ymm10, ymm9, ymm7                                     ;   404.8 fp1     64 dst
        vmovdqu [rbp + 1664], ymm10                                      ;   407.3 agu0+fp5   64 dst spill
        vmovdqu ymm10, [r8 + 320]                                        ;   407.0 agu1    64 dst
        vpunpckhdq ymm7, ymm9, ymm7                                      ;   404.8 fp2     64 dst
        vpunpckldq ymm9, ymm6, ymm15                                     ;   404.8 fp1     64 dst
        vmovdqu [rbp + 1696], ymm7                                       ;   408.3 agu2+fp5   64 dst spill
        vmovdqu ymm7, [r8 + 384]                                         ;   407.8 agu0    64 dst
        vmovdqu [rbp + 1728], ymm9                                       ;   409.3 agu1+fp5   64 dst spill
        vmovdqu ymm9, [r8 + 448]                                         ;   408.8 agu0    64 dst
        vpunpckhdq ymm6, ymm6, ymm15                                     ;   405.3 fp2     64 dst
        vmovdqu ymm15, [r8 + 32]                                         ;   409.0 agu1    64 dst
        vmovdqu [rbp + 1760], ymm6                                       ;   410.3 agu2+fp5   64 dst spill
        vmovdqu ymm6, [r8 + 96]                                          ;   409.8 agu0    64 dst
        vmovdqu [rbp + 1792], ymm14                                      ;   411.3 agu2+fp5   64 dst spill
        vpunpckldq ymm14, ymm1, ymm0                                     ;   406.2 fp1     64 dst
        vpunpckhdq ymm1, ymm1, ymm0                                      ;   406.3 fp2     64 dst
        vmovdqu ymm0, [r8 + 160]                                         ;   410.0 agu1    64 dst
        vmovdqu [rbp + 1824], ymm1                                       ;   412.3 agu2+fp5   64 dst spill
        vpunpckldq ymm1, ymm5, ymm3                                      ;   407.2 fp1     64 dst
        vmovdqu [rbp + 1856], ymm14                                      ;   413.3 agu0+fp5   64 dst spill
        vmovdqu ymm14, [r8 + 224]                                        ;   411.0 agu1    64 dst
        vmovdqu [rbp + 1888], ymm1                                       ;   414.3 agu2+fp5   64 dst spill
        vmovdqu ymm1, [r8 + 288]                                         ;   411.8 agu0    64 dst
        vpunpckhdq ymm3, ymm5, ymm3                                      ;   408.8 fp2     64 dst
        vmovdqu ymm5, [rbp + 1792]                                       ;   412.0 agu1    64 dst reload
        vmovdqu [rbp + 1920], ymm3                                       ;   415.3 agu2+fp5   64 dst spill
        vpunpckldq ymm3, ymm5, ymm11                                     ;   419.0 fp1     64 dst
        vmovdqu ymm5, [r8 + 352]                                         ;   412.8 agu0    64 dst
        vmovdqu [rbp + 1952], ymm3                                       ;   420.0 agu1+fp5   64 dst spill
        vmovdqu ymm3, [rbp + 1792]                                       ;   413.8 agu0    64 dst reload
        vpunpckhdq ymm3, ymm3, ymm11                                     ;   420.8 fp2     64 dst
        vmovdqu ymm11, [r8 + 416]                                        ;   414.0 agu1    64 dst
        vmovdqu [rbp + 1792], ymm3                                       ;   421.8 agu2+fp5   64 dst spill
        vmovdqu ymm3, [r8 + 480]                                         ;   414.8 agu0    64 dst
        vmovdqu [rbp + 1984], ymm3                                       ;   421.8 agu2+fp5   64 dst spill
        vmovdqu ymm3, [rbp + 1536]                                       ;   415.0 agu1    64 dst reload
        vmovdqu [rbp + 2016], ymm5                                       ;   419.8 agu2+fp5   64 dst spill
        vpunpckldq ymm5, ymm3, [rbp + 1600]                              ;   422.0 fp1+agu0   64 dst
        vpunpckhdq ymm3, ymm3, [rbp + 1600]                              ;   422.0 fp2+agu1   64 dst
        vmovdqu [rbp + 1600], ymm11                                      ;   421.0 agu2+fp5   64 dst spill
        vmovdqu ymm11, [rbp + 1472]                                      ;   416.8 agu0    64 dst reload
        vmovdqu [rbp + 1536], ymm1                                       ;   421.3 agu1+fp5   64 dst spill
        vpunpcklqdq ymm1, ymm11, [rbp + 1632]                            ;   423.8 fp1+agu0   64 dst
        vmovdqu [rbp + 2048], ymm0                                       ;   422.3 agu2+fp5   64 dst spill
        vmovdqu ymm0, [rbp + 1568]                                       ;   418.0 agu1    64 dst reload
        vmovdqu [rbp + 2080], ymm14                                      ;   423.3 agu2+fp5   64 dst spill
        vpunpcklqdq ymm14, ymm0, [rbp + 1504]                            ;   425.0 fp2+agu0   64 dst
        vpunpckhqdq ymm11, ymm11, [rbp + 1632]                           ;   423.8 fp1+agu1   64 dst
        lea r10, [r9 + 512]                                              ;   418.0 alu0    60 blocks
        vpunpckhqdq ymm0, ymm0, [rbp + 1504]                             ;   425.0 fp2+agu0   64 dst
        vmovdqu [rbp + 1504], ymm6                                       ;   424.3 agu2+fp5   64 dst spill
        vmovdqu ymm6, [rbp + 1664]                                       ;   420.0 agu1    64 dst reload
        vmovdqu [rbp + 1568], ymm0                                       ;   426.0 agu2+fp5   64 dst spill
        vpunpcklqdq ymm0, ymm6, [rbp + 1728]                             ;   427.0 fp1+agu0   64 dst
        vpunpckhqdq ymm6, ymm6, [rbp + 1728]                             ;   427.0 fp2+agu1   64 dst
        add r8, 0x200                                                    ;   421.0 alu1    60 blocks
        vmovdqu [rbp + 1728], ymm9                                       ;   426.3 agu2+fp5   64 dst spill
        vmovdqu ymm9, [rbp + 1696]                                       ;   421.8 agu0    64 dst reload
        vmovdqu [rbp + 1664], ymm15                                      ;   427.3 agu1+fp5   64 dst spill
        vpunpcklqdq ymm15, ymm9, [rbp + 1760]                            ;   428.8 fp1+agu0   64 dst
        vpunpckhqdq ymm9, ymm9, [rbp + 1760]                             ;   428.8 fp2+agu1   64 dst
        vmovdqu [rbp + 1760], ymm7                                       ;   428.3 agu2+fp5   64 dst spill
        vmovdqu ymm7, [rbp + 1952]                                       ;   423.8 agu0    64 dst reload
        vmovdqu [rbp + 1696], ymm2                                       ;   429.3 agu2+fp5   64 dst spill
        vpunpcklqdq ymm2, ymm7, ymm5                                     ;   430.8 fp1     64 dst
        vpunpckhqdq ymm5, ymm7, ymm5                                     ;   430.8 fp2     64 dst
        vmovdqu ymm7, [rbp + 1792]                                       ;   424.0 agu1    64 dst reload
        vmovdqu [rbp + 1952], ymm5                                       ;   431.8 agu2+fp5   64 dst spill
        vpunpcklqdq ymm5, ymm7, ymm3                                     ;   431.0 fp1     64 dst
        vpunpckhqdq ymm3, ymm7, ymm3                                     ;   431.0 fp2     64 dst
        vperm2i128 ymm7, ymm1, ymm0, 0x20                                ;   428.0 fp1     64 dst
        vperm2i128 ymm1, ymm1, ymm0, 0x31                                ;   428.0 fp1     64 dst
        vperm2i128 ymm0, ymm11, ymm6, 0x20                               ;   428.0 fp1     64 dst
        vperm2i128 ymm6, ymm11, ymm6, 0x31                               ;   428.3 fp1     64 dst
        vperm2i128 ymm11, ymm14, ymm15, 0x20                             ;   429.8 fp1     64 dst
        vperm2i128 ymm14, ymm14, ymm15, 0x31                             ;   430.3 fp1     64 dst
        vpxor ymm8, ymm8, ymm7                                           ;   431.0 fp3     64 dst
        vpxor ymm4, ymm4, ymm0                                           ;   431.0 fp0     64 dst
        vmovdqu ymm7, [rbp + 1888]                                       ;   428.2 agu0    64 dst reload
        vmovdqu ymm15, [rbp + 1856]                                      ;   428.3 agu1    64 dst reload
        vpunpcklqdq ymm0, ymm15, ymm7                                    ;   435.3 fp2     64 dst
        vpxor ymm10, ymm10, ymm6                                         ;   431.3 fp3     64 dst
        vmovdqu ymm6, [rbp + 1696]                                       ;   429.3 agu0    64 dst reload
        vpxor ymm6, ymm6, ymm1                                           ;   436.3 fp0     64 dst
        vmovdqu [r9], ymm8                                               ;   432.0 agu2+fp5   64 dst
        vmovdqu ymm1, [rbp + 1568]                                       ;   429.3 agu1    64 dst reload
        vperm2i128 ymm8, ymm1, ymm9, 0x20                                ;   436.3 fp1     64 dst
        vmovdqu [r9 + 64], ymm4                                          ;   432.3 agu0+fp5   64 dst
        vpxor ymm12, ymm12, ymm11                                        ;   432.8 fp2     64 dst
        vmovdqu ymm4, [rbp + 1920]                                       ;   430.3 agu1    64 dst reload
        vmovdqu ymm11, [rbp + 1824]                                      ;   431.2 agu0    64 dst reload
        vmovdqu [rbp + 1696], ymm10                                      ;   433.3 agu2+fp5   64 dst spill
        vpunpcklqdq ymm10, ymm11, ymm4                                   ;   438.2 fp2     64 dst
        vmovdqu [rbp + 1792], ymm6                                       ;   437.3 agu1+fp5   64 dst spill
        vmovdqu ymm6, [rbp + 1760]                                       ;   432.2 agu0    64 dst reload
        vpxor ymm6, ymm6, ymm14                                          ;   439.2 fp3     64 dst
        vpunpckhqdq ymm7, ymm15, ymm7                                    ;   435.3 fp2     64 dst
        vmovdqu [r9 + 128], ymm12                                        ;   435.3 agu2+fp5   64 dst
        vmovdqu ymm12, [rbp + 1792]                                      ;   437.3 agu1    64 dst reload
        vmovdqu [r9 + 256], ymm12                                        ;   444.3 agu2+fp5   64 dst
        vperm2i128 ymm1, ymm1, ymm9, 0x31                                ;   436.3 fp1     64 dst
        vperm2i128 ymm9, ymm0, ymm2, 0x20                                ;   436.3 fp1     64 dst
        vperm2i128 ymm2, ymm0, ymm2, 0x31                                ;   436.3 fp1     64 dst
        vmovdqu ymm12, [rbp + 1952]                                      ;   433.2 agu0    64 dst reload
        vperm2i128 ymm14, ymm7, ymm12, 0x20                              ;   440.2 fp1     64 dst
        vpunpckhqdq ymm4, ymm11, ymm4                                    ;   438.2 fp2     64 dst
        vmovdqu ymm11, [rbp + 1696]                                      ;   433.3 agu1    64 dst reload
        vmovdqu [r9 + 320], ymm11                                        ;   440.3 agu2+fp5   64 dst
        vpxor ymm13, ymm13, ymm8                                         ;   439.3 fp0     64 dst
        vmovdqu ymm8, [rbp + 1664]                                       ;   435.5 agu0    64 dst reload
        vpxor ymm8, ymm8, ymm9                                           ;   442.5 fp3     64 dst
        vmovdqu ymm9, [rbp + 1728]                                       ;   435.8 agu1    64 dst reload
        vpxor ymm9, ymm9, ymm1                                           ;   442.8 fp2     64 dst
        vmovdqu ymm1, [rbp + 1536]                                       ;   436.5 agu0    64 dst reload
        vpxor ymm1, ymm1, ymm2                                           ;   443.5 fp0     64 dst
        vperm2i128 ymm2, ymm10, ymm5, 0x20                               ;   439.2 fp1     64 dst
        vperm2i128 ymm5, ymm10, ymm5, 0x31                               ;   439.2 fp1     64 dst
        vperm2i128 ymm10, ymm4, ymm3, 0x20                               ;   439.2 fp1     64 dst
        vperm2i128 ymm3, ymm4, ymm3, 0x31                                ;   439.7 fp1     64 dst
        vperm2i128 ymm4, ymm7, ymm12, 0x31                               ;   440.7 fp1     64 dst
        vmovdqu [r9 + 384], ymm6                                         ;   440.2 agu2+fp5   64 dst
        vmovdqu [r9 + 192], ymm13                                        ;   440.3 agu1+fp5   64 dst
        vmovdqu ymm6, [rbp + 2048]                                       ;   438.3 agu0    64 dst reload
        vpxor ymm6, ymm6, ymm2                                           ;   445.3 fp3     64 dst
        vmovdqu ymm2, [rbp + 2080]                                       ;   439.2 agu1    64 dst reload
        vpxor ymm2, ymm2, ymm10                                          ;   446.2 fp2     64 dst
        vmovdqu ymm7, [rbp + 1600]                                       ;   439.5 agu0    64 dst reload
        vpxor ymm7, ymm7, ymm5                                           ;   446.5 fp0     64 dst
        vmovdqu ymm5, [rbp + 1984]                                       ;   440.2 agu1    64 dst reload
        vpxor ymm5, ymm5, ymm3                                           ;   447.2 fp3     64 dst
        vmovdqu ymm3, [rbp + 1504]                                       ;   440.5 agu0    64 dst reload
        vpxor ymm3, ymm3, ymm14                                          ;   447.5 fp2     64 dst
        vmovdqu [r9 + 32], ymm8                                          ;   443.5 agu2+fp5   64 dst
        vmovdqu ymm8, [rbp + 2016]                                       ;   441.2 agu1    64 dst reload
        vpxor ymm8, ymm8, ymm4                                           ;   448.2 fp0     64 dst
        vmovdqu [r9 + 448], ymm9                                         ;   443.8 agu0+fp5   64 dst
        vmovdqu [r9 + 288], ymm1                                         ;   444.5 agu2+fp5   64 dst
        vmovdqu [r9 + 160], ymm6                                         ;   446.3 agu1+fp5   64 dst
        vmovdqu [r9 + 224], ymm2                                         ;   447.2 agu0+fp5   64 dst
        vmovdqu [r9 + 416], ymm7                                         ;   447.5 agu2+fp5   64 dst
        vmovdqu [r9 + 480], ymm5                                         ;   448.2 agu1+fp5   64 dst
        vmovdqu [r9 + 96], ymm3                                          ;   448.5 agu0+fp5   64 dst
        vmovdqu [r9 + 352], ymm8                                         ;   449.2 agu2+fp5   64 dst
        vmovdqu ymm0, [rbp + 1440]                                       ;   444.2 agu1    60 blocks
        vpaddd ymm0, ymm0, [rel chacha20_blocks.T0_constants256 + 96]    ;   451.2 fp3+agu0   60 blocks
        mov r9, r10                                                      ;   444.2         60 blocks copy
        cmp r8, qword [rbp + 2144]                                       ;                    more blocks?
        jne .blocks_1
        vmovdqu [rbp + 1408], ymm0                                       ;                    resident
        mov qword [rbp + 2136], r8                                       ;                    resident
        mov qword [rbp + 2152], r9                                       ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 2128]                                      ;                    blocks left over
        test rax, rax                                                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 2136]                                      ;                    blocks left over
        lea rdi, [rbp - 128]                                             ;                    blocks left over
        mov qword [rbp + 2160], rsi                                      ;                    blocks left over
        mov qword [rbp + 2136], rdi                                      ;                    blocks left over
        imul rcx, rax, 0x40                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        mov rsi, qword [rbp + 2152]                                      ;                    blocks left over
        lea rdi, [rbp + 384]                                             ;                    blocks left over
        mov rcx, rsi                                                     ;                    blocks left over
        sub rcx, qword [rbp + 2160]                                      ;                    blocks left over
        neg rcx                                                          ;                    blocks left over
        sbb rcx, rcx                                                     ;                    blocks left over
        lea rdx, [rbp - 128]                                             ;                    blocks left over
        sub rdi, rdx                                                     ;                    blocks left over
        and rdi, rcx                                                     ;                    blocks left over
        add rdi, rdx                                                     ;                    blocks left over
        mov qword [rbp + 2168], rdi                                      ;                    blocks left over
        mov qword [rbp + 2176], rsi                                      ;                    blocks left over
        mov qword [rbp + 2152], rdi                                      ;                    blocks left over
        imul rcx, rax, 0x40                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        lea rsi, [rbp + 384]                                             ;                    blocks left over
        mov qword [rbp + 2144], rsi                                      ;                    blocks left over
        neg rax                                                          ;                    blocks left over
        mov qword [rbp + 2128], rax                                      ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                          ;                    blocks left over
        mov rsi, qword [rbp + 2168]                                      ;                    blocks left over
        mov rdi, qword [rbp + 2176]                                      ;                    blocks left over
        imul rcx, rax, 0x40                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
.blocks_1_done:
        mov rcx, qword [rbp + 2184]                                      ;                    frame
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
        vmovdqu [rbp + 2048], ymm0                                       ;                    cleared
        vmovdqu [rbp + 2080], ymm0                                       ;                    cleared
        vmovdqu [rbp + 2144], ymm0                                       ;                    cleared
        vmovdqu [rbp + 2176], ymm0                                       ;                    cleared
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
