; aes128_decrypt for Intel Pentium 4 (Prescott with EM64T, 64-bit) (prescott-64)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 b96ab4300706cbb4); do not edit:
;   ./cw build aes128_decrypt --cpu prescott-64 --variant bitsliced
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
;   body: 5 uops, planned 6.0; bounds: width 1.7, ports 2.0, path 2.0
;   blocks: 645 uops, planned 269.0; bounds: width 215.0, ports 260.0, path 13.0
;   blocks/rounds: 4895 uops, planned 2290.3; bounds: width 1631.7, ports 2227.0, path 116.0
;   blocks.2: 3993 uops, planned 1864.7; bounds: width 1331.0, ports 1863.0, path 62.0
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
        push rbp                                           ;                    preserved
        sub rsp, 0x10e0                                    ;                    frame
        lea rbp, [rsp + 128]                               ;                    frame
        mov dword [rbp + 4176], ecx                        ;                    argument
        mov qword [rbp + 4128], rsi                        ;                    argument
        mov qword [rbp + 4144], rdi                        ;                    argument
        mov qword [rbp + 4168], rdx                        ;                    argument
        mov r8d, dword [rbp + 4176]                        ;     0.0 p2     119 blocks
        shl r8, 0xb                                        ;     4.0 p1     119 blocks
        add r8, qword [rbp + 4128]                         ;     5.0 p2+p0  119 blocks
        mov qword [rbp + 4136], r8                         ;     6.0 p0+p3  119 blocks
        cmp dword [rbp + 4176], 0                          ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 4128]                         ;     0.0 p2      62 s[0].0 reload
        movdqa xmm0, [r8]                                  ;     4.0 p2      62 s[0]
        mov r9, qword [rbp + 4144]                         ;     2.0 p2      62 s[0].0 reload
        pxor xmm0, [r9]                                    ;    17.0 p2+p1   62 s[0]
        movdqa [rbp - 128], xmm0                           ;    19.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 16]                             ;     4.0 p2      62 s[0]
        pxor xmm0, [r9 + 16]                               ;    17.0 p2+p1   62 s[0]
        movdqa [rbp - 112], xmm0                           ;    19.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 32]                             ;     6.0 p2      62 s[0]
        pxor xmm0, [r9 + 32]                               ;    17.0 p2+p1   62 s[0]
        movdqa [rbp - 96], xmm0                            ;    19.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 48]                             ;     8.0 p2      62 s[0]
        pxor xmm0, [r9 + 48]                               ;    19.0 p2+p1   62 s[0]
        movdqa [rbp - 80], xmm0                            ;    21.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 64]                             ;    10.0 p2      62 s[0]
        pxor xmm0, [r9 + 64]                               ;    21.0 p2+p1   62 s[0]
        movdqa [rbp - 64], xmm0                            ;    23.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 80]                             ;    12.0 p2      62 s[0]
        pxor xmm0, [r9 + 80]                               ;    23.0 p2+p1   62 s[0]
        movdqa [rbp - 48], xmm0                            ;    25.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 96]                             ;    14.0 p2      62 s[0]
        pxor xmm0, [r9 + 96]                               ;    25.0 p2+p1   62 s[0]
        movdqa [rbp - 32], xmm0                            ;    27.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 112]                            ;    16.0 p2      62 s[0]
        pxor xmm0, [r9 + 112]                              ;    27.0 p2+p1   62 s[0]
        movdqa [rbp - 16], xmm0                            ;    29.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 128]                            ;    18.0 p2      62 s[0]
        pxor xmm0, [r9 + 128]                              ;    29.0 p2+p1   62 s[0]
        movdqa [rbp + 0], xmm0                             ;    31.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 144]                            ;    20.0 p2      62 s[0]
        pxor xmm0, [r9 + 144]                              ;    31.0 p2+p1   62 s[0]
        movdqa [rbp + 16], xmm0                            ;    33.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 160]                            ;    22.0 p2      62 s[0]
        pxor xmm0, [r9 + 160]                              ;    33.0 p2+p1   62 s[0]
        movdqa [rbp + 32], xmm0                            ;    35.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 176]                            ;    24.0 p2      62 s[0]
        pxor xmm0, [r9 + 176]                              ;    35.0 p2+p1   62 s[0]
        movdqa [rbp + 48], xmm0                            ;    37.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 192]                            ;    26.0 p2      62 s[0]
        pxor xmm0, [r9 + 192]                              ;    37.0 p2+p1   62 s[0]
        movdqa [rbp + 64], xmm0                            ;    39.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 208]                            ;    28.0 p2      62 s[0]
        pxor xmm0, [r9 + 208]                              ;    39.0 p2+p1   62 s[0]
        movdqa [rbp + 80], xmm0                            ;    41.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 224]                            ;    30.0 p2      62 s[0]
        pxor xmm0, [r9 + 224]                              ;    41.0 p2+p1   62 s[0]
        movdqa [rbp + 96], xmm0                            ;    43.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 240]                            ;    32.0 p2      62 s[0]
        pxor xmm0, [r9 + 240]                              ;    43.0 p2+p1   62 s[0]
        movdqa [rbp + 112], xmm0                           ;    45.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 256]                            ;    34.0 p2      62 s[0]
        pxor xmm0, [r9 + 256]                              ;    45.0 p2+p1   62 s[0]
        movdqa [rbp + 128], xmm0                           ;    47.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 272]                            ;    36.0 p2      62 s[0]
        pxor xmm0, [r9 + 272]                              ;    47.0 p2+p1   62 s[0]
        movdqa [rbp + 144], xmm0                           ;    49.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 288]                            ;    38.0 p2      62 s[0]
        pxor xmm0, [r9 + 288]                              ;    49.0 p2+p1   62 s[0]
        movdqa [rbp + 160], xmm0                           ;    51.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 304]                            ;    40.0 p2      62 s[0]
        pxor xmm0, [r9 + 304]                              ;    51.0 p2+p1   62 s[0]
        movdqa [rbp + 176], xmm0                           ;    53.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 320]                            ;    42.0 p2      62 s[0]
        pxor xmm0, [r9 + 320]                              ;    53.0 p2+p1   62 s[0]
        movdqa [rbp + 192], xmm0                           ;    55.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 336]                            ;    44.0 p2      62 s[0]
        pxor xmm0, [r9 + 336]                              ;    55.0 p2+p1   62 s[0]
        movdqa [rbp + 208], xmm0                           ;    57.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 352]                            ;    46.0 p2      62 s[0]
        pxor xmm0, [r9 + 352]                              ;    57.0 p2+p1   62 s[0]
        movdqa [rbp + 224], xmm0                           ;    59.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 368]                            ;    48.0 p2      62 s[0]
        pxor xmm0, [r9 + 368]                              ;    59.0 p2+p1   62 s[0]
        movdqa [rbp + 240], xmm0                           ;    61.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 384]                            ;    50.0 p2      62 s[0]
        pxor xmm0, [r9 + 384]                              ;    61.0 p2+p1   62 s[0]
        movdqa [rbp + 256], xmm0                           ;    63.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 400]                            ;    52.0 p2      62 s[0]
        pxor xmm0, [r9 + 400]                              ;    63.0 p2+p1   62 s[0]
        movdqa [rbp + 272], xmm0                           ;    65.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 416]                            ;    54.0 p2      62 s[0]
        pxor xmm0, [r9 + 416]                              ;    65.0 p2+p1   62 s[0]
        movdqa [rbp + 288], xmm0                           ;    67.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 432]                            ;    56.0 p2      62 s[0]
        pxor xmm0, [r9 + 432]                              ;    67.0 p2+p1   62 s[0]
        movdqa [rbp + 304], xmm0                           ;    69.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 448]                            ;    58.0 p2      62 s[0]
        pxor xmm0, [r9 + 448]                              ;    69.0 p2+p1   62 s[0]
        movdqa [rbp + 320], xmm0                           ;    71.0 p0+p3   63 rounds
        mov qword [rbp + 4152], r9                         ;    59.7 p0+p3   63 rounds
        movdqa xmm0, [r8 + 464]                            ;    60.0 p2      62 s[0]
        pxor xmm0, [r9 + 464]                              ;    71.0 p2+p1   62 s[0]
        movdqa [rbp + 336], xmm0                           ;    73.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 480]                            ;    62.0 p2      62 s[0]
        pxor xmm0, [r9 + 480]                              ;    73.0 p2+p1   62 s[0]
        movdqa [rbp + 352], xmm0                           ;    75.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 496]                            ;    64.0 p2      62 s[0]
        pxor xmm0, [r9 + 496]                              ;    75.0 p2+p1   62 s[0]
        movdqa [rbp + 368], xmm0                           ;    77.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 512]                            ;    66.0 p2      62 s[1]
        pxor xmm0, [r9 + 512]                              ;    77.0 p2+p1   62 s[1]
        movdqa [rbp + 384], xmm0                           ;    79.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 528]                            ;    68.0 p2      62 s[1]
        pxor xmm0, [r9 + 528]                              ;    79.0 p2+p1   62 s[1]
        movdqa [rbp + 400], xmm0                           ;    81.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 544]                            ;    70.0 p2      62 s[1]
        pxor xmm0, [r9 + 544]                              ;    81.0 p2+p1   62 s[1]
        movdqa [rbp + 416], xmm0                           ;    83.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 560]                            ;    72.0 p2      62 s[1]
        pxor xmm0, [r9 + 560]                              ;    83.0 p2+p1   62 s[1]
        movdqa [rbp + 432], xmm0                           ;    85.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 576]                            ;    74.0 p2      62 s[1]
        pxor xmm0, [r9 + 576]                              ;    85.0 p2+p1   62 s[1]
        movdqa [rbp + 448], xmm0                           ;    87.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 592]                            ;    76.0 p2      62 s[1]
        pxor xmm0, [r9 + 592]                              ;    87.0 p2+p1   62 s[1]
        movdqa [rbp + 464], xmm0                           ;    89.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 608]                            ;    78.0 p2      62 s[1]
        pxor xmm0, [r9 + 608]                              ;    89.0 p2+p1   62 s[1]
        movdqa [rbp + 480], xmm0                           ;    91.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 624]                            ;    80.0 p2      62 s[1]
        pxor xmm0, [r9 + 624]                              ;    91.0 p2+p1   62 s[1]
        movdqa [rbp + 496], xmm0                           ;    93.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 640]                            ;    82.0 p2      62 s[1]
        pxor xmm0, [r9 + 640]                              ;    93.0 p2+p1   62 s[1]
        movdqa [rbp + 512], xmm0                           ;    95.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 656]                            ;    84.0 p2      62 s[1]
        pxor xmm0, [r9 + 656]                              ;    95.0 p2+p1   62 s[1]
        movdqa [rbp + 528], xmm0                           ;    97.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 672]                            ;    86.0 p2      62 s[1]
        pxor xmm0, [r9 + 672]                              ;    97.0 p2+p1   62 s[1]
        movdqa [rbp + 544], xmm0                           ;    99.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 688]                            ;    88.0 p2      62 s[1]
        pxor xmm0, [r9 + 688]                              ;    99.0 p2+p1   62 s[1]
        movdqa [rbp + 560], xmm0                           ;   101.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 704]                            ;    90.0 p2      62 s[1]
        pxor xmm0, [r9 + 704]                              ;   101.0 p2+p1   62 s[1]
        movdqa [rbp + 576], xmm0                           ;   103.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 720]                            ;    92.0 p2      62 s[1]
        pxor xmm0, [r9 + 720]                              ;   103.0 p2+p1   62 s[1]
        movdqa [rbp + 592], xmm0                           ;   105.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 736]                            ;    94.0 p2      62 s[1]
        pxor xmm0, [r9 + 736]                              ;   105.0 p2+p1   62 s[1]
        movdqa [rbp + 608], xmm0                           ;   107.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 752]                            ;    96.0 p2      62 s[1]
        pxor xmm0, [r9 + 752]                              ;   107.0 p2+p1   62 s[1]
        movdqa [rbp + 624], xmm0                           ;   109.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 768]                            ;    98.0 p2      62 s[1]
        pxor xmm0, [r9 + 768]                              ;   109.0 p2+p1   62 s[1]
        movdqa [rbp + 640], xmm0                           ;   111.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 784]                            ;   100.0 p2      62 s[1]
        pxor xmm0, [r9 + 784]                              ;   111.0 p2+p1   62 s[1]
        movdqa [rbp + 656], xmm0                           ;   113.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 800]                            ;   102.0 p2      62 s[1]
        pxor xmm0, [r9 + 800]                              ;   113.0 p2+p1   62 s[1]
        movdqa [rbp + 672], xmm0                           ;   115.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 816]                            ;   104.0 p2      62 s[1]
        pxor xmm0, [r9 + 816]                              ;   115.0 p2+p1   62 s[1]
        movdqa [rbp + 688], xmm0                           ;   117.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 832]                            ;   106.0 p2      62 s[1]
        pxor xmm0, [r9 + 832]                              ;   117.0 p2+p1   62 s[1]
        movdqa [rbp + 704], xmm0                           ;   119.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 848]                            ;   108.0 p2      62 s[1]
        pxor xmm0, [r9 + 848]                              ;   119.0 p2+p1   62 s[1]
        movdqa [rbp + 720], xmm0                           ;   121.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 864]                            ;   110.0 p2      62 s[1]
        pxor xmm0, [r9 + 864]                              ;   121.0 p2+p1   62 s[1]
        movdqa [rbp + 736], xmm0                           ;   123.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 880]                            ;   112.0 p2      62 s[1]
        pxor xmm0, [r9 + 880]                              ;   123.0 p2+p1   62 s[1]
        movdqa [rbp + 752], xmm0                           ;   125.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 896]                            ;   114.0 p2      62 s[1]
        pxor xmm0, [r9 + 896]                              ;   125.0 p2+p1   62 s[1]
        movdqa [rbp + 768], xmm0                           ;   127.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 912]                            ;   116.0 p2      62 s[1]
        pxor xmm0, [r9 + 912]                              ;   127.0 p2+p1   62 s[1]
        movdqa [rbp + 784], xmm0                           ;   129.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 928]                            ;   118.0 p2      62 s[1]
        pxor xmm0, [r9 + 928]                              ;   129.0 p2+p1   62 s[1]
        movdqa [rbp + 800], xmm0                           ;   131.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 944]                            ;   120.0 p2      62 s[1]
        pxor xmm0, [r9 + 944]                              ;   131.0 p2+p1   62 s[1]
        movdqa [rbp + 816], xmm0                           ;   133.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 960]                            ;   122.0 p2      62 s[1]
        pxor xmm0, [r9 + 960]                              ;   133.0 p2+p1   62 s[1]
        movdqa [rbp + 832], xmm0                           ;   135.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 976]                            ;   124.0 p2      62 s[1]
        pxor xmm0, [r9 + 976]                              ;   135.0 p2+p1   62 s[1]
        movdqa [rbp + 848], xmm0                           ;   137.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 992]                            ;   126.0 p2      62 s[1]
        pxor xmm0, [r9 + 992]                              ;   137.0 p2+p1   62 s[1]
        movdqa [rbp + 864], xmm0                           ;   139.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1008]                           ;   128.0 p2      62 s[1]
        pxor xmm0, [r9 + 1008]                             ;   139.0 p2+p1   62 s[1]
        movdqa [rbp + 880], xmm0                           ;   141.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1024]                           ;   130.0 p2      62 s[2]
        pxor xmm0, [r9 + 1024]                             ;   141.0 p2+p1   62 s[2]
        movdqa [rbp + 896], xmm0                           ;   143.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1040]                           ;   132.0 p2      62 s[2]
        pxor xmm0, [r9 + 1040]                             ;   143.0 p2+p1   62 s[2]
        movdqa [rbp + 912], xmm0                           ;   145.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1056]                           ;   134.0 p2      62 s[2]
        pxor xmm0, [r9 + 1056]                             ;   145.0 p2+p1   62 s[2]
        movdqa [rbp + 928], xmm0                           ;   147.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1072]                           ;   136.0 p2      62 s[2]
        pxor xmm0, [r9 + 1072]                             ;   147.0 p2+p1   62 s[2]
        movdqa [rbp + 944], xmm0                           ;   149.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1088]                           ;   138.0 p2      62 s[2]
        pxor xmm0, [r9 + 1088]                             ;   149.0 p2+p1   62 s[2]
        movdqa [rbp + 960], xmm0                           ;   151.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1104]                           ;   140.0 p2      62 s[2]
        pxor xmm0, [r9 + 1104]                             ;   151.0 p2+p1   62 s[2]
        movdqa [rbp + 976], xmm0                           ;   153.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1120]                           ;   142.0 p2      62 s[2]
        pxor xmm0, [r9 + 1120]                             ;   153.0 p2+p1   62 s[2]
        movdqa [rbp + 992], xmm0                           ;   155.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1136]                           ;   144.0 p2      62 s[2]
        pxor xmm0, [r9 + 1136]                             ;   155.0 p2+p1   62 s[2]
        movdqa [rbp + 1008], xmm0                          ;   157.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1152]                           ;   146.0 p2      62 s[2]
        pxor xmm0, [r9 + 1152]                             ;   157.0 p2+p1   62 s[2]
        movdqa [rbp + 1024], xmm0                          ;   159.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1168]                           ;   148.0 p2      62 s[2]
        pxor xmm0, [r9 + 1168]                             ;   159.0 p2+p1   62 s[2]
        movdqa [rbp + 1040], xmm0                          ;   161.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1184]                           ;   150.0 p2      62 s[2]
        pxor xmm0, [r9 + 1184]                             ;   161.0 p2+p1   62 s[2]
        movdqa [rbp + 1056], xmm0                          ;   163.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1200]                           ;   152.0 p2      62 s[2]
        pxor xmm0, [r9 + 1200]                             ;   163.0 p2+p1   62 s[2]
        movdqa [rbp + 1072], xmm0                          ;   165.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1216]                           ;   154.0 p2      62 s[2]
        pxor xmm0, [r9 + 1216]                             ;   165.0 p2+p1   62 s[2]
        movdqa [rbp + 1088], xmm0                          ;   167.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1232]                           ;   156.0 p2      62 s[2]
        pxor xmm0, [r9 + 1232]                             ;   167.0 p2+p1   62 s[2]
        movdqa [rbp + 1104], xmm0                          ;   169.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1248]                           ;   158.0 p2      62 s[2]
        pxor xmm0, [r9 + 1248]                             ;   169.0 p2+p1   62 s[2]
        movdqa [rbp + 1120], xmm0                          ;   171.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1264]                           ;   160.0 p2      62 s[2]
        pxor xmm0, [r9 + 1264]                             ;   171.0 p2+p1   62 s[2]
        movdqa [rbp + 1136], xmm0                          ;   173.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1280]                           ;   162.0 p2      62 s[2]
        pxor xmm0, [r9 + 1280]                             ;   173.0 p2+p1   62 s[2]
        movdqa [rbp + 1152], xmm0                          ;   175.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1296]                           ;   164.0 p2      62 s[2]
        pxor xmm0, [r9 + 1296]                             ;   175.0 p2+p1   62 s[2]
        movdqa [rbp + 1168], xmm0                          ;   177.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1312]                           ;   166.0 p2      62 s[2]
        pxor xmm0, [r9 + 1312]                             ;   177.0 p2+p1   62 s[2]
        movdqa [rbp + 1184], xmm0                          ;   179.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1328]                           ;   168.0 p2      62 s[2]
        pxor xmm0, [r9 + 1328]                             ;   179.0 p2+p1   62 s[2]
        movdqa [rbp + 1200], xmm0                          ;   181.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1344]                           ;   170.0 p2      62 s[2]
        pxor xmm0, [r9 + 1344]                             ;   181.0 p2+p1   62 s[2]
        movdqa [rbp + 1216], xmm0                          ;   183.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1360]                           ;   172.0 p2      62 s[2]
        pxor xmm0, [r9 + 1360]                             ;   183.0 p2+p1   62 s[2]
        movdqa [rbp + 1232], xmm0                          ;   185.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1376]                           ;   174.0 p2      62 s[2]
        pxor xmm0, [r9 + 1376]                             ;   185.0 p2+p1   62 s[2]
        movdqa [rbp + 1248], xmm0                          ;   187.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1392]                           ;   176.0 p2      62 s[2]
        pxor xmm0, [r9 + 1392]                             ;   187.0 p2+p1   62 s[2]
        movdqa [rbp + 1264], xmm0                          ;   189.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1408]                           ;   178.0 p2      62 s[2]
        pxor xmm0, [r9 + 1408]                             ;   189.0 p2+p1   62 s[2]
        movdqa [rbp + 1280], xmm0                          ;   191.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1424]                           ;   180.0 p2      62 s[2]
        pxor xmm0, [r9 + 1424]                             ;   191.0 p2+p1   62 s[2]
        movdqa [rbp + 1296], xmm0                          ;   193.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1440]                           ;   182.0 p2      62 s[2]
        pxor xmm0, [r9 + 1440]                             ;   193.0 p2+p1   62 s[2]
        movdqa [rbp + 1312], xmm0                          ;   195.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1456]                           ;   184.0 p2      62 s[2]
        pxor xmm0, [r9 + 1456]                             ;   195.0 p2+p1   62 s[2]
        movdqa [rbp + 1328], xmm0                          ;   197.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1472]                           ;   186.0 p2      62 s[2]
        pxor xmm0, [r9 + 1472]                             ;   197.0 p2+p1   62 s[2]
        movdqa [rbp + 1344], xmm0                          ;   199.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1488]                           ;   188.0 p2      62 s[2]
        pxor xmm0, [r9 + 1488]                             ;   199.0 p2+p1   62 s[2]
        movdqa [rbp + 1360], xmm0                          ;   201.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1504]                           ;   190.0 p2      62 s[2]
        pxor xmm0, [r9 + 1504]                             ;   201.0 p2+p1   62 s[2]
        movdqa [rbp + 1376], xmm0                          ;   203.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1520]                           ;   192.0 p2      62 s[2]
        pxor xmm0, [r9 + 1520]                             ;   203.0 p2+p1   62 s[2]
        movdqa [rbp + 1392], xmm0                          ;   205.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1536]                           ;   194.0 p2      62 s[3]
        pxor xmm0, [r9 + 1536]                             ;   205.0 p2+p1   62 s[3]
        movdqa [rbp + 1408], xmm0                          ;   207.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1552]                           ;   196.0 p2      62 s[3]
        pxor xmm0, [r9 + 1552]                             ;   207.0 p2+p1   62 s[3]
        movdqa [rbp + 1424], xmm0                          ;   209.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1568]                           ;   198.0 p2      62 s[3]
        pxor xmm0, [r9 + 1568]                             ;   209.0 p2+p1   62 s[3]
        movdqa [rbp + 1440], xmm0                          ;   211.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1584]                           ;   200.0 p2      62 s[3]
        pxor xmm0, [r9 + 1584]                             ;   211.0 p2+p1   62 s[3]
        movdqa [rbp + 1456], xmm0                          ;   213.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1600]                           ;   202.0 p2      62 s[3]
        pxor xmm0, [r9 + 1600]                             ;   213.0 p2+p1   62 s[3]
        movdqa [rbp + 1472], xmm0                          ;   215.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1616]                           ;   204.0 p2      62 s[3]
        pxor xmm0, [r9 + 1616]                             ;   215.0 p2+p1   62 s[3]
        movdqa [rbp + 1488], xmm0                          ;   217.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1632]                           ;   206.0 p2      62 s[3]
        pxor xmm0, [r9 + 1632]                             ;   217.0 p2+p1   62 s[3]
        movdqa [rbp + 1504], xmm0                          ;   219.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1648]                           ;   208.0 p2      62 s[3]
        pxor xmm0, [r9 + 1648]                             ;   219.0 p2+p1   62 s[3]
        movdqa [rbp + 1520], xmm0                          ;   221.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1664]                           ;   210.0 p2      62 s[3]
        pxor xmm0, [r9 + 1664]                             ;   221.0 p2+p1   62 s[3]
        movdqa [rbp + 1536], xmm0                          ;   223.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1680]                           ;   212.0 p2      62 s[3]
        pxor xmm0, [r9 + 1680]                             ;   223.0 p2+p1   62 s[3]
        movdqa [rbp + 1552], xmm0                          ;   225.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1696]                           ;   214.0 p2      62 s[3]
        pxor xmm0, [r9 + 1696]                             ;   225.0 p2+p1   62 s[3]
        movdqa [rbp + 1568], xmm0                          ;   227.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1712]                           ;   216.0 p2      62 s[3]
        pxor xmm0, [r9 + 1712]                             ;   227.0 p2+p1   62 s[3]
        movdqa [rbp + 1584], xmm0                          ;   229.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1728]                           ;   218.0 p2      62 s[3]
        pxor xmm0, [r9 + 1728]                             ;   229.0 p2+p1   62 s[3]
        movdqa [rbp + 1600], xmm0                          ;   231.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1744]                           ;   220.0 p2      62 s[3]
        pxor xmm0, [r9 + 1744]                             ;   231.0 p2+p1   62 s[3]
        movdqa [rbp + 1616], xmm0                          ;   233.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1760]                           ;   222.0 p2      62 s[3]
        pxor xmm0, [r9 + 1760]                             ;   233.0 p2+p1   62 s[3]
        movdqa [rbp + 1632], xmm0                          ;   235.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1776]                           ;   224.0 p2      62 s[3]
        pxor xmm0, [r9 + 1776]                             ;   235.0 p2+p1   62 s[3]
        movdqa [rbp + 1648], xmm0                          ;   237.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1792]                           ;   226.0 p2      62 s[3]
        pxor xmm0, [r9 + 1792]                             ;   237.0 p2+p1   62 s[3]
        movdqa [rbp + 1664], xmm0                          ;   239.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1808]                           ;   228.0 p2      62 s[3]
        pxor xmm0, [r9 + 1808]                             ;   239.0 p2+p1   62 s[3]
        movdqa [rbp + 1680], xmm0                          ;   241.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1824]                           ;   230.0 p2      62 s[3]
        pxor xmm0, [r9 + 1824]                             ;   241.0 p2+p1   62 s[3]
        movdqa [rbp + 1696], xmm0                          ;   243.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1840]                           ;   232.0 p2      62 s[3]
        pxor xmm0, [r9 + 1840]                             ;   243.0 p2+p1   62 s[3]
        movdqa [rbp + 1712], xmm0                          ;   245.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1856]                           ;   234.0 p2      62 s[3]
        pxor xmm0, [r9 + 1856]                             ;   245.0 p2+p1   62 s[3]
        movdqa [rbp + 1728], xmm0                          ;   247.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1872]                           ;   236.0 p2      62 s[3]
        pxor xmm0, [r9 + 1872]                             ;   247.0 p2+p1   62 s[3]
        movdqa [rbp + 1744], xmm0                          ;   249.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1888]                           ;   238.0 p2      62 s[3]
        pxor xmm0, [r9 + 1888]                             ;   249.0 p2+p1   62 s[3]
        movdqa [rbp + 1760], xmm0                          ;   251.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1904]                           ;   240.0 p2      62 s[3]
        pxor xmm0, [r9 + 1904]                             ;   251.0 p2+p1   62 s[3]
        movdqa [rbp + 1776], xmm0                          ;   253.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1920]                           ;   242.0 p2      62 s[3]
        pxor xmm0, [r9 + 1920]                             ;   253.0 p2+p1   62 s[3]
        movdqa [rbp + 1792], xmm0                          ;   255.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1936]                           ;   244.0 p2      62 s[3]
        pxor xmm0, [r9 + 1936]                             ;   255.0 p2+p1   62 s[3]
        movdqa [rbp + 1808], xmm0                          ;   257.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1952]                           ;   246.0 p2      62 s[3]
        pxor xmm0, [r9 + 1952]                             ;   257.0 p2+p1   62 s[3]
        movdqa [rbp + 1824], xmm0                          ;   259.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1968]                           ;   248.0 p2      62 s[3]
        pxor xmm0, [r9 + 1968]                             ;   259.0 p2+p1   62 s[3]
        movdqa [rbp + 1840], xmm0                          ;   261.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 1984]                           ;   250.0 p2      62 s[3]
        pxor xmm0, [r9 + 1984]                             ;   261.0 p2+p1   62 s[3]
        movdqa [rbp + 1856], xmm0                          ;   263.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 2000]                           ;   252.0 p2      62 s[3]
        pxor xmm0, [r9 + 2000]                             ;   263.0 p2+p1   62 s[3]
        movdqa [rbp + 1872], xmm0                          ;   265.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 2016]                           ;   254.0 p2      62 s[3]
        pxor xmm0, [r9 + 2016]                             ;   265.0 p2+p1   62 s[3]
        movdqa [rbp + 1888], xmm0                          ;   267.0 p0+p3   63 rounds
        movdqa xmm0, [r8 + 2032]                           ;   256.0 p2      62 s[3]
        pxor xmm0, [r9 + 2032]                             ;   267.0 p2+p1   62 s[3]
        movdqa [rbp + 1904], xmm0                          ;   269.0 p0+p3   63 rounds
        add r9, 0x4800                                     ;   219.7 p1      63 rounds
        mov qword [rbp + 4160], r9                         ;   259.7 p0+p3   63 rounds
        movdqa xmm0, [rbp + 1600]                          ;                    resident
        movdqa xmm1, [rbp + 1536]                          ;                    resident
        movdqa xmm2, [rbp + 1552]                          ;                    resident
        movdqa xmm3, [rbp + 1616]                          ;                    resident
        movdqa xmm4, [rbp + 1632]                          ;                    resident
        movdqa xmm5, [rbp + 1648]                          ;                    resident
        movdqa xmm6, [rbp + 1584]                          ;                    resident
        movdqa xmm7, [rbp + 1568]                          ;                    resident
        movdqa xmm8, [rbp + 1184]                          ;                    resident
        movdqa xmm9, [rbp + 1696]                          ;                    resident
        movdqa xmm10, [rbp + 1216]                         ;                    resident
        movdqa xmm11, [rbp + 1728]                         ;                    resident
        movdqa xmm12, [rbp + 1152]                         ;                    resident
        movdqa xmm13, [rbp + 1168]                         ;                    resident
        mov r8, qword [rbp + 4152]                         ;                    resident
        align 16
.rounds_2:
        movdqa xmm14, [rel aes128_decrypt.T0_constants128] ;     0.0 p2      46 t[0] reload
        pxor xmm1, xmm14                                   ;    11.0 p1      46 t[0]
        pxor xmm2, xmm14                                   ;    11.0 p1      46 t[0]
        pxor xmm3, xmm14                                   ;    11.0 p1      46 t[0]
        pxor xmm4, xmm14                                   ;    11.0 p1      46 t[0]
        movdqa xmm15, [rel aes128_decrypt.T0_constants128] ;     1.7 p2      46 t[0] copy
        pxor xmm15, [rbp - 128]                            ;    12.7 p2+p1   46 t[0]
        movdqa [rbp + 1920], xmm9                          ;     2.7 p0+p3   46 t[1] spill
        pshufd xmm9, xmm15, 0xe4                           ;    14.7 p1      46 t[0] copy
        movdqa [rbp + 1936], xmm11                         ;     4.7 p0+p3   46 t[1] spill
        pshufd xmm11, xmm1, 0xe4                           ;    13.0 p1      46 t[0] copy
        pxor xmm1, xmm3                                    ;    13.0 p1      46 t[0]
        pxor xmm11, xmm2                                   ;    17.0 p1      46 t[0]
        movdqa [rbp + 1952], xmm8                          ;     6.7 p0+p3   46 t[0] spill
        movdqa xmm8, [rel aes128_decrypt.T0_constants128]  ;     6.0 p2      46 t[0] copy
        pxor xmm8, [rbp - 112]                             ;    17.0 p2+p1   46 t[0]
        pxor xmm9, xmm8                                    ;    19.0 p1      46 t[0]
        movdqa [rbp + 1968], xmm10                         ;     8.7 p0+p3   46 t[0] spill
        pshufd xmm10, xmm9, 0xe4                           ;    21.0 p1      46 t[0] copy
        pxor xmm10, [rbp - 16]                             ;    25.0 p2+p1   46 t[0]
        movdqa [rbp + 1984], xmm13                         ;    10.7 p0+p3   46 t[0] spill
        movdqa xmm13, xmm9                                 ;    21.0 p0      46 t[0] copy
        pxor xmm13, [rbp - 64]                             ;    28.0 p2+p1   46 t[0]
        movdqa [rbp + 2000], xmm12                         ;    12.7 p0+p3   46 t[0] spill
        pshufd xmm12, xmm8, 0xe4                           ;    19.0 p1      46 t[0] copy
        pxor xmm12, [rbp - 64]                             ;    23.0 p2+p1   46 t[0]
        movdqa [rbp + 2016], xmm1                          ;    15.0 p0+p3   46 t[0] spill
        movdqa xmm1, xmm12                                 ;    25.0 p0      46 t[0] copy
        movdqa [rbp + 2032], xmm4                          ;    16.7 p0+p3   46 t[0] spill
        pshufd xmm4, xmm8, 0xe4                            ;    19.0 p1      46 t[0] copy
        movdqa [rbp + 2048], xmm7                          ;    18.7 p0+p3   46 t[0] spill
        pshufd xmm7, xmm8, 0xe4                            ;    19.0 p1      46 t[0] copy
        movdqa [rbp + 2064], xmm6                          ;    20.7 p0+p3   46 t[0] spill
        pshufd xmm6, xmm8, 0xe4                            ;    19.0 p1      46 t[0] copy
        movdqa [rbp + 2080], xmm5                          ;    22.7 p0+p3   46 t[0] spill
        pshufd xmm5, xmm10, 0xe4                           ;    27.0 p1      46 t[0] copy
        movdqa [rbp + 2096], xmm11                         ;    24.7 p0+p3   46 t[0] spill
        pshufd xmm11, xmm10, 0xe4                          ;    27.0 p1      46 t[0] copy
        movdqa [rbp + 2112], xmm3                          ;    26.7 p0+p3   46 t[0] spill
        pshufd xmm3, xmm13, 0xe4                           ;    30.0 p1      46 t[0] copy
        movdqa [rbp + 2128], xmm0                          ;    28.7 p0+p3   46 t[0] spill
        pshufd xmm0, xmm2, 0xe4                            ;    22.3 p1      46 t[0] copy
        pxor xmm0, [rbp + 2128]                            ;    39.7 p2+p1   46 t[0]
        movdqa [rbp + 2144], xmm2                          ;    30.7 p0+p3   46 t[0] spill
        movdqa xmm2, xmm14                                 ;    22.3 p0      46 t[0] copy
        pxor xmm2, [rbp - 48]                              ;    29.3 p2+p1   46 t[0]
        pxor xmm15, xmm2                                   ;    31.3 p1      46 t[0]
        pxor xmm1, xmm2                                    ;    32.0 p1      46 t[0]
        pxor xmm6, xmm15                                   ;    33.3 p1      46 t[0]
        movdqa xmm2, xmm6                                  ;    35.3 p0      46 t[0] copy
        movdqa [rbp + 2160], xmm0                          ;    41.7 p0+p3   46 t[0] spill
        pshufd xmm0, xmm1, 0xe4                            ;    34.0 p1      46 t[0] copy
        pxor xmm0, [rbp - 80]                              ;    38.0 p2+p1   46 t[0]
        pxor xmm5, xmm0                                    ;    40.0 p1      46 t[0]
        pand xmm7, xmm0                                    ;    40.0 p1      46 t[0]
        movdqa [rbp + 2176], xmm10                         ;    34.7 p0+p3   46 t[0] spill
        movdqa xmm10, xmm1                                 ;    34.0 p0      46 t[0] copy
        pxor xmm10, [rbp - 96]                             ;    41.0 p2+p1   46 t[0]
        pxor xmm4, xmm10                                   ;    43.0 p1      46 t[0]
        pand xmm11, xmm4                                   ;    45.0 p1      46 t[0]
        pxor xmm9, xmm10                                   ;    43.0 p1      46 t[0]
        movdqa [rbp + 2192], xmm4                          ;    45.0 p0+p3   46 t[0] spill
        movdqa xmm4, xmm1                                  ;    34.0 p0      46 t[0] copy
        movdqa [rbp + 2208], xmm8                          ;    38.7 p0+p3   46 t[0] spill
        movdqa xmm8, xmm15                                 ;    33.3 p0      46 t[0] copy
        movdqa [rbp + 2224], xmm6                          ;    40.7 p0+p3   46 t[0] spill
        movdqa xmm6, xmm15                                 ;    34.0 p0      46 t[0] copy
        movdqa [rbp + 2240], xmm13                         ;    42.7 p0+p3   46 t[0] spill
        pshufd xmm13, xmm0, 0xe4                           ;    40.0 p1      46 t[0] copy
        movdqa [rbp + 2256], xmm0                          ;    44.7 p0+p3   46 t[0] spill
        pshufd xmm0, xmm10, 0xe4                           ;    43.0 p1      46 t[0] copy
        por xmm0, xmm5                                     ;    47.0 p1      46 t[0]
        pxor xmm11, xmm0                                   ;    49.0 p1      46 t[0]
        movdqa [rbp + 2272], xmm10                         ;    46.7 p0+p3   46 t[0] spill
        pshufd xmm10, xmm5, 0xe4                           ;    42.0 p1      46 t[0] copy
        pxor xmm10, xmm9                                   ;    46.0 p1      46 t[0]
        pand xmm4, xmm10                                   ;    48.0 p1      46 t[0]
        pxor xmm0, xmm4                                    ;    50.0 p1      46 t[0]
        pxor xmm4, xmm7                                    ;    50.0 p1      46 t[0]
        movdqa [rbp + 2288], xmm10                         ;    48.7 p0+p3   46 t[0] spill
        movdqa xmm10, xmm9                                 ;    45.0 p0      46 t[0] copy
        por xmm10, [rbp - 96]                              ;    52.0 p2+p1   46 t[0]
        pxor xmm11, xmm10                                  ;    54.0 p1      46 t[0]
        pxor xmm4, xmm10                                   ;    54.0 p1      46 t[0]
        movdqa xmm10, xmm9                                 ;    45.0 p0      46 t[0] copy
        movdqa [rbp + 2304], xmm1                          ;    50.7 p0+p3   46 t[0] spill
        movdqa xmm1, xmm11                                 ;    56.0 p0      46 t[0] copy
        movdqa [rbp + 2320], xmm5                          ;    52.7 p0+p3   46 t[0] spill
        movdqa xmm5, [rbp + 2288]                          ;    48.7 p2      46 t[0]
        movdqa [rbp + 2336], xmm15                         ;    54.7 p0+p3   46 t[0] spill
        movdqa xmm15, [rbp + 2288]                         ;    48.7 p2      46 t[0]
        movdqa [rbp + 2288], xmm15                         ;    59.7 p0+p3   46 t[0] spill
        movdqa xmm15, [rbp + 2160]                         ;    43.3 p2      46 t[0]
        pxor xmm15, [rbp + 2112]                           ;    54.3 p2+p1   46 t[0]
        movdqa [rbp + 2112], xmm15                         ;    58.7 p0+p3   46 t[0] spill
        movdqa xmm15, xmm14                                ;    47.0 p0      46 t[0] copy
        pxor xmm15, [rbp - 32]                             ;    54.0 p2+p1   46 t[0]
        pxor xmm12, xmm15                                  ;    56.0 p1      46 t[0]
        pxor xmm7, xmm15                                   ;    56.0 p1      46 t[0]
        pxor xmm0, xmm7                                    ;    58.0 p1      46 t[0]
        pxor xmm1, xmm7                                    ;    63.0 p1      46 t[0]
        por xmm2, xmm12                                    ;    58.0 p1      46 t[0]
        pxor xmm0, xmm2                                    ;    60.0 p1      46 t[0]
        pxor xmm13, xmm12                                  ;    58.0 p1      46 t[0]
        pxor xmm10, xmm12                                  ;    58.0 p1      46 t[0]
        por xmm8, xmm13                                    ;    60.0 p1      46 t[0]
        pxor xmm1, xmm8                                    ;    65.0 p1      46 t[0]
        pxor xmm5, xmm13                                   ;    60.3 p1      46 t[0]
        pand xmm6, xmm13                                   ;    61.3 p1      46 t[0]
        pxor xmm4, xmm6                                    ;    63.3 p1      46 t[0]
        pand xmm3, xmm5                                    ;    63.3 p1      46 t[0]
        pxor xmm1, xmm3                                    ;    67.0 p1      46 t[0]
        movdqa xmm2, xmm15                                 ;    56.0 p0      46 t[0] copy
        por xmm2, xmm10                                    ;    65.3 p1      46 t[0]
        pxor xmm11, xmm2                                   ;    67.3 p1      46 t[0]
        movdqa xmm2, xmm0                                  ;    62.0 p0      46 t[0] copy
        pand xmm2, xmm1                                    ;    69.0 p1      46 t[0]
        pxor xmm11, xmm2                                   ;    71.0 p1      46 t[0]
        pand xmm2, xmm11                                   ;    73.0 p1      46 t[0]
        pxor xmm4, xmm2                                    ;    75.0 p1      46 t[0]
        pxor xmm0, xmm11                                   ;    73.0 p1      46 t[0]
        movdqa xmm2, xmm1                                  ;    69.0 p0      46 t[0] copy
        pand xmm2, xmm4                                    ;    77.0 p1      46 t[0]
        pxor xmm0, xmm2                                    ;    79.0 p1      46 t[0]
        movdqa xmm2, [rbp + 2096]                          ;    55.0 p2      46 t[0]
        pxor xmm2, [rbp + 2080]                            ;    74.3 p2+p1   46 t[0]
        movdqa xmm3, xmm11                                 ;    73.0 p0      46 t[0] copy
        pand xmm3, xmm0                                    ;    81.0 p1      46 t[0]
        pxor xmm1, xmm3                                    ;    83.0 p1      46 t[0]
        pand xmm9, xmm1                                    ;    85.0 p1      46 t[0]
        movdqa xmm3, [rbp + 2320]                          ;    57.3 p2      46 t[0] reload
        pand xmm3, xmm0                                    ;    81.0 p1      46 t[0]
        movdqa xmm6, [rbp + 2112]                          ;    58.7 p2      46 t[0]
        pxor xmm6, [rbp + 2064]                            ;    79.3 p2+p1   46 t[0]
        movdqa xmm7, xmm4                                  ;    77.0 p0      46 t[0] copy
        pand xmm7, xmm0                                    ;    84.0 p1      46 t[0]
        pxor xmm11, xmm7                                   ;    86.0 p1      46 t[0]
        pand xmm13, xmm11                                  ;    88.0 p1      46 t[0]
        pxor xmm13, xmm3                                   ;    90.0 p1      46 t[0]
        pxor xmm13, xmm9                                   ;    92.0 p1      46 t[0]
        movdqa xmm7, [rbp + 2272]                          ;    61.0 p2      46 t[0] reload
        pand xmm7, xmm0                                    ;    85.3 p1      46 t[0]
        movdqa xmm8, [rbp + 2336]                          ;    62.0 p2      46 t[0] reload
        pand xmm8, xmm11                                   ;    88.0 p1      46 t[0]
        movdqa xmm14, xmm0                                 ;    81.0 p0      46 t[0] copy
        pxor xmm14, xmm1                                   ;    88.0 p1      46 t[0]
        movdqa [rbp + 2336], xmm7                          ;    87.3 p0+p3   46 t[0] spill
        movdqa xmm7, [rbp + 2288]                          ;    63.7 p2      46 t[0] reload
        pand xmm7, xmm14                                   ;    90.0 p1      46 t[0]
        movdqa [rbp + 2288], xmm2                          ;    76.3 p0+p3   46 t[0] spill
        movdqa xmm2, [rbp + 2304]                          ;    65.0 p2      46 t[0] reload
        pand xmm2, xmm14                                   ;    90.0 p1      46 t[0]
        pxor xmm14, xmm11                                  ;    90.3 p1      46 t[0]
        pand xmm5, xmm14                                   ;    92.3 p1      46 t[0]
        pxor xmm7, xmm5                                    ;    94.3 p1      46 t[0]
        pxor xmm5, xmm13                                   ;    94.3 p1      46 t[0]
        pxor xmm3, xmm7                                    ;    96.3 p1      46 t[0]
        pxor xmm9, xmm7                                    ;    96.3 p1      46 t[0]
        movdqa xmm7, [rbp + 2240]                          ;    67.7 p2      46 t[0] reload
        pand xmm7, xmm14                                   ;    96.3 p1      46 t[0]
        movdqa [rbp + 2240], xmm6                          ;    81.3 p0+p3   46 t[0] spill
        movdqa xmm6, xmm1                                  ;    85.0 p0      46 t[0] copy
        por xmm1, xmm14                                    ;    97.3 p1      46 t[0]
        pxor xmm4, xmm1                                    ;    99.3 p1      46 t[0]
        pand xmm6, [rbp - 96]                              ;    99.3 p2+p1   46 t[0]
        pxor xmm11, xmm4                                   ;   101.3 p1      46 t[0]
        pand xmm12, xmm11                                  ;   103.3 p1      46 t[0]
        pxor xmm13, xmm12                                  ;   105.3 p1      46 t[0]
        movdqa xmm1, [rbp + 2224]                          ;    71.7 p2      46 t[0] reload
        pand xmm1, xmm11                                   ;   103.3 p1      46 t[0]
        pxor xmm0, xmm4                                    ;   104.3 p1      46 t[0]
        pxor xmm8, xmm1                                    ;   105.3 p1      46 t[0]
        movdqa xmm11, [rbp + 2256]                         ;    73.0 p2      46 t[0] reload
        pand xmm11, xmm4                                   ;   106.3 p1      46 t[0]
        pxor xmm5, xmm11                                   ;   108.3 p1      46 t[0]
        movdqa xmm11, [rbp + 2208]                         ;    74.0 p2      46 t[0] reload
        pand xmm11, xmm4                                   ;   108.3 p1      46 t[0]
        pxor xmm1, xmm11                                   ;   110.3 p1      46 t[0]
        movdqa xmm4, [rbp + 2288]                          ;    76.3 p2      46 t[0]
        pxor xmm14, xmm0                                   ;   110.3 p1      46 t[0]
        pxor xmm7, xmm1                                    ;   112.3 p1      46 t[0]
        pxor xmm2, xmm1                                    ;   112.3 p1      46 t[0]
        movdqa xmm1, [rbp + 2240]                          ;    81.3 p2      46 t[0] reload
        pxor xmm4, xmm1                                    ;   113.3 p1      46 t[0]
        pand xmm15, xmm14                                  ;   114.3 p1      46 t[0]
        pand xmm10, xmm14                                  ;   115.3 p1      46 t[0]
        movdqa xmm14, [rbp + 2176]                         ;    77.7 p2      46 t[0] reload
        pand xmm14, xmm0                                   ;   116.3 p1      46 t[0]
        movdqa xmm11, [rbp + 2192]                         ;    78.7 p2      46 t[0] reload
        pand xmm11, xmm0                                   ;   117.3 p1      46 t[0]
        pxor xmm5, xmm14                                   ;   118.3 p1      46 t[0]
        pxor xmm3, xmm14                                   ;   119.3 p1      46 t[0]
        movdqa xmm14, [rbp + 2096]                         ;    79.7 p2      46 t[0]
        pxor xmm14, [rbp + 2128]                           ;   120.3 p2+p1   46 t[0]
        pxor xmm15, xmm9                                   ;   121.3 p1      46 t[0]
        pxor xmm7, xmm11                                   ;   122.3 p1      46 t[0]
        pxor xmm15, xmm11                                  ;   123.3 p1      46 t[0]
        movdqa xmm0, [rbp + 2112]                          ;    81.7 p2      46 t[0]
        movdqa xmm11, [rbp + 2048]                         ;    82.7 p2      46 t[0] reload
        pxor xmm0, xmm11                                   ;   124.3 p1      46 t[0]
        pxor xmm8, xmm5                                    ;   125.3 p1      46 t[0]
        pxor xmm3, xmm7                                    ;   126.3 p1      46 t[0]
        pxor xmm8, xmm3                                    ;   128.3 p1      46 t[0]
        movdqa xmm12, xmm1                                 ;    92.3 p0      46 t[0] copy
        pand xmm12, [rbp + 2144]                           ;   128.3 p2+p1   46 t[0]
        pxor xmm6, xmm8                                    ;   130.3 p1      46 t[0]
        pxor xmm15, xmm8                                   ;   130.3 p1      46 t[0]
        movdqa xmm8, xmm1                                  ;    92.3 p0      46 t[0] copy
        pxor xmm2, xmm6                                    ;   132.3 p1      46 t[0]
        pxor xmm13, xmm2                                   ;   134.3 p1      46 t[0]
        movdqa [rbp + 2240], xmm6                          ;   132.3 p0+p3   46 t[0] spill
        movdqa xmm6, [rbp + 2144]                          ;    87.0 p2      46 t[0]
        pxor xmm6, xmm0                                    ;   133.3 p1      46 t[0]
        movdqa [rbp + 2128], xmm5                          ;   120.3 p0+p3   46 t[0] spill
        movdqa xmm5, [rbp + 2096]                          ;    88.3 p2      46 t[0]
        pxor xmm5, xmm0                                    ;   134.3 p1      46 t[0]
        movdqa [rbp + 2096], xmm10                         ;   117.3 p0+p3   46 t[0] spill
        movdqa xmm10, [rbp + 2160]                         ;    89.7 p2      46 t[0]
        pxor xmm10, [rbp + 2032]                           ;   135.3 p2+p1   46 t[0]
        pxor xmm8, xmm10                                   ;   137.3 p1      46 t[0]
        movdqa [rbp + 2160], xmm9                          ;    98.3 p0+p3   46 t[0] spill
        movdqa xmm9, [rbp + 2288]                          ;    91.7 p2      46 t[0]
        pand xmm9, xmm6                                    ;   137.3 p1      46 t[0]
        movdqa [rbp + 2192], xmm13                         ;   136.3 p0+p3   46 t[0] spill
        movdqa xmm13, [rbp + 2144]                         ;    93.0 p2      46 t[0]
        pxor xmm13, [rbp + 2016]                           ;   138.3 p2+p1   46 t[0]
        movdqa [rbp + 2176], xmm3                          ;   128.3 p0+p3   46 t[0] spill
        movdqa xmm3, [rbp + 2112]                          ;    95.0 p2      46 t[0]
        movdqa [rbp + 2208], xmm15                         ;   132.3 p0+p3   46 t[0] spill
        movdqa xmm15, xmm4                                 ;   115.3 p0      46 t[0] copy
        pxor xmm15, xmm5                                   ;   139.3 p1      46 t[0]
        pand xmm3, xmm15                                   ;   141.3 p1      46 t[0]
        movdqa [rbp + 2256], xmm2                          ;   134.3 p0+p3   46 t[0] spill
        movdqa xmm2, xmm4                                  ;   115.3 p0      46 t[0] copy
        por xmm2, xmm0                                     ;   141.3 p1      46 t[0]
        pxor xmm9, xmm2                                    ;   143.3 p1      46 t[0]
        pxor xmm2, xmm3                                    ;   143.3 p1      46 t[0]
        pxor xmm3, xmm12                                   ;   144.3 p1      46 t[0]
        pxor xmm12, [rbp + 2032]                           ;   145.3 p2+p1   46 t[0]
        pxor xmm2, xmm12                                   ;   147.3 p1      46 t[0]
        movdqa [rbp + 2224], xmm7                          ;   124.3 p0+p3   46 t[0] spill
        movdqa xmm7, xmm14                                 ;   122.3 p0      46 t[0] copy
        movdqa [rbp + 2304], xmm6                          ;   135.3 p0+p3   46 t[0] spill
        movdqa xmm6, [rbp + 2016]                          ;   101.7 p2      46 t[0]
        por xmm6, xmm8                                     ;   147.3 p1      46 t[0]
        pxor xmm12, xmm6                                   ;   149.3 p1      46 t[0]
        movdqa xmm6, [rbp + 2032]                          ;   102.7 p2      46 t[0]
        movdqa [rbp + 2272], xmm1                          ;   106.3 p0+p3   46 t[0] spill
        movdqa xmm1, [rbp + 2016]                          ;   103.7 p2      46 t[0]
        pand xmm1, xmm8                                    ;   149.3 p1      46 t[0]
        pxor xmm3, xmm1                                    ;   151.3 p1      46 t[0]
        movdqa xmm1, [rbp + 2016]                          ;   104.7 p2      46 t[0]
        movdqa [rbp + 2016], xmm14                         ;   122.3 p0+p3   46 t[0] spill
        movdqa xmm14, xmm5                                 ;   136.3 p0      46 t[0] copy
        por xmm14, xmm11                                   ;   151.3 p1      46 t[0]
        pxor xmm9, xmm14                                   ;   153.3 p1      46 t[0]
        pxor xmm3, xmm14                                   ;   153.3 p1      46 t[0]
        pxor xmm12, xmm9                                   ;   155.3 p1      46 t[0]
        movdqa xmm14, xmm5                                 ;   136.3 p0      46 t[0] copy
        pxor xmm14, xmm10                                  ;   155.3 p1      46 t[0]
        por xmm6, xmm14                                    ;   157.3 p1      46 t[0]
        pxor xmm9, xmm6                                    ;   159.3 p1      46 t[0]
        movdqa xmm6, xmm10                                 ;   137.3 p0      46 t[0] copy
        por xmm6, xmm13                                    ;   158.3 p1      46 t[0]
        pxor xmm2, xmm6                                    ;   160.3 p1      46 t[0]
        movdqa xmm6, xmm8                                  ;   139.3 p0      46 t[0] copy
        pxor xmm6, xmm15                                   ;   160.3 p1      46 t[0]
        pand xmm7, xmm6                                    ;   162.3 p1      46 t[0]
        pxor xmm12, xmm7                                   ;   164.3 p1      46 t[0]
        movdqa xmm7, [rbp + 2112]                          ;   111.0 p2      46 t[0]
        movdqa [rbp + 2048], xmm14                         ;   157.3 p0+p3   46 t[0] spill
        movdqa xmm14, [rbp + 2144]                         ;   112.0 p2      46 t[0]
        movdqa [rbp + 2144], xmm14                         ;   123.0 p0+p3   46 t[0] spill
        movdqa xmm14, [rbp + 2288]                         ;   113.0 p2      46 t[0]
        movdqa [rbp + 2288], xmm14                         ;   124.0 p0+p3   46 t[0] spill
        movdqa xmm14, [rbp + 2032]                         ;   114.0 p2      46 t[0]
        movdqa [rbp + 2032], xmm14                         ;   125.0 p0+p3   46 t[0] spill
        movdqa xmm14, xmm2                                 ;   162.3 p0      46 t[0] copy
        pand xmm14, xmm12                                  ;   169.3 p1      46 t[0]
        pxor xmm9, xmm14                                   ;   171.3 p1      46 t[0]
        pand xmm14, xmm9                                   ;   173.3 p1      46 t[0]
        pxor xmm3, xmm14                                   ;   175.3 p1      46 t[0]
        pxor xmm2, xmm9                                    ;   173.3 p1      46 t[0]
        movdqa xmm14, xmm12                                ;   166.3 p0      46 t[0] copy
        pand xmm14, xmm3                                   ;   177.3 p1      46 t[0]
        pxor xmm2, xmm14                                   ;   179.3 p1      46 t[0]
        movdqa xmm14, xmm9                                 ;   173.3 p0      46 t[0] copy
        pand xmm14, xmm2                                   ;   181.3 p1      46 t[0]
        pxor xmm12, xmm14                                  ;   183.3 p1      46 t[0]
        pand xmm5, xmm12                                   ;   185.3 p1      46 t[0]
        pand xmm11, xmm12                                  ;   185.3 p1      46 t[0]
        pand xmm4, xmm2                                    ;   181.3 p1      46 t[0]
        pand xmm0, xmm2                                    ;   181.3 p1      46 t[0]
        movdqa xmm14, xmm3                                 ;   177.3 p0      46 t[0] copy
        pand xmm14, xmm2                                   ;   184.3 p1      46 t[0]
        pxor xmm9, xmm14                                   ;   186.3 p1      46 t[0]
        pand xmm1, xmm9                                    ;   188.3 p1      46 t[0]
        pand xmm8, xmm9                                    ;   188.3 p1      46 t[0]
        pxor xmm8, xmm4                                    ;   190.3 p1      46 t[0]
        pxor xmm8, xmm5                                    ;   192.3 p1      46 t[0]
        movdqa xmm14, xmm2                                 ;   181.3 p0      46 t[0] copy
        pxor xmm14, xmm12                                  ;   188.3 p1      46 t[0]
        pand xmm15, xmm14                                  ;   190.3 p1      46 t[0]
        pand xmm7, xmm14                                   ;   190.3 p1      46 t[0]
        pxor xmm14, xmm9                                   ;   190.3 p1      46 t[0]
        por xmm12, xmm14                                   ;   192.3 p1      46 t[0]
        pxor xmm3, xmm12                                   ;   194.3 p1      46 t[0]
        pand xmm6, xmm14                                   ;   192.3 p1      46 t[0]
        pxor xmm15, xmm6                                   ;   194.3 p1      46 t[0]
        pxor xmm6, xmm8                                    ;   194.3 p1      46 t[0]
        pxor xmm4, xmm15                                   ;   196.3 p1      46 t[0]
        pxor xmm5, xmm15                                   ;   196.3 p1      46 t[0]
        movdqa xmm15, [rbp + 2016]                         ;   132.3 p2      46 t[0] reload
        pand xmm15, xmm14                                  ;   193.3 p1      46 t[0]
        pxor xmm9, xmm3                                    ;   196.3 p1      46 t[0]
        pand xmm13, xmm9                                   ;   198.3 p1      46 t[0]
        pand xmm10, xmm9                                   ;   198.3 p1      46 t[0]
        pxor xmm8, xmm10                                   ;   200.3 p1      46 t[0]
        pxor xmm2, xmm3                                    ;   198.3 p1      46 t[0]
        movdqa xmm9, [rbp + 2272]                          ;   137.3 p2      46 t[0] reload
        pand xmm9, xmm3                                    ;   199.3 p1      46 t[0]
        pxor xmm6, xmm9                                    ;   201.3 p1      46 t[0]
        movdqa xmm9, [rbp + 2144]                          ;   138.3 p2      46 t[0] reload
        pand xmm9, xmm3                                    ;   201.3 p1      46 t[0]
        pxor xmm1, xmm13                                   ;   202.3 p1      46 t[0]
        pxor xmm13, xmm9                                   ;   203.3 p1      46 t[0]
        pxor xmm14, xmm2                                   ;   204.3 p1      46 t[0]
        movdqa xmm3, [rbp + 2288]                          ;   140.0 p2      46 t[0] reload
        pand xmm3, xmm2                                    ;   205.3 p1      46 t[0]
        movdqa xmm9, [rbp + 2304]                          ;   141.0 p2      46 t[0] reload
        pand xmm9, xmm2                                    ;   206.3 p1      46 t[0]
        pxor xmm15, xmm13                                  ;   207.3 p1      46 t[0]
        pxor xmm7, xmm13                                   ;   208.3 p1      46 t[0]
        pxor xmm6, xmm3                                    ;   209.3 p1      46 t[0]
        pxor xmm4, xmm3                                    ;   210.3 p1      46 t[0]
        pxor xmm15, xmm9                                   ;   211.3 p1      46 t[0]
        pxor xmm1, xmm6                                    ;   212.3 p1      46 t[0]
        pxor xmm9, xmm5                                    ;   213.3 p1      46 t[0]
        movdqa xmm2, [rbp + 2048]                          ;   157.3 p2      46 t[0] reload
        pand xmm2, xmm14                                   ;   214.3 p1      46 t[0]
        movdqa xmm3, [rbp + 2032]                          ;   144.7 p2      46 t[0] reload
        pand xmm3, xmm14                                   ;   215.3 p1      46 t[0]
        pxor xmm5, xmm2                                    ;   216.3 p1      46 t[0]
        pxor xmm4, xmm15                                   ;   217.3 p1      46 t[0]
        pxor xmm9, xmm3                                    ;   218.3 p1      46 t[0]
        pxor xmm1, xmm4                                    ;   219.3 p1      46 t[0]
        pxor xmm11, xmm1                                   ;   221.3 p1      46 t[0]
        pxor xmm9, xmm1                                    ;   221.3 p1      46 t[0]
        pxor xmm7, xmm11                                   ;   223.3 p1      46 t[0]
        pxor xmm8, xmm7                                    ;   225.3 p1      46 t[0]
        pxor xmm5, xmm8                                    ;   227.3 p1      46 t[0]
        movdqa xmm14, [rbp + 2000]                         ;   148.0 p2      46 t[0]
        movdqa xmm1, [rel aes128_decrypt.T0_constants128]  ;   149.0 p2      46 t[0] reload
        pxor xmm14, xmm1                                   ;   225.3 p1      46 t[0]
        movdqa xmm2, xmm14                                 ;   227.3 p0      46 t[0] copy
        movdqa xmm3, [rbp + 1984]                          ;   150.0 p2      46 t[0]
        pxor xmm3, xmm1                                    ;   226.3 p1      46 t[0]
        pxor xmm2, xmm3                                    ;   234.3 p1      46 t[0]
        movdqa xmm10, xmm3                                 ;   228.3 p0      46 t[0] copy
        movdqa xmm12, [rbp + 1968]                         ;   151.0 p2      46 t[0] reload
        pxor xmm10, xmm12                                  ;   235.3 p1      46 t[0]
        pxor xmm12, xmm2                                   ;   236.3 p1      46 t[0]
        movdqa xmm13, xmm2                                 ;   236.3 p0      46 t[0] copy
        pxor xmm13, [rbp + 1264]                           ;   243.3 p2+p1   46 t[0]
        movdqa [rbp + 1968], xmm0                          ;   183.3 p0+p3   46 t[0] spill
        movdqa xmm0, xmm10                                 ;   237.3 p0      46 t[0] copy
        movdqa [rbp + 1984], xmm11                         ;   223.3 p0+p3   46 t[0] spill
        movdqa xmm11, xmm3                                 ;   228.3 p0      46 t[0] copy
        movdqa [rbp + 2000], xmm6                          ;   211.3 p0+p3   46 t[0] spill
        movdqa xmm6, xmm3                                  ;   228.3 p0      46 t[0] copy
        movdqa [rbp + 2032], xmm8                          ;   227.3 p0+p3   46 t[0] spill
        movdqa xmm8, xmm3                                  ;   228.3 p0      46 t[0] copy
        movdqa [rbp + 2048], xmm4                          ;   219.3 p0+p3   46 t[0] spill
        movdqa xmm4, xmm12                                 ;   238.3 p0      46 t[0] copy
        movdqa [rbp + 2304], xmm9                          ;   223.3 p0+p3   46 t[0] spill
        movdqa xmm9, xmm13                                 ;   245.3 p0      46 t[0] copy
        movdqa [rbp + 2288], xmm15                         ;   213.3 p0+p3   46 t[0] spill
        movdqa xmm15, xmm13                                ;   245.3 p0      46 t[0] copy
        movdqa [rbp + 2144], xmm7                          ;   225.3 p0+p3   46 t[0] spill
        movdqa xmm7, [rel aes128_decrypt.T0_constants128]  ;   163.0 p2      46 t[0] copy
        pxor xmm7, [rbp + 1232]                            ;   231.3 p2+p1   46 t[0]
        pxor xmm14, xmm7                                   ;   233.3 p1      46 t[0]
        pxor xmm0, xmm7                                    ;   244.3 p1      46 t[0]
        pxor xmm8, xmm14                                   ;   235.3 p1      46 t[0]
        movdqa xmm7, xmm8                                  ;   237.3 p0      46 t[0] copy
        movdqa [rbp + 2272], xmm5                          ;   229.3 p0+p3   46 t[0] spill
        movdqa xmm5, xmm14                                 ;   235.3 p0      46 t[0] copy
        movdqa [rbp + 2016], xmm13                         ;   245.3 p0+p3   46 t[0] spill
        movdqa xmm13, xmm14                                ;   235.3 p0      46 t[0] copy
        movdqa [rbp + 2112], xmm3                          ;   228.3 p0+p3   46 t[0] spill
        movdqa xmm3, xmm0                                  ;   246.3 p0      46 t[0] copy
        pxor xmm3, [rbp + 1200]                            ;   253.3 p2+p1   46 t[0]
        pxor xmm9, xmm3                                    ;   255.3 p1      46 t[0]
        pand xmm6, xmm3                                    ;   255.3 p1      46 t[0]
        movdqa [rbp + 2064], xmm8                          ;   237.3 p0+p3   46 t[0] spill
        movdqa xmm8, xmm0                                  ;   246.3 p0      46 t[0] copy
        pxor xmm8, [rbp + 1952]                            ;   253.3 p2+p1   46 t[0]
        pxor xmm11, xmm8                                   ;   255.3 p1      46 t[0]
        pand xmm15, xmm11                                  ;   257.3 p1      46 t[0]
        pxor xmm2, xmm8                                    ;   255.3 p1      46 t[0]
        movdqa [rbp + 2320], xmm11                         ;   257.3 p0+p3   46 t[0] spill
        movdqa xmm11, xmm0                                 ;   246.3 p0      46 t[0] copy
        movdqa [rbp + 2080], xmm12                         ;   238.3 p0+p3   46 t[0] spill
        movdqa xmm12, xmm8                                 ;   255.3 p0      46 t[0] copy
        por xmm12, xmm9                                    ;   262.3 p1      46 t[0]
        pxor xmm15, xmm12                                  ;   264.3 p1      46 t[0]
        movdqa [rbp + 2352], xmm8                          ;   255.3 p0+p3   46 t[0] spill
        movdqa xmm8, xmm3                                  ;   255.3 p0      46 t[0] copy
        movdqa [rbp + 2368], xmm3                          ;   255.3 p0+p3   46 t[0] spill
        movdqa xmm3, xmm9                                  ;   257.3 p0      46 t[0] copy
        pxor xmm3, xmm2                                    ;   264.3 p1      46 t[0]
        pand xmm11, xmm3                                   ;   266.3 p1      46 t[0]
        pxor xmm12, xmm11                                  ;   268.3 p1      46 t[0]
        pxor xmm11, xmm6                                   ;   268.3 p1      46 t[0]
        movdqa [rbp + 2384], xmm3                          ;   266.3 p0+p3   46 t[0] spill
        movdqa xmm3, xmm2                                  ;   257.3 p0      46 t[0] copy
        por xmm3, [rbp + 1952]                             ;   264.3 p2+p1   46 t[0]
        pxor xmm15, xmm3                                   ;   266.3 p1      46 t[0]
        pxor xmm11, xmm3                                   ;   270.3 p1      46 t[0]
        movdqa xmm3, [rbp + 2384]                          ;   266.3 p2      46 t[0]
        movdqa [rbp + 2400], xmm15                         ;   268.3 p0+p3   46 t[0] spill
        movdqa xmm15, [rbp + 2384]                         ;   266.3 p2      46 t[0]
        movdqa [rbp + 2384], xmm2                          ;   257.3 p0+p3   46 t[0] spill
        movdqa xmm2, [rbp + 2400]                          ;   268.3 p2      46 t[0]
        movdqa [rbp + 2416], xmm15                         ;   277.3 p0+p3   46 t[0] spill
        movdqa xmm15, [rbp + 2384]                         ;   257.3 p2      46 t[0]
        movdqa [rbp + 2432], xmm0                          ;   246.3 p0+p3   46 t[0] spill
        movdqa xmm0, [rbp + 2400]                          ;   268.3 p2      46 t[0]
        movdqa [rbp + 2400], xmm9                          ;   257.3 p0+p3   46 t[0] spill
        movdqa xmm9, [rbp + 2384]                          ;   257.3 p2      46 t[0]
        movdqa [rbp + 2384], xmm14                         ;   235.3 p0+p3   46 t[0] spill
        movdqa xmm14, xmm1                                 ;   211.3 p0      46 t[0] copy
        pxor xmm14, [rbp + 1248]                           ;   251.3 p2+p1   46 t[0]
        pxor xmm10, xmm14                                  ;   253.3 p1      46 t[0]
        pxor xmm6, xmm14                                   ;   257.3 p1      46 t[0]
        pxor xmm12, xmm6                                   ;   270.3 p1      46 t[0]
        pxor xmm2, xmm6                                    ;   279.3 p1      46 t[0]
        por xmm7, xmm10                                    ;   256.3 p1      46 t[0]
        pxor xmm12, xmm7                                   ;   272.3 p1      46 t[0]
        pxor xmm8, xmm10                                   ;   262.3 p1      46 t[0]
        pxor xmm15, xmm10                                  ;   268.3 p1      46 t[0]
        por xmm5, xmm8                                     ;   264.3 p1      46 t[0]
        pxor xmm2, xmm5                                    ;   281.3 p1      46 t[0]
        pxor xmm3, xmm8                                    ;   277.3 p1      46 t[0]
        pand xmm13, xmm8                                   ;   264.3 p1      46 t[0]
        pxor xmm11, xmm13                                  ;   272.3 p1      46 t[0]
        movdqa xmm5, xmm14                                 ;   253.3 p0      46 t[0] copy
        por xmm5, xmm15                                    ;   270.3 p1      46 t[0]
        pxor xmm0, xmm5                                    ;   279.3 p1      46 t[0]
        pand xmm4, xmm3                                    ;   279.3 p1      46 t[0]
        pxor xmm2, xmm4                                    ;   283.3 p1      46 t[0]
        movdqa xmm4, xmm12                                 ;   274.3 p0      46 t[0] copy
        pand xmm4, xmm2                                    ;   285.3 p1      46 t[0]
        pxor xmm0, xmm4                                    ;   287.3 p1      46 t[0]
        pand xmm4, xmm0                                    ;   289.3 p1      46 t[0]
        pxor xmm11, xmm4                                   ;   291.3 p1      46 t[0]
        pxor xmm12, xmm0                                   ;   289.3 p1      46 t[0]
        movdqa xmm4, xmm2                                  ;   285.3 p0      46 t[0] copy
        pand xmm4, xmm11                                   ;   293.3 p1      46 t[0]
        pxor xmm12, xmm4                                   ;   295.3 p1      46 t[0]
        movdqa xmm4, xmm0                                  ;   289.3 p0      46 t[0] copy
        pand xmm4, xmm12                                   ;   297.3 p1      46 t[0]
        pxor xmm2, xmm4                                    ;   299.3 p1      46 t[0]
        pand xmm9, xmm2                                    ;   301.3 p1      46 t[0]
        movdqa xmm4, [rbp + 2400]                          ;   257.3 p2      46 t[0] reload
        pand xmm4, xmm12                                   ;   297.3 p1      46 t[0]
        movdqa xmm5, xmm11                                 ;   293.3 p0      46 t[0] copy
        pand xmm5, xmm12                                   ;   300.3 p1      46 t[0]
        pxor xmm0, xmm5                                    ;   302.3 p1      46 t[0]
        pand xmm8, xmm0                                    ;   304.3 p1      46 t[0]
        pxor xmm8, xmm4                                    ;   306.3 p1      46 t[0]
        pxor xmm8, xmm9                                    ;   308.3 p1      46 t[0]
        movdqa xmm5, [rbp + 2352]                          ;   255.3 p2      46 t[0] reload
        pand xmm5, xmm12                                   ;   297.3 p1      46 t[0]
        movdqa xmm6, [rbp + 2384]                          ;   250.3 p2      46 t[0] reload
        pand xmm6, xmm0                                    ;   304.3 p1      46 t[0]
        movdqa xmm7, xmm12                                 ;   297.3 p0      46 t[0] copy
        pxor xmm7, xmm2                                    ;   304.3 p1      46 t[0]
        movdqa xmm13, [rbp + 2416]                         ;   277.3 p2      46 t[0] reload
        pand xmm13, xmm7                                   ;   306.3 p1      46 t[0]
        movdqa [rbp + 2416], xmm5                          ;   299.3 p0+p3   46 t[0] spill
        movdqa xmm5, [rbp + 2432]                          ;   253.3 p2      46 t[0] reload
        pand xmm5, xmm7                                    ;   306.3 p1      46 t[0]
        pxor xmm7, xmm0                                    ;   306.3 p1      46 t[0]
        pand xmm3, xmm7                                    ;   308.3 p1      46 t[0]
        pxor xmm13, xmm3                                   ;   310.3 p1      46 t[0]
        pxor xmm3, xmm8                                    ;   310.3 p1      46 t[0]
        pxor xmm4, xmm13                                   ;   312.3 p1      46 t[0]
        pxor xmm9, xmm13                                   ;   312.3 p1      46 t[0]
        movdqa xmm13, [rbp + 2080]                         ;   256.0 p2      46 t[0] reload
        pand xmm13, xmm7                                   ;   308.3 p1      46 t[0]
        movdqa xmm1, xmm2                                  ;   301.3 p0      46 t[0] copy
        pand xmm1, [rbp + 1952]                            ;   308.3 p2+p1   46 t[0]
        por xmm2, xmm7                                     ;   308.3 p1      46 t[0]
        pxor xmm11, xmm2                                   ;   310.3 p1      46 t[0]
        pxor xmm0, xmm11                                   ;   312.3 p1      46 t[0]
        pand xmm10, xmm0                                   ;   314.3 p1      46 t[0]
        pxor xmm8, xmm10                                   ;   316.3 p1      46 t[0]
        movdqa xmm2, [rbp + 2064]                          ;   259.3 p2      46 t[0] reload
        pand xmm2, xmm0                                    ;   314.3 p1      46 t[0]
        pxor xmm12, xmm11                                  ;   312.3 p1      46 t[0]
        pxor xmm6, xmm2                                    ;   316.3 p1      46 t[0]
        pxor xmm7, xmm12                                   ;   314.3 p1      46 t[0]
        pand xmm14, xmm7                                   ;   316.3 p1      46 t[0]
        pand xmm15, xmm7                                   ;   316.3 p1      46 t[0]
        movdqa xmm0, [rbp + 2368]                          ;   261.7 p2      46 t[0] reload
        pand xmm0, xmm11                                   ;   312.3 p1      46 t[0]
        pxor xmm3, xmm0                                    ;   314.3 p1      46 t[0]
        movdqa xmm0, [rbp + 2112]                          ;   262.7 p2      46 t[0] reload
        pand xmm0, xmm11                                   ;   312.3 p1      46 t[0]
        pxor xmm2, xmm0                                    ;   316.3 p1      46 t[0]
        pxor xmm13, xmm2                                   ;   318.3 p1      46 t[0]
        pxor xmm5, xmm2                                    ;   318.3 p1      46 t[0]
        movdqa xmm0, [rbp + 2016]                          ;   264.3 p2      46 t[0] reload
        pand xmm0, xmm12                                   ;   315.3 p1      46 t[0]
        movdqa xmm2, [rbp + 2320]                          ;   265.3 p2      46 t[0] reload
        pand xmm2, xmm12                                   ;   316.3 p1      46 t[0]
        pxor xmm3, xmm0                                    ;   317.3 p1      46 t[0]
        pxor xmm4, xmm0                                    ;   318.3 p1      46 t[0]
        pxor xmm13, xmm2                                   ;   320.3 p1      46 t[0]
        pxor xmm14, xmm2                                   ;   320.3 p1      46 t[0]
        pxor xmm14, xmm9                                   ;   322.3 p1      46 t[0]
        pxor xmm4, xmm13                                   ;   322.3 p1      46 t[0]
        pxor xmm6, xmm3                                    ;   323.3 p1      46 t[0]
        movdqa xmm0, [rbp + 2272]                          ;   268.3 p2      65 t[0]
        pxor xmm6, xmm4                                    ;   325.3 p1      46 t[0]
        movdqa xmm2, [rbp + 2224]                          ;   269.3 p2      65 t[0]
        pxor xmm1, xmm6                                    ;   327.3 p1      46 t[0]
        pxor xmm14, xmm6                                   ;   327.3 p1      46 t[0]
        movdqa xmm6, [rbp + 2144]                          ;   271.0 p2      65 t[0]
        pxor xmm5, xmm1                                    ;   329.3 p1      46 t[0]
        movdqa xmm7, [rbp + 2288]                          ;   272.0 p2      65 t[0]
        pxor xmm4, xmm14                                   ;   329.3 p1      46 t[0]
        movdqa xmm10, [rbp + 2256]                         ;   273.0 p2      65 t[0]
        pxor xmm8, xmm5                                    ;   331.3 p1      46 t[0]
        movdqa xmm11, [rbp + 2176]                         ;   274.0 p2      65 t[0]
        movdqa xmm12, [rbp + 2208]                         ;   277.3 p2      46 t[0] reload
        pxor xmm11, xmm12                                  ;   330.3 p1      65 t[0]
        movdqa xmm12, xmm4                                 ;   331.3 p0      65 t[0] copy
        movdqa [rbp + 2176], xmm1                          ;   329.3 p0+p3   46 t[0] spill
        movdqa xmm1, [rbp + 768]                           ;   279.0 p2      46 t[0]
        pxor xmm1, [rel aes128_decrypt.T0_constants128]    ;   331.3 p2+p1   46 t[0]
        movdqa [rbp + 2256], xmm3                          ;   319.3 p0+p3   46 t[0] spill
        movdqa xmm3, xmm1                                  ;   333.3 p0      46 t[0] copy
        movdqa [rbp + 2288], xmm14                         ;   329.3 p0+p3   46 t[0] spill
        movdqa xmm14, [rbp + 784]                          ;   281.7 p2      46 t[0]
        pxor xmm14, [rel aes128_decrypt.T0_constants128]   ;   332.3 p2+p1   46 t[0]
        pxor xmm3, xmm14                                   ;   340.3 p1      46 t[0]
        movdqa [rbp + 2224], xmm4                          ;   331.3 p0+p3   46 t[0] spill
        movdqa xmm4, xmm3                                  ;   342.3 p0      46 t[0] copy
        pxor xmm4, [rbp + 880]                             ;   349.3 p2+p1   46 t[0]
        movdqa [rbp + 2320], xmm15                         ;   318.3 p0+p3   46 t[0] spill
        movdqa xmm15, xmm3                                 ;   342.3 p0      46 t[0] copy
        pxor xmm15, [rbp + 832]                            ;   349.3 p2+p1   46 t[0]
        movdqa [rbp + 2016], xmm9                          ;   314.3 p0+p3   46 t[0] spill
        movdqa xmm9, xmm14                                 ;   334.3 p0      46 t[0] copy
        pxor xmm9, [rbp + 832]                             ;   341.3 p2+p1   46 t[0]
        movdqa [rbp + 2112], xmm8                          ;   333.3 p0+p3   46 t[0] spill
        movdqa xmm8, xmm9                                  ;   343.3 p0      46 t[0] copy
        movdqa [rbp + 2368], xmm13                         ;   322.3 p0+p3   65 t[0] spill
        movdqa xmm13, xmm14                                ;   334.3 p0      46 t[0] copy
        movdqa [rbp + 2064], xmm11                         ;   332.3 p0+p3   65 t[0] spill
        movdqa xmm11, xmm14                                ;   334.3 p0      46 t[0] copy
        movdqa [rbp + 1952], xmm12                         ;   338.3 p0+p3   65 t[0] spill
        movdqa xmm12, xmm14                                ;   334.3 p0      46 t[0] copy
        movdqa [rbp + 2080], xmm10                         ;   298.3 p0+p3   65 t[0] spill
        movdqa xmm10, xmm4                                 ;   351.3 p0      46 t[0] copy
        movdqa [rbp + 2432], xmm7                          ;   300.3 p0+p3   65 t[0] spill
        movdqa xmm7, xmm4                                  ;   351.3 p0      46 t[0] copy
        movdqa [rbp + 2384], xmm5                          ;   331.3 p0+p3   65 t[0] spill
        movdqa xmm5, xmm15                                 ;   351.3 p0      46 t[0] copy
        movdqa [rbp + 2352], xmm6                          ;   304.3 p0+p3   65 t[0] spill
        movdqa xmm6, [rbp + 848]                           ;   304.3 p2      46 t[0]
        pxor xmm6, [rel aes128_decrypt.T0_constants128]    ;   337.3 p2+p1   46 t[0]
        pxor xmm1, xmm6                                    ;   339.3 p1      46 t[0]
        pxor xmm8, xmm6                                    ;   350.3 p1      46 t[0]
        pxor xmm12, xmm1                                   ;   341.3 p1      46 t[0]
        movdqa xmm6, xmm12                                 ;   343.3 p0      46 t[0] copy
        movdqa [rbp + 2400], xmm2                          ;   312.0 p0+p3   65 t[0] spill
        movdqa xmm2, xmm1                                  ;   341.3 p0      46 t[0] copy
        movdqa [rbp + 2448], xmm0                          ;   314.0 p0+p3   65 t[0] spill
        movdqa xmm0, xmm1                                  ;   341.3 p0      46 t[0] copy
        movdqa [rbp + 2464], xmm4                          ;   351.3 p0+p3   46 t[0] spill
        movdqa xmm4, xmm8                                  ;   352.3 p0      46 t[0] copy
        pxor xmm4, [rbp + 816]                             ;   359.3 p2+p1   46 t[0]
        pxor xmm10, xmm4                                   ;   361.3 p1      46 t[0]
        pand xmm11, xmm4                                   ;   361.3 p1      46 t[0]
        movdqa [rbp + 2480], xmm14                         ;   334.3 p0+p3   46 t[0] spill
        movdqa xmm14, xmm8                                 ;   352.3 p0      46 t[0] copy
        pxor xmm14, [rbp + 800]                            ;   359.3 p2+p1   46 t[0]
        pxor xmm13, xmm14                                  ;   361.3 p1      46 t[0]
        pand xmm7, xmm13                                   ;   363.3 p1      46 t[0]
        pxor xmm3, xmm14                                   ;   361.3 p1      46 t[0]
        movdqa [rbp + 2496], xmm13                         ;   363.3 p0+p3   46 t[0] spill
        movdqa xmm13, xmm8                                 ;   352.3 p0      46 t[0] copy
        movdqa [rbp + 2512], xmm12                         ;   343.3 p0+p3   46 t[0] spill
        movdqa xmm12, xmm14                                ;   361.3 p0      46 t[0] copy
        por xmm12, xmm10                                   ;   368.3 p1      46 t[0]
        pxor xmm7, xmm12                                   ;   370.3 p1      46 t[0]
        movdqa [rbp + 2528], xmm15                         ;   351.3 p0+p3   46 t[0] spill
        movdqa xmm15, xmm4                                 ;   361.3 p0      46 t[0] copy
        movdqa [rbp + 2544], xmm4                          ;   361.3 p0+p3   46 t[0] spill
        movdqa xmm4, xmm10                                 ;   363.3 p0      46 t[0] copy
        pxor xmm4, xmm3                                    ;   370.3 p1      46 t[0]
        pand xmm13, xmm4                                   ;   372.3 p1      46 t[0]
        pxor xmm12, xmm13                                  ;   374.3 p1      46 t[0]
        pxor xmm13, xmm11                                  ;   374.3 p1      46 t[0]
        movdqa [rbp + 2560], xmm4                          ;   372.3 p0+p3   46 t[0] spill
        movdqa xmm4, xmm3                                  ;   363.3 p0      46 t[0] copy
        por xmm4, [rbp + 800]                              ;   370.3 p2+p1   46 t[0]
        pxor xmm7, xmm4                                    ;   372.3 p1      46 t[0]
        pxor xmm13, xmm4                                   ;   376.3 p1      46 t[0]
        movdqa xmm4, [rbp + 2560]                          ;   372.3 p2      46 t[0]
        movdqa [rbp + 2576], xmm7                          ;   374.3 p0+p3   46 t[0] spill
        movdqa xmm7, [rbp + 2560]                          ;   372.3 p2      46 t[0]
        movdqa [rbp + 2560], xmm14                         ;   361.3 p0+p3   46 t[0] spill
        movdqa xmm14, [rbp + 2576]                         ;   374.3 p2      46 t[0]
        movdqa [rbp + 2592], xmm3                          ;   363.3 p0+p3   46 t[0] spill
        movdqa xmm3, [rbp + 2576]                          ;   374.3 p2      46 t[0]
        movdqa [rbp + 2576], xmm7                          ;   383.3 p0+p3   46 t[0] spill
        movdqa xmm7, [rbp + 2592]                          ;   363.3 p2      46 t[0]
        movdqa [rbp + 2608], xmm8                          ;   352.3 p0+p3   46 t[0] spill
        movdqa xmm8, [rbp + 2592]                          ;   363.3 p2      46 t[0]
        movdqa [rbp + 2592], xmm10                         ;   363.3 p0+p3   46 t[0] spill
        movdqa xmm10, [rbp + 2320]                         ;   334.0 p2      65 t[0]
        pxor xmm10, [rbp + 2016]                           ;   357.3 p2+p1   65 t[0]
        pxor xmm10, [rbp + 2112]                           ;   359.3 p2+p1   65 t[0]
        movdqa [rbp + 2016], xmm10                         ;   361.3 p0+p3   65 t[0] spill
        movdqa xmm10, [rbp + 864]                          ;   339.7 p2      46 t[0]
        pxor xmm10, [rel aes128_decrypt.T0_constants128]   ;   359.3 p2+p1   46 t[0]
        pxor xmm9, xmm10                                   ;   361.3 p1      46 t[0]
        pxor xmm11, xmm10                                  ;   363.3 p1      46 t[0]
        pxor xmm12, xmm11                                  ;   376.3 p1      46 t[0]
        pxor xmm14, xmm11                                  ;   385.3 p1      46 t[0]
        por xmm6, xmm9                                     ;   364.3 p1      46 t[0]
        pxor xmm12, xmm6                                   ;   378.3 p1      46 t[0]
        pxor xmm15, xmm9                                   ;   368.3 p1      46 t[0]
        pxor xmm7, xmm9                                    ;   374.3 p1      46 t[0]
        por xmm2, xmm15                                    ;   370.3 p1      46 t[0]
        pxor xmm14, xmm2                                   ;   387.3 p1      46 t[0]
        pxor xmm4, xmm15                                   ;   383.3 p1      46 t[0]
        pand xmm0, xmm15                                   ;   371.3 p1      46 t[0]
        pxor xmm13, xmm0                                   ;   378.3 p1      46 t[0]
        movdqa xmm0, xmm10                                 ;   361.3 p0      46 t[0] copy
        por xmm0, xmm7                                     ;   376.3 p1      46 t[0]
        pxor xmm3, xmm0                                    ;   385.3 p1      46 t[0]
        pand xmm5, xmm4                                    ;   385.3 p1      46 t[0]
        pxor xmm14, xmm5                                   ;   389.3 p1      46 t[0]
        movdqa xmm0, xmm12                                 ;   380.3 p0      46 t[0] copy
        pand xmm0, xmm14                                   ;   391.3 p1      46 t[0]
        pxor xmm3, xmm0                                    ;   393.3 p1      46 t[0]
        pand xmm0, xmm3                                    ;   395.3 p1      46 t[0]
        pxor xmm13, xmm0                                   ;   397.3 p1      46 t[0]
        pxor xmm12, xmm3                                   ;   395.3 p1      46 t[0]
        movdqa xmm0, [rbp + 2096]                          ;   356.0 p2      65 t[0]
        pxor xmm0, [rbp + 2160]                            ;   382.3 p2+p1   65 t[0]
        movdqa xmm2, [rbp + 2192]                          ;   358.0 p2      46 t[0] reload
        pxor xmm0, xmm2                                    ;   384.3 p1      65 t[0]
        movdqa xmm5, [rbp + 2048]                          ;   359.0 p2      65 t[0]
        movdqa xmm6, [rbp + 2304]                          ;   360.0 p2      46 t[0] reload
        pxor xmm5, xmm6                                    ;   384.3 p1      65 t[0]
        movdqa xmm11, xmm14                                ;   391.3 p0      46 t[0] copy
        pand xmm11, xmm13                                  ;   399.3 p1      46 t[0]
        pxor xmm12, xmm11                                  ;   401.3 p1      46 t[0]
        movdqa xmm11, xmm2                                 ;   369.0 p0      65 t[0] copy
        movdqa [rbp + 2192], xmm2                          ;   369.0 p0+p3   65 t[0] spill
        movdqa xmm2, xmm3                                  ;   395.3 p0      46 t[0] copy
        pand xmm2, xmm12                                   ;   403.3 p1      46 t[0]
        pxor xmm14, xmm2                                   ;   405.3 p1      46 t[0]
        pand xmm8, xmm14                                   ;   407.3 p1      46 t[0]
        movdqa xmm2, xmm13                                 ;   399.3 p0      46 t[0] copy
        pand xmm2, xmm12                                   ;   406.3 p1      46 t[0]
        pxor xmm3, xmm2                                    ;   408.3 p1      46 t[0]
        pand xmm1, xmm3                                    ;   410.3 p1      46 t[0]
        pand xmm15, xmm3                                   ;   410.3 p1      46 t[0]
        pxor xmm15, xmm8                                   ;   412.3 p1      46 t[0]
        movdqa xmm2, [rbp + 2592]                          ;   364.0 p2      46 t[0] reload
        pand xmm2, xmm12                                   ;   403.3 p1      46 t[0]
        pxor xmm15, xmm2                                   ;   414.3 p1      46 t[0]
        movdqa [rbp + 2592], xmm11                         ;   376.0 p0+p3   65 t[0] spill
        movdqa xmm11, [rbp + 2560]                         ;   365.7 p2      46 t[0] reload
        pand xmm11, xmm12                                  ;   403.3 p1      46 t[0]
        movdqa [rbp + 2560], xmm11                         ;   405.3 p0+p3   65 t[0] spill
        movdqa xmm11, xmm12                                ;   403.3 p0      46 t[0] copy
        pxor xmm11, xmm14                                  ;   410.3 p1      46 t[0]
        movdqa [rbp + 2304], xmm6                          ;   371.0 p0+p3   65 t[0] spill
        movdqa xmm6, [rbp + 2576]                          ;   383.3 p2      46 t[0] reload
        pand xmm6, xmm11                                   ;   412.3 p1      46 t[0]
        movdqa [rbp + 2576], xmm5                          ;   386.3 p0+p3   65 t[0] spill
        movdqa xmm5, [rbp + 2608]                          ;   369.7 p2      46 t[0] reload
        pand xmm5, xmm11                                   ;   412.3 p1      46 t[0]
        pxor xmm11, xmm3                                   ;   412.3 p1      46 t[0]
        pand xmm4, xmm11                                   ;   414.3 p1      46 t[0]
        pxor xmm6, xmm4                                    ;   416.3 p1      46 t[0]
        pxor xmm4, xmm15                                   ;   416.3 p1      46 t[0]
        pxor xmm2, xmm6                                    ;   418.3 p1      46 t[0]
        pxor xmm8, xmm6                                    ;   418.3 p1      46 t[0]
        movdqa xmm6, [rbp + 2528]                          ;   372.3 p2      46 t[0] reload
        pand xmm6, xmm11                                   ;   414.3 p1      46 t[0]
        movdqa [rbp + 2528], xmm8                          ;   420.3 p0+p3   46 t[0] spill
        movdqa xmm8, xmm14                                 ;   407.3 p0      46 t[0] copy
        pand xmm8, [rbp + 800]                             ;   414.3 p2+p1   46 t[0]
        por xmm14, xmm11                                   ;   414.3 p1      46 t[0]
        pxor xmm13, xmm14                                  ;   416.3 p1      46 t[0]
        pxor xmm3, xmm13                                   ;   418.3 p1      46 t[0]
        pand xmm9, xmm3                                    ;   420.3 p1      46 t[0]
        pxor xmm15, xmm9                                   ;   422.3 p1      46 t[0]
        movdqa xmm14, [rbp + 2512]                         ;   376.3 p2      46 t[0] reload
        pand xmm14, xmm3                                   ;   420.3 p1      46 t[0]
        pxor xmm12, xmm13                                  ;   418.3 p1      46 t[0]
        pxor xmm1, xmm14                                   ;   422.3 p1      46 t[0]
        movdqa xmm3, [rbp + 2544]                          ;   377.7 p2      46 t[0] reload
        pand xmm3, xmm13                                   ;   418.3 p1      46 t[0]
        pxor xmm4, xmm3                                    ;   420.3 p1      46 t[0]
        movdqa xmm3, [rbp + 2480]                          ;   378.7 p2      46 t[0] reload
        pand xmm3, xmm13                                   ;   419.3 p1      46 t[0]
        pxor xmm14, xmm3                                   ;   422.3 p1      46 t[0]
        movdqa xmm3, [rbp + 2448]                          ;   379.7 p2      65 t[0] reload
        movdqa xmm9, [rbp + 2528]                          ;   420.3 p2      46 t[0] reload
        pxor xmm3, xmm9                                    ;   431.3 p1      65 t[0]
        pxor xmm6, xmm14                                   ;   424.3 p1      46 t[0]
        pxor xmm5, xmm14                                   ;   424.3 p1      46 t[0]
        pxor xmm11, xmm12                                  ;   424.3 p1      46 t[0]
        pand xmm7, xmm11                                   ;   426.3 p1      46 t[0]
        pand xmm10, xmm11                                  ;   426.3 p1      46 t[0]
        movdqa xmm14, [rbp + 2464]                         ;   385.0 p2      46 t[0] reload
        pand xmm14, xmm12                                  ;   427.3 p1      46 t[0]
        movdqa xmm11, [rbp + 2496]                         ;   386.0 p2      46 t[0] reload
        pand xmm11, xmm12                                  ;   428.3 p1      46 t[0]
        pxor xmm3, xmm7                                    ;   433.3 p1      65 t[0]
        movdqa xmm7, [rbp + 2224]                          ;   387.0 p2      65 t[0]
        pxor xmm4, xmm14                                   ;   430.3 p1      46 t[0]
        pxor xmm2, xmm14                                   ;   431.3 p1      46 t[0]
        movdqa xmm14, [rbp + 2208]                         ;   388.0 p2      65 t[0]
        pxor xmm6, xmm11                                   ;   432.3 p1      46 t[0]
        pxor xmm10, xmm11                                  ;   433.3 p1      46 t[0]
        pxor xmm10, xmm9                                   ;   435.3 p1      46 t[0]
        movdqa xmm9, [rbp + 2288]                          ;   389.0 p2      65 t[0]
        movdqa xmm11, [rbp + 2272]                         ;   390.0 p2      65 t[0]
        pxor xmm1, xmm4                                    ;   435.3 p1      46 t[0]
        pxor xmm2, xmm6                                    ;   436.3 p1      46 t[0]
        pxor xmm1, xmm2                                    ;   438.3 p1      46 t[0]
        pxor xmm8, xmm1                                    ;   440.3 p1      46 t[0]
        pxor xmm10, xmm1                                   ;   440.3 p1      46 t[0]
        movdqa xmm1, [rbp + 2112]                          ;   391.3 p2      65 t[0]
        pxor xmm5, xmm8                                    ;   442.3 p1      46 t[0]
        pxor xmm15, xmm5                                   ;   444.3 p1      46 t[0]
        movdqa xmm12, [rbp + 2352]                         ;   392.3 p2      65 t[0] reload
        pxor xmm12, xmm5                                   ;   444.3 p1      65 t[0]
        movdqa xmm5, [rbp + 2400]                          ;   393.3 p2      65 t[0] reload
        pxor xmm5, xmm6                                    ;   443.3 p1      65 t[0]
        pxor xmm2, xmm10                                   ;   444.3 p1      65 t[0]
        pxor xmm3, xmm15                                   ;   446.3 p1      65 t[0]
        movdqa xmm13, [rbp + 2560]                         ;   405.3 p2      65 t[0] reload
        pxor xmm13, xmm8                                   ;   446.3 p1      65 t[0]
        movdqa xmm8, [rbp + 2384]                          ;   395.3 p2      65 t[0] reload
        pxor xmm8, xmm12                                   ;   447.3 p1      65 t[0]
        movdqa [rbp + 2384], xmm4                          ;   432.3 p0+p3   46 t[0] spill
        movdqa xmm4, [rbp + 2432]                          ;   396.3 p2      65 t[0] reload
        pxor xmm4, xmm5                                    ;   448.3 p1      65 t[0]
        movdqa [rbp + 2432], xmm12                         ;   446.3 p0+p3   65 t[0] spill
        movdqa xmm12, [rbp + 2080]                         ;   397.7 p2      65 t[0] reload
        pxor xmm12, xmm8                                   ;   449.3 p1      65 t[0]
        movdqa [rbp + 2080], xmm13                         ;   448.3 p0+p3   65 t[0] spill
        movdqa xmm13, [rbp + 1952]                         ;   399.0 p2      65 t[0] reload
        pxor xmm13, xmm12                                  ;   451.3 p1      65 t[0]
        pxor xmm2, xmm13                                   ;   453.3 p1      65 t[0]
        movdqa [rbp + 1952], xmm12                         ;   451.3 p0+p3   65 t[0] spill
        movdqa xmm12, [rbp + 2064]                         ;   400.7 p2      65 t[0] reload
        pxor xmm12, xmm13                                  ;   453.3 p1      65 t[0]
        pxor xmm6, xmm12                                   ;   455.3 p1      65 t[0]
        movdqa xmm13, [rbp + 2032]                         ;   401.7 p2      65 t[0]
        movdqa [rbp + 2032], xmm12                         ;   455.3 p0+p3   65 t[0] spill
        movdqa xmm12, [rbp + 2208]                         ;   402.7 p2      65 t[0]
        movdqa [rbp + 2208], xmm8                          ;   449.3 p0+p3   65 t[0] spill
        movdqa xmm8, [rbp + 2384]                          ;   432.3 p2      65 t[0]
        pxor xmm8, [rbp + 2256]                            ;   454.3 p2+p1   65 t[0]
        movdqa [rbp + 2064], xmm8                          ;   456.3 p0+p3   65 t[0] spill
        movdqa xmm8, [rbp + 2368]                          ;   405.7 p2      65 t[0] reload
        pxor xmm8, xmm6                                    ;   457.3 p1      65 t[0]
        pxor xmm6, xmm4                                    ;   457.3 p1      65 t[0]
        movdqa [rbp + 2368], xmm4                          ;   450.3 p0+p3   65 t[0] spill
        movdqa xmm4, [rbp + 2576]                          ;   410.0 p2      65 t[0] reload
        pxor xmm4, xmm2                                    ;   457.3 p1      65 t[0]
        pxor xmm7, xmm4                                    ;   459.3 p1      65 t[0]
        pxor xmm5, xmm7                                    ;   461.3 p1      65 t[0]
        pxor xmm11, xmm5                                   ;   463.3 p1      65 t[0]
        movdqa [rbp + 2576], xmm7                          ;   461.3 p0+p3   65 t[0] spill
        movdqa xmm7, xmm3                                  ;   448.3 p0      65 t[0] copy
        pxor xmm7, xmm8                                    ;   461.3 p1      65 t[0]
        pxor xmm0, xmm7                                    ;   463.3 p1      65 t[0]
        movdqa [rbp + 2560], xmm4                          ;   459.3 p0+p3   65 t[0] spill
        movdqa xmm4, [rbp + 2016]                          ;   418.0 p2      65 t[0] reload
        pxor xmm4, xmm6                                    ;   463.3 p1      65 t[0]
        pxor xmm3, xmm4                                    ;   465.3 p1      65 t[0]
        pxor xmm4, xmm0                                    ;   465.3 p1      65 t[0]
        pxor xmm14, xmm4                                   ;   467.3 p1      65 t[0]
        pxor xmm11, xmm4                                   ;   467.3 p1      65 t[0]
        pxor xmm9, xmm14                                   ;   469.3 p1      65 t[0]
        movdqa xmm4, [rbp + 2304]                          ;   420.3 p2      65 t[0] reload
        pxor xmm4, xmm14                                   ;   469.3 p1      65 t[0]
        pxor xmm10, xmm4                                   ;   471.3 p1      65 t[0]
        pxor xmm4, xmm7                                    ;   471.3 p1      65 t[0]
        pxor xmm12, xmm10                                  ;   473.3 p1      65 t[0]
        pxor xmm4, xmm5                                    ;   473.3 p1      65 t[0]
        pxor xmm10, xmm3                                   ;   474.3 p1      65 t[0]
        movdqa xmm14, [rbp + 2592]                         ;   422.7 p2      65 t[0] reload
        pxor xmm14, xmm9                                   ;   475.3 p1      65 t[0]
        pxor xmm1, xmm14                                   ;   477.3 p1      65 t[0]
        pxor xmm13, xmm14                                  ;   477.3 p1      65 t[0]
        pxor xmm15, xmm1                                   ;   479.3 p1      65 t[0]
        pxor xmm1, xmm12                                   ;   479.3 p1      65 t[0]
        movdqa xmm14, [rbp + 2000]                         ;   424.7 p2      65 t[0]
        pxor xmm14, [rbp + 2384]                           ;   480.3 p2+p1   65 t[0]
        pxor xmm3, [r8 + 2048]                             ;   481.3 p2+p1   65 t[0]
        movdqa [rbp - 128], xmm3                           ;   483.3 p0+p3   65 t[0] spill
        movdqa xmm3, [rbp + 2128]                          ;   427.7 p2      65 t[0]
        movdqa [rbp + 2128], xmm12                         ;   475.3 p0+p3   65 t[0] spill
        movdqa xmm12, [rbp + 2080]                         ;   448.3 p2      65 t[0] reload
        pxor xmm12, xmm5                                   ;   482.3 p1      65 t[0]
        movdqa [rbp + 2080], xmm7                          ;   463.3 p0+p3   65 t[0] spill
        movdqa xmm7, [rbp + 2176]                          ;   429.7 p2      65 t[0]
        pxor xmm7, [rbp + 2416]                            ;   483.3 p2+p1   65 t[0]
        movdqa [rbp + 2416], xmm0                          ;   465.3 p0+p3   65 t[0] spill
        movdqa xmm0, [rbp + 1984]                          ;   431.7 p2      65 t[0]
        pxor xmm0, [rbp + 1968]                            ;   484.3 p2+p1   65 t[0]
        movdqa [rbp + 1968], xmm5                          ;   463.3 p0+p3   65 t[0] spill
        movdqa xmm5, [rbp + 2192]                          ;   434.0 p2      65 t[0] reload
        pxor xmm5, xmm15                                   ;   485.3 p1      65 t[0]
        pxor xmm15, xmm4                                   ;   486.3 p1      65 t[0]
        movdqa [rbp + 2192], xmm2                          ;   455.3 p0+p3   65 t[0] spill
        movdqa xmm2, [rbp + 2064]                          ;   456.3 p2      65 t[0] reload
        pxor xmm2, xmm1                                    ;   487.3 p1      65 t[0]
        pxor xmm0, xmm2                                    ;   489.3 p1      65 t[0]
        pxor xmm2, [rbp + 1968]                            ;   489.3 p2+p1   65 t[0]
        pxor xmm7, xmm2                                    ;   491.3 p1      65 t[0]
        pxor xmm2, xmm8                                    ;   491.3 p1      65 t[0]
        pxor xmm0, xmm7                                    ;   493.3 p1      65 t[0]
        movdqa [rbp + 2064], xmm7                          ;   493.3 p0+p3   65 t[0] spill
        movdqa xmm7, xmm8                                  ;   459.3 p0      65 t[0] copy
        pxor xmm7, xmm5                                    ;   493.3 p1      65 t[0]
        pxor xmm14, xmm7                                   ;   495.3 p1      65 t[0]
        pxor xmm3, xmm14                                   ;   497.3 p1      65 t[0]
        pxor xmm14, xmm13                                  ;   497.3 p1      65 t[0]
        pxor xmm13, xmm15                                  ;   497.3 p1      65 t[0]
        pxor xmm7, [rbp + 2256]                            ;   498.3 p2+p1   65 t[0]
        pxor xmm2, xmm3                                    ;   499.3 p1      65 t[0]
        pxor xmm1, xmm13                                   ;   500.3 p1      65 t[0]
        pxor xmm15, [r8 + 2208]                            ;   501.3 p2+p1   65 t[0]
        pxor xmm13, [r8 + 2080]                            ;   502.3 p2+p1   65 t[0]
        movdqa [rbp + 2256], xmm15                         ;   503.3 p0+p3   65 t[0] spill
        movdqa xmm15, xmm6                                 ;   459.3 p0      65 t[0] copy
        pxor xmm15, xmm11                                  ;   503.3 p1      65 t[0]
        pxor xmm11, [r8 + 2176]                            ;   504.3 p2+p1   65 t[0]
        pxor xmm10, xmm15                                  ;   505.3 p1      65 t[0]
        pxor xmm9, xmm10                                   ;   507.3 p1      65 t[0]
        pxor xmm4, xmm9                                    ;   509.3 p1      65 t[0]
        pxor xmm5, [r8 + 2464]                             ;   508.3 p2+p1   65 t[0]
        pxor xmm3, [r8 + 2352]                             ;   509.3 p2+p1   65 t[0]
        pxor xmm5, xmm1                                    ;   510.3 p1      65 t[0]
        pxor xmm1, [r8 + 2336]                             ;   511.3 p2+p1   65 t[0]
        pxor xmm9, [r8 + 2064]                             ;   512.3 p2+p1   65 t[0]
        pxor xmm15, [r8 + 2432]                            ;   513.3 p2+p1   65 t[0]
        pxor xmm15, [rbp + 2080]                           ;   515.3 p2+p1   65 t[0]
        pxor xmm10, [r8 + 2320]                            ;   515.3 p2+p1   65 t[0]
        movdqa [rbp + 2080], xmm5                          ;   512.3 p0+p3   65 t[0] spill
        movdqa xmm5, xmm6                                  ;   459.3 p0      65 t[0] copy
        pxor xmm5, xmm14                                   ;   516.3 p1      65 t[0]
        pxor xmm14, xmm0                                   ;   517.3 p1      65 t[0]
        pxor xmm0, [rbp + 2240]                            ;   518.3 p2+p1   65 t[0]
        pxor xmm0, [rbp + 2336]                            ;   520.3 p2+p1   65 t[0]
        pxor xmm6, [r8 + 2288]                             ;   520.3 p2+p1   65 t[0]
        pxor xmm7, xmm5                                    ;   521.3 p1      65 t[0]
        pxor xmm12, xmm0                                   ;   522.3 p1      65 t[0]
        pxor xmm0, xmm2                                    ;   523.3 p1      65 t[0]
        pxor xmm0, xmm7                                    ;   525.3 p1      65 t[0]
        pxor xmm5, [r8 + 2224]                             ;   525.3 p2+p1   65 t[0]
        pxor xmm5, xmm2                                    ;   527.3 p1      65 t[0]
        pxor xmm2, [r8 + 2480]                             ;   527.3 p2+p1   65 t[0]
        pxor xmm7, [r8 + 2096]                             ;   528.3 p2+p1   65 t[0]
        movdqa [rbp + 2336], xmm2                          ;   529.3 p0+p3   65 t[0] spill
        movdqa xmm2, [rbp + 2144]                          ;   466.0 p2      65 t[0]
        pxor xmm2, xmm14                                   ;   529.3 p1      65 t[0]
        movdqa [rbp + 2144], xmm15                         ;   517.3 p0+p3   65 t[0] spill
        movdqa xmm15, [rbp + 2064]                         ;   493.3 p2      65 t[0]
        pxor xmm15, xmm0                                   ;   530.3 p1      65 t[0]
        pxor xmm0, [r8 + 2496]                             ;   531.3 p2+p1   65 t[0]
        movdqa [rbp + 2240], xmm0                          ;   533.3 p0+p3   65 t[0] spill
        movdqa xmm0, [rbp + 1952]                          ;   469.3 p2      65 t[0]
        pxor xmm0, xmm2                                    ;   532.3 p1      65 t[0]
        movdqa [rbp + 1952], xmm3                          ;   511.3 p0+p3   65 t[0] spill
        movdqa xmm3, [rbp + 2064]                          ;   493.3 p2      65 t[0]
        pxor xmm3, xmm12                                   ;   533.3 p1      65 t[0]
        movdqa [rbp + 2064], xmm1                          ;   513.3 p0+p3   65 t[0] spill
        movdqa xmm1, [rbp + 2432]                          ;   476.3 p2      65 t[0] reload
        pxor xmm1, xmm12                                   ;   534.3 p1      65 t[0]
        movdqa xmm12, [rbp + 1968]                         ;   477.3 p2      65 t[0]
        pxor xmm14, xmm3                                   ;   535.3 p1      65 t[0]
        pxor xmm3, [r8 + 2368]                             ;   536.3 p2+p1   65 t[0]
        movdqa [rbp + 1968], xmm3                          ;   538.3 p0+p3   65 t[0] spill
        movdqa xmm3, [rbp + 2208]                          ;   482.3 p2      65 t[0] reload
        pxor xmm3, xmm15                                   ;   537.3 p1      65 t[0]
        pxor xmm2, xmm3                                    ;   539.3 p1      65 t[0]
        pxor xmm15, [r8 + 2112]                            ;   539.3 p2+p1   65 t[0]
        pxor xmm15, xmm14                                  ;   541.3 p1      65 t[0]
        pxor xmm14, [r8 + 2240]                            ;   541.3 p2+p1   65 t[0]
        pxor xmm3, [r8 + 2128]                             ;   542.3 p2+p1   65 t[0]
        movdqa [rbp + 2208], xmm10                         ;   517.3 p0+p3   65 t[0] spill
        movdqa xmm10, [rbp + 2192]                         ;   486.7 p2      65 t[0] reload
        pxor xmm10, xmm1                                   ;   543.3 p1      65 t[0]
        pxor xmm1, xmm0                                    ;   544.3 p1      65 t[0]
        pxor xmm0, [r8 + 2256]                             ;   545.3 p2+p1   65 t[0]
        movdqa [rbp + 2192], xmm0                          ;   547.3 p0+p3   65 t[0] spill
        movdqa xmm0, [rbp + 2560]                          ;   489.0 p2      65 t[0] reload
        pxor xmm0, xmm2                                    ;   546.3 p1      65 t[0]
        pxor xmm2, [r8 + 2384]                             ;   547.3 p2+p1   65 t[0]
        pxor xmm2, xmm1                                    ;   549.3 p1      65 t[0]
        pxor xmm1, [r8 + 2512]                             ;   549.3 p2+p1   65 t[0]
        movdqa [rbp + 2560], xmm1                          ;   551.3 p0+p3   65 t[0] spill
        movdqa xmm1, xmm4                                  ;   511.3 p0      65 t[0] copy
        pxor xmm1, [r8 + 2192]                             ;   550.3 p2+p1   65 t[0]
        pxor xmm4, [r8 + 2448]                             ;   551.3 p2+p1   65 t[0]
        pxor xmm4, [rbp + 2128]                            ;   553.3 p2+p1   65 t[0]
        movdqa [rbp + 2128], xmm4                          ;   555.3 p0+p3   65 t[0] spill
        movdqa xmm4, [rbp + 2368]                          ;   496.0 p2      65 t[0] reload
        pxor xmm4, xmm10                                   ;   553.3 p1      65 t[0]
        pxor xmm8, xmm4                                    ;   555.3 p1      65 t[0]
        pxor xmm12, xmm8                                   ;   557.3 p1      65 t[0]
        pxor xmm4, [r8 + 2416]                             ;   556.3 p2+p1   65 t[0]
        pxor xmm6, xmm12                                   ;   559.3 p1      65 t[0]
        pxor xmm12, [r8 + 2160]                            ;   559.3 p2+p1   65 t[0]
        pxor xmm8, [r8 + 2544]                             ;   559.3 p2+p1   65 t[0]
        movdqa [rbp + 2368], xmm8                          ;   561.3 p0+p3   65 t[0] spill
        movdqa xmm8, [rbp + 2032]                          ;   504.3 p2      65 t[0] reload
        pxor xmm8, xmm0                                    ;   560.3 p1      65 t[0]
        pxor xmm0, [r8 + 2144]                             ;   561.3 p2+p1   65 t[0]
        pxor xmm10, xmm8                                   ;   562.3 p1      65 t[0]
        pxor xmm8, [r8 + 2400]                             ;   563.3 p2+p1   65 t[0]
        movdqa [rbp + 2032], xmm4                          ;   558.3 p0+p3   65 t[0] spill
        movdqa xmm4, [rbp + 2576]                          ;   509.3 p2      65 t[0]
        pxor xmm4, [r8 + 2272]                             ;   564.3 p2+p1   65 t[0]
        pxor xmm4, xmm10                                   ;   566.3 p1      65 t[0]
        pxor xmm10, [r8 + 2528]                            ;   566.3 p2+p1   65 t[0]
        movdqa [rbp + 2576], xmm10                         ;   568.3 p0+p3   65 t[0] spill
        movdqa xmm10, [rbp + 2416]                         ;   513.7 p2      65 t[0]
        pxor xmm10, [r8 + 2304]                            ;   567.3 p2+p1   65 t[0]
        movdqa [rbp + 2416], xmm8                          ;   565.3 p0+p3   65 t[0] spill
        movdqa xmm8, [rbp + 384]                           ;   517.3 p2      46 t[1]
        pxor xmm8, [rel aes128_decrypt.T0_constants128]    ;   568.3 p2+p1   46 t[1]
        movdqa [rbp + 2432], xmm2                          ;   551.3 p0+p3   65 t[0] spill
        movdqa xmm2, xmm8                                  ;   570.3 p0      46 t[1] copy
        movdqa [rbp + 1984], xmm10                         ;   569.3 p0+p3   65 t[0] spill
        movdqa xmm10, [rbp + 400]                          ;   520.0 p2      46 t[1]
        pxor xmm10, [rel aes128_decrypt.T0_constants128]   ;   569.3 p2+p1   46 t[1]
        pxor xmm2, xmm10                                   ;   577.3 p1      46 t[1]
        movdqa [rbp + 2176], xmm6                          ;   561.3 p0+p3   65 t[0] spill
        movdqa xmm6, xmm2                                  ;   579.3 p0      46 t[1] copy
        pxor xmm6, [rbp + 496]                             ;   586.3 p2+p1   46 t[1]
        movdqa [rbp + 2000], xmm4                          ;   568.3 p0+p3   65 t[0] spill
        movdqa xmm4, xmm2                                  ;   579.3 p0      46 t[1] copy
        pxor xmm4, [rbp + 448]                             ;   586.3 p2+p1   46 t[1]
        movdqa [rbp + 2592], xmm14                         ;   543.3 p0+p3   65 t[0] spill
        movdqa xmm14, xmm10                                ;   571.3 p0      46 t[1] copy
        pxor xmm14, [rbp + 448]                            ;   578.3 p2+p1   46 t[1]
        movdqa [rbp + 2304], xmm5                          ;   531.3 p0+p3   65 t[0] spill
        movdqa xmm5, xmm14                                 ;   580.3 p0      46 t[1] copy
        movdqa [rbp + 2016], xmm1                          ;   552.3 p0+p3   65 t[0] spill
        movdqa xmm1, xmm10                                 ;   571.3 p0      46 t[1] copy
        movdqa [rbp + 2400], xmm11                         ;   535.3 p0+p3   65 t[0] spill
        movdqa xmm11, xmm10                                ;   571.3 p0      46 t[1] copy
        movdqa [rbp - 16], xmm12                           ;   561.3 p0+p3   65 t[0] spill
        movdqa xmm12, xmm10                                ;   571.3 p0      46 t[1] copy
        movdqa [rbp - 32], xmm0                            ;   563.3 p0+p3   65 t[0] spill
        movdqa xmm0, xmm6                                  ;   588.3 p0      46 t[1] copy
        movdqa [rbp - 48], xmm3                            ;   544.3 p0+p3   65 t[0] spill
        movdqa xmm3, xmm6                                  ;   588.3 p0      46 t[1] copy
        movdqa [rbp - 64], xmm15                           ;   543.3 p0+p3   65 t[0] spill
        movdqa xmm15, xmm4                                 ;   588.3 p0      46 t[1] copy
        movdqa [rbp - 80], xmm7                            ;   545.3 p0+p3   65 t[0] spill
        movdqa xmm7, [rbp + 464]                           ;   539.0 p2      46 t[1]
        pxor xmm7, [rel aes128_decrypt.T0_constants128]    ;   574.3 p2+p1   46 t[1]
        pxor xmm8, xmm7                                    ;   576.3 p1      46 t[1]
        pxor xmm5, xmm7                                    ;   587.3 p1      46 t[1]
        pxor xmm12, xmm8                                   ;   578.3 p1      46 t[1]
        movdqa xmm7, xmm12                                 ;   580.3 p0      46 t[1] copy
        movdqa [rbp - 96], xmm13                           ;   547.3 p0+p3   65 t[0] spill
        movdqa xmm13, xmm8                                 ;   578.3 p0      46 t[1] copy
        movdqa [rbp - 112], xmm9                           ;   549.3 p0+p3   65 t[0] spill
        movdqa xmm9, xmm8                                  ;   578.3 p0      46 t[1] copy
        movdqa [rbp + 2464], xmm6                          ;   588.3 p0+p3   46 t[1] spill
        movdqa xmm6, xmm5                                  ;   589.3 p0      46 t[1] copy
        pxor xmm6, [rbp + 432]                             ;   596.3 p2+p1   46 t[1]
        pxor xmm0, xmm6                                    ;   598.3 p1      46 t[1]
        pand xmm11, xmm6                                   ;   598.3 p1      46 t[1]
        movdqa [rbp + 2448], xmm10                         ;   571.3 p0+p3   46 t[1] spill
        movdqa xmm10, xmm5                                 ;   589.3 p0      46 t[1] copy
        pxor xmm10, [rbp + 416]                            ;   596.3 p2+p1   46 t[1]
        pxor xmm1, xmm10                                   ;   598.3 p1      46 t[1]
        pand xmm3, xmm1                                    ;   600.3 p1      46 t[1]
        pxor xmm2, xmm10                                   ;   598.3 p1      46 t[1]
        movdqa [rbp + 2480], xmm1                          ;   600.3 p0+p3   46 t[1] spill
        movdqa xmm1, xmm5                                  ;   589.3 p0      46 t[1] copy
        movdqa [rbp + 2544], xmm12                         ;   580.3 p0+p3   46 t[1] spill
        movdqa xmm12, xmm10                                ;   598.3 p0      46 t[1] copy
        por xmm12, xmm0                                    ;   605.3 p1      46 t[1]
        pxor xmm3, xmm12                                   ;   607.3 p1      46 t[1]
        movdqa [rbp + 2512], xmm4                          ;   588.3 p0+p3   46 t[1] spill
        movdqa xmm4, xmm6                                  ;   598.3 p0      46 t[1] copy
        movdqa [rbp + 2608], xmm6                          ;   598.3 p0+p3   46 t[1] spill
        movdqa xmm6, xmm0                                  ;   600.3 p0      46 t[1] copy
        pxor xmm6, xmm2                                    ;   607.3 p1      46 t[1]
        pand xmm1, xmm6                                    ;   609.3 p1      46 t[1]
        pxor xmm12, xmm1                                   ;   611.3 p1      46 t[1]
        pxor xmm1, xmm11                                   ;   611.3 p1      46 t[1]
        movdqa [rbp + 2048], xmm6                          ;   609.3 p0+p3   46 t[1] spill
        movdqa xmm6, xmm2                                  ;   600.3 p0      46 t[1] copy
        por xmm6, [rbp + 416]                              ;   607.3 p2+p1   46 t[1]
        pxor xmm3, xmm6                                    ;   609.3 p1      46 t[1]
        pxor xmm1, xmm6                                    ;   613.3 p1      46 t[1]
        movdqa xmm6, [rbp + 2048]                          ;   609.3 p2      46 t[1]
        movdqa [rbp + 2160], xmm3                          ;   611.3 p0+p3   46 t[1] spill
        movdqa xmm3, [rbp + 2048]                          ;   609.3 p2      46 t[1]
        movdqa [rbp + 2048], xmm10                         ;   598.3 p0+p3   46 t[1] spill
        movdqa xmm10, [rbp + 2160]                         ;   611.3 p2      46 t[1]
        movdqa [rbp + 2096], xmm2                          ;   600.3 p0+p3   46 t[1] spill
        movdqa xmm2, [rbp + 2160]                          ;   611.3 p2      46 t[1]
        movdqa [rbp + 2160], xmm3                          ;   620.3 p0+p3   46 t[1] spill
        movdqa xmm3, [rbp + 2096]                          ;   600.3 p2      46 t[1]
        movdqa [rbp + 2320], xmm5                          ;   589.3 p0+p3   46 t[1] spill
        movdqa xmm5, [rbp + 2096]                          ;   600.3 p2      46 t[1]
        movdqa [rbp + 2096], xmm0                          ;   600.3 p0+p3   46 t[1] spill
        movdqa xmm0, [rbp + 480]                           ;   570.0 p2      46 t[1]
        pxor xmm0, [rel aes128_decrypt.T0_constants128]    ;   594.3 p2+p1   46 t[1]
        pxor xmm14, xmm0                                   ;   596.3 p1      46 t[1]
        pxor xmm11, xmm0                                   ;   600.3 p1      46 t[1]
        pxor xmm12, xmm11                                  ;   613.3 p1      46 t[1]
        pxor xmm10, xmm11                                  ;   622.3 p1      46 t[1]
        por xmm7, xmm14                                    ;   599.3 p1      46 t[1]
        pxor xmm12, xmm7                                   ;   615.3 p1      46 t[1]
        pxor xmm4, xmm14                                   ;   605.3 p1      46 t[1]
        pxor xmm3, xmm14                                   ;   611.3 p1      46 t[1]
        por xmm13, xmm4                                    ;   607.3 p1      46 t[1]
        pxor xmm10, xmm13                                  ;   624.3 p1      46 t[1]
        pxor xmm6, xmm4                                    ;   620.3 p1      46 t[1]
        pand xmm9, xmm4                                    ;   607.3 p1      46 t[1]
        pxor xmm1, xmm9                                    ;   615.3 p1      46 t[1]
        movdqa xmm7, xmm0                                  ;   596.3 p0      46 t[1] copy
        por xmm7, xmm3                                     ;   613.3 p1      46 t[1]
        pxor xmm2, xmm7                                    ;   622.3 p1      46 t[1]
        pand xmm15, xmm6                                   ;   622.3 p1      46 t[1]
        pxor xmm10, xmm15                                  ;   626.3 p1      46 t[1]
        movdqa xmm15, xmm12                                ;   617.3 p0      46 t[1] copy
        pand xmm15, xmm10                                  ;   628.3 p1      46 t[1]
        pxor xmm2, xmm15                                   ;   630.3 p1      46 t[1]
        pand xmm15, xmm2                                   ;   632.3 p1      46 t[1]
        pxor xmm1, xmm15                                   ;   634.3 p1      46 t[1]
        pxor xmm12, xmm2                                   ;   632.3 p1      46 t[1]
        movdqa xmm15, xmm10                                ;   628.3 p0      46 t[1] copy
        pand xmm15, xmm1                                   ;   636.3 p1      46 t[1]
        pxor xmm12, xmm15                                  ;   638.3 p1      46 t[1]
        movdqa xmm15, xmm2                                 ;   632.3 p0      46 t[1] copy
        pand xmm15, xmm12                                  ;   640.3 p1      46 t[1]
        pxor xmm10, xmm15                                  ;   642.3 p1      46 t[1]
        pand xmm5, xmm10                                   ;   644.3 p1      46 t[1]
        movdqa xmm15, [rbp + 2096]                         ;   600.3 p2      46 t[1] reload
        pand xmm15, xmm12                                  ;   640.3 p1      46 t[1]
        movdqa xmm7, xmm1                                  ;   636.3 p0      46 t[1] copy
        pand xmm7, xmm12                                   ;   643.3 p1      46 t[1]
        pxor xmm2, xmm7                                    ;   645.3 p1      46 t[1]
        pand xmm8, xmm2                                    ;   647.3 p1      46 t[1]
        pand xmm4, xmm2                                    ;   647.3 p1      46 t[1]
        pxor xmm4, xmm15                                   ;   649.3 p1      46 t[1]
        pxor xmm4, xmm5                                    ;   651.3 p1      46 t[1]
        movdqa xmm7, [rbp + 2048]                          ;   598.3 p2      46 t[1] reload
        pand xmm7, xmm12                                   ;   640.3 p1      46 t[1]
        movdqa xmm9, xmm12                                 ;   640.3 p0      46 t[1] copy
        pxor xmm9, xmm10                                   ;   647.3 p1      46 t[1]
        movdqa xmm11, [rbp + 2160]                         ;   620.3 p2      46 t[1] reload
        pand xmm11, xmm9                                   ;   649.3 p1      46 t[1]
        movdqa xmm13, [rbp + 2320]                         ;   598.3 p2      46 t[1] reload
        pand xmm13, xmm9                                   ;   649.3 p1      46 t[1]
        pxor xmm9, xmm2                                    ;   649.3 p1      46 t[1]
        pand xmm6, xmm9                                    ;   651.3 p1      46 t[1]
        pxor xmm11, xmm6                                   ;   653.3 p1      46 t[1]
        pxor xmm6, xmm4                                    ;   653.3 p1      46 t[1]
        pxor xmm15, xmm11                                  ;   655.3 p1      46 t[1]
        pxor xmm5, xmm11                                   ;   655.3 p1      46 t[1]
        movdqa xmm11, [rbp + 2512]                         ;   600.7 p2      46 t[1] reload
        pand xmm11, xmm9                                   ;   651.3 p1      46 t[1]
        movdqa [rbp + 2512], xmm7                          ;   642.3 p0+p3   46 t[1] spill
        movdqa xmm7, xmm10                                 ;   644.3 p0      46 t[1] copy
        pand xmm7, [rbp + 416]                             ;   651.3 p2+p1   46 t[1]
        por xmm10, xmm9                                    ;   651.3 p1      46 t[1]
        pxor xmm1, xmm10                                   ;   653.3 p1      46 t[1]
        pxor xmm2, xmm1                                    ;   655.3 p1      46 t[1]
        pand xmm14, xmm2                                   ;   657.3 p1      46 t[1]
        pxor xmm4, xmm14                                   ;   659.3 p1      46 t[1]
        movdqa xmm14, [rbp + 2544]                         ;   604.7 p2      46 t[1] reload
        pand xmm14, xmm2                                   ;   657.3 p1      46 t[1]
        pxor xmm12, xmm1                                   ;   655.3 p1      46 t[1]
        pxor xmm8, xmm14                                   ;   659.3 p1      46 t[1]
        pxor xmm9, xmm12                                   ;   657.3 p1      46 t[1]
        pand xmm0, xmm9                                    ;   659.3 p1      46 t[1]
        pand xmm3, xmm9                                    ;   659.3 p1      46 t[1]
        movdqa xmm2, [rbp + 2608]                          ;   607.0 p2      46 t[1] reload
        pand xmm2, xmm1                                    ;   655.3 p1      46 t[1]
        pxor xmm6, xmm2                                    ;   657.3 p1      46 t[1]
        movdqa xmm2, [rbp + 2448]                          ;   608.0 p2      46 t[1] reload
        pand xmm2, xmm1                                    ;   655.3 p1      46 t[1]
        pxor xmm14, xmm2                                   ;   659.3 p1      46 t[1]
        pxor xmm11, xmm14                                  ;   661.3 p1      46 t[1]
        pxor xmm13, xmm14                                  ;   661.3 p1      46 t[1]
        movdqa xmm14, [rbp + 2464]                         ;   609.7 p2      46 t[1] reload
        pand xmm14, xmm12                                  ;   658.3 p1      46 t[1]
        movdqa xmm1, [rbp + 2480]                          ;   610.7 p2      46 t[1] reload
        pand xmm1, xmm12                                   ;   659.3 p1      46 t[1]
        pxor xmm6, xmm14                                   ;   660.3 p1      46 t[1]
        pxor xmm15, xmm14                                  ;   661.3 p1      46 t[1]
        pxor xmm11, xmm1                                   ;   663.3 p1      46 t[1]
        pxor xmm8, xmm6                                    ;   663.3 p1      46 t[1]
        pxor xmm0, xmm1                                    ;   664.3 p1      46 t[1]
        pxor xmm0, xmm5                                    ;   666.3 p1      46 t[1]
        pxor xmm15, xmm11                                  ;   666.3 p1      46 t[1]
        pxor xmm8, xmm15                                   ;   668.3 p1      46 t[1]
        pxor xmm7, xmm8                                    ;   670.3 p1      46 t[1]
        pxor xmm0, xmm8                                    ;   670.3 p1      46 t[1]
        pxor xmm13, xmm7                                   ;   672.3 p1      46 t[1]
        pxor xmm4, xmm13                                   ;   674.3 p1      46 t[1]
        movdqa xmm14, [rbp + 0]                            ;   615.0 p2      46 t[1]
        movdqa xmm1, [rel aes128_decrypt.T0_constants128]  ;   616.0 p2      46 t[0] reload
        pxor xmm14, xmm1                                   ;   672.3 p1      46 t[1]
        movdqa xmm2, xmm14                                 ;   674.3 p0      46 t[1] copy
        movdqa xmm8, [rbp + 16]                            ;   617.0 p2      46 t[1]
        pxor xmm8, xmm1                                    ;   673.3 p1      46 t[1]
        pxor xmm2, xmm8                                    ;   681.3 p1      46 t[1]
        movdqa xmm9, xmm8                                  ;   675.3 p0      46 t[1] copy
        movdqa xmm10, [rbp + 64]                           ;   620.3 p2      46 t[1] reload
        pxor xmm9, xmm10                                   ;   682.3 p1      46 t[1]
        movdqa xmm12, xmm9                                 ;   684.3 p0      46 t[1] copy
        pxor xmm10, xmm2                                   ;   683.3 p1      46 t[1]
        movdqa [rbp + 2480], xmm7                          ;   672.3 p0+p3   46 t[1] spill
        movdqa xmm7, xmm2                                  ;   683.3 p0      46 t[1] copy
        pxor xmm7, [rbp + 112]                             ;   690.3 p2+p1   46 t[1]
        movdqa [rbp + 2464], xmm6                          ;   662.3 p0+p3   46 t[1] spill
        movdqa xmm6, xmm8                                  ;   675.3 p0      46 t[1] copy
        movdqa [rbp + 2448], xmm3                          ;   661.3 p0+p3   46 t[1] spill
        movdqa xmm3, xmm8                                  ;   675.3 p0      46 t[1] copy
        movdqa [rbp + 2608], xmm5                          ;   657.3 p0+p3   46 t[1] spill
        movdqa xmm5, xmm8                                  ;   675.3 p0      46 t[1] copy
        movdqa [rbp + 2544], xmm4                          ;   676.3 p0+p3   46 t[1] spill
        movdqa xmm4, xmm10                                 ;   685.3 p0      46 t[1] copy
        movdqa [rbp + 2320], xmm15                         ;   668.3 p0+p3   46 t[1] spill
        movdqa xmm15, xmm7                                 ;   692.3 p0      46 t[1] copy
        movdqa [rbp + 2160], xmm0                          ;   672.3 p0+p3   46 t[1] spill
        movdqa xmm0, xmm7                                  ;   692.3 p0      46 t[1] copy
        movdqa [rbp + 2048], xmm13                         ;   674.3 p0+p3   46 t[1] spill
        movdqa xmm13, [rel aes128_decrypt.T0_constants128] ;   630.0 p2      46 t[1] copy
        pxor xmm13, [rbp + 80]                             ;   678.3 p2+p1   46 t[1]
        pxor xmm14, xmm13                                  ;   680.3 p1      46 t[1]
        pxor xmm12, xmm13                                  ;   691.3 p1      46 t[1]
        pxor xmm5, xmm14                                   ;   682.3 p1      46 t[1]
        movdqa xmm13, xmm5                                 ;   684.3 p0      46 t[1] copy
        movdqa [rbp + 2096], xmm11                         ;   665.3 p0+p3   46 t[1] spill
        movdqa xmm11, xmm14                                ;   682.3 p0      46 t[1] copy
        movdqa [rbp + 2624], xmm7                          ;   692.3 p0+p3   46 t[1] spill
        movdqa xmm7, xmm14                                 ;   682.3 p0      46 t[1] copy
        movdqa [rbp + 2640], xmm8                          ;   675.3 p0+p3   46 t[1] spill
        movdqa xmm8, xmm12                                 ;   693.3 p0      46 t[1] copy
        pxor xmm8, [rbp + 48]                              ;   700.3 p2+p1   46 t[1]
        pxor xmm15, xmm8                                   ;   702.3 p1      46 t[1]
        pand xmm3, xmm8                                    ;   702.3 p1      46 t[1]
        movdqa [rbp + 2656], xmm5                          ;   684.3 p0+p3   46 t[1] spill
        movdqa xmm5, xmm12                                 ;   693.3 p0      46 t[1] copy
        pxor xmm5, [rbp + 32]                              ;   700.3 p2+p1   46 t[1]
        pxor xmm6, xmm5                                    ;   702.3 p1      46 t[1]
        pand xmm0, xmm6                                    ;   704.3 p1      46 t[1]
        pxor xmm2, xmm5                                    ;   702.3 p1      46 t[1]
        movdqa [rbp + 2672], xmm6                          ;   704.3 p0+p3   46 t[1] spill
        movdqa xmm6, xmm12                                 ;   693.3 p0      46 t[1] copy
        movdqa [rbp + 2688], xmm10                         ;   685.3 p0+p3   46 t[1] spill
        movdqa xmm10, xmm5                                 ;   702.3 p0      46 t[1] copy
        por xmm10, xmm15                                   ;   709.3 p1      46 t[1]
        pxor xmm0, xmm10                                   ;   711.3 p1      46 t[1]
        movdqa [rbp + 2704], xmm5                          ;   702.3 p0+p3   46 t[1] spill
        movdqa xmm5, xmm8                                  ;   702.3 p0      46 t[1] copy
        movdqa [rbp + 2720], xmm8                          ;   702.3 p0+p3   46 t[1] spill
        movdqa xmm8, xmm15                                 ;   704.3 p0      46 t[1] copy
        pxor xmm8, xmm2                                    ;   711.3 p1      46 t[1]
        pand xmm6, xmm8                                    ;   713.3 p1      46 t[1]
        pxor xmm10, xmm6                                   ;   715.3 p1      46 t[1]
        pxor xmm6, xmm3                                    ;   715.3 p1      46 t[1]
        movdqa [rbp + 2736], xmm8                          ;   713.3 p0+p3   46 t[1] spill
        movdqa xmm8, xmm2                                  ;   704.3 p0      46 t[1] copy
        por xmm8, [rbp + 32]                               ;   711.3 p2+p1   46 t[1]
        pxor xmm0, xmm8                                    ;   713.3 p1      46 t[1]
        pxor xmm6, xmm8                                    ;   717.3 p1      46 t[1]
        movdqa xmm8, [rbp + 2736]                          ;   713.3 p2      46 t[1]
        movdqa [rbp + 2752], xmm0                          ;   715.3 p0+p3   46 t[1] spill
        movdqa xmm0, [rbp + 2736]                          ;   713.3 p2      46 t[1]
        movdqa [rbp + 2736], xmm2                          ;   704.3 p0+p3   46 t[1] spill
        movdqa xmm2, [rbp + 2752]                          ;   715.3 p2      46 t[1]
        movdqa [rbp + 2768], xmm0                          ;   724.3 p0+p3   46 t[1] spill
        movdqa xmm0, [rbp + 2736]                          ;   704.3 p2      46 t[1]
        movdqa [rbp + 2784], xmm12                         ;   693.3 p0+p3   46 t[1] spill
        movdqa xmm12, [rbp + 2752]                         ;   715.3 p2      46 t[1]
        movdqa [rbp + 2752], xmm15                         ;   704.3 p0+p3   46 t[1] spill
        movdqa xmm15, [rbp + 2736]                         ;   704.3 p2      46 t[1]
        movdqa [rbp + 2736], xmm14                         ;   682.3 p0+p3   46 t[1] spill
        movdqa xmm14, xmm1                                 ;   667.3 p0      46 t[1] copy
        pxor xmm14, [rbp + 96]                             ;   698.3 p2+p1   46 t[1]
        pxor xmm9, xmm14                                   ;   700.3 p1      46 t[1]
        pxor xmm3, xmm14                                   ;   704.3 p1      46 t[1]
        pxor xmm10, xmm3                                   ;   717.3 p1      46 t[1]
        pxor xmm2, xmm3                                    ;   726.3 p1      46 t[1]
        por xmm13, xmm9                                    ;   703.3 p1      46 t[1]
        pxor xmm10, xmm13                                  ;   719.3 p1      46 t[1]
        pxor xmm5, xmm9                                    ;   709.3 p1      46 t[1]
        pxor xmm0, xmm9                                    ;   715.3 p1      46 t[1]
        por xmm11, xmm5                                    ;   711.3 p1      46 t[1]
        pxor xmm2, xmm11                                   ;   728.3 p1      46 t[1]
        pxor xmm8, xmm5                                    ;   724.3 p1      46 t[1]
        pand xmm7, xmm5                                    ;   711.3 p1      46 t[1]
        pxor xmm6, xmm7                                    ;   719.3 p1      46 t[1]
        movdqa xmm3, xmm14                                 ;   700.3 p0      46 t[1] copy
        por xmm3, xmm0                                     ;   717.3 p1      46 t[1]
        pxor xmm12, xmm3                                   ;   726.3 p1      46 t[1]
        pand xmm4, xmm8                                    ;   726.3 p1      46 t[1]
        pxor xmm2, xmm4                                    ;   730.3 p1      46 t[1]
        movdqa xmm3, xmm10                                 ;   721.3 p0      46 t[1] copy
        pand xmm3, xmm2                                    ;   732.3 p1      46 t[1]
        pxor xmm12, xmm3                                   ;   734.3 p1      46 t[1]
        pand xmm3, xmm12                                   ;   736.3 p1      46 t[1]
        pxor xmm6, xmm3                                    ;   738.3 p1      46 t[1]
        pxor xmm10, xmm12                                  ;   736.3 p1      46 t[1]
        movdqa xmm3, xmm2                                  ;   732.3 p0      46 t[1] copy
        pand xmm3, xmm6                                    ;   740.3 p1      46 t[1]
        pxor xmm10, xmm3                                   ;   742.3 p1      46 t[1]
        movdqa xmm3, xmm12                                 ;   736.3 p0      46 t[1] copy
        pand xmm3, xmm10                                   ;   744.3 p1      46 t[1]
        pxor xmm2, xmm3                                    ;   746.3 p1      46 t[1]
        pand xmm15, xmm2                                   ;   748.3 p1      46 t[1]
        movdqa xmm3, [rbp + 2752]                          ;   704.3 p2      46 t[1] reload
        pand xmm3, xmm10                                   ;   744.3 p1      46 t[1]
        movdqa xmm4, xmm6                                  ;   740.3 p0      46 t[1] copy
        pand xmm4, xmm10                                   ;   747.3 p1      46 t[1]
        pxor xmm12, xmm4                                   ;   749.3 p1      46 t[1]
        pand xmm5, xmm12                                   ;   751.3 p1      46 t[1]
        pxor xmm5, xmm3                                    ;   753.3 p1      46 t[1]
        pxor xmm5, xmm15                                   ;   755.3 p1      46 t[1]
        movdqa xmm4, [rbp + 2704]                          ;   702.3 p2      46 t[1] reload
        pand xmm4, xmm10                                   ;   744.3 p1      46 t[1]
        movdqa xmm7, [rbp + 2736]                          ;   697.0 p2      46 t[1] reload
        pand xmm7, xmm12                                   ;   751.3 p1      46 t[1]
        movdqa xmm11, xmm10                                ;   744.3 p0      46 t[1] copy
        pxor xmm11, xmm2                                   ;   751.3 p1      46 t[1]
        movdqa xmm13, [rbp + 2768]                         ;   724.3 p2      46 t[1] reload
        pand xmm13, xmm11                                  ;   753.3 p1      46 t[1]
        movdqa [rbp + 2768], xmm4                          ;   746.3 p0+p3   46 t[1] spill
        movdqa xmm4, [rbp + 2784]                          ;   700.3 p2      46 t[1] reload
        pand xmm4, xmm11                                   ;   753.3 p1      46 t[1]
        pxor xmm11, xmm12                                  ;   753.3 p1      46 t[1]
        pand xmm8, xmm11                                   ;   755.3 p1      46 t[1]
        pxor xmm13, xmm8                                   ;   757.3 p1      46 t[1]
        pxor xmm8, xmm5                                    ;   757.3 p1      46 t[1]
        pxor xmm3, xmm13                                   ;   759.3 p1      46 t[1]
        pxor xmm15, xmm13                                  ;   759.3 p1      46 t[1]
        movdqa xmm13, [rbp + 2688]                         ;   703.0 p2      46 t[1] reload
        pand xmm13, xmm11                                  ;   755.3 p1      46 t[1]
        movdqa xmm1, xmm2                                  ;   748.3 p0      46 t[1] copy
        pand xmm1, [rbp + 32]                              ;   755.3 p2+p1   46 t[1]
        por xmm2, xmm11                                    ;   755.3 p1      46 t[1]
        pxor xmm6, xmm2                                    ;   757.3 p1      46 t[1]
        pxor xmm12, xmm6                                   ;   759.3 p1      46 t[1]
        pand xmm9, xmm12                                   ;   761.3 p1      46 t[1]
        pxor xmm5, xmm9                                    ;   763.3 p1      46 t[1]
        movdqa xmm2, [rbp + 2656]                          ;   706.3 p2      46 t[1] reload
        pand xmm2, xmm12                                   ;   761.3 p1      46 t[1]
        pxor xmm10, xmm6                                   ;   759.3 p1      46 t[1]
        pxor xmm7, xmm2                                    ;   763.3 p1      46 t[1]
        pxor xmm11, xmm10                                  ;   761.3 p1      46 t[1]
        pand xmm0, xmm11                                   ;   763.3 p1      46 t[1]
        pand xmm14, xmm11                                  ;   763.3 p1      46 t[1]
        movdqa xmm9, [rbp + 2720]                          ;   708.7 p2      46 t[1] reload
        pand xmm9, xmm6                                    ;   759.3 p1      46 t[1]
        pxor xmm8, xmm9                                    ;   761.3 p1      46 t[1]
        movdqa xmm9, [rbp + 2640]                          ;   709.7 p2      46 t[1] reload
        pand xmm9, xmm6                                    ;   759.3 p1      46 t[1]
        pxor xmm2, xmm9                                    ;   763.3 p1      46 t[1]
        movdqa xmm6, [rbp + 2624]                          ;   710.7 p2      46 t[1] reload
        pand xmm6, xmm10                                   ;   761.3 p1      46 t[1]
        movdqa xmm9, [rbp + 2672]                          ;   711.7 p2      46 t[1] reload
        pand xmm9, xmm10                                   ;   761.3 p1      46 t[1]
        pxor xmm8, xmm6                                    ;   763.3 p1      46 t[1]
        pxor xmm3, xmm6                                    ;   763.3 p1      46 t[1]
        pxor xmm13, xmm9                                   ;   764.3 p1      46 t[1]
        pxor xmm13, xmm2                                   ;   766.3 p1      46 t[1]
        pxor xmm4, xmm2                                    ;   766.3 p1      46 t[1]
        pxor xmm7, xmm8                                    ;   767.3 p1      46 t[1]
        pxor xmm9, xmm14                                   ;   768.3 p1      46 t[1]
        pxor xmm9, xmm15                                   ;   770.3 p1      46 t[1]
        pxor xmm15, xmm0                                   ;   770.3 p1      46 t[1]
        pxor xmm3, xmm13                                   ;   771.3 p1      46 t[1]
        pxor xmm7, xmm3                                    ;   773.3 p1      46 t[1]
        pxor xmm1, xmm7                                    ;   775.3 p1      46 t[1]
        pxor xmm9, xmm7                                    ;   775.3 p1      46 t[1]
        pxor xmm4, xmm1                                    ;   777.3 p1      46 t[1]
        pxor xmm5, xmm4                                    ;   779.3 p1      46 t[1]
        pxor xmm15, xmm5                                   ;   781.3 p1      46 t[1]
        movdqa xmm14, [rbp + 1664]                         ;   718.7 p2      46 t[1]
        movdqa xmm0, [rel aes128_decrypt.T0_constants128]  ;   719.7 p2      46 t[0] reload
        pxor xmm14, xmm0                                   ;   778.3 p1      46 t[1]
        movdqa xmm2, xmm14                                 ;   780.3 p0      46 t[1] copy
        movdqa xmm6, [rbp + 1680]                          ;   720.7 p2      46 t[1]
        pxor xmm6, xmm0                                    ;   779.3 p1      46 t[1]
        pxor xmm2, xmm6                                    ;   787.3 p1      46 t[1]
        movdqa xmm7, xmm6                                  ;   781.3 p0      46 t[1] copy
        movdqa xmm10, [rbp + 1936]                         ;   725.3 p2      46 t[1] reload
        pxor xmm7, xmm10                                   ;   788.3 p1      46 t[1]
        movdqa xmm11, xmm7                                 ;   790.3 p0      46 t[1] copy
        movdqa xmm12, xmm6                                 ;   781.3 p0      46 t[1] copy
        pxor xmm10, xmm2                                   ;   789.3 p1      46 t[1]
        movdqa [rbp + 1936], xmm1                          ;   777.3 p0+p3   46 t[1] spill
        movdqa xmm1, xmm6                                  ;   781.3 p0      46 t[1] copy
        movdqa [rbp + 2672], xmm8                          ;   765.3 p0+p3   46 t[1] spill
        movdqa xmm8, xmm6                                  ;   781.3 p0      46 t[1] copy
        movdqa [rbp + 2624], xmm5                          ;   781.3 p0+p3   46 t[1] spill
        movdqa xmm5, xmm2                                  ;   789.3 p0      46 t[1] copy
        pxor xmm5, [rbp + 1776]                            ;   796.3 p2+p1   46 t[1]
        movdqa [rbp + 2640], xmm3                          ;   773.3 p0+p3   46 t[1] spill
        movdqa xmm3, xmm10                                 ;   791.3 p0      46 t[1] copy
        movdqa [rbp + 2720], xmm9                          ;   777.3 p0+p3   46 t[1] spill
        movdqa xmm9, xmm5                                  ;   798.3 p0      46 t[1] copy
        movdqa [rbp + 2656], xmm13                         ;   768.3 p0+p3   46 t[1] spill
        movdqa xmm13, xmm5                                 ;   798.3 p0      46 t[1] copy
        movdqa [rbp + 2688], xmm4                          ;   779.3 p0+p3   46 t[1] spill
        movdqa xmm4, [rel aes128_decrypt.T0_constants128]  ;   734.3 p2      46 t[1] copy
        pxor xmm4, [rbp + 1744]                            ;   784.3 p2+p1   46 t[1]
        pxor xmm14, xmm4                                   ;   786.3 p1      46 t[1]
        pxor xmm11, xmm4                                   ;   797.3 p1      46 t[1]
        pxor xmm8, xmm14                                   ;   788.3 p1      46 t[1]
        movdqa xmm4, xmm8                                  ;   790.3 p0      46 t[1] copy
        movdqa [rbp + 2784], xmm15                         ;   783.3 p0+p3   46 t[1] spill
        movdqa xmm15, xmm14                                ;   788.3 p0      46 t[1] copy
        movdqa [rbp + 2736], xmm5                          ;   798.3 p0+p3   46 t[1] spill
        movdqa xmm5, xmm14                                 ;   788.3 p0      46 t[1] copy
        movdqa [rbp + 2704], xmm6                          ;   781.3 p0+p3   46 t[1] spill
        movdqa xmm6, xmm11                                 ;   799.3 p0      46 t[1] copy
        pxor xmm6, [rbp + 1712]                            ;   806.3 p2+p1   46 t[1]
        pxor xmm9, xmm6                                    ;   808.3 p1      46 t[1]
        pand xmm1, xmm6                                    ;   808.3 p1      46 t[1]
        movdqa [rbp + 2752], xmm8                          ;   790.3 p0+p3   46 t[1] spill
        movdqa xmm8, xmm11                                 ;   799.3 p0      46 t[1] copy
        pxor xmm8, [rbp + 1920]                            ;   806.3 p2+p1   46 t[1]
        pxor xmm12, xmm8                                   ;   808.3 p1      46 t[1]
        pand xmm13, xmm12                                  ;   810.3 p1      46 t[1]
        pxor xmm2, xmm8                                    ;   808.3 p1      46 t[1]
        movdqa [rbp + 2800], xmm12                         ;   810.3 p0+p3   46 t[1] spill
        movdqa xmm12, xmm11                                ;   799.3 p0      46 t[1] copy
        movdqa [rbp + 2816], xmm10                         ;   791.3 p0+p3   46 t[1] spill
        movdqa xmm10, xmm8                                 ;   808.3 p0      46 t[1] copy
        por xmm10, xmm9                                    ;   815.3 p1      46 t[1]
        pxor xmm13, xmm10                                  ;   817.3 p1      46 t[1]
        movdqa [rbp + 2832], xmm8                          ;   808.3 p0+p3   46 t[1] spill
        movdqa xmm8, xmm6                                  ;   808.3 p0      46 t[1] copy
        movdqa [rbp + 2848], xmm6                          ;   808.3 p0+p3   46 t[1] spill
        movdqa xmm6, xmm9                                  ;   810.3 p0      46 t[1] copy
        pxor xmm6, xmm2                                    ;   817.3 p1      46 t[1]
        pand xmm12, xmm6                                   ;   819.3 p1      46 t[1]
        pxor xmm10, xmm12                                  ;   821.3 p1      46 t[1]
        pxor xmm12, xmm1                                   ;   821.3 p1      46 t[1]
        movdqa [rbp + 2864], xmm6                          ;   819.3 p0+p3   46 t[1] spill
        movdqa xmm6, xmm2                                  ;   810.3 p0      46 t[1] copy
        por xmm6, [rbp + 1920]                             ;   817.3 p2+p1   46 t[1]
        pxor xmm13, xmm6                                   ;   819.3 p1      46 t[1]
        pxor xmm12, xmm6                                   ;   823.3 p1      46 t[1]
        movdqa xmm6, [rbp + 2864]                          ;   819.3 p2      46 t[1]
        movdqa [rbp + 2880], xmm13                         ;   821.3 p0+p3   46 t[1] spill
        movdqa xmm13, [rbp + 2864]                         ;   819.3 p2      46 t[1]
        movdqa [rbp + 2864], xmm2                          ;   810.3 p0+p3   46 t[1] spill
        movdqa xmm2, [rbp + 2880]                          ;   821.3 p2      46 t[1]
        movdqa [rbp + 2896], xmm13                         ;   830.3 p0+p3   46 t[1] spill
        movdqa xmm13, [rbp + 2864]                         ;   810.3 p2      46 t[1]
        movdqa [rbp + 2912], xmm11                         ;   799.3 p0+p3   46 t[1] spill
        movdqa xmm11, [rbp + 2880]                         ;   821.3 p2      46 t[1]
        movdqa [rbp + 2880], xmm9                          ;   810.3 p0+p3   46 t[1] spill
        movdqa xmm9, [rbp + 2864]                          ;   810.3 p2      46 t[1]
        movdqa [rbp + 2864], xmm14                         ;   788.3 p0+p3   46 t[1] spill
        movdqa xmm14, xmm0                                 ;   772.3 p0      46 t[1] copy
        pxor xmm14, [rbp + 1760]                           ;   804.3 p2+p1   46 t[1]
        pxor xmm7, xmm14                                   ;   806.3 p1      46 t[1]
        pxor xmm1, xmm14                                   ;   810.3 p1      46 t[1]
        pxor xmm10, xmm1                                   ;   823.3 p1      46 t[1]
        pxor xmm2, xmm1                                    ;   832.3 p1      46 t[1]
        por xmm4, xmm7                                     ;   809.3 p1      46 t[1]
        pxor xmm10, xmm4                                   ;   825.3 p1      46 t[1]
        pxor xmm8, xmm7                                    ;   815.3 p1      46 t[1]
        pxor xmm13, xmm7                                   ;   821.3 p1      46 t[1]
        por xmm15, xmm8                                    ;   817.3 p1      46 t[1]
        pxor xmm2, xmm15                                   ;   834.3 p1      46 t[1]
        pxor xmm6, xmm8                                    ;   830.3 p1      46 t[1]
        pand xmm5, xmm8                                    ;   817.3 p1      46 t[1]
        pxor xmm12, xmm5                                   ;   825.3 p1      46 t[1]
        movdqa xmm15, xmm14                                ;   806.3 p0      46 t[1] copy
        por xmm15, xmm13                                   ;   823.3 p1      46 t[1]
        pxor xmm11, xmm15                                  ;   832.3 p1      46 t[1]
        pand xmm3, xmm6                                    ;   832.3 p1      46 t[1]
        pxor xmm2, xmm3                                    ;   836.3 p1      46 t[1]
        movdqa xmm15, xmm10                                ;   827.3 p0      46 t[1] copy
        pand xmm15, xmm2                                   ;   838.3 p1      46 t[1]
        pxor xmm11, xmm15                                  ;   840.3 p1      46 t[1]
        pand xmm15, xmm11                                  ;   842.3 p1      46 t[1]
        pxor xmm12, xmm15                                  ;   844.3 p1      46 t[1]
        pxor xmm10, xmm11                                  ;   842.3 p1      46 t[1]
        movdqa xmm15, xmm2                                 ;   838.3 p0      46 t[1] copy
        pand xmm15, xmm12                                  ;   846.3 p1      46 t[1]
        pxor xmm10, xmm15                                  ;   848.3 p1      46 t[1]
        movdqa xmm15, xmm11                                ;   842.3 p0      46 t[1] copy
        pand xmm15, xmm10                                  ;   850.3 p1      46 t[1]
        pxor xmm2, xmm15                                   ;   852.3 p1      46 t[1]
        pand xmm9, xmm2                                    ;   854.3 p1      46 t[1]
        movdqa xmm15, [rbp + 2880]                         ;   810.3 p2      46 t[1] reload
        pand xmm15, xmm10                                  ;   850.3 p1      46 t[1]
        movdqa xmm1, xmm12                                 ;   846.3 p0      46 t[1] copy
        pand xmm1, xmm10                                   ;   853.3 p1      46 t[1]
        pxor xmm11, xmm1                                   ;   855.3 p1      46 t[1]
        pand xmm8, xmm11                                   ;   857.3 p1      46 t[1]
        pxor xmm8, xmm15                                   ;   859.3 p1      46 t[1]
        pxor xmm8, xmm9                                    ;   861.3 p1      46 t[1]
        movdqa xmm1, [rbp + 2832]                          ;   808.3 p2      46 t[1] reload
        pand xmm1, xmm10                                   ;   850.3 p1      46 t[1]
        movdqa xmm3, [rbp + 2864]                          ;   802.3 p2      46 t[1] reload
        pand xmm3, xmm11                                   ;   857.3 p1      46 t[1]
        movdqa xmm4, xmm10                                 ;   850.3 p0      46 t[1] copy
        pxor xmm4, xmm2                                    ;   857.3 p1      46 t[1]
        movdqa xmm5, [rbp + 2896]                          ;   830.3 p2      46 t[1] reload
        pand xmm5, xmm4                                    ;   859.3 p1      46 t[1]
        movdqa [rbp + 2896], xmm1                          ;   852.3 p0+p3   46 t[1] spill
        movdqa xmm1, [rbp + 2912]                          ;   806.3 p2      46 t[1] reload
        pand xmm1, xmm4                                    ;   859.3 p1      46 t[1]
        pxor xmm4, xmm11                                   ;   859.3 p1      46 t[1]
        pand xmm6, xmm4                                    ;   861.3 p1      46 t[1]
        pxor xmm5, xmm6                                    ;   863.3 p1      46 t[1]
        pxor xmm6, xmm8                                    ;   863.3 p1      46 t[1]
        pxor xmm15, xmm5                                   ;   865.3 p1      46 t[1]
        pxor xmm9, xmm5                                    ;   865.3 p1      46 t[1]
        movdqa xmm5, [rbp + 2816]                          ;   809.0 p2      46 t[1] reload
        pand xmm5, xmm4                                    ;   861.3 p1      46 t[1]
        movdqa xmm0, xmm2                                  ;   854.3 p0      46 t[1] copy
        pand xmm0, [rbp + 1920]                            ;   861.3 p2+p1   46 t[1]
        por xmm2, xmm4                                     ;   861.3 p1      46 t[1]
        pxor xmm12, xmm2                                   ;   863.3 p1      46 t[1]
        pxor xmm11, xmm12                                  ;   865.3 p1      46 t[1]
        pand xmm7, xmm11                                   ;   867.3 p1      46 t[1]
        pxor xmm8, xmm7                                    ;   869.3 p1      46 t[1]
        movdqa xmm2, [rbp + 2752]                          ;   812.3 p2      46 t[1] reload
        pand xmm2, xmm11                                   ;   867.3 p1      46 t[1]
        pxor xmm10, xmm12                                  ;   865.3 p1      46 t[1]
        pxor xmm3, xmm2                                    ;   869.3 p1      46 t[1]
        pxor xmm4, xmm10                                   ;   867.3 p1      46 t[1]
        pand xmm14, xmm4                                   ;   869.3 p1      46 t[1]
        pand xmm13, xmm4                                   ;   869.3 p1      46 t[1]
        movdqa xmm4, [rbp + 2848]                          ;   814.7 p2      46 t[1] reload
        pand xmm4, xmm12                                   ;   865.3 p1      46 t[1]
        pxor xmm6, xmm4                                    ;   867.3 p1      46 t[1]
        movdqa xmm4, [rbp + 2704]                          ;   815.7 p2      46 t[1] reload
        pand xmm4, xmm12                                   ;   865.3 p1      46 t[1]
        pxor xmm2, xmm4                                    ;   869.3 p1      46 t[1]
        movdqa xmm4, [rbp + 2736]                          ;   816.7 p2      46 t[1] reload
        pand xmm4, xmm10                                   ;   867.3 p1      46 t[1]
        movdqa xmm7, [rbp + 2800]                          ;   817.7 p2      46 t[1] reload
        pand xmm7, xmm10                                   ;   867.3 p1      46 t[1]
        pxor xmm6, xmm4                                    ;   869.3 p1      46 t[1]
        pxor xmm15, xmm4                                   ;   869.3 p1      46 t[1]
        pxor xmm5, xmm7                                    ;   870.3 p1      46 t[1]
        pxor xmm5, xmm2                                    ;   872.3 p1      46 t[1]
        pxor xmm1, xmm2                                    ;   872.3 p1      46 t[1]
        pxor xmm7, xmm14                                   ;   873.3 p1      46 t[1]
        pxor xmm7, xmm9                                    ;   875.3 p1      46 t[1]
        pxor xmm15, xmm5                                   ;   875.3 p1      46 t[1]
        pxor xmm3, xmm6                                    ;   876.3 p1      46 t[1]
        movdqa xmm14, [rbp + 2784]                         ;   821.3 p2      65 t[1]
        pxor xmm3, xmm15                                   ;   878.3 p1      46 t[1]
        movdqa xmm2, [rbp + 2096]                          ;   822.3 p2      65 t[1]
        pxor xmm0, xmm3                                    ;   880.3 p1      46 t[1]
        pxor xmm7, xmm3                                    ;   880.3 p1      46 t[1]
        movdqa xmm3, [rbp + 2688]                          ;   824.0 p2      65 t[1]
        pxor xmm1, xmm0                                    ;   882.3 p1      46 t[1]
        movdqa xmm4, [rbp + 2656]                          ;   825.0 p2      65 t[1]
        pxor xmm15, xmm7                                   ;   882.3 p1      46 t[1]
        movdqa xmm10, [rbp + 2048]                         ;   826.0 p2      65 t[1]
        pxor xmm8, xmm1                                    ;   884.3 p1      46 t[1]
        movdqa xmm11, [rbp + 2320]                         ;   827.0 p2      65 t[1]
        movdqa xmm12, [rbp + 2160]                         ;   830.3 p2      46 t[1] reload
        pxor xmm11, xmm12                                  ;   883.3 p1      65 t[1]
        movdqa xmm12, xmm15                                ;   884.3 p0      65 t[1] copy
        movdqa [rbp + 2320], xmm0                          ;   882.3 p0+p3   46 t[1] spill
        movdqa xmm0, [rbp + 1280]                          ;   832.0 p2      46 t[1]
        pxor xmm0, [rel aes128_decrypt.T0_constants128]    ;   884.3 p2+p1   46 t[1]
        movdqa [rbp + 2048], xmm6                          ;   871.3 p0+p3   46 t[1] spill
        movdqa xmm6, xmm0                                  ;   886.3 p0      46 t[1] copy
        movdqa [rbp + 2656], xmm7                          ;   882.3 p0+p3   46 t[1] spill
        movdqa xmm7, [rbp + 1296]                          ;   834.7 p2      46 t[1]
        pxor xmm7, [rel aes128_decrypt.T0_constants128]    ;   885.3 p2+p1   46 t[1]
        pxor xmm6, xmm7                                    ;   893.3 p1      46 t[1]
        movdqa [rbp + 2096], xmm15                         ;   884.3 p0+p3   46 t[1] spill
        movdqa xmm15, xmm6                                 ;   895.3 p0      46 t[1] copy
        pxor xmm15, [rbp + 1392]                           ;   902.3 p2+p1   46 t[1]
        movdqa [rbp + 2800], xmm13                         ;   871.3 p0+p3   46 t[1] spill
        movdqa xmm13, xmm6                                 ;   895.3 p0      46 t[1] copy
        pxor xmm13, [rbp + 1344]                           ;   902.3 p2+p1   46 t[1]
        movdqa [rbp + 2736], xmm9                          ;   867.3 p0+p3   46 t[1] spill
        movdqa xmm9, xmm7                                  ;   887.3 p0      46 t[1] copy
        pxor xmm9, [rbp + 1344]                            ;   894.3 p2+p1   46 t[1]
        movdqa [rbp + 2704], xmm8                          ;   886.3 p0+p3   46 t[1] spill
        movdqa xmm8, xmm9                                  ;   896.3 p0      46 t[1] copy
        movdqa [rbp + 2848], xmm5                          ;   874.3 p0+p3   65 t[1] spill
        movdqa xmm5, xmm7                                  ;   887.3 p0      46 t[1] copy
        movdqa [rbp + 2752], xmm11                         ;   885.3 p0+p3   65 t[1] spill
        movdqa xmm11, xmm7                                 ;   887.3 p0      46 t[1] copy
        movdqa [rbp + 1920], xmm12                         ;   891.3 p0+p3   65 t[1] spill
        movdqa xmm12, xmm7                                 ;   887.3 p0      46 t[1] copy
        movdqa [rbp + 2816], xmm10                         ;   851.3 p0+p3   65 t[1] spill
        movdqa xmm10, xmm15                                ;   904.3 p0      46 t[1] copy
        movdqa [rbp + 2912], xmm4                          ;   853.3 p0+p3   65 t[1] spill
        movdqa xmm4, xmm15                                 ;   904.3 p0      46 t[1] copy
        movdqa [rbp + 2864], xmm1                          ;   884.3 p0+p3   65 t[1] spill
        movdqa xmm1, xmm13                                 ;   904.3 p0      46 t[1] copy
        movdqa [rbp + 2832], xmm3                          ;   857.3 p0+p3   65 t[1] spill
        movdqa xmm3, [rbp + 1360]                          ;   857.3 p2      46 t[1]
        pxor xmm3, [rel aes128_decrypt.T0_constants128]    ;   890.3 p2+p1   46 t[1]
        pxor xmm0, xmm3                                    ;   892.3 p1      46 t[1]
        pxor xmm8, xmm3                                    ;   903.3 p1      46 t[1]
        pxor xmm12, xmm0                                   ;   894.3 p1      46 t[1]
        movdqa xmm3, xmm12                                 ;   896.3 p0      46 t[1] copy
        movdqa [rbp + 2880], xmm2                          ;   865.0 p0+p3   65 t[1] spill
        movdqa xmm2, xmm0                                  ;   894.3 p0      46 t[1] copy
        movdqa [rbp + 2928], xmm14                         ;   867.0 p0+p3   65 t[1] spill
        movdqa xmm14, xmm0                                 ;   894.3 p0      46 t[1] copy
        movdqa [rbp + 2944], xmm15                         ;   904.3 p0+p3   46 t[1] spill
        movdqa xmm15, xmm8                                 ;   905.3 p0      46 t[1] copy
        pxor xmm15, [rbp + 1328]                           ;   912.3 p2+p1   46 t[1]
        pxor xmm10, xmm15                                  ;   914.3 p1      46 t[1]
        pand xmm11, xmm15                                  ;   914.3 p1      46 t[1]
        movdqa [rbp + 2960], xmm7                          ;   887.3 p0+p3   46 t[1] spill
        movdqa xmm7, xmm8                                  ;   905.3 p0      46 t[1] copy
        pxor xmm7, [rbp + 1312]                            ;   912.3 p2+p1   46 t[1]
        pxor xmm5, xmm7                                    ;   914.3 p1      46 t[1]
        pand xmm4, xmm5                                    ;   916.3 p1      46 t[1]
        pxor xmm6, xmm7                                    ;   914.3 p1      46 t[1]
        movdqa [rbp + 2976], xmm5                          ;   916.3 p0+p3   46 t[1] spill
        movdqa xmm5, xmm8                                  ;   905.3 p0      46 t[1] copy
        movdqa [rbp + 2992], xmm12                         ;   896.3 p0+p3   46 t[1] spill
        movdqa xmm12, xmm7                                 ;   914.3 p0      46 t[1] copy
        por xmm12, xmm10                                   ;   921.3 p1      46 t[1]
        pxor xmm4, xmm12                                   ;   923.3 p1      46 t[1]
        movdqa [rbp + 3008], xmm13                         ;   904.3 p0+p3   46 t[1] spill
        movdqa xmm13, xmm15                                ;   914.3 p0      46 t[1] copy
        movdqa [rbp + 3024], xmm15                         ;   914.3 p0+p3   46 t[1] spill
        movdqa xmm15, xmm10                                ;   916.3 p0      46 t[1] copy
        pxor xmm15, xmm6                                   ;   923.3 p1      46 t[1]
        pand xmm5, xmm15                                   ;   925.3 p1      46 t[1]
        pxor xmm12, xmm5                                   ;   927.3 p1      46 t[1]
        pxor xmm5, xmm11                                   ;   927.3 p1      46 t[1]
        movdqa [rbp + 3040], xmm15                         ;   925.3 p0+p3   46 t[1] spill
        movdqa xmm15, xmm6                                 ;   916.3 p0      46 t[1] copy
        por xmm15, [rbp + 1312]                            ;   923.3 p2+p1   46 t[1]
        pxor xmm4, xmm15                                   ;   925.3 p1      46 t[1]
        pxor xmm5, xmm15                                   ;   929.3 p1      46 t[1]
        movdqa xmm15, [rbp + 3040]                         ;   925.3 p2      46 t[1]
        movdqa [rbp + 3056], xmm4                          ;   927.3 p0+p3   46 t[1] spill
        movdqa xmm4, [rbp + 3040]                          ;   925.3 p2      46 t[1]
        movdqa [rbp + 3040], xmm7                          ;   914.3 p0+p3   46 t[1] spill
        movdqa xmm7, [rbp + 3056]                          ;   927.3 p2      46 t[1]
        movdqa [rbp + 3072], xmm6                          ;   916.3 p0+p3   46 t[1] spill
        movdqa xmm6, [rbp + 3056]                          ;   927.3 p2      46 t[1]
        movdqa [rbp + 3056], xmm4                          ;   936.3 p0+p3   46 t[1] spill
        movdqa xmm4, [rbp + 3072]                          ;   916.3 p2      46 t[1]
        movdqa [rbp + 3088], xmm8                          ;   905.3 p0+p3   46 t[1] spill
        movdqa xmm8, [rbp + 3072]                          ;   916.3 p2      46 t[1]
        movdqa [rbp + 3072], xmm10                         ;   916.3 p0+p3   46 t[1] spill
        movdqa xmm10, [rbp + 2800]                         ;   887.0 p2      65 t[1]
        pxor xmm10, [rbp + 2736]                           ;   910.3 p2+p1   65 t[1]
        pxor xmm10, [rbp + 2704]                           ;   912.3 p2+p1   65 t[1]
        movdqa [rbp + 2736], xmm10                         ;   914.3 p0+p3   65 t[1] spill
        movdqa xmm10, [rbp + 1376]                         ;   892.7 p2      46 t[1]
        pxor xmm10, [rel aes128_decrypt.T0_constants128]   ;   912.3 p2+p1   46 t[1]
        pxor xmm9, xmm10                                   ;   914.3 p1      46 t[1]
        pxor xmm11, xmm10                                  ;   916.3 p1      46 t[1]
        pxor xmm12, xmm11                                  ;   929.3 p1      46 t[1]
        pxor xmm7, xmm11                                   ;   938.3 p1      46 t[1]
        por xmm3, xmm9                                     ;   917.3 p1      46 t[1]
        pxor xmm12, xmm3                                   ;   931.3 p1      46 t[1]
        pxor xmm13, xmm9                                   ;   921.3 p1      46 t[1]
        pxor xmm4, xmm9                                    ;   927.3 p1      46 t[1]
        por xmm2, xmm13                                    ;   923.3 p1      46 t[1]
        pxor xmm7, xmm2                                    ;   940.3 p1      46 t[1]
        pxor xmm15, xmm13                                  ;   936.3 p1      46 t[1]
        pand xmm14, xmm13                                  ;   924.3 p1      46 t[1]
        pxor xmm5, xmm14                                   ;   931.3 p1      46 t[1]
        movdqa xmm14, xmm10                                ;   914.3 p0      46 t[1] copy
        por xmm14, xmm4                                    ;   929.3 p1      46 t[1]
        pxor xmm6, xmm14                                   ;   938.3 p1      46 t[1]
        pand xmm1, xmm15                                   ;   938.3 p1      46 t[1]
        pxor xmm7, xmm1                                    ;   942.3 p1      46 t[1]
        movdqa xmm14, xmm12                                ;   933.3 p0      46 t[1] copy
        pand xmm14, xmm7                                   ;   944.3 p1      46 t[1]
        pxor xmm6, xmm14                                   ;   946.3 p1      46 t[1]
        pand xmm14, xmm6                                   ;   948.3 p1      46 t[1]
        pxor xmm5, xmm14                                   ;   950.3 p1      46 t[1]
        pxor xmm12, xmm6                                   ;   948.3 p1      46 t[1]
        movdqa xmm14, [rbp + 2448]                         ;   909.0 p2      65 t[1]
        pxor xmm14, [rbp + 2608]                           ;   935.3 p2+p1   65 t[1]
        movdqa xmm1, [rbp + 2544]                          ;   911.0 p2      46 t[1] reload
        pxor xmm14, xmm1                                   ;   937.3 p1      65 t[1]
        movdqa xmm2, [rbp + 2640]                          ;   912.0 p2      65 t[1]
        movdqa xmm3, [rbp + 2720]                          ;   913.0 p2      46 t[1] reload
        pxor xmm2, xmm3                                    ;   937.3 p1      65 t[1]
        movdqa xmm11, xmm7                                 ;   944.3 p0      46 t[1] copy
        pand xmm11, xmm5                                   ;   952.3 p1      46 t[1]
        pxor xmm12, xmm11                                  ;   954.3 p1      46 t[1]
        movdqa xmm11, xmm1                                 ;   922.0 p0      65 t[1] copy
        movdqa [rbp + 2544], xmm1                          ;   922.0 p0+p3   65 t[1] spill
        movdqa xmm1, xmm6                                  ;   948.3 p0      46 t[1] copy
        pand xmm1, xmm12                                   ;   956.3 p1      46 t[1]
        pxor xmm7, xmm1                                    ;   958.3 p1      46 t[1]
        pand xmm8, xmm7                                    ;   960.3 p1      46 t[1]
        movdqa xmm1, xmm5                                  ;   952.3 p0      46 t[1] copy
        pand xmm1, xmm12                                   ;   959.3 p1      46 t[1]
        pxor xmm6, xmm1                                    ;   961.3 p1      46 t[1]
        pand xmm0, xmm6                                    ;   963.3 p1      46 t[1]
        pand xmm13, xmm6                                   ;   963.3 p1      46 t[1]
        pxor xmm13, xmm8                                   ;   965.3 p1      46 t[1]
        movdqa xmm1, [rbp + 3072]                          ;   917.0 p2      46 t[1] reload
        pand xmm1, xmm12                                   ;   956.3 p1      46 t[1]
        pxor xmm13, xmm1                                   ;   967.3 p1      46 t[1]
        movdqa [rbp + 3072], xmm11                         ;   929.0 p0+p3   65 t[1] spill
        movdqa xmm11, [rbp + 3040]                         ;   918.7 p2      46 t[1] reload
        pand xmm11, xmm12                                  ;   956.3 p1      46 t[1]
        movdqa [rbp + 3040], xmm11                         ;   958.3 p0+p3   65 t[1] spill
        movdqa xmm11, xmm12                                ;   956.3 p0      46 t[1] copy
        pxor xmm11, xmm7                                   ;   963.3 p1      46 t[1]
        movdqa [rbp + 2720], xmm3                          ;   924.0 p0+p3   65 t[1] spill
        movdqa xmm3, [rbp + 3056]                          ;   936.3 p2      46 t[1] reload
        pand xmm3, xmm11                                   ;   965.3 p1      46 t[1]
        movdqa [rbp + 3056], xmm2                          ;   939.3 p0+p3   65 t[1] spill
        movdqa xmm2, [rbp + 3088]                          ;   922.7 p2      46 t[1] reload
        pand xmm2, xmm11                                   ;   965.3 p1      46 t[1]
        pxor xmm11, xmm6                                   ;   965.3 p1      46 t[1]
        pand xmm15, xmm11                                  ;   967.3 p1      46 t[1]
        pxor xmm3, xmm15                                   ;   969.3 p1      46 t[1]
        pxor xmm15, xmm13                                  ;   969.3 p1      46 t[1]
        pxor xmm1, xmm3                                    ;   971.3 p1      46 t[1]
        pxor xmm8, xmm3                                    ;   971.3 p1      46 t[1]
        movdqa xmm3, [rbp + 3008]                          ;   925.3 p2      46 t[1] reload
        pand xmm3, xmm11                                   ;   967.3 p1      46 t[1]
        movdqa [rbp + 3008], xmm8                          ;   973.3 p0+p3   46 t[1] spill
        movdqa xmm8, xmm7                                  ;   960.3 p0      46 t[1] copy
        pand xmm8, [rbp + 1312]                            ;   967.3 p2+p1   46 t[1]
        por xmm7, xmm11                                    ;   967.3 p1      46 t[1]
        pxor xmm5, xmm7                                    ;   969.3 p1      46 t[1]
        pxor xmm6, xmm5                                    ;   971.3 p1      46 t[1]
        pand xmm9, xmm6                                    ;   973.3 p1      46 t[1]
        pxor xmm13, xmm9                                   ;   975.3 p1      46 t[1]
        movdqa xmm7, [rbp + 2992]                          ;   929.3 p2      46 t[1] reload
        pand xmm7, xmm6                                    ;   973.3 p1      46 t[1]
        pxor xmm12, xmm5                                   ;   971.3 p1      46 t[1]
        pxor xmm0, xmm7                                    ;   975.3 p1      46 t[1]
        movdqa xmm6, [rbp + 3024]                          ;   930.7 p2      46 t[1] reload
        pand xmm6, xmm5                                    ;   971.3 p1      46 t[1]
        pxor xmm15, xmm6                                   ;   973.3 p1      46 t[1]
        movdqa xmm6, [rbp + 2960]                          ;   931.7 p2      46 t[1] reload
        pand xmm6, xmm5                                    ;   972.3 p1      46 t[1]
        pxor xmm7, xmm6                                    ;   975.3 p1      46 t[1]
        movdqa xmm5, [rbp + 2928]                          ;   932.7 p2      65 t[1] reload
        movdqa xmm6, [rbp + 3008]                          ;   973.3 p2      46 t[1] reload
        pxor xmm5, xmm6                                    ;   984.3 p1      65 t[1]
        pxor xmm3, xmm7                                    ;   977.3 p1      46 t[1]
        pxor xmm2, xmm7                                    ;   977.3 p1      46 t[1]
        pxor xmm11, xmm12                                  ;   977.3 p1      46 t[1]
        pand xmm4, xmm11                                   ;   979.3 p1      46 t[1]
        pand xmm10, xmm11                                  ;   979.3 p1      46 t[1]
        movdqa xmm7, [rbp + 2944]                          ;   938.0 p2      46 t[1] reload
        pand xmm7, xmm12                                   ;   980.3 p1      46 t[1]
        movdqa xmm9, [rbp + 2976]                          ;   939.0 p2      46 t[1] reload
        pand xmm9, xmm12                                   ;   981.3 p1      46 t[1]
        pxor xmm5, xmm4                                    ;   986.3 p1      65 t[1]
        movdqa xmm4, [rbp + 2096]                          ;   940.0 p2      65 t[1]
        pxor xmm15, xmm7                                   ;   983.3 p1      46 t[1]
        pxor xmm1, xmm7                                    ;   984.3 p1      46 t[1]
        movdqa xmm7, [rbp + 2160]                          ;   941.0 p2      65 t[1]
        pxor xmm3, xmm9                                    ;   985.3 p1      46 t[1]
        pxor xmm10, xmm9                                   ;   986.3 p1      46 t[1]
        pxor xmm10, xmm6                                   ;   988.3 p1      46 t[1]
        movdqa xmm6, [rbp + 2656]                          ;   942.0 p2      65 t[1]
        movdqa xmm9, [rbp + 2784]                          ;   943.0 p2      65 t[1]
        pxor xmm0, xmm15                                   ;   988.3 p1      46 t[1]
        pxor xmm1, xmm3                                    ;   989.3 p1      46 t[1]
        pxor xmm0, xmm1                                    ;   991.3 p1      46 t[1]
        pxor xmm8, xmm0                                    ;   993.3 p1      46 t[1]
        pxor xmm10, xmm0                                   ;   993.3 p1      46 t[1]
        movdqa xmm0, [rbp + 2704]                          ;   944.3 p2      65 t[1]
        pxor xmm2, xmm8                                    ;   995.3 p1      46 t[1]
        pxor xmm13, xmm2                                   ;   997.3 p1      46 t[1]
        movdqa xmm11, [rbp + 2832]                         ;   945.3 p2      65 t[1] reload
        pxor xmm11, xmm2                                   ;   997.3 p1      65 t[1]
        movdqa xmm2, [rbp + 2880]                          ;   946.3 p2      65 t[1] reload
        pxor xmm2, xmm3                                    ;   996.3 p1      65 t[1]
        pxor xmm1, xmm10                                   ;   997.3 p1      65 t[1]
        pxor xmm5, xmm13                                   ;   999.3 p1      65 t[1]
        movdqa xmm12, [rbp + 3040]                         ;   958.3 p2      65 t[1] reload
        pxor xmm12, xmm8                                   ;   999.3 p1      65 t[1]
        movdqa xmm8, [rbp + 2864]                          ;   948.3 p2      65 t[1] reload
        pxor xmm8, xmm11                                   ;  1000.3 p1      65 t[1]
        movdqa [rbp + 2864], xmm15                         ;   985.3 p0+p3   46 t[1] spill
        movdqa xmm15, [rbp + 2912]                         ;   949.3 p2      65 t[1] reload
        pxor xmm15, xmm2                                   ;  1001.3 p1      65 t[1]
        movdqa [rbp + 2912], xmm11                         ;   999.3 p0+p3   65 t[1] spill
        movdqa xmm11, [rbp + 2816]                         ;   950.7 p2      65 t[1] reload
        pxor xmm11, xmm8                                   ;  1002.3 p1      65 t[1]
        movdqa [rbp + 2816], xmm12                         ;  1001.3 p0+p3   65 t[1] spill
        movdqa xmm12, [rbp + 1920]                         ;   952.0 p2      65 t[1] reload
        pxor xmm12, xmm11                                  ;  1004.3 p1      65 t[1]
        pxor xmm1, xmm12                                   ;  1006.3 p1      65 t[1]
        movdqa [rbp + 1920], xmm11                         ;  1004.3 p0+p3   65 t[1] spill
        movdqa xmm11, [rbp + 2752]                         ;   953.7 p2      65 t[1] reload
        pxor xmm11, xmm12                                  ;  1006.3 p1      65 t[1]
        pxor xmm3, xmm11                                   ;  1008.3 p1      65 t[1]
        movdqa xmm12, [rbp + 2624]                         ;   954.7 p2      65 t[1]
        movdqa [rbp + 2624], xmm11                         ;  1008.3 p0+p3   65 t[1] spill
        movdqa xmm11, [rbp + 2160]                         ;   955.7 p2      65 t[1]
        movdqa [rbp + 2160], xmm8                          ;  1002.3 p0+p3   65 t[1] spill
        movdqa xmm8, [rbp + 2864]                          ;   985.3 p2      65 t[1]
        pxor xmm8, [rbp + 2048]                            ;  1007.3 p2+p1   65 t[1]
        movdqa [rbp + 2752], xmm8                          ;  1009.3 p0+p3   65 t[1] spill
        movdqa xmm8, [rbp + 2848]                          ;   958.7 p2      65 t[1] reload
        pxor xmm8, xmm3                                    ;  1010.3 p1      65 t[1]
        pxor xmm3, xmm15                                   ;  1010.3 p1      65 t[1]
        movdqa [rbp + 2848], xmm15                         ;  1003.3 p0+p3   65 t[1] spill
        movdqa xmm15, [rbp + 3056]                         ;   963.0 p2      65 t[1] reload
        pxor xmm15, xmm1                                   ;  1010.3 p1      65 t[1]
        pxor xmm4, xmm15                                   ;  1012.3 p1      65 t[1]
        pxor xmm2, xmm4                                    ;  1014.3 p1      65 t[1]
        pxor xmm9, xmm2                                    ;  1016.3 p1      65 t[1]
        movdqa [rbp + 3056], xmm4                          ;  1014.3 p0+p3   65 t[1] spill
        movdqa xmm4, xmm5                                  ;  1001.3 p0      65 t[1] copy
        pxor xmm4, xmm8                                    ;  1014.3 p1      65 t[1]
        pxor xmm14, xmm4                                   ;  1016.3 p1      65 t[1]
        movdqa [rbp + 3040], xmm15                         ;  1012.3 p0+p3   65 t[1] spill
        movdqa xmm15, [rbp + 2736]                         ;   971.0 p2      65 t[1] reload
        pxor xmm15, xmm3                                   ;  1016.3 p1      65 t[1]
        pxor xmm5, xmm15                                   ;  1018.3 p1      65 t[1]
        pxor xmm15, xmm14                                  ;  1018.3 p1      65 t[1]
        pxor xmm7, xmm15                                   ;  1020.3 p1      65 t[1]
        pxor xmm9, xmm15                                   ;  1020.3 p1      65 t[1]
        pxor xmm6, xmm7                                    ;  1022.3 p1      65 t[1]
        movdqa xmm15, [rbp + 2720]                         ;   973.3 p2      65 t[1] reload
        pxor xmm15, xmm7                                   ;  1022.3 p1      65 t[1]
        pxor xmm10, xmm15                                  ;  1024.3 p1      65 t[1]
        pxor xmm15, xmm4                                   ;  1024.3 p1      65 t[1]
        pxor xmm11, xmm10                                  ;  1026.3 p1      65 t[1]
        pxor xmm15, xmm2                                   ;  1026.3 p1      65 t[1]
        pxor xmm10, xmm5                                   ;  1027.3 p1      65 t[1]
        movdqa xmm7, [rbp + 3072]                          ;   975.7 p2      65 t[1] reload
        pxor xmm7, xmm6                                    ;  1028.3 p1      65 t[1]
        pxor xmm0, xmm7                                    ;  1030.3 p1      65 t[1]
        pxor xmm12, xmm7                                   ;  1030.3 p1      65 t[1]
        pxor xmm13, xmm0                                   ;  1032.3 p1      65 t[1]
        pxor xmm0, xmm11                                   ;  1032.3 p1      65 t[1]
        movdqa xmm7, [rbp + 2672]                          ;   977.7 p2      65 t[1]
        pxor xmm7, [rbp + 2864]                            ;  1033.3 p2+p1   65 t[1]
        pxor xmm5, [r8 + 2560]                             ;  1034.3 p2+p1   65 t[1]
        movdqa [rbp + 384], xmm5                           ;  1036.3 p0+p3   65 t[1] spill
        movdqa xmm5, [rbp + 2464]                          ;   980.7 p2      65 t[1]
        movdqa [rbp + 2464], xmm11                         ;  1028.3 p0+p3   65 t[1] spill
        movdqa xmm11, [rbp + 2816]                         ;  1001.3 p2      65 t[1] reload
        pxor xmm11, xmm2                                   ;  1035.3 p1      65 t[1]
        movdqa [rbp + 2816], xmm4                          ;  1016.3 p0+p3   65 t[1] spill
        movdqa xmm4, [rbp + 2320]                          ;   982.7 p2      65 t[1]
        pxor xmm4, [rbp + 2896]                            ;  1036.3 p2+p1   65 t[1]
        movdqa [rbp + 2896], xmm14                         ;  1018.3 p0+p3   65 t[1] spill
        movdqa xmm14, [rbp + 1936]                         ;   984.7 p2      65 t[1]
        pxor xmm14, [rbp + 2768]                           ;  1037.3 p2+p1   65 t[1]
        movdqa [rbp + 2768], xmm2                          ;  1016.3 p0+p3   65 t[1] spill
        movdqa xmm2, [rbp + 2544]                          ;   987.0 p2      65 t[1] reload
        pxor xmm2, xmm13                                   ;  1038.3 p1      65 t[1]
        pxor xmm13, xmm15                                  ;  1039.3 p1      65 t[1]
        movdqa [rbp + 2544], xmm1                          ;  1008.3 p0+p3   65 t[1] spill
        movdqa xmm1, [rbp + 2752]                          ;  1009.3 p2      65 t[1] reload
        pxor xmm1, xmm0                                    ;  1040.3 p1      65 t[1]
        pxor xmm14, xmm1                                   ;  1042.3 p1      65 t[1]
        pxor xmm1, [rbp + 2768]                            ;  1042.3 p2+p1   65 t[1]
        pxor xmm4, xmm1                                    ;  1044.3 p1      65 t[1]
        pxor xmm1, xmm8                                    ;  1044.3 p1      65 t[1]
        pxor xmm14, xmm4                                   ;  1046.3 p1      65 t[1]
        movdqa [rbp + 2752], xmm4                          ;  1046.3 p0+p3   65 t[1] spill
        movdqa xmm4, xmm8                                  ;  1012.3 p0      65 t[1] copy
        pxor xmm4, xmm2                                    ;  1046.3 p1      65 t[1]
        pxor xmm7, xmm4                                    ;  1048.3 p1      65 t[1]
        pxor xmm5, xmm7                                    ;  1050.3 p1      65 t[1]
        pxor xmm7, xmm12                                   ;  1050.3 p1      65 t[1]
        pxor xmm12, xmm13                                  ;  1050.3 p1      65 t[1]
        pxor xmm4, [rbp + 2048]                            ;  1051.3 p2+p1   65 t[1]
        pxor xmm1, xmm5                                    ;  1052.3 p1      65 t[1]
        pxor xmm0, xmm12                                   ;  1053.3 p1      65 t[1]
        pxor xmm13, [r8 + 2720]                            ;  1054.3 p2+p1   65 t[1]
        pxor xmm12, [r8 + 2592]                            ;  1055.3 p2+p1   65 t[1]
        movdqa [rbp + 2048], xmm13                         ;  1056.3 p0+p3   65 t[1] spill
        movdqa xmm13, xmm3                                 ;  1012.3 p0      65 t[1] copy
        pxor xmm13, xmm9                                   ;  1056.3 p1      65 t[1]
        pxor xmm9, [r8 + 2688]                             ;  1057.3 p2+p1   65 t[1]
        pxor xmm10, xmm13                                  ;  1058.3 p1      65 t[1]
        pxor xmm6, xmm10                                   ;  1060.3 p1      65 t[1]
        pxor xmm15, xmm6                                   ;  1062.3 p1      65 t[1]
        pxor xmm2, [r8 + 2976]                             ;  1061.3 p2+p1   65 t[1]
        pxor xmm5, [r8 + 2864]                             ;  1062.3 p2+p1   65 t[1]
        pxor xmm2, xmm0                                    ;  1063.3 p1      65 t[1]
        pxor xmm0, [r8 + 2848]                             ;  1064.3 p2+p1   65 t[1]
        pxor xmm6, [r8 + 2576]                             ;  1065.3 p2+p1   65 t[1]
        pxor xmm13, [r8 + 2944]                            ;  1066.3 p2+p1   65 t[1]
        pxor xmm13, [rbp + 2816]                           ;  1068.3 p2+p1   65 t[1]
        pxor xmm10, [r8 + 2832]                            ;  1068.3 p2+p1   65 t[1]
        movdqa [rbp + 800], xmm2                           ;  1065.3 p0+p3   65 t[1] spill
        movdqa xmm2, xmm3                                  ;  1012.3 p0      65 t[1] copy
        pxor xmm2, xmm7                                    ;  1069.3 p1      65 t[1]
        pxor xmm7, xmm14                                   ;  1070.3 p1      65 t[1]
        pxor xmm14, [rbp + 2480]                           ;  1071.3 p2+p1   65 t[1]
        pxor xmm14, [rbp + 2512]                           ;  1073.3 p2+p1   65 t[1]
        pxor xmm3, [r8 + 2800]                             ;  1073.3 p2+p1   65 t[1]
        pxor xmm4, xmm2                                    ;  1074.3 p1      65 t[1]
        pxor xmm11, xmm14                                  ;  1075.3 p1      65 t[1]
        pxor xmm14, xmm1                                   ;  1076.3 p1      65 t[1]
        pxor xmm14, xmm4                                   ;  1078.3 p1      65 t[1]
        pxor xmm2, [r8 + 2736]                             ;  1078.3 p2+p1   65 t[1]
        pxor xmm2, xmm1                                    ;  1080.3 p1      65 t[1]
        pxor xmm1, [r8 + 2992]                             ;  1080.3 p2+p1   65 t[1]
        pxor xmm4, [r8 + 2608]                             ;  1081.3 p2+p1   65 t[1]
        movdqa [rbp + 816], xmm1                           ;  1082.3 p0+p3   65 t[1] spill
        movdqa xmm1, [rbp + 2688]                          ;  1019.0 p2      65 t[1]
        pxor xmm1, xmm7                                    ;  1082.3 p1      65 t[1]
        movdqa [rbp + 768], xmm13                          ;  1070.3 p0+p3   65 t[1] spill
        movdqa xmm13, [rbp + 2752]                         ;  1046.3 p2      65 t[1]
        pxor xmm13, xmm14                                  ;  1083.3 p1      65 t[1]
        pxor xmm14, [r8 + 3008]                            ;  1084.3 p2+p1   65 t[1]
        movdqa [rbp + 832], xmm14                          ;  1086.3 p0+p3   65 t[1] spill
        movdqa xmm14, [rbp + 1920]                         ;  1022.3 p2      65 t[1]
        pxor xmm14, xmm1                                   ;  1085.3 p1      65 t[1]
        movdqa [rbp + 1920], xmm5                          ;  1064.3 p0+p3   65 t[1] spill
        movdqa xmm5, [rbp + 2752]                          ;  1046.3 p2      65 t[1]
        pxor xmm5, xmm11                                   ;  1086.3 p1      65 t[1]
        movdqa [rbp + 2752], xmm0                          ;  1066.3 p0+p3   65 t[1] spill
        movdqa xmm0, [rbp + 2912]                          ;  1029.3 p2      65 t[1] reload
        pxor xmm0, xmm11                                   ;  1087.3 p1      65 t[1]
        movdqa xmm11, [rbp + 2768]                         ;  1030.3 p2      65 t[1]
        pxor xmm7, xmm5                                    ;  1088.3 p1      65 t[1]
        pxor xmm5, [r8 + 2880]                             ;  1089.3 p2+p1   65 t[1]
        movdqa [rbp + 2768], xmm5                          ;  1091.3 p0+p3   65 t[1] spill
        movdqa xmm5, [rbp + 2160]                          ;  1035.3 p2      65 t[1] reload
        pxor xmm5, xmm13                                   ;  1090.3 p1      65 t[1]
        pxor xmm1, xmm5                                    ;  1092.3 p1      65 t[1]
        pxor xmm13, [r8 + 2624]                            ;  1092.3 p2+p1   65 t[1]
        pxor xmm13, xmm7                                   ;  1094.3 p1      65 t[1]
        pxor xmm7, [r8 + 2752]                             ;  1094.3 p2+p1   65 t[1]
        pxor xmm5, [r8 + 2640]                             ;  1095.3 p2+p1   65 t[1]
        movdqa [rbp + 2160], xmm10                         ;  1070.3 p0+p3   65 t[1] spill
        movdqa xmm10, [rbp + 2544]                         ;  1039.7 p2      65 t[1] reload
        pxor xmm10, xmm0                                   ;  1096.3 p1      65 t[1]
        pxor xmm0, xmm14                                   ;  1097.3 p1      65 t[1]
        pxor xmm14, [r8 + 2768]                            ;  1098.3 p2+p1   65 t[1]
        movdqa [rbp + 2544], xmm14                         ;  1100.3 p0+p3   65 t[1] spill
        movdqa xmm14, [rbp + 3040]                         ;  1042.0 p2      65 t[1] reload
        pxor xmm14, xmm1                                   ;  1099.3 p1      65 t[1]
        pxor xmm1, [r8 + 2896]                             ;  1100.3 p2+p1   65 t[1]
        pxor xmm1, xmm0                                    ;  1102.3 p1      65 t[1]
        pxor xmm0, [r8 + 3024]                             ;  1102.3 p2+p1   65 t[1]
        movdqa [rbp + 848], xmm0                           ;  1104.3 p0+p3   65 t[1] spill
        movdqa xmm0, xmm15                                 ;  1064.3 p0      65 t[1] copy
        pxor xmm0, [r8 + 2704]                             ;  1103.3 p2+p1   65 t[1]
        pxor xmm15, [r8 + 2960]                            ;  1104.3 p2+p1   65 t[1]
        pxor xmm15, [rbp + 2464]                           ;  1106.3 p2+p1   65 t[1]
        movdqa [rbp + 784], xmm15                          ;  1108.3 p0+p3   65 t[1] spill
        movdqa xmm15, [rbp + 2848]                         ;  1049.0 p2      65 t[1] reload
        pxor xmm15, xmm10                                  ;  1106.3 p1      65 t[1]
        pxor xmm8, xmm15                                   ;  1108.3 p1      65 t[1]
        pxor xmm11, xmm8                                   ;  1110.3 p1      65 t[1]
        pxor xmm15, [r8 + 2928]                            ;  1109.3 p2+p1   65 t[1]
        pxor xmm3, xmm11                                   ;  1112.3 p1      65 t[1]
        pxor xmm11, [r8 + 2672]                            ;  1112.3 p2+p1   65 t[1]
        pxor xmm8, [r8 + 3056]                             ;  1112.3 p2+p1   65 t[1]
        movdqa [rbp + 880], xmm8                           ;  1114.3 p0+p3   65 t[1] spill
        movdqa xmm8, [rbp + 2624]                          ;  1057.3 p2      65 t[1] reload
        pxor xmm8, xmm14                                   ;  1113.3 p1      65 t[1]
        pxor xmm14, [r8 + 2656]                            ;  1114.3 p2+p1   65 t[1]
        pxor xmm10, xmm8                                   ;  1115.3 p1      65 t[1]
        pxor xmm8, [r8 + 2912]                             ;  1116.3 p2+p1   65 t[1]
        movdqa [rbp + 2624], xmm15                         ;  1111.3 p0+p3   65 t[1] spill
        movdqa xmm15, [rbp + 3056]                         ;  1062.3 p2      65 t[1]
        pxor xmm15, [r8 + 2784]                            ;  1117.3 p2+p1   65 t[1]
        pxor xmm15, xmm10                                  ;  1119.3 p1      65 t[1]
        pxor xmm10, [r8 + 3040]                            ;  1119.3 p2+p1   65 t[1]
        movdqa [rbp + 864], xmm10                          ;  1121.3 p0+p3   65 t[1] spill
        movdqa xmm10, [rbp + 2896]                         ;  1066.7 p2      65 t[1]
        pxor xmm10, [r8 + 2816]                            ;  1120.3 p2+p1   65 t[1]
        movdqa [rbp + 2896], xmm8                          ;  1118.3 p0+p3   65 t[1] spill
        movdqa xmm8, [rbp + 896]                           ;  1070.3 p2      46 t[2]
        pxor xmm8, [rel aes128_decrypt.T0_constants128]    ;  1121.3 p2+p1   46 t[2]
        movdqa [rbp + 2912], xmm1                          ;  1104.3 p0+p3   65 t[1] spill
        movdqa xmm1, xmm8                                  ;  1123.3 p0      46 t[2] copy
        movdqa [rbp + 1936], xmm10                         ;  1122.3 p0+p3   65 t[1] spill
        movdqa xmm10, [rbp + 912]                          ;  1073.0 p2      46 t[2]
        pxor xmm10, [rel aes128_decrypt.T0_constants128]   ;  1122.3 p2+p1   46 t[2]
        pxor xmm1, xmm10                                   ;  1130.3 p1      46 t[2]
        movdqa [rbp + 2320], xmm3                          ;  1114.3 p0+p3   65 t[1] spill
        movdqa xmm3, xmm1                                  ;  1132.3 p0      46 t[2] copy
        pxor xmm3, [rbp + 1008]                            ;  1139.3 p2+p1   46 t[2]
        movdqa [rbp + 2672], xmm15                         ;  1121.3 p0+p3   65 t[1] spill
        movdqa xmm15, xmm1                                 ;  1132.3 p0      46 t[2] copy
        pxor xmm15, [rbp + 960]                            ;  1139.3 p2+p1   46 t[2]
        movdqa [rbp + 3072], xmm7                          ;  1096.3 p0+p3   65 t[1] spill
        movdqa xmm7, xmm10                                 ;  1124.3 p0      46 t[2] copy
        pxor xmm7, [rbp + 960]                             ;  1131.3 p2+p1   46 t[2]
        movdqa [rbp + 2720], xmm2                          ;  1084.3 p0+p3   65 t[1] spill
        movdqa xmm2, xmm7                                  ;  1133.3 p0      46 t[2] copy
        movdqa [rbp + 2736], xmm0                          ;  1105.3 p0+p3   65 t[1] spill
        movdqa xmm0, xmm10                                 ;  1124.3 p0      46 t[2] copy
        movdqa [rbp + 2880], xmm9                          ;  1088.3 p0+p3   65 t[1] spill
        movdqa xmm9, xmm10                                 ;  1124.3 p0      46 t[2] copy
        movdqa [rbp + 496], xmm11                          ;  1114.3 p0+p3   65 t[1] spill
        movdqa xmm11, xmm10                                ;  1124.3 p0      46 t[2] copy
        movdqa [rbp + 480], xmm14                          ;  1116.3 p0+p3   65 t[1] spill
        movdqa xmm14, xmm3                                 ;  1141.3 p0      46 t[2] copy
        movdqa [rbp + 464], xmm5                           ;  1097.3 p0+p3   65 t[1] spill
        movdqa xmm5, xmm3                                  ;  1141.3 p0      46 t[2] copy
        movdqa [rbp + 448], xmm13                          ;  1096.3 p0+p3   65 t[1] spill
        movdqa xmm13, xmm15                                ;  1141.3 p0      46 t[2] copy
        movdqa [rbp + 432], xmm4                           ;  1098.3 p0+p3   65 t[1] spill
        movdqa xmm4, [rbp + 976]                           ;  1092.0 p2      46 t[2]
        pxor xmm4, [rel aes128_decrypt.T0_constants128]    ;  1127.3 p2+p1   46 t[2]
        pxor xmm8, xmm4                                    ;  1129.3 p1      46 t[2]
        pxor xmm2, xmm4                                    ;  1140.3 p1      46 t[2]
        pxor xmm11, xmm8                                   ;  1131.3 p1      46 t[2]
        movdqa xmm4, xmm11                                 ;  1133.3 p0      46 t[2] copy
        movdqa [rbp + 416], xmm12                          ;  1100.3 p0+p3   65 t[1] spill
        movdqa xmm12, xmm8                                 ;  1131.3 p0      46 t[2] copy
        movdqa [rbp + 400], xmm6                           ;  1102.3 p0+p3   65 t[1] spill
        movdqa xmm6, xmm8                                  ;  1131.3 p0      46 t[2] copy
        movdqa [rbp + 2944], xmm3                          ;  1141.3 p0+p3   46 t[2] spill
        movdqa xmm3, xmm2                                  ;  1142.3 p0      46 t[2] copy
        pxor xmm3, [rbp + 944]                             ;  1149.3 p2+p1   46 t[2]
        pxor xmm14, xmm3                                   ;  1151.3 p1      46 t[2]
        pand xmm9, xmm3                                    ;  1151.3 p1      46 t[2]
        movdqa [rbp + 2928], xmm10                         ;  1124.3 p0+p3   46 t[2] spill
        movdqa xmm10, xmm2                                 ;  1142.3 p0      46 t[2] copy
        pxor xmm10, [rbp + 928]                            ;  1149.3 p2+p1   46 t[2]
        pxor xmm0, xmm10                                   ;  1151.3 p1      46 t[2]
        pand xmm5, xmm0                                    ;  1153.3 p1      46 t[2]
        pxor xmm1, xmm10                                   ;  1151.3 p1      46 t[2]
        movdqa [rbp + 2960], xmm0                          ;  1153.3 p0+p3   46 t[2] spill
        movdqa xmm0, xmm2                                  ;  1142.3 p0      46 t[2] copy
        movdqa [rbp + 3024], xmm11                         ;  1133.3 p0+p3   46 t[2] spill
        movdqa xmm11, xmm10                                ;  1151.3 p0      46 t[2] copy
        por xmm11, xmm14                                   ;  1158.3 p1      46 t[2]
        pxor xmm5, xmm11                                   ;  1160.3 p1      46 t[2]
        movdqa [rbp + 2992], xmm15                         ;  1141.3 p0+p3   46 t[2] spill
        movdqa xmm15, xmm3                                 ;  1151.3 p0      46 t[2] copy
        movdqa [rbp + 3088], xmm3                          ;  1151.3 p0+p3   46 t[2] spill
        movdqa xmm3, xmm14                                 ;  1153.3 p0      46 t[2] copy
        pxor xmm3, xmm1                                    ;  1160.3 p1      46 t[2]
        pand xmm0, xmm3                                    ;  1162.3 p1      46 t[2]
        pxor xmm11, xmm0                                   ;  1164.3 p1      46 t[2]
        pxor xmm0, xmm9                                    ;  1164.3 p1      46 t[2]
        movdqa [rbp + 2640], xmm3                          ;  1162.3 p0+p3   46 t[2] spill
        movdqa xmm3, xmm1                                  ;  1153.3 p0      46 t[2] copy
        por xmm3, [rbp + 928]                              ;  1160.3 p2+p1   46 t[2]
        pxor xmm5, xmm3                                    ;  1162.3 p1      46 t[2]
        pxor xmm0, xmm3                                    ;  1166.3 p1      46 t[2]
        movdqa xmm3, [rbp + 2640]                          ;  1162.3 p2      46 t[2]
        movdqa [rbp + 2608], xmm5                          ;  1164.3 p0+p3   46 t[2] spill
        movdqa xmm5, [rbp + 2640]                          ;  1162.3 p2      46 t[2]
        movdqa [rbp + 2640], xmm10                         ;  1151.3 p0+p3   46 t[2] spill
        movdqa xmm10, [rbp + 2608]                         ;  1164.3 p2      46 t[2]
        movdqa [rbp + 2448], xmm1                          ;  1153.3 p0+p3   46 t[2] spill
        movdqa xmm1, [rbp + 2608]                          ;  1164.3 p2      46 t[2]
        movdqa [rbp + 2608], xmm5                          ;  1173.3 p0+p3   46 t[2] spill
        movdqa xmm5, [rbp + 2448]                          ;  1153.3 p2      46 t[2]
        movdqa [rbp + 2800], xmm2                          ;  1142.3 p0+p3   46 t[2] spill
        movdqa xmm2, [rbp + 2448]                          ;  1153.3 p2      46 t[2]
        movdqa [rbp + 2448], xmm14                         ;  1153.3 p0+p3   46 t[2] spill
        movdqa xmm14, [rbp + 992]                          ;  1123.0 p2      46 t[2]
        pxor xmm14, [rel aes128_decrypt.T0_constants128]   ;  1147.3 p2+p1   46 t[2]
        pxor xmm7, xmm14                                   ;  1149.3 p1      46 t[2]
        pxor xmm9, xmm14                                   ;  1153.3 p1      46 t[2]
        pxor xmm11, xmm9                                   ;  1166.3 p1      46 t[2]
        pxor xmm10, xmm9                                   ;  1175.3 p1      46 t[2]
        por xmm4, xmm7                                     ;  1152.3 p1      46 t[2]
        pxor xmm11, xmm4                                   ;  1168.3 p1      46 t[2]
        pxor xmm15, xmm7                                   ;  1158.3 p1      46 t[2]
        pxor xmm5, xmm7                                    ;  1164.3 p1      46 t[2]
        por xmm12, xmm15                                   ;  1160.3 p1      46 t[2]
        pxor xmm10, xmm12                                  ;  1177.3 p1      46 t[2]
        pxor xmm3, xmm15                                   ;  1173.3 p1      46 t[2]
        pand xmm6, xmm15                                   ;  1160.3 p1      46 t[2]
        pxor xmm0, xmm6                                    ;  1168.3 p1      46 t[2]
        movdqa xmm4, xmm14                                 ;  1149.3 p0      46 t[2] copy
        por xmm4, xmm5                                     ;  1166.3 p1      46 t[2]
        pxor xmm1, xmm4                                    ;  1175.3 p1      46 t[2]
        pand xmm13, xmm3                                   ;  1175.3 p1      46 t[2]
        pxor xmm10, xmm13                                  ;  1179.3 p1      46 t[2]
        movdqa xmm4, xmm11                                 ;  1170.3 p0      46 t[2] copy
        pand xmm4, xmm10                                   ;  1181.3 p1      46 t[2]
        pxor xmm1, xmm4                                    ;  1183.3 p1      46 t[2]
        pand xmm4, xmm1                                    ;  1185.3 p1      46 t[2]
        pxor xmm0, xmm4                                    ;  1187.3 p1      46 t[2]
        pxor xmm11, xmm1                                   ;  1185.3 p1      46 t[2]
        movdqa xmm4, xmm10                                 ;  1181.3 p0      46 t[2] copy
        pand xmm4, xmm0                                    ;  1189.3 p1      46 t[2]
        pxor xmm11, xmm4                                   ;  1191.3 p1      46 t[2]
        movdqa xmm4, xmm1                                  ;  1185.3 p0      46 t[2] copy
        pand xmm4, xmm11                                   ;  1193.3 p1      46 t[2]
        pxor xmm10, xmm4                                   ;  1195.3 p1      46 t[2]
        pand xmm2, xmm10                                   ;  1197.3 p1      46 t[2]
        movdqa xmm4, [rbp + 2448]                          ;  1153.3 p2      46 t[2] reload
        pand xmm4, xmm11                                   ;  1193.3 p1      46 t[2]
        movdqa xmm6, xmm0                                  ;  1189.3 p0      46 t[2] copy
        pand xmm6, xmm11                                   ;  1196.3 p1      46 t[2]
        pxor xmm1, xmm6                                    ;  1198.3 p1      46 t[2]
        pand xmm8, xmm1                                    ;  1200.3 p1      46 t[2]
        pand xmm15, xmm1                                   ;  1200.3 p1      46 t[2]
        pxor xmm15, xmm4                                   ;  1202.3 p1      46 t[2]
        pxor xmm15, xmm2                                   ;  1204.3 p1      46 t[2]
        movdqa xmm6, [rbp + 2640]                          ;  1151.3 p2      46 t[2] reload
        pand xmm6, xmm11                                   ;  1193.3 p1      46 t[2]
        movdqa xmm9, xmm11                                 ;  1193.3 p0      46 t[2] copy
        pxor xmm9, xmm10                                   ;  1200.3 p1      46 t[2]
        movdqa xmm12, [rbp + 2608]                         ;  1173.3 p2      46 t[2] reload
        pand xmm12, xmm9                                   ;  1202.3 p1      46 t[2]
        movdqa xmm13, [rbp + 2800]                         ;  1151.3 p2      46 t[2] reload
        pand xmm13, xmm9                                   ;  1202.3 p1      46 t[2]
        pxor xmm9, xmm1                                    ;  1202.3 p1      46 t[2]
        pand xmm3, xmm9                                    ;  1204.3 p1      46 t[2]
        pxor xmm12, xmm3                                   ;  1206.3 p1      46 t[2]
        pxor xmm3, xmm15                                   ;  1206.3 p1      46 t[2]
        pxor xmm4, xmm12                                   ;  1208.3 p1      46 t[2]
        pxor xmm2, xmm12                                   ;  1208.3 p1      46 t[2]
        movdqa xmm12, [rbp + 2992]                         ;  1153.7 p2      46 t[2] reload
        pand xmm12, xmm9                                   ;  1204.3 p1      46 t[2]
        movdqa [rbp + 2992], xmm6                          ;  1195.3 p0+p3   46 t[2] spill
        movdqa xmm6, xmm10                                 ;  1197.3 p0      46 t[2] copy
        pand xmm6, [rbp + 928]                             ;  1204.3 p2+p1   46 t[2]
        por xmm10, xmm9                                    ;  1204.3 p1      46 t[2]
        pxor xmm0, xmm10                                   ;  1206.3 p1      46 t[2]
        pxor xmm1, xmm0                                    ;  1208.3 p1      46 t[2]
        pand xmm7, xmm1                                    ;  1210.3 p1      46 t[2]
        pxor xmm15, xmm7                                   ;  1212.3 p1      46 t[2]
        movdqa xmm7, [rbp + 3024]                          ;  1157.7 p2      46 t[2] reload
        pand xmm7, xmm1                                    ;  1210.3 p1      46 t[2]
        pxor xmm11, xmm0                                   ;  1208.3 p1      46 t[2]
        pxor xmm8, xmm7                                    ;  1212.3 p1      46 t[2]
        pxor xmm9, xmm11                                   ;  1210.3 p1      46 t[2]
        pand xmm14, xmm9                                   ;  1212.3 p1      46 t[2]
        pand xmm5, xmm9                                    ;  1212.3 p1      46 t[2]
        movdqa xmm1, [rbp + 3088]                          ;  1160.0 p2      46 t[2] reload
        pand xmm1, xmm0                                    ;  1208.3 p1      46 t[2]
        pxor xmm3, xmm1                                    ;  1210.3 p1      46 t[2]
        movdqa xmm1, [rbp + 2928]                          ;  1161.0 p2      46 t[2] reload
        pand xmm1, xmm0                                    ;  1208.3 p1      46 t[2]
        pxor xmm7, xmm1                                    ;  1212.3 p1      46 t[2]
        pxor xmm12, xmm7                                   ;  1214.3 p1      46 t[2]
        pxor xmm13, xmm7                                   ;  1214.3 p1      46 t[2]
        movdqa xmm0, [rbp + 2944]                          ;  1162.7 p2      46 t[2] reload
        pand xmm0, xmm11                                   ;  1211.3 p1      46 t[2]
        movdqa xmm1, [rbp + 2960]                          ;  1163.7 p2      46 t[2] reload
        pand xmm1, xmm11                                   ;  1212.3 p1      46 t[2]
        pxor xmm3, xmm0                                    ;  1213.3 p1      46 t[2]
        pxor xmm4, xmm0                                    ;  1214.3 p1      46 t[2]
        pxor xmm12, xmm1                                   ;  1216.3 p1      46 t[2]
        pxor xmm8, xmm3                                    ;  1216.3 p1      46 t[2]
        pxor xmm14, xmm1                                   ;  1217.3 p1      46 t[2]
        pxor xmm14, xmm2                                   ;  1219.3 p1      46 t[2]
        pxor xmm4, xmm12                                   ;  1219.3 p1      46 t[2]
        pxor xmm8, xmm4                                    ;  1221.3 p1      46 t[2]
        pxor xmm6, xmm8                                    ;  1223.3 p1      46 t[2]
        pxor xmm14, xmm8                                   ;  1223.3 p1      46 t[2]
        pxor xmm13, xmm6                                   ;  1225.3 p1      46 t[2]
        pxor xmm15, xmm13                                  ;  1227.3 p1      46 t[2]
        movdqa xmm0, [rbp + 512]                           ;  1168.0 p2      46 t[2]
        movdqa xmm1, [rel aes128_decrypt.T0_constants128]  ;  1169.0 p2      46 t[0] reload
        pxor xmm0, xmm1                                    ;  1225.3 p1      46 t[2]
        movdqa xmm7, xmm0                                  ;  1227.3 p0      46 t[2] copy
        movdqa xmm8, [rbp + 528]                           ;  1170.0 p2      46 t[2]
        pxor xmm8, xmm1                                    ;  1226.3 p1      46 t[2]
        pxor xmm7, xmm8                                    ;  1234.3 p1      46 t[2]
        movdqa xmm9, xmm8                                  ;  1228.3 p0      46 t[2] copy
        movdqa xmm10, [rbp + 576]                          ;  1173.3 p2      46 t[2] reload
        pxor xmm9, xmm10                                   ;  1235.3 p1      46 t[2]
        movdqa xmm11, xmm9                                 ;  1237.3 p0      46 t[2] copy
        pxor xmm10, xmm7                                   ;  1236.3 p1      46 t[2]
        movdqa [rbp + 2960], xmm6                          ;  1225.3 p0+p3   46 t[2] spill
        movdqa xmm6, xmm7                                  ;  1236.3 p0      46 t[2] copy
        pxor xmm6, [rbp + 624]                             ;  1243.3 p2+p1   46 t[2]
        movdqa [rbp + 2944], xmm3                          ;  1215.3 p0+p3   46 t[2] spill
        movdqa xmm3, xmm8                                  ;  1228.3 p0      46 t[2] copy
        movdqa [rbp + 2928], xmm5                          ;  1214.3 p0+p3   46 t[2] spill
        movdqa xmm5, xmm8                                  ;  1228.3 p0      46 t[2] copy
        movdqa [rbp + 3088], xmm2                          ;  1210.3 p0+p3   46 t[2] spill
        movdqa xmm2, xmm8                                  ;  1228.3 p0      46 t[2] copy
        movdqa [rbp + 3024], xmm15                         ;  1229.3 p0+p3   46 t[2] spill
        movdqa xmm15, xmm10                                ;  1238.3 p0      46 t[2] copy
        movdqa [rbp + 2800], xmm4                          ;  1221.3 p0+p3   46 t[2] spill
        movdqa xmm4, xmm6                                  ;  1245.3 p0      46 t[2] copy
        movdqa [rbp + 2608], xmm14                         ;  1225.3 p0+p3   46 t[2] spill
        movdqa xmm14, xmm6                                 ;  1245.3 p0      46 t[2] copy
        movdqa [rbp + 2640], xmm13                         ;  1227.3 p0+p3   46 t[2] spill
        movdqa xmm13, [rel aes128_decrypt.T0_constants128] ;  1183.0 p2      46 t[2] copy
        pxor xmm13, [rbp + 592]                            ;  1231.3 p2+p1   46 t[2]
        pxor xmm0, xmm13                                   ;  1233.3 p1      46 t[2]
        pxor xmm11, xmm13                                  ;  1244.3 p1      46 t[2]
        pxor xmm2, xmm0                                    ;  1235.3 p1      46 t[2]
        movdqa xmm13, xmm2                                 ;  1237.3 p0      46 t[2] copy
        movdqa [rbp + 2448], xmm12                         ;  1218.3 p0+p3   46 t[2] spill
        movdqa xmm12, xmm0                                 ;  1235.3 p0      46 t[2] copy
        movdqa [rbp + 3104], xmm6                          ;  1245.3 p0+p3   46 t[2] spill
        movdqa xmm6, xmm0                                  ;  1235.3 p0      46 t[2] copy
        movdqa [rbp + 3120], xmm8                          ;  1228.3 p0+p3   46 t[2] spill
        movdqa xmm8, xmm11                                 ;  1246.3 p0      46 t[2] copy
        pxor xmm8, [rbp + 560]                             ;  1253.3 p2+p1   46 t[2]
        pxor xmm4, xmm8                                    ;  1255.3 p1      46 t[2]
        pand xmm5, xmm8                                    ;  1255.3 p1      46 t[2]
        movdqa [rbp + 3136], xmm2                          ;  1237.3 p0+p3   46 t[2] spill
        movdqa xmm2, xmm11                                 ;  1246.3 p0      46 t[2] copy
        pxor xmm2, [rbp + 544]                             ;  1253.3 p2+p1   46 t[2]
        pxor xmm3, xmm2                                    ;  1255.3 p1      46 t[2]
        pand xmm14, xmm3                                   ;  1257.3 p1      46 t[2]
        pxor xmm7, xmm2                                    ;  1255.3 p1      46 t[2]
        movdqa [rbp + 3152], xmm3                          ;  1257.3 p0+p3   46 t[2] spill
        movdqa xmm3, xmm11                                 ;  1246.3 p0      46 t[2] copy
        movdqa [rbp + 3168], xmm10                         ;  1238.3 p0+p3   46 t[2] spill
        movdqa xmm10, xmm2                                 ;  1255.3 p0      46 t[2] copy
        por xmm10, xmm4                                    ;  1262.3 p1      46 t[2]
        pxor xmm14, xmm10                                  ;  1264.3 p1      46 t[2]
        movdqa [rbp + 3184], xmm2                          ;  1255.3 p0+p3   46 t[2] spill
        movdqa xmm2, xmm8                                  ;  1255.3 p0      46 t[2] copy
        movdqa [rbp + 3200], xmm8                          ;  1255.3 p0+p3   46 t[2] spill
        movdqa xmm8, xmm4                                  ;  1257.3 p0      46 t[2] copy
        pxor xmm8, xmm7                                    ;  1264.3 p1      46 t[2]
        pand xmm3, xmm8                                    ;  1266.3 p1      46 t[2]
        pxor xmm10, xmm3                                   ;  1268.3 p1      46 t[2]
        pxor xmm3, xmm5                                    ;  1268.3 p1      46 t[2]
        movdqa [rbp + 3216], xmm8                          ;  1266.3 p0+p3   46 t[2] spill
        movdqa xmm8, xmm7                                  ;  1257.3 p0      46 t[2] copy
        por xmm8, [rbp + 544]                              ;  1264.3 p2+p1   46 t[2]
        pxor xmm14, xmm8                                   ;  1266.3 p1      46 t[2]
        pxor xmm3, xmm8                                    ;  1270.3 p1      46 t[2]
        movdqa xmm8, [rbp + 3216]                          ;  1266.3 p2      46 t[2]
        movdqa [rbp + 3232], xmm14                         ;  1268.3 p0+p3   46 t[2] spill
        movdqa xmm14, [rbp + 3216]                         ;  1266.3 p2      46 t[2]
        movdqa [rbp + 3216], xmm7                          ;  1257.3 p0+p3   46 t[2] spill
        movdqa xmm7, [rbp + 3232]                          ;  1268.3 p2      46 t[2]
        movdqa [rbp + 3248], xmm14                         ;  1277.3 p0+p3   46 t[2] spill
        movdqa xmm14, [rbp + 3216]                         ;  1257.3 p2      46 t[2]
        movdqa [rbp + 3264], xmm11                         ;  1246.3 p0+p3   46 t[2] spill
        movdqa xmm11, [rbp + 3232]                         ;  1268.3 p2      46 t[2]
        movdqa [rbp + 3232], xmm4                          ;  1257.3 p0+p3   46 t[2] spill
        movdqa xmm4, [rbp + 3216]                          ;  1257.3 p2      46 t[2]
        movdqa [rbp + 3216], xmm0                          ;  1235.3 p0+p3   46 t[2] spill
        movdqa xmm0, xmm1                                  ;  1220.3 p0      46 t[2] copy
        pxor xmm0, [rbp + 608]                             ;  1251.3 p2+p1   46 t[2]
        pxor xmm9, xmm0                                    ;  1253.3 p1      46 t[2]
        pxor xmm5, xmm0                                    ;  1257.3 p1      46 t[2]
        pxor xmm10, xmm5                                   ;  1270.3 p1      46 t[2]
        pxor xmm7, xmm5                                    ;  1279.3 p1      46 t[2]
        por xmm13, xmm9                                    ;  1256.3 p1      46 t[2]
        pxor xmm10, xmm13                                  ;  1272.3 p1      46 t[2]
        pxor xmm2, xmm9                                    ;  1262.3 p1      46 t[2]
        pxor xmm14, xmm9                                   ;  1268.3 p1      46 t[2]
        por xmm12, xmm2                                    ;  1264.3 p1      46 t[2]
        pxor xmm7, xmm12                                   ;  1281.3 p1      46 t[2]
        pxor xmm8, xmm2                                    ;  1277.3 p1      46 t[2]
        pand xmm6, xmm2                                    ;  1264.3 p1      46 t[2]
        pxor xmm3, xmm6                                    ;  1272.3 p1      46 t[2]
        movdqa xmm5, xmm0                                  ;  1253.3 p0      46 t[2] copy
        por xmm5, xmm14                                    ;  1270.3 p1      46 t[2]
        pxor xmm11, xmm5                                   ;  1279.3 p1      46 t[2]
        pand xmm15, xmm8                                   ;  1279.3 p1      46 t[2]
        pxor xmm7, xmm15                                   ;  1283.3 p1      46 t[2]
        movdqa xmm15, xmm10                                ;  1274.3 p0      46 t[2] copy
        pand xmm15, xmm7                                   ;  1285.3 p1      46 t[2]
        pxor xmm11, xmm15                                  ;  1287.3 p1      46 t[2]
        pand xmm15, xmm11                                  ;  1289.3 p1      46 t[2]
        pxor xmm3, xmm15                                   ;  1291.3 p1      46 t[2]
        pxor xmm10, xmm11                                  ;  1289.3 p1      46 t[2]
        movdqa xmm15, xmm7                                 ;  1285.3 p0      46 t[2] copy
        pand xmm15, xmm3                                   ;  1293.3 p1      46 t[2]
        pxor xmm10, xmm15                                  ;  1295.3 p1      46 t[2]
        movdqa xmm15, xmm11                                ;  1289.3 p0      46 t[2] copy
        pand xmm15, xmm10                                  ;  1297.3 p1      46 t[2]
        pxor xmm7, xmm15                                   ;  1299.3 p1      46 t[2]
        pand xmm4, xmm7                                    ;  1301.3 p1      46 t[2]
        movdqa xmm15, [rbp + 3232]                         ;  1257.3 p2      46 t[2] reload
        pand xmm15, xmm10                                  ;  1297.3 p1      46 t[2]
        movdqa xmm5, xmm3                                  ;  1293.3 p0      46 t[2] copy
        pand xmm5, xmm10                                   ;  1300.3 p1      46 t[2]
        pxor xmm11, xmm5                                   ;  1302.3 p1      46 t[2]
        pand xmm2, xmm11                                   ;  1304.3 p1      46 t[2]
        pxor xmm2, xmm15                                   ;  1306.3 p1      46 t[2]
        pxor xmm2, xmm4                                    ;  1308.3 p1      46 t[2]
        movdqa xmm5, [rbp + 3184]                          ;  1255.3 p2      46 t[2] reload
        pand xmm5, xmm10                                   ;  1297.3 p1      46 t[2]
        movdqa xmm6, [rbp + 3216]                          ;  1250.0 p2      46 t[2] reload
        pand xmm6, xmm11                                   ;  1304.3 p1      46 t[2]
        movdqa xmm12, xmm10                                ;  1297.3 p0      46 t[2] copy
        pxor xmm12, xmm7                                   ;  1304.3 p1      46 t[2]
        movdqa xmm13, [rbp + 3248]                         ;  1277.3 p2      46 t[2] reload
        pand xmm13, xmm12                                  ;  1306.3 p1      46 t[2]
        movdqa [rbp + 3248], xmm5                          ;  1299.3 p0+p3   46 t[2] spill
        movdqa xmm5, [rbp + 3264]                          ;  1253.3 p2      46 t[2] reload
        pand xmm5, xmm12                                   ;  1306.3 p1      46 t[2]
        pxor xmm12, xmm11                                  ;  1306.3 p1      46 t[2]
        pand xmm8, xmm12                                   ;  1308.3 p1      46 t[2]
        pxor xmm13, xmm8                                   ;  1310.3 p1      46 t[2]
        pxor xmm8, xmm2                                    ;  1310.3 p1      46 t[2]
        pxor xmm15, xmm13                                  ;  1312.3 p1      46 t[2]
        pxor xmm4, xmm13                                   ;  1312.3 p1      46 t[2]
        movdqa xmm13, [rbp + 3168]                         ;  1256.0 p2      46 t[2] reload
        pand xmm13, xmm12                                  ;  1308.3 p1      46 t[2]
        movdqa xmm1, xmm7                                  ;  1301.3 p0      46 t[2] copy
        pand xmm1, [rbp + 544]                             ;  1308.3 p2+p1   46 t[2]
        por xmm7, xmm12                                    ;  1308.3 p1      46 t[2]
        pxor xmm3, xmm7                                    ;  1310.3 p1      46 t[2]
        pxor xmm11, xmm3                                   ;  1312.3 p1      46 t[2]
        pand xmm9, xmm11                                   ;  1314.3 p1      46 t[2]
        pxor xmm2, xmm9                                    ;  1316.3 p1      46 t[2]
        movdqa xmm7, [rbp + 3136]                          ;  1259.3 p2      46 t[2] reload
        pand xmm7, xmm11                                   ;  1314.3 p1      46 t[2]
        pxor xmm10, xmm3                                   ;  1312.3 p1      46 t[2]
        pxor xmm6, xmm7                                    ;  1316.3 p1      46 t[2]
        pxor xmm12, xmm10                                  ;  1314.3 p1      46 t[2]
        pand xmm14, xmm12                                  ;  1316.3 p1      46 t[2]
        pand xmm0, xmm12                                   ;  1316.3 p1      46 t[2]
        movdqa xmm9, [rbp + 3200]                          ;  1261.7 p2      46 t[2] reload
        pand xmm9, xmm3                                    ;  1312.3 p1      46 t[2]
        pxor xmm8, xmm9                                    ;  1314.3 p1      46 t[2]
        movdqa xmm9, [rbp + 3120]                          ;  1262.7 p2      46 t[2] reload
        pand xmm9, xmm3                                    ;  1312.3 p1      46 t[2]
        pxor xmm7, xmm9                                    ;  1316.3 p1      46 t[2]
        pxor xmm13, xmm7                                   ;  1318.3 p1      46 t[2]
        pxor xmm5, xmm7                                    ;  1318.3 p1      46 t[2]
        movdqa xmm3, [rbp + 3104]                          ;  1264.3 p2      46 t[2] reload
        pand xmm3, xmm10                                   ;  1315.3 p1      46 t[2]
        movdqa xmm7, [rbp + 3152]                          ;  1265.3 p2      46 t[2] reload
        pand xmm7, xmm10                                   ;  1316.3 p1      46 t[2]
        pxor xmm8, xmm3                                    ;  1317.3 p1      46 t[2]
        pxor xmm15, xmm3                                   ;  1318.3 p1      46 t[2]
        pxor xmm13, xmm7                                   ;  1320.3 p1      46 t[2]
        pxor xmm6, xmm8                                    ;  1320.3 p1      46 t[2]
        pxor xmm14, xmm4                                   ;  1321.3 p1      46 t[2]
        pxor xmm4, xmm0                                    ;  1322.3 p1      46 t[2]
        pxor xmm4, xmm7                                    ;  1324.3 p1      46 t[2]
        pxor xmm15, xmm13                                  ;  1324.3 p1      46 t[2]
        pxor xmm6, xmm15                                   ;  1326.3 p1      46 t[2]
        pxor xmm1, xmm6                                    ;  1328.3 p1      46 t[2]
        pxor xmm4, xmm6                                    ;  1328.3 p1      46 t[2]
        pxor xmm5, xmm1                                    ;  1330.3 p1      46 t[2]
        pxor xmm2, xmm5                                    ;  1332.3 p1      46 t[2]
        pxor xmm14, xmm2                                   ;  1334.3 p1      46 t[2]
        movdqa xmm0, [rbp + 128]                           ;  1271.7 p2      46 t[2]
        movdqa xmm3, [rel aes128_decrypt.T0_constants128]  ;  1272.7 p2      46 t[0] reload
        pxor xmm0, xmm3                                    ;  1331.3 p1      46 t[2]
        movdqa xmm6, xmm0                                  ;  1333.3 p0      46 t[2] copy
        movdqa xmm7, [rbp + 144]                           ;  1273.7 p2      46 t[2]
        pxor xmm7, xmm3                                    ;  1332.3 p1      46 t[2]
        pxor xmm6, xmm7                                    ;  1340.3 p1      46 t[2]
        movdqa xmm9, xmm7                                  ;  1334.3 p0      46 t[2] copy
        movdqa xmm10, [rbp + 192]                          ;  1278.3 p2      46 t[2] reload
        pxor xmm9, xmm10                                   ;  1341.3 p1      46 t[2]
        movdqa xmm11, xmm9                                 ;  1343.3 p0      46 t[2] copy
        movdqa xmm12, xmm7                                 ;  1334.3 p0      46 t[2] copy
        pxor xmm10, xmm6                                   ;  1342.3 p1      46 t[2]
        movdqa [rbp + 3152], xmm1                          ;  1330.3 p0+p3   46 t[2] spill
        movdqa xmm1, xmm7                                  ;  1334.3 p0      46 t[2] copy
        movdqa [rbp + 3104], xmm8                          ;  1319.3 p0+p3   46 t[2] spill
        movdqa xmm8, xmm7                                  ;  1334.3 p0      46 t[2] copy
        movdqa [rbp + 3120], xmm2                          ;  1334.3 p0+p3   46 t[2] spill
        movdqa xmm2, xmm6                                  ;  1342.3 p0      46 t[2] copy
        pxor xmm2, [rbp + 240]                             ;  1349.3 p2+p1   46 t[2]
        movdqa [rbp + 3200], xmm15                         ;  1326.3 p0+p3   46 t[2] spill
        movdqa xmm15, xmm10                                ;  1344.3 p0      46 t[2] copy
        movdqa [rbp + 3136], xmm4                          ;  1330.3 p0+p3   46 t[2] spill
        movdqa xmm4, xmm2                                  ;  1351.3 p0      46 t[2] copy
        movdqa [rbp + 3168], xmm13                         ;  1322.3 p0+p3   46 t[2] spill
        movdqa xmm13, xmm2                                 ;  1351.3 p0      46 t[2] copy
        movdqa [rbp + 3264], xmm5                          ;  1332.3 p0+p3   46 t[2] spill
        movdqa xmm5, [rel aes128_decrypt.T0_constants128]  ;  1287.3 p2      46 t[2] copy
        pxor xmm5, [rbp + 208]                             ;  1337.3 p2+p1   46 t[2]
        pxor xmm0, xmm5                                    ;  1339.3 p1      46 t[2]
        pxor xmm11, xmm5                                   ;  1350.3 p1      46 t[2]
        pxor xmm8, xmm0                                    ;  1341.3 p1      46 t[2]
        movdqa xmm5, xmm8                                  ;  1343.3 p0      46 t[2] copy
        movdqa [rbp + 3216], xmm14                         ;  1336.3 p0+p3   46 t[2] spill
        movdqa xmm14, xmm0                                 ;  1341.3 p0      46 t[2] copy
        movdqa [rbp + 3184], xmm2                          ;  1351.3 p0+p3   46 t[2] spill
        movdqa xmm2, xmm0                                  ;  1341.3 p0      46 t[2] copy
        movdqa [rbp + 3232], xmm7                          ;  1334.3 p0+p3   46 t[2] spill
        movdqa xmm7, xmm11                                 ;  1352.3 p0      46 t[2] copy
        pxor xmm7, [rbp + 176]                             ;  1359.3 p2+p1   46 t[2]
        pxor xmm4, xmm7                                    ;  1361.3 p1      46 t[2]
        pand xmm1, xmm7                                    ;  1361.3 p1      46 t[2]
        movdqa [rbp + 3280], xmm8                          ;  1343.3 p0+p3   46 t[2] spill
        movdqa xmm8, xmm11                                 ;  1352.3 p0      46 t[2] copy
        pxor xmm8, [rbp + 160]                             ;  1359.3 p2+p1   46 t[2]
        pxor xmm12, xmm8                                   ;  1361.3 p1      46 t[2]
        pand xmm13, xmm12                                  ;  1363.3 p1      46 t[2]
        pxor xmm6, xmm8                                    ;  1361.3 p1      46 t[2]
        movdqa [rbp + 3296], xmm12                         ;  1363.3 p0+p3   46 t[2] spill
        movdqa xmm12, xmm11                                ;  1352.3 p0      46 t[2] copy
        movdqa [rbp + 3312], xmm10                         ;  1344.3 p0+p3   46 t[2] spill
        movdqa xmm10, xmm8                                 ;  1361.3 p0      46 t[2] copy
        por xmm10, xmm4                                    ;  1368.3 p1      46 t[2]
        pxor xmm13, xmm10                                  ;  1370.3 p1      46 t[2]
        movdqa [rbp + 3328], xmm8                          ;  1361.3 p0+p3   46 t[2] spill
        movdqa xmm8, xmm7                                  ;  1361.3 p0      46 t[2] copy
        movdqa [rbp + 3344], xmm7                          ;  1361.3 p0+p3   46 t[2] spill
        movdqa xmm7, xmm4                                  ;  1363.3 p0      46 t[2] copy
        pxor xmm7, xmm6                                    ;  1370.3 p1      46 t[2]
        pand xmm12, xmm7                                   ;  1372.3 p1      46 t[2]
        pxor xmm10, xmm12                                  ;  1374.3 p1      46 t[2]
        pxor xmm12, xmm1                                   ;  1374.3 p1      46 t[2]
        movdqa [rbp + 3360], xmm7                          ;  1372.3 p0+p3   46 t[2] spill
        movdqa xmm7, xmm6                                  ;  1363.3 p0      46 t[2] copy
        por xmm7, [rbp + 160]                              ;  1370.3 p2+p1   46 t[2]
        pxor xmm13, xmm7                                   ;  1372.3 p1      46 t[2]
        pxor xmm12, xmm7                                   ;  1376.3 p1      46 t[2]
        movdqa xmm7, [rbp + 3360]                          ;  1372.3 p2      46 t[2]
        movdqa [rbp + 3376], xmm13                         ;  1374.3 p0+p3   46 t[2] spill
        movdqa xmm13, [rbp + 3360]                         ;  1372.3 p2      46 t[2]
        movdqa [rbp + 3360], xmm6                          ;  1363.3 p0+p3   46 t[2] spill
        movdqa xmm6, [rbp + 3376]                          ;  1374.3 p2      46 t[2]
        movdqa [rbp + 3392], xmm13                         ;  1383.3 p0+p3   46 t[2] spill
        movdqa xmm13, [rbp + 3360]                         ;  1363.3 p2      46 t[2]
        movdqa [rbp + 3408], xmm11                         ;  1352.3 p0+p3   46 t[2] spill
        movdqa xmm11, [rbp + 3376]                         ;  1374.3 p2      46 t[2]
        movdqa [rbp + 3376], xmm4                          ;  1363.3 p0+p3   46 t[2] spill
        movdqa xmm4, [rbp + 3360]                          ;  1363.3 p2      46 t[2]
        movdqa [rbp + 3360], xmm0                          ;  1341.3 p0+p3   46 t[2] spill
        movdqa xmm0, xmm3                                  ;  1325.3 p0      46 t[2] copy
        pxor xmm0, [rbp + 224]                             ;  1357.3 p2+p1   46 t[2]
        pxor xmm9, xmm0                                    ;  1359.3 p1      46 t[2]
        pxor xmm1, xmm0                                    ;  1363.3 p1      46 t[2]
        pxor xmm10, xmm1                                   ;  1376.3 p1      46 t[2]
        pxor xmm6, xmm1                                    ;  1385.3 p1      46 t[2]
        por xmm5, xmm9                                     ;  1362.3 p1      46 t[2]
        pxor xmm10, xmm5                                   ;  1378.3 p1      46 t[2]
        pxor xmm8, xmm9                                    ;  1368.3 p1      46 t[2]
        pxor xmm13, xmm9                                   ;  1374.3 p1      46 t[2]
        por xmm14, xmm8                                    ;  1370.3 p1      46 t[2]
        pxor xmm6, xmm14                                   ;  1387.3 p1      46 t[2]
        pxor xmm7, xmm8                                    ;  1383.3 p1      46 t[2]
        pand xmm2, xmm8                                    ;  1370.3 p1      46 t[2]
        pxor xmm12, xmm2                                   ;  1378.3 p1      46 t[2]
        movdqa xmm14, xmm0                                 ;  1359.3 p0      46 t[2] copy
        por xmm14, xmm13                                   ;  1376.3 p1      46 t[2]
        pxor xmm11, xmm14                                  ;  1385.3 p1      46 t[2]
        pand xmm15, xmm7                                   ;  1385.3 p1      46 t[2]
        pxor xmm6, xmm15                                   ;  1389.3 p1      46 t[2]
        movdqa xmm14, xmm10                                ;  1380.3 p0      46 t[2] copy
        pand xmm14, xmm6                                   ;  1391.3 p1      46 t[2]
        pxor xmm11, xmm14                                  ;  1393.3 p1      46 t[2]
        pand xmm14, xmm11                                  ;  1395.3 p1      46 t[2]
        pxor xmm12, xmm14                                  ;  1397.3 p1      46 t[2]
        pxor xmm10, xmm11                                  ;  1395.3 p1      46 t[2]
        movdqa xmm14, xmm6                                 ;  1391.3 p0      46 t[2] copy
        pand xmm14, xmm12                                  ;  1399.3 p1      46 t[2]
        pxor xmm10, xmm14                                  ;  1401.3 p1      46 t[2]
        movdqa xmm14, xmm11                                ;  1395.3 p0      46 t[2] copy
        pand xmm14, xmm10                                  ;  1403.3 p1      46 t[2]
        pxor xmm6, xmm14                                   ;  1405.3 p1      46 t[2]
        pand xmm4, xmm6                                    ;  1407.3 p1      46 t[2]
        movdqa xmm14, [rbp + 3376]                         ;  1363.3 p2      46 t[2] reload
        pand xmm14, xmm10                                  ;  1403.3 p1      46 t[2]
        movdqa xmm15, xmm12                                ;  1399.3 p0      46 t[2] copy
        pand xmm15, xmm10                                  ;  1406.3 p1      46 t[2]
        pxor xmm11, xmm15                                  ;  1408.3 p1      46 t[2]
        pand xmm8, xmm11                                   ;  1410.3 p1      46 t[2]
        pxor xmm8, xmm14                                   ;  1412.3 p1      46 t[2]
        pxor xmm8, xmm4                                    ;  1414.3 p1      46 t[2]
        movdqa xmm15, [rbp + 3328]                         ;  1361.3 p2      46 t[2] reload
        pand xmm15, xmm10                                  ;  1403.3 p1      46 t[2]
        movdqa xmm1, [rbp + 3360]                          ;  1355.3 p2      46 t[2] reload
        pand xmm1, xmm11                                   ;  1410.3 p1      46 t[2]
        movdqa xmm2, xmm10                                 ;  1403.3 p0      46 t[2] copy
        pxor xmm2, xmm6                                    ;  1410.3 p1      46 t[2]
        movdqa xmm5, [rbp + 3392]                          ;  1383.3 p2      46 t[2] reload
        pand xmm5, xmm2                                    ;  1412.3 p1      46 t[2]
        movdqa [rbp + 3392], xmm15                         ;  1405.3 p0+p3   46 t[2] spill
        movdqa xmm15, [rbp + 3408]                         ;  1359.3 p2      46 t[2] reload
        pand xmm15, xmm2                                   ;  1412.3 p1      46 t[2]
        pxor xmm2, xmm11                                   ;  1412.3 p1      46 t[2]
        pand xmm7, xmm2                                    ;  1414.3 p1      46 t[2]
        pxor xmm5, xmm7                                    ;  1416.3 p1      46 t[2]
        pxor xmm7, xmm8                                    ;  1416.3 p1      46 t[2]
        pxor xmm14, xmm5                                   ;  1418.3 p1      46 t[2]
        pxor xmm4, xmm5                                    ;  1418.3 p1      46 t[2]
        movdqa xmm5, [rbp + 3312]                          ;  1362.0 p2      46 t[2] reload
        pand xmm5, xmm2                                    ;  1414.3 p1      46 t[2]
        movdqa xmm3, xmm6                                  ;  1407.3 p0      46 t[2] copy
        pand xmm3, [rbp + 160]                             ;  1414.3 p2+p1   46 t[2]
        por xmm6, xmm2                                     ;  1414.3 p1      46 t[2]
        pxor xmm12, xmm6                                   ;  1416.3 p1      46 t[2]
        pxor xmm11, xmm12                                  ;  1418.3 p1      46 t[2]
        pand xmm9, xmm11                                   ;  1420.3 p1      46 t[2]
        pxor xmm8, xmm9                                    ;  1422.3 p1      46 t[2]
        movdqa xmm6, [rbp + 3280]                          ;  1365.3 p2      46 t[2] reload
        pand xmm6, xmm11                                   ;  1420.3 p1      46 t[2]
        pxor xmm10, xmm12                                  ;  1418.3 p1      46 t[2]
        pxor xmm1, xmm6                                    ;  1422.3 p1      46 t[2]
        pxor xmm2, xmm10                                   ;  1420.3 p1      46 t[2]
        pand xmm0, xmm2                                    ;  1422.3 p1      46 t[2]
        pand xmm13, xmm2                                   ;  1422.3 p1      46 t[2]
        movdqa xmm2, [rbp + 3344]                          ;  1367.7 p2      46 t[2] reload
        pand xmm2, xmm12                                   ;  1418.3 p1      46 t[2]
        pxor xmm7, xmm2                                    ;  1420.3 p1      46 t[2]
        movdqa xmm2, [rbp + 3232]                          ;  1368.7 p2      46 t[2] reload
        pand xmm2, xmm12                                   ;  1418.3 p1      46 t[2]
        pxor xmm6, xmm2                                    ;  1422.3 p1      46 t[2]
        pxor xmm5, xmm6                                    ;  1424.3 p1      46 t[2]
        pxor xmm15, xmm6                                   ;  1424.3 p1      46 t[2]
        movdqa xmm2, [rbp + 3184]                          ;  1370.3 p2      46 t[2] reload
        pand xmm2, xmm10                                   ;  1421.3 p1      46 t[2]
        movdqa xmm6, [rbp + 3296]                          ;  1371.3 p2      46 t[2] reload
        pand xmm6, xmm10                                   ;  1422.3 p1      46 t[2]
        pxor xmm7, xmm2                                    ;  1423.3 p1      46 t[2]
        pxor xmm14, xmm2                                   ;  1424.3 p1      46 t[2]
        pxor xmm5, xmm6                                    ;  1426.3 p1      46 t[2]
        pxor xmm0, xmm6                                    ;  1426.3 p1      46 t[2]
        pxor xmm0, xmm4                                    ;  1428.3 p1      46 t[2]
        pxor xmm14, xmm5                                   ;  1428.3 p1      46 t[2]
        pxor xmm1, xmm7                                    ;  1429.3 p1      46 t[2]
        movdqa xmm2, [rbp + 3216]                          ;  1374.3 p2      65 t[2]
        pxor xmm1, xmm14                                   ;  1431.3 p1      46 t[2]
        movdqa xmm6, [rbp + 2448]                          ;  1375.3 p2      65 t[2]
        pxor xmm3, xmm1                                    ;  1433.3 p1      46 t[2]
        pxor xmm0, xmm1                                    ;  1433.3 p1      46 t[2]
        movdqa xmm1, [rbp + 3264]                          ;  1377.0 p2      65 t[2]
        pxor xmm15, xmm3                                   ;  1435.3 p1      46 t[2]
        movdqa xmm9, [rbp + 3168]                          ;  1378.0 p2      65 t[2]
        pxor xmm14, xmm0                                   ;  1435.3 p1      46 t[2]
        movdqa xmm10, [rbp + 2640]                         ;  1379.0 p2      65 t[2]
        pxor xmm8, xmm15                                   ;  1437.3 p1      46 t[2]
        movdqa xmm11, [rbp + 2800]                         ;  1380.0 p2      65 t[2]
        movdqa xmm12, [rbp + 2608]                         ;  1383.3 p2      46 t[2] reload
        pxor xmm11, xmm12                                  ;  1436.3 p1      65 t[2]
        movdqa xmm12, xmm14                                ;  1437.3 p0      65 t[2] copy
        movdqa [rbp + 2800], xmm3                          ;  1435.3 p0+p3   46 t[2] spill
        movdqa xmm3, [rbp + 1792]                          ;  1385.0 p2      46 t[2]
        pxor xmm3, [rel aes128_decrypt.T0_constants128]    ;  1437.3 p2+p1   46 t[2]
        movdqa [rbp + 2640], xmm7                          ;  1425.3 p0+p3   46 t[2] spill
        movdqa xmm7, xmm3                                  ;  1439.3 p0      46 t[2] copy
        movdqa [rbp + 3168], xmm0                          ;  1435.3 p0+p3   46 t[2] spill
        movdqa xmm0, [rbp + 1808]                          ;  1387.7 p2      46 t[2]
        pxor xmm0, [rel aes128_decrypt.T0_constants128]    ;  1438.3 p2+p1   46 t[2]
        pxor xmm7, xmm0                                    ;  1446.3 p1      46 t[2]
        movdqa [rbp + 2448], xmm14                         ;  1437.3 p0+p3   46 t[2] spill
        movdqa xmm14, xmm7                                 ;  1448.3 p0      46 t[2] copy
        pxor xmm14, [rbp + 1904]                           ;  1455.3 p2+p1   46 t[2]
        movdqa [rbp + 3296], xmm13                         ;  1424.3 p0+p3   46 t[2] spill
        movdqa xmm13, xmm7                                 ;  1448.3 p0      46 t[2] copy
        pxor xmm13, [rbp + 1856]                           ;  1455.3 p2+p1   46 t[2]
        movdqa [rbp + 3184], xmm4                          ;  1420.3 p0+p3   46 t[2] spill
        movdqa xmm4, xmm0                                  ;  1440.3 p0      46 t[2] copy
        pxor xmm4, [rbp + 1856]                            ;  1447.3 p2+p1   46 t[2]
        movdqa [rbp + 3232], xmm8                          ;  1439.3 p0+p3   46 t[2] spill
        movdqa xmm8, xmm4                                  ;  1449.3 p0      46 t[2] copy
        movdqa [rbp + 3344], xmm5                          ;  1428.3 p0+p3   65 t[2] spill
        movdqa xmm5, xmm0                                  ;  1440.3 p0      46 t[2] copy
        movdqa [rbp + 3280], xmm11                         ;  1438.3 p0+p3   65 t[2] spill
        movdqa xmm11, xmm0                                 ;  1440.3 p0      46 t[2] copy
        movdqa [rbp + 3312], xmm12                         ;  1444.3 p0+p3   65 t[2] spill
        movdqa xmm12, xmm0                                 ;  1440.3 p0      46 t[2] copy
        movdqa [rbp + 3408], xmm10                         ;  1404.3 p0+p3   65 t[2] spill
        movdqa xmm10, xmm14                                ;  1457.3 p0      46 t[2] copy
        movdqa [rbp + 3360], xmm9                          ;  1406.3 p0+p3   65 t[2] spill
        movdqa xmm9, xmm14                                 ;  1457.3 p0      46 t[2] copy
        movdqa [rbp + 3328], xmm15                         ;  1437.3 p0+p3   65 t[2] spill
        movdqa xmm15, xmm13                                ;  1457.3 p0      46 t[2] copy
        movdqa [rbp + 3376], xmm1                          ;  1410.3 p0+p3   65 t[2] spill
        movdqa xmm1, [rbp + 1872]                          ;  1410.3 p2      46 t[2]
        pxor xmm1, [rel aes128_decrypt.T0_constants128]    ;  1443.3 p2+p1   46 t[2]
        pxor xmm3, xmm1                                    ;  1445.3 p1      46 t[2]
        pxor xmm8, xmm1                                    ;  1456.3 p1      46 t[2]
        pxor xmm12, xmm3                                   ;  1447.3 p1      46 t[2]
        movdqa xmm1, xmm12                                 ;  1449.3 p0      46 t[2] copy
        movdqa [rbp + 3424], xmm6                          ;  1418.0 p0+p3   65 t[2] spill
        movdqa xmm6, xmm3                                  ;  1447.3 p0      46 t[2] copy
        movdqa [rbp + 3440], xmm2                          ;  1420.0 p0+p3   65 t[2] spill
        movdqa xmm2, xmm3                                  ;  1447.3 p0      46 t[2] copy
        movdqa [rbp + 3456], xmm14                         ;  1457.3 p0+p3   46 t[2] spill
        movdqa xmm14, xmm8                                 ;  1458.3 p0      46 t[2] copy
        pxor xmm14, [rbp + 1840]                           ;  1465.3 p2+p1   46 t[2]
        pxor xmm10, xmm14                                  ;  1467.3 p1      46 t[2]
        pand xmm11, xmm14                                  ;  1467.3 p1      46 t[2]
        movdqa [rbp + 3472], xmm0                          ;  1440.3 p0+p3   46 t[2] spill
        movdqa xmm0, xmm8                                  ;  1458.3 p0      46 t[2] copy
        pxor xmm0, [rbp + 1824]                            ;  1465.3 p2+p1   46 t[2]
        pxor xmm5, xmm0                                    ;  1467.3 p1      46 t[2]
        pand xmm9, xmm5                                    ;  1469.3 p1      46 t[2]
        pxor xmm7, xmm0                                    ;  1467.3 p1      46 t[2]
        movdqa [rbp + 3488], xmm5                          ;  1469.3 p0+p3   46 t[2] spill
        movdqa xmm5, xmm8                                  ;  1458.3 p0      46 t[2] copy
        movdqa [rbp + 3504], xmm12                         ;  1449.3 p0+p3   46 t[2] spill
        movdqa xmm12, xmm0                                 ;  1467.3 p0      46 t[2] copy
        por xmm12, xmm10                                   ;  1474.3 p1      46 t[2]
        pxor xmm9, xmm12                                   ;  1476.3 p1      46 t[2]
        movdqa [rbp + 3520], xmm13                         ;  1457.3 p0+p3   46 t[2] spill
        movdqa xmm13, xmm14                                ;  1467.3 p0      46 t[2] copy
        movdqa [rbp + 3536], xmm14                         ;  1467.3 p0+p3   46 t[2] spill
        movdqa xmm14, xmm10                                ;  1469.3 p0      46 t[2] copy
        pxor xmm14, xmm7                                   ;  1476.3 p1      46 t[2]
        pand xmm5, xmm14                                   ;  1478.3 p1      46 t[2]
        pxor xmm12, xmm5                                   ;  1480.3 p1      46 t[2]
        pxor xmm5, xmm11                                   ;  1480.3 p1      46 t[2]
        movdqa [rbp + 3552], xmm14                         ;  1478.3 p0+p3   46 t[2] spill
        movdqa xmm14, xmm7                                 ;  1469.3 p0      46 t[2] copy
        por xmm14, [rbp + 1824]                            ;  1476.3 p2+p1   46 t[2]
        pxor xmm9, xmm14                                   ;  1478.3 p1      46 t[2]
        pxor xmm5, xmm14                                   ;  1482.3 p1      46 t[2]
        movdqa xmm14, [rbp + 3552]                         ;  1478.3 p2      46 t[2]
        movdqa [rbp + 3568], xmm9                          ;  1480.3 p0+p3   46 t[2] spill
        movdqa xmm9, [rbp + 3552]                          ;  1478.3 p2      46 t[2]
        movdqa [rbp + 3552], xmm0                          ;  1467.3 p0+p3   46 t[2] spill
        movdqa xmm0, [rbp + 3568]                          ;  1480.3 p2      46 t[2]
        movdqa [rbp + 3584], xmm7                          ;  1469.3 p0+p3   46 t[2] spill
        movdqa xmm7, [rbp + 3568]                          ;  1480.3 p2      46 t[2]
        movdqa [rbp + 3568], xmm9                          ;  1489.3 p0+p3   46 t[2] spill
        movdqa xmm9, [rbp + 3584]                          ;  1469.3 p2      46 t[2]
        movdqa [rbp + 3600], xmm8                          ;  1458.3 p0+p3   46 t[2] spill
        movdqa xmm8, [rbp + 3584]                          ;  1469.3 p2      46 t[2]
        movdqa [rbp + 3584], xmm10                         ;  1469.3 p0+p3   46 t[2] spill
        movdqa xmm10, [rbp + 3296]                         ;  1440.0 p2      65 t[2]
        pxor xmm10, [rbp + 3184]                           ;  1463.3 p2+p1   65 t[2]
        pxor xmm10, [rbp + 3232]                           ;  1465.3 p2+p1   65 t[2]
        movdqa [rbp + 3184], xmm10                         ;  1467.3 p0+p3   65 t[2] spill
        movdqa xmm10, [rbp + 1888]                         ;  1445.7 p2      46 t[2]
        pxor xmm10, [rel aes128_decrypt.T0_constants128]   ;  1465.3 p2+p1   46 t[2]
        pxor xmm4, xmm10                                   ;  1467.3 p1      46 t[2]
        pxor xmm11, xmm10                                  ;  1469.3 p1      46 t[2]
        pxor xmm12, xmm11                                  ;  1482.3 p1      46 t[2]
        pxor xmm0, xmm11                                   ;  1491.3 p1      46 t[2]
        por xmm1, xmm4                                     ;  1470.3 p1      46 t[2]
        pxor xmm12, xmm1                                   ;  1484.3 p1      46 t[2]
        pxor xmm13, xmm4                                   ;  1474.3 p1      46 t[2]
        pxor xmm9, xmm4                                    ;  1480.3 p1      46 t[2]
        por xmm6, xmm13                                    ;  1476.3 p1      46 t[2]
        pxor xmm0, xmm6                                    ;  1493.3 p1      46 t[2]
        pxor xmm14, xmm13                                  ;  1489.3 p1      46 t[2]
        pand xmm2, xmm13                                   ;  1477.3 p1      46 t[2]
        pxor xmm5, xmm2                                    ;  1484.3 p1      46 t[2]
        movdqa xmm1, xmm10                                 ;  1467.3 p0      46 t[2] copy
        por xmm1, xmm9                                     ;  1482.3 p1      46 t[2]
        pxor xmm7, xmm1                                    ;  1491.3 p1      46 t[2]
        pand xmm15, xmm14                                  ;  1491.3 p1      46 t[2]
        pxor xmm0, xmm15                                   ;  1495.3 p1      46 t[2]
        movdqa xmm15, xmm12                                ;  1486.3 p0      46 t[2] copy
        pand xmm15, xmm0                                   ;  1497.3 p1      46 t[2]
        pxor xmm7, xmm15                                   ;  1499.3 p1      46 t[2]
        pand xmm15, xmm7                                   ;  1501.3 p1      46 t[2]
        pxor xmm5, xmm15                                   ;  1503.3 p1      46 t[2]
        pxor xmm12, xmm7                                   ;  1501.3 p1      46 t[2]
        movdqa xmm15, [rbp + 2928]                         ;  1462.0 p2      65 t[2]
        pxor xmm15, [rbp + 3088]                           ;  1488.3 p2+p1   65 t[2]
        movdqa xmm1, [rbp + 3024]                          ;  1464.0 p2      46 t[2] reload
        pxor xmm15, xmm1                                   ;  1490.3 p1      65 t[2]
        movdqa xmm2, [rbp + 3200]                          ;  1465.0 p2      65 t[2]
        movdqa xmm6, [rbp + 3136]                          ;  1466.0 p2      46 t[2] reload
        pxor xmm2, xmm6                                    ;  1490.3 p1      65 t[2]
        movdqa xmm11, xmm0                                 ;  1497.3 p0      46 t[2] copy
        pand xmm11, xmm5                                   ;  1505.3 p1      46 t[2]
        pxor xmm12, xmm11                                  ;  1507.3 p1      46 t[2]
        movdqa xmm11, xmm1                                 ;  1475.0 p0      65 t[2] copy
        movdqa [rbp + 3024], xmm1                          ;  1475.0 p0+p3   65 t[2] spill
        movdqa xmm1, xmm7                                  ;  1501.3 p0      46 t[2] copy
        pand xmm1, xmm12                                   ;  1509.3 p1      46 t[2]
        pxor xmm0, xmm1                                    ;  1511.3 p1      46 t[2]
        pand xmm8, xmm0                                    ;  1513.3 p1      46 t[2]
        movdqa xmm1, xmm5                                  ;  1505.3 p0      46 t[2] copy
        pand xmm1, xmm12                                   ;  1512.3 p1      46 t[2]
        pxor xmm7, xmm1                                    ;  1514.3 p1      46 t[2]
        pand xmm3, xmm7                                    ;  1516.3 p1      46 t[2]
        pand xmm13, xmm7                                   ;  1516.3 p1      46 t[2]
        pxor xmm13, xmm8                                   ;  1518.3 p1      46 t[2]
        movdqa xmm1, [rbp + 3584]                          ;  1470.0 p2      46 t[2] reload
        pand xmm1, xmm12                                   ;  1509.3 p1      46 t[2]
        pxor xmm13, xmm1                                   ;  1520.3 p1      46 t[2]
        movdqa [rbp + 3584], xmm11                         ;  1482.0 p0+p3   65 t[2] spill
        movdqa xmm11, [rbp + 3552]                         ;  1471.7 p2      46 t[2] reload
        pand xmm11, xmm12                                  ;  1509.3 p1      46 t[2]
        movdqa [rbp + 3552], xmm11                         ;  1511.3 p0+p3   65 t[2] spill
        movdqa xmm11, xmm12                                ;  1509.3 p0      46 t[2] copy
        pxor xmm11, xmm0                                   ;  1516.3 p1      46 t[2]
        movdqa [rbp + 3136], xmm6                          ;  1477.0 p0+p3   65 t[2] spill
        movdqa xmm6, [rbp + 3568]                          ;  1489.3 p2      46 t[2] reload
        pand xmm6, xmm11                                   ;  1518.3 p1      46 t[2]
        movdqa [rbp + 3568], xmm2                          ;  1492.3 p0+p3   65 t[2] spill
        movdqa xmm2, [rbp + 3600]                          ;  1475.7 p2      46 t[2] reload
        pand xmm2, xmm11                                   ;  1518.3 p1      46 t[2]
        pxor xmm11, xmm7                                   ;  1518.3 p1      46 t[2]
        pand xmm14, xmm11                                  ;  1520.3 p1      46 t[2]
        pxor xmm6, xmm14                                   ;  1522.3 p1      46 t[2]
        pxor xmm14, xmm13                                  ;  1522.3 p1      46 t[2]
        pxor xmm1, xmm6                                    ;  1524.3 p1      46 t[2]
        pxor xmm8, xmm6                                    ;  1524.3 p1      46 t[2]
        movdqa xmm6, [rbp + 3520]                          ;  1478.3 p2      46 t[2] reload
        pand xmm6, xmm11                                   ;  1520.3 p1      46 t[2]
        movdqa [rbp + 3520], xmm8                          ;  1526.3 p0+p3   46 t[2] spill
        movdqa xmm8, xmm0                                  ;  1513.3 p0      46 t[2] copy
        pand xmm8, [rbp + 1824]                            ;  1520.3 p2+p1   46 t[2]
        por xmm0, xmm11                                    ;  1520.3 p1      46 t[2]
        pxor xmm5, xmm0                                    ;  1522.3 p1      46 t[2]
        pxor xmm7, xmm5                                    ;  1524.3 p1      46 t[2]
        pand xmm4, xmm7                                    ;  1526.3 p1      46 t[2]
        pxor xmm13, xmm4                                   ;  1528.3 p1      46 t[2]
        movdqa xmm0, [rbp + 3504]                          ;  1482.3 p2      46 t[2] reload
        pand xmm0, xmm7                                    ;  1526.3 p1      46 t[2]
        pxor xmm12, xmm5                                   ;  1524.3 p1      46 t[2]
        pxor xmm3, xmm0                                    ;  1528.3 p1      46 t[2]
        movdqa xmm4, [rbp + 3536]                          ;  1483.7 p2      46 t[2] reload
        pand xmm4, xmm5                                    ;  1524.3 p1      46 t[2]
        pxor xmm14, xmm4                                   ;  1526.3 p1      46 t[2]
        movdqa xmm4, [rbp + 3472]                          ;  1484.7 p2      46 t[2] reload
        pand xmm4, xmm5                                    ;  1525.3 p1      46 t[2]
        pxor xmm0, xmm4                                    ;  1528.3 p1      46 t[2]
        movdqa xmm4, [rbp + 3440]                          ;  1485.7 p2      65 t[2] reload
        movdqa xmm5, [rbp + 3520]                          ;  1526.3 p2      46 t[2] reload
        pxor xmm4, xmm5                                    ;  1537.3 p1      65 t[2]
        pxor xmm6, xmm0                                    ;  1530.3 p1      46 t[2]
        pxor xmm2, xmm0                                    ;  1530.3 p1      46 t[2]
        pxor xmm11, xmm12                                  ;  1530.3 p1      46 t[2]
        pand xmm9, xmm11                                   ;  1532.3 p1      46 t[2]
        pand xmm10, xmm11                                  ;  1532.3 p1      46 t[2]
        movdqa xmm0, [rbp + 3456]                          ;  1491.0 p2      46 t[2] reload
        pand xmm0, xmm12                                   ;  1533.3 p1      46 t[2]
        movdqa xmm7, [rbp + 3488]                          ;  1492.0 p2      46 t[2] reload
        pand xmm7, xmm12                                   ;  1534.3 p1      46 t[2]
        pxor xmm4, xmm9                                    ;  1539.3 p1      65 t[2]
        movdqa xmm9, [rbp + 2448]                          ;  1493.0 p2      65 t[2]
        pxor xmm14, xmm0                                   ;  1536.3 p1      46 t[2]
        pxor xmm1, xmm0                                    ;  1537.3 p1      46 t[2]
        movdqa xmm0, [rbp + 2608]                          ;  1494.0 p2      65 t[2]
        pxor xmm6, xmm7                                    ;  1538.3 p1      46 t[2]
        pxor xmm10, xmm7                                   ;  1539.3 p1      46 t[2]
        pxor xmm10, xmm5                                   ;  1541.3 p1      46 t[2]
        movdqa xmm5, [rbp + 3168]                          ;  1495.0 p2      65 t[2]
        movdqa xmm7, [rbp + 3216]                          ;  1496.0 p2      65 t[2]
        pxor xmm3, xmm14                                   ;  1541.3 p1      46 t[2]
        pxor xmm1, xmm6                                    ;  1542.3 p1      46 t[2]
        pxor xmm3, xmm1                                    ;  1544.3 p1      46 t[2]
        pxor xmm8, xmm3                                    ;  1546.3 p1      46 t[2]
        pxor xmm10, xmm3                                   ;  1546.3 p1      46 t[2]
        movdqa xmm3, [rbp + 3232]                          ;  1497.3 p2      65 t[2]
        pxor xmm2, xmm8                                    ;  1548.3 p1      46 t[2]
        pxor xmm13, xmm2                                   ;  1550.3 p1      46 t[2]
        movdqa xmm11, [rbp + 3376]                         ;  1498.3 p2      65 t[2] reload
        pxor xmm11, xmm2                                   ;  1550.3 p1      65 t[2]
        movdqa xmm2, [rbp + 3424]                          ;  1499.3 p2      65 t[2] reload
        pxor xmm2, xmm6                                    ;  1549.3 p1      65 t[2]
        pxor xmm1, xmm10                                   ;  1550.3 p1      65 t[2]
        pxor xmm4, xmm13                                   ;  1552.3 p1      65 t[2]
        movdqa xmm12, [rbp + 3552]                         ;  1511.3 p2      65 t[2] reload
        pxor xmm12, xmm8                                   ;  1552.3 p1      65 t[2]
        movdqa xmm8, [rbp + 3328]                          ;  1501.3 p2      65 t[2] reload
        pxor xmm8, xmm11                                   ;  1553.3 p1      65 t[2]
        movdqa [rbp + 3328], xmm14                         ;  1538.3 p0+p3   46 t[2] spill
        movdqa xmm14, [rbp + 3360]                         ;  1502.3 p2      65 t[2] reload
        pxor xmm14, xmm2                                   ;  1554.3 p1      65 t[2]
        movdqa [rbp + 3360], xmm11                         ;  1552.3 p0+p3   65 t[2] spill
        movdqa xmm11, [rbp + 3408]                         ;  1503.7 p2      65 t[2] reload
        pxor xmm11, xmm8                                   ;  1555.3 p1      65 t[2]
        movdqa [rbp + 3408], xmm12                         ;  1554.3 p0+p3   65 t[2] spill
        movdqa xmm12, [rbp + 3312]                         ;  1505.0 p2      65 t[2] reload
        pxor xmm12, xmm11                                  ;  1557.3 p1      65 t[2]
        pxor xmm1, xmm12                                   ;  1559.3 p1      65 t[2]
        movdqa [rbp + 3312], xmm11                         ;  1557.3 p0+p3   65 t[2] spill
        movdqa xmm11, [rbp + 3280]                         ;  1506.7 p2      65 t[2] reload
        pxor xmm11, xmm12                                  ;  1559.3 p1      65 t[2]
        pxor xmm6, xmm11                                   ;  1561.3 p1      65 t[2]
        movdqa xmm12, [rbp + 3120]                         ;  1507.7 p2      65 t[2]
        movdqa [rbp + 3120], xmm11                         ;  1561.3 p0+p3   65 t[2] spill
        movdqa xmm11, [rbp + 2608]                         ;  1508.7 p2      65 t[2]
        movdqa [rbp + 2608], xmm8                          ;  1555.3 p0+p3   65 t[2] spill
        movdqa xmm8, [rbp + 3328]                          ;  1538.3 p2      65 t[2]
        pxor xmm8, [rbp + 2640]                            ;  1560.3 p2+p1   65 t[2]
        movdqa [rbp + 3280], xmm8                          ;  1562.3 p0+p3   65 t[2] spill
        movdqa xmm8, [rbp + 3344]                          ;  1511.7 p2      65 t[2] reload
        pxor xmm8, xmm6                                    ;  1563.3 p1      65 t[2]
        pxor xmm6, xmm14                                   ;  1563.3 p1      65 t[2]
        movdqa [rbp + 3344], xmm14                         ;  1556.3 p0+p3   65 t[2] spill
        movdqa xmm14, [rbp + 3568]                         ;  1516.0 p2      65 t[2] reload
        pxor xmm14, xmm1                                   ;  1563.3 p1      65 t[2]
        pxor xmm9, xmm14                                   ;  1565.3 p1      65 t[2]
        pxor xmm2, xmm9                                    ;  1567.3 p1      65 t[2]
        pxor xmm7, xmm2                                    ;  1569.3 p1      65 t[2]
        movdqa [rbp + 3568], xmm9                          ;  1567.3 p0+p3   65 t[2] spill
        movdqa xmm9, xmm4                                  ;  1554.3 p0      65 t[2] copy
        pxor xmm9, xmm8                                    ;  1567.3 p1      65 t[2]
        pxor xmm15, xmm9                                   ;  1569.3 p1      65 t[2]
        movdqa [rbp + 3552], xmm14                         ;  1565.3 p0+p3   65 t[2] spill
        movdqa xmm14, [rbp + 3184]                         ;  1524.0 p2      65 t[2] reload
        pxor xmm14, xmm6                                   ;  1569.3 p1      65 t[2]
        pxor xmm4, xmm14                                   ;  1571.3 p1      65 t[2]
        pxor xmm14, xmm15                                  ;  1571.3 p1      65 t[2]
        pxor xmm0, xmm14                                   ;  1573.3 p1      65 t[2]
        pxor xmm7, xmm14                                   ;  1573.3 p1      65 t[2]
        pxor xmm5, xmm0                                    ;  1575.3 p1      65 t[2]
        movdqa xmm14, [rbp + 3136]                         ;  1526.3 p2      65 t[2] reload
        pxor xmm14, xmm0                                   ;  1575.3 p1      65 t[2]
        pxor xmm10, xmm14                                  ;  1577.3 p1      65 t[2]
        pxor xmm14, xmm9                                   ;  1577.3 p1      65 t[2]
        pxor xmm11, xmm10                                  ;  1579.3 p1      65 t[2]
        pxor xmm14, xmm2                                   ;  1579.3 p1      65 t[2]
        pxor xmm10, xmm4                                   ;  1580.3 p1      65 t[2]
        movdqa xmm0, [rbp + 3584]                          ;  1528.7 p2      65 t[2] reload
        pxor xmm0, xmm5                                    ;  1581.3 p1      65 t[2]
        pxor xmm3, xmm0                                    ;  1583.3 p1      65 t[2]
        pxor xmm12, xmm0                                   ;  1583.3 p1      65 t[2]
        pxor xmm13, xmm3                                   ;  1585.3 p1      65 t[2]
        pxor xmm3, xmm11                                   ;  1585.3 p1      65 t[2]
        movdqa xmm0, [rbp + 3104]                          ;  1530.7 p2      65 t[2]
        pxor xmm0, [rbp + 3328]                            ;  1586.3 p2+p1   65 t[2]
        pxor xmm4, [r8 + 3072]                             ;  1587.3 p2+p1   65 t[2]
        movdqa [rbp + 896], xmm4                           ;  1589.3 p0+p3   65 t[2] spill
        movdqa xmm4, [rbp + 2944]                          ;  1533.7 p2      65 t[2]
        movdqa [rbp + 2944], xmm11                         ;  1581.3 p0+p3   65 t[2] spill
        movdqa xmm11, [rbp + 3408]                         ;  1554.3 p2      65 t[2] reload
        pxor xmm11, xmm2                                   ;  1588.3 p1      65 t[2]
        movdqa [rbp + 3408], xmm9                          ;  1569.3 p0+p3   65 t[2] spill
        movdqa xmm9, [rbp + 2800]                          ;  1535.7 p2      65 t[2]
        pxor xmm9, [rbp + 3392]                            ;  1589.3 p2+p1   65 t[2]
        movdqa [rbp + 3392], xmm15                         ;  1571.3 p0+p3   65 t[2] spill
        movdqa xmm15, [rbp + 3152]                         ;  1537.7 p2      65 t[2]
        pxor xmm15, [rbp + 3248]                           ;  1590.3 p2+p1   65 t[2]
        movdqa [rbp + 3248], xmm2                          ;  1569.3 p0+p3   65 t[2] spill
        movdqa xmm2, [rbp + 3024]                          ;  1540.0 p2      65 t[2] reload
        pxor xmm2, xmm13                                   ;  1591.3 p1      65 t[2]
        pxor xmm13, xmm14                                  ;  1592.3 p1      65 t[2]
        movdqa [rbp + 3024], xmm1                          ;  1561.3 p0+p3   65 t[2] spill
        movdqa xmm1, [rbp + 3280]                          ;  1562.3 p2      65 t[2] reload
        pxor xmm1, xmm3                                    ;  1593.3 p1      65 t[2]
        pxor xmm15, xmm1                                   ;  1595.3 p1      65 t[2]
        pxor xmm1, [rbp + 3248]                            ;  1595.3 p2+p1   65 t[2]
        pxor xmm9, xmm1                                    ;  1597.3 p1      65 t[2]
        pxor xmm1, xmm8                                    ;  1597.3 p1      65 t[2]
        pxor xmm15, xmm9                                   ;  1599.3 p1      65 t[2]
        movdqa [rbp + 3280], xmm9                          ;  1599.3 p0+p3   65 t[2] spill
        movdqa xmm9, xmm8                                  ;  1565.3 p0      65 t[2] copy
        pxor xmm9, xmm2                                    ;  1599.3 p1      65 t[2]
        pxor xmm0, xmm9                                    ;  1601.3 p1      65 t[2]
        pxor xmm4, xmm0                                    ;  1603.3 p1      65 t[2]
        pxor xmm0, xmm12                                   ;  1603.3 p1      65 t[2]
        pxor xmm12, xmm13                                  ;  1603.3 p1      65 t[2]
        pxor xmm9, [rbp + 2640]                            ;  1604.3 p2+p1   65 t[2]
        pxor xmm1, xmm4                                    ;  1605.3 p1      65 t[2]
        pxor xmm3, xmm12                                   ;  1606.3 p1      65 t[2]
        pxor xmm13, [r8 + 3232]                            ;  1607.3 p2+p1   65 t[2]
        pxor xmm12, [r8 + 3104]                            ;  1608.3 p2+p1   65 t[2]
        movdqa [rbp + 2640], xmm13                         ;  1609.3 p0+p3   65 t[2] spill
        movdqa xmm13, xmm6                                 ;  1565.3 p0      65 t[2] copy
        pxor xmm13, xmm7                                   ;  1609.3 p1      65 t[2]
        pxor xmm7, [r8 + 3200]                             ;  1610.3 p2+p1   65 t[2]
        pxor xmm10, xmm13                                  ;  1611.3 p1      65 t[2]
        pxor xmm5, xmm10                                   ;  1613.3 p1      65 t[2]
        pxor xmm14, xmm5                                   ;  1615.3 p1      65 t[2]
        pxor xmm2, [r8 + 3488]                             ;  1614.3 p2+p1   65 t[2]
        pxor xmm4, [r8 + 3376]                             ;  1615.3 p2+p1   65 t[2]
        pxor xmm2, xmm3                                    ;  1616.3 p1      65 t[2]
        pxor xmm3, [r8 + 3360]                             ;  1617.3 p2+p1   65 t[2]
        pxor xmm5, [r8 + 3088]                             ;  1618.3 p2+p1   65 t[2]
        pxor xmm13, [r8 + 3456]                            ;  1619.3 p2+p1   65 t[2]
        pxor xmm13, [rbp + 3408]                           ;  1621.3 p2+p1   65 t[2]
        pxor xmm10, [r8 + 3344]                            ;  1621.3 p2+p1   65 t[2]
        movdqa [rbp + 1312], xmm2                          ;  1618.3 p0+p3   65 t[2] spill
        movdqa xmm2, xmm6                                  ;  1565.3 p0      65 t[2] copy
        pxor xmm2, xmm0                                    ;  1622.3 p1      65 t[2]
        pxor xmm0, xmm15                                   ;  1623.3 p1      65 t[2]
        pxor xmm15, [rbp + 2960]                           ;  1624.3 p2+p1   65 t[2]
        pxor xmm15, [rbp + 2992]                           ;  1626.3 p2+p1   65 t[2]
        pxor xmm6, [r8 + 3312]                             ;  1626.3 p2+p1   65 t[2]
        pxor xmm9, xmm2                                    ;  1627.3 p1      65 t[2]
        pxor xmm11, xmm15                                  ;  1628.3 p1      65 t[2]
        pxor xmm15, xmm1                                   ;  1629.3 p1      65 t[2]
        pxor xmm15, xmm9                                   ;  1631.3 p1      65 t[2]
        pxor xmm2, [r8 + 3248]                             ;  1631.3 p2+p1   65 t[2]
        pxor xmm2, xmm1                                    ;  1633.3 p1      65 t[2]
        pxor xmm1, [r8 + 3504]                             ;  1633.3 p2+p1   65 t[2]
        pxor xmm9, [r8 + 3120]                             ;  1634.3 p2+p1   65 t[2]
        movdqa [rbp + 1328], xmm1                          ;  1635.3 p0+p3   65 t[2] spill
        movdqa xmm1, [rbp + 3264]                          ;  1572.0 p2      65 t[2]
        pxor xmm1, xmm0                                    ;  1635.3 p1      65 t[2]
        movdqa [rbp + 1280], xmm13                         ;  1623.3 p0+p3   65 t[2] spill
        movdqa xmm13, [rbp + 3280]                         ;  1599.3 p2      65 t[2]
        pxor xmm13, xmm15                                  ;  1636.3 p1      65 t[2]
        pxor xmm15, [r8 + 3520]                            ;  1637.3 p2+p1   65 t[2]
        movdqa [rbp + 1344], xmm15                         ;  1639.3 p0+p3   65 t[2] spill
        movdqa xmm15, [rbp + 3312]                         ;  1575.3 p2      65 t[2]
        pxor xmm15, xmm1                                   ;  1638.3 p1      65 t[2]
        movdqa [rbp + 1200], xmm4                          ;  1617.3 p0+p3   65 t[2] spill
        movdqa xmm4, [rbp + 3280]                          ;  1599.3 p2      65 t[2]
        pxor xmm4, xmm11                                   ;  1639.3 p1      65 t[2]
        movdqa [rbp + 3280], xmm3                          ;  1619.3 p0+p3   65 t[2] spill
        movdqa xmm3, [rbp + 3360]                          ;  1582.3 p2      65 t[2] reload
        pxor xmm3, xmm11                                   ;  1640.3 p1      65 t[2]
        movdqa xmm11, [rbp + 3248]                         ;  1583.3 p2      65 t[2]
        pxor xmm0, xmm4                                    ;  1641.3 p1      65 t[2]
        pxor xmm4, [r8 + 3392]                             ;  1642.3 p2+p1   65 t[2]
        movdqa [rbp + 3248], xmm4                          ;  1644.3 p0+p3   65 t[2] spill
        movdqa xmm4, [rbp + 2608]                          ;  1588.3 p2      65 t[2] reload
        pxor xmm4, xmm13                                   ;  1643.3 p1      65 t[2]
        pxor xmm1, xmm4                                    ;  1645.3 p1      65 t[2]
        pxor xmm13, [r8 + 3136]                            ;  1645.3 p2+p1   65 t[2]
        pxor xmm13, xmm0                                   ;  1647.3 p1      65 t[2]
        pxor xmm0, [r8 + 3264]                             ;  1647.3 p2+p1   65 t[2]
        pxor xmm4, [r8 + 3152]                             ;  1648.3 p2+p1   65 t[2]
        movdqa [rbp + 2608], xmm10                         ;  1623.3 p0+p3   65 t[2] spill
        movdqa xmm10, [rbp + 3024]                         ;  1592.7 p2      65 t[2] reload
        pxor xmm10, xmm3                                   ;  1649.3 p1      65 t[2]
        pxor xmm3, xmm15                                   ;  1650.3 p1      65 t[2]
        pxor xmm15, [r8 + 3280]                            ;  1651.3 p2+p1   65 t[2]
        movdqa [rbp + 3024], xmm15                         ;  1653.3 p0+p3   65 t[2] spill
        movdqa xmm15, [rbp + 3552]                         ;  1595.0 p2      65 t[2] reload
        pxor xmm15, xmm1                                   ;  1652.3 p1      65 t[2]
        pxor xmm1, [r8 + 3408]                             ;  1653.3 p2+p1   65 t[2]
        pxor xmm1, xmm3                                    ;  1655.3 p1      65 t[2]
        pxor xmm3, [r8 + 3536]                             ;  1655.3 p2+p1   65 t[2]
        movdqa [rbp + 1360], xmm3                          ;  1657.3 p0+p3   65 t[2] spill
        movdqa xmm3, xmm14                                 ;  1617.3 p0      65 t[2] copy
        pxor xmm3, [r8 + 3216]                             ;  1656.3 p2+p1   65 t[2]
        pxor xmm14, [r8 + 3472]                            ;  1657.3 p2+p1   65 t[2]
        pxor xmm14, [rbp + 2944]                           ;  1659.3 p2+p1   65 t[2]
        movdqa [rbp + 1296], xmm14                         ;  1661.3 p0+p3   65 t[2] spill
        movdqa xmm14, [rbp + 3344]                         ;  1602.0 p2      65 t[2] reload
        pxor xmm14, xmm10                                  ;  1659.3 p1      65 t[2]
        pxor xmm8, xmm14                                   ;  1661.3 p1      65 t[2]
        pxor xmm11, xmm8                                   ;  1663.3 p1      65 t[2]
        pxor xmm14, [r8 + 3440]                            ;  1662.3 p2+p1   65 t[2]
        pxor xmm6, xmm11                                   ;  1665.3 p1      65 t[2]
        pxor xmm11, [r8 + 3184]                            ;  1665.3 p2+p1   65 t[2]
        pxor xmm8, [r8 + 3568]                             ;  1665.3 p2+p1   65 t[2]
        movdqa [rbp + 1392], xmm8                          ;  1667.3 p0+p3   65 t[2] spill
        movdqa xmm8, [rbp + 3120]                          ;  1610.3 p2      65 t[2] reload
        pxor xmm8, xmm15                                   ;  1666.3 p1      65 t[2]
        pxor xmm15, [r8 + 3168]                            ;  1667.3 p2+p1   65 t[2]
        pxor xmm10, xmm8                                   ;  1668.3 p1      65 t[2]
        pxor xmm8, [r8 + 3424]                             ;  1669.3 p2+p1   65 t[2]
        movdqa [rbp + 1264], xmm14                         ;  1664.3 p0+p3   65 t[2] spill
        movdqa xmm14, [rbp + 3568]                         ;  1615.3 p2      65 t[2]
        pxor xmm14, [r8 + 3296]                            ;  1670.3 p2+p1   65 t[2]
        pxor xmm14, xmm10                                  ;  1672.3 p1      65 t[2]
        pxor xmm10, [r8 + 3552]                            ;  1672.3 p2+p1   65 t[2]
        movdqa [rbp + 1376], xmm10                         ;  1674.3 p0+p3   65 t[2] spill
        movdqa xmm10, [rbp + 3392]                         ;  1619.7 p2      65 t[2]
        pxor xmm10, [r8 + 3328]                            ;  1673.3 p2+p1   65 t[2]
        movdqa [rbp + 1248], xmm8                          ;  1671.3 p0+p3   65 t[2] spill
        movdqa xmm8, [rbp + 1408]                          ;  1623.3 p2      46 t[3]
        pxor xmm8, [rel aes128_decrypt.T0_constants128]    ;  1674.3 p2+p1   46 t[3]
        movdqa [rbp + 1232], xmm1                          ;  1657.3 p0+p3   65 t[2] spill
        movdqa xmm1, xmm8                                  ;  1676.3 p0      46 t[3] copy
        movdqa [rbp + 3152], xmm10                         ;  1675.3 p0+p3   65 t[2] spill
        movdqa xmm10, [rbp + 1424]                         ;  1626.0 p2      46 t[3]
        pxor xmm10, [rel aes128_decrypt.T0_constants128]   ;  1675.3 p2+p1   46 t[3]
        pxor xmm1, xmm10                                   ;  1683.3 p1      46 t[3]
        movdqa [rbp + 2800], xmm6                          ;  1667.3 p0+p3   65 t[2] spill
        movdqa xmm6, xmm1                                  ;  1685.3 p0      46 t[3] copy
        pxor xmm6, [rbp + 1520]                            ;  1692.3 p2+p1   46 t[3]
        movdqa [rbp + 3104], xmm14                         ;  1674.3 p0+p3   65 t[2] spill
        movdqa xmm14, xmm1                                 ;  1685.3 p0      46 t[3] copy
        pxor xmm14, [rbp + 1472]                           ;  1692.3 p2+p1   46 t[3]
        movdqa [rbp + 3584], xmm0                          ;  1649.3 p0+p3   65 t[2] spill
        movdqa xmm0, xmm10                                 ;  1677.3 p0      46 t[3] copy
        pxor xmm0, [rbp + 1472]                            ;  1684.3 p2+p1   46 t[3]
        movdqa [rbp + 3136], xmm2                          ;  1637.3 p0+p3   65 t[2] spill
        movdqa xmm2, xmm0                                  ;  1686.3 p0      46 t[3] copy
        movdqa [rbp + 3184], xmm3                          ;  1658.3 p0+p3   65 t[2] spill
        movdqa xmm3, xmm10                                 ;  1677.3 p0      46 t[3] copy
        movdqa [rbp + 3424], xmm7                          ;  1641.3 p0+p3   65 t[2] spill
        movdqa xmm7, xmm10                                 ;  1677.3 p0      46 t[3] copy
        movdqa [rbp + 1008], xmm11                         ;  1667.3 p0+p3   65 t[2] spill
        movdqa xmm11, xmm10                                ;  1677.3 p0      46 t[3] copy
        movdqa [rbp + 992], xmm15                          ;  1669.3 p0+p3   65 t[2] spill
        movdqa xmm15, xmm6                                 ;  1694.3 p0      46 t[3] copy
        movdqa [rbp + 976], xmm4                           ;  1650.3 p0+p3   65 t[2] spill
        movdqa xmm4, xmm6                                  ;  1694.3 p0      46 t[3] copy
        movdqa [rbp + 960], xmm13                          ;  1649.3 p0+p3   65 t[2] spill
        movdqa xmm13, xmm14                                ;  1694.3 p0      46 t[3] copy
        movdqa [rbp + 944], xmm9                           ;  1651.3 p0+p3   65 t[2] spill
        movdqa xmm9, [rbp + 1488]                          ;  1645.0 p2      46 t[3]
        pxor xmm9, [rel aes128_decrypt.T0_constants128]    ;  1680.3 p2+p1   46 t[3]
        pxor xmm8, xmm9                                    ;  1682.3 p1      46 t[3]
        pxor xmm2, xmm9                                    ;  1693.3 p1      46 t[3]
        pxor xmm11, xmm8                                   ;  1684.3 p1      46 t[3]
        movdqa xmm9, xmm11                                 ;  1686.3 p0      46 t[3] copy
        movdqa [rbp + 928], xmm12                          ;  1653.3 p0+p3   65 t[2] spill
        movdqa xmm12, xmm8                                 ;  1684.3 p0      46 t[3] copy
        movdqa [rbp + 912], xmm5                           ;  1655.3 p0+p3   65 t[2] spill
        movdqa xmm5, xmm8                                  ;  1684.3 p0      46 t[3] copy
        movdqa [rbp + 3456], xmm6                          ;  1694.3 p0+p3   46 t[3] spill
        movdqa xmm6, xmm2                                  ;  1695.3 p0      46 t[3] copy
        pxor xmm6, [rbp + 1456]                            ;  1702.3 p2+p1   46 t[3]
        pxor xmm15, xmm6                                   ;  1704.3 p1      46 t[3]
        pand xmm7, xmm6                                    ;  1704.3 p1      46 t[3]
        movdqa [rbp + 3440], xmm10                         ;  1677.3 p0+p3   46 t[3] spill
        movdqa xmm10, xmm2                                 ;  1695.3 p0      46 t[3] copy
        pxor xmm10, [rbp + 1440]                           ;  1702.3 p2+p1   46 t[3]
        pxor xmm3, xmm10                                   ;  1704.3 p1      46 t[3]
        pand xmm4, xmm3                                    ;  1706.3 p1      46 t[3]
        pxor xmm1, xmm10                                   ;  1704.3 p1      46 t[3]
        movdqa [rbp + 3472], xmm3                          ;  1706.3 p0+p3   46 t[3] spill
        movdqa xmm3, xmm2                                  ;  1695.3 p0      46 t[3] copy
        movdqa [rbp + 3536], xmm11                         ;  1686.3 p0+p3   46 t[3] spill
        movdqa xmm11, xmm10                                ;  1704.3 p0      46 t[3] copy
        por xmm11, xmm15                                   ;  1711.3 p1      46 t[3]
        pxor xmm4, xmm11                                   ;  1713.3 p1      46 t[3]
        movdqa [rbp + 3504], xmm14                         ;  1694.3 p0+p3   46 t[3] spill
        movdqa xmm14, xmm6                                 ;  1704.3 p0      46 t[3] copy
        movdqa [rbp + 3600], xmm6                          ;  1704.3 p0+p3   46 t[3] spill
        movdqa xmm6, xmm15                                 ;  1706.3 p0      46 t[3] copy
        pxor xmm6, xmm1                                    ;  1713.3 p1      46 t[3]
        pand xmm3, xmm6                                    ;  1715.3 p1      46 t[3]
        pxor xmm11, xmm3                                   ;  1717.3 p1      46 t[3]
        pxor xmm3, xmm7                                    ;  1717.3 p1      46 t[3]
        movdqa [rbp + 3200], xmm6                          ;  1715.3 p0+p3   46 t[3] spill
        movdqa xmm6, xmm1                                  ;  1706.3 p0      46 t[3] copy
        por xmm6, [rbp + 1440]                             ;  1713.3 p2+p1   46 t[3]
        pxor xmm4, xmm6                                    ;  1715.3 p1      46 t[3]
        pxor xmm3, xmm6                                    ;  1719.3 p1      46 t[3]
        movdqa xmm6, [rbp + 3200]                          ;  1715.3 p2      46 t[3]
        movdqa [rbp + 3088], xmm4                          ;  1717.3 p0+p3   46 t[3] spill
        movdqa xmm4, [rbp + 3200]                          ;  1715.3 p2      46 t[3]
        movdqa [rbp + 3200], xmm10                         ;  1704.3 p0+p3   46 t[3] spill
        movdqa xmm10, [rbp + 3088]                         ;  1717.3 p2      46 t[3]
        movdqa [rbp + 2928], xmm1                          ;  1706.3 p0+p3   46 t[3] spill
        movdqa xmm1, [rbp + 3088]                          ;  1717.3 p2      46 t[3]
        movdqa [rbp + 3088], xmm4                          ;  1726.3 p0+p3   46 t[3] spill
        movdqa xmm4, [rbp + 2928]                          ;  1706.3 p2      46 t[3]
        movdqa [rbp + 3296], xmm2                          ;  1695.3 p0+p3   46 t[3] spill
        movdqa xmm2, [rbp + 2928]                          ;  1706.3 p2      46 t[3]
        movdqa [rbp + 2928], xmm15                         ;  1706.3 p0+p3   46 t[3] spill
        movdqa xmm15, [rbp + 1504]                         ;  1676.0 p2      46 t[3]
        pxor xmm15, [rel aes128_decrypt.T0_constants128]   ;  1700.3 p2+p1   46 t[3]
        pxor xmm0, xmm15                                   ;  1702.3 p1      46 t[3]
        pxor xmm7, xmm15                                   ;  1706.3 p1      46 t[3]
        pxor xmm11, xmm7                                   ;  1719.3 p1      46 t[3]
        pxor xmm10, xmm7                                   ;  1728.3 p1      46 t[3]
        por xmm9, xmm0                                     ;  1705.3 p1      46 t[3]
        pxor xmm11, xmm9                                   ;  1721.3 p1      46 t[3]
        pxor xmm14, xmm0                                   ;  1711.3 p1      46 t[3]
        pxor xmm4, xmm0                                    ;  1717.3 p1      46 t[3]
        por xmm12, xmm14                                   ;  1713.3 p1      46 t[3]
        pxor xmm10, xmm12                                  ;  1730.3 p1      46 t[3]
        pxor xmm6, xmm14                                   ;  1726.3 p1      46 t[3]
        pand xmm5, xmm14                                   ;  1713.3 p1      46 t[3]
        pxor xmm3, xmm5                                    ;  1721.3 p1      46 t[3]
        movdqa xmm5, xmm15                                 ;  1702.3 p0      46 t[3] copy
        por xmm5, xmm4                                     ;  1719.3 p1      46 t[3]
        pxor xmm1, xmm5                                    ;  1728.3 p1      46 t[3]
        pand xmm13, xmm6                                   ;  1728.3 p1      46 t[3]
        pxor xmm10, xmm13                                  ;  1732.3 p1      46 t[3]
        movdqa xmm5, xmm11                                 ;  1723.3 p0      46 t[3] copy
        pand xmm5, xmm10                                   ;  1734.3 p1      46 t[3]
        pxor xmm1, xmm5                                    ;  1736.3 p1      46 t[3]
        pand xmm5, xmm1                                    ;  1738.3 p1      46 t[3]
        pxor xmm3, xmm5                                    ;  1740.3 p1      46 t[3]
        pxor xmm11, xmm1                                   ;  1738.3 p1      46 t[3]
        movdqa xmm5, xmm10                                 ;  1734.3 p0      46 t[3] copy
        pand xmm5, xmm3                                    ;  1742.3 p1      46 t[3]
        pxor xmm11, xmm5                                   ;  1744.3 p1      46 t[3]
        movdqa xmm5, xmm1                                  ;  1738.3 p0      46 t[3] copy
        pand xmm5, xmm11                                   ;  1746.3 p1      46 t[3]
        pxor xmm10, xmm5                                   ;  1748.3 p1      46 t[3]
        pand xmm2, xmm10                                   ;  1750.3 p1      46 t[3]
        movdqa xmm5, [rbp + 2928]                          ;  1706.3 p2      46 t[3] reload
        pand xmm5, xmm11                                   ;  1746.3 p1      46 t[3]
        movdqa xmm7, xmm3                                  ;  1742.3 p0      46 t[3] copy
        pand xmm7, xmm11                                   ;  1749.3 p1      46 t[3]
        pxor xmm1, xmm7                                    ;  1751.3 p1      46 t[3]
        pand xmm8, xmm1                                    ;  1753.3 p1      46 t[3]
        pand xmm14, xmm1                                   ;  1753.3 p1      46 t[3]
        pxor xmm14, xmm5                                   ;  1755.3 p1      46 t[3]
        pxor xmm14, xmm2                                   ;  1757.3 p1      46 t[3]
        movdqa xmm7, [rbp + 3200]                          ;  1704.3 p2      46 t[3] reload
        pand xmm7, xmm11                                   ;  1746.3 p1      46 t[3]
        movdqa xmm9, xmm11                                 ;  1746.3 p0      46 t[3] copy
        pxor xmm9, xmm10                                   ;  1753.3 p1      46 t[3]
        movdqa xmm12, [rbp + 3088]                         ;  1726.3 p2      46 t[3] reload
        pand xmm12, xmm9                                   ;  1755.3 p1      46 t[3]
        movdqa xmm13, [rbp + 3296]                         ;  1704.3 p2      46 t[3] reload
        pand xmm13, xmm9                                   ;  1755.3 p1      46 t[3]
        pxor xmm9, xmm1                                    ;  1755.3 p1      46 t[3]
        pand xmm6, xmm9                                    ;  1757.3 p1      46 t[3]
        pxor xmm12, xmm6                                   ;  1759.3 p1      46 t[3]
        pxor xmm6, xmm14                                   ;  1759.3 p1      46 t[3]
        pxor xmm5, xmm12                                   ;  1761.3 p1      46 t[3]
        pxor xmm2, xmm12                                   ;  1761.3 p1      46 t[3]
        movdqa xmm12, [rbp + 3504]                         ;  1706.7 p2      46 t[3] reload
        pand xmm12, xmm9                                   ;  1757.3 p1      46 t[3]
        movdqa [rbp + 3504], xmm7                          ;  1748.3 p0+p3   46 t[3] spill
        movdqa xmm7, xmm10                                 ;  1750.3 p0      46 t[3] copy
        pand xmm7, [rbp + 1440]                            ;  1757.3 p2+p1   46 t[3]
        por xmm10, xmm9                                    ;  1757.3 p1      46 t[3]
        pxor xmm3, xmm10                                   ;  1759.3 p1      46 t[3]
        pxor xmm1, xmm3                                    ;  1761.3 p1      46 t[3]
        pand xmm0, xmm1                                    ;  1763.3 p1      46 t[3]
        pxor xmm14, xmm0                                   ;  1765.3 p1      46 t[3]
        movdqa xmm0, [rbp + 3536]                          ;  1710.7 p2      46 t[3] reload
        pand xmm0, xmm1                                    ;  1763.3 p1      46 t[3]
        pxor xmm11, xmm3                                   ;  1761.3 p1      46 t[3]
        pxor xmm8, xmm0                                    ;  1765.3 p1      46 t[3]
        pxor xmm9, xmm11                                   ;  1763.3 p1      46 t[3]
        pand xmm15, xmm9                                   ;  1765.3 p1      46 t[3]
        pand xmm4, xmm9                                    ;  1765.3 p1      46 t[3]
        movdqa xmm1, [rbp + 3600]                          ;  1713.0 p2      46 t[3] reload
        pand xmm1, xmm3                                    ;  1761.3 p1      46 t[3]
        pxor xmm6, xmm1                                    ;  1763.3 p1      46 t[3]
        movdqa xmm1, [rbp + 3440]                          ;  1714.0 p2      46 t[3] reload
        pand xmm1, xmm3                                    ;  1761.3 p1      46 t[3]
        pxor xmm0, xmm1                                    ;  1765.3 p1      46 t[3]
        pxor xmm12, xmm0                                   ;  1767.3 p1      46 t[3]
        pxor xmm13, xmm0                                   ;  1767.3 p1      46 t[3]
        movdqa xmm0, [rbp + 3456]                          ;  1715.7 p2      46 t[3] reload
        pand xmm0, xmm11                                   ;  1764.3 p1      46 t[3]
        movdqa xmm1, [rbp + 3472]                          ;  1716.7 p2      46 t[3] reload
        pand xmm1, xmm11                                   ;  1765.3 p1      46 t[3]
        pxor xmm6, xmm0                                    ;  1766.3 p1      46 t[3]
        pxor xmm5, xmm0                                    ;  1767.3 p1      46 t[3]
        pxor xmm12, xmm1                                   ;  1769.3 p1      46 t[3]
        pxor xmm8, xmm6                                    ;  1769.3 p1      46 t[3]
        pxor xmm15, xmm1                                   ;  1770.3 p1      46 t[3]
        pxor xmm15, xmm2                                   ;  1772.3 p1      46 t[3]
        pxor xmm5, xmm12                                   ;  1772.3 p1      46 t[3]
        pxor xmm8, xmm5                                    ;  1774.3 p1      46 t[3]
        pxor xmm7, xmm8                                    ;  1776.3 p1      46 t[3]
        pxor xmm15, xmm8                                   ;  1776.3 p1      46 t[3]
        pxor xmm13, xmm7                                   ;  1778.3 p1      46 t[3]
        pxor xmm14, xmm13                                  ;  1780.3 p1      46 t[3]
        movdqa xmm0, [rbp + 1024]                          ;  1721.0 p2      46 t[3]
        movdqa xmm1, [rel aes128_decrypt.T0_constants128]  ;  1722.0 p2      46 t[0] reload
        pxor xmm0, xmm1                                    ;  1778.3 p1      46 t[3]
        movdqa xmm3, xmm0                                  ;  1780.3 p0      46 t[3] copy
        movdqa xmm8, [rbp + 1040]                          ;  1723.0 p2      46 t[3]
        pxor xmm8, xmm1                                    ;  1779.3 p1      46 t[3]
        pxor xmm3, xmm8                                    ;  1787.3 p1      46 t[3]
        movdqa xmm9, xmm8                                  ;  1781.3 p0      46 t[3] copy
        movdqa xmm10, [rbp + 1088]                         ;  1726.3 p2      46 t[3] reload
        pxor xmm9, xmm10                                   ;  1788.3 p1      46 t[3]
        movdqa xmm11, xmm9                                 ;  1790.3 p0      46 t[3] copy
        pxor xmm10, xmm3                                   ;  1789.3 p1      46 t[3]
        movdqa [rbp + 3472], xmm7                          ;  1778.3 p0+p3   46 t[3] spill
        movdqa xmm7, xmm3                                  ;  1789.3 p0      46 t[3] copy
        pxor xmm7, [rbp + 1136]                            ;  1796.3 p2+p1   46 t[3]
        movdqa [rbp + 3456], xmm6                          ;  1768.3 p0+p3   46 t[3] spill
        movdqa xmm6, xmm8                                  ;  1781.3 p0      46 t[3] copy
        movdqa [rbp + 3440], xmm4                          ;  1767.3 p0+p3   46 t[3] spill
        movdqa xmm4, xmm8                                  ;  1781.3 p0      46 t[3] copy
        movdqa [rbp + 3600], xmm2                          ;  1763.3 p0+p3   46 t[3] spill
        movdqa xmm2, xmm8                                  ;  1781.3 p0      46 t[3] copy
        movdqa [rbp + 3536], xmm14                         ;  1782.3 p0+p3   46 t[3] spill
        movdqa xmm14, xmm10                                ;  1791.3 p0      46 t[3] copy
        movdqa [rbp + 3296], xmm5                          ;  1774.3 p0+p3   46 t[3] spill
        movdqa xmm5, xmm7                                  ;  1798.3 p0      46 t[3] copy
        movdqa [rbp + 3088], xmm15                         ;  1778.3 p0+p3   46 t[3] spill
        movdqa xmm15, xmm7                                 ;  1798.3 p0      46 t[3] copy
        movdqa [rbp + 3200], xmm13                         ;  1780.3 p0+p3   46 t[3] spill
        movdqa xmm13, [rel aes128_decrypt.T0_constants128] ;  1736.0 p2      46 t[3] copy
        pxor xmm13, [rbp + 1104]                           ;  1784.3 p2+p1   46 t[3]
        pxor xmm0, xmm13                                   ;  1786.3 p1      46 t[3]
        pxor xmm11, xmm13                                  ;  1797.3 p1      46 t[3]
        pxor xmm2, xmm0                                    ;  1788.3 p1      46 t[3]
        movdqa xmm13, xmm2                                 ;  1790.3 p0      46 t[3] copy
        movdqa [rbp + 2928], xmm12                         ;  1771.3 p0+p3   46 t[3] spill
        movdqa xmm12, xmm0                                 ;  1788.3 p0      46 t[3] copy
        movdqa [rbp + 3616], xmm7                          ;  1798.3 p0+p3   46 t[3] spill
        movdqa xmm7, xmm0                                  ;  1788.3 p0      46 t[3] copy
        movdqa [rbp + 3632], xmm8                          ;  1781.3 p0+p3   46 t[3] spill
        movdqa xmm8, xmm11                                 ;  1799.3 p0      46 t[3] copy
        pxor xmm8, [rbp + 1072]                            ;  1806.3 p2+p1   46 t[3]
        pxor xmm5, xmm8                                    ;  1808.3 p1      46 t[3]
        pand xmm4, xmm8                                    ;  1808.3 p1      46 t[3]
        movdqa [rbp + 3648], xmm2                          ;  1790.3 p0+p3   46 t[3] spill
        movdqa xmm2, xmm11                                 ;  1799.3 p0      46 t[3] copy
        pxor xmm2, [rbp + 1056]                            ;  1806.3 p2+p1   46 t[3]
        pxor xmm6, xmm2                                    ;  1808.3 p1      46 t[3]
        pand xmm15, xmm6                                   ;  1810.3 p1      46 t[3]
        pxor xmm3, xmm2                                    ;  1808.3 p1      46 t[3]
        movdqa [rbp + 3664], xmm6                          ;  1810.3 p0+p3   46 t[3] spill
        movdqa xmm6, xmm11                                 ;  1799.3 p0      46 t[3] copy
        movdqa [rbp + 3680], xmm10                         ;  1791.3 p0+p3   46 t[3] spill
        movdqa xmm10, xmm2                                 ;  1808.3 p0      46 t[3] copy
        por xmm10, xmm5                                    ;  1815.3 p1      46 t[3]
        pxor xmm15, xmm10                                  ;  1817.3 p1      46 t[3]
        movdqa [rbp + 3696], xmm2                          ;  1808.3 p0+p3   46 t[3] spill
        movdqa xmm2, xmm8                                  ;  1808.3 p0      46 t[3] copy
        movdqa [rbp + 3712], xmm8                          ;  1808.3 p0+p3   46 t[3] spill
        movdqa xmm8, xmm5                                  ;  1810.3 p0      46 t[3] copy
        pxor xmm8, xmm3                                    ;  1817.3 p1      46 t[3]
        pand xmm6, xmm8                                    ;  1819.3 p1      46 t[3]
        pxor xmm10, xmm6                                   ;  1821.3 p1      46 t[3]
        pxor xmm6, xmm4                                    ;  1821.3 p1      46 t[3]
        movdqa [rbp + 3728], xmm8                          ;  1819.3 p0+p3   46 t[3] spill
        movdqa xmm8, xmm3                                  ;  1810.3 p0      46 t[3] copy
        por xmm8, [rbp + 1056]                             ;  1817.3 p2+p1   46 t[3]
        pxor xmm15, xmm8                                   ;  1819.3 p1      46 t[3]
        pxor xmm6, xmm8                                    ;  1823.3 p1      46 t[3]
        movdqa xmm8, [rbp + 3728]                          ;  1819.3 p2      46 t[3]
        movdqa [rbp + 3744], xmm15                         ;  1821.3 p0+p3   46 t[3] spill
        movdqa xmm15, [rbp + 3728]                         ;  1819.3 p2      46 t[3]
        movdqa [rbp + 3728], xmm3                          ;  1810.3 p0+p3   46 t[3] spill
        movdqa xmm3, [rbp + 3744]                          ;  1821.3 p2      46 t[3]
        movdqa [rbp + 3760], xmm15                         ;  1830.3 p0+p3   46 t[3] spill
        movdqa xmm15, [rbp + 3728]                         ;  1810.3 p2      46 t[3]
        movdqa [rbp + 3776], xmm11                         ;  1799.3 p0+p3   46 t[3] spill
        movdqa xmm11, [rbp + 3744]                         ;  1821.3 p2      46 t[3]
        movdqa [rbp + 3744], xmm5                          ;  1810.3 p0+p3   46 t[3] spill
        movdqa xmm5, [rbp + 3728]                          ;  1810.3 p2      46 t[3]
        movdqa [rbp + 3728], xmm0                          ;  1788.3 p0+p3   46 t[3] spill
        movdqa xmm0, xmm1                                  ;  1773.3 p0      46 t[3] copy
        pxor xmm0, [rbp + 1120]                            ;  1804.3 p2+p1   46 t[3]
        pxor xmm9, xmm0                                    ;  1806.3 p1      46 t[3]
        pxor xmm4, xmm0                                    ;  1810.3 p1      46 t[3]
        pxor xmm10, xmm4                                   ;  1823.3 p1      46 t[3]
        pxor xmm3, xmm4                                    ;  1832.3 p1      46 t[3]
        por xmm13, xmm9                                    ;  1809.3 p1      46 t[3]
        pxor xmm10, xmm13                                  ;  1825.3 p1      46 t[3]
        pxor xmm2, xmm9                                    ;  1815.3 p1      46 t[3]
        pxor xmm15, xmm9                                   ;  1821.3 p1      46 t[3]
        por xmm12, xmm2                                    ;  1817.3 p1      46 t[3]
        pxor xmm3, xmm12                                   ;  1834.3 p1      46 t[3]
        pxor xmm8, xmm2                                    ;  1830.3 p1      46 t[3]
        pand xmm7, xmm2                                    ;  1817.3 p1      46 t[3]
        pxor xmm6, xmm7                                    ;  1825.3 p1      46 t[3]
        movdqa xmm4, xmm0                                  ;  1806.3 p0      46 t[3] copy
        por xmm4, xmm15                                    ;  1823.3 p1      46 t[3]
        pxor xmm11, xmm4                                   ;  1832.3 p1      46 t[3]
        pand xmm14, xmm8                                   ;  1832.3 p1      46 t[3]
        pxor xmm3, xmm14                                   ;  1836.3 p1      46 t[3]
        movdqa xmm14, xmm10                                ;  1827.3 p0      46 t[3] copy
        pand xmm14, xmm3                                   ;  1838.3 p1      46 t[3]
        pxor xmm11, xmm14                                  ;  1840.3 p1      46 t[3]
        pand xmm14, xmm11                                  ;  1842.3 p1      46 t[3]
        pxor xmm6, xmm14                                   ;  1844.3 p1      46 t[3]
        pxor xmm10, xmm11                                  ;  1842.3 p1      46 t[3]
        movdqa xmm14, xmm3                                 ;  1838.3 p0      46 t[3] copy
        pand xmm14, xmm6                                   ;  1846.3 p1      46 t[3]
        pxor xmm10, xmm14                                  ;  1848.3 p1      46 t[3]
        movdqa xmm14, xmm11                                ;  1842.3 p0      46 t[3] copy
        pand xmm14, xmm10                                  ;  1850.3 p1      46 t[3]
        pxor xmm3, xmm14                                   ;  1852.3 p1      46 t[3]
        pand xmm5, xmm3                                    ;  1854.3 p1      46 t[3]
        movdqa xmm14, [rbp + 3744]                         ;  1810.3 p2      46 t[3] reload
        pand xmm14, xmm10                                  ;  1850.3 p1      46 t[3]
        movdqa xmm4, xmm6                                  ;  1846.3 p0      46 t[3] copy
        pand xmm4, xmm10                                   ;  1853.3 p1      46 t[3]
        pxor xmm11, xmm4                                   ;  1855.3 p1      46 t[3]
        pand xmm2, xmm11                                   ;  1857.3 p1      46 t[3]
        pxor xmm2, xmm14                                   ;  1859.3 p1      46 t[3]
        pxor xmm2, xmm5                                    ;  1861.3 p1      46 t[3]
        movdqa xmm4, [rbp + 3696]                          ;  1808.3 p2      46 t[3] reload
        pand xmm4, xmm10                                   ;  1850.3 p1      46 t[3]
        movdqa xmm7, [rbp + 3728]                          ;  1803.0 p2      46 t[3] reload
        pand xmm7, xmm11                                   ;  1857.3 p1      46 t[3]
        movdqa xmm12, xmm10                                ;  1850.3 p0      46 t[3] copy
        pxor xmm12, xmm3                                   ;  1857.3 p1      46 t[3]
        movdqa xmm13, [rbp + 3760]                         ;  1830.3 p2      46 t[3] reload
        pand xmm13, xmm12                                  ;  1859.3 p1      46 t[3]
        movdqa [rbp + 3760], xmm4                          ;  1852.3 p0+p3   46 t[3] spill
        movdqa xmm4, [rbp + 3776]                          ;  1806.3 p2      46 t[3] reload
        pand xmm4, xmm12                                   ;  1859.3 p1      46 t[3]
        pxor xmm12, xmm11                                  ;  1859.3 p1      46 t[3]
        pand xmm8, xmm12                                   ;  1861.3 p1      46 t[3]
        pxor xmm13, xmm8                                   ;  1863.3 p1      46 t[3]
        pxor xmm8, xmm2                                    ;  1863.3 p1      46 t[3]
        pxor xmm14, xmm13                                  ;  1865.3 p1      46 t[3]
        pxor xmm5, xmm13                                   ;  1865.3 p1      46 t[3]
        movdqa xmm13, [rbp + 3680]                         ;  1809.0 p2      46 t[3] reload
        pand xmm13, xmm12                                  ;  1861.3 p1      46 t[3]
        movdqa xmm1, xmm3                                  ;  1854.3 p0      46 t[3] copy
        pand xmm1, [rbp + 1056]                            ;  1861.3 p2+p1   46 t[3]
        por xmm3, xmm12                                    ;  1861.3 p1      46 t[3]
        pxor xmm6, xmm3                                    ;  1863.3 p1      46 t[3]
        pxor xmm11, xmm6                                   ;  1865.3 p1      46 t[3]
        pand xmm9, xmm11                                   ;  1867.3 p1      46 t[3]
        pxor xmm2, xmm9                                    ;  1869.3 p1      46 t[3]
        movdqa xmm3, [rbp + 3648]                          ;  1812.3 p2      46 t[3] reload
        pand xmm3, xmm11                                   ;  1867.3 p1      46 t[3]
        pxor xmm10, xmm6                                   ;  1865.3 p1      46 t[3]
        pxor xmm7, xmm3                                    ;  1869.3 p1      46 t[3]
        pxor xmm12, xmm10                                  ;  1867.3 p1      46 t[3]
        pand xmm15, xmm12                                  ;  1869.3 p1      46 t[3]
        pand xmm0, xmm12                                   ;  1869.3 p1      46 t[3]
        movdqa xmm9, [rbp + 3712]                          ;  1814.7 p2      46 t[3] reload
        pand xmm9, xmm6                                    ;  1865.3 p1      46 t[3]
        pxor xmm8, xmm9                                    ;  1867.3 p1      46 t[3]
        movdqa xmm9, [rbp + 3632]                          ;  1815.7 p2      46 t[3] reload
        pand xmm9, xmm6                                    ;  1865.3 p1      46 t[3]
        pxor xmm3, xmm9                                    ;  1869.3 p1      46 t[3]
        pxor xmm13, xmm3                                   ;  1871.3 p1      46 t[3]
        pxor xmm4, xmm3                                    ;  1871.3 p1      46 t[3]
        movdqa xmm3, [rbp + 3616]                          ;  1817.3 p2      46 t[3] reload
        pand xmm3, xmm10                                   ;  1868.3 p1      46 t[3]
        movdqa xmm6, [rbp + 3664]                          ;  1818.3 p2      46 t[3] reload
        pand xmm6, xmm10                                   ;  1869.3 p1      46 t[3]
        pxor xmm8, xmm3                                    ;  1870.3 p1      46 t[3]
        pxor xmm14, xmm3                                   ;  1871.3 p1      46 t[3]
        pxor xmm13, xmm6                                   ;  1873.3 p1      46 t[3]
        pxor xmm7, xmm8                                    ;  1873.3 p1      46 t[3]
        pxor xmm15, xmm5                                   ;  1874.3 p1      46 t[3]
        pxor xmm5, xmm0                                    ;  1875.3 p1      46 t[3]
        pxor xmm5, xmm6                                    ;  1877.3 p1      46 t[3]
        pxor xmm14, xmm13                                  ;  1877.3 p1      46 t[3]
        pxor xmm7, xmm14                                   ;  1879.3 p1      46 t[3]
        pxor xmm1, xmm7                                    ;  1881.3 p1      46 t[3]
        pxor xmm5, xmm7                                    ;  1881.3 p1      46 t[3]
        pxor xmm4, xmm1                                    ;  1883.3 p1      46 t[3]
        pxor xmm2, xmm4                                    ;  1885.3 p1      46 t[3]
        pxor xmm15, xmm2                                   ;  1887.3 p1      46 t[3]
        movdqa xmm0, [rbp + 640]                           ;  1824.7 p2      46 t[3]
        movdqa xmm3, [rel aes128_decrypt.T0_constants128]  ;  1825.7 p2      46 t[0] reload
        pxor xmm0, xmm3                                    ;  1884.3 p1      46 t[3]
        movdqa xmm6, xmm0                                  ;  1886.3 p0      46 t[3] copy
        movdqa xmm7, [rbp + 656]                           ;  1826.7 p2      46 t[3]
        pxor xmm7, xmm3                                    ;  1885.3 p1      46 t[3]
        pxor xmm6, xmm7                                    ;  1893.3 p1      46 t[3]
        movdqa xmm9, xmm7                                  ;  1887.3 p0      46 t[3] copy
        movdqa xmm10, [rbp + 704]                          ;  1831.3 p2      46 t[3] reload
        pxor xmm9, xmm10                                   ;  1894.3 p1      46 t[3]
        movdqa xmm11, xmm9                                 ;  1896.3 p0      46 t[3] copy
        movdqa xmm12, xmm7                                 ;  1887.3 p0      46 t[3] copy
        pxor xmm10, xmm6                                   ;  1895.3 p1      46 t[3]
        movdqa [rbp + 3664], xmm1                          ;  1883.3 p0+p3   46 t[3] spill
        movdqa xmm1, xmm7                                  ;  1887.3 p0      46 t[3] copy
        movdqa [rbp + 3616], xmm8                          ;  1872.3 p0+p3   46 t[3] spill
        movdqa xmm8, xmm7                                  ;  1887.3 p0      46 t[3] copy
        movdqa [rbp + 3632], xmm2                          ;  1887.3 p0+p3   46 t[3] spill
        movdqa xmm2, xmm6                                  ;  1895.3 p0      46 t[3] copy
        pxor xmm2, [rbp + 752]                             ;  1902.3 p2+p1   46 t[3]
        movdqa [rbp + 3712], xmm14                         ;  1879.3 p0+p3   46 t[3] spill
        movdqa xmm14, xmm10                                ;  1897.3 p0      46 t[3] copy
        movdqa [rbp + 3648], xmm5                          ;  1883.3 p0+p3   46 t[3] spill
        movdqa xmm5, xmm2                                  ;  1904.3 p0      46 t[3] copy
        movdqa [rbp + 3680], xmm13                         ;  1875.3 p0+p3   46 t[3] spill
        movdqa xmm13, xmm2                                 ;  1904.3 p0      46 t[3] copy
        movdqa [rbp + 3776], xmm4                          ;  1885.3 p0+p3   46 t[3] spill
        movdqa xmm4, [rel aes128_decrypt.T0_constants128]  ;  1840.3 p2      46 t[3] copy
        pxor xmm4, [rbp + 720]                             ;  1890.3 p2+p1   46 t[3]
        pxor xmm0, xmm4                                    ;  1892.3 p1      46 t[3]
        pxor xmm11, xmm4                                   ;  1903.3 p1      46 t[3]
        pxor xmm8, xmm0                                    ;  1894.3 p1      46 t[3]
        movdqa xmm4, xmm8                                  ;  1896.3 p0      46 t[3] copy
        movdqa [rbp + 3728], xmm15                         ;  1889.3 p0+p3   46 t[3] spill
        movdqa xmm15, xmm0                                 ;  1894.3 p0      46 t[3] copy
        movdqa [rbp + 3696], xmm2                          ;  1904.3 p0+p3   46 t[3] spill
        movdqa xmm2, xmm0                                  ;  1894.3 p0      46 t[3] copy
        movdqa [rbp + 3744], xmm7                          ;  1887.3 p0+p3   46 t[3] spill
        movdqa xmm7, xmm11                                 ;  1905.3 p0      46 t[3] copy
        pxor xmm7, [rbp + 688]                             ;  1912.3 p2+p1   46 t[3]
        pxor xmm5, xmm7                                    ;  1914.3 p1      46 t[3]
        pand xmm1, xmm7                                    ;  1914.3 p1      46 t[3]
        movdqa [rbp + 3792], xmm8                          ;  1896.3 p0+p3   46 t[3] spill
        movdqa xmm8, xmm11                                 ;  1905.3 p0      46 t[3] copy
        pxor xmm8, [rbp + 672]                             ;  1912.3 p2+p1   46 t[3]
        pxor xmm12, xmm8                                   ;  1914.3 p1      46 t[3]
        pand xmm13, xmm12                                  ;  1916.3 p1      46 t[3]
        pxor xmm6, xmm8                                    ;  1914.3 p1      46 t[3]
        movdqa [rbp + 3808], xmm12                         ;  1916.3 p0+p3   46 t[3] spill
        movdqa xmm12, xmm11                                ;  1905.3 p0      46 t[3] copy
        movdqa [rbp + 3824], xmm10                         ;  1897.3 p0+p3   46 t[3] spill
        movdqa xmm10, xmm8                                 ;  1914.3 p0      46 t[3] copy
        por xmm10, xmm5                                    ;  1921.3 p1      46 t[3]
        pxor xmm13, xmm10                                  ;  1923.3 p1      46 t[3]
        movdqa [rbp + 3840], xmm8                          ;  1914.3 p0+p3   46 t[3] spill
        movdqa xmm8, xmm7                                  ;  1914.3 p0      46 t[3] copy
        movdqa [rbp + 3856], xmm7                          ;  1914.3 p0+p3   46 t[3] spill
        movdqa xmm7, xmm5                                  ;  1916.3 p0      46 t[3] copy
        pxor xmm7, xmm6                                    ;  1923.3 p1      46 t[3]
        pand xmm12, xmm7                                   ;  1925.3 p1      46 t[3]
        pxor xmm10, xmm12                                  ;  1927.3 p1      46 t[3]
        pxor xmm12, xmm1                                   ;  1927.3 p1      46 t[3]
        movdqa [rbp + 3872], xmm7                          ;  1925.3 p0+p3   46 t[3] spill
        movdqa xmm7, xmm6                                  ;  1916.3 p0      46 t[3] copy
        por xmm7, [rbp + 672]                              ;  1923.3 p2+p1   46 t[3]
        pxor xmm13, xmm7                                   ;  1925.3 p1      46 t[3]
        pxor xmm12, xmm7                                   ;  1929.3 p1      46 t[3]
        movdqa xmm7, [rbp + 3872]                          ;  1925.3 p2      46 t[3]
        movdqa [rbp + 3888], xmm13                         ;  1927.3 p0+p3   46 t[3] spill
        movdqa xmm13, [rbp + 3872]                         ;  1925.3 p2      46 t[3]
        movdqa [rbp + 3872], xmm6                          ;  1916.3 p0+p3   46 t[3] spill
        movdqa xmm6, [rbp + 3888]                          ;  1927.3 p2      46 t[3]
        movdqa [rbp + 3904], xmm13                         ;  1936.3 p0+p3   46 t[3] spill
        movdqa xmm13, [rbp + 3872]                         ;  1916.3 p2      46 t[3]
        movdqa [rbp + 3920], xmm11                         ;  1905.3 p0+p3   46 t[3] spill
        movdqa xmm11, [rbp + 3888]                         ;  1927.3 p2      46 t[3]
        movdqa [rbp + 3888], xmm5                          ;  1916.3 p0+p3   46 t[3] spill
        movdqa xmm5, [rbp + 3872]                          ;  1916.3 p2      46 t[3]
        movdqa [rbp + 3872], xmm0                          ;  1894.3 p0+p3   46 t[3] spill
        movdqa xmm0, xmm3                                  ;  1878.3 p0      46 t[3] copy
        pxor xmm0, [rbp + 736]                             ;  1910.3 p2+p1   46 t[3]
        pxor xmm9, xmm0                                    ;  1912.3 p1      46 t[3]
        pxor xmm1, xmm0                                    ;  1916.3 p1      46 t[3]
        pxor xmm10, xmm1                                   ;  1929.3 p1      46 t[3]
        pxor xmm6, xmm1                                    ;  1938.3 p1      46 t[3]
        por xmm4, xmm9                                     ;  1915.3 p1      46 t[3]
        pxor xmm10, xmm4                                   ;  1931.3 p1      46 t[3]
        pxor xmm8, xmm9                                    ;  1921.3 p1      46 t[3]
        pxor xmm13, xmm9                                   ;  1927.3 p1      46 t[3]
        por xmm15, xmm8                                    ;  1923.3 p1      46 t[3]
        pxor xmm6, xmm15                                   ;  1940.3 p1      46 t[3]
        pxor xmm7, xmm8                                    ;  1936.3 p1      46 t[3]
        pand xmm2, xmm8                                    ;  1923.3 p1      46 t[3]
        pxor xmm12, xmm2                                   ;  1931.3 p1      46 t[3]
        movdqa xmm15, xmm0                                 ;  1912.3 p0      46 t[3] copy
        por xmm15, xmm13                                   ;  1929.3 p1      46 t[3]
        pxor xmm11, xmm15                                  ;  1938.3 p1      46 t[3]
        pand xmm14, xmm7                                   ;  1938.3 p1      46 t[3]
        pxor xmm6, xmm14                                   ;  1942.3 p1      46 t[3]
        movdqa xmm14, xmm10                                ;  1933.3 p0      46 t[3] copy
        pand xmm14, xmm6                                   ;  1944.3 p1      46 t[3]
        pxor xmm11, xmm14                                  ;  1946.3 p1      46 t[3]
        pand xmm14, xmm11                                  ;  1948.3 p1      46 t[3]
        pxor xmm12, xmm14                                  ;  1950.3 p1      46 t[3]
        pxor xmm10, xmm11                                  ;  1948.3 p1      46 t[3]
        movdqa xmm14, xmm6                                 ;  1944.3 p0      46 t[3] copy
        pand xmm14, xmm12                                  ;  1952.3 p1      46 t[3]
        pxor xmm10, xmm14                                  ;  1954.3 p1      46 t[3]
        movdqa xmm14, xmm11                                ;  1948.3 p0      46 t[3] copy
        pand xmm14, xmm10                                  ;  1956.3 p1      46 t[3]
        pxor xmm6, xmm14                                   ;  1958.3 p1      46 t[3]
        pand xmm5, xmm6                                    ;  1960.3 p1      46 t[3]
        movdqa xmm14, [rbp + 3888]                         ;  1916.3 p2      46 t[3] reload
        pand xmm14, xmm10                                  ;  1956.3 p1      46 t[3]
        movdqa xmm15, xmm12                                ;  1952.3 p0      46 t[3] copy
        pand xmm15, xmm10                                  ;  1959.3 p1      46 t[3]
        pxor xmm11, xmm15                                  ;  1961.3 p1      46 t[3]
        pand xmm8, xmm11                                   ;  1963.3 p1      46 t[3]
        pxor xmm8, xmm14                                   ;  1965.3 p1      46 t[3]
        pxor xmm8, xmm5                                    ;  1967.3 p1      46 t[3]
        movdqa xmm15, [rbp + 3840]                         ;  1914.3 p2      46 t[3] reload
        pand xmm15, xmm10                                  ;  1956.3 p1      46 t[3]
        movdqa xmm1, [rbp + 3872]                          ;  1908.3 p2      46 t[3] reload
        pand xmm1, xmm11                                   ;  1963.3 p1      46 t[3]
        movdqa xmm2, xmm10                                 ;  1956.3 p0      46 t[3] copy
        pxor xmm2, xmm6                                    ;  1963.3 p1      46 t[3]
        movdqa xmm4, [rbp + 3904]                          ;  1936.3 p2      46 t[3] reload
        pand xmm4, xmm2                                    ;  1965.3 p1      46 t[3]
        movdqa [rbp + 3904], xmm15                         ;  1958.3 p0+p3   46 t[3] spill
        movdqa xmm15, [rbp + 3920]                         ;  1912.3 p2      46 t[3] reload
        pand xmm15, xmm2                                   ;  1965.3 p1      46 t[3]
        pxor xmm2, xmm11                                   ;  1965.3 p1      46 t[3]
        pand xmm7, xmm2                                    ;  1967.3 p1      46 t[3]
        pxor xmm4, xmm7                                    ;  1969.3 p1      46 t[3]
        pxor xmm7, xmm8                                    ;  1969.3 p1      46 t[3]
        pxor xmm14, xmm4                                   ;  1971.3 p1      46 t[3]
        pxor xmm5, xmm4                                    ;  1971.3 p1      46 t[3]
        movdqa xmm4, [rbp + 3824]                          ;  1915.0 p2      46 t[3] reload
        pand xmm4, xmm2                                    ;  1967.3 p1      46 t[3]
        movdqa xmm3, xmm6                                  ;  1960.3 p0      46 t[3] copy
        pand xmm3, [rbp + 672]                             ;  1967.3 p2+p1   46 t[3]
        por xmm6, xmm2                                     ;  1967.3 p1      46 t[3]
        pxor xmm12, xmm6                                   ;  1969.3 p1      46 t[3]
        pxor xmm11, xmm12                                  ;  1971.3 p1      46 t[3]
        pand xmm9, xmm11                                   ;  1973.3 p1      46 t[3]
        pxor xmm8, xmm9                                    ;  1975.3 p1      46 t[3]
        movdqa xmm6, [rbp + 3792]                          ;  1918.3 p2      46 t[3] reload
        pand xmm6, xmm11                                   ;  1973.3 p1      46 t[3]
        pxor xmm10, xmm12                                  ;  1971.3 p1      46 t[3]
        pxor xmm1, xmm6                                    ;  1975.3 p1      46 t[3]
        pxor xmm2, xmm10                                   ;  1973.3 p1      46 t[3]
        pand xmm0, xmm2                                    ;  1975.3 p1      46 t[3]
        pand xmm13, xmm2                                   ;  1975.3 p1      46 t[3]
        movdqa xmm2, [rbp + 3856]                          ;  1920.7 p2      46 t[3] reload
        pand xmm2, xmm12                                   ;  1971.3 p1      46 t[3]
        pxor xmm7, xmm2                                    ;  1973.3 p1      46 t[3]
        movdqa xmm2, [rbp + 3744]                          ;  1921.7 p2      46 t[3] reload
        pand xmm2, xmm12                                   ;  1971.3 p1      46 t[3]
        pxor xmm6, xmm2                                    ;  1975.3 p1      46 t[3]
        pxor xmm4, xmm6                                    ;  1977.3 p1      46 t[3]
        pxor xmm15, xmm6                                   ;  1977.3 p1      46 t[3]
        movdqa xmm2, [rbp + 3696]                          ;  1923.3 p2      46 t[3] reload
        pand xmm2, xmm10                                   ;  1974.3 p1      46 t[3]
        movdqa xmm6, [rbp + 3808]                          ;  1924.3 p2      46 t[3] reload
        pand xmm6, xmm10                                   ;  1975.3 p1      46 t[3]
        pxor xmm7, xmm2                                    ;  1976.3 p1      46 t[3]
        pxor xmm14, xmm2                                   ;  1977.3 p1      46 t[3]
        pxor xmm4, xmm6                                    ;  1979.3 p1      46 t[3]
        pxor xmm0, xmm6                                    ;  1979.3 p1      46 t[3]
        pxor xmm0, xmm5                                    ;  1981.3 p1      46 t[3]
        pxor xmm14, xmm4                                   ;  1981.3 p1      46 t[3]
        pxor xmm1, xmm7                                    ;  1982.3 p1      46 t[3]
        movdqa xmm2, [rbp + 3728]                          ;  1927.3 p2      65 t[3]
        pxor xmm1, xmm14                                   ;  1984.3 p1      46 t[3]
        movdqa xmm6, [rbp + 2928]                          ;  1928.3 p2      65 t[3]
        pxor xmm3, xmm1                                    ;  1986.3 p1      46 t[3]
        pxor xmm0, xmm1                                    ;  1986.3 p1      46 t[3]
        movdqa xmm1, [rbp + 3776]                          ;  1930.0 p2      65 t[3]
        pxor xmm15, xmm3                                   ;  1988.3 p1      46 t[3]
        movdqa xmm9, [rbp + 3680]                          ;  1931.0 p2      65 t[3]
        pxor xmm14, xmm0                                   ;  1988.3 p1      46 t[3]
        movdqa xmm10, [rbp + 3200]                         ;  1932.0 p2      65 t[3]
        pxor xmm8, xmm15                                   ;  1990.3 p1      46 t[3]
        movdqa xmm11, [rbp + 3296]                         ;  1933.0 p2      65 t[3]
        movdqa xmm12, [rbp + 3088]                         ;  1936.3 p2      46 t[3] reload
        pxor xmm11, xmm12                                  ;  1989.3 p1      65 t[3]
        movdqa xmm12, xmm14                                ;  1990.3 p0      65 t[3] copy
        movdqa [rbp + 3296], xmm3                          ;  1988.3 p0+p3   46 t[3] spill
        movdqa xmm3, [rbp + 256]                           ;  1938.0 p2      46 t[3]
        pxor xmm3, [rel aes128_decrypt.T0_constants128]    ;  1990.3 p2+p1   46 t[3]
        movdqa [rbp + 3200], xmm7                          ;  1978.3 p0+p3   46 t[3] spill
        movdqa xmm7, xmm3                                  ;  1992.3 p0      46 t[3] copy
        movdqa [rbp + 3680], xmm0                          ;  1988.3 p0+p3   46 t[3] spill
        movdqa xmm0, [rbp + 272]                           ;  1940.7 p2      46 t[3]
        pxor xmm0, [rel aes128_decrypt.T0_constants128]    ;  1991.3 p2+p1   46 t[3]
        pxor xmm7, xmm0                                    ;  1999.3 p1      46 t[3]
        movdqa [rbp + 2928], xmm14                         ;  1990.3 p0+p3   46 t[3] spill
        movdqa xmm14, xmm7                                 ;  2001.3 p0      46 t[3] copy
        pxor xmm14, [rbp + 368]                            ;  2008.3 p2+p1   46 t[3]
        movdqa [rbp + 3808], xmm13                         ;  1977.3 p0+p3   46 t[3] spill
        movdqa xmm13, xmm7                                 ;  2001.3 p0      46 t[3] copy
        pxor xmm13, [rbp + 320]                            ;  2008.3 p2+p1   46 t[3]
        movdqa [rbp + 3696], xmm5                          ;  1973.3 p0+p3   46 t[3] spill
        movdqa xmm5, xmm0                                  ;  1993.3 p0      46 t[3] copy
        pxor xmm5, [rbp + 320]                             ;  2000.3 p2+p1   46 t[3]
        movdqa [rbp + 3744], xmm8                          ;  1992.3 p0+p3   46 t[3] spill
        movdqa xmm8, xmm5                                  ;  2002.3 p0      46 t[3] copy
        movdqa [rbp + 3856], xmm4                          ;  1981.3 p0+p3   65 t[3] spill
        movdqa xmm4, xmm0                                  ;  1993.3 p0      46 t[3] copy
        movdqa [rbp + 3792], xmm11                         ;  1991.3 p0+p3   65 t[3] spill
        movdqa xmm11, xmm0                                 ;  1993.3 p0      46 t[3] copy
        movdqa [rbp + 3824], xmm12                         ;  1997.3 p0+p3   65 t[3] spill
        movdqa xmm12, xmm0                                 ;  1993.3 p0      46 t[3] copy
        movdqa [rbp + 3920], xmm10                         ;  1957.3 p0+p3   65 t[3] spill
        movdqa xmm10, xmm14                                ;  2010.3 p0      46 t[3] copy
        movdqa [rbp + 3872], xmm9                          ;  1959.3 p0+p3   65 t[3] spill
        movdqa xmm9, xmm14                                 ;  2010.3 p0      46 t[3] copy
        movdqa [rbp + 3840], xmm15                         ;  1990.3 p0+p3   65 t[3] spill
        movdqa xmm15, xmm13                                ;  2010.3 p0      46 t[3] copy
        movdqa [rbp + 3888], xmm1                          ;  1963.3 p0+p3   65 t[3] spill
        movdqa xmm1, [rbp + 336]                           ;  1963.3 p2      46 t[3]
        pxor xmm1, [rel aes128_decrypt.T0_constants128]    ;  1996.3 p2+p1   46 t[3]
        pxor xmm3, xmm1                                    ;  1998.3 p1      46 t[3]
        pxor xmm8, xmm1                                    ;  2009.3 p1      46 t[3]
        pxor xmm12, xmm3                                   ;  2000.3 p1      46 t[3]
        movdqa xmm1, xmm12                                 ;  2002.3 p0      46 t[3] copy
        movdqa [rbp + 3936], xmm6                          ;  1971.0 p0+p3   65 t[3] spill
        movdqa xmm6, xmm3                                  ;  2000.3 p0      46 t[3] copy
        movdqa [rbp + 3952], xmm2                          ;  1973.0 p0+p3   65 t[3] spill
        movdqa xmm2, xmm3                                  ;  2000.3 p0      46 t[3] copy
        movdqa [rbp + 3968], xmm14                         ;  2010.3 p0+p3   46 t[3] spill
        movdqa xmm14, xmm8                                 ;  2011.3 p0      46 t[3] copy
        pxor xmm14, [rbp + 304]                            ;  2018.3 p2+p1   46 t[3]
        pxor xmm10, xmm14                                  ;  2020.3 p1      46 t[3]
        pand xmm11, xmm14                                  ;  2020.3 p1      46 t[3]
        movdqa [rbp + 3984], xmm0                          ;  1993.3 p0+p3   46 t[3] spill
        movdqa xmm0, xmm8                                  ;  2011.3 p0      46 t[3] copy
        pxor xmm0, [rbp + 288]                             ;  2018.3 p2+p1   46 t[3]
        pxor xmm4, xmm0                                    ;  2020.3 p1      46 t[3]
        pand xmm9, xmm4                                    ;  2022.3 p1      46 t[3]
        pxor xmm7, xmm0                                    ;  2020.3 p1      46 t[3]
        movdqa [rbp + 4000], xmm4                          ;  2022.3 p0+p3   46 t[3] spill
        movdqa xmm4, xmm8                                  ;  2011.3 p0      46 t[3] copy
        movdqa [rbp + 4016], xmm12                         ;  2002.3 p0+p3   46 t[3] spill
        movdqa xmm12, xmm0                                 ;  2020.3 p0      46 t[3] copy
        por xmm12, xmm10                                   ;  2027.3 p1      46 t[3]
        pxor xmm9, xmm12                                   ;  2029.3 p1      46 t[3]
        movdqa [rbp + 4032], xmm13                         ;  2010.3 p0+p3   46 t[3] spill
        movdqa xmm13, xmm14                                ;  2020.3 p0      46 t[3] copy
        movdqa [rbp + 4048], xmm14                         ;  2020.3 p0+p3   46 t[3] spill
        movdqa xmm14, xmm10                                ;  2022.3 p0      46 t[3] copy
        pxor xmm14, xmm7                                   ;  2029.3 p1      46 t[3]
        pand xmm4, xmm14                                   ;  2031.3 p1      46 t[3]
        pxor xmm12, xmm4                                   ;  2033.3 p1      46 t[3]
        pxor xmm4, xmm11                                   ;  2033.3 p1      46 t[3]
        movdqa [rbp + 4064], xmm14                         ;  2031.3 p0+p3   46 t[3] spill
        movdqa xmm14, xmm7                                 ;  2022.3 p0      46 t[3] copy
        por xmm14, [rbp + 288]                             ;  2029.3 p2+p1   46 t[3]
        pxor xmm9, xmm14                                   ;  2031.3 p1      46 t[3]
        pxor xmm4, xmm14                                   ;  2035.3 p1      46 t[3]
        movdqa xmm14, [rbp + 4064]                         ;  2031.3 p2      46 t[3]
        movdqa [rbp + 4080], xmm9                          ;  2033.3 p0+p3   46 t[3] spill
        movdqa xmm9, [rbp + 4064]                          ;  2031.3 p2      46 t[3]
        movdqa [rbp + 4064], xmm0                          ;  2020.3 p0+p3   46 t[3] spill
        movdqa xmm0, [rbp + 4080]                          ;  2033.3 p2      46 t[3]
        movdqa [rbp + 4096], xmm7                          ;  2022.3 p0+p3   46 t[3] spill
        movdqa xmm7, [rbp + 4080]                          ;  2033.3 p2      46 t[3]
        movdqa [rbp + 4080], xmm9                          ;  2042.3 p0+p3   46 t[3] spill
        movdqa xmm9, [rbp + 4096]                          ;  2022.3 p2      46 t[3]
        movdqa [rbp + 4112], xmm8                          ;  2011.3 p0+p3   46 t[3] spill
        movdqa xmm8, [rbp + 4096]                          ;  2022.3 p2      46 t[3]
        movdqa [rbp + 4096], xmm10                         ;  2022.3 p0+p3   46 t[3] spill
        movdqa xmm10, [rbp + 3808]                         ;  1993.0 p2      65 t[3]
        pxor xmm10, [rbp + 3696]                           ;  2016.3 p2+p1   65 t[3]
        pxor xmm10, [rbp + 3744]                           ;  2018.3 p2+p1   65 t[3]
        movdqa [rbp + 3696], xmm10                         ;  2020.3 p0+p3   65 t[3] spill
        movdqa xmm10, [rbp + 352]                          ;  1998.7 p2      46 t[3]
        pxor xmm10, [rel aes128_decrypt.T0_constants128]   ;  2018.3 p2+p1   46 t[3]
        pxor xmm5, xmm10                                   ;  2020.3 p1      46 t[3]
        pxor xmm11, xmm10                                  ;  2022.3 p1      46 t[3]
        pxor xmm12, xmm11                                  ;  2035.3 p1      46 t[3]
        pxor xmm0, xmm11                                   ;  2044.3 p1      46 t[3]
        por xmm1, xmm5                                     ;  2023.3 p1      46 t[3]
        pxor xmm12, xmm1                                   ;  2037.3 p1      46 t[3]
        pxor xmm13, xmm5                                   ;  2027.3 p1      46 t[3]
        pxor xmm9, xmm5                                    ;  2033.3 p1      46 t[3]
        por xmm6, xmm13                                    ;  2029.3 p1      46 t[3]
        pxor xmm0, xmm6                                    ;  2046.3 p1      46 t[3]
        pxor xmm14, xmm13                                  ;  2042.3 p1      46 t[3]
        pand xmm2, xmm13                                   ;  2030.3 p1      46 t[3]
        pxor xmm4, xmm2                                    ;  2037.3 p1      46 t[3]
        movdqa xmm1, xmm10                                 ;  2020.3 p0      46 t[3] copy
        por xmm1, xmm9                                     ;  2035.3 p1      46 t[3]
        pxor xmm7, xmm1                                    ;  2044.3 p1      46 t[3]
        pand xmm15, xmm14                                  ;  2044.3 p1      46 t[3]
        pxor xmm0, xmm15                                   ;  2048.3 p1      46 t[3]
        movdqa xmm15, xmm12                                ;  2039.3 p0      46 t[3] copy
        pand xmm15, xmm0                                   ;  2050.3 p1      46 t[3]
        pxor xmm7, xmm15                                   ;  2052.3 p1      46 t[3]
        pand xmm15, xmm7                                   ;  2054.3 p1      46 t[3]
        pxor xmm4, xmm15                                   ;  2056.3 p1      46 t[3]
        pxor xmm12, xmm7                                   ;  2054.3 p1      46 t[3]
        movdqa xmm15, [rbp + 3440]                         ;  2015.0 p2      65 t[3]
        pxor xmm15, [rbp + 3600]                           ;  2041.3 p2+p1   65 t[3]
        movdqa xmm1, [rbp + 3536]                          ;  2017.0 p2      46 t[3] reload
        pxor xmm15, xmm1                                   ;  2043.3 p1      65 t[3]
        movdqa xmm2, [rbp + 3712]                          ;  2018.0 p2      65 t[3]
        movdqa xmm6, [rbp + 3648]                          ;  2019.0 p2      46 t[3] reload
        pxor xmm2, xmm6                                    ;  2043.3 p1      65 t[3]
        movdqa xmm11, xmm0                                 ;  2050.3 p0      46 t[3] copy
        pand xmm11, xmm4                                   ;  2058.3 p1      46 t[3]
        pxor xmm12, xmm11                                  ;  2060.3 p1      46 t[3]
        movdqa xmm11, xmm1                                 ;  2028.0 p0      65 t[3] copy
        movdqa [rbp + 3536], xmm1                          ;  2028.0 p0+p3   65 t[3] spill
        movdqa xmm1, xmm7                                  ;  2054.3 p0      46 t[3] copy
        pand xmm1, xmm12                                   ;  2062.3 p1      46 t[3]
        pxor xmm0, xmm1                                    ;  2064.3 p1      46 t[3]
        pand xmm8, xmm0                                    ;  2066.3 p1      46 t[3]
        movdqa xmm1, xmm4                                  ;  2058.3 p0      46 t[3] copy
        pand xmm1, xmm12                                   ;  2065.3 p1      46 t[3]
        pxor xmm7, xmm1                                    ;  2067.3 p1      46 t[3]
        pand xmm3, xmm7                                    ;  2069.3 p1      46 t[3]
        pand xmm13, xmm7                                   ;  2069.3 p1      46 t[3]
        pxor xmm13, xmm8                                   ;  2071.3 p1      46 t[3]
        movdqa xmm1, [rbp + 4096]                          ;  2023.0 p2      46 t[3] reload
        pand xmm1, xmm12                                   ;  2062.3 p1      46 t[3]
        pxor xmm13, xmm1                                   ;  2073.3 p1      46 t[3]
        movdqa [rbp + 4096], xmm11                         ;  2035.0 p0+p3   65 t[3] spill
        movdqa xmm11, [rbp + 4064]                         ;  2024.7 p2      46 t[3] reload
        pand xmm11, xmm12                                  ;  2062.3 p1      46 t[3]
        movdqa [rbp + 4064], xmm11                         ;  2064.3 p0+p3   65 t[3] spill
        movdqa xmm11, xmm12                                ;  2062.3 p0      46 t[3] copy
        pxor xmm11, xmm0                                   ;  2069.3 p1      46 t[3]
        movdqa [rbp + 3648], xmm6                          ;  2030.0 p0+p3   65 t[3] spill
        movdqa xmm6, [rbp + 4080]                          ;  2042.3 p2      46 t[3] reload
        pand xmm6, xmm11                                   ;  2071.3 p1      46 t[3]
        movdqa [rbp + 4080], xmm2                          ;  2045.3 p0+p3   65 t[3] spill
        movdqa xmm2, [rbp + 4112]                          ;  2028.7 p2      46 t[3] reload
        pand xmm2, xmm11                                   ;  2071.3 p1      46 t[3]
        pxor xmm11, xmm7                                   ;  2071.3 p1      46 t[3]
        pand xmm14, xmm11                                  ;  2073.3 p1      46 t[3]
        pxor xmm6, xmm14                                   ;  2075.3 p1      46 t[3]
        pxor xmm14, xmm13                                  ;  2075.3 p1      46 t[3]
        pxor xmm1, xmm6                                    ;  2077.3 p1      46 t[3]
        pxor xmm8, xmm6                                    ;  2077.3 p1      46 t[3]
        movdqa xmm6, [rbp + 4032]                          ;  2031.3 p2      46 t[3] reload
        pand xmm6, xmm11                                   ;  2073.3 p1      46 t[3]
        movdqa [rbp + 4032], xmm8                          ;  2079.3 p0+p3   46 t[3] spill
        movdqa xmm8, xmm0                                  ;  2066.3 p0      46 t[3] copy
        pand xmm8, [rbp + 288]                             ;  2073.3 p2+p1   46 t[3]
        por xmm0, xmm11                                    ;  2073.3 p1      46 t[3]
        pxor xmm4, xmm0                                    ;  2075.3 p1      46 t[3]
        pxor xmm7, xmm4                                    ;  2077.3 p1      46 t[3]
        pand xmm5, xmm7                                    ;  2079.3 p1      46 t[3]
        pxor xmm13, xmm5                                   ;  2081.3 p1      46 t[3]
        movdqa xmm0, [rbp + 4016]                          ;  2035.3 p2      46 t[3] reload
        pand xmm0, xmm7                                    ;  2079.3 p1      46 t[3]
        pxor xmm12, xmm4                                   ;  2077.3 p1      46 t[3]
        pxor xmm3, xmm0                                    ;  2081.3 p1      46 t[3]
        movdqa xmm5, [rbp + 4048]                          ;  2036.7 p2      46 t[3] reload
        pand xmm5, xmm4                                    ;  2077.3 p1      46 t[3]
        pxor xmm14, xmm5                                   ;  2079.3 p1      46 t[3]
        movdqa xmm5, [rbp + 3984]                          ;  2037.7 p2      46 t[3] reload
        pand xmm5, xmm4                                    ;  2078.3 p1      46 t[3]
        pxor xmm0, xmm5                                    ;  2081.3 p1      46 t[3]
        movdqa xmm4, [rbp + 3952]                          ;  2038.7 p2      65 t[3] reload
        movdqa xmm5, [rbp + 4032]                          ;  2079.3 p2      46 t[3] reload
        pxor xmm4, xmm5                                    ;  2090.3 p1      65 t[3]
        pxor xmm6, xmm0                                    ;  2083.3 p1      46 t[3]
        pxor xmm2, xmm0                                    ;  2083.3 p1      46 t[3]
        pxor xmm11, xmm12                                  ;  2083.3 p1      46 t[3]
        pand xmm9, xmm11                                   ;  2085.3 p1      46 t[3]
        pand xmm10, xmm11                                  ;  2085.3 p1      46 t[3]
        movdqa xmm0, [rbp + 3968]                          ;  2044.0 p2      46 t[3] reload
        pand xmm0, xmm12                                   ;  2086.3 p1      46 t[3]
        movdqa xmm7, [rbp + 4000]                          ;  2045.0 p2      46 t[3] reload
        pand xmm7, xmm12                                   ;  2087.3 p1      46 t[3]
        pxor xmm4, xmm9                                    ;  2092.3 p1      65 t[3]
        movdqa xmm9, [rbp + 2928]                          ;  2046.0 p2      65 t[3]
        pxor xmm14, xmm0                                   ;  2089.3 p1      46 t[3]
        pxor xmm1, xmm0                                    ;  2090.3 p1      46 t[3]
        movdqa xmm0, [rbp + 3088]                          ;  2047.0 p2      65 t[3]
        pxor xmm6, xmm7                                    ;  2091.3 p1      46 t[3]
        pxor xmm10, xmm7                                   ;  2092.3 p1      46 t[3]
        pxor xmm10, xmm5                                   ;  2094.3 p1      46 t[3]
        movdqa xmm5, [rbp + 3680]                          ;  2048.0 p2      65 t[3]
        movdqa xmm7, [rbp + 3728]                          ;  2049.0 p2      65 t[3]
        pxor xmm3, xmm14                                   ;  2094.3 p1      46 t[3]
        pxor xmm1, xmm6                                    ;  2095.3 p1      46 t[3]
        pxor xmm3, xmm1                                    ;  2097.3 p1      46 t[3]
        pxor xmm8, xmm3                                    ;  2099.3 p1      46 t[3]
        pxor xmm10, xmm3                                   ;  2099.3 p1      46 t[3]
        movdqa xmm3, [rbp + 3744]                          ;  2050.3 p2      65 t[3]
        pxor xmm2, xmm8                                    ;  2101.3 p1      46 t[3]
        pxor xmm13, xmm2                                   ;  2103.3 p1      46 t[3]
        movdqa xmm11, [rbp + 3888]                         ;  2051.3 p2      65 t[3] reload
        pxor xmm11, xmm2                                   ;  2103.3 p1      65 t[3]
        movdqa xmm2, [rbp + 3936]                          ;  2052.3 p2      65 t[3] reload
        pxor xmm2, xmm6                                    ;  2102.3 p1      65 t[3]
        pxor xmm1, xmm10                                   ;  2103.3 p1      65 t[3]
        pxor xmm4, xmm13                                   ;  2105.3 p1      65 t[3]
        movdqa xmm12, [rbp + 4064]                         ;  2064.3 p2      65 t[3] reload
        pxor xmm12, xmm8                                   ;  2105.3 p1      65 t[3]
        movdqa xmm8, [rbp + 3840]                          ;  2054.3 p2      65 t[3] reload
        pxor xmm8, xmm11                                   ;  2106.3 p1      65 t[3]
        movdqa [rbp + 3840], xmm14                         ;  2091.3 p0+p3   46 t[3] spill
        movdqa xmm14, [rbp + 3872]                         ;  2055.3 p2      65 t[3] reload
        pxor xmm14, xmm2                                   ;  2107.3 p1      65 t[3]
        movdqa [rbp + 3872], xmm11                         ;  2105.3 p0+p3   65 t[3] spill
        movdqa xmm11, [rbp + 3920]                         ;  2056.7 p2      65 t[3] reload
        pxor xmm11, xmm8                                   ;  2108.3 p1      65 t[3]
        movdqa [rbp + 3920], xmm12                         ;  2107.3 p0+p3   65 t[3] spill
        movdqa xmm12, [rbp + 3824]                         ;  2058.0 p2      65 t[3] reload
        pxor xmm12, xmm11                                  ;  2110.3 p1      65 t[3]
        pxor xmm1, xmm12                                   ;  2112.3 p1      65 t[3]
        movdqa [rbp + 3824], xmm11                         ;  2110.3 p0+p3   65 t[3] spill
        movdqa xmm11, [rbp + 3792]                         ;  2059.7 p2      65 t[3] reload
        pxor xmm11, xmm12                                  ;  2112.3 p1      65 t[3]
        pxor xmm6, xmm11                                   ;  2114.3 p1      65 t[3]
        movdqa xmm12, [rbp + 3632]                         ;  2060.7 p2      65 t[3]
        movdqa [rbp + 3632], xmm11                         ;  2114.3 p0+p3   65 t[3] spill
        movdqa xmm11, [rbp + 3088]                         ;  2061.7 p2      65 t[3]
        movdqa [rbp + 3088], xmm8                          ;  2108.3 p0+p3   65 t[3] spill
        movdqa xmm8, [rbp + 3840]                          ;  2091.3 p2      65 t[3]
        pxor xmm8, [rbp + 3200]                            ;  2113.3 p2+p1   65 t[3]
        movdqa [rbp + 3792], xmm8                          ;  2115.3 p0+p3   65 t[3] spill
        movdqa xmm8, [rbp + 3856]                          ;  2064.7 p2      65 t[3] reload
        pxor xmm8, xmm6                                    ;  2116.3 p1      65 t[3]
        pxor xmm6, xmm14                                   ;  2116.3 p1      65 t[3]
        movdqa [rbp + 3856], xmm14                         ;  2109.3 p0+p3   65 t[3] spill
        movdqa xmm14, [rbp + 4080]                         ;  2069.0 p2      65 t[3] reload
        pxor xmm14, xmm1                                   ;  2116.3 p1      65 t[3]
        pxor xmm9, xmm14                                   ;  2118.3 p1      65 t[3]
        pxor xmm2, xmm9                                    ;  2120.3 p1      65 t[3]
        pxor xmm7, xmm2                                    ;  2122.3 p1      65 t[3]
        movdqa [rbp + 4080], xmm9                          ;  2120.3 p0+p3   65 t[3] spill
        movdqa xmm9, xmm4                                  ;  2107.3 p0      65 t[3] copy
        pxor xmm9, xmm8                                    ;  2120.3 p1      65 t[3]
        pxor xmm15, xmm9                                   ;  2122.3 p1      65 t[3]
        movdqa [rbp + 4064], xmm14                         ;  2118.3 p0+p3   65 t[3] spill
        movdqa xmm14, [rbp + 3696]                         ;  2077.0 p2      65 t[3] reload
        pxor xmm14, xmm6                                   ;  2122.3 p1      65 t[3]
        pxor xmm4, xmm14                                   ;  2124.3 p1      65 t[3]
        pxor xmm14, xmm15                                  ;  2124.3 p1      65 t[3]
        pxor xmm0, xmm14                                   ;  2126.3 p1      65 t[3]
        pxor xmm7, xmm14                                   ;  2126.3 p1      65 t[3]
        pxor xmm5, xmm0                                    ;  2128.3 p1      65 t[3]
        movdqa xmm14, [rbp + 3648]                         ;  2079.3 p2      65 t[3] reload
        pxor xmm14, xmm0                                   ;  2128.3 p1      65 t[3]
        pxor xmm10, xmm14                                  ;  2130.3 p1      65 t[3]
        pxor xmm14, xmm9                                   ;  2130.3 p1      65 t[3]
        pxor xmm11, xmm10                                  ;  2132.3 p1      65 t[3]
        pxor xmm14, xmm2                                   ;  2132.3 p1      65 t[3]
        pxor xmm10, xmm4                                   ;  2133.3 p1      65 t[3]
        movdqa xmm0, [rbp + 4096]                          ;  2081.7 p2      65 t[3] reload
        pxor xmm0, xmm5                                    ;  2134.3 p1      65 t[3]
        pxor xmm3, xmm0                                    ;  2136.3 p1      65 t[3]
        pxor xmm12, xmm0                                   ;  2136.3 p1      65 t[3]
        pxor xmm13, xmm3                                   ;  2138.3 p1      65 t[3]
        pxor xmm3, xmm11                                   ;  2138.3 p1      65 t[3]
        movdqa xmm0, [rbp + 3616]                          ;  2083.7 p2      65 t[3]
        pxor xmm0, [rbp + 3840]                            ;  2139.3 p2+p1   65 t[3]
        pxor xmm4, [r8 + 3584]                             ;  2140.3 p2+p1   65 t[3]
        movdqa [rbp + 1408], xmm4                          ;  2142.3 p0+p3   65 t[3] spill
        movdqa xmm4, [rbp + 3456]                          ;  2086.7 p2      65 t[3]
        movdqa [rbp + 3456], xmm11                         ;  2134.3 p0+p3   65 t[3] spill
        movdqa xmm11, [rbp + 3920]                         ;  2107.3 p2      65 t[3] reload
        pxor xmm11, xmm2                                   ;  2141.3 p1      65 t[3]
        movdqa [rbp + 3920], xmm9                          ;  2122.3 p0+p3   65 t[3] spill
        movdqa xmm9, [rbp + 3296]                          ;  2088.7 p2      65 t[3]
        pxor xmm9, [rbp + 3904]                            ;  2142.3 p2+p1   65 t[3]
        movdqa [rbp + 3904], xmm15                         ;  2124.3 p0+p3   65 t[3] spill
        movdqa xmm15, [rbp + 3664]                         ;  2090.7 p2      65 t[3]
        pxor xmm15, [rbp + 3760]                           ;  2143.3 p2+p1   65 t[3]
        movdqa [rbp + 3760], xmm2                          ;  2122.3 p0+p3   65 t[3] spill
        movdqa xmm2, [rbp + 3536]                          ;  2093.0 p2      65 t[3] reload
        pxor xmm2, xmm13                                   ;  2144.3 p1      65 t[3]
        pxor xmm13, xmm14                                  ;  2145.3 p1      65 t[3]
        movdqa [rbp + 3536], xmm1                          ;  2114.3 p0+p3   65 t[3] spill
        movdqa xmm1, [rbp + 3792]                          ;  2115.3 p2      65 t[3] reload
        pxor xmm1, xmm3                                    ;  2146.3 p1      65 t[3]
        pxor xmm15, xmm1                                   ;  2148.3 p1      65 t[3]
        pxor xmm1, [rbp + 3760]                            ;  2148.3 p2+p1   65 t[3]
        pxor xmm9, xmm1                                    ;  2150.3 p1      65 t[3]
        pxor xmm1, xmm8                                    ;  2150.3 p1      65 t[3]
        pxor xmm15, xmm9                                   ;  2152.3 p1      65 t[3]
        movdqa [rbp + 3792], xmm9                          ;  2152.3 p0+p3   65 t[3] spill
        movdqa xmm9, xmm8                                  ;  2118.3 p0      65 t[3] copy
        pxor xmm9, xmm2                                    ;  2152.3 p1      65 t[3]
        pxor xmm0, xmm9                                    ;  2154.3 p1      65 t[3]
        pxor xmm4, xmm0                                    ;  2156.3 p1      65 t[3]
        pxor xmm0, xmm12                                   ;  2156.3 p1      65 t[3]
        pxor xmm12, xmm13                                  ;  2156.3 p1      65 t[3]
        pxor xmm9, [rbp + 3200]                            ;  2157.3 p2+p1   65 t[3]
        pxor xmm1, xmm4                                    ;  2158.3 p1      65 t[3]
        pxor xmm3, xmm12                                   ;  2159.3 p1      65 t[3]
        pxor xmm13, [r8 + 3744]                            ;  2160.3 p2+p1   65 t[3]
        pxor xmm12, [r8 + 3616]                            ;  2161.3 p2+p1   65 t[3]
        movdqa [rbp + 3200], xmm13                         ;  2162.3 p0+p3   65 t[3] spill
        movdqa xmm13, xmm6                                 ;  2118.3 p0      65 t[3] copy
        pxor xmm13, xmm7                                   ;  2162.3 p1      65 t[3]
        pxor xmm7, [r8 + 3712]                             ;  2163.3 p2+p1   65 t[3]
        pxor xmm10, xmm13                                  ;  2164.3 p1      65 t[3]
        pxor xmm5, xmm10                                   ;  2166.3 p1      65 t[3]
        pxor xmm14, xmm5                                   ;  2168.3 p1      65 t[3]
        pxor xmm2, [r8 + 4000]                             ;  2167.3 p2+p1   65 t[3]
        pxor xmm4, [r8 + 3888]                             ;  2168.3 p2+p1   65 t[3]
        pxor xmm2, xmm3                                    ;  2169.3 p1      65 t[3]
        pxor xmm3, [r8 + 3872]                             ;  2170.3 p2+p1   65 t[3]
        pxor xmm5, [r8 + 3600]                             ;  2171.3 p2+p1   65 t[3]
        pxor xmm13, [r8 + 3968]                            ;  2172.3 p2+p1   65 t[3]
        pxor xmm13, [rbp + 3920]                           ;  2174.3 p2+p1   65 t[3]
        pxor xmm10, [r8 + 3856]                            ;  2174.3 p2+p1   65 t[3]
        movdqa [rbp + 1824], xmm2                          ;  2171.3 p0+p3   65 t[3] spill
        movdqa xmm2, xmm6                                  ;  2118.3 p0      65 t[3] copy
        pxor xmm2, xmm0                                    ;  2175.3 p1      65 t[3]
        pxor xmm0, xmm15                                   ;  2176.3 p1      65 t[3]
        pxor xmm15, [rbp + 3472]                           ;  2177.3 p2+p1   65 t[3]
        pxor xmm15, [rbp + 3504]                           ;  2179.3 p2+p1   65 t[3]
        pxor xmm6, [r8 + 3824]                             ;  2179.3 p2+p1   65 t[3]
        pxor xmm9, xmm2                                    ;  2180.3 p1      65 t[3]
        pxor xmm11, xmm15                                  ;  2181.3 p1      65 t[3]
        pxor xmm15, xmm1                                   ;  2182.3 p1      65 t[3]
        pxor xmm15, xmm9                                   ;  2184.3 p1      65 t[3]
        pxor xmm2, [r8 + 3760]                             ;  2184.3 p2+p1   65 t[3]
        pxor xmm2, xmm1                                    ;  2186.3 p1      65 t[3]
        pxor xmm1, [r8 + 4016]                             ;  2186.3 p2+p1   65 t[3]
        pxor xmm9, [r8 + 3632]                             ;  2187.3 p2+p1   65 t[3]
        movdqa [rbp + 1840], xmm1                          ;  2188.3 p0+p3   65 t[3] spill
        movdqa xmm1, [rbp + 3776]                          ;  2125.0 p2      65 t[3]
        pxor xmm1, xmm0                                    ;  2188.3 p1      65 t[3]
        movdqa [rbp + 1792], xmm13                         ;  2176.3 p0+p3   65 t[3] spill
        movdqa xmm13, [rbp + 3792]                         ;  2152.3 p2      65 t[3]
        pxor xmm13, xmm15                                  ;  2189.3 p1      65 t[3]
        pxor xmm15, [r8 + 4032]                            ;  2190.3 p2+p1   65 t[3]
        movdqa [rbp + 1856], xmm15                         ;  2192.3 p0+p3   65 t[3] spill
        movdqa xmm15, [rbp + 3824]                         ;  2128.3 p2      65 t[3]
        pxor xmm15, xmm1                                   ;  2191.3 p1      65 t[3]
        movdqa [rbp + 1712], xmm4                          ;  2170.3 p0+p3   65 t[3] spill
        movdqa xmm4, [rbp + 3792]                          ;  2152.3 p2      65 t[3]
        pxor xmm4, xmm11                                   ;  2192.3 p1      65 t[3]
        movdqa [rbp + 3792], xmm3                          ;  2172.3 p0+p3   65 t[3] spill
        movdqa xmm3, [rbp + 3872]                          ;  2135.3 p2      65 t[3] reload
        pxor xmm3, xmm11                                   ;  2193.3 p1      65 t[3]
        movdqa xmm11, [rbp + 3760]                         ;  2136.3 p2      65 t[3]
        pxor xmm0, xmm4                                    ;  2194.3 p1      65 t[3]
        pxor xmm4, [r8 + 3904]                             ;  2195.3 p2+p1   65 t[3]
        movdqa [rbp + 3760], xmm4                          ;  2197.3 p0+p3   65 t[3] spill
        movdqa xmm4, [rbp + 3088]                          ;  2141.3 p2      65 t[3] reload
        pxor xmm4, xmm13                                   ;  2196.3 p1      65 t[3]
        pxor xmm1, xmm4                                    ;  2198.3 p1      65 t[3]
        pxor xmm13, [r8 + 3648]                            ;  2198.3 p2+p1   65 t[3]
        pxor xmm13, xmm0                                   ;  2200.3 p1      65 t[3]
        pxor xmm0, [r8 + 3776]                             ;  2200.3 p2+p1   65 t[3]
        pxor xmm4, [r8 + 3664]                             ;  2201.3 p2+p1   65 t[3]
        movdqa [rbp + 1680], xmm10                         ;  2176.3 p0+p3   65 t[3] spill
        movdqa xmm10, [rbp + 3536]                         ;  2145.7 p2      65 t[3] reload
        pxor xmm10, xmm3                                   ;  2202.3 p1      65 t[3]
        pxor xmm3, xmm15                                   ;  2203.3 p1      65 t[3]
        pxor xmm15, [r8 + 3792]                            ;  2204.3 p2+p1   65 t[3]
        movdqa [rbp + 3536], xmm15                         ;  2206.3 p0+p3   65 t[3] spill
        movdqa xmm15, [rbp + 4064]                         ;  2148.0 p2      65 t[3] reload
        pxor xmm15, xmm1                                   ;  2205.3 p1      65 t[3]
        pxor xmm1, [r8 + 3920]                             ;  2206.3 p2+p1   65 t[3]
        pxor xmm1, xmm3                                    ;  2208.3 p1      65 t[3]
        pxor xmm3, [r8 + 4048]                             ;  2208.3 p2+p1   65 t[3]
        movdqa [rbp + 1872], xmm3                          ;  2210.3 p0+p3   65 t[3] spill
        movdqa xmm3, xmm14                                 ;  2170.3 p0      65 t[3] copy
        pxor xmm3, [r8 + 3728]                             ;  2209.3 p2+p1   65 t[3]
        pxor xmm14, [r8 + 3984]                            ;  2210.3 p2+p1   65 t[3]
        pxor xmm14, [rbp + 3456]                           ;  2212.3 p2+p1   65 t[3]
        movdqa [rbp + 1808], xmm14                         ;  2214.3 p0+p3   65 t[3] spill
        movdqa xmm14, [rbp + 3856]                         ;  2155.0 p2      65 t[3] reload
        pxor xmm14, xmm10                                  ;  2212.3 p1      65 t[3]
        pxor xmm8, xmm14                                   ;  2214.3 p1      65 t[3]
        pxor xmm11, xmm8                                   ;  2216.3 p1      65 t[3]
        pxor xmm14, [r8 + 3952]                            ;  2215.3 p2+p1   65 t[3]
        pxor xmm6, xmm11                                   ;  2218.3 p1      65 t[3]
        pxor xmm11, [r8 + 3696]                            ;  2218.3 p2+p1   65 t[3]
        pxor xmm8, [r8 + 4080]                             ;  2218.3 p2+p1   65 t[3]
        movdqa [rbp + 1904], xmm8                          ;  2220.3 p0+p3   65 t[3] spill
        movdqa xmm8, [rbp + 3632]                          ;  2163.3 p2      65 t[3] reload
        pxor xmm8, xmm15                                   ;  2219.3 p1      65 t[3]
        pxor xmm15, [r8 + 3680]                            ;  2220.3 p2+p1   65 t[3]
        pxor xmm10, xmm8                                   ;  2221.3 p1      65 t[3]
        pxor xmm8, [r8 + 3936]                             ;  2222.3 p2+p1   65 t[3]
        movdqa [rbp + 1776], xmm14                         ;  2217.3 p0+p3   65 t[3] spill
        movdqa xmm14, [rbp + 4080]                         ;  2168.3 p2      65 t[3]
        pxor xmm14, [r8 + 3808]                            ;  2223.3 p2+p1   65 t[3]
        pxor xmm14, xmm10                                  ;  2225.3 p1      65 t[3]
        pxor xmm10, [r8 + 4064]                            ;  2225.3 p2+p1   65 t[3]
        movdqa [rbp + 1888], xmm10                         ;  2227.3 p0+p3   65 t[3] spill
        movdqa xmm10, [rbp + 3904]                         ;  2172.7 p2      65 t[3]
        pxor xmm10, [r8 + 3840]                            ;  2226.3 p2+p1   65 t[3]
        movdqa [rbp + 1424], xmm5                          ;  2174.3 p0+p3   63 rounds
        movdqa [rbp + 1440], xmm12                         ;  2176.3 p0+p3   63 rounds
        movdqa [rbp + 1456], xmm9                          ;  2189.3 p0+p3   63 rounds
        movdqa xmm5, [rbp + 2400]                          ;  2177.7 p2      65 t[0] reload
        movdqa [rbp + 0], xmm5                             ;  2188.7 p0+p3   63 rounds
        movdqa [rbp + 1472], xmm13                         ;  2202.3 p0+p3   63 rounds
        movdqa [rbp + 1488], xmm4                          ;  2203.3 p0+p3   63 rounds
        movdqa xmm4, [rbp + 2016]                          ;  2181.3 p2      65 t[0] reload
        movdqa [rbp + 16], xmm4                            ;  2192.3 p0+p3   63 rounds
        movdqa xmm4, [rbp + 2256]                          ;  2182.3 p2      65 t[0] reload
        movdqa [rbp + 32], xmm4                            ;  2193.3 p0+p3   63 rounds
        movdqa xmm4, [rbp + 2304]                          ;  2184.3 p2      65 t[0] reload
        movdqa [rbp + 48], xmm4                            ;  2195.3 p0+p3   63 rounds
        movdqa xmm4, [rbp + 2592]                          ;  2187.0 p2      65 t[0] reload
        movdqa [rbp + 64], xmm4                            ;  2198.0 p0+p3   63 rounds
        movdqa xmm4, [rbp + 2192]                          ;  2189.0 p2      65 t[0] reload
        movdqa [rbp + 80], xmm4                            ;  2200.0 p0+p3   63 rounds
        movdqa xmm4, [rbp + 2000]                          ;  2190.0 p2      65 t[0] reload
        movdqa [rbp + 96], xmm4                            ;  2201.0 p0+p3   63 rounds
        movdqa xmm4, [rbp + 2176]                          ;  2191.0 p2      65 t[0] reload
        movdqa [rbp + 112], xmm4                           ;  2202.0 p0+p3   63 rounds
        movdqa xmm4, [rbp + 1984]                          ;  2192.0 p2      65 t[0] reload
        movdqa [rbp + 128], xmm4                           ;  2203.0 p0+p3   63 rounds
        movdqa xmm4, [rbp + 2208]                          ;  2193.0 p2      65 t[0] reload
        movdqa [rbp + 144], xmm4                           ;  2204.0 p0+p3   63 rounds
        movdqa xmm4, [rbp + 2064]                          ;  2194.0 p2      65 t[0] reload
        movdqa [rbp + 160], xmm4                           ;  2205.0 p0+p3   63 rounds
        movdqa xmm4, [rbp + 1952]                          ;  2195.0 p2      65 t[0] reload
        movdqa [rbp + 176], xmm4                           ;  2206.3 p0+p3   63 rounds
        movdqa xmm4, [rbp + 1968]                          ;  2196.0 p2      65 t[0] reload
        movdqa [rbp + 192], xmm4                           ;  2208.3 p0+p3   63 rounds
        movdqa [rbp + 1744], xmm1                          ;  2210.3 p0+p3   63 rounds
        movdqa [rbp + 1520], xmm11                         ;  2220.3 p0+p3   63 rounds
        movdqa [rbp + 1504], xmm15                         ;  2222.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 2432]                         ;  2199.0 p2      65 t[0] reload
        movdqa [rbp + 208], xmm15                          ;  2216.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 2416]                         ;  2200.3 p2      65 t[0] reload
        movdqa [rbp + 224], xmm15                          ;  2218.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 2032]                         ;  2202.3 p2      65 t[0] reload
        movdqa [rbp + 240], xmm15                          ;  2220.3 p0+p3   63 rounds
        movdqa [rbp + 1760], xmm8                          ;  2224.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 2144]                         ;  2204.0 p2      65 t[0] reload
        movdqa [rbp + 256], xmm15                          ;  2224.3 p0+p3   63 rounds
        movdqa [rbp + 1664], xmm10                         ;  2228.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 2128]                         ;  2206.3 p2      65 t[0] reload
        movdqa [rbp + 272], xmm15                          ;  2228.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 2080]                         ;  2207.3 p2      65 t[0] reload
        movdqa [rbp + 288], xmm15                          ;  2230.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 2336]                         ;  2208.3 p2      65 t[0] reload
        movdqa [rbp + 304], xmm15                          ;  2232.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 2240]                         ;  2210.3 p2      65 t[0] reload
        movdqa [rbp + 320], xmm15                          ;  2234.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 2560]                         ;  2211.3 p2      65 t[0] reload
        movdqa [rbp + 336], xmm15                          ;  2236.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 2576]                         ;  2212.3 p2      65 t[0] reload
        movdqa [rbp + 352], xmm15                          ;  2238.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 2368]                         ;  2214.3 p2      65 t[0] reload
        movdqa [rbp + 368], xmm15                          ;  2240.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 2880]                         ;  2215.3 p2      65 t[1] reload
        movdqa [rbp + 512], xmm15                          ;  2242.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 2736]                         ;  2216.3 p2      65 t[1] reload
        movdqa [rbp + 528], xmm15                          ;  2244.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 2048]                         ;  2219.0 p2      65 t[1] reload
        movdqa [rbp + 544], xmm15                          ;  2246.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 2720]                         ;  2221.0 p2      65 t[1] reload
        movdqa [rbp + 560], xmm15                          ;  2248.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 3072]                         ;  2222.0 p2      65 t[1] reload
        movdqa [rbp + 576], xmm15                          ;  2250.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 2544]                         ;  2223.0 p2      65 t[1] reload
        movdqa [rbp + 592], xmm15                          ;  2252.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 2672]                         ;  2224.0 p2      65 t[1] reload
        movdqa [rbp + 608], xmm15                          ;  2254.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 2320]                         ;  2225.0 p2      65 t[1] reload
        movdqa [rbp + 624], xmm15                          ;  2256.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 1936]                         ;  2226.0 p2      65 t[1] reload
        movdqa [rbp + 640], xmm15                          ;  2258.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 2160]                         ;  2227.3 p2      65 t[1] reload
        movdqa [rbp + 656], xmm15                          ;  2260.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 2752]                         ;  2228.3 p2      65 t[1] reload
        movdqa [rbp + 672], xmm15                          ;  2262.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 1920]                         ;  2229.3 p2      65 t[1] reload
        movdqa [rbp + 688], xmm15                          ;  2264.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 2768]                         ;  2230.3 p2      65 t[1] reload
        movdqa [rbp + 704], xmm15                          ;  2266.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 2912]                         ;  2231.3 p2      65 t[1] reload
        movdqa [rbp + 720], xmm15                          ;  2268.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 2896]                         ;  2232.3 p2      65 t[1] reload
        movdqa [rbp + 736], xmm15                          ;  2270.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 2624]                         ;  2233.3 p2      65 t[1] reload
        movdqa [rbp + 752], xmm15                          ;  2272.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 3424]                         ;  2234.3 p2      65 t[2] reload
        movdqa [rbp + 1024], xmm15                         ;  2274.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 3184]                         ;  2235.3 p2      65 t[2] reload
        movdqa [rbp + 1040], xmm15                         ;  2276.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 2640]                         ;  2236.3 p2      65 t[2] reload
        movdqa [rbp + 1056], xmm15                         ;  2278.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 3136]                         ;  2237.3 p2      65 t[2] reload
        movdqa [rbp + 1072], xmm15                         ;  2280.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 3584]                         ;  2238.3 p2      65 t[2] reload
        movdqa [rbp + 1088], xmm15                         ;  2282.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 3024]                         ;  2239.3 p2      65 t[2] reload
        movdqa [rbp + 1104], xmm15                         ;  2284.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 3104]                         ;  2240.3 p2      65 t[2] reload
        movdqa [rbp + 1120], xmm15                         ;  2286.3 p0+p3   63 rounds
        movdqa xmm15, [rbp + 2800]                         ;  2241.3 p2      65 t[2] reload
        movdqa [rbp + 1136], xmm15                         ;  2288.3 p0+p3   63 rounds
        add r8, 0x800                                      ;  2242.3 p1      63 rounds
        movdqa xmm12, [rbp + 3152]                         ;  2242.7 p2      65 t[2] reload
        movdqa xmm13, [rbp + 2608]                         ;  2243.7 p2      65 t[2] reload
        movdqa xmm8, [rbp + 3280]                          ;  2244.7 p2      65 t[2] reload
        movdqa xmm10, [rbp + 3248]                         ;  2245.7 p2      65 t[2] reload
        movdqa xmm15, [rbp + 3200]                         ;  2246.7 p2      65 t[3] reload
        movdqa xmm1, [rbp + 3536]                          ;  2247.7 p2      65 t[3] reload
        movdqa xmm9, [rbp + 3792]                          ;  2248.7 p2      65 t[3] reload
        movdqa xmm11, [rbp + 3760]                         ;  2249.7 p2      65 t[3] reload
        movdqa xmm5, xmm6                                  ;  2245.3 p0      65 t[3] copy
        movdqa xmm6, xmm2                                  ;  2246.3 p0      65 t[3] copy
        movdqa xmm2, xmm3                                  ;  2247.3 p0      65 t[3] copy
        movdqa xmm4, xmm14                                 ;  2248.3 p0      65 t[3] copy
        movdqa xmm3, xmm1                                  ;  2258.7 p0      65 t[3] copy
        movdqa xmm1, xmm7                                  ;  2250.3 p0      65 t[3] copy
        movdqa xmm7, xmm15                                 ;  2257.7 p0      65 t[3] copy
        cmp r8, qword [rbp + 4160]                         ;                    more rounds?
        jne .rounds_2
        movdqa [rbp + 1600], xmm0                          ;                    resident
        movdqa [rbp + 1536], xmm1                          ;                    resident
        movdqa [rbp + 1552], xmm2                          ;                    resident
        movdqa [rbp + 1616], xmm3                          ;                    resident
        movdqa [rbp + 1632], xmm4                          ;                    resident
        movdqa [rbp + 1648], xmm5                          ;                    resident
        movdqa [rbp + 1584], xmm6                          ;                    resident
        movdqa [rbp + 1568], xmm7                          ;                    resident
        movdqa [rbp + 1184], xmm8                          ;                    resident
        movdqa [rbp + 1696], xmm9                          ;                    resident
        movdqa [rbp + 1216], xmm10                         ;                    resident
        movdqa [rbp + 1728], xmm11                         ;                    resident
        movdqa [rbp + 1152], xmm12                         ;                    resident
        movdqa [rbp + 1168], xmm13                         ;                    resident
        mov qword [rbp + 4152], r8                         ;                    resident
        movdqa xmm0, [rbp - 128]                           ;     0.0 p2      46 dst
        movdqa xmm1, [rel aes128_decrypt.T0_constants128]  ;     1.0 p2      46 dst reload
        pxor xmm0, xmm1                                    ;    12.0 p1      46 dst
        pshufd xmm2, xmm0, 0xe4                            ;    14.0 p1      46 dst copy
        movdqa xmm3, [rbp - 112]                           ;     2.0 p2      46 dst
        pxor xmm3, xmm1                                    ;    13.0 p1      46 dst
        pxor xmm2, xmm3                                    ;    18.0 p1      46 dst
        pshufd xmm4, xmm3, 0xe4                            ;    15.0 p1      46 dst copy
        movdqa xmm5, [rbp - 64]                            ;     3.0 p2      46 dst reload
        pxor xmm4, xmm5                                    ;    19.0 p1      46 dst
        movdqa xmm6, xmm4                                  ;    21.0 p0      46 dst copy
        pshufd xmm7, xmm3, 0xe4                            ;    15.0 p1      46 dst copy
        movdqa xmm8, xmm3                                  ;    15.0 p0      46 dst copy
        pshufd xmm9, xmm3, 0xe4                            ;    15.0 p1      46 dst copy
        movdqa xmm10, xmm2                                 ;    20.0 p0      46 dst copy
        pxor xmm10, [rbp - 16]                             ;    27.0 p2+p1   46 dst
        movdqa xmm11, xmm2                                 ;    20.0 p0      46 dst copy
        pxor xmm11, xmm5                                   ;    27.0 p1      46 dst
        movdqa xmm5, xmm10                                 ;    29.0 p0      46 dst copy
        pshufd xmm12, xmm10, 0xe4                          ;    29.0 p1      46 dst copy
        movdqa xmm13, xmm11                                ;    29.0 p0      46 dst copy
        movdqa xmm14, [rbp - 48]                           ;     7.3 p2      46 dst
        pxor xmm14, xmm1                                   ;    18.3 p1      46 dst
        pxor xmm0, xmm14                                   ;    20.3 p1      46 dst
        pxor xmm6, xmm14                                   ;    28.0 p1      46 dst
        pxor xmm9, xmm0                                    ;    22.3 p1      46 dst
        movdqa xmm14, xmm9                                 ;    24.3 p0      46 dst copy
        movdqa xmm15, xmm0                                 ;    22.3 p0      46 dst copy
        movdqa [rbp + 1920], xmm10                         ;    29.0 p0+p3   46 dst spill
        movdqa xmm10, xmm0                                 ;    22.3 p0      46 dst copy
        movdqa [rbp + 1936], xmm3                          ;    15.0 p0+p3   46 dst spill
        pshufd xmm3, xmm6, 0xe4                            ;    30.0 p1      46 dst copy
        pxor xmm3, [rbp - 80]                              ;    34.0 p2+p1   46 dst
        pxor xmm5, xmm3                                    ;    36.0 p1      46 dst
        pand xmm8, xmm3                                    ;    36.0 p1      46 dst
        movdqa [rbp + 1952], xmm9                          ;    24.3 p0+p3   46 dst spill
        movdqa xmm9, xmm6                                  ;    30.0 p0      46 dst copy
        pxor xmm9, [rbp - 96]                              ;    37.0 p2+p1   46 dst
        pxor xmm7, xmm9                                    ;    39.0 p1      46 dst
        pand xmm12, xmm7                                   ;    41.0 p1      46 dst
        pxor xmm2, xmm9                                    ;    39.0 p1      46 dst
        movdqa [rbp + 1968], xmm7                          ;    41.0 p0+p3   46 dst spill
        movdqa xmm7, xmm6                                  ;    30.0 p0      46 dst copy
        movdqa [rbp + 1984], xmm11                         ;    29.0 p0+p3   46 dst spill
        movdqa xmm11, xmm3                                 ;    36.0 p0      46 dst copy
        movdqa [rbp + 2000], xmm3                          ;    36.0 p0+p3   46 dst spill
        pshufd xmm3, xmm9, 0xe4                            ;    39.0 p1      46 dst copy
        por xmm3, xmm5                                     ;    43.0 p1      46 dst
        pxor xmm12, xmm3                                   ;    45.0 p1      46 dst
        movdqa [rbp + 2016], xmm9                          ;    39.0 p0+p3   46 dst spill
        movdqa xmm9, xmm5                                  ;    38.0 p0      46 dst copy
        pxor xmm9, xmm2                                    ;    45.0 p1      46 dst
        pand xmm7, xmm9                                    ;    47.0 p1      46 dst
        pxor xmm3, xmm7                                    ;    49.0 p1      46 dst
        pxor xmm7, xmm8                                    ;    49.0 p1      46 dst
        movdqa [rbp + 2032], xmm9                          ;    47.0 p0+p3   46 dst spill
        movdqa xmm9, xmm2                                  ;    41.0 p0      46 dst copy
        por xmm9, [rbp - 96]                               ;    48.0 p2+p1   46 dst
        pxor xmm12, xmm9                                   ;    50.0 p1      46 dst
        pxor xmm7, xmm9                                    ;    51.0 p1      46 dst
        movdqa xmm9, xmm2                                  ;    41.0 p0      46 dst copy
        movdqa [rbp + 2048], xmm12                         ;    52.0 p0+p3   46 dst spill
        movdqa xmm12, [rbp + 2032]                         ;    47.0 p2      46 dst
        movdqa [rbp + 2064], xmm6                          ;    30.0 p0+p3   46 dst spill
        movdqa xmm6, [rbp + 2048]                          ;    52.0 p2      46 dst
        movdqa [rbp + 2080], xmm5                          ;    38.0 p0+p3   46 dst spill
        movdqa xmm5, [rbp + 2048]                          ;    52.0 p2      46 dst
        movdqa [rbp + 2048], xmm0                          ;    31.7 p0+p3   46 dst spill
        movdqa xmm0, [rbp + 2032]                          ;    47.0 p2      46 dst
        movdqa [rbp + 2032], xmm0                          ;    58.0 p0+p3   46 dst spill
        movdqa xmm0, [rel aes128_decrypt.T0_constants128]  ;    29.0 p2      46 dst copy
        pxor xmm0, [rbp - 32]                              ;    40.0 p2+p1   46 dst
        pxor xmm4, xmm0                                    ;    42.0 p1      46 dst
        pxor xmm8, xmm0                                    ;    42.0 p1      46 dst
        pxor xmm3, xmm8                                    ;    51.0 p1      46 dst
        pxor xmm6, xmm8                                    ;    63.0 p1      46 dst
        por xmm14, xmm4                                    ;    44.0 p1      46 dst
        pxor xmm3, xmm14                                   ;    53.0 p1      46 dst
        pxor xmm11, xmm4                                   ;    44.0 p1      46 dst
        pxor xmm9, xmm4                                    ;    48.0 p1      46 dst
        por xmm15, xmm11                                   ;    46.0 p1      46 dst
        pxor xmm6, xmm15                                   ;    65.0 p1      46 dst
        pxor xmm12, xmm11                                  ;    58.0 p1      46 dst
        pand xmm10, xmm11                                  ;    46.0 p1      46 dst
        pxor xmm7, xmm10                                   ;    53.0 p1      46 dst
        pand xmm13, xmm12                                  ;    60.0 p1      46 dst
        pxor xmm6, xmm13                                   ;    67.0 p1      46 dst
        movdqa xmm8, xmm0                                  ;    42.0 p0      46 dst copy
        por xmm8, xmm9                                     ;    50.0 p1      46 dst
        pxor xmm5, xmm8                                    ;    63.0 p1      46 dst
        movdqa xmm8, xmm3                                  ;    55.0 p0      46 dst copy
        pand xmm8, xmm6                                    ;    69.0 p1      46 dst
        pxor xmm5, xmm8                                    ;    71.0 p1      46 dst
        pand xmm8, xmm5                                    ;    73.0 p1      46 dst
        pxor xmm7, xmm8                                    ;    75.0 p1      46 dst
        pxor xmm3, xmm5                                    ;    73.0 p1      46 dst
        movdqa xmm8, xmm6                                  ;    69.0 p0      46 dst copy
        pand xmm8, xmm7                                    ;    77.0 p1      46 dst
        pxor xmm3, xmm8                                    ;    79.0 p1      46 dst
        movdqa xmm8, xmm5                                  ;    73.0 p0      46 dst copy
        pand xmm8, xmm3                                    ;    81.0 p1      46 dst
        pxor xmm6, xmm8                                    ;    83.0 p1      46 dst
        pand xmm2, xmm6                                    ;    85.0 p1      46 dst
        movdqa xmm8, [rbp + 2080]                          ;    40.3 p2      46 dst reload
        pand xmm8, xmm3                                    ;    81.0 p1      46 dst
        movdqa xmm10, [rbp + 2016]                         ;    41.3 p2      46 dst reload
        pand xmm10, xmm3                                   ;    81.0 p1      46 dst
        movdqa xmm13, xmm7                                 ;    77.0 p0      46 dst copy
        pand xmm13, xmm3                                   ;    84.0 p1      46 dst
        pxor xmm5, xmm13                                   ;    86.0 p1      46 dst
        pand xmm11, xmm5                                   ;    88.0 p1      46 dst
        pxor xmm11, xmm8                                   ;    90.0 p1      46 dst
        pxor xmm11, xmm2                                   ;    92.0 p1      46 dst
        movdqa xmm13, [rbp + 2048]                         ;    43.7 p2      46 dst reload
        pand xmm13, xmm5                                   ;    88.0 p1      46 dst
        movdqa xmm14, xmm3                                 ;    81.0 p0      46 dst copy
        pxor xmm14, xmm6                                   ;    88.0 p1      46 dst
        movdqa xmm15, [rbp + 2032]                         ;    58.0 p2      46 dst reload
        pand xmm15, xmm14                                  ;    90.0 p1      46 dst
        movdqa [rbp + 2032], xmm10                         ;    83.0 p0+p3   46 dst spill
        movdqa xmm10, [rbp + 2064]                         ;    46.3 p2      46 dst reload
        pand xmm10, xmm14                                  ;    90.0 p1      46 dst
        pxor xmm14, xmm5                                   ;    90.0 p1      46 dst
        pand xmm12, xmm14                                  ;    92.0 p1      46 dst
        pxor xmm15, xmm12                                  ;    94.0 p1      46 dst
        pxor xmm12, xmm11                                  ;    94.0 p1      46 dst
        pxor xmm8, xmm15                                   ;    96.0 p1      46 dst
        pxor xmm2, xmm15                                   ;    96.0 p1      46 dst
        movdqa xmm15, [rbp + 1984]                         ;    49.0 p2      46 dst reload
        pand xmm15, xmm14                                  ;    92.0 p1      46 dst
        movdqa xmm1, xmm6                                  ;    85.0 p0      46 dst copy
        pand xmm1, [rbp - 96]                              ;    92.0 p2+p1   46 dst
        por xmm6, xmm14                                    ;    92.0 p1      46 dst
        pxor xmm7, xmm6                                    ;    94.0 p1      46 dst
        pxor xmm5, xmm7                                    ;    96.0 p1      46 dst
        pand xmm4, xmm5                                    ;    98.0 p1      46 dst
        pxor xmm11, xmm4                                   ;   100.0 p1      46 dst
        movdqa xmm4, [rbp + 1952]                          ;    52.3 p2      46 dst reload
        pand xmm4, xmm5                                    ;    98.0 p1      46 dst
        pxor xmm3, xmm7                                    ;    96.0 p1      46 dst
        pxor xmm13, xmm4                                   ;   100.0 p1      46 dst
        pxor xmm14, xmm3                                   ;    98.0 p1      46 dst
        pand xmm0, xmm14                                   ;   100.0 p1      46 dst
        pand xmm9, xmm14                                   ;   100.0 p1      46 dst
        movdqa xmm5, [rbp + 2000]                          ;    54.7 p2      46 dst reload
        pand xmm5, xmm7                                    ;    96.0 p1      46 dst
        pxor xmm12, xmm5                                   ;    98.0 p1      46 dst
        movdqa xmm5, [rbp + 1936]                          ;    55.7 p2      46 dst reload
        pand xmm5, xmm7                                    ;    96.0 p1      46 dst
        pxor xmm4, xmm5                                    ;   100.0 p1      46 dst
        movdqa xmm5, [rbp + 1920]                          ;    56.7 p2      46 dst reload
        pand xmm5, xmm3                                    ;    98.0 p1      46 dst
        movdqa xmm6, [rbp + 1968]                          ;    57.7 p2      46 dst reload
        pand xmm6, xmm3                                    ;    98.0 p1      46 dst
        pxor xmm12, xmm5                                   ;   100.0 p1      46 dst
        pxor xmm8, xmm5                                    ;   100.0 p1      46 dst
        pxor xmm15, xmm6                                   ;   100.0 p1      46 dst
        pxor xmm15, xmm4                                   ;   102.0 p1      46 dst
        pxor xmm10, xmm4                                   ;   102.0 p1      46 dst
        pxor xmm6, xmm0                                    ;   102.7 p1      46 dst
        pxor xmm6, xmm2                                    ;   104.7 p1      46 dst
        pxor xmm13, xmm12                                  ;   104.7 p1      46 dst
        pxor xmm8, xmm15                                   ;   105.7 p1      46 dst
        pxor xmm13, xmm8                                   ;   107.7 p1      46 dst
        pxor xmm1, xmm13                                   ;   109.7 p1      46 dst
        pxor xmm6, xmm13                                   ;   109.7 p1      46 dst
        pxor xmm10, xmm1                                   ;   111.7 p1      46 dst
        pxor xmm11, xmm10                                  ;   113.7 p1      46 dst
        movdqa xmm0, [rbp + 1536]                          ;    62.7 p2      46 dst
        movdqa xmm3, [rel aes128_decrypt.T0_constants128]  ;    63.7 p2      46 dst reload
        pxor xmm0, xmm3                                    ;   111.7 p1      46 dst
        movdqa xmm4, xmm0                                  ;   113.7 p0      46 dst copy
        movdqa xmm5, [rbp + 1552]                          ;    64.7 p2      46 dst
        pxor xmm5, xmm3                                    ;   112.7 p1      46 dst
        pxor xmm4, xmm5                                    ;   120.7 p1      46 dst
        movdqa xmm7, xmm5                                  ;   114.7 p0      46 dst copy
        movdqa xmm13, [rbp + 1600]                         ;    65.7 p2      46 dst reload
        pxor xmm7, xmm13                                   ;   121.7 p1      46 dst
        movdqa xmm14, xmm7                                 ;   123.7 p0      46 dst copy
        pxor xmm13, xmm4                                   ;   122.7 p1      46 dst
        movdqa [rbp + 1968], xmm15                         ;   104.0 p0+p3   46 dst spill
        movdqa xmm15, xmm4                                 ;   122.7 p0      46 dst copy
        pxor xmm15, [rbp + 1648]                           ;   129.7 p2+p1   46 dst
        movdqa [rbp + 1920], xmm8                          ;   107.7 p0+p3   46 dst spill
        movdqa xmm8, xmm5                                  ;   114.7 p0      46 dst copy
        movdqa [rbp + 1936], xmm10                         ;   113.7 p0+p3   46 dst spill
        movdqa xmm10, xmm5                                 ;   114.7 p0      46 dst copy
        movdqa [rbp + 2000], xmm1                          ;   111.7 p0+p3   46 dst spill
        movdqa xmm1, xmm5                                  ;   114.7 p0      46 dst copy
        movdqa [rbp + 1952], xmm12                         ;   102.0 p0+p3   46 dst spill
        movdqa xmm12, xmm13                                ;   124.7 p0      46 dst copy
        movdqa [rbp + 1984], xmm6                          ;   111.7 p0+p3   46 dst spill
        movdqa xmm6, xmm15                                 ;   131.7 p0      46 dst copy
        movdqa [rbp + 2064], xmm9                          ;   102.0 p0+p3   46 dst spill
        movdqa xmm9, xmm15                                 ;   131.7 p0      46 dst copy
        movdqa [rbp + 2048], xmm2                          ;    98.0 p0+p3   46 dst spill
        movdqa xmm2, [rel aes128_decrypt.T0_constants128]  ;    75.0 p2      46 dst copy
        pxor xmm2, [rbp + 1616]                            ;   117.7 p2+p1   46 dst
        pxor xmm0, xmm2                                    ;   119.7 p1      46 dst
        pxor xmm14, xmm2                                   ;   130.7 p1      46 dst
        pxor xmm1, xmm0                                    ;   121.7 p1      46 dst
        movdqa xmm2, xmm1                                  ;   123.7 p0      46 dst copy
        movdqa [rbp + 2016], xmm11                         ;   115.7 p0+p3   46 dst spill
        movdqa xmm11, xmm0                                 ;   121.7 p0      46 dst copy
        movdqa [rbp + 2080], xmm15                         ;   131.7 p0+p3   46 dst spill
        movdqa xmm15, xmm0                                 ;   121.7 p0      46 dst copy
        movdqa [rbp + 2096], xmm5                          ;   114.7 p0+p3   46 dst spill
        movdqa xmm5, xmm14                                 ;   132.7 p0      46 dst copy
        pxor xmm5, [rbp + 1584]                            ;   139.7 p2+p1   46 dst
        pxor xmm6, xmm5                                    ;   141.7 p1      46 dst
        pand xmm10, xmm5                                   ;   141.7 p1      46 dst
        movdqa [rbp + 2112], xmm1                          ;   123.7 p0+p3   46 dst spill
        movdqa xmm1, xmm14                                 ;   132.7 p0      46 dst copy
        pxor xmm1, [rbp + 1568]                            ;   139.7 p2+p1   46 dst
        pxor xmm8, xmm1                                    ;   141.7 p1      46 dst
        pand xmm9, xmm8                                    ;   143.7 p1      46 dst
        pxor xmm4, xmm1                                    ;   141.7 p1      46 dst
        movdqa [rbp + 2128], xmm8                          ;   143.7 p0+p3   46 dst spill
        movdqa xmm8, xmm14                                 ;   132.7 p0      46 dst copy
        movdqa [rbp + 2144], xmm13                         ;   124.7 p0+p3   46 dst spill
        movdqa xmm13, xmm1                                 ;   141.7 p0      46 dst copy
        por xmm13, xmm6                                    ;   148.7 p1      46 dst
        pxor xmm9, xmm13                                   ;   150.7 p1      46 dst
        movdqa [rbp + 2160], xmm1                          ;   141.7 p0+p3   46 dst spill
        movdqa xmm1, xmm5                                  ;   141.7 p0      46 dst copy
        movdqa [rbp + 2176], xmm5                          ;   141.7 p0+p3   46 dst spill
        movdqa xmm5, xmm6                                  ;   143.7 p0      46 dst copy
        pxor xmm5, xmm4                                    ;   150.7 p1      46 dst
        pand xmm8, xmm5                                    ;   152.7 p1      46 dst
        pxor xmm13, xmm8                                   ;   154.7 p1      46 dst
        pxor xmm8, xmm10                                   ;   154.7 p1      46 dst
        movdqa [rbp + 2192], xmm5                          ;   152.7 p0+p3   46 dst spill
        movdqa xmm5, xmm4                                  ;   143.7 p0      46 dst copy
        por xmm5, [rbp + 1568]                             ;   150.7 p2+p1   46 dst
        pxor xmm9, xmm5                                    ;   152.7 p1      46 dst
        pxor xmm8, xmm5                                    ;   156.7 p1      46 dst
        movdqa xmm5, [rbp + 2192]                          ;   152.7 p2      46 dst
        movdqa [rbp + 2208], xmm9                          ;   154.7 p0+p3   46 dst spill
        movdqa xmm9, [rbp + 2192]                          ;   152.7 p2      46 dst
        movdqa [rbp + 2192], xmm4                          ;   143.7 p0+p3   46 dst spill
        movdqa xmm4, [rbp + 2208]                          ;   154.7 p2      46 dst
        movdqa [rbp + 2224], xmm9                          ;   163.7 p0+p3   46 dst spill
        movdqa xmm9, [rbp + 2192]                          ;   143.7 p2      46 dst
        movdqa [rbp + 2240], xmm14                         ;   132.7 p0+p3   46 dst spill
        movdqa xmm14, [rbp + 2208]                         ;   154.7 p2      46 dst
        movdqa [rbp + 2208], xmm6                          ;   143.7 p0+p3   46 dst spill
        movdqa xmm6, [rbp + 2192]                          ;   143.7 p2      46 dst
        movdqa [rbp + 2192], xmm0                          ;   121.7 p0+p3   46 dst spill
        movdqa xmm0, xmm3                                  ;   108.0 p0      46 dst copy
        pxor xmm0, [rbp + 1632]                            ;   137.7 p2+p1   46 dst
        pxor xmm7, xmm0                                    ;   139.7 p1      46 dst
        pxor xmm10, xmm0                                   ;   143.7 p1      46 dst
        pxor xmm13, xmm10                                  ;   156.7 p1      46 dst
        pxor xmm4, xmm10                                   ;   165.7 p1      46 dst
        por xmm2, xmm7                                     ;   142.7 p1      46 dst
        pxor xmm13, xmm2                                   ;   158.7 p1      46 dst
        pxor xmm1, xmm7                                    ;   148.7 p1      46 dst
        pxor xmm9, xmm7                                    ;   154.7 p1      46 dst
        por xmm11, xmm1                                    ;   150.7 p1      46 dst
        pxor xmm4, xmm11                                   ;   167.7 p1      46 dst
        pxor xmm5, xmm1                                    ;   163.7 p1      46 dst
        pand xmm15, xmm1                                   ;   150.7 p1      46 dst
        pxor xmm8, xmm15                                   ;   158.7 p1      46 dst
        movdqa xmm2, xmm0                                  ;   139.7 p0      46 dst copy
        por xmm2, xmm9                                     ;   156.7 p1      46 dst
        pxor xmm14, xmm2                                   ;   165.7 p1      46 dst
        pand xmm12, xmm5                                   ;   165.7 p1      46 dst
        pxor xmm4, xmm12                                   ;   169.7 p1      46 dst
        movdqa xmm2, xmm13                                 ;   160.7 p0      46 dst copy
        pand xmm2, xmm4                                    ;   171.7 p1      46 dst
        pxor xmm14, xmm2                                   ;   173.7 p1      46 dst
        pand xmm2, xmm14                                   ;   175.7 p1      46 dst
        pxor xmm8, xmm2                                    ;   177.7 p1      46 dst
        pxor xmm13, xmm14                                  ;   175.7 p1      46 dst
        movdqa xmm2, xmm4                                  ;   171.7 p0      46 dst copy
        pand xmm2, xmm8                                    ;   179.7 p1      46 dst
        pxor xmm13, xmm2                                   ;   181.7 p1      46 dst
        movdqa xmm2, xmm14                                 ;   175.7 p0      46 dst copy
        pand xmm2, xmm13                                   ;   183.7 p1      46 dst
        pxor xmm4, xmm2                                    ;   185.7 p1      46 dst
        pand xmm6, xmm4                                    ;   187.7 p1      46 dst
        movdqa xmm2, [rbp + 2208]                          ;   143.7 p2      46 dst reload
        pand xmm2, xmm13                                   ;   183.7 p1      46 dst
        movdqa xmm10, [rbp + 2160]                         ;   141.7 p2      46 dst reload
        pand xmm10, xmm13                                  ;   183.7 p1      46 dst
        movdqa xmm11, xmm8                                 ;   179.7 p0      46 dst copy
        pand xmm11, xmm13                                  ;   186.7 p1      46 dst
        pxor xmm14, xmm11                                  ;   188.7 p1      46 dst
        pand xmm1, xmm14                                   ;   190.7 p1      46 dst
        pxor xmm1, xmm2                                    ;   192.7 p1      46 dst
        pxor xmm1, xmm6                                    ;   194.7 p1      46 dst
        movdqa xmm11, [rbp + 2192]                         ;   136.0 p2      46 dst reload
        pand xmm11, xmm14                                  ;   190.7 p1      46 dst
        movdqa xmm12, xmm13                                ;   183.7 p0      46 dst copy
        pxor xmm12, xmm4                                   ;   190.7 p1      46 dst
        movdqa xmm15, [rbp + 2224]                         ;   163.7 p2      46 dst reload
        pand xmm15, xmm12                                  ;   192.7 p1      46 dst
        movdqa [rbp + 2224], xmm10                         ;   185.7 p0+p3   46 dst spill
        movdqa xmm10, [rbp + 2240]                         ;   139.7 p2      46 dst reload
        pand xmm10, xmm12                                  ;   192.7 p1      46 dst
        pxor xmm12, xmm14                                  ;   192.7 p1      46 dst
        pand xmm5, xmm12                                   ;   194.7 p1      46 dst
        pxor xmm15, xmm5                                   ;   196.7 p1      46 dst
        pxor xmm5, xmm1                                    ;   196.7 p1      46 dst
        pxor xmm2, xmm15                                   ;   198.7 p1      46 dst
        pxor xmm6, xmm15                                   ;   198.7 p1      46 dst
        movdqa xmm15, [rbp + 2144]                         ;   142.3 p2      46 dst reload
        pand xmm15, xmm12                                  ;   194.7 p1      46 dst
        movdqa xmm3, xmm4                                  ;   187.7 p0      46 dst copy
        pand xmm3, [rbp + 1568]                            ;   194.7 p2+p1   46 dst
        por xmm4, xmm12                                    ;   194.7 p1      46 dst
        pxor xmm8, xmm4                                    ;   196.7 p1      46 dst
        pxor xmm14, xmm8                                   ;   198.7 p1      46 dst
        pand xmm7, xmm14                                   ;   200.7 p1      46 dst
        pxor xmm1, xmm7                                    ;   202.7 p1      46 dst
        movdqa xmm4, [rbp + 2112]                          ;   145.7 p2      46 dst reload
        pand xmm4, xmm14                                   ;   200.7 p1      46 dst
        pxor xmm13, xmm8                                   ;   198.7 p1      46 dst
        pxor xmm11, xmm4                                   ;   202.7 p1      46 dst
        pxor xmm12, xmm13                                  ;   200.7 p1      46 dst
        pand xmm0, xmm12                                   ;   202.7 p1      46 dst
        pand xmm9, xmm12                                   ;   202.7 p1      46 dst
        movdqa xmm7, [rbp + 2176]                          ;   148.0 p2      46 dst reload
        pand xmm7, xmm8                                    ;   198.7 p1      46 dst
        pxor xmm5, xmm7                                    ;   200.7 p1      46 dst
        movdqa xmm7, [rbp + 2096]                          ;   149.0 p2      46 dst reload
        pand xmm7, xmm8                                    ;   198.7 p1      46 dst
        pxor xmm4, xmm7                                    ;   202.7 p1      46 dst
        pxor xmm15, xmm4                                   ;   204.7 p1      46 dst
        pxor xmm10, xmm4                                   ;   204.7 p1      46 dst
        movdqa xmm4, [rbp + 2080]                          ;   150.7 p2      46 dst reload
        pand xmm4, xmm13                                   ;   201.7 p1      46 dst
        movdqa xmm7, [rbp + 2128]                          ;   151.7 p2      46 dst reload
        pand xmm7, xmm13                                   ;   202.7 p1      46 dst
        pxor xmm5, xmm4                                    ;   203.7 p1      46 dst
        pxor xmm2, xmm4                                    ;   204.7 p1      46 dst
        pxor xmm15, xmm7                                   ;   206.7 p1      46 dst
        pxor xmm11, xmm5                                   ;   206.7 p1      46 dst
        pxor xmm0, xmm7                                    ;   207.7 p1      46 dst
        pxor xmm0, xmm6                                    ;   209.7 p1      46 dst
        pxor xmm2, xmm15                                   ;   209.7 p1      46 dst
        pxor xmm11, xmm2                                   ;   211.7 p1      46 dst
        pxor xmm3, xmm11                                   ;   213.7 p1      46 dst
        pxor xmm0, xmm11                                   ;   213.7 p1      46 dst
        pxor xmm10, xmm3                                   ;   215.7 p1      46 dst
        pxor xmm1, xmm10                                   ;   217.7 p1      46 dst
        movdqa xmm4, [rbp + 1152]                          ;   157.3 p2      46 dst
        movdqa xmm7, [rel aes128_decrypt.T0_constants128]  ;   158.3 p2      46 dst reload
        pxor xmm4, xmm7                                    ;   215.7 p1      46 dst
        movdqa xmm8, xmm4                                  ;   217.7 p0      46 dst copy
        movdqa xmm11, [rbp + 1168]                         ;   159.3 p2      46 dst
        pxor xmm11, xmm7                                   ;   216.7 p1      46 dst
        pxor xmm8, xmm11                                   ;   224.7 p1      46 dst
        movdqa xmm12, xmm11                                ;   218.7 p0      46 dst copy
        movdqa xmm13, [rbp + 1216]                         ;   164.0 p2      46 dst reload
        pxor xmm12, xmm13                                  ;   225.7 p1      46 dst
        movdqa xmm14, xmm12                                ;   227.7 p0      46 dst copy
        pxor xmm13, xmm8                                   ;   226.7 p1      46 dst
        movdqa [rbp + 2128], xmm15                         ;   208.7 p0+p3   46 dst spill
        movdqa xmm15, xmm8                                 ;   226.7 p0      46 dst copy
        pxor xmm15, [rbp + 1264]                           ;   233.7 p2+p1   46 dst
        movdqa [rbp + 2080], xmm2                          ;   211.7 p0+p3   46 dst spill
        movdqa xmm2, xmm11                                 ;   218.7 p0      46 dst copy
        movdqa [rbp + 2096], xmm10                         ;   217.7 p0+p3   46 dst spill
        movdqa xmm10, xmm11                                ;   218.7 p0      46 dst copy
        movdqa [rbp + 2176], xmm3                          ;   215.7 p0+p3   46 dst spill
        movdqa xmm3, xmm11                                 ;   218.7 p0      46 dst copy
        movdqa [rbp + 2112], xmm5                          ;   205.7 p0+p3   46 dst spill
        movdqa xmm5, xmm13                                 ;   228.7 p0      46 dst copy
        movdqa [rbp + 2144], xmm0                          ;   215.7 p0+p3   46 dst spill
        movdqa xmm0, xmm15                                 ;   235.7 p0      46 dst copy
        movdqa [rbp + 2240], xmm9                          ;   204.7 p0+p3   46 dst spill
        movdqa xmm9, xmm15                                 ;   235.7 p0      46 dst copy
        movdqa [rbp + 2192], xmm6                          ;   200.7 p0+p3   46 dst spill
        movdqa xmm6, [rel aes128_decrypt.T0_constants128]  ;   173.7 p2      46 dst copy
        pxor xmm6, [rbp + 1232]                            ;   221.7 p2+p1   46 dst
        pxor xmm4, xmm6                                    ;   223.7 p1      46 dst
        pxor xmm14, xmm6                                   ;   234.7 p1      46 dst
        pxor xmm3, xmm4                                    ;   225.7 p1      46 dst
        movdqa xmm6, xmm3                                  ;   227.7 p0      46 dst copy
        movdqa [rbp + 2160], xmm1                          ;   219.7 p0+p3   46 dst spill
        movdqa xmm1, xmm4                                  ;   225.7 p0      46 dst copy
        movdqa [rbp + 2208], xmm15                         ;   235.7 p0+p3   46 dst spill
        movdqa xmm15, xmm4                                 ;   225.7 p0      46 dst copy
        movdqa [rbp + 2256], xmm11                         ;   218.7 p0+p3   46 dst spill
        movdqa xmm11, xmm14                                ;   236.7 p0      46 dst copy
        pxor xmm11, [rbp + 1200]                           ;   243.7 p2+p1   46 dst
        pxor xmm0, xmm11                                   ;   245.7 p1      46 dst
        pand xmm10, xmm11                                  ;   245.7 p1      46 dst
        movdqa [rbp + 2272], xmm3                          ;   227.7 p0+p3   46 dst spill
        movdqa xmm3, xmm14                                 ;   236.7 p0      46 dst copy
        pxor xmm3, [rbp + 1184]                            ;   243.7 p2+p1   46 dst
        pxor xmm2, xmm3                                    ;   245.7 p1      46 dst
        pand xmm9, xmm2                                    ;   247.7 p1      46 dst
        pxor xmm8, xmm3                                    ;   245.7 p1      46 dst
        movdqa [rbp + 2288], xmm2                          ;   247.7 p0+p3   46 dst spill
        movdqa xmm2, xmm14                                 ;   236.7 p0      46 dst copy
        movdqa [rbp + 2304], xmm13                         ;   228.7 p0+p3   46 dst spill
        movdqa xmm13, xmm3                                 ;   245.7 p0      46 dst copy
        por xmm13, xmm0                                    ;   252.7 p1      46 dst
        pxor xmm9, xmm13                                   ;   254.7 p1      46 dst
        movdqa [rbp + 2320], xmm3                          ;   245.7 p0+p3   46 dst spill
        movdqa xmm3, xmm11                                 ;   245.7 p0      46 dst copy
        movdqa [rbp + 2336], xmm11                         ;   245.7 p0+p3   46 dst spill
        movdqa xmm11, xmm0                                 ;   247.7 p0      46 dst copy
        pxor xmm11, xmm8                                   ;   254.7 p1      46 dst
        pand xmm2, xmm11                                   ;   256.7 p1      46 dst
        pxor xmm13, xmm2                                   ;   258.7 p1      46 dst
        pxor xmm2, xmm10                                   ;   258.7 p1      46 dst
        movdqa [rbp + 2352], xmm11                         ;   256.7 p0+p3   46 dst spill
        movdqa xmm11, xmm8                                 ;   247.7 p0      46 dst copy
        por xmm11, [rbp + 1184]                            ;   254.7 p2+p1   46 dst
        pxor xmm9, xmm11                                   ;   256.7 p1      46 dst
        pxor xmm2, xmm11                                   ;   260.7 p1      46 dst
        movdqa xmm11, [rbp + 2352]                         ;   256.7 p2      46 dst
        movdqa [rbp + 2368], xmm9                          ;   258.7 p0+p3   46 dst spill
        movdqa xmm9, [rbp + 2352]                          ;   256.7 p2      46 dst
        movdqa [rbp + 2352], xmm8                          ;   247.7 p0+p3   46 dst spill
        movdqa xmm8, [rbp + 2368]                          ;   258.7 p2      46 dst
        movdqa [rbp + 2384], xmm9                          ;   267.7 p0+p3   46 dst spill
        movdqa xmm9, [rbp + 2352]                          ;   247.7 p2      46 dst
        movdqa [rbp + 2400], xmm14                         ;   236.7 p0+p3   46 dst spill
        movdqa xmm14, [rbp + 2368]                         ;   258.7 p2      46 dst
        movdqa [rbp + 2368], xmm0                          ;   247.7 p0+p3   46 dst spill
        movdqa xmm0, [rbp + 2352]                          ;   247.7 p2      46 dst
        movdqa [rbp + 2352], xmm4                          ;   225.7 p0+p3   46 dst spill
        movdqa xmm4, xmm7                                  ;   210.7 p0      46 dst copy
        pxor xmm4, [rbp + 1248]                            ;   241.7 p2+p1   46 dst
        pxor xmm12, xmm4                                   ;   243.7 p1      46 dst
        pxor xmm10, xmm4                                   ;   247.7 p1      46 dst
        pxor xmm13, xmm10                                  ;   260.7 p1      46 dst
        pxor xmm8, xmm10                                   ;   269.7 p1      46 dst
        por xmm6, xmm12                                    ;   246.7 p1      46 dst
        pxor xmm13, xmm6                                   ;   262.7 p1      46 dst
        pxor xmm3, xmm12                                   ;   252.7 p1      46 dst
        pxor xmm9, xmm12                                   ;   258.7 p1      46 dst
        por xmm1, xmm3                                     ;   254.7 p1      46 dst
        pxor xmm8, xmm1                                    ;   271.7 p1      46 dst
        pxor xmm11, xmm3                                   ;   267.7 p1      46 dst
        pand xmm15, xmm3                                   ;   254.7 p1      46 dst
        pxor xmm2, xmm15                                   ;   262.7 p1      46 dst
        movdqa xmm1, xmm4                                  ;   243.7 p0      46 dst copy
        por xmm1, xmm9                                     ;   260.7 p1      46 dst
        pxor xmm14, xmm1                                   ;   269.7 p1      46 dst
        pand xmm5, xmm11                                   ;   269.7 p1      46 dst
        pxor xmm8, xmm5                                    ;   273.7 p1      46 dst
        movdqa xmm1, xmm13                                 ;   264.7 p0      46 dst copy
        pand xmm1, xmm8                                    ;   275.7 p1      46 dst
        pxor xmm14, xmm1                                   ;   277.7 p1      46 dst
        pand xmm1, xmm14                                   ;   279.7 p1      46 dst
        pxor xmm2, xmm1                                    ;   281.7 p1      46 dst
        pxor xmm13, xmm14                                  ;   279.7 p1      46 dst
        movdqa xmm1, xmm8                                  ;   275.7 p0      46 dst copy
        pand xmm1, xmm2                                    ;   283.7 p1      46 dst
        pxor xmm13, xmm1                                   ;   285.7 p1      46 dst
        movdqa xmm1, xmm14                                 ;   279.7 p0      46 dst copy
        pand xmm1, xmm13                                   ;   287.7 p1      46 dst
        pxor xmm8, xmm1                                    ;   289.7 p1      46 dst
        pand xmm0, xmm8                                    ;   291.7 p1      46 dst
        movdqa xmm1, [rbp + 2368]                          ;   247.7 p2      46 dst reload
        pand xmm1, xmm13                                   ;   287.7 p1      46 dst
        movdqa xmm5, [rbp + 2320]                          ;   245.7 p2      46 dst reload
        pand xmm5, xmm13                                   ;   287.7 p1      46 dst
        movdqa xmm6, xmm2                                  ;   283.7 p0      46 dst copy
        pand xmm6, xmm13                                   ;   290.7 p1      46 dst
        pxor xmm14, xmm6                                   ;   292.7 p1      46 dst
        pand xmm3, xmm14                                   ;   294.7 p1      46 dst
        pxor xmm3, xmm1                                    ;   296.7 p1      46 dst
        pxor xmm3, xmm0                                    ;   298.7 p1      46 dst
        movdqa xmm6, [rbp + 2352]                          ;   240.0 p2      46 dst reload
        pand xmm6, xmm14                                   ;   294.7 p1      46 dst
        movdqa xmm10, xmm13                                ;   287.7 p0      46 dst copy
        pxor xmm10, xmm8                                   ;   294.7 p1      46 dst
        movdqa xmm15, [rbp + 2384]                         ;   267.7 p2      46 dst reload
        pand xmm15, xmm10                                  ;   296.7 p1      46 dst
        movdqa [rbp + 2384], xmm5                          ;   289.7 p0+p3   46 dst spill
        movdqa xmm5, [rbp + 2400]                          ;   243.7 p2      46 dst reload
        pand xmm5, xmm10                                   ;   296.7 p1      46 dst
        pxor xmm10, xmm14                                  ;   296.7 p1      46 dst
        pand xmm11, xmm10                                  ;   298.7 p1      46 dst
        pxor xmm15, xmm11                                  ;   300.7 p1      46 dst
        pxor xmm11, xmm3                                   ;   300.7 p1      46 dst
        pxor xmm1, xmm15                                   ;   302.7 p1      46 dst
        pxor xmm0, xmm15                                   ;   302.7 p1      46 dst
        movdqa xmm15, [rbp + 2304]                         ;   246.3 p2      46 dst reload
        pand xmm15, xmm10                                  ;   298.7 p1      46 dst
        movdqa xmm7, xmm8                                  ;   291.7 p0      46 dst copy
        pand xmm7, [rbp + 1184]                            ;   298.7 p2+p1   46 dst
        por xmm8, xmm10                                    ;   298.7 p1      46 dst
        pxor xmm2, xmm8                                    ;   300.7 p1      46 dst
        pxor xmm14, xmm2                                   ;   302.7 p1      46 dst
        pand xmm12, xmm14                                  ;   304.7 p1      46 dst
        pxor xmm3, xmm12                                   ;   306.7 p1      46 dst
        movdqa xmm8, [rbp + 2272]                          ;   249.7 p2      46 dst reload
        pand xmm8, xmm14                                   ;   304.7 p1      46 dst
        pxor xmm13, xmm2                                   ;   302.7 p1      46 dst
        pxor xmm6, xmm8                                    ;   306.7 p1      46 dst
        pxor xmm10, xmm13                                  ;   304.7 p1      46 dst
        pand xmm4, xmm10                                   ;   306.7 p1      46 dst
        pand xmm9, xmm10                                   ;   306.7 p1      46 dst
        movdqa xmm10, [rbp + 2336]                         ;   252.0 p2      46 dst reload
        pand xmm10, xmm2                                   ;   302.7 p1      46 dst
        pxor xmm11, xmm10                                  ;   304.7 p1      46 dst
        movdqa xmm10, [rbp + 2256]                         ;   253.0 p2      46 dst reload
        pand xmm10, xmm2                                   ;   302.7 p1      46 dst
        pxor xmm8, xmm10                                   ;   306.7 p1      46 dst
        pxor xmm15, xmm8                                   ;   308.7 p1      46 dst
        pxor xmm5, xmm8                                    ;   308.7 p1      46 dst
        movdqa xmm2, [rbp + 2208]                          ;   254.7 p2      46 dst reload
        pand xmm2, xmm13                                   ;   305.7 p1      46 dst
        movdqa xmm8, [rbp + 2288]                          ;   255.7 p2      46 dst reload
        pand xmm8, xmm13                                   ;   306.7 p1      46 dst
        pxor xmm11, xmm2                                   ;   307.7 p1      46 dst
        pxor xmm1, xmm2                                    ;   308.7 p1      46 dst
        pxor xmm15, xmm8                                   ;   310.7 p1      46 dst
        pxor xmm6, xmm11                                   ;   310.7 p1      46 dst
        pxor xmm4, xmm8                                    ;   311.7 p1      46 dst
        pxor xmm4, xmm0                                    ;   313.7 p1      46 dst
        pxor xmm1, xmm15                                   ;   313.7 p1      46 dst
        pxor xmm6, xmm1                                    ;   315.7 p1      46 dst
        pxor xmm7, xmm6                                    ;   317.7 p1      46 dst
        pxor xmm4, xmm6                                    ;   317.7 p1      46 dst
        pxor xmm5, xmm7                                    ;   319.7 p1      46 dst
        pxor xmm3, xmm5                                    ;   321.7 p1      46 dst
        movdqa xmm2, [rbp + 768]                           ;   261.3 p2      46 dst
        movdqa xmm6, [rel aes128_decrypt.T0_constants128]  ;   262.3 p2      46 dst reload
        pxor xmm2, xmm6                                    ;   319.7 p1      46 dst
        movdqa xmm8, xmm2                                  ;   321.7 p0      46 dst copy
        movdqa xmm10, [rbp + 784]                          ;   263.3 p2      46 dst
        pxor xmm10, xmm6                                   ;   320.7 p1      46 dst
        pxor xmm8, xmm10                                   ;   328.7 p1      46 dst
        movdqa xmm12, xmm10                                ;   322.7 p0      46 dst copy
        movdqa xmm13, [rbp + 832]                          ;   268.0 p2      46 dst reload
        pxor xmm12, xmm13                                  ;   329.7 p1      46 dst
        movdqa xmm14, xmm12                                ;   331.7 p0      46 dst copy
        pxor xmm13, xmm8                                   ;   330.7 p1      46 dst
        movdqa [rbp + 2288], xmm15                         ;   312.7 p0+p3   46 dst spill
        movdqa xmm15, xmm8                                 ;   330.7 p0      46 dst copy
        pxor xmm15, [rbp + 880]                            ;   337.7 p2+p1   46 dst
        movdqa [rbp + 2208], xmm1                          ;   315.7 p0+p3   46 dst spill
        movdqa xmm1, xmm10                                 ;   322.7 p0      46 dst copy
        movdqa [rbp + 2256], xmm5                          ;   321.7 p0+p3   46 dst spill
        movdqa xmm5, xmm10                                 ;   322.7 p0      46 dst copy
        movdqa [rbp + 2336], xmm7                          ;   319.7 p0+p3   46 dst spill
        movdqa xmm7, xmm10                                 ;   322.7 p0      46 dst copy
        movdqa [rbp + 2272], xmm11                         ;   309.7 p0+p3   46 dst spill
        movdqa xmm11, xmm13                                ;   332.7 p0      46 dst copy
        movdqa [rbp + 2304], xmm4                          ;   319.7 p0+p3   46 dst spill
        movdqa xmm4, xmm15                                 ;   339.7 p0      46 dst copy
        movdqa [rbp + 2400], xmm9                          ;   308.7 p0+p3   46 dst spill
        movdqa xmm9, xmm15                                 ;   339.7 p0      46 dst copy
        movdqa [rbp + 2352], xmm0                          ;   304.7 p0+p3   46 dst spill
        movdqa xmm0, [rel aes128_decrypt.T0_constants128]  ;   277.7 p2      46 dst copy
        pxor xmm0, [rbp + 848]                             ;   325.7 p2+p1   46 dst
        pxor xmm2, xmm0                                    ;   327.7 p1      46 dst
        pxor xmm14, xmm0                                   ;   338.7 p1      46 dst
        pxor xmm7, xmm2                                    ;   329.7 p1      46 dst
        movdqa xmm0, xmm7                                  ;   331.7 p0      46 dst copy
        movdqa [rbp + 2320], xmm3                          ;   323.7 p0+p3   46 dst spill
        movdqa xmm3, xmm2                                  ;   329.7 p0      46 dst copy
        movdqa [rbp + 2368], xmm15                         ;   339.7 p0+p3   46 dst spill
        movdqa xmm15, xmm2                                 ;   329.7 p0      46 dst copy
        movdqa [rbp + 2416], xmm10                         ;   322.7 p0+p3   46 dst spill
        movdqa xmm10, xmm14                                ;   340.7 p0      46 dst copy
        pxor xmm10, [rbp + 816]                            ;   347.7 p2+p1   46 dst
        pxor xmm4, xmm10                                   ;   349.7 p1      46 dst
        pand xmm5, xmm10                                   ;   349.7 p1      46 dst
        movdqa [rbp + 2432], xmm7                          ;   331.7 p0+p3   46 dst spill
        movdqa xmm7, xmm14                                 ;   340.7 p0      46 dst copy
        pxor xmm7, [rbp + 800]                             ;   347.7 p2+p1   46 dst
        pxor xmm1, xmm7                                    ;   349.7 p1      46 dst
        pand xmm9, xmm1                                    ;   351.7 p1      46 dst
        pxor xmm8, xmm7                                    ;   349.7 p1      46 dst
        movdqa [rbp + 2448], xmm1                          ;   351.7 p0+p3   46 dst spill
        movdqa xmm1, xmm14                                 ;   340.7 p0      46 dst copy
        movdqa [rbp + 2464], xmm13                         ;   332.7 p0+p3   46 dst spill
        movdqa xmm13, xmm7                                 ;   349.7 p0      46 dst copy
        por xmm13, xmm4                                    ;   356.7 p1      46 dst
        pxor xmm9, xmm13                                   ;   358.7 p1      46 dst
        movdqa [rbp + 2480], xmm7                          ;   349.7 p0+p3   46 dst spill
        movdqa xmm7, xmm10                                 ;   349.7 p0      46 dst copy
        movdqa [rbp + 2496], xmm10                         ;   349.7 p0+p3   46 dst spill
        movdqa xmm10, xmm4                                 ;   351.7 p0      46 dst copy
        pxor xmm10, xmm8                                   ;   358.7 p1      46 dst
        pand xmm1, xmm10                                   ;   360.7 p1      46 dst
        pxor xmm13, xmm1                                   ;   362.7 p1      46 dst
        pxor xmm1, xmm5                                    ;   362.7 p1      46 dst
        movdqa [rbp + 2512], xmm10                         ;   360.7 p0+p3   46 dst spill
        movdqa xmm10, xmm8                                 ;   351.7 p0      46 dst copy
        por xmm10, [rbp + 800]                             ;   358.7 p2+p1   46 dst
        pxor xmm9, xmm10                                   ;   360.7 p1      46 dst
        pxor xmm1, xmm10                                   ;   364.7 p1      46 dst
        movdqa xmm10, [rbp + 2512]                         ;   360.7 p2      46 dst
        movdqa [rbp + 2528], xmm9                          ;   362.7 p0+p3   46 dst spill
        movdqa xmm9, [rbp + 2512]                          ;   360.7 p2      46 dst
        movdqa [rbp + 2512], xmm8                          ;   351.7 p0+p3   46 dst spill
        movdqa xmm8, [rbp + 2528]                          ;   362.7 p2      46 dst
        movdqa [rbp + 2544], xmm9                          ;   371.7 p0+p3   46 dst spill
        movdqa xmm9, [rbp + 2512]                          ;   351.7 p2      46 dst
        movdqa [rbp + 2560], xmm14                         ;   340.7 p0+p3   46 dst spill
        movdqa xmm14, [rbp + 2528]                         ;   362.7 p2      46 dst
        movdqa [rbp + 2528], xmm4                          ;   351.7 p0+p3   46 dst spill
        movdqa xmm4, [rbp + 2512]                          ;   351.7 p2      46 dst
        movdqa [rbp + 2512], xmm2                          ;   329.7 p0+p3   46 dst spill
        movdqa xmm2, xmm6                                  ;   314.7 p0      46 dst copy
        pxor xmm2, [rbp + 864]                             ;   345.7 p2+p1   46 dst
        pxor xmm12, xmm2                                   ;   347.7 p1      46 dst
        pxor xmm5, xmm2                                    ;   351.7 p1      46 dst
        pxor xmm13, xmm5                                   ;   364.7 p1      46 dst
        pxor xmm8, xmm5                                    ;   373.7 p1      46 dst
        por xmm0, xmm12                                    ;   350.7 p1      46 dst
        pxor xmm13, xmm0                                   ;   366.7 p1      46 dst
        pxor xmm7, xmm12                                   ;   356.7 p1      46 dst
        pxor xmm9, xmm12                                   ;   362.7 p1      46 dst
        por xmm3, xmm7                                     ;   358.7 p1      46 dst
        pxor xmm8, xmm3                                    ;   375.7 p1      46 dst
        pxor xmm10, xmm7                                   ;   371.7 p1      46 dst
        pand xmm15, xmm7                                   ;   358.7 p1      46 dst
        pxor xmm1, xmm15                                   ;   366.7 p1      46 dst
        movdqa xmm0, xmm2                                  ;   347.7 p0      46 dst copy
        por xmm0, xmm9                                     ;   364.7 p1      46 dst
        pxor xmm14, xmm0                                   ;   373.7 p1      46 dst
        pand xmm11, xmm10                                  ;   373.7 p1      46 dst
        pxor xmm8, xmm11                                   ;   377.7 p1      46 dst
        movdqa xmm0, [rbp + 2064]                          ;   328.7 p2      68 dst
        pxor xmm0, [rbp + 2048]                            ;   363.7 p2+p1   68 dst
        movdqa xmm3, [rbp + 2016]                          ;   330.7 p2      46 dst reload
        pxor xmm0, xmm3                                    ;   365.7 p1      68 dst
        mov r8, qword [rbp + 4144]                         ;   331.7 p2      68 dst.0 reload
        pxor xmm0, [r8 + 20480]                            ;   367.7 p2+p1   68 dst
        pxor xmm3, [r8 + 20512]                            ;   366.7 p2+p1   68 dst
        movdqa xmm5, xmm13                                 ;   368.7 p0      46 dst copy
        pand xmm5, xmm8                                    ;   379.7 p1      46 dst
        pxor xmm14, xmm5                                   ;   381.7 p1      46 dst
        pand xmm5, xmm14                                   ;   383.7 p1      46 dst
        pxor xmm1, xmm5                                    ;   385.7 p1      46 dst
        pxor xmm13, xmm14                                  ;   383.7 p1      46 dst
        movdqa xmm5, [rbp + 1984]                          ;   341.3 p2      68 dst
        pxor xmm5, [r8 + 20496]                            ;   372.7 p2+p1   68 dst
        movdqa xmm11, xmm8                                 ;   379.7 p0      46 dst copy
        pand xmm11, xmm1                                   ;   387.7 p1      46 dst
        pxor xmm13, xmm11                                  ;   389.7 p1      46 dst
        movdqa xmm11, xmm14                                ;   383.7 p0      46 dst copy
        pand xmm11, xmm13                                  ;   391.7 p1      46 dst
        pxor xmm8, xmm11                                   ;   393.7 p1      46 dst
        pand xmm4, xmm8                                    ;   395.7 p1      46 dst
        movdqa xmm11, xmm1                                 ;   387.7 p0      46 dst copy
        pand xmm11, xmm13                                  ;   394.7 p1      46 dst
        pxor xmm14, xmm11                                  ;   396.7 p1      46 dst
        pand xmm7, xmm14                                   ;   398.7 p1      46 dst
        pxor xmm7, xmm4                                    ;   400.7 p1      46 dst
        movdqa xmm11, [rbp + 2528]                         ;   351.7 p2      46 dst reload
        pand xmm11, xmm13                                  ;   391.7 p1      46 dst
        pxor xmm7, xmm11                                   ;   402.7 p1      46 dst
        movdqa xmm15, [rbp + 2480]                         ;   349.7 p2      46 dst reload
        pand xmm15, xmm13                                  ;   391.7 p1      46 dst
        movdqa xmm6, [rbp + 2512]                          ;   349.7 p2      46 dst reload
        pand xmm6, xmm14                                   ;   398.7 p1      46 dst
        movdqa [rbp + 2512], xmm3                          ;   368.7 p0+p3   68 dst spill
        movdqa xmm3, xmm13                                 ;   391.7 p0      46 dst copy
        pxor xmm3, xmm8                                    ;   398.7 p1      46 dst
        pxor xmm15, [r8 + 20928]                           ;   393.7 p2+p1   68 dst
        movdqa [rbp + 2480], xmm5                          ;   374.7 p0+p3   68 dst spill
        movdqa xmm5, [rbp + 2544]                          ;   371.7 p2      46 dst reload
        pand xmm5, xmm3                                    ;   400.7 p1      46 dst
        movdqa [rbp + 2544], xmm0                          ;   369.7 p0+p3   68 dst spill
        movdqa xmm0, [rbp + 2560]                          ;   354.0 p2      46 dst reload
        pand xmm0, xmm3                                    ;   400.7 p1      46 dst
        pxor xmm3, xmm14                                   ;   400.7 p1      46 dst
        pand xmm10, xmm3                                   ;   402.7 p1      46 dst
        pxor xmm5, xmm10                                   ;   404.7 p1      46 dst
        pxor xmm10, xmm7                                   ;   404.7 p1      46 dst
        pxor xmm11, xmm5                                   ;   406.7 p1      46 dst
        pxor xmm4, xmm5                                    ;   406.7 p1      46 dst
        movdqa xmm5, [rbp + 2464]                          ;   356.7 p2      46 dst reload
        pand xmm5, xmm3                                    ;   402.7 p1      46 dst
        movdqa [rbp + 2464], xmm15                         ;   395.7 p0+p3   68 dst spill
        movdqa xmm15, xmm8                                 ;   395.7 p0      46 dst copy
        pand xmm15, [rbp + 800]                            ;   402.7 p2+p1   46 dst
        por xmm8, xmm3                                     ;   402.7 p1      46 dst
        pxor xmm1, xmm8                                    ;   404.7 p1      46 dst
        pxor xmm14, xmm1                                   ;   406.7 p1      46 dst
        pand xmm12, xmm14                                  ;   408.7 p1      46 dst
        pxor xmm7, xmm12                                   ;   410.7 p1      46 dst
        movdqa xmm8, [rbp + 2432]                          ;   361.0 p2      46 dst reload
        pand xmm8, xmm14                                   ;   408.7 p1      46 dst
        pxor xmm13, xmm1                                   ;   406.7 p1      46 dst
        pxor xmm6, xmm8                                    ;   410.7 p1      46 dst
        pxor xmm3, xmm13                                   ;   408.7 p1      46 dst
        pand xmm2, xmm3                                    ;   410.7 p1      46 dst
        pand xmm9, xmm3                                    ;   410.7 p1      46 dst
        movdqa xmm3, [rbp + 1952]                          ;   363.3 p2      68 dst
        pxor xmm3, [r8 + 20528]                            ;   409.7 p2+p1   68 dst
        movdqa xmm12, [rbp + 2496]                         ;   365.7 p2      46 dst reload
        pand xmm12, xmm1                                   ;   410.7 p1      46 dst
        pxor xmm10, xmm12                                  ;   412.7 p1      46 dst
        movdqa xmm12, [rbp + 2416]                         ;   366.7 p2      46 dst reload
        pand xmm12, xmm1                                   ;   412.7 p1      46 dst
        pxor xmm8, xmm12                                   ;   414.7 p1      46 dst
        movdqa xmm1, [rbp + 2000]                          ;   367.7 p2      68 dst
        pxor xmm1, [r8 + 20544]                            ;   414.7 p2+p1   68 dst
        pxor xmm2, xmm4                                    ;   415.7 p1      46 dst
        pxor xmm5, xmm8                                    ;   416.7 p1      46 dst
        pxor xmm0, xmm8                                    ;   417.7 p1      46 dst
        pxor xmm1, [rbp + 2032]                            ;   418.7 p2+p1   68 dst
        movdqa xmm8, [rbp + 2368]                          ;   374.3 p2      46 dst reload
        pand xmm8, xmm13                                   ;   419.7 p1      46 dst
        movdqa xmm12, [rbp + 2448]                         ;   375.3 p2      46 dst reload
        pand xmm12, xmm13                                  ;   420.7 p1      46 dst
        pxor xmm10, xmm8                                   ;   421.7 p1      46 dst
        pxor xmm11, xmm8                                   ;   422.7 p1      46 dst
        movdqa xmm8, [rbp + 1936]                          ;   376.3 p2      68 dst
        pxor xmm5, xmm12                                   ;   423.7 p1      46 dst
        pxor xmm2, xmm12                                   ;   424.7 p1      46 dst
        pxor xmm8, [r8 + 20560]                            ;   425.7 p2+p1   68 dst
        movdqa xmm12, [rbp + 1920]                         ;   378.3 p2      68 dst
        pxor xmm6, xmm10                                   ;   426.7 p1      46 dst
        pxor xmm12, [r8 + 20576]                           ;   427.7 p2+p1   68 dst
        pxor xmm11, xmm5                                   ;   428.7 p1      46 dst
        pxor xmm4, xmm9                                    ;   429.7 p1      68 dst
        pxor xmm12, [rbp + 1984]                           ;   430.7 p2+p1   68 dst
        pxor xmm4, [r8 + 20864]                            ;   431.7 p2+p1   68 dst
        movdqa xmm9, [rbp + 1968]                          ;   382.3 p2      68 dst
        mov r9, qword [rbp + 4168]                         ;   383.3 p2      68 dst reload
        movdqa [r9 + 48], xmm3                             ;   411.7 p0+p3   68 dst
        pxor xmm9, [r8 + 20592]                            ;   432.7 p2+p1   68 dst
        movdqa xmm3, [rbp + 2240]                          ;   385.3 p2      68 dst
        movdqa [r9 + 64], xmm1                             ;   420.7 p0+p3   68 dst
        pxor xmm3, [r8 + 20608]                            ;   433.7 p2+p1   68 dst
        pxor xmm3, [rbp + 2192]                            ;   435.7 p2+p1   68 dst
        movdqa xmm1, [rbp + 2160]                          ;   388.3 p2      46 dst reload
        pxor xmm3, xmm1                                    ;   437.7 p1      68 dst
        pxor xmm6, xmm11                                   ;   436.7 p1      46 dst
        movdqa [r9 + 80], xmm8                             ;   427.7 p0+p3   68 dst
        pxor xmm1, [r8 + 20640]                            ;   437.7 p2+p1   68 dst
        movdqa xmm8, [rbp + 2144]                          ;   390.3 p2      68 dst
        pxor xmm8, [r8 + 20624]                            ;   438.7 p2+p1   68 dst
        movdqa [r9 + 96], xmm12                            ;   432.7 p0+p3   68 dst
        movdqa xmm12, [rbp + 2112]                         ;   392.3 p2      68 dst
        pxor xmm12, [r8 + 20656]                           ;   439.7 p2+p1   68 dst
        pxor xmm15, xmm6                                   ;   440.7 p1      46 dst
        pxor xmm2, xmm6                                    ;   441.7 p1      46 dst
        movdqa xmm6, [rbp + 2176]                          ;   394.3 p2      68 dst
        pxor xmm6, [r8 + 20672]                            ;   442.7 p2+p1   68 dst
        movdqa [r9 + 112], xmm9                            ;   434.7 p0+p3   68 dst
        pxor xmm6, [rbp + 2224]                            ;   444.7 p2+p1   68 dst
        movdqa xmm9, [rbp + 2096]                          ;   397.7 p2      68 dst
        pxor xmm0, xmm15                                   ;   444.7 p1      46 dst
        movdqa [r9 + 128], xmm3                            ;   439.7 p0+p3   68 dst
        pxor xmm9, [r8 + 20688]                            ;   445.7 p2+p1   68 dst
        pxor xmm10, [r8 + 20912]                           ;   446.7 p2+p1   68 dst
        pxor xmm5, [r8 + 20976]                            ;   447.7 p2+p1   68 dst
        pxor xmm7, xmm0                                    ;   448.7 p1      46 dst
        pxor xmm11, [r8 + 20960]                           ;   449.7 p2+p1   68 dst
        movdqa xmm3, [rbp + 2080]                          ;   406.7 p2      68 dst
        movdqa [r9 + 160], xmm1                            ;   439.7 p0+p3   68 dst
        pxor xmm3, [r8 + 20704]                            ;   450.7 p2+p1   68 dst
        pxor xmm3, [rbp + 2144]                            ;   452.7 p2+p1   68 dst
        movdqa xmm1, [rbp + 2128]                          ;   409.7 p2      68 dst
        movdqa [r9 + 144], xmm8                            ;   440.7 p0+p3   68 dst
        pxor xmm1, [r8 + 20720]                            ;   452.7 p2+p1   68 dst
        movdqa xmm8, [rbp + 2400]                          ;   411.7 p2      68 dst
        movdqa [r9 + 176], xmm12                           ;   441.7 p0+p3   68 dst
        pxor xmm8, [r8 + 20736]                            ;   453.7 p2+p1   68 dst
        pxor xmm8, [rbp + 2352]                            ;   455.7 p2+p1   68 dst
        movdqa xmm12, [rbp + 2320]                         ;   414.7 p2      46 dst reload
        pxor xmm8, xmm12                                   ;   457.7 p1      68 dst
        movdqa [r9 + 192], xmm6                            ;   446.7 p0+p3   68 dst
        pxor xmm12, [r8 + 20768]                           ;   456.7 p2+p1   68 dst
        movdqa xmm6, [rbp + 2464]                          ;   416.7 p2      68 dst reload
        pxor xmm6, xmm15                                   ;   457.7 p1      68 dst
        movdqa xmm13, [rbp + 2304]                         ;   417.7 p2      68 dst
        movdqa [r9 + 208], xmm9                            ;   447.7 p0+p3   68 dst
        pxor xmm13, [r8 + 20752]                           ;   458.7 p2+p1   68 dst
        pxor xmm11, xmm2                                   ;   459.7 p1      68 dst
        pxor xmm2, [r8 + 20880]                            ;   460.7 p2+p1   68 dst
        movdqa xmm9, [rbp + 2272]                          ;   420.7 p2      68 dst
        movdqa [r9 + 432], xmm10                           ;   448.7 p0+p3   68 dst
        pxor xmm9, [r8 + 20784]                            ;   461.7 p2+p1   68 dst
        pxor xmm0, [r8 + 20944]                            ;   462.7 p2+p1   68 dst
        movdqa xmm10, [rbp + 2336]                         ;   423.7 p2      68 dst
        movdqa [r9 + 496], xmm5                            ;   449.7 p0+p3   68 dst
        pxor xmm10, [r8 + 20800]                           ;   463.7 p2+p1   68 dst
        pxor xmm10, [rbp + 2384]                           ;   465.7 p2+p1   68 dst
        pxor xmm4, xmm7                                    ;   465.7 p1      68 dst
        pxor xmm7, [r8 + 20896]                            ;   466.7 p2+p1   68 dst
        movdqa xmm5, [rbp + 2256]                          ;   427.7 p2      68 dst
        movdqa [r9 + 224], xmm3                            ;   454.7 p0+p3   68 dst
        pxor xmm5, [r8 + 20816]                            ;   467.7 p2+p1   68 dst
        movdqa [r9 + 240], xmm1                            ;   454.7 p0+p3   68 dst
        movdqa xmm1, [rbp + 2208]                          ;   429.7 p2      68 dst
        pxor xmm1, [r8 + 20832]                            ;   468.7 p2+p1   68 dst
        pxor xmm1, [rbp + 2304]                            ;   470.7 p2+p1   68 dst
        movdqa xmm3, [rbp + 2288]                          ;   432.7 p2      68 dst
        movdqa [r9 + 288], xmm12                           ;   458.7 p0+p3   68 dst
        pxor xmm3, [r8 + 20848]                            ;   470.7 p2+p1   68 dst
        movdqa [r9 + 256], xmm8                            ;   459.7 p0+p3   68 dst
        movdqa [r9 + 272], xmm13                           ;   460.7 p0+p3   68 dst
        movdqa [r9 + 448], xmm6                            ;   459.7 p0+p3   68 dst
        movdqa xmm6, [rbp + 2544]                          ;   434.7 p2      68 dst reload
        movdqa [r9], xmm6                                  ;   445.7 p0+p3   68 dst
        movdqa [r9 + 304], xmm9                            ;   463.7 p0+p3   68 dst
        movdqa [r9 + 400], xmm2                            ;   462.7 p0+p3   68 dst
        movdqa [r9 + 480], xmm11                           ;   461.7 p0+p3   68 dst
        movdqa [r9 + 464], xmm0                            ;   464.7 p0+p3   68 dst
        movdqa xmm0, [rbp + 2480]                          ;   437.3 p2      68 dst reload
        movdqa [r9 + 16], xmm0                             ;   448.3 p0+p3   68 dst
        movdqa [r9 + 320], xmm10                           ;   467.7 p0+p3   68 dst
        movdqa [r9 + 384], xmm4                            ;   467.7 p0+p3   68 dst
        movdqa [r9 + 336], xmm5                            ;   469.7 p0+p3   68 dst
        movdqa [r9 + 416], xmm7                            ;   468.7 p0+p3   68 dst
        movdqa xmm0, [rbp + 2512]                          ;   441.7 p2      68 dst reload
        movdqa [r9 + 32], xmm0                             ;   456.0 p0+p3   68 dst
        movdqa [r9 + 352], xmm1                            ;   472.7 p0+p3   68 dst
        movdqa [r9 + 368], xmm3                            ;   472.7 p0+p3   68 dst
        movdqa xmm0, [rbp + 384]                           ;   444.0 p2      46 dst
        movdqa xmm1, [rel aes128_decrypt.T0_constants128]  ;   445.0 p2      46 dst reload
        pxor xmm0, xmm1                                    ;   471.7 p1      46 dst
        movdqa xmm2, xmm0                                  ;   473.7 p0      46 dst copy
        movdqa xmm3, [rbp + 400]                           ;   446.0 p2      46 dst
        pxor xmm3, xmm1                                    ;   472.7 p1      46 dst
        pxor xmm2, xmm3                                    ;   480.7 p1      46 dst
        movdqa xmm4, xmm3                                  ;   474.7 p0      46 dst copy
        movdqa xmm5, [rbp + 448]                           ;   447.0 p2      46 dst reload
        pxor xmm4, xmm5                                    ;   481.7 p1      46 dst
        movdqa xmm6, xmm3                                  ;   474.7 p0      46 dst copy
        movdqa xmm7, xmm3                                  ;   474.7 p0      46 dst copy
        movdqa xmm8, xmm3                                  ;   474.7 p0      46 dst copy
        movdqa xmm9, xmm4                                  ;   483.7 p0      46 dst copy
        movdqa xmm10, xmm2                                 ;   482.7 p0      46 dst copy
        pxor xmm10, [rbp + 496]                            ;   489.7 p2+p1   46 dst
        movdqa xmm11, xmm2                                 ;   482.7 p0      46 dst copy
        pxor xmm11, xmm5                                   ;   489.7 p1      46 dst
        movdqa xmm5, xmm10                                 ;   491.7 p0      46 dst copy
        movdqa xmm12, xmm10                                ;   491.7 p0      46 dst copy
        movdqa xmm13, xmm11                                ;   491.7 p0      46 dst copy
        movdqa xmm14, [rbp + 464]                          ;   452.3 p2      46 dst
        pxor xmm14, xmm1                                   ;   477.7 p1      46 dst
        pxor xmm0, xmm14                                   ;   479.7 p1      46 dst
        pxor xmm9, xmm14                                   ;   490.7 p1      46 dst
        pxor xmm8, xmm0                                    ;   481.7 p1      46 dst
        movdqa xmm14, xmm8                                 ;   483.7 p0      46 dst copy
        movdqa xmm15, xmm0                                 ;   481.7 p0      46 dst copy
        movdqa [rbp + 2512], xmm10                         ;   491.7 p0+p3   46 dst spill
        movdqa xmm10, xmm0                                 ;   481.7 p0      46 dst copy
        movdqa [rbp + 2480], xmm3                          ;   474.7 p0+p3   46 dst spill
        movdqa xmm3, xmm9                                  ;   492.7 p0      46 dst copy
        pxor xmm3, [rbp + 432]                             ;   499.7 p2+p1   46 dst
        pxor xmm5, xmm3                                    ;   501.7 p1      46 dst
        pand xmm7, xmm3                                    ;   501.7 p1      46 dst
        movdqa [rbp + 2544], xmm8                          ;   483.7 p0+p3   46 dst spill
        movdqa xmm8, xmm9                                  ;   492.7 p0      46 dst copy
        pxor xmm8, [rbp + 416]                             ;   499.7 p2+p1   46 dst
        pxor xmm6, xmm8                                    ;   501.7 p1      46 dst
        pand xmm12, xmm6                                   ;   503.7 p1      46 dst
        pxor xmm2, xmm8                                    ;   501.7 p1      46 dst
        movdqa [rbp + 2288], xmm6                          ;   503.7 p0+p3   46 dst spill
        movdqa xmm6, xmm9                                  ;   492.7 p0      46 dst copy
        movdqa [rbp + 2304], xmm11                         ;   491.7 p0+p3   46 dst spill
        movdqa xmm11, xmm8                                 ;   501.7 p0      46 dst copy
        por xmm11, xmm5                                    ;   508.7 p1      46 dst
        pxor xmm12, xmm11                                  ;   510.7 p1      46 dst
        movdqa [rbp + 2208], xmm8                          ;   501.7 p0+p3   46 dst spill
        movdqa xmm8, xmm3                                  ;   501.7 p0      46 dst copy
        movdqa [rbp + 2256], xmm3                          ;   501.7 p0+p3   46 dst spill
        movdqa xmm3, xmm5                                  ;   503.7 p0      46 dst copy
        pxor xmm3, xmm2                                    ;   510.7 p1      46 dst
        pand xmm6, xmm3                                    ;   512.7 p1      46 dst
        pxor xmm11, xmm6                                   ;   514.7 p1      46 dst
        pxor xmm6, xmm7                                    ;   514.7 p1      46 dst
        movdqa [rbp + 2384], xmm3                          ;   512.7 p0+p3   46 dst spill
        movdqa xmm3, xmm2                                  ;   503.7 p0      46 dst copy
        por xmm3, [rbp + 416]                              ;   510.7 p2+p1   46 dst
        pxor xmm12, xmm3                                   ;   512.7 p1      46 dst
        pxor xmm6, xmm3                                    ;   516.7 p1      46 dst
        movdqa xmm3, [rbp + 2384]                          ;   512.7 p2      46 dst
        movdqa [rbp + 2336], xmm12                         ;   514.7 p0+p3   46 dst spill
        movdqa xmm12, xmm2                                 ;   503.7 p0      46 dst copy
        movdqa [rbp + 2272], xmm9                          ;   492.7 p0+p3   46 dst spill
        movdqa xmm9, [rbp + 2336]                          ;   514.7 p2      46 dst
        movdqa [rbp + 2464], xmm5                          ;   503.7 p0+p3   46 dst spill
        movdqa xmm5, [rbp + 2336]                          ;   514.7 p2      46 dst
        movdqa [rbp + 2336], xmm0                          ;   484.0 p0+p3   46 dst spill
        movdqa xmm0, [rbp + 2384]                          ;   512.7 p2      46 dst
        movdqa [rbp + 2384], xmm0                          ;   523.7 p0+p3   46 dst spill
        movdqa xmm0, [rel aes128_decrypt.T0_constants128]  ;   474.7 p2      46 dst copy
        pxor xmm0, [rbp + 480]                             ;   497.7 p2+p1   46 dst
        pxor xmm4, xmm0                                    ;   499.7 p1      46 dst
        pxor xmm7, xmm0                                    ;   503.7 p1      46 dst
        pxor xmm11, xmm7                                   ;   516.7 p1      46 dst
        pxor xmm9, xmm7                                    ;   525.7 p1      46 dst
        por xmm14, xmm4                                    ;   502.7 p1      46 dst
        pxor xmm11, xmm14                                  ;   518.7 p1      46 dst
        pxor xmm8, xmm4                                    ;   508.7 p1      46 dst
        pxor xmm12, xmm4                                   ;   510.7 p1      46 dst
        por xmm15, xmm8                                    ;   510.7 p1      46 dst
        pxor xmm9, xmm15                                   ;   527.7 p1      46 dst
        pxor xmm3, xmm8                                    ;   523.7 p1      46 dst
        pand xmm10, xmm8                                   ;   510.7 p1      46 dst
        pxor xmm6, xmm10                                   ;   518.7 p1      46 dst
        movdqa xmm7, xmm0                                  ;   499.7 p0      46 dst copy
        por xmm7, xmm12                                    ;   512.7 p1      46 dst
        pxor xmm5, xmm7                                    ;   525.7 p1      46 dst
        pand xmm13, xmm3                                   ;   525.7 p1      46 dst
        pxor xmm9, xmm13                                   ;   529.7 p1      46 dst
        movdqa xmm7, xmm11                                 ;   520.7 p0      46 dst copy
        pand xmm7, xmm9                                    ;   531.7 p1      46 dst
        pxor xmm5, xmm7                                    ;   533.7 p1      46 dst
        pand xmm7, xmm5                                    ;   535.7 p1      46 dst
        pxor xmm6, xmm7                                    ;   537.7 p1      46 dst
        pxor xmm11, xmm5                                   ;   535.7 p1      46 dst
        movdqa xmm7, xmm9                                  ;   531.7 p0      46 dst copy
        pand xmm7, xmm6                                    ;   539.7 p1      46 dst
        pxor xmm11, xmm7                                   ;   541.7 p1      46 dst
        movdqa xmm7, xmm5                                  ;   535.7 p0      46 dst copy
        pand xmm7, xmm11                                   ;   543.7 p1      46 dst
        pxor xmm9, xmm7                                    ;   545.7 p1      46 dst
        pand xmm2, xmm9                                    ;   547.7 p1      46 dst
        movdqa xmm7, [rbp + 2464]                          ;   503.7 p2      46 dst reload
        pand xmm7, xmm11                                   ;   543.7 p1      46 dst
        movdqa xmm10, [rbp + 2208]                         ;   501.7 p2      46 dst reload
        pand xmm10, xmm11                                  ;   543.7 p1      46 dst
        movdqa xmm13, xmm6                                 ;   539.7 p0      46 dst copy
        pand xmm13, xmm11                                  ;   546.7 p1      46 dst
        pxor xmm5, xmm13                                   ;   548.7 p1      46 dst
        pand xmm8, xmm5                                    ;   550.7 p1      46 dst
        pxor xmm8, xmm7                                    ;   552.7 p1      46 dst
        pxor xmm8, xmm2                                    ;   554.7 p1      46 dst
        movdqa xmm13, [rbp + 2336]                         ;   489.3 p2      46 dst reload
        pand xmm13, xmm5                                   ;   550.7 p1      46 dst
        movdqa xmm14, xmm11                                ;   543.7 p0      46 dst copy
        pxor xmm14, xmm9                                   ;   550.7 p1      46 dst
        movdqa xmm15, [rbp + 2384]                         ;   523.7 p2      46 dst reload
        pand xmm15, xmm14                                  ;   552.7 p1      46 dst
        movdqa [rbp + 2384], xmm10                         ;   545.7 p0+p3   46 dst spill
        movdqa xmm10, [rbp + 2272]                         ;   492.7 p2      46 dst reload
        pand xmm10, xmm14                                  ;   552.7 p1      46 dst
        pxor xmm14, xmm5                                   ;   552.7 p1      46 dst
        pand xmm3, xmm14                                   ;   554.7 p1      46 dst
        pxor xmm15, xmm3                                   ;   556.7 p1      46 dst
        pxor xmm3, xmm8                                    ;   556.7 p1      46 dst
        pxor xmm7, xmm15                                   ;   558.7 p1      46 dst
        pxor xmm2, xmm15                                   ;   558.7 p1      46 dst
        movdqa xmm15, [rbp + 2304]                         ;   499.3 p2      46 dst reload
        pand xmm15, xmm14                                  ;   554.7 p1      46 dst
        movdqa xmm1, xmm9                                  ;   547.7 p0      46 dst copy
        pand xmm1, [rbp + 416]                             ;   554.7 p2+p1   46 dst
        por xmm9, xmm14                                    ;   554.7 p1      46 dst
        pxor xmm6, xmm9                                    ;   556.7 p1      46 dst
        pxor xmm5, xmm6                                    ;   558.7 p1      46 dst
        pand xmm4, xmm5                                    ;   560.7 p1      46 dst
        pxor xmm8, xmm4                                    ;   562.7 p1      46 dst
        movdqa xmm4, [rbp + 2544]                          ;   502.7 p2      46 dst reload
        pand xmm4, xmm5                                    ;   560.7 p1      46 dst
        pxor xmm11, xmm6                                   ;   558.7 p1      46 dst
        pxor xmm13, xmm4                                   ;   562.7 p1      46 dst
        pxor xmm14, xmm11                                  ;   560.7 p1      46 dst
        pand xmm0, xmm14                                   ;   562.7 p1      46 dst
        pand xmm12, xmm14                                  ;   562.7 p1      46 dst
        movdqa xmm5, [rbp + 2256]                          ;   505.0 p2      46 dst reload
        pand xmm5, xmm6                                    ;   558.7 p1      46 dst
        pxor xmm3, xmm5                                    ;   560.7 p1      46 dst
        movdqa xmm5, [rbp + 2480]                          ;   506.0 p2      46 dst reload
        pand xmm5, xmm6                                    ;   558.7 p1      46 dst
        pxor xmm4, xmm5                                    ;   562.7 p1      46 dst
        pxor xmm15, xmm4                                   ;   564.7 p1      46 dst
        pxor xmm10, xmm4                                   ;   564.7 p1      46 dst
        movdqa xmm4, [rbp + 2512]                          ;   507.7 p2      46 dst reload
        pand xmm4, xmm11                                   ;   561.7 p1      46 dst
        movdqa xmm5, [rbp + 2288]                          ;   508.7 p2      46 dst reload
        pand xmm5, xmm11                                   ;   562.7 p1      46 dst
        pxor xmm3, xmm4                                    ;   563.7 p1      46 dst
        pxor xmm7, xmm4                                    ;   564.7 p1      46 dst
        pxor xmm15, xmm5                                   ;   566.7 p1      46 dst
        pxor xmm13, xmm3                                   ;   566.7 p1      46 dst
        pxor xmm0, xmm5                                    ;   567.7 p1      46 dst
        pxor xmm0, xmm2                                    ;   569.7 p1      46 dst
        pxor xmm7, xmm15                                   ;   569.7 p1      46 dst
        pxor xmm13, xmm7                                   ;   571.7 p1      46 dst
        pxor xmm1, xmm13                                   ;   573.7 p1      46 dst
        pxor xmm0, xmm13                                   ;   573.7 p1      46 dst
        pxor xmm10, xmm1                                   ;   575.7 p1      46 dst
        pxor xmm8, xmm10                                   ;   577.7 p1      46 dst
        movdqa xmm4, [rbp + 0]                             ;   515.3 p2      46 dst
        movdqa xmm5, [rel aes128_decrypt.T0_constants128]  ;   516.7 p2      46 dst reload
        pxor xmm4, xmm5                                    ;   575.7 p1      46 dst
        movdqa xmm6, xmm4                                  ;   577.7 p0      46 dst copy
        movdqa xmm9, [rbp + 16]                            ;   517.7 p2      46 dst
        pxor xmm9, xmm5                                    ;   576.7 p1      46 dst
        pxor xmm6, xmm9                                    ;   584.7 p1      46 dst
        movdqa xmm11, xmm9                                 ;   578.7 p0      46 dst copy
        movdqa xmm13, [rbp + 64]                           ;   519.0 p2      46 dst reload
        pxor xmm11, xmm13                                  ;   585.7 p1      46 dst
        movdqa xmm14, xmm11                                ;   587.7 p0      46 dst copy
        pxor xmm13, xmm6                                   ;   586.7 p1      46 dst
        movdqa [rbp + 2288], xmm15                         ;   568.7 p0+p3   46 dst spill
        movdqa xmm15, xmm6                                 ;   586.7 p0      46 dst copy
        pxor xmm15, [rbp + 112]                            ;   593.7 p2+p1   46 dst
        movdqa [rbp + 2512], xmm7                          ;   571.7 p0+p3   46 dst spill
        movdqa xmm7, xmm9                                  ;   578.7 p0      46 dst copy
        movdqa [rbp + 2480], xmm10                         ;   577.7 p0+p3   46 dst spill
        movdqa xmm10, xmm9                                 ;   578.7 p0      46 dst copy
        movdqa [rbp + 2256], xmm1                          ;   575.7 p0+p3   46 dst spill
        movdqa xmm1, xmm9                                  ;   578.7 p0      46 dst copy
        movdqa [rbp + 2544], xmm3                          ;   565.7 p0+p3   46 dst spill
        movdqa xmm3, xmm13                                 ;   588.7 p0      46 dst copy
        movdqa [rbp + 2304], xmm0                          ;   575.7 p0+p3   46 dst spill
        movdqa xmm0, xmm15                                 ;   595.7 p0      46 dst copy
        movdqa [rbp + 2272], xmm12                         ;   564.7 p0+p3   46 dst spill
        movdqa xmm12, xmm15                                ;   595.7 p0      46 dst copy
        movdqa [rbp + 2336], xmm2                          ;   560.7 p0+p3   46 dst spill
        movdqa xmm2, [rel aes128_decrypt.T0_constants128]  ;   532.7 p2      46 dst copy
        pxor xmm2, [rbp + 80]                              ;   581.7 p2+p1   46 dst
        pxor xmm4, xmm2                                    ;   583.7 p1      46 dst
        pxor xmm14, xmm2                                   ;   594.7 p1      46 dst
        pxor xmm1, xmm4                                    ;   585.7 p1      46 dst
        movdqa xmm2, xmm1                                  ;   587.7 p0      46 dst copy
        movdqa [rbp + 2208], xmm8                          ;   579.7 p0+p3   46 dst spill
        movdqa xmm8, xmm4                                  ;   585.7 p0      46 dst copy
        movdqa [rbp + 2464], xmm15                         ;   595.7 p0+p3   46 dst spill
        movdqa xmm15, xmm4                                 ;   585.7 p0      46 dst copy
        movdqa [rbp + 2320], xmm9                          ;   578.7 p0+p3   46 dst spill
        movdqa xmm9, xmm14                                 ;   596.7 p0      46 dst copy
        pxor xmm9, [rbp + 48]                              ;   603.7 p2+p1   46 dst
        pxor xmm0, xmm9                                    ;   605.7 p1      46 dst
        pand xmm10, xmm9                                   ;   605.7 p1      46 dst
        movdqa [rbp + 2352], xmm1                          ;   587.7 p0+p3   46 dst spill
        movdqa xmm1, xmm14                                 ;   596.7 p0      46 dst copy
        pxor xmm1, [rbp + 32]                              ;   603.7 p2+p1   46 dst
        pxor xmm7, xmm1                                    ;   605.7 p1      46 dst
        pand xmm12, xmm7                                   ;   607.7 p1      46 dst
        pxor xmm6, xmm1                                    ;   605.7 p1      46 dst
        movdqa [rbp + 2400], xmm7                          ;   607.7 p0+p3   46 dst spill
        movdqa xmm7, xmm14                                 ;   596.7 p0      46 dst copy
        movdqa [rbp + 2128], xmm13                         ;   588.7 p0+p3   46 dst spill
        movdqa xmm13, xmm1                                 ;   605.7 p0      46 dst copy
        por xmm13, xmm0                                    ;   612.7 p1      46 dst
        pxor xmm12, xmm13                                  ;   614.7 p1      46 dst
        movdqa [rbp + 2144], xmm1                          ;   605.7 p0+p3   46 dst spill
        movdqa xmm1, xmm9                                  ;   605.7 p0      46 dst copy
        movdqa [rbp + 2080], xmm9                          ;   605.7 p0+p3   46 dst spill
        movdqa xmm9, xmm0                                  ;   607.7 p0      46 dst copy
        pxor xmm9, xmm6                                    ;   614.7 p1      46 dst
        pand xmm7, xmm9                                    ;   616.7 p1      46 dst
        pxor xmm13, xmm7                                   ;   618.7 p1      46 dst
        pxor xmm7, xmm10                                   ;   618.7 p1      46 dst
        movdqa [rbp + 2096], xmm9                          ;   616.7 p0+p3   46 dst spill
        movdqa xmm9, xmm6                                  ;   607.7 p0      46 dst copy
        por xmm9, [rbp + 32]                               ;   614.7 p2+p1   46 dst
        pxor xmm12, xmm9                                   ;   616.7 p1      46 dst
        pxor xmm7, xmm9                                    ;   620.7 p1      46 dst
        movdqa xmm9, [rbp + 2096]                          ;   616.7 p2      46 dst
        movdqa [rbp + 2224], xmm12                         ;   618.7 p0+p3   46 dst spill
        movdqa xmm12, [rbp + 2096]                         ;   616.7 p2      46 dst
        movdqa [rbp + 2096], xmm6                          ;   607.7 p0+p3   46 dst spill
        movdqa xmm6, [rbp + 2224]                          ;   618.7 p2      46 dst
        movdqa [rbp + 2176], xmm12                         ;   627.7 p0+p3   46 dst spill
        movdqa xmm12, [rbp + 2096]                         ;   607.7 p2      46 dst
        movdqa [rbp + 2112], xmm14                         ;   596.7 p0+p3   46 dst spill
        movdqa xmm14, [rbp + 2224]                         ;   618.7 p2      46 dst
        movdqa [rbp + 2224], xmm0                          ;   607.7 p0+p3   46 dst spill
        movdqa xmm0, [rbp + 2096]                          ;   607.7 p2      46 dst
        movdqa [rbp + 2096], xmm4                          ;   585.7 p0+p3   46 dst spill
        movdqa xmm4, xmm5                                  ;   570.7 p0      46 dst copy
        pxor xmm4, [rbp + 96]                              ;   601.7 p2+p1   46 dst
        pxor xmm11, xmm4                                   ;   603.7 p1      46 dst
        pxor xmm10, xmm4                                   ;   607.7 p1      46 dst
        pxor xmm13, xmm10                                  ;   620.7 p1      46 dst
        pxor xmm6, xmm10                                   ;   629.7 p1      46 dst
        por xmm2, xmm11                                    ;   606.7 p1      46 dst
        pxor xmm13, xmm2                                   ;   622.7 p1      46 dst
        pxor xmm1, xmm11                                   ;   612.7 p1      46 dst
        pxor xmm12, xmm11                                  ;   618.7 p1      46 dst
        por xmm8, xmm1                                     ;   614.7 p1      46 dst
        pxor xmm6, xmm8                                    ;   631.7 p1      46 dst
        pxor xmm9, xmm1                                    ;   627.7 p1      46 dst
        pand xmm15, xmm1                                   ;   614.7 p1      46 dst
        pxor xmm7, xmm15                                   ;   622.7 p1      46 dst
        movdqa xmm2, xmm4                                  ;   603.7 p0      46 dst copy
        por xmm2, xmm12                                    ;   620.7 p1      46 dst
        pxor xmm14, xmm2                                   ;   629.7 p1      46 dst
        pand xmm3, xmm9                                    ;   629.7 p1      46 dst
        pxor xmm6, xmm3                                    ;   633.7 p1      46 dst
        movdqa xmm2, xmm13                                 ;   624.7 p0      46 dst copy
        pand xmm2, xmm6                                    ;   635.7 p1      46 dst
        pxor xmm14, xmm2                                   ;   637.7 p1      46 dst
        pand xmm2, xmm14                                   ;   639.7 p1      46 dst
        pxor xmm7, xmm2                                    ;   641.7 p1      46 dst
        pxor xmm13, xmm14                                  ;   639.7 p1      46 dst
        movdqa xmm2, xmm6                                  ;   635.7 p0      46 dst copy
        pand xmm2, xmm7                                    ;   643.7 p1      46 dst
        pxor xmm13, xmm2                                   ;   645.7 p1      46 dst
        movdqa xmm2, xmm14                                 ;   639.7 p0      46 dst copy
        pand xmm2, xmm13                                   ;   647.7 p1      46 dst
        pxor xmm6, xmm2                                    ;   649.7 p1      46 dst
        pand xmm0, xmm6                                    ;   651.7 p1      46 dst
        movdqa xmm2, [rbp + 2224]                          ;   607.7 p2      46 dst reload
        pand xmm2, xmm13                                   ;   647.7 p1      46 dst
        movdqa xmm3, [rbp + 2144]                          ;   605.7 p2      46 dst reload
        pand xmm3, xmm13                                   ;   647.7 p1      46 dst
        movdqa xmm8, xmm7                                  ;   643.7 p0      46 dst copy
        pand xmm8, xmm13                                   ;   650.7 p1      46 dst
        pxor xmm14, xmm8                                   ;   652.7 p1      46 dst
        pand xmm1, xmm14                                   ;   654.7 p1      46 dst
        pxor xmm1, xmm2                                    ;   656.7 p1      46 dst
        pxor xmm1, xmm0                                    ;   658.7 p1      46 dst
        movdqa xmm8, [rbp + 2096]                          ;   600.0 p2      46 dst reload
        pand xmm8, xmm14                                   ;   654.7 p1      46 dst
        movdqa xmm10, xmm13                                ;   647.7 p0      46 dst copy
        pxor xmm10, xmm6                                   ;   654.7 p1      46 dst
        movdqa xmm15, [rbp + 2176]                         ;   627.7 p2      46 dst reload
        pand xmm15, xmm10                                  ;   656.7 p1      46 dst
        movdqa [rbp + 2176], xmm3                          ;   649.7 p0+p3   46 dst spill
        movdqa xmm3, [rbp + 2112]                          ;   603.7 p2      46 dst reload
        pand xmm3, xmm10                                   ;   656.7 p1      46 dst
        pxor xmm10, xmm14                                  ;   656.7 p1      46 dst
        pand xmm9, xmm10                                   ;   658.7 p1      46 dst
        pxor xmm15, xmm9                                   ;   660.7 p1      46 dst
        pxor xmm9, xmm1                                    ;   660.7 p1      46 dst
        pxor xmm2, xmm15                                   ;   662.7 p1      46 dst
        pxor xmm0, xmm15                                   ;   662.7 p1      46 dst
        movdqa xmm15, [rbp + 2128]                         ;   606.3 p2      46 dst reload
        pand xmm15, xmm10                                  ;   658.7 p1      46 dst
        movdqa xmm5, xmm6                                  ;   651.7 p0      46 dst copy
        pand xmm5, [rbp + 32]                              ;   658.7 p2+p1   46 dst
        por xmm6, xmm10                                    ;   658.7 p1      46 dst
        pxor xmm7, xmm6                                    ;   660.7 p1      46 dst
        pxor xmm14, xmm7                                   ;   662.7 p1      46 dst
        pand xmm11, xmm14                                  ;   664.7 p1      46 dst
        pxor xmm1, xmm11                                   ;   666.7 p1      46 dst
        movdqa xmm6, [rbp + 2352]                          ;   609.7 p2      46 dst reload
        pand xmm6, xmm14                                   ;   664.7 p1      46 dst
        pxor xmm13, xmm7                                   ;   662.7 p1      46 dst
        pxor xmm8, xmm6                                    ;   666.7 p1      46 dst
        pxor xmm10, xmm13                                  ;   664.7 p1      46 dst
        pand xmm4, xmm10                                   ;   666.7 p1      46 dst
        pand xmm12, xmm10                                  ;   666.7 p1      46 dst
        movdqa xmm10, [rbp + 2080]                         ;   612.0 p2      46 dst reload
        pand xmm10, xmm7                                   ;   662.7 p1      46 dst
        pxor xmm9, xmm10                                   ;   664.7 p1      46 dst
        movdqa xmm10, [rbp + 2320]                         ;   613.0 p2      46 dst reload
        pand xmm10, xmm7                                   ;   662.7 p1      46 dst
        pxor xmm6, xmm10                                   ;   666.7 p1      46 dst
        movdqa xmm7, [rbp + 2464]                          ;   614.0 p2      46 dst reload
        pand xmm7, xmm13                                   ;   664.7 p1      46 dst
        movdqa xmm10, [rbp + 2400]                         ;   615.0 p2      46 dst reload
        pand xmm10, xmm13                                  ;   664.7 p1      46 dst
        pxor xmm9, xmm7                                    ;   666.7 p1      46 dst
        pxor xmm2, xmm7                                    ;   666.7 p1      46 dst
        pxor xmm15, xmm10                                  ;   667.7 p1      46 dst
        pxor xmm15, xmm6                                   ;   669.7 p1      46 dst
        pxor xmm3, xmm6                                    ;   669.7 p1      46 dst
        pxor xmm10, xmm4                                   ;   670.7 p1      46 dst
        pxor xmm10, xmm0                                   ;   672.7 p1      46 dst
        pxor xmm8, xmm9                                    ;   672.7 p1      46 dst
        pxor xmm2, xmm15                                   ;   673.7 p1      46 dst
        pxor xmm8, xmm2                                    ;   675.7 p1      46 dst
        pxor xmm5, xmm8                                    ;   677.7 p1      46 dst
        pxor xmm10, xmm8                                   ;   677.7 p1      46 dst
        pxor xmm3, xmm5                                    ;   679.7 p1      46 dst
        pxor xmm1, xmm3                                    ;   681.7 p1      46 dst
        movdqa xmm4, [rbp + 1664]                          ;   621.3 p2      46 dst
        movdqa xmm6, [rel aes128_decrypt.T0_constants128]  ;   622.3 p2      46 dst reload
        pxor xmm4, xmm6                                    ;   679.7 p1      46 dst
        movdqa xmm7, xmm4                                  ;   681.7 p0      46 dst copy
        movdqa xmm8, [rbp + 1680]                          ;   623.3 p2      46 dst
        pxor xmm8, xmm6                                    ;   680.7 p1      46 dst
        pxor xmm7, xmm8                                    ;   688.7 p1      46 dst
        movdqa xmm11, xmm8                                 ;   682.7 p0      46 dst copy
        movdqa xmm13, [rbp + 1728]                         ;   628.0 p2      46 dst reload
        pxor xmm11, xmm13                                  ;   689.7 p1      46 dst
        movdqa xmm14, xmm11                                ;   691.7 p0      46 dst copy
        pxor xmm13, xmm7                                   ;   690.7 p1      46 dst
        movdqa [rbp + 2400], xmm15                         ;   671.7 p0+p3   46 dst spill
        movdqa xmm15, xmm7                                 ;   690.7 p0      46 dst copy
        pxor xmm15, [rbp + 1776]                           ;   697.7 p2+p1   46 dst
        movdqa [rbp + 2464], xmm2                          ;   675.7 p0+p3   46 dst spill
        movdqa xmm2, xmm8                                  ;   682.7 p0      46 dst copy
        movdqa [rbp + 2320], xmm3                          ;   681.7 p0+p3   46 dst spill
        movdqa xmm3, xmm8                                  ;   682.7 p0      46 dst copy
        movdqa [rbp + 2080], xmm5                          ;   679.7 p0+p3   46 dst spill
        movdqa xmm5, xmm8                                  ;   682.7 p0      46 dst copy
        movdqa [rbp + 2352], xmm9                          ;   668.7 p0+p3   46 dst spill
        movdqa xmm9, xmm13                                 ;   692.7 p0      46 dst copy
        movdqa [rbp + 2128], xmm10                         ;   679.7 p0+p3   46 dst spill
        movdqa xmm10, xmm15                                ;   699.7 p0      46 dst copy
        movdqa [rbp + 2112], xmm12                         ;   668.7 p0+p3   46 dst spill
        movdqa xmm12, xmm15                                ;   699.7 p0      46 dst copy
        movdqa [rbp + 2096], xmm0                          ;   664.7 p0+p3   46 dst spill
        movdqa xmm0, [rel aes128_decrypt.T0_constants128]  ;   637.7 p2      46 dst copy
        pxor xmm0, [rbp + 1744]                            ;   685.7 p2+p1   46 dst
        pxor xmm4, xmm0                                    ;   687.7 p1      46 dst
        pxor xmm14, xmm0                                   ;   698.7 p1      46 dst
        pxor xmm5, xmm4                                    ;   689.7 p1      46 dst
        movdqa xmm0, xmm5                                  ;   691.7 p0      46 dst copy
        movdqa [rbp + 2144], xmm1                          ;   683.7 p0+p3   46 dst spill
        movdqa xmm1, xmm4                                  ;   689.7 p0      46 dst copy
        movdqa [rbp + 2224], xmm15                         ;   699.7 p0+p3   46 dst spill
        movdqa xmm15, xmm4                                 ;   689.7 p0      46 dst copy
        movdqa [rbp + 2160], xmm8                          ;   682.7 p0+p3   46 dst spill
        movdqa xmm8, xmm14                                 ;   700.7 p0      46 dst copy
        pxor xmm8, [rbp + 1712]                            ;   707.7 p2+p1   46 dst
        pxor xmm10, xmm8                                   ;   709.7 p1      46 dst
        pand xmm3, xmm8                                    ;   709.7 p1      46 dst
        movdqa [rbp + 2192], xmm5                          ;   691.7 p0+p3   46 dst spill
        movdqa xmm5, xmm14                                 ;   700.7 p0      46 dst copy
        pxor xmm5, [rbp + 1696]                            ;   707.7 p2+p1   46 dst
        pxor xmm2, xmm5                                    ;   709.7 p1      46 dst
        pand xmm12, xmm2                                   ;   711.7 p1      46 dst
        pxor xmm7, xmm5                                    ;   709.7 p1      46 dst
        movdqa [rbp + 2240], xmm2                          ;   711.7 p0+p3   46 dst spill
        movdqa xmm2, xmm14                                 ;   700.7 p0      46 dst copy
        movdqa [rbp + 1968], xmm13                         ;   692.7 p0+p3   46 dst spill
        movdqa xmm13, xmm5                                 ;   709.7 p0      46 dst copy
        por xmm13, xmm10                                   ;   716.7 p1      46 dst
        pxor xmm12, xmm13                                  ;   718.7 p1      46 dst
        movdqa [rbp + 1984], xmm5                          ;   709.7 p0+p3   46 dst spill
        movdqa xmm5, xmm8                                  ;   709.7 p0      46 dst copy
        movdqa [rbp + 1920], xmm8                          ;   709.7 p0+p3   46 dst spill
        movdqa xmm8, xmm10                                 ;   711.7 p0      46 dst copy
        pxor xmm8, xmm7                                    ;   718.7 p1      46 dst
        pand xmm2, xmm8                                    ;   720.7 p1      46 dst
        pxor xmm13, xmm2                                   ;   722.7 p1      46 dst
        pxor xmm2, xmm3                                    ;   722.7 p1      46 dst
        movdqa [rbp + 1936], xmm8                          ;   720.7 p0+p3   46 dst spill
        movdqa xmm8, xmm7                                  ;   711.7 p0      46 dst copy
        por xmm8, [rbp + 1696]                             ;   718.7 p2+p1   46 dst
        pxor xmm12, xmm8                                   ;   720.7 p1      46 dst
        pxor xmm2, xmm8                                    ;   724.7 p1      46 dst
        movdqa xmm8, [rbp + 1936]                          ;   720.7 p2      46 dst
        movdqa [rbp + 2448], xmm12                         ;   722.7 p0+p3   46 dst spill
        movdqa xmm12, [rbp + 1936]                         ;   720.7 p2      46 dst
        movdqa [rbp + 1936], xmm7                          ;   711.7 p0+p3   46 dst spill
        movdqa xmm7, [rbp + 2448]                          ;   722.7 p2      46 dst
        movdqa [rbp + 2368], xmm12                         ;   731.7 p0+p3   46 dst spill
        movdqa xmm12, [rbp + 1936]                         ;   711.7 p2      46 dst
        movdqa [rbp + 2032], xmm14                         ;   700.7 p0+p3   46 dst spill
        movdqa xmm14, [rbp + 2448]                         ;   722.7 p2      46 dst
        movdqa [rbp + 2448], xmm10                         ;   711.7 p0+p3   46 dst spill
        movdqa xmm10, [rbp + 1936]                         ;   711.7 p2      46 dst
        movdqa [rbp + 1936], xmm4                          ;   689.7 p0+p3   46 dst spill
        movdqa xmm4, xmm6                                  ;   674.7 p0      46 dst copy
        pxor xmm4, [rbp + 1760]                            ;   705.7 p2+p1   46 dst
        pxor xmm11, xmm4                                   ;   707.7 p1      46 dst
        pxor xmm3, xmm4                                    ;   711.7 p1      46 dst
        pxor xmm13, xmm3                                   ;   724.7 p1      46 dst
        pxor xmm7, xmm3                                    ;   733.7 p1      46 dst
        por xmm0, xmm11                                    ;   710.7 p1      46 dst
        pxor xmm13, xmm0                                   ;   726.7 p1      46 dst
        pxor xmm5, xmm11                                   ;   716.7 p1      46 dst
        pxor xmm12, xmm11                                  ;   722.7 p1      46 dst
        por xmm1, xmm5                                     ;   718.7 p1      46 dst
        pxor xmm7, xmm1                                    ;   735.7 p1      46 dst
        pxor xmm8, xmm5                                    ;   731.7 p1      46 dst
        pand xmm15, xmm5                                   ;   718.7 p1      46 dst
        pxor xmm2, xmm15                                   ;   726.7 p1      46 dst
        movdqa xmm0, xmm4                                  ;   707.7 p0      46 dst copy
        por xmm0, xmm12                                    ;   724.7 p1      46 dst
        pxor xmm14, xmm0                                   ;   733.7 p1      46 dst
        pand xmm9, xmm8                                    ;   733.7 p1      46 dst
        pxor xmm7, xmm9                                    ;   737.7 p1      46 dst
        movdqa xmm0, xmm13                                 ;   728.7 p0      46 dst copy
        pand xmm0, xmm7                                    ;   739.7 p1      46 dst
        pxor xmm14, xmm0                                   ;   741.7 p1      46 dst
        pand xmm0, xmm14                                   ;   743.7 p1      46 dst
        pxor xmm2, xmm0                                    ;   745.7 p1      46 dst
        pxor xmm13, xmm14                                  ;   743.7 p1      46 dst
        movdqa xmm0, xmm7                                  ;   739.7 p0      46 dst copy
        pand xmm0, xmm2                                    ;   747.7 p1      46 dst
        pxor xmm13, xmm0                                   ;   749.7 p1      46 dst
        movdqa xmm0, xmm14                                 ;   743.7 p0      46 dst copy
        pand xmm0, xmm13                                   ;   751.7 p1      46 dst
        pxor xmm7, xmm0                                    ;   753.7 p1      46 dst
        pand xmm10, xmm7                                   ;   755.7 p1      46 dst
        movdqa xmm0, [rbp + 2448]                          ;   711.7 p2      46 dst reload
        pand xmm0, xmm13                                   ;   751.7 p1      46 dst
        movdqa xmm1, [rbp + 1984]                          ;   709.7 p2      46 dst reload
        pand xmm1, xmm13                                   ;   751.7 p1      46 dst
        movdqa xmm3, xmm2                                  ;   747.7 p0      46 dst copy
        pand xmm3, xmm13                                   ;   754.7 p1      46 dst
        pxor xmm14, xmm3                                   ;   756.7 p1      46 dst
        pand xmm5, xmm14                                   ;   758.7 p1      46 dst
        pxor xmm5, xmm0                                    ;   760.7 p1      46 dst
        pxor xmm5, xmm10                                   ;   762.7 p1      46 dst
        movdqa xmm3, [rbp + 1936]                          ;   704.0 p2      46 dst reload
        pand xmm3, xmm14                                   ;   758.7 p1      46 dst
        movdqa xmm9, xmm13                                 ;   751.7 p0      46 dst copy
        pxor xmm9, xmm7                                    ;   758.7 p1      46 dst
        movdqa xmm15, [rbp + 2368]                         ;   731.7 p2      46 dst reload
        pand xmm15, xmm9                                   ;   760.7 p1      46 dst
        movdqa [rbp + 2368], xmm1                          ;   753.7 p0+p3   46 dst spill
        movdqa xmm1, [rbp + 2032]                          ;   707.7 p2      46 dst reload
        pand xmm1, xmm9                                    ;   760.7 p1      46 dst
        pxor xmm9, xmm14                                   ;   760.7 p1      46 dst
        pand xmm8, xmm9                                    ;   762.7 p1      46 dst
        pxor xmm15, xmm8                                   ;   764.7 p1      46 dst
        pxor xmm8, xmm5                                    ;   764.7 p1      46 dst
        pxor xmm0, xmm15                                   ;   766.7 p1      46 dst
        pxor xmm10, xmm15                                  ;   766.7 p1      46 dst
        movdqa xmm15, [rbp + 1968]                         ;   710.3 p2      46 dst reload
        pand xmm15, xmm9                                   ;   762.7 p1      46 dst
        movdqa xmm6, xmm7                                  ;   755.7 p0      46 dst copy
        pand xmm6, [rbp + 1696]                            ;   762.7 p2+p1   46 dst
        por xmm7, xmm9                                     ;   762.7 p1      46 dst
        pxor xmm2, xmm7                                    ;   764.7 p1      46 dst
        pxor xmm14, xmm2                                   ;   766.7 p1      46 dst
        pand xmm11, xmm14                                  ;   768.7 p1      46 dst
        pxor xmm5, xmm11                                   ;   770.7 p1      46 dst
        movdqa xmm7, [rbp + 2192]                          ;   713.7 p2      46 dst reload
        pand xmm7, xmm14                                   ;   768.7 p1      46 dst
        pxor xmm13, xmm2                                   ;   766.7 p1      46 dst
        pxor xmm3, xmm7                                    ;   770.7 p1      46 dst
        pxor xmm9, xmm13                                   ;   768.7 p1      46 dst
        pand xmm4, xmm9                                    ;   770.7 p1      46 dst
        pand xmm12, xmm9                                   ;   770.7 p1      46 dst
        movdqa xmm9, [rbp + 1920]                          ;   716.0 p2      46 dst reload
        pand xmm9, xmm2                                    ;   766.7 p1      46 dst
        pxor xmm8, xmm9                                    ;   768.7 p1      46 dst
        movdqa xmm9, [rbp + 2160]                          ;   717.0 p2      46 dst reload
        pand xmm9, xmm2                                    ;   766.7 p1      46 dst
        pxor xmm7, xmm9                                    ;   770.7 p1      46 dst
        movdqa xmm2, [rbp + 2224]                          ;   718.0 p2      46 dst reload
        pand xmm2, xmm13                                   ;   768.7 p1      46 dst
        movdqa xmm9, [rbp + 2240]                          ;   719.0 p2      46 dst reload
        pand xmm9, xmm13                                   ;   768.7 p1      46 dst
        pxor xmm8, xmm2                                    ;   770.7 p1      46 dst
        pxor xmm0, xmm2                                    ;   770.7 p1      46 dst
        pxor xmm15, xmm9                                   ;   771.7 p1      46 dst
        pxor xmm15, xmm7                                   ;   773.7 p1      46 dst
        pxor xmm1, xmm7                                    ;   773.7 p1      46 dst
        pxor xmm9, xmm4                                    ;   774.7 p1      46 dst
        pxor xmm9, xmm10                                   ;   776.7 p1      46 dst
        pxor xmm3, xmm8                                    ;   776.7 p1      46 dst
        pxor xmm0, xmm15                                   ;   777.7 p1      46 dst
        pxor xmm3, xmm0                                    ;   779.7 p1      46 dst
        pxor xmm6, xmm3                                    ;   781.7 p1      46 dst
        pxor xmm9, xmm3                                    ;   781.7 p1      46 dst
        pxor xmm1, xmm6                                    ;   783.7 p1      46 dst
        pxor xmm5, xmm1                                    ;   785.7 p1      46 dst
        movdqa xmm2, [rbp + 1280]                          ;   725.3 p2      46 dst
        movdqa xmm3, [rel aes128_decrypt.T0_constants128]  ;   726.3 p2      46 dst reload
        pxor xmm2, xmm3                                    ;   783.7 p1      46 dst
        movdqa xmm4, xmm2                                  ;   785.7 p0      46 dst copy
        movdqa xmm7, [rbp + 1296]                          ;   727.3 p2      46 dst
        pxor xmm7, xmm3                                    ;   784.7 p1      46 dst
        pxor xmm4, xmm7                                    ;   792.7 p1      46 dst
        movdqa xmm11, xmm7                                 ;   786.7 p0      46 dst copy
        movdqa xmm13, [rbp + 1344]                         ;   732.0 p2      46 dst reload
        pxor xmm11, xmm13                                  ;   793.7 p1      46 dst
        movdqa xmm14, xmm11                                ;   795.7 p0      46 dst copy
        pxor xmm13, xmm4                                   ;   794.7 p1      46 dst
        movdqa [rbp + 2240], xmm15                         ;   775.7 p0+p3   46 dst spill
        movdqa xmm15, xmm4                                 ;   794.7 p0      46 dst copy
        pxor xmm15, [rbp + 1392]                           ;   801.7 p2+p1   46 dst
        movdqa [rbp + 2224], xmm0                          ;   779.7 p0+p3   46 dst spill
        movdqa xmm0, xmm7                                  ;   786.7 p0      46 dst copy
        movdqa [rbp + 2160], xmm1                          ;   785.7 p0+p3   46 dst spill
        movdqa xmm1, xmm7                                  ;   786.7 p0      46 dst copy
        movdqa [rbp + 1920], xmm6                          ;   783.7 p0+p3   46 dst spill
        movdqa xmm6, xmm7                                  ;   786.7 p0      46 dst copy
        movdqa [rbp + 2192], xmm8                          ;   772.7 p0+p3   46 dst spill
        movdqa xmm8, xmm13                                 ;   796.7 p0      46 dst copy
        movdqa [rbp + 1968], xmm9                          ;   783.7 p0+p3   46 dst spill
        movdqa xmm9, xmm15                                 ;   803.7 p0      46 dst copy
        movdqa [rbp + 2032], xmm12                         ;   772.7 p0+p3   46 dst spill
        movdqa xmm12, xmm15                                ;   803.7 p0      46 dst copy
        movdqa [rbp + 1936], xmm10                         ;   768.7 p0+p3   46 dst spill
        movdqa xmm10, [rel aes128_decrypt.T0_constants128] ;   741.7 p2      46 dst copy
        pxor xmm10, [rbp + 1360]                           ;   789.7 p2+p1   46 dst
        pxor xmm2, xmm10                                   ;   791.7 p1      46 dst
        pxor xmm14, xmm10                                  ;   802.7 p1      46 dst
        pxor xmm6, xmm2                                    ;   793.7 p1      46 dst
        movdqa xmm10, xmm6                                 ;   795.7 p0      46 dst copy
        movdqa [rbp + 1984], xmm5                          ;   787.7 p0+p3   46 dst spill
        movdqa xmm5, xmm2                                  ;   793.7 p0      46 dst copy
        movdqa [rbp + 2448], xmm15                         ;   803.7 p0+p3   46 dst spill
        movdqa xmm15, xmm2                                 ;   793.7 p0      46 dst copy
        movdqa [rbp + 2000], xmm7                          ;   786.7 p0+p3   46 dst spill
        movdqa xmm7, xmm14                                 ;   804.7 p0      46 dst copy
        pxor xmm7, [rbp + 1328]                            ;   811.7 p2+p1   46 dst
        pxor xmm9, xmm7                                    ;   813.7 p1      46 dst
        pand xmm1, xmm7                                    ;   813.7 p1      46 dst
        movdqa [rbp + 2416], xmm6                          ;   795.7 p0+p3   46 dst spill
        movdqa xmm6, xmm14                                 ;   804.7 p0      46 dst copy
        pxor xmm6, [rbp + 1312]                            ;   811.7 p2+p1   46 dst
        pxor xmm0, xmm6                                    ;   813.7 p1      46 dst
        pand xmm12, xmm0                                   ;   815.7 p1      46 dst
        pxor xmm4, xmm6                                    ;   813.7 p1      46 dst
        movdqa [rbp + 2496], xmm0                          ;   815.7 p0+p3   46 dst spill
        movdqa xmm0, xmm14                                 ;   804.7 p0      46 dst copy
        movdqa [rbp + 1952], xmm13                         ;   796.7 p0+p3   46 dst spill
        movdqa xmm13, xmm6                                 ;   813.7 p0      46 dst copy
        por xmm13, xmm9                                    ;   820.7 p1      46 dst
        pxor xmm12, xmm13                                  ;   822.7 p1      46 dst
        movdqa [rbp + 2432], xmm6                          ;   813.7 p0+p3   46 dst spill
        movdqa xmm6, xmm7                                  ;   813.7 p0      46 dst copy
        movdqa [rbp + 2560], xmm7                          ;   813.7 p0+p3   46 dst spill
        movdqa xmm7, xmm9                                  ;   815.7 p0      46 dst copy
        pxor xmm7, xmm4                                    ;   822.7 p1      46 dst
        pand xmm0, xmm7                                    ;   824.7 p1      46 dst
        pxor xmm13, xmm0                                   ;   826.7 p1      46 dst
        pxor xmm0, xmm1                                    ;   826.7 p1      46 dst
        movdqa [rbp + 2528], xmm7                          ;   824.7 p0+p3   46 dst spill
        movdqa xmm7, xmm4                                  ;   815.7 p0      46 dst copy
        por xmm7, [rbp + 1312]                             ;   822.7 p2+p1   46 dst
        pxor xmm12, xmm7                                   ;   824.7 p1      46 dst
        pxor xmm0, xmm7                                    ;   828.7 p1      46 dst
        movdqa xmm7, [rbp + 2528]                          ;   824.7 p2      46 dst
        movdqa [rbp + 2016], xmm12                         ;   826.7 p0+p3   46 dst spill
        movdqa xmm12, [rbp + 2528]                         ;   824.7 p2      46 dst
        movdqa [rbp + 2528], xmm4                          ;   815.7 p0+p3   46 dst spill
        movdqa xmm4, [rbp + 2016]                          ;   826.7 p2      46 dst
        movdqa [rbp + 2048], xmm12                         ;   835.7 p0+p3   46 dst spill
        movdqa xmm12, [rbp + 2528]                         ;   815.7 p2      46 dst
        movdqa [rbp + 2064], xmm14                         ;   804.7 p0+p3   46 dst spill
        movdqa xmm14, [rbp + 2016]                         ;   826.7 p2      46 dst
        movdqa [rbp + 2016], xmm9                          ;   815.7 p0+p3   46 dst spill
        movdqa xmm9, [rbp + 2528]                          ;   815.7 p2      46 dst
        movdqa [rbp + 2528], xmm2                          ;   793.7 p0+p3   46 dst spill
        movdqa xmm2, xmm3                                  ;   778.7 p0      46 dst copy
        pxor xmm2, [rbp + 1376]                            ;   809.7 p2+p1   46 dst
        pxor xmm11, xmm2                                   ;   811.7 p1      46 dst
        pxor xmm1, xmm2                                    ;   815.7 p1      46 dst
        pxor xmm13, xmm1                                   ;   828.7 p1      46 dst
        pxor xmm4, xmm1                                    ;   837.7 p1      46 dst
        por xmm10, xmm11                                   ;   814.7 p1      46 dst
        pxor xmm13, xmm10                                  ;   830.7 p1      46 dst
        pxor xmm6, xmm11                                   ;   820.7 p1      46 dst
        pxor xmm12, xmm11                                  ;   826.7 p1      46 dst
        por xmm5, xmm6                                     ;   822.7 p1      46 dst
        pxor xmm4, xmm5                                    ;   839.7 p1      46 dst
        pxor xmm7, xmm6                                    ;   835.7 p1      46 dst
        pand xmm15, xmm6                                   ;   822.7 p1      46 dst
        pxor xmm0, xmm15                                   ;   830.7 p1      46 dst
        movdqa xmm1, xmm2                                  ;   811.7 p0      46 dst copy
        por xmm1, xmm12                                    ;   828.7 p1      46 dst
        pxor xmm14, xmm1                                   ;   837.7 p1      46 dst
        pand xmm8, xmm7                                    ;   837.7 p1      46 dst
        pxor xmm4, xmm8                                    ;   841.7 p1      46 dst
        movdqa xmm1, [rbp + 2272]                          ;   792.7 p2      68 dst
        pxor xmm1, [r8 + 20992]                            ;   827.7 p2+p1   68 dst
        pxor xmm1, [rbp + 2336]                            ;   829.7 p2+p1   68 dst
        movdqa xmm5, [rbp + 2208]                          ;   795.7 p2      46 dst reload
        pxor xmm1, xmm5                                    ;   831.7 p1      68 dst
        pxor xmm5, [r8 + 21024]                            ;   830.7 p2+p1   68 dst
        movdqa xmm8, xmm13                                 ;   832.7 p0      46 dst copy
        pand xmm8, xmm4                                    ;   843.7 p1      46 dst
        pxor xmm14, xmm8                                   ;   845.7 p1      46 dst
        pand xmm8, xmm14                                   ;   847.7 p1      46 dst
        pxor xmm0, xmm8                                    ;   849.7 p1      46 dst
        pxor xmm13, xmm14                                  ;   847.7 p1      46 dst
        movdqa xmm8, [rbp + 2304]                          ;   805.3 p2      68 dst
        pxor xmm8, [r8 + 21008]                            ;   836.7 p2+p1   68 dst
        movdqa xmm10, xmm4                                 ;   843.7 p0      46 dst copy
        pand xmm10, xmm0                                   ;   851.7 p1      46 dst
        pxor xmm13, xmm10                                  ;   853.7 p1      46 dst
        movdqa xmm10, xmm14                                ;   847.7 p0      46 dst copy
        pand xmm10, xmm13                                  ;   855.7 p1      46 dst
        pxor xmm4, xmm10                                   ;   857.7 p1      46 dst
        pand xmm9, xmm4                                    ;   859.7 p1      46 dst
        movdqa xmm10, xmm0                                 ;   851.7 p0      46 dst copy
        pand xmm10, xmm13                                  ;   858.7 p1      46 dst
        pxor xmm14, xmm10                                  ;   860.7 p1      46 dst
        pand xmm6, xmm14                                   ;   862.7 p1      46 dst
        pxor xmm6, xmm9                                    ;   864.7 p1      46 dst
        movdqa xmm10, [rbp + 2016]                         ;   815.7 p2      46 dst reload
        pand xmm10, xmm13                                  ;   855.7 p1      46 dst
        pxor xmm6, xmm10                                   ;   866.7 p1      46 dst
        movdqa xmm15, [rbp + 2432]                         ;   813.7 p2      46 dst reload
        pand xmm15, xmm13                                  ;   855.7 p1      46 dst
        movdqa xmm3, [rbp + 2528]                          ;   813.3 p2      46 dst reload
        pand xmm3, xmm14                                   ;   862.7 p1      46 dst
        movdqa [rbp + 2528], xmm5                          ;   832.7 p0+p3   68 dst spill
        movdqa xmm5, xmm13                                 ;   855.7 p0      46 dst copy
        pxor xmm5, xmm4                                    ;   862.7 p1      46 dst
        pxor xmm15, [r8 + 21440]                           ;   857.7 p2+p1   68 dst
        movdqa [rbp + 2432], xmm8                          ;   838.7 p0+p3   68 dst spill
        movdqa xmm8, [rbp + 2048]                          ;   835.7 p2      46 dst reload
        pand xmm8, xmm5                                    ;   864.7 p1      46 dst
        movdqa [rbp + 2048], xmm1                          ;   833.7 p0+p3   68 dst spill
        movdqa xmm1, [rbp + 2064]                          ;   817.7 p2      46 dst reload
        pand xmm1, xmm5                                    ;   864.7 p1      46 dst
        pxor xmm5, xmm14                                   ;   864.7 p1      46 dst
        pand xmm7, xmm5                                    ;   866.7 p1      46 dst
        pxor xmm8, xmm7                                    ;   868.7 p1      46 dst
        pxor xmm7, xmm6                                    ;   868.7 p1      46 dst
        pxor xmm10, xmm8                                   ;   870.7 p1      46 dst
        pxor xmm9, xmm8                                    ;   870.7 p1      46 dst
        movdqa xmm8, [rbp + 1952]                          ;   820.3 p2      46 dst reload
        pand xmm8, xmm5                                    ;   866.7 p1      46 dst
        movdqa [rbp + 1952], xmm15                         ;   859.7 p0+p3   68 dst spill
        movdqa xmm15, xmm4                                 ;   859.7 p0      46 dst copy
        pand xmm15, [rbp + 1312]                           ;   866.7 p2+p1   46 dst
        por xmm4, xmm5                                     ;   866.7 p1      46 dst
        pxor xmm0, xmm4                                    ;   868.7 p1      46 dst
        pxor xmm14, xmm0                                   ;   870.7 p1      46 dst
        pand xmm11, xmm14                                  ;   872.7 p1      46 dst
        pxor xmm6, xmm11                                   ;   874.7 p1      46 dst
        movdqa xmm4, [rbp + 2416]                          ;   824.7 p2      46 dst reload
        pand xmm4, xmm14                                   ;   872.7 p1      46 dst
        pxor xmm13, xmm0                                   ;   870.7 p1      46 dst
        pxor xmm3, xmm4                                    ;   874.7 p1      46 dst
        pxor xmm5, xmm13                                   ;   872.7 p1      46 dst
        pand xmm2, xmm5                                    ;   874.7 p1      46 dst
        pand xmm12, xmm5                                   ;   874.7 p1      46 dst
        movdqa xmm5, [rbp + 2544]                          ;   827.0 p2      68 dst
        pxor xmm5, [r8 + 21040]                            ;   873.7 p2+p1   68 dst
        movdqa xmm11, [rbp + 2560]                         ;   829.0 p2      46 dst reload
        pand xmm11, xmm0                                   ;   874.7 p1      46 dst
        pxor xmm7, xmm11                                   ;   876.7 p1      46 dst
        movdqa xmm11, [rbp + 2000]                         ;   830.0 p2      46 dst reload
        pand xmm11, xmm0                                   ;   876.7 p1      46 dst
        pxor xmm4, xmm11                                   ;   878.7 p1      46 dst
        movdqa xmm0, [rbp + 2256]                          ;   831.0 p2      68 dst
        pxor xmm0, [r8 + 21056]                            ;   878.7 p2+p1   68 dst
        pxor xmm0, [rbp + 2384]                            ;   880.7 p2+p1   68 dst
        pxor xmm2, xmm9                                    ;   880.7 p1      46 dst
        pxor xmm8, xmm4                                    ;   881.7 p1      46 dst
        pxor xmm1, xmm4                                    ;   882.7 p1      46 dst
        movdqa xmm4, [rbp + 2448]                          ;   837.7 p2      46 dst reload
        pand xmm4, xmm13                                   ;   883.7 p1      46 dst
        movdqa xmm11, [rbp + 2496]                         ;   838.7 p2      46 dst reload
        pand xmm11, xmm13                                  ;   884.7 p1      46 dst
        movdqa [r9 + 560], xmm5                            ;   875.7 p0+p3   68 dst
        movdqa xmm5, [rbp + 2480]                          ;   839.7 p2      68 dst
        pxor xmm7, xmm4                                    ;   885.7 p1      46 dst
        pxor xmm10, xmm4                                   ;   886.7 p1      46 dst
        pxor xmm5, [r8 + 21072]                            ;   887.7 p2+p1   68 dst
        movdqa xmm4, [rbp + 2512]                          ;   841.7 p2      68 dst
        pxor xmm8, xmm11                                   ;   888.7 p1      46 dst
        pxor xmm2, xmm11                                   ;   889.7 p1      46 dst
        pxor xmm4, [r8 + 21088]                            ;   890.7 p2+p1   68 dst
        pxor xmm4, [rbp + 2304]                            ;   892.7 p2+p1   68 dst
        movdqa xmm11, [rbp + 2288]                         ;   844.7 p2      68 dst
        movdqa [r9 + 576], xmm0                            ;   882.7 p0+p3   68 dst
        pxor xmm11, [r8 + 21104]                           ;   892.7 p2+p1   68 dst
        movdqa xmm0, [rbp + 2112]                          ;   846.7 p2      68 dst
        pxor xmm3, xmm7                                    ;   893.7 p1      46 dst
        pxor xmm9, xmm12                                   ;   894.7 p1      68 dst
        pxor xmm0, [r8 + 21120]                            ;   895.7 p2+p1   68 dst
        pxor xmm0, [rbp + 2096]                            ;   897.7 p2+p1   68 dst
        movdqa xmm12, [rbp + 2144]                         ;   849.7 p2      46 dst reload
        pxor xmm0, xmm12                                   ;   899.7 p1      68 dst
        pxor xmm10, xmm8                                   ;   898.7 p1      46 dst
        movdqa [r9 + 592], xmm5                            ;   889.7 p0+p3   68 dst
        pxor xmm12, [r8 + 21152]                           ;   899.7 p2+p1   68 dst
        pxor xmm9, [r8 + 21376]                            ;   900.7 p2+p1   68 dst
        movdqa xmm5, [rbp + 2128]                          ;   852.7 p2      68 dst
        pxor xmm5, [r8 + 21136]                            ;   901.7 p2+p1   68 dst
        movdqa [r9 + 608], xmm4                            ;   894.7 p0+p3   68 dst
        movdqa xmm4, [rbp + 2352]                          ;   854.7 p2      68 dst
        pxor xmm4, [r8 + 21168]                            ;   902.7 p2+p1   68 dst
        movdqa [r9 + 624], xmm11                           ;   894.7 p0+p3   68 dst
        movdqa xmm11, [rbp + 2080]                         ;   856.7 p2      68 dst
        pxor xmm3, xmm10                                   ;   903.7 p1      46 dst
        pxor xmm11, [r8 + 21184]                           ;   904.7 p2+p1   68 dst
        pxor xmm11, [rbp + 2176]                           ;   906.7 p2+p1   68 dst
        pxor xmm15, xmm3                                   ;   906.7 p1      46 dst
        pxor xmm2, xmm3                                    ;   907.7 p1      46 dst
        pxor xmm7, [r8 + 21424]                            ;   908.7 p2+p1   68 dst
        movdqa xmm3, [rbp + 2320]                          ;   862.7 p2      68 dst
        movdqa [r9 + 640], xmm0                            ;   901.7 p0+p3   68 dst
        pxor xmm3, [r8 + 21200]                            ;   909.7 p2+p1   68 dst
        pxor xmm8, [r8 + 21488]                            ;   910.7 p2+p1   68 dst
        pxor xmm1, xmm15                                   ;   911.7 p1      46 dst
        movdqa xmm0, [rbp + 2464]                          ;   869.0 p2      68 dst
        movdqa [r9 + 672], xmm12                           ;   901.7 p0+p3   68 dst
        pxor xmm0, [r8 + 21216]                            ;   912.7 p2+p1   68 dst
        pxor xmm0, [rbp + 2128]                            ;   914.7 p2+p1   68 dst
        movdqa xmm12, [rbp + 2400]                         ;   872.0 p2      68 dst
        movdqa [r9 + 656], xmm5                            ;   903.7 p0+p3   68 dst
        pxor xmm12, [r8 + 21232]                           ;   914.7 p2+p1   68 dst
        pxor xmm6, xmm1                                    ;   915.7 p1      46 dst
        movdqa xmm5, [rbp + 2032]                          ;   874.0 p2      68 dst
        movdqa [r9 + 688], xmm4                            ;   904.7 p0+p3   68 dst
        pxor xmm5, [r8 + 21248]                            ;   916.7 p2+p1   68 dst
        pxor xmm5, [rbp + 1936]                            ;   918.7 p2+p1   68 dst
        movdqa xmm4, [rbp + 1984]                          ;   877.0 p2      46 dst reload
        pxor xmm5, xmm4                                    ;   920.7 p1      68 dst
        movdqa [r9 + 704], xmm11                           ;   908.7 p0+p3   68 dst
        pxor xmm4, [r8 + 21280]                            ;   919.7 p2+p1   68 dst
        pxor xmm10, [r8 + 21472]                           ;   920.7 p2+p1   68 dst
        movdqa xmm11, [rbp + 1968]                         ;   880.0 p2      68 dst
        movdqa [r9 + 720], xmm3                            ;   911.7 p0+p3   68 dst
        pxor xmm11, [r8 + 21264]                           ;   921.7 p2+p1   68 dst
        movdqa xmm3, [rbp + 1952]                          ;   882.0 p2      68 dst reload
        pxor xmm3, xmm15                                   ;   922.7 p1      68 dst
        movdqa xmm13, [rbp + 2192]                         ;   883.0 p2      68 dst
        movdqa [r9 + 944], xmm7                            ;   910.7 p0+p3   68 dst
        pxor xmm13, [r8 + 21296]                           ;   923.7 p2+p1   68 dst
        pxor xmm10, xmm2                                   ;   924.7 p1      68 dst
        pxor xmm2, [r8 + 21392]                            ;   925.7 p2+p1   68 dst
        movdqa xmm7, [rbp + 1920]                          ;   886.0 p2      68 dst
        movdqa [r9 + 736], xmm0                            ;   916.7 p0+p3   68 dst
        pxor xmm7, [r8 + 21312]                            ;   926.7 p2+p1   68 dst
        pxor xmm7, [rbp + 2368]                            ;   928.7 p2+p1   68 dst
        movdqa xmm0, [rbp + 2160]                          ;   889.0 p2      68 dst
        movdqa [r9 + 1008], xmm8                           ;   912.7 p0+p3   68 dst
        pxor xmm0, [r8 + 21328]                            ;   928.7 p2+p1   68 dst
        pxor xmm1, [r8 + 21456]                            ;   929.7 p2+p1   68 dst
        movdqa [r9 + 752], xmm12                           ;   916.7 p0+p3   68 dst
        pxor xmm9, xmm6                                    ;   930.7 p1      68 dst
        pxor xmm6, [r8 + 21408]                            ;   931.7 p2+p1   68 dst
        movdqa xmm8, [rbp + 2224]                          ;   893.0 p2      68 dst
        pxor xmm8, [r8 + 21344]                            ;   932.7 p2+p1   68 dst
        pxor xmm8, [rbp + 1968]                            ;   934.7 p2+p1   68 dst
        movdqa [r9 + 800], xmm4                            ;   921.7 p0+p3   68 dst
        movdqa [r9 + 768], xmm5                            ;   922.7 p0+p3   68 dst
        movdqa xmm4, [rbp + 2048]                          ;   896.0 p2      68 dst reload
        movdqa [r9 + 512], xmm4                            ;   907.0 p0+p3   68 dst
        movdqa [r9 + 784], xmm11                           ;   923.7 p0+p3   68 dst
        movdqa xmm4, [rbp + 2240]                          ;   897.0 p2      68 dst
        pxor xmm4, [r8 + 21360]                            ;   934.7 p2+p1   68 dst
        movdqa [r9 + 816], xmm13                           ;   925.7 p0+p3   68 dst
        movdqa xmm5, [rbp + 2432]                          ;   899.0 p2      68 dst reload
        movdqa [r9 + 528], xmm5                            ;   910.0 p0+p3   68 dst
        movdqa [r9 + 960], xmm3                            ;   924.7 p0+p3   68 dst
        movdqa xmm3, [rbp + 2528]                          ;   900.0 p2      68 dst reload
        movdqa [r9 + 544], xmm3                            ;   911.0 p0+p3   68 dst
        movdqa [r9 + 912], xmm2                            ;   927.7 p0+p3   68 dst
        movdqa [r9 + 992], xmm10                           ;   926.7 p0+p3   68 dst
        movdqa [r9 + 832], xmm7                            ;   930.7 p0+p3   68 dst
        movdqa [r9 + 848], xmm0                            ;   930.7 p0+p3   68 dst
        movdqa [r9 + 896], xmm9                            ;   932.7 p0+p3   68 dst
        movdqa [r9 + 976], xmm1                            ;   931.7 p0+p3   68 dst
        movdqa [r9 + 928], xmm6                            ;   933.7 p0+p3   68 dst
        movdqa [r9 + 864], xmm8                            ;   936.7 p0+p3   68 dst
        movdqa [r9 + 880], xmm4                            ;   936.7 p0+p3   68 dst
        movdqa xmm0, [rbp + 896]                           ;   907.0 p2      46 dst
        movdqa xmm1, [rel aes128_decrypt.T0_constants128]  ;   908.0 p2      46 dst reload
        pxor xmm0, xmm1                                    ;   935.7 p1      46 dst
        movdqa xmm2, xmm0                                  ;   937.7 p0      46 dst copy
        movdqa xmm3, [rbp + 912]                           ;   909.0 p2      46 dst
        pxor xmm3, xmm1                                    ;   936.7 p1      46 dst
        pxor xmm2, xmm3                                    ;   944.7 p1      46 dst
        movdqa xmm4, xmm3                                  ;   938.7 p0      46 dst copy
        movdqa xmm5, [rbp + 960]                           ;   910.0 p2      46 dst reload
        pxor xmm4, xmm5                                    ;   945.7 p1      46 dst
        movdqa xmm6, xmm3                                  ;   938.7 p0      46 dst copy
        movdqa xmm7, xmm3                                  ;   938.7 p0      46 dst copy
        movdqa xmm8, xmm3                                  ;   938.7 p0      46 dst copy
        movdqa xmm9, xmm4                                  ;   947.7 p0      46 dst copy
        movdqa xmm10, xmm2                                 ;   946.7 p0      46 dst copy
        pxor xmm10, [rbp + 1008]                           ;   953.7 p2+p1   46 dst
        movdqa xmm11, xmm2                                 ;   946.7 p0      46 dst copy
        pxor xmm11, xmm5                                   ;   953.7 p1      46 dst
        movdqa xmm5, xmm10                                 ;   955.7 p0      46 dst copy
        movdqa xmm12, xmm10                                ;   955.7 p0      46 dst copy
        movdqa xmm13, xmm11                                ;   955.7 p0      46 dst copy
        movdqa xmm14, [rbp + 976]                          ;   915.0 p2      46 dst
        pxor xmm14, xmm1                                   ;   941.7 p1      46 dst
        pxor xmm0, xmm14                                   ;   943.7 p1      46 dst
        pxor xmm9, xmm14                                   ;   954.7 p1      46 dst
        pxor xmm8, xmm0                                    ;   945.7 p1      46 dst
        movdqa xmm14, xmm8                                 ;   947.7 p0      46 dst copy
        movdqa xmm15, xmm0                                 ;   945.7 p0      46 dst copy
        movdqa [rbp + 2528], xmm10                         ;   955.7 p0+p3   46 dst spill
        movdqa xmm10, xmm0                                 ;   945.7 p0      46 dst copy
        movdqa [rbp + 2432], xmm3                          ;   938.7 p0+p3   46 dst spill
        movdqa xmm3, xmm9                                  ;   956.7 p0      46 dst copy
        pxor xmm3, [rbp + 944]                             ;   963.7 p2+p1   46 dst
        pxor xmm5, xmm3                                    ;   965.7 p1      46 dst
        pand xmm7, xmm3                                    ;   965.7 p1      46 dst
        movdqa [rbp + 2240], xmm8                          ;   947.7 p0+p3   46 dst spill
        movdqa xmm8, xmm9                                  ;   956.7 p0      46 dst copy
        pxor xmm8, [rbp + 928]                             ;   963.7 p2+p1   46 dst
        pxor xmm6, xmm8                                    ;   965.7 p1      46 dst
        pand xmm12, xmm6                                   ;   967.7 p1      46 dst
        pxor xmm2, xmm8                                    ;   965.7 p1      46 dst
        movdqa [rbp + 2048], xmm6                          ;   967.7 p0+p3   46 dst spill
        movdqa xmm6, xmm9                                  ;   956.7 p0      46 dst copy
        movdqa [rbp + 1968], xmm11                         ;   955.7 p0+p3   46 dst spill
        movdqa xmm11, xmm8                                 ;   965.7 p0      46 dst copy
        por xmm11, xmm5                                    ;   972.7 p1      46 dst
        pxor xmm12, xmm11                                  ;   974.7 p1      46 dst
        movdqa [rbp + 2224], xmm8                          ;   965.7 p0+p3   46 dst spill
        movdqa xmm8, xmm3                                  ;   965.7 p0      46 dst copy
        movdqa [rbp + 2160], xmm3                          ;   965.7 p0+p3   46 dst spill
        movdqa xmm3, xmm5                                  ;   967.7 p0      46 dst copy
        pxor xmm3, xmm2                                    ;   974.7 p1      46 dst
        pand xmm6, xmm3                                    ;   976.7 p1      46 dst
        pxor xmm11, xmm6                                   ;   978.7 p1      46 dst
        pxor xmm6, xmm7                                    ;   978.7 p1      46 dst
        movdqa [rbp + 2368], xmm3                          ;   976.7 p0+p3   46 dst spill
        movdqa xmm3, xmm2                                  ;   967.7 p0      46 dst copy
        por xmm3, [rbp + 928]                              ;   974.7 p2+p1   46 dst
        pxor xmm12, xmm3                                   ;   976.7 p1      46 dst
        pxor xmm6, xmm3                                    ;   980.7 p1      46 dst
        movdqa xmm3, [rbp + 2368]                          ;   976.7 p2      46 dst
        movdqa [rbp + 1920], xmm12                         ;   978.7 p0+p3   46 dst spill
        movdqa xmm12, [rbp + 2368]                         ;   976.7 p2      46 dst
        movdqa [rbp + 2368], xmm2                          ;   967.7 p0+p3   46 dst spill
        movdqa xmm2, [rbp + 1920]                          ;   978.7 p2      46 dst
        movdqa [rbp + 2192], xmm12                         ;   987.7 p0+p3   46 dst spill
        movdqa xmm12, [rbp + 2368]                         ;   967.7 p2      46 dst
        movdqa [rbp + 1952], xmm9                          ;   956.7 p0+p3   46 dst spill
        movdqa xmm9, [rbp + 1920]                          ;   978.7 p2      46 dst
        movdqa [rbp + 1920], xmm5                          ;   967.7 p0+p3   46 dst spill
        movdqa xmm5, [rbp + 2368]                          ;   967.7 p2      46 dst
        movdqa [rbp + 2368], xmm0                          ;   951.3 p0+p3   46 dst spill
        movdqa xmm0, [rel aes128_decrypt.T0_constants128]  ;   939.0 p2      46 dst copy
        pxor xmm0, [rbp + 992]                             ;   961.7 p2+p1   46 dst
        pxor xmm4, xmm0                                    ;   963.7 p1      46 dst
        pxor xmm7, xmm0                                    ;   967.7 p1      46 dst
        pxor xmm11, xmm7                                   ;   980.7 p1      46 dst
        pxor xmm2, xmm7                                    ;   989.7 p1      46 dst
        por xmm14, xmm4                                    ;   966.7 p1      46 dst
        pxor xmm11, xmm14                                  ;   982.7 p1      46 dst
        pxor xmm8, xmm4                                    ;   972.7 p1      46 dst
        pxor xmm12, xmm4                                   ;   978.7 p1      46 dst
        por xmm15, xmm8                                    ;   974.7 p1      46 dst
        pxor xmm2, xmm15                                   ;   991.7 p1      46 dst
        pxor xmm3, xmm8                                    ;   987.7 p1      46 dst
        pand xmm10, xmm8                                   ;   974.7 p1      46 dst
        pxor xmm6, xmm10                                   ;   982.7 p1      46 dst
        movdqa xmm7, xmm0                                  ;   963.7 p0      46 dst copy
        por xmm7, xmm12                                    ;   980.7 p1      46 dst
        pxor xmm9, xmm7                                    ;   989.7 p1      46 dst
        pand xmm13, xmm3                                   ;   989.7 p1      46 dst
        pxor xmm2, xmm13                                   ;   993.7 p1      46 dst
        movdqa xmm7, xmm11                                 ;   984.7 p0      46 dst copy
        pand xmm7, xmm2                                    ;   995.7 p1      46 dst
        pxor xmm9, xmm7                                    ;   997.7 p1      46 dst
        pand xmm7, xmm9                                    ;   999.7 p1      46 dst
        pxor xmm6, xmm7                                    ;  1001.7 p1      46 dst
        pxor xmm11, xmm9                                   ;   999.7 p1      46 dst
        movdqa xmm7, xmm2                                  ;   995.7 p0      46 dst copy
        pand xmm7, xmm6                                    ;  1003.7 p1      46 dst
        pxor xmm11, xmm7                                   ;  1005.7 p1      46 dst
        movdqa xmm7, xmm9                                  ;   999.7 p0      46 dst copy
        pand xmm7, xmm11                                   ;  1007.7 p1      46 dst
        pxor xmm2, xmm7                                    ;  1009.7 p1      46 dst
        pand xmm5, xmm2                                    ;  1011.7 p1      46 dst
        movdqa xmm7, [rbp + 1920]                          ;   967.7 p2      46 dst reload
        pand xmm7, xmm11                                   ;  1007.7 p1      46 dst
        movdqa xmm10, [rbp + 2224]                         ;   965.7 p2      46 dst reload
        pand xmm10, xmm11                                  ;  1007.7 p1      46 dst
        movdqa xmm13, xmm6                                 ;  1003.7 p0      46 dst copy
        pand xmm13, xmm11                                  ;  1010.7 p1      46 dst
        pxor xmm9, xmm13                                   ;  1012.7 p1      46 dst
        pand xmm8, xmm9                                    ;  1014.7 p1      46 dst
        pxor xmm8, xmm7                                    ;  1016.7 p1      46 dst
        pxor xmm8, xmm5                                    ;  1018.7 p1      46 dst
        movdqa xmm13, [rbp + 2368]                         ;   953.7 p2      46 dst reload
        pand xmm13, xmm9                                   ;  1014.7 p1      46 dst
        movdqa xmm14, xmm11                                ;  1007.7 p0      46 dst copy
        pxor xmm14, xmm2                                   ;  1014.7 p1      46 dst
        movdqa xmm15, [rbp + 2192]                         ;   987.7 p2      46 dst reload
        pand xmm15, xmm14                                  ;  1016.7 p1      46 dst
        movdqa [rbp + 2192], xmm10                         ;  1009.7 p0+p3   46 dst spill
        movdqa xmm10, [rbp + 1952]                         ;   956.7 p2      46 dst reload
        pand xmm10, xmm14                                  ;  1016.7 p1      46 dst
        pxor xmm14, xmm9                                   ;  1016.7 p1      46 dst
        pand xmm3, xmm14                                   ;  1018.7 p1      46 dst
        pxor xmm15, xmm3                                   ;  1020.7 p1      46 dst
        pxor xmm3, xmm8                                    ;  1020.7 p1      46 dst
        pxor xmm7, xmm15                                   ;  1022.7 p1      46 dst
        pxor xmm5, xmm15                                   ;  1022.7 p1      46 dst
        movdqa xmm15, [rbp + 1968]                         ;   964.3 p2      46 dst reload
        pand xmm15, xmm14                                  ;  1018.7 p1      46 dst
        movdqa xmm1, xmm2                                  ;  1011.7 p0      46 dst copy
        pand xmm1, [rbp + 928]                             ;  1018.7 p2+p1   46 dst
        por xmm2, xmm14                                    ;  1018.7 p1      46 dst
        pxor xmm6, xmm2                                    ;  1020.7 p1      46 dst
        pxor xmm9, xmm6                                    ;  1022.7 p1      46 dst
        pand xmm4, xmm9                                    ;  1024.7 p1      46 dst
        pxor xmm8, xmm4                                    ;  1026.7 p1      46 dst
        movdqa xmm2, [rbp + 2240]                          ;   967.7 p2      46 dst reload
        pand xmm2, xmm9                                    ;  1024.7 p1      46 dst
        pxor xmm11, xmm6                                   ;  1022.7 p1      46 dst
        pxor xmm13, xmm2                                   ;  1026.7 p1      46 dst
        pxor xmm14, xmm11                                  ;  1024.7 p1      46 dst
        pand xmm0, xmm14                                   ;  1026.7 p1      46 dst
        pand xmm12, xmm14                                  ;  1026.7 p1      46 dst
        movdqa xmm4, [rbp + 2160]                          ;   970.0 p2      46 dst reload
        pand xmm4, xmm6                                    ;  1022.7 p1      46 dst
        pxor xmm3, xmm4                                    ;  1024.7 p1      46 dst
        movdqa xmm4, [rbp + 2432]                          ;   971.0 p2      46 dst reload
        pand xmm4, xmm6                                    ;  1022.7 p1      46 dst
        pxor xmm2, xmm4                                    ;  1026.7 p1      46 dst
        movdqa xmm4, [rbp + 2528]                          ;   972.0 p2      46 dst reload
        pand xmm4, xmm11                                   ;  1024.7 p1      46 dst
        movdqa xmm6, [rbp + 2048]                          ;   973.0 p2      46 dst reload
        pand xmm6, xmm11                                   ;  1024.7 p1      46 dst
        pxor xmm3, xmm4                                    ;  1026.7 p1      46 dst
        pxor xmm7, xmm4                                    ;  1026.7 p1      46 dst
        pxor xmm15, xmm6                                   ;  1027.7 p1      46 dst
        pxor xmm15, xmm2                                   ;  1029.7 p1      46 dst
        pxor xmm10, xmm2                                   ;  1029.7 p1      46 dst
        pxor xmm6, xmm0                                    ;  1030.7 p1      46 dst
        pxor xmm6, xmm5                                    ;  1032.7 p1      46 dst
        pxor xmm13, xmm3                                   ;  1032.7 p1      46 dst
        pxor xmm7, xmm15                                   ;  1033.7 p1      46 dst
        pxor xmm13, xmm7                                   ;  1035.7 p1      46 dst
        pxor xmm1, xmm13                                   ;  1037.7 p1      46 dst
        pxor xmm6, xmm13                                   ;  1037.7 p1      46 dst
        pxor xmm10, xmm1                                   ;  1039.7 p1      46 dst
        pxor xmm8, xmm10                                   ;  1041.7 p1      46 dst
        movdqa xmm0, [rbp + 512]                           ;   981.3 p2      46 dst
        movdqa xmm2, [rel aes128_decrypt.T0_constants128]  ;   982.3 p2      46 dst reload
        pxor xmm0, xmm2                                    ;  1039.7 p1      46 dst
        movdqa xmm4, xmm0                                  ;  1041.7 p0      46 dst copy
        movdqa xmm9, [rbp + 528]                           ;   983.3 p2      46 dst
        pxor xmm9, xmm2                                    ;  1040.7 p1      46 dst
        pxor xmm4, xmm9                                    ;  1048.7 p1      46 dst
        movdqa xmm11, xmm9                                 ;  1042.7 p0      46 dst copy
        movdqa xmm13, [rbp + 576]                          ;   988.0 p2      46 dst reload
        pxor xmm11, xmm13                                  ;  1049.7 p1      46 dst
        movdqa xmm14, xmm11                                ;  1051.7 p0      46 dst copy
        pxor xmm13, xmm4                                   ;  1050.7 p1      46 dst
        movdqa [rbp + 2048], xmm15                         ;  1031.7 p0+p3   46 dst spill
        movdqa xmm15, xmm4                                 ;  1050.7 p0      46 dst copy
        pxor xmm15, [rbp + 624]                            ;  1057.7 p2+p1   46 dst
        movdqa [rbp + 2528], xmm7                          ;  1035.7 p0+p3   46 dst spill
        movdqa xmm7, xmm9                                  ;  1042.7 p0      46 dst copy
        movdqa [rbp + 2432], xmm10                         ;  1041.7 p0+p3   46 dst spill
        movdqa xmm10, xmm9                                 ;  1042.7 p0      46 dst copy
        movdqa [rbp + 2160], xmm1                          ;  1039.7 p0+p3   46 dst spill
        movdqa xmm1, xmm9                                  ;  1042.7 p0      46 dst copy
        movdqa [rbp + 2240], xmm3                          ;  1028.7 p0+p3   46 dst spill
        movdqa xmm3, xmm13                                 ;  1052.7 p0      46 dst copy
        movdqa [rbp + 1968], xmm6                          ;  1039.7 p0+p3   46 dst spill
        movdqa xmm6, xmm15                                 ;  1059.7 p0      46 dst copy
        movdqa [rbp + 1952], xmm12                         ;  1028.7 p0+p3   46 dst spill
        movdqa xmm12, xmm15                                ;  1059.7 p0      46 dst copy
        movdqa [rbp + 2368], xmm5                          ;  1024.7 p0+p3   46 dst spill
        movdqa xmm5, [rel aes128_decrypt.T0_constants128]  ;   997.7 p2      46 dst copy
        pxor xmm5, [rbp + 592]                             ;  1045.7 p2+p1   46 dst
        pxor xmm0, xmm5                                    ;  1047.7 p1      46 dst
        pxor xmm14, xmm5                                   ;  1058.7 p1      46 dst
        pxor xmm1, xmm0                                    ;  1049.7 p1      46 dst
        movdqa xmm5, xmm1                                  ;  1051.7 p0      46 dst copy
        movdqa [rbp + 2224], xmm8                          ;  1043.7 p0+p3   46 dst spill
        movdqa xmm8, xmm0                                  ;  1049.7 p0      46 dst copy
        movdqa [rbp + 1920], xmm15                         ;  1059.7 p0+p3   46 dst spill
        movdqa xmm15, xmm0                                 ;  1049.7 p0      46 dst copy
        movdqa [rbp + 1984], xmm9                          ;  1042.7 p0+p3   46 dst spill
        movdqa xmm9, xmm14                                 ;  1060.7 p0      46 dst copy
        pxor xmm9, [rbp + 560]                             ;  1067.7 p2+p1   46 dst
        pxor xmm6, xmm9                                    ;  1069.7 p1      46 dst
        pand xmm10, xmm9                                   ;  1069.7 p1      46 dst
        movdqa [rbp + 1936], xmm1                          ;  1051.7 p0+p3   46 dst spill
        movdqa xmm1, xmm14                                 ;  1060.7 p0      46 dst copy
        pxor xmm1, [rbp + 544]                             ;  1067.7 p2+p1   46 dst
        pxor xmm7, xmm1                                    ;  1069.7 p1      46 dst
        pand xmm12, xmm7                                   ;  1071.7 p1      46 dst
        pxor xmm4, xmm1                                    ;  1069.7 p1      46 dst
        movdqa [rbp + 2032], xmm7                          ;  1071.7 p0+p3   46 dst spill
        movdqa xmm7, xmm14                                 ;  1060.7 p0      46 dst copy
        movdqa [rbp + 2400], xmm13                         ;  1052.7 p0+p3   46 dst spill
        movdqa xmm13, xmm1                                 ;  1069.7 p0      46 dst copy
        por xmm13, xmm6                                    ;  1076.7 p1      46 dst
        pxor xmm12, xmm13                                  ;  1078.7 p1      46 dst
        movdqa [rbp + 2128], xmm1                          ;  1069.7 p0+p3   46 dst spill
        movdqa xmm1, xmm9                                  ;  1069.7 p0      46 dst copy
        movdqa [rbp + 2464], xmm9                          ;  1069.7 p0+p3   46 dst spill
        movdqa xmm9, xmm6                                  ;  1071.7 p0      46 dst copy
        pxor xmm9, xmm4                                    ;  1078.7 p1      46 dst
        pand xmm7, xmm9                                    ;  1080.7 p1      46 dst
        pxor xmm13, xmm7                                   ;  1082.7 p1      46 dst
        pxor xmm7, xmm10                                   ;  1082.7 p1      46 dst
        movdqa [rbp + 2320], xmm9                          ;  1080.7 p0+p3   46 dst spill
        movdqa xmm9, xmm4                                  ;  1071.7 p0      46 dst copy
        por xmm9, [rbp + 544]                              ;  1078.7 p2+p1   46 dst
        pxor xmm12, xmm9                                   ;  1080.7 p1      46 dst
        pxor xmm7, xmm9                                    ;  1084.7 p1      46 dst
        movdqa xmm9, [rbp + 2320]                          ;  1080.7 p2      46 dst
        movdqa [rbp + 2176], xmm12                         ;  1082.7 p0+p3   46 dst spill
        movdqa xmm12, [rbp + 2320]                         ;  1080.7 p2      46 dst
        movdqa [rbp + 2320], xmm4                          ;  1071.7 p0+p3   46 dst spill
        movdqa xmm4, [rbp + 2176]                          ;  1082.7 p2      46 dst
        movdqa [rbp + 2080], xmm12                         ;  1091.7 p0+p3   46 dst spill
        movdqa xmm12, [rbp + 2320]                         ;  1071.7 p2      46 dst
        movdqa [rbp + 2352], xmm14                         ;  1060.7 p0+p3   46 dst spill
        movdqa xmm14, [rbp + 2176]                         ;  1082.7 p2      46 dst
        movdqa [rbp + 2176], xmm6                          ;  1071.7 p0+p3   46 dst spill
        movdqa xmm6, [rbp + 2320]                          ;  1071.7 p2      46 dst
        movdqa [rbp + 2320], xmm0                          ;  1049.7 p0+p3   46 dst spill
        movdqa xmm0, xmm2                                  ;  1034.7 p0      46 dst copy
        pxor xmm0, [rbp + 608]                             ;  1065.7 p2+p1   46 dst
        pxor xmm11, xmm0                                   ;  1067.7 p1      46 dst
        pxor xmm10, xmm0                                   ;  1071.7 p1      46 dst
        pxor xmm13, xmm10                                  ;  1084.7 p1      46 dst
        pxor xmm4, xmm10                                   ;  1093.7 p1      46 dst
        por xmm5, xmm11                                    ;  1070.7 p1      46 dst
        pxor xmm13, xmm5                                   ;  1086.7 p1      46 dst
        pxor xmm1, xmm11                                   ;  1076.7 p1      46 dst
        pxor xmm12, xmm11                                  ;  1082.7 p1      46 dst
        por xmm8, xmm1                                     ;  1078.7 p1      46 dst
        pxor xmm4, xmm8                                    ;  1095.7 p1      46 dst
        pxor xmm9, xmm1                                    ;  1091.7 p1      46 dst
        pand xmm15, xmm1                                   ;  1078.7 p1      46 dst
        pxor xmm7, xmm15                                   ;  1086.7 p1      46 dst
        movdqa xmm5, xmm0                                  ;  1067.7 p0      46 dst copy
        por xmm5, xmm12                                    ;  1084.7 p1      46 dst
        pxor xmm14, xmm5                                   ;  1093.7 p1      46 dst
        pand xmm3, xmm9                                    ;  1093.7 p1      46 dst
        pxor xmm4, xmm3                                    ;  1097.7 p1      46 dst
        movdqa xmm3, xmm13                                 ;  1088.7 p0      46 dst copy
        pand xmm3, xmm4                                    ;  1099.7 p1      46 dst
        pxor xmm14, xmm3                                   ;  1101.7 p1      46 dst
        pand xmm3, xmm14                                   ;  1103.7 p1      46 dst
        pxor xmm7, xmm3                                    ;  1105.7 p1      46 dst
        pxor xmm13, xmm14                                  ;  1103.7 p1      46 dst
        movdqa xmm3, xmm4                                  ;  1099.7 p0      46 dst copy
        pand xmm3, xmm7                                    ;  1107.7 p1      46 dst
        pxor xmm13, xmm3                                   ;  1109.7 p1      46 dst
        movdqa xmm3, xmm14                                 ;  1103.7 p0      46 dst copy
        pand xmm3, xmm13                                   ;  1111.7 p1      46 dst
        pxor xmm4, xmm3                                    ;  1113.7 p1      46 dst
        pand xmm6, xmm4                                    ;  1115.7 p1      46 dst
        movdqa xmm3, [rbp + 2176]                          ;  1071.7 p2      46 dst reload
        pand xmm3, xmm13                                   ;  1111.7 p1      46 dst
        movdqa xmm5, [rbp + 2128]                          ;  1069.7 p2      46 dst reload
        pand xmm5, xmm13                                   ;  1111.7 p1      46 dst
        movdqa xmm8, xmm7                                  ;  1107.7 p0      46 dst copy
        pand xmm8, xmm13                                   ;  1114.7 p1      46 dst
        pxor xmm14, xmm8                                   ;  1116.7 p1      46 dst
        pand xmm1, xmm14                                   ;  1118.7 p1      46 dst
        pxor xmm1, xmm3                                    ;  1120.7 p1      46 dst
        pxor xmm1, xmm6                                    ;  1122.7 p1      46 dst
        movdqa xmm8, [rbp + 2320]                          ;  1064.0 p2      46 dst reload
        pand xmm8, xmm14                                   ;  1118.7 p1      46 dst
        movdqa xmm10, xmm13                                ;  1111.7 p0      46 dst copy
        pxor xmm10, xmm4                                   ;  1118.7 p1      46 dst
        movdqa xmm15, [rbp + 2080]                         ;  1091.7 p2      46 dst reload
        pand xmm15, xmm10                                  ;  1120.7 p1      46 dst
        movdqa [rbp + 2080], xmm5                          ;  1113.7 p0+p3   46 dst spill
        movdqa xmm5, [rbp + 2352]                          ;  1067.7 p2      46 dst reload
        pand xmm5, xmm10                                   ;  1120.7 p1      46 dst
        pxor xmm10, xmm14                                  ;  1120.7 p1      46 dst
        pand xmm9, xmm10                                   ;  1122.7 p1      46 dst
        pxor xmm15, xmm9                                   ;  1124.7 p1      46 dst
        pxor xmm9, xmm1                                    ;  1124.7 p1      46 dst
        pxor xmm3, xmm15                                   ;  1126.7 p1      46 dst
        pxor xmm6, xmm15                                   ;  1126.7 p1      46 dst
        movdqa xmm15, [rbp + 2400]                         ;  1070.3 p2      46 dst reload
        pand xmm15, xmm10                                  ;  1122.7 p1      46 dst
        movdqa xmm2, xmm4                                  ;  1115.7 p0      46 dst copy
        pand xmm2, [rbp + 544]                             ;  1122.7 p2+p1   46 dst
        por xmm4, xmm10                                    ;  1122.7 p1      46 dst
        pxor xmm7, xmm4                                    ;  1124.7 p1      46 dst
        pxor xmm14, xmm7                                   ;  1126.7 p1      46 dst
        pand xmm11, xmm14                                  ;  1128.7 p1      46 dst
        pxor xmm1, xmm11                                   ;  1130.7 p1      46 dst
        movdqa xmm4, [rbp + 1936]                          ;  1073.7 p2      46 dst reload
        pand xmm4, xmm14                                   ;  1128.7 p1      46 dst
        pxor xmm13, xmm7                                   ;  1126.7 p1      46 dst
        pxor xmm8, xmm4                                    ;  1130.7 p1      46 dst
        pxor xmm10, xmm13                                  ;  1128.7 p1      46 dst
        pand xmm0, xmm10                                   ;  1130.7 p1      46 dst
        pand xmm12, xmm10                                  ;  1130.7 p1      46 dst
        movdqa xmm10, [rbp + 2464]                         ;  1076.0 p2      46 dst reload
        pand xmm10, xmm7                                   ;  1126.7 p1      46 dst
        pxor xmm9, xmm10                                   ;  1128.7 p1      46 dst
        movdqa xmm10, [rbp + 1984]                         ;  1077.0 p2      46 dst reload
        pand xmm10, xmm7                                   ;  1126.7 p1      46 dst
        pxor xmm4, xmm10                                   ;  1130.7 p1      46 dst
        pxor xmm15, xmm4                                   ;  1132.7 p1      46 dst
        pxor xmm5, xmm4                                    ;  1132.7 p1      46 dst
        movdqa xmm4, [rbp + 1920]                          ;  1078.7 p2      46 dst reload
        pand xmm4, xmm13                                   ;  1129.7 p1      46 dst
        movdqa xmm7, [rbp + 2032]                          ;  1079.7 p2      46 dst reload
        pand xmm7, xmm13                                   ;  1130.7 p1      46 dst
        pxor xmm9, xmm4                                    ;  1131.7 p1      46 dst
        pxor xmm3, xmm4                                    ;  1132.7 p1      46 dst
        pxor xmm15, xmm7                                   ;  1134.7 p1      46 dst
        pxor xmm8, xmm9                                    ;  1134.7 p1      46 dst
        pxor xmm0, xmm7                                    ;  1135.7 p1      46 dst
        pxor xmm0, xmm6                                    ;  1137.7 p1      46 dst
        pxor xmm3, xmm15                                   ;  1137.7 p1      46 dst
        pxor xmm8, xmm3                                    ;  1139.7 p1      46 dst
        pxor xmm2, xmm8                                    ;  1141.7 p1      46 dst
        pxor xmm0, xmm8                                    ;  1141.7 p1      46 dst
        pxor xmm5, xmm2                                    ;  1143.7 p1      46 dst
        pxor xmm1, xmm5                                    ;  1145.7 p1      46 dst
        movdqa xmm4, [rbp + 128]                           ;  1085.3 p2      46 dst
        movdqa xmm7, [rel aes128_decrypt.T0_constants128]  ;  1086.3 p2      46 dst reload
        pxor xmm4, xmm7                                    ;  1143.7 p1      46 dst
        movdqa xmm8, xmm4                                  ;  1145.7 p0      46 dst copy
        movdqa xmm10, [rbp + 144]                          ;  1087.3 p2      46 dst
        pxor xmm10, xmm7                                   ;  1144.7 p1      46 dst
        pxor xmm8, xmm10                                   ;  1152.7 p1      46 dst
        movdqa xmm11, xmm10                                ;  1146.7 p0      46 dst copy
        movdqa xmm13, [rbp + 192]                          ;  1092.0 p2      46 dst reload
        pxor xmm11, xmm13                                  ;  1153.7 p1      46 dst
        movdqa xmm14, xmm11                                ;  1155.7 p0      46 dst copy
        pxor xmm13, xmm8                                   ;  1154.7 p1      46 dst
        movdqa [rbp + 2032], xmm15                         ;  1136.7 p0+p3   46 dst spill
        movdqa xmm15, xmm8                                 ;  1154.7 p0      46 dst copy
        pxor xmm15, [rbp + 240]                            ;  1161.7 p2+p1   46 dst
        movdqa [rbp + 1920], xmm3                          ;  1139.7 p0+p3   46 dst spill
        movdqa xmm3, xmm10                                 ;  1146.7 p0      46 dst copy
        movdqa [rbp + 1984], xmm5                          ;  1145.7 p0+p3   46 dst spill
        movdqa xmm5, xmm10                                 ;  1146.7 p0      46 dst copy
        movdqa [rbp + 2464], xmm2                          ;  1143.7 p0+p3   46 dst spill
        movdqa xmm2, xmm10                                 ;  1146.7 p0      46 dst copy
        movdqa [rbp + 1936], xmm9                          ;  1133.7 p0+p3   46 dst spill
        movdqa xmm9, xmm13                                 ;  1156.7 p0      46 dst copy
        movdqa [rbp + 2400], xmm0                          ;  1143.7 p0+p3   46 dst spill
        movdqa xmm0, xmm15                                 ;  1163.7 p0      46 dst copy
        movdqa [rbp + 2352], xmm12                         ;  1132.7 p0+p3   46 dst spill
        movdqa xmm12, xmm15                                ;  1163.7 p0      46 dst copy
        movdqa [rbp + 2320], xmm6                          ;  1128.7 p0+p3   46 dst spill
        movdqa xmm6, [rel aes128_decrypt.T0_constants128]  ;  1101.7 p2      46 dst copy
        pxor xmm6, [rbp + 208]                             ;  1149.7 p2+p1   46 dst
        pxor xmm4, xmm6                                    ;  1151.7 p1      46 dst
        pxor xmm14, xmm6                                   ;  1162.7 p1      46 dst
        pxor xmm2, xmm4                                    ;  1153.7 p1      46 dst
        movdqa xmm6, xmm2                                  ;  1155.7 p0      46 dst copy
        movdqa [rbp + 2128], xmm1                          ;  1147.7 p0+p3   46 dst spill
        movdqa xmm1, xmm4                                  ;  1153.7 p0      46 dst copy
        movdqa [rbp + 2176], xmm15                         ;  1163.7 p0+p3   46 dst spill
        movdqa xmm15, xmm4                                 ;  1153.7 p0      46 dst copy
        movdqa [rbp + 2144], xmm10                         ;  1146.7 p0+p3   46 dst spill
        movdqa xmm10, xmm14                                ;  1164.7 p0      46 dst copy
        pxor xmm10, [rbp + 176]                            ;  1171.7 p2+p1   46 dst
        pxor xmm0, xmm10                                   ;  1173.7 p1      46 dst
        pand xmm5, xmm10                                   ;  1173.7 p1      46 dst
        movdqa [rbp + 2096], xmm2                          ;  1155.7 p0+p3   46 dst spill
        movdqa xmm2, xmm14                                 ;  1164.7 p0      46 dst copy
        pxor xmm2, [rbp + 160]                             ;  1171.7 p2+p1   46 dst
        pxor xmm3, xmm2                                    ;  1173.7 p1      46 dst
        pand xmm12, xmm3                                   ;  1175.7 p1      46 dst
        pxor xmm8, xmm2                                    ;  1173.7 p1      46 dst
        movdqa [rbp + 2112], xmm3                          ;  1175.7 p0+p3   46 dst spill
        movdqa xmm3, xmm14                                 ;  1164.7 p0      46 dst copy
        movdqa [rbp + 2288], xmm13                         ;  1156.7 p0+p3   46 dst spill
        movdqa xmm13, xmm2                                 ;  1173.7 p0      46 dst copy
        por xmm13, xmm0                                    ;  1180.7 p1      46 dst
        pxor xmm12, xmm13                                  ;  1182.7 p1      46 dst
        movdqa [rbp + 2304], xmm2                          ;  1173.7 p0+p3   46 dst spill
        movdqa xmm2, xmm10                                 ;  1173.7 p0      46 dst copy
        movdqa [rbp + 2512], xmm10                         ;  1173.7 p0+p3   46 dst spill
        movdqa xmm10, xmm0                                 ;  1175.7 p0      46 dst copy
        pxor xmm10, xmm8                                   ;  1182.7 p1      46 dst
        pand xmm3, xmm10                                   ;  1184.7 p1      46 dst
        pxor xmm13, xmm3                                   ;  1186.7 p1      46 dst
        pxor xmm3, xmm5                                    ;  1186.7 p1      46 dst
        movdqa [rbp + 2480], xmm10                         ;  1184.7 p0+p3   46 dst spill
        movdqa xmm10, xmm8                                 ;  1175.7 p0      46 dst copy
        por xmm10, [rbp + 160]                             ;  1182.7 p2+p1   46 dst
        pxor xmm12, xmm10                                  ;  1184.7 p1      46 dst
        pxor xmm3, xmm10                                   ;  1188.7 p1      46 dst
        movdqa xmm10, [rbp + 2480]                         ;  1184.7 p2      46 dst
        movdqa [rbp + 2496], xmm12                         ;  1186.7 p0+p3   46 dst spill
        movdqa xmm12, [rbp + 2480]                         ;  1184.7 p2      46 dst
        movdqa [rbp + 2480], xmm8                          ;  1175.7 p0+p3   46 dst spill
        movdqa xmm8, [rbp + 2496]                          ;  1186.7 p2      46 dst
        movdqa [rbp + 2448], xmm12                         ;  1195.7 p0+p3   46 dst spill
        movdqa xmm12, [rbp + 2480]                         ;  1175.7 p2      46 dst
        movdqa [rbp + 2384], xmm14                         ;  1164.7 p0+p3   46 dst spill
        movdqa xmm14, [rbp + 2496]                         ;  1186.7 p2      46 dst
        movdqa [rbp + 2496], xmm0                          ;  1175.7 p0+p3   46 dst spill
        movdqa xmm0, [rbp + 2480]                          ;  1175.7 p2      46 dst
        movdqa [rbp + 2480], xmm4                          ;  1153.7 p0+p3   46 dst spill
        movdqa xmm4, xmm7                                  ;  1138.7 p0      46 dst copy
        pxor xmm4, [rbp + 224]                             ;  1169.7 p2+p1   46 dst
        pxor xmm11, xmm4                                   ;  1171.7 p1      46 dst
        pxor xmm5, xmm4                                    ;  1175.7 p1      46 dst
        pxor xmm13, xmm5                                   ;  1188.7 p1      46 dst
        pxor xmm8, xmm5                                    ;  1197.7 p1      46 dst
        por xmm6, xmm11                                    ;  1174.7 p1      46 dst
        pxor xmm13, xmm6                                   ;  1190.7 p1      46 dst
        pxor xmm2, xmm11                                   ;  1180.7 p1      46 dst
        pxor xmm12, xmm11                                  ;  1186.7 p1      46 dst
        por xmm1, xmm2                                     ;  1182.7 p1      46 dst
        pxor xmm8, xmm1                                    ;  1199.7 p1      46 dst
        pxor xmm10, xmm2                                   ;  1195.7 p1      46 dst
        pand xmm15, xmm2                                   ;  1182.7 p1      46 dst
        pxor xmm3, xmm15                                   ;  1190.7 p1      46 dst
        movdqa xmm1, xmm4                                  ;  1171.7 p0      46 dst copy
        por xmm1, xmm12                                    ;  1188.7 p1      46 dst
        pxor xmm14, xmm1                                   ;  1197.7 p1      46 dst
        pand xmm9, xmm10                                   ;  1197.7 p1      46 dst
        pxor xmm8, xmm9                                    ;  1201.7 p1      46 dst
        movdqa xmm1, xmm13                                 ;  1192.7 p0      46 dst copy
        pand xmm1, xmm8                                    ;  1203.7 p1      46 dst
        pxor xmm14, xmm1                                   ;  1205.7 p1      46 dst
        pand xmm1, xmm14                                   ;  1207.7 p1      46 dst
        pxor xmm3, xmm1                                    ;  1209.7 p1      46 dst
        pxor xmm13, xmm14                                  ;  1207.7 p1      46 dst
        movdqa xmm1, xmm8                                  ;  1203.7 p0      46 dst copy
        pand xmm1, xmm3                                    ;  1211.7 p1      46 dst
        pxor xmm13, xmm1                                   ;  1213.7 p1      46 dst
        movdqa xmm1, xmm14                                 ;  1207.7 p0      46 dst copy
        pand xmm1, xmm13                                   ;  1215.7 p1      46 dst
        pxor xmm8, xmm1                                    ;  1217.7 p1      46 dst
        pand xmm0, xmm8                                    ;  1219.7 p1      46 dst
        movdqa xmm1, [rbp + 2496]                          ;  1175.7 p2      46 dst reload
        pand xmm1, xmm13                                   ;  1215.7 p1      46 dst
        movdqa xmm5, [rbp + 2304]                          ;  1173.7 p2      46 dst reload
        pand xmm5, xmm13                                   ;  1215.7 p1      46 dst
        movdqa xmm6, xmm3                                  ;  1211.7 p0      46 dst copy
        pand xmm6, xmm13                                   ;  1218.7 p1      46 dst
        pxor xmm14, xmm6                                   ;  1220.7 p1      46 dst
        pand xmm2, xmm14                                   ;  1222.7 p1      46 dst
        pxor xmm2, xmm1                                    ;  1224.7 p1      46 dst
        pxor xmm2, xmm0                                    ;  1226.7 p1      46 dst
        movdqa xmm6, [rbp + 2480]                          ;  1168.0 p2      46 dst reload
        pand xmm6, xmm14                                   ;  1222.7 p1      46 dst
        movdqa xmm9, xmm13                                 ;  1215.7 p0      46 dst copy
        pxor xmm9, xmm8                                    ;  1222.7 p1      46 dst
        movdqa xmm15, [rbp + 2448]                         ;  1195.7 p2      46 dst reload
        pand xmm15, xmm9                                   ;  1224.7 p1      46 dst
        movdqa [rbp + 2448], xmm5                          ;  1217.7 p0+p3   46 dst spill
        movdqa xmm5, [rbp + 2384]                          ;  1171.7 p2      46 dst reload
        pand xmm5, xmm9                                    ;  1224.7 p1      46 dst
        pxor xmm9, xmm14                                   ;  1224.7 p1      46 dst
        pand xmm10, xmm9                                   ;  1226.7 p1      46 dst
        pxor xmm15, xmm10                                  ;  1228.7 p1      46 dst
        pxor xmm10, xmm2                                   ;  1228.7 p1      46 dst
        pxor xmm1, xmm15                                   ;  1230.7 p1      46 dst
        pxor xmm0, xmm15                                   ;  1230.7 p1      46 dst
        movdqa xmm15, [rbp + 2288]                         ;  1174.3 p2      46 dst reload
        pand xmm15, xmm9                                   ;  1226.7 p1      46 dst
        movdqa xmm7, xmm8                                  ;  1219.7 p0      46 dst copy
        pand xmm7, [rbp + 160]                             ;  1226.7 p2+p1   46 dst
        por xmm8, xmm9                                     ;  1226.7 p1      46 dst
        pxor xmm3, xmm8                                    ;  1228.7 p1      46 dst
        pxor xmm14, xmm3                                   ;  1230.7 p1      46 dst
        pand xmm11, xmm14                                  ;  1232.7 p1      46 dst
        pxor xmm2, xmm11                                   ;  1234.7 p1      46 dst
        movdqa xmm8, [rbp + 2096]                          ;  1177.7 p2      46 dst reload
        pand xmm8, xmm14                                   ;  1232.7 p1      46 dst
        pxor xmm13, xmm3                                   ;  1230.7 p1      46 dst
        pxor xmm6, xmm8                                    ;  1234.7 p1      46 dst
        pxor xmm9, xmm13                                   ;  1232.7 p1      46 dst
        pand xmm4, xmm9                                    ;  1234.7 p1      46 dst
        pand xmm12, xmm9                                   ;  1234.7 p1      46 dst
        movdqa xmm9, [rbp + 2512]                          ;  1180.0 p2      46 dst reload
        pand xmm9, xmm3                                    ;  1230.7 p1      46 dst
        pxor xmm10, xmm9                                   ;  1232.7 p1      46 dst
        movdqa xmm9, [rbp + 2144]                          ;  1181.0 p2      46 dst reload
        pand xmm9, xmm3                                    ;  1230.7 p1      46 dst
        pxor xmm8, xmm9                                    ;  1234.7 p1      46 dst
        pxor xmm15, xmm8                                   ;  1236.7 p1      46 dst
        pxor xmm5, xmm8                                    ;  1236.7 p1      46 dst
        movdqa xmm3, [rbp + 2176]                          ;  1182.7 p2      46 dst reload
        pand xmm3, xmm13                                   ;  1233.7 p1      46 dst
        movdqa xmm8, [rbp + 2112]                          ;  1183.7 p2      46 dst reload
        pand xmm8, xmm13                                   ;  1234.7 p1      46 dst
        pxor xmm10, xmm3                                   ;  1235.7 p1      46 dst
        pxor xmm1, xmm3                                    ;  1236.7 p1      46 dst
        pxor xmm15, xmm8                                   ;  1238.7 p1      46 dst
        pxor xmm6, xmm10                                   ;  1238.7 p1      46 dst
        pxor xmm4, xmm8                                    ;  1239.7 p1      46 dst
        pxor xmm4, xmm0                                    ;  1241.7 p1      46 dst
        pxor xmm1, xmm15                                   ;  1241.7 p1      46 dst
        pxor xmm6, xmm1                                    ;  1243.7 p1      46 dst
        pxor xmm7, xmm6                                    ;  1245.7 p1      46 dst
        pxor xmm4, xmm6                                    ;  1245.7 p1      46 dst
        pxor xmm5, xmm7                                    ;  1247.7 p1      46 dst
        pxor xmm2, xmm5                                    ;  1249.7 p1      46 dst
        movdqa xmm3, [rbp + 1792]                          ;  1189.3 p2      46 dst
        movdqa xmm6, [rel aes128_decrypt.T0_constants128]  ;  1190.3 p2      46 dst reload
        pxor xmm3, xmm6                                    ;  1247.7 p1      46 dst
        movdqa xmm8, xmm3                                  ;  1249.7 p0      46 dst copy
        movdqa xmm9, [rbp + 1808]                          ;  1191.3 p2      46 dst
        pxor xmm9, xmm6                                    ;  1248.7 p1      46 dst
        pxor xmm8, xmm9                                    ;  1256.7 p1      46 dst
        movdqa xmm11, xmm9                                 ;  1250.7 p0      46 dst copy
        movdqa xmm13, [rbp + 1856]                         ;  1196.0 p2      46 dst reload
        pxor xmm11, xmm13                                  ;  1257.7 p1      46 dst
        movdqa xmm14, xmm11                                ;  1259.7 p0      46 dst copy
        pxor xmm13, xmm8                                   ;  1258.7 p1      46 dst
        movdqa [rbp + 2112], xmm15                         ;  1240.7 p0+p3   46 dst spill
        movdqa xmm15, xmm8                                 ;  1258.7 p0      46 dst copy
        pxor xmm15, [rbp + 1904]                           ;  1265.7 p2+p1   46 dst
        movdqa [rbp + 2176], xmm1                          ;  1243.7 p0+p3   46 dst spill
        movdqa xmm1, xmm9                                  ;  1250.7 p0      46 dst copy
        movdqa [rbp + 2144], xmm5                          ;  1249.7 p0+p3   46 dst spill
        movdqa xmm5, xmm9                                  ;  1250.7 p0      46 dst copy
        movdqa [rbp + 2512], xmm7                          ;  1247.7 p0+p3   46 dst spill
        movdqa xmm7, xmm9                                  ;  1250.7 p0      46 dst copy
        movdqa [rbp + 2096], xmm10                         ;  1237.7 p0+p3   46 dst spill
        movdqa xmm10, xmm13                                ;  1260.7 p0      46 dst copy
        movdqa [rbp + 2288], xmm4                          ;  1247.7 p0+p3   46 dst spill
        movdqa xmm4, xmm15                                 ;  1267.7 p0      46 dst copy
        movdqa [rbp + 2384], xmm12                         ;  1236.7 p0+p3   46 dst spill
        movdqa xmm12, xmm15                                ;  1267.7 p0      46 dst copy
        movdqa [rbp + 2480], xmm0                          ;  1232.7 p0+p3   46 dst spill
        movdqa xmm0, [rel aes128_decrypt.T0_constants128]  ;  1205.7 p2      46 dst copy
        pxor xmm0, [rbp + 1872]                            ;  1253.7 p2+p1   46 dst
        pxor xmm3, xmm0                                    ;  1255.7 p1      46 dst
        pxor xmm14, xmm0                                   ;  1266.7 p1      46 dst
        pxor xmm7, xmm3                                    ;  1257.7 p1      46 dst
        movdqa xmm0, xmm7                                  ;  1259.7 p0      46 dst copy
        movdqa [rbp + 2304], xmm2                          ;  1251.7 p0+p3   46 dst spill
        movdqa xmm2, xmm3                                  ;  1257.7 p0      46 dst copy
        movdqa [rbp + 2496], xmm15                         ;  1267.7 p0+p3   46 dst spill
        movdqa xmm15, xmm3                                 ;  1257.7 p0      46 dst copy
        movdqa [rbp + 2256], xmm9                          ;  1250.7 p0+p3   46 dst spill
        movdqa xmm9, xmm14                                 ;  1268.7 p0      46 dst copy
        pxor xmm9, [rbp + 1840]                            ;  1275.7 p2+p1   46 dst
        pxor xmm4, xmm9                                    ;  1277.7 p1      46 dst
        pand xmm5, xmm9                                    ;  1277.7 p1      46 dst
        movdqa [rbp + 2000], xmm7                          ;  1259.7 p0+p3   46 dst spill
        movdqa xmm7, xmm14                                 ;  1268.7 p0      46 dst copy
        pxor xmm7, [rbp + 1824]                            ;  1275.7 p2+p1   46 dst
        pxor xmm1, xmm7                                    ;  1277.7 p1      46 dst
        pand xmm12, xmm1                                   ;  1279.7 p1      46 dst
        pxor xmm8, xmm7                                    ;  1277.7 p1      46 dst
        movdqa [rbp + 2560], xmm1                          ;  1279.7 p0+p3   46 dst spill
        movdqa xmm1, xmm14                                 ;  1268.7 p0      46 dst copy
        movdqa [rbp + 2544], xmm13                         ;  1260.7 p0+p3   46 dst spill
        movdqa xmm13, xmm7                                 ;  1277.7 p0      46 dst copy
        por xmm13, xmm4                                    ;  1284.7 p1      46 dst
        pxor xmm12, xmm13                                  ;  1286.7 p1      46 dst
        movdqa [rbp + 2416], xmm7                          ;  1277.7 p0+p3   46 dst spill
        movdqa xmm7, xmm9                                  ;  1277.7 p0      46 dst copy
        movdqa [rbp + 2064], xmm9                          ;  1277.7 p0+p3   46 dst spill
        movdqa xmm9, xmm4                                  ;  1279.7 p0      46 dst copy
        pxor xmm9, xmm8                                    ;  1286.7 p1      46 dst
        pand xmm1, xmm9                                    ;  1288.7 p1      46 dst
        pxor xmm13, xmm1                                   ;  1290.7 p1      46 dst
        pxor xmm1, xmm5                                    ;  1290.7 p1      46 dst
        movdqa [rbp + 2016], xmm9                          ;  1288.7 p0+p3   46 dst spill
        movdqa xmm9, xmm8                                  ;  1279.7 p0      46 dst copy
        por xmm9, [rbp + 1824]                             ;  1286.7 p2+p1   46 dst
        pxor xmm12, xmm9                                   ;  1288.7 p1      46 dst
        pxor xmm1, xmm9                                    ;  1292.7 p1      46 dst
        movdqa xmm9, [rbp + 2016]                          ;  1288.7 p2      46 dst
        movdqa [rbp + 2208], xmm12                         ;  1290.7 p0+p3   46 dst spill
        movdqa xmm12, [rbp + 2016]                         ;  1288.7 p2      46 dst
        movdqa [rbp + 2016], xmm8                          ;  1279.7 p0+p3   46 dst spill
        movdqa xmm8, [rbp + 2208]                          ;  1290.7 p2      46 dst
        movdqa [rbp + 2336], xmm12                         ;  1299.7 p0+p3   46 dst spill
        movdqa xmm12, [rbp + 2016]                         ;  1279.7 p2      46 dst
        movdqa [rbp + 2272], xmm14                         ;  1268.7 p0+p3   46 dst spill
        movdqa xmm14, [rbp + 2208]                         ;  1290.7 p2      46 dst
        movdqa [rbp + 2208], xmm4                          ;  1279.7 p0+p3   46 dst spill
        movdqa xmm4, [rbp + 2016]                          ;  1279.7 p2      46 dst
        movdqa [rbp + 2016], xmm3                          ;  1257.7 p0+p3   46 dst spill
        movdqa xmm3, xmm6                                  ;  1242.7 p0      46 dst copy
        pxor xmm3, [rbp + 1888]                            ;  1273.7 p2+p1   46 dst
        pxor xmm11, xmm3                                   ;  1275.7 p1      46 dst
        pxor xmm5, xmm3                                    ;  1279.7 p1      46 dst
        pxor xmm13, xmm5                                   ;  1292.7 p1      46 dst
        pxor xmm8, xmm5                                    ;  1301.7 p1      46 dst
        por xmm0, xmm11                                    ;  1278.7 p1      46 dst
        pxor xmm13, xmm0                                   ;  1294.7 p1      46 dst
        pxor xmm7, xmm11                                   ;  1284.7 p1      46 dst
        pxor xmm12, xmm11                                  ;  1290.7 p1      46 dst
        por xmm2, xmm7                                     ;  1286.7 p1      46 dst
        pxor xmm8, xmm2                                    ;  1303.7 p1      46 dst
        pxor xmm9, xmm7                                    ;  1299.7 p1      46 dst
        pand xmm15, xmm7                                   ;  1286.7 p1      46 dst
        pxor xmm1, xmm15                                   ;  1294.7 p1      46 dst
        movdqa xmm0, xmm3                                  ;  1275.7 p0      46 dst copy
        por xmm0, xmm12                                    ;  1292.7 p1      46 dst
        pxor xmm14, xmm0                                   ;  1301.7 p1      46 dst
        pand xmm10, xmm9                                   ;  1301.7 p1      46 dst
        pxor xmm8, xmm10                                   ;  1305.7 p1      46 dst
        movdqa xmm0, [rbp + 1952]                          ;  1256.7 p2      68 dst
        pxor xmm0, [r8 + 21504]                            ;  1291.7 p2+p1   68 dst
        pxor xmm0, [rbp + 2368]                            ;  1293.7 p2+p1   68 dst
        movdqa xmm2, [rbp + 2224]                          ;  1259.7 p2      46 dst reload
        pxor xmm0, xmm2                                    ;  1295.7 p1      68 dst
        pxor xmm2, [r8 + 21536]                            ;  1294.7 p2+p1   68 dst
        movdqa xmm5, xmm13                                 ;  1296.7 p0      46 dst copy
        pand xmm5, xmm8                                    ;  1307.7 p1      46 dst
        pxor xmm14, xmm5                                   ;  1309.7 p1      46 dst
        pand xmm5, xmm14                                   ;  1311.7 p1      46 dst
        pxor xmm1, xmm5                                    ;  1313.7 p1      46 dst
        pxor xmm13, xmm14                                  ;  1311.7 p1      46 dst
        movdqa xmm5, [rbp + 1968]                          ;  1269.3 p2      68 dst
        pxor xmm5, [r8 + 21520]                            ;  1300.7 p2+p1   68 dst
        movdqa xmm10, xmm8                                 ;  1307.7 p0      46 dst copy
        pand xmm10, xmm1                                   ;  1315.7 p1      46 dst
        pxor xmm13, xmm10                                  ;  1317.7 p1      46 dst
        movdqa xmm10, xmm14                                ;  1311.7 p0      46 dst copy
        pand xmm10, xmm13                                  ;  1319.7 p1      46 dst
        pxor xmm8, xmm10                                   ;  1321.7 p1      46 dst
        pand xmm4, xmm8                                    ;  1323.7 p1      46 dst
        movdqa xmm10, xmm1                                 ;  1315.7 p0      46 dst copy
        pand xmm10, xmm13                                  ;  1322.7 p1      46 dst
        pxor xmm14, xmm10                                  ;  1324.7 p1      46 dst
        pand xmm7, xmm14                                   ;  1326.7 p1      46 dst
        pxor xmm7, xmm4                                    ;  1328.7 p1      46 dst
        movdqa xmm10, [rbp + 2208]                         ;  1279.7 p2      46 dst reload
        pand xmm10, xmm13                                  ;  1319.7 p1      46 dst
        pxor xmm7, xmm10                                   ;  1330.7 p1      46 dst
        movdqa xmm15, [rbp + 2416]                         ;  1277.7 p2      46 dst reload
        pand xmm15, xmm13                                  ;  1319.7 p1      46 dst
        movdqa xmm6, [rbp + 2016]                          ;  1277.3 p2      46 dst reload
        pand xmm6, xmm14                                   ;  1326.7 p1      46 dst
        movdqa [rbp + 2016], xmm2                          ;  1296.7 p0+p3   68 dst spill
        movdqa xmm2, xmm13                                 ;  1319.7 p0      46 dst copy
        pxor xmm2, xmm8                                    ;  1326.7 p1      46 dst
        pxor xmm15, [r8 + 21952]                           ;  1321.7 p2+p1   68 dst
        movdqa [rbp + 2416], xmm5                          ;  1302.7 p0+p3   68 dst spill
        movdqa xmm5, [rbp + 2336]                          ;  1299.7 p2      46 dst reload
        pand xmm5, xmm2                                    ;  1328.7 p1      46 dst
        movdqa [rbp + 2336], xmm0                          ;  1297.7 p0+p3   68 dst spill
        movdqa xmm0, [rbp + 2272]                          ;  1281.7 p2      46 dst reload
        pand xmm0, xmm2                                    ;  1328.7 p1      46 dst
        pxor xmm2, xmm14                                   ;  1328.7 p1      46 dst
        pand xmm9, xmm2                                    ;  1330.7 p1      46 dst
        pxor xmm5, xmm9                                    ;  1332.7 p1      46 dst
        pxor xmm9, xmm7                                    ;  1332.7 p1      46 dst
        pxor xmm10, xmm5                                   ;  1334.7 p1      46 dst
        pxor xmm4, xmm5                                    ;  1334.7 p1      46 dst
        movdqa xmm5, [rbp + 2544]                          ;  1284.3 p2      46 dst reload
        pand xmm5, xmm2                                    ;  1330.7 p1      46 dst
        movdqa [rbp + 2544], xmm15                         ;  1323.7 p0+p3   68 dst spill
        movdqa xmm15, xmm8                                 ;  1323.7 p0      46 dst copy
        pand xmm15, [rbp + 1824]                           ;  1330.7 p2+p1   46 dst
        por xmm8, xmm2                                     ;  1330.7 p1      46 dst
        pxor xmm1, xmm8                                    ;  1332.7 p1      46 dst
        pxor xmm14, xmm1                                   ;  1334.7 p1      46 dst
        pand xmm11, xmm14                                  ;  1336.7 p1      46 dst
        pxor xmm7, xmm11                                   ;  1338.7 p1      46 dst
        movdqa xmm8, [rbp + 2000]                          ;  1288.7 p2      46 dst reload
        pand xmm8, xmm14                                   ;  1336.7 p1      46 dst
        pxor xmm13, xmm1                                   ;  1334.7 p1      46 dst
        pxor xmm6, xmm8                                    ;  1338.7 p1      46 dst
        pxor xmm2, xmm13                                   ;  1336.7 p1      46 dst
        pand xmm3, xmm2                                    ;  1338.7 p1      46 dst
        pand xmm12, xmm2                                   ;  1338.7 p1      46 dst
        movdqa xmm2, [rbp + 2240]                          ;  1291.0 p2      68 dst
        pxor xmm2, [r8 + 21552]                            ;  1337.7 p2+p1   68 dst
        movdqa xmm11, [rbp + 2064]                         ;  1293.0 p2      46 dst reload
        pand xmm11, xmm1                                   ;  1338.7 p1      46 dst
        pxor xmm9, xmm11                                   ;  1340.7 p1      46 dst
        movdqa xmm11, [rbp + 2256]                         ;  1294.0 p2      46 dst reload
        pand xmm11, xmm1                                   ;  1340.7 p1      46 dst
        pxor xmm8, xmm11                                   ;  1342.7 p1      46 dst
        movdqa xmm1, [rbp + 2160]                          ;  1295.0 p2      68 dst
        pxor xmm1, [r8 + 21568]                            ;  1342.7 p2+p1   68 dst
        pxor xmm1, [rbp + 2192]                            ;  1344.7 p2+p1   68 dst
        pxor xmm3, xmm4                                    ;  1344.7 p1      46 dst
        pxor xmm5, xmm8                                    ;  1345.7 p1      46 dst
        pxor xmm0, xmm8                                    ;  1346.7 p1      46 dst
        movdqa xmm8, [rbp + 2496]                          ;  1301.7 p2      46 dst reload
        pand xmm8, xmm13                                   ;  1347.7 p1      46 dst
        movdqa xmm11, [rbp + 2560]                         ;  1302.7 p2      46 dst reload
        pand xmm11, xmm13                                  ;  1348.7 p1      46 dst
        movdqa [r9 + 1072], xmm2                           ;  1339.7 p0+p3   68 dst
        movdqa xmm2, [rbp + 2432]                          ;  1303.7 p2      68 dst
        pxor xmm9, xmm8                                    ;  1349.7 p1      46 dst
        pxor xmm10, xmm8                                   ;  1350.7 p1      46 dst
        pxor xmm2, [r8 + 21584]                            ;  1351.7 p2+p1   68 dst
        movdqa xmm8, [rbp + 2528]                          ;  1305.7 p2      68 dst
        pxor xmm5, xmm11                                   ;  1352.7 p1      46 dst
        pxor xmm3, xmm11                                   ;  1353.7 p1      46 dst
        pxor xmm8, [r8 + 21600]                            ;  1354.7 p2+p1   68 dst
        pxor xmm8, [rbp + 1968]                            ;  1356.7 p2+p1   68 dst
        movdqa xmm11, [rbp + 2048]                         ;  1308.7 p2      68 dst
        movdqa [r9 + 1088], xmm1                           ;  1346.7 p0+p3   68 dst
        pxor xmm11, [r8 + 21616]                           ;  1356.7 p2+p1   68 dst
        movdqa xmm1, [rbp + 2352]                          ;  1310.7 p2      68 dst
        pxor xmm6, xmm9                                    ;  1357.7 p1      46 dst
        pxor xmm4, xmm12                                   ;  1358.7 p1      68 dst
        pxor xmm1, [r8 + 21632]                            ;  1359.7 p2+p1   68 dst
        pxor xmm1, [rbp + 2320]                            ;  1361.7 p2+p1   68 dst
        movdqa xmm12, [rbp + 2128]                         ;  1313.7 p2      46 dst reload
        pxor xmm1, xmm12                                   ;  1363.7 p1      68 dst
        pxor xmm10, xmm5                                   ;  1362.7 p1      46 dst
        movdqa [r9 + 1104], xmm2                           ;  1353.7 p0+p3   68 dst
        pxor xmm12, [r8 + 21664]                           ;  1363.7 p2+p1   68 dst
        pxor xmm4, [r8 + 21888]                            ;  1364.7 p2+p1   68 dst
        movdqa xmm2, [rbp + 2400]                          ;  1316.7 p2      68 dst
        pxor xmm2, [r8 + 21648]                            ;  1365.7 p2+p1   68 dst
        movdqa [r9 + 1120], xmm8                           ;  1358.7 p0+p3   68 dst
        movdqa xmm8, [rbp + 1936]                          ;  1318.7 p2      68 dst
        pxor xmm8, [r8 + 21680]                            ;  1366.7 p2+p1   68 dst
        movdqa [r9 + 1136], xmm11                          ;  1358.7 p0+p3   68 dst
        movdqa xmm11, [rbp + 2464]                         ;  1320.7 p2      68 dst
        pxor xmm6, xmm10                                   ;  1367.7 p1      46 dst
        pxor xmm11, [r8 + 21696]                           ;  1368.7 p2+p1   68 dst
        pxor xmm11, [rbp + 2080]                           ;  1370.7 p2+p1   68 dst
        pxor xmm15, xmm6                                   ;  1370.7 p1      46 dst
        pxor xmm3, xmm6                                    ;  1371.7 p1      46 dst
        pxor xmm9, [r8 + 21936]                            ;  1372.7 p2+p1   68 dst
        movdqa xmm6, [rbp + 1984]                          ;  1326.7 p2      68 dst
        movdqa [r9 + 1152], xmm1                           ;  1365.7 p0+p3   68 dst
        pxor xmm6, [r8 + 21712]                            ;  1373.7 p2+p1   68 dst
        pxor xmm5, [r8 + 22000]                            ;  1374.7 p2+p1   68 dst
        pxor xmm0, xmm15                                   ;  1375.7 p1      46 dst
        movdqa xmm1, [rbp + 1920]                          ;  1333.0 p2      68 dst
        movdqa [r9 + 1184], xmm12                          ;  1365.7 p0+p3   68 dst
        pxor xmm1, [r8 + 21728]                            ;  1376.7 p2+p1   68 dst
        pxor xmm1, [rbp + 2400]                            ;  1378.7 p2+p1   68 dst
        movdqa xmm12, [rbp + 2032]                         ;  1336.0 p2      68 dst
        movdqa [r9 + 1168], xmm2                           ;  1367.7 p0+p3   68 dst
        pxor xmm12, [r8 + 21744]                           ;  1378.7 p2+p1   68 dst
        pxor xmm7, xmm0                                    ;  1379.7 p1      46 dst
        movdqa xmm2, [rbp + 2384]                          ;  1338.0 p2      68 dst
        movdqa [r9 + 1200], xmm8                           ;  1368.7 p0+p3   68 dst
        pxor xmm2, [r8 + 21760]                            ;  1380.7 p2+p1   68 dst
        pxor xmm2, [rbp + 2480]                            ;  1382.7 p2+p1   68 dst
        movdqa xmm8, [rbp + 2304]                          ;  1341.0 p2      46 dst reload
        pxor xmm2, xmm8                                    ;  1384.7 p1      68 dst
        movdqa [r9 + 1216], xmm11                          ;  1372.7 p0+p3   68 dst
        pxor xmm8, [r8 + 21792]                            ;  1383.7 p2+p1   68 dst
        pxor xmm10, [r8 + 21984]                           ;  1384.7 p2+p1   68 dst
        movdqa xmm11, [rbp + 2288]                         ;  1344.0 p2      68 dst
        movdqa [r9 + 1232], xmm6                           ;  1375.7 p0+p3   68 dst
        pxor xmm11, [r8 + 21776]                           ;  1385.7 p2+p1   68 dst
        movdqa xmm6, [rbp + 2544]                          ;  1346.0 p2      68 dst reload
        pxor xmm6, xmm15                                   ;  1386.7 p1      68 dst
        movdqa xmm13, [rbp + 2096]                         ;  1347.0 p2      68 dst
        movdqa [r9 + 1456], xmm9                           ;  1374.7 p0+p3   68 dst
        pxor xmm13, [r8 + 21808]                           ;  1387.7 p2+p1   68 dst
        pxor xmm10, xmm3                                   ;  1388.7 p1      68 dst
        pxor xmm3, [r8 + 21904]                            ;  1389.7 p2+p1   68 dst
        movdqa xmm9, [rbp + 2512]                          ;  1350.0 p2      68 dst
        movdqa [r9 + 1248], xmm1                           ;  1380.7 p0+p3   68 dst
        pxor xmm9, [r8 + 21824]                            ;  1390.7 p2+p1   68 dst
        pxor xmm9, [rbp + 2448]                            ;  1392.7 p2+p1   68 dst
        pxor xmm0, [r8 + 21968]                            ;  1392.7 p2+p1   68 dst
        movdqa [r9 + 1264], xmm12                          ;  1380.7 p0+p3   68 dst
        movdqa [r9 + 1520], xmm5                           ;  1376.7 p0+p3   68 dst
        movdqa xmm1, [rbp + 2144]                          ;  1354.0 p2      68 dst
        pxor xmm1, [r8 + 21840]                            ;  1393.7 p2+p1   68 dst
        pxor xmm4, xmm7                                    ;  1394.7 p1      68 dst
        pxor xmm7, [r8 + 21920]                            ;  1395.7 p2+p1   68 dst
        movdqa xmm5, [rbp + 2176]                          ;  1357.0 p2      68 dst
        pxor xmm5, [r8 + 21856]                            ;  1396.7 p2+p1   68 dst
        pxor xmm5, [rbp + 2288]                            ;  1398.7 p2+p1   68 dst
        movdqa [r9 + 1312], xmm8                           ;  1385.7 p0+p3   68 dst
        movdqa [r9 + 1280], xmm2                           ;  1386.7 p0+p3   68 dst
        movdqa xmm2, [rbp + 2336]                          ;  1360.0 p2      68 dst reload
        movdqa [r9 + 1024], xmm2                           ;  1371.0 p0+p3   68 dst
        movdqa [r9 + 1296], xmm11                          ;  1387.7 p0+p3   68 dst
        movdqa xmm2, [rbp + 2112]                          ;  1361.0 p2      68 dst
        pxor xmm2, [r8 + 21872]                            ;  1398.7 p2+p1   68 dst
        movdqa [r9 + 1328], xmm13                          ;  1389.7 p0+p3   68 dst
        movdqa xmm8, [rbp + 2416]                          ;  1363.0 p2      68 dst reload
        movdqa [r9 + 1040], xmm8                           ;  1374.0 p0+p3   68 dst
        movdqa [r9 + 1472], xmm6                           ;  1388.7 p0+p3   68 dst
        movdqa xmm6, [rbp + 2016]                          ;  1364.0 p2      68 dst reload
        movdqa [r9 + 1056], xmm6                           ;  1375.0 p0+p3   68 dst
        movdqa [r9 + 1424], xmm3                           ;  1391.7 p0+p3   68 dst
        movdqa [r9 + 1504], xmm10                          ;  1390.7 p0+p3   68 dst
        movdqa [r9 + 1344], xmm9                           ;  1394.7 p0+p3   68 dst
        movdqa [r9 + 1360], xmm1                           ;  1395.7 p0+p3   68 dst
        movdqa [r9 + 1488], xmm0                           ;  1394.7 p0+p3   68 dst
        movdqa [r9 + 1408], xmm4                           ;  1396.7 p0+p3   68 dst
        movdqa [r9 + 1440], xmm7                           ;  1397.7 p0+p3   68 dst
        movdqa [r9 + 1376], xmm5                           ;  1400.7 p0+p3   68 dst
        movdqa [r9 + 1392], xmm2                           ;  1400.7 p0+p3   68 dst
        movdqa xmm0, [rbp + 1408]                          ;  1371.0 p2      46 dst
        movdqa xmm1, [rel aes128_decrypt.T0_constants128]  ;  1372.0 p2      46 dst reload
        pxor xmm0, xmm1                                    ;  1399.7 p1      46 dst
        movdqa xmm2, xmm0                                  ;  1401.7 p0      46 dst copy
        movdqa xmm3, [rbp + 1424]                          ;  1373.0 p2      46 dst
        pxor xmm3, xmm1                                    ;  1400.7 p1      46 dst
        pxor xmm2, xmm3                                    ;  1408.7 p1      46 dst
        movdqa xmm4, xmm3                                  ;  1402.7 p0      46 dst copy
        movdqa xmm5, [rbp + 1472]                          ;  1374.0 p2      46 dst reload
        pxor xmm4, xmm5                                    ;  1409.7 p1      46 dst
        movdqa xmm6, xmm3                                  ;  1402.7 p0      46 dst copy
        movdqa xmm7, xmm3                                  ;  1402.7 p0      46 dst copy
        movdqa xmm8, xmm3                                  ;  1402.7 p0      46 dst copy
        movdqa xmm9, xmm4                                  ;  1411.7 p0      46 dst copy
        movdqa xmm10, xmm2                                 ;  1410.7 p0      46 dst copy
        pxor xmm10, [rbp + 1520]                           ;  1417.7 p2+p1   46 dst
        movdqa xmm11, xmm2                                 ;  1410.7 p0      46 dst copy
        pxor xmm11, xmm5                                   ;  1417.7 p1      46 dst
        movdqa xmm5, xmm10                                 ;  1419.7 p0      46 dst copy
        movdqa xmm12, xmm10                                ;  1419.7 p0      46 dst copy
        movdqa xmm13, xmm11                                ;  1419.7 p0      46 dst copy
        movdqa xmm14, [rbp + 1488]                         ;  1379.0 p2      46 dst
        pxor xmm14, xmm1                                   ;  1405.7 p1      46 dst
        pxor xmm0, xmm14                                   ;  1407.7 p1      46 dst
        pxor xmm9, xmm14                                   ;  1418.7 p1      46 dst
        pxor xmm8, xmm0                                    ;  1409.7 p1      46 dst
        movdqa xmm14, xmm8                                 ;  1411.7 p0      46 dst copy
        movdqa xmm15, xmm0                                 ;  1409.7 p0      46 dst copy
        movdqa [rbp + 2016], xmm10                         ;  1419.7 p0+p3   46 dst spill
        movdqa xmm10, xmm0                                 ;  1409.7 p0      46 dst copy
        movdqa [rbp + 2416], xmm3                          ;  1402.7 p0+p3   46 dst spill
        movdqa xmm3, xmm9                                  ;  1420.7 p0      46 dst copy
        pxor xmm3, [rbp + 1456]                            ;  1427.7 p2+p1   46 dst
        pxor xmm5, xmm3                                    ;  1429.7 p1      46 dst
        pand xmm7, xmm3                                    ;  1429.7 p1      46 dst
        movdqa [rbp + 2112], xmm8                          ;  1411.7 p0+p3   46 dst spill
        movdqa xmm8, xmm9                                  ;  1420.7 p0      46 dst copy
        pxor xmm8, [rbp + 1440]                            ;  1427.7 p2+p1   46 dst
        pxor xmm6, xmm8                                    ;  1429.7 p1      46 dst
        pand xmm12, xmm6                                   ;  1431.7 p1      46 dst
        pxor xmm2, xmm8                                    ;  1429.7 p1      46 dst
        movdqa [rbp + 2336], xmm6                          ;  1431.7 p0+p3   46 dst spill
        movdqa xmm6, xmm9                                  ;  1420.7 p0      46 dst copy
        movdqa [rbp + 2288], xmm11                         ;  1419.7 p0+p3   46 dst spill
        movdqa xmm11, xmm8                                 ;  1429.7 p0      46 dst copy
        por xmm11, xmm5                                    ;  1436.7 p1      46 dst
        pxor xmm12, xmm11                                  ;  1438.7 p1      46 dst
        movdqa [rbp + 2176], xmm8                          ;  1429.7 p0+p3   46 dst spill
        movdqa xmm8, xmm3                                  ;  1429.7 p0      46 dst copy
        movdqa [rbp + 2144], xmm3                          ;  1429.7 p0+p3   46 dst spill
        movdqa xmm3, xmm5                                  ;  1431.7 p0      46 dst copy
        pxor xmm3, xmm2                                    ;  1438.7 p1      46 dst
        pand xmm6, xmm3                                    ;  1440.7 p1      46 dst
        pxor xmm11, xmm6                                   ;  1442.7 p1      46 dst
        pxor xmm6, xmm7                                    ;  1442.7 p1      46 dst
        movdqa [rbp + 2448], xmm3                          ;  1440.7 p0+p3   46 dst spill
        movdqa xmm3, xmm2                                  ;  1431.7 p0      46 dst copy
        por xmm3, [rbp + 1440]                             ;  1438.7 p2+p1   46 dst
        pxor xmm12, xmm3                                   ;  1440.7 p1      46 dst
        pxor xmm6, xmm3                                    ;  1444.7 p1      46 dst
        movdqa xmm3, [rbp + 2448]                          ;  1440.7 p2      46 dst
        movdqa [rbp + 2512], xmm12                         ;  1442.7 p0+p3   46 dst spill
        movdqa xmm12, [rbp + 2448]                         ;  1440.7 p2      46 dst
        movdqa [rbp + 2448], xmm2                          ;  1431.7 p0+p3   46 dst spill
        movdqa xmm2, [rbp + 2512]                          ;  1442.7 p2      46 dst
        movdqa [rbp + 2096], xmm12                         ;  1451.7 p0+p3   46 dst spill
        movdqa xmm12, [rbp + 2448]                         ;  1431.7 p2      46 dst
        movdqa [rbp + 2544], xmm9                          ;  1420.7 p0+p3   46 dst spill
        movdqa xmm9, [rbp + 2512]                          ;  1442.7 p2      46 dst
        movdqa [rbp + 2512], xmm5                          ;  1431.7 p0+p3   46 dst spill
        movdqa xmm5, [rbp + 2448]                          ;  1431.7 p2      46 dst
        movdqa [rbp + 2448], xmm0                          ;  1415.3 p0+p3   46 dst spill
        movdqa xmm0, [rel aes128_decrypt.T0_constants128]  ;  1403.0 p2      46 dst copy
        pxor xmm0, [rbp + 1504]                            ;  1425.7 p2+p1   46 dst
        pxor xmm4, xmm0                                    ;  1427.7 p1      46 dst
        pxor xmm7, xmm0                                    ;  1431.7 p1      46 dst
        pxor xmm11, xmm7                                   ;  1444.7 p1      46 dst
        pxor xmm2, xmm7                                    ;  1453.7 p1      46 dst
        por xmm14, xmm4                                    ;  1430.7 p1      46 dst
        pxor xmm11, xmm14                                  ;  1446.7 p1      46 dst
        pxor xmm8, xmm4                                    ;  1436.7 p1      46 dst
        pxor xmm12, xmm4                                   ;  1442.7 p1      46 dst
        por xmm15, xmm8                                    ;  1438.7 p1      46 dst
        pxor xmm2, xmm15                                   ;  1455.7 p1      46 dst
        pxor xmm3, xmm8                                    ;  1451.7 p1      46 dst
        pand xmm10, xmm8                                   ;  1438.7 p1      46 dst
        pxor xmm6, xmm10                                   ;  1446.7 p1      46 dst
        movdqa xmm7, xmm0                                  ;  1427.7 p0      46 dst copy
        por xmm7, xmm12                                    ;  1444.7 p1      46 dst
        pxor xmm9, xmm7                                    ;  1453.7 p1      46 dst
        pand xmm13, xmm3                                   ;  1453.7 p1      46 dst
        pxor xmm2, xmm13                                   ;  1457.7 p1      46 dst
        movdqa xmm7, xmm11                                 ;  1448.7 p0      46 dst copy
        pand xmm7, xmm2                                    ;  1459.7 p1      46 dst
        pxor xmm9, xmm7                                    ;  1461.7 p1      46 dst
        pand xmm7, xmm9                                    ;  1463.7 p1      46 dst
        pxor xmm6, xmm7                                    ;  1465.7 p1      46 dst
        pxor xmm11, xmm9                                   ;  1463.7 p1      46 dst
        movdqa xmm7, xmm2                                  ;  1459.7 p0      46 dst copy
        pand xmm7, xmm6                                    ;  1467.7 p1      46 dst
        pxor xmm11, xmm7                                   ;  1469.7 p1      46 dst
        movdqa xmm7, xmm9                                  ;  1463.7 p0      46 dst copy
        pand xmm7, xmm11                                   ;  1471.7 p1      46 dst
        pxor xmm2, xmm7                                    ;  1473.7 p1      46 dst
        pand xmm5, xmm2                                    ;  1475.7 p1      46 dst
        movdqa xmm7, [rbp + 2512]                          ;  1431.7 p2      46 dst reload
        pand xmm7, xmm11                                   ;  1471.7 p1      46 dst
        movdqa xmm10, [rbp + 2176]                         ;  1429.7 p2      46 dst reload
        pand xmm10, xmm11                                  ;  1471.7 p1      46 dst
        movdqa xmm13, xmm6                                 ;  1467.7 p0      46 dst copy
        pand xmm13, xmm11                                  ;  1474.7 p1      46 dst
        pxor xmm9, xmm13                                   ;  1476.7 p1      46 dst
        pand xmm8, xmm9                                    ;  1478.7 p1      46 dst
        pxor xmm8, xmm7                                    ;  1480.7 p1      46 dst
        pxor xmm8, xmm5                                    ;  1482.7 p1      46 dst
        movdqa xmm13, [rbp + 2448]                         ;  1417.7 p2      46 dst reload
        pand xmm13, xmm9                                   ;  1478.7 p1      46 dst
        movdqa xmm14, xmm11                                ;  1471.7 p0      46 dst copy
        pxor xmm14, xmm2                                   ;  1478.7 p1      46 dst
        movdqa xmm15, [rbp + 2096]                         ;  1451.7 p2      46 dst reload
        pand xmm15, xmm14                                  ;  1480.7 p1      46 dst
        movdqa [rbp + 2096], xmm10                         ;  1473.7 p0+p3   46 dst spill
        movdqa xmm10, [rbp + 2544]                         ;  1420.7 p2      46 dst reload
        pand xmm10, xmm14                                  ;  1480.7 p1      46 dst
        pxor xmm14, xmm9                                   ;  1480.7 p1      46 dst
        pand xmm3, xmm14                                   ;  1482.7 p1      46 dst
        pxor xmm15, xmm3                                   ;  1484.7 p1      46 dst
        pxor xmm3, xmm8                                    ;  1484.7 p1      46 dst
        pxor xmm7, xmm15                                   ;  1486.7 p1      46 dst
        pxor xmm5, xmm15                                   ;  1486.7 p1      46 dst
        movdqa xmm15, [rbp + 2288]                         ;  1428.3 p2      46 dst reload
        pand xmm15, xmm14                                  ;  1482.7 p1      46 dst
        movdqa xmm1, xmm2                                  ;  1475.7 p0      46 dst copy
        pand xmm1, [rbp + 1440]                            ;  1482.7 p2+p1   46 dst
        por xmm2, xmm14                                    ;  1482.7 p1      46 dst
        pxor xmm6, xmm2                                    ;  1484.7 p1      46 dst
        pxor xmm9, xmm6                                    ;  1486.7 p1      46 dst
        pand xmm4, xmm9                                    ;  1488.7 p1      46 dst
        pxor xmm8, xmm4                                    ;  1490.7 p1      46 dst
        movdqa xmm2, [rbp + 2112]                          ;  1431.7 p2      46 dst reload
        pand xmm2, xmm9                                    ;  1488.7 p1      46 dst
        pxor xmm11, xmm6                                   ;  1486.7 p1      46 dst
        pxor xmm13, xmm2                                   ;  1490.7 p1      46 dst
        pxor xmm14, xmm11                                  ;  1488.7 p1      46 dst
        pand xmm0, xmm14                                   ;  1490.7 p1      46 dst
        pand xmm12, xmm14                                  ;  1490.7 p1      46 dst
        movdqa xmm4, [rbp + 2144]                          ;  1434.0 p2      46 dst reload
        pand xmm4, xmm6                                    ;  1486.7 p1      46 dst
        pxor xmm3, xmm4                                    ;  1488.7 p1      46 dst
        movdqa xmm4, [rbp + 2416]                          ;  1435.0 p2      46 dst reload
        pand xmm4, xmm6                                    ;  1486.7 p1      46 dst
        pxor xmm2, xmm4                                    ;  1490.7 p1      46 dst
        pxor xmm15, xmm2                                   ;  1492.7 p1      46 dst
        pxor xmm10, xmm2                                   ;  1492.7 p1      46 dst
        movdqa xmm2, [rbp + 2016]                          ;  1436.7 p2      46 dst reload
        pand xmm2, xmm11                                   ;  1489.7 p1      46 dst
        movdqa xmm4, [rbp + 2336]                          ;  1437.7 p2      46 dst reload
        pand xmm4, xmm11                                   ;  1490.7 p1      46 dst
        pxor xmm3, xmm2                                    ;  1491.7 p1      46 dst
        pxor xmm7, xmm2                                    ;  1492.7 p1      46 dst
        pxor xmm15, xmm4                                   ;  1494.7 p1      46 dst
        pxor xmm13, xmm3                                   ;  1494.7 p1      46 dst
        pxor xmm0, xmm4                                    ;  1495.7 p1      46 dst
        pxor xmm0, xmm5                                    ;  1497.7 p1      46 dst
        pxor xmm7, xmm15                                   ;  1497.7 p1      46 dst
        pxor xmm13, xmm7                                   ;  1499.7 p1      46 dst
        pxor xmm1, xmm13                                   ;  1501.7 p1      46 dst
        pxor xmm0, xmm13                                   ;  1501.7 p1      46 dst
        pxor xmm10, xmm1                                   ;  1503.7 p1      46 dst
        pxor xmm8, xmm10                                   ;  1505.7 p1      46 dst
        movdqa xmm2, [rbp + 1024]                          ;  1445.3 p2      46 dst
        movdqa xmm4, [rel aes128_decrypt.T0_constants128]  ;  1446.3 p2      46 dst reload
        pxor xmm2, xmm4                                    ;  1503.7 p1      46 dst
        movdqa xmm6, xmm2                                  ;  1505.7 p0      46 dst copy
        movdqa xmm9, [rbp + 1040]                          ;  1447.3 p2      46 dst
        pxor xmm9, xmm4                                    ;  1504.7 p1      46 dst
        pxor xmm6, xmm9                                    ;  1512.7 p1      46 dst
        movdqa xmm11, xmm9                                 ;  1506.7 p0      46 dst copy
        movdqa xmm13, [rbp + 1088]                         ;  1452.0 p2      46 dst reload
        pxor xmm11, xmm13                                  ;  1513.7 p1      46 dst
        movdqa xmm14, xmm11                                ;  1515.7 p0      46 dst copy
        pxor xmm13, xmm6                                   ;  1514.7 p1      46 dst
        movdqa [rbp + 2336], xmm15                         ;  1496.7 p0+p3   46 dst spill
        movdqa xmm15, xmm6                                 ;  1514.7 p0      46 dst copy
        pxor xmm15, [rbp + 1136]                           ;  1521.7 p2+p1   46 dst
        movdqa [rbp + 2016], xmm7                          ;  1499.7 p0+p3   46 dst spill
        movdqa xmm7, xmm9                                  ;  1506.7 p0      46 dst copy
        movdqa [rbp + 2416], xmm10                         ;  1505.7 p0+p3   46 dst spill
        movdqa xmm10, xmm9                                 ;  1506.7 p0      46 dst copy
        movdqa [rbp + 2144], xmm1                          ;  1503.7 p0+p3   46 dst spill
        movdqa xmm1, xmm9                                  ;  1506.7 p0      46 dst copy
        movdqa [rbp + 2112], xmm3                          ;  1493.7 p0+p3   46 dst spill
        movdqa xmm3, xmm13                                 ;  1516.7 p0      46 dst copy
        movdqa [rbp + 2288], xmm0                          ;  1503.7 p0+p3   46 dst spill
        movdqa xmm0, xmm15                                 ;  1523.7 p0      46 dst copy
        movdqa [rbp + 2544], xmm12                         ;  1492.7 p0+p3   46 dst spill
        movdqa xmm12, xmm15                                ;  1523.7 p0      46 dst copy
        movdqa [rbp + 2448], xmm5                          ;  1488.7 p0+p3   46 dst spill
        movdqa xmm5, [rel aes128_decrypt.T0_constants128]  ;  1461.7 p2      46 dst copy
        pxor xmm5, [rbp + 1104]                            ;  1509.7 p2+p1   46 dst
        pxor xmm2, xmm5                                    ;  1511.7 p1      46 dst
        pxor xmm14, xmm5                                   ;  1522.7 p1      46 dst
        pxor xmm1, xmm2                                    ;  1513.7 p1      46 dst
        movdqa xmm5, xmm1                                  ;  1515.7 p0      46 dst copy
        movdqa [rbp + 2176], xmm8                          ;  1507.7 p0+p3   46 dst spill
        movdqa xmm8, xmm2                                  ;  1513.7 p0      46 dst copy
        movdqa [rbp + 2512], xmm15                         ;  1523.7 p0+p3   46 dst spill
        movdqa xmm15, xmm2                                 ;  1513.7 p0      46 dst copy
        movdqa [rbp + 2304], xmm9                          ;  1506.7 p0+p3   46 dst spill
        movdqa xmm9, xmm14                                 ;  1524.7 p0      46 dst copy
        pxor xmm9, [rbp + 1072]                            ;  1531.7 p2+p1   46 dst
        pxor xmm0, xmm9                                    ;  1533.7 p1      46 dst
        pand xmm10, xmm9                                   ;  1533.7 p1      46 dst
        movdqa [rbp + 2480], xmm1                          ;  1515.7 p0+p3   46 dst spill
        movdqa xmm1, xmm14                                 ;  1524.7 p0      46 dst copy
        pxor xmm1, [rbp + 1056]                            ;  1531.7 p2+p1   46 dst
        pxor xmm7, xmm1                                    ;  1533.7 p1      46 dst
        pand xmm12, xmm7                                   ;  1535.7 p1      46 dst
        pxor xmm6, xmm1                                    ;  1533.7 p1      46 dst
        movdqa [rbp + 2384], xmm7                          ;  1535.7 p0+p3   46 dst spill
        movdqa xmm7, xmm14                                 ;  1524.7 p0      46 dst copy
        movdqa [rbp + 2032], xmm13                         ;  1516.7 p0+p3   46 dst spill
        movdqa xmm13, xmm1                                 ;  1533.7 p0      46 dst copy
        por xmm13, xmm0                                    ;  1540.7 p1      46 dst
        pxor xmm12, xmm13                                  ;  1542.7 p1      46 dst
        movdqa [rbp + 2400], xmm1                          ;  1533.7 p0+p3   46 dst spill
        movdqa xmm1, xmm9                                  ;  1533.7 p0      46 dst copy
        movdqa [rbp + 1920], xmm9                          ;  1533.7 p0+p3   46 dst spill
        movdqa xmm9, xmm0                                  ;  1535.7 p0      46 dst copy
        pxor xmm9, xmm6                                    ;  1542.7 p1      46 dst
        pand xmm7, xmm9                                    ;  1544.7 p1      46 dst
        pxor xmm13, xmm7                                   ;  1546.7 p1      46 dst
        pxor xmm7, xmm10                                   ;  1546.7 p1      46 dst
        movdqa [rbp + 1984], xmm9                          ;  1544.7 p0+p3   46 dst spill
        movdqa xmm9, xmm6                                  ;  1535.7 p0      46 dst copy
        por xmm9, [rbp + 1056]                             ;  1542.7 p2+p1   46 dst
        pxor xmm12, xmm9                                   ;  1544.7 p1      46 dst
        pxor xmm7, xmm9                                    ;  1548.7 p1      46 dst
        movdqa xmm9, [rbp + 1984]                          ;  1544.7 p2      46 dst
        movdqa [rbp + 2080], xmm12                         ;  1546.7 p0+p3   46 dst spill
        movdqa xmm12, [rbp + 1984]                         ;  1544.7 p2      46 dst
        movdqa [rbp + 1984], xmm6                          ;  1535.7 p0+p3   46 dst spill
        movdqa xmm6, [rbp + 2080]                          ;  1546.7 p2      46 dst
        movdqa [rbp + 2464], xmm12                         ;  1555.7 p0+p3   46 dst spill
        movdqa xmm12, [rbp + 1984]                         ;  1535.7 p2      46 dst
        movdqa [rbp + 1936], xmm14                         ;  1524.7 p0+p3   46 dst spill
        movdqa xmm14, [rbp + 2080]                         ;  1546.7 p2      46 dst
        movdqa [rbp + 2080], xmm0                          ;  1535.7 p0+p3   46 dst spill
        movdqa xmm0, [rbp + 1984]                          ;  1535.7 p2      46 dst
        movdqa [rbp + 1984], xmm2                          ;  1513.7 p0+p3   46 dst spill
        movdqa xmm2, xmm4                                  ;  1498.7 p0      46 dst copy
        pxor xmm2, [rbp + 1120]                            ;  1529.7 p2+p1   46 dst
        pxor xmm11, xmm2                                   ;  1531.7 p1      46 dst
        pxor xmm10, xmm2                                   ;  1535.7 p1      46 dst
        pxor xmm13, xmm10                                  ;  1548.7 p1      46 dst
        pxor xmm6, xmm10                                   ;  1557.7 p1      46 dst
        por xmm5, xmm11                                    ;  1534.7 p1      46 dst
        pxor xmm13, xmm5                                   ;  1550.7 p1      46 dst
        pxor xmm1, xmm11                                   ;  1540.7 p1      46 dst
        pxor xmm12, xmm11                                  ;  1546.7 p1      46 dst
        por xmm8, xmm1                                     ;  1542.7 p1      46 dst
        pxor xmm6, xmm8                                    ;  1559.7 p1      46 dst
        pxor xmm9, xmm1                                    ;  1555.7 p1      46 dst
        pand xmm15, xmm1                                   ;  1542.7 p1      46 dst
        pxor xmm7, xmm15                                   ;  1550.7 p1      46 dst
        movdqa xmm5, xmm2                                  ;  1531.7 p0      46 dst copy
        por xmm5, xmm12                                    ;  1548.7 p1      46 dst
        pxor xmm14, xmm5                                   ;  1557.7 p1      46 dst
        pand xmm3, xmm9                                    ;  1557.7 p1      46 dst
        pxor xmm6, xmm3                                    ;  1561.7 p1      46 dst
        movdqa xmm3, xmm13                                 ;  1552.7 p0      46 dst copy
        pand xmm3, xmm6                                    ;  1563.7 p1      46 dst
        pxor xmm14, xmm3                                   ;  1565.7 p1      46 dst
        pand xmm3, xmm14                                   ;  1567.7 p1      46 dst
        pxor xmm7, xmm3                                    ;  1569.7 p1      46 dst
        pxor xmm13, xmm14                                  ;  1567.7 p1      46 dst
        movdqa xmm3, xmm6                                  ;  1563.7 p0      46 dst copy
        pand xmm3, xmm7                                    ;  1571.7 p1      46 dst
        pxor xmm13, xmm3                                   ;  1573.7 p1      46 dst
        movdqa xmm3, xmm14                                 ;  1567.7 p0      46 dst copy
        pand xmm3, xmm13                                   ;  1575.7 p1      46 dst
        pxor xmm6, xmm3                                    ;  1577.7 p1      46 dst
        pand xmm0, xmm6                                    ;  1579.7 p1      46 dst
        movdqa xmm3, [rbp + 2080]                          ;  1535.7 p2      46 dst reload
        pand xmm3, xmm13                                   ;  1575.7 p1      46 dst
        movdqa xmm5, [rbp + 2400]                          ;  1533.7 p2      46 dst reload
        pand xmm5, xmm13                                   ;  1575.7 p1      46 dst
        movdqa xmm8, xmm7                                  ;  1571.7 p0      46 dst copy
        pand xmm8, xmm13                                   ;  1578.7 p1      46 dst
        pxor xmm14, xmm8                                   ;  1580.7 p1      46 dst
        pand xmm1, xmm14                                   ;  1582.7 p1      46 dst
        pxor xmm1, xmm3                                    ;  1584.7 p1      46 dst
        pxor xmm1, xmm0                                    ;  1586.7 p1      46 dst
        movdqa xmm8, [rbp + 1984]                          ;  1528.0 p2      46 dst reload
        pand xmm8, xmm14                                   ;  1582.7 p1      46 dst
        movdqa xmm10, xmm13                                ;  1575.7 p0      46 dst copy
        pxor xmm10, xmm6                                   ;  1582.7 p1      46 dst
        movdqa xmm15, [rbp + 2464]                         ;  1555.7 p2      46 dst reload
        pand xmm15, xmm10                                  ;  1584.7 p1      46 dst
        movdqa [rbp + 2464], xmm5                          ;  1577.7 p0+p3   46 dst spill
        movdqa xmm5, [rbp + 1936]                          ;  1531.7 p2      46 dst reload
        pand xmm5, xmm10                                   ;  1584.7 p1      46 dst
        pxor xmm10, xmm14                                  ;  1584.7 p1      46 dst
        pand xmm9, xmm10                                   ;  1586.7 p1      46 dst
        pxor xmm15, xmm9                                   ;  1588.7 p1      46 dst
        pxor xmm9, xmm1                                    ;  1588.7 p1      46 dst
        pxor xmm3, xmm15                                   ;  1590.7 p1      46 dst
        pxor xmm0, xmm15                                   ;  1590.7 p1      46 dst
        movdqa xmm15, [rbp + 2032]                         ;  1534.3 p2      46 dst reload
        pand xmm15, xmm10                                  ;  1586.7 p1      46 dst
        movdqa xmm4, xmm6                                  ;  1579.7 p0      46 dst copy
        pand xmm4, [rbp + 1056]                            ;  1586.7 p2+p1   46 dst
        por xmm6, xmm10                                    ;  1586.7 p1      46 dst
        pxor xmm7, xmm6                                    ;  1588.7 p1      46 dst
        pxor xmm14, xmm7                                   ;  1590.7 p1      46 dst
        pand xmm11, xmm14                                  ;  1592.7 p1      46 dst
        pxor xmm1, xmm11                                   ;  1594.7 p1      46 dst
        movdqa xmm6, [rbp + 2480]                          ;  1537.7 p2      46 dst reload
        pand xmm6, xmm14                                   ;  1592.7 p1      46 dst
        pxor xmm13, xmm7                                   ;  1590.7 p1      46 dst
        pxor xmm8, xmm6                                    ;  1594.7 p1      46 dst
        pxor xmm10, xmm13                                  ;  1592.7 p1      46 dst
        pand xmm2, xmm10                                   ;  1594.7 p1      46 dst
        pand xmm12, xmm10                                  ;  1594.7 p1      46 dst
        movdqa xmm10, [rbp + 1920]                         ;  1540.0 p2      46 dst reload
        pand xmm10, xmm7                                   ;  1590.7 p1      46 dst
        pxor xmm9, xmm10                                   ;  1592.7 p1      46 dst
        movdqa xmm10, [rbp + 2304]                         ;  1541.0 p2      46 dst reload
        pand xmm10, xmm7                                   ;  1590.7 p1      46 dst
        pxor xmm6, xmm10                                   ;  1594.7 p1      46 dst
        pxor xmm15, xmm6                                   ;  1596.7 p1      46 dst
        pxor xmm5, xmm6                                    ;  1596.7 p1      46 dst
        movdqa xmm6, [rbp + 2512]                          ;  1542.7 p2      46 dst reload
        pand xmm6, xmm13                                   ;  1593.7 p1      46 dst
        movdqa xmm7, [rbp + 2384]                          ;  1543.7 p2      46 dst reload
        pand xmm7, xmm13                                   ;  1594.7 p1      46 dst
        pxor xmm9, xmm6                                    ;  1595.7 p1      46 dst
        pxor xmm3, xmm6                                    ;  1596.7 p1      46 dst
        pxor xmm15, xmm7                                   ;  1598.7 p1      46 dst
        pxor xmm8, xmm9                                    ;  1598.7 p1      46 dst
        pxor xmm2, xmm7                                    ;  1599.7 p1      46 dst
        pxor xmm2, xmm0                                    ;  1601.7 p1      46 dst
        pxor xmm3, xmm15                                   ;  1601.7 p1      46 dst
        pxor xmm8, xmm3                                    ;  1603.7 p1      46 dst
        pxor xmm4, xmm8                                    ;  1605.7 p1      46 dst
        pxor xmm2, xmm8                                    ;  1605.7 p1      46 dst
        pxor xmm5, xmm4                                    ;  1607.7 p1      46 dst
        pxor xmm1, xmm5                                    ;  1609.7 p1      46 dst
        movdqa xmm6, [rbp + 640]                           ;  1549.3 p2      46 dst
        movdqa xmm7, [rel aes128_decrypt.T0_constants128]  ;  1550.3 p2      46 dst reload
        pxor xmm6, xmm7                                    ;  1607.7 p1      46 dst
        movdqa xmm8, xmm6                                  ;  1609.7 p0      46 dst copy
        movdqa xmm10, [rbp + 656]                          ;  1551.3 p2      46 dst
        pxor xmm10, xmm7                                   ;  1608.7 p1      46 dst
        pxor xmm8, xmm10                                   ;  1616.7 p1      46 dst
        movdqa xmm11, xmm10                                ;  1610.7 p0      46 dst copy
        movdqa xmm13, [rbp + 704]                          ;  1556.0 p2      46 dst reload
        pxor xmm11, xmm13                                  ;  1617.7 p1      46 dst
        movdqa xmm14, xmm11                                ;  1619.7 p0      46 dst copy
        pxor xmm13, xmm8                                   ;  1618.7 p1      46 dst
        movdqa [rbp + 2384], xmm15                         ;  1600.7 p0+p3   46 dst spill
        movdqa xmm15, xmm8                                 ;  1618.7 p0      46 dst copy
        pxor xmm15, [rbp + 752]                            ;  1625.7 p2+p1   46 dst
        movdqa [rbp + 2512], xmm3                          ;  1603.7 p0+p3   46 dst spill
        movdqa xmm3, xmm10                                 ;  1610.7 p0      46 dst copy
        movdqa [rbp + 2304], xmm5                          ;  1609.7 p0+p3   46 dst spill
        movdqa xmm5, xmm10                                 ;  1610.7 p0      46 dst copy
        movdqa [rbp + 1920], xmm4                          ;  1607.7 p0+p3   46 dst spill
        movdqa xmm4, xmm10                                 ;  1610.7 p0      46 dst copy
        movdqa [rbp + 2480], xmm9                          ;  1597.7 p0+p3   46 dst spill
        movdqa xmm9, xmm13                                 ;  1620.7 p0      46 dst copy
        movdqa [rbp + 2032], xmm2                          ;  1607.7 p0+p3   46 dst spill
        movdqa xmm2, xmm15                                 ;  1627.7 p0      46 dst copy
        movdqa [rbp + 1936], xmm12                         ;  1596.7 p0+p3   46 dst spill
        movdqa xmm12, xmm15                                ;  1627.7 p0      46 dst copy
        movdqa [rbp + 1984], xmm0                          ;  1592.7 p0+p3   46 dst spill
        movdqa xmm0, [rel aes128_decrypt.T0_constants128]  ;  1565.7 p2      46 dst copy
        pxor xmm0, [rbp + 720]                             ;  1613.7 p2+p1   46 dst
        pxor xmm6, xmm0                                    ;  1615.7 p1      46 dst
        pxor xmm14, xmm0                                   ;  1626.7 p1      46 dst
        pxor xmm4, xmm6                                    ;  1617.7 p1      46 dst
        movdqa xmm0, xmm4                                  ;  1619.7 p0      46 dst copy
        movdqa [rbp + 2400], xmm1                          ;  1611.7 p0+p3   46 dst spill
        movdqa xmm1, xmm6                                  ;  1617.7 p0      46 dst copy
        movdqa [rbp + 2080], xmm15                         ;  1627.7 p0+p3   46 dst spill
        movdqa xmm15, xmm6                                 ;  1617.7 p0      46 dst copy
        movdqa [rbp + 2128], xmm10                         ;  1610.7 p0+p3   46 dst spill
        movdqa xmm10, xmm14                                ;  1628.7 p0      46 dst copy
        pxor xmm10, [rbp + 688]                            ;  1635.7 p2+p1   46 dst
        pxor xmm2, xmm10                                   ;  1637.7 p1      46 dst
        pand xmm5, xmm10                                   ;  1637.7 p1      46 dst
        movdqa [rbp + 2320], xmm4                          ;  1619.7 p0+p3   46 dst spill
        movdqa xmm4, xmm14                                 ;  1628.7 p0      46 dst copy
        pxor xmm4, [rbp + 672]                             ;  1635.7 p2+p1   46 dst
        pxor xmm3, xmm4                                    ;  1637.7 p1      46 dst
        pand xmm12, xmm3                                   ;  1639.7 p1      46 dst
        pxor xmm8, xmm4                                    ;  1637.7 p1      46 dst
        movdqa [rbp + 2352], xmm3                          ;  1639.7 p0+p3   46 dst spill
        movdqa xmm3, xmm14                                 ;  1628.7 p0      46 dst copy
        movdqa [rbp + 2048], xmm13                         ;  1620.7 p0+p3   46 dst spill
        movdqa xmm13, xmm4                                 ;  1637.7 p0      46 dst copy
        por xmm13, xmm2                                    ;  1644.7 p1      46 dst
        pxor xmm12, xmm13                                  ;  1646.7 p1      46 dst
        movdqa [rbp + 1968], xmm4                          ;  1637.7 p0+p3   46 dst spill
        movdqa xmm4, xmm10                                 ;  1637.7 p0      46 dst copy
        movdqa [rbp + 2528], xmm10                         ;  1637.7 p0+p3   46 dst spill
        movdqa xmm10, xmm2                                 ;  1639.7 p0      46 dst copy
        pxor xmm10, xmm8                                   ;  1646.7 p1      46 dst
        pand xmm3, xmm10                                   ;  1648.7 p1      46 dst
        pxor xmm13, xmm3                                   ;  1650.7 p1      46 dst
        pxor xmm3, xmm5                                    ;  1650.7 p1      46 dst
        movdqa [rbp + 2432], xmm10                         ;  1648.7 p0+p3   46 dst spill
        movdqa xmm10, xmm8                                 ;  1639.7 p0      46 dst copy
        por xmm10, [rbp + 672]                             ;  1646.7 p2+p1   46 dst
        pxor xmm12, xmm10                                  ;  1648.7 p1      46 dst
        pxor xmm3, xmm10                                   ;  1652.7 p1      46 dst
        movdqa xmm10, [rbp + 2432]                         ;  1648.7 p2      46 dst
        movdqa [rbp + 2560], xmm12                         ;  1650.7 p0+p3   46 dst spill
        movdqa xmm12, [rbp + 2432]                         ;  1648.7 p2      46 dst
        movdqa [rbp + 2432], xmm8                          ;  1639.7 p0+p3   46 dst spill
        movdqa xmm8, [rbp + 2560]                          ;  1650.7 p2      46 dst
        movdqa [rbp + 2496], xmm12                         ;  1659.7 p0+p3   46 dst spill
        movdqa xmm12, [rbp + 2432]                         ;  1639.7 p2      46 dst
        movdqa [rbp + 2192], xmm14                         ;  1628.7 p0+p3   46 dst spill
        movdqa xmm14, [rbp + 2560]                         ;  1650.7 p2      46 dst
        movdqa [rbp + 2560], xmm2                          ;  1639.7 p0+p3   46 dst spill
        movdqa xmm2, [rbp + 2432]                          ;  1639.7 p2      46 dst
        movdqa [rbp + 2432], xmm6                          ;  1617.7 p0+p3   46 dst spill
        movdqa xmm6, xmm7                                  ;  1602.7 p0      46 dst copy
        pxor xmm6, [rbp + 736]                             ;  1633.7 p2+p1   46 dst
        pxor xmm11, xmm6                                   ;  1635.7 p1      46 dst
        pxor xmm5, xmm6                                    ;  1639.7 p1      46 dst
        pxor xmm13, xmm5                                   ;  1652.7 p1      46 dst
        pxor xmm8, xmm5                                    ;  1661.7 p1      46 dst
        por xmm0, xmm11                                    ;  1638.7 p1      46 dst
        pxor xmm13, xmm0                                   ;  1654.7 p1      46 dst
        pxor xmm4, xmm11                                   ;  1644.7 p1      46 dst
        pxor xmm12, xmm11                                  ;  1650.7 p1      46 dst
        por xmm1, xmm4                                     ;  1646.7 p1      46 dst
        pxor xmm8, xmm1                                    ;  1663.7 p1      46 dst
        pxor xmm10, xmm4                                   ;  1659.7 p1      46 dst
        pand xmm15, xmm4                                   ;  1646.7 p1      46 dst
        pxor xmm3, xmm15                                   ;  1654.7 p1      46 dst
        movdqa xmm0, xmm6                                  ;  1635.7 p0      46 dst copy
        por xmm0, xmm12                                    ;  1652.7 p1      46 dst
        pxor xmm14, xmm0                                   ;  1661.7 p1      46 dst
        pand xmm9, xmm10                                   ;  1661.7 p1      46 dst
        pxor xmm8, xmm9                                    ;  1665.7 p1      46 dst
        movdqa xmm0, xmm13                                 ;  1656.7 p0      46 dst copy
        pand xmm0, xmm8                                    ;  1667.7 p1      46 dst
        pxor xmm14, xmm0                                   ;  1669.7 p1      46 dst
        pand xmm0, xmm14                                   ;  1671.7 p1      46 dst
        pxor xmm3, xmm0                                    ;  1673.7 p1      46 dst
        pxor xmm13, xmm14                                  ;  1671.7 p1      46 dst
        movdqa xmm0, xmm8                                  ;  1667.7 p0      46 dst copy
        pand xmm0, xmm3                                    ;  1675.7 p1      46 dst
        pxor xmm13, xmm0                                   ;  1677.7 p1      46 dst
        movdqa xmm0, xmm14                                 ;  1671.7 p0      46 dst copy
        pand xmm0, xmm13                                   ;  1679.7 p1      46 dst
        pxor xmm8, xmm0                                    ;  1681.7 p1      46 dst
        pand xmm2, xmm8                                    ;  1683.7 p1      46 dst
        movdqa xmm0, [rbp + 2560]                          ;  1639.7 p2      46 dst reload
        pand xmm0, xmm13                                   ;  1679.7 p1      46 dst
        movdqa xmm1, [rbp + 1968]                          ;  1637.7 p2      46 dst reload
        pand xmm1, xmm13                                   ;  1679.7 p1      46 dst
        movdqa xmm5, xmm3                                  ;  1675.7 p0      46 dst copy
        pand xmm5, xmm13                                   ;  1682.7 p1      46 dst
        pxor xmm14, xmm5                                   ;  1684.7 p1      46 dst
        pand xmm4, xmm14                                   ;  1686.7 p1      46 dst
        pxor xmm4, xmm0                                    ;  1688.7 p1      46 dst
        pxor xmm4, xmm2                                    ;  1690.7 p1      46 dst
        movdqa xmm5, [rbp + 2432]                          ;  1632.0 p2      46 dst reload
        pand xmm5, xmm14                                   ;  1686.7 p1      46 dst
        movdqa xmm9, xmm13                                 ;  1679.7 p0      46 dst copy
        pxor xmm9, xmm8                                    ;  1686.7 p1      46 dst
        movdqa xmm15, [rbp + 2496]                         ;  1659.7 p2      46 dst reload
        pand xmm15, xmm9                                   ;  1688.7 p1      46 dst
        movdqa [rbp + 2496], xmm1                          ;  1681.7 p0+p3   46 dst spill
        movdqa xmm1, [rbp + 2192]                          ;  1635.7 p2      46 dst reload
        pand xmm1, xmm9                                    ;  1688.7 p1      46 dst
        pxor xmm9, xmm14                                   ;  1688.7 p1      46 dst
        pand xmm10, xmm9                                   ;  1690.7 p1      46 dst
        pxor xmm15, xmm10                                  ;  1692.7 p1      46 dst
        pxor xmm10, xmm4                                   ;  1692.7 p1      46 dst
        pxor xmm0, xmm15                                   ;  1694.7 p1      46 dst
        pxor xmm2, xmm15                                   ;  1694.7 p1      46 dst
        movdqa xmm15, [rbp + 2048]                         ;  1638.3 p2      46 dst reload
        pand xmm15, xmm9                                   ;  1690.7 p1      46 dst
        movdqa xmm7, xmm8                                  ;  1683.7 p0      46 dst copy
        pand xmm7, [rbp + 672]                             ;  1690.7 p2+p1   46 dst
        por xmm8, xmm9                                     ;  1690.7 p1      46 dst
        pxor xmm3, xmm8                                    ;  1692.7 p1      46 dst
        pxor xmm14, xmm3                                   ;  1694.7 p1      46 dst
        pand xmm11, xmm14                                  ;  1696.7 p1      46 dst
        pxor xmm4, xmm11                                   ;  1698.7 p1      46 dst
        movdqa xmm8, [rbp + 2320]                          ;  1641.7 p2      46 dst reload
        pand xmm8, xmm14                                   ;  1696.7 p1      46 dst
        pxor xmm13, xmm3                                   ;  1694.7 p1      46 dst
        pxor xmm5, xmm8                                    ;  1698.7 p1      46 dst
        pxor xmm9, xmm13                                   ;  1696.7 p1      46 dst
        pand xmm6, xmm9                                    ;  1698.7 p1      46 dst
        pand xmm12, xmm9                                   ;  1698.7 p1      46 dst
        movdqa xmm9, [rbp + 2528]                          ;  1644.0 p2      46 dst reload
        pand xmm9, xmm3                                    ;  1694.7 p1      46 dst
        pxor xmm10, xmm9                                   ;  1696.7 p1      46 dst
        movdqa xmm9, [rbp + 2128]                          ;  1645.0 p2      46 dst reload
        pand xmm9, xmm3                                    ;  1694.7 p1      46 dst
        pxor xmm8, xmm9                                    ;  1698.7 p1      46 dst
        pxor xmm15, xmm8                                   ;  1700.7 p1      46 dst
        pxor xmm1, xmm8                                    ;  1700.7 p1      46 dst
        movdqa xmm3, [rbp + 2080]                          ;  1646.7 p2      46 dst reload
        pand xmm3, xmm13                                   ;  1697.7 p1      46 dst
        movdqa xmm8, [rbp + 2352]                          ;  1647.7 p2      46 dst reload
        pand xmm8, xmm13                                   ;  1698.7 p1      46 dst
        pxor xmm10, xmm3                                   ;  1699.7 p1      46 dst
        pxor xmm0, xmm3                                    ;  1700.7 p1      46 dst
        pxor xmm15, xmm8                                   ;  1702.7 p1      46 dst
        pxor xmm5, xmm10                                   ;  1702.7 p1      46 dst
        pxor xmm6, xmm8                                    ;  1703.7 p1      46 dst
        pxor xmm6, xmm2                                    ;  1705.7 p1      46 dst
        pxor xmm0, xmm15                                   ;  1705.7 p1      46 dst
        pxor xmm5, xmm0                                    ;  1707.7 p1      46 dst
        pxor xmm7, xmm5                                    ;  1709.7 p1      46 dst
        pxor xmm6, xmm5                                    ;  1709.7 p1      46 dst
        pxor xmm1, xmm7                                    ;  1711.7 p1      46 dst
        pxor xmm4, xmm1                                    ;  1713.7 p1      46 dst
        movdqa xmm3, [rbp + 256]                           ;  1653.3 p2      46 dst
        movdqa xmm5, [rel aes128_decrypt.T0_constants128]  ;  1654.3 p2      46 dst reload
        pxor xmm3, xmm5                                    ;  1711.7 p1      46 dst
        movdqa xmm8, xmm3                                  ;  1713.7 p0      46 dst copy
        movdqa xmm9, [rbp + 272]                           ;  1655.3 p2      46 dst
        pxor xmm9, xmm5                                    ;  1712.7 p1      46 dst
        pxor xmm8, xmm9                                    ;  1720.7 p1      46 dst
        movdqa xmm11, xmm9                                 ;  1714.7 p0      46 dst copy
        movdqa xmm13, [rbp + 320]                          ;  1660.0 p2      46 dst reload
        pxor xmm11, xmm13                                  ;  1721.7 p1      46 dst
        movdqa xmm14, xmm11                                ;  1723.7 p0      46 dst copy
        pxor xmm13, xmm8                                   ;  1722.7 p1      46 dst
        movdqa [rbp + 2352], xmm15                         ;  1704.7 p0+p3   46 dst spill
        movdqa xmm15, xmm8                                 ;  1722.7 p0      46 dst copy
        pxor xmm15, [rbp + 368]                            ;  1729.7 p2+p1   46 dst
        movdqa [rbp + 2080], xmm0                          ;  1707.7 p0+p3   46 dst spill
        movdqa xmm0, xmm9                                  ;  1714.7 p0      46 dst copy
        movdqa [rbp + 2128], xmm1                          ;  1713.7 p0+p3   46 dst spill
        movdqa xmm1, xmm9                                  ;  1714.7 p0      46 dst copy
        movdqa [rbp + 2528], xmm7                          ;  1711.7 p0+p3   46 dst spill
        movdqa xmm7, xmm9                                  ;  1714.7 p0      46 dst copy
        movdqa [rbp + 2320], xmm10                         ;  1701.7 p0+p3   46 dst spill
        movdqa xmm10, xmm13                                ;  1724.7 p0      46 dst copy
        movdqa [rbp + 2048], xmm6                          ;  1711.7 p0+p3   46 dst spill
        movdqa xmm6, xmm15                                 ;  1731.7 p0      46 dst copy
        movdqa [rbp + 2192], xmm12                         ;  1700.7 p0+p3   46 dst spill
        movdqa xmm12, xmm15                                ;  1731.7 p0      46 dst copy
        movdqa [rbp + 2432], xmm2                          ;  1696.7 p0+p3   46 dst spill
        movdqa xmm2, [rel aes128_decrypt.T0_constants128]  ;  1669.7 p2      46 dst copy
        pxor xmm2, [rbp + 336]                             ;  1717.7 p2+p1   46 dst
        pxor xmm3, xmm2                                    ;  1719.7 p1      46 dst
        pxor xmm14, xmm2                                   ;  1730.7 p1      46 dst
        pxor xmm7, xmm3                                    ;  1721.7 p1      46 dst
        movdqa xmm2, xmm7                                  ;  1723.7 p0      46 dst copy
        pxor xmm5, [rbp + 352]                             ;  1721.7 p2+p1   46 dst
        pxor xmm11, xmm5                                   ;  1723.7 p1      46 dst
        por xmm2, xmm11                                    ;  1730.7 p1      46 dst
        movdqa [rbp + 1968], xmm4                          ;  1715.7 p0+p3   46 dst spill
        movdqa xmm4, xmm3                                  ;  1721.7 p0      46 dst copy
        movdqa [rbp + 2560], xmm15                         ;  1731.7 p0+p3   46 dst spill
        movdqa xmm15, xmm3                                 ;  1721.7 p0      46 dst copy
        movdqa [rbp + 2160], xmm9                          ;  1714.7 p0+p3   46 dst spill
        movdqa xmm9, xmm5                                  ;  1723.7 p0      46 dst copy
        movdqa [rbp + 2256], xmm7                          ;  1723.7 p0+p3   46 dst spill
        movdqa xmm7, xmm5                                  ;  1723.7 p0      46 dst copy
        movdqa [rbp + 2064], xmm5                          ;  1723.7 p0+p3   46 dst spill
        movdqa xmm5, xmm11                                 ;  1725.7 p0      46 dst copy
        movdqa [rbp + 2240], xmm13                         ;  1724.7 p0+p3   46 dst spill
        movdqa xmm13, xmm11                                ;  1725.7 p0      46 dst copy
        movdqa [rbp + 2000], xmm11                         ;  1725.7 p0+p3   46 dst spill
        movdqa xmm11, xmm14                                ;  1732.7 p0      46 dst copy
        pxor xmm11, [rbp + 304]                            ;  1739.7 p2+p1   46 dst
        pxor xmm6, xmm11                                   ;  1741.7 p1      46 dst
        pand xmm1, xmm11                                   ;  1741.7 p1      46 dst
        pxor xmm5, xmm11                                   ;  1741.7 p1      46 dst
        pxor xmm9, xmm1                                    ;  1743.7 p1      46 dst
        pxor xmm2, xmm9                                    ;  1745.7 p1      46 dst
        por xmm4, xmm5                                     ;  1743.7 p1      46 dst
        pxor xmm9, xmm4                                    ;  1745.7 p1      46 dst
        pand xmm15, xmm5                                   ;  1743.7 p1      46 dst
        pxor xmm1, xmm15                                   ;  1745.7 p1      46 dst
        movdqa xmm4, xmm14                                 ;  1732.7 p0      46 dst copy
        movdqa xmm15, [rbp + 288]                          ;  1697.0 p2      46 dst reload
        pxor xmm4, xmm15                                   ;  1739.7 p1      46 dst
        pxor xmm0, xmm4                                    ;  1741.7 p1      46 dst
        pand xmm12, xmm0                                   ;  1743.7 p1      46 dst
        pxor xmm8, xmm4                                    ;  1741.7 p1      46 dst
        pxor xmm13, xmm8                                   ;  1743.7 p1      46 dst
        por xmm7, xmm13                                    ;  1745.7 p1      46 dst
        movdqa [rbp + 2272], xmm13                         ;  1745.7 p0+p3   46 dst spill
        movdqa xmm13, xmm14                                ;  1732.7 p0      46 dst copy
        movdqa [rbp + 2208], xmm0                          ;  1743.7 p0+p3   46 dst spill
        movdqa xmm0, xmm4                                  ;  1741.7 p0      46 dst copy
        por xmm0, xmm6                                     ;  1748.7 p1      46 dst
        pxor xmm12, xmm0                                   ;  1750.7 p1      46 dst
        pxor xmm2, xmm0                                    ;  1750.7 p1      46 dst
        movdqa xmm0, xmm6                                  ;  1743.7 p0      46 dst copy
        pxor xmm0, xmm8                                    ;  1750.7 p1      46 dst
        pand xmm13, xmm0                                   ;  1752.7 p1      46 dst
        pxor xmm2, xmm13                                   ;  1754.7 p1      46 dst
        pxor xmm1, xmm13                                   ;  1754.7 p1      46 dst
        movdqa xmm13, xmm8                                 ;  1743.7 p0      46 dst copy
        por xmm13, xmm15                                   ;  1750.7 p1      46 dst
        pxor xmm12, xmm13                                  ;  1752.7 p1      46 dst
        pxor xmm1, xmm13                                   ;  1756.7 p1      46 dst
        pxor xmm9, xmm12                                   ;  1754.7 p1      46 dst
        pxor xmm7, xmm12                                   ;  1754.7 p1      46 dst
        movdqa xmm12, xmm5                                 ;  1743.7 p0      46 dst copy
        pxor xmm12, xmm0                                   ;  1752.7 p1      46 dst
        pand xmm10, xmm12                                  ;  1754.7 p1      46 dst
        pxor xmm9, xmm10                                   ;  1756.7 p1      46 dst
        movdqa xmm10, [rbp + 2544]                         ;  1707.3 p2      68 dst
        pxor xmm10, [r8 + 22016]                           ;  1755.7 p2+p1   68 dst
        pxor xmm10, [rbp + 2448]                           ;  1757.7 p2+p1   68 dst
        movdqa xmm13, [rbp + 2176]                         ;  1710.3 p2      46 dst reload
        pxor xmm10, xmm13                                  ;  1759.7 p1      68 dst
        pxor xmm13, [r8 + 22048]                           ;  1758.7 p2+p1   68 dst
        movdqa [rbp + 2176], xmm13                         ;  1760.7 p0+p3   68 dst spill
        movdqa xmm13, xmm2                                 ;  1756.7 p0      46 dst copy
        pand xmm13, xmm9                                   ;  1763.7 p1      46 dst
        pxor xmm7, xmm13                                   ;  1765.7 p1      46 dst
        pand xmm13, xmm7                                   ;  1767.7 p1      46 dst
        pxor xmm1, xmm13                                   ;  1769.7 p1      46 dst
        pxor xmm2, xmm7                                    ;  1767.7 p1      46 dst
        movdqa xmm13, xmm9                                 ;  1758.7 p0      46 dst copy
        pand xmm13, xmm1                                   ;  1771.7 p1      46 dst
        pxor xmm2, xmm13                                   ;  1773.7 p1      46 dst
        movdqa xmm13, [rbp + 2288]                         ;  1722.7 p2      68 dst
        pxor xmm13, [r8 + 22032]                           ;  1766.7 p2+p1   68 dst
        pand xmm6, xmm2                                    ;  1775.7 p1      46 dst
        pand xmm4, xmm2                                    ;  1775.7 p1      46 dst
        movdqa [rbp + 2448], xmm13                         ;  1768.7 p0+p3   68 dst spill
        movdqa xmm13, xmm7                                 ;  1767.7 p0      46 dst copy
        pand xmm13, xmm2                                   ;  1775.7 p1      46 dst
        pxor xmm9, xmm13                                   ;  1777.7 p1      46 dst
        pand xmm8, xmm9                                    ;  1779.7 p1      46 dst
        pand xmm15, xmm9                                   ;  1779.7 p1      46 dst
        movdqa xmm13, xmm1                                 ;  1771.7 p0      46 dst copy
        pand xmm13, xmm2                                   ;  1778.7 p1      46 dst
        pxor xmm7, xmm13                                   ;  1780.7 p1      46 dst
        pand xmm3, xmm7                                    ;  1782.7 p1      46 dst
        pand xmm5, xmm7                                    ;  1782.7 p1      46 dst
        pxor xmm5, xmm6                                    ;  1784.7 p1      46 dst
        pxor xmm5, xmm8                                    ;  1786.7 p1      46 dst
        movdqa xmm13, xmm2                                 ;  1775.7 p0      46 dst copy
        pxor xmm13, xmm9                                   ;  1782.7 p1      46 dst
        movdqa [r9 + 1536], xmm10                          ;  1761.7 p0+p3   68 dst
        pand xmm0, xmm13                                   ;  1784.7 p1      46 dst
        pand xmm14, xmm13                                  ;  1784.7 p1      46 dst
        pxor xmm13, xmm7                                   ;  1784.7 p1      46 dst
        por xmm9, xmm13                                    ;  1786.7 p1      46 dst
        pxor xmm1, xmm9                                    ;  1788.7 p1      46 dst
        pand xmm12, xmm13                                  ;  1786.7 p1      46 dst
        pxor xmm0, xmm12                                   ;  1788.7 p1      46 dst
        pxor xmm12, xmm5                                   ;  1788.7 p1      46 dst
        pxor xmm6, xmm0                                    ;  1790.7 p1      46 dst
        pxor xmm8, xmm0                                    ;  1790.7 p1      46 dst
        movdqa xmm0, [rbp + 2112]                          ;  1741.3 p2      68 dst
        pxor xmm0, [r8 + 22064]                            ;  1790.7 p2+p1   68 dst
        movdqa xmm9, [rbp + 2240]                          ;  1743.3 p2      46 dst reload
        pand xmm9, xmm13                                   ;  1791.7 p1      46 dst
        pxor xmm7, xmm1                                    ;  1792.7 p1      46 dst
        pxor xmm2, xmm1                                    ;  1793.7 p1      46 dst
        pand xmm11, xmm1                                   ;  1794.7 p1      46 dst
        pxor xmm12, xmm11                                  ;  1796.7 p1      46 dst
        movdqa xmm10, [rbp + 2160]                         ;  1744.3 p2      46 dst reload
        pand xmm10, xmm1                                   ;  1796.7 p1      46 dst
        pxor xmm4, [r8 + 22464]                            ;  1797.7 p2+p1   68 dst
        movdqa [r9 + 1584], xmm0                           ;  1792.7 p0+p3   68 dst
        movdqa xmm0, [rbp + 2144]                          ;  1746.3 p2      68 dst
        pxor xmm0, [r8 + 22080]                            ;  1798.7 p2+p1   68 dst
        pxor xmm0, [rbp + 2096]                            ;  1800.7 p2+p1   68 dst
        pxor xmm13, xmm2                                   ;  1800.7 p1      46 dst
        movdqa xmm1, [rbp + 2256]                          ;  1749.3 p2      46 dst reload
        pand xmm1, xmm7                                    ;  1801.7 p1      46 dst
        movdqa xmm11, [rbp + 2000]                         ;  1750.3 p2      46 dst reload
        pand xmm11, xmm7                                   ;  1802.7 p1      46 dst
        pxor xmm5, xmm11                                   ;  1804.7 p1      46 dst
        pxor xmm10, xmm1                                   ;  1804.7 p1      46 dst
        pxor xmm3, xmm1                                    ;  1805.7 p1      46 dst
        movdqa xmm1, [rbp + 2416]                          ;  1751.3 p2      68 dst
        pxor xmm1, [r8 + 22096]                            ;  1806.7 p2+p1   68 dst
        movdqa xmm7, [rbp + 2560]                          ;  1753.3 p2      46 dst reload
        pand xmm7, xmm2                                    ;  1807.7 p1      46 dst
        movdqa xmm11, [rbp + 2208]                         ;  1754.3 p2      46 dst reload
        pand xmm11, xmm2                                   ;  1808.7 p1      46 dst
        pxor xmm9, xmm10                                   ;  1809.7 p1      46 dst
        pxor xmm14, xmm10                                  ;  1810.7 p1      46 dst
        movdqa [r9 + 1600], xmm0                           ;  1802.7 p0+p3   68 dst
        movdqa xmm0, [rbp + 2016]                          ;  1755.3 p2      68 dst
        pxor xmm0, [r8 + 22112]                            ;  1811.7 p2+p1   68 dst
        pxor xmm0, [rbp + 2288]                            ;  1813.7 p2+p1   68 dst
        pxor xmm12, xmm7                                   ;  1813.7 p1      46 dst
        pxor xmm6, xmm7                                    ;  1814.7 p1      46 dst
        movdqa xmm2, [rbp + 2336]                          ;  1758.3 p2      68 dst
        pxor xmm2, [r8 + 22128]                            ;  1815.7 p2+p1   68 dst
        pxor xmm9, xmm11                                   ;  1816.7 p1      46 dst
        pxor xmm11, xmm8                                   ;  1817.7 p1      46 dst
        pxor xmm8, [r8 + 22400]                            ;  1818.7 p2+p1   68 dst
        movdqa xmm7, [rbp + 2064]                          ;  1761.3 p2      46 dst reload
        pand xmm7, xmm13                                   ;  1819.7 p1      46 dst
        movdqa xmm10, [rbp + 2272]                         ;  1762.3 p2      46 dst reload
        pand xmm10, xmm13                                  ;  1820.7 p1      46 dst
        pxor xmm11, xmm7                                   ;  1821.7 p1      46 dst
        movdqa [r9 + 1616], xmm1                           ;  1808.7 p0+p3   68 dst
        movdqa xmm1, [rbp + 1936]                          ;  1763.3 p2      68 dst
        pxor xmm1, [r8 + 22144]                            ;  1822.7 p2+p1   68 dst
        pxor xmm1, [rbp + 1984]                            ;  1824.7 p2+p1   68 dst
        movdqa xmm7, [rbp + 2400]                          ;  1766.3 p2      46 dst reload
        pxor xmm1, xmm7                                    ;  1826.7 p1      68 dst
        pxor xmm7, [r8 + 22176]                            ;  1825.7 p2+p1   68 dst
        pxor xmm3, xmm12                                   ;  1826.7 p1      46 dst
        pxor xmm6, xmm9                                    ;  1827.7 p1      46 dst
        movdqa [r9 + 1632], xmm0                           ;  1815.7 p0+p3   68 dst
        movdqa [r9 + 1648], xmm2                           ;  1817.7 p0+p3   68 dst
        movdqa xmm0, [rbp + 2032]                          ;  1768.3 p2      68 dst
        pxor xmm0, [r8 + 22160]                            ;  1828.7 p2+p1   68 dst
        pxor xmm8, xmm10                                   ;  1829.7 p1      68 dst
        movdqa xmm2, [rbp + 2480]                          ;  1770.3 p2      68 dst
        pxor xmm2, [r8 + 22192]                            ;  1830.7 p2+p1   68 dst
        pxor xmm3, xmm6                                    ;  1831.7 p1      46 dst
        pxor xmm12, [r8 + 22448]                           ;  1832.7 p2+p1   68 dst
        movdqa [r9 + 1696], xmm7                           ;  1827.7 p0+p3   68 dst
        movdqa xmm7, [rbp + 1920]                          ;  1773.3 p2      68 dst
        pxor xmm7, [r8 + 22208]                            ;  1833.7 p2+p1   68 dst
        pxor xmm7, [rbp + 2464]                            ;  1835.7 p2+p1   68 dst
        movdqa [r9 + 1664], xmm1                           ;  1828.7 p0+p3   68 dst
        movdqa xmm1, [rbp + 2304]                          ;  1776.3 p2      68 dst
        pxor xmm1, [r8 + 22224]                            ;  1835.7 p2+p1   68 dst
        pxor xmm15, xmm3                                   ;  1836.7 p1      46 dst
        pxor xmm11, xmm3                                   ;  1837.7 p1      46 dst
        movdqa xmm3, [rbp + 2512]                          ;  1778.3 p2      68 dst
        pxor xmm3, [r8 + 22240]                            ;  1838.7 p2+p1   68 dst
        pxor xmm3, [rbp + 2032]                            ;  1840.7 p2+p1   68 dst
        movdqa [r9 + 1680], xmm0                           ;  1830.7 p0+p3   68 dst
        movdqa xmm0, [rbp + 2384]                          ;  1782.3 p2      68 dst
        pxor xmm0, [r8 + 22256]                            ;  1840.7 p2+p1   68 dst
        pxor xmm9, [r8 + 22512]                            ;  1841.7 p2+p1   68 dst
        movdqa [r9 + 1712], xmm2                           ;  1832.7 p0+p3   68 dst
        movdqa xmm2, [rbp + 2192]                          ;  1789.3 p2      68 dst
        pxor xmm2, [r8 + 22272]                            ;  1842.7 p2+p1   68 dst
        pxor xmm2, [rbp + 2432]                            ;  1844.7 p2+p1   68 dst
        pxor xmm14, xmm15                                  ;  1844.7 p1      46 dst
        movdqa xmm10, [rbp + 1968]                         ;  1792.3 p2      46 dst reload
        pxor xmm2, xmm10                                   ;  1846.7 p1      68 dst
        pxor xmm10, [r8 + 22304]                           ;  1846.7 p2+p1   68 dst
        pxor xmm4, xmm15                                   ;  1847.7 p1      68 dst
        movdqa [r9 + 1728], xmm7                           ;  1837.7 p0+p3   68 dst
        movdqa xmm7, [rbp + 2048]                          ;  1794.3 p2      68 dst
        pxor xmm7, [r8 + 22288]                            ;  1848.7 p2+p1   68 dst
        movdqa [r9 + 1744], xmm1                           ;  1837.7 p0+p3   68 dst
        movdqa xmm1, [rbp + 2320]                          ;  1796.3 p2      68 dst
        pxor xmm1, [r8 + 22320]                            ;  1849.7 p2+p1   68 dst
        movdqa [r9 + 1968], xmm12                          ;  1834.7 p0+p3   68 dst
        movdqa xmm12, [rbp + 2528]                         ;  1799.3 p2      68 dst
        pxor xmm12, [r8 + 22336]                           ;  1850.7 p2+p1   68 dst
        pxor xmm6, [r8 + 22496]                            ;  1851.7 p2+p1   68 dst
        pxor xmm5, xmm14                                   ;  1852.7 p1      46 dst
        movdqa [r9 + 1760], xmm3                           ;  1842.7 p0+p3   68 dst
        pxor xmm12, [rbp + 2496]                           ;  1853.7 p2+p1   68 dst
        movdqa xmm3, [rbp + 2128]                          ;  1803.7 p2      68 dst
        pxor xmm3, [r8 + 22352]                            ;  1854.7 p2+p1   68 dst
        movdqa [r9 + 1776], xmm0                           ;  1842.7 p0+p3   68 dst
        movdqa xmm0, [rbp + 2080]                          ;  1806.7 p2      68 dst
        pxor xmm0, [r8 + 22368]                            ;  1855.7 p2+p1   68 dst
        movdqa [r9 + 2032], xmm9                           ;  1843.7 p0+p3   68 dst
        pxor xmm0, [rbp + 2048]                            ;  1857.7 p2+p1   68 dst
        movdqa xmm9, [rbp + 2352]                          ;  1809.7 p2      68 dst
        pxor xmm9, [r8 + 22384]                            ;  1857.7 p2+p1   68 dst
        movdqa [r9 + 1792], xmm2                           ;  1848.7 p0+p3   68 dst
        pxor xmm6, xmm11                                   ;  1858.7 p1      68 dst
        pxor xmm11, [r8 + 22416]                           ;  1859.7 p2+p1   68 dst
        movdqa xmm2, [rbp + 2448]                          ;  1814.0 p2      68 dst reload
        movdqa [r9 + 1552], xmm2                           ;  1825.0 p0+p3   68 dst
        movdqa xmm2, [rbp + 2176]                          ;  1815.7 p2      68 dst reload
        movdqa [r9 + 1568], xmm2                           ;  1826.7 p0+p3   68 dst
        movdqa [r9 + 1824], xmm10                          ;  1848.7 p0+p3   68 dst
        pxor xmm14, [r8 + 22480]                           ;  1860.7 p2+p1   68 dst
        movdqa [r9 + 1808], xmm7                           ;  1850.7 p0+p3   68 dst
        movdqa [r9 + 1840], xmm1                           ;  1851.7 p0+p3   68 dst
        movdqa [r9 + 1984], xmm4                           ;  1849.7 p0+p3   68 dst
        pxor xmm8, xmm5                                    ;  1861.7 p1      68 dst
        pxor xmm5, [r8 + 22432]                            ;  1862.7 p2+p1   68 dst
        movdqa [r9 + 1856], xmm12                          ;  1855.7 p0+p3   68 dst
        movdqa [r9 + 1872], xmm3                           ;  1856.7 p0+p3   68 dst
        movdqa [r9 + 1888], xmm0                           ;  1859.7 p0+p3   68 dst
        movdqa [r9 + 1904], xmm9                           ;  1859.7 p0+p3   68 dst
        movdqa [r9 + 1936], xmm11                          ;  1861.7 p0+p3   68 dst
        movdqa [r9 + 2016], xmm6                           ;  1860.7 p0+p3   68 dst
        movdqa [r9 + 1920], xmm8                           ;  1863.7 p0+p3   68 dst
        movdqa [r9 + 2000], xmm14                          ;  1862.7 p0+p3   68 dst
        movdqa [r9 + 1952], xmm5                           ;  1864.7 p0+p3   68 dst
        add r9, 0x800                                      ;  1833.7 p0     119 blocks
        mov qword [rbp + 4168], r9                         ;  1844.0 p0+p3  119 blocks
        mov r8, qword [rbp + 4128]                         ;  1832.7 p2     119 blocks
        add r8, 0x800                                      ;  1836.7 p0     119 blocks
        mov qword [rbp + 4128], r8                         ;  1846.0 p0+p3  119 blocks
        cmp r8, qword [rbp + 4136]                         ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0x10e0                                    ;                    frame
        pop rbp                                            ;                    preserved
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
