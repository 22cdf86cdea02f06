; aes128_decrypt for AMD Athlon 64, Opteron (K8), 64-bit code (athlon64-64)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 b96ab4300706cbb4); do not edit:
;   ./cw build aes128_decrypt --cpu athlon64-64 --variant bitsliced
;
; void aes128_decrypt(const void *rk, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 22528 bytes (1408 slices), read, secret, aligned to 16 bytes
;   src: 2048 bytes a batch (128 slices), read, secret, aligned to 16 bytes
;   dst: 2048 bytes a batch (128 slices), written, secret, aligned to 16 bytes
;   n: number of batches of 128 blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 5 uops, planned 5.0; bounds: width 1.7, ports 1.0, path 2.0
;   blocks: 773 uops, planned 268.0; bounds: width 257.7, ports 257.3, path 4.0
;   blocks/rounds: 7265 uops, planned 3015.3; bounds: width 2421.7, ports 2709.0, path 116.0
;   blocks.2: 6383 uops, planned 2504.0; bounds: width 2127.7, ports 2336.0, path 62.0
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
%fatal "aes128_decrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_aes128_decrypt
$_aes128_decrypt:
%else
        global $aes128_decrypt
%endif
$aes128_decrypt:
        push rbx                                           ;                    preserved
        push rbp                                           ;                    preserved
        push r13                                           ;                    preserved
        push r14                                           ;                    preserved
        push r15                                           ;                    preserved
        sub rsp, 0x1080                                    ;                    frame
        lea rbp, [rsp + 128]                               ;                    frame
        mov dword [rbp + 4080], ecx                        ;                    argument
        mov qword [rbp + 4032], rsi                        ;                    argument
        mov qword [rbp + 4048], rdi                        ;                    argument
        mov qword [rbp + 4072], rdx                        ;                    argument
        lea rdx, [rbp + 256]                               ;                    frame
        lea rsi, [rbp + 512]                               ;                    frame
        lea rdi, [rbp + 768]                               ;                    frame
        lea rcx, [rbp + 1024]                              ;                    frame
        lea rax, [rbp + 1280]                              ;                    frame
        lea rbx, [rbp + 1536]                              ;                    frame
        lea r10, [rbp + 1792]                              ;                    frame
        lea r11, [rbp + 2048]                              ;                    frame
        lea r13, [rbp + 2304]                              ;                    frame
        lea r14, [rbp + 2560]                              ;                    frame
        lea r15, [rbp + 2816]                              ;                    frame
        mov r8d, dword [rbp + 4080]                        ;     0.0 agu0   119 blocks
        shl r8, 0xb                                        ;     3.0 alu0   119 blocks
        mov r9, qword [rbp + 4032]                         ;     0.7 agu1   119 blocks
        add r9, r8                                         ;     4.0 alu1   119 blocks
        mov qword [rbp + 4040], r9                         ;     5.0 agu2   119 blocks
        cmp dword [rbp + 4080], 0                          ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 4032]                         ;     0.0 agu0    62 s[0].0 reload
        movaps xmm0, [r8]                                  ;     5.0 agu1+agu2+fadd+fmul   62 s[0]
        mov r9, qword [rbp + 4048]                         ;     3.0 agu0    62 s[0].0 reload
        xorps xmm0, [r9]                                   ;    10.0 agu1+agu2+fadd+fmul   62 s[0]
        movaps xmm1, [r8 + 16]                             ;     8.0 agu0+agu1+fmisc+fadd   62 s[0]
        movaps xmm2, [r8 + 32]                             ;     8.0 agu2+agu0+fmul+fmisc   62 s[0]
        movaps xmm3, [r8 + 48]                             ;     8.0 agu1+agu2+fadd+fmul   62 s[0]
        movaps xmm4, [r8 + 64]                             ;     8.0 agu0+agu1+fmisc+fadd   62 s[0]
        xorps xmm1, [r9 + 16]                              ;    10.0 agu2+agu0+fmul+fadd   62 s[0]
        xorps xmm2, [r9 + 32]                              ;    12.0 agu1+agu0+fmul+fadd   62 s[0]
        xorps xmm3, [r9 + 48]                              ;    13.0 agu2+agu0+fadd+fmul   62 s[0]
        xorps xmm4, [r9 + 64]                              ;    14.0 agu1+agu2+fadd+fmul   62 s[0]
        movaps xmm5, [r8 + 80]                             ;    13.0 agu0+agu1+fmisc   62 s[0]
        xorps xmm5, [r9 + 80]                              ;    15.0 agu2+agu0+fadd+fmul   62 s[0]
        movaps [r11 + 32], xmm0                            ;    13.0 agu1+agu2+fmisc   63 rounds
        movaps [r11 + 48], xmm1                            ;    15.0 agu0+agu1+fmisc   63 rounds
        movaps [rbx - 32], xmm2                            ;    17.0 agu2+agu0+fmisc   63 rounds
        movaps [r11 + 64], xmm3                            ;    19.0 agu1+agu2+fmisc   63 rounds
        movaps [r11 - 32], xmm4                            ;    21.0 agu0+agu1+fmisc   63 rounds
        movaps xmm0, [r8 + 96]                             ;    17.3 agu2+agu0+fadd+fmul   62 s[0]
        xorps xmm0, [r9 + 96]                              ;    20.0 agu1+agu2+fadd+fmul   62 s[0]
        movaps [r11 + 80], xmm5                            ;    23.0 agu0+agu1+fmisc   63 rounds
        movaps xmm1, [r8 + 112]                            ;    19.3 agu2+agu0+fadd+fmul   62 s[0]
        xorps xmm1, [r9 + 112]                             ;    22.0 agu1+agu2+fadd+fmul   62 s[0]
        movaps xmm2, [r8 + 128]                            ;    21.0 agu0+agu1+fadd+fmul   62 s[0]
        xorps xmm2, [r9 + 128]                             ;    24.0 agu2+agu0+fadd+fmul   62 s[0]
        movaps [r11 + 96], xmm0                            ;    25.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 144]                            ;    23.3 agu0+agu1+fadd+fmul   62 s[0]
        xorps xmm0, [r9 + 144]                             ;    26.0 agu2+agu0+fadd+fmul   62 s[0]
        movaps [r11 + 112], xmm1                           ;    27.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 160]                            ;    25.3 agu0+agu1+fadd+fmul   62 s[0]
        xorps xmm1, [r9 + 160]                             ;    28.0 agu2+agu0+fadd+fmul   62 s[0]
        movaps [r13 - 128], xmm2                           ;    29.0 agu1+agu2+fmisc   63 rounds
        movaps xmm2, [r8 + 176]                            ;    27.3 agu0+agu1+fadd+fmul   62 s[0]
        xorps xmm2, [r9 + 176]                             ;    30.0 agu2+agu0+fadd+fmul   62 s[0]
        movaps [r13 - 112], xmm0                           ;    31.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 192]                            ;    29.3 agu0+agu1+fadd+fmul   62 s[0]
        xorps xmm0, [r9 + 192]                             ;    32.0 agu2+agu0+fadd+fmul   62 s[0]
        movaps [rbx - 16], xmm1                            ;    33.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 208]                            ;    31.3 agu0+agu1+fadd+fmul   62 s[0]
        xorps xmm1, [r9 + 208]                             ;    34.0 agu2+agu0+fadd+fmul   62 s[0]
        movaps [r13 - 96], xmm2                            ;    35.0 agu1+agu2+fmisc   63 rounds
        movaps xmm2, [r8 + 224]                            ;    33.3 agu0+agu1+fadd+fmul   62 s[0]
        xorps xmm2, [r9 + 224]                             ;    36.0 agu2+agu0+fadd+fmul   62 s[0]
        movaps [r13 - 80], xmm0                            ;    37.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 240]                            ;    35.3 agu0+agu1+fadd+fmul   62 s[0]
        xorps xmm0, [r9 + 240]                             ;    38.0 agu2+agu0+fadd+fmul   62 s[0]
        movaps [r13 - 64], xmm1                            ;    39.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 256]                            ;    37.3 agu0+agu1+fadd+fmul   62 s[0]
        xorps xmm1, [r9 + 256]                             ;    40.0 agu2+agu0+fadd+fmul   62 s[0]
        movaps [r13 - 48], xmm2                            ;    41.0 agu1+agu2+fmisc   63 rounds
        movaps xmm2, [r8 + 272]                            ;    39.3 agu0+agu1+fadd+fmul   62 s[0]
        xorps xmm2, [r9 + 272]                             ;    42.0 agu2+agu0+fadd+fmul   62 s[0]
        movaps [r13 - 32], xmm0                            ;    43.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 288]                            ;    41.3 agu0+agu1+fadd+fmul   62 s[0]
        xorps xmm0, [r9 + 288]                             ;    44.0 agu2+agu0+fadd+fmul   62 s[0]
        movaps [r13 - 16], xmm1                            ;    45.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 304]                            ;    43.3 agu0+agu1+fadd+fmul   62 s[0]
        xorps xmm1, [r9 + 304]                             ;    46.0 agu2+agu0+fadd+fmul   62 s[0]
        movaps [r13 + 0], xmm2                             ;    47.0 agu1+agu2+fmisc   63 rounds
        movaps xmm2, [r8 + 320]                            ;    45.3 agu0+agu1+fadd+fmul   62 s[0]
        xorps xmm2, [r9 + 320]                             ;    48.0 agu2+agu0+fadd+fmul   62 s[0]
        movaps [rbx + 0], xmm0                             ;    49.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 336]                            ;    47.3 agu0+agu1+fadd+fmul   62 s[0]
        xorps xmm0, [r9 + 336]                             ;    50.0 agu2+agu0+fadd+fmul   62 s[0]
        movaps [r13 + 16], xmm1                            ;    51.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 352]                            ;    49.3 agu0+agu1+fadd+fmul   62 s[0]
        xorps xmm1, [r9 + 352]                             ;    52.0 agu2+agu0+fadd+fmul   62 s[0]
        movaps [r13 + 32], xmm2                            ;    53.0 agu1+agu2+fmisc   63 rounds
        movaps xmm2, [r8 + 368]                            ;    51.3 agu0+agu1+fadd+fmul   62 s[0]
        xorps xmm2, [r9 + 368]                             ;    54.0 agu2+agu0+fadd+fmul   62 s[0]
        movaps [r13 + 48], xmm0                            ;    55.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 384]                            ;    53.3 agu0+agu1+fadd+fmul   62 s[0]
        xorps xmm0, [r9 + 384]                             ;    56.0 agu2+agu0+fadd+fmul   62 s[0]
        movaps [r13 + 64], xmm1                            ;    57.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 400]                            ;    55.3 agu0+agu1+fadd+fmul   62 s[0]
        xorps xmm1, [r9 + 400]                             ;    58.0 agu2+agu0+fadd+fmul   62 s[0]
        movaps [r13 + 80], xmm2                            ;    59.0 agu1+agu2+fmisc   63 rounds
        movaps xmm2, [r8 + 416]                            ;    57.3 agu0+agu1+fadd+fmul   62 s[0]
        xorps xmm2, [r9 + 416]                             ;    60.0 agu2+agu0+fadd+fmul   62 s[0]
        movaps [r13 + 96], xmm0                            ;    61.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 432]                            ;    59.3 agu0+agu1+fadd+fmul   62 s[0]
        xorps xmm0, [r9 + 432]                             ;    62.0 agu2+agu0+fadd+fmul   62 s[0]
        movaps [r13 + 112], xmm1                           ;    63.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 448]                            ;    61.3 agu0+agu1+fadd+fmul   62 s[0]
        xorps xmm1, [r9 + 448]                             ;    64.0 agu2+agu0+fadd+fmul   62 s[0]
        movaps [rbx + 16], xmm2                            ;    65.0 agu1+agu2+fmisc   63 rounds
        movaps xmm2, [r8 + 464]                            ;    63.3 agu0+agu1+fadd+fmul   62 s[0]
        xorps xmm2, [r9 + 464]                             ;    66.0 agu2+agu0+fadd+fmul   62 s[0]
        movaps [r14 - 128], xmm0                           ;    67.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 480]                            ;    65.3 agu0+agu1+fadd+fmul   62 s[0]
        xorps xmm0, [r9 + 480]                             ;    68.0 agu2+agu0+fadd+fmul   62 s[0]
        movaps [r14 - 112], xmm1                           ;    69.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 496]                            ;    67.3 agu0+agu1+fadd+fmul   62 s[0]
        xorps xmm1, [r9 + 496]                             ;    70.0 agu2+agu0+fadd+fmul   62 s[0]
        movaps [r14 - 96], xmm2                            ;    71.0 agu1+agu2+fmisc   63 rounds
        movaps xmm2, [r8 + 512]                            ;    69.3 agu0+agu1+fadd+fmul   62 s[1]
        xorps xmm2, [r9 + 512]                             ;    72.0 agu2+agu0+fadd+fmul   62 s[1]
        movaps [r14 - 80], xmm0                            ;    73.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 528]                            ;    71.3 agu0+agu1+fadd+fmul   62 s[1]
        xorps xmm0, [r9 + 528]                             ;    74.0 agu2+agu0+fadd+fmul   62 s[1]
        movaps [r14 - 64], xmm1                            ;    75.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 544]                            ;    73.3 agu0+agu1+fadd+fmul   62 s[1]
        xorps xmm1, [r9 + 544]                             ;    76.0 agu2+agu0+fadd+fmul   62 s[1]
        movaps [r14 - 48], xmm2                            ;    77.0 agu1+agu2+fmisc   63 rounds
        movaps xmm2, [r8 + 560]                            ;    75.3 agu0+agu1+fadd+fmul   62 s[1]
        xorps xmm2, [r9 + 560]                             ;    78.0 agu2+agu0+fadd+fmul   62 s[1]
        movaps [r14 - 32], xmm0                            ;    79.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 576]                            ;    77.3 agu0+agu1+fadd+fmul   62 s[1]
        xorps xmm0, [r9 + 576]                             ;    80.0 agu2+agu0+fadd+fmul   62 s[1]
        movaps [rbx + 32], xmm1                            ;    81.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 592]                            ;    79.3 agu0+agu1+fadd+fmul   62 s[1]
        xorps xmm1, [r9 + 592]                             ;    82.0 agu2+agu0+fadd+fmul   62 s[1]
        movaps [r14 - 16], xmm2                            ;    83.0 agu1+agu2+fmisc   63 rounds
        movaps xmm2, [r8 + 608]                            ;    81.3 agu0+agu1+fadd+fmul   62 s[1]
        xorps xmm2, [r9 + 608]                             ;    84.0 agu2+agu0+fadd+fmul   62 s[1]
        movaps [r11 - 16], xmm0                            ;    85.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 624]                            ;    83.3 agu0+agu1+fadd+fmul   62 s[1]
        xorps xmm0, [r9 + 624]                             ;    86.0 agu2+agu0+fadd+fmul   62 s[1]
        movaps [r14 + 0], xmm1                             ;    87.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 640]                            ;    85.3 agu0+agu1+fadd+fmul   62 s[1]
        xorps xmm1, [r9 + 640]                             ;    88.0 agu2+agu0+fadd+fmul   62 s[1]
        movaps [r14 + 16], xmm2                            ;    89.0 agu1+agu2+fmisc   63 rounds
        movaps xmm2, [r8 + 656]                            ;    87.3 agu0+agu1+fadd+fmul   62 s[1]
        xorps xmm2, [r9 + 656]                             ;    90.0 agu2+agu0+fadd+fmul   62 s[1]
        movaps [r14 + 32], xmm0                            ;    91.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 672]                            ;    89.3 agu0+agu1+fadd+fmul   62 s[1]
        xorps xmm0, [r9 + 672]                             ;    92.0 agu2+agu0+fadd+fmul   62 s[1]
        movaps [r14 + 48], xmm1                            ;    93.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 688]                            ;    91.3 agu0+agu1+fadd+fmul   62 s[1]
        xorps xmm1, [r9 + 688]                             ;    94.0 agu2+agu0+fadd+fmul   62 s[1]
        movaps [r14 + 64], xmm2                            ;    95.0 agu1+agu2+fmisc   63 rounds
        movaps xmm2, [r8 + 704]                            ;    93.3 agu0+agu1+fadd+fmul   62 s[1]
        xorps xmm2, [r9 + 704]                             ;    96.0 agu2+agu0+fadd+fmul   62 s[1]
        movaps [rbx + 48], xmm0                            ;    97.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 720]                            ;    95.3 agu0+agu1+fadd+fmul   62 s[1]
        xorps xmm0, [r9 + 720]                             ;    98.0 agu2+agu0+fadd+fmul   62 s[1]
        movaps [r14 + 80], xmm1                            ;    99.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 736]                            ;    97.3 agu0+agu1+fadd+fmul   62 s[1]
        xorps xmm1, [r9 + 736]                             ;   100.0 agu2+agu0+fadd+fmul   62 s[1]
        movaps [r14 + 96], xmm2                            ;   101.0 agu1+agu2+fmisc   63 rounds
        movaps xmm2, [r8 + 752]                            ;    99.3 agu0+agu1+fadd+fmul   62 s[1]
        xorps xmm2, [r9 + 752]                             ;   102.0 agu2+agu0+fadd+fmul   62 s[1]
        movaps [r14 + 112], xmm0                           ;   103.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 768]                            ;   101.3 agu0+agu1+fadd+fmul   62 s[1]
        xorps xmm0, [r9 + 768]                             ;   104.0 agu2+agu0+fadd+fmul   62 s[1]
        movaps [r15 - 128], xmm1                           ;   105.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 784]                            ;   103.3 agu0+agu1+fadd+fmul   62 s[1]
        xorps xmm1, [r9 + 784]                             ;   106.0 agu2+agu0+fadd+fmul   62 s[1]
        movaps [r15 - 112], xmm2                           ;   107.0 agu1+agu2+fmisc   63 rounds
        movaps xmm2, [r8 + 800]                            ;   105.3 agu0+agu1+fadd+fmul   62 s[1]
        xorps xmm2, [r9 + 800]                             ;   108.0 agu2+agu0+fadd+fmul   62 s[1]
        movaps [r15 - 96], xmm0                            ;   109.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 816]                            ;   107.3 agu0+agu1+fadd+fmul   62 s[1]
        xorps xmm0, [r9 + 816]                             ;   110.0 agu2+agu0+fadd+fmul   62 s[1]
        movaps [r15 - 80], xmm1                            ;   111.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 832]                            ;   109.3 agu0+agu1+fadd+fmul   62 s[1]
        xorps xmm1, [r9 + 832]                             ;   112.0 agu2+agu0+fadd+fmul   62 s[1]
        movaps [rbx + 64], xmm2                            ;   113.0 agu1+agu2+fmisc   63 rounds
        movaps xmm2, [r8 + 848]                            ;   111.3 agu0+agu1+fadd+fmul   62 s[1]
        xorps xmm2, [r9 + 848]                             ;   114.0 agu2+agu0+fadd+fmul   62 s[1]
        movaps [r15 - 64], xmm0                            ;   115.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 864]                            ;   113.3 agu0+agu1+fadd+fmul   62 s[1]
        xorps xmm0, [r9 + 864]                             ;   116.0 agu2+agu0+fadd+fmul   62 s[1]
        movaps [r15 - 48], xmm1                            ;   117.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 880]                            ;   115.3 agu0+agu1+fadd+fmul   62 s[1]
        xorps xmm1, [r9 + 880]                             ;   118.0 agu2+agu0+fadd+fmul   62 s[1]
        movaps [r15 - 32], xmm2                            ;   119.0 agu1+agu2+fmisc   63 rounds
        movaps xmm2, [r8 + 896]                            ;   117.3 agu0+agu1+fadd+fmul   62 s[1]
        xorps xmm2, [r9 + 896]                             ;   120.0 agu2+agu0+fadd+fmul   62 s[1]
        movaps [r15 - 16], xmm0                            ;   121.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 912]                            ;   119.3 agu0+agu1+fadd+fmul   62 s[1]
        xorps xmm0, [r9 + 912]                             ;   122.0 agu2+agu0+fadd+fmul   62 s[1]
        movaps [r15 + 0], xmm1                             ;   123.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 928]                            ;   121.3 agu0+agu1+fadd+fmul   62 s[1]
        xorps xmm1, [r9 + 928]                             ;   124.0 agu2+agu0+fadd+fmul   62 s[1]
        movaps [r15 + 16], xmm2                            ;   125.0 agu1+agu2+fmisc   63 rounds
        movaps xmm2, [r8 + 944]                            ;   123.3 agu0+agu1+fadd+fmul   62 s[1]
        xorps xmm2, [r9 + 944]                             ;   126.0 agu2+agu0+fadd+fmul   62 s[1]
        movaps [r15 + 32], xmm0                            ;   127.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 960]                            ;   125.3 agu0+agu1+fadd+fmul   62 s[1]
        xorps xmm0, [r9 + 960]                             ;   128.0 agu2+agu0+fadd+fmul   62 s[1]
        movaps [rbx + 80], xmm1                            ;   129.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 976]                            ;   127.3 agu0+agu1+fadd+fmul   62 s[1]
        xorps xmm1, [r9 + 976]                             ;   130.0 agu2+agu0+fadd+fmul   62 s[1]
        movaps [r15 + 48], xmm2                            ;   131.0 agu1+agu2+fmisc   63 rounds
        movaps xmm2, [r8 + 992]                            ;   129.3 agu0+agu1+fadd+fmul   62 s[1]
        xorps xmm2, [r9 + 992]                             ;   132.0 agu2+agu0+fadd+fmul   62 s[1]
        movaps [r15 + 64], xmm0                            ;   133.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 1008]                           ;   131.3 agu0+agu1+fadd+fmul   62 s[1]
        xorps xmm0, [r9 + 1008]                            ;   134.0 agu2+agu0+fadd+fmul   62 s[1]
        movaps [r15 + 80], xmm1                            ;   135.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 1024]                           ;   133.3 agu0+agu1+fadd+fmul   62 s[2]
        xorps xmm1, [r9 + 1024]                            ;   136.0 agu2+agu0+fadd+fmul   62 s[2]
        movaps [r15 + 96], xmm2                            ;   137.0 agu1+agu2+fmisc   63 rounds
        movaps xmm2, [r8 + 1040]                           ;   135.3 agu0+agu1+fadd+fmul   62 s[2]
        xorps xmm2, [r9 + 1040]                            ;   138.0 agu2+agu0+fadd+fmul   62 s[2]
        movaps [r15 + 112], xmm0                           ;   139.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 1056]                           ;   137.3 agu0+agu1+fadd+fmul   62 s[2]
        xorps xmm0, [r9 + 1056]                            ;   140.0 agu2+agu0+fadd+fmul   62 s[2]
        movaps [rbp + 2944], xmm1                          ;   141.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 1072]                           ;   139.3 agu0+agu1+fadd+fmul   62 s[2]
        xorps xmm1, [r9 + 1072]                            ;   142.0 agu2+agu0+fadd+fmul   62 s[2]
        movaps [rbp + 2960], xmm2                          ;   143.0 agu1+agu2+fmisc   63 rounds
        movaps xmm2, [r8 + 1088]                           ;   141.3 agu0+agu1+fadd+fmul   62 s[2]
        xorps xmm2, [r9 + 1088]                            ;   144.0 agu2+agu0+fadd+fmul   62 s[2]
        movaps [rbx + 96], xmm0                            ;   145.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 1104]                           ;   143.3 agu0+agu1+fadd+fmul   62 s[2]
        xorps xmm0, [r9 + 1104]                            ;   146.0 agu2+agu0+fadd+fmul   62 s[2]
        movaps [rbp + 2976], xmm1                          ;   147.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 1120]                           ;   145.3 agu0+agu1+fadd+fmul   62 s[2]
        xorps xmm1, [r9 + 1120]                            ;   148.0 agu2+agu0+fadd+fmul   62 s[2]
        movaps [r11 + 0], xmm2                             ;   149.0 agu1+agu2+fmisc   63 rounds
        movaps xmm2, [r8 + 1136]                           ;   147.3 agu0+agu1+fadd+fmul   62 s[2]
        xorps xmm2, [r9 + 1136]                            ;   150.0 agu2+agu0+fadd+fmul   62 s[2]
        movaps [rbp + 2992], xmm0                          ;   151.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 1152]                           ;   149.3 agu0+agu1+fadd+fmul   62 s[2]
        xorps xmm0, [r9 + 1152]                            ;   152.0 agu2+agu0+fadd+fmul   62 s[2]
        movaps [rbp + 3008], xmm1                          ;   153.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 1168]                           ;   151.3 agu0+agu1+fadd+fmul   62 s[2]
        xorps xmm1, [r9 + 1168]                            ;   154.0 agu2+agu0+fadd+fmul   62 s[2]
        movaps [rbp + 3024], xmm2                          ;   155.0 agu1+agu2+fmisc   63 rounds
        movaps xmm2, [r8 + 1184]                           ;   153.3 agu0+agu1+fadd+fmul   62 s[2]
        xorps xmm2, [r9 + 1184]                            ;   156.0 agu2+agu0+fadd+fmul   62 s[2]
        movaps [rbp + 3040], xmm0                          ;   157.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 1200]                           ;   155.3 agu0+agu1+fadd+fmul   62 s[2]
        xorps xmm0, [r9 + 1200]                            ;   158.0 agu2+agu0+fadd+fmul   62 s[2]
        movaps [rbp + 3056], xmm1                          ;   159.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 1216]                           ;   157.3 agu0+agu1+fadd+fmul   62 s[2]
        xorps xmm1, [r9 + 1216]                            ;   160.0 agu2+agu0+fadd+fmul   62 s[2]
        movaps [rbx + 112], xmm2                           ;   161.0 agu1+agu2+fmisc   63 rounds
        movaps xmm2, [r8 + 1232]                           ;   159.3 agu0+agu1+fadd+fmul   62 s[2]
        xorps xmm2, [r9 + 1232]                            ;   162.0 agu2+agu0+fadd+fmul   62 s[2]
        movaps [rbp + 3072], xmm0                          ;   163.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 1248]                           ;   161.3 agu0+agu1+fadd+fmul   62 s[2]
        xorps xmm0, [r9 + 1248]                            ;   164.0 agu2+agu0+fadd+fmul   62 s[2]
        movaps [rbp + 3088], xmm1                          ;   165.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 1264]                           ;   163.3 agu0+agu1+fadd+fmul   62 s[2]
        xorps xmm1, [r9 + 1264]                            ;   166.0 agu2+agu0+fadd+fmul   62 s[2]
        movaps [rbp + 3104], xmm2                          ;   167.0 agu1+agu2+fmisc   63 rounds
        movaps xmm2, [r8 + 1280]                           ;   165.3 agu0+agu1+fadd+fmul   62 s[2]
        xorps xmm2, [r9 + 1280]                            ;   168.0 agu2+agu0+fadd+fmul   62 s[2]
        movaps [rbp + 3120], xmm0                          ;   169.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 1296]                           ;   167.3 agu0+agu1+fadd+fmul   62 s[2]
        xorps xmm0, [r9 + 1296]                            ;   170.0 agu2+agu0+fadd+fmul   62 s[2]
        movaps [rbp + 3136], xmm1                          ;   171.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 1312]                           ;   169.3 agu0+agu1+fadd+fmul   62 s[2]
        xorps xmm1, [r9 + 1312]                            ;   172.0 agu2+agu0+fadd+fmul   62 s[2]
        movaps [rbp + 3856], xmm2                          ;   173.0 agu1+agu2+fmisc   63 rounds
        movaps xmm2, [r8 + 1328]                           ;   171.3 agu0+agu1+fadd+fmul   62 s[2]
        xorps xmm2, [r9 + 1328]                            ;   174.0 agu2+agu0+fadd+fmul   62 s[2]
        movaps [rbp + 3872], xmm0                          ;   175.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 1344]                           ;   173.3 agu0+agu1+fadd+fmul   62 s[2]
        xorps xmm0, [r9 + 1344]                            ;   176.0 agu2+agu0+fadd+fmul   62 s[2]
        movaps [rbp + 3808], xmm1                          ;   177.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 1360]                           ;   175.3 agu0+agu1+fadd+fmul   62 s[2]
        xorps xmm1, [r9 + 1360]                            ;   178.0 agu2+agu0+fadd+fmul   62 s[2]
        movaps [rbp + 3152], xmm2                          ;   179.0 agu1+agu2+fmisc   63 rounds
        movaps xmm2, [r8 + 1376]                           ;   177.3 agu0+agu1+fadd+fmul   62 s[2]
        xorps xmm2, [r9 + 1376]                            ;   180.0 agu2+agu0+fadd+fmul   62 s[2]
        movaps [rbp + 3888], xmm0                          ;   181.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 1392]                           ;   179.3 agu0+agu1+fadd+fmul   62 s[2]
        xorps xmm0, [r9 + 1392]                            ;   182.0 agu2+agu0+fadd+fmul   62 s[2]
        movaps [rbp + 3168], xmm1                          ;   183.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 1408]                           ;   181.3 agu0+agu1+fadd+fmul   62 s[2]
        xorps xmm1, [r9 + 1408]                            ;   184.0 agu2+agu0+fadd+fmul   62 s[2]
        movaps [rbp + 3184], xmm2                          ;   185.0 agu1+agu2+fmisc   63 rounds
        movaps xmm2, [r8 + 1424]                           ;   183.3 agu0+agu1+fadd+fmul   62 s[2]
        xorps xmm2, [r9 + 1424]                            ;   186.0 agu2+agu0+fadd+fmul   62 s[2]
        movaps [rbp + 3200], xmm0                          ;   187.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 1440]                           ;   185.3 agu0+agu1+fadd+fmul   62 s[2]
        xorps xmm0, [r9 + 1440]                            ;   188.0 agu2+agu0+fadd+fmul   62 s[2]
        movaps [rbp + 3216], xmm1                          ;   189.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 1456]                           ;   187.3 agu0+agu1+fadd+fmul   62 s[2]
        xorps xmm1, [r9 + 1456]                            ;   190.0 agu2+agu0+fadd+fmul   62 s[2]
        movaps [rbp + 3232], xmm2                          ;   191.0 agu1+agu2+fmisc   63 rounds
        movaps xmm2, [r8 + 1472]                           ;   189.3 agu0+agu1+fadd+fmul   62 s[2]
        xorps xmm2, [r9 + 1472]                            ;   192.0 agu2+agu0+fadd+fmul   62 s[2]
        movaps [r10 - 128], xmm0                           ;   193.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 1488]                           ;   191.3 agu0+agu1+fadd+fmul   62 s[2]
        xorps xmm0, [r9 + 1488]                            ;   194.0 agu2+agu0+fadd+fmul   62 s[2]
        movaps [rbp + 3248], xmm1                          ;   195.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 1504]                           ;   193.3 agu0+agu1+fadd+fmul   62 s[2]
        xorps xmm1, [r9 + 1504]                            ;   196.0 agu2+agu0+fadd+fmul   62 s[2]
        movaps [rbp + 3264], xmm2                          ;   197.0 agu1+agu2+fmisc   63 rounds
        movaps xmm2, [r8 + 1520]                           ;   195.3 agu0+agu1+fadd+fmul   62 s[2]
        xorps xmm2, [r9 + 1520]                            ;   198.0 agu2+agu0+fadd+fmul   62 s[2]
        movaps [rbp + 3280], xmm0                          ;   199.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 1536]                           ;   197.3 agu0+agu1+fadd+fmul   62 s[3]
        xorps xmm0, [r9 + 1536]                            ;   200.0 agu2+agu0+fadd+fmul   62 s[3]
        movaps [rbp + 3296], xmm1                          ;   201.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 1552]                           ;   199.3 agu0+agu1+fadd+fmul   62 s[3]
        xorps xmm1, [r9 + 1552]                            ;   202.0 agu2+agu0+fadd+fmul   62 s[3]
        movaps [rbp + 3312], xmm2                          ;   203.0 agu1+agu2+fmisc   63 rounds
        movaps xmm2, [r8 + 1568]                           ;   201.3 agu0+agu1+fadd+fmul   62 s[3]
        xorps xmm2, [r9 + 1568]                            ;   204.0 agu2+agu0+fadd+fmul   62 s[3]
        movaps [rbp + 3328], xmm0                          ;   205.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 1584]                           ;   203.3 agu0+agu1+fadd+fmul   62 s[3]
        xorps xmm0, [r9 + 1584]                            ;   206.0 agu2+agu0+fadd+fmul   62 s[3]
        movaps [rbp + 3344], xmm1                          ;   207.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 1600]                           ;   205.3 agu0+agu1+fadd+fmul   62 s[3]
        xorps xmm1, [r9 + 1600]                            ;   208.0 agu2+agu0+fadd+fmul   62 s[3]
        movaps [r10 - 112], xmm2                           ;   209.0 agu1+agu2+fmisc   63 rounds
        movaps xmm2, [r8 + 1616]                           ;   207.3 agu0+agu1+fadd+fmul   62 s[3]
        xorps xmm2, [r9 + 1616]                            ;   210.0 agu2+agu0+fadd+fmul   62 s[3]
        movaps [rbp + 3360], xmm0                          ;   211.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 1632]                           ;   209.3 agu0+agu1+fadd+fmul   62 s[3]
        xorps xmm0, [r9 + 1632]                            ;   212.0 agu2+agu0+fadd+fmul   62 s[3]
        movaps [r11 + 16], xmm1                            ;   213.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 1648]                           ;   211.3 agu0+agu1+fadd+fmul   62 s[3]
        xorps xmm1, [r9 + 1648]                            ;   214.0 agu2+agu0+fadd+fmul   62 s[3]
        movaps [rbp + 3376], xmm2                          ;   215.0 agu1+agu2+fmisc   63 rounds
        movaps xmm2, [r8 + 1664]                           ;   213.3 agu0+agu1+fadd+fmul   62 s[3]
        xorps xmm2, [r9 + 1664]                            ;   216.0 agu2+agu0+fadd+fmul   62 s[3]
        movaps [rbp + 3392], xmm0                          ;   217.0 agu1+agu2+fmisc   63 rounds
        movaps xmm0, [r8 + 1680]                           ;   215.3 agu0+agu1+fadd+fmul   62 s[3]
        xorps xmm0, [r9 + 1680]                            ;   218.0 agu2+agu0+fadd+fmul   62 s[3]
        movaps [rbp + 3408], xmm1                          ;   219.0 agu1+agu2+fmisc   63 rounds
        movaps xmm1, [r8 + 1696]                           ;   217.3 agu0+agu1+fadd+fmul   62 s[3]
        xorps xmm1, [r9 + 1696]                            ;   220.0 agu2+agu0+fadd+fmul   62 s[3]
        movaps [rbp + 3904], xmm2                          ;   221.0 agu1+agu2+fmisc   63 rounds
        mov qword [rbp + 4056], r9                         ;   217.0 agu0    63 rounds
        movaps xmm2, [r8 + 1712]                           ;   219.7 agu1+agu2+fadd+fmul   62 s[3]
        xorps xmm2, [r9 + 1712]                            ;   222.3 agu0+agu1+fadd+fmul   62 s[3]
        movaps [rbp + 3920], xmm0                          ;   223.0 agu2+agu0+fmisc   63 rounds
        movaps xmm0, [r8 + 1728]                           ;   221.7 agu1+agu2+fadd+fmul   62 s[3]
        xorps xmm0, [r9 + 1728]                            ;   224.3 agu0+agu1+fadd+fmul   62 s[3]
        movaps [rbp + 3824], xmm1                          ;   225.0 agu2+agu0+fmisc   63 rounds
        movaps xmm1, [r8 + 1744]                           ;   223.7 agu1+agu2+fadd+fmul   62 s[3]
        xorps xmm1, [r9 + 1744]                            ;   226.3 agu0+agu1+fadd+fmul   62 s[3]
        movaps [rbp + 3936], xmm2                          ;   227.0 agu2+agu0+fmisc   63 rounds
        movaps xmm2, [r8 + 1760]                           ;   225.7 agu1+agu2+fadd+fmul   62 s[3]
        xorps xmm2, [r9 + 1760]                            ;   228.3 agu0+agu1+fadd+fmul   62 s[3]
        movaps [rbp + 3952], xmm0                          ;   229.0 agu2+agu0+fmisc   63 rounds
        movaps xmm0, [r8 + 1776]                           ;   227.7 agu1+agu2+fadd+fmul   62 s[3]
        xorps xmm0, [r9 + 1776]                            ;   230.3 agu0+agu1+fadd+fmul   62 s[3]
        movaps [rbp + 3968], xmm1                          ;   231.0 agu2+agu0+fmisc   63 rounds
        movaps xmm1, [r8 + 1792]                           ;   229.7 agu1+agu2+fadd+fmul   62 s[3]
        xorps xmm1, [r9 + 1792]                            ;   232.3 agu0+agu1+fadd+fmul   62 s[3]
        movaps [rbp + 3984], xmm2                          ;   233.0 agu2+agu0+fmisc   63 rounds
        movaps xmm2, [r8 + 1808]                           ;   231.7 agu1+agu2+fadd+fmul   62 s[3]
        xorps xmm2, [r9 + 1808]                            ;   234.3 agu0+agu1+fadd+fmul   62 s[3]
        movaps [rbp + 4000], xmm0                          ;   235.0 agu2+agu0+fmisc   63 rounds
        movaps xmm0, [r8 + 1824]                           ;   233.7 agu1+agu2+fadd+fmul   62 s[3]
        xorps xmm0, [r9 + 1824]                            ;   236.3 agu0+agu1+fadd+fmul   62 s[3]
        movaps [rbp + 3424], xmm1                          ;   237.0 agu2+agu0+fmisc   63 rounds
        movaps xmm1, [r8 + 1840]                           ;   235.7 agu1+agu2+fadd+fmul   62 s[3]
        xorps xmm1, [r9 + 1840]                            ;   238.3 agu0+agu1+fadd+fmul   62 s[3]
        movaps [rbp + 3440], xmm2                          ;   239.0 agu2+agu0+fmisc   63 rounds
        movaps xmm2, [r8 + 1856]                           ;   237.7 agu1+agu2+fadd+fmul   62 s[3]
        xorps xmm2, [r9 + 1856]                            ;   240.3 agu0+agu1+fadd+fmul   62 s[3]
        movaps [rbp + 3840], xmm0                          ;   241.0 agu2+agu0+fmisc   63 rounds
        movaps xmm0, [r8 + 1872]                           ;   239.7 agu1+agu2+fadd+fmul   62 s[3]
        xorps xmm0, [r9 + 1872]                            ;   242.3 agu0+agu1+fadd+fmul   62 s[3]
        movaps [rbp + 3456], xmm1                          ;   243.0 agu2+agu0+fmisc   63 rounds
        movaps xmm1, [r8 + 1888]                           ;   241.7 agu1+agu2+fadd+fmul   62 s[3]
        xorps xmm1, [r9 + 1888]                            ;   244.3 agu0+agu1+fadd+fmul   62 s[3]
        movaps [rbp + 4016], xmm2                          ;   245.0 agu2+agu0+fmisc   63 rounds
        movaps xmm2, [r8 + 1904]                           ;   243.7 agu1+agu2+fadd+fmul   62 s[3]
        xorps xmm2, [r9 + 1904]                            ;   246.3 agu0+agu1+fadd+fmul   62 s[3]
        movaps xmm3, [r8 + 1920]                           ;   245.3 agu2+agu0+fadd+fmul   62 s[3]
        xorps xmm3, [r9 + 1920]                            ;   248.3 agu1+agu2+fadd+fmul   62 s[3]
        movaps [rbp + 3472], xmm0                          ;   247.0 agu0+agu1+fmisc   63 rounds
        movaps xmm0, [r8 + 1936]                           ;   247.3 agu2+agu0+fadd+fmul   62 s[3]
        xorps xmm0, [r9 + 1936]                            ;   250.3 agu1+agu2+fadd+fmul   62 s[3]
        movaps [rbp + 3488], xmm1                          ;   249.0 agu0+agu1+fmisc   63 rounds
        movaps xmm1, [r8 + 1952]                           ;   249.3 agu2+agu0+fadd+fmul   62 s[3]
        xorps xmm1, [r9 + 1952]                            ;   252.3 agu1+agu2+fadd+fmul   62 s[3]
        movaps [rbp + 3504], xmm2                          ;   251.0 agu0+agu1+fmisc   63 rounds
        movaps xmm2, [r8 + 1968]                           ;   251.3 agu2+agu0+fadd+fmul   62 s[3]
        xorps xmm2, [r9 + 1968]                            ;   254.3 agu1+agu2+fadd+fmul   62 s[3]
        movaps [rbp + 3520], xmm3                          ;   253.0 agu0+agu1+fmisc   63 rounds
        movaps xmm3, [r8 + 1984]                           ;   253.3 agu2+agu0+fadd+fmul   62 s[3]
        xorps xmm3, [r9 + 1984]                            ;   256.3 agu1+agu2+fadd+fmul   62 s[3]
        movaps [rbp + 3536], xmm0                          ;   255.0 agu0+agu1+fmisc   63 rounds
        movaps xmm0, [r8 + 2000]                           ;   255.3 agu2+agu0+fadd+fmul   62 s[3]
        xorps xmm0, [r9 + 2000]                            ;   258.3 agu1+agu2+fadd+fmul   62 s[3]
        movaps [r10 - 96], xmm1                            ;   257.0 agu0+agu1+fmisc   63 rounds
        movaps xmm1, [r8 + 2016]                           ;   257.3 agu2+agu0+fadd+fmul   62 s[3]
        xorps xmm1, [r9 + 2016]                            ;   260.3 agu1+agu2+fadd+fmul   62 s[3]
        movaps [rbp + 3552], xmm2                          ;   259.0 agu0+agu1+fmisc   63 rounds
        movaps xmm2, [r8 + 2032]                           ;   259.3 agu2+agu0+fadd+fmul   62 s[3]
        xorps xmm2, [r9 + 2032]                            ;   262.3 agu1+agu2+fadd+fmul   62 s[3]
        movaps [rbp + 3568], xmm3                          ;   261.0 agu0+agu1+fmisc   63 rounds
        add r9, 0x4800                                     ;   258.7 alu0    63 rounds
        mov qword [rbp + 4064], r9                         ;   259.7 agu2    63 rounds
        movaps [rbp + 3584], xmm0                          ;   263.0 agu0+agu1+fmisc   63 rounds
        movaps [rbp + 3600], xmm1                          ;   265.0 agu2+agu0+fmisc   63 rounds
        movaps [rbp + 3616], xmm2                          ;   267.0 agu1+agu2+fmisc   63 rounds
        movdqa xmm0, [rbp + 3952]                          ;                    resident
        movdqa xmm1, [rbp + 3904]                          ;                    resident
        movdqa xmm2, [rbp + 3920]                          ;                    resident
        movdqa xmm3, [rbp + 3968]                          ;                    resident
        movdqa xmm4, [rbp + 3984]                          ;                    resident
        movdqa xmm5, [rbp + 4000]                          ;                    resident
        movdqa xmm6, [rbp + 3936]                          ;                    resident
        movdqa xmm7, [rbp + 3824]                          ;                    resident
        movdqa xmm8, [rbp + 3808]                          ;                    resident
        movdqa xmm9, [rbp + 3840]                          ;                    resident
        movdqa xmm10, [rbp + 3888]                         ;                    resident
        movdqa xmm11, [rbp + 4016]                         ;                    resident
        movdqa xmm12, [rbp + 3856]                         ;                    resident
        movdqa xmm13, [rbp + 3872]                         ;                    resident
        mov r8, qword [rbp + 4056]                         ;                    resident
        align 16
.rounds_2:
        movaps xmm14, [r11 + 32]                           ;     2.0 agu0+agu1+fadd+fmul   46 t[0]
        movaps xmm15, [rel aes128_decrypt.T0_constants128] ;     2.0 agu2+agu0+fmisc+fadd   46 t[0] reload
        xorps xmm14, xmm15                                 ;     4.0 fmul+fadd   46 t[0]
        movaps [rdx + 112], xmm9                           ;     3.0 agu1+agu2+fmisc   46 t[1] spill
        movaps xmm9, xmm14                                 ;     6.0 fmul+fadd   46 t[0] copy
        movaps [rdi - 32], xmm11                           ;     5.0 agu0+agu1+fmisc   46 t[1] spill
        movaps xmm11, xmm15                                ;     4.0 fmul+fadd   46 t[0] copy
        xorps xmm11, [r11 + 48]                            ;     6.0 agu2+agu0+fadd+fmul   46 t[0]
        xorps xmm9, xmm11                                  ;     8.0 fadd+fmul   46 t[0]
        movaps [rsi - 128], xmm8                           ;     7.0 agu1+agu0+fmisc   46 t[0] spill
        movaps xmm8, xmm11                                 ;     8.0 fadd+fmul   46 t[0] copy
        xorps xmm8, [r11 - 32]                             ;    10.0 agu2+agu0+fadd+fmul   46 t[0]
        movaps [rdi - 96], xmm10                           ;     9.0 agu1+agu0+fmisc   46 t[0] spill
        movaps xmm10, xmm8                                 ;    12.0 fadd+fmul   46 t[0] copy
        movaps [rsi + 96], xmm13                           ;    11.0 agu2+agu1+fmisc   46 t[0] spill
        movaps xmm13, xmm15                                ;    10.0 fadd+fmul   46 t[0] copy
        xorps xmm13, [r11 + 80]                            ;    12.0 agu0+agu1+fadd+fmul   46 t[0]
        xorps xmm14, xmm13                                 ;    14.0 fadd+fmul   46 t[0]
        xorps xmm10, xmm13                                 ;    14.0 fadd+fmul   46 t[0]
        movaps xmm13, xmm9                                 ;    14.0 fadd+fmul   46 t[0] copy
        xorps xmm13, [r11 + 112]                           ;    16.0 agu2+agu0+fadd+fmul   46 t[0]
        movaps [rdx + 64], xmm12                           ;    15.0 agu1+agu0+fmisc   46 t[0] spill
        movaps xmm12, xmm15                                ;    16.0 fadd+fmul   46 t[0] copy
        xorps xmm12, [r11 + 96]                            ;    18.0 agu2+agu1+fadd+fmul   46 t[0]
        xorps xmm8, xmm12                                  ;    20.0 fadd+fmul   46 t[0]
        movaps xmm15, xmm10                                ;    19.0 fadd+fmul   46 t[0] copy
        xorps xmm15, [r11 + 64]                            ;    21.0 agu0+agu1+fadd+fmul   46 t[0]
        movaps [rbp - 112], xmm7                           ;    19.0 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm7, xmm9                                  ;    21.0 fadd+fmul   46 t[0] copy
        xorps xmm7, [r11 - 32]                             ;    23.0 agu1+agu2+fadd+fmul   46 t[0]
        movaps [rsi - 112], xmm6                           ;    21.0 agu0+agu1+fmisc   46 t[0] spill
        movaps xmm6, xmm13                                 ;    23.0 fadd+fmul   46 t[0] copy
        xorps xmm6, xmm15                                  ;    25.0 fadd+fmul   46 t[0]
        movaps [rbp + 112], xmm5                           ;    23.0 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm5, xmm10                                 ;    25.0 fadd+fmul   46 t[0] copy
        xorps xmm5, [rbx - 32]                             ;    27.0 agu1+agu0+fadd+fmul   46 t[0]
        xorps xmm9, xmm5                                   ;    29.0 fadd+fmul   46 t[0]
        movaps [rdi - 16], xmm0                            ;    25.7 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm0, xmm11                                 ;    28.0 fadd+fmul   46 t[0] copy
        xorps xmm0, xmm5                                   ;    30.0 fadd+fmul   46 t[0]
        movaps [rdx + 80], xmm4                            ;    27.7 agu1+agu0+fmisc   46 t[0] spill
        movaps xmm4, xmm15                                 ;    30.0 fadd+fmul   46 t[0] copy
        andps xmm4, xmm11                                  ;    32.0 fadd+fmul   46 t[0]
        movaps [rbp + 32], xmm3                            ;    29.7 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm3, xmm9                                  ;    32.0 fadd+fmul   46 t[0] copy
        orps xmm3, [rbx - 32]                              ;    34.0 agu1+agu0+fadd+fmul   46 t[0]
        movaps [rdi - 64], xmm2                            ;    31.7 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm2, xmm13                                 ;    34.0 fadd+fmul   46 t[0] copy
        andps xmm2, xmm0                                   ;    36.0 fadd+fmul   46 t[0]
        xorps xmm2, xmm3                                   ;    38.0 fadd+fmul   46 t[0]
        movaps [rbp + 0], xmm1                             ;    34.3 agu1+agu2+fmisc   46 t[0] spill
        movaps xmm1, xmm11                                 ;    37.0 fadd+fmul   46 t[0] copy
        xorps xmm1, xmm14                                  ;    39.0 fadd+fmul   46 t[0]
        movaps [rsi + 112], xmm0                           ;    36.3 agu0+agu1+fmisc   46 t[0] spill
        movaps xmm0, xmm6                                  ;    39.0 fadd+fmul   46 t[0] copy
        xorps xmm0, xmm9                                   ;    41.0 fadd+fmul   46 t[0]
        movaps [rbp - 128], xmm13                          ;    38.3 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm13, xmm8                                 ;    41.0 fadd+fmul   46 t[0] copy
        orps xmm13, xmm1                                   ;    43.0 fadd+fmul   46 t[0]
        movaps [rdx + 96], xmm11                           ;    40.3 agu1+agu0+fmisc   46 t[0] spill
        movaps xmm11, xmm6                                 ;    43.0 fadd+fmul   46 t[0] copy
        orps xmm11, xmm5                                   ;    45.0 fadd+fmul   46 t[0]
        xorps xmm2, xmm11                                  ;    47.0 fadd+fmul   46 t[0]
        xorps xmm13, xmm11                                 ;    47.0 fadd+fmul   46 t[0]
        movaps xmm11, xmm10                                ;    47.0 fadd+fmul   46 t[0] copy
        andps xmm11, xmm0                                  ;    49.0 fadd+fmul   46 t[0]
        xorps xmm13, xmm11                                 ;    51.0 fadd+fmul   46 t[0]
        movaps [rbp - 64], xmm1                            ;    46.0 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm1, xmm15                                 ;    50.0 fadd+fmul   46 t[0] copy
        xorps xmm1, xmm8                                   ;    52.0 fadd+fmul   46 t[0]
        xorps xmm3, xmm4                                   ;    52.0 fadd+fmul   46 t[0]
        xorps xmm4, xmm12                                  ;    53.0 fadd+fmul   46 t[0]
        xorps xmm13, xmm4                                  ;    55.0 fadd+fmul   46 t[0]
        xorps xmm4, xmm2                                   ;    55.0 fadd+fmul   46 t[0]
        xorps xmm3, xmm11                                  ;    56.0 fadd+fmul   46 t[0]
        movaps xmm11, xmm9                                 ;    57.0 fadd+fmul   46 t[0] copy
        xorps xmm11, xmm8                                  ;    59.0 fadd+fmul   46 t[0]
        movaps [rbp + 16], xmm8                            ;    54.3 agu1+agu0+fmisc   46 t[0] spill
        movaps xmm8, xmm12                                 ;    59.0 fadd+fmul   46 t[0] copy
        orps xmm8, xmm11                                   ;    61.0 fadd+fmul   46 t[0]
        xorps xmm2, xmm8                                   ;    63.0 fadd+fmul   46 t[0]
        movaps xmm8, xmm14                                 ;    62.0 fadd+fmul   46 t[0] copy
        orps xmm8, xmm1                                    ;    64.0 fadd+fmul   46 t[0]
        xorps xmm4, xmm8                                   ;    66.0 fadd+fmul   46 t[0]
        movaps xmm8, xmm14                                 ;    65.0 fadd+fmul   46 t[0] copy
        andps xmm8, xmm1                                   ;    67.0 fadd+fmul   46 t[0]
        xorps xmm3, xmm8                                   ;    69.0 fadd+fmul   46 t[0]
        movaps xmm8, xmm0                                  ;    68.0 fadd+fmul   46 t[0] copy
        xorps xmm8, xmm1                                   ;    70.0 fadd+fmul   46 t[0]
        movaps [rdi + 0], xmm11                            ;    66.0 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm11, xmm7                                 ;    70.0 fadd+fmul   46 t[0] copy
        andps xmm11, xmm8                                  ;    72.0 fadd+fmul   46 t[0]
        xorps xmm4, xmm11                                  ;    74.0 fadd+fmul   46 t[0]
        movaps xmm11, xmm13                                ;    73.0 fadd+fmul   46 t[0] copy
        andps xmm11, xmm4                                  ;    76.0 fadd+fmul   46 t[0]
        xorps xmm2, xmm11                                  ;    78.0 fadd+fmul   46 t[0]
        andps xmm11, xmm2                                  ;    80.0 fadd+fmul   46 t[0]
        xorps xmm3, xmm11                                  ;    82.0 fadd+fmul   46 t[0]
        xorps xmm13, xmm2                                  ;    80.0 fadd+fmul   46 t[0]
        movaps xmm11, xmm4                                 ;    79.0 fadd+fmul   46 t[0] copy
        andps xmm11, xmm3                                  ;    84.0 fadd+fmul   46 t[0]
        xorps xmm13, xmm11                                 ;    86.0 fadd+fmul   46 t[0]
        movaps xmm11, xmm3                                 ;    84.0 fadd+fmul   46 t[0] copy
        andps xmm11, xmm13                                 ;    88.0 fadd+fmul   46 t[0]
        xorps xmm11, xmm2                                  ;    90.0 fadd+fmul   46 t[0]
        andps xmm2, xmm13                                  ;    88.0 fadd+fmul   46 t[0]
        xorps xmm4, xmm2                                   ;    90.0 fadd+fmul   46 t[0]
        andps xmm9, xmm4                                   ;    92.0 fadd+fmul   46 t[0]
        movaps xmm2, xmm13                                 ;    88.0 fadd+fmul   46 t[0] copy
        xorps xmm2, xmm4                                   ;    92.0 fadd+fmul   46 t[0]
        andps xmm14, xmm11                                 ;    92.0 fadd+fmul   46 t[0]
        andps xmm6, xmm13                                  ;    91.0 fadd+fmul   46 t[0]
        andps xmm10, xmm2                                  ;    94.0 fadd+fmul   46 t[0]
        andps xmm0, xmm2                                   ;    94.0 fadd+fmul   46 t[0]
        xorps xmm2, xmm11                                  ;    94.0 fadd+fmul   46 t[0]
        andps xmm1, xmm11                                  ;    95.0 fadd+fmul   46 t[0]
        andps xmm8, xmm2                                   ;    96.0 fadd+fmul   46 t[0]
        andps xmm5, xmm13                                  ;    97.0 fadd+fmul   46 t[0]
        xorps xmm0, xmm8                                   ;    98.0 fadd+fmul   46 t[0]
        movaps [rdi - 112], xmm5                           ;    99.0 agu1+agu0+fmisc   46 t[0] spill
        movaps xmm5, xmm4                                  ;    99.0 fadd+fmul   46 t[0] copy
        andps xmm5, [rbx - 32]                             ;   101.0 agu2+agu0+fadd+fmul   46 t[0]
        orps xmm4, xmm2                                    ;   101.0 fadd+fmul   46 t[0]
        xorps xmm3, xmm4                                   ;   103.0 fadd+fmul   46 t[0]
        xorps xmm11, xmm3                                  ;   105.0 fadd+fmul   46 t[0]
        xorps xmm1, xmm9                                   ;   104.0 fadd+fmul   46 t[0]
        xorps xmm1, xmm6                                   ;   106.0 fadd+fmul   46 t[0]
        andps xmm7, xmm2                                   ;   106.0 fadd+fmul   46 t[0]
        andps xmm15, xmm3                                  ;   107.0 fadd+fmul   46 t[0]
        xorps xmm13, xmm3                                  ;   108.0 fadd+fmul   46 t[0]
        movaps xmm4, [rbp + 16]                            ;   105.0 agu1+agu0+fmisc   46 t[0]
        andps xmm4, xmm11                                  ;   109.0 fadd+fmul   46 t[0]
        andps xmm11, [rbp - 64]                            ;   110.0 agu2+agu0+fadd+fmul   46 t[0]
        andps xmm3, [rdx + 96]                             ;   111.0 agu1+agu0+fadd+fmul   46 t[0]
        xorps xmm2, xmm13                                  ;   112.0 fadd+fmul   46 t[0]
        xorps xmm8, xmm15                                  ;   113.0 fadd+fmul   46 t[0]
        xorps xmm8, xmm1                                   ;   115.0 fadd+fmul   46 t[0]
        movaps xmm15, [rbp - 128]                          ;   110.0 agu2+agu1+fmisc   46 t[0]
        andps xmm15, xmm13                                 ;   115.0 fadd+fmul   46 t[0]
        andps xmm13, [rsi + 112]                           ;   116.0 agu0+agu1+fadd+fmul   46 t[0]
        xorps xmm8, xmm15                                  ;   117.0 fadd+fmul   46 t[0]
        xorps xmm3, xmm11                                  ;   118.0 fadd+fmul   46 t[0]
        xorps xmm7, xmm13                                  ;   119.0 fadd+fmul   46 t[0]
        xorps xmm7, xmm3                                   ;   121.0 fadd+fmul   46 t[0]
        andps xmm12, xmm2                                  ;   121.0 fadd+fmul   46 t[0]
        xorps xmm6, xmm15                                  ;   122.0 fadd+fmul   46 t[0]
        xorps xmm6, xmm0                                   ;   124.0 fadd+fmul   46 t[0]
        xorps xmm6, xmm7                                   ;   126.0 fadd+fmul   46 t[0]
        andps xmm2, [rdi + 0]                              ;   125.0 agu2+agu0+fadd+fmul   46 t[0]
        xorps xmm0, xmm9                                   ;   126.0 fadd+fmul   46 t[0]
        xorps xmm14, xmm11                                 ;   127.0 fadd+fmul   46 t[0]
        xorps xmm14, xmm8                                  ;   129.0 fadd+fmul   46 t[0]
        xorps xmm14, xmm6                                  ;   131.0 fadd+fmul   46 t[0]
        xorps xmm12, xmm13                                 ;   130.0 fadd+fmul   46 t[0]
        xorps xmm5, xmm14                                  ;   133.0 fadd+fmul   46 t[0]
        xorps xmm12, xmm0                                  ;   132.0 fadd+fmul   46 t[0]
        xorps xmm12, xmm14                                 ;   134.0 fadd+fmul   46 t[0]
        xorps xmm10, xmm3                                  ;   134.0 fadd+fmul   46 t[0]
        xorps xmm10, xmm5                                  ;   136.0 fadd+fmul   46 t[0]
        xorps xmm1, xmm4                                   ;   136.0 fadd+fmul   46 t[0]
        xorps xmm1, xmm10                                  ;   138.0 fadd+fmul   46 t[0]
        movaps xmm14, [rbp + 0]                            ;   134.0 agu1+agu0+fmisc   46 t[0]
        movaps xmm15, [rel aes128_decrypt.T0_constants128] ;   136.0 agu2+agu0+fmisc   46 t[0] reload
        xorps xmm14, xmm15                                 ;   138.0 fadd+fmul   46 t[0]
        movaps xmm3, xmm14                                 ;   140.0 fadd+fmul   46 t[0] copy
        movaps xmm4, [rdi - 64]                            ;   138.0 agu1+agu0+fmisc   46 t[0]
        xorps xmm4, xmm15                                  ;   140.0 fadd+fmul   46 t[0]
        xorps xmm3, xmm4                                   ;   142.0 fadd+fmul   46 t[0]
        movaps xmm9, [rbp + 32]                            ;   140.0 agu2+agu0+fmisc   46 t[0]
        xorps xmm9, xmm15                                  ;   142.0 fadd+fmul   46 t[0]
        xorps xmm14, xmm9                                  ;   144.0 fadd+fmul   46 t[0]
        movaps xmm11, xmm4                                 ;   144.0 fadd+fmul   46 t[0] copy
        movaps xmm13, [rdi - 16]                           ;   142.0 agu1+agu0+fmisc   46 t[0] reload
        xorps xmm11, xmm13                                 ;   146.0 fadd+fmul   46 t[0]
        xorps xmm9, xmm11                                  ;   148.0 fadd+fmul   46 t[0]
        xorps xmm13, xmm3                                  ;   147.0 fadd+fmul   46 t[0]
        movaps [rdi - 16], xmm5                            ;   144.3 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm5, xmm3                                  ;   148.0 fadd+fmul   46 t[0] copy
        xorps xmm5, [rbp + 112]                            ;   150.0 agu1+agu0+fadd+fmul   46 t[0]
        movaps [rbp + 112], xmm8                           ;   146.3 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm8, [rel aes128_decrypt.T0_constants128]  ;   148.3 agu1+agu2+fmisc   46 t[0] copy
        xorps xmm8, [rdx + 80]                             ;   150.3 agu0+agu1+fadd+fmul   46 t[0]
        xorps xmm11, xmm8                                  ;   152.3 fadd+fmul   46 t[0]
        movaps [rdx + 80], xmm2                            ;   150.3 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm2, xmm9                                  ;   152.0 fadd+fmul   46 t[0] copy
        xorps xmm2, [rsi - 112]                            ;   154.0 agu1+agu0+fadd+fmul   46 t[0]
        movaps [rsi - 112], xmm0                           ;   152.3 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm0, xmm5                                  ;   154.0 fadd+fmul   46 t[0] copy
        xorps xmm0, xmm2                                   ;   156.0 fadd+fmul   46 t[0]
        movaps [rbp + 32], xmm1                            ;   154.3 agu1+agu2+fmisc   46 t[0] spill
        movaps xmm1, xmm9                                  ;   156.0 fadd+fmul   46 t[0] copy
        xorps xmm1, [rbp - 112]                            ;   158.0 agu0+agu1+fadd+fmul   46 t[0]
        xorps xmm3, xmm1                                   ;   160.0 fadd+fmul   46 t[0]
        movaps [rdi - 64], xmm6                            ;   156.3 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm6, xmm4                                  ;   159.0 fadd+fmul   46 t[0] copy
        xorps xmm6, xmm1                                   ;   161.0 fadd+fmul   46 t[0]
        movaps [rbp + 0], xmm12                            ;   158.3 agu1+agu0+fmisc   46 t[0] spill
        movaps xmm12, xmm2                                 ;   161.0 fadd+fmul   46 t[0] copy
        andps xmm12, xmm4                                  ;   163.0 fadd+fmul   46 t[0]
        movaps [rdi + 0], xmm10                            ;   160.3 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm10, xmm3                                 ;   163.0 fadd+fmul   46 t[0] copy
        orps xmm10, [rbp - 112]                            ;   165.0 agu1+agu0+fadd+fmul   46 t[0]
        movaps [rsi + 112], xmm7                           ;   162.3 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm7, xmm5                                  ;   165.0 fadd+fmul   46 t[0] copy
        andps xmm7, xmm6                                   ;   167.0 fadd+fmul   46 t[0]
        xorps xmm7, xmm10                                  ;   169.0 fadd+fmul   46 t[0]
        movaps xmm15, xmm4                                 ;   168.0 fadd+fmul   46 t[0] copy
        xorps xmm15, xmm14                                 ;   170.0 fadd+fmul   46 t[0]
        movaps [rbp - 128], xmm6                           ;   166.0 agu1+agu2+fmisc   46 t[0] spill
        movaps xmm6, xmm0                                  ;   170.0 fadd+fmul   46 t[0] copy
        xorps xmm6, xmm3                                   ;   172.0 fadd+fmul   46 t[0]
        movaps [rdx + 96], xmm5                            ;   168.0 agu0+agu1+fmisc   46 t[0] spill
        movaps xmm5, xmm11                                 ;   172.0 fadd+fmul   46 t[0] copy
        orps xmm5, xmm15                                   ;   174.0 fadd+fmul   46 t[0]
        movaps [rbp - 64], xmm4                            ;   170.3 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm4, xmm0                                  ;   174.0 fadd+fmul   46 t[0] copy
        orps xmm4, xmm1                                    ;   176.0 fadd+fmul   46 t[0]
        xorps xmm7, xmm4                                   ;   178.0 fadd+fmul   46 t[0]
        xorps xmm5, xmm4                                   ;   178.0 fadd+fmul   46 t[0]
        movaps xmm4, xmm9                                  ;   178.0 fadd+fmul   46 t[0] copy
        andps xmm4, xmm6                                   ;   180.0 fadd+fmul   46 t[0]
        xorps xmm5, xmm4                                   ;   182.0 fadd+fmul   46 t[0]
        movaps [rbp + 16], xmm15                           ;   177.0 agu1+agu0+fmisc   46 t[0] spill
        movaps xmm15, xmm2                                 ;   181.0 fadd+fmul   46 t[0] copy
        xorps xmm15, xmm11                                 ;   183.0 fadd+fmul   46 t[0]
        xorps xmm10, xmm12                                 ;   183.0 fadd+fmul   46 t[0]
        xorps xmm12, xmm8                                  ;   184.0 fadd+fmul   46 t[0]
        xorps xmm5, xmm12                                  ;   186.0 fadd+fmul   46 t[0]
        xorps xmm12, xmm7                                  ;   186.0 fadd+fmul   46 t[0]
        xorps xmm10, xmm4                                  ;   187.0 fadd+fmul   46 t[0]
        movaps xmm4, xmm3                                  ;   188.0 fadd+fmul   46 t[0] copy
        xorps xmm4, xmm11                                  ;   190.0 fadd+fmul   46 t[0]
        movaps [rbp - 32], xmm11                           ;   185.3 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm11, xmm8                                 ;   190.0 fadd+fmul   46 t[0] copy
        orps xmm11, xmm4                                   ;   192.0 fadd+fmul   46 t[0]
        xorps xmm7, xmm11                                  ;   194.0 fadd+fmul   46 t[0]
        movaps xmm11, xmm14                                ;   193.0 fadd+fmul   46 t[0] copy
        orps xmm11, xmm15                                  ;   195.0 fadd+fmul   46 t[0]
        xorps xmm12, xmm11                                 ;   197.0 fadd+fmul   46 t[0]
        movaps xmm11, xmm14                                ;   196.0 fadd+fmul   46 t[0] copy
        andps xmm11, xmm15                                 ;   198.0 fadd+fmul   46 t[0]
        xorps xmm10, xmm11                                 ;   200.0 fadd+fmul   46 t[0]
        movaps xmm11, xmm6                                 ;   199.0 fadd+fmul   46 t[0] copy
        xorps xmm11, xmm15                                 ;   201.0 fadd+fmul   46 t[0]
        movaps [rbp - 48], xmm4                            ;   197.0 agu1+agu0+fmisc   46 t[0] spill
        movaps xmm4, xmm13                                 ;   201.0 fadd+fmul   46 t[0] copy
        andps xmm4, xmm11                                  ;   203.0 fadd+fmul   46 t[0]
        xorps xmm12, xmm4                                  ;   205.0 fadd+fmul   46 t[0]
        movaps xmm4, xmm5                                  ;   204.0 fadd+fmul   46 t[0] copy
        andps xmm4, xmm12                                  ;   207.0 fadd+fmul   46 t[0]
        xorps xmm7, xmm4                                   ;   209.0 fadd+fmul   46 t[0]
        andps xmm4, xmm7                                   ;   211.0 fadd+fmul   46 t[0]
        xorps xmm10, xmm4                                  ;   213.0 fadd+fmul   46 t[0]
        xorps xmm5, xmm7                                   ;   211.0 fadd+fmul   46 t[0]
        movaps xmm4, xmm12                                 ;   210.0 fadd+fmul   46 t[0] copy
        andps xmm4, xmm10                                  ;   215.0 fadd+fmul   46 t[0]
        xorps xmm5, xmm4                                   ;   217.0 fadd+fmul   46 t[0]
        movaps xmm4, xmm10                                 ;   215.0 fadd+fmul   46 t[0] copy
        andps xmm4, xmm5                                   ;   219.0 fadd+fmul   46 t[0]
        xorps xmm4, xmm7                                   ;   221.0 fadd+fmul   46 t[0]
        andps xmm7, xmm5                                   ;   219.0 fadd+fmul   46 t[0]
        xorps xmm12, xmm7                                  ;   221.0 fadd+fmul   46 t[0]
        andps xmm3, xmm12                                  ;   223.0 fadd+fmul   46 t[0]
        movaps xmm7, xmm5                                  ;   219.0 fadd+fmul   46 t[0] copy
        xorps xmm7, xmm12                                  ;   223.0 fadd+fmul   46 t[0]
        andps xmm14, xmm4                                  ;   223.0 fadd+fmul   46 t[0]
        andps xmm0, xmm5                                   ;   222.0 fadd+fmul   46 t[0]
        andps xmm9, xmm7                                   ;   225.0 fadd+fmul   46 t[0]
        andps xmm6, xmm7                                   ;   225.0 fadd+fmul   46 t[0]
        xorps xmm7, xmm4                                   ;   225.0 fadd+fmul   46 t[0]
        andps xmm15, xmm4                                  ;   226.0 fadd+fmul   46 t[0]
        andps xmm11, xmm7                                  ;   227.0 fadd+fmul   46 t[0]
        andps xmm1, xmm5                                   ;   228.0 fadd+fmul   46 t[0]
        xorps xmm6, xmm11                                  ;   229.0 fadd+fmul   46 t[0]
        movaps [rdi - 80], xmm1                            ;   230.0 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm1, xmm12                                 ;   230.0 fadd+fmul   46 t[0] copy
        andps xmm1, [rbp - 112]                            ;   232.0 agu1+agu0+fadd+fmul   46 t[0]
        orps xmm12, xmm7                                   ;   232.0 fadd+fmul   46 t[0]
        xorps xmm10, xmm12                                 ;   234.0 fadd+fmul   46 t[0]
        xorps xmm4, xmm10                                  ;   236.0 fadd+fmul   46 t[0]
        xorps xmm15, xmm3                                  ;   235.0 fadd+fmul   46 t[0]
        xorps xmm15, xmm0                                  ;   237.0 fadd+fmul   46 t[0]
        andps xmm13, xmm7                                  ;   237.0 fadd+fmul   46 t[0]
        andps xmm2, xmm10                                  ;   238.0 fadd+fmul   46 t[0]
        xorps xmm5, xmm10                                  ;   239.0 fadd+fmul   46 t[0]
        movaps xmm12, [rbp - 32]                           ;   236.0 agu2+agu0+fmisc   46 t[0]
        andps xmm12, xmm4                                  ;   240.0 fadd+fmul   46 t[0]
        andps xmm4, [rbp + 16]                             ;   241.0 agu1+agu0+fadd+fmul   46 t[0]
        andps xmm10, [rbp - 64]                            ;   242.0 agu2+agu0+fadd+fmul   46 t[0]
        xorps xmm7, xmm5                                   ;   243.0 fadd+fmul   46 t[0]
        xorps xmm11, xmm2                                  ;   244.0 fadd+fmul   46 t[0]
        xorps xmm11, xmm15                                 ;   246.0 fadd+fmul   46 t[0]
        movaps xmm2, [rdx + 96]                            ;   241.0 agu1+agu2+fmisc   46 t[0]
        andps xmm2, xmm5                                   ;   246.0 fadd+fmul   46 t[0]
        andps xmm5, [rbp - 128]                            ;   247.0 agu0+agu1+fadd+fmul   46 t[0]
        xorps xmm11, xmm2                                  ;   248.0 fadd+fmul   46 t[0]
        xorps xmm10, xmm4                                  ;   249.0 fadd+fmul   46 t[0]
        xorps xmm13, xmm5                                  ;   250.0 fadd+fmul   46 t[0]
        xorps xmm13, xmm10                                 ;   252.0 fadd+fmul   46 t[0]
        andps xmm8, xmm7                                   ;   252.0 fadd+fmul   46 t[0]
        xorps xmm0, xmm2                                   ;   253.0 fadd+fmul   46 t[0]
        xorps xmm0, xmm6                                   ;   255.0 fadd+fmul   46 t[0]
        xorps xmm0, xmm13                                  ;   257.0 fadd+fmul   46 t[0]
        andps xmm7, [rbp - 48]                             ;   256.0 agu2+agu0+fadd+fmul   46 t[0]
        xorps xmm6, xmm3                                   ;   257.0 fadd+fmul   46 t[0]
        xorps xmm14, xmm4                                  ;   258.0 fadd+fmul   46 t[0]
        xorps xmm14, xmm11                                 ;   260.0 fadd+fmul   46 t[0]
        xorps xmm14, xmm0                                  ;   262.0 fadd+fmul   46 t[0]
        xorps xmm1, xmm14                                  ;   264.0 fadd+fmul   46 t[0]
        xorps xmm8, xmm5                                   ;   262.0 fadd+fmul   46 t[0]
        xorps xmm9, xmm10                                  ;   263.0 fadd+fmul   46 t[0]
        xorps xmm8, xmm6                                   ;   264.0 fadd+fmul   46 t[0]
        xorps xmm8, xmm14                                  ;   266.0 fadd+fmul   46 t[0]
        xorps xmm9, xmm1                                   ;   266.0 fadd+fmul   46 t[0]
        xorps xmm15, xmm12                                 ;   267.0 fadd+fmul   46 t[0]
        xorps xmm15, xmm9                                  ;   269.0 fadd+fmul   46 t[0]
        xorps xmm7, xmm6                                   ;   269.0 fadd+fmul   46 t[0]
        xorps xmm7, xmm15                                  ;   271.0 fadd+fmul   46 t[0]
        movaps xmm14, [rdx + 64]                           ;   267.0 agu1+agu0+fmisc   46 t[0]
        movaps xmm2, [rel aes128_decrypt.T0_constants128]  ;   269.0 agu2+agu0+fmisc   46 t[0] reload
        xorps xmm14, xmm2                                  ;   271.0 fadd+fmul   46 t[0]
        movaps xmm3, xmm14                                 ;   273.0 fadd+fmul   46 t[0] copy
        movaps xmm4, [rsi + 96]                            ;   271.0 agu1+agu2+fmisc   46 t[0]
        xorps xmm4, xmm2                                   ;   273.0 fadd+fmul   46 t[0]
        xorps xmm3, xmm4                                   ;   275.0 fadd+fmul   46 t[0]
        movaps xmm5, [rbp + 3168]                          ;   273.0 agu0+agu1+fmisc   46 t[0]
        xorps xmm5, xmm2                                   ;   275.0 fadd+fmul   46 t[0]
        xorps xmm14, xmm5                                  ;   277.0 fadd+fmul   46 t[0]
        movaps xmm6, xmm4                                  ;   277.0 fadd+fmul   46 t[0] copy
        movaps xmm10, [rdi - 96]                           ;   275.0 agu2+agu0+fmisc   46 t[0] reload
        xorps xmm6, xmm10                                  ;   279.0 fadd+fmul   46 t[0]
        xorps xmm5, xmm6                                   ;   281.0 fadd+fmul   46 t[0]
        movaps xmm12, xmm3                                 ;   280.0 fadd+fmul   46 t[0] copy
        xorps xmm12, [rbp + 3200]                          ;   282.0 agu1+agu0+fadd+fmul   46 t[0]
        xorps xmm10, xmm3                                  ;   282.0 fadd+fmul   46 t[0]
        movaps [rdi - 96], xmm1                            ;   278.7 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm1, [rel aes128_decrypt.T0_constants128]  ;   280.7 agu1+agu0+fmisc   46 t[0] copy
        xorps xmm1, [rbp + 3184]                           ;   283.0 agu2+agu0+fadd+fmul   46 t[0]
        xorps xmm6, xmm1                                   ;   285.0 fadd+fmul   46 t[0]
        movaps xmm2, xmm5                                  ;   285.0 fadd+fmul   46 t[0] copy
        xorps xmm2, [rbp + 3152]                           ;   287.0 agu1+agu2+fadd+fmul   46 t[0]
        movaps [rsi + 96], xmm11                           ;   283.0 agu0+agu1+fmisc   46 t[0] spill
        movaps xmm11, xmm12                                ;   287.0 fadd+fmul   46 t[0] copy
        xorps xmm11, xmm2                                  ;   289.0 fadd+fmul   46 t[0]
        movaps [rdx + 64], xmm15                           ;   285.0 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm15, xmm5                                 ;   289.0 fadd+fmul   46 t[0] copy
        xorps xmm15, [rsi - 128]                           ;   291.0 agu1+agu0+fadd+fmul   46 t[0]
        xorps xmm3, xmm15                                  ;   293.0 fadd+fmul   46 t[0]
        movaps [rbp - 48], xmm0                            ;   288.0 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm0, xmm4                                  ;   292.0 fadd+fmul   46 t[0] copy
        xorps xmm0, xmm15                                  ;   294.0 fadd+fmul   46 t[0]
        movaps [rbp - 128], xmm8                           ;   290.0 agu1+agu0+fmisc   46 t[0] spill
        movaps xmm8, xmm2                                  ;   294.0 fadd+fmul   46 t[0] copy
        andps xmm8, xmm4                                   ;   296.0 fadd+fmul   46 t[0]
        movaps [rdx + 96], xmm13                           ;   292.0 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm13, xmm12                                ;   296.0 fadd+fmul   46 t[0] copy
        andps xmm13, xmm0                                  ;   298.0 fadd+fmul   46 t[0]
        movaps [rbp - 64], xmm9                            ;   294.3 agu1+agu0+fmisc   46 t[0] spill
        movaps xmm9, xmm3                                  ;   298.0 fadd+fmul   46 t[0] copy
        orps xmm9, [rsi - 128]                             ;   300.0 agu2+agu0+fadd+fmul   46 t[0]
        xorps xmm13, xmm9                                  ;   302.0 fadd+fmul   46 t[0]
        movaps [rbp + 16], xmm7                            ;   297.0 agu1+agu0+fmisc   46 t[0] spill
        movaps xmm7, xmm4                                  ;   301.0 fadd+fmul   46 t[0] copy
        xorps xmm7, xmm14                                  ;   303.0 fadd+fmul   46 t[0]
        movaps [rbp - 32], xmm0                            ;   299.0 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm0, xmm11                                 ;   303.0 fadd+fmul   46 t[0] copy
        xorps xmm0, xmm3                                   ;   305.0 fadd+fmul   46 t[0]
        movaps [rbp - 112], xmm12                          ;   301.0 agu1+agu0+fmisc   46 t[0] spill
        movaps xmm12, xmm6                                 ;   305.0 fadd+fmul   46 t[0] copy
        orps xmm12, xmm7                                   ;   307.0 fadd+fmul   46 t[0]
        movaps [rdi - 128], xmm4                           ;   303.3 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm4, xmm11                                 ;   307.0 fadd+fmul   46 t[0] copy
        orps xmm4, xmm15                                   ;   309.0 fadd+fmul   46 t[0]
        xorps xmm13, xmm4                                  ;   311.0 fadd+fmul   46 t[0]
        xorps xmm12, xmm4                                  ;   311.0 fadd+fmul   46 t[0]
        movaps xmm4, xmm5                                  ;   311.0 fadd+fmul   46 t[0] copy
        andps xmm4, xmm0                                   ;   313.0 fadd+fmul   46 t[0]
        xorps xmm12, xmm4                                  ;   315.0 fadd+fmul   46 t[0]
        movaps [rbp - 16], xmm7                            ;   310.0 agu1+agu0+fmisc   46 t[0] spill
        movaps xmm7, xmm2                                  ;   314.0 fadd+fmul   46 t[0] copy
        xorps xmm7, xmm6                                   ;   316.0 fadd+fmul   46 t[0]
        xorps xmm9, xmm8                                   ;   316.0 fadd+fmul   46 t[0]
        xorps xmm8, xmm1                                   ;   317.0 fadd+fmul   46 t[0]
        xorps xmm12, xmm8                                  ;   319.0 fadd+fmul   46 t[0]
        xorps xmm8, xmm13                                  ;   319.0 fadd+fmul   46 t[0]
        xorps xmm9, xmm4                                   ;   320.0 fadd+fmul   46 t[0]
        movaps xmm4, xmm3                                  ;   321.0 fadd+fmul   46 t[0] copy
        xorps xmm4, xmm6                                   ;   323.0 fadd+fmul   46 t[0]
        movaps [rbp - 80], xmm6                            ;   318.3 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm6, xmm1                                  ;   323.0 fadd+fmul   46 t[0] copy
        orps xmm6, xmm4                                    ;   325.0 fadd+fmul   46 t[0]
        xorps xmm13, xmm6                                  ;   327.0 fadd+fmul   46 t[0]
        movaps xmm6, xmm14                                 ;   326.0 fadd+fmul   46 t[0] copy
        orps xmm6, xmm7                                    ;   328.0 fadd+fmul   46 t[0]
        xorps xmm8, xmm6                                   ;   330.0 fadd+fmul   46 t[0]
        movaps xmm6, xmm14                                 ;   329.0 fadd+fmul   46 t[0] copy
        andps xmm6, xmm7                                   ;   331.0 fadd+fmul   46 t[0]
        xorps xmm9, xmm6                                   ;   333.0 fadd+fmul   46 t[0]
        movaps xmm6, xmm0                                  ;   332.0 fadd+fmul   46 t[0] copy
        xorps xmm6, xmm7                                   ;   334.0 fadd+fmul   46 t[0]
        movaps [rdi - 48], xmm4                            ;   330.0 agu1+agu0+fmisc   46 t[0] spill
        movaps xmm4, xmm10                                 ;   334.0 fadd+fmul   46 t[0] copy
        andps xmm4, xmm6                                   ;   336.0 fadd+fmul   46 t[0]
        xorps xmm8, xmm4                                   ;   338.0 fadd+fmul   46 t[0]
        movaps xmm4, xmm12                                 ;   337.0 fadd+fmul   46 t[0] copy
        andps xmm4, xmm8                                   ;   340.0 fadd+fmul   46 t[0]
        xorps xmm13, xmm4                                  ;   342.0 fadd+fmul   46 t[0]
        andps xmm4, xmm13                                  ;   344.0 fadd+fmul   46 t[0]
        xorps xmm9, xmm4                                   ;   346.0 fadd+fmul   46 t[0]
        xorps xmm12, xmm13                                 ;   344.0 fadd+fmul   46 t[0]
        movaps xmm4, xmm8                                  ;   343.0 fadd+fmul   46 t[0] copy
        andps xmm4, xmm9                                   ;   348.0 fadd+fmul   46 t[0]
        xorps xmm12, xmm4                                  ;   350.0 fadd+fmul   46 t[0]
        movaps xmm4, xmm9                                  ;   348.0 fadd+fmul   46 t[0] copy
        andps xmm4, xmm12                                  ;   352.0 fadd+fmul   46 t[0]
        xorps xmm4, xmm13                                  ;   354.0 fadd+fmul   46 t[0]
        andps xmm13, xmm12                                 ;   352.0 fadd+fmul   46 t[0]
        xorps xmm8, xmm13                                  ;   354.0 fadd+fmul   46 t[0]
        andps xmm3, xmm8                                   ;   356.0 fadd+fmul   46 t[0]
        movaps xmm13, xmm12                                ;   352.0 fadd+fmul   46 t[0] copy
        xorps xmm13, xmm8                                  ;   356.0 fadd+fmul   46 t[0]
        andps xmm14, xmm4                                  ;   356.0 fadd+fmul   46 t[0]
        andps xmm11, xmm12                                 ;   355.0 fadd+fmul   46 t[0]
        andps xmm5, xmm13                                  ;   358.0 fadd+fmul   46 t[0]
        andps xmm0, xmm13                                  ;   358.0 fadd+fmul   46 t[0]
        xorps xmm13, xmm4                                  ;   358.0 fadd+fmul   46 t[0]
        andps xmm7, xmm4                                   ;   359.0 fadd+fmul   46 t[0]
        andps xmm6, xmm13                                  ;   360.0 fadd+fmul   46 t[0]
        andps xmm15, xmm12                                 ;   361.0 fadd+fmul   46 t[0]
        xorps xmm0, xmm6                                   ;   362.0 fadd+fmul   46 t[0]
        movaps [rcx + 16], xmm15                           ;   363.0 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm15, xmm8                                 ;   363.0 fadd+fmul   46 t[0] copy
        andps xmm15, [rsi - 128]                           ;   365.0 agu1+agu0+fadd+fmul   46 t[0]
        orps xmm8, xmm13                                   ;   365.0 fadd+fmul   46 t[0]
        xorps xmm9, xmm8                                   ;   367.0 fadd+fmul   46 t[0]
        xorps xmm4, xmm9                                   ;   369.0 fadd+fmul   46 t[0]
        xorps xmm7, xmm3                                   ;   368.0 fadd+fmul   46 t[0]
        xorps xmm7, xmm11                                  ;   370.0 fadd+fmul   46 t[0]
        andps xmm10, xmm13                                 ;   370.0 fadd+fmul   46 t[0]
        andps xmm2, xmm9                                   ;   371.0 fadd+fmul   46 t[0]
        xorps xmm12, xmm9                                  ;   372.0 fadd+fmul   46 t[0]
        movaps xmm8, [rbp - 80]                            ;   369.0 agu2+agu0+fmisc   46 t[0]
        andps xmm8, xmm4                                   ;   373.0 fadd+fmul   46 t[0]
        andps xmm4, [rbp - 16]                             ;   374.0 agu1+agu0+fadd+fmul   46 t[0]
        andps xmm9, [rdi - 128]                            ;   375.0 agu2+agu0+fadd+fmul   46 t[0]
        xorps xmm13, xmm12                                 ;   376.0 fadd+fmul   46 t[0]
        xorps xmm6, xmm2                                   ;   377.0 fadd+fmul   46 t[0]
        xorps xmm6, xmm7                                   ;   379.0 fadd+fmul   46 t[0]
        movaps xmm2, [rbp - 112]                           ;   374.0 agu1+agu2+fmisc   46 t[0]
        andps xmm2, xmm12                                  ;   379.0 fadd+fmul   46 t[0]
        andps xmm12, [rbp - 32]                            ;   380.0 agu0+agu1+fadd+fmul   46 t[0]
        xorps xmm6, xmm2                                   ;   381.0 fadd+fmul   46 t[0]
        xorps xmm9, xmm4                                   ;   382.0 fadd+fmul   46 t[0]
        xorps xmm10, xmm12                                 ;   383.0 fadd+fmul   46 t[0]
        xorps xmm10, xmm9                                  ;   385.0 fadd+fmul   46 t[0]
        andps xmm1, xmm13                                  ;   385.0 fadd+fmul   46 t[0]
        xorps xmm11, xmm2                                  ;   386.0 fadd+fmul   46 t[0]
        xorps xmm11, xmm0                                  ;   388.0 fadd+fmul   46 t[0]
        xorps xmm11, xmm10                                 ;   390.0 fadd+fmul   46 t[0]
        andps xmm13, [rdi - 48]                            ;   389.0 agu2+agu0+fadd+fmul   46 t[0]
        xorps xmm0, xmm3                                   ;   390.0 fadd+fmul   46 t[0]
        xorps xmm14, xmm4                                  ;   391.0 fadd+fmul   46 t[0]
        xorps xmm14, xmm6                                  ;   393.0 fadd+fmul   46 t[0]
        xorps xmm14, xmm11                                 ;   395.0 fadd+fmul   46 t[0]
        xorps xmm1, xmm12                                  ;   394.0 fadd+fmul   46 t[0]
        xorps xmm15, xmm14                                 ;   397.0 fadd+fmul   46 t[0]
        xorps xmm1, xmm0                                   ;   396.0 fadd+fmul   46 t[0]
        xorps xmm1, xmm14                                  ;   398.0 fadd+fmul   46 t[0]
        xorps xmm5, xmm9                                   ;   398.0 fadd+fmul   46 t[0]
        xorps xmm5, xmm15                                  ;   400.0 fadd+fmul   46 t[0]
        xorps xmm11, xmm1                                  ;   400.0 fadd+fmul   46 t[0]
        xorps xmm7, xmm8                                   ;   401.0 fadd+fmul   46 t[0]
        xorps xmm7, xmm5                                   ;   403.0 fadd+fmul   46 t[0]
        movaps xmm14, [r15 + 16]                           ;   399.0 agu1+agu0+fmisc   46 t[0]
        movaps xmm2, [rel aes128_decrypt.T0_constants128]  ;   401.0 agu2+agu0+fmisc   46 t[0] reload
        xorps xmm14, xmm2                                  ;   403.0 fadd+fmul   46 t[0]
        movaps xmm3, xmm14                                 ;   405.0 fadd+fmul   46 t[0] copy
        movaps xmm4, [r15 + 32]                            ;   403.0 agu1+agu2+fmisc   46 t[0]
        xorps xmm4, xmm2                                   ;   405.0 fadd+fmul   46 t[0]
        xorps xmm3, xmm4                                   ;   407.0 fadd+fmul   46 t[0]
        movaps xmm8, [r15 + 80]                            ;   405.0 agu0+agu1+fmisc   46 t[0]
        xorps xmm8, xmm2                                   ;   407.0 fadd+fmul   46 t[0]
        xorps xmm14, xmm8                                  ;   409.0 fadd+fmul   46 t[0]
        movaps xmm9, xmm4                                  ;   409.0 fadd+fmul   46 t[0] copy
        movaps xmm12, [r15 + 64]                           ;   407.0 agu2+agu0+fmisc   46 t[0] reload
        xorps xmm9, xmm12                                  ;   411.0 fadd+fmul   46 t[0]
        xorps xmm8, xmm9                                   ;   413.0 fadd+fmul   46 t[0]
        xorps xmm12, xmm3                                  ;   412.0 fadd+fmul   46 t[0]
        movaps [rdi - 48], xmm15                           ;   409.3 agu1+agu0+fmisc   46 t[0] spill
        movaps xmm15, xmm3                                 ;   413.0 fadd+fmul   46 t[0] copy
        xorps xmm15, [r15 + 112]                           ;   415.0 agu2+agu0+fadd+fmul   46 t[0]
        movaps [rbp - 32], xmm6                            ;   411.3 agu1+agu0+fmisc   46 t[0] spill
        movaps xmm6, [rel aes128_decrypt.T0_constants128]  ;   413.3 agu2+agu1+fmisc   46 t[0] copy
        xorps xmm6, [r15 + 96]                             ;   415.3 agu0+agu2+fadd+fmul   46 t[0]
        xorps xmm9, xmm6                                   ;   417.3 fadd+fmul   46 t[0]
        movaps xmm2, xmm8                                  ;   417.0 fadd+fmul   46 t[0] copy
        xorps xmm2, [r15 + 48]                             ;   419.0 agu1+agu0+fadd+fmul   46 t[0]
        movaps [rbp - 112], xmm1                           ;   415.3 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm1, xmm15                                 ;   419.0 fadd+fmul   46 t[0] copy
        xorps xmm1, xmm2                                   ;   421.0 fadd+fmul   46 t[0]
        movaps [rdi - 128], xmm13                          ;   417.3 agu1+agu2+fmisc   46 t[0] spill
        movaps xmm13, xmm8                                 ;   421.0 fadd+fmul   46 t[0] copy
        xorps xmm13, [rbx + 80]                            ;   423.0 agu0+agu1+fadd+fmul   46 t[0]
        xorps xmm3, xmm13                                  ;   425.0 fadd+fmul   46 t[0]
        movaps [rbp - 16], xmm0                            ;   420.0 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm0, xmm4                                  ;   424.0 fadd+fmul   46 t[0] copy
        xorps xmm0, xmm13                                  ;   426.0 fadd+fmul   46 t[0]
        movaps [rbp - 80], xmm7                            ;   422.0 agu1+agu0+fmisc   46 t[0] spill
        movaps xmm7, xmm2                                  ;   426.0 fadd+fmul   46 t[0] copy
        andps xmm7, xmm4                                   ;   428.0 fadd+fmul   46 t[0]
        movaps [rsi - 128], xmm10                          ;   424.0 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm10, xmm15                                ;   428.0 fadd+fmul   46 t[0] copy
        andps xmm10, xmm0                                  ;   430.0 fadd+fmul   46 t[0]
        movaps [rsi + 16], xmm11                           ;   426.3 agu1+agu0+fmisc   46 t[0] spill
        movaps xmm11, xmm3                                 ;   430.0 fadd+fmul   46 t[0] copy
        orps xmm11, [rbx + 80]                             ;   432.0 agu2+agu0+fadd+fmul   46 t[0]
        xorps xmm10, xmm11                                 ;   434.0 fadd+fmul   46 t[0]
        movaps [rbx - 64], xmm5                            ;   429.0 agu1+agu0+fmisc   46 t[0] spill
        movaps xmm5, xmm4                                  ;   433.0 fadd+fmul   46 t[0] copy
        xorps xmm5, xmm14                                  ;   435.0 fadd+fmul   46 t[0]
        movaps [rbx - 48], xmm0                            ;   431.0 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm0, xmm1                                  ;   435.0 fadd+fmul   46 t[0] copy
        xorps xmm0, xmm3                                   ;   437.0 fadd+fmul   46 t[0]
        movaps [rbp + 48], xmm15                           ;   433.0 agu1+agu0+fmisc   46 t[0] spill
        movaps xmm15, xmm9                                 ;   437.0 fadd+fmul   46 t[0] copy
        orps xmm15, xmm5                                   ;   439.0 fadd+fmul   46 t[0]
        movaps [rbp + 96], xmm4                            ;   435.3 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm4, xmm1                                  ;   439.0 fadd+fmul   46 t[0] copy
        orps xmm4, xmm13                                   ;   441.0 fadd+fmul   46 t[0]
        xorps xmm10, xmm4                                  ;   443.0 fadd+fmul   46 t[0]
        xorps xmm15, xmm4                                  ;   443.0 fadd+fmul   46 t[0]
        movaps xmm4, xmm8                                  ;   443.0 fadd+fmul   46 t[0] copy
        andps xmm4, xmm0                                   ;   445.0 fadd+fmul   46 t[0]
        xorps xmm15, xmm4                                  ;   447.0 fadd+fmul   46 t[0]
        movaps [rdx - 128], xmm5                           ;   442.0 agu1+agu0+fmisc   46 t[0] spill
        movaps xmm5, xmm2                                  ;   446.0 fadd+fmul   46 t[0] copy
        xorps xmm5, xmm9                                   ;   448.0 fadd+fmul   46 t[0]
        xorps xmm11, xmm7                                  ;   448.0 fadd+fmul   46 t[0]
        xorps xmm7, xmm6                                   ;   449.0 fadd+fmul   46 t[0]
        xorps xmm15, xmm7                                  ;   451.0 fadd+fmul   46 t[0]
        xorps xmm7, xmm10                                  ;   451.0 fadd+fmul   46 t[0]
        xorps xmm11, xmm4                                  ;   452.0 fadd+fmul   46 t[0]
        movaps xmm4, xmm3                                  ;   453.0 fadd+fmul   46 t[0] copy
        xorps xmm4, xmm9                                   ;   455.0 fadd+fmul   46 t[0]
        movaps [rbp - 96], xmm9                            ;   450.3 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm9, xmm6                                  ;   455.0 fadd+fmul   46 t[0] copy
        orps xmm9, xmm4                                    ;   457.0 fadd+fmul   46 t[0]
        xorps xmm10, xmm9                                  ;   459.0 fadd+fmul   46 t[0]
        movaps xmm9, xmm14                                 ;   458.0 fadd+fmul   46 t[0] copy
        orps xmm9, xmm5                                    ;   460.0 fadd+fmul   46 t[0]
        xorps xmm7, xmm9                                   ;   462.0 fadd+fmul   46 t[0]
        movaps xmm9, xmm14                                 ;   461.0 fadd+fmul   46 t[0] copy
        andps xmm9, xmm5                                   ;   463.0 fadd+fmul   46 t[0]
        xorps xmm11, xmm9                                  ;   465.0 fadd+fmul   46 t[0]
        movaps xmm9, xmm0                                  ;   464.0 fadd+fmul   46 t[0] copy
        xorps xmm9, xmm5                                   ;   466.0 fadd+fmul   46 t[0]
        movaps [rbx - 80], xmm4                            ;   462.0 agu1+agu0+fmisc   46 t[0] spill
        movaps xmm4, xmm12                                 ;   466.0 fadd+fmul   46 t[0] copy
        andps xmm4, xmm9                                   ;   468.0 fadd+fmul   46 t[0]
        xorps xmm7, xmm4                                   ;   470.0 fadd+fmul   46 t[0]
        movaps xmm4, xmm15                                 ;   469.0 fadd+fmul   46 t[0] copy
        andps xmm4, xmm7                                   ;   472.0 fadd+fmul   46 t[0]
        xorps xmm10, xmm4                                  ;   474.0 fadd+fmul   46 t[0]
        andps xmm4, xmm10                                  ;   476.0 fadd+fmul   46 t[0]
        xorps xmm11, xmm4                                  ;   478.0 fadd+fmul   46 t[0]
        xorps xmm15, xmm10                                 ;   476.0 fadd+fmul   46 t[0]
        movaps xmm4, xmm7                                  ;   475.0 fadd+fmul   46 t[0] copy
        andps xmm4, xmm11                                  ;   480.0 fadd+fmul   46 t[0]
        xorps xmm15, xmm4                                  ;   482.0 fadd+fmul   46 t[0]
        movaps xmm4, xmm11                                 ;   480.0 fadd+fmul   46 t[0] copy
        andps xmm4, xmm15                                  ;   484.0 fadd+fmul   46 t[0]
        xorps xmm4, xmm10                                  ;   486.0 fadd+fmul   46 t[0]
        andps xmm10, xmm15                                 ;   484.0 fadd+fmul   46 t[0]
        xorps xmm7, xmm10                                  ;   486.0 fadd+fmul   46 t[0]
        andps xmm3, xmm7                                   ;   488.0 fadd+fmul   46 t[0]
        movaps xmm10, xmm15                                ;   484.0 fadd+fmul   46 t[0] copy
        xorps xmm10, xmm7                                  ;   488.0 fadd+fmul   46 t[0]
        andps xmm14, xmm4                                  ;   488.0 fadd+fmul   46 t[0]
        andps xmm1, xmm15                                  ;   487.0 fadd+fmul   46 t[0]
        andps xmm8, xmm10                                  ;   490.0 fadd+fmul   46 t[0]
        andps xmm0, xmm10                                  ;   490.0 fadd+fmul   46 t[0]
        xorps xmm10, xmm4                                  ;   490.0 fadd+fmul   46 t[0]
        andps xmm5, xmm4                                   ;   491.0 fadd+fmul   46 t[0]
        andps xmm9, xmm10                                  ;   492.0 fadd+fmul   46 t[0]
        andps xmm13, xmm15                                 ;   493.0 fadd+fmul   46 t[0]
        xorps xmm0, xmm9                                   ;   494.0 fadd+fmul   46 t[0]
        movaps [rcx - 128], xmm13                          ;   495.0 agu2+agu0+fmisc   46 t[0] spill
        movaps xmm13, xmm7                                 ;   495.0 fadd+fmul   46 t[0] copy
        andps xmm13, [rbx + 80]                            ;   497.0 agu1+agu0+fadd+fmul   46 t[0]
        orps xmm7, xmm10                                   ;   497.0 fadd+fmul   46 t[0]
        xorps xmm11, xmm7                                  ;   499.0 fadd+fmul   46 t[0]
        xorps xmm4, xmm11                                  ;   501.0 fadd+fmul   46 t[0]
        xorps xmm5, xmm3                                   ;   500.0 fadd+fmul   46 t[0]
        xorps xmm5, xmm1                                   ;   502.0 fadd+fmul   46 t[0]
        andps xmm12, xmm10                                 ;   502.0 fadd+fmul   46 t[0]
        andps xmm2, xmm11                                  ;   503.0 fadd+fmul   46 t[0]
        xorps xmm15, xmm11                                 ;   504.0 fadd+fmul   46 t[0]
        movaps xmm7, [rbp - 96]                            ;   501.0 agu2+agu0+fmisc   46 t[0]
        andps xmm7, xmm4                                   ;   505.0 fadd+fmul   46 t[0]
        andps xmm4, [rdx - 128]                            ;   506.0 agu1+agu0+fadd+fmul   46 t[0]
        andps xmm11, [rbp + 96]                            ;   507.0 agu2+agu0+fadd+fmul   46 t[0]
        xorps xmm10, xmm15                                 ;   508.0 fadd+fmul   46 t[0]
        xorps xmm9, xmm2                                   ;   509.0 fadd+fmul   46 t[0]
        xorps xmm9, xmm5                                   ;   511.0 fadd+fmul   46 t[0]
        movaps xmm2, [rbp + 48]                            ;   506.0 agu1+agu2+fmisc   46 t[0]
        andps xmm2, xmm15                                  ;   511.0 fadd+fmul   46 t[0]
        andps xmm15, [rbx - 48]                            ;   512.0 agu0+agu1+fadd+fmul   46 t[0]
        xorps xmm9, xmm2                                   ;   513.0 fadd+fmul   46 t[0]
        xorps xmm11, xmm4                                  ;   514.0 fadd+fmul   46 t[0]
        xorps xmm12, xmm15                                 ;   515.0 fadd+fmul   46 t[0]
        xorps xmm12, xmm11                                 ;   517.0 fadd+fmul   46 t[0]
        andps xmm6, xmm10                                  ;   517.0 fadd+fmul   46 t[0]
        xorps xmm1, xmm2                                   ;   518.0 fadd+fmul   46 t[0]
        xorps xmm1, xmm0                                   ;   520.0 fadd+fmul   46 t[0]
        andps xmm10, [rbx - 80]                            ;   520.0 agu2+agu0+fadd+fmul   46 t[0]
        xorps xmm1, xmm12                                  ;   522.0 fadd+fmul   46 t[0]
        xorps xmm0, xmm3                                   ;   522.0 fadd+fmul   46 t[0]
        xorps xmm14, xmm4                                  ;   523.0 fadd+fmul   46 t[0]
        xorps xmm14, xmm9                                  ;   525.0 fadd+fmul   46 t[0]
        xorps xmm14, xmm1                                  ;   527.0 fadd+fmul   46 t[0]
        xorps xmm13, xmm14                                 ;   529.0 fadd+fmul   46 t[0]
        xorps xmm6, xmm15                                  ;   527.0 fadd+fmul   46 t[0]
        xorps xmm8, xmm11                                  ;   528.0 fadd+fmul   46 t[0]
        xorps xmm6, xmm0                                   ;   529.0 fadd+fmul   46 t[0]
        xorps xmm6, xmm14                                  ;   531.0 fadd+fmul   46 t[0]
        xorps xmm8, xmm13                                  ;   531.0 fadd+fmul   46 t[0]
        xorps xmm5, xmm7                                   ;   532.0 fadd+fmul   46 t[0]
        xorps xmm5, xmm8                                   ;   534.0 fadd+fmul   46 t[0]
        xorps xmm10, xmm0                                  ;   534.0 fadd+fmul   65 t[0]
        movaps xmm14, [rbp + 16]                           ;   530.7 agu1+agu0+fmisc   46 t[0] reload
        xorps xmm10, xmm14                                 ;   536.0 fadd+fmul   65 t[0]
        xorps xmm10, xmm5                                  ;   538.0 fadd+fmul   65 t[0]
        movaps xmm15, [rbp - 64]                           ;   533.0 agu2+agu0+fmisc   46 t[0] reload
        xorps xmm8, xmm15                                  ;   537.0 fadd+fmul   65 t[0]
        movaps xmm0, [rsi + 112]                           ;   535.0 agu1+agu0+fmisc   65 t[0]
        xorps xmm0, xmm12                                  ;   538.0 fadd+fmul   65 t[0]
        movaps xmm2, [rbx - 64]                            ;   537.0 agu2+agu0+fmisc   65 t[0]
        xorps xmm2, xmm8                                   ;   539.0 fadd+fmul   65 t[0]
        movaps xmm3, [rdx + 96]                            ;   539.0 agu1+agu0+fmisc   65 t[0]
        xorps xmm3, xmm0                                   ;   541.0 fadd+fmul   65 t[0]
        movaps xmm4, [rdi + 0]                             ;   541.0 agu2+agu0+fmisc   65 t[0]
        xorps xmm4, xmm2                                   ;   543.0 fadd+fmul   65 t[0]
        movaps xmm7, [rsi + 16]                            ;   542.0 agu1+agu0+fmisc+fadd   65 t[0]
        xorps xmm7, xmm4                                   ;   545.0 fmul+fadd   65 t[0]
        xorps xmm1, xmm6                                   ;   544.0 fmul+fadd   65 t[0]
        movaps xmm11, [rdi - 64]                           ;   544.0 agu2+agu0+fmisc   65 t[0]
        xorps xmm11, xmm7                                  ;   547.0 fmul+fadd   65 t[0]
        xorps xmm11, [rbp + 0]                             ;   549.0 agu1+agu0+fmul+fadd   65 t[0]
        xorps xmm1, xmm7                                   ;   547.0 fmul+fadd   65 t[0]
        xorps xmm12, xmm11                                 ;   551.0 fmul+fadd   65 t[0]
        movaps xmm7, xmm3                                  ;   549.0 fmul+fadd   65 t[0] copy
        xorps xmm7, xmm12                                  ;   553.0 fmul+fadd   65 t[0]
        xorps xmm12, [rsi - 128]                           ;   553.0 agu2+agu0+fmul+fadd   65 t[0]
        movaps xmm15, xmm10                                ;   552.0 fmul+fadd   65 t[0] copy
        xorps xmm15, xmm12                                 ;   555.0 fmul+fadd   65 t[0]
        movaps [rbp + 16], xmm11                           ;   551.0 agu1+agu0+fmisc   65 t[0] spill
        movaps xmm11, [rdi - 128]                          ;   552.7 agu2+agu0+fmisc   65 t[0]
        xorps xmm11, xmm7                                  ;   555.0 fmul+fadd   65 t[0]
        xorps xmm11, [rbp - 16]                            ;   557.0 agu1+agu0+fmul+fadd   65 t[0]
        xorps xmm11, [rbp - 80]                            ;   559.0 agu2+agu0+fmul+fadd   65 t[0]
        xorps xmm10, xmm11                                 ;   561.0 fmul+fadd   65 t[0]
        movaps [rbp - 16], xmm3                            ;   555.3 agu1+agu2+fmisc   65 t[0] spill
        movaps xmm3, [rdx + 80]                            ;   557.0 agu0+agu1+fmisc+fmul   65 t[0]
        xorps xmm3, xmm15                                  ;   559.0 fadd+fmul   65 t[0]
        xorps xmm3, [rsi - 112]                            ;   561.0 agu2+agu0+fadd+fmul   65 t[0]
        xorps xmm3, [rbp + 32]                             ;   563.0 agu1+agu0+fadd+fmul   65 t[0]
        xorps xmm11, xmm3                                  ;   565.0 fadd+fmul   65 t[0]
        xorps xmm14, xmm11                                 ;   567.0 fadd+fmul   65 t[0]
        xorps xmm11, [rbp + 0]                             ;   567.0 agu2+agu1+fadd+fmul   65 t[0]
        movaps [rsi - 112], xmm3                           ;   565.0 agu0+agu1+fmisc   65 t[0] spill
        movaps xmm3, [rbp - 48]                            ;   564.0 agu2+agu0+fmisc   65 t[0]
        xorps xmm3, xmm1                                   ;   566.0 fadd+fmul   65 t[0]
        xorps xmm3, [rbp - 128]                            ;   568.0 agu1+agu2+fadd+fmul   65 t[0]
        movaps [rbp - 48], xmm1                            ;   566.0 agu0+agu1+fmisc   65 t[0] spill
        movaps xmm1, [rsi + 16]                            ;   566.0 agu2+agu0+fadd+fmul   65 t[0]
        xorps xmm1, xmm3                                   ;   570.0 fadd+fmul   65 t[0]
        xorps xmm0, xmm1                                   ;   572.0 fadd+fmul   65 t[0]
        xorps xmm14, xmm0                                  ;   574.0 fadd+fmul   65 t[0]
        movaps [rsi + 16], xmm1                            ;   572.0 agu1+agu2+fmisc   65 t[0] spill
        movaps xmm1, xmm7                                  ;   570.0 fadd+fmul   65 t[0] copy
        xorps xmm1, xmm14                                  ;   576.0 fadd+fmul   65 t[0]
        movaps [rdx + 80], xmm14                           ;   576.0 agu0+agu1+fmisc   65 t[0] spill
        movaps xmm14, [rbp - 128]                          ;   572.0 agu2+agu0+fadd+fmul   65 t[0]
        xorps xmm14, xmm11                                 ;   574.0 fadd+fmul   65 t[0]
        xorps xmm11, [rbp - 112]                           ;   574.0 agu1+agu2+fadd+fmul   65 t[0]
        xorps xmm6, xmm14                                  ;   576.0 fadd+fmul   65 t[0]
        xorps xmm14, xmm15                                 ;   576.0 fadd+fmul   65 t[0]
        xorps xmm14, xmm0                                  ;   578.0 fadd+fmul   65 t[0]
        movaps [rbp - 112], xmm15                          ;   576.3 agu0+agu1+fmisc   65 t[0] spill
        movaps xmm15, [rbp + 32]                           ;   578.0 agu2+agu0+fmisc+fadd   65 t[0]
        xorps xmm15, xmm11                                 ;   580.0 fmul+fadd   65 t[0]
        movaps [rbp - 128], xmm3                           ;   579.3 agu1+agu2+fmisc   65 t[0] spill
        movaps xmm3, [rdx + 64]                            ;   580.0 agu0+agu1+fmul+fadd   65 t[0]
        xorps xmm3, xmm15                                  ;   582.0 fmul+fadd   65 t[0]
        xorps xmm15, [rbp - 80]                            ;   582.0 agu2+agu0+fmul+fadd   65 t[0]
        xorps xmm5, xmm15                                  ;   584.0 fmul+fadd   65 t[0]
        movaps [rbp - 80], xmm8                            ;   581.7 agu1+agu0+fmisc   65 t[0] spill
        movaps xmm8, [rbp + 0]                             ;   583.0 agu2+agu0+fmisc+fmul   65 t[0]
        xorps xmm8, xmm6                                   ;   585.0 fadd+fmul   65 t[0]
        xorps xmm6, xmm1                                   ;   585.0 fadd+fmul   65 t[0]
        xorps xmm6, xmm10                                  ;   587.0 fadd+fmul   65 t[0]
        xorps xmm11, xmm6                                  ;   589.0 fadd+fmul   65 t[0]
        xorps xmm15, xmm8                                  ;   588.0 fadd+fmul   65 t[0]
        movaps [rbp + 0], xmm8                             ;   587.0 agu1+agu2+fmisc   65 t[0] spill
        movaps xmm8, [rbp + 32]                            ;   588.3 agu0+agu1+fmisc   65 t[0]
        xorps xmm8, xmm5                                   ;   590.3 fadd+fmul   65 t[0]
        xorps xmm5, xmm14                                  ;   590.0 fadd+fmul   65 t[0]
        xorps xmm14, xmm11                                 ;   591.0 fadd+fmul   65 t[0]
        movaps [rbp + 32], xmm1                            ;   590.3 agu2+agu0+fmisc   65 t[0] spill
        movaps xmm1, xmm12                                 ;   592.0 fadd+fmul   65 t[0] copy
        xorps xmm1, xmm8                                   ;   594.0 fadd+fmul   65 t[0]
        movaps [rdx + 64], xmm8                            ;   592.3 agu1+agu0+fmisc   65 t[0] spill
        movaps xmm8, [rbp - 32]                            ;   594.0 agu2+agu0+fmisc+fadd   65 t[0]
        xorps xmm8, xmm9                                   ;   596.0 fmul+fadd   65 t[0]
        xorps xmm8, xmm15                                  ;   598.0 fmul+fadd   65 t[0]
        xorps xmm9, xmm1                                   ;   597.0 fmul+fadd   65 t[0]
        xorps xmm9, [rsi + 96]                             ;   599.0 agu1+agu2+fmul+fadd   65 t[0]
        xorps xmm1, [rbp - 32]                             ;   599.0 agu0+agu1+fmul+fadd   65 t[0]
        movaps [rbp - 32], xmm6                            ;   596.3 agu2+agu0+fmisc   65 t[0] spill
        movaps xmm6, xmm3                                  ;   600.0 fmul+fadd   65 t[0] copy
        xorps xmm6, xmm5                                   ;   602.0 fmul+fadd   65 t[0]
        xorps xmm15, xmm6                                  ;   604.0 fmul+fadd   65 t[0]
        xorps xmm3, xmm9                                   ;   603.0 fmul+fadd   65 t[0]
        xorps xmm9, [rbp + 112]                            ;   604.0 agu1+agu2+fmul+fadd   65 t[0]
        movaps [rbp + 112], xmm15                          ;   606.0 agu0+agu1+fmisc   65 t[0] spill
        movaps xmm15, xmm8                                 ;   605.0 fmul+fadd   65 t[0] copy
        xorps xmm15, xmm0                                  ;   607.0 fmul+fadd   65 t[0]
        xorps xmm8, [rdi - 96]                             ;   607.0 agu2+agu0+fmul+fadd   65 t[0]
        xorps xmm8, [rdi - 80]                             ;   609.0 agu1+agu0+fmul+fadd   65 t[0]
        xorps xmm13, xmm0                                  ;   609.0 fmul+fadd   65 t[0]
        movaps [rdi - 80], xmm5                            ;   606.3 agu2+agu0+fmisc   65 t[0] spill
        movaps xmm5, xmm12                                 ;   610.0 fmul+fadd   65 t[0] copy
        xorps xmm5, xmm9                                   ;   612.0 fmul+fadd   65 t[0]
        xorps xmm5, xmm15                                  ;   614.0 fmul+fadd   65 t[0]
        xorps xmm15, [rdi - 48]                            ;   613.0 agu1+agu0+fmul+fadd   65 t[0]
        xorps xmm15, [rcx + 16]                            ;   615.0 agu2+agu0+fmul+fadd   65 t[0]
        xorps xmm8, xmm15                                  ;   617.0 fmul+fadd   65 t[0]
        xorps xmm13, [rcx - 128]                           ;   616.0 agu1+agu0+fmul+fadd   65 t[0]
        movaps [rcx - 128], xmm9                           ;   613.0 agu2+agu0+fmisc   65 t[0] spill
        movaps xmm9, xmm7                                  ;   617.0 fmul+fadd   65 t[0] copy
        xorps xmm9, xmm3                                   ;   619.0 fmul+fadd   65 t[0]
        xorps xmm3, xmm8                                   ;   619.0 fmul+fadd   65 t[0]
        xorps xmm1, xmm9                                   ;   621.0 fmul+fadd   65 t[0]
        xorps xmm8, [rdi - 16]                             ;   621.0 agu1+agu0+fmul+fadd   65 t[0]
        xorps xmm8, [rdi - 112]                            ;   623.0 agu2+agu0+fmul+fadd   65 t[0]
        xorps xmm13, xmm8                                  ;   625.0 fmul+fadd   65 t[0]
        xorps xmm8, xmm5                                   ;   625.0 fmul+fadd   65 t[0]
        xorps xmm8, xmm1                                   ;   627.0 fmul+fadd   65 t[0]
        movaps [rdi - 112], xmm7                           ;   622.0 agu1+agu0+fmisc   65 t[0] spill
        movaps xmm7, [rbp - 64]                            ;   624.0 agu2+agu0+fmisc   65 t[0]
        xorps xmm7, xmm3                                   ;   626.0 fmul+fadd   65 t[0]
        xorps xmm4, xmm7                                   ;   628.0 fmul+fadd   65 t[0]
        movaps [rbp - 64], xmm9                            ;   626.0 agu1+agu2+fmisc   65 t[0] spill
        movaps xmm9, xmm15                                 ;   628.0 fmul+fadd   65 t[0] copy
        xorps xmm9, xmm8                                   ;   630.0 fmul+fadd   65 t[0]
        xorps xmm2, xmm9                                   ;   632.0 fmul+fadd   65 t[0]
        xorps xmm15, xmm13                                 ;   631.0 fmul+fadd   65 t[0]
        xorps xmm13, [rbp - 80]                            ;   632.0 agu0+agu1+fmul+fadd   65 t[0]
        xorps xmm7, xmm2                                   ;   634.0 fmul+fadd   65 t[0]
        xorps xmm3, xmm15                                  ;   634.0 fmul+fadd   65 t[0]
        movaps [rbp - 80], xmm8                            ;   631.0 agu2+agu0+fmisc   65 t[0] spill
        movaps xmm8, [rbp - 48]                            ;   633.0 agu1+agu0+fmisc   65 t[0]
        xorps xmm8, xmm13                                  ;   635.0 fmul+fadd   65 t[0]
        xorps xmm13, xmm4                                  ;   636.0 fmul+fadd   65 t[0]
        movaps [rbp - 48], xmm13                           ;   638.0 agu2+agu0+fmisc   65 t[0] spill
        movaps xmm13, [rbp - 128]                          ;   636.0 agu1+agu0+fmul+fmisc   65 t[0]
        xorps xmm13, xmm7                                  ;   638.0 fadd+fmul   65 t[0]
        movaps [rbp - 128], xmm7                           ;   638.0 agu2+agu1+fmisc   65 t[0] spill
        movaps xmm7, [rbp - 16]                            ;   638.0 agu0+agu1+fadd+fmul   65 t[0]
        xorps xmm7, xmm8                                   ;   640.0 fadd+fmul   65 t[0]
        xorps xmm12, xmm7                                  ;   642.0 fadd+fmul   65 t[0]
        xorps xmm0, xmm12                                  ;   644.0 fadd+fmul   65 t[0]
        movaps [rbp - 16], xmm12                           ;   644.0 agu2+agu0+fmisc   65 t[0] spill
        movaps xmm12, [rbp + 16]                           ;   642.0 agu1+agu0+fmisc+fadd   65 t[0]
        xorps xmm12, xmm13                                 ;   644.0 fmul+fadd   65 t[0]
        xorps xmm8, xmm12                                  ;   646.0 fmul+fadd   65 t[0]
        xorps xmm10, [r8 + 2048]                           ;   645.0 agu2+agu1+fmul+fadd   65 t[0]
        xorps xmm11, [r8 + 2064]                           ;   646.0 agu0+agu1+fmul+fadd   65 t[0]
        xorps xmm6, [r8 + 2080]                            ;   647.0 agu2+agu0+fmul+fadd   65 t[0]
        xorps xmm9, xmm3                                   ;   648.0 fmul+fadd   65 t[0]
        xorps xmm1, [r8 + 2096]                            ;   649.0 agu1+agu0+fmul+fadd   65 t[0]
        xorps xmm9, [r8 + 2112]                            ;   650.0 agu2+agu0+fmul+fadd   65 t[0]
        xorps xmm2, [r8 + 2128]                            ;   651.0 agu1+agu2+fmul+fadd   65 t[0]
        xorps xmm13, [r8 + 2144]                           ;   652.0 agu0+agu1+fmul+fadd   65 t[0]
        xorps xmm3, [r8 + 2240]                            ;   653.0 agu2+agu0+fmul+fadd   65 t[0]
        xorps xmm4, [r8 + 2256]                            ;   654.0 agu1+agu2+fmul+fadd   65 t[0]
        movaps [rbp + 16], xmm4                            ;   656.0 agu0+agu1+fmisc   65 t[0] spill
        movaps xmm4, xmm0                                  ;   655.0 fmul+fadd   65 t[0] copy
        xorps xmm4, [r8 + 2160]                            ;   657.0 agu2+agu0+fmul+fadd   65 t[0]
        xorps xmm0, [r8 + 2288]                            ;   657.0 agu1+agu0+fmul+fadd   65 t[0]
        xorps xmm0, [rdi - 112]                            ;   659.0 agu2+agu0+fmul+fadd   65 t[0]
        movaps [rdi - 112], xmm0                           ;   661.0 agu1+agu0+fmisc   65 t[0] spill
        movaps xmm0, [rdx + 80]                            ;   657.0 agu2+agu0+fmisc   65 t[0]
        xorps xmm0, [r8 + 2176]                            ;   659.0 agu1+agu0+fmul+fadd   65 t[0]
        xorps xmm15, [r8 + 2368]                           ;   660.0 agu2+agu0+fmul+fadd   65 t[0]
        movaps [rdx + 80], xmm15                           ;   662.0 agu1+agu0+fmisc   65 t[0] spill
        movaps xmm15, xmm14                                ;   661.0 fmul+fadd   65 t[0] copy
        xorps xmm15, [r8 + 2192]                           ;   663.0 agu2+agu1+fmul+fadd   65 t[0]
        movaps [rdi - 16], xmm3                            ;   661.0 agu0+agu1+fmisc   65 t[0] spill
        movaps xmm3, [rdi - 80]                            ;   662.0 agu2+agu0+fmul+fmisc   65 t[0]
        xorps xmm3, [r8 + 2208]                            ;   664.0 agu1+agu2+fadd+fmul   65 t[0]
        xorps xmm12, [r8 + 2400]                           ;   664.0 agu0+agu1+fadd+fmul   65 t[0]
        movaps [rdi - 80], xmm12                           ;   666.0 agu2+agu0+fmisc   65 t[0] spill
        movaps xmm12, [rbp - 64]                           ;   665.0 agu1+agu2+fadd+fmul   65 t[0]
        xorps xmm12, xmm5                                  ;   667.0 fadd+fmul   65 t[0]
        xorps xmm12, [r8 + 2224]                           ;   669.0 agu0+agu1+fadd+fmul   65 t[0]
        xorps xmm7, [r8 + 2416]                            ;   668.0 agu2+agu0+fadd+fmul   65 t[0]
        xorps xmm14, [r8 + 2448]                           ;   669.0 agu1+agu2+fadd+fmul   65 t[0]
        xorps xmm14, [rbp + 0]                             ;   671.0 agu0+agu1+fadd+fmul   65 t[0]
        movaps [rbp + 0], xmm14                            ;   673.0 agu2+agu0+fmisc   65 t[0] spill
        movaps xmm14, [rsi + 16]                           ;   670.0 agu1+agu2+fmisc   65 t[0]
        xorps xmm14, xmm8                                  ;   672.0 fadd+fmul   65 t[0]
        xorps xmm14, [r8 + 2272]                           ;   674.0 agu0+agu1+fadd+fmul   65 t[0]
        xorps xmm5, [r8 + 2480]                            ;   673.0 agu2+agu0+fadd+fmul   65 t[0]
        movaps [rsi + 16], xmm5                            ;   675.0 agu1+agu2+fmisc   65 t[0] spill
        movaps xmm5, [rsi - 112]                           ;   674.0 agu0+agu1+fmisc   65 t[0]
        xorps xmm5, [r8 + 2304]                            ;   676.0 agu2+agu0+fadd+fmul   65 t[0]
        movaps [rsi - 112], xmm7                           ;   676.0 agu1+agu2+fmisc   65 t[0] spill
        movaps xmm7, [rbp - 32]                            ;   675.0 agu0+agu1+fadd+fmul   65 t[0]
        xorps xmm7, [r8 + 2320]                            ;   677.0 agu2+agu0+fadd+fmul   65 t[0]
        movaps [rbp - 32], xmm7                            ;   679.0 agu1+agu2+fmisc   65 t[0] spill
        movaps xmm7, [rbp + 112]                           ;   677.0 agu0+agu1+fadd+fmul   65 t[0]
        xorps xmm7, [r8 + 2336]                            ;   679.0 agu2+agu0+fadd+fmul   65 t[0]
        xorps xmm8, [r8 + 2528]                            ;   679.0 agu1+agu2+fadd+fmul   65 t[0]
        movaps [rbp - 64], xmm8                            ;   681.0 agu0+agu1+fmisc   65 t[0] spill
        movaps xmm8, [rcx - 128]                           ;   680.0 agu2+agu0+fadd+fmul   65 t[0]
        xorps xmm8, [r8 + 2352]                            ;   682.0 agu1+agu2+fadd+fmul   65 t[0]
        movaps [rcx - 128], xmm8                           ;   684.0 agu0+agu1+fmisc   65 t[0] spill
        movaps xmm8, [rbp - 128]                           ;   682.0 agu2+agu0+fadd+fmul   65 t[0]
        xorps xmm8, [r8 + 2384]                            ;   684.0 agu1+agu2+fadd+fmul   65 t[0]
        xorps xmm8, [rbp - 48]                             ;   686.0 agu0+agu1+fadd+fmul   65 t[0]
        movaps [rbp - 128], xmm8                           ;   688.0 agu2+agu0+fmisc   65 t[0] spill
        movaps xmm8, [rbp - 112]                           ;   685.0 agu1+agu2+fmisc+fadd   65 t[0]
        xorps xmm8, [r8 + 2432]                            ;   687.0 agu0+agu1+fmul+fadd   65 t[0]
        xorps xmm8, [rbp + 32]                             ;   689.0 agu2+agu0+fmul+fadd   65 t[0]
        movaps [rbp + 32], xmm8                            ;   691.0 agu1+agu2+fmisc   65 t[0] spill
        movaps xmm8, [rdx + 64]                            ;   688.0 agu0+agu1+fmul+fmisc   65 t[0]
        xorps xmm8, [r8 + 2464]                            ;   690.0 agu2+agu0+fadd+fmul   65 t[0]
        xorps xmm8, [rbp + 112]                            ;   692.0 agu1+agu2+fadd+fmul   65 t[0]
        movaps [rbp + 112], xmm8                           ;   694.0 agu0+agu1+fmisc   65 t[0] spill
        movaps xmm8, [rbp - 80]                            ;   690.0 agu2+agu0+fadd+fmul   65 t[0]
        xorps xmm8, [r8 + 2496]                            ;   692.0 agu1+agu2+fadd+fmul   65 t[0]
        movaps [rbp - 80], xmm8                            ;   694.0 agu0+agu1+fmisc   65 t[0] spill
        movaps xmm8, [rbp - 48]                            ;   692.0 agu2+agu0+fadd+fmul   65 t[0]
        xorps xmm8, [r8 + 2512]                            ;   694.0 agu1+agu2+fadd+fmul   65 t[0]
        movaps [rbp - 48], xmm8                            ;   696.0 agu0+agu1+fmisc   65 t[0] spill
        movaps xmm8, [rbp - 16]                            ;   694.0 agu2+agu0+fadd+fmul   65 t[0]
        xorps xmm8, [r8 + 2544]                            ;   696.0 agu1+agu2+fadd+fmul   65 t[0]
        movaps [rbp - 16], xmm8                            ;   698.0 agu0+agu1+fmisc   65 t[0] spill
        movaps xmm8, [r14 - 48]                            ;   696.0 agu2+agu0+fadd+fmul   46 t[1]
        xorps xmm8, [rel aes128_decrypt.T0_constants128]   ;   698.0 agu1+agu2+fadd+fmul   46 t[1]
        movaps [rdx + 64], xmm7                            ;   698.0 agu0+agu1+fmisc   65 t[0] spill
        movaps xmm7, xmm8                                  ;   700.0 fadd+fmul   46 t[1] copy
        movaps [rbp - 112], xmm5                           ;   700.0 agu2+agu0+fmisc   65 t[0] spill
        movaps xmm5, [r14 - 32]                            ;   699.0 agu1+agu0+fadd+fmul   46 t[1]
        xorps xmm5, [rel aes128_decrypt.T0_constants128]   ;   701.0 agu2+agu1+fadd+fmul   46 t[1]
        xorps xmm7, xmm5                                   ;   703.0 fadd+fmul   46 t[1]
        movaps [rcx + 16], xmm14                           ;   702.0 agu0+agu2+fmisc   65 t[0] spill
        movaps xmm14, xmm5                                 ;   703.0 fadd+fmul   46 t[1] copy
        xorps xmm14, [r11 - 16]                            ;   705.0 agu1+agu0+fadd+fmul   46 t[1]
        movaps [rdi - 48], xmm12                           ;   704.0 agu2+agu0+fmisc   65 t[0] spill
        movaps xmm12, xmm14                                ;   707.0 fadd+fmul   46 t[1] copy
        movaps [rdi - 96], xmm3                            ;   706.0 agu1+agu2+fmisc   65 t[0] spill
        movaps xmm3, xmm7                                  ;   705.0 fadd+fmul   46 t[1] copy
        xorps xmm3, [r14 + 32]                             ;   707.0 agu0+agu1+fadd+fmul   46 t[1]
        movaps [rsi + 96], xmm15                           ;   708.0 agu2+agu0+fmisc   65 t[0] spill
        movaps xmm15, xmm7                                 ;   707.0 fadd+fmul   46 t[1] copy
        xorps xmm15, [r11 - 16]                            ;   709.0 agu1+agu2+fadd+fmul   46 t[1]
        movaps [rdi - 128], xmm0                           ;   710.0 agu0+agu1+fmisc   65 t[0] spill
        movaps xmm0, [r14 + 0]                             ;   709.0 agu2+agu0+fadd+fmul   46 t[1]
        xorps xmm0, [rel aes128_decrypt.T0_constants128]   ;   711.0 agu1+agu2+fadd+fmul   46 t[1]
        xorps xmm8, xmm0                                   ;   713.0 fadd+fmul   46 t[1]
        xorps xmm12, xmm0                                  ;   713.0 fadd+fmul   46 t[1]
        movaps xmm0, xmm12                                 ;   715.0 fadd+fmul   46 t[1] copy
        xorps xmm0, [r14 - 16]                             ;   717.0 agu0+agu1+fadd+fmul   46 t[1]
        movaps [rsi - 128], xmm4                           ;   713.0 agu2+agu0+fmisc   65 t[0] spill
        movaps xmm4, xmm3                                  ;   715.0 fadd+fmul   46 t[1] copy
        xorps xmm4, xmm0                                   ;   719.0 fadd+fmul   46 t[1]
        movaps [rdi - 64], xmm13                           ;   715.0 agu1+agu2+fmisc   65 t[0] spill
        movaps xmm13, [r14 + 16]                           ;   717.0 agu0+agu1+fmisc   46 t[1]
        xorps xmm13, [rel aes128_decrypt.T0_constants128]  ;   719.0 agu2+agu0+fadd+fmul   46 t[1]
        xorps xmm14, xmm13                                 ;   721.0 fadd+fmul   46 t[1]
        movaps [rdi + 0], xmm2                             ;   719.0 agu1+agu2+fmisc   65 t[0] spill
        movaps xmm2, xmm12                                 ;   719.0 fadd+fmul   46 t[1] copy
        xorps xmm2, [rbx + 32]                             ;   721.0 agu0+agu1+fadd+fmul   46 t[1]
        xorps xmm7, xmm2                                   ;   723.0 fadd+fmul   46 t[1]
        movaps [rdx + 96], xmm9                            ;   721.0 agu2+agu0+fmisc   65 t[0] spill
        movaps xmm9, xmm5                                  ;   722.0 fadd+fmul   46 t[1] copy
        xorps xmm9, xmm2                                   ;   724.0 fadd+fmul   46 t[1]
        movaps [rbx - 64], xmm1                            ;   723.0 agu1+agu0+fmisc   65 t[0] spill
        movaps xmm1, xmm0                                  ;   724.0 fadd+fmul   46 t[1] copy
        andps xmm1, xmm5                                   ;   726.0 fadd+fmul   46 t[1]
        movaps [rsi + 112], xmm6                           ;   725.0 agu2+agu0+fmisc   65 t[0] spill
        movaps xmm6, xmm7                                  ;   726.0 fadd+fmul   46 t[1] copy
        orps xmm6, [rbx + 32]                              ;   728.0 agu1+agu0+fadd+fmul   46 t[1]
        movaps [rbx - 80], xmm11                           ;   727.0 agu2+agu0+fmisc   65 t[0] spill
        movaps xmm11, xmm3                                 ;   728.0 fadd+fmul   46 t[1] copy
        andps xmm11, xmm9                                  ;   730.0 fadd+fmul   46 t[1]
        xorps xmm11, xmm6                                  ;   732.0 fadd+fmul   46 t[1]
        movaps [rbx - 48], xmm10                           ;   729.3 agu1+agu2+fmisc   65 t[0] spill
        movaps xmm10, xmm5                                 ;   731.0 fadd+fmul   46 t[1] copy
        xorps xmm10, xmm8                                  ;   733.0 fadd+fmul   46 t[1]
        movaps [rbp + 48], xmm9                            ;   731.3 agu0+agu1+fmisc   46 t[1] spill
        movaps xmm9, xmm4                                  ;   733.0 fadd+fmul   46 t[1] copy
        xorps xmm9, xmm7                                   ;   735.0 fadd+fmul   46 t[1]
        movaps [rbp + 96], xmm3                            ;   733.3 agu2+agu0+fmisc   46 t[1] spill
        movaps xmm3, xmm14                                 ;   735.0 fadd+fmul   46 t[1] copy
        orps xmm3, xmm10                                   ;   737.0 fadd+fmul   46 t[1]
        movaps [rdx - 128], xmm5                           ;   735.3 agu1+agu0+fmisc   46 t[1] spill
        movaps xmm5, xmm4                                  ;   737.0 fadd+fmul   46 t[1] copy
        orps xmm5, xmm2                                    ;   739.0 fadd+fmul   46 t[1]
        xorps xmm11, xmm5                                  ;   741.0 fadd+fmul   46 t[1]
        xorps xmm3, xmm5                                   ;   741.0 fadd+fmul   46 t[1]
        movaps xmm5, xmm12                                 ;   741.0 fadd+fmul   46 t[1] copy
        andps xmm5, xmm9                                   ;   743.0 fadd+fmul   46 t[1]
        xorps xmm3, xmm5                                   ;   745.0 fadd+fmul   46 t[1]
        movaps [rbp - 96], xmm10                           ;   740.7 agu2+agu0+fmisc   46 t[1] spill
        movaps xmm10, xmm0                                 ;   744.0 fadd+fmul   46 t[1] copy
        xorps xmm10, xmm14                                 ;   746.0 fadd+fmul   46 t[1]
        xorps xmm6, xmm1                                   ;   746.0 fadd+fmul   46 t[1]
        xorps xmm1, xmm13                                  ;   747.0 fadd+fmul   46 t[1]
        xorps xmm3, xmm1                                   ;   749.0 fadd+fmul   46 t[1]
        xorps xmm1, xmm11                                  ;   749.0 fadd+fmul   46 t[1]
        xorps xmm6, xmm5                                   ;   750.0 fadd+fmul   46 t[1]
        movaps xmm5, xmm7                                  ;   751.0 fadd+fmul   46 t[1] copy
        xorps xmm5, xmm14                                  ;   753.0 fadd+fmul   46 t[1]
        movaps [rcx - 112], xmm14                          ;   748.3 agu1+agu0+fmisc   46 t[1] spill
        movaps xmm14, xmm13                                ;   753.0 fadd+fmul   46 t[1] copy
        orps xmm14, xmm5                                   ;   755.0 fadd+fmul   46 t[1]
        xorps xmm11, xmm14                                 ;   757.0 fadd+fmul   46 t[1]
        movaps xmm14, xmm8                                 ;   756.0 fadd+fmul   46 t[1] copy
        orps xmm14, xmm10                                  ;   758.0 fadd+fmul   46 t[1]
        xorps xmm1, xmm14                                  ;   760.0 fadd+fmul   46 t[1]
        movaps xmm14, xmm8                                 ;   759.0 fadd+fmul   46 t[1] copy
        andps xmm14, xmm10                                 ;   761.0 fadd+fmul   46 t[1]
        xorps xmm6, xmm14                                  ;   763.0 fadd+fmul   46 t[1]
        movaps xmm14, xmm9                                 ;   762.0 fadd+fmul   46 t[1] copy
        xorps xmm14, xmm10                                 ;   764.0 fadd+fmul   46 t[1]
        movaps [rcx - 96], xmm5                            ;   760.0 agu2+agu0+fmisc   46 t[1] spill
        movaps xmm5, xmm15                                 ;   764.0 fadd+fmul   46 t[1] copy
        andps xmm5, xmm14                                  ;   766.0 fadd+fmul   46 t[1]
        xorps xmm1, xmm5                                   ;   768.0 fadd+fmul   46 t[1]
        movaps xmm5, xmm3                                  ;   767.0 fadd+fmul   46 t[1] copy
        andps xmm5, xmm1                                   ;   770.0 fadd+fmul   46 t[1]
        xorps xmm11, xmm5                                  ;   772.0 fadd+fmul   46 t[1]
        andps xmm5, xmm11                                  ;   774.0 fadd+fmul   46 t[1]
        xorps xmm6, xmm5                                   ;   776.0 fadd+fmul   46 t[1]
        xorps xmm3, xmm11                                  ;   774.0 fadd+fmul   46 t[1]
        movaps xmm5, xmm1                                  ;   773.0 fadd+fmul   46 t[1] copy
        andps xmm5, xmm6                                   ;   778.0 fadd+fmul   46 t[1]
        xorps xmm3, xmm5                                   ;   780.0 fadd+fmul   46 t[1]
        movaps xmm5, xmm6                                  ;   778.0 fadd+fmul   46 t[1] copy
        andps xmm5, xmm3                                   ;   782.0 fadd+fmul   46 t[1]
        xorps xmm5, xmm11                                  ;   784.0 fadd+fmul   46 t[1]
        andps xmm11, xmm3                                  ;   782.0 fadd+fmul   46 t[1]
        xorps xmm1, xmm11                                  ;   784.0 fadd+fmul   46 t[1]
        andps xmm7, xmm1                                   ;   786.0 fadd+fmul   46 t[1]
        movaps xmm11, xmm3                                 ;   782.0 fadd+fmul   46 t[1] copy
        xorps xmm11, xmm1                                  ;   786.0 fadd+fmul   46 t[1]
        andps xmm8, xmm5                                   ;   786.0 fadd+fmul   46 t[1]
        andps xmm4, xmm3                                   ;   785.0 fadd+fmul   46 t[1]
        andps xmm12, xmm11                                 ;   788.0 fadd+fmul   46 t[1]
        andps xmm9, xmm11                                  ;   788.0 fadd+fmul   46 t[1]
        xorps xmm11, xmm5                                  ;   788.0 fadd+fmul   46 t[1]
        andps xmm10, xmm5                                  ;   789.0 fadd+fmul   46 t[1]
        andps xmm14, xmm11                                 ;   790.0 fadd+fmul   46 t[1]
        andps xmm2, xmm3                                   ;   791.0 fadd+fmul   46 t[1]
        xorps xmm9, xmm14                                  ;   792.0 fadd+fmul   46 t[1]
        movaps [rcx + 0], xmm2                             ;   793.0 agu1+agu0+fmisc   46 t[1] spill
        movaps xmm2, xmm1                                  ;   793.0 fadd+fmul   46 t[1] copy
        andps xmm2, [rbx + 32]                             ;   795.0 agu2+agu0+fadd+fmul   46 t[1]
        orps xmm1, xmm11                                   ;   795.0 fadd+fmul   46 t[1]
        xorps xmm6, xmm1                                   ;   797.0 fadd+fmul   46 t[1]
        xorps xmm5, xmm6                                   ;   799.0 fadd+fmul   46 t[1]
        xorps xmm10, xmm7                                  ;   798.0 fadd+fmul   46 t[1]
        xorps xmm10, xmm4                                  ;   800.0 fadd+fmul   46 t[1]
        andps xmm15, xmm11                                 ;   800.0 fadd+fmul   46 t[1]
        andps xmm0, xmm6                                   ;   801.0 fadd+fmul   46 t[1]
        xorps xmm3, xmm6                                   ;   802.0 fadd+fmul   46 t[1]
        movaps xmm1, [rcx - 112]                           ;   799.0 agu1+agu0+fmisc   46 t[1]
        andps xmm1, xmm5                                   ;   803.0 fadd+fmul   46 t[1]
        andps xmm5, [rbp - 96]                             ;   804.0 agu2+agu0+fadd+fmul   46 t[1]
        andps xmm6, [rdx - 128]                            ;   805.0 agu1+agu0+fadd+fmul   46 t[1]
        xorps xmm11, xmm3                                  ;   806.0 fadd+fmul   46 t[1]
        xorps xmm14, xmm0                                  ;   807.0 fadd+fmul   46 t[1]
        xorps xmm14, xmm10                                 ;   809.0 fadd+fmul   46 t[1]
        movaps xmm0, [rbp + 96]                            ;   804.0 agu2+agu1+fmisc   46 t[1]
        andps xmm0, xmm3                                   ;   809.0 fadd+fmul   46 t[1]
        andps xmm3, [rbp + 48]                             ;   810.0 agu0+agu1+fadd+fmul   46 t[1]
        xorps xmm14, xmm0                                  ;   811.0 fadd+fmul   46 t[1]
        xorps xmm6, xmm5                                   ;   812.0 fadd+fmul   46 t[1]
        xorps xmm15, xmm3                                  ;   813.0 fadd+fmul   46 t[1]
        xorps xmm15, xmm6                                  ;   815.0 fadd+fmul   46 t[1]
        andps xmm13, xmm11                                 ;   815.0 fadd+fmul   46 t[1]
        xorps xmm4, xmm0                                   ;   816.0 fadd+fmul   46 t[1]
        xorps xmm4, xmm9                                   ;   818.0 fadd+fmul   46 t[1]
        xorps xmm4, xmm15                                  ;   820.0 fadd+fmul   46 t[1]
        andps xmm11, [rcx - 96]                            ;   819.0 agu2+agu0+fadd+fmul   46 t[1]
        xorps xmm9, xmm7                                   ;   820.0 fadd+fmul   46 t[1]
        xorps xmm8, xmm5                                   ;   821.0 fadd+fmul   46 t[1]
        xorps xmm8, xmm14                                  ;   823.0 fadd+fmul   46 t[1]
        xorps xmm8, xmm4                                   ;   825.0 fadd+fmul   46 t[1]
        xorps xmm13, xmm3                                  ;   824.0 fadd+fmul   46 t[1]
        xorps xmm2, xmm8                                   ;   827.0 fadd+fmul   46 t[1]
        xorps xmm13, xmm9                                  ;   826.0 fadd+fmul   46 t[1]
        xorps xmm13, xmm8                                  ;   828.0 fadd+fmul   46 t[1]
        xorps xmm12, xmm6                                  ;   828.0 fadd+fmul   46 t[1]
        xorps xmm12, xmm2                                  ;   830.0 fadd+fmul   46 t[1]
        xorps xmm10, xmm1                                  ;   830.0 fadd+fmul   46 t[1]
        xorps xmm10, xmm12                                 ;   832.0 fadd+fmul   46 t[1]
        movaps xmm0, [r13 - 128]                           ;   828.0 agu1+agu0+fmisc   46 t[1]
        movaps xmm1, [rel aes128_decrypt.T0_constants128]  ;   830.0 agu2+agu0+fmisc   46 t[0] reload
        xorps xmm0, xmm1                                   ;   832.0 fadd+fmul   46 t[1]
        movaps xmm3, xmm0                                  ;   834.0 fadd+fmul   46 t[1] copy
        movaps xmm5, [r13 - 112]                           ;   832.0 agu1+agu0+fmisc   46 t[1]
        xorps xmm5, xmm1                                   ;   834.0 fadd+fmul   46 t[1]
        xorps xmm3, xmm5                                   ;   836.0 fadd+fmul   46 t[1]
        movaps xmm6, [r13 - 64]                            ;   834.0 agu2+agu0+fmisc   46 t[1]
        xorps xmm6, xmm1                                   ;   836.0 fadd+fmul   46 t[1]
        xorps xmm0, xmm6                                   ;   838.0 fadd+fmul   46 t[1]
        movaps xmm7, xmm5                                  ;   838.0 fadd+fmul   46 t[1] copy
        movaps xmm8, [r13 - 80]                            ;   836.0 agu1+agu0+fmisc   46 t[1] reload
        xorps xmm7, xmm8                                   ;   840.0 fadd+fmul   46 t[1]
        xorps xmm6, xmm7                                   ;   842.0 fadd+fmul   46 t[1]
        xorps xmm8, xmm3                                   ;   841.0 fadd+fmul   46 t[1]
        movaps [rcx - 96], xmm2                            ;   838.3 agu2+agu0+fmisc   46 t[1] spill
        movaps xmm2, xmm3                                  ;   842.0 fadd+fmul   46 t[1] copy
        xorps xmm2, [r13 - 32]                             ;   844.0 agu1+agu0+fadd+fmul   46 t[1]
        movaps [rbp + 48], xmm14                           ;   840.3 agu2+agu0+fmisc   46 t[1] spill
        movaps xmm14, [rel aes128_decrypt.T0_constants128] ;   842.3 agu1+agu2+fmisc   46 t[1] copy
        xorps xmm14, [r13 - 48]                            ;   844.3 agu0+agu1+fadd+fmul   46 t[1]
        xorps xmm7, xmm14                                  ;   846.3 fadd+fmul   46 t[1]
        movaps [rbp + 96], xmm11                           ;   844.3 agu2+agu0+fmisc   46 t[1] spill
        movaps xmm11, xmm6                                 ;   846.0 fadd+fmul   46 t[1] copy
        xorps xmm11, [r13 - 96]                            ;   848.0 agu1+agu0+fadd+fmul   46 t[1]
        movaps [rdx - 128], xmm9                           ;   846.3 agu2+agu0+fmisc   46 t[1] spill
        movaps xmm9, xmm2                                  ;   848.0 fadd+fmul   46 t[1] copy
        xorps xmm9, xmm11                                  ;   850.0 fadd+fmul   46 t[1]
        movaps [rbp - 96], xmm10                           ;   848.3 agu1+agu2+fmisc   46 t[1] spill
        movaps xmm10, xmm6                                 ;   850.0 fadd+fmul   46 t[1] copy
        xorps xmm10, [rbx - 16]                            ;   852.0 agu0+agu1+fadd+fmul   46 t[1]
        xorps xmm3, xmm10                                  ;   854.0 fadd+fmul   46 t[1]
        movaps [rcx - 112], xmm4                           ;   850.3 agu2+agu0+fmisc   46 t[1] spill
        movaps xmm4, xmm5                                  ;   853.0 fadd+fmul   46 t[1] copy
        xorps xmm4, xmm10                                  ;   855.0 fadd+fmul   46 t[1]
        movaps [rdi + 16], xmm13                           ;   852.3 agu1+agu0+fmisc   46 t[1] spill
        movaps xmm13, xmm11                                ;   855.0 fadd+fmul   46 t[1] copy
        andps xmm13, xmm5                                  ;   857.0 fadd+fmul   46 t[1]
        movaps [r10 - 80], xmm12                           ;   854.3 agu2+agu0+fmisc   46 t[1] spill
        movaps xmm12, xmm3                                 ;   857.0 fadd+fmul   46 t[1] copy
        orps xmm12, [rbx - 16]                             ;   859.0 agu1+agu0+fadd+fmul   46 t[1]
        movaps [r10 - 64], xmm15                           ;   856.3 agu2+agu0+fmisc   46 t[1] spill
        movaps xmm15, xmm2                                 ;   859.0 fadd+fmul   46 t[1] copy
        andps xmm15, xmm4                                  ;   861.0 fadd+fmul   46 t[1]
        xorps xmm15, xmm12                                 ;   863.0 fadd+fmul   46 t[1]
        movaps xmm1, xmm5                                  ;   862.0 fadd+fmul   46 t[1] copy
        xorps xmm1, xmm0                                   ;   864.0 fadd+fmul   46 t[1]
        movaps [rdi + 32], xmm4                            ;   860.0 agu1+agu2+fmisc   46 t[1] spill
        movaps xmm4, xmm9                                  ;   864.0 fadd+fmul   46 t[1] copy
        xorps xmm4, xmm3                                   ;   866.0 fadd+fmul   46 t[1]
        movaps [rdx - 112], xmm2                           ;   862.0 agu0+agu1+fmisc   46 t[1] spill
        movaps xmm2, xmm7                                  ;   866.0 fadd+fmul   46 t[1] copy
        orps xmm2, xmm1                                    ;   868.0 fadd+fmul   46 t[1]
        movaps [rdx - 96], xmm5                            ;   864.3 agu2+agu0+fmisc   46 t[1] spill
        movaps xmm5, xmm9                                  ;   868.0 fadd+fmul   46 t[1] copy
        orps xmm5, xmm10                                   ;   870.0 fadd+fmul   46 t[1]
        xorps xmm15, xmm5                                  ;   872.0 fadd+fmul   46 t[1]
        xorps xmm2, xmm5                                   ;   872.0 fadd+fmul   46 t[1]
        movaps xmm5, xmm6                                  ;   872.0 fadd+fmul   46 t[1] copy
        andps xmm5, xmm4                                   ;   874.0 fadd+fmul   46 t[1]
        xorps xmm2, xmm5                                   ;   876.0 fadd+fmul   46 t[1]
        movaps [rcx + 32], xmm1                            ;   871.0 agu1+agu0+fmisc   46 t[1] spill
        movaps xmm1, xmm11                                 ;   875.0 fadd+fmul   46 t[1] copy
        xorps xmm1, xmm7                                   ;   877.0 fadd+fmul   46 t[1]
        xorps xmm12, xmm13                                 ;   877.0 fadd+fmul   46 t[1]
        xorps xmm13, xmm14                                 ;   878.0 fadd+fmul   46 t[1]
        xorps xmm2, xmm13                                  ;   880.0 fadd+fmul   46 t[1]
        xorps xmm13, xmm15                                 ;   880.0 fadd+fmul   46 t[1]
        xorps xmm12, xmm5                                  ;   881.0 fadd+fmul   46 t[1]
        movaps xmm5, xmm3                                  ;   882.0 fadd+fmul   46 t[1] copy
        xorps xmm5, xmm7                                   ;   884.0 fadd+fmul   46 t[1]
        movaps [rsi + 32], xmm7                            ;   879.3 agu2+agu0+fmisc   46 t[1] spill
        movaps xmm7, xmm14                                 ;   884.0 fadd+fmul   46 t[1] copy
        orps xmm7, xmm5                                    ;   886.0 fadd+fmul   46 t[1]
        xorps xmm15, xmm7                                  ;   888.0 fadd+fmul   46 t[1]
        movaps xmm7, xmm0                                  ;   887.0 fadd+fmul   46 t[1] copy
        orps xmm7, xmm1                                    ;   889.0 fadd+fmul   46 t[1]
        xorps xmm13, xmm7                                  ;   891.0 fadd+fmul   46 t[1]
        movaps xmm7, xmm0                                  ;   890.0 fadd+fmul   46 t[1] copy
        andps xmm7, xmm1                                   ;   892.0 fadd+fmul   46 t[1]
        xorps xmm12, xmm7                                  ;   894.0 fadd+fmul   46 t[1]
        movaps xmm7, xmm4                                  ;   893.0 fadd+fmul   46 t[1] copy
        xorps xmm7, xmm1                                   ;   895.0 fadd+fmul   46 t[1]
        movaps [rcx + 48], xmm5                            ;   891.0 agu1+agu0+fmisc   46 t[1] spill
        movaps xmm5, xmm8                                  ;   895.0 fadd+fmul   46 t[1] copy
        andps xmm5, xmm7                                   ;   897.0 fadd+fmul   46 t[1]
        xorps xmm13, xmm5                                  ;   899.0 fadd+fmul   46 t[1]
        movaps xmm5, xmm2                                  ;   898.0 fadd+fmul   46 t[1] copy
        andps xmm5, xmm13                                  ;   901.0 fadd+fmul   46 t[1]
        xorps xmm15, xmm5                                  ;   903.0 fadd+fmul   46 t[1]
        andps xmm5, xmm15                                  ;   905.0 fadd+fmul   46 t[1]
        xorps xmm12, xmm5                                  ;   907.0 fadd+fmul   46 t[1]
        xorps xmm2, xmm15                                  ;   905.0 fadd+fmul   46 t[1]
        movaps xmm5, xmm13                                 ;   904.0 fadd+fmul   46 t[1] copy
        andps xmm5, xmm12                                  ;   909.0 fadd+fmul   46 t[1]
        xorps xmm2, xmm5                                   ;   911.0 fadd+fmul   46 t[1]
        movaps xmm5, xmm12                                 ;   909.0 fadd+fmul   46 t[1] copy
        andps xmm5, xmm2                                   ;   913.0 fadd+fmul   46 t[1]
        xorps xmm5, xmm15                                  ;   915.0 fadd+fmul   46 t[1]
        andps xmm15, xmm2                                  ;   913.0 fadd+fmul   46 t[1]
        xorps xmm13, xmm15                                 ;   915.0 fadd+fmul   46 t[1]
        andps xmm3, xmm13                                  ;   917.0 fadd+fmul   46 t[1]
        movaps xmm15, xmm2                                 ;   913.0 fadd+fmul   46 t[1] copy
        xorps xmm15, xmm13                                 ;   917.0 fadd+fmul   46 t[1]
        andps xmm0, xmm5                                   ;   917.0 fadd+fmul   46 t[1]
        andps xmm9, xmm2                                   ;   916.0 fadd+fmul   46 t[1]
        andps xmm6, xmm15                                  ;   919.0 fadd+fmul   46 t[1]
        andps xmm4, xmm15                                  ;   919.0 fadd+fmul   46 t[1]
        xorps xmm15, xmm5                                  ;   919.0 fadd+fmul   46 t[1]
        andps xmm1, xmm5                                   ;   920.0 fadd+fmul   46 t[1]
        andps xmm7, xmm15                                  ;   921.0 fadd+fmul   46 t[1]
        andps xmm10, xmm2                                  ;   922.0 fadd+fmul   46 t[1]
        xorps xmm4, xmm7                                   ;   923.0 fadd+fmul   46 t[1]
        movaps [rcx + 64], xmm10                           ;   924.0 agu2+agu0+fmisc   46 t[1] spill
        movaps xmm10, xmm13                                ;   924.0 fadd+fmul   46 t[1] copy
        andps xmm10, [rbx - 16]                            ;   926.0 agu1+agu0+fadd+fmul   46 t[1]
        orps xmm13, xmm15                                  ;   926.0 fadd+fmul   46 t[1]
        xorps xmm12, xmm13                                 ;   928.0 fadd+fmul   46 t[1]
        xorps xmm5, xmm12                                  ;   930.0 fadd+fmul   46 t[1]
        xorps xmm1, xmm3                                   ;   929.0 fadd+fmul   46 t[1]
        xorps xmm1, xmm9                                   ;   931.0 fadd+fmul   46 t[1]
        andps xmm8, xmm15                                  ;   931.0 fadd+fmul   46 t[1]
        andps xmm11, xmm12                                 ;   932.0 fadd+fmul   46 t[1]
        xorps xmm2, xmm12                                  ;   933.0 fadd+fmul   46 t[1]
        movaps xmm13, [rsi + 32]                           ;   930.0 agu2+agu0+fmisc   46 t[1]
        andps xmm13, xmm5                                  ;   934.0 fadd+fmul   46 t[1]
        andps xmm5, [rcx + 32]                             ;   935.0 agu1+agu0+fadd+fmul   46 t[1]
        andps xmm12, [rdx - 96]                            ;   936.0 agu2+agu0+fadd+fmul   46 t[1]
        xorps xmm15, xmm2                                  ;   937.0 fadd+fmul   46 t[1]
        xorps xmm7, xmm11                                  ;   938.0 fadd+fmul   46 t[1]
        xorps xmm7, xmm1                                   ;   940.0 fadd+fmul   46 t[1]
        movaps xmm11, [rdx - 112]                          ;   935.0 agu1+agu2+fmisc   46 t[1]
        andps xmm11, xmm2                                  ;   940.0 fadd+fmul   46 t[1]
        andps xmm2, [rdi + 32]                             ;   941.0 agu0+agu1+fadd+fmul   46 t[1]
        xorps xmm7, xmm11                                  ;   942.0 fadd+fmul   46 t[1]
        xorps xmm12, xmm5                                  ;   943.0 fadd+fmul   46 t[1]
        xorps xmm8, xmm2                                   ;   944.0 fadd+fmul   46 t[1]
        xorps xmm8, xmm12                                  ;   946.0 fadd+fmul   46 t[1]
        andps xmm14, xmm15                                 ;   946.0 fadd+fmul   46 t[1]
        xorps xmm9, xmm11                                  ;   947.0 fadd+fmul   46 t[1]
        xorps xmm9, xmm4                                   ;   949.0 fadd+fmul   46 t[1]
        xorps xmm9, xmm8                                   ;   951.0 fadd+fmul   46 t[1]
        andps xmm15, [rcx + 48]                            ;   950.0 agu2+agu0+fadd+fmul   46 t[1]
        xorps xmm4, xmm3                                   ;   951.0 fadd+fmul   46 t[1]
        xorps xmm0, xmm5                                   ;   952.0 fadd+fmul   46 t[1]
        xorps xmm0, xmm7                                   ;   954.0 fadd+fmul   46 t[1]
        xorps xmm0, xmm9                                   ;   956.0 fadd+fmul   46 t[1]
        xorps xmm10, xmm0                                  ;   958.0 fadd+fmul   46 t[1]
        xorps xmm14, xmm2                                  ;   956.0 fadd+fmul   46 t[1]
        xorps xmm6, xmm12                                  ;   957.0 fadd+fmul   46 t[1]
        xorps xmm14, xmm4                                  ;   958.0 fadd+fmul   46 t[1]
        xorps xmm14, xmm0                                  ;   960.0 fadd+fmul   46 t[1]
        xorps xmm6, xmm10                                  ;   960.0 fadd+fmul   46 t[1]
        xorps xmm1, xmm13                                  ;   961.0 fadd+fmul   46 t[1]
        xorps xmm1, xmm6                                   ;   963.0 fadd+fmul   46 t[1]
        xorps xmm15, xmm4                                  ;   963.0 fadd+fmul   46 t[1]
        xorps xmm15, xmm1                                  ;   965.0 fadd+fmul   46 t[1]
        movaps xmm0, [rbp + 3424]                          ;   961.0 agu1+agu0+fmisc   46 t[1]
        movaps xmm2, [rel aes128_decrypt.T0_constants128]  ;   963.0 agu2+agu0+fmisc   46 t[0] reload
        xorps xmm0, xmm2                                   ;   965.0 fadd+fmul   46 t[1]
        movaps xmm3, xmm0                                  ;   967.0 fadd+fmul   46 t[1] copy
        movaps xmm4, [rbp + 3440]                          ;   965.0 agu1+agu2+fmisc   46 t[1]
        xorps xmm4, xmm2                                   ;   967.0 fadd+fmul   46 t[1]
        xorps xmm3, xmm4                                   ;   969.0 fadd+fmul   46 t[1]
        movaps xmm5, [rbp + 3472]                          ;   967.0 agu0+agu1+fmisc   46 t[1]
        xorps xmm5, xmm2                                   ;   969.0 fadd+fmul   46 t[1]
        xorps xmm0, xmm5                                   ;   971.0 fadd+fmul   46 t[1]
        movaps xmm11, xmm4                                 ;   971.0 fadd+fmul   46 t[1] copy
        movaps xmm12, [rdi - 32]                           ;   969.0 agu2+agu0+fmisc   46 t[1] reload
        xorps xmm11, xmm12                                 ;   973.0 fadd+fmul   46 t[1]
        xorps xmm5, xmm11                                  ;   975.0 fadd+fmul   46 t[1]
        movaps xmm13, xmm3                                 ;   974.0 fadd+fmul   46 t[1] copy
        xorps xmm13, [rbp + 3504]                          ;   976.0 agu1+agu0+fadd+fmul   46 t[1]
        xorps xmm12, xmm3                                  ;   976.0 fadd+fmul   46 t[1]
        movaps [rdi - 32], xmm10                           ;   972.7 agu2+agu0+fmisc   46 t[1] spill
        movaps xmm10, [rel aes128_decrypt.T0_constants128] ;   974.7 agu1+agu0+fmisc   46 t[1] copy
        xorps xmm10, [rbp + 3488]                          ;   977.0 agu2+agu0+fadd+fmul   46 t[1]
        xorps xmm11, xmm10                                 ;   979.0 fadd+fmul   46 t[1]
        movaps xmm2, xmm5                                  ;   979.0 fadd+fmul   46 t[1] copy
        xorps xmm2, [rbp + 3456]                           ;   981.0 agu1+agu2+fadd+fmul   46 t[1]
        movaps [rcx + 48], xmm7                            ;   977.0 agu0+agu1+fmisc   46 t[1] spill
        movaps xmm7, xmm13                                 ;   981.0 fadd+fmul   46 t[1] copy
        xorps xmm7, xmm2                                   ;   983.0 fadd+fmul   46 t[1]
        movaps [rdi + 32], xmm1                            ;   979.0 agu2+agu0+fmisc   46 t[1] spill
        movaps xmm1, xmm5                                  ;   983.0 fadd+fmul   46 t[1] copy
        xorps xmm1, [rdx + 112]                            ;   985.0 agu1+agu0+fadd+fmul   46 t[1]
        xorps xmm3, xmm1                                   ;   987.0 fadd+fmul   46 t[1]
        movaps [rdx - 112], xmm9                           ;   982.0 agu2+agu0+fmisc   46 t[1] spill
        movaps xmm9, xmm4                                  ;   986.0 fadd+fmul   46 t[1] copy
        xorps xmm9, xmm1                                   ;   988.0 fadd+fmul   46 t[1]
        movaps [rdx - 96], xmm14                           ;   984.0 agu1+agu0+fmisc   46 t[1] spill
        movaps xmm14, xmm4                                 ;   988.0 fadd+fmul   46 t[1] copy
        andps xmm14, xmm2                                  ;   990.0 fadd+fmul   46 t[1]
        movaps [rcx + 32], xmm8                            ;   986.0 agu2+agu0+fmisc   46 t[1] spill
        movaps xmm8, xmm13                                 ;   990.0 fadd+fmul   46 t[1] copy
        andps xmm8, xmm9                                   ;   992.0 fadd+fmul   46 t[1]
        movaps [rsi + 32], xmm6                            ;   988.3 agu1+agu0+fmisc   46 t[1] spill
        movaps xmm6, xmm3                                  ;   992.0 fadd+fmul   46 t[1] copy
        orps xmm6, [rdx + 112]                             ;   994.0 agu2+agu0+fadd+fmul   46 t[1]
        xorps xmm8, xmm6                                   ;   996.0 fadd+fmul   46 t[1]
        movaps [rcx + 80], xmm15                           ;   991.0 agu1+agu0+fmisc   46 t[1] spill
        movaps xmm15, xmm4                                 ;   995.0 fadd+fmul   46 t[1] copy
        xorps xmm15, xmm0                                  ;   997.0 fadd+fmul   46 t[1]
        movaps [rsi + 48], xmm9                            ;   993.0 agu2+agu0+fmisc   46 t[1] spill
        movaps xmm9, xmm7                                  ;   997.0 fadd+fmul   46 t[1] copy
        xorps xmm9, xmm3                                   ;   999.0 fadd+fmul   46 t[1]
        movaps [rdi + 48], xmm13                           ;   995.0 agu1+agu0+fmisc   46 t[1] spill
        movaps xmm13, xmm11                                ;   999.0 fadd+fmul   46 t[1] copy
        orps xmm13, xmm15                                  ;  1001.0 fadd+fmul   46 t[1]
        movaps [rcx + 96], xmm4                            ;   997.3 agu2+agu0+fmisc   46 t[1] spill
        movaps xmm4, xmm7                                  ;  1001.0 fadd+fmul   46 t[1] copy
        orps xmm4, xmm1                                    ;  1003.0 fadd+fmul   46 t[1]
        xorps xmm8, xmm4                                   ;  1005.0 fadd+fmul   46 t[1]
        xorps xmm13, xmm4                                  ;  1005.0 fadd+fmul   46 t[1]
        movaps xmm4, xmm5                                  ;  1005.0 fadd+fmul   46 t[1] copy
        andps xmm4, xmm9                                   ;  1007.0 fadd+fmul   46 t[1]
        xorps xmm13, xmm4                                  ;  1009.0 fadd+fmul   46 t[1]
        movaps [rsi - 96], xmm15                           ;  1004.0 agu1+agu0+fmisc   46 t[1] spill
        movaps xmm15, xmm2                                 ;  1008.0 fadd+fmul   46 t[1] copy
        xorps xmm15, xmm11                                 ;  1010.0 fadd+fmul   46 t[1]
        xorps xmm6, xmm14                                  ;  1010.0 fadd+fmul   46 t[1]
        xorps xmm14, xmm10                                 ;  1011.0 fadd+fmul   46 t[1]
        xorps xmm13, xmm14                                 ;  1013.0 fadd+fmul   46 t[1]
        xorps xmm14, xmm8                                  ;  1013.0 fadd+fmul   46 t[1]
        xorps xmm6, xmm4                                   ;  1014.0 fadd+fmul   46 t[1]
        movaps xmm4, xmm3                                  ;  1015.0 fadd+fmul   46 t[1] copy
        xorps xmm4, xmm11                                  ;  1017.0 fadd+fmul   46 t[1]
        movaps [rdx - 80], xmm11                           ;  1012.3 agu2+agu0+fmisc   46 t[1] spill
        movaps xmm11, xmm10                                ;  1017.0 fadd+fmul   46 t[1] copy
        orps xmm11, xmm4                                   ;  1019.0 fadd+fmul   46 t[1]
        xorps xmm8, xmm11                                  ;  1021.0 fadd+fmul   46 t[1]
        movaps xmm11, xmm0                                 ;  1020.0 fadd+fmul   46 t[1] copy
        orps xmm11, xmm15                                  ;  1022.0 fadd+fmul   46 t[1]
        xorps xmm14, xmm11                                 ;  1024.0 fadd+fmul   46 t[1]
        movaps xmm11, xmm0                                 ;  1023.0 fadd+fmul   46 t[1] copy
        andps xmm11, xmm15                                 ;  1025.0 fadd+fmul   46 t[1]
        xorps xmm6, xmm11                                  ;  1027.0 fadd+fmul   46 t[1]
        movaps xmm11, xmm9                                 ;  1026.0 fadd+fmul   46 t[1] copy
        xorps xmm11, xmm15                                 ;  1028.0 fadd+fmul   46 t[1]
        movaps [rcx + 112], xmm4                           ;  1024.0 agu1+agu0+fmisc   46 t[1] spill
        movaps xmm4, xmm12                                 ;  1028.0 fadd+fmul   46 t[1] copy
        andps xmm4, xmm11                                  ;  1030.0 fadd+fmul   46 t[1]
        xorps xmm14, xmm4                                  ;  1032.0 fadd+fmul   46 t[1]
        movaps xmm4, xmm13                                 ;  1031.0 fadd+fmul   46 t[1] copy
        andps xmm4, xmm14                                  ;  1034.0 fadd+fmul   46 t[1]
        xorps xmm8, xmm4                                   ;  1036.0 fadd+fmul   46 t[1]
        andps xmm4, xmm8                                   ;  1038.0 fadd+fmul   46 t[1]
        xorps xmm6, xmm4                                   ;  1040.0 fadd+fmul   46 t[1]
        xorps xmm13, xmm8                                  ;  1038.0 fadd+fmul   46 t[1]
        movaps xmm4, xmm14                                 ;  1037.0 fadd+fmul   46 t[1] copy
        andps xmm4, xmm6                                   ;  1042.0 fadd+fmul   46 t[1]
        xorps xmm13, xmm4                                  ;  1044.0 fadd+fmul   46 t[1]
        movaps xmm4, xmm6                                  ;  1042.0 fadd+fmul   46 t[1] copy
        andps xmm4, xmm13                                  ;  1046.0 fadd+fmul   46 t[1]
        xorps xmm4, xmm8                                   ;  1048.0 fadd+fmul   46 t[1]
        andps xmm8, xmm13                                  ;  1046.0 fadd+fmul   46 t[1]
        xorps xmm14, xmm8                                  ;  1048.0 fadd+fmul   46 t[1]
        andps xmm3, xmm14                                  ;  1050.0 fadd+fmul   46 t[1]
        movaps xmm8, xmm13                                 ;  1046.0 fadd+fmul   46 t[1] copy
        xorps xmm8, xmm14                                  ;  1050.0 fadd+fmul   46 t[1]
        andps xmm0, xmm4                                   ;  1050.0 fadd+fmul   46 t[1]
        andps xmm7, xmm13                                  ;  1049.0 fadd+fmul   46 t[1]
        andps xmm5, xmm8                                   ;  1052.0 fadd+fmul   46 t[1]
        andps xmm9, xmm8                                   ;  1052.0 fadd+fmul   46 t[1]
        xorps xmm8, xmm4                                   ;  1052.0 fadd+fmul   46 t[1]
        andps xmm15, xmm4                                  ;  1053.0 fadd+fmul   46 t[1]
        andps xmm11, xmm8                                  ;  1054.0 fadd+fmul   46 t[1]
        andps xmm1, xmm13                                  ;  1055.0 fadd+fmul   46 t[1]
        xorps xmm9, xmm11                                  ;  1056.0 fadd+fmul   46 t[1]
        movaps [r10 - 48], xmm1                            ;  1057.0 agu2+agu0+fmisc   46 t[1] spill
        movaps xmm1, xmm14                                 ;  1057.0 fadd+fmul   46 t[1] copy
        andps xmm1, [rdx + 112]                            ;  1059.0 agu1+agu0+fadd+fmul   46 t[1]
        orps xmm14, xmm8                                   ;  1059.0 fadd+fmul   46 t[1]
        xorps xmm6, xmm14                                  ;  1061.0 fadd+fmul   46 t[1]
        xorps xmm4, xmm6                                   ;  1063.0 fadd+fmul   46 t[1]
        xorps xmm15, xmm3                                  ;  1062.0 fadd+fmul   46 t[1]
        xorps xmm15, xmm7                                  ;  1064.0 fadd+fmul   46 t[1]
        andps xmm12, xmm8                                  ;  1064.0 fadd+fmul   46 t[1]
        andps xmm2, xmm6                                   ;  1065.0 fadd+fmul   46 t[1]
        xorps xmm13, xmm6                                  ;  1066.0 fadd+fmul   46 t[1]
        movaps xmm14, [rdx - 80]                           ;  1063.0 agu2+agu0+fmisc   46 t[1]
        andps xmm14, xmm4                                  ;  1067.0 fadd+fmul   46 t[1]
        andps xmm4, [rsi - 96]                             ;  1068.0 agu1+agu0+fadd+fmul   46 t[1]
        andps xmm6, [rcx + 96]                             ;  1069.0 agu2+agu0+fadd+fmul   46 t[1]
        xorps xmm8, xmm13                                  ;  1070.0 fadd+fmul   46 t[1]
        xorps xmm11, xmm2                                  ;  1071.0 fadd+fmul   46 t[1]
        xorps xmm11, xmm15                                 ;  1073.0 fadd+fmul   46 t[1]
        movaps xmm2, [rdi + 48]                            ;  1068.0 agu1+agu2+fmisc   46 t[1]
        andps xmm2, xmm13                                  ;  1073.0 fadd+fmul   46 t[1]
        andps xmm13, [rsi + 48]                            ;  1074.0 agu0+agu1+fadd+fmul   46 t[1]
        xorps xmm11, xmm2                                  ;  1075.0 fadd+fmul   46 t[1]
        xorps xmm6, xmm4                                   ;  1076.0 fadd+fmul   46 t[1]
        xorps xmm12, xmm13                                 ;  1077.0 fadd+fmul   46 t[1]
        xorps xmm12, xmm6                                  ;  1079.0 fadd+fmul   46 t[1]
        andps xmm10, xmm8                                  ;  1079.0 fadd+fmul   46 t[1]
        xorps xmm7, xmm2                                   ;  1080.0 fadd+fmul   46 t[1]
        xorps xmm7, xmm9                                   ;  1082.0 fadd+fmul   46 t[1]
        xorps xmm7, xmm12                                  ;  1084.0 fadd+fmul   46 t[1]
        andps xmm8, [rcx + 112]                            ;  1083.0 agu2+agu0+fadd+fmul   46 t[1]
        xorps xmm9, xmm3                                   ;  1084.0 fadd+fmul   46 t[1]
        xorps xmm0, xmm4                                   ;  1085.0 fadd+fmul   46 t[1]
        xorps xmm0, xmm11                                  ;  1087.0 fadd+fmul   46 t[1]
        xorps xmm0, xmm7                                   ;  1089.0 fadd+fmul   46 t[1]
        xorps xmm10, xmm13                                 ;  1088.0 fadd+fmul   46 t[1]
        xorps xmm1, xmm0                                   ;  1091.0 fadd+fmul   46 t[1]
        xorps xmm10, xmm9                                  ;  1090.0 fadd+fmul   46 t[1]
        xorps xmm10, xmm0                                  ;  1092.0 fadd+fmul   46 t[1]
        xorps xmm5, xmm6                                   ;  1092.0 fadd+fmul   46 t[1]
        xorps xmm5, xmm1                                   ;  1094.0 fadd+fmul   46 t[1]
        xorps xmm7, xmm10                                  ;  1094.0 fadd+fmul   46 t[1]
        xorps xmm15, xmm14                                 ;  1095.0 fadd+fmul   46 t[1]
        xorps xmm15, xmm5                                  ;  1097.0 fadd+fmul   46 t[1]
        movaps xmm14, [rbp + 3216]                         ;  1093.0 agu1+agu0+fmisc   46 t[1]
        movaps xmm0, [rel aes128_decrypt.T0_constants128]  ;  1095.0 agu2+agu0+fmisc   46 t[0] reload
        xorps xmm14, xmm0                                  ;  1097.0 fadd+fmul   46 t[1]
        movaps xmm2, xmm14                                 ;  1099.0 fadd+fmul   46 t[1] copy
        movaps xmm3, [rbp + 3232]                          ;  1097.0 agu1+agu2+fmisc   46 t[1]
        xorps xmm3, xmm0                                   ;  1099.0 fadd+fmul   46 t[1]
        xorps xmm2, xmm3                                   ;  1101.0 fadd+fmul   46 t[1]
        movaps xmm4, [rbp + 3280]                          ;  1099.0 agu0+agu1+fmisc   46 t[1]
        xorps xmm4, xmm0                                   ;  1101.0 fadd+fmul   46 t[1]
        xorps xmm14, xmm4                                  ;  1103.0 fadd+fmul   46 t[1]
        movaps xmm6, xmm3                                  ;  1103.0 fadd+fmul   46 t[1] copy
        movaps xmm13, [rbp + 3264]                         ;  1101.0 agu2+agu0+fmisc   46 t[1] reload
        xorps xmm6, xmm13                                  ;  1105.0 fadd+fmul   46 t[1]
        xorps xmm4, xmm6                                   ;  1107.0 fadd+fmul   46 t[1]
        xorps xmm13, xmm2                                  ;  1106.0 fadd+fmul   46 t[1]
        movaps [rcx + 112], xmm1                           ;  1103.3 agu1+agu0+fmisc   46 t[1] spill
        movaps xmm1, xmm2                                  ;  1107.0 fadd+fmul   46 t[1] copy
        xorps xmm1, [rbp + 3312]                           ;  1109.0 agu2+agu0+fadd+fmul   46 t[1]
        movaps [rsi + 48], xmm11                           ;  1105.3 agu1+agu0+fmisc   46 t[1] spill
        movaps xmm11, [rel aes128_decrypt.T0_constants128] ;  1107.3 agu2+agu1+fmisc   46 t[1] copy
        xorps xmm11, [rbp + 3296]                          ;  1109.3 agu0+agu2+fadd+fmul   46 t[1]
        xorps xmm6, xmm11                                  ;  1111.3 fadd+fmul   46 t[1]
        movaps xmm0, xmm4                                  ;  1111.0 fadd+fmul   46 t[1] copy
        xorps xmm0, [rbp + 3248]                           ;  1113.0 agu1+agu0+fadd+fmul   46 t[1]
        movaps [rdi + 48], xmm10                           ;  1109.3 agu2+agu0+fmisc   46 t[1] spill
        movaps xmm10, xmm1                                 ;  1113.0 fadd+fmul   46 t[1] copy
        xorps xmm10, xmm0                                  ;  1115.0 fadd+fmul   46 t[1]
        movaps [rcx + 96], xmm8                            ;  1111.3 agu1+agu2+fmisc   46 t[1] spill
        movaps xmm8, xmm4                                  ;  1115.0 fadd+fmul   46 t[1] copy
        xorps xmm8, [r10 - 128]                            ;  1117.0 agu0+agu1+fadd+fmul   46 t[1]
        xorps xmm2, xmm8                                   ;  1119.0 fadd+fmul   46 t[1]
        movaps [rsi - 96], xmm9                            ;  1114.0 agu2+agu0+fmisc   46 t[1] spill
        movaps xmm9, xmm3                                  ;  1118.0 fadd+fmul   46 t[1] copy
        xorps xmm9, xmm8                                   ;  1120.0 fadd+fmul   46 t[1]
        movaps [rdx - 80], xmm15                           ;  1116.0 agu1+agu0+fmisc   46 t[1] spill
        movaps xmm15, xmm0                                 ;  1120.0 fadd+fmul   46 t[1] copy
        andps xmm15, xmm3                                  ;  1122.0 fadd+fmul   46 t[1]
        movaps [rdx + 112], xmm12                          ;  1118.0 agu2+agu0+fmisc   46 t[1] spill
        movaps xmm12, xmm1                                 ;  1122.0 fadd+fmul   46 t[1] copy
        andps xmm12, xmm9                                  ;  1124.0 fadd+fmul   46 t[1]
        movaps [rcx - 80], xmm7                            ;  1120.3 agu1+agu0+fmisc   46 t[1] spill
        movaps xmm7, xmm2                                  ;  1124.0 fadd+fmul   46 t[1] copy
        orps xmm7, [r10 - 128]                             ;  1126.0 agu2+agu0+fadd+fmul   46 t[1]
        xorps xmm12, xmm7                                  ;  1128.0 fadd+fmul   46 t[1]
        movaps [r10 - 32], xmm5                            ;  1123.0 agu1+agu0+fmisc   46 t[1] spill
        movaps xmm5, xmm3                                  ;  1127.0 fadd+fmul   46 t[1] copy
        xorps xmm5, xmm14                                  ;  1129.0 fadd+fmul   46 t[1]
        movaps [r10 - 16], xmm9                            ;  1125.0 agu2+agu0+fmisc   46 t[1] spill
        movaps xmm9, xmm10                                 ;  1129.0 fadd+fmul   46 t[1] copy
        xorps xmm9, xmm2                                   ;  1131.0 fadd+fmul   46 t[1]
        movaps [rdx - 64], xmm1                            ;  1127.0 agu1+agu0+fmisc   46 t[1] spill
        movaps xmm1, xmm6                                  ;  1131.0 fadd+fmul   46 t[1] copy
        orps xmm1, xmm5                                    ;  1133.0 fadd+fmul   46 t[1]
        movaps [rsi - 80], xmm3                            ;  1129.3 agu2+agu0+fmisc   46 t[1] spill
        movaps xmm3, xmm10                                 ;  1133.0 fadd+fmul   46 t[1] copy
        orps xmm3, xmm8                                    ;  1135.0 fadd+fmul   46 t[1]
        xorps xmm12, xmm3                                  ;  1137.0 fadd+fmul   46 t[1]
        xorps xmm1, xmm3                                   ;  1137.0 fadd+fmul   46 t[1]
        movaps xmm3, xmm4                                  ;  1137.0 fadd+fmul   46 t[1] copy
        andps xmm3, xmm9                                   ;  1139.0 fadd+fmul   46 t[1]
        xorps xmm1, xmm3                                   ;  1141.0 fadd+fmul   46 t[1]
        movaps [rsi - 64], xmm5                            ;  1136.0 agu1+agu0+fmisc   46 t[1] spill
        movaps xmm5, xmm0                                  ;  1140.0 fadd+fmul   46 t[1] copy
        xorps xmm5, xmm6                                   ;  1142.0 fadd+fmul   46 t[1]
        xorps xmm7, xmm15                                  ;  1142.0 fadd+fmul   46 t[1]
        xorps xmm15, xmm11                                 ;  1143.0 fadd+fmul   46 t[1]
        xorps xmm1, xmm15                                  ;  1145.0 fadd+fmul   46 t[1]
        xorps xmm15, xmm12                                 ;  1145.0 fadd+fmul   46 t[1]
        xorps xmm7, xmm3                                   ;  1146.0 fadd+fmul   46 t[1]
        movaps xmm3, xmm2                                  ;  1147.0 fadd+fmul   46 t[1] copy
        xorps xmm3, xmm6                                   ;  1149.0 fadd+fmul   46 t[1]
        movaps [rbp + 64], xmm6                            ;  1144.3 agu2+agu0+fmisc   46 t[1] spill
        movaps xmm6, xmm11                                 ;  1149.0 fadd+fmul   46 t[1] copy
        orps xmm6, xmm3                                    ;  1151.0 fadd+fmul   46 t[1]
        xorps xmm12, xmm6                                  ;  1153.0 fadd+fmul   46 t[1]
        movaps xmm6, xmm14                                 ;  1152.0 fadd+fmul   46 t[1] copy
        orps xmm6, xmm5                                    ;  1154.0 fadd+fmul   46 t[1]
        xorps xmm15, xmm6                                  ;  1156.0 fadd+fmul   46 t[1]
        movaps xmm6, xmm14                                 ;  1155.0 fadd+fmul   46 t[1] copy
        andps xmm6, xmm5                                   ;  1157.0 fadd+fmul   46 t[1]
        xorps xmm7, xmm6                                   ;  1159.0 fadd+fmul   46 t[1]
        movaps xmm6, xmm9                                  ;  1158.0 fadd+fmul   46 t[1] copy
        xorps xmm6, xmm5                                   ;  1160.0 fadd+fmul   46 t[1]
        movaps [r10 + 0], xmm3                             ;  1156.0 agu1+agu0+fmisc   46 t[1] spill
        movaps xmm3, xmm13                                 ;  1160.0 fadd+fmul   46 t[1] copy
        andps xmm3, xmm6                                   ;  1162.0 fadd+fmul   46 t[1]
        xorps xmm15, xmm3                                  ;  1164.0 fadd+fmul   46 t[1]
        movaps xmm3, xmm1                                  ;  1163.0 fadd+fmul   46 t[1] copy
        andps xmm3, xmm15                                  ;  1166.0 fadd+fmul   46 t[1]
        xorps xmm12, xmm3                                  ;  1168.0 fadd+fmul   46 t[1]
        andps xmm3, xmm12                                  ;  1170.0 fadd+fmul   46 t[1]
        xorps xmm7, xmm3                                   ;  1172.0 fadd+fmul   46 t[1]
        xorps xmm1, xmm12                                  ;  1170.0 fadd+fmul   46 t[1]
        movaps xmm3, xmm15                                 ;  1169.0 fadd+fmul   46 t[1] copy
        andps xmm3, xmm7                                   ;  1174.0 fadd+fmul   46 t[1]
        xorps xmm1, xmm3                                   ;  1176.0 fadd+fmul   46 t[1]
        movaps xmm3, xmm7                                  ;  1174.0 fadd+fmul   46 t[1] copy
        andps xmm3, xmm1                                   ;  1178.0 fadd+fmul   46 t[1]
        xorps xmm3, xmm12                                  ;  1180.0 fadd+fmul   46 t[1]
        andps xmm12, xmm1                                  ;  1178.0 fadd+fmul   46 t[1]
        xorps xmm15, xmm12                                 ;  1180.0 fadd+fmul   46 t[1]
        andps xmm2, xmm15                                  ;  1182.0 fadd+fmul   46 t[1]
        movaps xmm12, xmm1                                 ;  1178.0 fadd+fmul   46 t[1] copy
        xorps xmm12, xmm15                                 ;  1182.0 fadd+fmul   46 t[1]
        andps xmm14, xmm3                                  ;  1182.0 fadd+fmul   46 t[1]
        andps xmm10, xmm1                                  ;  1181.0 fadd+fmul   46 t[1]
        andps xmm4, xmm12                                  ;  1184.0 fadd+fmul   46 t[1]
        andps xmm9, xmm12                                  ;  1184.0 fadd+fmul   46 t[1]
        xorps xmm12, xmm3                                  ;  1184.0 fadd+fmul   46 t[1]
        andps xmm5, xmm3                                   ;  1185.0 fadd+fmul   46 t[1]
        andps xmm6, xmm12                                  ;  1186.0 fadd+fmul   46 t[1]
        andps xmm8, xmm1                                   ;  1187.0 fadd+fmul   46 t[1]
        xorps xmm9, xmm6                                   ;  1188.0 fadd+fmul   46 t[1]
        movaps [rax - 128], xmm8                           ;  1189.0 agu2+agu0+fmisc   46 t[1] spill
        movaps xmm8, xmm15                                 ;  1189.0 fadd+fmul   46 t[1] copy
        andps xmm8, [r10 - 128]                            ;  1191.0 agu1+agu0+fadd+fmul   46 t[1]
        orps xmm15, xmm12                                  ;  1191.0 fadd+fmul   46 t[1]
        xorps xmm7, xmm15                                  ;  1193.0 fadd+fmul   46 t[1]
        xorps xmm3, xmm7                                   ;  1195.0 fadd+fmul   46 t[1]
        xorps xmm5, xmm2                                   ;  1194.0 fadd+fmul   46 t[1]
        xorps xmm5, xmm10                                  ;  1196.0 fadd+fmul   46 t[1]
        andps xmm13, xmm12                                 ;  1196.0 fadd+fmul   46 t[1]
        andps xmm0, xmm7                                   ;  1197.0 fadd+fmul   46 t[1]
        xorps xmm1, xmm7                                   ;  1198.0 fadd+fmul   46 t[1]
        movaps xmm15, [rbp + 64]                           ;  1195.0 agu2+agu0+fmisc   46 t[1]
        andps xmm15, xmm3                                  ;  1199.0 fadd+fmul   46 t[1]
        andps xmm3, [rsi - 64]                             ;  1200.0 agu1+agu0+fadd+fmul   46 t[1]
        andps xmm7, [rsi - 80]                             ;  1201.0 agu2+agu0+fadd+fmul   46 t[1]
        xorps xmm12, xmm1                                  ;  1202.0 fadd+fmul   46 t[1]
        xorps xmm6, xmm0                                   ;  1203.0 fadd+fmul   46 t[1]
        xorps xmm6, xmm5                                   ;  1205.0 fadd+fmul   46 t[1]
        movaps xmm0, [rdx - 64]                            ;  1200.0 agu1+agu2+fmisc   46 t[1]
        andps xmm0, xmm1                                   ;  1205.0 fadd+fmul   46 t[1]
        andps xmm1, [r10 - 16]                             ;  1206.0 agu0+agu1+fadd+fmul   46 t[1]
        xorps xmm6, xmm0                                   ;  1207.0 fadd+fmul   46 t[1]
        xorps xmm7, xmm3                                   ;  1208.0 fadd+fmul   46 t[1]
        xorps xmm13, xmm1                                  ;  1209.0 fadd+fmul   46 t[1]
        xorps xmm13, xmm7                                  ;  1211.0 fadd+fmul   46 t[1]
        andps xmm11, xmm12                                 ;  1211.0 fadd+fmul   46 t[1]
        xorps xmm10, xmm0                                  ;  1212.0 fadd+fmul   46 t[1]
        xorps xmm10, xmm9                                  ;  1214.0 fadd+fmul   46 t[1]
        andps xmm12, [r10 + 0]                             ;  1214.0 agu2+agu0+fadd+fmul   46 t[1]
        xorps xmm10, xmm13                                 ;  1216.0 fadd+fmul   46 t[1]
        xorps xmm9, xmm2                                   ;  1216.0 fadd+fmul   46 t[1]
        xorps xmm14, xmm3                                  ;  1217.0 fadd+fmul   46 t[1]
        xorps xmm14, xmm6                                  ;  1219.0 fadd+fmul   46 t[1]
        xorps xmm14, xmm10                                 ;  1221.0 fadd+fmul   46 t[1]
        xorps xmm8, xmm14                                  ;  1223.0 fadd+fmul   46 t[1]
        xorps xmm11, xmm1                                  ;  1221.0 fadd+fmul   46 t[1]
        xorps xmm4, xmm7                                   ;  1222.0 fadd+fmul   46 t[1]
        xorps xmm11, xmm9                                  ;  1223.0 fadd+fmul   46 t[1]
        xorps xmm11, xmm14                                 ;  1225.0 fadd+fmul   46 t[1]
        xorps xmm4, xmm8                                   ;  1225.0 fadd+fmul   46 t[1]
        xorps xmm5, xmm15                                  ;  1226.0 fadd+fmul   46 t[1]
        xorps xmm5, xmm4                                   ;  1228.0 fadd+fmul   46 t[1]
        xorps xmm12, xmm9                                  ;  1228.0 fadd+fmul   65 t[1]
        movaps xmm14, [rcx + 80]                           ;  1224.7 agu1+agu0+fmisc   46 t[1] reload
        xorps xmm12, xmm14                                 ;  1230.0 fadd+fmul   65 t[1]
        xorps xmm12, xmm5                                  ;  1232.0 fadd+fmul   65 t[1]
        movaps xmm15, [rsi + 32]                           ;  1227.0 agu2+agu0+fmisc   46 t[1] reload
        xorps xmm4, xmm15                                  ;  1231.0 fadd+fmul   65 t[1]
        movaps xmm0, [r10 - 64]                            ;  1229.0 agu1+agu0+fmisc   65 t[1]
        xorps xmm0, xmm13                                  ;  1232.0 fadd+fmul   65 t[1]
        movaps xmm1, [r10 - 32]                            ;  1231.0 agu2+agu0+fmisc   65 t[1]
        xorps xmm1, xmm4                                   ;  1233.0 fadd+fmul   65 t[1]
        movaps xmm2, [rcx + 32]                            ;  1233.0 agu1+agu0+fmisc   65 t[1]
        xorps xmm2, xmm0                                   ;  1235.0 fadd+fmul   65 t[1]
        movaps xmm3, [r10 - 80]                            ;  1235.0 agu2+agu0+fmisc+fadd   65 t[1]
        xorps xmm3, xmm1                                   ;  1237.0 fmul+fadd   65 t[1]
        movaps xmm7, [rcx - 80]                            ;  1236.0 agu1+agu0+fmisc+fmul   65 t[1]
        xorps xmm7, xmm3                                   ;  1239.0 fadd+fmul   65 t[1]
        xorps xmm10, xmm11                                 ;  1238.0 fadd+fmul   65 t[1]
        movaps xmm9, [rcx - 112]                           ;  1237.0 agu2+agu0+fmisc   65 t[1]
        xorps xmm9, xmm7                                   ;  1241.0 fadd+fmul   65 t[1]
        xorps xmm9, [rdi + 16]                             ;  1243.0 agu1+agu0+fadd+fmul   65 t[1]
        xorps xmm10, xmm7                                  ;  1241.0 fadd+fmul   65 t[1]
        xorps xmm13, xmm9                                  ;  1245.0 fadd+fmul   65 t[1]
        movaps xmm7, xmm2                                  ;  1243.0 fadd+fmul   65 t[1] copy
        xorps xmm7, xmm13                                  ;  1247.0 fadd+fmul   65 t[1]
        xorps xmm13, [rdx + 112]                           ;  1247.0 agu2+agu0+fadd+fmul   65 t[1]
        movaps xmm15, xmm12                                ;  1246.0 fadd+fmul   65 t[1] copy
        xorps xmm15, xmm13                                 ;  1249.0 fadd+fmul   65 t[1]
        movaps [rcx + 80], xmm9                            ;  1245.0 agu1+agu0+fmisc   65 t[1] spill
        movaps xmm9, [rcx + 96]                            ;  1246.7 agu2+agu0+fmisc   65 t[1]
        xorps xmm9, xmm7                                   ;  1249.0 fadd+fmul   65 t[1]
        xorps xmm9, [rsi - 96]                             ;  1251.0 agu1+agu0+fadd+fmul   65 t[1]
        xorps xmm9, [rdx - 80]                             ;  1253.0 agu2+agu0+fadd+fmul   65 t[1]
        xorps xmm12, xmm9                                  ;  1255.0 fadd+fmul   65 t[1]
        movaps [rsi - 96], xmm2                            ;  1249.3 agu1+agu2+fmisc   65 t[1] spill
        movaps xmm2, [rbp + 96]                            ;  1251.3 agu0+agu1+fmisc   65 t[1]
        xorps xmm2, xmm15                                  ;  1253.3 fadd+fmul   65 t[1]
        xorps xmm2, [rdx - 128]                            ;  1255.3 agu2+agu0+fadd+fmul   65 t[1]
        xorps xmm2, [rbp - 96]                             ;  1257.3 agu1+agu0+fadd+fmul   65 t[1]
        xorps xmm9, xmm2                                   ;  1259.3 fadd+fmul   65 t[1]
        xorps xmm14, xmm9                                  ;  1261.3 fadd+fmul   65 t[1]
        xorps xmm9, [rdi + 16]                             ;  1261.3 agu2+agu1+fadd+fmul   65 t[1]
        movaps [rdx - 128], xmm2                           ;  1259.3 agu0+agu1+fmisc   65 t[1] spill
        movaps xmm2, [rdx - 112]                           ;  1258.0 agu2+agu0+fmisc+fadd   65 t[1]
        xorps xmm2, xmm10                                  ;  1260.0 fmul+fadd   65 t[1]
        xorps xmm2, [rdx - 96]                             ;  1262.0 agu1+agu2+fmul+fadd   65 t[1]
        movaps [rdx - 112], xmm10                          ;  1260.3 agu0+agu1+fmisc   65 t[1] spill
        movaps xmm10, [rcx - 80]                           ;  1261.0 agu2+agu0+fmul+fadd   65 t[1]
        xorps xmm10, xmm2                                  ;  1264.0 fmul+fadd   65 t[1]
        xorps xmm0, xmm10                                  ;  1266.0 fmul+fadd   65 t[1]
        xorps xmm14, xmm0                                  ;  1268.0 fmul+fadd   65 t[1]
        movaps [rcx - 80], xmm10                           ;  1266.0 agu1+agu2+fmisc   65 t[1] spill
        movaps xmm10, xmm7                                 ;  1265.0 fmul+fadd   65 t[1] copy
        xorps xmm10, xmm14                                 ;  1270.0 fmul+fadd   65 t[1]
        movaps [rbp + 96], xmm14                           ;  1270.0 agu0+agu1+fmisc   65 t[1] spill
        movaps xmm14, [rdx - 96]                           ;  1266.7 agu2+agu0+fmul+fmisc   65 t[1]
        xorps xmm14, xmm9                                  ;  1268.7 fadd+fmul   65 t[1]
        xorps xmm9, [rdi + 48]                             ;  1268.0 agu1+agu2+fadd+fmul   65 t[1]
        xorps xmm11, xmm14                                 ;  1270.7 fadd+fmul   65 t[1]
        xorps xmm14, xmm15                                 ;  1270.7 fadd+fmul   65 t[1]
        xorps xmm14, xmm0                                  ;  1272.7 fadd+fmul   65 t[1]
        movaps [rdi + 48], xmm15                           ;  1270.3 agu0+agu1+fmisc   65 t[1] spill
        movaps xmm15, [rbp - 96]                           ;  1272.0 agu2+agu0+fmisc+fadd   65 t[1]
        xorps xmm15, xmm9                                  ;  1274.0 fmul+fadd   65 t[1]
        movaps [rdx - 96], xmm2                            ;  1273.3 agu1+agu2+fmisc   65 t[1] spill
        movaps xmm2, [rdi + 32]                            ;  1274.0 agu0+agu1+fmul+fadd   65 t[1]
        xorps xmm2, xmm15                                  ;  1276.0 fmul+fadd   65 t[1]
        xorps xmm15, [rdx - 80]                            ;  1276.0 agu2+agu0+fmul+fadd   65 t[1]
        xorps xmm5, xmm15                                  ;  1278.0 fmul+fadd   65 t[1]
        movaps [rdx - 80], xmm4                            ;  1275.7 agu1+agu0+fmisc   65 t[1] spill
        movaps xmm4, [rdi + 16]                            ;  1277.0 agu2+agu0+fmisc+fmul   65 t[1]
        xorps xmm4, xmm11                                  ;  1279.0 fadd+fmul   65 t[1]
        xorps xmm11, xmm10                                 ;  1279.0 fadd+fmul   65 t[1]
        xorps xmm11, xmm12                                 ;  1281.0 fadd+fmul   65 t[1]
        xorps xmm9, xmm11                                  ;  1283.0 fadd+fmul   65 t[1]
        xorps xmm15, xmm4                                  ;  1282.0 fadd+fmul   65 t[1]
        movaps [rdi + 16], xmm4                            ;  1281.0 agu1+agu2+fmisc   65 t[1] spill
        movaps xmm4, [rbp - 96]                            ;  1282.3 agu0+agu1+fmisc   65 t[1]
        xorps xmm4, xmm5                                   ;  1284.3 fadd+fmul   65 t[1]
        xorps xmm5, xmm14                                  ;  1284.0 fadd+fmul   65 t[1]
        xorps xmm14, xmm9                                  ;  1285.0 fadd+fmul   65 t[1]
        movaps [rbp - 96], xmm10                           ;  1284.3 agu2+agu0+fmisc   65 t[1] spill
        movaps xmm10, xmm13                                ;  1286.0 fadd+fmul   65 t[1] copy
        xorps xmm10, xmm4                                  ;  1288.0 fadd+fmul   65 t[1]
        movaps [rdi + 32], xmm4                            ;  1286.3 agu1+agu0+fmisc   65 t[1] spill
        movaps xmm4, [rsi + 48]                            ;  1288.0 agu2+agu0+fmisc+fadd   65 t[1]
        xorps xmm4, xmm6                                   ;  1290.0 fmul+fadd   65 t[1]
        xorps xmm4, xmm15                                  ;  1292.0 fmul+fadd   65 t[1]
        xorps xmm6, xmm10                                  ;  1291.0 fmul+fadd   65 t[1]
        xorps xmm6, [rcx + 48]                             ;  1293.0 agu1+agu2+fmul+fadd   65 t[1]
        xorps xmm10, [rsi + 48]                            ;  1293.0 agu0+agu1+fmul+fadd   65 t[1]
        movaps [rsi + 48], xmm11                           ;  1290.3 agu2+agu0+fmisc   65 t[1] spill
        movaps xmm11, xmm2                                 ;  1294.0 fmul+fadd   65 t[1] copy
        xorps xmm11, xmm5                                  ;  1296.0 fmul+fadd   65 t[1]
        xorps xmm15, xmm11                                 ;  1298.0 fmul+fadd   65 t[1]
        xorps xmm2, xmm6                                   ;  1297.0 fmul+fadd   65 t[1]
        xorps xmm6, [rbp + 48]                             ;  1298.0 agu1+agu2+fmul+fadd   65 t[1]
        movaps [rbp + 48], xmm15                           ;  1300.0 agu0+agu1+fmisc   65 t[1] spill
        movaps xmm15, xmm4                                 ;  1299.0 fmul+fadd   65 t[1] copy
        xorps xmm15, xmm0                                  ;  1301.0 fmul+fadd   65 t[1]
        xorps xmm4, [rdi - 32]                             ;  1301.0 agu2+agu0+fmul+fadd   65 t[1]
        xorps xmm4, [rcx + 64]                             ;  1303.0 agu1+agu0+fmul+fadd   65 t[1]
        xorps xmm8, xmm0                                   ;  1303.0 fmul+fadd   65 t[1]
        movaps [rcx + 64], xmm5                            ;  1300.3 agu2+agu0+fmisc   65 t[1] spill
        movaps xmm5, xmm13                                 ;  1304.0 fmul+fadd   65 t[1] copy
        xorps xmm5, xmm6                                   ;  1306.0 fmul+fadd   65 t[1]
        xorps xmm5, xmm15                                  ;  1308.0 fmul+fadd   65 t[1]
        xorps xmm15, [rcx + 112]                           ;  1307.0 agu1+agu0+fmul+fadd   65 t[1]
        xorps xmm15, [r10 - 48]                            ;  1309.0 agu2+agu0+fmul+fadd   65 t[1]
        xorps xmm4, xmm15                                  ;  1311.0 fmul+fadd   65 t[1]
        xorps xmm8, [rax - 128]                            ;  1310.0 agu1+agu2+fmul+fadd   65 t[1]
        movaps [rax - 128], xmm6                           ;  1307.0 agu0+agu1+fmisc   65 t[1] spill
        movaps xmm6, xmm7                                  ;  1311.0 fmul+fadd   65 t[1] copy
        xorps xmm6, xmm2                                   ;  1313.0 fmul+fadd   65 t[1]
        xorps xmm2, xmm4                                   ;  1313.0 fmul+fadd   65 t[1]
        xorps xmm10, xmm6                                  ;  1315.0 fmul+fadd   65 t[1]
        xorps xmm4, [rcx - 96]                             ;  1315.0 agu2+agu0+fmul+fadd   65 t[1]
        xorps xmm4, [rcx + 0]                              ;  1317.0 agu1+agu0+fmul+fadd   65 t[1]
        xorps xmm8, xmm4                                   ;  1319.0 fmul+fadd   65 t[1]
        xorps xmm4, xmm5                                   ;  1319.0 fmul+fadd   65 t[1]
        xorps xmm4, xmm10                                  ;  1321.0 fmul+fadd   65 t[1]
        movaps [rcx + 0], xmm7                             ;  1316.0 agu2+agu0+fmisc   65 t[1] spill
        movaps xmm7, [rsi + 32]                            ;  1318.0 agu1+agu0+fmisc   65 t[1]
        xorps xmm7, xmm2                                   ;  1320.0 fmul+fadd   65 t[1]
        xorps xmm3, xmm7                                   ;  1322.0 fmul+fadd   65 t[1]
        movaps [rsi + 32], xmm6                            ;  1320.0 agu2+agu1+fmisc   65 t[1] spill
        movaps xmm6, xmm15                                 ;  1322.0 fmul+fadd   65 t[1] copy
        xorps xmm6, xmm4                                   ;  1324.0 fmul+fadd   65 t[1]
        xorps xmm1, xmm6                                   ;  1326.0 fmul+fadd   65 t[1]
        xorps xmm15, xmm8                                  ;  1325.0 fmul+fadd   65 t[1]
        xorps xmm8, [rdx - 80]                             ;  1326.0 agu0+agu1+fmul+fadd   65 t[1]
        xorps xmm7, xmm1                                   ;  1328.0 fmul+fadd   65 t[1]
        xorps xmm2, xmm15                                  ;  1328.0 fmul+fadd   65 t[1]
        movaps [rdx - 80], xmm4                            ;  1325.0 agu2+agu0+fmisc   65 t[1] spill
        movaps xmm4, [rdx - 112]                           ;  1327.0 agu1+agu0+fmisc   65 t[1]
        xorps xmm4, xmm8                                   ;  1329.0 fmul+fadd   65 t[1]
        xorps xmm8, xmm3                                   ;  1330.0 fmul+fadd   65 t[1]
        movaps [rdx - 112], xmm8                           ;  1332.0 agu2+agu0+fmisc   65 t[1] spill
        movaps xmm8, [rdx - 96]                            ;  1330.0 agu1+agu0+fmisc+fmul   65 t[1]
        xorps xmm8, xmm7                                   ;  1332.0 fadd+fmul   65 t[1]
        movaps [rdx - 96], xmm7                            ;  1332.0 agu2+agu1+fmisc   65 t[1] spill
        movaps xmm7, [rsi - 96]                            ;  1332.0 agu0+agu1+fadd+fmul   65 t[1]
        xorps xmm7, xmm4                                   ;  1334.0 fadd+fmul   65 t[1]
        xorps xmm13, xmm7                                  ;  1336.0 fadd+fmul   65 t[1]
        xorps xmm0, xmm13                                  ;  1338.0 fadd+fmul   65 t[1]
        movaps [rsi - 96], xmm13                           ;  1338.0 agu2+agu0+fmisc   65 t[1] spill
        movaps xmm13, [rcx + 80]                           ;  1336.0 agu1+agu0+fmisc+fadd   65 t[1]
        xorps xmm13, xmm8                                  ;  1338.0 fmul+fadd   65 t[1]
        xorps xmm4, xmm13                                  ;  1340.0 fmul+fadd   65 t[1]
        xorps xmm12, [r8 + 2560]                           ;  1339.0 agu2+agu1+fmul+fadd   65 t[1]
        xorps xmm9, [r8 + 2576]                            ;  1340.0 agu0+agu1+fmul+fadd   65 t[1]
        xorps xmm11, [r8 + 2592]                           ;  1341.0 agu2+agu0+fmul+fadd   65 t[1]
        xorps xmm6, xmm2                                   ;  1342.0 fmul+fadd   65 t[1]
        xorps xmm10, [r8 + 2608]                           ;  1343.0 agu1+agu0+fmul+fadd   65 t[1]
        xorps xmm6, [r8 + 2624]                            ;  1344.0 agu2+agu0+fmul+fadd   65 t[1]
        xorps xmm1, [r8 + 2640]                            ;  1345.0 agu1+agu2+fmul+fadd   65 t[1]
        xorps xmm8, [r8 + 2656]                            ;  1346.0 agu0+agu1+fmul+fadd   65 t[1]
        xorps xmm2, [r8 + 2752]                            ;  1347.0 agu2+agu0+fmul+fadd   65 t[1]
        xorps xmm3, [r8 + 2768]                            ;  1348.0 agu1+agu2+fmul+fadd   65 t[1]
        movaps [rcx + 80], xmm3                            ;  1350.0 agu0+agu1+fmisc   65 t[1] spill
        movaps xmm3, xmm0                                  ;  1349.0 fmul+fadd   65 t[1] copy
        xorps xmm3, [r8 + 2672]                            ;  1351.0 agu2+agu0+fmul+fadd   65 t[1]
        xorps xmm0, [r8 + 2800]                            ;  1351.0 agu1+agu0+fmul+fadd   65 t[1]
        xorps xmm0, [rcx + 0]                              ;  1353.0 agu2+agu0+fmul+fadd   65 t[1]
        movaps [rcx + 0], xmm0                             ;  1355.0 agu1+agu0+fmisc   65 t[1] spill
        movaps xmm0, [rbp + 96]                            ;  1351.0 agu2+agu0+fmisc   65 t[1]
        xorps xmm0, [r8 + 2688]                            ;  1353.0 agu1+agu0+fmul+fadd   65 t[1]
        xorps xmm15, [r8 + 2880]                           ;  1354.0 agu2+agu0+fmul+fadd   65 t[1]
        movaps [rbp + 96], xmm15                           ;  1356.0 agu1+agu0+fmisc   65 t[1] spill
        movaps xmm15, xmm14                                ;  1355.0 fmul+fadd   65 t[1] copy
        xorps xmm15, [r8 + 2704]                           ;  1357.0 agu2+agu1+fmul+fadd   65 t[1]
        movaps [rcx - 96], xmm2                            ;  1355.0 agu0+agu1+fmisc   65 t[1] spill
        movaps xmm2, [rcx + 64]                            ;  1356.0 agu2+agu0+fmisc+fmul   65 t[1]
        xorps xmm2, [r8 + 2720]                            ;  1358.0 agu1+agu2+fadd+fmul   65 t[1]
        xorps xmm13, [r8 + 2912]                           ;  1358.0 agu0+agu1+fadd+fmul   65 t[1]
        movaps [rcx + 64], xmm13                           ;  1360.0 agu2+agu0+fmisc   65 t[1] spill
        movaps xmm13, [rsi + 32]                           ;  1359.0 agu1+agu2+fadd+fmisc   65 t[1]
        xorps xmm13, xmm5                                  ;  1361.0 fmul+fadd   65 t[1]
        xorps xmm13, [r8 + 2736]                           ;  1363.0 agu0+agu1+fmul+fadd   65 t[1]
        xorps xmm7, [r8 + 2928]                            ;  1362.0 agu2+agu0+fmul+fadd   65 t[1]
        xorps xmm14, [r8 + 2960]                           ;  1363.0 agu1+agu2+fmul+fadd   65 t[1]
        xorps xmm14, [rdi + 16]                            ;  1365.0 agu0+agu1+fmul+fadd   65 t[1]
        movaps [rdi + 16], xmm14                           ;  1367.0 agu2+agu0+fmisc   65 t[1] spill
        movaps xmm14, [rcx - 80]                           ;  1364.0 agu1+agu2+fmisc+fmul   65 t[1]
        xorps xmm14, xmm4                                  ;  1366.0 fadd+fmul   65 t[1]
        xorps xmm14, [r8 + 2784]                           ;  1368.0 agu0+agu1+fadd+fmul   65 t[1]
        xorps xmm5, [r8 + 2992]                            ;  1367.0 agu2+agu0+fadd+fmul   65 t[1]
        movaps [rcx - 80], xmm5                            ;  1369.0 agu1+agu2+fmisc   65 t[1] spill
        movaps xmm5, [rdx - 128]                           ;  1367.3 agu0+agu1+fmisc   65 t[1]
        xorps xmm5, [r8 + 2816]                            ;  1369.3 agu2+agu0+fadd+fmul   65 t[1]
        movaps [rdx - 128], xmm7                           ;  1369.3 agu1+agu2+fmisc   65 t[1] spill
        movaps xmm7, [rsi + 48]                            ;  1369.0 agu0+agu1+fadd+fmul   65 t[1]
        xorps xmm7, [r8 + 2832]                            ;  1371.0 agu2+agu0+fadd+fmul   65 t[1]
        movaps [rsi + 48], xmm7                            ;  1373.0 agu1+agu2+fmisc   65 t[1] spill
        movaps xmm7, [rbp + 48]                            ;  1371.0 agu0+agu1+fadd+fmul   65 t[1]
        xorps xmm7, [r8 + 2848]                            ;  1373.0 agu2+agu0+fadd+fmul   65 t[1]
        xorps xmm4, [r8 + 3040]                            ;  1373.0 agu1+agu2+fadd+fmul   65 t[1]
        movaps [rsi + 32], xmm4                            ;  1375.0 agu0+agu1+fmisc   65 t[1] spill
        movaps xmm4, [rax - 128]                           ;  1374.0 agu2+agu0+fadd+fmul   65 t[1]
        xorps xmm4, [r8 + 2864]                            ;  1376.0 agu1+agu2+fadd+fmul   65 t[1]
        movaps [rax - 128], xmm4                           ;  1378.0 agu0+agu1+fmisc   65 t[1] spill
        movaps xmm4, [rdx - 96]                            ;  1376.0 agu2+agu0+fadd+fmul   65 t[1]
        xorps xmm4, [r8 + 2896]                            ;  1378.0 agu1+agu2+fadd+fmul   65 t[1]
        xorps xmm4, [rdx - 112]                            ;  1380.0 agu0+agu1+fadd+fmul   65 t[1]
        movaps [rdx - 96], xmm4                            ;  1382.0 agu2+agu0+fmisc   65 t[1] spill
        movaps xmm4, [rdi + 48]                            ;  1379.0 agu1+agu2+fmisc+fadd   65 t[1]
        xorps xmm4, [r8 + 2944]                            ;  1381.0 agu0+agu1+fmul+fadd   65 t[1]
        xorps xmm4, [rbp - 96]                             ;  1383.0 agu2+agu0+fmul+fadd   65 t[1]
        movaps [rbp - 96], xmm4                            ;  1385.0 agu1+agu2+fmisc   65 t[1] spill
        movaps xmm4, [rdi + 32]                            ;  1381.3 agu0+agu1+fmul+fmisc   65 t[1]
        xorps xmm4, [r8 + 2976]                            ;  1383.3 agu2+agu0+fadd+fmul   65 t[1]
        xorps xmm4, [rbp + 48]                             ;  1385.3 agu1+agu2+fadd+fmul   65 t[1]
        movaps [rbp + 48], xmm4                            ;  1387.3 agu0+agu1+fmisc   65 t[1] spill
        movaps xmm4, [rdx - 80]                            ;  1384.0 agu2+agu0+fadd+fmul   65 t[1]
        xorps xmm4, [r8 + 3008]                            ;  1386.0 agu1+agu2+fadd+fmul   65 t[1]
        movaps [rdx - 80], xmm4                            ;  1388.0 agu0+agu1+fmisc   65 t[1] spill
        movaps xmm4, [rdx - 112]                           ;  1386.0 agu2+agu0+fadd+fmul   65 t[1]
        xorps xmm4, [r8 + 3024]                            ;  1388.0 agu1+agu2+fadd+fmul   65 t[1]
        movaps [rdx - 112], xmm4                           ;  1390.0 agu0+agu1+fmisc   65 t[1] spill
        movaps xmm4, [rsi - 96]                            ;  1388.0 agu2+agu0+fadd+fmul   65 t[1]
        xorps xmm4, [r8 + 3056]                            ;  1390.0 agu1+agu2+fadd+fmul   65 t[1]
        movaps [rsi - 96], xmm4                            ;  1392.0 agu0+agu1+fmisc   65 t[1] spill
        movaps xmm4, [rbp + 2944]                          ;  1390.0 agu2+agu0+fadd+fmul   46 t[2]
        xorps xmm4, [rel aes128_decrypt.T0_constants128]   ;  1392.0 agu1+agu2+fadd+fmul   46 t[2]
        movaps [rdi + 32], xmm7                            ;  1391.3 agu0+agu1+fmisc   65 t[1] spill
        movaps xmm7, xmm4                                  ;  1394.0 fadd+fmul   46 t[2] copy
        movaps [rdi + 48], xmm5                            ;  1393.3 agu2+agu0+fmisc   65 t[1] spill
        movaps xmm5, [rbp + 2960]                          ;  1393.0 agu1+agu0+fadd+fmul   46 t[2]
        xorps xmm5, [rel aes128_decrypt.T0_constants128]   ;  1395.0 agu2+agu1+fadd+fmul   46 t[2]
        xorps xmm7, xmm5                                   ;  1397.0 fadd+fmul   46 t[2]
        movaps [r10 - 48], xmm14                           ;  1395.3 agu0+agu2+fmisc   65 t[1] spill
        movaps xmm14, xmm5                                 ;  1397.0 fadd+fmul   46 t[2] copy
        xorps xmm14, [r11 + 0]                             ;  1399.0 agu1+agu0+fadd+fmul   46 t[2]
        movaps [rcx + 112], xmm13                          ;  1397.3 agu2+agu0+fmisc   65 t[1] spill
        movaps xmm13, xmm14                                ;  1401.0 fadd+fmul   46 t[2] copy
        movaps [rdi - 32], xmm2                            ;  1399.3 agu1+agu2+fmisc   65 t[1] spill
        movaps xmm2, xmm7                                  ;  1399.0 fadd+fmul   46 t[2] copy
        xorps xmm2, [rbp + 3024]                           ;  1401.0 agu0+agu1+fadd+fmul   46 t[2]
        movaps [rcx + 48], xmm15                           ;  1401.3 agu2+agu0+fmisc   65 t[1] spill
        movaps xmm15, xmm7                                 ;  1401.0 fadd+fmul   46 t[2] copy
        xorps xmm15, [r11 + 0]                             ;  1403.0 agu1+agu2+fadd+fmul   46 t[2]
        movaps [rcx + 96], xmm0                            ;  1403.3 agu0+agu1+fmisc   65 t[1] spill
        movaps xmm0, [rbp + 2992]                          ;  1403.0 agu2+agu0+fadd+fmul   46 t[2]
        xorps xmm0, [rel aes128_decrypt.T0_constants128]   ;  1405.0 agu1+agu2+fadd+fmul   46 t[2]
        xorps xmm4, xmm0                                   ;  1407.0 fadd+fmul   46 t[2]
        xorps xmm13, xmm0                                  ;  1407.0 fadd+fmul   46 t[2]
        movaps xmm0, xmm13                                 ;  1409.0 fadd+fmul   46 t[2] copy
        xorps xmm0, [rbp + 2976]                           ;  1411.0 agu0+agu1+fadd+fmul   46 t[2]
        movaps [rdx + 112], xmm3                           ;  1406.7 agu2+agu0+fmisc   65 t[1] spill
        movaps xmm3, xmm2                                  ;  1409.0 fadd+fmul   46 t[2] copy
        xorps xmm3, xmm0                                   ;  1413.0 fadd+fmul   46 t[2]
        movaps [rcx - 112], xmm8                           ;  1408.7 agu1+agu2+fmisc   65 t[1] spill
        movaps xmm8, [rbp + 3008]                          ;  1410.7 agu0+agu1+fmisc   46 t[2]
        xorps xmm8, [rel aes128_decrypt.T0_constants128]   ;  1412.7 agu2+agu0+fadd+fmul   46 t[2]
        xorps xmm14, xmm8                                  ;  1414.7 fadd+fmul   46 t[2]
        movaps [r10 - 80], xmm1                            ;  1412.7 agu1+agu2+fmisc   65 t[1] spill
        movaps xmm1, xmm13                                 ;  1413.0 fadd+fmul   46 t[2] copy
        xorps xmm1, [rbx + 96]                             ;  1415.0 agu0+agu1+fadd+fmul   46 t[2]
        xorps xmm7, xmm1                                   ;  1417.0 fadd+fmul   46 t[2]
        movaps [rcx + 32], xmm6                            ;  1414.7 agu2+agu0+fmisc   65 t[1] spill
        movaps xmm6, xmm5                                  ;  1416.0 fadd+fmul   46 t[2] copy
        xorps xmm6, xmm1                                   ;  1418.0 fadd+fmul   46 t[2]
        movaps [r10 - 32], xmm10                           ;  1416.7 agu1+agu0+fmisc   65 t[1] spill
        movaps xmm10, xmm0                                 ;  1418.0 fadd+fmul   46 t[2] copy
        andps xmm10, xmm5                                  ;  1420.0 fadd+fmul   46 t[2]
        movaps [r10 - 64], xmm11                           ;  1418.7 agu2+agu0+fmisc   65 t[1] spill
        movaps xmm11, xmm7                                 ;  1420.0 fadd+fmul   46 t[2] copy
        orps xmm11, [rbx + 96]                             ;  1422.0 agu1+agu0+fadd+fmul   46 t[2]
        movaps [r10 + 0], xmm9                             ;  1420.7 agu2+agu0+fmisc   65 t[1] spill
        movaps xmm9, xmm2                                  ;  1422.0 fadd+fmul   46 t[2] copy
        andps xmm9, xmm6                                   ;  1424.0 fadd+fmul   46 t[2]
        xorps xmm9, xmm11                                  ;  1426.0 fadd+fmul   46 t[2]
        movaps [r10 - 16], xmm12                           ;  1423.0 agu1+agu2+fmisc   65 t[1] spill
        movaps xmm12, xmm5                                 ;  1425.0 fadd+fmul   46 t[2] copy
        xorps xmm12, xmm4                                  ;  1427.0 fadd+fmul   46 t[2]
        movaps [rdx - 64], xmm6                            ;  1425.0 agu0+agu1+fmisc   46 t[2] spill
        movaps xmm6, xmm3                                  ;  1427.0 fadd+fmul   46 t[2] copy
        xorps xmm6, xmm7                                   ;  1429.0 fadd+fmul   46 t[2]
        movaps [rsi - 80], xmm2                            ;  1427.0 agu2+agu0+fmisc   46 t[2] spill
        movaps xmm2, xmm14                                 ;  1429.0 fadd+fmul   46 t[2] copy
        orps xmm2, xmm12                                   ;  1431.0 fadd+fmul   46 t[2]
        movaps [rsi - 64], xmm5                            ;  1429.0 agu1+agu0+fmisc   46 t[2] spill
        movaps xmm5, xmm3                                  ;  1431.0 fadd+fmul   46 t[2] copy
        orps xmm5, xmm1                                    ;  1433.0 fadd+fmul   46 t[2]
        xorps xmm9, xmm5                                   ;  1435.0 fadd+fmul   46 t[2]
        xorps xmm2, xmm5                                   ;  1435.0 fadd+fmul   46 t[2]
        movaps xmm5, xmm13                                 ;  1435.0 fadd+fmul   46 t[2] copy
        andps xmm5, xmm6                                   ;  1437.0 fadd+fmul   46 t[2]
        xorps xmm2, xmm5                                   ;  1439.0 fadd+fmul   46 t[2]
        movaps [rbp + 64], xmm12                           ;  1434.3 agu2+agu0+fmisc   46 t[2] spill
        movaps xmm12, xmm0                                 ;  1438.0 fadd+fmul   46 t[2] copy
        xorps xmm12, xmm14                                 ;  1440.0 fadd+fmul   46 t[2]
        xorps xmm11, xmm10                                 ;  1440.0 fadd+fmul   46 t[2]
        xorps xmm10, xmm8                                  ;  1441.0 fadd+fmul   46 t[2]
        xorps xmm2, xmm10                                  ;  1443.0 fadd+fmul   46 t[2]
        xorps xmm10, xmm9                                  ;  1443.0 fadd+fmul   46 t[2]
        xorps xmm11, xmm5                                  ;  1444.0 fadd+fmul   46 t[2]
        movaps xmm5, xmm7                                  ;  1445.0 fadd+fmul   46 t[2] copy
        xorps xmm5, xmm14                                  ;  1447.0 fadd+fmul   46 t[2]
        movaps [rax - 112], xmm14                          ;  1442.3 agu1+agu0+fmisc   46 t[2] spill
        movaps xmm14, xmm8                                 ;  1447.0 fadd+fmul   46 t[2] copy
        orps xmm14, xmm5                                   ;  1449.0 fadd+fmul   46 t[2]
        xorps xmm9, xmm14                                  ;  1451.0 fadd+fmul   46 t[2]
        movaps xmm14, xmm4                                 ;  1450.0 fadd+fmul   46 t[2] copy
        orps xmm14, xmm12                                  ;  1452.0 fadd+fmul   46 t[2]
        xorps xmm10, xmm14                                 ;  1454.0 fadd+fmul   46 t[2]
        movaps xmm14, xmm4                                 ;  1453.0 fadd+fmul   46 t[2] copy
        andps xmm14, xmm12                                 ;  1455.0 fadd+fmul   46 t[2]
        xorps xmm11, xmm14                                 ;  1457.0 fadd+fmul   46 t[2]
        movaps xmm14, xmm6                                 ;  1456.0 fadd+fmul   46 t[2] copy
        xorps xmm14, xmm12                                 ;  1458.0 fadd+fmul   46 t[2]
        movaps [rax - 96], xmm5                            ;  1454.0 agu2+agu0+fmisc   46 t[2] spill
        movaps xmm5, xmm15                                 ;  1458.0 fadd+fmul   46 t[2] copy
        andps xmm5, xmm14                                  ;  1460.0 fadd+fmul   46 t[2]
        xorps xmm10, xmm5                                  ;  1462.0 fadd+fmul   46 t[2]
        movaps xmm5, xmm2                                  ;  1461.0 fadd+fmul   46 t[2] copy
        andps xmm5, xmm10                                  ;  1464.0 fadd+fmul   46 t[2]
        xorps xmm9, xmm5                                   ;  1466.0 fadd+fmul   46 t[2]
        andps xmm5, xmm9                                   ;  1468.0 fadd+fmul   46 t[2]
        xorps xmm11, xmm5                                  ;  1470.0 fadd+fmul   46 t[2]
        xorps xmm2, xmm9                                   ;  1468.0 fadd+fmul   46 t[2]
        movaps xmm5, xmm10                                 ;  1467.0 fadd+fmul   46 t[2] copy
        andps xmm5, xmm11                                  ;  1472.0 fadd+fmul   46 t[2]
        xorps xmm2, xmm5                                   ;  1474.0 fadd+fmul   46 t[2]
        movaps xmm5, xmm11                                 ;  1472.0 fadd+fmul   46 t[2] copy
        andps xmm5, xmm2                                   ;  1476.0 fadd+fmul   46 t[2]
        xorps xmm5, xmm9                                   ;  1478.0 fadd+fmul   46 t[2]
        andps xmm9, xmm2                                   ;  1476.0 fadd+fmul   46 t[2]
        xorps xmm10, xmm9                                  ;  1478.0 fadd+fmul   46 t[2]
        andps xmm7, xmm10                                  ;  1480.0 fadd+fmul   46 t[2]
        movaps xmm9, xmm2                                  ;  1476.0 fadd+fmul   46 t[2] copy
        xorps xmm9, xmm10                                  ;  1480.0 fadd+fmul   46 t[2]
        andps xmm4, xmm5                                   ;  1480.0 fadd+fmul   46 t[2]
        andps xmm3, xmm2                                   ;  1479.0 fadd+fmul   46 t[2]
        andps xmm13, xmm9                                  ;  1482.0 fadd+fmul   46 t[2]
        andps xmm6, xmm9                                   ;  1482.0 fadd+fmul   46 t[2]
        xorps xmm9, xmm5                                   ;  1482.0 fadd+fmul   46 t[2]
        andps xmm12, xmm5                                  ;  1483.0 fadd+fmul   46 t[2]
        andps xmm14, xmm9                                  ;  1484.0 fadd+fmul   46 t[2]
        andps xmm1, xmm2                                   ;  1485.0 fadd+fmul   46 t[2]
        xorps xmm6, xmm14                                  ;  1486.0 fadd+fmul   46 t[2]
        movaps [rax - 80], xmm1                            ;  1487.0 agu1+agu0+fmisc   46 t[2] spill
        movaps xmm1, xmm10                                 ;  1487.0 fadd+fmul   46 t[2] copy
        andps xmm1, [rbx + 96]                             ;  1489.0 agu2+agu0+fadd+fmul   46 t[2]
        orps xmm10, xmm9                                   ;  1489.0 fadd+fmul   46 t[2]
        xorps xmm11, xmm10                                 ;  1491.0 fadd+fmul   46 t[2]
        xorps xmm5, xmm11                                  ;  1493.0 fadd+fmul   46 t[2]
        xorps xmm12, xmm7                                  ;  1492.0 fadd+fmul   46 t[2]
        xorps xmm12, xmm3                                  ;  1494.0 fadd+fmul   46 t[2]
        andps xmm15, xmm9                                  ;  1494.0 fadd+fmul   46 t[2]
        andps xmm0, xmm11                                  ;  1495.0 fadd+fmul   46 t[2]
        xorps xmm2, xmm11                                  ;  1496.0 fadd+fmul   46 t[2]
        movaps xmm10, [rax - 112]                          ;  1493.0 agu1+agu0+fmisc   46 t[2]
        andps xmm10, xmm5                                  ;  1497.0 fadd+fmul   46 t[2]
        andps xmm5, [rbp + 64]                             ;  1498.0 agu2+agu0+fadd+fmul   46 t[2]
        andps xmm11, [rsi - 64]                            ;  1499.0 agu1+agu0+fadd+fmul   46 t[2]
        xorps xmm9, xmm2                                   ;  1500.0 fadd+fmul   46 t[2]
        xorps xmm14, xmm0                                  ;  1501.0 fadd+fmul   46 t[2]
        xorps xmm14, xmm12                                 ;  1503.0 fadd+fmul   46 t[2]
        movaps xmm0, [rsi - 80]                            ;  1498.0 agu2+agu1+fmisc   46 t[2]
        andps xmm0, xmm2                                   ;  1503.0 fadd+fmul   46 t[2]
        andps xmm2, [rdx - 64]                             ;  1504.0 agu0+agu1+fadd+fmul   46 t[2]
        xorps xmm14, xmm0                                  ;  1505.0 fadd+fmul   46 t[2]
        xorps xmm11, xmm5                                  ;  1506.0 fadd+fmul   46 t[2]
        xorps xmm15, xmm2                                  ;  1507.0 fadd+fmul   46 t[2]
        xorps xmm15, xmm11                                 ;  1509.0 fadd+fmul   46 t[2]
        andps xmm8, xmm9                                   ;  1509.0 fadd+fmul   46 t[2]
        xorps xmm3, xmm0                                   ;  1510.0 fadd+fmul   46 t[2]
        xorps xmm3, xmm6                                   ;  1512.0 fadd+fmul   46 t[2]
        xorps xmm3, xmm15                                  ;  1514.0 fadd+fmul   46 t[2]
        andps xmm9, [rax - 96]                             ;  1513.0 agu2+agu0+fadd+fmul   46 t[2]
        xorps xmm6, xmm7                                   ;  1514.0 fadd+fmul   46 t[2]
        xorps xmm4, xmm5                                   ;  1515.0 fadd+fmul   46 t[2]
        xorps xmm4, xmm14                                  ;  1517.0 fadd+fmul   46 t[2]
        xorps xmm4, xmm3                                   ;  1519.0 fadd+fmul   46 t[2]
        xorps xmm8, xmm2                                   ;  1518.0 fadd+fmul   46 t[2]
        xorps xmm1, xmm4                                   ;  1521.0 fadd+fmul   46 t[2]
        xorps xmm8, xmm6                                   ;  1520.0 fadd+fmul   46 t[2]
        xorps xmm8, xmm4                                   ;  1522.0 fadd+fmul   46 t[2]
        xorps xmm13, xmm11                                 ;  1522.0 fadd+fmul   46 t[2]
        xorps xmm13, xmm1                                  ;  1524.0 fadd+fmul   46 t[2]
        xorps xmm12, xmm10                                 ;  1524.0 fadd+fmul   46 t[2]
        xorps xmm12, xmm13                                 ;  1526.0 fadd+fmul   46 t[2]
        movaps xmm0, [r14 + 48]                            ;  1522.0 agu1+agu0+fmisc   46 t[2]
        movaps xmm2, [rel aes128_decrypt.T0_constants128]  ;  1524.0 agu2+agu0+fmisc   46 t[0] reload
        xorps xmm0, xmm2                                   ;  1526.0 fadd+fmul   46 t[2]
        movaps xmm4, xmm0                                  ;  1528.0 fadd+fmul   46 t[2] copy
        movaps xmm5, [r14 + 64]                            ;  1526.0 agu1+agu0+fmisc   46 t[2]
        xorps xmm5, xmm2                                   ;  1528.0 fadd+fmul   46 t[2]
        xorps xmm4, xmm5                                   ;  1530.0 fadd+fmul   46 t[2]
        movaps xmm7, [r14 + 112]                           ;  1528.0 agu2+agu0+fmisc   46 t[2]
        xorps xmm7, xmm2                                   ;  1530.0 fadd+fmul   46 t[2]
        xorps xmm0, xmm7                                   ;  1532.0 fadd+fmul   46 t[2]
        movaps xmm10, xmm5                                 ;  1532.0 fadd+fmul   46 t[2] copy
        movaps xmm11, [r14 + 96]                           ;  1530.0 agu1+agu0+fmisc   46 t[2] reload
        xorps xmm10, xmm11                                 ;  1534.0 fadd+fmul   46 t[2]
        xorps xmm7, xmm10                                  ;  1536.0 fadd+fmul   46 t[2]
        xorps xmm11, xmm4                                  ;  1535.0 fadd+fmul   46 t[2]
        movaps [rax - 96], xmm1                            ;  1532.3 agu2+agu0+fmisc   46 t[2] spill
        movaps xmm1, xmm4                                  ;  1536.0 fadd+fmul   46 t[2] copy
        xorps xmm1, [r15 - 112]                            ;  1538.0 agu1+agu0+fadd+fmul   46 t[2]
        movaps [rdx - 64], xmm14                           ;  1534.3 agu2+agu0+fmisc   46 t[2] spill
        movaps xmm14, [rel aes128_decrypt.T0_constants128] ;  1536.3 agu1+agu2+fmisc   46 t[2] copy
        xorps xmm14, [r15 - 128]                           ;  1538.3 agu0+agu1+fadd+fmul   46 t[2]
        xorps xmm10, xmm14                                 ;  1540.3 fadd+fmul   46 t[2]
        movaps [rsi - 80], xmm9                            ;  1538.3 agu2+agu0+fmisc   46 t[2] spill
        movaps xmm9, xmm7                                  ;  1540.0 fadd+fmul   46 t[2] copy
        xorps xmm9, [r14 + 80]                             ;  1542.0 agu1+agu0+fadd+fmul   46 t[2]
        movaps [rsi - 64], xmm6                            ;  1540.3 agu2+agu0+fmisc   46 t[2] spill
        movaps xmm6, xmm1                                  ;  1542.0 fadd+fmul   46 t[2] copy
        xorps xmm6, xmm9                                   ;  1544.0 fadd+fmul   46 t[2]
        movaps [rbp + 64], xmm12                           ;  1542.3 agu1+agu2+fmisc   46 t[2] spill
        movaps xmm12, xmm7                                 ;  1544.0 fadd+fmul   46 t[2] copy
        xorps xmm12, [rbx + 48]                            ;  1546.0 agu0+agu1+fadd+fmul   46 t[2]
        xorps xmm4, xmm12                                  ;  1548.0 fadd+fmul   46 t[2]
        movaps [rax - 112], xmm3                           ;  1544.3 agu2+agu0+fmisc   46 t[2] spill
        movaps xmm3, xmm5                                  ;  1547.0 fadd+fmul   46 t[2] copy
        xorps xmm3, xmm12                                  ;  1549.0 fadd+fmul   46 t[2]
        movaps [rdi + 64], xmm8                            ;  1546.3 agu1+agu0+fmisc   46 t[2] spill
        movaps xmm8, xmm9                                  ;  1549.0 fadd+fmul   46 t[2] copy
        andps xmm8, xmm5                                   ;  1551.0 fadd+fmul   46 t[2]
        movaps [r10 + 16], xmm13                           ;  1548.3 agu2+agu0+fmisc   46 t[2] spill
        movaps xmm13, xmm4                                 ;  1551.0 fadd+fmul   46 t[2] copy
        orps xmm13, [rbx + 48]                             ;  1553.0 agu1+agu0+fadd+fmul   46 t[2]
        movaps [r10 + 32], xmm15                           ;  1550.3 agu2+agu0+fmisc   46 t[2] spill
        movaps xmm15, xmm1                                 ;  1553.0 fadd+fmul   46 t[2] copy
        andps xmm15, xmm3                                  ;  1555.0 fadd+fmul   46 t[2]
        xorps xmm15, xmm13                                 ;  1557.0 fadd+fmul   46 t[2]
        movaps xmm2, xmm5                                  ;  1556.0 fadd+fmul   46 t[2] copy
        xorps xmm2, xmm0                                   ;  1558.0 fadd+fmul   46 t[2]
        movaps [rax - 64], xmm3                            ;  1554.0 agu1+agu2+fmisc   46 t[2] spill
        movaps xmm3, xmm6                                  ;  1558.0 fadd+fmul   46 t[2] copy
        xorps xmm3, xmm4                                   ;  1560.0 fadd+fmul   46 t[2]
        movaps [rdi + 80], xmm1                            ;  1556.0 agu0+agu1+fmisc   46 t[2] spill
        movaps xmm1, xmm10                                 ;  1560.0 fadd+fmul   46 t[2] copy
        orps xmm1, xmm2                                    ;  1562.0 fadd+fmul   46 t[2]
        movaps [rdx - 48], xmm5                            ;  1558.3 agu2+agu0+fmisc   46 t[2] spill
        movaps xmm5, xmm6                                  ;  1562.0 fadd+fmul   46 t[2] copy
        orps xmm5, xmm12                                   ;  1564.0 fadd+fmul   46 t[2]
        xorps xmm15, xmm5                                  ;  1566.0 fadd+fmul   46 t[2]
        xorps xmm1, xmm5                                   ;  1566.0 fadd+fmul   46 t[2]
        movaps xmm5, xmm7                                  ;  1566.0 fadd+fmul   46 t[2] copy
        andps xmm5, xmm3                                   ;  1568.0 fadd+fmul   46 t[2]
        xorps xmm1, xmm5                                   ;  1570.0 fadd+fmul   46 t[2]
        movaps [rdx - 32], xmm2                            ;  1565.0 agu1+agu0+fmisc   46 t[2] spill
        movaps xmm2, xmm9                                  ;  1569.0 fadd+fmul   46 t[2] copy
        xorps xmm2, xmm10                                  ;  1571.0 fadd+fmul   46 t[2]
        xorps xmm13, xmm8                                  ;  1571.0 fadd+fmul   46 t[2]
        xorps xmm8, xmm14                                  ;  1572.0 fadd+fmul   46 t[2]
        xorps xmm1, xmm8                                   ;  1574.0 fadd+fmul   46 t[2]
        xorps xmm8, xmm15                                  ;  1574.0 fadd+fmul   46 t[2]
        xorps xmm13, xmm5                                  ;  1575.0 fadd+fmul   46 t[2]
        movaps xmm5, xmm4                                  ;  1576.0 fadd+fmul   46 t[2] copy
        xorps xmm5, xmm10                                  ;  1578.0 fadd+fmul   46 t[2]
        movaps [rax - 48], xmm10                           ;  1573.3 agu2+agu0+fmisc   46 t[2] spill
        movaps xmm10, xmm14                                ;  1578.0 fadd+fmul   46 t[2] copy
        orps xmm10, xmm5                                   ;  1580.0 fadd+fmul   46 t[2]
        xorps xmm15, xmm10                                 ;  1582.0 fadd+fmul   46 t[2]
        movaps xmm10, xmm0                                 ;  1581.0 fadd+fmul   46 t[2] copy
        orps xmm10, xmm2                                   ;  1583.0 fadd+fmul   46 t[2]
        xorps xmm8, xmm10                                  ;  1585.0 fadd+fmul   46 t[2]
        movaps xmm10, xmm0                                 ;  1584.0 fadd+fmul   46 t[2] copy
        andps xmm10, xmm2                                  ;  1586.0 fadd+fmul   46 t[2]
        xorps xmm13, xmm10                                 ;  1588.0 fadd+fmul   46 t[2]
        movaps xmm10, xmm3                                 ;  1587.0 fadd+fmul   46 t[2] copy
        xorps xmm10, xmm2                                  ;  1589.0 fadd+fmul   46 t[2]
        movaps [rax - 32], xmm5                            ;  1585.0 agu1+agu0+fmisc   46 t[2] spill
        movaps xmm5, xmm11                                 ;  1589.0 fadd+fmul   46 t[2] copy
        andps xmm5, xmm10                                  ;  1591.0 fadd+fmul   46 t[2]
        xorps xmm8, xmm5                                   ;  1593.0 fadd+fmul   46 t[2]
        movaps xmm5, xmm1                                  ;  1592.0 fadd+fmul   46 t[2] copy
        andps xmm5, xmm8                                   ;  1595.0 fadd+fmul   46 t[2]
        xorps xmm15, xmm5                                  ;  1597.0 fadd+fmul   46 t[2]
        andps xmm5, xmm15                                  ;  1599.0 fadd+fmul   46 t[2]
        xorps xmm13, xmm5                                  ;  1601.0 fadd+fmul   46 t[2]
        xorps xmm1, xmm15                                  ;  1599.0 fadd+fmul   46 t[2]
        movaps xmm5, xmm8                                  ;  1598.0 fadd+fmul   46 t[2] copy
        andps xmm5, xmm13                                  ;  1603.0 fadd+fmul   46 t[2]
        xorps xmm1, xmm5                                   ;  1605.0 fadd+fmul   46 t[2]
        movaps xmm5, xmm13                                 ;  1603.0 fadd+fmul   46 t[2] copy
        andps xmm5, xmm1                                   ;  1607.0 fadd+fmul   46 t[2]
        xorps xmm5, xmm15                                  ;  1609.0 fadd+fmul   46 t[2]
        andps xmm15, xmm1                                  ;  1607.0 fadd+fmul   46 t[2]
        xorps xmm8, xmm15                                  ;  1609.0 fadd+fmul   46 t[2]
        andps xmm4, xmm8                                   ;  1611.0 fadd+fmul   46 t[2]
        movaps xmm15, xmm1                                 ;  1607.0 fadd+fmul   46 t[2] copy
        xorps xmm15, xmm8                                  ;  1611.0 fadd+fmul   46 t[2]
        andps xmm0, xmm5                                   ;  1611.0 fadd+fmul   46 t[2]
        andps xmm6, xmm1                                   ;  1610.0 fadd+fmul   46 t[2]
        andps xmm7, xmm15                                  ;  1613.0 fadd+fmul   46 t[2]
        andps xmm3, xmm15                                  ;  1613.0 fadd+fmul   46 t[2]
        xorps xmm15, xmm5                                  ;  1613.0 fadd+fmul   46 t[2]
        andps xmm2, xmm5                                   ;  1614.0 fadd+fmul   46 t[2]
        andps xmm10, xmm15                                 ;  1615.0 fadd+fmul   46 t[2]
        andps xmm12, xmm1                                  ;  1616.0 fadd+fmul   46 t[2]
        xorps xmm3, xmm10                                  ;  1617.0 fadd+fmul   46 t[2]
        movaps [rax - 16], xmm12                           ;  1618.0 agu2+agu0+fmisc   46 t[2] spill
        movaps xmm12, xmm8                                 ;  1618.0 fadd+fmul   46 t[2] copy
        andps xmm12, [rbx + 48]                            ;  1620.0 agu1+agu0+fadd+fmul   46 t[2]
        orps xmm8, xmm15                                   ;  1620.0 fadd+fmul   46 t[2]
        xorps xmm13, xmm8                                  ;  1622.0 fadd+fmul   46 t[2]
        xorps xmm5, xmm13                                  ;  1624.0 fadd+fmul   46 t[2]
        xorps xmm2, xmm4                                   ;  1623.0 fadd+fmul   46 t[2]
        xorps xmm2, xmm6                                   ;  1625.0 fadd+fmul   46 t[2]
        andps xmm11, xmm15                                 ;  1625.0 fadd+fmul   46 t[2]
        andps xmm9, xmm13                                  ;  1626.0 fadd+fmul   46 t[2]
        xorps xmm1, xmm13                                  ;  1627.0 fadd+fmul   46 t[2]
        movaps xmm8, [rax - 48]                            ;  1624.0 agu2+agu0+fmisc   46 t[2]
        andps xmm8, xmm5                                   ;  1628.0 fadd+fmul   46 t[2]
        andps xmm5, [rdx - 32]                             ;  1629.0 agu1+agu0+fadd+fmul   46 t[2]
        andps xmm13, [rdx - 48]                            ;  1630.0 agu2+agu0+fadd+fmul   46 t[2]
        xorps xmm15, xmm1                                  ;  1631.0 fadd+fmul   46 t[2]
        xorps xmm10, xmm9                                  ;  1632.0 fadd+fmul   46 t[2]
        xorps xmm10, xmm2                                  ;  1634.0 fadd+fmul   46 t[2]
        movaps xmm9, [rdi + 80]                            ;  1629.0 agu1+agu2+fmisc   46 t[2]
        andps xmm9, xmm1                                   ;  1634.0 fadd+fmul   46 t[2]
        andps xmm1, [rax - 64]                             ;  1635.0 agu0+agu1+fadd+fmul   46 t[2]
        xorps xmm10, xmm9                                  ;  1636.0 fadd+fmul   46 t[2]
        xorps xmm13, xmm5                                  ;  1637.0 fadd+fmul   46 t[2]
        xorps xmm11, xmm1                                  ;  1638.0 fadd+fmul   46 t[2]
        xorps xmm11, xmm13                                 ;  1640.0 fadd+fmul   46 t[2]
        andps xmm14, xmm15                                 ;  1640.0 fadd+fmul   46 t[2]
        xorps xmm6, xmm9                                   ;  1641.0 fadd+fmul   46 t[2]
        xorps xmm6, xmm3                                   ;  1643.0 fadd+fmul   46 t[2]
        xorps xmm6, xmm11                                  ;  1645.0 fadd+fmul   46 t[2]
        andps xmm15, [rax - 32]                            ;  1644.0 agu2+agu0+fadd+fmul   46 t[2]
        xorps xmm3, xmm4                                   ;  1645.0 fadd+fmul   46 t[2]
        xorps xmm0, xmm5                                   ;  1646.0 fadd+fmul   46 t[2]
        xorps xmm0, xmm10                                  ;  1648.0 fadd+fmul   46 t[2]
        xorps xmm0, xmm6                                   ;  1650.0 fadd+fmul   46 t[2]
        xorps xmm12, xmm0                                  ;  1652.0 fadd+fmul   46 t[2]
        xorps xmm14, xmm1                                  ;  1650.0 fadd+fmul   46 t[2]
        xorps xmm7, xmm13                                  ;  1651.0 fadd+fmul   46 t[2]
        xorps xmm14, xmm3                                  ;  1652.0 fadd+fmul   46 t[2]
        xorps xmm14, xmm0                                  ;  1654.0 fadd+fmul   46 t[2]
        xorps xmm7, xmm12                                  ;  1654.0 fadd+fmul   46 t[2]
        xorps xmm2, xmm8                                   ;  1655.0 fadd+fmul   46 t[2]
        xorps xmm2, xmm7                                   ;  1657.0 fadd+fmul   46 t[2]
        xorps xmm15, xmm3                                  ;  1657.0 fadd+fmul   46 t[2]
        xorps xmm15, xmm2                                  ;  1659.0 fadd+fmul   46 t[2]
        movaps xmm0, [r13 - 16]                            ;  1655.0 agu1+agu0+fmisc   46 t[2]
        movaps xmm1, [rel aes128_decrypt.T0_constants128]  ;  1657.0 agu2+agu0+fmisc   46 t[0] reload
        xorps xmm0, xmm1                                   ;  1659.0 fadd+fmul   46 t[2]
        movaps xmm3, xmm0                                  ;  1661.0 fadd+fmul   46 t[2] copy
        movaps xmm4, [r13 + 0]                             ;  1659.0 agu1+agu2+fmisc   46 t[2]
        xorps xmm4, xmm1                                   ;  1661.0 fadd+fmul   46 t[2]
        xorps xmm3, xmm4                                   ;  1663.0 fadd+fmul   46 t[2]
        movaps xmm5, [r13 + 48]                            ;  1661.0 agu0+agu1+fmisc   46 t[2]
        xorps xmm5, xmm1                                   ;  1663.0 fadd+fmul   46 t[2]
        xorps xmm0, xmm5                                   ;  1665.0 fadd+fmul   46 t[2]
        movaps xmm8, xmm4                                  ;  1665.0 fadd+fmul   46 t[2] copy
        movaps xmm9, [r13 + 32]                            ;  1663.0 agu2+agu0+fmisc   46 t[2] reload
        xorps xmm8, xmm9                                   ;  1667.0 fadd+fmul   46 t[2]
        xorps xmm5, xmm8                                   ;  1669.0 fadd+fmul   46 t[2]
        movaps xmm13, xmm3                                 ;  1668.0 fadd+fmul   46 t[2] copy
        xorps xmm13, [r13 + 80]                            ;  1670.0 agu1+agu0+fadd+fmul   46 t[2]
        xorps xmm9, xmm3                                   ;  1670.0 fadd+fmul   46 t[2]
        movaps [rax - 32], xmm12                           ;  1666.7 agu2+agu0+fmisc   46 t[2] spill
        movaps xmm12, [rel aes128_decrypt.T0_constants128] ;  1668.7 agu1+agu0+fmisc   46 t[2] copy
        xorps xmm12, [r13 + 64]                            ;  1671.0 agu2+agu0+fadd+fmul   46 t[2]
        xorps xmm8, xmm12                                  ;  1673.0 fadd+fmul   46 t[2]
        movaps xmm1, xmm5                                  ;  1673.0 fadd+fmul   46 t[2] copy
        xorps xmm1, [r13 + 16]                             ;  1675.0 agu1+agu2+fadd+fmul   46 t[2]
        movaps [rax - 64], xmm10                           ;  1671.0 agu0+agu1+fmisc   46 t[2] spill
        movaps xmm10, xmm13                                ;  1675.0 fadd+fmul   46 t[2] copy
        xorps xmm10, xmm1                                  ;  1677.0 fadd+fmul   46 t[2]
        movaps [rdi + 80], xmm2                            ;  1673.0 agu2+agu0+fmisc   46 t[2] spill
        movaps xmm2, xmm5                                  ;  1677.0 fadd+fmul   46 t[2] copy
        xorps xmm2, [rbx + 0]                              ;  1679.0 agu1+agu0+fadd+fmul   46 t[2]
        xorps xmm3, xmm2                                   ;  1681.0 fadd+fmul   46 t[2]
        movaps [rdx - 48], xmm6                            ;  1676.0 agu2+agu0+fmisc   46 t[2] spill
        movaps xmm6, xmm4                                  ;  1680.0 fadd+fmul   46 t[2] copy
        xorps xmm6, xmm2                                   ;  1682.0 fadd+fmul   46 t[2]
        movaps [rdx - 32], xmm14                           ;  1678.0 agu1+agu0+fmisc   46 t[2] spill
        movaps xmm14, xmm1                                 ;  1682.0 fadd+fmul   46 t[2] copy
        andps xmm14, xmm4                                  ;  1684.0 fadd+fmul   46 t[2]
        movaps [rax - 48], xmm11                           ;  1680.0 agu2+agu0+fmisc   46 t[2] spill
        movaps xmm11, xmm13                                ;  1684.0 fadd+fmul   46 t[2] copy
        andps xmm11, xmm6                                  ;  1686.0 fadd+fmul   46 t[2]
        movaps [rcx - 64], xmm7                            ;  1682.3 agu1+agu0+fmisc   46 t[2] spill
        movaps xmm7, xmm3                                  ;  1686.0 fadd+fmul   46 t[2] copy
        orps xmm7, [rbx + 0]                               ;  1688.0 agu2+agu0+fadd+fmul   46 t[2]
        xorps xmm11, xmm7                                  ;  1690.0 fadd+fmul   46 t[2]
        movaps [rax + 0], xmm15                            ;  1685.0 agu1+agu0+fmisc   46 t[2] spill
        movaps xmm15, xmm4                                 ;  1689.0 fadd+fmul   46 t[2] copy
        xorps xmm15, xmm0                                  ;  1691.0 fadd+fmul   46 t[2]
        movaps [rsi + 64], xmm6                            ;  1687.0 agu2+agu0+fmisc   46 t[2] spill
        movaps xmm6, xmm10                                 ;  1691.0 fadd+fmul   46 t[2] copy
        xorps xmm6, xmm3                                   ;  1693.0 fadd+fmul   46 t[2]
        movaps [rdi + 96], xmm13                           ;  1689.0 agu1+agu0+fmisc   46 t[2] spill
        movaps xmm13, xmm8                                 ;  1693.0 fadd+fmul   46 t[2] copy
        orps xmm13, xmm15                                  ;  1695.0 fadd+fmul   46 t[2]
        movaps [rax + 16], xmm4                            ;  1691.3 agu2+agu0+fmisc   46 t[2] spill
        movaps xmm4, xmm10                                 ;  1695.0 fadd+fmul   46 t[2] copy
        orps xmm4, xmm2                                    ;  1697.0 fadd+fmul   46 t[2]
        xorps xmm11, xmm4                                  ;  1699.0 fadd+fmul   46 t[2]
        xorps xmm13, xmm4                                  ;  1699.0 fadd+fmul   46 t[2]
        movaps xmm4, xmm5                                  ;  1699.0 fadd+fmul   46 t[2] copy
        andps xmm4, xmm6                                   ;  1701.0 fadd+fmul   46 t[2]
        xorps xmm13, xmm4                                  ;  1703.0 fadd+fmul   46 t[2]
        movaps [rsi - 48], xmm15                           ;  1698.0 agu1+agu0+fmisc   46 t[2] spill
        movaps xmm15, xmm1                                 ;  1702.0 fadd+fmul   46 t[2] copy
        xorps xmm15, xmm8                                  ;  1704.0 fadd+fmul   46 t[2]
        xorps xmm7, xmm14                                  ;  1704.0 fadd+fmul   46 t[2]
        xorps xmm14, xmm12                                 ;  1705.0 fadd+fmul   46 t[2]
        xorps xmm13, xmm14                                 ;  1707.0 fadd+fmul   46 t[2]
        xorps xmm14, xmm11                                 ;  1707.0 fadd+fmul   46 t[2]
        xorps xmm7, xmm4                                   ;  1708.0 fadd+fmul   46 t[2]
        movaps xmm4, xmm3                                  ;  1709.0 fadd+fmul   46 t[2] copy
        xorps xmm4, xmm8                                   ;  1711.0 fadd+fmul   46 t[2]
        movaps [rdx - 16], xmm8                            ;  1706.3 agu2+agu0+fmisc   46 t[2] spill
        movaps xmm8, xmm12                                 ;  1711.0 fadd+fmul   46 t[2] copy
        orps xmm8, xmm4                                    ;  1713.0 fadd+fmul   46 t[2]
        xorps xmm11, xmm8                                  ;  1715.0 fadd+fmul   46 t[2]
        movaps xmm8, xmm0                                  ;  1714.0 fadd+fmul   46 t[2] copy
        orps xmm8, xmm15                                   ;  1716.0 fadd+fmul   46 t[2]
        xorps xmm14, xmm8                                  ;  1718.0 fadd+fmul   46 t[2]
        movaps xmm8, xmm0                                  ;  1717.0 fadd+fmul   46 t[2] copy
        andps xmm8, xmm15                                  ;  1719.0 fadd+fmul   46 t[2]
        xorps xmm7, xmm8                                   ;  1721.0 fadd+fmul   46 t[2]
        movaps xmm8, xmm6                                  ;  1720.0 fadd+fmul   46 t[2] copy
        xorps xmm8, xmm15                                  ;  1722.0 fadd+fmul   46 t[2]
        movaps [rax + 32], xmm4                            ;  1718.0 agu1+agu0+fmisc   46 t[2] spill
        movaps xmm4, xmm9                                  ;  1722.0 fadd+fmul   46 t[2] copy
        andps xmm4, xmm8                                   ;  1724.0 fadd+fmul   46 t[2]
        xorps xmm14, xmm4                                  ;  1726.0 fadd+fmul   46 t[2]
        movaps xmm4, xmm13                                 ;  1725.0 fadd+fmul   46 t[2] copy
        andps xmm4, xmm14                                  ;  1728.0 fadd+fmul   46 t[2]
        xorps xmm11, xmm4                                  ;  1730.0 fadd+fmul   46 t[2]
        andps xmm4, xmm11                                  ;  1732.0 fadd+fmul   46 t[2]
        xorps xmm7, xmm4                                   ;  1734.0 fadd+fmul   46 t[2]
        xorps xmm13, xmm11                                 ;  1732.0 fadd+fmul   46 t[2]
        movaps xmm4, xmm14                                 ;  1731.0 fadd+fmul   46 t[2] copy
        andps xmm4, xmm7                                   ;  1736.0 fadd+fmul   46 t[2]
        xorps xmm13, xmm4                                  ;  1738.0 fadd+fmul   46 t[2]
        movaps xmm4, xmm7                                  ;  1736.0 fadd+fmul   46 t[2] copy
        andps xmm4, xmm13                                  ;  1740.0 fadd+fmul   46 t[2]
        xorps xmm4, xmm11                                  ;  1742.0 fadd+fmul   46 t[2]
        andps xmm11, xmm13                                 ;  1740.0 fadd+fmul   46 t[2]
        xorps xmm14, xmm11                                 ;  1742.0 fadd+fmul   46 t[2]
        andps xmm3, xmm14                                  ;  1744.0 fadd+fmul   46 t[2]
        movaps xmm11, xmm13                                ;  1740.0 fadd+fmul   46 t[2] copy
        xorps xmm11, xmm14                                 ;  1744.0 fadd+fmul   46 t[2]
        andps xmm0, xmm4                                   ;  1744.0 fadd+fmul   46 t[2]
        andps xmm10, xmm13                                 ;  1743.0 fadd+fmul   46 t[2]
        andps xmm5, xmm11                                  ;  1746.0 fadd+fmul   46 t[2]
        andps xmm6, xmm11                                  ;  1746.0 fadd+fmul   46 t[2]
        xorps xmm11, xmm4                                  ;  1746.0 fadd+fmul   46 t[2]
        andps xmm15, xmm4                                  ;  1747.0 fadd+fmul   46 t[2]
        andps xmm8, xmm11                                  ;  1748.0 fadd+fmul   46 t[2]
        andps xmm2, xmm13                                  ;  1749.0 fadd+fmul   46 t[2]
        xorps xmm6, xmm8                                   ;  1750.0 fadd+fmul   46 t[2]
        movaps [r10 + 48], xmm2                            ;  1751.0 agu2+agu0+fmisc   46 t[2] spill
        movaps xmm2, xmm14                                 ;  1751.0 fadd+fmul   46 t[2] copy
        andps xmm2, [rbx + 0]                              ;  1753.0 agu1+agu0+fadd+fmul   46 t[2]
        orps xmm14, xmm11                                  ;  1753.0 fadd+fmul   46 t[2]
        xorps xmm7, xmm14                                  ;  1755.0 fadd+fmul   46 t[2]
        xorps xmm4, xmm7                                   ;  1757.0 fadd+fmul   46 t[2]
        xorps xmm15, xmm3                                  ;  1756.0 fadd+fmul   46 t[2]
        xorps xmm15, xmm10                                 ;  1758.0 fadd+fmul   46 t[2]
        andps xmm9, xmm11                                  ;  1758.0 fadd+fmul   46 t[2]
        andps xmm1, xmm7                                   ;  1759.0 fadd+fmul   46 t[2]
        xorps xmm13, xmm7                                  ;  1760.0 fadd+fmul   46 t[2]
        movaps xmm14, [rdx - 16]                           ;  1757.0 agu2+agu0+fmisc   46 t[2]
        andps xmm14, xmm4                                  ;  1761.0 fadd+fmul   46 t[2]
        andps xmm4, [rsi - 48]                             ;  1762.0 agu1+agu0+fadd+fmul   46 t[2]
        andps xmm7, [rax + 16]                             ;  1763.0 agu2+agu0+fadd+fmul   46 t[2]
        xorps xmm11, xmm13                                 ;  1764.0 fadd+fmul   46 t[2]
        xorps xmm8, xmm1                                   ;  1765.0 fadd+fmul   46 t[2]
        xorps xmm8, xmm15                                  ;  1767.0 fadd+fmul   46 t[2]
        movaps xmm1, [rdi + 96]                            ;  1762.0 agu1+agu2+fmisc   46 t[2]
        andps xmm1, xmm13                                  ;  1767.0 fadd+fmul   46 t[2]
        andps xmm13, [rsi + 64]                            ;  1768.0 agu0+agu1+fadd+fmul   46 t[2]
        xorps xmm8, xmm1                                   ;  1769.0 fadd+fmul   46 t[2]
        xorps xmm7, xmm4                                   ;  1770.0 fadd+fmul   46 t[2]
        xorps xmm9, xmm13                                  ;  1771.0 fadd+fmul   46 t[2]
        xorps xmm9, xmm7                                   ;  1773.0 fadd+fmul   46 t[2]
        andps xmm12, xmm11                                 ;  1773.0 fadd+fmul   46 t[2]
        xorps xmm10, xmm1                                  ;  1774.0 fadd+fmul   46 t[2]
        xorps xmm10, xmm6                                  ;  1776.0 fadd+fmul   46 t[2]
        xorps xmm10, xmm9                                  ;  1778.0 fadd+fmul   46 t[2]
        andps xmm11, [rax + 32]                            ;  1777.0 agu2+agu0+fadd+fmul   46 t[2]
        xorps xmm6, xmm3                                   ;  1778.0 fadd+fmul   46 t[2]
        xorps xmm0, xmm4                                   ;  1779.0 fadd+fmul   46 t[2]
        xorps xmm0, xmm8                                   ;  1781.0 fadd+fmul   46 t[2]
        xorps xmm0, xmm10                                  ;  1783.0 fadd+fmul   46 t[2]
        xorps xmm12, xmm13                                 ;  1782.0 fadd+fmul   46 t[2]
        xorps xmm2, xmm0                                   ;  1785.0 fadd+fmul   46 t[2]
        xorps xmm12, xmm6                                  ;  1784.0 fadd+fmul   46 t[2]
        xorps xmm12, xmm0                                  ;  1786.0 fadd+fmul   46 t[2]
        xorps xmm5, xmm7                                   ;  1786.0 fadd+fmul   46 t[2]
        xorps xmm5, xmm2                                   ;  1788.0 fadd+fmul   46 t[2]
        xorps xmm10, xmm12                                 ;  1788.0 fadd+fmul   46 t[2]
        xorps xmm15, xmm14                                 ;  1789.0 fadd+fmul   46 t[2]
        xorps xmm15, xmm5                                  ;  1791.0 fadd+fmul   46 t[2]
        movaps xmm14, [rbp + 3520]                         ;  1787.0 agu1+agu0+fmisc   46 t[2]
        movaps xmm0, [rel aes128_decrypt.T0_constants128]  ;  1789.0 agu2+agu0+fmisc   46 t[0] reload
        xorps xmm14, xmm0                                  ;  1791.0 fadd+fmul   46 t[2]
        movaps xmm1, xmm14                                 ;  1793.0 fadd+fmul   46 t[2] copy
        movaps xmm3, [rbp + 3536]                          ;  1791.0 agu1+agu2+fmisc   46 t[2]
        xorps xmm3, xmm0                                   ;  1793.0 fadd+fmul   46 t[2]
        xorps xmm1, xmm3                                   ;  1795.0 fadd+fmul   46 t[2]
        movaps xmm4, [rbp + 3584]                          ;  1793.0 agu0+agu1+fmisc   46 t[2]
        xorps xmm4, xmm0                                   ;  1795.0 fadd+fmul   46 t[2]
        xorps xmm14, xmm4                                  ;  1797.0 fadd+fmul   46 t[2]
        movaps xmm7, xmm3                                  ;  1797.0 fadd+fmul   46 t[2] copy
        movaps xmm13, [rbp + 3568]                         ;  1795.0 agu2+agu0+fmisc   46 t[2] reload
        xorps xmm7, xmm13                                  ;  1799.0 fadd+fmul   46 t[2]
        xorps xmm4, xmm7                                   ;  1801.0 fadd+fmul   46 t[2]
        xorps xmm13, xmm1                                  ;  1800.0 fadd+fmul   46 t[2]
        movaps [rax + 32], xmm2                            ;  1797.3 agu1+agu0+fmisc   46 t[2] spill
        movaps xmm2, xmm1                                  ;  1801.0 fadd+fmul   46 t[2] copy
        xorps xmm2, [rbp + 3616]                           ;  1803.0 agu2+agu0+fadd+fmul   46 t[2]
        movaps [rsi + 64], xmm8                            ;  1799.3 agu1+agu0+fmisc   46 t[2] spill
        movaps xmm8, [rel aes128_decrypt.T0_constants128]  ;  1801.3 agu2+agu1+fmisc   46 t[2] copy
        xorps xmm8, [rbp + 3600]                           ;  1803.3 agu0+agu2+fadd+fmul   46 t[2]
        xorps xmm7, xmm8                                   ;  1805.3 fadd+fmul   46 t[2]
        movaps xmm0, xmm4                                  ;  1805.0 fadd+fmul   46 t[2] copy
        xorps xmm0, [rbp + 3552]                           ;  1807.0 agu1+agu0+fadd+fmul   46 t[2]
        movaps [rdi + 96], xmm12                           ;  1803.3 agu2+agu0+fmisc   46 t[2] spill
        movaps xmm12, xmm2                                 ;  1807.0 fadd+fmul   46 t[2] copy
        xorps xmm12, xmm0                                  ;  1809.0 fadd+fmul   46 t[2]
        movaps [rax + 16], xmm11                           ;  1805.3 agu1+agu2+fmisc   46 t[2] spill
        movaps xmm11, xmm4                                 ;  1809.0 fadd+fmul   46 t[2] copy
        xorps xmm11, [r10 - 96]                            ;  1811.0 agu0+agu1+fadd+fmul   46 t[2]
        xorps xmm1, xmm11                                  ;  1813.0 fadd+fmul   46 t[2]
        movaps [rsi - 48], xmm6                            ;  1808.0 agu2+agu0+fmisc   46 t[2] spill
        movaps xmm6, xmm3                                  ;  1812.0 fadd+fmul   46 t[2] copy
        xorps xmm6, xmm11                                  ;  1814.0 fadd+fmul   46 t[2]
        movaps [rdx - 16], xmm15                           ;  1810.0 agu1+agu0+fmisc   46 t[2] spill
        movaps xmm15, xmm0                                 ;  1814.0 fadd+fmul   46 t[2] copy
        andps xmm15, xmm3                                  ;  1816.0 fadd+fmul   46 t[2]
        movaps [r10 + 64], xmm9                            ;  1812.0 agu2+agu0+fmisc   46 t[2] spill
        movaps xmm9, xmm2                                  ;  1816.0 fadd+fmul   46 t[2] copy
        andps xmm9, xmm6                                   ;  1818.0 fadd+fmul   46 t[2]
        movaps [rcx - 48], xmm10                           ;  1814.3 agu1+agu0+fmisc   46 t[2] spill
        movaps xmm10, xmm1                                 ;  1818.0 fadd+fmul   46 t[2] copy
        orps xmm10, [r10 - 96]                             ;  1820.0 agu2+agu0+fadd+fmul   46 t[2]
        xorps xmm9, xmm10                                  ;  1822.0 fadd+fmul   46 t[2]
        movaps [r10 + 80], xmm5                            ;  1817.0 agu1+agu0+fmisc   46 t[2] spill
        movaps xmm5, xmm3                                  ;  1821.0 fadd+fmul   46 t[2] copy
        xorps xmm5, xmm14                                  ;  1823.0 fadd+fmul   46 t[2]
        movaps [r10 + 96], xmm6                            ;  1819.0 agu2+agu0+fmisc   46 t[2] spill
        movaps xmm6, xmm12                                 ;  1823.0 fadd+fmul   46 t[2] copy
        xorps xmm6, xmm1                                   ;  1825.0 fadd+fmul   46 t[2]
        movaps [rdx + 0], xmm2                             ;  1821.0 agu1+agu0+fmisc   46 t[2] spill
        movaps xmm2, xmm7                                  ;  1825.0 fadd+fmul   46 t[2] copy
        orps xmm2, xmm5                                    ;  1827.0 fadd+fmul   46 t[2]
        movaps [rsi - 32], xmm3                            ;  1823.3 agu2+agu0+fmisc   46 t[2] spill
        movaps xmm3, xmm12                                 ;  1827.0 fadd+fmul   46 t[2] copy
        orps xmm3, xmm11                                   ;  1829.0 fadd+fmul   46 t[2]
        xorps xmm9, xmm3                                   ;  1831.0 fadd+fmul   46 t[2]
        xorps xmm2, xmm3                                   ;  1831.0 fadd+fmul   46 t[2]
        movaps xmm3, xmm4                                  ;  1831.0 fadd+fmul   46 t[2] copy
        andps xmm3, xmm6                                   ;  1833.0 fadd+fmul   46 t[2]
        xorps xmm2, xmm3                                   ;  1835.0 fadd+fmul   46 t[2]
        movaps [rsi - 16], xmm5                            ;  1830.0 agu1+agu0+fmisc   46 t[2] spill
        movaps xmm5, xmm0                                  ;  1834.0 fadd+fmul   46 t[2] copy
        xorps xmm5, xmm7                                   ;  1836.0 fadd+fmul   46 t[2]
        xorps xmm10, xmm15                                 ;  1836.0 fadd+fmul   46 t[2]
        xorps xmm15, xmm8                                  ;  1837.0 fadd+fmul   46 t[2]
        xorps xmm2, xmm15                                  ;  1839.0 fadd+fmul   46 t[2]
        xorps xmm15, xmm9                                  ;  1839.0 fadd+fmul   46 t[2]
        xorps xmm10, xmm3                                  ;  1840.0 fadd+fmul   46 t[2]
        movaps xmm3, xmm1                                  ;  1841.0 fadd+fmul   46 t[2] copy
        xorps xmm3, xmm7                                   ;  1843.0 fadd+fmul   46 t[2]
        movaps [rbp + 80], xmm7                            ;  1838.3 agu2+agu0+fmisc   46 t[2] spill
        movaps xmm7, xmm8                                  ;  1843.0 fadd+fmul   46 t[2] copy
        orps xmm7, xmm3                                    ;  1845.0 fadd+fmul   46 t[2]
        xorps xmm9, xmm7                                   ;  1847.0 fadd+fmul   46 t[2]
        movaps xmm7, xmm14                                 ;  1846.0 fadd+fmul   46 t[2] copy
        orps xmm7, xmm5                                    ;  1848.0 fadd+fmul   46 t[2]
        xorps xmm15, xmm7                                  ;  1850.0 fadd+fmul   46 t[2]
        movaps xmm7, xmm14                                 ;  1849.0 fadd+fmul   46 t[2] copy
        andps xmm7, xmm5                                   ;  1851.0 fadd+fmul   46 t[2]
        xorps xmm10, xmm7                                  ;  1853.0 fadd+fmul   46 t[2]
        movaps xmm7, xmm6                                  ;  1852.0 fadd+fmul   46 t[2] copy
        xorps xmm7, xmm5                                   ;  1854.0 fadd+fmul   46 t[2]
        movaps [r10 + 112], xmm3                           ;  1850.0 agu1+agu0+fmisc   46 t[2] spill
        movaps xmm3, xmm13                                 ;  1854.0 fadd+fmul   46 t[2] copy
        andps xmm3, xmm7                                   ;  1856.0 fadd+fmul   46 t[2]
        xorps xmm15, xmm3                                  ;  1858.0 fadd+fmul   46 t[2]
        movaps xmm3, xmm2                                  ;  1857.0 fadd+fmul   46 t[2] copy
        andps xmm3, xmm15                                  ;  1860.0 fadd+fmul   46 t[2]
        xorps xmm9, xmm3                                   ;  1862.0 fadd+fmul   46 t[2]
        andps xmm3, xmm9                                   ;  1864.0 fadd+fmul   46 t[2]
        xorps xmm10, xmm3                                  ;  1866.0 fadd+fmul   46 t[2]
        xorps xmm2, xmm9                                   ;  1864.0 fadd+fmul   46 t[2]
        movaps xmm3, xmm15                                 ;  1863.0 fadd+fmul   46 t[2] copy
        andps xmm3, xmm10                                  ;  1868.0 fadd+fmul   46 t[2]
        xorps xmm2, xmm3                                   ;  1870.0 fadd+fmul   46 t[2]
        movaps xmm3, xmm10                                 ;  1868.0 fadd+fmul   46 t[2] copy
        andps xmm3, xmm2                                   ;  1872.0 fadd+fmul   46 t[2]
        xorps xmm3, xmm9                                   ;  1874.0 fadd+fmul   46 t[2]
        andps xmm9, xmm2                                   ;  1872.0 fadd+fmul   46 t[2]
        xorps xmm15, xmm9                                  ;  1874.0 fadd+fmul   46 t[2]
        andps xmm1, xmm15                                  ;  1876.0 fadd+fmul   46 t[2]
        movaps xmm9, xmm2                                  ;  1872.0 fadd+fmul   46 t[2] copy
        xorps xmm9, xmm15                                  ;  1876.0 fadd+fmul   46 t[2]
        andps xmm14, xmm3                                  ;  1876.0 fadd+fmul   46 t[2]
        andps xmm12, xmm2                                  ;  1875.0 fadd+fmul   46 t[2]
        andps xmm4, xmm9                                   ;  1878.0 fadd+fmul   46 t[2]
        andps xmm6, xmm9                                   ;  1878.0 fadd+fmul   46 t[2]
        xorps xmm9, xmm3                                   ;  1878.0 fadd+fmul   46 t[2]
        andps xmm5, xmm3                                   ;  1879.0 fadd+fmul   46 t[2]
        andps xmm7, xmm9                                   ;  1880.0 fadd+fmul   46 t[2]
        andps xmm11, xmm2                                  ;  1881.0 fadd+fmul   46 t[2]
        xorps xmm6, xmm7                                   ;  1882.0 fadd+fmul   46 t[2]
        movaps [rax + 48], xmm11                           ;  1883.0 agu2+agu0+fmisc   46 t[2] spill
        movaps xmm11, xmm15                                ;  1883.0 fadd+fmul   46 t[2] copy
        andps xmm11, [r10 - 96]                            ;  1885.0 agu1+agu0+fadd+fmul   46 t[2]
        orps xmm15, xmm9                                   ;  1885.0 fadd+fmul   46 t[2]
        xorps xmm10, xmm15                                 ;  1887.0 fadd+fmul   46 t[2]
        xorps xmm3, xmm10                                  ;  1889.0 fadd+fmul   46 t[2]
        xorps xmm5, xmm1                                   ;  1888.0 fadd+fmul   46 t[2]
        xorps xmm5, xmm12                                  ;  1890.0 fadd+fmul   46 t[2]
        andps xmm13, xmm9                                  ;  1890.0 fadd+fmul   46 t[2]
        andps xmm0, xmm10                                  ;  1891.0 fadd+fmul   46 t[2]
        xorps xmm2, xmm10                                  ;  1892.0 fadd+fmul   46 t[2]
        movaps xmm15, [rbp + 80]                           ;  1889.0 agu2+agu0+fmisc   46 t[2]
        andps xmm15, xmm3                                  ;  1893.0 fadd+fmul   46 t[2]
        andps xmm3, [rsi - 16]                             ;  1894.0 agu1+agu0+fadd+fmul   46 t[2]
        andps xmm10, [rsi - 32]                            ;  1895.0 agu2+agu0+fadd+fmul   46 t[2]
        xorps xmm9, xmm2                                   ;  1896.0 fadd+fmul   46 t[2]
        xorps xmm7, xmm0                                   ;  1897.0 fadd+fmul   46 t[2]
        xorps xmm7, xmm5                                   ;  1899.0 fadd+fmul   46 t[2]
        movaps xmm0, [rdx + 0]                             ;  1894.0 agu1+agu2+fmisc   46 t[2]
        andps xmm0, xmm2                                   ;  1899.0 fadd+fmul   46 t[2]
        andps xmm2, [r10 + 96]                             ;  1900.0 agu0+agu1+fadd+fmul   46 t[2]
        xorps xmm7, xmm0                                   ;  1901.0 fadd+fmul   46 t[2]
        xorps xmm10, xmm3                                  ;  1902.0 fadd+fmul   46 t[2]
        xorps xmm13, xmm2                                  ;  1903.0 fadd+fmul   46 t[2]
        xorps xmm13, xmm10                                 ;  1905.0 fadd+fmul   46 t[2]
        andps xmm8, xmm9                                   ;  1905.0 fadd+fmul   46 t[2]
        xorps xmm12, xmm0                                  ;  1906.0 fadd+fmul   46 t[2]
        xorps xmm12, xmm6                                  ;  1908.0 fadd+fmul   46 t[2]
        andps xmm9, [r10 + 112]                            ;  1908.0 agu2+agu0+fadd+fmul   46 t[2]
        xorps xmm12, xmm13                                 ;  1910.0 fadd+fmul   46 t[2]
        xorps xmm6, xmm1                                   ;  1910.0 fadd+fmul   46 t[2]
        xorps xmm14, xmm3                                  ;  1911.0 fadd+fmul   46 t[2]
        xorps xmm14, xmm7                                  ;  1913.0 fadd+fmul   46 t[2]
        xorps xmm14, xmm12                                 ;  1915.0 fadd+fmul   46 t[2]
        xorps xmm11, xmm14                                 ;  1917.0 fadd+fmul   46 t[2]
        xorps xmm8, xmm2                                   ;  1915.0 fadd+fmul   46 t[2]
        xorps xmm4, xmm10                                  ;  1916.0 fadd+fmul   46 t[2]
        xorps xmm8, xmm6                                   ;  1917.0 fadd+fmul   46 t[2]
        xorps xmm8, xmm14                                  ;  1919.0 fadd+fmul   46 t[2]
        xorps xmm4, xmm11                                  ;  1919.0 fadd+fmul   46 t[2]
        xorps xmm5, xmm15                                  ;  1920.0 fadd+fmul   46 t[2]
        xorps xmm5, xmm4                                   ;  1922.0 fadd+fmul   46 t[2]
        xorps xmm9, xmm6                                   ;  1922.0 fadd+fmul   65 t[2]
        movaps xmm14, [rax + 0]                            ;  1918.7 agu1+agu0+fmisc   46 t[2] reload
        xorps xmm9, xmm14                                  ;  1924.0 fadd+fmul   65 t[2]
        xorps xmm9, xmm5                                   ;  1926.0 fadd+fmul   65 t[2]
        movaps xmm15, [rcx - 64]                           ;  1921.0 agu2+agu0+fmisc   46 t[2] reload
        xorps xmm4, xmm15                                  ;  1925.0 fadd+fmul   65 t[2]
        movaps xmm0, [r10 + 32]                            ;  1923.0 agu1+agu0+fmisc   65 t[2]
        xorps xmm0, xmm13                                  ;  1926.0 fadd+fmul   65 t[2]
        movaps xmm1, [r10 + 80]                            ;  1925.0 agu2+agu0+fmisc   65 t[2]
        xorps xmm1, xmm4                                   ;  1927.0 fadd+fmul   65 t[2]
        movaps xmm2, [rax - 48]                            ;  1927.0 agu1+agu0+fmisc   65 t[2]
        xorps xmm2, xmm0                                   ;  1929.0 fadd+fmul   65 t[2]
        movaps xmm3, [r10 + 16]                            ;  1929.0 agu2+agu0+fmisc+fadd   65 t[2]
        xorps xmm3, xmm1                                   ;  1931.0 fmul+fadd   65 t[2]
        movaps xmm6, [rcx - 48]                            ;  1930.0 agu1+agu0+fmisc+fmul   65 t[2]
        xorps xmm6, xmm3                                   ;  1933.0 fadd+fmul   65 t[2]
        xorps xmm12, xmm8                                  ;  1932.0 fadd+fmul   65 t[2]
        movaps xmm10, [rax - 112]                          ;  1931.0 agu2+agu0+fmisc   65 t[2]
        xorps xmm10, xmm6                                  ;  1935.0 fadd+fmul   65 t[2]
        xorps xmm10, [rdi + 64]                            ;  1937.0 agu1+agu0+fadd+fmul   65 t[2]
        xorps xmm12, xmm6                                  ;  1935.0 fadd+fmul   65 t[2]
        xorps xmm13, xmm10                                 ;  1939.0 fadd+fmul   65 t[2]
        movaps xmm6, xmm2                                  ;  1937.0 fadd+fmul   65 t[2] copy
        xorps xmm6, xmm13                                  ;  1941.0 fadd+fmul   65 t[2]
        xorps xmm13, [r10 + 64]                            ;  1941.0 agu2+agu0+fadd+fmul   65 t[2]
        movaps xmm15, xmm9                                 ;  1940.0 fadd+fmul   65 t[2] copy
        xorps xmm15, xmm13                                 ;  1943.0 fadd+fmul   65 t[2]
        movaps [rax + 0], xmm10                            ;  1939.0 agu1+agu0+fmisc   65 t[2] spill
        movaps xmm10, [rax + 16]                           ;  1940.7 agu2+agu0+fmisc   65 t[2]
        xorps xmm10, xmm6                                  ;  1943.0 fadd+fmul   65 t[2]
        xorps xmm10, [rsi - 48]                            ;  1945.0 agu1+agu0+fadd+fmul   65 t[2]
        xorps xmm10, [rdx - 16]                            ;  1947.0 agu2+agu0+fadd+fmul   65 t[2]
        xorps xmm9, xmm10                                  ;  1949.0 fadd+fmul   65 t[2]
        movaps [rsi - 48], xmm2                            ;  1943.3 agu1+agu2+fmisc   65 t[2] spill
        movaps xmm2, [rsi - 80]                            ;  1945.3 agu0+agu1+fmisc   65 t[2]
        xorps xmm2, xmm15                                  ;  1947.3 fadd+fmul   65 t[2]
        xorps xmm2, [rsi - 64]                             ;  1949.3 agu2+agu0+fadd+fmul   65 t[2]
        xorps xmm2, [rbp + 64]                             ;  1951.3 agu1+agu0+fadd+fmul   65 t[2]
        xorps xmm10, xmm2                                  ;  1953.3 fadd+fmul   65 t[2]
        xorps xmm14, xmm10                                 ;  1955.3 fadd+fmul   65 t[2]
        xorps xmm10, [rdi + 64]                            ;  1955.3 agu2+agu1+fadd+fmul   65 t[2]
        movaps [rsi - 64], xmm2                            ;  1953.3 agu0+agu1+fmisc   65 t[2] spill
        movaps xmm2, [rdx - 48]                            ;  1952.0 agu2+agu0+fmisc+fadd   65 t[2]
        xorps xmm2, xmm12                                  ;  1954.0 fmul+fadd   65 t[2]
        xorps xmm2, [rdx - 32]                             ;  1956.0 agu1+agu2+fmul+fadd   65 t[2]
        movaps [rdx - 48], xmm12                           ;  1954.3 agu0+agu1+fmisc   65 t[2] spill
        movaps xmm12, [rcx - 48]                           ;  1955.0 agu2+agu0+fmul+fadd   65 t[2]
        xorps xmm12, xmm2                                  ;  1958.0 fmul+fadd   65 t[2]
        xorps xmm0, xmm12                                  ;  1960.0 fmul+fadd   65 t[2]
        xorps xmm14, xmm0                                  ;  1962.0 fmul+fadd   65 t[2]
        movaps [rcx - 48], xmm12                           ;  1960.0 agu1+agu2+fmisc   65 t[2] spill
        movaps xmm12, xmm6                                 ;  1959.0 fmul+fadd   65 t[2] copy
        xorps xmm12, xmm14                                 ;  1964.0 fmul+fadd   65 t[2]
        movaps [rsi - 80], xmm14                           ;  1964.0 agu0+agu1+fmisc   65 t[2] spill
        movaps xmm14, [rdx - 32]                           ;  1960.7 agu2+agu0+fmul+fmisc   65 t[2]
        xorps xmm14, xmm10                                 ;  1962.7 fadd+fmul   65 t[2]
        xorps xmm10, [rdi + 96]                            ;  1962.0 agu1+agu2+fadd+fmul   65 t[2]
        xorps xmm8, xmm14                                  ;  1964.7 fadd+fmul   65 t[2]
        xorps xmm14, xmm15                                 ;  1964.7 fadd+fmul   65 t[2]
        xorps xmm14, xmm0                                  ;  1966.7 fadd+fmul   65 t[2]
        movaps [rdi + 96], xmm15                           ;  1964.3 agu0+agu1+fmisc   65 t[2] spill
        movaps xmm15, [rbp + 64]                           ;  1966.0 agu2+agu0+fmisc+fadd   65 t[2]
        xorps xmm15, xmm10                                 ;  1968.0 fmul+fadd   65 t[2]
        movaps [rdx - 32], xmm2                            ;  1967.3 agu1+agu2+fmisc   65 t[2] spill
        movaps xmm2, [rdi + 80]                            ;  1968.0 agu0+agu1+fmul+fadd   65 t[2]
        xorps xmm2, xmm15                                  ;  1970.0 fmul+fadd   65 t[2]
        xorps xmm15, [rdx - 16]                            ;  1970.0 agu2+agu0+fmul+fadd   65 t[2]
        xorps xmm5, xmm15                                  ;  1972.0 fmul+fadd   65 t[2]
        movaps [rdx - 16], xmm4                            ;  1969.7 agu1+agu0+fmisc   65 t[2] spill
        movaps xmm4, [rdi + 64]                            ;  1971.0 agu2+agu0+fmisc+fmul   65 t[2]
        xorps xmm4, xmm8                                   ;  1973.0 fadd+fmul   65 t[2]
        xorps xmm8, xmm12                                  ;  1973.0 fadd+fmul   65 t[2]
        xorps xmm8, xmm9                                   ;  1975.0 fadd+fmul   65 t[2]
        xorps xmm10, xmm8                                  ;  1977.0 fadd+fmul   65 t[2]
        xorps xmm15, xmm4                                  ;  1976.0 fadd+fmul   65 t[2]
        movaps [rdi + 64], xmm4                            ;  1975.0 agu1+agu2+fmisc   65 t[2] spill
        movaps xmm4, [rbp + 64]                            ;  1976.3 agu0+agu1+fmisc   65 t[2]
        xorps xmm4, xmm5                                   ;  1978.3 fadd+fmul   65 t[2]
        xorps xmm5, xmm14                                  ;  1978.0 fadd+fmul   65 t[2]
        xorps xmm14, xmm10                                 ;  1979.0 fadd+fmul   65 t[2]
        movaps [rbp + 64], xmm12                           ;  1978.3 agu2+agu0+fmisc   65 t[2] spill
        movaps xmm12, xmm13                                ;  1980.0 fadd+fmul   65 t[2] copy
        xorps xmm12, xmm4                                  ;  1982.0 fadd+fmul   65 t[2]
        movaps [rdi + 80], xmm4                            ;  1980.3 agu1+agu0+fmisc   65 t[2] spill
        movaps xmm4, [rsi + 64]                            ;  1982.0 agu2+agu0+fmisc+fadd   65 t[2]
        xorps xmm4, xmm7                                   ;  1984.0 fmul+fadd   65 t[2]
        xorps xmm4, xmm15                                  ;  1986.0 fmul+fadd   65 t[2]
        xorps xmm7, xmm12                                  ;  1985.0 fmul+fadd   65 t[2]
        xorps xmm7, [rax - 64]                             ;  1987.0 agu1+agu2+fmul+fadd   65 t[2]
        xorps xmm12, [rsi + 64]                            ;  1987.0 agu0+agu1+fmul+fadd   65 t[2]
        movaps [rsi + 64], xmm8                            ;  1984.3 agu2+agu0+fmisc   65 t[2] spill
        movaps xmm8, xmm2                                  ;  1988.0 fmul+fadd   65 t[2] copy
        xorps xmm8, xmm5                                   ;  1990.0 fmul+fadd   65 t[2]
        xorps xmm15, xmm8                                  ;  1992.0 fmul+fadd   65 t[2]
        xorps xmm2, xmm7                                   ;  1991.0 fmul+fadd   65 t[2]
        xorps xmm7, [rdx - 64]                             ;  1992.0 agu1+agu2+fmul+fadd   65 t[2]
        movaps [rdx - 64], xmm15                           ;  1994.0 agu0+agu1+fmisc   65 t[2] spill
        movaps xmm15, xmm4                                 ;  1993.0 fmul+fadd   65 t[2] copy
        xorps xmm15, xmm0                                  ;  1995.0 fmul+fadd   65 t[2]
        xorps xmm4, [rax - 32]                             ;  1995.0 agu2+agu0+fmul+fadd   65 t[2]
        xorps xmm4, [rax - 16]                             ;  1997.0 agu1+agu0+fmul+fadd   65 t[2]
        xorps xmm11, xmm0                                  ;  1997.0 fmul+fadd   65 t[2]
        movaps [rax - 16], xmm5                            ;  1994.3 agu2+agu0+fmisc   65 t[2] spill
        movaps xmm5, xmm13                                 ;  1998.0 fmul+fadd   65 t[2] copy
        xorps xmm5, xmm7                                   ;  2000.0 fmul+fadd   65 t[2]
        xorps xmm5, xmm15                                  ;  2002.0 fmul+fadd   65 t[2]
        xorps xmm15, [rax + 32]                            ;  2001.0 agu1+agu0+fmul+fadd   65 t[2]
        xorps xmm15, [r10 + 48]                            ;  2003.0 agu2+agu0+fmul+fadd   65 t[2]
        xorps xmm4, xmm15                                  ;  2005.0 fmul+fadd   65 t[2]
        xorps xmm11, [rax + 48]                            ;  2004.0 agu1+agu2+fmul+fadd   65 t[2]
        movaps [rax + 48], xmm7                            ;  2001.0 agu0+agu1+fmisc   65 t[2] spill
        movaps xmm7, xmm6                                  ;  2005.0 fmul+fadd   65 t[2] copy
        xorps xmm7, xmm2                                   ;  2007.0 fmul+fadd   65 t[2]
        xorps xmm2, xmm4                                   ;  2007.0 fmul+fadd   65 t[2]
        xorps xmm12, xmm7                                  ;  2009.0 fmul+fadd   65 t[2]
        xorps xmm4, [rax - 96]                             ;  2009.0 agu2+agu0+fmul+fadd   65 t[2]
        xorps xmm4, [rax - 80]                             ;  2011.0 agu1+agu0+fmul+fadd   65 t[2]
        xorps xmm11, xmm4                                  ;  2013.0 fmul+fadd   65 t[2]
        xorps xmm4, xmm5                                   ;  2013.0 fmul+fadd   65 t[2]
        xorps xmm4, xmm12                                  ;  2015.0 fmul+fadd   65 t[2]
        movaps [rax - 80], xmm6                            ;  2010.0 agu2+agu0+fmisc   65 t[2] spill
        movaps xmm6, [rcx - 64]                            ;  2012.0 agu1+agu0+fmisc   65 t[2]
        xorps xmm6, xmm2                                   ;  2014.0 fmul+fadd   65 t[2]
        xorps xmm3, xmm6                                   ;  2016.0 fmul+fadd   65 t[2]
        movaps [rcx - 64], xmm7                            ;  2014.0 agu2+agu1+fmisc   65 t[2] spill
        movaps xmm7, xmm15                                 ;  2016.0 fmul+fadd   65 t[2] copy
        xorps xmm7, xmm4                                   ;  2018.0 fmul+fadd   65 t[2]
        xorps xmm1, xmm7                                   ;  2020.0 fmul+fadd   65 t[2]
        xorps xmm15, xmm11                                 ;  2019.0 fmul+fadd   65 t[2]
        xorps xmm11, [rdx - 16]                            ;  2020.0 agu0+agu1+fmul+fadd   65 t[2]
        xorps xmm6, xmm1                                   ;  2022.0 fmul+fadd   65 t[2]
        xorps xmm2, xmm15                                  ;  2022.0 fmul+fadd   65 t[2]
        movaps [rdx - 16], xmm4                            ;  2019.0 agu2+agu0+fmisc   65 t[2] spill
        movaps xmm4, [rdx - 48]                            ;  2021.0 agu1+agu0+fmisc   65 t[2]
        xorps xmm4, xmm11                                  ;  2023.0 fmul+fadd   65 t[2]
        xorps xmm11, xmm3                                  ;  2024.0 fmul+fadd   65 t[2]
        movaps [rdx - 48], xmm11                           ;  2026.0 agu2+agu0+fmisc   65 t[2] spill
        movaps xmm11, [rdx - 32]                           ;  2024.0 agu1+agu0+fmisc+fmul   65 t[2]
        xorps xmm11, xmm6                                  ;  2026.0 fadd+fmul   65 t[2]
        movaps [rdx - 32], xmm6                            ;  2026.0 agu2+agu1+fmisc   65 t[2] spill
        movaps xmm6, [rsi - 48]                            ;  2026.0 agu0+agu1+fadd+fmul   65 t[2]
        xorps xmm6, xmm4                                   ;  2028.0 fadd+fmul   65 t[2]
        xorps xmm13, xmm6                                  ;  2030.0 fadd+fmul   65 t[2]
        xorps xmm0, xmm13                                  ;  2032.0 fadd+fmul   65 t[2]
        movaps [rsi - 48], xmm13                           ;  2032.0 agu2+agu0+fmisc   65 t[2] spill
        movaps xmm13, [rax + 0]                            ;  2030.0 agu1+agu0+fmisc+fadd   65 t[2]
        xorps xmm13, xmm11                                 ;  2032.0 fmul+fadd   65 t[2]
        xorps xmm4, xmm13                                  ;  2034.0 fmul+fadd   65 t[2]
        xorps xmm9, [r8 + 3072]                            ;  2033.0 agu2+agu1+fmul+fadd   65 t[2]
        xorps xmm10, [r8 + 3088]                           ;  2034.0 agu0+agu1+fmul+fadd   65 t[2]
        xorps xmm8, [r8 + 3104]                            ;  2035.0 agu2+agu0+fmul+fadd   65 t[2]
        xorps xmm7, xmm2                                   ;  2036.0 fmul+fadd   65 t[2]
        xorps xmm12, [r8 + 3120]                           ;  2037.0 agu1+agu0+fmul+fadd   65 t[2]
        xorps xmm7, [r8 + 3136]                            ;  2038.0 agu2+agu0+fmul+fadd   65 t[2]
        xorps xmm1, [r8 + 3152]                            ;  2039.0 agu1+agu2+fmul+fadd   65 t[2]
        xorps xmm11, [r8 + 3168]                           ;  2040.0 agu0+agu1+fmul+fadd   65 t[2]
        xorps xmm2, [r8 + 3264]                            ;  2041.0 agu2+agu0+fmul+fadd   65 t[2]
        xorps xmm3, [r8 + 3280]                            ;  2042.0 agu1+agu2+fmul+fadd   65 t[2]
        movaps [rax + 0], xmm3                             ;  2044.0 agu0+agu1+fmisc   65 t[2] spill
        movaps xmm3, xmm0                                  ;  2043.0 fmul+fadd   65 t[2] copy
        xorps xmm3, [r8 + 3184]                            ;  2045.0 agu2+agu0+fmul+fadd   65 t[2]
        xorps xmm0, [r8 + 3312]                            ;  2045.0 agu1+agu0+fmul+fadd   65 t[2]
        xorps xmm0, [rax - 80]                             ;  2047.0 agu2+agu0+fmul+fadd   65 t[2]
        movaps [rax - 80], xmm0                            ;  2049.0 agu1+agu0+fmisc   65 t[2] spill
        movaps xmm0, [rsi - 80]                            ;  2045.0 agu2+agu0+fmisc   65 t[2]
        xorps xmm0, [r8 + 3200]                            ;  2047.0 agu1+agu0+fmul+fadd   65 t[2]
        xorps xmm15, [r8 + 3392]                           ;  2048.0 agu2+agu0+fmul+fadd   65 t[2]
        movaps [rsi - 80], xmm15                           ;  2050.0 agu1+agu0+fmisc   65 t[2] spill
        movaps xmm15, xmm14                                ;  2049.0 fmul+fadd   65 t[2] copy
        xorps xmm15, [r8 + 3216]                           ;  2051.0 agu2+agu1+fmul+fadd   65 t[2]
        movaps [rax - 96], xmm2                            ;  2049.0 agu0+agu1+fmisc   65 t[2] spill
        movaps xmm2, [rax - 16]                            ;  2050.0 agu2+agu0+fmisc+fmul   65 t[2]
        xorps xmm2, [r8 + 3232]                            ;  2052.0 agu1+agu2+fadd+fmul   65 t[2]
        xorps xmm13, [r8 + 3424]                           ;  2052.0 agu0+agu1+fadd+fmul   65 t[2]
        movaps [rax - 16], xmm13                           ;  2054.0 agu2+agu0+fmisc   65 t[2] spill
        movaps xmm13, [rcx - 64]                           ;  2053.0 agu1+agu2+fadd+fmisc   65 t[2]
        xorps xmm13, xmm5                                  ;  2055.0 fmul+fadd   65 t[2]
        xorps xmm13, [r8 + 3248]                           ;  2057.0 agu0+agu1+fmul+fadd   65 t[2]
        xorps xmm6, [r8 + 3440]                            ;  2056.0 agu2+agu0+fmul+fadd   65 t[2]
        xorps xmm14, [r8 + 3472]                           ;  2057.0 agu1+agu2+fmul+fadd   65 t[2]
        xorps xmm14, [rdi + 64]                            ;  2059.0 agu0+agu1+fmul+fadd   65 t[2]
        movaps [rdi + 64], xmm14                           ;  2061.0 agu2+agu0+fmisc   65 t[2] spill
        movaps xmm14, [rcx - 48]                           ;  2058.0 agu1+agu2+fmisc   65 t[2]
        xorps xmm14, xmm4                                  ;  2060.0 fmul+fadd   65 t[2]
        xorps xmm14, [r8 + 3296]                           ;  2062.0 agu0+agu1+fmul+fadd   65 t[2]
        xorps xmm5, [r8 + 3504]                            ;  2061.0 agu2+agu0+fmul+fadd   65 t[2]
        movaps [rcx - 48], xmm5                            ;  2063.0 agu1+agu2+fmisc   65 t[2] spill
        movaps xmm5, [rsi - 64]                            ;  2061.0 agu0+agu1+fmisc+fmul   65 t[2]
        xorps xmm5, [r8 + 3328]                            ;  2063.0 agu2+agu0+fadd+fmul   65 t[2]
        movaps [rsi - 64], xmm6                            ;  2063.0 agu1+agu2+fmisc   65 t[2] spill
        movaps xmm6, [rsi + 64]                            ;  2063.0 agu0+agu1+fadd+fmul   65 t[2]
        xorps xmm6, [r8 + 3344]                            ;  2065.0 agu2+agu0+fadd+fmul   65 t[2]
        movaps [rsi + 64], xmm6                            ;  2067.0 agu1+agu2+fmisc   65 t[2] spill
        movaps xmm6, [rdx - 64]                            ;  2065.0 agu0+agu1+fadd+fmul   65 t[2]
        xorps xmm6, [r8 + 3360]                            ;  2067.0 agu2+agu0+fadd+fmul   65 t[2]
        xorps xmm4, [r8 + 3552]                            ;  2067.0 agu1+agu2+fadd+fmul   65 t[2]
        movaps [rcx - 64], xmm4                            ;  2069.0 agu0+agu1+fmisc   65 t[2] spill
        movaps xmm4, [rax + 48]                            ;  2068.0 agu2+agu0+fmisc+fadd   65 t[2]
        xorps xmm4, [r8 + 3376]                            ;  2070.0 agu1+agu2+fmul+fadd   65 t[2]
        movaps [rax + 48], xmm4                            ;  2072.0 agu0+agu1+fmisc   65 t[2] spill
        movaps xmm4, [rdx - 32]                            ;  2070.0 agu2+agu0+fmul+fadd   65 t[2]
        xorps xmm4, [r8 + 3408]                            ;  2072.0 agu1+agu2+fmul+fadd   65 t[2]
        xorps xmm4, [rdx - 48]                             ;  2074.0 agu0+agu1+fmul+fadd   65 t[2]
        movaps [rdx - 32], xmm4                            ;  2076.0 agu2+agu0+fmisc   65 t[2] spill
        movaps xmm4, [rdi + 96]                            ;  2073.0 agu1+agu2+fmul+fmisc   65 t[2]
        xorps xmm4, [r8 + 3456]                            ;  2075.0 agu0+agu1+fadd+fmul   65 t[2]
        xorps xmm4, [rbp + 64]                             ;  2077.0 agu2+agu0+fadd+fmul   65 t[2]
        movaps [rbp + 64], xmm4                            ;  2079.0 agu1+agu2+fmisc   65 t[2] spill
        movaps xmm4, [rdi + 80]                            ;  2075.0 agu0+agu1+fadd+fmul   65 t[2]
        xorps xmm4, [r8 + 3488]                            ;  2077.0 agu2+agu0+fadd+fmul   65 t[2]
        xorps xmm4, [rdx - 64]                             ;  2079.0 agu1+agu2+fadd+fmul   65 t[2]
        movaps [rdx - 64], xmm4                            ;  2081.0 agu0+agu1+fmisc   65 t[2] spill
        movaps xmm4, [rdx - 16]                            ;  2078.0 agu2+agu0+fmisc+fadd   65 t[2]
        xorps xmm4, [r8 + 3520]                            ;  2080.0 agu1+agu2+fmul+fadd   65 t[2]
        movaps [rdx - 16], xmm4                            ;  2082.0 agu0+agu1+fmisc   65 t[2] spill
        movaps xmm4, [rdx - 48]                            ;  2080.0 agu2+agu0+fmul+fadd   65 t[2]
        xorps xmm4, [r8 + 3536]                            ;  2082.0 agu1+agu2+fmul+fadd   65 t[2]
        movaps [rdx - 48], xmm4                            ;  2084.0 agu0+agu1+fmisc   65 t[2] spill
        movaps xmm4, [rsi - 48]                            ;  2082.0 agu2+agu0+fmul+fadd   65 t[2]
        xorps xmm4, [r8 + 3568]                            ;  2084.0 agu1+agu2+fmul+fadd   65 t[2]
        movaps [rsi - 48], xmm4                            ;  2086.0 agu0+agu1+fmisc   65 t[2] spill
        movaps xmm4, [rbp + 3328]                          ;  2084.0 agu2+agu0+fmul+fadd   46 t[3]
        xorps xmm4, [rel aes128_decrypt.T0_constants128]   ;  2086.0 agu1+agu2+fmul+fadd   46 t[3]
        movaps [rdi + 80], xmm6                            ;  2086.0 agu0+agu1+fmisc   65 t[2] spill
        movaps xmm6, xmm4                                  ;  2088.0 fmul+fadd   46 t[3] copy
        movaps [rdi + 96], xmm5                            ;  2088.0 agu2+agu0+fmisc   65 t[2] spill
        movaps xmm5, [rbp + 3344]                          ;  2087.0 agu1+agu0+fmul+fadd   46 t[3]
        xorps xmm5, [rel aes128_decrypt.T0_constants128]   ;  2089.0 agu2+agu1+fmul+fadd   46 t[3]
        xorps xmm6, xmm5                                   ;  2091.0 fmul+fadd   46 t[3]
        movaps [r10 + 48], xmm14                           ;  2090.0 agu0+agu2+fmisc   65 t[2] spill
        movaps xmm14, xmm5                                 ;  2091.0 fmul+fadd   46 t[3] copy
        xorps xmm14, [r11 + 16]                            ;  2093.0 agu1+agu0+fmul+fadd   46 t[3]
        movaps [rax + 32], xmm13                           ;  2092.0 agu2+agu0+fmisc   65 t[2] spill
        movaps xmm13, xmm14                                ;  2095.0 fmul+fadd   46 t[3] copy
        movaps [rax - 32], xmm2                            ;  2094.0 agu1+agu2+fmisc   65 t[2] spill
        movaps xmm2, xmm6                                  ;  2093.0 fmul+fadd   46 t[3] copy
        xorps xmm2, [rbp + 3408]                           ;  2095.0 agu0+agu1+fmul+fadd   46 t[3]
        movaps [rax - 64], xmm15                           ;  2096.0 agu2+agu0+fmisc   65 t[2] spill
        movaps xmm15, xmm6                                 ;  2095.0 fmul+fadd   46 t[3] copy
        xorps xmm15, [r11 + 16]                            ;  2097.0 agu1+agu2+fmul+fadd   46 t[3]
        movaps [rax + 16], xmm0                            ;  2098.0 agu0+agu1+fmisc   65 t[2] spill
        movaps xmm0, [rbp + 3376]                          ;  2097.0 agu2+agu0+fmul+fadd   46 t[3]
        xorps xmm0, [rel aes128_decrypt.T0_constants128]   ;  2099.0 agu1+agu2+fmul+fadd   46 t[3]
        xorps xmm4, xmm0                                   ;  2101.0 fmul+fadd   46 t[3]
        xorps xmm13, xmm0                                  ;  2101.0 fmul+fadd   46 t[3]
        movaps xmm0, xmm13                                 ;  2103.0 fmul+fadd   46 t[3] copy
        xorps xmm0, [rbp + 3360]                           ;  2105.0 agu0+agu1+fmul+fadd   46 t[3]
        movaps [r10 + 64], xmm3                            ;  2100.7 agu2+agu0+fmisc   65 t[2] spill
        movaps xmm3, xmm2                                  ;  2103.0 fmul+fadd   46 t[3] copy
        xorps xmm3, xmm0                                   ;  2107.0 fmul+fadd   46 t[3]
        movaps [rax - 112], xmm11                          ;  2102.7 agu1+agu2+fmisc   65 t[2] spill
        movaps xmm11, [rbp + 3392]                         ;  2104.0 agu0+agu1+fmisc+fmul   46 t[3]
        xorps xmm11, [rel aes128_decrypt.T0_constants128]  ;  2106.0 agu2+agu0+fadd+fmul   46 t[3]
        xorps xmm14, xmm11                                 ;  2108.0 fadd+fmul   46 t[3]
        movaps [r10 + 16], xmm1                            ;  2105.7 agu1+agu2+fmisc   65 t[2] spill
        movaps xmm1, xmm13                                 ;  2107.0 fadd+fmul   46 t[3] copy
        xorps xmm1, [r10 - 112]                            ;  2109.0 agu0+agu1+fadd+fmul   46 t[3]
        xorps xmm6, xmm1                                   ;  2111.0 fadd+fmul   46 t[3]
        movaps [rax - 48], xmm7                            ;  2108.0 agu2+agu0+fmisc   65 t[2] spill
        movaps xmm7, xmm5                                  ;  2110.0 fadd+fmul   46 t[3] copy
        xorps xmm7, xmm1                                   ;  2112.0 fadd+fmul   46 t[3]
        movaps [r10 + 80], xmm12                           ;  2110.0 agu1+agu0+fmisc   65 t[2] spill
        movaps xmm12, xmm0                                 ;  2112.0 fadd+fmul   46 t[3] copy
        andps xmm12, xmm5                                  ;  2114.0 fadd+fmul   46 t[3]
        movaps [r10 + 32], xmm8                            ;  2112.0 agu2+agu0+fmisc   65 t[2] spill
        movaps xmm8, xmm6                                  ;  2114.0 fadd+fmul   46 t[3] copy
        orps xmm8, [r10 - 112]                             ;  2116.0 agu1+agu0+fadd+fmul   46 t[3]
        movaps [r10 + 112], xmm10                          ;  2114.0 agu2+agu0+fmisc   65 t[2] spill
        movaps xmm10, xmm2                                 ;  2116.0 fadd+fmul   46 t[3] copy
        andps xmm10, xmm7                                  ;  2118.0 fadd+fmul   46 t[3]
        xorps xmm10, xmm8                                  ;  2120.0 fadd+fmul   46 t[3]
        movaps [r10 + 96], xmm9                            ;  2116.7 agu1+agu2+fmisc   65 t[2] spill
        movaps xmm9, xmm5                                  ;  2119.0 fadd+fmul   46 t[3] copy
        xorps xmm9, xmm4                                   ;  2121.0 fadd+fmul   46 t[3]
        movaps [rdx + 0], xmm7                             ;  2118.7 agu0+agu1+fmisc   46 t[3] spill
        movaps xmm7, xmm3                                  ;  2121.0 fadd+fmul   46 t[3] copy
        xorps xmm7, xmm6                                   ;  2123.0 fadd+fmul   46 t[3]
        movaps [rsi - 32], xmm2                            ;  2120.7 agu2+agu0+fmisc   46 t[3] spill
        movaps xmm2, xmm14                                 ;  2123.0 fadd+fmul   46 t[3] copy
        orps xmm2, xmm9                                    ;  2125.0 fadd+fmul   46 t[3]
        movaps [rsi - 16], xmm5                            ;  2122.7 agu1+agu0+fmisc   46 t[3] spill
        movaps xmm5, xmm3                                  ;  2125.0 fadd+fmul   46 t[3] copy
        orps xmm5, xmm1                                    ;  2127.0 fadd+fmul   46 t[3]
        xorps xmm10, xmm5                                  ;  2129.0 fadd+fmul   46 t[3]
        xorps xmm2, xmm5                                   ;  2129.0 fadd+fmul   46 t[3]
        movaps xmm5, xmm13                                 ;  2129.0 fadd+fmul   46 t[3] copy
        andps xmm5, xmm7                                   ;  2131.0 fadd+fmul   46 t[3]
        xorps xmm2, xmm5                                   ;  2133.0 fadd+fmul   46 t[3]
        movaps [rbp + 80], xmm9                            ;  2128.0 agu2+agu0+fmisc   46 t[3] spill
        movaps xmm9, xmm0                                  ;  2132.0 fadd+fmul   46 t[3] copy
        xorps xmm9, xmm14                                  ;  2134.0 fadd+fmul   46 t[3]
        xorps xmm8, xmm12                                  ;  2134.0 fadd+fmul   46 t[3]
        xorps xmm12, xmm11                                 ;  2135.0 fadd+fmul   46 t[3]
        xorps xmm2, xmm12                                  ;  2137.0 fadd+fmul   46 t[3]
        xorps xmm12, xmm10                                 ;  2137.0 fadd+fmul   46 t[3]
        xorps xmm8, xmm5                                   ;  2138.0 fadd+fmul   46 t[3]
        movaps xmm5, xmm6                                  ;  2139.0 fadd+fmul   46 t[3] copy
        xorps xmm5, xmm14                                  ;  2141.0 fadd+fmul   46 t[3]
        movaps [r11 - 128], xmm14                          ;  2136.3 agu1+agu0+fmisc   46 t[3] spill
        movaps xmm14, xmm11                                ;  2141.0 fadd+fmul   46 t[3] copy
        orps xmm14, xmm5                                   ;  2143.0 fadd+fmul   46 t[3]
        xorps xmm10, xmm14                                 ;  2145.0 fadd+fmul   46 t[3]
        movaps xmm14, xmm4                                 ;  2144.0 fadd+fmul   46 t[3] copy
        orps xmm14, xmm9                                   ;  2146.0 fadd+fmul   46 t[3]
        xorps xmm12, xmm14                                 ;  2148.0 fadd+fmul   46 t[3]
        movaps xmm14, xmm4                                 ;  2147.0 fadd+fmul   46 t[3] copy
        andps xmm14, xmm9                                  ;  2149.0 fadd+fmul   46 t[3]
        xorps xmm8, xmm14                                  ;  2151.0 fadd+fmul   46 t[3]
        movaps xmm14, xmm7                                 ;  2150.0 fadd+fmul   46 t[3] copy
        xorps xmm14, xmm9                                  ;  2152.0 fadd+fmul   46 t[3]
        movaps [rax + 64], xmm5                            ;  2148.0 agu2+agu0+fmisc   46 t[3] spill
        movaps xmm5, xmm15                                 ;  2152.0 fadd+fmul   46 t[3] copy
        andps xmm5, xmm14                                  ;  2154.0 fadd+fmul   46 t[3]
        xorps xmm12, xmm5                                  ;  2156.0 fadd+fmul   46 t[3]
        movaps xmm5, xmm2                                  ;  2155.0 fadd+fmul   46 t[3] copy
        andps xmm5, xmm12                                  ;  2158.0 fadd+fmul   46 t[3]
        xorps xmm10, xmm5                                  ;  2160.0 fadd+fmul   46 t[3]
        andps xmm5, xmm10                                  ;  2162.0 fadd+fmul   46 t[3]
        xorps xmm8, xmm5                                   ;  2164.0 fadd+fmul   46 t[3]
        xorps xmm2, xmm10                                  ;  2162.0 fadd+fmul   46 t[3]
        movaps xmm5, xmm12                                 ;  2161.0 fadd+fmul   46 t[3] copy
        andps xmm5, xmm8                                   ;  2166.0 fadd+fmul   46 t[3]
        xorps xmm2, xmm5                                   ;  2168.0 fadd+fmul   46 t[3]
        movaps xmm5, xmm8                                  ;  2166.0 fadd+fmul   46 t[3] copy
        andps xmm5, xmm2                                   ;  2170.0 fadd+fmul   46 t[3]
        xorps xmm5, xmm10                                  ;  2172.0 fadd+fmul   46 t[3]
        andps xmm10, xmm2                                  ;  2170.0 fadd+fmul   46 t[3]
        xorps xmm12, xmm10                                 ;  2172.0 fadd+fmul   46 t[3]
        andps xmm6, xmm12                                  ;  2174.0 fadd+fmul   46 t[3]
        movaps xmm10, xmm2                                 ;  2170.0 fadd+fmul   46 t[3] copy
        xorps xmm10, xmm12                                 ;  2174.0 fadd+fmul   46 t[3]
        andps xmm4, xmm5                                   ;  2174.0 fadd+fmul   46 t[3]
        andps xmm3, xmm2                                   ;  2173.0 fadd+fmul   46 t[3]
        andps xmm13, xmm10                                 ;  2176.0 fadd+fmul   46 t[3]
        andps xmm7, xmm10                                  ;  2176.0 fadd+fmul   46 t[3]
        xorps xmm10, xmm5                                  ;  2176.0 fadd+fmul   46 t[3]
        andps xmm9, xmm5                                   ;  2177.0 fadd+fmul   46 t[3]
        andps xmm14, xmm10                                 ;  2178.0 fadd+fmul   46 t[3]
        andps xmm1, xmm2                                   ;  2179.0 fadd+fmul   46 t[3]
        xorps xmm7, xmm14                                  ;  2180.0 fadd+fmul   46 t[3]
        movaps [rax + 80], xmm1                            ;  2181.0 agu1+agu0+fmisc   46 t[3] spill
        movaps xmm1, xmm12                                 ;  2181.0 fadd+fmul   46 t[3] copy
        andps xmm1, [r10 - 112]                            ;  2183.0 agu2+agu0+fadd+fmul   46 t[3]
        orps xmm12, xmm10                                  ;  2183.0 fadd+fmul   46 t[3]
        xorps xmm8, xmm12                                  ;  2185.0 fadd+fmul   46 t[3]
        xorps xmm5, xmm8                                   ;  2187.0 fadd+fmul   46 t[3]
        xorps xmm9, xmm6                                   ;  2186.0 fadd+fmul   46 t[3]
        xorps xmm9, xmm3                                   ;  2188.0 fadd+fmul   46 t[3]
        andps xmm15, xmm10                                 ;  2188.0 fadd+fmul   46 t[3]
        andps xmm0, xmm8                                   ;  2189.0 fadd+fmul   46 t[3]
        xorps xmm2, xmm8                                   ;  2190.0 fadd+fmul   46 t[3]
        movaps xmm12, [r11 - 128]                          ;  2187.0 agu1+agu0+fmisc   46 t[3]
        andps xmm12, xmm5                                  ;  2191.0 fadd+fmul   46 t[3]
        andps xmm5, [rbp + 80]                             ;  2192.0 agu2+agu0+fadd+fmul   46 t[3]
        andps xmm8, [rsi - 16]                             ;  2193.0 agu1+agu0+fadd+fmul   46 t[3]
        xorps xmm10, xmm2                                  ;  2194.0 fadd+fmul   46 t[3]
        xorps xmm14, xmm0                                  ;  2195.0 fadd+fmul   46 t[3]
        xorps xmm14, xmm9                                  ;  2197.0 fadd+fmul   46 t[3]
        movaps xmm0, [rsi - 32]                            ;  2192.0 agu2+agu1+fmisc   46 t[3]
        andps xmm0, xmm2                                   ;  2197.0 fadd+fmul   46 t[3]
        andps xmm2, [rdx + 0]                              ;  2198.0 agu0+agu1+fadd+fmul   46 t[3]
        xorps xmm14, xmm0                                  ;  2199.0 fadd+fmul   46 t[3]
        xorps xmm8, xmm5                                   ;  2200.0 fadd+fmul   46 t[3]
        xorps xmm15, xmm2                                  ;  2201.0 fadd+fmul   46 t[3]
        xorps xmm15, xmm8                                  ;  2203.0 fadd+fmul   46 t[3]
        andps xmm11, xmm10                                 ;  2203.0 fadd+fmul   46 t[3]
        xorps xmm3, xmm0                                   ;  2204.0 fadd+fmul   46 t[3]
        xorps xmm3, xmm7                                   ;  2206.0 fadd+fmul   46 t[3]
        xorps xmm3, xmm15                                  ;  2208.0 fadd+fmul   46 t[3]
        andps xmm10, [rax + 64]                            ;  2207.0 agu2+agu0+fadd+fmul   46 t[3]
        xorps xmm7, xmm6                                   ;  2208.0 fadd+fmul   46 t[3]
        xorps xmm4, xmm5                                   ;  2209.0 fadd+fmul   46 t[3]
        xorps xmm4, xmm14                                  ;  2211.0 fadd+fmul   46 t[3]
        xorps xmm4, xmm3                                   ;  2213.0 fadd+fmul   46 t[3]
        xorps xmm11, xmm2                                  ;  2212.0 fadd+fmul   46 t[3]
        xorps xmm1, xmm4                                   ;  2215.0 fadd+fmul   46 t[3]
        xorps xmm11, xmm7                                  ;  2214.0 fadd+fmul   46 t[3]
        xorps xmm11, xmm4                                  ;  2216.0 fadd+fmul   46 t[3]
        xorps xmm13, xmm8                                  ;  2216.0 fadd+fmul   46 t[3]
        xorps xmm13, xmm1                                  ;  2218.0 fadd+fmul   46 t[3]
        xorps xmm9, xmm12                                  ;  2218.0 fadd+fmul   46 t[3]
        xorps xmm9, xmm13                                  ;  2220.0 fadd+fmul   46 t[3]
        movaps xmm0, [rbp + 3040]                          ;  2216.0 agu1+agu0+fmisc   46 t[3]
        movaps xmm2, [rel aes128_decrypt.T0_constants128]  ;  2218.0 agu2+agu0+fmisc   46 t[0] reload
        xorps xmm0, xmm2                                   ;  2220.0 fadd+fmul   46 t[3]
        movaps xmm4, xmm0                                  ;  2222.0 fadd+fmul   46 t[3] copy
        movaps xmm5, [rbp + 3056]                          ;  2220.0 agu1+agu0+fmisc   46 t[3]
        xorps xmm5, xmm2                                   ;  2222.0 fadd+fmul   46 t[3]
        xorps xmm4, xmm5                                   ;  2224.0 fadd+fmul   46 t[3]
        movaps xmm6, [rbp + 3104]                          ;  2222.0 agu2+agu0+fmisc   46 t[3]
        xorps xmm6, xmm2                                   ;  2224.0 fadd+fmul   46 t[3]
        xorps xmm0, xmm6                                   ;  2226.0 fadd+fmul   46 t[3]
        movaps xmm8, xmm5                                  ;  2226.0 fadd+fmul   46 t[3] copy
        movaps xmm12, [rbp + 3088]                         ;  2224.0 agu1+agu0+fmisc   46 t[3] reload
        xorps xmm8, xmm12                                  ;  2228.0 fadd+fmul   46 t[3]
        xorps xmm6, xmm8                                   ;  2230.0 fadd+fmul   46 t[3]
        xorps xmm12, xmm4                                  ;  2229.0 fadd+fmul   46 t[3]
        movaps [rax + 64], xmm1                            ;  2226.3 agu2+agu0+fmisc   46 t[3] spill
        movaps xmm1, xmm4                                  ;  2230.0 fadd+fmul   46 t[3] copy
        xorps xmm1, [rbp + 3136]                           ;  2232.0 agu1+agu0+fadd+fmul   46 t[3]
        movaps [rdx + 0], xmm14                            ;  2228.3 agu2+agu0+fmisc   46 t[3] spill
        movaps xmm14, [rel aes128_decrypt.T0_constants128] ;  2230.3 agu1+agu2+fmisc   46 t[3] copy
        xorps xmm14, [rbp + 3120]                          ;  2232.3 agu0+agu1+fadd+fmul   46 t[3]
        xorps xmm8, xmm14                                  ;  2234.3 fadd+fmul   46 t[3]
        movaps [rsi - 32], xmm10                           ;  2232.3 agu2+agu0+fmisc   46 t[3] spill
        movaps xmm10, xmm6                                 ;  2234.0 fadd+fmul   46 t[3] copy
        xorps xmm10, [rbp + 3072]                          ;  2236.0 agu1+agu0+fadd+fmul   46 t[3]
        movaps [rsi - 16], xmm7                            ;  2234.3 agu2+agu0+fmisc   46 t[3] spill
        movaps xmm7, xmm1                                  ;  2236.0 fadd+fmul   46 t[3] copy
        xorps xmm7, xmm10                                  ;  2238.0 fadd+fmul   46 t[3]
        movaps [rbp + 80], xmm9                            ;  2236.3 agu1+agu2+fmisc   46 t[3] spill
        movaps xmm9, xmm6                                  ;  2238.0 fadd+fmul   46 t[3] copy
        xorps xmm9, [rbx + 112]                            ;  2240.0 agu0+agu1+fadd+fmul   46 t[3]
        xorps xmm4, xmm9                                   ;  2242.0 fadd+fmul   46 t[3]
        movaps [r11 - 128], xmm3                           ;  2238.3 agu2+agu0+fmisc   46 t[3] spill
        movaps xmm3, xmm5                                  ;  2241.0 fadd+fmul   46 t[3] copy
        xorps xmm3, xmm9                                   ;  2243.0 fadd+fmul   46 t[3]
        movaps [rdi + 112], xmm11                          ;  2240.3 agu1+agu0+fmisc   46 t[3] spill
        movaps xmm11, xmm10                                ;  2243.0 fadd+fmul   46 t[3] copy
        andps xmm11, xmm5                                  ;  2245.0 fadd+fmul   46 t[3]
        movaps [rbp + 3632], xmm13                         ;  2242.3 agu2+agu0+fmisc   46 t[3] spill
        movaps xmm13, xmm4                                 ;  2245.0 fadd+fmul   46 t[3] copy
        orps xmm13, [rbx + 112]                            ;  2247.0 agu1+agu0+fadd+fmul   46 t[3]
        movaps [rbp + 3648], xmm15                         ;  2244.3 agu2+agu0+fmisc   46 t[3] spill
        movaps xmm15, xmm1                                 ;  2247.0 fadd+fmul   46 t[3] copy
        andps xmm15, xmm3                                  ;  2249.0 fadd+fmul   46 t[3]
        xorps xmm15, xmm13                                 ;  2251.0 fadd+fmul   46 t[3]
        movaps xmm2, xmm5                                  ;  2250.0 fadd+fmul   46 t[3] copy
        xorps xmm2, xmm0                                   ;  2252.0 fadd+fmul   46 t[3]
        movaps [r11 - 112], xmm3                           ;  2248.0 agu1+agu2+fmisc   46 t[3] spill
        movaps xmm3, xmm7                                  ;  2252.0 fadd+fmul   46 t[3] copy
        xorps xmm3, xmm4                                   ;  2254.0 fadd+fmul   46 t[3]
        movaps [rax + 96], xmm1                            ;  2250.0 agu0+agu1+fmisc   46 t[3] spill
        movaps xmm1, xmm8                                  ;  2254.0 fadd+fmul   46 t[3] copy
        orps xmm1, xmm2                                    ;  2256.0 fadd+fmul   46 t[3]
        movaps [rdx + 16], xmm5                            ;  2252.3 agu2+agu0+fmisc   46 t[3] spill
        movaps xmm5, xmm7                                  ;  2256.0 fadd+fmul   46 t[3] copy
        orps xmm5, xmm9                                    ;  2258.0 fadd+fmul   46 t[3]
        xorps xmm15, xmm5                                  ;  2260.0 fadd+fmul   46 t[3]
        xorps xmm1, xmm5                                   ;  2260.0 fadd+fmul   46 t[3]
        movaps xmm5, xmm6                                  ;  2260.0 fadd+fmul   46 t[3] copy
        andps xmm5, xmm3                                   ;  2262.0 fadd+fmul   46 t[3]
        xorps xmm1, xmm5                                   ;  2264.0 fadd+fmul   46 t[3]
        movaps [rdx + 32], xmm2                            ;  2259.0 agu1+agu0+fmisc   46 t[3] spill
        movaps xmm2, xmm10                                 ;  2263.0 fadd+fmul   46 t[3] copy
        xorps xmm2, xmm8                                   ;  2265.0 fadd+fmul   46 t[3]
        xorps xmm13, xmm11                                 ;  2265.0 fadd+fmul   46 t[3]
        xorps xmm11, xmm14                                 ;  2266.0 fadd+fmul   46 t[3]
        xorps xmm1, xmm11                                  ;  2268.0 fadd+fmul   46 t[3]
        xorps xmm11, xmm15                                 ;  2268.0 fadd+fmul   46 t[3]
        xorps xmm13, xmm5                                  ;  2269.0 fadd+fmul   46 t[3]
        movaps xmm5, xmm4                                  ;  2270.0 fadd+fmul   46 t[3] copy
        xorps xmm5, xmm8                                   ;  2272.0 fadd+fmul   46 t[3]
        movaps [r11 - 96], xmm8                            ;  2267.3 agu2+agu0+fmisc   46 t[3] spill
        movaps xmm8, xmm14                                 ;  2272.0 fadd+fmul   46 t[3] copy
        orps xmm8, xmm5                                    ;  2274.0 fadd+fmul   46 t[3]
        xorps xmm15, xmm8                                  ;  2276.0 fadd+fmul   46 t[3]
        movaps xmm8, xmm0                                  ;  2275.0 fadd+fmul   46 t[3] copy
        orps xmm8, xmm2                                    ;  2277.0 fadd+fmul   46 t[3]
        xorps xmm11, xmm8                                  ;  2279.0 fadd+fmul   46 t[3]
        movaps xmm8, xmm0                                  ;  2278.0 fadd+fmul   46 t[3] copy
        andps xmm8, xmm2                                   ;  2280.0 fadd+fmul   46 t[3]
        xorps xmm13, xmm8                                  ;  2282.0 fadd+fmul   46 t[3]
        movaps xmm8, xmm3                                  ;  2281.0 fadd+fmul   46 t[3] copy
        xorps xmm8, xmm2                                   ;  2283.0 fadd+fmul   46 t[3]
        movaps [r11 - 80], xmm5                            ;  2279.0 agu1+agu0+fmisc   46 t[3] spill
        movaps xmm5, xmm12                                 ;  2283.0 fadd+fmul   46 t[3] copy
        andps xmm5, xmm8                                   ;  2285.0 fadd+fmul   46 t[3]
        xorps xmm11, xmm5                                  ;  2287.0 fadd+fmul   46 t[3]
        movaps xmm5, xmm1                                  ;  2286.0 fadd+fmul   46 t[3] copy
        andps xmm5, xmm11                                  ;  2289.0 fadd+fmul   46 t[3]
        xorps xmm15, xmm5                                  ;  2291.0 fadd+fmul   46 t[3]
        andps xmm5, xmm15                                  ;  2293.0 fadd+fmul   46 t[3]
        xorps xmm13, xmm5                                  ;  2295.0 fadd+fmul   46 t[3]
        xorps xmm1, xmm15                                  ;  2293.0 fadd+fmul   46 t[3]
        movaps xmm5, xmm11                                 ;  2292.0 fadd+fmul   46 t[3] copy
        andps xmm5, xmm13                                  ;  2297.0 fadd+fmul   46 t[3]
        xorps xmm1, xmm5                                   ;  2299.0 fadd+fmul   46 t[3]
        movaps xmm5, xmm13                                 ;  2297.0 fadd+fmul   46 t[3] copy
        andps xmm5, xmm1                                   ;  2301.0 fadd+fmul   46 t[3]
        xorps xmm5, xmm15                                  ;  2303.0 fadd+fmul   46 t[3]
        andps xmm15, xmm1                                  ;  2301.0 fadd+fmul   46 t[3]
        xorps xmm11, xmm15                                 ;  2303.0 fadd+fmul   46 t[3]
        andps xmm4, xmm11                                  ;  2305.0 fadd+fmul   46 t[3]
        movaps xmm15, xmm1                                 ;  2301.0 fadd+fmul   46 t[3] copy
        xorps xmm15, xmm11                                 ;  2305.0 fadd+fmul   46 t[3]
        andps xmm0, xmm5                                   ;  2305.0 fadd+fmul   46 t[3]
        andps xmm7, xmm1                                   ;  2304.0 fadd+fmul   46 t[3]
        andps xmm6, xmm15                                  ;  2307.0 fadd+fmul   46 t[3]
        andps xmm3, xmm15                                  ;  2307.0 fadd+fmul   46 t[3]
        xorps xmm15, xmm5                                  ;  2307.0 fadd+fmul   46 t[3]
        andps xmm2, xmm5                                   ;  2308.0 fadd+fmul   46 t[3]
        andps xmm8, xmm15                                  ;  2309.0 fadd+fmul   46 t[3]
        andps xmm9, xmm1                                   ;  2310.0 fadd+fmul   46 t[3]
        xorps xmm3, xmm8                                   ;  2311.0 fadd+fmul   46 t[3]
        movaps [rax + 112], xmm9                           ;  2312.0 agu2+agu0+fmisc   46 t[3] spill
        movaps xmm9, xmm11                                 ;  2312.0 fadd+fmul   46 t[3] copy
        andps xmm9, [rbx + 112]                            ;  2314.0 agu1+agu0+fadd+fmul   46 t[3]
        orps xmm11, xmm15                                  ;  2314.0 fadd+fmul   46 t[3]
        xorps xmm13, xmm11                                 ;  2316.0 fadd+fmul   46 t[3]
        xorps xmm5, xmm13                                  ;  2318.0 fadd+fmul   46 t[3]
        xorps xmm2, xmm4                                   ;  2317.0 fadd+fmul   46 t[3]
        xorps xmm2, xmm7                                   ;  2319.0 fadd+fmul   46 t[3]
        andps xmm12, xmm15                                 ;  2319.0 fadd+fmul   46 t[3]
        andps xmm10, xmm13                                 ;  2320.0 fadd+fmul   46 t[3]
        xorps xmm1, xmm13                                  ;  2321.0 fadd+fmul   46 t[3]
        movaps xmm11, [r11 - 96]                           ;  2318.0 agu2+agu0+fmisc   46 t[3]
        andps xmm11, xmm5                                  ;  2322.0 fadd+fmul   46 t[3]
        andps xmm5, [rdx + 32]                             ;  2323.0 agu1+agu0+fadd+fmul   46 t[3]
        andps xmm13, [rdx + 16]                            ;  2324.0 agu2+agu0+fadd+fmul   46 t[3]
        xorps xmm15, xmm1                                  ;  2325.0 fadd+fmul   46 t[3]
        xorps xmm8, xmm10                                  ;  2326.0 fadd+fmul   46 t[3]
        xorps xmm8, xmm2                                   ;  2328.0 fadd+fmul   46 t[3]
        movaps xmm10, [rax + 96]                           ;  2323.0 agu1+agu2+fmisc   46 t[3]
        andps xmm10, xmm1                                  ;  2328.0 fadd+fmul   46 t[3]
        andps xmm1, [r11 - 112]                            ;  2329.0 agu0+agu1+fadd+fmul   46 t[3]
        xorps xmm8, xmm10                                  ;  2330.0 fadd+fmul   46 t[3]
        xorps xmm13, xmm5                                  ;  2331.0 fadd+fmul   46 t[3]
        xorps xmm12, xmm1                                  ;  2332.0 fadd+fmul   46 t[3]
        xorps xmm12, xmm13                                 ;  2334.0 fadd+fmul   46 t[3]
        andps xmm14, xmm15                                 ;  2334.0 fadd+fmul   46 t[3]
        xorps xmm7, xmm10                                  ;  2335.0 fadd+fmul   46 t[3]
        xorps xmm7, xmm3                                   ;  2337.0 fadd+fmul   46 t[3]
        xorps xmm7, xmm12                                  ;  2339.0 fadd+fmul   46 t[3]
        andps xmm15, [r11 - 80]                            ;  2338.0 agu2+agu0+fadd+fmul   46 t[3]
        xorps xmm3, xmm4                                   ;  2339.0 fadd+fmul   46 t[3]
        xorps xmm0, xmm5                                   ;  2340.0 fadd+fmul   46 t[3]
        xorps xmm0, xmm8                                   ;  2342.0 fadd+fmul   46 t[3]
        xorps xmm0, xmm7                                   ;  2344.0 fadd+fmul   46 t[3]
        xorps xmm9, xmm0                                   ;  2346.0 fadd+fmul   46 t[3]
        xorps xmm14, xmm1                                  ;  2344.0 fadd+fmul   46 t[3]
        xorps xmm6, xmm13                                  ;  2345.0 fadd+fmul   46 t[3]
        xorps xmm14, xmm3                                  ;  2346.0 fadd+fmul   46 t[3]
        xorps xmm14, xmm0                                  ;  2348.0 fadd+fmul   46 t[3]
        xorps xmm6, xmm9                                   ;  2348.0 fadd+fmul   46 t[3]
        xorps xmm2, xmm11                                  ;  2349.0 fadd+fmul   46 t[3]
        xorps xmm2, xmm6                                   ;  2351.0 fadd+fmul   46 t[3]
        xorps xmm15, xmm3                                  ;  2351.0 fadd+fmul   46 t[3]
        xorps xmm15, xmm2                                  ;  2353.0 fadd+fmul   46 t[3]
        movaps xmm0, [r15 - 96]                            ;  2349.0 agu1+agu0+fmisc   46 t[3]
        movaps xmm1, [rel aes128_decrypt.T0_constants128]  ;  2351.0 agu2+agu0+fmisc   46 t[0] reload
        xorps xmm0, xmm1                                   ;  2353.0 fadd+fmul   46 t[3]
        movaps xmm3, xmm0                                  ;  2355.0 fadd+fmul   46 t[3] copy
        movaps xmm4, [r15 - 80]                            ;  2353.0 agu1+agu2+fmisc   46 t[3]
        xorps xmm4, xmm1                                   ;  2355.0 fadd+fmul   46 t[3]
        xorps xmm3, xmm4                                   ;  2357.0 fadd+fmul   46 t[3]
        movaps xmm5, [r15 - 32]                            ;  2355.0 agu0+agu1+fmisc   46 t[3]
        xorps xmm5, xmm1                                   ;  2357.0 fadd+fmul   46 t[3]
        xorps xmm0, xmm5                                   ;  2359.0 fadd+fmul   46 t[3]
        movaps xmm10, xmm4                                 ;  2359.0 fadd+fmul   46 t[3] copy
        movaps xmm11, [r15 - 48]                           ;  2357.0 agu2+agu0+fmisc   46 t[3] reload
        xorps xmm10, xmm11                                 ;  2361.0 fadd+fmul   46 t[3]
        xorps xmm5, xmm10                                  ;  2363.0 fadd+fmul   46 t[3]
        movaps xmm13, xmm3                                 ;  2362.0 fadd+fmul   46 t[3] copy
        xorps xmm13, [r15 + 0]                             ;  2364.0 agu1+agu0+fadd+fmul   46 t[3]
        xorps xmm11, xmm3                                  ;  2364.0 fadd+fmul   46 t[3]
        movaps [r11 - 80], xmm9                            ;  2360.7 agu2+agu0+fmisc   46 t[3] spill
        movaps xmm9, [rel aes128_decrypt.T0_constants128]  ;  2362.7 agu1+agu0+fmisc   46 t[3] copy
        xorps xmm9, [r15 - 16]                             ;  2365.0 agu2+agu0+fadd+fmul   46 t[3]
        xorps xmm10, xmm9                                  ;  2367.0 fadd+fmul   46 t[3]
        movaps xmm1, xmm5                                  ;  2367.0 fadd+fmul   46 t[3] copy
        xorps xmm1, [r15 - 64]                             ;  2369.0 agu1+agu2+fadd+fmul   46 t[3]
        movaps [r11 - 112], xmm8                           ;  2365.0 agu0+agu1+fmisc   46 t[3] spill
        movaps xmm8, xmm13                                 ;  2369.0 fadd+fmul   46 t[3] copy
        xorps xmm8, xmm1                                   ;  2371.0 fadd+fmul   46 t[3]
        movaps [rax + 96], xmm2                            ;  2367.0 agu2+agu0+fmisc   46 t[3] spill
        movaps xmm2, xmm5                                  ;  2371.0 fadd+fmul   46 t[3] copy
        xorps xmm2, [rbx + 64]                             ;  2373.0 agu1+agu0+fadd+fmul   46 t[3]
        xorps xmm3, xmm2                                   ;  2375.0 fadd+fmul   46 t[3]
        movaps [rdx + 16], xmm7                            ;  2370.0 agu2+agu0+fmisc   46 t[3] spill
        movaps xmm7, xmm4                                  ;  2374.0 fadd+fmul   46 t[3] copy
        xorps xmm7, xmm2                                   ;  2376.0 fadd+fmul   46 t[3]
        movaps [rdx + 32], xmm14                           ;  2372.0 agu1+agu0+fmisc   46 t[3] spill
        movaps xmm14, xmm4                                 ;  2376.0 fadd+fmul   46 t[3] copy
        andps xmm14, xmm1                                  ;  2378.0 fadd+fmul   46 t[3]
        movaps [r11 - 96], xmm12                           ;  2374.0 agu2+agu0+fmisc   46 t[3] spill
        movaps xmm12, xmm13                                ;  2378.0 fadd+fmul   46 t[3] copy
        andps xmm12, xmm7                                  ;  2380.0 fadd+fmul   46 t[3]
        movaps [rcx - 32], xmm6                            ;  2376.3 agu1+agu0+fmisc   46 t[3] spill
        movaps xmm6, xmm3                                  ;  2380.0 fadd+fmul   46 t[3] copy
        orps xmm6, [rbx + 64]                              ;  2382.0 agu2+agu0+fadd+fmul   46 t[3]
        xorps xmm12, xmm6                                  ;  2384.0 fadd+fmul   46 t[3]
        movaps [rbx - 128], xmm15                          ;  2379.0 agu1+agu0+fmisc   46 t[3] spill
        movaps xmm15, xmm4                                 ;  2383.0 fadd+fmul   46 t[3] copy
        xorps xmm15, xmm0                                  ;  2385.0 fadd+fmul   46 t[3]
        movaps [rsi + 80], xmm7                            ;  2381.0 agu2+agu0+fmisc   46 t[3] spill
        movaps xmm7, xmm8                                  ;  2385.0 fadd+fmul   46 t[3] copy
        xorps xmm7, xmm3                                   ;  2387.0 fadd+fmul   46 t[3]
        movaps [rbx - 112], xmm13                          ;  2383.0 agu1+agu0+fmisc   46 t[3] spill
        movaps xmm13, xmm10                                ;  2387.0 fadd+fmul   46 t[3] copy
        orps xmm13, xmm15                                  ;  2389.0 fadd+fmul   46 t[3]
        movaps [r11 - 64], xmm4                            ;  2385.3 agu2+agu0+fmisc   46 t[3] spill
        movaps xmm4, xmm8                                  ;  2389.0 fadd+fmul   46 t[3] copy
        orps xmm4, xmm2                                    ;  2391.0 fadd+fmul   46 t[3]
        xorps xmm12, xmm4                                  ;  2393.0 fadd+fmul   46 t[3]
        xorps xmm13, xmm4                                  ;  2393.0 fadd+fmul   46 t[3]
        movaps xmm4, xmm5                                  ;  2393.0 fadd+fmul   46 t[3] copy
        andps xmm4, xmm7                                   ;  2395.0 fadd+fmul   46 t[3]
        xorps xmm13, xmm4                                  ;  2397.0 fadd+fmul   46 t[3]
        movaps [rsi + 0], xmm15                            ;  2392.0 agu1+agu0+fmisc   46 t[3] spill
        movaps xmm15, xmm1                                 ;  2396.0 fadd+fmul   46 t[3] copy
        xorps xmm15, xmm10                                 ;  2398.0 fadd+fmul   46 t[3]
        xorps xmm6, xmm14                                  ;  2398.0 fadd+fmul   46 t[3]
        xorps xmm14, xmm9                                  ;  2399.0 fadd+fmul   46 t[3]
        xorps xmm13, xmm14                                 ;  2401.0 fadd+fmul   46 t[3]
        xorps xmm14, xmm12                                 ;  2401.0 fadd+fmul   46 t[3]
        xorps xmm6, xmm4                                   ;  2402.0 fadd+fmul   46 t[3]
        movaps xmm4, xmm3                                  ;  2403.0 fadd+fmul   46 t[3] copy
        xorps xmm4, xmm10                                  ;  2405.0 fadd+fmul   46 t[3]
        movaps [rdx + 48], xmm10                           ;  2400.3 agu2+agu0+fmisc   46 t[3] spill
        movaps xmm10, xmm9                                 ;  2405.0 fadd+fmul   46 t[3] copy
        orps xmm10, xmm4                                   ;  2407.0 fadd+fmul   46 t[3]
        xorps xmm12, xmm10                                 ;  2409.0 fadd+fmul   46 t[3]
        movaps xmm10, xmm0                                 ;  2408.0 fadd+fmul   46 t[3] copy
        orps xmm10, xmm15                                  ;  2410.0 fadd+fmul   46 t[3]
        xorps xmm14, xmm10                                 ;  2412.0 fadd+fmul   46 t[3]
        movaps xmm10, xmm0                                 ;  2411.0 fadd+fmul   46 t[3] copy
        andps xmm10, xmm15                                 ;  2413.0 fadd+fmul   46 t[3]
        xorps xmm6, xmm10                                  ;  2415.0 fadd+fmul   46 t[3]
        movaps xmm10, xmm7                                 ;  2414.0 fadd+fmul   46 t[3] copy
        xorps xmm10, xmm15                                 ;  2416.0 fadd+fmul   46 t[3]
        movaps [r11 - 48], xmm4                            ;  2412.0 agu1+agu0+fmisc   46 t[3] spill
        movaps xmm4, xmm11                                 ;  2416.0 fadd+fmul   46 t[3] copy
        andps xmm4, xmm10                                  ;  2418.0 fadd+fmul   46 t[3]
        xorps xmm14, xmm4                                  ;  2420.0 fadd+fmul   46 t[3]
        movaps xmm4, xmm13                                 ;  2419.0 fadd+fmul   46 t[3] copy
        andps xmm4, xmm14                                  ;  2422.0 fadd+fmul   46 t[3]
        xorps xmm12, xmm4                                  ;  2424.0 fadd+fmul   46 t[3]
        andps xmm4, xmm12                                  ;  2426.0 fadd+fmul   46 t[3]
        xorps xmm6, xmm4                                   ;  2428.0 fadd+fmul   46 t[3]
        xorps xmm13, xmm12                                 ;  2426.0 fadd+fmul   46 t[3]
        movaps xmm4, xmm14                                 ;  2425.0 fadd+fmul   46 t[3] copy
        andps xmm4, xmm6                                   ;  2430.0 fadd+fmul   46 t[3]
        xorps xmm13, xmm4                                  ;  2432.0 fadd+fmul   46 t[3]
        movaps xmm4, xmm6                                  ;  2430.0 fadd+fmul   46 t[3] copy
        andps xmm4, xmm13                                  ;  2434.0 fadd+fmul   46 t[3]
        xorps xmm4, xmm12                                  ;  2436.0 fadd+fmul   46 t[3]
        andps xmm12, xmm13                                 ;  2434.0 fadd+fmul   46 t[3]
        xorps xmm14, xmm12                                 ;  2436.0 fadd+fmul   46 t[3]
        andps xmm3, xmm14                                  ;  2438.0 fadd+fmul   46 t[3]
        movaps xmm12, xmm13                                ;  2434.0 fadd+fmul   46 t[3] copy
        xorps xmm12, xmm14                                 ;  2438.0 fadd+fmul   46 t[3]
        andps xmm0, xmm4                                   ;  2438.0 fadd+fmul   46 t[3]
        andps xmm8, xmm13                                  ;  2437.0 fadd+fmul   46 t[3]
        andps xmm5, xmm12                                  ;  2440.0 fadd+fmul   46 t[3]
        andps xmm7, xmm12                                  ;  2440.0 fadd+fmul   46 t[3]
        xorps xmm12, xmm4                                  ;  2440.0 fadd+fmul   46 t[3]
        andps xmm15, xmm4                                  ;  2441.0 fadd+fmul   46 t[3]
        andps xmm10, xmm12                                 ;  2442.0 fadd+fmul   46 t[3]
        andps xmm2, xmm13                                  ;  2443.0 fadd+fmul   46 t[3]
        xorps xmm7, xmm10                                  ;  2444.0 fadd+fmul   46 t[3]
        movaps [rbp + 3664], xmm2                          ;  2445.0 agu2+agu0+fmisc   46 t[3] spill
        movaps xmm2, xmm14                                 ;  2445.0 fadd+fmul   46 t[3] copy
        andps xmm2, [rbx + 64]                             ;  2447.0 agu1+agu0+fadd+fmul   46 t[3]
        orps xmm14, xmm12                                  ;  2447.0 fadd+fmul   46 t[3]
        xorps xmm6, xmm14                                  ;  2449.0 fadd+fmul   46 t[3]
        xorps xmm4, xmm6                                   ;  2451.0 fadd+fmul   46 t[3]
        xorps xmm15, xmm3                                  ;  2450.0 fadd+fmul   46 t[3]
        xorps xmm15, xmm8                                  ;  2452.0 fadd+fmul   46 t[3]
        andps xmm11, xmm12                                 ;  2452.0 fadd+fmul   46 t[3]
        andps xmm1, xmm6                                   ;  2453.0 fadd+fmul   46 t[3]
        xorps xmm13, xmm6                                  ;  2454.0 fadd+fmul   46 t[3]
        movaps xmm14, [rdx + 48]                           ;  2451.0 agu2+agu0+fmisc   46 t[3]
        andps xmm14, xmm4                                  ;  2455.0 fadd+fmul   46 t[3]
        andps xmm4, [rsi + 0]                              ;  2456.0 agu1+agu0+fadd+fmul   46 t[3]
        andps xmm6, [r11 - 64]                             ;  2457.0 agu2+agu0+fadd+fmul   46 t[3]
        xorps xmm12, xmm13                                 ;  2458.0 fadd+fmul   46 t[3]
        xorps xmm10, xmm1                                  ;  2459.0 fadd+fmul   46 t[3]
        xorps xmm10, xmm15                                 ;  2461.0 fadd+fmul   46 t[3]
        movaps xmm1, [rbx - 112]                           ;  2456.0 agu1+agu2+fmisc   46 t[3]
        andps xmm1, xmm13                                  ;  2461.0 fadd+fmul   46 t[3]
        andps xmm13, [rsi + 80]                            ;  2462.0 agu0+agu1+fadd+fmul   46 t[3]
        xorps xmm10, xmm1                                  ;  2463.0 fadd+fmul   46 t[3]
        xorps xmm6, xmm4                                   ;  2464.0 fadd+fmul   46 t[3]
        xorps xmm11, xmm13                                 ;  2465.0 fadd+fmul   46 t[3]
        xorps xmm11, xmm6                                  ;  2467.0 fadd+fmul   46 t[3]
        andps xmm9, xmm12                                  ;  2467.0 fadd+fmul   46 t[3]
        xorps xmm8, xmm1                                   ;  2468.0 fadd+fmul   46 t[3]
        xorps xmm8, xmm7                                   ;  2470.0 fadd+fmul   46 t[3]
        xorps xmm8, xmm11                                  ;  2472.0 fadd+fmul   46 t[3]
        andps xmm12, [r11 - 48]                            ;  2471.0 agu2+agu0+fadd+fmul   46 t[3]
        xorps xmm7, xmm3                                   ;  2472.0 fadd+fmul   46 t[3]
        xorps xmm0, xmm4                                   ;  2473.0 fadd+fmul   46 t[3]
        xorps xmm0, xmm10                                  ;  2475.0 fadd+fmul   46 t[3]
        xorps xmm0, xmm8                                   ;  2477.0 fadd+fmul   46 t[3]
        xorps xmm9, xmm13                                  ;  2476.0 fadd+fmul   46 t[3]
        xorps xmm2, xmm0                                   ;  2479.0 fadd+fmul   46 t[3]
        xorps xmm9, xmm7                                   ;  2478.0 fadd+fmul   46 t[3]
        xorps xmm9, xmm0                                   ;  2480.0 fadd+fmul   46 t[3]
        xorps xmm5, xmm6                                   ;  2480.0 fadd+fmul   46 t[3]
        xorps xmm5, xmm2                                   ;  2482.0 fadd+fmul   46 t[3]
        xorps xmm8, xmm9                                   ;  2482.0 fadd+fmul   46 t[3]
        xorps xmm15, xmm14                                 ;  2483.0 fadd+fmul   46 t[3]
        xorps xmm15, xmm5                                  ;  2485.0 fadd+fmul   46 t[3]
        movaps xmm14, [r13 + 96]                           ;  2481.0 agu1+agu0+fmisc   46 t[3]
        movaps xmm0, [rel aes128_decrypt.T0_constants128]  ;  2483.0 agu2+agu0+fmisc   46 t[0] reload
        xorps xmm14, xmm0                                  ;  2485.0 fadd+fmul   46 t[3]
        movaps xmm1, xmm14                                 ;  2487.0 fadd+fmul   46 t[3] copy
        movaps xmm3, [r13 + 112]                           ;  2485.0 agu1+agu2+fmisc   46 t[3]
        xorps xmm3, xmm0                                   ;  2487.0 fadd+fmul   46 t[3]
        xorps xmm1, xmm3                                   ;  2489.0 fadd+fmul   46 t[3]
        movaps xmm4, [r14 - 96]                            ;  2487.0 agu0+agu1+fmisc   46 t[3]
        xorps xmm4, xmm0                                   ;  2489.0 fadd+fmul   46 t[3]
        xorps xmm14, xmm4                                  ;  2491.0 fadd+fmul   46 t[3]
        xorps xmm0, [r14 - 80]                             ;  2491.0 agu2+agu0+fadd+fmul   46 t[3]
        movaps xmm6, xmm3                                  ;  2492.0 fadd+fmul   46 t[3] copy
        movaps xmm13, [r14 - 112]                          ;  2489.3 agu1+agu0+fmisc   46 t[3] reload
        xorps xmm6, xmm13                                  ;  2494.0 fadd+fmul   46 t[3]
        xorps xmm4, xmm6                                   ;  2496.0 fadd+fmul   46 t[3]
        xorps xmm13, xmm1                                  ;  2495.0 fadd+fmul   46 t[3]
        xorps xmm6, xmm0                                   ;  2496.0 fadd+fmul   46 t[3]
        movaps [r11 - 48], xmm2                            ;  2492.7 agu2+agu0+fmisc   46 t[3] spill
        movaps xmm2, xmm1                                  ;  2497.0 fadd+fmul   46 t[3] copy
        xorps xmm2, [r14 - 64]                             ;  2499.0 agu1+agu0+fadd+fmul   46 t[3]
        movaps [rsi + 80], xmm10                           ;  2495.0 agu2+agu0+fmisc   46 t[3] spill
        movaps xmm10, xmm4                                 ;  2499.0 fadd+fmul   46 t[3] copy
        xorps xmm10, [r14 - 128]                           ;  2501.0 agu1+agu0+fadd+fmul   46 t[3]
        movaps [rbx - 112], xmm9                           ;  2497.3 agu2+agu0+fmisc   46 t[3] spill
        movaps xmm9, xmm2                                  ;  2501.0 fadd+fmul   46 t[3] copy
        xorps xmm9, xmm10                                  ;  2503.0 fadd+fmul   46 t[3]
        movaps [r11 - 64], xmm12                           ;  2499.3 agu1+agu2+fmisc   46 t[3] spill
        movaps xmm12, xmm4                                 ;  2503.0 fadd+fmul   46 t[3] copy
        xorps xmm12, [rbx + 16]                            ;  2505.0 agu0+agu1+fadd+fmul   46 t[3]
        xorps xmm1, xmm12                                  ;  2507.0 fadd+fmul   46 t[3]
        movaps [rsi + 0], xmm7                             ;  2502.0 agu2+agu0+fmisc   46 t[3] spill
        movaps xmm7, xmm3                                  ;  2506.0 fadd+fmul   46 t[3] copy
        xorps xmm7, xmm12                                  ;  2508.0 fadd+fmul   46 t[3]
        movaps [rdx + 48], xmm15                           ;  2504.0 agu1+agu0+fmisc   46 t[3] spill
        movaps xmm15, xmm3                                 ;  2508.0 fadd+fmul   46 t[3] copy
        andps xmm15, xmm10                                 ;  2510.0 fadd+fmul   46 t[3]
        movaps [rbp + 3680], xmm11                         ;  2506.0 agu2+agu0+fmisc   46 t[3] spill
        movaps xmm11, xmm2                                 ;  2510.0 fadd+fmul   46 t[3] copy
        andps xmm11, xmm7                                  ;  2512.0 fadd+fmul   46 t[3]
        movaps [rcx - 16], xmm8                            ;  2508.3 agu1+agu0+fmisc   46 t[3] spill
        movaps xmm8, xmm1                                  ;  2512.0 fadd+fmul   46 t[3] copy
        orps xmm8, [rbx + 16]                              ;  2514.0 agu2+agu0+fadd+fmul   46 t[3]
        xorps xmm11, xmm8                                  ;  2516.0 fadd+fmul   46 t[3]
        movaps [rbp + 3696], xmm5                          ;  2511.0 agu1+agu0+fmisc   46 t[3] spill
        movaps xmm5, xmm3                                  ;  2515.0 fadd+fmul   46 t[3] copy
        xorps xmm5, xmm14                                  ;  2517.0 fadd+fmul   46 t[3]
        movaps [rbp + 3712], xmm7                          ;  2513.0 agu2+agu0+fmisc   46 t[3] spill
        movaps xmm7, xmm9                                  ;  2517.0 fadd+fmul   46 t[3] copy
        xorps xmm7, xmm1                                   ;  2519.0 fadd+fmul   46 t[3]
        movaps [rbp + 3728], xmm2                          ;  2515.0 agu1+agu0+fmisc   46 t[3] spill
        movaps xmm2, xmm6                                  ;  2519.0 fadd+fmul   46 t[3] copy
        orps xmm2, xmm5                                    ;  2521.0 fadd+fmul   46 t[3]
        movaps [rbp + 3744], xmm3                          ;  2517.3 agu2+agu0+fmisc   46 t[3] spill
        movaps xmm3, xmm9                                  ;  2521.0 fadd+fmul   46 t[3] copy
        orps xmm3, xmm12                                   ;  2523.0 fadd+fmul   46 t[3]
        xorps xmm11, xmm3                                  ;  2525.0 fadd+fmul   46 t[3]
        xorps xmm2, xmm3                                   ;  2525.0 fadd+fmul   46 t[3]
        movaps xmm3, xmm4                                  ;  2525.0 fadd+fmul   46 t[3] copy
        andps xmm3, xmm7                                   ;  2527.0 fadd+fmul   46 t[3]
        xorps xmm2, xmm3                                   ;  2529.0 fadd+fmul   46 t[3]
        movaps [rbp + 3760], xmm5                          ;  2524.0 agu1+agu0+fmisc   46 t[3] spill
        movaps xmm5, xmm10                                 ;  2528.0 fadd+fmul   46 t[3] copy
        xorps xmm5, xmm6                                   ;  2530.0 fadd+fmul   46 t[3]
        xorps xmm8, xmm15                                  ;  2530.0 fadd+fmul   46 t[3]
        xorps xmm15, xmm0                                  ;  2531.0 fadd+fmul   46 t[3]
        xorps xmm2, xmm15                                  ;  2533.0 fadd+fmul   46 t[3]
        xorps xmm15, xmm11                                 ;  2533.0 fadd+fmul   46 t[3]
        xorps xmm8, xmm3                                   ;  2534.0 fadd+fmul   46 t[3]
        movaps xmm3, xmm1                                  ;  2535.0 fadd+fmul   46 t[3] copy
        xorps xmm3, xmm6                                   ;  2537.0 fadd+fmul   46 t[3]
        movaps [rbp + 3776], xmm6                          ;  2532.3 agu2+agu0+fmisc   46 t[3] spill
        movaps xmm6, xmm0                                  ;  2537.0 fadd+fmul   46 t[3] copy
        orps xmm6, xmm3                                    ;  2539.0 fadd+fmul   46 t[3]
        xorps xmm11, xmm6                                  ;  2541.0 fadd+fmul   46 t[3]
        movaps xmm6, xmm14                                 ;  2540.0 fadd+fmul   46 t[3] copy
        orps xmm6, xmm5                                    ;  2542.0 fadd+fmul   46 t[3]
        xorps xmm15, xmm6                                  ;  2544.0 fadd+fmul   46 t[3]
        movaps xmm6, xmm14                                 ;  2543.0 fadd+fmul   46 t[3] copy
        andps xmm6, xmm5                                   ;  2545.0 fadd+fmul   46 t[3]
        xorps xmm8, xmm6                                   ;  2547.0 fadd+fmul   46 t[3]
        movaps xmm6, xmm7                                  ;  2546.0 fadd+fmul   46 t[3] copy
        xorps xmm6, xmm5                                   ;  2548.0 fadd+fmul   46 t[3]
        movaps [rbp + 3792], xmm3                          ;  2544.0 agu1+agu0+fmisc   46 t[3] spill
        movaps xmm3, xmm13                                 ;  2548.0 fadd+fmul   46 t[3] copy
        andps xmm3, xmm6                                   ;  2550.0 fadd+fmul   46 t[3]
        xorps xmm15, xmm3                                  ;  2552.0 fadd+fmul   46 t[3]
        movaps xmm3, xmm2                                  ;  2551.0 fadd+fmul   46 t[3] copy
        andps xmm3, xmm15                                  ;  2554.0 fadd+fmul   46 t[3]
        xorps xmm11, xmm3                                  ;  2556.0 fadd+fmul   46 t[3]
        andps xmm3, xmm11                                  ;  2558.0 fadd+fmul   46 t[3]
        xorps xmm8, xmm3                                   ;  2560.0 fadd+fmul   46 t[3]
        xorps xmm2, xmm11                                  ;  2558.0 fadd+fmul   46 t[3]
        movaps xmm3, xmm15                                 ;  2557.0 fadd+fmul   46 t[3] copy
        andps xmm3, xmm8                                   ;  2562.0 fadd+fmul   46 t[3]
        xorps xmm2, xmm3                                   ;  2564.0 fadd+fmul   46 t[3]
        movaps xmm3, xmm8                                  ;  2562.0 fadd+fmul   46 t[3] copy
        andps xmm3, xmm2                                   ;  2566.0 fadd+fmul   46 t[3]
        xorps xmm3, xmm11                                  ;  2568.0 fadd+fmul   46 t[3]
        andps xmm11, xmm2                                  ;  2566.0 fadd+fmul   46 t[3]
        xorps xmm15, xmm11                                 ;  2568.0 fadd+fmul   46 t[3]
        andps xmm1, xmm15                                  ;  2570.0 fadd+fmul   46 t[3]
        movaps xmm11, xmm2                                 ;  2566.0 fadd+fmul   46 t[3] copy
        xorps xmm11, xmm15                                 ;  2570.0 fadd+fmul   46 t[3]
        andps xmm14, xmm3                                  ;  2570.0 fadd+fmul   46 t[3]
        andps xmm9, xmm2                                   ;  2569.0 fadd+fmul   46 t[3]
        andps xmm4, xmm11                                  ;  2572.0 fadd+fmul   46 t[3]
        andps xmm7, xmm11                                  ;  2572.0 fadd+fmul   46 t[3]
        xorps xmm11, xmm3                                  ;  2572.0 fadd+fmul   46 t[3]
        andps xmm5, xmm3                                   ;  2573.0 fadd+fmul   46 t[3]
        andps xmm6, xmm11                                  ;  2574.0 fadd+fmul   46 t[3]
        andps xmm12, xmm2                                  ;  2575.0 fadd+fmul   46 t[3]
        xorps xmm7, xmm6                                   ;  2576.0 fadd+fmul   46 t[3]
        movaps [rbx - 96], xmm12                           ;  2577.0 agu2+agu0+fmisc   46 t[3] spill
        movaps xmm12, xmm15                                ;  2577.0 fadd+fmul   46 t[3] copy
        andps xmm12, [rbx + 16]                            ;  2579.0 agu1+agu0+fadd+fmul   46 t[3]
        orps xmm15, xmm11                                  ;  2579.0 fadd+fmul   46 t[3]
        xorps xmm8, xmm15                                  ;  2581.0 fadd+fmul   46 t[3]
        xorps xmm3, xmm8                                   ;  2583.0 fadd+fmul   46 t[3]
        xorps xmm5, xmm1                                   ;  2582.0 fadd+fmul   46 t[3]
        xorps xmm5, xmm9                                   ;  2584.0 fadd+fmul   46 t[3]
        andps xmm13, xmm11                                 ;  2584.0 fadd+fmul   46 t[3]
        andps xmm10, xmm8                                  ;  2585.0 fadd+fmul   46 t[3]
        xorps xmm2, xmm8                                   ;  2586.0 fadd+fmul   46 t[3]
        movaps xmm15, [rbp + 3776]                         ;  2583.0 agu2+agu0+fmisc   46 t[3]
        andps xmm15, xmm3                                  ;  2587.0 fadd+fmul   46 t[3]
        andps xmm3, [rbp + 3760]                           ;  2588.0 agu1+agu0+fadd+fmul   46 t[3]
        andps xmm8, [rbp + 3744]                           ;  2589.0 agu2+agu0+fadd+fmul   46 t[3]
        xorps xmm11, xmm2                                  ;  2590.0 fadd+fmul   46 t[3]
        xorps xmm6, xmm10                                  ;  2591.0 fadd+fmul   46 t[3]
        xorps xmm6, xmm5                                   ;  2593.0 fadd+fmul   46 t[3]
        movaps xmm10, [rbp + 3728]                         ;  2588.0 agu1+agu2+fmisc   46 t[3]
        andps xmm10, xmm2                                  ;  2593.0 fadd+fmul   46 t[3]
        andps xmm2, [rbp + 3712]                           ;  2594.0 agu0+agu1+fadd+fmul   46 t[3]
        xorps xmm6, xmm10                                  ;  2595.0 fadd+fmul   46 t[3]
        xorps xmm8, xmm3                                   ;  2596.0 fadd+fmul   46 t[3]
        xorps xmm13, xmm2                                  ;  2597.0 fadd+fmul   46 t[3]
        xorps xmm13, xmm8                                  ;  2599.0 fadd+fmul   46 t[3]
        andps xmm0, xmm11                                  ;  2599.0 fadd+fmul   46 t[3]
        xorps xmm9, xmm10                                  ;  2600.0 fadd+fmul   46 t[3]
        xorps xmm9, xmm7                                   ;  2602.0 fadd+fmul   46 t[3]
        andps xmm11, [rbp + 3792]                          ;  2602.0 agu2+agu0+fadd+fmul   46 t[3]
        xorps xmm9, xmm13                                  ;  2604.0 fadd+fmul   46 t[3]
        xorps xmm7, xmm1                                   ;  2604.0 fadd+fmul   46 t[3]
        xorps xmm14, xmm3                                  ;  2605.0 fadd+fmul   46 t[3]
        xorps xmm14, xmm6                                  ;  2607.0 fadd+fmul   46 t[3]
        xorps xmm14, xmm9                                  ;  2609.0 fadd+fmul   46 t[3]
        xorps xmm12, xmm14                                 ;  2611.0 fadd+fmul   46 t[3]
        xorps xmm0, xmm2                                   ;  2609.0 fadd+fmul   46 t[3]
        xorps xmm4, xmm8                                   ;  2610.0 fadd+fmul   46 t[3]
        xorps xmm0, xmm7                                   ;  2611.0 fadd+fmul   46 t[3]
        xorps xmm0, xmm14                                  ;  2613.0 fadd+fmul   46 t[3]
        xorps xmm4, xmm12                                  ;  2613.0 fadd+fmul   46 t[3]
        xorps xmm5, xmm15                                  ;  2614.0 fadd+fmul   46 t[3]
        xorps xmm5, xmm4                                   ;  2616.0 fadd+fmul   46 t[3]
        xorps xmm11, xmm7                                  ;  2616.0 fadd+fmul   65 t[3]
        movaps xmm14, [rbx - 128]                          ;  2612.7 agu1+agu0+fmisc   46 t[3] reload
        xorps xmm11, xmm14                                 ;  2618.0 fadd+fmul   65 t[3]
        xorps xmm11, xmm5                                  ;  2620.0 fadd+fmul   65 t[3]
        movaps xmm15, [rcx - 32]                           ;  2615.0 agu2+agu0+fmisc   46 t[3] reload
        xorps xmm4, xmm15                                  ;  2619.0 fadd+fmul   65 t[3]
        movaps xmm1, [rbp + 3648]                          ;  2617.0 agu1+agu0+fmisc   65 t[3]
        xorps xmm1, xmm13                                  ;  2620.0 fadd+fmul   65 t[3]
        movaps xmm2, [rbp + 3696]                          ;  2619.0 agu2+agu0+fmisc   65 t[3]
        xorps xmm2, xmm4                                   ;  2621.0 fadd+fmul   65 t[3]
        movaps xmm3, [r11 - 96]                            ;  2621.0 agu1+agu0+fmisc   65 t[3]
        xorps xmm3, xmm1                                   ;  2623.0 fadd+fmul   65 t[3]
        movaps xmm7, [rbp + 3632]                          ;  2623.0 agu2+agu0+fmisc+fadd   65 t[3]
        xorps xmm7, xmm2                                   ;  2625.0 fmul+fadd   65 t[3]
        movaps xmm8, [rcx - 16]                            ;  2624.0 agu1+agu0+fmisc   65 t[3]
        xorps xmm8, xmm7                                   ;  2627.0 fmul+fadd   65 t[3]
        xorps xmm9, xmm0                                   ;  2626.0 fmul+fadd   65 t[3]
        movaps xmm10, [r11 - 128]                          ;  2626.0 agu2+agu0+fmisc   65 t[3]
        xorps xmm10, xmm8                                  ;  2629.0 fmul+fadd   65 t[3]
        xorps xmm10, [rdi + 112]                           ;  2631.0 agu1+agu0+fmul+fadd   65 t[3]
        xorps xmm9, xmm8                                   ;  2629.0 fmul+fadd   65 t[3]
        xorps xmm13, xmm10                                 ;  2633.0 fmul+fadd   65 t[3]
        movaps xmm8, xmm3                                  ;  2631.0 fmul+fadd   65 t[3] copy
        xorps xmm8, xmm13                                  ;  2635.0 fmul+fadd   65 t[3]
        xorps xmm13, [rbp + 3680]                          ;  2635.0 agu2+agu0+fmul+fadd   65 t[3]
        movaps xmm15, xmm11                                ;  2634.0 fmul+fadd   65 t[3] copy
        xorps xmm15, xmm13                                 ;  2637.0 fmul+fadd   65 t[3]
        movaps [rbx - 128], xmm10                          ;  2633.0 agu1+agu0+fmisc   65 t[3] spill
        movaps xmm10, [r11 - 64]                           ;  2634.7 agu2+agu0+fmisc   65 t[3]
        xorps xmm10, xmm8                                  ;  2637.0 fmul+fadd   65 t[3]
        xorps xmm10, [rsi + 0]                             ;  2639.0 agu1+agu0+fmul+fadd   65 t[3]
        xorps xmm10, [rdx + 48]                            ;  2641.0 agu2+agu0+fmul+fadd   65 t[3]
        xorps xmm11, xmm10                                 ;  2643.0 fmul+fadd   65 t[3]
        movaps [rsi + 0], xmm3                             ;  2637.3 agu1+agu2+fmisc   65 t[3] spill
        movaps xmm3, [rsi - 32]                            ;  2639.0 agu0+agu1+fmisc+fmul   65 t[3]
        xorps xmm3, xmm15                                  ;  2641.0 fadd+fmul   65 t[3]
        xorps xmm3, [rsi - 16]                             ;  2643.0 agu2+agu0+fadd+fmul   65 t[3]
        xorps xmm3, [rbp + 80]                             ;  2645.0 agu1+agu0+fadd+fmul   65 t[3]
        xorps xmm10, xmm3                                  ;  2647.0 fadd+fmul   65 t[3]
        xorps xmm14, xmm10                                 ;  2649.0 fadd+fmul   65 t[3]
        xorps xmm10, [rdi + 112]                           ;  2649.0 agu2+agu1+fadd+fmul   65 t[3]
        movaps [rsi - 16], xmm3                            ;  2647.0 agu0+agu1+fmisc   65 t[3] spill
        movaps xmm3, [rdx + 16]                            ;  2646.0 agu2+agu0+fmisc+fadd   65 t[3]
        xorps xmm3, xmm9                                   ;  2648.0 fmul+fadd   65 t[3]
        xorps xmm3, [rdx + 32]                             ;  2650.0 agu1+agu2+fmul+fadd   65 t[3]
        movaps [rdx + 16], xmm9                            ;  2648.0 agu0+agu1+fmisc   65 t[3] spill
        movaps xmm9, [rcx - 16]                            ;  2649.0 agu2+agu0+fmul+fadd   65 t[3]
        xorps xmm9, xmm3                                   ;  2652.0 fmul+fadd   65 t[3]
        xorps xmm1, xmm9                                   ;  2654.0 fmul+fadd   65 t[3]
        xorps xmm14, xmm1                                  ;  2656.0 fmul+fadd   65 t[3]
        movaps [rcx - 16], xmm9                            ;  2654.0 agu1+agu2+fmisc   65 t[3] spill
        movaps xmm9, xmm8                                  ;  2653.0 fmul+fadd   65 t[3] copy
        xorps xmm9, xmm14                                  ;  2658.0 fmul+fadd   65 t[3]
        movaps [rsi - 32], xmm14                           ;  2658.0 agu0+agu1+fmisc   65 t[3] spill
        movaps xmm14, [rdx + 32]                           ;  2654.3 agu2+agu0+fmul+fmisc   65 t[3]
        xorps xmm14, xmm10                                 ;  2656.3 fadd+fmul   65 t[3]
        xorps xmm10, [rbx - 112]                           ;  2656.0 agu1+agu2+fadd+fmul   65 t[3]
        xorps xmm0, xmm14                                  ;  2658.3 fadd+fmul   65 t[3]
        xorps xmm14, xmm15                                 ;  2658.3 fadd+fmul   65 t[3]
        xorps xmm14, xmm1                                  ;  2660.3 fadd+fmul   65 t[3]
        movaps [rbx - 112], xmm15                          ;  2658.3 agu0+agu1+fmisc   65 t[3] spill
        movaps xmm15, [rbp + 80]                           ;  2660.0 agu2+agu0+fmisc+fadd   65 t[3]
        xorps xmm15, xmm10                                 ;  2662.0 fmul+fadd   65 t[3]
        movaps [rdx + 32], xmm3                            ;  2661.3 agu1+agu2+fmisc   65 t[3] spill
        movaps xmm3, [rax + 96]                            ;  2662.0 agu0+agu1+fmul+fadd   65 t[3]
        xorps xmm3, xmm15                                  ;  2664.0 fmul+fadd   65 t[3]
        xorps xmm15, [rdx + 48]                            ;  2664.0 agu2+agu0+fmul+fadd   65 t[3]
        xorps xmm5, xmm15                                  ;  2666.0 fmul+fadd   65 t[3]
        movaps [rdx + 48], xmm4                            ;  2663.7 agu1+agu0+fmisc   65 t[3] spill
        movaps xmm4, [rdi + 112]                           ;  2665.0 agu2+agu0+fmisc+fmul   65 t[3]
        xorps xmm4, xmm0                                   ;  2667.0 fadd+fmul   65 t[3]
        xorps xmm0, xmm9                                   ;  2667.0 fadd+fmul   65 t[3]
        xorps xmm0, xmm11                                  ;  2669.0 fadd+fmul   65 t[3]
        xorps xmm10, xmm0                                  ;  2671.0 fadd+fmul   65 t[3]
        xorps xmm15, xmm4                                  ;  2670.0 fadd+fmul   65 t[3]
        movaps [rdi + 112], xmm4                           ;  2669.0 agu1+agu2+fmisc   65 t[3] spill
        movaps xmm4, [rbp + 80]                            ;  2670.3 agu0+agu1+fmisc   65 t[3]
        xorps xmm4, xmm5                                   ;  2672.3 fadd+fmul   65 t[3]
        xorps xmm5, xmm14                                  ;  2672.0 fadd+fmul   65 t[3]
        xorps xmm14, xmm10                                 ;  2673.0 fadd+fmul   65 t[3]
        movaps [rbp + 80], xmm9                            ;  2672.3 agu2+agu0+fmisc   65 t[3] spill
        movaps xmm9, xmm13                                 ;  2674.0 fadd+fmul   65 t[3] copy
        xorps xmm9, xmm4                                   ;  2676.0 fadd+fmul   65 t[3]
        movaps [rax + 96], xmm4                            ;  2674.3 agu1+agu0+fmisc   65 t[3] spill
        movaps xmm4, [rsi + 80]                            ;  2676.0 agu2+agu0+fmisc+fadd   65 t[3]
        xorps xmm4, xmm6                                   ;  2678.0 fmul+fadd   65 t[3]
        xorps xmm4, xmm15                                  ;  2680.0 fmul+fadd   65 t[3]
        xorps xmm6, xmm9                                   ;  2679.0 fmul+fadd   65 t[3]
        xorps xmm6, [r11 - 112]                            ;  2681.0 agu1+agu2+fmul+fadd   65 t[3]
        xorps xmm9, [rsi + 80]                             ;  2681.0 agu0+agu1+fmul+fadd   65 t[3]
        movaps [rsi + 80], xmm0                            ;  2678.3 agu2+agu0+fmisc   65 t[3] spill
        movaps xmm0, xmm3                                  ;  2682.0 fmul+fadd   65 t[3] copy
        xorps xmm0, xmm5                                   ;  2684.0 fmul+fadd   65 t[3]
        xorps xmm15, xmm0                                  ;  2686.0 fmul+fadd   65 t[3]
        xorps xmm3, xmm6                                   ;  2685.0 fmul+fadd   65 t[3]
        xorps xmm6, [rdx + 0]                              ;  2686.0 agu1+agu2+fmul+fadd   65 t[3]
        movaps [rdx + 0], xmm15                            ;  2688.0 agu0+agu1+fmisc   65 t[3] spill
        movaps xmm15, xmm4                                 ;  2687.0 fmul+fadd   65 t[3] copy
        xorps xmm15, xmm1                                  ;  2689.0 fmul+fadd   65 t[3]
        xorps xmm4, [r11 - 80]                             ;  2689.0 agu2+agu0+fmul+fadd   65 t[3]
        xorps xmm4, [rax + 112]                            ;  2691.0 agu1+agu0+fmul+fadd   65 t[3]
        xorps xmm12, xmm1                                  ;  2691.0 fmul+fadd   65 t[3]
        movaps [rax + 112], xmm5                           ;  2688.3 agu2+agu0+fmisc   65 t[3] spill
        movaps xmm5, xmm13                                 ;  2692.0 fmul+fadd   65 t[3] copy
        xorps xmm5, xmm6                                   ;  2694.0 fmul+fadd   65 t[3]
        xorps xmm5, xmm15                                  ;  2696.0 fmul+fadd   65 t[3]
        xorps xmm15, [r11 - 48]                            ;  2695.0 agu1+agu0+fmul+fadd   65 t[3]
        xorps xmm15, [rbp + 3664]                          ;  2697.0 agu2+agu0+fmul+fadd   65 t[3]
        xorps xmm4, xmm15                                  ;  2699.0 fmul+fadd   65 t[3]
        xorps xmm12, [rbx - 96]                            ;  2698.0 agu1+agu0+fmul+fadd   65 t[3]
        movaps [rbx - 96], xmm6                            ;  2695.0 agu2+agu0+fmisc   65 t[3] spill
        movaps xmm6, xmm8                                  ;  2699.0 fmul+fadd   65 t[3] copy
        xorps xmm6, xmm3                                   ;  2701.0 fmul+fadd   65 t[3]
        xorps xmm3, xmm4                                   ;  2701.0 fmul+fadd   65 t[3]
        xorps xmm9, xmm6                                   ;  2703.0 fmul+fadd   65 t[3]
        xorps xmm4, [rax + 64]                             ;  2703.0 agu1+agu0+fmul+fadd   65 t[3]
        xorps xmm4, [rax + 80]                             ;  2705.0 agu2+agu0+fmul+fadd   65 t[3]
        xorps xmm12, xmm4                                  ;  2707.0 fmul+fadd   65 t[3]
        xorps xmm4, xmm5                                   ;  2707.0 fmul+fadd   65 t[3]
        xorps xmm4, xmm9                                   ;  2709.0 fmul+fadd   65 t[3]
        movaps [rax + 80], xmm8                            ;  2704.0 agu1+agu0+fmisc   65 t[3] spill
        movaps xmm8, [rcx - 32]                            ;  2706.0 agu2+agu0+fmisc   65 t[3]
        xorps xmm8, xmm3                                   ;  2708.0 fmul+fadd   65 t[3]
        xorps xmm7, xmm8                                   ;  2710.0 fmul+fadd   65 t[3]
        movaps [rcx - 32], xmm6                            ;  2708.0 agu1+agu2+fmisc   65 t[3] spill
        movaps xmm6, xmm15                                 ;  2710.0 fmul+fadd   65 t[3] copy
        xorps xmm6, xmm4                                   ;  2712.0 fmul+fadd   65 t[3]
        xorps xmm2, xmm6                                   ;  2714.0 fmul+fadd   65 t[3]
        xorps xmm15, xmm12                                 ;  2713.0 fmul+fadd   65 t[3]
        xorps xmm12, [rdx + 48]                            ;  2714.0 agu0+agu1+fmul+fadd   65 t[3]
        xorps xmm8, xmm2                                   ;  2716.0 fmul+fadd   65 t[3]
        xorps xmm3, xmm15                                  ;  2716.0 fmul+fadd   65 t[3]
        movaps [rdx + 48], xmm4                            ;  2713.0 agu2+agu0+fmisc   65 t[3] spill
        movaps xmm4, [rdx + 16]                            ;  2715.0 agu1+agu0+fmisc   65 t[3]
        xorps xmm4, xmm12                                  ;  2717.0 fmul+fadd   65 t[3]
        xorps xmm12, xmm7                                  ;  2718.0 fmul+fadd   65 t[3]
        movaps [rdx + 16], xmm12                           ;  2720.0 agu2+agu0+fmisc   65 t[3] spill
        movaps xmm12, [rdx + 32]                           ;  2718.0 agu1+agu0+fmisc+fmul   65 t[3]
        xorps xmm12, xmm8                                  ;  2720.0 fadd+fmul   65 t[3]
        movaps [rdx + 32], xmm8                            ;  2720.0 agu2+agu1+fmisc   65 t[3] spill
        movaps xmm8, [rsi + 0]                             ;  2720.0 agu0+agu1+fadd+fmul   65 t[3]
        xorps xmm8, xmm4                                   ;  2722.0 fadd+fmul   65 t[3]
        xorps xmm13, xmm8                                  ;  2724.0 fadd+fmul   65 t[3]
        xorps xmm1, xmm13                                  ;  2726.0 fadd+fmul   65 t[3]
        movaps [rsi + 0], xmm13                            ;  2726.0 agu2+agu0+fmisc   65 t[3] spill
        movaps xmm13, [rbx - 128]                          ;  2724.0 agu1+agu0+fmisc+fadd   65 t[3]
        xorps xmm13, xmm12                                 ;  2726.0 fmul+fadd   65 t[3]
        xorps xmm4, xmm13                                  ;  2728.0 fmul+fadd   65 t[3]
        xorps xmm11, [r8 + 3584]                           ;  2727.0 agu2+agu1+fmul+fadd   65 t[3]
        xorps xmm10, [r8 + 3600]                           ;  2728.0 agu0+agu1+fmul+fadd   65 t[3]
        xorps xmm0, [r8 + 3616]                            ;  2729.0 agu2+agu0+fmul+fadd   65 t[3]
        xorps xmm6, xmm3                                   ;  2730.0 fmul+fadd   65 t[3]
        xorps xmm9, [r8 + 3632]                            ;  2731.0 agu1+agu0+fmul+fadd   65 t[3]
        xorps xmm6, [r8 + 3648]                            ;  2732.0 agu2+agu0+fmul+fadd   65 t[3]
        xorps xmm2, [r8 + 3664]                            ;  2733.0 agu1+agu2+fmul+fadd   65 t[3]
        xorps xmm12, [r8 + 3680]                           ;  2734.0 agu0+agu1+fmul+fadd   65 t[3]
        xorps xmm3, [r8 + 3776]                            ;  2735.0 agu2+agu0+fmul+fadd   65 t[3]
        xorps xmm7, [r8 + 3792]                            ;  2736.0 agu1+agu2+fmul+fadd   65 t[3]
        movaps [rbx - 128], xmm7                           ;  2738.0 agu0+agu1+fmisc   65 t[3] spill
        movaps xmm7, xmm1                                  ;  2737.0 fmul+fadd   65 t[3] copy
        xorps xmm7, [r8 + 3696]                            ;  2739.0 agu2+agu0+fmul+fadd   65 t[3]
        xorps xmm1, [r8 + 3824]                            ;  2739.0 agu1+agu0+fmul+fadd   65 t[3]
        xorps xmm1, [rax + 80]                             ;  2741.0 agu2+agu0+fmul+fadd   65 t[3]
        movaps [rax + 80], xmm1                            ;  2743.0 agu1+agu0+fmisc   65 t[3] spill
        movaps xmm1, [rsi - 32]                            ;  2739.0 agu2+agu0+fmisc   65 t[3]
        xorps xmm1, [r8 + 3712]                            ;  2741.0 agu1+agu0+fmul+fadd   65 t[3]
        xorps xmm15, [r8 + 3904]                           ;  2742.0 agu2+agu0+fmul+fadd   65 t[3]
        movaps [rsi - 32], xmm15                           ;  2744.0 agu1+agu0+fmisc   65 t[3] spill
        movaps xmm15, xmm14                                ;  2743.0 fmul+fadd   65 t[3] copy
        xorps xmm15, [r8 + 3728]                           ;  2745.0 agu2+agu1+fmul+fadd   65 t[3]
        movaps [rax + 64], xmm3                            ;  2743.0 agu0+agu1+fmisc   65 t[3] spill
        movaps xmm3, [rax + 112]                           ;  2744.0 agu2+agu0+fmisc+fmul   65 t[3]
        xorps xmm3, [r8 + 3744]                            ;  2746.0 agu1+agu2+fadd+fmul   65 t[3]
        xorps xmm13, [r8 + 3936]                           ;  2746.0 agu0+agu1+fadd+fmul   65 t[3]
        movaps [rax + 112], xmm13                          ;  2748.0 agu2+agu0+fmisc   65 t[3] spill
        movaps xmm13, [rcx - 32]                           ;  2747.0 agu1+agu2+fadd+fmisc   65 t[3]
        xorps xmm13, xmm5                                  ;  2749.0 fmul+fadd   65 t[3]
        xorps xmm13, [r8 + 3760]                           ;  2751.0 agu0+agu1+fmul+fadd   65 t[3]
        xorps xmm8, [r8 + 3952]                            ;  2750.0 agu2+agu0+fmul+fadd   65 t[3]
        xorps xmm14, [r8 + 3984]                           ;  2751.0 agu1+agu2+fmul+fadd   65 t[3]
        xorps xmm14, [rdi + 112]                           ;  2753.0 agu0+agu1+fmul+fadd   65 t[3]
        movaps [rdi + 112], xmm14                          ;  2755.0 agu2+agu0+fmisc   65 t[3] spill
        movaps xmm14, [rcx - 16]                           ;  2752.0 agu1+agu2+fmisc   65 t[3]
        xorps xmm14, xmm4                                  ;  2754.0 fmul+fadd   65 t[3]
        xorps xmm14, [r8 + 3808]                           ;  2756.0 agu0+agu1+fmul+fadd   65 t[3]
        xorps xmm5, [r8 + 4016]                            ;  2755.0 agu2+agu0+fmul+fadd   65 t[3]
        movaps [rcx - 16], xmm5                            ;  2757.0 agu1+agu2+fmisc   65 t[3] spill
        movaps xmm5, [rsi - 16]                            ;  2755.0 agu0+agu1+fmisc+fmul   65 t[3]
        xorps xmm5, [r8 + 3840]                            ;  2757.0 agu2+agu0+fadd+fmul   65 t[3]
        movaps [rsi - 16], xmm8                            ;  2757.0 agu1+agu2+fmisc   65 t[3] spill
        movaps xmm8, [rsi + 80]                            ;  2757.0 agu0+agu1+fadd+fmul   65 t[3]
        xorps xmm8, [r8 + 3856]                            ;  2759.0 agu2+agu0+fadd+fmul   65 t[3]
        movaps [rsi + 80], xmm8                            ;  2761.0 agu1+agu2+fmisc   65 t[3] spill
        movaps xmm8, [rdx + 0]                             ;  2759.0 agu0+agu1+fadd+fmul   65 t[3]
        xorps xmm8, [r8 + 3872]                            ;  2761.0 agu2+agu0+fadd+fmul   65 t[3]
        xorps xmm4, [r8 + 4064]                            ;  2761.0 agu1+agu2+fadd+fmul   65 t[3]
        movaps [rcx - 32], xmm4                            ;  2763.0 agu0+agu1+fmisc   65 t[3] spill
        movaps xmm4, [rbx - 96]                            ;  2762.0 agu2+agu0+fmisc+fadd   65 t[3]
        xorps xmm4, [r8 + 3888]                            ;  2764.0 agu1+agu2+fmul+fadd   65 t[3]
        movaps [rbx - 96], xmm4                            ;  2766.0 agu0+agu1+fmisc   65 t[3] spill
        movaps xmm4, [rdx + 32]                            ;  2764.0 agu2+agu0+fmul+fadd   65 t[3]
        xorps xmm4, [r8 + 3920]                            ;  2766.0 agu1+agu2+fmul+fadd   65 t[3]
        xorps xmm4, [rdx + 16]                             ;  2768.0 agu0+agu1+fmul+fadd   65 t[3]
        movaps [rdx + 32], xmm4                            ;  2770.0 agu2+agu0+fmisc   65 t[3] spill
        movaps xmm4, [rbx - 112]                           ;  2767.0 agu1+agu2+fmul+fmisc   65 t[3]
        xorps xmm4, [r8 + 3968]                            ;  2769.0 agu0+agu1+fadd+fmul   65 t[3]
        xorps xmm4, [rbp + 80]                             ;  2771.0 agu2+agu0+fadd+fmul   65 t[3]
        movaps [rbp + 80], xmm4                            ;  2773.0 agu1+agu2+fmisc   65 t[3] spill
        movaps xmm4, [rax + 96]                            ;  2769.0 agu0+agu1+fadd+fmul   65 t[3]
        xorps xmm4, [r8 + 4000]                            ;  2771.0 agu2+agu0+fadd+fmul   65 t[3]
        xorps xmm4, [rdx + 0]                              ;  2773.0 agu1+agu2+fadd+fmul   65 t[3]
        movaps [rdx + 0], xmm4                             ;  2775.0 agu0+agu1+fmisc   65 t[3] spill
        movaps xmm4, [rdx + 48]                            ;  2772.0 agu2+agu0+fmisc+fadd   65 t[3]
        xorps xmm4, [r8 + 4032]                            ;  2774.0 agu1+agu2+fmul+fadd   65 t[3]
        movaps [rdx + 48], xmm4                            ;  2776.0 agu0+agu1+fmisc   65 t[3] spill
        movaps xmm4, [rdx + 16]                            ;  2774.0 agu2+agu0+fmul+fadd   65 t[3]
        xorps xmm4, [r8 + 4048]                            ;  2776.0 agu1+agu2+fmul+fadd   65 t[3]
        movaps [rdx + 16], xmm4                            ;  2778.0 agu0+agu1+fmisc   65 t[3] spill
        movaps xmm4, [rsi + 0]                             ;  2776.0 agu2+agu0+fmul+fadd   65 t[3]
        xorps xmm4, [r8 + 4080]                            ;  2778.0 agu1+agu2+fmul+fadd   65 t[3]
        movaps [rsi + 0], xmm4                             ;  2780.0 agu0+agu1+fmisc   65 t[3] spill
        movaps xmm4, [rbx - 48]                            ;  2778.0 agu2+agu0+fmul+fadd   65 t[0] reload
        movaps [r11 + 32], xmm4                            ;  2780.0 agu1+agu2+fmisc   63 rounds
        movaps xmm4, [rbx - 80]                            ;  2779.0 agu0+agu1+fmul+fadd   65 t[0] reload
        movaps [r11 + 48], xmm4                            ;  2782.0 agu2+agu0+fmisc   63 rounds
        movaps xmm4, [rsi + 112]                           ;  2780.0 agu1+agu2+fmul+fadd   65 t[0] reload
        movaps [rbx - 32], xmm4                            ;  2784.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rbx - 64]                            ;  2781.0 agu2+agu0+fmul+fadd   65 t[0] reload
        movaps [r11 + 64], xmm4                            ;  2786.0 agu1+agu2+fmisc   63 rounds
        movaps xmm4, [rdx + 96]                            ;  2782.0 agu0+agu1+fmul+fadd   65 t[0] reload
        movaps [r11 - 32], xmm4                            ;  2788.0 agu2+agu0+fmisc   63 rounds
        movaps xmm4, [rdi + 0]                             ;  2783.3 agu1+agu2+fmul+fadd   65 t[0] reload
        movaps [r11 + 80], xmm4                            ;  2790.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rdi - 64]                            ;  2784.7 agu2+agu0+fmul+fadd   65 t[0] reload
        movaps [r11 + 96], xmm4                            ;  2792.0 agu1+agu2+fmisc   63 rounds
        movaps xmm4, [rsi - 128]                           ;  2786.0 agu0+agu1+fadd+fmul   65 t[0] reload
        movaps [r11 + 112], xmm4                           ;  2794.0 agu2+agu0+fmisc   63 rounds
        movaps xmm4, [rdi - 128]                           ;  2787.3 agu1+agu2+fadd+fmul   65 t[0] reload
        movaps [r13 - 128], xmm4                           ;  2796.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rsi + 96]                            ;  2788.7 agu2+agu0+fadd+fmul   65 t[0] reload
        movaps [r13 - 112], xmm4                           ;  2798.0 agu1+agu2+fmisc   63 rounds
        movaps xmm4, [rdi - 96]                            ;  2790.0 agu0+agu1+fadd+fmul   65 t[0] reload
        movaps [rbx - 16], xmm4                            ;  2800.0 agu2+agu0+fmisc   63 rounds
        movaps xmm4, [rdi - 48]                            ;  2791.3 agu1+agu2+fadd+fmul   65 t[0] reload
        movaps [r13 - 96], xmm4                            ;  2802.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rdi - 16]                            ;  2792.7 agu2+agu0+fadd+fmul   65 t[0] reload
        movaps [r13 - 80], xmm4                            ;  2804.0 agu1+agu2+fmisc   63 rounds
        movaps xmm4, [rbp + 16]                            ;  2794.0 agu0+agu1+fadd+fmul   65 t[0] reload
        movaps [r13 - 64], xmm4                            ;  2806.0 agu2+agu0+fmisc   63 rounds
        movaps xmm4, [rcx + 16]                            ;  2796.0 agu1+agu2+fadd+fmul   65 t[0] reload
        movaps [r13 - 48], xmm4                            ;  2808.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rdi - 112]                           ;  2798.0 agu2+agu0+fadd+fmul   65 t[0] reload
        movaps [r13 - 32], xmm4                            ;  2810.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [rbp - 112]                           ;  2800.0 agu2+agu1+fadd+fmul   65 t[0] reload
        movaps [r13 - 16], xmm4                            ;  2812.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rbp - 32]                            ;  2802.0 agu2+agu0+fadd+fmul   65 t[0] reload
        movaps [r13 + 0], xmm4                             ;  2814.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [rdx + 64]                            ;  2804.0 agu2+agu1+fadd+fmul   65 t[0] reload
        movaps [rbx + 0], xmm4                             ;  2816.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rcx - 128]                           ;  2806.0 agu2+agu0+fadd+fmul   65 t[0] reload
        movaps [r13 + 16], xmm4                            ;  2818.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [rdx + 80]                            ;  2808.0 agu2+agu1+fadd+fmul   65 t[0] reload
        movaps [r13 + 32], xmm4                            ;  2820.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rbp - 128]                           ;  2810.0 agu2+agu0+fadd+fmul   65 t[0] reload
        movaps [r13 + 48], xmm4                            ;  2822.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [rdi - 80]                            ;  2812.0 agu2+agu1+fadd+fmul   65 t[0] reload
        movaps [r13 + 64], xmm4                            ;  2824.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rsi - 112]                           ;  2814.0 agu2+agu0+fadd+fmul   65 t[0] reload
        movaps [r13 + 80], xmm4                            ;  2826.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [rbp + 32]                            ;  2816.0 agu2+agu1+fadd+fmul   65 t[0] reload
        movaps [r13 + 96], xmm4                            ;  2828.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rbp + 0]                             ;  2818.0 agu2+agu0+fadd+fmul   65 t[0] reload
        movaps [r13 + 112], xmm4                           ;  2830.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [rbp + 112]                           ;  2820.0 agu2+agu1+fadd+fmul   65 t[0] reload
        movaps [rbx + 16], xmm4                            ;  2832.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rsi + 16]                            ;  2822.0 agu2+agu0+fadd+fmul   65 t[0] reload
        movaps [r14 - 128], xmm4                           ;  2834.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [rbp - 80]                            ;  2824.0 agu2+agu1+fadd+fmul   65 t[0] reload
        movaps [r14 - 112], xmm4                           ;  2836.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rbp - 48]                            ;  2826.0 agu2+agu0+fadd+fmul   65 t[0] reload
        movaps [r14 - 96], xmm4                            ;  2838.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [rbp - 64]                            ;  2828.0 agu2+agu1+fadd+fmul   65 t[0] reload
        movaps [r14 - 80], xmm4                            ;  2840.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rbp - 16]                            ;  2830.0 agu2+agu0+fadd+fmul   65 t[0] reload
        movaps [r14 - 64], xmm4                            ;  2842.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [r10 - 16]                            ;  2832.0 agu2+agu1+fadd+fmul   65 t[1] reload
        movaps [r14 - 48], xmm4                            ;  2844.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [r10 + 0]                             ;  2834.0 agu2+agu0+fadd+fmul   65 t[1] reload
        movaps [r14 - 32], xmm4                            ;  2846.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [r10 - 64]                            ;  2836.0 agu2+agu1+fadd+fmul   65 t[1] reload
        movaps [rbx + 32], xmm4                            ;  2848.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [r10 - 32]                            ;  2838.0 agu2+agu0+fadd+fmul   65 t[1] reload
        movaps [r14 - 16], xmm4                            ;  2850.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [rcx + 32]                            ;  2840.0 agu2+agu1+fadd+fmul   65 t[1] reload
        movaps [r11 - 16], xmm4                            ;  2852.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [r10 - 80]                            ;  2842.0 agu2+agu0+fadd+fmul   65 t[1] reload
        movaps [r14 + 0], xmm4                             ;  2854.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [rcx - 112]                           ;  2844.0 agu2+agu1+fadd+fmul   65 t[1] reload
        movaps [r14 + 16], xmm4                            ;  2856.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rdx + 112]                           ;  2846.0 agu2+agu0+fadd+fmul   65 t[1] reload
        movaps [r14 + 32], xmm4                            ;  2858.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [rcx + 96]                            ;  2848.0 agu2+agu1+fadd+fmul   65 t[1] reload
        movaps [r14 + 48], xmm4                            ;  2860.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rcx + 48]                            ;  2850.0 agu2+agu0+fadd+fmul   65 t[1] reload
        movaps [r14 + 64], xmm4                            ;  2862.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [rdi - 32]                            ;  2852.0 agu2+agu1+fadd+fmul   65 t[1] reload
        movaps [rbx + 48], xmm4                            ;  2864.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rcx + 112]                           ;  2854.0 agu2+agu0+fadd+fmul   65 t[1] reload
        movaps [r14 + 80], xmm4                            ;  2866.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [rcx - 96]                            ;  2856.0 agu2+agu1+fadd+fmul   65 t[1] reload
        movaps [r14 + 96], xmm4                            ;  2868.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rcx + 80]                            ;  2858.0 agu2+agu0+fadd+fmul   65 t[1] reload
        movaps [r14 + 112], xmm4                           ;  2870.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [r10 - 48]                            ;  2860.0 agu2+agu1+fadd+fmul   65 t[1] reload
        movaps [r15 - 128], xmm4                           ;  2872.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rcx + 0]                             ;  2862.0 agu2+agu0+fadd+fmul   65 t[1] reload
        movaps [r15 - 112], xmm4                           ;  2874.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [rdi + 48]                            ;  2864.0 agu2+agu1+fadd+fmul   65 t[1] reload
        movaps [r15 - 96], xmm4                            ;  2876.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rsi + 48]                            ;  2866.0 agu2+agu0+fadd+fmul   65 t[1] reload
        movaps [r15 - 80], xmm4                            ;  2878.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [rdi + 32]                            ;  2868.0 agu2+agu1+fadd+fmul   65 t[1] reload
        movaps [rbx + 64], xmm4                            ;  2880.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rax - 128]                           ;  2870.0 agu2+agu0+fadd+fmul   65 t[1] reload
        movaps [r15 - 64], xmm4                            ;  2882.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [rbp + 96]                            ;  2872.0 agu2+agu1+fadd+fmul   65 t[1] reload
        movaps [r15 - 48], xmm4                            ;  2884.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rdx - 96]                            ;  2874.0 agu2+agu0+fadd+fmul   65 t[1] reload
        movaps [r15 - 32], xmm4                            ;  2886.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [rcx + 64]                            ;  2876.0 agu2+agu1+fadd+fmul   65 t[1] reload
        movaps [r15 - 16], xmm4                            ;  2888.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rdx - 128]                           ;  2878.0 agu2+agu0+fadd+fmul   65 t[1] reload
        movaps [r15 + 0], xmm4                             ;  2890.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [rbp - 96]                            ;  2880.0 agu2+agu1+fadd+fmul   65 t[1] reload
        movaps [r15 + 16], xmm4                            ;  2892.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rdi + 16]                            ;  2882.0 agu2+agu0+fadd+fmul   65 t[1] reload
        movaps [r15 + 32], xmm4                            ;  2894.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [rbp + 48]                            ;  2884.0 agu2+agu1+fadd+fmul   65 t[1] reload
        movaps [rbx + 80], xmm4                            ;  2896.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rcx - 80]                            ;  2886.0 agu2+agu0+fadd+fmul   65 t[1] reload
        movaps [r15 + 48], xmm4                            ;  2898.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [rdx - 80]                            ;  2888.0 agu2+agu1+fadd+fmul   65 t[1] reload
        movaps [r15 + 64], xmm4                            ;  2900.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rdx - 112]                           ;  2890.0 agu2+agu0+fadd+fmul   65 t[1] reload
        movaps [r15 + 80], xmm4                            ;  2902.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [rsi + 32]                            ;  2892.0 agu2+agu1+fadd+fmul   65 t[1] reload
        movaps [r15 + 96], xmm4                            ;  2904.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rsi - 96]                            ;  2894.0 agu2+agu0+fadd+fmul   65 t[1] reload
        movaps [r15 + 112], xmm4                           ;  2906.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [r10 + 96]                            ;  2896.0 agu2+agu1+fadd+fmul   65 t[2] reload
        movaps [rbp + 2944], xmm4                          ;  2908.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [r10 + 112]                           ;  2898.0 agu2+agu0+fadd+fmul   65 t[2] reload
        movaps [rbp + 2960], xmm4                          ;  2910.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [r10 + 32]                            ;  2900.0 agu2+agu1+fadd+fmul   65 t[2] reload
        movaps [rbx + 96], xmm4                            ;  2912.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [r10 + 80]                            ;  2902.0 agu2+agu0+fadd+fmul   65 t[2] reload
        movaps [rbp + 2976], xmm4                          ;  2914.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [rax - 48]                            ;  2904.0 agu2+agu1+fadd+fmul   65 t[2] reload
        movaps [r11 + 0], xmm4                             ;  2916.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [r10 + 16]                            ;  2906.0 agu2+agu0+fadd+fmul   65 t[2] reload
        movaps [rbp + 2992], xmm4                          ;  2918.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [rax - 112]                           ;  2908.0 agu2+agu1+fadd+fmul   65 t[2] reload
        movaps [rbp + 3008], xmm4                          ;  2920.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [r10 + 64]                            ;  2910.0 agu2+agu0+fadd+fmul   65 t[2] reload
        movaps [rbp + 3024], xmm4                          ;  2922.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [rax + 16]                            ;  2912.0 agu2+agu1+fadd+fmul   65 t[2] reload
        movaps [rbp + 3040], xmm4                          ;  2924.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rax - 64]                            ;  2914.0 agu2+agu0+fadd+fmul   65 t[2] reload
        movaps [rbp + 3056], xmm4                          ;  2926.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [rax - 32]                            ;  2916.0 agu2+agu1+fadd+fmul   65 t[2] reload
        movaps [rbx + 112], xmm4                           ;  2928.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rax + 32]                            ;  2918.0 agu2+agu0+fadd+fmul   65 t[2] reload
        movaps [rbp + 3072], xmm4                          ;  2930.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [rax - 96]                            ;  2920.0 agu2+agu1+fadd+fmul   65 t[2] reload
        movaps [rbp + 3088], xmm4                          ;  2932.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rax + 0]                             ;  2922.0 agu2+agu0+fadd+fmul   65 t[2] reload
        movaps [rbp + 3104], xmm4                          ;  2934.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [r10 + 48]                            ;  2924.0 agu2+agu1+fadd+fmul   65 t[2] reload
        movaps [rbp + 3120], xmm4                          ;  2936.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rax - 80]                            ;  2926.0 agu2+agu0+fadd+fmul   65 t[2] reload
        movaps [rbp + 3136], xmm4                          ;  2938.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [rax + 48]                            ;  2928.0 agu2+agu1+fadd+fmul   65 t[2] reload
        movaps [rbp + 3152], xmm4                          ;  2940.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rdx - 32]                            ;  2930.0 agu2+agu0+fadd+fmul   65 t[2] reload
        movaps [rbp + 3168], xmm4                          ;  2942.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [rax - 16]                            ;  2932.0 agu2+agu1+fadd+fmul   65 t[2] reload
        movaps [rbp + 3184], xmm4                          ;  2944.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rsi - 64]                            ;  2934.0 agu2+agu0+fadd+fmul   65 t[2] reload
        movaps [rbp + 3200], xmm4                          ;  2946.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [rbp + 64]                            ;  2936.0 agu2+agu1+fadd+fmul   65 t[2] reload
        movaps [rbp + 3216], xmm4                          ;  2948.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rdi + 64]                            ;  2938.0 agu2+agu0+fadd+fmul   65 t[2] reload
        movaps [rbp + 3232], xmm4                          ;  2950.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [rdx - 64]                            ;  2940.0 agu2+agu1+fadd+fmul   65 t[2] reload
        movaps [r10 - 128], xmm4                           ;  2952.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rcx - 48]                            ;  2942.0 agu2+agu0+fadd+fmul   65 t[2] reload
        movaps [rbp + 3248], xmm4                          ;  2954.0 agu1+agu0+fmisc   63 rounds
        movaps xmm4, [rdx - 16]                            ;  2944.0 agu2+agu1+fadd+fmul   65 t[2] reload
        movaps [rbp + 3264], xmm4                          ;  2956.0 agu0+agu1+fmisc   63 rounds
        movaps xmm4, [rdx - 48]                            ;  2946.0 agu2+agu0+fadd+fmul   65 t[2] reload
        movaps [rbp + 3280], xmm4                          ;  2958.0 agu1+agu0+fmisc   63 rounds
        movaps [rbp + 3328], xmm11                         ;  2960.0 agu2+agu1+fmisc   63 rounds
        movaps xmm4, [rcx - 64]                            ;  2950.0 agu0+agu1+fadd+fmul   65 t[2] reload
        movaps [rbp + 3296], xmm4                          ;  2962.0 agu2+agu0+fmisc   63 rounds
        movaps [rbp + 3344], xmm10                         ;  2964.0 agu1+agu2+fmisc   63 rounds
        movaps xmm4, [rsi - 48]                            ;  2954.0 agu0+agu1+fadd+fmul   65 t[2] reload
        movaps [rbp + 3312], xmm4                          ;  2966.0 agu2+agu0+fmisc   63 rounds
        movaps [r10 - 112], xmm0                           ;  2968.0 agu1+agu2+fmisc   63 rounds
        movaps [rbp + 3360], xmm9                          ;  2970.0 agu0+agu1+fmisc   63 rounds
        movaps [r11 + 16], xmm6                            ;  2972.0 agu2+agu0+fmisc   63 rounds
        movaps [rbp + 3376], xmm2                          ;  2974.0 agu1+agu0+fmisc   63 rounds
        movaps [rbp + 3392], xmm12                         ;  2976.0 agu2+agu0+fmisc   63 rounds
        movaps [rbp + 3408], xmm7                          ;  2978.0 agu1+agu0+fmisc   63 rounds
        movaps [rbp + 3424], xmm5                          ;  2980.0 agu2+agu0+fmisc   63 rounds
        movaps xmm0, [rsi + 80]                            ;  2970.0 agu1+agu0+fadd+fmul   65 t[3] reload
        movaps [rbp + 3440], xmm0                          ;  2982.0 agu2+agu0+fmisc   63 rounds
        movaps xmm0, [rbx - 96]                            ;  2972.0 agu1+agu2+fadd+fmul   65 t[3] reload
        movaps [rbp + 3456], xmm0                          ;  2984.0 agu0+agu1+fmisc   63 rounds
        movaps xmm0, [rdx + 32]                            ;  2974.0 agu2+agu0+fadd+fmul   65 t[3] reload
        movaps [rbp + 3472], xmm0                          ;  2986.0 agu1+agu0+fmisc   63 rounds
        movaps xmm0, [rax + 112]                           ;  2976.0 agu2+agu1+fadd+fmul   65 t[3] reload
        movaps [rbp + 3488], xmm0                          ;  2988.0 agu0+agu1+fmisc   63 rounds
        movaps xmm0, [rsi - 16]                            ;  2978.0 agu2+agu0+fadd+fmul   65 t[3] reload
        movaps [rbp + 3504], xmm0                          ;  2990.0 agu1+agu0+fmisc   63 rounds
        movaps xmm0, [rbp + 80]                            ;  2980.0 agu2+agu1+fadd+fmul   65 t[3] reload
        movaps [rbp + 3520], xmm0                          ;  2992.0 agu0+agu1+fmisc   63 rounds
        movaps xmm0, [rdi + 112]                           ;  2982.0 agu2+agu0+fadd+fmul   65 t[3] reload
        movaps [rbp + 3536], xmm0                          ;  2994.0 agu1+agu0+fmisc   63 rounds
        movaps xmm0, [rdx + 0]                             ;  2984.0 agu2+agu1+fadd+fmul   65 t[3] reload
        movaps [r10 - 96], xmm0                            ;  2996.0 agu0+agu1+fmisc   63 rounds
        movaps xmm0, [rcx - 16]                            ;  2986.0 agu2+agu0+fadd+fmul   65 t[3] reload
        movaps [rbp + 3552], xmm0                          ;  2998.0 agu1+agu0+fmisc   63 rounds
        movaps xmm0, [rdx + 48]                            ;  2988.0 agu2+agu1+fadd+fmul   65 t[3] reload
        movaps [rbp + 3568], xmm0                          ;  3000.0 agu0+agu1+fmisc   63 rounds
        movaps xmm0, [rdx + 16]                            ;  2990.0 agu2+agu0+fadd+fmul   65 t[3] reload
        movaps [rbp + 3584], xmm0                          ;  3002.0 agu1+agu0+fmisc   63 rounds
        movaps xmm0, [rcx - 32]                            ;  2992.0 agu2+agu1+fadd+fmul   65 t[3] reload
        movaps [rbp + 3600], xmm0                          ;  3004.0 agu0+agu1+fmisc   63 rounds
        movaps xmm0, [rsi + 0]                             ;  2994.0 agu2+agu0+fadd+fmul   65 t[3] reload
        movaps [rbp + 3616], xmm0                          ;  3006.0 agu1+agu0+fmisc   63 rounds
        add r8, 0x800                                      ;  2996.0 alu0    63 rounds
        movaps xmm12, [rdi + 96]                           ;  2996.3 agu2+agu1+fadd+fmul   65 t[2] reload
        movaps xmm0, [rsi + 64]                            ;  2997.3 agu0+agu1+fadd+fmul   65 t[2] reload
        movaps xmm2, [rdi + 80]                            ;  2998.3 agu2+agu0+fadd+fmul   65 t[2] reload
        movaps xmm10, [rsi - 80]                           ;  2999.3 agu1+agu2+fadd+fmul   65 t[2] reload
        movaps xmm4, [rax + 64]                            ;  3000.3 agu0+agu1+fadd+fmul   65 t[3] reload
        movaps xmm5, [rbx - 128]                           ;  3001.3 agu2+agu0+fadd+fmul   65 t[3] reload
        movaps xmm6, [rax + 80]                            ;  3002.3 agu1+agu2+fadd+fmul   65 t[3] reload
        movaps xmm11, [rsi - 32]                           ;  3003.3 agu0+agu1+fadd+fmul   65 t[3] reload
        movaps xmm7, xmm3                                  ;  3004.3 fadd+fmul   65 t[3] copy
        movaps xmm3, xmm5                                  ;  3005.3 fadd+fmul   65 t[3] copy
        movaps xmm5, xmm6                                  ;  3006.3 fadd+fmul   65 t[3] copy
        movaps xmm6, xmm13                                 ;  3007.3 fadd+fmul   65 t[3] copy
        movaps xmm13, xmm0                                 ;  3008.3 fadd+fmul   65 t[2] copy
        movaps xmm0, xmm4                                  ;  3009.3 fadd+fmul   65 t[3] copy
        movaps xmm4, xmm14                                 ;  3010.3 fadd+fmul   65 t[3] copy
        movaps xmm9, xmm8                                  ;  3011.3 fadd+fmul   65 t[3] copy
        movaps xmm8, xmm2                                  ;  3012.3 fadd+fmul   65 t[2] copy
        movaps xmm2, xmm15                                 ;  3013.3 fadd+fmul   65 t[3] copy
        cmp r8, qword [rbp + 4064]                         ;                    more rounds?
        jne .rounds_2
        movdqa [rbp + 3952], xmm0                          ;                    resident
        movdqa [rbp + 3904], xmm1                          ;                    resident
        movdqa [rbp + 3920], xmm2                          ;                    resident
        movdqa [rbp + 3968], xmm3                          ;                    resident
        movdqa [rbp + 3984], xmm4                          ;                    resident
        movdqa [rbp + 4000], xmm5                          ;                    resident
        movdqa [rbp + 3936], xmm6                          ;                    resident
        movdqa [rbp + 3824], xmm7                          ;                    resident
        movdqa [rbp + 3808], xmm8                          ;                    resident
        movdqa [rbp + 3840], xmm9                          ;                    resident
        movdqa [rbp + 3888], xmm10                         ;                    resident
        movdqa [rbp + 4016], xmm11                         ;                    resident
        movdqa [rbp + 3856], xmm12                         ;                    resident
        movdqa [rbp + 3872], xmm13                         ;                    resident
        mov qword [rbp + 4056], r8                         ;                    resident
        movaps xmm0, [r11 + 32]                            ;     2.0 agu0+agu1+fadd+fmul   46 dst
        movaps xmm1, [rel aes128_decrypt.T0_constants128]  ;     2.0 agu2+agu0+fmisc+fadd   46 dst reload
        xorps xmm0, xmm1                                   ;     4.0 fmul+fadd   46 dst
        movaps xmm2, xmm0                                  ;     6.0 fmul+fadd   46 dst copy
        movaps xmm3, [r11 + 48]                            ;     3.3 agu1+agu2+fmisc+fmul   46 dst
        xorps xmm3, xmm1                                   ;     5.3 fadd+fmul   46 dst
        xorps xmm2, xmm3                                   ;     8.0 fadd+fmul   46 dst
        movaps xmm4, xmm2                                  ;    10.0 fadd+fmul   46 dst copy
        xorps xmm4, [r11 + 112]                            ;    12.0 agu0+agu1+fadd+fmul   46 dst
        movaps xmm5, xmm2                                  ;    10.0 fadd+fmul   46 dst copy
        movaps xmm6, [r11 - 32]                            ;     7.7 agu2+agu0+fmisc   46 dst reload
        xorps xmm5, xmm6                                   ;    12.0 fadd+fmul   46 dst
        movaps xmm7, xmm3                                  ;    10.3 fadd+fmul   46 dst copy
        xorps xmm7, xmm6                                   ;    12.3 fadd+fmul   46 dst
        movaps xmm6, xmm7                                  ;    14.3 fadd+fmul   46 dst copy
        movaps xmm8, xmm4                                  ;    14.0 fadd+fmul   46 dst copy
        movaps xmm9, xmm4                                  ;    14.3 fadd+fmul   46 dst copy
        movaps xmm10, xmm3                                 ;    15.3 fadd+fmul   46 dst copy
        movaps xmm11, xmm3                                 ;    16.3 fadd+fmul   46 dst copy
        movaps xmm12, xmm3                                 ;    17.3 fadd+fmul   46 dst copy
        movaps xmm13, xmm5                                 ;    18.3 fadd+fmul   46 dst copy
        movaps xmm14, [r11 + 80]                           ;    15.7 agu1+agu0+fmisc   46 dst
        xorps xmm14, xmm1                                  ;    19.3 fadd+fmul   46 dst
        xorps xmm0, xmm14                                  ;    21.3 fadd+fmul   46 dst
        xorps xmm6, xmm14                                  ;    21.3 fadd+fmul   46 dst
        xorps xmm12, xmm0                                  ;    23.3 fadd+fmul   46 dst
        movaps xmm14, xmm12                                ;    25.3 fadd+fmul   46 dst copy
        movaps xmm15, xmm6                                 ;    24.3 fadd+fmul   46 dst copy
        xorps xmm15, [r11 + 64]                            ;    26.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm8, xmm15                                  ;    28.3 fadd+fmul   46 dst
        andps xmm11, xmm15                                 ;    28.3 fadd+fmul   46 dst
        movaps [rdx + 112], xmm4                           ;    24.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm4, xmm6                                  ;    28.3 fadd+fmul   46 dst copy
        xorps xmm4, [rbx - 32]                             ;    30.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm10, xmm4                                  ;    32.3 fadd+fmul   46 dst
        andps xmm9, xmm10                                  ;    34.3 fadd+fmul   46 dst
        xorps xmm2, xmm4                                   ;    32.3 fadd+fmul   46 dst
        movaps [rdi - 32], xmm10                           ;    34.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm10, xmm6                                 ;    33.3 fadd+fmul   46 dst copy
        movaps [rsi - 128], xmm3                           ;    32.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm3, xmm15                                 ;    34.3 fadd+fmul   46 dst copy
        movaps [rdi - 96], xmm12                           ;    34.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm12, xmm4                                 ;    35.3 fadd+fmul   46 dst copy
        orps xmm12, xmm8                                   ;    37.3 fadd+fmul   46 dst
        xorps xmm9, xmm12                                  ;    39.3 fadd+fmul   46 dst
        movaps [rsi + 96], xmm15                           ;    36.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm15, xmm8                                 ;    38.3 fadd+fmul   46 dst copy
        xorps xmm15, xmm2                                  ;    40.3 fadd+fmul   46 dst
        andps xmm10, xmm15                                 ;    42.3 fadd+fmul   46 dst
        xorps xmm12, xmm10                                 ;    44.3 fadd+fmul   46 dst
        xorps xmm10, xmm11                                 ;    44.3 fadd+fmul   46 dst
        movaps [rdx + 64], xmm15                           ;    42.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm15, xmm2                                 ;    43.3 fadd+fmul   46 dst copy
        orps xmm15, [rbx - 32]                             ;    45.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm9, xmm15                                  ;    47.3 fadd+fmul   46 dst
        xorps xmm10, xmm15                                 ;    47.3 fadd+fmul   46 dst
        movaps xmm15, xmm2                                 ;    47.3 fadd+fmul   46 dst copy
        movaps [rbp - 112], xmm9                           ;    49.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm9, xmm0                                  ;    48.3 fadd+fmul   46 dst copy
        movaps [rsi - 112], xmm5                           ;    47.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm5, xmm0                                  ;    49.3 fadd+fmul   46 dst copy
        movaps [rbp + 112], xmm4                           ;    49.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm4, [rdx + 64]                            ;    50.3 agu2+agu0+fadd+fmul   46 dst
        movaps [rdi - 16], xmm6                            ;    51.3 agu1+agu2+fmisc   46 dst spill
        movaps xmm6, [rbp - 112]                           ;    51.3 agu0+agu1+fadd+fmul   46 dst
        movaps [rdx + 80], xmm8                            ;    53.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm8, [rbp - 112]                           ;    52.3 agu1+agu2+fadd+fmul   46 dst
        movaps [rbp - 112], xmm0                           ;    55.3 agu0+agu1+fmisc   46 dst spill
        movaps xmm0, [rdx + 64]                            ;    53.3 agu2+agu0+fadd+fmul   46 dst
        movaps [rdx + 64], xmm0                            ;    57.3 agu1+agu2+fmisc   46 dst spill
        movaps xmm0, xmm1                                  ;    54.3 fadd+fmul   46 dst copy
        xorps xmm0, [r11 + 96]                             ;    56.3 agu0+agu1+fadd+fmul   46 dst
        xorps xmm7, xmm0                                   ;    58.3 fadd+fmul   46 dst
        xorps xmm11, xmm0                                  ;    58.3 fadd+fmul   46 dst
        xorps xmm12, xmm11                                 ;    60.3 fadd+fmul   46 dst
        xorps xmm6, xmm11                                  ;    60.3 fadd+fmul   46 dst
        orps xmm14, xmm7                                   ;    60.3 fadd+fmul   46 dst
        xorps xmm12, xmm14                                 ;    62.3 fadd+fmul   46 dst
        xorps xmm3, xmm7                                   ;    62.3 fadd+fmul   46 dst
        xorps xmm15, xmm7                                  ;    63.3 fadd+fmul   46 dst
        orps xmm9, xmm3                                    ;    64.3 fadd+fmul   46 dst
        xorps xmm6, xmm9                                   ;    66.3 fadd+fmul   46 dst
        xorps xmm4, xmm3                                   ;    66.3 fadd+fmul   46 dst
        andps xmm5, xmm3                                   ;    67.3 fadd+fmul   46 dst
        xorps xmm10, xmm5                                  ;    69.3 fadd+fmul   46 dst
        andps xmm13, xmm4                                  ;    69.3 fadd+fmul   46 dst
        xorps xmm6, xmm13                                  ;    71.3 fadd+fmul   46 dst
        movaps xmm5, xmm0                                  ;    71.3 fadd+fmul   46 dst copy
        orps xmm5, xmm15                                   ;    73.3 fadd+fmul   46 dst
        xorps xmm8, xmm5                                   ;    75.3 fadd+fmul   46 dst
        movaps xmm5, xmm12                                 ;    74.3 fadd+fmul   46 dst copy
        andps xmm5, xmm6                                   ;    76.3 fadd+fmul   46 dst
        xorps xmm8, xmm5                                   ;    78.3 fadd+fmul   46 dst
        andps xmm5, xmm8                                   ;    80.3 fadd+fmul   46 dst
        xorps xmm10, xmm5                                  ;    82.3 fadd+fmul   46 dst
        xorps xmm12, xmm8                                  ;    80.3 fadd+fmul   46 dst
        movaps xmm5, xmm6                                  ;    80.3 fadd+fmul   46 dst copy
        andps xmm5, xmm10                                  ;    84.3 fadd+fmul   46 dst
        xorps xmm12, xmm5                                  ;    86.3 fadd+fmul   46 dst
        movaps xmm5, xmm8                                  ;    83.3 fadd+fmul   46 dst copy
        andps xmm5, xmm12                                  ;    88.3 fadd+fmul   46 dst
        xorps xmm6, xmm5                                   ;    90.3 fadd+fmul   46 dst
        andps xmm2, xmm6                                   ;    92.3 fadd+fmul   46 dst
        movaps xmm5, [rdx + 80]                            ;    84.3 agu2+agu0+fmisc   46 dst reload
        andps xmm5, xmm12                                  ;    88.3 fadd+fmul   46 dst
        movaps xmm9, [rbp + 112]                           ;    86.3 agu1+agu0+fmisc   46 dst reload
        andps xmm9, xmm12                                  ;    88.3 fadd+fmul   46 dst
        movaps xmm11, xmm10                                ;    89.3 fadd+fmul   46 dst copy
        andps xmm11, xmm12                                 ;    91.3 fadd+fmul   46 dst
        xorps xmm8, xmm11                                  ;    93.3 fadd+fmul   46 dst
        andps xmm3, xmm8                                   ;    95.3 fadd+fmul   46 dst
        xorps xmm3, xmm5                                   ;    97.3 fadd+fmul   46 dst
        xorps xmm3, xmm2                                   ;    99.3 fadd+fmul   46 dst
        movaps xmm11, [rbp - 112]                          ;    92.7 agu2+agu0+fmisc   46 dst reload
        andps xmm11, xmm8                                  ;    95.3 fadd+fmul   46 dst
        movaps xmm13, xmm12                                ;    96.3 fadd+fmul   46 dst copy
        xorps xmm13, xmm6                                  ;    98.3 fadd+fmul   46 dst
        movaps xmm14, [rdx + 64]                           ;    96.3 agu1+agu0+fmisc   46 dst reload
        andps xmm14, xmm13                                 ;   100.3 fadd+fmul   46 dst
        movaps [rdx + 64], xmm9                            ;    98.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm9, [rdi - 16]                            ;    99.3 agu1+agu0+fadd+fmul   46 dst reload
        andps xmm9, xmm13                                  ;   101.3 fadd+fmul   46 dst
        xorps xmm13, xmm8                                  ;   101.3 fadd+fmul   46 dst
        andps xmm4, xmm13                                  ;   103.3 fadd+fmul   46 dst
        xorps xmm14, xmm4                                  ;   105.3 fadd+fmul   46 dst
        xorps xmm4, xmm3                                   ;   105.3 fadd+fmul   46 dst
        xorps xmm5, xmm14                                  ;   107.3 fadd+fmul   46 dst
        xorps xmm2, xmm14                                  ;   107.3 fadd+fmul   46 dst
        movaps xmm14, [rsi - 112]                          ;   103.7 agu2+agu1+fmisc   46 dst reload
        andps xmm14, xmm13                                 ;   107.3 fadd+fmul   46 dst
        movaps xmm1, xmm6                                  ;   108.3 fadd+fmul   46 dst copy
        orps xmm6, xmm13                                   ;   109.3 fadd+fmul   46 dst
        xorps xmm10, xmm6                                  ;   111.3 fadd+fmul   46 dst
        xorps xmm8, xmm10                                  ;   113.3 fadd+fmul   46 dst
        andps xmm7, xmm8                                   ;   115.3 fadd+fmul   46 dst
        xorps xmm3, xmm7                                   ;   117.3 fadd+fmul   46 dst
        movaps xmm6, [rdi - 96]                            ;   110.3 agu0+agu1+fmisc   46 dst reload
        andps xmm6, xmm8                                   ;   115.3 fadd+fmul   46 dst
        xorps xmm12, xmm10                                 ;   115.3 fadd+fmul   46 dst
        xorps xmm11, xmm6                                  ;   117.3 fadd+fmul   46 dst
        movaps xmm7, [rsi + 96]                            ;   114.3 agu2+agu0+fmisc   46 dst reload
        andps xmm7, xmm10                                  ;   117.3 fadd+fmul   46 dst
        xorps xmm4, xmm7                                   ;   119.3 fadd+fmul   46 dst
        movaps xmm7, [rsi - 128]                           ;   117.0 agu1+agu0+fmisc   46 dst reload
        andps xmm7, xmm10                                  ;   119.3 fadd+fmul   46 dst
        xorps xmm6, xmm7                                   ;   121.3 fadd+fmul   46 dst
        xorps xmm13, xmm12                                 ;   121.3 fadd+fmul   46 dst
        movaps xmm7, [rdx + 112]                           ;   119.7 agu2+agu0+fmisc   46 dst reload
        andps xmm7, xmm12                                  ;   122.3 fadd+fmul   46 dst
        movaps xmm8, [rdi - 32]                            ;   121.7 agu1+agu0+fmisc   46 dst reload
        andps xmm8, xmm12                                  ;   123.7 fadd+fmul   46 dst
        xorps xmm14, xmm6                                  ;   124.3 fadd+fmul   46 dst
        xorps xmm9, xmm6                                   ;   125.3 fadd+fmul   46 dst
        xorps xmm4, xmm7                                   ;   126.3 fadd+fmul   46 dst
        xorps xmm5, xmm7                                   ;   127.3 fadd+fmul   46 dst
        andps xmm0, xmm13                                  ;   128.3 fadd+fmul   46 dst
        andps xmm15, xmm13                                 ;   129.3 fadd+fmul   46 dst
        xorps xmm14, xmm8                                  ;   130.3 fadd+fmul   46 dst
        xorps xmm8, xmm0                                   ;   131.3 fadd+fmul   46 dst
        xorps xmm8, xmm2                                   ;   133.3 fadd+fmul   46 dst
        xorps xmm11, xmm4                                  ;   133.3 fadd+fmul   46 dst
        xorps xmm5, xmm14                                  ;   134.3 fadd+fmul   46 dst
        xorps xmm11, xmm5                                  ;   136.3 fadd+fmul   46 dst
        xorps xmm8, xmm11                                  ;   138.3 fadd+fmul   46 dst
        andps xmm1, [rbx - 32]                             ;   137.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm11, xmm1                                  ;   139.3 fadd+fmul   46 dst
        xorps xmm9, xmm11                                  ;   141.3 fadd+fmul   46 dst
        xorps xmm3, xmm9                                   ;   143.3 fadd+fmul   46 dst
        movaps xmm0, [rbp + 3904]                          ;   137.3 agu1+agu0+fmisc   46 dst
        movaps xmm1, [rel aes128_decrypt.T0_constants128]  ;   139.3 agu2+agu0+fmisc   46 dst reload
        xorps xmm0, xmm1                                   ;   141.3 fadd+fmul   46 dst
        movaps xmm6, xmm0                                  ;   143.3 fadd+fmul   46 dst copy
        movaps xmm7, [rbp + 3920]                          ;   141.3 agu1+agu0+fmisc   46 dst
        xorps xmm7, xmm1                                   ;   143.3 fadd+fmul   46 dst
        xorps xmm6, xmm7                                   ;   145.3 fadd+fmul   46 dst
        movaps xmm10, xmm6                                 ;   147.3 fadd+fmul   46 dst copy
        xorps xmm10, [rbp + 4000]                          ;   149.3 agu2+agu0+fadd+fmul   46 dst
        movaps xmm12, xmm6                                 ;   147.3 fadd+fmul   46 dst copy
        movaps xmm13, [rbp + 3952]                         ;   145.0 agu1+agu0+fmisc   46 dst reload
        xorps xmm12, xmm13                                 ;   149.3 fadd+fmul   46 dst
        xorps xmm13, xmm7                                  ;   149.3 fadd+fmul   46 dst
        movaps [rdi - 32], xmm14                           ;   147.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm14, xmm13                                ;   151.3 fadd+fmul   46 dst copy
        movaps [rdx + 112], xmm5                           ;   149.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm5, xmm10                                 ;   151.3 fadd+fmul   46 dst copy
        movaps [rsi - 128], xmm9                           ;   151.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm9, xmm10                                 ;   152.3 fadd+fmul   46 dst copy
        movaps [rsi + 96], xmm11                           ;   153.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm11, xmm12                                ;   153.3 fadd+fmul   46 dst copy
        movaps [rdi - 96], xmm4                            ;   155.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm4, xmm7                                  ;   154.3 fadd+fmul   46 dst copy
        movaps [rsi - 112], xmm8                           ;   157.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm8, xmm7                                  ;   155.3 fadd+fmul   46 dst copy
        movaps [rdi - 16], xmm15                           ;   159.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm15, xmm7                                 ;   156.3 fadd+fmul   46 dst copy
        movaps [rbp - 112], xmm2                           ;   161.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm2, xmm1                                  ;   157.3 fadd+fmul   46 dst copy
        xorps xmm2, [rbp + 3968]                           ;   159.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm0, xmm2                                   ;   161.3 fadd+fmul   46 dst
        xorps xmm14, xmm2                                  ;   161.3 fadd+fmul   46 dst
        xorps xmm15, xmm0                                  ;   163.3 fadd+fmul   46 dst
        movaps xmm2, xmm15                                 ;   165.3 fadd+fmul   46 dst copy
        movaps [rbp + 112], xmm3                           ;   163.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm3, xmm14                                 ;   163.3 fadd+fmul   46 dst copy
        xorps xmm3, [rbp + 3936]                           ;   165.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm5, xmm3                                   ;   167.3 fadd+fmul   46 dst
        andps xmm8, xmm3                                   ;   167.3 fadd+fmul   46 dst
        movaps [rdx + 80], xmm10                           ;   165.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm10, xmm14                                ;   167.3 fadd+fmul   46 dst copy
        xorps xmm10, [rbp + 3824]                          ;   169.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm4, xmm10                                  ;   171.3 fadd+fmul   46 dst
        andps xmm9, xmm4                                   ;   173.3 fadd+fmul   46 dst
        xorps xmm6, xmm10                                  ;   171.3 fadd+fmul   46 dst
        movaps [rbp + 32], xmm4                            ;   173.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm4, xmm14                                 ;   172.3 fadd+fmul   46 dst copy
        movaps [rdi - 64], xmm7                            ;   171.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm7, xmm3                                  ;   173.3 fadd+fmul   46 dst copy
        movaps [rbp + 0], xmm15                            ;   173.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm15, xmm10                                ;   174.3 fadd+fmul   46 dst copy
        orps xmm15, xmm5                                   ;   176.3 fadd+fmul   46 dst
        xorps xmm9, xmm15                                  ;   178.3 fadd+fmul   46 dst
        movaps [rsi + 112], xmm3                           ;   175.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm3, xmm5                                  ;   177.3 fadd+fmul   46 dst copy
        xorps xmm3, xmm6                                   ;   179.3 fadd+fmul   46 dst
        andps xmm4, xmm3                                   ;   181.3 fadd+fmul   46 dst
        xorps xmm15, xmm4                                  ;   183.3 fadd+fmul   46 dst
        xorps xmm4, xmm8                                   ;   183.3 fadd+fmul   46 dst
        movaps [rbp - 128], xmm3                           ;   181.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm3, xmm6                                  ;   182.3 fadd+fmul   46 dst copy
        orps xmm3, [rbp + 3824]                            ;   184.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm9, xmm3                                   ;   186.3 fadd+fmul   46 dst
        xorps xmm4, xmm3                                   ;   186.3 fadd+fmul   46 dst
        movaps xmm3, xmm6                                  ;   186.3 fadd+fmul   46 dst copy
        movaps [rdx + 96], xmm9                            ;   188.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm9, xmm0                                  ;   187.3 fadd+fmul   46 dst copy
        movaps [rbp - 64], xmm12                           ;   186.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm12, xmm0                                 ;   188.3 fadd+fmul   46 dst copy
        movaps [rbp + 16], xmm10                           ;   188.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm10, [rbp - 128]                          ;   189.3 agu2+agu0+fadd+fmul   46 dst
        movaps [rdi + 0], xmm14                            ;   190.3 agu1+agu2+fmisc   46 dst spill
        movaps xmm14, [rdx + 96]                           ;   190.3 agu0+agu1+fadd+fmul   46 dst
        movaps [rdi - 112], xmm5                           ;   192.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm5, [rdx + 96]                            ;   191.3 agu1+agu2+fadd+fmul   46 dst
        movaps [rdx + 96], xmm0                            ;   194.3 agu0+agu1+fmisc   46 dst spill
        movaps xmm0, [rbp - 128]                           ;   192.3 agu2+agu0+fadd+fmul   46 dst
        movaps [rbp - 128], xmm0                           ;   196.3 agu1+agu2+fmisc   46 dst spill
        movaps xmm0, xmm1                                  ;   193.3 fadd+fmul   46 dst copy
        xorps xmm0, [rbp + 3984]                           ;   195.3 agu0+agu1+fadd+fmul   46 dst
        xorps xmm13, xmm0                                  ;   197.3 fadd+fmul   46 dst
        xorps xmm8, xmm0                                   ;   197.3 fadd+fmul   46 dst
        xorps xmm15, xmm8                                  ;   199.3 fadd+fmul   46 dst
        xorps xmm14, xmm8                                  ;   199.3 fadd+fmul   46 dst
        orps xmm2, xmm13                                   ;   199.3 fadd+fmul   46 dst
        xorps xmm15, xmm2                                  ;   201.3 fadd+fmul   46 dst
        xorps xmm7, xmm13                                  ;   201.3 fadd+fmul   46 dst
        xorps xmm3, xmm13                                  ;   202.3 fadd+fmul   46 dst
        orps xmm9, xmm7                                    ;   203.3 fadd+fmul   46 dst
        xorps xmm14, xmm9                                  ;   205.3 fadd+fmul   46 dst
        xorps xmm10, xmm7                                  ;   205.3 fadd+fmul   46 dst
        andps xmm12, xmm7                                  ;   206.3 fadd+fmul   46 dst
        xorps xmm4, xmm12                                  ;   208.3 fadd+fmul   46 dst
        andps xmm11, xmm10                                 ;   208.3 fadd+fmul   46 dst
        xorps xmm14, xmm11                                 ;   210.3 fadd+fmul   46 dst
        movaps xmm2, xmm0                                  ;   210.3 fadd+fmul   46 dst copy
        orps xmm2, xmm3                                    ;   212.3 fadd+fmul   46 dst
        xorps xmm5, xmm2                                   ;   214.3 fadd+fmul   46 dst
        movaps xmm2, xmm15                                 ;   213.3 fadd+fmul   46 dst copy
        andps xmm2, xmm14                                  ;   215.3 fadd+fmul   46 dst
        xorps xmm5, xmm2                                   ;   217.3 fadd+fmul   46 dst
        andps xmm2, xmm5                                   ;   219.3 fadd+fmul   46 dst
        xorps xmm4, xmm2                                   ;   221.3 fadd+fmul   46 dst
        xorps xmm15, xmm5                                  ;   219.3 fadd+fmul   46 dst
        movaps xmm2, xmm14                                 ;   219.3 fadd+fmul   46 dst copy
        andps xmm2, xmm4                                   ;   223.3 fadd+fmul   46 dst
        xorps xmm15, xmm2                                  ;   225.3 fadd+fmul   46 dst
        movaps xmm2, xmm5                                  ;   222.3 fadd+fmul   46 dst copy
        andps xmm2, xmm15                                  ;   227.3 fadd+fmul   46 dst
        xorps xmm14, xmm2                                  ;   229.3 fadd+fmul   46 dst
        andps xmm6, xmm14                                  ;   231.3 fadd+fmul   46 dst
        movaps xmm2, [rdi - 112]                           ;   223.3 agu2+agu0+fmisc   46 dst reload
        andps xmm2, xmm15                                  ;   227.3 fadd+fmul   46 dst
        movaps xmm8, [rbp + 16]                            ;   225.3 agu1+agu0+fmisc   46 dst reload
        andps xmm8, xmm15                                  ;   227.3 fadd+fmul   46 dst
        movaps xmm9, xmm4                                  ;   228.3 fadd+fmul   46 dst copy
        andps xmm9, xmm15                                  ;   230.3 fadd+fmul   46 dst
        xorps xmm5, xmm9                                   ;   232.3 fadd+fmul   46 dst
        andps xmm7, xmm5                                   ;   234.3 fadd+fmul   46 dst
        xorps xmm7, xmm2                                   ;   236.3 fadd+fmul   46 dst
        xorps xmm7, xmm6                                   ;   238.3 fadd+fmul   46 dst
        movaps xmm9, [rdx + 96]                            ;   231.7 agu2+agu0+fmisc   46 dst reload
        andps xmm9, xmm5                                   ;   234.3 fadd+fmul   46 dst
        movaps xmm11, xmm15                                ;   235.3 fadd+fmul   46 dst copy
        xorps xmm11, xmm14                                 ;   237.3 fadd+fmul   46 dst
        movaps xmm12, [rbp - 128]                          ;   235.3 agu1+agu0+fmisc   46 dst reload
        andps xmm12, xmm11                                 ;   239.3 fadd+fmul   46 dst
        movaps [rbp - 128], xmm8                           ;   237.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm8, [rdi + 0]                             ;   238.3 agu1+agu0+fadd+fmul   46 dst reload
        andps xmm8, xmm11                                  ;   240.3 fadd+fmul   46 dst
        xorps xmm11, xmm5                                  ;   240.3 fadd+fmul   46 dst
        andps xmm10, xmm11                                 ;   242.3 fadd+fmul   46 dst
        xorps xmm12, xmm10                                 ;   244.3 fadd+fmul   46 dst
        xorps xmm10, xmm7                                  ;   244.3 fadd+fmul   46 dst
        xorps xmm2, xmm12                                  ;   246.3 fadd+fmul   46 dst
        xorps xmm6, xmm12                                  ;   246.3 fadd+fmul   46 dst
        movaps xmm12, [rbp - 64]                           ;   242.7 agu2+agu1+fmisc   46 dst reload
        andps xmm12, xmm11                                 ;   246.3 fadd+fmul   46 dst
        movaps xmm1, xmm14                                 ;   247.3 fadd+fmul   46 dst copy
        orps xmm14, xmm11                                  ;   248.3 fadd+fmul   46 dst
        xorps xmm4, xmm14                                  ;   250.3 fadd+fmul   46 dst
        xorps xmm5, xmm4                                   ;   252.3 fadd+fmul   46 dst
        andps xmm13, xmm5                                  ;   254.3 fadd+fmul   46 dst
        xorps xmm7, xmm13                                  ;   256.3 fadd+fmul   46 dst
        movaps xmm13, [rbp + 0]                            ;   249.3 agu0+agu1+fmisc   46 dst reload
        andps xmm13, xmm5                                  ;   254.3 fadd+fmul   46 dst
        xorps xmm15, xmm4                                  ;   254.3 fadd+fmul   46 dst
        xorps xmm9, xmm13                                  ;   256.3 fadd+fmul   46 dst
        movaps xmm5, [rsi + 112]                           ;   253.3 agu2+agu0+fmisc   46 dst reload
        andps xmm5, xmm4                                   ;   256.3 fadd+fmul   46 dst
        xorps xmm10, xmm5                                  ;   258.3 fadd+fmul   46 dst
        movaps xmm5, [rdi - 64]                            ;   256.0 agu1+agu0+fmisc   46 dst reload
        andps xmm5, xmm4                                   ;   258.3 fadd+fmul   46 dst
        xorps xmm13, xmm5                                  ;   260.3 fadd+fmul   46 dst
        xorps xmm11, xmm15                                 ;   260.3 fadd+fmul   46 dst
        movaps xmm4, [rdx + 80]                            ;   258.7 agu2+agu0+fmisc   46 dst reload
        andps xmm4, xmm15                                  ;   261.3 fadd+fmul   46 dst
        movaps xmm5, [rbp + 32]                            ;   260.7 agu1+agu0+fmisc   46 dst reload
        andps xmm5, xmm15                                  ;   262.7 fadd+fmul   46 dst
        xorps xmm12, xmm13                                 ;   263.3 fadd+fmul   46 dst
        xorps xmm8, xmm13                                  ;   264.3 fadd+fmul   46 dst
        xorps xmm10, xmm4                                  ;   265.3 fadd+fmul   46 dst
        xorps xmm2, xmm4                                   ;   266.3 fadd+fmul   46 dst
        andps xmm0, xmm11                                  ;   267.3 fadd+fmul   46 dst
        andps xmm3, xmm11                                  ;   268.3 fadd+fmul   46 dst
        xorps xmm12, xmm5                                  ;   269.3 fadd+fmul   46 dst
        xorps xmm5, xmm0                                   ;   270.3 fadd+fmul   46 dst
        xorps xmm5, xmm6                                   ;   272.3 fadd+fmul   46 dst
        xorps xmm9, xmm10                                  ;   272.3 fadd+fmul   46 dst
        xorps xmm2, xmm12                                  ;   273.3 fadd+fmul   46 dst
        xorps xmm9, xmm2                                   ;   275.3 fadd+fmul   46 dst
        xorps xmm5, xmm9                                   ;   277.3 fadd+fmul   46 dst
        andps xmm1, [rbp + 3824]                           ;   276.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm9, xmm1                                   ;   278.3 fadd+fmul   46 dst
        xorps xmm8, xmm9                                   ;   280.3 fadd+fmul   46 dst
        xorps xmm7, xmm8                                   ;   282.3 fadd+fmul   46 dst
        movaps xmm0, [rbp + 3856]                          ;   276.3 agu1+agu0+fmisc   46 dst
        movaps xmm1, [rel aes128_decrypt.T0_constants128]  ;   278.3 agu2+agu0+fmisc   46 dst reload
        xorps xmm0, xmm1                                   ;   280.3 fadd+fmul   46 dst
        movaps xmm4, xmm0                                  ;   282.3 fadd+fmul   46 dst copy
        movaps xmm11, [rbp + 3872]                         ;   280.3 agu1+agu0+fmisc   46 dst
        xorps xmm11, xmm1                                  ;   282.3 fadd+fmul   46 dst
        xorps xmm4, xmm11                                  ;   284.3 fadd+fmul   46 dst
        movaps xmm13, xmm4                                 ;   286.3 fadd+fmul   46 dst copy
        xorps xmm13, [rbp + 3200]                          ;   288.3 agu2+agu0+fadd+fmul   46 dst
        movaps xmm14, xmm4                                 ;   286.3 fadd+fmul   46 dst copy
        movaps xmm15, [rbp + 3888]                         ;   284.0 agu1+agu0+fmisc   46 dst reload
        xorps xmm14, xmm15                                 ;   288.3 fadd+fmul   46 dst
        xorps xmm15, xmm11                                 ;   288.3 fadd+fmul   46 dst
        movaps [rbp + 32], xmm12                           ;   286.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm12, xmm15                                ;   290.3 fadd+fmul   46 dst copy
        movaps [rdx + 80], xmm2                            ;   288.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm2, xmm13                                 ;   290.3 fadd+fmul   46 dst copy
        movaps [rdi - 64], xmm8                            ;   290.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm8, xmm13                                 ;   291.3 fadd+fmul   46 dst copy
        movaps [rsi + 112], xmm9                           ;   292.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm9, xmm14                                 ;   292.3 fadd+fmul   46 dst copy
        movaps [rbp + 0], xmm10                            ;   294.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm10, xmm11                                ;   293.3 fadd+fmul   46 dst copy
        movaps [rbp - 64], xmm5                            ;   296.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm5, xmm11                                 ;   294.3 fadd+fmul   46 dst copy
        movaps [rdi + 0], xmm3                             ;   298.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm3, xmm11                                 ;   295.3 fadd+fmul   46 dst copy
        movaps [rdx + 96], xmm6                            ;   300.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm6, xmm1                                  ;   296.3 fadd+fmul   46 dst copy
        xorps xmm6, [rbp + 3168]                           ;   298.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm0, xmm6                                   ;   300.3 fadd+fmul   46 dst
        xorps xmm12, xmm6                                  ;   300.3 fadd+fmul   46 dst
        xorps xmm3, xmm0                                   ;   302.3 fadd+fmul   46 dst
        movaps xmm6, xmm3                                  ;   304.3 fadd+fmul   46 dst copy
        movaps [rbp + 16], xmm7                            ;   302.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm7, xmm12                                 ;   302.3 fadd+fmul   46 dst copy
        xorps xmm7, [rbp + 3152]                           ;   304.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm2, xmm7                                   ;   306.3 fadd+fmul   46 dst
        andps xmm5, xmm7                                   ;   306.3 fadd+fmul   46 dst
        movaps [rdi - 112], xmm13                          ;   304.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm13, xmm12                                ;   306.3 fadd+fmul   46 dst copy
        xorps xmm13, [rbp + 3808]                          ;   308.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm10, xmm13                                 ;   310.3 fadd+fmul   46 dst
        andps xmm8, xmm10                                  ;   312.3 fadd+fmul   46 dst
        xorps xmm4, xmm13                                  ;   310.3 fadd+fmul   46 dst
        movaps [rbp - 32], xmm10                           ;   312.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm10, xmm12                                ;   311.3 fadd+fmul   46 dst copy
        movaps [rbp - 48], xmm11                           ;   310.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm11, xmm7                                 ;   312.3 fadd+fmul   46 dst copy
        movaps [rdi - 80], xmm3                            ;   312.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm3, xmm13                                 ;   313.3 fadd+fmul   46 dst copy
        orps xmm3, xmm2                                    ;   315.3 fadd+fmul   46 dst
        xorps xmm8, xmm3                                   ;   317.3 fadd+fmul   46 dst
        movaps [rdi - 128], xmm7                           ;   314.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm7, xmm2                                  ;   316.3 fadd+fmul   46 dst copy
        xorps xmm7, xmm4                                   ;   318.3 fadd+fmul   46 dst
        andps xmm10, xmm7                                  ;   320.3 fadd+fmul   46 dst
        xorps xmm3, xmm10                                  ;   322.3 fadd+fmul   46 dst
        xorps xmm10, xmm5                                  ;   322.3 fadd+fmul   46 dst
        movaps [rbp - 16], xmm7                            ;   320.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm7, xmm4                                  ;   321.3 fadd+fmul   46 dst copy
        orps xmm7, [rbp + 3808]                            ;   323.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm8, xmm7                                   ;   325.3 fadd+fmul   46 dst
        xorps xmm10, xmm7                                  ;   325.3 fadd+fmul   46 dst
        movaps xmm7, xmm4                                  ;   325.3 fadd+fmul   46 dst copy
        movaps [rbp - 80], xmm8                            ;   327.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm8, xmm0                                  ;   326.3 fadd+fmul   46 dst copy
        movaps [rdi - 48], xmm14                           ;   325.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm14, xmm0                                 ;   327.3 fadd+fmul   46 dst copy
        movaps [rcx + 16], xmm13                           ;   327.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm13, [rbp - 16]                           ;   328.3 agu2+agu0+fadd+fmul   46 dst
        movaps [rsi + 16], xmm12                           ;   329.3 agu1+agu2+fmisc   46 dst spill
        movaps xmm12, [rbp - 80]                           ;   329.3 agu0+agu1+fadd+fmul   46 dst
        movaps [rbx - 64], xmm2                            ;   331.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm2, [rbp - 80]                            ;   330.3 agu1+agu2+fadd+fmul   46 dst
        movaps [rbp - 80], xmm0                            ;   333.3 agu0+agu1+fmisc   46 dst spill
        movaps xmm0, [rbp - 16]                            ;   331.3 agu2+agu0+fadd+fmul   46 dst
        movaps [rbp - 16], xmm0                            ;   335.3 agu1+agu2+fmisc   46 dst spill
        movaps xmm0, xmm1                                  ;   332.3 fadd+fmul   46 dst copy
        xorps xmm0, [rbp + 3184]                           ;   334.3 agu0+agu1+fadd+fmul   46 dst
        xorps xmm15, xmm0                                  ;   336.3 fadd+fmul   46 dst
        xorps xmm5, xmm0                                   ;   336.3 fadd+fmul   46 dst
        xorps xmm3, xmm5                                   ;   338.3 fadd+fmul   46 dst
        xorps xmm12, xmm5                                  ;   338.3 fadd+fmul   46 dst
        orps xmm6, xmm15                                   ;   338.3 fadd+fmul   46 dst
        xorps xmm3, xmm6                                   ;   340.3 fadd+fmul   46 dst
        xorps xmm11, xmm15                                 ;   340.3 fadd+fmul   46 dst
        xorps xmm7, xmm15                                  ;   341.3 fadd+fmul   46 dst
        orps xmm8, xmm11                                   ;   342.3 fadd+fmul   46 dst
        xorps xmm12, xmm8                                  ;   344.3 fadd+fmul   46 dst
        xorps xmm13, xmm11                                 ;   344.3 fadd+fmul   46 dst
        andps xmm14, xmm11                                 ;   345.3 fadd+fmul   46 dst
        xorps xmm10, xmm14                                 ;   347.3 fadd+fmul   46 dst
        andps xmm9, xmm13                                  ;   347.3 fadd+fmul   46 dst
        xorps xmm12, xmm9                                  ;   349.3 fadd+fmul   46 dst
        movaps xmm5, xmm7                                  ;   349.3 fadd+fmul   46 dst copy
        orps xmm5, xmm0                                    ;   351.3 fadd+fmul   46 dst
        xorps xmm2, xmm5                                   ;   353.3 fadd+fmul   46 dst
        movaps xmm5, xmm3                                  ;   352.3 fadd+fmul   46 dst copy
        andps xmm5, xmm12                                  ;   354.3 fadd+fmul   46 dst
        xorps xmm2, xmm5                                   ;   356.3 fadd+fmul   46 dst
        andps xmm5, xmm2                                   ;   358.3 fadd+fmul   46 dst
        xorps xmm10, xmm5                                  ;   360.3 fadd+fmul   46 dst
        xorps xmm3, xmm2                                   ;   358.3 fadd+fmul   46 dst
        movaps xmm5, xmm12                                 ;   358.3 fadd+fmul   46 dst copy
        andps xmm5, xmm10                                  ;   362.3 fadd+fmul   46 dst
        xorps xmm3, xmm5                                   ;   364.3 fadd+fmul   46 dst
        movaps xmm5, xmm2                                  ;   361.3 fadd+fmul   46 dst copy
        andps xmm5, xmm3                                   ;   366.3 fadd+fmul   46 dst
        xorps xmm12, xmm5                                  ;   368.3 fadd+fmul   46 dst
        andps xmm4, xmm12                                  ;   370.3 fadd+fmul   46 dst
        movaps xmm5, [rbx - 64]                            ;   362.3 agu2+agu0+fmisc   46 dst reload
        andps xmm5, xmm3                                   ;   366.3 fadd+fmul   46 dst
        movaps xmm6, [rcx + 16]                            ;   364.3 agu1+agu0+fmisc   46 dst reload
        andps xmm6, xmm3                                   ;   366.3 fadd+fmul   46 dst
        movaps xmm8, xmm10                                 ;   367.3 fadd+fmul   46 dst copy
        andps xmm8, xmm3                                   ;   369.3 fadd+fmul   46 dst
        xorps xmm2, xmm8                                   ;   371.3 fadd+fmul   46 dst
        andps xmm11, xmm2                                  ;   373.3 fadd+fmul   46 dst
        xorps xmm11, xmm5                                  ;   375.3 fadd+fmul   46 dst
        xorps xmm11, xmm4                                  ;   377.3 fadd+fmul   46 dst
        movaps xmm8, [rbp - 80]                            ;   370.7 agu2+agu0+fmisc   46 dst reload
        andps xmm8, xmm2                                   ;   373.3 fadd+fmul   46 dst
        movaps xmm9, xmm3                                  ;   374.3 fadd+fmul   46 dst copy
        xorps xmm9, xmm12                                  ;   376.3 fadd+fmul   46 dst
        movaps xmm14, [rbp - 16]                           ;   374.3 agu1+agu0+fmisc   46 dst reload
        andps xmm14, xmm9                                  ;   378.3 fadd+fmul   46 dst
        movaps [rbp - 16], xmm6                            ;   376.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm6, [rsi + 16]                            ;   377.3 agu1+agu0+fadd+fmul   46 dst reload
        andps xmm6, xmm9                                   ;   379.3 fadd+fmul   46 dst
        xorps xmm9, xmm2                                   ;   379.3 fadd+fmul   46 dst
        andps xmm13, xmm9                                  ;   381.3 fadd+fmul   46 dst
        xorps xmm14, xmm13                                 ;   383.3 fadd+fmul   46 dst
        xorps xmm13, xmm11                                 ;   383.3 fadd+fmul   46 dst
        xorps xmm5, xmm14                                  ;   385.3 fadd+fmul   46 dst
        xorps xmm4, xmm14                                  ;   385.3 fadd+fmul   46 dst
        movaps xmm14, [rdi - 48]                           ;   381.7 agu2+agu1+fmisc   46 dst reload
        andps xmm14, xmm9                                  ;   385.3 fadd+fmul   46 dst
        movaps xmm1, xmm12                                 ;   386.3 fadd+fmul   46 dst copy
        orps xmm12, xmm9                                   ;   387.3 fadd+fmul   46 dst
        xorps xmm10, xmm12                                 ;   389.3 fadd+fmul   46 dst
        xorps xmm2, xmm10                                  ;   391.3 fadd+fmul   46 dst
        andps xmm15, xmm2                                  ;   393.3 fadd+fmul   46 dst
        xorps xmm11, xmm15                                 ;   395.3 fadd+fmul   46 dst
        movaps xmm12, [rdi - 80]                           ;   388.3 agu0+agu1+fmisc   46 dst reload
        andps xmm12, xmm2                                  ;   393.3 fadd+fmul   46 dst
        xorps xmm3, xmm10                                  ;   393.3 fadd+fmul   46 dst
        xorps xmm8, xmm12                                  ;   395.3 fadd+fmul   46 dst
        movaps xmm2, [rdi - 128]                           ;   392.3 agu2+agu0+fmisc   46 dst reload
        andps xmm2, xmm10                                  ;   395.3 fadd+fmul   46 dst
        xorps xmm13, xmm2                                  ;   397.3 fadd+fmul   46 dst
        movaps xmm2, [rbp - 48]                            ;   395.0 agu1+agu0+fmisc   46 dst reload
        andps xmm2, xmm10                                  ;   397.3 fadd+fmul   46 dst
        xorps xmm12, xmm2                                  ;   399.3 fadd+fmul   46 dst
        xorps xmm9, xmm3                                   ;   399.3 fadd+fmul   46 dst
        movaps xmm2, [rdi - 112]                           ;   397.7 agu2+agu0+fmisc   46 dst reload
        andps xmm2, xmm3                                   ;   400.3 fadd+fmul   46 dst
        movaps xmm10, [rbp - 32]                           ;   399.7 agu1+agu0+fmisc   46 dst reload
        andps xmm10, xmm3                                  ;   401.7 fadd+fmul   46 dst
        xorps xmm14, xmm12                                 ;   402.3 fadd+fmul   46 dst
        xorps xmm6, xmm12                                  ;   403.3 fadd+fmul   46 dst
        xorps xmm13, xmm2                                  ;   404.3 fadd+fmul   46 dst
        xorps xmm5, xmm2                                   ;   405.3 fadd+fmul   46 dst
        andps xmm0, xmm9                                   ;   406.3 fadd+fmul   46 dst
        andps xmm7, xmm9                                   ;   407.3 fadd+fmul   46 dst
        xorps xmm14, xmm10                                 ;   408.3 fadd+fmul   46 dst
        xorps xmm10, xmm0                                  ;   409.3 fadd+fmul   46 dst
        xorps xmm10, xmm4                                  ;   411.3 fadd+fmul   46 dst
        xorps xmm8, xmm13                                  ;   411.3 fadd+fmul   46 dst
        xorps xmm5, xmm14                                  ;   412.3 fadd+fmul   46 dst
        xorps xmm8, xmm5                                   ;   414.3 fadd+fmul   46 dst
        xorps xmm10, xmm8                                  ;   416.3 fadd+fmul   46 dst
        andps xmm1, [rbp + 3808]                           ;   415.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm8, xmm1                                   ;   417.3 fadd+fmul   46 dst
        xorps xmm6, xmm8                                   ;   419.3 fadd+fmul   46 dst
        xorps xmm11, xmm6                                  ;   421.3 fadd+fmul   46 dst
        movaps xmm0, [r15 + 16]                            ;   415.3 agu1+agu0+fmisc   46 dst
        movaps xmm1, [rel aes128_decrypt.T0_constants128]  ;   417.3 agu2+agu0+fmisc   46 dst reload
        xorps xmm0, xmm1                                   ;   419.3 fadd+fmul   46 dst
        movaps xmm2, xmm0                                  ;   421.3 fadd+fmul   46 dst copy
        movaps xmm3, [r15 + 32]                            ;   419.3 agu1+agu0+fmisc   46 dst
        xorps xmm3, xmm1                                   ;   421.3 fadd+fmul   46 dst
        xorps xmm2, xmm3                                   ;   423.3 fadd+fmul   46 dst
        movaps xmm9, xmm2                                  ;   425.3 fadd+fmul   46 dst copy
        xorps xmm9, [r15 + 112]                            ;   427.3 agu2+agu0+fadd+fmul   46 dst
        movaps xmm12, xmm2                                 ;   425.3 fadd+fmul   46 dst copy
        movaps xmm15, [r15 + 64]                           ;   423.0 agu1+agu0+fmisc   46 dst reload
        xorps xmm12, xmm15                                 ;   427.3 fadd+fmul   46 dst
        xorps xmm15, xmm3                                  ;   427.3 fadd+fmul   46 dst
        movaps [rbp - 32], xmm14                           ;   425.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm14, xmm15                                ;   429.3 fadd+fmul   46 dst copy
        movaps [rdi - 112], xmm5                           ;   427.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm5, xmm9                                  ;   429.3 fadd+fmul   46 dst copy
        movaps [rbp - 48], xmm6                            ;   429.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm6, xmm9                                  ;   430.3 fadd+fmul   46 dst copy
        movaps [rdi - 128], xmm8                           ;   431.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm8, xmm12                                 ;   431.3 fadd+fmul   46 dst copy
        movaps [rdi - 80], xmm13                           ;   433.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm13, xmm3                                 ;   432.3 fadd+fmul   46 dst copy
        movaps [rdi - 48], xmm10                           ;   435.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm10, xmm3                                 ;   433.3 fadd+fmul   46 dst copy
        movaps [rsi + 16], xmm7                            ;   437.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm7, xmm3                                  ;   434.3 fadd+fmul   46 dst copy
        movaps [rbp - 80], xmm4                            ;   439.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm4, xmm1                                  ;   435.3 fadd+fmul   46 dst copy
        xorps xmm4, [r15 + 80]                             ;   437.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm0, xmm4                                   ;   439.3 fadd+fmul   46 dst
        xorps xmm14, xmm4                                  ;   439.3 fadd+fmul   46 dst
        xorps xmm7, xmm0                                   ;   441.3 fadd+fmul   46 dst
        movaps xmm4, xmm7                                  ;   443.3 fadd+fmul   46 dst copy
        movaps [rcx + 16], xmm11                           ;   441.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm11, xmm14                                ;   441.3 fadd+fmul   46 dst copy
        xorps xmm11, [r15 + 48]                            ;   443.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm5, xmm11                                  ;   445.3 fadd+fmul   46 dst
        andps xmm10, xmm11                                 ;   445.3 fadd+fmul   46 dst
        movaps [rbx - 64], xmm9                            ;   443.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm9, xmm14                                 ;   445.3 fadd+fmul   46 dst copy
        xorps xmm9, [rbx + 80]                             ;   447.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm13, xmm9                                  ;   449.3 fadd+fmul   46 dst
        andps xmm6, xmm13                                  ;   451.3 fadd+fmul   46 dst
        xorps xmm2, xmm9                                   ;   449.3 fadd+fmul   46 dst
        movaps [rbx - 48], xmm13                           ;   451.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm13, xmm14                                ;   450.3 fadd+fmul   46 dst copy
        movaps [rbp + 48], xmm3                            ;   449.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm3, xmm11                                 ;   451.3 fadd+fmul   46 dst copy
        movaps [rbp + 96], xmm7                            ;   451.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm7, xmm9                                  ;   452.3 fadd+fmul   46 dst copy
        orps xmm7, xmm5                                    ;   454.3 fadd+fmul   46 dst
        xorps xmm6, xmm7                                   ;   456.3 fadd+fmul   46 dst
        movaps [rdx - 128], xmm11                          ;   453.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm11, xmm5                                 ;   455.3 fadd+fmul   46 dst copy
        xorps xmm11, xmm2                                  ;   457.3 fadd+fmul   46 dst
        andps xmm13, xmm11                                 ;   459.3 fadd+fmul   46 dst
        xorps xmm7, xmm13                                  ;   461.3 fadd+fmul   46 dst
        xorps xmm13, xmm10                                 ;   461.3 fadd+fmul   46 dst
        movaps [rbp - 96], xmm11                           ;   459.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm11, xmm2                                 ;   460.3 fadd+fmul   46 dst copy
        orps xmm11, [rbx + 80]                             ;   462.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm6, xmm11                                  ;   464.3 fadd+fmul   46 dst
        xorps xmm13, xmm11                                 ;   464.3 fadd+fmul   46 dst
        movaps xmm11, xmm2                                 ;   464.3 fadd+fmul   46 dst copy
        movaps [rbx - 80], xmm6                            ;   466.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm6, xmm0                                  ;   465.3 fadd+fmul   46 dst copy
        movaps [rcx - 128], xmm12                          ;   464.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm12, xmm0                                 ;   466.3 fadd+fmul   46 dst copy
        movaps [rcx - 112], xmm9                           ;   466.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm9, [rbp - 96]                            ;   467.3 agu2+agu0+fadd+fmul   46 dst
        movaps [rcx - 96], xmm14                           ;   468.3 agu1+agu2+fmisc   46 dst spill
        movaps xmm14, [rbx - 80]                           ;   468.3 agu0+agu1+fadd+fmul   46 dst
        movaps [rcx + 0], xmm5                             ;   470.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm5, [rbx - 80]                            ;   469.3 agu1+agu2+fadd+fmul   46 dst
        movaps [rbx - 80], xmm0                            ;   472.3 agu0+agu1+fmisc   46 dst spill
        movaps xmm0, [rbp - 96]                            ;   470.3 agu2+agu0+fadd+fmul   46 dst
        movaps [rbp - 96], xmm0                            ;   474.3 agu1+agu2+fmisc   46 dst spill
        movaps xmm0, xmm1                                  ;   471.3 fadd+fmul   46 dst copy
        xorps xmm0, [r15 + 96]                             ;   473.3 agu0+agu1+fadd+fmul   46 dst
        xorps xmm15, xmm0                                  ;   475.3 fadd+fmul   46 dst
        xorps xmm10, xmm0                                  ;   475.3 fadd+fmul   46 dst
        xorps xmm7, xmm10                                  ;   477.3 fadd+fmul   46 dst
        xorps xmm14, xmm10                                 ;   477.3 fadd+fmul   46 dst
        orps xmm4, xmm15                                   ;   477.3 fadd+fmul   46 dst
        xorps xmm7, xmm4                                   ;   479.3 fadd+fmul   46 dst
        xorps xmm3, xmm15                                  ;   479.3 fadd+fmul   46 dst
        xorps xmm11, xmm15                                 ;   480.3 fadd+fmul   46 dst
        orps xmm6, xmm3                                    ;   481.3 fadd+fmul   46 dst
        xorps xmm14, xmm6                                  ;   483.3 fadd+fmul   46 dst
        xorps xmm9, xmm3                                   ;   483.3 fadd+fmul   46 dst
        andps xmm12, xmm3                                  ;   484.3 fadd+fmul   46 dst
        xorps xmm13, xmm12                                 ;   486.3 fadd+fmul   46 dst
        andps xmm8, xmm9                                   ;   486.3 fadd+fmul   46 dst
        xorps xmm14, xmm8                                  ;   488.3 fadd+fmul   46 dst
        movaps xmm4, xmm11                                 ;   488.3 fadd+fmul   46 dst copy
        orps xmm4, xmm0                                    ;   490.3 fadd+fmul   46 dst
        xorps xmm5, xmm4                                   ;   492.3 fadd+fmul   46 dst
        movaps xmm4, xmm7                                  ;   491.3 fadd+fmul   46 dst copy
        andps xmm4, xmm14                                  ;   493.3 fadd+fmul   46 dst
        xorps xmm5, xmm4                                   ;   495.3 fadd+fmul   46 dst
        andps xmm4, xmm5                                   ;   497.3 fadd+fmul   46 dst
        xorps xmm13, xmm4                                  ;   499.3 fadd+fmul   46 dst
        xorps xmm7, xmm5                                   ;   497.3 fadd+fmul   46 dst
        movaps xmm4, xmm14                                 ;   497.3 fadd+fmul   46 dst copy
        andps xmm4, xmm13                                  ;   501.3 fadd+fmul   46 dst
        xorps xmm7, xmm4                                   ;   503.3 fadd+fmul   46 dst
        movaps xmm4, xmm5                                  ;   500.3 fadd+fmul   46 dst copy
        andps xmm4, xmm7                                   ;   505.3 fadd+fmul   46 dst
        xorps xmm14, xmm4                                  ;   507.3 fadd+fmul   46 dst
        andps xmm2, xmm14                                  ;   509.3 fadd+fmul   46 dst
        movaps xmm4, [rcx + 0]                             ;   501.3 agu2+agu0+fmisc   46 dst reload
        andps xmm4, xmm7                                   ;   505.3 fadd+fmul   46 dst
        movaps xmm6, [rcx - 112]                           ;   503.3 agu1+agu0+fmisc   46 dst reload
        andps xmm6, xmm7                                   ;   505.3 fadd+fmul   46 dst
        movaps xmm8, xmm13                                 ;   506.3 fadd+fmul   46 dst copy
        andps xmm8, xmm7                                   ;   508.3 fadd+fmul   46 dst
        xorps xmm5, xmm8                                   ;   510.3 fadd+fmul   46 dst
        andps xmm3, xmm5                                   ;   512.3 fadd+fmul   46 dst
        xorps xmm3, xmm4                                   ;   514.3 fadd+fmul   46 dst
        xorps xmm3, xmm2                                   ;   516.3 fadd+fmul   46 dst
        movaps xmm8, [rbx - 80]                            ;   509.7 agu2+agu0+fmisc   46 dst reload
        andps xmm8, xmm5                                   ;   512.3 fadd+fmul   46 dst
        movaps xmm10, xmm7                                 ;   513.3 fadd+fmul   46 dst copy
        xorps xmm10, xmm14                                 ;   515.3 fadd+fmul   46 dst
        movaps xmm12, [rbp - 96]                           ;   513.3 agu1+agu0+fmisc   46 dst reload
        andps xmm12, xmm10                                 ;   517.3 fadd+fmul   46 dst
        mov r8, qword [rbp + 4048]                         ;   513.7 agu2    68 dst.0 reload
        xorps xmm6, [r8 + 20928]                           ;   520.7 agu0+agu1+fadd+fmul   68 dst
        movaps xmm1, [rcx - 96]                            ;   515.7 agu2+agu0+fmisc   46 dst reload
        andps xmm1, xmm10                                  ;   517.7 fadd+fmul   46 dst
        xorps xmm10, xmm5                                  ;   518.3 fadd+fmul   46 dst
        andps xmm9, xmm10                                  ;   520.3 fadd+fmul   46 dst
        xorps xmm12, xmm9                                  ;   522.3 fadd+fmul   46 dst
        xorps xmm9, xmm3                                   ;   522.3 fadd+fmul   46 dst
        xorps xmm4, xmm12                                  ;   524.3 fadd+fmul   46 dst
        xorps xmm2, xmm12                                  ;   524.3 fadd+fmul   46 dst
        movaps xmm12, [rcx - 128]                          ;   521.3 agu1+agu2+fmisc   46 dst reload
        andps xmm12, xmm10                                 ;   524.3 fadd+fmul   46 dst
        movaps [rcx - 128], xmm6                           ;   523.3 agu0+agu1+fmisc   68 dst spill
        movaps xmm6, xmm14                                 ;   525.3 fadd+fmul   46 dst copy
        orps xmm14, xmm10                                  ;   526.3 fadd+fmul   46 dst
        xorps xmm13, xmm14                                 ;   528.3 fadd+fmul   46 dst
        xorps xmm5, xmm13                                  ;   530.3 fadd+fmul   46 dst
        andps xmm15, xmm5                                  ;   532.3 fadd+fmul   46 dst
        xorps xmm3, xmm15                                  ;   534.3 fadd+fmul   46 dst
        movaps xmm14, [rbp + 96]                           ;   527.3 agu2+agu0+fmisc   46 dst reload
        andps xmm14, xmm5                                  ;   532.3 fadd+fmul   46 dst
        xorps xmm7, xmm13                                  ;   532.3 fadd+fmul   46 dst
        xorps xmm8, xmm14                                  ;   534.3 fadd+fmul   46 dst
        movaps xmm5, [rdx - 128]                           ;   531.3 agu1+agu0+fmisc   46 dst reload
        andps xmm5, xmm13                                  ;   534.3 fadd+fmul   46 dst
        xorps xmm9, xmm5                                   ;   536.3 fadd+fmul   46 dst
        movaps xmm5, [rbp + 48]                            ;   534.0 agu2+agu0+fmisc   46 dst reload
        andps xmm5, xmm13                                  ;   536.3 fadd+fmul   46 dst
        xorps xmm14, xmm5                                  ;   538.3 fadd+fmul   46 dst
        xorps xmm10, xmm7                                  ;   538.3 fadd+fmul   46 dst
        movaps xmm5, [rbx - 64]                            ;   536.7 agu1+agu0+fmisc   46 dst reload
        andps xmm5, xmm7                                   ;   539.3 fadd+fmul   46 dst
        movaps xmm13, [rbx - 48]                           ;   538.7 agu2+agu0+fmisc   46 dst reload
        andps xmm13, xmm7                                  ;   540.7 fadd+fmul   46 dst
        xorps xmm12, xmm14                                 ;   541.3 fadd+fmul   46 dst
        xorps xmm1, xmm14                                  ;   542.3 fadd+fmul   46 dst
        xorps xmm9, xmm5                                   ;   543.3 fadd+fmul   46 dst
        xorps xmm4, xmm5                                   ;   544.3 fadd+fmul   46 dst
        andps xmm0, xmm10                                  ;   545.3 fadd+fmul   46 dst
        andps xmm11, xmm10                                 ;   546.3 fadd+fmul   46 dst
        xorps xmm12, xmm13                                 ;   547.3 fadd+fmul   46 dst
        xorps xmm13, xmm0                                  ;   548.3 fadd+fmul   46 dst
        xorps xmm13, xmm2                                  ;   550.3 fadd+fmul   46 dst
        xorps xmm8, xmm9                                   ;   550.3 fadd+fmul   46 dst
        xorps xmm4, xmm12                                  ;   551.3 fadd+fmul   46 dst
        xorps xmm8, xmm4                                   ;   553.3 fadd+fmul   46 dst
        xorps xmm13, xmm8                                  ;   555.3 fadd+fmul   46 dst
        andps xmm6, [rbx + 80]                             ;   554.3 agu1+agu0+fadd+fmul   46 dst
        xorps xmm8, xmm6                                   ;   556.3 fadd+fmul   46 dst
        xorps xmm1, xmm8                                   ;   558.3 fadd+fmul   46 dst
        xorps xmm3, xmm1                                   ;   560.3 fadd+fmul   46 dst
        xorps xmm11, xmm2                                  ;   558.3 fadd+fmul   68 dst
        movaps xmm0, [rcx - 128]                           ;   555.3 agu2+agu0+fmisc   68 dst reload
        xorps xmm0, xmm8                                   ;   559.3 fadd+fmul   68 dst
        xorps xmm4, xmm13                                  ;   560.3 fadd+fmul   68 dst
        xorps xmm11, xmm3                                  ;   562.3 fadd+fmul   68 dst
        mov r9, qword [rbp + 4072]                         ;   558.3 agu1    68 dst reload
        movaps [r9 + 448], xmm0                            ;   561.3 agu0+agu2+fmisc   68 dst
        xorps xmm11, [r8 + 20864]                          ;   564.3 agu1+agu0+fadd+fmul   68 dst
        movaps [r9 + 384], xmm11                           ;   566.3 agu2+agu1+fmisc   68 dst
        xorps xmm13, [r8 + 20880]                          ;   563.3 agu0+agu2+fadd+fmul   68 dst
        movaps [r9 + 400], xmm13                           ;   565.3 agu1+agu0+fmisc   68 dst
        xorps xmm3, [r8 + 20896]                           ;   564.3 agu2+agu1+fadd+fmul   68 dst
        movaps [r9 + 416], xmm3                            ;   566.3 agu0+agu2+fmisc   68 dst
        xorps xmm9, [r8 + 20912]                           ;   565.3 agu1+agu0+fadd+fmul   68 dst
        movaps [r9 + 432], xmm9                            ;   567.7 agu2+agu1+fmisc   68 dst
        xorps xmm1, [r8 + 20944]                           ;   566.3 agu0+agu1+fadd+fmul   68 dst
        movaps [r9 + 464], xmm1                            ;   569.7 agu2+agu0+fmisc   68 dst
        xorps xmm4, [r8 + 20960]                           ;   567.3 agu1+agu2+fadd+fmul   68 dst
        movaps [r9 + 480], xmm4                            ;   571.7 agu0+agu1+fmisc   68 dst
        xorps xmm12, [r8 + 20976]                          ;   568.3 agu2+agu0+fadd+fmul   68 dst
        movaps [r9 + 496], xmm12                           ;   573.7 agu1+agu2+fmisc   68 dst
        movaps xmm0, [rdi - 16]                            ;   569.3 agu0+agu1+fadd+fmul   68 dst
        xorps xmm0, [r8 + 20480]                           ;   571.3 agu2+agu0+fadd+fmul   68 dst
        xorps xmm0, [rbp - 112]                            ;   573.3 agu1+agu2+fadd+fmul   68 dst
        movaps xmm1, [rbp + 112]                           ;   572.3 agu0+agu1+fadd+fmul   46 dst reload
        xorps xmm0, xmm1                                   ;   575.3 fadd+fmul   68 dst
        movaps [r9], xmm0                                  ;   577.3 agu2+agu0+fmisc   68 dst
        xorps xmm1, [r8 + 20512]                           ;   574.3 agu1+agu0+fadd+fmul   68 dst
        movaps [r9 + 32], xmm1                             ;   577.7 agu2+agu1+fmisc   68 dst
        movaps xmm0, [rsi - 112]                           ;   575.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [r8 + 20496]                           ;   577.3 agu1+agu0+fadd+fmul   68 dst
        movaps [r9 + 16], xmm0                             ;   579.7 agu2+agu1+fmisc   68 dst
        movaps xmm0, [rdi - 96]                            ;   577.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [r8 + 20528]                           ;   579.3 agu1+agu0+fadd+fmul   68 dst
        movaps [r9 + 48], xmm0                             ;   581.7 agu2+agu1+fmisc   68 dst
        movaps xmm0, [rsi + 96]                            ;   579.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [r8 + 20544]                           ;   581.3 agu1+agu0+fadd+fmul   68 dst
        xorps xmm0, [rdx + 64]                             ;   583.3 agu2+agu1+fadd+fmul   68 dst
        movaps [r9 + 64], xmm0                             ;   585.3 agu0+agu2+fmisc   68 dst
        movaps xmm0, [rsi - 128]                           ;   582.3 agu1+agu0+fadd+fmul   68 dst
        xorps xmm0, [r8 + 20560]                           ;   584.3 agu2+agu1+fadd+fmul   68 dst
        movaps [r9 + 80], xmm0                             ;   586.3 agu0+agu2+fmisc   68 dst
        movaps xmm0, [rdx + 112]                           ;   584.3 agu1+agu0+fadd+fmul   68 dst
        xorps xmm0, [r8 + 20576]                           ;   586.3 agu2+agu1+fadd+fmul   68 dst
        xorps xmm0, [rsi - 112]                            ;   588.3 agu0+agu2+fadd+fmul   68 dst
        movaps [r9 + 96], xmm0                             ;   590.3 agu1+agu0+fmisc   68 dst
        movaps xmm0, [rdi - 32]                            ;   587.3 agu2+agu1+fadd+fmul   68 dst
        xorps xmm0, [r8 + 20592]                           ;   589.3 agu0+agu2+fadd+fmul   68 dst
        movaps [r9 + 112], xmm0                            ;   591.3 agu1+agu0+fmisc   68 dst
        movaps xmm0, [rdi + 0]                             ;   589.3 agu2+agu1+fadd+fmul   68 dst
        xorps xmm0, [r8 + 20608]                           ;   591.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [rdx + 96]                             ;   593.3 agu1+agu0+fadd+fmul   68 dst
        movaps xmm1, [rbp + 16]                            ;   591.7 agu2+agu1+fmisc   46 dst reload
        xorps xmm0, xmm1                                   ;   595.3 fadd+fmul   68 dst
        movaps [r9 + 128], xmm0                            ;   597.3 agu0+agu2+fmisc   68 dst
        xorps xmm1, [r8 + 20640]                           ;   593.7 agu1+agu0+fadd+fmul   68 dst
        movaps [r9 + 160], xmm1                            ;   595.7 agu2+agu1+fmisc   68 dst
        movaps xmm0, [rbp - 64]                            ;   594.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [r8 + 20624]                           ;   596.3 agu1+agu0+fadd+fmul   68 dst
        movaps [r9 + 144], xmm0                            ;   598.3 agu2+agu1+fmisc   68 dst
        movaps xmm0, [rbp + 0]                             ;   596.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [r8 + 20656]                           ;   598.3 agu1+agu0+fadd+fmul   68 dst
        movaps [r9 + 176], xmm0                            ;   600.3 agu2+agu1+fmisc   68 dst
        movaps xmm0, [rsi + 112]                           ;   598.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [r8 + 20672]                           ;   600.3 agu1+agu0+fadd+fmul   68 dst
        xorps xmm0, [rbp - 128]                            ;   602.3 agu2+agu1+fadd+fmul   68 dst
        movaps [r9 + 192], xmm0                            ;   604.3 agu0+agu2+fmisc   68 dst
        movaps xmm0, [rdi - 64]                            ;   601.3 agu1+agu0+fadd+fmul   68 dst
        xorps xmm0, [r8 + 20688]                           ;   603.3 agu2+agu1+fadd+fmul   68 dst
        movaps [r9 + 208], xmm0                            ;   605.3 agu0+agu2+fmisc   68 dst
        movaps xmm0, [rdx + 80]                            ;   603.3 agu1+agu0+fadd+fmul   68 dst
        xorps xmm0, [r8 + 20704]                           ;   605.3 agu2+agu1+fadd+fmul   68 dst
        xorps xmm0, [rbp - 64]                             ;   607.3 agu0+agu2+fadd+fmul   68 dst
        movaps [r9 + 224], xmm0                            ;   609.3 agu1+agu0+fmisc   68 dst
        movaps xmm0, [rbp + 32]                            ;   606.3 agu2+agu1+fadd+fmul   68 dst
        xorps xmm0, [r8 + 20720]                           ;   608.3 agu0+agu2+fadd+fmul   68 dst
        movaps [r9 + 240], xmm0                            ;   610.3 agu1+agu0+fmisc   68 dst
        movaps xmm0, [rsi + 16]                            ;   608.3 agu2+agu1+fadd+fmul   68 dst
        xorps xmm0, [r8 + 20736]                           ;   610.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [rbp - 80]                             ;   612.3 agu1+agu0+fadd+fmul   68 dst
        movaps xmm1, [rcx + 16]                            ;   609.7 agu2+agu1+fmisc   46 dst reload
        xorps xmm0, xmm1                                   ;   614.3 fadd+fmul   68 dst
        movaps [r9 + 256], xmm0                            ;   616.3 agu0+agu2+fmisc   68 dst
        xorps xmm1, [r8 + 20768]                           ;   612.3 agu1+agu0+fadd+fmul   68 dst
        movaps [r9 + 288], xmm1                            ;   614.3 agu2+agu1+fmisc   68 dst
        movaps xmm0, [rdi - 48]                            ;   613.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [r8 + 20752]                           ;   615.3 agu1+agu0+fadd+fmul   68 dst
        movaps [r9 + 272], xmm0                            ;   617.3 agu2+agu1+fmisc   68 dst
        movaps xmm0, [rdi - 80]                            ;   615.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [r8 + 20784]                           ;   617.3 agu1+agu0+fadd+fmul   68 dst
        movaps [r9 + 304], xmm0                            ;   619.3 agu2+agu1+fmisc   68 dst
        movaps xmm0, [rdi - 128]                           ;   617.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [r8 + 20800]                           ;   619.3 agu1+agu0+fadd+fmul   68 dst
        xorps xmm0, [rbp - 16]                             ;   621.3 agu2+agu1+fadd+fmul   68 dst
        movaps [r9 + 320], xmm0                            ;   623.3 agu0+agu2+fmisc   68 dst
        movaps xmm0, [rbp - 48]                            ;   620.3 agu1+agu0+fadd+fmul   68 dst
        xorps xmm0, [r8 + 20816]                           ;   622.3 agu2+agu1+fadd+fmul   68 dst
        movaps [r9 + 336], xmm0                            ;   624.3 agu0+agu2+fmisc   68 dst
        movaps xmm0, [rdi - 112]                           ;   622.3 agu1+agu0+fadd+fmul   68 dst
        xorps xmm0, [r8 + 20832]                           ;   624.3 agu2+agu1+fadd+fmul   68 dst
        xorps xmm0, [rdi - 48]                             ;   626.3 agu0+agu2+fadd+fmul   68 dst
        movaps [r9 + 352], xmm0                            ;   628.3 agu1+agu0+fmisc   68 dst
        movaps xmm0, [rbp - 32]                            ;   625.0 agu2+agu1+fmisc+fadd   68 dst
        xorps xmm0, [r8 + 20848]                           ;   627.0 agu0+agu2+fmul+fadd   68 dst
        movaps [r9 + 368], xmm0                            ;   629.0 agu1+agu0+fmisc   68 dst
        movaps xmm0, [r14 - 48]                            ;   627.0 agu2+agu1+fmul+fadd   46 dst
        movaps xmm1, [rel aes128_decrypt.T0_constants128]  ;   627.7 agu0+agu2+fmul+fmisc   46 dst reload
        xorps xmm0, xmm1                                   ;   629.7 fadd+fmul   46 dst
        movaps xmm2, xmm0                                  ;   631.7 fadd+fmul   46 dst copy
        movaps xmm3, [r14 - 32]                            ;   629.7 agu1+agu0+fmisc   46 dst
        xorps xmm3, xmm1                                   ;   631.7 fadd+fmul   46 dst
        xorps xmm2, xmm3                                   ;   633.7 fadd+fmul   46 dst
        movaps xmm4, xmm2                                  ;   635.7 fadd+fmul   46 dst copy
        xorps xmm4, [r14 + 32]                             ;   637.7 agu2+agu0+fadd+fmul   46 dst
        movaps xmm5, xmm2                                  ;   635.7 fadd+fmul   46 dst copy
        movaps xmm6, [r11 - 16]                            ;   632.7 agu1+agu0+fmisc   46 dst reload
        xorps xmm5, xmm6                                   ;   637.7 fadd+fmul   46 dst
        movaps xmm7, xmm3                                  ;   636.3 fadd+fmul   46 dst copy
        xorps xmm7, xmm6                                   ;   638.3 fadd+fmul   46 dst
        movaps xmm6, xmm7                                  ;   640.3 fadd+fmul   46 dst copy
        movaps xmm8, xmm4                                  ;   639.7 fadd+fmul   46 dst copy
        movaps xmm9, xmm4                                  ;   640.3 fadd+fmul   46 dst copy
        movaps xmm10, xmm3                                 ;   641.3 fadd+fmul   46 dst copy
        movaps xmm11, xmm3                                 ;   642.3 fadd+fmul   46 dst copy
        movaps xmm12, xmm3                                 ;   643.3 fadd+fmul   46 dst copy
        movaps xmm13, xmm5                                 ;   644.3 fadd+fmul   46 dst copy
        movaps xmm14, [r14 + 0]                            ;   641.3 agu2+agu0+fmisc   46 dst
        xorps xmm14, xmm1                                  ;   645.3 fadd+fmul   46 dst
        xorps xmm0, xmm14                                  ;   647.3 fadd+fmul   46 dst
        xorps xmm6, xmm14                                  ;   647.3 fadd+fmul   46 dst
        xorps xmm12, xmm0                                  ;   649.3 fadd+fmul   46 dst
        movaps xmm14, xmm12                                ;   651.3 fadd+fmul   46 dst copy
        movaps xmm15, xmm6                                 ;   650.3 fadd+fmul   46 dst copy
        xorps xmm15, [r14 - 16]                            ;   652.3 agu1+agu0+fadd+fmul   46 dst
        xorps xmm8, xmm15                                  ;   654.3 fadd+fmul   46 dst
        andps xmm11, xmm15                                 ;   654.3 fadd+fmul   46 dst
        movaps [rbp - 32], xmm4                            ;   650.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm4, xmm6                                  ;   654.3 fadd+fmul   46 dst copy
        xorps xmm4, [rbx + 32]                             ;   656.3 agu1+agu0+fadd+fmul   46 dst
        xorps xmm10, xmm4                                  ;   658.3 fadd+fmul   46 dst
        andps xmm9, xmm10                                  ;   660.3 fadd+fmul   46 dst
        xorps xmm2, xmm4                                   ;   658.3 fadd+fmul   46 dst
        movaps [rdi - 48], xmm10                           ;   660.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm10, xmm6                                 ;   659.3 fadd+fmul   46 dst copy
        movaps [rdi - 112], xmm3                           ;   658.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm3, xmm15                                 ;   660.3 fadd+fmul   46 dst copy
        movaps [rbp - 48], xmm12                           ;   660.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm12, xmm4                                 ;   661.3 fadd+fmul   46 dst copy
        orps xmm12, xmm8                                   ;   663.3 fadd+fmul   46 dst
        xorps xmm9, xmm12                                  ;   665.3 fadd+fmul   46 dst
        movaps [rbp - 16], xmm15                           ;   662.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm15, xmm8                                 ;   664.3 fadd+fmul   46 dst copy
        xorps xmm15, xmm2                                  ;   666.3 fadd+fmul   46 dst
        andps xmm10, xmm15                                 ;   668.3 fadd+fmul   46 dst
        xorps xmm12, xmm10                                 ;   670.3 fadd+fmul   46 dst
        xorps xmm10, xmm11                                 ;   670.3 fadd+fmul   46 dst
        movaps [rdi - 128], xmm15                          ;   668.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm15, xmm2                                 ;   669.3 fadd+fmul   46 dst copy
        orps xmm15, [rbx + 32]                             ;   671.3 agu1+agu0+fadd+fmul   46 dst
        xorps xmm9, xmm15                                  ;   673.3 fadd+fmul   46 dst
        xorps xmm10, xmm15                                 ;   673.3 fadd+fmul   46 dst
        movaps xmm15, xmm2                                 ;   673.3 fadd+fmul   46 dst copy
        movaps [rdi - 80], xmm9                            ;   675.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm9, xmm0                                  ;   674.3 fadd+fmul   46 dst copy
        movaps [rcx + 16], xmm5                            ;   673.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm5, xmm0                                  ;   675.3 fadd+fmul   46 dst copy
        movaps [rbp - 80], xmm4                            ;   675.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm4, [rdi - 128]                           ;   676.3 agu1+agu0+fadd+fmul   46 dst
        movaps [rsi + 16], xmm6                            ;   677.3 agu2+agu1+fmisc   46 dst spill
        movaps xmm6, [rdi - 80]                            ;   677.3 agu0+agu2+fadd+fmul   46 dst
        movaps [rbp + 32], xmm8                            ;   679.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm8, [rdi - 80]                            ;   678.3 agu2+agu1+fadd+fmul   46 dst
        movaps [rdi - 80], xmm0                            ;   681.3 agu0+agu2+fmisc   46 dst spill
        movaps xmm0, [rdi - 128]                           ;   679.3 agu1+agu0+fadd+fmul   46 dst
        movaps [rdi - 128], xmm0                           ;   683.3 agu2+agu1+fmisc   46 dst spill
        movaps xmm0, xmm1                                  ;   680.3 fadd+fmul   46 dst copy
        xorps xmm0, [r14 + 16]                             ;   682.3 agu0+agu2+fadd+fmul   46 dst
        xorps xmm7, xmm0                                   ;   684.3 fadd+fmul   46 dst
        xorps xmm11, xmm0                                  ;   684.3 fadd+fmul   46 dst
        xorps xmm12, xmm11                                 ;   686.3 fadd+fmul   46 dst
        xorps xmm6, xmm11                                  ;   686.3 fadd+fmul   46 dst
        orps xmm14, xmm7                                   ;   686.3 fadd+fmul   46 dst
        xorps xmm12, xmm14                                 ;   688.3 fadd+fmul   46 dst
        xorps xmm3, xmm7                                   ;   688.3 fadd+fmul   46 dst
        xorps xmm15, xmm7                                  ;   689.3 fadd+fmul   46 dst
        orps xmm9, xmm3                                    ;   690.3 fadd+fmul   46 dst
        xorps xmm6, xmm9                                   ;   692.3 fadd+fmul   46 dst
        xorps xmm4, xmm3                                   ;   692.3 fadd+fmul   46 dst
        andps xmm5, xmm3                                   ;   693.3 fadd+fmul   46 dst
        xorps xmm10, xmm5                                  ;   695.3 fadd+fmul   46 dst
        andps xmm13, xmm4                                  ;   695.3 fadd+fmul   46 dst
        xorps xmm6, xmm13                                  ;   697.3 fadd+fmul   46 dst
        movaps xmm5, xmm0                                  ;   697.3 fadd+fmul   46 dst copy
        orps xmm5, xmm15                                   ;   699.3 fadd+fmul   46 dst
        xorps xmm8, xmm5                                   ;   701.3 fadd+fmul   46 dst
        movaps xmm5, xmm12                                 ;   700.3 fadd+fmul   46 dst copy
        andps xmm5, xmm6                                   ;   702.3 fadd+fmul   46 dst
        xorps xmm8, xmm5                                   ;   704.3 fadd+fmul   46 dst
        andps xmm5, xmm8                                   ;   706.3 fadd+fmul   46 dst
        xorps xmm10, xmm5                                  ;   708.3 fadd+fmul   46 dst
        xorps xmm12, xmm8                                  ;   706.3 fadd+fmul   46 dst
        movaps xmm5, xmm6                                  ;   706.3 fadd+fmul   46 dst copy
        andps xmm5, xmm10                                  ;   710.3 fadd+fmul   46 dst
        xorps xmm12, xmm5                                  ;   712.3 fadd+fmul   46 dst
        movaps xmm5, xmm8                                  ;   709.3 fadd+fmul   46 dst copy
        andps xmm5, xmm12                                  ;   714.3 fadd+fmul   46 dst
        xorps xmm6, xmm5                                   ;   716.3 fadd+fmul   46 dst
        andps xmm2, xmm6                                   ;   718.3 fadd+fmul   46 dst
        movaps xmm5, [rbp + 32]                            ;   710.3 agu1+agu0+fmisc   46 dst reload
        andps xmm5, xmm12                                  ;   714.3 fadd+fmul   46 dst
        movaps xmm9, [rbp - 80]                            ;   712.3 agu2+agu0+fmisc   46 dst reload
        andps xmm9, xmm12                                  ;   714.3 fadd+fmul   46 dst
        movaps xmm11, xmm10                                ;   715.3 fadd+fmul   46 dst copy
        andps xmm11, xmm12                                 ;   717.3 fadd+fmul   46 dst
        xorps xmm8, xmm11                                  ;   719.3 fadd+fmul   46 dst
        andps xmm3, xmm8                                   ;   721.3 fadd+fmul   46 dst
        xorps xmm3, xmm5                                   ;   723.3 fadd+fmul   46 dst
        xorps xmm3, xmm2                                   ;   725.3 fadd+fmul   46 dst
        movaps xmm11, [rdi - 80]                           ;   718.7 agu1+agu0+fmisc   46 dst reload
        andps xmm11, xmm8                                  ;   721.3 fadd+fmul   46 dst
        movaps xmm13, xmm12                                ;   722.3 fadd+fmul   46 dst copy
        xorps xmm13, xmm6                                  ;   724.3 fadd+fmul   46 dst
        movaps xmm14, [rdi - 128]                          ;   722.3 agu2+agu0+fmisc   46 dst reload
        andps xmm14, xmm13                                 ;   726.3 fadd+fmul   46 dst
        movaps [rdi - 128], xmm9                           ;   724.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm9, [rsi + 16]                            ;   725.3 agu2+agu0+fadd+fmul   46 dst reload
        andps xmm9, xmm13                                  ;   727.3 fadd+fmul   46 dst
        xorps xmm13, xmm8                                  ;   727.3 fadd+fmul   46 dst
        andps xmm4, xmm13                                  ;   729.3 fadd+fmul   46 dst
        xorps xmm14, xmm4                                  ;   731.3 fadd+fmul   46 dst
        xorps xmm4, xmm3                                   ;   731.3 fadd+fmul   46 dst
        xorps xmm5, xmm14                                  ;   733.3 fadd+fmul   46 dst
        xorps xmm2, xmm14                                  ;   733.3 fadd+fmul   46 dst
        movaps xmm14, [rcx + 16]                           ;   729.7 agu1+agu2+fmisc   46 dst reload
        andps xmm14, xmm13                                 ;   733.3 fadd+fmul   46 dst
        movaps xmm1, xmm6                                  ;   734.3 fadd+fmul   46 dst copy
        orps xmm6, xmm13                                   ;   735.3 fadd+fmul   46 dst
        xorps xmm10, xmm6                                  ;   737.3 fadd+fmul   46 dst
        xorps xmm8, xmm10                                  ;   739.3 fadd+fmul   46 dst
        andps xmm7, xmm8                                   ;   741.3 fadd+fmul   46 dst
        xorps xmm3, xmm7                                   ;   743.3 fadd+fmul   46 dst
        movaps xmm6, [rbp - 48]                            ;   736.3 agu0+agu1+fmisc   46 dst reload
        andps xmm6, xmm8                                   ;   741.3 fadd+fmul   46 dst
        xorps xmm12, xmm10                                 ;   741.3 fadd+fmul   46 dst
        xorps xmm11, xmm6                                  ;   743.3 fadd+fmul   46 dst
        movaps xmm7, [rbp - 16]                            ;   740.3 agu2+agu0+fmisc   46 dst reload
        andps xmm7, xmm10                                  ;   743.3 fadd+fmul   46 dst
        xorps xmm4, xmm7                                   ;   745.3 fadd+fmul   46 dst
        movaps xmm7, [rdi - 112]                           ;   743.0 agu1+agu0+fmisc   46 dst reload
        andps xmm7, xmm10                                  ;   745.3 fadd+fmul   46 dst
        xorps xmm6, xmm7                                   ;   747.3 fadd+fmul   46 dst
        xorps xmm13, xmm12                                 ;   747.3 fadd+fmul   46 dst
        movaps xmm7, [rbp - 32]                            ;   745.7 agu2+agu0+fmisc   46 dst reload
        andps xmm7, xmm12                                  ;   748.3 fadd+fmul   46 dst
        movaps xmm8, [rdi - 48]                            ;   747.7 agu1+agu0+fmisc   46 dst reload
        andps xmm8, xmm12                                  ;   749.7 fadd+fmul   46 dst
        xorps xmm14, xmm6                                  ;   750.3 fadd+fmul   46 dst
        xorps xmm9, xmm6                                   ;   751.3 fadd+fmul   46 dst
        xorps xmm4, xmm7                                   ;   752.3 fadd+fmul   46 dst
        xorps xmm5, xmm7                                   ;   753.3 fadd+fmul   46 dst
        andps xmm0, xmm13                                  ;   754.3 fadd+fmul   46 dst
        andps xmm15, xmm13                                 ;   755.3 fadd+fmul   46 dst
        xorps xmm14, xmm8                                  ;   756.3 fadd+fmul   46 dst
        xorps xmm8, xmm0                                   ;   757.3 fadd+fmul   46 dst
        xorps xmm8, xmm2                                   ;   759.3 fadd+fmul   46 dst
        xorps xmm11, xmm4                                  ;   759.3 fadd+fmul   46 dst
        xorps xmm5, xmm14                                  ;   760.3 fadd+fmul   46 dst
        xorps xmm11, xmm5                                  ;   762.3 fadd+fmul   46 dst
        xorps xmm8, xmm11                                  ;   764.3 fadd+fmul   46 dst
        andps xmm1, [rbx + 32]                             ;   763.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm11, xmm1                                  ;   765.3 fadd+fmul   46 dst
        xorps xmm9, xmm11                                  ;   767.3 fadd+fmul   46 dst
        xorps xmm3, xmm9                                   ;   769.3 fadd+fmul   46 dst
        movaps xmm0, [r13 - 128]                           ;   763.3 agu1+agu0+fmisc   46 dst
        movaps xmm1, [rel aes128_decrypt.T0_constants128]  ;   765.3 agu2+agu0+fmisc   46 dst reload
        xorps xmm0, xmm1                                   ;   767.3 fadd+fmul   46 dst
        movaps xmm6, xmm0                                  ;   769.3 fadd+fmul   46 dst copy
        movaps xmm7, [r13 - 112]                           ;   767.3 agu1+agu0+fmisc   46 dst
        xorps xmm7, xmm1                                   ;   769.3 fadd+fmul   46 dst
        xorps xmm6, xmm7                                   ;   771.3 fadd+fmul   46 dst
        movaps xmm10, xmm6                                 ;   773.3 fadd+fmul   46 dst copy
        xorps xmm10, [r13 - 32]                            ;   775.3 agu2+agu0+fadd+fmul   46 dst
        movaps xmm12, xmm6                                 ;   773.3 fadd+fmul   46 dst copy
        movaps xmm13, [r13 - 80]                           ;   771.0 agu1+agu0+fmisc   46 dst reload
        xorps xmm12, xmm13                                 ;   775.3 fadd+fmul   46 dst
        xorps xmm13, xmm7                                  ;   775.3 fadd+fmul   46 dst
        movaps [rdi - 48], xmm14                           ;   773.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm14, xmm13                                ;   777.3 fadd+fmul   46 dst copy
        movaps [rbp - 32], xmm5                            ;   775.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm5, xmm10                                 ;   777.3 fadd+fmul   46 dst copy
        movaps [rdi - 112], xmm9                           ;   777.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm9, xmm10                                 ;   778.3 fadd+fmul   46 dst copy
        movaps [rbp - 16], xmm11                           ;   779.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm11, xmm12                                ;   779.3 fadd+fmul   46 dst copy
        movaps [rbp - 48], xmm4                            ;   781.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm4, xmm7                                  ;   780.3 fadd+fmul   46 dst copy
        movaps [rcx + 16], xmm8                            ;   783.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm8, xmm7                                  ;   781.3 fadd+fmul   46 dst copy
        movaps [rsi + 16], xmm15                           ;   785.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm15, xmm7                                 ;   782.3 fadd+fmul   46 dst copy
        movaps [rdi - 80], xmm2                            ;   787.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm2, xmm1                                  ;   783.3 fadd+fmul   46 dst copy
        xorps xmm2, [r13 - 64]                             ;   785.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm0, xmm2                                   ;   787.3 fadd+fmul   46 dst
        xorps xmm14, xmm2                                  ;   787.3 fadd+fmul   46 dst
        xorps xmm15, xmm0                                  ;   789.3 fadd+fmul   46 dst
        movaps xmm2, xmm15                                 ;   791.3 fadd+fmul   46 dst copy
        movaps [rbp - 80], xmm3                            ;   789.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm3, xmm14                                 ;   789.3 fadd+fmul   46 dst copy
        xorps xmm3, [r13 - 96]                             ;   791.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm5, xmm3                                   ;   793.3 fadd+fmul   46 dst
        andps xmm8, xmm3                                   ;   793.3 fadd+fmul   46 dst
        movaps [rbp + 32], xmm10                           ;   791.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm10, xmm14                                ;   793.3 fadd+fmul   46 dst copy
        xorps xmm10, [rbx - 16]                            ;   795.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm4, xmm10                                  ;   797.3 fadd+fmul   46 dst
        andps xmm9, xmm4                                   ;   799.3 fadd+fmul   46 dst
        xorps xmm6, xmm10                                  ;   797.3 fadd+fmul   46 dst
        movaps [rbp - 64], xmm4                            ;   799.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm4, xmm14                                 ;   798.3 fadd+fmul   46 dst copy
        movaps [rdx + 80], xmm7                            ;   797.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm7, xmm3                                  ;   799.3 fadd+fmul   46 dst copy
        movaps [rdi - 64], xmm15                           ;   799.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm15, xmm10                                ;   800.3 fadd+fmul   46 dst copy
        orps xmm15, xmm5                                   ;   802.3 fadd+fmul   46 dst
        xorps xmm9, xmm15                                  ;   804.3 fadd+fmul   46 dst
        movaps [rbp - 128], xmm3                           ;   801.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm3, xmm5                                  ;   803.3 fadd+fmul   46 dst copy
        xorps xmm3, xmm6                                   ;   805.3 fadd+fmul   46 dst
        andps xmm4, xmm3                                   ;   807.3 fadd+fmul   46 dst
        xorps xmm15, xmm4                                  ;   809.3 fadd+fmul   46 dst
        xorps xmm4, xmm8                                   ;   809.3 fadd+fmul   46 dst
        movaps [rsi + 112], xmm3                           ;   807.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm3, xmm6                                  ;   808.3 fadd+fmul   46 dst copy
        orps xmm3, [rbx - 16]                              ;   810.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm9, xmm3                                   ;   812.3 fadd+fmul   46 dst
        xorps xmm4, xmm3                                   ;   812.3 fadd+fmul   46 dst
        movaps xmm3, xmm6                                  ;   812.3 fadd+fmul   46 dst copy
        movaps [rbp + 0], xmm9                             ;   814.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm9, xmm0                                  ;   813.3 fadd+fmul   46 dst copy
        movaps [rbp + 16], xmm12                           ;   812.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm12, xmm0                                 ;   814.3 fadd+fmul   46 dst copy
        movaps [rdx + 96], xmm10                           ;   814.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm10, [rsi + 112]                          ;   815.3 agu2+agu0+fadd+fmul   46 dst
        movaps [rdi + 0], xmm14                            ;   816.3 agu1+agu2+fmisc   46 dst spill
        movaps xmm14, [rbp + 0]                            ;   816.3 agu0+agu1+fadd+fmul   46 dst
        movaps [rdi - 32], xmm5                            ;   818.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm5, [rbp + 0]                             ;   817.3 agu1+agu2+fadd+fmul   46 dst
        movaps [rbp + 0], xmm0                             ;   820.3 agu0+agu1+fmisc   46 dst spill
        movaps xmm0, [rsi + 112]                           ;   818.3 agu2+agu0+fadd+fmul   46 dst
        movaps [rsi + 112], xmm0                           ;   822.3 agu1+agu2+fmisc   46 dst spill
        movaps xmm0, xmm1                                  ;   819.3 fadd+fmul   46 dst copy
        xorps xmm0, [r13 - 48]                             ;   821.3 agu0+agu1+fadd+fmul   46 dst
        xorps xmm13, xmm0                                  ;   823.3 fadd+fmul   46 dst
        xorps xmm8, xmm0                                   ;   823.3 fadd+fmul   46 dst
        xorps xmm15, xmm8                                  ;   825.3 fadd+fmul   46 dst
        xorps xmm14, xmm8                                  ;   825.3 fadd+fmul   46 dst
        orps xmm2, xmm13                                   ;   825.3 fadd+fmul   46 dst
        xorps xmm15, xmm2                                  ;   827.3 fadd+fmul   46 dst
        xorps xmm7, xmm13                                  ;   827.3 fadd+fmul   46 dst
        xorps xmm3, xmm13                                  ;   828.3 fadd+fmul   46 dst
        orps xmm9, xmm7                                    ;   829.3 fadd+fmul   46 dst
        xorps xmm14, xmm9                                  ;   831.3 fadd+fmul   46 dst
        xorps xmm10, xmm7                                  ;   831.3 fadd+fmul   46 dst
        andps xmm12, xmm7                                  ;   832.3 fadd+fmul   46 dst
        xorps xmm4, xmm12                                  ;   834.3 fadd+fmul   46 dst
        andps xmm11, xmm10                                 ;   834.3 fadd+fmul   46 dst
        xorps xmm14, xmm11                                 ;   836.3 fadd+fmul   46 dst
        movaps xmm2, xmm0                                  ;   836.3 fadd+fmul   46 dst copy
        orps xmm2, xmm3                                    ;   838.3 fadd+fmul   46 dst
        xorps xmm5, xmm2                                   ;   840.3 fadd+fmul   46 dst
        movaps xmm2, xmm15                                 ;   839.3 fadd+fmul   46 dst copy
        andps xmm2, xmm14                                  ;   841.3 fadd+fmul   46 dst
        xorps xmm5, xmm2                                   ;   843.3 fadd+fmul   46 dst
        andps xmm2, xmm5                                   ;   845.3 fadd+fmul   46 dst
        xorps xmm4, xmm2                                   ;   847.3 fadd+fmul   46 dst
        xorps xmm15, xmm5                                  ;   845.3 fadd+fmul   46 dst
        movaps xmm2, xmm14                                 ;   845.3 fadd+fmul   46 dst copy
        andps xmm2, xmm4                                   ;   849.3 fadd+fmul   46 dst
        xorps xmm15, xmm2                                  ;   851.3 fadd+fmul   46 dst
        movaps xmm2, xmm5                                  ;   848.3 fadd+fmul   46 dst copy
        andps xmm2, xmm15                                  ;   853.3 fadd+fmul   46 dst
        xorps xmm14, xmm2                                  ;   855.3 fadd+fmul   46 dst
        andps xmm6, xmm14                                  ;   857.3 fadd+fmul   46 dst
        movaps xmm2, [rdi - 32]                            ;   849.3 agu2+agu0+fmisc   46 dst reload
        andps xmm2, xmm15                                  ;   853.3 fadd+fmul   46 dst
        movaps xmm8, [rdx + 96]                            ;   851.3 agu1+agu0+fmisc   46 dst reload
        andps xmm8, xmm15                                  ;   853.3 fadd+fmul   46 dst
        movaps xmm9, xmm4                                  ;   854.3 fadd+fmul   46 dst copy
        andps xmm9, xmm15                                  ;   856.3 fadd+fmul   46 dst
        xorps xmm5, xmm9                                   ;   858.3 fadd+fmul   46 dst
        andps xmm7, xmm5                                   ;   860.3 fadd+fmul   46 dst
        xorps xmm7, xmm2                                   ;   862.3 fadd+fmul   46 dst
        xorps xmm7, xmm6                                   ;   864.3 fadd+fmul   46 dst
        movaps xmm9, [rbp + 0]                             ;   857.7 agu2+agu0+fmisc   46 dst reload
        andps xmm9, xmm5                                   ;   860.3 fadd+fmul   46 dst
        movaps xmm11, xmm15                                ;   861.3 fadd+fmul   46 dst copy
        xorps xmm11, xmm14                                 ;   863.3 fadd+fmul   46 dst
        movaps xmm12, [rsi + 112]                          ;   861.3 agu1+agu0+fmisc   46 dst reload
        andps xmm12, xmm11                                 ;   865.3 fadd+fmul   46 dst
        movaps [rsi + 112], xmm8                           ;   863.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm8, [rdi + 0]                             ;   864.3 agu1+agu0+fadd+fmul   46 dst reload
        andps xmm8, xmm11                                  ;   866.3 fadd+fmul   46 dst
        xorps xmm11, xmm5                                  ;   866.3 fadd+fmul   46 dst
        andps xmm10, xmm11                                 ;   868.3 fadd+fmul   46 dst
        xorps xmm12, xmm10                                 ;   870.3 fadd+fmul   46 dst
        xorps xmm10, xmm7                                  ;   870.3 fadd+fmul   46 dst
        xorps xmm2, xmm12                                  ;   872.3 fadd+fmul   46 dst
        xorps xmm6, xmm12                                  ;   872.3 fadd+fmul   46 dst
        movaps xmm12, [rbp + 16]                           ;   868.7 agu2+agu1+fmisc   46 dst reload
        andps xmm12, xmm11                                 ;   872.3 fadd+fmul   46 dst
        movaps xmm1, xmm14                                 ;   873.3 fadd+fmul   46 dst copy
        orps xmm14, xmm11                                  ;   874.3 fadd+fmul   46 dst
        xorps xmm4, xmm14                                  ;   876.3 fadd+fmul   46 dst
        xorps xmm5, xmm4                                   ;   878.3 fadd+fmul   46 dst
        andps xmm13, xmm5                                  ;   880.3 fadd+fmul   46 dst
        xorps xmm7, xmm13                                  ;   882.3 fadd+fmul   46 dst
        movaps xmm13, [rdi - 64]                           ;   875.3 agu0+agu1+fmisc   46 dst reload
        andps xmm13, xmm5                                  ;   880.3 fadd+fmul   46 dst
        xorps xmm15, xmm4                                  ;   880.3 fadd+fmul   46 dst
        xorps xmm9, xmm13                                  ;   882.3 fadd+fmul   46 dst
        movaps xmm5, [rbp - 128]                           ;   879.3 agu2+agu0+fmisc   46 dst reload
        andps xmm5, xmm4                                   ;   882.3 fadd+fmul   46 dst
        xorps xmm10, xmm5                                  ;   884.3 fadd+fmul   46 dst
        movaps xmm5, [rdx + 80]                            ;   882.0 agu1+agu0+fmisc   46 dst reload
        andps xmm5, xmm4                                   ;   884.3 fadd+fmul   46 dst
        xorps xmm13, xmm5                                  ;   886.3 fadd+fmul   46 dst
        xorps xmm11, xmm15                                 ;   886.3 fadd+fmul   46 dst
        movaps xmm4, [rbp + 32]                            ;   884.7 agu2+agu0+fmisc   46 dst reload
        andps xmm4, xmm15                                  ;   887.3 fadd+fmul   46 dst
        movaps xmm5, [rbp - 64]                            ;   886.7 agu1+agu0+fmisc   46 dst reload
        andps xmm5, xmm15                                  ;   888.7 fadd+fmul   46 dst
        xorps xmm12, xmm13                                 ;   889.3 fadd+fmul   46 dst
        xorps xmm8, xmm13                                  ;   890.3 fadd+fmul   46 dst
        xorps xmm10, xmm4                                  ;   891.3 fadd+fmul   46 dst
        xorps xmm2, xmm4                                   ;   892.3 fadd+fmul   46 dst
        andps xmm0, xmm11                                  ;   893.3 fadd+fmul   46 dst
        andps xmm3, xmm11                                  ;   894.3 fadd+fmul   46 dst
        xorps xmm12, xmm5                                  ;   895.3 fadd+fmul   46 dst
        xorps xmm5, xmm0                                   ;   896.3 fadd+fmul   46 dst
        xorps xmm5, xmm6                                   ;   898.3 fadd+fmul   46 dst
        xorps xmm9, xmm10                                  ;   898.3 fadd+fmul   46 dst
        xorps xmm2, xmm12                                  ;   899.3 fadd+fmul   46 dst
        xorps xmm9, xmm2                                   ;   901.3 fadd+fmul   46 dst
        xorps xmm5, xmm9                                   ;   903.3 fadd+fmul   46 dst
        andps xmm1, [rbx - 16]                             ;   902.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm9, xmm1                                   ;   904.3 fadd+fmul   46 dst
        xorps xmm8, xmm9                                   ;   906.3 fadd+fmul   46 dst
        xorps xmm7, xmm8                                   ;   908.3 fadd+fmul   46 dst
        movaps xmm0, [rbp + 3424]                          ;   902.3 agu1+agu0+fmisc   46 dst
        movaps xmm1, [rel aes128_decrypt.T0_constants128]  ;   904.3 agu2+agu0+fmisc   46 dst reload
        xorps xmm0, xmm1                                   ;   906.3 fadd+fmul   46 dst
        movaps xmm4, xmm0                                  ;   908.3 fadd+fmul   46 dst copy
        movaps xmm11, [rbp + 3440]                         ;   906.3 agu1+agu0+fmisc   46 dst
        xorps xmm11, xmm1                                  ;   908.3 fadd+fmul   46 dst
        xorps xmm4, xmm11                                  ;   910.3 fadd+fmul   46 dst
        movaps xmm13, xmm4                                 ;   912.3 fadd+fmul   46 dst copy
        xorps xmm13, [rbp + 3504]                          ;   914.3 agu2+agu0+fadd+fmul   46 dst
        movaps xmm14, xmm4                                 ;   912.3 fadd+fmul   46 dst copy
        movaps xmm15, [rbp + 4016]                         ;   910.0 agu1+agu0+fmisc   46 dst reload
        xorps xmm14, xmm15                                 ;   914.3 fadd+fmul   46 dst
        xorps xmm15, xmm11                                 ;   914.3 fadd+fmul   46 dst
        movaps [rbp - 64], xmm12                           ;   912.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm12, xmm15                                ;   916.3 fadd+fmul   46 dst copy
        movaps [rbp + 32], xmm2                            ;   914.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm2, xmm13                                 ;   916.3 fadd+fmul   46 dst copy
        movaps [rdx + 80], xmm8                            ;   916.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm8, xmm13                                 ;   917.3 fadd+fmul   46 dst copy
        movaps [rbp - 128], xmm9                           ;   918.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm9, xmm14                                 ;   918.3 fadd+fmul   46 dst copy
        movaps [rdi - 64], xmm10                           ;   920.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm10, xmm11                                ;   919.3 fadd+fmul   46 dst copy
        movaps [rbp + 16], xmm5                            ;   922.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm5, xmm11                                 ;   920.3 fadd+fmul   46 dst copy
        movaps [rdi + 0], xmm3                             ;   924.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm3, xmm11                                 ;   921.3 fadd+fmul   46 dst copy
        movaps [rbp + 0], xmm6                             ;   926.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm6, xmm1                                  ;   922.3 fadd+fmul   46 dst copy
        xorps xmm6, [rbp + 3472]                           ;   924.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm0, xmm6                                   ;   926.3 fadd+fmul   46 dst
        xorps xmm12, xmm6                                  ;   926.3 fadd+fmul   46 dst
        xorps xmm3, xmm0                                   ;   928.3 fadd+fmul   46 dst
        movaps xmm6, xmm3                                  ;   930.3 fadd+fmul   46 dst copy
        movaps [rdx + 96], xmm7                            ;   928.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm7, xmm12                                 ;   928.3 fadd+fmul   46 dst copy
        xorps xmm7, [rbp + 3456]                           ;   930.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm2, xmm7                                   ;   932.3 fadd+fmul   46 dst
        andps xmm5, xmm7                                   ;   932.3 fadd+fmul   46 dst
        movaps [rdi - 32], xmm13                           ;   930.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm13, xmm12                                ;   932.3 fadd+fmul   46 dst copy
        xorps xmm13, [rbp + 3840]                          ;   934.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm10, xmm13                                 ;   936.3 fadd+fmul   46 dst
        andps xmm8, xmm10                                  ;   938.3 fadd+fmul   46 dst
        xorps xmm4, xmm13                                  ;   936.3 fadd+fmul   46 dst
        movaps [rsi - 112], xmm10                          ;   938.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm10, xmm12                                ;   937.3 fadd+fmul   46 dst copy
        movaps [rdx + 112], xmm11                          ;   936.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm11, xmm7                                 ;   938.3 fadd+fmul   46 dst copy
        movaps [rsi - 128], xmm3                           ;   938.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm3, xmm13                                 ;   939.3 fadd+fmul   46 dst copy
        orps xmm3, xmm2                                    ;   941.3 fadd+fmul   46 dst
        xorps xmm8, xmm3                                   ;   943.3 fadd+fmul   46 dst
        movaps [rdx + 64], xmm7                            ;   940.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm7, xmm2                                  ;   942.3 fadd+fmul   46 dst copy
        xorps xmm7, xmm4                                   ;   944.3 fadd+fmul   46 dst
        andps xmm10, xmm7                                  ;   946.3 fadd+fmul   46 dst
        xorps xmm3, xmm10                                  ;   948.3 fadd+fmul   46 dst
        xorps xmm10, xmm5                                  ;   948.3 fadd+fmul   46 dst
        movaps [rsi + 96], xmm7                            ;   946.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm7, xmm4                                  ;   947.3 fadd+fmul   46 dst copy
        orps xmm7, [rbp + 3840]                            ;   949.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm8, xmm7                                   ;   951.3 fadd+fmul   46 dst
        xorps xmm10, xmm7                                  ;   951.3 fadd+fmul   46 dst
        movaps xmm7, xmm4                                  ;   951.3 fadd+fmul   46 dst copy
        movaps [rdi - 96], xmm8                            ;   953.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm8, xmm0                                  ;   952.3 fadd+fmul   46 dst copy
        movaps [rbp + 112], xmm14                          ;   951.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm14, xmm0                                 ;   953.3 fadd+fmul   46 dst copy
        movaps [rbp - 112], xmm13                          ;   953.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm13, [rsi + 96]                           ;   954.3 agu2+agu0+fadd+fmul   46 dst
        movaps [rdi - 16], xmm12                           ;   955.3 agu1+agu2+fmisc   46 dst spill
        movaps xmm12, [rdi - 96]                           ;   955.3 agu0+agu1+fadd+fmul   46 dst
        movaps [rcx - 128], xmm2                           ;   957.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm2, [rdi - 96]                            ;   956.3 agu1+agu2+fadd+fmul   46 dst
        movaps [rdi - 96], xmm0                            ;   959.3 agu0+agu1+fmisc   46 dst spill
        movaps xmm0, [rsi + 96]                            ;   957.3 agu2+agu0+fadd+fmul   46 dst
        movaps [rsi + 96], xmm0                            ;   961.3 agu1+agu2+fmisc   46 dst spill
        movaps xmm0, xmm1                                  ;   958.3 fadd+fmul   46 dst copy
        xorps xmm0, [rbp + 3488]                           ;   960.3 agu0+agu1+fadd+fmul   46 dst
        xorps xmm15, xmm0                                  ;   962.3 fadd+fmul   46 dst
        xorps xmm5, xmm0                                   ;   962.3 fadd+fmul   46 dst
        xorps xmm3, xmm5                                   ;   964.3 fadd+fmul   46 dst
        xorps xmm12, xmm5                                  ;   964.3 fadd+fmul   46 dst
        orps xmm6, xmm15                                   ;   964.3 fadd+fmul   46 dst
        xorps xmm3, xmm6                                   ;   966.3 fadd+fmul   46 dst
        xorps xmm11, xmm15                                 ;   966.3 fadd+fmul   46 dst
        xorps xmm7, xmm15                                  ;   967.3 fadd+fmul   46 dst
        orps xmm8, xmm11                                   ;   968.3 fadd+fmul   46 dst
        xorps xmm12, xmm8                                  ;   970.3 fadd+fmul   46 dst
        xorps xmm13, xmm11                                 ;   970.3 fadd+fmul   46 dst
        andps xmm14, xmm11                                 ;   971.3 fadd+fmul   46 dst
        xorps xmm10, xmm14                                 ;   973.3 fadd+fmul   46 dst
        andps xmm9, xmm13                                  ;   973.3 fadd+fmul   46 dst
        xorps xmm12, xmm9                                  ;   975.3 fadd+fmul   46 dst
        movaps xmm5, xmm0                                  ;   975.3 fadd+fmul   46 dst copy
        orps xmm5, xmm7                                    ;   977.3 fadd+fmul   46 dst
        xorps xmm2, xmm5                                   ;   979.3 fadd+fmul   46 dst
        movaps xmm5, xmm3                                  ;   978.3 fadd+fmul   46 dst copy
        andps xmm5, xmm12                                  ;   980.3 fadd+fmul   46 dst
        xorps xmm2, xmm5                                   ;   982.3 fadd+fmul   46 dst
        andps xmm5, xmm2                                   ;   984.3 fadd+fmul   46 dst
        xorps xmm10, xmm5                                  ;   986.3 fadd+fmul   46 dst
        xorps xmm3, xmm2                                   ;   984.3 fadd+fmul   46 dst
        movaps xmm5, xmm12                                 ;   984.3 fadd+fmul   46 dst copy
        andps xmm5, xmm10                                  ;   988.3 fadd+fmul   46 dst
        xorps xmm3, xmm5                                   ;   990.3 fadd+fmul   46 dst
        movaps xmm5, xmm2                                  ;   987.3 fadd+fmul   46 dst copy
        andps xmm5, xmm3                                   ;   992.3 fadd+fmul   46 dst
        xorps xmm12, xmm5                                  ;   994.3 fadd+fmul   46 dst
        andps xmm4, xmm12                                  ;   996.3 fadd+fmul   46 dst
        movaps xmm5, [rcx - 128]                           ;   988.3 agu2+agu0+fmisc   46 dst reload
        andps xmm5, xmm3                                   ;   992.3 fadd+fmul   46 dst
        movaps xmm6, [rbp - 112]                           ;   990.3 agu1+agu0+fmisc   46 dst reload
        andps xmm6, xmm3                                   ;   992.3 fadd+fmul   46 dst
        movaps xmm8, xmm10                                 ;   993.3 fadd+fmul   46 dst copy
        andps xmm8, xmm3                                   ;   995.3 fadd+fmul   46 dst
        xorps xmm2, xmm8                                   ;   997.3 fadd+fmul   46 dst
        andps xmm11, xmm2                                  ;   999.3 fadd+fmul   46 dst
        xorps xmm11, xmm5                                  ;  1001.3 fadd+fmul   46 dst
        xorps xmm11, xmm4                                  ;  1003.3 fadd+fmul   46 dst
        movaps xmm8, [rdi - 96]                            ;   996.7 agu2+agu0+fmisc   46 dst reload
        andps xmm8, xmm2                                   ;   999.3 fadd+fmul   46 dst
        movaps xmm9, xmm3                                  ;  1000.3 fadd+fmul   46 dst copy
        xorps xmm9, xmm12                                  ;  1002.3 fadd+fmul   46 dst
        movaps xmm14, [rsi + 96]                           ;  1000.3 agu1+agu0+fmisc   46 dst reload
        andps xmm14, xmm9                                  ;  1004.3 fadd+fmul   46 dst
        movaps [rsi + 96], xmm6                            ;  1002.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm6, [rdi - 16]                            ;  1003.3 agu1+agu0+fadd+fmul   46 dst reload
        andps xmm6, xmm9                                   ;  1005.3 fadd+fmul   46 dst
        xorps xmm9, xmm2                                   ;  1005.3 fadd+fmul   46 dst
        andps xmm13, xmm9                                  ;  1007.3 fadd+fmul   46 dst
        xorps xmm14, xmm13                                 ;  1009.3 fadd+fmul   46 dst
        xorps xmm13, xmm11                                 ;  1009.3 fadd+fmul   46 dst
        xorps xmm5, xmm14                                  ;  1011.3 fadd+fmul   46 dst
        xorps xmm4, xmm14                                  ;  1011.3 fadd+fmul   46 dst
        movaps xmm14, [rbp + 112]                          ;  1007.7 agu2+agu1+fmisc   46 dst reload
        andps xmm14, xmm9                                  ;  1011.3 fadd+fmul   46 dst
        movaps xmm1, xmm12                                 ;  1012.3 fadd+fmul   46 dst copy
        orps xmm12, xmm9                                   ;  1013.3 fadd+fmul   46 dst
        xorps xmm10, xmm12                                 ;  1015.3 fadd+fmul   46 dst
        xorps xmm2, xmm10                                  ;  1017.3 fadd+fmul   46 dst
        andps xmm15, xmm2                                  ;  1019.3 fadd+fmul   46 dst
        xorps xmm11, xmm15                                 ;  1021.3 fadd+fmul   46 dst
        movaps xmm12, [rsi - 128]                          ;  1014.3 agu0+agu1+fmisc   46 dst reload
        andps xmm12, xmm2                                  ;  1019.3 fadd+fmul   46 dst
        xorps xmm3, xmm10                                  ;  1019.3 fadd+fmul   46 dst
        xorps xmm8, xmm12                                  ;  1021.3 fadd+fmul   46 dst
        movaps xmm2, [rdx + 64]                            ;  1018.3 agu2+agu0+fmisc   46 dst reload
        andps xmm2, xmm10                                  ;  1021.3 fadd+fmul   46 dst
        xorps xmm13, xmm2                                  ;  1023.3 fadd+fmul   46 dst
        movaps xmm2, [rdx + 112]                           ;  1021.0 agu1+agu0+fmisc   46 dst reload
        andps xmm2, xmm10                                  ;  1023.3 fadd+fmul   46 dst
        xorps xmm12, xmm2                                  ;  1025.3 fadd+fmul   46 dst
        xorps xmm9, xmm3                                   ;  1025.3 fadd+fmul   46 dst
        movaps xmm2, [rdi - 32]                            ;  1023.7 agu2+agu0+fmisc   46 dst reload
        andps xmm2, xmm3                                   ;  1026.3 fadd+fmul   46 dst
        movaps xmm10, [rsi - 112]                          ;  1025.7 agu1+agu0+fmisc   46 dst reload
        andps xmm10, xmm3                                  ;  1027.7 fadd+fmul   46 dst
        xorps xmm14, xmm12                                 ;  1028.3 fadd+fmul   46 dst
        xorps xmm6, xmm12                                  ;  1029.3 fadd+fmul   46 dst
        xorps xmm13, xmm2                                  ;  1030.3 fadd+fmul   46 dst
        xorps xmm5, xmm2                                   ;  1031.3 fadd+fmul   46 dst
        andps xmm0, xmm9                                   ;  1032.3 fadd+fmul   46 dst
        andps xmm7, xmm9                                   ;  1033.3 fadd+fmul   46 dst
        xorps xmm14, xmm10                                 ;  1034.3 fadd+fmul   46 dst
        xorps xmm10, xmm0                                  ;  1035.3 fadd+fmul   46 dst
        xorps xmm10, xmm4                                  ;  1037.3 fadd+fmul   46 dst
        xorps xmm8, xmm13                                  ;  1037.3 fadd+fmul   46 dst
        xorps xmm5, xmm14                                  ;  1038.3 fadd+fmul   46 dst
        xorps xmm8, xmm5                                   ;  1040.3 fadd+fmul   46 dst
        xorps xmm10, xmm8                                  ;  1042.3 fadd+fmul   46 dst
        andps xmm1, [rbp + 3840]                           ;  1041.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm8, xmm1                                   ;  1043.3 fadd+fmul   46 dst
        xorps xmm6, xmm8                                   ;  1045.3 fadd+fmul   46 dst
        xorps xmm11, xmm6                                  ;  1047.3 fadd+fmul   46 dst
        movaps xmm0, [rbp + 3216]                          ;  1041.3 agu1+agu0+fmisc   46 dst
        movaps xmm1, [rel aes128_decrypt.T0_constants128]  ;  1043.3 agu2+agu0+fmisc   46 dst reload
        xorps xmm0, xmm1                                   ;  1045.3 fadd+fmul   46 dst
        movaps xmm2, xmm0                                  ;  1047.3 fadd+fmul   46 dst copy
        movaps xmm3, [rbp + 3232]                          ;  1045.3 agu1+agu0+fmisc   46 dst
        xorps xmm3, xmm1                                   ;  1047.3 fadd+fmul   46 dst
        xorps xmm2, xmm3                                   ;  1049.3 fadd+fmul   46 dst
        movaps xmm9, xmm2                                  ;  1051.3 fadd+fmul   46 dst copy
        xorps xmm9, [rbp + 3312]                           ;  1053.3 agu2+agu0+fadd+fmul   46 dst
        movaps xmm12, xmm2                                 ;  1051.3 fadd+fmul   46 dst copy
        movaps xmm15, [rbp + 3264]                         ;  1049.0 agu1+agu0+fmisc   46 dst reload
        xorps xmm12, xmm15                                 ;  1053.3 fadd+fmul   46 dst
        xorps xmm15, xmm3                                  ;  1053.3 fadd+fmul   46 dst
        movaps [rsi - 112], xmm14                          ;  1051.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm14, xmm15                                ;  1055.3 fadd+fmul   46 dst copy
        movaps [rdi - 32], xmm5                            ;  1053.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm5, xmm9                                  ;  1055.3 fadd+fmul   46 dst copy
        movaps [rdx + 112], xmm6                           ;  1055.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm6, xmm9                                  ;  1056.3 fadd+fmul   46 dst copy
        movaps [rdx + 64], xmm8                            ;  1057.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm8, xmm12                                 ;  1057.3 fadd+fmul   46 dst copy
        movaps [rsi - 128], xmm13                          ;  1059.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm13, xmm3                                 ;  1058.3 fadd+fmul   46 dst copy
        movaps [rbp + 112], xmm10                          ;  1061.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm10, xmm3                                 ;  1059.3 fadd+fmul   46 dst copy
        movaps [rdi - 16], xmm7                            ;  1063.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm7, xmm3                                  ;  1060.3 fadd+fmul   46 dst copy
        movaps [rdi - 96], xmm4                            ;  1065.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm4, xmm1                                  ;  1061.3 fadd+fmul   46 dst copy
        xorps xmm4, [rbp + 3280]                           ;  1063.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm0, xmm4                                   ;  1065.3 fadd+fmul   46 dst
        xorps xmm14, xmm4                                  ;  1065.3 fadd+fmul   46 dst
        xorps xmm7, xmm0                                   ;  1067.3 fadd+fmul   46 dst
        movaps xmm4, xmm7                                  ;  1069.3 fadd+fmul   46 dst copy
        movaps [rbp - 112], xmm11                          ;  1067.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm11, xmm14                                ;  1067.3 fadd+fmul   46 dst copy
        xorps xmm11, [rbp + 3248]                          ;  1069.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm5, xmm11                                  ;  1071.3 fadd+fmul   46 dst
        andps xmm10, xmm11                                 ;  1071.3 fadd+fmul   46 dst
        movaps [rcx - 128], xmm9                           ;  1069.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm9, xmm14                                 ;  1071.3 fadd+fmul   46 dst copy
        xorps xmm9, [r10 - 128]                            ;  1073.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm13, xmm9                                  ;  1075.3 fadd+fmul   46 dst
        andps xmm6, xmm13                                  ;  1077.3 fadd+fmul   46 dst
        xorps xmm2, xmm9                                   ;  1075.3 fadd+fmul   46 dst
        movaps [rbx - 48], xmm13                           ;  1077.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm13, xmm14                                ;  1076.3 fadd+fmul   46 dst copy
        movaps [rbx - 64], xmm3                            ;  1075.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm3, xmm11                                 ;  1077.3 fadd+fmul   46 dst copy
        movaps [rbp + 48], xmm7                            ;  1077.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm7, xmm9                                  ;  1078.3 fadd+fmul   46 dst copy
        orps xmm7, xmm5                                    ;  1080.3 fadd+fmul   46 dst
        xorps xmm6, xmm7                                   ;  1082.3 fadd+fmul   46 dst
        movaps [rdx - 128], xmm11                          ;  1079.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm11, xmm5                                 ;  1081.3 fadd+fmul   46 dst copy
        xorps xmm11, xmm2                                  ;  1083.3 fadd+fmul   46 dst
        andps xmm13, xmm11                                 ;  1085.3 fadd+fmul   46 dst
        xorps xmm7, xmm13                                  ;  1087.3 fadd+fmul   46 dst
        xorps xmm13, xmm10                                 ;  1087.3 fadd+fmul   46 dst
        movaps [rbp + 96], xmm11                           ;  1085.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm11, xmm2                                 ;  1086.3 fadd+fmul   46 dst copy
        orps xmm11, [r10 - 128]                            ;  1088.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm6, xmm11                                  ;  1090.3 fadd+fmul   46 dst
        xorps xmm13, xmm11                                 ;  1090.3 fadd+fmul   46 dst
        movaps xmm11, xmm2                                 ;  1090.3 fadd+fmul   46 dst copy
        movaps [rcx - 96], xmm6                            ;  1092.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm6, xmm0                                  ;  1091.3 fadd+fmul   46 dst copy
        movaps [rbp - 96], xmm12                           ;  1090.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm12, xmm0                                 ;  1092.3 fadd+fmul   46 dst copy
        movaps [rbx - 80], xmm9                            ;  1092.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm9, [rbp + 96]                            ;  1093.3 agu2+agu0+fadd+fmul   46 dst
        movaps [rcx - 112], xmm14                          ;  1094.3 agu1+agu2+fmisc   46 dst spill
        movaps xmm14, [rcx - 96]                           ;  1094.3 agu0+agu1+fadd+fmul   46 dst
        movaps [rcx + 0], xmm5                             ;  1096.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm5, [rcx - 96]                            ;  1095.3 agu1+agu2+fadd+fmul   46 dst
        movaps [rcx - 96], xmm0                            ;  1098.3 agu0+agu1+fmisc   46 dst spill
        movaps xmm0, [rbp + 96]                            ;  1096.3 agu2+agu0+fadd+fmul   46 dst
        movaps [rbp + 96], xmm0                            ;  1100.3 agu1+agu2+fmisc   46 dst spill
        movaps xmm0, xmm1                                  ;  1097.3 fadd+fmul   46 dst copy
        xorps xmm0, [rbp + 3296]                           ;  1099.3 agu0+agu1+fadd+fmul   46 dst
        xorps xmm15, xmm0                                  ;  1101.3 fadd+fmul   46 dst
        xorps xmm10, xmm0                                  ;  1101.3 fadd+fmul   46 dst
        xorps xmm7, xmm10                                  ;  1103.3 fadd+fmul   46 dst
        xorps xmm14, xmm10                                 ;  1103.3 fadd+fmul   46 dst
        orps xmm4, xmm15                                   ;  1103.3 fadd+fmul   46 dst
        xorps xmm7, xmm4                                   ;  1105.3 fadd+fmul   46 dst
        xorps xmm3, xmm15                                  ;  1105.3 fadd+fmul   46 dst
        xorps xmm11, xmm15                                 ;  1106.3 fadd+fmul   46 dst
        orps xmm6, xmm3                                    ;  1107.3 fadd+fmul   46 dst
        xorps xmm14, xmm6                                  ;  1109.3 fadd+fmul   46 dst
        xorps xmm9, xmm3                                   ;  1109.3 fadd+fmul   46 dst
        andps xmm12, xmm3                                  ;  1110.3 fadd+fmul   46 dst
        xorps xmm13, xmm12                                 ;  1112.3 fadd+fmul   46 dst
        andps xmm8, xmm9                                   ;  1112.3 fadd+fmul   46 dst
        xorps xmm14, xmm8                                  ;  1114.3 fadd+fmul   46 dst
        movaps xmm4, xmm11                                 ;  1114.3 fadd+fmul   46 dst copy
        orps xmm4, xmm0                                    ;  1116.3 fadd+fmul   46 dst
        xorps xmm5, xmm4                                   ;  1118.3 fadd+fmul   46 dst
        movaps xmm4, xmm7                                  ;  1117.3 fadd+fmul   46 dst copy
        andps xmm4, xmm14                                  ;  1119.3 fadd+fmul   46 dst
        xorps xmm5, xmm4                                   ;  1121.3 fadd+fmul   46 dst
        andps xmm4, xmm5                                   ;  1123.3 fadd+fmul   46 dst
        xorps xmm13, xmm4                                  ;  1125.3 fadd+fmul   46 dst
        xorps xmm7, xmm5                                   ;  1123.3 fadd+fmul   46 dst
        movaps xmm4, xmm14                                 ;  1123.3 fadd+fmul   46 dst copy
        andps xmm4, xmm13                                  ;  1127.3 fadd+fmul   46 dst
        xorps xmm7, xmm4                                   ;  1129.3 fadd+fmul   46 dst
        movaps xmm4, xmm5                                  ;  1126.3 fadd+fmul   46 dst copy
        andps xmm4, xmm7                                   ;  1131.3 fadd+fmul   46 dst
        xorps xmm14, xmm4                                  ;  1133.3 fadd+fmul   46 dst
        andps xmm2, xmm14                                  ;  1135.3 fadd+fmul   46 dst
        movaps xmm4, [rcx + 0]                             ;  1127.3 agu2+agu0+fmisc   46 dst reload
        andps xmm4, xmm7                                   ;  1131.3 fadd+fmul   46 dst
        movaps xmm6, [rbx - 80]                            ;  1129.3 agu1+agu0+fmisc   46 dst reload
        andps xmm6, xmm7                                   ;  1131.3 fadd+fmul   46 dst
        movaps xmm8, xmm13                                 ;  1132.3 fadd+fmul   46 dst copy
        andps xmm8, xmm7                                   ;  1134.3 fadd+fmul   46 dst
        xorps xmm5, xmm8                                   ;  1136.3 fadd+fmul   46 dst
        andps xmm3, xmm5                                   ;  1138.3 fadd+fmul   46 dst
        xorps xmm3, xmm4                                   ;  1140.3 fadd+fmul   46 dst
        xorps xmm3, xmm2                                   ;  1142.3 fadd+fmul   46 dst
        movaps xmm8, [rcx - 96]                            ;  1135.7 agu2+agu0+fmisc   46 dst reload
        andps xmm8, xmm5                                   ;  1138.3 fadd+fmul   46 dst
        movaps xmm10, xmm7                                 ;  1139.3 fadd+fmul   46 dst copy
        xorps xmm10, xmm14                                 ;  1141.3 fadd+fmul   46 dst
        movaps xmm12, [rbp + 96]                           ;  1139.3 agu1+agu0+fmisc   46 dst reload
        andps xmm12, xmm10                                 ;  1143.3 fadd+fmul   46 dst
        xorps xmm6, [r8 + 21440]                           ;  1142.3 agu2+agu0+fadd+fmul   68 dst
        movaps xmm1, [rcx - 112]                           ;  1141.3 agu1+agu0+fmisc   46 dst reload
        andps xmm1, xmm10                                  ;  1143.3 fadd+fmul   46 dst
        xorps xmm10, xmm5                                  ;  1144.3 fadd+fmul   46 dst
        andps xmm9, xmm10                                  ;  1146.3 fadd+fmul   46 dst
        xorps xmm12, xmm9                                  ;  1148.3 fadd+fmul   46 dst
        xorps xmm9, xmm3                                   ;  1148.3 fadd+fmul   46 dst
        xorps xmm4, xmm12                                  ;  1150.3 fadd+fmul   46 dst
        xorps xmm2, xmm12                                  ;  1150.3 fadd+fmul   46 dst
        movaps xmm12, [rbp - 96]                           ;  1146.7 agu2+agu1+fmisc   46 dst reload
        andps xmm12, xmm10                                 ;  1150.3 fadd+fmul   46 dst
        movaps [rbp - 96], xmm6                            ;  1148.7 agu0+agu1+fmisc   68 dst spill
        movaps xmm6, xmm14                                 ;  1151.3 fadd+fmul   46 dst copy
        orps xmm14, xmm10                                  ;  1152.3 fadd+fmul   46 dst
        xorps xmm13, xmm14                                 ;  1154.3 fadd+fmul   46 dst
        xorps xmm5, xmm13                                  ;  1156.3 fadd+fmul   46 dst
        andps xmm15, xmm5                                  ;  1158.3 fadd+fmul   46 dst
        xorps xmm3, xmm15                                  ;  1160.3 fadd+fmul   46 dst
        movaps xmm14, [rbp + 48]                           ;  1153.3 agu2+agu0+fmisc   46 dst reload
        andps xmm14, xmm5                                  ;  1158.3 fadd+fmul   46 dst
        xorps xmm7, xmm13                                  ;  1158.3 fadd+fmul   46 dst
        xorps xmm8, xmm14                                  ;  1160.3 fadd+fmul   46 dst
        movaps xmm5, [rdx - 128]                           ;  1157.3 agu1+agu0+fmisc   46 dst reload
        andps xmm5, xmm13                                  ;  1160.3 fadd+fmul   46 dst
        xorps xmm9, xmm5                                   ;  1162.3 fadd+fmul   46 dst
        movaps xmm5, [rbx - 64]                            ;  1160.0 agu2+agu0+fmisc   46 dst reload
        andps xmm5, xmm13                                  ;  1162.3 fadd+fmul   46 dst
        xorps xmm14, xmm5                                  ;  1164.3 fadd+fmul   46 dst
        xorps xmm10, xmm7                                  ;  1164.3 fadd+fmul   46 dst
        movaps xmm5, [rcx - 128]                           ;  1162.7 agu1+agu0+fmisc   46 dst reload
        andps xmm5, xmm7                                   ;  1165.3 fadd+fmul   46 dst
        movaps xmm13, [rbx - 48]                           ;  1164.7 agu2+agu0+fmisc   46 dst reload
        andps xmm13, xmm7                                  ;  1166.7 fadd+fmul   46 dst
        xorps xmm12, xmm14                                 ;  1167.3 fadd+fmul   46 dst
        xorps xmm1, xmm14                                  ;  1168.3 fadd+fmul   46 dst
        xorps xmm9, xmm5                                   ;  1169.3 fadd+fmul   46 dst
        xorps xmm4, xmm5                                   ;  1170.3 fadd+fmul   46 dst
        andps xmm0, xmm10                                  ;  1171.3 fadd+fmul   46 dst
        andps xmm11, xmm10                                 ;  1172.3 fadd+fmul   46 dst
        xorps xmm12, xmm13                                 ;  1173.3 fadd+fmul   46 dst
        xorps xmm13, xmm0                                  ;  1174.3 fadd+fmul   46 dst
        xorps xmm13, xmm2                                  ;  1176.3 fadd+fmul   46 dst
        xorps xmm8, xmm9                                   ;  1176.3 fadd+fmul   46 dst
        xorps xmm4, xmm12                                  ;  1177.3 fadd+fmul   46 dst
        xorps xmm8, xmm4                                   ;  1179.3 fadd+fmul   46 dst
        xorps xmm13, xmm8                                  ;  1181.3 fadd+fmul   46 dst
        andps xmm6, [r10 - 128]                            ;  1180.3 agu1+agu0+fadd+fmul   46 dst
        xorps xmm8, xmm6                                   ;  1182.3 fadd+fmul   46 dst
        xorps xmm1, xmm8                                   ;  1184.3 fadd+fmul   46 dst
        xorps xmm3, xmm1                                   ;  1186.3 fadd+fmul   46 dst
        xorps xmm11, xmm2                                  ;  1184.3 fadd+fmul   68 dst
        movaps xmm0, [rbp - 96]                            ;  1181.3 agu2+agu0+fmisc   68 dst reload
        xorps xmm0, xmm8                                   ;  1185.3 fadd+fmul   68 dst
        xorps xmm4, xmm13                                  ;  1186.3 fadd+fmul   68 dst
        xorps xmm11, xmm3                                  ;  1188.3 fadd+fmul   68 dst
        movaps [r9 + 960], xmm0                            ;  1187.3 agu1+agu0+fmisc   68 dst
        xorps xmm11, [r8 + 21376]                          ;  1190.3 agu2+agu0+fadd+fmul   68 dst
        movaps [r9 + 896], xmm11                           ;  1192.3 agu1+agu2+fmisc   68 dst
        xorps xmm13, [r8 + 21392]                          ;  1189.3 agu0+agu1+fadd+fmul   68 dst
        movaps [r9 + 912], xmm13                           ;  1191.3 agu2+agu0+fmisc   68 dst
        xorps xmm3, [r8 + 21408]                           ;  1190.3 agu1+agu2+fadd+fmul   68 dst
        movaps [r9 + 928], xmm3                            ;  1192.3 agu0+agu1+fmisc   68 dst
        xorps xmm9, [r8 + 21424]                           ;  1191.3 agu2+agu0+fadd+fmul   68 dst
        movaps [r9 + 944], xmm9                            ;  1193.3 agu1+agu2+fmisc   68 dst
        xorps xmm1, [r8 + 21456]                           ;  1192.3 agu0+agu1+fadd+fmul   68 dst
        movaps [r9 + 976], xmm1                            ;  1195.3 agu2+agu0+fmisc   68 dst
        xorps xmm4, [r8 + 21472]                           ;  1193.3 agu1+agu2+fadd+fmul   68 dst
        movaps [r9 + 992], xmm4                            ;  1197.3 agu0+agu1+fmisc   68 dst
        xorps xmm12, [r8 + 21488]                          ;  1194.3 agu2+agu0+fadd+fmul   68 dst
        movaps [r9 + 1008], xmm12                          ;  1199.3 agu1+agu2+fmisc   68 dst
        movaps xmm0, [rsi + 16]                            ;  1195.3 agu0+agu1+fadd+fmul   68 dst
        xorps xmm0, [r8 + 20992]                           ;  1197.3 agu2+agu0+fadd+fmul   68 dst
        xorps xmm0, [rdi - 80]                             ;  1199.3 agu1+agu2+fadd+fmul   68 dst
        movaps xmm1, [rbp - 80]                            ;  1198.3 agu0+agu1+fadd+fmul   46 dst reload
        xorps xmm0, xmm1                                   ;  1201.3 fadd+fmul   68 dst
        movaps [r9 + 512], xmm0                            ;  1203.3 agu2+agu0+fmisc   68 dst
        xorps xmm1, [r8 + 21024]                           ;  1200.3 agu1+agu0+fadd+fmul   68 dst
        movaps [r9 + 544], xmm1                            ;  1203.3 agu2+agu1+fmisc   68 dst
        movaps xmm0, [rcx + 16]                            ;  1201.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21008]                           ;  1203.3 agu1+agu0+fadd+fmul   68 dst
        movaps [r9 + 528], xmm0                            ;  1205.3 agu2+agu1+fmisc   68 dst
        movaps xmm0, [rbp - 48]                            ;  1203.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21040]                           ;  1205.3 agu1+agu0+fadd+fmul   68 dst
        movaps [r9 + 560], xmm0                            ;  1207.3 agu2+agu1+fmisc   68 dst
        movaps xmm0, [rbp - 16]                            ;  1205.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21056]                           ;  1207.3 agu1+agu0+fadd+fmul   68 dst
        xorps xmm0, [rdi - 128]                            ;  1209.3 agu2+agu1+fadd+fmul   68 dst
        movaps [r9 + 576], xmm0                            ;  1211.3 agu0+agu2+fmisc   68 dst
        movaps xmm0, [rdi - 112]                           ;  1208.3 agu1+agu0+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21072]                           ;  1210.3 agu2+agu1+fadd+fmul   68 dst
        movaps [r9 + 592], xmm0                            ;  1212.3 agu0+agu2+fmisc   68 dst
        movaps xmm0, [rbp - 32]                            ;  1210.3 agu1+agu0+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21088]                           ;  1212.3 agu2+agu1+fadd+fmul   68 dst
        xorps xmm0, [rcx + 16]                             ;  1214.3 agu0+agu2+fadd+fmul   68 dst
        movaps [r9 + 608], xmm0                            ;  1216.3 agu1+agu0+fmisc   68 dst
        movaps xmm0, [rdi - 48]                            ;  1213.3 agu2+agu1+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21104]                           ;  1215.3 agu0+agu2+fadd+fmul   68 dst
        movaps [r9 + 624], xmm0                            ;  1217.3 agu1+agu0+fmisc   68 dst
        movaps xmm0, [rdi + 0]                             ;  1215.3 agu2+agu1+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21120]                           ;  1217.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [rbp + 0]                              ;  1219.3 agu1+agu0+fadd+fmul   68 dst
        movaps xmm1, [rdx + 96]                            ;  1217.3 agu2+agu1+fmisc   46 dst reload
        xorps xmm0, xmm1                                   ;  1221.3 fadd+fmul   68 dst
        movaps [r9 + 640], xmm0                            ;  1223.3 agu0+agu2+fmisc   68 dst
        xorps xmm1, [r8 + 21152]                           ;  1219.3 agu1+agu0+fadd+fmul   68 dst
        movaps [r9 + 672], xmm1                            ;  1221.3 agu2+agu1+fmisc   68 dst
        movaps xmm0, [rbp + 16]                            ;  1220.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21136]                           ;  1222.3 agu1+agu0+fadd+fmul   68 dst
        movaps [r9 + 656], xmm0                            ;  1224.3 agu2+agu1+fmisc   68 dst
        movaps xmm0, [rdi - 64]                            ;  1222.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21168]                           ;  1224.3 agu1+agu0+fadd+fmul   68 dst
        movaps [r9 + 688], xmm0                            ;  1226.3 agu2+agu1+fmisc   68 dst
        movaps xmm0, [rbp - 128]                           ;  1224.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21184]                           ;  1226.3 agu1+agu0+fadd+fmul   68 dst
        xorps xmm0, [rsi + 112]                            ;  1228.3 agu2+agu1+fadd+fmul   68 dst
        movaps [r9 + 704], xmm0                            ;  1230.3 agu0+agu2+fmisc   68 dst
        movaps xmm0, [rdx + 80]                            ;  1227.3 agu1+agu0+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21200]                           ;  1229.3 agu2+agu1+fadd+fmul   68 dst
        movaps [r9 + 720], xmm0                            ;  1231.3 agu0+agu2+fmisc   68 dst
        movaps xmm0, [rbp + 32]                            ;  1229.3 agu1+agu0+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21216]                           ;  1231.3 agu2+agu1+fadd+fmul   68 dst
        xorps xmm0, [rbp + 16]                             ;  1233.3 agu0+agu2+fadd+fmul   68 dst
        movaps [r9 + 736], xmm0                            ;  1235.3 agu1+agu0+fmisc   68 dst
        movaps xmm0, [rbp - 64]                            ;  1232.3 agu2+agu1+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21232]                           ;  1234.3 agu0+agu2+fadd+fmul   68 dst
        movaps [r9 + 752], xmm0                            ;  1236.3 agu1+agu0+fmisc   68 dst
        movaps xmm0, [rdi - 16]                            ;  1234.3 agu2+agu1+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21248]                           ;  1236.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [rdi - 96]                             ;  1238.3 agu1+agu0+fadd+fmul   68 dst
        movaps xmm1, [rbp - 112]                           ;  1235.3 agu2+agu1+fmisc   46 dst reload
        xorps xmm0, xmm1                                   ;  1240.3 fadd+fmul   68 dst
        movaps [r9 + 768], xmm0                            ;  1242.3 agu0+agu2+fmisc   68 dst
        xorps xmm1, [r8 + 21280]                           ;  1238.3 agu1+agu0+fadd+fmul   68 dst
        movaps [r9 + 800], xmm1                            ;  1240.3 agu2+agu1+fmisc   68 dst
        movaps xmm0, [rbp + 112]                           ;  1239.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21264]                           ;  1241.3 agu1+agu0+fadd+fmul   68 dst
        movaps [r9 + 784], xmm0                            ;  1243.3 agu2+agu1+fmisc   68 dst
        movaps xmm0, [rsi - 128]                           ;  1241.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21296]                           ;  1243.3 agu1+agu0+fadd+fmul   68 dst
        movaps [r9 + 816], xmm0                            ;  1245.3 agu2+agu1+fmisc   68 dst
        movaps xmm0, [rdx + 64]                            ;  1243.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21312]                           ;  1245.3 agu1+agu0+fadd+fmul   68 dst
        xorps xmm0, [rsi + 96]                             ;  1247.3 agu2+agu1+fadd+fmul   68 dst
        movaps [r9 + 832], xmm0                            ;  1249.3 agu0+agu2+fmisc   68 dst
        movaps xmm0, [rdx + 112]                           ;  1246.3 agu1+agu0+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21328]                           ;  1248.3 agu2+agu1+fadd+fmul   68 dst
        movaps [r9 + 848], xmm0                            ;  1250.3 agu0+agu2+fmisc   68 dst
        movaps xmm0, [rdi - 32]                            ;  1248.3 agu1+agu0+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21344]                           ;  1250.3 agu2+agu1+fadd+fmul   68 dst
        xorps xmm0, [rbp + 112]                            ;  1252.3 agu0+agu2+fadd+fmul   68 dst
        movaps [r9 + 864], xmm0                            ;  1254.3 agu1+agu0+fmisc   68 dst
        movaps xmm0, [rsi - 112]                           ;  1251.0 agu2+agu1+fmisc+fadd   68 dst
        xorps xmm0, [r8 + 21360]                           ;  1253.0 agu0+agu2+fmul+fadd   68 dst
        movaps [r9 + 880], xmm0                            ;  1255.0 agu1+agu0+fmisc   68 dst
        movaps xmm0, [rbp + 2944]                          ;  1253.0 agu2+agu1+fmul+fadd   46 dst
        movaps xmm1, [rel aes128_decrypt.T0_constants128]  ;  1253.3 agu0+agu2+fmul+fmisc   46 dst reload
        xorps xmm0, xmm1                                   ;  1255.3 fadd+fmul   46 dst
        movaps xmm2, xmm0                                  ;  1257.3 fadd+fmul   46 dst copy
        movaps xmm3, [rbp + 2960]                          ;  1255.3 agu1+agu0+fmisc   46 dst
        xorps xmm3, xmm1                                   ;  1257.3 fadd+fmul   46 dst
        xorps xmm2, xmm3                                   ;  1259.3 fadd+fmul   46 dst
        movaps xmm4, xmm2                                  ;  1261.3 fadd+fmul   46 dst copy
        xorps xmm4, [rbp + 3024]                           ;  1263.3 agu2+agu0+fadd+fmul   46 dst
        movaps xmm5, xmm2                                  ;  1261.3 fadd+fmul   46 dst copy
        movaps xmm6, [r11 + 0]                             ;  1258.7 agu1+agu0+fmisc   46 dst reload
        xorps xmm5, xmm6                                   ;  1263.3 fadd+fmul   46 dst
        movaps xmm7, xmm3                                  ;  1262.3 fadd+fmul   46 dst copy
        xorps xmm7, xmm6                                   ;  1264.3 fadd+fmul   46 dst
        movaps xmm6, xmm7                                  ;  1266.3 fadd+fmul   46 dst copy
        movaps xmm8, xmm4                                  ;  1265.3 fadd+fmul   46 dst copy
        movaps xmm9, xmm4                                  ;  1266.3 fadd+fmul   46 dst copy
        movaps xmm10, xmm3                                 ;  1267.3 fadd+fmul   46 dst copy
        movaps xmm11, xmm3                                 ;  1268.3 fadd+fmul   46 dst copy
        movaps xmm12, xmm3                                 ;  1269.3 fadd+fmul   46 dst copy
        movaps xmm13, xmm5                                 ;  1270.3 fadd+fmul   46 dst copy
        movaps xmm14, [rbp + 2992]                         ;  1267.3 agu2+agu0+fmisc   46 dst
        xorps xmm14, xmm1                                  ;  1271.3 fadd+fmul   46 dst
        xorps xmm0, xmm14                                  ;  1273.3 fadd+fmul   46 dst
        xorps xmm6, xmm14                                  ;  1273.3 fadd+fmul   46 dst
        xorps xmm12, xmm0                                  ;  1275.3 fadd+fmul   46 dst
        movaps xmm14, xmm12                                ;  1277.3 fadd+fmul   46 dst copy
        movaps xmm15, xmm6                                 ;  1276.3 fadd+fmul   46 dst copy
        xorps xmm15, [rbp + 2976]                          ;  1278.3 agu1+agu0+fadd+fmul   46 dst
        xorps xmm8, xmm15                                  ;  1280.3 fadd+fmul   46 dst
        andps xmm11, xmm15                                 ;  1280.3 fadd+fmul   46 dst
        movaps [rsi - 112], xmm4                           ;  1276.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm4, xmm6                                  ;  1280.3 fadd+fmul   46 dst copy
        xorps xmm4, [rbx + 96]                             ;  1282.3 agu1+agu0+fadd+fmul   46 dst
        xorps xmm10, xmm4                                  ;  1284.3 fadd+fmul   46 dst
        andps xmm9, xmm10                                  ;  1286.3 fadd+fmul   46 dst
        xorps xmm2, xmm4                                   ;  1284.3 fadd+fmul   46 dst
        movaps [rbp + 112], xmm10                          ;  1286.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm10, xmm6                                 ;  1285.3 fadd+fmul   46 dst copy
        movaps [rdi - 32], xmm3                            ;  1284.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm3, xmm15                                 ;  1286.3 fadd+fmul   46 dst copy
        movaps [rdx + 112], xmm12                          ;  1286.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm12, xmm4                                 ;  1287.3 fadd+fmul   46 dst copy
        orps xmm12, xmm8                                   ;  1289.3 fadd+fmul   46 dst
        xorps xmm9, xmm12                                  ;  1291.3 fadd+fmul   46 dst
        movaps [rsi + 96], xmm15                           ;  1288.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm15, xmm8                                 ;  1290.3 fadd+fmul   46 dst copy
        xorps xmm15, xmm2                                  ;  1292.3 fadd+fmul   46 dst
        andps xmm10, xmm15                                 ;  1294.3 fadd+fmul   46 dst
        xorps xmm12, xmm10                                 ;  1296.3 fadd+fmul   46 dst
        xorps xmm10, xmm11                                 ;  1296.3 fadd+fmul   46 dst
        movaps [rdx + 64], xmm15                           ;  1294.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm15, xmm2                                 ;  1295.3 fadd+fmul   46 dst copy
        orps xmm15, [rbx + 96]                             ;  1297.3 agu1+agu0+fadd+fmul   46 dst
        xorps xmm9, xmm15                                  ;  1299.3 fadd+fmul   46 dst
        xorps xmm10, xmm15                                 ;  1299.3 fadd+fmul   46 dst
        movaps xmm15, xmm2                                 ;  1299.3 fadd+fmul   46 dst copy
        movaps [rsi - 128], xmm9                           ;  1301.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm9, xmm0                                  ;  1300.3 fadd+fmul   46 dst copy
        movaps [rbp - 112], xmm5                           ;  1299.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm5, xmm0                                  ;  1301.3 fadd+fmul   46 dst copy
        movaps [rdi - 96], xmm4                            ;  1301.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm4, [rdx + 64]                            ;  1302.3 agu1+agu0+fadd+fmul   46 dst
        movaps [rdi - 16], xmm6                            ;  1303.3 agu2+agu1+fmisc   46 dst spill
        movaps xmm6, [rsi - 128]                           ;  1303.3 agu0+agu2+fadd+fmul   46 dst
        movaps [rbp - 64], xmm8                            ;  1305.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm8, [rsi - 128]                           ;  1304.3 agu2+agu1+fadd+fmul   46 dst
        movaps [rsi - 128], xmm0                           ;  1307.3 agu0+agu2+fmisc   46 dst spill
        movaps xmm0, [rdx + 64]                            ;  1305.3 agu1+agu0+fadd+fmul   46 dst
        movaps [rdx + 64], xmm0                            ;  1309.3 agu2+agu1+fmisc   46 dst spill
        movaps xmm0, xmm1                                  ;  1306.3 fadd+fmul   46 dst copy
        xorps xmm0, [rbp + 3008]                           ;  1308.3 agu0+agu2+fadd+fmul   46 dst
        xorps xmm7, xmm0                                   ;  1310.3 fadd+fmul   46 dst
        xorps xmm11, xmm0                                  ;  1310.3 fadd+fmul   46 dst
        xorps xmm12, xmm11                                 ;  1312.3 fadd+fmul   46 dst
        xorps xmm6, xmm11                                  ;  1312.3 fadd+fmul   46 dst
        orps xmm14, xmm7                                   ;  1312.3 fadd+fmul   46 dst
        xorps xmm12, xmm14                                 ;  1314.3 fadd+fmul   46 dst
        xorps xmm3, xmm7                                   ;  1314.3 fadd+fmul   46 dst
        xorps xmm15, xmm7                                  ;  1315.3 fadd+fmul   46 dst
        orps xmm9, xmm3                                    ;  1316.3 fadd+fmul   46 dst
        xorps xmm6, xmm9                                   ;  1318.3 fadd+fmul   46 dst
        xorps xmm4, xmm3                                   ;  1318.3 fadd+fmul   46 dst
        andps xmm5, xmm3                                   ;  1319.3 fadd+fmul   46 dst
        xorps xmm10, xmm5                                  ;  1321.3 fadd+fmul   46 dst
        andps xmm13, xmm4                                  ;  1321.3 fadd+fmul   46 dst
        xorps xmm6, xmm13                                  ;  1323.3 fadd+fmul   46 dst
        movaps xmm5, xmm15                                 ;  1323.3 fadd+fmul   46 dst copy
        orps xmm5, xmm0                                    ;  1325.3 fadd+fmul   46 dst
        xorps xmm8, xmm5                                   ;  1327.3 fadd+fmul   46 dst
        movaps xmm5, xmm12                                 ;  1326.3 fadd+fmul   46 dst copy
        andps xmm5, xmm6                                   ;  1328.3 fadd+fmul   46 dst
        xorps xmm8, xmm5                                   ;  1330.3 fadd+fmul   46 dst
        andps xmm5, xmm8                                   ;  1332.3 fadd+fmul   46 dst
        xorps xmm10, xmm5                                  ;  1334.3 fadd+fmul   46 dst
        xorps xmm12, xmm8                                  ;  1332.3 fadd+fmul   46 dst
        movaps xmm5, xmm6                                  ;  1332.3 fadd+fmul   46 dst copy
        andps xmm5, xmm10                                  ;  1336.3 fadd+fmul   46 dst
        xorps xmm12, xmm5                                  ;  1338.3 fadd+fmul   46 dst
        movaps xmm5, xmm8                                  ;  1335.3 fadd+fmul   46 dst copy
        andps xmm5, xmm12                                  ;  1340.3 fadd+fmul   46 dst
        xorps xmm6, xmm5                                   ;  1342.3 fadd+fmul   46 dst
        andps xmm2, xmm6                                   ;  1344.3 fadd+fmul   46 dst
        movaps xmm5, [rbp - 64]                            ;  1336.3 agu1+agu0+fmisc   46 dst reload
        andps xmm5, xmm12                                  ;  1340.3 fadd+fmul   46 dst
        movaps xmm9, [rdi - 96]                            ;  1338.3 agu2+agu0+fmisc   46 dst reload
        andps xmm9, xmm12                                  ;  1340.3 fadd+fmul   46 dst
        movaps xmm11, xmm10                                ;  1341.3 fadd+fmul   46 dst copy
        andps xmm11, xmm12                                 ;  1343.3 fadd+fmul   46 dst
        xorps xmm8, xmm11                                  ;  1345.3 fadd+fmul   46 dst
        andps xmm3, xmm8                                   ;  1347.3 fadd+fmul   46 dst
        xorps xmm3, xmm5                                   ;  1349.3 fadd+fmul   46 dst
        xorps xmm3, xmm2                                   ;  1351.3 fadd+fmul   46 dst
        movaps xmm11, [rsi - 128]                          ;  1344.7 agu1+agu0+fmisc   46 dst reload
        andps xmm11, xmm8                                  ;  1347.3 fadd+fmul   46 dst
        movaps xmm13, xmm12                                ;  1348.3 fadd+fmul   46 dst copy
        xorps xmm13, xmm6                                  ;  1350.3 fadd+fmul   46 dst
        movaps xmm14, [rdx + 64]                           ;  1348.3 agu2+agu0+fmisc   46 dst reload
        andps xmm14, xmm13                                 ;  1352.3 fadd+fmul   46 dst
        movaps [rdx + 64], xmm9                            ;  1350.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm9, [rdi - 16]                            ;  1351.3 agu2+agu0+fadd+fmul   46 dst reload
        andps xmm9, xmm13                                  ;  1353.3 fadd+fmul   46 dst
        xorps xmm13, xmm8                                  ;  1353.3 fadd+fmul   46 dst
        andps xmm4, xmm13                                  ;  1355.3 fadd+fmul   46 dst
        xorps xmm14, xmm4                                  ;  1357.3 fadd+fmul   46 dst
        xorps xmm4, xmm3                                   ;  1357.3 fadd+fmul   46 dst
        xorps xmm5, xmm14                                  ;  1359.3 fadd+fmul   46 dst
        xorps xmm2, xmm14                                  ;  1359.3 fadd+fmul   46 dst
        movaps xmm14, [rbp - 112]                          ;  1355.7 agu1+agu2+fmisc   46 dst reload
        andps xmm14, xmm13                                 ;  1359.3 fadd+fmul   46 dst
        movaps xmm1, xmm6                                  ;  1360.3 fadd+fmul   46 dst copy
        orps xmm6, xmm13                                   ;  1361.3 fadd+fmul   46 dst
        xorps xmm10, xmm6                                  ;  1363.3 fadd+fmul   46 dst
        xorps xmm8, xmm10                                  ;  1365.3 fadd+fmul   46 dst
        andps xmm7, xmm8                                   ;  1367.3 fadd+fmul   46 dst
        xorps xmm3, xmm7                                   ;  1369.3 fadd+fmul   46 dst
        movaps xmm6, [rdx + 112]                           ;  1362.3 agu0+agu1+fmisc   46 dst reload
        andps xmm6, xmm8                                   ;  1367.3 fadd+fmul   46 dst
        xorps xmm12, xmm10                                 ;  1367.3 fadd+fmul   46 dst
        xorps xmm11, xmm6                                  ;  1369.3 fadd+fmul   46 dst
        movaps xmm7, [rsi + 96]                            ;  1366.3 agu2+agu0+fmisc   46 dst reload
        andps xmm7, xmm10                                  ;  1369.3 fadd+fmul   46 dst
        xorps xmm4, xmm7                                   ;  1371.3 fadd+fmul   46 dst
        movaps xmm7, [rdi - 32]                            ;  1369.0 agu1+agu0+fmisc   46 dst reload
        andps xmm7, xmm10                                  ;  1371.3 fadd+fmul   46 dst
        xorps xmm6, xmm7                                   ;  1373.3 fadd+fmul   46 dst
        xorps xmm13, xmm12                                 ;  1373.3 fadd+fmul   46 dst
        movaps xmm7, [rsi - 112]                           ;  1371.7 agu2+agu0+fmisc   46 dst reload
        andps xmm7, xmm12                                  ;  1374.3 fadd+fmul   46 dst
        movaps xmm8, [rbp + 112]                           ;  1373.7 agu1+agu0+fmisc   46 dst reload
        andps xmm8, xmm12                                  ;  1375.7 fadd+fmul   46 dst
        xorps xmm14, xmm6                                  ;  1376.3 fadd+fmul   46 dst
        xorps xmm9, xmm6                                   ;  1377.3 fadd+fmul   46 dst
        xorps xmm4, xmm7                                   ;  1378.3 fadd+fmul   46 dst
        xorps xmm5, xmm7                                   ;  1379.3 fadd+fmul   46 dst
        andps xmm0, xmm13                                  ;  1380.3 fadd+fmul   46 dst
        andps xmm15, xmm13                                 ;  1381.3 fadd+fmul   46 dst
        xorps xmm14, xmm8                                  ;  1382.3 fadd+fmul   46 dst
        xorps xmm8, xmm0                                   ;  1383.3 fadd+fmul   46 dst
        xorps xmm8, xmm2                                   ;  1385.3 fadd+fmul   46 dst
        xorps xmm11, xmm4                                  ;  1385.3 fadd+fmul   46 dst
        xorps xmm5, xmm14                                  ;  1386.3 fadd+fmul   46 dst
        xorps xmm11, xmm5                                  ;  1388.3 fadd+fmul   46 dst
        xorps xmm8, xmm11                                  ;  1390.3 fadd+fmul   46 dst
        andps xmm1, [rbx + 96]                             ;  1389.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm11, xmm1                                  ;  1391.3 fadd+fmul   46 dst
        xorps xmm9, xmm11                                  ;  1393.3 fadd+fmul   46 dst
        xorps xmm3, xmm9                                   ;  1395.3 fadd+fmul   46 dst
        movaps xmm0, [r14 + 48]                            ;  1389.3 agu1+agu0+fmisc   46 dst
        movaps xmm1, [rel aes128_decrypt.T0_constants128]  ;  1391.3 agu2+agu0+fmisc   46 dst reload
        xorps xmm0, xmm1                                   ;  1393.3 fadd+fmul   46 dst
        movaps xmm6, xmm0                                  ;  1395.3 fadd+fmul   46 dst copy
        movaps xmm7, [r14 + 64]                            ;  1393.3 agu1+agu0+fmisc   46 dst
        xorps xmm7, xmm1                                   ;  1395.3 fadd+fmul   46 dst
        xorps xmm6, xmm7                                   ;  1397.3 fadd+fmul   46 dst
        movaps xmm10, xmm6                                 ;  1399.3 fadd+fmul   46 dst copy
        xorps xmm10, [r15 - 112]                           ;  1401.3 agu2+agu0+fadd+fmul   46 dst
        movaps xmm12, xmm6                                 ;  1399.3 fadd+fmul   46 dst copy
        movaps xmm13, [r14 + 96]                           ;  1397.0 agu1+agu0+fmisc   46 dst reload
        xorps xmm12, xmm13                                 ;  1401.3 fadd+fmul   46 dst
        xorps xmm13, xmm7                                  ;  1401.3 fadd+fmul   46 dst
        movaps [rbp + 112], xmm14                          ;  1399.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm14, xmm13                                ;  1403.3 fadd+fmul   46 dst copy
        movaps [rsi - 112], xmm5                           ;  1401.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm5, xmm10                                 ;  1403.3 fadd+fmul   46 dst copy
        movaps [rdi - 32], xmm9                            ;  1403.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm9, xmm10                                 ;  1404.3 fadd+fmul   46 dst copy
        movaps [rsi + 96], xmm11                           ;  1405.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm11, xmm12                                ;  1405.3 fadd+fmul   46 dst copy
        movaps [rdx + 112], xmm4                           ;  1407.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm4, xmm7                                  ;  1406.3 fadd+fmul   46 dst copy
        movaps [rbp - 112], xmm8                           ;  1409.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm8, xmm7                                  ;  1407.3 fadd+fmul   46 dst copy
        movaps [rdi - 16], xmm15                           ;  1411.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm15, xmm7                                 ;  1408.3 fadd+fmul   46 dst copy
        movaps [rsi - 128], xmm2                           ;  1413.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm2, xmm1                                  ;  1409.3 fadd+fmul   46 dst copy
        xorps xmm2, [r14 + 112]                            ;  1411.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm0, xmm2                                   ;  1413.3 fadd+fmul   46 dst
        xorps xmm14, xmm2                                  ;  1413.3 fadd+fmul   46 dst
        xorps xmm15, xmm0                                  ;  1415.3 fadd+fmul   46 dst
        movaps xmm2, xmm15                                 ;  1417.3 fadd+fmul   46 dst copy
        movaps [rdi - 96], xmm3                            ;  1415.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm3, xmm14                                 ;  1415.3 fadd+fmul   46 dst copy
        xorps xmm3, [r14 + 80]                             ;  1417.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm5, xmm3                                   ;  1419.3 fadd+fmul   46 dst
        andps xmm8, xmm3                                   ;  1419.3 fadd+fmul   46 dst
        movaps [rbp - 64], xmm10                           ;  1417.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm10, xmm14                                ;  1419.3 fadd+fmul   46 dst copy
        xorps xmm10, [rbx + 48]                            ;  1421.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm4, xmm10                                  ;  1423.3 fadd+fmul   46 dst
        andps xmm9, xmm4                                   ;  1425.3 fadd+fmul   46 dst
        xorps xmm6, xmm10                                  ;  1423.3 fadd+fmul   46 dst
        movaps [rbp + 16], xmm4                            ;  1425.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm4, xmm14                                 ;  1424.3 fadd+fmul   46 dst copy
        movaps [rbp + 32], xmm7                            ;  1423.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm7, xmm3                                  ;  1425.3 fadd+fmul   46 dst copy
        movaps [rdx + 80], xmm15                           ;  1425.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm15, xmm10                                ;  1426.3 fadd+fmul   46 dst copy
        orps xmm15, xmm5                                   ;  1428.3 fadd+fmul   46 dst
        xorps xmm9, xmm15                                  ;  1430.3 fadd+fmul   46 dst
        movaps [rsi + 112], xmm3                           ;  1427.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm3, xmm5                                  ;  1429.3 fadd+fmul   46 dst copy
        xorps xmm3, xmm6                                   ;  1431.3 fadd+fmul   46 dst
        andps xmm4, xmm3                                   ;  1433.3 fadd+fmul   46 dst
        xorps xmm15, xmm4                                  ;  1435.3 fadd+fmul   46 dst
        xorps xmm4, xmm8                                   ;  1435.3 fadd+fmul   46 dst
        movaps [rbp - 128], xmm3                           ;  1433.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm3, xmm6                                  ;  1434.3 fadd+fmul   46 dst copy
        orps xmm3, [rbx + 48]                              ;  1436.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm9, xmm3                                   ;  1438.3 fadd+fmul   46 dst
        xorps xmm4, xmm3                                   ;  1438.3 fadd+fmul   46 dst
        movaps xmm3, xmm6                                  ;  1438.3 fadd+fmul   46 dst copy
        movaps [rdi - 64], xmm9                            ;  1440.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm9, xmm0                                  ;  1439.3 fadd+fmul   46 dst copy
        movaps [rdx + 96], xmm12                           ;  1438.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm12, xmm0                                 ;  1440.3 fadd+fmul   46 dst copy
        movaps [rbp + 0], xmm10                            ;  1440.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm10, [rbp - 128]                          ;  1441.3 agu2+agu0+fadd+fmul   46 dst
        movaps [rdi + 0], xmm14                            ;  1442.3 agu1+agu2+fmisc   46 dst spill
        movaps xmm14, [rdi - 64]                           ;  1442.3 agu0+agu1+fadd+fmul   46 dst
        movaps [rdi - 48], xmm5                            ;  1444.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm5, [rdi - 64]                            ;  1443.3 agu1+agu2+fadd+fmul   46 dst
        movaps [rdi - 64], xmm0                            ;  1446.3 agu0+agu1+fmisc   46 dst spill
        movaps xmm0, [rbp - 128]                           ;  1444.3 agu2+agu0+fadd+fmul   46 dst
        movaps [rbp - 128], xmm0                           ;  1448.3 agu1+agu2+fmisc   46 dst spill
        movaps xmm0, xmm1                                  ;  1445.3 fadd+fmul   46 dst copy
        xorps xmm0, [r15 - 128]                            ;  1447.3 agu0+agu1+fadd+fmul   46 dst
        xorps xmm13, xmm0                                  ;  1449.3 fadd+fmul   46 dst
        xorps xmm8, xmm0                                   ;  1449.3 fadd+fmul   46 dst
        xorps xmm15, xmm8                                  ;  1451.3 fadd+fmul   46 dst
        xorps xmm14, xmm8                                  ;  1451.3 fadd+fmul   46 dst
        orps xmm2, xmm13                                   ;  1451.3 fadd+fmul   46 dst
        xorps xmm15, xmm2                                  ;  1453.3 fadd+fmul   46 dst
        xorps xmm7, xmm13                                  ;  1453.3 fadd+fmul   46 dst
        xorps xmm3, xmm13                                  ;  1454.3 fadd+fmul   46 dst
        orps xmm9, xmm7                                    ;  1455.3 fadd+fmul   46 dst
        xorps xmm14, xmm9                                  ;  1457.3 fadd+fmul   46 dst
        xorps xmm10, xmm7                                  ;  1457.3 fadd+fmul   46 dst
        andps xmm12, xmm7                                  ;  1458.3 fadd+fmul   46 dst
        xorps xmm4, xmm12                                  ;  1460.3 fadd+fmul   46 dst
        andps xmm11, xmm10                                 ;  1460.3 fadd+fmul   46 dst
        xorps xmm14, xmm11                                 ;  1462.3 fadd+fmul   46 dst
        movaps xmm2, xmm3                                  ;  1462.3 fadd+fmul   46 dst copy
        orps xmm2, xmm0                                    ;  1464.3 fadd+fmul   46 dst
        xorps xmm5, xmm2                                   ;  1466.3 fadd+fmul   46 dst
        movaps xmm2, xmm15                                 ;  1465.3 fadd+fmul   46 dst copy
        andps xmm2, xmm14                                  ;  1467.3 fadd+fmul   46 dst
        xorps xmm5, xmm2                                   ;  1469.3 fadd+fmul   46 dst
        andps xmm2, xmm5                                   ;  1471.3 fadd+fmul   46 dst
        xorps xmm4, xmm2                                   ;  1473.3 fadd+fmul   46 dst
        xorps xmm15, xmm5                                  ;  1471.3 fadd+fmul   46 dst
        movaps xmm2, xmm14                                 ;  1471.3 fadd+fmul   46 dst copy
        andps xmm2, xmm4                                   ;  1475.3 fadd+fmul   46 dst
        xorps xmm15, xmm2                                  ;  1477.3 fadd+fmul   46 dst
        movaps xmm2, xmm5                                  ;  1474.3 fadd+fmul   46 dst copy
        andps xmm2, xmm15                                  ;  1479.3 fadd+fmul   46 dst
        xorps xmm14, xmm2                                  ;  1481.3 fadd+fmul   46 dst
        andps xmm6, xmm14                                  ;  1483.3 fadd+fmul   46 dst
        movaps xmm2, [rdi - 48]                            ;  1475.3 agu2+agu0+fmisc   46 dst reload
        andps xmm2, xmm15                                  ;  1479.3 fadd+fmul   46 dst
        movaps xmm8, [rbp + 0]                             ;  1477.3 agu1+agu0+fmisc   46 dst reload
        andps xmm8, xmm15                                  ;  1479.3 fadd+fmul   46 dst
        movaps xmm9, xmm4                                  ;  1480.3 fadd+fmul   46 dst copy
        andps xmm9, xmm15                                  ;  1482.3 fadd+fmul   46 dst
        xorps xmm5, xmm9                                   ;  1484.3 fadd+fmul   46 dst
        andps xmm7, xmm5                                   ;  1486.3 fadd+fmul   46 dst
        xorps xmm7, xmm2                                   ;  1488.3 fadd+fmul   46 dst
        xorps xmm7, xmm6                                   ;  1490.3 fadd+fmul   46 dst
        movaps xmm9, [rdi - 64]                            ;  1483.7 agu2+agu0+fmisc   46 dst reload
        andps xmm9, xmm5                                   ;  1486.3 fadd+fmul   46 dst
        movaps xmm11, xmm15                                ;  1487.3 fadd+fmul   46 dst copy
        xorps xmm11, xmm14                                 ;  1489.3 fadd+fmul   46 dst
        movaps xmm12, [rbp - 128]                          ;  1487.3 agu1+agu0+fmisc   46 dst reload
        andps xmm12, xmm11                                 ;  1491.3 fadd+fmul   46 dst
        movaps [rbp - 128], xmm8                           ;  1489.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm8, [rdi + 0]                             ;  1490.3 agu1+agu0+fadd+fmul   46 dst reload
        andps xmm8, xmm11                                  ;  1492.3 fadd+fmul   46 dst
        xorps xmm11, xmm5                                  ;  1492.3 fadd+fmul   46 dst
        andps xmm10, xmm11                                 ;  1494.3 fadd+fmul   46 dst
        xorps xmm12, xmm10                                 ;  1496.3 fadd+fmul   46 dst
        xorps xmm10, xmm7                                  ;  1496.3 fadd+fmul   46 dst
        xorps xmm2, xmm12                                  ;  1498.3 fadd+fmul   46 dst
        xorps xmm6, xmm12                                  ;  1498.3 fadd+fmul   46 dst
        movaps xmm12, [rdx + 96]                           ;  1494.7 agu2+agu1+fmisc   46 dst reload
        andps xmm12, xmm11                                 ;  1498.3 fadd+fmul   46 dst
        movaps xmm1, xmm14                                 ;  1499.3 fadd+fmul   46 dst copy
        orps xmm14, xmm11                                  ;  1500.3 fadd+fmul   46 dst
        xorps xmm4, xmm14                                  ;  1502.3 fadd+fmul   46 dst
        xorps xmm5, xmm4                                   ;  1504.3 fadd+fmul   46 dst
        andps xmm13, xmm5                                  ;  1506.3 fadd+fmul   46 dst
        xorps xmm7, xmm13                                  ;  1508.3 fadd+fmul   46 dst
        movaps xmm13, [rdx + 80]                           ;  1501.3 agu0+agu1+fmisc   46 dst reload
        andps xmm13, xmm5                                  ;  1506.3 fadd+fmul   46 dst
        xorps xmm15, xmm4                                  ;  1506.3 fadd+fmul   46 dst
        xorps xmm9, xmm13                                  ;  1508.3 fadd+fmul   46 dst
        movaps xmm5, [rsi + 112]                           ;  1505.3 agu2+agu0+fmisc   46 dst reload
        andps xmm5, xmm4                                   ;  1508.3 fadd+fmul   46 dst
        xorps xmm10, xmm5                                  ;  1510.3 fadd+fmul   46 dst
        movaps xmm5, [rbp + 32]                            ;  1508.0 agu1+agu0+fmisc   46 dst reload
        andps xmm5, xmm4                                   ;  1510.3 fadd+fmul   46 dst
        xorps xmm13, xmm5                                  ;  1512.3 fadd+fmul   46 dst
        xorps xmm11, xmm15                                 ;  1512.3 fadd+fmul   46 dst
        movaps xmm4, [rbp - 64]                            ;  1510.7 agu2+agu0+fmisc   46 dst reload
        andps xmm4, xmm15                                  ;  1513.3 fadd+fmul   46 dst
        movaps xmm5, [rbp + 16]                            ;  1512.7 agu1+agu0+fmisc   46 dst reload
        andps xmm5, xmm15                                  ;  1514.7 fadd+fmul   46 dst
        xorps xmm12, xmm13                                 ;  1515.3 fadd+fmul   46 dst
        xorps xmm8, xmm13                                  ;  1516.3 fadd+fmul   46 dst
        xorps xmm10, xmm4                                  ;  1517.3 fadd+fmul   46 dst
        xorps xmm2, xmm4                                   ;  1518.3 fadd+fmul   46 dst
        andps xmm0, xmm11                                  ;  1519.3 fadd+fmul   46 dst
        andps xmm3, xmm11                                  ;  1520.3 fadd+fmul   46 dst
        xorps xmm12, xmm5                                  ;  1521.3 fadd+fmul   46 dst
        xorps xmm5, xmm0                                   ;  1522.3 fadd+fmul   46 dst
        xorps xmm5, xmm6                                   ;  1524.3 fadd+fmul   46 dst
        xorps xmm9, xmm10                                  ;  1524.3 fadd+fmul   46 dst
        xorps xmm2, xmm12                                  ;  1525.3 fadd+fmul   46 dst
        xorps xmm9, xmm2                                   ;  1527.3 fadd+fmul   46 dst
        xorps xmm5, xmm9                                   ;  1529.3 fadd+fmul   46 dst
        andps xmm1, [rbx + 48]                             ;  1528.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm9, xmm1                                   ;  1530.3 fadd+fmul   46 dst
        xorps xmm8, xmm9                                   ;  1532.3 fadd+fmul   46 dst
        xorps xmm7, xmm8                                   ;  1534.3 fadd+fmul   46 dst
        movaps xmm0, [r13 - 16]                            ;  1528.3 agu1+agu0+fmisc   46 dst
        movaps xmm1, [rel aes128_decrypt.T0_constants128]  ;  1530.3 agu2+agu0+fmisc   46 dst reload
        xorps xmm0, xmm1                                   ;  1532.3 fadd+fmul   46 dst
        movaps xmm4, xmm0                                  ;  1534.3 fadd+fmul   46 dst copy
        movaps xmm11, [r13 + 0]                            ;  1532.3 agu1+agu0+fmisc   46 dst
        xorps xmm11, xmm1                                  ;  1534.3 fadd+fmul   46 dst
        xorps xmm4, xmm11                                  ;  1536.3 fadd+fmul   46 dst
        movaps xmm13, xmm4                                 ;  1538.3 fadd+fmul   46 dst copy
        xorps xmm13, [r13 + 80]                            ;  1540.3 agu2+agu0+fadd+fmul   46 dst
        movaps xmm14, xmm4                                 ;  1538.3 fadd+fmul   46 dst copy
        movaps xmm15, [r13 + 32]                           ;  1536.0 agu1+agu0+fmisc   46 dst reload
        xorps xmm14, xmm15                                 ;  1540.3 fadd+fmul   46 dst
        xorps xmm15, xmm11                                 ;  1540.3 fadd+fmul   46 dst
        movaps [rbp + 16], xmm12                           ;  1538.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm12, xmm15                                ;  1542.3 fadd+fmul   46 dst copy
        movaps [rbp - 64], xmm2                            ;  1540.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm2, xmm13                                 ;  1542.3 fadd+fmul   46 dst copy
        movaps [rbp + 32], xmm8                            ;  1542.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm8, xmm13                                 ;  1543.3 fadd+fmul   46 dst copy
        movaps [rsi + 112], xmm9                           ;  1544.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm9, xmm14                                 ;  1544.3 fadd+fmul   46 dst copy
        movaps [rdx + 80], xmm10                           ;  1546.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm10, xmm11                                ;  1545.3 fadd+fmul   46 dst copy
        movaps [rdx + 96], xmm5                            ;  1548.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm5, xmm11                                 ;  1546.3 fadd+fmul   46 dst copy
        movaps [rdi + 0], xmm3                             ;  1550.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm3, xmm11                                 ;  1547.3 fadd+fmul   46 dst copy
        movaps [rdi - 64], xmm6                            ;  1552.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm6, xmm1                                  ;  1548.3 fadd+fmul   46 dst copy
        xorps xmm6, [r13 + 48]                             ;  1550.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm0, xmm6                                   ;  1552.3 fadd+fmul   46 dst
        xorps xmm12, xmm6                                  ;  1552.3 fadd+fmul   46 dst
        xorps xmm3, xmm0                                   ;  1554.3 fadd+fmul   46 dst
        movaps xmm6, xmm3                                  ;  1556.3 fadd+fmul   46 dst copy
        movaps [rbp + 0], xmm7                             ;  1554.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm7, xmm12                                 ;  1554.3 fadd+fmul   46 dst copy
        xorps xmm7, [r13 + 16]                             ;  1556.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm2, xmm7                                   ;  1558.3 fadd+fmul   46 dst
        andps xmm5, xmm7                                   ;  1558.3 fadd+fmul   46 dst
        movaps [rdi - 48], xmm13                           ;  1556.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm13, xmm12                                ;  1558.3 fadd+fmul   46 dst copy
        xorps xmm13, [rbx + 0]                             ;  1560.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm10, xmm13                                 ;  1562.3 fadd+fmul   46 dst
        andps xmm8, xmm10                                  ;  1564.3 fadd+fmul   46 dst
        xorps xmm4, xmm13                                  ;  1562.3 fadd+fmul   46 dst
        movaps [rcx + 16], xmm10                           ;  1564.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm10, xmm12                                ;  1563.3 fadd+fmul   46 dst copy
        movaps [rbp - 32], xmm11                           ;  1562.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm11, xmm7                                 ;  1564.3 fadd+fmul   46 dst copy
        movaps [rdi - 112], xmm3                           ;  1564.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm3, xmm13                                 ;  1565.3 fadd+fmul   46 dst copy
        orps xmm3, xmm2                                    ;  1567.3 fadd+fmul   46 dst
        xorps xmm8, xmm3                                   ;  1569.3 fadd+fmul   46 dst
        movaps [rdi - 128], xmm7                           ;  1566.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm7, xmm2                                  ;  1568.3 fadd+fmul   46 dst copy
        xorps xmm7, xmm4                                   ;  1570.3 fadd+fmul   46 dst
        andps xmm10, xmm7                                  ;  1572.3 fadd+fmul   46 dst
        xorps xmm3, xmm10                                  ;  1574.3 fadd+fmul   46 dst
        xorps xmm10, xmm5                                  ;  1574.3 fadd+fmul   46 dst
        movaps [rbp - 16], xmm7                            ;  1572.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm7, xmm4                                  ;  1573.3 fadd+fmul   46 dst copy
        orps xmm7, [rbx + 0]                               ;  1575.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm8, xmm7                                   ;  1577.3 fadd+fmul   46 dst
        xorps xmm10, xmm7                                  ;  1577.3 fadd+fmul   46 dst
        movaps xmm7, xmm4                                  ;  1577.3 fadd+fmul   46 dst copy
        movaps [rbp - 48], xmm8                            ;  1579.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm8, xmm0                                  ;  1578.3 fadd+fmul   46 dst copy
        movaps [rbp - 80], xmm14                           ;  1577.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm14, xmm0                                 ;  1579.3 fadd+fmul   46 dst copy
        movaps [rdi - 80], xmm13                           ;  1579.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm13, [rbp - 16]                           ;  1580.3 agu2+agu0+fadd+fmul   46 dst
        movaps [rsi + 16], xmm12                           ;  1581.3 agu1+agu2+fmisc   46 dst spill
        movaps xmm12, [rbp - 48]                           ;  1581.3 agu0+agu1+fadd+fmul   46 dst
        movaps [rbp - 96], xmm2                            ;  1583.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm2, [rbp - 48]                            ;  1582.3 agu1+agu2+fadd+fmul   46 dst
        movaps [rbp - 48], xmm0                            ;  1585.3 agu0+agu1+fmisc   46 dst spill
        movaps xmm0, [rbp - 16]                            ;  1583.3 agu2+agu0+fadd+fmul   46 dst
        movaps [rbp - 16], xmm0                            ;  1587.3 agu1+agu2+fmisc   46 dst spill
        movaps xmm0, xmm1                                  ;  1584.3 fadd+fmul   46 dst copy
        xorps xmm0, [r13 + 64]                             ;  1586.3 agu0+agu1+fadd+fmul   46 dst
        xorps xmm15, xmm0                                  ;  1588.3 fadd+fmul   46 dst
        xorps xmm5, xmm0                                   ;  1588.3 fadd+fmul   46 dst
        xorps xmm3, xmm5                                   ;  1590.3 fadd+fmul   46 dst
        xorps xmm12, xmm5                                  ;  1590.3 fadd+fmul   46 dst
        orps xmm6, xmm15                                   ;  1590.3 fadd+fmul   46 dst
        xorps xmm3, xmm6                                   ;  1592.3 fadd+fmul   46 dst
        xorps xmm11, xmm15                                 ;  1592.3 fadd+fmul   46 dst
        xorps xmm7, xmm15                                  ;  1593.3 fadd+fmul   46 dst
        orps xmm8, xmm11                                   ;  1594.3 fadd+fmul   46 dst
        xorps xmm12, xmm8                                  ;  1596.3 fadd+fmul   46 dst
        xorps xmm13, xmm11                                 ;  1596.3 fadd+fmul   46 dst
        andps xmm14, xmm11                                 ;  1597.3 fadd+fmul   46 dst
        xorps xmm10, xmm14                                 ;  1599.3 fadd+fmul   46 dst
        andps xmm9, xmm13                                  ;  1599.3 fadd+fmul   46 dst
        xorps xmm12, xmm9                                  ;  1601.3 fadd+fmul   46 dst
        movaps xmm5, xmm7                                  ;  1601.3 fadd+fmul   46 dst copy
        orps xmm5, xmm0                                    ;  1603.3 fadd+fmul   46 dst
        xorps xmm2, xmm5                                   ;  1605.3 fadd+fmul   46 dst
        movaps xmm5, xmm3                                  ;  1604.3 fadd+fmul   46 dst copy
        andps xmm5, xmm12                                  ;  1606.3 fadd+fmul   46 dst
        xorps xmm2, xmm5                                   ;  1608.3 fadd+fmul   46 dst
        andps xmm5, xmm2                                   ;  1610.3 fadd+fmul   46 dst
        xorps xmm10, xmm5                                  ;  1612.3 fadd+fmul   46 dst
        xorps xmm3, xmm2                                   ;  1610.3 fadd+fmul   46 dst
        movaps xmm5, xmm12                                 ;  1610.3 fadd+fmul   46 dst copy
        andps xmm5, xmm10                                  ;  1614.3 fadd+fmul   46 dst
        xorps xmm3, xmm5                                   ;  1616.3 fadd+fmul   46 dst
        movaps xmm5, xmm2                                  ;  1613.3 fadd+fmul   46 dst copy
        andps xmm5, xmm3                                   ;  1618.3 fadd+fmul   46 dst
        xorps xmm12, xmm5                                  ;  1620.3 fadd+fmul   46 dst
        andps xmm4, xmm12                                  ;  1622.3 fadd+fmul   46 dst
        movaps xmm5, [rbp - 96]                            ;  1614.3 agu2+agu0+fmisc   46 dst reload
        andps xmm5, xmm3                                   ;  1618.3 fadd+fmul   46 dst
        movaps xmm6, [rdi - 80]                            ;  1616.3 agu1+agu0+fmisc   46 dst reload
        andps xmm6, xmm3                                   ;  1618.3 fadd+fmul   46 dst
        movaps xmm8, xmm10                                 ;  1619.3 fadd+fmul   46 dst copy
        andps xmm8, xmm3                                   ;  1621.3 fadd+fmul   46 dst
        xorps xmm2, xmm8                                   ;  1623.3 fadd+fmul   46 dst
        andps xmm11, xmm2                                  ;  1625.3 fadd+fmul   46 dst
        xorps xmm11, xmm5                                  ;  1627.3 fadd+fmul   46 dst
        xorps xmm11, xmm4                                  ;  1629.3 fadd+fmul   46 dst
        movaps xmm8, [rbp - 48]                            ;  1622.7 agu2+agu0+fmisc   46 dst reload
        andps xmm8, xmm2                                   ;  1625.3 fadd+fmul   46 dst
        movaps xmm9, xmm3                                  ;  1626.3 fadd+fmul   46 dst copy
        xorps xmm9, xmm12                                  ;  1628.3 fadd+fmul   46 dst
        movaps xmm14, [rbp - 16]                           ;  1626.3 agu1+agu0+fmisc   46 dst reload
        andps xmm14, xmm9                                  ;  1630.3 fadd+fmul   46 dst
        movaps [rbp - 16], xmm6                            ;  1628.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm6, [rsi + 16]                            ;  1629.3 agu1+agu0+fadd+fmul   46 dst reload
        andps xmm6, xmm9                                   ;  1631.3 fadd+fmul   46 dst
        xorps xmm9, xmm2                                   ;  1631.3 fadd+fmul   46 dst
        andps xmm13, xmm9                                  ;  1633.3 fadd+fmul   46 dst
        xorps xmm14, xmm13                                 ;  1635.3 fadd+fmul   46 dst
        xorps xmm13, xmm11                                 ;  1635.3 fadd+fmul   46 dst
        xorps xmm5, xmm14                                  ;  1637.3 fadd+fmul   46 dst
        xorps xmm4, xmm14                                  ;  1637.3 fadd+fmul   46 dst
        movaps xmm14, [rbp - 80]                           ;  1633.7 agu2+agu1+fmisc   46 dst reload
        andps xmm14, xmm9                                  ;  1637.3 fadd+fmul   46 dst
        movaps xmm1, xmm12                                 ;  1638.3 fadd+fmul   46 dst copy
        orps xmm12, xmm9                                   ;  1639.3 fadd+fmul   46 dst
        xorps xmm10, xmm12                                 ;  1641.3 fadd+fmul   46 dst
        xorps xmm2, xmm10                                  ;  1643.3 fadd+fmul   46 dst
        andps xmm15, xmm2                                  ;  1645.3 fadd+fmul   46 dst
        xorps xmm11, xmm15                                 ;  1647.3 fadd+fmul   46 dst
        movaps xmm12, [rdi - 112]                          ;  1640.3 agu0+agu1+fmisc   46 dst reload
        andps xmm12, xmm2                                  ;  1645.3 fadd+fmul   46 dst
        xorps xmm3, xmm10                                  ;  1645.3 fadd+fmul   46 dst
        xorps xmm8, xmm12                                  ;  1647.3 fadd+fmul   46 dst
        movaps xmm2, [rdi - 128]                           ;  1644.3 agu2+agu0+fmisc   46 dst reload
        andps xmm2, xmm10                                  ;  1647.3 fadd+fmul   46 dst
        xorps xmm13, xmm2                                  ;  1649.3 fadd+fmul   46 dst
        movaps xmm2, [rbp - 32]                            ;  1647.0 agu1+agu0+fmisc   46 dst reload
        andps xmm2, xmm10                                  ;  1649.3 fadd+fmul   46 dst
        xorps xmm12, xmm2                                  ;  1651.3 fadd+fmul   46 dst
        xorps xmm9, xmm3                                   ;  1651.3 fadd+fmul   46 dst
        movaps xmm2, [rdi - 48]                            ;  1649.7 agu2+agu0+fmisc   46 dst reload
        andps xmm2, xmm3                                   ;  1652.3 fadd+fmul   46 dst
        movaps xmm10, [rcx + 16]                           ;  1651.7 agu1+agu0+fmisc   46 dst reload
        andps xmm10, xmm3                                  ;  1653.7 fadd+fmul   46 dst
        xorps xmm14, xmm12                                 ;  1654.3 fadd+fmul   46 dst
        xorps xmm6, xmm12                                  ;  1655.3 fadd+fmul   46 dst
        xorps xmm13, xmm2                                  ;  1656.3 fadd+fmul   46 dst
        xorps xmm5, xmm2                                   ;  1657.3 fadd+fmul   46 dst
        andps xmm0, xmm9                                   ;  1658.3 fadd+fmul   46 dst
        andps xmm7, xmm9                                   ;  1659.3 fadd+fmul   46 dst
        xorps xmm14, xmm10                                 ;  1660.3 fadd+fmul   46 dst
        xorps xmm10, xmm0                                  ;  1661.3 fadd+fmul   46 dst
        xorps xmm10, xmm4                                  ;  1663.3 fadd+fmul   46 dst
        xorps xmm8, xmm13                                  ;  1663.3 fadd+fmul   46 dst
        xorps xmm5, xmm14                                  ;  1664.3 fadd+fmul   46 dst
        xorps xmm8, xmm5                                   ;  1666.3 fadd+fmul   46 dst
        xorps xmm10, xmm8                                  ;  1668.3 fadd+fmul   46 dst
        andps xmm1, [rbx + 0]                              ;  1667.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm8, xmm1                                   ;  1669.3 fadd+fmul   46 dst
        xorps xmm6, xmm8                                   ;  1671.3 fadd+fmul   46 dst
        xorps xmm11, xmm6                                  ;  1673.3 fadd+fmul   46 dst
        movaps xmm0, [rbp + 3520]                          ;  1667.3 agu1+agu0+fmisc   46 dst
        movaps xmm1, [rel aes128_decrypt.T0_constants128]  ;  1669.3 agu2+agu0+fmisc   46 dst reload
        xorps xmm0, xmm1                                   ;  1671.3 fadd+fmul   46 dst
        movaps xmm2, xmm0                                  ;  1673.3 fadd+fmul   46 dst copy
        movaps xmm3, [rbp + 3536]                          ;  1671.3 agu1+agu0+fmisc   46 dst
        xorps xmm3, xmm1                                   ;  1673.3 fadd+fmul   46 dst
        xorps xmm2, xmm3                                   ;  1675.3 fadd+fmul   46 dst
        movaps xmm9, xmm2                                  ;  1677.3 fadd+fmul   46 dst copy
        xorps xmm9, [rbp + 3616]                           ;  1679.3 agu2+agu0+fadd+fmul   46 dst
        movaps xmm12, xmm2                                 ;  1677.3 fadd+fmul   46 dst copy
        movaps xmm15, [rbp + 3568]                         ;  1675.0 agu1+agu0+fmisc   46 dst reload
        xorps xmm12, xmm15                                 ;  1679.3 fadd+fmul   46 dst
        xorps xmm15, xmm3                                  ;  1679.3 fadd+fmul   46 dst
        movaps [rcx + 16], xmm14                           ;  1677.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm14, xmm15                                ;  1681.3 fadd+fmul   46 dst copy
        movaps [rdi - 48], xmm5                            ;  1679.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm5, xmm9                                  ;  1681.3 fadd+fmul   46 dst copy
        movaps [rbp - 32], xmm6                            ;  1681.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm6, xmm9                                  ;  1682.3 fadd+fmul   46 dst copy
        movaps [rdi - 128], xmm8                           ;  1683.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm8, xmm12                                 ;  1683.3 fadd+fmul   46 dst copy
        movaps [rdi - 112], xmm13                          ;  1685.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm13, xmm3                                 ;  1684.3 fadd+fmul   46 dst copy
        movaps [rbp - 80], xmm10                           ;  1687.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm10, xmm3                                 ;  1685.3 fadd+fmul   46 dst copy
        movaps [rsi + 16], xmm7                            ;  1689.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm7, xmm3                                  ;  1686.3 fadd+fmul   46 dst copy
        movaps [rbp - 48], xmm4                            ;  1691.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm4, xmm1                                  ;  1687.3 fadd+fmul   46 dst copy
        xorps xmm4, [rbp + 3584]                           ;  1689.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm0, xmm4                                   ;  1691.3 fadd+fmul   46 dst
        xorps xmm14, xmm4                                  ;  1691.3 fadd+fmul   46 dst
        xorps xmm7, xmm0                                   ;  1693.3 fadd+fmul   46 dst
        movaps xmm4, xmm7                                  ;  1695.3 fadd+fmul   46 dst copy
        movaps [rdi - 80], xmm11                           ;  1693.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm11, xmm14                                ;  1693.3 fadd+fmul   46 dst copy
        xorps xmm11, [rbp + 3552]                          ;  1695.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm5, xmm11                                  ;  1697.3 fadd+fmul   46 dst
        andps xmm10, xmm11                                 ;  1697.3 fadd+fmul   46 dst
        movaps [rbp - 96], xmm9                            ;  1695.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm9, xmm14                                 ;  1697.3 fadd+fmul   46 dst copy
        xorps xmm9, [r10 - 96]                             ;  1699.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm13, xmm9                                  ;  1701.3 fadd+fmul   46 dst
        andps xmm6, xmm13                                  ;  1703.3 fadd+fmul   46 dst
        xorps xmm2, xmm9                                   ;  1701.3 fadd+fmul   46 dst
        movaps [rbx - 48], xmm13                           ;  1703.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm13, xmm14                                ;  1702.3 fadd+fmul   46 dst copy
        movaps [rcx - 128], xmm3                           ;  1701.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm3, xmm11                                 ;  1703.3 fadd+fmul   46 dst copy
        movaps [rbx - 64], xmm7                            ;  1703.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm7, xmm9                                  ;  1704.3 fadd+fmul   46 dst copy
        orps xmm7, xmm5                                    ;  1706.3 fadd+fmul   46 dst
        xorps xmm6, xmm7                                   ;  1708.3 fadd+fmul   46 dst
        movaps [rdx - 128], xmm11                          ;  1705.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm11, xmm5                                 ;  1707.3 fadd+fmul   46 dst copy
        xorps xmm11, xmm2                                  ;  1709.3 fadd+fmul   46 dst
        andps xmm13, xmm11                                 ;  1711.3 fadd+fmul   46 dst
        xorps xmm7, xmm13                                  ;  1713.3 fadd+fmul   46 dst
        xorps xmm13, xmm10                                 ;  1713.3 fadd+fmul   46 dst
        movaps [rbp + 48], xmm11                           ;  1711.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm11, xmm2                                 ;  1712.3 fadd+fmul   46 dst copy
        orps xmm11, [r10 - 96]                             ;  1714.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm6, xmm11                                  ;  1716.3 fadd+fmul   46 dst
        xorps xmm13, xmm11                                 ;  1716.3 fadd+fmul   46 dst
        movaps xmm11, xmm2                                 ;  1716.3 fadd+fmul   46 dst copy
        movaps [rcx - 112], xmm6                           ;  1718.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm6, xmm0                                  ;  1717.3 fadd+fmul   46 dst copy
        movaps [rbp + 96], xmm12                           ;  1716.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm12, xmm0                                 ;  1718.3 fadd+fmul   46 dst copy
        movaps [rcx - 96], xmm9                            ;  1718.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm9, [rbp + 48]                            ;  1719.3 agu2+agu0+fadd+fmul   46 dst
        movaps [rbx - 80], xmm14                           ;  1720.3 agu1+agu2+fmisc   46 dst spill
        movaps xmm14, [rcx - 112]                          ;  1720.3 agu0+agu1+fadd+fmul   46 dst
        movaps [rcx + 0], xmm5                             ;  1722.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm5, [rcx - 112]                           ;  1721.3 agu1+agu2+fadd+fmul   46 dst
        movaps [rcx - 112], xmm0                           ;  1724.3 agu0+agu1+fmisc   46 dst spill
        movaps xmm0, [rbp + 48]                            ;  1722.3 agu2+agu0+fadd+fmul   46 dst
        movaps [rbp + 48], xmm0                            ;  1726.3 agu1+agu2+fmisc   46 dst spill
        movaps xmm0, xmm1                                  ;  1723.3 fadd+fmul   46 dst copy
        xorps xmm0, [rbp + 3600]                           ;  1725.3 agu0+agu1+fadd+fmul   46 dst
        xorps xmm15, xmm0                                  ;  1727.3 fadd+fmul   46 dst
        xorps xmm10, xmm0                                  ;  1727.3 fadd+fmul   46 dst
        xorps xmm7, xmm10                                  ;  1729.3 fadd+fmul   46 dst
        xorps xmm14, xmm10                                 ;  1729.3 fadd+fmul   46 dst
        orps xmm4, xmm15                                   ;  1729.3 fadd+fmul   46 dst
        xorps xmm7, xmm4                                   ;  1731.3 fadd+fmul   46 dst
        xorps xmm3, xmm15                                  ;  1731.3 fadd+fmul   46 dst
        xorps xmm11, xmm15                                 ;  1732.3 fadd+fmul   46 dst
        orps xmm6, xmm3                                    ;  1733.3 fadd+fmul   46 dst
        xorps xmm14, xmm6                                  ;  1735.3 fadd+fmul   46 dst
        xorps xmm9, xmm3                                   ;  1735.3 fadd+fmul   46 dst
        andps xmm12, xmm3                                  ;  1736.3 fadd+fmul   46 dst
        xorps xmm13, xmm12                                 ;  1738.3 fadd+fmul   46 dst
        andps xmm8, xmm9                                   ;  1738.3 fadd+fmul   46 dst
        xorps xmm14, xmm8                                  ;  1740.3 fadd+fmul   46 dst
        movaps xmm4, xmm11                                 ;  1740.3 fadd+fmul   46 dst copy
        orps xmm4, xmm0                                    ;  1742.3 fadd+fmul   46 dst
        xorps xmm5, xmm4                                   ;  1744.3 fadd+fmul   46 dst
        movaps xmm4, xmm7                                  ;  1743.3 fadd+fmul   46 dst copy
        andps xmm4, xmm14                                  ;  1745.3 fadd+fmul   46 dst
        xorps xmm5, xmm4                                   ;  1747.3 fadd+fmul   46 dst
        andps xmm4, xmm5                                   ;  1749.3 fadd+fmul   46 dst
        xorps xmm13, xmm4                                  ;  1751.3 fadd+fmul   46 dst
        xorps xmm7, xmm5                                   ;  1749.3 fadd+fmul   46 dst
        movaps xmm4, xmm14                                 ;  1749.3 fadd+fmul   46 dst copy
        andps xmm4, xmm13                                  ;  1753.3 fadd+fmul   46 dst
        xorps xmm7, xmm4                                   ;  1755.3 fadd+fmul   46 dst
        movaps xmm4, xmm5                                  ;  1752.3 fadd+fmul   46 dst copy
        andps xmm4, xmm7                                   ;  1757.3 fadd+fmul   46 dst
        xorps xmm14, xmm4                                  ;  1759.3 fadd+fmul   46 dst
        andps xmm2, xmm14                                  ;  1761.3 fadd+fmul   46 dst
        movaps xmm4, [rcx + 0]                             ;  1753.3 agu2+agu0+fmisc   46 dst reload
        andps xmm4, xmm7                                   ;  1757.3 fadd+fmul   46 dst
        movaps xmm6, [rcx - 96]                            ;  1755.3 agu1+agu0+fmisc   46 dst reload
        andps xmm6, xmm7                                   ;  1757.3 fadd+fmul   46 dst
        movaps xmm8, xmm13                                 ;  1758.3 fadd+fmul   46 dst copy
        andps xmm8, xmm7                                   ;  1760.3 fadd+fmul   46 dst
        xorps xmm5, xmm8                                   ;  1762.3 fadd+fmul   46 dst
        andps xmm3, xmm5                                   ;  1764.3 fadd+fmul   46 dst
        xorps xmm3, xmm4                                   ;  1766.3 fadd+fmul   46 dst
        xorps xmm3, xmm2                                   ;  1768.3 fadd+fmul   46 dst
        movaps xmm8, [rcx - 112]                           ;  1761.7 agu2+agu0+fmisc   46 dst reload
        andps xmm8, xmm5                                   ;  1764.3 fadd+fmul   46 dst
        movaps xmm10, xmm7                                 ;  1765.3 fadd+fmul   46 dst copy
        xorps xmm10, xmm14                                 ;  1767.3 fadd+fmul   46 dst
        movaps xmm12, [rbp + 48]                           ;  1765.3 agu1+agu0+fmisc   46 dst reload
        andps xmm12, xmm10                                 ;  1769.3 fadd+fmul   46 dst
        xorps xmm6, [r8 + 21952]                           ;  1768.3 agu2+agu0+fadd+fmul   68 dst
        movaps xmm1, [rbx - 80]                            ;  1767.3 agu1+agu0+fmisc   46 dst reload
        andps xmm1, xmm10                                  ;  1769.3 fadd+fmul   46 dst
        xorps xmm10, xmm5                                  ;  1770.3 fadd+fmul   46 dst
        andps xmm9, xmm10                                  ;  1772.3 fadd+fmul   46 dst
        xorps xmm12, xmm9                                  ;  1774.3 fadd+fmul   46 dst
        xorps xmm9, xmm3                                   ;  1774.3 fadd+fmul   46 dst
        xorps xmm4, xmm12                                  ;  1776.3 fadd+fmul   46 dst
        xorps xmm2, xmm12                                  ;  1776.3 fadd+fmul   46 dst
        movaps xmm12, [rbp + 96]                           ;  1772.7 agu2+agu1+fmisc   46 dst reload
        andps xmm12, xmm10                                 ;  1776.3 fadd+fmul   46 dst
        movaps [rbp + 96], xmm6                            ;  1774.7 agu0+agu1+fmisc   68 dst spill
        movaps xmm6, xmm14                                 ;  1777.3 fadd+fmul   46 dst copy
        orps xmm14, xmm10                                  ;  1778.3 fadd+fmul   46 dst
        xorps xmm13, xmm14                                 ;  1780.3 fadd+fmul   46 dst
        xorps xmm5, xmm13                                  ;  1782.3 fadd+fmul   46 dst
        andps xmm15, xmm5                                  ;  1784.3 fadd+fmul   46 dst
        xorps xmm3, xmm15                                  ;  1786.3 fadd+fmul   46 dst
        movaps xmm14, [rbx - 64]                           ;  1779.3 agu2+agu0+fmisc   46 dst reload
        andps xmm14, xmm5                                  ;  1784.3 fadd+fmul   46 dst
        xorps xmm7, xmm13                                  ;  1784.3 fadd+fmul   46 dst
        xorps xmm8, xmm14                                  ;  1786.3 fadd+fmul   46 dst
        movaps xmm5, [rdx - 128]                           ;  1783.3 agu1+agu0+fmisc   46 dst reload
        andps xmm5, xmm13                                  ;  1786.3 fadd+fmul   46 dst
        xorps xmm9, xmm5                                   ;  1788.3 fadd+fmul   46 dst
        movaps xmm5, [rcx - 128]                           ;  1786.0 agu2+agu0+fmisc   46 dst reload
        andps xmm5, xmm13                                  ;  1788.3 fadd+fmul   46 dst
        xorps xmm14, xmm5                                  ;  1790.3 fadd+fmul   46 dst
        xorps xmm10, xmm7                                  ;  1790.3 fadd+fmul   46 dst
        movaps xmm5, [rbp - 96]                            ;  1788.7 agu1+agu0+fmisc   46 dst reload
        andps xmm5, xmm7                                   ;  1791.3 fadd+fmul   46 dst
        movaps xmm13, [rbx - 48]                           ;  1790.7 agu2+agu0+fmisc   46 dst reload
        andps xmm13, xmm7                                  ;  1792.7 fadd+fmul   46 dst
        xorps xmm12, xmm14                                 ;  1793.3 fadd+fmul   46 dst
        xorps xmm1, xmm14                                  ;  1794.3 fadd+fmul   46 dst
        xorps xmm9, xmm5                                   ;  1795.3 fadd+fmul   46 dst
        xorps xmm4, xmm5                                   ;  1796.3 fadd+fmul   46 dst
        andps xmm0, xmm10                                  ;  1797.3 fadd+fmul   46 dst
        andps xmm11, xmm10                                 ;  1798.3 fadd+fmul   46 dst
        xorps xmm12, xmm13                                 ;  1799.3 fadd+fmul   46 dst
        xorps xmm13, xmm0                                  ;  1800.3 fadd+fmul   46 dst
        xorps xmm13, xmm2                                  ;  1802.3 fadd+fmul   46 dst
        xorps xmm8, xmm9                                   ;  1802.3 fadd+fmul   46 dst
        xorps xmm4, xmm12                                  ;  1803.3 fadd+fmul   46 dst
        xorps xmm8, xmm4                                   ;  1805.3 fadd+fmul   46 dst
        xorps xmm13, xmm8                                  ;  1807.3 fadd+fmul   46 dst
        andps xmm6, [r10 - 96]                             ;  1806.3 agu1+agu0+fadd+fmul   46 dst
        xorps xmm8, xmm6                                   ;  1808.3 fadd+fmul   46 dst
        xorps xmm1, xmm8                                   ;  1810.3 fadd+fmul   46 dst
        xorps xmm3, xmm1                                   ;  1812.3 fadd+fmul   46 dst
        xorps xmm11, xmm2                                  ;  1810.3 fadd+fmul   68 dst
        movaps xmm0, [rbp + 96]                            ;  1807.3 agu2+agu0+fmisc   68 dst reload
        xorps xmm0, xmm8                                   ;  1811.3 fadd+fmul   68 dst
        xorps xmm4, xmm13                                  ;  1812.3 fadd+fmul   68 dst
        xorps xmm11, xmm3                                  ;  1814.3 fadd+fmul   68 dst
        movaps [r9 + 1472], xmm0                           ;  1813.3 agu1+agu0+fmisc   68 dst
        xorps xmm11, [r8 + 21888]                          ;  1816.3 agu2+agu0+fadd+fmul   68 dst
        movaps [r9 + 1408], xmm11                          ;  1818.3 agu1+agu2+fmisc   68 dst
        xorps xmm13, [r8 + 21904]                          ;  1815.3 agu0+agu1+fadd+fmul   68 dst
        movaps [r9 + 1424], xmm13                          ;  1817.3 agu2+agu0+fmisc   68 dst
        xorps xmm3, [r8 + 21920]                           ;  1816.3 agu1+agu2+fadd+fmul   68 dst
        movaps [r9 + 1440], xmm3                           ;  1818.3 agu0+agu1+fmisc   68 dst
        xorps xmm9, [r8 + 21936]                           ;  1817.3 agu2+agu0+fadd+fmul   68 dst
        movaps [r9 + 1456], xmm9                           ;  1819.3 agu1+agu2+fmisc   68 dst
        xorps xmm1, [r8 + 21968]                           ;  1818.3 agu0+agu1+fadd+fmul   68 dst
        movaps [r9 + 1488], xmm1                           ;  1821.3 agu2+agu0+fmisc   68 dst
        xorps xmm4, [r8 + 21984]                           ;  1819.3 agu1+agu2+fadd+fmul   68 dst
        movaps [r9 + 1504], xmm4                           ;  1823.3 agu0+agu1+fmisc   68 dst
        xorps xmm12, [r8 + 22000]                          ;  1820.3 agu2+agu0+fadd+fmul   68 dst
        movaps [r9 + 1520], xmm12                          ;  1825.3 agu1+agu2+fmisc   68 dst
        movaps xmm0, [rdi - 16]                            ;  1821.3 agu0+agu1+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21504]                           ;  1823.3 agu2+agu0+fadd+fmul   68 dst
        xorps xmm0, [rsi - 128]                            ;  1825.3 agu1+agu2+fadd+fmul   68 dst
        movaps xmm1, [rdi - 96]                            ;  1824.3 agu0+agu1+fadd+fmul   46 dst reload
        xorps xmm0, xmm1                                   ;  1827.3 fadd+fmul   68 dst
        movaps [r9 + 1024], xmm0                           ;  1829.3 agu2+agu0+fmisc   68 dst
        xorps xmm1, [r8 + 21536]                           ;  1826.3 agu1+agu0+fadd+fmul   68 dst
        movaps [r9 + 1056], xmm1                           ;  1829.3 agu2+agu1+fmisc   68 dst
        movaps xmm0, [rbp - 112]                           ;  1827.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21520]                           ;  1829.3 agu1+agu0+fadd+fmul   68 dst
        movaps [r9 + 1040], xmm0                           ;  1831.3 agu2+agu1+fmisc   68 dst
        movaps xmm0, [rdx + 112]                           ;  1829.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21552]                           ;  1831.3 agu1+agu0+fadd+fmul   68 dst
        movaps [r9 + 1072], xmm0                           ;  1833.3 agu2+agu1+fmisc   68 dst
        movaps xmm0, [rsi + 96]                            ;  1831.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21568]                           ;  1833.3 agu1+agu0+fadd+fmul   68 dst
        xorps xmm0, [rdx + 64]                             ;  1835.3 agu2+agu1+fadd+fmul   68 dst
        movaps [r9 + 1088], xmm0                           ;  1837.3 agu0+agu2+fmisc   68 dst
        movaps xmm0, [rdi - 32]                            ;  1834.3 agu1+agu0+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21584]                           ;  1836.3 agu2+agu1+fadd+fmul   68 dst
        movaps [r9 + 1104], xmm0                           ;  1838.3 agu0+agu2+fmisc   68 dst
        movaps xmm0, [rsi - 112]                           ;  1836.3 agu1+agu0+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21600]                           ;  1838.3 agu2+agu1+fadd+fmul   68 dst
        xorps xmm0, [rbp - 112]                            ;  1840.3 agu0+agu2+fadd+fmul   68 dst
        movaps [r9 + 1120], xmm0                           ;  1842.3 agu1+agu0+fmisc   68 dst
        movaps xmm0, [rbp + 112]                           ;  1839.3 agu2+agu1+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21616]                           ;  1841.3 agu0+agu2+fadd+fmul   68 dst
        movaps [r9 + 1136], xmm0                           ;  1843.3 agu1+agu0+fmisc   68 dst
        movaps xmm0, [rdi + 0]                             ;  1841.3 agu2+agu1+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21632]                           ;  1843.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [rdi - 64]                             ;  1845.3 agu1+agu0+fadd+fmul   68 dst
        movaps xmm1, [rbp + 0]                             ;  1843.3 agu2+agu1+fmisc   46 dst reload
        xorps xmm0, xmm1                                   ;  1847.3 fadd+fmul   68 dst
        movaps [r9 + 1152], xmm0                           ;  1849.3 agu0+agu2+fmisc   68 dst
        xorps xmm1, [r8 + 21664]                           ;  1845.3 agu1+agu0+fadd+fmul   68 dst
        movaps [r9 + 1184], xmm1                           ;  1847.3 agu2+agu1+fmisc   68 dst
        movaps xmm0, [rdx + 96]                            ;  1846.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21648]                           ;  1848.3 agu1+agu0+fadd+fmul   68 dst
        movaps [r9 + 1168], xmm0                           ;  1850.3 agu2+agu1+fmisc   68 dst
        movaps xmm0, [rdx + 80]                            ;  1848.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21680]                           ;  1850.3 agu1+agu0+fadd+fmul   68 dst
        movaps [r9 + 1200], xmm0                           ;  1852.3 agu2+agu1+fmisc   68 dst
        movaps xmm0, [rsi + 112]                           ;  1850.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21696]                           ;  1852.3 agu1+agu0+fadd+fmul   68 dst
        xorps xmm0, [rbp - 128]                            ;  1854.3 agu2+agu1+fadd+fmul   68 dst
        movaps [r9 + 1216], xmm0                           ;  1856.3 agu0+agu2+fmisc   68 dst
        movaps xmm0, [rbp + 32]                            ;  1853.3 agu1+agu0+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21712]                           ;  1855.3 agu2+agu1+fadd+fmul   68 dst
        movaps [r9 + 1232], xmm0                           ;  1857.3 agu0+agu2+fmisc   68 dst
        movaps xmm0, [rbp - 64]                            ;  1855.3 agu1+agu0+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21728]                           ;  1857.3 agu2+agu1+fadd+fmul   68 dst
        xorps xmm0, [rdx + 96]                             ;  1859.3 agu0+agu2+fadd+fmul   68 dst
        movaps [r9 + 1248], xmm0                           ;  1861.3 agu1+agu0+fmisc   68 dst
        movaps xmm0, [rbp + 16]                            ;  1858.3 agu2+agu1+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21744]                           ;  1860.3 agu0+agu2+fadd+fmul   68 dst
        movaps [r9 + 1264], xmm0                           ;  1862.3 agu1+agu0+fmisc   68 dst
        movaps xmm0, [rsi + 16]                            ;  1860.3 agu2+agu1+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21760]                           ;  1862.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [rbp - 48]                             ;  1864.3 agu1+agu0+fadd+fmul   68 dst
        movaps xmm1, [rdi - 80]                            ;  1861.3 agu2+agu1+fmisc   46 dst reload
        xorps xmm0, xmm1                                   ;  1866.3 fadd+fmul   68 dst
        movaps [r9 + 1280], xmm0                           ;  1868.3 agu0+agu2+fmisc   68 dst
        xorps xmm1, [r8 + 21792]                           ;  1864.3 agu1+agu0+fadd+fmul   68 dst
        movaps [r9 + 1312], xmm1                           ;  1866.3 agu2+agu1+fmisc   68 dst
        movaps xmm0, [rbp - 80]                            ;  1865.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21776]                           ;  1867.3 agu1+agu0+fadd+fmul   68 dst
        movaps [r9 + 1296], xmm0                           ;  1869.3 agu2+agu1+fmisc   68 dst
        movaps xmm0, [rdi - 112]                           ;  1867.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21808]                           ;  1869.3 agu1+agu0+fadd+fmul   68 dst
        movaps [r9 + 1328], xmm0                           ;  1871.3 agu2+agu1+fmisc   68 dst
        movaps xmm0, [rdi - 128]                           ;  1869.3 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21824]                           ;  1871.3 agu1+agu0+fadd+fmul   68 dst
        xorps xmm0, [rbp - 16]                             ;  1873.3 agu2+agu1+fadd+fmul   68 dst
        movaps [r9 + 1344], xmm0                           ;  1875.3 agu0+agu2+fmisc   68 dst
        movaps xmm0, [rbp - 32]                            ;  1872.3 agu1+agu0+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21840]                           ;  1874.3 agu2+agu1+fadd+fmul   68 dst
        movaps [r9 + 1360], xmm0                           ;  1876.3 agu0+agu2+fmisc   68 dst
        movaps xmm0, [rdi - 48]                            ;  1874.3 agu1+agu0+fadd+fmul   68 dst
        xorps xmm0, [r8 + 21856]                           ;  1876.3 agu2+agu1+fadd+fmul   68 dst
        xorps xmm0, [rbp - 80]                             ;  1878.3 agu0+agu2+fadd+fmul   68 dst
        movaps [r9 + 1376], xmm0                           ;  1880.3 agu1+agu0+fmisc   68 dst
        movaps xmm0, [rcx + 16]                            ;  1877.0 agu2+agu1+fmisc+fadd   68 dst
        xorps xmm0, [r8 + 21872]                           ;  1879.0 agu0+agu2+fmul+fadd   68 dst
        movaps [r9 + 1392], xmm0                           ;  1881.0 agu1+agu0+fmisc   68 dst
        movaps xmm0, [rbp + 3328]                          ;  1879.0 agu2+agu1+fmul+fadd   46 dst
        movaps xmm1, [rel aes128_decrypt.T0_constants128]  ;  1879.3 agu0+agu2+fmul+fmisc   46 dst reload
        xorps xmm0, xmm1                                   ;  1881.3 fadd+fmul   46 dst
        movaps xmm2, xmm0                                  ;  1883.3 fadd+fmul   46 dst copy
        movaps xmm3, [rbp + 3344]                          ;  1881.3 agu1+agu0+fmisc   46 dst
        xorps xmm3, xmm1                                   ;  1883.3 fadd+fmul   46 dst
        xorps xmm2, xmm3                                   ;  1885.3 fadd+fmul   46 dst
        movaps xmm4, xmm2                                  ;  1887.3 fadd+fmul   46 dst copy
        xorps xmm4, [rbp + 3408]                           ;  1889.3 agu2+agu0+fadd+fmul   46 dst
        movaps xmm5, xmm2                                  ;  1887.3 fadd+fmul   46 dst copy
        movaps xmm6, [r11 + 16]                            ;  1884.7 agu1+agu0+fmisc   46 dst reload
        xorps xmm5, xmm6                                   ;  1889.3 fadd+fmul   46 dst
        movaps xmm7, xmm3                                  ;  1888.3 fadd+fmul   46 dst copy
        xorps xmm7, xmm6                                   ;  1890.3 fadd+fmul   46 dst
        movaps xmm6, xmm7                                  ;  1892.3 fadd+fmul   46 dst copy
        movaps xmm8, xmm4                                  ;  1891.3 fadd+fmul   46 dst copy
        movaps xmm9, xmm4                                  ;  1892.3 fadd+fmul   46 dst copy
        movaps xmm10, xmm3                                 ;  1893.3 fadd+fmul   46 dst copy
        movaps xmm11, xmm3                                 ;  1894.3 fadd+fmul   46 dst copy
        movaps xmm12, xmm3                                 ;  1895.3 fadd+fmul   46 dst copy
        movaps xmm13, xmm5                                 ;  1896.3 fadd+fmul   46 dst copy
        movaps xmm14, [rbp + 3376]                         ;  1893.3 agu2+agu0+fmisc   46 dst
        xorps xmm14, xmm1                                  ;  1897.3 fadd+fmul   46 dst
        xorps xmm0, xmm14                                  ;  1899.3 fadd+fmul   46 dst
        xorps xmm6, xmm14                                  ;  1899.3 fadd+fmul   46 dst
        xorps xmm12, xmm0                                  ;  1901.3 fadd+fmul   46 dst
        movaps xmm14, xmm12                                ;  1903.3 fadd+fmul   46 dst copy
        movaps xmm15, xmm6                                 ;  1902.3 fadd+fmul   46 dst copy
        xorps xmm15, [rbp + 3360]                          ;  1904.3 agu1+agu0+fadd+fmul   46 dst
        xorps xmm8, xmm15                                  ;  1906.3 fadd+fmul   46 dst
        andps xmm11, xmm15                                 ;  1906.3 fadd+fmul   46 dst
        movaps [rcx + 16], xmm4                            ;  1902.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm4, xmm6                                  ;  1906.3 fadd+fmul   46 dst copy
        xorps xmm4, [r10 - 112]                            ;  1908.3 agu1+agu0+fadd+fmul   46 dst
        xorps xmm10, xmm4                                  ;  1910.3 fadd+fmul   46 dst
        andps xmm9, xmm10                                  ;  1912.3 fadd+fmul   46 dst
        xorps xmm2, xmm4                                   ;  1910.3 fadd+fmul   46 dst
        movaps [rbp - 80], xmm10                           ;  1912.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm10, xmm6                                 ;  1911.3 fadd+fmul   46 dst copy
        movaps [rdi - 48], xmm3                            ;  1910.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm3, xmm15                                 ;  1912.3 fadd+fmul   46 dst copy
        movaps [rbp - 32], xmm12                           ;  1912.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm12, xmm4                                 ;  1913.3 fadd+fmul   46 dst copy
        orps xmm12, xmm8                                   ;  1915.3 fadd+fmul   46 dst
        xorps xmm9, xmm12                                  ;  1917.3 fadd+fmul   46 dst
        movaps [rbp - 16], xmm15                           ;  1914.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm15, xmm8                                 ;  1916.3 fadd+fmul   46 dst copy
        xorps xmm15, xmm2                                  ;  1918.3 fadd+fmul   46 dst
        andps xmm10, xmm15                                 ;  1920.3 fadd+fmul   46 dst
        xorps xmm12, xmm10                                 ;  1922.3 fadd+fmul   46 dst
        xorps xmm10, xmm11                                 ;  1922.3 fadd+fmul   46 dst
        movaps [rdi - 128], xmm15                          ;  1920.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm15, xmm2                                 ;  1921.3 fadd+fmul   46 dst copy
        orps xmm15, [r10 - 112]                            ;  1923.3 agu1+agu0+fadd+fmul   46 dst
        xorps xmm9, xmm15                                  ;  1925.3 fadd+fmul   46 dst
        xorps xmm10, xmm15                                 ;  1925.3 fadd+fmul   46 dst
        movaps xmm15, xmm2                                 ;  1925.3 fadd+fmul   46 dst copy
        movaps [rdi - 112], xmm9                           ;  1927.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm9, xmm0                                  ;  1926.3 fadd+fmul   46 dst copy
        movaps [rdi - 80], xmm5                            ;  1925.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm5, xmm0                                  ;  1927.3 fadd+fmul   46 dst copy
        movaps [rbp - 48], xmm4                            ;  1927.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm4, [rdi - 128]                           ;  1928.3 agu1+agu0+fadd+fmul   46 dst
        movaps [rsi + 16], xmm6                            ;  1929.3 agu2+agu1+fmisc   46 dst spill
        movaps xmm6, [rdi - 112]                           ;  1929.3 agu0+agu2+fadd+fmul   46 dst
        movaps [rbp + 16], xmm8                            ;  1931.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm8, [rdi - 112]                           ;  1930.3 agu2+agu1+fadd+fmul   46 dst
        movaps [rdi - 112], xmm0                           ;  1933.3 agu0+agu2+fmisc   46 dst spill
        movaps xmm0, [rdi - 128]                           ;  1931.3 agu1+agu0+fadd+fmul   46 dst
        movaps [rdi - 128], xmm0                           ;  1935.3 agu2+agu1+fmisc   46 dst spill
        movaps xmm0, xmm1                                  ;  1932.3 fadd+fmul   46 dst copy
        xorps xmm0, [rbp + 3392]                           ;  1934.3 agu0+agu2+fadd+fmul   46 dst
        xorps xmm7, xmm0                                   ;  1936.3 fadd+fmul   46 dst
        xorps xmm11, xmm0                                  ;  1936.3 fadd+fmul   46 dst
        xorps xmm12, xmm11                                 ;  1938.3 fadd+fmul   46 dst
        xorps xmm6, xmm11                                  ;  1938.3 fadd+fmul   46 dst
        orps xmm14, xmm7                                   ;  1938.3 fadd+fmul   46 dst
        xorps xmm12, xmm14                                 ;  1940.3 fadd+fmul   46 dst
        xorps xmm3, xmm7                                   ;  1940.3 fadd+fmul   46 dst
        xorps xmm15, xmm7                                  ;  1941.3 fadd+fmul   46 dst
        orps xmm9, xmm3                                    ;  1942.3 fadd+fmul   46 dst
        xorps xmm6, xmm9                                   ;  1944.3 fadd+fmul   46 dst
        xorps xmm4, xmm3                                   ;  1944.3 fadd+fmul   46 dst
        andps xmm5, xmm3                                   ;  1945.3 fadd+fmul   46 dst
        xorps xmm10, xmm5                                  ;  1947.3 fadd+fmul   46 dst
        andps xmm13, xmm4                                  ;  1947.3 fadd+fmul   46 dst
        xorps xmm6, xmm13                                  ;  1949.3 fadd+fmul   46 dst
        movaps xmm5, xmm15                                 ;  1949.3 fadd+fmul   46 dst copy
        orps xmm5, xmm0                                    ;  1951.3 fadd+fmul   46 dst
        xorps xmm8, xmm5                                   ;  1953.3 fadd+fmul   46 dst
        movaps xmm5, xmm12                                 ;  1952.3 fadd+fmul   46 dst copy
        andps xmm5, xmm6                                   ;  1954.3 fadd+fmul   46 dst
        xorps xmm8, xmm5                                   ;  1956.3 fadd+fmul   46 dst
        andps xmm5, xmm8                                   ;  1958.3 fadd+fmul   46 dst
        xorps xmm10, xmm5                                  ;  1960.3 fadd+fmul   46 dst
        xorps xmm12, xmm8                                  ;  1958.3 fadd+fmul   46 dst
        movaps xmm5, xmm6                                  ;  1958.3 fadd+fmul   46 dst copy
        andps xmm5, xmm10                                  ;  1962.3 fadd+fmul   46 dst
        xorps xmm12, xmm5                                  ;  1964.3 fadd+fmul   46 dst
        movaps xmm5, xmm8                                  ;  1961.3 fadd+fmul   46 dst copy
        andps xmm5, xmm12                                  ;  1966.3 fadd+fmul   46 dst
        xorps xmm6, xmm5                                   ;  1968.3 fadd+fmul   46 dst
        andps xmm2, xmm6                                   ;  1970.3 fadd+fmul   46 dst
        movaps xmm5, [rbp + 16]                            ;  1962.3 agu1+agu0+fmisc   46 dst reload
        andps xmm5, xmm12                                  ;  1966.3 fadd+fmul   46 dst
        movaps xmm9, [rbp - 48]                            ;  1964.3 agu2+agu0+fmisc   46 dst reload
        andps xmm9, xmm12                                  ;  1966.3 fadd+fmul   46 dst
        movaps xmm11, xmm10                                ;  1967.3 fadd+fmul   46 dst copy
        andps xmm11, xmm12                                 ;  1969.3 fadd+fmul   46 dst
        xorps xmm8, xmm11                                  ;  1971.3 fadd+fmul   46 dst
        andps xmm3, xmm8                                   ;  1973.3 fadd+fmul   46 dst
        xorps xmm3, xmm5                                   ;  1975.3 fadd+fmul   46 dst
        xorps xmm3, xmm2                                   ;  1977.3 fadd+fmul   46 dst
        movaps xmm11, [rdi - 112]                          ;  1970.7 agu1+agu0+fmisc   46 dst reload
        andps xmm11, xmm8                                  ;  1973.3 fadd+fmul   46 dst
        movaps xmm13, xmm12                                ;  1974.3 fadd+fmul   46 dst copy
        xorps xmm13, xmm6                                  ;  1976.3 fadd+fmul   46 dst
        movaps xmm14, [rdi - 128]                          ;  1974.3 agu2+agu0+fmisc   46 dst reload
        andps xmm14, xmm13                                 ;  1978.3 fadd+fmul   46 dst
        movaps [rdi - 128], xmm9                           ;  1976.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm9, [rsi + 16]                            ;  1977.3 agu2+agu0+fadd+fmul   46 dst reload
        andps xmm9, xmm13                                  ;  1979.3 fadd+fmul   46 dst
        xorps xmm13, xmm8                                  ;  1979.3 fadd+fmul   46 dst
        andps xmm4, xmm13                                  ;  1981.3 fadd+fmul   46 dst
        xorps xmm14, xmm4                                  ;  1983.3 fadd+fmul   46 dst
        xorps xmm4, xmm3                                   ;  1983.3 fadd+fmul   46 dst
        xorps xmm5, xmm14                                  ;  1985.3 fadd+fmul   46 dst
        xorps xmm2, xmm14                                  ;  1985.3 fadd+fmul   46 dst
        movaps xmm14, [rdi - 80]                           ;  1981.7 agu1+agu2+fmisc   46 dst reload
        andps xmm14, xmm13                                 ;  1985.3 fadd+fmul   46 dst
        movaps xmm1, xmm6                                  ;  1986.3 fadd+fmul   46 dst copy
        orps xmm6, xmm13                                   ;  1987.3 fadd+fmul   46 dst
        xorps xmm10, xmm6                                  ;  1989.3 fadd+fmul   46 dst
        xorps xmm8, xmm10                                  ;  1991.3 fadd+fmul   46 dst
        andps xmm7, xmm8                                   ;  1993.3 fadd+fmul   46 dst
        xorps xmm3, xmm7                                   ;  1995.3 fadd+fmul   46 dst
        movaps xmm6, [rbp - 32]                            ;  1988.3 agu0+agu1+fmisc   46 dst reload
        andps xmm6, xmm8                                   ;  1993.3 fadd+fmul   46 dst
        xorps xmm12, xmm10                                 ;  1993.3 fadd+fmul   46 dst
        xorps xmm11, xmm6                                  ;  1995.3 fadd+fmul   46 dst
        movaps xmm7, [rbp - 16]                            ;  1992.3 agu2+agu0+fmisc   46 dst reload
        andps xmm7, xmm10                                  ;  1995.3 fadd+fmul   46 dst
        xorps xmm4, xmm7                                   ;  1997.3 fadd+fmul   46 dst
        movaps xmm7, [rdi - 48]                            ;  1995.0 agu1+agu0+fmisc   46 dst reload
        andps xmm7, xmm10                                  ;  1997.3 fadd+fmul   46 dst
        xorps xmm6, xmm7                                   ;  1999.3 fadd+fmul   46 dst
        xorps xmm13, xmm12                                 ;  1999.3 fadd+fmul   46 dst
        movaps xmm7, [rcx + 16]                            ;  1997.7 agu2+agu0+fmisc   46 dst reload
        andps xmm7, xmm12                                  ;  2000.3 fadd+fmul   46 dst
        movaps xmm8, [rbp - 80]                            ;  1999.7 agu1+agu0+fmisc   46 dst reload
        andps xmm8, xmm12                                  ;  2001.7 fadd+fmul   46 dst
        xorps xmm14, xmm6                                  ;  2002.3 fadd+fmul   46 dst
        xorps xmm9, xmm6                                   ;  2003.3 fadd+fmul   46 dst
        xorps xmm4, xmm7                                   ;  2004.3 fadd+fmul   46 dst
        xorps xmm5, xmm7                                   ;  2005.3 fadd+fmul   46 dst
        andps xmm0, xmm13                                  ;  2006.3 fadd+fmul   46 dst
        andps xmm15, xmm13                                 ;  2007.3 fadd+fmul   46 dst
        xorps xmm14, xmm8                                  ;  2008.3 fadd+fmul   46 dst
        xorps xmm8, xmm0                                   ;  2009.3 fadd+fmul   46 dst
        xorps xmm8, xmm2                                   ;  2011.3 fadd+fmul   46 dst
        xorps xmm11, xmm4                                  ;  2011.3 fadd+fmul   46 dst
        xorps xmm5, xmm14                                  ;  2012.3 fadd+fmul   46 dst
        xorps xmm11, xmm5                                  ;  2014.3 fadd+fmul   46 dst
        xorps xmm8, xmm11                                  ;  2016.3 fadd+fmul   46 dst
        andps xmm1, [r10 - 112]                            ;  2015.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm11, xmm1                                  ;  2017.3 fadd+fmul   46 dst
        xorps xmm9, xmm11                                  ;  2019.3 fadd+fmul   46 dst
        xorps xmm3, xmm9                                   ;  2021.3 fadd+fmul   46 dst
        movaps xmm0, [rbp + 3040]                          ;  2015.3 agu1+agu0+fmisc   46 dst
        movaps xmm1, [rel aes128_decrypt.T0_constants128]  ;  2017.3 agu2+agu0+fmisc   46 dst reload
        xorps xmm0, xmm1                                   ;  2019.3 fadd+fmul   46 dst
        movaps xmm6, xmm0                                  ;  2021.3 fadd+fmul   46 dst copy
        movaps xmm7, [rbp + 3056]                          ;  2019.3 agu1+agu0+fmisc   46 dst
        xorps xmm7, xmm1                                   ;  2021.3 fadd+fmul   46 dst
        xorps xmm6, xmm7                                   ;  2023.3 fadd+fmul   46 dst
        movaps xmm10, xmm6                                 ;  2025.3 fadd+fmul   46 dst copy
        xorps xmm10, [rbp + 3136]                          ;  2027.3 agu2+agu0+fadd+fmul   46 dst
        movaps xmm12, xmm6                                 ;  2025.3 fadd+fmul   46 dst copy
        movaps xmm13, [rbp + 3088]                         ;  2023.0 agu1+agu0+fmisc   46 dst reload
        xorps xmm12, xmm13                                 ;  2027.3 fadd+fmul   46 dst
        xorps xmm13, xmm7                                  ;  2027.3 fadd+fmul   46 dst
        movaps [rbp - 80], xmm14                           ;  2025.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm14, xmm13                                ;  2029.3 fadd+fmul   46 dst copy
        movaps [rcx + 16], xmm5                            ;  2027.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm5, xmm10                                 ;  2029.3 fadd+fmul   46 dst copy
        movaps [rdi - 48], xmm9                            ;  2029.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm9, xmm10                                 ;  2030.3 fadd+fmul   46 dst copy
        movaps [rbp - 16], xmm11                           ;  2031.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm11, xmm12                                ;  2031.3 fadd+fmul   46 dst copy
        movaps [rbp - 32], xmm4                            ;  2033.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm4, xmm7                                  ;  2032.3 fadd+fmul   46 dst copy
        movaps [rdi - 80], xmm8                            ;  2035.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm8, xmm7                                  ;  2033.3 fadd+fmul   46 dst copy
        movaps [rsi + 16], xmm15                           ;  2037.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm15, xmm7                                 ;  2034.3 fadd+fmul   46 dst copy
        movaps [rdi - 112], xmm2                           ;  2039.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm2, xmm1                                  ;  2035.3 fadd+fmul   46 dst copy
        xorps xmm2, [rbp + 3104]                           ;  2037.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm0, xmm2                                   ;  2039.3 fadd+fmul   46 dst
        xorps xmm14, xmm2                                  ;  2039.3 fadd+fmul   46 dst
        xorps xmm15, xmm0                                  ;  2041.3 fadd+fmul   46 dst
        movaps xmm2, xmm15                                 ;  2043.3 fadd+fmul   46 dst copy
        movaps [rbp - 48], xmm3                            ;  2041.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm3, xmm14                                 ;  2041.3 fadd+fmul   46 dst copy
        xorps xmm3, [rbp + 3072]                           ;  2043.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm5, xmm3                                   ;  2045.3 fadd+fmul   46 dst
        andps xmm8, xmm3                                   ;  2045.3 fadd+fmul   46 dst
        movaps [rbp + 16], xmm10                           ;  2043.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm10, xmm14                                ;  2045.3 fadd+fmul   46 dst copy
        xorps xmm10, [rbx + 112]                           ;  2047.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm4, xmm10                                  ;  2049.3 fadd+fmul   46 dst
        andps xmm9, xmm4                                   ;  2051.3 fadd+fmul   46 dst
        xorps xmm6, xmm10                                  ;  2049.3 fadd+fmul   46 dst
        movaps [rdx + 96], xmm4                            ;  2051.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm4, xmm14                                 ;  2050.3 fadd+fmul   46 dst copy
        movaps [rbp - 64], xmm7                            ;  2049.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm7, xmm3                                  ;  2051.3 fadd+fmul   46 dst copy
        movaps [rbp + 32], xmm15                           ;  2051.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm15, xmm10                                ;  2052.3 fadd+fmul   46 dst copy
        orps xmm15, xmm5                                   ;  2054.3 fadd+fmul   46 dst
        xorps xmm9, xmm15                                  ;  2056.3 fadd+fmul   46 dst
        movaps [rbp - 128], xmm3                           ;  2053.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm3, xmm5                                  ;  2055.3 fadd+fmul   46 dst copy
        xorps xmm3, xmm6                                   ;  2057.3 fadd+fmul   46 dst
        andps xmm4, xmm3                                   ;  2059.3 fadd+fmul   46 dst
        xorps xmm15, xmm4                                  ;  2061.3 fadd+fmul   46 dst
        xorps xmm4, xmm8                                   ;  2061.3 fadd+fmul   46 dst
        movaps [rsi + 112], xmm3                           ;  2059.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm3, xmm6                                  ;  2060.3 fadd+fmul   46 dst copy
        orps xmm3, [rbx + 112]                             ;  2062.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm9, xmm3                                   ;  2064.3 fadd+fmul   46 dst
        xorps xmm4, xmm3                                   ;  2064.3 fadd+fmul   46 dst
        movaps xmm3, xmm6                                  ;  2064.3 fadd+fmul   46 dst copy
        movaps [rdx + 80], xmm9                            ;  2066.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm9, xmm0                                  ;  2065.3 fadd+fmul   46 dst copy
        movaps [rbp + 0], xmm12                            ;  2064.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm12, xmm0                                 ;  2066.3 fadd+fmul   46 dst copy
        movaps [rdi - 64], xmm10                           ;  2066.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm10, [rsi + 112]                          ;  2067.3 agu2+agu0+fadd+fmul   46 dst
        movaps [rdi + 0], xmm14                            ;  2068.3 agu1+agu2+fmisc   46 dst spill
        movaps xmm14, [rdx + 80]                           ;  2068.3 agu0+agu1+fadd+fmul   46 dst
        movaps [rbp + 112], xmm5                           ;  2070.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm5, [rdx + 80]                            ;  2069.3 agu1+agu2+fadd+fmul   46 dst
        movaps [rdx + 80], xmm0                            ;  2072.3 agu0+agu1+fmisc   46 dst spill
        movaps xmm0, [rsi + 112]                           ;  2070.3 agu2+agu0+fadd+fmul   46 dst
        movaps [rsi + 112], xmm0                           ;  2074.3 agu1+agu2+fmisc   46 dst spill
        movaps xmm0, xmm1                                  ;  2071.3 fadd+fmul   46 dst copy
        xorps xmm0, [rbp + 3120]                           ;  2073.3 agu0+agu1+fadd+fmul   46 dst
        xorps xmm13, xmm0                                  ;  2075.3 fadd+fmul   46 dst
        xorps xmm8, xmm0                                   ;  2075.3 fadd+fmul   46 dst
        xorps xmm15, xmm8                                  ;  2077.3 fadd+fmul   46 dst
        xorps xmm14, xmm8                                  ;  2077.3 fadd+fmul   46 dst
        orps xmm2, xmm13                                   ;  2077.3 fadd+fmul   46 dst
        xorps xmm15, xmm2                                  ;  2079.3 fadd+fmul   46 dst
        xorps xmm7, xmm13                                  ;  2079.3 fadd+fmul   46 dst
        xorps xmm3, xmm13                                  ;  2080.3 fadd+fmul   46 dst
        orps xmm9, xmm7                                    ;  2081.3 fadd+fmul   46 dst
        xorps xmm14, xmm9                                  ;  2083.3 fadd+fmul   46 dst
        xorps xmm10, xmm7                                  ;  2083.3 fadd+fmul   46 dst
        andps xmm12, xmm7                                  ;  2084.3 fadd+fmul   46 dst
        xorps xmm4, xmm12                                  ;  2086.3 fadd+fmul   46 dst
        andps xmm11, xmm10                                 ;  2086.3 fadd+fmul   46 dst
        xorps xmm14, xmm11                                 ;  2088.3 fadd+fmul   46 dst
        movaps xmm2, xmm0                                  ;  2088.3 fadd+fmul   46 dst copy
        orps xmm2, xmm3                                    ;  2090.3 fadd+fmul   46 dst
        xorps xmm5, xmm2                                   ;  2092.3 fadd+fmul   46 dst
        movaps xmm2, xmm15                                 ;  2091.3 fadd+fmul   46 dst copy
        andps xmm2, xmm14                                  ;  2093.3 fadd+fmul   46 dst
        xorps xmm5, xmm2                                   ;  2095.3 fadd+fmul   46 dst
        andps xmm2, xmm5                                   ;  2097.3 fadd+fmul   46 dst
        xorps xmm4, xmm2                                   ;  2099.3 fadd+fmul   46 dst
        xorps xmm15, xmm5                                  ;  2097.3 fadd+fmul   46 dst
        movaps xmm2, xmm14                                 ;  2097.3 fadd+fmul   46 dst copy
        andps xmm2, xmm4                                   ;  2101.3 fadd+fmul   46 dst
        xorps xmm15, xmm2                                  ;  2103.3 fadd+fmul   46 dst
        movaps xmm2, xmm5                                  ;  2100.3 fadd+fmul   46 dst copy
        andps xmm2, xmm15                                  ;  2105.3 fadd+fmul   46 dst
        xorps xmm14, xmm2                                  ;  2107.3 fadd+fmul   46 dst
        andps xmm6, xmm14                                  ;  2109.3 fadd+fmul   46 dst
        movaps xmm2, [rbp + 112]                           ;  2101.3 agu2+agu0+fmisc   46 dst reload
        andps xmm2, xmm15                                  ;  2105.3 fadd+fmul   46 dst
        movaps xmm8, [rdi - 64]                            ;  2103.3 agu1+agu0+fmisc   46 dst reload
        andps xmm8, xmm15                                  ;  2105.3 fadd+fmul   46 dst
        movaps xmm9, xmm4                                  ;  2106.3 fadd+fmul   46 dst copy
        andps xmm9, xmm15                                  ;  2108.3 fadd+fmul   46 dst
        xorps xmm5, xmm9                                   ;  2110.3 fadd+fmul   46 dst
        andps xmm7, xmm5                                   ;  2112.3 fadd+fmul   46 dst
        xorps xmm7, xmm2                                   ;  2114.3 fadd+fmul   46 dst
        xorps xmm7, xmm6                                   ;  2116.3 fadd+fmul   46 dst
        movaps xmm9, [rdx + 80]                            ;  2109.7 agu2+agu0+fmisc   46 dst reload
        andps xmm9, xmm5                                   ;  2112.3 fadd+fmul   46 dst
        movaps xmm11, xmm15                                ;  2113.3 fadd+fmul   46 dst copy
        xorps xmm11, xmm14                                 ;  2115.3 fadd+fmul   46 dst
        movaps xmm12, [rsi + 112]                          ;  2113.3 agu1+agu0+fmisc   46 dst reload
        andps xmm12, xmm11                                 ;  2117.3 fadd+fmul   46 dst
        movaps [rsi + 112], xmm8                           ;  2115.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm8, [rdi + 0]                             ;  2116.3 agu1+agu0+fadd+fmul   46 dst reload
        andps xmm8, xmm11                                  ;  2118.3 fadd+fmul   46 dst
        xorps xmm11, xmm5                                  ;  2118.3 fadd+fmul   46 dst
        andps xmm10, xmm11                                 ;  2120.3 fadd+fmul   46 dst
        xorps xmm12, xmm10                                 ;  2122.3 fadd+fmul   46 dst
        xorps xmm10, xmm7                                  ;  2122.3 fadd+fmul   46 dst
        xorps xmm2, xmm12                                  ;  2124.3 fadd+fmul   46 dst
        xorps xmm6, xmm12                                  ;  2124.3 fadd+fmul   46 dst
        movaps xmm12, [rbp + 0]                            ;  2120.7 agu2+agu1+fmisc   46 dst reload
        andps xmm12, xmm11                                 ;  2124.3 fadd+fmul   46 dst
        movaps xmm1, xmm14                                 ;  2125.3 fadd+fmul   46 dst copy
        orps xmm14, xmm11                                  ;  2126.3 fadd+fmul   46 dst
        xorps xmm4, xmm14                                  ;  2128.3 fadd+fmul   46 dst
        xorps xmm5, xmm4                                   ;  2130.3 fadd+fmul   46 dst
        andps xmm13, xmm5                                  ;  2132.3 fadd+fmul   46 dst
        xorps xmm7, xmm13                                  ;  2134.3 fadd+fmul   46 dst
        movaps xmm13, [rbp + 32]                           ;  2127.3 agu0+agu1+fmisc   46 dst reload
        andps xmm13, xmm5                                  ;  2132.3 fadd+fmul   46 dst
        xorps xmm15, xmm4                                  ;  2132.3 fadd+fmul   46 dst
        xorps xmm9, xmm13                                  ;  2134.3 fadd+fmul   46 dst
        movaps xmm5, [rbp - 128]                           ;  2131.3 agu2+agu0+fmisc   46 dst reload
        andps xmm5, xmm4                                   ;  2134.3 fadd+fmul   46 dst
        xorps xmm10, xmm5                                  ;  2136.3 fadd+fmul   46 dst
        movaps xmm5, [rbp - 64]                            ;  2134.0 agu1+agu0+fmisc   46 dst reload
        andps xmm5, xmm4                                   ;  2136.3 fadd+fmul   46 dst
        xorps xmm13, xmm5                                  ;  2138.3 fadd+fmul   46 dst
        xorps xmm11, xmm15                                 ;  2138.3 fadd+fmul   46 dst
        movaps xmm4, [rbp + 16]                            ;  2136.7 agu2+agu0+fmisc   46 dst reload
        andps xmm4, xmm15                                  ;  2139.3 fadd+fmul   46 dst
        movaps xmm5, [rdx + 96]                            ;  2138.7 agu1+agu0+fmisc   46 dst reload
        andps xmm5, xmm15                                  ;  2140.7 fadd+fmul   46 dst
        xorps xmm12, xmm13                                 ;  2141.3 fadd+fmul   46 dst
        xorps xmm8, xmm13                                  ;  2142.3 fadd+fmul   46 dst
        xorps xmm10, xmm4                                  ;  2143.3 fadd+fmul   46 dst
        xorps xmm2, xmm4                                   ;  2144.3 fadd+fmul   46 dst
        andps xmm0, xmm11                                  ;  2145.3 fadd+fmul   46 dst
        andps xmm3, xmm11                                  ;  2146.3 fadd+fmul   46 dst
        xorps xmm12, xmm5                                  ;  2147.3 fadd+fmul   46 dst
        xorps xmm5, xmm0                                   ;  2148.3 fadd+fmul   46 dst
        xorps xmm5, xmm6                                   ;  2150.3 fadd+fmul   46 dst
        xorps xmm9, xmm10                                  ;  2150.3 fadd+fmul   46 dst
        xorps xmm2, xmm12                                  ;  2151.3 fadd+fmul   46 dst
        xorps xmm9, xmm2                                   ;  2153.3 fadd+fmul   46 dst
        xorps xmm5, xmm9                                   ;  2155.3 fadd+fmul   46 dst
        andps xmm1, [rbx + 112]                            ;  2154.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm9, xmm1                                   ;  2156.3 fadd+fmul   46 dst
        xorps xmm8, xmm9                                   ;  2158.3 fadd+fmul   46 dst
        xorps xmm7, xmm8                                   ;  2160.3 fadd+fmul   46 dst
        movaps xmm0, [r15 - 96]                            ;  2154.3 agu1+agu0+fmisc   46 dst
        movaps xmm1, [rel aes128_decrypt.T0_constants128]  ;  2156.3 agu2+agu0+fmisc   46 dst reload
        xorps xmm0, xmm1                                   ;  2158.3 fadd+fmul   46 dst
        movaps xmm4, xmm0                                  ;  2160.3 fadd+fmul   46 dst copy
        movaps xmm11, [r15 - 80]                           ;  2158.3 agu1+agu0+fmisc   46 dst
        xorps xmm11, xmm1                                  ;  2160.3 fadd+fmul   46 dst
        xorps xmm4, xmm11                                  ;  2162.3 fadd+fmul   46 dst
        movaps xmm13, xmm4                                 ;  2164.3 fadd+fmul   46 dst copy
        xorps xmm13, [r15 + 0]                             ;  2166.3 agu2+agu0+fadd+fmul   46 dst
        movaps xmm14, xmm4                                 ;  2164.3 fadd+fmul   46 dst copy
        movaps xmm15, [r15 - 48]                           ;  2162.0 agu1+agu0+fmisc   46 dst reload
        xorps xmm14, xmm15                                 ;  2166.3 fadd+fmul   46 dst
        xorps xmm15, xmm11                                 ;  2166.3 fadd+fmul   46 dst
        movaps [rdx + 96], xmm12                           ;  2164.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm12, xmm15                                ;  2168.3 fadd+fmul   46 dst copy
        movaps [rbp + 16], xmm2                            ;  2166.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm2, xmm13                                 ;  2168.3 fadd+fmul   46 dst copy
        movaps [rbp - 64], xmm8                            ;  2168.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm8, xmm13                                 ;  2169.3 fadd+fmul   46 dst copy
        movaps [rbp - 128], xmm9                           ;  2170.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm9, xmm14                                 ;  2170.3 fadd+fmul   46 dst copy
        movaps [rbp + 32], xmm10                           ;  2172.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm10, xmm11                                ;  2171.3 fadd+fmul   46 dst copy
        movaps [rbp + 0], xmm5                             ;  2174.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm5, xmm11                                 ;  2172.3 fadd+fmul   46 dst copy
        movaps [rdi + 0], xmm3                             ;  2176.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm3, xmm11                                 ;  2173.3 fadd+fmul   46 dst copy
        movaps [rdx + 80], xmm6                            ;  2178.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm6, xmm1                                  ;  2174.3 fadd+fmul   46 dst copy
        xorps xmm6, [r15 - 32]                             ;  2176.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm0, xmm6                                   ;  2178.3 fadd+fmul   46 dst
        xorps xmm12, xmm6                                  ;  2178.3 fadd+fmul   46 dst
        xorps xmm3, xmm0                                   ;  2180.3 fadd+fmul   46 dst
        movaps xmm6, xmm3                                  ;  2182.3 fadd+fmul   46 dst copy
        movaps [rdi - 64], xmm7                            ;  2180.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm7, xmm12                                 ;  2180.3 fadd+fmul   46 dst copy
        xorps xmm7, [r15 - 64]                             ;  2182.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm2, xmm7                                   ;  2184.3 fadd+fmul   46 dst
        andps xmm5, xmm7                                   ;  2184.3 fadd+fmul   46 dst
        movaps [rbp + 112], xmm13                          ;  2182.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm13, xmm12                                ;  2184.3 fadd+fmul   46 dst copy
        xorps xmm13, [rbx + 64]                            ;  2186.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm10, xmm13                                 ;  2188.3 fadd+fmul   46 dst
        andps xmm8, xmm10                                  ;  2190.3 fadd+fmul   46 dst
        xorps xmm4, xmm13                                  ;  2188.3 fadd+fmul   46 dst
        movaps [rbp - 112], xmm10                          ;  2190.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm10, xmm12                                ;  2189.3 fadd+fmul   46 dst copy
        movaps [rsi - 112], xmm11                          ;  2188.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm11, xmm7                                 ;  2190.3 fadd+fmul   46 dst copy
        movaps [rdi - 32], xmm3                            ;  2190.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm3, xmm13                                 ;  2191.3 fadd+fmul   46 dst copy
        orps xmm3, xmm2                                    ;  2193.3 fadd+fmul   46 dst
        xorps xmm8, xmm3                                   ;  2195.3 fadd+fmul   46 dst
        movaps [rdx + 64], xmm7                            ;  2192.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm7, xmm2                                  ;  2194.3 fadd+fmul   46 dst copy
        xorps xmm7, xmm4                                   ;  2196.3 fadd+fmul   46 dst
        andps xmm10, xmm7                                  ;  2198.3 fadd+fmul   46 dst
        xorps xmm3, xmm10                                  ;  2200.3 fadd+fmul   46 dst
        xorps xmm10, xmm5                                  ;  2200.3 fadd+fmul   46 dst
        movaps [rsi + 96], xmm7                            ;  2198.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm7, xmm4                                  ;  2199.3 fadd+fmul   46 dst copy
        orps xmm7, [rbx + 64]                              ;  2201.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm8, xmm7                                   ;  2203.3 fadd+fmul   46 dst
        xorps xmm10, xmm7                                  ;  2203.3 fadd+fmul   46 dst
        movaps xmm7, xmm4                                  ;  2203.3 fadd+fmul   46 dst copy
        movaps [rdx + 112], xmm8                           ;  2205.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm8, xmm0                                  ;  2204.3 fadd+fmul   46 dst copy
        movaps [rdi - 96], xmm14                           ;  2203.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm14, xmm0                                 ;  2205.3 fadd+fmul   46 dst copy
        movaps [rsi - 128], xmm13                          ;  2205.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm13, [rsi + 96]                           ;  2206.3 agu2+agu0+fadd+fmul   46 dst
        movaps [rdi - 16], xmm12                           ;  2207.3 agu1+agu2+fmisc   46 dst spill
        movaps xmm12, [rdx + 112]                          ;  2207.3 agu0+agu1+fadd+fmul   46 dst
        movaps [rbp + 96], xmm2                            ;  2209.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm2, [rdx + 112]                           ;  2208.3 agu1+agu2+fadd+fmul   46 dst
        movaps [rdx + 112], xmm0                           ;  2211.3 agu0+agu1+fmisc   46 dst spill
        movaps xmm0, [rsi + 96]                            ;  2209.3 agu2+agu0+fadd+fmul   46 dst
        movaps [rsi + 96], xmm0                            ;  2213.3 agu1+agu2+fmisc   46 dst spill
        movaps xmm0, xmm1                                  ;  2210.3 fadd+fmul   46 dst copy
        xorps xmm0, [r15 - 16]                             ;  2212.3 agu0+agu1+fadd+fmul   46 dst
        xorps xmm15, xmm0                                  ;  2214.3 fadd+fmul   46 dst
        xorps xmm5, xmm0                                   ;  2214.3 fadd+fmul   46 dst
        xorps xmm3, xmm5                                   ;  2216.3 fadd+fmul   46 dst
        xorps xmm12, xmm5                                  ;  2216.3 fadd+fmul   46 dst
        orps xmm6, xmm15                                   ;  2216.3 fadd+fmul   46 dst
        xorps xmm3, xmm6                                   ;  2218.3 fadd+fmul   46 dst
        xorps xmm11, xmm15                                 ;  2218.3 fadd+fmul   46 dst
        xorps xmm7, xmm15                                  ;  2219.3 fadd+fmul   46 dst
        orps xmm8, xmm11                                   ;  2220.3 fadd+fmul   46 dst
        xorps xmm12, xmm8                                  ;  2222.3 fadd+fmul   46 dst
        xorps xmm13, xmm11                                 ;  2222.3 fadd+fmul   46 dst
        andps xmm14, xmm11                                 ;  2223.3 fadd+fmul   46 dst
        xorps xmm10, xmm14                                 ;  2225.3 fadd+fmul   46 dst
        andps xmm9, xmm13                                  ;  2225.3 fadd+fmul   46 dst
        xorps xmm12, xmm9                                  ;  2227.3 fadd+fmul   46 dst
        movaps xmm5, xmm0                                  ;  2227.3 fadd+fmul   46 dst copy
        orps xmm5, xmm7                                    ;  2229.3 fadd+fmul   46 dst
        xorps xmm2, xmm5                                   ;  2231.3 fadd+fmul   46 dst
        movaps xmm5, xmm3                                  ;  2230.3 fadd+fmul   46 dst copy
        andps xmm5, xmm12                                  ;  2232.3 fadd+fmul   46 dst
        xorps xmm2, xmm5                                   ;  2234.3 fadd+fmul   46 dst
        andps xmm5, xmm2                                   ;  2236.3 fadd+fmul   46 dst
        xorps xmm10, xmm5                                  ;  2238.3 fadd+fmul   46 dst
        xorps xmm3, xmm2                                   ;  2236.3 fadd+fmul   46 dst
        movaps xmm5, xmm12                                 ;  2236.3 fadd+fmul   46 dst copy
        andps xmm5, xmm10                                  ;  2240.3 fadd+fmul   46 dst
        xorps xmm3, xmm5                                   ;  2242.3 fadd+fmul   46 dst
        movaps xmm5, xmm2                                  ;  2239.3 fadd+fmul   46 dst copy
        andps xmm5, xmm3                                   ;  2244.3 fadd+fmul   46 dst
        xorps xmm12, xmm5                                  ;  2246.3 fadd+fmul   46 dst
        andps xmm4, xmm12                                  ;  2248.3 fadd+fmul   46 dst
        movaps xmm5, [rbp + 96]                            ;  2240.3 agu2+agu0+fmisc   46 dst reload
        andps xmm5, xmm3                                   ;  2244.3 fadd+fmul   46 dst
        movaps xmm6, [rsi - 128]                           ;  2242.3 agu1+agu0+fmisc   46 dst reload
        andps xmm6, xmm3                                   ;  2244.3 fadd+fmul   46 dst
        movaps xmm8, xmm10                                 ;  2245.3 fadd+fmul   46 dst copy
        andps xmm8, xmm3                                   ;  2247.3 fadd+fmul   46 dst
        xorps xmm2, xmm8                                   ;  2249.3 fadd+fmul   46 dst
        andps xmm11, xmm2                                  ;  2251.3 fadd+fmul   46 dst
        xorps xmm11, xmm5                                  ;  2253.3 fadd+fmul   46 dst
        xorps xmm11, xmm4                                  ;  2255.3 fadd+fmul   46 dst
        movaps xmm8, [rdx + 112]                           ;  2248.7 agu2+agu0+fmisc   46 dst reload
        andps xmm8, xmm2                                   ;  2251.3 fadd+fmul   46 dst
        movaps xmm9, xmm3                                  ;  2252.3 fadd+fmul   46 dst copy
        xorps xmm9, xmm12                                  ;  2254.3 fadd+fmul   46 dst
        movaps xmm14, [rsi + 96]                           ;  2252.3 agu1+agu0+fmisc   46 dst reload
        andps xmm14, xmm9                                  ;  2256.3 fadd+fmul   46 dst
        movaps [rsi + 96], xmm6                            ;  2254.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm6, [rdi - 16]                            ;  2255.3 agu1+agu0+fadd+fmul   46 dst reload
        andps xmm6, xmm9                                   ;  2257.3 fadd+fmul   46 dst
        xorps xmm9, xmm2                                   ;  2257.3 fadd+fmul   46 dst
        andps xmm13, xmm9                                  ;  2259.3 fadd+fmul   46 dst
        xorps xmm14, xmm13                                 ;  2261.3 fadd+fmul   46 dst
        xorps xmm13, xmm11                                 ;  2261.3 fadd+fmul   46 dst
        xorps xmm5, xmm14                                  ;  2263.3 fadd+fmul   46 dst
        xorps xmm4, xmm14                                  ;  2263.3 fadd+fmul   46 dst
        movaps xmm14, [rdi - 96]                           ;  2259.7 agu2+agu1+fmisc   46 dst reload
        andps xmm14, xmm9                                  ;  2263.3 fadd+fmul   46 dst
        movaps xmm1, xmm12                                 ;  2264.3 fadd+fmul   46 dst copy
        orps xmm12, xmm9                                   ;  2265.3 fadd+fmul   46 dst
        xorps xmm10, xmm12                                 ;  2267.3 fadd+fmul   46 dst
        xorps xmm2, xmm10                                  ;  2269.3 fadd+fmul   46 dst
        andps xmm15, xmm2                                  ;  2271.3 fadd+fmul   46 dst
        xorps xmm11, xmm15                                 ;  2273.3 fadd+fmul   46 dst
        movaps xmm12, [rdi - 32]                           ;  2266.3 agu0+agu1+fmisc   46 dst reload
        andps xmm12, xmm2                                  ;  2271.3 fadd+fmul   46 dst
        xorps xmm3, xmm10                                  ;  2271.3 fadd+fmul   46 dst
        xorps xmm8, xmm12                                  ;  2273.3 fadd+fmul   46 dst
        movaps xmm2, [rdx + 64]                            ;  2270.3 agu2+agu0+fmisc   46 dst reload
        andps xmm2, xmm10                                  ;  2273.3 fadd+fmul   46 dst
        xorps xmm13, xmm2                                  ;  2275.3 fadd+fmul   46 dst
        movaps xmm2, [rsi - 112]                           ;  2273.0 agu1+agu0+fmisc   46 dst reload
        andps xmm2, xmm10                                  ;  2275.3 fadd+fmul   46 dst
        xorps xmm12, xmm2                                  ;  2277.3 fadd+fmul   46 dst
        xorps xmm9, xmm3                                   ;  2277.3 fadd+fmul   46 dst
        movaps xmm2, [rbp + 112]                           ;  2275.7 agu2+agu0+fmisc   46 dst reload
        andps xmm2, xmm3                                   ;  2278.3 fadd+fmul   46 dst
        movaps xmm10, [rbp - 112]                          ;  2277.7 agu1+agu0+fmisc   46 dst reload
        andps xmm10, xmm3                                  ;  2279.7 fadd+fmul   46 dst
        xorps xmm14, xmm12                                 ;  2280.3 fadd+fmul   46 dst
        xorps xmm6, xmm12                                  ;  2281.3 fadd+fmul   46 dst
        xorps xmm13, xmm2                                  ;  2282.3 fadd+fmul   46 dst
        xorps xmm5, xmm2                                   ;  2283.3 fadd+fmul   46 dst
        andps xmm0, xmm9                                   ;  2284.3 fadd+fmul   46 dst
        andps xmm7, xmm9                                   ;  2285.3 fadd+fmul   46 dst
        xorps xmm14, xmm10                                 ;  2286.3 fadd+fmul   46 dst
        xorps xmm10, xmm0                                  ;  2287.3 fadd+fmul   46 dst
        xorps xmm10, xmm4                                  ;  2289.3 fadd+fmul   46 dst
        xorps xmm8, xmm13                                  ;  2289.3 fadd+fmul   46 dst
        xorps xmm5, xmm14                                  ;  2290.3 fadd+fmul   46 dst
        xorps xmm8, xmm5                                   ;  2292.3 fadd+fmul   46 dst
        xorps xmm10, xmm8                                  ;  2294.3 fadd+fmul   46 dst
        andps xmm1, [rbx + 64]                             ;  2293.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm8, xmm1                                   ;  2295.3 fadd+fmul   46 dst
        xorps xmm6, xmm8                                   ;  2297.3 fadd+fmul   46 dst
        xorps xmm11, xmm6                                  ;  2299.3 fadd+fmul   46 dst
        movaps xmm0, [r13 + 96]                            ;  2293.3 agu1+agu0+fmisc   46 dst
        movaps xmm1, [rel aes128_decrypt.T0_constants128]  ;  2295.3 agu2+agu0+fmisc   46 dst reload
        xorps xmm0, xmm1                                   ;  2297.3 fadd+fmul   46 dst
        movaps xmm2, xmm0                                  ;  2299.3 fadd+fmul   46 dst copy
        movaps xmm3, [rel aes128_decrypt.T0_constants128]  ;  2297.3 agu1+agu0+fmisc   46 dst copy
        xorps xmm3, [r13 + 112]                            ;  2299.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm2, xmm3                                   ;  2301.3 fadd+fmul   46 dst
        movaps xmm9, xmm2                                  ;  2303.3 fadd+fmul   46 dst copy
        xorps xmm9, [r14 - 64]                             ;  2305.3 agu1+agu2+fadd+fmul   46 dst
        movaps xmm12, xmm2                                 ;  2303.3 fadd+fmul   46 dst copy
        movaps xmm15, [r14 - 112]                          ;  2301.0 agu0+agu1+fmisc   46 dst reload
        xorps xmm12, xmm15                                 ;  2305.3 fadd+fmul   46 dst
        xorps xmm15, xmm3                                  ;  2305.3 fadd+fmul   46 dst
        movaps [rbp - 112], xmm14                          ;  2303.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm14, xmm15                                ;  2307.3 fadd+fmul   46 dst copy
        movaps [rbp + 112], xmm5                           ;  2305.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm5, xmm9                                  ;  2307.3 fadd+fmul   46 dst copy
        movaps [rsi - 112], xmm6                           ;  2307.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm6, xmm9                                  ;  2308.3 fadd+fmul   46 dst copy
        movaps [rdx + 64], xmm8                            ;  2309.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm8, xmm12                                 ;  2309.3 fadd+fmul   46 dst copy
        movaps [rdi - 32], xmm13                           ;  2311.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm13, xmm3                                 ;  2310.3 fadd+fmul   46 dst copy
        movaps [rdi - 96], xmm10                           ;  2313.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm10, xmm3                                 ;  2311.3 fadd+fmul   46 dst copy
        movaps [rdi - 16], xmm7                            ;  2315.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm7, xmm3                                  ;  2312.3 fadd+fmul   46 dst copy
        movaps [rdx + 112], xmm4                           ;  2317.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm4, xmm1                                  ;  2313.3 fadd+fmul   46 dst copy
        xorps xmm4, [r14 - 96]                             ;  2315.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm0, xmm4                                   ;  2317.3 fadd+fmul   46 dst
        xorps xmm14, xmm4                                  ;  2317.3 fadd+fmul   46 dst
        xorps xmm7, xmm0                                   ;  2319.3 fadd+fmul   46 dst
        movaps xmm4, xmm7                                  ;  2321.3 fadd+fmul   46 dst copy
        xorps xmm1, [r14 - 80]                             ;  2319.3 agu1+agu0+fadd+fmul   46 dst
        xorps xmm15, xmm1                                  ;  2321.3 fadd+fmul   46 dst
        orps xmm4, xmm15                                   ;  2323.3 fadd+fmul   46 dst
        movaps [rsi - 128], xmm11                          ;  2319.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm11, xmm14                                ;  2322.3 fadd+fmul   46 dst copy
        xorps xmm11, [r14 - 128]                           ;  2324.3 agu1+agu0+fadd+fmul   46 dst
        xorps xmm5, xmm11                                  ;  2326.3 fadd+fmul   46 dst
        andps xmm10, xmm11                                 ;  2326.3 fadd+fmul   46 dst
        movaps [rbp + 96], xmm9                            ;  2323.0 agu2+agu0+fmisc   46 dst spill
        movaps xmm9, xmm14                                 ;  2326.3 fadd+fmul   46 dst copy
        xorps xmm9, [rbx + 16]                             ;  2328.3 agu1+agu0+fadd+fmul   46 dst
        xorps xmm13, xmm9                                  ;  2330.3 fadd+fmul   46 dst
        andps xmm6, xmm13                                  ;  2332.3 fadd+fmul   46 dst
        xorps xmm2, xmm9                                   ;  2330.3 fadd+fmul   46 dst
        movaps [rbx - 48], xmm13                           ;  2332.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm13, xmm14                                ;  2331.3 fadd+fmul   46 dst copy
        movaps [rbp - 96], xmm3                            ;  2330.0 agu1+agu0+fmisc   46 dst spill
        movaps xmm3, xmm11                                 ;  2332.3 fadd+fmul   46 dst copy
        xorps xmm3, xmm15                                  ;  2334.3 fadd+fmul   46 dst
        movaps [rcx - 128], xmm7                           ;  2332.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm7, xmm9                                  ;  2334.3 fadd+fmul   46 dst copy
        orps xmm7, xmm5                                    ;  2336.3 fadd+fmul   46 dst
        xorps xmm6, xmm7                                   ;  2338.3 fadd+fmul   46 dst
        xorps xmm4, xmm7                                   ;  2338.3 fadd+fmul   46 dst
        movaps xmm7, xmm5                                  ;  2338.3 fadd+fmul   46 dst copy
        xorps xmm7, xmm2                                   ;  2340.3 fadd+fmul   46 dst
        andps xmm13, xmm7                                  ;  2342.3 fadd+fmul   46 dst
        xorps xmm4, xmm13                                  ;  2344.3 fadd+fmul   46 dst
        xorps xmm13, xmm10                                 ;  2344.3 fadd+fmul   46 dst
        xorps xmm10, xmm1                                  ;  2343.3 fadd+fmul   46 dst
        xorps xmm4, xmm10                                  ;  2346.3 fadd+fmul   46 dst
        movaps [rdx - 128], xmm11                          ;  2341.3 agu1+agu0+fmisc   46 dst spill
        movaps xmm11, xmm15                                ;  2345.3 fadd+fmul   46 dst copy
        xorps xmm11, xmm2                                  ;  2347.3 fadd+fmul   46 dst
        movaps [rbx - 64], xmm15                           ;  2344.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm15, xmm2                                 ;  2347.3 fadd+fmul   46 dst copy
        orps xmm15, [rbx + 16]                             ;  2349.3 agu1+agu0+fadd+fmul   46 dst
        xorps xmm6, xmm15                                  ;  2351.3 fadd+fmul   46 dst
        xorps xmm13, xmm15                                 ;  2351.3 fadd+fmul   46 dst
        xorps xmm10, xmm6                                  ;  2353.3 fadd+fmul   46 dst
        movaps xmm15, xmm1                                 ;  2352.3 fadd+fmul   46 dst copy
        orps xmm15, xmm11                                  ;  2354.3 fadd+fmul   46 dst
        xorps xmm6, xmm15                                  ;  2356.3 fadd+fmul   46 dst
        movaps xmm15, xmm7                                 ;  2355.3 fadd+fmul   46 dst copy
        xorps xmm15, xmm3                                  ;  2357.3 fadd+fmul   46 dst
        andps xmm8, xmm15                                  ;  2359.3 fadd+fmul   46 dst
        xorps xmm10, xmm8                                  ;  2361.3 fadd+fmul   46 dst
        movaps xmm8, xmm4                                  ;  2359.3 fadd+fmul   46 dst copy
        movaps [rbx - 80], xmm11                           ;  2356.3 agu2+agu0+fmisc   46 dst spill
        movaps xmm11, xmm3                                 ;  2360.3 fadd+fmul   46 dst copy
        orps xmm11, xmm0                                   ;  2362.3 fadd+fmul   46 dst
        xorps xmm10, xmm11                                 ;  2364.3 fadd+fmul   46 dst
        andps xmm8, xmm10                                  ;  2366.3 fadd+fmul   46 dst
        xorps xmm6, xmm8                                   ;  2368.3 fadd+fmul   46 dst
        andps xmm8, xmm6                                   ;  2370.3 fadd+fmul   46 dst
        xorps xmm13, xmm8                                  ;  2372.3 fadd+fmul   46 dst
        xorps xmm4, xmm6                                   ;  2370.3 fadd+fmul   46 dst
        movaps xmm8, xmm3                                  ;  2368.3 fadd+fmul   46 dst copy
        andps xmm8, xmm0                                   ;  2370.3 fadd+fmul   46 dst
        xorps xmm13, xmm8                                  ;  2374.3 fadd+fmul   46 dst
        movaps xmm8, xmm10                                 ;  2371.3 fadd+fmul   46 dst copy
        andps xmm8, xmm13                                  ;  2376.3 fadd+fmul   46 dst
        xorps xmm4, xmm8                                   ;  2378.3 fadd+fmul   46 dst
        movaps xmm8, xmm6                                  ;  2374.3 fadd+fmul   46 dst copy
        andps xmm8, xmm4                                   ;  2380.3 fadd+fmul   46 dst
        xorps xmm10, xmm8                                  ;  2382.3 fadd+fmul   46 dst
        andps xmm2, xmm10                                  ;  2384.3 fadd+fmul   46 dst
        andps xmm5, xmm4                                   ;  2380.3 fadd+fmul   46 dst
        andps xmm9, xmm4                                   ;  2380.3 fadd+fmul   46 dst
        movaps xmm8, xmm13                                 ;  2380.3 fadd+fmul   46 dst copy
        andps xmm8, xmm4                                   ;  2382.3 fadd+fmul   46 dst
        xorps xmm6, xmm8                                   ;  2384.3 fadd+fmul   46 dst
        andps xmm0, xmm6                                   ;  2386.3 fadd+fmul   46 dst
        andps xmm3, xmm6                                   ;  2386.3 fadd+fmul   46 dst
        xorps xmm3, xmm5                                   ;  2388.3 fadd+fmul   46 dst
        xorps xmm3, xmm2                                   ;  2390.3 fadd+fmul   46 dst
        movaps xmm8, xmm4                                  ;  2387.3 fadd+fmul   46 dst copy
        xorps xmm8, xmm10                                  ;  2389.3 fadd+fmul   46 dst
        andps xmm7, xmm8                                   ;  2391.3 fadd+fmul   46 dst
        andps xmm14, xmm8                                  ;  2391.3 fadd+fmul   46 dst
        xorps xmm8, xmm6                                   ;  2391.3 fadd+fmul   46 dst
        andps xmm15, xmm8                                  ;  2393.3 fadd+fmul   46 dst
        xorps xmm7, xmm15                                  ;  2395.3 fadd+fmul   46 dst
        xorps xmm15, xmm3                                  ;  2395.3 fadd+fmul   46 dst
        andps xmm12, xmm8                                  ;  2395.3 fadd+fmul   46 dst
        xorps xmm5, xmm7                                   ;  2397.3 fadd+fmul   46 dst
        xorps xmm2, xmm7                                   ;  2397.3 fadd+fmul   46 dst
        movaps xmm7, xmm10                                 ;  2398.3 fadd+fmul   46 dst copy
        orps xmm10, xmm8                                   ;  2399.3 fadd+fmul   46 dst
        xorps xmm13, xmm10                                 ;  2401.3 fadd+fmul   46 dst
        xorps xmm6, xmm13                                  ;  2403.3 fadd+fmul   46 dst
        xorps xmm4, xmm13                                  ;  2403.3 fadd+fmul   46 dst
        xorps xmm8, xmm4                                   ;  2405.3 fadd+fmul   46 dst
        andps xmm1, xmm8                                   ;  2407.3 fadd+fmul   46 dst
        movaps xmm10, [rbx - 80]                           ;  2400.3 agu1+agu0+fmisc   46 dst reload
        andps xmm10, xmm8                                  ;  2407.3 fadd+fmul   46 dst
        movaps xmm8, [rdx - 128]                           ;  2402.3 agu2+agu0+fmisc   46 dst reload
        andps xmm8, xmm13                                  ;  2406.3 fadd+fmul   46 dst
        xorps xmm15, xmm8                                  ;  2408.3 fadd+fmul   46 dst
        movaps xmm8, [rbp - 96]                            ;  2405.0 agu1+agu0+fmisc   46 dst reload
        andps xmm8, xmm13                                  ;  2408.3 fadd+fmul   46 dst
        xorps xmm1, xmm2                                   ;  2409.3 fadd+fmul   46 dst
        movaps xmm11, [rcx - 128]                          ;  2407.3 agu2+agu0+fmisc   46 dst reload
        andps xmm11, xmm6                                  ;  2410.3 fadd+fmul   46 dst
        movaps xmm13, [rbx - 64]                           ;  2409.3 agu1+agu0+fmisc   46 dst reload
        andps xmm13, xmm6                                  ;  2411.3 fadd+fmul   46 dst
        xorps xmm3, xmm13                                  ;  2413.3 fadd+fmul   46 dst
        xorps xmm8, xmm11                                  ;  2413.3 fadd+fmul   46 dst
        xorps xmm0, xmm11                                  ;  2414.3 fadd+fmul   46 dst
        movaps xmm6, [rbp + 96]                            ;  2412.3 agu2+agu0+fmisc   46 dst reload
        andps xmm6, xmm4                                   ;  2415.3 fadd+fmul   46 dst
        movaps xmm11, [rbx - 48]                           ;  2414.3 agu1+agu0+fmisc   46 dst reload
        andps xmm11, xmm4                                  ;  2416.3 fadd+fmul   46 dst
        xorps xmm12, xmm8                                  ;  2417.3 fadd+fmul   46 dst
        xorps xmm14, xmm8                                  ;  2418.3 fadd+fmul   46 dst
        xorps xmm15, xmm6                                  ;  2419.3 fadd+fmul   46 dst
        xorps xmm5, xmm6                                   ;  2420.3 fadd+fmul   46 dst
        xorps xmm12, xmm11                                 ;  2421.3 fadd+fmul   46 dst
        xorps xmm1, xmm11                                  ;  2422.3 fadd+fmul   46 dst
        xorps xmm0, xmm15                                  ;  2423.3 fadd+fmul   46 dst
        xorps xmm5, xmm12                                  ;  2424.3 fadd+fmul   46 dst
        xorps xmm0, xmm5                                   ;  2426.3 fadd+fmul   46 dst
        xorps xmm1, xmm0                                   ;  2428.3 fadd+fmul   46 dst
        andps xmm7, [rbx + 16]                             ;  2427.3 agu2+agu0+fadd+fmul   46 dst
        xorps xmm0, xmm7                                   ;  2429.3 fadd+fmul   46 dst
        xorps xmm14, xmm0                                  ;  2431.3 fadd+fmul   46 dst
        xorps xmm3, xmm14                                  ;  2433.3 fadd+fmul   46 dst
        xorps xmm9, xmm0                                   ;  2431.3 fadd+fmul   68 dst
        xorps xmm10, xmm2                                  ;  2432.3 fadd+fmul   68 dst
        xorps xmm5, xmm1                                   ;  2433.3 fadd+fmul   68 dst
        xorps xmm10, xmm3                                  ;  2435.3 fadd+fmul   68 dst
        xorps xmm10, [r8 + 22400]                          ;  2437.3 agu1+agu0+fadd+fmul   68 dst
        movaps [r9 + 1920], xmm10                          ;  2439.3 agu2+agu0+fmisc   68 dst
        xorps xmm1, [r8 + 22416]                           ;  2436.3 agu1+agu2+fadd+fmul   68 dst
        movaps [r9 + 1936], xmm1                           ;  2438.3 agu0+agu1+fmisc   68 dst
        xorps xmm3, [r8 + 22432]                           ;  2437.3 agu2+agu0+fadd+fmul   68 dst
        movaps [r9 + 1952], xmm3                           ;  2439.3 agu1+agu2+fmisc   68 dst
        xorps xmm15, [r8 + 22448]                          ;  2438.3 agu0+agu1+fadd+fmul   68 dst
        movaps [r9 + 1968], xmm15                          ;  2440.3 agu2+agu0+fmisc   68 dst
        xorps xmm9, [r8 + 22464]                           ;  2439.3 agu1+agu0+fadd+fmul   68 dst
        movaps [r9 + 1984], xmm9                           ;  2441.3 agu2+agu1+fmisc   68 dst
        xorps xmm14, [r8 + 22480]                          ;  2440.3 agu0+agu2+fadd+fmul   68 dst
        movaps [r9 + 2000], xmm14                          ;  2443.0 agu1+agu0+fmisc   68 dst
        xorps xmm5, [r8 + 22496]                           ;  2441.3 agu2+agu1+fadd+fmul   68 dst
        movaps [r9 + 2016], xmm5                           ;  2445.0 agu0+agu2+fmisc   68 dst
        xorps xmm12, [r8 + 22512]                          ;  2442.3 agu1+agu0+fadd+fmul   68 dst
        movaps [r9 + 2032], xmm12                          ;  2447.0 agu2+agu1+fmisc   68 dst
        movaps xmm0, [rsi + 16]                            ;  2443.7 agu0+agu2+fadd+fmul   68 dst
        xorps xmm0, [r8 + 22016]                           ;  2445.7 agu1+agu0+fadd+fmul   68 dst
        xorps xmm0, [rdi - 112]                            ;  2447.7 agu2+agu1+fadd+fmul   68 dst
        movaps xmm1, [rbp - 48]                            ;  2446.3 agu0+agu2+fadd+fmul   46 dst reload
        xorps xmm0, xmm1                                   ;  2449.7 fadd+fmul   68 dst
        movaps [r9 + 1536], xmm0                           ;  2451.7 agu1+agu0+fmisc   68 dst
        xorps xmm1, [r8 + 22048]                           ;  2448.3 agu2+agu0+fadd+fmul   68 dst
        movaps [r9 + 1568], xmm1                           ;  2451.0 agu1+agu2+fmisc   68 dst
        movaps xmm0, [rdi - 80]                            ;  2449.3 agu0+agu1+fadd+fmul   68 dst
        xorps xmm0, [r8 + 22032]                           ;  2451.3 agu2+agu0+fadd+fmul   68 dst
        movaps [r9 + 1552], xmm0                           ;  2453.3 agu1+agu2+fmisc   68 dst
        movaps xmm0, [rbp - 32]                            ;  2451.3 agu0+agu1+fadd+fmul   68 dst
        xorps xmm0, [r8 + 22064]                           ;  2453.3 agu2+agu0+fadd+fmul   68 dst
        movaps [r9 + 1584], xmm0                           ;  2455.3 agu1+agu2+fmisc   68 dst
        movaps xmm0, [rbp - 16]                            ;  2453.3 agu0+agu1+fadd+fmul   68 dst
        xorps xmm0, [r8 + 22080]                           ;  2455.3 agu2+agu0+fadd+fmul   68 dst
        xorps xmm0, [rdi - 128]                            ;  2457.3 agu1+agu2+fadd+fmul   68 dst
        movaps [r9 + 1600], xmm0                           ;  2459.3 agu0+agu1+fmisc   68 dst
        movaps xmm0, [rdi - 48]                            ;  2456.3 agu2+agu0+fadd+fmul   68 dst
        xorps xmm0, [r8 + 22096]                           ;  2458.3 agu1+agu2+fadd+fmul   68 dst
        movaps [r9 + 1616], xmm0                           ;  2460.3 agu0+agu1+fmisc   68 dst
        movaps xmm0, [rcx + 16]                            ;  2458.3 agu2+agu0+fadd+fmul   68 dst
        xorps xmm0, [r8 + 22112]                           ;  2460.3 agu1+agu2+fadd+fmul   68 dst
        xorps xmm0, [rdi - 80]                             ;  2462.3 agu0+agu1+fadd+fmul   68 dst
        movaps [r9 + 1632], xmm0                           ;  2464.3 agu2+agu0+fmisc   68 dst
        movaps xmm0, [rbp - 80]                            ;  2461.3 agu1+agu2+fadd+fmul   68 dst
        xorps xmm0, [r8 + 22128]                           ;  2463.3 agu0+agu1+fadd+fmul   68 dst
        movaps [r9 + 1648], xmm0                           ;  2465.3 agu2+agu0+fmisc   68 dst
        movaps xmm0, [rdi + 0]                             ;  2463.3 agu1+agu2+fadd+fmul   68 dst
        xorps xmm0, [r8 + 22144]                           ;  2465.3 agu0+agu1+fadd+fmul   68 dst
        xorps xmm0, [rdx + 80]                             ;  2467.3 agu2+agu0+fadd+fmul   68 dst
        movaps xmm1, [rdi - 64]                            ;  2465.0 agu1+agu2+fmisc   46 dst reload
        xorps xmm0, xmm1                                   ;  2469.3 fadd+fmul   68 dst
        movaps [r9 + 1664], xmm0                           ;  2471.3 agu0+agu1+fmisc   68 dst
        xorps xmm1, [r8 + 22176]                           ;  2467.3 agu2+agu0+fadd+fmul   68 dst
        movaps [r9 + 1696], xmm1                           ;  2469.3 agu1+agu2+fmisc   68 dst
        movaps xmm0, [rbp + 0]                             ;  2468.3 agu0+agu1+fadd+fmul   68 dst
        xorps xmm0, [r8 + 22160]                           ;  2470.3 agu2+agu0+fadd+fmul   68 dst
        movaps [r9 + 1680], xmm0                           ;  2472.3 agu1+agu2+fmisc   68 dst
        movaps xmm0, [rbp + 32]                            ;  2470.3 agu0+agu1+fadd+fmul   68 dst
        xorps xmm0, [r8 + 22192]                           ;  2472.3 agu2+agu0+fadd+fmul   68 dst
        movaps [r9 + 1712], xmm0                           ;  2474.3 agu1+agu2+fmisc   68 dst
        movaps xmm0, [rbp - 128]                           ;  2472.3 agu0+agu1+fadd+fmul   68 dst
        xorps xmm0, [r8 + 22208]                           ;  2474.3 agu2+agu0+fadd+fmul   68 dst
        xorps xmm0, [rsi + 112]                            ;  2476.3 agu1+agu2+fadd+fmul   68 dst
        movaps [r9 + 1728], xmm0                           ;  2478.3 agu0+agu1+fmisc   68 dst
        movaps xmm0, [rbp - 64]                            ;  2475.3 agu2+agu0+fadd+fmul   68 dst
        xorps xmm0, [r8 + 22224]                           ;  2477.3 agu1+agu2+fadd+fmul   68 dst
        movaps [r9 + 1744], xmm0                           ;  2479.3 agu0+agu1+fmisc   68 dst
        movaps xmm0, [rbp + 16]                            ;  2477.3 agu2+agu0+fadd+fmul   68 dst
        xorps xmm0, [r8 + 22240]                           ;  2479.3 agu1+agu2+fadd+fmul   68 dst
        xorps xmm0, [rbp + 0]                              ;  2481.3 agu0+agu1+fadd+fmul   68 dst
        movaps [r9 + 1760], xmm0                           ;  2483.3 agu2+agu0+fmisc   68 dst
        movaps xmm0, [rdx + 96]                            ;  2480.3 agu1+agu2+fmisc+fadd   68 dst
        xorps xmm0, [r8 + 22256]                           ;  2482.3 agu0+agu1+fmul+fadd   68 dst
        movaps [r9 + 1776], xmm0                           ;  2484.3 agu2+agu0+fmisc   68 dst
        movaps xmm0, [rdi - 16]                            ;  2482.3 agu1+agu2+fmul+fadd   68 dst
        xorps xmm0, [r8 + 22272]                           ;  2484.3 agu0+agu1+fmul+fadd   68 dst
        xorps xmm0, [rdx + 112]                            ;  2486.3 agu2+agu0+fmul+fadd   68 dst
        movaps xmm1, [rsi - 128]                           ;  2484.0 agu1+agu2+fmisc   46 dst reload
        xorps xmm0, xmm1                                   ;  2488.3 fmul+fadd   68 dst
        movaps [r9 + 1792], xmm0                           ;  2490.3 agu0+agu1+fmisc   68 dst
        xorps xmm1, [r8 + 22304]                           ;  2486.3 agu2+agu0+fmul+fadd   68 dst
        movaps [r9 + 1824], xmm1                           ;  2488.3 agu1+agu2+fmisc   68 dst
        movaps xmm0, [rdi - 96]                            ;  2487.3 agu0+agu1+fmul+fadd   68 dst
        xorps xmm0, [r8 + 22288]                           ;  2489.3 agu2+agu0+fmul+fadd   68 dst
        movaps [r9 + 1808], xmm0                           ;  2491.3 agu1+agu2+fmisc   68 dst
        movaps xmm0, [rdi - 32]                            ;  2489.3 agu0+agu1+fmul+fadd   68 dst
        xorps xmm0, [r8 + 22320]                           ;  2491.3 agu2+agu0+fmul+fadd   68 dst
        movaps [r9 + 1840], xmm0                           ;  2493.3 agu1+agu2+fmisc   68 dst
        movaps xmm0, [rdx + 64]                            ;  2491.3 agu0+agu1+fmul+fadd   68 dst
        xorps xmm0, [r8 + 22336]                           ;  2493.3 agu2+agu0+fmul+fadd   68 dst
        xorps xmm0, [rsi + 96]                             ;  2495.3 agu1+agu2+fmul+fadd   68 dst
        movaps [r9 + 1856], xmm0                           ;  2497.3 agu0+agu1+fmisc   68 dst
        movaps xmm0, [rsi - 112]                           ;  2494.3 agu2+agu0+fmul+fadd   68 dst
        xorps xmm0, [r8 + 22352]                           ;  2496.3 agu1+agu2+fmul+fadd   68 dst
        movaps [r9 + 1872], xmm0                           ;  2498.3 agu0+agu1+fmisc   68 dst
        movaps xmm0, [rbp + 112]                           ;  2496.3 agu2+agu0+fmul+fadd   68 dst
        xorps xmm0, [r8 + 22368]                           ;  2498.3 agu1+agu2+fmul+fadd   68 dst
        xorps xmm0, [rdi - 96]                             ;  2500.3 agu0+agu1+fmul+fadd   68 dst
        movaps [r9 + 1888], xmm0                           ;  2502.3 agu2+agu0+fmisc   68 dst
        movaps xmm0, [rbp - 112]                           ;  2499.0 agu1+agu2+fmul+fmisc   68 dst
        xorps xmm0, [r8 + 22384]                           ;  2501.0 agu0+agu1+fadd+fmul   68 dst
        movaps [r9 + 1904], xmm0                           ;  2503.0 agu2+agu0+fmisc   68 dst
        add r9, 0x800                                      ;  2499.3 alu0   119 blocks
        mov qword [rbp + 4072], r9                         ;  2500.3 agu1   119 blocks
        mov r8, qword [rbp + 4032]                         ;  2500.0 agu2   119 blocks
        add r8, 0x800                                      ;  2503.0 alu1   119 blocks
        mov qword [rbp + 4032], r8                         ;  2504.0 agu0   119 blocks
        cmp r8, qword [rbp + 4040]                         ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0x1080                                    ;                    frame
        pop r15                                            ;                    preserved
        pop r14                                            ;                    preserved
        pop r13                                            ;                    preserved
        pop rbp                                            ;                    preserved
        pop rbx                                            ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
aes128_decrypt.T0_constants128:
        dq 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
