; aes128_decrypt for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 b96ab4300706cbb4); do not edit:
;   ./cw build aes128_decrypt --cpu core2-64 --variant bitsliced
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
;   body: 4 uops, planned 5.0; bounds: width 1.0, ports 2.0, path 2.0
;   blocks: 389 uops, planned 260.0; bounds: width 97.2, ports 258.0, path 4.0
;   blocks/rounds: 3876 uops, planned 1189.8; bounds: width 969.0, ports 931.3, path 58.0
;   blocks.2: 3166 uops, planned 974.8; bounds: width 791.5, ports 780.7, path 31.0
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
        sub rsp, 0x10e0                                    ;                    frame
        lea rbp, [rsp + 128]                               ;                    frame
        mov dword [rbp + 4176], ecx                        ;                    argument
        mov qword [rbp + 4128], rsi                        ;                    argument
        mov qword [rbp + 4144], rdi                        ;                    argument
        mov qword [rbp + 4168], rdx                        ;                    argument
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
        mov r8d, dword [rbp + 4176]                        ;     0.0 p2     119 blocks
        shl r8, 0xb                                        ;     3.0 p0     119 blocks
        add r8, qword [rbp + 4128]                         ;     4.0 p1+p2  119 blocks
        mov qword [rbp + 4136], r8                         ;     5.0 p3+p4  119 blocks
        cmp dword [rbp + 4176], 0                          ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 4128]                         ;     0.0 p2      62 s[0].0 reload
        movaps xmm0, [r8]                                  ;     3.0 p2      62 s[0]
        mov r9, qword [rbp + 4144]                         ;     2.0 p2      62 s[0].0 reload
        xorps xmm0, [r9]                                   ;     8.0 p0+p2   62 s[0]
        movaps [r13 - 32], xmm0                            ;     9.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 16]                             ;     4.0 p2      62 s[0]
        xorps xmm0, [r9 + 16]                              ;     8.0 p1+p2   62 s[0]
        movaps [r13 - 16], xmm0                            ;     9.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 32]                             ;     6.0 p2      62 s[0]
        xorps xmm0, [r9 + 32]                              ;     9.0 p5+p2   62 s[0]
        movaps [r10 - 32], xmm0                            ;    10.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 48]                             ;     8.0 p2      62 s[0]
        xorps xmm0, [r9 + 48]                              ;    11.0 p0+p2   62 s[0]
        movaps [r13 + 0], xmm0                             ;    12.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 64]                             ;    10.0 p2      62 s[0]
        xorps xmm0, [r9 + 64]                              ;    13.0 p1+p2   62 s[0]
        movaps [r11 + 96], xmm0                            ;    14.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 80]                             ;    12.0 p2      62 s[0]
        xorps xmm0, [r9 + 80]                              ;    15.0 p5+p2   62 s[0]
        movaps [r13 + 16], xmm0                            ;    16.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 96]                             ;    14.0 p2      62 s[0]
        xorps xmm0, [r9 + 96]                              ;    17.0 p0+p2   62 s[0]
        movaps [r13 + 32], xmm0                            ;    18.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 112]                            ;    16.0 p2      62 s[0]
        xorps xmm0, [r9 + 112]                             ;    19.0 p1+p2   62 s[0]
        movaps [r13 + 48], xmm0                            ;    20.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 128]                            ;    18.0 p2      62 s[0]
        xorps xmm0, [r9 + 128]                             ;    21.0 p5+p2   62 s[0]
        movaps [r13 + 64], xmm0                            ;    22.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 144]                            ;    20.0 p2      62 s[0]
        xorps xmm0, [r9 + 144]                             ;    23.0 p0+p2   62 s[0]
        movaps [r13 + 80], xmm0                            ;    24.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 160]                            ;    22.0 p2      62 s[0]
        xorps xmm0, [r9 + 160]                             ;    25.0 p1+p2   62 s[0]
        movaps [r10 - 16], xmm0                            ;    26.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 176]                            ;    24.0 p2      62 s[0]
        xorps xmm0, [r9 + 176]                             ;    27.0 p5+p2   62 s[0]
        movaps [r13 + 96], xmm0                            ;    28.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 192]                            ;    26.0 p2      62 s[0]
        xorps xmm0, [r9 + 192]                             ;    29.0 p0+p2   62 s[0]
        movaps [r13 + 112], xmm0                           ;    30.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 208]                            ;    28.0 p2      62 s[0]
        xorps xmm0, [r9 + 208]                             ;    31.0 p1+p2   62 s[0]
        movaps [r14 - 128], xmm0                           ;    32.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 224]                            ;    30.0 p2      62 s[0]
        xorps xmm0, [r9 + 224]                             ;    33.0 p5+p2   62 s[0]
        movaps [r14 - 112], xmm0                           ;    34.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 240]                            ;    32.0 p2      62 s[0]
        xorps xmm0, [r9 + 240]                             ;    35.0 p0+p2   62 s[0]
        movaps [r14 - 96], xmm0                            ;    36.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 256]                            ;    34.0 p2      62 s[0]
        xorps xmm0, [r9 + 256]                             ;    37.0 p1+p2   62 s[0]
        movaps [r14 - 80], xmm0                            ;    38.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 272]                            ;    36.0 p2      62 s[0]
        xorps xmm0, [r9 + 272]                             ;    39.0 p5+p2   62 s[0]
        movaps [r14 - 64], xmm0                            ;    40.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 288]                            ;    38.0 p2      62 s[0]
        xorps xmm0, [r9 + 288]                             ;    41.0 p0+p2   62 s[0]
        movaps [r10 + 0], xmm0                             ;    42.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 304]                            ;    40.0 p2      62 s[0]
        xorps xmm0, [r9 + 304]                             ;    43.0 p1+p2   62 s[0]
        movaps [r14 - 48], xmm0                            ;    44.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 320]                            ;    42.0 p2      62 s[0]
        xorps xmm0, [r9 + 320]                             ;    45.0 p5+p2   62 s[0]
        movaps [r14 - 32], xmm0                            ;    46.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 336]                            ;    44.0 p2      62 s[0]
        xorps xmm0, [r9 + 336]                             ;    47.0 p0+p2   62 s[0]
        movaps [r14 - 16], xmm0                            ;    48.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 352]                            ;    46.0 p2      62 s[0]
        xorps xmm0, [r9 + 352]                             ;    49.0 p1+p2   62 s[0]
        movaps [r14 + 0], xmm0                             ;    50.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 368]                            ;    48.0 p2      62 s[0]
        xorps xmm0, [r9 + 368]                             ;    51.0 p5+p2   62 s[0]
        movaps [r14 + 16], xmm0                            ;    52.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 384]                            ;    50.0 p2      62 s[0]
        xorps xmm0, [r9 + 384]                             ;    53.0 p0+p2   62 s[0]
        movaps [r14 + 32], xmm0                            ;    54.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 400]                            ;    52.0 p2      62 s[0]
        xorps xmm0, [r9 + 400]                             ;    55.0 p1+p2   62 s[0]
        movaps [r14 + 48], xmm0                            ;    56.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 416]                            ;    54.0 p2      62 s[0]
        xorps xmm0, [r9 + 416]                             ;    57.0 p5+p2   62 s[0]
        movaps [r10 + 16], xmm0                            ;    58.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 432]                            ;    56.0 p2      62 s[0]
        xorps xmm0, [r9 + 432]                             ;    59.0 p0+p2   62 s[0]
        movaps [r14 + 64], xmm0                            ;    60.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 448]                            ;    58.0 p2      62 s[0]
        xorps xmm0, [r9 + 448]                             ;    61.0 p1+p2   62 s[0]
        movaps [r11 + 112], xmm0                           ;    62.0 p3+p4   63 rounds
        mov qword [rbp + 4152], r9                         ;    51.2 p3+p4   63 rounds
        movaps xmm0, [r8 + 464]                            ;    60.0 p2      62 s[0]
        xorps xmm0, [r9 + 464]                             ;    63.0 p5+p2   62 s[0]
        movaps [r14 + 80], xmm0                            ;    64.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 480]                            ;    62.0 p2      62 s[0]
        xorps xmm0, [r9 + 480]                             ;    65.0 p0+p2   62 s[0]
        movaps [r14 + 96], xmm0                            ;    66.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 496]                            ;    64.0 p2      62 s[0]
        xorps xmm0, [r9 + 496]                             ;    67.0 p1+p2   62 s[0]
        movaps [r14 + 112], xmm0                           ;    68.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 512]                            ;    66.0 p2      62 s[1]
        xorps xmm0, [r9 + 512]                             ;    69.0 p5+p2   62 s[1]
        movaps [r15 - 128], xmm0                           ;    70.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 528]                            ;    68.0 p2      62 s[1]
        xorps xmm0, [r9 + 528]                             ;    71.0 p0+p2   62 s[1]
        movaps [r15 - 112], xmm0                           ;    72.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 544]                            ;    70.0 p2      62 s[1]
        xorps xmm0, [r9 + 544]                             ;    73.0 p1+p2   62 s[1]
        movaps [r10 + 32], xmm0                            ;    74.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 560]                            ;    72.0 p2      62 s[1]
        xorps xmm0, [r9 + 560]                             ;    75.0 p5+p2   62 s[1]
        movaps [r15 - 96], xmm0                            ;    76.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 576]                            ;    74.0 p2      62 s[1]
        xorps xmm0, [r9 + 576]                             ;    77.0 p0+p2   62 s[1]
        movaps [r13 - 128], xmm0                           ;    78.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 592]                            ;    76.0 p2      62 s[1]
        xorps xmm0, [r9 + 592]                             ;    79.0 p1+p2   62 s[1]
        movaps [r15 - 80], xmm0                            ;    80.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 608]                            ;    78.0 p2      62 s[1]
        xorps xmm0, [r9 + 608]                             ;    81.0 p5+p2   62 s[1]
        movaps [r15 - 64], xmm0                            ;    82.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 624]                            ;    80.0 p2      62 s[1]
        xorps xmm0, [r9 + 624]                             ;    83.0 p0+p2   62 s[1]
        movaps [r15 - 48], xmm0                            ;    84.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 640]                            ;    82.0 p2      62 s[1]
        xorps xmm0, [r9 + 640]                             ;    85.0 p1+p2   62 s[1]
        movaps [r15 - 32], xmm0                            ;    86.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 656]                            ;    84.0 p2      62 s[1]
        xorps xmm0, [r9 + 656]                             ;    87.0 p5+p2   62 s[1]
        movaps [r15 - 16], xmm0                            ;    88.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 672]                            ;    86.0 p2      62 s[1]
        xorps xmm0, [r9 + 672]                             ;    89.0 p0+p2   62 s[1]
        movaps [r10 + 48], xmm0                            ;    90.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 688]                            ;    88.0 p2      62 s[1]
        xorps xmm0, [r9 + 688]                             ;    91.0 p1+p2   62 s[1]
        movaps [r15 + 0], xmm0                             ;    92.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 704]                            ;    90.0 p2      62 s[1]
        xorps xmm0, [r9 + 704]                             ;    93.0 p5+p2   62 s[1]
        movaps [r15 + 16], xmm0                            ;    94.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 720]                            ;    92.0 p2      62 s[1]
        xorps xmm0, [r9 + 720]                             ;    95.0 p0+p2   62 s[1]
        movaps [r15 + 32], xmm0                            ;    96.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 736]                            ;    94.0 p2      62 s[1]
        xorps xmm0, [r9 + 736]                             ;    97.0 p1+p2   62 s[1]
        movaps [r15 + 48], xmm0                            ;    98.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 752]                            ;    96.0 p2      62 s[1]
        xorps xmm0, [r9 + 752]                             ;    99.0 p5+p2   62 s[1]
        movaps [r15 + 64], xmm0                            ;   100.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 768]                            ;    98.0 p2      62 s[1]
        xorps xmm0, [r9 + 768]                             ;   101.0 p0+p2   62 s[1]
        movaps [r15 + 80], xmm0                            ;   102.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 784]                            ;   100.0 p2      62 s[1]
        xorps xmm0, [r9 + 784]                             ;   103.0 p1+p2   62 s[1]
        movaps [r15 + 96], xmm0                            ;   104.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 800]                            ;   102.0 p2      62 s[1]
        xorps xmm0, [r9 + 800]                             ;   105.0 p5+p2   62 s[1]
        movaps [r10 + 64], xmm0                            ;   106.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 816]                            ;   104.0 p2      62 s[1]
        xorps xmm0, [r9 + 816]                             ;   107.0 p0+p2   62 s[1]
        movaps [r15 + 112], xmm0                           ;   108.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 832]                            ;   106.0 p2      62 s[1]
        xorps xmm0, [r9 + 832]                             ;   109.0 p1+p2   62 s[1]
        movaps [rbp + 2944], xmm0                          ;   110.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 848]                            ;   108.0 p2      62 s[1]
        xorps xmm0, [r9 + 848]                             ;   111.0 p5+p2   62 s[1]
        movaps [rbp + 2960], xmm0                          ;   112.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 864]                            ;   110.0 p2      62 s[1]
        xorps xmm0, [r9 + 864]                             ;   113.0 p0+p2   62 s[1]
        movaps [rbp + 2976], xmm0                          ;   114.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 880]                            ;   112.0 p2      62 s[1]
        xorps xmm0, [r9 + 880]                             ;   115.0 p1+p2   62 s[1]
        movaps [rbp + 2992], xmm0                          ;   116.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 896]                            ;   114.0 p2      62 s[1]
        xorps xmm0, [r9 + 896]                             ;   117.0 p5+p2   62 s[1]
        movaps [rbp + 3008], xmm0                          ;   118.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 912]                            ;   116.0 p2      62 s[1]
        xorps xmm0, [r9 + 912]                             ;   119.0 p0+p2   62 s[1]
        movaps [rbp + 3024], xmm0                          ;   120.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 928]                            ;   118.0 p2      62 s[1]
        xorps xmm0, [r9 + 928]                             ;   121.0 p1+p2   62 s[1]
        movaps [r10 + 80], xmm0                            ;   122.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 944]                            ;   120.0 p2      62 s[1]
        xorps xmm0, [r9 + 944]                             ;   123.0 p5+p2   62 s[1]
        movaps [rbp + 3040], xmm0                          ;   124.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 960]                            ;   122.0 p2      62 s[1]
        xorps xmm0, [r9 + 960]                             ;   125.0 p0+p2   62 s[1]
        movaps [r13 - 112], xmm0                           ;   126.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 976]                            ;   124.0 p2      62 s[1]
        xorps xmm0, [r9 + 976]                             ;   127.0 p1+p2   62 s[1]
        movaps [rbp + 3056], xmm0                          ;   128.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 992]                            ;   126.0 p2      62 s[1]
        xorps xmm0, [r9 + 992]                             ;   129.0 p5+p2   62 s[1]
        movaps [rbp + 3072], xmm0                          ;   130.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1008]                           ;   128.0 p2      62 s[1]
        xorps xmm0, [r9 + 1008]                            ;   131.0 p0+p2   62 s[1]
        movaps [rbp + 3088], xmm0                          ;   132.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1024]                           ;   130.0 p2      62 s[2]
        xorps xmm0, [r9 + 1024]                            ;   133.0 p1+p2   62 s[2]
        movaps [rbp + 3104], xmm0                          ;   134.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1040]                           ;   132.0 p2      62 s[2]
        xorps xmm0, [r9 + 1040]                            ;   135.0 p5+p2   62 s[2]
        movaps [rbp + 3120], xmm0                          ;   136.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1056]                           ;   134.0 p2      62 s[2]
        xorps xmm0, [r9 + 1056]                            ;   137.0 p0+p2   62 s[2]
        movaps [r10 + 96], xmm0                            ;   138.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1072]                           ;   136.0 p2      62 s[2]
        xorps xmm0, [r9 + 1072]                            ;   139.0 p1+p2   62 s[2]
        movaps [rbp + 3136], xmm0                          ;   140.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1088]                           ;   138.0 p2      62 s[2]
        xorps xmm0, [r9 + 1088]                            ;   141.0 p5+p2   62 s[2]
        movaps [r13 - 96], xmm0                            ;   142.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1104]                           ;   140.0 p2      62 s[2]
        xorps xmm0, [r9 + 1104]                            ;   143.0 p0+p2   62 s[2]
        movaps [rbp + 3152], xmm0                          ;   144.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1120]                           ;   142.0 p2      62 s[2]
        xorps xmm0, [r9 + 1120]                            ;   145.0 p1+p2   62 s[2]
        movaps [rbp + 3168], xmm0                          ;   146.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1136]                           ;   144.0 p2      62 s[2]
        xorps xmm0, [r9 + 1136]                            ;   147.0 p5+p2   62 s[2]
        movaps [rbp + 3184], xmm0                          ;   148.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1152]                           ;   146.0 p2      62 s[2]
        xorps xmm0, [r9 + 1152]                            ;   149.0 p0+p2   62 s[2]
        movaps [rbp + 3200], xmm0                          ;   150.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1168]                           ;   148.0 p2      62 s[2]
        xorps xmm0, [r9 + 1168]                            ;   151.0 p1+p2   62 s[2]
        movaps [rbp + 3216], xmm0                          ;   152.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1184]                           ;   150.0 p2      62 s[2]
        xorps xmm0, [r9 + 1184]                            ;   153.0 p5+p2   62 s[2]
        movaps [r10 + 112], xmm0                           ;   154.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1200]                           ;   152.0 p2      62 s[2]
        xorps xmm0, [r9 + 1200]                            ;   155.0 p0+p2   62 s[2]
        movaps [rbp + 3232], xmm0                          ;   156.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1216]                           ;   154.0 p2      62 s[2]
        xorps xmm0, [r9 + 1216]                            ;   157.0 p1+p2   62 s[2]
        movaps [rbp + 3248], xmm0                          ;   158.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1232]                           ;   156.0 p2      62 s[2]
        xorps xmm0, [r9 + 1232]                            ;   159.0 p5+p2   62 s[2]
        movaps [rbp + 3264], xmm0                          ;   160.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1248]                           ;   158.0 p2      62 s[2]
        xorps xmm0, [r9 + 1248]                            ;   161.0 p0+p2   62 s[2]
        movaps [rbp + 3280], xmm0                          ;   162.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1264]                           ;   160.0 p2      62 s[2]
        xorps xmm0, [r9 + 1264]                            ;   163.0 p1+p2   62 s[2]
        movaps [rbp + 3296], xmm0                          ;   164.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1280]                           ;   162.0 p2      62 s[2]
        xorps xmm0, [r9 + 1280]                            ;   165.0 p5+p2   62 s[2]
        movaps [rbp + 3952], xmm0                          ;   166.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1296]                           ;   164.0 p2      62 s[2]
        xorps xmm0, [r9 + 1296]                            ;   167.0 p0+p2   62 s[2]
        movaps [rbp + 3968], xmm0                          ;   168.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1312]                           ;   166.0 p2      62 s[2]
        xorps xmm0, [r9 + 1312]                            ;   169.0 p1+p2   62 s[2]
        movaps [rbp + 3904], xmm0                          ;   170.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1328]                           ;   168.0 p2      62 s[2]
        xorps xmm0, [r9 + 1328]                            ;   171.0 p5+p2   62 s[2]
        movaps [rbp + 3312], xmm0                          ;   172.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1344]                           ;   170.0 p2      62 s[2]
        xorps xmm0, [r9 + 1344]                            ;   173.0 p0+p2   62 s[2]
        movaps [rbp + 3984], xmm0                          ;   174.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1360]                           ;   172.0 p2      62 s[2]
        xorps xmm0, [r9 + 1360]                            ;   175.0 p1+p2   62 s[2]
        movaps [rbp + 3328], xmm0                          ;   176.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1376]                           ;   174.0 p2      62 s[2]
        xorps xmm0, [r9 + 1376]                            ;   177.0 p5+p2   62 s[2]
        movaps [rbp + 3344], xmm0                          ;   178.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1392]                           ;   176.0 p2      62 s[2]
        xorps xmm0, [r9 + 1392]                            ;   179.0 p0+p2   62 s[2]
        movaps [rbp + 3360], xmm0                          ;   180.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1408]                           ;   178.0 p2      62 s[2]
        xorps xmm0, [r9 + 1408]                            ;   181.0 p1+p2   62 s[2]
        movaps [rbp + 3376], xmm0                          ;   182.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1424]                           ;   180.0 p2      62 s[2]
        xorps xmm0, [r9 + 1424]                            ;   183.0 p5+p2   62 s[2]
        movaps [rbp + 3392], xmm0                          ;   184.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1440]                           ;   182.0 p2      62 s[2]
        xorps xmm0, [r9 + 1440]                            ;   185.0 p0+p2   62 s[2]
        movaps [r11 - 128], xmm0                           ;   186.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1456]                           ;   184.0 p2      62 s[2]
        xorps xmm0, [r9 + 1456]                            ;   187.0 p1+p2   62 s[2]
        movaps [rbp + 3408], xmm0                          ;   188.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1472]                           ;   186.0 p2      62 s[2]
        xorps xmm0, [r9 + 1472]                            ;   189.0 p5+p2   62 s[2]
        movaps [r13 - 80], xmm0                            ;   190.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1488]                           ;   188.0 p2      62 s[2]
        xorps xmm0, [r9 + 1488]                            ;   191.0 p0+p2   62 s[2]
        movaps [rbp + 3424], xmm0                          ;   192.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1504]                           ;   190.0 p2      62 s[2]
        xorps xmm0, [r9 + 1504]                            ;   193.0 p1+p2   62 s[2]
        movaps [rbp + 3440], xmm0                          ;   194.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1520]                           ;   192.0 p2      62 s[2]
        xorps xmm0, [r9 + 1520]                            ;   195.0 p5+p2   62 s[2]
        movaps [rbp + 3456], xmm0                          ;   196.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1536]                           ;   194.0 p2      62 s[3]
        xorps xmm0, [r9 + 1536]                            ;   197.0 p0+p2   62 s[3]
        movaps [rbp + 3472], xmm0                          ;   198.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1552]                           ;   196.0 p2      62 s[3]
        xorps xmm0, [r9 + 1552]                            ;   199.0 p1+p2   62 s[3]
        movaps [rbp + 3488], xmm0                          ;   200.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1568]                           ;   198.0 p2      62 s[3]
        xorps xmm0, [r9 + 1568]                            ;   201.0 p5+p2   62 s[3]
        movaps [r11 - 112], xmm0                           ;   202.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1584]                           ;   200.0 p2      62 s[3]
        xorps xmm0, [r9 + 1584]                            ;   203.0 p0+p2   62 s[3]
        movaps [rbp + 3504], xmm0                          ;   204.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1600]                           ;   202.0 p2      62 s[3]
        xorps xmm0, [r9 + 1600]                            ;   205.0 p1+p2   62 s[3]
        movaps [r13 - 64], xmm0                            ;   206.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1616]                           ;   204.0 p2      62 s[3]
        xorps xmm0, [r9 + 1616]                            ;   207.0 p5+p2   62 s[3]
        movaps [rbp + 3520], xmm0                          ;   208.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1632]                           ;   206.0 p2      62 s[3]
        xorps xmm0, [r9 + 1632]                            ;   209.0 p0+p2   62 s[3]
        movaps [rbp + 3536], xmm0                          ;   210.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1648]                           ;   208.0 p2      62 s[3]
        xorps xmm0, [r9 + 1648]                            ;   211.0 p1+p2   62 s[3]
        movaps [rbp + 3552], xmm0                          ;   212.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1664]                           ;   210.0 p2      62 s[3]
        xorps xmm0, [r9 + 1664]                            ;   213.0 p5+p2   62 s[3]
        movaps [rbp + 4000], xmm0                          ;   214.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1680]                           ;   212.0 p2      62 s[3]
        xorps xmm0, [r9 + 1680]                            ;   215.0 p0+p2   62 s[3]
        movaps [rbp + 4016], xmm0                          ;   216.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1696]                           ;   214.0 p2      62 s[3]
        xorps xmm0, [r9 + 1696]                            ;   217.0 p1+p2   62 s[3]
        movaps [rbp + 3920], xmm0                          ;   218.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1712]                           ;   216.0 p2      62 s[3]
        xorps xmm0, [r9 + 1712]                            ;   219.0 p5+p2   62 s[3]
        movaps [rbp + 4032], xmm0                          ;   220.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1728]                           ;   218.0 p2      62 s[3]
        xorps xmm0, [r9 + 1728]                            ;   221.0 p0+p2   62 s[3]
        movaps [rbp + 4048], xmm0                          ;   222.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1744]                           ;   220.0 p2      62 s[3]
        xorps xmm0, [r9 + 1744]                            ;   223.0 p1+p2   62 s[3]
        movaps [rbp + 4064], xmm0                          ;   224.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1760]                           ;   222.0 p2      62 s[3]
        xorps xmm0, [r9 + 1760]                            ;   225.0 p5+p2   62 s[3]
        movaps [rbp + 4080], xmm0                          ;   226.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1776]                           ;   224.0 p2      62 s[3]
        xorps xmm0, [r9 + 1776]                            ;   227.0 p0+p2   62 s[3]
        movaps [rbp + 4096], xmm0                          ;   228.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1792]                           ;   226.0 p2      62 s[3]
        xorps xmm0, [r9 + 1792]                            ;   229.0 p1+p2   62 s[3]
        movaps [rbp + 3568], xmm0                          ;   230.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1808]                           ;   228.0 p2      62 s[3]
        xorps xmm0, [r9 + 1808]                            ;   231.0 p5+p2   62 s[3]
        movaps [rbp + 3584], xmm0                          ;   232.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1824]                           ;   230.0 p2      62 s[3]
        xorps xmm0, [r9 + 1824]                            ;   233.0 p0+p2   62 s[3]
        movaps [rbp + 3936], xmm0                          ;   234.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1840]                           ;   232.0 p2      62 s[3]
        xorps xmm0, [r9 + 1840]                            ;   235.0 p1+p2   62 s[3]
        movaps [rbp + 3600], xmm0                          ;   236.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1856]                           ;   234.0 p2      62 s[3]
        xorps xmm0, [r9 + 1856]                            ;   237.0 p5+p2   62 s[3]
        movaps [rbp + 4112], xmm0                          ;   238.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1872]                           ;   236.0 p2      62 s[3]
        xorps xmm0, [r9 + 1872]                            ;   239.0 p0+p2   62 s[3]
        movaps [rbp + 3616], xmm0                          ;   240.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1888]                           ;   238.0 p2      62 s[3]
        xorps xmm0, [r9 + 1888]                            ;   241.0 p1+p2   62 s[3]
        movaps [rbp + 3632], xmm0                          ;   242.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1904]                           ;   240.0 p2      62 s[3]
        xorps xmm0, [r9 + 1904]                            ;   243.0 p5+p2   62 s[3]
        movaps [rbp + 3648], xmm0                          ;   244.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1920]                           ;   242.0 p2      62 s[3]
        xorps xmm0, [r9 + 1920]                            ;   245.0 p0+p2   62 s[3]
        movaps [rbp + 3664], xmm0                          ;   246.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1936]                           ;   244.0 p2      62 s[3]
        xorps xmm0, [r9 + 1936]                            ;   247.0 p1+p2   62 s[3]
        movaps [rbp + 3680], xmm0                          ;   248.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1952]                           ;   246.0 p2      62 s[3]
        xorps xmm0, [r9 + 1952]                            ;   249.0 p5+p2   62 s[3]
        movaps [r11 - 96], xmm0                            ;   250.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1968]                           ;   248.0 p2      62 s[3]
        xorps xmm0, [r9 + 1968]                            ;   251.0 p0+p2   62 s[3]
        movaps [rbp + 3696], xmm0                          ;   252.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 1984]                           ;   250.0 p2      62 s[3]
        xorps xmm0, [r9 + 1984]                            ;   253.0 p1+p2   62 s[3]
        movaps [r13 - 48], xmm0                            ;   254.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 2000]                           ;   252.0 p2      62 s[3]
        xorps xmm0, [r9 + 2000]                            ;   255.0 p5+p2   62 s[3]
        movaps [rbp + 3712], xmm0                          ;   256.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 2016]                           ;   254.0 p2      62 s[3]
        xorps xmm0, [r9 + 2016]                            ;   257.0 p0+p2   62 s[3]
        movaps [rbp + 3728], xmm0                          ;   258.0 p3+p4   63 rounds
        movaps xmm0, [r8 + 2032]                           ;   256.0 p2      62 s[3]
        xorps xmm0, [r9 + 2032]                            ;   259.0 p1+p2   62 s[3]
        movaps [rbp + 3744], xmm0                          ;   260.0 p3+p4   63 rounds
        add r9, 0x4800                                     ;   249.0 p5      63 rounds
        mov qword [rbp + 4160], r9                         ;   250.0 p3+p4   63 rounds
        movdqa xmm0, [rbp + 4048]                          ;                    resident
        movdqa xmm1, [rbp + 4000]                          ;                    resident
        movdqa xmm2, [rbp + 4016]                          ;                    resident
        movdqa xmm3, [rbp + 4064]                          ;                    resident
        movdqa xmm4, [rbp + 4080]                          ;                    resident
        movdqa xmm5, [rbp + 4096]                          ;                    resident
        movdqa xmm6, [rbp + 4032]                          ;                    resident
        movdqa xmm7, [rbp + 3920]                          ;                    resident
        movdqa xmm8, [rbp + 3904]                          ;                    resident
        movdqa xmm9, [rbp + 3936]                          ;                    resident
        movdqa xmm10, [rbp + 3984]                         ;                    resident
        movdqa xmm11, [rbp + 4112]                         ;                    resident
        movdqa xmm12, [rbp + 3952]                         ;                    resident
        movdqa xmm13, [rbp + 3968]                         ;                    resident
        mov r8, qword [rbp + 4152]                         ;                    resident
        align 16
.rounds_2:
        movaps xmm14, [rel aes128_decrypt.T0_constants128] ;     0.0 p2      46 t[0] reload
        xorps xmm1, xmm14                                  ;     3.0 p0      46 t[0]
        xorps xmm2, xmm14                                  ;     3.0 p1      46 t[0]
        xorps xmm3, xmm14                                  ;     3.0 p5      46 t[0]
        xorps xmm4, xmm14                                  ;     3.0 p0      46 t[0]
        movaps xmm15, xmm14                                ;     3.0 p1      46 t[0] copy
        xorps xmm15, [r13 - 32]                            ;     4.0 p5+p2   46 t[0]
        movaps [rbp - 128], xmm9                           ;     1.8 p3+p4   46 t[1] spill
        movaps xmm9, xmm15                                 ;     5.0 p0      46 t[0] copy
        movaps [rdx + 48], xmm11                           ;     2.8 p3+p4   46 t[1] spill
        movaps xmm11, xmm1                                 ;     4.0 p1      46 t[0] copy
        xorps xmm1, xmm3                                   ;     4.0 p5      46 t[0]
        xorps xmm11, xmm2                                  ;     5.0 p0      46 t[0]
        movaps [rbp - 112], xmm8                           ;     3.8 p3+p4   46 t[0] spill
        movaps xmm8, xmm14                                 ;     3.5 p1      46 t[0] copy
        xorps xmm8, [r13 - 16]                             ;     4.5 p5+p2   46 t[0]
        xorps xmm9, xmm8                                   ;     6.0 p0      46 t[0]
        movaps [rdx + 96], xmm10                           ;     4.8 p3+p4   46 t[0] spill
        movaps xmm10, xmm9                                 ;     7.0 p1      46 t[0] copy
        xorps xmm10, [r13 + 48]                            ;     8.0 p5+p2   46 t[0]
        movaps [rdi - 80], xmm13                           ;     5.8 p3+p4   46 t[0] spill
        movaps xmm13, xmm9                                 ;     7.0 p0      46 t[0] copy
        xorps xmm13, [r11 + 96]                            ;     8.0 p1+p2   46 t[0]
        movaps [rcx - 80], xmm12                           ;     6.8 p3+p4   46 t[0] spill
        movaps xmm12, xmm10                                ;     9.0 p5      46 t[0] copy
        movaps [rdx + 112], xmm1                           ;     7.8 p3+p4   46 t[0] spill
        movaps xmm1, xmm10                                 ;     9.0 p0      46 t[0] copy
        movaps [rbp - 80], xmm4                            ;     8.8 p3+p4   46 t[0] spill
        movaps xmm4, xmm13                                 ;     9.0 p1      46 t[0] copy
        movaps [rbp + 16], xmm7                            ;     9.8 p3+p4   46 t[0] spill
        movaps xmm7, xmm8                                  ;     7.5 p5      46 t[0] copy
        xorps xmm7, [r11 + 96]                             ;     8.5 p0+p2   46 t[0]
        movaps [rcx - 112], xmm6                           ;    10.8 p3+p4   46 t[0] spill
        movaps xmm6, xmm7                                  ;     9.5 p1      46 t[0] copy
        movaps [rdx + 64], xmm5                            ;    11.8 p3+p4   46 t[0] spill
        movaps xmm5, xmm8                                  ;     8.8 p5      46 t[0] copy
        movaps [rbp - 48], xmm11                           ;    12.8 p3+p4   46 t[0] spill
        movaps xmm11, xmm8                                 ;     9.2 p0      46 t[0] copy
        movaps [rbp - 16], xmm3                            ;    13.8 p3+p4   46 t[0] spill
        movaps xmm3, xmm8                                  ;     9.8 p1      46 t[0] copy
        movaps [rdi - 64], xmm0                            ;    14.8 p3+p4   46 t[0] spill
        movaps xmm0, xmm2                                  ;    10.2 p5      46 t[0] copy
        xorps xmm0, [rdi - 64]                             ;    17.8 p0+p2   46 t[0]
        movaps [rdx - 80], xmm2                            ;    15.8 p3+p4   46 t[0] spill
        movaps xmm2, xmm14                                 ;    11.0 p1      46 t[0] copy
        xorps xmm2, [r13 + 16]                             ;    12.0 p5+p2   46 t[0]
        xorps xmm15, xmm2                                  ;    13.0 p0      46 t[0]
        xorps xmm6, xmm2                                   ;    13.0 p1      46 t[0]
        xorps xmm3, xmm15                                  ;    14.0 p5      46 t[0]
        movaps xmm2, xmm3                                  ;    15.0 p0      46 t[0] copy
        movaps [rdx - 16], xmm0                            ;    18.8 p3+p4   46 t[0] spill
        movaps xmm0, xmm6                                  ;    14.0 p1      46 t[0] copy
        xorps xmm0, [r13 + 0]                              ;    15.0 p5+p2   46 t[0]
        xorps xmm12, xmm0                                  ;    16.0 p0      46 t[0]
        andps xmm11, xmm0                                  ;    16.0 p1      46 t[0]
        movaps [rsi - 128], xmm10                          ;    17.8 p3+p4   46 t[0] spill
        movaps xmm10, xmm6                                 ;    14.2 p5      46 t[0] copy
        xorps xmm10, [r10 - 32]                            ;    15.2 p0+p2   46 t[0]
        xorps xmm5, xmm10                                  ;    16.2 p1      46 t[0]
        andps xmm1, xmm5                                   ;    17.2 p5      46 t[0]
        xorps xmm9, xmm10                                  ;    16.2 p0      46 t[0]
        movaps [rsi - 96], xmm5                            ;    18.8 p3+p4   46 t[0] spill
        movaps xmm5, xmm6                                  ;    16.0 p1      46 t[0] copy
        movaps [rdx + 80], xmm8                            ;    19.8 p3+p4   46 t[0] spill
        movaps xmm8, xmm10                                 ;    16.2 p5      46 t[0] copy
        orps xmm8, xmm12                                   ;    17.2 p0      46 t[0]
        xorps xmm1, xmm8                                   ;    18.2 p1      46 t[0]
        movaps [rbp + 96], xmm3                            ;    20.8 p3+p4   46 t[0] spill
        movaps xmm3, xmm12                                 ;    17.2 p5      46 t[0] copy
        xorps xmm3, xmm9                                   ;    18.2 p0      46 t[0]
        andps xmm5, xmm3                                   ;    19.2 p1      46 t[0]
        xorps xmm8, xmm5                                   ;    20.2 p5      46 t[0]
        xorps xmm5, xmm11                                  ;    20.2 p0      46 t[0]
        movaps [rdx - 64], xmm3                            ;    21.8 p3+p4   46 t[0] spill
        movaps xmm3, xmm0                                  ;    19.0 p1      46 t[0] copy
        movaps [rsi - 80], xmm0                            ;    22.8 p3+p4   46 t[0] spill
        movaps xmm0, xmm9                                  ;    19.2 p5      46 t[0] copy
        orps xmm0, [r10 - 32]                              ;    20.2 p0+p2   46 t[0]
        xorps xmm1, xmm0                                   ;    21.2 p1      46 t[0]
        xorps xmm5, xmm0                                   ;    21.2 p5      46 t[0]
        movaps xmm0, xmm9                                  ;    20.5 p0      46 t[0] copy
        movaps [rdx - 48], xmm13                           ;    23.8 p3+p4   46 t[0] spill
        movaps xmm13, xmm1                                 ;    22.2 p1      46 t[0] copy
        movaps [rsi - 112], xmm10                          ;    24.8 p3+p4   46 t[0] spill
        movaps xmm10, xmm15                                ;    21.2 p5      46 t[0] copy
        movaps [rbp - 32], xmm6                            ;    25.8 p3+p4   46 t[0] spill
        movaps xmm6, xmm15                                 ;    21.5 p0      46 t[0] copy
        movaps [rbp + 32], xmm12                           ;    26.8 p3+p4   46 t[0] spill
        movaps xmm12, [rdx - 64]                           ;    22.0 p2      46 t[0]
        movaps [rbp - 96], xmm15                           ;    27.8 p3+p4   46 t[0] spill
        movaps xmm15, [rdx - 64]                           ;    23.0 p2      46 t[0]
        movaps [rdx - 64], xmm15                           ;    28.8 p3+p4   46 t[0] spill
        movaps xmm15, [rdx - 16]                           ;    24.0 p2      46 t[0]
        xorps xmm15, [rbp - 16]                            ;    27.0 p1+p2   46 t[0]
        movaps [rbp - 16], xmm15                           ;    29.8 p3+p4   46 t[0] spill
        movaps xmm15, xmm14                                ;    23.8 p5      46 t[0] copy
        xorps xmm15, [r13 + 32]                            ;    26.0 p0+p2   46 t[0]
        xorps xmm7, xmm15                                  ;    27.0 p1      46 t[0]
        xorps xmm11, xmm15                                 ;    27.0 p5      46 t[0]
        xorps xmm8, xmm11                                  ;    28.0 p0      46 t[0]
        xorps xmm13, xmm11                                 ;    28.0 p1      46 t[0]
        orps xmm2, xmm7                                    ;    28.0 p5      46 t[0]
        xorps xmm8, xmm2                                   ;    29.0 p0      46 t[0]
        xorps xmm3, xmm7                                   ;    28.0 p1      46 t[0]
        xorps xmm0, xmm7                                   ;    28.0 p5      46 t[0]
        orps xmm10, xmm3                                   ;    29.0 p0      46 t[0]
        xorps xmm13, xmm10                                 ;    30.0 p1      46 t[0]
        xorps xmm12, xmm3                                  ;    29.0 p5      46 t[0]
        andps xmm6, xmm3                                   ;    29.0 p0      46 t[0]
        xorps xmm5, xmm6                                   ;    30.0 p1      46 t[0]
        andps xmm4, xmm12                                  ;    30.0 p5      46 t[0]
        xorps xmm13, xmm4                                  ;    31.0 p0      46 t[0]
        movaps xmm2, xmm15                                 ;    29.2 p1      46 t[0] copy
        orps xmm2, xmm0                                    ;    30.2 p5      46 t[0]
        xorps xmm1, xmm2                                   ;    31.2 p0      46 t[0]
        movaps xmm2, xmm8                                  ;    30.2 p1      46 t[0] copy
        andps xmm2, xmm13                                  ;    32.0 p5      46 t[0]
        xorps xmm1, xmm2                                   ;    33.0 p0      46 t[0]
        andps xmm2, xmm1                                   ;    34.0 p1      46 t[0]
        xorps xmm5, xmm2                                   ;    35.0 p5      46 t[0]
        xorps xmm8, xmm1                                   ;    34.0 p0      46 t[0]
        movaps xmm2, xmm13                                 ;    32.2 p1      46 t[0] copy
        andps xmm2, xmm5                                   ;    36.0 p5      46 t[0]
        xorps xmm8, xmm2                                   ;    37.0 p0      46 t[0]
        movaps xmm2, [rbp + 32]                            ;    31.0 p2      46 t[0] reload
        andps xmm2, xmm8                                   ;    38.0 p1      46 t[0]
        movaps xmm4, xmm1                                  ;    34.0 p5      46 t[0] copy
        andps xmm1, xmm8                                   ;    38.0 p0      46 t[0]
        xorps xmm13, xmm1                                  ;    39.0 p1      46 t[0]
        andps xmm9, xmm13                                  ;    40.0 p5      46 t[0]
        movaps xmm1, [rsi - 112]                           ;    32.5 p2      46 t[0] reload
        andps xmm1, xmm8                                   ;    38.0 p0      46 t[0]
        movaps xmm6, xmm5                                  ;    36.0 p1      46 t[0] copy
        andps xmm6, xmm8                                   ;    38.0 p5      46 t[0]
        xorps xmm4, xmm6                                   ;    39.0 p0      46 t[0]
        andps xmm3, xmm4                                   ;    40.0 p1      46 t[0]
        xorps xmm3, xmm2                                   ;    41.0 p5      46 t[0]
        xorps xmm3, xmm9                                   ;    42.0 p0      46 t[0]
        movaps xmm6, [rbp - 96]                            ;    34.5 p2      46 t[0] reload
        andps xmm6, xmm4                                   ;    40.0 p1      46 t[0]
        movaps xmm10, xmm8                                 ;    38.0 p5      46 t[0] copy
        xorps xmm10, xmm13                                 ;    40.0 p0      46 t[0]
        movaps xmm11, [rdx - 64]                           ;    36.0 p2      46 t[0] reload
        andps xmm11, xmm10                                 ;    41.0 p1      46 t[0]
        movaps [rdx - 64], xmm1                            ;    39.0 p3+p4   46 t[0] spill
        movaps xmm1, [rbp - 32]                            ;    37.0 p2      46 t[0] reload
        andps xmm1, xmm10                                  ;    41.0 p5      46 t[0]
        xorps xmm10, xmm4                                  ;    41.0 p0      46 t[0]
        andps xmm12, xmm10                                 ;    42.0 p1      46 t[0]
        xorps xmm11, xmm12                                 ;    43.0 p5      46 t[0]
        xorps xmm12, xmm3                                  ;    43.0 p0      46 t[0]
        xorps xmm2, xmm11                                  ;    44.0 p1      46 t[0]
        xorps xmm9, xmm11                                  ;    44.0 p5      46 t[0]
        movaps xmm11, [rdx - 48]                           ;    39.5 p2      46 t[0] reload
        andps xmm11, xmm10                                 ;    42.5 p0      46 t[0]
        movaps xmm14, xmm13                                ;    41.2 p1      46 t[0] copy
        orps xmm13, xmm10                                  ;    42.0 p5      46 t[0]
        xorps xmm5, xmm13                                  ;    43.0 p0      46 t[0]
        xorps xmm4, xmm5                                   ;    44.0 p1      46 t[0]
        andps xmm7, xmm4                                   ;    45.0 p5      46 t[0]
        xorps xmm3, xmm7                                   ;    46.0 p0      46 t[0]
        movaps xmm7, [rbp + 96]                            ;    41.5 p2      46 t[0] reload
        andps xmm7, xmm4                                   ;    45.0 p1      46 t[0]
        xorps xmm8, xmm5                                   ;    44.0 p5      46 t[0]
        xorps xmm6, xmm7                                   ;    46.0 p0      46 t[0]
        xorps xmm10, xmm8                                  ;    45.0 p1      46 t[0]
        andps xmm15, xmm10                                 ;    46.0 p5      46 t[0]
        andps xmm0, xmm10                                  ;    46.0 p0      46 t[0]
        movaps xmm4, [rsi - 80]                            ;    43.2 p2      46 t[0] reload
        andps xmm4, xmm5                                   ;    46.2 p1      46 t[0]
        xorps xmm12, xmm4                                  ;    47.2 p5      46 t[0]
        movaps xmm4, [rdx + 80]                            ;    44.2 p2      46 t[0] reload
        andps xmm4, xmm5                                   ;    47.2 p0      46 t[0]
        xorps xmm7, xmm4                                   ;    48.2 p1      46 t[0]
        movaps xmm4, [rsi - 128]                           ;    45.2 p2      46 t[0] reload
        andps xmm4, xmm8                                   ;    48.2 p5      46 t[0]
        movaps xmm5, [rsi - 96]                            ;    46.2 p2      46 t[0] reload
        andps xmm5, xmm8                                   ;    49.2 p0      46 t[0]
        xorps xmm12, xmm4                                  ;    49.2 p1      46 t[0]
        xorps xmm2, xmm4                                   ;    49.2 p5      46 t[0]
        xorps xmm11, xmm7                                  ;    49.2 p0      46 t[0]
        xorps xmm1, xmm7                                   ;    49.2 p1      46 t[0]
        xorps xmm15, xmm9                                  ;    48.8 p5      46 t[0]
        xorps xmm11, xmm5                                  ;    50.2 p0      46 t[0]
        xorps xmm15, xmm5                                  ;    50.2 p1      46 t[0]
        xorps xmm6, xmm12                                  ;    50.2 p5      46 t[0]
        xorps xmm2, xmm11                                  ;    51.2 p0      46 t[0]
        xorps xmm6, xmm2                                   ;    52.2 p1      46 t[0]
        xorps xmm15, xmm6                                  ;    53.2 p5      46 t[0]
        andps xmm14, [r10 - 32]                            ;    51.0 p0+p2   46 t[0]
        xorps xmm6, xmm14                                  ;    53.2 p1      46 t[0]
        xorps xmm1, xmm6                                   ;    54.2 p5      46 t[0]
        xorps xmm3, xmm1                                   ;    55.2 p0      46 t[0]
        movaps xmm14, [rbp - 48]                           ;    49.5 p2      46 t[0]
        xorps xmm14, [rdx + 64]                            ;    52.5 p1+p2   46 t[0]
        movaps xmm4, xmm14                                 ;    53.5 p5      46 t[0] copy
        movaps xmm5, xmm14                                 ;    53.5 p0      46 t[0] copy
        movaps xmm7, [rbp - 16]                            ;    51.5 p2      46 t[0]
        xorps xmm7, [rcx - 112]                            ;    54.5 p1+p2   46 t[0]
        xorps xmm4, xmm7                                   ;    55.5 p5      46 t[0]
        movaps xmm8, [rbp - 48]                            ;    53.5 p2      46 t[0]
        xorps xmm8, [rdi - 64]                             ;    56.5 p0+p2   46 t[0]
        movaps xmm10, xmm7                                 ;    55.5 p1      46 t[0] copy
        movaps xmm13, [rdx - 80]                           ;    55.5 p2      46 t[0] reload
        andps xmm10, xmm13                                 ;    58.5 p5      46 t[0]
        movaps [rdi - 64], xmm6                            ;    54.2 p3+p4   46 t[0] spill
        movaps xmm6, xmm7                                  ;    55.5 p0      46 t[0] copy
        movaps [rcx - 112], xmm12                          ;    53.5 p3+p4   46 t[0] spill
        movaps xmm12, xmm8                                 ;    57.5 p1      46 t[0] copy
        movaps [rdx + 64], xmm0                            ;    54.5 p3+p4   46 t[0] spill
        movaps xmm0, xmm10                                 ;    59.5 p5      46 t[0] copy
        xorps xmm0, [rbp - 80]                             ;    60.5 p0+p2   46 t[0]
        movaps [rsi - 96], xmm9                            ;    55.5 p3+p4   46 t[0] spill
        movaps xmm9, xmm4                                  ;    56.5 p1      46 t[0] copy
        movaps [rsi - 128], xmm3                           ;    56.5 p3+p4   46 t[0] spill
        movaps xmm3, xmm4                                  ;    56.8 p5      46 t[0] copy
        movaps [rdx + 80], xmm2                            ;    57.5 p3+p4   46 t[0] spill
        movaps xmm2, xmm13                                 ;    58.5 p0      46 t[0] copy
        movaps [rsi - 80], xmm15                           ;    58.5 p3+p4   46 t[0] spill
        movaps xmm15, xmm13                                ;    58.5 p1      46 t[0] copy
        xorps xmm15, [rdx + 112]                           ;    59.5 p5+p2   46 t[0]
        movaps [rdx - 80], xmm1                            ;    59.5 p3+p4   46 t[0] spill
        movaps xmm1, xmm15                                 ;    60.5 p0      46 t[0] copy
        movaps [rbp + 96], xmm11                           ;    60.5 p3+p4   46 t[0] spill
        movaps xmm11, xmm0                                 ;    61.5 p1      46 t[0] copy
        movaps [rdx - 48], xmm14                           ;    61.5 p3+p4   46 t[0] spill
        movaps xmm14, [rbp - 16]                           ;    58.5 p2      46 t[0]
        xorps xmm14, [rbp + 16]                            ;    61.5 p5+p2   46 t[0]
        xorps xmm2, xmm14                                  ;    62.5 p0      46 t[0]
        andps xmm5, xmm2                                   ;    63.5 p1      46 t[0]
        orps xmm3, xmm14                                   ;    62.5 p5      46 t[0]
        xorps xmm5, xmm3                                   ;    64.5 p0      46 t[0]
        xorps xmm11, xmm3                                  ;    63.5 p1      46 t[0]
        movaps xmm3, xmm14                                 ;    62.5 p5      46 t[0] copy
        xorps xmm3, [rbp - 48]                             ;    63.5 p0+p2   46 t[0]
        xorps xmm9, xmm3                                   ;    64.5 p1      46 t[0]
        movaps [rbp - 48], xmm2                            ;    63.5 p3+p4   46 t[0] spill
        movaps xmm2, xmm3                                  ;    64.5 p5      46 t[0] copy
        orps xmm2, [rbp + 16]                              ;    65.5 p0+p2   46 t[0]
        xorps xmm5, xmm2                                   ;    66.5 p1      46 t[0]
        xorps xmm10, xmm2                                  ;    66.5 p5      46 t[0]
        xorps xmm0, xmm5                                   ;    67.5 p0      46 t[0]
        movaps xmm2, xmm3                                  ;    64.5 p1      46 t[0] copy
        movaps [rbp - 32], xmm13                           ;    63.5 p3+p4   46 t[0] spill
        movaps xmm13, xmm9                                 ;    65.5 p5      46 t[0] copy
        andps xmm13, [rbp - 16]                            ;    66.5 p0+p2   46 t[0]
        xorps xmm11, xmm13                                 ;    67.5 p1      46 t[0]
        xorps xmm10, xmm13                                 ;    67.5 p5      46 t[0]
        movaps xmm13, xmm9                                 ;    65.5 p0      46 t[0] copy
        movaps [rbp - 96], xmm15                           ;    64.5 p3+p4   46 t[0] spill
        movaps xmm15, [rdx - 16]                           ;    64.2 p2      46 t[0]
        xorps xmm15, [rbp - 80]                            ;    67.2 p1+p2   46 t[0]
        orps xmm1, xmm15                                   ;    68.2 p5      46 t[0]
        xorps xmm11, xmm1                                  ;    69.2 p0      46 t[0]
        xorps xmm6, xmm15                                  ;    68.2 p1      46 t[0]
        xorps xmm2, xmm15                                  ;    68.2 p5      46 t[0]
        xorps xmm13, xmm6                                  ;    69.2 p0      46 t[0]
        andps xmm12, xmm13                                 ;    70.2 p1      46 t[0]
        xorps xmm0, xmm12                                  ;    71.2 p5      46 t[0]
        movaps xmm1, xmm2                                  ;    69.2 p0      46 t[0] copy
        movaps xmm12, [rbp - 80]                           ;    66.8 p2      46 t[0] reload
        orps xmm1, xmm12                                   ;    70.2 p1      46 t[0]
        xorps xmm5, xmm1                                   ;    71.2 p5      46 t[0]
        movaps xmm1, xmm11                                 ;    70.2 p0      46 t[0] copy
        movaps [rbp - 80], xmm2                            ;    69.2 p3+p4   46 t[0] spill
        movaps xmm2, xmm6                                  ;    69.2 p1      46 t[0] copy
        orps xmm2, [rdx + 112]                             ;    70.2 p5+p2   46 t[0]
        xorps xmm0, xmm2                                   ;    72.2 p0      46 t[0]
        andps xmm1, xmm0                                   ;    73.2 p1      46 t[0]
        xorps xmm5, xmm1                                   ;    74.2 p5      46 t[0]
        andps xmm1, xmm5                                   ;    75.2 p0      46 t[0]
        xorps xmm10, xmm1                                  ;    76.2 p1      46 t[0]
        xorps xmm11, xmm5                                  ;    75.2 p5      46 t[0]
        movaps xmm1, xmm6                                  ;    72.0 p0      46 t[0] copy
        movaps xmm2, [rdx + 112]                           ;    70.2 p2      46 t[0] reload
        andps xmm1, xmm2                                   ;    73.2 p1      46 t[0]
        xorps xmm10, xmm1                                  ;    77.2 p5      46 t[0]
        movaps xmm1, xmm0                                  ;    73.2 p0      46 t[0] copy
        andps xmm1, xmm10                                  ;    78.2 p1      46 t[0]
        xorps xmm11, xmm1                                  ;    79.2 p5      46 t[0]
        andps xmm4, xmm11                                  ;    80.2 p0      46 t[0]
        andps xmm14, xmm11                                 ;    80.2 p1      46 t[0]
        movaps xmm1, xmm5                                  ;    75.2 p5      46 t[0] copy
        andps xmm5, xmm11                                  ;    80.2 p0      46 t[0]
        xorps xmm0, xmm5                                   ;    81.2 p1      46 t[0]
        andps xmm3, xmm0                                   ;    82.2 p5      46 t[0]
        movaps xmm5, xmm10                                 ;    78.2 p0      46 t[0] copy
        andps xmm5, xmm11                                  ;    80.2 p1      46 t[0]
        xorps xmm1, xmm5                                   ;    81.2 p5      46 t[0]
        andps xmm2, xmm1                                   ;    82.2 p0      46 t[0]
        andps xmm6, xmm1                                   ;    82.2 p1      46 t[0]
        xorps xmm6, xmm4                                   ;    83.2 p5      46 t[0]
        xorps xmm6, xmm3                                   ;    84.2 p0      46 t[0]
        movaps xmm5, xmm11                                 ;    80.2 p1      46 t[0] copy
        xorps xmm5, xmm0                                   ;    82.2 p5      46 t[0]
        andps xmm9, xmm5                                   ;    83.2 p0      46 t[0]
        movaps [rdx + 112], xmm14                          ;    81.2 p3+p4   46 t[0] spill
        movaps xmm14, xmm0                                 ;    82.2 p1      46 t[0] copy
        andps xmm14, [rbp + 16]                            ;    83.2 p5+p2   46 t[0]
        movaps [rbp + 16], xmm6                            ;    85.2 p3+p4   46 t[0] spill
        movaps xmm6, xmm1                                  ;    82.2 p0      46 t[0] copy
        xorps xmm6, xmm5                                   ;    83.2 p1      46 t[0]
        orps xmm0, xmm6                                    ;    84.2 p5      46 t[0]
        xorps xmm10, xmm0                                  ;    85.2 p0      46 t[0]
        andps xmm13, xmm6                                  ;    84.2 p1      46 t[0]
        andps xmm8, xmm6                                   ;    84.2 p5      46 t[0]
        xorps xmm9, xmm13                                  ;    85.2 p0      46 t[0]
        xorps xmm4, xmm9                                   ;    86.2 p1      46 t[0]
        xorps xmm3, xmm9                                   ;    86.2 p5      46 t[0]
        xorps xmm1, xmm10                                  ;    86.2 p0      46 t[0]
        andps xmm15, xmm1                                  ;    87.2 p1      46 t[0]
        movaps xmm0, [rbp - 96]                            ;    83.5 p2      46 t[0] reload
        andps xmm0, xmm1                                   ;    87.2 p5      46 t[0]
        andps xmm7, xmm10                                  ;    86.2 p0      46 t[0]
        xorps xmm13, xmm7                                  ;    87.2 p1      46 t[0]
        xorps xmm11, xmm10                                 ;    86.2 p5      46 t[0]
        movaps xmm1, [rbp - 32]                            ;    84.8 p2      46 t[0] reload
        andps xmm1, xmm10                                  ;    87.8 p0      46 t[0]
        xorps xmm1, xmm0                                   ;    88.8 p1      46 t[0]
        xorps xmm2, xmm0                                   ;    88.2 p5      46 t[0]
        xorps xmm6, xmm11                                  ;    87.2 p0      46 t[0]
        xorps xmm8, xmm1                                   ;    89.8 p1      46 t[0]
        andps xmm12, xmm6                                  ;    88.2 p5      46 t[0]
        movaps xmm0, [rbp - 80]                            ;    86.5 p2      46 t[0] reload
        andps xmm0, xmm6                                   ;    89.5 p0      46 t[0]
        movaps xmm6, [rdx - 48]                            ;    87.5 p2      46 t[0] reload
        andps xmm6, xmm11                                  ;    90.5 p1      46 t[0]
        movaps xmm7, [rbp - 48]                            ;    88.5 p2      46 t[0] reload
        andps xmm7, xmm11                                  ;    91.5 p5      46 t[0]
        xorps xmm13, xmm6                                  ;    91.5 p0      46 t[0]
        xorps xmm4, xmm6                                   ;    91.5 p1      46 t[0]
        xorps xmm8, xmm7                                   ;    92.5 p5      46 t[0]
        xorps xmm12, xmm7                                  ;    92.5 p0      46 t[0]
        xorps xmm12, xmm3                                  ;    93.5 p1      46 t[0]
        xorps xmm3, xmm0                                   ;    90.5 p5      46 t[0]
        xorps xmm4, xmm8                                   ;    93.5 p0      46 t[0]
        xorps xmm2, xmm4                                   ;    94.5 p1      46 t[0]
        andps xmm5, [rbp - 16]                             ;    91.2 p5+p2   46 t[0]
        xorps xmm1, xmm5                                   ;    92.2 p0      46 t[0]
        movaps xmm0, [rbp + 16]                            ;    91.0 p2      46 t[0] reload
        xorps xmm13, xmm0                                  ;    94.0 p1      46 t[0]
        xorps xmm15, xmm0                                  ;    94.0 p5      46 t[0]
        xorps xmm2, xmm13                                  ;    95.5 p0      46 t[0]
        xorps xmm14, xmm2                                  ;    96.5 p1      46 t[0]
        xorps xmm12, xmm2                                  ;    96.5 p5      46 t[0]
        xorps xmm1, xmm14                                  ;    97.5 p0      46 t[0]
        xorps xmm15, xmm1                                  ;    98.5 p1      46 t[0]
        xorps xmm3, xmm15                                  ;    99.5 p5      46 t[0]
        movaps xmm0, [rcx - 80]                            ;    92.8 p2      46 t[0]
        movaps xmm2, [rel aes128_decrypt.T0_constants128]  ;    93.8 p2      46 t[0] reload
        xorps xmm0, xmm2                                   ;    96.8 p0      46 t[0]
        movaps xmm5, xmm0                                  ;    97.8 p1      46 t[0] copy
        movaps xmm6, [rdi - 80]                            ;    94.8 p2      46 t[0]
        xorps xmm6, xmm2                                   ;    97.8 p5      46 t[0]
        xorps xmm5, xmm6                                   ;    98.8 p0      46 t[0]
        movaps xmm7, xmm5                                  ;    99.8 p1      46 t[0] copy
        xorps xmm7, [rbp + 3360]                           ;   100.8 p5+p2   46 t[0]
        movaps xmm9, xmm5                                  ;    99.8 p0      46 t[0] copy
        movaps xmm10, [rdx + 96]                           ;    96.8 p2      46 t[0] reload
        xorps xmm9, xmm10                                  ;   100.8 p1      46 t[0]
        movaps xmm11, xmm7                                 ;   101.8 p5      46 t[0] copy
        movaps [rdi - 80], xmm14                           ;    97.5 p3+p4   46 t[0] spill
        movaps xmm14, xmm7                                 ;   101.8 p0      46 t[0] copy
        xorps xmm10, xmm6                                  ;    99.8 p1      46 t[0]
        movaps [rdx + 96], xmm13                           ;    97.0 p3+p4   46 t[0] spill
        movaps xmm13, xmm10                                ;   100.8 p5      46 t[0] copy
        movaps [rcx - 80], xmm15                           ;    99.5 p3+p4   46 t[0] spill
        movaps xmm15, xmm9                                 ;   101.8 p0      46 t[0] copy
        movaps [rbp + 16], xmm4                            ;    99.0 p3+p4   46 t[0] spill
        movaps xmm4, xmm6                                  ;    99.0 p1      46 t[0] copy
        movaps [rbp - 16], xmm12                           ;   100.0 p3+p4   46 t[0] spill
        movaps xmm12, xmm6                                 ;    99.2 p5      46 t[0] copy
        movaps [rbp - 48], xmm8                            ;   101.0 p3+p4   46 t[0] spill
        movaps xmm8, xmm6                                  ;    99.8 p0      46 t[0] copy
        movaps [rdx - 48], xmm1                            ;   102.0 p3+p4   46 t[0] spill
        movaps xmm1, xmm2                                  ;   100.0 p1      46 t[0] copy
        xorps xmm1, [rbp + 3328]                           ;   101.0 p5+p2   46 t[0]
        xorps xmm0, xmm1                                   ;   102.0 p0      46 t[0]
        xorps xmm13, xmm1                                  ;   102.0 p1      46 t[0]
        xorps xmm8, xmm0                                   ;   103.0 p5      46 t[0]
        movaps xmm1, xmm8                                  ;   104.0 p0      46 t[0] copy
        movaps [rbp - 80], xmm3                            ;   103.0 p3+p4   46 t[0] spill
        movaps xmm3, xmm13                                 ;   103.0 p1      46 t[0] copy
        xorps xmm3, [rbp + 3312]                           ;   104.0 p5+p2   46 t[0]
        xorps xmm11, xmm3                                  ;   105.0 p0      46 t[0]
        andps xmm12, xmm3                                  ;   105.0 p1      46 t[0]
        movaps [rbp - 32], xmm7                            ;   104.0 p3+p4   46 t[0] spill
        movaps xmm7, xmm13                                 ;   103.2 p5      46 t[0] copy
        xorps xmm7, [rbp - 112]                            ;   104.2 p0+p2   46 t[0]
        xorps xmm4, xmm7                                   ;   105.2 p1      46 t[0]
        andps xmm14, xmm4                                  ;   106.2 p5      46 t[0]
        xorps xmm5, xmm7                                   ;   105.2 p0      46 t[0]
        movaps [rbp - 96], xmm4                            ;   106.2 p3+p4   46 t[0] spill
        movaps xmm4, xmm13                                 ;   105.0 p1      46 t[0] copy
        movaps [rdx - 16], xmm6                            ;   106.0 p3+p4   46 t[0] spill
        movaps xmm6, xmm7                                  ;   105.2 p5      46 t[0] copy
        orps xmm6, xmm11                                   ;   106.2 p0      46 t[0]
        xorps xmm14, xmm6                                  ;   107.2 p1      46 t[0]
        movaps [rsi - 112], xmm8                           ;   107.0 p3+p4   46 t[0] spill
        movaps xmm8, xmm11                                 ;   106.2 p5      46 t[0] copy
        xorps xmm8, xmm5                                   ;   107.2 p0      46 t[0]
        andps xmm4, xmm8                                   ;   108.2 p1      46 t[0]
        xorps xmm6, xmm4                                   ;   109.2 p5      46 t[0]
        xorps xmm4, xmm12                                  ;   109.2 p0      46 t[0]
        movaps [rbp + 32], xmm8                            ;   108.2 p3+p4   46 t[0] spill
        movaps xmm8, xmm3                                  ;   108.0 p1      46 t[0] copy
        movaps [rcx - 64], xmm3                            ;   109.0 p3+p4   46 t[0] spill
        movaps xmm3, xmm5                                  ;   108.2 p5      46 t[0] copy
        orps xmm3, [rbp - 112]                             ;   109.2 p0+p2   46 t[0]
        xorps xmm14, xmm3                                  ;   110.2 p1      46 t[0]
        xorps xmm4, xmm3                                   ;   110.2 p5      46 t[0]
        movaps xmm3, xmm5                                  ;   109.8 p0      46 t[0] copy
        movaps [rcx - 96], xmm9                            ;   110.0 p3+p4   46 t[0] spill
        movaps xmm9, xmm14                                 ;   111.2 p1      46 t[0] copy
        movaps [rax - 112], xmm7                           ;   111.0 p3+p4   46 t[0] spill
        movaps xmm7, xmm0                                  ;   110.2 p5      46 t[0] copy
        movaps [rcx + 112], xmm13                          ;   112.0 p3+p4   46 t[0] spill
        movaps xmm13, xmm0                                 ;   110.8 p0      46 t[0] copy
        movaps [rax - 96], xmm11                           ;   113.0 p3+p4   46 t[0] spill
        movaps xmm11, [rbp + 32]                           ;   110.8 p2      46 t[0]
        movaps [rax - 80], xmm0                            ;   114.0 p3+p4   46 t[0] spill
        movaps xmm0, [rbp + 32]                            ;   111.8 p2      46 t[0]
        movaps [rbp + 32], xmm0                            ;   115.0 p3+p4   46 t[0] spill
        movaps xmm0, xmm2                                  ;   111.8 p1      46 t[0] copy
        xorps xmm0, [rbp + 3344]                           ;   112.8 p5+p2   46 t[0]
        xorps xmm10, xmm0                                  ;   113.8 p0      46 t[0]
        xorps xmm12, xmm0                                  ;   113.8 p1      46 t[0]
        xorps xmm6, xmm12                                  ;   114.8 p5      46 t[0]
        xorps xmm9, xmm12                                  ;   114.8 p0      46 t[0]
        orps xmm1, xmm10                                   ;   114.8 p1      46 t[0]
        xorps xmm6, xmm1                                   ;   115.8 p5      46 t[0]
        xorps xmm8, xmm10                                  ;   114.8 p0      46 t[0]
        xorps xmm3, xmm10                                  ;   114.8 p1      46 t[0]
        orps xmm7, xmm8                                    ;   115.8 p5      46 t[0]
        xorps xmm9, xmm7                                   ;   116.8 p0      46 t[0]
        xorps xmm11, xmm8                                  ;   115.8 p1      46 t[0]
        andps xmm13, xmm8                                  ;   116.0 p5      46 t[0]
        xorps xmm4, xmm13                                  ;   117.0 p0      46 t[0]
        andps xmm15, xmm11                                 ;   116.8 p1      46 t[0]
        xorps xmm9, xmm15                                  ;   117.8 p5      46 t[0]
        movaps xmm15, xmm3                                 ;   117.2 p0      46 t[0] copy
        orps xmm15, xmm0                                   ;   118.2 p1      46 t[0]
        xorps xmm14, xmm15                                 ;   119.2 p5      46 t[0]
        movaps xmm15, xmm6                                 ;   118.2 p0      46 t[0] copy
        andps xmm15, xmm9                                  ;   119.2 p1      46 t[0]
        xorps xmm14, xmm15                                 ;   120.2 p5      46 t[0]
        andps xmm15, xmm14                                 ;   121.2 p0      46 t[0]
        xorps xmm4, xmm15                                  ;   122.2 p1      46 t[0]
        xorps xmm6, xmm14                                  ;   121.2 p5      46 t[0]
        movaps xmm15, xmm9                                 ;   120.2 p0      46 t[0] copy
        andps xmm15, xmm4                                  ;   123.2 p1      46 t[0]
        xorps xmm6, xmm15                                  ;   124.2 p5      46 t[0]
        movaps xmm15, [rax - 96]                           ;   119.0 p2      46 t[0] reload
        andps xmm15, xmm6                                  ;   125.2 p0      46 t[0]
        movaps xmm1, xmm14                                 ;   121.8 p1      46 t[0] copy
        andps xmm14, xmm6                                  ;   125.2 p5      46 t[0]
        xorps xmm9, xmm14                                  ;   126.2 p0      46 t[0]
        andps xmm5, xmm9                                   ;   127.2 p1      46 t[0]
        movaps xmm14, [rax - 112]                          ;   120.5 p2      46 t[0] reload
        andps xmm14, xmm6                                  ;   125.2 p5      46 t[0]
        movaps xmm7, xmm4                                  ;   123.2 p0      46 t[0] copy
        andps xmm7, xmm6                                   ;   125.2 p1      46 t[0]
        xorps xmm1, xmm7                                   ;   126.2 p5      46 t[0]
        andps xmm8, xmm1                                   ;   127.2 p0      46 t[0]
        xorps xmm8, xmm15                                  ;   128.2 p1      46 t[0]
        xorps xmm8, xmm5                                   ;   129.2 p5      46 t[0]
        movaps xmm7, [rax - 80]                            ;   122.5 p2      46 t[0] reload
        andps xmm7, xmm1                                   ;   127.2 p0      46 t[0]
        movaps xmm12, xmm6                                 ;   125.8 p1      46 t[0] copy
        xorps xmm12, xmm9                                  ;   127.2 p5      46 t[0]
        movaps xmm13, [rbp + 32]                           ;   123.5 p2      46 t[0] reload
        andps xmm13, xmm12                                 ;   128.2 p0      46 t[0]
        movaps [rbp + 32], xmm14                           ;   126.2 p3+p4   46 t[0] spill
        movaps xmm14, [rcx + 112]                          ;   124.5 p2      46 t[0] reload
        andps xmm14, xmm12                                 ;   128.2 p1      46 t[0]
        xorps xmm12, xmm1                                  ;   128.2 p5      46 t[0]
        andps xmm11, xmm12                                 ;   129.2 p0      46 t[0]
        xorps xmm13, xmm11                                 ;   130.2 p1      46 t[0]
        xorps xmm11, xmm8                                  ;   130.2 p5      46 t[0]
        xorps xmm15, xmm13                                 ;   131.2 p0      46 t[0]
        xorps xmm5, xmm13                                  ;   131.2 p1      46 t[0]
        movaps xmm13, [rcx - 96]                           ;   126.8 p2      46 t[0] reload
        andps xmm13, xmm12                                 ;   129.8 p5      46 t[0]
        movaps xmm2, xmm9                                  ;   129.2 p0      46 t[0] copy
        orps xmm9, xmm12                                   ;   129.8 p1      46 t[0]
        xorps xmm4, xmm9                                   ;   130.8 p5      46 t[0]
        xorps xmm1, xmm4                                   ;   131.8 p0      46 t[0]
        andps xmm10, xmm1                                  ;   132.8 p1      46 t[0]
        xorps xmm8, xmm10                                  ;   133.8 p5      46 t[0]
        movaps xmm9, [rsi - 112]                           ;   128.8 p2      46 t[0] reload
        andps xmm9, xmm1                                   ;   132.8 p0      46 t[0]
        xorps xmm6, xmm4                                   ;   131.8 p1      46 t[0]
        xorps xmm7, xmm9                                   ;   133.8 p5      46 t[0]
        xorps xmm12, xmm6                                  ;   132.8 p0      46 t[0]
        andps xmm0, xmm12                                  ;   133.8 p1      46 t[0]
        andps xmm3, xmm12                                  ;   133.8 p5      46 t[0]
        movaps xmm1, [rcx - 64]                            ;   130.5 p2      46 t[0] reload
        andps xmm1, xmm4                                   ;   133.5 p0      46 t[0]
        xorps xmm11, xmm1                                  ;   134.5 p1      46 t[0]
        movaps xmm1, [rdx - 16]                            ;   131.5 p2      46 t[0] reload
        andps xmm1, xmm4                                   ;   134.5 p5      46 t[0]
        xorps xmm9, xmm1                                   ;   135.5 p0      46 t[0]
        xorps xmm13, xmm9                                  ;   136.5 p1      46 t[0]
        xorps xmm14, xmm9                                  ;   136.5 p5      46 t[0]
        movaps xmm1, [rbp - 32]                            ;   132.5 p2      46 t[0] reload
        andps xmm1, xmm6                                   ;   135.5 p0      46 t[0]
        movaps xmm4, [rbp - 96]                            ;   133.5 p2      46 t[0] reload
        andps xmm4, xmm6                                   ;   136.5 p1      46 t[0]
        xorps xmm11, xmm1                                  ;   136.5 p5      46 t[0]
        xorps xmm15, xmm1                                  ;   136.5 p0      46 t[0]
        xorps xmm0, xmm5                                   ;   136.8 p1      46 t[0]
        xorps xmm13, xmm4                                  ;   137.5 p5      46 t[0]
        xorps xmm0, xmm4                                   ;   137.8 p0      46 t[0]
        xorps xmm15, xmm13                                 ;   138.5 p1      46 t[0]
        xorps xmm7, xmm15                                  ;   139.5 p5      46 t[0]
        xorps xmm7, xmm11                                  ;   140.5 p0      46 t[0]
        xorps xmm0, xmm7                                   ;   141.5 p1      46 t[0]
        xorps xmm15, xmm0                                  ;   142.5 p5      46 t[0]
        andps xmm2, [rbp - 112]                            ;   139.2 p0+p2   46 t[0]
        xorps xmm7, xmm2                                   ;   141.5 p1      46 t[0]
        xorps xmm14, xmm7                                  ;   142.5 p5      46 t[0]
        xorps xmm8, xmm14                                  ;   143.5 p0      46 t[0]
        movaps xmm1, [rdx - 48]                            ;   137.0 p2      65 t[0]
        movaps xmm2, xmm15                                 ;   143.5 p1      65 t[0] copy
        movaps xmm4, [rbp - 80]                            ;   138.0 p2      65 t[0]
        movaps xmm6, [rbp + 96]                            ;   139.0 p2      65 t[0]
        movaps xmm9, [rdx - 80]                            ;   140.0 p2      65 t[0]
        movaps xmm10, [rbp - 48]                           ;   141.0 p2      65 t[0]
        movaps xmm12, [rdx + 80]                           ;   142.0 p2      65 t[0]
        xorps xmm12, [rsi - 80]                            ;   145.0 p5+p2   65 t[0]
        movaps [rdx + 80], xmm7                            ;   142.5 p3+p4   46 t[0] spill
        movaps xmm7, [rbp + 3008]                          ;   144.0 p2      46 t[0]
        xorps xmm7, [rel aes128_decrypt.T0_constants128]   ;   147.0 p0+p2   46 t[0]
        movaps [rbp - 48], xmm11                           ;   140.0 p3+p4   46 t[0] spill
        movaps xmm11, xmm7                                 ;   148.0 p1      46 t[0] copy
        movaps [rdx - 80], xmm0                            ;   142.5 p3+p4   46 t[0] spill
        movaps xmm0, [rbp + 3024]                          ;   146.0 p2      46 t[0]
        xorps xmm0, [rel aes128_decrypt.T0_constants128]   ;   149.0 p5+p2   46 t[0]
        xorps xmm11, xmm0                                  ;   150.0 p0      46 t[0]
        movaps [rbp + 96], xmm15                           ;   143.5 p3+p4   46 t[0] spill
        movaps xmm15, xmm11                                ;   151.0 p1      46 t[0] copy
        xorps xmm15, [rbp + 3088]                          ;   152.0 p5+p2   46 t[0]
        movaps [rbp - 112], xmm3                           ;   143.0 p3+p4   46 t[0] spill
        movaps xmm3, xmm11                                 ;   151.0 p0      46 t[0] copy
        xorps xmm3, [r13 - 112]                            ;   152.0 p1+p2   46 t[0]
        movaps [rbp - 96], xmm5                            ;   144.0 p3+p4   46 t[0] spill
        movaps xmm5, xmm15                                 ;   153.0 p5      46 t[0] copy
        movaps [rbp - 32], xmm8                            ;   145.0 p3+p4   46 t[0] spill
        movaps xmm8, xmm15                                 ;   153.0 p0      46 t[0] copy
        movaps [rdx - 16], xmm13                           ;   146.0 p3+p4   65 t[0] spill
        movaps xmm13, xmm3                                 ;   153.0 p1      46 t[0] copy
        movaps [rcx - 64], xmm12                           ;   147.0 p3+p4   65 t[0] spill
        movaps xmm12, xmm0                                 ;   150.0 p5      46 t[0] copy
        xorps xmm12, [r13 - 112]                           ;   151.0 p0+p2   46 t[0]
        movaps [rsi - 112], xmm2                           ;   148.0 p3+p4   65 t[0] spill
        movaps xmm2, xmm12                                 ;   152.0 p1      46 t[0] copy
        movaps [rcx - 96], xmm9                            ;   149.0 p3+p4   65 t[0] spill
        movaps xmm9, xmm0                                  ;   150.0 p5      46 t[0] copy
        movaps [rcx + 112], xmm10                          ;   150.0 p3+p4   65 t[0] spill
        movaps xmm10, xmm0                                 ;   150.0 p0      46 t[0] copy
        movaps [rax - 80], xmm14                           ;   151.0 p3+p4   65 t[0] spill
        movaps xmm14, xmm0                                 ;   150.0 p1      46 t[0] copy
        movaps [rax - 112], xmm1                           ;   152.0 p3+p4   65 t[0] spill
        movaps xmm1, [rbp + 3056]                          ;   151.0 p2      46 t[0]
        xorps xmm1, [rel aes128_decrypt.T0_constants128]   ;   154.0 p5+p2   46 t[0]
        xorps xmm7, xmm1                                   ;   155.0 p0      46 t[0]
        xorps xmm2, xmm1                                   ;   155.0 p1      46 t[0]
        xorps xmm14, xmm7                                  ;   156.0 p5      46 t[0]
        movaps xmm1, xmm14                                 ;   157.0 p0      46 t[0] copy
        movaps [rax - 96], xmm6                            ;   153.0 p3+p4   65 t[0] spill
        movaps xmm6, xmm2                                  ;   156.0 p1      46 t[0] copy
        xorps xmm6, [rbp + 3040]                           ;   157.0 p5+p2   46 t[0]
        xorps xmm5, xmm6                                   ;   158.0 p0      46 t[0]
        andps xmm10, xmm6                                  ;   158.0 p1      46 t[0]
        movaps [rdx - 32], xmm4                            ;   154.0 p3+p4   65 t[0] spill
        movaps xmm4, xmm2                                  ;   156.0 p5      46 t[0] copy
        xorps xmm4, [r10 + 80]                             ;   157.0 p0+p2   46 t[0]
        xorps xmm9, xmm4                                   ;   158.0 p1      46 t[0]
        andps xmm8, xmm9                                   ;   159.0 p5      46 t[0]
        xorps xmm11, xmm4                                  ;   158.0 p0      46 t[0]
        movaps [r10 - 80], xmm9                            ;   159.0 p3+p4   46 t[0] spill
        movaps xmm9, xmm2                                  ;   156.0 p1      46 t[0] copy
        movaps [rdi - 48], xmm15                           ;   156.0 p3+p4   46 t[0] spill
        movaps xmm15, xmm4                                 ;   158.0 p5      46 t[0] copy
        orps xmm15, xmm5                                   ;   159.0 p0      46 t[0]
        xorps xmm8, xmm15                                  ;   160.0 p1      46 t[0]
        movaps [rbp + 112], xmm0                           ;   157.0 p3+p4   46 t[0] spill
        movaps xmm0, xmm5                                  ;   159.0 p5      46 t[0] copy
        xorps xmm0, xmm11                                  ;   160.0 p0      46 t[0]
        andps xmm9, xmm0                                   ;   161.0 p1      46 t[0]
        xorps xmm15, xmm9                                  ;   162.0 p5      46 t[0]
        xorps xmm9, xmm10                                  ;   162.0 p0      46 t[0]
        movaps [rbp + 0], xmm14                            ;   158.0 p3+p4   46 t[0] spill
        movaps xmm14, xmm6                                 ;   158.0 p1      46 t[0] copy
        movaps [rbp + 80], xmm0                            ;   161.0 p3+p4   46 t[0] spill
        movaps xmm0, xmm11                                 ;   159.0 p5      46 t[0] copy
        orps xmm0, [r10 + 80]                              ;   160.0 p0+p2   46 t[0]
        xorps xmm8, xmm0                                   ;   161.0 p1      46 t[0]
        xorps xmm9, xmm0                                   ;   163.0 p5      46 t[0]
        movaps xmm0, xmm11                                 ;   159.8 p0      46 t[0] copy
        movaps [rdx + 0], xmm6                             ;   160.0 p3+p4   46 t[0] spill
        movaps xmm6, xmm8                                  ;   162.0 p1      46 t[0] copy
        movaps [rax - 128], xmm3                           ;   161.0 p3+p4   46 t[0] spill
        movaps xmm3, xmm7                                  ;   160.5 p5      46 t[0] copy
        movaps [rsi - 64], xmm4                            ;   162.0 p3+p4   46 t[0] spill
        movaps xmm4, xmm7                                  ;   161.0 p0      46 t[0] copy
        movaps [rsi - 48], xmm2                            ;   163.0 p3+p4   46 t[0] spill
        movaps xmm2, [rbp + 80]                            ;   161.5 p2      46 t[0]
        movaps [rsi - 32], xmm5                            ;   164.0 p3+p4   46 t[0] spill
        movaps xmm5, [rbp + 80]                            ;   162.5 p2      46 t[0]
        movaps [rbp + 80], xmm5                            ;   165.5 p3+p4   46 t[0] spill
        movaps xmm5, [rbp - 112]                           ;   163.5 p2      65 t[0]
        xorps xmm5, [rbp - 96]                             ;   166.5 p1+p2   65 t[0]
        xorps xmm5, [rbp - 32]                             ;   167.5 p5+p2   65 t[0]
        movaps [rbp - 96], xmm5                            ;   168.5 p3+p4   65 t[0] spill
        movaps xmm5, [rbp + 3072]                          ;   166.5 p2      46 t[0]
        xorps xmm5, [rel aes128_decrypt.T0_constants128]   ;   169.5 p0+p2   46 t[0]
        xorps xmm12, xmm5                                  ;   170.5 p1      46 t[0]
        xorps xmm10, xmm5                                  ;   170.5 p5      46 t[0]
        xorps xmm15, xmm10                                 ;   171.5 p0      46 t[0]
        xorps xmm6, xmm10                                  ;   171.5 p1      46 t[0]
        orps xmm1, xmm12                                   ;   171.5 p5      46 t[0]
        xorps xmm15, xmm1                                  ;   172.5 p0      46 t[0]
        xorps xmm14, xmm12                                 ;   171.5 p1      46 t[0]
        xorps xmm0, xmm12                                  ;   171.5 p5      46 t[0]
        orps xmm3, xmm14                                   ;   172.5 p0      46 t[0]
        xorps xmm6, xmm3                                   ;   173.5 p1      46 t[0]
        xorps xmm2, xmm14                                  ;   172.5 p5      46 t[0]
        andps xmm4, xmm14                                  ;   172.5 p0      46 t[0]
        xorps xmm9, xmm4                                   ;   173.5 p1      46 t[0]
        andps xmm13, xmm2                                  ;   173.5 p5      46 t[0]
        xorps xmm6, xmm13                                  ;   174.5 p0      46 t[0]
        movaps xmm1, xmm5                                  ;   170.5 p1      46 t[0] copy
        orps xmm1, xmm0                                    ;   172.5 p5      46 t[0]
        xorps xmm8, xmm1                                   ;   173.5 p0      46 t[0]
        movaps xmm1, xmm15                                 ;   173.5 p1      46 t[0] copy
        andps xmm1, xmm6                                   ;   175.5 p5      46 t[0]
        xorps xmm8, xmm1                                   ;   176.5 p0      46 t[0]
        andps xmm1, xmm8                                   ;   177.5 p1      46 t[0]
        xorps xmm9, xmm1                                   ;   178.5 p5      46 t[0]
        xorps xmm15, xmm8                                  ;   177.5 p0      46 t[0]
        movaps xmm1, xmm6                                  ;   175.5 p1      46 t[0] copy
        andps xmm1, xmm9                                   ;   179.5 p5      46 t[0]
        xorps xmm15, xmm1                                  ;   180.5 p0      46 t[0]
        movaps xmm1, [rsi - 32]                            ;   173.5 p2      46 t[0] reload
        andps xmm1, xmm15                                  ;   181.5 p1      46 t[0]
        movaps xmm3, xmm8                                  ;   177.5 p5      46 t[0] copy
        andps xmm8, xmm15                                  ;   181.5 p0      46 t[0]
        xorps xmm6, xmm8                                   ;   182.5 p1      46 t[0]
        andps xmm11, xmm6                                  ;   183.5 p5      46 t[0]
        movaps xmm4, [rsi - 64]                            ;   175.0 p2      46 t[0] reload
        andps xmm4, xmm15                                  ;   181.5 p0      46 t[0]
        movaps xmm8, xmm9                                  ;   179.5 p1      46 t[0] copy
        andps xmm8, xmm15                                  ;   181.5 p5      46 t[0]
        xorps xmm3, xmm8                                   ;   182.5 p0      46 t[0]
        andps xmm7, xmm3                                   ;   183.5 p1      46 t[0]
        andps xmm14, xmm3                                  ;   183.5 p5      46 t[0]
        xorps xmm14, xmm1                                  ;   184.5 p0      46 t[0]
        xorps xmm14, xmm11                                 ;   185.5 p1      46 t[0]
        movaps xmm8, xmm15                                 ;   181.5 p5      46 t[0] copy
        xorps xmm8, xmm6                                   ;   183.5 p0      46 t[0]
        movaps xmm10, [rbp + 80]                           ;   179.5 p2      46 t[0] reload
        andps xmm10, xmm8                                  ;   184.5 p1      46 t[0]
        movaps xmm13, [rsi - 48]                           ;   180.5 p2      46 t[0] reload
        andps xmm13, xmm8                                  ;   184.5 p5      46 t[0]
        xorps xmm8, xmm3                                   ;   184.5 p0      46 t[0]
        andps xmm2, xmm8                                   ;   185.5 p1      46 t[0]
        xorps xmm10, xmm2                                  ;   186.5 p5      46 t[0]
        xorps xmm2, xmm14                                  ;   186.5 p0      46 t[0]
        xorps xmm1, xmm10                                  ;   187.5 p1      46 t[0]
        xorps xmm11, xmm10                                 ;   187.5 p5      46 t[0]
        movaps xmm10, [rax - 128]                          ;   182.8 p2      46 t[0] reload
        andps xmm10, xmm8                                  ;   185.8 p0      46 t[0]
        movaps [rax - 128], xmm4                           ;   183.2 p3+p4   65 t[0] spill
        movaps xmm4, [rdx - 32]                            ;   183.8 p2      65 t[0] reload
        xorps xmm4, xmm11                                  ;   188.5 p1      65 t[0]
        movaps [rdx - 32], xmm4                            ;   189.5 p3+p4   65 t[0] spill
        movaps xmm4, xmm6                                  ;   184.2 p5      46 t[0] copy
        orps xmm6, xmm8                                    ;   185.5 p0      46 t[0]
        xorps xmm9, xmm6                                   ;   186.5 p1      46 t[0]
        xorps xmm3, xmm9                                   ;   187.5 p5      46 t[0]
        andps xmm12, xmm3                                  ;   188.5 p0      46 t[0]
        xorps xmm14, xmm12                                 ;   189.5 p1      46 t[0]
        movaps xmm6, [rbp + 0]                             ;   185.8 p2      46 t[0] reload
        andps xmm6, xmm3                                   ;   188.8 p5      46 t[0]
        xorps xmm15, xmm9                                  ;   187.5 p0      46 t[0]
        xorps xmm7, xmm6                                   ;   189.8 p1      46 t[0]
        xorps xmm8, xmm15                                  ;   188.5 p5      46 t[0]
        andps xmm0, xmm8                                   ;   189.5 p0      46 t[0]
        andps xmm5, xmm8                                   ;   189.5 p1      46 t[0]
        xorps xmm11, xmm5                                  ;   190.5 p5      46 t[0]
        movaps xmm3, [rdx + 0]                             ;   187.8 p2      46 t[0] reload
        andps xmm3, xmm9                                   ;   190.8 p0      46 t[0]
        xorps xmm2, xmm3                                   ;   191.8 p1      46 t[0]
        movaps xmm3, [rbp + 112]                           ;   188.8 p2      46 t[0] reload
        andps xmm3, xmm9                                   ;   191.8 p5      46 t[0]
        xorps xmm6, xmm3                                   ;   192.8 p0      46 t[0]
        movaps xmm3, [rdx - 32]                            ;   189.8 p2      65 t[0] reload
        xorps xmm3, xmm0                                   ;   192.8 p1      65 t[0]
        movaps xmm0, [rdi - 48]                            ;   190.8 p2      46 t[0] reload
        andps xmm0, xmm15                                  ;   193.8 p5      46 t[0]
        movaps xmm5, [r10 - 80]                            ;   191.8 p2      46 t[0] reload
        andps xmm5, xmm15                                  ;   194.8 p0      46 t[0]
        xorps xmm10, xmm6                                  ;   193.8 p1      46 t[0]
        xorps xmm13, xmm6                                  ;   193.8 p5      46 t[0]
        xorps xmm2, xmm0                                   ;   194.8 p0      46 t[0]
        xorps xmm1, xmm0                                   ;   194.8 p1      46 t[0]
        xorps xmm10, xmm5                                  ;   195.8 p5      46 t[0]
        xorps xmm11, xmm5                                  ;   195.8 p0      46 t[0]
        xorps xmm7, xmm2                                   ;   195.8 p1      46 t[0]
        xorps xmm1, xmm10                                  ;   196.8 p5      46 t[0]
        xorps xmm7, xmm1                                   ;   197.8 p0      46 t[0]
        xorps xmm11, xmm7                                  ;   198.8 p1      46 t[0]
        andps xmm4, [r10 + 80]                             ;   194.2 p5+p2   46 t[0]
        xorps xmm7, xmm4                                   ;   198.8 p0      46 t[0]
        xorps xmm13, xmm7                                  ;   199.8 p1      46 t[0]
        xorps xmm14, xmm13                                 ;   200.8 p5      46 t[0]
        movaps xmm15, [rax - 112]                          ;   194.2 p2      65 t[0] reload
        xorps xmm15, xmm13                                 ;   200.8 p0      65 t[0]
        xorps xmm3, xmm14                                  ;   201.8 p1      65 t[0]
        movaps xmm0, [rax - 96]                            ;   195.2 p2      65 t[0] reload
        xorps xmm0, xmm10                                  ;   198.2 p5      65 t[0]
        xorps xmm1, xmm11                                  ;   199.8 p0      65 t[0]
        movaps xmm4, [rcx + 112]                           ;   196.2 p2      65 t[0] reload
        xorps xmm4, xmm0                                   ;   199.2 p1      65 t[0]
        movaps xmm5, [rax - 80]                            ;   197.2 p2      65 t[0] reload
        xorps xmm5, xmm15                                  ;   201.8 p5      65 t[0]
        movaps xmm6, [rcx - 96]                            ;   198.2 p2      65 t[0] reload
        xorps xmm6, xmm5                                   ;   202.8 p0      65 t[0]
        movaps xmm8, [rsi - 112]                           ;   199.2 p2      65 t[0] reload
        xorps xmm8, xmm6                                   ;   203.8 p1      65 t[0]
        xorps xmm1, xmm8                                   ;   204.8 p5      65 t[0]
        movaps xmm9, [rcx - 64]                            ;   200.2 p2      65 t[0] reload
        xorps xmm9, xmm8                                   ;   204.8 p0      65 t[0]
        xorps xmm10, xmm9                                  ;   205.8 p1      65 t[0]
        movaps xmm8, [rax - 128]                           ;   201.2 p2      65 t[0] reload
        xorps xmm8, xmm7                                   ;   204.2 p5      65 t[0]
        movaps xmm7, [rdx - 16]                            ;   202.2 p2      65 t[0] reload
        xorps xmm7, xmm10                                  ;   206.8 p0      65 t[0]
        xorps xmm10, xmm4                                  ;   206.8 p1      65 t[0]
        movaps xmm12, [rbp - 96]                           ;   203.2 p2      65 t[0] reload
        xorps xmm12, xmm10                                 ;   207.8 p5      65 t[0]
        movaps xmm13, xmm3                                 ;   202.8 p0      65 t[0] copy
        xorps xmm3, xmm12                                  ;   208.8 p1      65 t[0]
        xorps xmm13, xmm7                                  ;   207.8 p5      65 t[0]
        movaps [rbp - 96], xmm9                            ;   205.8 p3+p4   65 t[0] spill
        movaps xmm9, xmm1                                  ;   205.8 p0      65 t[0] copy
        xorps xmm9, [rbp + 16]                             ;   206.8 p1+p2   65 t[0]
        xorps xmm9, [rbp - 16]                             ;   207.8 p5+p2   65 t[0]
        movaps [rbp + 16], xmm4                            ;   203.0 p3+p4   65 t[0] spill
        movaps xmm4, xmm2                                  ;   203.2 p0      65 t[0] copy
        xorps xmm4, [rbp - 48]                             ;   206.2 p1+p2   65 t[0]
        xorps xmm2, [rdx + 96]                             ;   207.2 p5+p2   65 t[0]
        movaps [rdx + 96], xmm1                            ;   205.8 p3+p4   65 t[0] spill
        movaps xmm1, xmm9                                  ;   208.8 p0      65 t[0] copy
        xorps xmm1, [rbp + 96]                             ;   209.8 p1+p2   65 t[0]
        xorps xmm0, xmm1                                   ;   210.8 p5      65 t[0]
        xorps xmm8, xmm0                                   ;   211.8 p0      65 t[0]
        movaps [rbp + 96], xmm1                            ;   210.8 p3+p4   65 t[0] spill
        movaps xmm1, xmm13                                 ;   208.8 p1      65 t[0] copy
        xorps xmm1, [rdx + 64]                             ;   209.8 p5+p2   65 t[0]
        xorps xmm1, [rsi - 96]                             ;   210.8 p0+p2   65 t[0]
        xorps xmm1, [rsi - 128]                            ;   211.8 p1+p2   65 t[0]
        xorps xmm12, xmm1                                  ;   212.8 p5      65 t[0]
        movaps [rsi - 96], xmm1                            ;   212.8 p3+p4   65 t[0] spill
        movaps xmm1, xmm13                                 ;   208.8 p0      65 t[0] copy
        xorps xmm1, xmm0                                   ;   211.8 p1      65 t[0]
        movaps [rdx + 64], xmm13                           ;   208.8 p3+p4   65 t[0] spill
        movaps xmm13, xmm3                                 ;   209.8 p5      65 t[0] copy
        xorps xmm3, [r8 + 2048]                            ;   212.2 p0+p2   65 t[0]
        movaps [rdx - 16], xmm3                            ;   213.2 p3+p4   65 t[0] spill
        movaps xmm3, xmm12                                 ;   213.8 p1      65 t[0] copy
        xorps xmm12, xmm0                                  ;   213.8 p5      65 t[0]
        xorps xmm3, [rsi - 80]                             ;   214.8 p0+p2   65 t[0]
        xorps xmm12, [rbp - 80]                            ;   214.8 p1+p2   65 t[0]
        movaps [rbp - 80], xmm0                            ;   211.8 p3+p4   65 t[0] spill
        movaps xmm0, xmm3                                  ;   215.8 p5      65 t[0] copy
        xorps xmm0, [rbp - 16]                             ;   216.8 p0+p2   65 t[0]
        xorps xmm11, xmm0                                  ;   217.8 p1      65 t[0]
        xorps xmm1, xmm0                                   ;   217.8 p5      65 t[0]
        xorps xmm13, xmm11                                 ;   218.8 p0      65 t[0]
        movaps xmm0, xmm12                                 ;   215.8 p1      65 t[0] copy
        xorps xmm0, xmm10                                  ;   216.8 p5      65 t[0]
        xorps xmm13, xmm0                                  ;   219.8 p0      65 t[0]
        xorps xmm3, [rdx - 80]                             ;   216.2 p1+p2   65 t[0]
        xorps xmm11, [rsi - 80]                            ;   218.8 p5+p2   65 t[0]
        xorps xmm12, [r8 + 2176]                           ;   218.2 p0+p2   65 t[0]
        movaps [rsi - 80], xmm12                           ;   219.2 p3+p4   65 t[0] spill
        movaps xmm12, xmm3                                 ;   217.2 p1      65 t[0] copy
        xorps xmm3, xmm13                                  ;   220.8 p5      65 t[0]
        xorps xmm12, [rsi - 128]                           ;   219.2 p0+p2   65 t[0]
        xorps xmm13, [r8 + 2320]                           ;   220.8 p1+p2   65 t[0]
        movaps [rdx - 80], xmm13                           ;   221.8 p3+p4   65 t[0] spill
        movaps xmm13, xmm12                                ;   220.2 p5      65 t[0] copy
        xorps xmm13, [rbp - 32]                            ;   221.2 p0+p2   65 t[0]
        xorps xmm14, xmm13                                 ;   222.2 p1      65 t[0]
        xorps xmm13, xmm11                                 ;   222.2 p5      65 t[0]
        xorps xmm4, xmm13                                  ;   223.2 p0      65 t[0]
        xorps xmm12, [rcx - 80]                            ;   222.2 p1+p2   65 t[0]
        xorps xmm0, [r8 + 2432]                            ;   223.2 p5+p2   65 t[0]
        xorps xmm11, [r8 + 2448]                           ;   224.2 p0+p2   65 t[0]
        xorps xmm0, [rdx + 64]                             ;   225.2 p1+p2   65 t[0]
        movaps [rdx + 64], xmm0                            ;   226.2 p3+p4   65 t[0] spill
        movaps xmm0, xmm1                                  ;   219.2 p5      65 t[0] copy
        xorps xmm1, xmm3                                   ;   221.8 p0      65 t[0]
        xorps xmm0, xmm14                                  ;   223.2 p1      65 t[0]
        xorps xmm11, xmm1                                  ;   225.2 p5      65 t[0]
        xorps xmm14, [rsi - 128]                           ;   226.2 p0+p2   65 t[0]
        xorps xmm3, [r8 + 2064]                            ;   227.2 p1+p2   65 t[0]
        xorps xmm1, [r8 + 2192]                            ;   228.2 p5+p2   65 t[0]
        movaps [rsi - 128], xmm11                          ;   226.2 p3+p4   65 t[0] spill
        movaps xmm11, xmm10                                ;   221.8 p0      65 t[0] copy
        xorps xmm10, [r8 + 2288]                           ;   229.2 p1+p2   65 t[0]
        movaps [rcx - 80], xmm1                            ;   229.2 p3+p4   65 t[0] spill
        movaps xmm1, xmm12                                 ;   223.2 p5      65 t[0] copy
        xorps xmm12, xmm0                                  ;   224.2 p0      65 t[0]
        xorps xmm13, xmm12                                 ;   225.2 p1      65 t[0]
        xorps xmm12, [r8 + 2080]                           ;   230.2 p5+p2   65 t[0]
        xorps xmm0, [r8 + 2208]                            ;   231.2 p0+p2   65 t[0]
        movaps [rbp - 32], xmm0                            ;   232.2 p3+p4   65 t[0] spill
        movaps xmm0, xmm4                                  ;   224.2 p1      65 t[0] copy
        xorps xmm0, [rbp - 80]                             ;   232.2 p5+p2   65 t[0]
        xorps xmm4, [rdi - 80]                             ;   233.2 p0+p2   65 t[0]
        xorps xmm4, [rdx + 112]                            ;   234.2 p1+p2   65 t[0]
        movaps [rdx + 112], xmm12                          ;   231.2 p3+p4   65 t[0] spill
        movaps xmm12, xmm14                                ;   227.2 p5      65 t[0] copy
        xorps xmm12, xmm7                                  ;   228.2 p0      65 t[0]
        xorps xmm2, xmm12                                  ;   229.2 p1      65 t[0]
        xorps xmm1, xmm2                                   ;   230.2 p5      65 t[0]
        xorps xmm11, xmm1                                  ;   231.2 p0      65 t[0]
        xorps xmm12, xmm11                                 ;   232.2 p1      65 t[0]
        xorps xmm14, xmm13                                 ;   227.5 p5      65 t[0]
        xorps xmm2, [rcx - 112]                            ;   235.2 p0+p2   65 t[0]
        xorps xmm12, [rbp - 48]                            ;   236.2 p1+p2   65 t[0]
        xorps xmm11, [r8 + 2224]                           ;   237.2 p5+p2   65 t[0]
        xorps xmm13, [r8 + 2336]                           ;   238.2 p0+p2   65 t[0]
        xorps xmm14, [r8 + 2464]                           ;   239.2 p1+p2   65 t[0]
        movaps [rbp - 48], xmm14                           ;   240.2 p3+p4   65 t[0] spill
        movaps xmm14, xmm7                                 ;   230.2 p5      65 t[0] copy
        xorps xmm14, xmm0                                  ;   233.2 p0      65 t[0]
        xorps xmm14, xmm2                                  ;   236.2 p1      65 t[0]
        xorps xmm11, xmm14                                 ;   238.2 p5      65 t[0]
        xorps xmm0, [rdx + 80]                             ;   240.2 p0+p2   65 t[0]
        xorps xmm0, [rbp + 32]                             ;   241.2 p1+p2   65 t[0]
        xorps xmm4, xmm0                                   ;   242.2 p5      65 t[0]
        xorps xmm1, xmm4                                   ;   243.2 p0      65 t[0]
        xorps xmm4, [rdi - 64]                             ;   243.2 p1+p2   65 t[0]
        xorps xmm4, [rdx - 64]                             ;   244.2 p5+p2   65 t[0]
        xorps xmm8, xmm4                                   ;   245.2 p0      65 t[0]
        xorps xmm4, xmm14                                  ;   245.2 p1      65 t[0]
        xorps xmm4, xmm12                                  ;   246.2 p5      65 t[0]
        xorps xmm15, xmm8                                  ;   246.2 p0      65 t[0]
        xorps xmm8, xmm0                                   ;   246.2 p1      65 t[0]
        xorps xmm0, xmm4                                   ;   247.2 p5      65 t[0]
        xorps xmm5, xmm0                                   ;   248.2 p0      65 t[0]
        xorps xmm12, [r8 + 2096]                           ;   244.2 p1+p2   65 t[0]
        xorps xmm0, [r8 + 2112]                            ;   248.2 p5+p2   65 t[0]
        xorps xmm2, [r8 + 2352]                            ;   246.2 p0+p2   65 t[0]
        xorps xmm14, [r8 + 2480]                           ;   247.2 p1+p2   65 t[0]
        xorps xmm4, [r8 + 2496]                            ;   248.2 p5+p2   65 t[0]
        movaps [rdx - 64], xmm4                            ;   249.2 p3+p4   65 t[0] spill
        movaps xmm4, [rdx + 96]                            ;   249.2 p2      65 t[0] reload
        xorps xmm4, xmm15                                  ;   252.2 p0      65 t[0]
        movaps [rdx + 96], xmm14                           ;   248.2 p3+p4   65 t[0] spill
        movaps xmm14, [rbp + 16]                           ;   250.2 p2      65 t[0] reload
        xorps xmm14, xmm4                                  ;   253.2 p1      65 t[0]
        xorps xmm7, xmm14                                  ;   254.2 p5      65 t[0]
        xorps xmm14, [r8 + 2416]                           ;   254.2 p0+p2   65 t[0]
        movaps [rbp + 16], xmm14                           ;   255.2 p3+p4   65 t[0] spill
        movaps xmm14, xmm1                                 ;   246.8 p1      65 t[0] copy
        xorps xmm1, xmm8                                   ;   247.2 p5      65 t[0]
        xorps xmm0, xmm1                                   ;   249.2 p0      65 t[0]
        xorps xmm14, [rdx - 48]                            ;   252.2 p1+p2   65 t[0]
        xorps xmm6, xmm14                                  ;   253.2 p5      65 t[0]
        xorps xmm14, xmm5                                  ;   253.2 p0      65 t[0]
        xorps xmm15, xmm6                                  ;   254.2 p1      65 t[0]
        xorps xmm9, xmm14                                  ;   254.2 p5      65 t[0]
        xorps xmm14, xmm15                                 ;   255.2 p0      65 t[0]
        xorps xmm5, [r8 + 2128]                            ;   253.2 p1+p2   65 t[0]
        xorps xmm1, [r8 + 2240]                            ;   254.2 p5+p2   65 t[0]
        xorps xmm6, [r8 + 2256]                            ;   255.2 p0+p2   65 t[0]
        xorps xmm8, [r8 + 2368]                            ;   256.2 p1+p2   65 t[0]
        xorps xmm14, [r8 + 2384]                           ;   257.2 p5+p2   65 t[0]
        xorps xmm15, [r8 + 2512]                           ;   258.2 p0+p2   65 t[0]
        movaps [rdx - 48], xmm15                           ;   259.2 p3+p4   65 t[0] spill
        movaps xmm15, [rbp - 96]                           ;   259.2 p2      65 t[0] reload
        xorps xmm15, xmm9                                  ;   262.2 p1      65 t[0]
        xorps xmm4, xmm15                                  ;   263.2 p5      65 t[0]
        xorps xmm9, [r8 + 2144]                            ;   260.2 p0+p2   65 t[0]
        xorps xmm15, [r8 + 2400]                           ;   263.2 p1+p2   65 t[0]
        movaps [rbp - 96], xmm15                           ;   264.2 p3+p4   65 t[0] spill
        movaps xmm15, xmm7                                 ;   255.2 p5      65 t[0] copy
        xorps xmm15, [rbp - 80]                            ;   262.2 p0+p2   65 t[0]
        xorps xmm10, xmm15                                 ;   263.2 p1      65 t[0]
        xorps xmm15, [r8 + 2160]                           ;   263.2 p5+p2   65 t[0]
        xorps xmm7, [r8 + 2544]                            ;   264.2 p0+p2   65 t[0]
        movaps [rbp - 80], xmm7                            ;   265.2 p3+p4   65 t[0] spill
        movaps xmm7, xmm4                                  ;   264.2 p1      65 t[0] copy
        xorps xmm7, [r8 + 2272]                            ;   265.2 p5+p2   65 t[0]
        xorps xmm7, [rbp + 96]                             ;   266.2 p0+p2   65 t[0]
        xorps xmm4, [r8 + 2528]                            ;   267.2 p1+p2   65 t[0]
        movaps [rbp + 96], xmm4                            ;   268.2 p3+p4   65 t[0] spill
        movaps xmm4, [rsi - 96]                            ;   268.2 p2      65 t[0]
        xorps xmm4, [r8 + 2304]                            ;   271.2 p5+p2   65 t[0]
        movaps [rsi - 96], xmm14                           ;   262.2 p3+p4   65 t[0] spill
        movaps xmm14, [r15 - 128]                          ;   270.2 p2      46 t[1]
        xorps xmm14, [rel aes128_decrypt.T0_constants128]  ;   273.2 p0+p2   46 t[1]
        movaps [rdi - 64], xmm8                            ;   263.2 p3+p4   65 t[0] spill
        movaps xmm8, xmm14                                 ;   274.2 p1      46 t[1] copy
        movaps [rbp + 32], xmm2                            ;   264.2 p3+p4   65 t[0] spill
        movaps xmm2, [r15 - 112]                           ;   272.2 p2      46 t[1]
        xorps xmm2, [rel aes128_decrypt.T0_constants128]   ;   275.2 p5+p2   46 t[1]
        xorps xmm8, xmm2                                   ;   276.2 p0      46 t[1]
        movaps [rdx + 80], xmm13                           ;   265.2 p3+p4   65 t[0] spill
        movaps xmm13, xmm8                                 ;   277.2 p1      46 t[1] copy
        xorps xmm13, [r15 - 48]                            ;   278.2 p5+p2   46 t[1]
        movaps [rcx - 112], xmm4                           ;   272.2 p3+p4   65 t[0] spill
        movaps xmm4, xmm8                                  ;   277.2 p0      46 t[1] copy
        xorps xmm4, [r13 - 128]                            ;   278.2 p1+p2   46 t[1]
        movaps [rdi - 80], xmm10                           ;   267.2 p3+p4   65 t[0] spill
        movaps xmm10, xmm13                                ;   279.2 p5      46 t[1] copy
        movaps [rbp - 16], xmm7                            ;   268.2 p3+p4   65 t[0] spill
        movaps xmm7, xmm13                                 ;   279.2 p0      46 t[1] copy
        movaps [rax - 128], xmm6                           ;   269.2 p3+p4   65 t[0] spill
        movaps xmm6, xmm4                                  ;   279.2 p1      46 t[1] copy
        movaps [rcx - 64], xmm1                            ;   270.2 p3+p4   65 t[0] spill
        movaps xmm1, xmm2                                  ;   276.2 p5      46 t[1] copy
        xorps xmm1, [r13 - 128]                            ;   277.2 p0+p2   46 t[1]
        movaps [rsi - 112], xmm11                          ;   271.2 p3+p4   65 t[0] spill
        movaps xmm11, xmm1                                 ;   278.2 p1      46 t[1] copy
        movaps [rcx - 96], xmm15                           ;   272.2 p3+p4   65 t[0] spill
        movaps xmm15, xmm2                                 ;   276.2 p5      46 t[1] copy
        movaps [rax - 80], xmm9                            ;   273.2 p3+p4   65 t[0] spill
        movaps xmm9, xmm2                                  ;   276.2 p0      46 t[1] copy
        movaps [rcx + 112], xmm5                           ;   274.2 p3+p4   65 t[0] spill
        movaps xmm5, xmm2                                  ;   276.2 p1      46 t[1] copy
        movaps [rax - 96], xmm0                            ;   275.2 p3+p4   65 t[0] spill
        movaps xmm0, [r15 - 80]                            ;   277.2 p2      46 t[1]
        xorps xmm0, [rel aes128_decrypt.T0_constants128]   ;   280.2 p5+p2   46 t[1]
        xorps xmm14, xmm0                                  ;   281.2 p0      46 t[1]
        xorps xmm11, xmm0                                  ;   281.2 p1      46 t[1]
        xorps xmm5, xmm14                                  ;   282.2 p5      46 t[1]
        movaps xmm0, xmm5                                  ;   283.2 p0      46 t[1] copy
        movaps [rax - 112], xmm12                          ;   277.2 p3+p4   65 t[0] spill
        movaps xmm12, xmm11                                ;   282.2 p1      46 t[1] copy
        xorps xmm12, [r15 - 96]                            ;   283.2 p5+p2   46 t[1]
        xorps xmm10, xmm12                                 ;   284.2 p0      46 t[1]
        andps xmm9, xmm12                                  ;   284.2 p1      46 t[1]
        movaps [r10 - 80], xmm3                            ;   278.5 p3+p4   65 t[0] spill
        movaps xmm3, xmm11                                 ;   282.2 p5      46 t[1] copy
        xorps xmm3, [r10 + 32]                             ;   283.2 p0+p2   46 t[1]
        xorps xmm15, xmm3                                  ;   284.2 p1      46 t[1]
        andps xmm7, xmm15                                  ;   285.2 p5      46 t[1]
        xorps xmm8, xmm3                                   ;   284.2 p0      46 t[1]
        movaps [rdi - 48], xmm15                           ;   285.2 p3+p4   46 t[1] spill
        movaps xmm15, xmm11                                ;   282.2 p1      46 t[1] copy
        movaps [rdx - 32], xmm13                           ;   281.0 p3+p4   46 t[1] spill
        movaps xmm13, xmm3                                 ;   284.2 p5      46 t[1] copy
        orps xmm13, xmm10                                  ;   285.2 p0      46 t[1]
        xorps xmm7, xmm13                                  ;   286.2 p1      46 t[1]
        movaps [rbp + 112], xmm2                           ;   282.2 p3+p4   46 t[1] spill
        movaps xmm2, xmm10                                 ;   285.2 p5      46 t[1] copy
        xorps xmm2, xmm8                                   ;   286.2 p0      46 t[1]
        andps xmm15, xmm2                                  ;   287.2 p1      46 t[1]
        xorps xmm13, xmm15                                 ;   288.2 p5      46 t[1]
        xorps xmm15, xmm9                                  ;   288.2 p0      46 t[1]
        movaps [rdx + 0], xmm5                             ;   283.8 p3+p4   46 t[1] spill
        movaps xmm5, xmm12                                 ;   284.2 p1      46 t[1] copy
        movaps [rbp + 0], xmm2                             ;   287.2 p3+p4   46 t[1] spill
        movaps xmm2, xmm8                                  ;   285.2 p5      46 t[1] copy
        orps xmm2, [r10 + 32]                              ;   286.2 p0+p2   46 t[1]
        xorps xmm7, xmm2                                   ;   287.2 p1      46 t[1]
        xorps xmm15, xmm2                                  ;   289.2 p5      46 t[1]
        movaps xmm2, xmm8                                  ;   285.8 p0      46 t[1] copy
        movaps [rsi - 48], xmm12                           ;   285.8 p3+p4   46 t[1] spill
        movaps xmm12, xmm7                                 ;   288.2 p1      46 t[1] copy
        movaps [rbp + 80], xmm4                            ;   286.8 p3+p4   46 t[1] spill
        movaps xmm4, xmm14                                 ;   286.5 p5      46 t[1] copy
        movaps [rsi - 64], xmm3                            ;   287.8 p3+p4   46 t[1] spill
        movaps xmm3, xmm14                                 ;   287.0 p0      46 t[1] copy
        movaps [rsi - 32], xmm11                           ;   288.8 p3+p4   46 t[1] spill
        movaps xmm11, [rbp + 0]                            ;   287.5 p2      46 t[1]
        movaps [rbp - 112], xmm10                          ;   289.8 p3+p4   46 t[1] spill
        movaps xmm10, [rbp + 0]                            ;   288.5 p2      46 t[1]
        movaps [rbp + 0], xmm10                            ;   291.5 p3+p4   46 t[1] spill
        movaps xmm10, [r15 - 64]                           ;   289.5 p2      46 t[1]
        xorps xmm10, [rel aes128_decrypt.T0_constants128]  ;   292.5 p1+p2   46 t[1]
        xorps xmm1, xmm10                                  ;   293.5 p5      46 t[1]
        xorps xmm9, xmm10                                  ;   293.5 p0      46 t[1]
        xorps xmm13, xmm9                                  ;   294.5 p1      46 t[1]
        xorps xmm12, xmm9                                  ;   294.5 p5      46 t[1]
        orps xmm0, xmm1                                    ;   294.5 p0      46 t[1]
        xorps xmm13, xmm0                                  ;   295.5 p1      46 t[1]
        xorps xmm5, xmm1                                   ;   294.5 p5      46 t[1]
        xorps xmm2, xmm1                                   ;   294.5 p0      46 t[1]
        orps xmm4, xmm5                                    ;   295.5 p1      46 t[1]
        xorps xmm12, xmm4                                  ;   296.5 p5      46 t[1]
        xorps xmm11, xmm5                                  ;   295.5 p0      46 t[1]
        andps xmm3, xmm5                                   ;   295.5 p1      46 t[1]
        xorps xmm15, xmm3                                  ;   296.5 p5      46 t[1]
        andps xmm6, xmm11                                  ;   296.5 p0      46 t[1]
        xorps xmm12, xmm6                                  ;   297.5 p1      46 t[1]
        movaps xmm0, xmm10                                 ;   294.0 p5      46 t[1] copy
        orps xmm0, xmm2                                    ;   295.5 p0      46 t[1]
        xorps xmm7, xmm0                                   ;   296.5 p1      46 t[1]
        movaps xmm0, xmm13                                 ;   296.5 p5      46 t[1] copy
        andps xmm0, xmm12                                  ;   298.5 p0      46 t[1]
        xorps xmm7, xmm0                                   ;   299.5 p1      46 t[1]
        andps xmm0, xmm7                                   ;   300.5 p5      46 t[1]
        xorps xmm15, xmm0                                  ;   301.5 p0      46 t[1]
        xorps xmm13, xmm7                                  ;   300.5 p1      46 t[1]
        movaps xmm0, xmm12                                 ;   298.5 p5      46 t[1] copy
        andps xmm0, xmm15                                  ;   302.5 p0      46 t[1]
        xorps xmm13, xmm0                                  ;   303.5 p1      46 t[1]
        movaps xmm0, [rbp - 112]                           ;   296.5 p2      46 t[1] reload
        andps xmm0, xmm13                                  ;   304.5 p5      46 t[1]
        movaps xmm3, xmm7                                  ;   300.5 p0      46 t[1] copy
        andps xmm7, xmm13                                  ;   304.5 p1      46 t[1]
        xorps xmm12, xmm7                                  ;   305.5 p5      46 t[1]
        andps xmm8, xmm12                                  ;   306.5 p0      46 t[1]
        movaps xmm4, [rsi - 64]                            ;   298.0 p2      46 t[1] reload
        andps xmm4, xmm13                                  ;   304.5 p1      46 t[1]
        movaps xmm6, xmm15                                 ;   302.5 p5      46 t[1] copy
        andps xmm6, xmm13                                  ;   304.5 p0      46 t[1]
        xorps xmm3, xmm6                                   ;   305.5 p1      46 t[1]
        andps xmm14, xmm3                                  ;   306.5 p5      46 t[1]
        andps xmm5, xmm3                                   ;   306.5 p0      46 t[1]
        xorps xmm5, xmm0                                   ;   307.5 p1      46 t[1]
        xorps xmm5, xmm8                                   ;   308.5 p5      46 t[1]
        movaps xmm6, xmm13                                 ;   304.5 p0      46 t[1] copy
        xorps xmm6, xmm12                                  ;   306.5 p1      46 t[1]
        movaps xmm7, [rbp + 0]                             ;   302.5 p2      46 t[1] reload
        andps xmm7, xmm6                                   ;   307.5 p5      46 t[1]
        movaps xmm9, [rsi - 32]                            ;   303.5 p2      46 t[1] reload
        andps xmm9, xmm6                                   ;   307.5 p0      46 t[1]
        xorps xmm6, xmm3                                   ;   307.5 p1      46 t[1]
        andps xmm11, xmm6                                  ;   308.5 p5      46 t[1]
        xorps xmm7, xmm11                                  ;   309.5 p0      46 t[1]
        xorps xmm11, xmm5                                  ;   309.5 p1      46 t[1]
        xorps xmm0, xmm7                                   ;   310.5 p5      46 t[1]
        xorps xmm8, xmm7                                   ;   310.5 p0      46 t[1]
        movaps xmm7, [rbp + 80]                            ;   305.8 p2      46 t[1] reload
        andps xmm7, xmm6                                   ;   308.8 p1      46 t[1]
        movaps [rbp + 80], xmm4                            ;   306.2 p3+p4   46 t[1] spill
        movaps xmm4, xmm12                                 ;   306.5 p5      46 t[1] copy
        orps xmm12, xmm6                                   ;   308.5 p0      46 t[1]
        xorps xmm15, xmm12                                 ;   309.5 p1      46 t[1]
        xorps xmm3, xmm15                                  ;   310.5 p5      46 t[1]
        andps xmm1, xmm3                                   ;   311.5 p0      46 t[1]
        xorps xmm5, xmm1                                   ;   312.5 p1      46 t[1]
        movaps xmm1, [rdx + 0]                             ;   308.0 p2      46 t[1] reload
        andps xmm1, xmm3                                   ;   311.5 p5      46 t[1]
        xorps xmm13, xmm15                                 ;   310.5 p0      46 t[1]
        xorps xmm14, xmm1                                  ;   312.5 p1      46 t[1]
        xorps xmm6, xmm13                                  ;   311.5 p5      46 t[1]
        andps xmm10, xmm6                                  ;   312.5 p0      46 t[1]
        andps xmm2, xmm6                                   ;   312.5 p1      46 t[1]
        movaps xmm3, [rsi - 48]                            ;   309.8 p2      46 t[1] reload
        andps xmm3, xmm15                                  ;   312.8 p5      46 t[1]
        xorps xmm11, xmm3                                  ;   313.8 p0      46 t[1]
        movaps xmm3, [rbp + 112]                           ;   310.8 p2      46 t[1] reload
        andps xmm3, xmm15                                  ;   313.8 p1      46 t[1]
        xorps xmm1, xmm3                                   ;   314.8 p5      46 t[1]
        movaps xmm15, [rdx - 32]                           ;   311.8 p2      46 t[1] reload
        andps xmm15, xmm13                                 ;   314.8 p0      46 t[1]
        movaps xmm3, [rdi - 48]                            ;   312.8 p2      46 t[1] reload
        andps xmm3, xmm13                                  ;   315.8 p1      46 t[1]
        xorps xmm11, xmm15                                 ;   315.8 p5      46 t[1]
        xorps xmm0, xmm15                                  ;   315.8 p0      46 t[1]
        xorps xmm7, xmm1                                   ;   315.8 p1      46 t[1]
        xorps xmm9, xmm1                                   ;   315.8 p5      46 t[1]
        xorps xmm10, xmm8                                  ;   313.8 p0      46 t[1]
        xorps xmm7, xmm3                                   ;   316.8 p1      46 t[1]
        xorps xmm10, xmm3                                  ;   316.8 p5      46 t[1]
        xorps xmm14, xmm11                                 ;   316.8 p0      46 t[1]
        xorps xmm0, xmm7                                   ;   317.8 p1      46 t[1]
        xorps xmm14, xmm0                                  ;   318.8 p5      46 t[1]
        xorps xmm10, xmm14                                 ;   319.8 p0      46 t[1]
        andps xmm4, [r10 + 32]                             ;   316.0 p1+p2   46 t[1]
        xorps xmm14, xmm4                                  ;   319.8 p5      46 t[1]
        xorps xmm9, xmm14                                  ;   320.8 p0      46 t[1]
        xorps xmm5, xmm9                                   ;   321.8 p1      46 t[1]
        movaps xmm15, [r13 + 64]                           ;   316.0 p2      46 t[1]
        movaps xmm1, [rel aes128_decrypt.T0_constants128]  ;   317.0 p2      46 t[0] reload
        xorps xmm15, xmm1                                  ;   320.0 p5      46 t[1]
        movaps xmm3, xmm15                                 ;   321.0 p0      46 t[1] copy
        movaps xmm4, [r13 + 80]                            ;   318.0 p2      46 t[1]
        xorps xmm4, xmm1                                   ;   321.0 p1      46 t[1]
        xorps xmm3, xmm4                                   ;   322.0 p5      46 t[1]
        movaps xmm6, xmm3                                  ;   323.0 p0      46 t[1] copy
        xorps xmm6, [r14 - 96]                             ;   324.0 p1+p2   46 t[1]
        movaps xmm12, xmm3                                 ;   323.0 p5      46 t[1] copy
        movaps xmm13, [r13 + 112]                          ;   320.0 p2      46 t[1] reload
        xorps xmm12, xmm13                                 ;   324.0 p0      46 t[1]
        movaps [rdi - 48], xmm14                           ;   320.8 p3+p4   46 t[1] spill
        movaps xmm14, xmm6                                 ;   325.0 p1      46 t[1] copy
        movaps [rdx - 32], xmm11                           ;   320.0 p3+p4   46 t[1] spill
        movaps xmm11, xmm6                                 ;   325.0 p5      46 t[1] copy
        xorps xmm13, xmm4                                  ;   323.0 p0      46 t[1]
        movaps [rbp + 112], xmm2                           ;   321.0 p3+p4   46 t[1] spill
        movaps xmm2, xmm13                                 ;   324.0 p1      46 t[1] copy
        movaps [rsi - 48], xmm8                            ;   322.0 p3+p4   46 t[1] spill
        movaps xmm8, xmm12                                 ;   325.0 p5      46 t[1] copy
        movaps [rdx + 0], xmm5                             ;   323.0 p3+p4   46 t[1] spill
        movaps xmm5, xmm4                                  ;   322.0 p0      46 t[1] copy
        movaps [rsi - 32], xmm0                            ;   324.0 p3+p4   46 t[1] spill
        movaps xmm0, xmm4                                  ;   322.0 p1      46 t[1] copy
        movaps [rbp + 0], xmm10                            ;   325.0 p3+p4   46 t[1] spill
        movaps xmm10, xmm4                                 ;   322.5 p5      46 t[1] copy
        movaps [rsi - 64], xmm9                            ;   326.0 p3+p4   46 t[1] spill
        movaps xmm9, xmm1                                  ;   323.0 p0      46 t[1] copy
        xorps xmm9, [r14 - 128]                            ;   324.0 p1+p2   46 t[1]
        xorps xmm15, xmm9                                  ;   325.0 p5      46 t[1]
        xorps xmm2, xmm9                                   ;   325.0 p0      46 t[1]
        xorps xmm10, xmm15                                 ;   326.0 p1      46 t[1]
        movaps xmm9, xmm10                                 ;   327.0 p5      46 t[1] copy
        movaps [rbp - 112], xmm7                           ;   327.0 p3+p4   46 t[1] spill
        movaps xmm7, xmm2                                  ;   326.0 p0      46 t[1] copy
        xorps xmm7, [r13 + 96]                             ;   327.0 p1+p2   46 t[1]
        xorps xmm14, xmm7                                  ;   328.0 p5      46 t[1]
        andps xmm0, xmm7                                   ;   328.0 p0      46 t[1]
        movaps [rax + 80], xmm6                            ;   328.0 p3+p4   46 t[1] spill
        movaps xmm6, xmm2                                  ;   326.2 p1      46 t[1] copy
        xorps xmm6, [r10 - 16]                             ;   327.2 p5+p2   46 t[1]
        xorps xmm5, xmm6                                   ;   328.2 p0      46 t[1]
        andps xmm11, xmm5                                  ;   329.2 p1      46 t[1]
        xorps xmm3, xmm6                                   ;   328.2 p5      46 t[1]
        movaps [rax + 96], xmm5                            ;   329.2 p3+p4   46 t[1] spill
        movaps xmm5, xmm2                                  ;   328.0 p0      46 t[1] copy
        movaps [rcx - 48], xmm4                            ;   330.0 p3+p4   46 t[1] spill
        movaps xmm4, xmm6                                  ;   328.2 p1      46 t[1] copy
        orps xmm4, xmm14                                   ;   329.2 p5      46 t[1]
        xorps xmm11, xmm4                                  ;   330.2 p0      46 t[1]
        movaps [rdi - 32], xmm10                           ;   331.0 p3+p4   46 t[1] spill
        movaps xmm10, xmm14                                ;   329.2 p1      46 t[1] copy
        xorps xmm10, xmm3                                  ;   330.2 p5      46 t[1]
        andps xmm5, xmm10                                  ;   331.2 p0      46 t[1]
        xorps xmm4, xmm5                                   ;   332.2 p1      46 t[1]
        xorps xmm5, xmm0                                   ;   332.2 p5      46 t[1]
        movaps [rdi - 16], xmm10                           ;   332.0 p3+p4   46 t[1] spill
        movaps xmm10, xmm7                                 ;   331.0 p0      46 t[1] copy
        movaps [rax - 64], xmm7                            ;   333.0 p3+p4   46 t[1] spill
        movaps xmm7, xmm3                                  ;   331.2 p1      46 t[1] copy
        orps xmm7, [r10 - 16]                              ;   332.2 p5+p2   46 t[1]
        xorps xmm11, xmm7                                  ;   333.2 p0      46 t[1]
        xorps xmm5, xmm7                                   ;   333.2 p1      46 t[1]
        movaps xmm7, xmm3                                  ;   332.5 p5      46 t[1] copy
        movaps [rax - 48], xmm12                           ;   334.0 p3+p4   46 t[1] spill
        movaps xmm12, xmm11                                ;   334.2 p0      46 t[1] copy
        movaps [rdx - 128], xmm6                           ;   335.0 p3+p4   46 t[1] spill
        movaps xmm6, xmm15                                 ;   333.2 p1      46 t[1] copy
        movaps [rsi - 16], xmm2                            ;   336.0 p3+p4   46 t[1] spill
        movaps xmm2, xmm15                                 ;   333.5 p5      46 t[1] copy
        movaps [rcx - 32], xmm14                           ;   337.0 p3+p4   46 t[1] spill
        movaps xmm14, [rdi - 16]                           ;   334.0 p2      46 t[1]
        movaps [rdi + 0], xmm15                            ;   338.0 p3+p4   46 t[1] spill
        movaps xmm15, [rdi - 16]                           ;   335.0 p2      46 t[1]
        movaps [rdi - 16], xmm15                           ;   339.0 p3+p4   46 t[1] spill
        movaps xmm15, xmm1                                 ;   335.0 p0      46 t[1] copy
        xorps xmm15, [r14 - 112]                           ;   336.0 p1+p2   46 t[1]
        xorps xmm13, xmm15                                 ;   337.0 p5      46 t[1]
        xorps xmm0, xmm15                                  ;   337.0 p0      46 t[1]
        xorps xmm4, xmm0                                   ;   338.0 p1      46 t[1]
        xorps xmm12, xmm0                                  ;   338.0 p5      46 t[1]
        orps xmm9, xmm13                                   ;   338.0 p0      46 t[1]
        xorps xmm4, xmm9                                   ;   339.0 p1      46 t[1]
        xorps xmm10, xmm13                                 ;   338.0 p5      46 t[1]
        xorps xmm7, xmm13                                  ;   338.0 p0      46 t[1]
        orps xmm6, xmm10                                   ;   339.0 p1      46 t[1]
        xorps xmm12, xmm6                                  ;   340.0 p5      46 t[1]
        xorps xmm14, xmm10                                 ;   339.0 p0      46 t[1]
        andps xmm2, xmm10                                  ;   339.2 p1      46 t[1]
        xorps xmm5, xmm2                                   ;   340.2 p5      46 t[1]
        andps xmm8, xmm14                                  ;   340.0 p0      46 t[1]
        xorps xmm12, xmm8                                  ;   341.0 p1      46 t[1]
        movaps xmm0, xmm7                                  ;   340.5 p5      46 t[1] copy
        orps xmm0, xmm15                                   ;   341.5 p0      46 t[1]
        xorps xmm11, xmm0                                  ;   342.5 p1      46 t[1]
        movaps xmm0, xmm4                                  ;   341.5 p5      46 t[1] copy
        andps xmm0, xmm12                                  ;   342.5 p0      46 t[1]
        xorps xmm11, xmm0                                  ;   343.5 p1      46 t[1]
        andps xmm0, xmm11                                  ;   344.5 p5      46 t[1]
        xorps xmm5, xmm0                                   ;   345.5 p0      46 t[1]
        xorps xmm4, xmm11                                  ;   344.5 p1      46 t[1]
        movaps xmm0, xmm12                                 ;   343.5 p5      46 t[1] copy
        andps xmm0, xmm5                                   ;   346.5 p0      46 t[1]
        xorps xmm4, xmm0                                   ;   347.5 p1      46 t[1]
        movaps xmm0, [rcx - 32]                            ;   342.2 p2      46 t[1] reload
        andps xmm0, xmm4                                   ;   348.5 p5      46 t[1]
        movaps xmm2, xmm11                                 ;   345.0 p0      46 t[1] copy
        andps xmm11, xmm4                                  ;   348.5 p1      46 t[1]
        xorps xmm12, xmm11                                 ;   349.5 p5      46 t[1]
        andps xmm3, xmm12                                  ;   350.5 p0      46 t[1]
        movaps xmm6, [rdx - 128]                           ;   343.8 p2      46 t[1] reload
        andps xmm6, xmm4                                   ;   348.5 p1      46 t[1]
        movaps xmm8, xmm5                                  ;   346.5 p5      46 t[1] copy
        andps xmm8, xmm4                                   ;   348.5 p0      46 t[1]
        xorps xmm2, xmm8                                   ;   349.5 p1      46 t[1]
        andps xmm10, xmm2                                  ;   350.5 p5      46 t[1]
        xorps xmm10, xmm0                                  ;   351.5 p0      46 t[1]
        xorps xmm10, xmm3                                  ;   352.5 p1      46 t[1]
        movaps xmm8, [rdi + 0]                             ;   345.8 p2      46 t[1] reload
        andps xmm8, xmm2                                   ;   350.5 p5      46 t[1]
        movaps xmm9, xmm4                                  ;   349.0 p0      46 t[1] copy
        xorps xmm9, xmm12                                  ;   350.5 p1      46 t[1]
        movaps xmm11, [rdi - 16]                           ;   346.8 p2      46 t[1] reload
        andps xmm11, xmm9                                  ;   351.5 p5      46 t[1]
        movaps [rdi - 16], xmm6                            ;   349.5 p3+p4   46 t[1] spill
        movaps xmm6, [rsi - 16]                            ;   347.8 p2      46 t[1] reload
        andps xmm6, xmm9                                   ;   351.5 p0      46 t[1]
        xorps xmm9, xmm2                                   ;   351.5 p1      46 t[1]
        andps xmm14, xmm9                                  ;   352.5 p5      46 t[1]
        xorps xmm11, xmm14                                 ;   353.5 p0      46 t[1]
        xorps xmm14, xmm10                                 ;   353.5 p1      46 t[1]
        xorps xmm0, xmm11                                  ;   354.5 p5      46 t[1]
        xorps xmm3, xmm11                                  ;   354.5 p0      46 t[1]
        movaps xmm11, [rax - 48]                           ;   350.0 p2      46 t[1] reload
        andps xmm11, xmm9                                  ;   353.0 p1      46 t[1]
        movaps xmm1, xmm12                                 ;   352.5 p5      46 t[1] copy
        orps xmm12, xmm9                                   ;   353.0 p0      46 t[1]
        xorps xmm5, xmm12                                  ;   354.0 p1      46 t[1]
        xorps xmm2, xmm5                                   ;   355.0 p5      46 t[1]
        andps xmm13, xmm2                                  ;   356.0 p0      46 t[1]
        xorps xmm10, xmm13                                 ;   357.0 p1      46 t[1]
        movaps xmm12, [rdi - 32]                           ;   352.0 p2      46 t[1] reload
        andps xmm12, xmm2                                  ;   356.0 p5      46 t[1]
        xorps xmm4, xmm5                                   ;   355.0 p0      46 t[1]
        xorps xmm8, xmm12                                  ;   357.0 p1      46 t[1]
        xorps xmm9, xmm4                                   ;   356.0 p5      46 t[1]
        andps xmm7, xmm9                                   ;   357.0 p0      46 t[1]
        andps xmm15, xmm9                                  ;   357.0 p1      46 t[1]
        movaps xmm2, [rax - 64]                            ;   353.8 p2      46 t[1] reload
        andps xmm2, xmm5                                   ;   356.8 p5      46 t[1]
        xorps xmm14, xmm2                                  ;   357.8 p0      46 t[1]
        movaps xmm2, [rcx - 48]                            ;   354.8 p2      46 t[1] reload
        andps xmm2, xmm5                                   ;   357.8 p1      46 t[1]
        xorps xmm12, xmm2                                  ;   358.8 p5      46 t[1]
        xorps xmm11, xmm12                                 ;   359.8 p0      46 t[1]
        xorps xmm6, xmm12                                  ;   359.8 p1      46 t[1]
        movaps xmm2, [rax + 80]                            ;   355.8 p2      46 t[1] reload
        andps xmm2, xmm4                                   ;   358.8 p5      46 t[1]
        movaps xmm5, [rax + 96]                            ;   356.8 p2      46 t[1] reload
        andps xmm5, xmm4                                   ;   359.8 p0      46 t[1]
        xorps xmm14, xmm2                                  ;   359.8 p1      46 t[1]
        xorps xmm0, xmm2                                   ;   359.8 p5      46 t[1]
        xorps xmm11, xmm5                                  ;   360.8 p0      46 t[1]
        xorps xmm15, xmm5                                  ;   360.8 p1      46 t[1]
        xorps xmm15, xmm3                                  ;   361.8 p5      46 t[1]
        xorps xmm7, xmm3                                   ;   361.0 p0      46 t[1]
        xorps xmm8, xmm14                                  ;   361.2 p1      46 t[1]
        xorps xmm0, xmm11                                  ;   361.8 p5      46 t[1]
        xorps xmm8, xmm0                                   ;   362.8 p0      46 t[1]
        xorps xmm15, xmm8                                  ;   363.8 p1      46 t[1]
        andps xmm1, [r10 - 16]                             ;   362.5 p5+p2   46 t[1]
        xorps xmm8, xmm1                                   ;   363.8 p0      46 t[1]
        xorps xmm6, xmm8                                   ;   364.8 p1      46 t[1]
        xorps xmm10, xmm6                                  ;   365.8 p5      46 t[1]
        xorps xmm7, xmm10                                  ;   366.8 p0      46 t[1]
        movaps xmm1, [rbp + 3568]                          ;   360.5 p2      46 t[1]
        movaps xmm2, [rel aes128_decrypt.T0_constants128]  ;   361.5 p2      46 t[0] reload
        xorps xmm1, xmm2                                   ;   364.5 p1      46 t[1]
        movaps xmm3, xmm1                                  ;   365.5 p5      46 t[1] copy
        movaps xmm4, [rbp + 3584]                          ;   362.5 p2      46 t[1]
        xorps xmm4, xmm2                                   ;   365.5 p0      46 t[1]
        xorps xmm3, xmm4                                   ;   366.5 p1      46 t[1]
        movaps xmm5, xmm3                                  ;   367.5 p5      46 t[1] copy
        xorps xmm5, [rbp + 3648]                           ;   368.5 p0+p2   46 t[1]
        movaps xmm9, xmm3                                  ;   367.5 p1      46 t[1] copy
        movaps xmm12, [rdx + 48]                           ;   364.5 p2      46 t[1] reload
        xorps xmm9, xmm12                                  ;   368.5 p5      46 t[1]
        movaps xmm13, xmm5                                 ;   369.5 p0      46 t[1] copy
        movaps [rax + 96], xmm8                            ;   364.8 p3+p4   46 t[1] spill
        movaps xmm8, xmm5                                  ;   369.5 p1      46 t[1] copy
        xorps xmm12, xmm4                                  ;   367.5 p5      46 t[1]
        movaps [rdx + 48], xmm14                           ;   364.8 p3+p4   46 t[1] spill
        movaps xmm14, xmm12                                ;   368.5 p0      46 t[1] copy
        movaps [rax + 80], xmm10                           ;   366.8 p3+p4   46 t[1] spill
        movaps xmm10, xmm9                                 ;   369.5 p1      46 t[1] copy
        movaps [rcx - 48], xmm0                            ;   366.8 p3+p4   46 t[1] spill
        movaps xmm0, xmm4                                  ;   368.5 p5      46 t[1] copy
        movaps [rax - 64], xmm15                           ;   367.8 p3+p4   46 t[1] spill
        movaps xmm15, xmm4                                 ;   369.0 p0      46 t[1] copy
        movaps [rdi - 32], xmm11                           ;   368.8 p3+p4   46 t[1] spill
        movaps xmm11, xmm4                                 ;   369.2 p1      46 t[1] copy
        movaps [rax - 48], xmm6                            ;   369.8 p3+p4   46 t[1] spill
        movaps xmm6, [rel aes128_decrypt.T0_constants128]  ;   367.2 p2      46 t[1] copy
        xorps xmm6, [rbp + 3616]                           ;   370.2 p5+p2   46 t[1]
        xorps xmm1, xmm6                                   ;   371.2 p0      46 t[1]
        xorps xmm14, xmm6                                  ;   371.2 p1      46 t[1]
        xorps xmm11, xmm1                                  ;   372.2 p5      46 t[1]
        movaps xmm6, xmm11                                 ;   373.2 p0      46 t[1] copy
        movaps [rsi - 16], xmm7                            ;   370.8 p3+p4   46 t[1] spill
        movaps xmm7, xmm14                                 ;   372.2 p1      46 t[1] copy
        xorps xmm7, [rbp + 3600]                           ;   373.2 p5+p2   46 t[1]
        xorps xmm13, xmm7                                  ;   374.2 p0      46 t[1]
        andps xmm15, xmm7                                  ;   374.2 p1      46 t[1]
        movaps [rdi + 0], xmm5                             ;   371.8 p3+p4   46 t[1] spill
        movaps xmm5, xmm14                                 ;   372.5 p5      46 t[1] copy
        xorps xmm5, [rbp - 128]                            ;   373.5 p0+p2   46 t[1]
        xorps xmm0, xmm5                                   ;   374.5 p1      46 t[1]
        andps xmm8, xmm0                                   ;   375.5 p5      46 t[1]
        xorps xmm3, xmm5                                   ;   374.5 p0      46 t[1]
        movaps [rdx - 128], xmm0                           ;   375.5 p3+p4   46 t[1] spill
        movaps xmm0, xmm14                                 ;   374.2 p1      46 t[1] copy
        movaps [rcx - 32], xmm4                            ;   373.8 p3+p4   46 t[1] spill
        movaps xmm4, xmm5                                  ;   374.5 p5      46 t[1] copy
        orps xmm4, xmm13                                   ;   375.5 p0      46 t[1]
        xorps xmm8, xmm4                                   ;   376.5 p1      46 t[1]
        movaps [rax + 112], xmm11                          ;   374.8 p3+p4   46 t[1] spill
        movaps xmm11, xmm13                                ;   375.5 p5      46 t[1] copy
        xorps xmm11, xmm3                                  ;   376.5 p0      46 t[1]
        andps xmm0, xmm11                                  ;   377.5 p1      46 t[1]
        xorps xmm4, xmm0                                   ;   378.5 p5      46 t[1]
        xorps xmm0, xmm15                                  ;   378.5 p0      46 t[1]
        movaps [rdi + 16], xmm11                           ;   377.5 p3+p4   46 t[1] spill
        movaps xmm11, xmm7                                 ;   377.2 p1      46 t[1] copy
        movaps [rbx - 128], xmm7                           ;   376.8 p3+p4   46 t[1] spill
        movaps xmm7, xmm3                                  ;   377.5 p5      46 t[1] copy
        orps xmm7, [rbp - 128]                             ;   378.5 p0+p2   46 t[1]
        xorps xmm8, xmm7                                   ;   379.5 p1      46 t[1]
        xorps xmm0, xmm7                                   ;   379.5 p5      46 t[1]
        movaps xmm7, xmm3                                  ;   379.0 p0      46 t[1] copy
        movaps [rdi + 32], xmm8                            ;   380.5 p3+p4   46 t[1] spill
        movaps xmm8, xmm1                                  ;   379.2 p1      46 t[1] copy
        movaps [rbx - 112], xmm9                           ;   378.8 p3+p4   46 t[1] spill
        movaps xmm9, xmm1                                  ;   379.5 p5      46 t[1] copy
        movaps [rbx - 96], xmm5                            ;   379.8 p3+p4   46 t[1] spill
        movaps xmm5, [rdi + 16]                            ;   377.8 p2      46 t[1]
        movaps [rbx - 80], xmm14                           ;   380.8 p3+p4   46 t[1] spill
        movaps xmm14, [rdi + 32]                           ;   380.5 p2      46 t[1]
        movaps [rbx - 64], xmm13                           ;   381.8 p3+p4   46 t[1] spill
        movaps xmm13, [rdi + 32]                           ;   380.5 p2      46 t[1]
        movaps [rdi + 32], xmm1                            ;   382.8 p3+p4   46 t[1] spill
        movaps xmm1, [rdi + 16]                            ;   380.8 p2      46 t[1]
        movaps [rdi + 16], xmm1                            ;   383.8 p3+p4   46 t[1] spill
        movaps xmm1, xmm2                                  ;   380.0 p0      46 t[1] copy
        xorps xmm1, [rbp + 3632]                           ;   381.8 p1+p2   46 t[1]
        xorps xmm12, xmm1                                  ;   382.8 p5      46 t[1]
        xorps xmm15, xmm1                                  ;   382.8 p0      46 t[1]
        xorps xmm4, xmm15                                  ;   383.8 p1      46 t[1]
        xorps xmm14, xmm15                                 ;   383.8 p5      46 t[1]
        orps xmm6, xmm12                                   ;   383.8 p0      46 t[1]
        xorps xmm4, xmm6                                   ;   384.8 p1      46 t[1]
        xorps xmm11, xmm12                                 ;   383.8 p5      46 t[1]
        xorps xmm7, xmm12                                  ;   383.8 p0      46 t[1]
        orps xmm8, xmm11                                   ;   384.8 p1      46 t[1]
        xorps xmm14, xmm8                                  ;   385.8 p5      46 t[1]
        xorps xmm5, xmm11                                  ;   384.8 p0      46 t[1]
        andps xmm9, xmm11                                  ;   384.8 p1      46 t[1]
        xorps xmm0, xmm9                                   ;   385.8 p5      46 t[1]
        andps xmm10, xmm5                                  ;   385.8 p0      46 t[1]
        xorps xmm14, xmm10                                 ;   386.8 p1      46 t[1]
        movaps xmm15, xmm1                                 ;   385.5 p5      46 t[1] copy
        orps xmm15, xmm7                                   ;   386.5 p0      46 t[1]
        xorps xmm13, xmm15                                 ;   387.5 p1      46 t[1]
        movaps xmm15, xmm4                                 ;   386.5 p5      46 t[1] copy
        andps xmm15, xmm14                                 ;   387.8 p0      46 t[1]
        xorps xmm13, xmm15                                 ;   388.8 p1      46 t[1]
        andps xmm15, xmm13                                 ;   389.8 p5      46 t[1]
        xorps xmm0, xmm15                                  ;   390.8 p0      46 t[1]
        xorps xmm4, xmm13                                  ;   389.8 p1      46 t[1]
        movaps xmm15, xmm14                                ;   388.5 p5      46 t[1] copy
        andps xmm15, xmm0                                  ;   391.8 p0      46 t[1]
        xorps xmm4, xmm15                                  ;   392.8 p1      46 t[1]
        movaps xmm15, [rbx - 64]                           ;   387.0 p2      46 t[1] reload
        andps xmm15, xmm4                                  ;   393.8 p5      46 t[1]
        movaps xmm6, xmm13                                 ;   390.0 p0      46 t[1] copy
        andps xmm13, xmm4                                  ;   393.8 p1      46 t[1]
        xorps xmm14, xmm13                                 ;   394.8 p5      46 t[1]
        andps xmm3, xmm14                                  ;   395.8 p0      46 t[1]
        movaps xmm8, [rbx - 96]                            ;   388.5 p2      46 t[1] reload
        andps xmm8, xmm4                                   ;   393.8 p1      46 t[1]
        movaps xmm9, xmm0                                  ;   391.8 p5      46 t[1] copy
        andps xmm9, xmm4                                   ;   393.8 p0      46 t[1]
        xorps xmm6, xmm9                                   ;   394.8 p1      46 t[1]
        andps xmm11, xmm6                                  ;   395.8 p5      46 t[1]
        xorps xmm11, xmm15                                 ;   396.8 p0      46 t[1]
        xorps xmm11, xmm3                                  ;   397.8 p1      46 t[1]
        movaps xmm9, [rdi + 32]                            ;   390.5 p2      46 t[1] reload
        andps xmm9, xmm6                                   ;   395.8 p5      46 t[1]
        movaps xmm10, xmm4                                 ;   394.0 p0      46 t[1] copy
        xorps xmm10, xmm14                                 ;   395.8 p1      46 t[1]
        movaps xmm13, [rdi + 16]                           ;   391.8 p2      46 t[1] reload
        andps xmm13, xmm10                                 ;   396.8 p5      46 t[1]
        movaps [rdi + 16], xmm8                            ;   394.8 p3+p4   46 t[1] spill
        movaps xmm8, [rbx - 80]                            ;   392.8 p2      46 t[1] reload
        andps xmm8, xmm10                                  ;   396.8 p0      46 t[1]
        xorps xmm10, xmm6                                  ;   396.8 p1      46 t[1]
        andps xmm5, xmm10                                  ;   397.8 p5      46 t[1]
        xorps xmm13, xmm5                                  ;   398.8 p0      46 t[1]
        xorps xmm5, xmm11                                  ;   398.8 p1      46 t[1]
        xorps xmm15, xmm13                                 ;   399.8 p5      46 t[1]
        xorps xmm3, xmm13                                  ;   399.8 p0      46 t[1]
        movaps xmm13, [rbx - 112]                          ;   395.2 p2      46 t[1] reload
        andps xmm13, xmm10                                 ;   398.2 p1      46 t[1]
        movaps xmm2, xmm14                                 ;   397.5 p5      46 t[1] copy
        orps xmm14, xmm10                                  ;   398.0 p0      46 t[1]
        xorps xmm0, xmm14                                  ;   399.0 p1      46 t[1]
        xorps xmm6, xmm0                                   ;   400.0 p5      46 t[1]
        andps xmm12, xmm6                                  ;   401.0 p0      46 t[1]
        xorps xmm11, xmm12                                 ;   402.0 p1      46 t[1]
        movaps xmm14, [rax + 112]                          ;   397.2 p2      46 t[1] reload
        andps xmm14, xmm6                                  ;   401.0 p5      46 t[1]
        xorps xmm4, xmm0                                   ;   400.0 p0      46 t[1]
        xorps xmm9, xmm14                                  ;   402.0 p1      46 t[1]
        xorps xmm10, xmm4                                  ;   401.0 p5      46 t[1]
        andps xmm1, xmm10                                  ;   402.0 p0      46 t[1]
        andps xmm7, xmm10                                  ;   402.0 p1      46 t[1]
        movaps xmm6, [rbx - 128]                           ;   399.0 p2      46 t[1] reload
        andps xmm6, xmm0                                   ;   402.0 p5      46 t[1]
        xorps xmm5, xmm6                                   ;   403.0 p0      46 t[1]
        movaps xmm6, [rcx - 32]                            ;   400.0 p2      46 t[1] reload
        andps xmm6, xmm0                                   ;   403.0 p1      46 t[1]
        xorps xmm14, xmm6                                  ;   404.0 p5      46 t[1]
        xorps xmm13, xmm14                                 ;   405.0 p0      46 t[1]
        xorps xmm8, xmm14                                  ;   405.0 p1      46 t[1]
        movaps xmm14, [rdi + 0]                            ;   401.0 p2      46 t[1] reload
        andps xmm14, xmm4                                  ;   404.0 p5      46 t[1]
        movaps xmm0, [rdx - 128]                           ;   402.0 p2      46 t[1] reload
        andps xmm0, xmm4                                   ;   405.0 p0      46 t[1]
        xorps xmm5, xmm14                                  ;   405.0 p1      46 t[1]
        xorps xmm15, xmm14                                 ;   405.0 p5      46 t[1]
        xorps xmm1, xmm3                                   ;   405.0 p0      46 t[1]
        xorps xmm13, xmm0                                  ;   406.0 p1      46 t[1]
        xorps xmm1, xmm0                                   ;   406.0 p5      46 t[1]
        xorps xmm15, xmm13                                 ;   407.0 p0      46 t[1]
        xorps xmm9, xmm15                                  ;   408.0 p1      46 t[1]
        xorps xmm9, xmm5                                   ;   409.0 p5      46 t[1]
        xorps xmm1, xmm9                                   ;   410.0 p0      46 t[1]
        xorps xmm15, xmm1                                  ;   411.0 p1      46 t[1]
        andps xmm2, [rbp - 128]                            ;   407.5 p5+p2   46 t[1]
        xorps xmm9, xmm2                                   ;   410.0 p0      46 t[1]
        xorps xmm8, xmm9                                   ;   411.0 p1      46 t[1]
        xorps xmm11, xmm8                                  ;   412.0 p5      46 t[1]
        movaps xmm14, [rax - 48]                           ;   405.5 p2      65 t[1]
        movaps xmm0, xmm15                                 ;   412.0 p0      65 t[1] copy
        movaps xmm2, [rsi - 16]                            ;   406.5 p2      65 t[1]
        movaps xmm4, [rbp - 112]                           ;   407.5 p2      65 t[1]
        movaps xmm6, [rsi - 64]                            ;   408.5 p2      65 t[1]
        movaps xmm10, [rdi - 32]                           ;   409.5 p2      65 t[1]
        movaps xmm12, [rsi - 32]                           ;   410.5 p2      65 t[1]
        xorps xmm12, [rbp + 0]                             ;   413.5 p1+p2   65 t[1]
        movaps [rsi - 32], xmm9                            ;   411.0 p3+p4   46 t[1] spill
        movaps xmm9, [rbp + 3376]                          ;   412.5 p2      46 t[1]
        xorps xmm9, [rel aes128_decrypt.T0_constants128]   ;   415.5 p5+p2   46 t[1]
        movaps [rdi - 32], xmm5                            ;   408.5 p3+p4   46 t[1] spill
        movaps xmm5, xmm9                                  ;   416.5 p0      46 t[1] copy
        movaps [rsi - 64], xmm1                            ;   411.0 p3+p4   46 t[1] spill
        movaps xmm1, [rbp + 3392]                          ;   414.5 p2      46 t[1]
        xorps xmm1, [rel aes128_decrypt.T0_constants128]   ;   417.5 p1+p2   46 t[1]
        xorps xmm5, xmm1                                   ;   418.5 p5      46 t[1]
        movaps [rbp - 112], xmm15                          ;   412.0 p3+p4   46 t[1] spill
        movaps xmm15, xmm5                                 ;   419.5 p0      46 t[1] copy
        xorps xmm15, [rbp + 3456]                          ;   420.5 p1+p2   46 t[1]
        movaps [rbp - 128], xmm7                           ;   411.5 p3+p4   46 t[1] spill
        movaps xmm7, xmm5                                  ;   419.5 p5      46 t[1] copy
        xorps xmm7, [r13 - 80]                             ;   420.5 p0+p2   46 t[1]
        movaps [rdx - 128], xmm3                           ;   412.5 p3+p4   46 t[1] spill
        movaps xmm3, xmm15                                 ;   421.5 p1      46 t[1] copy
        movaps [rdi + 0], xmm11                            ;   413.5 p3+p4   46 t[1] spill
        movaps xmm11, xmm15                                ;   421.5 p5      46 t[1] copy
        movaps [rcx - 32], xmm13                           ;   414.5 p3+p4   65 t[1] spill
        movaps xmm13, xmm7                                 ;   421.5 p0      46 t[1] copy
        movaps [rbx - 128], xmm12                          ;   415.5 p3+p4   65 t[1] spill
        movaps xmm12, xmm1                                 ;   418.5 p1      46 t[1] copy
        xorps xmm12, [r13 - 80]                            ;   419.5 p5+p2   46 t[1]
        movaps [rax + 112], xmm0                           ;   416.5 p3+p4   65 t[1] spill
        movaps xmm0, xmm12                                 ;   420.5 p0      46 t[1] copy
        movaps [rbx - 112], xmm6                           ;   417.5 p3+p4   65 t[1] spill
        movaps xmm6, xmm1                                  ;   418.5 p1      46 t[1] copy
        movaps [rbx - 80], xmm10                           ;   418.5 p3+p4   65 t[1] spill
        movaps xmm10, xmm1                                 ;   418.5 p5      46 t[1] copy
        movaps [rdi + 32], xmm8                            ;   419.5 p3+p4   65 t[1] spill
        movaps xmm8, xmm1                                  ;   418.5 p0      46 t[1] copy
        movaps [rbx - 96], xmm14                           ;   420.5 p3+p4   65 t[1] spill
        movaps xmm14, [rbp + 3424]                         ;   419.5 p2      46 t[1]
        xorps xmm14, [rel aes128_decrypt.T0_constants128]  ;   422.5 p1+p2   46 t[1]
        xorps xmm9, xmm14                                  ;   423.5 p5      46 t[1]
        xorps xmm0, xmm14                                  ;   423.5 p0      46 t[1]
        xorps xmm8, xmm9                                   ;   424.5 p1      46 t[1]
        movaps xmm14, xmm8                                 ;   425.5 p5      46 t[1] copy
        movaps [rbx - 64], xmm4                            ;   421.5 p3+p4   65 t[1] spill
        movaps xmm4, xmm0                                  ;   424.5 p0      46 t[1] copy
        xorps xmm4, [rbp + 3408]                           ;   425.5 p1+p2   46 t[1]
        xorps xmm3, xmm4                                   ;   426.5 p5      46 t[1]
        andps xmm10, xmm4                                  ;   426.5 p0      46 t[1]
        movaps [rsi + 0], xmm2                             ;   422.5 p3+p4   65 t[1] spill
        movaps xmm2, xmm0                                  ;   424.5 p1      46 t[1] copy
        xorps xmm2, [r11 - 128]                            ;   425.5 p5+p2   46 t[1]
        xorps xmm6, xmm2                                   ;   426.5 p0      46 t[1]
        andps xmm11, xmm6                                  ;   427.5 p1      46 t[1]
        xorps xmm5, xmm2                                   ;   426.5 p5      46 t[1]
        movaps [r11 - 80], xmm6                            ;   427.5 p3+p4   46 t[1] spill
        movaps xmm6, xmm0                                  ;   424.5 p0      46 t[1] copy
        movaps [rcx - 16], xmm15                           ;   424.5 p3+p4   46 t[1] spill
        movaps xmm15, xmm2                                 ;   426.5 p1      46 t[1] copy
        orps xmm15, xmm3                                   ;   427.5 p5      46 t[1]
        xorps xmm11, xmm15                                 ;   428.5 p0      46 t[1]
        movaps [rsi + 16], xmm1                            ;   425.5 p3+p4   46 t[1] spill
        movaps xmm1, xmm3                                  ;   427.5 p1      46 t[1] copy
        xorps xmm1, xmm5                                   ;   428.5 p5      46 t[1]
        andps xmm6, xmm1                                   ;   429.5 p0      46 t[1]
        xorps xmm15, xmm6                                  ;   430.5 p1      46 t[1]
        xorps xmm6, xmm10                                  ;   430.5 p5      46 t[1]
        movaps [rbp + 48], xmm8                            ;   426.5 p3+p4   46 t[1] spill
        movaps xmm8, xmm4                                  ;   426.5 p0      46 t[1] copy
        movaps [rdx + 16], xmm1                            ;   429.5 p3+p4   46 t[1] spill
        movaps xmm1, xmm5                                  ;   427.5 p1      46 t[1] copy
        orps xmm1, [r11 - 128]                             ;   428.5 p5+p2   46 t[1]
        xorps xmm11, xmm1                                  ;   429.5 p0      46 t[1]
        xorps xmm6, xmm1                                   ;   431.5 p1      46 t[1]
        movaps xmm1, xmm5                                  ;   428.2 p5      46 t[1] copy
        movaps [rsi + 32], xmm4                            ;   428.5 p3+p4   46 t[1] spill
        movaps xmm4, xmm11                                 ;   430.5 p0      46 t[1] copy
        movaps [rbx - 48], xmm7                            ;   429.5 p3+p4   46 t[1] spill
        movaps xmm7, xmm9                                  ;   429.0 p1      46 t[1] copy
        movaps [rsi + 48], xmm2                            ;   430.5 p3+p4   46 t[1] spill
        movaps xmm2, xmm9                                  ;   429.5 p5      46 t[1] copy
        movaps [rsi + 64], xmm0                            ;   431.5 p3+p4   46 t[1] spill
        movaps xmm0, [rdx + 16]                            ;   430.0 p2      46 t[1]
        movaps [rsi + 80], xmm3                            ;   432.5 p3+p4   46 t[1] spill
        movaps xmm3, [rdx + 16]                            ;   431.0 p2      46 t[1]
        movaps [rdx + 16], xmm3                            ;   434.0 p3+p4   46 t[1] spill
        movaps xmm3, [rbp - 128]                           ;   432.0 p2      65 t[1]
        xorps xmm3, [rdx - 128]                            ;   435.0 p0+p2   65 t[1]
        xorps xmm3, [rdi + 0]                              ;   436.0 p1+p2   65 t[1]
        movaps [rdx - 128], xmm3                           ;   437.0 p3+p4   65 t[1] spill
        movaps xmm3, [rbp + 3440]                          ;   435.0 p2      46 t[1]
        xorps xmm3, [rel aes128_decrypt.T0_constants128]   ;   438.0 p5+p2   46 t[1]
        xorps xmm12, xmm3                                  ;   439.0 p0      46 t[1]
        xorps xmm10, xmm3                                  ;   439.0 p1      46 t[1]
        xorps xmm15, xmm10                                 ;   440.0 p5      46 t[1]
        xorps xmm4, xmm10                                  ;   440.0 p0      46 t[1]
        orps xmm14, xmm12                                  ;   440.0 p1      46 t[1]
        xorps xmm15, xmm14                                 ;   441.0 p5      46 t[1]
        xorps xmm8, xmm12                                  ;   440.0 p0      46 t[1]
        xorps xmm1, xmm12                                  ;   440.0 p1      46 t[1]
        orps xmm7, xmm8                                    ;   441.0 p5      46 t[1]
        xorps xmm4, xmm7                                   ;   442.0 p0      46 t[1]
        xorps xmm0, xmm8                                   ;   441.0 p1      46 t[1]
        andps xmm2, xmm8                                   ;   441.0 p5      46 t[1]
        xorps xmm6, xmm2                                   ;   442.0 p0      46 t[1]
        andps xmm13, xmm0                                  ;   442.0 p1      46 t[1]
        xorps xmm4, xmm13                                  ;   443.0 p5      46 t[1]
        movaps xmm14, xmm3                                 ;   439.0 p0      46 t[1] copy
        orps xmm14, xmm1                                   ;   441.0 p1      46 t[1]
        xorps xmm11, xmm14                                 ;   442.0 p5      46 t[1]
        movaps xmm14, xmm15                                ;   442.0 p0      46 t[1] copy
        andps xmm14, xmm4                                  ;   444.0 p1      46 t[1]
        xorps xmm11, xmm14                                 ;   445.0 p5      46 t[1]
        andps xmm14, xmm11                                 ;   446.0 p0      46 t[1]
        xorps xmm6, xmm14                                  ;   447.0 p1      46 t[1]
        xorps xmm15, xmm11                                 ;   446.0 p5      46 t[1]
        movaps xmm14, xmm4                                 ;   444.0 p0      46 t[1] copy
        andps xmm14, xmm6                                  ;   448.0 p1      46 t[1]
        xorps xmm15, xmm14                                 ;   449.0 p5      46 t[1]
        movaps xmm14, [rsi + 80]                           ;   442.0 p2      46 t[1] reload
        andps xmm14, xmm15                                 ;   450.0 p0      46 t[1]
        movaps xmm2, xmm11                                 ;   446.0 p1      46 t[1] copy
        andps xmm11, xmm15                                 ;   450.0 p5      46 t[1]
        xorps xmm4, xmm11                                  ;   451.0 p0      46 t[1]
        andps xmm5, xmm4                                   ;   452.0 p1      46 t[1]
        movaps xmm7, [rsi + 48]                            ;   443.5 p2      46 t[1] reload
        andps xmm7, xmm15                                  ;   450.0 p5      46 t[1]
        movaps xmm10, xmm6                                 ;   448.0 p0      46 t[1] copy
        andps xmm10, xmm15                                 ;   450.0 p1      46 t[1]
        xorps xmm2, xmm10                                  ;   451.0 p5      46 t[1]
        andps xmm9, xmm2                                   ;   452.0 p0      46 t[1]
        andps xmm8, xmm2                                   ;   452.0 p1      46 t[1]
        xorps xmm8, xmm14                                  ;   453.0 p5      46 t[1]
        xorps xmm8, xmm5                                   ;   454.0 p0      46 t[1]
        movaps xmm10, xmm15                                ;   450.0 p1      46 t[1] copy
        xorps xmm10, xmm4                                  ;   452.0 p5      46 t[1]
        movaps xmm11, [rdx + 16]                           ;   448.0 p2      46 t[1] reload
        andps xmm11, xmm10                                 ;   453.0 p0      46 t[1]
        movaps xmm13, [rsi + 64]                           ;   449.0 p2      46 t[1] reload
        andps xmm13, xmm10                                 ;   453.0 p1      46 t[1]
        xorps xmm10, xmm2                                  ;   453.0 p5      46 t[1]
        andps xmm0, xmm10                                  ;   454.0 p0      46 t[1]
        xorps xmm11, xmm0                                  ;   455.0 p1      46 t[1]
        xorps xmm0, xmm8                                   ;   455.0 p5      46 t[1]
        xorps xmm14, xmm11                                 ;   456.0 p0      46 t[1]
        xorps xmm5, xmm11                                  ;   456.0 p1      46 t[1]
        movaps xmm11, [rbx - 48]                           ;   451.2 p2      46 t[1] reload
        andps xmm11, xmm10                                 ;   454.2 p5      46 t[1]
        movaps [rbx - 48], xmm7                            ;   451.8 p3+p4   65 t[1] spill
        movaps xmm7, [rsi + 0]                             ;   452.2 p2      65 t[1] reload
        xorps xmm7, xmm5                                   ;   457.0 p0      65 t[1]
        movaps [rsi + 0], xmm7                             ;   458.0 p3+p4   65 t[1] spill
        movaps xmm7, xmm4                                  ;   452.8 p1      46 t[1] copy
        orps xmm4, xmm10                                   ;   454.0 p5      46 t[1]
        xorps xmm6, xmm4                                   ;   455.0 p0      46 t[1]
        xorps xmm2, xmm6                                   ;   456.0 p1      46 t[1]
        andps xmm12, xmm2                                  ;   457.0 p5      46 t[1]
        xorps xmm8, xmm12                                  ;   458.0 p0      46 t[1]
        movaps xmm4, [rbp + 48]                            ;   454.2 p2      46 t[1] reload
        andps xmm4, xmm2                                   ;   457.2 p1      46 t[1]
        xorps xmm15, xmm6                                  ;   456.0 p5      46 t[1]
        xorps xmm9, xmm4                                   ;   458.2 p0      46 t[1]
        xorps xmm10, xmm15                                 ;   457.0 p1      46 t[1]
        andps xmm1, xmm10                                  ;   458.0 p5      46 t[1]
        andps xmm3, xmm10                                  ;   458.0 p0      46 t[1]
        xorps xmm5, xmm3                                   ;   459.0 p1      46 t[1]
        movaps xmm2, [rsi + 32]                            ;   456.2 p2      46 t[1] reload
        andps xmm2, xmm6                                   ;   459.2 p5      46 t[1]
        xorps xmm0, xmm2                                   ;   460.2 p0      46 t[1]
        movaps xmm2, [rsi + 16]                            ;   457.2 p2      46 t[1] reload
        andps xmm2, xmm6                                   ;   460.2 p1      46 t[1]
        xorps xmm4, xmm2                                   ;   461.2 p5      46 t[1]
        movaps xmm2, [rsi + 0]                             ;   458.2 p2      65 t[1] reload
        xorps xmm2, xmm1                                   ;   461.2 p0      65 t[1]
        movaps xmm1, [rcx - 16]                            ;   459.2 p2      46 t[1] reload
        andps xmm1, xmm15                                  ;   462.2 p1      46 t[1]
        movaps xmm3, [r11 - 80]                            ;   460.2 p2      46 t[1] reload
        andps xmm3, xmm15                                  ;   463.2 p5      46 t[1]
        xorps xmm11, xmm4                                  ;   462.2 p0      46 t[1]
        xorps xmm13, xmm4                                  ;   462.2 p1      46 t[1]
        xorps xmm0, xmm1                                   ;   463.2 p5      46 t[1]
        xorps xmm14, xmm1                                  ;   463.2 p0      46 t[1]
        xorps xmm11, xmm3                                  ;   464.2 p1      46 t[1]
        xorps xmm5, xmm3                                   ;   464.2 p5      46 t[1]
        xorps xmm9, xmm0                                   ;   464.2 p0      46 t[1]
        xorps xmm14, xmm11                                 ;   465.2 p1      46 t[1]
        xorps xmm9, xmm14                                  ;   466.2 p5      46 t[1]
        xorps xmm5, xmm9                                   ;   467.2 p0      46 t[1]
        andps xmm7, [r11 - 128]                            ;   462.8 p1+p2   46 t[1]
        xorps xmm9, xmm7                                   ;   467.2 p5      46 t[1]
        xorps xmm13, xmm9                                  ;   468.2 p0      46 t[1]
        xorps xmm8, xmm13                                  ;   469.2 p1      46 t[1]
        movaps xmm15, [rbx - 96]                           ;   462.8 p2      65 t[1] reload
        xorps xmm15, xmm13                                 ;   469.2 p5      65 t[1]
        xorps xmm2, xmm8                                   ;   470.2 p0      65 t[1]
        movaps xmm1, [rbx - 64]                            ;   463.8 p2      65 t[1] reload
        xorps xmm1, xmm11                                  ;   466.8 p1      65 t[1]
        xorps xmm14, xmm5                                  ;   468.2 p5      65 t[1]
        movaps xmm3, [rbx - 80]                            ;   464.8 p2      65 t[1] reload
        xorps xmm3, xmm1                                   ;   467.8 p0      65 t[1]
        movaps xmm4, [rdi + 32]                            ;   465.8 p2      65 t[1] reload
        xorps xmm4, xmm15                                  ;   470.2 p1      65 t[1]
        movaps xmm6, [rbx - 112]                           ;   466.8 p2      65 t[1] reload
        xorps xmm6, xmm4                                   ;   471.2 p5      65 t[1]
        movaps xmm7, [rax + 112]                           ;   467.8 p2      65 t[1] reload
        xorps xmm7, xmm6                                   ;   472.2 p0      65 t[1]
        xorps xmm14, xmm7                                  ;   473.2 p1      65 t[1]
        movaps xmm10, [rbx - 128]                          ;   468.8 p2      65 t[1] reload
        xorps xmm10, xmm7                                  ;   473.2 p5      65 t[1]
        xorps xmm11, xmm10                                 ;   474.2 p0      65 t[1]
        movaps xmm7, [rbx - 48]                            ;   469.8 p2      65 t[1] reload
        xorps xmm7, xmm9                                   ;   472.8 p1      65 t[1]
        movaps xmm9, [rcx - 32]                            ;   470.8 p2      65 t[1] reload
        xorps xmm9, xmm11                                  ;   475.2 p5      65 t[1]
        xorps xmm11, xmm3                                  ;   475.2 p0      65 t[1]
        movaps xmm12, [rdx - 128]                          ;   471.8 p2      65 t[1] reload
        xorps xmm12, xmm11                                 ;   476.2 p1      65 t[1]
        movaps xmm13, xmm2                                 ;   471.2 p5      65 t[1] copy
        xorps xmm2, xmm12                                  ;   477.2 p0      65 t[1]
        xorps xmm13, xmm9                                  ;   476.2 p1      65 t[1]
        movaps [rdx - 128], xmm10                          ;   474.2 p3+p4   65 t[1] spill
        movaps xmm10, xmm14                                ;   474.2 p5      65 t[1] copy
        xorps xmm10, [rcx - 48]                            ;   475.2 p0+p2   65 t[1]
        xorps xmm10, [rax - 64]                            ;   476.2 p1+p2   65 t[1]
        movaps [rcx - 48], xmm3                            ;   471.5 p3+p4   65 t[1] spill
        movaps xmm3, xmm0                                  ;   471.8 p5      65 t[1] copy
        xorps xmm3, [rdi - 32]                             ;   474.8 p0+p2   65 t[1]
        xorps xmm0, [rdx + 48]                             ;   475.8 p1+p2   65 t[1]
        movaps [rdx + 48], xmm14                           ;   474.2 p3+p4   65 t[1] spill
        movaps xmm14, xmm10                                ;   477.2 p5      65 t[1] copy
        xorps xmm14, [rbp - 112]                           ;   478.2 p0+p2   65 t[1]
        xorps xmm1, xmm14                                  ;   479.2 p1      65 t[1]
        xorps xmm7, xmm1                                   ;   480.2 p5      65 t[1]
        movaps [rbp - 112], xmm14                          ;   479.2 p3+p4   65 t[1] spill
        movaps xmm14, xmm13                                ;   477.2 p0      65 t[1] copy
        xorps xmm14, [rbp + 112]                           ;   478.2 p1+p2   65 t[1]
        xorps xmm14, [rsi - 48]                            ;   479.2 p5+p2   65 t[1]
        xorps xmm14, [rdx + 0]                             ;   480.2 p0+p2   65 t[1]
        xorps xmm12, xmm14                                 ;   481.2 p1      65 t[1]
        movaps [rsi - 48], xmm14                           ;   481.2 p3+p4   65 t[1] spill
        movaps xmm14, xmm13                                ;   477.2 p5      65 t[1] copy
        xorps xmm14, xmm1                                  ;   480.2 p0      65 t[1]
        movaps [rbp + 112], xmm13                          ;   477.2 p3+p4   65 t[1] spill
        movaps xmm13, xmm2                                 ;   478.2 p1      65 t[1] copy
        xorps xmm2, [r8 + 2560]                            ;   480.8 p5+p2   65 t[1]
        movaps [rcx - 32], xmm2                            ;   481.8 p3+p4   65 t[1] spill
        movaps xmm2, xmm12                                 ;   482.2 p0      65 t[1] copy
        xorps xmm12, xmm1                                  ;   482.2 p1      65 t[1]
        xorps xmm2, [rbp + 0]                              ;   483.2 p5+p2   65 t[1]
        xorps xmm12, [rsi - 16]                            ;   483.2 p0+p2   65 t[1]
        movaps [rsi - 16], xmm1                            ;   480.2 p3+p4   65 t[1] spill
        movaps xmm1, xmm2                                  ;   484.2 p1      65 t[1] copy
        xorps xmm1, [rax - 64]                             ;   485.2 p5+p2   65 t[1]
        xorps xmm5, xmm1                                   ;   486.2 p0      65 t[1]
        xorps xmm14, xmm1                                  ;   486.2 p1      65 t[1]
        xorps xmm13, xmm5                                  ;   487.2 p5      65 t[1]
        movaps xmm1, xmm12                                 ;   484.2 p0      65 t[1] copy
        xorps xmm1, xmm11                                  ;   485.2 p1      65 t[1]
        xorps xmm13, xmm1                                  ;   488.2 p5      65 t[1]
        xorps xmm2, [rsi - 64]                             ;   484.8 p0+p2   65 t[1]
        xorps xmm5, [rbp + 0]                              ;   487.2 p1+p2   65 t[1]
        xorps xmm12, [r8 + 2688]                           ;   486.8 p5+p2   65 t[1]
        movaps [rbp + 0], xmm12                            ;   487.8 p3+p4   65 t[1] spill
        movaps xmm12, xmm2                                 ;   485.8 p0      65 t[1] copy
        xorps xmm2, xmm13                                  ;   489.2 p1      65 t[1]
        xorps xmm12, [rdx + 0]                             ;   487.8 p5+p2   65 t[1]
        xorps xmm13, [r8 + 2832]                           ;   489.2 p0+p2   65 t[1]
        movaps [rsi - 64], xmm13                           ;   490.2 p3+p4   65 t[1] spill
        movaps xmm13, xmm12                                ;   488.8 p1      65 t[1] copy
        xorps xmm13, [rdi + 0]                             ;   489.8 p5+p2   65 t[1]
        xorps xmm8, xmm13                                  ;   490.8 p0      65 t[1]
        xorps xmm13, xmm5                                  ;   490.8 p1      65 t[1]
        xorps xmm3, xmm13                                  ;   491.8 p5      65 t[1]
        xorps xmm12, [rax + 80]                            ;   490.8 p0+p2   65 t[1]
        xorps xmm1, [r8 + 2944]                            ;   491.8 p1+p2   65 t[1]
        xorps xmm5, [r8 + 2960]                            ;   492.8 p5+p2   65 t[1]
        xorps xmm1, [rbp + 112]                            ;   493.8 p0+p2   65 t[1]
        movaps [rbp + 112], xmm1                           ;   494.8 p3+p4   65 t[1] spill
        movaps xmm1, xmm14                                 ;   487.8 p1      65 t[1] copy
        xorps xmm14, xmm2                                  ;   490.2 p5      65 t[1]
        xorps xmm1, xmm8                                   ;   491.8 p0      65 t[1]
        xorps xmm5, xmm14                                  ;   493.8 p1      65 t[1]
        xorps xmm8, [rdx + 0]                              ;   494.8 p5+p2   65 t[1]
        xorps xmm2, [r8 + 2576]                            ;   495.8 p0+p2   65 t[1]
        xorps xmm14, [r8 + 2704]                           ;   496.8 p1+p2   65 t[1]
        movaps [rdx + 0], xmm5                             ;   494.8 p3+p4   65 t[1] spill
        movaps xmm5, xmm11                                 ;   490.2 p5      65 t[1] copy
        xorps xmm11, [r8 + 2800]                           ;   497.8 p0+p2   65 t[1]
        movaps [rax + 80], xmm14                           ;   497.8 p3+p4   65 t[1] spill
        movaps xmm14, xmm12                                ;   491.8 p1      65 t[1] copy
        xorps xmm12, xmm1                                  ;   492.8 p5      65 t[1]
        xorps xmm13, xmm12                                 ;   493.8 p0      65 t[1]
        xorps xmm12, [r8 + 2592]                           ;   498.8 p1+p2   65 t[1]
        xorps xmm1, [r8 + 2720]                            ;   499.8 p5+p2   65 t[1]
        movaps [rdi + 0], xmm1                             ;   500.8 p3+p4   65 t[1] spill
        movaps xmm1, xmm3                                  ;   492.8 p0      65 t[1] copy
        xorps xmm1, [rsi - 16]                             ;   500.8 p1+p2   65 t[1]
        xorps xmm3, [rax + 96]                             ;   501.8 p5+p2   65 t[1]
        xorps xmm3, [rdi - 16]                             ;   502.8 p0+p2   65 t[1]
        movaps [rdi - 16], xmm12                           ;   499.8 p3+p4   65 t[1] spill
        movaps xmm12, xmm8                                 ;   495.8 p1      65 t[1] copy
        xorps xmm12, xmm9                                  ;   496.8 p5      65 t[1]
        xorps xmm0, xmm12                                  ;   497.8 p0      65 t[1]
        xorps xmm14, xmm0                                  ;   498.8 p1      65 t[1]
        xorps xmm5, xmm14                                  ;   499.8 p5      65 t[1]
        xorps xmm12, xmm5                                  ;   500.8 p0      65 t[1]
        xorps xmm8, xmm13                                  ;   496.0 p1      65 t[1]
        xorps xmm0, [rdx - 32]                             ;   503.8 p5+p2   65 t[1]
        xorps xmm12, [rdi - 32]                            ;   504.8 p0+p2   65 t[1]
        xorps xmm5, [r8 + 2736]                            ;   505.8 p1+p2   65 t[1]
        xorps xmm13, [r8 + 2848]                           ;   506.8 p5+p2   65 t[1]
        xorps xmm8, [r8 + 2976]                            ;   507.8 p0+p2   65 t[1]
        movaps [rdi - 32], xmm8                            ;   508.8 p3+p4   65 t[1] spill
        movaps xmm8, xmm9                                  ;   498.8 p1      65 t[1] copy
        xorps xmm8, xmm1                                   ;   501.8 p5      65 t[1]
        xorps xmm8, xmm0                                   ;   504.8 p0      65 t[1]
        xorps xmm5, xmm8                                   ;   506.8 p1      65 t[1]
        xorps xmm1, [rsi - 32]                             ;   508.8 p5+p2   65 t[1]
        xorps xmm1, [rdi + 16]                             ;   509.8 p0+p2   65 t[1]
        xorps xmm3, xmm1                                   ;   510.8 p1      65 t[1]
        xorps xmm14, xmm3                                  ;   511.8 p5      65 t[1]
        xorps xmm3, [rdi - 48]                             ;   511.8 p0+p2   65 t[1]
        xorps xmm3, [rbp + 80]                             ;   512.8 p1+p2   65 t[1]
        xorps xmm7, xmm3                                   ;   513.8 p5      65 t[1]
        xorps xmm3, xmm8                                   ;   513.8 p0      65 t[1]
        xorps xmm3, xmm12                                  ;   514.8 p1      65 t[1]
        xorps xmm15, xmm7                                  ;   514.8 p5      65 t[1]
        xorps xmm7, xmm1                                   ;   514.8 p0      65 t[1]
        xorps xmm1, xmm3                                   ;   515.8 p1      65 t[1]
        xorps xmm4, xmm1                                   ;   516.8 p5      65 t[1]
        xorps xmm12, [r8 + 2608]                           ;   512.8 p0+p2   65 t[1]
        xorps xmm1, [r8 + 2624]                            ;   516.8 p1+p2   65 t[1]
        xorps xmm0, [r8 + 2864]                            ;   514.8 p5+p2   65 t[1]
        xorps xmm8, [r8 + 2992]                            ;   515.8 p0+p2   65 t[1]
        xorps xmm3, [r8 + 3008]                            ;   516.8 p1+p2   65 t[1]
        movaps [rbp + 80], xmm3                            ;   517.8 p3+p4   65 t[1] spill
        movaps xmm3, [rdx + 48]                            ;   517.8 p2      65 t[1] reload
        xorps xmm3, xmm15                                  ;   520.8 p5      65 t[1]
        movaps [rdx + 48], xmm8                            ;   516.8 p3+p4   65 t[1] spill
        movaps xmm8, [rcx - 48]                            ;   518.8 p2      65 t[1] reload
        xorps xmm8, xmm3                                   ;   521.8 p0      65 t[1]
        xorps xmm9, xmm8                                   ;   522.8 p1      65 t[1]
        xorps xmm8, [r8 + 2928]                            ;   522.8 p5+p2   65 t[1]
        movaps [rcx - 48], xmm8                            ;   523.8 p3+p4   65 t[1] spill
        movaps xmm8, xmm14                                 ;   515.2 p0      65 t[1] copy
        xorps xmm14, xmm7                                  ;   515.8 p1      65 t[1]
        xorps xmm1, xmm14                                  ;   517.8 p5      65 t[1]
        xorps xmm8, [rax - 48]                             ;   520.8 p0+p2   65 t[1]
        xorps xmm6, xmm8                                   ;   521.8 p1      65 t[1]
        xorps xmm8, xmm4                                   ;   521.8 p5      65 t[1]
        xorps xmm15, xmm6                                  ;   522.8 p0      65 t[1]
        xorps xmm10, xmm8                                  ;   522.8 p1      65 t[1]
        xorps xmm8, xmm15                                  ;   523.8 p5      65 t[1]
        xorps xmm4, [r8 + 2640]                            ;   521.8 p0+p2   65 t[1]
        xorps xmm14, [r8 + 2752]                           ;   522.8 p1+p2   65 t[1]
        xorps xmm6, [r8 + 2768]                            ;   523.8 p5+p2   65 t[1]
        xorps xmm7, [r8 + 2880]                            ;   524.8 p0+p2   65 t[1]
        xorps xmm8, [r8 + 2896]                            ;   525.8 p1+p2   65 t[1]
        xorps xmm15, [r8 + 3024]                           ;   526.8 p5+p2   65 t[1]
        movaps [rax - 48], xmm15                           ;   527.8 p3+p4   65 t[1] spill
        movaps xmm15, [rdx - 128]                          ;   527.8 p2      65 t[1] reload
        xorps xmm15, xmm10                                 ;   530.8 p0      65 t[1]
        xorps xmm3, xmm15                                  ;   531.8 p1      65 t[1]
        xorps xmm10, [r8 + 2656]                           ;   528.8 p5+p2   65 t[1]
        xorps xmm15, [r8 + 2912]                           ;   531.8 p0+p2   65 t[1]
        movaps [rdx - 128], xmm15                          ;   532.8 p3+p4   65 t[1] spill
        movaps xmm15, xmm9                                 ;   523.8 p1      65 t[1] copy
        xorps xmm15, [rsi - 16]                            ;   530.8 p5+p2   65 t[1]
        xorps xmm11, xmm15                                 ;   531.8 p0      65 t[1]
        xorps xmm15, [r8 + 2672]                           ;   531.8 p1+p2   65 t[1]
        xorps xmm9, [r8 + 3056]                            ;   532.8 p5+p2   65 t[1]
        movaps [rsi - 16], xmm9                            ;   533.8 p3+p4   65 t[1] spill
        movaps xmm9, xmm3                                  ;   532.8 p0      65 t[1] copy
        xorps xmm9, [r8 + 2784]                            ;   533.8 p1+p2   65 t[1]
        xorps xmm9, [rbp - 112]                            ;   534.8 p5+p2   65 t[1]
        xorps xmm3, [r8 + 3040]                            ;   535.8 p0+p2   65 t[1]
        movaps [rbp - 112], xmm3                           ;   536.8 p3+p4   65 t[1] spill
        movaps xmm3, [rsi - 48]                            ;   536.8 p2      65 t[1]
        xorps xmm3, [r8 + 2816]                            ;   539.8 p1+p2   65 t[1]
        movaps [rsi - 48], xmm8                            ;   530.8 p3+p4   65 t[1] spill
        movaps xmm8, [rbp + 3104]                          ;   538.8 p2      46 t[2]
        xorps xmm8, [rel aes128_decrypt.T0_constants128]   ;   541.8 p5+p2   46 t[2]
        movaps [rdi - 48], xmm7                            ;   531.8 p3+p4   65 t[1] spill
        movaps xmm7, xmm8                                  ;   542.8 p0      46 t[2] copy
        movaps [rdi + 16], xmm0                            ;   532.8 p3+p4   65 t[1] spill
        movaps xmm0, [rbp + 3120]                          ;   540.8 p2      46 t[2]
        xorps xmm0, [rel aes128_decrypt.T0_constants128]   ;   543.8 p1+p2   46 t[2]
        xorps xmm7, xmm0                                   ;   544.8 p5      46 t[2]
        movaps [rsi - 32], xmm13                           ;   533.8 p3+p4   65 t[1] spill
        movaps xmm13, xmm7                                 ;   545.8 p0      46 t[2] copy
        xorps xmm13, [rbp + 3184]                          ;   546.8 p1+p2   46 t[2]
        movaps [rdx - 32], xmm3                            ;   540.8 p3+p4   65 t[1] spill
        movaps xmm3, xmm7                                  ;   545.8 p5      46 t[2] copy
        xorps xmm3, [r13 - 96]                             ;   546.8 p0+p2   46 t[2]
        movaps [rax + 96], xmm11                           ;   535.8 p3+p4   65 t[1] spill
        movaps xmm11, xmm13                                ;   547.8 p1      46 t[2] copy
        movaps [rax - 64], xmm9                            ;   536.8 p3+p4   65 t[1] spill
        movaps xmm9, xmm13                                 ;   547.8 p5      46 t[2] copy
        movaps [rbx - 48], xmm6                            ;   537.8 p3+p4   65 t[1] spill
        movaps xmm6, xmm3                                  ;   547.8 p0      46 t[2] copy
        movaps [rbx - 128], xmm14                          ;   538.8 p3+p4   65 t[1] spill
        movaps xmm14, xmm0                                 ;   544.8 p1      46 t[2] copy
        xorps xmm14, [r13 - 96]                            ;   545.8 p5+p2   46 t[2]
        movaps [rax + 112], xmm5                           ;   539.8 p3+p4   65 t[1] spill
        movaps xmm5, xmm14                                 ;   546.8 p0      46 t[2] copy
        movaps [rbx - 112], xmm15                          ;   540.8 p3+p4   65 t[1] spill
        movaps xmm15, xmm0                                 ;   544.8 p1      46 t[2] copy
        movaps [rdi + 32], xmm10                           ;   541.8 p3+p4   65 t[1] spill
        movaps xmm10, xmm0                                 ;   544.8 p5      46 t[2] copy
        movaps [rbx - 80], xmm4                            ;   542.8 p3+p4   65 t[1] spill
        movaps xmm4, xmm0                                  ;   544.8 p0      46 t[2] copy
        movaps [rbx - 64], xmm1                            ;   543.8 p3+p4   65 t[1] spill
        movaps xmm1, [rbp + 3152]                          ;   545.8 p2      46 t[2]
        xorps xmm1, [rel aes128_decrypt.T0_constants128]   ;   548.8 p1+p2   46 t[2]
        xorps xmm8, xmm1                                   ;   549.8 p5      46 t[2]
        xorps xmm5, xmm1                                   ;   549.8 p0      46 t[2]
        xorps xmm4, xmm8                                   ;   550.8 p1      46 t[2]
        movaps xmm1, xmm4                                  ;   551.8 p5      46 t[2] copy
        movaps [rbx - 96], xmm12                           ;   545.8 p3+p4   65 t[1] spill
        movaps xmm12, xmm5                                 ;   550.8 p0      46 t[2] copy
        xorps xmm12, [rbp + 3136]                          ;   551.8 p1+p2   46 t[2]
        xorps xmm11, xmm12                                 ;   552.8 p5      46 t[2]
        andps xmm10, xmm12                                 ;   552.8 p0      46 t[2]
        movaps [r11 - 80], xmm2                            ;   547.0 p3+p4   65 t[1] spill
        movaps xmm2, xmm5                                  ;   550.8 p1      46 t[2] copy
        xorps xmm2, [r10 + 96]                             ;   551.8 p5+p2   46 t[2]
        xorps xmm15, xmm2                                  ;   552.8 p0      46 t[2]
        andps xmm9, xmm15                                  ;   553.8 p1      46 t[2]
        xorps xmm7, xmm2                                   ;   552.8 p5      46 t[2]
        movaps [rcx - 16], xmm15                           ;   553.8 p3+p4   46 t[2] spill
        movaps xmm15, xmm5                                 ;   550.8 p0      46 t[2] copy
        movaps [rsi + 0], xmm13                            ;   549.5 p3+p4   46 t[2] spill
        movaps xmm13, xmm2                                 ;   552.8 p1      46 t[2] copy
        orps xmm13, xmm11                                  ;   553.8 p5      46 t[2]
        xorps xmm9, xmm13                                  ;   554.8 p0      46 t[2]
        movaps [rsi + 16], xmm0                            ;   550.8 p3+p4   46 t[2] spill
        movaps xmm0, xmm11                                 ;   553.8 p1      46 t[2] copy
        xorps xmm0, xmm7                                   ;   554.8 p5      46 t[2]
        andps xmm15, xmm0                                  ;   555.8 p0      46 t[2]
        xorps xmm13, xmm15                                 ;   556.8 p1      46 t[2]
        xorps xmm15, xmm10                                 ;   556.8 p5      46 t[2]
        movaps [rsi + 32], xmm4                            ;   552.2 p3+p4   46 t[2] spill
        movaps xmm4, xmm12                                 ;   552.8 p0      46 t[2] copy
        movaps [rbp + 48], xmm0                            ;   555.8 p3+p4   46 t[2] spill
        movaps xmm0, xmm7                                  ;   553.8 p1      46 t[2] copy
        orps xmm0, [r10 + 96]                              ;   554.8 p5+p2   46 t[2]
        xorps xmm9, xmm0                                   ;   555.8 p0      46 t[2]
        xorps xmm15, xmm0                                  ;   557.8 p1      46 t[2]
        movaps xmm0, xmm7                                  ;   554.2 p5      46 t[2] copy
        movaps [rsi + 64], xmm12                           ;   554.2 p3+p4   46 t[2] spill
        movaps xmm12, xmm9                                 ;   556.8 p0      46 t[2] copy
        movaps [rdx + 16], xmm3                            ;   555.2 p3+p4   46 t[2] spill
        movaps xmm3, xmm8                                  ;   555.0 p1      46 t[2] copy
        movaps [rsi + 48], xmm2                            ;   556.2 p3+p4   46 t[2] spill
        movaps xmm2, xmm8                                  ;   555.5 p5      46 t[2] copy
        movaps [rsi + 80], xmm5                            ;   557.2 p3+p4   46 t[2] spill
        movaps xmm5, [rbp + 48]                            ;   556.0 p2      46 t[2]
        movaps [rbp - 128], xmm11                          ;   558.2 p3+p4   46 t[2] spill
        movaps xmm11, [rbp + 48]                           ;   557.0 p2      46 t[2]
        movaps [rbp + 48], xmm11                           ;   560.0 p3+p4   46 t[2] spill
        movaps xmm11, [rbp + 3168]                         ;   558.0 p2      46 t[2]
        xorps xmm11, [rel aes128_decrypt.T0_constants128]  ;   561.0 p0+p2   46 t[2]
        xorps xmm14, xmm11                                 ;   562.0 p1      46 t[2]
        xorps xmm10, xmm11                                 ;   562.0 p5      46 t[2]
        xorps xmm13, xmm10                                 ;   563.0 p0      46 t[2]
        xorps xmm12, xmm10                                 ;   563.0 p1      46 t[2]
        orps xmm1, xmm14                                   ;   563.0 p5      46 t[2]
        xorps xmm13, xmm1                                  ;   564.0 p0      46 t[2]
        xorps xmm4, xmm14                                  ;   563.0 p1      46 t[2]
        xorps xmm0, xmm14                                  ;   563.0 p5      46 t[2]
        orps xmm3, xmm4                                    ;   564.0 p0      46 t[2]
        xorps xmm12, xmm3                                  ;   565.0 p1      46 t[2]
        xorps xmm5, xmm4                                   ;   564.0 p5      46 t[2]
        andps xmm2, xmm4                                   ;   564.0 p0      46 t[2]
        xorps xmm15, xmm2                                  ;   565.0 p1      46 t[2]
        andps xmm6, xmm5                                   ;   565.0 p5      46 t[2]
        xorps xmm12, xmm6                                  ;   566.0 p0      46 t[2]
        movaps xmm1, xmm11                                 ;   562.5 p1      46 t[2] copy
        orps xmm1, xmm0                                    ;   564.0 p5      46 t[2]
        xorps xmm9, xmm1                                   ;   565.0 p0      46 t[2]
        movaps xmm1, xmm13                                 ;   565.0 p1      46 t[2] copy
        andps xmm1, xmm12                                  ;   567.0 p5      46 t[2]
        xorps xmm9, xmm1                                   ;   568.0 p0      46 t[2]
        andps xmm1, xmm9                                   ;   569.0 p1      46 t[2]
        xorps xmm15, xmm1                                  ;   570.0 p5      46 t[2]
        xorps xmm13, xmm9                                  ;   569.0 p0      46 t[2]
        movaps xmm1, xmm12                                 ;   567.0 p1      46 t[2] copy
        andps xmm1, xmm15                                  ;   571.0 p5      46 t[2]
        xorps xmm13, xmm1                                  ;   572.0 p0      46 t[2]
        movaps xmm1, [rbp - 128]                           ;   565.0 p2      46 t[2] reload
        andps xmm1, xmm13                                  ;   573.0 p1      46 t[2]
        movaps xmm2, xmm9                                  ;   569.0 p5      46 t[2] copy
        andps xmm9, xmm13                                  ;   573.0 p0      46 t[2]
        xorps xmm12, xmm9                                  ;   574.0 p1      46 t[2]
        andps xmm7, xmm12                                  ;   575.0 p5      46 t[2]
        movaps xmm3, [rsi + 48]                            ;   566.5 p2      46 t[2] reload
        andps xmm3, xmm13                                  ;   573.0 p0      46 t[2]
        movaps xmm6, xmm15                                 ;   571.0 p1      46 t[2] copy
        andps xmm6, xmm13                                  ;   573.0 p5      46 t[2]
        xorps xmm2, xmm6                                   ;   574.0 p0      46 t[2]
        andps xmm8, xmm2                                   ;   575.0 p1      46 t[2]
        andps xmm4, xmm2                                   ;   575.0 p5      46 t[2]
        xorps xmm4, xmm1                                   ;   576.0 p0      46 t[2]
        xorps xmm4, xmm7                                   ;   577.0 p1      46 t[2]
        movaps xmm6, xmm13                                 ;   573.0 p5      46 t[2] copy
        xorps xmm6, xmm12                                  ;   575.0 p0      46 t[2]
        movaps xmm9, [rbp + 48]                            ;   571.0 p2      46 t[2] reload
        andps xmm9, xmm6                                   ;   576.0 p1      46 t[2]
        movaps xmm10, [rsi + 80]                           ;   572.0 p2      46 t[2] reload
        andps xmm10, xmm6                                  ;   576.0 p5      46 t[2]
        xorps xmm6, xmm2                                   ;   576.0 p0      46 t[2]
        andps xmm5, xmm6                                   ;   577.0 p1      46 t[2]
        xorps xmm9, xmm5                                   ;   578.0 p5      46 t[2]
        xorps xmm5, xmm4                                   ;   578.0 p0      46 t[2]
        xorps xmm1, xmm9                                   ;   579.0 p1      46 t[2]
        xorps xmm7, xmm9                                   ;   579.0 p5      46 t[2]
        movaps xmm9, [rdx + 16]                            ;   574.2 p2      46 t[2] reload
        andps xmm9, xmm6                                   ;   577.2 p0      46 t[2]
        movaps [rdx + 16], xmm3                            ;   574.8 p3+p4   46 t[2] spill
        movaps xmm3, xmm12                                 ;   575.0 p1      46 t[2] copy
        orps xmm12, xmm6                                   ;   577.0 p5      46 t[2]
        xorps xmm15, xmm12                                 ;   578.0 p0      46 t[2]
        xorps xmm2, xmm15                                  ;   579.0 p1      46 t[2]
        andps xmm14, xmm2                                  ;   580.0 p5      46 t[2]
        xorps xmm4, xmm14                                  ;   581.0 p0      46 t[2]
        movaps xmm14, [rsi + 32]                           ;   576.5 p2      46 t[2] reload
        andps xmm14, xmm2                                  ;   580.0 p1      46 t[2]
        xorps xmm13, xmm15                                 ;   579.0 p5      46 t[2]
        xorps xmm8, xmm14                                  ;   581.0 p0      46 t[2]
        xorps xmm6, xmm13                                  ;   580.0 p1      46 t[2]
        andps xmm11, xmm6                                  ;   581.0 p5      46 t[2]
        andps xmm0, xmm6                                   ;   581.0 p0      46 t[2]
        movaps xmm2, [rsi + 64]                            ;   578.2 p2      46 t[2] reload
        andps xmm2, xmm15                                  ;   581.2 p1      46 t[2]
        xorps xmm5, xmm2                                   ;   582.2 p5      46 t[2]
        movaps xmm2, [rsi + 16]                            ;   579.2 p2      46 t[2] reload
        andps xmm2, xmm15                                  ;   582.2 p0      46 t[2]
        xorps xmm14, xmm2                                  ;   583.2 p1      46 t[2]
        movaps xmm15, [rsi + 0]                            ;   580.2 p2      46 t[2] reload
        andps xmm15, xmm13                                 ;   583.2 p5      46 t[2]
        movaps xmm2, [rcx - 16]                            ;   581.2 p2      46 t[2] reload
        andps xmm2, xmm13                                  ;   584.2 p0      46 t[2]
        xorps xmm5, xmm15                                  ;   584.2 p1      46 t[2]
        xorps xmm1, xmm15                                  ;   584.2 p5      46 t[2]
        xorps xmm9, xmm14                                  ;   584.2 p0      46 t[2]
        xorps xmm10, xmm14                                 ;   584.2 p1      46 t[2]
        xorps xmm11, xmm7                                  ;   582.2 p5      46 t[2]
        xorps xmm9, xmm2                                   ;   585.2 p0      46 t[2]
        xorps xmm11, xmm2                                  ;   585.2 p1      46 t[2]
        xorps xmm8, xmm5                                   ;   585.2 p5      46 t[2]
        xorps xmm1, xmm9                                   ;   586.2 p0      46 t[2]
        xorps xmm8, xmm1                                   ;   587.2 p1      46 t[2]
        xorps xmm11, xmm8                                  ;   588.2 p5      46 t[2]
        andps xmm3, [r10 + 96]                             ;   584.5 p0+p2   46 t[2]
        xorps xmm8, xmm3                                   ;   588.2 p1      46 t[2]
        xorps xmm10, xmm8                                  ;   589.2 p5      46 t[2]
        xorps xmm4, xmm10                                  ;   590.2 p0      46 t[2]
        movaps xmm14, [r15 - 32]                           ;   584.5 p2      46 t[2]
        movaps xmm15, [rel aes128_decrypt.T0_constants128] ;   585.5 p2      46 t[0] reload
        xorps xmm14, xmm15                                 ;   588.5 p1      46 t[2]
        movaps xmm2, xmm14                                 ;   589.5 p5      46 t[2] copy
        movaps xmm3, [r15 - 16]                            ;   586.5 p2      46 t[2]
        xorps xmm3, xmm15                                  ;   589.5 p0      46 t[2]
        xorps xmm2, xmm3                                   ;   590.5 p1      46 t[2]
        movaps xmm6, xmm2                                  ;   591.5 p5      46 t[2] copy
        xorps xmm6, [r15 + 64]                             ;   592.5 p0+p2   46 t[2]
        movaps xmm12, xmm2                                 ;   591.5 p1      46 t[2] copy
        movaps xmm13, [r15 + 16]                           ;   588.5 p2      46 t[2] reload
        xorps xmm12, xmm13                                 ;   592.5 p5      46 t[2]
        movaps [rcx - 16], xmm8                            ;   589.2 p3+p4   46 t[2] spill
        movaps xmm8, xmm6                                  ;   593.5 p0      46 t[2] copy
        movaps [rsi + 0], xmm5                             ;   588.5 p3+p4   46 t[2] spill
        movaps xmm5, xmm6                                  ;   593.5 p1      46 t[2] copy
        xorps xmm13, xmm3                                  ;   591.5 p5      46 t[2]
        movaps [rsi + 16], xmm0                            ;   589.5 p3+p4   46 t[2] spill
        movaps xmm0, xmm13                                 ;   592.5 p0      46 t[2] copy
        movaps [rsi + 64], xmm7                            ;   590.5 p3+p4   46 t[2] spill
        movaps xmm7, xmm12                                 ;   593.5 p1      46 t[2] copy
        movaps [rsi + 32], xmm4                            ;   591.5 p3+p4   46 t[2] spill
        movaps xmm4, xmm3                                  ;   590.5 p5      46 t[2] copy
        movaps [rsi + 80], xmm1                            ;   592.5 p3+p4   46 t[2] spill
        movaps xmm1, xmm3                                  ;   590.5 p0      46 t[2] copy
        movaps [rbp + 48], xmm11                           ;   593.5 p3+p4   46 t[2] spill
        movaps xmm11, xmm3                                 ;   591.0 p1      46 t[2] copy
        movaps [rsi + 48], xmm10                           ;   594.5 p3+p4   46 t[2] spill
        movaps xmm10, xmm15                                ;   591.5 p5      46 t[2] copy
        xorps xmm10, [r15 + 32]                            ;   592.5 p0+p2   46 t[2]
        xorps xmm14, xmm10                                 ;   593.5 p1      46 t[2]
        xorps xmm0, xmm10                                  ;   593.5 p5      46 t[2]
        xorps xmm11, xmm14                                 ;   594.5 p0      46 t[2]
        movaps xmm10, xmm11                                ;   595.5 p1      46 t[2] copy
        movaps [rbp - 128], xmm9                           ;   595.5 p3+p4   46 t[2] spill
        movaps xmm9, xmm0                                  ;   594.5 p5      46 t[2] copy
        xorps xmm9, [r15 + 0]                              ;   595.5 p0+p2   46 t[2]
        xorps xmm8, xmm9                                   ;   596.5 p1      46 t[2]
        andps xmm1, xmm9                                   ;   596.5 p5      46 t[2]
        movaps [rcx + 0], xmm6                             ;   596.5 p3+p4   46 t[2] spill
        movaps xmm6, xmm0                                  ;   594.8 p0      46 t[2] copy
        xorps xmm6, [r10 + 48]                             ;   595.8 p1+p2   46 t[2]
        xorps xmm4, xmm6                                   ;   596.8 p5      46 t[2]
        andps xmm5, xmm4                                   ;   597.8 p0      46 t[2]
        xorps xmm2, xmm6                                   ;   596.8 p1      46 t[2]
        movaps [rbx - 32], xmm4                            ;   597.8 p3+p4   46 t[2] spill
        movaps xmm4, xmm0                                  ;   596.5 p5      46 t[2] copy
        movaps [rbx - 16], xmm3                            ;   598.5 p3+p4   46 t[2] spill
        movaps xmm3, xmm6                                  ;   596.8 p0      46 t[2] copy
        orps xmm3, xmm8                                    ;   597.8 p1      46 t[2]
        xorps xmm5, xmm3                                   ;   598.8 p5      46 t[2]
        movaps [rax - 32], xmm11                           ;   599.5 p3+p4   46 t[2] spill
        movaps xmm11, xmm8                                 ;   597.8 p0      46 t[2] copy
        xorps xmm11, xmm2                                  ;   598.8 p1      46 t[2]
        andps xmm4, xmm11                                  ;   599.8 p5      46 t[2]
        xorps xmm3, xmm4                                   ;   600.8 p0      46 t[2]
        xorps xmm4, xmm1                                   ;   600.8 p1      46 t[2]
        movaps [rdi + 48], xmm11                           ;   600.5 p3+p4   46 t[2] spill
        movaps xmm11, xmm9                                 ;   599.5 p5      46 t[2] copy
        movaps [rcx + 16], xmm9                            ;   601.5 p3+p4   46 t[2] spill
        movaps xmm9, xmm2                                  ;   599.8 p0      46 t[2] copy
        orps xmm9, [r10 + 48]                              ;   600.8 p1+p2   46 t[2]
        xorps xmm5, xmm9                                   ;   601.8 p5      46 t[2]
        xorps xmm4, xmm9                                   ;   601.8 p0      46 t[2]
        movaps xmm9, xmm2                                  ;   601.0 p1      46 t[2] copy
        movaps [rdi + 64], xmm12                           ;   602.5 p3+p4   46 t[2] spill
        movaps xmm12, xmm5                                 ;   602.8 p5      46 t[2] copy
        movaps [rdx - 112], xmm6                           ;   603.5 p3+p4   46 t[2] spill
        movaps xmm6, xmm14                                 ;   601.8 p0      46 t[2] copy
        movaps [rax - 16], xmm0                            ;   604.5 p3+p4   46 t[2] spill
        movaps xmm0, xmm14                                 ;   602.0 p1      46 t[2] copy
        movaps [rbp - 64], xmm8                            ;   605.5 p3+p4   46 t[2] spill
        movaps xmm8, [rdi + 48]                            ;   602.5 p2      46 t[2]
        movaps [rsi + 96], xmm14                           ;   606.5 p3+p4   46 t[2] spill
        movaps xmm14, [rdi + 48]                           ;   603.5 p2      46 t[2]
        movaps [rdi + 48], xmm14                           ;   607.5 p3+p4   46 t[2] spill
        movaps xmm14, xmm15                                ;   603.5 p5      46 t[2] copy
        xorps xmm14, [r15 + 48]                            ;   604.5 p0+p2   46 t[2]
        xorps xmm13, xmm14                                 ;   605.5 p1      46 t[2]
        xorps xmm1, xmm14                                  ;   605.5 p5      46 t[2]
        xorps xmm3, xmm1                                   ;   606.5 p0      46 t[2]
        xorps xmm12, xmm1                                  ;   606.5 p1      46 t[2]
        orps xmm10, xmm13                                  ;   606.5 p5      46 t[2]
        xorps xmm3, xmm10                                  ;   607.5 p0      46 t[2]
        xorps xmm11, xmm13                                 ;   606.5 p1      46 t[2]
        xorps xmm9, xmm13                                  ;   606.5 p5      46 t[2]
        orps xmm6, xmm11                                   ;   607.5 p0      46 t[2]
        xorps xmm12, xmm6                                  ;   608.5 p1      46 t[2]
        xorps xmm8, xmm11                                  ;   607.5 p5      46 t[2]
        andps xmm0, xmm11                                  ;   607.8 p0      46 t[2]
        xorps xmm4, xmm0                                   ;   608.8 p1      46 t[2]
        andps xmm7, xmm8                                   ;   608.5 p5      46 t[2]
        xorps xmm12, xmm7                                  ;   609.5 p0      46 t[2]
        movaps xmm0, xmm9                                  ;   609.0 p1      46 t[2] copy
        orps xmm0, xmm14                                   ;   610.0 p5      46 t[2]
        xorps xmm5, xmm0                                   ;   611.0 p0      46 t[2]
        movaps xmm0, xmm3                                  ;   610.0 p1      46 t[2] copy
        andps xmm0, xmm12                                  ;   611.0 p5      46 t[2]
        xorps xmm5, xmm0                                   ;   612.0 p0      46 t[2]
        andps xmm0, xmm5                                   ;   613.0 p1      46 t[2]
        xorps xmm4, xmm0                                   ;   614.0 p5      46 t[2]
        xorps xmm3, xmm5                                   ;   613.0 p0      46 t[2]
        movaps xmm0, xmm12                                 ;   612.0 p1      46 t[2] copy
        andps xmm0, xmm4                                   ;   615.0 p5      46 t[2]
        xorps xmm3, xmm0                                   ;   616.0 p0      46 t[2]
        movaps xmm0, [rbp - 64]                            ;   610.8 p2      46 t[2] reload
        andps xmm0, xmm3                                   ;   617.0 p1      46 t[2]
        movaps xmm1, xmm5                                  ;   613.5 p5      46 t[2] copy
        andps xmm5, xmm3                                   ;   617.0 p0      46 t[2]
        xorps xmm12, xmm5                                  ;   618.0 p1      46 t[2]
        andps xmm2, xmm12                                  ;   619.0 p5      46 t[2]
        movaps xmm5, [rdx - 112]                           ;   612.2 p2      46 t[2] reload
        andps xmm5, xmm3                                   ;   617.0 p0      46 t[2]
        movaps xmm6, xmm4                                  ;   615.0 p1      46 t[2] copy
        andps xmm6, xmm3                                   ;   617.0 p5      46 t[2]
        xorps xmm1, xmm6                                   ;   618.0 p0      46 t[2]
        andps xmm11, xmm1                                  ;   619.0 p1      46 t[2]
        xorps xmm11, xmm0                                  ;   620.0 p5      46 t[2]
        xorps xmm11, xmm2                                  ;   621.0 p0      46 t[2]
        movaps xmm6, [rsi + 96]                            ;   614.2 p2      46 t[2] reload
        andps xmm6, xmm1                                   ;   619.0 p1      46 t[2]
        movaps xmm7, xmm3                                  ;   617.5 p5      46 t[2] copy
        xorps xmm7, xmm12                                  ;   619.0 p0      46 t[2]
        movaps xmm10, [rdi + 48]                           ;   615.2 p2      46 t[2] reload
        andps xmm10, xmm7                                  ;   620.0 p1      46 t[2]
        movaps [rdi + 48], xmm5                            ;   618.0 p3+p4   46 t[2] spill
        movaps xmm5, [rax - 16]                            ;   616.2 p2      46 t[2] reload
        andps xmm5, xmm7                                   ;   620.0 p5      46 t[2]
        xorps xmm7, xmm1                                   ;   620.0 p0      46 t[2]
        andps xmm8, xmm7                                   ;   621.0 p1      46 t[2]
        xorps xmm10, xmm8                                  ;   622.0 p5      46 t[2]
        xorps xmm8, xmm11                                  ;   622.0 p0      46 t[2]
        xorps xmm0, xmm10                                  ;   623.0 p1      46 t[2]
        xorps xmm2, xmm10                                  ;   623.0 p5      46 t[2]
        movaps xmm10, [rdi + 64]                           ;   618.5 p2      46 t[2] reload
        andps xmm10, xmm7                                  ;   621.5 p0      46 t[2]
        movaps xmm15, xmm12                                ;   621.0 p1      46 t[2] copy
        orps xmm12, xmm7                                   ;   621.5 p5      46 t[2]
        xorps xmm4, xmm12                                  ;   622.5 p0      46 t[2]
        xorps xmm1, xmm4                                   ;   623.5 p1      46 t[2]
        andps xmm13, xmm1                                  ;   624.5 p5      46 t[2]
        xorps xmm11, xmm13                                 ;   625.5 p0      46 t[2]
        movaps xmm12, [rax - 32]                           ;   620.5 p2      46 t[2] reload
        andps xmm12, xmm1                                  ;   624.5 p1      46 t[2]
        xorps xmm3, xmm4                                   ;   623.5 p5      46 t[2]
        xorps xmm6, xmm12                                  ;   625.5 p0      46 t[2]
        xorps xmm7, xmm3                                   ;   624.5 p1      46 t[2]
        andps xmm9, xmm7                                   ;   625.5 p5      46 t[2]
        andps xmm14, xmm7                                  ;   625.5 p0      46 t[2]
        movaps xmm1, [rcx + 16]                            ;   622.2 p2      46 t[2] reload
        andps xmm1, xmm4                                   ;   625.2 p1      46 t[2]
        xorps xmm8, xmm1                                   ;   626.2 p5      46 t[2]
        movaps xmm1, [rbx - 16]                            ;   623.2 p2      46 t[2] reload
        andps xmm1, xmm4                                   ;   626.2 p0      46 t[2]
        xorps xmm12, xmm1                                  ;   627.2 p1      46 t[2]
        xorps xmm10, xmm12                                 ;   628.2 p5      46 t[2]
        xorps xmm5, xmm12                                  ;   628.2 p0      46 t[2]
        movaps xmm1, [rcx + 0]                             ;   624.2 p2      46 t[2] reload
        andps xmm1, xmm3                                   ;   627.2 p1      46 t[2]
        movaps xmm4, [rbx - 32]                            ;   625.2 p2      46 t[2] reload
        andps xmm4, xmm3                                   ;   628.2 p5      46 t[2]
        xorps xmm8, xmm1                                   ;   628.2 p0      46 t[2]
        xorps xmm0, xmm1                                   ;   628.2 p1      46 t[2]
        xorps xmm10, xmm4                                  ;   629.2 p5      46 t[2]
        xorps xmm14, xmm4                                  ;   629.2 p0      46 t[2]
        xorps xmm14, xmm2                                  ;   630.2 p1      46 t[2]
        xorps xmm9, xmm2                                   ;   629.5 p5      46 t[2]
        xorps xmm6, xmm8                                   ;   629.8 p0      46 t[2]
        xorps xmm0, xmm10                                  ;   630.2 p1      46 t[2]
        xorps xmm6, xmm0                                   ;   631.2 p5      46 t[2]
        xorps xmm14, xmm6                                  ;   632.2 p0      46 t[2]
        andps xmm15, [r10 + 48]                            ;   631.0 p1+p2   46 t[2]
        xorps xmm6, xmm15                                  ;   632.2 p5      46 t[2]
        xorps xmm5, xmm6                                   ;   633.2 p0      46 t[2]
        xorps xmm11, xmm5                                  ;   634.2 p1      46 t[2]
        xorps xmm9, xmm11                                  ;   635.2 p5      46 t[2]
        movaps xmm15, [r14 - 80]                           ;   629.0 p2      46 t[2]
        movaps xmm1, [rel aes128_decrypt.T0_constants128]  ;   630.0 p2      46 t[0] reload
        xorps xmm15, xmm1                                  ;   633.0 p0      46 t[2]
        movaps xmm2, xmm15                                 ;   634.0 p1      46 t[2] copy
        movaps xmm3, [r14 - 64]                            ;   631.0 p2      46 t[2]
        xorps xmm3, xmm1                                   ;   634.0 p5      46 t[2]
        xorps xmm2, xmm3                                   ;   635.0 p0      46 t[2]
        movaps xmm4, xmm2                                  ;   636.0 p1      46 t[2] copy
        xorps xmm4, [r14 + 16]                             ;   637.0 p5+p2   46 t[2]
        movaps xmm7, xmm2                                  ;   636.0 p0      46 t[2] copy
        movaps xmm12, [r14 - 32]                           ;   633.0 p2      46 t[2] reload
        xorps xmm7, xmm12                                  ;   637.0 p1      46 t[2]
        movaps xmm13, xmm4                                 ;   638.0 p5      46 t[2] copy
        movaps [rbx - 32], xmm6                            ;   633.2 p3+p4   46 t[2] spill
        movaps xmm6, xmm4                                  ;   638.0 p0      46 t[2] copy
        xorps xmm12, xmm3                                  ;   636.0 p1      46 t[2]
        movaps [rcx + 0], xmm8                             ;   633.2 p3+p4   46 t[2] spill
        movaps xmm8, xmm12                                 ;   637.0 p5      46 t[2] copy
        movaps [rbx - 16], xmm11                           ;   635.2 p3+p4   46 t[2] spill
        movaps xmm11, xmm7                                 ;   638.0 p0      46 t[2] copy
        movaps [rcx + 16], xmm0                            ;   635.2 p3+p4   46 t[2] spill
        movaps xmm0, xmm3                                  ;   637.0 p1      46 t[2] copy
        movaps [rax - 32], xmm14                           ;   636.2 p3+p4   46 t[2] spill
        movaps xmm14, xmm3                                 ;   637.5 p5      46 t[2] copy
        movaps [rdi + 64], xmm10                           ;   637.2 p3+p4   46 t[2] spill
        movaps xmm10, xmm3                                 ;   637.8 p0      46 t[2] copy
        movaps [rax - 16], xmm5                            ;   638.2 p3+p4   46 t[2] spill
        movaps xmm5, [rel aes128_decrypt.T0_constants128]  ;   635.8 p2      46 t[2] copy
        xorps xmm5, [r14 - 16]                             ;   638.8 p1+p2   46 t[2]
        xorps xmm15, xmm5                                  ;   639.8 p5      46 t[2]
        xorps xmm8, xmm5                                   ;   639.8 p0      46 t[2]
        xorps xmm10, xmm15                                 ;   640.8 p1      46 t[2]
        movaps xmm5, xmm10                                 ;   641.8 p5      46 t[2] copy
        movaps [rsi + 96], xmm9                            ;   639.2 p3+p4   46 t[2] spill
        movaps xmm9, xmm8                                  ;   640.8 p0      46 t[2] copy
        xorps xmm9, [r14 - 48]                             ;   641.8 p1+p2   46 t[2]
        xorps xmm13, xmm9                                  ;   642.8 p5      46 t[2]
        andps xmm14, xmm9                                  ;   642.8 p0      46 t[2]
        movaps [rdx - 112], xmm4                           ;   640.2 p3+p4   46 t[2] spill
        movaps xmm4, xmm8                                  ;   641.0 p1      46 t[2] copy
        xorps xmm4, [r10 + 0]                              ;   642.0 p5+p2   46 t[2]
        xorps xmm0, xmm4                                   ;   643.0 p0      46 t[2]
        andps xmm6, xmm0                                   ;   644.0 p1      46 t[2]
        xorps xmm2, xmm4                                   ;   643.0 p5      46 t[2]
        movaps [rbp - 64], xmm0                            ;   644.0 p3+p4   46 t[2] spill
        movaps xmm0, xmm8                                  ;   642.8 p0      46 t[2] copy
        movaps [rax + 0], xmm3                             ;   642.2 p3+p4   46 t[2] spill
        movaps xmm3, xmm4                                  ;   643.0 p1      46 t[2] copy
        orps xmm3, xmm13                                   ;   644.0 p5      46 t[2]
        xorps xmm6, xmm3                                   ;   645.0 p0      46 t[2]
        movaps [rbx + 0], xmm10                            ;   643.2 p3+p4   46 t[2] spill
        movaps xmm10, xmm13                                ;   644.0 p1      46 t[2] copy
        xorps xmm10, xmm2                                  ;   645.0 p5      46 t[2]
        andps xmm0, xmm10                                  ;   646.0 p0      46 t[2]
        xorps xmm3, xmm0                                   ;   647.0 p1      46 t[2]
        xorps xmm0, xmm14                                  ;   647.0 p5      46 t[2]
        movaps [rdi + 80], xmm10                           ;   646.0 p3+p4   46 t[2] spill
        movaps xmm10, xmm9                                 ;   645.8 p0      46 t[2] copy
        movaps [rbx + 16], xmm9                            ;   645.2 p3+p4   46 t[2] spill
        movaps xmm9, xmm2                                  ;   646.0 p1      46 t[2] copy
        orps xmm9, [r10 + 0]                               ;   647.0 p5+p2   46 t[2]
        xorps xmm6, xmm9                                   ;   648.0 p0      46 t[2]
        xorps xmm0, xmm9                                   ;   648.0 p1      46 t[2]
        movaps xmm9, xmm2                                  ;   647.5 p5      46 t[2] copy
        movaps [rdi + 96], xmm6                            ;   649.0 p3+p4   46 t[2] spill
        movaps xmm6, xmm15                                 ;   647.8 p0      46 t[2] copy
        movaps [rbx + 32], xmm7                            ;   647.2 p3+p4   46 t[2] spill
        movaps xmm7, xmm15                                 ;   648.0 p1      46 t[2] copy
        movaps [rbx + 48], xmm4                            ;   648.2 p3+p4   46 t[2] spill
        movaps xmm4, [rdi + 80]                            ;   646.2 p2      46 t[2]
        movaps [rbx + 64], xmm8                            ;   649.2 p3+p4   46 t[2] spill
        movaps xmm8, [rdi + 96]                            ;   649.0 p2      46 t[2]
        movaps [rbx + 80], xmm13                           ;   650.2 p3+p4   46 t[2] spill
        movaps xmm13, [rdi + 96]                           ;   649.0 p2      46 t[2]
        movaps [rdi + 96], xmm15                           ;   651.2 p3+p4   46 t[2] spill
        movaps xmm15, [rdi + 80]                           ;   649.2 p2      46 t[2]
        movaps [rdi + 80], xmm15                           ;   652.2 p3+p4   46 t[2] spill
        movaps xmm15, xmm1                                 ;   648.5 p5      46 t[2] copy
        xorps xmm15, [r14 + 0]                             ;   650.2 p0+p2   46 t[2]
        xorps xmm12, xmm15                                 ;   651.2 p1      46 t[2]
        xorps xmm14, xmm15                                 ;   651.2 p5      46 t[2]
        xorps xmm3, xmm14                                  ;   652.2 p0      46 t[2]
        xorps xmm8, xmm14                                  ;   652.2 p1      46 t[2]
        orps xmm5, xmm12                                   ;   652.2 p5      46 t[2]
        xorps xmm3, xmm5                                   ;   653.2 p0      46 t[2]
        xorps xmm10, xmm12                                 ;   652.2 p1      46 t[2]
        xorps xmm9, xmm12                                  ;   652.2 p5      46 t[2]
        orps xmm6, xmm10                                   ;   653.2 p0      46 t[2]
        xorps xmm8, xmm6                                   ;   654.2 p1      46 t[2]
        xorps xmm4, xmm10                                  ;   653.2 p5      46 t[2]
        andps xmm7, xmm10                                  ;   653.2 p0      46 t[2]
        xorps xmm0, xmm7                                   ;   654.2 p1      46 t[2]
        andps xmm11, xmm4                                  ;   654.2 p5      46 t[2]
        xorps xmm8, xmm11                                  ;   655.2 p0      46 t[2]
        movaps xmm14, xmm15                                ;   654.0 p1      46 t[2] copy
        orps xmm14, xmm9                                   ;   655.0 p5      46 t[2]
        xorps xmm13, xmm14                                 ;   656.0 p0      46 t[2]
        movaps xmm14, xmm3                                 ;   655.0 p1      46 t[2] copy
        andps xmm14, xmm8                                  ;   656.2 p5      46 t[2]
        xorps xmm13, xmm14                                 ;   657.2 p0      46 t[2]
        andps xmm14, xmm13                                 ;   658.2 p1      46 t[2]
        xorps xmm0, xmm14                                  ;   659.2 p5      46 t[2]
        xorps xmm3, xmm13                                  ;   658.2 p0      46 t[2]
        movaps xmm14, xmm8                                 ;   657.0 p1      46 t[2] copy
        andps xmm14, xmm0                                  ;   660.2 p5      46 t[2]
        xorps xmm3, xmm14                                  ;   661.2 p0      46 t[2]
        movaps xmm14, [rbx + 80]                           ;   655.5 p2      46 t[2] reload
        andps xmm14, xmm3                                  ;   662.2 p1      46 t[2]
        movaps xmm5, xmm13                                 ;   658.5 p5      46 t[2] copy
        andps xmm13, xmm3                                  ;   662.2 p0      46 t[2]
        xorps xmm8, xmm13                                  ;   663.2 p1      46 t[2]
        andps xmm2, xmm8                                   ;   664.2 p5      46 t[2]
        movaps xmm6, [rbx + 48]                            ;   657.0 p2      46 t[2] reload
        andps xmm6, xmm3                                   ;   662.2 p0      46 t[2]
        movaps xmm7, xmm0                                  ;   660.2 p1      46 t[2] copy
        andps xmm7, xmm3                                   ;   662.2 p5      46 t[2]
        xorps xmm5, xmm7                                   ;   663.2 p0      46 t[2]
        andps xmm10, xmm5                                  ;   664.2 p1      46 t[2]
        xorps xmm10, xmm14                                 ;   665.2 p5      46 t[2]
        xorps xmm10, xmm2                                  ;   666.2 p0      46 t[2]
        movaps xmm7, [rdi + 96]                            ;   659.0 p2      46 t[2] reload
        andps xmm7, xmm5                                   ;   664.2 p1      46 t[2]
        movaps xmm11, xmm3                                 ;   662.5 p5      46 t[2] copy
        xorps xmm11, xmm8                                  ;   664.2 p0      46 t[2]
        movaps xmm13, [rdi + 80]                           ;   660.2 p2      46 t[2] reload
        andps xmm13, xmm11                                 ;   665.2 p1      46 t[2]
        movaps [rdi + 80], xmm6                            ;   663.2 p3+p4   46 t[2] spill
        movaps xmm6, [rbx + 64]                            ;   661.2 p2      46 t[2] reload
        andps xmm6, xmm11                                  ;   665.2 p5      46 t[2]
        xorps xmm11, xmm5                                  ;   665.2 p0      46 t[2]
        andps xmm4, xmm11                                  ;   666.2 p1      46 t[2]
        xorps xmm13, xmm4                                  ;   667.2 p5      46 t[2]
        xorps xmm4, xmm10                                  ;   667.2 p0      46 t[2]
        xorps xmm14, xmm13                                 ;   668.2 p1      46 t[2]
        xorps xmm2, xmm13                                  ;   668.2 p5      46 t[2]
        movaps xmm13, [rbx + 32]                           ;   663.8 p2      46 t[2] reload
        andps xmm13, xmm11                                 ;   666.8 p0      46 t[2]
        movaps xmm1, xmm8                                  ;   666.0 p1      46 t[2] copy
        orps xmm8, xmm11                                   ;   666.5 p5      46 t[2]
        xorps xmm0, xmm8                                   ;   667.5 p0      46 t[2]
        xorps xmm5, xmm0                                   ;   668.5 p1      46 t[2]
        andps xmm12, xmm5                                  ;   669.5 p5      46 t[2]
        xorps xmm10, xmm12                                 ;   670.5 p0      46 t[2]
        movaps xmm8, [rbx + 0]                             ;   665.8 p2      46 t[2] reload
        andps xmm8, xmm5                                   ;   669.5 p1      46 t[2]
        xorps xmm3, xmm0                                   ;   668.5 p5      46 t[2]
        xorps xmm7, xmm8                                   ;   670.5 p0      46 t[2]
        xorps xmm11, xmm3                                  ;   669.5 p1      46 t[2]
        andps xmm15, xmm11                                 ;   670.5 p5      46 t[2]
        andps xmm9, xmm11                                  ;   670.5 p0      46 t[2]
        movaps xmm5, [rbx + 16]                            ;   667.5 p2      46 t[2] reload
        andps xmm5, xmm0                                   ;   670.5 p1      46 t[2]
        xorps xmm4, xmm5                                   ;   671.5 p5      46 t[2]
        movaps xmm5, [rax + 0]                             ;   668.5 p2      46 t[2] reload
        andps xmm5, xmm0                                   ;   671.5 p0      46 t[2]
        xorps xmm8, xmm5                                   ;   672.5 p1      46 t[2]
        xorps xmm13, xmm8                                  ;   673.5 p5      46 t[2]
        xorps xmm6, xmm8                                   ;   673.5 p0      46 t[2]
        movaps xmm0, [rdx - 112]                           ;   669.5 p2      46 t[2] reload
        andps xmm0, xmm3                                   ;   672.5 p1      46 t[2]
        movaps xmm5, [rbp - 64]                            ;   670.5 p2      46 t[2] reload
        andps xmm5, xmm3                                   ;   673.5 p5      46 t[2]
        xorps xmm4, xmm0                                   ;   673.5 p0      46 t[2]
        xorps xmm14, xmm0                                  ;   673.5 p1      46 t[2]
        xorps xmm15, xmm2                                  ;   673.5 p5      46 t[2]
        xorps xmm13, xmm5                                  ;   674.5 p0      46 t[2]
        xorps xmm15, xmm5                                  ;   674.5 p1      46 t[2]
        xorps xmm14, xmm13                                 ;   675.5 p5      46 t[2]
        xorps xmm7, xmm14                                  ;   676.5 p0      46 t[2]
        xorps xmm7, xmm4                                   ;   677.5 p1      46 t[2]
        xorps xmm15, xmm7                                  ;   678.5 p5      46 t[2]
        xorps xmm14, xmm15                                 ;   679.5 p0      46 t[2]
        andps xmm1, [r10 + 0]                              ;   676.0 p1+p2   46 t[2]
        xorps xmm7, xmm1                                   ;   678.5 p5      46 t[2]
        xorps xmm6, xmm7                                   ;   679.5 p0      46 t[2]
        xorps xmm10, xmm6                                  ;   680.5 p1      46 t[2]
        movaps xmm0, [rax - 16]                            ;   674.0 p2      65 t[2]
        movaps xmm1, xmm14                                 ;   680.5 p5      65 t[2] copy
        movaps xmm3, [rsi + 96]                            ;   675.0 p2      65 t[2]
        movaps xmm5, [rbp - 128]                           ;   676.0 p2      65 t[2]
        movaps xmm8, [rsi + 48]                            ;   677.0 p2      65 t[2]
        movaps xmm11, [rdi + 64]                           ;   678.0 p2      65 t[2]
        movaps xmm12, [rsi + 80]                           ;   679.0 p2      65 t[2]
        xorps xmm12, [rbp + 48]                            ;   682.0 p0+p2   65 t[2]
        movaps [rsi + 80], xmm7                            ;   679.5 p3+p4   46 t[2] spill
        movaps xmm7, [rbp + 3664]                          ;   681.0 p2      46 t[2]
        xorps xmm7, [rel aes128_decrypt.T0_constants128]   ;   684.0 p1+p2   46 t[2]
        movaps [rdi + 64], xmm4                            ;   677.0 p3+p4   46 t[2] spill
        movaps xmm4, xmm7                                  ;   685.0 p5      46 t[2] copy
        movaps [rsi + 48], xmm15                           ;   679.5 p3+p4   46 t[2] spill
        movaps xmm15, [rbp + 3680]                         ;   683.0 p2      46 t[2]
        xorps xmm15, [rel aes128_decrypt.T0_constants128]  ;   686.0 p0+p2   46 t[2]
        xorps xmm4, xmm15                                  ;   687.0 p1      46 t[2]
        movaps [rbp - 128], xmm14                          ;   680.5 p3+p4   46 t[2] spill
        movaps xmm14, xmm4                                 ;   688.0 p5      46 t[2] copy
        xorps xmm14, [rbp + 3744]                          ;   689.0 p0+p2   46 t[2]
        movaps [rbp - 64], xmm9                            ;   680.0 p3+p4   46 t[2] spill
        movaps xmm9, xmm4                                  ;   688.0 p1      46 t[2] copy
        xorps xmm9, [r13 - 48]                             ;   689.0 p5+p2   46 t[2]
        movaps [rdx - 112], xmm2                           ;   681.0 p3+p4   46 t[2] spill
        movaps xmm2, xmm14                                 ;   690.0 p0      46 t[2] copy
        movaps [rax + 0], xmm10                            ;   682.0 p3+p4   46 t[2] spill
        movaps xmm10, xmm14                                ;   690.0 p1      46 t[2] copy
        movaps [rbx + 16], xmm13                           ;   683.0 p3+p4   65 t[2] spill
        movaps xmm13, xmm9                                 ;   690.0 p5      46 t[2] copy
        movaps [rbx + 0], xmm12                            ;   684.0 p3+p4   65 t[2] spill
        movaps xmm12, xmm15                                ;   687.0 p0      46 t[2] copy
        xorps xmm12, [r13 - 48]                            ;   688.0 p1+p2   46 t[2]
        movaps [rbx + 32], xmm1                            ;   685.0 p3+p4   65 t[2] spill
        movaps xmm1, xmm12                                 ;   689.0 p5      46 t[2] copy
        movaps [rbx + 64], xmm8                            ;   686.0 p3+p4   65 t[2] spill
        movaps xmm8, xmm15                                 ;   687.0 p0      46 t[2] copy
        movaps [rdi + 96], xmm11                           ;   687.0 p3+p4   65 t[2] spill
        movaps xmm11, xmm15                                ;   687.0 p1      46 t[2] copy
        movaps [rbx + 48], xmm6                            ;   688.0 p3+p4   65 t[2] spill
        movaps xmm6, xmm15                                 ;   687.0 p5      46 t[2] copy
        movaps [rbx + 80], xmm0                            ;   689.0 p3+p4   65 t[2] spill
        movaps xmm0, [rbp + 3712]                          ;   688.0 p2      46 t[2]
        xorps xmm0, [rel aes128_decrypt.T0_constants128]   ;   691.0 p0+p2   46 t[2]
        xorps xmm7, xmm0                                   ;   692.0 p1      46 t[2]
        xorps xmm1, xmm0                                   ;   692.0 p5      46 t[2]
        xorps xmm6, xmm7                                   ;   693.0 p0      46 t[2]
        movaps xmm0, xmm6                                  ;   694.0 p1      46 t[2] copy
        movaps [r11 - 64], xmm5                            ;   690.0 p3+p4   65 t[2] spill
        movaps xmm5, xmm1                                  ;   693.0 p5      46 t[2] copy
        xorps xmm5, [rbp + 3696]                           ;   694.0 p0+p2   46 t[2]
        xorps xmm2, xmm5                                   ;   695.0 p1      46 t[2]
        andps xmm11, xmm5                                  ;   695.0 p5      46 t[2]
        movaps [rcx + 32], xmm3                            ;   691.0 p3+p4   65 t[2] spill
        movaps xmm3, xmm1                                  ;   693.0 p0      46 t[2] copy
        xorps xmm3, [r11 - 96]                             ;   694.0 p1+p2   46 t[2]
        xorps xmm8, xmm3                                   ;   695.0 p5      46 t[2]
        andps xmm10, xmm8                                  ;   696.0 p0      46 t[2]
        xorps xmm4, xmm3                                   ;   695.0 p1      46 t[2]
        movaps [r11 - 48], xmm8                            ;   696.0 p3+p4   46 t[2] spill
        movaps xmm8, xmm1                                  ;   693.0 p5      46 t[2] copy
        movaps [rbx + 96], xmm14                           ;   693.0 p3+p4   46 t[2] spill
        movaps xmm14, xmm3                                 ;   695.0 p0      46 t[2] copy
        orps xmm14, xmm2                                   ;   696.0 p1      46 t[2]
        xorps xmm10, xmm14                                 ;   697.0 p5      46 t[2]
        movaps [rsi + 112], xmm15                          ;   694.0 p3+p4   46 t[2] spill
        movaps xmm15, xmm2                                 ;   696.0 p0      46 t[2] copy
        xorps xmm15, xmm4                                  ;   697.0 p1      46 t[2]
        andps xmm8, xmm15                                  ;   698.0 p5      46 t[2]
        xorps xmm14, xmm8                                  ;   699.0 p0      46 t[2]
        xorps xmm8, xmm11                                  ;   699.0 p1      46 t[2]
        movaps [rbp + 64], xmm6                            ;   695.0 p3+p4   46 t[2] spill
        movaps xmm6, xmm5                                  ;   695.0 p5      46 t[2] copy
        movaps [rdx + 32], xmm15                           ;   698.0 p3+p4   46 t[2] spill
        movaps xmm15, xmm4                                 ;   696.0 p0      46 t[2] copy
        orps xmm15, [r11 - 96]                             ;   697.0 p1+p2   46 t[2]
        xorps xmm10, xmm15                                 ;   698.0 p5      46 t[2]
        xorps xmm8, xmm15                                  ;   700.0 p0      46 t[2]
        movaps xmm15, xmm4                                 ;   696.8 p1      46 t[2] copy
        movaps [rdi - 128], xmm5                           ;   697.0 p3+p4   46 t[2] spill
        movaps xmm5, xmm10                                 ;   699.0 p5      46 t[2] copy
        movaps [rbx + 112], xmm9                           ;   698.0 p3+p4   46 t[2] spill
        movaps xmm9, xmm7                                  ;   697.5 p0      46 t[2] copy
        movaps [rdi - 112], xmm3                           ;   699.0 p3+p4   46 t[2] spill
        movaps xmm3, xmm7                                  ;   698.0 p1      46 t[2] copy
        movaps [rcx + 48], xmm1                            ;   700.0 p3+p4   46 t[2] spill
        movaps xmm1, [rdx + 32]                            ;   698.5 p2      46 t[2]
        movaps [rcx + 64], xmm2                            ;   701.0 p3+p4   46 t[2] spill
        movaps xmm2, [rdx + 32]                            ;   699.5 p2      46 t[2]
        movaps [rdx + 32], xmm2                            ;   702.5 p3+p4   46 t[2] spill
        movaps xmm2, [rbp - 64]                            ;   700.5 p2      65 t[2]
        xorps xmm2, [rdx - 112]                            ;   703.5 p5+p2   65 t[2]
        xorps xmm2, [rax + 0]                              ;   704.5 p0+p2   65 t[2]
        movaps [rdx - 112], xmm2                           ;   705.5 p3+p4   65 t[2] spill
        movaps xmm2, [rbp + 3728]                          ;   703.5 p2      46 t[2]
        xorps xmm2, [rel aes128_decrypt.T0_constants128]   ;   706.5 p1+p2   46 t[2]
        xorps xmm12, xmm2                                  ;   707.5 p5      46 t[2]
        xorps xmm11, xmm2                                  ;   707.5 p0      46 t[2]
        xorps xmm14, xmm11                                 ;   708.5 p1      46 t[2]
        xorps xmm5, xmm11                                  ;   708.5 p5      46 t[2]
        orps xmm0, xmm12                                   ;   708.5 p0      46 t[2]
        xorps xmm14, xmm0                                  ;   709.5 p1      46 t[2]
        xorps xmm6, xmm12                                  ;   708.5 p5      46 t[2]
        xorps xmm15, xmm12                                 ;   708.5 p0      46 t[2]
        orps xmm9, xmm6                                    ;   709.5 p1      46 t[2]
        xorps xmm5, xmm9                                   ;   710.5 p5      46 t[2]
        xorps xmm1, xmm6                                   ;   709.5 p0      46 t[2]
        andps xmm3, xmm6                                   ;   709.5 p1      46 t[2]
        xorps xmm8, xmm3                                   ;   710.5 p5      46 t[2]
        andps xmm13, xmm1                                  ;   710.5 p0      46 t[2]
        xorps xmm5, xmm13                                  ;   711.5 p1      46 t[2]
        movaps xmm0, xmm2                                  ;   707.5 p5      46 t[2] copy
        orps xmm0, xmm15                                   ;   709.5 p0      46 t[2]
        xorps xmm10, xmm0                                  ;   710.5 p1      46 t[2]
        movaps xmm0, xmm14                                 ;   710.5 p5      46 t[2] copy
        andps xmm0, xmm5                                   ;   712.5 p0      46 t[2]
        xorps xmm10, xmm0                                  ;   713.5 p1      46 t[2]
        andps xmm0, xmm10                                  ;   714.5 p5      46 t[2]
        xorps xmm8, xmm0                                   ;   715.5 p0      46 t[2]
        xorps xmm14, xmm10                                 ;   714.5 p1      46 t[2]
        movaps xmm0, xmm5                                  ;   712.5 p5      46 t[2] copy
        andps xmm0, xmm8                                   ;   716.5 p0      46 t[2]
        xorps xmm14, xmm0                                  ;   717.5 p1      46 t[2]
        movaps xmm0, [rcx + 64]                            ;   710.5 p2      46 t[2] reload
        andps xmm0, xmm14                                  ;   718.5 p5      46 t[2]
        movaps xmm3, xmm10                                 ;   714.5 p0      46 t[2] copy
        andps xmm10, xmm14                                 ;   718.5 p1      46 t[2]
        xorps xmm5, xmm10                                  ;   719.5 p5      46 t[2]
        andps xmm4, xmm5                                   ;   720.5 p0      46 t[2]
        movaps xmm9, [rdi - 112]                           ;   712.0 p2      46 t[2] reload
        andps xmm9, xmm14                                  ;   718.5 p1      46 t[2]
        movaps xmm10, xmm8                                 ;   716.5 p5      46 t[2] copy
        andps xmm10, xmm14                                 ;   718.5 p0      46 t[2]
        xorps xmm3, xmm10                                  ;   719.5 p1      46 t[2]
        andps xmm7, xmm3                                   ;   720.5 p5      46 t[2]
        andps xmm6, xmm3                                   ;   720.5 p0      46 t[2]
        xorps xmm6, xmm0                                   ;   721.5 p1      46 t[2]
        xorps xmm6, xmm4                                   ;   722.5 p5      46 t[2]
        movaps xmm10, xmm14                                ;   718.5 p0      46 t[2] copy
        xorps xmm10, xmm5                                  ;   720.5 p1      46 t[2]
        movaps xmm11, [rdx + 32]                           ;   716.5 p2      46 t[2] reload
        andps xmm11, xmm10                                 ;   721.5 p5      46 t[2]
        movaps xmm13, [rcx + 48]                           ;   717.5 p2      46 t[2] reload
        andps xmm13, xmm10                                 ;   721.5 p0      46 t[2]
        xorps xmm10, xmm3                                  ;   721.5 p1      46 t[2]
        andps xmm1, xmm10                                  ;   722.5 p5      46 t[2]
        xorps xmm11, xmm1                                  ;   723.5 p0      46 t[2]
        xorps xmm1, xmm6                                   ;   723.5 p1      46 t[2]
        xorps xmm0, xmm11                                  ;   724.5 p5      46 t[2]
        xorps xmm4, xmm11                                  ;   724.5 p0      46 t[2]
        movaps xmm11, [rbx + 112]                          ;   719.8 p2      46 t[2] reload
        andps xmm11, xmm10                                 ;   722.8 p1      46 t[2]
        movaps [rbx + 112], xmm9                           ;   720.2 p3+p4   65 t[2] spill
        movaps xmm9, [rcx + 32]                            ;   720.8 p2      65 t[2] reload
        xorps xmm9, xmm4                                   ;   725.5 p5      65 t[2]
        movaps [rcx + 32], xmm9                            ;   726.5 p3+p4   65 t[2] spill
        movaps xmm9, xmm5                                  ;   721.2 p0      46 t[2] copy
        orps xmm5, xmm10                                   ;   722.5 p1      46 t[2]
        xorps xmm8, xmm5                                   ;   723.5 p5      46 t[2]
        xorps xmm3, xmm8                                   ;   724.5 p0      46 t[2]
        andps xmm12, xmm3                                  ;   725.5 p1      46 t[2]
        xorps xmm6, xmm12                                  ;   726.5 p5      46 t[2]
        movaps xmm5, [rbp + 64]                            ;   722.8 p2      46 t[2] reload
        andps xmm5, xmm3                                   ;   725.8 p0      46 t[2]
        xorps xmm14, xmm8                                  ;   724.5 p1      46 t[2]
        xorps xmm7, xmm5                                   ;   726.8 p5      46 t[2]
        xorps xmm10, xmm14                                 ;   725.5 p0      46 t[2]
        andps xmm15, xmm10                                 ;   726.5 p1      46 t[2]
        andps xmm2, xmm10                                  ;   726.5 p5      46 t[2]
        xorps xmm4, xmm2                                   ;   727.5 p0      46 t[2]
        movaps xmm2, [rdi - 128]                           ;   724.8 p2      46 t[2] reload
        andps xmm2, xmm8                                   ;   727.8 p1      46 t[2]
        xorps xmm1, xmm2                                   ;   728.8 p5      46 t[2]
        movaps xmm2, [rsi + 112]                           ;   725.8 p2      46 t[2] reload
        andps xmm2, xmm8                                   ;   728.8 p0      46 t[2]
        xorps xmm5, xmm2                                   ;   729.8 p1      46 t[2]
        movaps xmm2, [rcx + 32]                            ;   726.8 p2      65 t[2] reload
        xorps xmm2, xmm15                                  ;   729.8 p5      65 t[2]
        movaps xmm15, [rbx + 96]                           ;   727.8 p2      46 t[2] reload
        andps xmm15, xmm14                                 ;   730.8 p0      46 t[2]
        movaps xmm3, [r11 - 48]                            ;   728.8 p2      46 t[2] reload
        andps xmm3, xmm14                                  ;   731.8 p1      46 t[2]
        xorps xmm11, xmm5                                  ;   730.8 p5      46 t[2]
        xorps xmm13, xmm5                                  ;   730.8 p0      46 t[2]
        xorps xmm1, xmm15                                  ;   731.8 p1      46 t[2]
        xorps xmm0, xmm15                                  ;   731.8 p5      46 t[2]
        xorps xmm11, xmm3                                  ;   732.8 p0      46 t[2]
        xorps xmm4, xmm3                                   ;   732.8 p1      46 t[2]
        xorps xmm7, xmm1                                   ;   732.8 p5      46 t[2]
        xorps xmm0, xmm11                                  ;   733.8 p0      46 t[2]
        xorps xmm7, xmm0                                   ;   734.8 p1      46 t[2]
        xorps xmm4, xmm7                                   ;   735.8 p5      46 t[2]
        andps xmm9, [r11 - 96]                             ;   731.2 p0+p2   46 t[2]
        xorps xmm7, xmm9                                   ;   735.8 p1      46 t[2]
        xorps xmm13, xmm7                                  ;   736.8 p5      46 t[2]
        xorps xmm6, xmm13                                  ;   737.8 p0      46 t[2]
        movaps xmm14, [rbx + 80]                           ;   731.2 p2      65 t[2] reload
        xorps xmm14, xmm13                                 ;   737.8 p1      65 t[2]
        xorps xmm2, xmm6                                   ;   738.8 p5      65 t[2]
        movaps xmm15, [r11 - 64]                           ;   732.2 p2      65 t[2] reload
        xorps xmm15, xmm11                                 ;   735.2 p0      65 t[2]
        xorps xmm0, xmm4                                   ;   736.8 p1      65 t[2]
        movaps xmm3, [rdi + 96]                            ;   733.2 p2      65 t[2] reload
        xorps xmm3, xmm15                                  ;   736.2 p5      65 t[2]
        movaps xmm5, [rbx + 48]                            ;   734.2 p2      65 t[2] reload
        xorps xmm5, xmm14                                  ;   738.8 p0      65 t[2]
        movaps xmm8, [rbx + 64]                            ;   735.2 p2      65 t[2] reload
        xorps xmm8, xmm5                                   ;   739.8 p1      65 t[2]
        movaps xmm9, [rbx + 32]                            ;   736.2 p2      65 t[2] reload
        xorps xmm9, xmm8                                   ;   740.8 p5      65 t[2]
        xorps xmm0, xmm9                                   ;   741.8 p0      65 t[2]
        movaps xmm10, [rbx + 0]                            ;   737.2 p2      65 t[2] reload
        xorps xmm10, xmm9                                  ;   741.8 p1      65 t[2]
        xorps xmm11, xmm10                                 ;   742.8 p5      65 t[2]
        movaps xmm9, [rbx + 112]                           ;   738.2 p2      65 t[2] reload
        xorps xmm9, xmm7                                   ;   741.2 p0      65 t[2]
        movaps xmm7, [rbx + 16]                            ;   739.2 p2      65 t[2] reload
        xorps xmm7, xmm11                                  ;   743.8 p1      65 t[2]
        xorps xmm11, xmm3                                  ;   743.8 p5      65 t[2]
        movaps xmm12, [rdx - 112]                          ;   740.2 p2      65 t[2] reload
        xorps xmm12, xmm11                                 ;   744.8 p0      65 t[2]
        movaps xmm13, xmm2                                 ;   739.8 p1      65 t[2] copy
        xorps xmm2, xmm12                                  ;   745.8 p5      65 t[2]
        xorps xmm13, xmm7                                  ;   744.8 p0      65 t[2]
        movaps [rdx - 112], xmm10                          ;   742.8 p3+p4   65 t[2] spill
        movaps xmm10, xmm0                                 ;   742.8 p1      65 t[2] copy
        xorps xmm10, [rcx + 16]                            ;   743.8 p5+p2   65 t[2]
        xorps xmm10, [rax - 32]                            ;   744.8 p0+p2   65 t[2]
        movaps [rcx + 16], xmm3                            ;   740.0 p3+p4   65 t[2] spill
        movaps xmm3, xmm1                                  ;   740.2 p1      65 t[2] copy
        xorps xmm3, [rdi + 64]                             ;   743.2 p5+p2   65 t[2]
        xorps xmm1, [rcx + 0]                              ;   744.2 p0+p2   65 t[2]
        movaps [rcx + 0], xmm0                             ;   742.8 p3+p4   65 t[2] spill
        movaps xmm0, xmm10                                 ;   745.8 p1      65 t[2] copy
        xorps xmm0, [rbp - 128]                            ;   746.8 p5+p2   65 t[2]
        xorps xmm15, xmm0                                  ;   747.8 p0      65 t[2]
        xorps xmm9, xmm15                                  ;   748.8 p1      65 t[2]
        movaps [rbp - 128], xmm0                           ;   747.8 p3+p4   65 t[2] spill
        movaps xmm0, xmm13                                 ;   745.8 p5      65 t[2] copy
        xorps xmm0, [rsi + 16]                             ;   746.8 p0+p2   65 t[2]
        xorps xmm0, [rsi + 64]                             ;   747.8 p1+p2   65 t[2]
        xorps xmm0, [rsi + 32]                             ;   748.8 p5+p2   65 t[2]
        xorps xmm12, xmm0                                  ;   749.8 p0      65 t[2]
        movaps [rsi + 64], xmm0                            ;   749.8 p3+p4   65 t[2] spill
        movaps xmm0, xmm13                                 ;   745.8 p1      65 t[2] copy
        xorps xmm0, xmm15                                  ;   748.8 p5      65 t[2]
        movaps [rsi + 16], xmm13                           ;   745.8 p3+p4   65 t[2] spill
        movaps xmm13, xmm2                                 ;   746.8 p0      65 t[2] copy
        xorps xmm2, [r8 + 3072]                            ;   749.2 p1+p2   65 t[2]
        movaps [rbx + 16], xmm2                            ;   750.2 p3+p4   65 t[2] spill
        movaps xmm2, xmm12                                 ;   750.8 p5      65 t[2] copy
        xorps xmm12, xmm15                                 ;   750.8 p0      65 t[2]
        xorps xmm2, [rbp + 48]                             ;   751.8 p1+p2   65 t[2]
        xorps xmm12, [rsi + 96]                            ;   751.8 p5+p2   65 t[2]
        movaps [rsi + 96], xmm15                           ;   748.8 p3+p4   65 t[2] spill
        movaps xmm15, xmm2                                 ;   752.8 p0      65 t[2] copy
        xorps xmm15, [rax - 32]                            ;   753.8 p1+p2   65 t[2]
        xorps xmm4, xmm15                                  ;   754.8 p5      65 t[2]
        xorps xmm0, xmm15                                  ;   754.8 p0      65 t[2]
        xorps xmm13, xmm4                                  ;   755.8 p1      65 t[2]
        movaps xmm15, xmm12                                ;   752.8 p5      65 t[2] copy
        xorps xmm15, xmm11                                 ;   753.8 p0      65 t[2]
        xorps xmm13, xmm15                                 ;   756.8 p1      65 t[2]
        xorps xmm2, [rsi + 48]                             ;   753.2 p5+p2   65 t[2]
        xorps xmm4, [rbp + 48]                             ;   755.8 p0+p2   65 t[2]
        xorps xmm12, [r8 + 3200]                           ;   755.2 p1+p2   65 t[2]
        movaps [rbp + 48], xmm12                           ;   756.2 p3+p4   65 t[2] spill
        movaps xmm12, xmm2                                 ;   754.2 p5      65 t[2] copy
        xorps xmm2, xmm13                                  ;   757.8 p0      65 t[2]
        xorps xmm12, [rsi + 32]                            ;   756.2 p1+p2   65 t[2]
        xorps xmm13, [r8 + 3344]                           ;   757.8 p5+p2   65 t[2]
        movaps [rsi + 48], xmm13                           ;   758.8 p3+p4   65 t[2] spill
        movaps xmm13, xmm12                                ;   757.2 p0      65 t[2] copy
        xorps xmm13, [rax + 0]                             ;   758.2 p1+p2   65 t[2]
        xorps xmm6, xmm13                                  ;   759.2 p5      65 t[2]
        xorps xmm13, xmm4                                  ;   759.2 p0      65 t[2]
        xorps xmm3, xmm13                                  ;   760.2 p1      65 t[2]
        xorps xmm12, [rbx - 16]                            ;   759.2 p5+p2   65 t[2]
        xorps xmm15, [r8 + 3456]                           ;   760.2 p0+p2   65 t[2]
        xorps xmm4, [r8 + 3472]                            ;   761.2 p1+p2   65 t[2]
        xorps xmm15, [rsi + 16]                            ;   762.2 p5+p2   65 t[2]
        movaps [rsi + 16], xmm15                           ;   763.2 p3+p4   65 t[2] spill
        movaps xmm15, xmm0                                 ;   756.2 p0      65 t[2] copy
        xorps xmm0, xmm2                                   ;   758.8 p1      65 t[2]
        xorps xmm15, xmm6                                  ;   760.2 p5      65 t[2]
        xorps xmm4, xmm0                                   ;   762.2 p0      65 t[2]
        xorps xmm6, [rsi + 32]                             ;   763.2 p1+p2   65 t[2]
        xorps xmm2, [r8 + 3088]                            ;   764.2 p5+p2   65 t[2]
        xorps xmm0, [r8 + 3216]                            ;   765.2 p0+p2   65 t[2]
        movaps [rsi + 32], xmm4                            ;   763.2 p3+p4   65 t[2] spill
        movaps xmm4, xmm11                                 ;   758.8 p1      65 t[2] copy
        xorps xmm11, [r8 + 3312]                           ;   766.2 p5+p2   65 t[2]
        movaps [rbx - 16], xmm0                            ;   766.2 p3+p4   65 t[2] spill
        movaps xmm0, xmm12                                 ;   760.2 p0      65 t[2] copy
        xorps xmm12, xmm15                                 ;   761.2 p1      65 t[2]
        xorps xmm13, xmm12                                 ;   762.2 p5      65 t[2]
        xorps xmm12, [r8 + 3104]                           ;   767.2 p0+p2   65 t[2]
        xorps xmm15, [r8 + 3232]                           ;   768.2 p1+p2   65 t[2]
        movaps [rax + 0], xmm15                            ;   769.2 p3+p4   65 t[2] spill
        movaps xmm15, xmm3                                 ;   761.2 p5      65 t[2] copy
        xorps xmm15, [rsi + 96]                            ;   769.2 p0+p2   65 t[2]
        xorps xmm3, [rbx - 32]                             ;   770.2 p1+p2   65 t[2]
        xorps xmm3, [rdi + 48]                             ;   771.2 p5+p2   65 t[2]
        movaps [rdi + 48], xmm12                           ;   768.2 p3+p4   65 t[2] spill
        movaps xmm12, xmm6                                 ;   764.2 p0      65 t[2] copy
        xorps xmm12, xmm7                                  ;   765.2 p1      65 t[2]
        xorps xmm1, xmm12                                  ;   766.2 p5      65 t[2]
        xorps xmm0, xmm1                                   ;   767.2 p0      65 t[2]
        xorps xmm4, xmm0                                   ;   768.2 p1      65 t[2]
        xorps xmm12, xmm4                                  ;   769.2 p5      65 t[2]
        xorps xmm6, xmm13                                  ;   764.5 p0      65 t[2]
        xorps xmm1, [rsi + 0]                              ;   772.2 p1+p2   65 t[2]
        xorps xmm12, [rdi + 64]                            ;   773.2 p5+p2   65 t[2]
        xorps xmm4, [r8 + 3248]                            ;   774.2 p0+p2   65 t[2]
        xorps xmm13, [r8 + 3360]                           ;   775.2 p1+p2   65 t[2]
        xorps xmm6, [r8 + 3488]                            ;   776.2 p5+p2   65 t[2]
        movaps [rdi + 64], xmm6                            ;   777.2 p3+p4   65 t[2] spill
        movaps xmm6, xmm7                                  ;   767.2 p0      65 t[2] copy
        xorps xmm6, xmm15                                  ;   770.2 p1      65 t[2]
        xorps xmm6, xmm1                                   ;   773.2 p5      65 t[2]
        xorps xmm4, xmm6                                   ;   775.2 p0      65 t[2]
        xorps xmm15, [rsi + 80]                            ;   777.2 p1+p2   65 t[2]
        xorps xmm15, [rdi + 80]                            ;   778.2 p5+p2   65 t[2]
        xorps xmm3, xmm15                                  ;   779.2 p0      65 t[2]
        xorps xmm0, xmm3                                   ;   780.2 p1      65 t[2]
        xorps xmm3, [rcx - 16]                             ;   780.2 p5+p2   65 t[2]
        xorps xmm3, [rdx + 16]                             ;   781.2 p0+p2   65 t[2]
        xorps xmm9, xmm3                                   ;   782.2 p1      65 t[2]
        xorps xmm3, xmm6                                   ;   782.2 p5      65 t[2]
        xorps xmm3, xmm12                                  ;   783.2 p0      65 t[2]
        xorps xmm14, xmm9                                  ;   783.2 p1      65 t[2]
        xorps xmm9, xmm15                                  ;   783.2 p5      65 t[2]
        xorps xmm15, xmm3                                  ;   784.2 p0      65 t[2]
        xorps xmm5, xmm15                                  ;   785.2 p1      65 t[2]
        xorps xmm12, [r8 + 3120]                           ;   781.2 p5+p2   65 t[2]
        xorps xmm15, [r8 + 3136]                           ;   785.2 p0+p2   65 t[2]
        xorps xmm1, [r8 + 3376]                            ;   783.2 p1+p2   65 t[2]
        xorps xmm6, [r8 + 3504]                            ;   784.2 p5+p2   65 t[2]
        xorps xmm3, [r8 + 3520]                            ;   785.2 p0+p2   65 t[2]
        movaps [rdx + 16], xmm3                            ;   786.2 p3+p4   65 t[2] spill
        movaps xmm3, [rcx + 0]                             ;   786.2 p2      65 t[2] reload
        xorps xmm3, xmm14                                  ;   789.2 p1      65 t[2]
        movaps [rcx + 0], xmm6                             ;   785.2 p3+p4   65 t[2] spill
        movaps xmm6, [rcx + 16]                            ;   787.2 p2      65 t[2] reload
        xorps xmm6, xmm3                                   ;   790.2 p5      65 t[2]
        xorps xmm7, xmm6                                   ;   791.2 p0      65 t[2]
        xorps xmm6, [r8 + 3440]                            ;   791.2 p1+p2   65 t[2]
        movaps [rcx + 16], xmm6                            ;   792.2 p3+p4   65 t[2] spill
        movaps xmm6, xmm0                                  ;   783.8 p5      65 t[2] copy
        xorps xmm0, xmm9                                   ;   784.2 p0      65 t[2]
        xorps xmm15, xmm0                                  ;   786.2 p1      65 t[2]
        xorps xmm6, [rax - 16]                             ;   789.2 p5+p2   65 t[2]
        xorps xmm8, xmm6                                   ;   790.2 p0      65 t[2]
        xorps xmm6, xmm5                                   ;   790.2 p1      65 t[2]
        xorps xmm14, xmm8                                  ;   791.2 p5      65 t[2]
        xorps xmm10, xmm6                                  ;   791.2 p0      65 t[2]
        xorps xmm6, xmm14                                  ;   792.2 p1      65 t[2]
        xorps xmm5, [r8 + 3152]                            ;   790.2 p5+p2   65 t[2]
        xorps xmm0, [r8 + 3264]                            ;   791.2 p0+p2   65 t[2]
        xorps xmm8, [r8 + 3280]                            ;   792.2 p1+p2   65 t[2]
        xorps xmm9, [r8 + 3392]                            ;   793.2 p5+p2   65 t[2]
        xorps xmm6, [r8 + 3408]                            ;   794.2 p0+p2   65 t[2]
        xorps xmm14, [r8 + 3536]                           ;   795.2 p1+p2   65 t[2]
        movaps [rax - 16], xmm14                           ;   796.2 p3+p4   65 t[2] spill
        movaps xmm14, [rdx - 112]                          ;   796.2 p2      65 t[2] reload
        xorps xmm14, xmm10                                 ;   799.2 p5      65 t[2]
        xorps xmm3, xmm14                                  ;   800.2 p0      65 t[2]
        xorps xmm10, [r8 + 3168]                           ;   797.2 p1+p2   65 t[2]
        xorps xmm14, [r8 + 3424]                           ;   800.2 p5+p2   65 t[2]
        movaps [rdx - 112], xmm14                          ;   801.2 p3+p4   65 t[2] spill
        movaps xmm14, xmm7                                 ;   792.2 p0      65 t[2] copy
        xorps xmm14, [rsi + 96]                            ;   799.2 p1+p2   65 t[2]
        xorps xmm11, xmm14                                 ;   800.2 p5      65 t[2]
        xorps xmm14, [r8 + 3184]                           ;   800.2 p0+p2   65 t[2]
        xorps xmm7, [r8 + 3568]                            ;   801.2 p1+p2   65 t[2]
        movaps [rsi + 96], xmm7                            ;   802.2 p3+p4   65 t[2] spill
        movaps xmm7, xmm3                                  ;   801.2 p5      65 t[2] copy
        xorps xmm7, [r8 + 3296]                            ;   802.2 p0+p2   65 t[2]
        xorps xmm7, [rbp - 128]                            ;   803.2 p1+p2   65 t[2]
        xorps xmm3, [r8 + 3552]                            ;   804.2 p5+p2   65 t[2]
        movaps [rbp - 128], xmm3                           ;   805.2 p3+p4   65 t[2] spill
        movaps xmm3, [rsi + 64]                            ;   805.2 p2      65 t[2]
        xorps xmm3, [r8 + 3328]                            ;   808.2 p0+p2   65 t[2]
        movaps [rsi + 64], xmm6                            ;   799.2 p3+p4   65 t[2] spill
        movaps xmm6, [rbp + 3472]                          ;   807.2 p2      46 t[3]
        xorps xmm6, [rel aes128_decrypt.T0_constants128]   ;   810.2 p1+p2   46 t[3]
        movaps [rcx - 16], xmm9                            ;   800.2 p3+p4   65 t[2] spill
        movaps xmm9, xmm6                                  ;   811.2 p5      46 t[3] copy
        movaps [rdi + 80], xmm1                            ;   801.2 p3+p4   65 t[2] spill
        movaps xmm1, [rbp + 3488]                          ;   809.2 p2      46 t[3]
        xorps xmm1, [rel aes128_decrypt.T0_constants128]   ;   812.2 p0+p2   46 t[3]
        xorps xmm9, xmm1                                   ;   813.2 p1      46 t[3]
        movaps [rsi + 80], xmm13                           ;   802.2 p3+p4   65 t[2] spill
        movaps xmm13, xmm9                                 ;   814.2 p5      46 t[3] copy
        xorps xmm13, [rbp + 3552]                          ;   815.2 p0+p2   46 t[3]
        movaps [rsi + 0], xmm3                             ;   809.2 p3+p4   65 t[2] spill
        movaps xmm3, xmm9                                  ;   814.2 p1      46 t[3] copy
        xorps xmm3, [r13 - 64]                             ;   815.2 p5+p2   46 t[3]
        movaps [rbx - 32], xmm11                           ;   804.2 p3+p4   65 t[2] spill
        movaps xmm11, xmm13                                ;   816.2 p0      46 t[3] copy
        movaps [rax - 32], xmm7                            ;   805.2 p3+p4   65 t[2] spill
        movaps xmm7, xmm13                                 ;   816.2 p1      46 t[3] copy
        movaps [rbx + 112], xmm8                           ;   806.2 p3+p4   65 t[2] spill
        movaps xmm8, xmm3                                  ;   816.2 p5      46 t[3] copy
        movaps [rbx + 0], xmm0                             ;   807.2 p3+p4   65 t[2] spill
        movaps xmm0, xmm1                                  ;   813.2 p0      46 t[3] copy
        xorps xmm0, [r13 - 64]                             ;   814.2 p1+p2   46 t[3]
        movaps [rbx + 32], xmm4                            ;   808.2 p3+p4   65 t[2] spill
        movaps xmm4, xmm0                                  ;   815.2 p5      46 t[3] copy
        movaps [rbx + 64], xmm14                           ;   809.2 p3+p4   65 t[2] spill
        movaps xmm14, xmm1                                 ;   813.2 p0      46 t[3] copy
        movaps [rbx + 48], xmm10                           ;   810.2 p3+p4   65 t[2] spill
        movaps xmm10, xmm1                                 ;   813.2 p1      46 t[3] copy
        movaps [rdi + 96], xmm5                            ;   811.2 p3+p4   65 t[2] spill
        movaps xmm5, xmm1                                  ;   813.2 p5      46 t[3] copy
        movaps [r11 - 64], xmm15                           ;   812.2 p3+p4   65 t[2] spill
        movaps xmm15, [rbp + 3520]                         ;   814.2 p2      46 t[3]
        xorps xmm15, [rel aes128_decrypt.T0_constants128]  ;   817.2 p0+p2   46 t[3]
        xorps xmm6, xmm15                                  ;   818.2 p1      46 t[3]
        xorps xmm4, xmm15                                  ;   818.2 p5      46 t[3]
        xorps xmm5, xmm6                                   ;   819.2 p0      46 t[3]
        movaps xmm15, xmm5                                 ;   820.2 p1      46 t[3] copy
        movaps [rbx + 80], xmm12                           ;   814.2 p3+p4   65 t[2] spill
        movaps xmm12, xmm4                                 ;   819.2 p5      46 t[3] copy
        xorps xmm12, [rbp + 3504]                          ;   820.2 p0+p2   46 t[3]
        xorps xmm11, xmm12                                 ;   821.2 p1      46 t[3]
        andps xmm10, xmm12                                 ;   821.2 p5      46 t[3]
        movaps [r11 - 48], xmm2                            ;   815.5 p3+p4   65 t[2] spill
        movaps xmm2, xmm4                                  ;   819.2 p0      46 t[3] copy
        xorps xmm2, [r11 - 112]                            ;   820.2 p1+p2   46 t[3]
        xorps xmm14, xmm2                                  ;   821.2 p5      46 t[3]
        andps xmm7, xmm14                                  ;   822.2 p0      46 t[3]
        xorps xmm9, xmm2                                   ;   821.2 p1      46 t[3]
        movaps [rbx + 96], xmm14                           ;   822.2 p3+p4   46 t[3] spill
        movaps xmm14, xmm4                                 ;   819.2 p5      46 t[3] copy
        movaps [rcx + 32], xmm13                           ;   818.0 p3+p4   46 t[3] spill
        movaps xmm13, xmm2                                 ;   821.2 p0      46 t[3] copy
        orps xmm13, xmm11                                  ;   822.2 p1      46 t[3]
        xorps xmm7, xmm13                                  ;   823.2 p5      46 t[3]
        movaps [rsi + 112], xmm1                           ;   819.2 p3+p4   46 t[3] spill
        movaps xmm1, xmm11                                 ;   822.2 p0      46 t[3] copy
        xorps xmm1, xmm9                                   ;   823.2 p1      46 t[3]
        andps xmm14, xmm1                                  ;   824.2 p5      46 t[3]
        xorps xmm13, xmm14                                 ;   825.2 p0      46 t[3]
        xorps xmm14, xmm10                                 ;   825.2 p1      46 t[3]
        movaps [rdi - 128], xmm5                           ;   820.8 p3+p4   46 t[3] spill
        movaps xmm5, xmm12                                 ;   821.2 p5      46 t[3] copy
        movaps [rbp + 64], xmm1                            ;   824.2 p3+p4   46 t[3] spill
        movaps xmm1, xmm9                                  ;   822.2 p0      46 t[3] copy
        orps xmm1, [r11 - 112]                             ;   823.2 p1+p2   46 t[3]
        xorps xmm7, xmm1                                   ;   824.2 p5      46 t[3]
        xorps xmm14, xmm1                                  ;   826.2 p0      46 t[3]
        movaps xmm1, xmm9                                  ;   822.8 p1      46 t[3] copy
        movaps [rcx + 48], xmm12                           ;   822.8 p3+p4   46 t[3] spill
        movaps xmm12, xmm7                                 ;   825.2 p5      46 t[3] copy
        movaps [rdx + 32], xmm3                            ;   823.8 p3+p4   46 t[3] spill
        movaps xmm3, xmm6                                  ;   823.5 p0      46 t[3] copy
        movaps [rdi - 112], xmm2                           ;   824.8 p3+p4   46 t[3] spill
        movaps xmm2, xmm6                                  ;   824.0 p1      46 t[3] copy
        movaps [rcx + 64], xmm4                            ;   825.8 p3+p4   46 t[3] spill
        movaps xmm4, [rbp + 64]                            ;   824.5 p2      46 t[3]
        movaps [rbp - 64], xmm11                           ;   826.8 p3+p4   46 t[3] spill
        movaps xmm11, [rbp + 64]                           ;   825.5 p2      46 t[3]
        movaps [rbp + 64], xmm11                           ;   828.5 p3+p4   46 t[3] spill
        movaps xmm11, [rbp + 3536]                         ;   826.5 p2      46 t[3]
        xorps xmm11, [rel aes128_decrypt.T0_constants128]  ;   829.5 p5+p2   46 t[3]
        xorps xmm0, xmm11                                  ;   830.5 p0      46 t[3]
        xorps xmm10, xmm11                                 ;   830.5 p1      46 t[3]
        xorps xmm13, xmm10                                 ;   831.5 p5      46 t[3]
        xorps xmm12, xmm10                                 ;   831.5 p0      46 t[3]
        orps xmm15, xmm0                                   ;   831.5 p1      46 t[3]
        xorps xmm13, xmm15                                 ;   832.5 p5      46 t[3]
        xorps xmm5, xmm0                                   ;   831.5 p0      46 t[3]
        xorps xmm1, xmm0                                   ;   831.5 p1      46 t[3]
        orps xmm3, xmm5                                    ;   832.5 p5      46 t[3]
        xorps xmm12, xmm3                                  ;   833.5 p0      46 t[3]
        xorps xmm4, xmm5                                   ;   832.5 p1      46 t[3]
        andps xmm2, xmm5                                   ;   832.5 p5      46 t[3]
        xorps xmm14, xmm2                                  ;   833.5 p0      46 t[3]
        andps xmm8, xmm4                                   ;   833.5 p1      46 t[3]
        xorps xmm12, xmm8                                  ;   834.5 p5      46 t[3]
        movaps xmm15, xmm11                                ;   831.0 p0      46 t[3] copy
        orps xmm15, xmm1                                   ;   832.5 p1      46 t[3]
        xorps xmm7, xmm15                                  ;   833.5 p5      46 t[3]
        movaps xmm15, xmm13                                ;   833.5 p0      46 t[3] copy
        andps xmm15, xmm12                                 ;   835.5 p1      46 t[3]
        xorps xmm7, xmm15                                  ;   836.5 p5      46 t[3]
        andps xmm15, xmm7                                  ;   837.5 p0      46 t[3]
        xorps xmm14, xmm15                                 ;   838.5 p1      46 t[3]
        xorps xmm13, xmm7                                  ;   837.5 p5      46 t[3]
        movaps xmm15, xmm12                                ;   835.5 p0      46 t[3] copy
        andps xmm15, xmm14                                 ;   839.5 p1      46 t[3]
        xorps xmm13, xmm15                                 ;   840.5 p5      46 t[3]
        movaps xmm15, [rbp - 64]                           ;   833.5 p2      46 t[3] reload
        andps xmm15, xmm13                                 ;   841.5 p0      46 t[3]
        movaps xmm2, xmm7                                  ;   837.5 p1      46 t[3] copy
        andps xmm7, xmm13                                  ;   841.5 p5      46 t[3]
        xorps xmm12, xmm7                                  ;   842.5 p0      46 t[3]
        andps xmm9, xmm12                                  ;   843.5 p1      46 t[3]
        movaps xmm3, [rdi - 112]                           ;   835.0 p2      46 t[3] reload
        andps xmm3, xmm13                                  ;   841.5 p5      46 t[3]
        movaps xmm7, xmm14                                 ;   839.5 p0      46 t[3] copy
        andps xmm7, xmm13                                  ;   841.5 p1      46 t[3]
        xorps xmm2, xmm7                                   ;   842.5 p5      46 t[3]
        andps xmm6, xmm2                                   ;   843.5 p0      46 t[3]
        andps xmm5, xmm2                                   ;   843.5 p1      46 t[3]
        xorps xmm5, xmm15                                  ;   844.5 p5      46 t[3]
        xorps xmm5, xmm9                                   ;   845.5 p0      46 t[3]
        movaps xmm7, xmm13                                 ;   841.5 p1      46 t[3] copy
        xorps xmm7, xmm12                                  ;   843.5 p5      46 t[3]
        movaps xmm8, [rbp + 64]                            ;   839.5 p2      46 t[3] reload
        andps xmm8, xmm7                                   ;   844.5 p0      46 t[3]
        movaps xmm10, [rcx + 64]                           ;   840.5 p2      46 t[3] reload
        andps xmm10, xmm7                                  ;   844.5 p1      46 t[3]
        xorps xmm7, xmm2                                   ;   844.5 p5      46 t[3]
        andps xmm4, xmm7                                   ;   845.5 p0      46 t[3]
        xorps xmm8, xmm4                                   ;   846.5 p1      46 t[3]
        xorps xmm4, xmm5                                   ;   846.5 p5      46 t[3]
        xorps xmm15, xmm8                                  ;   847.5 p0      46 t[3]
        xorps xmm9, xmm8                                   ;   847.5 p1      46 t[3]
        movaps xmm8, [rdx + 32]                            ;   842.8 p2      46 t[3] reload
        andps xmm8, xmm7                                   ;   845.8 p5      46 t[3]
        movaps [rdx + 32], xmm3                            ;   843.2 p3+p4   46 t[3] spill
        movaps xmm3, xmm12                                 ;   843.5 p0      46 t[3] copy
        orps xmm12, xmm7                                   ;   845.5 p1      46 t[3]
        xorps xmm14, xmm12                                 ;   846.5 p5      46 t[3]
        xorps xmm2, xmm14                                  ;   847.5 p0      46 t[3]
        andps xmm0, xmm2                                   ;   848.5 p1      46 t[3]
        xorps xmm5, xmm0                                   ;   849.5 p5      46 t[3]
        movaps xmm0, [rdi - 128]                           ;   845.0 p2      46 t[3] reload
        andps xmm0, xmm2                                   ;   848.5 p0      46 t[3]
        xorps xmm13, xmm14                                 ;   847.5 p1      46 t[3]
        xorps xmm6, xmm0                                   ;   849.5 p5      46 t[3]
        xorps xmm7, xmm13                                  ;   848.5 p0      46 t[3]
        andps xmm11, xmm7                                  ;   849.5 p1      46 t[3]
        andps xmm1, xmm7                                   ;   849.5 p5      46 t[3]
        movaps xmm2, [rcx + 48]                            ;   846.8 p2      46 t[3] reload
        andps xmm2, xmm14                                  ;   849.8 p0      46 t[3]
        xorps xmm4, xmm2                                   ;   850.8 p1      46 t[3]
        movaps xmm2, [rsi + 112]                           ;   847.8 p2      46 t[3] reload
        andps xmm2, xmm14                                  ;   850.8 p5      46 t[3]
        xorps xmm0, xmm2                                   ;   851.8 p0      46 t[3]
        movaps xmm14, [rcx + 32]                           ;   848.8 p2      46 t[3] reload
        andps xmm14, xmm13                                 ;   851.8 p1      46 t[3]
        movaps xmm2, [rbx + 96]                            ;   849.8 p2      46 t[3] reload
        andps xmm2, xmm13                                  ;   852.8 p5      46 t[3]
        xorps xmm4, xmm14                                  ;   852.8 p0      46 t[3]
        xorps xmm15, xmm14                                 ;   852.8 p1      46 t[3]
        xorps xmm8, xmm0                                   ;   852.8 p5      46 t[3]
        xorps xmm10, xmm0                                  ;   852.8 p0      46 t[3]
        xorps xmm11, xmm9                                  ;   850.8 p1      46 t[3]
        xorps xmm8, xmm2                                   ;   853.8 p5      46 t[3]
        xorps xmm11, xmm2                                  ;   853.8 p0      46 t[3]
        xorps xmm6, xmm4                                   ;   853.8 p1      46 t[3]
        xorps xmm15, xmm8                                  ;   854.8 p5      46 t[3]
        xorps xmm6, xmm15                                  ;   855.8 p0      46 t[3]
        xorps xmm11, xmm6                                  ;   856.8 p1      46 t[3]
        andps xmm3, [r11 - 112]                            ;   853.0 p5+p2   46 t[3]
        xorps xmm6, xmm3                                   ;   856.8 p0      46 t[3]
        xorps xmm10, xmm6                                  ;   857.8 p1      46 t[3]
        xorps xmm5, xmm10                                  ;   858.8 p5      46 t[3]
        movaps xmm14, [rbp + 3200]                         ;   853.0 p2      46 t[3]
        movaps xmm0, [rel aes128_decrypt.T0_constants128]  ;   854.0 p2      46 t[0] reload
        xorps xmm14, xmm0                                  ;   857.0 p0      46 t[3]
        movaps xmm2, xmm14                                 ;   858.0 p1      46 t[3] copy
        movaps xmm3, [rbp + 3216]                          ;   855.0 p2      46 t[3]
        xorps xmm3, xmm0                                   ;   858.0 p5      46 t[3]
        xorps xmm2, xmm3                                   ;   859.0 p0      46 t[3]
        movaps xmm7, xmm2                                  ;   860.0 p1      46 t[3] copy
        xorps xmm7, [rbp + 3296]                           ;   861.0 p5+p2   46 t[3]
        movaps xmm12, xmm2                                 ;   860.0 p0      46 t[3] copy
        movaps xmm13, [rbp + 3248]                         ;   857.0 p2      46 t[3] reload
        xorps xmm12, xmm13                                 ;   861.0 p1      46 t[3]
        movaps [rbx + 96], xmm6                            ;   857.8 p3+p4   46 t[3] spill
        movaps xmm6, xmm7                                  ;   862.0 p5      46 t[3] copy
        movaps [rcx + 32], xmm4                            ;   857.0 p3+p4   46 t[3] spill
        movaps xmm4, xmm7                                  ;   862.0 p0      46 t[3] copy
        xorps xmm13, xmm3                                  ;   860.0 p1      46 t[3]
        movaps [rsi + 112], xmm1                           ;   858.0 p3+p4   46 t[3] spill
        movaps xmm1, xmm13                                 ;   861.0 p5      46 t[3] copy
        movaps [rcx + 48], xmm9                            ;   859.0 p3+p4   46 t[3] spill
        movaps xmm9, xmm12                                 ;   862.0 p0      46 t[3] copy
        movaps [rdi - 128], xmm5                           ;   860.0 p3+p4   46 t[3] spill
        movaps xmm5, xmm3                                  ;   859.0 p1      46 t[3] copy
        movaps [rcx + 64], xmm15                           ;   861.0 p3+p4   46 t[3] spill
        movaps xmm15, xmm3                                 ;   859.0 p5      46 t[3] copy
        movaps [rbp + 64], xmm11                           ;   862.0 p3+p4   46 t[3] spill
        movaps xmm11, xmm3                                 ;   859.5 p0      46 t[3] copy
        movaps [rdi - 112], xmm10                          ;   863.0 p3+p4   46 t[3] spill
        movaps xmm10, xmm0                                 ;   860.0 p1      46 t[3] copy
        xorps xmm10, [rbp + 3264]                          ;   861.0 p5+p2   46 t[3]
        xorps xmm14, xmm10                                 ;   862.0 p0      46 t[3]
        xorps xmm1, xmm10                                  ;   862.0 p1      46 t[3]
        xorps xmm11, xmm14                                 ;   863.0 p5      46 t[3]
        movaps xmm10, xmm11                                ;   864.0 p0      46 t[3] copy
        movaps [rbp - 64], xmm8                            ;   864.0 p3+p4   46 t[3] spill
        movaps xmm8, xmm1                                  ;   863.0 p1      46 t[3] copy
        xorps xmm8, [rbp + 3232]                           ;   864.0 p5+p2   46 t[3]
        xorps xmm6, xmm8                                   ;   865.0 p0      46 t[3]
        andps xmm15, xmm8                                  ;   865.0 p1      46 t[3]
        movaps [rcx + 80], xmm7                            ;   865.0 p3+p4   46 t[3] spill
        movaps xmm7, xmm1                                  ;   863.2 p5      46 t[3] copy
        xorps xmm7, [r10 + 112]                            ;   864.2 p0+p2   46 t[3]
        xorps xmm5, xmm7                                   ;   865.2 p1      46 t[3]
        andps xmm4, xmm5                                   ;   866.2 p5      46 t[3]
        xorps xmm2, xmm7                                   ;   865.2 p0      46 t[3]
        movaps [r11 - 32], xmm5                            ;   866.2 p3+p4   46 t[3] spill
        movaps xmm5, xmm1                                  ;   865.0 p1      46 t[3] copy
        movaps [r10 - 128], xmm3                           ;   867.0 p3+p4   46 t[3] spill
        movaps xmm3, xmm7                                  ;   865.2 p5      46 t[3] copy
        orps xmm3, xmm6                                    ;   866.2 p0      46 t[3]
        xorps xmm4, xmm3                                   ;   867.2 p1      46 t[3]
        movaps [r10 - 64], xmm11                           ;   868.0 p3+p4   46 t[3] spill
        movaps xmm11, xmm6                                 ;   866.2 p5      46 t[3] copy
        xorps xmm11, xmm2                                  ;   867.2 p0      46 t[3]
        andps xmm5, xmm11                                  ;   868.2 p1      46 t[3]
        xorps xmm3, xmm5                                   ;   869.2 p5      46 t[3]
        xorps xmm5, xmm15                                  ;   869.2 p0      46 t[3]
        movaps [rdi + 112], xmm11                          ;   869.0 p3+p4   46 t[3] spill
        movaps xmm11, xmm8                                 ;   868.0 p1      46 t[3] copy
        movaps [rcx + 96], xmm8                            ;   870.0 p3+p4   46 t[3] spill
        movaps xmm8, xmm2                                  ;   868.2 p5      46 t[3] copy
        orps xmm8, [r10 + 112]                             ;   869.2 p0+p2   46 t[3]
        xorps xmm4, xmm8                                   ;   870.2 p1      46 t[3]
        xorps xmm5, xmm8                                   ;   870.2 p5      46 t[3]
        movaps xmm8, xmm2                                  ;   869.5 p0      46 t[3] copy
        movaps [rcx - 128], xmm12                          ;   871.0 p3+p4   46 t[3] spill
        movaps xmm12, xmm4                                 ;   871.2 p1      46 t[3] copy
        movaps [rdx - 96], xmm7                            ;   872.0 p3+p4   46 t[3] spill
        movaps xmm7, xmm14                                 ;   870.2 p5      46 t[3] copy
        movaps [rax + 16], xmm1                            ;   873.0 p3+p4   46 t[3] spill
        movaps xmm1, xmm14                                 ;   870.5 p0      46 t[3] copy
        movaps [r10 - 112], xmm6                           ;   874.0 p3+p4   46 t[3] spill
        movaps xmm6, [rdi + 112]                           ;   871.0 p2      46 t[3]
        movaps [rdi - 96], xmm14                           ;   875.0 p3+p4   46 t[3] spill
        movaps xmm14, [rdi + 112]                          ;   872.0 p2      46 t[3]
        movaps [rdi + 112], xmm14                          ;   876.0 p3+p4   46 t[3] spill
        movaps xmm14, xmm0                                 ;   872.0 p1      46 t[3] copy
        xorps xmm14, [rbp + 3280]                          ;   873.0 p5+p2   46 t[3]
        xorps xmm13, xmm14                                 ;   874.0 p0      46 t[3]
        xorps xmm15, xmm14                                 ;   874.0 p1      46 t[3]
        xorps xmm3, xmm15                                  ;   875.0 p5      46 t[3]
        xorps xmm12, xmm15                                 ;   875.0 p0      46 t[3]
        orps xmm10, xmm13                                  ;   875.0 p1      46 t[3]
        xorps xmm3, xmm10                                  ;   876.0 p5      46 t[3]
        xorps xmm11, xmm13                                 ;   875.0 p0      46 t[3]
        xorps xmm8, xmm13                                  ;   875.0 p1      46 t[3]
        orps xmm7, xmm11                                   ;   876.0 p5      46 t[3]
        xorps xmm12, xmm7                                  ;   877.0 p0      46 t[3]
        xorps xmm6, xmm11                                  ;   876.0 p1      46 t[3]
        andps xmm1, xmm11                                  ;   876.2 p5      46 t[3]
        xorps xmm5, xmm1                                   ;   877.2 p0      46 t[3]
        andps xmm9, xmm6                                   ;   877.0 p1      46 t[3]
        xorps xmm12, xmm9                                  ;   878.0 p5      46 t[3]
        movaps xmm15, xmm8                                 ;   877.5 p0      46 t[3] copy
        orps xmm15, xmm14                                  ;   878.5 p1      46 t[3]
        xorps xmm4, xmm15                                  ;   879.5 p5      46 t[3]
        movaps xmm15, xmm3                                 ;   878.5 p0      46 t[3] copy
        andps xmm15, xmm12                                 ;   879.5 p1      46 t[3]
        xorps xmm4, xmm15                                  ;   880.5 p5      46 t[3]
        andps xmm15, xmm4                                  ;   881.5 p0      46 t[3]
        xorps xmm5, xmm15                                  ;   882.5 p1      46 t[3]
        xorps xmm3, xmm4                                   ;   881.5 p5      46 t[3]
        movaps xmm15, xmm12                                ;   880.5 p0      46 t[3] copy
        andps xmm15, xmm5                                  ;   883.5 p1      46 t[3]
        xorps xmm3, xmm15                                  ;   884.5 p5      46 t[3]
        movaps xmm15, [r10 - 112]                          ;   879.2 p2      46 t[3] reload
        andps xmm15, xmm3                                  ;   885.5 p0      46 t[3]
        movaps xmm1, xmm4                                  ;   882.0 p1      46 t[3] copy
        andps xmm4, xmm3                                   ;   885.5 p5      46 t[3]
        xorps xmm12, xmm4                                  ;   886.5 p0      46 t[3]
        andps xmm2, xmm12                                  ;   887.5 p1      46 t[3]
        movaps xmm4, [rdx - 96]                            ;   880.8 p2      46 t[3] reload
        andps xmm4, xmm3                                   ;   885.5 p5      46 t[3]
        movaps xmm7, xmm5                                  ;   883.5 p0      46 t[3] copy
        andps xmm7, xmm3                                   ;   885.5 p1      46 t[3]
        xorps xmm1, xmm7                                   ;   886.5 p5      46 t[3]
        andps xmm11, xmm1                                  ;   887.5 p0      46 t[3]
        xorps xmm11, xmm15                                 ;   888.5 p1      46 t[3]
        xorps xmm11, xmm2                                  ;   889.5 p5      46 t[3]
        movaps xmm7, [rdi - 96]                            ;   882.8 p2      46 t[3] reload
        andps xmm7, xmm1                                   ;   887.5 p0      46 t[3]
        movaps xmm9, xmm3                                  ;   886.0 p1      46 t[3] copy
        xorps xmm9, xmm12                                  ;   887.5 p5      46 t[3]
        movaps xmm10, [rdi + 112]                          ;   883.8 p2      46 t[3] reload
        andps xmm10, xmm9                                  ;   888.5 p0      46 t[3]
        movaps [rdi + 112], xmm4                           ;   886.5 p3+p4   46 t[3] spill
        movaps xmm4, [rax + 16]                            ;   884.8 p2      46 t[3] reload
        andps xmm4, xmm9                                   ;   888.5 p1      46 t[3]
        xorps xmm9, xmm1                                   ;   888.5 p5      46 t[3]
        andps xmm6, xmm9                                   ;   889.5 p0      46 t[3]
        xorps xmm10, xmm6                                  ;   890.5 p1      46 t[3]
        xorps xmm6, xmm11                                  ;   890.5 p5      46 t[3]
        xorps xmm15, xmm10                                 ;   891.5 p0      46 t[3]
        xorps xmm2, xmm10                                  ;   891.5 p1      46 t[3]
        movaps xmm10, [rcx - 128]                          ;   887.0 p2      46 t[3] reload
        andps xmm10, xmm9                                  ;   890.0 p5      46 t[3]
        movaps xmm0, xmm12                                 ;   889.5 p0      46 t[3] copy
        orps xmm12, xmm9                                   ;   890.0 p1      46 t[3]
        xorps xmm5, xmm12                                  ;   891.0 p5      46 t[3]
        xorps xmm1, xmm5                                   ;   892.0 p0      46 t[3]
        andps xmm13, xmm1                                  ;   893.0 p1      46 t[3]
        xorps xmm11, xmm13                                 ;   894.0 p5      46 t[3]
        movaps xmm12, [r10 - 64]                           ;   889.0 p2      46 t[3] reload
        andps xmm12, xmm1                                  ;   893.0 p0      46 t[3]
        xorps xmm3, xmm5                                   ;   892.0 p1      46 t[3]
        xorps xmm7, xmm12                                  ;   894.0 p5      46 t[3]
        xorps xmm9, xmm3                                   ;   893.0 p0      46 t[3]
        andps xmm8, xmm9                                   ;   894.0 p1      46 t[3]
        andps xmm14, xmm9                                  ;   894.0 p5      46 t[3]
        movaps xmm1, [rcx + 96]                            ;   890.8 p2      46 t[3] reload
        andps xmm1, xmm5                                   ;   893.8 p0      46 t[3]
        xorps xmm6, xmm1                                   ;   894.8 p1      46 t[3]
        movaps xmm1, [r10 - 128]                           ;   891.8 p2      46 t[3] reload
        andps xmm1, xmm5                                   ;   894.8 p5      46 t[3]
        xorps xmm12, xmm1                                  ;   895.8 p0      46 t[3]
        xorps xmm10, xmm12                                 ;   896.8 p1      46 t[3]
        xorps xmm4, xmm12                                  ;   896.8 p5      46 t[3]
        movaps xmm1, [rcx + 80]                            ;   892.8 p2      46 t[3] reload
        andps xmm1, xmm3                                   ;   895.8 p0      46 t[3]
        movaps xmm5, [r11 - 32]                            ;   893.8 p2      46 t[3] reload
        andps xmm5, xmm3                                   ;   896.8 p1      46 t[3]
        xorps xmm6, xmm1                                   ;   896.8 p5      46 t[3]
        xorps xmm15, xmm1                                  ;   896.8 p0      46 t[3]
        xorps xmm10, xmm5                                  ;   897.8 p1      46 t[3]
        xorps xmm14, xmm5                                  ;   897.8 p5      46 t[3]
        xorps xmm14, xmm2                                  ;   898.8 p0      46 t[3]
        xorps xmm8, xmm2                                   ;   898.0 p1      46 t[3]
        xorps xmm7, xmm6                                   ;   898.2 p5      46 t[3]
        xorps xmm15, xmm10                                 ;   898.8 p0      46 t[3]
        xorps xmm7, xmm15                                  ;   899.8 p1      46 t[3]
        xorps xmm14, xmm7                                  ;   900.8 p5      46 t[3]
        andps xmm0, [r10 + 112]                            ;   899.5 p0+p2   46 t[3]
        xorps xmm7, xmm0                                   ;   900.8 p1      46 t[3]
        xorps xmm4, xmm7                                   ;   901.8 p5      46 t[3]
        xorps xmm11, xmm4                                  ;   902.8 p0      46 t[3]
        xorps xmm8, xmm11                                  ;   903.8 p1      46 t[3]
        movaps xmm0, [r15 + 80]                            ;   897.5 p2      46 t[3]
        movaps xmm1, [rel aes128_decrypt.T0_constants128]  ;   898.5 p2      46 t[0] reload
        xorps xmm0, xmm1                                   ;   901.5 p5      46 t[3]
        movaps xmm2, xmm0                                  ;   902.5 p0      46 t[3] copy
        movaps xmm3, [r15 + 96]                            ;   899.5 p2      46 t[3]
        xorps xmm3, xmm1                                   ;   902.5 p1      46 t[3]
        xorps xmm2, xmm3                                   ;   903.5 p5      46 t[3]
        movaps xmm5, xmm2                                  ;   904.5 p0      46 t[3] copy
        xorps xmm5, [rbp + 2992]                           ;   905.5 p1+p2   46 t[3]
        movaps xmm9, xmm2                                  ;   904.5 p5      46 t[3] copy
        movaps xmm12, [rbp + 2944]                         ;   901.5 p2      46 t[3] reload
        xorps xmm9, xmm12                                  ;   905.5 p0      46 t[3]
        movaps xmm13, xmm5                                 ;   906.5 p1      46 t[3] copy
        movaps [r11 - 32], xmm7                            ;   901.8 p3+p4   46 t[3] spill
        movaps xmm7, xmm5                                  ;   906.5 p5      46 t[3] copy
        xorps xmm12, xmm3                                  ;   904.5 p0      46 t[3]
        movaps [rcx + 80], xmm6                            ;   901.8 p3+p4   46 t[3] spill
        movaps xmm6, xmm12                                 ;   905.5 p1      46 t[3] copy
        movaps [r10 - 128], xmm11                          ;   903.8 p3+p4   46 t[3] spill
        movaps xmm11, xmm9                                 ;   906.5 p5      46 t[3] copy
        movaps [rcx + 96], xmm15                           ;   903.8 p3+p4   46 t[3] spill
        movaps xmm15, xmm3                                 ;   905.5 p0      46 t[3] copy
        movaps [r10 - 64], xmm14                           ;   904.8 p3+p4   46 t[3] spill
        movaps xmm14, xmm3                                 ;   906.0 p1      46 t[3] copy
        movaps [rcx - 128], xmm10                          ;   905.8 p3+p4   46 t[3] spill
        movaps xmm10, xmm3                                 ;   906.2 p5      46 t[3] copy
        movaps [rax + 16], xmm4                            ;   906.8 p3+p4   46 t[3] spill
        movaps xmm4, [rel aes128_decrypt.T0_constants128]  ;   904.2 p2      46 t[3] copy
        xorps xmm4, [rbp + 2960]                           ;   907.2 p0+p2   46 t[3]
        xorps xmm0, xmm4                                   ;   908.2 p1      46 t[3]
        xorps xmm6, xmm4                                   ;   908.2 p5      46 t[3]
        xorps xmm10, xmm0                                  ;   909.2 p0      46 t[3]
        movaps xmm4, xmm10                                 ;   910.2 p1      46 t[3] copy
        movaps [rdi - 96], xmm8                            ;   907.8 p3+p4   46 t[3] spill
        movaps xmm8, xmm6                                  ;   909.2 p5      46 t[3] copy
        xorps xmm8, [r15 + 112]                            ;   910.2 p0+p2   46 t[3]
        xorps xmm13, xmm8                                  ;   911.2 p1      46 t[3]
        andps xmm14, xmm8                                  ;   911.2 p5      46 t[3]
        movaps [rdx - 96], xmm5                            ;   908.8 p3+p4   46 t[3] spill
        movaps xmm5, xmm6                                  ;   909.5 p0      46 t[3] copy
        xorps xmm5, [r10 + 64]                             ;   910.5 p1+p2   46 t[3]
        xorps xmm15, xmm5                                  ;   911.5 p5      46 t[3]
        andps xmm7, xmm15                                  ;   912.5 p0      46 t[3]
        xorps xmm2, xmm5                                   ;   911.5 p1      46 t[3]
        movaps [r10 - 112], xmm15                          ;   912.5 p3+p4   46 t[3] spill
        movaps xmm15, xmm6                                 ;   911.2 p5      46 t[3] copy
        movaps [rax + 32], xmm3                            ;   910.8 p3+p4   46 t[3] spill
        movaps xmm3, xmm5                                  ;   911.5 p0      46 t[3] copy
        orps xmm3, xmm13                                   ;   912.5 p1      46 t[3]
        xorps xmm7, xmm3                                   ;   913.5 p5      46 t[3]
        movaps [r11 - 16], xmm10                           ;   911.8 p3+p4   46 t[3] spill
        movaps xmm10, xmm13                                ;   912.5 p0      46 t[3] copy
        xorps xmm10, xmm2                                  ;   913.5 p1      46 t[3]
        andps xmm15, xmm10                                 ;   914.5 p5      46 t[3]
        xorps xmm3, xmm15                                  ;   915.5 p0      46 t[3]
        xorps xmm15, xmm14                                 ;   915.5 p1      46 t[3]
        movaps [rax + 48], xmm10                           ;   914.5 p3+p4   46 t[3] spill
        movaps xmm10, xmm8                                 ;   914.2 p5      46 t[3] copy
        movaps [r10 - 96], xmm8                            ;   913.8 p3+p4   46 t[3] spill
        movaps xmm8, xmm2                                  ;   914.5 p0      46 t[3] copy
        orps xmm8, [r10 + 64]                              ;   915.5 p1+p2   46 t[3]
        xorps xmm7, xmm8                                   ;   916.5 p5      46 t[3]
        xorps xmm15, xmm8                                  ;   916.5 p0      46 t[3]
        movaps xmm8, xmm2                                  ;   916.0 p1      46 t[3] copy
        movaps [rax + 64], xmm7                            ;   917.5 p3+p4   46 t[3] spill
        movaps xmm7, xmm0                                  ;   916.2 p5      46 t[3] copy
        movaps [r11 + 0], xmm9                             ;   915.8 p3+p4   46 t[3] spill
        movaps xmm9, xmm0                                  ;   916.5 p0      46 t[3] copy
        movaps [r11 + 16], xmm5                            ;   916.8 p3+p4   46 t[3] spill
        movaps xmm5, [rax + 48]                            ;   914.8 p2      46 t[3]
        movaps [r11 + 32], xmm6                            ;   917.8 p3+p4   46 t[3] spill
        movaps xmm6, [rax + 64]                            ;   917.5 p2      46 t[3]
        movaps [r11 + 48], xmm13                           ;   918.8 p3+p4   46 t[3] spill
        movaps xmm13, [rax + 64]                           ;   917.5 p2      46 t[3]
        movaps [rax + 64], xmm0                            ;   919.8 p3+p4   46 t[3] spill
        movaps xmm0, [rax + 48]                            ;   917.8 p2      46 t[3]
        movaps [rax + 48], xmm0                            ;   920.8 p3+p4   46 t[3] spill
        movaps xmm0, xmm1                                  ;   917.0 p1      46 t[3] copy
        xorps xmm0, [rbp + 2976]                           ;   918.8 p5+p2   46 t[3]
        xorps xmm12, xmm0                                  ;   919.8 p0      46 t[3]
        xorps xmm14, xmm0                                  ;   919.8 p1      46 t[3]
        xorps xmm3, xmm14                                  ;   920.8 p5      46 t[3]
        xorps xmm6, xmm14                                  ;   920.8 p0      46 t[3]
        orps xmm4, xmm12                                   ;   920.8 p1      46 t[3]
        xorps xmm3, xmm4                                   ;   921.8 p5      46 t[3]
        xorps xmm10, xmm12                                 ;   920.8 p0      46 t[3]
        xorps xmm8, xmm12                                  ;   920.8 p1      46 t[3]
        orps xmm7, xmm10                                   ;   921.8 p5      46 t[3]
        xorps xmm6, xmm7                                   ;   922.8 p0      46 t[3]
        xorps xmm5, xmm10                                  ;   921.8 p1      46 t[3]
        andps xmm9, xmm10                                  ;   921.8 p5      46 t[3]
        xorps xmm15, xmm9                                  ;   922.8 p0      46 t[3]
        andps xmm11, xmm5                                  ;   922.8 p1      46 t[3]
        xorps xmm6, xmm11                                  ;   923.8 p5      46 t[3]
        movaps xmm14, xmm0                                 ;   922.5 p0      46 t[3] copy
        orps xmm14, xmm8                                   ;   923.5 p1      46 t[3]
        xorps xmm13, xmm14                                 ;   924.5 p5      46 t[3]
        movaps xmm14, xmm3                                 ;   923.5 p0      46 t[3] copy
        andps xmm14, xmm6                                  ;   924.8 p1      46 t[3]
        xorps xmm13, xmm14                                 ;   925.8 p5      46 t[3]
        andps xmm14, xmm13                                 ;   926.8 p0      46 t[3]
        xorps xmm15, xmm14                                 ;   927.8 p1      46 t[3]
        xorps xmm3, xmm13                                  ;   926.8 p5      46 t[3]
        movaps xmm14, xmm6                                 ;   925.5 p0      46 t[3] copy
        andps xmm14, xmm15                                 ;   928.8 p1      46 t[3]
        xorps xmm3, xmm14                                  ;   929.8 p5      46 t[3]
        movaps xmm14, [r11 + 48]                           ;   924.0 p2      46 t[3] reload
        andps xmm14, xmm3                                  ;   930.8 p0      46 t[3]
        movaps xmm4, xmm13                                 ;   927.0 p1      46 t[3] copy
        andps xmm13, xmm3                                  ;   930.8 p5      46 t[3]
        xorps xmm6, xmm13                                  ;   931.8 p0      46 t[3]
        andps xmm2, xmm6                                   ;   932.8 p1      46 t[3]
        movaps xmm7, [r11 + 16]                            ;   925.5 p2      46 t[3] reload
        andps xmm7, xmm3                                   ;   930.8 p5      46 t[3]
        movaps xmm9, xmm15                                 ;   928.8 p0      46 t[3] copy
        andps xmm9, xmm3                                   ;   930.8 p1      46 t[3]
        xorps xmm4, xmm9                                   ;   931.8 p5      46 t[3]
        andps xmm10, xmm4                                  ;   932.8 p0      46 t[3]
        xorps xmm10, xmm14                                 ;   933.8 p1      46 t[3]
        xorps xmm10, xmm2                                  ;   934.8 p5      46 t[3]
        movaps xmm9, [rax + 64]                            ;   927.5 p2      46 t[3] reload
        andps xmm9, xmm4                                   ;   932.8 p0      46 t[3]
        movaps xmm11, xmm3                                 ;   931.0 p1      46 t[3] copy
        xorps xmm11, xmm6                                  ;   932.8 p5      46 t[3]
        movaps xmm13, [rax + 48]                           ;   928.8 p2      46 t[3] reload
        andps xmm13, xmm11                                 ;   933.8 p0      46 t[3]
        movaps [rax + 48], xmm7                            ;   931.8 p3+p4   46 t[3] spill
        movaps xmm7, [r11 + 32]                            ;   929.8 p2      46 t[3] reload
        andps xmm7, xmm11                                  ;   933.8 p1      46 t[3]
        xorps xmm11, xmm4                                  ;   933.8 p5      46 t[3]
        andps xmm5, xmm11                                  ;   934.8 p0      46 t[3]
        xorps xmm13, xmm5                                  ;   935.8 p1      46 t[3]
        xorps xmm5, xmm10                                  ;   935.8 p5      46 t[3]
        xorps xmm14, xmm13                                 ;   936.8 p0      46 t[3]
        xorps xmm2, xmm13                                  ;   936.8 p1      46 t[3]
        movaps xmm13, [r11 + 0]                            ;   932.2 p2      46 t[3] reload
        andps xmm13, xmm11                                 ;   935.2 p5      46 t[3]
        movaps xmm1, xmm6                                  ;   934.5 p0      46 t[3] copy
        orps xmm6, xmm11                                   ;   935.0 p1      46 t[3]
        xorps xmm15, xmm6                                  ;   936.0 p5      46 t[3]
        xorps xmm4, xmm15                                  ;   937.0 p0      46 t[3]
        andps xmm12, xmm4                                  ;   938.0 p1      46 t[3]
        xorps xmm10, xmm12                                 ;   939.0 p5      46 t[3]
        movaps xmm6, [r11 - 16]                            ;   934.2 p2      46 t[3] reload
        andps xmm6, xmm4                                   ;   938.0 p0      46 t[3]
        xorps xmm3, xmm15                                  ;   937.0 p1      46 t[3]
        xorps xmm9, xmm6                                   ;   939.0 p5      46 t[3]
        xorps xmm11, xmm3                                  ;   938.0 p0      46 t[3]
        andps xmm0, xmm11                                  ;   939.0 p1      46 t[3]
        andps xmm8, xmm11                                  ;   939.0 p5      46 t[3]
        movaps xmm4, [r10 - 96]                            ;   936.0 p2      46 t[3] reload
        andps xmm4, xmm15                                  ;   939.0 p0      46 t[3]
        xorps xmm5, xmm4                                   ;   940.0 p1      46 t[3]
        movaps xmm4, [rax + 32]                            ;   937.0 p2      46 t[3] reload
        andps xmm4, xmm15                                  ;   940.0 p5      46 t[3]
        xorps xmm6, xmm4                                   ;   941.0 p0      46 t[3]
        xorps xmm13, xmm6                                  ;   942.0 p1      46 t[3]
        xorps xmm7, xmm6                                   ;   942.0 p5      46 t[3]
        movaps xmm15, [rdx - 96]                           ;   938.0 p2      46 t[3] reload
        andps xmm15, xmm3                                  ;   941.0 p0      46 t[3]
        movaps xmm4, [r10 - 112]                           ;   939.0 p2      46 t[3] reload
        andps xmm4, xmm3                                   ;   942.0 p1      46 t[3]
        xorps xmm5, xmm15                                  ;   942.0 p5      46 t[3]
        xorps xmm14, xmm15                                 ;   942.0 p0      46 t[3]
        xorps xmm0, xmm2                                   ;   942.0 p1      46 t[3]
        xorps xmm13, xmm4                                  ;   943.0 p5      46 t[3]
        xorps xmm0, xmm4                                   ;   943.0 p0      46 t[3]
        xorps xmm14, xmm13                                 ;   944.0 p1      46 t[3]
        xorps xmm9, xmm14                                  ;   945.0 p5      46 t[3]
        xorps xmm9, xmm5                                   ;   946.0 p0      46 t[3]
        xorps xmm0, xmm9                                   ;   947.0 p1      46 t[3]
        xorps xmm14, xmm0                                  ;   948.0 p5      46 t[3]
        andps xmm1, [r10 + 64]                             ;   944.5 p0+p2   46 t[3]
        xorps xmm9, xmm1                                   ;   947.0 p1      46 t[3]
        xorps xmm7, xmm9                                   ;   948.0 p5      46 t[3]
        xorps xmm10, xmm7                                  ;   949.0 p0      46 t[3]
        movaps xmm15, [rax + 16]                           ;   942.5 p2      65 t[3]
        movaps xmm1, xmm14                                 ;   949.0 p1      65 t[3] copy
        movaps xmm3, [rdi - 96]                            ;   943.5 p2      65 t[3]
        movaps xmm4, [rbp - 64]                            ;   944.5 p2      65 t[3]
        movaps xmm6, [rdi - 112]                           ;   945.5 p2      65 t[3]
        movaps xmm11, [rcx - 128]                          ;   946.5 p2      65 t[3]
        movaps xmm12, [rcx + 64]                           ;   947.5 p2      65 t[3]
        xorps xmm12, [rbp + 64]                            ;   950.5 p5+p2   65 t[3]
        movaps [rcx + 64], xmm9                            ;   948.0 p3+p4   46 t[3] spill
        movaps xmm9, [r14 + 32]                            ;   949.5 p2      46 t[3]
        xorps xmm9, [rel aes128_decrypt.T0_constants128]   ;   952.5 p0+p2   46 t[3]
        movaps [rcx - 128], xmm5                           ;   945.5 p3+p4   46 t[3] spill
        movaps xmm5, xmm9                                  ;   953.5 p1      46 t[3] copy
        movaps [rdi - 112], xmm0                           ;   948.0 p3+p4   46 t[3] spill
        movaps xmm0, [r14 + 48]                            ;   951.5 p2      46 t[3]
        xorps xmm0, [rel aes128_decrypt.T0_constants128]   ;   954.5 p5+p2   46 t[3]
        xorps xmm5, xmm0                                   ;   955.5 p0      46 t[3]
        movaps [rbp - 64], xmm14                           ;   949.0 p3+p4   46 t[3] spill
        movaps xmm14, xmm5                                 ;   956.5 p1      46 t[3] copy
        xorps xmm14, [r14 + 112]                           ;   957.5 p5+p2   46 t[3]
        movaps [r10 - 112], xmm8                           ;   948.5 p3+p4   46 t[3] spill
        movaps xmm8, xmm5                                  ;   956.5 p0      46 t[3] copy
        xorps xmm8, [r11 + 112]                            ;   957.5 p1+p2   46 t[3]
        movaps [rdx - 96], xmm2                            ;   949.5 p3+p4   46 t[3] spill
        movaps xmm2, xmm14                                 ;   958.5 p5      46 t[3] copy
        movaps [rax + 32], xmm10                           ;   950.5 p3+p4   46 t[3] spill
        movaps xmm10, xmm14                                ;   958.5 p0      46 t[3] copy
        movaps [r10 - 96], xmm13                           ;   951.5 p3+p4   65 t[3] spill
        movaps xmm13, xmm8                                 ;   958.5 p1      46 t[3] copy
        movaps [r11 - 16], xmm12                           ;   952.5 p3+p4   65 t[3] spill
        movaps xmm12, xmm0                                 ;   955.5 p5      46 t[3] copy
        xorps xmm12, [r11 + 112]                           ;   956.5 p0+p2   46 t[3]
        movaps [r11 + 0], xmm1                             ;   953.5 p3+p4   65 t[3] spill
        movaps xmm1, xmm12                                 ;   957.5 p1      46 t[3] copy
        movaps [r11 + 32], xmm6                            ;   954.5 p3+p4   65 t[3] spill
        movaps xmm6, xmm0                                  ;   955.5 p5      46 t[3] copy
        movaps [rax + 64], xmm11                           ;   955.5 p3+p4   65 t[3] spill
        movaps xmm11, xmm0                                 ;   955.5 p0      46 t[3] copy
        movaps [r11 + 16], xmm7                            ;   956.5 p3+p4   65 t[3] spill
        movaps xmm7, xmm0                                  ;   955.5 p1      46 t[3] copy
        movaps [r11 + 48], xmm15                           ;   957.5 p3+p4   65 t[3] spill
        movaps xmm15, [r14 + 80]                           ;   956.5 p2      46 t[3]
        xorps xmm15, [rel aes128_decrypt.T0_constants128]  ;   959.5 p5+p2   46 t[3]
        xorps xmm9, xmm15                                  ;   960.5 p0      46 t[3]
        xorps xmm1, xmm15                                  ;   960.5 p1      46 t[3]
        xorps xmm7, xmm9                                   ;   961.5 p5      46 t[3]
        movaps xmm15, xmm7                                 ;   962.5 p0      46 t[3] copy
        movaps [rbp + 3760], xmm4                          ;   958.5 p3+p4   65 t[3] spill
        movaps xmm4, xmm1                                  ;   961.5 p1      46 t[3] copy
        xorps xmm4, [r14 + 64]                             ;   962.5 p5+p2   46 t[3]
        xorps xmm2, xmm4                                   ;   963.5 p0      46 t[3]
        andps xmm11, xmm4                                  ;   963.5 p1      46 t[3]
        movaps [r11 + 64], xmm3                            ;   959.5 p3+p4   65 t[3] spill
        movaps xmm3, xmm1                                  ;   961.5 p5      46 t[3] copy
        xorps xmm3, [r10 + 16]                             ;   962.5 p0+p2   46 t[3]
        xorps xmm6, xmm3                                   ;   963.5 p1      46 t[3]
        andps xmm10, xmm6                                  ;   964.5 p5      46 t[3]
        xorps xmm5, xmm3                                   ;   963.5 p0      46 t[3]
        movaps [rbp + 3776], xmm6                          ;   964.5 p3+p4   46 t[3] spill
        movaps xmm6, xmm1                                  ;   961.5 p1      46 t[3] copy
        movaps [rbp + 3792], xmm14                         ;   961.5 p3+p4   46 t[3] spill
        movaps xmm14, xmm3                                 ;   963.5 p5      46 t[3] copy
        orps xmm14, xmm2                                   ;   964.5 p0      46 t[3]
        xorps xmm10, xmm14                                 ;   965.5 p1      46 t[3]
        movaps [rbp + 3808], xmm0                          ;   962.5 p3+p4   46 t[3] spill
        movaps xmm0, xmm2                                  ;   964.5 p5      46 t[3] copy
        xorps xmm0, xmm5                                   ;   965.5 p0      46 t[3]
        andps xmm6, xmm0                                   ;   966.5 p1      46 t[3]
        xorps xmm14, xmm6                                  ;   967.5 p5      46 t[3]
        xorps xmm6, xmm11                                  ;   967.5 p0      46 t[3]
        movaps [rbp + 3824], xmm7                          ;   963.5 p3+p4   46 t[3] spill
        movaps xmm7, xmm4                                  ;   963.5 p1      46 t[3] copy
        movaps [r10 - 48], xmm0                            ;   966.5 p3+p4   46 t[3] spill
        movaps xmm0, xmm5                                  ;   964.5 p5      46 t[3] copy
        orps xmm0, [r10 + 16]                              ;   965.5 p0+p2   46 t[3]
        xorps xmm10, xmm0                                  ;   966.5 p1      46 t[3]
        xorps xmm6, xmm0                                   ;   968.5 p5      46 t[3]
        movaps xmm0, xmm5                                  ;   965.2 p0      46 t[3] copy
        movaps [rbp + 3840], xmm4                          ;   965.5 p3+p4   46 t[3] spill
        movaps xmm4, xmm10                                 ;   967.5 p1      46 t[3] copy
        movaps [r11 + 80], xmm8                            ;   966.5 p3+p4   46 t[3] spill
        movaps xmm8, xmm9                                  ;   966.0 p5      46 t[3] copy
        movaps [rbp + 3856], xmm3                          ;   967.5 p3+p4   46 t[3] spill
        movaps xmm3, xmm9                                  ;   966.5 p0      46 t[3] copy
        movaps [rbp + 3872], xmm1                          ;   968.5 p3+p4   46 t[3] spill
        movaps xmm1, [r10 - 48]                            ;   967.0 p2      46 t[3]
        movaps [rbp + 3888], xmm2                          ;   969.5 p3+p4   46 t[3] spill
        movaps xmm2, [r10 - 48]                            ;   968.0 p2      46 t[3]
        movaps [r10 - 48], xmm2                            ;   971.0 p3+p4   46 t[3] spill
        movaps xmm2, [r10 - 112]                           ;   969.0 p2      65 t[3]
        xorps xmm2, [rdx - 96]                             ;   972.0 p1+p2   65 t[3]
        xorps xmm2, [rax + 32]                             ;   973.0 p5+p2   65 t[3]
        movaps [rdx - 96], xmm2                            ;   974.0 p3+p4   65 t[3] spill
        movaps xmm2, [r14 + 96]                            ;   972.0 p2      46 t[3]
        xorps xmm2, [rel aes128_decrypt.T0_constants128]   ;   975.0 p0+p2   46 t[3]
        xorps xmm12, xmm2                                  ;   976.0 p1      46 t[3]
        xorps xmm11, xmm2                                  ;   976.0 p5      46 t[3]
        xorps xmm14, xmm11                                 ;   977.0 p0      46 t[3]
        xorps xmm4, xmm11                                  ;   977.0 p1      46 t[3]
        orps xmm15, xmm12                                  ;   977.0 p5      46 t[3]
        xorps xmm14, xmm15                                 ;   978.0 p0      46 t[3]
        xorps xmm7, xmm12                                  ;   977.0 p1      46 t[3]
        xorps xmm0, xmm12                                  ;   977.0 p5      46 t[3]
        orps xmm8, xmm7                                    ;   978.0 p0      46 t[3]
        xorps xmm4, xmm8                                   ;   979.0 p1      46 t[3]
        xorps xmm1, xmm7                                   ;   978.0 p5      46 t[3]
        andps xmm3, xmm7                                   ;   978.0 p0      46 t[3]
        xorps xmm6, xmm3                                   ;   979.0 p1      46 t[3]
        andps xmm13, xmm1                                  ;   979.0 p5      46 t[3]
        xorps xmm4, xmm13                                  ;   980.0 p0      46 t[3]
        movaps xmm15, xmm2                                 ;   976.0 p1      46 t[3] copy
        orps xmm15, xmm0                                   ;   978.0 p5      46 t[3]
        xorps xmm10, xmm15                                 ;   979.0 p0      46 t[3]
        movaps xmm15, xmm14                                ;   979.0 p1      46 t[3] copy
        andps xmm15, xmm4                                  ;   981.0 p5      46 t[3]
        xorps xmm10, xmm15                                 ;   982.0 p0      46 t[3]
        andps xmm15, xmm10                                 ;   983.0 p1      46 t[3]
        xorps xmm6, xmm15                                  ;   984.0 p5      46 t[3]
        xorps xmm14, xmm10                                 ;   983.0 p0      46 t[3]
        movaps xmm15, xmm4                                 ;   981.0 p1      46 t[3] copy
        andps xmm15, xmm6                                  ;   985.0 p5      46 t[3]
        xorps xmm14, xmm15                                 ;   986.0 p0      46 t[3]
        movaps xmm15, [rbp + 3888]                         ;   979.0 p2      46 t[3] reload
        andps xmm15, xmm14                                 ;   987.0 p1      46 t[3]
        movaps xmm3, xmm10                                 ;   983.0 p5      46 t[3] copy
        andps xmm10, xmm14                                 ;   987.0 p0      46 t[3]
        xorps xmm4, xmm10                                  ;   988.0 p1      46 t[3]
        andps xmm5, xmm4                                   ;   989.0 p5      46 t[3]
        movaps xmm8, [rbp + 3856]                          ;   980.5 p2      46 t[3] reload
        andps xmm8, xmm14                                  ;   987.0 p0      46 t[3]
        movaps xmm10, xmm6                                 ;   985.0 p1      46 t[3] copy
        andps xmm10, xmm14                                 ;   987.0 p5      46 t[3]
        xorps xmm3, xmm10                                  ;   988.0 p0      46 t[3]
        andps xmm9, xmm3                                   ;   989.0 p1      46 t[3]
        andps xmm7, xmm3                                   ;   989.0 p5      46 t[3]
        xorps xmm7, xmm15                                  ;   990.0 p0      46 t[3]
        xorps xmm7, xmm5                                   ;   991.0 p1      46 t[3]
        movaps xmm10, xmm14                                ;   987.0 p5      46 t[3] copy
        xorps xmm10, xmm4                                  ;   989.0 p0      46 t[3]
        movaps xmm11, [r10 - 48]                           ;   985.0 p2      46 t[3] reload
        andps xmm11, xmm10                                 ;   990.0 p1      46 t[3]
        movaps xmm13, [rbp + 3872]                         ;   986.0 p2      46 t[3] reload
        andps xmm13, xmm10                                 ;   990.0 p5      46 t[3]
        xorps xmm10, xmm3                                  ;   990.0 p0      46 t[3]
        andps xmm1, xmm10                                  ;   991.0 p1      46 t[3]
        xorps xmm11, xmm1                                  ;   992.0 p5      46 t[3]
        xorps xmm1, xmm7                                   ;   992.0 p0      46 t[3]
        xorps xmm15, xmm11                                 ;   993.0 p1      46 t[3]
        xorps xmm5, xmm11                                  ;   993.0 p5      46 t[3]
        movaps xmm11, [r11 + 80]                           ;   988.2 p2      46 t[3] reload
        andps xmm11, xmm10                                 ;   991.2 p0      46 t[3]
        movaps [r11 + 80], xmm8                            ;   988.8 p3+p4   65 t[3] spill
        movaps xmm8, [r11 + 64]                            ;   989.2 p2      65 t[3] reload
        xorps xmm8, xmm5                                   ;   994.0 p1      65 t[3]
        movaps [r11 + 64], xmm8                            ;   995.0 p3+p4   65 t[3] spill
        movaps xmm8, xmm4                                  ;   989.8 p5      46 t[3] copy
        orps xmm4, xmm10                                   ;   991.0 p0      46 t[3]
        xorps xmm6, xmm4                                   ;   992.0 p1      46 t[3]
        xorps xmm3, xmm6                                   ;   993.0 p5      46 t[3]
        andps xmm12, xmm3                                  ;   994.0 p0      46 t[3]
        xorps xmm7, xmm12                                  ;   995.0 p1      46 t[3]
        movaps xmm4, [rbp + 3824]                          ;   991.2 p2      46 t[3] reload
        andps xmm4, xmm3                                   ;   994.2 p5      46 t[3]
        xorps xmm14, xmm6                                  ;   993.0 p0      46 t[3]
        xorps xmm9, xmm4                                   ;   995.2 p1      46 t[3]
        xorps xmm10, xmm14                                 ;   994.0 p5      46 t[3]
        andps xmm0, xmm10                                  ;   995.0 p0      46 t[3]
        andps xmm2, xmm10                                  ;   995.0 p1      46 t[3]
        xorps xmm5, xmm2                                   ;   996.0 p5      46 t[3]
        movaps xmm2, [rbp + 3840]                          ;   993.2 p2      46 t[3] reload
        andps xmm2, xmm6                                   ;   996.2 p0      46 t[3]
        xorps xmm1, xmm2                                   ;   997.2 p1      46 t[3]
        movaps xmm2, [rbp + 3808]                          ;   994.2 p2      46 t[3] reload
        andps xmm2, xmm6                                   ;   997.2 p5      46 t[3]
        xorps xmm4, xmm2                                   ;   998.2 p0      46 t[3]
        movaps xmm2, [r11 + 64]                            ;   995.2 p2      65 t[3] reload
        xorps xmm2, xmm0                                   ;   998.2 p1      65 t[3]
        movaps xmm0, [rbp + 3792]                          ;   996.2 p2      46 t[3] reload
        andps xmm0, xmm14                                  ;   999.2 p5      46 t[3]
        movaps xmm3, [rbp + 3776]                          ;   997.2 p2      46 t[3] reload
        andps xmm3, xmm14                                  ;  1000.2 p0      46 t[3]
        xorps xmm11, xmm4                                  ;   999.2 p1      46 t[3]
        xorps xmm13, xmm4                                  ;   999.2 p5      46 t[3]
        xorps xmm1, xmm0                                   ;  1000.2 p0      46 t[3]
        xorps xmm15, xmm0                                  ;  1000.2 p1      46 t[3]
        xorps xmm11, xmm3                                  ;  1001.2 p5      46 t[3]
        xorps xmm5, xmm3                                   ;  1001.2 p0      46 t[3]
        xorps xmm9, xmm1                                   ;  1001.2 p1      46 t[3]
        xorps xmm15, xmm11                                 ;  1002.2 p5      46 t[3]
        xorps xmm9, xmm15                                  ;  1003.2 p0      46 t[3]
        xorps xmm5, xmm9                                   ;  1004.2 p1      46 t[3]
        andps xmm8, [r10 + 16]                             ;   999.8 p5+p2   46 t[3]
        xorps xmm9, xmm8                                   ;  1004.2 p0      46 t[3]
        xorps xmm13, xmm9                                  ;  1005.2 p1      46 t[3]
        xorps xmm7, xmm13                                  ;  1006.2 p5      46 t[3]
        movaps xmm14, [r11 + 48]                           ;   999.8 p2      65 t[3] reload
        xorps xmm14, xmm13                                 ;  1006.2 p0      65 t[3]
        xorps xmm2, xmm7                                   ;  1007.2 p1      65 t[3]
        movaps xmm0, [rbp + 3760]                          ;  1000.8 p2      65 t[3] reload
        xorps xmm0, xmm11                                  ;  1003.8 p5      65 t[3]
        xorps xmm15, xmm5                                  ;  1005.2 p0      65 t[3]
        movaps xmm3, [rax + 64]                            ;  1001.8 p2      65 t[3] reload
        xorps xmm3, xmm0                                   ;  1004.8 p1      65 t[3]
        movaps xmm4, [r11 + 16]                            ;  1002.8 p2      65 t[3] reload
        xorps xmm4, xmm14                                  ;  1007.2 p5      65 t[3]
        movaps xmm6, [r11 + 32]                            ;  1003.8 p2      65 t[3] reload
        xorps xmm6, xmm4                                   ;  1008.2 p0      65 t[3]
        movaps xmm8, [r11 + 0]                             ;  1004.8 p2      65 t[3] reload
        xorps xmm8, xmm6                                   ;  1009.2 p1      65 t[3]
        xorps xmm15, xmm8                                  ;  1010.2 p5      65 t[3]
        movaps xmm10, [r11 - 16]                           ;  1005.8 p2      65 t[3] reload
        xorps xmm10, xmm8                                  ;  1010.2 p0      65 t[3]
        xorps xmm11, xmm10                                 ;  1011.2 p1      65 t[3]
        movaps xmm8, [r11 + 80]                            ;  1006.8 p2      65 t[3] reload
        xorps xmm8, xmm9                                   ;  1009.8 p5      65 t[3]
        movaps xmm9, [r10 - 96]                            ;  1007.8 p2      65 t[3] reload
        xorps xmm9, xmm11                                  ;  1012.2 p0      65 t[3]
        xorps xmm11, xmm3                                  ;  1012.2 p1      65 t[3]
        movaps xmm12, [rdx - 96]                           ;  1008.8 p2      65 t[3] reload
        xorps xmm12, xmm11                                 ;  1013.2 p5      65 t[3]
        movaps xmm13, xmm2                                 ;  1008.2 p0      65 t[3] copy
        xorps xmm2, xmm12                                  ;  1014.2 p1      65 t[3]
        xorps xmm13, xmm9                                  ;  1013.2 p5      65 t[3]
        movaps [rdx - 96], xmm10                           ;  1011.2 p3+p4   65 t[3] spill
        movaps xmm10, xmm15                                ;  1011.2 p0      65 t[3] copy
        xorps xmm10, [rcx + 96]                            ;  1012.2 p1+p2   65 t[3]
        xorps xmm10, [r10 - 64]                            ;  1013.2 p5+p2   65 t[3]
        movaps [rcx + 96], xmm3                            ;  1008.5 p3+p4   65 t[3] spill
        movaps xmm3, xmm1                                  ;  1008.8 p0      65 t[3] copy
        xorps xmm3, [rcx - 128]                            ;  1011.8 p1+p2   65 t[3]
        xorps xmm1, [rcx + 80]                             ;  1012.8 p5+p2   65 t[3]
        movaps [rcx + 80], xmm15                           ;  1011.2 p3+p4   65 t[3] spill
        movaps xmm15, xmm10                                ;  1014.2 p0      65 t[3] copy
        xorps xmm15, [rbp - 64]                            ;  1015.2 p1+p2   65 t[3]
        xorps xmm0, xmm15                                  ;  1016.2 p5      65 t[3]
        xorps xmm8, xmm0                                   ;  1017.2 p0      65 t[3]
        movaps [rbp - 64], xmm15                           ;  1016.2 p3+p4   65 t[3] spill
        movaps xmm15, xmm13                                ;  1014.2 p1      65 t[3] copy
        xorps xmm15, [rsi + 112]                           ;  1015.2 p5+p2   65 t[3]
        xorps xmm15, [rcx + 48]                            ;  1016.2 p0+p2   65 t[3]
        xorps xmm15, [rdi - 128]                           ;  1017.2 p1+p2   65 t[3]
        xorps xmm12, xmm15                                 ;  1018.2 p5      65 t[3]
        movaps [rcx + 48], xmm15                           ;  1018.2 p3+p4   65 t[3] spill
        movaps xmm15, xmm13                                ;  1014.2 p0      65 t[3] copy
        xorps xmm15, xmm0                                  ;  1017.2 p1      65 t[3]
        movaps [rsi + 112], xmm13                          ;  1014.2 p3+p4   65 t[3] spill
        movaps xmm13, xmm2                                 ;  1015.2 p5      65 t[3] copy
        xorps xmm2, [r8 + 3584]                            ;  1017.8 p0+p2   65 t[3]
        movaps [r10 - 96], xmm2                            ;  1018.8 p3+p4   65 t[3] spill
        movaps xmm2, xmm12                                 ;  1019.2 p1      65 t[3] copy
        xorps xmm12, xmm0                                  ;  1019.2 p5      65 t[3]
        xorps xmm2, [rbp + 64]                             ;  1020.2 p0+p2   65 t[3]
        xorps xmm12, [rdi - 96]                            ;  1020.2 p1+p2   65 t[3]
        movaps [rdi - 96], xmm0                            ;  1017.2 p3+p4   65 t[3] spill
        movaps xmm0, xmm2                                  ;  1021.2 p5      65 t[3] copy
        xorps xmm0, [r10 - 64]                             ;  1022.2 p0+p2   65 t[3]
        xorps xmm5, xmm0                                   ;  1023.2 p1      65 t[3]
        xorps xmm15, xmm0                                  ;  1023.2 p5      65 t[3]
        xorps xmm13, xmm5                                  ;  1024.2 p0      65 t[3]
        movaps xmm0, xmm12                                 ;  1021.2 p1      65 t[3] copy
        xorps xmm0, xmm11                                  ;  1022.2 p5      65 t[3]
        xorps xmm13, xmm0                                  ;  1025.2 p0      65 t[3]
        xorps xmm2, [rdi - 112]                            ;  1021.8 p1+p2   65 t[3]
        xorps xmm5, [rbp + 64]                             ;  1024.2 p5+p2   65 t[3]
        xorps xmm12, [r8 + 3712]                           ;  1023.8 p0+p2   65 t[3]
        movaps [rbp + 64], xmm12                           ;  1024.8 p3+p4   65 t[3] spill
        movaps xmm12, xmm2                                 ;  1022.8 p1      65 t[3] copy
        xorps xmm2, xmm13                                  ;  1026.2 p5      65 t[3]
        xorps xmm12, [rdi - 128]                           ;  1024.8 p0+p2   65 t[3]
        xorps xmm13, [r8 + 3856]                           ;  1026.2 p1+p2   65 t[3]
        movaps [rdi - 112], xmm13                          ;  1027.2 p3+p4   65 t[3] spill
        movaps xmm13, xmm12                                ;  1025.8 p5      65 t[3] copy
        xorps xmm13, [rax + 32]                            ;  1026.8 p0+p2   65 t[3]
        xorps xmm7, xmm13                                  ;  1027.8 p1      65 t[3]
        xorps xmm13, xmm5                                  ;  1027.8 p5      65 t[3]
        xorps xmm3, xmm13                                  ;  1028.8 p0      65 t[3]
        xorps xmm12, [r10 - 128]                           ;  1027.8 p1+p2   65 t[3]
        xorps xmm0, [r8 + 3968]                            ;  1028.8 p5+p2   65 t[3]
        xorps xmm5, [r8 + 3984]                            ;  1029.8 p0+p2   65 t[3]
        xorps xmm0, [rsi + 112]                            ;  1030.8 p1+p2   65 t[3]
        movaps [rsi + 112], xmm0                           ;  1031.8 p3+p4   65 t[3] spill
        movaps xmm0, xmm15                                 ;  1024.8 p5      65 t[3] copy
        xorps xmm15, xmm2                                  ;  1027.2 p0      65 t[3]
        xorps xmm0, xmm7                                   ;  1028.8 p1      65 t[3]
        xorps xmm5, xmm15                                  ;  1030.8 p5      65 t[3]
        xorps xmm7, [rdi - 128]                            ;  1031.8 p0+p2   65 t[3]
        xorps xmm2, [r8 + 3600]                            ;  1032.8 p1+p2   65 t[3]
        xorps xmm15, [r8 + 3728]                           ;  1033.8 p5+p2   65 t[3]
        movaps [rdi - 128], xmm5                           ;  1031.8 p3+p4   65 t[3] spill
        movaps xmm5, xmm11                                 ;  1027.2 p0      65 t[3] copy
        xorps xmm11, [r8 + 3824]                           ;  1034.8 p1+p2   65 t[3]
        movaps [r10 - 128], xmm15                          ;  1034.8 p3+p4   65 t[3] spill
        movaps xmm15, xmm12                                ;  1028.8 p5      65 t[3] copy
        xorps xmm12, xmm0                                  ;  1029.8 p0      65 t[3]
        xorps xmm13, xmm12                                 ;  1030.8 p1      65 t[3]
        xorps xmm12, [r8 + 3616]                           ;  1035.8 p5+p2   65 t[3]
        xorps xmm0, [r8 + 3744]                            ;  1036.8 p0+p2   65 t[3]
        movaps [rax + 32], xmm0                            ;  1037.8 p3+p4   65 t[3] spill
        movaps xmm0, xmm3                                  ;  1029.8 p1      65 t[3] copy
        xorps xmm0, [rdi - 96]                             ;  1037.8 p5+p2   65 t[3]
        xorps xmm3, [r11 - 32]                             ;  1038.8 p0+p2   65 t[3]
        xorps xmm3, [rdi + 112]                            ;  1039.8 p1+p2   65 t[3]
        movaps [rdi + 112], xmm12                          ;  1036.8 p3+p4   65 t[3] spill
        movaps xmm12, xmm7                                 ;  1032.8 p5      65 t[3] copy
        xorps xmm12, xmm9                                  ;  1033.8 p0      65 t[3]
        xorps xmm1, xmm12                                  ;  1034.8 p1      65 t[3]
        xorps xmm15, xmm1                                  ;  1035.8 p5      65 t[3]
        xorps xmm5, xmm15                                  ;  1036.8 p0      65 t[3]
        xorps xmm12, xmm5                                  ;  1037.8 p1      65 t[3]
        xorps xmm7, xmm13                                  ;  1033.0 p5      65 t[3]
        xorps xmm1, [rcx + 32]                             ;  1040.8 p0+p2   65 t[3]
        xorps xmm12, [rcx - 128]                           ;  1041.8 p1+p2   65 t[3]
        xorps xmm5, [r8 + 3760]                            ;  1042.8 p5+p2   65 t[3]
        xorps xmm13, [r8 + 3872]                           ;  1043.8 p0+p2   65 t[3]
        xorps xmm7, [r8 + 4000]                            ;  1044.8 p1+p2   65 t[3]
        movaps [rcx - 128], xmm7                           ;  1045.8 p3+p4   65 t[3] spill
        movaps xmm7, xmm9                                  ;  1035.8 p5      65 t[3] copy
        xorps xmm7, xmm0                                   ;  1038.8 p0      65 t[3]
        xorps xmm7, xmm1                                   ;  1041.8 p1      65 t[3]
        xorps xmm5, xmm7                                   ;  1043.8 p5      65 t[3]
        xorps xmm0, [rcx + 64]                             ;  1045.8 p0+p2   65 t[3]
        xorps xmm0, [rax + 48]                             ;  1046.8 p1+p2   65 t[3]
        xorps xmm3, xmm0                                   ;  1047.8 p5      65 t[3]
        xorps xmm15, xmm3                                  ;  1048.8 p0      65 t[3]
        xorps xmm3, [rbx + 96]                             ;  1048.8 p1+p2   65 t[3]
        xorps xmm3, [rdx + 32]                             ;  1049.8 p5+p2   65 t[3]
        xorps xmm8, xmm3                                   ;  1050.8 p0      65 t[3]
        xorps xmm3, xmm7                                   ;  1050.8 p1      65 t[3]
        xorps xmm3, xmm12                                  ;  1051.8 p5      65 t[3]
        xorps xmm14, xmm8                                  ;  1051.8 p0      65 t[3]
        xorps xmm8, xmm0                                   ;  1051.8 p1      65 t[3]
        xorps xmm0, xmm3                                   ;  1052.8 p5      65 t[3]
        xorps xmm4, xmm0                                   ;  1053.8 p0      65 t[3]
        xorps xmm12, [r8 + 3632]                           ;  1049.8 p1+p2   65 t[3]
        xorps xmm0, [r8 + 3648]                            ;  1053.8 p5+p2   65 t[3]
        xorps xmm1, [r8 + 3888]                            ;  1051.8 p0+p2   65 t[3]
        xorps xmm7, [r8 + 4016]                            ;  1052.8 p1+p2   65 t[3]
        xorps xmm3, [r8 + 4032]                            ;  1053.8 p5+p2   65 t[3]
        movaps [rdx + 32], xmm3                            ;  1054.8 p3+p4   65 t[3] spill
        movaps xmm3, [rcx + 80]                            ;  1054.8 p2      65 t[3] reload
        xorps xmm3, xmm14                                  ;  1057.8 p0      65 t[3]
        movaps [rcx + 80], xmm7                            ;  1053.8 p3+p4   65 t[3] spill
        movaps xmm7, [rcx + 96]                            ;  1055.8 p2      65 t[3] reload
        xorps xmm7, xmm3                                   ;  1058.8 p1      65 t[3]
        xorps xmm9, xmm7                                   ;  1059.8 p5      65 t[3]
        xorps xmm7, [r8 + 3952]                            ;  1059.8 p0+p2   65 t[3]
        movaps [rcx + 96], xmm7                            ;  1060.8 p3+p4   65 t[3] spill
        movaps xmm7, xmm15                                 ;  1052.2 p1      65 t[3] copy
        xorps xmm15, xmm8                                  ;  1052.8 p5      65 t[3]
        xorps xmm0, xmm15                                  ;  1054.8 p0      65 t[3]
        xorps xmm7, [rax + 16]                             ;  1057.8 p1+p2   65 t[3]
        xorps xmm6, xmm7                                   ;  1058.8 p5      65 t[3]
        xorps xmm7, xmm4                                   ;  1058.8 p0      65 t[3]
        xorps xmm14, xmm6                                  ;  1059.8 p1      65 t[3]
        xorps xmm10, xmm7                                  ;  1059.8 p5      65 t[3]
        xorps xmm7, xmm14                                  ;  1060.8 p0      65 t[3]
        xorps xmm4, [r8 + 3664]                            ;  1058.8 p1+p2   65 t[3]
        xorps xmm15, [r8 + 3776]                           ;  1059.8 p5+p2   65 t[3]
        xorps xmm6, [r8 + 3792]                            ;  1060.8 p0+p2   65 t[3]
        xorps xmm8, [r8 + 3904]                            ;  1061.8 p1+p2   65 t[3]
        xorps xmm7, [r8 + 3920]                            ;  1062.8 p5+p2   65 t[3]
        xorps xmm14, [r8 + 4048]                           ;  1063.8 p0+p2   65 t[3]
        movaps [rax + 16], xmm14                           ;  1064.8 p3+p4   65 t[3] spill
        movaps xmm14, [rdx - 96]                           ;  1064.8 p2      65 t[3] reload
        xorps xmm14, xmm10                                 ;  1067.8 p1      65 t[3]
        xorps xmm3, xmm14                                  ;  1068.8 p5      65 t[3]
        xorps xmm10, [r8 + 3680]                           ;  1065.8 p0+p2   65 t[3]
        xorps xmm14, [r8 + 3936]                           ;  1068.8 p1+p2   65 t[3]
        movaps [rdx - 96], xmm14                           ;  1069.8 p3+p4   65 t[3] spill
        movaps xmm14, xmm9                                 ;  1060.8 p5      65 t[3] copy
        xorps xmm14, [rdi - 96]                            ;  1067.8 p0+p2   65 t[3]
        xorps xmm11, xmm14                                 ;  1068.8 p1      65 t[3]
        xorps xmm14, [r8 + 3696]                           ;  1068.8 p5+p2   65 t[3]
        xorps xmm9, [r8 + 4080]                            ;  1069.8 p0+p2   65 t[3]
        movaps [rdi - 96], xmm9                            ;  1070.8 p3+p4   65 t[3] spill
        movaps xmm9, xmm3                                  ;  1069.8 p1      65 t[3] copy
        xorps xmm9, [r8 + 3808]                            ;  1070.8 p5+p2   65 t[3]
        xorps xmm3, [r8 + 4064]                            ;  1071.8 p0+p2   65 t[3]
        xorps xmm9, [rbp - 64]                             ;  1072.8 p1+p2   65 t[3]
        movaps [rbp - 64], xmm3                            ;  1072.8 p3+p4   65 t[3] spill
        movaps xmm3, [rdx - 16]                            ;  1073.8 p2      65 t[0] reload
        movaps [r13 - 32], xmm3                            ;  1076.8 p3+p4   63 rounds
        movaps xmm3, [r10 - 80]                            ;  1074.8 p2      65 t[0] reload
        movaps [r13 - 16], xmm3                            ;  1077.8 p3+p4   63 rounds
        movaps xmm3, [rdx + 112]                           ;  1075.8 p2      65 t[0] reload
        movaps [r10 - 32], xmm3                            ;  1078.8 p3+p4   63 rounds
        movaps xmm3, [rax - 112]                           ;  1076.8 p2      65 t[0] reload
        movaps [r13 + 0], xmm3                             ;  1079.8 p3+p4   63 rounds
        movaps xmm3, [rcx + 48]                            ;  1077.8 p2      65 t[3]
        xorps xmm3, [r8 + 3840]                            ;  1080.8 p5+p2   65 t[3]
        movaps [rbp + 3488], xmm2                          ;  1071.0 p3+p4   63 rounds
        movaps [rbp + 3504], xmm12                         ;  1072.0 p3+p4   63 rounds
        movaps [r13 - 64], xmm0                            ;  1073.0 p3+p4   63 rounds
        movaps xmm0, [rax - 96]                            ;  1079.8 p2      65 t[0] reload
        movaps [r11 + 96], xmm0                            ;  1082.8 p3+p4   63 rounds
        movaps [rbp + 3520], xmm4                          ;  1075.0 p3+p4   63 rounds
        movaps xmm0, [rcx + 112]                           ;  1080.8 p2      65 t[0] reload
        movaps [r13 + 16], xmm0                            ;  1083.8 p3+p4   63 rounds
        movaps [rbp + 3536], xmm10                         ;  1077.0 p3+p4   63 rounds
        movaps xmm0, [rax - 80]                            ;  1081.8 p2      65 t[0] reload
        movaps [r13 + 32], xmm0                            ;  1084.8 p3+p4   63 rounds
        movaps [rbp + 3552], xmm14                         ;  1079.0 p3+p4   63 rounds
        movaps xmm14, [rcx - 96]                           ;  1082.8 p2      65 t[0] reload
        movaps [r13 + 48], xmm14                           ;  1085.8 p3+p4   63 rounds
        movaps xmm14, [rsi - 80]                           ;  1083.8 p2      65 t[0] reload
        movaps [r13 + 64], xmm14                           ;  1086.8 p3+p4   63 rounds
        movaps xmm14, [rcx - 80]                           ;  1084.8 p2      65 t[0] reload
        movaps [r13 + 80], xmm14                           ;  1087.8 p3+p4   63 rounds
        movaps xmm14, [rbp - 32]                           ;  1085.8 p2      65 t[0] reload
        movaps [r10 - 16], xmm14                           ;  1088.8 p3+p4   63 rounds
        movaps xmm14, [rsi - 112]                          ;  1086.8 p2      65 t[0] reload
        movaps [r13 + 96], xmm14                           ;  1089.8 p3+p4   63 rounds
        movaps xmm14, [rcx - 64]                           ;  1087.8 p2      65 t[0] reload
        movaps [r13 + 112], xmm14                          ;  1090.8 p3+p4   63 rounds
        movaps xmm14, [rax - 128]                          ;  1088.8 p2      65 t[0] reload
        movaps [r14 - 128], xmm14                          ;  1091.8 p3+p4   63 rounds
        movaps xmm14, [rbp - 16]                           ;  1089.8 p2      65 t[0] reload
        movaps [r14 - 112], xmm14                          ;  1092.8 p3+p4   63 rounds
        movaps xmm14, [rdi - 80]                           ;  1090.8 p2      65 t[0] reload
        movaps [r14 - 96], xmm14                           ;  1093.8 p3+p4   63 rounds
        movaps [rbp + 3568], xmm3                          ;  1089.0 p3+p4   63 rounds
        movaps xmm14, [rcx - 112]                          ;  1091.8 p2      65 t[0] reload
        movaps [r14 - 80], xmm14                           ;  1094.8 p3+p4   63 rounds
        movaps xmm14, [rdx - 80]                           ;  1092.8 p2      65 t[0] reload
        movaps [r14 - 64], xmm14                           ;  1095.8 p3+p4   63 rounds
        movaps xmm14, [rdx + 80]                           ;  1093.8 p2      65 t[0] reload
        movaps [r10 + 0], xmm14                            ;  1096.8 p3+p4   63 rounds
        movaps [rbp + 3600], xmm1                          ;  1093.0 p3+p4   63 rounds
        movaps xmm14, [rbp + 32]                           ;  1094.8 p2      65 t[0] reload
        movaps [r14 - 48], xmm14                           ;  1097.8 p3+p4   63 rounds
        movaps xmm14, [rdi - 64]                           ;  1095.8 p2      65 t[0] reload
        movaps [r14 - 32], xmm14                           ;  1098.8 p3+p4   63 rounds
        movaps [rbp + 3616], xmm7                          ;  1096.0 p3+p4   63 rounds
        movaps xmm14, [rsi - 96]                           ;  1096.8 p2      65 t[0] reload
        movaps [r14 - 16], xmm14                           ;  1099.8 p3+p4   63 rounds
        movaps xmm14, [rbp - 96]                           ;  1097.8 p2      65 t[0] reload
        movaps [r14 + 0], xmm14                            ;  1100.8 p3+p4   63 rounds
        movaps xmm14, [rbp + 16]                           ;  1098.8 p2      65 t[0] reload
        movaps [r14 + 16], xmm14                           ;  1101.8 p3+p4   63 rounds
        movaps xmm14, [rdx + 64]                           ;  1099.8 p2      65 t[0] reload
        movaps [r14 + 32], xmm14                           ;  1102.8 p3+p4   63 rounds
        movaps xmm14, [rsi - 128]                          ;  1100.8 p2      65 t[0] reload
        movaps [r14 + 48], xmm14                           ;  1103.8 p3+p4   63 rounds
        movaps xmm14, [rbp - 48]                           ;  1101.8 p2      65 t[0] reload
        movaps [r10 + 16], xmm14                           ;  1104.8 p3+p4   63 rounds
        movaps xmm14, [rdx + 96]                           ;  1102.8 p2      65 t[0] reload
        movaps [r14 + 64], xmm14                           ;  1105.8 p3+p4   63 rounds
        movaps xmm14, [rdx - 64]                           ;  1103.8 p2      65 t[0] reload
        movaps [r11 + 112], xmm14                          ;  1106.8 p3+p4   63 rounds
        movaps xmm14, [rdx - 48]                           ;  1104.8 p2      65 t[0] reload
        movaps [r14 + 80], xmm14                           ;  1107.8 p3+p4   63 rounds
        movaps xmm14, [rbp + 96]                           ;  1105.8 p2      65 t[0] reload
        movaps [r14 + 96], xmm14                           ;  1108.8 p3+p4   63 rounds
        movaps xmm14, [rbp - 80]                           ;  1106.8 p2      65 t[0] reload
        movaps [r14 + 112], xmm14                          ;  1109.8 p3+p4   63 rounds
        movaps xmm14, [rcx - 32]                           ;  1107.8 p2      65 t[1] reload
        movaps [r15 - 128], xmm14                          ;  1110.8 p3+p4   63 rounds
        movaps xmm14, [r11 - 80]                           ;  1108.8 p2      65 t[1] reload
        movaps [r15 - 112], xmm14                          ;  1111.8 p3+p4   63 rounds
        movaps xmm14, [rdi - 16]                           ;  1109.8 p2      65 t[1] reload
        movaps [r10 + 32], xmm14                           ;  1112.8 p3+p4   63 rounds
        movaps xmm14, [rbx - 96]                           ;  1110.8 p2      65 t[1] reload
        movaps [r15 - 96], xmm14                           ;  1113.8 p3+p4   63 rounds
        movaps xmm14, [rbx - 64]                           ;  1111.8 p2      65 t[1] reload
        movaps [r13 - 128], xmm14                          ;  1114.8 p3+p4   63 rounds
        movaps xmm14, [rbx - 80]                           ;  1112.8 p2      65 t[1] reload
        movaps [r15 - 80], xmm14                           ;  1115.8 p3+p4   63 rounds
        movaps xmm14, [rdi + 32]                           ;  1113.8 p2      65 t[1] reload
        movaps [r15 - 64], xmm14                           ;  1116.8 p3+p4   63 rounds
        movaps xmm14, [rbx - 112]                          ;  1114.8 p2      65 t[1] reload
        movaps [r15 - 48], xmm14                           ;  1117.8 p3+p4   63 rounds
        movaps xmm14, [rbp + 0]                            ;  1115.8 p2      65 t[1] reload
        movaps [r15 - 32], xmm14                           ;  1118.8 p3+p4   63 rounds
        movaps xmm14, [rax + 80]                           ;  1116.8 p2      65 t[1] reload
        movaps [r15 - 16], xmm14                           ;  1119.8 p3+p4   63 rounds
        movaps xmm14, [rdi + 0]                            ;  1117.8 p2      65 t[1] reload
        movaps [r10 + 48], xmm14                           ;  1120.8 p3+p4   63 rounds
        movaps xmm14, [rax + 112]                          ;  1118.8 p2      65 t[1] reload
        movaps [r15 + 0], xmm14                            ;  1121.8 p3+p4   63 rounds
        movaps xmm14, [rbx - 128]                          ;  1119.8 p2      65 t[1] reload
        movaps [r15 + 16], xmm14                           ;  1122.8 p3+p4   63 rounds
        movaps xmm14, [rbx - 48]                           ;  1120.8 p2      65 t[1] reload
        movaps [r15 + 32], xmm14                           ;  1123.8 p3+p4   63 rounds
        movaps xmm14, [rax - 64]                           ;  1121.8 p2      65 t[1] reload
        movaps [r15 + 48], xmm14                           ;  1124.8 p3+p4   63 rounds
        movaps xmm14, [rax + 96]                           ;  1122.8 p2      65 t[1] reload
        movaps [r15 + 64], xmm14                           ;  1125.8 p3+p4   63 rounds
        movaps xmm14, [rdx - 32]                           ;  1123.8 p2      65 t[1] reload
        movaps [r15 + 80], xmm14                           ;  1126.8 p3+p4   63 rounds
        movaps xmm14, [rsi - 64]                           ;  1124.8 p2      65 t[1] reload
        movaps [r15 + 96], xmm14                           ;  1127.8 p3+p4   63 rounds
        movaps xmm14, [rsi - 32]                           ;  1125.8 p2      65 t[1] reload
        movaps [r10 + 64], xmm14                           ;  1128.8 p3+p4   63 rounds
        movaps xmm14, [rdi + 16]                           ;  1126.8 p2      65 t[1] reload
        movaps [r15 + 112], xmm14                          ;  1129.8 p3+p4   63 rounds
        movaps xmm14, [rdi - 48]                           ;  1127.8 p2      65 t[1] reload
        movaps [rbp + 2944], xmm14                         ;  1130.8 p3+p4   63 rounds
        movaps xmm14, [rsi - 48]                           ;  1128.8 p2      65 t[1] reload
        movaps [rbp + 2960], xmm14                         ;  1131.8 p3+p4   63 rounds
        movaps xmm14, [rdx - 128]                          ;  1129.8 p2      65 t[1] reload
        movaps [rbp + 2976], xmm14                         ;  1132.8 p3+p4   63 rounds
        movaps xmm14, [rcx - 48]                           ;  1130.8 p2      65 t[1] reload
        movaps [rbp + 2992], xmm14                         ;  1133.8 p3+p4   63 rounds
        movaps xmm14, [rbp + 112]                          ;  1131.8 p2      65 t[1] reload
        movaps [rbp + 3008], xmm14                         ;  1134.8 p3+p4   63 rounds
        movaps xmm14, [rdx + 0]                            ;  1132.8 p2      65 t[1] reload
        movaps [rbp + 3024], xmm14                         ;  1135.8 p3+p4   63 rounds
        movaps xmm14, [rdi - 32]                           ;  1133.8 p2      65 t[1] reload
        movaps [r10 + 80], xmm14                           ;  1136.8 p3+p4   63 rounds
        movaps xmm14, [rdx + 48]                           ;  1134.8 p2      65 t[1] reload
        movaps [rbp + 3040], xmm14                         ;  1137.8 p3+p4   63 rounds
        movaps xmm14, [rbp + 80]                           ;  1135.8 p2      65 t[1] reload
        movaps [r13 - 112], xmm14                          ;  1138.8 p3+p4   63 rounds
        movaps xmm14, [rax - 48]                           ;  1136.8 p2      65 t[1] reload
        movaps [rbp + 3056], xmm14                         ;  1139.8 p3+p4   63 rounds
        movaps xmm14, [rbp - 112]                          ;  1137.8 p2      65 t[1] reload
        movaps [rbp + 3072], xmm14                         ;  1140.8 p3+p4   63 rounds
        movaps xmm14, [rsi - 16]                           ;  1138.8 p2      65 t[1] reload
        movaps [rbp + 3088], xmm14                         ;  1141.8 p3+p4   63 rounds
        movaps xmm14, [rbx + 16]                           ;  1139.8 p2      65 t[2] reload
        movaps [rbp + 3104], xmm14                         ;  1142.8 p3+p4   63 rounds
        movaps xmm14, [r11 - 48]                           ;  1140.8 p2      65 t[2] reload
        movaps [rbp + 3120], xmm14                         ;  1143.8 p3+p4   63 rounds
        movaps xmm14, [rdi + 48]                           ;  1141.8 p2      65 t[2] reload
        movaps [r10 + 96], xmm14                           ;  1144.8 p3+p4   63 rounds
        movaps xmm14, [rbx + 80]                           ;  1142.8 p2      65 t[2] reload
        movaps [rbp + 3136], xmm14                         ;  1145.8 p3+p4   63 rounds
        movaps xmm14, [r11 - 64]                           ;  1143.8 p2      65 t[2] reload
        movaps [r13 - 96], xmm14                           ;  1146.8 p3+p4   63 rounds
        movaps xmm14, [rdi + 96]                           ;  1144.8 p2      65 t[2] reload
        movaps [rbp + 3152], xmm14                         ;  1147.8 p3+p4   63 rounds
        movaps xmm14, [rbx + 48]                           ;  1145.8 p2      65 t[2] reload
        movaps [rbp + 3168], xmm14                         ;  1148.8 p3+p4   63 rounds
        movaps xmm14, [rbx + 64]                           ;  1146.8 p2      65 t[2] reload
        movaps [rbp + 3184], xmm14                         ;  1149.8 p3+p4   63 rounds
        movaps xmm14, [rbp + 48]                           ;  1147.8 p2      65 t[2] reload
        movaps [rbp + 3200], xmm14                         ;  1150.8 p3+p4   63 rounds
        movaps xmm14, [rbx - 16]                           ;  1148.8 p2      65 t[2] reload
        movaps [rbp + 3216], xmm14                         ;  1151.8 p3+p4   63 rounds
        movaps xmm14, [rax + 0]                            ;  1149.8 p2      65 t[2] reload
        movaps [r10 + 112], xmm14                          ;  1152.8 p3+p4   63 rounds
        movaps xmm14, [rbx + 32]                           ;  1150.8 p2      65 t[2] reload
        movaps [rbp + 3232], xmm14                         ;  1153.8 p3+p4   63 rounds
        movaps xmm14, [rbx + 0]                            ;  1151.8 p2      65 t[2] reload
        movaps [rbp + 3248], xmm14                         ;  1154.8 p3+p4   63 rounds
        movaps xmm14, [rbx + 112]                          ;  1152.8 p2      65 t[2] reload
        movaps [rbp + 3264], xmm14                         ;  1155.8 p3+p4   63 rounds
        movaps xmm14, [rax - 32]                           ;  1153.8 p2      65 t[2] reload
        movaps [rbp + 3280], xmm14                         ;  1156.8 p3+p4   63 rounds
        movaps xmm14, [rbx - 32]                           ;  1154.8 p2      65 t[2] reload
        movaps [rbp + 3296], xmm14                         ;  1157.8 p3+p4   63 rounds
        movaps xmm14, [rdi + 80]                           ;  1155.8 p2      65 t[2] reload
        movaps [rbp + 3312], xmm14                         ;  1158.8 p3+p4   63 rounds
        movaps xmm14, [rsi + 64]                           ;  1156.8 p2      65 t[2] reload
        movaps [rbp + 3328], xmm14                         ;  1159.8 p3+p4   63 rounds
        movaps xmm14, [rdx - 112]                          ;  1157.8 p2      65 t[2] reload
        movaps [rbp + 3344], xmm14                         ;  1160.8 p3+p4   63 rounds
        movaps xmm14, [rcx + 16]                           ;  1158.8 p2      65 t[2] reload
        movaps [rbp + 3360], xmm14                         ;  1161.8 p3+p4   63 rounds
        movaps xmm14, [rsi + 16]                           ;  1159.8 p2      65 t[2] reload
        movaps [rbp + 3376], xmm14                         ;  1162.8 p3+p4   63 rounds
        movaps xmm14, [rsi + 32]                           ;  1160.8 p2      65 t[2] reload
        movaps [rbp + 3392], xmm14                         ;  1163.8 p3+p4   63 rounds
        movaps xmm14, [rdi + 64]                           ;  1161.8 p2      65 t[2] reload
        movaps [r11 - 128], xmm14                          ;  1164.8 p3+p4   63 rounds
        movaps xmm14, [rcx + 0]                            ;  1162.8 p2      65 t[2] reload
        movaps [rbp + 3408], xmm14                         ;  1165.8 p3+p4   63 rounds
        movaps xmm14, [rdx + 16]                           ;  1163.8 p2      65 t[2] reload
        movaps [r13 - 80], xmm14                           ;  1166.8 p3+p4   63 rounds
        movaps xmm14, [rax - 16]                           ;  1164.8 p2      65 t[2] reload
        movaps [rbp + 3424], xmm14                         ;  1167.8 p3+p4   63 rounds
        movaps xmm14, [rbp - 128]                          ;  1165.8 p2      65 t[2] reload
        movaps [rbp + 3440], xmm14                         ;  1168.8 p3+p4   63 rounds
        movaps xmm14, [rsi + 96]                           ;  1166.8 p2      65 t[2] reload
        movaps [rbp + 3456], xmm14                         ;  1169.8 p3+p4   63 rounds
        movaps xmm14, [r10 - 96]                           ;  1167.8 p2      65 t[3] reload
        movaps [rbp + 3472], xmm14                         ;  1170.8 p3+p4   63 rounds
        movaps xmm14, [rdi + 112]                          ;  1168.8 p2      65 t[3] reload
        movaps [r11 - 112], xmm14                          ;  1171.8 p3+p4   63 rounds
        movaps xmm14, [rdi - 112]                          ;  1169.8 p2      65 t[3] reload
        movaps [rbp + 3584], xmm14                         ;  1172.8 p3+p4   63 rounds
        movaps xmm14, [rdx - 96]                           ;  1170.8 p2      65 t[3] reload
        movaps [rbp + 3632], xmm14                         ;  1173.8 p3+p4   63 rounds
        movaps xmm14, [rcx + 96]                           ;  1171.8 p2      65 t[3] reload
        movaps [rbp + 3648], xmm14                         ;  1174.8 p3+p4   63 rounds
        movaps xmm14, [rsi + 112]                          ;  1172.8 p2      65 t[3] reload
        movaps [rbp + 3664], xmm14                         ;  1175.8 p3+p4   63 rounds
        movaps xmm14, [rdi - 128]                          ;  1173.8 p2      65 t[3] reload
        movaps [rbp + 3680], xmm14                         ;  1176.8 p3+p4   63 rounds
        movaps xmm14, [rcx - 128]                          ;  1174.8 p2      65 t[3] reload
        movaps [r11 - 96], xmm14                           ;  1177.8 p3+p4   63 rounds
        movaps xmm14, [rcx + 80]                           ;  1175.8 p2      65 t[3] reload
        movaps [rbp + 3696], xmm14                         ;  1178.8 p3+p4   63 rounds
        movaps xmm14, [rdx + 32]                           ;  1176.8 p2      65 t[3] reload
        movaps [r13 - 48], xmm14                           ;  1179.8 p3+p4   63 rounds
        movaps xmm14, [rax + 16]                           ;  1177.8 p2      65 t[3] reload
        movaps [rbp + 3712], xmm14                         ;  1180.8 p3+p4   63 rounds
        movaps xmm14, [rbp - 64]                           ;  1178.8 p2      65 t[3] reload
        movaps [rbp + 3728], xmm14                         ;  1181.8 p3+p4   63 rounds
        movaps xmm14, [rdi - 96]                           ;  1179.8 p2      65 t[3] reload
        movaps [rbp + 3744], xmm14                         ;  1182.8 p3+p4   63 rounds
        add r8, 0x800                                      ;  1174.0 p0      63 rounds
        movaps xmm12, [rsi + 0]                            ;  1180.8 p2      65 t[2] reload
        movaps xmm14, [rsi + 48]                           ;  1181.8 p2      65 t[2] reload
        movaps xmm0, [rsi + 80]                            ;  1182.8 p2      65 t[2] reload
        movaps xmm10, [rcx - 16]                           ;  1183.8 p2      65 t[2] reload
        movaps xmm1, [rbp + 64]                            ;  1184.8 p2      65 t[3] reload
        movaps xmm2, [r10 - 128]                           ;  1185.8 p2      65 t[3] reload
        movaps xmm7, [rax + 32]                            ;  1186.8 p2      65 t[3] reload
        movaps xmm3, xmm6                                  ;  1177.8 p1      65 t[3] copy
        movaps xmm6, xmm5                                  ;  1178.0 p5      65 t[3] copy
        movaps xmm4, xmm9                                  ;  1178.2 p0      65 t[3] copy
        movaps xmm5, xmm11                                 ;  1178.8 p1      65 t[3] copy
        movaps xmm9, xmm13                                 ;  1179.0 p5      65 t[3] copy
        movaps xmm11, xmm8                                 ;  1179.2 p0      65 t[3] copy
        movaps xmm13, xmm14                                ;  1184.8 p1      65 t[2] copy
        movaps xmm8, xmm0                                  ;  1185.8 p5      65 t[2] copy
        movaps xmm0, xmm15                                 ;  1180.2 p0      65 t[3] copy
        cmp r8, qword [rbp + 4160]                         ;                    more rounds?
        jne .rounds_2
        movdqa [rbp + 4048], xmm0                          ;                    resident
        movdqa [rbp + 4000], xmm1                          ;                    resident
        movdqa [rbp + 4016], xmm2                          ;                    resident
        movdqa [rbp + 4064], xmm3                          ;                    resident
        movdqa [rbp + 4080], xmm4                          ;                    resident
        movdqa [rbp + 4096], xmm5                          ;                    resident
        movdqa [rbp + 4032], xmm6                          ;                    resident
        movdqa [rbp + 3920], xmm7                          ;                    resident
        movdqa [rbp + 3904], xmm8                          ;                    resident
        movdqa [rbp + 3936], xmm9                          ;                    resident
        movdqa [rbp + 3984], xmm10                         ;                    resident
        movdqa [rbp + 4112], xmm11                         ;                    resident
        movdqa [rbp + 3952], xmm12                         ;                    resident
        movdqa [rbp + 3968], xmm13                         ;                    resident
        mov qword [rbp + 4152], r8                         ;                    resident
        movaps xmm0, [r13 - 32]                            ;     0.0 p2      46 dst
        movaps xmm1, [rel aes128_decrypt.T0_constants128]  ;     1.0 p2      46 dst reload
        xorps xmm0, xmm1                                   ;     4.0 p0      46 dst
        movaps xmm2, xmm0                                  ;     5.0 p1      46 dst copy
        movaps xmm3, [r13 - 16]                            ;     2.0 p2      46 dst
        xorps xmm3, xmm1                                   ;     5.0 p5      46 dst
        xorps xmm2, xmm3                                   ;     6.0 p0      46 dst
        movaps xmm4, xmm2                                  ;     7.0 p1      46 dst copy
        xorps xmm4, [r13 + 48]                             ;     8.0 p5+p2   46 dst
        movaps xmm5, xmm2                                  ;     7.0 p0      46 dst copy
        movaps xmm6, [r11 + 96]                            ;     4.0 p2      46 dst reload
        xorps xmm5, xmm6                                   ;     8.0 p1      46 dst
        movaps xmm7, xmm3                                  ;     6.0 p5      46 dst copy
        xorps xmm7, xmm6                                   ;     7.0 p0      46 dst
        movaps xmm6, xmm7                                  ;     8.0 p1      46 dst copy
        movaps xmm8, xmm4                                  ;     9.0 p5      46 dst copy
        movaps xmm9, xmm4                                  ;     9.0 p0      46 dst copy
        movaps xmm10, xmm3                                 ;     6.0 p1      46 dst copy
        movaps xmm11, xmm3                                 ;     6.0 p5      46 dst copy
        movaps xmm12, xmm3                                 ;     6.0 p0      46 dst copy
        movaps xmm13, xmm5                                 ;     9.0 p1      46 dst copy
        movaps xmm14, [r13 + 16]                           ;     5.2 p2      46 dst
        xorps xmm14, xmm1                                  ;     8.2 p5      46 dst
        xorps xmm0, xmm14                                  ;     9.2 p0      46 dst
        xorps xmm6, xmm14                                  ;     9.2 p1      46 dst
        xorps xmm12, xmm0                                  ;    10.2 p5      46 dst
        movaps xmm14, xmm12                                ;    11.2 p0      46 dst copy
        movaps xmm15, xmm6                                 ;    10.2 p1      46 dst copy
        xorps xmm15, [r13 + 0]                             ;    11.2 p5+p2   46 dst
        xorps xmm8, xmm15                                  ;    12.2 p0      46 dst
        andps xmm11, xmm15                                 ;    12.2 p1      46 dst
        movaps [rbp - 128], xmm4                           ;     9.0 p3+p4   46 dst spill
        movaps xmm4, xmm6                                  ;    10.2 p5      46 dst copy
        xorps xmm4, [r10 - 32]                             ;    11.2 p0+p2   46 dst
        xorps xmm10, xmm4                                  ;    12.2 p1      46 dst
        andps xmm9, xmm10                                  ;    13.2 p5      46 dst
        xorps xmm2, xmm4                                   ;    12.2 p0      46 dst
        movaps [rdx + 48], xmm10                           ;    13.2 p3+p4   46 dst spill
        movaps xmm10, xmm6                                 ;    10.8 p1      46 dst copy
        movaps [rbp - 112], xmm3                           ;    10.2 p3+p4   46 dst spill
        movaps xmm3, xmm4                                  ;    12.2 p5      46 dst copy
        orps xmm3, xmm8                                    ;    13.2 p0      46 dst
        xorps xmm9, xmm3                                   ;    14.2 p1      46 dst
        movaps [rdx + 96], xmm12                           ;    11.2 p3+p4   46 dst spill
        movaps xmm12, xmm8                                 ;    13.2 p5      46 dst copy
        xorps xmm12, xmm2                                  ;    14.2 p0      46 dst
        andps xmm10, xmm12                                 ;    15.2 p1      46 dst
        xorps xmm3, xmm10                                  ;    16.2 p5      46 dst
        xorps xmm10, xmm11                                 ;    16.2 p0      46 dst
        movaps [rdi - 80], xmm12                           ;    15.2 p3+p4   46 dst spill
        movaps xmm12, xmm15                                ;    13.8 p1      46 dst copy
        movaps [rcx - 80], xmm15                           ;    13.2 p3+p4   46 dst spill
        movaps xmm15, xmm2                                 ;    14.2 p5      46 dst copy
        orps xmm15, [r10 - 32]                             ;    15.2 p0+p2   46 dst
        xorps xmm9, xmm15                                  ;    16.2 p1      46 dst
        xorps xmm10, xmm15                                 ;    17.2 p5      46 dst
        movaps xmm15, xmm2                                 ;    15.5 p0      46 dst copy
        movaps [rdx + 112], xmm5                           ;    14.2 p3+p4   46 dst spill
        movaps xmm5, xmm9                                  ;    17.2 p1      46 dst copy
        movaps [rbp - 80], xmm4                            ;    15.2 p3+p4   46 dst spill
        movaps xmm4, xmm0                                  ;    16.2 p5      46 dst copy
        movaps [rbp + 16], xmm6                            ;    16.2 p3+p4   46 dst spill
        movaps xmm6, xmm0                                  ;    16.5 p0      46 dst copy
        movaps [rcx - 112], xmm8                           ;    17.2 p3+p4   46 dst spill
        movaps xmm8, [rdi - 80]                            ;    16.0 p2      46 dst
        movaps [rdx + 64], xmm0                            ;    18.2 p3+p4   46 dst spill
        movaps xmm0, [rdi - 80]                            ;    17.0 p2      46 dst
        movaps [rdi - 80], xmm0                            ;    20.0 p3+p4   46 dst spill
        movaps xmm0, xmm1                                  ;    17.0 p1      46 dst copy
        xorps xmm0, [r13 + 32]                             ;    18.0 p5+p2   46 dst
        xorps xmm7, xmm0                                   ;    19.0 p0      46 dst
        xorps xmm11, xmm0                                  ;    19.0 p1      46 dst
        xorps xmm3, xmm11                                  ;    20.0 p5      46 dst
        xorps xmm5, xmm11                                  ;    20.0 p0      46 dst
        orps xmm14, xmm7                                   ;    20.0 p1      46 dst
        xorps xmm3, xmm14                                  ;    21.0 p5      46 dst
        xorps xmm12, xmm7                                  ;    20.0 p0      46 dst
        xorps xmm15, xmm7                                  ;    20.0 p1      46 dst
        orps xmm4, xmm12                                   ;    21.0 p5      46 dst
        xorps xmm5, xmm4                                   ;    22.0 p0      46 dst
        xorps xmm8, xmm12                                  ;    21.0 p1      46 dst
        andps xmm6, xmm12                                  ;    21.2 p5      46 dst
        xorps xmm10, xmm6                                  ;    22.2 p0      46 dst
        andps xmm13, xmm8                                  ;    22.0 p1      46 dst
        xorps xmm5, xmm13                                  ;    23.0 p5      46 dst
        movaps xmm4, xmm15                                 ;    22.5 p0      46 dst copy
        orps xmm4, xmm0                                    ;    23.5 p1      46 dst
        xorps xmm9, xmm4                                   ;    24.5 p5      46 dst
        movaps xmm4, xmm3                                  ;    23.5 p0      46 dst copy
        andps xmm4, xmm5                                   ;    24.5 p1      46 dst
        xorps xmm9, xmm4                                   ;    25.5 p5      46 dst
        andps xmm4, xmm9                                   ;    26.5 p0      46 dst
        xorps xmm10, xmm4                                  ;    27.5 p1      46 dst
        xorps xmm3, xmm9                                   ;    26.5 p5      46 dst
        movaps xmm4, xmm5                                  ;    25.5 p0      46 dst copy
        andps xmm4, xmm10                                  ;    28.5 p1      46 dst
        xorps xmm3, xmm4                                   ;    29.5 p5      46 dst
        movaps xmm4, [rcx - 112]                           ;    24.2 p2      46 dst reload
        andps xmm4, xmm3                                   ;    30.5 p0      46 dst
        movaps xmm6, [rbp - 80]                            ;    25.2 p2      46 dst reload
        andps xmm6, xmm3                                   ;    30.5 p1      46 dst
        movaps xmm11, xmm9                                 ;    27.2 p5      46 dst copy
        andps xmm9, xmm3                                   ;    30.5 p0      46 dst
        xorps xmm5, xmm9                                   ;    31.5 p1      46 dst
        andps xmm2, xmm5                                   ;    32.5 p5      46 dst
        movaps xmm9, xmm10                                 ;    28.5 p0      46 dst copy
        andps xmm9, xmm3                                   ;    30.5 p1      46 dst
        xorps xmm11, xmm9                                  ;    31.5 p5      46 dst
        andps xmm12, xmm11                                 ;    32.5 p0      46 dst
        xorps xmm12, xmm4                                  ;    33.5 p1      46 dst
        xorps xmm12, xmm2                                  ;    34.5 p5      46 dst
        movaps xmm9, [rdx + 64]                            ;    27.8 p2      46 dst reload
        andps xmm9, xmm11                                  ;    32.5 p0      46 dst
        movaps xmm13, xmm3                                 ;    31.0 p1      46 dst copy
        xorps xmm13, xmm5                                  ;    32.5 p5      46 dst
        movaps xmm14, [rdi - 80]                           ;    28.8 p2      46 dst reload
        andps xmm14, xmm13                                 ;    33.5 p0      46 dst
        movaps [rdi - 80], xmm6                            ;    31.5 p3+p4   46 dst spill
        movaps xmm6, [rbp + 16]                            ;    29.8 p2      46 dst reload
        andps xmm6, xmm13                                  ;    33.5 p1      46 dst
        xorps xmm13, xmm11                                 ;    33.5 p5      46 dst
        andps xmm8, xmm13                                  ;    34.5 p0      46 dst
        xorps xmm14, xmm8                                  ;    35.5 p1      46 dst
        xorps xmm8, xmm12                                  ;    35.5 p5      46 dst
        xorps xmm4, xmm14                                  ;    36.5 p0      46 dst
        xorps xmm2, xmm14                                  ;    36.5 p1      46 dst
        movaps xmm14, [rdx + 112]                          ;    32.0 p2      46 dst reload
        andps xmm14, xmm13                                 ;    35.0 p5      46 dst
        movaps xmm1, xmm5                                  ;    34.5 p0      46 dst copy
        orps xmm5, xmm13                                   ;    35.0 p1      46 dst
        xorps xmm10, xmm5                                  ;    36.0 p5      46 dst
        xorps xmm11, xmm10                                 ;    37.0 p0      46 dst
        andps xmm7, xmm11                                  ;    38.0 p1      46 dst
        xorps xmm12, xmm7                                  ;    39.0 p5      46 dst
        movaps xmm5, [rdx + 96]                            ;    34.0 p2      46 dst reload
        andps xmm5, xmm11                                  ;    38.0 p0      46 dst
        xorps xmm3, xmm10                                  ;    37.0 p1      46 dst
        xorps xmm9, xmm5                                   ;    39.0 p5      46 dst
        xorps xmm13, xmm3                                  ;    38.0 p0      46 dst
        andps xmm0, xmm13                                  ;    39.0 p1      46 dst
        andps xmm15, xmm13                                 ;    39.0 p5      46 dst
        movaps xmm7, [rcx - 80]                            ;    35.8 p2      46 dst reload
        andps xmm7, xmm10                                  ;    38.8 p0      46 dst
        xorps xmm8, xmm7                                   ;    39.8 p1      46 dst
        movaps xmm7, [rbp - 112]                           ;    36.8 p2      46 dst reload
        andps xmm7, xmm10                                  ;    39.8 p5      46 dst
        xorps xmm5, xmm7                                   ;    40.8 p0      46 dst
        xorps xmm14, xmm5                                  ;    41.8 p1      46 dst
        xorps xmm6, xmm5                                   ;    41.8 p5      46 dst
        movaps xmm5, [rbp - 128]                           ;    37.8 p2      46 dst reload
        andps xmm5, xmm3                                   ;    40.8 p0      46 dst
        movaps xmm7, [rdx + 48]                            ;    38.8 p2      46 dst reload
        andps xmm7, xmm3                                   ;    41.8 p1      46 dst
        xorps xmm8, xmm5                                   ;    41.8 p5      46 dst
        xorps xmm4, xmm5                                   ;    41.8 p0      46 dst
        xorps xmm0, xmm2                                   ;    42.0 p1      46 dst
        xorps xmm14, xmm7                                  ;    42.8 p5      46 dst
        xorps xmm0, xmm7                                   ;    43.0 p0      46 dst
        xorps xmm9, xmm8                                   ;    43.0 p1      46 dst
        xorps xmm4, xmm14                                  ;    43.8 p5      46 dst
        xorps xmm9, xmm4                                   ;    44.8 p0      46 dst
        xorps xmm0, xmm9                                   ;    45.8 p1      46 dst
        andps xmm1, [r10 - 32]                             ;    44.2 p5+p2   46 dst
        xorps xmm9, xmm1                                   ;    45.8 p0      46 dst
        xorps xmm6, xmm9                                   ;    46.8 p1      46 dst
        xorps xmm12, xmm6                                  ;    47.8 p5      46 dst
        movaps xmm1, [rbp + 4000]                          ;    42.0 p2      46 dst
        movaps xmm3, [rel aes128_decrypt.T0_constants128]  ;    43.0 p2      46 dst reload
        xorps xmm1, xmm3                                   ;    46.0 p0      46 dst
        movaps xmm5, xmm1                                  ;    47.0 p1      46 dst copy
        movaps xmm7, [rbp + 4016]                          ;    44.0 p2      46 dst
        xorps xmm7, xmm3                                   ;    47.0 p5      46 dst
        xorps xmm5, xmm7                                   ;    48.0 p0      46 dst
        movaps xmm10, xmm5                                 ;    49.0 p1      46 dst copy
        xorps xmm10, [rbp + 4096]                          ;    50.0 p5+p2   46 dst
        movaps xmm11, xmm5                                 ;    49.0 p0      46 dst copy
        movaps xmm13, [rbp + 4048]                         ;    46.0 p2      46 dst reload
        xorps xmm11, xmm13                                 ;    50.0 p1      46 dst
        movaps [rdx + 48], xmm14                           ;    45.0 p3+p4   46 dst spill
        movaps xmm14, xmm10                                ;    51.0 p5      46 dst copy
        movaps [rbp - 128], xmm4                           ;    46.0 p3+p4   46 dst spill
        movaps xmm4, xmm10                                 ;    51.0 p0      46 dst copy
        xorps xmm13, xmm7                                  ;    49.0 p1      46 dst
        movaps [rbp - 112], xmm6                           ;    47.8 p3+p4   46 dst spill
        movaps xmm6, xmm13                                 ;    50.0 p5      46 dst copy
        movaps [rcx - 80], xmm9                            ;    48.0 p3+p4   46 dst spill
        movaps xmm9, xmm11                                 ;    51.0 p0      46 dst copy
        movaps [rdx + 96], xmm8                            ;    49.0 p3+p4   46 dst spill
        movaps xmm8, xmm7                                  ;    50.0 p1      46 dst copy
        movaps [rdx + 112], xmm0                           ;    50.0 p3+p4   46 dst spill
        movaps xmm0, xmm7                                  ;    50.2 p5      46 dst copy
        movaps [rbp + 16], xmm15                           ;    51.0 p3+p4   46 dst spill
        movaps xmm15, xmm7                                 ;    50.5 p0      46 dst copy
        movaps [rdx + 64], xmm2                            ;    52.0 p3+p4   46 dst spill
        movaps xmm2, [rel aes128_decrypt.T0_constants128]  ;    49.0 p2      46 dst copy
        xorps xmm2, [rbp + 4064]                           ;    52.0 p1+p2   46 dst
        xorps xmm1, xmm2                                   ;    53.0 p5      46 dst
        xorps xmm6, xmm2                                   ;    53.0 p0      46 dst
        xorps xmm15, xmm1                                  ;    54.0 p1      46 dst
        movaps xmm2, xmm15                                 ;    55.0 p5      46 dst copy
        movaps [rbp - 80], xmm12                           ;    53.0 p3+p4   46 dst spill
        movaps xmm12, xmm6                                 ;    54.0 p0      46 dst copy
        xorps xmm12, [rbp + 4032]                          ;    55.0 p1+p2   46 dst
        xorps xmm14, xmm12                                 ;    56.0 p5      46 dst
        andps xmm0, xmm12                                  ;    56.0 p0      46 dst
        movaps [rcx - 112], xmm10                          ;    54.0 p3+p4   46 dst spill
        movaps xmm10, xmm6                                 ;    54.0 p1      46 dst copy
        xorps xmm10, [rbp + 3920]                          ;    55.0 p5+p2   46 dst
        xorps xmm8, xmm10                                  ;    56.0 p0      46 dst
        andps xmm4, xmm8                                   ;    57.0 p1      46 dst
        xorps xmm5, xmm10                                  ;    56.0 p5      46 dst
        movaps [rbp - 48], xmm8                            ;    57.0 p3+p4   46 dst spill
        movaps xmm8, xmm6                                  ;    55.5 p0      46 dst copy
        movaps [rbp - 16], xmm7                            ;    56.0 p3+p4   46 dst spill
        movaps xmm7, xmm10                                 ;    56.0 p1      46 dst copy
        orps xmm7, xmm14                                   ;    57.0 p5      46 dst
        xorps xmm4, xmm7                                   ;    58.0 p0      46 dst
        movaps [rdi - 64], xmm15                           ;    57.0 p3+p4   46 dst spill
        movaps xmm15, xmm14                                ;    57.0 p1      46 dst copy
        xorps xmm15, xmm5                                  ;    58.0 p5      46 dst
        andps xmm8, xmm15                                  ;    59.0 p0      46 dst
        xorps xmm7, xmm8                                   ;    60.0 p1      46 dst
        xorps xmm8, xmm0                                   ;    60.0 p5      46 dst
        movaps [rdx - 80], xmm15                           ;    59.0 p3+p4   46 dst spill
        movaps xmm15, xmm12                                ;    58.5 p0      46 dst copy
        movaps [rdx - 16], xmm12                           ;    59.0 p3+p4   46 dst spill
        movaps xmm12, xmm5                                 ;    59.0 p1      46 dst copy
        orps xmm12, [rbp + 3920]                           ;    60.0 p5+p2   46 dst
        xorps xmm4, xmm12                                  ;    61.0 p0      46 dst
        xorps xmm8, xmm12                                  ;    61.0 p1      46 dst
        movaps xmm12, xmm5                                 ;    60.2 p5      46 dst copy
        movaps [rsi - 128], xmm11                          ;    60.0 p3+p4   46 dst spill
        movaps xmm11, xmm4                                 ;    62.0 p0      46 dst copy
        movaps [rsi - 96], xmm10                           ;    61.0 p3+p4   46 dst spill
        movaps xmm10, xmm1                                 ;    61.0 p1      46 dst copy
        movaps [rdx + 80], xmm6                            ;    62.0 p3+p4   46 dst spill
        movaps xmm6, xmm1                                  ;    61.2 p5      46 dst copy
        movaps [rbp + 96], xmm14                           ;    63.0 p3+p4   46 dst spill
        movaps xmm14, [rdx - 80]                           ;    60.0 p2      46 dst
        movaps [rdx - 64], xmm1                            ;    64.0 p3+p4   46 dst spill
        movaps xmm1, [rdx - 80]                            ;    61.0 p2      46 dst
        movaps [rdx - 80], xmm1                            ;    65.0 p3+p4   46 dst spill
        movaps xmm1, xmm3                                  ;    61.5 p0      46 dst copy
        xorps xmm1, [rbp + 4080]                           ;    62.5 p1+p2   46 dst
        xorps xmm13, xmm1                                  ;    63.5 p5      46 dst
        xorps xmm0, xmm1                                   ;    63.5 p0      46 dst
        xorps xmm7, xmm0                                   ;    64.5 p1      46 dst
        xorps xmm11, xmm0                                  ;    64.5 p5      46 dst
        orps xmm2, xmm13                                   ;    64.5 p0      46 dst
        xorps xmm7, xmm2                                   ;    65.5 p1      46 dst
        xorps xmm15, xmm13                                 ;    64.5 p5      46 dst
        xorps xmm12, xmm13                                 ;    64.5 p0      46 dst
        orps xmm10, xmm15                                  ;    65.5 p1      46 dst
        xorps xmm11, xmm10                                 ;    66.5 p5      46 dst
        xorps xmm14, xmm15                                 ;    65.5 p0      46 dst
        andps xmm6, xmm15                                  ;    66.0 p1      46 dst
        xorps xmm8, xmm6                                   ;    67.0 p5      46 dst
        andps xmm9, xmm14                                  ;    66.5 p0      46 dst
        xorps xmm11, xmm9                                  ;    67.5 p1      46 dst
        movaps xmm0, xmm1                                  ;    67.2 p5      46 dst copy
        orps xmm0, xmm12                                   ;    68.2 p0      46 dst
        xorps xmm4, xmm0                                   ;    69.2 p1      46 dst
        movaps xmm0, xmm7                                  ;    68.2 p5      46 dst copy
        andps xmm0, xmm11                                  ;    69.2 p0      46 dst
        xorps xmm4, xmm0                                   ;    70.2 p1      46 dst
        andps xmm0, xmm4                                   ;    71.2 p5      46 dst
        xorps xmm8, xmm0                                   ;    72.2 p0      46 dst
        xorps xmm7, xmm4                                   ;    71.2 p1      46 dst
        movaps xmm0, xmm11                                 ;    70.2 p5      46 dst copy
        andps xmm0, xmm8                                   ;    73.2 p0      46 dst
        xorps xmm7, xmm0                                   ;    74.2 p1      46 dst
        movaps xmm0, [rbp + 96]                            ;    68.2 p2      46 dst reload
        andps xmm0, xmm7                                   ;    75.2 p5      46 dst
        movaps xmm2, [rsi - 96]                            ;    69.2 p2      46 dst reload
        andps xmm2, xmm7                                   ;    75.2 p0      46 dst
        movaps xmm6, xmm4                                  ;    72.0 p1      46 dst copy
        andps xmm4, xmm7                                   ;    75.2 p5      46 dst
        xorps xmm11, xmm4                                  ;    76.2 p0      46 dst
        andps xmm5, xmm11                                  ;    77.2 p1      46 dst
        movaps xmm4, xmm8                                  ;    73.2 p5      46 dst copy
        andps xmm4, xmm7                                   ;    75.2 p0      46 dst
        xorps xmm6, xmm4                                   ;    76.2 p1      46 dst
        andps xmm15, xmm6                                  ;    77.2 p5      46 dst
        xorps xmm15, xmm0                                  ;    78.2 p0      46 dst
        xorps xmm15, xmm5                                  ;    79.2 p1      46 dst
        movaps xmm4, [rdx - 64]                            ;    71.8 p2      46 dst reload
        andps xmm4, xmm6                                   ;    77.2 p5      46 dst
        movaps xmm9, xmm7                                  ;    75.5 p0      46 dst copy
        xorps xmm9, xmm11                                  ;    77.2 p1      46 dst
        movaps xmm10, [rdx - 80]                           ;    73.2 p2      46 dst reload
        andps xmm10, xmm9                                  ;    78.2 p5      46 dst
        movaps [rdx - 80], xmm2                            ;    76.2 p3+p4   46 dst spill
        movaps xmm2, [rdx + 80]                            ;    74.2 p2      46 dst reload
        andps xmm2, xmm9                                   ;    78.2 p0      46 dst
        xorps xmm9, xmm6                                   ;    78.2 p1      46 dst
        andps xmm14, xmm9                                  ;    79.2 p5      46 dst
        xorps xmm10, xmm14                                 ;    80.2 p0      46 dst
        xorps xmm14, xmm15                                 ;    80.2 p1      46 dst
        xorps xmm0, xmm10                                  ;    81.2 p5      46 dst
        xorps xmm5, xmm10                                  ;    81.2 p0      46 dst
        movaps xmm10, [rsi - 128]                          ;    76.8 p2      46 dst reload
        andps xmm10, xmm9                                  ;    79.8 p1      46 dst
        movaps xmm3, xmm11                                 ;    79.2 p5      46 dst copy
        orps xmm11, xmm9                                   ;    79.5 p0      46 dst
        xorps xmm8, xmm11                                  ;    80.5 p1      46 dst
        xorps xmm6, xmm8                                   ;    81.5 p5      46 dst
        andps xmm13, xmm6                                  ;    82.5 p0      46 dst
        xorps xmm15, xmm13                                 ;    83.5 p1      46 dst
        movaps xmm11, [rdi - 64]                           ;    78.8 p2      46 dst reload
        andps xmm11, xmm6                                  ;    82.5 p5      46 dst
        xorps xmm7, xmm8                                   ;    81.5 p0      46 dst
        xorps xmm4, xmm11                                  ;    83.5 p1      46 dst
        xorps xmm9, xmm7                                   ;    82.5 p5      46 dst
        andps xmm1, xmm9                                   ;    83.5 p0      46 dst
        andps xmm12, xmm9                                  ;    83.5 p1      46 dst
        movaps xmm6, [rdx - 16]                            ;    80.5 p2      46 dst reload
        andps xmm6, xmm8                                   ;    83.5 p5      46 dst
        xorps xmm14, xmm6                                  ;    84.5 p0      46 dst
        movaps xmm6, [rbp - 16]                            ;    81.5 p2      46 dst reload
        andps xmm6, xmm8                                   ;    84.5 p1      46 dst
        xorps xmm11, xmm6                                  ;    85.5 p5      46 dst
        xorps xmm10, xmm11                                 ;    86.5 p0      46 dst
        xorps xmm2, xmm11                                  ;    86.5 p1      46 dst
        movaps xmm6, [rcx - 112]                           ;    82.5 p2      46 dst reload
        andps xmm6, xmm7                                   ;    85.5 p5      46 dst
        movaps xmm8, [rbp - 48]                            ;    83.5 p2      46 dst reload
        andps xmm8, xmm7                                   ;    86.5 p0      46 dst
        xorps xmm14, xmm6                                  ;    86.5 p1      46 dst
        xorps xmm0, xmm6                                   ;    86.5 p5      46 dst
        xorps xmm1, xmm5                                   ;    86.5 p0      46 dst
        xorps xmm10, xmm8                                  ;    87.5 p1      46 dst
        xorps xmm1, xmm8                                   ;    87.5 p5      46 dst
        xorps xmm4, xmm14                                  ;    87.5 p0      46 dst
        xorps xmm0, xmm10                                  ;    88.5 p1      46 dst
        xorps xmm4, xmm0                                   ;    89.5 p5      46 dst
        xorps xmm1, xmm4                                   ;    90.5 p0      46 dst
        andps xmm3, [rbp + 3920]                           ;    89.0 p1+p2   46 dst
        xorps xmm4, xmm3                                   ;    90.5 p5      46 dst
        xorps xmm2, xmm4                                   ;    91.5 p0      46 dst
        xorps xmm15, xmm2                                  ;    92.5 p1      46 dst
        movaps xmm3, [rbp + 3952]                          ;    86.8 p2      46 dst
        movaps xmm6, [rel aes128_decrypt.T0_constants128]  ;    87.8 p2      46 dst reload
        xorps xmm3, xmm6                                   ;    90.8 p5      46 dst
        movaps xmm7, xmm3                                  ;    91.8 p0      46 dst copy
        movaps xmm8, [rbp + 3968]                          ;    88.8 p2      46 dst
        xorps xmm8, xmm6                                   ;    91.8 p1      46 dst
        xorps xmm7, xmm8                                   ;    92.8 p5      46 dst
        movaps xmm9, xmm7                                  ;    93.8 p0      46 dst copy
        xorps xmm9, [rbp + 3360]                           ;    94.8 p1+p2   46 dst
        movaps xmm11, xmm7                                 ;    93.8 p5      46 dst copy
        movaps xmm13, [rbp + 3984]                         ;    90.8 p2      46 dst reload
        xorps xmm11, xmm13                                 ;    94.8 p0      46 dst
        movaps [rbp - 48], xmm10                           ;    89.8 p3+p4   46 dst spill
        movaps xmm10, xmm9                                 ;    95.8 p1      46 dst copy
        movaps [rcx - 112], xmm0                           ;    90.8 p3+p4   46 dst spill
        movaps xmm0, xmm9                                  ;    95.8 p5      46 dst copy
        xorps xmm13, xmm8                                  ;    93.8 p0      46 dst
        movaps [rbp - 16], xmm2                            ;    92.5 p3+p4   46 dst spill
        movaps xmm2, xmm13                                 ;    94.8 p1      46 dst copy
        movaps [rdx - 16], xmm4                            ;    92.8 p3+p4   46 dst spill
        movaps xmm4, xmm11                                 ;    95.8 p5      46 dst copy
        movaps [rdi - 64], xmm14                           ;    93.8 p3+p4   46 dst spill
        movaps xmm14, xmm8                                 ;    94.5 p0      46 dst copy
        movaps [rsi - 128], xmm1                           ;    94.8 p3+p4   46 dst spill
        movaps xmm1, xmm8                                  ;    95.0 p1      46 dst copy
        movaps [rdx + 80], xmm12                           ;    95.8 p3+p4   46 dst spill
        movaps xmm12, xmm8                                 ;    95.2 p5      46 dst copy
        movaps [rdx - 64], xmm5                            ;    96.8 p3+p4   46 dst spill
        movaps xmm5, [rel aes128_decrypt.T0_constants128]  ;    93.8 p2      46 dst copy
        xorps xmm5, [rbp + 3328]                           ;    96.8 p0+p2   46 dst
        xorps xmm3, xmm5                                   ;    97.8 p1      46 dst
        xorps xmm2, xmm5                                   ;    97.8 p5      46 dst
        xorps xmm12, xmm3                                  ;    98.8 p0      46 dst
        movaps xmm5, xmm12                                 ;    99.8 p1      46 dst copy
        movaps [rsi - 96], xmm15                           ;    97.8 p3+p4   46 dst spill
        movaps xmm15, xmm2                                 ;    98.8 p5      46 dst copy
        xorps xmm15, [rbp + 3312]                          ;    99.8 p0+p2   46 dst
        xorps xmm10, xmm15                                 ;   100.8 p1      46 dst
        andps xmm1, xmm15                                  ;   100.8 p5      46 dst
        movaps [rbp + 96], xmm9                            ;    98.8 p3+p4   46 dst spill
        movaps xmm9, xmm2                                  ;    98.8 p0      46 dst copy
        xorps xmm9, [rbp + 3904]                           ;    99.8 p1+p2   46 dst
        xorps xmm14, xmm9                                  ;   100.8 p5      46 dst
        andps xmm0, xmm14                                  ;   101.8 p0      46 dst
        xorps xmm7, xmm9                                   ;   100.8 p1      46 dst
        movaps [rsi - 80], xmm14                           ;   101.8 p3+p4   46 dst spill
        movaps xmm14, xmm2                                 ;   100.2 p5      46 dst copy
        movaps [rdx - 48], xmm8                            ;   100.8 p3+p4   46 dst spill
        movaps xmm8, xmm9                                  ;   100.8 p0      46 dst copy
        orps xmm8, xmm10                                   ;   101.8 p1      46 dst
        xorps xmm0, xmm8                                   ;   102.8 p5      46 dst
        movaps [rsi - 112], xmm12                          ;   101.8 p3+p4   46 dst spill
        movaps xmm12, xmm10                                ;   101.8 p0      46 dst copy
        xorps xmm12, xmm7                                  ;   102.8 p1      46 dst
        andps xmm14, xmm12                                 ;   103.8 p5      46 dst
        xorps xmm8, xmm14                                  ;   104.8 p0      46 dst
        xorps xmm14, xmm1                                  ;   104.8 p1      46 dst
        movaps [rbp - 32], xmm12                           ;   103.8 p3+p4   46 dst spill
        movaps xmm12, xmm15                                ;   103.2 p5      46 dst copy
        movaps [rbp + 32], xmm15                           ;   103.8 p3+p4   46 dst spill
        movaps xmm15, xmm7                                 ;   103.5 p0      46 dst copy
        orps xmm15, [rbp + 3904]                           ;   104.5 p1+p2   46 dst
        xorps xmm0, xmm15                                  ;   105.5 p5      46 dst
        xorps xmm14, xmm15                                 ;   105.8 p0      46 dst
        movaps xmm15, xmm7                                 ;   105.0 p1      46 dst copy
        movaps [rbp - 96], xmm11                           ;   104.8 p3+p4   46 dst spill
        movaps xmm11, xmm0                                 ;   106.5 p5      46 dst copy
        movaps [rcx - 64], xmm9                            ;   105.8 p3+p4   46 dst spill
        movaps xmm9, xmm3                                  ;   105.5 p0      46 dst copy
        movaps [rcx - 96], xmm2                            ;   106.8 p3+p4   46 dst spill
        movaps xmm2, xmm3                                  ;   106.0 p1      46 dst copy
        movaps [rax - 112], xmm10                          ;   107.8 p3+p4   46 dst spill
        movaps xmm10, [rbp - 32]                           ;   104.8 p2      46 dst
        movaps [rcx + 112], xmm3                           ;   108.8 p3+p4   46 dst spill
        movaps xmm3, [rbp - 32]                            ;   105.8 p2      46 dst
        movaps [rbp - 32], xmm3                            ;   109.8 p3+p4   46 dst spill
        movaps xmm3, xmm6                                  ;   106.2 p5      46 dst copy
        xorps xmm3, [rbp + 3344]                           ;   107.2 p0+p2   46 dst
        xorps xmm13, xmm3                                  ;   108.2 p1      46 dst
        xorps xmm1, xmm3                                   ;   108.2 p5      46 dst
        xorps xmm8, xmm1                                   ;   109.2 p0      46 dst
        xorps xmm11, xmm1                                  ;   109.2 p1      46 dst
        orps xmm5, xmm13                                   ;   109.2 p5      46 dst
        xorps xmm8, xmm5                                   ;   110.2 p0      46 dst
        xorps xmm12, xmm13                                 ;   109.2 p1      46 dst
        xorps xmm15, xmm13                                 ;   109.2 p5      46 dst
        orps xmm9, xmm12                                   ;   110.2 p0      46 dst
        xorps xmm11, xmm9                                  ;   111.2 p1      46 dst
        xorps xmm10, xmm12                                 ;   110.2 p5      46 dst
        andps xmm2, xmm12                                  ;   110.5 p0      46 dst
        xorps xmm14, xmm2                                  ;   111.5 p1      46 dst
        andps xmm4, xmm10                                  ;   111.2 p5      46 dst
        xorps xmm11, xmm4                                  ;   112.2 p0      46 dst
        movaps xmm1, xmm3                                  ;   112.0 p1      46 dst copy
        orps xmm1, xmm15                                   ;   113.0 p5      46 dst
        xorps xmm0, xmm1                                   ;   114.0 p0      46 dst
        movaps xmm1, xmm8                                  ;   113.0 p1      46 dst copy
        andps xmm1, xmm11                                  ;   114.0 p5      46 dst
        xorps xmm0, xmm1                                   ;   115.0 p0      46 dst
        andps xmm1, xmm0                                   ;   116.0 p1      46 dst
        xorps xmm14, xmm1                                  ;   117.0 p5      46 dst
        xorps xmm8, xmm0                                   ;   116.0 p0      46 dst
        movaps xmm1, xmm11                                 ;   115.0 p1      46 dst copy
        andps xmm1, xmm14                                  ;   118.0 p5      46 dst
        xorps xmm8, xmm1                                   ;   119.0 p0      46 dst
        movaps xmm1, [rax - 112]                           ;   113.0 p2      46 dst reload
        andps xmm1, xmm8                                   ;   120.0 p1      46 dst
        movaps xmm2, [rcx - 64]                            ;   114.0 p2      46 dst reload
        andps xmm2, xmm8                                   ;   120.0 p5      46 dst
        movaps xmm4, xmm0                                  ;   116.5 p0      46 dst copy
        andps xmm0, xmm8                                   ;   120.0 p1      46 dst
        xorps xmm11, xmm0                                  ;   121.0 p5      46 dst
        andps xmm7, xmm11                                  ;   122.0 p0      46 dst
        movaps xmm0, xmm14                                 ;   118.0 p1      46 dst copy
        andps xmm0, xmm8                                   ;   120.0 p5      46 dst
        xorps xmm4, xmm0                                   ;   121.0 p0      46 dst
        andps xmm12, xmm4                                  ;   122.0 p1      46 dst
        xorps xmm12, xmm1                                  ;   123.0 p5      46 dst
        xorps xmm12, xmm7                                  ;   124.0 p0      46 dst
        movaps xmm0, [rcx + 112]                           ;   116.5 p2      46 dst reload
        andps xmm0, xmm4                                   ;   122.0 p1      46 dst
        movaps xmm5, xmm8                                  ;   120.2 p5      46 dst copy
        xorps xmm5, xmm11                                  ;   122.0 p0      46 dst
        movaps xmm9, [rbp - 32]                            ;   118.0 p2      46 dst reload
        andps xmm9, xmm5                                   ;   123.0 p1      46 dst
        movaps [rbp - 32], xmm2                            ;   121.0 p3+p4   46 dst spill
        movaps xmm2, [rcx - 96]                            ;   119.0 p2      46 dst reload
        andps xmm2, xmm5                                   ;   123.0 p5      46 dst
        xorps xmm5, xmm4                                   ;   123.0 p0      46 dst
        andps xmm10, xmm5                                  ;   124.0 p1      46 dst
        xorps xmm9, xmm10                                  ;   125.0 p5      46 dst
        xorps xmm10, xmm12                                 ;   125.0 p0      46 dst
        xorps xmm1, xmm9                                   ;   126.0 p1      46 dst
        xorps xmm7, xmm9                                   ;   126.0 p5      46 dst
        movaps xmm9, [rbp - 96]                            ;   121.5 p2      46 dst reload
        andps xmm9, xmm5                                   ;   124.5 p0      46 dst
        movaps xmm6, xmm11                                 ;   124.0 p1      46 dst copy
        orps xmm11, xmm5                                   ;   124.2 p5      46 dst
        xorps xmm14, xmm11                                 ;   125.2 p0      46 dst
        xorps xmm4, xmm14                                  ;   126.2 p1      46 dst
        andps xmm13, xmm4                                  ;   127.2 p5      46 dst
        xorps xmm12, xmm13                                 ;   128.2 p0      46 dst
        movaps xmm11, [rsi - 112]                          ;   123.5 p2      46 dst reload
        andps xmm11, xmm4                                  ;   127.2 p1      46 dst
        xorps xmm8, xmm14                                  ;   126.2 p5      46 dst
        xorps xmm0, xmm11                                  ;   128.2 p0      46 dst
        xorps xmm5, xmm8                                   ;   127.2 p1      46 dst
        andps xmm3, xmm5                                   ;   128.2 p5      46 dst
        andps xmm15, xmm5                                  ;   128.2 p0      46 dst
        movaps xmm4, [rbp + 32]                            ;   125.2 p2      46 dst reload
        andps xmm4, xmm14                                  ;   128.2 p1      46 dst
        xorps xmm10, xmm4                                  ;   129.2 p5      46 dst
        movaps xmm4, [rdx - 48]                            ;   126.2 p2      46 dst reload
        andps xmm4, xmm14                                  ;   129.2 p0      46 dst
        xorps xmm11, xmm4                                  ;   130.2 p1      46 dst
        xorps xmm9, xmm11                                  ;   131.2 p5      46 dst
        xorps xmm2, xmm11                                  ;   131.2 p0      46 dst
        movaps xmm4, [rbp + 96]                            ;   127.2 p2      46 dst reload
        andps xmm4, xmm8                                   ;   130.2 p1      46 dst
        movaps xmm5, [rsi - 80]                            ;   128.2 p2      46 dst reload
        andps xmm5, xmm8                                   ;   131.2 p5      46 dst
        xorps xmm10, xmm4                                  ;   131.2 p0      46 dst
        xorps xmm1, xmm4                                   ;   131.2 p1      46 dst
        xorps xmm3, xmm7                                   ;   131.2 p5      46 dst
        xorps xmm9, xmm5                                   ;   132.2 p0      46 dst
        xorps xmm3, xmm5                                   ;   132.2 p1      46 dst
        xorps xmm0, xmm10                                  ;   132.2 p5      46 dst
        xorps xmm1, xmm9                                   ;   133.2 p0      46 dst
        xorps xmm0, xmm1                                   ;   134.2 p1      46 dst
        xorps xmm3, xmm0                                   ;   135.2 p5      46 dst
        andps xmm6, [rbp + 3904]                           ;   133.5 p0+p2   46 dst
        xorps xmm0, xmm6                                   ;   135.2 p1      46 dst
        xorps xmm2, xmm0                                   ;   136.2 p5      46 dst
        xorps xmm12, xmm2                                  ;   137.2 p0      46 dst
        movaps xmm4, [rbp + 3008]                          ;   131.5 p2      46 dst
        movaps xmm5, [rel aes128_decrypt.T0_constants128]  ;   132.5 p2      46 dst reload
        xorps xmm4, xmm5                                   ;   135.5 p1      46 dst
        movaps xmm6, xmm4                                  ;   136.5 p5      46 dst copy
        movaps xmm8, [rbp + 3024]                          ;   133.5 p2      46 dst
        xorps xmm8, xmm5                                   ;   136.5 p0      46 dst
        xorps xmm6, xmm8                                   ;   137.5 p1      46 dst
        movaps xmm11, xmm6                                 ;   138.5 p5      46 dst copy
        xorps xmm11, [rbp + 3088]                          ;   139.5 p0+p2   46 dst
        movaps xmm13, xmm6                                 ;   138.5 p1      46 dst copy
        movaps xmm14, [r13 - 112]                          ;   135.5 p2      46 dst reload
        xorps xmm13, xmm14                                 ;   139.5 p5      46 dst
        movaps [rsi - 80], xmm9                            ;   134.5 p3+p4   46 dst spill
        movaps xmm9, xmm11                                 ;   140.5 p0      46 dst copy
        movaps [rbp + 96], xmm1                            ;   135.5 p3+p4   46 dst spill
        movaps xmm1, xmm11                                 ;   140.5 p1      46 dst copy
        xorps xmm14, xmm8                                  ;   138.5 p5      46 dst
        movaps [rdx - 48], xmm2                            ;   137.2 p3+p4   46 dst spill
        movaps xmm2, xmm14                                 ;   139.5 p0      46 dst copy
        movaps [rbp + 32], xmm0                            ;   137.5 p3+p4   46 dst spill
        movaps xmm0, xmm13                                 ;   140.5 p1      46 dst copy
        movaps [rsi - 112], xmm10                          ;   138.5 p3+p4   46 dst spill
        movaps xmm10, xmm8                                 ;   139.2 p5      46 dst copy
        movaps [rbp - 96], xmm3                            ;   139.5 p3+p4   46 dst spill
        movaps xmm3, xmm8                                  ;   139.5 p0      46 dst copy
        movaps [rcx - 96], xmm15                           ;   140.5 p3+p4   46 dst spill
        movaps xmm15, xmm8                                 ;   140.0 p1      46 dst copy
        movaps [rcx + 112], xmm7                           ;   141.5 p3+p4   46 dst spill
        movaps xmm7, [rel aes128_decrypt.T0_constants128]  ;   138.5 p2      46 dst copy
        xorps xmm7, [rbp + 3056]                           ;   141.5 p5+p2   46 dst
        xorps xmm4, xmm7                                   ;   142.5 p0      46 dst
        xorps xmm2, xmm7                                   ;   142.5 p1      46 dst
        xorps xmm15, xmm4                                  ;   143.5 p5      46 dst
        movaps xmm7, xmm15                                 ;   144.5 p0      46 dst copy
        movaps [rcx - 64], xmm12                           ;   142.5 p3+p4   46 dst spill
        movaps xmm12, xmm2                                 ;   143.5 p1      46 dst copy
        xorps xmm12, [rbp + 3040]                          ;   144.5 p5+p2   46 dst
        xorps xmm9, xmm12                                  ;   145.5 p0      46 dst
        andps xmm3, xmm12                                  ;   145.5 p1      46 dst
        movaps [rax - 112], xmm11                          ;   143.5 p3+p4   46 dst spill
        movaps xmm11, xmm2                                 ;   143.5 p5      46 dst copy
        xorps xmm11, [r10 + 80]                            ;   144.5 p0+p2   46 dst
        xorps xmm10, xmm11                                 ;   145.5 p1      46 dst
        andps xmm1, xmm10                                  ;   146.5 p5      46 dst
        xorps xmm6, xmm11                                  ;   145.5 p0      46 dst
        movaps [rax - 96], xmm10                           ;   146.5 p3+p4   46 dst spill
        movaps xmm10, xmm2                                 ;   145.0 p1      46 dst copy
        movaps [rax - 80], xmm8                            ;   145.5 p3+p4   46 dst spill
        movaps xmm8, xmm11                                 ;   145.5 p5      46 dst copy
        orps xmm8, xmm9                                    ;   146.5 p0      46 dst
        xorps xmm1, xmm8                                   ;   147.5 p1      46 dst
        movaps [rdx - 32], xmm15                           ;   146.5 p3+p4   46 dst spill
        movaps xmm15, xmm9                                 ;   146.5 p5      46 dst copy
        xorps xmm15, xmm6                                  ;   147.5 p0      46 dst
        andps xmm10, xmm15                                 ;   148.5 p1      46 dst
        xorps xmm8, xmm10                                  ;   149.5 p5      46 dst
        xorps xmm10, xmm3                                  ;   149.5 p0      46 dst
        movaps [r10 - 80], xmm15                           ;   148.5 p3+p4   46 dst spill
        movaps xmm15, xmm12                                ;   148.0 p1      46 dst copy
        movaps [rdi - 48], xmm12                           ;   148.5 p3+p4   46 dst spill
        movaps xmm12, xmm6                                 ;   148.2 p5      46 dst copy
        orps xmm12, [r10 + 80]                             ;   149.2 p0+p2   46 dst
        xorps xmm1, xmm12                                  ;   150.2 p1      46 dst
        xorps xmm10, xmm12                                 ;   150.5 p5      46 dst
        movaps xmm12, xmm6                                 ;   149.5 p0      46 dst copy
        movaps [rbp + 112], xmm13                          ;   149.5 p3+p4   46 dst spill
        movaps xmm13, xmm1                                 ;   151.2 p1      46 dst copy
        movaps [rbp + 0], xmm11                            ;   150.5 p3+p4   46 dst spill
        movaps xmm11, xmm4                                 ;   150.2 p5      46 dst copy
        movaps [rbp + 80], xmm2                            ;   151.5 p3+p4   46 dst spill
        movaps xmm2, xmm4                                  ;   150.5 p0      46 dst copy
        movaps [rdx + 0], xmm9                             ;   152.5 p3+p4   46 dst spill
        movaps xmm9, [r10 - 80]                            ;   149.5 p2      46 dst
        movaps [rax - 128], xmm4                           ;   153.5 p3+p4   46 dst spill
        movaps xmm4, [r10 - 80]                            ;   150.5 p2      46 dst
        movaps [r10 - 80], xmm4                            ;   154.5 p3+p4   46 dst spill
        movaps xmm4, xmm5                                  ;   151.0 p1      46 dst copy
        xorps xmm4, [rbp + 3072]                           ;   152.0 p5+p2   46 dst
        xorps xmm14, xmm4                                  ;   153.0 p0      46 dst
        xorps xmm3, xmm4                                   ;   153.0 p1      46 dst
        xorps xmm8, xmm3                                   ;   154.0 p5      46 dst
        xorps xmm13, xmm3                                  ;   154.0 p0      46 dst
        orps xmm7, xmm14                                   ;   154.0 p1      46 dst
        xorps xmm8, xmm7                                   ;   155.0 p5      46 dst
        xorps xmm15, xmm14                                 ;   154.0 p0      46 dst
        xorps xmm12, xmm14                                 ;   154.0 p1      46 dst
        orps xmm11, xmm15                                  ;   155.0 p5      46 dst
        xorps xmm13, xmm11                                 ;   156.0 p0      46 dst
        xorps xmm9, xmm15                                  ;   155.0 p1      46 dst
        andps xmm2, xmm15                                  ;   155.2 p5      46 dst
        xorps xmm10, xmm2                                  ;   156.2 p0      46 dst
        andps xmm0, xmm9                                   ;   156.0 p1      46 dst
        xorps xmm13, xmm0                                  ;   157.0 p5      46 dst
        movaps xmm0, xmm4                                  ;   156.5 p0      46 dst copy
        orps xmm0, xmm12                                   ;   157.5 p1      46 dst
        xorps xmm1, xmm0                                   ;   158.5 p5      46 dst
        movaps xmm0, xmm8                                  ;   157.5 p0      46 dst copy
        andps xmm0, xmm13                                  ;   158.5 p1      46 dst
        xorps xmm1, xmm0                                   ;   159.5 p5      46 dst
        andps xmm0, xmm1                                   ;   160.5 p0      46 dst
        xorps xmm10, xmm0                                  ;   161.5 p1      46 dst
        xorps xmm8, xmm1                                   ;   160.5 p5      46 dst
        movaps xmm0, xmm13                                 ;   159.5 p0      46 dst copy
        andps xmm0, xmm10                                  ;   162.5 p1      46 dst
        xorps xmm8, xmm0                                   ;   163.5 p5      46 dst
        movaps xmm0, [rdx + 0]                             ;   157.8 p2      46 dst reload
        andps xmm0, xmm8                                   ;   164.5 p0      46 dst
        movaps xmm2, [rbp + 0]                             ;   158.8 p2      46 dst reload
        andps xmm2, xmm8                                   ;   164.5 p1      46 dst
        movaps xmm3, xmm1                                  ;   161.2 p5      46 dst copy
        andps xmm1, xmm8                                   ;   164.5 p0      46 dst
        xorps xmm13, xmm1                                  ;   165.5 p1      46 dst
        andps xmm6, xmm13                                  ;   166.5 p5      46 dst
        movaps xmm1, xmm10                                 ;   162.5 p0      46 dst copy
        andps xmm1, xmm8                                   ;   164.5 p1      46 dst
        xorps xmm3, xmm1                                   ;   165.5 p5      46 dst
        andps xmm15, xmm3                                  ;   166.5 p0      46 dst
        xorps xmm15, xmm0                                  ;   167.5 p1      46 dst
        xorps xmm15, xmm6                                  ;   168.5 p5      46 dst
        movaps xmm1, [rax - 128]                           ;   161.2 p2      46 dst reload
        andps xmm1, xmm3                                   ;   166.5 p0      46 dst
        movaps xmm7, xmm8                                  ;   165.0 p1      46 dst copy
        xorps xmm7, xmm13                                  ;   166.5 p5      46 dst
        movaps xmm11, [r10 - 80]                           ;   162.5 p2      46 dst reload
        andps xmm11, xmm7                                  ;   167.5 p0      46 dst
        mov r8, qword [rbp + 4144]                         ;   163.5 p2      68 dst.0 reload
        xorps xmm2, [r8 + 20928]                           ;   169.5 p1+p2   68 dst
        movaps xmm5, [rbp + 80]                            ;   165.5 p2      46 dst reload
        andps xmm5, xmm7                                   ;   168.5 p5      46 dst
        xorps xmm7, xmm3                                   ;   167.5 p0      46 dst
        andps xmm9, xmm7                                   ;   168.5 p1      46 dst
        xorps xmm11, xmm9                                  ;   169.5 p5      46 dst
        xorps xmm9, xmm15                                  ;   169.5 p0      46 dst
        xorps xmm0, xmm11                                  ;   170.5 p1      46 dst
        xorps xmm6, xmm11                                  ;   170.5 p5      46 dst
        movaps xmm11, [rbp + 112]                          ;   166.5 p2      46 dst reload
        andps xmm11, xmm7                                  ;   169.5 p0      46 dst
        movaps [rbp + 112], xmm2                           ;   170.5 p3+p4   68 dst spill
        movaps xmm2, xmm13                                 ;   169.0 p1      46 dst copy
        orps xmm13, xmm7                                   ;   169.2 p5      46 dst
        xorps xmm10, xmm13                                 ;   170.2 p0      46 dst
        xorps xmm3, xmm10                                  ;   171.2 p1      46 dst
        andps xmm14, xmm3                                  ;   172.2 p5      46 dst
        xorps xmm15, xmm14                                 ;   173.2 p0      46 dst
        movaps xmm13, [rdx - 32]                           ;   168.5 p2      46 dst reload
        andps xmm13, xmm3                                  ;   172.2 p1      46 dst
        xorps xmm8, xmm10                                  ;   171.2 p5      46 dst
        xorps xmm1, xmm13                                  ;   173.2 p0      46 dst
        xorps xmm7, xmm8                                   ;   172.2 p1      46 dst
        andps xmm4, xmm7                                   ;   173.2 p5      46 dst
        andps xmm12, xmm7                                  ;   173.2 p0      46 dst
        movaps xmm3, [rdi - 48]                            ;   170.2 p2      46 dst reload
        andps xmm3, xmm10                                  ;   173.2 p1      46 dst
        xorps xmm9, xmm3                                   ;   174.2 p5      46 dst
        movaps xmm3, [rax - 80]                            ;   171.2 p2      46 dst reload
        andps xmm3, xmm10                                  ;   174.2 p0      46 dst
        xorps xmm13, xmm3                                  ;   175.2 p1      46 dst
        xorps xmm11, xmm13                                 ;   176.2 p5      46 dst
        xorps xmm5, xmm13                                  ;   176.2 p0      46 dst
        movaps xmm3, [rax - 112]                           ;   172.2 p2      46 dst reload
        andps xmm3, xmm8                                   ;   175.2 p1      46 dst
        movaps xmm7, [rax - 96]                            ;   173.2 p2      46 dst reload
        andps xmm7, xmm8                                   ;   176.2 p5      46 dst
        xorps xmm9, xmm3                                   ;   176.2 p0      46 dst
        xorps xmm0, xmm3                                   ;   176.2 p1      46 dst
        xorps xmm4, xmm6                                   ;   176.2 p5      46 dst
        xorps xmm11, xmm7                                  ;   177.2 p0      46 dst
        xorps xmm4, xmm7                                   ;   177.2 p1      46 dst
        xorps xmm1, xmm9                                   ;   177.2 p5      46 dst
        xorps xmm0, xmm11                                  ;   178.2 p0      46 dst
        xorps xmm1, xmm0                                   ;   179.2 p1      46 dst
        xorps xmm4, xmm1                                   ;   180.2 p5      46 dst
        andps xmm2, [r10 + 80]                             ;   178.5 p0+p2   46 dst
        xorps xmm1, xmm2                                   ;   180.2 p1      46 dst
        xorps xmm5, xmm1                                   ;   181.2 p5      46 dst
        xorps xmm15, xmm5                                  ;   182.2 p0      46 dst
        xorps xmm12, xmm6                                  ;   180.0 p1      68 dst
        movaps xmm2, [rbp + 112]                           ;   176.8 p2      68 dst reload
        xorps xmm2, xmm1                                   ;   181.2 p5      68 dst
        xorps xmm0, xmm4                                   ;   181.2 p0      68 dst
        xorps xmm12, xmm15                                 ;   183.2 p1      68 dst
        mov r9, qword [rbp + 4168]                         ;   177.8 p2      68 dst reload
        movaps [r9 + 448], xmm2                            ;   182.2 p3+p4   68 dst
        xorps xmm12, [r8 + 20864]                          ;   184.2 p5+p2   68 dst
        movaps [r9 + 384], xmm12                           ;   185.2 p3+p4   68 dst
        xorps xmm4, [r8 + 20880]                           ;   181.5 p0+p2   68 dst
        movaps [r9 + 400], xmm4                            ;   182.5 p3+p4   68 dst
        xorps xmm15, [r8 + 20896]                          ;   183.2 p1+p2   68 dst
        movaps [r9 + 416], xmm15                           ;   184.2 p3+p4   68 dst
        xorps xmm9, [r8 + 20912]                           ;   182.2 p5+p2   68 dst
        movaps [r9 + 432], xmm9                            ;   183.2 p3+p4   68 dst
        xorps xmm5, [r8 + 20944]                           ;   182.8 p0+p2   68 dst
        movaps [r9 + 464], xmm5                            ;   183.8 p3+p4   68 dst
        xorps xmm0, [r8 + 20960]                           ;   183.8 p1+p2   68 dst
        movaps [r9 + 480], xmm0                            ;   184.8 p3+p4   68 dst
        xorps xmm11, [r8 + 20976]                          ;   184.8 p5+p2   68 dst
        movaps [r9 + 496], xmm11                           ;   185.8 p3+p4   68 dst
        movaps xmm0, [rbp + 16]                            ;   185.8 p2      68 dst
        xorps xmm0, [r8 + 20480]                           ;   188.8 p0+p2   68 dst
        xorps xmm0, [rdx + 64]                             ;   189.8 p1+p2   68 dst
        movaps xmm1, [rbp - 80]                            ;   188.8 p2      46 dst reload
        xorps xmm0, xmm1                                   ;   191.8 p5      68 dst
        movaps [r9], xmm0                                  ;   192.8 p3+p4   68 dst
        xorps xmm1, [r8 + 20512]                           ;   191.8 p0+p2   68 dst
        movaps [r9 + 32], xmm1                             ;   192.8 p3+p4   68 dst
        movaps xmm0, [rdx + 112]                           ;   190.8 p2      68 dst
        xorps xmm0, [r8 + 20496]                           ;   193.8 p1+p2   68 dst
        movaps [r9 + 16], xmm0                             ;   194.8 p3+p4   68 dst
        movaps xmm0, [rdx + 96]                            ;   192.8 p2      68 dst
        xorps xmm0, [r8 + 20528]                           ;   195.8 p5+p2   68 dst
        movaps [r9 + 48], xmm0                             ;   196.8 p3+p4   68 dst
        movaps xmm0, [rcx - 80]                            ;   194.8 p2      68 dst
        xorps xmm0, [r8 + 20544]                           ;   197.8 p0+p2   68 dst
        xorps xmm0, [rdi - 80]                             ;   198.8 p1+p2   68 dst
        movaps [r9 + 64], xmm0                             ;   199.8 p3+p4   68 dst
        movaps xmm0, [rbp - 112]                           ;   197.8 p2      68 dst
        xorps xmm0, [r8 + 20560]                           ;   200.8 p5+p2   68 dst
        movaps [r9 + 80], xmm0                             ;   201.8 p3+p4   68 dst
        movaps xmm0, [rbp - 128]                           ;   199.8 p2      68 dst
        xorps xmm0, [r8 + 20576]                           ;   202.8 p0+p2   68 dst
        xorps xmm0, [rdx + 112]                            ;   203.8 p1+p2   68 dst
        movaps [r9 + 96], xmm0                             ;   204.8 p3+p4   68 dst
        movaps xmm0, [rdx + 48]                            ;   202.8 p2      68 dst
        xorps xmm0, [r8 + 20592]                           ;   205.8 p5+p2   68 dst
        movaps [r9 + 112], xmm0                            ;   206.8 p3+p4   68 dst
        movaps xmm0, [rdx + 80]                            ;   204.8 p2      68 dst
        xorps xmm0, [r8 + 20608]                           ;   207.8 p0+p2   68 dst
        xorps xmm0, [rdx - 64]                             ;   208.8 p1+p2   68 dst
        movaps xmm1, [rsi - 96]                            ;   207.8 p2      46 dst reload
        xorps xmm0, xmm1                                   ;   210.8 p5      68 dst
        movaps [r9 + 128], xmm0                            ;   211.8 p3+p4   68 dst
        xorps xmm1, [r8 + 20640]                           ;   210.8 p0+p2   68 dst
        movaps [r9 + 160], xmm1                            ;   211.8 p3+p4   68 dst
        movaps xmm0, [rsi - 128]                           ;   209.8 p2      68 dst
        xorps xmm0, [r8 + 20624]                           ;   212.8 p1+p2   68 dst
        movaps [r9 + 144], xmm0                            ;   213.8 p3+p4   68 dst
        movaps xmm0, [rdi - 64]                            ;   211.8 p2      68 dst
        xorps xmm0, [r8 + 20656]                           ;   214.8 p5+p2   68 dst
        movaps [r9 + 176], xmm0                            ;   215.8 p3+p4   68 dst
        movaps xmm0, [rdx - 16]                            ;   213.8 p2      68 dst
        xorps xmm0, [r8 + 20672]                           ;   216.8 p0+p2   68 dst
        xorps xmm0, [rdx - 80]                             ;   217.8 p1+p2   68 dst
        movaps [r9 + 192], xmm0                            ;   218.8 p3+p4   68 dst
        movaps xmm0, [rbp - 16]                            ;   216.8 p2      68 dst
        xorps xmm0, [r8 + 20688]                           ;   219.8 p5+p2   68 dst
        movaps [r9 + 208], xmm0                            ;   220.8 p3+p4   68 dst
        movaps xmm0, [rcx - 112]                           ;   218.8 p2      68 dst
        xorps xmm0, [r8 + 20704]                           ;   221.8 p0+p2   68 dst
        xorps xmm0, [rsi - 128]                            ;   222.8 p1+p2   68 dst
        movaps [r9 + 224], xmm0                            ;   223.8 p3+p4   68 dst
        movaps xmm0, [rbp - 48]                            ;   221.8 p2      68 dst
        xorps xmm0, [r8 + 20720]                           ;   224.8 p5+p2   68 dst
        movaps [r9 + 240], xmm0                            ;   225.8 p3+p4   68 dst
        movaps xmm0, [rcx - 96]                            ;   223.8 p2      68 dst
        xorps xmm0, [r8 + 20736]                           ;   226.8 p0+p2   68 dst
        xorps xmm0, [rcx + 112]                            ;   227.8 p1+p2   68 dst
        movaps xmm1, [rcx - 64]                            ;   226.8 p2      46 dst reload
        xorps xmm0, xmm1                                   ;   229.8 p5      68 dst
        movaps [r9 + 256], xmm0                            ;   230.8 p3+p4   68 dst
        xorps xmm1, [r8 + 20768]                           ;   229.8 p0+p2   68 dst
        movaps [r9 + 288], xmm1                            ;   230.8 p3+p4   68 dst
        movaps xmm0, [rbp - 96]                            ;   228.8 p2      68 dst
        xorps xmm0, [r8 + 20752]                           ;   231.8 p1+p2   68 dst
        movaps [r9 + 272], xmm0                            ;   232.8 p3+p4   68 dst
        movaps xmm0, [rsi - 112]                           ;   230.8 p2      68 dst
        xorps xmm0, [r8 + 20784]                           ;   233.8 p5+p2   68 dst
        movaps [r9 + 304], xmm0                            ;   234.8 p3+p4   68 dst
        movaps xmm0, [rbp + 32]                            ;   232.8 p2      68 dst
        xorps xmm0, [r8 + 20800]                           ;   235.8 p0+p2   68 dst
        xorps xmm0, [rbp - 32]                             ;   236.8 p1+p2   68 dst
        movaps [r9 + 320], xmm0                            ;   237.8 p3+p4   68 dst
        movaps xmm0, [rdx - 48]                            ;   235.8 p2      68 dst
        xorps xmm0, [r8 + 20816]                           ;   238.8 p5+p2   68 dst
        movaps [r9 + 336], xmm0                            ;   239.8 p3+p4   68 dst
        movaps xmm0, [rbp + 96]                            ;   237.8 p2      68 dst
        xorps xmm0, [r8 + 20832]                           ;   240.8 p0+p2   68 dst
        xorps xmm0, [rbp - 96]                             ;   241.8 p1+p2   68 dst
        movaps [r9 + 352], xmm0                            ;   242.8 p3+p4   68 dst
        movaps xmm0, [rsi - 80]                            ;   240.8 p2      68 dst
        xorps xmm0, [r8 + 20848]                           ;   243.8 p5+p2   68 dst
        movaps [r9 + 368], xmm0                            ;   244.8 p3+p4   68 dst
        movaps xmm0, [r15 - 128]                           ;   242.8 p2      46 dst
        movaps xmm1, [rel aes128_decrypt.T0_constants128]  ;   243.8 p2      46 dst reload
        xorps xmm0, xmm1                                   ;   246.8 p0      46 dst
        movaps xmm2, xmm0                                  ;   247.8 p1      46 dst copy
        movaps xmm3, [r15 - 112]                           ;   244.8 p2      46 dst
        xorps xmm3, xmm1                                   ;   247.8 p5      46 dst
        xorps xmm2, xmm3                                   ;   248.8 p0      46 dst
        movaps xmm4, xmm2                                  ;   249.8 p1      46 dst copy
        xorps xmm4, [r15 - 48]                             ;   250.8 p5+p2   46 dst
        movaps xmm5, xmm2                                  ;   249.8 p0      46 dst copy
        movaps xmm6, [r13 - 128]                           ;   246.8 p2      46 dst reload
        xorps xmm5, xmm6                                   ;   250.8 p1      46 dst
        movaps xmm7, xmm3                                  ;   248.8 p5      46 dst copy
        xorps xmm7, xmm6                                   ;   249.8 p0      46 dst
        movaps xmm6, xmm7                                  ;   250.8 p1      46 dst copy
        movaps xmm8, xmm4                                  ;   251.8 p5      46 dst copy
        movaps xmm9, xmm4                                  ;   251.8 p0      46 dst copy
        movaps xmm10, xmm3                                 ;   248.8 p1      46 dst copy
        movaps xmm11, xmm3                                 ;   248.8 p5      46 dst copy
        movaps xmm12, xmm3                                 ;   248.8 p0      46 dst copy
        movaps xmm13, xmm5                                 ;   251.8 p1      46 dst copy
        movaps xmm14, [r15 - 80]                           ;   247.8 p2      46 dst
        xorps xmm14, xmm1                                  ;   250.8 p5      46 dst
        xorps xmm0, xmm14                                  ;   251.8 p0      46 dst
        xorps xmm6, xmm14                                  ;   251.8 p1      46 dst
        xorps xmm12, xmm0                                  ;   252.8 p5      46 dst
        movaps xmm14, xmm12                                ;   253.8 p0      46 dst copy
        movaps xmm15, xmm6                                 ;   252.8 p1      46 dst copy
        xorps xmm15, [r15 - 96]                            ;   253.8 p5+p2   46 dst
        xorps xmm8, xmm15                                  ;   254.8 p0      46 dst
        andps xmm11, xmm15                                 ;   254.8 p1      46 dst
        movaps [rsi - 80], xmm4                            ;   251.8 p3+p4   46 dst spill
        movaps xmm4, xmm6                                  ;   252.8 p5      46 dst copy
        xorps xmm4, [r10 + 32]                             ;   253.8 p0+p2   46 dst
        xorps xmm10, xmm4                                  ;   254.8 p1      46 dst
        andps xmm9, xmm10                                  ;   255.8 p5      46 dst
        xorps xmm2, xmm4                                   ;   254.8 p0      46 dst
        movaps [rbp - 96], xmm10                           ;   255.8 p3+p4   46 dst spill
        movaps xmm10, xmm6                                 ;   252.8 p1      46 dst copy
        movaps [rbp + 96], xmm3                            ;   253.0 p3+p4   46 dst spill
        movaps xmm3, xmm4                                  ;   254.8 p5      46 dst copy
        orps xmm3, xmm8                                    ;   255.8 p0      46 dst
        xorps xmm9, xmm3                                   ;   256.8 p1      46 dst
        movaps [rdx - 48], xmm12                           ;   254.0 p3+p4   46 dst spill
        movaps xmm12, xmm8                                 ;   255.8 p5      46 dst copy
        xorps xmm12, xmm2                                  ;   256.8 p0      46 dst
        andps xmm10, xmm12                                 ;   257.8 p1      46 dst
        xorps xmm3, xmm10                                  ;   258.8 p5      46 dst
        xorps xmm10, xmm11                                 ;   258.8 p0      46 dst
        movaps [rbp - 32], xmm12                           ;   257.8 p3+p4   46 dst spill
        movaps xmm12, xmm15                                ;   255.8 p1      46 dst copy
        movaps [rbp + 32], xmm15                           ;   256.0 p3+p4   46 dst spill
        movaps xmm15, xmm2                                 ;   256.0 p5      46 dst copy
        orps xmm15, [r10 + 32]                             ;   257.0 p0+p2   46 dst
        xorps xmm9, xmm15                                  ;   258.0 p1      46 dst
        xorps xmm10, xmm15                                 ;   259.8 p5      46 dst
        movaps xmm15, xmm2                                 ;   257.2 p0      46 dst copy
        movaps [rsi - 112], xmm5                           ;   257.0 p3+p4   46 dst spill
        movaps xmm5, xmm9                                  ;   259.0 p1      46 dst copy
        movaps [rcx - 64], xmm4                            ;   258.0 p3+p4   46 dst spill
        movaps xmm4, xmm0                                  ;   258.0 p5      46 dst copy
        movaps [rcx + 112], xmm6                           ;   259.0 p3+p4   46 dst spill
        movaps xmm6, xmm0                                  ;   258.2 p0      46 dst copy
        movaps [rcx - 96], xmm8                            ;   260.0 p3+p4   46 dst spill
        movaps xmm8, [rbp - 32]                            ;   258.8 p2      46 dst
        movaps [rbp - 48], xmm0                            ;   261.0 p3+p4   46 dst spill
        movaps xmm0, [rbp - 32]                            ;   259.8 p2      46 dst
        movaps [rbp - 32], xmm0                            ;   262.8 p3+p4   46 dst spill
        movaps xmm0, xmm1                                  ;   259.8 p1      46 dst copy
        xorps xmm0, [r15 - 64]                             ;   260.8 p5+p2   46 dst
        xorps xmm7, xmm0                                   ;   261.8 p0      46 dst
        xorps xmm11, xmm0                                  ;   261.8 p1      46 dst
        xorps xmm3, xmm11                                  ;   262.8 p5      46 dst
        xorps xmm5, xmm11                                  ;   262.8 p0      46 dst
        orps xmm14, xmm7                                   ;   262.8 p1      46 dst
        xorps xmm3, xmm14                                  ;   263.8 p5      46 dst
        xorps xmm12, xmm7                                  ;   262.8 p0      46 dst
        xorps xmm15, xmm7                                  ;   262.8 p1      46 dst
        orps xmm4, xmm12                                   ;   263.8 p5      46 dst
        xorps xmm5, xmm4                                   ;   264.8 p0      46 dst
        xorps xmm8, xmm12                                  ;   263.8 p1      46 dst
        andps xmm6, xmm12                                  ;   264.0 p5      46 dst
        xorps xmm10, xmm6                                  ;   265.0 p0      46 dst
        andps xmm13, xmm8                                  ;   264.8 p1      46 dst
        xorps xmm5, xmm13                                  ;   265.8 p5      46 dst
        movaps xmm4, xmm15                                 ;   265.2 p0      46 dst copy
        orps xmm4, xmm0                                    ;   266.2 p1      46 dst
        xorps xmm9, xmm4                                   ;   267.2 p5      46 dst
        movaps xmm4, xmm3                                  ;   266.2 p0      46 dst copy
        andps xmm4, xmm5                                   ;   267.2 p1      46 dst
        xorps xmm9, xmm4                                   ;   268.2 p5      46 dst
        andps xmm4, xmm9                                   ;   269.2 p0      46 dst
        xorps xmm10, xmm4                                  ;   270.2 p1      46 dst
        xorps xmm3, xmm9                                   ;   269.2 p5      46 dst
        movaps xmm4, xmm5                                  ;   268.2 p0      46 dst copy
        andps xmm4, xmm10                                  ;   271.2 p1      46 dst
        xorps xmm3, xmm4                                   ;   272.2 p5      46 dst
        movaps xmm4, [rcx - 96]                            ;   267.0 p2      46 dst reload
        andps xmm4, xmm3                                   ;   273.2 p0      46 dst
        movaps xmm6, [rcx - 64]                            ;   268.0 p2      46 dst reload
        andps xmm6, xmm3                                   ;   273.2 p1      46 dst
        movaps xmm11, xmm9                                 ;   270.0 p5      46 dst copy
        andps xmm9, xmm3                                   ;   273.2 p0      46 dst
        xorps xmm5, xmm9                                   ;   274.2 p1      46 dst
        andps xmm2, xmm5                                   ;   275.2 p5      46 dst
        movaps xmm9, xmm10                                 ;   271.2 p0      46 dst copy
        andps xmm9, xmm3                                   ;   273.2 p1      46 dst
        xorps xmm11, xmm9                                  ;   274.2 p5      46 dst
        andps xmm12, xmm11                                 ;   275.2 p0      46 dst
        xorps xmm12, xmm4                                  ;   276.2 p1      46 dst
        xorps xmm12, xmm2                                  ;   277.2 p5      46 dst
        movaps xmm9, [rbp - 48]                            ;   270.5 p2      46 dst reload
        andps xmm9, xmm11                                  ;   275.2 p0      46 dst
        movaps xmm13, xmm3                                 ;   273.8 p1      46 dst copy
        xorps xmm13, xmm5                                  ;   275.2 p5      46 dst
        movaps xmm14, [rbp - 32]                           ;   271.5 p2      46 dst reload
        andps xmm14, xmm13                                 ;   276.2 p0      46 dst
        movaps [rbp - 32], xmm6                            ;   274.2 p3+p4   46 dst spill
        movaps xmm6, [rcx + 112]                           ;   272.5 p2      46 dst reload
        andps xmm6, xmm13                                  ;   276.2 p1      46 dst
        xorps xmm13, xmm11                                 ;   276.2 p5      46 dst
        andps xmm8, xmm13                                  ;   277.2 p0      46 dst
        xorps xmm14, xmm8                                  ;   278.2 p1      46 dst
        xorps xmm8, xmm12                                  ;   278.2 p5      46 dst
        xorps xmm4, xmm14                                  ;   279.2 p0      46 dst
        xorps xmm2, xmm14                                  ;   279.2 p1      46 dst
        movaps xmm14, [rsi - 112]                          ;   274.8 p2      46 dst reload
        andps xmm14, xmm13                                 ;   277.8 p5      46 dst
        movaps xmm1, xmm5                                  ;   277.2 p0      46 dst copy
        orps xmm5, xmm13                                   ;   277.8 p1      46 dst
        xorps xmm10, xmm5                                  ;   278.8 p5      46 dst
        xorps xmm11, xmm10                                 ;   279.8 p0      46 dst
        andps xmm7, xmm11                                  ;   280.8 p1      46 dst
        xorps xmm12, xmm7                                  ;   281.8 p5      46 dst
        movaps xmm5, [rdx - 48]                            ;   276.8 p2      46 dst reload
        andps xmm5, xmm11                                  ;   280.8 p0      46 dst
        xorps xmm3, xmm10                                  ;   279.8 p1      46 dst
        xorps xmm9, xmm5                                   ;   281.8 p5      46 dst
        xorps xmm13, xmm3                                  ;   280.8 p0      46 dst
        andps xmm0, xmm13                                  ;   281.8 p1      46 dst
        andps xmm15, xmm13                                 ;   281.8 p5      46 dst
        movaps xmm7, [rbp + 32]                            ;   278.5 p2      46 dst reload
        andps xmm7, xmm10                                  ;   281.5 p0      46 dst
        xorps xmm8, xmm7                                   ;   282.5 p1      46 dst
        movaps xmm7, [rbp + 96]                            ;   279.5 p2      46 dst reload
        andps xmm7, xmm10                                  ;   282.5 p5      46 dst
        xorps xmm5, xmm7                                   ;   283.5 p0      46 dst
        xorps xmm14, xmm5                                  ;   284.5 p1      46 dst
        xorps xmm6, xmm5                                   ;   284.5 p5      46 dst
        movaps xmm5, [rsi - 80]                            ;   280.5 p2      46 dst reload
        andps xmm5, xmm3                                   ;   283.5 p0      46 dst
        movaps xmm7, [rbp - 96]                            ;   281.5 p2      46 dst reload
        andps xmm7, xmm3                                   ;   284.5 p1      46 dst
        xorps xmm8, xmm5                                   ;   284.5 p5      46 dst
        xorps xmm4, xmm5                                   ;   284.5 p0      46 dst
        xorps xmm0, xmm2                                   ;   284.8 p1      46 dst
        xorps xmm14, xmm7                                  ;   285.5 p5      46 dst
        xorps xmm0, xmm7                                   ;   285.8 p0      46 dst
        xorps xmm9, xmm8                                   ;   285.8 p1      46 dst
        xorps xmm4, xmm14                                  ;   286.5 p5      46 dst
        xorps xmm9, xmm4                                   ;   287.5 p0      46 dst
        xorps xmm0, xmm9                                   ;   288.5 p1      46 dst
        andps xmm1, [r10 + 32]                             ;   287.0 p5+p2   46 dst
        xorps xmm9, xmm1                                   ;   288.5 p0      46 dst
        xorps xmm6, xmm9                                   ;   289.5 p1      46 dst
        xorps xmm12, xmm6                                  ;   290.5 p5      46 dst
        movaps xmm1, [r13 + 64]                            ;   284.8 p2      46 dst
        movaps xmm3, [rel aes128_decrypt.T0_constants128]  ;   285.8 p2      46 dst reload
        xorps xmm1, xmm3                                   ;   288.8 p0      46 dst
        movaps xmm5, xmm1                                  ;   289.8 p1      46 dst copy
        movaps xmm7, [r13 + 80]                            ;   286.8 p2      46 dst
        xorps xmm7, xmm3                                   ;   289.8 p5      46 dst
        xorps xmm5, xmm7                                   ;   290.8 p0      46 dst
        movaps xmm10, xmm5                                 ;   291.8 p1      46 dst copy
        xorps xmm10, [r14 - 96]                            ;   292.8 p5+p2   46 dst
        movaps xmm11, xmm5                                 ;   291.8 p0      46 dst copy
        movaps xmm13, [r13 + 112]                          ;   288.8 p2      46 dst reload
        xorps xmm11, xmm13                                 ;   292.8 p1      46 dst
        movaps [rbp - 96], xmm14                           ;   287.8 p3+p4   46 dst spill
        movaps xmm14, xmm10                                ;   293.8 p5      46 dst copy
        movaps [rsi - 80], xmm4                            ;   288.8 p3+p4   46 dst spill
        movaps xmm4, xmm10                                 ;   293.8 p0      46 dst copy
        xorps xmm13, xmm7                                  ;   291.8 p1      46 dst
        movaps [rbp + 96], xmm6                            ;   290.5 p3+p4   46 dst spill
        movaps xmm6, xmm13                                 ;   292.8 p5      46 dst copy
        movaps [rbp + 32], xmm9                            ;   290.8 p3+p4   46 dst spill
        movaps xmm9, xmm11                                 ;   293.8 p0      46 dst copy
        movaps [rdx - 48], xmm8                            ;   291.8 p3+p4   46 dst spill
        movaps xmm8, xmm7                                  ;   292.8 p1      46 dst copy
        movaps [rsi - 112], xmm0                           ;   292.8 p3+p4   46 dst spill
        movaps xmm0, xmm7                                  ;   293.0 p5      46 dst copy
        movaps [rcx + 112], xmm15                          ;   293.8 p3+p4   46 dst spill
        movaps xmm15, xmm7                                 ;   293.2 p0      46 dst copy
        movaps [rbp - 48], xmm2                            ;   294.8 p3+p4   46 dst spill
        movaps xmm2, [rel aes128_decrypt.T0_constants128]  ;   291.8 p2      46 dst copy
        xorps xmm2, [r14 - 128]                            ;   294.8 p1+p2   46 dst
        xorps xmm1, xmm2                                   ;   295.8 p5      46 dst
        xorps xmm6, xmm2                                   ;   295.8 p0      46 dst
        xorps xmm15, xmm1                                  ;   296.8 p1      46 dst
        movaps xmm2, xmm15                                 ;   297.8 p5      46 dst copy
        movaps [rcx - 64], xmm12                           ;   295.8 p3+p4   46 dst spill
        movaps xmm12, xmm6                                 ;   296.8 p0      46 dst copy
        xorps xmm12, [r13 + 96]                            ;   297.8 p1+p2   46 dst
        xorps xmm14, xmm12                                 ;   298.8 p5      46 dst
        andps xmm0, xmm12                                  ;   298.8 p0      46 dst
        movaps [rcx - 96], xmm10                           ;   296.8 p3+p4   46 dst spill
        movaps xmm10, xmm6                                 ;   296.8 p1      46 dst copy
        xorps xmm10, [r10 - 16]                            ;   297.8 p5+p2   46 dst
        xorps xmm8, xmm10                                  ;   298.8 p0      46 dst
        andps xmm4, xmm8                                   ;   299.8 p1      46 dst
        xorps xmm5, xmm10                                  ;   298.8 p5      46 dst
        movaps [rsi - 128], xmm8                           ;   299.8 p3+p4   46 dst spill
        movaps xmm8, xmm6                                  ;   298.2 p0      46 dst copy
        movaps [rcx - 112], xmm7                           ;   298.8 p3+p4   46 dst spill
        movaps xmm7, xmm10                                 ;   298.8 p1      46 dst copy
        orps xmm7, xmm14                                   ;   299.8 p5      46 dst
        xorps xmm4, xmm7                                   ;   300.8 p0      46 dst
        movaps [rbp - 16], xmm15                           ;   299.8 p3+p4   46 dst spill
        movaps xmm15, xmm14                                ;   299.8 p1      46 dst copy
        xorps xmm15, xmm5                                  ;   300.8 p5      46 dst
        andps xmm8, xmm15                                  ;   301.8 p0      46 dst
        xorps xmm7, xmm8                                   ;   302.8 p1      46 dst
        xorps xmm8, xmm0                                   ;   302.8 p5      46 dst
        movaps [rdx - 80], xmm15                           ;   301.8 p3+p4   46 dst spill
        movaps xmm15, xmm12                                ;   301.2 p0      46 dst copy
        movaps [rdx - 16], xmm12                           ;   301.8 p3+p4   46 dst spill
        movaps xmm12, xmm5                                 ;   301.8 p1      46 dst copy
        orps xmm12, [r10 - 16]                             ;   302.8 p5+p2   46 dst
        xorps xmm4, xmm12                                  ;   303.8 p0      46 dst
        xorps xmm8, xmm12                                  ;   303.8 p1      46 dst
        movaps xmm12, xmm5                                 ;   303.0 p5      46 dst copy
        movaps [rdi - 64], xmm11                           ;   302.8 p3+p4   46 dst spill
        movaps xmm11, xmm4                                 ;   304.8 p0      46 dst copy
        movaps [rsi - 96], xmm10                           ;   303.8 p3+p4   46 dst spill
        movaps xmm10, xmm1                                 ;   303.8 p1      46 dst copy
        movaps [rdx - 64], xmm6                            ;   304.8 p3+p4   46 dst spill
        movaps xmm6, xmm1                                  ;   304.0 p5      46 dst copy
        movaps [rdx + 80], xmm14                           ;   305.8 p3+p4   46 dst spill
        movaps xmm14, [rdx - 80]                           ;   302.8 p2      46 dst
        movaps [rdx + 48], xmm1                            ;   306.8 p3+p4   46 dst spill
        movaps xmm1, [rdx - 80]                            ;   303.8 p2      46 dst
        movaps [rdx - 80], xmm1                            ;   307.8 p3+p4   46 dst spill
        movaps xmm1, xmm3                                  ;   304.2 p0      46 dst copy
        xorps xmm1, [r14 - 112]                            ;   305.2 p1+p2   46 dst
        xorps xmm13, xmm1                                  ;   306.2 p5      46 dst
        xorps xmm0, xmm1                                   ;   306.2 p0      46 dst
        xorps xmm7, xmm0                                   ;   307.2 p1      46 dst
        xorps xmm11, xmm0                                  ;   307.2 p5      46 dst
        orps xmm2, xmm13                                   ;   307.2 p0      46 dst
        xorps xmm7, xmm2                                   ;   308.2 p1      46 dst
        xorps xmm15, xmm13                                 ;   307.2 p5      46 dst
        xorps xmm12, xmm13                                 ;   307.2 p0      46 dst
        orps xmm10, xmm15                                  ;   308.2 p1      46 dst
        xorps xmm11, xmm10                                 ;   309.2 p5      46 dst
        xorps xmm14, xmm15                                 ;   308.2 p0      46 dst
        andps xmm6, xmm15                                  ;   308.8 p1      46 dst
        xorps xmm8, xmm6                                   ;   309.8 p5      46 dst
        andps xmm9, xmm14                                  ;   309.2 p0      46 dst
        xorps xmm11, xmm9                                  ;   310.2 p1      46 dst
        movaps xmm0, xmm1                                  ;   310.0 p5      46 dst copy
        orps xmm0, xmm12                                   ;   311.0 p0      46 dst
        xorps xmm4, xmm0                                   ;   312.0 p1      46 dst
        movaps xmm0, xmm7                                  ;   311.0 p5      46 dst copy
        andps xmm0, xmm11                                  ;   312.0 p0      46 dst
        xorps xmm4, xmm0                                   ;   313.0 p1      46 dst
        andps xmm0, xmm4                                   ;   314.0 p5      46 dst
        xorps xmm8, xmm0                                   ;   315.0 p0      46 dst
        xorps xmm7, xmm4                                   ;   314.0 p1      46 dst
        movaps xmm0, xmm11                                 ;   313.0 p5      46 dst copy
        andps xmm0, xmm8                                   ;   316.0 p0      46 dst
        xorps xmm7, xmm0                                   ;   317.0 p1      46 dst
        movaps xmm0, [rdx + 80]                            ;   311.0 p2      46 dst reload
        andps xmm0, xmm7                                   ;   318.0 p5      46 dst
        movaps xmm2, [rsi - 96]                            ;   312.0 p2      46 dst reload
        andps xmm2, xmm7                                   ;   318.0 p0      46 dst
        movaps xmm6, xmm4                                  ;   314.8 p1      46 dst copy
        andps xmm4, xmm7                                   ;   318.0 p5      46 dst
        xorps xmm11, xmm4                                  ;   319.0 p0      46 dst
        andps xmm5, xmm11                                  ;   320.0 p1      46 dst
        movaps xmm4, xmm8                                  ;   316.0 p5      46 dst copy
        andps xmm4, xmm7                                   ;   318.0 p0      46 dst
        xorps xmm6, xmm4                                   ;   319.0 p1      46 dst
        andps xmm15, xmm6                                  ;   320.0 p5      46 dst
        xorps xmm15, xmm0                                  ;   321.0 p0      46 dst
        xorps xmm15, xmm5                                  ;   322.0 p1      46 dst
        movaps xmm4, [rdx + 48]                            ;   314.5 p2      46 dst reload
        andps xmm4, xmm6                                   ;   320.0 p5      46 dst
        movaps xmm9, xmm7                                  ;   318.2 p0      46 dst copy
        xorps xmm9, xmm11                                  ;   320.0 p1      46 dst
        movaps xmm10, [rdx - 80]                           ;   316.0 p2      46 dst reload
        andps xmm10, xmm9                                  ;   321.0 p5      46 dst
        movaps [rdx - 80], xmm2                            ;   319.0 p3+p4   46 dst spill
        movaps xmm2, [rdx - 64]                            ;   317.0 p2      46 dst reload
        andps xmm2, xmm9                                   ;   321.0 p0      46 dst
        xorps xmm9, xmm6                                   ;   321.0 p1      46 dst
        andps xmm14, xmm9                                  ;   322.0 p5      46 dst
        xorps xmm10, xmm14                                 ;   323.0 p0      46 dst
        xorps xmm14, xmm15                                 ;   323.0 p1      46 dst
        xorps xmm0, xmm10                                  ;   324.0 p5      46 dst
        xorps xmm5, xmm10                                  ;   324.0 p0      46 dst
        movaps xmm10, [rdi - 64]                           ;   319.5 p2      46 dst reload
        andps xmm10, xmm9                                  ;   322.5 p1      46 dst
        movaps xmm3, xmm11                                 ;   322.0 p5      46 dst copy
        orps xmm11, xmm9                                   ;   322.2 p0      46 dst
        xorps xmm8, xmm11                                  ;   323.2 p1      46 dst
        xorps xmm6, xmm8                                   ;   324.2 p5      46 dst
        andps xmm13, xmm6                                  ;   325.2 p0      46 dst
        xorps xmm15, xmm13                                 ;   326.2 p1      46 dst
        movaps xmm11, [rbp - 16]                           ;   321.5 p2      46 dst reload
        andps xmm11, xmm6                                  ;   325.2 p5      46 dst
        xorps xmm7, xmm8                                   ;   324.2 p0      46 dst
        xorps xmm4, xmm11                                  ;   326.2 p1      46 dst
        xorps xmm9, xmm7                                   ;   325.2 p5      46 dst
        andps xmm1, xmm9                                   ;   326.2 p0      46 dst
        andps xmm12, xmm9                                  ;   326.2 p1      46 dst
        movaps xmm6, [rdx - 16]                            ;   323.2 p2      46 dst reload
        andps xmm6, xmm8                                   ;   326.2 p5      46 dst
        xorps xmm14, xmm6                                  ;   327.2 p0      46 dst
        movaps xmm6, [rcx - 112]                           ;   324.2 p2      46 dst reload
        andps xmm6, xmm8                                   ;   327.2 p1      46 dst
        xorps xmm11, xmm6                                  ;   328.2 p5      46 dst
        xorps xmm10, xmm11                                 ;   329.2 p0      46 dst
        xorps xmm2, xmm11                                  ;   329.2 p1      46 dst
        movaps xmm6, [rcx - 96]                            ;   325.2 p2      46 dst reload
        andps xmm6, xmm7                                   ;   328.2 p5      46 dst
        movaps xmm8, [rsi - 128]                           ;   326.2 p2      46 dst reload
        andps xmm8, xmm7                                   ;   329.2 p0      46 dst
        xorps xmm14, xmm6                                  ;   329.2 p1      46 dst
        xorps xmm0, xmm6                                   ;   329.2 p5      46 dst
        xorps xmm1, xmm5                                   ;   329.2 p0      46 dst
        xorps xmm10, xmm8                                  ;   330.2 p1      46 dst
        xorps xmm1, xmm8                                   ;   330.2 p5      46 dst
        xorps xmm4, xmm14                                  ;   330.2 p0      46 dst
        xorps xmm0, xmm10                                  ;   331.2 p1      46 dst
        xorps xmm4, xmm0                                   ;   332.2 p5      46 dst
        xorps xmm1, xmm4                                   ;   333.2 p0      46 dst
        andps xmm3, [r10 - 16]                             ;   331.8 p1+p2   46 dst
        xorps xmm4, xmm3                                   ;   333.2 p5      46 dst
        xorps xmm2, xmm4                                   ;   334.2 p0      46 dst
        xorps xmm15, xmm2                                  ;   335.2 p1      46 dst
        movaps xmm3, [rbp + 3568]                          ;   329.5 p2      46 dst
        movaps xmm6, [rel aes128_decrypt.T0_constants128]  ;   330.5 p2      46 dst reload
        xorps xmm3, xmm6                                   ;   333.5 p5      46 dst
        movaps xmm7, xmm3                                  ;   334.5 p0      46 dst copy
        movaps xmm8, [rbp + 3584]                          ;   331.5 p2      46 dst
        xorps xmm8, xmm6                                   ;   334.5 p1      46 dst
        xorps xmm7, xmm8                                   ;   335.5 p5      46 dst
        movaps xmm9, xmm7                                  ;   336.5 p0      46 dst copy
        xorps xmm9, [rbp + 3648]                           ;   337.5 p1+p2   46 dst
        movaps xmm11, xmm7                                 ;   336.5 p5      46 dst copy
        movaps xmm13, [rbp + 4112]                         ;   333.5 p2      46 dst reload
        xorps xmm11, xmm13                                 ;   337.5 p0      46 dst
        movaps [rsi - 128], xmm10                          ;   332.5 p3+p4   46 dst spill
        movaps xmm10, xmm9                                 ;   338.5 p1      46 dst copy
        movaps [rcx - 96], xmm0                            ;   333.5 p3+p4   46 dst spill
        movaps xmm0, xmm9                                  ;   338.5 p5      46 dst copy
        xorps xmm13, xmm8                                  ;   336.5 p0      46 dst
        movaps [rcx - 112], xmm2                           ;   335.2 p3+p4   46 dst spill
        movaps xmm2, xmm13                                 ;   337.5 p1      46 dst copy
        movaps [rdx - 16], xmm4                            ;   335.5 p3+p4   46 dst spill
        movaps xmm4, xmm11                                 ;   338.5 p5      46 dst copy
        movaps [rbp - 16], xmm14                           ;   336.5 p3+p4   46 dst spill
        movaps xmm14, xmm8                                 ;   337.2 p0      46 dst copy
        movaps [rdi - 64], xmm1                            ;   337.5 p3+p4   46 dst spill
        movaps xmm1, xmm8                                  ;   337.8 p1      46 dst copy
        movaps [rdx - 64], xmm12                           ;   338.5 p3+p4   46 dst spill
        movaps xmm12, xmm8                                 ;   338.0 p5      46 dst copy
        movaps [rdx + 48], xmm5                            ;   339.5 p3+p4   46 dst spill
        movaps xmm5, [rel aes128_decrypt.T0_constants128]  ;   336.5 p2      46 dst copy
        xorps xmm5, [rbp + 3616]                           ;   339.5 p0+p2   46 dst
        xorps xmm3, xmm5                                   ;   340.5 p1      46 dst
        xorps xmm2, xmm5                                   ;   340.5 p5      46 dst
        xorps xmm12, xmm3                                  ;   341.5 p0      46 dst
        movaps xmm5, xmm12                                 ;   342.5 p1      46 dst copy
        movaps [rsi - 96], xmm15                           ;   340.5 p3+p4   46 dst spill
        movaps xmm15, xmm2                                 ;   341.5 p5      46 dst copy
        xorps xmm15, [rbp + 3600]                          ;   342.5 p0+p2   46 dst
        xorps xmm10, xmm15                                 ;   343.5 p1      46 dst
        andps xmm1, xmm15                                  ;   343.5 p5      46 dst
        movaps [rdx + 80], xmm9                            ;   341.5 p3+p4   46 dst spill
        movaps xmm9, xmm2                                  ;   341.5 p0      46 dst copy
        xorps xmm9, [rbp + 3936]                           ;   342.5 p1+p2   46 dst
        xorps xmm14, xmm9                                  ;   343.5 p5      46 dst
        andps xmm0, xmm14                                  ;   344.5 p0      46 dst
        xorps xmm7, xmm9                                   ;   343.5 p1      46 dst
        movaps [rdx + 112], xmm14                          ;   344.5 p3+p4   46 dst spill
        movaps xmm14, xmm2                                 ;   343.0 p5      46 dst copy
        movaps [rbp - 128], xmm8                           ;   343.5 p3+p4   46 dst spill
        movaps xmm8, xmm9                                  ;   343.5 p0      46 dst copy
        orps xmm8, xmm10                                   ;   344.5 p1      46 dst
        xorps xmm0, xmm8                                   ;   345.5 p5      46 dst
        movaps [rbp - 112], xmm12                          ;   344.5 p3+p4   46 dst spill
        movaps xmm12, xmm10                                ;   344.5 p0      46 dst copy
        xorps xmm12, xmm7                                  ;   345.5 p1      46 dst
        andps xmm14, xmm12                                 ;   346.5 p5      46 dst
        xorps xmm8, xmm14                                  ;   347.5 p0      46 dst
        xorps xmm14, xmm1                                  ;   347.5 p1      46 dst
        movaps [rdi - 80], xmm12                           ;   346.5 p3+p4   46 dst spill
        movaps xmm12, xmm15                                ;   346.0 p5      46 dst copy
        movaps [rcx - 80], xmm15                           ;   346.5 p3+p4   46 dst spill
        movaps xmm15, xmm7                                 ;   346.2 p0      46 dst copy
        orps xmm15, [rbp + 3936]                           ;   347.2 p1+p2   46 dst
        xorps xmm0, xmm15                                  ;   348.2 p5      46 dst
        xorps xmm14, xmm15                                 ;   348.5 p0      46 dst
        movaps xmm15, xmm7                                 ;   347.8 p1      46 dst copy
        movaps [rdx + 96], xmm11                           ;   347.5 p3+p4   46 dst spill
        movaps xmm11, xmm0                                 ;   349.2 p5      46 dst copy
        movaps [rbp - 80], xmm9                            ;   348.5 p3+p4   46 dst spill
        movaps xmm9, xmm3                                  ;   348.2 p0      46 dst copy
        movaps [rdx + 64], xmm2                            ;   349.5 p3+p4   46 dst spill
        movaps xmm2, xmm3                                  ;   348.8 p1      46 dst copy
        movaps [rbp + 16], xmm10                           ;   350.5 p3+p4   46 dst spill
        movaps xmm10, [rdi - 80]                           ;   347.5 p2      46 dst
        movaps [rbp + 112], xmm3                           ;   351.5 p3+p4   46 dst spill
        movaps xmm3, [rdi - 80]                            ;   348.5 p2      46 dst
        movaps [rdi - 80], xmm3                            ;   352.5 p3+p4   46 dst spill
        movaps xmm3, xmm6                                  ;   349.0 p5      46 dst copy
        xorps xmm3, [rbp + 3632]                           ;   350.0 p0+p2   46 dst
        xorps xmm13, xmm3                                  ;   351.0 p1      46 dst
        xorps xmm1, xmm3                                   ;   351.0 p5      46 dst
        xorps xmm8, xmm1                                   ;   352.0 p0      46 dst
        xorps xmm11, xmm1                                  ;   352.0 p1      46 dst
        orps xmm5, xmm13                                   ;   352.0 p5      46 dst
        xorps xmm8, xmm5                                   ;   353.0 p0      46 dst
        xorps xmm12, xmm13                                 ;   352.0 p1      46 dst
        xorps xmm15, xmm13                                 ;   352.0 p5      46 dst
        orps xmm9, xmm12                                   ;   353.0 p0      46 dst
        xorps xmm11, xmm9                                  ;   354.0 p1      46 dst
        xorps xmm10, xmm12                                 ;   353.0 p5      46 dst
        andps xmm2, xmm12                                  ;   353.2 p0      46 dst
        xorps xmm14, xmm2                                  ;   354.2 p1      46 dst
        andps xmm4, xmm10                                  ;   354.0 p5      46 dst
        xorps xmm11, xmm4                                  ;   355.0 p0      46 dst
        movaps xmm1, xmm3                                  ;   354.8 p1      46 dst copy
        orps xmm1, xmm15                                   ;   355.8 p5      46 dst
        xorps xmm0, xmm1                                   ;   356.8 p0      46 dst
        movaps xmm1, xmm8                                  ;   355.8 p1      46 dst copy
        andps xmm1, xmm11                                  ;   356.8 p5      46 dst
        xorps xmm0, xmm1                                   ;   357.8 p0      46 dst
        andps xmm1, xmm0                                   ;   358.8 p1      46 dst
        xorps xmm14, xmm1                                  ;   359.8 p5      46 dst
        xorps xmm8, xmm0                                   ;   358.8 p0      46 dst
        movaps xmm1, xmm11                                 ;   357.8 p1      46 dst copy
        andps xmm1, xmm14                                  ;   360.8 p5      46 dst
        xorps xmm8, xmm1                                   ;   361.8 p0      46 dst
        movaps xmm1, [rbp + 16]                            ;   355.8 p2      46 dst reload
        andps xmm1, xmm8                                   ;   362.8 p1      46 dst
        movaps xmm2, [rbp - 80]                            ;   356.8 p2      46 dst reload
        andps xmm2, xmm8                                   ;   362.8 p5      46 dst
        movaps xmm4, xmm0                                  ;   359.2 p0      46 dst copy
        andps xmm0, xmm8                                   ;   362.8 p1      46 dst
        xorps xmm11, xmm0                                  ;   363.8 p5      46 dst
        andps xmm7, xmm11                                  ;   364.8 p0      46 dst
        movaps xmm0, xmm14                                 ;   360.8 p1      46 dst copy
        andps xmm0, xmm8                                   ;   362.8 p5      46 dst
        xorps xmm4, xmm0                                   ;   363.8 p0      46 dst
        andps xmm12, xmm4                                  ;   364.8 p1      46 dst
        xorps xmm12, xmm1                                  ;   365.8 p5      46 dst
        xorps xmm12, xmm7                                  ;   366.8 p0      46 dst
        movaps xmm0, [rbp + 112]                           ;   359.2 p2      46 dst reload
        andps xmm0, xmm4                                   ;   364.8 p1      46 dst
        movaps xmm5, xmm8                                  ;   363.0 p5      46 dst copy
        xorps xmm5, xmm11                                  ;   364.8 p0      46 dst
        movaps xmm9, [rdi - 80]                            ;   360.8 p2      46 dst reload
        andps xmm9, xmm5                                   ;   365.8 p1      46 dst
        movaps [rdi - 80], xmm2                            ;   363.8 p3+p4   46 dst spill
        movaps xmm2, [rdx + 64]                            ;   361.8 p2      46 dst reload
        andps xmm2, xmm5                                   ;   365.8 p5      46 dst
        xorps xmm5, xmm4                                   ;   365.8 p0      46 dst
        andps xmm10, xmm5                                  ;   366.8 p1      46 dst
        xorps xmm9, xmm10                                  ;   367.8 p5      46 dst
        xorps xmm10, xmm12                                 ;   367.8 p0      46 dst
        xorps xmm1, xmm9                                   ;   368.8 p1      46 dst
        xorps xmm7, xmm9                                   ;   368.8 p5      46 dst
        movaps xmm9, [rdx + 96]                            ;   364.2 p2      46 dst reload
        andps xmm9, xmm5                                   ;   367.2 p0      46 dst
        movaps xmm6, xmm11                                 ;   366.8 p1      46 dst copy
        orps xmm11, xmm5                                   ;   367.0 p5      46 dst
        xorps xmm14, xmm11                                 ;   368.0 p0      46 dst
        xorps xmm4, xmm14                                  ;   369.0 p1      46 dst
        andps xmm13, xmm4                                  ;   370.0 p5      46 dst
        xorps xmm12, xmm13                                 ;   371.0 p0      46 dst
        movaps xmm11, [rbp - 112]                          ;   366.2 p2      46 dst reload
        andps xmm11, xmm4                                  ;   370.0 p1      46 dst
        xorps xmm8, xmm14                                  ;   369.0 p5      46 dst
        xorps xmm0, xmm11                                  ;   371.0 p0      46 dst
        xorps xmm5, xmm8                                   ;   370.0 p1      46 dst
        andps xmm3, xmm5                                   ;   371.0 p5      46 dst
        andps xmm15, xmm5                                  ;   371.0 p0      46 dst
        movaps xmm4, [rcx - 80]                            ;   368.0 p2      46 dst reload
        andps xmm4, xmm14                                  ;   371.0 p1      46 dst
        xorps xmm10, xmm4                                  ;   372.0 p5      46 dst
        movaps xmm4, [rbp - 128]                           ;   369.0 p2      46 dst reload
        andps xmm4, xmm14                                  ;   372.0 p0      46 dst
        xorps xmm11, xmm4                                  ;   373.0 p1      46 dst
        xorps xmm9, xmm11                                  ;   374.0 p5      46 dst
        xorps xmm2, xmm11                                  ;   374.0 p0      46 dst
        movaps xmm4, [rdx + 80]                            ;   370.0 p2      46 dst reload
        andps xmm4, xmm8                                   ;   373.0 p1      46 dst
        movaps xmm5, [rdx + 112]                           ;   371.0 p2      46 dst reload
        andps xmm5, xmm8                                   ;   374.0 p5      46 dst
        xorps xmm10, xmm4                                  ;   374.0 p0      46 dst
        xorps xmm1, xmm4                                   ;   374.0 p1      46 dst
        xorps xmm3, xmm7                                   ;   374.0 p5      46 dst
        xorps xmm9, xmm5                                   ;   375.0 p0      46 dst
        xorps xmm3, xmm5                                   ;   375.0 p1      46 dst
        xorps xmm0, xmm10                                  ;   375.0 p5      46 dst
        xorps xmm1, xmm9                                   ;   376.0 p0      46 dst
        xorps xmm0, xmm1                                   ;   377.0 p1      46 dst
        xorps xmm3, xmm0                                   ;   378.0 p5      46 dst
        andps xmm6, [rbp + 3936]                           ;   376.2 p0+p2   46 dst
        xorps xmm0, xmm6                                   ;   378.0 p1      46 dst
        xorps xmm2, xmm0                                   ;   379.0 p5      46 dst
        xorps xmm12, xmm2                                  ;   380.0 p0      46 dst
        movaps xmm4, [rbp + 3376]                          ;   374.2 p2      46 dst
        movaps xmm5, [rel aes128_decrypt.T0_constants128]  ;   375.2 p2      46 dst reload
        xorps xmm4, xmm5                                   ;   378.2 p1      46 dst
        movaps xmm6, xmm4                                  ;   379.2 p5      46 dst copy
        movaps xmm8, [rbp + 3392]                          ;   376.2 p2      46 dst
        xorps xmm8, xmm5                                   ;   379.2 p0      46 dst
        xorps xmm6, xmm8                                   ;   380.2 p1      46 dst
        movaps xmm11, xmm6                                 ;   381.2 p5      46 dst copy
        xorps xmm11, [rbp + 3456]                          ;   382.2 p0+p2   46 dst
        movaps xmm13, xmm6                                 ;   381.2 p1      46 dst copy
        movaps xmm14, [r13 - 80]                           ;   378.2 p2      46 dst reload
        xorps xmm13, xmm14                                 ;   382.2 p5      46 dst
        movaps [rdx + 112], xmm9                           ;   377.2 p3+p4   46 dst spill
        movaps xmm9, xmm11                                 ;   383.2 p0      46 dst copy
        movaps [rdx + 80], xmm1                            ;   378.2 p3+p4   46 dst spill
        movaps xmm1, xmm11                                 ;   383.2 p1      46 dst copy
        xorps xmm14, xmm8                                  ;   381.2 p5      46 dst
        movaps [rbp - 128], xmm2                           ;   380.0 p3+p4   46 dst spill
        movaps xmm2, xmm14                                 ;   382.2 p0      46 dst copy
        movaps [rcx - 80], xmm0                            ;   380.2 p3+p4   46 dst spill
        movaps xmm0, xmm13                                 ;   383.2 p1      46 dst copy
        movaps [rbp - 112], xmm10                          ;   381.2 p3+p4   46 dst spill
        movaps xmm10, xmm8                                 ;   382.0 p5      46 dst copy
        movaps [rdx + 96], xmm3                            ;   382.2 p3+p4   46 dst spill
        movaps xmm3, xmm8                                  ;   382.2 p0      46 dst copy
        movaps [rdx + 64], xmm15                           ;   383.2 p3+p4   46 dst spill
        movaps xmm15, xmm8                                 ;   382.8 p1      46 dst copy
        movaps [rbp + 112], xmm7                           ;   384.2 p3+p4   46 dst spill
        movaps xmm7, [rel aes128_decrypt.T0_constants128]  ;   381.2 p2      46 dst copy
        xorps xmm7, [rbp + 3424]                           ;   384.2 p5+p2   46 dst
        xorps xmm4, xmm7                                   ;   385.2 p0      46 dst
        xorps xmm2, xmm7                                   ;   385.2 p1      46 dst
        xorps xmm15, xmm4                                  ;   386.2 p5      46 dst
        movaps xmm7, xmm15                                 ;   387.2 p0      46 dst copy
        movaps [rbp - 80], xmm12                           ;   385.2 p3+p4   46 dst spill
        movaps xmm12, xmm2                                 ;   386.2 p1      46 dst copy
        xorps xmm12, [rbp + 3408]                          ;   387.2 p5+p2   46 dst
        xorps xmm9, xmm12                                  ;   388.2 p0      46 dst
        andps xmm3, xmm12                                  ;   388.2 p1      46 dst
        movaps [rbp + 16], xmm11                           ;   386.2 p3+p4   46 dst spill
        movaps xmm11, xmm2                                 ;   386.2 p5      46 dst copy
        xorps xmm11, [r11 - 128]                           ;   387.2 p0+p2   46 dst
        xorps xmm10, xmm11                                 ;   388.2 p1      46 dst
        andps xmm1, xmm10                                  ;   389.2 p5      46 dst
        xorps xmm6, xmm11                                  ;   388.2 p0      46 dst
        movaps [rax - 96], xmm10                           ;   389.2 p3+p4   46 dst spill
        movaps xmm10, xmm2                                 ;   387.8 p1      46 dst copy
        movaps [rax - 112], xmm8                           ;   388.2 p3+p4   46 dst spill
        movaps xmm8, xmm11                                 ;   388.2 p5      46 dst copy
        orps xmm8, xmm9                                    ;   389.2 p0      46 dst
        xorps xmm1, xmm8                                   ;   390.2 p1      46 dst
        movaps [rax - 80], xmm15                           ;   389.2 p3+p4   46 dst spill
        movaps xmm15, xmm9                                 ;   389.2 p5      46 dst copy
        xorps xmm15, xmm6                                  ;   390.2 p0      46 dst
        andps xmm10, xmm15                                 ;   391.2 p1      46 dst
        xorps xmm8, xmm10                                  ;   392.2 p5      46 dst
        xorps xmm10, xmm3                                  ;   392.2 p0      46 dst
        movaps [rdi - 48], xmm15                           ;   391.2 p3+p4   46 dst spill
        movaps xmm15, xmm12                                ;   390.8 p1      46 dst copy
        movaps [rdx - 32], xmm12                           ;   391.2 p3+p4   46 dst spill
        movaps xmm12, xmm6                                 ;   391.0 p5      46 dst copy
        orps xmm12, [r11 - 128]                            ;   392.0 p0+p2   46 dst
        xorps xmm1, xmm12                                  ;   393.0 p1      46 dst
        xorps xmm10, xmm12                                 ;   393.2 p5      46 dst
        movaps xmm12, xmm6                                 ;   392.2 p0      46 dst copy
        movaps [rbp + 80], xmm13                           ;   392.2 p3+p4   46 dst spill
        movaps xmm13, xmm1                                 ;   394.0 p1      46 dst copy
        movaps [r10 - 80], xmm11                           ;   393.2 p3+p4   46 dst spill
        movaps xmm11, xmm4                                 ;   393.0 p5      46 dst copy
        movaps [rax - 128], xmm2                           ;   394.2 p3+p4   46 dst spill
        movaps xmm2, xmm4                                  ;   393.2 p0      46 dst copy
        movaps [rbp + 0], xmm9                             ;   395.2 p3+p4   46 dst spill
        movaps xmm9, [rdi - 48]                            ;   392.2 p2      46 dst
        movaps [rdx + 0], xmm4                             ;   396.2 p3+p4   46 dst spill
        movaps xmm4, [rdi - 48]                            ;   393.2 p2      46 dst
        movaps [rdi - 48], xmm4                            ;   397.2 p3+p4   46 dst spill
        movaps xmm4, xmm5                                  ;   393.8 p1      46 dst copy
        xorps xmm4, [rbp + 3440]                           ;   394.8 p5+p2   46 dst
        xorps xmm14, xmm4                                  ;   395.8 p0      46 dst
        xorps xmm3, xmm4                                   ;   395.8 p1      46 dst
        xorps xmm8, xmm3                                   ;   396.8 p5      46 dst
        xorps xmm13, xmm3                                  ;   396.8 p0      46 dst
        orps xmm7, xmm14                                   ;   396.8 p1      46 dst
        xorps xmm8, xmm7                                   ;   397.8 p5      46 dst
        xorps xmm15, xmm14                                 ;   396.8 p0      46 dst
        xorps xmm12, xmm14                                 ;   396.8 p1      46 dst
        orps xmm11, xmm15                                  ;   397.8 p5      46 dst
        xorps xmm13, xmm11                                 ;   398.8 p0      46 dst
        xorps xmm9, xmm15                                  ;   397.8 p1      46 dst
        andps xmm2, xmm15                                  ;   398.0 p5      46 dst
        xorps xmm10, xmm2                                  ;   399.0 p0      46 dst
        andps xmm0, xmm9                                   ;   398.8 p1      46 dst
        xorps xmm13, xmm0                                  ;   399.8 p5      46 dst
        movaps xmm0, xmm4                                  ;   399.2 p0      46 dst copy
        orps xmm0, xmm12                                   ;   400.2 p1      46 dst
        xorps xmm1, xmm0                                   ;   401.2 p5      46 dst
        movaps xmm0, xmm8                                  ;   400.2 p0      46 dst copy
        andps xmm0, xmm13                                  ;   401.2 p1      46 dst
        xorps xmm1, xmm0                                   ;   402.2 p5      46 dst
        andps xmm0, xmm1                                   ;   403.2 p0      46 dst
        xorps xmm10, xmm0                                  ;   404.2 p1      46 dst
        xorps xmm8, xmm1                                   ;   403.2 p5      46 dst
        movaps xmm0, xmm13                                 ;   402.2 p0      46 dst copy
        andps xmm0, xmm10                                  ;   405.2 p1      46 dst
        xorps xmm8, xmm0                                   ;   406.2 p5      46 dst
        movaps xmm0, [rbp + 0]                             ;   400.5 p2      46 dst reload
        andps xmm0, xmm8                                   ;   407.2 p0      46 dst
        movaps xmm2, [r10 - 80]                            ;   401.5 p2      46 dst reload
        andps xmm2, xmm8                                   ;   407.2 p1      46 dst
        movaps xmm3, xmm1                                  ;   404.0 p5      46 dst copy
        andps xmm1, xmm8                                   ;   407.2 p0      46 dst
        xorps xmm13, xmm1                                  ;   408.2 p1      46 dst
        andps xmm6, xmm13                                  ;   409.2 p5      46 dst
        movaps xmm1, xmm10                                 ;   405.2 p0      46 dst copy
        andps xmm1, xmm8                                   ;   407.2 p1      46 dst
        xorps xmm3, xmm1                                   ;   408.2 p5      46 dst
        andps xmm15, xmm3                                  ;   409.2 p0      46 dst
        xorps xmm15, xmm0                                  ;   410.2 p1      46 dst
        xorps xmm15, xmm6                                  ;   411.2 p5      46 dst
        movaps xmm1, [rdx + 0]                             ;   404.0 p2      46 dst reload
        andps xmm1, xmm3                                   ;   409.2 p0      46 dst
        movaps xmm7, xmm8                                  ;   407.8 p1      46 dst copy
        xorps xmm7, xmm13                                  ;   409.2 p5      46 dst
        movaps xmm11, [rdi - 48]                           ;   405.2 p2      46 dst reload
        andps xmm11, xmm7                                  ;   410.2 p0      46 dst
        xorps xmm2, [r8 + 21440]                           ;   408.8 p1+p2   68 dst
        movaps xmm5, [rax - 128]                           ;   407.2 p2      46 dst reload
        andps xmm5, xmm7                                   ;   410.2 p5      46 dst
        xorps xmm7, xmm3                                   ;   410.2 p0      46 dst
        andps xmm9, xmm7                                   ;   411.2 p1      46 dst
        xorps xmm11, xmm9                                  ;   412.2 p5      46 dst
        xorps xmm9, xmm15                                  ;   412.2 p0      46 dst
        xorps xmm0, xmm11                                  ;   413.2 p1      46 dst
        xorps xmm6, xmm11                                  ;   413.2 p5      46 dst
        movaps xmm11, [rbp + 80]                           ;   409.0 p2      46 dst reload
        andps xmm11, xmm7                                  ;   412.0 p0      46 dst
        movaps [rbp + 80], xmm2                            ;   409.8 p3+p4   68 dst spill
        movaps xmm2, xmm13                                 ;   411.8 p1      46 dst copy
        orps xmm13, xmm7                                   ;   412.0 p5      46 dst
        xorps xmm10, xmm13                                 ;   413.0 p0      46 dst
        xorps xmm3, xmm10                                  ;   414.0 p1      46 dst
        andps xmm14, xmm3                                  ;   415.0 p5      46 dst
        xorps xmm15, xmm14                                 ;   416.0 p0      46 dst
        movaps xmm13, [rax - 80]                           ;   411.2 p2      46 dst reload
        andps xmm13, xmm3                                  ;   415.0 p1      46 dst
        xorps xmm8, xmm10                                  ;   414.0 p5      46 dst
        xorps xmm1, xmm13                                  ;   416.0 p0      46 dst
        xorps xmm7, xmm8                                   ;   415.0 p1      46 dst
        andps xmm4, xmm7                                   ;   416.0 p5      46 dst
        andps xmm12, xmm7                                  ;   416.0 p0      46 dst
        movaps xmm3, [rdx - 32]                            ;   413.0 p2      46 dst reload
        andps xmm3, xmm10                                  ;   416.0 p1      46 dst
        xorps xmm9, xmm3                                   ;   417.0 p5      46 dst
        movaps xmm3, [rax - 112]                           ;   414.0 p2      46 dst reload
        andps xmm3, xmm10                                  ;   417.0 p0      46 dst
        xorps xmm13, xmm3                                  ;   418.0 p1      46 dst
        xorps xmm11, xmm13                                 ;   419.0 p5      46 dst
        xorps xmm5, xmm13                                  ;   419.0 p0      46 dst
        movaps xmm3, [rbp + 16]                            ;   415.0 p2      46 dst reload
        andps xmm3, xmm8                                   ;   418.0 p1      46 dst
        movaps xmm7, [rax - 96]                            ;   416.0 p2      46 dst reload
        andps xmm7, xmm8                                   ;   419.0 p5      46 dst
        xorps xmm9, xmm3                                   ;   419.0 p0      46 dst
        xorps xmm0, xmm3                                   ;   419.0 p1      46 dst
        xorps xmm4, xmm6                                   ;   419.0 p5      46 dst
        xorps xmm11, xmm7                                  ;   420.0 p0      46 dst
        xorps xmm4, xmm7                                   ;   420.0 p1      46 dst
        xorps xmm1, xmm9                                   ;   420.0 p5      46 dst
        xorps xmm0, xmm11                                  ;   421.0 p0      46 dst
        xorps xmm1, xmm0                                   ;   422.0 p1      46 dst
        xorps xmm4, xmm1                                   ;   423.0 p5      46 dst
        andps xmm2, [r11 - 128]                            ;   421.2 p0+p2   46 dst
        xorps xmm1, xmm2                                   ;   423.0 p1      46 dst
        xorps xmm5, xmm1                                   ;   424.0 p5      46 dst
        xorps xmm15, xmm5                                  ;   425.0 p0      46 dst
        xorps xmm12, xmm6                                  ;   422.8 p1      68 dst
        movaps xmm2, [rbp + 80]                            ;   419.5 p2      68 dst reload
        xorps xmm2, xmm1                                   ;   424.0 p5      68 dst
        xorps xmm0, xmm4                                   ;   424.0 p0      68 dst
        xorps xmm12, xmm15                                 ;   426.0 p1      68 dst
        movaps [r9 + 960], xmm2                            ;   425.0 p3+p4   68 dst
        xorps xmm12, [r8 + 21376]                          ;   427.0 p5+p2   68 dst
        movaps [r9 + 896], xmm12                           ;   428.0 p3+p4   68 dst
        xorps xmm4, [r8 + 21392]                           ;   424.2 p0+p2   68 dst
        movaps [r9 + 912], xmm4                            ;   425.2 p3+p4   68 dst
        xorps xmm15, [r8 + 21408]                          ;   426.0 p1+p2   68 dst
        movaps [r9 + 928], xmm15                           ;   427.0 p3+p4   68 dst
        xorps xmm9, [r8 + 21424]                           ;   425.0 p5+p2   68 dst
        movaps [r9 + 944], xmm9                            ;   426.0 p3+p4   68 dst
        xorps xmm5, [r8 + 21456]                           ;   425.2 p0+p2   68 dst
        movaps [r9 + 976], xmm5                            ;   426.2 p3+p4   68 dst
        xorps xmm0, [r8 + 21472]                           ;   425.8 p1+p2   68 dst
        movaps [r9 + 992], xmm0                            ;   426.8 p3+p4   68 dst
        xorps xmm11, [r8 + 21488]                          ;   426.8 p5+p2   68 dst
        movaps [r9 + 1008], xmm11                          ;   427.8 p3+p4   68 dst
        movaps xmm0, [rcx + 112]                           ;   427.8 p2      68 dst
        xorps xmm0, [r8 + 20992]                           ;   430.8 p0+p2   68 dst
        xorps xmm0, [rbp - 48]                             ;   431.8 p1+p2   68 dst
        movaps xmm1, [rcx - 64]                            ;   430.8 p2      46 dst reload
        xorps xmm0, xmm1                                   ;   433.8 p5      68 dst
        movaps [r9 + 512], xmm0                            ;   434.8 p3+p4   68 dst
        xorps xmm1, [r8 + 21024]                           ;   433.8 p0+p2   68 dst
        movaps [r9 + 544], xmm1                            ;   434.8 p3+p4   68 dst
        movaps xmm0, [rsi - 112]                           ;   432.8 p2      68 dst
        xorps xmm0, [r8 + 21008]                           ;   435.8 p1+p2   68 dst
        movaps [r9 + 528], xmm0                            ;   436.8 p3+p4   68 dst
        movaps xmm0, [rdx - 48]                            ;   434.8 p2      68 dst
        xorps xmm0, [r8 + 21040]                           ;   437.8 p5+p2   68 dst
        movaps [r9 + 560], xmm0                            ;   438.8 p3+p4   68 dst
        movaps xmm0, [rbp + 32]                            ;   436.8 p2      68 dst
        xorps xmm0, [r8 + 21056]                           ;   439.8 p0+p2   68 dst
        xorps xmm0, [rbp - 32]                             ;   440.8 p1+p2   68 dst
        movaps [r9 + 576], xmm0                            ;   441.8 p3+p4   68 dst
        movaps xmm0, [rbp + 96]                            ;   439.8 p2      68 dst
        xorps xmm0, [r8 + 21072]                           ;   442.8 p5+p2   68 dst
        movaps [r9 + 592], xmm0                            ;   443.8 p3+p4   68 dst
        movaps xmm0, [rsi - 80]                            ;   441.8 p2      68 dst
        xorps xmm0, [r8 + 21088]                           ;   444.8 p0+p2   68 dst
        xorps xmm0, [rsi - 112]                            ;   445.8 p1+p2   68 dst
        movaps [r9 + 608], xmm0                            ;   446.8 p3+p4   68 dst
        movaps xmm0, [rbp - 96]                            ;   444.8 p2      68 dst
        xorps xmm0, [r8 + 21104]                           ;   447.8 p5+p2   68 dst
        movaps [r9 + 624], xmm0                            ;   448.8 p3+p4   68 dst
        movaps xmm0, [rdx - 64]                            ;   446.8 p2      68 dst
        xorps xmm0, [r8 + 21120]                           ;   449.8 p0+p2   68 dst
        xorps xmm0, [rdx + 48]                             ;   450.8 p1+p2   68 dst
        movaps xmm1, [rsi - 96]                            ;   449.8 p2      46 dst reload
        xorps xmm0, xmm1                                   ;   452.8 p5      68 dst
        movaps [r9 + 640], xmm0                            ;   453.8 p3+p4   68 dst
        xorps xmm1, [r8 + 21152]                           ;   452.8 p0+p2   68 dst
        movaps [r9 + 672], xmm1                            ;   453.8 p3+p4   68 dst
        movaps xmm0, [rdi - 64]                            ;   451.8 p2      68 dst
        xorps xmm0, [r8 + 21136]                           ;   454.8 p1+p2   68 dst
        movaps [r9 + 656], xmm0                            ;   455.8 p3+p4   68 dst
        movaps xmm0, [rbp - 16]                            ;   453.8 p2      68 dst
        xorps xmm0, [r8 + 21168]                           ;   456.8 p5+p2   68 dst
        movaps [r9 + 688], xmm0                            ;   457.8 p3+p4   68 dst
        movaps xmm0, [rdx - 16]                            ;   455.8 p2      68 dst
        xorps xmm0, [r8 + 21184]                           ;   458.8 p0+p2   68 dst
        xorps xmm0, [rdx - 80]                             ;   459.8 p1+p2   68 dst
        movaps [r9 + 704], xmm0                            ;   460.8 p3+p4   68 dst
        movaps xmm0, [rcx - 112]                           ;   458.8 p2      68 dst
        xorps xmm0, [r8 + 21200]                           ;   461.8 p5+p2   68 dst
        movaps [r9 + 720], xmm0                            ;   462.8 p3+p4   68 dst
        movaps xmm0, [rcx - 96]                            ;   460.8 p2      68 dst
        xorps xmm0, [r8 + 21216]                           ;   463.8 p0+p2   68 dst
        xorps xmm0, [rdi - 64]                             ;   464.8 p1+p2   68 dst
        movaps [r9 + 736], xmm0                            ;   465.8 p3+p4   68 dst
        movaps xmm0, [rsi - 128]                           ;   463.8 p2      68 dst
        xorps xmm0, [r8 + 21232]                           ;   466.8 p5+p2   68 dst
        movaps [r9 + 752], xmm0                            ;   467.8 p3+p4   68 dst
        movaps xmm0, [rdx + 64]                            ;   465.8 p2      68 dst
        xorps xmm0, [r8 + 21248]                           ;   468.8 p0+p2   68 dst
        xorps xmm0, [rbp + 112]                            ;   469.8 p1+p2   68 dst
        movaps xmm1, [rbp - 80]                            ;   468.8 p2      46 dst reload
        xorps xmm0, xmm1                                   ;   471.8 p5      68 dst
        movaps [r9 + 768], xmm0                            ;   472.8 p3+p4   68 dst
        xorps xmm1, [r8 + 21280]                           ;   471.8 p0+p2   68 dst
        movaps [r9 + 800], xmm1                            ;   472.8 p3+p4   68 dst
        movaps xmm0, [rdx + 96]                            ;   470.8 p2      68 dst
        xorps xmm0, [r8 + 21264]                           ;   473.8 p1+p2   68 dst
        movaps [r9 + 784], xmm0                            ;   474.8 p3+p4   68 dst
        movaps xmm0, [rbp - 112]                           ;   472.8 p2      68 dst
        xorps xmm0, [r8 + 21296]                           ;   475.8 p5+p2   68 dst
        movaps [r9 + 816], xmm0                            ;   476.8 p3+p4   68 dst
        movaps xmm0, [rcx - 80]                            ;   474.8 p2      68 dst
        xorps xmm0, [r8 + 21312]                           ;   477.8 p0+p2   68 dst
        xorps xmm0, [rdi - 80]                             ;   478.8 p1+p2   68 dst
        movaps [r9 + 832], xmm0                            ;   479.8 p3+p4   68 dst
        movaps xmm0, [rbp - 128]                           ;   477.8 p2      68 dst
        xorps xmm0, [r8 + 21328]                           ;   480.8 p5+p2   68 dst
        movaps [r9 + 848], xmm0                            ;   481.8 p3+p4   68 dst
        movaps xmm0, [rdx + 80]                            ;   479.8 p2      68 dst
        xorps xmm0, [r8 + 21344]                           ;   482.8 p0+p2   68 dst
        xorps xmm0, [rdx + 96]                             ;   483.8 p1+p2   68 dst
        movaps [r9 + 864], xmm0                            ;   484.8 p3+p4   68 dst
        movaps xmm0, [rdx + 112]                           ;   482.8 p2      68 dst
        xorps xmm0, [r8 + 21360]                           ;   485.8 p5+p2   68 dst
        movaps [r9 + 880], xmm0                            ;   486.8 p3+p4   68 dst
        movaps xmm0, [rbp + 3104]                          ;   484.8 p2      46 dst
        movaps xmm1, [rel aes128_decrypt.T0_constants128]  ;   485.8 p2      46 dst reload
        xorps xmm0, xmm1                                   ;   488.8 p0      46 dst
        movaps xmm2, xmm0                                  ;   489.8 p1      46 dst copy
        movaps xmm3, [rbp + 3120]                          ;   486.8 p2      46 dst
        xorps xmm3, xmm1                                   ;   489.8 p5      46 dst
        xorps xmm2, xmm3                                   ;   490.8 p0      46 dst
        movaps xmm4, xmm2                                  ;   491.8 p1      46 dst copy
        xorps xmm4, [rbp + 3184]                           ;   492.8 p5+p2   46 dst
        movaps xmm5, xmm2                                  ;   491.8 p0      46 dst copy
        movaps xmm6, [r13 - 96]                            ;   488.8 p2      46 dst reload
        xorps xmm5, xmm6                                   ;   492.8 p1      46 dst
        movaps xmm7, xmm3                                  ;   490.8 p5      46 dst copy
        xorps xmm7, xmm6                                   ;   491.8 p0      46 dst
        movaps xmm6, xmm7                                  ;   492.8 p1      46 dst copy
        movaps xmm8, xmm4                                  ;   493.8 p5      46 dst copy
        movaps xmm9, xmm4                                  ;   493.8 p0      46 dst copy
        movaps xmm10, xmm3                                 ;   490.8 p1      46 dst copy
        movaps xmm11, xmm3                                 ;   490.8 p5      46 dst copy
        movaps xmm12, xmm3                                 ;   490.8 p0      46 dst copy
        movaps xmm13, xmm5                                 ;   493.8 p1      46 dst copy
        movaps xmm14, [rbp + 3152]                         ;   489.8 p2      46 dst
        xorps xmm14, xmm1                                  ;   492.8 p5      46 dst
        xorps xmm0, xmm14                                  ;   493.8 p0      46 dst
        xorps xmm6, xmm14                                  ;   493.8 p1      46 dst
        xorps xmm12, xmm0                                  ;   494.8 p5      46 dst
        movaps xmm14, xmm12                                ;   495.8 p0      46 dst copy
        movaps xmm15, xmm6                                 ;   494.8 p1      46 dst copy
        xorps xmm15, [rbp + 3136]                          ;   495.8 p5+p2   46 dst
        xorps xmm8, xmm15                                  ;   496.8 p0      46 dst
        andps xmm11, xmm15                                 ;   496.8 p1      46 dst
        movaps [rdx + 112], xmm4                           ;   493.8 p3+p4   46 dst spill
        movaps xmm4, xmm6                                  ;   494.8 p5      46 dst copy
        xorps xmm4, [r10 + 96]                             ;   495.8 p0+p2   46 dst
        xorps xmm10, xmm4                                  ;   496.8 p1      46 dst
        andps xmm9, xmm10                                  ;   497.8 p5      46 dst
        xorps xmm2, xmm4                                   ;   496.8 p0      46 dst
        movaps [rdx + 96], xmm10                           ;   497.8 p3+p4   46 dst spill
        movaps xmm10, xmm6                                 ;   494.8 p1      46 dst copy
        movaps [rdx + 80], xmm3                            ;   495.0 p3+p4   46 dst spill
        movaps xmm3, xmm4                                  ;   496.8 p5      46 dst copy
        orps xmm3, xmm8                                    ;   497.8 p0      46 dst
        xorps xmm9, xmm3                                   ;   498.8 p1      46 dst
        movaps [rbp - 128], xmm12                          ;   496.0 p3+p4   46 dst spill
        movaps xmm12, xmm8                                 ;   497.8 p5      46 dst copy
        xorps xmm12, xmm2                                  ;   498.8 p0      46 dst
        andps xmm10, xmm12                                 ;   499.8 p1      46 dst
        xorps xmm3, xmm10                                  ;   500.8 p5      46 dst
        xorps xmm10, xmm11                                 ;   500.8 p0      46 dst
        movaps [rdi - 80], xmm12                           ;   499.8 p3+p4   46 dst spill
        movaps xmm12, xmm15                                ;   497.8 p1      46 dst copy
        movaps [rcx - 80], xmm15                           ;   498.0 p3+p4   46 dst spill
        movaps xmm15, xmm2                                 ;   498.0 p5      46 dst copy
        orps xmm15, [r10 + 96]                             ;   499.0 p0+p2   46 dst
        xorps xmm9, xmm15                                  ;   500.0 p1      46 dst
        xorps xmm10, xmm15                                 ;   501.8 p5      46 dst
        movaps xmm15, xmm2                                 ;   499.2 p0      46 dst copy
        movaps [rbp - 112], xmm5                           ;   499.0 p3+p4   46 dst spill
        movaps xmm5, xmm9                                  ;   501.0 p1      46 dst copy
        movaps [rbp - 80], xmm4                            ;   500.0 p3+p4   46 dst spill
        movaps xmm4, xmm0                                  ;   500.0 p5      46 dst copy
        movaps [rbp + 112], xmm6                           ;   501.0 p3+p4   46 dst spill
        movaps xmm6, xmm0                                  ;   500.2 p0      46 dst copy
        movaps [rdx + 64], xmm8                            ;   502.0 p3+p4   46 dst spill
        movaps xmm8, [rdi - 80]                            ;   500.8 p2      46 dst
        movaps [rsi - 128], xmm0                           ;   503.0 p3+p4   46 dst spill
        movaps xmm0, [rdi - 80]                            ;   501.8 p2      46 dst
        movaps [rdi - 80], xmm0                            ;   504.8 p3+p4   46 dst spill
        movaps xmm0, xmm1                                  ;   501.8 p1      46 dst copy
        xorps xmm0, [rbp + 3168]                           ;   502.8 p5+p2   46 dst
        xorps xmm7, xmm0                                   ;   503.8 p0      46 dst
        xorps xmm11, xmm0                                  ;   503.8 p1      46 dst
        xorps xmm3, xmm11                                  ;   504.8 p5      46 dst
        xorps xmm5, xmm11                                  ;   504.8 p0      46 dst
        orps xmm14, xmm7                                   ;   504.8 p1      46 dst
        xorps xmm3, xmm14                                  ;   505.8 p5      46 dst
        xorps xmm12, xmm7                                  ;   504.8 p0      46 dst
        xorps xmm15, xmm7                                  ;   504.8 p1      46 dst
        orps xmm4, xmm12                                   ;   505.8 p5      46 dst
        xorps xmm5, xmm4                                   ;   506.8 p0      46 dst
        xorps xmm8, xmm12                                  ;   505.8 p1      46 dst
        andps xmm6, xmm12                                  ;   506.0 p5      46 dst
        xorps xmm10, xmm6                                  ;   507.0 p0      46 dst
        andps xmm13, xmm8                                  ;   506.8 p1      46 dst
        xorps xmm5, xmm13                                  ;   507.8 p5      46 dst
        movaps xmm4, xmm15                                 ;   507.2 p0      46 dst copy
        orps xmm4, xmm0                                    ;   508.2 p1      46 dst
        xorps xmm9, xmm4                                   ;   509.2 p5      46 dst
        movaps xmm4, xmm3                                  ;   508.2 p0      46 dst copy
        andps xmm4, xmm5                                   ;   509.2 p1      46 dst
        xorps xmm9, xmm4                                   ;   510.2 p5      46 dst
        andps xmm4, xmm9                                   ;   511.2 p0      46 dst
        xorps xmm10, xmm4                                  ;   512.2 p1      46 dst
        xorps xmm3, xmm9                                   ;   511.2 p5      46 dst
        movaps xmm4, xmm5                                  ;   510.2 p0      46 dst copy
        andps xmm4, xmm10                                  ;   513.2 p1      46 dst
        xorps xmm3, xmm4                                   ;   514.2 p5      46 dst
        movaps xmm4, [rdx + 64]                            ;   509.0 p2      46 dst reload
        andps xmm4, xmm3                                   ;   515.2 p0      46 dst
        movaps xmm6, [rbp - 80]                            ;   510.0 p2      46 dst reload
        andps xmm6, xmm3                                   ;   515.2 p1      46 dst
        movaps xmm11, xmm9                                 ;   512.0 p5      46 dst copy
        andps xmm9, xmm3                                   ;   515.2 p0      46 dst
        xorps xmm5, xmm9                                   ;   516.2 p1      46 dst
        andps xmm2, xmm5                                   ;   517.2 p5      46 dst
        movaps xmm9, xmm10                                 ;   513.2 p0      46 dst copy
        andps xmm9, xmm3                                   ;   515.2 p1      46 dst
        xorps xmm11, xmm9                                  ;   516.2 p5      46 dst
        andps xmm12, xmm11                                 ;   517.2 p0      46 dst
        xorps xmm12, xmm4                                  ;   518.2 p1      46 dst
        xorps xmm12, xmm2                                  ;   519.2 p5      46 dst
        movaps xmm9, [rsi - 128]                           ;   512.5 p2      46 dst reload
        andps xmm9, xmm11                                  ;   517.2 p0      46 dst
        movaps xmm13, xmm3                                 ;   515.8 p1      46 dst copy
        xorps xmm13, xmm5                                  ;   517.2 p5      46 dst
        movaps xmm14, [rdi - 80]                           ;   513.5 p2      46 dst reload
        andps xmm14, xmm13                                 ;   518.2 p0      46 dst
        movaps [rdi - 80], xmm6                            ;   516.2 p3+p4   46 dst spill
        movaps xmm6, [rbp + 112]                           ;   514.5 p2      46 dst reload
        andps xmm6, xmm13                                  ;   518.2 p1      46 dst
        xorps xmm13, xmm11                                 ;   518.2 p5      46 dst
        andps xmm8, xmm13                                  ;   519.2 p0      46 dst
        xorps xmm14, xmm8                                  ;   520.2 p1      46 dst
        xorps xmm8, xmm12                                  ;   520.2 p5      46 dst
        xorps xmm4, xmm14                                  ;   521.2 p0      46 dst
        xorps xmm2, xmm14                                  ;   521.2 p1      46 dst
        movaps xmm14, [rbp - 112]                          ;   516.8 p2      46 dst reload
        andps xmm14, xmm13                                 ;   519.8 p5      46 dst
        movaps xmm1, xmm5                                  ;   519.2 p0      46 dst copy
        orps xmm5, xmm13                                   ;   519.8 p1      46 dst
        xorps xmm10, xmm5                                  ;   520.8 p5      46 dst
        xorps xmm11, xmm10                                 ;   521.8 p0      46 dst
        andps xmm7, xmm11                                  ;   522.8 p1      46 dst
        xorps xmm12, xmm7                                  ;   523.8 p5      46 dst
        movaps xmm5, [rbp - 128]                           ;   518.8 p2      46 dst reload
        andps xmm5, xmm11                                  ;   522.8 p0      46 dst
        xorps xmm3, xmm10                                  ;   521.8 p1      46 dst
        xorps xmm9, xmm5                                   ;   523.8 p5      46 dst
        xorps xmm13, xmm3                                  ;   522.8 p0      46 dst
        andps xmm0, xmm13                                  ;   523.8 p1      46 dst
        andps xmm15, xmm13                                 ;   523.8 p5      46 dst
        movaps xmm7, [rcx - 80]                            ;   520.5 p2      46 dst reload
        andps xmm7, xmm10                                  ;   523.5 p0      46 dst
        xorps xmm8, xmm7                                   ;   524.5 p1      46 dst
        movaps xmm7, [rdx + 80]                            ;   521.5 p2      46 dst reload
        andps xmm7, xmm10                                  ;   524.5 p5      46 dst
        xorps xmm5, xmm7                                   ;   525.5 p0      46 dst
        xorps xmm14, xmm5                                  ;   526.5 p1      46 dst
        xorps xmm6, xmm5                                   ;   526.5 p5      46 dst
        movaps xmm5, [rdx + 112]                           ;   522.5 p2      46 dst reload
        andps xmm5, xmm3                                   ;   525.5 p0      46 dst
        movaps xmm7, [rdx + 96]                            ;   523.5 p2      46 dst reload
        andps xmm7, xmm3                                   ;   526.5 p1      46 dst
        xorps xmm8, xmm5                                   ;   526.5 p5      46 dst
        xorps xmm4, xmm5                                   ;   526.5 p0      46 dst
        xorps xmm0, xmm2                                   ;   526.8 p1      46 dst
        xorps xmm14, xmm7                                  ;   527.5 p5      46 dst
        xorps xmm0, xmm7                                   ;   527.8 p0      46 dst
        xorps xmm9, xmm8                                   ;   527.8 p1      46 dst
        xorps xmm4, xmm14                                  ;   528.5 p5      46 dst
        xorps xmm9, xmm4                                   ;   529.5 p0      46 dst
        xorps xmm0, xmm9                                   ;   530.5 p1      46 dst
        andps xmm1, [r10 + 96]                             ;   529.0 p5+p2   46 dst
        xorps xmm9, xmm1                                   ;   530.5 p0      46 dst
        xorps xmm6, xmm9                                   ;   531.5 p1      46 dst
        xorps xmm12, xmm6                                  ;   532.5 p5      46 dst
        movaps xmm1, [r15 - 32]                            ;   526.8 p2      46 dst
        movaps xmm3, [rel aes128_decrypt.T0_constants128]  ;   527.8 p2      46 dst reload
        xorps xmm1, xmm3                                   ;   530.8 p0      46 dst
        movaps xmm5, xmm1                                  ;   531.8 p1      46 dst copy
        movaps xmm7, [r15 - 16]                            ;   528.8 p2      46 dst
        xorps xmm7, xmm3                                   ;   531.8 p5      46 dst
        xorps xmm5, xmm7                                   ;   532.8 p0      46 dst
        movaps xmm10, xmm5                                 ;   533.8 p1      46 dst copy
        xorps xmm10, [r15 + 64]                            ;   534.8 p5+p2   46 dst
        movaps xmm11, xmm5                                 ;   533.8 p0      46 dst copy
        movaps xmm13, [r15 + 16]                           ;   530.8 p2      46 dst reload
        xorps xmm11, xmm13                                 ;   534.8 p1      46 dst
        movaps [rdx + 96], xmm14                           ;   529.8 p3+p4   46 dst spill
        movaps xmm14, xmm10                                ;   535.8 p5      46 dst copy
        movaps [rdx + 112], xmm4                           ;   530.8 p3+p4   46 dst spill
        movaps xmm4, xmm10                                 ;   535.8 p0      46 dst copy
        xorps xmm13, xmm7                                  ;   533.8 p1      46 dst
        movaps [rdx + 80], xmm6                            ;   532.5 p3+p4   46 dst spill
        movaps xmm6, xmm13                                 ;   534.8 p5      46 dst copy
        movaps [rcx - 80], xmm9                            ;   532.8 p3+p4   46 dst spill
        movaps xmm9, xmm11                                 ;   535.8 p0      46 dst copy
        movaps [rbp - 128], xmm8                           ;   533.8 p3+p4   46 dst spill
        movaps xmm8, xmm7                                  ;   534.8 p1      46 dst copy
        movaps [rbp - 112], xmm0                           ;   534.8 p3+p4   46 dst spill
        movaps xmm0, xmm7                                  ;   535.0 p5      46 dst copy
        movaps [rbp + 112], xmm15                          ;   535.8 p3+p4   46 dst spill
        movaps xmm15, xmm7                                 ;   535.2 p0      46 dst copy
        movaps [rsi - 128], xmm2                           ;   536.8 p3+p4   46 dst spill
        movaps xmm2, [rel aes128_decrypt.T0_constants128]  ;   533.8 p2      46 dst copy
        xorps xmm2, [r15 + 32]                             ;   536.8 p1+p2   46 dst
        xorps xmm1, xmm2                                   ;   537.8 p5      46 dst
        xorps xmm6, xmm2                                   ;   537.8 p0      46 dst
        xorps xmm15, xmm1                                  ;   538.8 p1      46 dst
        movaps xmm2, xmm15                                 ;   539.8 p5      46 dst copy
        movaps [rbp - 80], xmm12                           ;   537.8 p3+p4   46 dst spill
        movaps xmm12, xmm6                                 ;   538.8 p0      46 dst copy
        xorps xmm12, [r15 + 0]                             ;   539.8 p1+p2   46 dst
        xorps xmm14, xmm12                                 ;   540.8 p5      46 dst
        andps xmm0, xmm12                                  ;   540.8 p0      46 dst
        movaps [rdx + 64], xmm10                           ;   538.8 p3+p4   46 dst spill
        movaps xmm10, xmm6                                 ;   538.8 p1      46 dst copy
        xorps xmm10, [r10 + 48]                            ;   539.8 p5+p2   46 dst
        xorps xmm8, xmm10                                  ;   540.8 p0      46 dst
        andps xmm4, xmm8                                   ;   541.8 p1      46 dst
        xorps xmm5, xmm10                                  ;   540.8 p5      46 dst
        movaps [rdi - 64], xmm8                            ;   541.8 p3+p4   46 dst spill
        movaps xmm8, xmm6                                  ;   540.2 p0      46 dst copy
        movaps [rcx - 96], xmm7                            ;   540.8 p3+p4   46 dst spill
        movaps xmm7, xmm10                                 ;   540.8 p1      46 dst copy
        orps xmm7, xmm14                                   ;   541.8 p5      46 dst
        xorps xmm4, xmm7                                   ;   542.8 p0      46 dst
        movaps [rcx - 112], xmm15                          ;   541.8 p3+p4   46 dst spill
        movaps xmm15, xmm14                                ;   541.8 p1      46 dst copy
        xorps xmm15, xmm5                                  ;   542.8 p5      46 dst
        andps xmm8, xmm15                                  ;   543.8 p0      46 dst
        xorps xmm7, xmm8                                   ;   544.8 p1      46 dst
        xorps xmm8, xmm0                                   ;   544.8 p5      46 dst
        movaps [rdx - 80], xmm15                           ;   543.8 p3+p4   46 dst spill
        movaps xmm15, xmm12                                ;   543.2 p0      46 dst copy
        movaps [rdx - 16], xmm12                           ;   543.8 p3+p4   46 dst spill
        movaps xmm12, xmm5                                 ;   543.8 p1      46 dst copy
        orps xmm12, [r10 + 48]                             ;   544.8 p5+p2   46 dst
        xorps xmm4, xmm12                                  ;   545.8 p0      46 dst
        xorps xmm8, xmm12                                  ;   545.8 p1      46 dst
        movaps xmm12, xmm5                                 ;   545.0 p5      46 dst copy
        movaps [rbp - 16], xmm11                           ;   544.8 p3+p4   46 dst spill
        movaps xmm11, xmm4                                 ;   546.8 p0      46 dst copy
        movaps [rsi - 96], xmm10                           ;   545.8 p3+p4   46 dst spill
        movaps xmm10, xmm1                                 ;   545.8 p1      46 dst copy
        movaps [rdx + 48], xmm6                            ;   546.8 p3+p4   46 dst spill
        movaps xmm6, xmm1                                  ;   546.0 p5      46 dst copy
        movaps [rdx - 64], xmm14                           ;   547.8 p3+p4   46 dst spill
        movaps xmm14, [rdx - 80]                           ;   544.8 p2      46 dst
        movaps [rbp - 96], xmm1                            ;   548.8 p3+p4   46 dst spill
        movaps xmm1, [rdx - 80]                            ;   545.8 p2      46 dst
        movaps [rdx - 80], xmm1                            ;   549.8 p3+p4   46 dst spill
        movaps xmm1, xmm3                                  ;   546.2 p0      46 dst copy
        xorps xmm1, [r15 + 48]                             ;   547.2 p1+p2   46 dst
        xorps xmm13, xmm1                                  ;   548.2 p5      46 dst
        xorps xmm0, xmm1                                   ;   548.2 p0      46 dst
        xorps xmm7, xmm0                                   ;   549.2 p1      46 dst
        xorps xmm11, xmm0                                  ;   549.2 p5      46 dst
        orps xmm2, xmm13                                   ;   549.2 p0      46 dst
        xorps xmm7, xmm2                                   ;   550.2 p1      46 dst
        xorps xmm15, xmm13                                 ;   549.2 p5      46 dst
        xorps xmm12, xmm13                                 ;   549.2 p0      46 dst
        orps xmm10, xmm15                                  ;   550.2 p1      46 dst
        xorps xmm11, xmm10                                 ;   551.2 p5      46 dst
        xorps xmm14, xmm15                                 ;   550.2 p0      46 dst
        andps xmm6, xmm15                                  ;   550.8 p1      46 dst
        xorps xmm8, xmm6                                   ;   551.8 p5      46 dst
        andps xmm9, xmm14                                  ;   551.2 p0      46 dst
        xorps xmm11, xmm9                                  ;   552.2 p1      46 dst
        movaps xmm0, xmm1                                  ;   552.0 p5      46 dst copy
        orps xmm0, xmm12                                   ;   553.0 p0      46 dst
        xorps xmm4, xmm0                                   ;   554.0 p1      46 dst
        movaps xmm0, xmm7                                  ;   553.0 p5      46 dst copy
        andps xmm0, xmm11                                  ;   554.0 p0      46 dst
        xorps xmm4, xmm0                                   ;   555.0 p1      46 dst
        andps xmm0, xmm4                                   ;   556.0 p5      46 dst
        xorps xmm8, xmm0                                   ;   557.0 p0      46 dst
        xorps xmm7, xmm4                                   ;   556.0 p1      46 dst
        movaps xmm0, xmm11                                 ;   555.0 p5      46 dst copy
        andps xmm0, xmm8                                   ;   558.0 p0      46 dst
        xorps xmm7, xmm0                                   ;   559.0 p1      46 dst
        movaps xmm0, [rdx - 64]                            ;   553.0 p2      46 dst reload
        andps xmm0, xmm7                                   ;   560.0 p5      46 dst
        movaps xmm2, [rsi - 96]                            ;   554.0 p2      46 dst reload
        andps xmm2, xmm7                                   ;   560.0 p0      46 dst
        movaps xmm6, xmm4                                  ;   556.8 p1      46 dst copy
        andps xmm4, xmm7                                   ;   560.0 p5      46 dst
        xorps xmm11, xmm4                                  ;   561.0 p0      46 dst
        andps xmm5, xmm11                                  ;   562.0 p1      46 dst
        movaps xmm4, xmm8                                  ;   558.0 p5      46 dst copy
        andps xmm4, xmm7                                   ;   560.0 p0      46 dst
        xorps xmm6, xmm4                                   ;   561.0 p1      46 dst
        andps xmm15, xmm6                                  ;   562.0 p5      46 dst
        xorps xmm15, xmm0                                  ;   563.0 p0      46 dst
        xorps xmm15, xmm5                                  ;   564.0 p1      46 dst
        movaps xmm4, [rbp - 96]                            ;   556.5 p2      46 dst reload
        andps xmm4, xmm6                                   ;   562.0 p5      46 dst
        movaps xmm9, xmm7                                  ;   560.2 p0      46 dst copy
        xorps xmm9, xmm11                                  ;   562.0 p1      46 dst
        movaps xmm10, [rdx - 80]                           ;   558.0 p2      46 dst reload
        andps xmm10, xmm9                                  ;   563.0 p5      46 dst
        movaps [rdx - 80], xmm2                            ;   561.0 p3+p4   46 dst spill
        movaps xmm2, [rdx + 48]                            ;   559.0 p2      46 dst reload
        andps xmm2, xmm9                                   ;   563.0 p0      46 dst
        xorps xmm9, xmm6                                   ;   563.0 p1      46 dst
        andps xmm14, xmm9                                  ;   564.0 p5      46 dst
        xorps xmm10, xmm14                                 ;   565.0 p0      46 dst
        xorps xmm14, xmm15                                 ;   565.0 p1      46 dst
        xorps xmm0, xmm10                                  ;   566.0 p5      46 dst
        xorps xmm5, xmm10                                  ;   566.0 p0      46 dst
        movaps xmm10, [rbp - 16]                           ;   561.5 p2      46 dst reload
        andps xmm10, xmm9                                  ;   564.5 p1      46 dst
        movaps xmm3, xmm11                                 ;   564.0 p5      46 dst copy
        orps xmm11, xmm9                                   ;   564.2 p0      46 dst
        xorps xmm8, xmm11                                  ;   565.2 p1      46 dst
        xorps xmm6, xmm8                                   ;   566.2 p5      46 dst
        andps xmm13, xmm6                                  ;   567.2 p0      46 dst
        xorps xmm15, xmm13                                 ;   568.2 p1      46 dst
        movaps xmm11, [rcx - 112]                          ;   563.5 p2      46 dst reload
        andps xmm11, xmm6                                  ;   567.2 p5      46 dst
        xorps xmm7, xmm8                                   ;   566.2 p0      46 dst
        xorps xmm4, xmm11                                  ;   568.2 p1      46 dst
        xorps xmm9, xmm7                                   ;   567.2 p5      46 dst
        andps xmm1, xmm9                                   ;   568.2 p0      46 dst
        andps xmm12, xmm9                                  ;   568.2 p1      46 dst
        movaps xmm6, [rdx - 16]                            ;   565.2 p2      46 dst reload
        andps xmm6, xmm8                                   ;   568.2 p5      46 dst
        xorps xmm14, xmm6                                  ;   569.2 p0      46 dst
        movaps xmm6, [rcx - 96]                            ;   566.2 p2      46 dst reload
        andps xmm6, xmm8                                   ;   569.2 p1      46 dst
        xorps xmm11, xmm6                                  ;   570.2 p5      46 dst
        xorps xmm10, xmm11                                 ;   571.2 p0      46 dst
        xorps xmm2, xmm11                                  ;   571.2 p1      46 dst
        movaps xmm6, [rdx + 64]                            ;   567.2 p2      46 dst reload
        andps xmm6, xmm7                                   ;   570.2 p5      46 dst
        movaps xmm8, [rdi - 64]                            ;   568.2 p2      46 dst reload
        andps xmm8, xmm7                                   ;   571.2 p0      46 dst
        xorps xmm14, xmm6                                  ;   571.2 p1      46 dst
        xorps xmm0, xmm6                                   ;   571.2 p5      46 dst
        xorps xmm1, xmm5                                   ;   571.2 p0      46 dst
        xorps xmm10, xmm8                                  ;   572.2 p1      46 dst
        xorps xmm1, xmm8                                   ;   572.2 p5      46 dst
        xorps xmm4, xmm14                                  ;   572.2 p0      46 dst
        xorps xmm0, xmm10                                  ;   573.2 p1      46 dst
        xorps xmm4, xmm0                                   ;   574.2 p5      46 dst
        xorps xmm1, xmm4                                   ;   575.2 p0      46 dst
        andps xmm3, [r10 + 48]                             ;   573.8 p1+p2   46 dst
        xorps xmm4, xmm3                                   ;   575.2 p5      46 dst
        xorps xmm2, xmm4                                   ;   576.2 p0      46 dst
        xorps xmm15, xmm2                                  ;   577.2 p1      46 dst
        movaps xmm3, [r14 - 80]                            ;   571.5 p2      46 dst
        movaps xmm6, [rel aes128_decrypt.T0_constants128]  ;   572.5 p2      46 dst reload
        xorps xmm3, xmm6                                   ;   575.5 p5      46 dst
        movaps xmm7, xmm3                                  ;   576.5 p0      46 dst copy
        movaps xmm8, [r14 - 64]                            ;   573.5 p2      46 dst
        xorps xmm8, xmm6                                   ;   576.5 p1      46 dst
        xorps xmm7, xmm8                                   ;   577.5 p5      46 dst
        movaps xmm9, xmm7                                  ;   578.5 p0      46 dst copy
        xorps xmm9, [r14 + 16]                             ;   579.5 p1+p2   46 dst
        movaps xmm11, xmm7                                 ;   578.5 p5      46 dst copy
        movaps xmm13, [r14 - 32]                           ;   575.5 p2      46 dst reload
        xorps xmm11, xmm13                                 ;   579.5 p0      46 dst
        movaps [rdi - 64], xmm10                           ;   574.5 p3+p4   46 dst spill
        movaps xmm10, xmm9                                 ;   580.5 p1      46 dst copy
        movaps [rdx + 64], xmm0                            ;   575.5 p3+p4   46 dst spill
        movaps xmm0, xmm9                                  ;   580.5 p5      46 dst copy
        xorps xmm13, xmm8                                  ;   578.5 p0      46 dst
        movaps [rcx - 96], xmm2                            ;   577.2 p3+p4   46 dst spill
        movaps xmm2, xmm13                                 ;   579.5 p1      46 dst copy
        movaps [rdx - 16], xmm4                            ;   577.5 p3+p4   46 dst spill
        movaps xmm4, xmm11                                 ;   580.5 p5      46 dst copy
        movaps [rcx - 112], xmm14                          ;   578.5 p3+p4   46 dst spill
        movaps xmm14, xmm8                                 ;   579.2 p0      46 dst copy
        movaps [rbp - 16], xmm1                            ;   579.5 p3+p4   46 dst spill
        movaps xmm1, xmm8                                  ;   579.8 p1      46 dst copy
        movaps [rdx + 48], xmm12                           ;   580.5 p3+p4   46 dst spill
        movaps xmm12, xmm8                                 ;   580.0 p5      46 dst copy
        movaps [rbp - 96], xmm5                            ;   581.5 p3+p4   46 dst spill
        movaps xmm5, [rel aes128_decrypt.T0_constants128]  ;   578.5 p2      46 dst copy
        xorps xmm5, [r14 - 16]                             ;   581.5 p0+p2   46 dst
        xorps xmm3, xmm5                                   ;   582.5 p1      46 dst
        xorps xmm2, xmm5                                   ;   582.5 p5      46 dst
        xorps xmm12, xmm3                                  ;   583.5 p0      46 dst
        movaps xmm5, xmm12                                 ;   584.5 p1      46 dst copy
        movaps [rsi - 96], xmm15                           ;   582.5 p3+p4   46 dst spill
        movaps xmm15, xmm2                                 ;   583.5 p5      46 dst copy
        xorps xmm15, [r14 - 48]                            ;   584.5 p0+p2   46 dst
        xorps xmm10, xmm15                                 ;   585.5 p1      46 dst
        andps xmm1, xmm15                                  ;   585.5 p5      46 dst
        movaps [rdx - 64], xmm9                            ;   583.5 p3+p4   46 dst spill
        movaps xmm9, xmm2                                  ;   583.5 p0      46 dst copy
        xorps xmm9, [r10 + 0]                              ;   584.5 p1+p2   46 dst
        xorps xmm14, xmm9                                  ;   585.5 p5      46 dst
        andps xmm0, xmm14                                  ;   586.5 p0      46 dst
        xorps xmm7, xmm9                                   ;   585.5 p1      46 dst
        movaps [rsi - 112], xmm14                          ;   586.5 p3+p4   46 dst spill
        movaps xmm14, xmm2                                 ;   585.0 p5      46 dst copy
        movaps [rsi - 80], xmm8                            ;   585.5 p3+p4   46 dst spill
        movaps xmm8, xmm9                                  ;   585.5 p0      46 dst copy
        orps xmm8, xmm10                                   ;   586.5 p1      46 dst
        xorps xmm0, xmm8                                   ;   587.5 p5      46 dst
        movaps [rbp + 96], xmm12                           ;   586.5 p3+p4   46 dst spill
        movaps xmm12, xmm10                                ;   586.5 p0      46 dst copy
        xorps xmm12, xmm7                                  ;   587.5 p1      46 dst
        andps xmm14, xmm12                                 ;   588.5 p5      46 dst
        xorps xmm8, xmm14                                  ;   589.5 p0      46 dst
        xorps xmm14, xmm1                                  ;   589.5 p1      46 dst
        movaps [rbp - 32], xmm12                           ;   588.5 p3+p4   46 dst spill
        movaps xmm12, xmm15                                ;   588.0 p5      46 dst copy
        movaps [rbp + 32], xmm15                           ;   588.5 p3+p4   46 dst spill
        movaps xmm15, xmm7                                 ;   588.2 p0      46 dst copy
        orps xmm15, [r10 + 0]                              ;   589.2 p1+p2   46 dst
        xorps xmm0, xmm15                                  ;   590.2 p5      46 dst
        xorps xmm14, xmm15                                 ;   590.5 p0      46 dst
        movaps xmm15, xmm7                                 ;   589.8 p1      46 dst copy
        movaps [rdx - 48], xmm11                           ;   589.5 p3+p4   46 dst spill
        movaps xmm11, xmm0                                 ;   591.2 p5      46 dst copy
        movaps [rcx - 64], xmm9                            ;   590.5 p3+p4   46 dst spill
        movaps xmm9, xmm3                                  ;   590.2 p0      46 dst copy
        movaps [rbp - 48], xmm2                            ;   591.5 p3+p4   46 dst spill
        movaps xmm2, xmm3                                  ;   590.8 p1      46 dst copy
        movaps [rcx + 112], xmm10                          ;   592.5 p3+p4   46 dst spill
        movaps xmm10, [rbp - 32]                           ;   589.5 p2      46 dst
        movaps [rbp + 80], xmm3                            ;   593.5 p3+p4   46 dst spill
        movaps xmm3, [rbp - 32]                            ;   590.5 p2      46 dst
        movaps [rbp - 32], xmm3                            ;   594.5 p3+p4   46 dst spill
        movaps xmm3, xmm6                                  ;   591.0 p5      46 dst copy
        xorps xmm3, [r14 + 0]                              ;   592.0 p0+p2   46 dst
        xorps xmm13, xmm3                                  ;   593.0 p1      46 dst
        xorps xmm1, xmm3                                   ;   593.0 p5      46 dst
        xorps xmm8, xmm1                                   ;   594.0 p0      46 dst
        xorps xmm11, xmm1                                  ;   594.0 p1      46 dst
        orps xmm5, xmm13                                   ;   594.0 p5      46 dst
        xorps xmm8, xmm5                                   ;   595.0 p0      46 dst
        xorps xmm12, xmm13                                 ;   594.0 p1      46 dst
        xorps xmm15, xmm13                                 ;   594.0 p5      46 dst
        orps xmm9, xmm12                                   ;   595.0 p0      46 dst
        xorps xmm11, xmm9                                  ;   596.0 p1      46 dst
        xorps xmm10, xmm12                                 ;   595.0 p5      46 dst
        andps xmm2, xmm12                                  ;   595.2 p0      46 dst
        xorps xmm14, xmm2                                  ;   596.2 p1      46 dst
        andps xmm4, xmm10                                  ;   596.0 p5      46 dst
        xorps xmm11, xmm4                                  ;   597.0 p0      46 dst
        movaps xmm1, xmm3                                  ;   596.8 p1      46 dst copy
        orps xmm1, xmm15                                   ;   597.8 p5      46 dst
        xorps xmm0, xmm1                                   ;   598.8 p0      46 dst
        movaps xmm1, xmm8                                  ;   597.8 p1      46 dst copy
        andps xmm1, xmm11                                  ;   598.8 p5      46 dst
        xorps xmm0, xmm1                                   ;   599.8 p0      46 dst
        andps xmm1, xmm0                                   ;   600.8 p1      46 dst
        xorps xmm14, xmm1                                  ;   601.8 p5      46 dst
        xorps xmm8, xmm0                                   ;   600.8 p0      46 dst
        movaps xmm1, xmm11                                 ;   599.8 p1      46 dst copy
        andps xmm1, xmm14                                  ;   602.8 p5      46 dst
        xorps xmm8, xmm1                                   ;   603.8 p0      46 dst
        movaps xmm1, [rcx + 112]                           ;   597.8 p2      46 dst reload
        andps xmm1, xmm8                                   ;   604.8 p1      46 dst
        movaps xmm2, [rcx - 64]                            ;   598.8 p2      46 dst reload
        andps xmm2, xmm8                                   ;   604.8 p5      46 dst
        movaps xmm4, xmm0                                  ;   601.2 p0      46 dst copy
        andps xmm0, xmm8                                   ;   604.8 p1      46 dst
        xorps xmm11, xmm0                                  ;   605.8 p5      46 dst
        andps xmm7, xmm11                                  ;   606.8 p0      46 dst
        movaps xmm0, xmm14                                 ;   602.8 p1      46 dst copy
        andps xmm0, xmm8                                   ;   604.8 p5      46 dst
        xorps xmm4, xmm0                                   ;   605.8 p0      46 dst
        andps xmm12, xmm4                                  ;   606.8 p1      46 dst
        xorps xmm12, xmm1                                  ;   607.8 p5      46 dst
        xorps xmm12, xmm7                                  ;   608.8 p0      46 dst
        movaps xmm0, [rbp + 80]                            ;   601.2 p2      46 dst reload
        andps xmm0, xmm4                                   ;   606.8 p1      46 dst
        movaps xmm5, xmm8                                  ;   605.0 p5      46 dst copy
        xorps xmm5, xmm11                                  ;   606.8 p0      46 dst
        movaps xmm9, [rbp - 32]                            ;   602.8 p2      46 dst reload
        andps xmm9, xmm5                                   ;   607.8 p1      46 dst
        movaps [rbp - 32], xmm2                            ;   605.8 p3+p4   46 dst spill
        movaps xmm2, [rbp - 48]                            ;   603.8 p2      46 dst reload
        andps xmm2, xmm5                                   ;   607.8 p5      46 dst
        xorps xmm5, xmm4                                   ;   607.8 p0      46 dst
        andps xmm10, xmm5                                  ;   608.8 p1      46 dst
        xorps xmm9, xmm10                                  ;   609.8 p5      46 dst
        xorps xmm10, xmm12                                 ;   609.8 p0      46 dst
        xorps xmm1, xmm9                                   ;   610.8 p1      46 dst
        xorps xmm7, xmm9                                   ;   610.8 p5      46 dst
        movaps xmm9, [rdx - 48]                            ;   606.2 p2      46 dst reload
        andps xmm9, xmm5                                   ;   609.2 p0      46 dst
        movaps xmm6, xmm11                                 ;   608.8 p1      46 dst copy
        orps xmm11, xmm5                                   ;   609.0 p5      46 dst
        xorps xmm14, xmm11                                 ;   610.0 p0      46 dst
        xorps xmm4, xmm14                                  ;   611.0 p1      46 dst
        andps xmm13, xmm4                                  ;   612.0 p5      46 dst
        xorps xmm12, xmm13                                 ;   613.0 p0      46 dst
        movaps xmm11, [rbp + 96]                           ;   608.2 p2      46 dst reload
        andps xmm11, xmm4                                  ;   612.0 p1      46 dst
        xorps xmm8, xmm14                                  ;   611.0 p5      46 dst
        xorps xmm0, xmm11                                  ;   613.0 p0      46 dst
        xorps xmm5, xmm8                                   ;   612.0 p1      46 dst
        andps xmm3, xmm5                                   ;   613.0 p5      46 dst
        andps xmm15, xmm5                                  ;   613.0 p0      46 dst
        movaps xmm4, [rbp + 32]                            ;   610.0 p2      46 dst reload
        andps xmm4, xmm14                                  ;   613.0 p1      46 dst
        xorps xmm10, xmm4                                  ;   614.0 p5      46 dst
        movaps xmm4, [rsi - 80]                            ;   611.0 p2      46 dst reload
        andps xmm4, xmm14                                  ;   614.0 p0      46 dst
        xorps xmm11, xmm4                                  ;   615.0 p1      46 dst
        xorps xmm9, xmm11                                  ;   616.0 p5      46 dst
        xorps xmm2, xmm11                                  ;   616.0 p0      46 dst
        movaps xmm4, [rdx - 64]                            ;   612.0 p2      46 dst reload
        andps xmm4, xmm8                                   ;   615.0 p1      46 dst
        movaps xmm5, [rsi - 112]                           ;   613.0 p2      46 dst reload
        andps xmm5, xmm8                                   ;   616.0 p5      46 dst
        xorps xmm10, xmm4                                  ;   616.0 p0      46 dst
        xorps xmm1, xmm4                                   ;   616.0 p1      46 dst
        xorps xmm3, xmm7                                   ;   616.0 p5      46 dst
        xorps xmm9, xmm5                                   ;   617.0 p0      46 dst
        xorps xmm3, xmm5                                   ;   617.0 p1      46 dst
        xorps xmm0, xmm10                                  ;   617.0 p5      46 dst
        xorps xmm1, xmm9                                   ;   618.0 p0      46 dst
        xorps xmm0, xmm1                                   ;   619.0 p1      46 dst
        xorps xmm3, xmm0                                   ;   620.0 p5      46 dst
        andps xmm6, [r10 + 0]                              ;   618.2 p0+p2   46 dst
        xorps xmm0, xmm6                                   ;   620.0 p1      46 dst
        xorps xmm2, xmm0                                   ;   621.0 p5      46 dst
        xorps xmm12, xmm2                                  ;   622.0 p0      46 dst
        movaps xmm4, [rbp + 3664]                          ;   616.2 p2      46 dst
        movaps xmm5, [rel aes128_decrypt.T0_constants128]  ;   617.2 p2      46 dst reload
        xorps xmm4, xmm5                                   ;   620.2 p1      46 dst
        movaps xmm6, xmm4                                  ;   621.2 p5      46 dst copy
        movaps xmm8, [rbp + 3680]                          ;   618.2 p2      46 dst
        xorps xmm8, xmm5                                   ;   621.2 p0      46 dst
        xorps xmm6, xmm8                                   ;   622.2 p1      46 dst
        movaps xmm11, xmm6                                 ;   623.2 p5      46 dst copy
        xorps xmm11, [rbp + 3744]                          ;   624.2 p0+p2   46 dst
        movaps xmm13, xmm6                                 ;   623.2 p1      46 dst copy
        movaps xmm14, [r13 - 48]                           ;   620.2 p2      46 dst reload
        xorps xmm13, xmm14                                 ;   624.2 p5      46 dst
        movaps [rsi - 112], xmm9                           ;   619.2 p3+p4   46 dst spill
        movaps xmm9, xmm11                                 ;   625.2 p0      46 dst copy
        movaps [rdx - 64], xmm1                            ;   620.2 p3+p4   46 dst spill
        movaps xmm1, xmm11                                 ;   625.2 p1      46 dst copy
        xorps xmm14, xmm8                                  ;   623.2 p5      46 dst
        movaps [rsi - 80], xmm2                            ;   622.0 p3+p4   46 dst spill
        movaps xmm2, xmm14                                 ;   624.2 p0      46 dst copy
        movaps [rbp + 32], xmm0                            ;   622.2 p3+p4   46 dst spill
        movaps xmm0, xmm13                                 ;   625.2 p1      46 dst copy
        movaps [rbp + 96], xmm10                           ;   623.2 p3+p4   46 dst spill
        movaps xmm10, xmm8                                 ;   624.0 p5      46 dst copy
        movaps [rdx - 48], xmm3                            ;   624.2 p3+p4   46 dst spill
        movaps xmm3, xmm8                                  ;   624.2 p0      46 dst copy
        movaps [rbp - 48], xmm15                           ;   625.2 p3+p4   46 dst spill
        movaps xmm15, xmm8                                 ;   624.8 p1      46 dst copy
        movaps [rbp + 80], xmm7                            ;   626.2 p3+p4   46 dst spill
        movaps xmm7, [rel aes128_decrypt.T0_constants128]  ;   623.2 p2      46 dst copy
        xorps xmm7, [rbp + 3712]                           ;   626.2 p5+p2   46 dst
        xorps xmm4, xmm7                                   ;   627.2 p0      46 dst
        xorps xmm2, xmm7                                   ;   627.2 p1      46 dst
        xorps xmm15, xmm4                                  ;   628.2 p5      46 dst
        movaps xmm7, xmm15                                 ;   629.2 p0      46 dst copy
        movaps [rcx - 64], xmm12                           ;   627.2 p3+p4   46 dst spill
        movaps xmm12, xmm2                                 ;   628.2 p1      46 dst copy
        xorps xmm12, [rbp + 3696]                          ;   629.2 p5+p2   46 dst
        xorps xmm9, xmm12                                  ;   630.2 p0      46 dst
        andps xmm3, xmm12                                  ;   630.2 p1      46 dst
        movaps [rcx + 112], xmm11                          ;   628.2 p3+p4   46 dst spill
        movaps xmm11, xmm2                                 ;   628.2 p5      46 dst copy
        xorps xmm11, [r11 - 96]                            ;   629.2 p0+p2   46 dst
        xorps xmm10, xmm11                                 ;   630.2 p1      46 dst
        andps xmm1, xmm10                                  ;   631.2 p5      46 dst
        xorps xmm6, xmm11                                  ;   630.2 p0      46 dst
        movaps [rax - 96], xmm10                           ;   631.2 p3+p4   46 dst spill
        movaps xmm10, xmm2                                 ;   629.8 p1      46 dst copy
        movaps [rbp + 16], xmm8                            ;   630.2 p3+p4   46 dst spill
        movaps xmm8, xmm11                                 ;   630.2 p5      46 dst copy
        orps xmm8, xmm9                                    ;   631.2 p0      46 dst
        xorps xmm1, xmm8                                   ;   632.2 p1      46 dst
        movaps [rax - 112], xmm15                          ;   631.2 p3+p4   46 dst spill
        movaps xmm15, xmm9                                 ;   631.2 p5      46 dst copy
        xorps xmm15, xmm6                                  ;   632.2 p0      46 dst
        andps xmm10, xmm15                                 ;   633.2 p1      46 dst
        xorps xmm8, xmm10                                  ;   634.2 p5      46 dst
        xorps xmm10, xmm3                                  ;   634.2 p0      46 dst
        movaps [rdx - 32], xmm15                           ;   633.2 p3+p4   46 dst spill
        movaps xmm15, xmm12                                ;   632.8 p1      46 dst copy
        movaps [rax - 80], xmm12                           ;   633.2 p3+p4   46 dst spill
        movaps xmm12, xmm6                                 ;   633.0 p5      46 dst copy
        orps xmm12, [r11 - 96]                             ;   634.0 p0+p2   46 dst
        xorps xmm1, xmm12                                  ;   635.0 p1      46 dst
        xorps xmm10, xmm12                                 ;   635.2 p5      46 dst
        movaps xmm12, xmm6                                 ;   634.2 p0      46 dst copy
        movaps [rax - 128], xmm13                          ;   634.2 p3+p4   46 dst spill
        movaps xmm13, xmm1                                 ;   636.0 p1      46 dst copy
        movaps [rdi - 48], xmm11                           ;   635.2 p3+p4   46 dst spill
        movaps xmm11, xmm4                                 ;   635.0 p5      46 dst copy
        movaps [rdx + 0], xmm2                             ;   636.2 p3+p4   46 dst spill
        movaps xmm2, xmm4                                  ;   635.2 p0      46 dst copy
        movaps [r10 - 80], xmm9                            ;   637.2 p3+p4   46 dst spill
        movaps xmm9, [rdx - 32]                            ;   634.2 p2      46 dst
        movaps [rbp + 0], xmm4                             ;   638.2 p3+p4   46 dst spill
        movaps xmm4, [rdx - 32]                            ;   635.2 p2      46 dst
        movaps [rdx - 32], xmm4                            ;   639.2 p3+p4   46 dst spill
        movaps xmm4, xmm5                                  ;   635.8 p1      46 dst copy
        xorps xmm4, [rbp + 3728]                           ;   636.8 p5+p2   46 dst
        xorps xmm14, xmm4                                  ;   637.8 p0      46 dst
        xorps xmm3, xmm4                                   ;   637.8 p1      46 dst
        xorps xmm8, xmm3                                   ;   638.8 p5      46 dst
        xorps xmm13, xmm3                                  ;   638.8 p0      46 dst
        orps xmm7, xmm14                                   ;   638.8 p1      46 dst
        xorps xmm8, xmm7                                   ;   639.8 p5      46 dst
        xorps xmm15, xmm14                                 ;   638.8 p0      46 dst
        xorps xmm12, xmm14                                 ;   638.8 p1      46 dst
        orps xmm11, xmm15                                  ;   639.8 p5      46 dst
        xorps xmm13, xmm11                                 ;   640.8 p0      46 dst
        xorps xmm9, xmm15                                  ;   639.8 p1      46 dst
        andps xmm2, xmm15                                  ;   640.0 p5      46 dst
        xorps xmm10, xmm2                                  ;   641.0 p0      46 dst
        andps xmm0, xmm9                                   ;   640.8 p1      46 dst
        xorps xmm13, xmm0                                  ;   641.8 p5      46 dst
        movaps xmm0, xmm4                                  ;   641.2 p0      46 dst copy
        orps xmm0, xmm12                                   ;   642.2 p1      46 dst
        xorps xmm1, xmm0                                   ;   643.2 p5      46 dst
        movaps xmm0, xmm8                                  ;   642.2 p0      46 dst copy
        andps xmm0, xmm13                                  ;   643.2 p1      46 dst
        xorps xmm1, xmm0                                   ;   644.2 p5      46 dst
        andps xmm0, xmm1                                   ;   645.2 p0      46 dst
        xorps xmm10, xmm0                                  ;   646.2 p1      46 dst
        xorps xmm8, xmm1                                   ;   645.2 p5      46 dst
        movaps xmm0, xmm13                                 ;   644.2 p0      46 dst copy
        andps xmm0, xmm10                                  ;   647.2 p1      46 dst
        xorps xmm8, xmm0                                   ;   648.2 p5      46 dst
        movaps xmm0, [r10 - 80]                            ;   642.5 p2      46 dst reload
        andps xmm0, xmm8                                   ;   649.2 p0      46 dst
        movaps xmm2, [rdi - 48]                            ;   643.5 p2      46 dst reload
        andps xmm2, xmm8                                   ;   649.2 p1      46 dst
        movaps xmm3, xmm1                                  ;   646.0 p5      46 dst copy
        andps xmm1, xmm8                                   ;   649.2 p0      46 dst
        xorps xmm13, xmm1                                  ;   650.2 p1      46 dst
        andps xmm6, xmm13                                  ;   651.2 p5      46 dst
        movaps xmm1, xmm10                                 ;   647.2 p0      46 dst copy
        andps xmm1, xmm8                                   ;   649.2 p1      46 dst
        xorps xmm3, xmm1                                   ;   650.2 p5      46 dst
        andps xmm15, xmm3                                  ;   651.2 p0      46 dst
        xorps xmm15, xmm0                                  ;   652.2 p1      46 dst
        xorps xmm15, xmm6                                  ;   653.2 p5      46 dst
        movaps xmm1, [rbp + 0]                             ;   646.0 p2      46 dst reload
        andps xmm1, xmm3                                   ;   651.2 p0      46 dst
        movaps xmm7, xmm8                                  ;   649.8 p1      46 dst copy
        xorps xmm7, xmm13                                  ;   651.2 p5      46 dst
        movaps xmm11, [rdx - 32]                           ;   647.2 p2      46 dst reload
        andps xmm11, xmm7                                  ;   652.2 p0      46 dst
        xorps xmm2, [r8 + 21952]                           ;   650.8 p1+p2   68 dst
        movaps xmm5, [rdx + 0]                             ;   649.2 p2      46 dst reload
        andps xmm5, xmm7                                   ;   652.2 p5      46 dst
        xorps xmm7, xmm3                                   ;   652.2 p0      46 dst
        andps xmm9, xmm7                                   ;   653.2 p1      46 dst
        xorps xmm11, xmm9                                  ;   654.2 p5      46 dst
        xorps xmm9, xmm15                                  ;   654.2 p0      46 dst
        xorps xmm0, xmm11                                  ;   655.2 p1      46 dst
        xorps xmm6, xmm11                                  ;   655.2 p5      46 dst
        movaps xmm11, [rax - 128]                          ;   651.0 p2      46 dst reload
        andps xmm11, xmm7                                  ;   654.0 p0      46 dst
        movaps [rax - 128], xmm2                           ;   651.8 p3+p4   68 dst spill
        movaps xmm2, xmm13                                 ;   653.8 p1      46 dst copy
        orps xmm13, xmm7                                   ;   654.0 p5      46 dst
        xorps xmm10, xmm13                                 ;   655.0 p0      46 dst
        xorps xmm3, xmm10                                  ;   656.0 p1      46 dst
        andps xmm14, xmm3                                  ;   657.0 p5      46 dst
        xorps xmm15, xmm14                                 ;   658.0 p0      46 dst
        movaps xmm13, [rax - 112]                          ;   653.2 p2      46 dst reload
        andps xmm13, xmm3                                  ;   657.0 p1      46 dst
        xorps xmm8, xmm10                                  ;   656.0 p5      46 dst
        xorps xmm1, xmm13                                  ;   658.0 p0      46 dst
        xorps xmm7, xmm8                                   ;   657.0 p1      46 dst
        andps xmm4, xmm7                                   ;   658.0 p5      46 dst
        andps xmm12, xmm7                                  ;   658.0 p0      46 dst
        movaps xmm3, [rax - 80]                            ;   655.0 p2      46 dst reload
        andps xmm3, xmm10                                  ;   658.0 p1      46 dst
        xorps xmm9, xmm3                                   ;   659.0 p5      46 dst
        movaps xmm3, [rbp + 16]                            ;   656.0 p2      46 dst reload
        andps xmm3, xmm10                                  ;   659.0 p0      46 dst
        xorps xmm13, xmm3                                  ;   660.0 p1      46 dst
        xorps xmm11, xmm13                                 ;   661.0 p5      46 dst
        xorps xmm5, xmm13                                  ;   661.0 p0      46 dst
        movaps xmm3, [rcx + 112]                           ;   657.0 p2      46 dst reload
        andps xmm3, xmm8                                   ;   660.0 p1      46 dst
        movaps xmm7, [rax - 96]                            ;   658.0 p2      46 dst reload
        andps xmm7, xmm8                                   ;   661.0 p5      46 dst
        xorps xmm9, xmm3                                   ;   661.0 p0      46 dst
        xorps xmm0, xmm3                                   ;   661.0 p1      46 dst
        xorps xmm4, xmm6                                   ;   661.0 p5      46 dst
        xorps xmm11, xmm7                                  ;   662.0 p0      46 dst
        xorps xmm4, xmm7                                   ;   662.0 p1      46 dst
        xorps xmm1, xmm9                                   ;   662.0 p5      46 dst
        xorps xmm0, xmm11                                  ;   663.0 p0      46 dst
        xorps xmm1, xmm0                                   ;   664.0 p1      46 dst
        xorps xmm4, xmm1                                   ;   665.0 p5      46 dst
        andps xmm2, [r11 - 96]                             ;   663.2 p0+p2   46 dst
        xorps xmm1, xmm2                                   ;   665.0 p1      46 dst
        xorps xmm5, xmm1                                   ;   666.0 p5      46 dst
        xorps xmm15, xmm5                                  ;   667.0 p0      46 dst
        xorps xmm12, xmm6                                  ;   664.8 p1      68 dst
        movaps xmm2, [rax - 128]                           ;   661.5 p2      68 dst reload
        xorps xmm2, xmm1                                   ;   666.0 p5      68 dst
        xorps xmm0, xmm4                                   ;   666.0 p0      68 dst
        xorps xmm12, xmm15                                 ;   668.0 p1      68 dst
        movaps [r9 + 1472], xmm2                           ;   667.0 p3+p4   68 dst
        xorps xmm12, [r8 + 21888]                          ;   669.0 p5+p2   68 dst
        movaps [r9 + 1408], xmm12                          ;   670.0 p3+p4   68 dst
        xorps xmm4, [r8 + 21904]                           ;   666.2 p0+p2   68 dst
        movaps [r9 + 1424], xmm4                           ;   667.2 p3+p4   68 dst
        xorps xmm15, [r8 + 21920]                          ;   668.0 p1+p2   68 dst
        movaps [r9 + 1440], xmm15                          ;   669.0 p3+p4   68 dst
        xorps xmm9, [r8 + 21936]                           ;   667.0 p5+p2   68 dst
        movaps [r9 + 1456], xmm9                           ;   668.0 p3+p4   68 dst
        xorps xmm5, [r8 + 21968]                           ;   667.2 p0+p2   68 dst
        movaps [r9 + 1488], xmm5                           ;   668.2 p3+p4   68 dst
        xorps xmm0, [r8 + 21984]                           ;   667.8 p1+p2   68 dst
        movaps [r9 + 1504], xmm0                           ;   668.8 p3+p4   68 dst
        xorps xmm11, [r8 + 22000]                          ;   668.8 p5+p2   68 dst
        movaps [r9 + 1520], xmm11                          ;   669.8 p3+p4   68 dst
        movaps xmm0, [rbp + 112]                           ;   669.8 p2      68 dst
        xorps xmm0, [r8 + 21504]                           ;   672.8 p0+p2   68 dst
        xorps xmm0, [rsi - 128]                            ;   673.8 p1+p2   68 dst
        movaps xmm1, [rbp - 80]                            ;   672.8 p2      46 dst reload
        xorps xmm0, xmm1                                   ;   675.8 p5      68 dst
        movaps [r9 + 1024], xmm0                           ;   676.8 p3+p4   68 dst
        xorps xmm1, [r8 + 21536]                           ;   675.8 p0+p2   68 dst
        movaps [r9 + 1056], xmm1                           ;   676.8 p3+p4   68 dst
        movaps xmm0, [rbp - 112]                           ;   674.8 p2      68 dst
        xorps xmm0, [r8 + 21520]                           ;   677.8 p1+p2   68 dst
        movaps [r9 + 1040], xmm0                           ;   678.8 p3+p4   68 dst
        movaps xmm0, [rbp - 128]                           ;   676.8 p2      68 dst
        xorps xmm0, [r8 + 21552]                           ;   679.8 p5+p2   68 dst
        movaps [r9 + 1072], xmm0                           ;   680.8 p3+p4   68 dst
        movaps xmm0, [rcx - 80]                            ;   678.8 p2      68 dst
        xorps xmm0, [r8 + 21568]                           ;   681.8 p0+p2   68 dst
        xorps xmm0, [rdi - 80]                             ;   682.8 p1+p2   68 dst
        movaps [r9 + 1088], xmm0                           ;   683.8 p3+p4   68 dst
        movaps xmm0, [rdx + 80]                            ;   681.8 p2      68 dst
        xorps xmm0, [r8 + 21584]                           ;   684.8 p5+p2   68 dst
        movaps [r9 + 1104], xmm0                           ;   685.8 p3+p4   68 dst
        movaps xmm0, [rdx + 112]                           ;   683.8 p2      68 dst
        xorps xmm0, [r8 + 21600]                           ;   686.8 p0+p2   68 dst
        xorps xmm0, [rbp - 112]                            ;   687.8 p1+p2   68 dst
        movaps [r9 + 1120], xmm0                           ;   688.8 p3+p4   68 dst
        movaps xmm0, [rdx + 96]                            ;   686.8 p2      68 dst
        xorps xmm0, [r8 + 21616]                           ;   689.8 p5+p2   68 dst
        movaps [r9 + 1136], xmm0                           ;   690.8 p3+p4   68 dst
        movaps xmm0, [rdx + 48]                            ;   688.8 p2      68 dst
        xorps xmm0, [r8 + 21632]                           ;   691.8 p0+p2   68 dst
        xorps xmm0, [rbp - 96]                             ;   692.8 p1+p2   68 dst
        movaps xmm1, [rsi - 96]                            ;   691.8 p2      46 dst reload
        xorps xmm0, xmm1                                   ;   694.8 p5      68 dst
        movaps [r9 + 1152], xmm0                           ;   695.8 p3+p4   68 dst
        xorps xmm1, [r8 + 21664]                           ;   694.8 p0+p2   68 dst
        movaps [r9 + 1184], xmm1                           ;   695.8 p3+p4   68 dst
        movaps xmm0, [rbp - 16]                            ;   693.8 p2      68 dst
        xorps xmm0, [r8 + 21648]                           ;   696.8 p1+p2   68 dst
        movaps [r9 + 1168], xmm0                           ;   697.8 p3+p4   68 dst
        movaps xmm0, [rcx - 112]                           ;   695.8 p2      68 dst
        xorps xmm0, [r8 + 21680]                           ;   698.8 p5+p2   68 dst
        movaps [r9 + 1200], xmm0                           ;   699.8 p3+p4   68 dst
        movaps xmm0, [rdx - 16]                            ;   697.8 p2      68 dst
        xorps xmm0, [r8 + 21696]                           ;   700.8 p0+p2   68 dst
        xorps xmm0, [rdx - 80]                             ;   701.8 p1+p2   68 dst
        movaps [r9 + 1216], xmm0                           ;   702.8 p3+p4   68 dst
        movaps xmm0, [rcx - 96]                            ;   700.8 p2      68 dst
        xorps xmm0, [r8 + 21712]                           ;   703.8 p5+p2   68 dst
        movaps [r9 + 1232], xmm0                           ;   704.8 p3+p4   68 dst
        movaps xmm0, [rdx + 64]                            ;   702.8 p2      68 dst
        xorps xmm0, [r8 + 21728]                           ;   705.8 p0+p2   68 dst
        xorps xmm0, [rbp - 16]                             ;   706.8 p1+p2   68 dst
        movaps [r9 + 1248], xmm0                           ;   707.8 p3+p4   68 dst
        movaps xmm0, [rdi - 64]                            ;   705.8 p2      68 dst
        xorps xmm0, [r8 + 21744]                           ;   708.8 p5+p2   68 dst
        movaps [r9 + 1264], xmm0                           ;   709.8 p3+p4   68 dst
        movaps xmm0, [rbp - 48]                            ;   707.8 p2      68 dst
        xorps xmm0, [r8 + 21760]                           ;   710.8 p0+p2   68 dst
        xorps xmm0, [rbp + 80]                             ;   711.8 p1+p2   68 dst
        movaps xmm1, [rcx - 64]                            ;   710.8 p2      46 dst reload
        xorps xmm0, xmm1                                   ;   713.8 p5      68 dst
        movaps [r9 + 1280], xmm0                           ;   714.8 p3+p4   68 dst
        xorps xmm1, [r8 + 21792]                           ;   713.8 p0+p2   68 dst
        movaps [r9 + 1312], xmm1                           ;   714.8 p3+p4   68 dst
        movaps xmm0, [rdx - 48]                            ;   712.8 p2      68 dst
        xorps xmm0, [r8 + 21776]                           ;   715.8 p1+p2   68 dst
        movaps [r9 + 1296], xmm0                           ;   716.8 p3+p4   68 dst
        movaps xmm0, [rbp + 96]                            ;   714.8 p2      68 dst
        xorps xmm0, [r8 + 21808]                           ;   717.8 p5+p2   68 dst
        movaps [r9 + 1328], xmm0                           ;   718.8 p3+p4   68 dst
        movaps xmm0, [rbp + 32]                            ;   716.8 p2      68 dst
        xorps xmm0, [r8 + 21824]                           ;   719.8 p0+p2   68 dst
        xorps xmm0, [rbp - 32]                             ;   720.8 p1+p2   68 dst
        movaps [r9 + 1344], xmm0                           ;   721.8 p3+p4   68 dst
        movaps xmm0, [rsi - 80]                            ;   719.8 p2      68 dst
        xorps xmm0, [r8 + 21840]                           ;   722.8 p5+p2   68 dst
        movaps [r9 + 1360], xmm0                           ;   723.8 p3+p4   68 dst
        movaps xmm0, [rdx - 64]                            ;   721.8 p2      68 dst
        xorps xmm0, [r8 + 21856]                           ;   724.8 p0+p2   68 dst
        xorps xmm0, [rdx - 48]                             ;   725.8 p1+p2   68 dst
        movaps [r9 + 1376], xmm0                           ;   726.8 p3+p4   68 dst
        movaps xmm0, [rsi - 112]                           ;   724.8 p2      68 dst
        xorps xmm0, [r8 + 21872]                           ;   727.8 p5+p2   68 dst
        movaps [r9 + 1392], xmm0                           ;   728.8 p3+p4   68 dst
        movaps xmm0, [rbp + 3472]                          ;   726.8 p2      46 dst
        movaps xmm1, [rel aes128_decrypt.T0_constants128]  ;   727.8 p2      46 dst reload
        xorps xmm0, xmm1                                   ;   730.8 p0      46 dst
        movaps xmm2, xmm0                                  ;   731.8 p1      46 dst copy
        movaps xmm3, [rbp + 3488]                          ;   728.8 p2      46 dst
        xorps xmm3, xmm1                                   ;   731.8 p5      46 dst
        xorps xmm2, xmm3                                   ;   732.8 p0      46 dst
        movaps xmm4, xmm2                                  ;   733.8 p1      46 dst copy
        xorps xmm4, [rbp + 3552]                           ;   734.8 p5+p2   46 dst
        movaps xmm5, xmm2                                  ;   733.8 p0      46 dst copy
        movaps xmm6, [r13 - 64]                            ;   730.8 p2      46 dst reload
        xorps xmm5, xmm6                                   ;   734.8 p1      46 dst
        movaps xmm7, xmm3                                  ;   732.8 p5      46 dst copy
        xorps xmm7, xmm6                                   ;   733.8 p0      46 dst
        movaps xmm6, xmm7                                  ;   734.8 p1      46 dst copy
        movaps xmm8, xmm4                                  ;   735.8 p5      46 dst copy
        movaps xmm9, xmm4                                  ;   735.8 p0      46 dst copy
        movaps xmm10, xmm3                                 ;   732.8 p1      46 dst copy
        movaps xmm11, xmm3                                 ;   732.8 p5      46 dst copy
        movaps xmm12, xmm3                                 ;   732.8 p0      46 dst copy
        movaps xmm13, xmm5                                 ;   735.8 p1      46 dst copy
        movaps xmm14, [rbp + 3520]                         ;   731.8 p2      46 dst
        xorps xmm14, xmm1                                  ;   734.8 p5      46 dst
        xorps xmm0, xmm14                                  ;   735.8 p0      46 dst
        xorps xmm6, xmm14                                  ;   735.8 p1      46 dst
        xorps xmm12, xmm0                                  ;   736.8 p5      46 dst
        movaps xmm14, xmm12                                ;   737.8 p0      46 dst copy
        movaps xmm15, xmm6                                 ;   736.8 p1      46 dst copy
        xorps xmm15, [rbp + 3504]                          ;   737.8 p5+p2   46 dst
        xorps xmm8, xmm15                                  ;   738.8 p0      46 dst
        andps xmm11, xmm15                                 ;   738.8 p1      46 dst
        movaps [rsi - 112], xmm4                           ;   735.8 p3+p4   46 dst spill
        movaps xmm4, xmm6                                  ;   736.8 p5      46 dst copy
        xorps xmm4, [r11 - 112]                            ;   737.8 p0+p2   46 dst
        xorps xmm10, xmm4                                  ;   738.8 p1      46 dst
        andps xmm9, xmm10                                  ;   739.8 p5      46 dst
        xorps xmm2, xmm4                                   ;   738.8 p0      46 dst
        movaps [rdx - 48], xmm10                           ;   739.8 p3+p4   46 dst spill
        movaps xmm10, xmm6                                 ;   736.8 p1      46 dst copy
        movaps [rdx - 64], xmm3                            ;   737.0 p3+p4   46 dst spill
        movaps xmm3, xmm4                                  ;   738.8 p5      46 dst copy
        orps xmm3, xmm8                                    ;   739.8 p0      46 dst
        xorps xmm9, xmm3                                   ;   740.8 p1      46 dst
        movaps [rsi - 80], xmm12                           ;   738.0 p3+p4   46 dst spill
        movaps xmm12, xmm8                                 ;   739.8 p5      46 dst copy
        xorps xmm12, xmm2                                  ;   740.8 p0      46 dst
        andps xmm10, xmm12                                 ;   741.8 p1      46 dst
        xorps xmm3, xmm10                                  ;   742.8 p5      46 dst
        xorps xmm10, xmm11                                 ;   742.8 p0      46 dst
        movaps [rbp - 32], xmm12                           ;   741.8 p3+p4   46 dst spill
        movaps xmm12, xmm15                                ;   739.8 p1      46 dst copy
        movaps [rbp + 32], xmm15                           ;   740.0 p3+p4   46 dst spill
        movaps xmm15, xmm2                                 ;   740.0 p5      46 dst copy
        orps xmm15, [r11 - 112]                            ;   741.0 p0+p2   46 dst
        xorps xmm9, xmm15                                  ;   742.0 p1      46 dst
        xorps xmm10, xmm15                                 ;   743.8 p5      46 dst
        movaps xmm15, xmm2                                 ;   741.2 p0      46 dst copy
        movaps [rbp + 96], xmm5                            ;   741.0 p3+p4   46 dst spill
        movaps xmm5, xmm9                                  ;   743.0 p1      46 dst copy
        movaps [rcx - 64], xmm4                            ;   742.0 p3+p4   46 dst spill
        movaps xmm4, xmm0                                  ;   742.0 p5      46 dst copy
        movaps [rbp + 80], xmm6                            ;   743.0 p3+p4   46 dst spill
        movaps xmm6, xmm0                                  ;   742.2 p0      46 dst copy
        movaps [rbp - 48], xmm8                            ;   744.0 p3+p4   46 dst spill
        movaps xmm8, [rbp - 32]                            ;   742.8 p2      46 dst
        movaps [rdi - 64], xmm0                            ;   745.0 p3+p4   46 dst spill
        movaps xmm0, [rbp - 32]                            ;   743.8 p2      46 dst
        movaps [rbp - 32], xmm0                            ;   746.8 p3+p4   46 dst spill
        movaps xmm0, xmm1                                  ;   743.8 p1      46 dst copy
        xorps xmm0, [rbp + 3536]                           ;   744.8 p5+p2   46 dst
        xorps xmm7, xmm0                                   ;   745.8 p0      46 dst
        xorps xmm11, xmm0                                  ;   745.8 p1      46 dst
        xorps xmm3, xmm11                                  ;   746.8 p5      46 dst
        xorps xmm5, xmm11                                  ;   746.8 p0      46 dst
        orps xmm14, xmm7                                   ;   746.8 p1      46 dst
        xorps xmm3, xmm14                                  ;   747.8 p5      46 dst
        xorps xmm12, xmm7                                  ;   746.8 p0      46 dst
        xorps xmm15, xmm7                                  ;   746.8 p1      46 dst
        orps xmm4, xmm12                                   ;   747.8 p5      46 dst
        xorps xmm5, xmm4                                   ;   748.8 p0      46 dst
        xorps xmm8, xmm12                                  ;   747.8 p1      46 dst
        andps xmm6, xmm12                                  ;   748.0 p5      46 dst
        xorps xmm10, xmm6                                  ;   749.0 p0      46 dst
        andps xmm13, xmm8                                  ;   748.8 p1      46 dst
        xorps xmm5, xmm13                                  ;   749.8 p5      46 dst
        movaps xmm4, xmm15                                 ;   749.2 p0      46 dst copy
        orps xmm4, xmm0                                    ;   750.2 p1      46 dst
        xorps xmm9, xmm4                                   ;   751.2 p5      46 dst
        movaps xmm4, xmm3                                  ;   750.2 p0      46 dst copy
        andps xmm4, xmm5                                   ;   751.2 p1      46 dst
        xorps xmm9, xmm4                                   ;   752.2 p5      46 dst
        andps xmm4, xmm9                                   ;   753.2 p0      46 dst
        xorps xmm10, xmm4                                  ;   754.2 p1      46 dst
        xorps xmm3, xmm9                                   ;   753.2 p5      46 dst
        movaps xmm4, xmm5                                  ;   752.2 p0      46 dst copy
        andps xmm4, xmm10                                  ;   755.2 p1      46 dst
        xorps xmm3, xmm4                                   ;   756.2 p5      46 dst
        movaps xmm4, [rbp - 48]                            ;   751.0 p2      46 dst reload
        andps xmm4, xmm3                                   ;   757.2 p0      46 dst
        movaps xmm6, [rcx - 64]                            ;   752.0 p2      46 dst reload
        andps xmm6, xmm3                                   ;   757.2 p1      46 dst
        movaps xmm11, xmm9                                 ;   754.0 p5      46 dst copy
        andps xmm9, xmm3                                   ;   757.2 p0      46 dst
        xorps xmm5, xmm9                                   ;   758.2 p1      46 dst
        andps xmm2, xmm5                                   ;   759.2 p5      46 dst
        movaps xmm9, xmm10                                 ;   755.2 p0      46 dst copy
        andps xmm9, xmm3                                   ;   757.2 p1      46 dst
        xorps xmm11, xmm9                                  ;   758.2 p5      46 dst
        andps xmm12, xmm11                                 ;   759.2 p0      46 dst
        xorps xmm12, xmm4                                  ;   760.2 p1      46 dst
        xorps xmm12, xmm2                                  ;   761.2 p5      46 dst
        movaps xmm9, [rdi - 64]                            ;   754.5 p2      46 dst reload
        andps xmm9, xmm11                                  ;   759.2 p0      46 dst
        movaps xmm13, xmm3                                 ;   757.8 p1      46 dst copy
        xorps xmm13, xmm5                                  ;   759.2 p5      46 dst
        movaps xmm14, [rbp - 32]                           ;   755.5 p2      46 dst reload
        andps xmm14, xmm13                                 ;   760.2 p0      46 dst
        movaps [rbp - 32], xmm6                            ;   758.2 p3+p4   46 dst spill
        movaps xmm6, [rbp + 80]                            ;   756.5 p2      46 dst reload
        andps xmm6, xmm13                                  ;   760.2 p1      46 dst
        xorps xmm13, xmm11                                 ;   760.2 p5      46 dst
        andps xmm8, xmm13                                  ;   761.2 p0      46 dst
        xorps xmm14, xmm8                                  ;   762.2 p1      46 dst
        xorps xmm8, xmm12                                  ;   762.2 p5      46 dst
        xorps xmm4, xmm14                                  ;   763.2 p0      46 dst
        xorps xmm2, xmm14                                  ;   763.2 p1      46 dst
        movaps xmm14, [rbp + 96]                           ;   758.8 p2      46 dst reload
        andps xmm14, xmm13                                 ;   761.8 p5      46 dst
        movaps xmm1, xmm5                                  ;   761.2 p0      46 dst copy
        orps xmm5, xmm13                                   ;   761.8 p1      46 dst
        xorps xmm10, xmm5                                  ;   762.8 p5      46 dst
        xorps xmm11, xmm10                                 ;   763.8 p0      46 dst
        andps xmm7, xmm11                                  ;   764.8 p1      46 dst
        xorps xmm12, xmm7                                  ;   765.8 p5      46 dst
        movaps xmm5, [rsi - 80]                            ;   760.8 p2      46 dst reload
        andps xmm5, xmm11                                  ;   764.8 p0      46 dst
        xorps xmm3, xmm10                                  ;   763.8 p1      46 dst
        xorps xmm9, xmm5                                   ;   765.8 p5      46 dst
        xorps xmm13, xmm3                                  ;   764.8 p0      46 dst
        andps xmm0, xmm13                                  ;   765.8 p1      46 dst
        andps xmm15, xmm13                                 ;   765.8 p5      46 dst
        movaps xmm7, [rbp + 32]                            ;   762.5 p2      46 dst reload
        andps xmm7, xmm10                                  ;   765.5 p0      46 dst
        xorps xmm8, xmm7                                   ;   766.5 p1      46 dst
        movaps xmm7, [rdx - 64]                            ;   763.5 p2      46 dst reload
        andps xmm7, xmm10                                  ;   766.5 p5      46 dst
        xorps xmm5, xmm7                                   ;   767.5 p0      46 dst
        xorps xmm14, xmm5                                  ;   768.5 p1      46 dst
        xorps xmm6, xmm5                                   ;   768.5 p5      46 dst
        movaps xmm5, [rsi - 112]                           ;   764.5 p2      46 dst reload
        andps xmm5, xmm3                                   ;   767.5 p0      46 dst
        movaps xmm7, [rdx - 48]                            ;   765.5 p2      46 dst reload
        andps xmm7, xmm3                                   ;   768.5 p1      46 dst
        xorps xmm8, xmm5                                   ;   768.5 p5      46 dst
        xorps xmm4, xmm5                                   ;   768.5 p0      46 dst
        xorps xmm0, xmm2                                   ;   768.8 p1      46 dst
        xorps xmm14, xmm7                                  ;   769.5 p5      46 dst
        xorps xmm0, xmm7                                   ;   769.8 p0      46 dst
        xorps xmm9, xmm8                                   ;   769.8 p1      46 dst
        xorps xmm4, xmm14                                  ;   770.5 p5      46 dst
        xorps xmm9, xmm4                                   ;   771.5 p0      46 dst
        xorps xmm0, xmm9                                   ;   772.5 p1      46 dst
        andps xmm1, [r11 - 112]                            ;   771.0 p5+p2   46 dst
        xorps xmm9, xmm1                                   ;   772.5 p0      46 dst
        xorps xmm6, xmm9                                   ;   773.5 p1      46 dst
        xorps xmm12, xmm6                                  ;   774.5 p5      46 dst
        movaps xmm1, [rbp + 3200]                          ;   768.8 p2      46 dst
        movaps xmm3, [rel aes128_decrypt.T0_constants128]  ;   769.8 p2      46 dst reload
        xorps xmm1, xmm3                                   ;   772.8 p0      46 dst
        movaps xmm5, xmm1                                  ;   773.8 p1      46 dst copy
        movaps xmm7, [rbp + 3216]                          ;   770.8 p2      46 dst
        xorps xmm7, xmm3                                   ;   773.8 p5      46 dst
        xorps xmm5, xmm7                                   ;   774.8 p0      46 dst
        movaps xmm10, xmm5                                 ;   775.8 p1      46 dst copy
        xorps xmm10, [rbp + 3296]                          ;   776.8 p5+p2   46 dst
        movaps xmm11, xmm5                                 ;   775.8 p0      46 dst copy
        movaps xmm13, [rbp + 3248]                         ;   772.8 p2      46 dst reload
        xorps xmm11, xmm13                                 ;   776.8 p1      46 dst
        movaps [rdx - 48], xmm14                           ;   771.8 p3+p4   46 dst spill
        movaps xmm14, xmm10                                ;   777.8 p5      46 dst copy
        movaps [rsi - 112], xmm4                           ;   772.8 p3+p4   46 dst spill
        movaps xmm4, xmm10                                 ;   777.8 p0      46 dst copy
        xorps xmm13, xmm7                                  ;   775.8 p1      46 dst
        movaps [rdx - 64], xmm6                            ;   774.5 p3+p4   46 dst spill
        movaps xmm6, xmm13                                 ;   776.8 p5      46 dst copy
        movaps [rbp + 32], xmm9                            ;   774.8 p3+p4   46 dst spill
        movaps xmm9, xmm11                                 ;   777.8 p0      46 dst copy
        movaps [rsi - 80], xmm8                            ;   775.8 p3+p4   46 dst spill
        movaps xmm8, xmm7                                  ;   776.8 p1      46 dst copy
        movaps [rbp + 96], xmm0                            ;   776.8 p3+p4   46 dst spill
        movaps xmm0, xmm7                                  ;   777.0 p5      46 dst copy
        movaps [rbp + 80], xmm15                           ;   777.8 p3+p4   46 dst spill
        movaps xmm15, xmm7                                 ;   777.2 p0      46 dst copy
        movaps [rdi - 64], xmm2                            ;   778.8 p3+p4   46 dst spill
        movaps xmm2, [rel aes128_decrypt.T0_constants128]  ;   775.8 p2      46 dst copy
        xorps xmm2, [rbp + 3264]                           ;   778.8 p1+p2   46 dst
        xorps xmm1, xmm2                                   ;   779.8 p5      46 dst
        xorps xmm6, xmm2                                   ;   779.8 p0      46 dst
        xorps xmm15, xmm1                                  ;   780.8 p1      46 dst
        movaps xmm2, xmm15                                 ;   781.8 p5      46 dst copy
        movaps [rcx - 64], xmm12                           ;   779.8 p3+p4   46 dst spill
        movaps xmm12, xmm6                                 ;   780.8 p0      46 dst copy
        xorps xmm12, [rbp + 3232]                          ;   781.8 p1+p2   46 dst
        xorps xmm14, xmm12                                 ;   782.8 p5      46 dst
        andps xmm0, xmm12                                  ;   782.8 p0      46 dst
        movaps [rbp - 48], xmm10                           ;   780.8 p3+p4   46 dst spill
        movaps xmm10, xmm6                                 ;   780.8 p1      46 dst copy
        xorps xmm10, [r10 + 112]                           ;   781.8 p5+p2   46 dst
        xorps xmm8, xmm10                                  ;   782.8 p0      46 dst
        andps xmm4, xmm8                                   ;   783.8 p1      46 dst
        xorps xmm5, xmm10                                  ;   782.8 p5      46 dst
        movaps [rbp - 16], xmm8                            ;   783.8 p3+p4   46 dst spill
        movaps xmm8, xmm6                                  ;   782.2 p0      46 dst copy
        movaps [rdx + 64], xmm7                            ;   782.8 p3+p4   46 dst spill
        movaps xmm7, xmm10                                 ;   782.8 p1      46 dst copy
        orps xmm7, xmm14                                   ;   783.8 p5      46 dst
        xorps xmm4, xmm7                                   ;   784.8 p0      46 dst
        movaps [rcx - 96], xmm15                           ;   783.8 p3+p4   46 dst spill
        movaps xmm15, xmm14                                ;   783.8 p1      46 dst copy
        xorps xmm15, xmm5                                  ;   784.8 p5      46 dst
        andps xmm8, xmm15                                  ;   785.8 p0      46 dst
        xorps xmm7, xmm8                                   ;   786.8 p1      46 dst
        xorps xmm8, xmm0                                   ;   786.8 p5      46 dst
        movaps [rdx - 80], xmm15                           ;   785.8 p3+p4   46 dst spill
        movaps xmm15, xmm12                                ;   785.2 p0      46 dst copy
        movaps [rdx - 16], xmm12                           ;   785.8 p3+p4   46 dst spill
        movaps xmm12, xmm5                                 ;   785.8 p1      46 dst copy
        orps xmm12, [r10 + 112]                            ;   786.8 p5+p2   46 dst
        xorps xmm4, xmm12                                  ;   787.8 p0      46 dst
        xorps xmm8, xmm12                                  ;   787.8 p1      46 dst
        movaps xmm12, xmm5                                 ;   787.0 p5      46 dst copy
        movaps [rcx - 112], xmm11                          ;   786.8 p3+p4   46 dst spill
        movaps xmm11, xmm4                                 ;   788.8 p0      46 dst copy
        movaps [rsi - 96], xmm10                           ;   787.8 p3+p4   46 dst spill
        movaps xmm10, xmm1                                 ;   787.8 p1      46 dst copy
        movaps [rbp - 96], xmm6                            ;   788.8 p3+p4   46 dst spill
        movaps xmm6, xmm1                                  ;   788.0 p5      46 dst copy
        movaps [rdx + 48], xmm14                           ;   789.8 p3+p4   46 dst spill
        movaps xmm14, [rdx - 80]                           ;   786.8 p2      46 dst
        movaps [rdx + 96], xmm1                            ;   790.8 p3+p4   46 dst spill
        movaps xmm1, [rdx - 80]                            ;   787.8 p2      46 dst
        movaps [rdx - 80], xmm1                            ;   791.8 p3+p4   46 dst spill
        movaps xmm1, xmm3                                  ;   788.2 p0      46 dst copy
        xorps xmm1, [rbp + 3280]                           ;   789.2 p1+p2   46 dst
        xorps xmm13, xmm1                                  ;   790.2 p5      46 dst
        xorps xmm0, xmm1                                   ;   790.2 p0      46 dst
        xorps xmm7, xmm0                                   ;   791.2 p1      46 dst
        xorps xmm11, xmm0                                  ;   791.2 p5      46 dst
        orps xmm2, xmm13                                   ;   791.2 p0      46 dst
        xorps xmm7, xmm2                                   ;   792.2 p1      46 dst
        xorps xmm15, xmm13                                 ;   791.2 p5      46 dst
        xorps xmm12, xmm13                                 ;   791.2 p0      46 dst
        orps xmm10, xmm15                                  ;   792.2 p1      46 dst
        xorps xmm11, xmm10                                 ;   793.2 p5      46 dst
        xorps xmm14, xmm15                                 ;   792.2 p0      46 dst
        andps xmm6, xmm15                                  ;   792.8 p1      46 dst
        xorps xmm8, xmm6                                   ;   793.8 p5      46 dst
        andps xmm9, xmm14                                  ;   793.2 p0      46 dst
        xorps xmm11, xmm9                                  ;   794.2 p1      46 dst
        movaps xmm0, xmm1                                  ;   794.0 p5      46 dst copy
        orps xmm0, xmm12                                   ;   795.0 p0      46 dst
        xorps xmm4, xmm0                                   ;   796.0 p1      46 dst
        movaps xmm0, xmm7                                  ;   795.0 p5      46 dst copy
        andps xmm0, xmm11                                  ;   796.0 p0      46 dst
        xorps xmm4, xmm0                                   ;   797.0 p1      46 dst
        andps xmm0, xmm4                                   ;   798.0 p5      46 dst
        xorps xmm8, xmm0                                   ;   799.0 p0      46 dst
        xorps xmm7, xmm4                                   ;   798.0 p1      46 dst
        movaps xmm0, xmm11                                 ;   797.0 p5      46 dst copy
        andps xmm0, xmm8                                   ;   800.0 p0      46 dst
        xorps xmm7, xmm0                                   ;   801.0 p1      46 dst
        movaps xmm0, [rdx + 48]                            ;   795.0 p2      46 dst reload
        andps xmm0, xmm7                                   ;   802.0 p5      46 dst
        movaps xmm2, [rsi - 96]                            ;   796.0 p2      46 dst reload
        andps xmm2, xmm7                                   ;   802.0 p0      46 dst
        movaps xmm6, xmm4                                  ;   798.8 p1      46 dst copy
        andps xmm4, xmm7                                   ;   802.0 p5      46 dst
        xorps xmm11, xmm4                                  ;   803.0 p0      46 dst
        andps xmm5, xmm11                                  ;   804.0 p1      46 dst
        movaps xmm4, xmm8                                  ;   800.0 p5      46 dst copy
        andps xmm4, xmm7                                   ;   802.0 p0      46 dst
        xorps xmm6, xmm4                                   ;   803.0 p1      46 dst
        andps xmm15, xmm6                                  ;   804.0 p5      46 dst
        xorps xmm15, xmm0                                  ;   805.0 p0      46 dst
        xorps xmm15, xmm5                                  ;   806.0 p1      46 dst
        movaps xmm4, [rdx + 96]                            ;   798.5 p2      46 dst reload
        andps xmm4, xmm6                                   ;   804.0 p5      46 dst
        movaps xmm9, xmm7                                  ;   802.2 p0      46 dst copy
        xorps xmm9, xmm11                                  ;   804.0 p1      46 dst
        movaps xmm10, [rdx - 80]                           ;   800.0 p2      46 dst reload
        andps xmm10, xmm9                                  ;   805.0 p5      46 dst
        movaps [rdx - 80], xmm2                            ;   803.0 p3+p4   46 dst spill
        movaps xmm2, [rbp - 96]                            ;   801.0 p2      46 dst reload
        andps xmm2, xmm9                                   ;   805.0 p0      46 dst
        xorps xmm9, xmm6                                   ;   805.0 p1      46 dst
        andps xmm14, xmm9                                  ;   806.0 p5      46 dst
        xorps xmm10, xmm14                                 ;   807.0 p0      46 dst
        xorps xmm14, xmm15                                 ;   807.0 p1      46 dst
        xorps xmm0, xmm10                                  ;   808.0 p5      46 dst
        xorps xmm5, xmm10                                  ;   808.0 p0      46 dst
        movaps xmm10, [rcx - 112]                          ;   803.5 p2      46 dst reload
        andps xmm10, xmm9                                  ;   806.5 p1      46 dst
        movaps xmm3, xmm11                                 ;   806.0 p5      46 dst copy
        orps xmm11, xmm9                                   ;   806.2 p0      46 dst
        xorps xmm8, xmm11                                  ;   807.2 p1      46 dst
        xorps xmm6, xmm8                                   ;   808.2 p5      46 dst
        andps xmm13, xmm6                                  ;   809.2 p0      46 dst
        xorps xmm15, xmm13                                 ;   810.2 p1      46 dst
        movaps xmm11, [rcx - 96]                           ;   805.5 p2      46 dst reload
        andps xmm11, xmm6                                  ;   809.2 p5      46 dst
        xorps xmm7, xmm8                                   ;   808.2 p0      46 dst
        xorps xmm4, xmm11                                  ;   810.2 p1      46 dst
        xorps xmm9, xmm7                                   ;   809.2 p5      46 dst
        andps xmm1, xmm9                                   ;   810.2 p0      46 dst
        andps xmm12, xmm9                                  ;   810.2 p1      46 dst
        movaps xmm6, [rdx - 16]                            ;   807.2 p2      46 dst reload
        andps xmm6, xmm8                                   ;   810.2 p5      46 dst
        xorps xmm14, xmm6                                  ;   811.2 p0      46 dst
        movaps xmm6, [rdx + 64]                            ;   808.2 p2      46 dst reload
        andps xmm6, xmm8                                   ;   811.2 p1      46 dst
        xorps xmm11, xmm6                                  ;   812.2 p5      46 dst
        xorps xmm10, xmm11                                 ;   813.2 p0      46 dst
        xorps xmm2, xmm11                                  ;   813.2 p1      46 dst
        movaps xmm6, [rbp - 48]                            ;   809.2 p2      46 dst reload
        andps xmm6, xmm7                                   ;   812.2 p5      46 dst
        movaps xmm8, [rbp - 16]                            ;   810.2 p2      46 dst reload
        andps xmm8, xmm7                                   ;   813.2 p0      46 dst
        xorps xmm14, xmm6                                  ;   813.2 p1      46 dst
        xorps xmm0, xmm6                                   ;   813.2 p5      46 dst
        xorps xmm1, xmm5                                   ;   813.2 p0      46 dst
        xorps xmm10, xmm8                                  ;   814.2 p1      46 dst
        xorps xmm1, xmm8                                   ;   814.2 p5      46 dst
        xorps xmm4, xmm14                                  ;   814.2 p0      46 dst
        xorps xmm0, xmm10                                  ;   815.2 p1      46 dst
        xorps xmm4, xmm0                                   ;   816.2 p5      46 dst
        xorps xmm1, xmm4                                   ;   817.2 p0      46 dst
        andps xmm3, [r10 + 112]                            ;   815.8 p1+p2   46 dst
        xorps xmm4, xmm3                                   ;   817.2 p5      46 dst
        xorps xmm2, xmm4                                   ;   818.2 p0      46 dst
        xorps xmm15, xmm2                                  ;   819.2 p1      46 dst
        movaps xmm3, [r15 + 80]                            ;   813.5 p2      46 dst
        movaps xmm6, [rel aes128_decrypt.T0_constants128]  ;   814.5 p2      46 dst reload
        xorps xmm3, xmm6                                   ;   817.5 p5      46 dst
        movaps xmm7, xmm3                                  ;   818.5 p0      46 dst copy
        movaps xmm8, [r15 + 96]                            ;   815.5 p2      46 dst
        xorps xmm8, xmm6                                   ;   818.5 p1      46 dst
        xorps xmm7, xmm8                                   ;   819.5 p5      46 dst
        movaps xmm9, xmm7                                  ;   820.5 p0      46 dst copy
        xorps xmm9, [rbp + 2992]                           ;   821.5 p1+p2   46 dst
        movaps xmm11, xmm7                                 ;   820.5 p5      46 dst copy
        movaps xmm13, [rbp + 2944]                         ;   817.5 p2      46 dst reload
        xorps xmm11, xmm13                                 ;   821.5 p0      46 dst
        movaps [rbp - 16], xmm10                           ;   816.5 p3+p4   46 dst spill
        movaps xmm10, xmm9                                 ;   822.5 p1      46 dst copy
        movaps [rbp - 48], xmm0                            ;   817.5 p3+p4   46 dst spill
        movaps xmm0, xmm9                                  ;   822.5 p5      46 dst copy
        xorps xmm13, xmm8                                  ;   820.5 p0      46 dst
        movaps [rdx + 64], xmm2                            ;   819.2 p3+p4   46 dst spill
        movaps xmm2, xmm13                                 ;   821.5 p1      46 dst copy
        movaps [rdx - 16], xmm4                            ;   819.5 p3+p4   46 dst spill
        movaps xmm4, xmm11                                 ;   822.5 p5      46 dst copy
        movaps [rcx - 96], xmm14                           ;   820.5 p3+p4   46 dst spill
        movaps xmm14, xmm8                                 ;   821.2 p0      46 dst copy
        movaps [rcx - 112], xmm1                           ;   821.5 p3+p4   46 dst spill
        movaps xmm1, xmm8                                  ;   821.8 p1      46 dst copy
        movaps [rbp - 96], xmm12                           ;   822.5 p3+p4   46 dst spill
        movaps xmm12, xmm8                                 ;   822.0 p5      46 dst copy
        movaps [rdx + 96], xmm5                            ;   823.5 p3+p4   46 dst spill
        movaps xmm5, [rel aes128_decrypt.T0_constants128]  ;   820.5 p2      46 dst copy
        xorps xmm5, [rbp + 2960]                           ;   823.5 p0+p2   46 dst
        xorps xmm3, xmm5                                   ;   824.5 p1      46 dst
        xorps xmm2, xmm5                                   ;   824.5 p5      46 dst
        xorps xmm12, xmm3                                  ;   825.5 p0      46 dst
        movaps xmm5, xmm12                                 ;   826.5 p1      46 dst copy
        movaps [rsi - 96], xmm15                           ;   824.5 p3+p4   46 dst spill
        movaps xmm15, xmm2                                 ;   825.5 p5      46 dst copy
        xorps xmm15, [r15 + 112]                           ;   826.5 p0+p2   46 dst
        xorps xmm10, xmm15                                 ;   827.5 p1      46 dst
        andps xmm1, xmm15                                  ;   827.5 p5      46 dst
        movaps [rdx + 48], xmm9                            ;   825.5 p3+p4   46 dst spill
        movaps xmm9, xmm2                                  ;   825.5 p0      46 dst copy
        xorps xmm9, [r10 + 64]                             ;   826.5 p1+p2   46 dst
        xorps xmm14, xmm9                                  ;   827.5 p5      46 dst
        andps xmm0, xmm14                                  ;   828.5 p0      46 dst
        xorps xmm7, xmm9                                   ;   827.5 p1      46 dst
        movaps [rbp - 112], xmm14                          ;   828.5 p3+p4   46 dst spill
        movaps xmm14, xmm2                                 ;   827.0 p5      46 dst copy
        movaps [rdx + 112], xmm8                           ;   827.5 p3+p4   46 dst spill
        movaps xmm8, xmm9                                  ;   827.5 p0      46 dst copy
        orps xmm8, xmm10                                   ;   828.5 p1      46 dst
        xorps xmm0, xmm8                                   ;   829.5 p5      46 dst
        movaps [rdx + 80], xmm12                           ;   828.5 p3+p4   46 dst spill
        movaps xmm12, xmm10                                ;   828.5 p0      46 dst copy
        xorps xmm12, xmm7                                  ;   829.5 p1      46 dst
        andps xmm14, xmm12                                 ;   830.5 p5      46 dst
        xorps xmm8, xmm14                                  ;   831.5 p0      46 dst
        xorps xmm14, xmm1                                  ;   831.5 p1      46 dst
        movaps [rdi - 80], xmm12                           ;   830.5 p3+p4   46 dst spill
        movaps xmm12, xmm15                                ;   830.0 p5      46 dst copy
        movaps [rcx - 80], xmm15                           ;   830.5 p3+p4   46 dst spill
        movaps xmm15, xmm7                                 ;   830.2 p0      46 dst copy
        orps xmm15, [r10 + 64]                             ;   831.2 p1+p2   46 dst
        xorps xmm0, xmm15                                  ;   832.2 p5      46 dst
        xorps xmm14, xmm15                                 ;   832.5 p0      46 dst
        movaps xmm15, xmm7                                 ;   831.8 p1      46 dst copy
        movaps [rbp - 128], xmm11                          ;   831.5 p3+p4   46 dst spill
        movaps xmm11, xmm0                                 ;   833.2 p5      46 dst copy
        movaps [rbp - 80], xmm9                            ;   832.5 p3+p4   46 dst spill
        movaps xmm9, xmm3                                  ;   832.2 p0      46 dst copy
        movaps [rsi - 128], xmm2                           ;   833.5 p3+p4   46 dst spill
        movaps xmm2, xmm3                                  ;   832.8 p1      46 dst copy
        movaps [rbp + 112], xmm10                          ;   834.5 p3+p4   46 dst spill
        movaps xmm10, [rdi - 80]                           ;   831.5 p2      46 dst
        movaps [rax - 128], xmm3                           ;   835.5 p3+p4   46 dst spill
        movaps xmm3, [rdi - 80]                            ;   832.5 p2      46 dst
        movaps [rdi - 80], xmm3                            ;   836.5 p3+p4   46 dst spill
        movaps xmm3, xmm6                                  ;   833.0 p5      46 dst copy
        xorps xmm3, [rbp + 2976]                           ;   834.0 p0+p2   46 dst
        xorps xmm13, xmm3                                  ;   835.0 p1      46 dst
        xorps xmm1, xmm3                                   ;   835.0 p5      46 dst
        xorps xmm8, xmm1                                   ;   836.0 p0      46 dst
        xorps xmm11, xmm1                                  ;   836.0 p1      46 dst
        orps xmm5, xmm13                                   ;   836.0 p5      46 dst
        xorps xmm8, xmm5                                   ;   837.0 p0      46 dst
        xorps xmm12, xmm13                                 ;   836.0 p1      46 dst
        xorps xmm15, xmm13                                 ;   836.0 p5      46 dst
        orps xmm9, xmm12                                   ;   837.0 p0      46 dst
        xorps xmm11, xmm9                                  ;   838.0 p1      46 dst
        xorps xmm10, xmm12                                 ;   837.0 p5      46 dst
        andps xmm2, xmm12                                  ;   837.2 p0      46 dst
        xorps xmm14, xmm2                                  ;   838.2 p1      46 dst
        andps xmm4, xmm10                                  ;   838.0 p5      46 dst
        xorps xmm11, xmm4                                  ;   839.0 p0      46 dst
        movaps xmm1, xmm3                                  ;   838.8 p1      46 dst copy
        orps xmm1, xmm15                                   ;   839.8 p5      46 dst
        xorps xmm0, xmm1                                   ;   840.8 p0      46 dst
        movaps xmm1, xmm8                                  ;   839.8 p1      46 dst copy
        andps xmm1, xmm11                                  ;   840.8 p5      46 dst
        xorps xmm0, xmm1                                   ;   841.8 p0      46 dst
        andps xmm1, xmm0                                   ;   842.8 p1      46 dst
        xorps xmm14, xmm1                                  ;   843.8 p5      46 dst
        xorps xmm8, xmm0                                   ;   842.8 p0      46 dst
        movaps xmm1, xmm11                                 ;   841.8 p1      46 dst copy
        andps xmm1, xmm14                                  ;   844.8 p5      46 dst
        xorps xmm8, xmm1                                   ;   845.8 p0      46 dst
        movaps xmm1, [rbp + 112]                           ;   839.8 p2      46 dst reload
        andps xmm1, xmm8                                   ;   846.8 p1      46 dst
        movaps xmm2, [rbp - 80]                            ;   840.8 p2      46 dst reload
        andps xmm2, xmm8                                   ;   846.8 p5      46 dst
        movaps xmm4, xmm0                                  ;   843.2 p0      46 dst copy
        andps xmm0, xmm8                                   ;   846.8 p1      46 dst
        xorps xmm11, xmm0                                  ;   847.8 p5      46 dst
        andps xmm7, xmm11                                  ;   848.8 p0      46 dst
        movaps xmm0, xmm14                                 ;   844.8 p1      46 dst copy
        andps xmm0, xmm8                                   ;   846.8 p5      46 dst
        xorps xmm4, xmm0                                   ;   847.8 p0      46 dst
        andps xmm12, xmm4                                  ;   848.8 p1      46 dst
        xorps xmm12, xmm1                                  ;   849.8 p5      46 dst
        xorps xmm12, xmm7                                  ;   850.8 p0      46 dst
        movaps xmm0, [rax - 128]                           ;   843.2 p2      46 dst reload
        andps xmm0, xmm4                                   ;   848.8 p1      46 dst
        movaps xmm5, xmm8                                  ;   847.0 p5      46 dst copy
        xorps xmm5, xmm11                                  ;   848.8 p0      46 dst
        movaps xmm9, [rdi - 80]                            ;   844.8 p2      46 dst reload
        andps xmm9, xmm5                                   ;   849.8 p1      46 dst
        movaps [rdi - 80], xmm2                            ;   847.8 p3+p4   46 dst spill
        movaps xmm2, [rsi - 128]                           ;   845.8 p2      46 dst reload
        andps xmm2, xmm5                                   ;   849.8 p5      46 dst
        xorps xmm5, xmm4                                   ;   849.8 p0      46 dst
        andps xmm10, xmm5                                  ;   850.8 p1      46 dst
        xorps xmm9, xmm10                                  ;   851.8 p5      46 dst
        xorps xmm10, xmm12                                 ;   851.8 p0      46 dst
        xorps xmm1, xmm9                                   ;   852.8 p1      46 dst
        xorps xmm7, xmm9                                   ;   852.8 p5      46 dst
        movaps xmm9, [rbp - 128]                           ;   848.2 p2      46 dst reload
        andps xmm9, xmm5                                   ;   851.2 p0      46 dst
        movaps xmm6, xmm11                                 ;   850.8 p1      46 dst copy
        orps xmm11, xmm5                                   ;   851.0 p5      46 dst
        xorps xmm14, xmm11                                 ;   852.0 p0      46 dst
        xorps xmm4, xmm14                                  ;   853.0 p1      46 dst
        andps xmm13, xmm4                                  ;   854.0 p5      46 dst
        xorps xmm12, xmm13                                 ;   855.0 p0      46 dst
        movaps xmm11, [rdx + 80]                           ;   850.2 p2      46 dst reload
        andps xmm11, xmm4                                  ;   854.0 p1      46 dst
        xorps xmm8, xmm14                                  ;   853.0 p5      46 dst
        xorps xmm0, xmm11                                  ;   855.0 p0      46 dst
        xorps xmm5, xmm8                                   ;   854.0 p1      46 dst
        andps xmm3, xmm5                                   ;   855.0 p5      46 dst
        andps xmm15, xmm5                                  ;   855.0 p0      46 dst
        movaps xmm4, [rcx - 80]                            ;   852.0 p2      46 dst reload
        andps xmm4, xmm14                                  ;   855.0 p1      46 dst
        xorps xmm10, xmm4                                  ;   856.0 p5      46 dst
        movaps xmm4, [rdx + 112]                           ;   853.0 p2      46 dst reload
        andps xmm4, xmm14                                  ;   856.0 p0      46 dst
        xorps xmm11, xmm4                                  ;   857.0 p1      46 dst
        xorps xmm9, xmm11                                  ;   858.0 p5      46 dst
        xorps xmm2, xmm11                                  ;   858.0 p0      46 dst
        movaps xmm4, [rdx + 48]                            ;   854.0 p2      46 dst reload
        andps xmm4, xmm8                                   ;   857.0 p1      46 dst
        movaps xmm5, [rbp - 112]                           ;   855.0 p2      46 dst reload
        andps xmm5, xmm8                                   ;   858.0 p5      46 dst
        xorps xmm10, xmm4                                  ;   858.0 p0      46 dst
        xorps xmm1, xmm4                                   ;   858.0 p1      46 dst
        xorps xmm3, xmm7                                   ;   858.0 p5      46 dst
        xorps xmm9, xmm5                                   ;   859.0 p0      46 dst
        xorps xmm3, xmm5                                   ;   859.0 p1      46 dst
        xorps xmm0, xmm10                                  ;   859.0 p5      46 dst
        xorps xmm1, xmm9                                   ;   860.0 p0      46 dst
        xorps xmm0, xmm1                                   ;   861.0 p1      46 dst
        xorps xmm3, xmm0                                   ;   862.0 p5      46 dst
        andps xmm6, [r10 + 64]                             ;   860.2 p0+p2   46 dst
        xorps xmm0, xmm6                                   ;   862.0 p1      46 dst
        xorps xmm2, xmm0                                   ;   863.0 p5      46 dst
        xorps xmm12, xmm2                                  ;   864.0 p0      46 dst
        movaps xmm4, [r14 + 32]                            ;   858.2 p2      46 dst
        movaps xmm5, [rel aes128_decrypt.T0_constants128]  ;   859.2 p2      46 dst reload
        xorps xmm4, xmm5                                   ;   862.2 p1      46 dst
        movaps xmm6, xmm4                                  ;   863.2 p5      46 dst copy
        movaps xmm8, [rel aes128_decrypt.T0_constants128]  ;   860.2 p2      46 dst copy
        xorps xmm8, [r14 + 48]                             ;   863.2 p0+p2   46 dst
        xorps xmm6, xmm8                                   ;   864.2 p1      46 dst
        movaps xmm11, xmm6                                 ;   865.2 p5      46 dst copy
        xorps xmm11, [r14 + 112]                           ;   866.2 p0+p2   46 dst
        movaps xmm13, xmm6                                 ;   865.2 p1      46 dst copy
        movaps xmm14, [r11 + 112]                          ;   863.2 p2      46 dst reload
        xorps xmm13, xmm14                                 ;   866.2 p5      46 dst
        movaps [rbp - 112], xmm9                           ;   861.2 p3+p4   46 dst spill
        movaps xmm9, xmm11                                 ;   867.2 p0      46 dst copy
        movaps [rdx + 48], xmm1                            ;   862.2 p3+p4   46 dst spill
        movaps xmm1, xmm11                                 ;   867.2 p1      46 dst copy
        movaps [rdx + 112], xmm2                           ;   864.0 p3+p4   46 dst spill
        movaps xmm2, xmm13                                 ;   867.2 p5      46 dst copy
        xorps xmm14, xmm8                                  ;   866.2 p0      46 dst
        movaps [rcx - 80], xmm0                            ;   864.2 p3+p4   46 dst spill
        movaps xmm0, xmm14                                 ;   867.2 p1      46 dst copy
        movaps [rdx + 80], xmm10                           ;   865.2 p3+p4   46 dst spill
        movaps xmm10, xmm8                                 ;   866.0 p5      46 dst copy
        movaps [rbp - 128], xmm3                           ;   866.2 p3+p4   46 dst spill
        movaps xmm3, xmm8                                  ;   866.2 p0      46 dst copy
        movaps [rsi - 128], xmm15                          ;   867.2 p3+p4   46 dst spill
        movaps xmm15, xmm8                                 ;   866.8 p1      46 dst copy
        movaps [rax - 128], xmm7                           ;   868.2 p3+p4   46 dst spill
        movaps xmm7, [rel aes128_decrypt.T0_constants128]  ;   865.2 p2      46 dst copy
        xorps xmm7, [r14 + 80]                             ;   868.2 p5+p2   46 dst
        xorps xmm4, xmm7                                   ;   869.2 p0      46 dst
        xorps xmm0, xmm7                                   ;   869.2 p1      46 dst
        xorps xmm15, xmm4                                  ;   870.2 p5      46 dst
        movaps xmm7, xmm15                                 ;   871.2 p0      46 dst copy
        xorps xmm5, [r14 + 96]                             ;   868.8 p1+p2   46 dst
        xorps xmm14, xmm5                                  ;   869.8 p5      46 dst
        orps xmm7, xmm14                                   ;   872.2 p0      46 dst
        movaps [rbp - 80], xmm12                           ;   869.2 p3+p4   46 dst spill
        movaps xmm12, xmm5                                 ;   869.8 p1      46 dst copy
        movaps [rbp + 112], xmm11                          ;   870.2 p3+p4   46 dst spill
        movaps xmm11, xmm5                                 ;   870.0 p5      46 dst copy
        movaps [rax - 96], xmm5                            ;   871.2 p3+p4   46 dst spill
        movaps xmm5, xmm14                                 ;   870.8 p0      46 dst copy
        movaps [rcx + 112], xmm8                           ;   872.2 p3+p4   46 dst spill
        movaps xmm8, xmm14                                 ;   870.8 p1      46 dst copy
        movaps [rbp + 16], xmm15                           ;   873.2 p3+p4   46 dst spill
        movaps xmm15, xmm0                                 ;   871.0 p5      46 dst copy
        xorps xmm15, [r14 + 64]                            ;   872.0 p0+p2   46 dst
        xorps xmm9, xmm15                                  ;   873.0 p1      46 dst
        andps xmm3, xmm15                                  ;   873.0 p5      46 dst
        xorps xmm5, xmm15                                  ;   873.0 p0      46 dst
        xorps xmm12, xmm3                                  ;   874.0 p1      46 dst
        xorps xmm7, xmm12                                  ;   875.0 p5      46 dst
        movaps [rax - 80], xmm14                           ;   874.2 p3+p4   46 dst spill
        movaps xmm14, xmm0                                 ;   873.2 p0      46 dst copy
        xorps xmm14, [r10 + 16]                            ;   874.2 p1+p2   46 dst
        xorps xmm10, xmm14                                 ;   875.2 p5      46 dst
        andps xmm1, xmm10                                  ;   876.2 p0      46 dst
        xorps xmm6, xmm14                                  ;   875.2 p1      46 dst
        xorps xmm8, xmm6                                   ;   876.2 p5      46 dst
        orps xmm11, xmm8                                   ;   877.2 p0      46 dst
        movaps [rax - 112], xmm8                           ;   877.2 p3+p4   46 dst spill
        movaps xmm8, xmm0                                  ;   875.8 p1      46 dst copy
        movaps [rdx + 0], xmm10                            ;   876.2 p3+p4   46 dst spill
        movaps xmm10, xmm14                                ;   876.0 p5      46 dst copy
        orps xmm10, xmm9                                   ;   877.0 p0      46 dst
        xorps xmm1, xmm10                                  ;   878.0 p1      46 dst
        xorps xmm7, xmm10                                  ;   878.0 p5      46 dst
        movaps xmm10, xmm9                                 ;   877.2 p0      46 dst copy
        xorps xmm10, xmm6                                  ;   878.2 p1      46 dst
        andps xmm8, xmm10                                  ;   879.2 p5      46 dst
        xorps xmm7, xmm8                                   ;   880.2 p0      46 dst
        xorps xmm3, xmm8                                   ;   880.2 p1      46 dst
        movaps xmm8, xmm6                                  ;   879.0 p5      46 dst copy
        orps xmm8, [r10 + 16]                              ;   880.0 p0+p2   46 dst
        xorps xmm1, xmm8                                   ;   881.0 p1      46 dst
        xorps xmm3, xmm8                                   ;   881.2 p5      46 dst
        xorps xmm12, xmm1                                  ;   882.0 p0      46 dst
        xorps xmm11, xmm1                                  ;   882.0 p1      46 dst
        movaps xmm1, xmm10                                 ;   881.0 p5      46 dst copy
        xorps xmm1, xmm5                                   ;   882.0 p0      46 dst
        andps xmm2, xmm1                                   ;   883.0 p1      46 dst
        xorps xmm12, xmm2                                  ;   884.0 p5      46 dst
        movaps xmm2, xmm7                                  ;   882.2 p0      46 dst copy
        movaps xmm8, xmm5                                  ;   882.8 p1      46 dst copy
        orps xmm8, xmm4                                    ;   883.8 p5      46 dst
        xorps xmm12, xmm8                                  ;   885.0 p0      46 dst
        andps xmm2, xmm12                                  ;   886.0 p1      46 dst
        xorps xmm11, xmm2                                  ;   887.0 p5      46 dst
        andps xmm2, xmm11                                  ;   888.0 p0      46 dst
        xorps xmm3, xmm2                                   ;   889.0 p1      46 dst
        xorps xmm7, xmm11                                  ;   888.0 p5      46 dst
        movaps xmm2, xmm5                                  ;   885.2 p0      46 dst copy
        andps xmm2, xmm4                                   ;   886.2 p1      46 dst
        xorps xmm3, xmm2                                   ;   890.0 p5      46 dst
        movaps xmm2, xmm12                                 ;   886.2 p0      46 dst copy
        andps xmm2, xmm3                                   ;   891.0 p1      46 dst
        xorps xmm7, xmm2                                   ;   892.0 p5      46 dst
        andps xmm9, xmm7                                   ;   893.0 p0      46 dst
        andps xmm14, xmm7                                  ;   893.0 p1      46 dst
        movaps xmm2, xmm11                                 ;   888.0 p5      46 dst copy
        andps xmm11, xmm7                                  ;   893.0 p0      46 dst
        xorps xmm12, xmm11                                 ;   894.0 p1      46 dst
        andps xmm6, xmm12                                  ;   895.0 p5      46 dst
        movaps xmm8, xmm3                                  ;   891.0 p0      46 dst copy
        andps xmm8, xmm7                                   ;   893.0 p1      46 dst
        xorps xmm2, xmm8                                   ;   894.0 p5      46 dst
        andps xmm4, xmm2                                   ;   895.0 p0      46 dst
        andps xmm5, xmm2                                   ;   895.0 p1      46 dst
        xorps xmm5, xmm9                                   ;   896.0 p5      46 dst
        xorps xmm5, xmm6                                   ;   897.0 p0      46 dst
        movaps xmm8, xmm7                                  ;   893.0 p1      46 dst copy
        xorps xmm8, xmm12                                  ;   895.0 p5      46 dst
        andps xmm10, xmm8                                  ;   896.0 p0      46 dst
        andps xmm0, xmm8                                   ;   896.0 p1      46 dst
        xorps xmm8, xmm2                                   ;   896.0 p5      46 dst
        andps xmm1, xmm8                                   ;   897.0 p0      46 dst
        xorps xmm10, xmm1                                  ;   898.0 p1      46 dst
        xorps xmm1, xmm5                                   ;   898.0 p5      46 dst
        andps xmm13, xmm8                                  ;   897.0 p0      46 dst
        xorps xmm9, xmm10                                  ;   899.0 p1      46 dst
        xorps xmm6, xmm10                                  ;   899.0 p5      46 dst
        movaps xmm10, xmm12                                ;   895.2 p0      46 dst copy
        orps xmm12, xmm8                                   ;   897.0 p1      46 dst
        xorps xmm3, xmm12                                  ;   898.0 p5      46 dst
        xorps xmm2, xmm3                                   ;   899.0 p0      46 dst
        andps xmm15, xmm3                                  ;   899.0 p1      46 dst
        xorps xmm1, xmm15                                  ;   900.0 p5      46 dst
        xorps xmm7, xmm3                                   ;   899.0 p0      46 dst
        movaps xmm11, [rcx + 112]                          ;   896.5 p2      46 dst reload
        andps xmm11, xmm3                                  ;   899.5 p1      46 dst
        xorps xmm8, xmm7                                   ;   900.0 p5      46 dst
        movaps xmm3, [rbp + 16]                            ;   897.5 p2      46 dst reload
        andps xmm3, xmm2                                   ;   900.5 p0      46 dst
        movaps xmm12, [rax - 80]                           ;   898.5 p2      46 dst reload
        andps xmm12, xmm2                                  ;   901.5 p1      46 dst
        xorps xmm5, xmm12                                  ;   902.5 p5      46 dst
        xorps xmm11, xmm3                                  ;   901.5 p0      46 dst
        xorps xmm4, xmm3                                   ;   901.5 p1      46 dst
        xorps xmm13, xmm11                                 ;   902.5 p5      46 dst
        xorps xmm0, xmm11                                  ;   902.5 p0      46 dst
        movaps xmm2, [rbp + 112]                           ;   899.5 p2      46 dst reload
        andps xmm2, xmm7                                   ;   902.5 p1      46 dst
        movaps xmm3, [rdx + 0]                             ;   900.5 p2      46 dst reload
        andps xmm3, xmm7                                   ;   903.5 p5      46 dst
        xorps xmm1, xmm2                                   ;   903.5 p0      46 dst
        xorps xmm9, xmm2                                   ;   903.5 p1      46 dst
        xorps xmm13, xmm3                                  ;   904.5 p5      46 dst
        xorps xmm4, xmm1                                   ;   904.5 p0      46 dst
        xorps xmm9, xmm13                                  ;   905.5 p1      46 dst
        xorps xmm3, xmm6                                   ;   904.5 p5      46 dst
        movaps xmm2, [rax - 96]                            ;   902.0 p2      46 dst reload
        andps xmm2, xmm8                                   ;   905.0 p0      46 dst
        xorps xmm3, xmm2                                   ;   906.0 p1      46 dst
        movaps xmm2, [rax - 112]                           ;   903.0 p2      46 dst reload
        andps xmm2, xmm8                                   ;   906.0 p5      46 dst
        xorps xmm4, xmm9                                   ;   906.5 p0      46 dst
        xorps xmm3, xmm4                                   ;   907.5 p1      46 dst
        andps xmm10, [r10 + 16]                            ;   905.0 p5+p2   46 dst
        xorps xmm4, xmm10                                  ;   907.5 p0      46 dst
        xorps xmm0, xmm4                                   ;   908.5 p1      46 dst
        xorps xmm5, xmm0                                   ;   909.5 p5      46 dst
        xorps xmm14, xmm4                                  ;   908.5 p0      68 dst
        xorps xmm6, xmm2                                   ;   907.0 p1      68 dst
        xorps xmm9, xmm3                                   ;   908.5 p5      68 dst
        xorps xmm6, xmm5                                   ;   910.5 p0      68 dst
        xorps xmm6, [r8 + 22400]                           ;   911.5 p1+p2   68 dst
        movaps [r9 + 1920], xmm6                           ;   912.5 p3+p4   68 dst
        xorps xmm3, [r8 + 22416]                           ;   908.5 p5+p2   68 dst
        movaps [r9 + 1936], xmm3                           ;   909.5 p3+p4   68 dst
        xorps xmm5, [r8 + 22432]                           ;   910.5 p0+p2   68 dst
        movaps [r9 + 1952], xmm5                           ;   911.5 p3+p4   68 dst
        xorps xmm1, [r8 + 22448]                           ;   908.8 p1+p2   68 dst
        movaps [r9 + 1968], xmm1                           ;   909.8 p3+p4   68 dst
        xorps xmm14, [r8 + 22464]                          ;   909.8 p5+p2   68 dst
        movaps [r9 + 1984], xmm14                          ;   910.8 p3+p4   68 dst
        xorps xmm0, [r8 + 22480]                           ;   910.8 p0+p2   68 dst
        movaps [r9 + 2000], xmm0                           ;   911.8 p3+p4   68 dst
        xorps xmm9, [r8 + 22496]                           ;   911.8 p1+p2   68 dst
        movaps [r9 + 2016], xmm9                           ;   912.8 p3+p4   68 dst
        xorps xmm13, [r8 + 22512]                          ;   912.8 p5+p2   68 dst
        movaps [r9 + 2032], xmm13                          ;   913.8 p3+p4   68 dst
        movaps xmm0, [rbp + 80]                            ;   913.8 p2      68 dst
        xorps xmm0, [r8 + 22016]                           ;   916.8 p0+p2   68 dst
        xorps xmm0, [rdi - 64]                             ;   917.8 p1+p2   68 dst
        movaps xmm1, [rcx - 64]                            ;   916.8 p2      46 dst reload
        xorps xmm0, xmm1                                   ;   919.8 p5      68 dst
        movaps [r9 + 1536], xmm0                           ;   920.8 p3+p4   68 dst
        xorps xmm1, [r8 + 22048]                           ;   919.8 p0+p2   68 dst
        movaps [r9 + 1568], xmm1                           ;   920.8 p3+p4   68 dst
        movaps xmm0, [rbp + 96]                            ;   918.8 p2      68 dst
        xorps xmm0, [r8 + 22032]                           ;   921.8 p1+p2   68 dst
        movaps [r9 + 1552], xmm0                           ;   922.8 p3+p4   68 dst
        movaps xmm0, [rsi - 80]                            ;   920.8 p2      68 dst
        xorps xmm0, [r8 + 22064]                           ;   923.8 p5+p2   68 dst
        movaps [r9 + 1584], xmm0                           ;   924.8 p3+p4   68 dst
        movaps xmm0, [rbp + 32]                            ;   922.8 p2      68 dst
        xorps xmm0, [r8 + 22080]                           ;   925.8 p0+p2   68 dst
        xorps xmm0, [rbp - 32]                             ;   926.8 p1+p2   68 dst
        movaps [r9 + 1600], xmm0                           ;   927.8 p3+p4   68 dst
        movaps xmm0, [rdx - 64]                            ;   925.8 p2      68 dst
        xorps xmm0, [r8 + 22096]                           ;   928.8 p5+p2   68 dst
        movaps [r9 + 1616], xmm0                           ;   929.8 p3+p4   68 dst
        movaps xmm0, [rsi - 112]                           ;   927.8 p2      68 dst
        xorps xmm0, [r8 + 22112]                           ;   930.8 p0+p2   68 dst
        xorps xmm0, [rbp + 96]                             ;   931.8 p1+p2   68 dst
        movaps [r9 + 1632], xmm0                           ;   932.8 p3+p4   68 dst
        movaps xmm0, [rdx - 48]                            ;   930.8 p2      68 dst
        xorps xmm0, [r8 + 22128]                           ;   933.8 p5+p2   68 dst
        movaps [r9 + 1648], xmm0                           ;   934.8 p3+p4   68 dst
        movaps xmm0, [rbp - 96]                            ;   932.8 p2      68 dst
        xorps xmm0, [r8 + 22144]                           ;   935.8 p0+p2   68 dst
        xorps xmm0, [rdx + 96]                             ;   936.8 p1+p2   68 dst
        movaps xmm1, [rsi - 96]                            ;   935.8 p2      46 dst reload
        xorps xmm0, xmm1                                   ;   938.8 p5      68 dst
        movaps [r9 + 1664], xmm0                           ;   939.8 p3+p4   68 dst
        xorps xmm1, [r8 + 22176]                           ;   938.8 p0+p2   68 dst
        movaps [r9 + 1696], xmm1                           ;   939.8 p3+p4   68 dst
        movaps xmm0, [rcx - 112]                           ;   937.8 p2      68 dst
        xorps xmm0, [r8 + 22160]                           ;   940.8 p1+p2   68 dst
        movaps [r9 + 1680], xmm0                           ;   941.8 p3+p4   68 dst
        movaps xmm0, [rcx - 96]                            ;   939.8 p2      68 dst
        xorps xmm0, [r8 + 22192]                           ;   942.8 p5+p2   68 dst
        movaps [r9 + 1712], xmm0                           ;   943.8 p3+p4   68 dst
        movaps xmm0, [rdx - 16]                            ;   941.8 p2      68 dst
        xorps xmm0, [r8 + 22208]                           ;   944.8 p0+p2   68 dst
        xorps xmm0, [rdx - 80]                             ;   945.8 p1+p2   68 dst
        movaps [r9 + 1728], xmm0                           ;   946.8 p3+p4   68 dst
        movaps xmm0, [rdx + 64]                            ;   944.8 p2      68 dst
        xorps xmm0, [r8 + 22224]                           ;   947.8 p5+p2   68 dst
        movaps [r9 + 1744], xmm0                           ;   948.8 p3+p4   68 dst
        movaps xmm0, [rbp - 48]                            ;   946.8 p2      68 dst
        xorps xmm0, [r8 + 22240]                           ;   949.8 p0+p2   68 dst
        xorps xmm0, [rcx - 112]                            ;   950.8 p1+p2   68 dst
        movaps [r9 + 1760], xmm0                           ;   951.8 p3+p4   68 dst
        movaps xmm0, [rbp - 16]                            ;   949.8 p2      68 dst
        xorps xmm0, [r8 + 22256]                           ;   952.8 p5+p2   68 dst
        movaps [r9 + 1776], xmm0                           ;   953.8 p3+p4   68 dst
        movaps xmm0, [rsi - 128]                           ;   951.8 p2      68 dst
        xorps xmm0, [r8 + 22272]                           ;   954.8 p0+p2   68 dst
        xorps xmm0, [rax - 128]                            ;   955.8 p1+p2   68 dst
        movaps xmm1, [rbp - 80]                            ;   954.8 p2      46 dst reload
        xorps xmm0, xmm1                                   ;   957.8 p5      68 dst
        xorps xmm1, [r8 + 22304]                           ;   957.8 p0+p2   68 dst
        movaps [r9 + 1792], xmm0                           ;   958.8 p3+p4   68 dst
        movaps [r9 + 1824], xmm1                           ;   958.8 p3+p4   68 dst
        movaps xmm0, [rbp - 128]                           ;   956.8 p2      68 dst
        xorps xmm0, [r8 + 22288]                           ;   959.8 p1+p2   68 dst
        movaps [r9 + 1808], xmm0                           ;   960.8 p3+p4   68 dst
        movaps xmm0, [rdx + 80]                            ;   958.8 p2      68 dst
        xorps xmm0, [r8 + 22320]                           ;   961.8 p5+p2   68 dst
        movaps [r9 + 1840], xmm0                           ;   962.8 p3+p4   68 dst
        movaps xmm0, [rcx - 80]                            ;   960.8 p2      68 dst
        xorps xmm0, [r8 + 22336]                           ;   963.8 p0+p2   68 dst
        xorps xmm0, [rdi - 80]                             ;   964.8 p1+p2   68 dst
        movaps [r9 + 1856], xmm0                           ;   965.8 p3+p4   68 dst
        movaps xmm0, [rdx + 112]                           ;   963.8 p2      68 dst
        xorps xmm0, [r8 + 22352]                           ;   966.8 p5+p2   68 dst
        movaps [r9 + 1872], xmm0                           ;   967.8 p3+p4   68 dst
        movaps xmm0, [rdx + 48]                            ;   965.8 p2      68 dst
        xorps xmm0, [r8 + 22368]                           ;   968.8 p0+p2   68 dst
        xorps xmm0, [rbp - 128]                            ;   969.8 p1+p2   68 dst
        movaps [r9 + 1888], xmm0                           ;   970.8 p3+p4   68 dst
        movaps xmm0, [rbp - 112]                           ;   968.8 p2      68 dst
        xorps xmm0, [r8 + 22384]                           ;   971.8 p5+p2   68 dst
        movaps [r9 + 1904], xmm0                           ;   972.8 p3+p4   68 dst
        add r9, 0x800                                      ;   961.0 p0     119 blocks
        mov qword [rbp + 4168], r9                         ;   962.0 p3+p4  119 blocks
        mov r8, qword [rbp + 4128]                         ;   970.8 p2     119 blocks
        add r8, 0x800                                      ;   973.8 p1     119 blocks
        mov qword [rbp + 4128], r8                         ;   974.8 p3+p4  119 blocks
        cmp r8, qword [rbp + 4136]                         ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0x10e0                                    ;                    frame
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
