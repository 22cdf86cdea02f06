; kasumi_encrypt_compact for Intel Pentium 4 (Prescott with EM64T, 64-bit) (prescott-64)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 ec3290c6bf61f6e1); do not edit:
;   ./cw build kasumi_encrypt_compact --cpu prescott-64 --variant bitsliced
;
; void kasumi_encrypt_compact(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   k: 4096 bytes (256 slices), read, secret, aligned to 16 bytes
;   src: 1024 bytes a batch (64 slices), read, secret, aligned to 16 bytes
;   dst: 1024 bytes a batch (64 slices), written, secret, aligned to 16 bytes
;   n: number of batches of 128 blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 5 uops, planned 6.0; bounds: width 1.7, ports 2.0, path 2.0
;   blocks: 203 uops, planned 138.3; bounds: width 67.7, ports 138.0, path 11.0
;   blocks/rounds: 7122 uops, planned 3018.7; bounds: width 2374.0, ports 2933.0, path 169.0
;   blocks.2: 198 uops, planned 132.7; bounds: width 66.0, ports 132.0, path 1.0
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
%fatal "kasumi_encrypt_compact is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_kasumi_encrypt_compact
$_kasumi_encrypt_compact:
%else
        global $kasumi_encrypt_compact
%endif
$kasumi_encrypt_compact:
        push rbp                                                   ;                    preserved
        push r12                                                   ;                    preserved
        sub rsp, 0x9b8                                             ;                    frame
        lea rbp, [rsp + 128]                                       ;                    frame
        mov dword [rbp + 2352], ecx                                ;                    argument
        mov qword [rbp + 2288], rsi                                ;                    argument
        mov qword [rbp + 2304], rdi                                ;                    argument
        mov qword [rbp + 2344], rdx                                ;                    argument
        mov r8d, dword [rbp + 2352]                                ;     0.0 p2     147 blocks
        shl r8, 0xa                                                ;     4.0 p1     147 blocks
        add r8, qword [rbp + 2288]                                 ;     5.0 p2+p0  147 blocks
        mov qword [rbp + 2296], r8                                 ;     6.0 p0+p3  147 blocks
        cmp dword [rbp + 2352], 0                                  ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov esi, 4                                                 ;     0.0 p0     113 rounds reload
        mov dword [rbp + 2356], esi                                ;     1.0 p0+p3  113 rounds
        mov r8, qword [rbp + 2288]                                 ;     0.7 p2     111 l.0 reload
        movdqa xmm0, [r8]                                          ;     4.7 p2     111 l.0
        movdqa [rbp - 128], xmm0                                   ;    15.7 p0+p3  113 rounds
        movdqa xmm0, [r8 + 16]                                     ;     4.7 p2     111 l.1
        movdqa [rbp - 112], xmm0                                   ;    15.7 p0+p3  113 rounds
        movdqa xmm0, [r8 + 32]                                     ;     4.7 p2     111 l.2
        movdqa [rbp - 96], xmm0                                    ;    15.7 p0+p3  113 rounds
        movdqa xmm0, [r8 + 48]                                     ;     4.7 p2     111 l.3
        movdqa [rbp - 80], xmm0                                    ;    15.7 p0+p3  113 rounds
        movdqa xmm0, [r8 + 64]                                     ;     5.7 p2     111 l.4
        movdqa [rbp - 64], xmm0                                    ;    16.7 p0+p3  113 rounds
        movdqa xmm0, [r8 + 80]                                     ;     6.7 p2     111 l.5
        movdqa [rbp - 48], xmm0                                    ;    17.7 p0+p3  113 rounds
        movdqa xmm0, [r8 + 96]                                     ;     7.7 p2     111 l.6
        movdqa [rbp - 32], xmm0                                    ;    18.7 p0+p3  113 rounds
        movdqa xmm0, [r8 + 112]                                    ;     8.7 p2     111 l.7
        movdqa [rbp - 16], xmm0                                    ;    19.7 p0+p3  113 rounds
        movdqa xmm0, [r8 + 128]                                    ;     9.7 p2     111 l.8
        movdqa [rbp + 0], xmm0                                     ;    20.7 p0+p3  113 rounds
        movdqa xmm0, [r8 + 144]                                    ;    10.7 p2     111 l.9
        movdqa [rbp + 16], xmm0                                    ;    21.7 p0+p3  113 rounds
        movdqa xmm0, [r8 + 160]                                    ;    11.7 p2     111 l.10
        movdqa [rbp + 32], xmm0                                    ;    22.7 p0+p3  113 rounds
        movdqa xmm0, [r8 + 176]                                    ;    12.7 p2     111 l.11
        movdqa [rbp + 48], xmm0                                    ;    24.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 192]                                    ;    13.7 p2     111 l.12
        movdqa [rbp + 64], xmm0                                    ;    26.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 208]                                    ;    14.7 p2     111 l.13
        movdqa [rbp + 80], xmm0                                    ;    28.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 224]                                    ;    15.7 p2     111 l.14
        movdqa [rbp + 96], xmm0                                    ;    30.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 240]                                    ;    16.7 p2     111 l.15
        movdqa [rbp + 112], xmm0                                   ;    32.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 256]                                    ;    17.7 p2     111 l.16
        movdqa [rbp + 128], xmm0                                   ;    34.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 272]                                    ;    18.7 p2     111 l.17
        movdqa [rbp + 144], xmm0                                   ;    36.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 288]                                    ;    19.7 p2     111 l.18
        movdqa [rbp + 160], xmm0                                   ;    38.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 304]                                    ;    20.7 p2     111 l.19
        movdqa [rbp + 176], xmm0                                   ;    40.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 320]                                    ;    21.7 p2     111 l.20
        movdqa [rbp + 192], xmm0                                   ;    42.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 336]                                    ;    22.7 p2     111 l.21
        movdqa [rbp + 208], xmm0                                   ;    44.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 352]                                    ;    23.7 p2     111 l.22
        movdqa [rbp + 224], xmm0                                   ;    46.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 368]                                    ;    24.7 p2     111 l.23
        movdqa [rbp + 240], xmm0                                   ;    48.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 384]                                    ;    25.7 p2     111 l.24
        movdqa [rbp + 256], xmm0                                   ;    50.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 400]                                    ;    26.7 p2     111 l.25
        movdqa [rbp + 272], xmm0                                   ;    52.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 416]                                    ;    27.7 p2     111 l.26
        movdqa [rbp + 288], xmm0                                   ;    54.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 432]                                    ;    28.7 p2     111 l.27
        movdqa [rbp + 304], xmm0                                   ;    56.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 448]                                    ;    29.7 p2     111 l.28
        movdqa [rbp + 320], xmm0                                   ;    58.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 464]                                    ;    30.7 p2     111 l.29
        movdqa [rbp + 336], xmm0                                   ;    60.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 480]                                    ;    31.7 p2     111 l.30
        movdqa [rbp + 352], xmm0                                   ;    62.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 496]                                    ;    32.7 p2     111 l.31
        movdqa [rbp + 368], xmm0                                   ;    64.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 512]                                    ;    33.7 p2     112 r.0
        movdqa [rbp + 384], xmm0                                   ;    66.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 528]                                    ;    34.7 p2     112 r.1
        movdqa [rbp + 400], xmm0                                   ;    68.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 544]                                    ;    35.7 p2     112 r.2
        movdqa [rbp + 416], xmm0                                   ;    70.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 560]                                    ;    36.7 p2     112 r.3
        movdqa [rbp + 432], xmm0                                   ;    72.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 576]                                    ;    37.7 p2     112 r.4
        movdqa [rbp + 448], xmm0                                   ;    74.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 592]                                    ;    38.7 p2     112 r.5
        movdqa [rbp + 464], xmm0                                   ;    76.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 608]                                    ;    39.7 p2     112 r.6
        movdqa [rbp + 480], xmm0                                   ;    78.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 624]                                    ;    40.7 p2     112 r.7
        movdqa [rbp + 496], xmm0                                   ;    80.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 640]                                    ;    41.7 p2     112 r.8
        movdqa [rbp + 512], xmm0                                   ;    82.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 656]                                    ;    42.7 p2     112 r.9
        movdqa [rbp + 528], xmm0                                   ;    84.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 672]                                    ;    43.7 p2     112 r.10
        movdqa [rbp + 544], xmm0                                   ;    86.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 688]                                    ;    44.7 p2     112 r.11
        movdqa [rbp + 560], xmm0                                   ;    88.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 704]                                    ;    45.7 p2     112 r.12
        movdqa [rbp + 576], xmm0                                   ;    90.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 720]                                    ;    46.7 p2     112 r.13
        movdqa [rbp + 592], xmm0                                   ;    92.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 736]                                    ;    47.7 p2     112 r.14
        movdqa [rbp + 608], xmm0                                   ;    94.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 752]                                    ;    48.7 p2     112 r.15
        movdqa [rbp + 624], xmm0                                   ;    96.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 768]                                    ;    49.7 p2     112 r.16
        movdqa [rbp + 640], xmm0                                   ;    98.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 784]                                    ;    50.7 p2     112 r.17
        movdqa [rbp + 656], xmm0                                   ;   100.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 800]                                    ;    51.7 p2     112 r.18
        movdqa [rbp + 672], xmm0                                   ;   102.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 816]                                    ;    52.7 p2     112 r.19
        movdqa [rbp + 688], xmm0                                   ;   104.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 832]                                    ;    53.7 p2     112 r.20
        movdqa [rbp + 704], xmm0                                   ;   106.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 848]                                    ;    54.7 p2     112 r.21
        movdqa [rbp + 720], xmm0                                   ;   108.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 864]                                    ;    55.7 p2     112 r.22
        movdqa [rbp + 736], xmm0                                   ;   110.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 880]                                    ;    56.7 p2     112 r.23
        movdqa [rbp + 752], xmm0                                   ;   112.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 896]                                    ;    57.7 p2     112 r.24
        movdqa [rbp + 768], xmm0                                   ;   114.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 912]                                    ;    58.7 p2     112 r.25
        movdqa [rbp + 784], xmm0                                   ;   116.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 928]                                    ;    59.7 p2     112 r.26
        movdqa [rbp + 800], xmm0                                   ;   118.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 944]                                    ;    60.7 p2     112 r.27
        movdqa [rbp + 816], xmm0                                   ;   120.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 960]                                    ;    61.7 p2     112 r.28
        movdqa [rbp + 832], xmm0                                   ;   122.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 976]                                    ;    62.7 p2     112 r.29
        movdqa [rbp + 848], xmm0                                   ;   124.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 992]                                    ;    63.7 p2     112 r.30
        movdqa [rbp + 864], xmm0                                   ;   126.3 p0+p3  113 rounds
        movdqa xmm0, [r8 + 1008]                                   ;    64.7 p2     112 r.31
        movdqa [rbp + 880], xmm0                                   ;   128.3 p0+p3  113 rounds
        mov r8, qword [rbp + 2304]                                 ;    65.7 p2     113 rounds reload
        mov qword [rbp + 2312], r8                                 ;   130.3 p0+p3  113 rounds
        lea r9, [r8 + 512]                                         ;    69.7 p1     113 rounds
        mov qword [rbp + 2320], r9                                 ;   132.3 p0+p3  113 rounds
        lea r9, [r8 + 1024]                                        ;    69.7 p1     113 rounds
        mov qword [rbp + 2328], r9                                 ;   134.3 p0+p3  113 rounds
        add r8, 0x600                                              ;    69.7 p1     113 rounds
        mov qword [rbp + 2336], r8                                 ;   136.3 p0+p3  113 rounds
        mov r8, qword [rbp + 2312]                                 ;                    resident
        mov r9, qword [rbp + 2320]                                 ;                    resident
        mov r10, qword [rbp + 2328]                                ;                    resident
        mov r11, qword [rbp + 2336]                                ;                    resident
        movdqa xmm0, [rbp + 128]                                   ;                    resident
        movdqa xmm1, [rbp + 144]                                   ;                    resident
        movdqa xmm2, [rbp + 160]                                   ;                    resident
        movdqa xmm3, [rbp + 176]                                   ;                    resident
        movdqa xmm4, [rbp + 192]                                   ;                    resident
        movdqa xmm5, [rbp + 208]                                   ;                    resident
        movdqa xmm6, [rbp + 224]                                   ;                    resident
        movdqa xmm7, [rbp + 240]                                   ;                    resident
        movdqa xmm8, [rbp + 256]                                   ;                    resident
        movdqa xmm9, [rbp + 272]                                   ;                    resident
        movdqa xmm10, [rbp + 288]                                  ;                    resident
        movdqa xmm11, [rbp + 304]                                  ;                    resident
        movdqa xmm12, [rbp + 320]                                  ;                    resident
        movdqa xmm13, [rbp + 336]                                  ;                    resident
        mov esi, dword [rbp + 2356]                                ;                    resident
        align 16
.rounds_2:
        movdqa xmm14, [r8 + 256]                                   ;     0.0 p2      68 k1.0
        movdqa xmm15, [r8 + 272]                                   ;     1.0 p2      68 k1.1
        movdqa xmm15, [r8 + 288]                                   ;     2.0 p2      68 k1.2
        movdqa xmm15, [r8 + 304]                                   ;     3.0 p2      68 k1.3
        movdqa xmm15, [r8 + 320]                                   ;     4.0 p2      68 k1.4
        movdqa xmm15, [r8 + 336]                                   ;     5.0 p2      68 k1.5
        movdqa xmm15, [r8 + 352]                                   ;     6.0 p2      68 k1.6
        movdqa xmm15, [r8 + 368]                                   ;     7.0 p2      68 k1.7
        movdqa xmm15, [r8 + 384]                                   ;     8.0 p2      68 k1.8
        movdqa xmm15, [r8 + 400]                                   ;     9.0 p2      68 k1.9
        movdqa xmm15, [r8 + 416]                                   ;    10.0 p2      68 k1.10
        movdqa xmm15, [r8 + 432]                                   ;    11.0 p2      68 k1.11
        movdqa xmm14, [r8 + 448]                                   ;    12.0 p2      68 k1.12
        movdqa xmm14, [r8 + 464]                                   ;    13.0 p2      68 k1.13
        movdqa xmm14, [r8 + 480]                                   ;    14.0 p2      68 k1.14
        movdqa xmm14, [r8 + 496]                                   ;    15.0 p2      68 k1.15
        movdqa xmm14, [r11]                                        ;    16.0 p2      68 k1.0
        movdqa xmm14, [r11 + 16]                                   ;    17.0 p2      68 k1.1
        movdqa xmm14, [r11 + 32]                                   ;    18.0 p2      68 k1.2
        movdqa xmm14, [r11 + 48]                                   ;    19.0 p2      68 k1.3
        movdqa xmm14, [r11 + 64]                                   ;    20.0 p2      68 k1.4
        movdqa xmm14, [r11 + 80]                                   ;    21.0 p2      68 k1.5
        movdqa xmm14, [r11 + 96]                                   ;    22.0 p2      68 k1.6
        movdqa xmm14, [r10 + 2048]                                 ;    23.0 p2      69 k1.0
        movdqa xmm14, [r11 + 112]                                  ;    24.0 p2      68 k1.7
        movdqa xmm14, [r10 + 2064]                                 ;    25.0 p2      69 k1.1
        movdqa xmm14, [r11 + 128]                                  ;    26.0 p2      68 k1.8
        movdqa xmm14, [r10 + 2080]                                 ;    27.0 p2      69 k1.2
        movdqa xmm14, [r11 + 144]                                  ;    28.0 p2      68 k1.9
        movdqa xmm14, [r10 + 2096]                                 ;    29.0 p2      69 k1.3
        movdqa xmm14, [r11 + 160]                                  ;    30.0 p2      68 k1.10
        movdqa xmm14, [r10 + 2112]                                 ;    31.0 p2      69 k1.4
        movdqa xmm14, [r11 + 176]                                  ;    32.0 p2      68 k1.11
        movdqa xmm14, [r11 + 192]                                  ;    33.0 p2      68 k1.12
        movdqa xmm14, [r10 + 2128]                                 ;    34.0 p2      69 k1.5
        movdqa xmm14, [r10 + 2144]                                 ;    35.0 p2      69 k1.6
        movdqa xmm14, [r11 + 208]                                  ;    36.0 p2      68 k1.13
        movdqa xmm14, [r10 + 2160]                                 ;    37.0 p2      69 k1.7
        movdqa xmm14, [r11 + 224]                                  ;    38.0 p2      68 k1.14
        movdqa xmm14, [r10 + 2176]                                 ;    39.0 p2      69 k1.8
        movdqa xmm14, [r11 + 240]                                  ;    40.0 p2      68 k1.15
        movdqa xmm14, [r10 + 2192]                                 ;    41.0 p2      69 k1.9
        movdqa xmm14, [r10 + 2208]                                 ;    42.0 p2      69 k1.10
        movdqa xmm14, [r10 + 2224]                                 ;    43.0 p2      69 k1.11
        movdqa xmm14, [r10 + 2240]                                 ;    44.0 p2      69 k1.12
        movdqa xmm14, [r10 + 2256]                                 ;    45.0 p2      69 k1.13
        movdqa xmm14, [r10 + 2272]                                 ;    46.0 p2      69 k1.14
        movdqa xmm14, [r10 + 2288]                                 ;    47.0 p2      69 k1.15
        movdqa xmm14, [r9 + 2304]                                  ;    48.0 p2      69 k1.0
        movdqa xmm14, [r9 + 2320]                                  ;    49.0 p2      69 k1.1
        movdqa xmm14, [r9 + 2336]                                  ;    50.0 p2      69 k1.2
        movdqa xmm14, [r9 + 2352]                                  ;    51.0 p2      69 k1.3
        movdqa xmm14, [r9 + 2368]                                  ;    52.0 p2      69 k1.4
        movdqa xmm14, [r9 + 2384]                                  ;    53.0 p2      69 k1.5
        movdqa xmm14, [r9 + 2400]                                  ;    54.0 p2      69 k1.6
        movdqa xmm14, [r9 + 2416]                                  ;    55.0 p2      69 k1.7
        movdqa xmm14, [r9 + 2432]                                  ;    56.0 p2      69 k1.8
        movdqa xmm14, [r9 + 2448]                                  ;    57.0 p2      69 k1.9
        movdqa xmm14, [r9 + 2464]                                  ;    58.0 p2      69 k1.10
        movdqa xmm14, [r9 + 2480]                                  ;    59.0 p2      69 k1.11
        movdqa xmm14, [r9 + 2496]                                  ;    60.0 p2      69 k1.12
        movdqa xmm14, [r9 + 2512]                                  ;    61.0 p2      69 k1.13
        movdqa xmm14, [r9 + 2528]                                  ;    62.0 p2      69 k1.14
        movdqa xmm14, [r9 + 2544]                                  ;    63.0 p2      69 k1.15
        pshufd xmm14, xmm15, 0xe4                                  ;    22.0 p1      50 next copy
        movdqa xmm15, [r8 + 448]                                   ;    64.0 p2      50 next
        movdqa [rbp + 896], xmm15                                  ;    75.0 p0+p3   50 next spill
        pshufd xmm15, xmm0, 0xe4                                   ;    22.7 p1      58 r copy
        pand xmm15, [r8 + 240]                                     ;    65.0 p2+p1   58 r
        pxor xmm15, [rbp - 112]                                    ;    67.0 p2+p1   58 r
        movdqa [rbp + 912], xmm0                                   ;    24.3 p0+p3   58 r spill
        movdqa xmm0, [r8 + 464]                                    ;    67.0 p2      50 next
        movdqa [rbp + 928], xmm15                                  ;    69.0 p0+p3   58 r spill
        movdqa xmm15, [r8 + 480]                                   ;    68.0 p2      50 next
        movdqa [rbp + 944], xmm15                                  ;    79.0 p0+p3   50 next spill
        movdqa xmm15, [rbp + 928]                                  ;    69.0 p2      59 r
        por xmm15, [r9 + 2064]                                     ;    80.0 p2+p1   59 r
        pxor xmm15, xmm2                                           ;    82.0 p1      59 r
        pxor xmm0, xmm15                                           ;    84.0 p1      50 next
        movdqa xmm15, xmm2                                         ;    28.7 p0      58 r copy
        pand xmm15, [r8 + 16]                                      ;    71.0 p2+p1   58 r
        pxor xmm15, [rbp - 80]                                     ;    73.0 p2+p1   58 r
        movdqa [rbp + 960], xmm2                                   ;    30.3 p0+p3   58 r spill
        pshufd xmm2, xmm15, 0xe4                                   ;    75.0 p1      59 r copy
        por xmm2, [r9 + 2096]                                      ;    79.0 p2+p1   59 r
        pxor xmm2, xmm4                                            ;    81.0 p1      59 r
        movdqa [rbp + 976], xmm15                                  ;    75.0 p0+p3   58 r spill
        movdqa xmm15, xmm4                                         ;    33.3 p0      58 r copy
        pand xmm15, [r8 + 48]                                      ;    74.0 p2+p1   58 r
        pxor xmm15, [rbp - 48]                                     ;    76.0 p2+p1   58 r
        movdqa [rbp + 992], xmm4                                   ;    34.7 p0+p3   58 r spill
        pshufd xmm4, xmm15, 0xe4                                   ;    78.0 p1      59 r copy
        por xmm4, [r9 + 2128]                                      ;    82.0 p2+p1   59 r
        pxor xmm4, xmm6                                            ;    84.0 p1      59 r
        movdqa [rbp + 1008], xmm15                                 ;    78.0 p0+p3   58 r spill
        movdqa xmm15, xmm6                                         ;    37.7 p0      58 r copy
        pand xmm15, [r8 + 80]                                      ;    77.0 p2+p1   58 r
        pxor xmm15, [rbp - 16]                                     ;    79.0 p2+p1   58 r
        movdqa [rbp + 1024], xmm6                                  ;    39.0 p0+p3   58 r spill
        pshufd xmm6, xmm15, 0xe4                                   ;    81.0 p1      59 r copy
        por xmm6, [r9 + 2160]                                      ;    85.0 p2+p1   59 r
        pxor xmm6, xmm8                                            ;    87.0 p1      59 r
        movdqa [rbp + 1040], xmm15                                 ;    81.0 p0+p3   58 r spill
        movdqa xmm15, xmm8                                         ;    42.0 p0      58 r copy
        pand xmm15, [r8 + 112]                                     ;    80.0 p2+p1   58 r
        pxor xmm15, [rbp + 16]                                     ;    82.0 p2+p1   58 r
        movdqa [rbp + 1056], xmm8                                  ;    43.3 p0+p3   58 r spill
        movdqa xmm8, xmm15                                         ;    84.0 p0      59 r copy
        por xmm8, [r9 + 2192]                                      ;    91.0 p2+p1   59 r
        pxor xmm8, xmm10                                           ;    93.0 p1      59 r
        movdqa [rbp + 1072], xmm15                                 ;    84.0 p0+p3   58 r spill
        movdqa xmm15, xmm10                                        ;    46.3 p0      58 r copy
        pand xmm15, [r8 + 144]                                     ;    83.0 p2+p1   58 r
        pxor xmm15, [rbp + 48]                                     ;    85.0 p2+p1   58 r
        movdqa [rbp + 1088], xmm10                                 ;    47.7 p0+p3   58 r spill
        pshufd xmm10, xmm15, 0xe4                                  ;    87.0 p1      59 r copy
        por xmm10, [r9 + 2224]                                     ;    91.0 p2+p1   59 r
        pxor xmm10, xmm12                                          ;    93.0 p1      59 r
        movdqa [rbp + 1104], xmm15                                 ;    87.0 p0+p3   58 r spill
        movdqa xmm15, xmm1                                         ;    50.7 p0      58 r copy
        pand xmm15, [r8]                                           ;    86.0 p2+p1   58 r
        pxor xmm15, [rbp - 96]                                     ;    88.0 p2+p1   58 r
        pxor xmm2, [r8 + 496]                                      ;    88.0 p2+p1   50 next
        pxor xmm4, [r8 + 272]                                      ;    89.0 p2+p1   50 next
        movdqa [rbp + 1120], xmm2                                  ;    90.0 p0+p3   50 next spill
        movdqa xmm2, [r8 + 256]                                    ;    90.0 p2      50 next
        movdqa [rbp + 1136], xmm4                                  ;    91.0 p0+p3   50 next spill
        movdqa xmm4, [r8 + 288]                                    ;    91.0 p2      50 next
        movdqa [rbp + 1152], xmm0                                  ;    86.0 p0+p3   50 next spill
        pshufd xmm0, xmm15, 0xe4                                   ;    90.0 p1      59 r copy
        por xmm0, [r9 + 2080]                                      ;    94.0 p2+p1   59 r
        pxor xmm0, xmm3                                            ;    96.0 p1      59 r
        movdqa [rbp + 1168], xmm15                                 ;    90.0 p0+p3   58 r spill
        movdqa xmm15, [rbp + 944]                                  ;    93.0 p2      50 next reload
        pxor xmm15, xmm0                                           ;   104.0 p1      50 next
        movdqa xmm0, xmm3                                          ;    61.0 p0      58 r copy
        pand xmm0, [r8 + 32]                                       ;    94.0 p2+p1   58 r
        pxor xmm0, [rbp - 64]                                      ;    96.0 p2+p1   58 r
        pxor xmm6, [r8 + 304]                                      ;    96.0 p2+p1   50 next
        pxor xmm8, [r8 + 336]                                      ;    97.0 p2+p1   50 next
        movdqa [rbp + 944], xmm3                                   ;    70.0 p0+p3   58 r spill
        pshufd xmm3, xmm0, 0xe4                                    ;    98.0 p1      59 r copy
        por xmm3, [r9 + 2112]                                      ;   102.0 p2+p1   59 r
        pxor xmm3, xmm5                                            ;   104.0 p1      59 r
        pxor xmm2, xmm3                                            ;   106.0 p1      50 next
        movdqa xmm3, [r8 + 320]                                    ;    99.0 p2      50 next
        movdqa [rbp + 1184], xmm0                                  ;    98.0 p0+p3   58 r spill
        movdqa xmm0, [r8 + 352]                                    ;   100.0 p2      50 next
        movdqa [rbp + 1200], xmm2                                  ;   108.0 p0+p3   50 next spill
        pshufd xmm2, xmm5, 0xe4                                    ;    77.3 p1      58 r copy
        pand xmm2, [r8 + 64]                                       ;   101.0 p2+p1   58 r
        pxor xmm2, [rbp - 32]                                      ;   103.0 p2+p1   58 r
        pxor xmm10, [r8 + 368]                                     ;   103.0 p2+p1   50 next
        movdqa [rbp + 1216], xmm5                                  ;    79.7 p0+p3   58 r spill
        pshufd xmm5, xmm2, 0xe4                                    ;   105.0 p1      59 r copy
        por xmm5, [r9 + 2144]                                      ;   109.0 p2+p1   59 r
        pxor xmm5, xmm7                                            ;   111.0 p1      59 r
        pxor xmm4, xmm5                                            ;   113.0 p1      50 next
        movdqa xmm5, [r8 + 384]                                    ;   105.0 p2      50 next
        movdqa [rbp + 1232], xmm2                                  ;   105.0 p0+p3   58 r spill
        movdqa xmm2, [r8 + 400]                                    ;   106.0 p2      50 next
        movdqa [rbp + 1248], xmm15                                 ;   106.0 p0+p3   50 next spill
        movdqa xmm15, [r8 + 416]                                   ;   107.0 p2      50 next
        movdqa [rbp + 1264], xmm10                                 ;   105.0 p0+p3   50 next spill
        pshufd xmm10, xmm7, 0xe4                                   ;    89.3 p1      58 r copy
        pand xmm10, [r8 + 96]                                      ;   108.0 p2+p1   58 r
        pxor xmm10, [rbp + 0]                                      ;   110.0 p2+p1   58 r
        movdqa [rbp + 1280], xmm7                                  ;    92.7 p0+p3   58 r spill
        pshufd xmm7, xmm10, 0xe4                                   ;   112.0 p1      59 r copy
        por xmm7, [r9 + 2176]                                      ;   116.0 p2+p1   59 r
        pxor xmm7, xmm9                                            ;   118.0 p1      59 r
        pxor xmm3, xmm7                                            ;   120.0 p1      50 next
        pshufd xmm7, xmm6, 0xe4                                    ;    98.0 p1      41 next copy
        pand xmm7, xmm4                                            ;   115.0 p1      41 next
        movdqa [rbp + 1296], xmm10                                 ;   112.0 p0+p3   58 r spill
        movdqa xmm10, xmm8                                         ;    99.0 p0      41 next copy
        pxor xmm10, xmm3                                           ;   122.0 p1      41 next
        movdqa [rbp + 1312], xmm6                                  ;    98.0 p0+p3   50 next spill
        pshufd xmm6, xmm4, 0xe4                                    ;   115.0 p1      41 next copy
        movdqa [rbp + 1328], xmm4                                  ;   115.0 p0+p3   50 next spill
        pshufd xmm4, xmm3, 0xe4                                    ;   122.0 p1      41 next copy
        movdqa [rbp + 1344], xmm7                                  ;   117.0 p0+p3   41 next spill
        movdqa xmm7, xmm9                                          ;    99.0 p0      58 r copy
        pand xmm7, [r8 + 128]                                      ;   111.0 p2+p1   58 r
        pxor xmm7, [rbp + 32]                                      ;   113.0 p2+p1   58 r
        movdqa [rbp + 1360], xmm9                                  ;   102.7 p0+p3   58 r spill
        pshufd xmm9, xmm7, 0xe4                                    ;   115.0 p1      59 r copy
        por xmm9, [r9 + 2208]                                      ;   119.0 p2+p1   59 r
        pxor xmm9, xmm11                                           ;   121.0 p1      59 r
        pxor xmm0, xmm9                                            ;   123.0 p1      50 next
        movdqa xmm9, [rbp + 1344]                                  ;   117.0 p2      41 next
        movdqa [rbp + 1344], xmm7                                  ;   115.0 p0+p3   58 r spill
        movdqa xmm7, xmm8                                          ;   103.3 p0      41 next copy
        movdqa [rbp + 1376], xmm0                                  ;   125.0 p0+p3   50 next spill
        movdqa xmm0, xmm8                                          ;   105.3 p0      41 next copy
        pand xmm0, xmm10                                           ;   124.0 p1      41 next
        pxor xmm9, xmm0                                            ;   128.0 p1      41 next
        movdqa xmm0, xmm3                                          ;   122.0 p0      41 next copy
        movdqa [rbp + 1392], xmm9                                  ;   130.0 p0+p3   41 next spill
        pshufd xmm9, xmm11, 0xe4                                   ;   109.3 p1      58 r copy
        pand xmm9, [r8 + 160]                                      ;   115.0 p2+p1   58 r
        pxor xmm9, [rbp + 64]                                      ;   117.0 p2+p1   58 r
        movdqa [rbp + 1408], xmm11                                 ;   110.7 p0+p3   58 r spill
        movdqa xmm11, xmm9                                         ;   119.0 p0      59 r copy
        por xmm11, [r9 + 2240]                                     ;   126.0 p2+p1   59 r
        pxor xmm11, xmm13                                          ;   128.0 p1      59 r
        pxor xmm5, xmm11                                           ;   130.0 p1      50 next
        pxor xmm6, xmm5                                            ;   132.0 p1      41 next
        pxor xmm7, xmm5                                            ;   132.0 p1      41 next
        movdqa xmm11, [rbp + 1328]                                 ;   118.0 p2      41 next
        movdqa [rbp + 1424], xmm9                                  ;   119.0 p0+p3   58 r spill
        movdqa xmm9, [rbp + 1264]                                  ;   119.0 p2      41 next
        pand xmm9, xmm5                                            ;   132.0 p1      41 next
        movdqa [rbp + 1440], xmm10                                 ;   124.0 p0+p3   41 next spill
        movdqa xmm10, xmm12                                        ;   113.3 p0      58 r copy
        pand xmm10, [r8 + 176]                                     ;   120.3 p2+p1   58 r
        pxor xmm10, [rbp + 80]                                     ;   122.3 p2+p1   58 r
        pxor xmm9, [rel kasumi_encrypt_compact.T0_constants128]    ;   134.0 p2+p1   41 next
        movdqa [rbp + 1456], xmm12                                 ;   116.7 p0+p3   58 r spill
        movdqa xmm12, xmm10                                        ;   124.3 p0      59 r copy
        por xmm12, [r9 + 2256]                                     ;   131.3 p2+p1   59 r
        pxor xmm12, [rbp + 352]                                    ;   133.3 p2+p1   59 r
        pxor xmm2, xmm12                                           ;   135.3 p1      50 next
        pxor xmm0, xmm2                                            ;   137.3 p1      41 next
        pand xmm11, xmm0                                           ;   139.3 p1      41 next
        movdqa xmm0, xmm13                                         ;   118.7 p0      58 r copy
        pand xmm0, [r8 + 192]                                      ;   126.3 p2+p1   58 r
        movdqa xmm12, [rbp + 96]                                   ;   126.0 p2      58 r reload
        pxor xmm0, xmm12                                           ;   137.0 p1      58 r
        pxor xmm11, xmm9                                           ;   141.3 p1      41 next
        movdqa xmm12, xmm0                                         ;   139.0 p0      59 r copy
        por xmm12, [r9 + 2272]                                     ;   146.0 p2+p1   59 r
        pxor xmm12, [rbp + 368]                                    ;   148.0 p2+p1   59 r
        pxor xmm15, xmm12                                          ;   150.0 p1      50 next
        pxor xmm4, xmm15                                           ;   152.0 p1      41 next
        movdqa xmm12, xmm6                                         ;   134.0 p0      41 next copy
        pand xmm12, xmm2                                           ;   141.0 p1      41 next
        movdqa [rbp + 1472], xmm13                                 ;   124.0 p0+p3   58 r spill
        movdqa xmm13, xmm1                                         ;   125.0 p0      59 r copy
        movdqa [rbp + 1488], xmm1                                  ;   126.0 p0+p3   58 r spill
        movdqa xmm1, [r8 + 208]                                    ;   129.0 p2      58 r
        pand xmm1, [rbp + 352]                                     ;   140.0 p2+p1   58 r
        pxor xmm1, [rbp + 112]                                     ;   142.0 p2+p1   58 r
        movdqa [rbp + 1504], xmm0                                  ;   139.0 p0+p3   58 r spill
        movdqa xmm0, xmm1                                          ;   144.0 p0      59 r copy
        por xmm0, [r9 + 2288]                                      ;   151.0 p2+p1   59 r
        pxor xmm0, [rbp + 912]                                     ;   153.0 p2+p1   59 r
        pxor xmm14, xmm0                                           ;   155.0 p1      50 next
        movdqa xmm0, xmm5                                          ;   132.0 p0      41 next copy
        pand xmm0, xmm8                                            ;   139.3 p1      41 next
        movdqa [rbp + 1520], xmm1                                  ;   144.0 p0+p3   58 r spill
        movdqa xmm1, xmm3                                          ;   131.7 p0      41 next copy
        pxor xmm1, [rbp + 1312]                                    ;   140.3 p2+p1   41 next
        movdqa [rbp + 1536], xmm10                                 ;   132.7 p0+p3   58 r spill
        movdqa xmm10, [r8 + 224]                                   ;   135.0 p2      58 r
        pand xmm10, [rbp + 368]                                    ;   146.0 p2+p1   58 r
        pxor xmm10, [rbp - 128]                                    ;   148.0 p2+p1   58 r
        movdqa [rbp + 1552], xmm14                                 ;   157.0 p0+p3   50 next spill
        movdqa xmm14, xmm10                                        ;   150.0 p0      59 r copy
        por xmm14, [r9 + 2048]                                     ;   157.0 p2+p1   59 r
        pxor xmm13, xmm14                                          ;   159.0 p1      59 r
        movdqa xmm14, [rbp + 896]                                  ;   139.0 p2      50 next reload
        pxor xmm14, xmm13                                          ;   161.0 p1      50 next
        movdqa xmm13, xmm7                                         ;   137.0 p0      41 next copy
        pand xmm13, xmm2                                           ;   146.3 p1      41 next
        movdqa [rbp + 896], xmm10                                  ;   150.0 p0+p3   58 r spill
        movdqa xmm10, xmm7                                         ;   139.0 p0      41 next copy
        pand xmm10, [rbp + 1376]                                   ;   147.3 p2+p1   41 next
        movdqa [rbp + 1568], xmm14                                 ;   163.0 p0+p3   50 next spill
        movdqa xmm14, xmm1                                         ;   142.3 p0      41 next copy
        pand xmm14, xmm2                                           ;   149.3 p1      41 next
        pand xmm1, [rbp + 1264]                                    ;   149.3 p2+p1   41 next
        pxor xmm10, xmm1                                           ;   151.3 p1      41 next
        movdqa xmm1, xmm5                                          ;   142.0 p0      41 next copy
        pand xmm5, [rbp + 1312]                                    ;   151.3 p2+p1   41 next
        movdqa [rbp + 1584], xmm6                                  ;   143.0 p0+p3   41 next spill
        movdqa xmm6, xmm11                                         ;   144.0 p0      41 next copy
        movdqa [rbp + 1600], xmm13                                 ;   148.3 p0+p3   41 next spill
        movdqa xmm13, xmm14                                        ;   151.3 p0      41 next copy
        movdqa [rbp + 1616], xmm8                                  ;   147.0 p0+p3   50 next spill
        movdqa xmm8, xmm3                                          ;   148.0 p0      41 next copy
        pand xmm8, [rbp + 1312]                                    ;   155.0 p2+p1   41 next
        pxor xmm8, xmm2                                            ;   157.0 p1      41 next
        pxor xmm10, xmm8                                           ;   159.0 p1      41 next
        pand xmm8, xmm3                                            ;   159.0 p1      41 next
        pxor xmm5, xmm10                                           ;   161.0 p1      41 next
        movdqa [rbp + 1632], xmm3                                  ;   149.0 p0+p3   50 next spill
        movdqa xmm3, xmm2                                          ;   150.0 p0      41 next copy
        pand xmm3, xmm15                                           ;   157.3 p1      41 next
        movdqa [rbp + 1648], xmm9                                  ;   151.0 p0+p3   41 next spill
        movdqa xmm9, xmm2                                          ;   152.0 p0      41 next copy
        pand xmm9, [rbp + 1264]                                    ;   159.0 p2+p1   41 next
        pand xmm2, [rbp + 1376]                                    ;   159.3 p2+p1   41 next
        movdqa [rbp + 1664], xmm3                                  ;   159.3 p0+p3   41 next spill
        movdqa xmm3, xmm4                                          ;   154.0 p0      41 next copy
        pand xmm3, [rbp + 1312]                                    ;   161.0 p2+p1   41 next
        pxor xmm0, xmm3                                            ;   163.0 p1      41 next
        movdqa xmm3, xmm4                                          ;   155.0 p0      41 next copy
        pand xmm3, [rbp + 1264]                                    ;   162.3 p2+p1   41 next
        pxor xmm14, xmm3                                           ;   164.3 p1      41 next
        pxor xmm6, xmm14                                           ;   166.3 p1      41 next
        movdqa xmm14, xmm4                                         ;   156.0 p0      41 next copy
        pxor xmm6, [rbp + 1664]                                    ;   170.3 p2+p1   41 next
        pand xmm14, [rbp + 1616]                                   ;   166.3 p2+p1   41 next
        pxor xmm10, xmm14                                          ;   168.3 p1      41 next
        movdqa xmm14, xmm0                                         ;   165.0 p0      41 next copy
        pxor xmm0, [rbp + 1328]                                    ;   168.3 p2+p1   41 next
        pxor xmm10, xmm0                                           ;   170.3 p1      41 next
        pand xmm4, [rbp + 1440]                                    ;   170.3 p2+p1   41 next
        pxor xmm4, [rbp + 1392]                                    ;   172.3 p2+p1   41 next
        pxor xmm5, xmm4                                            ;   174.3 p1      41 next
        pxor xmm4, [rbp + 1376]                                    ;   174.3 p2+p1   41 next
        pxor xmm5, [rbp + 1616]                                    ;   176.3 p2+p1   41 next
        movdqa [rbp + 1680], xmm5                                  ;   178.3 p0+p3   41 next spill
        movdqa xmm5, xmm15                                         ;   162.3 p0      41 next copy
        pand xmm5, [rbp + 1328]                                    ;   175.3 p2+p1   41 next
        pxor xmm2, xmm5                                            ;   177.3 p1      41 next
        movdqa xmm5, xmm15                                         ;   163.3 p0      41 next copy
        movdqa [rbp + 1696], xmm2                                  ;   179.3 p0+p3   41 next spill
        movdqa xmm2, xmm15                                         ;   165.3 p0      41 next copy
        pand xmm2, [rbp + 1376]                                    ;   177.3 p2+p1   41 next
        pxor xmm2, [rbp + 1616]                                    ;   179.3 p2+p1   41 next
        pxor xmm6, xmm2                                            ;   181.3 p1      41 next
        movdqa xmm2, xmm15                                         ;   166.3 p0      41 next copy
        pand xmm15, [rbp + 1584]                                   ;   180.3 p2+p1   41 next
        movdqa [rbp + 1712], xmm6                                  ;   183.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1264]                                  ;   168.0 p2      41 next
        pand xmm6, [rbp + 1328]                                    ;   181.3 p2+p1   41 next
        pxor xmm6, [rbp + 1312]                                    ;   183.3 p2+p1   41 next
        pxor xmm12, xmm6                                           ;   185.3 p1      41 next
        movdqa [rbp + 1728], xmm12                                 ;   187.3 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1264]                                 ;   171.0 p2      41 next
        pand xmm12, [rbp + 1376]                                   ;   184.3 p2+p1   41 next
        pxor xmm12, [rel kasumi_encrypt_compact.T0_constants128]   ;   186.3 p2+p1   41 next
        pxor xmm8, xmm12                                           ;   188.3 p1      41 next
        pxor xmm8, [rbp + 1392]                                    ;   190.3 p2+p1   41 next
        movdqa [rbp + 1744], xmm15                                 ;   182.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1440]                                 ;   175.0 p2      41 next
        pand xmm15, [rbp + 1264]                                   ;   188.3 p2+p1   41 next
        pxor xmm6, xmm15                                           ;   190.3 p1      41 next
        pxor xmm13, xmm6                                           ;   192.3 p1      41 next
        pxor xmm7, xmm13                                           ;   194.3 p1      41 next
        movdqa xmm15, [rbp + 1328]                                 ;   177.0 p2      41 next
        movdqa xmm6, [rbp + 1312]                                  ;   178.0 p2      50 next reload
        pxor xmm15, xmm6                                           ;   192.3 p1      41 next
        pand xmm1, xmm15                                           ;   194.3 p1      41 next
        movdqa xmm13, [rbp + 1376]                                 ;   179.0 p2      50 next reload
        pand xmm15, xmm13                                          ;   194.3 p1      41 next
        pxor xmm15, [rbp + 1392]                                   ;   196.3 p2+p1   41 next
        pxor xmm3, xmm15                                           ;   198.3 p1      41 next
        pxor xmm7, xmm3                                            ;   200.3 p1      41 next
        movdqa xmm15, xmm6                                         ;   189.0 p0      41 next copy
        pand xmm6, xmm13                                           ;   198.3 p1      41 next
        movdqa xmm3, [rbp + 1440]                                  ;   181.0 p2      41 next reload
        por xmm15, xmm3                                            ;   199.3 p1      41 next
        pxor xmm14, xmm15                                          ;   201.3 p1      41 next
        pxor xmm4, xmm14                                           ;   203.3 p1      41 next
        movdqa xmm14, [rel kasumi_encrypt_compact.T0_constants128] ;   182.0 p2      41 next reload
        pxor xmm7, xmm14                                           ;   202.3 p1      41 next
        movdqa xmm15, [rbp + 1584]                                 ;   183.0 p2      41 next reload
        pand xmm3, xmm15                                           ;   203.3 p1      41 next
        pxor xmm9, xmm3                                            ;   205.3 p1      41 next
        pxor xmm5, xmm9                                            ;   207.3 p1      41 next
        pxor xmm8, xmm5                                            ;   209.3 p1      41 next
        pxor xmm11, xmm5                                           ;   209.3 p1      41 next
        movdqa xmm3, [rbp + 1616]                                  ;   184.0 p2      50 next reload
        pand xmm15, xmm3                                           ;   208.3 p1      41 next
        pand xmm3, xmm13                                           ;   209.3 p1      41 next
        pxor xmm11, xmm3                                           ;   211.3 p1      41 next
        movdqa xmm5, [rbp + 1648]                                  ;   185.3 p2      41 next reload
        pxor xmm5, xmm3                                            ;   211.3 p1      41 next
        pxor xmm10, xmm5                                           ;   213.3 p1      41 next
        movdqa xmm3, [rbp + 1632]                                  ;   186.3 p2      50 next reload
        pand xmm13, xmm3                                           ;   213.3 p1      41 next
        pxor xmm15, xmm13                                          ;   215.3 p1      41 next
        movdqa xmm5, [rbp + 1696]                                  ;   187.3 p2      41 next reload
        pxor xmm1, xmm5                                            ;   215.3 p1      41 next
        pxor xmm6, xmm1                                            ;   217.3 p1      41 next
        movdqa xmm9, [rbp + 1744]                                  ;   188.3 p2      41 next reload
        pxor xmm9, xmm6                                            ;   219.3 p1      41 next
        pxor xmm3, xmm9                                            ;   221.3 p1      41 next
        movdqa xmm6, [rbp + 1728]                                  ;   189.3 p2      41 next reload
        pxor xmm5, xmm6                                            ;   219.3 p1      41 next
        pxor xmm4, xmm6                                            ;   220.3 p1      41 next
        movdqa xmm6, [rbp + 1264]                                  ;   190.3 p2      41 next
        pxor xmm11, xmm5                                           ;   221.3 p1      41 next
        pxor xmm6, [rbp + 1664]                                    ;   222.3 p2+p1   41 next
        pxor xmm15, xmm6                                           ;   224.3 p1      41 next
        pand xmm2, xmm6                                            ;   224.3 p1      41 next
        pxor xmm1, xmm15                                           ;   226.3 p1      41 next
        pxor xmm12, xmm2                                           ;   226.3 p1      41 next
        pxor xmm0, xmm1                                            ;   228.3 p1      41 next
        movdqa xmm15, [rbp + 1600]                                 ;   193.3 p2      41 next reload
        pxor xmm15, xmm3                                           ;   228.3 p1      41 next
        movdqa xmm1, [rbp + 1248]                                  ;   194.3 p2      41 next
        movdqa xmm2, [rbp + 1152]                                  ;   195.3 p2      50 next reload
        pand xmm1, xmm2                                            ;   229.3 p1      41 next
        movdqa xmm3, [rbp + 1136]                                  ;   196.3 p2      41 next
        movdqa xmm5, [rbp + 1552]                                  ;   197.3 p2      50 next reload
        pand xmm3, xmm5                                            ;   230.3 p1      41 next
        movdqa xmm6, [rbp + 1200]                                  ;   198.3 p2      41 next
        pxor xmm10, xmm12                                          ;   231.3 p1      41 next
        pxor xmm12, xmm15                                          ;   232.3 p1      41 next
        movdqa xmm15, [rbp + 1568]                                 ;   199.3 p2      50 next reload
        pand xmm6, xmm15                                           ;   233.3 p1      41 next
        pxor xmm1, xmm5                                            ;   234.3 p1      41 next
        movdqa xmm9, [rbp + 1136]                                  ;   200.3 p2      41 next
        movdqa xmm13, [rbp + 1120]                                 ;   201.3 p2      50 next reload
        pand xmm9, xmm13                                           ;   235.3 p1      41 next
        pxor xmm11, xmm2                                           ;   236.3 p1      41 next
        pxor xmm0, [rbp + 1248]                                    ;   237.3 p2+p1   41 next
        pxor xmm12, [rbp + 1200]                                   ;   238.3 p2+p1   41 next
        pxor xmm7, xmm15                                           ;   239.3 p1      41 next
        pxor xmm4, xmm13                                           ;   240.3 p1      41 next
        movdqa xmm14, [rbp + 1248]                                 ;   204.3 p2      41 next
        pand xmm14, xmm5                                           ;   241.3 p1      41 next
        pxor xmm10, [rbp + 1136]                                   ;   242.3 p2+p1   41 next
        movdqa [rbp + 1600], xmm8                                  ;   211.3 p0+p3   41 next spill
        movdqa xmm8, xmm5                                          ;   208.3 p0      41 next copy
        pand xmm8, xmm13                                           ;   243.3 p1      41 next
        movdqa [rbp + 1664], xmm10                                 ;   244.3 p0+p3   41 next spill
        movdqa xmm10, xmm5                                         ;   208.3 p0      41 next copy
        pand xmm10, xmm15                                          ;   244.3 p1      41 next
        movdqa [rbp + 1264], xmm12                                 ;   240.3 p0+p3   41 next spill
        movdqa xmm12, xmm5                                         ;   208.3 p0      41 next copy
        movdqa [rbp + 1728], xmm4                                  ;   242.3 p0+p3   41 next spill
        movdqa xmm4, xmm5                                          ;   209.7 p0      41 next copy
        pxor xmm5, [rbp + 1712]                                    ;   245.3 p2+p1   41 next
        movdqa [rbp + 1712], xmm0                                  ;   239.3 p0+p3   41 next spill
        movdqa xmm0, xmm2                                          ;   211.7 p0      41 next copy
        pand xmm0, xmm15                                           ;   246.3 p1      41 next
        movdqa [rbp + 1552], xmm11                                 ;   238.3 p0+p3   41 next spill
        movdqa xmm11, xmm2                                         ;   213.7 p0      41 next copy
        pxor xmm11, [rbp + 1200]                                   ;   247.3 p2+p1   41 next
        movdqa [rbp + 1744], xmm7                                  ;   241.3 p0+p3   41 next spill
        movdqa xmm7, xmm2                                          ;   215.7 p0      41 next copy
        movdqa [rbp + 1696], xmm5                                  ;   247.3 p0+p3   41 next spill
        movdqa xmm5, xmm2                                          ;   217.7 p0      41 next copy
        pand xmm5, [rbp + 1136]                                    ;   248.3 p2+p1   41 next
        movdqa [rbp + 1632], xmm5                                  ;   250.3 p0+p3   41 next spill
        movdqa xmm5, xmm2                                          ;   219.7 p0      41 next copy
        pand xmm5, [rbp + 1200]                                    ;   249.3 p2+p1   41 next
        movdqa [rbp + 1152], xmm5                                  ;   251.3 p0+p3   41 next spill
        movdqa xmm5, xmm3                                          ;   232.3 p0      41 next copy
        pxor xmm5, xmm6                                            ;   250.3 p1      41 next
        pand xmm6, [rbp + 1248]                                    ;   251.3 p2+p1   41 next
        movdqa xmm15, xmm9                                         ;   237.3 p0      41 next copy
        pxor xmm15, xmm14                                          ;   252.3 p1      41 next
        pxor xmm0, xmm15                                           ;   254.3 p1      41 next
        pand xmm15, [rbp + 1200]                                   ;   254.3 p2+p1   41 next
        pxor xmm14, xmm5                                           ;   255.3 p1      41 next
        pxor xmm3, xmm0                                            ;   256.3 p1      41 next
        pand xmm3, [rbp + 1568]                                    ;   258.3 p2+p1   41 next
        pand xmm9, xmm11                                           ;   258.3 p1      41 next
        movdqa [rbp + 1648], xmm1                                  ;   236.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 1200]                                  ;   221.3 p2      41 next
        pand xmm1, xmm13                                           ;   259.3 p1      41 next
        movdqa [rbp + 1376], xmm2                                  ;   224.7 p0+p3   41 next spill
        movdqa xmm2, xmm13                                         ;   225.7 p0      41 next copy
        pand xmm2, xmm0                                            ;   260.3 p1      41 next
        pand xmm0, [rbp + 1248]                                    ;   261.3 p2+p1   41 next
        pxor xmm2, [rbp + 1632]                                    ;   262.3 p2+p1   41 next
        movdqa [rbp + 1616], xmm2                                  ;   264.3 p0+p3   41 next spill
        movdqa xmm2, xmm13                                         ;   227.7 p0      41 next copy
        movdqa [rbp + 1584], xmm5                                  ;   252.3 p0+p3   41 next spill
        movdqa xmm5, xmm13                                         ;   229.7 p0      41 next copy
        pxor xmm5, [rbp + 1568]                                    ;   263.3 p2+p1   41 next
        movdqa [rbp + 1440], xmm14                                 ;   257.3 p0+p3   41 next spill
        movdqa xmm14, xmm13                                        ;   231.7 p0      41 next copy
        pxor xmm14, [rbp + 1584]                                   ;   264.3 p2+p1   41 next
        pand xmm7, xmm14                                           ;   266.3 p1      41 next
        movdqa xmm14, xmm13                                        ;   232.7 p0      41 next copy
        pand xmm14, [rbp + 1648]                                   ;   266.3 p2+p1   41 next
        pand xmm13, [rbp + 1248]                                   ;   267.3 p2+p1   41 next
        movdqa [rbp + 1120], xmm14                                 ;   268.3 p0+p3   41 next spill
        movdqa xmm14, xmm8                                         ;   245.3 p0      41 next copy
        pxor xmm14, [rbp + 1248]                                   ;   268.3 p2+p1   41 next
        pxor xmm6, xmm14                                           ;   270.3 p1      41 next
        pand xmm14, [rbp + 1568]                                   ;   270.3 p2+p1   41 next
        pxor xmm2, xmm14                                           ;   272.3 p1      41 next
        movdqa xmm14, xmm8                                         ;   245.3 p0      41 next copy
        por xmm14, xmm1                                            ;   272.3 p1      41 next
        pxor xmm0, xmm14                                           ;   274.3 p1      41 next
        movdqa xmm14, [rbp + 1136]                                 ;   235.0 p2      50 next reload
        pxor xmm8, xmm14                                           ;   274.3 p1      41 next
        pxor xmm9, xmm2                                            ;   275.3 p1      41 next
        pand xmm2, [rbp + 1568]                                    ;   276.3 p2+p1   41 next
        pxor xmm3, xmm8                                            ;   277.3 p1      41 next
        movdqa [rbp + 1312], xmm13                                 ;   269.3 p0+p3   41 next spill
        movdqa xmm13, xmm10                                        ;   246.3 p0      41 next copy
        pand xmm13, xmm11                                          ;   278.3 p1      41 next
        pxor xmm5, xmm13                                           ;   280.3 p1      41 next
        movdqa xmm13, xmm14                                        ;   246.0 p0      41 next copy
        pand xmm13, [rbp + 1248]                                   ;   280.3 p2+p1   41 next
        pxor xmm1, xmm13                                           ;   282.3 p1      41 next
        pxor xmm13, [rbp + 1200]                                   ;   282.3 p2+p1   41 next
        pxor xmm8, xmm13                                           ;   284.3 p1      41 next
        pand xmm13, xmm14                                          ;   284.3 p1      41 next
        pxor xmm6, xmm13                                           ;   286.3 p1      41 next
        movdqa xmm13, xmm14                                        ;   246.0 p0      41 next copy
        pand xmm13, [rbp + 1568]                                   ;   286.3 p2+p1   41 next
        pand xmm14, [rbp + 1584]                                   ;   287.3 p2+p1   41 next
        pxor xmm10, xmm8                                           ;   288.3 p1      41 next
        pxor xmm15, xmm10                                          ;   290.3 p1      41 next
        pxor xmm7, xmm15                                           ;   292.3 p1      41 next
        movdqa xmm15, xmm11                                        ;   249.3 p0      41 next copy
        movdqa xmm10, [rbp + 1312]                                 ;   269.3 p2      41 next reload
        pand xmm11, xmm10                                          ;   291.3 p1      41 next
        pxor xmm10, [rbp + 1632]                                   ;   292.3 p2+p1   41 next
        pxor xmm15, xmm1                                           ;   293.3 p1      41 next
        pxor xmm5, xmm1                                            ;   294.3 p1      41 next
        pand xmm12, xmm15                                          ;   295.3 p1      41 next
        pxor xmm14, xmm11                                          ;   296.3 p1      41 next
        movdqa xmm15, [rbp + 1568]                                 ;   247.7 p2      41 next
        pand xmm15, xmm5                                           ;   297.3 p1      41 next
        movdqa xmm1, [rbp + 1200]                                  ;   248.7 p2      41 next
        pxor xmm1, [rbp + 1632]                                    ;   298.3 p2+p1   41 next
        movdqa xmm5, [rel kasumi_encrypt_compact.T0_constants128]  ;   250.7 p2      41 next reload
        pxor xmm7, xmm5                                            ;   299.3 p1      41 next
        pxor xmm10, xmm15                                          ;   300.3 p1      41 next
        pxor xmm12, xmm5                                           ;   301.3 p1      41 next
        movdqa xmm15, [rbp + 1152]                                 ;   251.7 p2      41 next
        pxor xmm15, xmm13                                          ;   302.3 p1      41 next
        pand xmm4, xmm15                                           ;   304.3 p1      41 next
        movdqa xmm11, [rbp + 1440]                                 ;   257.3 p2      41 next reload
        pxor xmm11, xmm4                                           ;   306.3 p1      41 next
        movdqa xmm4, [rbp + 1120]                                  ;   268.3 p2      41 next reload
        pxor xmm15, xmm4                                           ;   305.3 p1      41 next
        pxor xmm4, xmm12                                           ;   306.3 p1      41 next
        pxor xmm13, xmm4                                           ;   308.3 p1      41 next
        pxor xmm2, xmm13                                           ;   310.3 p1      41 next
        pxor xmm6, xmm2                                            ;   312.3 p1      41 next
        movdqa xmm2, [rbp + 1152]                                  ;   254.7 p2      41 next
        pand xmm2, xmm1                                            ;   310.3 p1      41 next
        pand xmm1, [rbp + 1248]                                    ;   311.3 p2+p1   41 next
        movdqa xmm4, [rbp + 1616]                                  ;   264.3 p2      41 next reload
        pxor xmm4, xmm11                                           ;   312.3 p1      41 next
        pxor xmm9, xmm15                                           ;   313.3 p1      41 next
        pxor xmm8, xmm9                                            ;   315.3 p1      41 next
        movdqa xmm9, [rbp + 1584]                                  ;   257.7 p2      41 next
        movdqa xmm11, [rbp + 1200]                                 ;   258.7 p2      50 next reload
        pand xmm9, xmm11                                           ;   315.3 p1      41 next
        movdqa xmm13, [rbp + 1648]                                 ;   259.7 p2      41 next reload
        pand xmm11, xmm13                                          ;   316.3 p1      41 next
        pxor xmm13, xmm4                                           ;   317.3 p1      41 next
        movdqa xmm4, [rbp + 1376]                                  ;   260.7 p2      41 next reload
        por xmm4, xmm15                                            ;   318.3 p1      41 next
        pxor xmm14, xmm8                                           ;   319.3 p1      41 next
        pxor xmm10, xmm11                                          ;   320.3 p1      41 next
        movdqa xmm15, [rbp + 1696]                                 ;   261.7 p2      41 next
        movdqa xmm8, [rbp + 1744]                                  ;   262.7 p2      41 next reload
        pxor xmm7, xmm8                                            ;   321.3 p1      41 next
        movdqa xmm11, [r10 + 2064]                                 ;   263.7 p2      69 k1.1 reload
        pxor xmm8, xmm11                                           ;   322.3 p1      44 next
        pxor xmm12, xmm4                                           ;   323.3 p1      41 next
        pxor xmm15, xmm14                                          ;   324.3 p1      41 next
        pxor xmm1, xmm9                                            ;   325.3 p1      41 next
        movdqa xmm14, [rbp + 1552]                                 ;   264.7 p2      41 next
        pxor xmm2, xmm12                                           ;   326.3 p1      41 next
        movdqa xmm4, [rbp + 1712]                                  ;   265.7 p2      41 next
        pxor xmm4, xmm10                                           ;   327.3 p1      41 next
        movdqa xmm9, [rbp + 1728]                                  ;   266.7 p2      41 next
        pxor xmm9, xmm6                                            ;   328.3 p1      41 next
        movdqa xmm6, [rbp + 1264]                                  ;   267.7 p2      41 next
        pxor xmm3, xmm1                                            ;   329.3 p1      41 next
        movdqa xmm1, [rbp + 1664]                                  ;   268.7 p2      41 next
        pxor xmm0, xmm2                                            ;   330.3 p1      41 next
        movdqa xmm2, [r10 + 2192]                                  ;   269.7 p2      44 next
        pxor xmm2, xmm15                                           ;   331.3 p1      44 next
        movdqa xmm15, [r10 + 2208]                                 ;   270.7 p2      44 next
        pxor xmm15, xmm7                                           ;   332.3 p1      44 next
        movdqa xmm7, [r10 + 2224]                                  ;   271.7 p2      44 next
        pxor xmm13, xmm5                                           ;   333.3 p1      41 next
        pxor xmm1, xmm3                                            ;   334.3 p1      41 next
        movdqa xmm3, [r10 + 2240]                                  ;   272.7 p2      44 next
        pxor xmm3, xmm4                                            ;   335.3 p1      44 next
        movdqa xmm4, [r10 + 2256]                                  ;   273.7 p2      44 next
        pxor xmm4, xmm9                                            ;   336.3 p1      44 next
        movdqa xmm9, [r10 + 2272]                                  ;   274.7 p2      44 next
        pxor xmm6, xmm0                                            ;   337.3 p1      41 next
        movdqa xmm0, [r10 + 2288]                                  ;   275.7 p2      44 next
        pxor xmm14, xmm13                                          ;   338.3 p1      41 next
        movdqa xmm10, [rbp + 1696]                                 ;   276.7 p2      44 next
        movdqa xmm12, [r10 + 2048]                                 ;   277.7 p2      69 k1.0 reload
        pxor xmm10, xmm12                                          ;   339.3 p1      44 next
        pxor xmm0, xmm1                                            ;   340.3 p1      44 next
        pxor xmm9, xmm6                                            ;   341.3 p1      44 next
        movdqa xmm1, [rbp + 1552]                                  ;   278.7 p2      44 next
        movdqa xmm6, [r10 + 2080]                                  ;   279.7 p2      69 k1.2 reload
        pxor xmm1, xmm6                                            ;   342.3 p1      44 next
        pxor xmm7, xmm14                                           ;   343.3 p1      44 next
        movdqa xmm14, [rbp + 1712]                                 ;   280.7 p2      44 next
        movdqa xmm13, [r10 + 2096]                                 ;   281.7 p2      69 k1.3 reload
        pxor xmm14, xmm13                                          ;   344.3 p1      44 next
        movdqa xmm13, [rbp + 1728]                                 ;   282.7 p2      44 next
        pxor xmm13, [r10 + 2112]                                   ;   345.3 p2+p1   44 next
        movdqa xmm6, [rbp + 1264]                                  ;   284.7 p2      44 next
        pxor xmm6, [r10 + 2128]                                    ;   346.3 p2+p1   44 next
        movdqa xmm11, [rbp + 1664]                                 ;   286.7 p2      44 next
        pxor xmm11, [r10 + 2144]                                   ;   347.3 p2+p1   44 next
        movdqa xmm12, [rbp + 1600]                                 ;   288.7 p2      44 next
        pxor xmm12, [r10 + 2160]                                   ;   348.3 p2+p1   44 next
        movdqa [rbp + 1600], xmm4                                  ;   338.3 p0+p3   44 next spill
        movdqa xmm4, [rbp + 1680]                                  ;   290.7 p2      44 next
        pxor xmm4, [r10 + 2176]                                    ;   349.3 p2+p1   44 next
        movdqa [rbp + 1680], xmm15                                 ;   334.3 p0+p3   44 next spill
        movdqa xmm15, xmm8                                         ;   324.3 p0      41 next copy
        pand xmm15, xmm10                                          ;   350.3 p1      41 next
        movdqa [rbp + 1664], xmm9                                  ;   343.3 p0+p3   44 next spill
        movdqa xmm9, xmm8                                          ;   324.3 p0      41 next copy
        pxor xmm9, xmm1                                            ;   351.3 p1      41 next
        movdqa [rbp + 1264], xmm2                                  ;   333.3 p0+p3   44 next spill
        movdqa xmm2, xmm8                                          ;   324.3 p0      41 next copy
        movdqa [rbp + 1728], xmm0                                  ;   342.3 p0+p3   44 next spill
        movdqa xmm0, xmm8                                          ;   324.3 p0      41 next copy
        movdqa [rbp + 1712], xmm3                                  ;   337.3 p0+p3   44 next spill
        movdqa xmm3, xmm8                                          ;   324.3 p0      41 next copy
        pxor xmm3, xmm10                                           ;   352.3 p1      41 next
        movdqa [rbp + 1552], xmm7                                  ;   345.3 p0+p3   44 next spill
        movdqa xmm7, xmm8                                          ;   324.3 p0      41 next copy
        movdqa [rbp + 1696], xmm3                                  ;   354.3 p0+p3   41 next spill
        movdqa xmm3, xmm8                                          ;   324.3 p0      41 next copy
        pand xmm3, xmm1                                            ;   353.3 p1      41 next
        pxor xmm3, xmm12                                           ;   355.3 p1      41 next
        movdqa [rbp + 1744], xmm8                                  ;   324.3 p0+p3   44 next spill
        movdqa xmm8, [rbp + 1696]                                  ;   354.3 p2      41 next
        pand xmm8, xmm11                                           ;   365.3 p1      41 next
        movdqa [rbp + 1376], xmm3                                  ;   357.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1696]                                  ;   354.3 p2      41 next
        pand xmm3, xmm13                                           ;   365.3 p1      41 next
        movdqa [rbp + 1696], xmm8                                  ;   367.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1376]                                  ;   357.3 p2      41 next
        movdqa xmm5, [rbp + 1376]                                  ;   357.3 p2      41 next
        pand xmm5, xmm1                                            ;   368.3 p1      41 next
        movdqa [rbp + 1376], xmm5                                  ;   370.3 p0+p3   41 next spill
        movdqa xmm5, [rbp + 1744]                                  ;   324.3 p2      41 next
        pand xmm5, xmm11                                           ;   358.3 p1      41 next
        movdqa [rbp + 1648], xmm5                                  ;   360.3 p0+p3   41 next spill
        movdqa xmm5, [rbp + 1744]                                  ;   324.3 p2      41 next
        pand xmm5, xmm13                                           ;   359.3 p1      41 next
        movdqa [rbp + 1744], xmm5                                  ;   361.3 p0+p3   41 next spill
        movdqa xmm5, xmm10                                         ;   341.3 p0      41 next copy
        pxor xmm5, xmm11                                           ;   360.3 p1      41 next
        movdqa [rbp + 1200], xmm9                                  ;   353.3 p0+p3   41 next spill
        movdqa xmm9, xmm10                                         ;   341.3 p0      41 next copy
        movdqa [rbp + 1584], xmm3                                  ;   367.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1200]                                  ;   353.3 p2      41 next
        pand xmm3, xmm12                                           ;   364.3 p1      41 next
        movdqa [rbp + 1616], xmm3                                  ;   366.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1200]                                  ;   353.3 p2      41 next
        pand xmm3, xmm6                                            ;   364.3 p1      41 next
        movdqa [rbp + 1200], xmm8                                  ;   368.3 p0+p3   41 next spill
        movdqa xmm8, xmm10                                         ;   341.3 p0      41 next copy
        pand xmm8, xmm6                                            ;   363.3 p1      41 next
        pxor xmm2, xmm8                                            ;   365.3 p1      41 next
        movdqa xmm8, xmm10                                         ;   341.3 p0      41 next copy
        pand xmm8, xmm4                                            ;   365.3 p1      41 next
        movdqa [rbp + 1248], xmm8                                  ;   367.3 p0+p3   41 next spill
        movdqa xmm8, xmm11                                         ;   349.3 p0      41 next copy
        pxor xmm8, xmm14                                           ;   366.3 p1      41 next
        movdqa [rbp + 1152], xmm2                                  ;   367.3 p0+p3   41 next spill
        movdqa xmm2, xmm11                                         ;   349.3 p0      41 next copy
        pand xmm2, xmm6                                            ;   367.3 p1      41 next
        pxor xmm2, [rel kasumi_encrypt_compact.T0_constants128]    ;   369.3 p2+p1   41 next
        pand xmm11, xmm14                                          ;   369.3 p1      41 next
        movdqa [rbp + 1120], xmm10                                 ;   341.3 p0+p3   41 next spill
        movdqa xmm10, xmm1                                         ;   344.3 p0      41 next copy
        pxor xmm10, xmm4                                           ;   370.3 p1      41 next
        pand xmm0, xmm10                                           ;   372.3 p1      41 next
        pxor xmm11, xmm0                                           ;   374.3 p1      41 next
        movdqa xmm0, xmm1                                          ;   344.3 p0      41 next copy
        pxor xmm0, xmm14                                           ;   373.3 p1      41 next
        por xmm7, xmm0                                             ;   375.3 p1      41 next
        pxor xmm7, xmm11                                           ;   377.3 p1      41 next
        movdqa [rbp + 1440], xmm7                                  ;   379.3 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1120]                                  ;   341.3 p2      41 next reload
        pxor xmm7, xmm11                                           ;   376.3 p1      41 next
        movdqa xmm11, xmm1                                         ;   344.3 p0      41 next copy
        pxor xmm11, xmm12                                          ;   377.3 p1      41 next
        pand xmm9, xmm11                                           ;   379.3 p1      41 next
        pxor xmm9, xmm2                                            ;   381.3 p1      41 next
        movdqa xmm11, xmm1                                         ;   344.3 p0      41 next copy
        pand xmm11, xmm13                                          ;   380.3 p1      41 next
        movdqa [rbp + 1120], xmm7                                  ;   378.3 p0+p3   41 next spill
        movdqa xmm7, xmm14                                         ;   346.3 p0      41 next copy
        pand xmm7, xmm0                                            ;   381.3 p1      41 next
        pxor xmm15, xmm7                                           ;   383.3 p1      41 next
        movdqa xmm7, xmm6                                          ;   348.3 p0      41 next copy
        pand xmm7, xmm13                                           ;   383.3 p1      41 next
        pxor xmm7, [rel kasumi_encrypt_compact.T0_constants128]    ;   385.3 p2+p1   41 next
        movdqa [rbp + 1632], xmm1                                  ;   346.7 p0+p3   41 next spill
        movdqa xmm1, xmm6                                          ;   348.3 p0      41 next copy
        pand xmm1, xmm0                                            ;   385.3 p1      41 next
        pxor xmm1, [rbp + 1152]                                    ;   387.3 p2+p1   41 next
        pxor xmm1, [rbp + 1616]                                    ;   389.3 p2+p1   41 next
        pxor xmm1, xmm8                                            ;   391.3 p1      41 next
        movdqa [rbp + 1568], xmm0                                  ;   375.3 p0+p3   41 next spill
        movdqa xmm0, xmm6                                          ;   351.0 p0      41 next copy
        pand xmm0, xmm10                                           ;   389.3 p1      41 next
        movdqa [rbp + 1312], xmm14                                 ;   352.0 p0+p3   44 next spill
        movdqa xmm14, xmm6                                         ;   353.0 p0      41 next copy
        pand xmm6, xmm12                                           ;   390.3 p1      41 next
        movdqa [rbp + 1136], xmm10                                 ;   372.3 p0+p3   41 next spill
        movdqa xmm10, xmm12                                        ;   355.0 p0      41 next copy
        pand xmm10, xmm5                                           ;   391.3 p1      41 next
        pxor xmm10, [rbp + 1152]                                   ;   393.3 p2+p1   41 next
        movdqa [rbp + 1152], xmm10                                 ;   395.3 p0+p3   41 next spill
        movdqa xmm10, xmm12                                        ;   357.0 p0      41 next copy
        pand xmm10, xmm8                                           ;   393.3 p1      41 next
        pand xmm8, xmm13                                           ;   394.3 p1      41 next
        pxor xmm3, xmm8                                            ;   396.3 p1      41 next
        movdqa xmm8, xmm12                                         ;   358.0 p0      41 next copy
        pand xmm12, xmm13                                          ;   396.3 p1      41 next
        pand xmm8, xmm4                                            ;   397.3 p1      41 next
        movdqa [rbp + 1392], xmm10                                 ;   395.3 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1200]                                 ;   368.3 p2      41 next reload
        pxor xmm10, xmm3                                           ;   398.3 p1      41 next
        movdqa xmm3, [rbp + 1248]                                  ;   367.3 p2      41 next reload
        pxor xmm3, xmm12                                           ;   399.3 p1      41 next
        movdqa xmm12, [rbp + 1376]                                 ;   370.3 p2      41 next reload
        pxor xmm12, xmm7                                           ;   400.3 p1      41 next
        pxor xmm14, xmm8                                           ;   401.3 p1      41 next
        pxor xmm12, xmm15                                          ;   402.3 p1      41 next
        movdqa [rbp + 1376], xmm14                                 ;   403.3 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1584]                                 ;   367.3 p2      41 next reload
        pxor xmm14, xmm15                                          ;   403.3 p1      41 next
        pxor xmm14, xmm0                                           ;   405.3 p1      41 next
        pxor xmm1, xmm14                                           ;   407.3 p1      41 next
        pxor xmm0, [rbp + 1616]                                    ;   406.3 p2+p1   41 next
        movdqa xmm14, xmm5                                         ;   368.7 p0      41 next copy
        pand xmm14, [rbp + 1568]                                   ;   407.3 p2+p1   41 next
        pxor xmm6, xmm14                                           ;   409.3 p1      41 next
        movdqa xmm14, xmm5                                         ;   370.0 p0      41 next copy
        pand xmm5, xmm4                                            ;   409.3 p1      41 next
        pxor xmm0, xmm9                                            ;   410.3 p1      41 next
        pxor xmm8, xmm0                                            ;   412.3 p1      41 next
        movdqa xmm0, [rbp + 1312]                                  ;   371.3 p2      44 next reload
        pand xmm14, xmm0                                           ;   412.3 p1      41 next
        pxor xmm11, xmm14                                          ;   414.3 p1      41 next
        movdqa xmm14, [rel kasumi_encrypt_compact.T0_constants128] ;   372.3 p2      41 next reload
        pxor xmm1, xmm14                                           ;   414.3 p1      41 next
        pxor xmm6, xmm4                                            ;   415.3 p1      41 next
        pxor xmm12, xmm6                                           ;   417.3 p1      41 next
        pxor xmm9, xmm6                                            ;   417.3 p1      41 next
        movdqa xmm6, xmm4                                          ;   374.0 p0      41 next copy
        pand xmm6, xmm13                                           ;   418.3 p1      41 next
        pand xmm4, [rbp + 1376]                                    ;   419.3 p2+p1   41 next
        pxor xmm7, xmm4                                            ;   421.3 p1      41 next
        movdqa xmm4, xmm13                                         ;   375.7 p0      41 next copy
        pand xmm13, xmm0                                           ;   421.3 p1      41 next
        pxor xmm11, [rbp + 1376]                                   ;   422.3 p2+p1   41 next
        pxor xmm6, xmm0                                            ;   423.3 p1      41 next
        pxor xmm8, xmm6                                            ;   425.3 p1      41 next
        movdqa xmm6, xmm0                                          ;   382.3 p0      41 next copy
        pand xmm6, [rbp + 1136]                                    ;   425.3 p2+p1   41 next
        pxor xmm6, xmm10                                           ;   427.3 p1      41 next
        movdqa xmm14, [rbp + 1648]                                 ;   379.0 p2      41 next reload
        pxor xmm14, xmm10                                          ;   427.3 p1      41 next
        movdqa xmm10, [rbp + 1696]                                 ;   380.0 p2      41 next reload
        pxor xmm10, xmm3                                           ;   428.3 p1      41 next
        pxor xmm3, [rbp + 1152]                                    ;   429.3 p2+p1   41 next
        pxor xmm9, xmm13                                           ;   430.3 p1      41 next
        pxor xmm2, xmm13                                           ;   431.3 p1      41 next
        movdqa xmm13, [rbp + 1120]                                 ;   382.0 p2      41 next reload
        pxor xmm6, xmm13                                           ;   432.3 p1      41 next
        pxor xmm11, xmm10                                          ;   433.3 p1      41 next
        pxor xmm13, xmm11                                          ;   435.3 p1      41 next
        movdqa xmm11, [rbp + 1744]                                 ;   383.0 p2      41 next reload
        pxor xmm11, xmm10                                          ;   435.3 p1      41 next
        pxor xmm5, xmm11                                           ;   437.3 p1      41 next
        pxor xmm3, xmm9                                            ;   437.3 p1      41 next
        movdqa xmm9, [rbp + 1568]                                  ;   384.3 p2      41 next
        pand xmm9, [rbp + 1136]                                    ;   438.3 p2+p1   41 next
        pxor xmm15, xmm9                                           ;   440.3 p1      41 next
        movdqa xmm9, [rbp + 1440]                                  ;   386.3 p2      41 next
        pxor xmm2, xmm6                                            ;   440.3 p1      41 next
        movdqa xmm6, [rbp + 1152]                                  ;   395.3 p2      41 next
        movdqa xmm10, [rbp + 1632]                                 ;   388.3 p2      41 next reload
        pxor xmm10, xmm5                                           ;   441.3 p1      41 next
        pxor xmm4, xmm15                                           ;   442.3 p1      41 next
        pxor xmm14, xmm15                                          ;   443.3 p1      41 next
        movdqa xmm15, [rbp + 1712]                                 ;   389.3 p2      41 next
        movdqa xmm5, [rbp + 1552]                                  ;   390.3 p2      44 next reload
        pand xmm15, xmm5                                           ;   444.3 p1      41 next
        pxor xmm9, xmm4                                            ;   445.3 p1      41 next
        pxor xmm0, xmm14                                           ;   446.3 p1      41 next
        movdqa xmm14, [rbp + 1392]                                 ;   395.3 p2      41 next
        pxor xmm14, xmm10                                          ;   447.3 p1      41 next
        movdqa xmm4, [rbp + 1728]                                  ;   392.3 p2      41 next
        movdqa xmm10, [rbp + 1264]                                 ;   393.3 p2      44 next reload
        pand xmm4, xmm10                                           ;   448.3 p1      41 next
        pxor xmm6, xmm9                                            ;   449.3 p1      41 next
        pxor xmm2, xmm7                                            ;   450.3 p1      41 next
        pxor xmm7, xmm14                                           ;   451.3 p1      41 next
        movdqa xmm14, [rbp + 1664]                                 ;   394.3 p2      41 next
        movdqa xmm9, [rbp + 1680]                                  ;   395.3 p2      44 next reload
        pand xmm14, xmm9                                           ;   452.3 p1      41 next
        pxor xmm15, xmm10                                          ;   453.3 p1      41 next
        movdqa xmm11, [rbp + 1728]                                 ;   396.3 p2      41 next
        pand xmm11, [rbp + 1600]                                   ;   454.3 p2+p1   41 next
        pxor xmm8, xmm10                                           ;   455.3 p1      41 next
        pxor xmm13, [rbp + 1712]                                   ;   456.3 p2+p1   41 next
        pxor xmm3, xmm5                                            ;   457.3 p1      41 next
        pxor xmm1, xmm9                                            ;   458.3 p1      41 next
        pxor xmm6, [rbp + 1600]                                    ;   459.3 p2+p1   41 next
        pxor xmm7, [rbp + 1664]                                    ;   460.3 p2+p1   41 next
        movdqa [rbp + 1392], xmm0                                  ;   448.3 p0+p3   41 next spill
        movdqa xmm0, xmm10                                         ;   404.3 p0      41 next copy
        pand xmm0, [rbp + 1712]                                    ;   461.3 p2+p1   41 next
        pxor xmm2, [rbp + 1728]                                    ;   462.3 p2+p1   41 next
        movdqa [rbp + 1632], xmm12                                 ;   419.3 p0+p3   41 next spill
        movdqa xmm12, xmm10                                        ;   404.3 p0      41 next copy
        pand xmm12, [rbp + 1600]                                   ;   463.3 p2+p1   41 next
        movdqa [rbp + 1152], xmm2                                  ;   464.3 p0+p3   41 next spill
        movdqa xmm2, xmm10                                         ;   404.3 p0      41 next copy
        pand xmm2, xmm9                                            ;   464.3 p1      41 next
        movdqa [rbp + 1440], xmm7                                  ;   462.3 p0+p3   41 next spill
        movdqa xmm7, xmm10                                         ;   405.0 p0      41 next copy
        movdqa [rbp + 1264], xmm6                                  ;   461.3 p0+p3   41 next spill
        movdqa xmm6, xmm5                                          ;   407.0 p0      41 next copy
        pand xmm6, xmm9                                            ;   465.3 p1      41 next
        movdqa [rbp + 1136], xmm13                                 ;   458.3 p0+p3   41 next spill
        movdqa xmm13, xmm5                                         ;   409.0 p0      41 next copy
        pxor xmm13, [rbp + 1664]                                   ;   466.3 p2+p1   41 next
        movdqa [rbp + 1568], xmm3                                  ;   459.3 p0+p3   41 next spill
        movdqa xmm3, xmm5                                          ;   411.0 p0      41 next copy
        movdqa [rbp + 1744], xmm1                                  ;   460.3 p0+p3   41 next spill
        movdqa xmm1, xmm5                                          ;   413.0 p0      41 next copy
        pand xmm1, [rbp + 1728]                                    ;   467.3 p2+p1   41 next
        movdqa [rbp + 1120], xmm8                                  ;   457.3 p0+p3   41 next spill
        movdqa xmm8, xmm5                                          ;   415.0 p0      41 next copy
        pand xmm8, [rbp + 1664]                                    ;   468.3 p2+p1   41 next
        movdqa [rbp + 1552], xmm8                                  ;   470.3 p0+p3   41 next spill
        movdqa xmm8, xmm9                                          ;   417.0 p0      41 next copy
        movdqa [rbp + 1696], xmm1                                  ;   469.3 p0+p3   41 next spill
        movdqa xmm1, xmm9                                          ;   419.0 p0      41 next copy
        movdqa [rbp + 1648], xmm15                                 ;   455.3 p0+p3   41 next spill
        movdqa xmm15, xmm9                                         ;   421.0 p0      41 next copy
        pxor xmm15, [rbp + 1600]                                   ;   469.3 p2+p1   41 next
        movdqa [rbp + 1312], xmm5                                  ;   422.0 p0+p3   41 next spill
        movdqa xmm5, xmm9                                          ;   423.0 p0      41 next copy
        movdqa [rbp + 1376], xmm10                                 ;   424.0 p0+p3   41 next spill
        movdqa xmm10, xmm9                                         ;   425.0 p0      41 next copy
        pand xmm9, [rbp + 1728]                                    ;   470.3 p2+p1   41 next
        movdqa [rbp + 1680], xmm9                                  ;   472.3 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1712]                                  ;   424.3 p2      41 next
        pxor xmm9, xmm12                                           ;   471.3 p1      41 next
        pand xmm8, xmm9                                            ;   473.3 p1      41 next
        pxor xmm8, [rbp + 1600]                                    ;   475.3 p2+p1   41 next
        pand xmm5, xmm8                                            ;   477.3 p1      41 next
        movdqa [rbp + 1616], xmm5                                  ;   479.3 p0+p3   41 next spill
        movdqa xmm5, xmm4                                          ;   450.3 p0      41 next copy
        pxor xmm5, xmm14                                           ;   475.3 p1      41 next
        pand xmm14, [rbp + 1712]                                   ;   476.3 p2+p1   41 next
        pxor xmm9, xmm14                                           ;   478.3 p1      41 next
        movdqa xmm14, xmm11                                        ;   456.3 p0      41 next copy
        pxor xmm14, xmm0                                           ;   478.3 p1      41 next
        pxor xmm6, xmm14                                           ;   480.3 p1      41 next
        pand xmm14, [rbp + 1664]                                   ;   480.3 p2+p1   41 next
        pand xmm11, xmm13                                          ;   481.3 p1      41 next
        pxor xmm8, xmm11                                           ;   483.3 p1      41 next
        pxor xmm0, xmm5                                            ;   483.3 p1      41 next
        pxor xmm4, xmm6                                            ;   484.3 p1      41 next
        pand xmm1, xmm4                                            ;   486.3 p1      41 next
        movdqa xmm4, [rbp + 1664]                                  ;   439.7 p2      41 next
        movdqa xmm11, [rbp + 1600]                                 ;   440.7 p2      44 next reload
        pand xmm4, xmm11                                           ;   486.3 p1      41 next
        movdqa [rbp + 1584], xmm0                                  ;   485.3 p0+p3   41 next spill
        movdqa xmm0, xmm11                                         ;   451.7 p0      41 next copy
        pand xmm0, xmm6                                            ;   487.3 p1      41 next
        pand xmm6, [rbp + 1712]                                    ;   488.3 p2+p1   41 next
        pxor xmm0, [rbp + 1696]                                    ;   489.3 p2+p1   41 next
        movdqa [rbp + 1248], xmm0                                  ;   491.3 p0+p3   41 next spill
        movdqa xmm0, xmm11                                         ;   451.7 p0      41 next copy
        pxor xmm0, xmm5                                            ;   490.3 p1      41 next
        pand xmm3, xmm0                                            ;   492.3 p1      41 next
        movdqa xmm0, xmm11                                         ;   451.7 p0      41 next copy
        pand xmm0, [rbp + 1648]                                    ;   492.3 p2+p1   41 next
        pand xmm11, [rbp + 1712]                                   ;   493.3 p2+p1   41 next
        movdqa [rbp + 1600], xmm0                                  ;   494.3 p0+p3   41 next spill
        movdqa xmm0, xmm12                                         ;   465.3 p0      41 next copy
        pxor xmm0, [rbp + 1728]                                    ;   494.3 p2+p1   41 next
        por xmm12, xmm4                                            ;   495.3 p1      41 next
        pxor xmm6, xmm12                                           ;   497.3 p1      41 next
        movdqa xmm12, xmm2                                         ;   466.3 p0      41 next copy
        pand xmm12, xmm13                                          ;   497.3 p1      41 next
        pxor xmm15, xmm12                                          ;   499.3 p1      41 next
        pxor xmm1, xmm0                                            ;   499.3 p1      41 next
        movdqa xmm12, xmm13                                        ;   468.3 p0      41 next copy
        pand xmm13, xmm11                                          ;   500.3 p1      41 next
        pxor xmm11, [rbp + 1696]                                   ;   501.3 p2+p1   41 next
        movdqa [rbp + 1200], xmm5                                  ;   477.3 p0+p3   41 next spill
        movdqa xmm5, [rbp + 1728]                                  ;   461.3 p2      41 next
        pand xmm5, [rbp + 1712]                                    ;   502.3 p2+p1   41 next
        pxor xmm4, xmm5                                            ;   504.3 p1      41 next
        pxor xmm5, [rbp + 1664]                                    ;   504.3 p2+p1   41 next
        pxor xmm0, xmm5                                            ;   506.3 p1      41 next
        pand xmm5, [rbp + 1728]                                    ;   506.3 p2+p1   41 next
        pxor xmm9, xmm5                                            ;   508.3 p1      41 next
        pxor xmm2, xmm0                                            ;   508.3 p1      41 next
        pxor xmm14, xmm2                                           ;   510.3 p1      41 next
        pxor xmm3, xmm14                                           ;   512.3 p1      41 next
        movdqa xmm14, [rbp + 1664]                                 ;   466.3 p2      41 next
        pxor xmm14, [rbp + 1696]                                   ;   511.3 p2+p1   41 next
        pxor xmm12, xmm4                                           ;   512.3 p1      41 next
        pxor xmm15, xmm4                                           ;   513.3 p1      41 next
        movdqa xmm2, [rbp + 1680]                                  ;   472.3 p2      41 next
        pand xmm7, xmm12                                           ;   514.3 p1      41 next
        movdqa xmm4, [rbp + 1552]                                  ;   470.3 p2      41 next reload
        pxor xmm2, xmm4                                            ;   515.3 p1      41 next
        pand xmm10, xmm15                                          ;   516.3 p1      41 next
        movdqa xmm15, [rbp + 1200]                                 ;   477.3 p2      41 next
        pxor xmm11, xmm10                                          ;   518.3 p1      41 next
        pand xmm15, [rbp + 1728]                                   ;   518.3 p2+p1   41 next
        movdqa xmm5, [rbp + 1600]                                  ;   494.3 p2      41 next
        pxor xmm13, xmm15                                          ;   520.3 p1      41 next
        movdqa xmm15, [rbp + 1600]                                 ;   494.3 p2      41 next
        movdqa xmm10, [rel kasumi_encrypt_compact.T0_constants128] ;   474.3 p2      41 next reload
        pxor xmm3, xmm10                                           ;   520.3 p1      41 next
        pand xmm4, xmm14                                           ;   521.3 p1      41 next
        pand xmm14, [rbp + 1712]                                   ;   522.3 p2+p1   41 next
        pxor xmm7, xmm10                                           ;   523.3 p1      41 next
        pxor xmm5, xmm2                                            ;   524.3 p1      41 next
        movdqa xmm12, [rbp + 1376]                                 ;   476.3 p2      41 next reload
        pand xmm12, xmm2                                           ;   525.3 p1      41 next
        movdqa xmm2, [rbp + 1584]                                  ;   485.3 p2      41 next reload
        pxor xmm2, xmm12                                           ;   527.3 p1      41 next
        pxor xmm15, xmm7                                           ;   527.3 p1      41 next
        movdqa xmm12, [rbp + 1248]                                 ;   491.3 p2      41 next reload
        pxor xmm12, xmm2                                           ;   529.3 p1      41 next
        pxor xmm8, xmm5                                            ;   529.3 p1      41 next
        pxor xmm0, xmm8                                            ;   531.3 p1      41 next
        pxor xmm13, xmm0                                           ;   533.3 p1      41 next
        movdqa xmm0, [rbp + 1680]                                  ;   479.3 p2      41 next
        pxor xmm0, xmm15                                           ;   532.3 p1      41 next
        movdqa xmm15, [rbp + 1200]                                 ;   480.3 p2      41 next
        movdqa xmm2, [rbp + 1664]                                  ;   481.3 p2      44 next reload
        pand xmm15, xmm2                                           ;   533.3 p1      41 next
        movdqa xmm8, [rbp + 1648]                                  ;   482.3 p2      41 next reload
        pand xmm2, xmm8                                            ;   534.3 p1      41 next
        pxor xmm8, xmm12                                           ;   535.3 p1      41 next
        movdqa xmm12, [rbp + 1312]                                 ;   483.3 p2      41 next reload
        por xmm12, xmm5                                            ;   536.3 p1      41 next
        pxor xmm11, xmm2                                           ;   537.3 p1      41 next
        pxor xmm14, xmm15                                          ;   538.3 p1      41 next
        movdqa xmm15, [rbp + 1120]                                 ;   484.3 p2      41 next
        pxor xmm15, xmm13                                          ;   539.3 p1      41 next
        movdqa xmm2, [rbp + 1744]                                  ;   485.3 p2      41 next
        pxor xmm2, xmm3                                            ;   540.3 p1      41 next
        movdqa xmm3, [rbp + 1568]                                  ;   486.3 p2      41 next
        pxor xmm7, xmm12                                           ;   541.3 p1      41 next
        movdqa xmm5, [rbp + 1136]                                  ;   487.3 p2      41 next
        movdqa xmm12, [rbp + 1616]                                 ;   488.3 p2      41 next reload
        pxor xmm12, xmm0                                           ;   542.3 p1      41 next
        pxor xmm1, xmm14                                           ;   543.3 p1      41 next
        movdqa xmm14, [rbp + 1264]                                 ;   489.3 p2      41 next
        pxor xmm5, xmm11                                           ;   544.3 p1      41 next
        movdqa xmm0, [rbp + 1440]                                  ;   490.3 p2      41 next
        pxor xmm4, xmm7                                            ;   545.3 p1      41 next
        movdqa xmm7, [rbp + 1152]                                  ;   491.3 p2      41 next
        pxor xmm9, xmm12                                           ;   546.3 p1      41 next
        movdqa xmm11, [rbp + 896]                                  ;   492.3 p2      50 next
        pxor xmm11, [r10 + 384]                                    ;   547.3 p2+p1   50 next
        pxor xmm6, xmm4                                            ;   548.3 p1      41 next
        movdqa xmm4, [rbp + 1120]                                  ;   494.3 p2      50 next
        pxor xmm4, [rbp + 896]                                     ;   549.3 p2+p1   50 next
        pxor xmm7, xmm1                                            ;   550.3 p1      41 next
        movdqa xmm1, [rbp + 928]                                   ;   496.3 p2      50 next
        pxor xmm1, [r10 + 400]                                     ;   551.3 p2+p1   50 next
        pxor xmm14, xmm9                                           ;   552.3 p1      41 next
        movdqa xmm9, [rbp + 1168]                                  ;   498.3 p2      50 next
        pxor xmm9, [r10 + 416]                                     ;   553.3 p2+p1   50 next
        pxor xmm8, xmm10                                           ;   554.3 p1      41 next
        pxor xmm0, xmm6                                            ;   555.3 p1      41 next
        movdqa xmm6, [rbp + 976]                                   ;   500.3 p2      50 next
        pxor xmm6, [r10 + 432]                                     ;   556.3 p2+p1   50 next
        pxor xmm3, xmm8                                            ;   557.3 p1      41 next
        movdqa xmm8, [rbp + 1744]                                  ;   502.3 p2      50 next
        pxor xmm8, [rbp + 928]                                     ;   558.3 p2+p1   50 next
        movdqa xmm12, [rbp + 1072]                                 ;   504.3 p2      58 r reload
        pxor xmm15, xmm12                                          ;   559.3 p1      50 next
        pxor xmm12, [r10 + 272]                                    ;   560.3 p2+p1   50 next
        movdqa xmm13, [rbp + 1344]                                 ;   506.3 p2      58 r reload
        pxor xmm2, xmm13                                           ;   561.3 p1      50 next
        pxor xmm13, [r10 + 288]                                    ;   562.3 p2+p1   50 next
        pxor xmm5, [rbp + 1424]                                    ;   563.3 p2+p1   50 next
        pxor xmm7, [rbp + 1520]                                    ;   564.3 p2+p1   50 next
        pxor xmm14, [rbp + 1536]                                   ;   565.3 p2+p1   50 next
        pxor xmm0, [rbp + 1504]                                    ;   566.3 p2+p1   50 next
        pxor xmm3, [rbp + 1104]                                    ;   567.3 p2+p1   50 next
        movdqa [rbp + 1344], xmm7                                  ;   566.3 p0+p3   50 next spill
        movdqa xmm7, [rbp + 1568]                                  ;   513.3 p2      50 next
        pxor xmm7, [rbp + 1168]                                    ;   568.3 p2+p1   50 next
        movdqa [rbp + 1168], xmm0                                  ;   568.3 p0+p3   50 next spill
        movdqa xmm0, [rbp + 1136]                                  ;   515.3 p2      50 next
        pxor xmm0, [rbp + 976]                                     ;   569.3 p2+p1   50 next
        movdqa [rbp + 976], xmm14                                  ;   567.3 p0+p3   50 next spill
        movdqa xmm14, [rbp + 1184]                                 ;   517.3 p2      50 next
        pxor xmm14, [r10 + 448]                                    ;   570.3 p2+p1   50 next
        movdqa [rbp + 1136], xmm5                                  ;   565.3 p0+p3   50 next spill
        movdqa xmm5, [rbp + 1264]                                  ;   519.3 p2      50 next
        pxor xmm5, [rbp + 1184]                                    ;   571.3 p2+p1   50 next
        movdqa [rbp + 1184], xmm3                                  ;   569.3 p0+p3   50 next spill
        movdqa xmm3, [rbp + 1008]                                  ;   521.3 p2      50 next
        pxor xmm3, [r10 + 464]                                     ;   572.3 p2+p1   50 next
        movdqa [rbp + 1264], xmm2                                  ;   563.3 p0+p3   50 next spill
        movdqa xmm2, [rbp + 1440]                                  ;   523.3 p2      50 next
        pxor xmm2, [rbp + 1008]                                    ;   573.3 p2+p1   50 next
        movdqa [rbp + 1008], xmm15                                 ;   561.3 p0+p3   50 next spill
        movdqa xmm15, [rbp + 1232]                                 ;   525.3 p2      50 next
        pxor xmm15, [r10 + 480]                                    ;   574.3 p2+p1   50 next
        movdqa [rbp + 1440], xmm2                                  ;   575.3 p0+p3   50 next spill
        movdqa xmm2, [rbp + 1152]                                  ;   527.3 p2      50 next
        pxor xmm2, [rbp + 1232]                                    ;   575.3 p2+p1   50 next
        movdqa [rbp + 1232], xmm2                                  ;   577.3 p0+p3   50 next spill
        movdqa xmm2, [rbp + 1040]                                  ;   529.3 p2      50 next
        pxor xmm2, [r10 + 496]                                     ;   576.3 p2+p1   50 next
        movdqa [rbp + 1152], xmm5                                  ;   573.3 p0+p3   50 next spill
        movdqa xmm5, [rbp + 1632]                                  ;   531.3 p2      50 next
        pxor xmm5, [rbp + 1040]                                    ;   577.3 p2+p1   50 next
        movdqa [rbp + 1040], xmm5                                  ;   579.3 p0+p3   50 next spill
        movdqa xmm5, [rbp + 1296]                                  ;   533.3 p2      50 next
        pxor xmm5, [r10 + 256]                                     ;   578.3 p2+p1   50 next
        movdqa [rbp + 1632], xmm0                                  ;   571.3 p0+p3   50 next spill
        movdqa xmm0, [rbp + 1392]                                  ;   536.0 p2      50 next
        pxor xmm0, [rbp + 1296]                                    ;   579.3 p2+p1   50 next
        movdqa [rbp + 1296], xmm0                                  ;   581.3 p0+p3   50 next spill
        movdqa xmm0, [rbp + 1104]                                  ;   538.0 p2      50 next
        pxor xmm0, [r10 + 304]                                     ;   580.3 p2+p1   50 next
        movdqa [rbp + 1104], xmm7                                  ;   570.3 p0+p3   50 next spill
        movdqa xmm7, [rbp + 1424]                                  ;   540.3 p2      50 next
        pxor xmm7, [r10 + 320]                                     ;   581.3 p2+p1   50 next
        movdqa [rbp + 1424], xmm8                                  ;   560.3 p0+p3   50 next spill
        movdqa xmm8, [rbp + 1536]                                  ;   542.3 p2      50 next
        pxor xmm8, [r10 + 336]                                     ;   582.3 p2+p1   50 next
        movdqa [rbp + 1536], xmm4                                  ;   551.3 p0+p3   50 next spill
        movdqa xmm4, [rbp + 1504]                                  ;   545.3 p2      50 next
        pxor xmm4, [r10 + 352]                                     ;   583.3 p2+p1   50 next
        movdqa [rbp + 1504], xmm14                                 ;   572.3 p0+p3   50 next spill
        movdqa xmm14, [rbp + 1520]                                 ;   547.3 p2      50 next
        pxor xmm14, [r10 + 368]                                    ;   584.3 p2+p1   50 next
        movdqa [rbp + 1520], xmm1                                  ;   553.3 p0+p3   50 next spill
        movdqa xmm1, xmm12                                         ;   562.3 p0      41 next copy
        pxor xmm1, xmm14                                           ;   586.3 p1      41 next
        movdqa [rbp + 1392], xmm3                                  ;   574.3 p0+p3   50 next spill
        movdqa xmm3, xmm12                                         ;   562.3 p0      41 next copy
        pxor xmm3, xmm13                                           ;   586.3 p1      41 next
        movdqa [rbp + 1568], xmm11                                 ;   553.3 p0+p3   50 next spill
        movdqa xmm11, xmm12                                        ;   562.3 p0      41 next copy
        pxor xmm11, xmm4                                           ;   587.3 p1      41 next
        pand xmm11, xmm2                                           ;   589.3 p1      41 next
        movdqa [rbp + 1072], xmm15                                 ;   576.3 p0+p3   50 next spill
        movdqa xmm15, xmm12                                        ;   562.3 p0      41 next copy
        pxor xmm15, xmm5                                           ;   589.3 p1      41 next
        movdqa [rbp + 928], xmm9                                   ;   558.3 p0+p3   50 next spill
        movdqa xmm9, xmm12                                         ;   562.3 p0      41 next copy
        pand xmm9, xmm5                                            ;   590.3 p1      41 next
        pxor xmm9, xmm4                                            ;   592.3 p1      41 next
        movdqa [rbp + 1744], xmm6                                  ;   560.7 p0+p3   50 next spill
        movdqa xmm6, xmm12                                         ;   562.3 p0      41 next copy
        pand xmm6, xmm9                                            ;   594.3 p1      41 next
        movdqa [rbp + 896], xmm14                                  ;   586.3 p0+p3   50 next spill
        movdqa xmm14, xmm12                                        ;   563.7 p0      41 next copy
        pand xmm14, xmm0                                           ;   593.3 p1      41 next
        movdqa [rbp + 1120], xmm12                                 ;   564.7 p0+p3   41 next spill
        movdqa xmm12, xmm13                                        ;   565.7 p0      41 next copy
        pxor xmm12, xmm8                                           ;   594.3 p1      41 next
        movdqa [rbp + 1616], xmm14                                 ;   595.3 p0+p3   41 next spill
        movdqa xmm14, xmm13                                        ;   567.7 p0      41 next copy
        pand xmm14, xmm3                                           ;   595.3 p1      41 next
        movdqa xmm10, xmm13                                        ;   568.7 p0      41 next copy
        pand xmm10, xmm8                                           ;   596.3 p1      41 next
        movdqa [rbp + 1312], xmm13                                 ;   569.7 p0+p3   50 next spill
        movdqa xmm13, xmm8                                         ;   584.3 p0      41 next copy
        pxor xmm13, xmm2                                           ;   597.3 p1      41 next
        movdqa [rbp + 1648], xmm6                                  ;   596.3 p0+p3   41 next spill
        movdqa xmm6, xmm8                                          ;   584.3 p0      41 next copy
        pand xmm6, xmm7                                            ;   598.3 p1      41 next
        pxor xmm6, [rel kasumi_encrypt_compact.T0_constants128]    ;   600.3 p2+p1   41 next
        pxor xmm11, xmm6                                           ;   602.3 p1      41 next
        movdqa [rbp + 1664], xmm11                                 ;   604.3 p0+p3   41 next spill
        movdqa xmm11, xmm8                                         ;   584.3 p0      41 next copy
        pand xmm8, xmm5                                            ;   601.3 p1      41 next
        movdqa [rbp + 1200], xmm6                                  ;   602.3 p0+p3   41 next spill
        movdqa xmm6, xmm2                                          ;   578.3 p0      41 next copy
        pand xmm6, xmm5                                            ;   602.3 p1      41 next
        pxor xmm14, xmm6                                           ;   604.3 p1      41 next
        movdqa xmm6, xmm2                                          ;   578.3 p0      41 next copy
        pand xmm6, xmm7                                            ;   604.3 p1      41 next
        pxor xmm6, xmm5                                            ;   606.3 p1      41 next
        movdqa [rbp + 1680], xmm14                                 ;   606.3 p0+p3   41 next spill
        movdqa xmm14, xmm2                                         ;   579.7 p0      41 next copy
        pxor xmm14, xmm5                                           ;   606.3 p1      41 next
        pand xmm11, xmm14                                          ;   608.3 p1      41 next
        pand xmm14, xmm0                                           ;   608.3 p1      41 next
        pxor xmm14, [rbp + 1680]                                   ;   617.3 p2+p1   41 next
        movdqa [rbp + 1248], xmm11                                 ;   610.3 p0+p3   41 next spill
        movdqa xmm11, xmm2                                         ;   581.7 p0      41 next copy
        pand xmm11, [rbp + 896]                                    ;   610.3 p2+p1   41 next
        movdqa [rbp + 1584], xmm11                                 ;   612.3 p0+p3   41 next spill
        movdqa xmm11, xmm5                                         ;   583.7 p0      41 next copy
        pand xmm11, xmm1                                           ;   611.3 p1      41 next
        pxor xmm10, xmm11                                          ;   613.3 p1      41 next
        movdqa xmm11, xmm5                                         ;   584.7 p0      41 next copy
        por xmm11, xmm3                                            ;   613.3 p1      41 next
        pxor xmm11, xmm10                                          ;   615.3 p1      41 next
        pxor xmm2, xmm10                                           ;   615.3 p1      41 next
        movdqa xmm10, xmm15                                        ;   591.3 p0      41 next copy
        pand xmm15, xmm7                                           ;   616.3 p1      41 next
        pand xmm10, xmm4                                           ;   617.3 p1      41 next
        pand xmm5, xmm0                                            ;   618.3 p1      41 next
        movdqa [rbp + 1376], xmm2                                  ;   617.3 p0+p3   41 next spill
        movdqa xmm2, xmm3                                          ;   588.3 p0      41 next copy
        pand xmm2, xmm7                                            ;   619.3 p1      41 next
        pxor xmm2, xmm6                                            ;   621.3 p1      41 next
        pxor xmm2, xmm10                                           ;   623.3 p1      41 next
        pxor xmm2, xmm12                                           ;   625.3 p1      41 next
        movdqa [rbp + 1712], xmm3                                  ;   588.7 p0+p3   41 next spill
        movdqa xmm3, xmm12                                         ;   596.3 p0      41 next copy
        pand xmm3, xmm4                                            ;   623.3 p1      41 next
        pand xmm12, xmm0                                           ;   624.3 p1      41 next
        pxor xmm15, xmm12                                          ;   626.3 p1      41 next
        pxor xmm9, xmm15                                           ;   628.3 p1      41 next
        movdqa xmm15, xmm4                                         ;   590.7 p0      41 next copy
        pand xmm15, xmm13                                          ;   627.3 p1      41 next
        pxor xmm6, xmm15                                           ;   629.3 p1      41 next
        movdqa xmm15, xmm1                                         ;   591.7 p0      41 next copy
        pand xmm15, xmm7                                           ;   629.3 p1      41 next
        movdqa xmm12, xmm7                                         ;   592.7 p0      41 next copy
        pand xmm12, xmm0                                           ;   630.3 p1      41 next
        pxor xmm12, [rel kasumi_encrypt_compact.T0_constants128]   ;   632.3 p2+p1   41 next
        pxor xmm10, xmm15                                          ;   632.3 p1      41 next
        pxor xmm14, xmm15                                          ;   633.3 p1      41 next
        pxor xmm2, xmm14                                           ;   635.3 p1      41 next
        movdqa xmm14, xmm7                                         ;   594.7 p0      41 next copy
        pand xmm7, xmm4                                            ;   635.3 p1      41 next
        movdqa xmm15, xmm4                                         ;   595.7 p0      41 next copy
        pand xmm4, xmm0                                            ;   636.3 p1      41 next
        pand xmm15, [rbp + 896]                                    ;   637.3 p2+p1   41 next
        pxor xmm8, xmm9                                            ;   638.3 p1      41 next
        pxor xmm10, [rbp + 1664]                                   ;   639.3 p2+p1   41 next
        movdqa [rbp + 1600], xmm3                                  ;   625.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1584]                                  ;   612.3 p2      41 next reload
        pxor xmm3, xmm4                                            ;   640.3 p1      41 next
        movdqa xmm4, xmm1                                          ;   599.0 p0      41 next copy
        pand xmm4, [rbp + 1312]                                    ;   641.3 p2+p1   41 next
        pxor xmm9, xmm4                                            ;   643.3 p1      41 next
        movdqa xmm4, [rbp + 1712]                                  ;   600.3 p2      41 next reload
        pand xmm1, xmm4                                            ;   643.3 p1      41 next
        pand xmm4, xmm13                                           ;   644.3 p1      41 next
        pxor xmm2, [rel kasumi_encrypt_compact.T0_constants128]    ;   645.3 p2+p1   41 next
        pxor xmm14, xmm15                                          ;   646.3 p1      41 next
        pxor xmm15, xmm10                                          ;   647.3 p1      41 next
        movdqa xmm10, xmm13                                        ;   602.7 p0      41 next copy
        pxor xmm7, xmm4                                            ;   648.3 p1      41 next
        movdqa xmm4, [rbp + 1312]                                  ;   603.3 p2      50 next reload
        pand xmm10, xmm4                                           ;   649.3 p1      41 next
        pxor xmm9, [rbp + 1376]                                    ;   650.3 p2+p1   41 next
        pand xmm13, [rbp + 896]                                    ;   651.3 p2+p1   41 next
        pxor xmm1, [rbp + 1680]                                    ;   652.3 p2+p1   41 next
        movdqa [rbp + 1712], xmm2                                  ;   647.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1616]                                  ;   607.3 p2      41 next reload
        pxor xmm2, xmm10                                           ;   653.3 p1      41 next
        movdqa xmm10, [rbp + 1648]                                 ;   608.3 p2      41 next reload
        pxor xmm10, xmm12                                          ;   654.3 p1      41 next
        pxor xmm7, [rbp + 896]                                     ;   655.3 p2+p1   41 next
        pxor xmm10, [rbp + 1680]                                   ;   656.3 p2+p1   41 next
        pxor xmm8, xmm1                                            ;   657.3 p1      41 next
        pxor xmm1, xmm0                                            ;   658.3 p1      41 next
        pxor xmm11, xmm1                                           ;   660.3 p1      41 next
        movdqa xmm1, xmm0                                          ;   610.3 p0      41 next copy
        pand xmm1, xmm4                                            ;   660.3 p1      41 next
        pand xmm0, [rbp + 896]                                     ;   661.3 p2+p1   41 next
        pxor xmm2, xmm14                                           ;   662.3 p1      41 next
        pand xmm14, [rbp + 896]                                    ;   663.3 p2+p1   41 next
        pxor xmm12, xmm14                                          ;   665.3 p1      41 next
        movdqa xmm14, xmm4                                         ;   614.3 p0      41 next copy
        pxor xmm4, xmm8                                            ;   665.3 p1      41 next
        movdqa xmm8, [rbp + 1248]                                  ;   613.7 p2      41 next reload
        pxor xmm8, xmm3                                            ;   666.3 p1      41 next
        pxor xmm3, xmm6                                            ;   667.3 p1      41 next
        pxor xmm6, xmm11                                           ;   668.3 p1      41 next
        pxor xmm14, xmm0                                           ;   669.3 p1      41 next
        pxor xmm10, xmm7                                           ;   670.3 p1      41 next
        pxor xmm7, [rbp + 1664]                                    ;   671.3 p2+p1   41 next
        pxor xmm15, xmm14                                          ;   672.3 p1      41 next
        movdqa xmm14, [rbp + 1376]                                 ;   617.3 p2      41 next
        pxor xmm5, xmm8                                            ;   673.3 p1      41 next
        pxor xmm2, xmm8                                            ;   674.3 p1      41 next
        movdqa xmm0, [rbp + 1744]                                  ;   617.7 p2      41 next
        movdqa xmm8, [rbp + 928]                                   ;   618.7 p2      50 next reload
        pand xmm0, xmm8                                            ;   675.3 p1      41 next
        pxor xmm14, xmm2                                           ;   676.3 p1      41 next
        pxor xmm13, xmm5                                           ;   677.3 p1      41 next
        movdqa xmm2, [rbp + 1600]                                  ;   625.3 p2      41 next
        pxor xmm7, xmm1                                            ;   678.3 p1      41 next
        movdqa xmm5, [rbp + 1200]                                  ;   620.7 p2      41 next reload
        pxor xmm5, xmm1                                            ;   679.3 p1      41 next
        pxor xmm3, xmm7                                            ;   680.3 p1      41 next
        movdqa xmm1, [rbp + 1072]                                  ;   621.7 p2      41 next
        movdqa xmm7, [rbp + 1568]                                  ;   622.7 p2      50 next reload
        pand xmm1, xmm7                                            ;   681.3 p1      41 next
        pxor xmm9, xmm5                                            ;   682.3 p1      41 next
        movdqa xmm5, [rbp + 1120]                                  ;   623.7 p2      41 next reload
        pxor xmm5, xmm13                                           ;   683.3 p1      41 next
        pxor xmm2, xmm5                                            ;   685.3 p1      41 next
        movdqa xmm5, [rbp + 1392]                                  ;   624.7 p2      41 next
        movdqa xmm11, [rbp + 1520]                                 ;   625.7 p2      50 next reload
        pand xmm5, xmm11                                           ;   685.3 p1      41 next
        pxor xmm0, xmm7                                            ;   686.3 p1      41 next
        movdqa xmm13, [rbp + 1072]                                 ;   626.7 p2      41 next
        pand xmm13, [rbp + 1504]                                   ;   687.3 p2+p1   41 next
        pxor xmm9, xmm12                                           ;   688.3 p1      41 next
        pxor xmm12, xmm2                                           ;   689.3 p1      41 next
        movdqa xmm2, [rbp + 1744]                                  ;   628.7 p2      41 next
        pand xmm2, xmm7                                            ;   690.3 p1      41 next
        pxor xmm6, [rbp + 1504]                                    ;   691.3 p2+p1   41 next
        pxor xmm15, xmm7                                           ;   692.3 p1      41 next
        pxor xmm14, [rbp + 1744]                                   ;   693.3 p2+p1   41 next
        pxor xmm3, xmm8                                            ;   694.3 p1      41 next
        pxor xmm9, [rbp + 1072]                                    ;   695.3 p2+p1   41 next
        pxor xmm12, [rbp + 1392]                                   ;   696.3 p2+p1   41 next
        movdqa [rbp + 1120], xmm4                                  ;   667.3 p0+p3   41 next spill
        movdqa xmm4, xmm7                                          ;   633.7 p0      41 next copy
        pand xmm4, [rbp + 1504]                                    ;   697.3 p2+p1   41 next
        movdqa [rbp + 1200], xmm10                                 ;   672.3 p0+p3   41 next spill
        movdqa xmm10, xmm7                                         ;   633.7 p0      41 next copy
        pand xmm10, xmm11                                          ;   698.3 p1      41 next
        movdqa [rbp + 1600], xmm9                                  ;   697.3 p0+p3   41 next spill
        movdqa xmm9, xmm7                                          ;   635.3 p0      41 next copy
        movdqa [rbp + 1568], xmm12                                 ;   698.3 p0+p3   41 next spill
        movdqa xmm12, xmm8                                         ;   637.3 p0      41 next copy
        pand xmm12, xmm11                                          ;   699.3 p1      41 next
        movdqa [rbp + 1376], xmm6                                  ;   693.3 p0+p3   41 next spill
        movdqa xmm6, xmm8                                          ;   639.3 p0      41 next copy
        pxor xmm6, [rbp + 1392]                                    ;   700.3 p2+p1   41 next
        movdqa [rbp + 1664], xmm14                                 ;   695.3 p0+p3   41 next spill
        movdqa xmm14, xmm8                                         ;   641.3 p0      41 next copy
        movdqa [rbp + 1248], xmm3                                  ;   696.3 p0+p3   41 next spill
        movdqa xmm3, xmm8                                          ;   643.3 p0      41 next copy
        pand xmm3, [rbp + 1072]                                    ;   701.3 p2+p1   41 next
        movdqa [rbp + 1312], xmm15                                 ;   694.3 p0+p3   41 next spill
        movdqa xmm15, xmm8                                         ;   645.3 p0      41 next copy
        pand xmm15, [rbp + 1392]                                   ;   702.3 p2+p1   41 next
        movdqa [rbp + 928], xmm15                                  ;   704.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1392]                                 ;   645.3 p2      41 next
        pand xmm15, [rbp + 1504]                                   ;   703.3 p2+p1   41 next
        movdqa [rbp + 896], xmm3                                   ;   703.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1744]                                  ;   648.3 p2      41 next
        pxor xmm3, xmm4                                            ;   704.3 p1      41 next
        movdqa xmm11, [rbp + 1744]                                 ;   649.7 p2      41 next
        pand xmm11, xmm5                                           ;   705.3 p1      41 next
        pxor xmm5, xmm1                                            ;   706.3 p1      41 next
        pxor xmm11, xmm3                                           ;   707.3 p1      41 next
        pand xmm3, [rbp + 1520]                                    ;   708.3 p2+p1   41 next
        pxor xmm3, [rbp + 1504]                                    ;   710.3 p2+p1   41 next
        movdqa [rbp + 1680], xmm0                                  ;   688.3 p0+p3   41 next spill
        movdqa xmm0, [rbp + 1072]                                  ;   655.0 p2      41 next
        pand xmm0, [rbp + 1744]                                    ;   710.3 p2+p1   41 next
        movdqa [rbp + 1648], xmm8                                  ;   656.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1392]                                  ;   657.0 p2      41 next
        movdqa [rbp + 1616], xmm7                                  ;   658.3 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1744]                                  ;   658.3 p2      41 next
        movdqa [rbp + 1584], xmm3                                  ;   712.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1072]                                  ;   660.3 p2      41 next
        pxor xmm3, xmm4                                            ;   711.3 p1      41 next
        por xmm4, xmm15                                            ;   712.3 p1      41 next
        pxor xmm15, xmm0                                           ;   713.3 p1      41 next
        pxor xmm0, [rbp + 1392]                                    ;   714.3 p2+p1   41 next
        movdqa [rbp + 1728], xmm15                                 ;   715.3 p0+p3   41 next spill
        movdqa xmm15, xmm13                                        ;   689.3 p0      41 next copy
        pxor xmm15, xmm2                                           ;   715.3 p1      41 next
        pxor xmm2, xmm5                                            ;   716.3 p1      41 next
        pxor xmm12, xmm15                                          ;   717.3 p1      41 next
        pand xmm8, xmm15                                           ;   718.3 p1      41 next
        pand xmm13, xmm6                                           ;   719.3 p1      41 next
        pand xmm7, xmm12                                           ;   720.3 p1      41 next
        pxor xmm4, xmm7                                            ;   722.3 p1      41 next
        pxor xmm1, xmm12                                           ;   722.3 p1      41 next
        movdqa xmm15, [rbp + 1504]                                 ;   672.3 p2      50 next reload
        pand xmm12, xmm15                                          ;   723.3 p1      41 next
        movdqa xmm7, [rbp + 1520]                                  ;   673.7 p2      50 next reload
        pand xmm1, xmm7                                            ;   724.3 p1      41 next
        pxor xmm13, [rbp + 1584]                                   ;   725.3 p2+p1   41 next
        pxor xmm1, xmm3                                            ;   726.3 p1      41 next
        pxor xmm3, xmm0                                            ;   727.3 p1      41 next
        pand xmm0, [rbp + 1072]                                    ;   728.3 p2+p1   41 next
        pxor xmm11, xmm0                                           ;   730.3 p1      41 next
        movdqa xmm0, xmm15                                         ;   683.3 p0      41 next copy
        pxor xmm0, xmm7                                            ;   730.3 p1      41 next
        pxor xmm12, [rbp + 896]                                    ;   731.3 p2+p1   41 next
        movdqa [rbp + 1552], xmm1                                  ;   728.3 p0+p3   41 next spill
        movdqa xmm1, xmm15                                         ;   683.3 p0      41 next copy
        pxor xmm1, xmm5                                            ;   732.3 p1      41 next
        pand xmm14, xmm1                                           ;   734.3 p1      41 next
        movdqa xmm1, xmm15                                         ;   684.3 p0      41 next copy
        pand xmm1, [rbp + 1680]                                    ;   734.3 p2+p1   41 next
        pand xmm15, [rbp + 1744]                                   ;   735.3 p2+p1   41 next
        movdqa [rbp + 1504], xmm1                                  ;   736.3 p0+p3   41 next spill
        movdqa xmm1, xmm7                                          ;   689.0 p0      41 next copy
        pand xmm1, [rbp + 1584]                                    ;   736.3 p2+p1   41 next
        movdqa [rbp + 1584], xmm5                                  ;   708.3 p0+p3   41 next spill
        movdqa xmm5, xmm7                                          ;   691.3 p0      41 next copy
        movdqa [rbp + 1696], xmm4                                  ;   724.3 p0+p3   41 next spill
        movdqa xmm4, xmm7                                          ;   693.3 p0      41 next copy
        pand xmm4, [rbp + 1072]                                    ;   737.3 p2+p1   41 next
        pxor xmm7, [rbp + 1712]                                    ;   738.3 p2+p1   41 next
        movdqa [rbp + 1712], xmm7                                  ;   740.3 p0+p3   41 next spill
        movdqa xmm7, xmm10                                         ;   700.3 p0      41 next copy
        pand xmm7, xmm6                                            ;   739.3 p1      41 next
        pxor xmm0, xmm7                                            ;   741.3 p1      41 next
        pxor xmm10, xmm3                                           ;   741.3 p1      41 next
        pxor xmm8, xmm10                                           ;   743.3 p1      41 next
        pxor xmm14, xmm8                                           ;   745.3 p1      41 next
        movdqa xmm7, xmm6                                          ;   702.3 p0      41 next copy
        movdqa xmm8, [rbp + 1728]                                  ;   715.3 p2      41 next reload
        pxor xmm7, xmm8                                            ;   744.3 p1      41 next
        pxor xmm8, xmm0                                            ;   745.3 p1      41 next
        pand xmm9, xmm7                                            ;   746.3 p1      41 next
        movdqa xmm0, [rbp + 896]                                   ;   703.3 p2      41 next
        pand xmm5, xmm8                                            ;   747.3 p1      41 next
        movdqa xmm7, [rbp + 1392]                                  ;   702.7 p2      41 next
        pand xmm6, xmm15                                           ;   748.3 p1      41 next
        pxor xmm0, xmm15                                           ;   749.3 p1      41 next
        pxor xmm7, [rbp + 896]                                     ;   750.3 p2+p1   41 next
        movdqa xmm15, [rbp + 928]                                  ;   704.7 p2      41 next
        pxor xmm15, xmm4                                           ;   751.3 p1      41 next
        movdqa xmm8, [rel kasumi_encrypt_compact.T0_constants128]  ;   705.7 p2      41 next reload
        pxor xmm14, xmm8                                           ;   752.3 p1      41 next
        pxor xmm5, xmm0                                            ;   753.3 p1      41 next
        pxor xmm9, xmm8                                            ;   754.3 p1      41 next
        movdqa xmm0, [rbp + 1584]                                  ;   708.3 p2      41 next
        pand xmm0, [rbp + 1072]                                    ;   755.3 p2+p1   41 next
        pxor xmm6, xmm0                                            ;   757.3 p1      41 next
        movdqa xmm0, [rbp + 1712]                                  ;   740.3 p2      41 next reload
        pxor xmm14, xmm0                                           ;   757.3 p1      41 next
        movdqa xmm10, [rbp + 1504]                                 ;   736.3 p2      41 next
        pxor xmm10, xmm15                                          ;   758.3 p1      41 next
        movdqa xmm0, [rbp + 1616]                                  ;   710.7 p2      41 next reload
        pand xmm0, xmm15                                           ;   759.3 p1      41 next
        pxor xmm2, xmm0                                            ;   761.3 p1      41 next
        pxor xmm12, xmm2                                           ;   763.3 p1      41 next
        movdqa xmm15, [rbp + 1504]                                 ;   736.3 p2      41 next
        pxor xmm15, xmm9                                           ;   762.3 p1      41 next
        pxor xmm4, xmm15                                           ;   764.3 p1      41 next
        movdqa xmm15, [rbp + 928]                                  ;   712.7 p2      41 next
        pxor xmm1, xmm4                                            ;   766.3 p1      41 next
        movdqa xmm0, [rbp + 1744]                                  ;   713.7 p2      41 next
        pand xmm15, xmm7                                           ;   765.3 p1      41 next
        pand xmm0, xmm7                                            ;   766.3 p1      41 next
        movdqa xmm2, [rbp + 1584]                                  ;   714.7 p2      41 next
        movdqa xmm4, [rbp + 1392]                                  ;   715.7 p2      50 next reload
        pand xmm2, xmm4                                            ;   767.3 p1      41 next
        movdqa xmm7, [rbp + 1680]                                  ;   716.7 p2      41 next reload
        pand xmm4, xmm7                                            ;   768.3 p1      41 next
        pxor xmm7, xmm12                                           ;   769.3 p1      41 next
        pxor xmm11, xmm1                                           ;   770.3 p1      41 next
        pxor xmm5, xmm4                                            ;   771.3 p1      41 next
        movdqa xmm1, [rbp + 1312]                                  ;   717.7 p2      41 next
        pxor xmm13, xmm10                                          ;   772.3 p1      41 next
        movdqa xmm4, [rbp + 1648]                                  ;   718.7 p2      41 next reload
        por xmm4, xmm10                                            ;   773.3 p1      41 next
        pxor xmm3, xmm13                                           ;   774.3 p1      41 next
        movdqa xmm10, [rbp + 1248]                                 ;   719.7 p2      41 next
        pxor xmm9, xmm4                                            ;   775.3 p1      41 next
        movdqa xmm4, [rbp + 1664]                                  ;   720.7 p2      41 next
        pxor xmm6, xmm3                                            ;   776.3 p1      41 next
        movdqa xmm3, [rbp + 1376]                                  ;   721.7 p2      41 next
        pxor xmm3, xmm11                                           ;   777.3 p1      41 next
        movdqa xmm11, [rbp + 1568]                                 ;   722.7 p2      41 next
        pxor xmm4, xmm5                                            ;   778.3 p1      41 next
        movdqa xmm5, [rbp + 1600]                                  ;   723.7 p2      41 next
        movdqa xmm12, [r9 + 2464]                                  ;   724.7 p2      69 k1.10 reload
        pxor xmm14, xmm12                                          ;   779.3 p1      44 next
        pxor xmm1, xmm6                                            ;   780.3 p1      41 next
        pxor xmm0, xmm2                                            ;   781.3 p1      41 next
        movdqa xmm2, [r9 + 2448]                                   ;   725.7 p2      44 next
        pxor xmm15, xmm9                                           ;   782.3 p1      41 next
        movdqa xmm6, [r9 + 2480]                                   ;   726.7 p2      44 next
        pxor xmm7, xmm8                                            ;   783.3 p1      41 next
        pxor xmm2, xmm1                                            ;   784.3 p1      44 next
        movdqa xmm1, [r9 + 2496]                                   ;   727.7 p2      44 next
        pxor xmm1, xmm4                                            ;   785.3 p1      44 next
        movdqa xmm4, [r9 + 2512]                                   ;   728.7 p2      44 next
        pxor xmm4, xmm3                                            ;   786.3 p1      44 next
        movdqa xmm3, [r9 + 2528]                                   ;   729.7 p2      44 next
        pxor xmm10, xmm7                                           ;   787.3 p1      41 next
        movdqa xmm7, [r9 + 2544]                                   ;   730.7 p2      44 next
        movdqa xmm9, [rbp + 1552]                                  ;   731.7 p2      41 next reload
        pxor xmm9, xmm0                                            ;   788.3 p1      41 next
        pxor xmm5, xmm9                                            ;   790.3 p1      41 next
        movdqa xmm0, [rbp + 1312]                                  ;   732.7 p2      44 next
        movdqa xmm9, [r9 + 2304]                                   ;   733.7 p2      69 k1.0 reload
        pxor xmm0, xmm9                                            ;   790.3 p1      44 next
        movdqa xmm13, [rbp + 1696]                                 ;   734.7 p2      41 next reload
        pxor xmm13, xmm15                                          ;   791.3 p1      41 next
        pxor xmm6, xmm10                                           ;   792.3 p1      44 next
        pxor xmm11, xmm13                                          ;   793.3 p1      41 next
        movdqa xmm15, [rbp + 1712]                                 ;   740.3 p2      44 next
        movdqa xmm10, [r9 + 2320]                                  ;   736.7 p2      69 k1.1 reload
        pxor xmm15, xmm10                                          ;   794.3 p1      44 next
        pxor xmm7, xmm5                                            ;   795.3 p1      44 next
        pxor xmm3, xmm11                                           ;   796.3 p1      44 next
        movdqa xmm5, [rbp + 1248]                                  ;   737.7 p2      44 next
        movdqa xmm11, [r9 + 2336]                                  ;   738.7 p2      69 k1.2 reload
        pxor xmm5, xmm11                                           ;   797.3 p1      44 next
        movdqa xmm13, [rbp + 1664]                                 ;   739.7 p2      44 next
        pxor xmm13, [r9 + 2352]                                    ;   798.3 p2+p1   44 next
        movdqa xmm12, [rbp + 1376]                                 ;   741.7 p2      44 next
        pxor xmm12, [r9 + 2368]                                    ;   799.3 p2+p1   44 next
        movdqa xmm11, [rbp + 1568]                                 ;   743.7 p2      44 next
        pxor xmm11, [r9 + 2384]                                    ;   800.3 p2+p1   44 next
        movdqa xmm10, [rbp + 1600]                                 ;   745.7 p2      44 next
        pxor xmm10, [r9 + 2400]                                    ;   801.3 p2+p1   44 next
        movdqa xmm9, [rbp + 1200]                                  ;   747.7 p2      44 next
        pxor xmm9, [r9 + 2416]                                     ;   802.3 p2+p1   44 next
        movdqa [rbp + 1200], xmm4                                  ;   788.3 p0+p3   44 next spill
        movdqa xmm4, [rbp + 1120]                                  ;   749.7 p2      44 next
        pxor xmm4, [r9 + 2432]                                     ;   803.3 p2+p1   44 next
        movdqa [rbp + 1120], xmm14                                 ;   781.3 p0+p3   44 next spill
        movdqa xmm14, xmm0                                         ;   792.3 p0      41 next copy
        pxor xmm14, xmm10                                          ;   804.3 p1      41 next
        movdqa [rbp + 1600], xmm3                                  ;   798.3 p0+p3   44 next spill
        movdqa xmm3, xmm0                                          ;   792.3 p0      41 next copy
        pand xmm3, xmm15                                           ;   805.3 p1      41 next
        movdqa [rbp + 1568], xmm2                                  ;   786.3 p0+p3   44 next spill
        movdqa xmm2, xmm0                                          ;   792.3 p0      41 next copy
        movdqa [rbp + 1376], xmm7                                  ;   797.3 p0+p3   44 next spill
        movdqa xmm7, xmm0                                          ;   792.3 p0      41 next copy
        pand xmm7, xmm11                                           ;   806.3 p1      41 next
        pxor xmm7, xmm15                                           ;   808.3 p1      41 next
        movdqa [rbp + 1664], xmm1                                  ;   787.3 p0+p3   44 next spill
        movdqa xmm1, xmm0                                          ;   792.3 p0      41 next copy
        pxor xmm1, xmm15                                           ;   808.3 p1      41 next
        movdqa [rbp + 1248], xmm6                                  ;   794.3 p0+p3   44 next spill
        movdqa xmm6, xmm0                                          ;   792.3 p0      41 next copy
        pand xmm6, xmm4                                            ;   809.3 p1      41 next
        movdqa [rbp + 1712], xmm1                                  ;   810.3 p0+p3   41 next spill
        movdqa xmm1, xmm7                                          ;   810.3 p0      41 next copy
        movdqa [rbp + 1696], xmm6                                  ;   811.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1712]                                  ;   810.3 p2      41 next
        pand xmm6, xmm10                                           ;   821.3 p1      41 next
        movdqa [rbp + 1312], xmm6                                  ;   823.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1712]                                  ;   810.3 p2      41 next
        pand xmm6, xmm12                                           ;   821.3 p1      41 next
        movdqa xmm8, xmm10                                         ;   803.3 p0      41 next copy
        pxor xmm8, xmm13                                           ;   812.3 p1      41 next
        movdqa [rbp + 1712], xmm6                                  ;   823.3 p0+p3   41 next spill
        movdqa xmm6, xmm10                                         ;   803.3 p0      41 next copy
        pand xmm6, xmm11                                           ;   813.3 p1      41 next
        pxor xmm6, [rel kasumi_encrypt_compact.T0_constants128]    ;   815.3 p2+p1   41 next
        movdqa [rbp + 1552], xmm0                                  ;   792.3 p0+p3   41 next spill
        movdqa xmm0, xmm10                                         ;   803.3 p0      41 next copy
        pand xmm10, xmm15                                          ;   815.3 p1      41 next
        pand xmm0, xmm13                                           ;   816.3 p1      41 next
        movdqa [rbp + 1648], xmm10                                 ;   817.3 p0+p3   41 next spill
        movdqa xmm10, xmm15                                        ;   796.3 p0      41 next copy
        pxor xmm10, xmm5                                           ;   817.3 p1      41 next
        movdqa [rbp + 1680], xmm10                                 ;   819.3 p0+p3   41 next spill
        movdqa xmm10, xmm15                                        ;   796.3 p0      41 next copy
        movdqa [rbp + 1392], xmm15                                 ;   796.3 p0+p3   44 next spill
        movdqa xmm15, [rbp + 1680]                                 ;   819.3 p2      41 next
        pand xmm15, xmm9                                           ;   830.3 p1      41 next
        movdqa [rbp + 1584], xmm15                                 ;   832.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1680]                                 ;   819.3 p2      41 next
        pand xmm15, xmm11                                          ;   830.3 p1      41 next
        movdqa [rbp + 1680], xmm12                                 ;   801.3 p0+p3   44 next spill
        movdqa xmm12, [rbp + 1584]                                 ;   832.3 p2      41 next
        movdqa [rbp + 1744], xmm11                                 ;   802.3 p0+p3   44 next spill
        movdqa xmm11, [rbp + 1680]                                 ;   801.3 p2      41 next
        pand xmm11, [rbp + 1744]                                   ;   820.3 p2+p1   41 next
        pxor xmm11, [rel kasumi_encrypt_compact.T0_constants128]   ;   822.3 p2+p1   41 next
        movdqa [rbp + 928], xmm11                                  ;   824.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1744]                                 ;   802.3 p2      41 next
        movdqa [rbp + 1504], xmm15                                 ;   832.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1680]                                 ;   801.3 p2      41 next
        pand xmm15, xmm8                                           ;   822.3 p1      41 next
        movdqa [rbp + 1616], xmm8                                  ;   814.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1504]                                  ;   832.3 p2      41 next reload
        pxor xmm8, xmm15                                           ;   843.3 p1      41 next
        movdqa xmm15, [rbp + 1616]                                 ;   814.3 p2      41 next
        pand xmm15, xmm9                                           ;   825.3 p1      41 next
        movdqa [rbp + 1504], xmm15                                 ;   827.3 p0+p3   41 next spill
        movdqa xmm15, xmm14                                        ;   806.3 p0      41 next copy
        pand xmm15, xmm9                                           ;   825.3 p1      41 next
        pxor xmm1, xmm15                                           ;   827.3 p1      41 next
        movdqa xmm15, xmm9                                         ;   804.3 p0      41 next copy
        pxor xmm15, xmm5                                           ;   827.3 p1      41 next
        pand xmm2, xmm15                                           ;   829.3 p1      41 next
        pxor xmm2, xmm6                                            ;   831.3 p1      41 next
        movdqa xmm15, xmm5                                         ;   799.3 p0      41 next copy
        pxor xmm15, xmm4                                           ;   830.3 p1      41 next
        pand xmm10, xmm15                                          ;   832.3 p1      41 next
        pxor xmm0, xmm10                                           ;   834.3 p1      41 next
        movdqa xmm10, xmm5                                         ;   799.3 p0      41 next copy
        pxor xmm10, xmm13                                          ;   833.3 p1      41 next
        pand xmm11, xmm10                                          ;   835.3 p1      41 next
        pxor xmm7, xmm11                                           ;   837.3 p1      41 next
        pxor xmm12, xmm7                                           ;   843.3 p1      41 next
        movdqa xmm7, xmm5                                          ;   799.3 p0      41 next copy
        movdqa xmm11, [rbp + 1392]                                 ;   799.3 p2      44 next reload
        pand xmm7, xmm11                                           ;   837.3 p1      41 next
        pxor xmm7, xmm9                                            ;   839.3 p1      41 next
        pxor xmm8, xmm7                                            ;   845.3 p1      41 next
        pxor xmm12, [rbp + 1616]                                   ;   845.3 p2+p1   41 next
        pand xmm7, xmm5                                            ;   841.3 p1      41 next
        pxor xmm7, [rbp + 928]                                     ;   843.3 p2+p1   41 next
        movdqa [rbp + 1616], xmm1                                  ;   829.3 p0+p3   41 next spill
        movdqa xmm1, xmm11                                         ;   810.3 p0      41 next copy
        por xmm1, xmm10                                            ;   843.3 p1      41 next
        pxor xmm1, xmm0                                            ;   845.3 p1      41 next
        movdqa [rbp + 1392], xmm1                                  ;   847.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 1552]                                  ;   805.0 p2      41 next reload
        pxor xmm1, xmm0                                            ;   845.3 p1      41 next
        movdqa xmm0, xmm9                                          ;   805.7 p0      41 next copy
        pand xmm0, xmm4                                            ;   846.3 p1      41 next
        pand xmm11, [rbp + 1680]                                   ;   847.3 p2+p1   41 next
        movdqa [rbp + 1552], xmm5                                  ;   807.0 p0+p3   44 next spill
        movdqa xmm5, xmm9                                          ;   808.0 p0      41 next copy
        pand xmm5, [rbp + 1744]                                    ;   848.3 p2+p1   41 next
        pand xmm9, [rbp + 1680]                                    ;   849.3 p2+p1   41 next
        movdqa [rbp + 1072], xmm4                                  ;   809.3 p0+p3   44 next spill
        movdqa xmm4, [rbp + 1696]                                  ;   811.3 p2      41 next reload
        pxor xmm4, xmm9                                            ;   851.3 p1      41 next
        movdqa xmm9, xmm14                                         ;   810.7 p0      41 next copy
        pand xmm9, xmm10                                           ;   851.3 p1      41 next
        pxor xmm5, xmm9                                            ;   853.3 p1      41 next
        movdqa xmm9, xmm14                                         ;   811.7 p0      41 next copy
        pand xmm9, xmm13                                           ;   853.3 p1      41 next
        pand xmm14, [rbp + 1072]                                   ;   854.3 p2+p1   41 next
        pxor xmm5, [rbp + 1072]                                    ;   855.3 p2+p1   41 next
        movdqa [rbp + 1696], xmm4                                  ;   853.3 p0+p3   41 next spill
        movdqa xmm4, xmm13                                         ;   814.7 p0      41 next copy
        pand xmm4, xmm10                                           ;   856.3 p1      41 next
        pxor xmm3, xmm4                                            ;   858.3 p1      41 next
        pand xmm10, xmm15                                          ;   858.3 p1      41 next
        movdqa xmm4, xmm15                                         ;   832.3 p0      41 next copy
        pand xmm15, xmm13                                          ;   859.3 p1      41 next
        pand xmm4, [rbp + 1744]                                    ;   860.3 p2+p1   41 next
        pxor xmm15, xmm8                                           ;   861.3 p1      41 next
        movdqa [rbp + 896], xmm13                                  ;   823.7 p0+p3   44 next spill
        movdqa xmm13, [rbp + 1648]                                 ;   824.3 p2      41 next reload
        pxor xmm13, xmm8                                           ;   862.3 p1      41 next
        movdqa xmm8, xmm2                                          ;   833.3 p0      41 next copy
        pxor xmm2, xmm5                                            ;   863.3 p1      41 next
        pxor xmm15, xmm1                                           ;   864.3 p1      41 next
        pxor xmm7, xmm3                                            ;   865.3 p1      41 next
        pxor xmm5, xmm7                                            ;   867.3 p1      41 next
        pxor xmm10, xmm3                                           ;   867.3 p1      41 next
        movdqa xmm7, [rbp + 1712]                                  ;   827.0 p2      41 next reload
        pxor xmm7, xmm3                                            ;   868.3 p1      41 next
        pxor xmm7, xmm4                                            ;   870.3 p1      41 next
        pxor xmm12, xmm7                                           ;   872.3 p1      41 next
        pxor xmm4, [rbp + 1584]                                    ;   871.3 p2+p1   41 next
        pxor xmm8, xmm4                                            ;   873.3 p1      41 next
        movdqa xmm3, [rbp + 1312]                                  ;   829.3 p2      41 next reload
        movdqa xmm4, [rbp + 1696]                                  ;   853.3 p2      41 next reload
        pxor xmm3, xmm4                                            ;   873.3 p1      41 next
        movdqa xmm7, [rbp + 1616]                                  ;   831.3 p2      41 next reload
        pxor xmm4, xmm7                                            ;   874.3 p1      41 next
        pxor xmm12, [rel kasumi_encrypt_compact.T0_constants128]   ;   875.3 p2+p1   41 next
        pxor xmm8, xmm0                                            ;   876.3 p1      41 next
        pxor xmm0, [rbp + 1744]                                    ;   877.3 p2+p1   41 next
        pxor xmm13, xmm10                                          ;   878.3 p1      41 next
        pxor xmm10, [rbp + 1680]                                   ;   879.3 p2+p1   41 next
        pxor xmm11, xmm3                                           ;   880.3 p1      41 next
        pxor xmm14, xmm11                                          ;   882.3 p1      41 next
        pxor xmm10, [rbp + 1392]                                   ;   882.3 p2+p1   41 next
        pxor xmm7, xmm10                                           ;   884.3 p1      41 next
        movdqa xmm10, [rbp + 896]                                  ;   843.7 p2      44 next reload
        pxor xmm13, xmm10                                          ;   884.3 p1      41 next
        movdqa xmm11, xmm10                                        ;   854.7 p0      41 next copy
        pand xmm11, [rbp + 1680]                                   ;   885.3 p2+p1   41 next
        pxor xmm2, xmm11                                           ;   887.3 p1      41 next
        pxor xmm6, xmm11                                           ;   887.3 p1      41 next
        pxor xmm4, xmm2                                            ;   889.3 p1      41 next
        pxor xmm15, xmm6                                           ;   889.3 p1      41 next
        movdqa xmm2, [rbp + 1680]                                  ;   846.7 p2      41 next
        movdqa xmm6, [rbp + 1552]                                  ;   847.7 p2      44 next reload
        pand xmm2, xmm6                                            ;   890.3 p1      41 next
        pxor xmm6, xmm14                                           ;   891.3 p1      41 next
        pxor xmm9, xmm2                                            ;   892.3 p1      41 next
        movdqa xmm14, [rbp + 1072]                                 ;   848.7 p2      41 next
        pand xmm14, [rbp + 1680]                                   ;   893.3 p2+p1   41 next
        pxor xmm10, xmm14                                          ;   895.3 p1      41 next
        movdqa xmm14, [rbp + 1072]                                 ;   850.7 p2      41 next
        pand xmm14, xmm0                                           ;   895.3 p1      41 next
        pxor xmm0, xmm9                                            ;   896.3 p1      41 next
        movdqa xmm2, [rbp + 928]                                   ;   851.7 p2      41 next
        pxor xmm3, xmm0                                            ;   898.3 p1      41 next
        movdqa xmm0, [rbp + 1664]                                  ;   852.7 p2      41 next
        pxor xmm8, xmm10                                           ;   898.3 p1      41 next
        movdqa xmm9, [rbp + 1248]                                  ;   853.7 p2      44 next reload
        pand xmm0, xmm9                                            ;   899.3 p1      41 next
        pxor xmm2, xmm14                                           ;   900.3 p1      41 next
        movdqa xmm14, [rbp + 1504]                                 ;   854.7 p2      41 next
        pxor xmm14, xmm6                                           ;   901.3 p1      41 next
        movdqa xmm6, [rbp + 1376]                                  ;   855.7 p2      41 next
        pxor xmm1, xmm3                                            ;   902.3 p1      41 next
        movdqa xmm3, [rbp + 1568]                                  ;   856.7 p2      44 next reload
        pand xmm6, xmm3                                            ;   903.3 p1      41 next
        pxor xmm0, xmm3                                            ;   904.3 p1      41 next
        pxor xmm15, xmm2                                           ;   905.3 p1      41 next
        pxor xmm2, xmm14                                           ;   906.3 p1      41 next
        movdqa xmm14, [rbp + 1600]                                 ;   857.7 p2      41 next
        movdqa xmm10, [rbp + 1120]                                 ;   858.7 p2      44 next reload
        pand xmm14, xmm10                                          ;   907.3 p1      41 next
        movdqa xmm11, [rbp + 1376]                                 ;   859.7 p2      41 next
        pand xmm11, [rbp + 1200]                                   ;   908.3 p2+p1   41 next
        pxor xmm4, xmm9                                            ;   909.3 p1      41 next
        pxor xmm7, [rbp + 1200]                                    ;   910.3 p2+p1   41 next
        pxor xmm8, xmm3                                            ;   911.3 p1      41 next
        pxor xmm12, xmm10                                          ;   912.3 p1      41 next
        pxor xmm1, [rbp + 1664]                                    ;   913.3 p2+p1   41 next
        pxor xmm2, [rbp + 1600]                                    ;   914.3 p2+p1   41 next
        movdqa [rbp + 1504], xmm13                                 ;   886.3 p0+p3   41 next spill
        movdqa xmm13, xmm3                                         ;   867.7 p0      41 next copy
        pand xmm13, [rbp + 1664]                                   ;   915.3 p2+p1   41 next
        pxor xmm15, [rbp + 1376]                                   ;   916.3 p2+p1   41 next
        movdqa [rbp + 928], xmm5                                   ;   869.3 p0+p3   41 next spill
        movdqa xmm5, xmm3                                          ;   867.7 p0      41 next copy
        pand xmm5, [rbp + 1200]                                    ;   917.3 p2+p1   41 next
        movdqa [rbp + 1072], xmm15                                 ;   918.3 p0+p3   41 next spill
        movdqa xmm15, xmm3                                         ;   867.7 p0      41 next copy
        pand xmm15, xmm10                                          ;   918.3 p1      41 next
        movdqa [rbp + 1680], xmm2                                  ;   916.3 p0+p3   41 next spill
        movdqa xmm2, xmm3                                          ;   868.3 p0      41 next copy
        movdqa [rbp + 1568], xmm7                                  ;   912.3 p0+p3   41 next spill
        movdqa xmm7, xmm9                                          ;   870.3 p0      41 next copy
        pand xmm7, xmm10                                           ;   919.3 p1      41 next
        movdqa [rbp + 1552], xmm1                                  ;   915.3 p0+p3   41 next spill
        movdqa xmm1, xmm9                                          ;   872.3 p0      41 next copy
        pxor xmm1, [rbp + 1600]                                    ;   920.3 p2+p1   41 next
        movdqa [rbp + 896], xmm4                                   ;   911.3 p0+p3   41 next spill
        movdqa xmm4, xmm9                                          ;   874.3 p0      41 next copy
        movdqa [rbp + 1392], xmm12                                 ;   914.3 p0+p3   41 next spill
        movdqa xmm12, xmm9                                         ;   876.3 p0      41 next copy
        pand xmm12, [rbp + 1376]                                   ;   921.3 p2+p1   41 next
        movdqa [rbp + 1744], xmm8                                  ;   913.3 p0+p3   41 next spill
        movdqa xmm8, xmm9                                          ;   878.3 p0      41 next copy
        pand xmm8, [rbp + 1600]                                    ;   922.3 p2+p1   41 next
        movdqa [rbp + 1248], xmm8                                  ;   924.3 p0+p3   41 next spill
        movdqa xmm8, xmm10                                         ;   880.3 p0      41 next copy
        movdqa [rbp + 1616], xmm12                                 ;   923.3 p0+p3   41 next spill
        movdqa xmm12, xmm10                                        ;   882.3 p0      41 next copy
        movdqa [rbp + 1696], xmm0                                  ;   906.3 p0+p3   41 next spill
        movdqa xmm0, xmm10                                         ;   884.3 p0      41 next copy
        pxor xmm0, [rbp + 1200]                                    ;   923.3 p2+p1   41 next
        movdqa [rbp + 1312], xmm9                                  ;   885.3 p0+p3   41 next spill
        movdqa xmm9, xmm10                                         ;   886.3 p0      41 next copy
        movdqa [rbp + 1584], xmm3                                  ;   887.3 p0+p3   41 next spill
        movdqa xmm3, xmm10                                         ;   888.3 p0      41 next copy
        pand xmm10, [rbp + 1376]                                   ;   924.3 p2+p1   41 next
        movdqa [rbp + 1120], xmm10                                 ;   926.3 p0+p3   41 next spill
        movdqa xmm10, xmm6                                         ;   905.3 p0      41 next copy
        pxor xmm10, xmm14                                          ;   925.3 p1      41 next
        pand xmm14, [rbp + 1664]                                   ;   926.3 p2+p1   41 next
        movdqa [rbp + 1712], xmm15                                 ;   920.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1664]                                 ;   883.7 p2      41 next
        pxor xmm15, xmm5                                           ;   927.3 p1      41 next
        pxor xmm14, xmm15                                          ;   929.3 p1      41 next
        pand xmm8, xmm15                                           ;   929.3 p1      41 next
        movdqa xmm15, [rbp + 1200]                                 ;   885.0 p2      44 next reload
        pxor xmm8, xmm15                                           ;   931.3 p1      41 next
        pand xmm9, xmm8                                            ;   933.3 p1      41 next
        movdqa [rbp + 1648], xmm9                                  ;   935.3 p0+p3   41 next spill
        movdqa xmm9, xmm11                                         ;   910.3 p0      41 next copy
        pxor xmm9, xmm13                                           ;   932.3 p1      41 next
        pxor xmm7, xmm9                                            ;   934.3 p1      41 next
        pand xmm9, [rbp + 1600]                                    ;   934.3 p2+p1   41 next
        pxor xmm13, xmm10                                          ;   935.3 p1      41 next
        pand xmm11, xmm1                                           ;   936.3 p1      41 next
        pxor xmm8, xmm11                                           ;   938.3 p1      41 next
        movdqa xmm11, xmm15                                        ;   896.0 p0      41 next copy
        pand xmm11, [rbp + 1600]                                   ;   938.3 p2+p1   41 next
        pxor xmm6, xmm7                                            ;   939.3 p1      41 next
        pand xmm12, xmm6                                           ;   941.3 p1      41 next
        movdqa xmm6, xmm15                                         ;   896.0 p0      41 next copy
        pand xmm6, xmm7                                            ;   941.3 p1      41 next
        pand xmm7, [rbp + 1664]                                    ;   942.3 p2+p1   41 next
        pxor xmm6, [rbp + 1616]                                    ;   943.3 p2+p1   41 next
        movdqa [rbp + 1728], xmm6                                  ;   945.3 p0+p3   41 next spill
        movdqa xmm6, xmm15                                         ;   901.3 p0      41 next copy
        pxor xmm6, xmm10                                           ;   944.3 p1      41 next
        pand xmm4, xmm6                                            ;   946.3 p1      41 next
        movdqa xmm6, xmm15                                         ;   902.3 p0      41 next copy
        pand xmm6, [rbp + 1696]                                    ;   946.3 p2+p1   41 next
        pand xmm15, [rbp + 1664]                                   ;   947.3 p2+p1   41 next
        movdqa [rbp + 1200], xmm6                                  ;   948.3 p0+p3   41 next spill
        movdqa xmm6, xmm5                                          ;   919.3 p0      41 next copy
        por xmm5, xmm11                                            ;   948.3 p1      41 next
        pxor xmm7, xmm5                                            ;   950.3 p1      41 next
        movdqa xmm5, [rbp + 1376]                                  ;   908.7 p2      44 next reload
        pxor xmm6, xmm5                                            ;   950.3 p1      41 next
        pxor xmm12, xmm6                                           ;   952.3 p1      41 next
        movdqa [rbp + 1520], xmm10                                 ;   927.3 p0+p3   41 next spill
        movdqa xmm10, xmm5                                         ;   919.7 p0      41 next copy
        pand xmm10, [rbp + 1664]                                   ;   952.3 p2+p1   41 next
        pxor xmm11, xmm10                                          ;   954.3 p1      41 next
        pxor xmm10, [rbp + 1600]                                   ;   954.3 p2+p1   41 next
        pxor xmm6, xmm10                                           ;   956.3 p1      41 next
        pand xmm10, xmm5                                           ;   956.3 p1      41 next
        pxor xmm14, xmm10                                          ;   958.3 p1      41 next
        movdqa xmm10, xmm1                                         ;   922.3 p0      41 next copy
        pand xmm10, [rbp + 1712]                                   ;   958.3 p2+p1   41 next
        pxor xmm0, xmm10                                           ;   960.3 p1      41 next
        movdqa xmm10, xmm1                                         ;   922.3 p0      41 next copy
        pand xmm1, xmm15                                           ;   960.3 p1      41 next
        pxor xmm10, xmm11                                          ;   961.3 p1      41 next
        pand xmm2, xmm10                                           ;   963.3 p1      41 next
        pxor xmm11, xmm0                                           ;   963.3 p1      41 next
        pand xmm3, xmm11                                           ;   965.3 p1      41 next
        movdqa xmm0, [rbp + 1616]                                  ;   923.3 p2      41 next reload
        pxor xmm15, xmm0                                           ;   965.3 p1      41 next
        movdqa xmm10, [rbp + 1600]                                 ;   921.0 p2      44 next reload
        pxor xmm0, xmm10                                           ;   966.3 p1      41 next
        movdqa xmm11, [rbp + 1520]                                 ;   927.3 p2      41 next reload
        pand xmm5, xmm11                                           ;   967.3 p1      41 next
        pand xmm11, xmm10                                          ;   968.3 p1      41 next
        pand xmm10, [rbp + 1696]                                   ;   969.3 p2+p1   41 next
        pxor xmm1, xmm5                                            ;   970.3 p1      41 next
        movdqa xmm5, [rel kasumi_encrypt_compact.T0_constants128]  ;   924.0 p2      41 next reload
        pxor xmm2, xmm5                                            ;   971.3 p1      41 next
        pxor xmm15, xmm3                                           ;   972.3 p1      41 next
        movdqa xmm3, [rbp + 1712]                                  ;   925.0 p2      41 next
        pxor xmm3, xmm6                                            ;   973.3 p1      41 next
        pxor xmm9, xmm3                                            ;   975.3 p1      41 next
        pxor xmm4, xmm9                                            ;   977.3 p1      41 next
        pxor xmm4, xmm5                                            ;   979.3 p1      41 next
        pxor xmm10, xmm15                                          ;   977.3 p1      41 next
        movdqa xmm15, [rbp + 1120]                                 ;   926.3 p2      41 next
        movdqa xmm3, [rbp + 1248]                                  ;   927.3 p2      41 next reload
        pxor xmm15, xmm3                                           ;   978.3 p1      41 next
        pand xmm3, xmm0                                            ;   979.3 p1      41 next
        pand xmm0, [rbp + 1664]                                    ;   980.3 p2+p1   41 next
        pxor xmm11, xmm0                                           ;   982.3 p1      41 next
        pxor xmm12, xmm11                                          ;   984.3 p1      41 next
        movdqa xmm0, [rbp + 1200]                                  ;   948.3 p2      41 next
        pxor xmm0, xmm15                                           ;   983.3 p1      41 next
        movdqa xmm9, [rbp + 1584]                                  ;   930.3 p2      41 next reload
        pand xmm9, xmm15                                           ;   984.3 p1      41 next
        pxor xmm13, xmm9                                           ;   986.3 p1      41 next
        movdqa xmm15, [rbp + 1200]                                 ;   948.3 p2      41 next
        pxor xmm15, xmm2                                           ;   986.3 p1      41 next
        movdqa xmm9, [rbp + 1728]                                  ;   945.3 p2      41 next reload
        pxor xmm9, xmm13                                           ;   988.3 p1      41 next
        pxor xmm8, xmm0                                            ;   988.3 p1      41 next
        pxor xmm6, xmm8                                            ;   990.3 p1      41 next
        movdqa xmm8, [rbp + 1120]                                  ;   933.3 p2      41 next
        pxor xmm8, xmm15                                           ;   990.3 p1      41 next
        movdqa xmm15, [rbp + 1696]                                 ;   934.3 p2      41 next
        pxor xmm15, xmm9                                           ;   991.3 p1      41 next
        movdqa xmm9, [rbp + 1744]                                  ;   935.3 p2      41 next
        pxor xmm1, xmm6                                            ;   992.3 p1      41 next
        movdqa xmm6, [rbp + 1392]                                  ;   936.3 p2      41 next
        pxor xmm6, xmm4                                            ;   993.3 p1      41 next
        movdqa xmm4, [rbp + 896]                                   ;   937.3 p2      41 next
        movdqa xmm11, [rbp + 1312]                                 ;   938.3 p2      41 next reload
        por xmm11, xmm0                                            ;   994.3 p1      41 next
        pxor xmm2, xmm11                                           ;   996.3 p1      41 next
        movdqa xmm0, [rbp + 1552]                                  ;   939.3 p2      41 next
        pxor xmm0, xmm10                                           ;   996.3 p1      41 next
        movdqa xmm10, [rbp + 1568]                                 ;   940.3 p2      41 next
        pxor xmm9, xmm1                                            ;   997.3 p1      41 next
        movdqa xmm1, [rbp + 1680]                                  ;   941.3 p2      41 next
        pxor xmm3, xmm2                                            ;   998.3 p1      41 next
        movdqa xmm2, [rbp + 1072]                                  ;   942.3 p2      41 next
        pxor xmm2, xmm12                                           ;   999.3 p1      41 next
        movdqa xmm11, [rbp + 1744]                                 ;   943.3 p2      50 next
        movdqa xmm12, [rbp + 1536]                                 ;   944.3 p2      50 next reload
        pxor xmm11, xmm12                                          ;  1000.3 p1      50 next
        movdqa xmm13, [rbp + 1648]                                 ;   945.3 p2      41 next reload
        pxor xmm13, xmm8                                           ;  1001.3 p1      41 next
        movdqa xmm8, [r11 + 48]                                    ;   946.3 p2      68 k1.3 reload
        pxor xmm12, xmm8                                           ;  1002.3 p1      50 next
        pxor xmm7, xmm3                                            ;  1003.3 p1      41 next
        pxor xmm14, xmm13                                          ;  1004.3 p1      41 next
        pxor xmm15, xmm5                                           ;  1005.3 p1      41 next
        pxor xmm1, xmm7                                            ;  1006.3 p1      41 next
        movdqa xmm3, [rbp + 1392]                                  ;   947.3 p2      50 next
        movdqa xmm7, [rbp + 1424]                                  ;   948.3 p2      50 next reload
        pxor xmm3, xmm7                                            ;  1007.3 p1      50 next
        movdqa xmm13, [r11 + 64]                                   ;   949.3 p2      68 k1.4 reload
        pxor xmm7, xmm13                                           ;  1008.3 p1      50 next
        pxor xmm4, xmm15                                           ;  1009.3 p1      41 next
        pxor xmm10, xmm14                                          ;  1010.3 p1      41 next
        movdqa xmm14, [rbp + 1264]                                 ;   950.3 p2      50 next reload
        pxor xmm6, xmm14                                           ;  1011.3 p1      50 next
        movdqa xmm15, [r11 + 208]                                  ;   951.3 p2      68 k1.13 reload
        pxor xmm14, xmm15                                          ;  1012.3 p1      50 next
        pxor xmm0, [rbp + 1136]                                    ;  1013.3 p2+p1   50 next
        pxor xmm9, [rbp + 1008]                                    ;  1014.3 p2+p1   50 next
        pxor xmm2, [rbp + 1344]                                    ;  1015.3 p2+p1   50 next
        pxor xmm1, [rbp + 1168]                                    ;  1016.3 p2+p1   50 next
        pxor xmm4, [rbp + 1184]                                    ;  1017.3 p2+p1   50 next
        pxor xmm10, [rbp + 976]                                    ;  1018.3 p2+p1   50 next
        movdqa xmm13, [rbp + 896]                                  ;   958.3 p2      50 next
        pxor xmm13, [rbp + 1104]                                   ;  1019.3 p2+p1   50 next
        movdqa xmm8, [rbp + 1552]                                  ;   960.3 p2      50 next
        pxor xmm8, [rbp + 1632]                                    ;  1020.3 p2+p1   50 next
        movdqa xmm15, [rbp + 1568]                                 ;   962.3 p2      50 next
        pxor xmm15, [rbp + 1152]                                   ;  1021.3 p2+p1   50 next
        movdqa [rbp + 1568], xmm2                                  ;  1017.3 p0+p3   50 next spill
        movdqa xmm2, [rbp + 1680]                                  ;   964.3 p2      50 next
        pxor xmm2, [rbp + 1440]                                    ;  1022.3 p2+p1   50 next
        movdqa [rbp + 1680], xmm1                                  ;  1018.3 p0+p3   50 next spill
        movdqa xmm1, [rbp + 1072]                                  ;   966.3 p2      50 next
        pxor xmm1, [rbp + 1232]                                    ;  1023.3 p2+p1   50 next
        movdqa [rbp + 1072], xmm10                                 ;  1020.3 p0+p3   50 next spill
        movdqa xmm10, [rbp + 928]                                  ;   968.3 p2      50 next
        pxor xmm10, [rbp + 1040]                                   ;  1024.3 p2+p1   50 next
        movdqa [rbp + 928], xmm0                                   ;  1015.3 p0+p3   50 next spill
        movdqa xmm0, [rbp + 1504]                                  ;   970.3 p2      50 next
        pxor xmm0, [rbp + 1296]                                    ;  1025.3 p2+p1   50 next
        movdqa [rbp + 1504], xmm4                                  ;  1019.3 p0+p3   50 next spill
        movdqa xmm4, [rbp + 1104]                                  ;   972.3 p2      50 next
        pxor xmm4, [r11 + 80]                                      ;  1026.3 p2+p1   50 next
        movdqa [rbp + 1104], xmm6                                  ;  1013.3 p0+p3   50 next spill
        movdqa xmm6, [rbp + 1632]                                  ;   974.3 p2      50 next
        pxor xmm6, [r11 + 96]                                      ;  1027.3 p2+p1   50 next
        movdqa [rbp + 1632], xmm9                                  ;  1016.3 p0+p3   50 next spill
        movdqa xmm9, [rbp + 1152]                                  ;   976.3 p2      50 next
        pxor xmm9, [r11 + 112]                                     ;  1028.3 p2+p1   50 next
        movdqa [rbp + 1152], xmm0                                  ;  1027.3 p0+p3   50 next spill
        movdqa xmm0, [rbp + 1440]                                  ;   978.3 p2      50 next
        pxor xmm0, [r11 + 128]                                     ;  1029.3 p2+p1   50 next
        movdqa [rbp + 1440], xmm10                                 ;  1026.3 p0+p3   50 next spill
        movdqa xmm10, [rbp + 1232]                                 ;   981.3 p2      50 next
        pxor xmm10, [r11 + 144]                                    ;  1030.3 p2+p1   50 next
        movdqa [rbp + 1232], xmm1                                  ;  1025.3 p0+p3   50 next spill
        movdqa xmm1, [rbp + 1040]                                  ;   983.3 p2      50 next
        pxor xmm1, [r11 + 160]                                     ;  1031.3 p2+p1   50 next
        movdqa [rbp + 1040], xmm2                                  ;  1024.3 p0+p3   50 next spill
        movdqa xmm2, [rbp + 1296]                                  ;   986.3 p2      50 next
        pxor xmm2, [r11 + 176]                                     ;  1032.3 p2+p1   50 next
        movdqa [rbp + 1296], xmm15                                 ;  1023.3 p0+p3   50 next spill
        movdqa xmm15, [rbp + 1008]                                 ;   988.3 p2      50 next
        pxor xmm15, [r11 + 192]                                    ;  1033.3 p2+p1   50 next
        movdqa [rbp + 1008], xmm8                                  ;  1022.3 p0+p3   50 next spill
        movdqa xmm8, [rbp + 1184]                                  ;   992.3 p2      50 next
        pxor xmm8, [r11 + 224]                                     ;  1034.3 p2+p1   50 next
        movdqa [rbp + 1184], xmm13                                 ;  1021.3 p0+p3   50 next spill
        movdqa xmm13, [rbp + 1136]                                 ;   994.3 p2      50 next
        pxor xmm13, [r11 + 240]                                    ;  1035.3 p2+p1   50 next
        movdqa [rbp + 1136], xmm3                                  ;  1009.3 p0+p3   50 next spill
        movdqa xmm3, [rbp + 976]                                   ;   996.3 p2      50 next
        pxor xmm3, [r11]                                           ;  1036.3 p2+p1   50 next
        movdqa [rbp + 976], xmm11                                  ;  1002.3 p0+p3   50 next spill
        movdqa xmm11, [rbp + 1168]                                 ;   999.0 p2      50 next
        pxor xmm11, [r11 + 16]                                     ;  1037.3 p2+p1   50 next
        movdqa [rbp + 1168], xmm9                                  ;  1030.3 p0+p3   50 next spill
        movdqa xmm9, [rbp + 1344]                                  ;  1001.3 p2      50 next
        pxor xmm9, [r11 + 32]                                      ;  1038.3 p2+p1   50 next
        movdqa [rbp + 1344], xmm7                                  ;  1010.3 p0+p3   50 next spill
        movdqa xmm7, xmm14                                         ;  1014.3 p0      41 next copy
        pxor xmm7, xmm15                                           ;  1039.3 p1      41 next
        movdqa [rbp + 1552], xmm0                                  ;  1031.3 p0+p3   50 next spill
        movdqa xmm0, xmm14                                         ;  1014.3 p0      41 next copy
        pxor xmm0, xmm3                                            ;  1040.3 p1      41 next
        movdqa [rbp + 896], xmm12                                  ;  1008.3 p0+p3   50 next spill
        movdqa xmm12, xmm14                                        ;  1014.3 p0      41 next copy
        pand xmm12, xmm7                                           ;  1041.3 p1      41 next
        movdqa [rbp + 1264], xmm10                                 ;  1032.3 p0+p3   50 next spill
        movdqa xmm10, xmm14                                        ;  1014.3 p0      41 next copy
        pand xmm10, xmm3                                           ;  1042.3 p1      41 next
        movdqa [rbp + 1424], xmm4                                  ;  1028.3 p0+p3   50 next spill
        movdqa xmm4, xmm14                                         ;  1014.3 p0      41 next copy
        movdqa [rbp + 1392], xmm6                                  ;  1029.3 p0+p3   50 next spill
        movdqa xmm6, xmm14                                         ;  1015.7 p0      41 next copy
        movdqa [rbp + 1648], xmm6                                  ;  1022.7 p0+p3   41 next spill
        movdqa xmm6, xmm14                                         ;  1017.7 p0      41 next copy
        pand xmm6, xmm8                                            ;  1043.3 p1      41 next
        movdqa [rbp + 1536], xmm6                                  ;  1045.3 p0+p3   41 next spill
        movdqa xmm6, xmm14                                         ;  1019.7 p0      41 next copy
        movdqa [rbp + 1744], xmm14                                 ;  1020.7 p0+p3   41 next spill
        movdqa xmm14, xmm3                                         ;  1038.3 p0      41 next copy
        pxor xmm14, xmm1                                           ;  1045.3 p1      41 next
        movdqa [rbp + 1312], xmm6                                  ;  1026.7 p0+p3   41 next spill
        movdqa xmm6, xmm3                                          ;  1038.3 p0      41 next copy
        pand xmm6, xmm13                                           ;  1045.3 p1      41 next
        pxor xmm6, xmm5                                            ;  1047.3 p1      41 next
        movdqa xmm5, xmm3                                          ;  1038.3 p0      41 next copy
        pand xmm3, xmm2                                            ;  1047.3 p1      41 next
        movdqa [rbp + 1696], xmm3                                  ;  1049.3 p0+p3   41 next spill
        movdqa xmm3, xmm0                                          ;  1042.3 p0      41 next copy
        pand xmm3, xmm11                                           ;  1049.3 p1      41 next
        movdqa [rbp + 1120], xmm3                                  ;  1051.3 p0+p3   41 next spill
        movdqa xmm3, xmm0                                          ;  1042.3 p0      41 next copy
        pand xmm3, xmm8                                            ;  1049.3 p1      41 next
        movdqa [rbp + 1728], xmm4                                  ;  1029.7 p0+p3   41 next spill
        movdqa xmm4, xmm6                                          ;  1049.3 p0      41 next copy
        pxor xmm6, [rbp + 1536]                                    ;  1056.3 p2+p1   41 next
        movdqa [rbp + 1200], xmm6                                  ;  1058.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1648]                                  ;  1028.7 p2      41 next reload
        pand xmm6, xmm14                                           ;  1051.3 p1      41 next
        movdqa [rbp + 1648], xmm6                                  ;  1053.3 p0+p3   41 next spill
        movdqa xmm6, xmm1                                          ;  1033.7 p0      41 next copy
        pand xmm6, xmm2                                            ;  1052.3 p1      41 next
        pxor xmm12, xmm6                                           ;  1054.3 p1      41 next
        movdqa xmm6, xmm1                                          ;  1034.7 p0      41 next copy
        movdqa [rbp + 1584], xmm12                                 ;  1056.3 p0+p3   41 next spill
        movdqa xmm12, xmm1                                         ;  1036.7 p0      41 next copy
        pand xmm12, xmm13                                          ;  1054.3 p1      41 next
        pxor xmm12, xmm2                                           ;  1056.3 p1      41 next
        movdqa [rbp + 1664], xmm7                                  ;  1041.3 p0+p3   41 next spill
        movdqa xmm7, xmm1                                          ;  1038.7 p0      41 next copy
        pxor xmm7, xmm2                                            ;  1056.3 p1      41 next
        pand xmm5, xmm7                                            ;  1058.3 p1      41 next
        pand xmm7, xmm8                                            ;  1058.3 p1      41 next
        pxor xmm7, [rbp + 1584]                                    ;  1067.3 p2+p1   41 next
        movdqa [rbp + 1248], xmm5                                  ;  1060.3 p0+p3   41 next spill
        movdqa xmm5, xmm1                                          ;  1040.7 p0      41 next copy
        pand xmm5, xmm9                                            ;  1060.3 p1      41 next
        movdqa [rbp + 1712], xmm5                                  ;  1062.3 p0+p3   41 next spill
        movdqa xmm5, xmm2                                          ;  1042.7 p0      41 next copy
        pxor xmm5, xmm15                                           ;  1061.3 p1      41 next
        movdqa [rbp + 1600], xmm12                                 ;  1058.3 p0+p3   41 next spill
        movdqa xmm12, xmm2                                         ;  1044.7 p0      41 next copy
        movdqa [rbp + 1520], xmm7                                  ;  1069.3 p0+p3   41 next spill
        movdqa xmm7, xmm2                                          ;  1046.7 p0      41 next copy
        por xmm7, [rbp + 1664]                                     ;  1062.3 p2+p1   41 next
        movdqa [rbp + 1616], xmm5                                  ;  1063.3 p0+p3   41 next spill
        movdqa xmm5, xmm2                                          ;  1048.7 p0      41 next copy
        pand xmm5, xmm15                                           ;  1063.3 p1      41 next
        pxor xmm5, xmm11                                           ;  1065.3 p1      41 next
        pand xmm2, xmm8                                            ;  1065.3 p1      41 next
        movdqa [rbp + 1376], xmm5                                  ;  1067.3 p0+p3   41 next spill
        movdqa xmm5, xmm14                                         ;  1050.7 p0      41 next copy
        pand xmm5, xmm11                                           ;  1066.3 p1      41 next
        pxor xmm5, [rbp + 1600]                                    ;  1069.3 p2+p1   41 next
        movdqa [rbp + 1328], xmm5                                  ;  1071.3 p0+p3   41 next spill
        movdqa xmm5, xmm15                                         ;  1052.7 p0      41 next copy
        pxor xmm5, xmm9                                            ;  1068.3 p1      41 next
        pand xmm12, xmm5                                           ;  1070.3 p1      41 next
        pxor xmm10, xmm12                                          ;  1072.3 p1      41 next
        pxor xmm7, xmm10                                           ;  1074.3 p1      41 next
        pxor xmm1, xmm10                                           ;  1074.3 p1      41 next
        movdqa xmm10, xmm15                                        ;  1053.7 p0      41 next copy
        pxor xmm10, xmm11                                          ;  1073.3 p1      41 next
        pand xmm6, xmm10                                           ;  1075.3 p1      41 next
        pxor xmm4, xmm6                                            ;  1077.3 p1      41 next
        movdqa xmm6, xmm11                                         ;  1054.7 p0      41 next copy
        movdqa xmm10, [rbp + 1616]                                 ;  1063.3 p2      41 next reload
        pand xmm6, xmm10                                           ;  1076.3 p1      41 next
        pand xmm10, xmm13                                          ;  1077.3 p1      41 next
        pxor xmm3, xmm10                                           ;  1079.3 p1      41 next
        movdqa xmm10, xmm14                                        ;  1055.7 p0      41 next copy
        pand xmm14, xmm9                                           ;  1079.3 p1      41 next
        movdqa xmm12, [rbp + 1376]                                 ;  1067.3 p2      41 next reload
        pxor xmm3, xmm12                                           ;  1081.3 p1      41 next
        pand xmm12, xmm15                                          ;  1081.3 p1      41 next
        pand xmm10, [rbp + 1664]                                   ;  1082.3 p2+p1   41 next
        movdqa [rbp + 1376], xmm15                                 ;  1056.7 p0+p3   50 next spill
        movdqa xmm15, [rbp + 1728]                                 ;  1053.7 p2      41 next reload
        pand xmm15, xmm5                                           ;  1083.3 p1      41 next
        pxor xmm15, xmm3                                           ;  1085.3 p1      41 next
        movdqa [rbp + 1728], xmm1                                  ;  1076.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 1696]                                  ;  1055.3 p2      41 next reload
        pxor xmm1, xmm3                                            ;  1085.3 p1      41 next
        movdqa xmm3, xmm11                                         ;  1058.7 p0      41 next copy
        pand xmm3, xmm9                                            ;  1086.3 p1      41 next
        pxor xmm15, [rbp + 1728]                                   ;  1087.3 p2+p1   41 next
        movdqa [rbp + 1696], xmm9                                  ;  1059.7 p0+p3   50 next spill
        movdqa xmm9, [rbp + 1200]                                  ;  1058.3 p2      41 next reload
        pxor xmm9, xmm15                                           ;  1089.3 p1      41 next
        movdqa xmm15, xmm11                                        ;  1060.7 p0      41 next copy
        pand xmm15, xmm13                                          ;  1089.3 p1      41 next
        pand xmm11, xmm8                                           ;  1090.3 p1      41 next
        pxor xmm10, xmm15                                          ;  1091.3 p1      41 next
        movdqa xmm15, [rbp + 1712]                                 ;  1062.3 p2      41 next reload
        pxor xmm15, xmm11                                          ;  1092.3 p1      41 next
        movdqa xmm11, xmm13                                        ;  1061.7 p0      41 next copy
        pand xmm11, xmm8                                           ;  1093.3 p1      41 next
        pxor xmm11, [rel kasumi_encrypt_compact.T0_constants128]   ;  1095.3 p2+p1   41 next
        pxor xmm12, xmm11                                          ;  1097.3 p1      41 next
        pxor xmm10, [rbp + 1696]                                   ;  1096.3 p2+p1   41 next
        pxor xmm12, [rbp + 1584]                                   ;  1099.3 p2+p1   41 next
        pxor xmm12, xmm10                                          ;  1101.3 p1      41 next
        pxor xmm10, xmm4                                           ;  1099.3 p1      41 next
        pxor xmm10, [rbp + 1536]                                   ;  1101.3 p2+p1   41 next
        movdqa [rbp + 1536], xmm12                                 ;  1103.3 p0+p3   41 next spill
        movdqa xmm12, xmm13                                        ;  1066.0 p0      41 next copy
        pand xmm12, [rbp + 1664]                                   ;  1101.3 p2+p1   41 next
        pxor xmm12, [rbp + 1600]                                   ;  1103.3 p2+p1   41 next
        pxor xmm12, xmm6                                           ;  1105.3 p1      41 next
        pxor xmm0, xmm12                                           ;  1107.3 p1      41 next
        movdqa xmm12, xmm13                                        ;  1068.0 p0      41 next copy
        pand xmm12, xmm5                                           ;  1105.3 p1      41 next
        pxor xmm13, xmm3                                           ;  1106.3 p1      41 next
        pxor xmm6, xmm12                                           ;  1107.3 p1      41 next
        pxor xmm4, xmm6                                            ;  1109.3 p1      41 next
        pxor xmm3, xmm4                                            ;  1111.3 p1      41 next
        movdqa xmm4, [rbp + 1520]                                  ;  1070.0 p2      41 next reload
        pxor xmm4, xmm12                                           ;  1110.3 p1      41 next
        pand xmm5, [rbp + 1664]                                    ;  1111.3 p2+p1   41 next
        movdqa xmm6, [rbp + 1248]                                  ;  1072.0 p2      41 next reload
        pxor xmm6, xmm15                                           ;  1112.3 p1      41 next
        pxor xmm0, xmm4                                            ;  1113.3 p1      41 next
        movdqa xmm4, xmm8                                          ;  1072.3 p0      41 next copy
        movdqa xmm12, xmm8                                         ;  1073.3 p0      41 next copy
        pand xmm4, [rbp + 1376]                                    ;  1114.3 p2+p1   41 next
        movdqa [rbp + 1248], xmm3                                  ;  1113.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1648]                                  ;  1074.3 p2      41 next reload
        pxor xmm3, xmm4                                            ;  1116.3 p1      41 next
        movdqa xmm4, [rel kasumi_encrypt_compact.T0_constants128]  ;  1075.3 p2      41 next reload
        pxor xmm0, xmm4                                            ;  1116.3 p1      41 next
        pxor xmm15, [rbp + 1328]                                   ;  1117.3 p2+p1   41 next
        pxor xmm10, xmm15                                          ;  1119.3 p1      41 next
        pxor xmm5, [rbp + 1584]                                    ;  1119.3 p2+p1   41 next
        pxor xmm2, xmm6                                            ;  1120.3 p1      41 next
        pxor xmm14, xmm2                                           ;  1122.3 p1      41 next
        movdqa xmm15, [rbp + 1696]                                 ;  1078.3 p2      50 next reload
        pand xmm8, xmm15                                           ;  1122.3 p1      41 next
        pand xmm15, xmm13                                          ;  1123.3 p1      41 next
        pxor xmm13, xmm3                                           ;  1124.3 p1      41 next
        pxor xmm11, xmm15                                          ;  1125.3 p1      41 next
        movdqa xmm15, [rbp + 1728]                                 ;  1079.7 p2      41 next
        pxor xmm6, xmm13                                           ;  1126.3 p1      41 next
        movdqa xmm2, [rbp + 1328]                                  ;  1080.7 p2      41 next
        pxor xmm15, xmm6                                           ;  1128.3 p1      41 next
        movdqa xmm3, [rbp + 1248]                                  ;  1113.3 p2      41 next
        pxor xmm12, xmm5                                           ;  1128.3 p1      41 next
        pxor xmm1, xmm5                                            ;  1129.3 p1      41 next
        movdqa xmm5, [rbp + 1376]                                  ;  1082.7 p2      41 next
        pxor xmm5, xmm14                                           ;  1130.3 p1      41 next
        movdqa xmm14, [rbp + 1392]                                 ;  1083.7 p2      41 next
        pxor xmm7, xmm12                                           ;  1131.3 p1      41 next
        movdqa xmm6, [rbp + 1424]                                  ;  1084.7 p2      50 next reload
        pand xmm14, xmm6                                           ;  1132.3 p1      41 next
        pxor xmm2, xmm7                                            ;  1133.3 p1      41 next
        movdqa xmm7, [rbp + 1120]                                  ;  1085.7 p2      41 next
        movdqa xmm12, [rbp + 1312]                                 ;  1086.7 p2      41 next reload
        pxor xmm12, xmm8                                           ;  1134.3 p1      41 next
        pxor xmm7, xmm5                                            ;  1135.3 p1      41 next
        movdqa xmm5, [rbp + 1264]                                  ;  1087.7 p2      41 next
        pxor xmm3, xmm12                                           ;  1136.3 p1      41 next
        movdqa xmm8, [rbp + 896]                                   ;  1088.7 p2      50 next reload
        pand xmm5, xmm8                                            ;  1137.3 p1      41 next
        movdqa xmm12, [rbp + 1744]                                 ;  1089.7 p2      41 next reload
        pxor xmm12, xmm1                                           ;  1138.3 p1      41 next
        pxor xmm9, xmm11                                           ;  1139.3 p1      41 next
        pxor xmm11, xmm7                                           ;  1140.3 p1      41 next
        movdqa xmm1, [rbp + 1552]                                  ;  1090.7 p2      41 next
        movdqa xmm7, [rbp + 1344]                                  ;  1091.7 p2      50 next reload
        pand xmm1, xmm7                                            ;  1141.3 p1      41 next
        pxor xmm14, xmm8                                           ;  1142.3 p1      41 next
        movdqa xmm13, [rbp + 1264]                                 ;  1092.7 p2      41 next
        pand xmm13, [rbp + 1168]                                   ;  1143.3 p2+p1   41 next
        pxor xmm10, xmm6                                           ;  1144.3 p1      41 next
        pxor xmm15, [rbp + 1392]                                   ;  1145.3 p2+p1   41 next
        pxor xmm2, [rbp + 1168]                                    ;  1146.3 p2+p1   41 next
        pxor xmm0, xmm7                                            ;  1147.3 p1      41 next
        pxor xmm3, xmm8                                            ;  1148.3 p1      41 next
        pxor xmm11, [rbp + 1552]                                   ;  1149.3 p2+p1   41 next
        movdqa xmm4, xmm8                                          ;  1099.7 p0      41 next copy
        pand xmm4, [rbp + 1392]                                    ;  1150.3 p2+p1   41 next
        pxor xmm9, [rbp + 1264]                                    ;  1151.3 p2+p1   41 next
        movdqa [rbp + 1744], xmm12                                 ;  1140.3 p0+p3   41 next spill
        movdqa xmm12, xmm8                                         ;  1099.7 p0      41 next copy
        pand xmm12, [rbp + 1168]                                   ;  1152.3 p2+p1   41 next
        movdqa [rbp + 1312], xmm9                                  ;  1153.3 p0+p3   41 next spill
        movdqa xmm9, xmm8                                          ;  1099.7 p0      41 next copy
        pand xmm9, xmm7                                            ;  1153.3 p1      41 next
        movdqa [rbp + 1120], xmm11                                 ;  1151.3 p0+p3   41 next spill
        movdqa xmm11, xmm8                                         ;  1100.3 p0      41 next copy
        movdqa [rbp + 896], xmm2                                   ;  1148.3 p0+p3   41 next spill
        movdqa xmm2, xmm6                                          ;  1102.3 p0      41 next copy
        pand xmm2, xmm7                                            ;  1154.3 p1      41 next
        movdqa [rbp + 1376], xmm15                                 ;  1147.3 p0+p3   41 next spill
        movdqa xmm15, xmm6                                         ;  1104.3 p0      41 next copy
        pxor xmm15, [rbp + 1552]                                   ;  1155.3 p2+p1   41 next
        movdqa [rbp + 1248], xmm10                                 ;  1146.3 p0+p3   41 next spill
        movdqa xmm10, xmm6                                         ;  1106.3 p0      41 next copy
        movdqa [rbp + 1328], xmm0                                  ;  1149.3 p0+p3   41 next spill
        movdqa xmm0, xmm6                                          ;  1108.3 p0      41 next copy
        pand xmm0, [rbp + 1264]                                    ;  1156.3 p2+p1   41 next
        movdqa [rbp + 1728], xmm3                                  ;  1150.3 p0+p3   41 next spill
        movdqa xmm3, xmm6                                          ;  1110.3 p0      41 next copy
        pand xmm3, [rbp + 1552]                                    ;  1157.3 p2+p1   41 next
        movdqa [rbp + 1424], xmm3                                  ;  1159.3 p0+p3   41 next spill
        movdqa xmm3, xmm7                                          ;  1112.3 p0      41 next copy
        movdqa [rbp + 1696], xmm0                                  ;  1158.3 p0+p3   41 next spill
        movdqa xmm0, xmm7                                          ;  1114.3 p0      41 next copy
        movdqa [rbp + 1584], xmm14                                 ;  1144.3 p0+p3   41 next spill
        movdqa xmm14, xmm7                                         ;  1116.3 p0      41 next copy
        pxor xmm14, [rbp + 1168]                                   ;  1158.3 p2+p1   41 next
        movdqa [rbp + 1648], xmm6                                  ;  1117.3 p0+p3   41 next spill
        movdqa xmm6, xmm7                                          ;  1118.3 p0      41 next copy
        movdqa [rbp + 1664], xmm8                                  ;  1119.3 p0+p3   41 next spill
        movdqa xmm8, xmm7                                          ;  1120.3 p0      41 next copy
        pand xmm7, [rbp + 1264]                                    ;  1159.3 p2+p1   41 next
        movdqa [rbp + 1344], xmm7                                  ;  1161.3 p0+p3   41 next spill
        movdqa xmm7, xmm5                                          ;  1139.3 p0      41 next copy
        pxor xmm7, xmm1                                            ;  1160.3 p1      41 next
        pand xmm1, [rbp + 1392]                                    ;  1161.3 p2+p1   41 next
        movdqa [rbp + 1520], xmm9                                  ;  1155.3 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1552]                                  ;  1117.0 p2      41 next
        pand xmm9, [rbp + 1168]                                    ;  1162.3 p2+p1   41 next
        movdqa [rbp + 1600], xmm15                                 ;  1157.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1392]                                 ;  1119.0 p2      41 next
        pxor xmm15, xmm12                                          ;  1163.3 p1      41 next
        pxor xmm1, xmm15                                           ;  1165.3 p1      41 next
        pand xmm3, xmm15                                           ;  1165.3 p1      41 next
        movdqa xmm15, [rbp + 1168]                                 ;  1121.7 p2      50 next reload
        pxor xmm3, xmm15                                           ;  1167.3 p1      41 next
        pand xmm6, xmm3                                            ;  1169.3 p1      41 next
        movdqa xmm15, xmm13                                        ;  1145.3 p0      41 next copy
        pxor xmm15, xmm4                                           ;  1168.3 p1      41 next
        pand xmm13, [rbp + 1600]                                   ;  1169.3 p2+p1   41 next
        pxor xmm3, xmm13                                           ;  1171.3 p1      41 next
        pxor xmm2, xmm15                                           ;  1171.3 p1      41 next
        pxor xmm4, xmm7                                            ;  1172.3 p1      41 next
        movdqa xmm13, [rbp + 1552]                                 ;  1128.3 p2      50 next reload
        pand xmm15, xmm13                                          ;  1173.3 p1      41 next
        pxor xmm5, xmm2                                            ;  1174.3 p1      41 next
        pand xmm0, xmm5                                            ;  1176.3 p1      41 next
        movdqa xmm5, xmm13                                         ;  1139.3 p0      41 next copy
        movdqa [rbp + 1712], xmm6                                  ;  1171.3 p0+p3   41 next spill
        movdqa xmm6, xmm13                                         ;  1139.3 p0      41 next copy
        pxor xmm6, [rbp + 1696]                                    ;  1176.3 p2+p1   41 next
        movdqa [rbp + 1200], xmm6                                  ;  1178.3 p0+p3   41 next spill
        movdqa xmm6, xmm13                                         ;  1139.3 p0      41 next copy
        pand xmm6, xmm7                                            ;  1177.3 p1      41 next
        pand xmm13, [rbp + 1584]                                   ;  1178.3 p2+p1   41 next
        movdqa [rbp + 1552], xmm13                                 ;  1180.3 p0+p3   41 next spill
        movdqa xmm13, xmm12                                        ;  1154.3 p0      41 next copy
        por xmm13, xmm9                                            ;  1179.3 p1      41 next
        pxor xmm12, [rbp + 1264]                                   ;  1180.3 p2+p1   41 next
        pxor xmm0, xmm12                                           ;  1182.3 p1      41 next
        movdqa [rbp + 1616], xmm0                                  ;  1184.3 p0+p3   41 next spill
        movdqa xmm0, [rbp + 1264]                                  ;  1142.3 p2      41 next
        pand xmm0, [rbp + 1392]                                    ;  1182.3 p2+p1   41 next
        pxor xmm9, xmm0                                            ;  1184.3 p1      41 next
        pxor xmm5, xmm0                                            ;  1184.3 p1      41 next
        pxor xmm12, xmm5                                           ;  1186.3 p1      41 next
        movdqa xmm0, [rbp + 1264]                                  ;  1145.7 p2      50 next reload
        pand xmm5, xmm0                                            ;  1186.3 p1      41 next
        pand xmm0, xmm7                                            ;  1187.3 p1      41 next
        pxor xmm1, xmm5                                            ;  1188.3 p1      41 next
        movdqa xmm5, [rbp + 1168]                                  ;  1148.3 p2      50 next reload
        pxor xmm7, xmm5                                            ;  1189.3 p1      41 next
        pand xmm10, xmm7                                           ;  1191.3 p1      41 next
        movdqa xmm7, xmm5                                          ;  1159.3 p0      41 next copy
        pand xmm7, xmm2                                            ;  1191.3 p1      41 next
        pand xmm2, [rbp + 1392]                                    ;  1192.3 p2+p1   41 next
        pxor xmm13, xmm2                                           ;  1194.3 p1      41 next
        movdqa xmm2, xmm5                                          ;  1159.3 p0      41 next copy
        pand xmm2, [rbp + 1584]                                    ;  1194.3 p2+p1   41 next
        pand xmm5, [rbp + 1392]                                    ;  1195.3 p2+p1   41 next
        pxor xmm7, [rbp + 1696]                                    ;  1196.3 p2+p1   41 next
        movdqa [rbp + 1168], xmm2                                  ;  1196.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1600]                                  ;  1157.3 p2      41 next
        pand xmm2, [rbp + 1520]                                    ;  1197.3 p2+p1   41 next
        pxor xmm14, xmm2                                           ;  1199.3 p1      41 next
        pxor xmm14, xmm9                                           ;  1201.3 p1      41 next
        pand xmm8, xmm14                                           ;  1203.3 p1      41 next
        movdqa xmm14, [rbp + 1600]                                 ;  1158.3 p2      41 next reload
        pxor xmm9, xmm14                                           ;  1201.3 p1      41 next
        pand xmm11, xmm9                                           ;  1203.3 p1      41 next
        pand xmm14, xmm5                                           ;  1203.3 p1      41 next
        pxor xmm0, xmm14                                           ;  1205.3 p1      41 next
        movdqa xmm14, [rbp + 1520]                                 ;  1159.7 p2      41 next
        pxor xmm14, xmm12                                          ;  1205.3 p1      41 next
        pxor xmm15, xmm14                                          ;  1207.3 p1      41 next
        movdqa xmm14, [rbp + 1696]                                 ;  1160.7 p2      41 next
        pxor xmm14, xmm5                                           ;  1207.3 p1      41 next
        movdqa xmm2, [rbp + 1344]                                  ;  1161.7 p2      41 next
        pxor xmm10, xmm15                                          ;  1209.3 p1      41 next
        movdqa xmm15, [rbp + 1424]                                 ;  1162.7 p2      41 next reload
        pxor xmm2, xmm15                                           ;  1209.3 p1      41 next
        movdqa xmm5, [rbp + 1200]                                  ;  1178.3 p2      41 next reload
        pand xmm15, xmm5                                           ;  1210.3 p1      41 next
        pand xmm5, [rbp + 1392]                                    ;  1211.3 p2+p1   41 next
        pxor xmm6, xmm5                                            ;  1213.3 p1      41 next
        movdqa xmm5, [rel kasumi_encrypt_compact.T0_constants128]  ;  1165.7 p2      41 next reload
        pxor xmm11, xmm5                                           ;  1213.3 p1      41 next
        pxor xmm8, xmm14                                           ;  1214.3 p1      41 next
        pxor xmm10, xmm5                                           ;  1215.3 p1      41 next
        movdqa xmm14, [rbp + 1616]                                 ;  1184.3 p2      41 next reload
        pxor xmm14, xmm6                                           ;  1216.3 p1      41 next
        movdqa xmm6, [rbp + 1552]                                  ;  1180.3 p2      41 next reload
        pxor xmm6, xmm8                                            ;  1217.3 p1      41 next
        movdqa xmm8, [rbp + 1664]                                  ;  1168.7 p2      41 next reload
        pand xmm8, xmm2                                            ;  1218.3 p1      41 next
        pxor xmm4, xmm8                                            ;  1220.3 p1      41 next
        pxor xmm7, xmm4                                            ;  1222.3 p1      41 next
        movdqa xmm4, [rbp + 1168]                                  ;  1196.3 p2      41 next
        pxor xmm4, xmm2                                            ;  1221.3 p1      41 next
        movdqa xmm2, [rbp + 1168]                                  ;  1196.3 p2      41 next
        pxor xmm2, xmm11                                           ;  1222.3 p1      41 next
        pxor xmm3, xmm4                                            ;  1223.3 p1      41 next
        pxor xmm12, xmm3                                           ;  1225.3 p1      41 next
        movdqa xmm3, [rbp + 1344]                                  ;  1171.7 p2      41 next
        pxor xmm3, xmm2                                            ;  1225.3 p1      41 next
        movdqa xmm2, [rbp + 1584]                                  ;  1172.7 p2      41 next
        pxor xmm2, xmm7                                            ;  1226.3 p1      41 next
        movdqa xmm7, [rbp + 1728]                                  ;  1173.7 p2      41 next
        pxor xmm0, xmm12                                           ;  1227.3 p1      41 next
        movdqa xmm8, [rbp + 1328]                                  ;  1174.7 p2      41 next
        pxor xmm8, xmm10                                           ;  1228.3 p1      41 next
        movdqa xmm9, [rbp + 1248]                                  ;  1175.7 p2      41 next
        pxor xmm7, xmm0                                            ;  1229.3 p1      41 next
        movdqa xmm0, [rbp + 1376]                                  ;  1176.7 p2      41 next
        pxor xmm0, xmm6                                            ;  1230.3 p1      41 next
        movdqa xmm6, [rbp + 896]                                   ;  1177.7 p2      41 next
        movdqa xmm10, [rbp + 1648]                                 ;  1178.7 p2      41 next reload
        por xmm10, xmm4                                            ;  1231.3 p1      41 next
        pxor xmm11, xmm10                                          ;  1233.3 p1      41 next
        movdqa xmm4, [rbp + 1120]                                  ;  1179.7 p2      41 next
        movdqa xmm10, [rbp + 1712]                                 ;  1180.7 p2      41 next reload
        pxor xmm10, xmm3                                           ;  1233.3 p1      41 next
        pxor xmm1, xmm10                                           ;  1235.3 p1      41 next
        movdqa xmm3, [rbp + 1312]                                  ;  1181.7 p2      41 next
        pxor xmm3, xmm14                                           ;  1235.3 p1      41 next
        movdqa xmm14, [rbp + 1728]                                 ;  1182.7 p2      44 next
        pxor xmm14, [r11 + 2304]                                   ;  1236.3 p2+p1   44 next
        pxor xmm15, xmm11                                          ;  1237.3 p1      41 next
        movdqa xmm10, [rbp + 1328]                                 ;  1184.7 p2      44 next
        pxor xmm10, [r11 + 2320]                                   ;  1238.3 p2+p1   44 next
        pxor xmm13, xmm15                                          ;  1239.3 p1      41 next
        movdqa xmm15, [rbp + 1248]                                 ;  1186.7 p2      44 next
        pxor xmm15, [r11 + 2336]                                   ;  1240.3 p2+p1   44 next
        pxor xmm6, xmm1                                            ;  1241.3 p1      41 next
        movdqa xmm1, [rbp + 1376]                                  ;  1188.7 p2      44 next
        pxor xmm1, [r11 + 2352]                                    ;  1242.3 p2+p1   44 next
        pxor xmm2, xmm5                                            ;  1243.3 p1      41 next
        pxor xmm4, xmm13                                           ;  1244.3 p1      41 next
        movdqa xmm11, [rbp + 896]                                  ;  1190.7 p2      44 next
        pxor xmm11, [r11 + 2368]                                   ;  1245.3 p2+p1   44 next
        pxor xmm9, xmm2                                            ;  1246.3 p1      41 next
        movdqa xmm2, [rbp + 1120]                                  ;  1192.7 p2      44 next
        pxor xmm2, [r11 + 2384]                                    ;  1247.3 p2+p1   44 next
        pxor xmm8, [r11 + 2464]                                    ;  1248.3 p2+p1   44 next
        pxor xmm7, [r11 + 2448]                                    ;  1249.3 p2+p1   44 next
        pxor xmm0, [r11 + 2496]                                    ;  1250.3 p2+p1   44 next
        pxor xmm3, [r11 + 2544]                                    ;  1251.3 p2+p1   44 next
        pxor xmm6, [r11 + 2512]                                    ;  1252.3 p2+p1   44 next
        movdqa xmm12, [rbp + 1312]                                 ;  1199.7 p2      44 next
        pxor xmm12, [r11 + 2400]                                   ;  1253.3 p2+p1   44 next
        pxor xmm4, [r11 + 2528]                                    ;  1254.3 p2+p1   44 next
        pxor xmm9, [r11 + 2480]                                    ;  1255.3 p2+p1   44 next
        movdqa xmm13, [rbp + 1536]                                 ;  1203.7 p2      44 next
        pxor xmm13, [r11 + 2416]                                   ;  1256.3 p2+p1   44 next
        movdqa [rbp + 1536], xmm6                                  ;  1254.3 p0+p3   44 next spill
        movdqa xmm6, [rbp + 1744]                                  ;  1205.7 p2      44 next
        pxor xmm6, [r11 + 2432]                                    ;  1257.3 p2+p1   44 next
        movdqa [rbp + 1744], xmm8                                  ;  1250.3 p0+p3   44 next spill
        movdqa xmm8, xmm14                                         ;  1238.3 p0      41 next copy
        pxor xmm8, xmm12                                           ;  1258.3 p1      41 next
        movdqa [rbp + 1312], xmm4                                  ;  1256.3 p0+p3   44 next spill
        movdqa xmm4, xmm14                                         ;  1238.3 p0      41 next copy
        pand xmm4, xmm10                                           ;  1259.3 p1      41 next
        movdqa [rbp + 1120], xmm7                                  ;  1251.3 p0+p3   44 next spill
        movdqa xmm7, xmm14                                         ;  1238.3 p0      41 next copy
        movdqa [rbp + 896], xmm3                                   ;  1253.3 p0+p3   44 next spill
        movdqa xmm3, xmm14                                         ;  1238.3 p0      41 next copy
        pand xmm3, xmm2                                            ;  1260.3 p1      41 next
        pxor xmm3, xmm10                                           ;  1262.3 p1      41 next
        movdqa [rbp + 1376], xmm0                                  ;  1252.3 p0+p3   44 next spill
        movdqa xmm0, xmm14                                         ;  1238.3 p0      41 next copy
        pxor xmm0, xmm10                                           ;  1262.3 p1      41 next
        movdqa [rbp + 1248], xmm9                                  ;  1257.3 p0+p3   44 next spill
        movdqa xmm9, xmm14                                         ;  1238.3 p0      41 next copy
        pand xmm9, xmm6                                            ;  1263.3 p1      41 next
        movdqa [rbp + 1328], xmm0                                  ;  1264.3 p0+p3   41 next spill
        movdqa xmm0, xmm10                                         ;  1240.3 p0      41 next copy
        pxor xmm0, xmm15                                           ;  1264.3 p1      41 next
        movdqa [rbp + 1728], xmm9                                  ;  1265.3 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1328]                                  ;  1264.3 p2      41 next
        pand xmm9, xmm12                                           ;  1275.3 p1      41 next
        movdqa [rbp + 1712], xmm9                                  ;  1277.3 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1328]                                  ;  1264.3 p2      41 next
        pand xmm9, xmm11                                           ;  1275.3 p1      41 next
        movdqa xmm5, xmm10                                         ;  1240.3 p0      41 next copy
        movdqa [rbp + 1328], xmm3                                  ;  1264.3 p0+p3   41 next spill
        movdqa xmm3, xmm10                                         ;  1240.3 p0      41 next copy
        movdqa [rbp + 1648], xmm10                                 ;  1240.3 p0+p3   44 next spill
        movdqa xmm10, [rbp + 1328]                                 ;  1264.3 p2      41 next
        movdqa [rbp + 1584], xmm0                                  ;  1266.3 p0+p3   41 next spill
        movdqa xmm0, [rbp + 1328]                                  ;  1264.3 p2      41 next
        movdqa [rbp + 1328], xmm9                                  ;  1277.3 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1584]                                  ;  1266.3 p2      41 next
        pand xmm9, xmm13                                           ;  1277.3 p1      41 next
        movdqa [rbp + 1344], xmm9                                  ;  1279.3 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1584]                                  ;  1266.3 p2      41 next
        pand xmm9, xmm2                                            ;  1277.3 p1      41 next
        movdqa [rbp + 1584], xmm14                                 ;  1238.3 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1344]                                 ;  1279.3 p2      41 next
        movdqa [rbp + 1168], xmm11                                 ;  1247.3 p0+p3   44 next spill
        movdqa xmm11, [rbp + 1648]                                 ;  1240.3 p2      41 next
        pand xmm11, xmm15                                          ;  1269.3 p1      41 next
        pxor xmm11, xmm13                                          ;  1271.3 p1      41 next
        movdqa [rbp + 1664], xmm11                                 ;  1273.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1168]                                 ;  1247.3 p2      41 next
        pand xmm11, xmm2                                           ;  1271.3 p1      41 next
        pxor xmm11, [rel kasumi_encrypt_compact.T0_constants128]   ;  1273.3 p2+p1   41 next
        movdqa [rbp + 1552], xmm11                                 ;  1275.3 p0+p3   41 next spill
        movdqa xmm11, xmm15                                        ;  1242.3 p0      41 next copy
        pxor xmm11, xmm6                                           ;  1273.3 p1      41 next
        pand xmm5, xmm11                                           ;  1275.3 p1      41 next
        movdqa [rbp + 1616], xmm6                                  ;  1259.3 p0+p3   44 next spill
        movdqa xmm6, xmm15                                         ;  1242.3 p0      41 next copy
        pxor xmm6, xmm1                                            ;  1275.3 p1      41 next
        por xmm3, xmm6                                             ;  1277.3 p1      41 next
        movdqa [rbp + 1392], xmm11                                 ;  1275.3 p0+p3   41 next spill
        movdqa xmm11, xmm15                                        ;  1242.3 p0      41 next copy
        pxor xmm11, xmm13                                          ;  1277.3 p1      41 next
        pand xmm7, xmm11                                           ;  1279.3 p1      41 next
        movdqa xmm11, xmm15                                        ;  1242.3 p0      41 next copy
        pand xmm11, [rbp + 1664]                                   ;  1284.3 p2+p1   41 next
        pxor xmm11, [rbp + 1552]                                   ;  1286.3 p2+p1   41 next
        movdqa [rbp + 1200], xmm11                                 ;  1288.3 p0+p3   41 next spill
        movdqa xmm11, xmm15                                        ;  1244.3 p0      41 next copy
        pand xmm11, [rbp + 1168]                                   ;  1281.3 p2+p1   41 next
        movdqa [rbp + 1424], xmm15                                 ;  1246.3 p0+p3   41 next spill
        movdqa xmm15, xmm12                                        ;  1255.3 p0      41 next copy
        pxor xmm15, xmm1                                           ;  1282.3 p1      41 next
        movdqa [rbp + 1696], xmm11                                 ;  1283.3 p0+p3   41 next spill
        movdqa xmm11, xmm12                                        ;  1255.3 p0      41 next copy
        pand xmm11, xmm2                                           ;  1283.3 p1      41 next
        pxor xmm11, [rel kasumi_encrypt_compact.T0_constants128]   ;  1285.3 p2+p1   41 next
        pxor xmm7, xmm11                                           ;  1287.3 p1      41 next
        movdqa [rbp + 1520], xmm11                                 ;  1287.3 p0+p3   41 next spill
        movdqa xmm11, xmm12                                        ;  1255.3 p0      41 next copy
        pand xmm11, xmm1                                           ;  1286.3 p1      41 next
        pxor xmm5, xmm11                                           ;  1288.3 p1      41 next
        pxor xmm3, xmm5                                            ;  1290.3 p1      41 next
        movdqa xmm11, [rbp + 1584]                                 ;  1254.7 p2      41 next reload
        pxor xmm11, xmm5                                           ;  1290.3 p1      41 next
        movdqa xmm5, xmm2                                          ;  1255.3 p0      41 next copy
        pand xmm5, xmm6                                            ;  1290.3 p1      41 next
        pxor xmm0, xmm5                                            ;  1292.3 p1      41 next
        pxor xmm14, xmm0                                           ;  1294.3 p1      41 next
        movdqa xmm0, xmm2                                          ;  1257.3 p0      41 next copy
        movdqa xmm5, xmm2                                          ;  1258.3 p0      41 next copy
        pand xmm2, xmm13                                           ;  1293.3 p1      41 next
        pand xmm0, [rbp + 1392]                                    ;  1294.3 p2+p1   41 next
        pxor xmm14, xmm15                                          ;  1296.3 p1      41 next
        pand xmm12, [rbp + 1648]                                   ;  1296.3 p2+p1   41 next
        movdqa [rbp + 1584], xmm11                                 ;  1292.3 p0+p3   41 next spill
        movdqa xmm11, xmm13                                        ;  1261.0 p0      41 next copy
        pand xmm11, xmm8                                           ;  1297.3 p1      41 next
        pxor xmm10, xmm11                                          ;  1299.3 p1      41 next
        movdqa xmm11, xmm13                                        ;  1262.0 p0      41 next copy
        pand xmm11, xmm15                                          ;  1299.3 p1      41 next
        pand xmm15, [rbp + 1168]                                   ;  1300.3 p2+p1   41 next
        pxor xmm9, xmm15                                           ;  1302.3 p1      41 next
        movdqa xmm15, xmm13                                        ;  1263.3 p0      41 next copy
        pand xmm15, [rbp + 1616]                                   ;  1302.3 p2+p1   41 next
        pxor xmm9, [rbp + 1664]                                    ;  1304.3 p2+p1   41 next
        pand xmm13, [rbp + 1168]                                   ;  1304.3 p2+p1   41 next
        pxor xmm5, xmm15                                           ;  1305.3 p1      41 next
        movdqa [rbp + 1664], xmm11                                 ;  1301.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1728]                                 ;  1266.7 p2      41 next reload
        pxor xmm11, xmm13                                          ;  1306.3 p1      41 next
        movdqa xmm13, xmm6                                         ;  1277.3 p0      41 next copy
        pand xmm13, xmm1                                           ;  1307.3 p1      41 next
        pxor xmm4, xmm13                                           ;  1309.3 p1      41 next
        movdqa xmm13, xmm8                                         ;  1268.3 p0      41 next copy
        pand xmm13, xmm6                                           ;  1309.3 p1      41 next
        pxor xmm2, xmm13                                           ;  1311.3 p1      41 next
        movdqa xmm13, xmm8                                         ;  1269.3 p0      41 next copy
        pand xmm13, xmm1                                           ;  1311.3 p1      41 next
        pand xmm6, [rbp + 1392]                                    ;  1312.3 p2+p1   41 next
        pxor xmm12, xmm9                                           ;  1313.3 p1      41 next
        movdqa [rbp + 1728], xmm5                                  ;  1307.3 p0+p3   41 next spill
        movdqa xmm5, [rbp + 1696]                                  ;  1283.3 p2      41 next reload
        pxor xmm5, xmm13                                           ;  1314.3 p1      41 next
        movdqa xmm13, [rbp + 1616]                                 ;  1279.0 p2      44 next reload
        pxor xmm2, xmm13                                           ;  1315.3 p1      41 next
        pand xmm8, xmm13                                           ;  1316.3 p1      41 next
        pxor xmm6, xmm4                                            ;  1317.3 p1      41 next
        pxor xmm5, [rbp + 1728]                                    ;  1318.3 p2+p1   41 next
        pxor xmm12, xmm6                                           ;  1319.3 p1      41 next
        pxor xmm6, [rbp + 1168]                                    ;  1320.3 p2+p1   41 next
        pxor xmm3, xmm6                                            ;  1322.3 p1      41 next
        movdqa xmm6, xmm7                                          ;  1289.3 p0      41 next copy
        pxor xmm7, xmm2                                            ;  1322.3 p1      41 next
        pxor xmm12, xmm1                                           ;  1323.3 p1      41 next
        pxor xmm3, xmm10                                           ;  1324.3 p1      41 next
        pxor xmm10, xmm11                                          ;  1325.3 p1      41 next
        movdqa [rbp + 1696], xmm12                                 ;  1325.3 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1712]                                 ;  1284.3 p2      41 next reload
        pxor xmm12, xmm11                                          ;  1326.3 p1      41 next
        movdqa xmm11, [rbp + 1328]                                 ;  1285.3 p2      41 next reload
        pxor xmm11, xmm4                                           ;  1327.3 p1      41 next
        movdqa [rbp + 1328], xmm3                                  ;  1326.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1200]                                  ;  1291.0 p2      41 next reload
        pxor xmm3, xmm4                                            ;  1328.3 p1      41 next
        pxor xmm2, xmm3                                            ;  1330.3 p1      41 next
        movdqa xmm3, xmm0                                          ;  1296.3 p0      41 next copy
        pxor xmm0, xmm11                                           ;  1330.3 p1      41 next
        pxor xmm14, xmm0                                           ;  1332.3 p1      41 next
        pxor xmm3, [rbp + 1344]                                    ;  1332.3 p2+p1   41 next
        movdqa xmm0, xmm1                                          ;  1293.7 p0      41 next copy
        pxor xmm6, xmm3                                            ;  1334.3 p1      41 next
        pand xmm0, [rbp + 1392]                                    ;  1334.3 p2+p1   41 next
        movdqa xmm3, xmm1                                          ;  1295.0 p0      41 next copy
        pxor xmm15, xmm6                                           ;  1336.3 p1      41 next
        movdqa xmm4, [rbp + 1168]                                  ;  1295.7 p2      44 next reload
        pand xmm3, xmm4                                            ;  1336.3 p1      41 next
        pxor xmm9, xmm0                                            ;  1337.3 p1      41 next
        movdqa xmm0, xmm13                                         ;  1296.7 p0      41 next copy
        pand xmm0, xmm4                                            ;  1338.3 p1      41 next
        pxor xmm1, xmm0                                            ;  1340.3 p1      41 next
        pand xmm4, [rbp + 1648]                                    ;  1340.3 p2+p1   41 next
        pand xmm13, [rbp + 1728]                                   ;  1341.3 p2+p1   41 next
        movdqa xmm0, [rbp + 1584]                                  ;  1299.7 p2      41 next
        pxor xmm0, xmm9                                            ;  1342.3 p1      41 next
        movdqa xmm6, [rel kasumi_encrypt_compact.T0_constants128]  ;  1300.7 p2      41 next reload
        pxor xmm14, xmm6                                           ;  1343.3 p1      41 next
        pxor xmm5, xmm12                                           ;  1344.3 p1      41 next
        pxor xmm12, xmm4                                           ;  1345.3 p1      41 next
        movdqa xmm4, [rbp + 1584]                                  ;  1301.7 p2      41 next
        pxor xmm4, xmm5                                            ;  1346.3 p1      41 next
        movdqa xmm5, [rbp + 1552]                                  ;  1302.7 p2      41 next
        pxor xmm5, xmm13                                           ;  1347.3 p1      41 next
        movdqa xmm9, [rbp + 1376]                                  ;  1303.7 p2      41 next
        pxor xmm8, xmm12                                           ;  1348.3 p1      41 next
        movdqa xmm11, [rbp + 1248]                                 ;  1304.7 p2      44 next reload
        pand xmm9, xmm11                                           ;  1349.3 p1      41 next
        pxor xmm7, xmm3                                            ;  1350.3 p1      41 next
        movdqa xmm12, [rbp + 1520]                                 ;  1305.7 p2      41 next reload
        pxor xmm12, xmm3                                           ;  1351.3 p1      41 next
        pxor xmm10, xmm7                                           ;  1352.3 p1      41 next
        movdqa xmm3, [rbp + 1664]                                  ;  1306.7 p2      41 next
        pxor xmm15, xmm1                                           ;  1353.3 p1      41 next
        movdqa xmm1, [rbp + 896]                                   ;  1307.7 p2      41 next
        movdqa xmm7, [rbp + 1120]                                  ;  1308.7 p2      44 next reload
        pand xmm1, xmm7                                            ;  1354.3 p1      41 next
        pxor xmm0, xmm12                                           ;  1355.3 p1      41 next
        movdqa xmm12, [rbp + 1424]                                 ;  1309.7 p2      41 next reload
        pxor xmm12, xmm8                                           ;  1356.3 p1      41 next
        pxor xmm3, xmm12                                           ;  1358.3 p1      41 next
        movdqa xmm8, [rbp + 1312]                                  ;  1310.7 p2      41 next
        movdqa xmm12, [rbp + 1744]                                 ;  1311.7 p2      44 next reload
        pand xmm8, xmm12                                           ;  1358.3 p1      41 next
        pxor xmm9, xmm7                                            ;  1359.3 p1      41 next
        pxor xmm0, xmm5                                            ;  1360.3 p1      41 next
        pxor xmm5, xmm3                                            ;  1361.3 p1      41 next
        movdqa xmm3, [rbp + 896]                                   ;  1312.7 p2      41 next
        movdqa xmm13, [rbp + 1536]                                 ;  1313.7 p2      44 next reload
        pand xmm3, xmm13                                           ;  1362.3 p1      41 next
        pxor xmm4, [rbp + 1376]                                    ;  1363.3 p2+p1   41 next
        pxor xmm15, xmm7                                           ;  1364.3 p1      41 next
        pxor xmm10, xmm11                                          ;  1365.3 p1      41 next
        pxor xmm14, xmm12                                          ;  1366.3 p1      41 next
        pxor xmm5, [rbp + 1312]                                    ;  1367.3 p2+p1   41 next
        movdqa xmm6, xmm7                                          ;  1319.7 p0      41 next copy
        pand xmm6, [rbp + 1376]                                    ;  1368.3 p2+p1   41 next
        pxor xmm0, [rbp + 896]                                     ;  1369.3 p2+p1   41 next
        movdqa [rbp + 1424], xmm2                                  ;  1332.3 p0+p3   41 next spill
        movdqa xmm2, xmm7                                          ;  1319.7 p0      41 next copy
        pand xmm2, xmm13                                           ;  1370.3 p1      41 next
        movdqa [rbp + 1664], xmm0                                  ;  1371.3 p0+p3   41 next spill
        movdqa xmm0, xmm7                                          ;  1319.7 p0      41 next copy
        pand xmm0, xmm12                                           ;  1371.3 p1      41 next
        movdqa [rbp + 1520], xmm5                                  ;  1369.3 p0+p3   41 next spill
        movdqa xmm5, xmm7                                          ;  1320.0 p0      41 next copy
        movdqa [rbp + 1120], xmm4                                  ;  1365.3 p0+p3   41 next spill
        movdqa xmm4, xmm11                                         ;  1322.0 p0      41 next copy
        pand xmm4, xmm12                                           ;  1372.3 p1      41 next
        movdqa [rbp + 1552], xmm10                                 ;  1367.3 p0+p3   41 next spill
        movdqa xmm10, xmm11                                        ;  1324.0 p0      41 next copy
        pxor xmm10, [rbp + 1312]                                   ;  1373.3 p2+p1   41 next
        movdqa [rbp + 1584], xmm14                                 ;  1368.3 p0+p3   41 next spill
        movdqa xmm14, xmm11                                        ;  1326.0 p0      41 next copy
        movdqa [rbp + 1728], xmm15                                 ;  1366.3 p0+p3   41 next spill
        movdqa xmm15, xmm11                                        ;  1328.0 p0      41 next copy
        pand xmm15, [rbp + 896]                                    ;  1374.3 p2+p1   41 next
        movdqa [rbp + 1648], xmm15                                 ;  1376.3 p0+p3   41 next spill
        movdqa xmm15, xmm11                                        ;  1330.0 p0      41 next copy
        pand xmm15, [rbp + 1312]                                   ;  1375.3 p2+p1   41 next
        movdqa [rbp + 1248], xmm15                                 ;  1377.3 p0+p3   41 next spill
        movdqa xmm15, xmm12                                        ;  1332.0 p0      41 next copy
        movdqa [rbp + 1168], xmm9                                  ;  1361.3 p0+p3   41 next spill
        movdqa xmm9, xmm12                                         ;  1334.0 p0      41 next copy
        movdqa [rbp + 1616], xmm11                                 ;  1335.0 p0+p3   41 next spill
        movdqa xmm11, xmm12                                        ;  1336.0 p0      41 next copy
        pxor xmm11, xmm13                                          ;  1376.3 p1      41 next
        movdqa [rbp + 1392], xmm7                                  ;  1337.0 p0+p3   41 next spill
        movdqa xmm7, xmm12                                         ;  1338.0 p0      41 next copy
        movdqa [rbp + 1344], xmm0                                  ;  1373.3 p0+p3   41 next spill
        movdqa xmm0, xmm12                                         ;  1340.0 p0      41 next copy
        pand xmm12, [rbp + 896]                                    ;  1377.3 p2+p1   41 next
        movdqa [rbp + 1744], xmm12                                 ;  1379.3 p0+p3   41 next spill
        movdqa xmm12, xmm1                                         ;  1356.3 p0      41 next copy
        pxor xmm12, xmm8                                           ;  1378.3 p1      41 next
        pand xmm8, [rbp + 1376]                                    ;  1379.3 p2+p1   41 next
        movdqa [rbp + 1200], xmm10                                 ;  1375.3 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1376]                                 ;  1334.7 p2      41 next
        pxor xmm10, xmm2                                           ;  1380.3 p1      41 next
        pxor xmm8, xmm10                                           ;  1382.3 p1      41 next
        pand xmm15, xmm10                                          ;  1382.3 p1      41 next
        pxor xmm15, xmm13                                          ;  1384.3 p1      41 next
        movdqa xmm10, xmm13                                        ;  1344.0 p0      41 next copy
        pand xmm10, [rbp + 1312]                                   ;  1384.3 p2+p1   41 next
        pand xmm7, xmm15                                           ;  1386.3 p1      41 next
        movdqa [rbp + 1712], xmm7                                  ;  1388.3 p0+p3   41 next spill
        movdqa xmm7, xmm13                                         ;  1346.0 p0      41 next copy
        movdqa [rbp + 1600], xmm5                                  ;  1347.0 p0+p3   41 next spill
        movdqa xmm5, xmm13                                         ;  1348.0 p0      41 next copy
        pxor xmm5, xmm12                                           ;  1386.3 p1      41 next
        pand xmm14, xmm5                                           ;  1388.3 p1      41 next
        movdqa xmm5, xmm13                                         ;  1349.0 p0      41 next copy
        pand xmm5, [rbp + 1168]                                    ;  1388.3 p2+p1   41 next
        movdqa [rbp + 1264], xmm5                                  ;  1390.3 p0+p3   41 next spill
        movdqa xmm5, xmm13                                         ;  1351.0 p0      41 next copy
        pand xmm5, [rbp + 1376]                                    ;  1389.3 p2+p1   41 next
        pxor xmm13, [rbp + 1328]                                   ;  1390.3 p2+p1   41 next
        movdqa [rbp + 1328], xmm13                                 ;  1392.3 p0+p3   41 next spill
        movdqa xmm13, xmm3                                         ;  1364.3 p0      41 next copy
        pxor xmm13, xmm6                                           ;  1391.3 p1      41 next
        pxor xmm6, xmm12                                           ;  1392.3 p1      41 next
        pand xmm3, [rbp + 1200]                                    ;  1393.3 p2+p1   41 next
        pxor xmm15, xmm3                                           ;  1395.3 p1      41 next
        pxor xmm4, xmm13                                           ;  1395.3 p1      41 next
        movdqa xmm3, [rbp + 1312]                                  ;  1354.3 p2      44 next reload
        pand xmm13, xmm3                                           ;  1396.3 p1      41 next
        pxor xmm1, xmm4                                            ;  1397.3 p1      41 next
        pand xmm9, xmm1                                            ;  1399.3 p1      41 next
        pand xmm7, xmm4                                            ;  1399.3 p1      41 next
        movdqa xmm1, [rbp + 1376]                                  ;  1356.3 p2      44 next reload
        pand xmm4, xmm1                                            ;  1400.3 p1      41 next
        pxor xmm7, [rbp + 1648]                                    ;  1401.3 p2+p1   41 next
        movdqa [rbp + 1536], xmm12                                 ;  1380.3 p0+p3   41 next spill
        movdqa xmm12, xmm1                                         ;  1367.3 p0      41 next copy
        pand xmm12, [rbp + 896]                                    ;  1402.3 p2+p1   41 next
        movdqa [rbp + 1376], xmm5                                  ;  1391.3 p0+p3   41 next spill
        movdqa xmm5, xmm2                                          ;  1372.3 p0      41 next copy
        por xmm2, xmm10                                            ;  1403.3 p1      41 next
        pxor xmm4, xmm2                                            ;  1405.3 p1      41 next
        movdqa xmm2, [rbp + 896]                                   ;  1365.3 p2      44 next reload
        pxor xmm5, xmm2                                            ;  1405.3 p1      41 next
        pxor xmm10, xmm12                                          ;  1406.3 p1      41 next
        pxor xmm12, xmm3                                           ;  1407.3 p1      41 next
        pxor xmm9, xmm5                                            ;  1408.3 p1      41 next
        pxor xmm5, xmm12                                           ;  1409.3 p1      41 next
        pand xmm12, xmm2                                           ;  1410.3 p1      41 next
        pxor xmm8, xmm12                                           ;  1412.3 p1      41 next
        movdqa xmm12, xmm3                                         ;  1370.3 p0      41 next copy
        pxor xmm12, [rbp + 1648]                                   ;  1412.3 p2+p1   41 next
        pand xmm2, [rbp + 1536]                                    ;  1413.3 p2+p1   41 next
        pand xmm1, xmm12                                           ;  1414.3 p1      41 next
        pand xmm12, [rbp + 1248]                                   ;  1415.3 p2+p1   41 next
        movdqa [rbp + 896], xmm9                                   ;  1410.3 p0+p3   41 next spill
        movdqa xmm9, xmm3                                          ;  1374.0 p0      41 next copy
        pand xmm9, [rbp + 1536]                                    ;  1416.3 p2+p1   41 next
        pxor xmm1, xmm9                                            ;  1418.3 p1      41 next
        movdqa xmm9, [rbp + 1168]                                  ;  1375.0 p2      41 next reload
        pand xmm3, xmm9                                            ;  1418.3 p1      41 next
        movdqa [rbp + 1168], xmm3                                  ;  1420.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 896]                                   ;  1410.3 p2      41 next reload
        pxor xmm3, xmm1                                            ;  1421.3 p1      41 next
        movdqa xmm1, [rbp + 1200]                                  ;  1377.3 p2      41 next
        pand xmm1, [rbp + 1344]                                    ;  1420.3 p2+p1   41 next
        pxor xmm11, xmm1                                           ;  1422.3 p1      41 next
        pxor xmm11, xmm10                                          ;  1424.3 p1      41 next
        pand xmm0, xmm11                                           ;  1426.3 p1      41 next
        movdqa xmm1, [rbp + 1200]                                  ;  1379.3 p2      41 next reload
        pxor xmm10, xmm1                                           ;  1424.3 p1      41 next
        movdqa xmm11, [rbp + 1376]                                 ;  1391.3 p2      41 next reload
        pand xmm1, xmm11                                           ;  1425.3 p1      41 next
        pxor xmm2, xmm1                                            ;  1427.3 p1      41 next
        pxor xmm11, [rbp + 1648]                                   ;  1427.3 p2+p1   41 next
        movdqa xmm1, [rbp + 1600]                                  ;  1382.3 p2      41 next reload
        pand xmm1, xmm10                                           ;  1428.3 p1      41 next
        movdqa xmm10, [rel kasumi_encrypt_compact.T0_constants128] ;  1383.3 p2      41 next reload
        pxor xmm1, xmm10                                           ;  1430.3 p1      41 next
        pxor xmm0, xmm11                                           ;  1430.3 p1      41 next
        movdqa xmm11, [rbp + 1344]                                 ;  1384.3 p2      41 next
        pxor xmm11, xmm5                                           ;  1431.3 p1      41 next
        pxor xmm13, xmm11                                          ;  1433.3 p1      41 next
        pxor xmm14, xmm13                                          ;  1435.3 p1      41 next
        pxor xmm14, xmm10                                          ;  1437.3 p1      41 next
        movdqa xmm11, [rbp + 1664]                                 ;  1385.3 p2      41 next reload
        pxor xmm3, xmm11                                           ;  1435.3 p1      41 next
        movdqa xmm13, [rbp + 1232]                                 ;  1386.3 p2      50 next reload
        pxor xmm11, xmm13                                          ;  1436.3 p1      50 next
        pxor xmm13, [rbp + 736]                                    ;  1437.3 p2+p1  108 r
        pxor xmm0, [rbp + 1168]                                    ;  1438.3 p2+p1   41 next
        pxor xmm14, [rbp + 1584]                                   ;  1439.3 p2+p1   41 next
        pxor xmm0, [rbp + 1120]                                    ;  1440.3 p2+p1   41 next
        pxor xmm3, [rbp + 1568]                                    ;  1441.3 p2+p1   50 next
        pxor xmm14, [rbp + 1104]                                   ;  1442.3 p2+p1   50 next
        pxor xmm0, [rbp + 928]                                     ;  1443.3 p2+p1   50 next
        movdqa [rbp + 1168], xmm13                                 ;  1439.3 p0+p3  108 r spill
        movdqa xmm13, [rbp + 1744]                                 ;  1394.3 p2      41 next
        pxor xmm13, [rbp + 1248]                                   ;  1444.3 p2+p1   41 next
        movdqa [rbp + 1248], xmm3                                  ;  1443.3 p0+p3   50 next spill
        movdqa xmm3, [rbp + 1264]                                  ;  1396.3 p2      41 next
        pxor xmm3, xmm13                                           ;  1446.3 p1      41 next
        movdqa [rbp + 1232], xmm0                                  ;  1445.3 p0+p3   50 next spill
        movdqa xmm0, [rbp + 1392]                                  ;  1397.3 p2      41 next reload
        pand xmm0, xmm13                                           ;  1446.3 p1      41 next
        pxor xmm6, xmm0                                            ;  1448.3 p1      41 next
        pxor xmm7, xmm6                                            ;  1450.3 p1      41 next
        movdqa xmm0, [rbp + 1264]                                  ;  1398.3 p2      41 next
        pxor xmm0, xmm1                                            ;  1449.3 p1      41 next
        pxor xmm9, xmm7                                            ;  1452.3 p1      41 next
        movdqa xmm6, [rbp + 1744]                                  ;  1399.3 p2      41 next
        pxor xmm6, xmm0                                            ;  1451.3 p1      41 next
        movdqa xmm0, [rbp + 1728]                                  ;  1400.3 p2      41 next
        pxor xmm15, xmm3                                           ;  1452.3 p1      41 next
        pxor xmm5, xmm15                                           ;  1454.3 p1      41 next
        movdqa xmm15, [rbp + 1552]                                 ;  1401.3 p2      41 next
        pxor xmm2, xmm5                                            ;  1456.3 p1      41 next
        movdqa xmm5, [rbp + 1328]                                  ;  1402.3 p2      41 next
        movdqa xmm7, [rbp + 1616]                                  ;  1403.3 p2      41 next reload
        por xmm7, xmm3                                             ;  1455.3 p1      41 next
        pxor xmm1, xmm7                                            ;  1457.3 p1      41 next
        movdqa xmm3, [rbp + 1520]                                  ;  1404.3 p2      41 next
        pxor xmm12, xmm1                                           ;  1459.3 p1      41 next
        movdqa xmm1, [rbp + 1728]                                  ;  1405.3 p2      50 next
        movdqa xmm7, [rbp + 976]                                   ;  1406.3 p2      50 next reload
        pxor xmm1, xmm7                                            ;  1458.3 p1      50 next
        pxor xmm7, [rbp + 640]                                     ;  1459.3 p2+p1  108 r
        movdqa xmm13, [rbp + 1712]                                 ;  1408.3 p2      41 next reload
        pxor xmm13, xmm6                                           ;  1460.3 p1      41 next
        pxor xmm0, xmm2                                            ;  1461.3 p1      41 next
        pxor xmm8, xmm13                                           ;  1462.3 p1      41 next
        movdqa xmm2, [rbp + 1584]                                  ;  1409.3 p2      50 next
        movdqa xmm6, [rbp + 1136]                                  ;  1410.3 p2      50 next reload
        pxor xmm2, xmm6                                            ;  1463.3 p1      50 next
        pxor xmm6, [rbp + 656]                                     ;  1464.3 p2+p1  108 r
        pxor xmm4, xmm12                                           ;  1465.3 p1      41 next
        pxor xmm5, xmm8                                            ;  1466.3 p1      41 next
        movdqa xmm8, [rbp + 1552]                                  ;  1412.3 p2      50 next
        movdqa xmm12, [rbp + 1184]                                 ;  1413.3 p2      50 next reload
        pxor xmm8, xmm12                                           ;  1467.3 p1      50 next
        pxor xmm12, [rbp + 672]                                    ;  1468.3 p2+p1  108 r
        pxor xmm9, xmm10                                           ;  1469.3 p1      41 next
        pxor xmm3, xmm4                                            ;  1470.3 p1      41 next
        pxor xmm15, xmm9                                           ;  1471.3 p1      41 next
        movdqa xmm4, [rbp + 1120]                                  ;  1415.3 p2      50 next
        movdqa xmm9, [rbp + 1008]                                  ;  1416.3 p2      50 next reload
        pxor xmm4, xmm9                                            ;  1472.3 p1      50 next
        pxor xmm9, [rbp + 688]                                     ;  1473.3 p2+p1  108 r
        pxor xmm11, [rbp + 480]                                    ;  1474.3 p2+p1  108 r
        pxor xmm14, [rbp + 544]                                    ;  1475.3 p2+p1  108 r
        movdqa xmm13, [rbp + 1632]                                 ;  1420.3 p2      50 next reload
        pxor xmm0, xmm13                                           ;  1476.3 p1      50 next
        pxor xmm13, [rbp + 784]                                    ;  1477.3 p2+p1  108 r
        pxor xmm5, [rbp + 1072]                                    ;  1478.3 p2+p1   50 next
        pxor xmm1, [rbp + 384]                                     ;  1479.3 p2+p1  108 r
        pxor xmm3, [rbp + 1680]                                    ;  1480.3 p2+p1   50 next
        pxor xmm15, [rbp + 1504]                                   ;  1481.3 p2+p1   50 next
        pxor xmm2, [rbp + 400]                                     ;  1482.3 p2+p1  108 r
        pxor xmm8, [rbp + 416]                                     ;  1483.3 p2+p1  108 r
        pxor xmm4, [rbp + 432]                                     ;  1484.3 p2+p1  108 r
        pxor xmm0, [rbp + 528]                                     ;  1485.3 p2+p1  108 r
        pxor xmm5, [rbp + 592]                                     ;  1486.3 p2+p1  108 r
        pxor xmm15, [rbp + 560]                                    ;  1487.3 p2+p1  108 r
        pxor xmm3, [rbp + 608]                                     ;  1488.3 p2+p1  108 r
        movdqa [rbp + 1632], xmm3                                  ;  1490.3 p0+p3  108 r spill
        movdqa xmm3, [rbp + 1328]                                  ;  1433.3 p2      50 next
        pxor xmm3, [rbp + 1296]                                    ;  1489.3 p2+p1   50 next
        pxor xmm3, [rbp + 448]                                     ;  1491.3 p2+p1  108 r
        movdqa [rbp + 1328], xmm5                                  ;  1488.3 p0+p3  108 r spill
        movdqa xmm5, [rbp + 1520]                                  ;  1436.3 p2      50 next
        pxor xmm5, [rbp + 1040]                                    ;  1491.3 p2+p1   50 next
        pxor xmm5, [rbp + 464]                                     ;  1493.3 p2+p1  108 r
        movdqa [rbp + 1520], xmm15                                 ;  1489.3 p0+p3  108 r spill
        movdqa xmm15, [rbp + 1424]                                 ;  1439.3 p2      50 next
        pxor xmm15, [rbp + 1440]                                   ;  1493.3 p2+p1   50 next
        pxor xmm15, [rbp + 496]                                    ;  1495.3 p2+p1  108 r
        movdqa [rbp + 1424], xmm14                                 ;  1477.3 p0+p3  108 r spill
        movdqa xmm14, [rbp + 1696]                                 ;  1442.3 p2      50 next
        pxor xmm14, [rbp + 1152]                                   ;  1495.3 p2+p1   50 next
        pxor xmm14, [rbp + 512]                                    ;  1497.3 p2+p1  108 r
        movdqa [rbp + 1696], xmm0                                  ;  1487.3 p0+p3  108 r spill
        movdqa xmm0, [rbp + 1296]                                  ;  1445.3 p2     108 r
        pxor xmm0, [rbp + 704]                                     ;  1497.3 p2+p1  108 r
        movdqa [rbp + 1296], xmm14                                 ;  1499.3 p0+p3  108 r spill
        movdqa xmm14, [rbp + 1040]                                 ;  1447.3 p2     108 r
        pxor xmm14, [rbp + 720]                                    ;  1498.3 p2+p1  108 r
        movdqa [rbp + 1040], xmm15                                 ;  1497.3 p0+p3  108 r spill
        movdqa xmm15, [rbp + 1440]                                 ;  1449.3 p2     108 r
        pxor xmm15, [rbp + 752]                                    ;  1499.3 p2+p1  108 r
        movdqa [rbp + 1440], xmm11                                 ;  1476.3 p0+p3  108 r spill
        movdqa xmm11, [rbp + 1152]                                 ;  1451.3 p2     108 r
        pxor xmm11, [rbp + 768]                                    ;  1500.3 p2+p1  108 r
        movdqa [rbp + 1152], xmm5                                  ;  1495.3 p0+p3  108 r spill
        movdqa xmm5, xmm7                                          ;  1461.3 p0      50 next copy
        pxor xmm5, [r9 + 176]                                      ;  1501.3 p2+p1   50 next
        movdqa [rbp + 1008], xmm7                                  ;  1461.3 p0+p3  108 r spill
        movdqa xmm7, xmm6                                          ;  1466.3 p0      50 next copy
        pxor xmm7, [r9 + 192]                                      ;  1502.3 p2+p1   50 next
        movdqa [rbp + 1120], xmm6                                  ;  1466.3 p0+p3  108 r spill
        movdqa xmm6, [rbp + 1104]                                  ;  1458.3 p2     108 r
        pxor xmm6, [rbp + 800]                                     ;  1503.3 p2+p1  108 r
        movdqa [rbp + 1104], xmm3                                  ;  1493.3 p0+p3  108 r spill
        movdqa xmm3, xmm12                                         ;  1470.3 p0      50 next copy
        pxor xmm3, [r9 + 208]                                      ;  1504.3 p2+p1   50 next
        movdqa [rbp + 1184], xmm12                                 ;  1470.3 p0+p3  108 r spill
        movdqa xmm12, xmm9                                         ;  1475.3 p0      50 next copy
        pxor xmm12, [r9 + 224]                                     ;  1505.3 p2+p1   50 next
        movdqa [rbp + 1552], xmm9                                  ;  1475.3 p0+p3  108 r spill
        movdqa xmm9, [rbp + 1504]                                  ;  1464.3 p2     108 r
        pxor xmm9, [rbp + 816]                                     ;  1506.3 p2+p1  108 r
        movdqa [rbp + 1504], xmm4                                  ;  1486.3 p0+p3  108 r spill
        movdqa xmm4, [rbp + 928]                                   ;  1466.3 p2     108 r
        pxor xmm4, [rbp + 832]                                     ;  1507.3 p2+p1  108 r
        movdqa [rbp + 928], xmm8                                   ;  1485.3 p0+p3  108 r spill
        movdqa xmm8, xmm13                                         ;  1479.3 p0      50 next copy
        pxor xmm8, [r9 + 64]                                       ;  1508.3 p2+p1   50 next
        movdqa [rbp + 1136], xmm13                                 ;  1479.3 p0+p3  108 r spill
        movdqa xmm13, [rbp + 1072]                                 ;  1473.3 p2     108 r
        pxor xmm13, [rbp + 848]                                    ;  1509.3 p2+p1  108 r
        movdqa [rbp + 1072], xmm2                                  ;  1484.3 p0+p3  108 r spill
        movdqa xmm2, [rbp + 1680]                                  ;  1475.3 p2     108 r
        pxor xmm2, [rbp + 864]                                     ;  1510.3 p2+p1  108 r
        movdqa [rbp + 1680], xmm1                                  ;  1481.3 p0+p3  108 r spill
        movdqa xmm1, [rbp + 1568]                                  ;  1478.0 p2     108 r
        pxor xmm1, [rbp + 880]                                     ;  1511.3 p2+p1  108 r
        movdqa [rbp + 1568], xmm7                                  ;  1504.3 p0+p3   50 next spill
        movdqa xmm7, xmm0                                          ;  1499.3 p0      50 next copy
        pxor xmm7, [r9 + 240]                                      ;  1512.3 p2+p1   50 next
        movdqa [rbp + 1584], xmm0                                  ;  1499.3 p0+p3  108 r spill
        movdqa xmm0, xmm14                                         ;  1500.3 p0      50 next copy
        pxor xmm0, [r9]                                            ;  1513.3 p2+p1   50 next
        movdqa [rbp + 1712], xmm14                                 ;  1500.3 p0+p3  108 r spill
        movdqa xmm14, xmm15                                        ;  1501.3 p0      50 next copy
        pxor xmm14, [r9 + 32]                                      ;  1514.3 p2+p1   50 next
        movdqa [rbp + 976], xmm15                                  ;  1501.3 p0+p3  108 r spill
        movdqa xmm15, xmm11                                        ;  1502.3 p0      50 next copy
        pxor xmm15, [r9 + 48]                                      ;  1515.3 p2+p1   50 next
        movdqa [rbp + 1728], xmm11                                 ;  1502.3 p0+p3  108 r spill
        movdqa xmm11, xmm6                                         ;  1505.3 p0      50 next copy
        pxor xmm11, [r9 + 80]                                      ;  1516.3 p2+p1   50 next
        movdqa [rbp + 1616], xmm6                                  ;  1505.3 p0+p3  108 r spill
        movdqa xmm6, xmm9                                          ;  1508.3 p0      50 next copy
        pxor xmm6, [r9 + 96]                                       ;  1517.3 p2+p1   50 next
        movdqa [rbp + 1744], xmm9                                  ;  1508.3 p0+p3  108 r spill
        movdqa xmm9, xmm4                                          ;  1509.3 p0      50 next copy
        pxor xmm9, [r9 + 112]                                      ;  1518.3 p2+p1   50 next
        movdqa [rbp + 1264], xmm4                                  ;  1509.3 p0+p3  108 r spill
        movdqa xmm4, xmm13                                         ;  1511.3 p0      50 next copy
        pxor xmm4, [r9 + 128]                                      ;  1519.3 p2+p1   50 next
        movdqa [rbp + 1392], xmm13                                 ;  1511.3 p0+p3  108 r spill
        movdqa xmm13, xmm2                                         ;  1512.3 p0      50 next copy
        pxor xmm13, [r9 + 144]                                     ;  1520.3 p2+p1   50 next
        movdqa [rbp + 1664], xmm2                                  ;  1512.3 p0+p3  108 r spill
        movdqa xmm2, xmm1                                          ;  1513.3 p0      50 next copy
        pxor xmm2, [r9 + 160]                                      ;  1521.3 p2+p1   50 next
        movdqa [rbp + 1344], xmm1                                  ;  1513.3 p0+p3  108 r spill
        movdqa xmm1, [rbp + 1168]                                  ;  1501.3 p2      50 next
        pxor xmm1, [r9 + 16]                                       ;  1522.3 p2+p1   50 next
        movdqa [rbp + 1600], xmm7                                  ;  1514.3 p0+p3   50 next spill
        movdqa xmm7, [rbp + 1232]                                  ;  1503.3 p2     108 r
        pxor xmm7, [rbp + 576]                                     ;  1523.3 p2+p1  108 r
        movdqa [rbp + 1232], xmm7                                  ;  1525.3 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1248]                                  ;  1505.3 p2     108 r
        pxor xmm7, [rbp + 624]                                     ;  1524.3 p2+p1  108 r
        movdqa [rbp + 1248], xmm7                                  ;  1526.3 p0+p3  108 r spill
        movdqa xmm7, xmm8                                          ;  1510.3 p0      41 next copy
        pxor xmm7, xmm2                                            ;  1525.3 p1      41 next
        movdqa [rbp + 1648], xmm0                                  ;  1515.3 p0+p3   50 next spill
        movdqa xmm0, xmm8                                          ;  1510.3 p0      41 next copy
        pxor xmm0, xmm11                                           ;  1526.3 p1      41 next
        movdqa [rbp + 1376], xmm5                                  ;  1512.0 p0+p3   50 next spill
        movdqa xmm5, xmm8                                          ;  1510.7 p0      41 next copy
        pxor xmm5, xmm13                                           ;  1527.3 p1      41 next
        pand xmm5, xmm14                                           ;  1529.3 p1      41 next
        movdqa [rbp + 1200], xmm1                                  ;  1524.3 p0+p3   50 next spill
        movdqa xmm1, xmm8                                          ;  1512.7 p0      41 next copy
        pxor xmm1, xmm15                                           ;  1529.3 p1      41 next
        movdqa [rbp + 896], xmm3                                   ;  1516.0 p0+p3   50 next spill
        movdqa xmm3, xmm8                                          ;  1514.7 p0      41 next copy
        pand xmm3, xmm15                                           ;  1530.3 p1      41 next
        pxor xmm3, xmm13                                           ;  1532.3 p1      41 next
        movdqa [rbp + 1536], xmm12                                 ;  1518.0 p0+p3   50 next spill
        movdqa xmm12, xmm8                                         ;  1516.7 p0      41 next copy
        pand xmm12, xmm3                                           ;  1534.3 p1      41 next
        movdqa [rbp + 1312], xmm2                                  ;  1523.3 p0+p3   50 next spill
        movdqa xmm2, xmm8                                          ;  1518.7 p0      41 next copy
        pand xmm2, xmm6                                            ;  1533.3 p1      41 next
        movdqa [rbp + 1760], xmm8                                  ;  1522.0 p0+p3   41 next spill
        movdqa xmm8, xmm14                                         ;  1520.7 p0      41 next copy
        pxor xmm8, xmm4                                            ;  1534.3 p1      41 next
        movdqa [rbp + 1776], xmm2                                  ;  1535.3 p0+p3   41 next spill
        movdqa xmm2, xmm14                                         ;  1522.7 p0      41 next copy
        pand xmm2, xmm15                                           ;  1535.3 p1      41 next
        movdqa [rbp + 1792], xmm12                                 ;  1536.3 p0+p3   41 next spill
        movdqa xmm12, xmm14                                        ;  1524.7 p0      41 next copy
        pand xmm12, xmm9                                           ;  1536.3 p1      41 next
        pxor xmm12, xmm15                                          ;  1538.3 p1      41 next
        movdqa [rbp + 1808], xmm3                                  ;  1534.3 p0+p3   41 next spill
        movdqa xmm3, xmm14                                         ;  1526.7 p0      41 next copy
        pxor xmm3, xmm15                                           ;  1538.3 p1      41 next
        movdqa [rbp + 1824], xmm3                                  ;  1540.3 p0+p3   41 next spill
        movdqa xmm3, xmm14                                         ;  1528.7 p0      41 next copy
        pand xmm3, [rbp + 1312]                                    ;  1539.3 p2+p1   41 next
        movdqa [rbp + 1840], xmm3                                  ;  1541.3 p0+p3   41 next spill
        movdqa xmm3, xmm1                                          ;  1531.3 p0      41 next copy
        pand xmm3, xmm13                                           ;  1540.3 p1      41 next
        pand xmm1, xmm9                                            ;  1541.3 p1      41 next
        movdqa [rbp + 1856], xmm3                                  ;  1542.3 p0+p3   41 next spill
        movdqa xmm3, xmm15                                         ;  1532.7 p0      41 next copy
        pand xmm3, xmm7                                            ;  1542.3 p1      41 next
        movdqa [rbp + 1872], xmm7                                  ;  1536.0 p0+p3   41 next spill
        movdqa xmm7, xmm15                                         ;  1534.7 p0      41 next copy
        por xmm7, xmm0                                             ;  1543.3 p1      41 next
        movdqa [rbp + 1888], xmm15                                 ;  1538.0 p0+p3   50 next spill
        movdqa xmm15, xmm0                                         ;  1536.7 p0      41 next copy
        pand xmm15, xmm11                                          ;  1544.3 p1      41 next
        pxor xmm2, xmm15                                           ;  1546.3 p1      41 next
        movdqa xmm15, xmm0                                         ;  1537.7 p0      41 next copy
        pand xmm15, xmm9                                           ;  1546.3 p1      41 next
        pxor xmm15, xmm12                                          ;  1548.3 p1      41 next
        pxor xmm15, [rbp + 1856]                                   ;  1553.3 p2+p1   41 next
        movdqa [rbp + 1904], xmm2                                  ;  1548.3 p0+p3   41 next spill
        movdqa xmm2, xmm0                                          ;  1539.7 p0      41 next copy
        pand xmm0, xmm8                                            ;  1549.3 p1      41 next
        pand xmm2, [rbp + 1872]                                    ;  1550.3 p2+p1   41 next
        pxor xmm2, [rbp + 1904]                                    ;  1559.3 p2+p1   41 next
        movdqa [rbp + 1920], xmm2                                  ;  1561.3 p0+p3   41 next spill
        movdqa xmm2, xmm8                                          ;  1541.7 p0      41 next copy
        pand xmm2, xmm13                                           ;  1552.3 p1      41 next
        pxor xmm12, xmm2                                           ;  1554.3 p1      41 next
        movdqa xmm2, xmm13                                         ;  1542.7 p0      41 next copy
        movdqa [rbp + 1936], xmm12                                 ;  1556.3 p0+p3   41 next spill
        movdqa xmm12, xmm4                                         ;  1544.7 p0      41 next copy
        pxor xmm12, xmm11                                          ;  1554.3 p1      41 next
        pand xmm2, xmm12                                           ;  1556.3 p1      41 next
        pxor xmm15, xmm12                                          ;  1556.3 p1      41 next
        pand xmm12, xmm6                                           ;  1557.3 p1      41 next
        pxor xmm1, xmm12                                           ;  1559.3 p1      41 next
        movdqa xmm12, [rbp + 1808]                                 ;  1538.0 p2      41 next reload
        pxor xmm12, xmm1                                           ;  1561.3 p1      41 next
        movdqa xmm1, xmm4                                          ;  1545.7 p0      41 next copy
        pand xmm1, xmm9                                            ;  1560.3 p1      41 next
        pxor xmm1, xmm10                                           ;  1562.3 p1      41 next
        pxor xmm5, xmm1                                            ;  1564.3 p1      41 next
        movdqa [rbp + 1808], xmm8                                  ;  1546.7 p0+p3   41 next spill
        movdqa xmm8, xmm4                                          ;  1547.7 p0      41 next copy
        pand xmm8, xmm11                                           ;  1563.3 p1      41 next
        pxor xmm3, xmm8                                            ;  1565.3 p1      41 next
        pxor xmm7, xmm3                                            ;  1567.3 p1      41 next
        pxor xmm14, xmm3                                           ;  1567.3 p1      41 next
        movdqa xmm3, xmm4                                          ;  1548.7 p0      41 next copy
        movdqa xmm8, [rbp + 1824]                                  ;  1542.7 p2      41 next reload
        pand xmm3, xmm8                                            ;  1567.3 p1      41 next
        pand xmm8, xmm6                                            ;  1568.3 p1      41 next
        pxor xmm8, [rbp + 1904]                                    ;  1570.3 p2+p1   41 next
        pand xmm4, [rbp + 1888]                                    ;  1570.3 p2+p1   41 next
        pxor xmm4, xmm12                                           ;  1572.3 p1      41 next
        pxor xmm4, [rbp + 1920]                                    ;  1574.3 p2+p1   41 next
        pxor xmm4, xmm11                                           ;  1576.3 p1      41 next
        movdqa [rbp + 1824], xmm4                                  ;  1578.3 p0+p3   41 next spill
        movdqa xmm4, xmm9                                          ;  1550.7 p0      41 next copy
        pand xmm4, xmm6                                            ;  1574.3 p1      41 next
        pxor xmm4, xmm10                                           ;  1576.3 p1      41 next
        movdqa xmm10, xmm9                                         ;  1551.7 p0      41 next copy
        pand xmm10, [rbp + 1872]                                   ;  1576.3 p2+p1   41 next
        pxor xmm8, xmm10                                           ;  1578.3 p1      41 next
        pxor xmm15, xmm8                                           ;  1580.3 p1      41 next
        movdqa xmm8, xmm9                                          ;  1552.7 p0      41 next copy
        pand xmm9, xmm13                                           ;  1579.3 p1      41 next
        pxor xmm0, xmm9                                            ;  1581.3 p1      41 next
        movdqa xmm9, xmm13                                         ;  1553.7 p0      41 next copy
        pand xmm13, xmm6                                           ;  1581.3 p1      41 next
        movdqa [rbp + 1952], xmm6                                  ;  1554.7 p0+p3   50 next spill
        movdqa xmm6, [rbp + 1840]                                  ;  1552.0 p2      41 next reload
        pxor xmm6, xmm13                                           ;  1583.3 p1      41 next
        pxor xmm10, [rbp + 1856]                                   ;  1583.3 p2+p1   41 next
        pxor xmm10, xmm5                                           ;  1585.3 p1      41 next
        movdqa xmm13, [rbp + 1312]                                 ;  1554.0 p2      50 next reload
        pand xmm9, xmm13                                           ;  1585.3 p1      41 next
        pxor xmm0, xmm13                                           ;  1586.3 p1      41 next
        pxor xmm8, xmm9                                            ;  1587.3 p1      41 next
        pxor xmm10, xmm9                                           ;  1588.3 p1      41 next
        movdqa xmm9, [rbp + 1792]                                  ;  1555.3 p2      41 next reload
        pxor xmm9, xmm4                                            ;  1589.3 p1      41 next
        pxor xmm3, xmm6                                            ;  1590.3 p1      41 next
        pxor xmm15, [rel kasumi_encrypt_compact.T0_constants128]   ;  1591.3 p2+p1   41 next
        pxor xmm9, [rbp + 1904]                                    ;  1592.3 p2+p1   41 next
        pxor xmm5, xmm0                                            ;  1593.3 p1      41 next
        pxor xmm0, xmm9                                            ;  1594.3 p1      41 next
        movdqa xmm9, xmm11                                         ;  1558.3 p0      41 next copy
        pand xmm9, [rbp + 1872]                                    ;  1595.3 p2+p1   41 next
        pxor xmm12, xmm9                                           ;  1597.3 p1      41 next
        movdqa xmm9, xmm11                                         ;  1559.7 p0      41 next copy
        pand xmm9, [rbp + 1808]                                    ;  1597.3 p2+p1   41 next
        movdqa [rbp + 1872], xmm0                                  ;  1596.3 p0+p3   41 next spill
        movdqa xmm0, [rbp + 1776]                                  ;  1561.3 p2      41 next reload
        pxor xmm0, xmm9                                            ;  1599.3 p1      41 next
        movdqa xmm9, xmm11                                         ;  1562.0 p0      41 next copy
        pxor xmm12, xmm14                                          ;  1599.3 p1      41 next
        pand xmm9, [rbp + 1952]                                    ;  1600.3 p2+p1   41 next
        pxor xmm6, [rbp + 1936]                                    ;  1601.3 p2+p1   41 next
        pxor xmm0, xmm8                                            ;  1602.3 p1      41 next
        pand xmm8, xmm13                                           ;  1603.3 p1      41 next
        pxor xmm4, xmm8                                            ;  1605.3 p1      41 next
        movdqa xmm8, xmm13                                         ;  1565.0 p0      41 next copy
        pand xmm8, [rbp + 1952]                                    ;  1605.3 p2+p1   41 next
        pxor xmm11, xmm8                                           ;  1607.3 p1      41 next
        pxor xmm10, xmm11                                          ;  1609.3 p1      41 next
        pxor xmm5, xmm9                                            ;  1608.3 p1      41 next
        pxor xmm1, xmm9                                            ;  1609.3 p1      41 next
        pand xmm13, [rbp + 1808]                                   ;  1610.3 p2+p1   41 next
        movdqa xmm8, [rbp + 1952]                                  ;  1568.3 p2      41 next
        pand xmm8, [rbp + 1888]                                    ;  1611.3 p2+p1   41 next
        pxor xmm12, xmm1                                           ;  1612.3 p1      41 next
        movdqa xmm1, [rbp + 1952]                                  ;  1570.3 p2      41 next
        pxor xmm1, [rbp + 1920]                                    ;  1613.3 p2+p1   41 next
        pxor xmm7, xmm1                                            ;  1615.3 p1      41 next
        movdqa xmm1, [rbp + 1936]                                  ;  1572.3 p2      41 next
        pxor xmm0, xmm3                                            ;  1615.3 p1      41 next
        pxor xmm3, xmm8                                            ;  1616.3 p1      41 next
        pxor xmm6, xmm5                                            ;  1617.3 p1      41 next
        movdqa xmm5, [rbp + 1536]                                  ;  1573.3 p2      41 next
        movdqa xmm8, [rbp + 896]                                   ;  1574.3 p2      50 next reload
        pand xmm5, xmm8                                            ;  1618.3 p1      41 next
        pxor xmm14, xmm0                                           ;  1619.3 p1      41 next
        movdqa xmm0, [rbp + 1200]                                  ;  1575.3 p2      41 next
        pxor xmm1, xmm7                                            ;  1620.3 p1      41 next
        movdqa xmm7, [rbp + 1376]                                  ;  1576.3 p2      50 next reload
        pand xmm0, xmm7                                            ;  1621.3 p1      41 next
        pxor xmm13, xmm3                                           ;  1622.3 p1      41 next
        movdqa xmm3, [rbp + 1648]                                  ;  1577.3 p2      41 next
        movdqa xmm9, [rbp + 1568]                                  ;  1578.3 p2      50 next reload
        pand xmm3, xmm9                                            ;  1623.3 p1      41 next
        pxor xmm12, xmm4                                           ;  1624.3 p1      41 next
        movdqa xmm11, [rbp + 1760]                                 ;  1579.3 p2      41 next reload
        pxor xmm11, xmm13                                          ;  1625.3 p1      41 next
        pxor xmm2, xmm11                                           ;  1627.3 p1      41 next
        pxor xmm4, xmm2                                            ;  1629.3 p1      41 next
        movdqa xmm2, [rbp + 1200]                                  ;  1580.3 p2      41 next
        movdqa xmm11, [rbp + 1600]                                 ;  1581.3 p2      50 next reload
        pand xmm2, xmm11                                           ;  1628.3 p1      41 next
        pxor xmm5, xmm7                                            ;  1629.3 p1      41 next
        pxor xmm10, xmm7                                           ;  1630.3 p1      41 next
        movdqa xmm13, xmm7                                         ;  1587.3 p0      41 next copy
        pand xmm13, [rbp + 1536]                                   ;  1631.3 p2+p1   41 next
        pxor xmm6, xmm8                                            ;  1632.3 p1      41 next
        pxor xmm14, [rbp + 1536]                                   ;  1633.3 p2+p1   41 next
        pxor xmm15, xmm9                                           ;  1634.3 p1      41 next
        pxor xmm1, xmm11                                           ;  1635.3 p1      41 next
        pxor xmm12, [rbp + 1200]                                   ;  1636.3 p2+p1   41 next
        pxor xmm4, [rbp + 1648]                                    ;  1637.3 p2+p1   41 next
        movdqa [rbp + 1760], xmm12                                 ;  1638.3 p0+p3   41 next spill
        movdqa xmm12, xmm7                                         ;  1587.3 p0      41 next copy
        pand xmm12, xmm11                                          ;  1638.3 p1      41 next
        movdqa [rbp + 1936], xmm4                                  ;  1639.3 p0+p3   41 next spill
        movdqa xmm4, xmm7                                          ;  1587.3 p0      41 next copy
        pand xmm4, xmm9                                            ;  1639.3 p1      41 next
        movdqa [rbp + 1920], xmm1                                  ;  1637.3 p0+p3   41 next spill
        movdqa xmm1, xmm7                                          ;  1588.3 p0      41 next copy
        movdqa [rbp + 1376], xmm14                                 ;  1635.3 p0+p3   41 next spill
        movdqa xmm14, xmm8                                         ;  1590.3 p0      41 next copy
        pand xmm14, xmm9                                           ;  1640.3 p1      41 next
        movdqa [rbp + 1952], xmm6                                  ;  1634.3 p0+p3   41 next spill
        movdqa xmm6, xmm8                                          ;  1592.3 p0      41 next copy
        pxor xmm6, [rbp + 1648]                                    ;  1641.3 p2+p1   41 next
        movdqa [rbp + 1888], xmm15                                 ;  1636.3 p0+p3   41 next spill
        movdqa xmm15, xmm8                                         ;  1594.3 p0      41 next copy
        movdqa [rbp + 1808], xmm10                                 ;  1632.3 p0+p3   41 next spill
        movdqa xmm10, xmm8                                         ;  1596.3 p0      41 next copy
        pand xmm10, [rbp + 1200]                                   ;  1642.3 p2+p1   41 next
        movdqa [rbp + 1312], xmm10                                 ;  1644.3 p0+p3   41 next spill
        movdqa xmm10, xmm8                                         ;  1598.3 p0      41 next copy
        pand xmm10, [rbp + 1648]                                   ;  1643.3 p2+p1   41 next
        movdqa [rbp + 896], xmm10                                  ;  1645.3 p0+p3   41 next spill
        movdqa xmm10, xmm9                                         ;  1600.3 p0      41 next copy
        movdqa [rbp + 1776], xmm5                                  ;  1631.3 p0+p3   41 next spill
        movdqa xmm5, xmm9                                          ;  1602.3 p0      41 next copy
        movdqa [rbp + 1904], xmm8                                  ;  1603.3 p0+p3   41 next spill
        movdqa xmm8, xmm9                                          ;  1604.3 p0      41 next copy
        pxor xmm8, xmm11                                           ;  1644.3 p1      41 next
        movdqa [rbp + 1792], xmm7                                  ;  1605.3 p0+p3   41 next spill
        movdqa xmm7, xmm9                                          ;  1606.3 p0      41 next copy
        movdqa [rbp + 1856], xmm4                                  ;  1641.3 p0+p3   41 next spill
        movdqa xmm4, xmm9                                          ;  1608.3 p0      41 next copy
        pand xmm9, [rbp + 1200]                                    ;  1645.3 p2+p1   41 next
        movdqa [rbp + 1568], xmm9                                  ;  1647.3 p0+p3   41 next spill
        movdqa xmm9, xmm11                                         ;  1610.3 p0      41 next copy
        pand xmm9, [rbp + 1648]                                    ;  1646.3 p2+p1   41 next
        movdqa [rbp + 1840], xmm6                                  ;  1643.3 p0+p3   41 next spill
        movdqa xmm6, xmm11                                         ;  1612.3 p0      41 next copy
        movdqa [rbp + 1968], xmm1                                  ;  1613.3 p0+p3   41 next spill
        movdqa xmm1, xmm11                                         ;  1614.3 p0      41 next copy
        movdqa [rbp + 1984], xmm4                                  ;  1615.3 p0+p3   41 next spill
        movdqa xmm4, xmm11                                         ;  1616.3 p0      41 next copy
        movdqa [rbp + 2000], xmm15                                 ;  1617.3 p0+p3   41 next spill
        movdqa xmm15, xmm11                                        ;  1618.3 p0      41 next copy
        pand xmm15, [rbp + 1776]                                   ;  1647.3 p2+p1   41 next
        pand xmm11, [rbp + 1536]                                   ;  1648.3 p2+p1   41 next
        movdqa [rbp + 1600], xmm15                                 ;  1649.3 p0+p3   41 next spill
        movdqa xmm15, xmm0                                         ;  1623.3 p0      41 next copy
        pxor xmm15, xmm3                                           ;  1649.3 p1      41 next
        pand xmm3, [rbp + 1536]                                    ;  1650.3 p2+p1   41 next
        pxor xmm4, xmm15                                           ;  1651.3 p1      41 next
        movdqa [rbp + 2016], xmm11                                 ;  1650.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 2000]                                 ;  1617.3 p2      41 next reload
        pand xmm11, xmm4                                           ;  1653.3 p1      41 next
        movdqa xmm4, xmm2                                          ;  1630.3 p0      41 next copy
        pxor xmm4, xmm13                                           ;  1653.3 p1      41 next
        pxor xmm13, xmm15                                          ;  1654.3 p1      41 next
        pxor xmm14, xmm4                                           ;  1655.3 p1      41 next
        pand xmm4, [rbp + 1648]                                    ;  1656.3 p2+p1   41 next
        pand xmm2, [rbp + 1840]                                    ;  1657.3 p2+p1   41 next
        pxor xmm0, xmm14                                           ;  1658.3 p1      41 next
        pand xmm5, xmm0                                            ;  1660.3 p1      41 next
        pand xmm6, xmm14                                           ;  1660.3 p1      41 next
        movdqa xmm0, [rbp + 1536]                                  ;  1620.3 p2      50 next reload
        pand xmm14, xmm0                                           ;  1661.3 p1      41 next
        pxor xmm6, [rbp + 1312]                                    ;  1662.3 p2+p1   41 next
        movdqa [rbp + 2000], xmm15                                 ;  1651.3 p0+p3   41 next spill
        movdqa xmm15, xmm0                                         ;  1631.3 p0      41 next copy
        pxor xmm15, xmm12                                          ;  1663.3 p1      41 next
        pxor xmm3, xmm15                                           ;  1665.3 p1      41 next
        pand xmm10, xmm15                                          ;  1665.3 p1      41 next
        pxor xmm1, xmm10                                           ;  1667.3 p1      41 next
        movdqa xmm15, xmm0                                         ;  1631.3 p0      41 next copy
        movdqa xmm10, [rbp + 1200]                                 ;  1627.3 p2      50 next reload
        pand xmm15, xmm10                                          ;  1667.3 p1      41 next
        pxor xmm2, xmm1                                            ;  1669.3 p1      41 next
        pand xmm7, xmm1                                            ;  1669.3 p1      41 next
        movdqa xmm1, xmm12                                         ;  1640.3 p0      41 next copy
        pxor xmm12, xmm10                                          ;  1670.3 p1      41 next
        por xmm1, xmm9                                             ;  1671.3 p1      41 next
        pxor xmm14, xmm1                                           ;  1673.3 p1      41 next
        pxor xmm9, xmm15                                           ;  1673.3 p1      41 next
        movdqa xmm1, [rbp + 1648]                                  ;  1633.7 p2      50 next reload
        pxor xmm15, xmm1                                           ;  1674.3 p1      41 next
        pxor xmm5, xmm12                                           ;  1675.3 p1      41 next
        pxor xmm12, xmm15                                          ;  1676.3 p1      41 next
        pand xmm15, xmm10                                          ;  1677.3 p1      41 next
        pxor xmm3, xmm15                                           ;  1679.3 p1      41 next
        movdqa xmm15, [rbp + 2000]                                 ;  1651.3 p2      41 next reload
        pand xmm10, xmm15                                          ;  1679.3 p1      41 next
        pand xmm15, xmm1                                           ;  1680.3 p1      41 next
        movdqa [rbp + 2000], xmm5                                  ;  1677.3 p0+p3   41 next spill
        movdqa xmm5, xmm1                                          ;  1644.7 p0      41 next copy
        pxor xmm5, [rbp + 1312]                                    ;  1681.3 p2+p1   41 next
        pand xmm1, [rbp + 1776]                                    ;  1682.3 p2+p1   41 next
        pand xmm0, xmm5                                            ;  1683.3 p1      41 next
        pxor xmm15, xmm0                                           ;  1685.3 p1      41 next
        movdqa xmm0, [rbp + 896]                                   ;  1645.3 p2      41 next reload
        pand xmm5, xmm0                                            ;  1685.3 p1      41 next
        pxor xmm0, [rbp + 1568]                                    ;  1686.3 p2+p1   41 next
        movdqa [rbp + 896], xmm1                                   ;  1684.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 2000]                                  ;  1677.3 p2      41 next reload
        pxor xmm1, xmm15                                           ;  1688.3 p1      41 next
        movdqa xmm15, [rbp + 1840]                                 ;  1645.3 p2      41 next
        pand xmm15, [rbp + 1856]                                   ;  1688.3 p2+p1   41 next
        pxor xmm8, xmm15                                           ;  1690.3 p1      41 next
        pxor xmm8, xmm9                                            ;  1692.3 p1      41 next
        movdqa xmm15, [rbp + 1840]                                 ;  1647.3 p2      41 next reload
        pxor xmm9, xmm15                                           ;  1691.3 p1      41 next
        pand xmm15, [rbp + 2016]                                   ;  1692.3 p2+p1   41 next
        pxor xmm10, xmm15                                          ;  1694.3 p1      41 next
        movdqa xmm15, [rbp + 1968]                                 ;  1649.3 p2      41 next reload
        pand xmm15, xmm9                                           ;  1694.3 p1      41 next
        movdqa xmm9, [rbp + 1984]                                  ;  1650.3 p2      41 next reload
        pand xmm9, xmm8                                            ;  1695.3 p1      41 next
        movdqa xmm8, [rel kasumi_encrypt_compact.T0_constants128]  ;  1651.3 p2      41 next reload
        pxor xmm15, xmm8                                           ;  1696.3 p1      41 next
        pxor xmm1, [rbp + 1760]                                    ;  1697.3 p2+p1   41 next
        pxor xmm1, [r10 + 2544]                                    ;  1699.3 p2+p1   44 next
        movdqa [rbp + 1984], xmm1                                  ;  1701.3 p0+p3   44 next spill
        movdqa xmm1, [rbp + 1792]                                  ;  1654.3 p2      41 next reload
        pand xmm1, xmm0                                            ;  1699.3 p1      41 next
        pxor xmm13, xmm1                                           ;  1701.3 p1      41 next
        movdqa xmm1, [rbp + 1600]                                  ;  1655.3 p2      41 next reload
        pxor xmm0, xmm1                                            ;  1701.3 p1      41 next
        pxor xmm6, xmm13                                           ;  1703.3 p1      41 next
        pxor xmm1, xmm15                                           ;  1703.3 p1      41 next
        movdqa xmm13, xmm12                                        ;  1678.3 p0      41 next copy
        pxor xmm13, [rbp + 1856]                                   ;  1704.3 p2+p1   41 next
        pxor xmm4, xmm13                                           ;  1706.3 p1      41 next
        pxor xmm11, xmm4                                           ;  1708.3 p1      41 next
        pxor xmm2, xmm0                                            ;  1707.3 p1      41 next
        pxor xmm12, xmm2                                           ;  1709.3 p1      41 next
        movdqa xmm2, [rbp + 1312]                                  ;  1657.3 p2      41 next
        pxor xmm2, [rbp + 2016]                                    ;  1709.3 p2+p1   41 next
        pxor xmm9, xmm2                                            ;  1711.3 p1      41 next
        movdqa xmm2, [rbp + 1568]                                  ;  1659.3 p2      41 next
        pxor xmm2, xmm1                                            ;  1711.3 p1      41 next
        movdqa xmm1, [rbp + 1776]                                  ;  1660.3 p2      41 next
        pxor xmm1, xmm6                                            ;  1712.3 p1      41 next
        movdqa xmm4, [rbp + 896]                                   ;  1684.3 p2      41 next
        pxor xmm7, xmm2                                            ;  1713.3 p1      41 next
        movdqa xmm2, [rbp + 1808]                                  ;  1662.3 p2      41 next
        pxor xmm10, xmm12                                          ;  1714.3 p1      41 next
        movdqa xmm6, [rbp + 1888]                                  ;  1663.3 p2      41 next
        movdqa xmm12, [rbp + 1904]                                 ;  1664.3 p2      41 next reload
        por xmm12, xmm0                                            ;  1715.3 p1      41 next
        pxor xmm4, xmm9                                            ;  1716.3 p1      41 next
        movdqa xmm0, [rbp + 1952]                                  ;  1665.3 p2      41 next
        pxor xmm3, xmm7                                            ;  1717.3 p1      41 next
        movdqa xmm7, [rbp + 1376]                                  ;  1666.3 p2      41 next
        pxor xmm15, xmm12                                          ;  1718.3 p1      41 next
        movdqa xmm9, [rbp + 1920]                                  ;  1667.3 p2      41 next
        pxor xmm11, xmm8                                           ;  1719.3 p1      41 next
        pxor xmm2, xmm10                                           ;  1720.3 p1      41 next
        movdqa xmm10, [rbp + 1936]                                 ;  1668.3 p2      41 next
        pxor xmm5, xmm15                                           ;  1721.3 p1      41 next
        movdqa xmm15, [rbp + 1808]                                 ;  1669.3 p2      44 next
        pxor xmm15, [r10 + 2304]                                   ;  1722.3 p2+p1   44 next
        pxor xmm7, xmm4                                            ;  1723.3 p1      41 next
        movdqa xmm4, [rbp + 1888]                                  ;  1671.3 p2      44 next
        pxor xmm9, xmm3                                            ;  1724.3 p1      41 next
        pxor xmm4, [r10 + 2320]                                    ;  1725.3 p2+p1   44 next
        movdqa xmm3, [rbp + 1952]                                  ;  1673.3 p2      44 next
        pxor xmm6, xmm11                                           ;  1726.3 p1      41 next
        pxor xmm3, [r10 + 2336]                                    ;  1727.3 p2+p1   44 next
        movdqa xmm11, [rbp + 1376]                                 ;  1675.3 p2      44 next
        pxor xmm14, xmm5                                           ;  1728.3 p1      41 next
        pxor xmm11, [r10 + 2352]                                   ;  1729.3 p2+p1   44 next
        movdqa xmm5, [rbp + 1920]                                  ;  1677.3 p2      44 next
        pxor xmm5, [r10 + 2368]                                    ;  1730.3 p2+p1   44 next
        pxor xmm1, xmm8                                            ;  1731.3 p1      41 next
        pxor xmm10, xmm14                                          ;  1732.3 p1      41 next
        movdqa xmm14, [rbp + 1936]                                 ;  1679.3 p2      44 next
        pxor xmm14, [r10 + 2384]                                   ;  1733.3 p2+p1   44 next
        pxor xmm0, xmm1                                            ;  1734.3 p1      41 next
        movdqa xmm1, [rbp + 1760]                                  ;  1681.3 p2      44 next
        pxor xmm1, [r10 + 2400]                                    ;  1735.3 p2+p1   44 next
        pxor xmm2, [r10 + 2448]                                    ;  1736.3 p2+p1   44 next
        pxor xmm7, [r10 + 2496]                                    ;  1737.3 p2+p1   44 next
        pxor xmm9, [r10 + 2512]                                    ;  1738.3 p2+p1   44 next
        pxor xmm6, [r10 + 2464]                                    ;  1739.3 p2+p1   44 next
        pxor xmm10, [r10 + 2528]                                   ;  1740.3 p2+p1   44 next
        movdqa xmm12, [rbp + 1872]                                 ;  1688.3 p2      44 next
        pxor xmm12, [r10 + 2416]                                   ;  1741.3 p2+p1   44 next
        pxor xmm0, [r10 + 2480]                                    ;  1742.3 p2+p1   44 next
        movdqa xmm13, [rbp + 1824]                                 ;  1691.3 p2      44 next
        pxor xmm13, [r10 + 2432]                                   ;  1743.3 p2+p1   44 next
        movdqa [rbp + 1824], xmm9                                  ;  1740.3 p0+p3   44 next spill
        movdqa xmm9, xmm15                                         ;  1724.3 p0      41 next copy
        pxor xmm9, xmm1                                            ;  1744.3 p1      41 next
        movdqa [rbp + 1872], xmm6                                  ;  1741.3 p0+p3   44 next spill
        movdqa xmm6, xmm15                                         ;  1724.3 p0      41 next copy
        pand xmm6, xmm4                                            ;  1745.3 p1      41 next
        movdqa [rbp + 1760], xmm10                                 ;  1742.3 p0+p3   44 next spill
        movdqa xmm10, xmm15                                        ;  1724.3 p0      41 next copy
        movdqa [rbp + 1936], xmm2                                  ;  1738.3 p0+p3   44 next spill
        movdqa xmm2, xmm15                                         ;  1724.3 p0      41 next copy
        pand xmm2, xmm14                                           ;  1746.3 p1      41 next
        pxor xmm2, xmm4                                            ;  1748.3 p1      41 next
        movdqa [rbp + 1920], xmm7                                  ;  1739.3 p0+p3   44 next spill
        movdqa xmm7, xmm15                                         ;  1724.3 p0      41 next copy
        pxor xmm7, xmm4                                            ;  1748.3 p1      41 next
        movdqa [rbp + 1376], xmm0                                  ;  1744.3 p0+p3   44 next spill
        movdqa xmm0, xmm15                                         ;  1724.3 p0      41 next copy
        pand xmm0, xmm13                                           ;  1749.3 p1      41 next
        movdqa [rbp + 1952], xmm7                                  ;  1750.3 p0+p3   41 next spill
        movdqa xmm7, xmm4                                          ;  1727.3 p0      41 next copy
        pxor xmm7, xmm3                                            ;  1750.3 p1      41 next
        movdqa [rbp + 1888], xmm0                                  ;  1751.3 p0+p3   41 next spill
        movdqa xmm0, [rbp + 1952]                                  ;  1750.3 p2      41 next
        pand xmm0, xmm1                                            ;  1761.3 p1      41 next
        movdqa [rbp + 1808], xmm0                                  ;  1763.3 p0+p3   41 next spill
        movdqa xmm0, [rbp + 1952]                                  ;  1750.3 p2      41 next
        pand xmm0, xmm5                                            ;  1761.3 p1      41 next
        movdqa xmm8, xmm4                                          ;  1727.3 p0      41 next copy
        movdqa [rbp + 1952], xmm2                                  ;  1750.3 p0+p3   41 next spill
        movdqa xmm2, xmm4                                          ;  1727.3 p0      41 next copy
        movdqa [rbp + 1904], xmm4                                  ;  1727.3 p0+p3   44 next spill
        movdqa xmm4, [rbp + 1952]                                  ;  1750.3 p2      41 next
        movdqa [rbp + 896], xmm7                                   ;  1752.3 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1952]                                  ;  1750.3 p2      41 next
        movdqa [rbp + 1952], xmm0                                  ;  1763.3 p0+p3   41 next spill
        movdqa xmm0, [rbp + 896]                                   ;  1752.3 p2      41 next
        pand xmm0, xmm12                                           ;  1763.3 p1      41 next
        movdqa [rbp + 1776], xmm0                                  ;  1765.3 p0+p3   41 next spill
        movdqa xmm0, [rbp + 896]                                   ;  1752.3 p2      41 next
        pand xmm0, xmm14                                           ;  1763.3 p1      41 next
        movdqa [rbp + 896], xmm15                                  ;  1724.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1776]                                 ;  1765.3 p2      41 next
        movdqa [rbp + 1568], xmm5                                  ;  1732.3 p0+p3   44 next spill
        movdqa xmm5, [rbp + 1904]                                  ;  1727.3 p2      41 next
        pand xmm5, xmm3                                            ;  1755.3 p1      41 next
        pxor xmm5, xmm12                                           ;  1757.3 p1      41 next
        movdqa [rbp + 2016], xmm5                                  ;  1759.3 p0+p3   41 next spill
        movdqa xmm5, [rbp + 1568]                                  ;  1732.3 p2      41 next
        pand xmm5, xmm14                                           ;  1757.3 p1      41 next
        pxor xmm5, [rel kasumi_encrypt_compact.T0_constants128]    ;  1759.3 p2+p1   41 next
        movdqa [rbp + 1312], xmm5                                  ;  1761.3 p0+p3   41 next spill
        movdqa xmm5, xmm1                                          ;  1737.3 p0      41 next copy
        pxor xmm5, xmm11                                           ;  1759.3 p1      41 next
        movdqa [rbp + 1856], xmm0                                  ;  1765.3 p0+p3   41 next spill
        movdqa xmm0, xmm1                                          ;  1737.3 p0      41 next copy
        pand xmm0, xmm14                                           ;  1760.3 p1      41 next
        pxor xmm0, [rel kasumi_encrypt_compact.T0_constants128]    ;  1762.3 p2+p1   41 next
        movdqa [rbp + 1600], xmm14                                 ;  1735.3 p0+p3   44 next spill
        movdqa xmm14, xmm1                                         ;  1737.3 p0      41 next copy
        pand xmm14, xmm11                                          ;  1762.3 p1      41 next
        pand xmm1, [rbp + 1904]                                    ;  1763.3 p2+p1   41 next
        movdqa [rbp + 1792], xmm1                                  ;  1765.3 p0+p3   41 next spill
        movdqa xmm1, xmm3                                          ;  1729.3 p0      41 next copy
        pxor xmm1, xmm13                                           ;  1764.3 p1      41 next
        pand xmm8, xmm1                                            ;  1766.3 p1      41 next
        pxor xmm14, xmm8                                           ;  1768.3 p1      41 next
        movdqa xmm8, xmm3                                          ;  1729.3 p0      41 next copy
        pxor xmm8, xmm11                                           ;  1767.3 p1      41 next
        por xmm2, xmm8                                             ;  1769.3 p1      41 next
        pxor xmm2, xmm14                                           ;  1771.3 p1      41 next
        movdqa [rbp + 1968], xmm2                                  ;  1773.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 896]                                   ;  1732.0 p2      41 next reload
        pxor xmm2, xmm14                                           ;  1770.3 p1      41 next
        movdqa xmm14, xmm3                                         ;  1732.7 p0      41 next copy
        pxor xmm14, xmm12                                          ;  1771.3 p1      41 next
        pand xmm10, xmm14                                          ;  1773.3 p1      41 next
        pxor xmm10, xmm0                                           ;  1775.3 p1      41 next
        movdqa xmm14, xmm3                                         ;  1735.3 p0      41 next copy
        pand xmm14, [rbp + 2016]                                   ;  1774.3 p2+p1   41 next
        pxor xmm14, [rbp + 1312]                                   ;  1776.3 p2+p1   41 next
        movdqa [rbp + 896], xmm2                                   ;  1772.3 p0+p3   41 next spill
        movdqa xmm2, xmm3                                          ;  1738.3 p0      41 next copy
        pand xmm2, [rbp + 1568]                                    ;  1776.3 p2+p1   41 next
        movdqa [rbp + 1840], xmm3                                  ;  1740.3 p0+p3   41 next spill
        movdqa xmm3, xmm9                                          ;  1746.3 p0      41 next copy
        pand xmm3, xmm12                                           ;  1777.3 p1      41 next
        pxor xmm4, xmm3                                            ;  1779.3 p1      41 next
        movdqa xmm3, xmm12                                         ;  1743.3 p0      41 next copy
        pand xmm3, xmm5                                            ;  1779.3 p1      41 next
        movdqa [rbp + 2000], xmm4                                  ;  1781.3 p0+p3   41 next spill
        movdqa xmm4, xmm12                                         ;  1744.7 p0      41 next copy
        pand xmm4, xmm13                                           ;  1780.3 p1      41 next
        movdqa [rbp + 1648], xmm13                                 ;  1745.7 p0+p3   44 next spill
        movdqa xmm13, xmm12                                        ;  1746.7 p0      41 next copy
        pand xmm13, [rbp + 1600]                                   ;  1781.3 p2+p1   41 next
        pand xmm12, [rbp + 1568]                                   ;  1782.3 p2+p1   41 next
        movdqa [rbp + 1200], xmm13                                 ;  1783.3 p0+p3   41 next spill
        movdqa xmm13, [rbp + 1888]                                 ;  1751.3 p2      41 next reload
        pxor xmm13, xmm12                                          ;  1784.3 p1      41 next
        movdqa xmm12, xmm5                                         ;  1761.3 p0      41 next copy
        pand xmm12, [rbp + 1568]                                   ;  1784.3 p2+p1   41 next
        movdqa [rbp + 1888], xmm13                                 ;  1786.3 p0+p3   41 next spill
        movdqa xmm13, [rbp + 1856]                                 ;  1765.3 p2      41 next reload
        pxor xmm13, xmm12                                          ;  1786.3 p1      41 next
        pxor xmm13, [rbp + 2016]                                   ;  1788.3 p2+p1   41 next
        movdqa xmm12, xmm9                                         ;  1751.7 p0      41 next copy
        pand xmm12, xmm8                                           ;  1787.3 p1      41 next
        pxor xmm12, [rbp + 1200]                                   ;  1794.3 p2+p1   41 next
        pxor xmm12, [rbp + 1648]                                   ;  1796.3 p2+p1   41 next
        movdqa [rbp + 1200], xmm12                                 ;  1798.3 p0+p3   41 next spill
        movdqa xmm12, xmm9                                         ;  1754.7 p0      41 next copy
        pand xmm12, xmm11                                          ;  1790.3 p1      41 next
        pxor xmm2, xmm12                                           ;  1792.3 p1      41 next
        movdqa xmm12, xmm11                                        ;  1755.7 p0      41 next copy
        pand xmm12, xmm8                                           ;  1792.3 p1      41 next
        pxor xmm6, xmm12                                           ;  1794.3 p1      41 next
        movdqa xmm12, xmm8                                         ;  1769.3 p0      41 next copy
        pand xmm8, xmm1                                            ;  1794.3 p1      41 next
        pand xmm12, [rbp + 1600]                                   ;  1795.3 p2+p1   41 next
        pxor xmm7, xmm12                                           ;  1797.3 p1      41 next
        pxor xmm15, xmm7                                           ;  1799.3 p1      41 next
        pxor xmm5, xmm15                                           ;  1801.3 p1      41 next
        movdqa xmm15, xmm1                                         ;  1766.3 p0      41 next copy
        pand xmm1, xmm11                                           ;  1799.3 p1      41 next
        movdqa xmm7, [rbp + 1600]                                  ;  1766.3 p2      44 next reload
        pand xmm15, xmm7                                           ;  1800.3 p1      41 next
        pxor xmm7, xmm4                                            ;  1801.3 p1      41 next
        pxor xmm1, xmm13                                           ;  1802.3 p1      41 next
        movdqa xmm12, [rbp + 1792]                                 ;  1767.7 p2      41 next reload
        pxor xmm12, xmm13                                          ;  1803.3 p1      41 next
        pxor xmm14, xmm6                                           ;  1804.3 p1      41 next
        pxor xmm8, xmm6                                            ;  1805.3 p1      41 next
        movdqa xmm13, [rbp + 1952]                                 ;  1769.0 p2      41 next reload
        pxor xmm13, xmm6                                           ;  1806.3 p1      41 next
        movdqa xmm6, xmm10                                         ;  1777.3 p0      41 next copy
        pxor xmm13, xmm15                                          ;  1808.3 p1      41 next
        pxor xmm5, xmm13                                           ;  1810.3 p1      41 next
        pxor xmm15, [rbp + 1776]                                   ;  1809.3 p2+p1   41 next
        pxor xmm6, xmm15                                           ;  1811.3 p1      41 next
        pxor xmm4, xmm6                                            ;  1813.3 p1      41 next
        movdqa xmm15, [rbp + 1200]                                 ;  1798.3 p2      41 next reload
        pxor xmm10, xmm15                                          ;  1812.3 p1      41 next
        pxor xmm2, xmm7                                            ;  1813.3 p1      41 next
        pxor xmm14, xmm15                                          ;  1814.3 p1      41 next
        movdqa xmm15, [rbp + 896]                                  ;  1778.0 p2      41 next reload
        pxor xmm1, xmm15                                           ;  1815.3 p1      41 next
        pxor xmm12, xmm8                                           ;  1816.3 p1      41 next
        movdqa xmm6, [rel kasumi_encrypt_compact.T0_constants128]  ;  1779.0 p2      41 next reload
        pxor xmm5, xmm6                                            ;  1817.3 p1      41 next
        movdqa xmm13, [rbp + 1568]                                 ;  1780.0 p2      44 next reload
        pxor xmm8, xmm13                                           ;  1818.3 p1      41 next
        pand xmm7, [rbp + 1648]                                    ;  1819.3 p2+p1   41 next
        pand xmm9, [rbp + 1648]                                    ;  1820.3 p2+p1   41 next
        pxor xmm8, [rbp + 1968]                                    ;  1821.3 p2+p1   41 next
        pxor xmm12, xmm11                                          ;  1822.3 p1      41 next
        pxor xmm7, [rbp + 1312]                                    ;  1823.3 p2+p1   41 next
        pxor xmm8, [rbp + 2000]                                    ;  1824.3 p2+p1   41 next
        movdqa xmm6, xmm11                                         ;  1784.0 p0      41 next copy
        pand xmm6, xmm13                                           ;  1825.3 p1      41 next
        pxor xmm10, xmm6                                           ;  1827.3 p1      41 next
        pxor xmm0, xmm6                                            ;  1827.3 p1      41 next
        pxor xmm1, xmm0                                            ;  1829.3 p1      41 next
        movdqa xmm0, xmm13                                         ;  1791.0 p0      41 next copy
        pand xmm0, [rbp + 1904]                                    ;  1829.3 p2+p1   41 next
        pand xmm13, [rbp + 1648]                                   ;  1830.3 p2+p1   41 next
        pxor xmm11, xmm13                                          ;  1832.3 p1      41 next
        pxor xmm4, xmm11                                           ;  1834.3 p1      41 next
        movdqa xmm6, [rbp + 1808]                                  ;  1788.0 p2      41 next reload
        movdqa xmm11, [rbp + 1888]                                 ;  1789.0 p2      41 next reload
        pxor xmm6, xmm11                                           ;  1833.3 p1      41 next
        pxor xmm11, [rbp + 2000]                                   ;  1834.3 p2+p1   41 next
        pxor xmm10, xmm11                                          ;  1836.3 p1      41 next
        pxor xmm0, xmm6                                            ;  1836.3 p1      41 next
        pxor xmm2, xmm6                                            ;  1837.3 p1      41 next
        movdqa xmm6, [rbp + 1920]                                  ;  1791.0 p2      41 next
        pxor xmm15, xmm2                                           ;  1839.3 p1      41 next
        movdqa xmm2, [rbp + 1376]                                  ;  1792.0 p2      44 next reload
        pand xmm6, xmm2                                            ;  1839.3 p1      41 next
        pxor xmm9, xmm0                                            ;  1840.3 p1      41 next
        movdqa xmm0, [rbp + 1984]                                  ;  1793.0 p2      41 next
        movdqa xmm11, [rbp + 1936]                                 ;  1794.0 p2      44 next reload
        pand xmm0, xmm11                                           ;  1841.3 p1      41 next
        pxor xmm1, xmm7                                            ;  1842.3 p1      41 next
        movdqa xmm13, [rbp + 1840]                                 ;  1795.0 p2      41 next reload
        pxor xmm13, xmm9                                           ;  1843.3 p1      41 next
        pxor xmm3, xmm13                                           ;  1845.3 p1      41 next
        pxor xmm7, xmm3                                            ;  1847.3 p1      41 next
        movdqa xmm3, [rbp + 1760]                                  ;  1796.0 p2      41 next
        movdqa xmm9, [rbp + 1872]                                  ;  1797.0 p2      44 next reload
        pand xmm3, xmm9                                            ;  1846.3 p1      41 next
        pxor xmm6, xmm11                                           ;  1847.3 p1      41 next
        movdqa xmm13, [rbp + 1984]                                 ;  1798.0 p2      41 next
        pand xmm13, [rbp + 1824]                                   ;  1848.3 p2+p1   41 next
        pxor xmm8, [rbp + 1824]                                    ;  1849.3 p2+p1   41 next
        pxor xmm4, xmm11                                           ;  1850.3 p1      41 next
        pxor xmm10, xmm2                                           ;  1851.3 p1      41 next
        pxor xmm15, [rbp + 1920]                                   ;  1852.3 p2+p1   41 next
        pxor xmm5, xmm9                                            ;  1853.3 p1      41 next
        pxor xmm7, [rbp + 1760]                                    ;  1854.3 p2+p1   41 next
        movdqa [rbp + 1840], xmm12                                 ;  1824.3 p0+p3   41 next spill
        movdqa xmm12, xmm11                                        ;  1805.0 p0      41 next copy
        pand xmm12, [rbp + 1920]                                   ;  1855.3 p2+p1   41 next
        pxor xmm1, [rbp + 1984]                                    ;  1856.3 p2+p1   41 next
        movdqa [rbp + 2000], xmm14                                 ;  1816.3 p0+p3   41 next spill
        movdqa xmm14, xmm11                                        ;  1805.0 p0      41 next copy
        pand xmm14, [rbp + 1824]                                   ;  1857.3 p2+p1   41 next
        movdqa [rbp + 1888], xmm1                                  ;  1858.3 p0+p3   41 next spill
        movdqa xmm1, xmm11                                         ;  1805.7 p0      41 next copy
        pand xmm1, xmm9                                            ;  1858.3 p1      41 next
        movdqa [rbp + 1808], xmm7                                  ;  1856.3 p0+p3   41 next spill
        movdqa xmm7, xmm11                                         ;  1807.7 p0      41 next copy
        movdqa [rbp + 1936], xmm8                                  ;  1851.3 p0+p3   41 next spill
        movdqa xmm8, xmm2                                          ;  1809.7 p0      41 next copy
        pand xmm8, xmm9                                            ;  1859.3 p1      41 next
        movdqa [rbp + 1648], xmm15                                 ;  1854.3 p0+p3   41 next spill
        movdqa xmm15, xmm2                                         ;  1811.7 p0      41 next copy
        pxor xmm15, [rbp + 1760]                                   ;  1860.3 p2+p1   41 next
        movdqa [rbp + 1904], xmm10                                 ;  1853.3 p0+p3   41 next spill
        movdqa xmm10, xmm2                                         ;  1813.7 p0      41 next copy
        movdqa [rbp + 1568], xmm5                                  ;  1855.3 p0+p3   41 next spill
        movdqa xmm5, xmm2                                          ;  1815.7 p0      41 next copy
        pand xmm5, [rbp + 1984]                                    ;  1861.3 p2+p1   41 next
        movdqa [rbp + 1312], xmm4                                  ;  1852.3 p0+p3   41 next spill
        movdqa xmm4, xmm2                                          ;  1817.7 p0      41 next copy
        pand xmm4, [rbp + 1760]                                    ;  1862.3 p2+p1   41 next
        movdqa [rbp + 1376], xmm4                                  ;  1864.3 p0+p3   41 next spill
        movdqa xmm4, xmm9                                          ;  1819.7 p0      41 next copy
        movdqa [rbp + 1968], xmm5                                  ;  1863.3 p0+p3   41 next spill
        movdqa xmm5, xmm9                                          ;  1821.7 p0      41 next copy
        movdqa [rbp + 896], xmm6                                   ;  1849.3 p0+p3   41 next spill
        movdqa xmm6, xmm9                                          ;  1823.7 p0      41 next copy
        pxor xmm6, [rbp + 1824]                                    ;  1863.3 p2+p1   41 next
        movdqa [rbp + 1200], xmm2                                  ;  1824.7 p0+p3   41 next spill
        movdqa xmm2, xmm9                                          ;  1825.7 p0      41 next copy
        movdqa [rbp + 1776], xmm11                                 ;  1826.7 p0+p3   41 next spill
        movdqa xmm11, xmm9                                         ;  1827.7 p0      41 next copy
        pand xmm9, [rbp + 1984]                                    ;  1864.3 p2+p1   41 next
        movdqa [rbp + 1872], xmm9                                  ;  1866.3 p0+p3   41 next spill
        movdqa xmm9, xmm0                                          ;  1843.3 p0      41 next copy
        pxor xmm9, xmm3                                            ;  1865.3 p1      41 next
        pand xmm3, [rbp + 1920]                                    ;  1866.3 p2+p1   41 next
        movdqa [rbp + 1952], xmm1                                  ;  1860.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 1920]                                  ;  1823.0 p2      41 next
        pxor xmm1, xmm14                                           ;  1867.3 p1      41 next
        pxor xmm3, xmm1                                            ;  1869.3 p1      41 next
        pand xmm4, xmm1                                            ;  1869.3 p1      41 next
        movdqa xmm1, [rbp + 1824]                                  ;  1824.3 p2      44 next reload
        pxor xmm4, xmm1                                            ;  1871.3 p1      41 next
        pand xmm2, xmm4                                            ;  1873.3 p1      41 next
        movdqa [rbp + 1792], xmm2                                  ;  1875.3 p0+p3   41 next spill
        movdqa xmm2, xmm13                                         ;  1850.3 p0      41 next copy
        pxor xmm2, xmm12                                           ;  1872.3 p1      41 next
        pxor xmm8, xmm2                                            ;  1874.3 p1      41 next
        pand xmm2, [rbp + 1760]                                    ;  1874.3 p2+p1   41 next
        pxor xmm12, xmm9                                           ;  1875.3 p1      41 next
        pand xmm13, xmm15                                          ;  1876.3 p1      41 next
        pxor xmm4, xmm13                                           ;  1878.3 p1      41 next
        movdqa xmm13, xmm1                                         ;  1835.3 p0      41 next copy
        pand xmm13, [rbp + 1760]                                   ;  1878.3 p2+p1   41 next
        pxor xmm0, xmm8                                            ;  1879.3 p1      41 next
        pand xmm5, xmm0                                            ;  1881.3 p1      41 next
        movdqa xmm0, xmm1                                          ;  1837.0 p0      41 next copy
        pand xmm0, xmm8                                            ;  1881.3 p1      41 next
        pand xmm8, [rbp + 1920]                                    ;  1882.3 p2+p1   41 next
        pxor xmm0, [rbp + 1968]                                    ;  1883.3 p2+p1   41 next
        movdqa [rbp + 1600], xmm0                                  ;  1885.3 p0+p3   41 next spill
        movdqa xmm0, xmm1                                          ;  1841.3 p0      41 next copy
        pxor xmm0, xmm9                                            ;  1884.3 p1      41 next
        pand xmm10, xmm0                                           ;  1886.3 p1      41 next
        movdqa xmm0, xmm1                                          ;  1842.3 p0      41 next copy
        pand xmm0, [rbp + 896]                                     ;  1886.3 p2+p1   41 next
        pand xmm1, [rbp + 1920]                                    ;  1887.3 p2+p1   41 next
        movdqa [rbp + 1824], xmm0                                  ;  1888.3 p0+p3   41 next spill
        movdqa xmm0, xmm14                                         ;  1859.3 p0      41 next copy
        por xmm14, xmm13                                           ;  1888.3 p1      41 next
        pxor xmm8, xmm14                                           ;  1890.3 p1      41 next
        movdqa xmm14, [rbp + 1984]                                 ;  1850.0 p2      44 next reload
        pxor xmm0, xmm14                                           ;  1890.3 p1      41 next
        pxor xmm5, xmm0                                            ;  1892.3 p1      41 next
        movdqa [rbp + 2016], xmm9                                  ;  1867.3 p0+p3   41 next spill
        movdqa xmm9, xmm14                                         ;  1861.0 p0      41 next copy
        pand xmm9, [rbp + 1920]                                    ;  1892.3 p2+p1   41 next
        pxor xmm13, xmm9                                           ;  1894.3 p1      41 next
        pxor xmm9, [rbp + 1760]                                    ;  1894.3 p2+p1   41 next
        pxor xmm0, xmm9                                            ;  1896.3 p1      41 next
        pand xmm9, xmm14                                           ;  1896.3 p1      41 next
        pxor xmm3, xmm9                                            ;  1898.3 p1      41 next
        movdqa xmm9, xmm15                                         ;  1862.3 p0      41 next copy
        pand xmm9, [rbp + 1952]                                    ;  1898.3 p2+p1   41 next
        pxor xmm6, xmm9                                            ;  1900.3 p1      41 next
        movdqa xmm9, xmm15                                         ;  1862.3 p0      41 next copy
        pand xmm15, xmm1                                           ;  1900.3 p1      41 next
        pxor xmm9, xmm13                                           ;  1901.3 p1      41 next
        pand xmm7, xmm9                                            ;  1903.3 p1      41 next
        pxor xmm13, xmm6                                           ;  1903.3 p1      41 next
        pand xmm11, xmm13                                          ;  1905.3 p1      41 next
        movdqa xmm6, [rbp + 1968]                                  ;  1863.3 p2      41 next reload
        pxor xmm1, xmm6                                            ;  1905.3 p1      41 next
        movdqa xmm9, [rbp + 1760]                                  ;  1861.0 p2      44 next reload
        pxor xmm6, xmm9                                            ;  1906.3 p1      41 next
        movdqa xmm13, [rbp + 2016]                                 ;  1867.3 p2      41 next reload
        pand xmm14, xmm13                                          ;  1907.3 p1      41 next
        pand xmm13, xmm9                                           ;  1908.3 p1      41 next
        pand xmm9, [rbp + 896]                                     ;  1909.3 p2+p1   41 next
        pxor xmm15, xmm14                                          ;  1910.3 p1      41 next
        movdqa xmm14, [rel kasumi_encrypt_compact.T0_constants128] ;  1864.0 p2      41 next reload
        pxor xmm7, xmm14                                           ;  1911.3 p1      41 next
        pxor xmm1, xmm11                                           ;  1912.3 p1      41 next
        movdqa xmm11, [rbp + 1952]                                 ;  1865.0 p2      41 next
        pxor xmm11, xmm0                                           ;  1913.3 p1      41 next
        pxor xmm2, xmm11                                           ;  1915.3 p1      41 next
        pxor xmm10, xmm2                                           ;  1917.3 p1      41 next
        pxor xmm10, xmm14                                          ;  1919.3 p1      41 next
        pxor xmm9, xmm1                                            ;  1917.3 p1      41 next
        movdqa xmm1, [rbp + 1872]                                  ;  1866.3 p2      41 next
        movdqa xmm2, [rbp + 1376]                                  ;  1867.3 p2      41 next reload
        pxor xmm1, xmm2                                            ;  1918.3 p1      41 next
        pand xmm2, xmm6                                            ;  1919.3 p1      41 next
        pand xmm6, [rbp + 1920]                                    ;  1920.3 p2+p1   41 next
        pxor xmm13, xmm6                                           ;  1922.3 p1      41 next
        pxor xmm5, xmm13                                           ;  1924.3 p1      41 next
        movdqa xmm6, [rbp + 1824]                                  ;  1888.3 p2      41 next
        pxor xmm6, xmm1                                            ;  1923.3 p1      41 next
        movdqa xmm11, [rbp + 1776]                                 ;  1870.3 p2      41 next reload
        pand xmm11, xmm1                                           ;  1924.3 p1      41 next
        pxor xmm12, xmm11                                          ;  1926.3 p1      41 next
        movdqa xmm1, [rbp + 1824]                                  ;  1888.3 p2      41 next
        pxor xmm1, xmm7                                            ;  1926.3 p1      41 next
        movdqa xmm11, [rbp + 1600]                                 ;  1885.3 p2      41 next reload
        pxor xmm11, xmm12                                          ;  1928.3 p1      41 next
        pxor xmm4, xmm6                                            ;  1928.3 p1      41 next
        pxor xmm0, xmm4                                            ;  1930.3 p1      41 next
        movdqa xmm4, [rbp + 1872]                                  ;  1873.3 p2      41 next
        pxor xmm4, xmm1                                            ;  1930.3 p1      41 next
        movdqa xmm1, [rbp + 896]                                   ;  1874.3 p2      41 next
        pxor xmm1, xmm11                                           ;  1931.3 p1      41 next
        movdqa xmm11, [rbp + 1312]                                 ;  1875.3 p2      41 next
        pxor xmm15, xmm0                                           ;  1932.3 p1      41 next
        movdqa xmm0, [rbp + 1568]                                  ;  1876.3 p2      41 next
        pxor xmm0, xmm10                                           ;  1933.3 p1      41 next
        movdqa xmm10, [rbp + 1904]                                 ;  1877.3 p2      41 next
        movdqa xmm12, [rbp + 1200]                                 ;  1878.3 p2      41 next reload
        por xmm12, xmm6                                            ;  1934.3 p1      41 next
        pxor xmm7, xmm12                                           ;  1936.3 p1      41 next
        movdqa xmm6, [rbp + 1648]                                  ;  1879.3 p2      41 next
        pxor xmm6, xmm9                                            ;  1936.3 p1      41 next
        movdqa xmm9, [rbp + 1936]                                  ;  1880.3 p2      41 next
        pxor xmm11, xmm15                                          ;  1937.3 p1      41 next
        movdqa xmm15, [rbp + 1808]                                 ;  1881.3 p2      41 next
        pxor xmm2, xmm7                                            ;  1938.3 p1      41 next
        movdqa xmm7, [rbp + 1888]                                  ;  1882.3 p2      41 next
        pxor xmm7, xmm5                                            ;  1939.3 p1      41 next
        movdqa xmm5, [rbp + 1312]                                  ;  1883.3 p2      50 next
        movdqa xmm12, [rbp + 1680]                                 ;  1884.3 p2     108 r reload
        pxor xmm5, xmm12                                           ;  1940.3 p1      50 next
        movdqa xmm13, [rbp + 1792]                                 ;  1885.3 p2      41 next reload
        pxor xmm13, xmm4                                           ;  1941.3 p1      41 next
        pxor xmm8, xmm2                                            ;  1942.3 p1      41 next
        pxor xmm3, xmm13                                           ;  1943.3 p1      41 next
        movdqa xmm2, [rbp + 1568]                                  ;  1886.3 p2      50 next
        movdqa xmm4, [rbp + 1072]                                  ;  1887.3 p2     108 r reload
        pxor xmm2, xmm4                                            ;  1944.3 p1      50 next
        pxor xmm15, xmm8                                           ;  1945.3 p1      41 next
        pxor xmm1, xmm14                                           ;  1946.3 p1      41 next
        pxor xmm9, xmm3                                            ;  1947.3 p1      41 next
        movdqa xmm3, [rbp + 1904]                                  ;  1888.3 p2      50 next
        movdqa xmm8, [rbp + 928]                                   ;  1889.3 p2     108 r reload
        pxor xmm3, xmm8                                            ;  1948.3 p1      50 next
        movdqa xmm13, xmm12                                        ;  1895.3 p0      50 next copy
        pxor xmm13, [r11 + 128]                                    ;  1949.3 p2+p1   50 next
        pxor xmm10, xmm1                                           ;  1950.3 p1      41 next
        movdqa xmm1, xmm4                                          ;  1898.3 p0      50 next copy
        pxor xmm1, [r11 + 144]                                     ;  1951.3 p2+p1   50 next
        pxor xmm0, [rbp + 1424]                                    ;  1952.3 p2+p1   50 next
        pxor xmm6, [rbp + 1232]                                    ;  1953.3 p2+p1   50 next
        pxor xmm11, [rbp + 1696]                                   ;  1954.3 p2+p1   50 next
        pxor xmm7, [rbp + 1248]                                    ;  1955.3 p2+p1   50 next
        pxor xmm15, [rbp + 1632]                                   ;  1956.3 p2+p1   50 next
        pxor xmm9, [rbp + 1328]                                    ;  1957.3 p2+p1   50 next
        pxor xmm10, [rbp + 1520]                                   ;  1958.3 p2+p1   50 next
        movdqa xmm4, xmm8                                          ;  1900.3 p0      50 next copy
        pxor xmm4, [r11 + 160]                                     ;  1959.3 p2+p1   50 next
        movdqa xmm8, [rbp + 1648]                                  ;  1900.3 p2      50 next
        pxor xmm8, [rbp + 1504]                                    ;  1960.3 p2+p1   50 next
        movdqa xmm12, [rbp + 1936]                                 ;  1902.3 p2      50 next
        pxor xmm12, [rbp + 1104]                                   ;  1961.3 p2+p1   50 next
        movdqa [rbp + 1936], xmm7                                  ;  1957.3 p0+p3   50 next spill
        movdqa xmm7, [rbp + 1808]                                  ;  1904.3 p2      50 next
        pxor xmm7, [rbp + 1152]                                    ;  1962.3 p2+p1   50 next
        movdqa [rbp + 1808], xmm15                                 ;  1958.3 p0+p3   50 next spill
        movdqa xmm15, [rbp + 1888]                                 ;  1906.3 p2      50 next
        pxor xmm15, [rbp + 1440]                                   ;  1963.3 p2+p1   50 next
        movdqa [rbp + 1888], xmm9                                  ;  1959.3 p0+p3   50 next spill
        movdqa xmm9, [rbp + 2000]                                  ;  1908.3 p2      50 next
        pxor xmm9, [rbp + 1040]                                    ;  1964.3 p2+p1   50 next
        movdqa [rbp + 2000], xmm6                                  ;  1955.3 p0+p3   50 next spill
        movdqa xmm6, [rbp + 1840]                                  ;  1910.3 p2      50 next
        pxor xmm6, [rbp + 1296]                                    ;  1965.3 p2+p1   50 next
        movdqa [rbp + 1840], xmm10                                 ;  1960.3 p0+p3   50 next spill
        movdqa xmm10, [rbp + 1504]                                 ;  1912.3 p2      50 next
        pxor xmm10, [r11 + 176]                                    ;  1966.3 p2+p1   50 next
        movdqa [rbp + 1648], xmm0                                  ;  1954.3 p0+p3   50 next spill
        movdqa xmm0, [rbp + 1104]                                  ;  1914.3 p2      50 next
        pxor xmm0, [r11 + 192]                                     ;  1967.3 p2+p1   50 next
        movdqa [rbp + 1904], xmm11                                 ;  1956.3 p0+p3   50 next spill
        movdqa xmm11, [rbp + 1152]                                 ;  1916.3 p2      50 next
        pxor xmm11, [r11 + 208]                                    ;  1968.3 p2+p1   50 next
        movdqa [rbp + 1568], xmm6                                  ;  1967.3 p0+p3   50 next spill
        movdqa xmm6, [rbp + 1440]                                  ;  1918.3 p2      50 next
        pxor xmm6, [r11 + 224]                                     ;  1969.3 p2+p1   50 next
        movdqa [rbp + 1792], xmm9                                  ;  1966.3 p0+p3   50 next spill
        movdqa xmm9, [rbp + 1040]                                  ;  1922.0 p2      50 next
        pxor xmm9, [r11 + 240]                                     ;  1970.3 p2+p1   50 next
        movdqa [rbp + 1312], xmm15                                 ;  1965.3 p0+p3   50 next spill
        movdqa xmm15, [rbp + 1296]                                 ;  1924.3 p2      50 next
        pxor xmm15, [r11]                                          ;  1971.3 p2+p1   50 next
        movdqa [rbp + 1200], xmm7                                  ;  1964.3 p0+p3   50 next spill
        movdqa xmm7, [rbp + 1696]                                  ;  1927.7 p2      50 next
        pxor xmm7, [r11 + 16]                                      ;  1972.3 p2+p1   50 next
        movdqa [rbp + 896], xmm12                                  ;  1963.3 p0+p3   50 next spill
        movdqa xmm12, [rbp + 1424]                                 ;  1930.3 p2      50 next
        pxor xmm12, [r11 + 32]                                     ;  1973.3 p2+p1   50 next
        movdqa [rbp + 1872], xmm8                                  ;  1962.3 p0+p3   50 next spill
        movdqa xmm8, [rbp + 1520]                                  ;  1933.0 p2      50 next
        pxor xmm8, [r11 + 48]                                      ;  1974.3 p2+p1   50 next
        movdqa [rbp + 1600], xmm3                                  ;  1950.3 p0+p3   50 next spill
        movdqa xmm3, [rbp + 1232]                                  ;  1935.3 p2      50 next
        pxor xmm3, [r11 + 64]                                      ;  1975.3 p2+p1   50 next
        movdqa [rbp + 1824], xmm2                                  ;  1946.3 p0+p3   50 next spill
        movdqa xmm2, [rbp + 1328]                                  ;  1938.3 p2      50 next
        pxor xmm2, [r11 + 80]                                      ;  1976.3 p2+p1   50 next
        movdqa [rbp + 1776], xmm5                                  ;  1942.3 p0+p3   50 next spill
        movdqa xmm5, [rbp + 1632]                                  ;  1940.3 p2      50 next
        pxor xmm5, [r11 + 96]                                      ;  1977.3 p2+p1   50 next
        movdqa [rbp + 1920], xmm0                                  ;  1969.3 p0+p3   50 next spill
        movdqa xmm0, [rbp + 1248]                                  ;  1942.3 p2      50 next
        pxor xmm0, [r11 + 112]                                     ;  1978.3 p2+p1   50 next
        movdqa [rbp + 1376], xmm1                                  ;  1953.3 p0+p3   50 next spill
        movdqa xmm1, xmm9                                          ;  1972.3 p0      41 next copy
        pxor xmm1, xmm2                                            ;  1979.3 p1      41 next
        movdqa [rbp + 1952], xmm11                                 ;  1970.3 p0+p3   50 next spill
        movdqa xmm11, xmm9                                         ;  1972.3 p0      41 next copy
        pand xmm11, xmm15                                          ;  1980.3 p1      41 next
        movdqa [rbp + 1760], xmm13                                 ;  1951.3 p0+p3   50 next spill
        movdqa xmm13, xmm9                                         ;  1972.3 p0      41 next copy
        movdqa [rbp + 2016], xmm6                                  ;  1971.3 p0+p3   50 next spill
        movdqa xmm6, xmm9                                          ;  1972.3 p0      41 next copy
        pand xmm6, xmm3                                            ;  1981.3 p1      41 next
        pxor xmm6, xmm15                                           ;  1983.3 p1      41 next
        movdqa [rbp + 1968], xmm4                                  ;  1961.3 p0+p3   50 next spill
        movdqa xmm4, xmm9                                          ;  1972.3 p0      41 next copy
        pxor xmm4, xmm15                                           ;  1983.3 p1      41 next
        movdqa [rbp + 1984], xmm10                                 ;  1968.3 p0+p3   50 next spill
        movdqa xmm10, xmm9                                         ;  1972.3 p0      41 next copy
        pand xmm10, xmm0                                           ;  1984.3 p1      41 next
        movdqa [rbp + 1856], xmm4                                  ;  1985.3 p0+p3   41 next spill
        movdqa xmm4, xmm6                                          ;  1985.3 p0      41 next copy
        movdqa [rbp + 1536], xmm10                                 ;  1986.3 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1856]                                 ;  1985.3 p2      41 next
        pand xmm10, xmm2                                           ;  1996.3 p1      41 next
        movdqa [rbp + 2032], xmm10                                 ;  1998.3 p0+p3   41 next spill
        movdqa xmm10, xmm2                                         ;  1978.3 p0      41 next copy
        pxor xmm10, xmm12                                          ;  1986.3 p1      41 next
        movdqa xmm14, xmm2                                         ;  1978.3 p0      41 next copy
        pand xmm14, xmm3                                           ;  1987.3 p1      41 next
        pxor xmm14, [rel kasumi_encrypt_compact.T0_constants128]   ;  1989.3 p2+p1   41 next
        movdqa [rbp + 2048], xmm9                                  ;  1972.3 p0+p3   41 next spill
        movdqa xmm9, xmm2                                          ;  1978.3 p0      41 next copy
        pand xmm2, xmm15                                           ;  1989.3 p1      41 next
        pand xmm9, xmm12                                           ;  1990.3 p1      41 next
        movdqa [rbp + 2064], xmm2                                  ;  1991.3 p0+p3   41 next spill
        movdqa xmm2, xmm15                                         ;  1973.3 p0      41 next copy
        pxor xmm2, xmm7                                            ;  1991.3 p1      41 next
        movdqa [rbp + 2080], xmm2                                  ;  1993.3 p0+p3   41 next spill
        movdqa xmm2, xmm15                                         ;  1973.3 p0      41 next copy
        movdqa [rbp + 2096], xmm8                                  ;  1976.3 p0+p3   50 next spill
        movdqa xmm8, xmm15                                         ;  1973.3 p0      41 next copy
        movdqa [rbp + 2112], xmm3                                  ;  1977.3 p0+p3   50 next spill
        movdqa xmm3, xmm15                                         ;  1973.3 p0      41 next copy
        pand xmm3, xmm7                                            ;  1992.3 p1      41 next
        pxor xmm3, xmm5                                            ;  1994.3 p1      41 next
        pand xmm15, [rbp + 2096]                                   ;  1994.3 p2+p1   41 next
        movdqa [rbp + 2128], xmm3                                  ;  1996.3 p0+p3   41 next spill
        movdqa xmm3, xmm7                                          ;  1974.7 p0      41 next copy
        pxor xmm3, xmm0                                            ;  1995.3 p1      41 next
        pand xmm2, xmm3                                            ;  1997.3 p1      41 next
        pxor xmm9, xmm2                                            ;  1999.3 p1      41 next
        movdqa xmm2, xmm7                                          ;  1975.7 p0      41 next copy
        pxor xmm2, xmm12                                           ;  1998.3 p1      41 next
        por xmm8, xmm2                                             ;  2000.3 p1      41 next
        pxor xmm8, xmm9                                            ;  2002.3 p1      41 next
        movdqa [rbp + 2144], xmm8                                  ;  2004.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 2048]                                  ;  1974.7 p2      41 next reload
        pxor xmm8, xmm9                                            ;  2001.3 p1      41 next
        movdqa xmm9, xmm7                                          ;  1977.7 p0      41 next copy
        pxor xmm9, xmm5                                            ;  2002.3 p1      41 next
        pand xmm13, xmm9                                           ;  2004.3 p1      41 next
        pxor xmm13, xmm14                                          ;  2006.3 p1      41 next
        movdqa xmm9, xmm7                                          ;  1978.7 p0      41 next copy
        pand xmm9, [rbp + 2128]                                    ;  2007.3 p2+p1   41 next
        movdqa [rbp + 2048], xmm7                                  ;  1979.7 p0+p3   50 next spill
        movdqa xmm7, xmm1                                          ;  1981.3 p0      41 next copy
        pand xmm7, xmm5                                            ;  2006.3 p1      41 next
        pxor xmm4, xmm7                                            ;  2008.3 p1      41 next
        movdqa xmm7, xmm10                                         ;  1988.3 p0      41 next copy
        pand xmm7, xmm5                                            ;  2008.3 p1      41 next
        movdqa [rbp + 2160], xmm4                                  ;  2010.3 p0+p3   41 next spill
        movdqa xmm4, xmm10                                         ;  1988.3 p0      41 next copy
        pand xmm4, [rbp + 2096]                                    ;  2009.3 p2+p1   41 next
        movdqa [rbp + 2176], xmm8                                  ;  2003.3 p0+p3   41 next spill
        movdqa xmm8, xmm5                                          ;  1985.7 p0      41 next copy
        pand xmm8, [rbp + 2080]                                    ;  2010.3 p2+p1   41 next
        movdqa [rbp + 2192], xmm1                                  ;  1986.7 p0+p3   41 next spill
        movdqa xmm1, xmm5                                          ;  1987.7 p0      41 next copy
        pand xmm1, xmm0                                            ;  2011.3 p1      41 next
        movdqa [rbp + 2208], xmm0                                  ;  1988.7 p0+p3   50 next spill
        movdqa xmm0, xmm5                                          ;  1989.7 p0      41 next copy
        pand xmm0, [rbp + 2112]                                    ;  2012.3 p2+p1   41 next
        pand xmm5, [rbp + 2096]                                    ;  2013.3 p2+p1   41 next
        movdqa [rbp + 2224], xmm7                                  ;  2010.3 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1536]                                  ;  1987.7 p2      41 next reload
        pxor xmm7, xmm5                                            ;  2015.3 p1      41 next
        movdqa xmm5, xmm12                                         ;  1991.7 p0      41 next copy
        pand xmm5, xmm2                                            ;  2015.3 p1      41 next
        pxor xmm11, xmm5                                           ;  2017.3 p1      41 next
        movdqa xmm5, xmm3                                          ;  1997.3 p0      41 next copy
        pand xmm5, [rbp + 2112]                                    ;  2017.3 p2+p1   41 next
        movdqa [rbp + 1536], xmm7                                  ;  2017.3 p0+p3   41 next spill
        movdqa xmm7, xmm3                                          ;  1997.3 p0      41 next copy
        pand xmm7, xmm12                                           ;  2018.3 p1      41 next
        pand xmm3, xmm2                                            ;  2019.3 p1      41 next
        pxor xmm3, xmm11                                           ;  2021.3 p1      41 next
        movdqa [rbp + 2240], xmm3                                  ;  2023.3 p0+p3   41 next spill
        movdqa xmm3, xmm2                                          ;  2000.3 p0      41 next copy
        pand xmm3, [rbp + 2112]                                    ;  2021.3 p2+p1   41 next
        pxor xmm6, xmm3                                            ;  2023.3 p1      41 next
        pxor xmm6, xmm8                                            ;  2025.3 p1      41 next
        pxor xmm10, xmm6                                           ;  2027.3 p1      41 next
        pxor xmm8, xmm5                                            ;  2025.3 p1      41 next
        pxor xmm8, xmm13                                           ;  2027.3 p1      41 next
        pxor xmm8, xmm1                                            ;  2029.3 p1      41 next
        movdqa xmm3, [rbp + 2112]                                  ;  1996.0 p2      50 next reload
        pxor xmm1, xmm3                                            ;  2028.3 p1      41 next
        movdqa xmm6, xmm3                                          ;  2007.0 p0      41 next copy
        pand xmm6, [rbp + 2096]                                    ;  2029.3 p2+p1   41 next
        pxor xmm6, [rel kasumi_encrypt_compact.T0_constants128]    ;  2031.3 p2+p1   41 next
        pand xmm3, [rbp + 2080]                                    ;  2031.3 p2+p1   41 next
        pxor xmm4, xmm3                                            ;  2033.3 p1      41 next
        pxor xmm4, [rbp + 2128]                                    ;  2035.3 p2+p1   41 next
        pxor xmm9, xmm6                                            ;  2034.3 p1      41 next
        movdqa xmm3, [rbp + 2192]                                  ;  2001.0 p2      41 next reload
        pand xmm2, xmm3                                            ;  2035.3 p1      41 next
        pxor xmm0, xmm2                                            ;  2037.3 p1      41 next
        pxor xmm9, xmm11                                           ;  2037.3 p1      41 next
        pxor xmm7, xmm4                                            ;  2038.3 p1      41 next
        movdqa xmm2, [rbp + 2064]                                  ;  2002.0 p2      41 next reload
        pxor xmm2, xmm4                                            ;  2039.3 p1      41 next
        movdqa xmm4, [rbp + 2208]                                  ;  2003.0 p2      50 next reload
        pxor xmm0, xmm4                                            ;  2040.3 p1      41 next
        pxor xmm7, [rbp + 2176]                                    ;  2041.3 p2+p1   41 next
        pxor xmm9, xmm0                                            ;  2042.3 p1      41 next
        pxor xmm13, xmm0                                           ;  2043.3 p1      41 next
        movdqa xmm0, xmm3                                          ;  2012.0 p0      41 next copy
        pand xmm0, xmm12                                           ;  2044.3 p1      41 next
        pand xmm3, xmm4                                            ;  2045.3 p1      41 next
        pxor xmm2, [rbp + 2240]                                    ;  2046.3 p2+p1   41 next
        pxor xmm2, xmm12                                           ;  2048.3 p1      41 next
        movdqa [rbp + 2192], xmm2                                  ;  2050.3 p0+p3   41 next spill
        movdqa xmm2, xmm12                                         ;  2007.7 p0      41 next copy
        pand xmm2, [rbp + 2096]                                    ;  2048.3 p2+p1   41 next
        pxor xmm13, xmm2                                           ;  2050.3 p1      41 next
        pxor xmm14, xmm2                                           ;  2050.3 p1      41 next
        pxor xmm7, xmm14                                           ;  2052.3 p1      41 next
        movdqa xmm14, xmm4                                         ;  2014.0 p0      41 next copy
        pand xmm4, xmm1                                            ;  2052.3 p1      41 next
        pxor xmm6, xmm4                                            ;  2054.3 p1      41 next
        movdqa xmm2, [rbp + 2096]                                  ;  2010.3 p2      50 next reload
        pand xmm14, xmm2                                           ;  2054.3 p1      41 next
        pxor xmm12, xmm14                                          ;  2056.3 p1      41 next
        movdqa xmm14, xmm2                                         ;  2021.3 p0      41 next copy
        pand xmm14, [rbp + 1856]                                   ;  2056.3 p2+p1   41 next
        pxor xmm11, xmm14                                          ;  2058.3 p1      41 next
        pxor xmm5, xmm11                                           ;  2060.3 p1      41 next
        movdqa xmm14, [rbp + 2032]                                 ;  2013.0 p2      41 next reload
        movdqa xmm4, [rbp + 1536]                                  ;  2017.3 p2      41 next reload
        pxor xmm14, xmm4                                           ;  2059.3 p1      41 next
        pxor xmm10, xmm5                                           ;  2062.3 p1      41 next
        pxor xmm8, xmm12                                           ;  2061.3 p1      41 next
        movdqa xmm5, [rbp + 2160]                                  ;  2015.0 p2      41 next reload
        pxor xmm4, xmm5                                            ;  2062.3 p1      41 next
        movdqa xmm11, xmm2                                         ;  2021.3 p0      41 next copy
        movdqa xmm12, [rbp + 2048]                                 ;  2016.0 p2      50 next reload
        pand xmm11, xmm12                                          ;  2063.3 p1      41 next
        pxor xmm0, xmm11                                           ;  2065.3 p1      41 next
        pxor xmm2, [rbp + 2240]                                    ;  2065.3 p2+p1   41 next
        pxor xmm1, xmm0                                            ;  2067.3 p1      41 next
        pxor xmm13, xmm4                                           ;  2067.3 p1      41 next
        movdqa xmm0, [rbp + 2144]                                  ;  2018.0 p2      41 next
        pxor xmm0, xmm2                                            ;  2068.3 p1      41 next
        movdqa xmm2, [rbp + 2176]                                  ;  2019.0 p2      41 next
        movdqa xmm4, [rel kasumi_encrypt_compact.T0_constants128]  ;  2020.0 p2      41 next reload
        pxor xmm10, xmm4                                           ;  2069.3 p1      41 next
        pxor xmm5, xmm0                                            ;  2070.3 p1      41 next
        pxor xmm15, xmm14                                          ;  2071.3 p1      41 next
        pxor xmm7, xmm6                                            ;  2072.3 p1      41 next
        pxor xmm14, xmm1                                           ;  2073.3 p1      41 next
        movdqa xmm0, [rbp + 1984]                                  ;  2021.0 p2      41 next
        movdqa xmm1, [rbp + 1968]                                  ;  2022.0 p2      50 next reload
        pand xmm0, xmm1                                            ;  2074.3 p1      41 next
        pxor xmm3, xmm15                                           ;  2075.3 p1      41 next
        pxor xmm2, xmm14                                           ;  2076.3 p1      41 next
        movdqa xmm14, [rbp + 2016]                                 ;  2023.0 p2      41 next
        movdqa xmm15, [rbp + 1760]                                 ;  2024.0 p2      50 next reload
        pand xmm14, xmm15                                          ;  2077.3 p1      41 next
        pxor xmm12, xmm3                                           ;  2078.3 p1      41 next
        movdqa xmm3, [rbp + 2224]                                  ;  2025.0 p2      41 next reload
        pxor xmm3, xmm12                                           ;  2080.3 p1      41 next
        pxor xmm6, xmm3                                            ;  2082.3 p1      41 next
        movdqa xmm3, [rbp + 1952]                                  ;  2026.0 p2      41 next
        movdqa xmm11, [rbp + 1376]                                 ;  2027.0 p2      50 next reload
        pand xmm3, xmm11                                           ;  2081.3 p1      41 next
        pxor xmm0, xmm15                                           ;  2082.3 p1      41 next
        movdqa xmm12, [rbp + 2016]                                 ;  2028.0 p2      41 next
        pand xmm12, [rbp + 1920]                                   ;  2083.3 p2+p1   41 next
        pxor xmm8, xmm15                                           ;  2084.3 p1      41 next
        pxor xmm13, xmm1                                           ;  2085.3 p1      41 next
        pxor xmm10, xmm11                                          ;  2086.3 p1      41 next
        pxor xmm5, [rbp + 1920]                                    ;  2087.3 p2+p1   41 next
        pxor xmm2, [rbp + 1984]                                    ;  2088.3 p2+p1   41 next
        pxor xmm6, [rbp + 1952]                                    ;  2089.3 p2+p1   41 next
        movdqa xmm4, xmm15                                         ;  2035.0 p0      41 next copy
        pand xmm4, [rbp + 1984]                                    ;  2090.3 p2+p1   41 next
        pxor xmm7, [rbp + 2016]                                    ;  2091.3 p2+p1   41 next
        movdqa [rbp + 2224], xmm9                                  ;  2044.3 p0+p3   41 next spill
        movdqa xmm9, xmm15                                         ;  2035.0 p0      41 next copy
        pand xmm9, [rbp + 1920]                                    ;  2092.3 p2+p1   41 next
        movdqa [rbp + 2176], xmm7                                  ;  2093.3 p0+p3   41 next spill
        movdqa xmm7, xmm15                                         ;  2035.0 p0      41 next copy
        pand xmm7, xmm11                                           ;  2093.3 p1      41 next
        movdqa [rbp + 2144], xmm6                                  ;  2091.3 p0+p3   41 next spill
        movdqa xmm6, xmm15                                         ;  2037.0 p0      41 next copy
        movdqa [rbp + 1760], xmm5                                  ;  2089.3 p0+p3   41 next spill
        movdqa xmm5, xmm1                                          ;  2039.0 p0      41 next copy
        pand xmm5, xmm11                                           ;  2094.3 p1      41 next
        movdqa [rbp + 2240], xmm2                                  ;  2090.3 p0+p3   41 next spill
        movdqa xmm2, xmm1                                          ;  2041.0 p0      41 next copy
        pxor xmm2, [rbp + 1952]                                    ;  2095.3 p2+p1   41 next
        movdqa [rbp + 2048], xmm13                                 ;  2087.3 p0+p3   41 next spill
        movdqa xmm13, xmm1                                         ;  2043.0 p0      41 next copy
        movdqa [rbp + 2096], xmm10                                 ;  2088.3 p0+p3   41 next spill
        movdqa xmm10, xmm1                                         ;  2045.0 p0      41 next copy
        pand xmm10, [rbp + 2016]                                   ;  2096.3 p2+p1   41 next
        movdqa [rbp + 2160], xmm8                                  ;  2086.3 p0+p3   41 next spill
        movdqa xmm8, xmm1                                          ;  2047.0 p0      41 next copy
        pand xmm8, [rbp + 1952]                                    ;  2097.3 p2+p1   41 next
        movdqa [rbp + 1968], xmm8                                  ;  2099.3 p0+p3   41 next spill
        movdqa xmm8, xmm11                                         ;  2049.0 p0      41 next copy
        movdqa [rbp + 1536], xmm10                                 ;  2098.3 p0+p3   41 next spill
        movdqa xmm10, xmm11                                        ;  2051.0 p0      41 next copy
        movdqa [rbp + 2032], xmm0                                  ;  2084.3 p0+p3   41 next spill
        movdqa xmm0, xmm11                                         ;  2053.0 p0      41 next copy
        pxor xmm0, [rbp + 1920]                                    ;  2098.3 p2+p1   41 next
        movdqa [rbp + 1856], xmm1                                  ;  2054.0 p0+p3   41 next spill
        movdqa xmm1, xmm11                                         ;  2055.0 p0      41 next copy
        movdqa [rbp + 2208], xmm15                                 ;  2056.0 p0+p3   41 next spill
        movdqa xmm15, xmm11                                        ;  2057.0 p0      41 next copy
        pand xmm11, [rbp + 2016]                                   ;  2099.3 p2+p1   41 next
        movdqa [rbp + 1376], xmm11                                 ;  2101.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1952]                                 ;  2052.3 p2      41 next
        pand xmm11, [rbp + 1920]                                   ;  2100.3 p2+p1   41 next
        movdqa [rbp + 2064], xmm7                                  ;  2095.3 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1984]                                  ;  2056.3 p2      41 next
        pxor xmm7, xmm9                                            ;  2101.3 p1      41 next
        pand xmm8, xmm7                                            ;  2103.3 p1      41 next
        pxor xmm8, [rbp + 1920]                                    ;  2105.3 p2+p1   41 next
        pand xmm1, xmm8                                            ;  2107.3 p1      41 next
        movdqa [rbp + 2128], xmm1                                  ;  2109.3 p0+p3   41 next spill
        movdqa xmm1, xmm14                                         ;  2079.3 p0      41 next copy
        pxor xmm1, xmm3                                            ;  2105.3 p1      41 next
        pand xmm3, [rbp + 1984]                                    ;  2106.3 p2+p1   41 next
        pxor xmm7, xmm3                                            ;  2108.3 p1      41 next
        movdqa xmm3, xmm12                                         ;  2085.3 p0      41 next copy
        pxor xmm3, xmm4                                            ;  2108.3 p1      41 next
        pxor xmm5, xmm3                                            ;  2110.3 p1      41 next
        pand xmm3, [rbp + 1952]                                    ;  2110.3 p2+p1   41 next
        pand xmm12, xmm2                                           ;  2111.3 p1      41 next
        pxor xmm8, xmm12                                           ;  2113.3 p1      41 next
        pxor xmm4, xmm1                                            ;  2113.3 p1      41 next
        pxor xmm14, xmm5                                           ;  2114.3 p1      41 next
        pand xmm10, xmm14                                          ;  2116.3 p1      41 next
        movdqa xmm14, [rbp + 2016]                                 ;  2069.7 p2      41 next
        movdqa xmm12, [rbp + 1984]                                 ;  2070.7 p2      50 next reload
        pand xmm14, xmm12                                          ;  2116.3 p1      41 next
        movdqa [rbp + 2080], xmm4                                  ;  2115.3 p0+p3   41 next spill
        movdqa xmm4, xmm12                                         ;  2081.7 p0      41 next copy
        pand xmm4, xmm5                                            ;  2117.3 p1      41 next
        pand xmm5, [rbp + 1920]                                    ;  2118.3 p2+p1   41 next
        pxor xmm5, [rbp + 1536]                                    ;  2120.3 p2+p1   41 next
        movdqa [rbp + 2112], xmm5                                  ;  2122.3 p0+p3   41 next spill
        movdqa xmm5, xmm12                                         ;  2081.7 p0      41 next copy
        pand xmm5, [rbp + 1920]                                    ;  2120.3 p2+p1   41 next
        movdqa [rbp + 1984], xmm5                                  ;  2122.3 p0+p3   41 next spill
        movdqa xmm5, xmm9                                          ;  2094.3 p0      41 next copy
        por xmm5, xmm11                                            ;  2121.3 p1      41 next
        pxor xmm4, xmm5                                            ;  2123.3 p1      41 next
        pxor xmm11, xmm14                                          ;  2123.3 p1      41 next
        movdqa xmm5, [rbp + 2016]                                  ;  2084.7 p2      50 next reload
        pxor xmm9, xmm5                                            ;  2124.3 p1      41 next
        pxor xmm14, [rbp + 1952]                                   ;  2125.3 p2+p1   41 next
        pxor xmm10, xmm9                                           ;  2126.3 p1      41 next
        pxor xmm9, xmm14                                           ;  2127.3 p1      41 next
        pand xmm14, xmm5                                           ;  2128.3 p1      41 next
        pxor xmm7, xmm14                                           ;  2130.3 p1      41 next
        pand xmm5, xmm1                                            ;  2130.3 p1      41 next
        movdqa xmm14, xmm2                                         ;  2097.3 p0      41 next copy
        pand xmm14, [rbp + 2064]                                   ;  2131.3 p2+p1   41 next
        pxor xmm0, xmm14                                           ;  2133.3 p1      41 next
        movdqa xmm14, xmm2                                         ;  2097.3 p0      41 next copy
        pxor xmm14, xmm11                                          ;  2133.3 p1      41 next
        pand xmm6, xmm14                                           ;  2135.3 p1      41 next
        pxor xmm11, xmm0                                           ;  2135.3 p1      41 next
        pand xmm15, xmm11                                          ;  2137.3 p1      41 next
        movdqa xmm14, [rbp + 1984]                                 ;  2122.3 p2      41 next reload
        pand xmm2, xmm14                                           ;  2137.3 p1      41 next
        movdqa xmm0, [rbp + 1536]                                  ;  2098.3 p2      41 next reload
        pxor xmm14, xmm0                                           ;  2138.3 p1      41 next
        movdqa xmm11, [rbp + 1952]                                 ;  2094.7 p2      50 next reload
        pxor xmm0, xmm11                                           ;  2139.3 p1      41 next
        pxor xmm5, xmm2                                            ;  2140.3 p1      41 next
        movdqa xmm2, xmm1                                          ;  2107.3 p0      41 next copy
        pand xmm1, xmm11                                           ;  2141.3 p1      41 next
        pxor xmm2, [rbp + 1920]                                    ;  2142.3 p2+p1   41 next
        pand xmm13, xmm2                                           ;  2144.3 p1      41 next
        movdqa xmm2, [rel kasumi_encrypt_compact.T0_constants128]  ;  2097.0 p2      41 next reload
        pxor xmm6, xmm2                                            ;  2144.3 p1      41 next
        pand xmm11, [rbp + 2032]                                   ;  2145.3 p2+p1   41 next
        pxor xmm15, xmm14                                          ;  2146.3 p1      41 next
        pand xmm12, xmm0                                           ;  2147.3 p1      41 next
        movdqa xmm14, [rbp + 1968]                                 ;  2099.3 p2      41 next reload
        pand xmm0, xmm14                                           ;  2148.3 p1      41 next
        pxor xmm14, [rbp + 1376]                                   ;  2149.3 p2+p1   41 next
        pxor xmm1, xmm12                                           ;  2150.3 p1      41 next
        pxor xmm10, xmm1                                           ;  2152.3 p1      41 next
        movdqa xmm1, [rbp + 2064]                                  ;  2101.0 p2      41 next
        pxor xmm1, xmm9                                            ;  2152.3 p1      41 next
        pxor xmm3, xmm1                                            ;  2154.3 p1      41 next
        pxor xmm13, xmm3                                           ;  2156.3 p1      41 next
        movdqa xmm1, [rbp + 2032]                                  ;  2102.3 p2      41 next
        pand xmm1, [rbp + 1920]                                    ;  2155.3 p2+p1   41 next
        pxor xmm11, xmm15                                          ;  2156.3 p1      41 next
        movdqa xmm15, [rbp + 1376]                                 ;  2104.3 p2      41 next
        pxor xmm13, xmm2                                           ;  2158.3 p1      41 next
        movdqa xmm3, [rbp + 2208]                                  ;  2105.3 p2      41 next reload
        pand xmm3, xmm14                                           ;  2158.3 p1      41 next
        movdqa xmm12, [rbp + 2080]                                 ;  2115.3 p2      41 next reload
        pxor xmm12, xmm3                                           ;  2160.3 p1      41 next
        pxor xmm14, xmm1                                           ;  2160.3 p1      41 next
        pxor xmm1, xmm6                                            ;  2161.3 p1      41 next
        pxor xmm15, xmm1                                           ;  2163.3 p1      41 next
        movdqa xmm1, [rbp + 2112]                                  ;  2122.3 p2      41 next reload
        pxor xmm1, xmm12                                           ;  2163.3 p1      41 next
        movdqa xmm3, [rbp + 2128]                                  ;  2109.3 p2      41 next reload
        pxor xmm3, xmm15                                           ;  2165.3 p1      41 next
        pxor xmm7, xmm3                                            ;  2167.3 p1      41 next
        movdqa xmm15, [rbp + 2032]                                 ;  2109.3 p2      41 next
        pxor xmm15, xmm1                                           ;  2166.3 p1      41 next
        movdqa xmm1, [rbp + 2160]                                  ;  2110.3 p2      41 next
        pxor xmm8, xmm14                                           ;  2167.3 p1      41 next
        pxor xmm9, xmm8                                            ;  2169.3 p1      41 next
        movdqa xmm3, [rbp + 2096]                                  ;  2111.3 p2      41 next
        pxor xmm3, xmm13                                           ;  2169.3 p1      41 next
        movdqa xmm8, [rbp + 2048]                                  ;  2112.3 p2      41 next
        movdqa xmm12, [rbp + 1856]                                 ;  2113.3 p2      41 next reload
        por xmm12, xmm14                                           ;  2170.3 p1      41 next
        pxor xmm5, xmm9                                            ;  2171.3 p1      41 next
        movdqa xmm14, [rbp + 2240]                                 ;  2114.3 p2      41 next
        pxor xmm14, xmm11                                          ;  2172.3 p1      41 next
        movdqa xmm9, [rbp + 1760]                                  ;  2115.3 p2      41 next
        pxor xmm6, xmm12                                           ;  2173.3 p1      41 next
        movdqa xmm11, [rbp + 2144]                                 ;  2116.3 p2      41 next
        pxor xmm9, xmm7                                            ;  2174.3 p1      41 next
        movdqa xmm7, [rbp + 2176]                                  ;  2117.3 p2      41 next
        pxor xmm7, xmm10                                           ;  2175.3 p1      41 next
        movdqa xmm10, [r10 + 2192]                                 ;  2118.3 p2      44 next
        pxor xmm0, xmm6                                            ;  2176.3 p1      41 next
        movdqa xmm6, [r10 + 2208]                                  ;  2119.3 p2      44 next
        pxor xmm1, xmm5                                            ;  2177.3 p1      41 next
        movdqa xmm5, [r10 + 2224]                                  ;  2120.3 p2      44 next
        pxor xmm6, xmm3                                            ;  2178.3 p1      44 next
        movdqa xmm3, [r10 + 2240]                                  ;  2121.3 p2      44 next
        pxor xmm4, xmm0                                            ;  2179.3 p1      41 next
        movdqa xmm0, [r10 + 2256]                                  ;  2122.3 p2      44 next
        pxor xmm3, xmm14                                           ;  2180.3 p1      44 next
        movdqa xmm14, [r10 + 2272]                                 ;  2123.3 p2      44 next
        pxor xmm0, xmm9                                            ;  2181.3 p1      44 next
        movdqa xmm9, [r10 + 2288]                                  ;  2124.3 p2      44 next
        pxor xmm15, xmm2                                           ;  2182.3 p1      41 next
        pxor xmm9, xmm7                                            ;  2183.3 p1      44 next
        movdqa xmm7, [rbp + 2160]                                  ;  2125.3 p2      44 next
        pxor xmm7, [r10 + 2048]                                    ;  2184.3 p2+p1   44 next
        pxor xmm10, xmm1                                           ;  2185.3 p1      44 next
        movdqa xmm1, [rbp + 2096]                                  ;  2127.3 p2      44 next
        pxor xmm1, [r10 + 2064]                                    ;  2186.3 p2+p1   44 next
        pxor xmm11, xmm4                                           ;  2187.3 p1      41 next
        movdqa xmm4, [rbp + 2048]                                  ;  2129.3 p2      44 next
        pxor xmm4, [r10 + 2080]                                    ;  2188.3 p2+p1   44 next
        pxor xmm8, xmm15                                           ;  2189.3 p1      41 next
        movdqa xmm15, [rbp + 2240]                                 ;  2131.3 p2      44 next
        pxor xmm15, [r10 + 2096]                                   ;  2190.3 p2+p1   44 next
        pxor xmm14, xmm11                                          ;  2191.3 p1      44 next
        movdqa xmm11, [rbp + 1760]                                 ;  2133.3 p2      44 next
        pxor xmm11, [r10 + 2112]                                   ;  2192.3 p2+p1   44 next
        pxor xmm5, xmm8                                            ;  2193.3 p1      44 next
        movdqa xmm8, [rbp + 2144]                                  ;  2135.3 p2      44 next
        pxor xmm8, [r10 + 2128]                                    ;  2194.3 p2+p1   44 next
        movdqa xmm12, [rbp + 2176]                                 ;  2137.3 p2      44 next
        pxor xmm12, [r10 + 2144]                                   ;  2195.3 p2+p1   44 next
        movdqa xmm13, [rbp + 2224]                                 ;  2139.3 p2      44 next
        pxor xmm13, [r10 + 2160]                                   ;  2196.3 p2+p1   44 next
        movdqa [rbp + 2224], xmm0                                  ;  2183.3 p0+p3   44 next spill
        movdqa xmm0, [rbp + 2192]                                  ;  2141.3 p2      44 next
        pxor xmm0, [r10 + 2176]                                    ;  2197.3 p2+p1   44 next
        movdqa [rbp + 2192], xmm6                                  ;  2180.3 p0+p3   44 next spill
        movdqa xmm6, xmm7                                          ;  2186.3 p0      41 next copy
        pxor xmm6, xmm12                                           ;  2198.3 p1      41 next
        movdqa [rbp + 2176], xmm14                                 ;  2193.3 p0+p3   44 next spill
        movdqa xmm14, xmm7                                         ;  2186.3 p0      41 next copy
        pand xmm14, xmm1                                           ;  2199.3 p1      41 next
        movdqa [rbp + 2144], xmm9                                  ;  2185.3 p0+p3   44 next spill
        movdqa xmm9, xmm7                                          ;  2186.3 p0      41 next copy
        movdqa [rbp + 1760], xmm10                                 ;  2187.3 p0+p3   44 next spill
        movdqa xmm10, xmm7                                         ;  2186.3 p0      41 next copy
        pand xmm10, xmm8                                           ;  2200.3 p1      41 next
        pxor xmm10, xmm1                                           ;  2202.3 p1      41 next
        movdqa [rbp + 2240], xmm3                                  ;  2182.3 p0+p3   44 next spill
        movdqa xmm3, xmm7                                          ;  2186.3 p0      41 next copy
        pxor xmm3, xmm1                                            ;  2202.3 p1      41 next
        movdqa [rbp + 2048], xmm5                                  ;  2195.3 p0+p3   44 next spill
        movdqa xmm5, xmm7                                          ;  2186.3 p0      41 next copy
        pand xmm5, xmm0                                            ;  2203.3 p1      41 next
        movdqa [rbp + 2096], xmm3                                  ;  2204.3 p0+p3   41 next spill
        movdqa xmm3, xmm10                                         ;  2204.3 p0      41 next copy
        movdqa [rbp + 2160], xmm5                                  ;  2205.3 p0+p3   41 next spill
        movdqa xmm5, [rbp + 2096]                                  ;  2204.3 p2      41 next
        pand xmm5, xmm12                                           ;  2215.3 p1      41 next
        movdqa [rbp + 1856], xmm5                                  ;  2217.3 p0+p3   41 next spill
        movdqa xmm5, [rbp + 2096]                                  ;  2204.3 p2      41 next
        pand xmm5, xmm11                                           ;  2215.3 p1      41 next
        movdqa xmm2, xmm12                                         ;  2197.3 p0      41 next copy
        pxor xmm2, xmm15                                           ;  2206.3 p1      41 next
        movdqa [rbp + 2096], xmm5                                  ;  2217.3 p0+p3   41 next spill
        movdqa xmm5, xmm12                                         ;  2197.3 p0      41 next copy
        pand xmm5, xmm8                                            ;  2207.3 p1      41 next
        pxor xmm5, [rel kasumi_encrypt_compact.T0_constants128]    ;  2209.3 p2+p1   41 next
        movdqa [rbp + 2032], xmm7                                  ;  2186.3 p0+p3   41 next spill
        movdqa xmm7, xmm12                                         ;  2197.3 p0      41 next copy
        pand xmm12, xmm1                                           ;  2209.3 p1      41 next
        pand xmm7, xmm15                                           ;  2210.3 p1      41 next
        movdqa [rbp + 2128], xmm12                                 ;  2211.3 p0+p3   41 next spill
        movdqa xmm12, xmm1                                         ;  2188.3 p0      41 next copy
        pxor xmm12, xmm4                                           ;  2211.3 p1      41 next
        movdqa [rbp + 2112], xmm12                                 ;  2213.3 p0+p3   41 next spill
        movdqa xmm12, xmm1                                         ;  2188.3 p0      41 next copy
        movdqa [rbp + 2080], xmm1                                  ;  2188.3 p0+p3   44 next spill
        movdqa xmm1, [rbp + 2112]                                  ;  2213.3 p2      41 next
        pand xmm1, xmm13                                           ;  2224.3 p1      41 next
        movdqa [rbp + 2208], xmm1                                  ;  2226.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 2112]                                  ;  2213.3 p2      41 next
        pand xmm1, xmm8                                            ;  2224.3 p1      41 next
        movdqa [rbp + 2112], xmm11                                 ;  2194.3 p0+p3   44 next spill
        movdqa xmm11, [rbp + 2208]                                 ;  2226.3 p2      41 next
        movdqa [rbp + 1376], xmm8                                  ;  2196.3 p0+p3   44 next spill
        movdqa xmm8, [rbp + 2112]                                  ;  2194.3 p2      41 next
        pand xmm8, [rbp + 1376]                                    ;  2214.3 p2+p1   41 next
        pxor xmm8, [rel kasumi_encrypt_compact.T0_constants128]    ;  2216.3 p2+p1   41 next
        movdqa [rbp + 1920], xmm8                                  ;  2218.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1376]                                  ;  2196.3 p2      41 next
        movdqa [rbp + 2064], xmm1                                  ;  2226.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 2112]                                  ;  2194.3 p2      41 next
        pand xmm1, xmm2                                            ;  2216.3 p1      41 next
        movdqa [rbp + 1968], xmm2                                  ;  2208.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 2064]                                  ;  2226.3 p2      41 next reload
        pxor xmm2, xmm1                                            ;  2237.3 p1      41 next
        movdqa xmm1, [rbp + 1968]                                  ;  2208.3 p2      41 next
        pand xmm1, xmm13                                           ;  2219.3 p1      41 next
        movdqa [rbp + 2064], xmm1                                  ;  2221.3 p0+p3   41 next spill
        movdqa xmm1, xmm6                                          ;  2200.3 p0      41 next copy
        pand xmm1, xmm13                                           ;  2219.3 p1      41 next
        pxor xmm3, xmm1                                            ;  2221.3 p1      41 next
        movdqa xmm1, xmm13                                         ;  2198.3 p0      41 next copy
        pxor xmm1, xmm4                                            ;  2221.3 p1      41 next
        pand xmm9, xmm1                                            ;  2223.3 p1      41 next
        pxor xmm9, xmm5                                            ;  2225.3 p1      41 next
        movdqa xmm1, xmm4                                          ;  2190.3 p0      41 next copy
        pxor xmm1, xmm0                                            ;  2224.3 p1      41 next
        pand xmm12, xmm1                                           ;  2226.3 p1      41 next
        pxor xmm7, xmm12                                           ;  2228.3 p1      41 next
        movdqa xmm12, xmm4                                         ;  2190.3 p0      41 next copy
        pxor xmm12, xmm15                                          ;  2227.3 p1      41 next
        pand xmm8, xmm12                                           ;  2229.3 p1      41 next
        pxor xmm10, xmm8                                           ;  2231.3 p1      41 next
        pxor xmm11, xmm10                                          ;  2237.3 p1      41 next
        movdqa xmm8, xmm4                                          ;  2191.7 p0      41 next copy
        movdqa xmm10, [rbp + 2080]                                 ;  2192.3 p2      44 next reload
        pand xmm8, xmm10                                           ;  2231.3 p1      41 next
        pxor xmm8, xmm13                                           ;  2233.3 p1      41 next
        pxor xmm2, xmm8                                            ;  2239.3 p1      41 next
        pxor xmm11, [rbp + 1968]                                   ;  2239.3 p2+p1   41 next
        pand xmm8, xmm4                                            ;  2235.3 p1      41 next
        pxor xmm8, [rbp + 1920]                                    ;  2237.3 p2+p1   41 next
        movdqa [rbp + 1968], xmm3                                  ;  2223.3 p0+p3   41 next spill
        movdqa xmm3, xmm10                                         ;  2203.3 p0      41 next copy
        por xmm3, xmm12                                            ;  2237.3 p1      41 next
        pxor xmm3, xmm7                                            ;  2239.3 p1      41 next
        movdqa [rbp + 2080], xmm3                                  ;  2241.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 2032]                                  ;  2199.0 p2      41 next reload
        pxor xmm3, xmm7                                            ;  2239.3 p1      41 next
        movdqa xmm7, xmm13                                         ;  2199.7 p0      41 next copy
        pand xmm7, xmm0                                            ;  2240.3 p1      41 next
        pand xmm10, [rbp + 2112]                                   ;  2241.3 p2+p1   41 next
        movdqa [rbp + 2032], xmm4                                  ;  2201.0 p0+p3   44 next spill
        movdqa xmm4, xmm13                                         ;  2202.0 p0      41 next copy
        pand xmm4, [rbp + 1376]                                    ;  2242.3 p2+p1   41 next
        pand xmm13, [rbp + 2112]                                   ;  2243.3 p2+p1   41 next
        movdqa [rbp + 1952], xmm0                                  ;  2203.3 p0+p3   44 next spill
        movdqa xmm0, [rbp + 2160]                                  ;  2205.3 p2      41 next reload
        pxor xmm0, xmm13                                           ;  2245.3 p1      41 next
        movdqa xmm13, xmm6                                         ;  2204.7 p0      41 next copy
        pand xmm13, xmm12                                          ;  2245.3 p1      41 next
        pxor xmm4, xmm13                                           ;  2247.3 p1      41 next
        movdqa xmm13, xmm6                                         ;  2205.7 p0      41 next copy
        pand xmm13, xmm15                                          ;  2247.3 p1      41 next
        pand xmm6, [rbp + 1952]                                    ;  2248.3 p2+p1   41 next
        pxor xmm4, [rbp + 1952]                                    ;  2249.3 p2+p1   41 next
        movdqa [rbp + 2160], xmm0                                  ;  2247.3 p0+p3   41 next spill
        movdqa xmm0, xmm15                                         ;  2208.7 p0      41 next copy
        pand xmm0, xmm12                                           ;  2250.3 p1      41 next
        pxor xmm14, xmm0                                           ;  2252.3 p1      41 next
        pand xmm12, xmm1                                           ;  2252.3 p1      41 next
        movdqa xmm0, xmm1                                          ;  2226.3 p0      41 next copy
        pand xmm1, xmm15                                           ;  2253.3 p1      41 next
        pand xmm0, [rbp + 1376]                                    ;  2254.3 p2+p1   41 next
        pxor xmm1, xmm2                                            ;  2255.3 p1      41 next
        movdqa [rbp + 1536], xmm15                                 ;  2217.7 p0+p3   44 next spill
        movdqa xmm15, [rbp + 2128]                                 ;  2218.3 p2      41 next reload
        pxor xmm15, xmm2                                           ;  2256.3 p1      41 next
        movdqa xmm2, xmm9                                          ;  2227.3 p0      41 next copy
        pxor xmm9, xmm4                                            ;  2257.3 p1      41 next
        pxor xmm1, xmm3                                            ;  2258.3 p1      41 next
        pxor xmm8, xmm14                                           ;  2259.3 p1      41 next
        pxor xmm4, xmm8                                            ;  2261.3 p1      41 next
        pxor xmm12, xmm14                                          ;  2261.3 p1      41 next
        movdqa xmm8, [rbp + 2096]                                  ;  2221.0 p2      41 next reload
        pxor xmm8, xmm14                                           ;  2262.3 p1      41 next
        pxor xmm8, xmm0                                            ;  2264.3 p1      41 next
        pxor xmm11, xmm8                                           ;  2266.3 p1      41 next
        pxor xmm0, [rbp + 2208]                                    ;  2265.3 p2+p1   41 next
        pxor xmm2, xmm0                                            ;  2267.3 p1      41 next
        movdqa xmm14, [rbp + 1856]                                 ;  2223.3 p2      41 next reload
        movdqa xmm0, [rbp + 2160]                                  ;  2247.3 p2      41 next reload
        pxor xmm14, xmm0                                           ;  2267.3 p1      41 next
        movdqa xmm8, [rbp + 1968]                                  ;  2225.3 p2      41 next reload
        pxor xmm0, xmm8                                            ;  2268.3 p1      41 next
        pxor xmm11, [rel kasumi_encrypt_compact.T0_constants128]   ;  2269.3 p2+p1   41 next
        pxor xmm2, xmm7                                            ;  2270.3 p1      41 next
        pxor xmm7, [rbp + 1376]                                    ;  2271.3 p2+p1   41 next
        pxor xmm15, xmm12                                          ;  2272.3 p1      41 next
        pxor xmm12, [rbp + 2112]                                   ;  2273.3 p2+p1   41 next
        pxor xmm10, xmm14                                          ;  2274.3 p1      41 next
        pxor xmm6, xmm10                                           ;  2276.3 p1      41 next
        pxor xmm12, [rbp + 2080]                                   ;  2276.3 p2+p1   41 next
        pxor xmm8, xmm12                                           ;  2278.3 p1      41 next
        movdqa xmm10, [rbp + 1536]                                 ;  2237.7 p2      44 next reload
        pxor xmm15, xmm10                                          ;  2278.3 p1      41 next
        movdqa xmm12, xmm10                                        ;  2248.7 p0      41 next copy
        pand xmm12, [rbp + 2112]                                   ;  2279.3 p2+p1   41 next
        pxor xmm9, xmm12                                           ;  2281.3 p1      41 next
        pxor xmm5, xmm12                                           ;  2281.3 p1      41 next
        pxor xmm0, xmm9                                            ;  2283.3 p1      41 next
        pxor xmm1, xmm5                                            ;  2283.3 p1      41 next
        movdqa xmm5, [rbp + 2112]                                  ;  2240.7 p2      41 next
        movdqa xmm9, [rbp + 2032]                                  ;  2241.7 p2      44 next reload
        pand xmm5, xmm9                                            ;  2284.3 p1      41 next
        pxor xmm9, xmm6                                            ;  2285.3 p1      41 next
        pxor xmm13, xmm5                                           ;  2286.3 p1      41 next
        movdqa xmm5, [rbp + 1952]                                  ;  2242.7 p2      41 next
        pand xmm5, [rbp + 2112]                                    ;  2287.3 p2+p1   41 next
        pxor xmm10, xmm5                                           ;  2289.3 p1      41 next
        movdqa xmm5, [rbp + 1952]                                  ;  2244.7 p2      41 next
        pand xmm5, xmm7                                            ;  2289.3 p1      41 next
        pxor xmm7, xmm13                                           ;  2290.3 p1      41 next
        movdqa xmm6, [rbp + 1920]                                  ;  2245.7 p2      41 next
        pxor xmm14, xmm7                                           ;  2292.3 p1      41 next
        movdqa xmm7, [rbp + 2240]                                  ;  2246.7 p2      41 next
        pxor xmm2, xmm10                                           ;  2292.3 p1      41 next
        movdqa xmm10, [rbp + 2048]                                 ;  2247.7 p2      44 next reload
        pand xmm7, xmm10                                           ;  2293.3 p1      41 next
        pxor xmm6, xmm5                                            ;  2294.3 p1      41 next
        movdqa xmm5, [rbp + 2064]                                  ;  2248.7 p2      41 next
        pxor xmm5, xmm9                                            ;  2295.3 p1      41 next
        movdqa xmm9, [rbp + 2144]                                  ;  2249.7 p2      41 next
        pxor xmm3, xmm14                                           ;  2296.3 p1      41 next
        movdqa xmm14, [rbp + 1760]                                 ;  2250.7 p2      44 next reload
        pand xmm9, xmm14                                           ;  2297.3 p1      41 next
        pxor xmm7, xmm14                                           ;  2298.3 p1      41 next
        pxor xmm1, xmm6                                            ;  2299.3 p1      41 next
        pxor xmm6, xmm5                                            ;  2300.3 p1      41 next
        movdqa xmm5, [rbp + 2176]                                  ;  2251.7 p2      41 next
        movdqa xmm12, [rbp + 2192]                                 ;  2252.7 p2      44 next reload
        pand xmm5, xmm12                                           ;  2301.3 p1      41 next
        movdqa xmm13, [rbp + 2144]                                 ;  2253.7 p2      41 next
        pand xmm13, [rbp + 2224]                                   ;  2302.3 p2+p1   41 next
        pxor xmm0, xmm10                                           ;  2303.3 p1      41 next
        pxor xmm8, [rbp + 2224]                                    ;  2304.3 p2+p1   41 next
        pxor xmm2, xmm14                                           ;  2305.3 p1      41 next
        pxor xmm11, xmm12                                          ;  2306.3 p1      41 next
        pxor xmm3, [rbp + 2240]                                    ;  2307.3 p2+p1   41 next
        pxor xmm6, [rbp + 2176]                                    ;  2308.3 p2+p1   41 next
        movdqa [rbp + 2064], xmm15                                 ;  2280.3 p0+p3   41 next spill
        movdqa xmm15, xmm14                                        ;  2261.7 p0      41 next copy
        pand xmm15, [rbp + 2240]                                   ;  2309.3 p2+p1   41 next
        pxor xmm1, [rbp + 2144]                                    ;  2310.3 p2+p1   41 next
        movdqa [rbp + 1920], xmm4                                  ;  2263.3 p0+p3   41 next spill
        movdqa xmm4, xmm14                                         ;  2261.7 p0      41 next copy
        pand xmm4, [rbp + 2224]                                    ;  2311.3 p2+p1   41 next
        movdqa [rbp + 1952], xmm1                                  ;  2312.3 p0+p3   41 next spill
        movdqa xmm1, xmm14                                         ;  2261.7 p0      41 next copy
        pand xmm1, xmm12                                           ;  2312.3 p1      41 next
        movdqa [rbp + 2112], xmm6                                  ;  2310.3 p0+p3   41 next spill
        movdqa xmm6, xmm14                                         ;  2262.3 p0      41 next copy
        movdqa [rbp + 1760], xmm8                                  ;  2306.3 p0+p3   41 next spill
        movdqa xmm8, xmm10                                         ;  2264.3 p0      41 next copy
        pand xmm8, xmm12                                           ;  2313.3 p1      41 next
        movdqa [rbp + 2032], xmm3                                  ;  2309.3 p0+p3   41 next spill
        movdqa xmm3, xmm10                                         ;  2266.3 p0      41 next copy
        pxor xmm3, [rbp + 2176]                                    ;  2314.3 p2+p1   41 next
        movdqa [rbp + 1536], xmm0                                  ;  2305.3 p0+p3   41 next spill
        movdqa xmm0, xmm10                                         ;  2268.3 p0      41 next copy
        movdqa [rbp + 2080], xmm11                                 ;  2308.3 p0+p3   41 next spill
        movdqa xmm11, xmm10                                        ;  2270.3 p0      41 next copy
        pand xmm11, [rbp + 2144]                                   ;  2315.3 p2+p1   41 next
        movdqa [rbp + 1376], xmm2                                  ;  2307.3 p0+p3   41 next spill
        movdqa xmm2, xmm10                                         ;  2272.3 p0      41 next copy
        pand xmm2, [rbp + 2176]                                    ;  2316.3 p2+p1   41 next
        movdqa [rbp + 2048], xmm2                                  ;  2318.3 p0+p3   41 next spill
        movdqa xmm2, xmm12                                         ;  2274.3 p0      41 next copy
        movdqa [rbp + 1968], xmm11                                 ;  2317.3 p0+p3   41 next spill
        movdqa xmm11, xmm12                                        ;  2276.3 p0      41 next copy
        movdqa [rbp + 2160], xmm7                                  ;  2300.3 p0+p3   41 next spill
        movdqa xmm7, xmm12                                         ;  2278.3 p0      41 next copy
        pxor xmm7, [rbp + 2224]                                    ;  2317.3 p2+p1   41 next
        movdqa [rbp + 1856], xmm10                                 ;  2279.3 p0+p3   41 next spill
        movdqa xmm10, xmm12                                        ;  2280.3 p0      41 next copy
        movdqa [rbp + 2208], xmm14                                 ;  2281.3 p0+p3   41 next spill
        movdqa xmm14, xmm12                                        ;  2282.3 p0      41 next copy
        pand xmm12, [rbp + 2144]                                   ;  2318.3 p2+p1   41 next
        movdqa [rbp + 2192], xmm12                                 ;  2320.3 p0+p3   41 next spill
        movdqa xmm12, xmm9                                         ;  2299.3 p0      41 next copy
        pxor xmm12, xmm5                                           ;  2319.3 p1      41 next
        pand xmm5, [rbp + 2240]                                    ;  2320.3 p2+p1   41 next
        movdqa [rbp + 2096], xmm1                                  ;  2314.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 2240]                                  ;  2277.7 p2      41 next
        pxor xmm1, xmm4                                            ;  2321.3 p1      41 next
        pxor xmm5, xmm1                                            ;  2323.3 p1      41 next
        pand xmm2, xmm1                                            ;  2323.3 p1      41 next
        movdqa xmm1, [rbp + 2224]                                  ;  2279.0 p2      44 next reload
        pxor xmm2, xmm1                                            ;  2325.3 p1      41 next
        pand xmm10, xmm2                                           ;  2327.3 p1      41 next
        movdqa [rbp + 2128], xmm10                                 ;  2329.3 p0+p3   41 next spill
        movdqa xmm10, xmm13                                        ;  2304.3 p0      41 next copy
        pxor xmm10, xmm15                                          ;  2326.3 p1      41 next
        pxor xmm8, xmm10                                           ;  2328.3 p1      41 next
        pand xmm10, [rbp + 2176]                                   ;  2328.3 p2+p1   41 next
        pxor xmm15, xmm12                                          ;  2329.3 p1      41 next
        pand xmm13, xmm3                                           ;  2330.3 p1      41 next
        pxor xmm2, xmm13                                           ;  2332.3 p1      41 next
        movdqa xmm13, xmm1                                         ;  2290.0 p0      41 next copy
        pand xmm13, [rbp + 2176]                                   ;  2332.3 p2+p1   41 next
        pxor xmm9, xmm8                                            ;  2333.3 p1      41 next
        pand xmm11, xmm9                                           ;  2335.3 p1      41 next
        movdqa xmm9, xmm1                                          ;  2290.0 p0      41 next copy
        pand xmm9, xmm8                                            ;  2335.3 p1      41 next
        pand xmm8, [rbp + 2240]                                    ;  2336.3 p2+p1   41 next
        pxor xmm9, [rbp + 1968]                                    ;  2337.3 p2+p1   41 next
        movdqa [rbp + 1984], xmm9                                  ;  2339.3 p0+p3   41 next spill
        movdqa xmm9, xmm1                                          ;  2295.3 p0      41 next copy
        pxor xmm9, xmm12                                           ;  2338.3 p1      41 next
        pand xmm0, xmm9                                            ;  2340.3 p1      41 next
        movdqa xmm9, xmm1                                          ;  2296.3 p0      41 next copy
        pand xmm9, [rbp + 2160]                                    ;  2340.3 p2+p1   41 next
        pand xmm1, [rbp + 2240]                                    ;  2341.3 p2+p1   41 next
        movdqa [rbp + 2224], xmm9                                  ;  2342.3 p0+p3   41 next spill
        movdqa xmm9, xmm4                                          ;  2313.3 p0      41 next copy
        por xmm4, xmm13                                            ;  2342.3 p1      41 next
        pxor xmm8, xmm4                                            ;  2344.3 p1      41 next
        movdqa xmm4, [rbp + 2144]                                  ;  2302.7 p2      44 next reload
        pxor xmm9, xmm4                                            ;  2344.3 p1      41 next
        pxor xmm11, xmm9                                           ;  2346.3 p1      41 next
        movdqa [rbp + 2016], xmm12                                 ;  2321.3 p0+p3   41 next spill
        movdqa xmm12, xmm4                                         ;  2313.7 p0      41 next copy
        pand xmm12, [rbp + 2240]                                   ;  2346.3 p2+p1   41 next
        pxor xmm13, xmm12                                          ;  2348.3 p1      41 next
        pxor xmm12, [rbp + 2176]                                   ;  2348.3 p2+p1   41 next
        pxor xmm9, xmm12                                           ;  2350.3 p1      41 next
        pand xmm12, xmm4                                           ;  2350.3 p1      41 next
        pxor xmm5, xmm12                                           ;  2352.3 p1      41 next
        movdqa xmm12, xmm3                                         ;  2316.3 p0      41 next copy
        pand xmm12, [rbp + 2096]                                   ;  2352.3 p2+p1   41 next
        pxor xmm7, xmm12                                           ;  2354.3 p1      41 next
        movdqa xmm12, xmm3                                         ;  2316.3 p0      41 next copy
        pand xmm3, xmm1                                            ;  2354.3 p1      41 next
        pxor xmm12, xmm13                                          ;  2355.3 p1      41 next
        pand xmm6, xmm12                                           ;  2357.3 p1      41 next
        pxor xmm13, xmm7                                           ;  2357.3 p1      41 next
        pand xmm14, xmm13                                          ;  2359.3 p1      41 next
        movdqa xmm7, [rbp + 1968]                                  ;  2317.3 p2      41 next reload
        pxor xmm1, xmm7                                            ;  2359.3 p1      41 next
        movdqa xmm12, [rbp + 2176]                                 ;  2315.0 p2      44 next reload
        pxor xmm7, xmm12                                           ;  2360.3 p1      41 next
        movdqa xmm13, [rbp + 2016]                                 ;  2321.3 p2      41 next reload
        pand xmm4, xmm13                                           ;  2361.3 p1      41 next
        pand xmm13, xmm12                                          ;  2362.3 p1      41 next
        pand xmm12, [rbp + 2160]                                   ;  2363.3 p2+p1   41 next
        pxor xmm3, xmm4                                            ;  2364.3 p1      41 next
        movdqa xmm4, [rel kasumi_encrypt_compact.T0_constants128]  ;  2318.0 p2      41 next reload
        pxor xmm6, xmm4                                            ;  2365.3 p1      41 next
        pxor xmm1, xmm14                                           ;  2366.3 p1      41 next
        movdqa xmm14, [rbp + 2096]                                 ;  2319.0 p2      41 next
        pxor xmm14, xmm9                                           ;  2367.3 p1      41 next
        pxor xmm10, xmm14                                          ;  2369.3 p1      41 next
        pxor xmm0, xmm10                                           ;  2371.3 p1      41 next
        pxor xmm0, xmm4                                            ;  2373.3 p1      41 next
        pxor xmm12, xmm1                                           ;  2371.3 p1      41 next
        movdqa xmm14, [rbp + 2192]                                 ;  2320.3 p2      41 next
        movdqa xmm1, [rbp + 2048]                                  ;  2321.3 p2      41 next reload
        pxor xmm14, xmm1                                           ;  2372.3 p1      41 next
        pand xmm1, xmm7                                            ;  2373.3 p1      41 next
        pand xmm7, [rbp + 2240]                                    ;  2374.3 p2+p1   41 next
        pxor xmm13, xmm7                                           ;  2376.3 p1      41 next
        pxor xmm11, xmm13                                          ;  2378.3 p1      41 next
        movdqa xmm7, [rbp + 2224]                                  ;  2342.3 p2      41 next
        pxor xmm7, xmm14                                           ;  2377.3 p1      41 next
        movdqa xmm10, [rbp + 2208]                                 ;  2324.3 p2      41 next reload
        pand xmm10, xmm14                                          ;  2378.3 p1      41 next
        pxor xmm15, xmm10                                          ;  2380.3 p1      41 next
        movdqa xmm14, [rbp + 2224]                                 ;  2342.3 p2      41 next
        pxor xmm14, xmm6                                           ;  2380.3 p1      41 next
        movdqa xmm10, [rbp + 1984]                                 ;  2339.3 p2      41 next reload
        pxor xmm10, xmm15                                          ;  2382.3 p1      41 next
        pxor xmm2, xmm7                                            ;  2382.3 p1      41 next
        pxor xmm9, xmm2                                            ;  2384.3 p1      41 next
        movdqa xmm15, [rbp + 2192]                                 ;  2327.3 p2      41 next
        pxor xmm15, xmm14                                          ;  2384.3 p1      41 next
        movdqa xmm14, [rbp + 2160]                                 ;  2328.3 p2      41 next
        pxor xmm14, xmm10                                          ;  2385.3 p1      41 next
        movdqa xmm2, [rbp + 1376]                                  ;  2329.3 p2      41 next
        pxor xmm3, xmm9                                            ;  2386.3 p1      41 next
        movdqa xmm9, [rbp + 2080]                                  ;  2330.3 p2      41 next
        pxor xmm9, xmm0                                            ;  2387.3 p1      41 next
        movdqa xmm0, [rbp + 1536]                                  ;  2331.3 p2      41 next
        movdqa xmm10, [rbp + 1856]                                 ;  2332.3 p2      41 next reload
        por xmm10, xmm7                                            ;  2388.3 p1      41 next
        pxor xmm6, xmm10                                           ;  2390.3 p1      41 next
        movdqa xmm7, [rbp + 2032]                                  ;  2333.3 p2      41 next
        pxor xmm7, xmm12                                           ;  2390.3 p1      41 next
        movdqa xmm10, [rbp + 1760]                                 ;  2334.3 p2      41 next
        pxor xmm2, xmm3                                            ;  2391.3 p1      41 next
        movdqa xmm3, [rbp + 2112]                                  ;  2335.3 p2      41 next
        pxor xmm1, xmm6                                            ;  2392.3 p1      41 next
        movdqa xmm6, [rbp + 1952]                                  ;  2336.3 p2      41 next
        pxor xmm6, xmm11                                           ;  2393.3 p1      41 next
        movdqa xmm11, [rbp + 1376]                                 ;  2337.3 p2      50 next
        movdqa xmm12, [rbp + 1776]                                 ;  2338.3 p2      50 next reload
        pxor xmm11, xmm12                                          ;  2394.3 p1      50 next
        pxor xmm12, [r11 + 304]                                    ;  2395.3 p2+p1   50 next
        movdqa xmm13, [rbp + 2128]                                 ;  2340.3 p2      41 next reload
        pxor xmm13, xmm15                                          ;  2396.3 p1      41 next
        pxor xmm8, xmm1                                            ;  2397.3 p1      41 next
        pxor xmm5, xmm13                                           ;  2398.3 p1      41 next
        movdqa xmm15, [rbp + 2080]                                 ;  2341.3 p2      50 next
        movdqa xmm1, [rbp + 1824]                                  ;  2342.3 p2      50 next reload
        pxor xmm15, xmm1                                           ;  2399.3 p1      50 next
        pxor xmm1, [r11 + 320]                                     ;  2400.3 p2+p1   50 next
        pxor xmm14, xmm4                                           ;  2401.3 p1      41 next
        pxor xmm3, xmm8                                            ;  2402.3 p1      41 next
        pxor xmm10, xmm5                                           ;  2403.3 p1      41 next
        movdqa xmm5, [rbp + 1536]                                  ;  2344.3 p2      50 next
        movdqa xmm8, [rbp + 1600]                                  ;  2345.3 p2      50 next reload
        pxor xmm5, xmm8                                            ;  2404.3 p1      50 next
        pxor xmm8, [r11 + 336]                                     ;  2405.3 p2+p1   50 next
        pxor xmm0, xmm14                                           ;  2406.3 p1      41 next
        movdqa xmm14, [rbp + 1648]                                 ;  2347.3 p2      50 next reload
        pxor xmm9, xmm14                                           ;  2407.3 p1      50 next
        pxor xmm14, [r11 + 464]                                    ;  2408.3 p2+p1   50 next
        movdqa xmm13, [rbp + 2000]                                 ;  2349.3 p2      50 next reload
        pxor xmm7, xmm13                                           ;  2409.3 p1      50 next
        pxor xmm13, [r11 + 496]                                    ;  2410.3 p2+p1   50 next
        pxor xmm2, [rbp + 1904]                                    ;  2411.3 p2+p1   50 next
        pxor xmm6, [rbp + 1936]                                    ;  2412.3 p2+p1   50 next
        pxor xmm3, [rbp + 1808]                                    ;  2413.3 p2+p1   50 next
        pxor xmm10, [rbp + 1888]                                   ;  2414.3 p2+p1   50 next
        pxor xmm0, [rbp + 1840]                                    ;  2415.3 p2+p1   50 next
        movdqa [rbp + 2000], xmm6                                  ;  2414.3 p0+p3   50 next spill
        movdqa xmm6, [rbp + 1872]                                  ;  2356.3 p2      50 next
        pxor xmm6, [r11 + 352]                                     ;  2416.3 p2+p1   50 next
        movdqa [rbp + 1648], xmm3                                  ;  2415.3 p0+p3   50 next spill
        movdqa xmm3, [rbp + 2032]                                  ;  2358.3 p2      50 next
        pxor xmm3, [rbp + 1872]                                    ;  2417.3 p2+p1   50 next
        movdqa [rbp + 1872], xmm10                                 ;  2416.3 p0+p3   50 next spill
        movdqa xmm10, [rbp + 896]                                  ;  2360.3 p2      50 next
        pxor xmm10, [r11 + 368]                                    ;  2418.3 p2+p1   50 next
        movdqa [rbp + 2032], xmm7                                  ;  2411.3 p0+p3   50 next spill
        movdqa xmm7, [rbp + 1760]                                  ;  2362.3 p2      50 next
        pxor xmm7, [rbp + 896]                                     ;  2419.3 p2+p1   50 next
        movdqa [rbp + 896], xmm0                                   ;  2417.3 p0+p3   50 next spill
        movdqa xmm0, [rbp + 1200]                                  ;  2364.3 p2      50 next
        pxor xmm0, [r11 + 384]                                     ;  2420.3 p2+p1   50 next
        movdqa [rbp + 1760], xmm9                                  ;  2409.3 p0+p3   50 next spill
        movdqa xmm9, [rbp + 2112]                                  ;  2366.3 p2      50 next
        pxor xmm9, [rbp + 1200]                                    ;  2421.3 p2+p1   50 next
        movdqa [rbp + 1200], xmm2                                  ;  2413.3 p0+p3   50 next spill
        movdqa xmm2, [rbp + 1312]                                  ;  2368.3 p2      50 next
        pxor xmm2, [r11 + 400]                                     ;  2422.3 p2+p1   50 next
        movdqa [rbp + 2112], xmm9                                  ;  2423.3 p0+p3   50 next spill
        movdqa xmm9, [rbp + 1952]                                  ;  2370.3 p2      50 next
        pxor xmm9, [rbp + 1312]                                    ;  2423.3 p2+p1   50 next
        movdqa [rbp + 1312], xmm9                                  ;  2425.3 p0+p3   50 next spill
        movdqa xmm9, [rbp + 1792]                                  ;  2372.3 p2      50 next
        pxor xmm9, [r11 + 416]                                     ;  2424.3 p2+p1   50 next
        movdqa [rbp + 1952], xmm7                                  ;  2421.3 p0+p3   50 next spill
        movdqa xmm7, [rbp + 1920]                                  ;  2376.0 p2      50 next
        pxor xmm7, [rbp + 1792]                                    ;  2425.3 p2+p1   50 next
        movdqa [rbp + 1792], xmm7                                  ;  2427.3 p0+p3   50 next spill
        movdqa xmm7, [rbp + 1568]                                  ;  2378.3 p2      50 next
        pxor xmm7, [r11 + 432]                                     ;  2426.3 p2+p1   50 next
        movdqa [rbp + 1920], xmm3                                  ;  2419.3 p0+p3   50 next spill
        movdqa xmm3, [rbp + 2064]                                  ;  2381.7 p2      50 next
        pxor xmm3, [rbp + 1568]                                    ;  2427.3 p2+p1   50 next
        movdqa [rbp + 1568], xmm3                                  ;  2429.3 p0+p3   50 next spill
        movdqa xmm3, [rbp + 1904]                                  ;  2384.3 p2      50 next
        pxor xmm3, [r11 + 448]                                     ;  2428.3 p2+p1   50 next
        movdqa [rbp + 1904], xmm5                                  ;  2406.3 p0+p3   50 next spill
        movdqa xmm5, [rbp + 1840]                                  ;  2387.0 p2      50 next
        pxor xmm5, [r11 + 480]                                     ;  2429.3 p2+p1   50 next
        movdqa [rbp + 1840], xmm15                                 ;  2401.3 p0+p3   50 next spill
        movdqa xmm15, [rbp + 1888]                                 ;  2389.3 p2      50 next
        pxor xmm15, [r11 + 256]                                    ;  2430.3 p2+p1   50 next
        movdqa [rbp + 1888], xmm11                                 ;  2396.3 p0+p3   50 next spill
        movdqa xmm11, [rbp + 1808]                                 ;  2392.3 p2      50 next
        pxor xmm11, [r11 + 272]                                    ;  2431.3 p2+p1   50 next
        movdqa [rbp + 1808], xmm10                                 ;  2420.3 p0+p3   50 next spill
        movdqa xmm10, [rbp + 1936]                                 ;  2394.3 p2      50 next
        pxor xmm10, [r11 + 288]                                    ;  2432.3 p2+p1   50 next
        movdqa [rbp + 1936], xmm1                                  ;  2402.3 p0+p3   50 next spill
        movdqa xmm1, xmm13                                         ;  2412.3 p0      41 next copy
        pand xmm1, xmm15                                           ;  2433.3 p1      41 next
        pxor xmm1, xmm4                                            ;  2435.3 p1      41 next
        movdqa [rbp + 2064], xmm0                                  ;  2422.3 p0+p3   50 next spill
        movdqa xmm0, xmm1                                          ;  2437.3 p0      41 next copy
        movdqa [rbp + 1600], xmm12                                 ;  2400.3 p0+p3   50 next spill
        movdqa xmm12, xmm13                                        ;  2412.3 p0      41 next copy
        pand xmm12, xmm9                                           ;  2435.3 p1      41 next
        pxor xmm12, xmm7                                           ;  2437.3 p1      41 next
        movdqa [rbp + 1536], xmm2                                  ;  2424.3 p0+p3   50 next spill
        movdqa xmm2, xmm13                                         ;  2412.3 p0      41 next copy
        pand xmm2, xmm5                                            ;  2437.3 p1      41 next
        pxor xmm2, xmm4                                            ;  2439.3 p1      41 next
        movdqa xmm4, xmm13                                         ;  2412.3 p0      41 next copy
        movdqa [rbp + 1824], xmm8                                  ;  2407.3 p0+p3   50 next spill
        movdqa xmm8, xmm13                                         ;  2412.3 p0      41 next copy
        movdqa [rbp + 2080], xmm6                                  ;  2418.3 p0+p3   50 next spill
        movdqa xmm6, xmm13                                         ;  2412.3 p0      41 next copy
        movdqa [rbp + 2128], xmm2                                  ;  2441.3 p0+p3   41 next spill
        movdqa xmm2, xmm13                                         ;  2412.3 p0      41 next copy
        pand xmm13, xmm11                                          ;  2439.3 p1      41 next
        movdqa [rbp + 1776], xmm1                                  ;  2437.3 p0+p3   41 next spill
        movdqa xmm1, xmm12                                         ;  2439.3 p0      41 next copy
        movdqa [rbp + 1376], xmm13                                 ;  2441.3 p0+p3   41 next spill
        movdqa xmm13, xmm9                                         ;  2426.3 p0      41 next copy
        pxor xmm13, xmm15                                          ;  2440.3 p1      41 next
        movdqa [rbp + 1856], xmm5                                  ;  2431.3 p0+p3   50 next spill
        movdqa xmm5, xmm9                                          ;  2426.3 p0      41 next copy
        pand xmm5, xmm7                                            ;  2441.3 p1      41 next
        movdqa [rbp + 2160], xmm2                                  ;  2419.3 p0+p3   41 next spill
        movdqa xmm2, xmm9                                          ;  2426.3 p0      41 next copy
        movdqa [rbp + 2192], xmm6                                  ;  2421.0 p0+p3   41 next spill
        movdqa xmm6, xmm9                                          ;  2426.3 p0      41 next copy
        pxor xmm6, xmm7                                            ;  2442.3 p1      41 next
        movdqa [rbp + 1984], xmm6                                  ;  2444.3 p0+p3   41 next spill
        movdqa xmm6, xmm9                                          ;  2426.3 p0      41 next copy
        pand xmm6, xmm10                                           ;  2443.3 p1      41 next
        movdqa [rbp + 2224], xmm6                                  ;  2445.3 p0+p3   41 next spill
        movdqa xmm6, xmm15                                         ;  2432.3 p0      41 next copy
        pxor xmm6, xmm14                                           ;  2444.3 p1      41 next
        movdqa [rbp + 2208], xmm9                                  ;  2427.0 p0+p3   41 next spill
        movdqa xmm9, xmm15                                         ;  2432.3 p0      41 next copy
        pand xmm9, xmm14                                           ;  2445.3 p1      41 next
        movdqa [rbp + 2240], xmm6                                  ;  2446.3 p0+p3   41 next spill
        movdqa xmm6, xmm15                                         ;  2432.3 p0      41 next copy
        pand xmm15, xmm7                                           ;  2446.3 p1      41 next
        pand xmm6, [rbp + 1984]                                    ;  2455.3 p2+p1   41 next
        movdqa [rbp + 2048], xmm6                                  ;  2457.3 p0+p3   41 next spill
        movdqa xmm6, xmm7                                          ;  2432.0 p0      41 next copy
        pxor xmm6, xmm3                                            ;  2448.3 p1      41 next
        pand xmm4, xmm6                                            ;  2450.3 p1      41 next
        pand xmm6, xmm11                                           ;  2450.3 p1      41 next
        movdqa [rbp + 2096], xmm15                                 ;  2448.3 p0+p3   41 next spill
        movdqa xmm15, xmm7                                         ;  2434.0 p0      41 next copy
        movdqa [rbp + 2176], xmm6                                  ;  2452.3 p0+p3   41 next spill
        movdqa xmm6, xmm7                                          ;  2436.0 p0      41 next copy
        movdqa [rbp + 2016], xmm4                                  ;  2452.3 p0+p3   41 next spill
        movdqa xmm4, xmm7                                          ;  2438.0 p0      41 next copy
        pand xmm4, xmm3                                            ;  2451.3 p1      41 next
        pxor xmm4, xmm11                                           ;  2453.3 p1      41 next
        pand xmm7, [rbp + 1856]                                    ;  2453.3 p2+p1   41 next
        movdqa [rbp + 1968], xmm4                                  ;  2455.3 p0+p3   41 next spill
        movdqa xmm4, xmm11                                         ;  2440.0 p0      41 next copy
        pxor xmm4, xmm3                                            ;  2454.3 p1      41 next
        pand xmm2, xmm4                                            ;  2456.3 p1      41 next
        pxor xmm0, xmm2                                            ;  2458.3 p1      41 next
        movdqa xmm2, xmm11                                         ;  2441.0 p0      41 next copy
        pand xmm2, xmm13                                           ;  2457.3 p1      41 next
        pxor xmm1, xmm2                                            ;  2459.3 p1      41 next
        movdqa xmm2, xmm11                                         ;  2442.0 p0      41 next copy
        movdqa xmm4, [rbp + 2240]                                  ;  2446.3 p2      41 next reload
        pand xmm2, xmm4                                            ;  2459.3 p1      41 next
        movdqa [rbp + 2144], xmm2                                  ;  2461.3 p0+p3   41 next spill
        movdqa xmm2, xmm11                                         ;  2444.0 p0      41 next copy
        pand xmm2, xmm10                                           ;  2460.3 p1      41 next
        pand xmm11, [rbp + 1856]                                   ;  2461.3 p2+p1   41 next
        movdqa xmm4, [rbp + 2224]                                  ;  2445.3 p2      41 next reload
        pxor xmm4, xmm11                                           ;  2463.3 p1      41 next
        movdqa xmm11, xmm3                                         ;  2445.0 p0      41 next copy
        pxor xmm11, xmm10                                          ;  2463.3 p1      41 next
        pand xmm15, xmm11                                          ;  2465.3 p1      41 next
        pxor xmm9, xmm15                                           ;  2467.3 p1      41 next
        movdqa xmm15, xmm3                                         ;  2446.0 p0      41 next copy
        pxor xmm15, xmm14                                          ;  2466.3 p1      41 next
        pand xmm8, xmm15                                           ;  2468.3 p1      41 next
        pxor xmm12, xmm8                                           ;  2470.3 p1      41 next
        movdqa xmm8, [rbp + 2176]                                  ;  2452.3 p2      41 next reload
        pxor xmm12, xmm8                                           ;  2472.3 p1      41 next
        pxor xmm12, [rbp + 2240]                                   ;  2474.3 p2+p1   41 next
        por xmm6, xmm15                                            ;  2471.3 p1      41 next
        pxor xmm6, xmm9                                            ;  2473.3 p1      41 next
        movdqa [rbp + 2176], xmm6                                  ;  2475.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 2208]                                  ;  2444.3 p2      41 next reload
        pxor xmm6, xmm9                                            ;  2473.3 p1      41 next
        movdqa xmm9, [rbp + 2160]                                  ;  2445.3 p2      41 next reload
        pxor xmm9, xmm2                                            ;  2474.3 p1      41 next
        movdqa [rbp + 2160], xmm9                                  ;  2476.3 p0+p3   41 next spill
        movdqa xmm9, [rbp + 2192]                                  ;  2446.3 p2      41 next reload
        pand xmm9, xmm11                                           ;  2475.3 p1      41 next
        pxor xmm8, xmm9                                            ;  2477.3 p1      41 next
        pxor xmm8, xmm0                                            ;  2479.3 p1      41 next
        pxor xmm2, xmm8                                            ;  2481.3 p1      41 next
        movdqa xmm8, [rbp + 2048]                                  ;  2457.3 p2      41 next reload
        pxor xmm8, xmm4                                            ;  2479.3 p1      41 next
        pxor xmm4, xmm1                                            ;  2480.3 p1      41 next
        pxor xmm7, xmm8                                            ;  2481.3 p1      41 next
        movdqa [rbp + 2048], xmm10                                 ;  2449.3 p0+p3   50 next spill
        movdqa xmm10, xmm3                                         ;  2450.3 p0      41 next copy
        pand xmm10, [rbp + 1968]                                   ;  2482.3 p2+p1   41 next
        pxor xmm10, [rbp + 2128]                                   ;  2484.3 p2+p1   41 next
        movdqa [rbp + 2192], xmm6                                  ;  2475.3 p0+p3   41 next spill
        movdqa xmm6, xmm3                                          ;  2452.7 p0      41 next copy
        pand xmm6, [rbp + 1856]                                    ;  2484.3 p2+p1   41 next
        movdqa [rbp + 2208], xmm11                                 ;  2465.3 p0+p3   41 next spill
        movdqa xmm11, xmm13                                        ;  2454.7 p0      41 next copy
        pand xmm11, xmm15                                          ;  2485.3 p1      41 next
        movdqa [rbp + 2224], xmm13                                 ;  2455.7 p0+p3   41 next spill
        movdqa xmm13, [rbp + 1376]                                 ;  2455.3 p2      41 next reload
        pxor xmm13, xmm11                                          ;  2487.3 p1      41 next
        movdqa xmm11, xmm15                                        ;  2468.3 p0      41 next copy
        pand xmm11, xmm14                                          ;  2487.3 p1      41 next
        pxor xmm5, xmm11                                           ;  2489.3 p1      41 next
        movdqa xmm11, [rbp + 2208]                                 ;  2465.3 p2      41 next reload
        pand xmm15, xmm11                                          ;  2489.3 p1      41 next
        pand xmm11, xmm14                                          ;  2490.3 p1      41 next
        pxor xmm13, [rbp + 2048]                                   ;  2491.3 p2+p1   41 next
        pxor xmm10, xmm5                                           ;  2492.3 p1      41 next
        pxor xmm15, xmm5                                           ;  2493.3 p1      41 next
        pxor xmm0, xmm13                                           ;  2494.3 p1      41 next
        pxor xmm13, xmm10                                          ;  2495.3 p1      41 next
        movdqa xmm10, xmm14                                        ;  2460.0 p0      41 next copy
        pand xmm10, [rbp + 2224]                                   ;  2496.3 p2+p1   41 next
        pxor xmm6, xmm10                                           ;  2498.3 p1      41 next
        movdqa xmm10, xmm14                                        ;  2461.3 p0      41 next copy
        pand xmm10, [rbp + 1856]                                   ;  2498.3 p2+p1   41 next
        pxor xmm6, [rbp + 2160]                                    ;  2500.3 p2+p1   41 next
        pxor xmm8, xmm6                                            ;  2502.3 p1      41 next
        movdqa xmm6, xmm14                                         ;  2463.3 p0      41 next copy
        pxor xmm0, xmm10                                           ;  2501.3 p1      41 next
        pxor xmm4, xmm0                                            ;  2503.3 p1      41 next
        movdqa xmm0, [rbp + 1776]                                  ;  2464.3 p2      41 next reload
        pxor xmm0, xmm10                                           ;  2503.3 p1      41 next
        movdqa xmm10, [rbp + 2192]                                 ;  2475.3 p2      41 next reload
        pxor xmm8, xmm10                                           ;  2504.3 p1      41 next
        movdqa [rbp + 2192], xmm13                                 ;  2497.3 p0+p3   41 next spill
        movdqa xmm13, [rbp + 2240]                                 ;  2466.3 p2      41 next
        pand xmm13, [rbp + 1856]                                   ;  2505.3 p2+p1   41 next
        movdqa [rbp + 2240], xmm8                                  ;  2506.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 2016]                                  ;  2468.3 p2      41 next reload
        pxor xmm8, xmm13                                           ;  2507.3 p1      41 next
        pxor xmm8, [rbp + 1968]                                    ;  2509.3 p2+p1   41 next
        pxor xmm11, xmm8                                           ;  2511.3 p1      41 next
        pxor xmm10, xmm11                                          ;  2513.3 p1      41 next
        movdqa xmm11, [rbp + 2096]                                 ;  2470.3 p2      41 next reload
        pxor xmm11, xmm8                                           ;  2511.3 p1      41 next
        pxor xmm0, xmm10                                           ;  2515.3 p1      41 next
        movdqa xmm8, [rbp + 1984]                                  ;  2471.3 p2      41 next
        movdqa xmm10, [rbp + 1856]                                 ;  2472.3 p2      50 next reload
        pand xmm8, xmm10                                           ;  2512.3 p1      41 next
        pxor xmm5, xmm8                                            ;  2514.3 p1      41 next
        pxor xmm9, xmm5                                            ;  2516.3 p1      41 next
        movdqa xmm5, [rbp + 2048]                                  ;  2473.3 p2      41 next
        pand xmm5, xmm10                                           ;  2515.3 p1      41 next
        pxor xmm10, xmm15                                          ;  2516.3 p1      41 next
        pxor xmm12, xmm9                                           ;  2518.3 p1      41 next
        pxor xmm15, xmm11                                          ;  2518.3 p1      41 next
        movdqa xmm8, [rbp + 2176]                                  ;  2475.3 p2      41 next
        movdqa xmm9, [rbp + 2160]                                  ;  2476.3 p2      41 next
        pxor xmm6, xmm5                                            ;  2519.3 p1      41 next
        movdqa xmm5, [rbp + 2048]                                  ;  2476.3 p2      50 next reload
        pand xmm9, xmm5                                            ;  2520.3 p1      41 next
        pxor xmm8, xmm10                                           ;  2521.3 p1      41 next
        pand xmm5, [rbp + 2224]                                    ;  2522.3 p2+p1   41 next
        movdqa xmm10, [rbp + 2128]                                 ;  2478.3 p2      41 next
        pxor xmm2, xmm6                                            ;  2523.3 p1      41 next
        movdqa xmm6, [rbp + 2080]                                  ;  2479.3 p2      41 next
        pxor xmm14, xmm15                                          ;  2524.3 p1      41 next
        movdqa xmm15, [rbp + 1824]                                 ;  2480.3 p2      50 next reload
        pand xmm6, xmm15                                           ;  2525.3 p1      41 next
        pxor xmm10, xmm9                                           ;  2526.3 p1      41 next
        movdqa xmm9, [rel kasumi_encrypt_compact.T0_constants128]  ;  2481.3 p2      41 next reload
        pxor xmm12, xmm9                                           ;  2527.3 p1      41 next
        pxor xmm1, xmm8                                            ;  2528.3 p1      41 next
        movdqa xmm8, [rbp + 2144]                                  ;  2482.3 p2      41 next
        pxor xmm7, xmm5                                            ;  2529.3 p1      41 next
        movdqa xmm5, [rbp + 1536]                                  ;  2483.3 p2      41 next
        pxor xmm3, xmm7                                            ;  2531.3 p1      41 next
        movdqa xmm7, [rbp + 1600]                                  ;  2484.3 p2      50 next reload
        pand xmm5, xmm7                                            ;  2531.3 p1      41 next
        pxor xmm8, xmm3                                            ;  2533.3 p1      41 next
        movdqa xmm3, [rbp + 2064]                                  ;  2485.3 p2      41 next
        movdqa xmm11, [rbp + 1936]                                 ;  2486.3 p2      50 next reload
        pand xmm3, xmm11                                           ;  2533.3 p1      41 next
        pxor xmm6, xmm7                                            ;  2534.3 p1      41 next
        pxor xmm0, xmm10                                           ;  2535.3 p1      41 next
        pxor xmm10, xmm8                                           ;  2536.3 p1      41 next
        movdqa xmm8, [rbp + 1536]                                  ;  2487.3 p2      41 next
        movdqa xmm13, [rbp + 1808]                                 ;  2488.3 p2      50 next reload
        pand xmm8, xmm13                                           ;  2537.3 p1      41 next
        pxor xmm4, xmm15                                           ;  2538.3 p1      41 next
        pxor xmm2, xmm7                                            ;  2539.3 p1      41 next
        pxor xmm12, xmm11                                          ;  2540.3 p1      41 next
        pxor xmm1, xmm13                                           ;  2541.3 p1      41 next
        pxor xmm10, [rbp + 2064]                                   ;  2542.3 p2+p1   41 next
        movdqa xmm9, xmm7                                          ;  2495.3 p0      41 next copy
        pand xmm9, [rbp + 2080]                                    ;  2543.3 p2+p1   41 next
        pxor xmm0, [rbp + 1536]                                    ;  2544.3 p2+p1   41 next
        movdqa [rbp + 2144], xmm14                                 ;  2526.3 p0+p3   41 next spill
        movdqa xmm14, xmm7                                         ;  2495.3 p0      41 next copy
        pand xmm14, xmm13                                          ;  2545.3 p1      41 next
        movdqa [rbp + 2128], xmm0                                  ;  2546.3 p0+p3   41 next spill
        movdqa xmm0, xmm7                                          ;  2495.3 p0      41 next copy
        pand xmm0, xmm11                                           ;  2546.3 p1      41 next
        movdqa [rbp + 2224], xmm10                                 ;  2544.3 p0+p3   41 next spill
        movdqa xmm10, xmm7                                         ;  2495.3 p0      41 next copy
        movdqa [rbp + 1600], xmm1                                  ;  2543.3 p0+p3   41 next spill
        movdqa xmm1, xmm15                                         ;  2496.3 p0      41 next copy
        pand xmm1, xmm11                                           ;  2547.3 p1      41 next
        movdqa [rbp + 2048], xmm4                                  ;  2540.3 p0+p3   41 next spill
        movdqa xmm4, xmm15                                         ;  2498.3 p0      41 next copy
        pxor xmm4, [rbp + 2064]                                    ;  2548.3 p2+p1   41 next
        movdqa [rbp + 2160], xmm12                                 ;  2542.3 p0+p3   41 next spill
        movdqa xmm12, xmm15                                        ;  2500.3 p0      41 next copy
        movdqa [rbp + 2176], xmm2                                  ;  2541.3 p0+p3   41 next spill
        movdqa xmm2, xmm15                                         ;  2502.3 p0      41 next copy
        pand xmm2, [rbp + 1536]                                    ;  2549.3 p2+p1   41 next
        movdqa [rbp + 1856], xmm2                                  ;  2551.3 p0+p3   41 next spill
        movdqa xmm2, xmm15                                         ;  2504.3 p0      41 next copy
        pand xmm2, [rbp + 2064]                                    ;  2550.3 p2+p1   41 next
        movdqa [rbp + 1824], xmm2                                  ;  2552.3 p0+p3   41 next spill
        movdqa xmm2, xmm11                                         ;  2506.3 p0      41 next copy
        movdqa [rbp + 1984], xmm6                                  ;  2536.3 p0+p3   41 next spill
        movdqa xmm6, xmm11                                         ;  2508.3 p0      41 next copy
        movdqa [rbp + 2096], xmm15                                 ;  2509.3 p0+p3   41 next spill
        movdqa xmm15, xmm11                                        ;  2510.3 p0      41 next copy
        pxor xmm15, xmm13                                          ;  2551.3 p1      41 next
        movdqa [rbp + 1968], xmm7                                  ;  2511.3 p0+p3   41 next spill
        movdqa xmm7, xmm11                                         ;  2512.3 p0      41 next copy
        movdqa [rbp + 2016], xmm0                                  ;  2548.3 p0+p3   41 next spill
        movdqa xmm0, xmm11                                         ;  2514.3 p0      41 next copy
        pand xmm11, [rbp + 1536]                                   ;  2552.3 p2+p1   41 next
        movdqa [rbp + 1936], xmm11                                 ;  2554.3 p0+p3   41 next spill
        movdqa xmm11, xmm13                                        ;  2516.3 p0      41 next copy
        pand xmm11, [rbp + 2064]                                   ;  2553.3 p2+p1   41 next
        movdqa [rbp + 1776], xmm4                                  ;  2550.3 p0+p3   41 next spill
        movdqa xmm4, xmm13                                         ;  2518.3 p0      41 next copy
        movdqa [rbp + 2208], xmm10                                 ;  2519.3 p0+p3   41 next spill
        movdqa xmm10, xmm13                                        ;  2520.3 p0      41 next copy
        movdqa [rbp + 1376], xmm0                                  ;  2521.3 p0+p3   41 next spill
        movdqa xmm0, xmm13                                         ;  2522.3 p0      41 next copy
        movdqa [rbp + 2256], xmm12                                 ;  2523.3 p0+p3   41 next spill
        movdqa xmm12, xmm13                                        ;  2524.3 p0      41 next copy
        pand xmm12, [rbp + 1984]                                   ;  2554.3 p2+p1   41 next
        pand xmm13, [rbp + 2080]                                   ;  2555.3 p2+p1   41 next
        movdqa [rbp + 1808], xmm12                                 ;  2556.3 p0+p3   41 next spill
        movdqa xmm12, xmm5                                         ;  2533.3 p0      41 next copy
        pxor xmm12, xmm3                                           ;  2556.3 p1      41 next
        pand xmm3, [rbp + 2080]                                    ;  2557.3 p2+p1   41 next
        pxor xmm0, xmm12                                           ;  2558.3 p1      41 next
        movdqa [rbp + 2272], xmm13                                 ;  2557.3 p0+p3   41 next spill
        movdqa xmm13, [rbp + 2256]                                 ;  2523.3 p2      41 next reload
        pand xmm13, xmm0                                           ;  2560.3 p1      41 next
        movdqa xmm0, xmm8                                          ;  2539.3 p0      41 next copy
        pxor xmm0, xmm9                                            ;  2560.3 p1      41 next
        pxor xmm9, xmm12                                           ;  2561.3 p1      41 next
        pxor xmm1, xmm0                                            ;  2562.3 p1      41 next
        pand xmm0, [rbp + 2064]                                    ;  2563.3 p2+p1   41 next
        pand xmm8, [rbp + 1776]                                    ;  2564.3 p2+p1   41 next
        pxor xmm5, xmm1                                            ;  2565.3 p1      41 next
        pand xmm6, xmm5                                            ;  2567.3 p1      41 next
        pand xmm4, xmm1                                            ;  2567.3 p1      41 next
        movdqa xmm5, [rbp + 2080]                                  ;  2527.3 p2      50 next reload
        pand xmm1, xmm5                                            ;  2568.3 p1      41 next
        pxor xmm4, [rbp + 1856]                                    ;  2569.3 p2+p1   41 next
        movdqa [rbp + 2256], xmm12                                 ;  2558.3 p0+p3   41 next spill
        movdqa xmm12, xmm5                                         ;  2538.3 p0      41 next copy
        pxor xmm12, xmm14                                          ;  2570.3 p1      41 next
        pxor xmm3, xmm12                                           ;  2572.3 p1      41 next
        pand xmm2, xmm12                                           ;  2572.3 p1      41 next
        pxor xmm10, xmm2                                           ;  2574.3 p1      41 next
        movdqa xmm2, xmm5                                          ;  2538.3 p0      41 next copy
        movdqa xmm12, [rbp + 1536]                                 ;  2535.7 p2      50 next reload
        pand xmm2, xmm12                                           ;  2574.3 p1      41 next
        pxor xmm8, xmm10                                           ;  2576.3 p1      41 next
        pand xmm7, xmm10                                           ;  2576.3 p1      41 next
        movdqa xmm10, xmm14                                        ;  2547.3 p0      41 next copy
        pxor xmm14, xmm12                                          ;  2577.3 p1      41 next
        por xmm10, xmm11                                           ;  2578.3 p1      41 next
        pxor xmm1, xmm10                                           ;  2580.3 p1      41 next
        pxor xmm11, xmm2                                           ;  2580.3 p1      41 next
        movdqa xmm10, [rbp + 2064]                                 ;  2540.3 p2      50 next reload
        pxor xmm2, xmm10                                           ;  2581.3 p1      41 next
        pxor xmm6, xmm14                                           ;  2582.3 p1      41 next
        pxor xmm14, xmm2                                           ;  2583.3 p1      41 next
        pand xmm2, xmm12                                           ;  2584.3 p1      41 next
        pxor xmm3, xmm2                                            ;  2586.3 p1      41 next
        movdqa xmm2, xmm5                                          ;  2545.0 p0      41 next copy
        pand xmm12, [rbp + 2256]                                   ;  2586.3 p2+p1   41 next
        pxor xmm5, [rbp + 2240]                                    ;  2587.3 p2+p1   41 next
        movdqa [rbp + 2240], xmm5                                  ;  2589.3 p0+p3   41 next spill
        movdqa xmm5, xmm10                                         ;  2551.3 p0      41 next copy
        pxor xmm5, [rbp + 1856]                                    ;  2588.3 p2+p1   41 next
        pand xmm2, xmm5                                            ;  2590.3 p1      41 next
        pand xmm5, [rbp + 1824]                                    ;  2590.3 p2+p1   41 next
        movdqa [rbp + 2080], xmm6                                  ;  2584.3 p0+p3   41 next spill
        movdqa xmm6, xmm10                                         ;  2551.3 p0      41 next copy
        pand xmm6, [rbp + 2256]                                    ;  2591.3 p2+p1   41 next
        pxor xmm2, xmm6                                            ;  2593.3 p1      41 next
        movdqa xmm6, [rbp + 1984]                                  ;  2551.7 p2      41 next reload
        pand xmm10, xmm6                                           ;  2593.3 p1      41 next
        movdqa [rbp + 1984], xmm10                                 ;  2595.3 p0+p3   41 next spill
        movdqa xmm10, [rbp + 2080]                                 ;  2584.3 p2      41 next reload
        pxor xmm10, xmm2                                           ;  2595.3 p1      41 next
        movdqa xmm2, [rbp + 1776]                                  ;  2554.0 p2      41 next
        pand xmm2, [rbp + 2016]                                    ;  2595.3 p2+p1   41 next
        pxor xmm15, xmm2                                           ;  2597.3 p1      41 next
        pxor xmm15, xmm11                                          ;  2599.3 p1      41 next
        movdqa xmm2, [rbp + 1776]                                  ;  2556.0 p2      41 next reload
        pxor xmm11, xmm2                                           ;  2598.3 p1      41 next
        pand xmm2, [rbp + 2272]                                    ;  2599.3 p2+p1   41 next
        pxor xmm12, xmm2                                           ;  2601.3 p1      41 next
        movdqa xmm2, [rbp + 2208]                                  ;  2558.0 p2      41 next reload
        pand xmm2, xmm11                                           ;  2601.3 p1      41 next
        movdqa xmm11, [rbp + 1376]                                 ;  2559.0 p2      41 next reload
        pand xmm11, xmm15                                          ;  2602.3 p1      41 next
        movdqa xmm15, [rel kasumi_encrypt_compact.T0_constants128] ;  2560.0 p2      41 next reload
        pxor xmm2, xmm15                                           ;  2603.3 p1      41 next
        pxor xmm10, [rbp + 2128]                                   ;  2604.3 p2+p1   41 next
        pxor xmm10, [r8 + 2288]                                    ;  2606.3 p2+p1   44 next
        movdqa [rbp + 1376], xmm10                                 ;  2608.3 p0+p3   44 next spill
        movdqa xmm10, xmm14                                        ;  2585.3 p0      41 next copy
        pxor xmm10, [rbp + 2016]                                   ;  2606.3 p2+p1   41 next
        pxor xmm0, xmm10                                           ;  2608.3 p1      41 next
        pxor xmm13, xmm0                                           ;  2610.3 p1      41 next
        pxor xmm13, xmm15                                          ;  2612.3 p1      41 next
        movdqa xmm0, [rbp + 1856]                                  ;  2564.0 p2      41 next
        pxor xmm0, [rbp + 2272]                                    ;  2610.3 p2+p1   41 next
        pxor xmm11, xmm0                                           ;  2612.3 p1      41 next
        movdqa xmm0, [rbp + 1936]                                  ;  2566.0 p2      41 next
        pxor xmm0, [rbp + 1824]                                    ;  2612.3 p2+p1   41 next
        pxor xmm11, [rbp + 1984]                                   ;  2614.3 p2+p1   41 next
        movdqa xmm10, [rbp + 1808]                                 ;  2569.0 p2      41 next
        pxor xmm10, xmm0                                           ;  2614.3 p1      41 next
        movdqa xmm15, [rbp + 1968]                                 ;  2570.0 p2      41 next reload
        pand xmm15, xmm0                                           ;  2615.3 p1      41 next
        pxor xmm9, xmm15                                           ;  2617.3 p1      41 next
        pxor xmm4, xmm9                                            ;  2619.3 p1      41 next
        movdqa xmm15, [rbp + 1808]                                 ;  2571.0 p2      41 next
        pxor xmm15, xmm2                                           ;  2618.3 p1      41 next
        pxor xmm6, xmm4                                            ;  2621.3 p1      41 next
        movdqa xmm0, [rbp + 1936]                                  ;  2572.0 p2      41 next
        pxor xmm0, xmm15                                           ;  2620.3 p1      41 next
        movdqa xmm15, [rbp + 2176]                                 ;  2573.0 p2      41 next
        pxor xmm7, xmm0                                            ;  2622.3 p1      41 next
        movdqa xmm0, [rbp + 2160]                                  ;  2574.0 p2      41 next
        pxor xmm0, xmm13                                           ;  2622.3 p1      41 next
        movdqa xmm4, [rbp + 2048]                                  ;  2575.0 p2      41 next
        pxor xmm3, xmm7                                            ;  2624.3 p1      41 next
        movdqa xmm7, [rbp + 2240]                                  ;  2589.3 p2      41 next
        pxor xmm7, xmm11                                           ;  2624.3 p1      41 next
        movdqa xmm9, [rbp + 1600]                                  ;  2577.0 p2      41 next
        pxor xmm8, xmm10                                           ;  2625.3 p1      41 next
        movdqa xmm11, [rbp + 2096]                                 ;  2578.0 p2      41 next reload
        por xmm11, xmm10                                           ;  2626.3 p1      41 next
        pxor xmm14, xmm8                                           ;  2627.3 p1      41 next
        movdqa xmm8, [rbp + 2224]                                  ;  2579.0 p2      41 next
        pxor xmm2, xmm11                                           ;  2628.3 p1      41 next
        movdqa xmm10, [rbp + 2176]                                 ;  2580.0 p2      44 next
        pxor xmm12, xmm14                                          ;  2629.3 p1      41 next
        pxor xmm10, [r8 + 2048]                                    ;  2630.3 p2+p1   44 next
        movdqa xmm14, [rbp + 2160]                                 ;  2582.0 p2      44 next
        pxor xmm5, xmm2                                            ;  2631.3 p1      41 next
        pxor xmm14, [r8 + 2064]                                    ;  2632.3 p2+p1   44 next
        movdqa xmm2, [rbp + 2048]                                  ;  2584.0 p2      44 next
        pxor xmm9, xmm3                                            ;  2633.3 p1      41 next
        pxor xmm2, [r8 + 2080]                                     ;  2634.3 p2+p1   44 next
        movdqa xmm3, [rbp + 2240]                                  ;  2589.3 p2      44 next
        pxor xmm15, xmm12                                          ;  2635.3 p1      41 next
        pxor xmm3, [r8 + 2096]                                     ;  2636.3 p2+p1   44 next
        movdqa xmm11, [rbp + 1600]                                 ;  2588.0 p2      44 next
        pxor xmm1, xmm5                                            ;  2637.3 p1      41 next
        pxor xmm11, [r8 + 2112]                                    ;  2638.3 p2+p1   44 next
        movdqa xmm5, [rbp + 2224]                                  ;  2590.0 p2      44 next
        movdqa xmm12, [rel kasumi_encrypt_compact.T0_constants128] ;  2591.0 p2      41 next reload
        pxor xmm6, xmm12                                           ;  2639.3 p1      41 next
        pxor xmm5, [r8 + 2128]                                     ;  2640.3 p2+p1   44 next
        pxor xmm8, xmm1                                            ;  2641.3 p1      41 next
        pxor xmm4, xmm6                                            ;  2642.3 p1      41 next
        movdqa xmm1, [rbp + 2128]                                  ;  2593.0 p2      44 next
        pxor xmm1, [r8 + 2144]                                     ;  2643.3 p2+p1   44 next
        pxor xmm0, [r8 + 2208]                                     ;  2644.3 p2+p1   44 next
        pxor xmm7, [r8 + 2240]                                     ;  2645.3 p2+p1   44 next
        pxor xmm9, [r8 + 2256]                                     ;  2646.3 p2+p1   44 next
        pxor xmm15, [r8 + 2192]                                    ;  2647.3 p2+p1   44 next
        pxor xmm8, [r8 + 2272]                                     ;  2648.3 p2+p1   44 next
        pxor xmm4, [r8 + 2224]                                     ;  2649.3 p2+p1   44 next
        movdqa xmm6, [rbp + 2192]                                  ;  2601.0 p2      44 next
        pxor xmm6, [r8 + 2160]                                     ;  2650.3 p2+p1   44 next
        movdqa xmm13, [rbp + 2144]                                 ;  2603.0 p2      44 next
        pxor xmm13, [r8 + 2176]                                    ;  2651.3 p2+p1   44 next
        movdqa [rbp + 2144], xmm9                                  ;  2648.3 p0+p3   44 next spill
        movdqa xmm9, xmm10                                         ;  2632.3 p0      41 next copy
        pxor xmm9, xmm1                                            ;  2652.3 p1      41 next
        movdqa [rbp + 2192], xmm0                                  ;  2646.3 p0+p3   44 next spill
        movdqa xmm0, xmm10                                         ;  2632.3 p0      41 next copy
        pand xmm0, xmm14                                           ;  2653.3 p1      41 next
        movdqa [rbp + 2128], xmm8                                  ;  2650.3 p0+p3   44 next spill
        movdqa xmm8, xmm10                                         ;  2632.3 p0      41 next copy
        movdqa [rbp + 2224], xmm15                                 ;  2649.3 p0+p3   44 next spill
        movdqa xmm15, xmm10                                        ;  2632.3 p0      41 next copy
        pand xmm15, xmm5                                           ;  2654.3 p1      41 next
        pxor xmm15, xmm14                                          ;  2656.3 p1      41 next
        movdqa [rbp + 1600], xmm7                                  ;  2647.3 p0+p3   44 next spill
        movdqa xmm7, xmm10                                         ;  2632.3 p0      41 next copy
        pxor xmm7, xmm14                                           ;  2656.3 p1      41 next
        movdqa [rbp + 2240], xmm4                                  ;  2651.3 p0+p3   44 next spill
        movdqa xmm4, xmm10                                         ;  2632.3 p0      41 next copy
        pand xmm4, xmm13                                           ;  2657.3 p1      41 next
        movdqa [rbp + 2048], xmm7                                  ;  2658.3 p0+p3   41 next spill
        movdqa xmm7, xmm14                                         ;  2634.3 p0      41 next copy
        pxor xmm7, xmm2                                            ;  2658.3 p1      41 next
        movdqa [rbp + 2160], xmm4                                  ;  2659.3 p0+p3   41 next spill
        movdqa xmm4, [rbp + 2048]                                  ;  2658.3 p2      41 next
        pand xmm4, xmm1                                            ;  2669.3 p1      41 next
        movdqa [rbp + 2176], xmm4                                  ;  2671.3 p0+p3   41 next spill
        movdqa xmm4, [rbp + 2048]                                  ;  2658.3 p2      41 next
        pand xmm4, xmm11                                           ;  2669.3 p1      41 next
        movdqa xmm12, xmm14                                        ;  2634.3 p0      41 next copy
        movdqa [rbp + 2048], xmm15                                 ;  2658.3 p0+p3   41 next spill
        movdqa xmm15, xmm14                                        ;  2634.3 p0      41 next copy
        movdqa [rbp + 2096], xmm14                                 ;  2634.3 p0+p3   44 next spill
        movdqa xmm14, [rbp + 2048]                                 ;  2658.3 p2      41 next
        movdqa [rbp + 1936], xmm7                                  ;  2660.3 p0+p3   41 next spill
        movdqa xmm7, [rbp + 2048]                                  ;  2658.3 p2      41 next
        movdqa [rbp + 2048], xmm4                                  ;  2671.3 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1936]                                  ;  2660.3 p2      41 next
        pand xmm4, xmm6                                            ;  2671.3 p1      41 next
        movdqa [rbp + 1808], xmm4                                  ;  2673.3 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1936]                                  ;  2660.3 p2      41 next
        pand xmm4, xmm5                                            ;  2671.3 p1      41 next
        movdqa [rbp + 1936], xmm10                                 ;  2632.3 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1808]                                 ;  2673.3 p2      41 next
        movdqa [rbp + 1968], xmm11                                 ;  2640.3 p0+p3   44 next spill
        movdqa xmm11, [rbp + 2096]                                 ;  2634.3 p2      41 next
        pand xmm11, xmm2                                           ;  2663.3 p1      41 next
        pxor xmm11, xmm6                                           ;  2665.3 p1      41 next
        movdqa [rbp + 1984], xmm11                                 ;  2667.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1968]                                 ;  2640.3 p2      41 next
        pand xmm11, xmm5                                           ;  2665.3 p1      41 next
        pxor xmm11, [rel kasumi_encrypt_compact.T0_constants128]   ;  2667.3 p2+p1   41 next
        movdqa [rbp + 1824], xmm11                                 ;  2669.3 p0+p3   41 next spill
        movdqa xmm11, xmm2                                         ;  2636.3 p0      41 next copy
        pxor xmm11, xmm13                                          ;  2667.3 p1      41 next
        pand xmm12, xmm11                                          ;  2669.3 p1      41 next
        movdqa [rbp + 2272], xmm13                                 ;  2653.3 p0+p3   44 next spill
        movdqa xmm13, xmm2                                         ;  2636.3 p0      41 next copy
        pxor xmm13, xmm3                                           ;  2669.3 p1      41 next
        por xmm15, xmm13                                           ;  2671.3 p1      41 next
        movdqa [rbp + 1856], xmm11                                 ;  2669.3 p0+p3   41 next spill
        movdqa xmm11, xmm2                                         ;  2636.3 p0      41 next copy
        pxor xmm11, xmm6                                           ;  2671.3 p1      41 next
        pand xmm8, xmm11                                           ;  2673.3 p1      41 next
        movdqa xmm11, xmm2                                         ;  2636.3 p0      41 next copy
        pand xmm11, [rbp + 1984]                                   ;  2678.3 p2+p1   41 next
        pxor xmm11, [rbp + 1824]                                   ;  2680.3 p2+p1   41 next
        movdqa [rbp + 2016], xmm11                                 ;  2682.3 p0+p3   41 next spill
        movdqa xmm11, xmm2                                         ;  2637.3 p0      41 next copy
        pand xmm11, [rbp + 1968]                                   ;  2675.3 p2+p1   41 next
        movdqa [rbp + 2208], xmm2                                  ;  2638.3 p0+p3   41 next spill
        movdqa xmm2, xmm1                                          ;  2645.3 p0      41 next copy
        pxor xmm2, xmm3                                            ;  2676.3 p1      41 next
        movdqa [rbp + 1776], xmm11                                 ;  2677.3 p0+p3   41 next spill
        movdqa xmm11, xmm1                                         ;  2645.3 p0      41 next copy
        pand xmm11, xmm5                                           ;  2677.3 p1      41 next
        pxor xmm11, [rel kasumi_encrypt_compact.T0_constants128]   ;  2679.3 p2+p1   41 next
        pxor xmm8, xmm11                                           ;  2681.3 p1      41 next
        movdqa [rbp + 2080], xmm11                                 ;  2681.3 p0+p3   41 next spill
        movdqa xmm11, xmm1                                         ;  2645.3 p0      41 next copy
        pand xmm11, xmm3                                           ;  2680.3 p1      41 next
        pxor xmm12, xmm11                                          ;  2682.3 p1      41 next
        movdqa xmm11, xmm5                                         ;  2646.7 p0      41 next copy
        pand xmm11, xmm13                                          ;  2682.3 p1      41 next
        pxor xmm7, xmm11                                           ;  2684.3 p1      41 next
        pxor xmm10, xmm7                                           ;  2686.3 p1      41 next
        movdqa xmm7, xmm5                                          ;  2648.7 p0      41 next copy
        movdqa xmm11, xmm5                                         ;  2649.7 p0      41 next copy
        pand xmm5, xmm6                                            ;  2685.3 p1      41 next
        pxor xmm15, xmm12                                          ;  2686.3 p1      41 next
        movdqa [rbp + 2256], xmm15                                 ;  2688.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1936]                                 ;  2651.3 p2      41 next reload
        pxor xmm15, xmm12                                          ;  2687.3 p1      41 next
        movdqa xmm12, xmm6                                         ;  2652.3 p0      41 next copy
        pand xmm12, xmm9                                           ;  2688.3 p1      41 next
        pxor xmm14, xmm12                                          ;  2690.3 p1      41 next
        movdqa xmm12, xmm6                                         ;  2653.3 p0      41 next copy
        pand xmm12, xmm2                                           ;  2690.3 p1      41 next
        pxor xmm10, xmm2                                           ;  2691.3 p1      41 next
        pand xmm2, [rbp + 1968]                                    ;  2692.3 p2+p1   41 next
        pxor xmm4, xmm2                                            ;  2694.3 p1      41 next
        movdqa xmm2, xmm6                                          ;  2655.3 p0      41 next copy
        pand xmm7, [rbp + 1856]                                    ;  2694.3 p2+p1   41 next
        pand xmm2, [rbp + 2272]                                    ;  2695.3 p2+p1   41 next
        pxor xmm4, [rbp + 1984]                                    ;  2696.3 p2+p1   41 next
        pand xmm1, [rbp + 2096]                                    ;  2697.3 p2+p1   41 next
        pand xmm6, [rbp + 1968]                                    ;  2698.3 p2+p1   41 next
        pxor xmm11, xmm2                                           ;  2699.3 p1      41 next
        movdqa [rbp + 1984], xmm12                                 ;  2692.3 p0+p3   41 next spill
        movdqa xmm12, [rbp + 2160]                                 ;  2660.7 p2      41 next reload
        pxor xmm12, xmm6                                           ;  2700.3 p1      41 next
        movdqa xmm6, xmm13                                         ;  2671.3 p0      41 next copy
        pand xmm6, xmm3                                            ;  2701.3 p1      41 next
        pxor xmm0, xmm6                                            ;  2703.3 p1      41 next
        movdqa xmm6, xmm9                                          ;  2661.7 p0      41 next copy
        pand xmm6, xmm13                                           ;  2703.3 p1      41 next
        pxor xmm5, xmm6                                            ;  2705.3 p1      41 next
        movdqa xmm6, xmm9                                          ;  2662.7 p0      41 next copy
        pand xmm6, xmm3                                            ;  2705.3 p1      41 next
        pand xmm13, [rbp + 1856]                                   ;  2706.3 p2+p1   41 next
        pxor xmm1, xmm4                                            ;  2707.3 p1      41 next
        movdqa [rbp + 2160], xmm11                                 ;  2701.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1776]                                 ;  2677.3 p2      41 next reload
        pxor xmm11, xmm6                                           ;  2708.3 p1      41 next
        movdqa xmm6, [rbp + 2272]                                  ;  2673.0 p2      44 next reload
        pxor xmm5, xmm6                                            ;  2709.3 p1      41 next
        pand xmm9, xmm6                                            ;  2710.3 p1      41 next
        pxor xmm13, xmm0                                           ;  2711.3 p1      41 next
        pxor xmm11, [rbp + 2160]                                   ;  2712.3 p2+p1   41 next
        pxor xmm1, xmm13                                           ;  2713.3 p1      41 next
        pxor xmm13, [rbp + 1968]                                   ;  2714.3 p2+p1   41 next
        pxor xmm13, [rbp + 2256]                                   ;  2716.3 p2+p1   41 next
        pxor xmm1, xmm3                                            ;  2716.3 p1      41 next
        pxor xmm13, xmm14                                          ;  2718.3 p1      41 next
        pxor xmm14, xmm12                                          ;  2718.3 p1      41 next
        movdqa [rbp + 2256], xmm1                                  ;  2718.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 2176]                                  ;  2678.0 p2      41 next reload
        pxor xmm1, xmm12                                           ;  2719.3 p1      41 next
        movdqa xmm12, xmm8                                         ;  2683.3 p0      41 next copy
        pxor xmm8, xmm5                                            ;  2720.3 p1      41 next
        pxor xmm11, xmm1                                           ;  2721.3 p1      41 next
        pxor xmm11, xmm15                                          ;  2723.3 p1      41 next
        movdqa [rbp + 2176], xmm13                                 ;  2720.3 p0+p3   41 next spill
        movdqa xmm13, [rbp + 2048]                                 ;  2685.3 p2      41 next reload
        pxor xmm13, xmm0                                           ;  2723.3 p1      41 next
        movdqa [rbp + 2048], xmm11                                 ;  2725.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 2016]                                 ;  2686.7 p2      41 next reload
        pxor xmm11, xmm0                                           ;  2724.3 p1      41 next
        pxor xmm5, xmm11                                           ;  2726.3 p1      41 next
        movdqa xmm0, xmm3                                          ;  2687.7 p0      41 next copy
        pand xmm0, [rbp + 1856]                                    ;  2726.3 p2+p1   41 next
        pxor xmm4, xmm0                                            ;  2728.3 p1      41 next
        pxor xmm15, xmm4                                           ;  2730.3 p1      41 next
        movdqa xmm0, xmm7                                          ;  2696.3 p0      41 next copy
        pxor xmm7, xmm13                                           ;  2729.3 p1      41 next
        pxor xmm0, [rbp + 1808]                                    ;  2730.3 p2+p1   41 next
        movdqa xmm4, xmm3                                          ;  2690.7 p0      41 next copy
        pxor xmm10, xmm7                                           ;  2731.3 p1      41 next
        movdqa xmm7, [rbp + 1968]                                  ;  2691.3 p2      44 next reload
        pand xmm4, xmm7                                            ;  2732.3 p1      41 next
        pxor xmm12, xmm0                                           ;  2733.3 p1      41 next
        movdqa xmm0, xmm6                                          ;  2692.3 p0      41 next copy
        pand xmm0, xmm7                                            ;  2734.3 p1      41 next
        pxor xmm2, xmm12                                           ;  2735.3 p1      41 next
        pand xmm7, [rbp + 2096]                                    ;  2736.3 p2+p1   41 next
        pand xmm6, [rbp + 2160]                                    ;  2737.3 p2+p1   41 next
        movdqa xmm11, [rel kasumi_encrypt_compact.T0_constants128] ;  2695.3 p2      41 next reload
        pxor xmm10, xmm11                                          ;  2738.3 p1      41 next
        pxor xmm1, xmm7                                            ;  2739.3 p1      41 next
        movdqa xmm7, [rbp + 1824]                                  ;  2696.3 p2      41 next
        pxor xmm3, xmm0                                            ;  2740.3 p1      41 next
        movdqa xmm0, [rbp + 1600]                                  ;  2697.3 p2      41 next
        pxor xmm7, xmm6                                            ;  2741.3 p1      41 next
        movdqa xmm6, [rbp + 2240]                                  ;  2698.3 p2      44 next reload
        pand xmm0, xmm6                                            ;  2742.3 p1      41 next
        pxor xmm9, xmm1                                            ;  2743.3 p1      41 next
        movdqa xmm1, [rbp + 1984]                                  ;  2699.3 p2      41 next
        pxor xmm8, xmm4                                            ;  2744.3 p1      41 next
        movdqa xmm12, [rbp + 2080]                                 ;  2700.3 p2      41 next reload
        pxor xmm12, xmm4                                           ;  2745.3 p1      41 next
        pxor xmm14, xmm8                                           ;  2746.3 p1      41 next
        movdqa xmm4, [rbp + 1376]                                  ;  2701.3 p2      41 next
        pxor xmm15, xmm12                                          ;  2747.3 p1      41 next
        movdqa xmm8, [rbp + 2224]                                  ;  2702.3 p2      44 next reload
        pand xmm4, xmm8                                            ;  2748.3 p1      41 next
        pxor xmm2, xmm3                                            ;  2749.3 p1      41 next
        movdqa xmm3, [rbp + 2128]                                  ;  2703.3 p2      41 next
        movdqa xmm12, [rbp + 2192]                                 ;  2704.3 p2      44 next reload
        pand xmm3, xmm12                                           ;  2750.3 p1      41 next
        movdqa xmm13, [rbp + 2208]                                 ;  2705.3 p2      41 next reload
        pxor xmm13, xmm9                                           ;  2751.3 p1      41 next
        pxor xmm1, xmm13                                           ;  2753.3 p1      41 next
        pxor xmm0, xmm8                                            ;  2753.3 p1      41 next
        pxor xmm15, xmm7                                           ;  2754.3 p1      41 next
        pxor xmm7, xmm1                                            ;  2755.3 p1      41 next
        movdqa xmm1, [rbp + 1376]                                  ;  2706.3 p2      41 next
        movdqa xmm9, [rbp + 2144]                                  ;  2707.3 p2      44 next reload
        pand xmm1, xmm9                                            ;  2756.3 p1      41 next
        movdqa xmm13, [rbp + 1600]                                 ;  2708.3 p2      41 next
        pand xmm13, xmm8                                           ;  2757.3 p1      41 next
        pxor xmm14, xmm6                                           ;  2758.3 p1      41 next
        pxor xmm10, xmm12                                          ;  2759.3 p1      41 next
        pxor xmm2, xmm8                                            ;  2760.3 p1      41 next
        pxor xmm15, [rbp + 1376]                                   ;  2761.3 p2+p1   41 next
        pxor xmm7, [rbp + 2128]                                    ;  2762.3 p2+p1   41 next
        movdqa xmm11, xmm8                                         ;  2713.3 p0      41 next copy
        pand xmm11, xmm9                                           ;  2763.3 p1      41 next
        movdqa [rbp + 2208], xmm5                                  ;  2728.3 p0+p3   41 next spill
        movdqa xmm5, xmm8                                          ;  2713.3 p0      41 next copy
        pand xmm5, xmm12                                           ;  2764.3 p1      41 next
        movdqa [rbp + 2080], xmm15                                 ;  2763.3 p0+p3   41 next spill
        movdqa xmm15, xmm8                                         ;  2713.3 p0      41 next copy
        movdqa [rbp + 2224], xmm7                                  ;  2764.3 p0+p3   41 next spill
        movdqa xmm7, xmm6                                          ;  2714.3 p0      41 next copy
        pand xmm7, xmm12                                           ;  2765.3 p1      41 next
        movdqa [rbp + 1984], xmm14                                 ;  2760.3 p0+p3   41 next spill
        movdqa xmm14, xmm6                                         ;  2716.3 p0      41 next copy
        pxor xmm14, [rbp + 2128]                                   ;  2766.3 p2+p1   41 next
        movdqa [rbp + 1824], xmm10                                 ;  2761.3 p0+p3   41 next spill
        movdqa xmm10, xmm6                                         ;  2718.3 p0      41 next copy
        movdqa [rbp + 2160], xmm2                                  ;  2762.3 p0+p3   41 next spill
        movdqa xmm2, xmm6                                          ;  2720.3 p0      41 next copy
        pand xmm2, [rbp + 1376]                                    ;  2767.3 p2+p1   41 next
        movdqa [rbp + 2096], xmm2                                  ;  2769.3 p0+p3   41 next spill
        movdqa xmm2, xmm6                                          ;  2722.3 p0      41 next copy
        pand xmm2, [rbp + 2128]                                    ;  2768.3 p2+p1   41 next
        movdqa [rbp + 2240], xmm2                                  ;  2770.3 p0+p3   41 next spill
        movdqa xmm2, xmm12                                         ;  2724.3 p0      41 next copy
        movdqa [rbp + 1968], xmm0                                  ;  2755.3 p0+p3   41 next spill
        movdqa xmm0, xmm12                                         ;  2726.3 p0      41 next copy
        movdqa [rbp + 2272], xmm6                                  ;  2727.3 p0+p3   41 next spill
        movdqa xmm6, xmm12                                         ;  2728.3 p0      41 next copy
        pxor xmm6, xmm9                                            ;  2769.3 p1      41 next
        movdqa [rbp + 1808], xmm8                                  ;  2729.3 p0+p3   41 next spill
        movdqa xmm8, xmm12                                         ;  2730.3 p0      41 next copy
        movdqa [rbp + 1856], xmm5                                  ;  2766.3 p0+p3   41 next spill
        movdqa xmm5, xmm12                                         ;  2732.3 p0      41 next copy
        pand xmm12, [rbp + 1376]                                   ;  2770.3 p2+p1   41 next
        movdqa [rbp + 2192], xmm12                                 ;  2772.3 p0+p3   41 next spill
        movdqa xmm12, xmm4                                         ;  2750.3 p0      41 next copy
        pxor xmm12, xmm3                                           ;  2771.3 p1      41 next
        pand xmm3, [rbp + 1600]                                    ;  2772.3 p2+p1   41 next
        movdqa [rbp + 2016], xmm14                                 ;  2768.3 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1600]                                 ;  2727.3 p2      41 next
        pxor xmm14, xmm11                                          ;  2773.3 p1      41 next
        pxor xmm3, xmm14                                           ;  2775.3 p1      41 next
        pand xmm2, xmm14                                           ;  2775.3 p1      41 next
        pxor xmm2, xmm9                                            ;  2777.3 p1      41 next
        movdqa xmm14, xmm9                                         ;  2736.3 p0      41 next copy
        pand xmm14, [rbp + 2128]                                   ;  2777.3 p2+p1   41 next
        pand xmm8, xmm2                                            ;  2779.3 p1      41 next
        movdqa [rbp + 1776], xmm8                                  ;  2781.3 p0+p3   41 next spill
        movdqa xmm8, xmm9                                          ;  2738.3 p0      41 next copy
        movdqa [rbp + 1936], xmm15                                 ;  2739.3 p0+p3   41 next spill
        movdqa xmm15, xmm9                                         ;  2740.3 p0      41 next copy
        pxor xmm15, xmm12                                          ;  2779.3 p1      41 next
        pand xmm10, xmm15                                          ;  2781.3 p1      41 next
        movdqa xmm15, xmm9                                         ;  2741.3 p0      41 next copy
        pand xmm15, [rbp + 1968]                                   ;  2781.3 p2+p1   41 next
        movdqa [rbp + 2064], xmm15                                 ;  2783.3 p0+p3   41 next spill
        movdqa xmm15, xmm9                                         ;  2743.3 p0      41 next copy
        pand xmm15, [rbp + 1600]                                   ;  2782.3 p2+p1   41 next
        pxor xmm9, [rbp + 2176]                                    ;  2783.3 p2+p1   41 next
        movdqa [rbp + 2176], xmm9                                  ;  2785.3 p0+p3   41 next spill
        movdqa xmm9, xmm1                                          ;  2758.3 p0      41 next copy
        pxor xmm9, xmm13                                           ;  2784.3 p1      41 next
        pxor xmm13, xmm12                                          ;  2785.3 p1      41 next
        pand xmm1, [rbp + 2016]                                    ;  2786.3 p2+p1   41 next
        pxor xmm2, xmm1                                            ;  2788.3 p1      41 next
        pxor xmm7, xmm9                                            ;  2788.3 p1      41 next
        movdqa xmm1, [rbp + 2128]                                  ;  2744.3 p2      44 next reload
        pand xmm9, xmm1                                            ;  2789.3 p1      41 next
        pxor xmm4, xmm7                                            ;  2790.3 p1      41 next
        pand xmm0, xmm4                                            ;  2792.3 p1      41 next
        pand xmm8, xmm7                                            ;  2792.3 p1      41 next
        movdqa xmm4, [rbp + 1600]                                  ;  2747.3 p2      44 next reload
        pand xmm7, xmm4                                            ;  2793.3 p1      41 next
        pxor xmm8, [rbp + 2096]                                    ;  2794.3 p2+p1   41 next
        movdqa [rbp + 2144], xmm12                                 ;  2773.3 p0+p3   41 next spill
        movdqa xmm12, xmm4                                         ;  2758.3 p0      41 next copy
        pand xmm12, [rbp + 1376]                                   ;  2795.3 p2+p1   41 next
        movdqa xmm4, xmm11                                         ;  2765.3 p0      41 next copy
        por xmm11, xmm14                                           ;  2796.3 p1      41 next
        pxor xmm7, xmm11                                           ;  2798.3 p1      41 next
        movdqa xmm11, [rbp + 1376]                                 ;  2755.3 p2      44 next reload
        pxor xmm4, xmm11                                           ;  2798.3 p1      41 next
        pxor xmm14, xmm12                                          ;  2799.3 p1      41 next
        pxor xmm12, xmm1                                           ;  2800.3 p1      41 next
        pxor xmm0, xmm4                                            ;  2801.3 p1      41 next
        pxor xmm4, xmm12                                           ;  2802.3 p1      41 next
        pand xmm12, xmm11                                          ;  2803.3 p1      41 next
        pxor xmm3, xmm12                                           ;  2805.3 p1      41 next
        movdqa xmm12, xmm1                                         ;  2759.3 p0      41 next copy
        pxor xmm12, [rbp + 2096]                                   ;  2805.3 p2+p1   41 next
        pand xmm11, [rbp + 2144]                                   ;  2806.3 p2+p1   41 next
        movdqa [rbp + 1376], xmm12                                 ;  2807.3 p0+p3   41 next spill
        movdqa xmm12, xmm1                                         ;  2764.3 p0      41 next copy
        pand xmm12, [rbp + 2144]                                   ;  2807.3 p2+p1   41 next
        pand xmm1, [rbp + 1968]                                    ;  2808.3 p2+p1   41 next
        movdqa [rbp + 2144], xmm0                                  ;  2803.3 p0+p3   41 next spill
        movdqa xmm0, xmm15                                         ;  2784.3 p0      41 next copy
        pand xmm0, [rbp + 2016]                                    ;  2809.3 p2+p1   41 next
        pxor xmm11, xmm0                                           ;  2811.3 p1      41 next
        pxor xmm15, [rbp + 2096]                                   ;  2811.3 p2+p1   41 next
        movdqa xmm0, [rbp + 2016]                                  ;  2769.0 p2      41 next
        pand xmm0, [rbp + 1856]                                    ;  2812.3 p2+p1   41 next
        pxor xmm6, xmm0                                            ;  2814.3 p1      41 next
        pxor xmm6, xmm14                                           ;  2816.3 p1      41 next
        pand xmm5, xmm6                                            ;  2818.3 p1      41 next
        pxor xmm14, [rbp + 2016]                                   ;  2816.3 p2+p1   41 next
        pxor xmm15, xmm5                                           ;  2820.3 p1      41 next
        movdqa xmm0, [rbp + 1856]                                  ;  2772.0 p2      41 next
        pxor xmm0, xmm4                                            ;  2818.3 p1      41 next
        pxor xmm9, xmm0                                            ;  2820.3 p1      41 next
        movdqa xmm0, [rbp + 2192]                                  ;  2773.0 p2      41 next
        pxor xmm10, xmm9                                           ;  2822.3 p1      41 next
        movdqa xmm5, [rbp + 2240]                                  ;  2774.0 p2      41 next reload
        pxor xmm0, xmm5                                            ;  2821.3 p1      41 next
        movdqa xmm6, [rbp + 1936]                                  ;  2775.0 p2      41 next reload
        pand xmm6, xmm14                                           ;  2822.3 p1      41 next
        movdqa xmm14, [rbp + 1376]                                 ;  2807.3 p2      41 next reload
        pand xmm5, xmm14                                           ;  2823.3 p1      41 next
        pxor xmm1, xmm15                                           ;  2824.3 p1      41 next
        movdqa xmm15, [rel kasumi_encrypt_compact.T0_constants128] ;  2777.0 p2      41 next reload
        pxor xmm10, xmm15                                          ;  2825.3 p1      41 next
        movdqa xmm9, [rbp + 1600]                                  ;  2778.0 p2      44 next reload
        pand xmm14, xmm9                                           ;  2826.3 p1      41 next
        pxor xmm12, xmm14                                          ;  2828.3 p1      41 next
        pxor xmm9, [rbp + 2048]                                    ;  2828.3 p2+p1   41 next
        pxor xmm6, xmm15                                           ;  2829.3 p1      41 next
        movdqa xmm14, [rbp + 2144]                                 ;  2803.3 p2      41 next reload
        pxor xmm14, xmm12                                          ;  2830.3 p1      41 next
        movdqa xmm12, [rbp + 1808]                                 ;  2781.0 p2      41 next reload
        pand xmm12, xmm0                                           ;  2831.3 p1      41 next
        pxor xmm13, xmm12                                          ;  2833.3 p1      41 next
        pxor xmm8, xmm13                                           ;  2835.3 p1      41 next
        movdqa xmm12, [rbp + 2064]                                 ;  2783.3 p2      41 next reload
        pxor xmm0, xmm12                                           ;  2834.3 p1      41 next
        pxor xmm12, xmm6                                           ;  2835.3 p1      41 next
        movdqa xmm13, [rbp + 1824]                                 ;  2783.0 p2      41 next reload
        pxor xmm10, xmm13                                          ;  2836.3 p1      41 next
        pxor xmm13, [rbp + 1840]                                   ;  2837.3 p2+p1   50 next
        pxor xmm2, xmm0                                            ;  2838.3 p1      41 next
        pxor xmm4, xmm2                                            ;  2840.3 p1      41 next
        pxor xmm11, xmm4                                           ;  2842.3 p1      41 next
        movdqa xmm2, [rbp + 2272]                                  ;  2785.0 p2      41 next reload
        por xmm2, xmm0                                             ;  2841.3 p1      41 next
        pxor xmm6, xmm2                                            ;  2843.3 p1      41 next
        movdqa xmm0, [rbp + 2192]                                  ;  2786.0 p2      41 next
        pxor xmm0, xmm12                                           ;  2843.3 p1      41 next
        movdqa xmm2, [rbp + 1968]                                  ;  2787.0 p2      41 next
        pxor xmm2, xmm8                                            ;  2844.3 p1      41 next
        movdqa xmm4, [rbp + 2160]                                  ;  2788.0 p2      41 next
        pxor xmm5, xmm6                                            ;  2845.3 p1      41 next
        movdqa xmm6, [rbp + 1984]                                  ;  2789.0 p2      41 next
        pxor xmm4, xmm11                                           ;  2846.3 p1      41 next
        movdqa xmm8, [rbp + 2176]                                  ;  2790.0 p2      41 next
        pxor xmm7, xmm5                                            ;  2847.3 p1      41 next
        movdqa xmm5, [rbp + 2224]                                  ;  2791.0 p2      41 next
        pxor xmm1, xmm9                                            ;  2848.3 p1      41 next
        movdqa xmm11, [rbp + 1920]                                 ;  2792.0 p2      50 next reload
        pxor xmm9, xmm11                                           ;  2849.3 p1      50 next
        movdqa xmm12, [rbp + 1776]                                 ;  2793.0 p2      41 next reload
        pxor xmm12, xmm0                                           ;  2850.3 p1      41 next
        pxor xmm3, xmm12                                           ;  2852.3 p1      41 next
        movdqa xmm0, [rbp + 2080]                                  ;  2794.0 p2      41 next reload
        pxor xmm14, xmm0                                           ;  2852.3 p1      41 next
        movdqa xmm12, [rbp + 1312]                                 ;  2795.0 p2      50 next reload
        pxor xmm0, xmm12                                           ;  2853.3 p1      50 next
        pxor xmm5, xmm7                                            ;  2854.3 p1      41 next
        movdqa xmm7, xmm11                                         ;  2803.0 p0      58 r copy
        pand xmm7, [r8 + 288]                                      ;  2855.3 p2+p1   58 r
        pxor xmm8, xmm3                                            ;  2856.3 p1      41 next
        movdqa xmm3, [rbp + 1760]                                  ;  2797.0 p2      50 next reload
        pxor xmm10, xmm3                                           ;  2857.3 p1      50 next
        pxor xmm2, xmm15                                           ;  2858.3 p1      41 next
        movdqa xmm15, xmm12                                        ;  2806.0 p0      58 r copy
        pand xmm15, [r8 + 336]                                     ;  2859.3 p2+p1   58 r
        pxor xmm6, xmm2                                            ;  2860.3 p1      41 next
        movdqa xmm2, xmm3                                          ;  2808.0 p0      58 r copy
        pand xmm2, [r8 + 400]                                      ;  2861.3 p2+p1   58 r
        pxor xmm4, [rbp + 1200]                                    ;  2862.3 p2+p1   50 next
        pxor xmm1, [rbp + 2032]                                    ;  2863.3 p2+p1   50 next
        pxor xmm14, [rbp + 2000]                                   ;  2864.3 p2+p1   50 next
        pxor xmm5, [rbp + 1648]                                    ;  2865.3 p2+p1   50 next
        pxor xmm8, [rbp + 1872]                                    ;  2866.3 p2+p1   50 next
        pxor xmm6, [rbp + 896]                                     ;  2867.3 p2+p1   50 next
        pxor xmm2, xmm6                                            ;  2869.3 p1      58 r
        movdqa xmm6, [rbp + 2160]                                  ;  2806.0 p2      50 next
        pxor xmm6, [rbp + 1888]                                    ;  2869.3 p2+p1   50 next
        movdqa [rbp + 2160], xmm2                                  ;  2871.3 p0+p3   58 r spill
        movdqa xmm2, [rbp + 1984]                                  ;  2808.0 p2      50 next
        pxor xmm2, [rbp + 1904]                                    ;  2870.3 p2+p1   50 next
        movdqa [rbp + 1984], xmm3                                  ;  2808.0 p0+p3   59 r spill
        movdqa xmm3, [rbp + 2176]                                  ;  2810.0 p2      50 next
        pxor xmm3, [rbp + 1952]                                    ;  2871.3 p2+p1   50 next
        pxor xmm7, xmm3                                            ;  2873.3 p1      58 r
        movdqa xmm3, [rbp + 2224]                                  ;  2812.0 p2      50 next
        pxor xmm3, [rbp + 2112]                                    ;  2873.3 p2+p1   50 next
        movdqa [rbp + 2224], xmm7                                  ;  2875.3 p0+p3   58 r spill
        movdqa xmm7, [rbp + 2208]                                  ;  2814.0 p2      50 next
        pxor xmm7, [rbp + 1792]                                    ;  2874.3 p2+p1   50 next
        pxor xmm15, xmm7                                           ;  2876.3 p1      58 r
        movdqa xmm7, [rbp + 2256]                                  ;  2816.0 p2      50 next
        pxor xmm7, [rbp + 1568]                                    ;  2876.3 p2+p1   50 next
        movdqa [rbp + 2256], xmm15                                 ;  2878.3 p0+p3   58 r spill
        movdqa xmm15, [rbp + 1888]                                 ;  2818.0 p2      58 r
        pand xmm15, [r8 + 496]                                     ;  2877.3 p2+p1   58 r
        pxor xmm13, xmm15                                          ;  2879.3 p1      58 r
        movdqa xmm15, [rbp + 1840]                                 ;  2820.0 p2      58 r
        pand xmm15, [r8 + 256]                                     ;  2879.3 p2+p1   58 r
        pxor xmm2, xmm15                                           ;  2881.3 p1      58 r
        movdqa xmm15, [rbp + 1904]                                 ;  2822.0 p2      58 r
        pand xmm15, [r8 + 272]                                     ;  2881.3 p2+p1   58 r
        pxor xmm9, xmm15                                           ;  2883.3 p1      58 r
        movdqa xmm15, [rbp + 1952]                                 ;  2824.0 p2      58 r
        pand xmm15, [r8 + 304]                                     ;  2883.3 p2+p1   58 r
        pxor xmm3, xmm15                                           ;  2885.3 p1      58 r
        movdqa xmm15, [rbp + 2112]                                 ;  2826.0 p2      58 r
        pand xmm15, [r8 + 320]                                     ;  2885.3 p2+p1   58 r
        pxor xmm0, xmm15                                           ;  2887.3 p1      58 r
        movdqa xmm15, [rbp + 1792]                                 ;  2828.0 p2      58 r
        pand xmm15, [r8 + 352]                                     ;  2887.3 p2+p1   58 r
        pxor xmm7, xmm15                                           ;  2889.3 p1      58 r
        movdqa xmm15, [rbp + 1568]                                 ;  2830.0 p2      58 r
        pand xmm15, [r8 + 368]                                     ;  2889.3 p2+p1   58 r
        pxor xmm4, xmm15                                           ;  2891.3 p1      58 r
        movdqa xmm15, [rbp + 1200]                                 ;  2832.0 p2      58 r
        pand xmm15, [r8 + 384]                                     ;  2891.3 p2+p1   58 r
        pxor xmm10, xmm15                                          ;  2893.3 p1      58 r
        movdqa xmm15, [rbp + 896]                                  ;  2834.0 p2      58 r
        pand xmm15, [r8 + 416]                                     ;  2893.3 p2+p1   58 r
        pxor xmm1, xmm15                                           ;  2895.3 p1      58 r
        movdqa xmm15, [rbp + 2032]                                 ;  2837.7 p2      58 r
        pand xmm15, [r8 + 432]                                     ;  2895.3 p2+p1   58 r
        pxor xmm8, xmm15                                           ;  2897.3 p1      58 r
        movdqa xmm15, [rbp + 1872]                                 ;  2839.7 p2      58 r
        pand xmm15, [r8 + 448]                                     ;  2897.3 p2+p1   58 r
        pxor xmm5, xmm15                                           ;  2899.3 p1      58 r
        movdqa xmm15, [rbp + 1648]                                 ;  2842.3 p2      58 r
        pand xmm15, [r8 + 464]                                     ;  2899.3 p2+p1   58 r
        pxor xmm14, xmm15                                          ;  2901.3 p1      58 r
        movdqa xmm15, [rbp + 2000]                                 ;  2845.3 p2      58 r
        pand xmm15, [r8 + 480]                                     ;  2901.3 p2+p1   58 r
        pxor xmm6, xmm15                                           ;  2903.3 p1      58 r
        movdqa xmm15, [r9 + 2304]                                  ;  2847.3 p2      59 r
        por xmm15, xmm6                                            ;  2905.3 p1      59 r
        pxor xmm15, [rbp + 1840]                                   ;  2907.3 p2+p1   59 r
        pxor xmm6, [rbp - 128]                                     ;  2905.3 p2+p1  108 r
        pxor xmm15, [rbp + 1488]                                   ;  2909.3 p2+p1  108 r
        movdqa [rbp + 1488], xmm15                                 ;  2911.3 p0+p3  108 r spill
        movdqa xmm15, [r9 + 2320]                                  ;  2851.3 p2      59 r
        por xmm15, xmm13                                           ;  2907.3 p1      59 r
        pxor xmm13, [rbp - 112]                                    ;  2908.3 p2+p1  108 r
        pxor xmm15, [rbp + 1904]                                   ;  2909.3 p2+p1   59 r
        pxor xmm15, [rbp + 960]                                    ;  2911.3 p2+p1  108 r
        movdqa [rbp + 960], xmm15                                  ;  2913.3 p0+p3  108 r spill
        movdqa xmm15, [r9 + 2336]                                  ;  2857.3 p2      59 r
        por xmm15, xmm2                                            ;  2911.3 p1      59 r
        pxor xmm11, xmm15                                          ;  2913.3 p1      59 r
        pxor xmm2, [rbp - 96]                                      ;  2913.3 p2+p1  108 r
        movdqa xmm15, [r9 + 2352]                                  ;  2860.3 p2      59 r
        por xmm15, xmm9                                            ;  2914.3 p1      59 r
        pxor xmm9, [rbp - 80]                                      ;  2915.3 p2+p1  108 r
        pxor xmm15, [rbp + 1952]                                   ;  2916.3 p2+p1   59 r
        pxor xmm11, [rbp + 944]                                    ;  2917.3 p2+p1  108 r
        pxor xmm15, [rbp + 992]                                    ;  2918.3 p2+p1  108 r
        movdqa [rbp + 992], xmm11                                  ;  2919.3 p0+p3  108 r spill
        movdqa xmm11, xmm3                                         ;  2887.3 p0      59 r copy
        por xmm11, [r9 + 2384]                                     ;  2919.3 p2+p1   59 r
        pxor xmm12, xmm11                                          ;  2921.3 p1      59 r
        pxor xmm3, [rbp - 48]                                      ;  2921.3 p2+p1  108 r
        movdqa xmm11, xmm0                                         ;  2889.3 p0      59 r copy
        por xmm11, [r9 + 2400]                                     ;  2922.3 p2+p1   59 r
        pxor xmm0, [rbp - 32]                                      ;  2923.3 p2+p1  108 r
        pxor xmm11, [rbp + 1792]                                   ;  2924.3 p2+p1   59 r
        pxor xmm12, [rbp + 1024]                                   ;  2925.3 p2+p1  108 r
        pxor xmm11, [rbp + 1280]                                   ;  2926.3 p2+p1  108 r
        movdqa [rbp + 1280], xmm15                                 ;  2920.3 p0+p3  108 r spill
        movdqa xmm15, xmm7                                         ;  2891.3 p0      59 r copy
        por xmm15, [r9 + 2432]                                     ;  2927.3 p2+p1   59 r
        pxor xmm7, [rbp + 0]                                       ;  2928.3 p2+p1  108 r
        pxor xmm15, [rbp + 1200]                                   ;  2929.3 p2+p1   59 r
        pxor xmm15, [rbp + 1360]                                   ;  2931.3 p2+p1  108 r
        movdqa [rbp + 1360], xmm7                                  ;  2930.3 p0+p3  108 r spill
        movdqa xmm7, xmm4                                          ;  2893.3 p0      59 r copy
        por xmm7, [r9 + 2448]                                      ;  2931.3 p2+p1   59 r
        pxor xmm4, [rbp + 16]                                      ;  2932.3 p2+p1  108 r
        movdqa [rbp + 1200], xmm4                                  ;  2934.3 p0+p3  108 r spill
        movdqa xmm4, [rbp + 1984]                                  ;  2881.3 p2      59 r reload
        pxor xmm4, xmm7                                            ;  2933.3 p1      59 r
        movdqa xmm7, xmm10                                         ;  2895.3 p0      59 r copy
        por xmm7, [r9 + 2464]                                      ;  2934.3 p2+p1   59 r
        pxor xmm10, [rbp + 32]                                     ;  2935.3 p2+p1  108 r
        pxor xmm7, [rbp + 896]                                     ;  2936.3 p2+p1   59 r
        pxor xmm4, [rbp + 1088]                                    ;  2937.3 p2+p1  108 r
        pxor xmm7, [rbp + 1408]                                    ;  2938.3 p2+p1  108 r
        movdqa [rbp + 1408], xmm10                                 ;  2937.3 p0+p3  108 r spill
        movdqa xmm10, xmm1                                         ;  2897.3 p0      59 r copy
        por xmm10, [r9 + 2496]                                     ;  2939.3 p2+p1   59 r
        pxor xmm1, [rbp + 64]                                      ;  2940.3 p2+p1  108 r
        pxor xmm10, [rbp + 1872]                                   ;  2941.3 p2+p1   59 r
        pxor xmm10, [rbp + 1472]                                   ;  2943.3 p2+p1  108 r
        movdqa [rbp + 1472], xmm1                                  ;  2942.3 p0+p3  108 r spill
        movdqa xmm1, xmm8                                          ;  2899.3 p0      59 r copy
        por xmm1, [r9 + 2512]                                      ;  2943.3 p2+p1   59 r
        pxor xmm8, [rbp + 80]                                      ;  2944.3 p2+p1  108 r
        pxor xmm1, [rbp + 1648]                                    ;  2945.3 p2+p1   59 r
        pxor xmm1, [rbp + 352]                                     ;  2947.3 p2+p1  108 r
        movdqa [rbp + 1648], xmm8                                  ;  2946.3 p0+p3  108 r spill
        movdqa xmm8, xmm5                                          ;  2901.3 p0      59 r copy
        por xmm8, [r9 + 2528]                                      ;  2947.3 p2+p1   59 r
        pxor xmm5, [rbp + 96]                                      ;  2948.3 p2+p1  108 r
        pxor xmm8, [rbp + 2000]                                    ;  2949.3 p2+p1   59 r
        pxor xmm8, [rbp + 368]                                     ;  2951.3 p2+p1  108 r
        movdqa [rbp + 2000], xmm5                                  ;  2950.3 p0+p3  108 r spill
        movdqa xmm5, xmm14                                         ;  2903.3 p0      59 r copy
        por xmm5, [r9 + 2544]                                      ;  2951.3 p2+p1   59 r
        pxor xmm14, [rbp + 112]                                    ;  2952.3 p2+p1  108 r
        pxor xmm5, [rbp + 1888]                                    ;  2953.3 p2+p1   59 r
        pxor xmm5, [rbp + 912]                                     ;  2955.3 p2+p1  108 r
        movdqa [rbp + 912], xmm5                                   ;  2957.3 p0+p3  108 r spill
        movdqa xmm5, [rbp + 2224]                                  ;  2911.3 p2      59 r
        por xmm5, [r9 + 2368]                                      ;  2955.3 p2+p1   59 r
        pxor xmm5, [rbp + 2112]                                    ;  2957.3 p2+p1   59 r
        pxor xmm5, [rbp + 1216]                                    ;  2959.3 p2+p1  108 r
        movdqa [rbp + 1216], xmm12                                 ;  2927.3 p0+p3  108 r spill
        movdqa xmm12, [rbp + 2256]                                 ;  2915.3 p2      59 r
        por xmm12, [r9 + 2416]                                     ;  2958.3 p2+p1   59 r
        pxor xmm12, [rbp + 1568]                                   ;  2960.3 p2+p1   59 r
        pxor xmm12, [rbp + 1056]                                   ;  2962.3 p2+p1  108 r
        movdqa [rbp + 1056], xmm11                                 ;  2928.3 p0+p3  108 r spill
        movdqa xmm11, [rbp + 2160]                                 ;  2919.3 p2      59 r
        por xmm11, [r9 + 2480]                                     ;  2961.3 p2+p1   59 r
        movdqa [rbp - 128], xmm6                                   ;  2918.7 p0+p3  113 rounds
        movdqa [rbp - 112], xmm13                                  ;  2920.7 p0+p3  113 rounds
        movdqa [rbp - 96], xmm2                                    ;  2922.7 p0+p3  113 rounds
        movdqa [rbp - 80], xmm9                                    ;  2924.7 p0+p3  113 rounds
        movdqa [rbp - 48], xmm3                                    ;  2926.7 p0+p3  113 rounds
        movdqa [rbp - 32], xmm0                                    ;  2928.7 p0+p3  113 rounds
        movdqa xmm0, [rbp + 2032]                                  ;  2923.3 p2      59 r
        pxor xmm0, xmm11                                           ;  2963.3 p1      59 r
        mov r12, qword [rbp + 2304]                                ;  2924.3 p2     113 rounds reload
        sub r8, r12                                                ;  2928.3 p0     113 rounds
        sub r9, r12                                                ;  2928.3 p0     113 rounds
        movdqa xmm2, [rbp + 2224]                                  ;  2925.3 p2     108 r
        pxor xmm2, [rbp - 64]                                      ;  2963.3 p2+p1  108 r
        movdqa [rbp + 352], xmm1                                   ;  2949.3 p0+p3  113 rounds
        movdqa xmm1, [rbp + 1008]                                  ;  2927.3 p2     108 r reload
        movdqa [rbp + 640], xmm1                                   ;  2938.3 p0+p3  113 rounds
        movdqa xmm1, [rbp + 2256]                                  ;  2928.3 p2     108 r
        pxor xmm1, [rbp - 16]                                      ;  2964.3 p2+p1  108 r
        movdqa xmm3, [rbp + 1120]                                  ;  2930.3 p2     108 r reload
        movdqa [rbp + 656], xmm3                                   ;  2941.3 p0+p3  113 rounds
        movdqa [rbp + 368], xmm8                                   ;  2953.3 p0+p3  113 rounds
        movdqa xmm3, [rbp + 1184]                                  ;  2931.3 p2     108 r reload
        movdqa [rbp + 672], xmm3                                   ;  2942.3 p0+p3  113 rounds
        pxor xmm0, [rbp + 1456]                                    ;  2965.3 p2+p1  108 r
        sub r10, r12                                               ;  2934.0 p0     113 rounds
        sub r11, r12                                               ;  2934.5 p0     113 rounds
        movdqa [rbp + 112], xmm14                                  ;  2954.3 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1552]                                 ;  2935.3 p2     108 r reload
        movdqa [rbp + 688], xmm14                                  ;  2946.3 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1584]                                 ;  2936.3 p2     108 r reload
        movdqa [rbp + 704], xmm14                                  ;  2947.3 p0+p3  113 rounds
        movdqa xmm14, [rbp + 2160]                                 ;  2937.3 p2     108 r
        pxor xmm14, [rbp + 48]                                     ;  2966.3 p2+p1  108 r
        movdqa xmm3, [rbp + 1712]                                  ;  2939.3 p2     108 r reload
        movdqa [rbp + 720], xmm3                                   ;  2950.3 p0+p3  113 rounds
        movdqa xmm3, [rbp + 1168]                                  ;  2940.3 p2     108 r reload
        movdqa [rbp + 736], xmm3                                   ;  2951.3 p0+p3  113 rounds
        movdqa xmm3, [rbp + 976]                                   ;  2941.3 p2     108 r reload
        movdqa [rbp + 752], xmm3                                   ;  2952.3 p0+p3  113 rounds
        movdqa xmm3, [rbp + 1728]                                  ;  2942.3 p2     108 r reload
        movdqa [rbp + 768], xmm3                                   ;  2953.3 p0+p3  113 rounds
        movdqa [rbp - 64], xmm2                                    ;  2965.3 p0+p3  113 rounds
        movdqa [rbp - 16], xmm1                                    ;  2966.3 p0+p3  113 rounds
        movdqa xmm1, [rbp + 1136]                                  ;  2943.7 p2     108 r reload
        movdqa [rbp + 784], xmm1                                   ;  2958.7 p0+p3  113 rounds
        movdqa [rbp + 48], xmm14                                   ;  2968.3 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1616]                                 ;  2946.7 p2     108 r reload
        movdqa [rbp + 800], xmm14                                  ;  2962.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1744]                                 ;  2947.7 p2     108 r reload
        movdqa [rbp + 816], xmm14                                  ;  2964.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1264]                                 ;  2948.7 p2     108 r reload
        movdqa [rbp + 832], xmm14                                  ;  2966.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1392]                                 ;  2950.0 p2     108 r reload
        movdqa [rbp + 848], xmm14                                  ;  2968.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1664]                                 ;  2951.0 p2     108 r reload
        movdqa [rbp + 864], xmm14                                  ;  2970.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1344]                                 ;  2952.0 p2     108 r reload
        movdqa [rbp + 880], xmm14                                  ;  2972.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1680]                                 ;  2953.3 p2     108 r reload
        movdqa [rbp + 384], xmm14                                  ;  2974.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1072]                                 ;  2954.3 p2     108 r reload
        movdqa [rbp + 400], xmm14                                  ;  2976.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 928]                                  ;  2955.3 p2     108 r reload
        movdqa [rbp + 416], xmm14                                  ;  2978.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1504]                                 ;  2956.3 p2     108 r reload
        movdqa [rbp + 432], xmm14                                  ;  2980.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1104]                                 ;  2957.3 p2     108 r reload
        movdqa [rbp + 448], xmm14                                  ;  2982.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1152]                                 ;  2958.3 p2     108 r reload
        movdqa [rbp + 464], xmm14                                  ;  2984.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1440]                                 ;  2959.3 p2     108 r reload
        movdqa [rbp + 480], xmm14                                  ;  2986.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1040]                                 ;  2961.3 p2     108 r reload
        movdqa [rbp + 496], xmm14                                  ;  2988.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1296]                                 ;  2962.3 p2     108 r reload
        movdqa [rbp + 512], xmm14                                  ;  2990.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1696]                                 ;  2963.3 p2     108 r reload
        movdqa [rbp + 528], xmm14                                  ;  2992.7 p0+p3  113 rounds
        add r8, 0x200                                              ;  2964.7 p0     113 rounds
        movdqa xmm14, [rbp + 1424]                                 ;  2964.7 p2     108 r reload
        movdqa [rbp + 544], xmm14                                  ;  2994.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1520]                                 ;  2965.7 p2     108 r reload
        movdqa [rbp + 560], xmm14                                  ;  2996.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1232]                                 ;  2966.7 p2     108 r reload
        movdqa [rbp + 576], xmm14                                  ;  2998.7 p0+p3  113 rounds
        and r8, 0x7ff                                              ;  2968.2 p0     113 rounds
        add r8, r12                                                ;  2969.2 p1     113 rounds
        movdqa xmm14, [rbp + 1328]                                 ;  2968.3 p2     108 r reload
        movdqa [rbp + 592], xmm14                                  ;  3000.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1632]                                 ;  2969.3 p2     108 r reload
        movdqa [rbp + 608], xmm14                                  ;  3002.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1248]                                 ;  2970.3 p2     108 r reload
        movdqa [rbp + 624], xmm14                                  ;  3004.7 p0+p3  113 rounds
        add r9, 0x200                                              ;  2971.3 p1     113 rounds
        and r9, 0x7ff                                              ;  2972.3 p0     113 rounds
        add r9, r12                                                ;  2973.3 p1     113 rounds
        add r10, 0x200                                             ;  2972.3 p0     113 rounds
        and r10, 0x7ff                                             ;  2973.3 p0     113 rounds
        add r10, r12                                               ;  2974.3 p1     113 rounds
        add r11, 0x200                                             ;  2973.4 p0     113 rounds
        and r11, 0x7ff                                             ;  2974.4 p0     113 rounds
        add r11, r12                                               ;  2975.4 p1     113 rounds
        movdqa xmm14, [rbp + 1360]                                 ;  2974.3 p2     108 r reload
        movdqa [rbp + 0], xmm14                                    ;  3006.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1200]                                 ;  2975.3 p2     108 r reload
        movdqa [rbp + 16], xmm14                                   ;  3008.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1408]                                 ;  2976.3 p2     108 r reload
        movdqa [rbp + 32], xmm14                                   ;  3010.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1472]                                 ;  2977.3 p2     108 r reload
        movdqa [rbp + 64], xmm14                                   ;  3012.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 1648]                                 ;  2978.3 p2     108 r reload
        movdqa [rbp + 80], xmm14                                   ;  3014.7 p0+p3  113 rounds
        movdqa xmm14, [rbp + 2000]                                 ;  2979.3 p2     108 r reload
        movdqa [rbp + 96], xmm14                                   ;  3016.7 p0+p3  113 rounds
        add esi, 0xffffffff                                        ;  2980.3 p1     113 rounds
        movdqa xmm1, [rbp + 1488]                                  ;  2980.7 p2     108 r reload
        movdqa xmm2, [rbp + 960]                                   ;  2981.7 p2     108 r reload
        movdqa xmm3, [rbp + 992]                                   ;  2982.7 p2     108 r reload
        movdqa xmm14, [rbp + 1280]                                 ;  2983.7 p2     108 r reload
        movdqa xmm6, [rbp + 912]                                   ;  2984.7 p2     108 r reload
        movdqa xmm8, [rbp + 1216]                                  ;  2985.7 p2     108 r reload
        movdqa xmm9, [rbp + 1056]                                  ;  2986.7 p2     108 r reload
        movdqa xmm11, xmm7                                         ;  2983.0 p0     108 r copy
        movdqa xmm7, xmm9                                          ;  2997.7 p0     108 r copy
        movdqa xmm9, xmm15                                         ;  2985.0 p0     108 r copy
        movdqa xmm13, xmm10                                        ;  2986.0 p0     108 r copy
        movdqa xmm10, xmm4                                         ;  2987.0 p0     108 r copy
        movdqa xmm4, xmm14                                         ;  2994.7 p0     108 r copy
        movdqa xmm14, xmm0                                         ;  2989.0 p0     108 r copy
        movdqa xmm0, xmm6                                          ;  2995.7 p0     108 r copy
        movdqa xmm6, xmm8                                          ;  2996.7 p0     108 r copy
        movdqa xmm8, xmm12                                         ;  2992.0 p0     108 r copy
        movdqa xmm12, xmm14                                        ;  2996.0 p0     108 r copy
        test esi, esi                                              ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 2312], r8                                 ;                    resident
        mov qword [rbp + 2320], r9                                 ;                    resident
        mov qword [rbp + 2328], r10                                ;                    resident
        mov qword [rbp + 2336], r11                                ;                    resident
        movdqa [rbp + 128], xmm0                                   ;                    resident
        movdqa [rbp + 144], xmm1                                   ;                    resident
        movdqa [rbp + 160], xmm2                                   ;                    resident
        movdqa [rbp + 176], xmm3                                   ;                    resident
        movdqa [rbp + 192], xmm4                                   ;                    resident
        movdqa [rbp + 208], xmm5                                   ;                    resident
        movdqa [rbp + 224], xmm6                                   ;                    resident
        movdqa [rbp + 240], xmm7                                   ;                    resident
        movdqa [rbp + 256], xmm8                                   ;                    resident
        movdqa [rbp + 272], xmm9                                   ;                    resident
        movdqa [rbp + 288], xmm10                                  ;                    resident
        movdqa [rbp + 304], xmm11                                  ;                    resident
        movdqa [rbp + 320], xmm12                                  ;                    resident
        movdqa [rbp + 336], xmm13                                  ;                    resident
        mov dword [rbp + 2356], esi                                ;                    resident
        movdqa xmm0, [rbp - 128]                                   ;     0.0 p2     125 dst reload
        mov r8, qword [rbp + 2344]                                 ;     1.0 p2     125 dst reload
        movdqa [r8], xmm0                                          ;    11.0 p0+p3  125 dst
        movdqa xmm0, [rbp - 112]                                   ;     2.0 p2     125 dst reload
        movdqa [r8 + 16], xmm0                                     ;    13.0 p0+p3  125 dst
        movdqa xmm0, [rbp - 96]                                    ;     3.0 p2     125 dst reload
        movdqa [r8 + 32], xmm0                                     ;    14.0 p0+p3  125 dst
        movdqa xmm0, [rbp - 80]                                    ;     4.0 p2     125 dst reload
        movdqa [r8 + 48], xmm0                                     ;    15.0 p0+p3  125 dst
        movdqa xmm0, [rbp - 64]                                    ;     5.0 p2     125 dst reload
        movdqa [r8 + 64], xmm0                                     ;    16.0 p0+p3  125 dst
        movdqa xmm0, [rbp - 48]                                    ;     6.0 p2     125 dst reload
        movdqa [r8 + 80], xmm0                                     ;    17.0 p0+p3  125 dst
        movdqa xmm0, [rbp - 32]                                    ;     7.0 p2     125 dst reload
        movdqa [r8 + 96], xmm0                                     ;    18.0 p0+p3  125 dst
        movdqa xmm0, [rbp - 16]                                    ;     8.0 p2     125 dst reload
        movdqa [r8 + 112], xmm0                                    ;    19.0 p0+p3  125 dst
        movdqa xmm0, [rbp + 0]                                     ;     9.0 p2     125 dst reload
        movdqa [r8 + 128], xmm0                                    ;    20.0 p0+p3  125 dst
        movdqa xmm0, [rbp + 16]                                    ;    10.0 p2     125 dst reload
        movdqa [r8 + 144], xmm0                                    ;    21.0 p0+p3  125 dst
        movdqa xmm0, [rbp + 32]                                    ;    11.0 p2     125 dst reload
        movdqa [r8 + 160], xmm0                                    ;    22.0 p0+p3  125 dst
        movdqa xmm0, [rbp + 48]                                    ;    12.0 p2     125 dst reload
        movdqa [r8 + 176], xmm0                                    ;    23.0 p0+p3  125 dst
        movdqa xmm0, [rbp + 64]                                    ;    13.0 p2     125 dst reload
        movdqa [r8 + 192], xmm0                                    ;    24.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 80]                                    ;    14.0 p2     125 dst reload
        movdqa [r8 + 208], xmm0                                    ;    26.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 96]                                    ;    15.0 p2     125 dst reload
        movdqa [r8 + 224], xmm0                                    ;    28.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 112]                                   ;    16.0 p2     125 dst reload
        movdqa [r8 + 240], xmm0                                    ;    30.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 128]                                   ;    17.0 p2     125 dst reload
        movdqa [r8 + 256], xmm0                                    ;    32.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 144]                                   ;    18.0 p2     125 dst reload
        movdqa [r8 + 272], xmm0                                    ;    34.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 160]                                   ;    19.0 p2     125 dst reload
        movdqa [r8 + 288], xmm0                                    ;    36.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 176]                                   ;    20.0 p2     125 dst reload
        movdqa [r8 + 304], xmm0                                    ;    38.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 192]                                   ;    21.0 p2     125 dst reload
        movdqa [r8 + 320], xmm0                                    ;    40.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 208]                                   ;    22.0 p2     125 dst reload
        movdqa [r8 + 336], xmm0                                    ;    42.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 224]                                   ;    23.0 p2     125 dst reload
        movdqa [r8 + 352], xmm0                                    ;    44.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 240]                                   ;    24.0 p2     125 dst reload
        movdqa [r8 + 368], xmm0                                    ;    46.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 256]                                   ;    25.0 p2     125 dst reload
        movdqa [r8 + 384], xmm0                                    ;    48.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 272]                                   ;    26.0 p2     125 dst reload
        movdqa [r8 + 400], xmm0                                    ;    50.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 288]                                   ;    27.0 p2     125 dst reload
        movdqa [r8 + 416], xmm0                                    ;    52.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 304]                                   ;    28.0 p2     125 dst reload
        movdqa [r8 + 432], xmm0                                    ;    54.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 320]                                   ;    29.0 p2     125 dst reload
        movdqa [r8 + 448], xmm0                                    ;    56.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 336]                                   ;    30.0 p2     125 dst reload
        movdqa [r8 + 464], xmm0                                    ;    58.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 352]                                   ;    31.0 p2     125 dst reload
        movdqa [r8 + 480], xmm0                                    ;    60.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 368]                                   ;    32.0 p2     125 dst reload
        movdqa [r8 + 496], xmm0                                    ;    62.7 p0+p3  125 dst
        movdqa xmm0, [rbp + 384]                                   ;    33.0 p2     126 dst reload
        movdqa [r8 + 512], xmm0                                    ;    64.7 p0+p3  126 dst
        movdqa xmm0, [rbp + 400]                                   ;    34.0 p2     126 dst reload
        movdqa [r8 + 528], xmm0                                    ;    66.7 p0+p3  126 dst
        movdqa xmm0, [rbp + 416]                                   ;    35.0 p2     126 dst reload
        movdqa [r8 + 544], xmm0                                    ;    68.7 p0+p3  126 dst
        movdqa xmm0, [rbp + 432]                                   ;    36.0 p2     126 dst reload
        movdqa [r8 + 560], xmm0                                    ;    70.7 p0+p3  126 dst
        movdqa xmm0, [rbp + 448]                                   ;    37.0 p2     126 dst reload
        movdqa [r8 + 576], xmm0                                    ;    72.7 p0+p3  126 dst
        movdqa xmm0, [rbp + 464]                                   ;    38.0 p2     126 dst reload
        movdqa [r8 + 592], xmm0                                    ;    74.7 p0+p3  126 dst
        movdqa xmm0, [rbp + 480]                                   ;    39.0 p2     126 dst reload
        movdqa [r8 + 608], xmm0                                    ;    76.7 p0+p3  126 dst
        movdqa xmm0, [rbp + 496]                                   ;    40.0 p2     126 dst reload
        movdqa [r8 + 624], xmm0                                    ;    78.7 p0+p3  126 dst
        movdqa xmm0, [rbp + 512]                                   ;    41.0 p2     126 dst reload
        movdqa [r8 + 640], xmm0                                    ;    80.7 p0+p3  126 dst
        movdqa xmm0, [rbp + 528]                                   ;    42.0 p2     126 dst reload
        movdqa [r8 + 656], xmm0                                    ;    82.7 p0+p3  126 dst
        movdqa xmm0, [rbp + 544]                                   ;    43.0 p2     126 dst reload
        movdqa [r8 + 672], xmm0                                    ;    84.7 p0+p3  126 dst
        movdqa xmm0, [rbp + 560]                                   ;    44.0 p2     126 dst reload
        movdqa [r8 + 688], xmm0                                    ;    86.7 p0+p3  126 dst
        movdqa xmm0, [rbp + 576]                                   ;    45.0 p2     126 dst reload
        movdqa [r8 + 704], xmm0                                    ;    88.7 p0+p3  126 dst
        movdqa xmm0, [rbp + 592]                                   ;    46.0 p2     126 dst reload
        movdqa [r8 + 720], xmm0                                    ;    90.7 p0+p3  126 dst
        movdqa xmm0, [rbp + 608]                                   ;    47.0 p2     126 dst reload
        movdqa [r8 + 736], xmm0                                    ;    92.7 p0+p3  126 dst
        movdqa xmm0, [rbp + 624]                                   ;    48.0 p2     126 dst reload
        movdqa [r8 + 752], xmm0                                    ;    94.7 p0+p3  126 dst
        movdqa xmm0, [rbp + 640]                                   ;    49.0 p2     126 dst reload
        movdqa [r8 + 768], xmm0                                    ;    96.7 p0+p3  126 dst
        movdqa xmm0, [rbp + 656]                                   ;    50.0 p2     126 dst reload
        movdqa [r8 + 784], xmm0                                    ;    98.7 p0+p3  126 dst
        movdqa xmm0, [rbp + 672]                                   ;    51.0 p2     126 dst reload
        movdqa [r8 + 800], xmm0                                    ;   100.7 p0+p3  126 dst
        movdqa xmm0, [rbp + 688]                                   ;    52.0 p2     126 dst reload
        movdqa [r8 + 816], xmm0                                    ;   102.7 p0+p3  126 dst
        movdqa xmm0, [rbp + 704]                                   ;    53.0 p2     126 dst reload
        movdqa [r8 + 832], xmm0                                    ;   104.7 p0+p3  126 dst
        movdqa xmm0, [rbp + 720]                                   ;    54.0 p2     126 dst reload
        movdqa [r8 + 848], xmm0                                    ;   106.7 p0+p3  126 dst
        movdqa xmm0, [rbp + 736]                                   ;    55.0 p2     126 dst reload
        movdqa [r8 + 864], xmm0                                    ;   108.7 p0+p3  126 dst
        movdqa xmm0, [rbp + 752]                                   ;    56.0 p2     126 dst reload
        movdqa [r8 + 880], xmm0                                    ;   110.7 p0+p3  126 dst
        movdqa xmm0, [rbp + 768]                                   ;    57.0 p2     126 dst reload
        movdqa [r8 + 896], xmm0                                    ;   112.7 p0+p3  126 dst
        movdqa xmm0, [rbp + 784]                                   ;    58.0 p2     126 dst reload
        movdqa [r8 + 912], xmm0                                    ;   114.7 p0+p3  126 dst
        movdqa xmm0, [rbp + 800]                                   ;    59.0 p2     126 dst reload
        movdqa [r8 + 928], xmm0                                    ;   116.7 p0+p3  126 dst
        movdqa xmm0, [rbp + 816]                                   ;    60.0 p2     126 dst reload
        movdqa [r8 + 944], xmm0                                    ;   118.7 p0+p3  126 dst
        movdqa xmm0, [rbp + 832]                                   ;    61.0 p2     126 dst reload
        movdqa [r8 + 960], xmm0                                    ;   120.7 p0+p3  126 dst
        movdqa xmm0, [rbp + 848]                                   ;    62.0 p2     126 dst reload
        movdqa [r8 + 976], xmm0                                    ;   122.7 p0+p3  126 dst
        movdqa xmm0, [rbp + 864]                                   ;    63.0 p2     126 dst reload
        movdqa [r8 + 992], xmm0                                    ;   124.7 p0+p3  126 dst
        movdqa xmm0, [rbp + 880]                                   ;    64.0 p2     126 dst reload
        movdqa [r8 + 1008], xmm0                                   ;   126.7 p0+p3  126 dst
        add r8, 0x400                                              ;    64.3 p1     147 blocks
        mov qword [rbp + 2344], r8                                 ;   128.7 p0+p3  147 blocks
        mov r8, qword [rbp + 2288]                                 ;    65.0 p2     147 blocks
        add r8, 0x400                                              ;    69.0 p1     147 blocks
        mov qword [rbp + 2288], r8                                 ;   130.7 p0+p3  147 blocks
        cmp r8, qword [rbp + 2296]                                 ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0x9b8                                             ;                    frame
        pop r12                                                    ;                    preserved
        pop rbp                                                    ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
kasumi_encrypt_compact.T0_constants128:
        dq 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
