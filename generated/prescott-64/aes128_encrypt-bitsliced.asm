; aes128_encrypt for Intel Pentium 4 (Prescott with EM64T, 64-bit) (prescott-64)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 b96ab4300706cbb4); do not edit:
;   ./cw build aes128_encrypt --cpu prescott-64 --variant bitsliced
;
; void aes128_encrypt(const void *rk, const void *src, void *dst, uint32_t n);   System V, 64 bits
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
;   body: 263 uops, planned 131.3; bounds: width 87.7, ports 130.0, path 13.0
;   blocks: 645 uops, planned 269.0; bounds: width 215.0, ports 260.0, path 13.0
;   blocks/rounds: 4833 uops, planned 2292.7; bounds: width 1611.0, ports 2215.0, path 72.0
;   blocks.2: 4060 uops, planned 1786.0; bounds: width 1353.3, ports 1781.0, path 62.0
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
%fatal "aes128_encrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_aes128_encrypt
$_aes128_encrypt:
%else
        global $aes128_encrypt
%endif
$aes128_encrypt:
        push rbp                                           ;                    preserved
        sub rsp, 0x14d0                                    ;                    frame
        lea rbp, [rsp + 128]                               ;                    frame
        mov dword [rbp + 5184], ecx                        ;                    argument
        mov qword [rbp + 5136], rsi                        ;                    argument
        mov qword [rbp + 5152], rdi                        ;                    argument
        mov qword [rbp + 5176], rdx                        ;                    argument
        mov r8d, dword [rbp + 5184]                        ;     0.0 p2     117 blocks
        shl r8, 0xb                                        ;     4.0 p1     117 blocks
        add r8, qword [rbp + 5136]                         ;     5.0 p2+p0  117 blocks
        mov qword [rbp + 5144], r8                         ;     6.0 p0+p3  117 blocks
        mov r8, qword [rbp + 5152]                         ;     2.0 p2      58 dst.0 reload
        movdqa xmm0, [r8 + 20480]                          ;     6.0 p2      58 dst.0
        movdqa xmm1, [rel aes128_encrypt.T0_constants128]  ;     4.0 p2      58 dst.0 reload
        pxor xmm0, xmm1                                    ;    17.0 p1      58 dst.0
        movdqa [rbp - 128], xmm0                           ;    19.0 p0+p3   58 dst.0
        movdqa xmm0, [r8 + 20496]                          ;     6.0 p2      58 dst.1
        pxor xmm0, xmm1                                    ;    17.0 p1      58 dst.1
        movdqa [rbp - 112], xmm0                           ;    19.0 p0+p3   58 dst.1
        movdqa xmm0, [r8 + 20560]                          ;     6.0 p2      58 dst.5
        pxor xmm0, xmm1                                    ;    17.0 p1      58 dst.5
        movdqa [rbp - 96], xmm0                            ;    19.0 p0+p3   58 dst.5
        movdqa xmm0, [r8 + 20576]                          ;     7.0 p2      58 dst.6
        pxor xmm0, xmm1                                    ;    18.0 p1      58 dst.6
        movdqa [rbp - 80], xmm0                            ;    20.0 p0+p3   58 dst.6
        movdqa xmm0, [r8 + 20608]                          ;     8.0 p2      58 dst.8
        pxor xmm0, xmm1                                    ;    19.0 p1      58 dst.8
        movdqa [rbp - 64], xmm0                            ;    21.0 p0+p3   58 dst.8
        movdqa xmm0, [r8 + 20624]                          ;     9.0 p2      58 dst.9
        pxor xmm0, xmm1                                    ;    20.0 p1      58 dst.9
        movdqa [rbp - 48], xmm0                            ;    22.0 p0+p3   58 dst.9
        movdqa xmm0, [r8 + 20688]                          ;    10.3 p2      58 dst.13
        pxor xmm0, xmm1                                    ;    21.3 p1      58 dst.13
        movdqa [rbp - 32], xmm0                            ;    23.3 p0+p3   58 dst.13
        movdqa xmm0, [r8 + 20704]                          ;    11.7 p2      58 dst.14
        pxor xmm0, xmm1                                    ;    22.7 p1      58 dst.14
        movdqa [rbp - 16], xmm0                            ;    24.7 p0+p3   58 dst.14
        movdqa xmm0, [r8 + 20736]                          ;    13.0 p2      58 dst.16
        pxor xmm0, xmm1                                    ;    24.0 p1      58 dst.16
        movdqa [rbp + 0], xmm0                             ;    26.0 p0+p3   58 dst.16
        movdqa xmm0, [r8 + 20752]                          ;    14.3 p2      58 dst.17
        pxor xmm0, xmm1                                    ;    25.3 p1      58 dst.17
        movdqa [rbp + 16], xmm0                            ;    27.3 p0+p3   58 dst.17
        movdqa xmm0, [r8 + 20816]                          ;    15.7 p2      58 dst.21
        pxor xmm0, xmm1                                    ;    26.7 p1      58 dst.21
        movdqa [rbp + 32], xmm0                            ;    28.7 p0+p3   58 dst.21
        movdqa xmm0, [r8 + 20832]                          ;    17.0 p2      58 dst.22
        pxor xmm0, xmm1                                    ;    28.0 p1      58 dst.22
        movdqa [rbp + 48], xmm0                            ;    30.0 p0+p3   58 dst.22
        movdqa xmm0, [r8 + 20864]                          ;    18.3 p2      58 dst.24
        pxor xmm0, xmm1                                    ;    29.3 p1      58 dst.24
        movdqa [rbp + 64], xmm0                            ;    31.3 p0+p3   58 dst.24
        movdqa xmm0, [r8 + 20880]                          ;    19.7 p2      58 dst.25
        pxor xmm0, xmm1                                    ;    30.7 p1      58 dst.25
        movdqa [rbp + 80], xmm0                            ;    32.7 p0+p3   58 dst.25
        movdqa xmm0, [r8 + 20944]                          ;    21.0 p2      58 dst.29
        pxor xmm0, xmm1                                    ;    32.0 p1      58 dst.29
        movdqa [rbp + 96], xmm0                            ;    34.0 p0+p3   58 dst.29
        movdqa xmm0, [r8 + 20960]                          ;    22.3 p2      58 dst.30
        pxor xmm0, xmm1                                    ;    33.3 p1      58 dst.30
        movdqa [rbp + 112], xmm0                           ;    35.3 p0+p3   58 dst.30
        movdqa xmm0, [r8 + 20992]                          ;    23.7 p2      58 dst.0
        pxor xmm0, xmm1                                    ;    34.7 p1      58 dst.0
        movdqa [rbp + 128], xmm0                           ;    36.7 p0+p3   58 dst.0
        movdqa xmm0, [r8 + 21008]                          ;    25.0 p2      58 dst.1
        pxor xmm0, xmm1                                    ;    36.0 p1      58 dst.1
        movdqa [rbp + 144], xmm0                           ;    38.0 p0+p3   58 dst.1
        movdqa xmm0, [r8 + 21072]                          ;    26.3 p2      58 dst.5
        pxor xmm0, xmm1                                    ;    37.3 p1      58 dst.5
        movdqa [rbp + 160], xmm0                           ;    39.3 p0+p3   58 dst.5
        movdqa xmm0, [r8 + 21088]                          ;    27.7 p2      58 dst.6
        pxor xmm0, xmm1                                    ;    38.7 p1      58 dst.6
        movdqa [rbp + 176], xmm0                           ;    41.3 p0+p3   58 dst.6
        movdqa xmm0, [r8 + 21120]                          ;    29.0 p2      58 dst.8
        pxor xmm0, xmm1                                    ;    40.0 p1      58 dst.8
        movdqa [rbp + 192], xmm0                           ;    43.3 p0+p3   58 dst.8
        movdqa xmm0, [r8 + 21136]                          ;    30.3 p2      58 dst.9
        pxor xmm0, xmm1                                    ;    41.3 p1      58 dst.9
        movdqa [rbp + 208], xmm0                           ;    45.3 p0+p3   58 dst.9
        movdqa xmm0, [r8 + 21200]                          ;    31.7 p2      58 dst.13
        pxor xmm0, xmm1                                    ;    42.7 p1      58 dst.13
        movdqa [rbp + 224], xmm0                           ;    47.3 p0+p3   58 dst.13
        movdqa xmm0, [r8 + 21216]                          ;    33.0 p2      58 dst.14
        pxor xmm0, xmm1                                    ;    44.0 p1      58 dst.14
        movdqa [rbp + 240], xmm0                           ;    49.3 p0+p3   58 dst.14
        movdqa xmm0, [r8 + 21248]                          ;    34.3 p2      58 dst.16
        pxor xmm0, xmm1                                    ;    45.3 p1      58 dst.16
        movdqa [rbp + 256], xmm0                           ;    51.3 p0+p3   58 dst.16
        movdqa xmm0, [r8 + 21264]                          ;    35.7 p2      58 dst.17
        pxor xmm0, xmm1                                    ;    46.7 p1      58 dst.17
        movdqa [rbp + 272], xmm0                           ;    53.3 p0+p3   58 dst.17
        movdqa xmm0, [r8 + 21328]                          ;    37.0 p2      58 dst.21
        pxor xmm0, xmm1                                    ;    48.0 p1      58 dst.21
        movdqa [rbp + 288], xmm0                           ;    55.3 p0+p3   58 dst.21
        movdqa xmm0, [r8 + 21344]                          ;    38.3 p2      58 dst.22
        pxor xmm0, xmm1                                    ;    49.3 p1      58 dst.22
        movdqa [rbp + 304], xmm0                           ;    57.3 p0+p3   58 dst.22
        movdqa xmm0, [r8 + 21376]                          ;    39.7 p2      58 dst.24
        pxor xmm0, xmm1                                    ;    50.7 p1      58 dst.24
        movdqa [rbp + 320], xmm0                           ;    59.3 p0+p3   58 dst.24
        movdqa xmm0, [r8 + 21392]                          ;    41.0 p2      58 dst.25
        pxor xmm0, xmm1                                    ;    52.0 p1      58 dst.25
        movdqa [rbp + 336], xmm0                           ;    61.3 p0+p3   58 dst.25
        movdqa xmm0, [r8 + 21456]                          ;    42.3 p2      58 dst.29
        pxor xmm0, xmm1                                    ;    53.3 p1      58 dst.29
        movdqa [rbp + 352], xmm0                           ;    63.3 p0+p3   58 dst.29
        movdqa xmm0, [r8 + 21472]                          ;    43.7 p2      58 dst.30
        pxor xmm0, xmm1                                    ;    54.7 p1      58 dst.30
        movdqa [rbp + 368], xmm0                           ;    65.3 p0+p3   58 dst.30
        movdqa xmm0, [r8 + 21504]                          ;    45.0 p2      58 dst.0
        pxor xmm0, xmm1                                    ;    56.0 p1      58 dst.0
        movdqa [rbp + 384], xmm0                           ;    67.3 p0+p3   58 dst.0
        movdqa xmm0, [r8 + 21520]                          ;    46.3 p2      58 dst.1
        pxor xmm0, xmm1                                    ;    57.3 p1      58 dst.1
        movdqa [rbp + 400], xmm0                           ;    69.3 p0+p3   58 dst.1
        movdqa xmm0, [r8 + 21584]                          ;    47.7 p2      58 dst.5
        pxor xmm0, xmm1                                    ;    58.7 p1      58 dst.5
        movdqa [rbp + 416], xmm0                           ;    71.3 p0+p3   58 dst.5
        movdqa xmm0, [r8 + 21600]                          ;    49.0 p2      58 dst.6
        pxor xmm0, xmm1                                    ;    60.0 p1      58 dst.6
        movdqa [rbp + 432], xmm0                           ;    73.3 p0+p3   58 dst.6
        movdqa xmm0, [r8 + 21632]                          ;    50.3 p2      58 dst.8
        pxor xmm0, xmm1                                    ;    61.3 p1      58 dst.8
        movdqa [rbp + 448], xmm0                           ;    75.3 p0+p3   58 dst.8
        movdqa xmm0, [r8 + 21648]                          ;    51.7 p2      58 dst.9
        pxor xmm0, xmm1                                    ;    62.7 p1      58 dst.9
        movdqa [rbp + 464], xmm0                           ;    77.3 p0+p3   58 dst.9
        movdqa xmm0, [r8 + 21712]                          ;    53.0 p2      58 dst.13
        pxor xmm0, xmm1                                    ;    64.0 p1      58 dst.13
        movdqa [rbp + 480], xmm0                           ;    79.3 p0+p3   58 dst.13
        movdqa xmm0, [r8 + 21728]                          ;    54.3 p2      58 dst.14
        pxor xmm0, xmm1                                    ;    65.3 p1      58 dst.14
        movdqa [rbp + 496], xmm0                           ;    81.3 p0+p3   58 dst.14
        movdqa xmm0, [r8 + 21760]                          ;    55.7 p2      58 dst.16
        pxor xmm0, xmm1                                    ;    66.7 p1      58 dst.16
        movdqa [rbp + 512], xmm0                           ;    83.3 p0+p3   58 dst.16
        movdqa xmm0, [r8 + 21776]                          ;    57.0 p2      58 dst.17
        pxor xmm0, xmm1                                    ;    68.0 p1      58 dst.17
        movdqa [rbp + 528], xmm0                           ;    85.3 p0+p3   58 dst.17
        movdqa xmm0, [r8 + 21840]                          ;    58.3 p2      58 dst.21
        pxor xmm0, xmm1                                    ;    69.3 p1      58 dst.21
        movdqa [rbp + 544], xmm0                           ;    87.3 p0+p3   58 dst.21
        movdqa xmm0, [r8 + 21856]                          ;    59.7 p2      58 dst.22
        pxor xmm0, xmm1                                    ;    70.7 p1      58 dst.22
        movdqa [rbp + 560], xmm0                           ;    89.3 p0+p3   58 dst.22
        movdqa xmm0, [r8 + 21888]                          ;    61.0 p2      58 dst.24
        pxor xmm0, xmm1                                    ;    72.0 p1      58 dst.24
        movdqa [rbp + 576], xmm0                           ;    91.3 p0+p3   58 dst.24
        movdqa xmm0, [r8 + 21904]                          ;    62.3 p2      58 dst.25
        pxor xmm0, xmm1                                    ;    73.3 p1      58 dst.25
        movdqa [rbp + 592], xmm0                           ;    93.3 p0+p3   58 dst.25
        movdqa xmm0, [r8 + 21968]                          ;    63.7 p2      58 dst.29
        pxor xmm0, xmm1                                    ;    74.7 p1      58 dst.29
        movdqa [rbp + 608], xmm0                           ;    95.3 p0+p3   58 dst.29
        movdqa xmm0, [r8 + 21984]                          ;    65.0 p2      58 dst.30
        pxor xmm0, xmm1                                    ;    76.0 p1      58 dst.30
        movdqa [rbp + 624], xmm0                           ;    97.3 p0+p3   58 dst.30
        movdqa xmm0, [r8 + 22016]                          ;    66.3 p2      58 dst.0
        pxor xmm0, xmm1                                    ;    77.3 p1      58 dst.0
        movdqa [rbp + 640], xmm0                           ;    99.3 p0+p3   58 dst.0
        movdqa xmm0, [r8 + 22032]                          ;    67.7 p2      58 dst.1
        pxor xmm0, xmm1                                    ;    78.7 p1      58 dst.1
        movdqa [rbp + 656], xmm0                           ;   101.3 p0+p3   58 dst.1
        movdqa xmm0, [r8 + 22096]                          ;    69.0 p2      58 dst.5
        pxor xmm0, xmm1                                    ;    80.0 p1      58 dst.5
        movdqa [rbp + 672], xmm0                           ;   103.3 p0+p3   58 dst.5
        movdqa xmm0, [r8 + 22112]                          ;    70.3 p2      58 dst.6
        pxor xmm0, xmm1                                    ;    81.3 p1      58 dst.6
        movdqa [rbp + 688], xmm0                           ;   105.3 p0+p3   58 dst.6
        movdqa xmm0, [r8 + 22144]                          ;    71.7 p2      58 dst.8
        pxor xmm0, xmm1                                    ;    82.7 p1      58 dst.8
        movdqa [rbp + 704], xmm0                           ;   107.3 p0+p3   58 dst.8
        movdqa xmm0, [r8 + 22160]                          ;    73.0 p2      58 dst.9
        pxor xmm0, xmm1                                    ;    84.0 p1      58 dst.9
        movdqa [rbp + 720], xmm0                           ;   109.3 p0+p3   58 dst.9
        movdqa xmm0, [r8 + 22224]                          ;    74.3 p2      58 dst.13
        pxor xmm0, xmm1                                    ;    85.3 p1      58 dst.13
        movdqa [rbp + 736], xmm0                           ;   111.3 p0+p3   58 dst.13
        movdqa xmm0, [r8 + 22240]                          ;    75.7 p2      58 dst.14
        pxor xmm0, xmm1                                    ;    86.7 p1      58 dst.14
        movdqa [rbp + 752], xmm0                           ;   113.3 p0+p3   58 dst.14
        movdqa xmm0, [r8 + 22272]                          ;    77.0 p2      58 dst.16
        pxor xmm0, xmm1                                    ;    88.0 p1      58 dst.16
        movdqa [rbp + 768], xmm0                           ;   115.3 p0+p3   58 dst.16
        movdqa xmm0, [r8 + 22288]                          ;    78.3 p2      58 dst.17
        pxor xmm0, xmm1                                    ;    89.3 p1      58 dst.17
        movdqa [rbp + 784], xmm0                           ;   117.3 p0+p3   58 dst.17
        movdqa xmm0, [r8 + 22352]                          ;    79.7 p2      58 dst.21
        pxor xmm0, xmm1                                    ;    90.7 p1      58 dst.21
        movdqa [rbp + 800], xmm0                           ;   119.3 p0+p3   58 dst.21
        movdqa xmm0, [r8 + 22368]                          ;    81.0 p2      58 dst.22
        pxor xmm0, xmm1                                    ;    92.0 p1      58 dst.22
        movdqa [rbp + 816], xmm0                           ;   121.3 p0+p3   58 dst.22
        movdqa xmm0, [r8 + 22400]                          ;    82.3 p2      58 dst.24
        pxor xmm0, xmm1                                    ;    93.3 p1      58 dst.24
        movdqa [rbp + 832], xmm0                           ;   123.3 p0+p3   58 dst.24
        movdqa xmm0, [r8 + 22416]                          ;    83.7 p2      58 dst.25
        pxor xmm0, xmm1                                    ;    94.7 p1      58 dst.25
        movdqa [rbp + 848], xmm0                           ;   125.3 p0+p3   58 dst.25
        movdqa xmm0, [r8 + 22480]                          ;    85.0 p2      58 dst.29
        pxor xmm0, xmm1                                    ;    96.0 p1      58 dst.29
        movdqa [rbp + 864], xmm0                           ;   127.3 p0+p3   58 dst.29
        movdqa xmm0, [r8 + 22496]                          ;    86.3 p2      58 dst.30
        pxor xmm0, xmm1                                    ;    97.3 p1      58 dst.30
        movdqa [rbp + 880], xmm0                           ;   129.3 p0+p3   58 dst.30
        cmp dword [rbp + 5184], 0                          ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 5136]                         ;     0.0 p2      52 s[0].0 reload
        movdqa xmm0, [r8]                                  ;     4.0 p2      52 s[0]
        mov r9, qword [rbp + 5152]                         ;     2.0 p2      52 s[0].0 reload
        pxor xmm0, [r9]                                    ;    17.0 p2+p1   52 s[0]
        movdqa [rbp + 896], xmm0                           ;    19.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 16]                             ;     4.0 p2      52 s[0]
        pxor xmm0, [r9 + 16]                               ;    17.0 p2+p1   52 s[0]
        movdqa [rbp + 912], xmm0                           ;    19.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 32]                             ;     6.0 p2      52 s[0]
        pxor xmm0, [r9 + 32]                               ;    17.0 p2+p1   52 s[0]
        movdqa [rbp + 928], xmm0                           ;    19.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 48]                             ;     8.0 p2      52 s[0]
        pxor xmm0, [r9 + 48]                               ;    19.0 p2+p1   52 s[0]
        movdqa [rbp + 944], xmm0                           ;    21.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 64]                             ;    10.0 p2      52 s[0]
        pxor xmm0, [r9 + 64]                               ;    21.0 p2+p1   52 s[0]
        movdqa [rbp + 960], xmm0                           ;    23.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 80]                             ;    12.0 p2      52 s[0]
        pxor xmm0, [r9 + 80]                               ;    23.0 p2+p1   52 s[0]
        movdqa [rbp + 976], xmm0                           ;    25.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 96]                             ;    14.0 p2      52 s[0]
        pxor xmm0, [r9 + 96]                               ;    25.0 p2+p1   52 s[0]
        movdqa [rbp + 992], xmm0                           ;    27.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 112]                            ;    16.0 p2      52 s[0]
        pxor xmm0, [r9 + 112]                              ;    27.0 p2+p1   52 s[0]
        movdqa [rbp + 1008], xmm0                          ;    29.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 128]                            ;    18.0 p2      52 s[0]
        pxor xmm0, [r9 + 128]                              ;    29.0 p2+p1   52 s[0]
        movdqa [rbp + 1024], xmm0                          ;    31.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 144]                            ;    20.0 p2      52 s[0]
        pxor xmm0, [r9 + 144]                              ;    31.0 p2+p1   52 s[0]
        movdqa [rbp + 1040], xmm0                          ;    33.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 160]                            ;    22.0 p2      52 s[0]
        pxor xmm0, [r9 + 160]                              ;    33.0 p2+p1   52 s[0]
        movdqa [rbp + 1056], xmm0                          ;    35.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 176]                            ;    24.0 p2      52 s[0]
        pxor xmm0, [r9 + 176]                              ;    35.0 p2+p1   52 s[0]
        movdqa [rbp + 1072], xmm0                          ;    37.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 192]                            ;    26.0 p2      52 s[0]
        pxor xmm0, [r9 + 192]                              ;    37.0 p2+p1   52 s[0]
        movdqa [rbp + 1088], xmm0                          ;    39.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 208]                            ;    28.0 p2      52 s[0]
        pxor xmm0, [r9 + 208]                              ;    39.0 p2+p1   52 s[0]
        movdqa [rbp + 1104], xmm0                          ;    41.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 224]                            ;    30.0 p2      52 s[0]
        pxor xmm0, [r9 + 224]                              ;    41.0 p2+p1   52 s[0]
        movdqa [rbp + 1120], xmm0                          ;    43.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 240]                            ;    32.0 p2      52 s[0]
        pxor xmm0, [r9 + 240]                              ;    43.0 p2+p1   52 s[0]
        movdqa [rbp + 1136], xmm0                          ;    45.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 256]                            ;    34.0 p2      52 s[0]
        pxor xmm0, [r9 + 256]                              ;    45.0 p2+p1   52 s[0]
        movdqa [rbp + 1152], xmm0                          ;    47.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 272]                            ;    36.0 p2      52 s[0]
        pxor xmm0, [r9 + 272]                              ;    47.0 p2+p1   52 s[0]
        movdqa [rbp + 1168], xmm0                          ;    49.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 288]                            ;    38.0 p2      52 s[0]
        pxor xmm0, [r9 + 288]                              ;    49.0 p2+p1   52 s[0]
        movdqa [rbp + 1184], xmm0                          ;    51.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 304]                            ;    40.0 p2      52 s[0]
        pxor xmm0, [r9 + 304]                              ;    51.0 p2+p1   52 s[0]
        movdqa [rbp + 1200], xmm0                          ;    53.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 320]                            ;    42.0 p2      52 s[0]
        pxor xmm0, [r9 + 320]                              ;    53.0 p2+p1   52 s[0]
        movdqa [rbp + 1216], xmm0                          ;    55.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 336]                            ;    44.0 p2      52 s[0]
        pxor xmm0, [r9 + 336]                              ;    55.0 p2+p1   52 s[0]
        movdqa [rbp + 1232], xmm0                          ;    57.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 352]                            ;    46.0 p2      52 s[0]
        pxor xmm0, [r9 + 352]                              ;    57.0 p2+p1   52 s[0]
        movdqa [rbp + 1248], xmm0                          ;    59.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 368]                            ;    48.0 p2      52 s[0]
        pxor xmm0, [r9 + 368]                              ;    59.0 p2+p1   52 s[0]
        movdqa [rbp + 1264], xmm0                          ;    61.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 384]                            ;    50.0 p2      52 s[0]
        pxor xmm0, [r9 + 384]                              ;    61.0 p2+p1   52 s[0]
        movdqa [rbp + 1280], xmm0                          ;    63.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 400]                            ;    52.0 p2      52 s[0]
        pxor xmm0, [r9 + 400]                              ;    63.0 p2+p1   52 s[0]
        movdqa [rbp + 1296], xmm0                          ;    65.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 416]                            ;    54.0 p2      52 s[0]
        pxor xmm0, [r9 + 416]                              ;    65.0 p2+p1   52 s[0]
        movdqa [rbp + 1312], xmm0                          ;    67.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 432]                            ;    56.0 p2      52 s[0]
        pxor xmm0, [r9 + 432]                              ;    67.0 p2+p1   52 s[0]
        movdqa [rbp + 1328], xmm0                          ;    69.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 448]                            ;    58.0 p2      52 s[0]
        pxor xmm0, [r9 + 448]                              ;    69.0 p2+p1   52 s[0]
        movdqa [rbp + 1344], xmm0                          ;    71.0 p0+p3   53 rounds
        mov qword [rbp + 5160], r9                         ;    59.7 p0+p3   53 rounds
        movdqa xmm0, [r8 + 464]                            ;    60.0 p2      52 s[0]
        pxor xmm0, [r9 + 464]                              ;    71.0 p2+p1   52 s[0]
        movdqa [rbp + 1360], xmm0                          ;    73.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 480]                            ;    62.0 p2      52 s[0]
        pxor xmm0, [r9 + 480]                              ;    73.0 p2+p1   52 s[0]
        movdqa [rbp + 1376], xmm0                          ;    75.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 496]                            ;    64.0 p2      52 s[0]
        pxor xmm0, [r9 + 496]                              ;    75.0 p2+p1   52 s[0]
        movdqa [rbp + 1392], xmm0                          ;    77.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 512]                            ;    66.0 p2      52 s[1]
        pxor xmm0, [r9 + 512]                              ;    77.0 p2+p1   52 s[1]
        movdqa [rbp + 1408], xmm0                          ;    79.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 528]                            ;    68.0 p2      52 s[1]
        pxor xmm0, [r9 + 528]                              ;    79.0 p2+p1   52 s[1]
        movdqa [rbp + 1424], xmm0                          ;    81.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 544]                            ;    70.0 p2      52 s[1]
        pxor xmm0, [r9 + 544]                              ;    81.0 p2+p1   52 s[1]
        movdqa [rbp + 1440], xmm0                          ;    83.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 560]                            ;    72.0 p2      52 s[1]
        pxor xmm0, [r9 + 560]                              ;    83.0 p2+p1   52 s[1]
        movdqa [rbp + 1456], xmm0                          ;    85.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 576]                            ;    74.0 p2      52 s[1]
        pxor xmm0, [r9 + 576]                              ;    85.0 p2+p1   52 s[1]
        movdqa [rbp + 1472], xmm0                          ;    87.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 592]                            ;    76.0 p2      52 s[1]
        pxor xmm0, [r9 + 592]                              ;    87.0 p2+p1   52 s[1]
        movdqa [rbp + 1488], xmm0                          ;    89.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 608]                            ;    78.0 p2      52 s[1]
        pxor xmm0, [r9 + 608]                              ;    89.0 p2+p1   52 s[1]
        movdqa [rbp + 1504], xmm0                          ;    91.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 624]                            ;    80.0 p2      52 s[1]
        pxor xmm0, [r9 + 624]                              ;    91.0 p2+p1   52 s[1]
        movdqa [rbp + 1520], xmm0                          ;    93.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 640]                            ;    82.0 p2      52 s[1]
        pxor xmm0, [r9 + 640]                              ;    93.0 p2+p1   52 s[1]
        movdqa [rbp + 1536], xmm0                          ;    95.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 656]                            ;    84.0 p2      52 s[1]
        pxor xmm0, [r9 + 656]                              ;    95.0 p2+p1   52 s[1]
        movdqa [rbp + 1552], xmm0                          ;    97.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 672]                            ;    86.0 p2      52 s[1]
        pxor xmm0, [r9 + 672]                              ;    97.0 p2+p1   52 s[1]
        movdqa [rbp + 1568], xmm0                          ;    99.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 688]                            ;    88.0 p2      52 s[1]
        pxor xmm0, [r9 + 688]                              ;    99.0 p2+p1   52 s[1]
        movdqa [rbp + 1584], xmm0                          ;   101.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 704]                            ;    90.0 p2      52 s[1]
        pxor xmm0, [r9 + 704]                              ;   101.0 p2+p1   52 s[1]
        movdqa [rbp + 1600], xmm0                          ;   103.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 720]                            ;    92.0 p2      52 s[1]
        pxor xmm0, [r9 + 720]                              ;   103.0 p2+p1   52 s[1]
        movdqa [rbp + 1616], xmm0                          ;   105.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 736]                            ;    94.0 p2      52 s[1]
        pxor xmm0, [r9 + 736]                              ;   105.0 p2+p1   52 s[1]
        movdqa [rbp + 1632], xmm0                          ;   107.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 752]                            ;    96.0 p2      52 s[1]
        pxor xmm0, [r9 + 752]                              ;   107.0 p2+p1   52 s[1]
        movdqa [rbp + 1648], xmm0                          ;   109.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 768]                            ;    98.0 p2      52 s[1]
        pxor xmm0, [r9 + 768]                              ;   109.0 p2+p1   52 s[1]
        movdqa [rbp + 1664], xmm0                          ;   111.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 784]                            ;   100.0 p2      52 s[1]
        pxor xmm0, [r9 + 784]                              ;   111.0 p2+p1   52 s[1]
        movdqa [rbp + 1680], xmm0                          ;   113.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 800]                            ;   102.0 p2      52 s[1]
        pxor xmm0, [r9 + 800]                              ;   113.0 p2+p1   52 s[1]
        movdqa [rbp + 1696], xmm0                          ;   115.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 816]                            ;   104.0 p2      52 s[1]
        pxor xmm0, [r9 + 816]                              ;   115.0 p2+p1   52 s[1]
        movdqa [rbp + 1712], xmm0                          ;   117.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 832]                            ;   106.0 p2      52 s[1]
        pxor xmm0, [r9 + 832]                              ;   117.0 p2+p1   52 s[1]
        movdqa [rbp + 1728], xmm0                          ;   119.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 848]                            ;   108.0 p2      52 s[1]
        pxor xmm0, [r9 + 848]                              ;   119.0 p2+p1   52 s[1]
        movdqa [rbp + 1744], xmm0                          ;   121.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 864]                            ;   110.0 p2      52 s[1]
        pxor xmm0, [r9 + 864]                              ;   121.0 p2+p1   52 s[1]
        movdqa [rbp + 1760], xmm0                          ;   123.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 880]                            ;   112.0 p2      52 s[1]
        pxor xmm0, [r9 + 880]                              ;   123.0 p2+p1   52 s[1]
        movdqa [rbp + 1776], xmm0                          ;   125.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 896]                            ;   114.0 p2      52 s[1]
        pxor xmm0, [r9 + 896]                              ;   125.0 p2+p1   52 s[1]
        movdqa [rbp + 1792], xmm0                          ;   127.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 912]                            ;   116.0 p2      52 s[1]
        pxor xmm0, [r9 + 912]                              ;   127.0 p2+p1   52 s[1]
        movdqa [rbp + 1808], xmm0                          ;   129.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 928]                            ;   118.0 p2      52 s[1]
        pxor xmm0, [r9 + 928]                              ;   129.0 p2+p1   52 s[1]
        movdqa [rbp + 1824], xmm0                          ;   131.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 944]                            ;   120.0 p2      52 s[1]
        pxor xmm0, [r9 + 944]                              ;   131.0 p2+p1   52 s[1]
        movdqa [rbp + 1840], xmm0                          ;   133.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 960]                            ;   122.0 p2      52 s[1]
        pxor xmm0, [r9 + 960]                              ;   133.0 p2+p1   52 s[1]
        movdqa [rbp + 1856], xmm0                          ;   135.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 976]                            ;   124.0 p2      52 s[1]
        pxor xmm0, [r9 + 976]                              ;   135.0 p2+p1   52 s[1]
        movdqa [rbp + 1872], xmm0                          ;   137.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 992]                            ;   126.0 p2      52 s[1]
        pxor xmm0, [r9 + 992]                              ;   137.0 p2+p1   52 s[1]
        movdqa [rbp + 1888], xmm0                          ;   139.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1008]                           ;   128.0 p2      52 s[1]
        pxor xmm0, [r9 + 1008]                             ;   139.0 p2+p1   52 s[1]
        movdqa [rbp + 1904], xmm0                          ;   141.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1024]                           ;   130.0 p2      52 s[2]
        pxor xmm0, [r9 + 1024]                             ;   141.0 p2+p1   52 s[2]
        movdqa [rbp + 1920], xmm0                          ;   143.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1040]                           ;   132.0 p2      52 s[2]
        pxor xmm0, [r9 + 1040]                             ;   143.0 p2+p1   52 s[2]
        movdqa [rbp + 1936], xmm0                          ;   145.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1056]                           ;   134.0 p2      52 s[2]
        pxor xmm0, [r9 + 1056]                             ;   145.0 p2+p1   52 s[2]
        movdqa [rbp + 1952], xmm0                          ;   147.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1072]                           ;   136.0 p2      52 s[2]
        pxor xmm0, [r9 + 1072]                             ;   147.0 p2+p1   52 s[2]
        movdqa [rbp + 1968], xmm0                          ;   149.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1088]                           ;   138.0 p2      52 s[2]
        pxor xmm0, [r9 + 1088]                             ;   149.0 p2+p1   52 s[2]
        movdqa [rbp + 1984], xmm0                          ;   151.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1104]                           ;   140.0 p2      52 s[2]
        pxor xmm0, [r9 + 1104]                             ;   151.0 p2+p1   52 s[2]
        movdqa [rbp + 2000], xmm0                          ;   153.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1120]                           ;   142.0 p2      52 s[2]
        pxor xmm0, [r9 + 1120]                             ;   153.0 p2+p1   52 s[2]
        movdqa [rbp + 2016], xmm0                          ;   155.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1136]                           ;   144.0 p2      52 s[2]
        pxor xmm0, [r9 + 1136]                             ;   155.0 p2+p1   52 s[2]
        movdqa [rbp + 2032], xmm0                          ;   157.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1152]                           ;   146.0 p2      52 s[2]
        pxor xmm0, [r9 + 1152]                             ;   157.0 p2+p1   52 s[2]
        movdqa [rbp + 2048], xmm0                          ;   159.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1168]                           ;   148.0 p2      52 s[2]
        pxor xmm0, [r9 + 1168]                             ;   159.0 p2+p1   52 s[2]
        movdqa [rbp + 2064], xmm0                          ;   161.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1184]                           ;   150.0 p2      52 s[2]
        pxor xmm0, [r9 + 1184]                             ;   161.0 p2+p1   52 s[2]
        movdqa [rbp + 2080], xmm0                          ;   163.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1200]                           ;   152.0 p2      52 s[2]
        pxor xmm0, [r9 + 1200]                             ;   163.0 p2+p1   52 s[2]
        movdqa [rbp + 2096], xmm0                          ;   165.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1216]                           ;   154.0 p2      52 s[2]
        pxor xmm0, [r9 + 1216]                             ;   165.0 p2+p1   52 s[2]
        movdqa [rbp + 2112], xmm0                          ;   167.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1232]                           ;   156.0 p2      52 s[2]
        pxor xmm0, [r9 + 1232]                             ;   167.0 p2+p1   52 s[2]
        movdqa [rbp + 2128], xmm0                          ;   169.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1248]                           ;   158.0 p2      52 s[2]
        pxor xmm0, [r9 + 1248]                             ;   169.0 p2+p1   52 s[2]
        movdqa [rbp + 2144], xmm0                          ;   171.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1264]                           ;   160.0 p2      52 s[2]
        pxor xmm0, [r9 + 1264]                             ;   171.0 p2+p1   52 s[2]
        movdqa [rbp + 2160], xmm0                          ;   173.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1280]                           ;   162.0 p2      52 s[2]
        pxor xmm0, [r9 + 1280]                             ;   173.0 p2+p1   52 s[2]
        movdqa [rbp + 2176], xmm0                          ;   175.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1296]                           ;   164.0 p2      52 s[2]
        pxor xmm0, [r9 + 1296]                             ;   175.0 p2+p1   52 s[2]
        movdqa [rbp + 2192], xmm0                          ;   177.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1312]                           ;   166.0 p2      52 s[2]
        pxor xmm0, [r9 + 1312]                             ;   177.0 p2+p1   52 s[2]
        movdqa [rbp + 2208], xmm0                          ;   179.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1328]                           ;   168.0 p2      52 s[2]
        pxor xmm0, [r9 + 1328]                             ;   179.0 p2+p1   52 s[2]
        movdqa [rbp + 2224], xmm0                          ;   181.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1344]                           ;   170.0 p2      52 s[2]
        pxor xmm0, [r9 + 1344]                             ;   181.0 p2+p1   52 s[2]
        movdqa [rbp + 2240], xmm0                          ;   183.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1360]                           ;   172.0 p2      52 s[2]
        pxor xmm0, [r9 + 1360]                             ;   183.0 p2+p1   52 s[2]
        movdqa [rbp + 2256], xmm0                          ;   185.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1376]                           ;   174.0 p2      52 s[2]
        pxor xmm0, [r9 + 1376]                             ;   185.0 p2+p1   52 s[2]
        movdqa [rbp + 2272], xmm0                          ;   187.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1392]                           ;   176.0 p2      52 s[2]
        pxor xmm0, [r9 + 1392]                             ;   187.0 p2+p1   52 s[2]
        movdqa [rbp + 2288], xmm0                          ;   189.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1408]                           ;   178.0 p2      52 s[2]
        pxor xmm0, [r9 + 1408]                             ;   189.0 p2+p1   52 s[2]
        movdqa [rbp + 2304], xmm0                          ;   191.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1424]                           ;   180.0 p2      52 s[2]
        pxor xmm0, [r9 + 1424]                             ;   191.0 p2+p1   52 s[2]
        movdqa [rbp + 2320], xmm0                          ;   193.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1440]                           ;   182.0 p2      52 s[2]
        pxor xmm0, [r9 + 1440]                             ;   193.0 p2+p1   52 s[2]
        movdqa [rbp + 2336], xmm0                          ;   195.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1456]                           ;   184.0 p2      52 s[2]
        pxor xmm0, [r9 + 1456]                             ;   195.0 p2+p1   52 s[2]
        movdqa [rbp + 2352], xmm0                          ;   197.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1472]                           ;   186.0 p2      52 s[2]
        pxor xmm0, [r9 + 1472]                             ;   197.0 p2+p1   52 s[2]
        movdqa [rbp + 2368], xmm0                          ;   199.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1488]                           ;   188.0 p2      52 s[2]
        pxor xmm0, [r9 + 1488]                             ;   199.0 p2+p1   52 s[2]
        movdqa [rbp + 2384], xmm0                          ;   201.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1504]                           ;   190.0 p2      52 s[2]
        pxor xmm0, [r9 + 1504]                             ;   201.0 p2+p1   52 s[2]
        movdqa [rbp + 2400], xmm0                          ;   203.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1520]                           ;   192.0 p2      52 s[2]
        pxor xmm0, [r9 + 1520]                             ;   203.0 p2+p1   52 s[2]
        movdqa [rbp + 2416], xmm0                          ;   205.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1536]                           ;   194.0 p2      52 s[3]
        pxor xmm0, [r9 + 1536]                             ;   205.0 p2+p1   52 s[3]
        movdqa [rbp + 2432], xmm0                          ;   207.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1552]                           ;   196.0 p2      52 s[3]
        pxor xmm0, [r9 + 1552]                             ;   207.0 p2+p1   52 s[3]
        movdqa [rbp + 2448], xmm0                          ;   209.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1568]                           ;   198.0 p2      52 s[3]
        pxor xmm0, [r9 + 1568]                             ;   209.0 p2+p1   52 s[3]
        movdqa [rbp + 2464], xmm0                          ;   211.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1584]                           ;   200.0 p2      52 s[3]
        pxor xmm0, [r9 + 1584]                             ;   211.0 p2+p1   52 s[3]
        movdqa [rbp + 2480], xmm0                          ;   213.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1600]                           ;   202.0 p2      52 s[3]
        pxor xmm0, [r9 + 1600]                             ;   213.0 p2+p1   52 s[3]
        movdqa [rbp + 2496], xmm0                          ;   215.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1616]                           ;   204.0 p2      52 s[3]
        pxor xmm0, [r9 + 1616]                             ;   215.0 p2+p1   52 s[3]
        movdqa [rbp + 2512], xmm0                          ;   217.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1632]                           ;   206.0 p2      52 s[3]
        pxor xmm0, [r9 + 1632]                             ;   217.0 p2+p1   52 s[3]
        movdqa [rbp + 2528], xmm0                          ;   219.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1648]                           ;   208.0 p2      52 s[3]
        pxor xmm0, [r9 + 1648]                             ;   219.0 p2+p1   52 s[3]
        movdqa [rbp + 2544], xmm0                          ;   221.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1664]                           ;   210.0 p2      52 s[3]
        pxor xmm0, [r9 + 1664]                             ;   221.0 p2+p1   52 s[3]
        movdqa [rbp + 2560], xmm0                          ;   223.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1680]                           ;   212.0 p2      52 s[3]
        pxor xmm0, [r9 + 1680]                             ;   223.0 p2+p1   52 s[3]
        movdqa [rbp + 2576], xmm0                          ;   225.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1696]                           ;   214.0 p2      52 s[3]
        pxor xmm0, [r9 + 1696]                             ;   225.0 p2+p1   52 s[3]
        movdqa [rbp + 2592], xmm0                          ;   227.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1712]                           ;   216.0 p2      52 s[3]
        pxor xmm0, [r9 + 1712]                             ;   227.0 p2+p1   52 s[3]
        movdqa [rbp + 2608], xmm0                          ;   229.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1728]                           ;   218.0 p2      52 s[3]
        pxor xmm0, [r9 + 1728]                             ;   229.0 p2+p1   52 s[3]
        movdqa [rbp + 2624], xmm0                          ;   231.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1744]                           ;   220.0 p2      52 s[3]
        pxor xmm0, [r9 + 1744]                             ;   231.0 p2+p1   52 s[3]
        movdqa [rbp + 2640], xmm0                          ;   233.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1760]                           ;   222.0 p2      52 s[3]
        pxor xmm0, [r9 + 1760]                             ;   233.0 p2+p1   52 s[3]
        movdqa [rbp + 2656], xmm0                          ;   235.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1776]                           ;   224.0 p2      52 s[3]
        pxor xmm0, [r9 + 1776]                             ;   235.0 p2+p1   52 s[3]
        movdqa [rbp + 2672], xmm0                          ;   237.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1792]                           ;   226.0 p2      52 s[3]
        pxor xmm0, [r9 + 1792]                             ;   237.0 p2+p1   52 s[3]
        movdqa [rbp + 2688], xmm0                          ;   239.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1808]                           ;   228.0 p2      52 s[3]
        pxor xmm0, [r9 + 1808]                             ;   239.0 p2+p1   52 s[3]
        movdqa [rbp + 2704], xmm0                          ;   241.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1824]                           ;   230.0 p2      52 s[3]
        pxor xmm0, [r9 + 1824]                             ;   241.0 p2+p1   52 s[3]
        movdqa [rbp + 2720], xmm0                          ;   243.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1840]                           ;   232.0 p2      52 s[3]
        pxor xmm0, [r9 + 1840]                             ;   243.0 p2+p1   52 s[3]
        movdqa [rbp + 2736], xmm0                          ;   245.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1856]                           ;   234.0 p2      52 s[3]
        pxor xmm0, [r9 + 1856]                             ;   245.0 p2+p1   52 s[3]
        movdqa [rbp + 2752], xmm0                          ;   247.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1872]                           ;   236.0 p2      52 s[3]
        pxor xmm0, [r9 + 1872]                             ;   247.0 p2+p1   52 s[3]
        movdqa [rbp + 2768], xmm0                          ;   249.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1888]                           ;   238.0 p2      52 s[3]
        pxor xmm0, [r9 + 1888]                             ;   249.0 p2+p1   52 s[3]
        movdqa [rbp + 2784], xmm0                          ;   251.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1904]                           ;   240.0 p2      52 s[3]
        pxor xmm0, [r9 + 1904]                             ;   251.0 p2+p1   52 s[3]
        movdqa [rbp + 2800], xmm0                          ;   253.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1920]                           ;   242.0 p2      52 s[3]
        pxor xmm0, [r9 + 1920]                             ;   253.0 p2+p1   52 s[3]
        movdqa [rbp + 2816], xmm0                          ;   255.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1936]                           ;   244.0 p2      52 s[3]
        pxor xmm0, [r9 + 1936]                             ;   255.0 p2+p1   52 s[3]
        movdqa [rbp + 2832], xmm0                          ;   257.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1952]                           ;   246.0 p2      52 s[3]
        pxor xmm0, [r9 + 1952]                             ;   257.0 p2+p1   52 s[3]
        movdqa [rbp + 2848], xmm0                          ;   259.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1968]                           ;   248.0 p2      52 s[3]
        pxor xmm0, [r9 + 1968]                             ;   259.0 p2+p1   52 s[3]
        movdqa [rbp + 2864], xmm0                          ;   261.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 1984]                           ;   250.0 p2      52 s[3]
        pxor xmm0, [r9 + 1984]                             ;   261.0 p2+p1   52 s[3]
        movdqa [rbp + 2880], xmm0                          ;   263.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 2000]                           ;   252.0 p2      52 s[3]
        pxor xmm0, [r9 + 2000]                             ;   263.0 p2+p1   52 s[3]
        movdqa [rbp + 2896], xmm0                          ;   265.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 2016]                           ;   254.0 p2      52 s[3]
        pxor xmm0, [r9 + 2016]                             ;   265.0 p2+p1   52 s[3]
        movdqa [rbp + 2912], xmm0                          ;   267.0 p0+p3   53 rounds
        movdqa xmm0, [r8 + 2032]                           ;   256.0 p2      52 s[3]
        pxor xmm0, [r9 + 2032]                             ;   267.0 p2+p1   52 s[3]
        movdqa [rbp + 2928], xmm0                          ;   269.0 p0+p3   53 rounds
        add r9, 0x4800                                     ;   219.7 p1      53 rounds
        mov qword [rbp + 5168], r9                         ;   259.7 p0+p3   53 rounds
        movdqa xmm0, [rbp + 2928]                          ;                    resident
        movdqa xmm1, [rbp + 2816]                          ;                    resident
        movdqa xmm2, [rbp + 2864]                          ;                    resident
        movdqa xmm3, [rbp + 2880]                          ;                    resident
        movdqa xmm4, [rbp + 2832]                          ;                    resident
        movdqa xmm5, [rbp + 2912]                          ;                    resident
        movdqa xmm6, [rbp + 2848]                          ;                    resident
        movdqa xmm7, [rbp + 2896]                          ;                    resident
        movdqa xmm8, [rbp + 2288]                          ;                    resident
        movdqa xmm9, [rbp + 2800]                          ;                    resident
        movdqa xmm10, [rbp + 2176]                         ;                    resident
        movdqa xmm11, [rbp + 2688]                         ;                    resident
        movdqa xmm12, [rbp + 2224]                         ;                    resident
        movdqa xmm13, [rbp + 2240]                         ;                    resident
        mov r8, qword [rbp + 5160]                         ;                    resident
        align 16
.rounds_2:
        movdqa xmm14, [rbp + 912]                          ;     0.0 p2      43 t[0]
        movdqa xmm15, [rbp + 992]                          ;     1.0 p2      43 t[0]
        movdqa [rbp + 2944], xmm11                         ;     0.7 p0+p3   43 t[1] spill
        movdqa xmm11, [rbp + 928]                          ;     2.0 p2      43 t[0]
        movdqa [rbp + 2960], xmm9                          ;     2.7 p0+p3   43 t[1] spill
        movdqa xmm9, [rbp + 976]                           ;     3.0 p2      43 t[0]
        movdqa [rbp + 2976], xmm7                          ;     4.7 p0+p3   43 t[0] spill
        movdqa xmm7, [rbp + 944]                           ;     4.0 p2      43 t[0]
        pxor xmm7, [rbp + 960]                             ;    15.0 p2+p1   43 t[0]
        pxor xmm14, xmm7                                   ;    17.0 p1      43 t[0]
        movdqa [rbp + 2992], xmm6                          ;     6.7 p0+p3   43 t[0] spill
        pshufd xmm6, xmm14, 0xe4                           ;    19.0 p1      43 t[0] copy
        pxor xmm6, [rbp + 1008]                            ;    23.0 p2+p1   43 t[0]
        pxor xmm15, xmm6                                   ;    25.0 p1      43 t[0]
        pxor xmm9, xmm15                                   ;    27.0 p1      43 t[0]
        movdqa [rbp + 3008], xmm1                          ;     8.7 p0+p3   43 t[0] spill
        pshufd xmm1, xmm15, 0xe4                           ;    27.0 p1      43 t[0] copy
        movdqa [rbp + 3024], xmm5                          ;    10.7 p0+p3   43 t[0] spill
        pshufd xmm5, xmm15, 0xe4                           ;    27.0 p1      43 t[0] copy
        movdqa [rbp + 3040], xmm0                          ;    12.7 p0+p3   43 t[0] spill
        pshufd xmm0, xmm6, 0xe4                            ;    25.0 p1      43 t[0] copy
        pxor xmm0, [rbp + 896]                             ;    29.0 p2+p1   43 t[0]
        pxor xmm11, xmm0                                   ;    31.0 p1      43 t[0]
        movdqa [rbp + 3056], xmm4                          ;    14.7 p0+p3   43 t[0] spill
        pshufd xmm4, xmm11, 0xe4                           ;    33.0 p1      43 t[0] copy
        pxor xmm4, [rbp + 944]                             ;    37.0 p2+p1   43 t[0]
        pxor xmm1, xmm4                                    ;    39.0 p1      43 t[0]
        movdqa [rbp + 3072], xmm2                          ;    16.7 p0+p3   43 t[0] spill
        movdqa xmm2, xmm6                                  ;    25.0 p0      43 t[0] copy
        pand xmm2, xmm1                                    ;    41.0 p1      43 t[0]
        movdqa [rbp + 3088], xmm3                          ;    18.7 p0+p3   43 t[0] spill
        pshufd xmm3, xmm6, 0xe4                            ;    25.0 p1      43 t[0] copy
        movdqa [rbp + 3104], xmm10                         ;    20.7 p0+p3   43 t[0] spill
        pshufd xmm10, xmm9, 0xe4                           ;    29.0 p1      43 t[0] copy
        pxor xmm10, [rbp + 960]                            ;    33.0 p2+p1   43 t[0]
        movdqa [rbp + 3120], xmm8                          ;    22.7 p0+p3   43 t[0] spill
        movdqa xmm8, xmm9                                  ;    29.0 p0      43 t[0] copy
        pxor xmm8, [rbp + 896]                             ;    36.0 p2+p1   43 t[0]
        movdqa [rbp + 3136], xmm12                         ;    24.7 p0+p3   43 t[0] spill
        pshufd xmm12, xmm9, 0xe4                           ;    29.0 p1      43 t[0] copy
        movdqa [rbp + 3152], xmm13                         ;    26.7 p0+p3   43 t[0] spill
        pshufd xmm13, xmm0, 0xe4                           ;    31.0 p1      43 t[0] copy
        por xmm13, [rbp + 1008]                            ;    35.0 p2+p1   43 t[0]
        pxor xmm11, xmm13                                  ;    37.0 p1      43 t[0]
        movdqa [rbp + 3168], xmm15                         ;    28.7 p0+p3   43 t[0] spill
        movdqa xmm15, xmm0                                 ;    31.0 p0      43 t[0] copy
        movdqa [rbp + 3184], xmm9                          ;    30.7 p0+p3   43 t[0] spill
        pshufd xmm9, xmm1, 0xe4                            ;    41.0 p1      43 t[0] copy
        pxor xmm9, [rbp + 1008]                            ;    45.0 p2+p1   43 t[0]
        movdqa [rbp + 3200], xmm1                          ;    41.0 p0+p3   43 t[0] spill
        pshufd xmm1, xmm8, 0xe4                            ;    38.0 p1      43 t[0] copy
        pand xmm1, xmm10                                   ;    42.0 p1      43 t[0]
        pxor xmm11, xmm1                                   ;    44.0 p1      43 t[0]
        movdqa xmm1, xmm10                                 ;    35.0 p0      43 t[0] copy
        pxor xmm1, xmm9                                    ;    47.0 p1      43 t[0]
        pand xmm12, xmm1                                   ;    49.0 p1      43 t[0]
        pxor xmm14, xmm12                                  ;    51.0 p1      43 t[0]
        movdqa xmm12, xmm10                                ;    35.0 p0      43 t[0] copy
        pxor xmm12, xmm4                                   ;    42.0 p1      43 t[0]
        movdqa [rbp + 3216], xmm6                          ;    34.7 p0+p3   43 t[0] spill
        movdqa xmm6, xmm4                                  ;    39.0 p0      43 t[0] copy
        movdqa [rbp + 3232], xmm8                          ;    38.0 p0+p3   43 t[0] spill
        movdqa xmm8, xmm2                                  ;    43.0 p0      43 t[0] copy
        pxor xmm8, [rbp + 960]                             ;    50.0 p2+p1   43 t[0]
        movdqa [rbp + 3248], xmm10                         ;    38.7 p0+p3   43 t[0] spill
        movdqa xmm10, xmm1                                 ;    49.0 p0      43 t[0] copy
        pxor xmm10, [rbp + 944]                            ;    56.0 p2+p1   43 t[0]
        pxor xmm15, xmm10                                  ;    58.0 p1      43 t[0]
        movdqa [rbp + 3264], xmm1                          ;    49.0 p0+p3   43 t[0] spill
        movdqa xmm1, xmm12                                 ;    44.0 p0      43 t[0] copy
        pand xmm1, xmm10                                   ;    58.0 p1      43 t[0]
        pxor xmm8, xmm1                                    ;    60.0 p1      43 t[0]
        movdqa xmm1, xmm12                                 ;    44.0 p0      43 t[0] copy
        pxor xmm1, [rbp + 1008]                            ;    51.0 p2+p1   43 t[0]
        movdqa [rbp + 3280], xmm12                         ;    44.0 p0+p3   43 t[0] spill
        movdqa xmm12, xmm9                                 ;    47.0 p0      43 t[0] copy
        pxor xmm12, [rbp + 896]                            ;    54.0 p2+p1   43 t[0]
        pxor xmm7, xmm12                                   ;    56.0 p1      43 t[0]
        pand xmm12, xmm9                                   ;    56.0 p1      43 t[0]
        pxor xmm14, xmm12                                  ;    58.0 p1      43 t[0]
        pand xmm6, xmm7                                    ;    58.0 p1      43 t[0]
        pxor xmm12, xmm6                                   ;    60.0 p1      43 t[0]
        pxor xmm3, xmm7                                    ;    58.0 p1      43 t[0]
        pand xmm5, xmm3                                    ;    60.0 p1      43 t[0]
        pxor xmm2, xmm5                                    ;    62.0 p1      43 t[0]
        pxor xmm2, xmm14                                   ;    64.0 p1      43 t[0]
        pxor xmm13, xmm14                                  ;    60.0 p1      43 t[0]
        pxor xmm8, xmm12                                   ;    62.0 p1      43 t[0]
        pxor xmm11, xmm12                                  ;    62.0 p1      43 t[0]
        movdqa xmm14, xmm1                                 ;    53.0 p0      43 t[0] copy
        pand xmm14, xmm15                                  ;    60.0 p1      43 t[0]
        pxor xmm13, xmm14                                  ;    62.0 p1      43 t[0]
        movdqa xmm14, xmm2                                 ;    66.0 p0      43 t[0] copy
        pand xmm14, xmm8                                   ;    73.0 p1      43 t[0]
        pxor xmm13, xmm14                                  ;    75.0 p1      43 t[0]
        movdqa xmm5, xmm8                                  ;    64.0 p0      43 t[0] copy
        pxor xmm5, xmm13                                   ;    77.0 p1      43 t[0]
        pand xmm13, xmm11                                  ;    77.0 p1      43 t[0]
        pxor xmm2, xmm13                                   ;    79.0 p1      43 t[0]
        por xmm14, xmm5                                    ;    79.0 p1      43 t[0]
        pxor xmm14, xmm2                                   ;    81.0 p1      43 t[0]
        movdqa xmm6, xmm11                                 ;    64.0 p0      43 t[0] copy
        pand xmm6, xmm2                                    ;    81.0 p1      43 t[0]
        pxor xmm8, xmm6                                    ;    83.0 p1      43 t[0]
        pand xmm0, xmm14                                   ;    83.0 p1      43 t[0]
        pand xmm2, xmm8                                    ;    85.0 p1      43 t[0]
        pxor xmm11, xmm2                                   ;    87.0 p1      43 t[0]
        pand xmm15, xmm8                                   ;    85.0 p1      43 t[0]
        pand xmm1, xmm8                                    ;    85.0 p1      43 t[0]
        pand xmm3, xmm11                                   ;    89.0 p1      43 t[0]
        movdqa xmm2, [rbp + 3168]                          ;    48.0 p2      43 t[0] reload
        pand xmm2, xmm11                                   ;    89.0 p1      43 t[0]
        movdqa xmm6, [rel aes128_encrypt.T0_constants128]  ;    49.0 p2      43 t[0] reload
        pxor xmm2, xmm6                                    ;    91.0 p1      43 t[0]
        movdqa xmm12, xmm8                                 ;    85.0 p0      43 t[0] copy
        por xmm12, xmm14                                   ;    92.0 p1      43 t[0]
        pxor xmm5, xmm12                                   ;    94.0 p1      43 t[0]
        pand xmm4, xmm5                                    ;    96.0 p1      43 t[0]
        pand xmm7, xmm5                                    ;    96.0 p1      43 t[0]
        movdqa xmm12, xmm8                                 ;    85.0 p0      43 t[0] copy
        pxor xmm12, xmm14                                  ;    92.0 p1      43 t[0]
        pxor xmm8, xmm11                                   ;    89.0 p1      43 t[0]
        pxor xmm11, xmm5                                   ;    96.0 p1      43 t[0]
        pxor xmm5, xmm12                                   ;    96.0 p1      43 t[0]
        pand xmm10, xmm12                                  ;    94.0 p1      43 t[0]
        movdqa xmm13, [rbp + 3280]                         ;    53.0 p2      43 t[0] reload
        pand xmm13, xmm12                                  ;    94.0 p1      43 t[0]
        pxor xmm7, xmm10                                   ;    98.0 p1      43 t[0]
        movdqa xmm12, [rbp + 3264]                         ;    54.0 p2      43 t[0] reload
        pand xmm12, xmm8                                   ;    91.0 p1      43 t[0]
        movdqa [rbp + 3264], xmm0                          ;    85.0 p0+p3   43 t[0] spill
        movdqa xmm0, [rbp + 3184]                          ;    55.3 p2      43 t[0] reload
        pand xmm0, xmm8                                    ;    91.0 p1      43 t[0]
        pxor xmm4, xmm12                                   ;    98.0 p1      43 t[0]
        pxor xmm12, xmm1                                   ;    93.0 p1      43 t[0]
        pxor xmm0, xmm6                                    ;    93.0 p1      43 t[0]
        pxor xmm1, xmm4                                    ;   100.0 p1      43 t[0]
        pxor xmm2, xmm4                                    ;   100.0 p1      43 t[0]
        movdqa xmm4, [rbp + 3248]                          ;    57.7 p2      43 t[0] reload
        pand xmm4, xmm5                                    ;    98.0 p1      43 t[0]
        movdqa xmm8, [rbp + 3232]                          ;    58.7 p2      43 t[0] reload
        pand xmm8, xmm5                                    ;    98.0 p1      43 t[0]
        pxor xmm10, xmm8                                   ;   100.0 p1      43 t[0]
        pxor xmm1, xmm4                                    ;   102.0 p1      43 t[0]
        movdqa xmm5, xmm14                                 ;    83.0 p0      43 t[0] copy
        pand xmm5, [rbp + 1008]                            ;    95.7 p2+p1   43 t[0]
        pxor xmm12, xmm5                                   ;    97.7 p1      43 t[0]
        pxor xmm4, xmm5                                    ;   100.0 p1      43 t[0]
        pxor xmm14, xmm11                                  ;    98.7 p1      43 t[0]
        pand xmm9, xmm14                                   ;   100.7 p1      43 t[0]
        pxor xmm12, xmm9                                   ;   102.7 p1      43 t[0]
        pand xmm14, [rbp + 896]                            ;   101.7 p2+p1   43 t[0]
        movdqa xmm5, [rbp + 3216]                          ;    63.3 p2      43 t[0] reload
        pand xmm5, xmm11                                   ;   102.7 p1      43 t[0]
        movdqa xmm8, [rbp + 3200]                          ;    64.3 p2      43 t[0] reload
        pand xmm8, xmm11                                   ;   103.7 p1      43 t[0]
        pxor xmm4, xmm8                                    ;   105.7 p1      43 t[0]
        pxor xmm5, xmm14                                   ;   105.7 p1      43 t[0]
        pxor xmm0, xmm5                                    ;   107.7 p1      43 t[0]
        pxor xmm5, xmm7                                    ;   107.7 p1      43 t[0]
        pxor xmm5, xmm1                                    ;   109.7 p1      43 t[0]
        pxor xmm1, xmm6                                    ;   109.7 p1      43 t[0]
        pxor xmm13, xmm5                                   ;   111.7 p1      43 t[0]
        pxor xmm4, xmm13                                   ;   113.7 p1      43 t[0]
        pxor xmm2, xmm13                                   ;   113.7 p1      43 t[0]
        pxor xmm5, xmm6                                    ;   113.7 p1      43 t[0]
        pxor xmm3, xmm4                                    ;   115.7 p1      43 t[0]
        pxor xmm15, xmm3                                   ;   117.7 p1      43 t[0]
        pxor xmm0, xmm3                                    ;   117.7 p1      43 t[0]
        pxor xmm10, xmm15                                  ;   119.7 p1      43 t[0]
        movdqa xmm3, [rbp + 1552]                          ;    69.0 p2      43 t[0]
        movdqa xmm8, [rbp + 1632]                          ;    70.0 p2      43 t[0]
        movdqa xmm9, [rbp + 1568]                          ;    71.0 p2      43 t[0]
        movdqa xmm11, [rbp + 1616]                         ;    72.0 p2      43 t[0]
        movdqa xmm13, xmm6                                 ;    70.3 p0      43 t[0] copy
        movdqa [rbp + 3200], xmm5                          ;   115.7 p0+p3   43 t[0] spill
        movdqa xmm5, xmm6                                  ;    72.3 p0      43 t[0] copy
        movdqa [rbp + 3216], xmm12                         ;   104.7 p0+p3   43 t[0] spill
        movdqa xmm12, xmm6                                 ;    74.3 p0      43 t[0] copy
        movdqa xmm6, [rbp + 1584]                          ;    73.0 p2      43 t[0]
        pxor xmm6, [rbp + 1600]                            ;   118.7 p2+p1   43 t[0]
        pxor xmm3, xmm6                                    ;   120.7 p1      43 t[0]
        movdqa [rbp + 3232], xmm1                          ;   111.7 p0+p3   43 t[0] spill
        movdqa xmm1, xmm3                                  ;   122.7 p0      43 t[0] copy
        pxor xmm1, [rbp + 1648]                            ;   129.7 p2+p1   43 t[0]
        pxor xmm8, xmm1                                    ;   131.7 p1      43 t[0]
        pxor xmm11, xmm8                                   ;   133.7 p1      43 t[0]
        movdqa [rbp + 3248], xmm4                          ;   115.7 p0+p3   43 t[0] spill
        movdqa xmm4, xmm8                                  ;   133.7 p0      43 t[0] copy
        movdqa [rbp + 3184], xmm0                          ;   119.7 p0+p3   43 t[0] spill
        movdqa xmm0, xmm8                                  ;   133.7 p0      43 t[0] copy
        movdqa [rbp + 3280], xmm2                          ;   115.7 p0+p3   43 t[0] spill
        movdqa xmm2, xmm1                                  ;   131.7 p0      43 t[0] copy
        pxor xmm2, [rbp + 1536]                            ;   138.7 p2+p1   43 t[0]
        pxor xmm9, xmm2                                    ;   140.7 p1      43 t[0]
        movdqa [rbp + 3168], xmm14                         ;   103.7 p0+p3   43 t[0] spill
        movdqa xmm14, xmm9                                 ;   142.7 p0      43 t[0] copy
        pxor xmm14, [rbp + 1584]                           ;   149.7 p2+p1   43 t[0]
        pxor xmm4, xmm14                                   ;   151.7 p1      43 t[0]
        movdqa [rbp + 3296], xmm7                          ;   100.0 p0+p3   43 t[0] spill
        movdqa xmm7, xmm1                                  ;   131.7 p0      43 t[0] copy
        pand xmm7, xmm4                                    ;   153.7 p1      43 t[0]
        movdqa [rbp + 3312], xmm15                         ;   119.7 p0+p3   43 t[0] spill
        movdqa xmm15, xmm1                                 ;   131.7 p0      43 t[0] copy
        movdqa [rbp + 3328], xmm10                         ;   121.7 p0+p3   43 t[0] spill
        movdqa xmm10, xmm11                                ;   135.7 p0      43 t[0] copy
        pxor xmm10, [rbp + 1600]                           ;   142.7 p2+p1   43 t[0]
        movdqa [rbp + 3344], xmm12                         ;    91.3 p0+p3   43 t[0] spill
        movdqa xmm12, xmm11                                ;   135.7 p0      43 t[0] copy
        pxor xmm12, [rbp + 1536]                           ;   142.7 p2+p1   43 t[0]
        movdqa [rbp + 3360], xmm5                          ;    93.3 p0+p3   43 t[0] spill
        movdqa xmm5, xmm11                                 ;   135.7 p0      43 t[0] copy
        movdqa [rbp + 3376], xmm13                         ;    95.3 p0+p3   43 t[0] spill
        movdqa xmm13, xmm2                                 ;   140.7 p0      43 t[0] copy
        por xmm13, [rbp + 1648]                            ;   147.7 p2+p1   43 t[0]
        pxor xmm9, xmm13                                   ;   149.7 p1      43 t[0]
        movdqa [rbp + 3392], xmm8                          ;   133.7 p0+p3   43 t[0] spill
        movdqa xmm8, xmm2                                  ;   140.7 p0      43 t[0] copy
        movdqa [rbp + 3408], xmm11                         ;   135.7 p0+p3   43 t[0] spill
        movdqa xmm11, xmm12                                ;   144.7 p0      43 t[0] copy
        pand xmm11, xmm10                                  ;   151.7 p1      43 t[0]
        pxor xmm9, xmm11                                   ;   153.7 p1      43 t[0]
        movdqa xmm11, xmm10                                ;   144.7 p0      43 t[0] copy
        movdqa [rbp + 3424], xmm1                          ;   131.7 p0+p3   43 t[0] spill
        movdqa xmm1, xmm10                                 ;   144.7 p0      43 t[0] copy
        pxor xmm1, xmm14                                   ;   151.7 p1      43 t[0]
        movdqa [rbp + 3440], xmm12                         ;   144.7 p0+p3   43 t[0] spill
        movdqa xmm12, xmm4                                 ;   153.7 p0      43 t[0] copy
        pxor xmm12, [rbp + 1648]                           ;   160.7 p2+p1   43 t[0]
        pxor xmm11, xmm12                                  ;   162.7 p1      43 t[0]
        pand xmm5, xmm11                                   ;   164.7 p1      43 t[0]
        pxor xmm3, xmm5                                    ;   166.7 p1      43 t[0]
        movdqa xmm5, xmm14                                 ;   151.7 p0      43 t[0] copy
        movdqa [rbp + 3456], xmm4                          ;   153.7 p0+p3   43 t[0] spill
        movdqa xmm4, xmm7                                  ;   155.7 p0      43 t[0] copy
        pxor xmm4, [rbp + 1600]                            ;   162.7 p2+p1   43 t[0]
        movdqa [rbp + 3472], xmm10                         ;   144.7 p0+p3   43 t[0] spill
        movdqa xmm10, xmm1                                 ;   153.7 p0      43 t[0] copy
        movdqa [rbp + 3488], xmm2                          ;   140.7 p0+p3   43 t[0] spill
        movdqa xmm2, xmm1                                  ;   153.7 p0      43 t[0] copy
        pxor xmm2, [rbp + 1648]                            ;   160.7 p2+p1   43 t[0]
        movdqa [rbp + 3504], xmm1                          ;   153.7 p0+p3   43 t[0] spill
        movdqa xmm1, xmm11                                 ;   164.7 p0      43 t[0] copy
        pxor xmm1, [rbp + 1584]                            ;   171.7 p2+p1   43 t[0]
        pand xmm10, xmm1                                   ;   173.7 p1      43 t[0]
        pxor xmm4, xmm10                                   ;   175.7 p1      43 t[0]
        pxor xmm8, xmm1                                    ;   173.7 p1      43 t[0]
        movdqa xmm10, xmm12                                ;   162.7 p0      43 t[0] copy
        pxor xmm10, [rbp + 1536]                           ;   169.7 p2+p1   43 t[0]
        pxor xmm6, xmm10                                   ;   171.7 p1      43 t[0]
        pand xmm10, xmm12                                  ;   171.7 p1      43 t[0]
        pxor xmm3, xmm10                                   ;   173.7 p1      43 t[0]
        pand xmm5, xmm6                                    ;   173.7 p1      43 t[0]
        pxor xmm10, xmm5                                   ;   175.7 p1      43 t[0]
        pxor xmm15, xmm6                                   ;   173.7 p1      43 t[0]
        pand xmm0, xmm15                                   ;   175.7 p1      43 t[0]
        pxor xmm7, xmm0                                    ;   177.7 p1      43 t[0]
        pxor xmm7, xmm3                                    ;   179.7 p1      43 t[0]
        pxor xmm13, xmm3                                   ;   175.7 p1      43 t[0]
        pxor xmm4, xmm10                                   ;   177.7 p1      43 t[0]
        pxor xmm9, xmm10                                   ;   177.7 p1      43 t[0]
        movdqa xmm0, xmm2                                  ;   162.7 p0      43 t[0] copy
        pand xmm0, xmm8                                    ;   175.7 p1      43 t[0]
        pxor xmm13, xmm0                                   ;   177.7 p1      43 t[0]
        movdqa xmm0, xmm7                                  ;   181.7 p0      43 t[0] copy
        pand xmm0, xmm4                                    ;   188.7 p1      43 t[0]
        pxor xmm13, xmm0                                   ;   190.7 p1      43 t[0]
        movdqa xmm3, xmm4                                  ;   179.7 p0      43 t[0] copy
        pxor xmm3, xmm13                                   ;   192.7 p1      43 t[0]
        pand xmm13, xmm9                                   ;   192.7 p1      43 t[0]
        pxor xmm7, xmm13                                   ;   194.7 p1      43 t[0]
        por xmm0, xmm3                                     ;   194.7 p1      43 t[0]
        pxor xmm0, xmm7                                    ;   196.7 p1      43 t[0]
        movdqa xmm5, xmm9                                  ;   179.7 p0      43 t[0] copy
        pand xmm5, xmm7                                    ;   196.7 p1      43 t[0]
        pxor xmm4, xmm5                                    ;   198.7 p1      43 t[0]
        pand xmm7, xmm4                                    ;   200.7 p1      43 t[0]
        pxor xmm9, xmm7                                    ;   202.7 p1      43 t[0]
        pand xmm8, xmm4                                    ;   200.7 p1      43 t[0]
        pand xmm2, xmm4                                    ;   200.7 p1      43 t[0]
        movdqa xmm5, [rbp + 3488]                          ;   140.7 p2      43 t[0] reload
        pand xmm5, xmm0                                    ;   198.7 p1      43 t[0]
        pand xmm15, xmm9                                   ;   204.7 p1      43 t[0]
        movdqa xmm7, [rbp + 3392]                          ;   133.7 p2      43 t[0] reload
        pand xmm7, xmm9                                    ;   204.7 p1      43 t[0]
        movdqa xmm10, [rbp + 3360]                         ;   136.0 p2      43 t[0] reload
        pxor xmm10, xmm7                                   ;   206.7 p1      43 t[0]
        movdqa xmm7, xmm4                                  ;   200.7 p0      43 t[0] copy
        por xmm7, xmm0                                     ;   207.7 p1      43 t[0]
        pxor xmm3, xmm7                                    ;   209.7 p1      43 t[0]
        pand xmm14, xmm3                                   ;   211.7 p1      43 t[0]
        pand xmm6, xmm3                                    ;   211.7 p1      43 t[0]
        movdqa xmm7, xmm4                                  ;   200.7 p0      43 t[0] copy
        pxor xmm7, xmm0                                    ;   207.7 p1      43 t[0]
        pxor xmm4, xmm9                                    ;   204.7 p1      43 t[0]
        pand xmm11, xmm4                                   ;   206.7 p1      43 t[0]
        movdqa xmm13, [rbp + 3408]                         ;   143.7 p2      43 t[0] reload
        pand xmm13, xmm4                                   ;   206.7 p1      43 t[0]
        pxor xmm9, xmm3                                    ;   211.7 p1      43 t[0]
        movdqa xmm4, [rbp + 3344]                          ;   149.7 p2      43 t[0] reload
        pxor xmm4, xmm13                                   ;   208.7 p1      43 t[0]
        pxor xmm14, xmm11                                  ;   213.7 p1      43 t[0]
        pxor xmm3, xmm7                                    ;   211.7 p1      43 t[0]
        pand xmm1, xmm7                                    ;   209.7 p1      43 t[0]
        movdqa xmm13, [rbp + 3504]                         ;   154.3 p2      43 t[0] reload
        pand xmm13, xmm7                                   ;   209.7 p1      43 t[0]
        pxor xmm6, xmm1                                    ;   213.7 p1      43 t[0]
        pxor xmm11, xmm2                                   ;   208.7 p1      43 t[0]
        pxor xmm2, xmm14                                   ;   215.7 p1      43 t[0]
        pxor xmm10, xmm14                                  ;   215.7 p1      43 t[0]
        pxor xmm5, xmm6                                    ;   215.7 p1      43 t[0]
        movdqa xmm14, [rbp + 3472]                         ;   157.3 p2      43 t[0] reload
        pand xmm14, xmm3                                   ;   213.7 p1      43 t[0]
        movdqa xmm7, [rbp + 3440]                          ;   158.3 p2      43 t[0] reload
        pand xmm7, xmm3                                    ;   213.7 p1      43 t[0]
        pxor xmm1, xmm7                                    ;   215.7 p1      43 t[0]
        pxor xmm2, xmm14                                   ;   217.7 p1      43 t[0]
        pxor xmm6, xmm2                                    ;   219.7 p1      43 t[0]
        movdqa xmm3, [rbp + 3376]                          ;   159.7 p2      43 t[0] reload
        pxor xmm3, xmm2                                    ;   219.7 p1      43 t[0]
        movdqa xmm2, xmm0                                  ;   198.7 p0      43 t[0] copy
        pand xmm2, [rbp + 1648]                            ;   205.7 p2+p1   43 t[0]
        pxor xmm11, xmm2                                   ;   210.7 p1      43 t[0]
        pxor xmm14, xmm2                                   ;   215.7 p1      43 t[0]
        pxor xmm0, xmm9                                    ;   213.7 p1      43 t[0]
        pand xmm12, xmm0                                   ;   215.7 p1      43 t[0]
        pxor xmm11, xmm12                                  ;   217.7 p1      43 t[0]
        pand xmm0, [rbp + 1536]                            ;   215.7 p2+p1   43 t[0]
        movdqa xmm2, [rbp + 3424]                          ;   164.0 p2      43 t[0] reload
        pand xmm2, xmm9                                    ;   213.7 p1      43 t[0]
        movdqa xmm7, [rbp + 3456]                          ;   165.0 p2      43 t[0] reload
        pand xmm7, xmm9                                    ;   213.7 p1      43 t[0]
        pxor xmm14, xmm7                                   ;   217.7 p1      43 t[0]
        pxor xmm2, xmm0                                    ;   217.7 p1      43 t[0]
        pxor xmm5, xmm0                                    ;   217.7 p1      43 t[0]
        pxor xmm6, xmm2                                    ;   221.7 p1      43 t[0]
        pxor xmm4, xmm2                                    ;   219.7 p1      43 t[0]
        pxor xmm13, xmm6                                   ;   223.7 p1      43 t[0]
        pxor xmm14, xmm13                                  ;   225.7 p1      43 t[0]
        pxor xmm10, xmm13                                  ;   225.7 p1      43 t[0]
        pxor xmm15, xmm14                                  ;   227.7 p1      43 t[0]
        pxor xmm8, xmm15                                   ;   229.7 p1      43 t[0]
        pxor xmm4, xmm15                                   ;   229.7 p1      43 t[0]
        pxor xmm1, xmm8                                    ;   231.7 p1      43 t[0]
        pxor xmm5, xmm8                                    ;   231.7 p1      43 t[0]
        movdqa xmm15, [rbp + 2192]                         ;   169.3 p2      43 t[0]
        movdqa xmm0, [rbp + 2272]                          ;   170.3 p2      43 t[0]
        movdqa xmm2, [rbp + 2208]                          ;   171.3 p2      43 t[0]
        movdqa xmm7, [rbp + 2256]                          ;   172.3 p2      43 t[0]
        movdqa xmm8, [rbp + 3136]                          ;   173.3 p2      43 t[0]
        movdqa xmm9, [rbp + 3152]                          ;   174.3 p2      43 t[0] reload
        pxor xmm8, xmm9                                    ;   224.7 p1      43 t[0]
        pxor xmm15, xmm8                                   ;   226.7 p1      43 t[0]
        movdqa xmm12, xmm15                                ;   228.7 p0      43 t[0] copy
        movdqa xmm13, [rbp + 3120]                         ;   175.3 p2      43 t[0] reload
        pxor xmm12, xmm13                                  ;   235.7 p1      43 t[0]
        pxor xmm0, xmm12                                   ;   237.7 p1      43 t[0]
        pxor xmm7, xmm0                                    ;   239.7 p1      43 t[0]
        movdqa [rbp + 3456], xmm14                         ;   227.7 p0+p3   43 t[0] spill
        movdqa xmm14, xmm0                                 ;   239.7 p0      43 t[0] copy
        movdqa [rbp + 3424], xmm11                         ;   219.7 p0+p3   43 t[0] spill
        movdqa xmm11, xmm0                                 ;   239.7 p0      43 t[0] copy
        movdqa [rbp + 3376], xmm3                          ;   221.7 p0+p3   43 t[0] spill
        movdqa xmm3, xmm12                                 ;   237.7 p0      43 t[0] copy
        pxor xmm3, [rbp + 3104]                            ;   244.7 p2+p1   43 t[0]
        pxor xmm2, xmm3                                    ;   246.7 p1      43 t[0]
        movdqa [rbp + 3440], xmm6                          ;   223.7 p0+p3   43 t[0] spill
        movdqa xmm6, xmm2                                  ;   248.7 p0      43 t[0] copy
        pxor xmm6, [rbp + 3136]                            ;   255.7 p2+p1   43 t[0]
        pxor xmm14, xmm6                                   ;   257.7 p1      43 t[0]
        movdqa [rbp + 3472], xmm4                          ;   231.7 p0+p3   43 t[0] spill
        movdqa xmm4, xmm12                                 ;   237.7 p0      43 t[0] copy
        pand xmm4, xmm14                                   ;   259.7 p1      43 t[0]
        movdqa [rbp + 3504], xmm10                         ;   227.7 p0+p3   43 t[0] spill
        movdqa xmm10, xmm12                                ;   237.7 p0      43 t[0] copy
        movdqa [rbp + 3344], xmm5                          ;   233.7 p0+p3   43 t[0] spill
        movdqa xmm5, xmm7                                  ;   241.7 p0      43 t[0] copy
        pxor xmm5, xmm9                                    ;   248.7 p1      43 t[0]
        pxor xmm9, xmm4                                    ;   261.7 p1      43 t[0]
        movdqa [rbp + 3152], xmm1                          ;   233.7 p0+p3   43 t[0] spill
        movdqa xmm1, xmm7                                  ;   241.7 p0      43 t[0] copy
        pxor xmm1, [rbp + 3104]                            ;   248.7 p2+p1   43 t[0]
        movdqa [rbp + 3408], xmm0                          ;   239.7 p0+p3   43 t[0] spill
        movdqa xmm0, xmm7                                  ;   241.7 p0      43 t[0] copy
        movdqa [rbp + 3360], xmm7                          ;   241.7 p0+p3   43 t[0] spill
        movdqa xmm7, xmm3                                  ;   246.7 p0      43 t[0] copy
        por xmm7, xmm13                                    ;   253.7 p1      43 t[0]
        pxor xmm2, xmm7                                    ;   255.7 p1      43 t[0]
        movdqa [rbp + 3392], xmm12                         ;   237.7 p0+p3   43 t[0] spill
        movdqa xmm12, xmm3                                 ;   246.7 p0      43 t[0] copy
        movdqa [rbp + 3488], xmm3                          ;   246.7 p0+p3   43 t[0] spill
        movdqa xmm3, xmm1                                  ;   250.7 p0      43 t[0] copy
        pand xmm3, xmm5                                    ;   257.7 p1      43 t[0]
        pxor xmm2, xmm3                                    ;   259.7 p1      43 t[0]
        movdqa xmm3, xmm5                                  ;   250.7 p0      43 t[0] copy
        movdqa [rbp + 3520], xmm1                          ;   250.7 p0+p3   43 t[0] spill
        movdqa xmm1, xmm5                                  ;   250.7 p0      43 t[0] copy
        pxor xmm1, xmm6                                    ;   257.7 p1      43 t[0]
        movdqa [rbp + 3536], xmm5                          ;   250.7 p0+p3   43 t[0] spill
        movdqa xmm5, xmm14                                 ;   259.7 p0      43 t[0] copy
        pxor xmm5, xmm13                                   ;   266.7 p1      43 t[0]
        pxor xmm3, xmm5                                    ;   268.7 p1      43 t[0]
        pand xmm0, xmm3                                    ;   270.7 p1      43 t[0]
        pxor xmm15, xmm0                                   ;   272.7 p1      43 t[0]
        movdqa xmm0, xmm6                                  ;   257.7 p0      43 t[0] copy
        movdqa xmm13, xmm1                                 ;   259.7 p0      43 t[0] copy
        movdqa [rbp + 3552], xmm14                         ;   259.7 p0+p3   43 t[0] spill
        movdqa xmm14, xmm1                                 ;   259.7 p0      43 t[0] copy
        pxor xmm14, [rbp + 3120]                           ;   266.7 p2+p1   43 t[0]
        movdqa [rbp + 3568], xmm1                          ;   259.7 p0+p3   43 t[0] spill
        movdqa xmm1, xmm3                                  ;   270.7 p0      43 t[0] copy
        pxor xmm1, [rbp + 3136]                            ;   277.7 p2+p1   43 t[0]
        pand xmm13, xmm1                                   ;   279.7 p1      43 t[0]
        pxor xmm9, xmm13                                   ;   281.7 p1      43 t[0]
        pxor xmm12, xmm1                                   ;   279.7 p1      43 t[0]
        movdqa xmm13, xmm5                                 ;   268.7 p0      43 t[0] copy
        pxor xmm13, [rbp + 3104]                           ;   275.7 p2+p1   43 t[0]
        pxor xmm8, xmm13                                   ;   277.7 p1      43 t[0]
        pand xmm13, xmm5                                   ;   277.7 p1      43 t[0]
        pxor xmm15, xmm13                                  ;   279.7 p1      43 t[0]
        pand xmm0, xmm8                                    ;   279.7 p1      43 t[0]
        pxor xmm13, xmm0                                   ;   281.7 p1      43 t[0]
        pxor xmm10, xmm8                                   ;   279.7 p1      43 t[0]
        pand xmm11, xmm10                                  ;   281.7 p1      43 t[0]
        pxor xmm4, xmm11                                   ;   283.7 p1      43 t[0]
        pxor xmm4, xmm15                                   ;   285.7 p1      43 t[0]
        pxor xmm7, xmm15                                   ;   281.7 p1      43 t[0]
        pxor xmm9, xmm13                                   ;   283.7 p1      43 t[0]
        pxor xmm2, xmm13                                   ;   283.7 p1      43 t[0]
        movdqa xmm15, xmm14                                ;   268.7 p0      43 t[0] copy
        pand xmm15, xmm12                                  ;   281.7 p1      43 t[0]
        pxor xmm7, xmm15                                   ;   283.7 p1      43 t[0]
        movdqa xmm15, xmm4                                 ;   287.7 p0      43 t[0] copy
        pand xmm15, xmm9                                   ;   294.7 p1      43 t[0]
        pxor xmm7, xmm15                                   ;   296.7 p1      43 t[0]
        movdqa xmm0, xmm9                                  ;   285.7 p0      43 t[0] copy
        pxor xmm0, xmm7                                    ;   298.7 p1      43 t[0]
        pand xmm7, xmm2                                    ;   298.7 p1      43 t[0]
        pxor xmm4, xmm7                                    ;   300.7 p1      43 t[0]
        por xmm15, xmm0                                    ;   300.7 p1      43 t[0]
        pxor xmm15, xmm4                                   ;   302.7 p1      43 t[0]
        movdqa xmm7, xmm2                                  ;   285.7 p0      43 t[0] copy
        pand xmm7, xmm4                                    ;   302.7 p1      43 t[0]
        pxor xmm9, xmm7                                    ;   304.7 p1      43 t[0]
        pand xmm4, xmm9                                    ;   306.7 p1      43 t[0]
        pxor xmm2, xmm4                                    ;   308.7 p1      43 t[0]
        pand xmm12, xmm9                                   ;   306.7 p1      43 t[0]
        pand xmm14, xmm9                                   ;   306.7 p1      43 t[0]
        movdqa xmm4, [rbp + 3488]                          ;   246.7 p2      43 t[0] reload
        pand xmm4, xmm15                                   ;   304.7 p1      43 t[0]
        pand xmm10, xmm2                                   ;   310.7 p1      43 t[0]
        movdqa xmm7, [rbp + 3408]                          ;   239.7 p2      43 t[0] reload
        pand xmm7, xmm2                                    ;   310.7 p1      43 t[0]
        movdqa xmm11, [rel aes128_encrypt.T0_constants128] ;   236.0 p2      43 t[0] reload
        pxor xmm7, xmm11                                   ;   312.7 p1      43 t[0]
        movdqa xmm13, xmm9                                 ;   306.7 p0      43 t[0] copy
        por xmm13, xmm15                                   ;   313.7 p1      43 t[0]
        pxor xmm0, xmm13                                   ;   315.7 p1      43 t[0]
        pand xmm6, xmm0                                    ;   317.7 p1      43 t[0]
        pand xmm8, xmm0                                    ;   317.7 p1      43 t[0]
        movdqa xmm13, xmm9                                 ;   306.7 p0      43 t[0] copy
        pxor xmm13, xmm15                                  ;   313.7 p1      43 t[0]
        pxor xmm9, xmm2                                    ;   310.7 p1      43 t[0]
        pand xmm3, xmm9                                    ;   312.7 p1      43 t[0]
        movdqa xmm11, [rbp + 3360]                         ;   246.7 p2      43 t[0] reload
        pand xmm11, xmm9                                   ;   312.7 p1      43 t[0]
        pxor xmm2, xmm0                                    ;   317.7 p1      43 t[0]
        pxor xmm6, xmm3                                    ;   319.7 p1      43 t[0]
        pxor xmm3, xmm14                                   ;   314.7 p1      43 t[0]
        pxor xmm0, xmm13                                   ;   317.7 p1      43 t[0]
        pand xmm1, xmm13                                   ;   315.7 p1      43 t[0]
        movdqa xmm9, [rbp + 3568]                          ;   259.7 p2      43 t[0] reload
        pand xmm9, xmm13                                   ;   315.7 p1      43 t[0]
        pxor xmm8, xmm1                                    ;   319.7 p1      43 t[0]
        movdqa xmm13, [rel aes128_encrypt.T0_constants128] ;   250.0 p2      43 t[0] reload
        pxor xmm11, xmm13                                  ;   314.7 p1      43 t[0]
        pxor xmm14, xmm6                                   ;   321.7 p1      43 t[0]
        pxor xmm7, xmm6                                    ;   321.7 p1      43 t[0]
        pxor xmm4, xmm8                                    ;   321.7 p1      43 t[0]
        movdqa xmm6, [rbp + 3536]                          ;   259.7 p2      43 t[0] reload
        pand xmm6, xmm0                                    ;   319.7 p1      43 t[0]
        movdqa xmm13, [rbp + 3520]                         ;   260.7 p2      43 t[0] reload
        pand xmm13, xmm0                                   ;   319.7 p1      43 t[0]
        pxor xmm1, xmm13                                   ;   321.7 p1      43 t[0]
        pxor xmm14, xmm6                                   ;   323.7 p1      43 t[0]
        pxor xmm8, xmm14                                   ;   325.7 p1      43 t[0]
        movdqa xmm0, xmm15                                 ;   304.7 p0      43 t[0] copy
        pand xmm0, [rbp + 3120]                            ;   311.7 p2+p1   43 t[0]
        pxor xmm3, xmm0                                    ;   316.7 p1      43 t[0]
        pxor xmm6, xmm0                                    ;   321.7 p1      43 t[0]
        pxor xmm15, xmm2                                   ;   319.7 p1      43 t[0]
        pand xmm5, xmm15                                   ;   321.7 p1      43 t[0]
        pxor xmm3, xmm5                                    ;   323.7 p1      43 t[0]
        pand xmm15, [rbp + 3104]                           ;   321.7 p2+p1   43 t[0]
        movdqa xmm0, [rbp + 3392]                          ;   266.3 p2      43 t[0] reload
        pand xmm0, xmm2                                    ;   319.7 p1      43 t[0]
        movdqa xmm5, [rbp + 3552]                          ;   267.3 p2      43 t[0] reload
        pand xmm5, xmm2                                    ;   319.7 p1      43 t[0]
        pxor xmm6, xmm5                                    ;   323.7 p1      43 t[0]
        pxor xmm0, xmm15                                   ;   323.7 p1      43 t[0]
        pxor xmm4, xmm15                                   ;   323.7 p1      43 t[0]
        pxor xmm8, xmm0                                    ;   327.7 p1      43 t[0]
        pxor xmm11, xmm0                                   ;   325.7 p1      43 t[0]
        movdqa xmm15, [rel aes128_encrypt.T0_constants128] ;   269.0 p2      43 t[0] reload
        pxor xmm14, xmm15                                  ;   325.7 p1      43 t[0]
        pxor xmm9, xmm8                                    ;   329.7 p1      43 t[0]
        pxor xmm8, xmm15                                   ;   329.7 p1      43 t[0]
        pxor xmm6, xmm9                                    ;   331.7 p1      43 t[0]
        pxor xmm7, xmm9                                    ;   331.7 p1      43 t[0]
        pxor xmm10, xmm6                                   ;   333.7 p1      43 t[0]
        pxor xmm12, xmm10                                  ;   335.7 p1      43 t[0]
        pxor xmm11, xmm10                                  ;   335.7 p1      43 t[0]
        pxor xmm1, xmm12                                   ;   337.7 p1      43 t[0]
        movdqa xmm0, [rbp + 3328]                          ;   272.3 p2      55 t[0]
        movdqa xmm2, [rbp + 3152]                          ;   273.3 p2      43 t[0] reload
        pxor xmm0, xmm2                                    ;   330.7 p1      55 t[0]
        pxor xmm4, xmm12                                   ;   337.7 p1      43 t[0]
        movdqa xmm5, [rbp + 3264]                          ;   274.3 p2      55 t[0]
        pxor xmm5, [rbp + 3296]                            ;   332.7 p2+p1   55 t[0]
        pxor xmm5, [rbp + 3312]                            ;   334.7 p2+p1   55 t[0]
        pxor xmm5, [rbp + 3168]                            ;   336.7 p2+p1   55 t[0]
        movdqa xmm9, [rbp + 3344]                          ;   278.3 p2      43 t[0] reload
        pxor xmm5, xmm9                                    ;   338.7 p1      55 t[0]
        movdqa xmm10, [rbp + 3280]                         ;   279.3 p2      55 t[0]
        movdqa xmm12, [rbp + 3504]                         ;   280.3 p2      43 t[0] reload
        pxor xmm10, xmm12                                  ;   336.7 p1      55 t[0]
        pxor xmm12, xmm15                                  ;   337.7 p1      55 t[0]
        movdqa xmm13, [rbp + 3328]                         ;   281.3 p2      55 t[0]
        movdqa xmm9, [rbp + 3184]                          ;   282.3 p2      55 t[0]
        pxor xmm9, [rbp + 3472]                            ;   338.7 p2+p1   55 t[0]
        movdqa xmm2, [rbp + 3328]                          ;   284.3 p2      55 t[0]
        pxor xmm2, xmm9                                    ;   340.7 p1      55 t[0]
        movdqa xmm15, [rbp + 3184]                         ;   285.3 p2      55 t[0]
        pxor xmm15, xmm11                                  ;   340.7 p1      55 t[0]
        movdqa [rbp + 3184], xmm14                         ;   327.7 p0+p3   43 t[0] spill
        movdqa xmm14, [rbp + 3056]                         ;   286.3 p2      43 t[0]
        movdqa [rbp + 3056], xmm15                         ;   342.7 p0+p3   55 t[0] spill
        movdqa xmm15, [rbp + 3024]                         ;   287.3 p2      43 t[0]
        movdqa [rbp + 3024], xmm5                          ;   340.7 p0+p3   55 t[0] spill
        movdqa xmm5, [rbp + 2992]                          ;   288.3 p2      43 t[0]
        movdqa [rbp + 2992], xmm8                          ;   331.7 p0+p3   43 t[0] spill
        movdqa xmm8, [rbp + 2976]                          ;   289.3 p2      43 t[0]
        movdqa [rbp + 2976], xmm2                          ;   342.7 p0+p3   55 t[0] spill
        movdqa xmm2, [rbp + 3072]                          ;   290.3 p2      43 t[0]
        pxor xmm2, [rbp + 3088]                            ;   341.7 p2+p1   43 t[0]
        pxor xmm14, xmm2                                   ;   343.7 p1      43 t[0]
        pxor xmm11, xmm10                                  ;   343.7 p1      55 t[0]
        pxor xmm10, [rbp + 3248]                           ;   344.7 p2+p1   55 t[0]
        movdqa [rbp + 3328], xmm11                         ;   345.7 p0+p3   55 t[0] spill
        movdqa xmm11, xmm14                                ;   345.7 p0      43 t[0] copy
        pxor xmm11, [rbp + 3040]                           ;   352.7 p2+p1   43 t[0]
        pxor xmm15, xmm11                                  ;   354.7 p1      43 t[0]
        pxor xmm8, xmm15                                   ;   356.7 p1      43 t[0]
        movdqa [rbp + 3504], xmm7                          ;   333.7 p0+p3   43 t[0] spill
        movdqa xmm7, xmm3                                  ;   325.7 p0      55 t[0] copy
        movdqa [rbp + 3168], xmm3                          ;   325.7 p0+p3   43 t[0] spill
        movdqa xmm3, [rbp + 3472]                          ;   311.3 p2      55 t[0]
        pxor xmm3, [rel aes128_encrypt.T0_constants128]    ;   348.7 p2+p1   55 t[0]
        movdqa [rbp + 3472], xmm4                          ;   339.7 p0+p3   43 t[0] spill
        movdqa xmm4, xmm15                                 ;   356.7 p0      43 t[0] copy
        movdqa [rbp + 3312], xmm1                          ;   339.7 p0+p3   43 t[0] spill
        movdqa xmm1, xmm15                                 ;   356.7 p0      43 t[0] copy
        movdqa [rbp + 3296], xmm0                          ;   332.7 p0+p3   55 t[0] spill
        movdqa xmm0, xmm11                                 ;   354.7 p0      43 t[0] copy
        pxor xmm0, [rbp + 3008]                            ;   361.7 p2+p1   43 t[0]
        pxor xmm5, xmm0                                    ;   363.7 p1      43 t[0]
        movdqa [rbp + 3264], xmm7                          ;   332.7 p0+p3   55 t[0] spill
        movdqa xmm7, xmm5                                  ;   365.7 p0      43 t[0] copy
        pxor xmm7, [rbp + 3072]                            ;   372.7 p2+p1   43 t[0]
        pxor xmm4, xmm7                                    ;   374.7 p1      43 t[0]
        movdqa [rbp + 3552], xmm9                          ;   340.7 p0+p3   55 t[0] spill
        movdqa xmm9, xmm11                                 ;   354.7 p0      43 t[0] copy
        pand xmm9, xmm4                                    ;   376.7 p1      43 t[0]
        movdqa [rbp + 3392], xmm3                          ;   350.7 p0+p3   55 t[0] spill
        movdqa xmm3, xmm11                                 ;   354.7 p0      43 t[0] copy
        movdqa [rbp + 3104], xmm6                          ;   333.7 p0+p3   55 t[0] spill
        movdqa xmm6, xmm8                                  ;   358.7 p0      43 t[0] copy
        pxor xmm6, [rbp + 3088]                            ;   365.7 p2+p1   43 t[0]
        movdqa [rbp + 3120], xmm10                         ;   346.7 p0+p3   55 t[0] spill
        movdqa xmm10, xmm8                                 ;   358.7 p0      43 t[0] copy
        pxor xmm10, [rbp + 3008]                           ;   365.7 p2+p1   43 t[0]
        movdqa [rbp + 3520], xmm12                         ;   339.7 p0+p3   55 t[0] spill
        movdqa xmm12, xmm8                                 ;   358.7 p0      43 t[0] copy
        movdqa [rbp + 3536], xmm13                         ;   333.0 p0+p3   55 t[0] spill
        movdqa xmm13, xmm0                                 ;   363.7 p0      43 t[0] copy
        por xmm13, [rbp + 3040]                            ;   370.7 p2+p1   43 t[0]
        pxor xmm5, xmm13                                   ;   372.7 p1      43 t[0]
        movdqa [rbp + 3568], xmm15                         ;   356.7 p0+p3   43 t[0] spill
        movdqa xmm15, xmm0                                 ;   363.7 p0      43 t[0] copy
        movdqa [rbp + 3360], xmm8                          ;   358.7 p0+p3   43 t[0] spill
        movdqa xmm8, xmm10                                 ;   367.7 p0      43 t[0] copy
        pand xmm8, xmm6                                    ;   374.7 p1      43 t[0]
        pxor xmm5, xmm8                                    ;   376.7 p1      43 t[0]
        movdqa xmm8, xmm6                                  ;   367.7 p0      43 t[0] copy
        movdqa [rbp + 3408], xmm11                         ;   354.7 p0+p3   43 t[0] spill
        movdqa xmm11, xmm6                                 ;   367.7 p0      43 t[0] copy
        pxor xmm11, xmm7                                   ;   374.7 p1      43 t[0]
        movdqa [rbp + 3488], xmm10                         ;   367.7 p0+p3   43 t[0] spill
        movdqa xmm10, xmm4                                 ;   376.7 p0      43 t[0] copy
        pxor xmm10, [rbp + 3040]                           ;   383.7 p2+p1   43 t[0]
        pxor xmm8, xmm10                                   ;   385.7 p1      43 t[0]
        pand xmm12, xmm8                                   ;   387.7 p1      43 t[0]
        pxor xmm14, xmm12                                  ;   389.7 p1      43 t[0]
        movdqa xmm12, xmm7                                 ;   374.7 p0      43 t[0] copy
        movdqa [rbp + 3136], xmm4                          ;   376.7 p0+p3   43 t[0] spill
        movdqa xmm4, xmm9                                  ;   378.7 p0      43 t[0] copy
        pxor xmm4, [rbp + 3088]                            ;   385.7 p2+p1   43 t[0]
        movdqa [rbp + 3088], xmm6                          ;   367.7 p0+p3   43 t[0] spill
        movdqa xmm6, xmm11                                 ;   376.7 p0      43 t[0] copy
        movdqa [rbp + 3584], xmm0                          ;   363.7 p0+p3   43 t[0] spill
        movdqa xmm0, xmm11                                 ;   376.7 p0      43 t[0] copy
        pxor xmm0, [rbp + 3040]                            ;   383.7 p2+p1   43 t[0]
        movdqa [rbp + 3600], xmm11                         ;   376.7 p0+p3   43 t[0] spill
        movdqa xmm11, xmm8                                 ;   387.7 p0      43 t[0] copy
        pxor xmm11, [rbp + 3072]                           ;   394.7 p2+p1   43 t[0]
        pand xmm6, xmm11                                   ;   396.7 p1      43 t[0]
        pxor xmm4, xmm6                                    ;   398.7 p1      43 t[0]
        pxor xmm15, xmm11                                  ;   396.7 p1      43 t[0]
        movdqa xmm6, xmm10                                 ;   385.7 p0      43 t[0] copy
        pxor xmm6, [rbp + 3008]                            ;   392.7 p2+p1   43 t[0]
        pxor xmm2, xmm6                                    ;   394.7 p1      43 t[0]
        pand xmm6, xmm10                                   ;   394.7 p1      43 t[0]
        pxor xmm14, xmm6                                   ;   396.7 p1      43 t[0]
        pand xmm12, xmm2                                   ;   396.7 p1      43 t[0]
        pxor xmm6, xmm12                                   ;   398.7 p1      43 t[0]
        pxor xmm3, xmm2                                    ;   396.7 p1      43 t[0]
        pand xmm1, xmm3                                    ;   398.7 p1      43 t[0]
        pxor xmm9, xmm1                                    ;   400.7 p1      43 t[0]
        pxor xmm9, xmm14                                   ;   402.7 p1      43 t[0]
        pxor xmm13, xmm14                                  ;   398.7 p1      43 t[0]
        pxor xmm4, xmm6                                    ;   400.7 p1      43 t[0]
        pxor xmm5, xmm6                                    ;   400.7 p1      43 t[0]
        movdqa xmm14, [rbp + 3440]                         ;   352.3 p2      55 t[0]
        movdqa xmm1, [rel aes128_encrypt.T0_constants128]  ;   353.3 p2      43 t[0] reload
        pxor xmm14, xmm1                                   ;   384.7 p1      55 t[0]
        movdqa xmm6, [rbp + 3296]                          ;   354.3 p2      55 t[0] reload
        pxor xmm14, xmm6                                   ;   386.7 p1      55 t[0]
        movdqa xmm12, xmm0                                 ;   385.7 p0      43 t[0] copy
        pand xmm12, xmm15                                  ;   398.7 p1      43 t[0]
        pxor xmm13, xmm12                                  ;   400.7 p1      43 t[0]
        movdqa xmm12, [rbp + 3152]                         ;   355.3 p2      55 t[0]
        pxor xmm12, [rbp + 3312]                           ;   388.7 p2+p1   55 t[0]
        movdqa xmm6, [rbp + 3376]                          ;   357.3 p2      55 t[0]
        movdqa xmm1, [rbp + 3344]                          ;   358.3 p2      55 t[0]
        pxor xmm1, [rbp + 3472]                            ;   389.7 p2+p1   55 t[0]
        pxor xmm1, xmm12                                   ;   391.7 p1      55 t[0]
        movdqa [rbp + 3344], xmm1                          ;   393.7 p0+p3   55 t[0] spill
        movdqa xmm1, xmm9                                  ;   404.7 p0      43 t[0] copy
        pand xmm1, xmm4                                    ;   411.7 p1      43 t[0]
        pxor xmm13, xmm1                                   ;   413.7 p1      43 t[0]
        movdqa [rbp + 3152], xmm14                         ;   388.7 p0+p3   55 t[0] spill
        movdqa xmm14, xmm4                                 ;   402.7 p0      43 t[0] copy
        pxor xmm14, xmm13                                  ;   415.7 p1      43 t[0]
        pand xmm13, xmm5                                   ;   415.7 p1      43 t[0]
        pxor xmm9, xmm13                                   ;   417.7 p1      43 t[0]
        por xmm1, xmm14                                    ;   417.7 p1      43 t[0]
        pxor xmm1, xmm9                                    ;   419.7 p1      43 t[0]
        movdqa xmm13, xmm5                                 ;   402.7 p0      43 t[0] copy
        pand xmm13, xmm9                                   ;   419.7 p1      43 t[0]
        pxor xmm4, xmm13                                   ;   421.7 p1      43 t[0]
        movdqa xmm13, [rbp + 3504]                         ;   365.7 p2      55 t[0]
        pand xmm9, xmm4                                    ;   423.7 p1      43 t[0]
        pxor xmm5, xmm9                                    ;   425.7 p1      43 t[0]
        movdqa xmm9, xmm12                                 ;   390.7 p0      55 t[0] copy
        pxor xmm9, [rbp + 2976]                            ;   402.7 p2+p1   55 t[0]
        pand xmm15, xmm4                                   ;   423.7 p1      43 t[0]
        pand xmm0, xmm4                                    ;   423.7 p1      43 t[0]
        pand xmm3, xmm5                                    ;   427.7 p1      43 t[0]
        movdqa [rbp + 3440], xmm9                          ;   404.7 p0+p3   55 t[0] spill
        movdqa xmm9, [rbp + 3328]                          ;   377.3 p2      55 t[0]
        movdqa [rbp + 3072], xmm12                         ;   390.7 p0+p3   55 t[0] spill
        movdqa xmm12, [rbp + 3232]                         ;   378.7 p2      55 t[0]
        movdqa [rbp + 3616], xmm12                         ;   389.7 p0+p3   55 t[0] spill
        movdqa xmm12, [rbp + 3584]                         ;   379.7 p2      43 t[0] reload
        pand xmm12, xmm1                                   ;   421.7 p1      43 t[0]
        movdqa [rbp + 3584], xmm9                          ;   388.3 p0+p3   55 t[0] spill
        movdqa xmm9, [rbp + 3568]                          ;   381.0 p2      43 t[0] reload
        pand xmm9, xmm5                                    ;   427.7 p1      43 t[0]
        movdqa [rbp + 3568], xmm13                         ;   384.7 p0+p3   55 t[0] spill
        movdqa xmm13, [rbp + 3520]                         ;   382.3 p2      55 t[0] reload
        pxor xmm13, xmm9                                   ;   429.7 p1      55 t[0]
        movdqa xmm9, [rbp + 3440]                          ;   404.7 p2      55 t[0]
        movdqa [rbp + 3520], xmm9                          ;   415.7 p0+p3   55 t[0] spill
        movdqa xmm9, [rbp + 3312]                          ;   384.3 p2      55 t[0]
        movdqa [rbp + 3312], xmm9                          ;   395.3 p0+p3   55 t[0] spill
        movdqa xmm9, [rbp + 2992]                          ;   385.3 p2      55 t[0]
        pxor xmm9, [rel aes128_encrypt.T0_constants128]    ;   409.7 p2+p1   55 t[0]
        movdqa [rbp + 3632], xmm9                          ;   411.7 p0+p3   55 t[0] spill
        movdqa xmm9, xmm4                                  ;   423.7 p0      43 t[0] copy
        por xmm9, xmm1                                     ;   430.7 p1      43 t[0]
        pxor xmm14, xmm9                                   ;   432.7 p1      43 t[0]
        pand xmm7, xmm14                                   ;   434.7 p1      43 t[0]
        pand xmm2, xmm14                                   ;   434.7 p1      43 t[0]
        movdqa xmm9, xmm4                                  ;   423.7 p0      43 t[0] copy
        pxor xmm9, xmm1                                    ;   430.7 p1      43 t[0]
        pxor xmm4, xmm5                                    ;   427.7 p1      43 t[0]
        pand xmm8, xmm4                                    ;   429.7 p1      43 t[0]
        movdqa [rbp + 3648], xmm6                          ;   392.7 p0+p3   55 t[0] spill
        movdqa xmm6, [rbp + 3360]                          ;   390.3 p2      43 t[0] reload
        pand xmm6, xmm4                                    ;   429.7 p1      43 t[0]
        pxor xmm5, xmm14                                   ;   434.7 p1      43 t[0]
        pxor xmm7, xmm8                                    ;   436.7 p1      43 t[0]
        pxor xmm8, xmm0                                    ;   431.7 p1      43 t[0]
        pxor xmm14, xmm9                                   ;   434.7 p1      43 t[0]
        pand xmm11, xmm9                                   ;   432.7 p1      43 t[0]
        movdqa xmm4, [rbp + 3600]                          ;   392.7 p2      43 t[0] reload
        pand xmm4, xmm9                                    ;   432.7 p1      43 t[0]
        pxor xmm2, xmm11                                   ;   436.7 p1      43 t[0]
        movdqa xmm9, [rbp + 3392]                          ;   393.7 p2      55 t[0] reload
        pxor xmm9, xmm6                                    ;   431.7 p1      55 t[0]
        pxor xmm0, xmm7                                    ;   438.7 p1      43 t[0]
        pxor xmm13, xmm7                                   ;   438.7 p1      55 t[0]
        pxor xmm12, xmm2                                   ;   438.7 p1      43 t[0]
        movdqa xmm6, [rbp + 3088]                          ;   395.3 p2      43 t[0] reload
        pand xmm6, xmm14                                   ;   436.7 p1      43 t[0]
        movdqa xmm7, [rbp + 3488]                          ;   396.3 p2      43 t[0] reload
        pand xmm7, xmm14                                   ;   436.7 p1      43 t[0]
        pxor xmm11, xmm7                                   ;   438.7 p1      43 t[0]
        pxor xmm0, xmm6                                    ;   440.7 p1      43 t[0]
        pxor xmm2, xmm0                                    ;   442.7 p1      43 t[0]
        movdqa xmm14, [rel aes128_encrypt.T0_constants128] ;   397.7 p2      43 t[0] reload
        pxor xmm0, xmm14                                   ;   442.7 p1      43 t[0]
        movdqa xmm7, xmm1                                  ;   421.7 p0      43 t[0] copy
        pand xmm7, [rbp + 3040]                            ;   435.7 p2+p1   43 t[0]
        pxor xmm8, xmm7                                    ;   437.7 p1      43 t[0]
        pxor xmm6, xmm7                                    ;   438.7 p1      43 t[0]
        pxor xmm1, xmm5                                    ;   438.7 p1      43 t[0]
        pand xmm10, xmm1                                   ;   440.7 p1      43 t[0]
        pxor xmm8, xmm10                                   ;   442.7 p1      43 t[0]
        pand xmm1, [rbp + 3008]                            ;   441.7 p2+p1   43 t[0]
        movdqa xmm7, [rbp + 3408]                          ;   403.0 p2      43 t[0] reload
        pand xmm7, xmm5                                    ;   442.7 p1      43 t[0]
        movdqa xmm10, [rbp + 3136]                         ;   404.0 p2      43 t[0] reload
        pand xmm10, xmm5                                   ;   443.7 p1      43 t[0]
        pxor xmm6, xmm10                                   ;   445.7 p1      43 t[0]
        pxor xmm7, xmm1                                    ;   445.7 p1      43 t[0]
        pxor xmm12, xmm1                                   ;   446.7 p1      43 t[0]
        movdqa xmm1, [rbp + 3216]                          ;   405.0 p2      55 t[0]
        pxor xmm2, xmm7                                    ;   447.7 p1      43 t[0]
        pxor xmm9, xmm7                                    ;   448.7 p1      55 t[0]
        movdqa xmm5, [rbp + 3424]                          ;   406.0 p2      55 t[0]
        pxor xmm4, xmm2                                    ;   449.7 p1      43 t[0]
        pxor xmm5, [rbp + 3168]                            ;   450.7 p2+p1   55 t[0]
        pxor xmm6, xmm4                                    ;   451.7 p1      43 t[0]
        pxor xmm13, xmm4                                   ;   452.7 p1      55 t[0]
        movdqa xmm4, [rbp + 3152]                          ;   408.0 p2      55 t[0]
        movdqa xmm7, [rbp + 3632]                          ;   411.7 p2      55 t[0] reload
        pxor xmm7, xmm2                                    ;   453.7 p1      55 t[0]
        movdqa xmm2, [rbp + 3264]                          ;   410.0 p2      55 t[0] reload
        pxor xmm2, xmm8                                    ;   454.7 p1      55 t[0]
        movdqa xmm10, [rbp + 3024]                         ;   411.0 p2      55 t[0] reload
        pxor xmm8, xmm10                                   ;   455.7 p1      55 t[0]
        pxor xmm8, [rbp + 3216]                            ;   457.7 p2+p1   55 t[0]
        pxor xmm3, xmm6                                    ;   457.7 p1      43 t[0]
        pxor xmm15, xmm3                                   ;   459.7 p1      43 t[0]
        pxor xmm9, xmm3                                    ;   459.7 p1      55 t[0]
        movdqa xmm3, xmm10                                 ;   422.0 p0      55 t[0] copy
        pxor xmm10, [rbp + 3296]                           ;   460.7 p2+p1   55 t[0]
        pxor xmm11, xmm15                                  ;   461.7 p1      43 t[0]
        pxor xmm12, xmm15                                  ;   462.7 p1      43 t[0]
        pxor xmm4, xmm7                                    ;   463.7 p1      55 t[0]
        movdqa xmm15, [rbp + 3648]                         ;   416.7 p2      55 t[0] reload
        pxor xmm15, xmm2                                   ;   464.7 p1      55 t[0]
        pxor xmm3, xmm12                                   ;   465.7 p1      55 t[0]
        pxor xmm1, xmm15                                   ;   466.7 p1      55 t[0]
        movdqa xmm14, [rbp + 3616]                         ;   420.0 p2      55 t[0] reload
        pxor xmm14, xmm15                                  ;   467.7 p1      55 t[0]
        movdqa xmm15, [rbp + 3120]                         ;   422.0 p2      55 t[0] reload
        pxor xmm15, xmm6                                   ;   468.7 p1      55 t[0]
        pxor xmm12, xmm6                                   ;   469.7 p1      55 t[0]
        movdqa [rbp + 3120], xmm15                         ;   470.7 p0+p3   55 t[0] spill
        movdqa xmm15, [rbp + 3104]                         ;   427.7 p2      55 t[0] reload
        pxor xmm15, xmm6                                   ;   470.7 p1      55 t[0]
        movdqa xmm6, [rbp + 3072]                          ;   428.7 p2      55 t[0] reload
        pxor xmm6, xmm7                                    ;   471.7 p1      55 t[0]
        pxor xmm12, [rbp + 3472]                           ;   472.7 p2+p1   55 t[0]
        movdqa [rbp + 3072], xmm6                          ;   473.7 p0+p3   55 t[0] spill
        movdqa xmm6, [rbp + 3552]                          ;   430.7 p2      55 t[0] reload
        pxor xmm6, xmm13                                   ;   473.7 p1      55 t[0]
        movdqa [rbp + 3552], xmm6                          ;   475.7 p0+p3   55 t[0] spill
        movdqa xmm6, [rbp + 3568]                          ;   431.7 p2      55 t[0] reload
        pxor xmm6, xmm13                                   ;   474.7 p1      55 t[0]
        movdqa [rbp + 3568], xmm13                         ;   454.7 p0+p3   55 t[0] spill
        movdqa xmm13, [rbp + 3536]                         ;   433.0 p2      55 t[0] reload
        pxor xmm13, xmm11                                  ;   475.7 p1      55 t[0]
        movdqa [rbp + 3536], xmm10                         ;   462.7 p0+p3   55 t[0] spill
        movdqa xmm10, [rbp + 3312]                         ;   434.3 p2      55 t[0] reload
        pxor xmm10, xmm11                                  ;   476.7 p1      55 t[0]
        movdqa xmm11, [rbp + 3584]                         ;   435.3 p2      55 t[0] reload
        pxor xmm11, xmm9                                   ;   477.7 p1      55 t[0]
        movdqa [rbp + 3584], xmm11                         ;   479.7 p0+p3   55 t[0] spill
        movdqa xmm11, [rbp + 3520]                         ;   436.3 p2      55 t[0] reload
        pxor xmm11, xmm9                                   ;   478.7 p1      55 t[0]
        movdqa xmm9, xmm0                                  ;   444.7 p0      55 t[0] copy
        pxor xmm9, xmm14                                   ;   479.7 p1      55 t[0]
        pxor xmm7, xmm9                                    ;   481.7 p1      55 t[0]
        pxor xmm2, xmm10                                   ;   481.7 p1      55 t[0]
        pxor xmm12, xmm10                                  ;   482.7 p1      55 t[0]
        pxor xmm10, [rbp + 3056]                           ;   483.7 p2+p1   55 t[0]
        pxor xmm8, xmm13                                   ;   484.7 p1      55 t[0]
        pxor xmm14, [r8 + 2080]                            ;   485.7 p2+p1   55 t[0]
        pxor xmm7, xmm2                                    ;   486.7 p1      55 t[0]
        pxor xmm14, [rbp + 3424]                           ;   487.7 p2+p1   55 t[0]
        pxor xmm9, [r8 + 2464]                             ;   488.7 p2+p1   55 t[0]
        movdqa [rbp + 928], xmm14                          ;   489.7 p0+p3   55 t[0] spill
        movdqa xmm14, xmm5                                 ;   452.7 p0      55 t[0] copy
        pxor xmm5, xmm3                                    ;   489.7 p1      55 t[0]
        pxor xmm14, xmm1                                   ;   490.7 p1      55 t[0]
        pxor xmm5, [rbp + 3344]                            ;   491.7 p2+p1   55 t[0]
        pxor xmm1, [r8 + 2208]                             ;   492.7 p2+p1   55 t[0]
        pxor xmm1, [rbp + 3184]                            ;   494.7 p2+p1   55 t[0]
        pxor xmm3, [r8 + 2352]                             ;   494.7 p2+p1   55 t[0]
        pxor xmm3, xmm2                                    ;   496.7 p1      55 t[0]
        pxor xmm2, [r8 + 2096]                             ;   496.7 p2+p1   55 t[0]
        pxor xmm2, xmm8                                    ;   498.7 p1      55 t[0]
        pxor xmm8, [r8 + 2480]                             ;   498.7 p2+p1   55 t[0]
        pxor xmm8, [rbp + 3472]                            ;   500.7 p2+p1   55 t[0]
        pxor xmm2, xmm5                                    ;   500.7 p1      55 t[0]
        pxor xmm5, [r8 + 2224]                             ;   501.7 p2+p1   55 t[0]
        pxor xmm9, xmm14                                   ;   502.7 p1      55 t[0]
        pxor xmm14, [r8 + 2336]                            ;   503.7 p2+p1   55 t[0]
        movdqa [rbp + 3472], xmm8                          ;   502.7 p0+p3   55 t[0] spill
        movdqa xmm8, xmm4                                  ;   465.7 p0      55 t[0] copy
        pxor xmm4, [r8 + 2048]                             ;   504.7 p2+p1   55 t[0]
        movdqa [rbp + 3520], xmm9                          ;   504.7 p0+p3   55 t[0] spill
        movdqa xmm9, xmm6                                  ;   476.7 p0      55 t[0] copy
        pxor xmm6, [rbp + 3584]                            ;   505.7 p2+p1   55 t[0]
        pxor xmm6, [rbp + 3280]                            ;   507.7 p2+p1   55 t[0]
        movdqa [rbp + 3312], xmm3                          ;   498.7 p0+p3   55 t[0] spill
        movdqa xmm3, xmm13                                 ;   477.7 p0      55 t[0] copy
        pxor xmm3, [rbp + 2992]                            ;   507.7 p2+p1   55 t[0]
        pxor xmm13, [r8 + 2160]                            ;   508.7 p2+p1   55 t[0]
        pxor xmm13, [rbp + 3440]                           ;   510.7 p2+p1   55 t[0]
        movdqa [rbp + 3440], xmm5                          ;   503.7 p0+p3   55 t[0] spill
        movdqa xmm5, [rbp + 3200]                          ;   459.0 p2      55 t[0]
        pxor xmm5, [rbp + 3152]                            ;   510.7 p2+p1   55 t[0]
        movdqa [rbp + 3152], xmm1                          ;   496.7 p0+p3   55 t[0] spill
        movdqa xmm1, xmm15                                 ;   472.7 p0      55 t[0] copy
        pxor xmm1, [rbp + 3344]                            ;   511.7 p2+p1   55 t[0]
        movdqa [rbp + 1008], xmm13                         ;   512.7 p0+p3   55 t[0] spill
        movdqa xmm13, [rbp + 3248]                         ;   462.0 p2      55 t[0]
        pxor xmm13, [rbp + 3456]                           ;   512.7 p2+p1   55 t[0]
        pxor xmm9, xmm13                                   ;   514.7 p1      55 t[0]
        pxor xmm12, xmm13                                  ;   514.7 p1      55 t[0]
        movdqa xmm13, [rbp + 3376]                         ;   464.0 p2      55 t[0]
        pxor xmm13, [rbp + 3184]                           ;   515.7 p2+p1   55 t[0]
        pxor xmm0, xmm13                                   ;   517.7 p1      55 t[0]
        pxor xmm8, xmm13                                   ;   517.7 p1      55 t[0]
        movdqa xmm13, xmm15                                ;   472.7 p0      55 t[0] copy
        pxor xmm13, [r8 + 2112]                            ;   518.7 p2+p1   55 t[0]
        pxor xmm13, [rbp + 3456]                           ;   520.7 p2+p1   55 t[0]
        pxor xmm13, [rbp + 3536]                           ;   522.7 p2+p1   55 t[0]
        pxor xmm14, xmm0                                   ;   521.7 p1      55 t[0]
        pxor xmm0, [r8 + 2064]                             ;   522.7 p2+p1   55 t[0]
        pxor xmm0, xmm5                                    ;   524.7 p1      55 t[0]
        pxor xmm5, xmm3                                    ;   524.7 p1      55 t[0]
        pxor xmm3, xmm7                                    ;   525.7 p1      55 t[0]
        pxor xmm3, [r8 + 2192]                             ;   527.7 p2+p1   55 t[0]
        pxor xmm7, [r8 + 2320]                             ;   527.7 p2+p1   55 t[0]
        pxor xmm3, xmm8                                    ;   529.7 p1      55 t[0]
        pxor xmm8, [r8 + 2448]                             ;   529.7 p2+p1   55 t[0]
        pxor xmm8, [rbp + 3232]                            ;   531.7 p2+p1   55 t[0]
        pxor xmm8, xmm5                                    ;   533.7 p1      55 t[0]
        movdqa [rbp + 3232], xmm8                          ;   535.7 p0+p3   55 t[0] spill
        movdqa xmm8, xmm15                                 ;   477.7 p0      55 t[0] copy
        pxor xmm8, [r8 + 2256]                             ;   532.7 p2+p1   55 t[0]
        pxor xmm8, [rbp + 3120]                            ;   534.7 p2+p1   55 t[0]
        pxor xmm15, [r8 + 2384]                            ;   534.7 p2+p1   55 t[0]
        pxor xmm8, xmm9                                    ;   536.7 p1      55 t[0]
        pxor xmm9, [r8 + 2128]                             ;   536.7 p2+p1   55 t[0]
        pxor xmm15, [rbp + 3280]                           ;   537.7 p2+p1   55 t[0]
        pxor xmm15, [rbp + 3568]                           ;   539.7 p2+p1   55 t[0]
        movdqa [rbp + 3568], xmm15                         ;   541.7 p0+p3   55 t[0] spill
        movdqa xmm15, xmm11                                ;   483.0 p0      55 t[0] copy
        pxor xmm15, xmm10                                  ;   539.7 p1      55 t[0]
        pxor xmm10, [r8 + 2288]                            ;   540.7 p2+p1   55 t[0]
        pxor xmm10, [rbp + 2976]                           ;   542.7 p2+p1   55 t[0]
        pxor xmm15, [r8 + 2416]                            ;   542.7 p2+p1   55 t[0]
        pxor xmm11, [r8 + 2544]                            ;   543.7 p2+p1   55 t[0]
        movdqa [rbp + 2976], xmm11                         ;   545.7 p0+p3   55 t[0] spill
        movdqa xmm11, xmm6                                 ;   509.7 p0      55 t[0] copy
        pxor xmm11, [r8 + 2272]                            ;   544.7 p2+p1   55 t[0]
        pxor xmm11, [rbp + 3552]                           ;   546.7 p2+p1   55 t[0]
        pxor xmm6, [r8 + 2400]                             ;   546.7 p2+p1   55 t[0]
        pxor xmm6, [rbp + 3056]                            ;   548.7 p2+p1   55 t[0]
        movdqa [rbp + 3056], xmm15                         ;   544.7 p0+p3   55 t[0] spill
        movdqa xmm15, xmm1                                 ;   513.7 p0      55 t[0] copy
        pxor xmm1, xmm12                                   ;   548.7 p1      55 t[0]
        pxor xmm15, [r8 + 2240]                            ;   549.7 p2+p1   55 t[0]
        pxor xmm15, [rbp + 3248]                           ;   551.7 p2+p1   55 t[0]
        pxor xmm12, [r8 + 2368]                            ;   551.7 p2+p1   55 t[0]
        pxor xmm1, [r8 + 2496]                             ;   552.7 p2+p1   55 t[0]
        pxor xmm1, [rbp + 3536]                            ;   554.7 p2+p1   55 t[0]
        movdqa [rbp + 3536], xmm1                          ;   556.7 p0+p3   55 t[0] spill
        movdqa xmm1, [rbp + 3584]                          ;   503.7 p2      55 t[0]
        pxor xmm1, [r8 + 2144]                             ;   554.7 p2+p1   55 t[0]
        movdqa [rbp + 3584], xmm6                          ;   550.7 p0+p3   55 t[0] spill
        movdqa xmm6, xmm5                                  ;   526.7 p0      55 t[0] copy
        pxor xmm6, [r8 + 2304]                             ;   555.7 p2+p1   55 t[0]
        pxor xmm6, [rbp + 3072]                            ;   557.7 p2+p1   55 t[0]
        pxor xmm5, [r8 + 2432]                             ;   557.7 p2+p1   55 t[0]
        pxor xmm5, [rbp + 3296]                            ;   559.7 p2+p1   55 t[0]
        movdqa [rbp + 3296], xmm5                          ;   561.7 p0+p3   55 t[0] spill
        movdqa xmm5, [rbp + 3072]                          ;   510.7 p2      55 t[0]
        pxor xmm5, [r8 + 2176]                             ;   559.7 p2+p1   55 t[0]
        pxor xmm5, [rbp + 3200]                            ;   561.7 p2+p1   55 t[0]
        movdqa [rbp + 3200], xmm12                         ;   553.7 p0+p3   55 t[0] spill
        movdqa xmm12, [rbp + 3120]                         ;   513.7 p2      55 t[0]
        pxor xmm12, [r8 + 2512]                            ;   561.7 p2+p1   55 t[0]
        pxor xmm12, [rbp + 3504]                           ;   563.7 p2+p1   55 t[0]
        movdqa [rbp + 3504], xmm12                         ;   565.7 p0+p3   55 t[0] spill
        movdqa xmm12, [rbp + 3328]                         ;   516.7 p2      55 t[0]
        pxor xmm12, [r8 + 2528]                            ;   563.7 p2+p1   55 t[0]
        pxor xmm12, [rbp + 3552]                           ;   565.7 p2+p1   55 t[0]
        movdqa [rbp + 3552], xmm12                         ;   567.7 p0+p3   55 t[0] spill
        movdqa xmm12, [rbp + 1424]                         ;   519.7 p2      43 t[1]
        movdqa [rbp + 3328], xmm14                         ;   523.7 p0+p3   55 t[0] spill
        movdqa xmm14, [rbp + 1504]                         ;   520.7 p2      43 t[1]
        movdqa [rbp + 3120], xmm7                          ;   529.7 p0+p3   55 t[0] spill
        movdqa xmm7, [rbp + 1440]                          ;   521.7 p2      43 t[1]
        movdqa [rbp + 3072], xmm6                          ;   559.7 p0+p3   55 t[0] spill
        movdqa xmm6, [rbp + 1488]                          ;   522.7 p2      43 t[1]
        movdqa [rbp + 3248], xmm10                         ;   544.7 p0+p3   55 t[0] spill
        movdqa xmm10, [rbp + 1456]                         ;   523.7 p2      43 t[1]
        pxor xmm10, [rbp + 1472]                           ;   565.7 p2+p1   43 t[1]
        pxor xmm12, xmm10                                  ;   567.7 p1      43 t[1]
        movdqa [rbp + 3280], xmm11                         ;   548.7 p0+p3   55 t[0] spill
        movdqa xmm11, xmm12                                ;   569.7 p0      43 t[1] copy
        pxor xmm11, [rbp + 1520]                           ;   576.7 p2+p1   43 t[1]
        pxor xmm14, xmm11                                  ;   578.7 p1      43 t[1]
        pxor xmm6, xmm14                                   ;   580.7 p1      43 t[1]
        movdqa [rbp + 3456], xmm8                          ;   538.7 p0+p3   55 t[0] spill
        movdqa xmm8, xmm14                                 ;   580.7 p0      43 t[1] copy
        movdqa [rbp + 3184], xmm15                         ;   553.7 p0+p3   55 t[0] spill
        movdqa xmm15, xmm14                                ;   580.7 p0      43 t[1] copy
        movdqa [rbp + 3376], xmm3                          ;   532.7 p0+p3   55 t[0] spill
        movdqa xmm3, xmm11                                 ;   578.7 p0      43 t[1] copy
        pxor xmm3, [rbp + 1408]                            ;   585.7 p2+p1   43 t[1]
        pxor xmm7, xmm3                                    ;   587.7 p1      43 t[1]
        movdqa [rbp + 2992], xmm5                          ;   563.7 p0+p3   55 t[0] spill
        movdqa xmm5, xmm7                                  ;   589.7 p0      43 t[1] copy
        pxor xmm5, [rbp + 1456]                            ;   596.7 p2+p1   43 t[1]
        pxor xmm8, xmm5                                    ;   598.7 p1      43 t[1]
        movdqa [rbp + 992], xmm1                           ;   556.7 p0+p3   55 t[0] spill
        movdqa xmm1, xmm11                                 ;   578.7 p0      43 t[1] copy
        pand xmm1, xmm8                                    ;   600.7 p1      43 t[1]
        movdqa [rbp + 976], xmm9                           ;   540.0 p0+p3   55 t[0] spill
        movdqa xmm9, xmm11                                 ;   578.7 p0      43 t[1] copy
        movdqa [rbp + 960], xmm13                          ;   542.0 p0+p3   55 t[0] spill
        movdqa xmm13, xmm6                                 ;   582.7 p0      43 t[1] copy
        pxor xmm13, [rbp + 1472]                           ;   589.7 p2+p1   43 t[1]
        movdqa [rbp + 944], xmm2                           ;   544.0 p0+p3   55 t[0] spill
        movdqa xmm2, xmm6                                  ;   582.7 p0      43 t[1] copy
        pxor xmm2, [rbp + 1408]                            ;   589.7 p2+p1   43 t[1]
        movdqa [rbp + 912], xmm0                           ;   546.0 p0+p3   55 t[0] spill
        movdqa xmm0, xmm6                                  ;   582.7 p0      43 t[1] copy
        movdqa [rbp + 896], xmm4                           ;   548.0 p0+p3   55 t[0] spill
        movdqa xmm4, xmm3                                  ;   587.7 p0      43 t[1] copy
        por xmm4, [rbp + 1520]                             ;   594.7 p2+p1   43 t[1]
        pxor xmm7, xmm4                                    ;   596.7 p1      43 t[1]
        movdqa [rbp + 3632], xmm14                         ;   580.7 p0+p3   43 t[1] spill
        movdqa xmm14, xmm3                                 ;   587.7 p0      43 t[1] copy
        movdqa [rbp + 3168], xmm6                          ;   582.7 p0+p3   43 t[1] spill
        movdqa xmm6, xmm2                                  ;   591.7 p0      43 t[1] copy
        pand xmm6, xmm13                                   ;   598.7 p1      43 t[1]
        pxor xmm7, xmm6                                    ;   600.7 p1      43 t[1]
        movdqa xmm6, xmm13                                 ;   591.7 p0      43 t[1] copy
        movdqa [rbp + 3136], xmm11                         ;   578.7 p0+p3   43 t[1] spill
        movdqa xmm11, xmm13                                ;   591.7 p0      43 t[1] copy
        pxor xmm11, xmm5                                   ;   598.7 p1      43 t[1]
        movdqa [rbp + 3408], xmm2                          ;   591.7 p0+p3   43 t[1] spill
        movdqa xmm2, xmm8                                  ;   600.7 p0      43 t[1] copy
        pxor xmm2, [rbp + 1520]                            ;   607.7 p2+p1   43 t[1]
        pxor xmm6, xmm2                                    ;   609.7 p1      43 t[1]
        pand xmm0, xmm6                                    ;   611.7 p1      43 t[1]
        pxor xmm12, xmm0                                   ;   613.7 p1      43 t[1]
        movdqa xmm0, xmm5                                  ;   598.7 p0      43 t[1] copy
        movdqa [rbp + 3008], xmm8                          ;   600.7 p0+p3   43 t[1] spill
        movdqa xmm8, xmm1                                  ;   602.7 p0      43 t[1] copy
        pxor xmm8, [rbp + 1472]                            ;   609.7 p2+p1   43 t[1]
        movdqa [rbp + 3040], xmm13                         ;   591.7 p0+p3   43 t[1] spill
        movdqa xmm13, xmm11                                ;   600.7 p0      43 t[1] copy
        movdqa [rbp + 3488], xmm3                          ;   587.7 p0+p3   43 t[1] spill
        movdqa xmm3, xmm11                                 ;   600.7 p0      43 t[1] copy
        pxor xmm3, [rbp + 1520]                            ;   607.7 p2+p1   43 t[1]
        movdqa [rbp + 3088], xmm11                         ;   600.7 p0+p3   43 t[1] spill
        movdqa xmm11, xmm6                                 ;   611.7 p0      43 t[1] copy
        pxor xmm11, [rbp + 1456]                           ;   618.7 p2+p1   43 t[1]
        pand xmm13, xmm11                                  ;   620.7 p1      43 t[1]
        pxor xmm8, xmm13                                   ;   622.7 p1      43 t[1]
        pxor xmm14, xmm11                                  ;   620.7 p1      43 t[1]
        movdqa xmm13, xmm2                                 ;   609.7 p0      43 t[1] copy
        pxor xmm13, [rbp + 1408]                           ;   616.7 p2+p1   43 t[1]
        pxor xmm10, xmm13                                  ;   618.7 p1      43 t[1]
        pand xmm13, xmm2                                   ;   618.7 p1      43 t[1]
        pxor xmm12, xmm13                                  ;   620.7 p1      43 t[1]
        pand xmm0, xmm10                                   ;   620.7 p1      43 t[1]
        pxor xmm13, xmm0                                   ;   622.7 p1      43 t[1]
        pxor xmm9, xmm10                                   ;   620.7 p1      43 t[1]
        pand xmm15, xmm9                                   ;   622.7 p1      43 t[1]
        pxor xmm1, xmm15                                   ;   624.7 p1      43 t[1]
        pxor xmm1, xmm12                                   ;   626.7 p1      43 t[1]
        pxor xmm4, xmm12                                   ;   622.7 p1      43 t[1]
        pxor xmm8, xmm13                                   ;   624.7 p1      43 t[1]
        pxor xmm7, xmm13                                   ;   624.7 p1      43 t[1]
        movdqa xmm15, xmm3                                 ;   609.7 p0      43 t[1] copy
        pand xmm15, xmm14                                  ;   622.7 p1      43 t[1]
        pxor xmm4, xmm15                                   ;   624.7 p1      43 t[1]
        movdqa xmm15, xmm1                                 ;   628.7 p0      43 t[1] copy
        pand xmm15, xmm8                                   ;   635.7 p1      43 t[1]
        pxor xmm4, xmm15                                   ;   637.7 p1      43 t[1]
        movdqa xmm0, xmm8                                  ;   626.7 p0      43 t[1] copy
        pxor xmm0, xmm4                                    ;   639.7 p1      43 t[1]
        pand xmm4, xmm7                                    ;   639.7 p1      43 t[1]
        pxor xmm1, xmm4                                    ;   641.7 p1      43 t[1]
        por xmm15, xmm0                                    ;   641.7 p1      43 t[1]
        pxor xmm15, xmm1                                   ;   643.7 p1      43 t[1]
        movdqa xmm4, xmm7                                  ;   626.7 p0      43 t[1] copy
        pand xmm4, xmm1                                    ;   643.7 p1      43 t[1]
        pxor xmm8, xmm4                                    ;   645.7 p1      43 t[1]
        pand xmm1, xmm8                                    ;   647.7 p1      43 t[1]
        pxor xmm7, xmm1                                    ;   649.7 p1      43 t[1]
        pand xmm14, xmm8                                   ;   647.7 p1      43 t[1]
        pand xmm3, xmm8                                    ;   647.7 p1      43 t[1]
        movdqa xmm1, [rbp + 3488]                          ;   587.7 p2      43 t[1] reload
        pand xmm1, xmm15                                   ;   645.7 p1      43 t[1]
        pand xmm9, xmm7                                    ;   651.7 p1      43 t[1]
        movdqa xmm4, [rbp + 3632]                          ;   580.7 p2      43 t[1] reload
        pand xmm4, xmm7                                    ;   651.7 p1      43 t[1]
        movdqa xmm12, [rel aes128_encrypt.T0_constants128] ;   583.0 p2      43 t[0] reload
        pxor xmm4, xmm12                                   ;   653.7 p1      43 t[1]
        movdqa xmm13, xmm8                                 ;   647.7 p0      43 t[1] copy
        por xmm13, xmm15                                   ;   654.7 p1      43 t[1]
        pxor xmm0, xmm13                                   ;   656.7 p1      43 t[1]
        pand xmm5, xmm0                                    ;   658.7 p1      43 t[1]
        pand xmm10, xmm0                                   ;   658.7 p1      43 t[1]
        movdqa xmm13, xmm8                                 ;   647.7 p0      43 t[1] copy
        pxor xmm13, xmm15                                  ;   654.7 p1      43 t[1]
        pxor xmm8, xmm7                                    ;   651.7 p1      43 t[1]
        pand xmm6, xmm8                                    ;   653.7 p1      43 t[1]
        movdqa [rbp + 3632], xmm1                          ;   647.7 p0+p3   43 t[1] spill
        movdqa xmm1, [rbp + 3168]                          ;   591.3 p2      43 t[1] reload
        pand xmm1, xmm8                                    ;   653.7 p1      43 t[1]
        pxor xmm7, xmm0                                    ;   658.7 p1      43 t[1]
        pxor xmm5, xmm6                                    ;   660.7 p1      43 t[1]
        pxor xmm0, xmm13                                   ;   658.7 p1      43 t[1]
        pand xmm11, xmm13                                  ;   656.7 p1      43 t[1]
        movdqa xmm8, [rbp + 3088]                          ;   601.3 p2      43 t[1] reload
        pand xmm8, xmm13                                   ;   656.7 p1      43 t[1]
        pxor xmm10, xmm11                                  ;   660.7 p1      43 t[1]
        pxor xmm6, xmm3                                    ;   655.7 p1      43 t[1]
        pxor xmm1, xmm12                                   ;   655.7 p1      43 t[1]
        pxor xmm3, xmm5                                    ;   662.7 p1      43 t[1]
        pxor xmm4, xmm5                                    ;   662.7 p1      43 t[1]
        movdqa xmm5, [rbp + 3040]                          ;   604.3 p2      43 t[1] reload
        pand xmm5, xmm0                                    ;   660.7 p1      43 t[1]
        movdqa xmm13, [rbp + 3408]                         ;   605.3 p2      43 t[1] reload
        pand xmm13, xmm0                                   ;   660.7 p1      43 t[1]
        pxor xmm11, xmm13                                  ;   662.7 p1      43 t[1]
        pxor xmm3, xmm5                                    ;   664.7 p1      43 t[1]
        movdqa xmm0, xmm15                                 ;   645.7 p0      43 t[1] copy
        pand xmm0, [rbp + 1520]                            ;   652.7 p2+p1   43 t[1]
        pxor xmm6, xmm0                                    ;   657.7 p1      43 t[1]
        pxor xmm5, xmm0                                    ;   662.7 p1      43 t[1]
        pxor xmm15, xmm7                                   ;   660.7 p1      43 t[1]
        pand xmm2, xmm15                                   ;   662.7 p1      43 t[1]
        pxor xmm6, xmm2                                    ;   664.7 p1      43 t[1]
        pand xmm15, [rbp + 1408]                           ;   662.7 p2+p1   43 t[1]
        movdqa xmm0, [rbp + 3136]                          ;   610.0 p2      43 t[1] reload
        pand xmm0, xmm7                                    ;   660.7 p1      43 t[1]
        movdqa xmm2, [rbp + 3008]                          ;   611.0 p2      43 t[1] reload
        pand xmm2, xmm7                                    ;   660.7 p1      43 t[1]
        pxor xmm5, xmm2                                    ;   664.7 p1      43 t[1]
        pxor xmm0, xmm15                                   ;   664.7 p1      43 t[1]
        pxor xmm1, xmm0                                    ;   666.7 p1      43 t[1]
        pxor xmm0, xmm10                                   ;   666.7 p1      43 t[1]
        pxor xmm0, xmm3                                    ;   668.7 p1      43 t[1]
        pxor xmm3, xmm12                                   ;   666.7 p1      43 t[1]
        pxor xmm8, xmm0                                    ;   670.7 p1      43 t[1]
        pxor xmm0, xmm12                                   ;   670.7 p1      43 t[1]
        pxor xmm5, xmm8                                    ;   672.7 p1      43 t[1]
        pxor xmm4, xmm8                                    ;   672.7 p1      43 t[1]
        pxor xmm9, xmm5                                    ;   674.7 p1      43 t[1]
        pxor xmm14, xmm9                                   ;   676.7 p1      43 t[1]
        pxor xmm1, xmm9                                    ;   676.7 p1      43 t[1]
        pxor xmm11, xmm14                                  ;   678.7 p1      43 t[1]
        movdqa xmm2, [rbp + 2064]                          ;   615.7 p2      43 t[1]
        movdqa xmm7, [rbp + 2144]                          ;   616.7 p2      43 t[1]
        movdqa xmm8, [rbp + 2080]                          ;   617.7 p2      43 t[1]
        movdqa xmm9, [rbp + 2128]                          ;   618.7 p2      43 t[1]
        movdqa xmm13, xmm12                                ;   617.0 p0      43 t[1] copy
        movdqa [rbp + 3008], xmm0                          ;   672.7 p0+p3   43 t[1] spill
        movdqa xmm0, xmm12                                 ;   619.0 p0      43 t[1] copy
        movdqa [rbp + 3136], xmm6                          ;   666.7 p0+p3   43 t[1] spill
        movdqa xmm6, xmm12                                 ;   621.0 p0      43 t[1] copy
        movdqa xmm12, [rbp + 2096]                         ;   619.7 p2      43 t[1]
        pxor xmm12, [rbp + 2112]                           ;   669.7 p2+p1   43 t[1]
        pxor xmm2, xmm12                                   ;   671.7 p1      43 t[1]
        movdqa [rbp + 3408], xmm3                          ;   668.7 p0+p3   43 t[1] spill
        movdqa xmm3, xmm2                                  ;   673.7 p0      43 t[1] copy
        pxor xmm3, [rbp + 2160]                            ;   680.7 p2+p1   43 t[1]
        pxor xmm7, xmm3                                    ;   682.7 p1      43 t[1]
        pxor xmm9, xmm7                                    ;   684.7 p1      43 t[1]
        movdqa [rbp + 3040], xmm5                          ;   674.7 p0+p3   43 t[1] spill
        movdqa xmm5, xmm7                                  ;   684.7 p0      43 t[1] copy
        movdqa [rbp + 3088], xmm1                          ;   678.7 p0+p3   43 t[1] spill
        movdqa xmm1, xmm7                                  ;   684.7 p0      43 t[1] copy
        movdqa [rbp + 3168], xmm4                          ;   674.7 p0+p3   43 t[1] spill
        movdqa xmm4, xmm3                                  ;   682.7 p0      43 t[1] copy
        pxor xmm4, [rbp + 2048]                            ;   689.7 p2+p1   43 t[1]
        pxor xmm8, xmm4                                    ;   691.7 p1      43 t[1]
        movdqa [rbp + 3488], xmm15                         ;   664.7 p0+p3   43 t[1] spill
        movdqa xmm15, xmm8                                 ;   693.7 p0      43 t[1] copy
        pxor xmm15, [rbp + 2096]                           ;   700.7 p2+p1   43 t[1]
        pxor xmm5, xmm15                                   ;   702.7 p1      43 t[1]
        movdqa [rbp + 3392], xmm10                         ;   662.7 p0+p3   43 t[1] spill
        movdqa xmm10, xmm3                                 ;   682.7 p0      43 t[1] copy
        pand xmm10, xmm5                                   ;   704.7 p1      43 t[1]
        movdqa [rbp + 3600], xmm14                         ;   678.7 p0+p3   43 t[1] spill
        movdqa xmm14, xmm3                                 ;   682.7 p0      43 t[1] copy
        movdqa [rbp + 3360], xmm11                         ;   680.7 p0+p3   43 t[1] spill
        movdqa xmm11, xmm9                                 ;   686.7 p0      43 t[1] copy
        pxor xmm11, [rbp + 2112]                           ;   693.7 p2+p1   43 t[1]
        movdqa [rbp + 3664], xmm6                          ;   643.7 p0+p3   43 t[1] spill
        movdqa xmm6, xmm9                                  ;   686.7 p0      43 t[1] copy
        pxor xmm6, [rbp + 2048]                            ;   693.7 p2+p1   43 t[1]
        movdqa [rbp + 3680], xmm0                          ;   649.7 p0+p3   43 t[1] spill
        movdqa xmm0, xmm9                                  ;   686.7 p0      43 t[1] copy
        movdqa [rbp + 3696], xmm13                         ;   652.7 p0+p3   43 t[1] spill
        movdqa xmm13, xmm4                                 ;   691.7 p0      43 t[1] copy
        por xmm13, [rbp + 2160]                            ;   698.7 p2+p1   43 t[1]
        pxor xmm8, xmm13                                   ;   700.7 p1      43 t[1]
        movdqa [rbp + 3712], xmm7                          ;   684.7 p0+p3   43 t[1] spill
        movdqa xmm7, xmm4                                  ;   691.7 p0      43 t[1] copy
        movdqa [rbp + 3728], xmm9                          ;   686.7 p0+p3   43 t[1] spill
        movdqa xmm9, xmm6                                  ;   695.7 p0      43 t[1] copy
        pand xmm9, xmm11                                   ;   702.7 p1      43 t[1]
        pxor xmm8, xmm9                                    ;   704.7 p1      43 t[1]
        movdqa xmm9, xmm11                                 ;   695.7 p0      43 t[1] copy
        movdqa [rbp + 3744], xmm3                          ;   682.7 p0+p3   43 t[1] spill
        movdqa xmm3, xmm11                                 ;   695.7 p0      43 t[1] copy
        pxor xmm3, xmm15                                   ;   702.7 p1      43 t[1]
        movdqa [rbp + 3760], xmm6                          ;   695.7 p0+p3   43 t[1] spill
        movdqa xmm6, xmm5                                  ;   704.7 p0      43 t[1] copy
        pxor xmm6, [rbp + 2160]                            ;   711.7 p2+p1   43 t[1]
        pxor xmm9, xmm6                                    ;   713.7 p1      43 t[1]
        pand xmm0, xmm9                                    ;   715.7 p1      43 t[1]
        pxor xmm2, xmm0                                    ;   717.7 p1      43 t[1]
        movdqa xmm0, xmm15                                 ;   702.7 p0      43 t[1] copy
        movdqa [rbp + 3776], xmm5                          ;   704.7 p0+p3   43 t[1] spill
        movdqa xmm5, xmm10                                 ;   706.7 p0      43 t[1] copy
        pxor xmm5, [rbp + 2112]                            ;   713.7 p2+p1   43 t[1]
        movdqa [rbp + 3792], xmm11                         ;   695.7 p0+p3   43 t[1] spill
        movdqa xmm11, xmm3                                 ;   704.7 p0      43 t[1] copy
        movdqa [rbp + 3808], xmm4                          ;   691.7 p0+p3   43 t[1] spill
        movdqa xmm4, xmm3                                  ;   704.7 p0      43 t[1] copy
        pxor xmm4, [rbp + 2160]                            ;   711.7 p2+p1   43 t[1]
        movdqa [rbp + 3824], xmm3                          ;   704.7 p0+p3   43 t[1] spill
        movdqa xmm3, xmm9                                  ;   715.7 p0      43 t[1] copy
        pxor xmm3, [rbp + 2096]                            ;   722.7 p2+p1   43 t[1]
        pand xmm11, xmm3                                   ;   724.7 p1      43 t[1]
        pxor xmm5, xmm11                                   ;   726.7 p1      43 t[1]
        pxor xmm7, xmm3                                    ;   724.7 p1      43 t[1]
        movdqa xmm11, xmm6                                 ;   713.7 p0      43 t[1] copy
        pxor xmm11, [rbp + 2048]                           ;   720.7 p2+p1   43 t[1]
        pxor xmm12, xmm11                                  ;   722.7 p1      43 t[1]
        pand xmm11, xmm6                                   ;   722.7 p1      43 t[1]
        pxor xmm2, xmm11                                   ;   724.7 p1      43 t[1]
        pand xmm0, xmm12                                   ;   724.7 p1      43 t[1]
        pxor xmm11, xmm0                                   ;   726.7 p1      43 t[1]
        pxor xmm14, xmm12                                  ;   724.7 p1      43 t[1]
        pand xmm1, xmm14                                   ;   726.7 p1      43 t[1]
        pxor xmm10, xmm1                                   ;   728.7 p1      43 t[1]
        pxor xmm10, xmm2                                   ;   730.7 p1      43 t[1]
        pxor xmm13, xmm2                                   ;   726.7 p1      43 t[1]
        pxor xmm5, xmm11                                   ;   728.7 p1      43 t[1]
        pxor xmm8, xmm11                                   ;   728.7 p1      43 t[1]
        movdqa xmm0, xmm4                                  ;   713.7 p0      43 t[1] copy
        pand xmm0, xmm7                                    ;   726.7 p1      43 t[1]
        pxor xmm13, xmm0                                   ;   728.7 p1      43 t[1]
        movdqa xmm0, xmm10                                 ;   732.7 p0      43 t[1] copy
        pand xmm0, xmm5                                    ;   739.7 p1      43 t[1]
        pxor xmm13, xmm0                                   ;   741.7 p1      43 t[1]
        movdqa xmm1, xmm5                                  ;   730.7 p0      43 t[1] copy
        pxor xmm1, xmm13                                   ;   743.7 p1      43 t[1]
        pand xmm13, xmm8                                   ;   743.7 p1      43 t[1]
        pxor xmm10, xmm13                                  ;   745.7 p1      43 t[1]
        por xmm0, xmm1                                     ;   745.7 p1      43 t[1]
        pxor xmm0, xmm10                                   ;   747.7 p1      43 t[1]
        movdqa xmm2, xmm8                                  ;   730.7 p0      43 t[1] copy
        pand xmm2, xmm10                                   ;   747.7 p1      43 t[1]
        pxor xmm5, xmm2                                    ;   749.7 p1      43 t[1]
        pand xmm10, xmm5                                   ;   751.7 p1      43 t[1]
        pxor xmm8, xmm10                                   ;   753.7 p1      43 t[1]
        pand xmm7, xmm5                                    ;   751.7 p1      43 t[1]
        pand xmm4, xmm5                                    ;   751.7 p1      43 t[1]
        movdqa xmm2, [rbp + 3808]                          ;   691.7 p2      43 t[1] reload
        pand xmm2, xmm0                                    ;   749.7 p1      43 t[1]
        pand xmm14, xmm8                                   ;   755.7 p1      43 t[1]
        movdqa xmm10, [rbp + 3712]                         ;   687.7 p2      43 t[1] reload
        pand xmm10, xmm8                                   ;   755.7 p1      43 t[1]
        movdqa xmm11, [rbp + 3680]                         ;   688.7 p2      43 t[1] reload
        pxor xmm11, xmm10                                  ;   757.7 p1      43 t[1]
        movdqa xmm10, xmm5                                 ;   751.7 p0      43 t[1] copy
        por xmm10, xmm0                                    ;   758.7 p1      43 t[1]
        pxor xmm1, xmm10                                   ;   760.7 p1      43 t[1]
        pand xmm15, xmm1                                   ;   762.7 p1      43 t[1]
        pand xmm12, xmm1                                   ;   762.7 p1      43 t[1]
        movdqa xmm10, xmm5                                 ;   751.7 p0      43 t[1] copy
        pxor xmm10, xmm0                                   ;   758.7 p1      43 t[1]
        pxor xmm5, xmm8                                    ;   755.7 p1      43 t[1]
        pand xmm9, xmm5                                    ;   757.7 p1      43 t[1]
        movdqa xmm13, [rbp + 3728]                         ;   694.7 p2      43 t[1] reload
        pand xmm13, xmm5                                   ;   757.7 p1      43 t[1]
        pxor xmm8, xmm1                                    ;   762.7 p1      43 t[1]
        movdqa xmm5, [rbp + 3664]                          ;   700.7 p2      43 t[1] reload
        pxor xmm5, xmm13                                   ;   759.7 p1      43 t[1]
        pxor xmm15, xmm9                                   ;   764.7 p1      43 t[1]
        pxor xmm1, xmm10                                   ;   762.7 p1      43 t[1]
        pand xmm3, xmm10                                   ;   760.7 p1      43 t[1]
        movdqa xmm13, [rbp + 3824]                         ;   705.3 p2      43 t[1] reload
        pand xmm13, xmm10                                  ;   760.7 p1      43 t[1]
        pxor xmm12, xmm3                                   ;   764.7 p1      43 t[1]
        pxor xmm9, xmm4                                    ;   759.7 p1      43 t[1]
        pxor xmm4, xmm15                                   ;   766.7 p1      43 t[1]
        pxor xmm11, xmm15                                  ;   766.7 p1      43 t[1]
        pxor xmm2, xmm12                                   ;   766.7 p1      43 t[1]
        movdqa xmm15, [rbp + 3792]                         ;   708.3 p2      43 t[1] reload
        pand xmm15, xmm1                                   ;   764.7 p1      43 t[1]
        movdqa xmm10, [rbp + 3760]                         ;   709.3 p2      43 t[1] reload
        pand xmm10, xmm1                                   ;   764.7 p1      43 t[1]
        pxor xmm3, xmm10                                   ;   766.7 p1      43 t[1]
        pxor xmm4, xmm15                                   ;   768.7 p1      43 t[1]
        pxor xmm12, xmm4                                   ;   770.7 p1      43 t[1]
        movdqa xmm1, [rbp + 3696]                          ;   710.7 p2      43 t[1] reload
        pxor xmm1, xmm4                                    ;   770.7 p1      43 t[1]
        movdqa xmm4, xmm0                                  ;   749.7 p0      43 t[1] copy
        pand xmm4, [rbp + 2160]                            ;   756.7 p2+p1   43 t[1]
        pxor xmm9, xmm4                                    ;   761.7 p1      43 t[1]
        pxor xmm15, xmm4                                   ;   766.7 p1      43 t[1]
        pxor xmm0, xmm8                                    ;   764.7 p1      43 t[1]
        pand xmm6, xmm0                                    ;   766.7 p1      43 t[1]
        pxor xmm9, xmm6                                    ;   768.7 p1      43 t[1]
        pand xmm0, [rbp + 2048]                            ;   766.7 p2+p1   43 t[1]
        movdqa xmm4, [rbp + 3744]                          ;   715.0 p2      43 t[1] reload
        pand xmm4, xmm8                                    ;   764.7 p1      43 t[1]
        movdqa xmm6, [rbp + 3776]                          ;   716.0 p2      43 t[1] reload
        pand xmm6, xmm8                                    ;   764.7 p1      43 t[1]
        pxor xmm15, xmm6                                   ;   768.7 p1      43 t[1]
        pxor xmm4, xmm0                                    ;   768.7 p1      43 t[1]
        pxor xmm2, xmm0                                    ;   768.7 p1      43 t[1]
        pxor xmm12, xmm4                                   ;   772.7 p1      43 t[1]
        pxor xmm5, xmm4                                    ;   770.7 p1      43 t[1]
        pxor xmm13, xmm12                                  ;   774.7 p1      43 t[1]
        pxor xmm15, xmm13                                  ;   776.7 p1      43 t[1]
        pxor xmm11, xmm13                                  ;   776.7 p1      43 t[1]
        pxor xmm14, xmm15                                  ;   778.7 p1      43 t[1]
        pxor xmm7, xmm14                                   ;   780.7 p1      43 t[1]
        pxor xmm5, xmm14                                   ;   780.7 p1      43 t[1]
        pxor xmm3, xmm7                                    ;   782.7 p1      43 t[1]
        pxor xmm2, xmm7                                    ;   782.7 p1      43 t[1]
        movdqa xmm14, [rbp + 2704]                         ;   720.3 p2      43 t[1]
        movdqa xmm0, [rbp + 2784]                          ;   721.3 p2      43 t[1]
        movdqa xmm4, [rbp + 2720]                          ;   722.3 p2      43 t[1]
        movdqa xmm6, [rbp + 2768]                          ;   723.3 p2      43 t[1]
        movdqa xmm7, [rbp + 2736]                          ;   724.3 p2      43 t[1]
        movdqa xmm8, [rbp + 2752]                          ;   725.3 p2      43 t[1] reload
        pxor xmm7, xmm8                                    ;   775.7 p1      43 t[1]
        pxor xmm14, xmm7                                   ;   777.7 p1      43 t[1]
        movdqa xmm10, xmm14                                ;   779.7 p0      43 t[1] copy
        movdqa xmm13, [rbp + 2960]                         ;   726.3 p2      43 t[1] reload
        pxor xmm10, xmm13                                  ;   786.7 p1      43 t[1]
        pxor xmm0, xmm10                                   ;   788.7 p1      43 t[1]
        pxor xmm6, xmm0                                    ;   790.7 p1      43 t[1]
        movdqa [rbp + 3776], xmm15                         ;   778.7 p0+p3   43 t[1] spill
        movdqa xmm15, xmm0                                 ;   790.7 p0      43 t[1] copy
        movdqa [rbp + 3744], xmm9                          ;   770.7 p0+p3   43 t[1] spill
        movdqa xmm9, xmm0                                  ;   790.7 p0      43 t[1] copy
        movdqa [rbp + 3696], xmm1                          ;   772.7 p0+p3   43 t[1] spill
        movdqa xmm1, xmm10                                 ;   788.7 p0      43 t[1] copy
        pxor xmm1, [rbp + 2944]                            ;   795.7 p2+p1   43 t[1]
        pxor xmm4, xmm1                                    ;   797.7 p1      43 t[1]
        movdqa [rbp + 3760], xmm12                         ;   774.7 p0+p3   43 t[1] spill
        movdqa xmm12, xmm4                                 ;   799.7 p0      43 t[1] copy
        pxor xmm12, [rbp + 2736]                           ;   806.7 p2+p1   43 t[1]
        pxor xmm15, xmm12                                  ;   808.7 p1      43 t[1]
        movdqa [rbp + 3792], xmm5                          ;   782.7 p0+p3   43 t[1] spill
        movdqa xmm5, xmm10                                 ;   788.7 p0      43 t[1] copy
        pand xmm5, xmm15                                   ;   810.7 p1      43 t[1]
        movdqa [rbp + 3824], xmm11                         ;   778.7 p0+p3   43 t[1] spill
        movdqa xmm11, xmm10                                ;   788.7 p0      43 t[1] copy
        movdqa [rbp + 3664], xmm2                          ;   784.7 p0+p3   43 t[1] spill
        movdqa xmm2, xmm6                                  ;   792.7 p0      43 t[1] copy
        pxor xmm2, xmm8                                    ;   799.7 p1      43 t[1]
        pxor xmm8, xmm5                                    ;   812.7 p1      43 t[1]
        movdqa [rbp + 3728], xmm3                          ;   784.7 p0+p3   43 t[1] spill
        movdqa xmm3, xmm6                                  ;   792.7 p0      43 t[1] copy
        pxor xmm3, [rbp + 2944]                            ;   799.7 p2+p1   43 t[1]
        movdqa [rbp + 3680], xmm0                          ;   790.7 p0+p3   43 t[1] spill
        movdqa xmm0, xmm6                                  ;   792.7 p0      43 t[1] copy
        movdqa [rbp + 3712], xmm6                          ;   792.7 p0+p3   43 t[1] spill
        movdqa xmm6, xmm1                                  ;   797.7 p0      43 t[1] copy
        por xmm6, xmm13                                    ;   804.7 p1      43 t[1]
        pxor xmm4, xmm6                                    ;   806.7 p1      43 t[1]
        movdqa [rbp + 3808], xmm10                         ;   788.7 p0+p3   43 t[1] spill
        movdqa xmm10, xmm1                                 ;   797.7 p0      43 t[1] copy
        movdqa [rbp + 3840], xmm1                          ;   797.7 p0+p3   43 t[1] spill
        movdqa xmm1, xmm3                                  ;   801.7 p0      43 t[1] copy
        pand xmm1, xmm2                                    ;   808.7 p1      43 t[1]
        pxor xmm4, xmm1                                    ;   810.7 p1      43 t[1]
        movdqa xmm1, xmm2                                  ;   801.7 p0      43 t[1] copy
        movdqa [rbp + 3856], xmm3                          ;   801.7 p0+p3   43 t[1] spill
        movdqa xmm3, xmm2                                  ;   801.7 p0      43 t[1] copy
        pxor xmm3, xmm12                                   ;   808.7 p1      43 t[1]
        movdqa [rbp + 3872], xmm2                          ;   801.7 p0+p3   43 t[1] spill
        movdqa xmm2, xmm15                                 ;   810.7 p0      43 t[1] copy
        pxor xmm2, xmm13                                   ;   817.7 p1      43 t[1]
        pxor xmm1, xmm2                                    ;   819.7 p1      43 t[1]
        pand xmm0, xmm1                                    ;   821.7 p1      43 t[1]
        pxor xmm14, xmm0                                   ;   823.7 p1      43 t[1]
        movdqa xmm0, xmm12                                 ;   808.7 p0      43 t[1] copy
        movdqa xmm13, xmm3                                 ;   810.7 p0      43 t[1] copy
        movdqa [rbp + 3888], xmm15                         ;   810.7 p0+p3   43 t[1] spill
        movdqa xmm15, xmm3                                 ;   810.7 p0      43 t[1] copy
        pxor xmm15, [rbp + 2960]                           ;   817.7 p2+p1   43 t[1]
        movdqa [rbp + 3904], xmm3                          ;   810.7 p0+p3   43 t[1] spill
        movdqa xmm3, xmm1                                  ;   821.7 p0      43 t[1] copy
        pxor xmm3, [rbp + 2736]                            ;   828.7 p2+p1   43 t[1]
        pand xmm13, xmm3                                   ;   830.7 p1      43 t[1]
        pxor xmm8, xmm13                                   ;   832.7 p1      43 t[1]
        pxor xmm10, xmm3                                   ;   830.7 p1      43 t[1]
        movdqa xmm13, xmm2                                 ;   819.7 p0      43 t[1] copy
        pxor xmm13, [rbp + 2944]                           ;   826.7 p2+p1   43 t[1]
        pxor xmm7, xmm13                                   ;   828.7 p1      43 t[1]
        pand xmm13, xmm2                                   ;   828.7 p1      43 t[1]
        pxor xmm14, xmm13                                  ;   830.7 p1      43 t[1]
        pand xmm0, xmm7                                    ;   830.7 p1      43 t[1]
        pxor xmm13, xmm0                                   ;   832.7 p1      43 t[1]
        pxor xmm11, xmm7                                   ;   830.7 p1      43 t[1]
        pand xmm9, xmm11                                   ;   832.7 p1      43 t[1]
        pxor xmm5, xmm9                                    ;   834.7 p1      43 t[1]
        pxor xmm5, xmm14                                   ;   836.7 p1      43 t[1]
        pxor xmm6, xmm14                                   ;   832.7 p1      43 t[1]
        pxor xmm8, xmm13                                   ;   834.7 p1      43 t[1]
        pxor xmm4, xmm13                                   ;   834.7 p1      43 t[1]
        movdqa xmm14, xmm15                                ;   819.7 p0      43 t[1] copy
        pand xmm14, xmm10                                  ;   832.7 p1      43 t[1]
        pxor xmm6, xmm14                                   ;   834.7 p1      43 t[1]
        movdqa xmm14, xmm5                                 ;   838.7 p0      43 t[1] copy
        pand xmm14, xmm8                                   ;   845.7 p1      43 t[1]
        pxor xmm6, xmm14                                   ;   847.7 p1      43 t[1]
        movdqa xmm0, xmm8                                  ;   836.7 p0      43 t[1] copy
        pxor xmm0, xmm6                                    ;   849.7 p1      43 t[1]
        pand xmm6, xmm4                                    ;   849.7 p1      43 t[1]
        pxor xmm5, xmm6                                    ;   851.7 p1      43 t[1]
        por xmm14, xmm0                                    ;   851.7 p1      43 t[1]
        pxor xmm14, xmm5                                   ;   853.7 p1      43 t[1]
        movdqa xmm6, xmm4                                  ;   836.7 p0      43 t[1] copy
        pand xmm6, xmm5                                    ;   853.7 p1      43 t[1]
        pxor xmm8, xmm6                                    ;   855.7 p1      43 t[1]
        pand xmm5, xmm8                                    ;   857.7 p1      43 t[1]
        pxor xmm4, xmm5                                    ;   859.7 p1      43 t[1]
        pand xmm10, xmm8                                   ;   857.7 p1      43 t[1]
        pand xmm15, xmm8                                   ;   857.7 p1      43 t[1]
        movdqa xmm5, [rbp + 3840]                          ;   797.7 p2      43 t[1] reload
        pand xmm5, xmm14                                   ;   855.7 p1      43 t[1]
        pand xmm11, xmm4                                   ;   861.7 p1      43 t[1]
        movdqa xmm6, [rbp + 3680]                          ;   790.7 p2      43 t[1] reload
        pand xmm6, xmm4                                    ;   861.7 p1      43 t[1]
        movdqa xmm9, [rel aes128_encrypt.T0_constants128]  ;   787.0 p2      43 t[0] reload
        pxor xmm6, xmm9                                    ;   863.7 p1      43 t[1]
        movdqa xmm13, xmm8                                 ;   857.7 p0      43 t[1] copy
        por xmm13, xmm14                                   ;   864.7 p1      43 t[1]
        pxor xmm0, xmm13                                   ;   866.7 p1      43 t[1]
        pand xmm12, xmm0                                   ;   868.7 p1      43 t[1]
        pand xmm7, xmm0                                    ;   868.7 p1      43 t[1]
        movdqa xmm13, xmm8                                 ;   857.7 p0      43 t[1] copy
        pxor xmm13, xmm14                                  ;   864.7 p1      43 t[1]
        pxor xmm8, xmm4                                    ;   861.7 p1      43 t[1]
        pand xmm1, xmm8                                    ;   863.7 p1      43 t[1]
        movdqa xmm9, [rbp + 3712]                          ;   797.7 p2      43 t[1] reload
        pand xmm9, xmm8                                    ;   863.7 p1      43 t[1]
        pxor xmm4, xmm0                                    ;   868.7 p1      43 t[1]
        pxor xmm12, xmm1                                   ;   870.7 p1      43 t[1]
        pxor xmm1, xmm15                                   ;   865.7 p1      43 t[1]
        pxor xmm0, xmm13                                   ;   868.7 p1      43 t[1]
        pand xmm3, xmm13                                   ;   866.7 p1      43 t[1]
        movdqa xmm8, [rbp + 3904]                          ;   810.7 p2      43 t[1] reload
        pand xmm8, xmm13                                   ;   866.7 p1      43 t[1]
        pxor xmm7, xmm3                                    ;   870.7 p1      43 t[1]
        movdqa xmm13, [rel aes128_encrypt.T0_constants128] ;   801.0 p2      43 t[0] reload
        pxor xmm9, xmm13                                   ;   865.7 p1      43 t[1]
        pxor xmm15, xmm12                                  ;   872.7 p1      43 t[1]
        pxor xmm6, xmm12                                   ;   872.7 p1      43 t[1]
        pxor xmm5, xmm7                                    ;   872.7 p1      43 t[1]
        movdqa xmm12, [rbp + 3872]                         ;   810.7 p2      43 t[1] reload
        pand xmm12, xmm0                                   ;   870.7 p1      43 t[1]
        movdqa xmm13, [rbp + 3856]                         ;   811.7 p2      43 t[1] reload
        pand xmm13, xmm0                                   ;   870.7 p1      43 t[1]
        pxor xmm3, xmm13                                   ;   872.7 p1      43 t[1]
        pxor xmm15, xmm12                                  ;   874.7 p1      43 t[1]
        pxor xmm7, xmm15                                   ;   876.7 p1      43 t[1]
        movdqa xmm0, xmm14                                 ;   855.7 p0      43 t[1] copy
        pand xmm0, [rbp + 2960]                            ;   862.7 p2+p1   43 t[1]
        pxor xmm1, xmm0                                    ;   867.7 p1      43 t[1]
        pxor xmm12, xmm0                                   ;   872.7 p1      43 t[1]
        pxor xmm14, xmm4                                   ;   870.7 p1      43 t[1]
        pand xmm2, xmm14                                   ;   872.7 p1      43 t[1]
        pxor xmm1, xmm2                                    ;   874.7 p1      43 t[1]
        pand xmm14, [rbp + 2944]                           ;   872.7 p2+p1   43 t[1]
        movdqa xmm0, [rbp + 3808]                          ;   817.3 p2      43 t[1] reload
        pand xmm0, xmm4                                    ;   870.7 p1      43 t[1]
        movdqa xmm2, [rbp + 3888]                          ;   818.3 p2      43 t[1] reload
        pand xmm2, xmm4                                    ;   870.7 p1      43 t[1]
        pxor xmm12, xmm2                                   ;   874.7 p1      43 t[1]
        pxor xmm0, xmm14                                   ;   874.7 p1      43 t[1]
        pxor xmm5, xmm14                                   ;   874.7 p1      43 t[1]
        pxor xmm7, xmm0                                    ;   878.7 p1      43 t[1]
        pxor xmm9, xmm0                                    ;   876.7 p1      43 t[1]
        movdqa xmm14, [rel aes128_encrypt.T0_constants128] ;   820.0 p2      43 t[0] reload
        pxor xmm15, xmm14                                  ;   876.7 p1      43 t[1]
        pxor xmm8, xmm7                                    ;   880.7 p1      43 t[1]
        pxor xmm7, xmm14                                   ;   880.7 p1      43 t[1]
        pxor xmm12, xmm8                                   ;   882.7 p1      43 t[1]
        pxor xmm6, xmm8                                    ;   882.7 p1      43 t[1]
        pxor xmm11, xmm12                                  ;   884.7 p1      43 t[1]
        pxor xmm10, xmm11                                  ;   886.7 p1      43 t[1]
        pxor xmm9, xmm11                                   ;   886.7 p1      43 t[1]
        pxor xmm3, xmm10                                   ;   888.7 p1      43 t[1]
        movdqa xmm0, [rbp + 3360]                          ;   823.3 p2      55 t[1]
        movdqa xmm2, [rbp + 3728]                          ;   824.3 p2      43 t[1] reload
        pxor xmm0, xmm2                                    ;   881.7 p1      55 t[1]
        pxor xmm5, xmm10                                   ;   888.7 p1      43 t[1]
        movdqa xmm4, [rbp + 3632]                          ;   825.3 p2      55 t[1]
        pxor xmm4, [rbp + 3392]                            ;   883.7 p2+p1   55 t[1]
        pxor xmm4, [rbp + 3600]                            ;   885.7 p2+p1   55 t[1]
        pxor xmm4, [rbp + 3488]                            ;   887.7 p2+p1   55 t[1]
        movdqa xmm8, [rbp + 3664]                          ;   829.3 p2      43 t[1] reload
        pxor xmm4, xmm8                                    ;   889.7 p1      55 t[1]
        movdqa xmm10, [rbp + 3168]                         ;   830.3 p2      55 t[1]
        movdqa xmm11, [rbp + 3824]                         ;   831.3 p2      43 t[1] reload
        pxor xmm10, xmm11                                  ;   887.7 p1      55 t[1]
        pxor xmm11, xmm14                                  ;   888.7 p1      55 t[1]
        movdqa xmm13, [rbp + 3360]                         ;   832.3 p2      55 t[1]
        movdqa xmm8, [rbp + 3088]                          ;   833.3 p2      55 t[1]
        pxor xmm8, [rbp + 3792]                            ;   889.7 p2+p1   55 t[1]
        movdqa xmm2, [rbp + 3360]                          ;   835.3 p2      55 t[1]
        pxor xmm2, xmm8                                    ;   891.7 p1      55 t[1]
        movdqa xmm14, [rbp + 3088]                         ;   836.3 p2      55 t[1]
        pxor xmm14, xmm9                                   ;   891.7 p1      55 t[1]
        movdqa [rbp + 3088], xmm15                         ;   878.7 p0+p3   43 t[1] spill
        movdqa xmm15, [rbp + 1296]                         ;   837.3 p2      43 t[1]
        movdqa [rbp + 3360], xmm14                         ;   893.7 p0+p3   55 t[1] spill
        movdqa xmm14, [rbp + 1376]                         ;   838.3 p2      43 t[1]
        movdqa [rbp + 3824], xmm4                          ;   891.7 p0+p3   55 t[1] spill
        movdqa xmm4, [rbp + 1312]                          ;   839.3 p2      43 t[1]
        movdqa [rbp + 3488], xmm7                          ;   882.7 p0+p3   43 t[1] spill
        movdqa xmm7, [rbp + 1360]                          ;   840.3 p2      43 t[1]
        movdqa [rbp + 3600], xmm2                          ;   893.7 p0+p3   55 t[1] spill
        movdqa xmm2, [rbp + 1328]                          ;   841.3 p2      43 t[1]
        pxor xmm2, [rbp + 1344]                            ;   892.7 p2+p1   43 t[1]
        pxor xmm15, xmm2                                   ;   894.7 p1      43 t[1]
        pxor xmm9, xmm10                                   ;   894.7 p1      55 t[1]
        pxor xmm10, [rbp + 3040]                           ;   895.7 p2+p1   55 t[1]
        movdqa [rbp + 3392], xmm9                          ;   896.7 p0+p3   55 t[1] spill
        movdqa xmm9, xmm15                                 ;   896.7 p0      43 t[1] copy
        pxor xmm9, [rbp + 1392]                            ;   903.7 p2+p1   43 t[1]
        pxor xmm14, xmm9                                   ;   905.7 p1      43 t[1]
        pxor xmm7, xmm14                                   ;   907.7 p1      43 t[1]
        movdqa [rbp + 3632], xmm6                          ;   884.7 p0+p3   43 t[1] spill
        movdqa xmm6, xmm1                                  ;   876.7 p0      55 t[1] copy
        movdqa [rbp + 3888], xmm1                          ;   876.7 p0+p3   43 t[1] spill
        movdqa xmm1, [rbp + 3792]                          ;   862.3 p2      55 t[1]
        pxor xmm1, [rel aes128_encrypt.T0_constants128]    ;   899.7 p2+p1   55 t[1]
        movdqa [rbp + 3792], xmm5                          ;   890.7 p0+p3   43 t[1] spill
        movdqa xmm5, xmm14                                 ;   907.7 p0      43 t[1] copy
        movdqa [rbp + 3808], xmm3                          ;   890.7 p0+p3   43 t[1] spill
        movdqa xmm3, xmm14                                 ;   907.7 p0      43 t[1] copy
        movdqa [rbp + 2944], xmm0                          ;   883.7 p0+p3   55 t[1] spill
        movdqa xmm0, xmm9                                  ;   905.7 p0      43 t[1] copy
        pxor xmm0, [rbp + 1280]                            ;   912.7 p2+p1   43 t[1]
        pxor xmm4, xmm0                                    ;   914.7 p1      43 t[1]
        movdqa [rbp + 2960], xmm6                          ;   883.7 p0+p3   55 t[1] spill
        movdqa xmm6, xmm4                                  ;   916.7 p0      43 t[1] copy
        pxor xmm6, [rbp + 1328]                            ;   923.7 p2+p1   43 t[1]
        pxor xmm5, xmm6                                    ;   925.7 p1      43 t[1]
        movdqa [rbp + 3856], xmm8                          ;   891.7 p0+p3   55 t[1] spill
        movdqa xmm8, xmm9                                  ;   905.7 p0      43 t[1] copy
        pand xmm8, xmm5                                    ;   927.7 p1      43 t[1]
        movdqa [rbp + 3872], xmm1                          ;   901.7 p0+p3   55 t[1] spill
        movdqa xmm1, xmm9                                  ;   905.7 p0      43 t[1] copy
        movdqa [rbp + 3904], xmm12                         ;   884.7 p0+p3   55 t[1] spill
        movdqa xmm12, xmm7                                 ;   909.7 p0      43 t[1] copy
        pxor xmm12, [rbp + 1344]                           ;   916.7 p2+p1   43 t[1]
        movdqa [rbp + 3712], xmm10                         ;   897.7 p0+p3   55 t[1] spill
        movdqa xmm10, xmm7                                 ;   909.7 p0      43 t[1] copy
        pxor xmm10, [rbp + 1280]                           ;   916.7 p2+p1   43 t[1]
        movdqa [rbp + 3680], xmm11                         ;   890.7 p0+p3   55 t[1] spill
        movdqa xmm11, xmm7                                 ;   909.7 p0      43 t[1] copy
        movdqa [rbp + 3840], xmm13                         ;   884.0 p0+p3   55 t[1] spill
        movdqa xmm13, xmm0                                 ;   914.7 p0      43 t[1] copy
        por xmm13, [rbp + 1392]                            ;   921.7 p2+p1   43 t[1]
        pxor xmm4, xmm13                                   ;   923.7 p1      43 t[1]
        movdqa [rbp + 3920], xmm14                         ;   907.7 p0+p3   43 t[1] spill
        movdqa xmm14, xmm0                                 ;   914.7 p0      43 t[1] copy
        movdqa [rbp + 3936], xmm7                          ;   909.7 p0+p3   43 t[1] spill
        movdqa xmm7, xmm10                                 ;   918.7 p0      43 t[1] copy
        pand xmm7, xmm12                                   ;   925.7 p1      43 t[1]
        pxor xmm4, xmm7                                    ;   927.7 p1      43 t[1]
        movdqa xmm7, xmm12                                 ;   918.7 p0      43 t[1] copy
        movdqa [rbp + 3952], xmm9                          ;   905.7 p0+p3   43 t[1] spill
        movdqa xmm9, xmm12                                 ;   918.7 p0      43 t[1] copy
        pxor xmm9, xmm6                                    ;   925.7 p1      43 t[1]
        movdqa [rbp + 3968], xmm10                         ;   918.7 p0+p3   43 t[1] spill
        movdqa xmm10, xmm5                                 ;   927.7 p0      43 t[1] copy
        pxor xmm10, [rbp + 1392]                           ;   934.7 p2+p1   43 t[1]
        pxor xmm7, xmm10                                   ;   936.7 p1      43 t[1]
        pand xmm11, xmm7                                   ;   938.7 p1      43 t[1]
        pxor xmm15, xmm11                                  ;   940.7 p1      43 t[1]
        movdqa xmm11, xmm6                                 ;   925.7 p0      43 t[1] copy
        movdqa [rbp + 3984], xmm5                          ;   927.7 p0+p3   43 t[1] spill
        movdqa xmm5, xmm8                                  ;   929.7 p0      43 t[1] copy
        pxor xmm5, [rbp + 1344]                            ;   936.7 p2+p1   43 t[1]
        movdqa [rbp + 4000], xmm12                         ;   918.7 p0+p3   43 t[1] spill
        movdqa xmm12, xmm9                                 ;   927.7 p0      43 t[1] copy
        movdqa [rbp + 4016], xmm0                          ;   914.7 p0+p3   43 t[1] spill
        movdqa xmm0, xmm9                                  ;   927.7 p0      43 t[1] copy
        pxor xmm0, [rbp + 1392]                            ;   934.7 p2+p1   43 t[1]
        movdqa [rbp + 4032], xmm9                          ;   927.7 p0+p3   43 t[1] spill
        movdqa xmm9, xmm7                                  ;   938.7 p0      43 t[1] copy
        pxor xmm9, [rbp + 1328]                            ;   945.7 p2+p1   43 t[1]
        pand xmm12, xmm9                                   ;   947.7 p1      43 t[1]
        pxor xmm5, xmm12                                   ;   949.7 p1      43 t[1]
        pxor xmm14, xmm9                                   ;   947.7 p1      43 t[1]
        movdqa xmm12, xmm10                                ;   936.7 p0      43 t[1] copy
        pxor xmm12, [rbp + 1280]                           ;   943.7 p2+p1   43 t[1]
        pxor xmm2, xmm12                                   ;   945.7 p1      43 t[1]
        pand xmm12, xmm10                                  ;   945.7 p1      43 t[1]
        pxor xmm15, xmm12                                  ;   947.7 p1      43 t[1]
        pand xmm11, xmm2                                   ;   947.7 p1      43 t[1]
        pxor xmm12, xmm11                                  ;   949.7 p1      43 t[1]
        pxor xmm1, xmm2                                    ;   947.7 p1      43 t[1]
        pand xmm3, xmm1                                    ;   949.7 p1      43 t[1]
        pxor xmm8, xmm3                                    ;   951.7 p1      43 t[1]
        pxor xmm8, xmm15                                   ;   953.7 p1      43 t[1]
        pxor xmm13, xmm15                                  ;   949.7 p1      43 t[1]
        pxor xmm5, xmm12                                   ;   951.7 p1      43 t[1]
        pxor xmm4, xmm12                                   ;   951.7 p1      43 t[1]
        movdqa xmm15, [rbp + 3760]                         ;   903.3 p2      55 t[1]
        movdqa xmm3, [rel aes128_encrypt.T0_constants128]  ;   904.3 p2      43 t[0] reload
        pxor xmm15, xmm3                                   ;   935.7 p1      55 t[1]
        movdqa xmm11, [rbp + 2944]                         ;   905.3 p2      55 t[1] reload
        pxor xmm15, xmm11                                  ;   937.7 p1      55 t[1]
        movdqa xmm12, xmm0                                 ;   936.7 p0      43 t[1] copy
        pand xmm12, xmm14                                  ;   949.7 p1      43 t[1]
        pxor xmm13, xmm12                                  ;   951.7 p1      43 t[1]
        movdqa xmm12, [rbp + 3728]                         ;   906.3 p2      55 t[1]
        pxor xmm12, [rbp + 3808]                           ;   939.7 p2+p1   55 t[1]
        movdqa xmm11, [rbp + 3696]                         ;   908.3 p2      55 t[1]
        movdqa xmm3, [rbp + 3664]                          ;   909.3 p2      55 t[1]
        pxor xmm3, [rbp + 3792]                            ;   940.7 p2+p1   55 t[1]
        pxor xmm3, xmm12                                   ;   942.7 p1      55 t[1]
        movdqa [rbp + 3664], xmm3                          ;   944.7 p0+p3   55 t[1] spill
        movdqa xmm3, xmm8                                  ;   955.7 p0      43 t[1] copy
        pand xmm3, xmm5                                    ;   962.7 p1      43 t[1]
        pxor xmm13, xmm3                                   ;   964.7 p1      43 t[1]
        movdqa [rbp + 3728], xmm15                         ;   939.7 p0+p3   55 t[1] spill
        movdqa xmm15, xmm5                                 ;   953.7 p0      43 t[1] copy
        pxor xmm15, xmm13                                  ;   966.7 p1      43 t[1]
        pand xmm13, xmm4                                   ;   966.7 p1      43 t[1]
        pxor xmm8, xmm13                                   ;   968.7 p1      43 t[1]
        por xmm3, xmm15                                    ;   968.7 p1      43 t[1]
        pxor xmm3, xmm8                                    ;   970.7 p1      43 t[1]
        movdqa xmm13, xmm4                                 ;   953.7 p0      43 t[1] copy
        pand xmm13, xmm8                                   ;   970.7 p1      43 t[1]
        pxor xmm5, xmm13                                   ;   972.7 p1      43 t[1]
        movdqa xmm13, [rbp + 3632]                         ;   916.7 p2      55 t[1]
        pand xmm8, xmm5                                    ;   974.7 p1      43 t[1]
        pxor xmm4, xmm8                                    ;   976.7 p1      43 t[1]
        movdqa xmm8, xmm12                                 ;   941.7 p0      55 t[1] copy
        pxor xmm8, [rbp + 3600]                            ;   953.7 p2+p1   55 t[1]
        pand xmm14, xmm5                                   ;   974.7 p1      43 t[1]
        pand xmm0, xmm5                                    ;   974.7 p1      43 t[1]
        pand xmm1, xmm4                                    ;   978.7 p1      43 t[1]
        movdqa [rbp + 3760], xmm8                          ;   955.7 p0+p3   55 t[1] spill
        movdqa xmm8, [rbp + 3392]                          ;   928.3 p2      55 t[1]
        movdqa [rbp + 4048], xmm12                         ;   941.7 p0+p3   55 t[1] spill
        movdqa xmm12, [rbp + 3408]                         ;   929.7 p2      55 t[1]
        movdqa [rbp + 4064], xmm12                         ;   940.7 p0+p3   55 t[1] spill
        movdqa xmm12, [rbp + 4016]                         ;   930.7 p2      43 t[1] reload
        pand xmm12, xmm3                                   ;   972.7 p1      43 t[1]
        movdqa [rbp + 4016], xmm8                          ;   939.3 p0+p3   55 t[1] spill
        movdqa xmm8, [rbp + 3920]                          ;   932.0 p2      43 t[1] reload
        pand xmm8, xmm4                                    ;   978.7 p1      43 t[1]
        movdqa [rbp + 3920], xmm13                         ;   935.7 p0+p3   55 t[1] spill
        movdqa xmm13, [rbp + 3680]                         ;   933.3 p2      55 t[1] reload
        pxor xmm13, xmm8                                   ;   980.7 p1      55 t[1]
        movdqa xmm8, [rbp + 3760]                          ;   955.7 p2      55 t[1]
        movdqa [rbp + 3680], xmm8                          ;   966.7 p0+p3   55 t[1] spill
        movdqa xmm8, [rbp + 3808]                          ;   935.3 p2      55 t[1]
        movdqa [rbp + 3808], xmm8                          ;   946.3 p0+p3   55 t[1] spill
        movdqa xmm8, [rbp + 3488]                          ;   936.3 p2      55 t[1]
        pxor xmm8, [rel aes128_encrypt.T0_constants128]    ;   960.7 p2+p1   55 t[1]
        movdqa [rbp + 4080], xmm8                          ;   962.7 p0+p3   55 t[1] spill
        movdqa xmm8, xmm5                                  ;   974.7 p0      43 t[1] copy
        por xmm8, xmm3                                     ;   981.7 p1      43 t[1]
        pxor xmm15, xmm8                                   ;   983.7 p1      43 t[1]
        pand xmm6, xmm15                                   ;   985.7 p1      43 t[1]
        pand xmm2, xmm15                                   ;   985.7 p1      43 t[1]
        movdqa xmm8, xmm5                                  ;   974.7 p0      43 t[1] copy
        pxor xmm8, xmm3                                    ;   981.7 p1      43 t[1]
        pxor xmm5, xmm4                                    ;   978.7 p1      43 t[1]
        pand xmm7, xmm5                                    ;   980.7 p1      43 t[1]
        movdqa [rbp + 4096], xmm11                         ;   943.7 p0+p3   55 t[1] spill
        movdqa xmm11, [rbp + 3936]                         ;   941.3 p2      43 t[1] reload
        pand xmm11, xmm5                                   ;   980.7 p1      43 t[1]
        pxor xmm4, xmm15                                   ;   985.7 p1      43 t[1]
        pxor xmm6, xmm7                                    ;   987.7 p1      43 t[1]
        pxor xmm7, xmm0                                    ;   982.7 p1      43 t[1]
        pxor xmm15, xmm8                                   ;   985.7 p1      43 t[1]
        pand xmm9, xmm8                                    ;   983.7 p1      43 t[1]
        movdqa xmm5, [rbp + 4032]                          ;   943.7 p2      43 t[1] reload
        pand xmm5, xmm8                                    ;   983.7 p1      43 t[1]
        pxor xmm2, xmm9                                    ;   987.7 p1      43 t[1]
        movdqa xmm8, [rbp + 3872]                          ;   944.7 p2      55 t[1] reload
        pxor xmm8, xmm11                                   ;   982.7 p1      55 t[1]
        pxor xmm0, xmm6                                    ;   989.7 p1      43 t[1]
        pxor xmm13, xmm6                                   ;   989.7 p1      55 t[1]
        pxor xmm12, xmm2                                   ;   989.7 p1      43 t[1]
        movdqa xmm6, [rbp + 4000]                          ;   946.3 p2      43 t[1] reload
        pand xmm6, xmm15                                   ;   987.7 p1      43 t[1]
        movdqa xmm11, [rbp + 3968]                         ;   947.3 p2      43 t[1] reload
        pand xmm11, xmm15                                  ;   987.7 p1      43 t[1]
        pxor xmm9, xmm11                                   ;   989.7 p1      43 t[1]
        pxor xmm0, xmm6                                    ;   991.7 p1      43 t[1]
        pxor xmm2, xmm0                                    ;   993.7 p1      43 t[1]
        movdqa xmm15, [rel aes128_encrypt.T0_constants128] ;   948.7 p2      43 t[0] reload
        pxor xmm0, xmm15                                   ;   993.7 p1      43 t[1]
        movdqa xmm11, xmm3                                 ;   972.7 p0      43 t[1] copy
        pand xmm11, [rbp + 1392]                           ;   986.7 p2+p1   43 t[1]
        pxor xmm7, xmm11                                   ;   988.7 p1      43 t[1]
        pxor xmm6, xmm11                                   ;   989.7 p1      43 t[1]
        pxor xmm3, xmm4                                    ;   989.7 p1      43 t[1]
        pand xmm10, xmm3                                   ;   991.7 p1      43 t[1]
        pxor xmm7, xmm10                                   ;   993.7 p1      43 t[1]
        pand xmm3, [rbp + 1280]                            ;   992.7 p2+p1   43 t[1]
        movdqa xmm10, [rbp + 3952]                         ;   954.0 p2      43 t[1] reload
        pand xmm10, xmm4                                   ;   993.7 p1      43 t[1]
        movdqa xmm11, [rbp + 3984]                         ;   955.0 p2      43 t[1] reload
        pand xmm11, xmm4                                   ;   994.7 p1      43 t[1]
        pxor xmm6, xmm11                                   ;   996.7 p1      43 t[1]
        pxor xmm10, xmm3                                   ;   996.7 p1      43 t[1]
        pxor xmm12, xmm3                                   ;   997.7 p1      43 t[1]
        movdqa xmm3, [rbp + 3136]                          ;   956.0 p2      55 t[1]
        pxor xmm2, xmm10                                   ;   998.7 p1      43 t[1]
        pxor xmm8, xmm10                                   ;   999.7 p1      55 t[1]
        movdqa xmm4, [rbp + 3744]                          ;   957.0 p2      55 t[1]
        pxor xmm5, xmm2                                    ;  1000.7 p1      43 t[1]
        pxor xmm6, xmm5                                    ;  1002.7 p1      43 t[1]
        pxor xmm13, xmm5                                   ;  1002.7 p1      55 t[1]
        pxor xmm4, [rbp + 3888]                            ;  1003.7 p2+p1   55 t[1]
        movdqa xmm5, [rbp + 3728]                          ;   959.3 p2      55 t[1]
        movdqa xmm10, [rbp + 4080]                         ;   962.7 p2      55 t[1] reload
        pxor xmm10, xmm2                                   ;  1004.7 p1      55 t[1]
        movdqa xmm2, [rbp + 2960]                          ;   961.3 p2      55 t[1] reload
        pxor xmm2, xmm7                                    ;  1005.7 p1      55 t[1]
        movdqa xmm11, [rbp + 3824]                         ;   962.3 p2      55 t[1] reload
        pxor xmm7, xmm11                                   ;  1006.7 p1      55 t[1]
        pxor xmm7, [rbp + 3136]                            ;  1008.7 p2+p1   55 t[1]
        pxor xmm1, xmm6                                    ;  1008.7 p1      43 t[1]
        pxor xmm14, xmm1                                   ;  1010.7 p1      43 t[1]
        pxor xmm8, xmm1                                    ;  1010.7 p1      55 t[1]
        movdqa xmm1, xmm11                                 ;   973.3 p0      55 t[1] copy
        pxor xmm11, [rbp + 2944]                           ;  1011.7 p2+p1   55 t[1]
        pxor xmm9, xmm14                                   ;  1012.7 p1      43 t[1]
        pxor xmm12, xmm14                                  ;  1013.7 p1      43 t[1]
        pxor xmm5, xmm10                                   ;  1014.7 p1      55 t[1]
        movdqa xmm14, [rbp + 4096]                         ;   967.7 p2      55 t[1] reload
        pxor xmm14, xmm2                                   ;  1015.7 p1      55 t[1]
        pxor xmm1, xmm12                                   ;  1016.7 p1      55 t[1]
        pxor xmm3, xmm14                                   ;  1017.7 p1      55 t[1]
        movdqa xmm15, [rbp + 4064]                         ;   971.0 p2      55 t[1] reload
        pxor xmm15, xmm14                                  ;  1018.7 p1      55 t[1]
        movdqa xmm14, [rbp + 3712]                         ;   973.0 p2      55 t[1] reload
        pxor xmm14, xmm6                                   ;  1019.7 p1      55 t[1]
        pxor xmm12, xmm6                                   ;  1020.7 p1      55 t[1]
        movdqa [rbp + 3712], xmm14                         ;  1021.7 p0+p3   55 t[1] spill
        movdqa xmm14, [rbp + 3904]                         ;   978.7 p2      55 t[1] reload
        pxor xmm14, xmm6                                   ;  1021.7 p1      55 t[1]
        movdqa xmm6, [rbp + 3856]                          ;   979.7 p2      55 t[1] reload
        pxor xmm6, xmm13                                   ;  1022.7 p1      55 t[1]
        pxor xmm12, [rbp + 3792]                           ;  1023.7 p2+p1   55 t[1]
        movdqa [rbp + 3856], xmm6                          ;  1024.7 p0+p3   55 t[1] spill
        movdqa xmm6, [rbp + 3920]                          ;   981.7 p2      55 t[1] reload
        pxor xmm6, xmm13                                   ;  1024.7 p1      55 t[1]
        movdqa [rbp + 3920], xmm13                         ;  1004.7 p0+p3   55 t[1] spill
        movdqa xmm13, [rbp + 4048]                         ;   982.7 p2      55 t[1] reload
        pxor xmm13, xmm10                                  ;  1025.7 p1      55 t[1]
        movdqa [rbp + 4048], xmm13                         ;  1027.7 p0+p3   55 t[1] spill
        movdqa xmm13, [rbp + 3840]                         ;   984.0 p2      55 t[1] reload
        pxor xmm13, xmm9                                   ;  1026.7 p1      55 t[1]
        movdqa [rbp + 3840], xmm11                         ;  1013.7 p0+p3   55 t[1] spill
        movdqa xmm11, [rbp + 3808]                         ;   985.3 p2      55 t[1] reload
        pxor xmm11, xmm9                                   ;  1027.7 p1      55 t[1]
        movdqa xmm9, [rbp + 4016]                          ;   986.3 p2      55 t[1] reload
        pxor xmm9, xmm8                                    ;  1028.7 p1      55 t[1]
        movdqa [rbp + 4016], xmm9                          ;  1030.7 p0+p3   55 t[1] spill
        movdqa xmm9, [rbp + 3680]                          ;   987.3 p2      55 t[1] reload
        pxor xmm9, xmm8                                    ;  1029.7 p1      55 t[1]
        movdqa xmm8, xmm0                                  ;   995.7 p0      55 t[1] copy
        pxor xmm8, xmm15                                   ;  1030.7 p1      55 t[1]
        pxor xmm10, xmm8                                   ;  1032.7 p1      55 t[1]
        pxor xmm2, xmm11                                   ;  1032.7 p1      55 t[1]
        pxor xmm12, xmm11                                  ;  1033.7 p1      55 t[1]
        pxor xmm11, [rbp + 3360]                           ;  1034.7 p2+p1   55 t[1]
        pxor xmm7, xmm13                                   ;  1035.7 p1      55 t[1]
        pxor xmm15, [r8 + 2592]                            ;  1036.7 p2+p1   55 t[1]
        pxor xmm10, xmm2                                   ;  1037.7 p1      55 t[1]
        pxor xmm15, [rbp + 3744]                           ;  1038.7 p2+p1   55 t[1]
        pxor xmm8, [r8 + 2976]                             ;  1039.7 p2+p1   55 t[1]
        movdqa [rbp + 1440], xmm15                         ;  1040.7 p0+p3   55 t[1] spill
        movdqa xmm15, xmm4                                 ;  1005.7 p0      55 t[1] copy
        pxor xmm4, xmm1                                    ;  1040.7 p1      55 t[1]
        pxor xmm15, xmm3                                   ;  1041.7 p1      55 t[1]
        pxor xmm4, [rbp + 3664]                            ;  1042.7 p2+p1   55 t[1]
        pxor xmm3, [r8 + 2720]                             ;  1043.7 p2+p1   55 t[1]
        pxor xmm3, [rbp + 3088]                            ;  1045.7 p2+p1   55 t[1]
        pxor xmm1, [r8 + 2864]                             ;  1045.7 p2+p1   55 t[1]
        pxor xmm1, xmm2                                    ;  1047.7 p1      55 t[1]
        pxor xmm2, [r8 + 2608]                             ;  1047.7 p2+p1   55 t[1]
        pxor xmm2, xmm7                                    ;  1049.7 p1      55 t[1]
        pxor xmm7, [r8 + 2992]                             ;  1049.7 p2+p1   55 t[1]
        pxor xmm7, [rbp + 3792]                            ;  1051.7 p2+p1   55 t[1]
        pxor xmm2, xmm4                                    ;  1051.7 p1      55 t[1]
        pxor xmm4, [r8 + 2736]                             ;  1052.7 p2+p1   55 t[1]
        pxor xmm8, xmm15                                   ;  1053.7 p1      55 t[1]
        pxor xmm15, [r8 + 2848]                            ;  1054.7 p2+p1   55 t[1]
        movdqa [rbp + 3792], xmm7                          ;  1053.7 p0+p3   55 t[1] spill
        movdqa xmm7, xmm5                                  ;  1016.7 p0      55 t[1] copy
        pxor xmm5, [r8 + 2560]                             ;  1055.7 p2+p1   55 t[1]
        movdqa [rbp + 3680], xmm8                          ;  1055.7 p0+p3   55 t[1] spill
        movdqa xmm8, xmm6                                  ;  1026.7 p0      55 t[1] copy
        pxor xmm6, [rbp + 4016]                            ;  1056.7 p2+p1   55 t[1]
        pxor xmm6, [rbp + 3168]                            ;  1058.7 p2+p1   55 t[1]
        movdqa [rbp + 3808], xmm1                          ;  1049.7 p0+p3   55 t[1] spill
        movdqa xmm1, xmm13                                 ;  1028.7 p0      55 t[1] copy
        pxor xmm1, [rbp + 3488]                            ;  1058.7 p2+p1   55 t[1]
        pxor xmm13, [r8 + 2672]                            ;  1059.7 p2+p1   55 t[1]
        pxor xmm13, [rbp + 3760]                           ;  1061.7 p2+p1   55 t[1]
        movdqa [rbp + 1584], xmm4                          ;  1054.7 p0+p3   55 t[1] spill
        movdqa xmm4, [rbp + 3008]                          ;  1010.0 p2      55 t[1]
        pxor xmm4, [rbp + 3728]                            ;  1061.7 p2+p1   55 t[1]
        movdqa [rbp + 1568], xmm3                          ;  1047.7 p0+p3   55 t[1] spill
        movdqa xmm3, xmm14                                 ;  1023.7 p0      55 t[1] copy
        pxor xmm3, [rbp + 3664]                            ;  1062.7 p2+p1   55 t[1]
        movdqa [rbp + 1520], xmm13                         ;  1063.7 p0+p3   55 t[1] spill
        movdqa xmm13, [rbp + 3040]                         ;  1013.0 p2      55 t[1]
        pxor xmm13, [rbp + 3776]                           ;  1063.7 p2+p1   55 t[1]
        pxor xmm8, xmm13                                   ;  1065.7 p1      55 t[1]
        pxor xmm12, xmm13                                  ;  1065.7 p1      55 t[1]
        movdqa xmm13, [rbp + 3696]                         ;  1015.0 p2      55 t[1]
        pxor xmm13, [rbp + 3088]                           ;  1066.7 p2+p1   55 t[1]
        pxor xmm0, xmm13                                   ;  1068.7 p1      55 t[1]
        pxor xmm7, xmm13                                   ;  1068.7 p1      55 t[1]
        movdqa xmm13, xmm14                                ;  1023.7 p0      55 t[1] copy
        pxor xmm13, [r8 + 2624]                            ;  1069.7 p2+p1   55 t[1]
        pxor xmm13, [rbp + 3776]                           ;  1071.7 p2+p1   55 t[1]
        pxor xmm13, [rbp + 3840]                           ;  1073.7 p2+p1   55 t[1]
        pxor xmm15, xmm0                                   ;  1072.7 p1      55 t[1]
        pxor xmm0, [r8 + 2576]                             ;  1073.7 p2+p1   55 t[1]
        pxor xmm0, xmm4                                    ;  1075.7 p1      55 t[1]
        pxor xmm4, xmm1                                    ;  1075.7 p1      55 t[1]
        pxor xmm1, xmm10                                   ;  1076.7 p1      55 t[1]
        pxor xmm1, [r8 + 2704]                             ;  1078.7 p2+p1   55 t[1]
        pxor xmm10, [r8 + 2832]                            ;  1078.7 p2+p1   55 t[1]
        pxor xmm1, xmm7                                    ;  1080.7 p1      55 t[1]
        pxor xmm7, [r8 + 2960]                             ;  1080.7 p2+p1   55 t[1]
        pxor xmm7, [rbp + 3408]                            ;  1082.7 p2+p1   55 t[1]
        pxor xmm7, xmm4                                    ;  1084.7 p1      55 t[1]
        movdqa [rbp + 3408], xmm7                          ;  1086.7 p0+p3   55 t[1] spill
        movdqa xmm7, xmm14                                 ;  1028.7 p0      55 t[1] copy
        pxor xmm7, [r8 + 2768]                             ;  1083.7 p2+p1   55 t[1]
        pxor xmm7, [rbp + 3712]                            ;  1085.7 p2+p1   55 t[1]
        pxor xmm14, [r8 + 2896]                            ;  1085.7 p2+p1   55 t[1]
        pxor xmm7, xmm8                                    ;  1087.7 p1      55 t[1]
        pxor xmm8, [r8 + 2640]                             ;  1087.7 p2+p1   55 t[1]
        pxor xmm14, [rbp + 3168]                           ;  1088.7 p2+p1   55 t[1]
        pxor xmm14, [rbp + 3920]                           ;  1090.7 p2+p1   55 t[1]
        movdqa [rbp + 3920], xmm14                         ;  1092.7 p0+p3   55 t[1] spill
        movdqa xmm14, xmm9                                 ;  1034.0 p0      55 t[1] copy
        pxor xmm14, xmm11                                  ;  1090.7 p1      55 t[1]
        pxor xmm11, [r8 + 2800]                            ;  1091.7 p2+p1   55 t[1]
        pxor xmm11, [rbp + 3600]                           ;  1093.7 p2+p1   55 t[1]
        pxor xmm14, [r8 + 2928]                            ;  1093.7 p2+p1   55 t[1]
        pxor xmm9, [r8 + 3056]                             ;  1094.7 p2+p1   55 t[1]
        movdqa [rbp + 3600], xmm9                          ;  1096.7 p0+p3   55 t[1] spill
        movdqa xmm9, xmm6                                  ;  1060.7 p0      55 t[1] copy
        pxor xmm9, [r8 + 2784]                             ;  1095.7 p2+p1   55 t[1]
        pxor xmm9, [rbp + 3856]                            ;  1097.7 p2+p1   55 t[1]
        pxor xmm6, [r8 + 2912]                             ;  1097.7 p2+p1   55 t[1]
        pxor xmm6, [rbp + 3360]                            ;  1099.7 p2+p1   55 t[1]
        movdqa [rbp + 3360], xmm14                         ;  1095.7 p0+p3   55 t[1] spill
        movdqa xmm14, xmm3                                 ;  1064.7 p0      55 t[1] copy
        pxor xmm3, xmm12                                   ;  1099.7 p1      55 t[1]
        pxor xmm14, [r8 + 2752]                            ;  1100.7 p2+p1   55 t[1]
        pxor xmm14, [rbp + 3040]                           ;  1102.7 p2+p1   55 t[1]
        pxor xmm12, [r8 + 2880]                            ;  1102.7 p2+p1   55 t[1]
        pxor xmm3, [r8 + 3008]                             ;  1103.7 p2+p1   55 t[1]
        pxor xmm3, [rbp + 3840]                            ;  1105.7 p2+p1   55 t[1]
        movdqa [rbp + 3840], xmm3                          ;  1107.7 p0+p3   55 t[1] spill
        movdqa xmm3, [rbp + 4016]                          ;  1054.7 p2      55 t[1]
        pxor xmm3, [r8 + 2656]                             ;  1105.7 p2+p1   55 t[1]
        movdqa [rbp + 4016], xmm6                          ;  1101.7 p0+p3   55 t[1] spill
        movdqa xmm6, xmm4                                  ;  1077.7 p0      55 t[1] copy
        pxor xmm6, [r8 + 2816]                             ;  1106.7 p2+p1   55 t[1]
        pxor xmm6, [rbp + 4048]                            ;  1108.7 p2+p1   55 t[1]
        pxor xmm4, [r8 + 2944]                             ;  1108.7 p2+p1   55 t[1]
        pxor xmm4, [rbp + 2944]                            ;  1110.7 p2+p1   55 t[1]
        movdqa [rbp + 2944], xmm4                          ;  1112.7 p0+p3   55 t[1] spill
        movdqa xmm4, [rbp + 4048]                          ;  1061.7 p2      55 t[1]
        pxor xmm4, [r8 + 2688]                             ;  1110.7 p2+p1   55 t[1]
        pxor xmm4, [rbp + 3008]                            ;  1112.7 p2+p1   55 t[1]
        movdqa [rbp + 3008], xmm12                         ;  1104.7 p0+p3   55 t[1] spill
        movdqa xmm12, [rbp + 3712]                         ;  1064.7 p2      55 t[1]
        pxor xmm12, [r8 + 3024]                            ;  1112.7 p2+p1   55 t[1]
        pxor xmm12, [rbp + 3632]                           ;  1114.7 p2+p1   55 t[1]
        movdqa [rbp + 3632], xmm12                         ;  1116.7 p0+p3   55 t[1] spill
        movdqa xmm12, [rbp + 3392]                         ;  1067.7 p2      55 t[1]
        pxor xmm12, [r8 + 3040]                            ;  1114.7 p2+p1   55 t[1]
        pxor xmm12, [rbp + 3856]                           ;  1116.7 p2+p1   55 t[1]
        movdqa [rbp + 3856], xmm12                         ;  1118.7 p0+p3   55 t[1] spill
        movdqa xmm12, [rbp + 1936]                         ;  1070.7 p2      43 t[2]
        movdqa [rbp + 3392], xmm15                         ;  1074.7 p0+p3   55 t[1] spill
        movdqa xmm15, [rbp + 2016]                         ;  1071.7 p2      43 t[2]
        movdqa [rbp + 3712], xmm10                         ;  1080.7 p0+p3   55 t[1] spill
        movdqa xmm10, [rbp + 1952]                         ;  1072.7 p2      43 t[2]
        movdqa [rbp + 4048], xmm6                          ;  1110.7 p0+p3   55 t[1] spill
        movdqa xmm6, [rbp + 2000]                          ;  1073.7 p2      43 t[2]
        movdqa [rbp + 1648], xmm11                         ;  1095.7 p0+p3   55 t[1] spill
        movdqa xmm11, [rbp + 1968]                         ;  1074.7 p2      43 t[2]
        pxor xmm11, [rbp + 1984]                           ;  1116.7 p2+p1   43 t[2]
        pxor xmm12, xmm11                                  ;  1118.7 p1      43 t[2]
        movdqa [rbp + 1632], xmm9                          ;  1099.7 p0+p3   55 t[1] spill
        movdqa xmm9, xmm12                                 ;  1120.7 p0      43 t[2] copy
        pxor xmm9, [rbp + 2032]                            ;  1127.7 p2+p1   43 t[2]
        pxor xmm15, xmm9                                   ;  1129.7 p1      43 t[2]
        pxor xmm6, xmm15                                   ;  1131.7 p1      43 t[2]
        movdqa [rbp + 1616], xmm7                          ;  1089.7 p0+p3   55 t[1] spill
        movdqa xmm7, xmm15                                 ;  1131.7 p0      43 t[2] copy
        movdqa [rbp + 1600], xmm14                         ;  1104.7 p0+p3   55 t[1] spill
        movdqa xmm14, xmm15                                ;  1131.7 p0      43 t[2] copy
        movdqa [rbp + 1552], xmm1                          ;  1083.7 p0+p3   55 t[1] spill
        movdqa xmm1, xmm9                                  ;  1129.7 p0      43 t[2] copy
        pxor xmm1, [rbp + 1920]                            ;  1136.7 p2+p1   43 t[2]
        pxor xmm10, xmm1                                   ;  1138.7 p1      43 t[2]
        movdqa [rbp + 1536], xmm4                          ;  1114.7 p0+p3   55 t[1] spill
        movdqa xmm4, xmm10                                 ;  1140.7 p0      43 t[2] copy
        pxor xmm4, [rbp + 1968]                            ;  1147.7 p2+p1   43 t[2]
        pxor xmm7, xmm4                                    ;  1149.7 p1      43 t[2]
        movdqa [rbp + 1504], xmm3                          ;  1107.7 p0+p3   55 t[1] spill
        movdqa xmm3, xmm9                                  ;  1129.7 p0      43 t[2] copy
        pand xmm3, xmm7                                    ;  1151.7 p1      43 t[2]
        movdqa [rbp + 1488], xmm8                          ;  1091.0 p0+p3   55 t[1] spill
        movdqa xmm8, xmm9                                  ;  1129.7 p0      43 t[2] copy
        movdqa [rbp + 1472], xmm13                         ;  1093.0 p0+p3   55 t[1] spill
        movdqa xmm13, xmm6                                 ;  1133.7 p0      43 t[2] copy
        pxor xmm13, [rbp + 1984]                           ;  1140.7 p2+p1   43 t[2]
        movdqa [rbp + 1456], xmm2                          ;  1095.0 p0+p3   55 t[1] spill
        movdqa xmm2, xmm6                                  ;  1133.7 p0      43 t[2] copy
        pxor xmm2, [rbp + 1920]                            ;  1140.7 p2+p1   43 t[2]
        movdqa [rbp + 1424], xmm0                          ;  1097.0 p0+p3   55 t[1] spill
        movdqa xmm0, xmm6                                  ;  1133.7 p0      43 t[2] copy
        movdqa [rbp + 1408], xmm5                          ;  1099.0 p0+p3   55 t[1] spill
        movdqa xmm5, xmm1                                  ;  1138.7 p0      43 t[2] copy
        por xmm5, [rbp + 2032]                             ;  1145.7 p2+p1   43 t[2]
        pxor xmm10, xmm5                                   ;  1147.7 p1      43 t[2]
        movdqa [rbp + 4080], xmm15                         ;  1131.7 p0+p3   43 t[2] spill
        movdqa xmm15, xmm1                                 ;  1138.7 p0      43 t[2] copy
        movdqa [rbp + 3888], xmm6                          ;  1133.7 p0+p3   43 t[2] spill
        movdqa xmm6, xmm2                                  ;  1142.7 p0      43 t[2] copy
        pand xmm6, xmm13                                   ;  1149.7 p1      43 t[2]
        pxor xmm10, xmm6                                   ;  1151.7 p1      43 t[2]
        movdqa xmm6, xmm13                                 ;  1142.7 p0      43 t[2] copy
        movdqa [rbp + 3984], xmm9                          ;  1129.7 p0+p3   43 t[2] spill
        movdqa xmm9, xmm13                                 ;  1142.7 p0      43 t[2] copy
        pxor xmm9, xmm4                                    ;  1149.7 p1      43 t[2]
        movdqa [rbp + 3952], xmm2                          ;  1142.7 p0+p3   43 t[2] spill
        movdqa xmm2, xmm7                                  ;  1151.7 p0      43 t[2] copy
        pxor xmm2, [rbp + 2032]                            ;  1158.7 p2+p1   43 t[2]
        pxor xmm6, xmm2                                    ;  1160.7 p1      43 t[2]
        pand xmm0, xmm6                                    ;  1162.7 p1      43 t[2]
        pxor xmm12, xmm0                                   ;  1164.7 p1      43 t[2]
        movdqa xmm0, xmm4                                  ;  1149.7 p0      43 t[2] copy
        movdqa [rbp + 3968], xmm7                          ;  1151.7 p0+p3   43 t[2] spill
        movdqa xmm7, xmm3                                  ;  1153.7 p0      43 t[2] copy
        pxor xmm7, [rbp + 1984]                            ;  1160.7 p2+p1   43 t[2]
        movdqa [rbp + 4000], xmm13                         ;  1142.7 p0+p3   43 t[2] spill
        movdqa xmm13, xmm9                                 ;  1151.7 p0      43 t[2] copy
        movdqa [rbp + 3872], xmm1                          ;  1138.7 p0+p3   43 t[2] spill
        movdqa xmm1, xmm9                                  ;  1151.7 p0      43 t[2] copy
        pxor xmm1, [rbp + 2032]                            ;  1158.7 p2+p1   43 t[2]
        movdqa [rbp + 4032], xmm9                          ;  1151.7 p0+p3   43 t[2] spill
        movdqa xmm9, xmm6                                  ;  1162.7 p0      43 t[2] copy
        pxor xmm9, [rbp + 1968]                            ;  1169.7 p2+p1   43 t[2]
        pand xmm13, xmm9                                   ;  1171.7 p1      43 t[2]
        pxor xmm7, xmm13                                   ;  1173.7 p1      43 t[2]
        pxor xmm15, xmm9                                   ;  1171.7 p1      43 t[2]
        movdqa xmm13, xmm2                                 ;  1160.7 p0      43 t[2] copy
        pxor xmm13, [rbp + 1920]                           ;  1167.7 p2+p1   43 t[2]
        pxor xmm11, xmm13                                  ;  1169.7 p1      43 t[2]
        pand xmm13, xmm2                                   ;  1169.7 p1      43 t[2]
        pxor xmm12, xmm13                                  ;  1171.7 p1      43 t[2]
        pand xmm0, xmm11                                   ;  1171.7 p1      43 t[2]
        pxor xmm13, xmm0                                   ;  1173.7 p1      43 t[2]
        pxor xmm8, xmm11                                   ;  1171.7 p1      43 t[2]
        pand xmm14, xmm8                                   ;  1173.7 p1      43 t[2]
        pxor xmm3, xmm14                                   ;  1175.7 p1      43 t[2]
        pxor xmm3, xmm12                                   ;  1177.7 p1      43 t[2]
        pxor xmm5, xmm12                                   ;  1173.7 p1      43 t[2]
        pxor xmm7, xmm13                                   ;  1175.7 p1      43 t[2]
        pxor xmm10, xmm13                                  ;  1175.7 p1      43 t[2]
        movdqa xmm14, xmm1                                 ;  1160.7 p0      43 t[2] copy
        pand xmm14, xmm15                                  ;  1173.7 p1      43 t[2]
        pxor xmm5, xmm14                                   ;  1175.7 p1      43 t[2]
        movdqa xmm14, xmm3                                 ;  1179.7 p0      43 t[2] copy
        pand xmm14, xmm7                                   ;  1186.7 p1      43 t[2]
        pxor xmm5, xmm14                                   ;  1188.7 p1      43 t[2]
        movdqa xmm0, xmm7                                  ;  1177.7 p0      43 t[2] copy
        pxor xmm0, xmm5                                    ;  1190.7 p1      43 t[2]
        pand xmm5, xmm10                                   ;  1190.7 p1      43 t[2]
        pxor xmm3, xmm5                                    ;  1192.7 p1      43 t[2]
        por xmm14, xmm0                                    ;  1192.7 p1      43 t[2]
        pxor xmm14, xmm3                                   ;  1194.7 p1      43 t[2]
        movdqa xmm5, xmm10                                 ;  1177.7 p0      43 t[2] copy
        pand xmm5, xmm3                                    ;  1194.7 p1      43 t[2]
        pxor xmm7, xmm5                                    ;  1196.7 p1      43 t[2]
        pand xmm3, xmm7                                    ;  1198.7 p1      43 t[2]
        pxor xmm10, xmm3                                   ;  1200.7 p1      43 t[2]
        pand xmm15, xmm7                                   ;  1198.7 p1      43 t[2]
        pand xmm1, xmm7                                    ;  1198.7 p1      43 t[2]
        movdqa xmm3, [rbp + 3872]                          ;  1138.7 p2      43 t[2] reload
        pand xmm3, xmm14                                   ;  1196.7 p1      43 t[2]
        pand xmm8, xmm10                                   ;  1202.7 p1      43 t[2]
        movdqa xmm5, [rbp + 4080]                          ;  1131.7 p2      43 t[2] reload
        pand xmm5, xmm10                                   ;  1202.7 p1      43 t[2]
        movdqa xmm12, [rel aes128_encrypt.T0_constants128] ;  1134.0 p2      43 t[0] reload
        pxor xmm5, xmm12                                   ;  1204.7 p1      43 t[2]
        movdqa xmm13, xmm7                                 ;  1198.7 p0      43 t[2] copy
        por xmm13, xmm14                                   ;  1205.7 p1      43 t[2]
        pxor xmm0, xmm13                                   ;  1207.7 p1      43 t[2]
        pand xmm4, xmm0                                    ;  1209.7 p1      43 t[2]
        pand xmm11, xmm0                                   ;  1209.7 p1      43 t[2]
        movdqa xmm13, xmm7                                 ;  1198.7 p0      43 t[2] copy
        pxor xmm13, xmm14                                  ;  1205.7 p1      43 t[2]
        pxor xmm7, xmm10                                   ;  1202.7 p1      43 t[2]
        pand xmm6, xmm7                                    ;  1204.7 p1      43 t[2]
        movdqa [rbp + 4080], xmm3                          ;  1198.7 p0+p3   43 t[2] spill
        movdqa xmm3, [rbp + 3888]                          ;  1142.3 p2      43 t[2] reload
        pand xmm3, xmm7                                    ;  1204.7 p1      43 t[2]
        pxor xmm10, xmm0                                   ;  1209.7 p1      43 t[2]
        pxor xmm4, xmm6                                    ;  1211.7 p1      43 t[2]
        pxor xmm0, xmm13                                   ;  1209.7 p1      43 t[2]
        pand xmm9, xmm13                                   ;  1207.7 p1      43 t[2]
        movdqa xmm7, [rbp + 4032]                          ;  1152.3 p2      43 t[2] reload
        pand xmm7, xmm13                                   ;  1207.7 p1      43 t[2]
        pxor xmm11, xmm9                                   ;  1211.7 p1      43 t[2]
        pxor xmm6, xmm1                                    ;  1206.7 p1      43 t[2]
        pxor xmm3, xmm12                                   ;  1206.7 p1      43 t[2]
        pxor xmm1, xmm4                                    ;  1213.7 p1      43 t[2]
        pxor xmm5, xmm4                                    ;  1213.7 p1      43 t[2]
        movdqa xmm4, [rbp + 4000]                          ;  1155.3 p2      43 t[2] reload
        pand xmm4, xmm0                                    ;  1211.7 p1      43 t[2]
        movdqa xmm13, [rbp + 3952]                         ;  1156.3 p2      43 t[2] reload
        pand xmm13, xmm0                                   ;  1211.7 p1      43 t[2]
        pxor xmm9, xmm13                                   ;  1213.7 p1      43 t[2]
        pxor xmm1, xmm4                                    ;  1215.7 p1      43 t[2]
        movdqa xmm0, xmm14                                 ;  1196.7 p0      43 t[2] copy
        pand xmm0, [rbp + 2032]                            ;  1203.7 p2+p1   43 t[2]
        pxor xmm6, xmm0                                    ;  1208.7 p1      43 t[2]
        pxor xmm4, xmm0                                    ;  1213.7 p1      43 t[2]
        pxor xmm14, xmm10                                  ;  1211.7 p1      43 t[2]
        pand xmm2, xmm14                                   ;  1213.7 p1      43 t[2]
        pxor xmm6, xmm2                                    ;  1215.7 p1      43 t[2]
        pand xmm14, [rbp + 1920]                           ;  1213.7 p2+p1   43 t[2]
        movdqa xmm0, [rbp + 3984]                          ;  1161.0 p2      43 t[2] reload
        pand xmm0, xmm10                                   ;  1211.7 p1      43 t[2]
        movdqa xmm2, [rbp + 3968]                          ;  1162.0 p2      43 t[2] reload
        pand xmm2, xmm10                                   ;  1211.7 p1      43 t[2]
        pxor xmm4, xmm2                                    ;  1215.7 p1      43 t[2]
        pxor xmm0, xmm14                                   ;  1215.7 p1      43 t[2]
        pxor xmm3, xmm0                                    ;  1217.7 p1      43 t[2]
        pxor xmm0, xmm11                                   ;  1217.7 p1      43 t[2]
        pxor xmm0, xmm1                                    ;  1219.7 p1      43 t[2]
        pxor xmm1, xmm12                                   ;  1217.7 p1      43 t[2]
        pxor xmm7, xmm0                                    ;  1221.7 p1      43 t[2]
        pxor xmm0, xmm12                                   ;  1221.7 p1      43 t[2]
        pxor xmm4, xmm7                                    ;  1223.7 p1      43 t[2]
        pxor xmm5, xmm7                                    ;  1223.7 p1      43 t[2]
        pxor xmm8, xmm4                                    ;  1225.7 p1      43 t[2]
        pxor xmm15, xmm8                                   ;  1227.7 p1      43 t[2]
        pxor xmm3, xmm8                                    ;  1227.7 p1      43 t[2]
        pxor xmm9, xmm15                                   ;  1229.7 p1      43 t[2]
        movdqa xmm2, [rbp + 2576]                          ;  1166.7 p2      43 t[2]
        movdqa xmm7, [rbp + 2656]                          ;  1167.7 p2      43 t[2]
        movdqa xmm8, [rbp + 2592]                          ;  1168.7 p2      43 t[2]
        movdqa xmm10, [rbp + 2640]                         ;  1169.7 p2      43 t[2]
        movdqa xmm13, xmm12                                ;  1168.0 p0      43 t[2] copy
        movdqa [rbp + 3968], xmm0                          ;  1223.7 p0+p3   43 t[2] spill
        movdqa xmm0, xmm12                                 ;  1170.0 p0      43 t[2] copy
        movdqa [rbp + 3984], xmm6                          ;  1217.7 p0+p3   43 t[2] spill
        movdqa xmm6, xmm12                                 ;  1172.0 p0      43 t[2] copy
        movdqa xmm12, [rbp + 2608]                         ;  1170.7 p2      43 t[2]
        pxor xmm12, [rbp + 2624]                           ;  1220.7 p2+p1   43 t[2]
        pxor xmm2, xmm12                                   ;  1222.7 p1      43 t[2]
        movdqa [rbp + 3952], xmm1                          ;  1219.7 p0+p3   43 t[2] spill
        movdqa xmm1, xmm2                                  ;  1224.7 p0      43 t[2] copy
        pxor xmm1, [rbp + 2672]                            ;  1231.7 p2+p1   43 t[2]
        pxor xmm7, xmm1                                    ;  1233.7 p1      43 t[2]
        pxor xmm10, xmm7                                   ;  1235.7 p1      43 t[2]
        movdqa [rbp + 4000], xmm4                          ;  1225.7 p0+p3   43 t[2] spill
        movdqa xmm4, xmm7                                  ;  1235.7 p0      43 t[2] copy
        movdqa [rbp + 4032], xmm3                          ;  1229.7 p0+p3   43 t[2] spill
        movdqa xmm3, xmm7                                  ;  1235.7 p0      43 t[2] copy
        movdqa [rbp + 3888], xmm5                          ;  1225.7 p0+p3   43 t[2] spill
        movdqa xmm5, xmm1                                  ;  1233.7 p0      43 t[2] copy
        pxor xmm5, [rbp + 2560]                            ;  1240.7 p2+p1   43 t[2]
        pxor xmm8, xmm5                                    ;  1242.7 p1      43 t[2]
        movdqa [rbp + 3872], xmm14                         ;  1215.7 p0+p3   43 t[2] spill
        movdqa xmm14, xmm8                                 ;  1244.7 p0      43 t[2] copy
        pxor xmm14, [rbp + 2608]                           ;  1251.7 p2+p1   43 t[2]
        pxor xmm4, xmm14                                   ;  1253.7 p1      43 t[2]
        movdqa [rbp + 3936], xmm11                         ;  1213.7 p0+p3   43 t[2] spill
        movdqa xmm11, xmm1                                 ;  1233.7 p0      43 t[2] copy
        pand xmm11, xmm4                                   ;  1255.7 p1      43 t[2]
        movdqa [rbp + 4112], xmm15                         ;  1229.7 p0+p3   43 t[2] spill
        movdqa xmm15, xmm1                                 ;  1233.7 p0      43 t[2] copy
        movdqa [rbp + 4128], xmm9                          ;  1231.7 p0+p3   43 t[2] spill
        movdqa xmm9, xmm10                                 ;  1237.7 p0      43 t[2] copy
        pxor xmm9, [rbp + 2624]                            ;  1244.7 p2+p1   43 t[2]
        movdqa [rbp + 4144], xmm6                          ;  1194.7 p0+p3   43 t[2] spill
        movdqa xmm6, xmm10                                 ;  1237.7 p0      43 t[2] copy
        pxor xmm6, [rbp + 2560]                            ;  1244.7 p2+p1   43 t[2]
        movdqa [rbp + 4160], xmm0                          ;  1200.7 p0+p3   43 t[2] spill
        movdqa xmm0, xmm10                                 ;  1237.7 p0      43 t[2] copy
        movdqa [rbp + 4176], xmm13                         ;  1203.7 p0+p3   43 t[2] spill
        movdqa xmm13, xmm5                                 ;  1242.7 p0      43 t[2] copy
        por xmm13, [rbp + 2672]                            ;  1249.7 p2+p1   43 t[2]
        pxor xmm8, xmm13                                   ;  1251.7 p1      43 t[2]
        movdqa [rbp + 4192], xmm7                          ;  1235.7 p0+p3   43 t[2] spill
        movdqa xmm7, xmm5                                  ;  1242.7 p0      43 t[2] copy
        movdqa [rbp + 4208], xmm10                         ;  1237.7 p0+p3   43 t[2] spill
        movdqa xmm10, xmm6                                 ;  1246.7 p0      43 t[2] copy
        pand xmm10, xmm9                                   ;  1253.7 p1      43 t[2]
        pxor xmm8, xmm10                                   ;  1255.7 p1      43 t[2]
        movdqa xmm10, xmm9                                 ;  1246.7 p0      43 t[2] copy
        movdqa [rbp + 4224], xmm1                          ;  1233.7 p0+p3   43 t[2] spill
        movdqa xmm1, xmm9                                  ;  1246.7 p0      43 t[2] copy
        pxor xmm1, xmm14                                   ;  1253.7 p1      43 t[2]
        movdqa [rbp + 4240], xmm6                          ;  1246.7 p0+p3   43 t[2] spill
        movdqa xmm6, xmm4                                  ;  1255.7 p0      43 t[2] copy
        pxor xmm6, [rbp + 2672]                            ;  1262.7 p2+p1   43 t[2]
        pxor xmm10, xmm6                                   ;  1264.7 p1      43 t[2]
        pand xmm0, xmm10                                   ;  1266.7 p1      43 t[2]
        pxor xmm2, xmm0                                    ;  1268.7 p1      43 t[2]
        movdqa xmm0, xmm14                                 ;  1253.7 p0      43 t[2] copy
        movdqa [rbp + 4256], xmm4                          ;  1255.7 p0+p3   43 t[2] spill
        movdqa xmm4, xmm11                                 ;  1257.7 p0      43 t[2] copy
        pxor xmm4, [rbp + 2624]                            ;  1264.7 p2+p1   43 t[2]
        movdqa [rbp + 4272], xmm9                          ;  1246.7 p0+p3   43 t[2] spill
        movdqa xmm9, xmm1                                  ;  1255.7 p0      43 t[2] copy
        movdqa [rbp + 4288], xmm5                          ;  1242.7 p0+p3   43 t[2] spill
        movdqa xmm5, xmm1                                  ;  1255.7 p0      43 t[2] copy
        pxor xmm5, [rbp + 2672]                            ;  1262.7 p2+p1   43 t[2]
        movdqa [rbp + 4304], xmm1                          ;  1255.7 p0+p3   43 t[2] spill
        movdqa xmm1, xmm10                                 ;  1266.7 p0      43 t[2] copy
        pxor xmm1, [rbp + 2608]                            ;  1273.7 p2+p1   43 t[2]
        pand xmm9, xmm1                                    ;  1275.7 p1      43 t[2]
        pxor xmm4, xmm9                                    ;  1277.7 p1      43 t[2]
        pxor xmm7, xmm1                                    ;  1275.7 p1      43 t[2]
        movdqa xmm9, xmm6                                  ;  1264.7 p0      43 t[2] copy
        pxor xmm9, [rbp + 2560]                            ;  1271.7 p2+p1   43 t[2]
        pxor xmm12, xmm9                                   ;  1273.7 p1      43 t[2]
        pand xmm9, xmm6                                    ;  1273.7 p1      43 t[2]
        pxor xmm2, xmm9                                    ;  1275.7 p1      43 t[2]
        pand xmm0, xmm12                                   ;  1275.7 p1      43 t[2]
        pxor xmm9, xmm0                                    ;  1277.7 p1      43 t[2]
        pxor xmm15, xmm12                                  ;  1275.7 p1      43 t[2]
        pand xmm3, xmm15                                   ;  1277.7 p1      43 t[2]
        pxor xmm11, xmm3                                   ;  1279.7 p1      43 t[2]
        pxor xmm11, xmm2                                   ;  1281.7 p1      43 t[2]
        pxor xmm13, xmm2                                   ;  1277.7 p1      43 t[2]
        pxor xmm4, xmm9                                    ;  1279.7 p1      43 t[2]
        pxor xmm8, xmm9                                    ;  1279.7 p1      43 t[2]
        movdqa xmm0, xmm5                                  ;  1264.7 p0      43 t[2] copy
        pand xmm0, xmm7                                    ;  1277.7 p1      43 t[2]
        pxor xmm13, xmm0                                   ;  1279.7 p1      43 t[2]
        movdqa xmm0, xmm11                                 ;  1283.7 p0      43 t[2] copy
        pand xmm0, xmm4                                    ;  1290.7 p1      43 t[2]
        pxor xmm13, xmm0                                   ;  1292.7 p1      43 t[2]
        movdqa xmm2, xmm4                                  ;  1281.7 p0      43 t[2] copy
        pxor xmm2, xmm13                                   ;  1294.7 p1      43 t[2]
        pand xmm13, xmm8                                   ;  1294.7 p1      43 t[2]
        pxor xmm11, xmm13                                  ;  1296.7 p1      43 t[2]
        por xmm0, xmm2                                     ;  1296.7 p1      43 t[2]
        pxor xmm0, xmm11                                   ;  1298.7 p1      43 t[2]
        movdqa xmm3, xmm8                                  ;  1281.7 p0      43 t[2] copy
        pand xmm3, xmm11                                   ;  1298.7 p1      43 t[2]
        pxor xmm4, xmm3                                    ;  1300.7 p1      43 t[2]
        pand xmm11, xmm4                                   ;  1302.7 p1      43 t[2]
        pxor xmm8, xmm11                                   ;  1304.7 p1      43 t[2]
        pand xmm7, xmm4                                    ;  1302.7 p1      43 t[2]
        pand xmm5, xmm4                                    ;  1302.7 p1      43 t[2]
        movdqa xmm3, [rbp + 4288]                          ;  1242.7 p2      43 t[2] reload
        pand xmm3, xmm0                                    ;  1300.7 p1      43 t[2]
        pand xmm15, xmm8                                   ;  1306.7 p1      43 t[2]
        movdqa xmm9, [rbp + 4192]                          ;  1238.7 p2      43 t[2] reload
        pand xmm9, xmm8                                    ;  1306.7 p1      43 t[2]
        movdqa xmm11, [rbp + 4160]                         ;  1239.7 p2      43 t[2] reload
        pxor xmm11, xmm9                                   ;  1308.7 p1      43 t[2]
        movdqa xmm9, xmm4                                  ;  1302.7 p0      43 t[2] copy
        por xmm9, xmm0                                     ;  1309.7 p1      43 t[2]
        pxor xmm2, xmm9                                    ;  1311.7 p1      43 t[2]
        pand xmm14, xmm2                                   ;  1313.7 p1      43 t[2]
        pand xmm12, xmm2                                   ;  1313.7 p1      43 t[2]
        movdqa xmm9, xmm4                                  ;  1302.7 p0      43 t[2] copy
        pxor xmm9, xmm0                                    ;  1309.7 p1      43 t[2]
        pxor xmm4, xmm8                                    ;  1306.7 p1      43 t[2]
        pand xmm10, xmm4                                   ;  1308.7 p1      43 t[2]
        movdqa xmm13, [rbp + 4208]                         ;  1245.7 p2      43 t[2] reload
        pand xmm13, xmm4                                   ;  1308.7 p1      43 t[2]
        pxor xmm8, xmm2                                    ;  1313.7 p1      43 t[2]
        movdqa xmm4, [rbp + 4144]                          ;  1251.7 p2      43 t[2] reload
        pxor xmm4, xmm13                                   ;  1310.7 p1      43 t[2]
        pxor xmm14, xmm10                                  ;  1315.7 p1      43 t[2]
        pxor xmm2, xmm9                                    ;  1313.7 p1      43 t[2]
        pand xmm1, xmm9                                    ;  1311.7 p1      43 t[2]
        movdqa xmm13, [rbp + 4304]                         ;  1256.3 p2      43 t[2] reload
        pand xmm13, xmm9                                   ;  1311.7 p1      43 t[2]
        pxor xmm12, xmm1                                   ;  1315.7 p1      43 t[2]
        pxor xmm10, xmm5                                   ;  1310.7 p1      43 t[2]
        pxor xmm5, xmm14                                   ;  1317.7 p1      43 t[2]
        pxor xmm11, xmm14                                  ;  1317.7 p1      43 t[2]
        pxor xmm3, xmm12                                   ;  1317.7 p1      43 t[2]
        movdqa xmm14, [rbp + 4272]                         ;  1259.3 p2      43 t[2] reload
        pand xmm14, xmm2                                   ;  1315.7 p1      43 t[2]
        movdqa xmm9, [rbp + 4240]                          ;  1260.3 p2      43 t[2] reload
        pand xmm9, xmm2                                    ;  1315.7 p1      43 t[2]
        pxor xmm1, xmm9                                    ;  1317.7 p1      43 t[2]
        pxor xmm5, xmm14                                   ;  1319.7 p1      43 t[2]
        pxor xmm12, xmm5                                   ;  1321.7 p1      43 t[2]
        movdqa xmm2, [rbp + 4176]                          ;  1261.7 p2      43 t[2] reload
        pxor xmm2, xmm5                                    ;  1321.7 p1      43 t[2]
        movdqa xmm5, xmm0                                  ;  1300.7 p0      43 t[2] copy
        pand xmm5, [rbp + 2672]                            ;  1307.7 p2+p1   43 t[2]
        pxor xmm10, xmm5                                   ;  1312.7 p1      43 t[2]
        pxor xmm14, xmm5                                   ;  1317.7 p1      43 t[2]
        pxor xmm0, xmm8                                    ;  1315.7 p1      43 t[2]
        pand xmm6, xmm0                                    ;  1317.7 p1      43 t[2]
        pxor xmm10, xmm6                                   ;  1319.7 p1      43 t[2]
        pand xmm0, [rbp + 2560]                            ;  1317.7 p2+p1   43 t[2]
        movdqa xmm5, [rbp + 4224]                          ;  1266.0 p2      43 t[2] reload
        pand xmm5, xmm8                                    ;  1315.7 p1      43 t[2]
        movdqa xmm6, [rbp + 4256]                          ;  1267.0 p2      43 t[2] reload
        pand xmm6, xmm8                                    ;  1315.7 p1      43 t[2]
        pxor xmm14, xmm6                                   ;  1319.7 p1      43 t[2]
        pxor xmm5, xmm0                                    ;  1319.7 p1      43 t[2]
        pxor xmm3, xmm0                                    ;  1319.7 p1      43 t[2]
        pxor xmm12, xmm5                                   ;  1323.7 p1      43 t[2]
        pxor xmm4, xmm5                                    ;  1321.7 p1      43 t[2]
        pxor xmm13, xmm12                                  ;  1325.7 p1      43 t[2]
        pxor xmm14, xmm13                                  ;  1327.7 p1      43 t[2]
        pxor xmm11, xmm13                                  ;  1327.7 p1      43 t[2]
        pxor xmm15, xmm14                                  ;  1329.7 p1      43 t[2]
        pxor xmm7, xmm15                                   ;  1331.7 p1      43 t[2]
        pxor xmm4, xmm15                                   ;  1331.7 p1      43 t[2]
        pxor xmm1, xmm7                                    ;  1333.7 p1      43 t[2]
        pxor xmm3, xmm7                                    ;  1333.7 p1      43 t[2]
        movdqa xmm15, [rbp + 1168]                         ;  1271.3 p2      43 t[2]
        movdqa xmm0, [rbp + 1248]                          ;  1272.3 p2      43 t[2]
        movdqa xmm5, [rbp + 1184]                          ;  1273.3 p2      43 t[2]
        movdqa xmm6, [rbp + 1232]                          ;  1274.3 p2      43 t[2]
        movdqa xmm7, [rbp + 1200]                          ;  1275.3 p2      43 t[2]
        movdqa xmm8, [rbp + 1216]                          ;  1276.3 p2      43 t[2] reload
        pxor xmm7, xmm8                                    ;  1326.7 p1      43 t[2]
        pxor xmm15, xmm7                                   ;  1328.7 p1      43 t[2]
        movdqa xmm9, xmm15                                 ;  1330.7 p0      43 t[2] copy
        movdqa xmm13, [rbp + 1264]                         ;  1277.3 p2      43 t[2] reload
        pxor xmm9, xmm13                                   ;  1337.7 p1      43 t[2]
        pxor xmm0, xmm9                                    ;  1339.7 p1      43 t[2]
        pxor xmm6, xmm0                                    ;  1341.7 p1      43 t[2]
        movdqa [rbp + 4256], xmm14                         ;  1329.7 p0+p3   43 t[2] spill
        movdqa xmm14, xmm0                                 ;  1341.7 p0      43 t[2] copy
        movdqa [rbp + 4224], xmm10                         ;  1321.7 p0+p3   43 t[2] spill
        movdqa xmm10, xmm0                                 ;  1341.7 p0      43 t[2] copy
        movdqa [rbp + 4176], xmm2                          ;  1323.7 p0+p3   43 t[2] spill
        movdqa xmm2, xmm9                                  ;  1339.7 p0      43 t[2] copy
        pxor xmm2, [rbp + 1152]                            ;  1346.7 p2+p1   43 t[2]
        pxor xmm5, xmm2                                    ;  1348.7 p1      43 t[2]
        movdqa [rbp + 4240], xmm12                         ;  1325.7 p0+p3   43 t[2] spill
        movdqa xmm12, xmm5                                 ;  1350.7 p0      43 t[2] copy
        pxor xmm12, [rbp + 1200]                           ;  1357.7 p2+p1   43 t[2]
        pxor xmm14, xmm12                                  ;  1359.7 p1      43 t[2]
        movdqa [rbp + 4272], xmm4                          ;  1333.7 p0+p3   43 t[2] spill
        movdqa xmm4, xmm9                                  ;  1339.7 p0      43 t[2] copy
        pand xmm4, xmm14                                   ;  1361.7 p1      43 t[2]
        movdqa [rbp + 4304], xmm11                         ;  1329.7 p0+p3   43 t[2] spill
        movdqa xmm11, xmm9                                 ;  1339.7 p0      43 t[2] copy
        movdqa [rbp + 4144], xmm3                          ;  1335.7 p0+p3   43 t[2] spill
        movdqa xmm3, xmm6                                  ;  1343.7 p0      43 t[2] copy
        pxor xmm3, xmm8                                    ;  1350.7 p1      43 t[2]
        pxor xmm8, xmm4                                    ;  1363.7 p1      43 t[2]
        movdqa [rbp + 4208], xmm1                          ;  1335.7 p0+p3   43 t[2] spill
        movdqa xmm1, xmm6                                  ;  1343.7 p0      43 t[2] copy
        pxor xmm1, [rbp + 1152]                            ;  1350.7 p2+p1   43 t[2]
        movdqa [rbp + 4160], xmm0                          ;  1341.7 p0+p3   43 t[2] spill
        movdqa xmm0, xmm6                                  ;  1343.7 p0      43 t[2] copy
        movdqa [rbp + 4192], xmm6                          ;  1343.7 p0+p3   43 t[2] spill
        movdqa xmm6, xmm2                                  ;  1348.7 p0      43 t[2] copy
        por xmm6, xmm13                                    ;  1355.7 p1      43 t[2]
        pxor xmm5, xmm6                                    ;  1357.7 p1      43 t[2]
        movdqa [rbp + 4288], xmm9                          ;  1339.7 p0+p3   43 t[2] spill
        movdqa xmm9, xmm2                                  ;  1348.7 p0      43 t[2] copy
        movdqa [rbp + 4320], xmm2                          ;  1348.7 p0+p3   43 t[2] spill
        movdqa xmm2, xmm1                                  ;  1352.7 p0      43 t[2] copy
        pand xmm2, xmm3                                    ;  1359.7 p1      43 t[2]
        pxor xmm5, xmm2                                    ;  1361.7 p1      43 t[2]
        movdqa xmm2, xmm3                                  ;  1352.7 p0      43 t[2] copy
        movdqa [rbp + 4336], xmm1                          ;  1352.7 p0+p3   43 t[2] spill
        movdqa xmm1, xmm3                                  ;  1352.7 p0      43 t[2] copy
        pxor xmm1, xmm12                                   ;  1359.7 p1      43 t[2]
        movdqa [rbp + 4352], xmm3                          ;  1352.7 p0+p3   43 t[2] spill
        movdqa xmm3, xmm14                                 ;  1361.7 p0      43 t[2] copy
        pxor xmm3, xmm13                                   ;  1368.7 p1      43 t[2]
        pxor xmm2, xmm3                                    ;  1370.7 p1      43 t[2]
        pand xmm0, xmm2                                    ;  1372.7 p1      43 t[2]
        pxor xmm15, xmm0                                   ;  1374.7 p1      43 t[2]
        movdqa xmm0, xmm12                                 ;  1359.7 p0      43 t[2] copy
        movdqa xmm13, xmm1                                 ;  1361.7 p0      43 t[2] copy
        movdqa [rbp + 4368], xmm14                         ;  1361.7 p0+p3   43 t[2] spill
        movdqa xmm14, xmm1                                 ;  1361.7 p0      43 t[2] copy
        pxor xmm14, [rbp + 1264]                           ;  1368.7 p2+p1   43 t[2]
        movdqa [rbp + 4384], xmm1                          ;  1361.7 p0+p3   43 t[2] spill
        movdqa xmm1, xmm2                                  ;  1372.7 p0      43 t[2] copy
        pxor xmm1, [rbp + 1200]                            ;  1379.7 p2+p1   43 t[2]
        pand xmm13, xmm1                                   ;  1381.7 p1      43 t[2]
        pxor xmm8, xmm13                                   ;  1383.7 p1      43 t[2]
        pxor xmm9, xmm1                                    ;  1381.7 p1      43 t[2]
        movdqa xmm13, xmm3                                 ;  1370.7 p0      43 t[2] copy
        pxor xmm13, [rbp + 1152]                           ;  1377.7 p2+p1   43 t[2]
        pxor xmm7, xmm13                                   ;  1379.7 p1      43 t[2]
        pand xmm13, xmm3                                   ;  1379.7 p1      43 t[2]
        pxor xmm15, xmm13                                  ;  1381.7 p1      43 t[2]
        pand xmm0, xmm7                                    ;  1381.7 p1      43 t[2]
        pxor xmm13, xmm0                                   ;  1383.7 p1      43 t[2]
        pxor xmm11, xmm7                                   ;  1381.7 p1      43 t[2]
        pand xmm10, xmm11                                  ;  1383.7 p1      43 t[2]
        pxor xmm4, xmm10                                   ;  1385.7 p1      43 t[2]
        pxor xmm4, xmm15                                   ;  1387.7 p1      43 t[2]
        pxor xmm6, xmm15                                   ;  1383.7 p1      43 t[2]
        pxor xmm8, xmm13                                   ;  1385.7 p1      43 t[2]
        pxor xmm5, xmm13                                   ;  1385.7 p1      43 t[2]
        movdqa xmm15, xmm14                                ;  1370.7 p0      43 t[2] copy
        pand xmm15, xmm9                                   ;  1383.7 p1      43 t[2]
        pxor xmm6, xmm15                                   ;  1385.7 p1      43 t[2]
        movdqa xmm15, xmm4                                 ;  1389.7 p0      43 t[2] copy
        pand xmm15, xmm8                                   ;  1396.7 p1      43 t[2]
        pxor xmm6, xmm15                                   ;  1398.7 p1      43 t[2]
        movdqa xmm0, xmm8                                  ;  1387.7 p0      43 t[2] copy
        pxor xmm0, xmm6                                    ;  1400.7 p1      43 t[2]
        pand xmm6, xmm5                                    ;  1400.7 p1      43 t[2]
        pxor xmm4, xmm6                                    ;  1402.7 p1      43 t[2]
        por xmm15, xmm0                                    ;  1402.7 p1      43 t[2]
        pxor xmm15, xmm4                                   ;  1404.7 p1      43 t[2]
        movdqa xmm6, xmm5                                  ;  1387.7 p0      43 t[2] copy
        pand xmm6, xmm4                                    ;  1404.7 p1      43 t[2]
        pxor xmm8, xmm6                                    ;  1406.7 p1      43 t[2]
        pand xmm4, xmm8                                    ;  1408.7 p1      43 t[2]
        pxor xmm5, xmm4                                    ;  1410.7 p1      43 t[2]
        pand xmm9, xmm8                                    ;  1408.7 p1      43 t[2]
        pand xmm14, xmm8                                   ;  1408.7 p1      43 t[2]
        movdqa xmm4, [rbp + 4320]                          ;  1348.7 p2      43 t[2] reload
        pand xmm4, xmm15                                   ;  1406.7 p1      43 t[2]
        pand xmm11, xmm5                                   ;  1412.7 p1      43 t[2]
        movdqa xmm6, [rbp + 4160]                          ;  1341.7 p2      43 t[2] reload
        pand xmm6, xmm5                                    ;  1412.7 p1      43 t[2]
        movdqa xmm10, [rel aes128_encrypt.T0_constants128] ;  1338.0 p2      43 t[0] reload
        pxor xmm6, xmm10                                   ;  1414.7 p1      43 t[2]
        movdqa xmm13, xmm8                                 ;  1408.7 p0      43 t[2] copy
        por xmm13, xmm15                                   ;  1415.7 p1      43 t[2]
        pxor xmm0, xmm13                                   ;  1417.7 p1      43 t[2]
        pand xmm12, xmm0                                   ;  1419.7 p1      43 t[2]
        pand xmm7, xmm0                                    ;  1419.7 p1      43 t[2]
        movdqa xmm13, xmm8                                 ;  1408.7 p0      43 t[2] copy
        pxor xmm13, xmm15                                  ;  1415.7 p1      43 t[2]
        pxor xmm8, xmm5                                    ;  1412.7 p1      43 t[2]
        pand xmm2, xmm8                                    ;  1414.7 p1      43 t[2]
        movdqa xmm10, [rbp + 4192]                         ;  1348.7 p2      43 t[2] reload
        pand xmm10, xmm8                                   ;  1414.7 p1      43 t[2]
        pxor xmm5, xmm0                                    ;  1419.7 p1      43 t[2]
        pxor xmm12, xmm2                                   ;  1421.7 p1      43 t[2]
        pxor xmm2, xmm14                                   ;  1416.7 p1      43 t[2]
        pxor xmm0, xmm13                                   ;  1419.7 p1      43 t[2]
        pand xmm1, xmm13                                   ;  1417.7 p1      43 t[2]
        movdqa xmm8, [rbp + 4384]                          ;  1361.7 p2      43 t[2] reload
        pand xmm8, xmm13                                   ;  1417.7 p1      43 t[2]
        pxor xmm7, xmm1                                    ;  1421.7 p1      43 t[2]
        movdqa xmm13, [rel aes128_encrypt.T0_constants128] ;  1352.0 p2      43 t[0] reload
        pxor xmm10, xmm13                                  ;  1416.7 p1      43 t[2]
        pxor xmm14, xmm12                                  ;  1423.7 p1      43 t[2]
        pxor xmm6, xmm12                                   ;  1423.7 p1      43 t[2]
        pxor xmm4, xmm7                                    ;  1423.7 p1      43 t[2]
        movdqa xmm12, [rbp + 4352]                         ;  1361.7 p2      43 t[2] reload
        pand xmm12, xmm0                                   ;  1421.7 p1      43 t[2]
        movdqa xmm13, [rbp + 4336]                         ;  1362.7 p2      43 t[2] reload
        pand xmm13, xmm0                                   ;  1421.7 p1      43 t[2]
        pxor xmm1, xmm13                                   ;  1423.7 p1      43 t[2]
        pxor xmm14, xmm12                                  ;  1425.7 p1      43 t[2]
        pxor xmm7, xmm14                                   ;  1427.7 p1      43 t[2]
        movdqa xmm0, [rel aes128_encrypt.T0_constants128]  ;  1364.7 p2      43 t[0] reload
        pxor xmm14, xmm0                                   ;  1427.7 p1      43 t[2]
        movdqa xmm13, xmm15                                ;  1406.7 p0      43 t[2] copy
        pand xmm13, [rbp + 1264]                           ;  1413.7 p2+p1   43 t[2]
        pxor xmm2, xmm13                                   ;  1418.7 p1      43 t[2]
        pxor xmm12, xmm13                                  ;  1423.7 p1      43 t[2]
        pxor xmm15, xmm5                                   ;  1421.7 p1      43 t[2]
        pand xmm3, xmm15                                   ;  1423.7 p1      43 t[2]
        pxor xmm2, xmm3                                    ;  1425.7 p1      43 t[2]
        pand xmm15, [rbp + 1152]                           ;  1423.7 p2+p1   43 t[2]
        movdqa xmm3, [rbp + 4288]                          ;  1369.0 p2      43 t[2] reload
        pand xmm3, xmm5                                    ;  1421.7 p1      43 t[2]
        movdqa xmm13, [rbp + 4368]                         ;  1370.0 p2      43 t[2] reload
        pand xmm13, xmm5                                   ;  1421.7 p1      43 t[2]
        pxor xmm12, xmm13                                  ;  1425.7 p1      43 t[2]
        pxor xmm3, xmm15                                   ;  1425.7 p1      43 t[2]
        pxor xmm4, xmm15                                   ;  1425.7 p1      43 t[2]
        pxor xmm7, xmm3                                    ;  1429.7 p1      43 t[2]
        pxor xmm10, xmm3                                   ;  1427.7 p1      43 t[2]
        pxor xmm8, xmm7                                    ;  1431.7 p1      43 t[2]
        pxor xmm7, xmm0                                    ;  1431.7 p1      43 t[2]
        pxor xmm12, xmm8                                   ;  1433.7 p1      43 t[2]
        pxor xmm6, xmm8                                    ;  1433.7 p1      43 t[2]
        pxor xmm11, xmm12                                  ;  1435.7 p1      43 t[2]
        pxor xmm9, xmm11                                   ;  1437.7 p1      43 t[2]
        pxor xmm10, xmm11                                  ;  1437.7 p1      43 t[2]
        pxor xmm1, xmm9                                    ;  1439.7 p1      43 t[2]
        movdqa xmm15, [rbp + 4128]                         ;  1374.3 p2      55 t[2]
        movdqa xmm3, [rbp + 4208]                          ;  1375.3 p2      43 t[2] reload
        pxor xmm15, xmm3                                   ;  1432.7 p1      55 t[2]
        pxor xmm4, xmm9                                    ;  1439.7 p1      43 t[2]
        movdqa xmm5, [rbp + 4080]                          ;  1376.3 p2      55 t[2]
        pxor xmm5, [rbp + 3936]                            ;  1434.7 p2+p1   55 t[2]
        pxor xmm5, [rbp + 4112]                            ;  1436.7 p2+p1   55 t[2]
        pxor xmm5, [rbp + 3872]                            ;  1438.7 p2+p1   55 t[2]
        movdqa xmm8, [rbp + 4144]                          ;  1380.3 p2      43 t[2] reload
        pxor xmm5, xmm8                                    ;  1440.7 p1      55 t[2]
        movdqa xmm9, [rbp + 3888]                          ;  1381.3 p2      55 t[2]
        movdqa xmm11, [rbp + 4304]                         ;  1382.3 p2      43 t[2] reload
        pxor xmm9, xmm11                                   ;  1438.7 p1      55 t[2]
        pxor xmm11, xmm0                                   ;  1439.7 p1      55 t[2]
        movdqa xmm13, [rbp + 4128]                         ;  1383.3 p2      55 t[2]
        movdqa xmm8, [rbp + 4032]                          ;  1384.3 p2      55 t[2]
        pxor xmm8, [rbp + 4272]                            ;  1440.7 p2+p1   55 t[2]
        movdqa xmm3, [rbp + 4128]                          ;  1386.3 p2      55 t[2]
        pxor xmm3, xmm8                                    ;  1442.7 p1      55 t[2]
        movdqa xmm0, [rbp + 4032]                          ;  1387.3 p2      55 t[2]
        pxor xmm0, xmm10                                   ;  1442.7 p1      55 t[2]
        movdqa [rbp + 4032], xmm14                         ;  1429.7 p0+p3   43 t[2] spill
        movdqa xmm14, [rbp + 1808]                         ;  1388.3 p2      43 t[2]
        movdqa [rbp + 4128], xmm0                          ;  1444.7 p0+p3   55 t[2] spill
        movdqa xmm0, [rbp + 1888]                          ;  1389.3 p2      43 t[2]
        movdqa [rbp + 4304], xmm5                          ;  1442.7 p0+p3   55 t[2] spill
        movdqa xmm5, [rbp + 1824]                          ;  1390.3 p2      43 t[2]
        movdqa [rbp + 3872], xmm7                          ;  1433.7 p0+p3   43 t[2] spill
        movdqa xmm7, [rbp + 1872]                          ;  1391.3 p2      43 t[2]
        movdqa [rbp + 4112], xmm3                          ;  1444.7 p0+p3   55 t[2] spill
        movdqa xmm3, [rbp + 1840]                          ;  1392.3 p2      43 t[2]
        pxor xmm3, [rbp + 1856]                            ;  1443.7 p2+p1   43 t[2]
        pxor xmm14, xmm3                                   ;  1445.7 p1      43 t[2]
        pxor xmm10, xmm9                                   ;  1445.7 p1      55 t[2]
        pxor xmm9, [rbp + 4000]                            ;  1446.7 p2+p1   55 t[2]
        movdqa [rbp + 3936], xmm10                         ;  1447.7 p0+p3   55 t[2] spill
        movdqa xmm10, xmm14                                ;  1447.7 p0      43 t[2] copy
        pxor xmm10, [rbp + 1904]                           ;  1454.7 p2+p1   43 t[2]
        pxor xmm0, xmm10                                   ;  1456.7 p1      43 t[2]
        pxor xmm7, xmm0                                    ;  1458.7 p1      43 t[2]
        movdqa [rbp + 4080], xmm6                          ;  1435.7 p0+p3   43 t[2] spill
        movdqa xmm6, xmm2                                  ;  1427.7 p0      55 t[2] copy
        movdqa [rbp + 4368], xmm2                          ;  1427.7 p0+p3   43 t[2] spill
        movdqa xmm2, [rbp + 4272]                          ;  1413.3 p2      55 t[2]
        pxor xmm2, [rel aes128_encrypt.T0_constants128]    ;  1450.7 p2+p1   55 t[2]
        movdqa [rbp + 4272], xmm4                          ;  1441.7 p0+p3   43 t[2] spill
        movdqa xmm4, xmm0                                  ;  1458.7 p0      43 t[2] copy
        movdqa [rbp + 4288], xmm1                          ;  1441.7 p0+p3   43 t[2] spill
        movdqa xmm1, xmm0                                  ;  1458.7 p0      43 t[2] copy
        movdqa [rbp + 4336], xmm15                         ;  1434.7 p0+p3   55 t[2] spill
        movdqa xmm15, xmm10                                ;  1456.7 p0      43 t[2] copy
        pxor xmm15, [rbp + 1792]                           ;  1463.7 p2+p1   43 t[2]
        pxor xmm5, xmm15                                   ;  1465.7 p1      43 t[2]
        movdqa [rbp + 4352], xmm6                          ;  1434.7 p0+p3   55 t[2] spill
        movdqa xmm6, xmm5                                  ;  1467.7 p0      43 t[2] copy
        pxor xmm6, [rbp + 1840]                            ;  1474.7 p2+p1   43 t[2]
        pxor xmm4, xmm6                                    ;  1476.7 p1      43 t[2]
        movdqa [rbp + 4384], xmm8                          ;  1442.7 p0+p3   55 t[2] spill
        movdqa xmm8, xmm10                                 ;  1456.7 p0      43 t[2] copy
        pand xmm8, xmm4                                    ;  1478.7 p1      43 t[2]
        movdqa [rbp + 4192], xmm2                          ;  1452.7 p0+p3   55 t[2] spill
        movdqa xmm2, xmm10                                 ;  1456.7 p0      43 t[2] copy
        movdqa [rbp + 4160], xmm12                         ;  1435.7 p0+p3   55 t[2] spill
        movdqa xmm12, xmm7                                 ;  1460.7 p0      43 t[2] copy
        pxor xmm12, [rbp + 1856]                           ;  1467.7 p2+p1   43 t[2]
        movdqa [rbp + 4320], xmm9                          ;  1448.7 p0+p3   55 t[2] spill
        movdqa xmm9, xmm7                                  ;  1460.7 p0      43 t[2] copy
        pxor xmm9, [rbp + 1792]                            ;  1467.7 p2+p1   43 t[2]
        movdqa [rbp + 4400], xmm11                         ;  1441.7 p0+p3   55 t[2] spill
        movdqa xmm11, xmm7                                 ;  1460.7 p0      43 t[2] copy
        movdqa [rbp + 4416], xmm13                         ;  1435.0 p0+p3   55 t[2] spill
        movdqa xmm13, xmm15                                ;  1465.7 p0      43 t[2] copy
        por xmm13, [rbp + 1904]                            ;  1472.7 p2+p1   43 t[2]
        pxor xmm5, xmm13                                   ;  1474.7 p1      43 t[2]
        movdqa [rbp + 4432], xmm0                          ;  1458.7 p0+p3   43 t[2] spill
        movdqa xmm0, xmm15                                 ;  1465.7 p0      43 t[2] copy
        movdqa [rbp + 4448], xmm7                          ;  1460.7 p0+p3   43 t[2] spill
        movdqa xmm7, xmm9                                  ;  1469.7 p0      43 t[2] copy
        pand xmm7, xmm12                                   ;  1476.7 p1      43 t[2]
        pxor xmm5, xmm7                                    ;  1478.7 p1      43 t[2]
        movdqa xmm7, xmm12                                 ;  1469.7 p0      43 t[2] copy
        movdqa [rbp + 4464], xmm10                         ;  1456.7 p0+p3   43 t[2] spill
        movdqa xmm10, xmm12                                ;  1469.7 p0      43 t[2] copy
        pxor xmm10, xmm6                                   ;  1476.7 p1      43 t[2]
        movdqa [rbp + 4480], xmm9                          ;  1469.7 p0+p3   43 t[2] spill
        movdqa xmm9, xmm4                                  ;  1478.7 p0      43 t[2] copy
        pxor xmm9, [rbp + 1904]                            ;  1485.7 p2+p1   43 t[2]
        pxor xmm7, xmm9                                    ;  1487.7 p1      43 t[2]
        pand xmm11, xmm7                                   ;  1489.7 p1      43 t[2]
        pxor xmm14, xmm11                                  ;  1491.7 p1      43 t[2]
        movdqa xmm11, xmm6                                 ;  1476.7 p0      43 t[2] copy
        movdqa [rbp + 4496], xmm4                          ;  1478.7 p0+p3   43 t[2] spill
        movdqa xmm4, xmm8                                  ;  1480.7 p0      43 t[2] copy
        pxor xmm4, [rbp + 1856]                            ;  1487.7 p2+p1   43 t[2]
        movdqa [rbp + 4512], xmm12                         ;  1469.7 p0+p3   43 t[2] spill
        movdqa xmm12, xmm10                                ;  1478.7 p0      43 t[2] copy
        movdqa [rbp + 4528], xmm15                         ;  1465.7 p0+p3   43 t[2] spill
        movdqa xmm15, xmm10                                ;  1478.7 p0      43 t[2] copy
        pxor xmm15, [rbp + 1904]                           ;  1485.7 p2+p1   43 t[2]
        movdqa [rbp + 4544], xmm10                         ;  1478.7 p0+p3   43 t[2] spill
        movdqa xmm10, xmm7                                 ;  1489.7 p0      43 t[2] copy
        pxor xmm10, [rbp + 1840]                           ;  1496.7 p2+p1   43 t[2]
        pand xmm12, xmm10                                  ;  1498.7 p1      43 t[2]
        pxor xmm4, xmm12                                   ;  1500.7 p1      43 t[2]
        pxor xmm0, xmm10                                   ;  1498.7 p1      43 t[2]
        movdqa xmm12, xmm9                                 ;  1487.7 p0      43 t[2] copy
        pxor xmm12, [rbp + 1792]                           ;  1494.7 p2+p1   43 t[2]
        pxor xmm3, xmm12                                   ;  1496.7 p1      43 t[2]
        pand xmm12, xmm9                                   ;  1496.7 p1      43 t[2]
        pxor xmm14, xmm12                                  ;  1498.7 p1      43 t[2]
        pand xmm11, xmm3                                   ;  1498.7 p1      43 t[2]
        pxor xmm12, xmm11                                  ;  1500.7 p1      43 t[2]
        pxor xmm2, xmm3                                    ;  1498.7 p1      43 t[2]
        pand xmm1, xmm2                                    ;  1500.7 p1      43 t[2]
        pxor xmm8, xmm1                                    ;  1502.7 p1      43 t[2]
        pxor xmm8, xmm14                                   ;  1504.7 p1      43 t[2]
        pxor xmm13, xmm14                                  ;  1500.7 p1      43 t[2]
        pxor xmm4, xmm12                                   ;  1502.7 p1      43 t[2]
        pxor xmm5, xmm12                                   ;  1502.7 p1      43 t[2]
        movdqa xmm14, [rbp + 4240]                         ;  1454.3 p2      55 t[2]
        movdqa xmm1, [rel aes128_encrypt.T0_constants128]  ;  1455.3 p2      43 t[0] reload
        pxor xmm14, xmm1                                   ;  1486.7 p1      55 t[2]
        movdqa xmm11, [rbp + 4336]                         ;  1456.3 p2      55 t[2] reload
        pxor xmm14, xmm11                                  ;  1488.7 p1      55 t[2]
        movdqa xmm12, xmm15                                ;  1487.7 p0      43 t[2] copy
        pand xmm12, xmm0                                   ;  1500.7 p1      43 t[2]
        pxor xmm13, xmm12                                  ;  1502.7 p1      43 t[2]
        movdqa xmm12, [rbp + 4208]                         ;  1457.3 p2      55 t[2]
        pxor xmm12, [rbp + 4288]                           ;  1490.7 p2+p1   55 t[2]
        movdqa xmm11, [rbp + 4176]                         ;  1459.3 p2      55 t[2]
        movdqa xmm1, [rbp + 4144]                          ;  1460.3 p2      55 t[2]
        pxor xmm1, [rbp + 4272]                            ;  1491.7 p2+p1   55 t[2]
        pxor xmm1, xmm12                                   ;  1493.7 p1      55 t[2]
        movdqa [rbp + 4144], xmm1                          ;  1495.7 p0+p3   55 t[2] spill
        movdqa xmm1, xmm8                                  ;  1506.7 p0      43 t[2] copy
        pand xmm1, xmm4                                    ;  1513.7 p1      43 t[2]
        pxor xmm13, xmm1                                   ;  1515.7 p1      43 t[2]
        movdqa [rbp + 4208], xmm14                         ;  1490.7 p0+p3   55 t[2] spill
        movdqa xmm14, xmm4                                 ;  1504.7 p0      43 t[2] copy
        pxor xmm14, xmm13                                  ;  1517.7 p1      43 t[2]
        pand xmm13, xmm5                                   ;  1517.7 p1      43 t[2]
        pxor xmm8, xmm13                                   ;  1519.7 p1      43 t[2]
        por xmm1, xmm14                                    ;  1519.7 p1      43 t[2]
        pxor xmm1, xmm8                                    ;  1521.7 p1      43 t[2]
        movdqa xmm13, xmm5                                 ;  1504.7 p0      43 t[2] copy
        pand xmm13, xmm8                                   ;  1521.7 p1      43 t[2]
        pxor xmm4, xmm13                                   ;  1523.7 p1      43 t[2]
        movdqa xmm13, [rbp + 4080]                         ;  1467.7 p2      55 t[2]
        pand xmm8, xmm4                                    ;  1525.7 p1      43 t[2]
        pxor xmm5, xmm8                                    ;  1527.7 p1      43 t[2]
        movdqa xmm8, xmm12                                 ;  1492.7 p0      55 t[2] copy
        pxor xmm8, [rbp + 4112]                            ;  1504.7 p2+p1   55 t[2]
        pand xmm0, xmm4                                    ;  1525.7 p1      43 t[2]
        pand xmm15, xmm4                                   ;  1525.7 p1      43 t[2]
        pand xmm2, xmm5                                    ;  1529.7 p1      43 t[2]
        movdqa [rbp + 4240], xmm8                          ;  1506.7 p0+p3   55 t[2] spill
        movdqa xmm8, [rbp + 3936]                          ;  1479.3 p2      55 t[2]
        movdqa [rbp + 4560], xmm12                         ;  1492.7 p0+p3   55 t[2] spill
        movdqa xmm12, [rbp + 3952]                         ;  1480.7 p2      55 t[2]
        movdqa [rbp + 4576], xmm12                         ;  1491.7 p0+p3   55 t[2] spill
        movdqa xmm12, [rbp + 4528]                         ;  1481.7 p2      43 t[2] reload
        pand xmm12, xmm1                                   ;  1523.7 p1      43 t[2]
        movdqa [rbp + 4528], xmm8                          ;  1490.3 p0+p3   55 t[2] spill
        movdqa xmm8, [rbp + 4432]                          ;  1483.0 p2      43 t[2] reload
        pand xmm8, xmm5                                    ;  1529.7 p1      43 t[2]
        movdqa [rbp + 4432], xmm13                         ;  1486.7 p0+p3   55 t[2] spill
        movdqa xmm13, [rbp + 4400]                         ;  1484.3 p2      55 t[2] reload
        pxor xmm13, xmm8                                   ;  1531.7 p1      55 t[2]
        movdqa xmm8, [rbp + 4240]                          ;  1506.7 p2      55 t[2]
        movdqa [rbp + 4400], xmm8                          ;  1517.7 p0+p3   55 t[2] spill
        movdqa xmm8, [rbp + 4288]                          ;  1486.3 p2      55 t[2]
        movdqa [rbp + 4288], xmm8                          ;  1497.3 p0+p3   55 t[2] spill
        movdqa xmm8, [rbp + 3872]                          ;  1487.3 p2      55 t[2]
        pxor xmm8, [rel aes128_encrypt.T0_constants128]    ;  1511.7 p2+p1   55 t[2]
        movdqa [rbp + 4592], xmm8                          ;  1513.7 p0+p3   55 t[2] spill
        movdqa xmm8, xmm4                                  ;  1525.7 p0      43 t[2] copy
        por xmm8, xmm1                                     ;  1532.7 p1      43 t[2]
        pxor xmm14, xmm8                                   ;  1534.7 p1      43 t[2]
        pand xmm6, xmm14                                   ;  1536.7 p1      43 t[2]
        pand xmm3, xmm14                                   ;  1536.7 p1      43 t[2]
        movdqa xmm8, xmm4                                  ;  1525.7 p0      43 t[2] copy
        pxor xmm8, xmm1                                    ;  1532.7 p1      43 t[2]
        pxor xmm4, xmm5                                    ;  1529.7 p1      43 t[2]
        pand xmm7, xmm4                                    ;  1531.7 p1      43 t[2]
        movdqa [rbp + 4608], xmm11                         ;  1494.7 p0+p3   55 t[2] spill
        movdqa xmm11, [rbp + 4448]                         ;  1492.3 p2      43 t[2] reload
        pand xmm11, xmm4                                   ;  1531.7 p1      43 t[2]
        pxor xmm5, xmm14                                   ;  1536.7 p1      43 t[2]
        pxor xmm6, xmm7                                    ;  1538.7 p1      43 t[2]
        pxor xmm7, xmm15                                   ;  1533.7 p1      43 t[2]
        pxor xmm14, xmm8                                   ;  1536.7 p1      43 t[2]
        pand xmm10, xmm8                                   ;  1534.7 p1      43 t[2]
        movdqa xmm4, [rbp + 4544]                          ;  1494.7 p2      43 t[2] reload
        pand xmm4, xmm8                                    ;  1534.7 p1      43 t[2]
        pxor xmm3, xmm10                                   ;  1538.7 p1      43 t[2]
        movdqa xmm8, [rbp + 4192]                          ;  1495.7 p2      55 t[2] reload
        pxor xmm8, xmm11                                   ;  1533.7 p1      55 t[2]
        pxor xmm15, xmm6                                   ;  1540.7 p1      43 t[2]
        pxor xmm13, xmm6                                   ;  1540.7 p1      55 t[2]
        pxor xmm12, xmm3                                   ;  1540.7 p1      43 t[2]
        movdqa xmm6, [rbp + 4512]                          ;  1497.3 p2      43 t[2] reload
        pand xmm6, xmm14                                   ;  1538.7 p1      43 t[2]
        movdqa xmm11, [rbp + 4480]                         ;  1498.3 p2      43 t[2] reload
        pand xmm11, xmm14                                  ;  1538.7 p1      43 t[2]
        pxor xmm10, xmm11                                  ;  1540.7 p1      43 t[2]
        pxor xmm15, xmm6                                   ;  1542.7 p1      43 t[2]
        pxor xmm3, xmm15                                   ;  1544.7 p1      43 t[2]
        movdqa xmm14, [rel aes128_encrypt.T0_constants128] ;  1499.7 p2      43 t[0] reload
        pxor xmm15, xmm14                                  ;  1544.7 p1      43 t[2]
        movdqa xmm11, xmm1                                 ;  1523.7 p0      43 t[2] copy
        pand xmm11, [rbp + 1904]                           ;  1537.7 p2+p1   43 t[2]
        pxor xmm7, xmm11                                   ;  1539.7 p1      43 t[2]
        pxor xmm6, xmm11                                   ;  1540.7 p1      43 t[2]
        pxor xmm1, xmm5                                    ;  1540.7 p1      43 t[2]
        pand xmm9, xmm1                                    ;  1542.7 p1      43 t[2]
        pxor xmm7, xmm9                                    ;  1544.7 p1      43 t[2]
        pand xmm1, [rbp + 1792]                            ;  1543.7 p2+p1   43 t[2]
        movdqa xmm9, [rbp + 4464]                          ;  1505.0 p2      43 t[2] reload
        pand xmm9, xmm5                                    ;  1544.7 p1      43 t[2]
        movdqa xmm11, [rbp + 4496]                         ;  1506.0 p2      43 t[2] reload
        pand xmm11, xmm5                                   ;  1545.7 p1      43 t[2]
        pxor xmm6, xmm11                                   ;  1547.7 p1      43 t[2]
        pxor xmm9, xmm1                                    ;  1547.7 p1      43 t[2]
        pxor xmm12, xmm1                                   ;  1548.7 p1      43 t[2]
        movdqa xmm1, [rbp + 3984]                          ;  1507.0 p2      55 t[2]
        pxor xmm3, xmm9                                    ;  1549.7 p1      43 t[2]
        pxor xmm8, xmm9                                    ;  1550.7 p1      55 t[2]
        movdqa xmm5, [rbp + 4224]                          ;  1508.0 p2      55 t[2]
        pxor xmm4, xmm3                                    ;  1551.7 p1      43 t[2]
        pxor xmm5, [rbp + 4368]                            ;  1552.7 p2+p1   55 t[2]
        pxor xmm6, xmm4                                    ;  1553.7 p1      43 t[2]
        pxor xmm13, xmm4                                   ;  1554.7 p1      55 t[2]
        movdqa xmm4, [rbp + 4208]                          ;  1510.0 p2      55 t[2]
        movdqa xmm9, [rbp + 4592]                          ;  1513.7 p2      55 t[2] reload
        pxor xmm9, xmm3                                    ;  1555.7 p1      55 t[2]
        movdqa xmm3, [rbp + 4352]                          ;  1512.0 p2      55 t[2] reload
        pxor xmm3, xmm7                                    ;  1556.7 p1      55 t[2]
        movdqa xmm11, [rbp + 4304]                         ;  1513.0 p2      55 t[2] reload
        pxor xmm7, xmm11                                   ;  1557.7 p1      55 t[2]
        pxor xmm7, [rbp + 3984]                            ;  1559.7 p2+p1   55 t[2]
        pxor xmm2, xmm6                                    ;  1559.7 p1      43 t[2]
        pxor xmm0, xmm2                                    ;  1561.7 p1      43 t[2]
        pxor xmm8, xmm2                                    ;  1561.7 p1      55 t[2]
        movdqa xmm2, xmm11                                 ;  1524.0 p0      55 t[2] copy
        pxor xmm11, [rbp + 4336]                           ;  1562.7 p2+p1   55 t[2]
        pxor xmm10, xmm0                                   ;  1563.7 p1      43 t[2]
        pxor xmm12, xmm0                                   ;  1564.7 p1      43 t[2]
        pxor xmm4, xmm9                                    ;  1565.7 p1      55 t[2]
        movdqa xmm0, [rbp + 4608]                          ;  1518.7 p2      55 t[2] reload
        pxor xmm0, xmm3                                    ;  1566.7 p1      55 t[2]
        pxor xmm2, xmm12                                   ;  1567.7 p1      55 t[2]
        pxor xmm1, xmm0                                    ;  1568.7 p1      55 t[2]
        movdqa xmm14, [rbp + 4576]                         ;  1522.0 p2      55 t[2] reload
        pxor xmm14, xmm0                                   ;  1569.7 p1      55 t[2]
        movdqa xmm0, [rbp + 4320]                          ;  1524.0 p2      55 t[2] reload
        pxor xmm0, xmm6                                    ;  1570.7 p1      55 t[2]
        pxor xmm12, xmm6                                   ;  1571.7 p1      55 t[2]
        movdqa [rbp + 4320], xmm0                          ;  1572.7 p0+p3   55 t[2] spill
        movdqa xmm0, [rbp + 4160]                          ;  1529.7 p2      55 t[2] reload
        pxor xmm0, xmm6                                    ;  1572.7 p1      55 t[2]
        movdqa xmm6, [rbp + 4560]                          ;  1530.7 p2      55 t[2] reload
        pxor xmm6, xmm9                                    ;  1573.7 p1      55 t[2]
        pxor xmm12, [rbp + 4272]                           ;  1574.7 p2+p1   55 t[2]
        movdqa [rbp + 4560], xmm6                          ;  1575.7 p0+p3   55 t[2] spill
        movdqa xmm6, [rbp + 4384]                          ;  1532.7 p2      55 t[2] reload
        pxor xmm6, xmm13                                   ;  1575.7 p1      55 t[2]
        movdqa [rbp + 4384], xmm6                          ;  1577.7 p0+p3   55 t[2] spill
        movdqa xmm6, [rbp + 4432]                          ;  1533.7 p2      55 t[2] reload
        pxor xmm6, xmm13                                   ;  1576.7 p1      55 t[2]
        movdqa [rbp + 4432], xmm13                         ;  1556.7 p0+p3   55 t[2] spill
        movdqa xmm13, [rbp + 4416]                         ;  1535.0 p2      55 t[2] reload
        pxor xmm13, xmm10                                  ;  1577.7 p1      55 t[2]
        movdqa [rbp + 4416], xmm11                         ;  1564.7 p0+p3   55 t[2] spill
        movdqa xmm11, [rbp + 4288]                         ;  1536.3 p2      55 t[2] reload
        pxor xmm11, xmm10                                  ;  1578.7 p1      55 t[2]
        movdqa xmm10, [rbp + 4528]                         ;  1537.3 p2      55 t[2] reload
        pxor xmm10, xmm8                                   ;  1579.7 p1      55 t[2]
        movdqa [rbp + 4528], xmm10                         ;  1581.7 p0+p3   55 t[2] spill
        movdqa xmm10, [rbp + 4400]                         ;  1538.3 p2      55 t[2] reload
        pxor xmm10, xmm8                                   ;  1580.7 p1      55 t[2]
        movdqa xmm8, xmm15                                 ;  1546.7 p0      55 t[2] copy
        pxor xmm8, xmm14                                   ;  1581.7 p1      55 t[2]
        pxor xmm9, xmm8                                    ;  1583.7 p1      55 t[2]
        pxor xmm3, xmm11                                   ;  1583.7 p1      55 t[2]
        pxor xmm12, xmm11                                  ;  1584.7 p1      55 t[2]
        pxor xmm11, [rbp + 4128]                           ;  1585.7 p2+p1   55 t[2]
        pxor xmm7, xmm13                                   ;  1586.7 p1      55 t[2]
        pxor xmm14, [r8 + 3104]                            ;  1587.7 p2+p1   55 t[2]
        pxor xmm9, xmm3                                    ;  1588.7 p1      55 t[2]
        pxor xmm14, [rbp + 4224]                           ;  1589.7 p2+p1   55 t[2]
        pxor xmm8, [r8 + 3488]                             ;  1590.7 p2+p1   55 t[2]
        movdqa [rbp + 1952], xmm14                         ;  1591.7 p0+p3   55 t[2] spill
        movdqa xmm14, xmm5                                 ;  1554.7 p0      55 t[2] copy
        pxor xmm5, xmm2                                    ;  1591.7 p1      55 t[2]
        pxor xmm14, xmm1                                   ;  1592.7 p1      55 t[2]
        pxor xmm5, [rbp + 4144]                            ;  1593.7 p2+p1   55 t[2]
        pxor xmm1, [r8 + 3232]                             ;  1594.7 p2+p1   55 t[2]
        pxor xmm1, [rbp + 4032]                            ;  1596.7 p2+p1   55 t[2]
        pxor xmm2, [r8 + 3376]                             ;  1596.7 p2+p1   55 t[2]
        pxor xmm2, xmm3                                    ;  1598.7 p1      55 t[2]
        pxor xmm3, [r8 + 3120]                             ;  1598.7 p2+p1   55 t[2]
        pxor xmm3, xmm7                                    ;  1600.7 p1      55 t[2]
        pxor xmm7, [r8 + 3504]                             ;  1600.7 p2+p1   55 t[2]
        pxor xmm7, [rbp + 4272]                            ;  1602.7 p2+p1   55 t[2]
        pxor xmm3, xmm5                                    ;  1602.7 p1      55 t[2]
        pxor xmm5, [r8 + 3248]                             ;  1603.7 p2+p1   55 t[2]
        pxor xmm8, xmm14                                   ;  1604.7 p1      55 t[2]
        pxor xmm14, [r8 + 3360]                            ;  1605.7 p2+p1   55 t[2]
        movdqa [rbp + 4272], xmm7                          ;  1604.7 p0+p3   55 t[2] spill
        movdqa xmm7, xmm4                                  ;  1567.7 p0      55 t[2] copy
        pxor xmm4, [r8 + 3072]                             ;  1606.7 p2+p1   55 t[2]
        movdqa [rbp + 4400], xmm8                          ;  1606.7 p0+p3   55 t[2] spill
        movdqa xmm8, xmm6                                  ;  1578.7 p0      55 t[2] copy
        pxor xmm6, [rbp + 4528]                            ;  1607.7 p2+p1   55 t[2]
        pxor xmm6, [rbp + 3888]                            ;  1609.7 p2+p1   55 t[2]
        movdqa [rbp + 4288], xmm2                          ;  1600.7 p0+p3   55 t[2] spill
        movdqa xmm2, xmm13                                 ;  1579.7 p0      55 t[2] copy
        pxor xmm2, [rbp + 3872]                            ;  1609.7 p2+p1   55 t[2]
        pxor xmm13, [r8 + 3184]                            ;  1610.7 p2+p1   55 t[2]
        pxor xmm13, [rbp + 4240]                           ;  1612.7 p2+p1   55 t[2]
        movdqa [rbp + 2096], xmm5                          ;  1605.7 p0+p3   55 t[2] spill
        movdqa xmm5, [rbp + 3968]                          ;  1561.0 p2      55 t[2]
        pxor xmm5, [rbp + 4208]                            ;  1612.7 p2+p1   55 t[2]
        movdqa [rbp + 2080], xmm1                          ;  1598.7 p0+p3   55 t[2] spill
        movdqa xmm1, xmm0                                  ;  1574.7 p0      55 t[2] copy
        pxor xmm1, [rbp + 4144]                            ;  1613.7 p2+p1   55 t[2]
        movdqa [rbp + 2032], xmm13                         ;  1614.7 p0+p3   55 t[2] spill
        movdqa xmm13, [rbp + 4000]                         ;  1564.0 p2      55 t[2]
        pxor xmm13, [rbp + 4256]                           ;  1614.7 p2+p1   55 t[2]
        pxor xmm8, xmm13                                   ;  1616.7 p1      55 t[2]
        pxor xmm12, xmm13                                  ;  1616.7 p1      55 t[2]
        movdqa xmm13, [rbp + 4176]                         ;  1566.0 p2      55 t[2]
        pxor xmm13, [rbp + 4032]                           ;  1617.7 p2+p1   55 t[2]
        pxor xmm15, xmm13                                  ;  1619.7 p1      55 t[2]
        pxor xmm7, xmm13                                   ;  1619.7 p1      55 t[2]
        movdqa xmm13, xmm0                                 ;  1574.7 p0      55 t[2] copy
        pxor xmm13, [r8 + 3136]                            ;  1620.7 p2+p1   55 t[2]
        pxor xmm13, [rbp + 4256]                           ;  1622.7 p2+p1   55 t[2]
        pxor xmm13, [rbp + 4416]                           ;  1624.7 p2+p1   55 t[2]
        pxor xmm14, xmm15                                  ;  1623.7 p1      55 t[2]
        pxor xmm15, [r8 + 3088]                            ;  1624.7 p2+p1   55 t[2]
        pxor xmm15, xmm5                                   ;  1626.7 p1      55 t[2]
        pxor xmm5, xmm2                                    ;  1626.7 p1      55 t[2]
        pxor xmm2, xmm9                                    ;  1627.7 p1      55 t[2]
        pxor xmm2, [r8 + 3216]                             ;  1629.7 p2+p1   55 t[2]
        pxor xmm9, [r8 + 3344]                             ;  1629.7 p2+p1   55 t[2]
        pxor xmm2, xmm7                                    ;  1631.7 p1      55 t[2]
        pxor xmm7, [r8 + 3472]                             ;  1631.7 p2+p1   55 t[2]
        pxor xmm7, [rbp + 3952]                            ;  1633.7 p2+p1   55 t[2]
        pxor xmm7, xmm5                                    ;  1635.7 p1      55 t[2]
        movdqa [rbp + 3952], xmm7                          ;  1637.7 p0+p3   55 t[2] spill
        movdqa xmm7, xmm0                                  ;  1579.7 p0      55 t[2] copy
        pxor xmm7, [r8 + 3280]                             ;  1634.7 p2+p1   55 t[2]
        pxor xmm7, [rbp + 4320]                            ;  1636.7 p2+p1   55 t[2]
        pxor xmm0, [r8 + 3408]                             ;  1636.7 p2+p1   55 t[2]
        pxor xmm7, xmm8                                    ;  1638.7 p1      55 t[2]
        pxor xmm8, [r8 + 3152]                             ;  1638.7 p2+p1   55 t[2]
        pxor xmm0, [rbp + 3888]                            ;  1639.7 p2+p1   55 t[2]
        pxor xmm0, [rbp + 4432]                            ;  1641.7 p2+p1   55 t[2]
        movdqa [rbp + 2256], xmm0                          ;  1643.7 p0+p3   55 t[2] spill
        movdqa xmm0, xmm10                                 ;  1585.0 p0      55 t[2] copy
        pxor xmm0, xmm11                                   ;  1641.7 p1      55 t[2]
        pxor xmm11, [r8 + 3312]                            ;  1642.7 p2+p1   55 t[2]
        pxor xmm11, [rbp + 4112]                           ;  1644.7 p2+p1   55 t[2]
        pxor xmm0, [r8 + 3440]                             ;  1644.7 p2+p1   55 t[2]
        pxor xmm10, [r8 + 3568]                            ;  1645.7 p2+p1   55 t[2]
        movdqa [rbp + 4112], xmm10                         ;  1647.7 p0+p3   55 t[2] spill
        movdqa xmm10, xmm6                                 ;  1611.7 p0      55 t[2] copy
        pxor xmm10, [r8 + 3296]                            ;  1646.7 p2+p1   55 t[2]
        pxor xmm10, [rbp + 4384]                           ;  1648.7 p2+p1   55 t[2]
        pxor xmm6, [r8 + 3424]                             ;  1648.7 p2+p1   55 t[2]
        pxor xmm6, [rbp + 4128]                            ;  1650.7 p2+p1   55 t[2]
        movdqa [rbp + 4128], xmm0                          ;  1646.7 p0+p3   55 t[2] spill
        movdqa xmm0, xmm1                                  ;  1615.7 p0      55 t[2] copy
        pxor xmm1, xmm12                                   ;  1650.7 p1      55 t[2]
        pxor xmm0, [r8 + 3264]                             ;  1651.7 p2+p1   55 t[2]
        pxor xmm0, [rbp + 4000]                            ;  1653.7 p2+p1   55 t[2]
        pxor xmm12, [r8 + 3392]                            ;  1653.7 p2+p1   55 t[2]
        pxor xmm1, [r8 + 3520]                             ;  1654.7 p2+p1   55 t[2]
        pxor xmm1, [rbp + 4416]                            ;  1656.7 p2+p1   55 t[2]
        movdqa [rbp + 4416], xmm1                          ;  1658.7 p0+p3   55 t[2] spill
        movdqa xmm1, [rbp + 4528]                          ;  1605.7 p2      55 t[2]
        pxor xmm1, [r8 + 3168]                             ;  1656.7 p2+p1   55 t[2]
        movdqa [rbp + 2272], xmm6                          ;  1652.7 p0+p3   55 t[2] spill
        movdqa xmm6, xmm5                                  ;  1628.7 p0      55 t[2] copy
        pxor xmm6, [r8 + 3328]                             ;  1657.7 p2+p1   55 t[2]
        pxor xmm6, [rbp + 4560]                            ;  1659.7 p2+p1   55 t[2]
        pxor xmm5, [r8 + 3456]                             ;  1659.7 p2+p1   55 t[2]
        pxor xmm5, [rbp + 4336]                            ;  1661.7 p2+p1   55 t[2]
        movdqa [rbp + 4336], xmm5                          ;  1663.7 p0+p3   55 t[2] spill
        movdqa xmm5, [rbp + 4560]                          ;  1612.7 p2      55 t[2]
        pxor xmm5, [r8 + 3200]                             ;  1661.7 p2+p1   55 t[2]
        pxor xmm5, [rbp + 3968]                            ;  1663.7 p2+p1   55 t[2]
        movdqa [rbp + 3968], xmm12                         ;  1655.7 p0+p3   55 t[2] spill
        movdqa xmm12, [rbp + 4320]                         ;  1615.7 p2      55 t[2]
        pxor xmm12, [r8 + 3536]                            ;  1663.7 p2+p1   55 t[2]
        pxor xmm12, [rbp + 4080]                           ;  1665.7 p2+p1   55 t[2]
        movdqa [rbp + 4080], xmm12                         ;  1667.7 p0+p3   55 t[2] spill
        movdqa xmm12, [rbp + 3936]                         ;  1618.7 p2      55 t[2]
        pxor xmm12, [r8 + 3552]                            ;  1665.7 p2+p1   55 t[2]
        pxor xmm12, [rbp + 4384]                           ;  1667.7 p2+p1   55 t[2]
        movdqa [rbp + 4384], xmm12                         ;  1669.7 p0+p3   55 t[2] spill
        movdqa xmm12, [rbp + 2448]                         ;  1621.7 p2      43 t[3]
        movdqa [rbp + 2208], xmm14                         ;  1625.7 p0+p3   55 t[2] spill
        movdqa xmm14, [rbp + 2528]                         ;  1622.7 p2      43 t[3]
        movdqa [rbp + 2192], xmm9                          ;  1631.7 p0+p3   55 t[2] spill
        movdqa xmm9, [rbp + 2464]                          ;  1623.7 p2      43 t[3]
        movdqa [rbp + 4560], xmm6                          ;  1661.7 p0+p3   55 t[2] spill
        movdqa xmm6, [rbp + 2512]                          ;  1624.7 p2      43 t[3]
        movdqa [rbp + 2160], xmm11                         ;  1646.7 p0+p3   55 t[2] spill
        movdqa xmm11, [rbp + 2480]                         ;  1625.7 p2      43 t[3]
        pxor xmm11, [rbp + 2496]                           ;  1667.7 p2+p1   43 t[3]
        pxor xmm12, xmm11                                  ;  1669.7 p1      43 t[3]
        movdqa [rbp + 2144], xmm10                         ;  1650.7 p0+p3   55 t[2] spill
        movdqa xmm10, xmm12                                ;  1671.7 p0      43 t[3] copy
        pxor xmm10, [rbp + 2544]                           ;  1678.7 p2+p1   43 t[3]
        pxor xmm14, xmm10                                  ;  1680.7 p1      43 t[3]
        pxor xmm6, xmm14                                   ;  1682.7 p1      43 t[3]
        movdqa [rbp + 2128], xmm7                          ;  1640.7 p0+p3   55 t[2] spill
        movdqa xmm7, xmm14                                 ;  1682.7 p0      43 t[3] copy
        movdqa [rbp + 2112], xmm0                          ;  1655.7 p0+p3   55 t[2] spill
        movdqa xmm0, xmm14                                 ;  1682.7 p0      43 t[3] copy
        movdqa [rbp + 2064], xmm2                          ;  1634.7 p0+p3   55 t[2] spill
        movdqa xmm2, xmm10                                 ;  1680.7 p0      43 t[3] copy
        pxor xmm2, [rbp + 2432]                            ;  1687.7 p2+p1   43 t[3]
        pxor xmm9, xmm2                                    ;  1689.7 p1      43 t[3]
        movdqa [rbp + 2048], xmm5                          ;  1665.7 p0+p3   55 t[2] spill
        movdqa xmm5, xmm9                                  ;  1691.7 p0      43 t[3] copy
        pxor xmm5, [rbp + 2480]                            ;  1698.7 p2+p1   43 t[3]
        pxor xmm7, xmm5                                    ;  1700.7 p1      43 t[3]
        movdqa [rbp + 2016], xmm1                          ;  1658.7 p0+p3   55 t[2] spill
        movdqa xmm1, xmm10                                 ;  1680.7 p0      43 t[3] copy
        pand xmm1, xmm7                                    ;  1702.7 p1      43 t[3]
        movdqa [rbp + 2000], xmm8                          ;  1642.0 p0+p3   55 t[2] spill
        movdqa xmm8, xmm10                                 ;  1680.7 p0      43 t[3] copy
        movdqa [rbp + 1984], xmm13                         ;  1644.0 p0+p3   55 t[2] spill
        movdqa xmm13, xmm6                                 ;  1684.7 p0      43 t[3] copy
        pxor xmm13, [rbp + 2496]                           ;  1691.7 p2+p1   43 t[3]
        movdqa [rbp + 1968], xmm3                          ;  1646.0 p0+p3   55 t[2] spill
        movdqa xmm3, xmm6                                  ;  1684.7 p0      43 t[3] copy
        pxor xmm3, [rbp + 2432]                            ;  1691.7 p2+p1   43 t[3]
        movdqa [rbp + 1936], xmm15                         ;  1648.0 p0+p3   55 t[2] spill
        movdqa xmm15, xmm6                                 ;  1684.7 p0      43 t[3] copy
        movdqa [rbp + 1920], xmm4                          ;  1650.0 p0+p3   55 t[2] spill
        movdqa xmm4, xmm2                                  ;  1689.7 p0      43 t[3] copy
        por xmm4, [rbp + 2544]                             ;  1696.7 p2+p1   43 t[3]
        pxor xmm9, xmm4                                    ;  1698.7 p1      43 t[3]
        movdqa [rbp + 4592], xmm14                         ;  1682.7 p0+p3   43 t[3] spill
        movdqa xmm14, xmm2                                 ;  1689.7 p0      43 t[3] copy
        movdqa [rbp + 4368], xmm6                          ;  1684.7 p0+p3   43 t[3] spill
        movdqa xmm6, xmm3                                  ;  1693.7 p0      43 t[3] copy
        pand xmm6, xmm13                                   ;  1700.7 p1      43 t[3]
        pxor xmm9, xmm6                                    ;  1702.7 p1      43 t[3]
        movdqa xmm6, xmm13                                 ;  1693.7 p0      43 t[3] copy
        movdqa [rbp + 4496], xmm10                         ;  1680.7 p0+p3   43 t[3] spill
        movdqa xmm10, xmm13                                ;  1693.7 p0      43 t[3] copy
        pxor xmm10, xmm5                                   ;  1700.7 p1      43 t[3]
        movdqa [rbp + 4464], xmm3                          ;  1693.7 p0+p3   43 t[3] spill
        movdqa xmm3, xmm7                                  ;  1702.7 p0      43 t[3] copy
        pxor xmm3, [rbp + 2544]                            ;  1709.7 p2+p1   43 t[3]
        pxor xmm6, xmm3                                    ;  1711.7 p1      43 t[3]
        pand xmm15, xmm6                                   ;  1713.7 p1      43 t[3]
        pxor xmm12, xmm15                                  ;  1715.7 p1      43 t[3]
        movdqa xmm15, xmm5                                 ;  1700.7 p0      43 t[3] copy
        movdqa [rbp + 4480], xmm7                          ;  1702.7 p0+p3   43 t[3] spill
        movdqa xmm7, xmm1                                  ;  1704.7 p0      43 t[3] copy
        pxor xmm7, [rbp + 2496]                            ;  1711.7 p2+p1   43 t[3]
        movdqa [rbp + 4512], xmm13                         ;  1693.7 p0+p3   43 t[3] spill
        movdqa xmm13, xmm10                                ;  1702.7 p0      43 t[3] copy
        movdqa [rbp + 4192], xmm2                          ;  1689.7 p0+p3   43 t[3] spill
        movdqa xmm2, xmm10                                 ;  1702.7 p0      43 t[3] copy
        pxor xmm2, [rbp + 2544]                            ;  1709.7 p2+p1   43 t[3]
        movdqa [rbp + 4544], xmm10                         ;  1702.7 p0+p3   43 t[3] spill
        movdqa xmm10, xmm6                                 ;  1713.7 p0      43 t[3] copy
        pxor xmm10, [rbp + 2480]                           ;  1720.7 p2+p1   43 t[3]
        pand xmm13, xmm10                                  ;  1722.7 p1      43 t[3]
        pxor xmm7, xmm13                                   ;  1724.7 p1      43 t[3]
        pxor xmm14, xmm10                                  ;  1722.7 p1      43 t[3]
        movdqa xmm13, xmm3                                 ;  1711.7 p0      43 t[3] copy
        pxor xmm13, [rbp + 2432]                           ;  1718.7 p2+p1   43 t[3]
        pxor xmm11, xmm13                                  ;  1720.7 p1      43 t[3]
        pand xmm13, xmm3                                   ;  1720.7 p1      43 t[3]
        pxor xmm12, xmm13                                  ;  1722.7 p1      43 t[3]
        pand xmm15, xmm11                                  ;  1722.7 p1      43 t[3]
        pxor xmm13, xmm15                                  ;  1724.7 p1      43 t[3]
        pxor xmm8, xmm11                                   ;  1722.7 p1      43 t[3]
        pand xmm0, xmm8                                    ;  1724.7 p1      43 t[3]
        pxor xmm1, xmm0                                    ;  1726.7 p1      43 t[3]
        pxor xmm1, xmm12                                   ;  1728.7 p1      43 t[3]
        pxor xmm4, xmm12                                   ;  1724.7 p1      43 t[3]
        pxor xmm7, xmm13                                   ;  1726.7 p1      43 t[3]
        pxor xmm9, xmm13                                   ;  1726.7 p1      43 t[3]
        movdqa xmm15, xmm2                                 ;  1711.7 p0      43 t[3] copy
        pand xmm15, xmm14                                  ;  1724.7 p1      43 t[3]
        pxor xmm4, xmm15                                   ;  1726.7 p1      43 t[3]
        movdqa xmm15, xmm1                                 ;  1730.7 p0      43 t[3] copy
        pand xmm15, xmm7                                   ;  1737.7 p1      43 t[3]
        pxor xmm4, xmm15                                   ;  1739.7 p1      43 t[3]
        movdqa xmm0, xmm7                                  ;  1728.7 p0      43 t[3] copy
        pxor xmm0, xmm4                                    ;  1741.7 p1      43 t[3]
        pand xmm4, xmm9                                    ;  1741.7 p1      43 t[3]
        pxor xmm1, xmm4                                    ;  1743.7 p1      43 t[3]
        por xmm15, xmm0                                    ;  1743.7 p1      43 t[3]
        pxor xmm15, xmm1                                   ;  1745.7 p1      43 t[3]
        movdqa xmm4, xmm9                                  ;  1728.7 p0      43 t[3] copy
        pand xmm4, xmm1                                    ;  1745.7 p1      43 t[3]
        pxor xmm7, xmm4                                    ;  1747.7 p1      43 t[3]
        pand xmm1, xmm7                                    ;  1749.7 p1      43 t[3]
        pxor xmm9, xmm1                                    ;  1751.7 p1      43 t[3]
        pand xmm14, xmm7                                   ;  1749.7 p1      43 t[3]
        pand xmm2, xmm7                                    ;  1749.7 p1      43 t[3]
        movdqa xmm1, [rbp + 4192]                          ;  1689.7 p2      43 t[3] reload
        pand xmm1, xmm15                                   ;  1747.7 p1      43 t[3]
        pand xmm8, xmm9                                    ;  1753.7 p1      43 t[3]
        movdqa xmm4, [rbp + 4592]                          ;  1682.7 p2      43 t[3] reload
        pand xmm4, xmm9                                    ;  1753.7 p1      43 t[3]
        movdqa xmm12, [rel aes128_encrypt.T0_constants128] ;  1685.0 p2      43 t[0] reload
        pxor xmm4, xmm12                                   ;  1755.7 p1      43 t[3]
        movdqa xmm13, xmm7                                 ;  1749.7 p0      43 t[3] copy
        por xmm13, xmm15                                   ;  1756.7 p1      43 t[3]
        pxor xmm0, xmm13                                   ;  1758.7 p1      43 t[3]
        pand xmm5, xmm0                                    ;  1760.7 p1      43 t[3]
        pand xmm11, xmm0                                   ;  1760.7 p1      43 t[3]
        movdqa xmm13, xmm7                                 ;  1749.7 p0      43 t[3] copy
        pxor xmm13, xmm15                                  ;  1756.7 p1      43 t[3]
        pxor xmm7, xmm9                                    ;  1753.7 p1      43 t[3]
        pand xmm6, xmm7                                    ;  1755.7 p1      43 t[3]
        movdqa [rbp + 4592], xmm1                          ;  1749.7 p0+p3   43 t[3] spill
        movdqa xmm1, [rbp + 4368]                          ;  1693.3 p2      43 t[3] reload
        pand xmm1, xmm7                                    ;  1755.7 p1      43 t[3]
        pxor xmm9, xmm0                                    ;  1760.7 p1      43 t[3]
        pxor xmm5, xmm6                                    ;  1762.7 p1      43 t[3]
        pxor xmm0, xmm13                                   ;  1760.7 p1      43 t[3]
        pand xmm10, xmm13                                  ;  1758.7 p1      43 t[3]
        movdqa xmm7, [rbp + 4544]                          ;  1703.3 p2      43 t[3] reload
        pand xmm7, xmm13                                   ;  1758.7 p1      43 t[3]
        pxor xmm11, xmm10                                  ;  1762.7 p1      43 t[3]
        pxor xmm6, xmm2                                    ;  1757.7 p1      43 t[3]
        pxor xmm1, xmm12                                   ;  1757.7 p1      43 t[3]
        pxor xmm2, xmm5                                    ;  1764.7 p1      43 t[3]
        pxor xmm4, xmm5                                    ;  1764.7 p1      43 t[3]
        movdqa xmm5, [rbp + 4512]                          ;  1706.3 p2      43 t[3] reload
        pand xmm5, xmm0                                    ;  1762.7 p1      43 t[3]
        movdqa xmm13, [rbp + 4464]                         ;  1707.3 p2      43 t[3] reload
        pand xmm13, xmm0                                   ;  1762.7 p1      43 t[3]
        pxor xmm10, xmm13                                  ;  1764.7 p1      43 t[3]
        pxor xmm2, xmm5                                    ;  1766.7 p1      43 t[3]
        movdqa xmm0, xmm15                                 ;  1747.7 p0      43 t[3] copy
        pand xmm0, [rbp + 2544]                            ;  1754.7 p2+p1   43 t[3]
        pxor xmm6, xmm0                                    ;  1759.7 p1      43 t[3]
        pxor xmm5, xmm0                                    ;  1764.7 p1      43 t[3]
        pxor xmm15, xmm9                                   ;  1762.7 p1      43 t[3]
        pand xmm3, xmm15                                   ;  1764.7 p1      43 t[3]
        pxor xmm6, xmm3                                    ;  1766.7 p1      43 t[3]
        pand xmm15, [rbp + 2432]                           ;  1764.7 p2+p1   43 t[3]
        movdqa xmm0, [rbp + 4496]                          ;  1712.0 p2      43 t[3] reload
        pand xmm0, xmm9                                    ;  1762.7 p1      43 t[3]
        movdqa xmm3, [rbp + 4480]                          ;  1713.0 p2      43 t[3] reload
        pand xmm3, xmm9                                    ;  1762.7 p1      43 t[3]
        pxor xmm5, xmm3                                    ;  1766.7 p1      43 t[3]
        pxor xmm0, xmm15                                   ;  1766.7 p1      43 t[3]
        pxor xmm1, xmm0                                    ;  1768.7 p1      43 t[3]
        pxor xmm0, xmm11                                   ;  1768.7 p1      43 t[3]
        pxor xmm0, xmm2                                    ;  1770.7 p1      43 t[3]
        pxor xmm2, xmm12                                   ;  1768.7 p1      43 t[3]
        pxor xmm7, xmm0                                    ;  1772.7 p1      43 t[3]
        pxor xmm0, xmm12                                   ;  1772.7 p1      43 t[3]
        pxor xmm5, xmm7                                    ;  1774.7 p1      43 t[3]
        pxor xmm4, xmm7                                    ;  1774.7 p1      43 t[3]
        pxor xmm8, xmm5                                    ;  1776.7 p1      43 t[3]
        pxor xmm14, xmm8                                   ;  1778.7 p1      43 t[3]
        pxor xmm1, xmm8                                    ;  1778.7 p1      43 t[3]
        pxor xmm10, xmm14                                  ;  1780.7 p1      43 t[3]
        movdqa xmm3, [rbp + 1040]                          ;  1717.7 p2      43 t[3]
        movdqa xmm7, [rbp + 1120]                          ;  1718.7 p2      43 t[3]
        movdqa xmm8, [rbp + 1056]                          ;  1719.7 p2      43 t[3]
        movdqa xmm9, [rbp + 1104]                          ;  1720.7 p2      43 t[3]
        movdqa xmm13, xmm12                                ;  1719.0 p0      43 t[3] copy
        movdqa [rbp + 4480], xmm0                          ;  1774.7 p0+p3   43 t[3] spill
        movdqa xmm0, xmm12                                 ;  1721.0 p0      43 t[3] copy
        movdqa [rbp + 4496], xmm6                          ;  1768.7 p0+p3   43 t[3] spill
        movdqa xmm6, xmm12                                 ;  1723.0 p0      43 t[3] copy
        movdqa xmm12, [rbp + 1072]                         ;  1721.7 p2      43 t[3]
        pxor xmm12, [rbp + 1088]                           ;  1771.7 p2+p1   43 t[3]
        pxor xmm3, xmm12                                   ;  1773.7 p1      43 t[3]
        movdqa [rbp + 4464], xmm2                          ;  1770.7 p0+p3   43 t[3] spill
        movdqa xmm2, xmm3                                  ;  1775.7 p0      43 t[3] copy
        pxor xmm2, [rbp + 1136]                            ;  1782.7 p2+p1   43 t[3]
        pxor xmm7, xmm2                                    ;  1784.7 p1      43 t[3]
        pxor xmm9, xmm7                                    ;  1786.7 p1      43 t[3]
        movdqa [rbp + 4512], xmm5                          ;  1776.7 p0+p3   43 t[3] spill
        movdqa xmm5, xmm7                                  ;  1786.7 p0      43 t[3] copy
        movdqa [rbp + 4544], xmm1                          ;  1780.7 p0+p3   43 t[3] spill
        movdqa xmm1, xmm7                                  ;  1786.7 p0      43 t[3] copy
        movdqa [rbp + 4368], xmm4                          ;  1776.7 p0+p3   43 t[3] spill
        movdqa xmm4, xmm2                                  ;  1784.7 p0      43 t[3] copy
        pxor xmm4, [rbp + 1024]                            ;  1791.7 p2+p1   43 t[3]
        pxor xmm8, xmm4                                    ;  1793.7 p1      43 t[3]
        movdqa [rbp + 4192], xmm15                         ;  1766.7 p0+p3   43 t[3] spill
        movdqa xmm15, xmm8                                 ;  1795.7 p0      43 t[3] copy
        pxor xmm15, [rbp + 1072]                           ;  1802.7 p2+p1   43 t[3]
        pxor xmm5, xmm15                                   ;  1804.7 p1      43 t[3]
        movdqa [rbp + 4448], xmm11                         ;  1764.7 p0+p3   43 t[3] spill
        movdqa xmm11, xmm2                                 ;  1784.7 p0      43 t[3] copy
        pand xmm11, xmm5                                   ;  1806.7 p1      43 t[3]
        movdqa [rbp + 4624], xmm14                         ;  1780.7 p0+p3   43 t[3] spill
        movdqa xmm14, xmm2                                 ;  1784.7 p0      43 t[3] copy
        movdqa [rbp + 4640], xmm10                         ;  1782.7 p0+p3   43 t[3] spill
        movdqa xmm10, xmm9                                 ;  1788.7 p0      43 t[3] copy
        pxor xmm10, [rbp + 1088]                           ;  1795.7 p2+p1   43 t[3]
        movdqa [rbp + 4656], xmm6                          ;  1745.7 p0+p3   43 t[3] spill
        movdqa xmm6, xmm9                                  ;  1788.7 p0      43 t[3] copy
        pxor xmm6, [rbp + 1024]                            ;  1795.7 p2+p1   43 t[3]
        movdqa [rbp + 4672], xmm0                          ;  1751.7 p0+p3   43 t[3] spill
        movdqa xmm0, xmm9                                  ;  1788.7 p0      43 t[3] copy
        movdqa [rbp + 4688], xmm13                         ;  1754.7 p0+p3   43 t[3] spill
        movdqa xmm13, xmm4                                 ;  1793.7 p0      43 t[3] copy
        por xmm13, [rbp + 1136]                            ;  1800.7 p2+p1   43 t[3]
        pxor xmm8, xmm13                                   ;  1802.7 p1      43 t[3]
        movdqa [rbp + 4704], xmm7                          ;  1786.7 p0+p3   43 t[3] spill
        movdqa xmm7, xmm4                                  ;  1793.7 p0      43 t[3] copy
        movdqa [rbp + 4720], xmm9                          ;  1788.7 p0+p3   43 t[3] spill
        movdqa xmm9, xmm6                                  ;  1797.7 p0      43 t[3] copy
        pand xmm9, xmm10                                   ;  1804.7 p1      43 t[3]
        pxor xmm8, xmm9                                    ;  1806.7 p1      43 t[3]
        movdqa xmm9, xmm10                                 ;  1797.7 p0      43 t[3] copy
        movdqa [rbp + 4736], xmm2                          ;  1784.7 p0+p3   43 t[3] spill
        movdqa xmm2, xmm10                                 ;  1797.7 p0      43 t[3] copy
        pxor xmm2, xmm15                                   ;  1804.7 p1      43 t[3]
        movdqa [rbp + 4752], xmm6                          ;  1797.7 p0+p3   43 t[3] spill
        movdqa xmm6, xmm5                                  ;  1806.7 p0      43 t[3] copy
        pxor xmm6, [rbp + 1136]                            ;  1813.7 p2+p1   43 t[3]
        pxor xmm9, xmm6                                    ;  1815.7 p1      43 t[3]
        pand xmm0, xmm9                                    ;  1817.7 p1      43 t[3]
        pxor xmm3, xmm0                                    ;  1819.7 p1      43 t[3]
        movdqa xmm0, xmm15                                 ;  1804.7 p0      43 t[3] copy
        movdqa [rbp + 4768], xmm5                          ;  1806.7 p0+p3   43 t[3] spill
        movdqa xmm5, xmm11                                 ;  1808.7 p0      43 t[3] copy
        pxor xmm5, [rbp + 1088]                            ;  1815.7 p2+p1   43 t[3]
        movdqa [rbp + 4784], xmm10                         ;  1797.7 p0+p3   43 t[3] spill
        movdqa xmm10, xmm2                                 ;  1806.7 p0      43 t[3] copy
        movdqa [rbp + 4800], xmm4                          ;  1793.7 p0+p3   43 t[3] spill
        movdqa xmm4, xmm2                                  ;  1806.7 p0      43 t[3] copy
        pxor xmm4, [rbp + 1136]                            ;  1813.7 p2+p1   43 t[3]
        movdqa [rbp + 4816], xmm2                          ;  1806.7 p0+p3   43 t[3] spill
        movdqa xmm2, xmm9                                  ;  1817.7 p0      43 t[3] copy
        pxor xmm2, [rbp + 1072]                            ;  1824.7 p2+p1   43 t[3]
        pand xmm10, xmm2                                   ;  1826.7 p1      43 t[3]
        pxor xmm5, xmm10                                   ;  1828.7 p1      43 t[3]
        pxor xmm7, xmm2                                    ;  1826.7 p1      43 t[3]
        movdqa xmm10, xmm6                                 ;  1815.7 p0      43 t[3] copy
        pxor xmm10, [rbp + 1024]                           ;  1822.7 p2+p1   43 t[3]
        pxor xmm12, xmm10                                  ;  1824.7 p1      43 t[3]
        pand xmm10, xmm6                                   ;  1824.7 p1      43 t[3]
        pxor xmm3, xmm10                                   ;  1826.7 p1      43 t[3]
        pand xmm0, xmm12                                   ;  1826.7 p1      43 t[3]
        pxor xmm10, xmm0                                   ;  1828.7 p1      43 t[3]
        pxor xmm14, xmm12                                  ;  1826.7 p1      43 t[3]
        pand xmm1, xmm14                                   ;  1828.7 p1      43 t[3]
        pxor xmm11, xmm1                                   ;  1830.7 p1      43 t[3]
        pxor xmm11, xmm3                                   ;  1832.7 p1      43 t[3]
        pxor xmm13, xmm3                                   ;  1828.7 p1      43 t[3]
        pxor xmm5, xmm10                                   ;  1830.7 p1      43 t[3]
        pxor xmm8, xmm10                                   ;  1830.7 p1      43 t[3]
        movdqa xmm0, xmm4                                  ;  1815.7 p0      43 t[3] copy
        pand xmm0, xmm7                                    ;  1828.7 p1      43 t[3]
        pxor xmm13, xmm0                                   ;  1830.7 p1      43 t[3]
        movdqa xmm0, xmm11                                 ;  1834.7 p0      43 t[3] copy
        pand xmm0, xmm5                                    ;  1841.7 p1      43 t[3]
        pxor xmm13, xmm0                                   ;  1843.7 p1      43 t[3]
        movdqa xmm1, xmm5                                  ;  1832.7 p0      43 t[3] copy
        pxor xmm1, xmm13                                   ;  1845.7 p1      43 t[3]
        pand xmm13, xmm8                                   ;  1845.7 p1      43 t[3]
        pxor xmm11, xmm13                                  ;  1847.7 p1      43 t[3]
        por xmm0, xmm1                                     ;  1847.7 p1      43 t[3]
        pxor xmm0, xmm11                                   ;  1849.7 p1      43 t[3]
        movdqa xmm3, xmm8                                  ;  1832.7 p0      43 t[3] copy
        pand xmm3, xmm11                                   ;  1849.7 p1      43 t[3]
        pxor xmm5, xmm3                                    ;  1851.7 p1      43 t[3]
        pand xmm11, xmm5                                   ;  1853.7 p1      43 t[3]
        pxor xmm8, xmm11                                   ;  1855.7 p1      43 t[3]
        pand xmm7, xmm5                                    ;  1853.7 p1      43 t[3]
        pand xmm4, xmm5                                    ;  1853.7 p1      43 t[3]
        movdqa xmm3, [rbp + 4800]                          ;  1793.7 p2      43 t[3] reload
        pand xmm3, xmm0                                    ;  1851.7 p1      43 t[3]
        pand xmm14, xmm8                                   ;  1857.7 p1      43 t[3]
        movdqa xmm10, [rbp + 4704]                         ;  1789.7 p2      43 t[3] reload
        pand xmm10, xmm8                                   ;  1857.7 p1      43 t[3]
        movdqa xmm11, [rbp + 4672]                         ;  1790.7 p2      43 t[3] reload
        pxor xmm11, xmm10                                  ;  1859.7 p1      43 t[3]
        movdqa xmm10, xmm5                                 ;  1853.7 p0      43 t[3] copy
        por xmm10, xmm0                                    ;  1860.7 p1      43 t[3]
        pxor xmm1, xmm10                                   ;  1862.7 p1      43 t[3]
        pand xmm15, xmm1                                   ;  1864.7 p1      43 t[3]
        pand xmm12, xmm1                                   ;  1864.7 p1      43 t[3]
        movdqa xmm10, xmm5                                 ;  1853.7 p0      43 t[3] copy
        pxor xmm10, xmm0                                   ;  1860.7 p1      43 t[3]
        pxor xmm5, xmm8                                    ;  1857.7 p1      43 t[3]
        pand xmm9, xmm5                                    ;  1859.7 p1      43 t[3]
        movdqa xmm13, [rbp + 4720]                         ;  1796.7 p2      43 t[3] reload
        pand xmm13, xmm5                                   ;  1859.7 p1      43 t[3]
        pxor xmm8, xmm1                                    ;  1864.7 p1      43 t[3]
        movdqa xmm5, [rbp + 4656]                          ;  1802.7 p2      43 t[3] reload
        pxor xmm5, xmm13                                   ;  1861.7 p1      43 t[3]
        pxor xmm15, xmm9                                   ;  1866.7 p1      43 t[3]
        pxor xmm1, xmm10                                   ;  1864.7 p1      43 t[3]
        pand xmm2, xmm10                                   ;  1862.7 p1      43 t[3]
        movdqa xmm13, [rbp + 4816]                         ;  1807.3 p2      43 t[3] reload
        pand xmm13, xmm10                                  ;  1862.7 p1      43 t[3]
        pxor xmm12, xmm2                                   ;  1866.7 p1      43 t[3]
        pxor xmm9, xmm4                                    ;  1861.7 p1      43 t[3]
        pxor xmm4, xmm15                                   ;  1868.7 p1      43 t[3]
        pxor xmm11, xmm15                                  ;  1868.7 p1      43 t[3]
        pxor xmm3, xmm12                                   ;  1868.7 p1      43 t[3]
        movdqa xmm15, [rbp + 4784]                         ;  1810.3 p2      43 t[3] reload
        pand xmm15, xmm1                                   ;  1866.7 p1      43 t[3]
        movdqa xmm10, [rbp + 4752]                         ;  1811.3 p2      43 t[3] reload
        pand xmm10, xmm1                                   ;  1866.7 p1      43 t[3]
        pxor xmm2, xmm10                                   ;  1868.7 p1      43 t[3]
        pxor xmm4, xmm15                                   ;  1870.7 p1      43 t[3]
        pxor xmm12, xmm4                                   ;  1872.7 p1      43 t[3]
        movdqa xmm1, [rbp + 4688]                          ;  1812.7 p2      43 t[3] reload
        pxor xmm1, xmm4                                    ;  1872.7 p1      43 t[3]
        movdqa xmm4, xmm0                                  ;  1851.7 p0      43 t[3] copy
        pand xmm4, [rbp + 1136]                            ;  1858.7 p2+p1   43 t[3]
        pxor xmm9, xmm4                                    ;  1863.7 p1      43 t[3]
        pxor xmm15, xmm4                                   ;  1868.7 p1      43 t[3]
        pxor xmm0, xmm8                                    ;  1866.7 p1      43 t[3]
        pand xmm6, xmm0                                    ;  1868.7 p1      43 t[3]
        pxor xmm9, xmm6                                    ;  1870.7 p1      43 t[3]
        pand xmm0, [rbp + 1024]                            ;  1868.7 p2+p1   43 t[3]
        movdqa xmm4, [rbp + 4736]                          ;  1817.0 p2      43 t[3] reload
        pand xmm4, xmm8                                    ;  1866.7 p1      43 t[3]
        movdqa xmm6, [rbp + 4768]                          ;  1818.0 p2      43 t[3] reload
        pand xmm6, xmm8                                    ;  1866.7 p1      43 t[3]
        pxor xmm15, xmm6                                   ;  1870.7 p1      43 t[3]
        pxor xmm4, xmm0                                    ;  1870.7 p1      43 t[3]
        pxor xmm3, xmm0                                    ;  1870.7 p1      43 t[3]
        pxor xmm12, xmm4                                   ;  1874.7 p1      43 t[3]
        pxor xmm5, xmm4                                    ;  1872.7 p1      43 t[3]
        pxor xmm13, xmm12                                  ;  1876.7 p1      43 t[3]
        pxor xmm15, xmm13                                  ;  1878.7 p1      43 t[3]
        pxor xmm11, xmm13                                  ;  1878.7 p1      43 t[3]
        pxor xmm14, xmm15                                  ;  1880.7 p1      43 t[3]
        pxor xmm7, xmm14                                   ;  1882.7 p1      43 t[3]
        pxor xmm5, xmm14                                   ;  1882.7 p1      43 t[3]
        pxor xmm2, xmm7                                    ;  1884.7 p1      43 t[3]
        pxor xmm3, xmm7                                    ;  1884.7 p1      43 t[3]
        movdqa xmm14, [rbp + 1680]                         ;  1822.3 p2      43 t[3]
        movdqa xmm0, [rbp + 1760]                          ;  1823.3 p2      43 t[3]
        movdqa xmm4, [rbp + 1696]                          ;  1824.3 p2      43 t[3]
        movdqa xmm6, [rbp + 1744]                          ;  1825.3 p2      43 t[3]
        movdqa xmm7, [rbp + 1712]                          ;  1826.3 p2      43 t[3]
        movdqa xmm8, [rbp + 1728]                          ;  1827.3 p2      43 t[3] reload
        pxor xmm7, xmm8                                    ;  1877.7 p1      43 t[3]
        pxor xmm14, xmm7                                   ;  1879.7 p1      43 t[3]
        movdqa xmm10, xmm14                                ;  1881.7 p0      43 t[3] copy
        movdqa xmm13, [rbp + 1776]                         ;  1828.3 p2      43 t[3] reload
        pxor xmm10, xmm13                                  ;  1888.7 p1      43 t[3]
        pxor xmm0, xmm10                                   ;  1890.7 p1      43 t[3]
        pxor xmm6, xmm0                                    ;  1892.7 p1      43 t[3]
        movdqa [rbp + 4768], xmm15                         ;  1880.7 p0+p3   43 t[3] spill
        movdqa xmm15, xmm0                                 ;  1892.7 p0      43 t[3] copy
        movdqa [rbp + 4736], xmm9                          ;  1872.7 p0+p3   43 t[3] spill
        movdqa xmm9, xmm0                                  ;  1892.7 p0      43 t[3] copy
        movdqa [rbp + 4688], xmm1                          ;  1874.7 p0+p3   43 t[3] spill
        movdqa xmm1, xmm10                                 ;  1890.7 p0      43 t[3] copy
        pxor xmm1, [rbp + 1664]                            ;  1897.7 p2+p1   43 t[3]
        pxor xmm4, xmm1                                    ;  1899.7 p1      43 t[3]
        movdqa [rbp + 4752], xmm12                         ;  1876.7 p0+p3   43 t[3] spill
        movdqa xmm12, xmm4                                 ;  1901.7 p0      43 t[3] copy
        pxor xmm12, [rbp + 1712]                           ;  1908.7 p2+p1   43 t[3]
        pxor xmm15, xmm12                                  ;  1910.7 p1      43 t[3]
        movdqa [rbp + 4784], xmm5                          ;  1884.7 p0+p3   43 t[3] spill
        movdqa xmm5, xmm10                                 ;  1890.7 p0      43 t[3] copy
        pand xmm5, xmm15                                   ;  1912.7 p1      43 t[3]
        movdqa [rbp + 4816], xmm11                         ;  1880.7 p0+p3   43 t[3] spill
        movdqa xmm11, xmm10                                ;  1890.7 p0      43 t[3] copy
        movdqa [rbp + 4656], xmm3                          ;  1886.7 p0+p3   43 t[3] spill
        movdqa xmm3, xmm6                                  ;  1894.7 p0      43 t[3] copy
        pxor xmm3, xmm8                                    ;  1901.7 p1      43 t[3]
        pxor xmm8, xmm5                                    ;  1914.7 p1      43 t[3]
        movdqa [rbp + 4720], xmm2                          ;  1886.7 p0+p3   43 t[3] spill
        movdqa xmm2, xmm6                                  ;  1894.7 p0      43 t[3] copy
        pxor xmm2, [rbp + 1664]                            ;  1901.7 p2+p1   43 t[3]
        movdqa [rbp + 4672], xmm0                          ;  1892.7 p0+p3   43 t[3] spill
        movdqa xmm0, xmm6                                  ;  1894.7 p0      43 t[3] copy
        movdqa [rbp + 4704], xmm6                          ;  1894.7 p0+p3   43 t[3] spill
        movdqa xmm6, xmm1                                  ;  1899.7 p0      43 t[3] copy
        por xmm6, xmm13                                    ;  1906.7 p1      43 t[3]
        pxor xmm4, xmm6                                    ;  1908.7 p1      43 t[3]
        movdqa [rbp + 4800], xmm10                         ;  1890.7 p0+p3   43 t[3] spill
        movdqa xmm10, xmm1                                 ;  1899.7 p0      43 t[3] copy
        movdqa [rbp + 4832], xmm1                          ;  1899.7 p0+p3   43 t[3] spill
        movdqa xmm1, xmm2                                  ;  1903.7 p0      43 t[3] copy
        pand xmm1, xmm3                                    ;  1910.7 p1      43 t[3]
        pxor xmm4, xmm1                                    ;  1912.7 p1      43 t[3]
        movdqa xmm1, xmm3                                  ;  1903.7 p0      43 t[3] copy
        movdqa [rbp + 4848], xmm2                          ;  1903.7 p0+p3   43 t[3] spill
        movdqa xmm2, xmm3                                  ;  1903.7 p0      43 t[3] copy
        pxor xmm2, xmm12                                   ;  1910.7 p1      43 t[3]
        movdqa [rbp + 4864], xmm3                          ;  1903.7 p0+p3   43 t[3] spill
        movdqa xmm3, xmm15                                 ;  1912.7 p0      43 t[3] copy
        pxor xmm3, xmm13                                   ;  1919.7 p1      43 t[3]
        pxor xmm1, xmm3                                    ;  1921.7 p1      43 t[3]
        pand xmm0, xmm1                                    ;  1923.7 p1      43 t[3]
        pxor xmm14, xmm0                                   ;  1925.7 p1      43 t[3]
        movdqa xmm0, xmm12                                 ;  1910.7 p0      43 t[3] copy
        movdqa xmm13, xmm2                                 ;  1912.7 p0      43 t[3] copy
        movdqa [rbp + 4880], xmm15                         ;  1912.7 p0+p3   43 t[3] spill
        movdqa xmm15, xmm2                                 ;  1912.7 p0      43 t[3] copy
        pxor xmm15, [rbp + 1776]                           ;  1919.7 p2+p1   43 t[3]
        movdqa [rbp + 4896], xmm2                          ;  1912.7 p0+p3   43 t[3] spill
        movdqa xmm2, xmm1                                  ;  1923.7 p0      43 t[3] copy
        pxor xmm2, [rbp + 1712]                            ;  1930.7 p2+p1   43 t[3]
        pand xmm13, xmm2                                   ;  1932.7 p1      43 t[3]
        pxor xmm8, xmm13                                   ;  1934.7 p1      43 t[3]
        pxor xmm10, xmm2                                   ;  1932.7 p1      43 t[3]
        movdqa xmm13, xmm3                                 ;  1921.7 p0      43 t[3] copy
        pxor xmm13, [rbp + 1664]                           ;  1928.7 p2+p1   43 t[3]
        pxor xmm7, xmm13                                   ;  1930.7 p1      43 t[3]
        pand xmm13, xmm3                                   ;  1930.7 p1      43 t[3]
        pxor xmm14, xmm13                                  ;  1932.7 p1      43 t[3]
        pand xmm0, xmm7                                    ;  1932.7 p1      43 t[3]
        pxor xmm13, xmm0                                   ;  1934.7 p1      43 t[3]
        pxor xmm11, xmm7                                   ;  1932.7 p1      43 t[3]
        pand xmm9, xmm11                                   ;  1934.7 p1      43 t[3]
        pxor xmm5, xmm9                                    ;  1936.7 p1      43 t[3]
        pxor xmm5, xmm14                                   ;  1938.7 p1      43 t[3]
        pxor xmm6, xmm14                                   ;  1934.7 p1      43 t[3]
        pxor xmm8, xmm13                                   ;  1936.7 p1      43 t[3]
        pxor xmm4, xmm13                                   ;  1936.7 p1      43 t[3]
        movdqa xmm14, xmm15                                ;  1921.7 p0      43 t[3] copy
        pand xmm14, xmm10                                  ;  1934.7 p1      43 t[3]
        pxor xmm6, xmm14                                   ;  1936.7 p1      43 t[3]
        movdqa xmm14, xmm5                                 ;  1940.7 p0      43 t[3] copy
        pand xmm14, xmm8                                   ;  1947.7 p1      43 t[3]
        pxor xmm6, xmm14                                   ;  1949.7 p1      43 t[3]
        movdqa xmm0, xmm8                                  ;  1938.7 p0      43 t[3] copy
        pxor xmm0, xmm6                                    ;  1951.7 p1      43 t[3]
        pand xmm6, xmm4                                    ;  1951.7 p1      43 t[3]
        pxor xmm5, xmm6                                    ;  1953.7 p1      43 t[3]
        por xmm14, xmm0                                    ;  1953.7 p1      43 t[3]
        pxor xmm14, xmm5                                   ;  1955.7 p1      43 t[3]
        movdqa xmm6, xmm4                                  ;  1938.7 p0      43 t[3] copy
        pand xmm6, xmm5                                    ;  1955.7 p1      43 t[3]
        pxor xmm8, xmm6                                    ;  1957.7 p1      43 t[3]
        pand xmm5, xmm8                                    ;  1959.7 p1      43 t[3]
        pxor xmm4, xmm5                                    ;  1961.7 p1      43 t[3]
        pand xmm10, xmm8                                   ;  1959.7 p1      43 t[3]
        pand xmm15, xmm8                                   ;  1959.7 p1      43 t[3]
        movdqa xmm5, [rbp + 4832]                          ;  1899.7 p2      43 t[3] reload
        pand xmm5, xmm14                                   ;  1957.7 p1      43 t[3]
        pand xmm11, xmm4                                   ;  1963.7 p1      43 t[3]
        movdqa xmm6, [rbp + 4672]                          ;  1892.7 p2      43 t[3] reload
        pand xmm6, xmm4                                    ;  1963.7 p1      43 t[3]
        movdqa xmm9, [rel aes128_encrypt.T0_constants128]  ;  1889.0 p2      43 t[0] reload
        pxor xmm6, xmm9                                    ;  1965.7 p1      43 t[3]
        movdqa xmm13, xmm8                                 ;  1959.7 p0      43 t[3] copy
        por xmm13, xmm14                                   ;  1966.7 p1      43 t[3]
        pxor xmm0, xmm13                                   ;  1968.7 p1      43 t[3]
        pand xmm12, xmm0                                   ;  1970.7 p1      43 t[3]
        pand xmm7, xmm0                                    ;  1970.7 p1      43 t[3]
        movdqa xmm13, xmm8                                 ;  1959.7 p0      43 t[3] copy
        pxor xmm13, xmm14                                  ;  1966.7 p1      43 t[3]
        pxor xmm8, xmm4                                    ;  1963.7 p1      43 t[3]
        pand xmm1, xmm8                                    ;  1965.7 p1      43 t[3]
        movdqa xmm9, [rbp + 4704]                          ;  1899.7 p2      43 t[3] reload
        pand xmm9, xmm8                                    ;  1965.7 p1      43 t[3]
        pxor xmm4, xmm0                                    ;  1970.7 p1      43 t[3]
        pxor xmm12, xmm1                                   ;  1972.7 p1      43 t[3]
        pxor xmm1, xmm15                                   ;  1967.7 p1      43 t[3]
        pxor xmm0, xmm13                                   ;  1970.7 p1      43 t[3]
        pand xmm2, xmm13                                   ;  1968.7 p1      43 t[3]
        movdqa xmm8, [rbp + 4896]                          ;  1912.7 p2      43 t[3] reload
        pand xmm8, xmm13                                   ;  1968.7 p1      43 t[3]
        pxor xmm7, xmm2                                    ;  1972.7 p1      43 t[3]
        movdqa xmm13, [rel aes128_encrypt.T0_constants128] ;  1903.0 p2      43 t[0] reload
        pxor xmm9, xmm13                                   ;  1967.7 p1      43 t[3]
        pxor xmm15, xmm12                                  ;  1974.7 p1      43 t[3]
        pxor xmm6, xmm12                                   ;  1974.7 p1      43 t[3]
        pxor xmm5, xmm7                                    ;  1974.7 p1      43 t[3]
        movdqa xmm12, [rbp + 4864]                         ;  1912.7 p2      43 t[3] reload
        pand xmm12, xmm0                                   ;  1972.7 p1      43 t[3]
        movdqa xmm13, [rbp + 4848]                         ;  1913.7 p2      43 t[3] reload
        pand xmm13, xmm0                                   ;  1972.7 p1      43 t[3]
        pxor xmm2, xmm13                                   ;  1974.7 p1      43 t[3]
        pxor xmm15, xmm12                                  ;  1976.7 p1      43 t[3]
        pxor xmm7, xmm15                                   ;  1978.7 p1      43 t[3]
        movdqa xmm0, [rel aes128_encrypt.T0_constants128]  ;  1915.7 p2      43 t[0] reload
        pxor xmm15, xmm0                                   ;  1978.7 p1      43 t[3]
        movdqa xmm13, xmm14                                ;  1957.7 p0      43 t[3] copy
        pand xmm13, [rbp + 1776]                           ;  1964.7 p2+p1   43 t[3]
        pxor xmm1, xmm13                                   ;  1969.7 p1      43 t[3]
        pxor xmm12, xmm13                                  ;  1974.7 p1      43 t[3]
        pxor xmm14, xmm4                                   ;  1972.7 p1      43 t[3]
        pand xmm3, xmm14                                   ;  1974.7 p1      43 t[3]
        pxor xmm1, xmm3                                    ;  1976.7 p1      43 t[3]
        pand xmm14, [rbp + 1664]                           ;  1974.7 p2+p1   43 t[3]
        movdqa xmm3, [rbp + 4800]                          ;  1920.0 p2      43 t[3] reload
        pand xmm3, xmm4                                    ;  1972.7 p1      43 t[3]
        movdqa xmm13, [rbp + 4880]                         ;  1921.0 p2      43 t[3] reload
        pand xmm13, xmm4                                   ;  1972.7 p1      43 t[3]
        pxor xmm12, xmm13                                  ;  1976.7 p1      43 t[3]
        pxor xmm3, xmm14                                   ;  1976.7 p1      43 t[3]
        pxor xmm5, xmm14                                   ;  1976.7 p1      43 t[3]
        pxor xmm7, xmm3                                    ;  1980.7 p1      43 t[3]
        pxor xmm9, xmm3                                    ;  1978.7 p1      43 t[3]
        pxor xmm8, xmm7                                    ;  1982.7 p1      43 t[3]
        pxor xmm7, xmm0                                    ;  1982.7 p1      43 t[3]
        pxor xmm12, xmm8                                   ;  1984.7 p1      43 t[3]
        pxor xmm6, xmm8                                    ;  1984.7 p1      43 t[3]
        pxor xmm11, xmm12                                  ;  1986.7 p1      43 t[3]
        pxor xmm10, xmm11                                  ;  1988.7 p1      43 t[3]
        pxor xmm9, xmm11                                   ;  1988.7 p1      43 t[3]
        pxor xmm2, xmm10                                   ;  1990.7 p1      43 t[3]
        movdqa xmm14, [rbp + 4640]                         ;  1925.3 p2      55 t[3]
        movdqa xmm3, [rbp + 4720]                          ;  1926.3 p2      43 t[3] reload
        pxor xmm14, xmm3                                   ;  1983.7 p1      55 t[3]
        pxor xmm5, xmm10                                   ;  1990.7 p1      43 t[3]
        movdqa xmm4, [rbp + 4592]                          ;  1927.3 p2      55 t[3]
        pxor xmm4, [rbp + 4448]                            ;  1985.7 p2+p1   55 t[3]
        pxor xmm4, [rbp + 4624]                            ;  1987.7 p2+p1   55 t[3]
        pxor xmm4, [rbp + 4192]                            ;  1989.7 p2+p1   55 t[3]
        movdqa xmm8, [rbp + 4656]                          ;  1931.3 p2      43 t[3] reload
        pxor xmm4, xmm8                                    ;  1991.7 p1      55 t[3]
        movdqa xmm10, [rbp + 4368]                         ;  1932.3 p2      55 t[3]
        movdqa xmm11, [rbp + 4816]                         ;  1933.3 p2      43 t[3] reload
        pxor xmm10, xmm11                                  ;  1989.7 p1      55 t[3]
        pxor xmm11, xmm0                                   ;  1990.7 p1      55 t[3]
        movdqa xmm13, [rbp + 4640]                         ;  1934.3 p2      55 t[3]
        movdqa xmm8, [rbp + 4544]                          ;  1935.3 p2      55 t[3]
        pxor xmm8, [rbp + 4784]                            ;  1991.7 p2+p1   55 t[3]
        movdqa xmm3, [rbp + 4640]                          ;  1937.3 p2      55 t[3]
        pxor xmm3, xmm8                                    ;  1993.7 p1      55 t[3]
        movdqa xmm0, [rbp + 4544]                          ;  1938.3 p2      55 t[3]
        pxor xmm0, xmm9                                    ;  1993.7 p1      55 t[3]
        movdqa [rbp + 4544], xmm15                         ;  1980.7 p0+p3   43 t[3] spill
        movdqa xmm15, [rbp + 2320]                         ;  1939.3 p2      43 t[3]
        movdqa [rbp + 4640], xmm0                          ;  1995.7 p0+p3   55 t[3] spill
        movdqa xmm0, [rbp + 2400]                          ;  1940.3 p2      43 t[3]
        movdqa [rbp + 4816], xmm4                          ;  1993.7 p0+p3   55 t[3] spill
        movdqa xmm4, [rbp + 2336]                          ;  1941.3 p2      43 t[3]
        movdqa [rbp + 4192], xmm7                          ;  1984.7 p0+p3   43 t[3] spill
        movdqa xmm7, [rbp + 2384]                          ;  1942.3 p2      43 t[3]
        movdqa [rbp + 4624], xmm3                          ;  1995.7 p0+p3   55 t[3] spill
        movdqa xmm3, [rbp + 2352]                          ;  1943.3 p2      43 t[3]
        pxor xmm3, [rbp + 2368]                            ;  1994.7 p2+p1   43 t[3]
        pxor xmm15, xmm3                                   ;  1996.7 p1      43 t[3]
        pxor xmm9, xmm10                                   ;  1996.7 p1      55 t[3]
        pxor xmm10, [rbp + 4512]                           ;  1997.7 p2+p1   55 t[3]
        movdqa [rbp + 4448], xmm9                          ;  1998.7 p0+p3   55 t[3] spill
        movdqa xmm9, xmm15                                 ;  1998.7 p0      43 t[3] copy
        pxor xmm9, [rbp + 2416]                            ;  2005.7 p2+p1   43 t[3]
        pxor xmm0, xmm9                                    ;  2007.7 p1      43 t[3]
        pxor xmm7, xmm0                                    ;  2009.7 p1      43 t[3]
        movdqa [rbp + 4592], xmm6                          ;  1986.7 p0+p3   43 t[3] spill
        movdqa xmm6, xmm1                                  ;  1978.7 p0      55 t[3] copy
        movdqa [rbp + 4880], xmm1                          ;  1978.7 p0+p3   43 t[3] spill
        movdqa xmm1, [rbp + 4784]                          ;  1964.3 p2      55 t[3]
        pxor xmm1, [rel aes128_encrypt.T0_constants128]    ;  2001.7 p2+p1   55 t[3]
        movdqa [rbp + 4784], xmm5                          ;  1992.7 p0+p3   43 t[3] spill
        movdqa xmm5, xmm0                                  ;  2009.7 p0      43 t[3] copy
        movdqa [rbp + 4800], xmm2                          ;  1992.7 p0+p3   43 t[3] spill
        movdqa xmm2, xmm0                                  ;  2009.7 p0      43 t[3] copy
        movdqa [rbp + 4848], xmm14                         ;  1985.7 p0+p3   55 t[3] spill
        movdqa xmm14, xmm9                                 ;  2007.7 p0      43 t[3] copy
        pxor xmm14, [rbp + 2304]                           ;  2014.7 p2+p1   43 t[3]
        pxor xmm4, xmm14                                   ;  2016.7 p1      43 t[3]
        movdqa [rbp + 4864], xmm6                          ;  1985.7 p0+p3   55 t[3] spill
        movdqa xmm6, xmm4                                  ;  2018.7 p0      43 t[3] copy
        pxor xmm6, [rbp + 2352]                            ;  2025.7 p2+p1   43 t[3]
        pxor xmm5, xmm6                                    ;  2027.7 p1      43 t[3]
        movdqa [rbp + 4896], xmm8                          ;  1993.7 p0+p3   55 t[3] spill
        movdqa xmm8, xmm9                                  ;  2007.7 p0      43 t[3] copy
        pand xmm8, xmm5                                    ;  2029.7 p1      43 t[3]
        movdqa [rbp + 4704], xmm1                          ;  2003.7 p0+p3   55 t[3] spill
        movdqa xmm1, xmm9                                  ;  2007.7 p0      43 t[3] copy
        movdqa [rbp + 4672], xmm12                         ;  1986.7 p0+p3   55 t[3] spill
        movdqa xmm12, xmm7                                 ;  2011.7 p0      43 t[3] copy
        pxor xmm12, [rbp + 2368]                           ;  2018.7 p2+p1   43 t[3]
        movdqa [rbp + 4832], xmm10                         ;  1999.7 p0+p3   55 t[3] spill
        movdqa xmm10, xmm7                                 ;  2011.7 p0      43 t[3] copy
        pxor xmm10, [rbp + 2304]                           ;  2018.7 p2+p1   43 t[3]
        movdqa [rbp + 4912], xmm11                         ;  1992.7 p0+p3   55 t[3] spill
        movdqa xmm11, xmm7                                 ;  2011.7 p0      43 t[3] copy
        movdqa [rbp + 4928], xmm13                         ;  1986.0 p0+p3   55 t[3] spill
        movdqa xmm13, xmm14                                ;  2016.7 p0      43 t[3] copy
        por xmm13, [rbp + 2416]                            ;  2023.7 p2+p1   43 t[3]
        pxor xmm4, xmm13                                   ;  2025.7 p1      43 t[3]
        movdqa [rbp + 4944], xmm0                          ;  2009.7 p0+p3   43 t[3] spill
        movdqa xmm0, xmm14                                 ;  2016.7 p0      43 t[3] copy
        movdqa [rbp + 4960], xmm7                          ;  2011.7 p0+p3   43 t[3] spill
        movdqa xmm7, xmm10                                 ;  2020.7 p0      43 t[3] copy
        pand xmm7, xmm12                                   ;  2027.7 p1      43 t[3]
        pxor xmm4, xmm7                                    ;  2029.7 p1      43 t[3]
        movdqa xmm7, xmm12                                 ;  2020.7 p0      43 t[3] copy
        movdqa [rbp + 4976], xmm9                          ;  2007.7 p0+p3   43 t[3] spill
        movdqa xmm9, xmm12                                 ;  2020.7 p0      43 t[3] copy
        pxor xmm9, xmm6                                    ;  2027.7 p1      43 t[3]
        movdqa [rbp + 4992], xmm10                         ;  2020.7 p0+p3   43 t[3] spill
        movdqa xmm10, xmm5                                 ;  2029.7 p0      43 t[3] copy
        pxor xmm10, [rbp + 2416]                           ;  2036.7 p2+p1   43 t[3]
        pxor xmm7, xmm10                                   ;  2038.7 p1      43 t[3]
        pand xmm11, xmm7                                   ;  2040.7 p1      43 t[3]
        pxor xmm15, xmm11                                  ;  2042.7 p1      43 t[3]
        movdqa xmm11, xmm6                                 ;  2027.7 p0      43 t[3] copy
        movdqa [rbp + 5008], xmm5                          ;  2029.7 p0+p3   43 t[3] spill
        movdqa xmm5, xmm8                                  ;  2031.7 p0      43 t[3] copy
        pxor xmm5, [rbp + 2368]                            ;  2038.7 p2+p1   43 t[3]
        movdqa [rbp + 5024], xmm12                         ;  2020.7 p0+p3   43 t[3] spill
        movdqa xmm12, xmm9                                 ;  2029.7 p0      43 t[3] copy
        movdqa [rbp + 5040], xmm14                         ;  2016.7 p0+p3   43 t[3] spill
        movdqa xmm14, xmm9                                 ;  2029.7 p0      43 t[3] copy
        pxor xmm14, [rbp + 2416]                           ;  2036.7 p2+p1   43 t[3]
        movdqa [rbp + 5056], xmm9                          ;  2029.7 p0+p3   43 t[3] spill
        movdqa xmm9, xmm7                                  ;  2040.7 p0      43 t[3] copy
        pxor xmm9, [rbp + 2352]                            ;  2047.7 p2+p1   43 t[3]
        pand xmm12, xmm9                                   ;  2049.7 p1      43 t[3]
        pxor xmm5, xmm12                                   ;  2051.7 p1      43 t[3]
        pxor xmm0, xmm9                                    ;  2049.7 p1      43 t[3]
        movdqa xmm12, xmm10                                ;  2038.7 p0      43 t[3] copy
        pxor xmm12, [rbp + 2304]                           ;  2045.7 p2+p1   43 t[3]
        pxor xmm3, xmm12                                   ;  2047.7 p1      43 t[3]
        pand xmm12, xmm10                                  ;  2047.7 p1      43 t[3]
        pxor xmm15, xmm12                                  ;  2049.7 p1      43 t[3]
        pand xmm11, xmm3                                   ;  2049.7 p1      43 t[3]
        pxor xmm12, xmm11                                  ;  2051.7 p1      43 t[3]
        pxor xmm1, xmm3                                    ;  2049.7 p1      43 t[3]
        pand xmm2, xmm1                                    ;  2051.7 p1      43 t[3]
        pxor xmm8, xmm2                                    ;  2053.7 p1      43 t[3]
        pxor xmm8, xmm15                                   ;  2055.7 p1      43 t[3]
        pxor xmm13, xmm15                                  ;  2051.7 p1      43 t[3]
        pxor xmm5, xmm12                                   ;  2053.7 p1      43 t[3]
        pxor xmm4, xmm12                                   ;  2053.7 p1      43 t[3]
        movdqa xmm15, [rbp + 4752]                         ;  2005.3 p2      55 t[3]
        movdqa xmm2, [rel aes128_encrypt.T0_constants128]  ;  2006.3 p2      43 t[0] reload
        pxor xmm15, xmm2                                   ;  2037.7 p1      55 t[3]
        movdqa xmm11, [rbp + 4848]                         ;  2007.3 p2      55 t[3] reload
        pxor xmm15, xmm11                                  ;  2039.7 p1      55 t[3]
        movdqa xmm12, xmm14                                ;  2038.7 p0      43 t[3] copy
        pand xmm12, xmm0                                   ;  2051.7 p1      43 t[3]
        pxor xmm13, xmm12                                  ;  2053.7 p1      43 t[3]
        movdqa xmm12, [rbp + 4720]                         ;  2008.3 p2      55 t[3]
        pxor xmm12, [rbp + 4800]                           ;  2041.7 p2+p1   55 t[3]
        movdqa xmm11, [rbp + 4688]                         ;  2010.3 p2      55 t[3]
        movdqa xmm2, [rbp + 4656]                          ;  2011.3 p2      55 t[3]
        pxor xmm2, [rbp + 4784]                            ;  2042.7 p2+p1   55 t[3]
        pxor xmm2, xmm12                                   ;  2044.7 p1      55 t[3]
        movdqa [rbp + 4656], xmm2                          ;  2046.7 p0+p3   55 t[3] spill
        movdqa xmm2, xmm8                                  ;  2057.7 p0      43 t[3] copy
        pand xmm2, xmm5                                    ;  2064.7 p1      43 t[3]
        pxor xmm13, xmm2                                   ;  2066.7 p1      43 t[3]
        movdqa [rbp + 4720], xmm15                         ;  2041.7 p0+p3   55 t[3] spill
        movdqa xmm15, xmm5                                 ;  2055.7 p0      43 t[3] copy
        pxor xmm15, xmm13                                  ;  2068.7 p1      43 t[3]
        pand xmm13, xmm4                                   ;  2068.7 p1      43 t[3]
        pxor xmm8, xmm13                                   ;  2070.7 p1      43 t[3]
        por xmm2, xmm15                                    ;  2070.7 p1      43 t[3]
        pxor xmm2, xmm8                                    ;  2072.7 p1      43 t[3]
        movdqa xmm13, xmm4                                 ;  2055.7 p0      43 t[3] copy
        pand xmm13, xmm8                                   ;  2072.7 p1      43 t[3]
        pxor xmm5, xmm13                                   ;  2074.7 p1      43 t[3]
        movdqa xmm13, [rbp + 4592]                         ;  2018.7 p2      55 t[3]
        pand xmm8, xmm5                                    ;  2076.7 p1      43 t[3]
        pxor xmm4, xmm8                                    ;  2078.7 p1      43 t[3]
        movdqa xmm8, xmm12                                 ;  2043.7 p0      55 t[3] copy
        pxor xmm8, [rbp + 4624]                            ;  2055.7 p2+p1   55 t[3]
        pand xmm0, xmm5                                    ;  2076.7 p1      43 t[3]
        pand xmm14, xmm5                                   ;  2076.7 p1      43 t[3]
        pand xmm1, xmm4                                    ;  2080.7 p1      43 t[3]
        movdqa [rbp + 4752], xmm8                          ;  2057.7 p0+p3   55 t[3] spill
        movdqa xmm8, [rbp + 4448]                          ;  2030.3 p2      55 t[3]
        movdqa [rbp + 5072], xmm12                         ;  2043.7 p0+p3   55 t[3] spill
        movdqa xmm12, [rbp + 4464]                         ;  2031.7 p2      55 t[3]
        movdqa [rbp + 5088], xmm12                         ;  2042.7 p0+p3   55 t[3] spill
        movdqa xmm12, [rbp + 5040]                         ;  2032.7 p2      43 t[3] reload
        pand xmm12, xmm2                                   ;  2074.7 p1      43 t[3]
        movdqa [rbp + 5040], xmm8                          ;  2041.3 p0+p3   55 t[3] spill
        movdqa xmm8, [rbp + 4944]                          ;  2034.0 p2      43 t[3] reload
        pand xmm8, xmm4                                    ;  2080.7 p1      43 t[3]
        movdqa [rbp + 4944], xmm13                         ;  2037.7 p0+p3   55 t[3] spill
        movdqa xmm13, [rbp + 4912]                         ;  2035.3 p2      55 t[3] reload
        pxor xmm13, xmm8                                   ;  2082.7 p1      55 t[3]
        movdqa xmm8, [rbp + 4752]                          ;  2057.7 p2      55 t[3]
        movdqa [rbp + 4912], xmm8                          ;  2068.7 p0+p3   55 t[3] spill
        movdqa xmm8, [rbp + 4800]                          ;  2037.3 p2      55 t[3]
        movdqa [rbp + 4800], xmm8                          ;  2048.3 p0+p3   55 t[3] spill
        movdqa xmm8, [rbp + 4192]                          ;  2038.3 p2      55 t[3]
        pxor xmm8, [rel aes128_encrypt.T0_constants128]    ;  2062.7 p2+p1   55 t[3]
        movdqa [rbp + 5104], xmm8                          ;  2064.7 p0+p3   55 t[3] spill
        movdqa xmm8, xmm5                                  ;  2076.7 p0      43 t[3] copy
        por xmm8, xmm2                                     ;  2083.7 p1      43 t[3]
        pxor xmm15, xmm8                                   ;  2085.7 p1      43 t[3]
        pand xmm6, xmm15                                   ;  2087.7 p1      43 t[3]
        pand xmm3, xmm15                                   ;  2087.7 p1      43 t[3]
        movdqa xmm8, xmm5                                  ;  2076.7 p0      43 t[3] copy
        pxor xmm8, xmm2                                    ;  2083.7 p1      43 t[3]
        pxor xmm5, xmm4                                    ;  2080.7 p1      43 t[3]
        pand xmm7, xmm5                                    ;  2082.7 p1      43 t[3]
        movdqa [rbp + 5120], xmm11                         ;  2045.7 p0+p3   55 t[3] spill
        movdqa xmm11, [rbp + 4960]                         ;  2043.3 p2      43 t[3] reload
        pand xmm11, xmm5                                   ;  2082.7 p1      43 t[3]
        pxor xmm4, xmm15                                   ;  2087.7 p1      43 t[3]
        pxor xmm6, xmm7                                    ;  2089.7 p1      43 t[3]
        pxor xmm7, xmm14                                   ;  2084.7 p1      43 t[3]
        pxor xmm15, xmm8                                   ;  2087.7 p1      43 t[3]
        pand xmm9, xmm8                                    ;  2085.7 p1      43 t[3]
        movdqa xmm5, [rbp + 5056]                          ;  2045.7 p2      43 t[3] reload
        pand xmm5, xmm8                                    ;  2085.7 p1      43 t[3]
        pxor xmm3, xmm9                                    ;  2089.7 p1      43 t[3]
        movdqa xmm8, [rbp + 4704]                          ;  2046.7 p2      55 t[3] reload
        pxor xmm8, xmm11                                   ;  2084.7 p1      55 t[3]
        pxor xmm14, xmm6                                   ;  2091.7 p1      43 t[3]
        pxor xmm13, xmm6                                   ;  2091.7 p1      55 t[3]
        pxor xmm12, xmm3                                   ;  2091.7 p1      43 t[3]
        movdqa xmm6, [rbp + 5024]                          ;  2048.3 p2      43 t[3] reload
        pand xmm6, xmm15                                   ;  2089.7 p1      43 t[3]
        movdqa xmm11, [rbp + 4992]                         ;  2049.3 p2      43 t[3] reload
        pand xmm11, xmm15                                  ;  2089.7 p1      43 t[3]
        pxor xmm9, xmm11                                   ;  2091.7 p1      43 t[3]
        pxor xmm14, xmm6                                   ;  2093.7 p1      43 t[3]
        pxor xmm3, xmm14                                   ;  2095.7 p1      43 t[3]
        pxor xmm14, [rel aes128_encrypt.T0_constants128]   ;  2095.7 p2+p1   43 t[3]
        movdqa xmm15, xmm2                                 ;  2074.7 p0      43 t[3] copy
        pand xmm15, [rbp + 2416]                           ;  2088.7 p2+p1   43 t[3]
        pxor xmm7, xmm15                                   ;  2090.7 p1      43 t[3]
        pxor xmm6, xmm15                                   ;  2091.7 p1      43 t[3]
        pxor xmm2, xmm4                                    ;  2091.7 p1      43 t[3]
        pand xmm10, xmm2                                   ;  2093.7 p1      43 t[3]
        pxor xmm7, xmm10                                   ;  2095.7 p1      43 t[3]
        pand xmm2, [rbp + 2304]                            ;  2094.7 p2+p1   43 t[3]
        movdqa xmm15, [rbp + 4976]                         ;  2056.0 p2      43 t[3] reload
        pand xmm15, xmm4                                   ;  2095.7 p1      43 t[3]
        movdqa xmm10, [rbp + 5008]                         ;  2057.0 p2      43 t[3] reload
        pand xmm10, xmm4                                   ;  2096.7 p1      43 t[3]
        pxor xmm6, xmm10                                   ;  2098.7 p1      43 t[3]
        pxor xmm15, xmm2                                   ;  2098.7 p1      43 t[3]
        pxor xmm12, xmm2                                   ;  2099.7 p1      43 t[3]
        movdqa xmm2, [rbp + 4496]                          ;  2058.0 p2      55 t[3]
        movdqa xmm4, [rbp + 4736]                          ;  2059.0 p2      55 t[3]
        pxor xmm3, xmm15                                   ;  2100.7 p1      43 t[3]
        pxor xmm8, xmm15                                   ;  2101.7 p1      55 t[3]
        pxor xmm4, [rbp + 4880]                            ;  2102.7 p2+p1   55 t[3]
        movdqa xmm15, [rbp + 4720]                         ;  2061.0 p2      55 t[3]
        pxor xmm5, xmm3                                    ;  2103.7 p1      43 t[3]
        pxor xmm6, xmm5                                    ;  2105.7 p1      43 t[3]
        pxor xmm13, xmm5                                   ;  2105.7 p1      55 t[3]
        movdqa xmm5, [rbp + 4816]                          ;  2062.0 p2      55 t[3]
        movdqa xmm10, [rbp + 5104]                         ;  2064.7 p2      55 t[3] reload
        pxor xmm10, xmm3                                   ;  2106.7 p1      55 t[3]
        movdqa xmm3, [rbp + 4864]                          ;  2064.0 p2      55 t[3] reload
        pxor xmm3, xmm7                                    ;  2107.7 p1      55 t[3]
        movdqa xmm11, [rbp + 4816]                         ;  2065.0 p2      55 t[3] reload
        pxor xmm7, xmm11                                   ;  2108.7 p1      55 t[3]
        pxor xmm7, [rbp + 4496]                            ;  2110.7 p2+p1   55 t[3]
        pxor xmm11, [rbp + 4848]                           ;  2110.7 p2+p1   55 t[3]
        pxor xmm1, xmm6                                    ;  2111.7 p1      43 t[3]
        pxor xmm0, xmm1                                    ;  2113.7 p1      43 t[3]
        pxor xmm8, xmm1                                    ;  2113.7 p1      55 t[3]
        pxor xmm9, xmm0                                    ;  2115.7 p1      43 t[3]
        pxor xmm12, xmm0                                   ;  2115.7 p1      43 t[3]
        pxor xmm15, xmm10                                  ;  2116.7 p1      55 t[3]
        movdqa xmm0, [rbp + 5120]                          ;  2069.7 p2      55 t[3] reload
        pxor xmm0, xmm3                                    ;  2117.7 p1      55 t[3]
        movdqa xmm1, [rbp + 4832]                          ;  2071.0 p2      55 t[3] reload
        pxor xmm1, xmm6                                    ;  2118.7 p1      55 t[3]
        pxor xmm5, xmm12                                   ;  2119.7 p1      55 t[3]
        pxor xmm2, xmm0                                    ;  2120.7 p1      55 t[3]
        movdqa [rbp + 4832], xmm1                          ;  2120.7 p0+p3   55 t[3] spill
        movdqa xmm1, [rbp + 5088]                          ;  2076.7 p2      55 t[3] reload
        pxor xmm1, xmm0                                    ;  2121.7 p1      55 t[3]
        movdqa xmm0, [rbp + 4672]                          ;  2078.7 p2      55 t[3] reload
        pxor xmm0, xmm6                                    ;  2122.7 p1      55 t[3]
        pxor xmm6, xmm12                                   ;  2123.7 p1      55 t[3]
        movdqa xmm12, [rbp + 5072]                         ;  2081.3 p2      55 t[3] reload
        pxor xmm12, xmm10                                  ;  2124.7 p1      55 t[3]
        pxor xmm6, [rbp + 4784]                            ;  2125.7 p2+p1   55 t[3]
        movdqa [rbp + 5072], xmm12                         ;  2126.7 p0+p3   55 t[3] spill
        movdqa xmm12, [rbp + 4896]                         ;  2083.3 p2      55 t[3] reload
        pxor xmm12, xmm13                                  ;  2126.7 p1      55 t[3]
        movdqa [rbp + 4896], xmm12                         ;  2128.7 p0+p3   55 t[3] spill
        movdqa xmm12, [rbp + 4944]                         ;  2084.7 p2      55 t[3] reload
        pxor xmm12, xmm13                                  ;  2127.7 p1      55 t[3]
        movdqa [rbp + 4944], xmm13                         ;  2107.7 p0+p3   55 t[3] spill
        movdqa xmm13, [rbp + 4928]                         ;  2086.0 p2      55 t[3] reload
        pxor xmm13, xmm9                                   ;  2128.7 p1      55 t[3]
        movdqa [rbp + 4928], xmm11                         ;  2112.7 p0+p3   55 t[3] spill
        movdqa xmm11, [rbp + 4800]                         ;  2087.3 p2      55 t[3] reload
        pxor xmm11, xmm9                                   ;  2129.7 p1      55 t[3]
        movdqa xmm9, [rbp + 5040]                          ;  2088.3 p2      55 t[3] reload
        pxor xmm9, xmm8                                    ;  2130.7 p1      55 t[3]
        movdqa [rbp + 5040], xmm9                          ;  2132.7 p0+p3   55 t[3] spill
        movdqa xmm9, [rbp + 4912]                          ;  2089.3 p2      55 t[3] reload
        pxor xmm9, xmm8                                    ;  2131.7 p1      55 t[3]
        movdqa xmm8, xmm14                                 ;  2097.7 p0      55 t[3] copy
        pxor xmm8, xmm1                                    ;  2132.7 p1      55 t[3]
        pxor xmm10, xmm8                                   ;  2134.7 p1      55 t[3]
        pxor xmm3, xmm11                                   ;  2134.7 p1      55 t[3]
        pxor xmm6, xmm11                                   ;  2135.7 p1      55 t[3]
        pxor xmm11, [rbp + 4640]                           ;  2136.7 p2+p1   55 t[3]
        pxor xmm7, xmm13                                   ;  2137.7 p1      55 t[3]
        pxor xmm1, [r8 + 3616]                             ;  2138.7 p2+p1   55 t[3]
        pxor xmm10, xmm3                                   ;  2139.7 p1      55 t[3]
        pxor xmm1, [rbp + 4736]                            ;  2140.7 p2+p1   55 t[3]
        pxor xmm8, [r8 + 4000]                             ;  2141.7 p2+p1   55 t[3]
        movdqa [rbp + 2464], xmm1                          ;  2142.7 p0+p3   55 t[3] spill
        movdqa xmm1, xmm4                                  ;  2104.7 p0      55 t[3] copy
        pxor xmm4, xmm5                                    ;  2142.7 p1      55 t[3]
        pxor xmm1, xmm2                                    ;  2143.7 p1      55 t[3]
        pxor xmm4, [rbp + 4656]                            ;  2144.7 p2+p1   55 t[3]
        pxor xmm2, [r8 + 3744]                             ;  2145.7 p2+p1   55 t[3]
        pxor xmm2, [rbp + 4544]                            ;  2147.7 p2+p1   55 t[3]
        pxor xmm5, [r8 + 3888]                             ;  2147.7 p2+p1   55 t[3]
        pxor xmm5, xmm3                                    ;  2149.7 p1      55 t[3]
        pxor xmm3, [r8 + 3632]                             ;  2149.7 p2+p1   55 t[3]
        pxor xmm3, xmm7                                    ;  2151.7 p1      55 t[3]
        pxor xmm7, [r8 + 4016]                             ;  2151.7 p2+p1   55 t[3]
        pxor xmm7, [rbp + 4784]                            ;  2153.7 p2+p1   55 t[3]
        pxor xmm3, xmm4                                    ;  2153.7 p1      55 t[3]
        pxor xmm4, [r8 + 3760]                             ;  2154.7 p2+p1   55 t[3]
        pxor xmm8, xmm1                                    ;  2155.7 p1      55 t[3]
        pxor xmm1, [r8 + 3872]                             ;  2156.7 p2+p1   55 t[3]
        movdqa [rbp + 4784], xmm7                          ;  2155.7 p0+p3   55 t[3] spill
        movdqa xmm7, xmm15                                 ;  2118.7 p0      55 t[3] copy
        pxor xmm15, [r8 + 3584]                            ;  2157.7 p2+p1   55 t[3]
        movdqa [rbp + 4912], xmm8                          ;  2157.7 p0+p3   55 t[3] spill
        movdqa xmm8, xmm12                                 ;  2129.7 p0      55 t[3] copy
        pxor xmm12, [rbp + 5040]                           ;  2158.7 p2+p1   55 t[3]
        pxor xmm12, [rbp + 4368]                           ;  2160.7 p2+p1   55 t[3]
        movdqa [rbp + 2736], xmm5                          ;  2151.7 p0+p3   55 t[3] spill
        movdqa xmm5, xmm13                                 ;  2130.7 p0      55 t[3] copy
        pxor xmm5, [rbp + 4192]                            ;  2160.7 p2+p1   55 t[3]
        pxor xmm13, [r8 + 3696]                            ;  2161.7 p2+p1   55 t[3]
        pxor xmm13, [rbp + 4752]                           ;  2163.7 p2+p1   55 t[3]
        movdqa [rbp + 2608], xmm4                          ;  2156.7 p0+p3   55 t[3] spill
        movdqa xmm4, [rbp + 4480]                          ;  2112.0 p2      55 t[3]
        pxor xmm4, [rbp + 4720]                            ;  2163.7 p2+p1   55 t[3]
        movdqa [rbp + 2592], xmm2                          ;  2149.7 p0+p3   55 t[3] spill
        movdqa xmm2, xmm0                                  ;  2124.7 p0      55 t[3] copy
        pxor xmm2, [rbp + 4656]                            ;  2164.7 p2+p1   55 t[3]
        movdqa [rbp + 2544], xmm13                         ;  2165.7 p0+p3   55 t[3] spill
        movdqa xmm13, [rbp + 4512]                         ;  2115.0 p2      55 t[3]
        pxor xmm13, [rbp + 4768]                           ;  2165.7 p2+p1   55 t[3]
        pxor xmm8, xmm13                                   ;  2167.7 p1      55 t[3]
        pxor xmm6, xmm13                                   ;  2167.7 p1      55 t[3]
        movdqa xmm13, [rbp + 4688]                         ;  2117.0 p2      55 t[3]
        pxor xmm13, [rbp + 4544]                           ;  2168.7 p2+p1   55 t[3]
        pxor xmm14, xmm13                                  ;  2170.7 p1      55 t[3]
        pxor xmm7, xmm13                                   ;  2170.7 p1      55 t[3]
        movdqa xmm13, xmm0                                 ;  2124.7 p0      55 t[3] copy
        pxor xmm13, [r8 + 3648]                            ;  2171.7 p2+p1   55 t[3]
        pxor xmm13, [rbp + 4768]                           ;  2173.7 p2+p1   55 t[3]
        pxor xmm13, [rbp + 4928]                           ;  2175.7 p2+p1   55 t[3]
        pxor xmm1, xmm14                                   ;  2174.7 p1      55 t[3]
        pxor xmm14, [r8 + 3600]                            ;  2175.7 p2+p1   55 t[3]
        pxor xmm14, xmm4                                   ;  2177.7 p1      55 t[3]
        pxor xmm4, xmm5                                    ;  2177.7 p1      55 t[3]
        pxor xmm5, xmm10                                   ;  2178.7 p1      55 t[3]
        pxor xmm5, [r8 + 3728]                             ;  2180.7 p2+p1   55 t[3]
        pxor xmm10, [r8 + 3856]                            ;  2180.7 p2+p1   55 t[3]
        pxor xmm5, xmm7                                    ;  2182.7 p1      55 t[3]
        pxor xmm7, [r8 + 3984]                             ;  2182.7 p2+p1   55 t[3]
        pxor xmm7, [rbp + 4464]                            ;  2184.7 p2+p1   55 t[3]
        pxor xmm7, xmm4                                    ;  2186.7 p1      55 t[3]
        movdqa [rbp + 4464], xmm7                          ;  2188.7 p0+p3   55 t[3] spill
        movdqa xmm7, xmm0                                  ;  2130.7 p0      55 t[3] copy
        pxor xmm7, [r8 + 3792]                             ;  2185.7 p2+p1   55 t[3]
        pxor xmm7, [rbp + 4832]                            ;  2187.7 p2+p1   55 t[3]
        pxor xmm0, [r8 + 3920]                             ;  2187.7 p2+p1   55 t[3]
        pxor xmm0, [rbp + 4368]                            ;  2189.7 p2+p1   55 t[3]
        pxor xmm7, xmm8                                    ;  2189.7 p1      55 t[3]
        pxor xmm8, [r8 + 3664]                             ;  2190.7 p2+p1   55 t[3]
        pxor xmm0, [rbp + 4944]                            ;  2191.7 p2+p1   55 t[3]
        movdqa [rbp + 2768], xmm0                          ;  2193.7 p0+p3   55 t[3] spill
        movdqa xmm0, xmm9                                  ;  2136.0 p0      55 t[3] copy
        pxor xmm0, xmm11                                   ;  2192.7 p1      55 t[3]
        pxor xmm11, [r8 + 3824]                            ;  2193.7 p2+p1   55 t[3]
        pxor xmm11, [rbp + 4624]                           ;  2195.7 p2+p1   55 t[3]
        pxor xmm0, [r8 + 3952]                             ;  2195.7 p2+p1   55 t[3]
        pxor xmm9, [r8 + 4080]                             ;  2196.7 p2+p1   55 t[3]
        movdqa [rbp + 4624], xmm9                          ;  2198.7 p0+p3   55 t[3] spill
        movdqa xmm9, xmm12                                 ;  2162.7 p0      55 t[3] copy
        pxor xmm9, [r8 + 3808]                             ;  2197.7 p2+p1   55 t[3]
        pxor xmm9, [rbp + 4896]                            ;  2199.7 p2+p1   55 t[3]
        pxor xmm12, [r8 + 3936]                            ;  2199.7 p2+p1   55 t[3]
        pxor xmm12, [rbp + 4640]                           ;  2201.7 p2+p1   55 t[3]
        movdqa [rbp + 4640], xmm0                          ;  2197.7 p0+p3   55 t[3] spill
        movdqa xmm0, xmm2                                  ;  2166.7 p0      55 t[3] copy
        pxor xmm2, xmm6                                    ;  2201.7 p1      55 t[3]
        pxor xmm0, [r8 + 3776]                             ;  2202.7 p2+p1   55 t[3]
        pxor xmm0, [rbp + 4512]                            ;  2204.7 p2+p1   55 t[3]
        pxor xmm6, [r8 + 3904]                             ;  2204.7 p2+p1   55 t[3]
        pxor xmm2, [r8 + 4032]                             ;  2205.7 p2+p1   55 t[3]
        pxor xmm2, [rbp + 4928]                            ;  2207.7 p2+p1   55 t[3]
        movdqa [rbp + 4928], xmm2                          ;  2209.7 p0+p3   55 t[3] spill
        movdqa xmm2, [rbp + 5040]                          ;  2156.7 p2      55 t[3]
        pxor xmm2, [r8 + 3680]                             ;  2207.7 p2+p1   55 t[3]
        movdqa [rbp + 2784], xmm12                         ;  2203.7 p0+p3   55 t[3] spill
        movdqa xmm12, xmm4                                 ;  2179.7 p0      55 t[3] copy
        pxor xmm12, [r8 + 3840]                            ;  2208.7 p2+p1   55 t[3]
        pxor xmm4, [r8 + 3968]                             ;  2209.7 p2+p1   55 t[3]
        pxor xmm12, [rbp + 5072]                           ;  2210.7 p2+p1   55 t[3]
        pxor xmm4, [rbp + 4848]                            ;  2211.7 p2+p1   55 t[3]
        movdqa [rbp + 4848], xmm4                          ;  2213.7 p0+p3   55 t[3] spill
        movdqa xmm4, [rbp + 5072]                          ;  2163.7 p2      55 t[3]
        pxor xmm4, [r8 + 3712]                             ;  2212.7 p2+p1   55 t[3]
        pxor xmm4, [rbp + 4480]                            ;  2214.7 p2+p1   55 t[3]
        movdqa [rbp + 2752], xmm6                          ;  2206.7 p0+p3   55 t[3] spill
        movdqa xmm6, [rbp + 2992]                          ;  2166.7 p2      55 t[0] reload
        movdqa [rbp + 1024], xmm6                          ;  2177.7 p0+p3   53 rounds
        movdqa xmm6, [rbp + 3376]                          ;  2167.7 p2      55 t[0] reload
        movdqa [rbp + 1040], xmm6                          ;  2178.7 p0+p3   53 rounds
        movdqa xmm6, [rbp + 3152]                          ;  2168.7 p2      55 t[0] reload
        movdqa [rbp + 1056], xmm6                          ;  2179.7 p0+p3   53 rounds
        movdqa xmm6, [rbp + 3440]                          ;  2169.7 p2      55 t[0] reload
        movdqa [rbp + 1072], xmm6                          ;  2180.7 p0+p3   53 rounds
        movdqa xmm6, [rbp + 3184]                          ;  2170.7 p2      55 t[0] reload
        movdqa [rbp + 1088], xmm6                          ;  2181.7 p0+p3   53 rounds
        movdqa xmm6, [rbp + 3456]                          ;  2171.7 p2      55 t[0] reload
        movdqa [rbp + 1104], xmm6                          ;  2182.7 p0+p3   53 rounds
        movdqa xmm6, [rbp + 3280]                          ;  2172.7 p2      55 t[0] reload
        movdqa [rbp + 1120], xmm6                          ;  2183.7 p0+p3   53 rounds
        movdqa xmm6, [rbp + 3248]                          ;  2173.7 p2      55 t[0] reload
        movdqa [rbp + 1136], xmm6                          ;  2184.7 p0+p3   53 rounds
        movdqa xmm6, [rbp + 3072]                          ;  2174.7 p2      55 t[0] reload
        movdqa [rbp + 1152], xmm6                          ;  2185.7 p0+p3   53 rounds
        movdqa xmm6, [rbp + 4832]                          ;  2175.7 p2      55 t[3]
        pxor xmm6, [r8 + 4048]                             ;  2214.7 p2+p1   55 t[3]
        pxor xmm6, [rbp + 4592]                            ;  2216.7 p2+p1   55 t[3]
        movdqa [rbp + 4592], xmm6                          ;  2218.7 p0+p3   55 t[3] spill
        movdqa xmm6, [rbp + 3120]                          ;  2179.0 p2      55 t[0] reload
        movdqa [rbp + 1168], xmm6                          ;  2190.0 p0+p3   53 rounds
        movdqa xmm6, [rbp + 4448]                          ;  2180.7 p2      55 t[3]
        pxor xmm6, [r8 + 4064]                             ;  2216.7 p2+p1   55 t[3]
        pxor xmm6, [rbp + 4896]                            ;  2218.7 p2+p1   55 t[3]
        movdqa [rbp + 2432], xmm15                         ;  2188.7 p0+p3   53 rounds
        movdqa [rbp + 2448], xmm14                         ;  2190.7 p0+p3   53 rounds
        movdqa [rbp + 2480], xmm3                          ;  2192.7 p0+p3   53 rounds
        movdqa [rbp + 2496], xmm13                         ;  2194.7 p0+p3   53 rounds
        movdqa [rbp + 2512], xmm8                          ;  2196.7 p0+p3   53 rounds
        movdqa [rbp + 2576], xmm5                          ;  2198.7 p0+p3   53 rounds
        movdqa [rbp + 2640], xmm7                          ;  2200.7 p0+p3   53 rounds
        movdqa [rbp + 2672], xmm11                         ;  2202.7 p0+p3   53 rounds
        movdqa [rbp + 2656], xmm9                          ;  2204.7 p0+p3   53 rounds
        movdqa [rbp + 2704], xmm10                         ;  2206.7 p0+p3   53 rounds
        movdqa [rbp + 2720], xmm1                          ;  2208.7 p0+p3   53 rounds
        movdqa [rbp + 2624], xmm0                          ;  2210.7 p0+p3   53 rounds
        movdqa [rbp + 2528], xmm2                          ;  2212.7 p0+p3   53 rounds
        movdqa [rbp + 2560], xmm4                          ;  2216.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 3328]                         ;  2197.7 p2      55 t[0] reload
        movdqa [rbp + 1184], xmm14                         ;  2216.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 3312]                         ;  2198.7 p2      55 t[0] reload
        movdqa [rbp + 1200], xmm14                         ;  2218.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 3200]                         ;  2199.7 p2      55 t[0] reload
        movdqa [rbp + 1216], xmm14                         ;  2220.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 3568]                         ;  2200.7 p2      55 t[0] reload
        movdqa [rbp + 1232], xmm14                         ;  2222.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 3584]                         ;  2201.7 p2      55 t[0] reload
        movdqa [rbp + 1248], xmm14                         ;  2224.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 3056]                         ;  2203.7 p2      55 t[0] reload
        movdqa [rbp + 1264], xmm14                         ;  2226.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 3296]                         ;  2204.7 p2      55 t[0] reload
        movdqa [rbp + 1280], xmm14                         ;  2228.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 3232]                         ;  2205.7 p2      55 t[0] reload
        movdqa [rbp + 1296], xmm14                         ;  2230.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 3520]                         ;  2206.7 p2      55 t[0] reload
        movdqa [rbp + 1312], xmm14                         ;  2232.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 3472]                         ;  2207.7 p2      55 t[0] reload
        movdqa [rbp + 1328], xmm14                         ;  2234.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 3536]                         ;  2209.7 p2      55 t[0] reload
        movdqa [rbp + 1344], xmm14                         ;  2236.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 3504]                         ;  2210.7 p2      55 t[0] reload
        movdqa [rbp + 1360], xmm14                         ;  2238.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 3552]                         ;  2211.7 p2      55 t[0] reload
        movdqa [rbp + 1376], xmm14                         ;  2240.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 2976]                         ;  2212.7 p2      55 t[0] reload
        movdqa [rbp + 1392], xmm14                         ;  2242.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 4048]                         ;  2213.7 p2      55 t[1] reload
        movdqa [rbp + 1664], xmm14                         ;  2244.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 3712]                         ;  2214.7 p2      55 t[1] reload
        movdqa [rbp + 1680], xmm14                         ;  2246.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 3392]                         ;  2215.7 p2      55 t[1] reload
        movdqa [rbp + 1696], xmm14                         ;  2248.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 3808]                         ;  2216.7 p2      55 t[1] reload
        movdqa [rbp + 1712], xmm14                         ;  2250.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 3008]                         ;  2217.7 p2      55 t[1] reload
        movdqa [rbp + 1728], xmm14                         ;  2252.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 3920]                         ;  2218.7 p2      55 t[1] reload
        movdqa [rbp + 1744], xmm14                         ;  2254.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 4016]                         ;  2219.7 p2      55 t[1] reload
        movdqa [rbp + 1760], xmm14                         ;  2256.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 3360]                         ;  2220.7 p2      55 t[1] reload
        movdqa [rbp + 1776], xmm14                         ;  2258.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 2944]                         ;  2221.7 p2      55 t[1] reload
        movdqa [rbp + 1792], xmm14                         ;  2260.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 3408]                         ;  2222.7 p2      55 t[1] reload
        movdqa [rbp + 1808], xmm14                         ;  2262.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 3680]                         ;  2223.7 p2      55 t[1] reload
        movdqa [rbp + 1824], xmm14                         ;  2264.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 3792]                         ;  2224.7 p2      55 t[1] reload
        movdqa [rbp + 1840], xmm14                         ;  2266.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 3840]                         ;  2225.7 p2      55 t[1] reload
        movdqa [rbp + 1856], xmm14                         ;  2268.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 3632]                         ;  2226.7 p2      55 t[1] reload
        movdqa [rbp + 1872], xmm14                         ;  2270.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 3856]                         ;  2227.7 p2      55 t[1] reload
        movdqa [rbp + 1888], xmm14                         ;  2272.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 3600]                         ;  2228.7 p2      55 t[1] reload
        movdqa [rbp + 1904], xmm14                         ;  2274.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 4336]                         ;  2229.7 p2      55 t[2] reload
        movdqa [rbp + 2304], xmm14                         ;  2276.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 3952]                         ;  2230.7 p2      55 t[2] reload
        movdqa [rbp + 2320], xmm14                         ;  2278.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 4400]                         ;  2231.7 p2      55 t[2] reload
        movdqa [rbp + 2336], xmm14                         ;  2280.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 4272]                         ;  2232.7 p2      55 t[2] reload
        movdqa [rbp + 2352], xmm14                         ;  2282.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 4416]                         ;  2233.7 p2      55 t[2] reload
        movdqa [rbp + 2368], xmm14                         ;  2284.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 4080]                         ;  2234.7 p2      55 t[2] reload
        movdqa [rbp + 2384], xmm14                         ;  2286.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 4384]                         ;  2235.7 p2      55 t[2] reload
        movdqa [rbp + 2400], xmm14                         ;  2288.7 p0+p3   53 rounds
        movdqa xmm14, [rbp + 4112]                         ;  2236.7 p2      55 t[2] reload
        movdqa [rbp + 2416], xmm14                         ;  2290.7 p0+p3   53 rounds
        add r8, 0x800                                      ;  2237.7 p1      53 rounds
        movdqa xmm10, [rbp + 4560]                         ;  2238.0 p2      55 t[2] reload
        movdqa xmm14, [rbp + 4288]                         ;  2239.0 p2      55 t[2] reload
        movdqa xmm13, [rbp + 3968]                         ;  2240.0 p2      55 t[2] reload
        movdqa xmm8, [rbp + 4128]                          ;  2241.0 p2      55 t[2] reload
        movdqa xmm9, [rbp + 4640]                          ;  2242.0 p2      55 t[3] reload
        movdqa xmm1, [rbp + 4848]                          ;  2243.0 p2      55 t[3] reload
        movdqa xmm4, [rbp + 4464]                          ;  2244.0 p2      55 t[3] reload
        movdqa xmm15, [rbp + 4912]                         ;  2245.0 p2      55 t[3] reload
        movdqa xmm2, [rbp + 4784]                          ;  2246.0 p2      55 t[3] reload
        movdqa xmm3, [rbp + 4928]                          ;  2247.0 p2      55 t[3] reload
        movdqa xmm7, [rbp + 4592]                          ;  2248.0 p2      55 t[3] reload
        movdqa xmm0, [rbp + 4624]                          ;  2249.0 p2      55 t[3] reload
        movdqa xmm11, xmm12                                ;  2242.0 p0      55 t[3] copy
        movdqa xmm5, xmm6                                  ;  2243.0 p0      55 t[3] copy
        movdqa xmm12, xmm14                                ;  2250.0 p0      55 t[2] copy
        movdqa xmm6, xmm15                                 ;  2256.0 p0      55 t[3] copy
        cmp r8, qword [rbp + 5168]                         ;                    more rounds?
        jne .rounds_2
        movdqa [rbp + 2928], xmm0                          ;                    resident
        movdqa [rbp + 2816], xmm1                          ;                    resident
        movdqa [rbp + 2864], xmm2                          ;                    resident
        movdqa [rbp + 2880], xmm3                          ;                    resident
        movdqa [rbp + 2832], xmm4                          ;                    resident
        movdqa [rbp + 2912], xmm5                          ;                    resident
        movdqa [rbp + 2848], xmm6                          ;                    resident
        movdqa [rbp + 2896], xmm7                          ;                    resident
        movdqa [rbp + 2288], xmm8                          ;                    resident
        movdqa [rbp + 2800], xmm9                          ;                    resident
        movdqa [rbp + 2176], xmm10                         ;                    resident
        movdqa [rbp + 2688], xmm11                         ;                    resident
        movdqa [rbp + 2224], xmm12                         ;                    resident
        movdqa [rbp + 2240], xmm13                         ;                    resident
        mov qword [rbp + 5160], r8                         ;                    resident
        movdqa xmm0, [rbp + 912]                           ;     0.0 p2      43 dst
        movdqa xmm1, [rbp + 992]                           ;     1.0 p2      43 dst
        movdqa xmm2, [rbp + 928]                           ;     2.0 p2      43 dst
        movdqa xmm3, [rbp + 976]                           ;     3.0 p2      43 dst
        movdqa xmm4, [rbp + 944]                           ;     4.0 p2      43 dst
        movdqa xmm5, [rbp + 960]                           ;     5.0 p2      43 dst reload
        pxor xmm4, xmm5                                    ;    16.0 p1      43 dst
        pxor xmm0, xmm4                                    ;    18.0 p1      43 dst
        pshufd xmm6, xmm0, 0xe4                            ;    20.0 p1      43 dst copy
        movdqa xmm7, [rbp + 1008]                          ;     6.0 p2      43 dst reload
        pxor xmm6, xmm7                                    ;    24.0 p1      43 dst
        pxor xmm1, xmm6                                    ;    26.0 p1      43 dst
        pxor xmm3, xmm1                                    ;    28.0 p1      43 dst
        movdqa xmm8, xmm6                                  ;    26.0 p0      43 dst copy
        movdqa xmm9, [rbp + 896]                           ;     7.0 p2      43 dst reload
        pxor xmm8, xmm9                                    ;    33.0 p1      43 dst
        pxor xmm2, xmm8                                    ;    35.0 p1      43 dst
        movdqa xmm10, xmm1                                 ;    28.0 p0      43 dst copy
        movdqa xmm11, xmm6                                 ;    26.0 p0      43 dst copy
        pshufd xmm12, xmm6, 0xe4                           ;    26.0 p1      43 dst copy
        movdqa xmm13, xmm1                                 ;    28.0 p0      43 dst copy
        pshufd xmm14, xmm2, 0xe4                           ;    37.0 p1      43 dst copy
        movdqa xmm15, [rbp + 944]                          ;     8.0 p2      43 dst reload
        pxor xmm14, xmm15                                  ;    41.0 p1      43 dst
        pxor xmm10, xmm14                                  ;    43.0 p1      43 dst
        pand xmm11, xmm10                                  ;    45.0 p1      43 dst
        movdqa [rbp + 2944], xmm1                          ;    28.0 p0+p3   43 dst spill
        movdqa xmm1, xmm3                                  ;    30.0 p0      43 dst copy
        pxor xmm1, xmm5                                    ;    37.0 p1      43 dst
        pxor xmm5, xmm11                                   ;    47.0 p1      43 dst
        movdqa [rbp + 2960], xmm6                          ;    26.0 p0+p3   43 dst spill
        movdqa xmm6, xmm3                                  ;    30.0 p0      43 dst copy
        pxor xmm6, xmm9                                    ;    37.0 p1      43 dst
        movdqa [rbp + 2976], xmm6                          ;    39.0 p0+p3   43 dst spill
        movdqa xmm6, xmm3                                  ;    30.0 p0      43 dst copy
        movdqa [rbp + 2992], xmm3                          ;    30.0 p0+p3   43 dst spill
        pshufd xmm3, xmm8, 0xe4                            ;    35.0 p1      43 dst copy
        por xmm3, xmm7                                     ;    39.0 p1      43 dst
        pxor xmm2, xmm3                                    ;    41.0 p1      43 dst
        movdqa [rbp + 3008], xmm2                          ;    43.0 p0+p3   43 dst spill
        movdqa xmm2, xmm8                                  ;    35.0 p0      43 dst copy
        movdqa [rbp + 3024], xmm8                          ;    35.0 p0+p3   43 dst spill
        pshufd xmm8, xmm10, 0xe4                           ;    45.0 p1      43 dst copy
        pxor xmm8, xmm7                                    ;    49.0 p1      43 dst
        movdqa xmm7, [rbp + 2976]                          ;    39.0 p2      43 dst
        pand xmm7, xmm1                                    ;    50.0 p1      43 dst
        movdqa [rbp + 3040], xmm10                         ;    45.0 p0+p3   43 dst spill
        movdqa xmm10, [rbp + 3008]                         ;    43.0 p2      43 dst reload
        pxor xmm10, xmm7                                   ;    54.0 p1      43 dst
        movdqa xmm7, xmm1                                  ;    39.0 p0      43 dst copy
        pxor xmm7, xmm8                                    ;    51.0 p1      43 dst
        pxor xmm15, xmm7                                   ;    53.0 p1      43 dst
        pand xmm6, xmm7                                    ;    53.0 p1      43 dst
        pxor xmm0, xmm6                                    ;    55.0 p1      43 dst
        pxor xmm2, xmm15                                   ;    55.0 p1      43 dst
        movdqa xmm6, xmm1                                  ;    39.0 p0      43 dst copy
        pxor xmm6, xmm14                                   ;    46.0 p1      43 dst
        movdqa [rbp + 3008], xmm7                          ;    53.0 p0+p3   43 dst spill
        movdqa xmm7, xmm14                                 ;    43.0 p0      43 dst copy
        movdqa [rbp + 3056], xmm1                          ;    39.0 p0+p3   43 dst spill
        movdqa xmm1, xmm6                                  ;    48.0 p0      43 dst copy
        pand xmm1, xmm15                                   ;    55.0 p1      43 dst
        pxor xmm5, xmm1                                    ;    57.0 p1      43 dst
        movdqa xmm1, xmm6                                  ;    48.0 p0      43 dst copy
        pxor xmm1, [rbp + 1008]                            ;    55.0 p2+p1   43 dst
        movdqa [rbp + 3072], xmm6                          ;    48.0 p0+p3   43 dst spill
        movdqa xmm6, xmm8                                  ;    51.0 p0      43 dst copy
        pxor xmm6, xmm9                                    ;    58.0 p1      43 dst
        pxor xmm4, xmm6                                    ;    60.0 p1      43 dst
        pand xmm6, xmm8                                    ;    60.0 p1      43 dst
        pxor xmm0, xmm6                                    ;    62.0 p1      43 dst
        pand xmm7, xmm4                                    ;    62.0 p1      43 dst
        pxor xmm6, xmm7                                    ;    64.0 p1      43 dst
        pxor xmm12, xmm4                                   ;    62.0 p1      43 dst
        pand xmm13, xmm12                                  ;    64.0 p1      43 dst
        pxor xmm11, xmm13                                  ;    66.0 p1      43 dst
        pxor xmm11, xmm0                                   ;    68.0 p1      43 dst
        pxor xmm3, xmm0                                    ;    64.0 p1      43 dst
        pxor xmm5, xmm6                                    ;    66.0 p1      43 dst
        pxor xmm10, xmm6                                   ;    66.0 p1      43 dst
        movdqa xmm0, [rbp + 2976]                          ;    39.0 p2      43 dst
        movdqa xmm6, xmm2                                  ;    57.0 p0      43 dst copy
        pand xmm6, xmm1                                    ;    64.0 p1      43 dst
        pxor xmm3, xmm6                                    ;    66.0 p1      43 dst
        movdqa xmm6, xmm11                                 ;    70.0 p0      43 dst copy
        pand xmm6, xmm5                                    ;    77.0 p1      43 dst
        pxor xmm3, xmm6                                    ;    79.0 p1      43 dst
        movdqa xmm7, xmm5                                  ;    68.0 p0      43 dst copy
        pxor xmm7, xmm3                                    ;    81.0 p1      43 dst
        pand xmm3, xmm10                                   ;    81.0 p1      43 dst
        pxor xmm11, xmm3                                   ;    83.0 p1      43 dst
        por xmm6, xmm7                                     ;    83.0 p1      43 dst
        pxor xmm6, xmm11                                   ;    85.0 p1      43 dst
        movdqa xmm3, xmm10                                 ;    68.0 p0      43 dst copy
        pand xmm3, xmm11                                   ;    85.0 p1      43 dst
        pxor xmm5, xmm3                                    ;    87.0 p1      43 dst
        pand xmm11, xmm5                                   ;    89.0 p1      43 dst
        pxor xmm10, xmm11                                  ;    91.0 p1      43 dst
        pand xmm2, xmm5                                    ;    89.0 p1      43 dst
        pand xmm1, xmm5                                    ;    89.0 p1      43 dst
        movdqa xmm3, [rbp + 3024]                          ;    37.0 p2      43 dst reload
        pand xmm3, xmm6                                    ;    87.0 p1      43 dst
        pand xmm12, xmm10                                  ;    93.0 p1      43 dst
        movdqa xmm11, [rbp + 2944]                         ;    38.0 p2      43 dst reload
        pand xmm11, xmm10                                  ;    93.0 p1      43 dst
        movdqa xmm13, xmm5                                 ;    89.0 p0      43 dst copy
        por xmm13, xmm6                                    ;    96.0 p1      43 dst
        pxor xmm7, xmm13                                   ;    98.0 p1      43 dst
        pand xmm14, xmm7                                   ;   100.0 p1      43 dst
        pand xmm4, xmm7                                    ;   100.0 p1      43 dst
        movdqa xmm13, xmm5                                 ;    89.0 p0      43 dst copy
        pxor xmm13, xmm6                                   ;    96.0 p1      43 dst
        pxor xmm5, xmm10                                   ;    93.0 p1      43 dst
        pxor xmm10, xmm7                                   ;   100.0 p1      43 dst
        pxor xmm7, xmm13                                   ;   100.0 p1      43 dst
        pand xmm15, xmm13                                  ;    98.0 p1      43 dst
        movdqa [rbp + 2944], xmm11                         ;    95.0 p0+p3   43 dst spill
        movdqa xmm11, [rbp + 3072]                         ;    48.0 p2      43 dst reload
        pand xmm11, xmm13                                  ;    98.0 p1      43 dst
        pxor xmm4, xmm15                                   ;   102.0 p1      43 dst
        pand xmm0, xmm7                                    ;   102.0 p1      43 dst
        movdqa xmm13, [rbp + 3056]                         ;    44.3 p2      43 dst reload
        pand xmm13, xmm7                                   ;   102.0 p1      43 dst
        movdqa xmm7, [rbp + 3008]                          ;    53.0 p2      43 dst reload
        pand xmm7, xmm5                                    ;    95.0 p1      43 dst
        movdqa [rbp + 3008], xmm15                         ;   100.0 p0+p3   43 dst spill
        movdqa xmm15, [rbp + 2992]                         ;    46.3 p2      43 dst reload
        pand xmm15, xmm5                                   ;    95.0 p1      43 dst
        pxor xmm14, xmm7                                   ;   102.0 p1      43 dst
        movdqa xmm5, xmm6                                  ;    87.0 p0      43 dst copy
        pand xmm5, [rbp + 1008]                            ;    94.0 p2+p1   43 dst
        pxor xmm6, xmm10                                   ;   102.0 p1      43 dst
        pand xmm8, xmm6                                    ;   104.0 p1      43 dst
        pand xmm6, xmm9                                    ;   104.0 p1      43 dst
        movdqa xmm9, [rbp + 2960]                          ;    49.3 p2      43 dst reload
        pand xmm9, xmm10                                   ;   102.0 p1      43 dst
        movdqa [rbp + 2960], xmm0                          ;   104.0 p0+p3   43 dst spill
        movdqa xmm0, [rbp + 3040]                          ;    50.7 p2      43 dst reload
        pand xmm0, xmm10                                   ;   102.0 p1      43 dst
        pxor xmm9, xmm6                                    ;   106.0 p1      43 dst
        pxor xmm0, xmm5                                    ;   104.0 p1      43 dst
        pxor xmm0, xmm13                                   ;   106.0 p1      43 dst
        pxor xmm13, xmm1                                   ;   104.0 p1      43 dst
        pxor xmm13, xmm14                                  ;   106.0 p1      43 dst
        movdqa xmm10, xmm4                                 ;   104.0 p0      43 dst copy
        pxor xmm10, xmm9                                   ;   111.0 p1      43 dst
        pxor xmm10, xmm13                                  ;   113.0 p1      43 dst
        pxor xmm11, xmm10                                  ;   115.0 p1      43 dst
        pxor xmm0, xmm11                                   ;   117.0 p1      43 dst
        pxor xmm12, xmm0                                   ;   119.0 p1      43 dst
        pxor xmm2, xmm12                                   ;   121.0 p1      43 dst
        movdqa [rbp + 3040], xmm15                         ;    97.0 p0+p3   43 dst spill
        movdqa xmm15, [rbp + 1552]                         ;    56.0 p2      43 dst
        movdqa [rbp + 2992], xmm9                          ;   108.0 p0+p3   43 dst spill
        movdqa xmm9, [rbp + 1632]                          ;    57.0 p2      43 dst
        movdqa [rbp + 3056], xmm12                         ;   121.0 p0+p3   43 dst spill
        movdqa xmm12, [rbp + 1568]                         ;    58.0 p2      43 dst
        movdqa [rbp + 3072], xmm14                         ;   104.0 p0+p3   43 dst spill
        movdqa xmm14, [rbp + 1616]                         ;    59.0 p2      43 dst
        movdqa [rbp + 3024], xmm11                         ;   117.0 p0+p3   43 dst spill
        movdqa xmm11, [rbp + 1584]                         ;    60.0 p2      43 dst
        pxor xmm11, [rbp + 1600]                           ;    98.0 p2+p1   43 dst
        pxor xmm15, xmm11                                  ;   100.0 p1      43 dst
        movdqa [rbp + 2976], xmm0                          ;   119.0 p0+p3   43 dst spill
        movdqa xmm0, xmm15                                 ;   102.0 p0      43 dst copy
        pxor xmm0, [rbp + 1648]                            ;   109.0 p2+p1   43 dst
        pxor xmm9, xmm0                                    ;   111.0 p1      43 dst
        pxor xmm14, xmm9                                   ;   113.0 p1      43 dst
        movdqa [rbp + 3088], xmm3                          ;    89.0 p0+p3   43 dst spill
        movdqa xmm3, xmm9                                  ;   113.0 p0      43 dst copy
        movdqa [rbp + 3104], xmm4                          ;   104.0 p0+p3   43 dst spill
        movdqa xmm4, xmm9                                  ;   113.0 p0      43 dst copy
        movdqa [rbp + 3120], xmm6                          ;   106.0 p0+p3   43 dst spill
        movdqa xmm6, xmm0                                  ;   111.0 p0      43 dst copy
        pxor xmm6, [rbp + 1536]                            ;   118.0 p2+p1   43 dst
        pxor xmm12, xmm6                                   ;   120.0 p1      43 dst
        movdqa [rbp + 3136], xmm2                          ;   123.0 p0+p3   43 dst spill
        movdqa xmm2, xmm12                                 ;   122.0 p0      43 dst copy
        pxor xmm2, [rbp + 1584]                            ;   129.0 p2+p1   43 dst
        pxor xmm3, xmm2                                    ;   131.0 p1      43 dst
        movdqa [rbp + 3152], xmm7                          ;    97.0 p0+p3   43 dst spill
        movdqa xmm7, xmm0                                  ;   111.0 p0      43 dst copy
        pand xmm7, xmm3                                    ;   133.0 p1      43 dst
        movdqa [rbp + 3168], xmm8                          ;   106.0 p0+p3   43 dst spill
        movdqa xmm8, xmm0                                  ;   111.0 p0      43 dst copy
        movdqa [rbp + 3184], xmm5                          ;    96.0 p0+p3   43 dst spill
        movdqa xmm5, xmm14                                 ;   115.0 p0      43 dst copy
        pxor xmm5, [rbp + 1600]                            ;   122.0 p2+p1   43 dst
        movdqa [rbp + 3200], xmm1                          ;    91.0 p0+p3   43 dst spill
        movdqa xmm1, xmm14                                 ;   115.0 p0      43 dst copy
        pxor xmm1, [rbp + 1536]                            ;   122.0 p2+p1   43 dst
        movdqa [rbp + 3216], xmm13                         ;   108.0 p0+p3   43 dst spill
        movdqa xmm13, xmm14                                ;   115.0 p0      43 dst copy
        movdqa [rbp + 3232], xmm10                         ;   115.0 p0+p3   43 dst spill
        movdqa xmm10, xmm6                                 ;   120.0 p0      43 dst copy
        por xmm10, [rbp + 1648]                            ;   127.0 p2+p1   43 dst
        pxor xmm12, xmm10                                  ;   129.0 p1      43 dst
        movdqa [rbp + 3248], xmm9                          ;   113.0 p0+p3   43 dst spill
        movdqa xmm9, xmm6                                  ;   120.0 p0      43 dst copy
        movdqa [rbp + 3264], xmm14                         ;   115.0 p0+p3   43 dst spill
        movdqa xmm14, xmm1                                 ;   124.0 p0      43 dst copy
        pand xmm14, xmm5                                   ;   131.0 p1      43 dst
        pxor xmm12, xmm14                                  ;   133.0 p1      43 dst
        movdqa xmm14, xmm5                                 ;   124.0 p0      43 dst copy
        movdqa [rbp + 3280], xmm0                          ;   111.0 p0+p3   43 dst spill
        movdqa xmm0, xmm5                                  ;   124.0 p0      43 dst copy
        pxor xmm0, xmm2                                    ;   131.0 p1      43 dst
        movdqa [rbp + 3296], xmm1                          ;   124.0 p0+p3   43 dst spill
        movdqa xmm1, xmm3                                  ;   133.0 p0      43 dst copy
        pxor xmm1, [rbp + 1648]                            ;   140.0 p2+p1   43 dst
        pxor xmm14, xmm1                                   ;   142.0 p1      43 dst
        pand xmm13, xmm14                                  ;   144.0 p1      43 dst
        pxor xmm15, xmm13                                  ;   146.0 p1      43 dst
        movdqa xmm13, xmm2                                 ;   131.0 p0      43 dst copy
        movdqa [rbp + 3312], xmm3                          ;   133.0 p0+p3   43 dst spill
        movdqa xmm3, xmm7                                  ;   135.0 p0      43 dst copy
        pxor xmm3, [rbp + 1600]                            ;   142.0 p2+p1   43 dst
        movdqa [rbp + 3328], xmm5                          ;   124.0 p0+p3   43 dst spill
        movdqa xmm5, xmm0                                  ;   133.0 p0      43 dst copy
        movdqa [rbp + 3344], xmm6                          ;   120.0 p0+p3   43 dst spill
        movdqa xmm6, xmm0                                  ;   133.0 p0      43 dst copy
        pxor xmm6, [rbp + 1648]                            ;   140.0 p2+p1   43 dst
        movdqa [rbp + 3360], xmm0                          ;   133.0 p0+p3   43 dst spill
        movdqa xmm0, xmm14                                 ;   144.0 p0      43 dst copy
        pxor xmm0, [rbp + 1584]                            ;   151.0 p2+p1   43 dst
        pand xmm5, xmm0                                    ;   153.0 p1      43 dst
        pxor xmm3, xmm5                                    ;   155.0 p1      43 dst
        pxor xmm9, xmm0                                    ;   153.0 p1      43 dst
        movdqa xmm5, xmm1                                  ;   142.0 p0      43 dst copy
        pxor xmm5, [rbp + 1536]                            ;   149.0 p2+p1   43 dst
        pxor xmm11, xmm5                                   ;   151.0 p1      43 dst
        pand xmm5, xmm1                                    ;   151.0 p1      43 dst
        pxor xmm15, xmm5                                   ;   153.0 p1      43 dst
        pand xmm13, xmm11                                  ;   153.0 p1      43 dst
        pxor xmm5, xmm13                                   ;   155.0 p1      43 dst
        pxor xmm8, xmm11                                   ;   153.0 p1      43 dst
        pand xmm4, xmm8                                    ;   155.0 p1      43 dst
        pxor xmm7, xmm4                                    ;   157.0 p1      43 dst
        pxor xmm7, xmm15                                   ;   159.0 p1      43 dst
        pxor xmm10, xmm15                                  ;   155.0 p1      43 dst
        pxor xmm3, xmm5                                    ;   157.0 p1      43 dst
        pxor xmm12, xmm5                                   ;   157.0 p1      43 dst
        movdqa xmm4, xmm6                                  ;   142.0 p0      43 dst copy
        pand xmm4, xmm9                                    ;   155.0 p1      43 dst
        pxor xmm10, xmm4                                   ;   157.0 p1      43 dst
        movdqa xmm4, xmm7                                  ;   161.0 p0      43 dst copy
        pand xmm4, xmm3                                    ;   168.0 p1      43 dst
        pxor xmm10, xmm4                                   ;   170.0 p1      43 dst
        movdqa xmm5, xmm3                                  ;   159.0 p0      43 dst copy
        pxor xmm5, xmm10                                   ;   172.0 p1      43 dst
        pand xmm10, xmm12                                  ;   172.0 p1      43 dst
        pxor xmm7, xmm10                                   ;   174.0 p1      43 dst
        por xmm4, xmm5                                     ;   174.0 p1      43 dst
        pxor xmm4, xmm7                                    ;   176.0 p1      43 dst
        movdqa xmm10, xmm12                                ;   159.0 p0      43 dst copy
        pand xmm10, xmm7                                   ;   176.0 p1      43 dst
        pxor xmm3, xmm10                                   ;   178.0 p1      43 dst
        pand xmm7, xmm3                                    ;   180.0 p1      43 dst
        pxor xmm12, xmm7                                   ;   182.0 p1      43 dst
        pand xmm9, xmm3                                    ;   180.0 p1      43 dst
        pand xmm6, xmm3                                    ;   180.0 p1      43 dst
        movdqa xmm7, [rbp + 3344]                          ;   130.0 p2      43 dst reload
        pand xmm7, xmm4                                    ;   178.0 p1      43 dst
        pand xmm8, xmm12                                   ;   184.0 p1      43 dst
        movdqa xmm10, [rbp + 3248]                         ;   131.0 p2      43 dst reload
        pand xmm10, xmm12                                  ;   184.0 p1      43 dst
        movdqa xmm13, xmm3                                 ;   180.0 p0      43 dst copy
        por xmm13, xmm4                                    ;   187.0 p1      43 dst
        pxor xmm5, xmm13                                   ;   189.0 p1      43 dst
        pand xmm2, xmm5                                    ;   191.0 p1      43 dst
        pand xmm11, xmm5                                   ;   191.0 p1      43 dst
        movdqa xmm13, xmm3                                 ;   180.0 p0      43 dst copy
        pxor xmm13, xmm4                                   ;   187.0 p1      43 dst
        pxor xmm3, xmm12                                   ;   184.0 p1      43 dst
        pand xmm14, xmm3                                   ;   186.0 p1      43 dst
        movdqa xmm15, [rbp + 3264]                         ;   134.7 p2      43 dst reload
        pand xmm15, xmm3                                   ;   186.0 p1      43 dst
        pxor xmm12, xmm5                                   ;   191.0 p1      43 dst
        pxor xmm2, xmm14                                   ;   193.0 p1      43 dst
        pxor xmm5, xmm13                                   ;   191.0 p1      43 dst
        pand xmm0, xmm13                                   ;   189.0 p1      43 dst
        movdqa xmm3, [rbp + 3360]                          ;   136.7 p2      43 dst reload
        pand xmm3, xmm13                                   ;   189.0 p1      43 dst
        pxor xmm11, xmm0                                   ;   193.0 p1      43 dst
        movdqa xmm13, [rbp + 3328]                         ;   137.7 p2      43 dst reload
        pand xmm13, xmm5                                   ;   193.0 p1      43 dst
        movdqa [rbp + 3328], xmm0                          ;   191.0 p0+p3   43 dst spill
        movdqa xmm0, [rbp + 3296]                          ;   139.0 p2      43 dst reload
        pand xmm0, xmm5                                    ;   193.0 p1      43 dst
        movdqa xmm5, xmm4                                  ;   178.0 p0      43 dst copy
        pand xmm5, [rbp + 1648]                            ;   185.0 p2+p1   43 dst
        pxor xmm4, xmm12                                   ;   193.0 p1      43 dst
        pand xmm1, xmm4                                    ;   195.0 p1      43 dst
        pand xmm4, [rbp + 1536]                            ;   195.0 p2+p1   43 dst
        movdqa [rbp + 3296], xmm0                          ;   195.0 p0+p3   43 dst spill
        movdqa xmm0, [rbp + 3280]                          ;   142.7 p2      43 dst reload
        pand xmm0, xmm12                                   ;   193.0 p1      43 dst
        movdqa [rbp + 3280], xmm15                         ;   188.0 p0+p3   43 dst spill
        movdqa xmm15, [rbp + 3312]                         ;   144.0 p2      43 dst reload
        pand xmm15, xmm12                                  ;   193.0 p1      43 dst
        pxor xmm0, xmm4                                    ;   197.0 p1      43 dst
        pxor xmm15, xmm5                                   ;   195.0 p1      43 dst
        pxor xmm15, xmm13                                  ;   197.0 p1      43 dst
        pxor xmm13, xmm6                                   ;   195.0 p1      43 dst
        pxor xmm13, xmm2                                   ;   197.0 p1      43 dst
        movdqa xmm12, xmm11                                ;   195.0 p0      43 dst copy
        pxor xmm12, xmm0                                   ;   202.0 p1      43 dst
        pxor xmm12, xmm13                                  ;   204.0 p1      43 dst
        pxor xmm3, xmm12                                   ;   206.0 p1      43 dst
        pxor xmm15, xmm3                                   ;   208.0 p1      43 dst
        pxor xmm8, xmm15                                   ;   210.0 p1      43 dst
        pxor xmm9, xmm8                                    ;   212.0 p1      43 dst
        movdqa [rbp + 3312], xmm0                          ;   199.0 p0+p3   43 dst spill
        movdqa xmm0, [rbp + 2192]                          ;   149.3 p2      43 dst
        movdqa [rbp + 3360], xmm8                          ;   212.0 p0+p3   43 dst spill
        movdqa xmm8, [rbp + 2272]                          ;   150.3 p2      43 dst
        movdqa [rbp + 3264], xmm10                         ;   186.0 p0+p3   43 dst spill
        movdqa xmm10, [rbp + 2208]                         ;   151.3 p2      43 dst
        movdqa [rbp + 3248], xmm2                          ;   195.0 p0+p3   43 dst spill
        movdqa xmm2, [rbp + 2256]                          ;   152.3 p2      43 dst
        movdqa [rbp + 3344], xmm3                          ;   208.0 p0+p3   43 dst spill
        movdqa xmm3, [rbp + 2224]                          ;   153.3 p2      43 dst
        pxor xmm3, [rbp + 2240]                            ;   189.0 p2+p1   43 dst
        pxor xmm0, xmm3                                    ;   191.0 p1      43 dst
        movdqa [rbp + 3376], xmm15                         ;   210.0 p0+p3   43 dst spill
        movdqa xmm15, xmm0                                 ;   193.0 p0      43 dst copy
        pxor xmm15, [rbp + 2288]                           ;   200.0 p2+p1   43 dst
        pxor xmm8, xmm15                                   ;   202.0 p1      43 dst
        pxor xmm2, xmm8                                    ;   204.0 p1      43 dst
        movdqa [rbp + 3392], xmm7                          ;   180.0 p0+p3   43 dst spill
        movdqa xmm7, xmm8                                  ;   204.0 p0      43 dst copy
        movdqa [rbp + 3408], xmm11                         ;   195.0 p0+p3   43 dst spill
        movdqa xmm11, xmm8                                 ;   204.0 p0      43 dst copy
        movdqa [rbp + 3424], xmm4                          ;   197.0 p0+p3   43 dst spill
        movdqa xmm4, xmm15                                 ;   202.0 p0      43 dst copy
        pxor xmm4, [rbp + 2176]                            ;   209.0 p2+p1   43 dst
        pxor xmm10, xmm4                                   ;   211.0 p1      43 dst
        movdqa [rbp + 3440], xmm9                          ;   214.0 p0+p3   43 dst spill
        movdqa xmm9, xmm10                                 ;   213.0 p0      43 dst copy
        pxor xmm9, [rbp + 2224]                            ;   220.0 p2+p1   43 dst
        pxor xmm7, xmm9                                    ;   222.0 p1      43 dst
        movdqa [rbp + 3456], xmm14                         ;   188.0 p0+p3   43 dst spill
        movdqa xmm14, xmm15                                ;   202.0 p0      43 dst copy
        pand xmm14, xmm7                                   ;   224.0 p1      43 dst
        movdqa [rbp + 3472], xmm1                          ;   197.0 p0+p3   43 dst spill
        movdqa xmm1, xmm15                                 ;   202.0 p0      43 dst copy
        movdqa [rbp + 3488], xmm5                          ;   187.0 p0+p3   43 dst spill
        movdqa xmm5, xmm2                                  ;   206.0 p0      43 dst copy
        pxor xmm5, [rbp + 2240]                            ;   213.0 p2+p1   43 dst
        movdqa [rbp + 3504], xmm6                          ;   182.0 p0+p3   43 dst spill
        movdqa xmm6, xmm2                                  ;   206.0 p0      43 dst copy
        pxor xmm6, [rbp + 2176]                            ;   213.0 p2+p1   43 dst
        movdqa [rbp + 3520], xmm13                         ;   199.0 p0+p3   43 dst spill
        movdqa xmm13, xmm2                                 ;   206.0 p0      43 dst copy
        movdqa [rbp + 3536], xmm12                         ;   206.0 p0+p3   43 dst spill
        movdqa xmm12, xmm4                                 ;   211.0 p0      43 dst copy
        por xmm12, [rbp + 2288]                            ;   218.0 p2+p1   43 dst
        pxor xmm10, xmm12                                  ;   220.0 p1      43 dst
        movdqa [rbp + 3552], xmm8                          ;   204.0 p0+p3   43 dst spill
        movdqa xmm8, xmm4                                  ;   211.0 p0      43 dst copy
        movdqa [rbp + 3568], xmm2                          ;   206.0 p0+p3   43 dst spill
        movdqa xmm2, xmm6                                  ;   215.0 p0      43 dst copy
        pand xmm2, xmm5                                    ;   222.0 p1      43 dst
        pxor xmm10, xmm2                                   ;   224.0 p1      43 dst
        movdqa xmm2, xmm5                                  ;   215.0 p0      43 dst copy
        movdqa [rbp + 3584], xmm15                         ;   202.0 p0+p3   43 dst spill
        movdqa xmm15, xmm5                                 ;   215.0 p0      43 dst copy
        pxor xmm15, xmm9                                   ;   222.0 p1      43 dst
        movdqa [rbp + 3600], xmm6                          ;   215.0 p0+p3   43 dst spill
        movdqa xmm6, xmm7                                  ;   224.0 p0      43 dst copy
        pxor xmm6, [rbp + 2288]                            ;   231.0 p2+p1   43 dst
        pxor xmm2, xmm6                                    ;   233.0 p1      43 dst
        pand xmm13, xmm2                                   ;   235.0 p1      43 dst
        pxor xmm0, xmm13                                   ;   237.0 p1      43 dst
        movdqa xmm13, xmm9                                 ;   222.0 p0      43 dst copy
        movdqa [rbp + 3616], xmm7                          ;   224.0 p0+p3   43 dst spill
        movdqa xmm7, xmm14                                 ;   226.0 p0      43 dst copy
        pxor xmm7, [rbp + 2240]                            ;   233.0 p2+p1   43 dst
        movdqa [rbp + 3632], xmm5                          ;   215.0 p0+p3   43 dst spill
        movdqa xmm5, xmm15                                 ;   224.0 p0      43 dst copy
        movdqa [rbp + 3648], xmm4                          ;   211.0 p0+p3   43 dst spill
        movdqa xmm4, xmm15                                 ;   224.0 p0      43 dst copy
        pxor xmm4, [rbp + 2288]                            ;   231.0 p2+p1   43 dst
        movdqa [rbp + 3664], xmm15                         ;   224.0 p0+p3   43 dst spill
        movdqa xmm15, xmm2                                 ;   235.0 p0      43 dst copy
        pxor xmm15, [rbp + 2224]                           ;   242.0 p2+p1   43 dst
        pand xmm5, xmm15                                   ;   244.0 p1      43 dst
        pxor xmm7, xmm5                                    ;   246.0 p1      43 dst
        pxor xmm8, xmm15                                   ;   244.0 p1      43 dst
        movdqa xmm5, xmm6                                  ;   233.0 p0      43 dst copy
        pxor xmm5, [rbp + 2176]                            ;   240.0 p2+p1   43 dst
        pxor xmm3, xmm5                                    ;   242.0 p1      43 dst
        pand xmm5, xmm6                                    ;   242.0 p1      43 dst
        pxor xmm0, xmm5                                    ;   244.0 p1      43 dst
        pand xmm13, xmm3                                   ;   244.0 p1      43 dst
        pxor xmm5, xmm13                                   ;   246.0 p1      43 dst
        pxor xmm1, xmm3                                    ;   244.0 p1      43 dst
        pand xmm11, xmm1                                   ;   246.0 p1      43 dst
        pxor xmm14, xmm11                                  ;   248.0 p1      43 dst
        pxor xmm14, xmm0                                   ;   250.0 p1      43 dst
        pxor xmm12, xmm0                                   ;   246.0 p1      43 dst
        pxor xmm7, xmm5                                    ;   248.0 p1      43 dst
        pxor xmm10, xmm5                                   ;   248.0 p1      43 dst
        movdqa xmm0, xmm4                                  ;   233.0 p0      43 dst copy
        pand xmm0, xmm8                                    ;   246.0 p1      43 dst
        pxor xmm12, xmm0                                   ;   248.0 p1      43 dst
        movdqa xmm0, xmm14                                 ;   252.0 p0      43 dst copy
        pand xmm0, xmm7                                    ;   259.0 p1      43 dst
        pxor xmm12, xmm0                                   ;   261.0 p1      43 dst
        movdqa xmm5, xmm7                                  ;   250.0 p0      43 dst copy
        pxor xmm5, xmm12                                   ;   263.0 p1      43 dst
        pand xmm12, xmm10                                  ;   263.0 p1      43 dst
        pxor xmm14, xmm12                                  ;   265.0 p1      43 dst
        por xmm0, xmm5                                     ;   265.0 p1      43 dst
        pxor xmm0, xmm14                                   ;   267.0 p1      43 dst
        movdqa xmm11, xmm10                                ;   250.0 p0      43 dst copy
        pand xmm11, xmm14                                  ;   267.0 p1      43 dst
        pxor xmm7, xmm11                                   ;   269.0 p1      43 dst
        pand xmm14, xmm7                                   ;   271.0 p1      43 dst
        pxor xmm10, xmm14                                  ;   273.0 p1      43 dst
        pand xmm8, xmm7                                    ;   271.0 p1      43 dst
        pand xmm4, xmm7                                    ;   271.0 p1      43 dst
        movdqa xmm11, [rbp + 3648]                         ;   221.0 p2      43 dst reload
        pand xmm11, xmm0                                   ;   269.0 p1      43 dst
        pand xmm1, xmm10                                   ;   275.0 p1      43 dst
        movdqa xmm12, [rbp + 3552]                         ;   222.0 p2      43 dst reload
        pand xmm12, xmm10                                  ;   275.0 p1      43 dst
        movdqa xmm13, xmm7                                 ;   271.0 p0      43 dst copy
        por xmm13, xmm0                                    ;   278.0 p1      43 dst
        pxor xmm5, xmm13                                   ;   280.0 p1      43 dst
        pand xmm9, xmm5                                    ;   282.0 p1      43 dst
        pand xmm3, xmm5                                    ;   282.0 p1      43 dst
        movdqa xmm13, xmm7                                 ;   271.0 p0      43 dst copy
        pxor xmm13, xmm0                                   ;   278.0 p1      43 dst
        pxor xmm7, xmm10                                   ;   275.0 p1      43 dst
        pand xmm2, xmm7                                    ;   277.0 p1      43 dst
        movdqa xmm14, [rbp + 3568]                         ;   225.7 p2      43 dst reload
        pand xmm14, xmm7                                   ;   277.0 p1      43 dst
        pxor xmm10, xmm5                                   ;   282.0 p1      43 dst
        pxor xmm9, xmm2                                    ;   284.0 p1      43 dst
        pxor xmm5, xmm13                                   ;   282.0 p1      43 dst
        pand xmm15, xmm13                                  ;   280.0 p1      43 dst
        movdqa xmm7, [rbp + 3664]                          ;   227.7 p2      43 dst reload
        pand xmm7, xmm13                                   ;   280.0 p1      43 dst
        pxor xmm3, xmm15                                   ;   284.0 p1      43 dst
        movdqa xmm13, [rbp + 3632]                         ;   228.7 p2      43 dst reload
        pand xmm13, xmm5                                   ;   284.0 p1      43 dst
        movdqa [rbp + 3632], xmm15                         ;   282.0 p0+p3   43 dst spill
        movdqa xmm15, [rbp + 3600]                         ;   230.0 p2      43 dst reload
        pand xmm15, xmm5                                   ;   284.0 p1      43 dst
        movdqa xmm5, xmm0                                  ;   269.0 p0      43 dst copy
        pand xmm5, [rbp + 2288]                            ;   276.0 p2+p1   43 dst
        pxor xmm0, xmm10                                   ;   284.0 p1      43 dst
        pand xmm6, xmm0                                    ;   286.0 p1      43 dst
        pand xmm0, [rbp + 2176]                            ;   286.0 p2+p1   43 dst
        movdqa [rbp + 3600], xmm15                         ;   286.0 p0+p3   43 dst spill
        movdqa xmm15, [rbp + 3584]                         ;   233.7 p2      43 dst reload
        pand xmm15, xmm10                                  ;   284.0 p1      43 dst
        movdqa [rbp + 3584], xmm14                         ;   279.0 p0+p3   43 dst spill
        movdqa xmm14, [rbp + 3616]                         ;   235.0 p2      43 dst reload
        pand xmm14, xmm10                                  ;   284.0 p1      43 dst
        pxor xmm15, xmm0                                   ;   288.0 p1      43 dst
        pxor xmm14, xmm5                                   ;   286.0 p1      43 dst
        pxor xmm14, xmm13                                  ;   288.0 p1      43 dst
        pxor xmm13, xmm4                                   ;   286.0 p1      43 dst
        pxor xmm13, xmm9                                   ;   288.0 p1      43 dst
        movdqa xmm10, xmm3                                 ;   286.0 p0      43 dst copy
        pxor xmm10, xmm15                                  ;   293.0 p1      43 dst
        pxor xmm10, xmm13                                  ;   295.0 p1      43 dst
        pxor xmm7, xmm10                                   ;   297.0 p1      43 dst
        pxor xmm14, xmm7                                   ;   299.0 p1      43 dst
        pxor xmm1, xmm14                                   ;   301.0 p1      43 dst
        pxor xmm8, xmm1                                    ;   303.0 p1      43 dst
        movdqa [rbp + 3616], xmm15                         ;   290.0 p0+p3   43 dst spill
        movdqa xmm15, [rbp + 2832]                         ;   240.3 p2      43 dst
        movdqa [rbp + 3664], xmm1                          ;   303.0 p0+p3   43 dst spill
        movdqa xmm1, [rbp + 2912]                          ;   241.3 p2      43 dst
        movdqa [rbp + 3568], xmm12                         ;   277.0 p0+p3   43 dst spill
        movdqa xmm12, [rbp + 2848]                         ;   242.3 p2      43 dst
        movdqa [rbp + 3552], xmm9                          ;   286.0 p0+p3   43 dst spill
        movdqa xmm9, [rbp + 2896]                          ;   243.3 p2      43 dst
        movdqa [rbp + 3648], xmm7                          ;   299.0 p0+p3   43 dst spill
        movdqa xmm7, [rbp + 2864]                          ;   244.3 p2      43 dst
        pxor xmm7, [rbp + 2880]                            ;   280.0 p2+p1   43 dst
        pxor xmm15, xmm7                                   ;   282.0 p1      43 dst
        movdqa [rbp + 3680], xmm14                         ;   301.0 p0+p3   43 dst spill
        movdqa xmm14, xmm15                                ;   284.0 p0      43 dst copy
        pxor xmm14, [rbp + 2928]                           ;   291.0 p2+p1   43 dst
        pxor xmm1, xmm14                                   ;   293.0 p1      43 dst
        pxor xmm9, xmm1                                    ;   295.0 p1      43 dst
        movdqa [rbp + 3696], xmm11                         ;   271.0 p0+p3   43 dst spill
        movdqa xmm11, [rbp + 3232]                         ;   248.7 p2      58 dst
        pxor xmm11, [rbp - 128]                            ;   285.0 p2+p1   58 dst
        movdqa [rbp + 3232], xmm11                         ;   287.0 p0+p3   58 dst spill
        movdqa xmm11, xmm1                                 ;   295.0 p0      43 dst copy
        movdqa [rbp + 3712], xmm3                          ;   286.0 p0+p3   43 dst spill
        movdqa xmm3, xmm1                                  ;   295.0 p0      43 dst copy
        movdqa [rbp + 3728], xmm0                          ;   288.0 p0+p3   43 dst spill
        movdqa xmm0, xmm14                                 ;   293.0 p0      43 dst copy
        pxor xmm0, [rbp + 2816]                            ;   300.0 p2+p1   43 dst
        pxor xmm12, xmm0                                   ;   302.0 p1      43 dst
        movdqa [rbp + 3744], xmm8                          ;   305.0 p0+p3   43 dst spill
        movdqa xmm8, xmm12                                 ;   304.0 p0      43 dst copy
        pxor xmm8, [rbp + 2864]                            ;   311.0 p2+p1   43 dst
        pxor xmm11, xmm8                                   ;   313.0 p1      43 dst
        movdqa [rbp + 3760], xmm2                          ;   279.0 p0+p3   43 dst spill
        movdqa xmm2, xmm14                                 ;   293.0 p0      43 dst copy
        pand xmm2, xmm11                                   ;   315.0 p1      43 dst
        movdqa [rbp + 3776], xmm6                          ;   288.0 p0+p3   43 dst spill
        movdqa xmm6, xmm14                                 ;   293.0 p0      43 dst copy
        movdqa [rbp + 3792], xmm5                          ;   278.0 p0+p3   43 dst spill
        movdqa xmm5, xmm9                                  ;   297.0 p0      43 dst copy
        pxor xmm5, [rbp + 2880]                            ;   304.0 p2+p1   43 dst
        movdqa [rbp + 3808], xmm4                          ;   273.0 p0+p3   43 dst spill
        movdqa xmm4, xmm9                                  ;   297.0 p0      43 dst copy
        pxor xmm4, [rbp + 2816]                            ;   304.0 p2+p1   43 dst
        movdqa [rbp + 3824], xmm13                         ;   290.0 p0+p3   43 dst spill
        movdqa xmm13, xmm9                                 ;   297.0 p0      43 dst copy
        movdqa [rbp + 3840], xmm10                         ;   297.0 p0+p3   43 dst spill
        movdqa xmm10, xmm0                                 ;   302.0 p0      43 dst copy
        por xmm10, [rbp + 2928]                            ;   309.0 p2+p1   43 dst
        pxor xmm12, xmm10                                  ;   311.0 p1      43 dst
        movdqa [rbp + 3856], xmm1                          ;   295.0 p0+p3   43 dst spill
        movdqa xmm1, xmm0                                  ;   302.0 p0      43 dst copy
        movdqa [rbp + 3872], xmm9                          ;   297.0 p0+p3   43 dst spill
        movdqa xmm9, xmm4                                  ;   306.0 p0      43 dst copy
        pand xmm9, xmm5                                    ;   313.0 p1      43 dst
        pxor xmm12, xmm9                                   ;   315.0 p1      43 dst
        movdqa xmm9, xmm5                                  ;   306.0 p0      43 dst copy
        movdqa [rbp + 3888], xmm14                         ;   293.0 p0+p3   43 dst spill
        movdqa xmm14, xmm5                                 ;   306.0 p0      43 dst copy
        pxor xmm14, xmm8                                   ;   313.0 p1      43 dst
        movdqa [rbp + 3904], xmm4                          ;   306.0 p0+p3   43 dst spill
        movdqa xmm4, xmm11                                 ;   315.0 p0      43 dst copy
        pxor xmm4, [rbp + 2928]                            ;   322.0 p2+p1   43 dst
        pxor xmm9, xmm4                                    ;   324.0 p1      43 dst
        pand xmm13, xmm9                                   ;   326.0 p1      43 dst
        pxor xmm15, xmm13                                  ;   328.0 p1      43 dst
        movdqa xmm13, xmm8                                 ;   313.0 p0      43 dst copy
        movdqa [rbp + 3920], xmm11                         ;   315.0 p0+p3   43 dst spill
        movdqa xmm11, xmm2                                 ;   317.0 p0      43 dst copy
        pxor xmm11, [rbp + 2880]                           ;   324.0 p2+p1   43 dst
        movdqa [rbp + 3936], xmm5                          ;   306.0 p0+p3   43 dst spill
        movdqa xmm5, xmm14                                 ;   315.0 p0      43 dst copy
        movdqa [rbp + 3952], xmm0                          ;   302.0 p0+p3   43 dst spill
        movdqa xmm0, xmm14                                 ;   315.0 p0      43 dst copy
        pxor xmm0, [rbp + 2928]                            ;   322.0 p2+p1   43 dst
        movdqa [rbp + 3968], xmm14                         ;   315.0 p0+p3   43 dst spill
        movdqa xmm14, xmm9                                 ;   326.0 p0      43 dst copy
        pxor xmm14, [rbp + 2864]                           ;   333.0 p2+p1   43 dst
        pand xmm5, xmm14                                   ;   335.0 p1      43 dst
        pxor xmm11, xmm5                                   ;   337.0 p1      43 dst
        pxor xmm1, xmm14                                   ;   335.0 p1      43 dst
        movdqa xmm5, xmm4                                  ;   324.0 p0      43 dst copy
        pxor xmm5, [rbp + 2816]                            ;   331.0 p2+p1   43 dst
        pxor xmm7, xmm5                                    ;   333.0 p1      43 dst
        pand xmm5, xmm4                                    ;   333.0 p1      43 dst
        pxor xmm15, xmm5                                   ;   335.0 p1      43 dst
        pand xmm13, xmm7                                   ;   335.0 p1      43 dst
        pxor xmm5, xmm13                                   ;   337.0 p1      43 dst
        pxor xmm6, xmm7                                    ;   335.0 p1      43 dst
        pand xmm3, xmm6                                    ;   337.0 p1      43 dst
        pxor xmm2, xmm3                                    ;   339.0 p1      43 dst
        pxor xmm2, xmm15                                   ;   341.0 p1      43 dst
        pxor xmm10, xmm15                                  ;   337.0 p1      43 dst
        pxor xmm11, xmm5                                   ;   339.0 p1      43 dst
        pxor xmm12, xmm5                                   ;   339.0 p1      43 dst
        movdqa xmm3, xmm0                                  ;   324.0 p0      43 dst copy
        pand xmm3, xmm1                                    ;   337.0 p1      43 dst
        pxor xmm10, xmm3                                   ;   339.0 p1      43 dst
        movdqa xmm3, [rbp + 3216]                          ;   308.3 p2      58 dst
        pxor xmm3, [rbp - 112]                             ;   323.0 p2+p1   58 dst
        movdqa xmm5, [rbp + 3168]                          ;   310.3 p2      58 dst
        pxor xmm5, [rbp + 3184]                            ;   324.0 p2+p1   58 dst
        pxor xmm5, [rbp + 3200]                            ;   326.0 p2+p1   58 dst
        pxor xmm5, [rbp + 3152]                            ;   328.0 p2+p1   58 dst
        movdqa xmm13, xmm2                                 ;   343.0 p0      43 dst copy
        pand xmm13, xmm11                                  ;   350.0 p1      43 dst
        pxor xmm10, xmm13                                  ;   352.0 p1      43 dst
        movdqa xmm15, xmm11                                ;   341.0 p0      43 dst copy
        pxor xmm15, xmm10                                  ;   354.0 p1      43 dst
        pand xmm10, xmm12                                  ;   354.0 p1      43 dst
        pxor xmm2, xmm10                                   ;   356.0 p1      43 dst
        por xmm13, xmm15                                   ;   356.0 p1      43 dst
        pxor xmm13, xmm2                                   ;   358.0 p1      43 dst
        movdqa xmm10, xmm12                                ;   341.0 p0      43 dst copy
        pand xmm10, xmm2                                   ;   358.0 p1      43 dst
        pxor xmm11, xmm10                                  ;   360.0 p1      43 dst
        mov r8, qword [rbp + 5152]                         ;   315.7 p2      58 dst.2 reload
        pxor xmm5, [r8 + 20512]                            ;   336.0 p2+p1   58 dst
        pand xmm2, xmm11                                   ;   362.0 p1      43 dst
        pxor xmm12, xmm2                                   ;   364.0 p1      43 dst
        pand xmm1, xmm11                                   ;   362.0 p1      43 dst
        pand xmm0, xmm11                                   ;   362.0 p1      43 dst
        pand xmm6, xmm12                                   ;   366.0 p1      43 dst
        movdqa xmm2, [rbp + 3952]                          ;   318.3 p2      43 dst reload
        pand xmm2, xmm13                                   ;   360.0 p1      43 dst
        pxor xmm2, [r8 + 20912]                            ;   362.0 p2+p1   58 dst
        movdqa xmm10, [rbp + 3856]                         ;   320.3 p2      43 dst reload
        pand xmm10, xmm12                                  ;   366.0 p1      43 dst
        movdqa [rbp + 3856], xmm5                          ;   338.0 p0+p3   58 dst spill
        movdqa xmm5, [rbp + 3088]                          ;   321.3 p2      58 dst
        pxor xmm5, [r8 + 20528]                            ;   345.0 p2+p1   58 dst
        pxor xmm5, [rbp + 3104]                            ;   347.0 p2+p1   58 dst
        pxor xmm5, [rbp + 3136]                            ;   349.0 p2+p1   58 dst
        pxor xmm5, [rbp + 3120]                            ;   351.0 p2+p1   58 dst
        movdqa [rbp + 3120], xmm5                          ;   353.0 p0+p3   58 dst spill
        movdqa xmm5, [rbp + 2976]                          ;   326.3 p2      58 dst
        pxor xmm5, [r8 + 20544]                            ;   349.0 p2+p1   58 dst
        movdqa [rbp + 2976], xmm5                          ;   351.0 p0+p3   58 dst spill
        movdqa xmm5, xmm11                                 ;   362.0 p0      43 dst copy
        por xmm5, xmm13                                    ;   369.0 p1      43 dst
        pxor xmm15, xmm5                                   ;   371.0 p1      43 dst
        pand xmm8, xmm15                                   ;   373.0 p1      43 dst
        pand xmm7, xmm15                                   ;   373.0 p1      43 dst
        movdqa xmm5, xmm11                                 ;   362.0 p0      43 dst copy
        pxor xmm5, xmm13                                   ;   369.0 p1      43 dst
        mov r9, qword [rbp + 5176]                         ;   328.7 p2      58 dst reload
        movdqa [r9 + 16], xmm3                             ;   329.0 p0+p3   58 dst
        pxor xmm11, xmm12                                  ;   366.0 p1      43 dst
        pand xmm9, xmm11                                   ;   368.0 p1      43 dst
        movdqa xmm3, [rbp + 3872]                          ;   330.3 p2      43 dst reload
        pand xmm3, xmm11                                   ;   368.0 p1      43 dst
        pxor xmm12, xmm15                                  ;   373.0 p1      43 dst
        pxor xmm8, xmm9                                    ;   375.0 p1      43 dst
        pxor xmm15, xmm5                                   ;   373.0 p1      43 dst
        pand xmm14, xmm5                                   ;   371.0 p1      43 dst
        movdqa xmm11, [rbp + 3968]                         ;   332.3 p2      43 dst reload
        pand xmm11, xmm5                                   ;   371.0 p1      43 dst
        pxor xmm7, xmm14                                   ;   375.0 p1      43 dst
        movdqa xmm5, [rbp + 3936]                          ;   333.3 p2      43 dst reload
        pand xmm5, xmm15                                   ;   375.0 p1      43 dst
        movdqa [rbp + 3936], xmm14                         ;   373.0 p0+p3   43 dst spill
        movdqa xmm14, [rbp + 3904]                         ;   334.7 p2      43 dst reload
        pand xmm14, xmm15                                  ;   375.0 p1      43 dst
        movdqa xmm15, xmm13                                ;   360.0 p0      43 dst copy
        pand xmm15, [rbp + 2928]                           ;   367.0 p2+p1   43 dst
        pxor xmm13, xmm12                                  ;   375.0 p1      43 dst
        pand xmm4, xmm13                                   ;   377.0 p1      43 dst
        pand xmm13, [rbp + 2816]                           ;   377.0 p2+p1   43 dst
        pxor xmm9, xmm0                                    ;   370.0 p1      58 dst
        pxor xmm0, xmm8                                    ;   377.0 p1      43 dst
        pxor xmm0, xmm5                                    ;   379.0 p1      43 dst
        pxor xmm5, xmm15                                   ;   377.0 p1      43 dst
        pxor xmm9, xmm15                                   ;   374.0 p1      58 dst
        pxor xmm10, xmm8                                   ;   377.0 p1      58 dst
        pxor xmm9, xmm4                                    ;   379.0 p1      58 dst
        pxor xmm9, [r8 + 20896]                            ;   381.0 p2+p1   58 dst
        pxor xmm10, [rbp + 96]                             ;   379.0 p2+p1   58 dst
        movdqa xmm4, [rbp + 3888]                          ;   342.0 p2      43 dst reload
        pand xmm4, xmm12                                   ;   379.0 p1      43 dst
        movdqa xmm8, [rbp + 3920]                          ;   343.0 p2      43 dst reload
        pand xmm8, xmm12                                   ;   380.0 p1      43 dst
        pxor xmm5, xmm8                                    ;   382.0 p1      43 dst
        pxor xmm4, xmm13                                   ;   382.0 p1      43 dst
        movdqa xmm8, [rbp + 3024]                          ;   344.0 p2      58 dst
        pxor xmm2, xmm13                                   ;   383.0 p1      58 dst
        pxor xmm8, [rbp + 2944]                            ;   384.0 p2+p1   58 dst
        pxor xmm8, [rbp + 3072]                            ;   386.0 p2+p1   58 dst
        pxor xmm8, [rbp - 96]                              ;   388.0 p2+p1   58 dst
        movdqa xmm12, [rbp + 3056]                         ;   348.0 p2      58 dst
        pxor xmm12, [rbp + 3040]                           ;   387.0 p2+p1   58 dst
        pxor xmm12, [rbp + 2992]                           ;   389.0 p2+p1   58 dst
        pxor xmm12, [rbp - 80]                             ;   391.0 p2+p1   58 dst
        pxor xmm2, xmm7                                    ;   390.0 p1      58 dst
        pxor xmm7, xmm0                                    ;   391.0 p1      43 dst
        pxor xmm7, xmm4                                    ;   393.0 p1      43 dst
        pxor xmm3, xmm4                                    ;   393.0 p1      58 dst
        pxor xmm3, [rbp + 112]                             ;   395.0 p2+p1   58 dst
        movdqa xmm4, [rbp + 3008]                          ;   353.0 p2      58 dst
        movdqa [r9 + 416], xmm9                            ;   383.0 p0+p3   58 dst
        pxor xmm4, [r8 + 20592]                            ;   395.0 p2+p1   58 dst
        pxor xmm4, [rbp + 2960]                            ;   397.0 p2+p1   58 dst
        pxor xmm4, [rbp + 3136]                            ;   399.0 p2+p1   58 dst
        movdqa xmm9, [rbp + 3536]                          ;   357.0 p2      58 dst
        movdqa [r9 + 80], xmm8                             ;   390.0 p0+p3   58 dst
        pxor xmm9, [rbp - 64]                              ;   398.0 p2+p1   58 dst
        movdqa xmm8, [rbp + 3520]                          ;   359.0 p2      58 dst
        pxor xmm11, xmm7                                   ;   399.0 p1      43 dst
        movdqa [r9 + 96], xmm12                            ;   393.0 p0+p3   58 dst
        pxor xmm8, [rbp - 48]                              ;   400.0 p2+p1   58 dst
        pxor xmm0, [rbp + 80]                              ;   401.0 p2+p1   58 dst
        pxor xmm14, [r8 + 20976]                           ;   402.0 p2+p1   58 dst
        pxor xmm14, [rbp + 3936]                           ;   404.0 p2+p1   58 dst
        pxor xmm5, xmm11                                   ;   404.0 p1      43 dst
        movdqa xmm12, [rbp + 3472]                         ;   366.3 p2      58 dst
        pxor xmm10, xmm11                                  ;   405.0 p1      58 dst
        pxor xmm12, [r8 + 20640]                           ;   406.0 p2+p1   58 dst
        pxor xmm12, [rbp + 3488]                           ;   408.0 p2+p1   58 dst
        pxor xmm12, [rbp + 3504]                           ;   410.0 p2+p1   58 dst
        pxor xmm12, [rbp + 3456]                           ;   412.0 p2+p1   58 dst
        pxor xmm6, xmm5                                    ;   410.0 p1      43 dst
        pxor xmm7, [rbp + 64]                              ;   411.0 p2+p1   58 dst
        movdqa xmm11, [rbp + 3392]                         ;   373.0 p2      58 dst
        movdqa [r9 + 128], xmm9                            ;   400.0 p0+p3   58 dst
        pxor xmm11, [r8 + 20656]                           ;   412.0 p2+p1   58 dst
        pxor xmm11, [rbp + 3408]                           ;   414.0 p2+p1   58 dst
        movdqa xmm9, [rbp + 3440]                          ;   376.0 p2      43 dst reload
        pxor xmm11, xmm9                                   ;   416.0 p1      58 dst
        movdqa [r9 + 112], xmm4                            ;   401.0 p0+p3   58 dst
        pxor xmm11, [rbp + 3424]                           ;   418.0 p2+p1   58 dst
        pxor xmm9, [r8 + 20720]                            ;   416.0 p2+p1   58 dst
        pxor xmm9, [rbp + 3328]                            ;   418.0 p2+p1   58 dst
        pxor xmm9, [rbp + 3296]                            ;   420.0 p2+p1   58 dst
        pxor xmm1, xmm6                                    ;   419.0 p1      43 dst
        movdqa [r9 + 144], xmm8                            ;   402.0 p0+p3   58 dst
        movdqa xmm4, [rbp + 3376]                          ;   381.0 p2      58 dst
        pxor xmm4, [r8 + 20672]                            ;   420.0 p2+p1   58 dst
        movdqa [r9 + 400], xmm0                            ;   403.0 p0+p3   58 dst
        movdqa xmm0, [rbp + 3344]                          ;   383.0 p2      58 dst
        pxor xmm0, [rbp + 3264]                            ;   421.0 p2+p1   58 dst
        pxor xmm0, [rbp + 3248]                            ;   423.0 p2+p1   58 dst
        pxor xmm0, [rbp - 32]                              ;   425.0 p2+p1   58 dst
        pxor xmm3, xmm6                                    ;   424.0 p1      58 dst
        pxor xmm5, [r8 + 20928]                            ;   425.0 p2+p1   58 dst
        movdqa [r9 + 464], xmm10                           ;   407.0 p0+p3   58 dst
        movdqa xmm6, [rbp + 3360]                          ;   388.0 p2      58 dst
        pxor xmm6, [rbp + 3280]                            ;   426.0 p2+p1   58 dst
        pxor xmm6, [rbp + 3312]                            ;   428.0 p2+p1   58 dst
        pxor xmm6, [rbp - 16]                              ;   430.0 p2+p1   58 dst
        movdqa [r9 + 160], xmm12                           ;   414.0 p0+p3   58 dst
        movdqa xmm8, [rbp + 3840]                          ;   392.0 p2      58 dst
        pxor xmm8, [rbp + 0]                               ;   429.0 p2+p1   58 dst
        movdqa [r9 + 384], xmm7                            ;   413.0 p0+p3   58 dst
        movdqa xmm7, [rbp + 3824]                          ;   394.0 p2      58 dst
        pxor xmm7, [rbp + 16]                              ;   430.0 p2+p1   58 dst
        movdqa xmm10, [rbp + 3776]                         ;   396.0 p2      58 dst
        pxor xmm10, [r8 + 20768]                           ;   431.0 p2+p1   58 dst
        pxor xmm10, [rbp + 3792]                           ;   433.0 p2+p1   58 dst
        pxor xmm10, [rbp + 3808]                           ;   435.0 p2+p1   58 dst
        pxor xmm10, [rbp + 3760]                           ;   437.0 p2+p1   58 dst
        movdqa [r9 + 176], xmm11                           ;   420.0 p0+p3   58 dst
        movdqa [r9 + 192], xmm4                            ;   422.0 p0+p3   58 dst
        movdqa [r9 + 240], xmm9                            ;   422.0 p0+p3   58 dst
        pxor xmm2, xmm1                                    ;   435.0 p1      58 dst
        pxor xmm14, xmm1                                   ;   436.0 p1      58 dst
        movdqa xmm1, [rbp + 3696]                          ;   401.0 p2      58 dst
        pxor xmm1, [r8 + 20784]                            ;   437.0 p2+p1   58 dst
        pxor xmm1, [rbp + 3712]                            ;   439.0 p2+p1   58 dst
        movdqa xmm4, [rbp + 3744]                          ;   404.0 p2      43 dst reload
        pxor xmm1, xmm4                                    ;   441.0 p1      58 dst
        pxor xmm1, [rbp + 3728]                            ;   443.0 p2+p1   58 dst
        pxor xmm4, [r8 + 20848]                            ;   441.0 p2+p1   58 dst
        pxor xmm4, [rbp + 3632]                            ;   443.0 p2+p1   58 dst
        pxor xmm4, [rbp + 3600]                            ;   445.0 p2+p1   58 dst
        movdqa [r9 + 208], xmm0                            ;   427.0 p0+p3   58 dst
        movdqa [r9 + 480], xmm3                            ;   426.0 p0+p3   58 dst
        movdqa [r9 + 448], xmm5                            ;   427.0 p0+p3   58 dst
        movdqa [r9 + 256], xmm8                            ;   431.0 p0+p3   58 dst
        movdqa [r9 + 224], xmm6                            ;   432.0 p0+p3   58 dst
        movdqa [r9 + 272], xmm7                            ;   432.0 p0+p3   58 dst
        movdqa xmm0, [rbp + 3680]                          ;   409.0 p2      58 dst
        pxor xmm0, [r8 + 20800]                            ;   444.0 p2+p1   58 dst
        movdqa xmm3, [rbp + 3648]                          ;   411.0 p2      58 dst
        pxor xmm3, [rbp + 3568]                            ;   445.0 p2+p1   58 dst
        pxor xmm3, [rbp + 3552]                            ;   447.0 p2+p1   58 dst
        pxor xmm3, [rbp + 32]                              ;   449.0 p2+p1   58 dst
        movdqa xmm5, [rbp + 3664]                          ;   415.0 p2      58 dst
        pxor xmm5, [rbp + 3584]                            ;   448.0 p2+p1   58 dst
        pxor xmm5, [rbp + 3616]                            ;   450.0 p2+p1   58 dst
        pxor xmm5, [rbp + 48]                              ;   452.0 p2+p1   58 dst
        movdqa [r9 + 288], xmm10                           ;   439.0 p0+p3   58 dst
        movdqa [r9 + 432], xmm2                            ;   437.0 p0+p3   58 dst
        movdqa [r9 + 496], xmm14                           ;   438.0 p0+p3   58 dst
        movdqa xmm2, [rbp + 3232]                          ;   419.0 p2      58 dst reload
        movdqa [r9], xmm2                                  ;   430.0 p0+p3   58 dst
        movdqa [r9 + 304], xmm1                            ;   445.0 p0+p3   58 dst
        movdqa [r9 + 320], xmm0                            ;   446.0 p0+p3   58 dst
        movdqa xmm0, [rbp + 3856]                          ;   420.0 p2      58 dst reload
        movdqa [r9 + 32], xmm0                             ;   431.0 p0+p3   58 dst
        movdqa [r9 + 368], xmm4                            ;   447.0 p0+p3   58 dst
        movdqa xmm0, [rbp + 3120]                          ;   421.0 p2      58 dst reload
        movdqa [r9 + 48], xmm0                             ;   432.0 p0+p3   58 dst
        movdqa xmm0, [rbp + 2976]                          ;   422.0 p2      58 dst reload
        movdqa [r9 + 64], xmm0                             ;   433.0 p0+p3   58 dst
        movdqa [r9 + 336], xmm3                            ;   451.0 p0+p3   58 dst
        movdqa [r9 + 352], xmm5                            ;   454.0 p0+p3   58 dst
        movdqa xmm0, [rbp + 1424]                          ;   423.0 p2      43 dst
        movdqa xmm1, [rbp + 1504]                          ;   424.0 p2      43 dst
        movdqa xmm2, [rbp + 1440]                          ;   425.0 p2      43 dst
        movdqa xmm3, [rbp + 1488]                          ;   426.0 p2      43 dst
        movdqa xmm4, [rbp + 1456]                          ;   427.0 p2      43 dst
        movdqa xmm5, [rbp + 1472]                          ;   428.0 p2      43 dst reload
        pxor xmm4, xmm5                                    ;   451.0 p1      43 dst
        pxor xmm0, xmm4                                    ;   453.0 p1      43 dst
        movdqa xmm6, xmm0                                  ;   455.0 p0      43 dst copy
        movdqa xmm7, [rbp + 1520]                          ;   429.0 p2      43 dst reload
        pxor xmm6, xmm7                                    ;   462.0 p1      43 dst
        pxor xmm1, xmm6                                    ;   464.0 p1      43 dst
        pxor xmm3, xmm1                                    ;   466.0 p1      43 dst
        movdqa xmm8, xmm6                                  ;   464.0 p0      43 dst copy
        movdqa xmm9, [rbp + 1408]                          ;   430.0 p2      43 dst reload
        pxor xmm8, xmm9                                    ;   471.0 p1      43 dst
        pxor xmm2, xmm8                                    ;   473.0 p1      43 dst
        movdqa xmm10, xmm1                                 ;   466.0 p0      43 dst copy
        movdqa xmm11, xmm6                                 ;   464.0 p0      43 dst copy
        movdqa xmm12, xmm6                                 ;   464.0 p0      43 dst copy
        movdqa xmm13, xmm1                                 ;   466.0 p0      43 dst copy
        movdqa xmm14, xmm2                                 ;   475.0 p0      43 dst copy
        movdqa xmm15, [rbp + 1456]                         ;   431.0 p2      43 dst reload
        pxor xmm14, xmm15                                  ;   482.0 p1      43 dst
        pxor xmm10, xmm14                                  ;   484.0 p1      43 dst
        pand xmm11, xmm10                                  ;   486.0 p1      43 dst
        movdqa [rbp + 2976], xmm1                          ;   466.0 p0+p3   43 dst spill
        movdqa xmm1, xmm3                                  ;   468.0 p0      43 dst copy
        pxor xmm1, xmm5                                    ;   475.0 p1      43 dst
        pxor xmm5, xmm11                                   ;   488.0 p1      43 dst
        movdqa [rbp + 3120], xmm6                          ;   464.0 p0+p3   43 dst spill
        movdqa xmm6, xmm3                                  ;   468.0 p0      43 dst copy
        pxor xmm6, xmm9                                    ;   475.0 p1      43 dst
        movdqa [rbp + 3856], xmm6                          ;   477.0 p0+p3   43 dst spill
        movdqa xmm6, xmm3                                  ;   468.0 p0      43 dst copy
        movdqa [rbp + 3232], xmm3                          ;   468.0 p0+p3   43 dst spill
        movdqa xmm3, [rbp + 3856]                          ;   477.0 p2      43 dst
        pand xmm3, xmm1                                    ;   488.0 p1      43 dst
        pxor xmm2, xmm3                                    ;   490.0 p1      43 dst
        movdqa xmm3, [rbp + 3856]                          ;   477.0 p2      43 dst
        movdqa [rbp + 3856], xmm3                          ;   488.0 p0+p3   43 dst spill
        movdqa xmm3, xmm8                                  ;   473.0 p0      43 dst copy
        por xmm3, xmm7                                     ;   480.0 p1      43 dst
        pxor xmm2, xmm3                                    ;   492.0 p1      43 dst
        movdqa [rbp + 3616], xmm2                          ;   494.0 p0+p3   43 dst spill
        movdqa xmm2, xmm8                                  ;   473.0 p0      43 dst copy
        movdqa [rbp + 3584], xmm8                          ;   473.0 p0+p3   43 dst spill
        movdqa xmm8, xmm1                                  ;   477.0 p0      43 dst copy
        movdqa [rbp + 3664], xmm3                          ;   482.0 p0+p3   43 dst spill
        movdqa xmm3, xmm1                                  ;   477.0 p0      43 dst copy
        pxor xmm3, xmm14                                   ;   484.0 p1      43 dst
        movdqa [rbp + 3552], xmm1                          ;   477.0 p0+p3   43 dst spill
        movdqa xmm1, xmm10                                 ;   486.0 p0      43 dst copy
        pxor xmm1, xmm7                                    ;   493.0 p1      43 dst
        pxor xmm8, xmm1                                    ;   495.0 p1      43 dst
        pxor xmm15, xmm8                                   ;   497.0 p1      43 dst
        pand xmm6, xmm8                                    ;   497.0 p1      43 dst
        pxor xmm0, xmm6                                    ;   499.0 p1      43 dst
        pxor xmm2, xmm15                                   ;   499.0 p1      43 dst
        movdqa xmm6, xmm14                                 ;   484.0 p0      43 dst copy
        movdqa xmm7, xmm3                                  ;   486.0 p0      43 dst copy
        pand xmm7, xmm15                                   ;   499.0 p1      43 dst
        pxor xmm5, xmm7                                    ;   501.0 p1      43 dst
        movdqa xmm7, xmm3                                  ;   486.0 p0      43 dst copy
        pxor xmm7, [rbp + 1520]                            ;   493.0 p2+p1   43 dst
        movdqa [rbp + 3568], xmm8                          ;   497.0 p0+p3   43 dst spill
        movdqa xmm8, xmm1                                  ;   495.0 p0      43 dst copy
        pxor xmm8, xmm9                                    ;   502.0 p1      43 dst
        pxor xmm4, xmm8                                    ;   504.0 p1      43 dst
        pand xmm8, xmm1                                    ;   504.0 p1      43 dst
        pxor xmm0, xmm8                                    ;   506.0 p1      43 dst
        pand xmm6, xmm4                                    ;   506.0 p1      43 dst
        pxor xmm8, xmm6                                    ;   508.0 p1      43 dst
        pxor xmm12, xmm4                                   ;   506.0 p1      43 dst
        pand xmm13, xmm12                                  ;   508.0 p1      43 dst
        pxor xmm11, xmm13                                  ;   510.0 p1      43 dst
        pxor xmm11, xmm0                                   ;   512.0 p1      43 dst
        movdqa xmm6, [rbp + 3664]                          ;   482.0 p2      43 dst reload
        pxor xmm6, xmm0                                    ;   508.0 p1      43 dst
        pxor xmm5, xmm8                                    ;   510.0 p1      43 dst
        movdqa xmm0, [rbp + 3616]                          ;   494.0 p2      43 dst reload
        pxor xmm0, xmm8                                    ;   510.0 p1      43 dst
        movdqa xmm8, xmm7                                  ;   495.0 p0      43 dst copy
        pand xmm8, xmm2                                    ;   502.0 p1      43 dst
        pxor xmm6, xmm8                                    ;   510.0 p1      43 dst
        movdqa xmm8, xmm11                                 ;   514.0 p0      43 dst copy
        pand xmm8, xmm5                                    ;   521.0 p1      43 dst
        pxor xmm6, xmm8                                    ;   523.0 p1      43 dst
        movdqa xmm13, xmm5                                 ;   512.0 p0      43 dst copy
        pxor xmm13, xmm6                                   ;   525.0 p1      43 dst
        pand xmm6, xmm0                                    ;   525.0 p1      43 dst
        pxor xmm11, xmm6                                   ;   527.0 p1      43 dst
        por xmm8, xmm13                                    ;   527.0 p1      43 dst
        pxor xmm8, xmm11                                   ;   529.0 p1      43 dst
        movdqa xmm6, xmm0                                  ;   512.0 p0      43 dst copy
        pand xmm6, xmm11                                   ;   529.0 p1      43 dst
        pxor xmm5, xmm6                                    ;   531.0 p1      43 dst
        pand xmm11, xmm5                                   ;   533.0 p1      43 dst
        pxor xmm0, xmm11                                   ;   535.0 p1      43 dst
        pand xmm2, xmm5                                    ;   533.0 p1      43 dst
        pand xmm7, xmm5                                    ;   533.0 p1      43 dst
        pand xmm12, xmm0                                   ;   537.0 p1      43 dst
        movdqa xmm6, [rbp + 3584]                          ;   473.0 p2      43 dst reload
        pand xmm6, xmm8                                    ;   531.0 p1      43 dst
        movdqa xmm11, [rbp + 2976]                         ;   466.0 p2      43 dst reload
        pand xmm11, xmm0                                   ;   537.0 p1      43 dst
        movdqa [rbp + 2976], xmm11                         ;   539.0 p0+p3   43 dst spill
        movdqa xmm11, xmm5                                 ;   533.0 p0      43 dst copy
        por xmm11, xmm8                                    ;   540.0 p1      43 dst
        pxor xmm13, xmm11                                  ;   542.0 p1      43 dst
        pand xmm14, xmm13                                  ;   544.0 p1      43 dst
        pand xmm4, xmm13                                   ;   544.0 p1      43 dst
        movdqa xmm11, xmm5                                 ;   533.0 p0      43 dst copy
        pxor xmm11, xmm8                                   ;   540.0 p1      43 dst
        pxor xmm5, xmm0                                    ;   537.0 p1      43 dst
        pxor xmm0, xmm13                                   ;   544.0 p1      43 dst
        pxor xmm13, xmm11                                  ;   544.0 p1      43 dst
        pand xmm15, xmm11                                  ;   542.0 p1      43 dst
        pand xmm3, xmm11                                   ;   542.0 p1      43 dst
        pxor xmm4, xmm15                                   ;   546.0 p1      43 dst
        movdqa xmm11, [rbp + 3568]                         ;   497.0 p2      43 dst reload
        pand xmm11, xmm5                                   ;   539.0 p1      43 dst
        movdqa [rbp + 3568], xmm15                         ;   544.0 p0+p3   43 dst spill
        movdqa xmm15, [rbp + 3232]                         ;   470.0 p2      43 dst reload
        pand xmm15, xmm5                                   ;   539.0 p1      43 dst
        pxor xmm14, xmm11                                  ;   546.0 p1      43 dst
        pand xmm10, xmm0                                   ;   546.0 p1      43 dst
        movdqa xmm5, [rbp + 3552]                          ;   477.0 p2      43 dst reload
        pand xmm5, xmm13                                   ;   546.0 p1      43 dst
        movdqa [rbp + 3552], xmm15                         ;   541.0 p0+p3   43 dst spill
        movdqa xmm15, [rbp + 3856]                         ;   488.0 p2      43 dst reload
        pand xmm15, xmm13                                  ;   546.0 p1      43 dst
        pxor xmm10, xmm5                                   ;   548.0 p1      43 dst
        pxor xmm5, xmm7                                    ;   548.0 p1      43 dst
        pxor xmm5, xmm14                                   ;   550.0 p1      43 dst
        movdqa xmm13, [rbp + 3120]                         ;   484.0 p2      43 dst reload
        pand xmm13, xmm0                                   ;   546.0 p1      43 dst
        pxor xmm0, xmm8                                    ;   546.0 p1      43 dst
        pand xmm8, [rbp + 1520]                            ;   531.0 p2+p1   43 dst
        pxor xmm10, xmm8                                   ;   550.0 p1      43 dst
        pand xmm9, xmm0                                    ;   548.0 p1      43 dst
        pand xmm1, xmm0                                    ;   548.0 p1      43 dst
        pxor xmm13, xmm9                                   ;   550.0 p1      43 dst
        movdqa xmm0, xmm4                                  ;   548.0 p0      43 dst copy
        pxor xmm0, xmm13                                   ;   555.0 p1      43 dst
        pxor xmm0, xmm5                                    ;   557.0 p1      43 dst
        pxor xmm3, xmm0                                    ;   559.0 p1      43 dst
        pxor xmm10, xmm3                                   ;   561.0 p1      43 dst
        pxor xmm12, xmm10                                  ;   563.0 p1      43 dst
        pxor xmm2, xmm12                                   ;   565.0 p1      43 dst
        movdqa [rbp + 3120], xmm15                         ;   548.0 p0+p3   43 dst spill
        movdqa xmm15, [rbp + 2064]                         ;   493.7 p2      43 dst
        movdqa [rbp + 3856], xmm13                         ;   552.0 p0+p3   43 dst spill
        movdqa xmm13, [rbp + 2144]                         ;   494.7 p2      43 dst
        movdqa [rbp + 3232], xmm12                         ;   565.0 p0+p3   43 dst spill
        movdqa xmm12, [rbp + 2080]                         ;   495.7 p2      43 dst
        movdqa [rbp + 3584], xmm14                         ;   548.0 p0+p3   43 dst spill
        movdqa xmm14, [rbp + 2128]                         ;   496.7 p2      43 dst
        movdqa [rbp + 3616], xmm3                          ;   561.0 p0+p3   43 dst spill
        movdqa xmm3, [rbp + 2096]                          ;   497.7 p2      43 dst
        pxor xmm3, [rbp + 2112]                            ;   542.0 p2+p1   43 dst
        pxor xmm15, xmm3                                   ;   544.0 p1      43 dst
        movdqa [rbp + 3664], xmm10                         ;   563.0 p0+p3   43 dst spill
        movdqa xmm10, xmm15                                ;   546.0 p0      43 dst copy
        pxor xmm10, [rbp + 2160]                           ;   553.0 p2+p1   43 dst
        pxor xmm13, xmm10                                  ;   555.0 p1      43 dst
        pxor xmm14, xmm13                                  ;   557.0 p1      43 dst
        movdqa [rbp + 3648], xmm6                          ;   533.0 p0+p3   43 dst spill
        movdqa xmm6, xmm13                                 ;   557.0 p0      43 dst copy
        movdqa [rbp + 3680], xmm4                          ;   548.0 p0+p3   43 dst spill
        movdqa xmm4, xmm13                                 ;   557.0 p0      43 dst copy
        movdqa [rbp + 3600], xmm9                          ;   550.0 p0+p3   43 dst spill
        movdqa xmm9, xmm10                                 ;   555.0 p0      43 dst copy
        pxor xmm9, [rbp + 2048]                            ;   562.0 p2+p1   43 dst
        pxor xmm12, xmm9                                   ;   564.0 p1      43 dst
        movdqa [rbp + 3632], xmm2                          ;   567.0 p0+p3   43 dst spill
        movdqa xmm2, xmm12                                 ;   566.0 p0      43 dst copy
        pxor xmm2, [rbp + 2096]                            ;   573.0 p2+p1   43 dst
        pxor xmm6, xmm2                                    ;   575.0 p1      43 dst
        movdqa [rbp + 3744], xmm11                         ;   541.0 p0+p3   43 dst spill
        movdqa xmm11, xmm10                                ;   555.0 p0      43 dst copy
        pand xmm11, xmm6                                   ;   577.0 p1      43 dst
        movdqa [rbp + 3728], xmm7                          ;   535.0 p0+p3   43 dst spill
        movdqa xmm7, xmm10                                 ;   555.0 p0      43 dst copy
        movdqa [rbp + 3712], xmm8                          ;   533.0 p0+p3   43 dst spill
        movdqa xmm8, xmm14                                 ;   559.0 p0      43 dst copy
        pxor xmm8, [rbp + 2112]                            ;   566.0 p2+p1   43 dst
        movdqa [rbp + 3696], xmm1                          ;   550.0 p0+p3   43 dst spill
        movdqa xmm1, xmm14                                 ;   559.0 p0      43 dst copy
        pxor xmm1, [rbp + 2048]                            ;   566.0 p2+p1   43 dst
        movdqa [rbp + 3760], xmm5                          ;   552.0 p0+p3   43 dst spill
        movdqa xmm5, xmm14                                 ;   559.0 p0      43 dst copy
        movdqa [rbp + 3808], xmm0                          ;   559.0 p0+p3   43 dst spill
        movdqa xmm0, xmm9                                  ;   564.0 p0      43 dst copy
        por xmm0, [rbp + 2160]                             ;   571.0 p2+p1   43 dst
        pxor xmm12, xmm0                                   ;   573.0 p1      43 dst
        movdqa [rbp + 3792], xmm13                         ;   557.0 p0+p3   43 dst spill
        movdqa xmm13, xmm9                                 ;   564.0 p0      43 dst copy
        movdqa [rbp + 3776], xmm14                         ;   559.0 p0+p3   43 dst spill
        movdqa xmm14, xmm1                                 ;   568.0 p0      43 dst copy
        pand xmm14, xmm8                                   ;   575.0 p1      43 dst
        pxor xmm12, xmm14                                  ;   577.0 p1      43 dst
        movdqa xmm14, xmm8                                 ;   568.0 p0      43 dst copy
        movdqa [rbp + 3824], xmm10                         ;   555.0 p0+p3   43 dst spill
        movdqa xmm10, xmm8                                 ;   568.0 p0      43 dst copy
        pxor xmm10, xmm2                                   ;   575.0 p1      43 dst
        movdqa [rbp + 3840], xmm1                          ;   568.0 p0+p3   43 dst spill
        movdqa xmm1, xmm6                                  ;   577.0 p0      43 dst copy
        pxor xmm1, [rbp + 2160]                            ;   584.0 p2+p1   43 dst
        pxor xmm14, xmm1                                   ;   586.0 p1      43 dst
        pand xmm5, xmm14                                   ;   588.0 p1      43 dst
        pxor xmm15, xmm5                                   ;   590.0 p1      43 dst
        movdqa xmm5, xmm2                                  ;   575.0 p0      43 dst copy
        movdqa [rbp + 3312], xmm6                          ;   577.0 p0+p3   43 dst spill
        movdqa xmm6, xmm11                                 ;   579.0 p0      43 dst copy
        pxor xmm6, [rbp + 2112]                            ;   586.0 p2+p1   43 dst
        movdqa [rbp + 3280], xmm8                          ;   568.0 p0+p3   43 dst spill
        movdqa xmm8, xmm10                                 ;   577.0 p0      43 dst copy
        movdqa [rbp + 3360], xmm9                          ;   564.0 p0+p3   43 dst spill
        movdqa xmm9, xmm10                                 ;   577.0 p0      43 dst copy
        pxor xmm9, [rbp + 2160]                            ;   584.0 p2+p1   43 dst
        movdqa [rbp + 3248], xmm10                         ;   577.0 p0+p3   43 dst spill
        movdqa xmm10, xmm14                                ;   588.0 p0      43 dst copy
        pxor xmm10, [rbp + 2096]                           ;   595.0 p2+p1   43 dst
        pand xmm8, xmm10                                   ;   597.0 p1      43 dst
        pxor xmm6, xmm8                                    ;   599.0 p1      43 dst
        pxor xmm13, xmm10                                  ;   597.0 p1      43 dst
        movdqa xmm8, xmm1                                  ;   586.0 p0      43 dst copy
        pxor xmm8, [rbp + 2048]                            ;   593.0 p2+p1   43 dst
        pxor xmm3, xmm8                                    ;   595.0 p1      43 dst
        pand xmm8, xmm1                                    ;   595.0 p1      43 dst
        pxor xmm15, xmm8                                   ;   597.0 p1      43 dst
        pand xmm5, xmm3                                    ;   597.0 p1      43 dst
        pxor xmm8, xmm5                                    ;   599.0 p1      43 dst
        pxor xmm7, xmm3                                    ;   597.0 p1      43 dst
        pand xmm4, xmm7                                    ;   599.0 p1      43 dst
        pxor xmm11, xmm4                                   ;   601.0 p1      43 dst
        pxor xmm11, xmm15                                  ;   603.0 p1      43 dst
        pxor xmm0, xmm15                                   ;   599.0 p1      43 dst
        pxor xmm6, xmm8                                    ;   601.0 p1      43 dst
        pxor xmm12, xmm8                                   ;   601.0 p1      43 dst
        movdqa xmm4, xmm9                                  ;   586.0 p0      43 dst copy
        pand xmm4, xmm13                                   ;   599.0 p1      43 dst
        pxor xmm0, xmm4                                    ;   601.0 p1      43 dst
        movdqa xmm4, xmm11                                 ;   605.0 p0      43 dst copy
        pand xmm4, xmm6                                    ;   612.0 p1      43 dst
        pxor xmm0, xmm4                                    ;   614.0 p1      43 dst
        movdqa xmm5, xmm6                                  ;   603.0 p0      43 dst copy
        pxor xmm5, xmm0                                    ;   616.0 p1      43 dst
        pand xmm0, xmm12                                   ;   616.0 p1      43 dst
        pxor xmm11, xmm0                                   ;   618.0 p1      43 dst
        por xmm4, xmm5                                     ;   618.0 p1      43 dst
        pxor xmm4, xmm11                                   ;   620.0 p1      43 dst
        movdqa xmm0, xmm12                                 ;   603.0 p0      43 dst copy
        pand xmm0, xmm11                                   ;   620.0 p1      43 dst
        pxor xmm6, xmm0                                    ;   622.0 p1      43 dst
        pand xmm11, xmm6                                   ;   624.0 p1      43 dst
        pxor xmm12, xmm11                                  ;   626.0 p1      43 dst
        pand xmm13, xmm6                                   ;   624.0 p1      43 dst
        pand xmm9, xmm6                                    ;   624.0 p1      43 dst
        movdqa xmm0, [rbp + 3360]                          ;   574.0 p2      43 dst reload
        pand xmm0, xmm4                                    ;   622.0 p1      43 dst
        pand xmm7, xmm12                                   ;   628.0 p1      43 dst
        movdqa xmm8, [rbp + 3792]                          ;   575.0 p2      43 dst reload
        pand xmm8, xmm12                                   ;   628.0 p1      43 dst
        movdqa xmm11, xmm6                                 ;   624.0 p0      43 dst copy
        por xmm11, xmm4                                    ;   631.0 p1      43 dst
        pxor xmm5, xmm11                                   ;   633.0 p1      43 dst
        pand xmm2, xmm5                                    ;   635.0 p1      43 dst
        pand xmm3, xmm5                                    ;   635.0 p1      43 dst
        movdqa xmm11, xmm6                                 ;   624.0 p0      43 dst copy
        pxor xmm11, xmm4                                   ;   631.0 p1      43 dst
        pxor xmm6, xmm12                                   ;   628.0 p1      43 dst
        pand xmm14, xmm6                                   ;   630.0 p1      43 dst
        movdqa xmm15, [rbp + 3776]                         ;   578.7 p2      43 dst reload
        pand xmm15, xmm6                                   ;   630.0 p1      43 dst
        pxor xmm12, xmm5                                   ;   635.0 p1      43 dst
        pxor xmm2, xmm14                                   ;   637.0 p1      43 dst
        pxor xmm5, xmm11                                   ;   635.0 p1      43 dst
        pand xmm10, xmm11                                  ;   633.0 p1      43 dst
        movdqa xmm6, [rbp + 3248]                          ;   580.7 p2      43 dst reload
        pand xmm6, xmm11                                   ;   633.0 p1      43 dst
        pxor xmm3, xmm10                                   ;   637.0 p1      43 dst
        movdqa xmm11, [rbp + 3280]                         ;   581.7 p2      43 dst reload
        pand xmm11, xmm5                                   ;   637.0 p1      43 dst
        movdqa [rbp + 3280], xmm10                         ;   635.0 p0+p3   43 dst spill
        movdqa xmm10, [rbp + 3840]                         ;   583.0 p2      43 dst reload
        pand xmm10, xmm5                                   ;   637.0 p1      43 dst
        movdqa xmm5, xmm4                                  ;   622.0 p0      43 dst copy
        pand xmm5, [rbp + 2160]                            ;   629.0 p2+p1   43 dst
        pxor xmm4, xmm12                                   ;   637.0 p1      43 dst
        pand xmm1, xmm4                                    ;   639.0 p1      43 dst
        pand xmm4, [rbp + 2048]                            ;   639.0 p2+p1   43 dst
        movdqa [rbp + 3840], xmm10                         ;   639.0 p0+p3   43 dst spill
        movdqa xmm10, [rbp + 3824]                         ;   586.7 p2      43 dst reload
        pand xmm10, xmm12                                  ;   637.0 p1      43 dst
        movdqa [rbp + 3824], xmm15                         ;   632.0 p0+p3   43 dst spill
        movdqa xmm15, [rbp + 3312]                         ;   588.0 p2      43 dst reload
        pand xmm15, xmm12                                  ;   637.0 p1      43 dst
        pxor xmm10, xmm4                                   ;   641.0 p1      43 dst
        pxor xmm15, xmm5                                   ;   639.0 p1      43 dst
        pxor xmm15, xmm11                                  ;   641.0 p1      43 dst
        pxor xmm11, xmm9                                   ;   639.0 p1      43 dst
        pxor xmm11, xmm2                                   ;   641.0 p1      43 dst
        movdqa xmm12, xmm3                                 ;   639.0 p0      43 dst copy
        pxor xmm12, xmm10                                  ;   646.0 p1      43 dst
        pxor xmm12, xmm11                                  ;   648.0 p1      43 dst
        pxor xmm6, xmm12                                   ;   650.0 p1      43 dst
        pxor xmm15, xmm6                                   ;   652.0 p1      43 dst
        pxor xmm7, xmm15                                   ;   654.0 p1      43 dst
        pxor xmm13, xmm7                                   ;   656.0 p1      43 dst
        movdqa [rbp + 3312], xmm10                         ;   643.0 p0+p3   43 dst spill
        movdqa xmm10, [rbp + 2704]                         ;   593.3 p2      43 dst
        movdqa [rbp + 3248], xmm7                          ;   656.0 p0+p3   43 dst spill
        movdqa xmm7, [rbp + 2784]                          ;   594.3 p2      43 dst
        movdqa [rbp + 3776], xmm8                          ;   630.0 p0+p3   43 dst spill
        movdqa xmm8, [rbp + 2720]                          ;   595.3 p2      43 dst
        movdqa [rbp + 3792], xmm2                          ;   639.0 p0+p3   43 dst spill
        movdqa xmm2, [rbp + 2768]                          ;   596.3 p2      43 dst
        movdqa [rbp + 3360], xmm6                          ;   652.0 p0+p3   43 dst spill
        movdqa xmm6, [rbp + 2736]                          ;   597.3 p2      43 dst
        pxor xmm6, [rbp + 2752]                            ;   633.0 p2+p1   43 dst
        pxor xmm10, xmm6                                   ;   635.0 p1      43 dst
        movdqa [rbp + 3264], xmm15                         ;   654.0 p0+p3   43 dst spill
        movdqa xmm15, xmm10                                ;   637.0 p0      43 dst copy
        pxor xmm15, [rbp + 2800]                           ;   644.0 p2+p1   43 dst
        pxor xmm7, xmm15                                   ;   646.0 p1      43 dst
        pxor xmm2, xmm7                                    ;   648.0 p1      43 dst
        movdqa [rbp + 3344], xmm0                          ;   624.0 p0+p3   43 dst spill
        movdqa xmm0, xmm7                                  ;   648.0 p0      43 dst copy
        movdqa [rbp + 3376], xmm3                          ;   639.0 p0+p3   43 dst spill
        movdqa xmm3, xmm7                                  ;   648.0 p0      43 dst copy
        movdqa [rbp + 3296], xmm4                          ;   641.0 p0+p3   43 dst spill
        movdqa xmm4, xmm15                                 ;   646.0 p0      43 dst copy
        pxor xmm4, [rbp + 2688]                            ;   653.0 p2+p1   43 dst
        pxor xmm8, xmm4                                    ;   655.0 p1      43 dst
        movdqa [rbp + 3328], xmm13                         ;   658.0 p0+p3   43 dst spill
        movdqa xmm13, xmm8                                 ;   657.0 p0      43 dst copy
        pxor xmm13, [rbp + 2736]                           ;   664.0 p2+p1   43 dst
        pxor xmm0, xmm13                                   ;   666.0 p1      43 dst
        movdqa [rbp + 3424], xmm14                         ;   632.0 p0+p3   43 dst spill
        movdqa xmm14, xmm15                                ;   646.0 p0      43 dst copy
        pand xmm14, xmm0                                   ;   668.0 p1      43 dst
        movdqa [rbp + 3440], xmm1                          ;   641.0 p0+p3   43 dst spill
        movdqa xmm1, xmm15                                 ;   646.0 p0      43 dst copy
        movdqa [rbp + 3408], xmm5                          ;   631.0 p0+p3   43 dst spill
        movdqa xmm5, xmm2                                  ;   650.0 p0      43 dst copy
        pxor xmm5, [rbp + 2752]                            ;   657.0 p2+p1   43 dst
        movdqa [rbp + 3392], xmm9                          ;   626.0 p0+p3   43 dst spill
        movdqa xmm9, xmm2                                  ;   650.0 p0      43 dst copy
        pxor xmm9, [rbp + 2688]                            ;   657.0 p2+p1   43 dst
        movdqa [rbp + 3456], xmm11                         ;   643.0 p0+p3   43 dst spill
        movdqa xmm11, xmm2                                 ;   650.0 p0      43 dst copy
        movdqa [rbp + 3504], xmm12                         ;   650.0 p0+p3   43 dst spill
        movdqa xmm12, xmm4                                 ;   655.0 p0      43 dst copy
        por xmm12, [rbp + 2800]                            ;   662.0 p2+p1   43 dst
        pxor xmm8, xmm12                                   ;   664.0 p1      43 dst
        movdqa [rbp + 3488], xmm7                          ;   648.0 p0+p3   43 dst spill
        movdqa xmm7, xmm4                                  ;   655.0 p0      43 dst copy
        movdqa [rbp + 3472], xmm2                          ;   650.0 p0+p3   43 dst spill
        movdqa xmm2, xmm9                                  ;   659.0 p0      43 dst copy
        pand xmm2, xmm5                                    ;   666.0 p1      43 dst
        pxor xmm8, xmm2                                    ;   668.0 p1      43 dst
        movdqa xmm2, xmm5                                  ;   659.0 p0      43 dst copy
        movdqa [rbp + 3936], xmm15                         ;   646.0 p0+p3   43 dst spill
        movdqa xmm15, xmm5                                 ;   659.0 p0      43 dst copy
        pxor xmm15, xmm13                                  ;   666.0 p1      43 dst
        movdqa [rbp + 3520], xmm9                          ;   659.0 p0+p3   43 dst spill
        movdqa xmm9, xmm0                                  ;   668.0 p0      43 dst copy
        pxor xmm9, [rbp + 2800]                            ;   675.0 p2+p1   43 dst
        pxor xmm2, xmm9                                    ;   677.0 p1      43 dst
        pand xmm11, xmm2                                   ;   679.0 p1      43 dst
        pxor xmm10, xmm11                                  ;   681.0 p1      43 dst
        movdqa xmm11, xmm13                                ;   666.0 p0      43 dst copy
        movdqa [rbp + 3536], xmm0                          ;   668.0 p0+p3   43 dst spill
        movdqa xmm0, xmm14                                 ;   670.0 p0      43 dst copy
        pxor xmm0, [rbp + 2752]                            ;   677.0 p2+p1   43 dst
        movdqa [rbp + 3136], xmm5                          ;   659.0 p0+p3   43 dst spill
        movdqa xmm5, xmm15                                 ;   668.0 p0      43 dst copy
        movdqa [rbp + 2960], xmm4                          ;   655.0 p0+p3   43 dst spill
        movdqa xmm4, xmm15                                 ;   668.0 p0      43 dst copy
        pxor xmm4, [rbp + 2800]                            ;   675.0 p2+p1   43 dst
        movdqa [rbp + 3008], xmm15                         ;   668.0 p0+p3   43 dst spill
        movdqa xmm15, xmm2                                 ;   679.0 p0      43 dst copy
        pxor xmm15, [rbp + 2736]                           ;   686.0 p2+p1   43 dst
        pand xmm5, xmm15                                   ;   688.0 p1      43 dst
        pxor xmm0, xmm5                                    ;   690.0 p1      43 dst
        pxor xmm7, xmm15                                   ;   688.0 p1      43 dst
        movdqa xmm5, xmm9                                  ;   677.0 p0      43 dst copy
        pxor xmm5, [rbp + 2688]                            ;   684.0 p2+p1   43 dst
        pxor xmm6, xmm5                                    ;   686.0 p1      43 dst
        pand xmm5, xmm9                                    ;   686.0 p1      43 dst
        pxor xmm10, xmm5                                   ;   688.0 p1      43 dst
        pand xmm11, xmm6                                   ;   688.0 p1      43 dst
        pxor xmm5, xmm11                                   ;   690.0 p1      43 dst
        pxor xmm1, xmm6                                    ;   688.0 p1      43 dst
        pand xmm3, xmm1                                    ;   690.0 p1      43 dst
        pxor xmm14, xmm3                                   ;   692.0 p1      43 dst
        pxor xmm14, xmm10                                  ;   694.0 p1      43 dst
        pxor xmm12, xmm10                                  ;   690.0 p1      43 dst
        pxor xmm0, xmm5                                    ;   692.0 p1      43 dst
        pxor xmm8, xmm5                                    ;   692.0 p1      43 dst
        movdqa xmm3, xmm4                                  ;   677.0 p0      43 dst copy
        pand xmm3, xmm7                                    ;   690.0 p1      43 dst
        pxor xmm12, xmm3                                   ;   692.0 p1      43 dst
        movdqa xmm3, xmm14                                 ;   696.0 p0      43 dst copy
        pand xmm3, xmm0                                    ;   703.0 p1      43 dst
        pxor xmm12, xmm3                                   ;   705.0 p1      43 dst
        movdqa xmm5, xmm0                                  ;   694.0 p0      43 dst copy
        pxor xmm5, xmm12                                   ;   707.0 p1      43 dst
        pand xmm12, xmm8                                   ;   707.0 p1      43 dst
        pxor xmm14, xmm12                                  ;   709.0 p1      43 dst
        por xmm3, xmm5                                     ;   709.0 p1      43 dst
        pxor xmm3, xmm14                                   ;   711.0 p1      43 dst
        movdqa xmm10, xmm8                                 ;   694.0 p0      43 dst copy
        pand xmm10, xmm14                                  ;   711.0 p1      43 dst
        pxor xmm0, xmm10                                   ;   713.0 p1      43 dst
        pand xmm14, xmm0                                   ;   715.0 p1      43 dst
        pxor xmm8, xmm14                                   ;   717.0 p1      43 dst
        pand xmm7, xmm0                                    ;   715.0 p1      43 dst
        pand xmm4, xmm0                                    ;   715.0 p1      43 dst
        movdqa xmm10, [rbp + 2960]                         ;   665.0 p2      43 dst reload
        pand xmm10, xmm3                                   ;   713.0 p1      43 dst
        pand xmm1, xmm8                                    ;   719.0 p1      43 dst
        movdqa xmm11, [rbp + 3488]                         ;   666.0 p2      43 dst reload
        pand xmm11, xmm8                                   ;   719.0 p1      43 dst
        movdqa xmm12, xmm0                                 ;   715.0 p0      43 dst copy
        por xmm12, xmm3                                    ;   722.0 p1      43 dst
        pxor xmm5, xmm12                                   ;   724.0 p1      43 dst
        pand xmm13, xmm5                                   ;   726.0 p1      43 dst
        pand xmm6, xmm5                                    ;   726.0 p1      43 dst
        movdqa xmm12, xmm0                                 ;   715.0 p0      43 dst copy
        pxor xmm12, xmm3                                   ;   722.0 p1      43 dst
        pxor xmm0, xmm8                                    ;   719.0 p1      43 dst
        pand xmm2, xmm0                                    ;   721.0 p1      43 dst
        movdqa xmm14, [rbp + 3472]                         ;   669.7 p2      43 dst reload
        pand xmm14, xmm0                                   ;   721.0 p1      43 dst
        pxor xmm8, xmm5                                    ;   726.0 p1      43 dst
        pxor xmm13, xmm2                                   ;   728.0 p1      43 dst
        pxor xmm5, xmm12                                   ;   726.0 p1      43 dst
        pand xmm15, xmm12                                  ;   724.0 p1      43 dst
        movdqa xmm0, [rbp + 3008]                          ;   671.7 p2      43 dst reload
        pand xmm0, xmm12                                   ;   724.0 p1      43 dst
        pxor xmm6, xmm15                                   ;   728.0 p1      43 dst
        movdqa xmm12, [rbp + 3136]                         ;   672.7 p2      43 dst reload
        pand xmm12, xmm5                                   ;   728.0 p1      43 dst
        movdqa [rbp + 3136], xmm15                         ;   726.0 p0+p3   43 dst spill
        movdqa xmm15, [rbp + 3520]                         ;   674.0 p2      43 dst reload
        pand xmm15, xmm5                                   ;   728.0 p1      43 dst
        movdqa xmm5, xmm3                                  ;   713.0 p0      43 dst copy
        pand xmm5, [rbp + 2800]                            ;   720.0 p2+p1   43 dst
        pxor xmm3, xmm8                                    ;   728.0 p1      43 dst
        pand xmm9, xmm3                                    ;   730.0 p1      43 dst
        pand xmm3, [rbp + 2688]                            ;   730.0 p2+p1   43 dst
        movdqa [rbp + 3520], xmm15                         ;   730.0 p0+p3   43 dst spill
        movdqa xmm15, [rbp + 3936]                         ;   677.7 p2      43 dst reload
        pand xmm15, xmm8                                   ;   728.0 p1      43 dst
        movdqa [rbp + 3936], xmm14                         ;   723.0 p0+p3   43 dst spill
        movdqa xmm14, [rbp + 3536]                         ;   679.0 p2      43 dst reload
        pand xmm14, xmm8                                   ;   728.0 p1      43 dst
        pxor xmm15, xmm3                                   ;   732.0 p1      43 dst
        pxor xmm14, xmm5                                   ;   730.0 p1      43 dst
        pxor xmm14, xmm12                                  ;   732.0 p1      43 dst
        pxor xmm12, xmm4                                   ;   730.0 p1      43 dst
        pxor xmm12, xmm13                                  ;   732.0 p1      43 dst
        movdqa xmm8, xmm6                                  ;   730.0 p0      43 dst copy
        pxor xmm8, xmm15                                   ;   737.0 p1      43 dst
        pxor xmm8, xmm12                                   ;   739.0 p1      43 dst
        pxor xmm0, xmm8                                    ;   741.0 p1      43 dst
        pxor xmm14, xmm0                                   ;   743.0 p1      43 dst
        pxor xmm1, xmm14                                   ;   745.0 p1      43 dst
        pxor xmm7, xmm1                                    ;   747.0 p1      43 dst
        movdqa [rbp + 3536], xmm15                         ;   734.0 p0+p3   43 dst spill
        movdqa xmm15, [rbp + 1296]                         ;   684.3 p2      43 dst
        movdqa [rbp + 3008], xmm1                          ;   747.0 p0+p3   43 dst spill
        movdqa xmm1, [rbp + 1376]                          ;   685.3 p2      43 dst
        movdqa [rbp + 3472], xmm11                         ;   721.0 p0+p3   43 dst spill
        movdqa xmm11, [rbp + 1312]                         ;   686.3 p2      43 dst
        movdqa [rbp + 3488], xmm13                         ;   730.0 p0+p3   43 dst spill
        movdqa xmm13, [rbp + 1360]                         ;   687.3 p2      43 dst
        movdqa [rbp + 2960], xmm0                          ;   743.0 p0+p3   43 dst spill
        movdqa xmm0, [rbp + 1328]                          ;   688.3 p2      43 dst
        pxor xmm0, [rbp + 1344]                            ;   724.0 p2+p1   43 dst
        pxor xmm15, xmm0                                   ;   726.0 p1      43 dst
        movdqa [rbp + 2992], xmm14                         ;   745.0 p0+p3   43 dst spill
        movdqa xmm14, xmm15                                ;   728.0 p0      43 dst copy
        pxor xmm14, [rbp + 1392]                           ;   735.0 p2+p1   43 dst
        pxor xmm1, xmm14                                   ;   737.0 p1      43 dst
        pxor xmm13, xmm1                                   ;   739.0 p1      43 dst
        movdqa [rbp + 3040], xmm10                         ;   715.0 p0+p3   43 dst spill
        movdqa xmm10, [rbp + 3808]                         ;   692.7 p2      58 dst
        pxor xmm10, [rbp + 128]                            ;   729.0 p2+p1   58 dst
        movdqa [rbp + 3808], xmm10                         ;   731.0 p0+p3   58 dst spill
        movdqa xmm10, xmm1                                 ;   739.0 p0      43 dst copy
        movdqa [rbp + 3056], xmm6                          ;   730.0 p0+p3   43 dst spill
        movdqa xmm6, xmm1                                  ;   739.0 p0      43 dst copy
        movdqa [rbp + 3072], xmm3                          ;   732.0 p0+p3   43 dst spill
        movdqa xmm3, xmm14                                 ;   737.0 p0      43 dst copy
        pxor xmm3, [rbp + 1280]                            ;   744.0 p2+p1   43 dst
        pxor xmm11, xmm3                                   ;   746.0 p1      43 dst
        movdqa [rbp + 2944], xmm7                          ;   749.0 p0+p3   43 dst spill
        movdqa xmm7, xmm11                                 ;   748.0 p0      43 dst copy
        pxor xmm7, [rbp + 1328]                            ;   755.0 p2+p1   43 dst
        pxor xmm10, xmm7                                   ;   757.0 p1      43 dst
        movdqa [rbp + 3024], xmm2                          ;   723.0 p0+p3   43 dst spill
        movdqa xmm2, xmm14                                 ;   737.0 p0      43 dst copy
        pand xmm2, xmm10                                   ;   759.0 p1      43 dst
        movdqa [rbp + 3920], xmm9                          ;   732.0 p0+p3   43 dst spill
        movdqa xmm9, xmm14                                 ;   737.0 p0      43 dst copy
        movdqa [rbp + 3888], xmm5                          ;   722.0 p0+p3   43 dst spill
        movdqa xmm5, xmm13                                 ;   741.0 p0      43 dst copy
        pxor xmm5, [rbp + 1344]                            ;   748.0 p2+p1   43 dst
        movdqa [rbp + 3904], xmm4                          ;   717.0 p0+p3   43 dst spill
        movdqa xmm4, xmm13                                 ;   741.0 p0      43 dst copy
        pxor xmm4, [rbp + 1280]                            ;   748.0 p2+p1   43 dst
        movdqa [rbp + 3968], xmm12                         ;   734.0 p0+p3   43 dst spill
        movdqa xmm12, xmm13                                ;   741.0 p0      43 dst copy
        movdqa [rbp + 3872], xmm8                          ;   741.0 p0+p3   43 dst spill
        movdqa xmm8, xmm3                                  ;   746.0 p0      43 dst copy
        por xmm8, [rbp + 1392]                             ;   753.0 p2+p1   43 dst
        pxor xmm11, xmm8                                   ;   755.0 p1      43 dst
        movdqa [rbp + 3104], xmm1                          ;   739.0 p0+p3   43 dst spill
        movdqa xmm1, xmm3                                  ;   746.0 p0      43 dst copy
        movdqa [rbp + 3088], xmm13                         ;   741.0 p0+p3   43 dst spill
        movdqa xmm13, xmm4                                 ;   750.0 p0      43 dst copy
        pand xmm13, xmm5                                   ;   757.0 p1      43 dst
        pxor xmm11, xmm13                                  ;   759.0 p1      43 dst
        movdqa xmm13, xmm5                                 ;   750.0 p0      43 dst copy
        movdqa [rbp + 3952], xmm14                         ;   737.0 p0+p3   43 dst spill
        movdqa xmm14, xmm5                                 ;   750.0 p0      43 dst copy
        pxor xmm14, xmm7                                   ;   757.0 p1      43 dst
        movdqa [rbp + 3152], xmm4                          ;   750.0 p0+p3   43 dst spill
        movdqa xmm4, xmm10                                 ;   759.0 p0      43 dst copy
        pxor xmm4, [rbp + 1392]                            ;   766.0 p2+p1   43 dst
        pxor xmm13, xmm4                                   ;   768.0 p1      43 dst
        pand xmm12, xmm13                                  ;   770.0 p1      43 dst
        pxor xmm15, xmm12                                  ;   772.0 p1      43 dst
        movdqa xmm12, xmm7                                 ;   757.0 p0      43 dst copy
        movdqa [rbp + 3200], xmm10                         ;   759.0 p0+p3   43 dst spill
        movdqa xmm10, xmm2                                 ;   761.0 p0      43 dst copy
        pxor xmm10, [rbp + 1344]                           ;   768.0 p2+p1   43 dst
        movdqa [rbp + 3184], xmm5                          ;   750.0 p0+p3   43 dst spill
        movdqa xmm5, xmm14                                 ;   759.0 p0      43 dst copy
        movdqa [rbp + 3168], xmm3                          ;   746.0 p0+p3   43 dst spill
        movdqa xmm3, xmm14                                 ;   759.0 p0      43 dst copy
        pxor xmm3, [rbp + 1392]                            ;   766.0 p2+p1   43 dst
        movdqa [rbp + 3216], xmm14                         ;   759.0 p0+p3   43 dst spill
        movdqa xmm14, xmm13                                ;   770.0 p0      43 dst copy
        pxor xmm14, [rbp + 1328]                           ;   777.0 p2+p1   43 dst
        pand xmm5, xmm14                                   ;   779.0 p1      43 dst
        pxor xmm10, xmm5                                   ;   781.0 p1      43 dst
        pxor xmm1, xmm14                                   ;   779.0 p1      43 dst
        movdqa xmm5, xmm4                                  ;   768.0 p0      43 dst copy
        pxor xmm5, [rbp + 1280]                            ;   775.0 p2+p1   43 dst
        pxor xmm0, xmm5                                    ;   777.0 p1      43 dst
        pand xmm5, xmm4                                    ;   777.0 p1      43 dst
        pxor xmm15, xmm5                                   ;   779.0 p1      43 dst
        pand xmm12, xmm0                                   ;   779.0 p1      43 dst
        pxor xmm5, xmm12                                   ;   781.0 p1      43 dst
        pxor xmm9, xmm0                                    ;   779.0 p1      43 dst
        pand xmm6, xmm9                                    ;   781.0 p1      43 dst
        pxor xmm2, xmm6                                    ;   783.0 p1      43 dst
        pxor xmm2, xmm15                                   ;   785.0 p1      43 dst
        pxor xmm8, xmm15                                   ;   781.0 p1      43 dst
        pxor xmm10, xmm5                                   ;   783.0 p1      43 dst
        pxor xmm11, xmm5                                   ;   783.0 p1      43 dst
        movdqa xmm5, xmm3                                  ;   768.0 p0      43 dst copy
        pand xmm5, xmm1                                    ;   781.0 p1      43 dst
        pxor xmm8, xmm5                                    ;   783.0 p1      43 dst
        movdqa xmm5, [rbp + 3760]                          ;   752.3 p2      58 dst
        pxor xmm5, [rbp + 144]                             ;   767.0 p2+p1   58 dst
        movdqa xmm6, [rbp + 3696]                          ;   754.3 p2      58 dst
        pxor xmm6, [r8 + 21024]                            ;   768.0 p2+p1   58 dst
        pxor xmm6, [rbp + 3712]                            ;   770.0 p2+p1   58 dst
        pxor xmm6, [rbp + 3728]                            ;   772.0 p2+p1   58 dst
        pxor xmm6, [rbp + 3744]                            ;   774.0 p2+p1   58 dst
        movdqa xmm12, xmm2                                 ;   787.0 p0      43 dst copy
        pand xmm12, xmm10                                  ;   794.0 p1      43 dst
        pxor xmm8, xmm12                                   ;   796.0 p1      43 dst
        movdqa xmm15, xmm10                                ;   785.0 p0      43 dst copy
        pxor xmm15, xmm8                                   ;   798.0 p1      43 dst
        pand xmm8, xmm11                                   ;   798.0 p1      43 dst
        pxor xmm2, xmm8                                    ;   800.0 p1      43 dst
        por xmm12, xmm15                                   ;   800.0 p1      43 dst
        pxor xmm12, xmm2                                   ;   802.0 p1      43 dst
        movdqa xmm8, xmm11                                 ;   785.0 p0      43 dst copy
        pand xmm8, xmm2                                    ;   802.0 p1      43 dst
        pxor xmm10, xmm8                                   ;   804.0 p1      43 dst
        pand xmm2, xmm10                                   ;   806.0 p1      43 dst
        pxor xmm11, xmm2                                   ;   808.0 p1      43 dst
        pand xmm1, xmm10                                   ;   806.0 p1      43 dst
        pand xmm3, xmm10                                   ;   806.0 p1      43 dst
        pand xmm9, xmm11                                   ;   810.0 p1      43 dst
        movdqa xmm2, [rbp + 3168]                          ;   762.0 p2      43 dst reload
        pand xmm2, xmm12                                   ;   804.0 p1      43 dst
        pxor xmm2, [r8 + 21424]                            ;   806.0 p2+p1   58 dst
        movdqa xmm8, [rbp + 3104]                          ;   764.0 p2      43 dst reload
        pand xmm8, xmm11                                   ;   810.0 p1      43 dst
        pxor xmm8, [rbp + 352]                             ;   812.0 p2+p1   58 dst
        movdqa [rbp + 3104], xmm6                          ;   776.0 p0+p3   58 dst spill
        movdqa xmm6, [rbp + 3648]                          ;   766.0 p2      58 dst
        pxor xmm6, [r8 + 21040]                            ;   790.0 p2+p1   58 dst
        pxor xmm6, [rbp + 3680]                            ;   792.0 p2+p1   58 dst
        pxor xmm6, [rbp + 3632]                            ;   794.0 p2+p1   58 dst
        pxor xmm6, [rbp + 3600]                            ;   796.0 p2+p1   58 dst
        movdqa [rbp + 3600], xmm6                          ;   798.0 p0+p3   58 dst spill
        movdqa xmm6, [rbp + 3664]                          ;   771.0 p2      58 dst
        pxor xmm6, [r8 + 21056]                            ;   794.0 p2+p1   58 dst
        movdqa [rbp + 3664], xmm6                          ;   796.0 p0+p3   58 dst spill
        movdqa xmm6, xmm10                                 ;   806.0 p0      43 dst copy
        por xmm6, xmm12                                    ;   813.0 p1      43 dst
        pxor xmm15, xmm6                                   ;   815.0 p1      43 dst
        movdqa [r9 + 528], xmm5                            ;   772.3 p0+p3   58 dst
        pand xmm7, xmm15                                   ;   817.0 p1      43 dst
        pand xmm0, xmm15                                   ;   817.0 p1      43 dst
        movdqa xmm5, xmm10                                 ;   806.0 p0      43 dst copy
        pxor xmm5, xmm12                                   ;   813.0 p1      43 dst
        pxor xmm10, xmm11                                  ;   810.0 p1      43 dst
        pand xmm13, xmm10                                  ;   812.0 p1      43 dst
        movdqa xmm6, [rbp + 3088]                          ;   774.3 p2      43 dst reload
        pand xmm6, xmm10                                   ;   812.0 p1      43 dst
        pxor xmm11, xmm15                                  ;   817.0 p1      43 dst
        pxor xmm7, xmm13                                   ;   819.0 p1      43 dst
        pxor xmm15, xmm5                                   ;   817.0 p1      43 dst
        pand xmm14, xmm5                                   ;   815.0 p1      43 dst
        movdqa xmm10, [rbp + 3216]                         ;   776.3 p2      43 dst reload
        pand xmm10, xmm5                                   ;   815.0 p1      43 dst
        pxor xmm0, xmm14                                   ;   819.0 p1      43 dst
        movdqa xmm5, [rbp + 3184]                          ;   777.3 p2      43 dst reload
        pand xmm5, xmm15                                   ;   819.0 p1      43 dst
        movdqa [rbp + 3184], xmm14                         ;   817.0 p0+p3   43 dst spill
        movdqa xmm14, [rbp + 3152]                         ;   778.7 p2      43 dst reload
        pand xmm14, xmm15                                  ;   819.0 p1      43 dst
        movdqa xmm15, xmm12                                ;   804.0 p0      43 dst copy
        pand xmm15, [rbp + 1392]                           ;   811.0 p2+p1   43 dst
        pxor xmm12, xmm11                                  ;   819.0 p1      43 dst
        pand xmm4, xmm12                                   ;   821.0 p1      43 dst
        pand xmm12, [rbp + 1280]                           ;   821.0 p2+p1   43 dst
        pxor xmm13, xmm4                                   ;   823.0 p1      58 dst
        pxor xmm13, xmm3                                   ;   825.0 p1      58 dst
        pxor xmm3, xmm7                                    ;   821.0 p1      43 dst
        pxor xmm3, xmm5                                    ;   823.0 p1      43 dst
        pxor xmm5, xmm15                                   ;   821.0 p1      43 dst
        pxor xmm13, xmm15                                  ;   827.0 p1      58 dst
        pxor xmm8, xmm7                                    ;   821.0 p1      58 dst
        pxor xmm13, [r8 + 21408]                           ;   829.0 p2+p1   58 dst
        movdqa xmm4, [rbp + 3952]                          ;   785.0 p2      43 dst reload
        pand xmm4, xmm11                                   ;   823.0 p1      43 dst
        movdqa xmm7, [rbp + 3200]                          ;   786.0 p2      43 dst reload
        pand xmm7, xmm11                                   ;   824.0 p1      43 dst
        pxor xmm5, xmm7                                    ;   826.0 p1      43 dst
        pxor xmm4, xmm12                                   ;   826.0 p1      43 dst
        movdqa xmm7, [rbp + 3616]                          ;   787.0 p2      58 dst
        pxor xmm2, xmm12                                   ;   827.0 p1      58 dst
        pxor xmm7, [rbp + 2976]                            ;   828.0 p2+p1   58 dst
        pxor xmm7, [rbp + 3584]                            ;   830.0 p2+p1   58 dst
        pxor xmm7, [rbp + 160]                             ;   832.0 p2+p1   58 dst
        movdqa xmm11, [rbp + 3232]                         ;   791.0 p2      58 dst
        pxor xmm11, [rbp + 3552]                           ;   831.0 p2+p1   58 dst
        pxor xmm11, [rbp + 3856]                           ;   833.0 p2+p1   58 dst
        pxor xmm11, [rbp + 176]                            ;   835.0 p2+p1   58 dst
        pxor xmm2, xmm0                                    ;   834.0 p1      58 dst
        pxor xmm0, xmm3                                    ;   835.0 p1      43 dst
        pxor xmm0, xmm4                                    ;   837.0 p1      43 dst
        pxor xmm6, xmm4                                    ;   837.0 p1      58 dst
        pxor xmm6, [rbp + 368]                             ;   839.0 p2+p1   58 dst
        movdqa xmm4, [rbp + 3568]                          ;   796.0 p2      58 dst
        pxor xmm4, [r8 + 21104]                            ;   839.0 p2+p1   58 dst
        pxor xmm4, [rbp + 3120]                            ;   841.0 p2+p1   58 dst
        movdqa [r9 + 592], xmm7                            ;   834.0 p0+p3   58 dst
        pxor xmm4, [rbp + 3632]                            ;   843.0 p2+p1   58 dst
        movdqa xmm7, [rbp + 3504]                          ;   800.0 p2      58 dst
        pxor xmm10, xmm0                                   ;   842.0 p1      43 dst
        movdqa [r9 + 928], xmm13                           ;   831.0 p0+p3   58 dst
        pxor xmm7, [rbp + 192]                             ;   843.0 p2+p1   58 dst
        pxor xmm14, [r8 + 21488]                           ;   844.0 p2+p1   58 dst
        pxor xmm14, [rbp + 3184]                           ;   846.0 p2+p1   58 dst
        movdqa xmm12, [rbp + 3456]                         ;   804.0 p2      58 dst
        movdqa [r9 + 608], xmm11                           ;   837.0 p0+p3   58 dst
        pxor xmm12, [rbp + 208]                            ;   846.0 p2+p1   58 dst
        pxor xmm3, [rbp + 336]                             ;   847.0 p2+p1   58 dst
        pxor xmm5, xmm10                                   ;   848.0 p1      43 dst
        movdqa xmm11, [rbp + 3440]                         ;   810.0 p2      58 dst
        pxor xmm8, xmm10                                   ;   849.0 p1      58 dst
        pxor xmm11, [r8 + 21152]                           ;   850.0 p2+p1   58 dst
        pxor xmm11, [rbp + 3408]                           ;   852.0 p2+p1   58 dst
        pxor xmm11, [rbp + 3392]                           ;   854.0 p2+p1   58 dst
        pxor xmm11, [rbp + 3424]                           ;   856.0 p2+p1   58 dst
        pxor xmm9, xmm5                                    ;   854.0 p1      43 dst
        pxor xmm0, [rbp + 320]                             ;   855.0 p2+p1   58 dst
        movdqa xmm10, [rbp + 3344]                         ;   816.0 p2      58 dst
        movdqa [r9 + 624], xmm4                            ;   845.0 p0+p3   58 dst
        pxor xmm10, [r8 + 21168]                           ;   856.0 p2+p1   58 dst
        pxor xmm10, [rbp + 3376]                           ;   858.0 p2+p1   58 dst
        movdqa xmm4, [rbp + 3328]                          ;   819.0 p2      43 dst reload
        pxor xmm10, xmm4                                   ;   860.0 p1      58 dst
        movdqa [r9 + 640], xmm7                            ;   845.0 p0+p3   58 dst
        pxor xmm10, [rbp + 3296]                           ;   862.0 p2+p1   58 dst
        pxor xmm4, [r8 + 21232]                            ;   860.0 p2+p1   58 dst
        pxor xmm4, [rbp + 3280]                            ;   862.0 p2+p1   58 dst
        pxor xmm4, [rbp + 3840]                            ;   864.0 p2+p1   58 dst
        pxor xmm1, xmm9                                    ;   863.0 p1      43 dst
        movdqa [r9 + 656], xmm12                           ;   848.0 p0+p3   58 dst
        movdqa xmm7, [rbp + 3264]                          ;   824.0 p2      58 dst
        pxor xmm7, [r8 + 21184]                            ;   864.0 p2+p1   58 dst
        movdqa xmm12, [rbp + 3360]                         ;   826.0 p2      58 dst
        movdqa [r9 + 912], xmm3                            ;   849.0 p0+p3   58 dst
        pxor xmm12, [rbp + 3776]                           ;   865.0 p2+p1   58 dst
        pxor xmm12, [rbp + 3792]                           ;   867.0 p2+p1   58 dst
        pxor xmm12, [rbp + 224]                            ;   869.0 p2+p1   58 dst
        pxor xmm6, xmm9                                    ;   868.0 p1      58 dst
        pxor xmm5, [r8 + 21440]                            ;   869.0 p2+p1   58 dst
        movdqa xmm3, [rbp + 3248]                          ;   831.0 p2      58 dst
        pxor xmm3, [rbp + 3824]                            ;   870.0 p2+p1   58 dst
        pxor xmm3, [rbp + 3312]                            ;   872.0 p2+p1   58 dst
        pxor xmm3, [rbp + 240]                             ;   874.0 p2+p1   58 dst
        movdqa [r9 + 976], xmm8                            ;   851.0 p0+p3   58 dst
        movdqa [r9 + 672], xmm11                           ;   858.0 p0+p3   58 dst
        movdqa xmm8, [rbp + 3872]                          ;   835.0 p2      58 dst
        pxor xmm8, [rbp + 256]                             ;   873.0 p2+p1   58 dst
        movdqa [r9 + 896], xmm0                            ;   857.0 p0+p3   58 dst
        movdqa xmm0, [rbp + 3968]                          ;   837.0 p2      58 dst
        pxor xmm0, [rbp + 272]                             ;   874.0 p2+p1   58 dst
        movdqa xmm9, [rbp + 3920]                          ;   839.0 p2      58 dst
        pxor xmm9, [r8 + 21280]                            ;   875.0 p2+p1   58 dst
        pxor xmm9, [rbp + 3888]                            ;   877.0 p2+p1   58 dst
        pxor xmm9, [rbp + 3904]                            ;   879.0 p2+p1   58 dst
        pxor xmm9, [rbp + 3024]                            ;   881.0 p2+p1   58 dst
        movdqa [r9 + 688], xmm10                           ;   864.0 p0+p3   58 dst
        movdqa [r9 + 704], xmm7                            ;   866.0 p0+p3   58 dst
        movdqa [r9 + 752], xmm4                            ;   866.0 p0+p3   58 dst
        pxor xmm2, xmm1                                    ;   879.0 p1      58 dst
        pxor xmm14, xmm1                                   ;   880.0 p1      58 dst
        movdqa xmm1, [rbp + 3040]                          ;   844.0 p2      58 dst
        pxor xmm1, [r8 + 21296]                            ;   881.0 p2+p1   58 dst
        pxor xmm1, [rbp + 3056]                            ;   883.0 p2+p1   58 dst
        movdqa xmm4, [rbp + 2944]                          ;   847.0 p2      43 dst reload
        pxor xmm1, xmm4                                    ;   885.0 p1      58 dst
        pxor xmm1, [rbp + 3072]                            ;   887.0 p2+p1   58 dst
        pxor xmm4, [r8 + 21360]                            ;   885.0 p2+p1   58 dst
        pxor xmm4, [rbp + 3136]                            ;   887.0 p2+p1   58 dst
        pxor xmm4, [rbp + 3520]                            ;   889.0 p2+p1   58 dst
        movdqa [r9 + 720], xmm12                           ;   871.0 p0+p3   58 dst
        movdqa [r9 + 992], xmm6                            ;   870.0 p0+p3   58 dst
        movdqa [r9 + 960], xmm5                            ;   871.0 p0+p3   58 dst
        movdqa [r9 + 768], xmm8                            ;   875.0 p0+p3   58 dst
        movdqa [r9 + 736], xmm3                            ;   876.0 p0+p3   58 dst
        movdqa [r9 + 784], xmm0                            ;   876.0 p0+p3   58 dst
        movdqa xmm0, [rbp + 2992]                          ;   852.0 p2      58 dst
        pxor xmm0, [r8 + 21312]                            ;   888.0 p2+p1   58 dst
        movdqa xmm3, [rbp + 2960]                          ;   854.0 p2      58 dst
        pxor xmm3, [rbp + 3472]                            ;   889.0 p2+p1   58 dst
        pxor xmm3, [rbp + 3488]                            ;   891.0 p2+p1   58 dst
        pxor xmm3, [rbp + 288]                             ;   893.0 p2+p1   58 dst
        movdqa xmm5, [rbp + 3008]                          ;   858.0 p2      58 dst
        pxor xmm5, [rbp + 3936]                            ;   892.0 p2+p1   58 dst
        pxor xmm5, [rbp + 3536]                            ;   894.0 p2+p1   58 dst
        pxor xmm5, [rbp + 304]                             ;   896.0 p2+p1   58 dst
        movdqa [r9 + 800], xmm9                            ;   883.0 p0+p3   58 dst
        movdqa [r9 + 944], xmm2                            ;   881.0 p0+p3   58 dst
        movdqa [r9 + 1008], xmm14                          ;   882.0 p0+p3   58 dst
        movdqa xmm2, [rbp + 3808]                          ;   862.0 p2      58 dst reload
        movdqa [r9 + 512], xmm2                            ;   873.0 p0+p3   58 dst
        movdqa [r9 + 816], xmm1                            ;   889.0 p0+p3   58 dst
        movdqa [r9 + 832], xmm0                            ;   890.0 p0+p3   58 dst
        movdqa xmm0, [rbp + 3104]                          ;   863.0 p2      58 dst reload
        movdqa [r9 + 544], xmm0                            ;   874.0 p0+p3   58 dst
        movdqa [r9 + 880], xmm4                            ;   891.0 p0+p3   58 dst
        movdqa xmm0, [rbp + 3600]                          ;   864.0 p2      58 dst reload
        movdqa [r9 + 560], xmm0                            ;   875.0 p0+p3   58 dst
        movdqa xmm0, [rbp + 3664]                          ;   865.0 p2      58 dst reload
        movdqa [r9 + 576], xmm0                            ;   876.0 p0+p3   58 dst
        movdqa [r9 + 848], xmm3                            ;   895.0 p0+p3   58 dst
        movdqa [r9 + 864], xmm5                            ;   898.0 p0+p3   58 dst
        movdqa xmm0, [rbp + 1936]                          ;   866.7 p2      43 dst
        movdqa xmm1, [rbp + 2016]                          ;   867.7 p2      43 dst
        movdqa xmm2, [rbp + 1952]                          ;   868.7 p2      43 dst
        movdqa xmm3, [rbp + 2000]                          ;   869.7 p2      43 dst
        movdqa xmm4, [rbp + 1968]                          ;   870.7 p2      43 dst
        movdqa xmm5, [rbp + 1984]                          ;   871.7 p2      43 dst reload
        pxor xmm4, xmm5                                    ;   895.0 p1      43 dst
        pxor xmm0, xmm4                                    ;   897.0 p1      43 dst
        movdqa xmm6, xmm0                                  ;   899.0 p0      43 dst copy
        movdqa xmm7, [rbp + 2032]                          ;   872.7 p2      43 dst reload
        pxor xmm6, xmm7                                    ;   906.0 p1      43 dst
        pxor xmm1, xmm6                                    ;   908.0 p1      43 dst
        pxor xmm3, xmm1                                    ;   910.0 p1      43 dst
        movdqa xmm8, xmm6                                  ;   908.0 p0      43 dst copy
        movdqa xmm9, [rbp + 1920]                          ;   873.7 p2      43 dst reload
        pxor xmm8, xmm9                                    ;   915.0 p1      43 dst
        pxor xmm2, xmm8                                    ;   917.0 p1      43 dst
        movdqa xmm10, xmm1                                 ;   910.0 p0      43 dst copy
        movdqa xmm11, xmm1                                 ;   910.0 p0      43 dst copy
        movdqa xmm12, xmm6                                 ;   908.0 p0      43 dst copy
        movdqa xmm13, xmm6                                 ;   908.0 p0      43 dst copy
        movdqa xmm14, xmm2                                 ;   919.0 p0      43 dst copy
        movdqa xmm15, [rbp + 1968]                         ;   874.7 p2      43 dst reload
        pxor xmm14, xmm15                                  ;   926.0 p1      43 dst
        pxor xmm10, xmm14                                  ;   928.0 p1      43 dst
        pand xmm12, xmm10                                  ;   930.0 p1      43 dst
        movdqa [rbp + 3664], xmm1                          ;   910.0 p0+p3   43 dst spill
        movdqa xmm1, xmm3                                  ;   912.0 p0      43 dst copy
        pxor xmm1, xmm5                                    ;   919.0 p1      43 dst
        pxor xmm5, xmm12                                   ;   932.0 p1      43 dst
        movdqa [rbp + 3600], xmm6                          ;   908.0 p0+p3   43 dst spill
        movdqa xmm6, xmm3                                  ;   912.0 p0      43 dst copy
        pxor xmm6, xmm9                                    ;   919.0 p1      43 dst
        movdqa [rbp + 3104], xmm6                          ;   921.0 p0+p3   43 dst spill
        movdqa xmm6, xmm3                                  ;   912.0 p0      43 dst copy
        movdqa [rbp + 3808], xmm3                          ;   912.0 p0+p3   43 dst spill
        movdqa xmm3, [rbp + 3104]                          ;   921.0 p2      43 dst
        pand xmm3, xmm1                                    ;   932.0 p1      43 dst
        pxor xmm2, xmm3                                    ;   934.0 p1      43 dst
        movdqa xmm3, [rbp + 3104]                          ;   921.0 p2      43 dst
        movdqa [rbp + 3104], xmm3                          ;   932.0 p0+p3   43 dst spill
        movdqa xmm3, xmm8                                  ;   917.0 p0      43 dst copy
        por xmm3, xmm7                                     ;   924.0 p1      43 dst
        pxor xmm2, xmm3                                    ;   936.0 p1      43 dst
        movdqa [rbp + 3536], xmm2                          ;   938.0 p0+p3   43 dst spill
        movdqa xmm2, xmm8                                  ;   917.0 p0      43 dst copy
        movdqa [rbp + 3936], xmm8                          ;   917.0 p0+p3   43 dst spill
        movdqa xmm8, xmm1                                  ;   921.0 p0      43 dst copy
        movdqa [rbp + 3008], xmm3                          ;   926.0 p0+p3   43 dst spill
        movdqa xmm3, xmm1                                  ;   921.0 p0      43 dst copy
        pxor xmm3, xmm14                                   ;   928.0 p1      43 dst
        movdqa [rbp + 3488], xmm1                          ;   921.0 p0+p3   43 dst spill
        movdqa xmm1, xmm10                                 ;   930.0 p0      43 dst copy
        pxor xmm1, xmm7                                    ;   937.0 p1      43 dst
        pxor xmm8, xmm1                                    ;   939.0 p1      43 dst
        pxor xmm15, xmm8                                   ;   941.0 p1      43 dst
        pand xmm6, xmm8                                    ;   941.0 p1      43 dst
        pxor xmm0, xmm6                                    ;   943.0 p1      43 dst
        pxor xmm2, xmm15                                   ;   943.0 p1      43 dst
        movdqa xmm6, xmm14                                 ;   928.0 p0      43 dst copy
        movdqa xmm7, xmm3                                  ;   930.0 p0      43 dst copy
        pand xmm7, xmm15                                   ;   943.0 p1      43 dst
        pxor xmm5, xmm7                                    ;   945.0 p1      43 dst
        movdqa xmm7, xmm3                                  ;   930.0 p0      43 dst copy
        pxor xmm7, [rbp + 2032]                            ;   937.0 p2+p1   43 dst
        movdqa [rbp + 3472], xmm8                          ;   941.0 p0+p3   43 dst spill
        movdqa xmm8, xmm1                                  ;   939.0 p0      43 dst copy
        pxor xmm8, xmm9                                    ;   946.0 p1      43 dst
        pxor xmm4, xmm8                                    ;   948.0 p1      43 dst
        pand xmm8, xmm1                                    ;   948.0 p1      43 dst
        pxor xmm0, xmm8                                    ;   950.0 p1      43 dst
        pand xmm6, xmm4                                    ;   950.0 p1      43 dst
        pxor xmm8, xmm6                                    ;   952.0 p1      43 dst
        pxor xmm13, xmm4                                   ;   950.0 p1      43 dst
        pand xmm11, xmm13                                  ;   952.0 p1      43 dst
        pxor xmm12, xmm11                                  ;   954.0 p1      43 dst
        pxor xmm12, xmm0                                   ;   956.0 p1      43 dst
        movdqa xmm6, [rbp + 3008]                          ;   926.0 p2      43 dst reload
        pxor xmm6, xmm0                                    ;   952.0 p1      43 dst
        pxor xmm5, xmm8                                    ;   954.0 p1      43 dst
        movdqa xmm0, [rbp + 3536]                          ;   938.0 p2      43 dst reload
        pxor xmm0, xmm8                                    ;   954.0 p1      43 dst
        movdqa xmm8, xmm7                                  ;   939.0 p0      43 dst copy
        pand xmm8, xmm2                                    ;   946.0 p1      43 dst
        pxor xmm6, xmm8                                    ;   954.0 p1      43 dst
        movdqa xmm8, xmm12                                 ;   958.0 p0      43 dst copy
        pand xmm8, xmm5                                    ;   965.0 p1      43 dst
        pxor xmm6, xmm8                                    ;   967.0 p1      43 dst
        movdqa xmm11, xmm5                                 ;   956.0 p0      43 dst copy
        pxor xmm11, xmm6                                   ;   969.0 p1      43 dst
        pand xmm6, xmm0                                    ;   969.0 p1      43 dst
        pxor xmm12, xmm6                                   ;   971.0 p1      43 dst
        por xmm8, xmm11                                    ;   971.0 p1      43 dst
        pxor xmm8, xmm12                                   ;   973.0 p1      43 dst
        movdqa xmm6, xmm0                                  ;   956.0 p0      43 dst copy
        pand xmm6, xmm12                                   ;   973.0 p1      43 dst
        pxor xmm5, xmm6                                    ;   975.0 p1      43 dst
        pand xmm12, xmm5                                   ;   977.0 p1      43 dst
        pxor xmm0, xmm12                                   ;   979.0 p1      43 dst
        pand xmm2, xmm5                                    ;   977.0 p1      43 dst
        pand xmm7, xmm5                                    ;   977.0 p1      43 dst
        pand xmm13, xmm0                                   ;   981.0 p1      43 dst
        movdqa xmm6, [rbp + 3936]                          ;   917.0 p2      43 dst reload
        pand xmm6, xmm8                                    ;   975.0 p1      43 dst
        movdqa xmm12, [rbp + 3664]                         ;   910.0 p2      43 dst reload
        pand xmm12, xmm0                                   ;   981.0 p1      43 dst
        movdqa [rbp + 3664], xmm12                         ;   983.0 p0+p3   43 dst spill
        movdqa xmm12, xmm5                                 ;   977.0 p0      43 dst copy
        por xmm12, xmm8                                    ;   984.0 p1      43 dst
        pxor xmm11, xmm12                                  ;   986.0 p1      43 dst
        pand xmm14, xmm11                                  ;   988.0 p1      43 dst
        pand xmm4, xmm11                                   ;   988.0 p1      43 dst
        movdqa xmm12, xmm5                                 ;   977.0 p0      43 dst copy
        pxor xmm12, xmm8                                   ;   984.0 p1      43 dst
        pxor xmm5, xmm0                                    ;   981.0 p1      43 dst
        pxor xmm0, xmm11                                   ;   988.0 p1      43 dst
        pxor xmm11, xmm12                                  ;   988.0 p1      43 dst
        pand xmm15, xmm12                                  ;   986.0 p1      43 dst
        pand xmm3, xmm12                                   ;   986.0 p1      43 dst
        pxor xmm4, xmm15                                   ;   990.0 p1      43 dst
        movdqa xmm12, [rbp + 3472]                         ;   941.0 p2      43 dst reload
        pand xmm12, xmm5                                   ;   983.0 p1      43 dst
        movdqa [rbp + 3472], xmm15                         ;   988.0 p0+p3   43 dst spill
        movdqa xmm15, [rbp + 3808]                         ;   914.0 p2      43 dst reload
        pand xmm15, xmm5                                   ;   983.0 p1      43 dst
        pxor xmm14, xmm12                                  ;   990.0 p1      43 dst
        pand xmm10, xmm0                                   ;   990.0 p1      43 dst
        movdqa xmm5, [rbp + 3488]                          ;   921.0 p2      43 dst reload
        pand xmm5, xmm11                                   ;   990.0 p1      43 dst
        movdqa [rbp + 3488], xmm15                         ;   985.0 p0+p3   43 dst spill
        movdqa xmm15, [rbp + 3104]                         ;   932.0 p2      43 dst reload
        pand xmm15, xmm11                                  ;   990.0 p1      43 dst
        pxor xmm10, xmm5                                   ;   992.0 p1      43 dst
        pxor xmm5, xmm7                                    ;   992.0 p1      43 dst
        pxor xmm5, xmm14                                   ;   994.0 p1      43 dst
        movdqa xmm11, [rbp + 3600]                         ;   928.0 p2      43 dst reload
        pand xmm11, xmm0                                   ;   990.0 p1      43 dst
        pxor xmm0, xmm8                                    ;   990.0 p1      43 dst
        pand xmm8, [rbp + 2032]                            ;   975.0 p2+p1   43 dst
        pxor xmm10, xmm8                                   ;   994.0 p1      43 dst
        pand xmm9, xmm0                                    ;   992.0 p1      43 dst
        pand xmm1, xmm0                                    ;   992.0 p1      43 dst
        pxor xmm11, xmm9                                   ;   994.0 p1      43 dst
        movdqa xmm0, xmm4                                  ;   992.0 p0      43 dst copy
        pxor xmm0, xmm11                                   ;   999.0 p1      43 dst
        pxor xmm0, xmm5                                    ;  1001.0 p1      43 dst
        pxor xmm3, xmm0                                    ;  1003.0 p1      43 dst
        pxor xmm10, xmm3                                   ;  1005.0 p1      43 dst
        pxor xmm13, xmm10                                  ;  1007.0 p1      43 dst
        pxor xmm2, xmm13                                   ;  1009.0 p1      43 dst
        movdqa [rbp + 3600], xmm15                         ;   992.0 p0+p3   43 dst spill
        movdqa xmm15, [rbp + 2576]                         ;   937.7 p2      43 dst
        movdqa [rbp + 3104], xmm11                         ;   996.0 p0+p3   43 dst spill
        movdqa xmm11, [rbp + 2656]                         ;   938.7 p2      43 dst
        movdqa [rbp + 3808], xmm13                         ;  1009.0 p0+p3   43 dst spill
        movdqa xmm13, [rbp + 2592]                         ;   939.7 p2      43 dst
        movdqa [rbp + 3936], xmm14                         ;   992.0 p0+p3   43 dst spill
        movdqa xmm14, [rbp + 2640]                         ;   940.7 p2      43 dst
        movdqa [rbp + 3536], xmm3                          ;  1005.0 p0+p3   43 dst spill
        movdqa xmm3, [rbp + 2608]                          ;   941.7 p2      43 dst
        pxor xmm3, [rbp + 2624]                            ;   986.0 p2+p1   43 dst
        pxor xmm15, xmm3                                   ;   988.0 p1      43 dst
        movdqa [rbp + 3008], xmm10                         ;  1007.0 p0+p3   43 dst spill
        movdqa xmm10, xmm15                                ;   990.0 p0      43 dst copy
        pxor xmm10, [rbp + 2672]                           ;   997.0 p2+p1   43 dst
        pxor xmm11, xmm10                                  ;   999.0 p1      43 dst
        pxor xmm14, xmm11                                  ;  1001.0 p1      43 dst
        movdqa [rbp + 2960], xmm6                          ;   977.0 p0+p3   43 dst spill
        movdqa xmm6, xmm11                                 ;  1001.0 p0      43 dst copy
        movdqa [rbp + 2992], xmm4                          ;   992.0 p0+p3   43 dst spill
        movdqa xmm4, xmm11                                 ;  1001.0 p0      43 dst copy
        movdqa [rbp + 3520], xmm9                          ;   994.0 p0+p3   43 dst spill
        movdqa xmm9, xmm10                                 ;   999.0 p0      43 dst copy
        pxor xmm9, [rbp + 2560]                            ;  1006.0 p2+p1   43 dst
        pxor xmm13, xmm9                                   ;  1008.0 p1      43 dst
        movdqa [rbp + 3136], xmm2                          ;  1011.0 p0+p3   43 dst spill
        movdqa xmm2, xmm13                                 ;  1010.0 p0      43 dst copy
        pxor xmm2, [rbp + 2608]                            ;  1017.0 p2+p1   43 dst
        pxor xmm6, xmm2                                    ;  1019.0 p1      43 dst
        movdqa [rbp + 2944], xmm12                         ;   985.0 p0+p3   43 dst spill
        movdqa xmm12, xmm10                                ;   999.0 p0      43 dst copy
        pand xmm12, xmm6                                   ;  1021.0 p1      43 dst
        movdqa [rbp + 3072], xmm7                          ;   979.0 p0+p3   43 dst spill
        movdqa xmm7, xmm10                                 ;   999.0 p0      43 dst copy
        movdqa [rbp + 3056], xmm8                          ;   977.0 p0+p3   43 dst spill
        movdqa xmm8, xmm14                                 ;  1003.0 p0      43 dst copy
        pxor xmm8, [rbp + 2624]                            ;  1010.0 p2+p1   43 dst
        movdqa [rbp + 3040], xmm1                          ;   994.0 p0+p3   43 dst spill
        movdqa xmm1, xmm14                                 ;  1003.0 p0      43 dst copy
        pxor xmm1, [rbp + 2560]                            ;  1010.0 p2+p1   43 dst
        movdqa [rbp + 3024], xmm5                          ;   996.0 p0+p3   43 dst spill
        movdqa xmm5, xmm14                                 ;  1003.0 p0      43 dst copy
        movdqa [rbp + 3904], xmm0                          ;  1003.0 p0+p3   43 dst spill
        movdqa xmm0, xmm9                                  ;  1008.0 p0      43 dst copy
        por xmm0, [rbp + 2672]                             ;  1015.0 p2+p1   43 dst
        pxor xmm13, xmm0                                   ;  1017.0 p1      43 dst
        movdqa [rbp + 3888], xmm11                         ;  1001.0 p0+p3   43 dst spill
        movdqa xmm11, xmm9                                 ;  1008.0 p0      43 dst copy
        movdqa [rbp + 3920], xmm14                         ;  1003.0 p0+p3   43 dst spill
        movdqa xmm14, xmm1                                 ;  1012.0 p0      43 dst copy
        pand xmm14, xmm8                                   ;  1019.0 p1      43 dst
        pxor xmm13, xmm14                                  ;  1021.0 p1      43 dst
        movdqa xmm14, xmm8                                 ;  1012.0 p0      43 dst copy
        movdqa [rbp + 3968], xmm10                         ;   999.0 p0+p3   43 dst spill
        movdqa xmm10, xmm8                                 ;  1012.0 p0      43 dst copy
        pxor xmm10, xmm2                                   ;  1019.0 p1      43 dst
        movdqa [rbp + 3872], xmm1                          ;  1012.0 p0+p3   43 dst spill
        movdqa xmm1, xmm6                                  ;  1021.0 p0      43 dst copy
        pxor xmm1, [rbp + 2672]                            ;  1028.0 p2+p1   43 dst
        pxor xmm14, xmm1                                   ;  1030.0 p1      43 dst
        pand xmm5, xmm14                                   ;  1032.0 p1      43 dst
        pxor xmm15, xmm5                                   ;  1034.0 p1      43 dst
        movdqa xmm5, xmm2                                  ;  1019.0 p0      43 dst copy
        movdqa [rbp + 3312], xmm6                          ;  1021.0 p0+p3   43 dst spill
        movdqa xmm6, xmm12                                 ;  1023.0 p0      43 dst copy
        pxor xmm6, [rbp + 2624]                            ;  1030.0 p2+p1   43 dst
        movdqa [rbp + 3824], xmm8                          ;  1012.0 p0+p3   43 dst spill
        movdqa xmm8, xmm10                                 ;  1021.0 p0      43 dst copy
        movdqa [rbp + 3248], xmm9                          ;  1008.0 p0+p3   43 dst spill
        movdqa xmm9, xmm10                                 ;  1021.0 p0      43 dst copy
        pxor xmm9, [rbp + 2672]                            ;  1028.0 p2+p1   43 dst
        movdqa [rbp + 3792], xmm10                         ;  1021.0 p0+p3   43 dst spill
        movdqa xmm10, xmm14                                ;  1032.0 p0      43 dst copy
        pxor xmm10, [rbp + 2608]                           ;  1039.0 p2+p1   43 dst
        pand xmm8, xmm10                                   ;  1041.0 p1      43 dst
        pxor xmm6, xmm8                                    ;  1043.0 p1      43 dst
        pxor xmm11, xmm10                                  ;  1041.0 p1      43 dst
        movdqa xmm8, xmm1                                  ;  1030.0 p0      43 dst copy
        pxor xmm8, [rbp + 2560]                            ;  1037.0 p2+p1   43 dst
        pxor xmm3, xmm8                                    ;  1039.0 p1      43 dst
        pand xmm8, xmm1                                    ;  1039.0 p1      43 dst
        pxor xmm15, xmm8                                   ;  1041.0 p1      43 dst
        pand xmm5, xmm3                                    ;  1041.0 p1      43 dst
        pxor xmm8, xmm5                                    ;  1043.0 p1      43 dst
        pxor xmm7, xmm3                                    ;  1041.0 p1      43 dst
        pand xmm4, xmm7                                    ;  1043.0 p1      43 dst
        pxor xmm12, xmm4                                   ;  1045.0 p1      43 dst
        pxor xmm12, xmm15                                  ;  1047.0 p1      43 dst
        pxor xmm0, xmm15                                   ;  1043.0 p1      43 dst
        pxor xmm6, xmm8                                    ;  1045.0 p1      43 dst
        pxor xmm13, xmm8                                   ;  1045.0 p1      43 dst
        movdqa xmm4, xmm9                                  ;  1030.0 p0      43 dst copy
        pand xmm4, xmm11                                   ;  1043.0 p1      43 dst
        pxor xmm0, xmm4                                    ;  1045.0 p1      43 dst
        movdqa xmm4, xmm12                                 ;  1049.0 p0      43 dst copy
        pand xmm4, xmm6                                    ;  1056.0 p1      43 dst
        pxor xmm0, xmm4                                    ;  1058.0 p1      43 dst
        movdqa xmm5, xmm6                                  ;  1047.0 p0      43 dst copy
        pxor xmm5, xmm0                                    ;  1060.0 p1      43 dst
        pand xmm0, xmm13                                   ;  1060.0 p1      43 dst
        pxor xmm12, xmm0                                   ;  1062.0 p1      43 dst
        por xmm4, xmm5                                     ;  1062.0 p1      43 dst
        pxor xmm4, xmm12                                   ;  1064.0 p1      43 dst
        movdqa xmm0, xmm13                                 ;  1047.0 p0      43 dst copy
        pand xmm0, xmm12                                   ;  1064.0 p1      43 dst
        pxor xmm6, xmm0                                    ;  1066.0 p1      43 dst
        pand xmm12, xmm6                                   ;  1068.0 p1      43 dst
        pxor xmm13, xmm12                                  ;  1070.0 p1      43 dst
        pand xmm11, xmm6                                   ;  1068.0 p1      43 dst
        pand xmm9, xmm6                                    ;  1068.0 p1      43 dst
        movdqa xmm0, [rbp + 3248]                          ;  1018.0 p2      43 dst reload
        pand xmm0, xmm4                                    ;  1066.0 p1      43 dst
        pand xmm7, xmm13                                   ;  1072.0 p1      43 dst
        movdqa xmm8, [rbp + 3888]                          ;  1019.0 p2      43 dst reload
        pand xmm8, xmm13                                   ;  1072.0 p1      43 dst
        movdqa xmm12, xmm6                                 ;  1068.0 p0      43 dst copy
        por xmm12, xmm4                                    ;  1075.0 p1      43 dst
        pxor xmm5, xmm12                                   ;  1077.0 p1      43 dst
        pand xmm2, xmm5                                    ;  1079.0 p1      43 dst
        pand xmm3, xmm5                                    ;  1079.0 p1      43 dst
        movdqa xmm12, xmm6                                 ;  1068.0 p0      43 dst copy
        pxor xmm12, xmm4                                   ;  1075.0 p1      43 dst
        pxor xmm6, xmm13                                   ;  1072.0 p1      43 dst
        pand xmm14, xmm6                                   ;  1074.0 p1      43 dst
        movdqa xmm15, [rbp + 3920]                         ;  1022.7 p2      43 dst reload
        pand xmm15, xmm6                                   ;  1074.0 p1      43 dst
        pxor xmm13, xmm5                                   ;  1079.0 p1      43 dst
        pxor xmm2, xmm14                                   ;  1081.0 p1      43 dst
        pxor xmm5, xmm12                                   ;  1079.0 p1      43 dst
        pand xmm10, xmm12                                  ;  1077.0 p1      43 dst
        movdqa xmm6, [rbp + 3792]                          ;  1024.7 p2      43 dst reload
        pand xmm6, xmm12                                   ;  1077.0 p1      43 dst
        pxor xmm3, xmm10                                   ;  1081.0 p1      43 dst
        movdqa xmm12, [rbp + 3824]                         ;  1025.7 p2      43 dst reload
        pand xmm12, xmm5                                   ;  1081.0 p1      43 dst
        movdqa [rbp + 3824], xmm10                         ;  1079.0 p0+p3   43 dst spill
        movdqa xmm10, [rbp + 3872]                         ;  1027.0 p2      43 dst reload
        pand xmm10, xmm5                                   ;  1081.0 p1      43 dst
        movdqa xmm5, xmm4                                  ;  1066.0 p0      43 dst copy
        pand xmm5, [rbp + 2672]                            ;  1073.0 p2+p1   43 dst
        pxor xmm4, xmm13                                   ;  1081.0 p1      43 dst
        pand xmm1, xmm4                                    ;  1083.0 p1      43 dst
        pand xmm4, [rbp + 2560]                            ;  1083.0 p2+p1   43 dst
        movdqa [rbp + 3872], xmm10                         ;  1083.0 p0+p3   43 dst spill
        movdqa xmm10, [rbp + 3968]                         ;  1030.7 p2      43 dst reload
        pand xmm10, xmm13                                  ;  1081.0 p1      43 dst
        movdqa [rbp + 3968], xmm15                         ;  1076.0 p0+p3   43 dst spill
        movdqa xmm15, [rbp + 3312]                         ;  1032.0 p2      43 dst reload
        pand xmm15, xmm13                                  ;  1081.0 p1      43 dst
        pxor xmm10, xmm4                                   ;  1085.0 p1      43 dst
        pxor xmm15, xmm5                                   ;  1083.0 p1      43 dst
        pxor xmm15, xmm12                                  ;  1085.0 p1      43 dst
        pxor xmm12, xmm9                                   ;  1083.0 p1      43 dst
        pxor xmm12, xmm2                                   ;  1085.0 p1      43 dst
        movdqa xmm13, xmm3                                 ;  1083.0 p0      43 dst copy
        pxor xmm13, xmm10                                  ;  1090.0 p1      43 dst
        pxor xmm13, xmm12                                  ;  1092.0 p1      43 dst
        pxor xmm6, xmm13                                   ;  1094.0 p1      43 dst
        pxor xmm15, xmm6                                   ;  1096.0 p1      43 dst
        pxor xmm7, xmm15                                   ;  1098.0 p1      43 dst
        pxor xmm11, xmm7                                   ;  1100.0 p1      43 dst
        movdqa [rbp + 3312], xmm10                         ;  1087.0 p0+p3   43 dst spill
        movdqa xmm10, [rbp + 1168]                         ;  1037.3 p2      43 dst
        movdqa [rbp + 3792], xmm7                          ;  1100.0 p0+p3   43 dst spill
        movdqa xmm7, [rbp + 1248]                          ;  1038.3 p2      43 dst
        movdqa [rbp + 3920], xmm8                          ;  1074.0 p0+p3   43 dst spill
        movdqa xmm8, [rbp + 1184]                          ;  1039.3 p2      43 dst
        movdqa [rbp + 3888], xmm2                          ;  1083.0 p0+p3   43 dst spill
        movdqa xmm2, [rbp + 1232]                          ;  1040.3 p2      43 dst
        movdqa [rbp + 3248], xmm6                          ;  1096.0 p0+p3   43 dst spill
        movdqa xmm6, [rbp + 1200]                          ;  1041.3 p2      43 dst
        pxor xmm6, [rbp + 1216]                            ;  1077.0 p2+p1   43 dst
        pxor xmm10, xmm6                                   ;  1079.0 p1      43 dst
        movdqa [rbp + 3776], xmm15                         ;  1098.0 p0+p3   43 dst spill
        movdqa xmm15, xmm10                                ;  1081.0 p0      43 dst copy
        pxor xmm15, [rbp + 1264]                           ;  1088.0 p2+p1   43 dst
        pxor xmm7, xmm15                                   ;  1090.0 p1      43 dst
        pxor xmm2, xmm7                                    ;  1092.0 p1      43 dst
        movdqa [rbp + 3360], xmm0                          ;  1068.0 p0+p3   43 dst spill
        movdqa xmm0, xmm7                                  ;  1092.0 p0      43 dst copy
        movdqa [rbp + 3264], xmm3                          ;  1083.0 p0+p3   43 dst spill
        movdqa xmm3, xmm7                                  ;  1092.0 p0      43 dst copy
        movdqa [rbp + 3840], xmm4                          ;  1085.0 p0+p3   43 dst spill
        movdqa xmm4, xmm15                                 ;  1090.0 p0      43 dst copy
        pxor xmm4, [rbp + 1152]                            ;  1097.0 p2+p1   43 dst
        pxor xmm8, xmm4                                    ;  1099.0 p1      43 dst
        movdqa [rbp + 3280], xmm11                         ;  1102.0 p0+p3   43 dst spill
        movdqa xmm11, xmm8                                 ;  1101.0 p0      43 dst copy
        pxor xmm11, [rbp + 1200]                           ;  1108.0 p2+p1   43 dst
        pxor xmm0, xmm11                                   ;  1110.0 p1      43 dst
        movdqa [rbp + 3296], xmm14                         ;  1076.0 p0+p3   43 dst spill
        movdqa xmm14, xmm15                                ;  1090.0 p0      43 dst copy
        pand xmm14, xmm0                                   ;  1112.0 p1      43 dst
        movdqa [rbp + 3328], xmm1                          ;  1085.0 p0+p3   43 dst spill
        movdqa xmm1, xmm15                                 ;  1090.0 p0      43 dst copy
        movdqa [rbp + 3376], xmm5                          ;  1075.0 p0+p3   43 dst spill
        movdqa xmm5, xmm2                                  ;  1094.0 p0      43 dst copy
        pxor xmm5, [rbp + 1216]                            ;  1101.0 p2+p1   43 dst
        movdqa [rbp + 3344], xmm9                          ;  1070.0 p0+p3   43 dst spill
        movdqa xmm9, xmm2                                  ;  1094.0 p0      43 dst copy
        pxor xmm9, [rbp + 1152]                            ;  1101.0 p2+p1   43 dst
        movdqa [rbp + 3424], xmm12                         ;  1087.0 p0+p3   43 dst spill
        movdqa xmm12, xmm2                                 ;  1094.0 p0      43 dst copy
        movdqa [rbp + 3392], xmm13                         ;  1094.0 p0+p3   43 dst spill
        movdqa xmm13, xmm4                                 ;  1099.0 p0      43 dst copy
        por xmm13, [rbp + 1264]                            ;  1106.0 p2+p1   43 dst
        pxor xmm8, xmm13                                   ;  1108.0 p1      43 dst
        movdqa [rbp + 3408], xmm7                          ;  1092.0 p0+p3   43 dst spill
        movdqa xmm7, xmm4                                  ;  1099.0 p0      43 dst copy
        movdqa [rbp + 3440], xmm2                          ;  1094.0 p0+p3   43 dst spill
        movdqa xmm2, xmm9                                  ;  1103.0 p0      43 dst copy
        pand xmm2, xmm5                                    ;  1110.0 p1      43 dst
        pxor xmm8, xmm2                                    ;  1112.0 p1      43 dst
        movdqa xmm2, xmm5                                  ;  1103.0 p0      43 dst copy
        movdqa [rbp + 3456], xmm15                         ;  1090.0 p0+p3   43 dst spill
        movdqa xmm15, xmm5                                 ;  1103.0 p0      43 dst copy
        pxor xmm15, xmm11                                  ;  1110.0 p1      43 dst
        movdqa [rbp + 3184], xmm9                          ;  1103.0 p0+p3   43 dst spill
        movdqa xmm9, xmm0                                  ;  1112.0 p0      43 dst copy
        pxor xmm9, [rbp + 1264]                            ;  1119.0 p2+p1   43 dst
        pxor xmm2, xmm9                                    ;  1121.0 p1      43 dst
        pand xmm12, xmm2                                   ;  1123.0 p1      43 dst
        pxor xmm10, xmm12                                  ;  1125.0 p1      43 dst
        movdqa xmm12, xmm11                                ;  1110.0 p0      43 dst copy
        movdqa [rbp + 3504], xmm0                          ;  1112.0 p0+p3   43 dst spill
        movdqa xmm0, xmm14                                 ;  1114.0 p0      43 dst copy
        pxor xmm0, [rbp + 1216]                            ;  1121.0 p2+p1   43 dst
        movdqa [rbp + 3632], xmm5                          ;  1103.0 p0+p3   43 dst spill
        movdqa xmm5, xmm15                                 ;  1112.0 p0      43 dst copy
        movdqa [rbp + 3120], xmm4                          ;  1099.0 p0+p3   43 dst spill
        movdqa xmm4, xmm15                                 ;  1112.0 p0      43 dst copy
        pxor xmm4, [rbp + 1264]                            ;  1119.0 p2+p1   43 dst
        movdqa [rbp + 3568], xmm15                         ;  1112.0 p0+p3   43 dst spill
        movdqa xmm15, xmm2                                 ;  1123.0 p0      43 dst copy
        pxor xmm15, [rbp + 1200]                           ;  1130.0 p2+p1   43 dst
        pand xmm5, xmm15                                   ;  1132.0 p1      43 dst
        pxor xmm0, xmm5                                    ;  1134.0 p1      43 dst
        pxor xmm7, xmm15                                   ;  1132.0 p1      43 dst
        movdqa xmm5, xmm9                                  ;  1121.0 p0      43 dst copy
        pxor xmm5, [rbp + 1152]                            ;  1128.0 p2+p1   43 dst
        pxor xmm6, xmm5                                    ;  1130.0 p1      43 dst
        pand xmm5, xmm9                                    ;  1130.0 p1      43 dst
        pxor xmm10, xmm5                                   ;  1132.0 p1      43 dst
        pand xmm12, xmm6                                   ;  1132.0 p1      43 dst
        pxor xmm5, xmm12                                   ;  1134.0 p1      43 dst
        pxor xmm1, xmm6                                    ;  1132.0 p1      43 dst
        pand xmm3, xmm1                                    ;  1134.0 p1      43 dst
        pxor xmm14, xmm3                                   ;  1136.0 p1      43 dst
        pxor xmm14, xmm10                                  ;  1138.0 p1      43 dst
        pxor xmm13, xmm10                                  ;  1134.0 p1      43 dst
        pxor xmm0, xmm5                                    ;  1136.0 p1      43 dst
        pxor xmm8, xmm5                                    ;  1136.0 p1      43 dst
        movdqa xmm3, xmm4                                  ;  1121.0 p0      43 dst copy
        pand xmm3, xmm7                                    ;  1134.0 p1      43 dst
        pxor xmm13, xmm3                                   ;  1136.0 p1      43 dst
        movdqa xmm3, xmm14                                 ;  1140.0 p0      43 dst copy
        pand xmm3, xmm0                                    ;  1147.0 p1      43 dst
        pxor xmm13, xmm3                                   ;  1149.0 p1      43 dst
        movdqa xmm5, xmm0                                  ;  1138.0 p0      43 dst copy
        pxor xmm5, xmm13                                   ;  1151.0 p1      43 dst
        pand xmm13, xmm8                                   ;  1151.0 p1      43 dst
        pxor xmm14, xmm13                                  ;  1153.0 p1      43 dst
        por xmm3, xmm5                                     ;  1153.0 p1      43 dst
        pxor xmm3, xmm14                                   ;  1155.0 p1      43 dst
        movdqa xmm10, xmm8                                 ;  1138.0 p0      43 dst copy
        pand xmm10, xmm14                                  ;  1155.0 p1      43 dst
        pxor xmm0, xmm10                                   ;  1157.0 p1      43 dst
        pand xmm14, xmm0                                   ;  1159.0 p1      43 dst
        pxor xmm8, xmm14                                   ;  1161.0 p1      43 dst
        pand xmm7, xmm0                                    ;  1159.0 p1      43 dst
        pand xmm4, xmm0                                    ;  1159.0 p1      43 dst
        movdqa xmm10, [rbp + 3120]                         ;  1109.0 p2      43 dst reload
        pand xmm10, xmm3                                   ;  1157.0 p1      43 dst
        pand xmm1, xmm8                                    ;  1163.0 p1      43 dst
        movdqa xmm12, [rbp + 3408]                         ;  1110.0 p2      43 dst reload
        pand xmm12, xmm8                                   ;  1163.0 p1      43 dst
        movdqa xmm13, xmm0                                 ;  1159.0 p0      43 dst copy
        por xmm13, xmm3                                    ;  1166.0 p1      43 dst
        pxor xmm5, xmm13                                   ;  1168.0 p1      43 dst
        pand xmm11, xmm5                                   ;  1170.0 p1      43 dst
        pand xmm6, xmm5                                    ;  1170.0 p1      43 dst
        movdqa xmm13, xmm0                                 ;  1159.0 p0      43 dst copy
        pxor xmm13, xmm3                                   ;  1166.0 p1      43 dst
        pxor xmm0, xmm8                                    ;  1163.0 p1      43 dst
        pand xmm2, xmm0                                    ;  1165.0 p1      43 dst
        movdqa xmm14, [rbp + 3440]                         ;  1113.7 p2      43 dst reload
        pand xmm14, xmm0                                   ;  1165.0 p1      43 dst
        pxor xmm8, xmm5                                    ;  1170.0 p1      43 dst
        pxor xmm11, xmm2                                   ;  1172.0 p1      43 dst
        pxor xmm5, xmm13                                   ;  1170.0 p1      43 dst
        pand xmm15, xmm13                                  ;  1168.0 p1      43 dst
        movdqa xmm0, [rbp + 3568]                          ;  1115.7 p2      43 dst reload
        pand xmm0, xmm13                                   ;  1168.0 p1      43 dst
        pxor xmm6, xmm15                                   ;  1172.0 p1      43 dst
        movdqa xmm13, [rbp + 3632]                         ;  1116.7 p2      43 dst reload
        pand xmm13, xmm5                                   ;  1172.0 p1      43 dst
        movdqa [rbp + 3632], xmm15                         ;  1170.0 p0+p3   43 dst spill
        movdqa xmm15, [rbp + 3184]                         ;  1118.0 p2      43 dst reload
        pand xmm15, xmm5                                   ;  1172.0 p1      43 dst
        movdqa xmm5, xmm3                                  ;  1157.0 p0      43 dst copy
        pand xmm5, [rbp + 1264]                            ;  1164.0 p2+p1   43 dst
        pxor xmm3, xmm8                                    ;  1172.0 p1      43 dst
        pand xmm9, xmm3                                    ;  1174.0 p1      43 dst
        pand xmm3, [rbp + 1152]                            ;  1174.0 p2+p1   43 dst
        movdqa [rbp + 3184], xmm15                         ;  1174.0 p0+p3   43 dst spill
        movdqa xmm15, [rbp + 3456]                         ;  1121.7 p2      43 dst reload
        pand xmm15, xmm8                                   ;  1172.0 p1      43 dst
        movdqa [rbp + 3456], xmm14                         ;  1167.0 p0+p3   43 dst spill
        movdqa xmm14, [rbp + 3504]                         ;  1123.0 p2      43 dst reload
        pand xmm14, xmm8                                   ;  1172.0 p1      43 dst
        pxor xmm15, xmm3                                   ;  1176.0 p1      43 dst
        pxor xmm14, xmm5                                   ;  1174.0 p1      43 dst
        pxor xmm14, xmm13                                  ;  1176.0 p1      43 dst
        pxor xmm13, xmm4                                   ;  1174.0 p1      43 dst
        pxor xmm13, xmm11                                  ;  1176.0 p1      43 dst
        movdqa xmm8, xmm6                                  ;  1174.0 p0      43 dst copy
        pxor xmm8, xmm15                                   ;  1181.0 p1      43 dst
        pxor xmm8, xmm13                                   ;  1183.0 p1      43 dst
        pxor xmm0, xmm8                                    ;  1185.0 p1      43 dst
        pxor xmm14, xmm0                                   ;  1187.0 p1      43 dst
        pxor xmm1, xmm14                                   ;  1189.0 p1      43 dst
        pxor xmm7, xmm1                                    ;  1191.0 p1      43 dst
        movdqa [rbp + 3504], xmm15                         ;  1178.0 p0+p3   43 dst spill
        movdqa xmm15, [rbp + 1808]                         ;  1128.3 p2      43 dst
        movdqa [rbp + 3568], xmm1                          ;  1191.0 p0+p3   43 dst spill
        movdqa xmm1, [rbp + 1888]                          ;  1129.3 p2      43 dst
        movdqa [rbp + 3440], xmm12                         ;  1165.0 p0+p3   43 dst spill
        movdqa xmm12, [rbp + 1824]                         ;  1130.3 p2      43 dst
        movdqa [rbp + 3408], xmm11                         ;  1174.0 p0+p3   43 dst spill
        movdqa xmm11, [rbp + 1872]                         ;  1131.3 p2      43 dst
        movdqa [rbp + 3120], xmm0                          ;  1187.0 p0+p3   43 dst spill
        movdqa xmm0, [rbp + 1840]                          ;  1132.3 p2      43 dst
        pxor xmm0, [rbp + 1856]                            ;  1168.0 p2+p1   43 dst
        pxor xmm15, xmm0                                   ;  1170.0 p1      43 dst
        movdqa [rbp + 3856], xmm14                         ;  1189.0 p0+p3   43 dst spill
        movdqa xmm14, xmm15                                ;  1172.0 p0      43 dst copy
        pxor xmm14, [rbp + 1904]                           ;  1179.0 p2+p1   43 dst
        pxor xmm1, xmm14                                   ;  1181.0 p1      43 dst
        pxor xmm11, xmm1                                   ;  1183.0 p1      43 dst
        movdqa [rbp + 3552], xmm10                         ;  1159.0 p0+p3   43 dst spill
        movdqa xmm10, [rbp + 3904]                         ;  1136.7 p2      58 dst
        pxor xmm10, [rbp + 384]                            ;  1173.0 p2+p1   58 dst
        movdqa [rbp + 3904], xmm10                         ;  1175.0 p0+p3   58 dst spill
        movdqa xmm10, xmm1                                 ;  1183.0 p0      43 dst copy
        movdqa [rbp + 3232], xmm6                          ;  1174.0 p0+p3   43 dst spill
        movdqa xmm6, xmm1                                  ;  1183.0 p0      43 dst copy
        movdqa [rbp + 3584], xmm3                          ;  1176.0 p0+p3   43 dst spill
        movdqa xmm3, xmm14                                 ;  1181.0 p0      43 dst copy
        pxor xmm3, [rbp + 1792]                            ;  1188.0 p2+p1   43 dst
        pxor xmm12, xmm3                                   ;  1190.0 p1      43 dst
        movdqa [rbp + 2976], xmm7                          ;  1193.0 p0+p3   43 dst spill
        movdqa xmm7, xmm12                                 ;  1192.0 p0      43 dst copy
        pxor xmm7, [rbp + 1840]                            ;  1199.0 p2+p1   43 dst
        pxor xmm10, xmm7                                   ;  1201.0 p1      43 dst
        movdqa [rbp + 3616], xmm2                          ;  1167.0 p0+p3   43 dst spill
        movdqa xmm2, xmm14                                 ;  1181.0 p0      43 dst copy
        pand xmm2, xmm10                                   ;  1203.0 p1      43 dst
        movdqa [rbp + 3200], xmm9                          ;  1176.0 p0+p3   43 dst spill
        movdqa xmm9, xmm14                                 ;  1181.0 p0      43 dst copy
        movdqa [rbp + 3952], xmm5                          ;  1166.0 p0+p3   43 dst spill
        movdqa xmm5, xmm11                                 ;  1185.0 p0      43 dst copy
        pxor xmm5, [rbp + 1856]                            ;  1192.0 p2+p1   43 dst
        movdqa [rbp + 3152], xmm4                          ;  1161.0 p0+p3   43 dst spill
        movdqa xmm4, xmm11                                 ;  1185.0 p0      43 dst copy
        pxor xmm4, [rbp + 1792]                            ;  1192.0 p2+p1   43 dst
        movdqa [rbp + 3216], xmm13                         ;  1178.0 p0+p3   43 dst spill
        movdqa xmm13, xmm11                                ;  1185.0 p0      43 dst copy
        movdqa [rbp + 3088], xmm8                          ;  1185.0 p0+p3   43 dst spill
        movdqa xmm8, xmm3                                  ;  1190.0 p0      43 dst copy
        por xmm8, [rbp + 1904]                             ;  1197.0 p2+p1   43 dst
        pxor xmm12, xmm8                                   ;  1199.0 p1      43 dst
        movdqa [rbp + 3680], xmm1                          ;  1183.0 p0+p3   43 dst spill
        movdqa xmm1, xmm3                                  ;  1190.0 p0      43 dst copy
        movdqa [rbp + 3648], xmm11                         ;  1185.0 p0+p3   43 dst spill
        movdqa xmm11, xmm4                                 ;  1194.0 p0      43 dst copy
        pand xmm11, xmm5                                   ;  1201.0 p1      43 dst
        pxor xmm12, xmm11                                  ;  1203.0 p1      43 dst
        movdqa xmm11, xmm5                                 ;  1194.0 p0      43 dst copy
        movdqa [rbp + 3168], xmm14                         ;  1181.0 p0+p3   43 dst spill
        movdqa xmm14, xmm5                                 ;  1194.0 p0      43 dst copy
        pxor xmm14, xmm7                                   ;  1201.0 p1      43 dst
        movdqa [rbp + 3744], xmm4                          ;  1194.0 p0+p3   43 dst spill
        movdqa xmm4, xmm10                                 ;  1203.0 p0      43 dst copy
        pxor xmm4, [rbp + 1904]                            ;  1210.0 p2+p1   43 dst
        pxor xmm11, xmm4                                   ;  1212.0 p1      43 dst
        pand xmm13, xmm11                                  ;  1214.0 p1      43 dst
        pxor xmm15, xmm13                                  ;  1216.0 p1      43 dst
        movdqa xmm13, xmm7                                 ;  1201.0 p0      43 dst copy
        movdqa [rbp + 3728], xmm10                         ;  1203.0 p0+p3   43 dst spill
        movdqa xmm10, xmm2                                 ;  1205.0 p0      43 dst copy
        pxor xmm10, [rbp + 1856]                           ;  1212.0 p2+p1   43 dst
        movdqa [rbp + 3712], xmm5                          ;  1194.0 p0+p3   43 dst spill
        movdqa xmm5, xmm14                                 ;  1203.0 p0      43 dst copy
        movdqa [rbp + 3696], xmm3                          ;  1190.0 p0+p3   43 dst spill
        movdqa xmm3, xmm14                                 ;  1203.0 p0      43 dst copy
        pxor xmm3, [rbp + 1904]                            ;  1210.0 p2+p1   43 dst
        movdqa [rbp + 3760], xmm14                         ;  1203.0 p0+p3   43 dst spill
        movdqa xmm14, xmm11                                ;  1214.0 p0      43 dst copy
        pxor xmm14, [rbp + 1840]                           ;  1221.0 p2+p1   43 dst
        pand xmm5, xmm14                                   ;  1223.0 p1      43 dst
        pxor xmm10, xmm5                                   ;  1225.0 p1      43 dst
        pxor xmm1, xmm14                                   ;  1223.0 p1      43 dst
        movdqa xmm5, xmm4                                  ;  1212.0 p0      43 dst copy
        pxor xmm5, [rbp + 1792]                            ;  1219.0 p2+p1   43 dst
        pxor xmm0, xmm5                                    ;  1221.0 p1      43 dst
        pand xmm5, xmm4                                    ;  1221.0 p1      43 dst
        pxor xmm15, xmm5                                   ;  1223.0 p1      43 dst
        pand xmm13, xmm0                                   ;  1223.0 p1      43 dst
        pxor xmm5, xmm13                                   ;  1225.0 p1      43 dst
        pxor xmm9, xmm0                                    ;  1223.0 p1      43 dst
        pand xmm6, xmm9                                    ;  1225.0 p1      43 dst
        pxor xmm2, xmm6                                    ;  1227.0 p1      43 dst
        pxor xmm2, xmm15                                   ;  1229.0 p1      43 dst
        pxor xmm8, xmm15                                   ;  1225.0 p1      43 dst
        pxor xmm10, xmm5                                   ;  1227.0 p1      43 dst
        pxor xmm12, xmm5                                   ;  1227.0 p1      43 dst
        movdqa xmm5, xmm3                                  ;  1212.0 p0      43 dst copy
        pand xmm5, xmm1                                    ;  1225.0 p1      43 dst
        pxor xmm8, xmm5                                    ;  1227.0 p1      43 dst
        movdqa xmm5, [rbp + 3024]                          ;  1196.3 p2      58 dst
        pxor xmm5, [rbp + 400]                             ;  1211.0 p2+p1   58 dst
        movdqa xmm6, [rbp + 3040]                          ;  1198.3 p2      58 dst
        pxor xmm6, [r8 + 21536]                            ;  1212.0 p2+p1   58 dst
        pxor xmm6, [rbp + 3056]                            ;  1214.0 p2+p1   58 dst
        pxor xmm6, [rbp + 3072]                            ;  1216.0 p2+p1   58 dst
        pxor xmm6, [rbp + 2944]                            ;  1218.0 p2+p1   58 dst
        movdqa xmm13, xmm2                                 ;  1231.0 p0      43 dst copy
        pand xmm13, xmm10                                  ;  1238.0 p1      43 dst
        pxor xmm8, xmm13                                   ;  1240.0 p1      43 dst
        movdqa xmm15, xmm10                                ;  1229.0 p0      43 dst copy
        pxor xmm15, xmm8                                   ;  1242.0 p1      43 dst
        pand xmm8, xmm12                                   ;  1242.0 p1      43 dst
        pxor xmm2, xmm8                                    ;  1244.0 p1      43 dst
        por xmm13, xmm15                                   ;  1244.0 p1      43 dst
        pxor xmm13, xmm2                                   ;  1246.0 p1      43 dst
        movdqa xmm8, xmm12                                 ;  1229.0 p0      43 dst copy
        pand xmm8, xmm2                                    ;  1246.0 p1      43 dst
        pxor xmm10, xmm8                                   ;  1248.0 p1      43 dst
        pand xmm2, xmm10                                   ;  1250.0 p1      43 dst
        pxor xmm12, xmm2                                   ;  1252.0 p1      43 dst
        pand xmm1, xmm10                                   ;  1250.0 p1      43 dst
        pand xmm3, xmm10                                   ;  1250.0 p1      43 dst
        pand xmm9, xmm12                                   ;  1254.0 p1      43 dst
        movdqa xmm2, [rbp + 3696]                          ;  1206.0 p2      43 dst reload
        pand xmm2, xmm13                                   ;  1248.0 p1      43 dst
        pxor xmm2, [r8 + 21936]                            ;  1250.0 p2+p1   58 dst
        movdqa xmm8, [rbp + 3680]                          ;  1208.0 p2      43 dst reload
        pand xmm8, xmm12                                   ;  1254.0 p1      43 dst
        pxor xmm8, [rbp + 608]                             ;  1256.0 p2+p1   58 dst
        movdqa [rbp + 3680], xmm6                          ;  1220.0 p0+p3   58 dst spill
        movdqa xmm6, [rbp + 2960]                          ;  1210.0 p2      58 dst
        pxor xmm6, [r8 + 21552]                            ;  1234.0 p2+p1   58 dst
        pxor xmm6, [rbp + 2992]                            ;  1236.0 p2+p1   58 dst
        pxor xmm6, [rbp + 3136]                            ;  1238.0 p2+p1   58 dst
        pxor xmm6, [rbp + 3520]                            ;  1240.0 p2+p1   58 dst
        movdqa [rbp + 3520], xmm6                          ;  1242.0 p0+p3   58 dst spill
        movdqa xmm6, [rbp + 3008]                          ;  1215.0 p2      58 dst
        pxor xmm6, [r8 + 21568]                            ;  1238.0 p2+p1   58 dst
        movdqa [rbp + 3008], xmm6                          ;  1240.0 p0+p3   58 dst spill
        movdqa xmm6, xmm10                                 ;  1250.0 p0      43 dst copy
        por xmm6, xmm13                                    ;  1257.0 p1      43 dst
        pxor xmm15, xmm6                                   ;  1259.0 p1      43 dst
        movdqa [r9 + 1040], xmm5                           ;  1216.3 p0+p3   58 dst
        pand xmm7, xmm15                                   ;  1261.0 p1      43 dst
        pand xmm0, xmm15                                   ;  1261.0 p1      43 dst
        movdqa xmm5, xmm10                                 ;  1250.0 p0      43 dst copy
        pxor xmm5, xmm13                                   ;  1257.0 p1      43 dst
        pxor xmm10, xmm12                                  ;  1254.0 p1      43 dst
        pand xmm11, xmm10                                  ;  1256.0 p1      43 dst
        movdqa xmm6, [rbp + 3648]                          ;  1218.3 p2      43 dst reload
        pand xmm6, xmm10                                   ;  1256.0 p1      43 dst
        pxor xmm12, xmm15                                  ;  1261.0 p1      43 dst
        pxor xmm7, xmm11                                   ;  1263.0 p1      43 dst
        pxor xmm15, xmm5                                   ;  1261.0 p1      43 dst
        pand xmm14, xmm5                                   ;  1259.0 p1      43 dst
        movdqa xmm10, [rbp + 3760]                         ;  1220.3 p2      43 dst reload
        pand xmm10, xmm5                                   ;  1259.0 p1      43 dst
        pxor xmm0, xmm14                                   ;  1263.0 p1      43 dst
        movdqa xmm5, [rbp + 3712]                          ;  1221.3 p2      43 dst reload
        pand xmm5, xmm15                                   ;  1263.0 p1      43 dst
        movdqa [rbp + 3712], xmm14                         ;  1261.0 p0+p3   43 dst spill
        movdqa xmm14, [rbp + 3744]                         ;  1222.7 p2      43 dst reload
        pand xmm14, xmm15                                  ;  1263.0 p1      43 dst
        movdqa xmm15, xmm13                                ;  1248.0 p0      43 dst copy
        pand xmm15, [rbp + 1904]                           ;  1255.0 p2+p1   43 dst
        pxor xmm13, xmm12                                  ;  1263.0 p1      43 dst
        pand xmm4, xmm13                                   ;  1265.0 p1      43 dst
        pand xmm13, [rbp + 1792]                           ;  1265.0 p2+p1   43 dst
        pxor xmm11, xmm4                                   ;  1267.0 p1      58 dst
        pxor xmm11, xmm3                                   ;  1269.0 p1      58 dst
        pxor xmm3, xmm7                                    ;  1265.0 p1      43 dst
        pxor xmm3, xmm5                                    ;  1267.0 p1      43 dst
        pxor xmm5, xmm15                                   ;  1265.0 p1      43 dst
        pxor xmm11, xmm15                                  ;  1271.0 p1      58 dst
        pxor xmm8, xmm7                                    ;  1265.0 p1      58 dst
        pxor xmm11, [r8 + 21920]                           ;  1273.0 p2+p1   58 dst
        movdqa xmm4, [rbp + 3168]                          ;  1229.0 p2      43 dst reload
        pand xmm4, xmm12                                   ;  1267.0 p1      43 dst
        movdqa xmm7, [rbp + 3728]                          ;  1230.0 p2      43 dst reload
        pand xmm7, xmm12                                   ;  1268.0 p1      43 dst
        pxor xmm5, xmm7                                    ;  1270.0 p1      43 dst
        pxor xmm4, xmm13                                   ;  1270.0 p1      43 dst
        movdqa xmm7, [rbp + 3536]                          ;  1231.0 p2      58 dst
        pxor xmm2, xmm13                                   ;  1271.0 p1      58 dst
        pxor xmm7, [rbp + 3664]                            ;  1272.0 p2+p1   58 dst
        pxor xmm7, [rbp + 3936]                            ;  1274.0 p2+p1   58 dst
        pxor xmm7, [rbp + 416]                             ;  1276.0 p2+p1   58 dst
        movdqa xmm12, [rbp + 3808]                         ;  1235.0 p2      58 dst
        pxor xmm12, [rbp + 3488]                           ;  1275.0 p2+p1   58 dst
        pxor xmm12, [rbp + 3104]                           ;  1277.0 p2+p1   58 dst
        pxor xmm12, [rbp + 432]                            ;  1279.0 p2+p1   58 dst
        pxor xmm2, xmm0                                    ;  1278.0 p1      58 dst
        pxor xmm0, xmm3                                    ;  1279.0 p1      43 dst
        pxor xmm0, xmm4                                    ;  1281.0 p1      43 dst
        pxor xmm6, xmm4                                    ;  1281.0 p1      58 dst
        pxor xmm6, [rbp + 624]                             ;  1283.0 p2+p1   58 dst
        movdqa xmm4, [rbp + 3472]                          ;  1240.0 p2      58 dst
        pxor xmm4, [r8 + 21616]                            ;  1283.0 p2+p1   58 dst
        pxor xmm4, [rbp + 3600]                            ;  1285.0 p2+p1   58 dst
        movdqa [r9 + 1104], xmm7                           ;  1278.0 p0+p3   58 dst
        pxor xmm4, [rbp + 3136]                            ;  1287.0 p2+p1   58 dst
        movdqa xmm7, [rbp + 3392]                          ;  1244.0 p2      58 dst
        pxor xmm10, xmm0                                   ;  1286.0 p1      43 dst
        movdqa [r9 + 1440], xmm11                          ;  1275.0 p0+p3   58 dst
        pxor xmm7, [rbp + 448]                             ;  1287.0 p2+p1   58 dst
        pxor xmm14, [r8 + 22000]                           ;  1288.0 p2+p1   58 dst
        pxor xmm14, [rbp + 3712]                           ;  1290.0 p2+p1   58 dst
        movdqa xmm11, [rbp + 3424]                         ;  1248.0 p2      58 dst
        movdqa [r9 + 1120], xmm12                          ;  1281.0 p0+p3   58 dst
        pxor xmm11, [rbp + 464]                            ;  1290.0 p2+p1   58 dst
        pxor xmm3, [rbp + 592]                             ;  1291.0 p2+p1   58 dst
        pxor xmm5, xmm10                                   ;  1292.0 p1      43 dst
        movdqa xmm12, [rbp + 3328]                         ;  1254.0 p2      58 dst
        pxor xmm8, xmm10                                   ;  1293.0 p1      58 dst
        pxor xmm12, [r8 + 21664]                           ;  1294.0 p2+p1   58 dst
        pxor xmm12, [rbp + 3376]                           ;  1296.0 p2+p1   58 dst
        pxor xmm12, [rbp + 3344]                           ;  1298.0 p2+p1   58 dst
        pxor xmm12, [rbp + 3296]                           ;  1300.0 p2+p1   58 dst
        pxor xmm9, xmm5                                    ;  1298.0 p1      43 dst
        pxor xmm0, [rbp + 576]                             ;  1299.0 p2+p1   58 dst
        movdqa xmm10, [rbp + 3360]                         ;  1260.0 p2      58 dst
        movdqa [r9 + 1136], xmm4                           ;  1289.0 p0+p3   58 dst
        pxor xmm10, [r8 + 21680]                           ;  1300.0 p2+p1   58 dst
        pxor xmm10, [rbp + 3264]                           ;  1302.0 p2+p1   58 dst
        movdqa xmm4, [rbp + 3280]                          ;  1263.0 p2      43 dst reload
        pxor xmm10, xmm4                                   ;  1304.0 p1      58 dst
        movdqa [r9 + 1152], xmm7                           ;  1289.0 p0+p3   58 dst
        pxor xmm10, [rbp + 3840]                           ;  1306.0 p2+p1   58 dst
        pxor xmm4, [r8 + 21744]                            ;  1304.0 p2+p1   58 dst
        pxor xmm4, [rbp + 3824]                            ;  1306.0 p2+p1   58 dst
        pxor xmm4, [rbp + 3872]                            ;  1308.0 p2+p1   58 dst
        pxor xmm1, xmm9                                    ;  1307.0 p1      43 dst
        movdqa [r9 + 1168], xmm11                          ;  1292.0 p0+p3   58 dst
        movdqa xmm7, [rbp + 3776]                          ;  1268.0 p2      58 dst
        pxor xmm7, [r8 + 21696]                            ;  1308.0 p2+p1   58 dst
        movdqa xmm11, [rbp + 3248]                         ;  1270.0 p2      58 dst
        movdqa [r9 + 1424], xmm3                           ;  1293.0 p0+p3   58 dst
        pxor xmm11, [rbp + 3920]                           ;  1309.0 p2+p1   58 dst
        pxor xmm11, [rbp + 3888]                           ;  1311.0 p2+p1   58 dst
        pxor xmm11, [rbp + 480]                            ;  1313.0 p2+p1   58 dst
        pxor xmm6, xmm9                                    ;  1312.0 p1      58 dst
        pxor xmm5, [r8 + 21952]                            ;  1313.0 p2+p1   58 dst
        movdqa xmm3, [rbp + 3792]                          ;  1275.0 p2      58 dst
        pxor xmm3, [rbp + 3968]                            ;  1314.0 p2+p1   58 dst
        pxor xmm3, [rbp + 3312]                            ;  1316.0 p2+p1   58 dst
        pxor xmm3, [rbp + 496]                             ;  1318.0 p2+p1   58 dst
        movdqa [r9 + 1488], xmm8                           ;  1295.0 p0+p3   58 dst
        movdqa [r9 + 1184], xmm12                          ;  1302.0 p0+p3   58 dst
        movdqa xmm8, [rbp + 3088]                          ;  1279.0 p2      58 dst
        pxor xmm8, [rbp + 512]                             ;  1317.0 p2+p1   58 dst
        movdqa [r9 + 1408], xmm0                           ;  1301.0 p0+p3   58 dst
        movdqa xmm0, [rbp + 3216]                          ;  1281.0 p2      58 dst
        pxor xmm0, [rbp + 528]                             ;  1318.0 p2+p1   58 dst
        movdqa xmm9, [rbp + 3200]                          ;  1283.0 p2      58 dst
        pxor xmm9, [r8 + 21792]                            ;  1319.0 p2+p1   58 dst
        pxor xmm9, [rbp + 3952]                            ;  1321.0 p2+p1   58 dst
        pxor xmm9, [rbp + 3152]                            ;  1323.0 p2+p1   58 dst
        pxor xmm9, [rbp + 3616]                            ;  1325.0 p2+p1   58 dst
        movdqa [r9 + 1200], xmm10                          ;  1308.0 p0+p3   58 dst
        movdqa [r9 + 1216], xmm7                           ;  1310.0 p0+p3   58 dst
        movdqa [r9 + 1264], xmm4                           ;  1310.0 p0+p3   58 dst
        pxor xmm2, xmm1                                    ;  1323.0 p1      58 dst
        pxor xmm14, xmm1                                   ;  1324.0 p1      58 dst
        movdqa xmm1, [rbp + 3552]                          ;  1288.0 p2      58 dst
        pxor xmm1, [r8 + 21808]                            ;  1325.0 p2+p1   58 dst
        pxor xmm1, [rbp + 3232]                            ;  1327.0 p2+p1   58 dst
        movdqa xmm4, [rbp + 2976]                          ;  1291.0 p2      43 dst reload
        pxor xmm1, xmm4                                    ;  1329.0 p1      58 dst
        pxor xmm1, [rbp + 3584]                            ;  1331.0 p2+p1   58 dst
        pxor xmm4, [r8 + 21872]                            ;  1329.0 p2+p1   58 dst
        pxor xmm4, [rbp + 3632]                            ;  1331.0 p2+p1   58 dst
        pxor xmm4, [rbp + 3184]                            ;  1333.0 p2+p1   58 dst
        movdqa [r9 + 1232], xmm11                          ;  1315.0 p0+p3   58 dst
        movdqa [r9 + 1504], xmm6                           ;  1314.0 p0+p3   58 dst
        movdqa [r9 + 1472], xmm5                           ;  1315.0 p0+p3   58 dst
        movdqa [r9 + 1280], xmm8                           ;  1319.0 p0+p3   58 dst
        movdqa [r9 + 1248], xmm3                           ;  1320.0 p0+p3   58 dst
        movdqa [r9 + 1296], xmm0                           ;  1320.0 p0+p3   58 dst
        movdqa xmm0, [rbp + 3856]                          ;  1296.0 p2      58 dst
        pxor xmm0, [r8 + 21824]                            ;  1332.0 p2+p1   58 dst
        movdqa xmm3, [rbp + 3120]                          ;  1298.0 p2      58 dst
        pxor xmm3, [rbp + 3440]                            ;  1333.0 p2+p1   58 dst
        pxor xmm3, [rbp + 3408]                            ;  1335.0 p2+p1   58 dst
        pxor xmm3, [rbp + 544]                             ;  1337.0 p2+p1   58 dst
        movdqa xmm5, [rbp + 3568]                          ;  1302.0 p2      58 dst
        pxor xmm5, [rbp + 3456]                            ;  1336.0 p2+p1   58 dst
        pxor xmm5, [rbp + 3504]                            ;  1338.0 p2+p1   58 dst
        pxor xmm5, [rbp + 560]                             ;  1340.0 p2+p1   58 dst
        movdqa [r9 + 1312], xmm9                           ;  1327.0 p0+p3   58 dst
        movdqa [r9 + 1456], xmm2                           ;  1325.0 p0+p3   58 dst
        movdqa [r9 + 1520], xmm14                          ;  1326.0 p0+p3   58 dst
        movdqa xmm2, [rbp + 3904]                          ;  1306.0 p2      58 dst reload
        movdqa [r9 + 1024], xmm2                           ;  1317.0 p0+p3   58 dst
        movdqa [r9 + 1328], xmm1                           ;  1333.0 p0+p3   58 dst
        movdqa [r9 + 1344], xmm0                           ;  1334.0 p0+p3   58 dst
        movdqa xmm0, [rbp + 3680]                          ;  1307.0 p2      58 dst reload
        movdqa [r9 + 1056], xmm0                           ;  1318.0 p0+p3   58 dst
        movdqa [r9 + 1392], xmm4                           ;  1335.0 p0+p3   58 dst
        movdqa xmm0, [rbp + 3520]                          ;  1308.0 p2      58 dst reload
        movdqa [r9 + 1072], xmm0                           ;  1319.0 p0+p3   58 dst
        movdqa xmm0, [rbp + 3008]                          ;  1309.0 p2      58 dst reload
        movdqa [r9 + 1088], xmm0                           ;  1320.0 p0+p3   58 dst
        movdqa [r9 + 1360], xmm3                           ;  1339.0 p0+p3   58 dst
        movdqa [r9 + 1376], xmm5                           ;  1342.0 p0+p3   58 dst
        movdqa xmm0, [rbp + 2448]                          ;  1310.7 p2      43 dst
        movdqa xmm1, [rbp + 2528]                          ;  1311.7 p2      43 dst
        movdqa xmm2, [rbp + 2464]                          ;  1312.7 p2      43 dst
        movdqa xmm3, [rbp + 2512]                          ;  1313.7 p2      43 dst
        movdqa xmm4, [rbp + 2480]                          ;  1314.7 p2      43 dst
        movdqa xmm5, [rbp + 2496]                          ;  1315.7 p2      43 dst reload
        pxor xmm4, xmm5                                    ;  1339.0 p1      43 dst
        pxor xmm0, xmm4                                    ;  1341.0 p1      43 dst
        movdqa xmm6, xmm0                                  ;  1343.0 p0      43 dst copy
        movdqa xmm7, [rbp + 2544]                          ;  1316.7 p2      43 dst reload
        pxor xmm6, xmm7                                    ;  1350.0 p1      43 dst
        pxor xmm1, xmm6                                    ;  1352.0 p1      43 dst
        pxor xmm3, xmm1                                    ;  1354.0 p1      43 dst
        movdqa xmm8, xmm6                                  ;  1352.0 p0      43 dst copy
        movdqa xmm9, [rbp + 2432]                          ;  1317.7 p2      43 dst reload
        pxor xmm8, xmm9                                    ;  1359.0 p1      43 dst
        pxor xmm2, xmm8                                    ;  1361.0 p1      43 dst
        movdqa xmm10, xmm1                                 ;  1354.0 p0      43 dst copy
        movdqa xmm11, xmm6                                 ;  1352.0 p0      43 dst copy
        movdqa xmm12, xmm6                                 ;  1352.0 p0      43 dst copy
        movdqa xmm13, xmm1                                 ;  1354.0 p0      43 dst copy
        movdqa xmm14, xmm2                                 ;  1363.0 p0      43 dst copy
        movdqa xmm15, [rbp + 2480]                         ;  1318.7 p2      43 dst reload
        pxor xmm14, xmm15                                  ;  1370.0 p1      43 dst
        pxor xmm10, xmm14                                  ;  1372.0 p1      43 dst
        pand xmm11, xmm10                                  ;  1374.0 p1      43 dst
        movdqa [rbp + 3008], xmm1                          ;  1354.0 p0+p3   43 dst spill
        movdqa xmm1, xmm3                                  ;  1356.0 p0      43 dst copy
        pxor xmm1, xmm5                                    ;  1363.0 p1      43 dst
        pxor xmm5, xmm11                                   ;  1376.0 p1      43 dst
        movdqa [rbp + 3520], xmm6                          ;  1352.0 p0+p3   43 dst spill
        movdqa xmm6, xmm3                                  ;  1356.0 p0      43 dst copy
        pxor xmm6, xmm9                                    ;  1363.0 p1      43 dst
        movdqa [rbp + 3680], xmm6                          ;  1365.0 p0+p3   43 dst spill
        movdqa xmm6, xmm3                                  ;  1356.0 p0      43 dst copy
        movdqa [rbp + 3904], xmm3                          ;  1356.0 p0+p3   43 dst spill
        movdqa xmm3, [rbp + 3680]                          ;  1365.0 p2      43 dst
        pand xmm3, xmm1                                    ;  1376.0 p1      43 dst
        pxor xmm2, xmm3                                    ;  1378.0 p1      43 dst
        movdqa xmm3, [rbp + 3680]                          ;  1365.0 p2      43 dst
        movdqa [rbp + 3680], xmm3                          ;  1376.0 p0+p3   43 dst spill
        movdqa xmm3, xmm8                                  ;  1361.0 p0      43 dst copy
        por xmm3, xmm7                                     ;  1368.0 p1      43 dst
        pxor xmm2, xmm3                                    ;  1380.0 p1      43 dst
        movdqa [rbp + 3504], xmm2                          ;  1382.0 p0+p3   43 dst spill
        movdqa xmm2, xmm8                                  ;  1361.0 p0      43 dst copy
        movdqa [rbp + 3456], xmm8                          ;  1361.0 p0+p3   43 dst spill
        movdqa xmm8, xmm1                                  ;  1365.0 p0      43 dst copy
        movdqa [rbp + 3568], xmm3                          ;  1370.0 p0+p3   43 dst spill
        movdqa xmm3, xmm1                                  ;  1365.0 p0      43 dst copy
        pxor xmm3, xmm14                                   ;  1372.0 p1      43 dst
        movdqa [rbp + 3408], xmm1                          ;  1365.0 p0+p3   43 dst spill
        movdqa xmm1, xmm10                                 ;  1374.0 p0      43 dst copy
        pxor xmm1, xmm7                                    ;  1381.0 p1      43 dst
        pxor xmm8, xmm1                                    ;  1383.0 p1      43 dst
        pxor xmm15, xmm8                                   ;  1385.0 p1      43 dst
        pand xmm6, xmm8                                    ;  1385.0 p1      43 dst
        pxor xmm0, xmm6                                    ;  1387.0 p1      43 dst
        pxor xmm2, xmm15                                   ;  1387.0 p1      43 dst
        movdqa xmm6, xmm14                                 ;  1372.0 p0      43 dst copy
        movdqa xmm7, xmm3                                  ;  1374.0 p0      43 dst copy
        pand xmm7, xmm15                                   ;  1387.0 p1      43 dst
        pxor xmm5, xmm7                                    ;  1389.0 p1      43 dst
        movdqa xmm7, xmm3                                  ;  1374.0 p0      43 dst copy
        pxor xmm7, [rbp + 2544]                            ;  1381.0 p2+p1   43 dst
        movdqa [rbp + 3440], xmm8                          ;  1385.0 p0+p3   43 dst spill
        movdqa xmm8, xmm1                                  ;  1383.0 p0      43 dst copy
        pxor xmm8, xmm9                                    ;  1390.0 p1      43 dst
        pxor xmm4, xmm8                                    ;  1392.0 p1      43 dst
        pand xmm8, xmm1                                    ;  1392.0 p1      43 dst
        pxor xmm0, xmm8                                    ;  1394.0 p1      43 dst
        pand xmm6, xmm4                                    ;  1394.0 p1      43 dst
        pxor xmm8, xmm6                                    ;  1396.0 p1      43 dst
        pxor xmm12, xmm4                                   ;  1394.0 p1      43 dst
        pand xmm13, xmm12                                  ;  1396.0 p1      43 dst
        pxor xmm11, xmm13                                  ;  1398.0 p1      43 dst
        pxor xmm11, xmm0                                   ;  1400.0 p1      43 dst
        movdqa xmm6, [rbp + 3568]                          ;  1370.0 p2      43 dst reload
        pxor xmm6, xmm0                                    ;  1396.0 p1      43 dst
        pxor xmm5, xmm8                                    ;  1398.0 p1      43 dst
        movdqa xmm0, [rbp + 3504]                          ;  1382.0 p2      43 dst reload
        pxor xmm0, xmm8                                    ;  1398.0 p1      43 dst
        movdqa xmm8, xmm7                                  ;  1383.0 p0      43 dst copy
        pand xmm8, xmm2                                    ;  1390.0 p1      43 dst
        pxor xmm6, xmm8                                    ;  1398.0 p1      43 dst
        movdqa xmm8, xmm11                                 ;  1402.0 p0      43 dst copy
        pand xmm8, xmm5                                    ;  1409.0 p1      43 dst
        pxor xmm6, xmm8                                    ;  1411.0 p1      43 dst
        movdqa xmm13, xmm5                                 ;  1400.0 p0      43 dst copy
        pxor xmm13, xmm6                                   ;  1413.0 p1      43 dst
        pand xmm6, xmm0                                    ;  1413.0 p1      43 dst
        pxor xmm11, xmm6                                   ;  1415.0 p1      43 dst
        por xmm8, xmm13                                    ;  1415.0 p1      43 dst
        pxor xmm8, xmm11                                   ;  1417.0 p1      43 dst
        movdqa xmm6, xmm0                                  ;  1400.0 p0      43 dst copy
        pand xmm6, xmm11                                   ;  1417.0 p1      43 dst
        pxor xmm5, xmm6                                    ;  1419.0 p1      43 dst
        pand xmm11, xmm5                                   ;  1421.0 p1      43 dst
        pxor xmm0, xmm11                                   ;  1423.0 p1      43 dst
        pand xmm2, xmm5                                    ;  1421.0 p1      43 dst
        pand xmm7, xmm5                                    ;  1421.0 p1      43 dst
        pand xmm12, xmm0                                   ;  1425.0 p1      43 dst
        movdqa xmm6, [rbp + 3456]                          ;  1361.0 p2      43 dst reload
        pand xmm6, xmm8                                    ;  1419.0 p1      43 dst
        movdqa xmm11, [rbp + 3008]                         ;  1354.0 p2      43 dst reload
        pand xmm11, xmm0                                   ;  1425.0 p1      43 dst
        movdqa [rbp + 3008], xmm11                         ;  1427.0 p0+p3   43 dst spill
        movdqa xmm11, xmm5                                 ;  1421.0 p0      43 dst copy
        por xmm11, xmm8                                    ;  1428.0 p1      43 dst
        pxor xmm13, xmm11                                  ;  1430.0 p1      43 dst
        pand xmm14, xmm13                                  ;  1432.0 p1      43 dst
        pand xmm4, xmm13                                   ;  1432.0 p1      43 dst
        movdqa xmm11, xmm5                                 ;  1421.0 p0      43 dst copy
        pxor xmm11, xmm8                                   ;  1428.0 p1      43 dst
        pxor xmm5, xmm0                                    ;  1425.0 p1      43 dst
        pxor xmm0, xmm13                                   ;  1432.0 p1      43 dst
        pxor xmm13, xmm11                                  ;  1432.0 p1      43 dst
        pand xmm15, xmm11                                  ;  1430.0 p1      43 dst
        pand xmm3, xmm11                                   ;  1430.0 p1      43 dst
        pxor xmm4, xmm15                                   ;  1434.0 p1      43 dst
        movdqa xmm11, [rbp + 3440]                         ;  1385.0 p2      43 dst reload
        pand xmm11, xmm5                                   ;  1427.0 p1      43 dst
        movdqa [rbp + 3440], xmm15                         ;  1432.0 p0+p3   43 dst spill
        movdqa xmm15, [rbp + 3904]                         ;  1358.0 p2      43 dst reload
        pand xmm15, xmm5                                   ;  1427.0 p1      43 dst
        pxor xmm14, xmm11                                  ;  1434.0 p1      43 dst
        pand xmm10, xmm0                                   ;  1434.0 p1      43 dst
        movdqa xmm5, [rbp + 3408]                          ;  1365.0 p2      43 dst reload
        pand xmm5, xmm13                                   ;  1434.0 p1      43 dst
        movdqa [rbp + 3408], xmm15                         ;  1429.0 p0+p3   43 dst spill
        movdqa xmm15, [rbp + 3680]                         ;  1376.0 p2      43 dst reload
        pand xmm15, xmm13                                  ;  1434.0 p1      43 dst
        pxor xmm10, xmm5                                   ;  1436.0 p1      43 dst
        pxor xmm5, xmm7                                    ;  1436.0 p1      43 dst
        pxor xmm5, xmm14                                   ;  1438.0 p1      43 dst
        movdqa xmm13, [rbp + 3520]                         ;  1372.0 p2      43 dst reload
        pand xmm13, xmm0                                   ;  1434.0 p1      43 dst
        pxor xmm0, xmm8                                    ;  1434.0 p1      43 dst
        pand xmm8, [rbp + 2544]                            ;  1419.0 p2+p1   43 dst
        pxor xmm10, xmm8                                   ;  1438.0 p1      43 dst
        pand xmm9, xmm0                                    ;  1436.0 p1      43 dst
        pand xmm1, xmm0                                    ;  1436.0 p1      43 dst
        pxor xmm13, xmm9                                   ;  1438.0 p1      43 dst
        movdqa xmm0, xmm4                                  ;  1436.0 p0      43 dst copy
        pxor xmm0, xmm13                                   ;  1443.0 p1      43 dst
        pxor xmm0, xmm5                                    ;  1445.0 p1      43 dst
        pxor xmm3, xmm0                                    ;  1447.0 p1      43 dst
        pxor xmm10, xmm3                                   ;  1449.0 p1      43 dst
        pxor xmm12, xmm10                                  ;  1451.0 p1      43 dst
        pxor xmm2, xmm12                                   ;  1453.0 p1      43 dst
        movdqa [rbp + 3520], xmm15                         ;  1436.0 p0+p3   43 dst spill
        movdqa xmm15, [rbp + 1040]                         ;  1381.7 p2      43 dst
        movdqa [rbp + 3680], xmm13                         ;  1440.0 p0+p3   43 dst spill
        movdqa xmm13, [rbp + 1120]                         ;  1382.7 p2      43 dst
        movdqa [rbp + 3904], xmm12                         ;  1453.0 p0+p3   43 dst spill
        movdqa xmm12, [rbp + 1056]                         ;  1383.7 p2      43 dst
        movdqa [rbp + 3456], xmm14                         ;  1436.0 p0+p3   43 dst spill
        movdqa xmm14, [rbp + 1104]                         ;  1384.7 p2      43 dst
        movdqa [rbp + 3504], xmm3                          ;  1449.0 p0+p3   43 dst spill
        movdqa xmm3, [rbp + 1072]                          ;  1385.7 p2      43 dst
        pxor xmm3, [rbp + 1088]                            ;  1430.0 p2+p1   43 dst
        pxor xmm15, xmm3                                   ;  1432.0 p1      43 dst
        movdqa [rbp + 3568], xmm10                         ;  1451.0 p0+p3   43 dst spill
        movdqa xmm10, xmm15                                ;  1434.0 p0      43 dst copy
        pxor xmm10, [rbp + 1136]                           ;  1441.0 p2+p1   43 dst
        pxor xmm13, xmm10                                  ;  1443.0 p1      43 dst
        pxor xmm14, xmm13                                  ;  1445.0 p1      43 dst
        movdqa [rbp + 3120], xmm6                          ;  1421.0 p0+p3   43 dst spill
        movdqa xmm6, xmm13                                 ;  1445.0 p0      43 dst copy
        movdqa [rbp + 3856], xmm4                          ;  1436.0 p0+p3   43 dst spill
        movdqa xmm4, xmm13                                 ;  1445.0 p0      43 dst copy
        movdqa [rbp + 3184], xmm9                          ;  1438.0 p0+p3   43 dst spill
        movdqa xmm9, xmm10                                 ;  1443.0 p0      43 dst copy
        pxor xmm9, [rbp + 1024]                            ;  1450.0 p2+p1   43 dst
        pxor xmm12, xmm9                                   ;  1452.0 p1      43 dst
        movdqa [rbp + 3632], xmm2                          ;  1455.0 p0+p3   43 dst spill
        movdqa xmm2, xmm12                                 ;  1454.0 p0      43 dst copy
        pxor xmm2, [rbp + 1072]                            ;  1461.0 p2+p1   43 dst
        pxor xmm6, xmm2                                    ;  1463.0 p1      43 dst
        movdqa [rbp + 2976], xmm11                         ;  1429.0 p0+p3   43 dst spill
        movdqa xmm11, xmm10                                ;  1443.0 p0      43 dst copy
        pand xmm11, xmm6                                   ;  1465.0 p1      43 dst
        movdqa [rbp + 3584], xmm7                          ;  1423.0 p0+p3   43 dst spill
        movdqa xmm7, xmm10                                 ;  1443.0 p0      43 dst copy
        movdqa [rbp + 3232], xmm8                          ;  1421.0 p0+p3   43 dst spill
        movdqa xmm8, xmm14                                 ;  1447.0 p0      43 dst copy
        pxor xmm8, [rbp + 1088]                            ;  1454.0 p2+p1   43 dst
        movdqa [rbp + 3552], xmm1                          ;  1438.0 p0+p3   43 dst spill
        movdqa xmm1, xmm14                                 ;  1447.0 p0      43 dst copy
        pxor xmm1, [rbp + 1024]                            ;  1454.0 p2+p1   43 dst
        movdqa [rbp + 3616], xmm5                          ;  1440.0 p0+p3   43 dst spill
        movdqa xmm5, xmm14                                 ;  1447.0 p0      43 dst copy
        movdqa [rbp + 3152], xmm0                          ;  1447.0 p0+p3   43 dst spill
        movdqa xmm0, xmm9                                  ;  1452.0 p0      43 dst copy
        por xmm0, [rbp + 1136]                             ;  1459.0 p2+p1   43 dst
        pxor xmm12, xmm0                                   ;  1461.0 p1      43 dst
        movdqa [rbp + 3952], xmm13                         ;  1445.0 p0+p3   43 dst spill
        movdqa xmm13, xmm9                                 ;  1452.0 p0      43 dst copy
        movdqa [rbp + 3200], xmm14                         ;  1447.0 p0+p3   43 dst spill
        movdqa xmm14, xmm1                                 ;  1456.0 p0      43 dst copy
        pand xmm14, xmm8                                   ;  1463.0 p1      43 dst
        pxor xmm12, xmm14                                  ;  1465.0 p1      43 dst
        movdqa xmm14, xmm8                                 ;  1456.0 p0      43 dst copy
        movdqa [rbp + 3216], xmm10                         ;  1443.0 p0+p3   43 dst spill
        movdqa xmm10, xmm8                                 ;  1456.0 p0      43 dst copy
        pxor xmm10, xmm2                                   ;  1463.0 p1      43 dst
        movdqa [rbp + 3088], xmm1                          ;  1456.0 p0+p3   43 dst spill
        movdqa xmm1, xmm6                                  ;  1465.0 p0      43 dst copy
        pxor xmm1, [rbp + 1136]                            ;  1472.0 p2+p1   43 dst
        pxor xmm14, xmm1                                   ;  1474.0 p1      43 dst
        pand xmm5, xmm14                                   ;  1476.0 p1      43 dst
        pxor xmm15, xmm5                                   ;  1478.0 p1      43 dst
        movdqa xmm5, xmm2                                  ;  1463.0 p0      43 dst copy
        movdqa [rbp + 3312], xmm6                          ;  1465.0 p0+p3   43 dst spill
        movdqa xmm6, xmm11                                 ;  1467.0 p0      43 dst copy
        pxor xmm6, [rbp + 1088]                            ;  1474.0 p2+p1   43 dst
        movdqa [rbp + 3968], xmm8                          ;  1456.0 p0+p3   43 dst spill
        movdqa xmm8, xmm10                                 ;  1465.0 p0      43 dst copy
        movdqa [rbp + 3792], xmm9                          ;  1452.0 p0+p3   43 dst spill
        movdqa xmm9, xmm10                                 ;  1465.0 p0      43 dst copy
        pxor xmm9, [rbp + 1136]                            ;  1472.0 p2+p1   43 dst
        movdqa [rbp + 3888], xmm10                         ;  1465.0 p0+p3   43 dst spill
        movdqa xmm10, xmm14                                ;  1476.0 p0      43 dst copy
        pxor xmm10, [rbp + 1072]                           ;  1483.0 p2+p1   43 dst
        pand xmm8, xmm10                                   ;  1485.0 p1      43 dst
        pxor xmm6, xmm8                                    ;  1487.0 p1      43 dst
        pxor xmm13, xmm10                                  ;  1485.0 p1      43 dst
        movdqa xmm8, xmm1                                  ;  1474.0 p0      43 dst copy
        pxor xmm8, [rbp + 1024]                            ;  1481.0 p2+p1   43 dst
        pxor xmm3, xmm8                                    ;  1483.0 p1      43 dst
        pand xmm8, xmm1                                    ;  1483.0 p1      43 dst
        pxor xmm15, xmm8                                   ;  1485.0 p1      43 dst
        pand xmm5, xmm3                                    ;  1485.0 p1      43 dst
        pxor xmm8, xmm5                                    ;  1487.0 p1      43 dst
        pxor xmm7, xmm3                                    ;  1485.0 p1      43 dst
        pand xmm4, xmm7                                    ;  1487.0 p1      43 dst
        pxor xmm11, xmm4                                   ;  1489.0 p1      43 dst
        pxor xmm11, xmm15                                  ;  1491.0 p1      43 dst
        pxor xmm0, xmm15                                   ;  1487.0 p1      43 dst
        pxor xmm6, xmm8                                    ;  1489.0 p1      43 dst
        pxor xmm12, xmm8                                   ;  1489.0 p1      43 dst
        movdqa xmm4, xmm9                                  ;  1474.0 p0      43 dst copy
        pand xmm4, xmm13                                   ;  1487.0 p1      43 dst
        pxor xmm0, xmm4                                    ;  1489.0 p1      43 dst
        movdqa xmm4, xmm11                                 ;  1493.0 p0      43 dst copy
        pand xmm4, xmm6                                    ;  1500.0 p1      43 dst
        pxor xmm0, xmm4                                    ;  1502.0 p1      43 dst
        movdqa xmm5, xmm6                                  ;  1491.0 p0      43 dst copy
        pxor xmm5, xmm0                                    ;  1504.0 p1      43 dst
        pand xmm0, xmm12                                   ;  1504.0 p1      43 dst
        pxor xmm11, xmm0                                   ;  1506.0 p1      43 dst
        por xmm4, xmm5                                     ;  1506.0 p1      43 dst
        pxor xmm4, xmm11                                   ;  1508.0 p1      43 dst
        movdqa xmm0, xmm12                                 ;  1491.0 p0      43 dst copy
        pand xmm0, xmm11                                   ;  1508.0 p1      43 dst
        pxor xmm6, xmm0                                    ;  1510.0 p1      43 dst
        pand xmm11, xmm6                                   ;  1512.0 p1      43 dst
        pxor xmm12, xmm11                                  ;  1514.0 p1      43 dst
        pand xmm13, xmm6                                   ;  1512.0 p1      43 dst
        pand xmm9, xmm6                                    ;  1512.0 p1      43 dst
        movdqa xmm0, [rbp + 3792]                          ;  1462.0 p2      43 dst reload
        pand xmm0, xmm4                                    ;  1510.0 p1      43 dst
        pand xmm7, xmm12                                   ;  1516.0 p1      43 dst
        movdqa xmm8, [rbp + 3952]                          ;  1463.0 p2      43 dst reload
        pand xmm8, xmm12                                   ;  1516.0 p1      43 dst
        movdqa xmm11, xmm6                                 ;  1512.0 p0      43 dst copy
        por xmm11, xmm4                                    ;  1519.0 p1      43 dst
        pxor xmm5, xmm11                                   ;  1521.0 p1      43 dst
        pand xmm2, xmm5                                    ;  1523.0 p1      43 dst
        pand xmm3, xmm5                                    ;  1523.0 p1      43 dst
        movdqa xmm11, xmm6                                 ;  1512.0 p0      43 dst copy
        pxor xmm11, xmm4                                   ;  1519.0 p1      43 dst
        pxor xmm6, xmm12                                   ;  1516.0 p1      43 dst
        pand xmm14, xmm6                                   ;  1518.0 p1      43 dst
        movdqa xmm15, [rbp + 3200]                         ;  1466.7 p2      43 dst reload
        pand xmm15, xmm6                                   ;  1518.0 p1      43 dst
        pxor xmm12, xmm5                                   ;  1523.0 p1      43 dst
        pxor xmm2, xmm14                                   ;  1525.0 p1      43 dst
        pxor xmm5, xmm11                                   ;  1523.0 p1      43 dst
        pand xmm10, xmm11                                  ;  1521.0 p1      43 dst
        movdqa xmm6, [rbp + 3888]                          ;  1468.7 p2      43 dst reload
        pand xmm6, xmm11                                   ;  1521.0 p1      43 dst
        pxor xmm3, xmm10                                   ;  1525.0 p1      43 dst
        movdqa xmm11, [rbp + 3968]                         ;  1469.7 p2      43 dst reload
        pand xmm11, xmm5                                   ;  1525.0 p1      43 dst
        movdqa [rbp + 3968], xmm10                         ;  1523.0 p0+p3   43 dst spill
        movdqa xmm10, [rbp + 3088]                         ;  1471.0 p2      43 dst reload
        pand xmm10, xmm5                                   ;  1525.0 p1      43 dst
        movdqa xmm5, xmm4                                  ;  1510.0 p0      43 dst copy
        pand xmm5, [rbp + 1136]                            ;  1517.0 p2+p1   43 dst
        pxor xmm4, xmm12                                   ;  1525.0 p1      43 dst
        pand xmm1, xmm4                                    ;  1527.0 p1      43 dst
        pand xmm4, [rbp + 1024]                            ;  1527.0 p2+p1   43 dst
        movdqa [rbp + 3088], xmm10                         ;  1527.0 p0+p3   43 dst spill
        movdqa xmm10, [rbp + 3216]                         ;  1474.7 p2      43 dst reload
        pand xmm10, xmm12                                  ;  1525.0 p1      43 dst
        movdqa [rbp + 3216], xmm15                         ;  1520.0 p0+p3   43 dst spill
        movdqa xmm15, [rbp + 3312]                         ;  1476.0 p2      43 dst reload
        pand xmm15, xmm12                                  ;  1525.0 p1      43 dst
        pxor xmm10, xmm4                                   ;  1529.0 p1      43 dst
        pxor xmm15, xmm5                                   ;  1527.0 p1      43 dst
        pxor xmm15, xmm11                                  ;  1529.0 p1      43 dst
        pxor xmm11, xmm9                                   ;  1527.0 p1      43 dst
        pxor xmm11, xmm2                                   ;  1529.0 p1      43 dst
        movdqa xmm12, xmm3                                 ;  1527.0 p0      43 dst copy
        pxor xmm12, xmm10                                  ;  1534.0 p1      43 dst
        pxor xmm12, xmm11                                  ;  1536.0 p1      43 dst
        pxor xmm6, xmm12                                   ;  1538.0 p1      43 dst
        pxor xmm15, xmm6                                   ;  1540.0 p1      43 dst
        pxor xmm7, xmm15                                   ;  1542.0 p1      43 dst
        pxor xmm13, xmm7                                   ;  1544.0 p1      43 dst
        movdqa [rbp + 3312], xmm10                         ;  1531.0 p0+p3   43 dst spill
        movdqa xmm10, [rbp + 1680]                         ;  1481.3 p2      43 dst
        movdqa [rbp + 3888], xmm7                          ;  1544.0 p0+p3   43 dst spill
        movdqa xmm7, [rbp + 1760]                          ;  1482.3 p2      43 dst
        movdqa [rbp + 3200], xmm8                          ;  1518.0 p0+p3   43 dst spill
        movdqa xmm8, [rbp + 1696]                          ;  1483.3 p2      43 dst
        movdqa [rbp + 3952], xmm2                          ;  1527.0 p0+p3   43 dst spill
        movdqa xmm2, [rbp + 1744]                          ;  1484.3 p2      43 dst
        movdqa [rbp + 3792], xmm6                          ;  1540.0 p0+p3   43 dst spill
        movdqa xmm6, [rbp + 1712]                          ;  1485.3 p2      43 dst
        pxor xmm6, [rbp + 1728]                            ;  1521.0 p2+p1   43 dst
        pxor xmm10, xmm6                                   ;  1523.0 p1      43 dst
        movdqa [rbp + 3920], xmm15                         ;  1542.0 p0+p3   43 dst spill
        movdqa xmm15, xmm10                                ;  1525.0 p0      43 dst copy
        pxor xmm15, [rbp + 1776]                           ;  1532.0 p2+p1   43 dst
        pxor xmm7, xmm15                                   ;  1534.0 p1      43 dst
        pxor xmm2, xmm7                                    ;  1536.0 p1      43 dst
        movdqa [rbp + 3248], xmm0                          ;  1512.0 p0+p3   43 dst spill
        movdqa xmm0, xmm7                                  ;  1536.0 p0      43 dst copy
        movdqa [rbp + 3776], xmm3                          ;  1527.0 p0+p3   43 dst spill
        movdqa xmm3, xmm7                                  ;  1536.0 p0      43 dst copy
        movdqa [rbp + 3872], xmm4                          ;  1529.0 p0+p3   43 dst spill
        movdqa xmm4, xmm15                                 ;  1534.0 p0      43 dst copy
        pxor xmm4, [rbp + 1664]                            ;  1541.0 p2+p1   43 dst
        pxor xmm8, xmm4                                    ;  1543.0 p1      43 dst
        movdqa [rbp + 3824], xmm13                         ;  1546.0 p0+p3   43 dst spill
        movdqa xmm13, xmm8                                 ;  1545.0 p0      43 dst copy
        pxor xmm13, [rbp + 1712]                           ;  1552.0 p2+p1   43 dst
        pxor xmm0, xmm13                                   ;  1554.0 p1      43 dst
        movdqa [rbp + 3840], xmm14                         ;  1520.0 p0+p3   43 dst spill
        movdqa xmm14, xmm15                                ;  1534.0 p0      43 dst copy
        pand xmm14, xmm0                                   ;  1556.0 p1      43 dst
        movdqa [rbp + 3280], xmm1                          ;  1529.0 p0+p3   43 dst spill
        movdqa xmm1, xmm15                                 ;  1534.0 p0      43 dst copy
        movdqa [rbp + 3264], xmm5                          ;  1519.0 p0+p3   43 dst spill
        movdqa xmm5, xmm2                                  ;  1538.0 p0      43 dst copy
        pxor xmm5, [rbp + 1728]                            ;  1545.0 p2+p1   43 dst
        movdqa [rbp + 3360], xmm9                          ;  1514.0 p0+p3   43 dst spill
        movdqa xmm9, xmm2                                  ;  1538.0 p0      43 dst copy
        pxor xmm9, [rbp + 1664]                            ;  1545.0 p2+p1   43 dst
        movdqa [rbp + 3296], xmm11                         ;  1531.0 p0+p3   43 dst spill
        movdqa xmm11, xmm2                                 ;  1538.0 p0      43 dst copy
        movdqa [rbp + 3344], xmm12                         ;  1538.0 p0+p3   43 dst spill
        movdqa xmm12, xmm4                                 ;  1543.0 p0      43 dst copy
        por xmm12, [rbp + 1776]                            ;  1550.0 p2+p1   43 dst
        pxor xmm8, xmm12                                   ;  1552.0 p1      43 dst
        movdqa [rbp + 3376], xmm7                          ;  1536.0 p0+p3   43 dst spill
        movdqa xmm7, xmm4                                  ;  1543.0 p0      43 dst copy
        movdqa [rbp + 3328], xmm2                          ;  1538.0 p0+p3   43 dst spill
        movdqa xmm2, xmm9                                  ;  1547.0 p0      43 dst copy
        pand xmm2, xmm5                                    ;  1554.0 p1      43 dst
        pxor xmm8, xmm2                                    ;  1556.0 p1      43 dst
        movdqa xmm2, xmm5                                  ;  1547.0 p0      43 dst copy
        movdqa [rbp + 3424], xmm15                         ;  1534.0 p0+p3   43 dst spill
        movdqa xmm15, xmm5                                 ;  1547.0 p0      43 dst copy
        pxor xmm15, xmm13                                  ;  1554.0 p1      43 dst
        movdqa [rbp + 3712], xmm9                          ;  1547.0 p0+p3   43 dst spill
        movdqa xmm9, xmm0                                  ;  1556.0 p0      43 dst copy
        pxor xmm9, [rbp + 1776]                            ;  1563.0 p2+p1   43 dst
        pxor xmm2, xmm9                                    ;  1565.0 p1      43 dst
        pand xmm11, xmm2                                   ;  1567.0 p1      43 dst
        pxor xmm10, xmm11                                  ;  1569.0 p1      43 dst
        movdqa xmm11, xmm13                                ;  1554.0 p0      43 dst copy
        movdqa [rbp + 3392], xmm0                          ;  1556.0 p0+p3   43 dst spill
        movdqa xmm0, xmm14                                 ;  1558.0 p0      43 dst copy
        pxor xmm0, [rbp + 1728]                            ;  1565.0 p2+p1   43 dst
        movdqa [rbp + 3136], xmm5                          ;  1547.0 p0+p3   43 dst spill
        movdqa xmm5, xmm15                                 ;  1556.0 p0      43 dst copy
        movdqa [rbp + 3600], xmm4                          ;  1543.0 p0+p3   43 dst spill
        movdqa xmm4, xmm15                                 ;  1556.0 p0      43 dst copy
        pxor xmm4, [rbp + 1776]                            ;  1563.0 p2+p1   43 dst
        movdqa [rbp + 3472], xmm15                         ;  1556.0 p0+p3   43 dst spill
        movdqa xmm15, xmm2                                 ;  1567.0 p0      43 dst copy
        pxor xmm15, [rbp + 1712]                           ;  1574.0 p2+p1   43 dst
        pand xmm5, xmm15                                   ;  1576.0 p1      43 dst
        pxor xmm0, xmm5                                    ;  1578.0 p1      43 dst
        pxor xmm7, xmm15                                   ;  1576.0 p1      43 dst
        movdqa xmm5, xmm9                                  ;  1565.0 p0      43 dst copy
        pxor xmm5, [rbp + 1664]                            ;  1572.0 p2+p1   43 dst
        pxor xmm6, xmm5                                    ;  1574.0 p1      43 dst
        pand xmm5, xmm9                                    ;  1574.0 p1      43 dst
        pxor xmm10, xmm5                                   ;  1576.0 p1      43 dst
        pand xmm11, xmm6                                   ;  1576.0 p1      43 dst
        pxor xmm5, xmm11                                   ;  1578.0 p1      43 dst
        pxor xmm1, xmm6                                    ;  1576.0 p1      43 dst
        pand xmm3, xmm1                                    ;  1578.0 p1      43 dst
        pxor xmm14, xmm3                                   ;  1580.0 p1      43 dst
        pxor xmm14, xmm10                                  ;  1582.0 p1      43 dst
        pxor xmm12, xmm10                                  ;  1578.0 p1      43 dst
        pxor xmm0, xmm5                                    ;  1580.0 p1      43 dst
        pxor xmm8, xmm5                                    ;  1580.0 p1      43 dst
        movdqa xmm3, xmm4                                  ;  1565.0 p0      43 dst copy
        pand xmm3, xmm7                                    ;  1578.0 p1      43 dst
        pxor xmm12, xmm3                                   ;  1580.0 p1      43 dst
        movdqa xmm3, xmm14                                 ;  1584.0 p0      43 dst copy
        pand xmm3, xmm0                                    ;  1591.0 p1      43 dst
        pxor xmm12, xmm3                                   ;  1593.0 p1      43 dst
        movdqa xmm5, xmm0                                  ;  1582.0 p0      43 dst copy
        pxor xmm5, xmm12                                   ;  1595.0 p1      43 dst
        pand xmm12, xmm8                                   ;  1595.0 p1      43 dst
        pxor xmm14, xmm12                                  ;  1597.0 p1      43 dst
        por xmm3, xmm5                                     ;  1597.0 p1      43 dst
        pxor xmm3, xmm14                                   ;  1599.0 p1      43 dst
        movdqa xmm10, xmm8                                 ;  1582.0 p0      43 dst copy
        pand xmm10, xmm14                                  ;  1599.0 p1      43 dst
        pxor xmm0, xmm10                                   ;  1601.0 p1      43 dst
        pand xmm14, xmm0                                   ;  1603.0 p1      43 dst
        pxor xmm8, xmm14                                   ;  1605.0 p1      43 dst
        pand xmm7, xmm0                                    ;  1603.0 p1      43 dst
        pand xmm4, xmm0                                    ;  1603.0 p1      43 dst
        movdqa xmm10, [rbp + 3600]                         ;  1553.0 p2      43 dst reload
        pand xmm10, xmm3                                   ;  1601.0 p1      43 dst
        pand xmm1, xmm8                                    ;  1607.0 p1      43 dst
        movdqa xmm11, [rbp + 3376]                         ;  1554.0 p2      43 dst reload
        pand xmm11, xmm8                                   ;  1607.0 p1      43 dst
        movdqa xmm12, xmm0                                 ;  1603.0 p0      43 dst copy
        por xmm12, xmm3                                    ;  1610.0 p1      43 dst
        pxor xmm5, xmm12                                   ;  1612.0 p1      43 dst
        pand xmm13, xmm5                                   ;  1614.0 p1      43 dst
        pand xmm6, xmm5                                    ;  1614.0 p1      43 dst
        movdqa xmm12, xmm0                                 ;  1603.0 p0      43 dst copy
        pxor xmm12, xmm3                                   ;  1610.0 p1      43 dst
        pxor xmm0, xmm8                                    ;  1607.0 p1      43 dst
        pand xmm2, xmm0                                    ;  1609.0 p1      43 dst
        movdqa xmm14, [rbp + 3328]                         ;  1557.7 p2      43 dst reload
        pand xmm14, xmm0                                   ;  1609.0 p1      43 dst
        pxor xmm8, xmm5                                    ;  1614.0 p1      43 dst
        pxor xmm13, xmm2                                   ;  1616.0 p1      43 dst
        pxor xmm5, xmm12                                   ;  1614.0 p1      43 dst
        pand xmm15, xmm12                                  ;  1612.0 p1      43 dst
        movdqa xmm0, [rbp + 3472]                          ;  1559.7 p2      43 dst reload
        pand xmm0, xmm12                                   ;  1612.0 p1      43 dst
        pxor xmm6, xmm15                                   ;  1616.0 p1      43 dst
        movdqa xmm12, [rbp + 3136]                         ;  1560.7 p2      43 dst reload
        pand xmm12, xmm5                                   ;  1616.0 p1      43 dst
        movdqa [rbp + 3136], xmm15                         ;  1614.0 p0+p3   43 dst spill
        movdqa xmm15, [rbp + 3712]                         ;  1562.0 p2      43 dst reload
        pand xmm15, xmm5                                   ;  1616.0 p1      43 dst
        movdqa xmm5, xmm3                                  ;  1601.0 p0      43 dst copy
        pand xmm5, [rbp + 1776]                            ;  1608.0 p2+p1   43 dst
        pxor xmm3, xmm8                                    ;  1616.0 p1      43 dst
        pand xmm9, xmm3                                    ;  1618.0 p1      43 dst
        pand xmm3, [rbp + 1664]                            ;  1618.0 p2+p1   43 dst
        movdqa [rbp + 3712], xmm15                         ;  1618.0 p0+p3   43 dst spill
        movdqa xmm15, [rbp + 3424]                         ;  1565.7 p2      43 dst reload
        pand xmm15, xmm8                                   ;  1616.0 p1      43 dst
        movdqa [rbp + 3424], xmm14                         ;  1611.0 p0+p3   43 dst spill
        movdqa xmm14, [rbp + 3392]                         ;  1567.0 p2      43 dst reload
        pand xmm14, xmm8                                   ;  1616.0 p1      43 dst
        pxor xmm15, xmm3                                   ;  1620.0 p1      43 dst
        pxor xmm14, xmm5                                   ;  1618.0 p1      43 dst
        pxor xmm14, xmm12                                  ;  1620.0 p1      43 dst
        pxor xmm12, xmm4                                   ;  1618.0 p1      43 dst
        pxor xmm12, xmm13                                  ;  1620.0 p1      43 dst
        movdqa xmm8, xmm6                                  ;  1618.0 p0      43 dst copy
        pxor xmm8, xmm15                                   ;  1625.0 p1      43 dst
        pxor xmm8, xmm12                                   ;  1627.0 p1      43 dst
        pxor xmm0, xmm8                                    ;  1629.0 p1      43 dst
        pxor xmm14, xmm0                                   ;  1631.0 p1      43 dst
        pxor xmm1, xmm14                                   ;  1633.0 p1      43 dst
        pxor xmm7, xmm1                                    ;  1635.0 p1      43 dst
        movdqa [rbp + 3392], xmm15                         ;  1622.0 p0+p3   43 dst spill
        movdqa xmm15, [rbp + 2320]                         ;  1572.3 p2      43 dst
        movdqa [rbp + 3472], xmm1                          ;  1635.0 p0+p3   43 dst spill
        movdqa xmm1, [rbp + 2400]                          ;  1573.3 p2      43 dst
        movdqa [rbp + 3328], xmm11                         ;  1609.0 p0+p3   43 dst spill
        movdqa xmm11, [rbp + 2336]                         ;  1574.3 p2      43 dst
        movdqa [rbp + 3376], xmm13                         ;  1618.0 p0+p3   43 dst spill
        movdqa xmm13, [rbp + 2384]                         ;  1575.3 p2      43 dst
        movdqa [rbp + 3600], xmm0                          ;  1631.0 p0+p3   43 dst spill
        movdqa xmm0, [rbp + 2352]                          ;  1576.3 p2      43 dst
        pxor xmm0, [rbp + 2368]                            ;  1612.0 p2+p1   43 dst
        pxor xmm15, xmm0                                   ;  1614.0 p1      43 dst
        movdqa [rbp + 3104], xmm14                         ;  1633.0 p0+p3   43 dst spill
        movdqa xmm14, xmm15                                ;  1616.0 p0      43 dst copy
        pxor xmm14, [rbp + 2416]                           ;  1623.0 p2+p1   43 dst
        pxor xmm1, xmm14                                   ;  1625.0 p1      43 dst
        pxor xmm13, xmm1                                   ;  1627.0 p1      43 dst
        movdqa [rbp + 3488], xmm10                         ;  1603.0 p0+p3   43 dst spill
        movdqa xmm10, [rbp + 3152]                         ;  1580.7 p2      58 dst
        pxor xmm10, [rbp + 640]                            ;  1617.0 p2+p1   58 dst
        movdqa [rbp + 3152], xmm10                         ;  1619.0 p0+p3   58 dst spill
        movdqa xmm10, xmm1                                 ;  1627.0 p0      43 dst copy
        movdqa [rbp + 3808], xmm6                          ;  1618.0 p0+p3   43 dst spill
        movdqa xmm6, xmm1                                  ;  1627.0 p0      43 dst copy
        movdqa [rbp + 3936], xmm3                          ;  1620.0 p0+p3   43 dst spill
        movdqa xmm3, xmm14                                 ;  1625.0 p0      43 dst copy
        pxor xmm3, [rbp + 2304]                            ;  1632.0 p2+p1   43 dst
        pxor xmm11, xmm3                                   ;  1634.0 p1      43 dst
        movdqa [rbp + 3664], xmm7                          ;  1637.0 p0+p3   43 dst spill
        movdqa xmm7, xmm11                                 ;  1636.0 p0      43 dst copy
        pxor xmm7, [rbp + 2352]                            ;  1643.0 p2+p1   43 dst
        pxor xmm10, xmm7                                   ;  1645.0 p1      43 dst
        movdqa [rbp + 3536], xmm2                          ;  1611.0 p0+p3   43 dst spill
        movdqa xmm2, xmm14                                 ;  1625.0 p0      43 dst copy
        pand xmm2, xmm10                                   ;  1647.0 p1      43 dst
        movdqa [rbp + 3728], xmm9                          ;  1620.0 p0+p3   43 dst spill
        movdqa xmm9, xmm14                                 ;  1625.0 p0      43 dst copy
        movdqa [rbp + 3168], xmm5                          ;  1610.0 p0+p3   43 dst spill
        movdqa xmm5, xmm13                                 ;  1629.0 p0      43 dst copy
        pxor xmm5, [rbp + 2368]                            ;  1636.0 p2+p1   43 dst
        movdqa [rbp + 3744], xmm4                          ;  1605.0 p0+p3   43 dst spill
        movdqa xmm4, xmm13                                 ;  1629.0 p0      43 dst copy
        pxor xmm4, [rbp + 2304]                            ;  1636.0 p2+p1   43 dst
        movdqa [rbp + 3760], xmm12                         ;  1622.0 p0+p3   43 dst spill
        movdqa xmm12, xmm13                                ;  1629.0 p0      43 dst copy
        movdqa [rbp + 3648], xmm8                          ;  1629.0 p0+p3   43 dst spill
        movdqa xmm8, xmm3                                  ;  1634.0 p0      43 dst copy
        por xmm8, [rbp + 2416]                             ;  1641.0 p2+p1   43 dst
        pxor xmm11, xmm8                                   ;  1643.0 p1      43 dst
        movdqa [rbp + 2992], xmm1                          ;  1627.0 p0+p3   43 dst spill
        movdqa xmm1, xmm3                                  ;  1634.0 p0      43 dst copy
        movdqa [rbp + 2960], xmm13                         ;  1629.0 p0+p3   43 dst spill
        movdqa xmm13, xmm4                                 ;  1638.0 p0      43 dst copy
        pand xmm13, xmm5                                   ;  1645.0 p1      43 dst
        pxor xmm11, xmm13                                  ;  1647.0 p1      43 dst
        movdqa xmm13, xmm5                                 ;  1638.0 p0      43 dst copy
        movdqa [rbp + 3696], xmm14                         ;  1625.0 p0+p3   43 dst spill
        movdqa xmm14, xmm5                                 ;  1638.0 p0      43 dst copy
        pxor xmm14, xmm7                                   ;  1645.0 p1      43 dst
        movdqa [rbp + 2944], xmm4                          ;  1638.0 p0+p3   43 dst spill
        movdqa xmm4, xmm10                                 ;  1647.0 p0      43 dst copy
        pxor xmm4, [rbp + 2416]                            ;  1654.0 p2+p1   43 dst
        pxor xmm13, xmm4                                   ;  1656.0 p1      43 dst
        pand xmm12, xmm13                                  ;  1658.0 p1      43 dst
        pxor xmm15, xmm12                                  ;  1660.0 p1      43 dst
        movdqa xmm12, xmm7                                 ;  1645.0 p0      43 dst copy
        movdqa [rbp + 3072], xmm10                         ;  1647.0 p0+p3   43 dst spill
        movdqa xmm10, xmm2                                 ;  1649.0 p0      43 dst copy
        pxor xmm10, [rbp + 2368]                           ;  1656.0 p2+p1   43 dst
        movdqa [rbp + 3056], xmm5                          ;  1638.0 p0+p3   43 dst spill
        movdqa xmm5, xmm14                                 ;  1647.0 p0      43 dst copy
        movdqa [rbp + 3040], xmm3                          ;  1634.0 p0+p3   43 dst spill
        movdqa xmm3, xmm14                                 ;  1647.0 p0      43 dst copy
        pxor xmm3, [rbp + 2416]                            ;  1654.0 p2+p1   43 dst
        movdqa [rbp + 3024], xmm14                         ;  1647.0 p0+p3   43 dst spill
        movdqa xmm14, xmm13                                ;  1658.0 p0      43 dst copy
        pxor xmm14, [rbp + 2352]                           ;  1665.0 p2+p1   43 dst
        pand xmm5, xmm14                                   ;  1667.0 p1      43 dst
        pxor xmm10, xmm5                                   ;  1669.0 p1      43 dst
        pxor xmm1, xmm14                                   ;  1667.0 p1      43 dst
        movdqa xmm5, xmm4                                  ;  1656.0 p0      43 dst copy
        pxor xmm5, [rbp + 2304]                            ;  1663.0 p2+p1   43 dst
        pxor xmm0, xmm5                                    ;  1665.0 p1      43 dst
        pand xmm5, xmm4                                    ;  1665.0 p1      43 dst
        pxor xmm15, xmm5                                   ;  1667.0 p1      43 dst
        pand xmm12, xmm0                                   ;  1667.0 p1      43 dst
        pxor xmm5, xmm12                                   ;  1669.0 p1      43 dst
        pxor xmm9, xmm0                                    ;  1667.0 p1      43 dst
        pand xmm6, xmm9                                    ;  1669.0 p1      43 dst
        pxor xmm2, xmm6                                    ;  1671.0 p1      43 dst
        pxor xmm2, xmm15                                   ;  1673.0 p1      43 dst
        pxor xmm8, xmm15                                   ;  1669.0 p1      43 dst
        pxor xmm10, xmm5                                   ;  1671.0 p1      43 dst
        pxor xmm11, xmm5                                   ;  1671.0 p1      43 dst
        movdqa xmm5, xmm3                                  ;  1656.0 p0      43 dst copy
        pand xmm5, xmm1                                    ;  1669.0 p1      43 dst
        pxor xmm8, xmm5                                    ;  1671.0 p1      43 dst
        movdqa xmm5, [rbp + 3616]                          ;  1640.3 p2      58 dst
        pxor xmm5, [rbp + 656]                             ;  1655.0 p2+p1   58 dst
        movdqa xmm6, [rbp + 3552]                          ;  1642.3 p2      58 dst
        pxor xmm6, [r8 + 22048]                            ;  1656.0 p2+p1   58 dst
        pxor xmm6, [rbp + 3232]                            ;  1658.0 p2+p1   58 dst
        pxor xmm6, [rbp + 3584]                            ;  1660.0 p2+p1   58 dst
        pxor xmm6, [rbp + 2976]                            ;  1662.0 p2+p1   58 dst
        movdqa xmm12, xmm2                                 ;  1675.0 p0      43 dst copy
        pand xmm12, xmm10                                  ;  1682.0 p1      43 dst
        pxor xmm8, xmm12                                   ;  1684.0 p1      43 dst
        movdqa xmm15, xmm10                                ;  1673.0 p0      43 dst copy
        pxor xmm15, xmm8                                   ;  1686.0 p1      43 dst
        pand xmm8, xmm11                                   ;  1686.0 p1      43 dst
        pxor xmm2, xmm8                                    ;  1688.0 p1      43 dst
        por xmm12, xmm15                                   ;  1688.0 p1      43 dst
        pxor xmm12, xmm2                                   ;  1690.0 p1      43 dst
        movdqa xmm8, xmm11                                 ;  1673.0 p0      43 dst copy
        pand xmm8, xmm2                                    ;  1690.0 p1      43 dst
        pxor xmm10, xmm8                                   ;  1692.0 p1      43 dst
        pand xmm2, xmm10                                   ;  1694.0 p1      43 dst
        pxor xmm11, xmm2                                   ;  1696.0 p1      43 dst
        pand xmm1, xmm10                                   ;  1694.0 p1      43 dst
        pand xmm3, xmm10                                   ;  1694.0 p1      43 dst
        pand xmm9, xmm11                                   ;  1698.0 p1      43 dst
        movdqa xmm2, [rbp + 3040]                          ;  1650.0 p2      43 dst reload
        pand xmm2, xmm12                                   ;  1692.0 p1      43 dst
        pxor xmm2, [r8 + 22448]                            ;  1694.0 p2+p1   58 dst
        movdqa xmm8, [rbp + 2992]                          ;  1652.0 p2      43 dst reload
        pand xmm8, xmm11                                   ;  1698.0 p1      43 dst
        pxor xmm8, [rbp + 864]                             ;  1700.0 p2+p1   58 dst
        movdqa [rbp + 2992], xmm6                          ;  1664.0 p0+p3   58 dst spill
        movdqa xmm6, [rbp + 3120]                          ;  1654.0 p2      58 dst
        pxor xmm6, [r8 + 22064]                            ;  1678.0 p2+p1   58 dst
        pxor xmm6, [rbp + 3856]                            ;  1680.0 p2+p1   58 dst
        pxor xmm6, [rbp + 3632]                            ;  1682.0 p2+p1   58 dst
        pxor xmm6, [rbp + 3184]                            ;  1684.0 p2+p1   58 dst
        movdqa [rbp + 3184], xmm6                          ;  1686.0 p0+p3   58 dst spill
        movdqa xmm6, [rbp + 3568]                          ;  1659.0 p2      58 dst
        pxor xmm6, [r8 + 22080]                            ;  1682.0 p2+p1   58 dst
        movdqa [rbp + 3568], xmm6                          ;  1684.0 p0+p3   58 dst spill
        movdqa xmm6, xmm10                                 ;  1694.0 p0      43 dst copy
        por xmm6, xmm12                                    ;  1701.0 p1      43 dst
        pxor xmm15, xmm6                                   ;  1703.0 p1      43 dst
        movdqa [r9 + 1552], xmm5                           ;  1660.3 p0+p3   58 dst
        pand xmm7, xmm15                                   ;  1705.0 p1      43 dst
        pand xmm0, xmm15                                   ;  1705.0 p1      43 dst
        movdqa xmm5, xmm10                                 ;  1694.0 p0      43 dst copy
        pxor xmm5, xmm12                                   ;  1701.0 p1      43 dst
        pxor xmm10, xmm11                                  ;  1698.0 p1      43 dst
        pand xmm13, xmm10                                  ;  1700.0 p1      43 dst
        movdqa xmm6, [rbp + 2960]                          ;  1662.3 p2      43 dst reload
        pand xmm6, xmm10                                   ;  1700.0 p1      43 dst
        pxor xmm11, xmm15                                  ;  1705.0 p1      43 dst
        pxor xmm7, xmm13                                   ;  1707.0 p1      43 dst
        pxor xmm15, xmm5                                   ;  1705.0 p1      43 dst
        pand xmm14, xmm5                                   ;  1703.0 p1      43 dst
        movdqa xmm10, [rbp + 3024]                         ;  1664.3 p2      43 dst reload
        pand xmm10, xmm5                                   ;  1703.0 p1      43 dst
        pxor xmm0, xmm14                                   ;  1707.0 p1      43 dst
        movdqa xmm5, [rbp + 3056]                          ;  1665.3 p2      43 dst reload
        pand xmm5, xmm15                                   ;  1707.0 p1      43 dst
        movdqa [rbp + 3056], xmm14                         ;  1705.0 p0+p3   43 dst spill
        movdqa xmm14, [rbp + 2944]                         ;  1666.7 p2      43 dst reload
        pand xmm14, xmm15                                  ;  1707.0 p1      43 dst
        movdqa xmm15, xmm12                                ;  1692.0 p0      43 dst copy
        pand xmm15, [rbp + 2416]                           ;  1699.0 p2+p1   43 dst
        pxor xmm12, xmm11                                  ;  1707.0 p1      43 dst
        pand xmm4, xmm12                                   ;  1709.0 p1      43 dst
        pand xmm12, [rbp + 2304]                           ;  1709.0 p2+p1   43 dst
        pxor xmm13, xmm4                                   ;  1711.0 p1      58 dst
        pxor xmm13, xmm3                                   ;  1713.0 p1      58 dst
        pxor xmm3, xmm7                                    ;  1709.0 p1      43 dst
        pxor xmm3, xmm5                                    ;  1711.0 p1      43 dst
        pxor xmm5, xmm15                                   ;  1709.0 p1      43 dst
        pxor xmm13, xmm15                                  ;  1715.0 p1      58 dst
        pxor xmm8, xmm7                                    ;  1709.0 p1      58 dst
        pxor xmm13, [r8 + 22432]                           ;  1717.0 p2+p1   58 dst
        movdqa xmm4, [rbp + 3696]                          ;  1673.0 p2      43 dst reload
        pand xmm4, xmm11                                   ;  1711.0 p1      43 dst
        movdqa xmm7, [rbp + 3072]                          ;  1674.0 p2      43 dst reload
        pand xmm7, xmm11                                   ;  1712.0 p1      43 dst
        pxor xmm5, xmm7                                    ;  1714.0 p1      43 dst
        pxor xmm4, xmm12                                   ;  1714.0 p1      43 dst
        movdqa xmm7, [rbp + 3504]                          ;  1675.0 p2      58 dst
        pxor xmm2, xmm12                                   ;  1715.0 p1      58 dst
        pxor xmm7, [rbp + 3008]                            ;  1716.0 p2+p1   58 dst
        pxor xmm7, [rbp + 3456]                            ;  1718.0 p2+p1   58 dst
        pxor xmm7, [rbp + 672]                             ;  1720.0 p2+p1   58 dst
        movdqa xmm11, [rbp + 3904]                         ;  1679.0 p2      58 dst
        pxor xmm11, [rbp + 3408]                           ;  1719.0 p2+p1   58 dst
        pxor xmm11, [rbp + 3680]                           ;  1721.0 p2+p1   58 dst
        pxor xmm11, [rbp + 688]                            ;  1723.0 p2+p1   58 dst
        pxor xmm2, xmm0                                    ;  1722.0 p1      58 dst
        pxor xmm0, xmm3                                    ;  1723.0 p1      43 dst
        pxor xmm0, xmm4                                    ;  1725.0 p1      43 dst
        pxor xmm6, xmm4                                    ;  1725.0 p1      58 dst
        pxor xmm6, [rbp + 880]                             ;  1727.0 p2+p1   58 dst
        movdqa xmm4, [rbp + 3440]                          ;  1684.0 p2      58 dst
        pxor xmm4, [r8 + 22128]                            ;  1727.0 p2+p1   58 dst
        pxor xmm4, [rbp + 3520]                            ;  1729.0 p2+p1   58 dst
        movdqa [r9 + 1616], xmm7                           ;  1722.0 p0+p3   58 dst
        pxor xmm4, [rbp + 3632]                            ;  1731.0 p2+p1   58 dst
        movdqa xmm7, [rbp + 3344]                          ;  1688.0 p2      58 dst
        pxor xmm10, xmm0                                   ;  1730.0 p1      43 dst
        movdqa [r9 + 1952], xmm13                          ;  1719.0 p0+p3   58 dst
        pxor xmm7, [rbp + 704]                             ;  1731.0 p2+p1   58 dst
        pxor xmm14, [r8 + 22512]                           ;  1732.0 p2+p1   58 dst
        pxor xmm14, [rbp + 3056]                           ;  1734.0 p2+p1   58 dst
        movdqa xmm12, [rbp + 3296]                         ;  1692.0 p2      58 dst
        movdqa [r9 + 1632], xmm11                          ;  1725.0 p0+p3   58 dst
        pxor xmm12, [rbp + 720]                            ;  1734.0 p2+p1   58 dst
        pxor xmm3, [rbp + 848]                             ;  1735.0 p2+p1   58 dst
        pxor xmm5, xmm10                                   ;  1736.0 p1      43 dst
        movdqa xmm11, [rbp + 3280]                         ;  1698.0 p2      58 dst
        pxor xmm8, xmm10                                   ;  1737.0 p1      58 dst
        pxor xmm11, [r8 + 22176]                           ;  1738.0 p2+p1   58 dst
        pxor xmm11, [rbp + 3264]                           ;  1740.0 p2+p1   58 dst
        pxor xmm11, [rbp + 3360]                           ;  1742.0 p2+p1   58 dst
        pxor xmm11, [rbp + 3840]                           ;  1744.0 p2+p1   58 dst
        pxor xmm9, xmm5                                    ;  1742.0 p1      43 dst
        pxor xmm0, [rbp + 832]                             ;  1743.0 p2+p1   58 dst
        movdqa xmm10, [rbp + 3248]                         ;  1704.0 p2      58 dst
        movdqa [r9 + 1648], xmm4                           ;  1733.0 p0+p3   58 dst
        pxor xmm10, [r8 + 22192]                           ;  1744.0 p2+p1   58 dst
        pxor xmm10, [rbp + 3776]                           ;  1746.0 p2+p1   58 dst
        movdqa xmm4, [rbp + 3824]                          ;  1707.0 p2      43 dst reload
        pxor xmm10, xmm4                                   ;  1748.0 p1      58 dst
        movdqa [r9 + 1664], xmm7                           ;  1733.0 p0+p3   58 dst
        pxor xmm4, [r8 + 22256]                            ;  1747.0 p2+p1   58 dst
        pxor xmm10, [rbp + 3872]                           ;  1750.0 p2+p1   58 dst
        pxor xmm4, [rbp + 3968]                            ;  1749.0 p2+p1   58 dst
        pxor xmm4, [rbp + 3088]                            ;  1751.0 p2+p1   58 dst
        pxor xmm1, xmm9                                    ;  1751.0 p1      43 dst
        movdqa [r9 + 1680], xmm12                          ;  1736.0 p0+p3   58 dst
        movdqa xmm7, [rbp + 3920]                          ;  1712.0 p2      58 dst
        pxor xmm7, [r8 + 22208]                            ;  1752.0 p2+p1   58 dst
        movdqa xmm12, [rbp + 3792]                         ;  1714.0 p2      58 dst
        movdqa [r9 + 1936], xmm3                           ;  1737.0 p0+p3   58 dst
        pxor xmm12, [rbp + 3200]                           ;  1753.0 p2+p1   58 dst
        pxor xmm12, [rbp + 3952]                           ;  1755.0 p2+p1   58 dst
        pxor xmm12, [rbp + 736]                            ;  1757.0 p2+p1   58 dst
        pxor xmm6, xmm9                                    ;  1756.0 p1      58 dst
        pxor xmm5, [r8 + 22464]                            ;  1757.0 p2+p1   58 dst
        movdqa xmm3, [rbp + 3888]                          ;  1719.0 p2      58 dst
        pxor xmm3, [rbp + 3216]                            ;  1758.0 p2+p1   58 dst
        pxor xmm3, [rbp + 3312]                            ;  1760.0 p2+p1   58 dst
        pxor xmm3, [rbp + 752]                             ;  1762.0 p2+p1   58 dst
        movdqa [r9 + 2000], xmm8                           ;  1739.0 p0+p3   58 dst
        movdqa [r9 + 1696], xmm11                          ;  1746.0 p0+p3   58 dst
        movdqa xmm8, [rbp + 3648]                          ;  1723.0 p2      58 dst
        pxor xmm8, [rbp + 768]                             ;  1761.0 p2+p1   58 dst
        movdqa [r9 + 1920], xmm0                           ;  1745.0 p0+p3   58 dst
        movdqa xmm0, [rbp + 3760]                          ;  1725.0 p2      58 dst
        pxor xmm0, [rbp + 784]                             ;  1762.0 p2+p1   58 dst
        movdqa xmm9, [rbp + 3728]                          ;  1727.0 p2      58 dst
        pxor xmm9, [r8 + 22304]                            ;  1763.0 p2+p1   58 dst
        pxor xmm9, [rbp + 3168]                            ;  1765.0 p2+p1   58 dst
        pxor xmm9, [rbp + 3744]                            ;  1767.0 p2+p1   58 dst
        pxor xmm9, [rbp + 3536]                            ;  1769.0 p2+p1   58 dst
        movdqa [r9 + 1712], xmm10                          ;  1752.0 p0+p3   58 dst
        movdqa [r9 + 1776], xmm4                           ;  1753.0 p0+p3   58 dst
        movdqa [r9 + 1728], xmm7                           ;  1754.0 p0+p3   58 dst
        pxor xmm2, xmm1                                    ;  1767.0 p1      58 dst
        pxor xmm14, xmm1                                   ;  1768.0 p1      58 dst
        movdqa xmm1, [rbp + 3488]                          ;  1732.0 p2      58 dst
        pxor xmm1, [r8 + 22320]                            ;  1769.0 p2+p1   58 dst
        pxor xmm1, [rbp + 3808]                            ;  1771.0 p2+p1   58 dst
        movdqa xmm4, [rbp + 3664]                          ;  1735.0 p2      43 dst reload
        pxor xmm1, xmm4                                    ;  1773.0 p1      58 dst
        pxor xmm1, [rbp + 3936]                            ;  1775.0 p2+p1   58 dst
        pxor xmm4, [r8 + 22384]                            ;  1773.0 p2+p1   58 dst
        pxor xmm4, [rbp + 3136]                            ;  1775.0 p2+p1   58 dst
        pxor xmm4, [rbp + 3712]                            ;  1777.0 p2+p1   58 dst
        movdqa [r9 + 1744], xmm12                          ;  1759.0 p0+p3   58 dst
        movdqa [r9 + 2016], xmm6                           ;  1758.0 p0+p3   58 dst
        movdqa [r9 + 1984], xmm5                           ;  1759.0 p0+p3   58 dst
        movdqa [r9 + 1792], xmm8                           ;  1763.0 p0+p3   58 dst
        movdqa [r9 + 1760], xmm3                           ;  1764.0 p0+p3   58 dst
        movdqa [r9 + 1808], xmm0                           ;  1764.0 p0+p3   58 dst
        movdqa xmm0, [rbp + 3104]                          ;  1740.0 p2      58 dst
        pxor xmm0, [r8 + 22336]                            ;  1776.0 p2+p1   58 dst
        movdqa xmm3, [rbp + 3600]                          ;  1742.0 p2      58 dst
        pxor xmm3, [rbp + 3328]                            ;  1777.0 p2+p1   58 dst
        pxor xmm3, [rbp + 3376]                            ;  1779.0 p2+p1   58 dst
        pxor xmm3, [rbp + 800]                             ;  1781.0 p2+p1   58 dst
        movdqa xmm5, [rbp + 3472]                          ;  1746.0 p2      58 dst
        pxor xmm5, [rbp + 3424]                            ;  1780.0 p2+p1   58 dst
        pxor xmm5, [rbp + 3392]                            ;  1782.0 p2+p1   58 dst
        pxor xmm5, [rbp + 816]                             ;  1784.0 p2+p1   58 dst
        movdqa [r9 + 1824], xmm9                           ;  1771.0 p0+p3   58 dst
        movdqa [r9 + 1968], xmm2                           ;  1769.0 p0+p3   58 dst
        movdqa [r9 + 2032], xmm14                          ;  1770.0 p0+p3   58 dst
        movdqa xmm2, [rbp + 3152]                          ;  1750.0 p2      58 dst reload
        movdqa [r9 + 1536], xmm2                           ;  1761.0 p0+p3   58 dst
        movdqa [r9 + 1840], xmm1                           ;  1777.0 p0+p3   58 dst
        movdqa xmm1, [rbp + 2992]                          ;  1751.0 p2      58 dst reload
        movdqa [r9 + 1568], xmm1                           ;  1762.0 p0+p3   58 dst
        movdqa xmm1, [rbp + 3184]                          ;  1752.0 p2      58 dst reload
        movdqa [r9 + 1584], xmm1                           ;  1763.0 p0+p3   58 dst
        movdqa xmm1, [rbp + 3568]                          ;  1753.0 p2      58 dst reload
        movdqa [r9 + 1600], xmm1                           ;  1764.0 p0+p3   58 dst
        movdqa [r9 + 1856], xmm0                           ;  1778.0 p0+p3   58 dst
        movdqa [r9 + 1904], xmm4                           ;  1779.0 p0+p3   58 dst
        movdqa [r9 + 1872], xmm3                           ;  1783.0 p0+p3   58 dst
        movdqa [r9 + 1888], xmm5                           ;  1786.0 p0+p3   58 dst
        add r9, 0x800                                      ;  1756.0 p0     117 blocks
        mov qword [rbp + 5176], r9                         ;  1768.3 p0+p3  117 blocks
        mov r8, qword [rbp + 5136]                         ;  1754.7 p2     117 blocks
        add r8, 0x800                                      ;  1758.7 p0     117 blocks
        mov qword [rbp + 5136], r8                         ;  1770.3 p0+p3  117 blocks
        cmp r8, qword [rbp + 5144]                         ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0x14d0                                    ;                    frame
        pop rbp                                            ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
aes128_encrypt.T0_constants128:
        dq 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
