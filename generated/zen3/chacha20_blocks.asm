; chacha20_blocks for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/chacha20.cw (sha256 98a8146df34a762f); do not edit:
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
; The frame is cleared before return: 2720 bytes, 86 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 36 uops, planned 19.0; bounds: width 6.0, ports 17.0, path 7.0
;   blocks: 51 uops, planned 32.2; bounds: width 8.5, ports 32.0, path 1.0
;   blocks/rounds: 150 uops, planned 44.0; bounds: width 25.0, ports 32.0, path 28.0
;   blocks.2: 217 uops, planned 90.0; bounds: width 36.2, ports 48.0, path 18.0
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
        sub rsp, 0xac0                                                   ;                    frame
        and rsp, -32                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 2600], rax                                      ;                    frame
        mov qword [rbp + 2528], rdi                                      ;                    argument
        mov qword [rbp + 2536], rsi                                      ;                    argument
        mov dword [rbp + 2608], r8d                                      ;                    argument
        mov qword [rbp + 2552], rdx                                      ;                    argument
        mov qword [rbp + 2568], rcx                                      ;                    argument
        mov r8, qword [rbp + 2528]                                       ;     0.0 agu0    60 st reload
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
        mov r9, qword [rbp + 2536]                                       ;     8.0 agu0    60 counter reload
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
        cmp dword [rbp + 2608], 0                                        ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 2608]                                      ;                    passes of 8
        mov rcx, rax                                                     ;                    passes of 8
.blocks_1_share:
        and rax, 7                                                       ;                    passes of 8
        mov qword [rbp + 2544], rax                                      ;                    passes of 8
        sub rcx, rax                                                     ;                    passes of 8
        imul rcx, rcx, 0x40                                              ;                    passes of 8
        mov rdx, qword [rbp + 2552]                                      ;                    passes of 8
        add rcx, rdx                                                     ;                    passes of 8
        mov qword [rbp + 2560], rcx                                      ;                    passes of 8
        cmp rcx, rdx                                                     ;                    passes of 8
        je .blocks_1_rest
.blocks_1_again:
        align 16
.blocks_1:
        vmovdqu ymm0, [rbp + 896]                                        ;     0.0 agu0    62 s[0] reload
        vmovdqu [rbp + 1440], ymm0                                       ;     7.0 agu1+fp5   62 s[0]
        vmovdqu [rbp + 1472], ymm0                                       ;     7.0 agu2+fp5   25 rounds
        vmovdqu ymm0, [rbp + 928]                                        ;     1.0 agu0    62 s[1] reload
        vmovdqu [rbp + 1504], ymm0                                       ;     8.0 agu1+fp5   62 s[1]
        vmovdqu [rbp + 1536], ymm0                                       ;     8.0 agu2+fp5   25 rounds
        vmovdqu ymm0, [rbp + 960]                                        ;     2.0 agu0    62 s[2] reload
        vmovdqu [rbp + 1568], ymm0                                       ;     9.0 agu1+fp5   62 s[2]
        vmovdqu [rbp + 1600], ymm0                                       ;     9.0 agu2+fp5   25 rounds
        vmovdqu ymm0, [rbp + 992]                                        ;     3.0 agu0    62 s[3] reload
        vmovdqu [rbp + 1632], ymm0                                       ;    10.0 agu1+fp5   62 s[3]
        vmovdqu [rbp + 1664], ymm0                                       ;    10.0 agu2+fp5   25 rounds
        vmovdqu ymm0, [rbp + 1024]                                       ;     4.0 agu0    62 s[4] reload
        vmovdqu [rbp + 1696], ymm0                                       ;    11.0 agu1+fp5   62 s[4]
        vmovdqu [rbp + 1728], ymm0                                       ;    11.0 agu2+fp5   25 rounds
        vmovdqu ymm0, [rbp + 1056]                                       ;     5.0 agu0    62 s[5] reload
        vmovdqu [rbp + 1760], ymm0                                       ;    12.0 agu1+fp5   62 s[5]
        vmovdqu [rbp + 1792], ymm0                                       ;    12.0 agu2+fp5   25 rounds
        mov esi, 0xa                                                     ;     3.0 alu0    25 rounds reload
        mov dword [rbp + 2612], esi                                      ;     6.0 agu0+st0   25 rounds
        vmovdqu ymm0, [rbp + 1088]                                       ;     6.2 agu1    62 s[6] reload
        vmovdqu [rbp + 1824], ymm0                                       ;    13.2 agu2+fp5   62 s[6]
        vmovdqu [rbp + 1856], ymm0                                       ;    13.2 agu0+fp5   25 rounds
        vmovdqu ymm0, [rbp + 1120]                                       ;     7.2 agu1    62 s[7] reload
        vmovdqu [rbp + 1888], ymm0                                       ;    14.2 agu2+fp5   62 s[7]
        vmovdqu [rbp + 1920], ymm0                                       ;    15.2 agu0+fp5   25 rounds
        vmovdqu ymm0, [rbp + 1152]                                       ;     8.2 agu1    62 s[8] reload
        vmovdqu [rbp + 1952], ymm0                                       ;    16.2 agu2+fp5   62 s[8]
        vmovdqu [rbp + 1984], ymm0                                       ;    17.2 agu0+fp5   25 rounds
        vmovdqu ymm0, [rbp + 1184]                                       ;     9.2 agu1    62 s[9] reload
        vmovdqu [rbp + 2016], ymm0                                       ;    18.2 agu2+fp5   62 s[9]
        vmovdqu [rbp + 2048], ymm0                                       ;    19.2 agu0+fp5   25 rounds
        vmovdqu ymm0, [rbp + 1216]                                       ;    10.2 agu1    62 s[10] reload
        vmovdqu [rbp + 2080], ymm0                                       ;    20.2 agu2+fp5   62 s[10]
        vmovdqu [rbp + 2112], ymm0                                       ;    21.2 agu0+fp5   25 rounds
        vmovdqu ymm0, [rbp + 1248]                                       ;    11.2 agu1    62 s[11] reload
        vmovdqu [rbp + 2144], ymm0                                       ;    22.2 agu2+fp5   62 s[11]
        vmovdqu [rbp + 2176], ymm0                                       ;    23.2 agu0+fp5   25 rounds
        vmovdqu ymm0, [rbp + 1280]                                       ;    12.2 agu1    62 s[13] reload
        vmovdqu [rbp + 2208], ymm0                                       ;    24.2 agu2+fp5   62 s[13]
        vmovdqu [rbp + 2240], ymm0                                       ;    25.2 agu0+fp5   25 rounds
        vmovdqu ymm0, [rbp + 1312]                                       ;    13.2 agu1    62 s[14] reload
        vmovdqu [rbp + 2272], ymm0                                       ;    26.2 agu2+fp5   62 s[14]
        vmovdqu [rbp + 2304], ymm0                                       ;    27.2 agu0+fp5   25 rounds
        vmovdqu ymm0, [rbp + 1344]                                       ;    14.2 agu1    62 s[15] reload
        vmovdqu [rbp + 2336], ymm0                                       ;    28.2 agu2+fp5   62 s[15]
        vmovdqu [rbp + 2368], ymm0                                       ;    29.2 agu0+fp5   25 rounds
        vmovdqu ymm0, [rbp + 1376]                                       ;    15.2 agu1    62 s[12]
        vpaddd ymm0, ymm0, [rbp + 1408]                                  ;    22.2 fp0+agu0   62 s[12]
        vmovdqu [rbp + 2400], ymm0                                       ;    30.2 agu2+fp5   62 s[12]
        vmovdqu [rbp + 2432], ymm0                                       ;    31.2 agu1+fp5   25 rounds
        vmovdqu ymm0, [rbp + 1472]                                       ;                    resident
        vmovdqu ymm1, [rbp + 1728]                                       ;                    resident
        vmovdqu ymm2, [rbp + 2432]                                       ;                    resident
        vmovdqu ymm3, [rbp + 1984]                                       ;                    resident
        vmovdqu ymm4, [rbp + 1536]                                       ;                    resident
        vmovdqu ymm5, [rbp + 1792]                                       ;                    resident
        vmovdqu ymm6, [rbp + 2240]                                       ;                    resident
        vmovdqu ymm7, [rbp + 2048]                                       ;                    resident
        vmovdqu ymm8, [rbp + 1600]                                       ;                    resident
        vmovdqu ymm9, [rbp + 1856]                                       ;                    resident
        vmovdqu ymm10, [rbp + 2304]                                      ;                    resident
        vmovdqu ymm11, [rbp + 2112]                                      ;                    resident
        vmovdqu ymm12, [rbp + 1664]                                      ;                    resident
        vmovdqu ymm13, [rbp + 1920]                                      ;                    resident
        mov esi, dword [rbp + 2612]                                      ;                    resident
        align 16
.rounds_2:
        vpaddd ymm0, ymm0, ymm1                                          ;     0.0 fp0     11 x[0]
        vpxor ymm14, ymm0, ymm2                                          ;     1.0 fp1     12 x[12]
        vmovdqu ymm15, [rel chacha20_blocks.T0_constants256 + 32]        ;     0.3 agu0    12 x[12] reload
        vpshufb ymm14, ymm14, ymm15                                      ;     7.3 fp2     12 x[12]
        vpaddd ymm2, ymm14, ymm3                                         ;     8.3 fp3     13 x[8]
        vpxor ymm1, ymm2, ymm1                                           ;     9.3 fp0     14 x[4]
        vpslld ymm3, ymm1, 0xc                                           ;    10.3 fp1     14 x[4]
        vpsrld ymm1, ymm1, 0x14                                          ;    10.3 fp2     14 x[4]
        vpaddd ymm4, ymm4, ymm5                                          ;     1.7 fp3     11 x[1]
        vpxor ymm3, ymm3, ymm1                                           ;    11.3 fp0     14 x[4]
        vpxor ymm1, ymm4, ymm6                                           ;     2.7 fp1     12 x[13]
        vpshufb ymm1, ymm1, ymm15                                        ;     7.3 fp2     12 x[13]
        vpaddd ymm6, ymm1, ymm7                                          ;     8.3 fp3     13 x[9]
        vpxor ymm5, ymm6, ymm5                                           ;     9.3 fp0     14 x[5]
        vpslld ymm7, ymm5, 0xc                                           ;    10.3 fp1     14 x[5]
        vpsrld ymm5, ymm5, 0x14                                          ;    10.3 fp2     14 x[5]
        vpaddd ymm8, ymm8, ymm9                                          ;     3.7 fp3     11 x[2]
        vpxor ymm7, ymm7, ymm5                                           ;    11.3 fp0     14 x[5]
        vpxor ymm5, ymm8, ymm10                                          ;     4.7 fp1     12 x[14]
        vpshufb ymm5, ymm5, ymm15                                        ;     7.3 fp2     12 x[14]
        vpaddd ymm10, ymm5, ymm11                                        ;     8.3 fp3     13 x[10]
        vpxor ymm9, ymm10, ymm9                                          ;     9.3 fp0     14 x[6]
        vpslld ymm11, ymm9, 0xc                                          ;    10.3 fp1     14 x[6]
        vpsrld ymm9, ymm9, 0x14                                          ;    10.3 fp2     14 x[6]
        vpaddd ymm12, ymm12, ymm13                                       ;     7.5 fp3     11 x[3]
        vpxor ymm11, ymm11, ymm9                                         ;    11.3 fp0     14 x[6]
        vpxor ymm9, ymm12, [rbp + 2368]                                  ;     8.5 fp1+agu1   12 x[15]
        vpshufb ymm9, ymm9, ymm15                                        ;     9.5 fp2     12 x[15]
        vpaddd ymm0, ymm0, ymm3                                          ;    12.3 fp3     15 x[0]
        vpaddd ymm4, ymm4, ymm7                                          ;    12.3 fp0     15 x[1]
        vpaddd ymm8, ymm8, ymm11                                         ;    12.3 fp1     15 x[2]
        vpxor ymm14, ymm14, ymm0                                         ;    13.3 fp2     16 x[12]
        vpxor ymm1, ymm1, ymm4                                           ;    13.3 fp3     16 x[13]
        vpxor ymm5, ymm5, ymm8                                           ;    13.3 fp0     16 x[14]
        vpshufb ymm14, ymm14, [rel chacha20_blocks.T0_constants256 + 64] ;    14.3 fp1+agu0   16 x[12]
        vpaddd ymm15, ymm9, [rbp + 2176]                                 ;    10.5 fp2+agu1   13 x[11]
        vpshufb ymm1, ymm1, [rel chacha20_blocks.T0_constants256 + 64]   ;    14.3 fp1+agu0   16 x[13]
        vpshufb ymm5, ymm5, [rel chacha20_blocks.T0_constants256 + 64]   ;    14.3 fp2+agu1   16 x[14]
        vpaddd ymm2, ymm2, ymm14                                         ;    15.3 fp3     17 x[8]
        vpaddd ymm6, ymm6, ymm1                                          ;    15.3 fp0     17 x[9]
        vpxor ymm13, ymm15, ymm13                                        ;    11.8 fp3     14 x[7]
        vpaddd ymm10, ymm10, ymm5                                        ;    15.3 fp1     17 x[10]
        vpxor ymm3, ymm3, ymm2                                           ;    16.3 fp0     18 x[4]
        vpxor ymm7, ymm7, ymm6                                           ;    16.3 fp2     18 x[5]
        vmovdqu [rbp + 2464], ymm6                                       ;    16.3 agu2+fp5   17 x[9] spill
        vpslld ymm6, ymm13, 0xc                                          ;    12.8 fp1     14 x[7]
        vpsrld ymm13, ymm13, 0x14                                        ;    13.3 fp2     14 x[7]
        vpxor ymm6, ymm6, ymm13                                          ;    14.3 fp3     14 x[7]
        vpaddd ymm12, ymm12, ymm6                                        ;    15.3 fp0     15 x[3]
        vpxor ymm9, ymm9, ymm12                                          ;    16.3 fp3     16 x[15]
        vmovdqu ymm13, [rel chacha20_blocks.T0_constants256 + 64]        ;    13.3 agu0    16 x[12] reload
        vpshufb ymm9, ymm9, ymm13                                        ;    20.3 fp1     16 x[15]
        vpxor ymm11, ymm11, ymm10                                        ;    16.3 fp0     18 x[6]
        vpaddd ymm15, ymm15, ymm9                                        ;    21.3 fp2     17 x[11]
        vpxor ymm6, ymm6, ymm15                                          ;    22.3 fp3     18 x[7]
        vpslld ymm13, ymm3, 7                                            ;    17.3 fp1     18 x[4]
        vpsrld ymm3, ymm3, 0x19                                          ;    17.3 fp2     18 x[4]
        vpxor ymm13, ymm13, ymm3                                         ;    18.3 fp0     18 x[4]
        vpslld ymm3, ymm7, 7                                             ;    17.3 fp1     18 x[5]
        vpsrld ymm7, ymm7, 0x19                                          ;    17.3 fp2     18 x[5]
        vpxor ymm3, ymm3, ymm7                                           ;    18.3 fp3     18 x[5]
        vpslld ymm7, ymm11, 7                                            ;    17.3 fp1     18 x[6]
        vpsrld ymm11, ymm11, 0x19                                        ;    17.3 fp2     18 x[6]
        vpxor ymm7, ymm7, ymm11                                          ;    18.3 fp0     18 x[6]
        vpaddd ymm0, ymm0, ymm3                                          ;    19.3 fp3     11 x[0]
        vpaddd ymm4, ymm4, ymm7                                          ;    19.3 fp0     11 x[1]
        vpaddd ymm12, ymm12, ymm13                                       ;    19.3 fp3     11 x[3]
        vpxor ymm9, ymm9, ymm0                                           ;    21.3 fp1     12 x[15]
        vpxor ymm14, ymm14, ymm4                                         ;    20.3 fp0     12 x[12]
        vpxor ymm5, ymm5, ymm12                                          ;    20.3 fp2     12 x[14]
        vmovdqu ymm11, [rel chacha20_blocks.T0_constants256 + 32]        ;    17.7 agu1    12 x[12] reload
        vpshufb ymm14, ymm14, ymm11                                      ;    24.7 fp1     12 x[12]
        vpshufb ymm9, ymm9, ymm11                                        ;    24.7 fp2     12 x[15]
        vpshufb ymm5, ymm5, ymm11                                        ;    24.7 fp1     12 x[14]
        vpaddd ymm10, ymm10, ymm9                                        ;    25.7 fp3     13 x[10]
        vpaddd ymm15, ymm15, ymm14                                       ;    25.7 fp0     13 x[11]
        vpxor ymm3, ymm3, ymm10                                          ;    26.7 fp3     14 x[5]
        vpxor ymm7, ymm7, ymm15                                          ;    26.7 fp0     14 x[6]
        vmovdqu [rbp + 2496], ymm15                                      ;    26.7 agu2+fp5   13 x[11] spill
        vpslld ymm15, ymm6, 7                                            ;    23.3 fp2     18 x[7]
        vpsrld ymm6, ymm6, 0x19                                          ;    23.3 fp1     18 x[7]
        vpxor ymm15, ymm15, ymm6                                         ;    24.3 fp3     18 x[7]
        vpaddd ymm8, ymm8, ymm15                                         ;    25.3 fp0     11 x[2]
        vpxor ymm1, ymm1, ymm8                                           ;    26.3 fp2     12 x[13]
        vpshufb ymm1, ymm1, ymm11                                        ;    27.3 fp1     12 x[13]
        vpaddd ymm2, ymm2, ymm1                                          ;    28.3 fp3     13 x[8]
        vpaddd ymm6, ymm5, [rbp + 2464]                                  ;    25.7 fp0+agu0   13 x[9]
        vpxor ymm13, ymm13, ymm6                                         ;    26.7 fp2     14 x[4]
        vpxor ymm15, ymm15, ymm2                                         ;    29.3 fp3     14 x[7]
        vpslld ymm11, ymm3, 0xc                                          ;    27.7 fp1     14 x[5]
        vpsrld ymm3, ymm3, 0x14                                          ;    27.7 fp2     14 x[5]
        vpxor ymm11, ymm11, ymm3                                         ;    28.7 fp0     14 x[5]
        vpslld ymm3, ymm7, 0xc                                           ;    27.7 fp1     14 x[6]
        vpsrld ymm7, ymm7, 0x14                                          ;    27.7 fp2     14 x[6]
        vpxor ymm3, ymm3, ymm7                                           ;    28.7 fp3     14 x[6]
        vpslld ymm7, ymm13, 0xc                                          ;    27.7 fp1     14 x[4]
        vpsrld ymm13, ymm13, 0x14                                        ;    27.7 fp2     14 x[4]
        vpxor ymm7, ymm7, ymm13                                          ;    28.7 fp0     14 x[4]
        vpaddd ymm0, ymm0, ymm11                                         ;    29.7 fp3     15 x[0]
        vpaddd ymm4, ymm4, ymm3                                          ;    29.7 fp0     15 x[1]
        vpaddd ymm12, ymm12, ymm7                                        ;    29.7 fp1     15 x[3]
        vpxor ymm9, ymm9, ymm0                                           ;    30.7 fp2     16 x[15]
        vpxor ymm14, ymm14, ymm4                                         ;    30.7 fp3     16 x[12]
        vpxor ymm5, ymm5, ymm12                                          ;    30.7 fp0     16 x[14]
        vmovdqu ymm13, [rel chacha20_blocks.T0_constants256 + 64]        ;    27.8 agu1    16 x[12] reload
        vpshufb ymm9, ymm9, ymm13                                        ;    34.8 fp1     16 x[15]
        vpshufb ymm14, ymm14, ymm13                                      ;    34.8 fp2     16 x[12]
        vpshufb ymm5, ymm5, ymm13                                        ;    34.8 fp1     16 x[14]
        vpaddd ymm10, ymm10, ymm9                                        ;    35.8 fp3     17 x[10]
        vpaddd ymm6, ymm6, ymm5                                          ;    35.8 fp0     17 x[9]
        vpxor ymm11, ymm11, ymm10                                        ;    36.8 fp2     18 x[5]
        vmovdqu [rbp + 2464], ymm9                                       ;    35.8 agu2+fp5   16 x[15] spill
        vpslld ymm9, ymm15, 0xc                                          ;    30.3 fp1     14 x[7]
        vpsrld ymm15, ymm15, 0x14                                        ;    30.7 fp2     14 x[7]
        vpxor ymm9, ymm9, ymm15                                          ;    31.7 fp3     14 x[7]
        vpaddd ymm8, ymm8, ymm9                                          ;    32.7 fp0     15 x[2]
        vpxor ymm1, ymm1, ymm8                                           ;    33.7 fp3     16 x[13]
        vpshufb ymm15, ymm1, ymm13                                       ;    34.8 fp1     16 x[13]
        vpaddd ymm2, ymm2, ymm15                                         ;    35.8 fp0     17 x[8]
        vpxor ymm9, ymm9, ymm2                                           ;    36.8 fp2     18 x[7]
        vpxor ymm7, ymm7, ymm6                                           ;    36.8 fp3     18 x[4]
        vpaddd ymm1, ymm14, [rbp + 2496]                                 ;    35.8 fp0+agu0   17 x[11]
        vpxor ymm3, ymm3, ymm1                                           ;    36.8 fp1     18 x[6]
        vmovdqu [rbp + 2176], ymm1                                       ;    36.8 agu1+fp5   25 rounds
        vpslld ymm1, ymm11, 7                                            ;    37.8 fp2     18 x[5]
        vpsrld ymm11, ymm11, 0x19                                        ;    37.8 fp1     18 x[5]
        vpxor ymm1, ymm1, ymm11                                          ;    38.8 fp3     18 x[5]
        vpslld ymm11, ymm3, 7                                            ;    37.8 fp2     18 x[6]
        vpsrld ymm3, ymm3, 0x19                                          ;    37.8 fp1     18 x[6]
        vpxor ymm11, ymm11, ymm3                                         ;    38.8 fp0     18 x[6]
        vpslld ymm3, ymm9, 7                                             ;    37.8 fp2     18 x[7]
        vpsrld ymm9, ymm9, 0x19                                          ;    37.8 fp1     18 x[7]
        vpxor ymm3, ymm3, ymm9                                           ;    38.8 fp3     18 x[7]
        vpslld ymm9, ymm7, 7                                             ;    37.8 fp2     18 x[4]
        vpsrld ymm7, ymm7, 0x19                                          ;    37.8 fp1     18 x[4]
        vpxor ymm9, ymm9, ymm7                                           ;    38.8 fp0     18 x[4]
        vmovdqu ymm7, [rbp + 2464]                                       ;    37.0 agu0    16 x[15] reload
        vmovdqu [rbp + 2368], ymm7                                       ;    44.0 agu2+fp5   25 rounds
        add esi, 0xffffffff                                              ;    37.3 alu0    25 rounds
        vmovdqa ymm7, ymm6                                               ;    37.5         17 x[9] copy
        vmovdqa ymm6, ymm15                                              ;    37.7         16 x[13] copy
        vmovdqa ymm13, ymm3                                              ;    39.8         18 x[7] copy
        vmovdqa ymm3, ymm2                                               ;    38.0         17 x[8] copy
        vmovdqa ymm2, ymm14                                              ;    38.2         16 x[12] copy
        vmovdqa ymm14, ymm11                                             ;    39.8         18 x[6] copy
        vmovdqa ymm11, ymm10                                             ;    38.5         17 x[10] copy
        vmovdqa ymm10, ymm5                                              ;    38.7         16 x[14] copy
        vmovdqa ymm5, ymm1                                               ;    39.8         18 x[5] copy
        vmovdqa ymm1, ymm9                                               ;    39.8         18 x[4] copy
        vmovdqa ymm9, ymm14                                              ;    39.8         18 x[6] copy
        test esi, esi                                                    ;                    more rounds?
        jne .rounds_2
        vmovdqu [rbp + 1472], ymm0                                       ;                    resident
        vmovdqu [rbp + 1728], ymm1                                       ;                    resident
        vmovdqu [rbp + 2432], ymm2                                       ;                    resident
        vmovdqu [rbp + 1984], ymm3                                       ;                    resident
        vmovdqu [rbp + 1536], ymm4                                       ;                    resident
        vmovdqu [rbp + 1792], ymm5                                       ;                    resident
        vmovdqu [rbp + 2240], ymm6                                       ;                    resident
        vmovdqu [rbp + 2048], ymm7                                       ;                    resident
        vmovdqu [rbp + 1600], ymm8                                       ;                    resident
        vmovdqu [rbp + 1856], ymm9                                       ;                    resident
        vmovdqu [rbp + 2304], ymm10                                      ;                    resident
        vmovdqu [rbp + 2112], ymm11                                      ;                    resident
        vmovdqu [rbp + 1664], ymm12                                      ;                    resident
        vmovdqu [rbp + 1920], ymm13                                      ;                    resident
        mov dword [rbp + 2612], esi                                      ;                    resident
        mov r8, qword [rbp + 2552]                                       ;     0.0 agu0    64 dst reload
        vmovdqu xmm0, [r8]                                               ;     4.0 agu1    64 dst
        vmovdqu xmm1, [r8 + 64]                                          ;     4.0 agu0    64 dst
        vmovdqu xmm2, [r8 + 128]                                         ;     4.0 agu1    64 dst
        vmovdqu xmm3, [r8 + 192]                                         ;     4.0 agu0    64 dst
        vmovdqu xmm4, [r8 + 256]                                         ;     4.0 agu1    64 dst
        vperm2i128 ymm0, ymm0, ymm4, 0x20                                ;    11.0 fp1     64 dst
        vmovdqu xmm4, [r8 + 320]                                         ;     4.0 agu0    64 dst
        vperm2i128 ymm1, ymm1, ymm4, 0x20                                ;    11.0 fp1     64 dst
        vpunpckldq ymm4, ymm0, ymm1                                      ;    14.0 fp2     64 dst
        vpunpckhdq ymm0, ymm0, ymm1                                      ;    14.0 fp2     64 dst
        vmovdqu xmm1, [r8 + 384]                                         ;     4.0 agu1    64 dst
        vperm2i128 ymm1, ymm2, ymm1, 0x20                                ;    11.0 fp1     64 dst
        vmovdqu xmm2, [r8 + 448]                                         ;     4.0 agu0    64 dst
        vperm2i128 ymm2, ymm3, ymm2, 0x20                                ;    11.0 fp1     64 dst
        vpunpckldq ymm3, ymm1, ymm2                                      ;    14.0 fp2     64 dst
        vpunpckhdq ymm1, ymm1, ymm2                                      ;    14.0 fp2     64 dst
        vpunpcklqdq ymm2, ymm4, ymm3                                     ;    15.0 fp1     64 dst
        vpunpckhqdq ymm3, ymm4, ymm3                                     ;    15.0 fp2     64 dst
        vpunpcklqdq ymm4, ymm0, ymm1                                     ;    15.0 fp1     64 dst
        vpunpckhqdq ymm0, ymm0, ymm1                                     ;    15.0 fp2     64 dst
        vmovdqu xmm1, [r8 + 16]                                          ;     4.7 agu1    64 dst
        vmovdqu xmm5, [r8 + 80]                                          ;     5.0 agu0    64 dst
        vmovdqu xmm6, [r8 + 144]                                         ;     5.7 agu1    64 dst
        vmovdqu xmm7, [r8 + 208]                                         ;     6.0 agu0    64 dst
        vmovdqu xmm8, [r8 + 272]                                         ;     6.7 agu1    64 dst
        vperm2i128 ymm1, ymm1, ymm8, 0x20                                ;    13.7 fp1     64 dst
        vmovdqu xmm8, [r8 + 336]                                         ;     7.0 agu0    64 dst
        vperm2i128 ymm5, ymm5, ymm8, 0x20                                ;    14.0 fp1     64 dst
        vpunpckldq ymm8, ymm1, ymm5                                      ;    17.0 fp2     64 dst
        vpunpckhdq ymm1, ymm1, ymm5                                      ;    17.0 fp2     64 dst
        vmovdqu xmm5, [r8 + 400]                                         ;    11.0 agu1    64 dst
        vperm2i128 ymm5, ymm6, ymm5, 0x20                                ;    18.0 fp1     64 dst
        vmovdqu xmm6, [r8 + 464]                                         ;    11.3 agu0    64 dst
        vperm2i128 ymm6, ymm7, ymm6, 0x20                                ;    18.3 fp1     64 dst
        vpunpckldq ymm7, ymm5, ymm6                                      ;    21.3 fp2     64 dst
        vpunpckhdq ymm5, ymm5, ymm6                                      ;    21.3 fp2     64 dst
        vpunpcklqdq ymm6, ymm8, ymm7                                     ;    22.3 fp1     64 dst
        vpunpckhqdq ymm7, ymm8, ymm7                                     ;    22.3 fp2     64 dst
        vpunpcklqdq ymm8, ymm1, ymm5                                     ;    22.3 fp1     64 dst
        vpunpckhqdq ymm1, ymm1, ymm5                                     ;    22.3 fp2     64 dst
        vmovdqu xmm5, [r8 + 32]                                          ;    14.5 agu1    64 dst
        vmovdqu xmm9, [r8 + 96]                                          ;    14.7 agu0    64 dst
        vmovdqu xmm10, [r8 + 160]                                        ;    15.5 agu1    64 dst
        vmovdqu xmm11, [r8 + 224]                                        ;    15.7 agu0    64 dst
        vmovdqu xmm12, [r8 + 288]                                        ;    16.5 agu1    64 dst
        vmovdqu xmm13, [r8 + 352]                                        ;    16.7 agu0    64 dst
        vmovdqu ymm14, [rbp + 1472]                                      ;    17.5 agu1    64 dst
        vpaddd ymm14, ymm14, [rbp + 1440]                                ;    24.5 fp0+agu0   64 dst
        vpxor ymm2, ymm2, ymm14                                          ;    25.5 fp3     64 dst
        vperm2i128 ymm5, ymm5, ymm12, 0x20                               ;    23.5 fp1     64 dst
        vperm2i128 ymm9, ymm9, ymm13, 0x20                               ;    23.7 fp1     64 dst
        vmovdqu xmm12, [r8 + 416]                                        ;    18.5 agu1    64 dst
        vperm2i128 ymm10, ymm10, ymm12, 0x20                             ;    25.5 fp1     64 dst
        vmovdqu xmm12, [r8 + 480]                                        ;    18.7 agu0    64 dst
        vmovdqu ymm13, [rbp + 1536]                                      ;    19.5 agu1    64 dst
        vpaddd ymm13, ymm13, [rbp + 1504]                                ;    26.5 fp2+agu0   64 dst
        vpxor ymm3, ymm3, ymm13                                          ;    27.5 fp0     64 dst
        vperm2i128 ymm11, ymm11, ymm12, 0x20                             ;    25.7 fp1     64 dst
        vpunpckldq ymm12, ymm2, ymm3                                     ;    28.5 fp2     64 dst
        vpunpckhdq ymm2, ymm2, ymm3                                      ;    28.5 fp1     64 dst
        vpunpckldq ymm3, ymm5, ymm9                                      ;    26.7 fp2     64 dst
        vpunpckhdq ymm5, ymm5, ymm9                                      ;    26.7 fp1     64 dst
        vpunpckldq ymm9, ymm10, ymm11                                    ;    28.7 fp2     64 dst
        vmovdqu ymm13, [rbp + 1600]                                      ;    22.5 agu1    64 dst
        vpaddd ymm13, ymm13, [rbp + 1568]                                ;    29.5 fp3+agu0   64 dst
        vpxor ymm4, ymm4, ymm13                                          ;    30.5 fp0     64 dst
        vpunpckhdq ymm10, ymm10, ymm11                                   ;    28.7 fp1     64 dst
        vpunpcklqdq ymm11, ymm3, ymm9                                    ;    29.7 fp2     64 dst
        vpunpckhqdq ymm3, ymm3, ymm9                                     ;    29.7 fp1     64 dst
        vpunpcklqdq ymm9, ymm5, ymm10                                    ;    29.7 fp2     64 dst
        vmovdqu ymm13, [rbp + 1664]                                      ;    25.5 agu1    64 dst
        vpaddd ymm13, ymm13, [rbp + 1632]                                ;    32.5 fp3+agu0   64 dst
        vpxor ymm0, ymm0, ymm13                                          ;    33.5 fp0     64 dst
        vpunpckldq ymm13, ymm4, ymm0                                     ;    34.5 fp1     64 dst
        vpunpckhdq ymm0, ymm4, ymm0                                      ;    34.5 fp2     64 dst
        vpunpckhqdq ymm4, ymm5, ymm10                                    ;    29.7 fp1     64 dst
        vpunpcklqdq ymm5, ymm12, ymm13                                   ;    35.5 fp2     64 dst
        vpunpckhqdq ymm10, ymm12, ymm13                                  ;    35.5 fp1     64 dst
        vpunpcklqdq ymm12, ymm2, ymm0                                    ;    35.5 fp2     64 dst
        vpunpckhqdq ymm0, ymm2, ymm0                                     ;    35.5 fp1     64 dst
        vperm2i128 ymm2, ymm5, ymm5, 0x11                                ;    36.5 fp1     64 dst
        vperm2i128 ymm13, ymm10, ymm10, 0x11                             ;    36.5 fp1     64 dst
        mov r9, qword [rbp + 2568]                                       ;    29.5 agu2    64 dst reload
        vmovdqu [r9], xmm5                                               ;    36.5 agu1+fp5   64 dst
        vmovdqu [r9 + 64], xmm10                                         ;    36.5 agu0+fp5   64 dst
        vmovdqu [r9 + 256], xmm2                                         ;    39.5 agu2+fp5   64 dst
        vmovdqu [r9 + 320], xmm13                                        ;    39.5 agu1+fp5   64 dst
        vmovdqu [r9 + 128], xmm12                                        ;    36.5 agu0+fp5   64 dst
        vperm2i128 ymm2, ymm12, ymm12, 0x11                              ;    36.5 fp1     64 dst
        vmovdqu [r9 + 384], xmm2                                         ;    39.5 agu2+fp5   64 dst
        vmovdqu [r9 + 192], xmm0                                         ;    36.5 agu1+fp5   64 dst
        vperm2i128 ymm0, ymm0, ymm0, 0x11                                ;    36.5 fp1     64 dst
        vmovdqu [r9 + 448], xmm0                                         ;    39.5 agu0+fp5   64 dst
        vmovdqu xmm0, [r8 + 48]                                          ;    35.5 agu1    64 dst
        vmovdqu xmm2, [r8 + 112]                                         ;    35.7 agu0    64 dst
        vmovdqu xmm5, [r8 + 176]                                         ;    36.5 agu1    64 dst
        vmovdqu xmm10, [r8 + 240]                                        ;    36.7 agu0    64 dst
        vmovdqu xmm12, [r8 + 304]                                        ;    37.5 agu1    64 dst
        vmovdqu xmm13, [r8 + 368]                                        ;    37.7 agu0    64 dst
        vmovdqu xmm14, [r8 + 432]                                        ;    38.5 agu1    64 dst
        vmovdqu ymm15, [rbp + 1728]                                      ;    38.7 agu0    64 dst
        vpaddd ymm15, ymm15, [rbp + 1696]                                ;    45.7 fp3+agu1   64 dst
        vpxor ymm6, ymm6, ymm15                                          ;    46.7 fp0     64 dst
        vperm2i128 ymm0, ymm0, ymm12, 0x20                               ;    44.5 fp1     64 dst
        vperm2i128 ymm2, ymm2, ymm13, 0x20                               ;    44.7 fp1     64 dst
        vperm2i128 ymm5, ymm5, ymm14, 0x20                               ;    45.5 fp1     64 dst
        vmovdqu xmm12, [r8 + 496]                                        ;    39.7 agu0    64 dst
        vmovdqu ymm13, [rbp + 1792]                                      ;    40.5 agu1    64 dst
        vpaddd ymm13, ymm13, [rbp + 1760]                                ;    47.5 fp2+agu0   64 dst
        vpxor ymm7, ymm7, ymm13                                          ;    48.5 fp3     64 dst
        vperm2i128 ymm10, ymm10, ymm12, 0x20                             ;    46.7 fp1     64 dst
        vpunpckldq ymm12, ymm6, ymm7                                     ;    49.5 fp2     64 dst
        vpunpckhdq ymm6, ymm6, ymm7                                      ;    49.5 fp2     64 dst
        vpunpckldq ymm7, ymm0, ymm2                                      ;    47.7 fp2     64 dst
        vpunpckhdq ymm0, ymm0, ymm2                                      ;    47.7 fp1     64 dst
        vpunpckldq ymm2, ymm5, ymm10                                     ;    49.7 fp2     64 dst
        vmovdqu ymm13, [rbp + 1856]                                      ;    41.5 agu1    64 dst
        vpaddd ymm13, ymm13, [rbp + 1824]                                ;    48.5 fp0+agu0   64 dst
        vpxor ymm8, ymm8, ymm13                                          ;    49.5 fp3     64 dst
        vpunpckhdq ymm5, ymm5, ymm10                                     ;    49.7 fp1     64 dst
        vpunpcklqdq ymm10, ymm7, ymm2                                    ;    50.7 fp2     64 dst
        vpunpckhqdq ymm2, ymm7, ymm2                                     ;    50.7 fp1     64 dst
        vpunpcklqdq ymm7, ymm0, ymm5                                     ;    50.7 fp2     64 dst
        vmovdqu ymm13, [rbp + 1920]                                      ;    45.7 agu1    64 dst
        vpaddd ymm13, ymm13, [rbp + 1888]                                ;    52.7 fp0+agu0   64 dst
        vpxor ymm1, ymm1, ymm13                                          ;    53.7 fp3     64 dst
        vpunpckldq ymm13, ymm8, ymm1                                     ;    54.7 fp1     64 dst
        vpunpckhdq ymm1, ymm8, ymm1                                      ;    54.7 fp2     64 dst
        vpunpckhqdq ymm0, ymm0, ymm5                                     ;    50.7 fp1     64 dst
        vpunpcklqdq ymm5, ymm12, ymm13                                   ;    55.7 fp2     64 dst
        vpunpckhqdq ymm8, ymm12, ymm13                                   ;    55.7 fp1     64 dst
        vmovdqu [r9 + 16], xmm5                                          ;    56.7 agu2+fp5   64 dst
        vperm2i128 ymm5, ymm5, ymm5, 0x11                                ;    56.7 fp1     64 dst
        vmovdqu [r9 + 272], xmm5                                         ;    59.7 agu1+fp5   64 dst
        vmovdqu [r9 + 80], xmm8                                          ;    56.7 agu0+fp5   64 dst
        vperm2i128 ymm5, ymm8, ymm8, 0x11                                ;    56.7 fp1     64 dst
        vmovdqu [r9 + 336], xmm5                                         ;    59.7 agu2+fp5   64 dst
        vpunpcklqdq ymm5, ymm6, ymm1                                     ;    55.7 fp2     64 dst
        vpunpckhqdq ymm1, ymm6, ymm1                                     ;    55.7 fp2     64 dst
        vmovdqu [r9 + 144], xmm5                                         ;    56.7 agu1+fp5   64 dst
        vperm2i128 ymm5, ymm5, ymm5, 0x11                                ;    56.7 fp1     64 dst
        vmovdqu [r9 + 400], xmm5                                         ;    59.7 agu0+fp5   64 dst
        vmovdqu [r9 + 208], xmm1                                         ;    56.7 agu2+fp5   64 dst
        vperm2i128 ymm1, ymm1, ymm1, 0x11                                ;    56.7 fp1     64 dst
        vmovdqu [r9 + 464], xmm1                                         ;    59.7 agu1+fp5   64 dst
        vmovdqu ymm1, [rbp + 1984]                                       ;    55.7 agu0    64 dst
        vpaddd ymm1, ymm1, [rbp + 1952]                                  ;    62.7 fp0+agu1   64 dst
        vpxor ymm11, ymm11, ymm1                                         ;    63.7 fp3     64 dst
        add r8, 0x200                                                    ;    56.2 alu0    60 blocks
        mov qword [rbp + 2552], r8                                       ;    57.2 agu2+st0   60 blocks
        vmovdqu ymm1, [rbp + 2048]                                       ;    56.7 agu0    64 dst
        vpaddd ymm1, ymm1, [rbp + 2016]                                  ;    63.7 fp2+agu1   64 dst
        vpxor ymm3, ymm3, ymm1                                           ;    64.7 fp1     64 dst
        vpunpckldq ymm1, ymm11, ymm3                                     ;    65.7 fp2     64 dst
        vpunpckhdq ymm3, ymm11, ymm3                                     ;    65.7 fp1     64 dst
        vmovdqu ymm5, [rbp + 2112]                                       ;    57.7 agu0    64 dst
        vpaddd ymm5, ymm5, [rbp + 2080]                                  ;    64.7 fp0+agu1   64 dst
        vpxor ymm9, ymm9, ymm5                                           ;    65.7 fp3     64 dst
        vmovdqu ymm5, [rbp + 2176]                                       ;    58.7 agu0    64 dst
        vpaddd ymm5, ymm5, [rbp + 2144]                                  ;    65.7 fp0+agu1   64 dst
        vpxor ymm4, ymm4, ymm5                                           ;    66.7 fp3     64 dst
        vpunpckldq ymm5, ymm9, ymm4                                      ;    67.7 fp2     64 dst
        vpunpckhdq ymm4, ymm9, ymm4                                      ;    67.7 fp1     64 dst
        vpunpcklqdq ymm6, ymm1, ymm5                                     ;    68.7 fp2     64 dst
        vpunpckhqdq ymm1, ymm1, ymm5                                     ;    68.7 fp1     64 dst
        vmovdqu [r9 + 32], xmm6                                          ;    69.7 agu2+fp5   64 dst
        vperm2i128 ymm5, ymm6, ymm6, 0x11                                ;    69.7 fp1     64 dst
        vmovdqu [r9 + 288], xmm5                                         ;    72.7 agu0+fp5   64 dst
        vmovdqu [r9 + 96], xmm1                                          ;    69.7 agu1+fp5   64 dst
        vperm2i128 ymm1, ymm1, ymm1, 0x11                                ;    69.7 fp1     64 dst
        vmovdqu [r9 + 352], xmm1                                         ;    72.7 agu2+fp5   64 dst
        vpunpcklqdq ymm1, ymm3, ymm4                                     ;    68.7 fp2     64 dst
        vpunpckhqdq ymm3, ymm3, ymm4                                     ;    68.7 fp1     64 dst
        vmovdqu [r9 + 160], xmm1                                         ;    69.7 agu0+fp5   64 dst
        vperm2i128 ymm1, ymm1, ymm1, 0x11                                ;    69.7 fp1     64 dst
        vmovdqu [r9 + 416], xmm1                                         ;    72.7 agu1+fp5   64 dst
        vmovdqu [r9 + 224], xmm3                                         ;    69.7 agu2+fp5   64 dst
        vperm2i128 ymm1, ymm3, ymm3, 0x11                                ;    69.7 fp1     64 dst
        vmovdqu [r9 + 480], xmm1                                         ;    72.7 agu0+fp5   64 dst
        lea r8, [r9 + 512]                                               ;    68.7 alu1    60 blocks
        vmovdqu ymm1, [rbp + 2432]                                       ;    68.8 agu1    64 dst
        vpaddd ymm1, ymm1, [rbp + 2400]                                  ;    75.8 fp0+agu0   64 dst
        vpxor ymm10, ymm10, ymm1                                         ;    76.8 fp3     64 dst
        vmovdqu ymm1, [rbp + 2240]                                       ;    69.8 agu1    64 dst
        vpaddd ymm1, ymm1, [rbp + 2208]                                  ;    76.8 fp2+agu0   64 dst
        vpxor ymm2, ymm2, ymm1                                           ;    77.8 fp1     64 dst
        vpunpckldq ymm1, ymm10, ymm2                                     ;    78.8 fp2     64 dst
        vpunpckhdq ymm2, ymm10, ymm2                                     ;    78.8 fp1     64 dst
        vmovdqu ymm3, [rbp + 2304]                                       ;    70.8 agu1    64 dst
        vpaddd ymm3, ymm3, [rbp + 2272]                                  ;    77.8 fp0+agu0   64 dst
        vpxor ymm7, ymm7, ymm3                                           ;    78.8 fp3     64 dst
        vmovdqu ymm3, [rbp + 2368]                                       ;    71.8 agu1    64 dst
        vpaddd ymm3, ymm3, [rbp + 2336]                                  ;    78.8 fp0+agu0   64 dst
        vpxor ymm0, ymm0, ymm3                                           ;    79.8 fp2     64 dst
        vpunpckldq ymm3, ymm7, ymm0                                      ;    80.8 fp1     64 dst
        vpunpckhdq ymm0, ymm7, ymm0                                      ;    80.8 fp2     64 dst
        vpunpcklqdq ymm4, ymm1, ymm3                                     ;    81.8 fp1     64 dst
        vpunpckhqdq ymm1, ymm1, ymm3                                     ;    81.8 fp2     64 dst
        vmovdqu [r9 + 48], xmm4                                          ;    82.8 agu2+fp5   64 dst
        vperm2i128 ymm3, ymm4, ymm4, 0x11                                ;    82.8 fp1     64 dst
        vmovdqu [r9 + 304], xmm3                                         ;    85.8 agu1+fp5   64 dst
        vmovdqu [r9 + 112], xmm1                                         ;    82.8 agu0+fp5   64 dst
        vperm2i128 ymm1, ymm1, ymm1, 0x11                                ;    82.8 fp1     64 dst
        vmovdqu [r9 + 368], xmm1                                         ;    85.8 agu2+fp5   64 dst
        vpunpcklqdq ymm1, ymm2, ymm0                                     ;    81.8 fp2     64 dst
        vpunpckhqdq ymm0, ymm2, ymm0                                     ;    81.8 fp1     64 dst
        vmovdqu [r9 + 176], xmm1                                         ;    82.8 agu1+fp5   64 dst
        vperm2i128 ymm1, ymm1, ymm1, 0x11                                ;    82.8 fp1     64 dst
        vmovdqu [r9 + 432], xmm1                                         ;    85.8 agu0+fp5   64 dst
        vmovdqu [r9 + 240], xmm0                                         ;    82.8 agu2+fp5   64 dst
        vperm2i128 ymm0, ymm0, ymm0, 0x11                                ;    82.8 fp1     64 dst
        vmovdqu [r9 + 496], xmm0                                         ;    85.8 agu1+fp5   64 dst
        mov qword [rbp + 2568], r8                                       ;    81.8 agu0+st1   60 blocks
        vmovdqu ymm0, [rbp + 1408]                                       ;    82.0 agu1    60 blocks
        vpaddd ymm0, ymm0, [rel chacha20_blocks.T0_constants256 + 96]    ;    89.0 fp3+agu0   60 blocks
        vmovdqu [rbp + 1408], ymm0                                       ;    90.0 agu2+fp5   60 blocks
        mov rax, qword [rbp + 2552]                                      ;                    more blocks?
        cmp rax, qword [rbp + 2560]                                      ;                    more blocks?
        jne .blocks_1
.blocks_1_rest:
        mov rax, qword [rbp + 2544]                                      ;                    blocks left over
        test rax, rax                                                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 2552]                                      ;                    blocks left over
        lea rdi, [rbp - 128]                                             ;                    blocks left over
        mov qword [rbp + 2576], rsi                                      ;                    blocks left over
        mov qword [rbp + 2552], rdi                                      ;                    blocks left over
        imul rcx, rax, 0x40                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        mov rsi, qword [rbp + 2568]                                      ;                    blocks left over
        lea rdi, [rbp + 384]                                             ;                    blocks left over
        mov rcx, rsi                                                     ;                    blocks left over
        sub rcx, qword [rbp + 2576]                                      ;                    blocks left over
        neg rcx                                                          ;                    blocks left over
        sbb rcx, rcx                                                     ;                    blocks left over
        lea rdx, [rbp - 128]                                             ;                    blocks left over
        sub rdi, rdx                                                     ;                    blocks left over
        and rdi, rcx                                                     ;                    blocks left over
        add rdi, rdx                                                     ;                    blocks left over
        mov qword [rbp + 2584], rdi                                      ;                    blocks left over
        mov qword [rbp + 2592], rsi                                      ;                    blocks left over
        mov qword [rbp + 2568], rdi                                      ;                    blocks left over
        imul rcx, rax, 0x40                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        lea rsi, [rbp + 384]                                             ;                    blocks left over
        mov qword [rbp + 2560], rsi                                      ;                    blocks left over
        neg rax                                                          ;                    blocks left over
        mov qword [rbp + 2544], rax                                      ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                          ;                    blocks left over
        mov rsi, qword [rbp + 2584]                                      ;                    blocks left over
        mov rdi, qword [rbp + 2592]                                      ;                    blocks left over
        imul rcx, rax, 0x40                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
.blocks_1_done:
        mov rcx, qword [rbp + 2600]                                      ;                    frame
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
        vmovdqu [rbp + 2112], ymm0                                       ;                    cleared
        vmovdqu [rbp + 2144], ymm0                                       ;                    cleared
        vmovdqu [rbp + 2176], ymm0                                       ;                    cleared
        vmovdqu [rbp + 2208], ymm0                                       ;                    cleared
        vmovdqu [rbp + 2240], ymm0                                       ;                    cleared
        vmovdqu [rbp + 2272], ymm0                                       ;                    cleared
        vmovdqu [rbp + 2304], ymm0                                       ;                    cleared
        vmovdqu [rbp + 2336], ymm0                                       ;                    cleared
        vmovdqu [rbp + 2368], ymm0                                       ;                    cleared
        vmovdqu [rbp + 2400], ymm0                                       ;                    cleared
        vmovdqu [rbp + 2432], ymm0                                       ;                    cleared
        vmovdqu [rbp + 2464], ymm0                                       ;                    cleared
        vmovdqu [rbp + 2496], ymm0                                       ;                    cleared
        vmovdqu [rbp + 2560], ymm0                                       ;                    cleared
        vmovdqu [rbp + 2592], ymm0                                       ;                    cleared
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
