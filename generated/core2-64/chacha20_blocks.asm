; chacha20_blocks for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/chacha20.cw (sha256 698b7d4f9e12652e); do not edit:
;   ./cw build chacha20_blocks --cpu core2-64
;
; void chacha20_blocks(const void *st, const void *counter, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   st: 64 bytes, read, secret, no alignment needed
;   counter: 4 bytes, read, public, no alignment needed
;   src: 64 bytes a block, read, secret, no alignment needed
;   dst: 64 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 1408 bytes, 4 instructions, one of them for 176 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 68 uops, planned 26.0; bounds: width 17.0, ports 19.0, path 7.0
;   blocks: 51 uops, planned 33.2; bounds: width 12.8, ports 33.0, path 1.0
;   blocks/rounds: 214 uops, planned 66.2; bounds: width 53.5, ports 64.3, path 38.0
;   blocks.2: 393 uops, planned 115.8; bounds: width 98.2, ports 100.0, path 13.0
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
        push rbx                                               ;                    preserved
        push rbp                                               ;                    preserved
        sub rsp, 0x588                                         ;                    frame
        lea rbp, [rsp + 128]                                   ;                    frame
        mov qword [rbp + 1200], rdi                            ;                    argument
        mov qword [rbp + 1208], rsi                            ;                    argument
        mov dword [rbp + 1272], r8d                            ;                    argument
        mov qword [rbp + 1224], rdx                            ;                    argument
        mov qword [rbp + 1240], rcx                            ;                    argument
        lea rbx, [rbp + 256]                                   ;                    frame
        lea r10, [rbp + 512]                                   ;                    frame
        lea r11, [rbp + 768]                                   ;                    frame
        mov r8, qword [rbp + 1200]                             ;     0.0 p2      60 st reload
        movd xmm0, [r8]                                        ;     3.0 p2      60 st
        pshufd xmm0, xmm0, 0                                   ;     6.0 p5+p0   60 st
        movaps [rbp + 944], xmm0                               ;    10.0 p3+p4   60 st
        movd xmm0, [r8 + 4]                                    ;     3.0 p2      60 st
        pshufd xmm0, xmm0, 0                                   ;     6.0 p5+p1   60 st
        movaps [rbp + 960], xmm0                               ;    10.0 p3+p4   60 st
        movd xmm0, [r8 + 8]                                    ;     3.0 p2      60 st
        pshufd xmm0, xmm0, 0                                   ;     6.0 p5+p0   60 st
        movaps [rbp + 976], xmm0                               ;    10.0 p3+p4   60 st
        movd xmm0, [r8 + 12]                                   ;     4.0 p2      60 st
        pshufd xmm0, xmm0, 0                                   ;     7.0 p5+p1   60 st
        movaps [rbp + 992], xmm0                               ;    11.0 p3+p4   60 st
        movd xmm0, [r8 + 16]                                   ;     5.0 p2      60 st
        pshufd xmm0, xmm0, 0                                   ;     8.0 p5+p0   60 st
        movaps [rbp + 1008], xmm0                              ;    12.0 p3+p4   60 st
        movd xmm0, [r8 + 20]                                   ;     6.0 p2      60 st
        pshufd xmm0, xmm0, 0                                   ;     9.0 p5+p1   60 st
        movaps [rbp + 1024], xmm0                              ;    13.0 p3+p4   60 st
        movd xmm0, [r8 + 24]                                   ;     7.0 p2      60 st
        pshufd xmm0, xmm0, 0                                   ;    10.0 p5+p0   60 st
        movaps [rbp + 1040], xmm0                              ;    14.0 p3+p4   60 st
        movd xmm0, [r8 + 28]                                   ;     8.0 p2      60 st
        pshufd xmm0, xmm0, 0                                   ;    11.0 p5+p1   60 st
        movaps [rbp + 1056], xmm0                              ;    15.0 p3+p4   60 st
        movd xmm0, [r8 + 32]                                   ;     9.0 p2      60 st
        pshufd xmm0, xmm0, 0                                   ;    12.0 p5+p0   60 st
        movaps [rbp + 1072], xmm0                              ;    16.0 p3+p4   60 st
        movd xmm0, [r8 + 36]                                   ;    10.0 p2      60 st
        pshufd xmm0, xmm0, 0                                   ;    13.0 p5+p1   60 st
        movaps [rbp + 1088], xmm0                              ;    17.0 p3+p4   60 st
        movd xmm0, [r8 + 40]                                   ;    11.0 p2      60 st
        pshufd xmm0, xmm0, 0                                   ;    14.0 p5+p0   60 st
        movaps [rbp + 1104], xmm0                              ;    18.0 p3+p4   60 st
        movd xmm0, [r8 + 44]                                   ;    12.0 p2      60 st
        pshufd xmm0, xmm0, 0                                   ;    15.0 p5+p1   60 st
        movaps [rbp + 1120], xmm0                              ;    19.0 p3+p4   60 st
        movd xmm0, [r8 + 52]                                   ;    13.0 p2      60 st
        pshufd xmm0, xmm0, 0                                   ;    16.0 p5+p0   60 st
        movaps [rbp + 1136], xmm0                              ;    20.0 p3+p4   60 st
        movd xmm0, [r8 + 56]                                   ;    14.0 p2      60 st
        pshufd xmm0, xmm0, 0                                   ;    17.0 p5+p1   60 st
        movaps [rbp + 1152], xmm0                              ;    21.0 p3+p4   60 st
        movd xmm0, [r8 + 60]                                   ;    15.0 p2      60 st
        pshufd xmm0, xmm0, 0                                   ;    18.0 p5+p0   60 st
        movaps [rbp + 1168], xmm0                              ;    22.0 p3+p4   60 st
        mov r8, qword [rbp + 1208]                             ;    16.0 p2      60 counter reload
        movd xmm0, [r8]                                        ;    19.0 p2      60 counter
        pshufd xmm0, xmm0, 0                                   ;    22.0 p5+p1   60 counter
        movaps [rbp + 1184], xmm0                              ;    26.0 p3+p4   60 counter
        movaps xmm0, [rel chacha20_blocks.T0_constants128]     ;    18.0 p2      60 counter reload
        movaps [r11 - 96], xmm0                                ;    21.0 p3+p4   60 counter
        cmp dword [rbp + 1272], 0                              ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 1272]                            ;                    passes of 4
        mov rcx, rax                                           ;                    passes of 4
.blocks_1_share:
        and rax, 3                                             ;                    passes of 4
        mov qword [rbp + 1216], rax                            ;                    passes of 4
        sub rcx, rax                                           ;                    passes of 4
        imul rcx, rcx, 0x40                                    ;                    passes of 4
        mov rdx, qword [rbp + 1224]                            ;                    passes of 4
        add rcx, rdx                                           ;                    passes of 4
        mov qword [rbp + 1232], rcx                            ;                    passes of 4
        cmp rcx, rdx                                           ;                    passes of 4
        je .blocks_1_rest
.blocks_1_again:
        align 16
.blocks_1:
        movaps xmm0, [rbp + 944]                               ;     0.0 p2      62 s[0] reload
        movaps [r11 - 80], xmm0                                ;     3.0 p3+p4   62 s[0]
        movaps [r10 + 16], xmm0                                ;     3.0 p3+p4   25 rounds
        movaps xmm0, [rbp + 960]                               ;     1.0 p2      62 s[1] reload
        movaps [r11 - 64], xmm0                                ;     4.0 p3+p4   62 s[1]
        movaps [r10 + 32], xmm0                                ;     4.0 p3+p4   25 rounds
        movaps xmm0, [rbp + 976]                               ;     2.0 p2      62 s[2] reload
        movaps [r11 - 48], xmm0                                ;     5.0 p3+p4   62 s[2]
        movaps [r10 - 112], xmm0                               ;     5.2 p3+p4   25 rounds
        movaps xmm0, [rbp + 992]                               ;     3.0 p2      62 s[3] reload
        movaps [r11 - 32], xmm0                                ;     6.2 p3+p4   62 s[3]
        movaps [r10 - 96], xmm0                                ;     7.2 p3+p4   25 rounds
        movaps xmm0, [rbp + 1008]                              ;     4.0 p2      62 s[4] reload
        movaps [r11 - 16], xmm0                                ;     8.2 p3+p4   62 s[4]
        movaps [r10 + 48], xmm0                                ;     9.2 p3+p4   25 rounds
        movaps xmm0, [rbp + 1024]                              ;     5.0 p2      62 s[5] reload
        movaps [r11 + 0], xmm0                                 ;    10.2 p3+p4   62 s[5]
        movaps [r10 + 64], xmm0                                ;    11.2 p3+p4   25 rounds
        mov esi, 0xa                                           ;     4.5 p0      25 rounds reload
        mov dword [rbp + 1276], esi                            ;    12.2 p3+p4   25 rounds
        movaps xmm0, [rbp + 1040]                              ;     6.0 p2      62 s[6] reload
        movaps [r11 + 16], xmm0                                ;    13.2 p3+p4   62 s[6]
        movaps [r10 - 80], xmm0                                ;    14.2 p3+p4   25 rounds
        movaps xmm0, [rbp + 1056]                              ;     7.0 p2      62 s[7] reload
        movaps [r11 + 32], xmm0                                ;    15.2 p3+p4   62 s[7]
        movaps [r10 - 64], xmm0                                ;    16.2 p3+p4   25 rounds
        movaps xmm0, [rbp + 1072]                              ;     8.0 p2      62 s[8] reload
        movaps [r11 + 48], xmm0                                ;    17.2 p3+p4   62 s[8]
        movaps [r10 + 80], xmm0                                ;    18.2 p3+p4   25 rounds
        movaps xmm0, [rbp + 1088]                              ;     9.0 p2      62 s[9] reload
        movaps [r11 + 64], xmm0                                ;    19.2 p3+p4   62 s[9]
        movaps [r10 + 96], xmm0                                ;    20.2 p3+p4   25 rounds
        movaps xmm0, [rbp + 1104]                              ;    10.0 p2      62 s[10] reload
        movaps [r11 + 80], xmm0                                ;    21.2 p3+p4   62 s[10]
        movaps [r10 - 48], xmm0                                ;    22.2 p3+p4   25 rounds
        movaps xmm0, [rbp + 1120]                              ;    11.0 p2      62 s[11] reload
        movaps [r11 + 96], xmm0                                ;    23.2 p3+p4   62 s[11]
        movaps [r10 - 32], xmm0                                ;    24.2 p3+p4   25 rounds
        movaps xmm0, [rbp + 1136]                              ;    12.0 p2      62 s[13] reload
        movaps [r11 + 112], xmm0                               ;    25.2 p3+p4   62 s[13]
        movaps [r10 + 112], xmm0                               ;    26.2 p3+p4   25 rounds
        movaps xmm0, [rbp + 1152]                              ;    13.0 p2      62 s[14] reload
        movaps [rbp + 896], xmm0                               ;    27.2 p3+p4   62 s[14]
        movaps [r11 - 128], xmm0                               ;    28.2 p3+p4   25 rounds
        movaps xmm0, [rbp + 1168]                              ;    14.0 p2      62 s[15] reload
        movaps [rbp + 912], xmm0                               ;    29.2 p3+p4   62 s[15]
        movaps [r10 - 16], xmm0                                ;    30.2 p3+p4   25 rounds
        movaps xmm0, [rbp + 1184]                              ;    15.2 p2      62 s[12]
        paddd xmm0, [r11 - 96]                                 ;    18.2 p5+p2   62 s[12]
        movaps [rbp + 928], xmm0                               ;    31.2 p3+p4   62 s[12]
        movaps [r11 - 112], xmm0                               ;    32.2 p3+p4   25 rounds
        movdqa xmm0, [r10 + 48]                                ;                    resident
        movdqa xmm1, [r11 - 112]                               ;                    resident
        movdqa xmm2, [r10 + 80]                                ;                    resident
        movdqa xmm3, [r10 + 96]                                ;                    resident
        movdqa xmm4, [r10 + 16]                                ;                    resident
        movdqa xmm5, [r10 + 32]                                ;                    resident
        movdqa xmm6, [r10 + 112]                               ;                    resident
        movdqa xmm7, [r11 - 128]                               ;                    resident
        movdqa xmm8, [r10 + 64]                                ;                    resident
        align 16
.rounds_2:
        paddd xmm4, xmm0                                       ;     0.0 p0      11 x[0]
        movaps xmm9, xmm4                                      ;     1.0 p1      12 x[12] copy
        xorps xmm9, xmm1                                       ;     2.0 p5      12 x[12]
        pshuflw xmm9, xmm9, 0xb1                               ;     3.0 p5      12 x[12]
        pshufhw xmm9, xmm9, 0xb1                               ;     4.0 p5      12 x[12]
        paddd xmm5, xmm8                                       ;     1.2 p0      11 x[1]
        movaps xmm10, xmm5                                     ;     2.2 p1      12 x[13] copy
        xorps xmm10, xmm6                                      ;     3.2 p0      12 x[13]
        pshuflw xmm10, xmm10, 0xb1                             ;     4.2 p5      12 x[13]
        pshufhw xmm10, xmm10, 0xb1                             ;     5.2 p5      12 x[13]
        movaps xmm11, xmm9                                     ;     5.0 p1      13 x[8] copy
        paddd xmm11, xmm2                                      ;     6.0 p0      13 x[8]
        movaps xmm12, xmm10                                    ;     6.2 p1      13 x[9] copy
        paddd xmm12, xmm3                                      ;     7.2 p0      13 x[9]
        movaps xmm13, xmm11                                    ;     7.0 p1      14 x[4] copy
        xorps xmm13, xmm0                                      ;     8.0 p0      14 x[4]
        xorps xmm8, xmm12                                      ;     8.2 p1      14 x[5]
        movaps xmm14, xmm13                                    ;     9.0 p5      14 x[4] copy
        pslld xmm14, 0xc                                       ;    10.0 p0      14 x[4]
        psrld xmm13, 0x14                                      ;     9.0 p0      14 x[4]
        movaps xmm15, xmm8                                     ;     9.2 p1      14 x[5] copy
        pslld xmm15, 0xc                                       ;    10.2 p0      14 x[5]
        psrld xmm8, 0x14                                       ;     9.2 p0      14 x[5]
        movaps xmm0, [r10 - 112]                               ;     5.8 p2      11 x[2]
        movaps xmm1, [r10 - 80]                                ;     6.8 p2      11 x[2] reload
        paddd xmm0, xmm1                                       ;     9.8 p5      11 x[2]
        xorps xmm7, xmm0                                       ;    10.8 p1      12 x[14]
        pshuflw xmm2, xmm7, 0xb1                               ;    11.8 p5      12 x[14]
        pshufhw xmm2, xmm2, 0xb1                               ;    12.8 p5      12 x[14]
        movaps xmm3, [r10 - 96]                                ;     7.8 p2      11 x[3]
        movaps xmm6, [r10 - 64]                                ;     8.8 p2      11 x[3] reload
        paddd xmm3, xmm6                                       ;    11.8 p5      11 x[3]
        xorps xmm14, xmm13                                     ;    12.0 p1      14 x[4]
        xorps xmm8, xmm15                                      ;    12.2 p1      14 x[5]
        movaps xmm13, xmm3                                     ;    12.8 p0      12 x[15] copy
        xorps xmm13, [r10 - 16]                                ;    13.8 p1+p2   12 x[15]
        paddd xmm4, xmm14                                      ;    13.0 p5      15 x[0]
        paddd xmm5, xmm8                                       ;    13.2 p0      15 x[1]
        pshuflw xmm13, xmm13, 0xb1                             ;    14.8 p5      12 x[15]
        movaps xmm15, xmm2                                     ;    13.8 p1      13 x[10] copy
        paddd xmm15, [r10 - 48]                                ;    14.8 p0+p2   13 x[10]
        pshufhw xmm13, xmm13, 0xb1                             ;    15.8 p5      12 x[15]
        xorps xmm9, xmm4                                       ;    14.0 p1      16 x[12]
        xorps xmm10, xmm5                                      ;    14.2 p0      16 x[13]
        xorps xmm1, xmm15                                      ;    15.8 p1      14 x[6]
        movaps xmm7, xmm1                                      ;    16.8 p5      14 x[6] copy
        pslld xmm7, 0xc                                        ;    17.8 p0      14 x[6]
        psrld xmm1, 0x14                                       ;    16.8 p0      14 x[6]
        xorps xmm1, xmm7                                       ;    19.8 p1      14 x[6]
        movaps xmm7, xmm13                                     ;    16.8 p5      13 x[11] copy
        paddd xmm7, [r10 - 32]                                 ;    17.8 p5+p2   13 x[11]
        xorps xmm6, xmm7                                       ;    18.8 p1      14 x[7]
        movaps [r10 - 128], xmm5                               ;    14.2 p3+p4   15 x[1] spill
        movaps xmm5, xmm9                                      ;    16.2 p0      16 x[12] copy
        pslld xmm5, 8                                          ;    17.2 p0      16 x[12]
        psrld xmm9, 0x18                                       ;    18.2 p0      16 x[12]
        movaps [r10 + 0], xmm4                                 ;    14.5 p3+p4   15 x[0] spill
        movaps xmm4, xmm10                                     ;    16.5 p1      16 x[13] copy
        pslld xmm4, 8                                          ;    19.2 p0      16 x[13]
        psrld xmm10, 0x18                                      ;    20.2 p0      16 x[13]
        xorps xmm5, xmm9                                       ;    20.2 p5      16 x[12]
        paddd xmm0, xmm1                                       ;    20.8 p5      15 x[2]
        movaps xmm9, xmm6                                      ;    19.8 p1      14 x[7] copy
        pslld xmm9, 0xc                                        ;    21.2 p0      14 x[7]
        psrld xmm6, 0x14                                       ;    22.2 p0      14 x[7]
        paddd xmm11, xmm5                                      ;    21.2 p5      17 x[8]
        xorps xmm4, xmm10                                      ;    22.2 p1      16 x[13]
        xorps xmm2, xmm0                                       ;    21.8 p1      16 x[14]
        xorps xmm9, xmm6                                       ;    24.2 p5      14 x[7]
        xorps xmm14, xmm11                                     ;    22.2 p1      18 x[4]
        paddd xmm12, xmm4                                      ;    23.2 p5      17 x[9]
        movaps xmm10, xmm2                                     ;    22.8 p1      16 x[14] copy
        pslld xmm10, 8                                         ;    23.8 p0      16 x[14]
        psrld xmm2, 0x18                                       ;    24.2 p0      16 x[14]
        xorps xmm8, xmm12                                      ;    24.2 p5      18 x[5]
        movaps xmm6, xmm14                                     ;    23.2 p1      18 x[4] copy
        pslld xmm6, 7                                          ;    25.2 p0      18 x[4]
        paddd xmm3, xmm9                                       ;    25.2 p5      15 x[3]
        psrld xmm14, 0x19                                      ;    26.2 p0      18 x[4]
        xorps xmm10, xmm2                                      ;    26.2 p1      16 x[14]
        xorps xmm13, xmm3                                      ;    26.2 p5      16 x[15]
        movaps xmm2, xmm8                                      ;    25.2 p1      18 x[5] copy
        pslld xmm2, 7                                          ;    27.2 p0      18 x[5]
        psrld xmm8, 0x19                                       ;    28.2 p0      18 x[5]
        paddd xmm15, xmm10                                     ;    27.2 p5      17 x[10]
        xorps xmm6, xmm14                                      ;    28.2 p1      18 x[4]
        xorps xmm1, xmm15                                      ;    28.2 p5      18 x[6]
        movaps xmm14, xmm13                                    ;    27.2 p1      16 x[15] copy
        pslld xmm14, 8                                         ;    29.2 p0      16 x[15]
        psrld xmm13, 0x18                                      ;    30.2 p0      16 x[15]
        paddd xmm3, xmm6                                       ;    29.2 p5      11 x[3]
        xorps xmm2, xmm8                                       ;    30.2 p1      18 x[5]
        movaps xmm8, [r10 + 0]                                 ;    25.2 p2      11 x[0]
        xorps xmm14, xmm13                                     ;    32.2 p5      16 x[15]
        movaps xmm13, [r10 - 128]                              ;    26.2 p2      11 x[1]
        xorps xmm10, xmm3                                      ;    30.2 p1      12 x[14]
        paddd xmm8, xmm2                                       ;    31.2 p5      11 x[0]
        paddd xmm7, xmm14                                      ;    33.2 p5      17 x[11]
        pshuflw xmm10, xmm10, 0xb1                             ;    31.2 p5      12 x[14]
        pshufhw xmm10, xmm10, 0xb1                             ;    32.2 p5      12 x[14]
        xorps xmm14, xmm8                                      ;    33.2 p1      12 x[15]
        movaps [r10 - 128], xmm3                               ;    30.2 p3+p4   11 x[3] spill
        movaps xmm3, xmm1                                      ;    30.5 p1      18 x[6] copy
        pslld xmm3, 7                                          ;    31.5 p0      18 x[6]
        psrld xmm1, 0x19                                       ;    32.2 p0      18 x[6]
        xorps xmm3, xmm1                                       ;    34.2 p1      18 x[6]
        xorps xmm9, xmm7                                       ;    34.2 p1      18 x[7]
        paddd xmm12, xmm10                                     ;    33.2 p5      13 x[9]
        pshuflw xmm14, xmm14, 0xb1                             ;    34.2 p5      12 x[15]
        pshufhw xmm14, xmm14, 0xb1                             ;    35.2 p5      12 x[15]
        paddd xmm13, xmm3                                      ;    35.2 p0      11 x[1]
        xorps xmm5, xmm13                                      ;    36.2 p1      12 x[12]
        movaps xmm1, xmm9                                      ;    35.2 p0      18 x[7] copy
        pslld xmm1, 7                                          ;    36.2 p0      18 x[7]
        psrld xmm9, 0x19                                       ;    36.2 p0      18 x[7]
        xorps xmm6, xmm12                                      ;    34.5 p1      14 x[4]
        paddd xmm15, xmm14                                     ;    36.2 p5      13 x[10]
        pshuflw xmm5, xmm5, 0xb1                               ;    37.2 p5      12 x[12]
        xorps xmm2, xmm15                                      ;    37.2 p1      14 x[5]
        pshufhw xmm5, xmm5, 0xb1                               ;    38.2 p5      12 x[12]
        xorps xmm1, xmm9                                       ;    38.2 p1      18 x[7]
        movaps xmm9, xmm6                                      ;    37.2 p0      14 x[4] copy
        pslld xmm9, 0xc                                        ;    38.2 p0      14 x[4]
        paddd xmm0, xmm1                                       ;    39.2 p5      11 x[2]
        psrld xmm6, 0x14                                       ;    39.2 p0      14 x[4]
        paddd xmm7, xmm5                                       ;    39.5 p5      13 x[11]
        xorps xmm4, xmm0                                       ;    40.2 p1      12 x[13]
        xorps xmm3, xmm7                                       ;    40.5 p1      14 x[6]
        xorps xmm9, xmm6                                       ;    41.2 p1      14 x[4]
        movaps xmm6, xmm2                                      ;    40.2 p0      14 x[5] copy
        pslld xmm6, 0xc                                        ;    41.2 p0      14 x[5]
        psrld xmm2, 0x14                                       ;    42.2 p0      14 x[5]
        pshuflw xmm4, xmm4, 0xb1                               ;    41.2 p5      12 x[13]
        pshufhw xmm4, xmm4, 0xb1                               ;    42.2 p5      12 x[13]
        paddd xmm11, xmm4                                      ;    43.2 p5      13 x[8]
        xorps xmm6, xmm2                                       ;    44.2 p1      14 x[5]
        movaps xmm2, [r10 - 128]                               ;    38.2 p2      15 x[3]
        paddd xmm2, xmm9                                       ;    43.2 p0      15 x[3]
        xorps xmm1, xmm11                                      ;    44.2 p1      14 x[7]
        xorps xmm10, xmm2                                      ;    44.2 p1      16 x[14]
        paddd xmm8, xmm6                                       ;    45.2 p5      15 x[0]
        movaps [r10 - 128], xmm2                               ;    44.2 p3+p4   15 x[3] spill
        movaps xmm2, xmm3                                      ;    43.5 p1      14 x[6] copy
        pslld xmm2, 0xc                                        ;    44.5 p0      14 x[6]
        psrld xmm3, 0x14                                       ;    45.2 p0      14 x[6]
        xorps xmm14, xmm8                                      ;    46.2 p1      16 x[15]
        xorps xmm2, xmm3                                       ;    47.2 p5      14 x[6]
        movaps xmm3, xmm1                                      ;    45.5 p1      14 x[7] copy
        pslld xmm3, 0xc                                        ;    46.5 p0      14 x[7]
        psrld xmm1, 0x14                                       ;    47.2 p0      14 x[7]
        paddd xmm13, xmm2                                      ;    48.2 p5      15 x[1]
        xorps xmm3, xmm1                                       ;    49.2 p1      14 x[7]
        movaps xmm1, xmm10                                     ;    46.5 p5      16 x[14] copy
        pslld xmm1, 8                                          ;    48.2 p0      16 x[14]
        psrld xmm10, 0x18                                      ;    49.2 p0      16 x[14]
        xorps xmm5, xmm13                                      ;    49.2 p1      16 x[12]
        paddd xmm0, xmm3                                       ;    50.2 p5      15 x[2]
        xorps xmm1, xmm10                                      ;    51.2 p1      16 x[14]
        movaps xmm10, xmm14                                    ;    48.5 p5      16 x[15] copy
        pslld xmm10, 8                                         ;    50.2 p0      16 x[15]
        psrld xmm14, 0x18                                      ;    51.2 p0      16 x[15]
        xorps xmm4, xmm0                                       ;    51.2 p1      16 x[13]
        paddd xmm12, xmm1                                      ;    52.2 p5      17 x[9]
        xorps xmm10, xmm14                                     ;    53.2 p1      16 x[15]
        movaps xmm14, xmm5                                     ;    50.5 p5      16 x[12] copy
        pslld xmm14, 8                                         ;    52.2 p0      16 x[12]
        psrld xmm5, 0x18                                       ;    53.2 p0      16 x[12]
        xorps xmm9, xmm12                                      ;    53.2 p1      18 x[4]
        paddd xmm15, xmm10                                     ;    54.2 p5      17 x[10]
        xorps xmm14, xmm5                                      ;    55.2 p1      16 x[12]
        movaps xmm5, xmm4                                      ;    52.5 p5      16 x[13] copy
        pslld xmm5, 8                                          ;    54.2 p0      16 x[13]
        psrld xmm4, 0x18                                       ;    55.2 p0      16 x[13]
        movaps [r10 - 112], xmm0                               ;    51.2 p3+p4   25 rounds
        movaps xmm0, [r10 - 128]                               ;    50.5 p2      15 x[3] reload
        movaps [r10 - 96], xmm0                                ;    53.5 p3+p4   25 rounds
        xorps xmm6, xmm15                                      ;    55.2 p1      18 x[5]
        movaps xmm0, xmm9                                      ;    54.2 p5      18 x[4] copy
        pslld xmm0, 7                                          ;    56.2 p0      18 x[4]
        psrld xmm9, 0x19                                       ;    57.2 p0      18 x[4]
        paddd xmm7, xmm14                                      ;    56.2 p5      17 x[11]
        xorps xmm5, xmm4                                       ;    57.2 p1      16 x[13]
        movaps [r10 - 48], xmm15                               ;    55.2 p3+p4   25 rounds
        xorps xmm2, xmm7                                       ;    57.2 p1      18 x[6]
        movaps [r10 - 32], xmm7                                ;    57.2 p3+p4   25 rounds
        movaps xmm15, xmm6                                     ;    56.2 p5      18 x[5] copy
        pslld xmm15, 7                                         ;    58.2 p0      18 x[5]
        psrld xmm6, 0x19                                       ;    59.2 p0      18 x[5]
        paddd xmm11, xmm5                                      ;    58.2 p5      17 x[8]
        movaps [r10 - 16], xmm10                               ;    54.5 p3+p4   25 rounds
        xorps xmm0, xmm9                                       ;    59.2 p1      18 x[4]
        xorps xmm3, xmm11                                      ;    59.2 p1      18 x[7]
        movaps xmm9, xmm2                                      ;    58.2 p5      18 x[6] copy
        pslld xmm9, 7                                          ;    60.2 p0      18 x[6]
        psrld xmm2, 0x19                                       ;    61.2 p0      18 x[6]
        xorps xmm15, xmm6                                      ;    61.2 p1      18 x[5]
        movaps xmm10, xmm3                                     ;    60.2 p5      18 x[7] copy
        pslld xmm10, 7                                         ;    62.2 p0      18 x[7]
        psrld xmm3, 0x19                                       ;    63.2 p0      18 x[7]
        xorps xmm9, xmm2                                       ;    63.2 p1      18 x[6]
        movaps [r10 - 80], xmm9                                ;    64.2 p3+p4   25 rounds
        mov esi, dword [rbp + 1276]                            ;    57.8 p2      25 rounds
        add esi, 0xffffffff                                    ;    60.8 p5      25 rounds
        mov dword [rbp + 1276], esi                            ;    61.8 p3+p4   25 rounds
        xorps xmm10, xmm3                                      ;    65.2 p1      18 x[7]
        movaps [r10 - 64], xmm10                               ;    66.2 p3+p4   25 rounds
        movaps xmm4, xmm8                                      ;    60.5 p5      15 x[0] copy
        movaps xmm3, xmm12                                     ;    61.5 p1      17 x[9] copy
        movaps xmm7, xmm1                                      ;    61.5 p5      16 x[14] copy
        movaps xmm1, xmm14                                     ;    62.5 p1      16 x[12] copy
        movaps xmm6, xmm5                                      ;    62.5 p5      16 x[13] copy
        movaps xmm5, xmm13                                     ;    63.5 p1      15 x[1] copy
        movaps xmm2, xmm11                                     ;    63.5 p5      17 x[8] copy
        movaps xmm8, xmm15                                     ;    64.2 p0      18 x[5] copy
        test esi, esi                                          ;                    more rounds?
        jne .rounds_2
        movdqa [r10 + 48], xmm0                                ;                    resident
        movdqa [r11 - 112], xmm1                               ;                    resident
        movdqa [r10 + 80], xmm2                                ;                    resident
        movdqa [r10 + 96], xmm3                                ;                    resident
        movdqa [r10 + 16], xmm4                                ;                    resident
        movdqa [r10 + 32], xmm5                                ;                    resident
        movdqa [r10 + 112], xmm6                               ;                    resident
        movdqa [r11 - 128], xmm7                               ;                    resident
        movdqa [r10 + 64], xmm8                                ;                    resident
        mov r8, qword [rbp + 1224]                             ;     0.0 p2      64 dst reload
        movd xmm0, [r8]                                        ;     3.0 p2      64 dst
        movd xmm1, [r8 + 64]                                   ;     3.0 p2      64 dst
        punpckldq xmm0, xmm1                                   ;     6.0 p0+p1+p5   64 dst
        movd xmm1, [r8 + 128]                                  ;     3.0 p2      64 dst
        movd xmm2, [r8 + 192]                                  ;     4.0 p2      64 dst
        punpckldq xmm1, xmm2                                   ;     7.0 p0+p1+p5   64 dst
        punpcklqdq xmm0, xmm1                                  ;    11.0 p0      64 dst
        movd xmm1, [r8 + 4]                                    ;     5.0 p2      64 dst
        movd xmm2, [r8 + 68]                                   ;     6.0 p2      64 dst
        movaps xmm3, [r10 + 16]                                ;     7.0 p2      64 dst
        paddd xmm3, [r11 - 80]                                 ;    10.0 p5+p2   64 dst
        xorps xmm0, xmm3                                       ;    12.0 p1      64 dst
        mov r9, qword [rbp + 1240]                             ;     9.0 p2      64 dst reload
        movd [r9], xmm0                                        ;    13.0 p3+p4   64 dst
        pshufd xmm3, xmm0, 1                                   ;    13.0 p5+p0   64 dst
        movd [r9 + 64], xmm3                                   ;    17.0 p3+p4   64 dst
        pshufd xmm3, xmm0, 2                                   ;    13.0 p5+p1   64 dst
        movd [r9 + 128], xmm3                                  ;    17.0 p3+p4   64 dst
        pshufd xmm0, xmm0, 3                                   ;    13.0 p5+p0   64 dst
        movd [r9 + 192], xmm0                                  ;    17.0 p3+p4   64 dst
        punpckldq xmm1, xmm2                                   ;     9.0 p1+p0+p5   64 dst
        movd xmm0, [r8 + 132]                                  ;    10.0 p2      64 dst
        movd xmm2, [r8 + 196]                                  ;    11.0 p2      64 dst
        punpckldq xmm0, xmm2                                   ;    14.0 p0+p1+p5   64 dst
        punpcklqdq xmm1, xmm0                                  ;    18.0 p0      64 dst
        movd xmm0, [r8 + 8]                                    ;    12.0 p2      64 dst
        movd xmm2, [r8 + 72]                                   ;    13.0 p2      64 dst
        punpckldq xmm0, xmm2                                   ;    16.0 p1+p5+p0   64 dst
        movd xmm2, [r8 + 136]                                  ;    14.0 p2      64 dst
        movaps xmm3, [r10 + 32]                                ;    15.0 p2      64 dst
        paddd xmm3, [r11 - 64]                                 ;    18.0 p0+p2   64 dst
        xorps xmm1, xmm3                                       ;    19.0 p1      64 dst
        movd [r9 + 4], xmm1                                    ;    20.0 p3+p4   64 dst
        pshufd xmm3, xmm1, 1                                   ;    20.0 p5+p0   64 dst
        movd [r9 + 68], xmm3                                   ;    24.0 p3+p4   64 dst
        pshufd xmm3, xmm1, 2                                   ;    20.0 p5+p1   64 dst
        movd [r9 + 132], xmm3                                  ;    24.0 p3+p4   64 dst
        pshufd xmm1, xmm1, 3                                   ;    20.0 p5+p0   64 dst
        movd [r9 + 196], xmm1                                  ;    24.0 p3+p4   64 dst
        movd xmm1, [r8 + 200]                                  ;    17.2 p2      64 dst
        punpckldq xmm2, xmm1                                   ;    20.2 p1+p0+p5   64 dst
        punpcklqdq xmm0, xmm2                                  ;    24.2 p0      64 dst
        movd xmm1, [r8 + 12]                                   ;    18.5 p2      64 dst
        movd xmm2, [r8 + 76]                                   ;    19.5 p2      64 dst
        punpckldq xmm1, xmm2                                   ;    22.5 p1+p5+p0   64 dst
        movd xmm2, [r8 + 140]                                  ;    20.8 p2      64 dst
        movaps xmm3, [r10 - 112]                               ;    21.8 p2      64 dst
        paddd xmm3, [r11 - 48]                                 ;    24.8 p0+p2   64 dst
        xorps xmm0, xmm3                                       ;    25.8 p1      64 dst
        movd [r9 + 8], xmm0                                    ;    26.8 p3+p4   64 dst
        pshufd xmm3, xmm0, 1                                   ;    26.8 p5+p0   64 dst
        movd [r9 + 72], xmm3                                   ;    30.8 p3+p4   64 dst
        pshufd xmm3, xmm0, 2                                   ;    26.8 p5+p1   64 dst
        movd [r9 + 136], xmm3                                  ;    30.8 p3+p4   64 dst
        pshufd xmm0, xmm0, 3                                   ;    26.8 p5+p0   64 dst
        movd [r9 + 200], xmm0                                  ;    30.8 p3+p4   64 dst
        movd xmm0, [r8 + 204]                                  ;    24.2 p2      64 dst
        punpckldq xmm2, xmm0                                   ;    27.2 p1+p0+p5   64 dst
        punpcklqdq xmm1, xmm2                                  ;    31.2 p0      64 dst
        movd xmm0, [r8 + 16]                                   ;    25.5 p2      64 dst
        movd xmm2, [r8 + 80]                                   ;    26.5 p2      64 dst
        punpckldq xmm0, xmm2                                   ;    29.5 p1+p5+p0   64 dst
        movd xmm2, [r8 + 144]                                  ;    27.5 p2      64 dst
        movaps xmm3, [r10 - 96]                                ;    28.5 p2      64 dst
        paddd xmm3, [r11 - 32]                                 ;    31.5 p0+p2   64 dst
        xorps xmm1, xmm3                                       ;    32.5 p1      64 dst
        movd [r9 + 12], xmm1                                   ;    33.5 p3+p4   64 dst
        pshufd xmm3, xmm1, 1                                   ;    33.5 p5+p0   64 dst
        movd [r9 + 76], xmm3                                   ;    37.5 p3+p4   64 dst
        pshufd xmm3, xmm1, 2                                   ;    33.5 p5+p1   64 dst
        movd [r9 + 140], xmm3                                  ;    37.5 p3+p4   64 dst
        pshufd xmm1, xmm1, 3                                   ;    33.5 p5+p0   64 dst
        movd [r9 + 204], xmm1                                  ;    37.5 p3+p4   64 dst
        movd xmm1, [r8 + 208]                                  ;    31.0 p2      64 dst
        punpckldq xmm2, xmm1                                   ;    34.0 p1+p0+p5   64 dst
        punpcklqdq xmm0, xmm2                                  ;    38.0 p0      64 dst
        movd xmm1, [r8 + 20]                                   ;    32.2 p2      64 dst
        movd xmm2, [r8 + 84]                                   ;    33.2 p2      64 dst
        punpckldq xmm1, xmm2                                   ;    36.2 p1+p5+p0   64 dst
        movd xmm2, [r8 + 148]                                  ;    34.2 p2      64 dst
        movaps xmm3, [r10 + 48]                                ;    35.2 p2      64 dst
        paddd xmm3, [r11 - 16]                                 ;    38.2 p0+p2   64 dst
        xorps xmm0, xmm3                                       ;    39.2 p1      64 dst
        movd [r9 + 16], xmm0                                   ;    40.2 p3+p4   64 dst
        pshufd xmm3, xmm0, 1                                   ;    40.2 p5+p0   64 dst
        movd [r9 + 80], xmm3                                   ;    44.2 p3+p4   64 dst
        pshufd xmm3, xmm0, 2                                   ;    40.2 p5+p1   64 dst
        movd [r9 + 144], xmm3                                  ;    44.2 p3+p4   64 dst
        pshufd xmm0, xmm0, 3                                   ;    40.2 p5+p0   64 dst
        movd [r9 + 208], xmm0                                  ;    44.2 p3+p4   64 dst
        movd xmm0, [r8 + 212]                                  ;    37.8 p2      64 dst
        punpckldq xmm2, xmm0                                   ;    40.8 p1+p0+p5   64 dst
        punpcklqdq xmm1, xmm2                                  ;    44.8 p0      64 dst
        movd xmm0, [r8 + 24]                                   ;    39.0 p2      64 dst
        movd xmm2, [r8 + 88]                                   ;    40.0 p2      64 dst
        punpckldq xmm0, xmm2                                   ;    43.0 p1+p5+p0   64 dst
        movd xmm2, [r8 + 152]                                  ;    41.0 p2      64 dst
        movaps xmm3, [r10 + 64]                                ;    42.0 p2      64 dst
        paddd xmm3, [r11 + 0]                                  ;    45.0 p0+p2   64 dst
        xorps xmm1, xmm3                                       ;    46.0 p1      64 dst
        movd [r9 + 20], xmm1                                   ;    47.0 p3+p4   64 dst
        pshufd xmm3, xmm1, 1                                   ;    47.0 p5+p0   64 dst
        movd [r9 + 84], xmm3                                   ;    51.0 p3+p4   64 dst
        pshufd xmm3, xmm1, 2                                   ;    47.0 p5+p1   64 dst
        movd [r9 + 148], xmm3                                  ;    51.0 p3+p4   64 dst
        pshufd xmm1, xmm1, 3                                   ;    47.0 p5+p0   64 dst
        movd [r9 + 212], xmm1                                  ;    51.0 p3+p4   64 dst
        movd xmm1, [r8 + 216]                                  ;    44.5 p2      64 dst
        punpckldq xmm2, xmm1                                   ;    47.5 p1+p0+p5   64 dst
        punpcklqdq xmm0, xmm2                                  ;    51.5 p0      64 dst
        movd xmm1, [r8 + 28]                                   ;    45.8 p2      64 dst
        movd xmm2, [r8 + 92]                                   ;    46.8 p2      64 dst
        punpckldq xmm1, xmm2                                   ;    49.8 p1+p5+p0   64 dst
        movd xmm2, [r8 + 156]                                  ;    47.8 p2      64 dst
        movaps xmm3, [r10 - 80]                                ;    48.8 p2      64 dst
        paddd xmm3, [r11 + 16]                                 ;    51.8 p0+p2   64 dst
        xorps xmm0, xmm3                                       ;    52.8 p1      64 dst
        movd [r9 + 24], xmm0                                   ;    53.8 p3+p4   64 dst
        pshufd xmm3, xmm0, 1                                   ;    53.8 p5+p0   64 dst
        movd [r9 + 88], xmm3                                   ;    57.8 p3+p4   64 dst
        pshufd xmm3, xmm0, 2                                   ;    53.8 p5+p1   64 dst
        movd [r9 + 152], xmm3                                  ;    57.8 p3+p4   64 dst
        pshufd xmm0, xmm0, 3                                   ;    53.8 p5+p0   64 dst
        movd [r9 + 216], xmm0                                  ;    57.8 p3+p4   64 dst
        movd xmm0, [r8 + 220]                                  ;    51.2 p2      64 dst
        punpckldq xmm2, xmm0                                   ;    54.2 p1+p0+p5   64 dst
        punpcklqdq xmm1, xmm2                                  ;    58.2 p0      64 dst
        movd xmm0, [r8 + 32]                                   ;    52.5 p2      64 dst
        movd xmm2, [r8 + 96]                                   ;    53.5 p2      64 dst
        punpckldq xmm0, xmm2                                   ;    56.5 p1+p5+p0   64 dst
        movd xmm2, [r8 + 160]                                  ;    54.5 p2      64 dst
        movaps xmm3, [r10 - 64]                                ;    55.5 p2      64 dst
        paddd xmm3, [r11 + 32]                                 ;    58.5 p0+p2   64 dst
        xorps xmm1, xmm3                                       ;    59.5 p1      64 dst
        movd [r9 + 28], xmm1                                   ;    60.5 p3+p4   64 dst
        pshufd xmm3, xmm1, 1                                   ;    60.5 p5+p0   64 dst
        movd [r9 + 92], xmm3                                   ;    64.5 p3+p4   64 dst
        pshufd xmm3, xmm1, 2                                   ;    60.5 p5+p1   64 dst
        movd [r9 + 156], xmm3                                  ;    64.5 p3+p4   64 dst
        pshufd xmm1, xmm1, 3                                   ;    60.5 p5+p0   64 dst
        movd [r9 + 220], xmm1                                  ;    64.5 p3+p4   64 dst
        movd xmm1, [r8 + 224]                                  ;    58.0 p2      64 dst
        punpckldq xmm2, xmm1                                   ;    61.0 p1+p0+p5   64 dst
        punpcklqdq xmm0, xmm2                                  ;    65.0 p0      64 dst
        movd xmm1, [r8 + 36]                                   ;    59.2 p2      64 dst
        movd xmm2, [r8 + 100]                                  ;    60.2 p2      64 dst
        punpckldq xmm1, xmm2                                   ;    63.2 p1+p5+p0   64 dst
        movd xmm2, [r8 + 164]                                  ;    61.2 p2      64 dst
        movaps xmm3, [r10 + 80]                                ;    62.2 p2      64 dst
        paddd xmm3, [r11 + 48]                                 ;    65.2 p0+p2   64 dst
        xorps xmm0, xmm3                                       ;    66.2 p1      64 dst
        movd [r9 + 32], xmm0                                   ;    67.2 p3+p4   64 dst
        pshufd xmm3, xmm0, 1                                   ;    67.2 p5+p0   64 dst
        movd [r9 + 96], xmm3                                   ;    71.2 p3+p4   64 dst
        pshufd xmm3, xmm0, 2                                   ;    67.2 p5+p1   64 dst
        movd [r9 + 160], xmm3                                  ;    71.2 p3+p4   64 dst
        pshufd xmm0, xmm0, 3                                   ;    67.2 p5+p0   64 dst
        movd [r9 + 224], xmm0                                  ;    71.2 p3+p4   64 dst
        movd xmm0, [r8 + 228]                                  ;    64.8 p2      64 dst
        punpckldq xmm2, xmm0                                   ;    67.8 p1+p0+p5   64 dst
        punpcklqdq xmm1, xmm2                                  ;    71.8 p0      64 dst
        movd xmm0, [r8 + 40]                                   ;    66.0 p2      64 dst
        movd xmm2, [r8 + 104]                                  ;    67.0 p2      64 dst
        punpckldq xmm0, xmm2                                   ;    70.0 p1+p5+p0   64 dst
        movd xmm2, [r8 + 168]                                  ;    68.0 p2      64 dst
        movaps xmm3, [r10 + 96]                                ;    69.0 p2      64 dst
        paddd xmm3, [r11 + 64]                                 ;    72.0 p0+p2   64 dst
        xorps xmm1, xmm3                                       ;    73.0 p1      64 dst
        movd [r9 + 36], xmm1                                   ;    74.0 p3+p4   64 dst
        pshufd xmm3, xmm1, 1                                   ;    74.0 p5+p0   64 dst
        movd [r9 + 100], xmm3                                  ;    78.0 p3+p4   64 dst
        pshufd xmm3, xmm1, 2                                   ;    74.0 p5+p1   64 dst
        movd [r9 + 164], xmm3                                  ;    78.0 p3+p4   64 dst
        pshufd xmm1, xmm1, 3                                   ;    74.0 p5+p0   64 dst
        movd [r9 + 228], xmm1                                  ;    78.0 p3+p4   64 dst
        movd xmm1, [r8 + 232]                                  ;    71.5 p2      64 dst
        punpckldq xmm2, xmm1                                   ;    74.5 p1+p0+p5   64 dst
        punpcklqdq xmm0, xmm2                                  ;    78.5 p0      64 dst
        movd xmm1, [r8 + 44]                                   ;    72.8 p2      64 dst
        movd xmm2, [r8 + 108]                                  ;    73.8 p2      64 dst
        punpckldq xmm1, xmm2                                   ;    76.8 p1+p5+p0   64 dst
        movd xmm2, [r8 + 172]                                  ;    74.8 p2      64 dst
        movaps xmm3, [r10 - 48]                                ;    75.8 p2      64 dst
        paddd xmm3, [r11 + 80]                                 ;    78.8 p0+p2   64 dst
        xorps xmm0, xmm3                                       ;    79.8 p1      64 dst
        movd [r9 + 40], xmm0                                   ;    80.8 p3+p4   64 dst
        pshufd xmm3, xmm0, 1                                   ;    80.8 p5+p0   64 dst
        movd [r9 + 104], xmm3                                  ;    84.8 p3+p4   64 dst
        pshufd xmm3, xmm0, 2                                   ;    80.8 p5+p1   64 dst
        movd [r9 + 168], xmm3                                  ;    84.8 p3+p4   64 dst
        pshufd xmm0, xmm0, 3                                   ;    80.8 p5+p0   64 dst
        movd [r9 + 232], xmm0                                  ;    84.8 p3+p4   64 dst
        movd xmm0, [r8 + 236]                                  ;    78.2 p2      64 dst
        punpckldq xmm2, xmm0                                   ;    81.2 p1+p0+p5   64 dst
        punpcklqdq xmm1, xmm2                                  ;    85.2 p0      64 dst
        movd xmm0, [r8 + 48]                                   ;    79.5 p2      64 dst
        movd xmm2, [r8 + 112]                                  ;    80.5 p2      64 dst
        punpckldq xmm0, xmm2                                   ;    83.5 p1+p5+p0   64 dst
        movd xmm2, [r8 + 176]                                  ;    81.5 p2      64 dst
        movaps xmm3, [r10 - 32]                                ;    82.5 p2      64 dst
        paddd xmm3, [r11 + 96]                                 ;    85.5 p0+p2   64 dst
        xorps xmm1, xmm3                                       ;    86.5 p1      64 dst
        movd [r9 + 44], xmm1                                   ;    87.5 p3+p4   64 dst
        pshufd xmm3, xmm1, 1                                   ;    87.5 p5+p0   64 dst
        movd [r9 + 108], xmm3                                  ;    91.5 p3+p4   64 dst
        pshufd xmm3, xmm1, 2                                   ;    87.5 p5+p1   64 dst
        movd [r9 + 172], xmm3                                  ;    91.5 p3+p4   64 dst
        pshufd xmm1, xmm1, 3                                   ;    87.5 p5+p0   64 dst
        movd [r9 + 236], xmm1                                  ;    91.5 p3+p4   64 dst
        movd xmm1, [r8 + 240]                                  ;    85.0 p2      64 dst
        punpckldq xmm2, xmm1                                   ;    88.0 p1+p0+p5   64 dst
        punpcklqdq xmm0, xmm2                                  ;    92.0 p0      64 dst
        movd xmm1, [r8 + 52]                                   ;    86.2 p2      64 dst
        movd xmm2, [r8 + 116]                                  ;    87.2 p2      64 dst
        punpckldq xmm1, xmm2                                   ;    90.2 p1+p5+p0   64 dst
        movd xmm2, [r8 + 180]                                  ;    88.2 p2      64 dst
        movaps xmm3, [r11 - 112]                               ;    89.2 p2      64 dst
        paddd xmm3, [rbp + 928]                                ;    92.2 p0+p2   64 dst
        xorps xmm0, xmm3                                       ;    93.2 p1      64 dst
        movd [r9 + 48], xmm0                                   ;    94.2 p3+p4   64 dst
        pshufd xmm3, xmm0, 1                                   ;    94.2 p5+p0   64 dst
        movd [r9 + 112], xmm3                                  ;    98.2 p3+p4   64 dst
        pshufd xmm3, xmm0, 2                                   ;    94.2 p5+p1   64 dst
        movd [r9 + 176], xmm3                                  ;    98.2 p3+p4   64 dst
        pshufd xmm0, xmm0, 3                                   ;    94.2 p5+p0   64 dst
        movd [r9 + 240], xmm0                                  ;    98.2 p3+p4   64 dst
        movd xmm0, [r8 + 244]                                  ;    91.8 p2      64 dst
        punpckldq xmm2, xmm0                                   ;    94.8 p1+p0+p5   64 dst
        punpcklqdq xmm1, xmm2                                  ;    98.8 p0      64 dst
        movd xmm0, [r8 + 56]                                   ;    93.0 p2      64 dst
        movd xmm2, [r8 + 120]                                  ;    94.0 p2      64 dst
        punpckldq xmm0, xmm2                                   ;    97.0 p1+p5+p0   64 dst
        movd xmm2, [r8 + 184]                                  ;    95.0 p2      64 dst
        movaps xmm3, [r10 + 112]                               ;    96.0 p2      64 dst
        paddd xmm3, [r11 + 112]                                ;    99.0 p0+p2   64 dst
        xorps xmm1, xmm3                                       ;   100.0 p1      64 dst
        movd [r9 + 52], xmm1                                   ;   101.0 p3+p4   64 dst
        pshufd xmm3, xmm1, 1                                   ;   101.0 p5+p0   64 dst
        movd [r9 + 116], xmm3                                  ;   105.0 p3+p4   64 dst
        pshufd xmm3, xmm1, 2                                   ;   101.0 p5+p1   64 dst
        movd [r9 + 180], xmm3                                  ;   105.0 p3+p4   64 dst
        pshufd xmm1, xmm1, 3                                   ;   101.0 p5+p0   64 dst
        movd [r9 + 244], xmm1                                  ;   105.0 p3+p4   64 dst
        movd xmm1, [r8 + 248]                                  ;    98.5 p2      64 dst
        punpckldq xmm2, xmm1                                   ;   101.5 p1+p0+p5   64 dst
        punpcklqdq xmm0, xmm2                                  ;   105.5 p0      64 dst
        movd xmm1, [r8 + 60]                                   ;    99.8 p2      64 dst
        movd xmm2, [r8 + 124]                                  ;   100.8 p2      64 dst
        movd xmm3, [r8 + 188]                                  ;   101.8 p2      64 dst
        punpckldq xmm1, xmm2                                   ;   103.8 p1+p5+p0   64 dst
        movd xmm2, [r8 + 252]                                  ;   102.8 p2      64 dst
        punpckldq xmm3, xmm2                                   ;   105.8 p0+p1+p5   64 dst
        movaps xmm2, [r11 - 128]                               ;   103.8 p2      64 dst
        paddd xmm2, [rbp + 896]                                ;   106.8 p0+p2   64 dst
        xorps xmm0, xmm2                                       ;   107.8 p1      64 dst
        movd [r9 + 56], xmm0                                   ;   108.8 p3+p4   64 dst
        pshufd xmm2, xmm0, 1                                   ;   108.8 p5+p0   64 dst
        movd [r9 + 120], xmm2                                  ;   112.8 p3+p4   64 dst
        pshufd xmm2, xmm0, 2                                   ;   108.8 p5+p1   64 dst
        movd [r9 + 184], xmm2                                  ;   112.8 p3+p4   64 dst
        pshufd xmm0, xmm0, 3                                   ;   108.8 p5+p0   64 dst
        movd [r9 + 248], xmm0                                  ;   112.8 p3+p4   64 dst
        punpcklqdq xmm1, xmm3                                  ;   109.8 p1      64 dst
        movaps xmm0, [r10 - 16]                                ;   106.2 p2      64 dst
        paddd xmm0, [rbp + 912]                                ;   109.2 p0+p2   64 dst
        xorps xmm1, xmm0                                       ;   110.8 p5      64 dst
        movd [r9 + 60], xmm1                                   ;   111.8 p3+p4   64 dst
        pshufd xmm0, xmm1, 1                                   ;   111.8 p5+p1   64 dst
        movd [r9 + 124], xmm0                                  ;   115.8 p3+p4   64 dst
        pshufd xmm0, xmm1, 2                                   ;   111.8 p5+p0   64 dst
        movd [r9 + 188], xmm0                                  ;   115.8 p3+p4   64 dst
        pshufd xmm0, xmm1, 3                                   ;   111.8 p5+p1   64 dst
        movd [r9 + 252], xmm0                                  ;   115.8 p3+p4   64 dst
        add r9, 0x100                                          ;   110.5 p0      60 blocks
        mov qword [rbp + 1240], r9                             ;   111.8 p3+p4   60 blocks
        movaps xmm0, [r11 - 96]                                ;   111.0 p2      60 blocks
        paddd xmm0, [rel chacha20_blocks.T0_constants128 + 16] ;   114.0 p5+p2   60 blocks
        movaps [r11 - 96], xmm0                                ;   115.0 p3+p4   60 blocks
        add r8, 0x100                                          ;   111.8 p1      60 blocks
        mov qword [rbp + 1224], r8                             ;   113.8 p3+p4   60 blocks
        cmp r8, qword [rbp + 1232]                             ;                    more blocks?
        jne .blocks_1
.blocks_1_rest:
        mov rax, qword [rbp + 1216]                            ;                    blocks left over
        test rax, rax                                          ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 1224]                            ;                    blocks left over
        lea rdi, [rbp - 128]                                   ;                    blocks left over
        mov qword [rbp + 1248], rsi                            ;                    blocks left over
        mov qword [rbp + 1224], rdi                            ;                    blocks left over
        imul rcx, rax, 0x40                                    ;                    blocks left over
        rep movsb                                              ;                    blocks left over
        mov rsi, qword [rbp + 1240]                            ;                    blocks left over
        lea rdi, [rbp + 128]                                   ;                    blocks left over
        mov rcx, rsi                                           ;                    blocks left over
        sub rcx, qword [rbp + 1248]                            ;                    blocks left over
        neg rcx                                                ;                    blocks left over
        sbb rcx, rcx                                           ;                    blocks left over
        lea rdx, [rbp - 128]                                   ;                    blocks left over
        sub rdi, rdx                                           ;                    blocks left over
        and rdi, rcx                                           ;                    blocks left over
        add rdi, rdx                                           ;                    blocks left over
        mov qword [rbp + 1256], rdi                            ;                    blocks left over
        mov qword [rbp + 1264], rsi                            ;                    blocks left over
        mov qword [rbp + 1240], rdi                            ;                    blocks left over
        imul rcx, rax, 0x40                                    ;                    blocks left over
        rep movsb                                              ;                    blocks left over
        lea rsi, [rbp + 128]                                   ;                    blocks left over
        mov qword [rbp + 1232], rsi                            ;                    blocks left over
        neg rax                                                ;                    blocks left over
        mov qword [rbp + 1216], rax                            ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                ;                    blocks left over
        mov rsi, qword [rbp + 1256]                            ;                    blocks left over
        mov rdi, qword [rbp + 1264]                            ;                    blocks left over
        imul rcx, rax, 0x40                                    ;                    blocks left over
        rep movsb                                              ;                    blocks left over
.blocks_1_done:
        lea rdi, [rsp]                                         ;                    cleared
        xor eax, eax                                           ;                    cleared
        mov ecx, 0xb0                                          ;                    cleared
        rep stosq                                              ;                    cleared
        add rsp, 0x588                                         ;                    frame
        pop rbp                                                ;                    preserved
        pop rbx                                                ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
chacha20_blocks.T0_constants128:
        dq 0x0000000100000000, 0x0000000300000002, 0x0000000400000004, 0x0000000400000004

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
