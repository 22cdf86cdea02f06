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
;   blocks.2: 540 uops, planned 204.0; bounds: width 90.0, ports 129.0, path 17.0
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
        vmovd xmm0, [r8]                                                 ;     4.0 agu1    64 dst
        vmovd xmm1, [r8 + 64]                                            ;     4.0 agu0    64 dst
        vpunpckldq ymm0, ymm0, ymm1                                      ;    11.0 fp1     64 dst
        vmovd xmm1, [r8 + 128]                                           ;     4.0 agu1    64 dst
        vmovd xmm2, [r8 + 192]                                           ;     4.0 agu0    64 dst
        vpunpckldq ymm1, ymm1, ymm2                                      ;    11.0 fp2     64 dst
        vpunpcklqdq ymm0, ymm0, ymm1                                     ;    12.0 fp1     64 dst
        vmovd xmm1, [r8 + 256]                                           ;     4.0 agu1    64 dst
        vmovd xmm2, [r8 + 320]                                           ;     4.0 agu0    64 dst
        vpunpckldq ymm1, ymm1, ymm2                                      ;    11.0 fp2     64 dst
        vmovd xmm2, [r8 + 384]                                           ;     4.0 agu1    64 dst
        vmovd xmm3, [r8 + 448]                                           ;     4.0 agu0    64 dst
        vpunpckldq ymm2, ymm2, ymm3                                      ;    11.0 fp1     64 dst
        vpunpcklqdq ymm1, ymm1, ymm2                                     ;    12.0 fp2     64 dst
        vperm2i128 ymm0, ymm0, ymm1, 0x20                                ;    13.0 fp1     64 dst
        vmovd xmm1, [r8 + 4]                                             ;     4.2 agu1    64 dst
        vmovd xmm2, [r8 + 68]                                            ;     5.0 agu0    64 dst
        vpunpckldq ymm1, ymm1, ymm2                                      ;    12.0 fp2     64 dst
        vmovd xmm2, [r8 + 132]                                           ;     5.2 agu1    64 dst
        vmovd xmm3, [r8 + 196]                                           ;     6.0 agu0    64 dst
        vpunpckldq ymm2, ymm2, ymm3                                      ;    13.0 fp1     64 dst
        vpunpcklqdq ymm1, ymm1, ymm2                                     ;    14.0 fp2     64 dst
        vmovd xmm2, [r8 + 260]                                           ;     6.2 agu1    64 dst
        vmovd xmm3, [r8 + 324]                                           ;     7.0 agu0    64 dst
        vpunpckldq ymm2, ymm2, ymm3                                      ;    14.0 fp1     64 dst
        vmovd xmm3, [r8 + 388]                                           ;     7.2 agu1    64 dst
        vmovd xmm4, [r8 + 452]                                           ;     8.0 agu0    64 dst
        vpunpckldq ymm3, ymm3, ymm4                                      ;    15.0 fp2     64 dst
        vpunpcklqdq ymm2, ymm2, ymm3                                     ;    16.0 fp1     64 dst
        vperm2i128 ymm1, ymm1, ymm2, 0x20                                ;    17.0 fp1     64 dst
        vmovd xmm2, [r8 + 8]                                             ;     8.2 agu1    64 dst
        vmovd xmm3, [r8 + 72]                                            ;     9.0 agu0    64 dst
        vpunpckldq ymm2, ymm2, ymm3                                      ;    16.0 fp2     64 dst
        vmovd xmm3, [r8 + 136]                                           ;     9.2 agu1    64 dst
        vmovd xmm4, [r8 + 200]                                           ;    10.0 agu0    64 dst
        vpunpckldq ymm3, ymm3, ymm4                                      ;    17.0 fp1     64 dst
        vpunpcklqdq ymm2, ymm2, ymm3                                     ;    18.0 fp2     64 dst
        vmovd xmm3, [r8 + 264]                                           ;    11.2 agu1    64 dst
        vmovd xmm4, [r8 + 328]                                           ;    11.3 agu0    64 dst
        vpunpckldq ymm3, ymm3, ymm4                                      ;    18.3 fp1     64 dst
        vmovd xmm4, [r8 + 392]                                           ;    12.2 agu1    64 dst
        vmovd xmm5, [r8 + 456]                                           ;    12.3 agu0    64 dst
        vpunpckldq ymm4, ymm4, ymm5                                      ;    19.3 fp2     64 dst
        vpunpcklqdq ymm3, ymm3, ymm4                                     ;    20.3 fp1     64 dst
        vperm2i128 ymm2, ymm2, ymm3, 0x20                                ;    21.3 fp1     64 dst
        vmovd xmm3, [r8 + 12]                                            ;    13.2 agu1    64 dst
        vmovd xmm4, [r8 + 76]                                            ;    13.3 agu0    64 dst
        vpunpckldq ymm3, ymm3, ymm4                                      ;    20.3 fp2     64 dst
        vmovd xmm4, [r8 + 140]                                           ;    14.2 agu1    64 dst
        vmovd xmm5, [r8 + 204]                                           ;    14.3 agu0    64 dst
        vpunpckldq ymm4, ymm4, ymm5                                      ;    21.3 fp2     64 dst
        vpunpcklqdq ymm3, ymm3, ymm4                                     ;    22.3 fp1     64 dst
        vmovd xmm4, [r8 + 268]                                           ;    15.2 agu1    64 dst
        vmovd xmm5, [r8 + 332]                                           ;    15.3 agu0    64 dst
        vpunpckldq ymm4, ymm4, ymm5                                      ;    22.3 fp2     64 dst
        vmovd xmm5, [r8 + 396]                                           ;    16.2 agu1    64 dst
        vmovd xmm6, [r8 + 460]                                           ;    16.3 agu0    64 dst
        vpunpckldq ymm5, ymm5, ymm6                                      ;    23.3 fp1     64 dst
        vpunpcklqdq ymm4, ymm4, ymm5                                     ;    24.3 fp2     64 dst
        vperm2i128 ymm3, ymm3, ymm4, 0x20                                ;    25.3 fp1     64 dst
        vmovd xmm4, [r8 + 16]                                            ;    17.2 agu1    64 dst
        vmovd xmm5, [r8 + 80]                                            ;    17.3 agu0    64 dst
        vpunpckldq ymm4, ymm4, ymm5                                      ;    24.3 fp2     64 dst
        vmovd xmm5, [r8 + 144]                                           ;    18.2 agu1    64 dst
        vmovd xmm6, [r8 + 208]                                           ;    18.3 agu0    64 dst
        vpunpckldq ymm5, ymm5, ymm6                                      ;    25.3 fp1     64 dst
        vpunpcklqdq ymm4, ymm4, ymm5                                     ;    26.3 fp2     64 dst
        vmovd xmm5, [r8 + 272]                                           ;    19.2 agu1    64 dst
        vmovd xmm6, [r8 + 336]                                           ;    19.3 agu0    64 dst
        vpunpckldq ymm5, ymm5, ymm6                                      ;    26.3 fp1     64 dst
        vmovd xmm6, [r8 + 400]                                           ;    20.2 agu1    64 dst
        vmovd xmm7, [r8 + 464]                                           ;    20.3 agu0    64 dst
        vpunpckldq ymm6, ymm6, ymm7                                      ;    27.3 fp2     64 dst
        vpunpcklqdq ymm5, ymm5, ymm6                                     ;    28.3 fp1     64 dst
        vperm2i128 ymm4, ymm4, ymm5, 0x20                                ;    29.3 fp1     64 dst
        vmovd xmm5, [r8 + 20]                                            ;    21.2 agu1    64 dst
        vmovd xmm6, [r8 + 84]                                            ;    21.3 agu0    64 dst
        vpunpckldq ymm5, ymm5, ymm6                                      ;    28.3 fp2     64 dst
        vmovd xmm6, [r8 + 148]                                           ;    22.2 agu1    64 dst
        vmovd xmm7, [r8 + 212]                                           ;    22.3 agu0    64 dst
        vpunpckldq ymm6, ymm6, ymm7                                      ;    29.3 fp1     64 dst
        vpunpcklqdq ymm5, ymm5, ymm6                                     ;    30.3 fp2     64 dst
        vmovd xmm6, [r8 + 276]                                           ;    23.2 agu1    64 dst
        vmovd xmm7, [r8 + 340]                                           ;    23.3 agu0    64 dst
        vpunpckldq ymm6, ymm6, ymm7                                      ;    30.3 fp1     64 dst
        vmovd xmm7, [r8 + 404]                                           ;    24.2 agu1    64 dst
        vmovd xmm8, [r8 + 468]                                           ;    24.3 agu0    64 dst
        vpunpckldq ymm7, ymm7, ymm8                                      ;    31.3 fp2     64 dst
        vpunpcklqdq ymm6, ymm6, ymm7                                     ;    32.3 fp1     64 dst
        vperm2i128 ymm5, ymm5, ymm6, 0x20                                ;    33.3 fp1     64 dst
        vmovd xmm6, [r8 + 24]                                            ;    25.2 agu1    64 dst
        vmovd xmm7, [r8 + 88]                                            ;    25.3 agu0    64 dst
        vpunpckldq ymm6, ymm6, ymm7                                      ;    32.3 fp2     64 dst
        vmovd xmm7, [r8 + 152]                                           ;    26.2 agu1    64 dst
        vmovd xmm8, [r8 + 216]                                           ;    26.3 agu0    64 dst
        vpunpckldq ymm7, ymm7, ymm8                                      ;    33.3 fp1     64 dst
        vpunpcklqdq ymm6, ymm6, ymm7                                     ;    34.3 fp2     64 dst
        vmovd xmm7, [r8 + 280]                                           ;    27.2 agu1    64 dst
        vmovd xmm8, [r8 + 344]                                           ;    27.3 agu0    64 dst
        vpunpckldq ymm7, ymm7, ymm8                                      ;    34.3 fp1     64 dst
        vmovd xmm8, [r8 + 408]                                           ;    28.2 agu1    64 dst
        vmovd xmm9, [r8 + 472]                                           ;    28.3 agu0    64 dst
        vpunpckldq ymm8, ymm8, ymm9                                      ;    35.3 fp2     64 dst
        vpunpcklqdq ymm7, ymm7, ymm8                                     ;    36.3 fp1     64 dst
        vperm2i128 ymm6, ymm6, ymm7, 0x20                                ;    37.3 fp1     64 dst
        vmovd xmm7, [r8 + 28]                                            ;    29.2 agu1    64 dst
        vmovd xmm8, [r8 + 92]                                            ;    29.3 agu0    64 dst
        vpunpckldq ymm7, ymm7, ymm8                                      ;    36.3 fp2     64 dst
        vmovd xmm8, [r8 + 156]                                           ;    30.2 agu1    64 dst
        vmovd xmm9, [r8 + 220]                                           ;    30.3 agu0    64 dst
        vpunpckldq ymm8, ymm8, ymm9                                      ;    37.3 fp1     64 dst
        vpunpcklqdq ymm7, ymm7, ymm8                                     ;    38.3 fp2     64 dst
        vmovd xmm8, [r8 + 284]                                           ;    31.2 agu1    64 dst
        vmovd xmm9, [r8 + 348]                                           ;    31.3 agu0    64 dst
        vpunpckldq ymm8, ymm8, ymm9                                      ;    38.3 fp1     64 dst
        vmovd xmm9, [r8 + 412]                                           ;    32.2 agu1    64 dst
        vmovd xmm10, [r8 + 476]                                          ;    32.3 agu0    64 dst
        vpunpckldq ymm9, ymm9, ymm10                                     ;    39.3 fp2     64 dst
        vpunpcklqdq ymm8, ymm8, ymm9                                     ;    40.3 fp1     64 dst
        vperm2i128 ymm7, ymm7, ymm8, 0x20                                ;    41.3 fp1     64 dst
        vmovd xmm8, [r8 + 32]                                            ;    33.2 agu1    64 dst
        vmovd xmm9, [r8 + 96]                                            ;    33.3 agu0    64 dst
        vpunpckldq ymm8, ymm8, ymm9                                      ;    40.3 fp2     64 dst
        vmovd xmm9, [r8 + 160]                                           ;    34.2 agu1    64 dst
        vmovd xmm10, [r8 + 224]                                          ;    34.3 agu0    64 dst
        vpunpckldq ymm9, ymm9, ymm10                                     ;    41.3 fp1     64 dst
        vpunpcklqdq ymm8, ymm8, ymm9                                     ;    42.3 fp2     64 dst
        vmovd xmm9, [r8 + 288]                                           ;    35.2 agu1    64 dst
        vmovd xmm10, [r8 + 352]                                          ;    35.3 agu0    64 dst
        vpunpckldq ymm9, ymm9, ymm10                                     ;    42.3 fp1     64 dst
        vmovd xmm10, [r8 + 416]                                          ;    36.2 agu1    64 dst
        vmovd xmm11, [r8 + 480]                                          ;    36.3 agu0    64 dst
        vpunpckldq ymm10, ymm10, ymm11                                   ;    43.3 fp2     64 dst
        vpunpcklqdq ymm9, ymm9, ymm10                                    ;    44.3 fp1     64 dst
        vperm2i128 ymm8, ymm8, ymm9, 0x20                                ;    45.3 fp1     64 dst
        vmovd xmm9, [r8 + 36]                                            ;    37.2 agu1    64 dst
        vmovd xmm10, [r8 + 100]                                          ;    37.3 agu0    64 dst
        vpunpckldq ymm9, ymm9, ymm10                                     ;    44.3 fp2     64 dst
        vmovd xmm10, [r8 + 164]                                          ;    38.2 agu1    64 dst
        vmovd xmm11, [r8 + 228]                                          ;    38.3 agu0    64 dst
        vpunpckldq ymm10, ymm10, ymm11                                   ;    45.3 fp1     64 dst
        vpunpcklqdq ymm9, ymm9, ymm10                                    ;    46.3 fp2     64 dst
        vmovd xmm10, [r8 + 292]                                          ;    39.2 agu1    64 dst
        vmovd xmm11, [r8 + 356]                                          ;    39.3 agu0    64 dst
        vpunpckldq ymm10, ymm10, ymm11                                   ;    46.3 fp1     64 dst
        vmovd xmm11, [r8 + 420]                                          ;    40.2 agu1    64 dst
        vmovd xmm12, [r8 + 484]                                          ;    40.3 agu0    64 dst
        vpunpckldq ymm11, ymm11, ymm12                                   ;    47.3 fp2     64 dst
        vpunpcklqdq ymm10, ymm10, ymm11                                  ;    48.3 fp1     64 dst
        vperm2i128 ymm9, ymm9, ymm10, 0x20                               ;    49.3 fp1     64 dst
        vmovd xmm10, [r8 + 40]                                           ;    41.2 agu1    64 dst
        vmovd xmm11, [r8 + 104]                                          ;    41.3 agu0    64 dst
        vpunpckldq ymm10, ymm10, ymm11                                   ;    48.3 fp2     64 dst
        vmovd xmm11, [r8 + 168]                                          ;    42.2 agu1    64 dst
        vmovd xmm12, [r8 + 232]                                          ;    42.3 agu0    64 dst
        vpunpckldq ymm11, ymm11, ymm12                                   ;    49.3 fp1     64 dst
        vpunpcklqdq ymm10, ymm10, ymm11                                  ;    50.3 fp2     64 dst
        vmovd xmm11, [r8 + 296]                                          ;    43.2 agu1    64 dst
        vmovd xmm12, [r8 + 360]                                          ;    43.3 agu0    64 dst
        vpunpckldq ymm11, ymm11, ymm12                                   ;    50.3 fp1     64 dst
        vmovd xmm12, [r8 + 424]                                          ;    44.2 agu1    64 dst
        vmovd xmm13, [r8 + 488]                                          ;    44.3 agu0    64 dst
        vpunpckldq ymm12, ymm12, ymm13                                   ;    51.3 fp2     64 dst
        vpunpcklqdq ymm11, ymm11, ymm12                                  ;    52.3 fp1     64 dst
        vperm2i128 ymm10, ymm10, ymm11, 0x20                             ;    53.3 fp1     64 dst
        vmovd xmm11, [r8 + 44]                                           ;    45.2 agu1    64 dst
        vmovd xmm12, [r8 + 108]                                          ;    45.3 agu0    64 dst
        vpunpckldq ymm11, ymm11, ymm12                                   ;    52.3 fp2     64 dst
        vmovd xmm12, [r8 + 172]                                          ;    46.2 agu1    64 dst
        vmovd xmm13, [r8 + 236]                                          ;    46.3 agu0    64 dst
        vpunpckldq ymm12, ymm12, ymm13                                   ;    53.3 fp1     64 dst
        vpunpcklqdq ymm11, ymm11, ymm12                                  ;    54.3 fp2     64 dst
        vmovd xmm12, [r8 + 300]                                          ;    47.2 agu1    64 dst
        vmovd xmm13, [r8 + 364]                                          ;    47.3 agu0    64 dst
        vpunpckldq ymm12, ymm12, ymm13                                   ;    54.3 fp1     64 dst
        vmovd xmm13, [r8 + 428]                                          ;    48.2 agu1    64 dst
        vmovd xmm14, [r8 + 492]                                          ;    48.3 agu0    64 dst
        vpunpckldq ymm13, ymm13, ymm14                                   ;    55.3 fp2     64 dst
        vpunpcklqdq ymm12, ymm12, ymm13                                  ;    56.3 fp1     64 dst
        vperm2i128 ymm11, ymm11, ymm12, 0x20                             ;    57.3 fp1     64 dst
        vmovd xmm12, [r8 + 48]                                           ;    49.2 agu1    64 dst
        vmovd xmm13, [r8 + 112]                                          ;    49.3 agu0    64 dst
        vpunpckldq ymm12, ymm12, ymm13                                   ;    56.3 fp2     64 dst
        vmovd xmm13, [r8 + 176]                                          ;    50.2 agu1    64 dst
        vmovd xmm14, [r8 + 240]                                          ;    50.3 agu0    64 dst
        vpunpckldq ymm13, ymm13, ymm14                                   ;    57.3 fp1     64 dst
        vpunpcklqdq ymm12, ymm12, ymm13                                  ;    58.3 fp2     64 dst
        vmovd xmm13, [r8 + 304]                                          ;    51.2 agu1    64 dst
        vmovd xmm14, [r8 + 368]                                          ;    51.3 agu0    64 dst
        vmovdqu ymm15, [rbp + 1472]                                      ;    52.2 agu1    64 dst
        vpaddd ymm15, ymm15, [rbp + 1440]                                ;    59.2 fp0+agu0   64 dst
        vpxor ymm0, ymm0, ymm15                                          ;    60.2 fp3     64 dst
        vpunpckldq ymm13, ymm13, ymm14                                   ;    58.3 fp1     64 dst
        vpshufd ymm14, ymm0, 1                                           ;    61.2 fp2     64 dst
        mov r9, qword [rbp + 2568]                                       ;    52.3 agu2    64 dst reload
        vmovd [r9 + 64], xmm14                                           ;    62.2 agu1+fp5   64 dst
        vmovd [r9], xmm0                                                 ;    61.2 agu0+fp5   64 dst
        vperm2i128 ymm14, ymm0, ymm0, 0x11                               ;    61.2 fp1     64 dst
        vpshufd ymm15, ymm0, 2                                           ;    61.2 fp2     64 dst
        vmovd [r9 + 128], xmm15                                          ;    62.2 agu2+fp5   64 dst
        vpshufd ymm0, ymm0, 3                                            ;    61.2 fp1     64 dst
        vmovd [r9 + 192], xmm0                                           ;    62.2 agu1+fp5   64 dst
        vmovd [r9 + 256], xmm14                                          ;    64.2 agu0+fp5   64 dst
        vpshufd ymm0, ymm14, 1                                           ;    64.2 fp2     64 dst
        vmovd [r9 + 320], xmm0                                           ;    65.2 agu2+fp5   64 dst
        vpshufd ymm0, ymm14, 2                                           ;    64.2 fp1     64 dst
        vmovd [r9 + 384], xmm0                                           ;    65.2 agu1+fp5   64 dst
        vpshufd ymm0, ymm14, 3                                           ;    64.2 fp2     64 dst
        vmovd [r9 + 448], xmm0                                           ;    65.2 agu0+fp5   64 dst
        vmovd xmm0, [r8 + 432]                                           ;    60.2 agu1    64 dst
        vmovd xmm14, [r8 + 496]                                          ;    60.3 agu0    64 dst
        vpunpckldq ymm0, ymm0, ymm14                                     ;    67.3 fp1     64 dst
        vpunpcklqdq ymm0, ymm13, ymm0                                    ;    68.3 fp2     64 dst
        vperm2i128 ymm0, ymm12, ymm0, 0x20                               ;    69.3 fp1     64 dst
        vmovd xmm12, [r8 + 52]                                           ;    61.5 agu1    64 dst
        vmovd xmm13, [r8 + 116]                                          ;    61.7 agu0    64 dst
        vpunpckldq ymm12, ymm12, ymm13                                   ;    68.7 fp2     64 dst
        vmovd xmm13, [r8 + 180]                                          ;    62.5 agu1    64 dst
        vmovd xmm14, [r8 + 244]                                          ;    62.7 agu0    64 dst
        vpunpckldq ymm13, ymm13, ymm14                                   ;    69.7 fp1     64 dst
        vpunpcklqdq ymm12, ymm12, ymm13                                  ;    70.7 fp2     64 dst
        vmovd xmm13, [r8 + 308]                                          ;    63.5 agu1    64 dst
        vmovd xmm14, [r8 + 372]                                          ;    63.7 agu0    64 dst
        vmovd xmm15, [r8 + 436]                                          ;    64.5 agu1    64 dst
        vmovdqu ymm15, [rbp + 1536]                                      ;    64.7 agu0    64 dst
        vpaddd ymm15, ymm15, [rbp + 1504]                                ;    71.7 fp0+agu1   64 dst
        vpxor ymm1, ymm1, ymm15                                          ;    72.7 fp3     64 dst
        vpunpckldq ymm13, ymm13, ymm14                                   ;    70.7 fp1     64 dst
        vmovd [r9 + 4], xmm1                                             ;    73.7 agu2+fp5   64 dst
        vpshufd ymm14, ymm1, 1                                           ;    73.7 fp2     64 dst
        vmovd [r9 + 68], xmm14                                           ;    74.7 agu2+fp5   64 dst
        vperm2i128 ymm14, ymm1, ymm1, 0x11                               ;    73.7 fp1     64 dst
        vpshufd ymm15, ymm1, 2                                           ;    73.7 fp2     64 dst
        vmovd [r9 + 132], xmm15                                          ;    74.7 agu0+fp5   64 dst
        vpshufd ymm1, ymm1, 3                                            ;    73.7 fp1     64 dst
        vmovd [r9 + 196], xmm1                                           ;    74.7 agu1+fp5   64 dst
        vmovd [r9 + 260], xmm14                                          ;    76.7 agu2+fp5   64 dst
        vpshufd ymm1, ymm14, 1                                           ;    76.7 fp2     64 dst
        vmovd [r9 + 324], xmm1                                           ;    77.7 agu0+fp5   64 dst
        vpshufd ymm1, ymm14, 2                                           ;    76.7 fp1     64 dst
        vmovd [r9 + 388], xmm1                                           ;    77.7 agu1+fp5   64 dst
        vpshufd ymm1, ymm14, 3                                           ;    76.7 fp2     64 dst
        vmovd [r9 + 452], xmm1                                           ;    77.7 agu2+fp5   64 dst
        vmovd xmm1, [r8 + 500]                                           ;    72.7 agu0    64 dst
        vmovd xmm14, [r8 + 436]                                          ;    72.8 agu1    64 dst reload
        vpunpckldq ymm1, ymm14, ymm1                                     ;    79.8 fp1     64 dst
        vpunpcklqdq ymm1, ymm13, ymm1                                    ;    80.8 fp2     64 dst
        vperm2i128 ymm1, ymm12, ymm1, 0x20                               ;    81.8 fp1     64 dst
        vmovd xmm12, [r8 + 56]                                           ;    74.0 agu0    64 dst
        vmovd xmm13, [r8 + 120]                                          ;    74.2 agu1    64 dst
        vpunpckldq ymm12, ymm12, ymm13                                   ;    81.2 fp2     64 dst
        vmovd xmm13, [r8 + 184]                                          ;    75.0 agu0    64 dst
        vmovd xmm14, [r8 + 248]                                          ;    75.2 agu1    64 dst
        vpunpckldq ymm13, ymm13, ymm14                                   ;    82.2 fp1     64 dst
        vpunpcklqdq ymm12, ymm12, ymm13                                  ;    83.2 fp2     64 dst
        vmovd xmm13, [r8 + 312]                                          ;    76.0 agu0    64 dst
        vmovd xmm14, [r8 + 376]                                          ;    76.2 agu1    64 dst
        vmovd xmm15, [r8 + 440]                                          ;    77.0 agu0    64 dst
        vmovdqu ymm15, [rbp + 1600]                                      ;    77.2 agu1    64 dst
        vpaddd ymm15, ymm15, [rbp + 1568]                                ;    84.2 fp0+agu0   64 dst
        vpxor ymm2, ymm2, ymm15                                          ;    85.2 fp3     64 dst
        vpunpckldq ymm13, ymm13, ymm14                                   ;    83.2 fp1     64 dst
        vmovd [r9 + 8], xmm2                                             ;    86.2 agu2+fp5   64 dst
        vpshufd ymm14, ymm2, 1                                           ;    86.2 fp2     64 dst
        vmovd [r9 + 72], xmm14                                           ;    87.2 agu2+fp5   64 dst
        vperm2i128 ymm14, ymm2, ymm2, 0x11                               ;    86.2 fp1     64 dst
        vpshufd ymm15, ymm2, 2                                           ;    86.2 fp2     64 dst
        vmovd [r9 + 136], xmm15                                          ;    87.2 agu1+fp5   64 dst
        vpshufd ymm2, ymm2, 3                                            ;    86.2 fp1     64 dst
        vmovd [r9 + 200], xmm2                                           ;    87.2 agu0+fp5   64 dst
        vmovd [r9 + 264], xmm14                                          ;    89.2 agu2+fp5   64 dst
        vpshufd ymm2, ymm14, 1                                           ;    89.2 fp2     64 dst
        vmovd [r9 + 328], xmm2                                           ;    90.2 agu1+fp5   64 dst
        vpshufd ymm2, ymm14, 2                                           ;    89.2 fp1     64 dst
        vmovd [r9 + 392], xmm2                                           ;    90.2 agu0+fp5   64 dst
        vpshufd ymm2, ymm14, 3                                           ;    89.2 fp2     64 dst
        vmovd [r9 + 456], xmm2                                           ;    90.2 agu2+fp5   64 dst
        vmovd xmm2, [r8 + 504]                                           ;    85.2 agu1    64 dst
        vmovd xmm14, [r8 + 440]                                          ;    85.3 agu0    64 dst reload
        vpunpckldq ymm2, ymm14, ymm2                                     ;    92.3 fp1     64 dst
        vpunpcklqdq ymm2, ymm13, ymm2                                    ;    93.3 fp2     64 dst
        vperm2i128 ymm2, ymm12, ymm2, 0x20                               ;    94.3 fp1     64 dst
        vmovd xmm12, [r8 + 60]                                           ;    86.5 agu1    64 dst
        vmovd xmm13, [r8 + 124]                                          ;    86.7 agu0    64 dst
        vpunpckldq ymm12, ymm12, ymm13                                   ;    93.7 fp2     64 dst
        vmovd xmm13, [r8 + 188]                                          ;    87.5 agu1    64 dst
        vmovd xmm14, [r8 + 252]                                          ;    87.7 agu0    64 dst
        vpunpckldq ymm13, ymm13, ymm14                                   ;    94.7 fp1     64 dst
        vpunpcklqdq ymm12, ymm12, ymm13                                  ;    95.7 fp2     64 dst
        vmovd xmm13, [r8 + 316]                                          ;    88.5 agu1    64 dst
        vmovd xmm14, [r8 + 380]                                          ;    88.7 agu0    64 dst
        vmovd xmm15, [r8 + 444]                                          ;    89.5 agu1    64 dst
        vmovdqu ymm15, [rbp + 1664]                                      ;    89.7 agu0    64 dst
        vpaddd ymm15, ymm15, [rbp + 1632]                                ;    96.7 fp0+agu1   64 dst
        vpxor ymm3, ymm3, ymm15                                          ;    97.7 fp3     64 dst
        vpunpckldq ymm13, ymm13, ymm14                                   ;    95.7 fp1     64 dst
        vmovd xmm14, [r8 + 508]                                          ;    90.7 agu0    64 dst
        vmovd [r9 + 12], xmm3                                            ;    98.7 agu2+fp5   64 dst
        vmovd xmm15, [r8 + 444]                                          ;    91.5 agu1    64 dst reload
        vpunpckldq ymm14, ymm15, ymm14                                   ;    98.5 fp2     64 dst
        vpshufd ymm15, ymm3, 1                                           ;    98.7 fp1     64 dst
        vmovd [r9 + 76], xmm15                                           ;    99.7 agu2+fp5   64 dst
        vpunpcklqdq ymm13, ymm13, ymm14                                  ;    99.5 fp2     64 dst
        vperm2i128 ymm12, ymm12, ymm13, 0x20                             ;   100.5 fp1     64 dst
        vperm2i128 ymm13, ymm3, ymm3, 0x11                               ;    98.7 fp1     64 dst
        vpshufd ymm14, ymm3, 2                                           ;    98.7 fp2     64 dst
        vmovd [r9 + 140], xmm14                                          ;    99.7 agu0+fp5   64 dst
        vpshufd ymm3, ymm3, 3                                            ;    98.7 fp1     64 dst
        vmovd [r9 + 204], xmm3                                           ;    99.7 agu2+fp5   64 dst
        vmovd [r9 + 268], xmm13                                          ;   101.7 agu1+fp5   64 dst
        vpshufd ymm3, ymm13, 1                                           ;   101.7 fp2     64 dst
        vmovd [r9 + 332], xmm3                                           ;   102.7 agu0+fp5   64 dst
        vpshufd ymm3, ymm13, 2                                           ;   101.7 fp1     64 dst
        vmovd [r9 + 396], xmm3                                           ;   102.7 agu2+fp5   64 dst
        vpshufd ymm3, ymm13, 3                                           ;   101.7 fp2     64 dst
        vmovd [r9 + 460], xmm3                                           ;   102.7 agu1+fp5   64 dst
        add r8, 0x200                                                    ;    98.8 alu0    60 blocks
        mov qword [rbp + 2552], r8                                       ;    99.8 agu0+st0   60 blocks
        vmovdqu ymm3, [rbp + 1728]                                       ;    99.7 agu1    64 dst
        vpaddd ymm3, ymm3, [rbp + 1696]                                  ;   106.7 fp0+agu0   64 dst
        vpxor ymm4, ymm4, ymm3                                           ;   107.7 fp3     64 dst
        vmovd [r9 + 16], xmm4                                            ;   108.7 agu2+fp5   64 dst
        vpshufd ymm3, ymm4, 1                                            ;   108.7 fp1     64 dst
        vmovd [r9 + 80], xmm3                                            ;   109.7 agu1+fp5   64 dst
        vperm2i128 ymm3, ymm4, ymm4, 0x11                                ;   108.7 fp1     64 dst
        vpshufd ymm13, ymm4, 2                                           ;   108.7 fp2     64 dst
        vmovd [r9 + 144], xmm13                                          ;   109.7 agu2+fp5   64 dst
        vpshufd ymm4, ymm4, 3                                            ;   108.7 fp2     64 dst
        vmovd [r9 + 208], xmm4                                           ;   109.7 agu0+fp5   64 dst
        vmovd [r9 + 272], xmm3                                           ;   111.7 agu1+fp5   64 dst
        vpshufd ymm4, ymm3, 1                                            ;   111.7 fp1     64 dst
        vmovd [r9 + 336], xmm4                                           ;   112.7 agu2+fp5   64 dst
        vpshufd ymm4, ymm3, 2                                            ;   111.7 fp2     64 dst
        vpshufd ymm3, ymm3, 3                                            ;   111.7 fp1     64 dst
        vmovd [r9 + 400], xmm4                                           ;   112.7 agu0+fp5   64 dst
        vmovd [r9 + 464], xmm3                                           ;   112.7 agu1+fp5   64 dst
        lea r8, [r9 + 512]                                               ;   107.7 alu1    60 blocks
        vmovdqu ymm3, [rbp + 1792]                                       ;   107.8 agu0    64 dst
        vpaddd ymm3, ymm3, [rbp + 1760]                                  ;   114.8 fp0+agu1   64 dst
        vpxor ymm5, ymm5, ymm3                                           ;   115.8 fp3     64 dst
        vmovd [r9 + 20], xmm5                                            ;   116.8 agu2+fp5   64 dst
        vpshufd ymm3, ymm5, 1                                            ;   116.8 fp2     64 dst
        vmovd [r9 + 84], xmm3                                            ;   117.8 agu0+fp5   64 dst
        vperm2i128 ymm3, ymm5, ymm5, 0x11                                ;   116.8 fp1     64 dst
        vpshufd ymm4, ymm5, 2                                            ;   116.8 fp2     64 dst
        vpshufd ymm5, ymm5, 3                                            ;   116.8 fp1     64 dst
        vmovd [r9 + 148], xmm4                                           ;   117.8 agu1+fp5   64 dst
        vmovd [r9 + 212], xmm5                                           ;   117.8 agu2+fp5   64 dst
        vmovd [r9 + 276], xmm3                                           ;   119.8 agu0+fp5   64 dst
        vpshufd ymm4, ymm3, 1                                            ;   119.8 fp2     64 dst
        vmovd [r9 + 340], xmm4                                           ;   120.8 agu1+fp5   64 dst
        vpshufd ymm4, ymm3, 2                                            ;   119.8 fp1     64 dst
        vpshufd ymm3, ymm3, 3                                            ;   119.8 fp2     64 dst
        vmovd [r9 + 404], xmm4                                           ;   120.8 agu2+fp5   64 dst
        vmovd [r9 + 468], xmm3                                           ;   120.8 agu0+fp5   64 dst
        vmovdqu ymm3, [rbp + 1856]                                       ;   115.8 agu1    64 dst
        vpaddd ymm3, ymm3, [rbp + 1824]                                  ;   122.8 fp0+agu0   64 dst
        vpxor ymm6, ymm6, ymm3                                           ;   123.8 fp3     64 dst
        vmovd [r9 + 24], xmm6                                            ;   124.8 agu2+fp5   64 dst
        vpshufd ymm3, ymm6, 1                                            ;   124.8 fp1     64 dst
        vmovd [r9 + 88], xmm3                                            ;   125.8 agu1+fp5   64 dst
        vperm2i128 ymm3, ymm6, ymm6, 0x11                                ;   124.8 fp1     64 dst
        vpshufd ymm4, ymm6, 2                                            ;   124.8 fp2     64 dst
        vpshufd ymm5, ymm6, 3                                            ;   124.8 fp2     64 dst
        vmovd [r9 + 152], xmm4                                           ;   125.8 agu0+fp5   64 dst
        vmovd [r9 + 216], xmm5                                           ;   125.8 agu2+fp5   64 dst
        vmovd [r9 + 280], xmm3                                           ;   127.8 agu1+fp5   64 dst
        vpshufd ymm4, ymm3, 1                                            ;   127.8 fp1     64 dst
        vmovd [r9 + 344], xmm4                                           ;   128.8 agu0+fp5   64 dst
        vpshufd ymm4, ymm3, 2                                            ;   127.8 fp2     64 dst
        vpshufd ymm3, ymm3, 3                                            ;   127.8 fp1     64 dst
        vmovd [r9 + 408], xmm4                                           ;   128.8 agu2+fp5   64 dst
        vmovd [r9 + 472], xmm3                                           ;   128.8 agu1+fp5   64 dst
        vmovdqu ymm3, [rbp + 1920]                                       ;   123.8 agu0    64 dst
        vpaddd ymm3, ymm3, [rbp + 1888]                                  ;   130.8 fp0+agu1   64 dst
        vpxor ymm7, ymm7, ymm3                                           ;   131.8 fp3     64 dst
        vmovd [r9 + 28], xmm7                                            ;   132.8 agu2+fp5   64 dst
        vpshufd ymm3, ymm7, 1                                            ;   132.8 fp2     64 dst
        vmovd [r9 + 92], xmm3                                            ;   133.8 agu0+fp5   64 dst
        vperm2i128 ymm3, ymm7, ymm7, 0x11                                ;   132.8 fp1     64 dst
        vpshufd ymm4, ymm7, 2                                            ;   132.8 fp2     64 dst
        vpshufd ymm5, ymm7, 3                                            ;   132.8 fp1     64 dst
        vmovd [r9 + 156], xmm4                                           ;   133.8 agu1+fp5   64 dst
        vmovd [r9 + 220], xmm5                                           ;   133.8 agu2+fp5   64 dst
        vmovd [r9 + 284], xmm3                                           ;   135.8 agu0+fp5   64 dst
        vpshufd ymm4, ymm3, 1                                            ;   135.8 fp2     64 dst
        vmovd [r9 + 348], xmm4                                           ;   136.8 agu1+fp5   64 dst
        vpshufd ymm4, ymm3, 2                                            ;   135.8 fp1     64 dst
        vpshufd ymm3, ymm3, 3                                            ;   135.8 fp2     64 dst
        vmovd [r9 + 412], xmm4                                           ;   136.8 agu2+fp5   64 dst
        vmovd [r9 + 476], xmm3                                           ;   136.8 agu0+fp5   64 dst
        vmovdqu ymm3, [rbp + 1984]                                       ;   131.8 agu1    64 dst
        vpaddd ymm3, ymm3, [rbp + 1952]                                  ;   138.8 fp0+agu0   64 dst
        vpxor ymm8, ymm8, ymm3                                           ;   139.8 fp3     64 dst
        vmovd [r9 + 32], xmm8                                            ;   140.8 agu2+fp5   64 dst
        vpshufd ymm3, ymm8, 1                                            ;   140.8 fp1     64 dst
        vmovd [r9 + 96], xmm3                                            ;   141.8 agu1+fp5   64 dst
        vperm2i128 ymm3, ymm8, ymm8, 0x11                                ;   140.8 fp1     64 dst
        vpshufd ymm4, ymm8, 2                                            ;   140.8 fp2     64 dst
        vpshufd ymm5, ymm8, 3                                            ;   140.8 fp2     64 dst
        vmovd [r9 + 160], xmm4                                           ;   141.8 agu0+fp5   64 dst
        vmovd [r9 + 224], xmm5                                           ;   141.8 agu2+fp5   64 dst
        vmovd [r9 + 288], xmm3                                           ;   143.8 agu1+fp5   64 dst
        vpshufd ymm4, ymm3, 1                                            ;   143.8 fp1     64 dst
        vmovd [r9 + 352], xmm4                                           ;   144.8 agu0+fp5   64 dst
        vpshufd ymm4, ymm3, 2                                            ;   143.8 fp2     64 dst
        vpshufd ymm3, ymm3, 3                                            ;   143.8 fp1     64 dst
        vmovd [r9 + 416], xmm4                                           ;   144.8 agu2+fp5   64 dst
        vmovd [r9 + 480], xmm3                                           ;   144.8 agu1+fp5   64 dst
        vmovdqu ymm3, [rbp + 2048]                                       ;   139.8 agu0    64 dst
        vpaddd ymm3, ymm3, [rbp + 2016]                                  ;   146.8 fp0+agu1   64 dst
        vpxor ymm9, ymm9, ymm3                                           ;   147.8 fp3     64 dst
        vmovd [r9 + 36], xmm9                                            ;   148.8 agu2+fp5   64 dst
        vpshufd ymm3, ymm9, 1                                            ;   148.8 fp2     64 dst
        vmovd [r9 + 100], xmm3                                           ;   149.8 agu0+fp5   64 dst
        vperm2i128 ymm3, ymm9, ymm9, 0x11                                ;   148.8 fp1     64 dst
        vpshufd ymm4, ymm9, 2                                            ;   148.8 fp2     64 dst
        vpshufd ymm5, ymm9, 3                                            ;   148.8 fp1     64 dst
        vmovd [r9 + 164], xmm4                                           ;   149.8 agu1+fp5   64 dst
        vmovd [r9 + 228], xmm5                                           ;   149.8 agu2+fp5   64 dst
        vmovd [r9 + 292], xmm3                                           ;   151.8 agu0+fp5   64 dst
        vpshufd ymm4, ymm3, 1                                            ;   151.8 fp2     64 dst
        vmovd [r9 + 356], xmm4                                           ;   152.8 agu1+fp5   64 dst
        vpshufd ymm4, ymm3, 2                                            ;   151.8 fp1     64 dst
        vpshufd ymm3, ymm3, 3                                            ;   151.8 fp2     64 dst
        vmovd [r9 + 420], xmm4                                           ;   152.8 agu2+fp5   64 dst
        vmovd [r9 + 484], xmm3                                           ;   152.8 agu0+fp5   64 dst
        vmovdqu ymm3, [rbp + 2112]                                       ;   147.8 agu1    64 dst
        vpaddd ymm3, ymm3, [rbp + 2080]                                  ;   154.8 fp0+agu0   64 dst
        vpxor ymm10, ymm10, ymm3                                         ;   155.8 fp3     64 dst
        vmovd [r9 + 40], xmm10                                           ;   156.8 agu2+fp5   64 dst
        vpshufd ymm3, ymm10, 1                                           ;   156.8 fp1     64 dst
        vmovd [r9 + 104], xmm3                                           ;   157.8 agu1+fp5   64 dst
        vperm2i128 ymm3, ymm10, ymm10, 0x11                              ;   156.8 fp1     64 dst
        vpshufd ymm4, ymm10, 2                                           ;   156.8 fp2     64 dst
        vpshufd ymm5, ymm10, 3                                           ;   156.8 fp2     64 dst
        vmovd [r9 + 168], xmm4                                           ;   157.8 agu0+fp5   64 dst
        vmovd [r9 + 232], xmm5                                           ;   157.8 agu2+fp5   64 dst
        vmovd [r9 + 296], xmm3                                           ;   159.8 agu1+fp5   64 dst
        vpshufd ymm4, ymm3, 1                                            ;   159.8 fp1     64 dst
        vmovd [r9 + 360], xmm4                                           ;   160.8 agu0+fp5   64 dst
        vpshufd ymm4, ymm3, 2                                            ;   159.8 fp2     64 dst
        vpshufd ymm3, ymm3, 3                                            ;   159.8 fp1     64 dst
        vmovd [r9 + 424], xmm4                                           ;   160.8 agu2+fp5   64 dst
        vmovd [r9 + 488], xmm3                                           ;   160.8 agu1+fp5   64 dst
        vmovdqu ymm3, [rbp + 2176]                                       ;   155.8 agu0    64 dst
        vpaddd ymm3, ymm3, [rbp + 2144]                                  ;   162.8 fp0+agu1   64 dst
        vpxor ymm11, ymm11, ymm3                                         ;   163.8 fp3     64 dst
        vmovd [r9 + 44], xmm11                                           ;   164.8 agu2+fp5   64 dst
        vpshufd ymm3, ymm11, 1                                           ;   164.8 fp2     64 dst
        vmovd [r9 + 108], xmm3                                           ;   165.8 agu0+fp5   64 dst
        vperm2i128 ymm3, ymm11, ymm11, 0x11                              ;   164.8 fp1     64 dst
        vpshufd ymm4, ymm11, 2                                           ;   164.8 fp2     64 dst
        vpshufd ymm5, ymm11, 3                                           ;   164.8 fp1     64 dst
        vmovd [r9 + 172], xmm4                                           ;   165.8 agu1+fp5   64 dst
        vmovd [r9 + 236], xmm5                                           ;   165.8 agu2+fp5   64 dst
        vmovd [r9 + 300], xmm3                                           ;   167.8 agu0+fp5   64 dst
        vpshufd ymm4, ymm3, 1                                            ;   167.8 fp2     64 dst
        vmovd [r9 + 364], xmm4                                           ;   168.8 agu1+fp5   64 dst
        vpshufd ymm4, ymm3, 2                                            ;   167.8 fp1     64 dst
        vpshufd ymm3, ymm3, 3                                            ;   167.8 fp2     64 dst
        vmovd [r9 + 428], xmm4                                           ;   168.8 agu2+fp5   64 dst
        vmovd [r9 + 492], xmm3                                           ;   168.8 agu0+fp5   64 dst
        vmovdqu ymm3, [rbp + 2432]                                       ;   163.8 agu1    64 dst
        vpaddd ymm3, ymm3, [rbp + 2400]                                  ;   170.8 fp0+agu0   64 dst
        vpxor ymm0, ymm0, ymm3                                           ;   171.8 fp3     64 dst
        vmovd [r9 + 48], xmm0                                            ;   172.8 agu2+fp5   64 dst
        vpshufd ymm3, ymm0, 1                                            ;   172.8 fp1     64 dst
        vmovd [r9 + 112], xmm3                                           ;   173.8 agu1+fp5   64 dst
        vperm2i128 ymm3, ymm0, ymm0, 0x11                                ;   172.8 fp1     64 dst
        vpshufd ymm4, ymm0, 2                                            ;   172.8 fp2     64 dst
        vpshufd ymm0, ymm0, 3                                            ;   172.8 fp2     64 dst
        vmovd [r9 + 176], xmm4                                           ;   173.8 agu0+fp5   64 dst
        vmovd [r9 + 240], xmm0                                           ;   173.8 agu2+fp5   64 dst
        vmovd [r9 + 304], xmm3                                           ;   175.8 agu1+fp5   64 dst
        vpshufd ymm0, ymm3, 1                                            ;   175.8 fp1     64 dst
        vmovd [r9 + 368], xmm0                                           ;   176.8 agu0+fp5   64 dst
        vpshufd ymm0, ymm3, 2                                            ;   175.8 fp2     64 dst
        vpshufd ymm3, ymm3, 3                                            ;   175.8 fp1     64 dst
        vmovd [r9 + 432], xmm0                                           ;   176.8 agu2+fp5   64 dst
        vmovd [r9 + 496], xmm3                                           ;   176.8 agu1+fp5   64 dst
        vmovdqu ymm0, [rbp + 2240]                                       ;   171.8 agu0    64 dst
        vpaddd ymm0, ymm0, [rbp + 2208]                                  ;   178.8 fp0+agu1   64 dst
        vpxor ymm1, ymm1, ymm0                                           ;   179.8 fp3     64 dst
        vmovd [r9 + 52], xmm1                                            ;   180.8 agu2+fp5   64 dst
        vpshufd ymm0, ymm1, 1                                            ;   180.8 fp2     64 dst
        vmovd [r9 + 116], xmm0                                           ;   181.8 agu0+fp5   64 dst
        vperm2i128 ymm0, ymm1, ymm1, 0x11                                ;   180.8 fp1     64 dst
        vpshufd ymm3, ymm1, 2                                            ;   180.8 fp2     64 dst
        vpshufd ymm1, ymm1, 3                                            ;   180.8 fp1     64 dst
        vmovd [r9 + 180], xmm3                                           ;   181.8 agu1+fp5   64 dst
        vmovd [r9 + 244], xmm1                                           ;   181.8 agu2+fp5   64 dst
        vmovd [r9 + 308], xmm0                                           ;   183.8 agu0+fp5   64 dst
        vpshufd ymm1, ymm0, 1                                            ;   183.8 fp2     64 dst
        vmovd [r9 + 372], xmm1                                           ;   184.8 agu1+fp5   64 dst
        vpshufd ymm1, ymm0, 2                                            ;   183.8 fp1     64 dst
        vpshufd ymm0, ymm0, 3                                            ;   183.8 fp2     64 dst
        vmovd [r9 + 436], xmm1                                           ;   184.8 agu2+fp5   64 dst
        vmovd [r9 + 500], xmm0                                           ;   184.8 agu0+fp5   64 dst
        vmovdqu ymm0, [rbp + 2304]                                       ;   179.8 agu1    64 dst
        vpaddd ymm0, ymm0, [rbp + 2272]                                  ;   186.8 fp0+agu0   64 dst
        vpxor ymm2, ymm2, ymm0                                           ;   187.8 fp3     64 dst
        vmovd [r9 + 56], xmm2                                            ;   188.8 agu2+fp5   64 dst
        vpshufd ymm0, ymm2, 1                                            ;   188.8 fp1     64 dst
        vmovd [r9 + 120], xmm0                                           ;   189.8 agu1+fp5   64 dst
        vperm2i128 ymm0, ymm2, ymm2, 0x11                                ;   188.8 fp1     64 dst
        vpshufd ymm1, ymm2, 2                                            ;   188.8 fp2     64 dst
        vpshufd ymm2, ymm2, 3                                            ;   188.8 fp2     64 dst
        vmovd [r9 + 184], xmm1                                           ;   189.8 agu0+fp5   64 dst
        vmovd [r9 + 248], xmm2                                           ;   189.8 agu2+fp5   64 dst
        vmovd [r9 + 312], xmm0                                           ;   191.8 agu1+fp5   64 dst
        vpshufd ymm1, ymm0, 1                                            ;   191.8 fp1     64 dst
        vmovd [r9 + 376], xmm1                                           ;   192.8 agu0+fp5   64 dst
        vpshufd ymm1, ymm0, 2                                            ;   191.8 fp2     64 dst
        vpshufd ymm0, ymm0, 3                                            ;   191.8 fp1     64 dst
        vmovd [r9 + 440], xmm1                                           ;   192.8 agu2+fp5   64 dst
        vmovd [r9 + 504], xmm0                                           ;   192.8 agu1+fp5   64 dst
        vmovdqu ymm0, [rbp + 2368]                                       ;   187.8 agu0    64 dst
        vpaddd ymm0, ymm0, [rbp + 2336]                                  ;   194.8 fp0+agu1   64 dst
        vpxor ymm12, ymm12, ymm0                                         ;   195.8 fp3     64 dst
        vmovd [r9 + 60], xmm12                                           ;   196.8 agu2+fp5   64 dst
        vpshufd ymm0, ymm12, 1                                           ;   196.8 fp2     64 dst
        vmovd [r9 + 124], xmm0                                           ;   197.8 agu0+fp5   64 dst
        vperm2i128 ymm0, ymm12, ymm12, 0x11                              ;   196.8 fp1     64 dst
        vpshufd ymm1, ymm12, 2                                           ;   196.8 fp2     64 dst
        vpshufd ymm2, ymm12, 3                                           ;   196.8 fp1     64 dst
        vmovd [r9 + 188], xmm1                                           ;   197.8 agu1+fp5   64 dst
        vmovd [r9 + 252], xmm2                                           ;   197.8 agu2+fp5   64 dst
        vmovd [r9 + 316], xmm0                                           ;   199.8 agu0+fp5   64 dst
        vpshufd ymm1, ymm0, 1                                            ;   199.8 fp2     64 dst
        vmovd [r9 + 380], xmm1                                           ;   200.8 agu1+fp5   64 dst
        vpshufd ymm1, ymm0, 2                                            ;   199.8 fp1     64 dst
        vpshufd ymm0, ymm0, 3                                            ;   199.8 fp2     64 dst
        vmovd [r9 + 444], xmm1                                           ;   200.8 agu2+fp5   64 dst
        vmovd [r9 + 508], xmm0                                           ;   200.8 agu0+fp5   64 dst
        mov qword [rbp + 2568], r8                                       ;   195.8 agu1+st1   60 blocks
        vmovdqu ymm0, [rbp + 1408]                                       ;   196.0 agu0    60 blocks
        vpaddd ymm0, ymm0, [rel chacha20_blocks.T0_constants256 + 96]    ;   203.0 fp0+agu1   60 blocks
        vmovdqu [rbp + 1408], ymm0                                       ;   204.0 agu2+fp5   60 blocks
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
