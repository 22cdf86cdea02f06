; misty1_encrypt_compact for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/misty1.cw (sha256 553b4747b909f075); do not edit:
;   ./cw build misty1_encrypt_compact --cpu core2-64 --variant bitsliced
;
; void misty1_encrypt_compact(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
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
;   body: 4 uops, planned 5.0; bounds: width 1.0, ports 2.0, path 2.0
;   blocks: 142 uops, planned 73.5; bounds: width 35.5, ports 73.0, path 3.0
;   blocks/rounds: 4343 uops, planned 1500.8; bounds: width 1085.8, ports 1375.0, path 72.0
;   blocks.2: 288 uops, planned 134.0; bounds: width 72.0, ports 131.0, path 7.0
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
%fatal "misty1_encrypt_compact is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_misty1_encrypt_compact
$_misty1_encrypt_compact:
%else
        global $misty1_encrypt_compact
%endif
$misty1_encrypt_compact:
        push rbx                                                   ;                    preserved
        push rbp                                                   ;                    preserved
        push r12                                                   ;                    preserved
        push r13                                                   ;                    preserved
        push r14                                                   ;                    preserved
        push r15                                                   ;                    preserved
        sub rsp, 0xaf8                                             ;                    frame
        lea rbp, [rsp + 128]                                       ;                    frame
        mov dword [rbp + 2664], ecx                                ;                    argument
        mov qword [rbp + 2560], rsi                                ;                    argument
        mov qword [rbp + 2576], rdi                                ;                    argument
        mov qword [rbp + 2656], rdx                                ;                    argument
        lea rdx, [rbp + 256]                                       ;                    frame
        lea rdi, [rbp + 512]                                       ;                    frame
        lea rcx, [rbp + 768]                                       ;                    frame
        lea rax, [rbp + 1024]                                      ;                    frame
        lea rbx, [rbp + 1280]                                      ;                    frame
        mov r8d, dword [rbp + 2664]                                ;     0.0 p2     141 blocks
        shl r8, 0xa                                                ;     3.0 p0     141 blocks
        add r8, qword [rbp + 2560]                                 ;     4.0 p1+p2  141 blocks
        mov qword [rbp + 2568], r8                                 ;     5.0 p3+p4  141 blocks
        cmp dword [rbp + 2664], 0                                  ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 2560]                                 ;     0.0 p2     111 l.0 reload
        movaps xmm1, [r8 + 848]                                    ;     3.0 p2     112 r.21
        movaps [rbx + 0], xmm1                                     ;     6.0 p3+p4  113 rounds
        movaps xmm1, [r8 + 320]                                    ;     3.0 p2     111 l.20
        movaps [rbp + 2336], xmm1                                  ;     6.0 p3+p4  113 rounds
        movaps xmm1, [r8 + 784]                                    ;     3.0 p2     112 r.17
        movaps [rbx + 16], xmm1                                    ;     6.0 p3+p4  113 rounds
        movaps xmm1, [r8 + 752]                                    ;     4.0 p2     112 r.15
        movaps [rbp + 1600], xmm1                                  ;     7.0 p3+p4  113 rounds
        movaps xmm1, [r8 + 944]                                    ;     5.0 p2     112 r.27
        movaps xmm0, [r8 + 880]                                    ;     6.0 p2     112 r.23
        mov r9, qword [rbp + 2576]                                 ;     7.0 p2     113 rounds reload
        movaps [rbx + 32], xmm1                                    ;     8.0 p3+p4  113 rounds
        lea r10, [r9 + 512]                                        ;    10.0 p0     113 rounds
        mov qword [rbp + 2584], r10                                ;    11.0 p3+p4  113 rounds
        movaps xmm1, [r8 + 960]                                    ;     8.0 p2     112 r.28
        movaps [rbx + 48], xmm1                                    ;    11.0 p3+p4  113 rounds
        movaps xmm1, [r8 + 816]                                    ;     9.0 p2     112 r.19
        mov qword [rbp + 2592], r10                                ;    11.0 p3+p4  113 rounds
        movaps [rbx + 64], xmm1                                    ;    12.0 p3+p4  113 rounds
        movaps xmm2, [r8 + 720]                                    ;    10.0 p2     112 r.13
        movaps [rbp + 1616], xmm2                                  ;    13.0 p3+p4  113 rounds
        movaps xmm2, [r8 + 368]                                    ;    11.0 p2     111 l.23
        movaps xmm1, [r8 + 352]                                    ;    12.0 p2     111 l.22
        movaps [rbp + 2352], xmm1                                  ;    15.0 p3+p4  113 rounds
        movaps xmm1, [r8 + 384]                                    ;    13.0 p2     111 l.24
        movaps [rbp + 2368], xmm1                                  ;    16.0 p3+p4  113 rounds
        movaps xmm1, [r8 + 736]                                    ;    14.0 p2     112 r.14
        movaps [rbp + 1632], xmm1                                  ;    17.0 p3+p4  113 rounds
        mov qword [rbp + 2600], r9                                 ;    13.5 p3+p4  113 rounds
        lea r10, [r9 + 1024]                                       ;    10.0 p0     113 rounds
        mov qword [rbp + 2608], r10                                ;    14.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 192]                                    ;    15.0 p2     111 l.12
        mov qword [rbp + 2616], r9                                 ;    15.5 p3+p4  113 rounds
        add r9, 0x600                                              ;    11.0 p1     113 rounds
        mov qword [rbp + 2624], r10                                ;    16.5 p3+p4  113 rounds
        mov qword [rbp + 2632], r9                                 ;    17.5 p3+p4  113 rounds
        movaps [rbp + 1648], xmm1                                  ;    18.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 208]                                    ;    16.0 p2     111 l.13
        movaps [rbp + 1664], xmm1                                  ;    19.5 p3+p4  113 rounds
        movaps [rbx + 80], xmm0                                    ;    20.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 560]                                    ;    17.0 p2     112 r.3
        movaps [rbp + 1680], xmm0                                  ;    21.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 768]                                    ;    18.0 p2     112 r.16
        movaps [rbx + 96], xmm0                                    ;    22.5 p3+p4  113 rounds
        mov qword [rbp + 2640], r10                                ;    23.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 864]                                    ;    19.0 p2     112 r.22
        movaps [rbx + 112], xmm1                                   ;    24.5 p3+p4  113 rounds
        movaps [rbp + 2384], xmm2                                  ;    25.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 112]                                    ;    20.0 p2     111 l.7
        movaps [rbp + 1696], xmm1                                  ;    26.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 240]                                    ;    21.0 p2     111 l.15
        movaps [rbp + 1712], xmm1                                  ;    27.5 p3+p4  113 rounds
        movaps xmm1, [r8]                                          ;    22.0 p2     111 l.0
        movaps [rbp + 1728], xmm1                                  ;    28.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 992]                                    ;    23.0 p2     112 r.30
        movaps [rbp + 1408], xmm0                                  ;    29.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 304]                                    ;    24.0 p2     111 l.19
        movaps [rbp + 2400], xmm0                                  ;    30.5 p3+p4  113 rounds
        mov qword [rbp + 2648], r9                                 ;    31.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 16]                                     ;    25.0 p2     111 l.1
        movaps [rbp + 1744], xmm1                                  ;    32.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 32]                                     ;    26.0 p2     111 l.2
        movaps [rbp + 1760], xmm1                                  ;    33.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 48]                                     ;    27.0 p2     111 l.3
        movaps [rbp + 1776], xmm1                                  ;    34.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 64]                                     ;    28.0 p2     111 l.4
        movaps [rbp + 1792], xmm1                                  ;    35.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 80]                                     ;    29.0 p2     111 l.5
        movaps [rbp + 1808], xmm1                                  ;    36.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 544]                                    ;    30.0 p2     112 r.2
        movaps [rbp + 1824], xmm1                                  ;    37.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 288]                                    ;    31.0 p2     111 l.18
        movaps xmm0, [r8 + 160]                                    ;    32.0 p2     111 l.10
        movaps [rbp + 2416], xmm1                                  ;    38.5 p3+p4  113 rounds
        movaps [rbp + 1840], xmm0                                  ;    39.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 96]                                     ;    33.0 p2     111 l.6
        movaps [rbp + 1856], xmm0                                  ;    40.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 336]                                    ;    34.0 p2     111 l.21
        movaps [rbp + 2432], xmm1                                  ;    41.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 432]                                    ;    35.0 p2     111 l.27
        movaps xmm0, [r8 + 480]                                    ;    36.0 p2     111 l.30
        movaps [rbp + 2448], xmm1                                  ;    42.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 656]                                    ;    37.0 p2     112 r.9
        movaps [rbp + 1872], xmm1                                  ;    43.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 688]                                    ;    38.0 p2     112 r.11
        movaps [rbp + 1888], xmm1                                  ;    44.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 704]                                    ;    39.0 p2     112 r.12
        movaps [rbp + 1904], xmm1                                  ;    45.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 224]                                    ;    40.0 p2     111 l.14
        movaps [rbp + 1920], xmm1                                  ;    46.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 176]                                    ;    41.0 p2     111 l.11
        movaps [rbp + 1424], xmm0                                  ;    47.5 p3+p4  113 rounds
        movaps [rbp + 1936], xmm1                                  ;    48.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 912]                                    ;    42.0 p2     112 r.25
        movaps [rbp + 1440], xmm1                                  ;    49.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 928]                                    ;    43.0 p2     112 r.26
        movaps [rbp + 1456], xmm1                                  ;    50.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 976]                                    ;    44.0 p2     112 r.29
        movaps [rbp + 1472], xmm1                                  ;    51.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 1008]                                   ;    45.0 p2     112 r.31
        movaps [rbp + 1488], xmm1                                  ;    52.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 416]                                    ;    46.0 p2     111 l.26
        movaps [rbp + 2464], xmm1                                  ;    53.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 800]                                    ;    47.0 p2     112 r.18
        movaps [rbp + 1504], xmm1                                  ;    54.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 624]                                    ;    48.0 p2     112 r.7
        movaps [rbp + 1952], xmm1                                  ;    55.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 832]                                    ;    49.0 p2     112 r.20
        movaps [rbp + 1520], xmm1                                  ;    56.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 528]                                    ;    50.0 p2     112 r.1
        movaps [rbp + 1968], xmm1                                  ;    57.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 272]                                    ;    51.0 p2     111 l.17
        movaps [rbp + 2480], xmm1                                  ;    58.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 512]                                    ;    52.0 p2     112 r.0
        movaps [rbp + 1984], xmm1                                  ;    59.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 608]                                    ;    53.0 p2     112 r.6
        movaps [rbp + 2000], xmm1                                  ;    60.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 464]                                    ;    54.0 p2     111 l.29
        movaps [rbp + 2496], xmm1                                  ;    61.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 496]                                    ;    55.0 p2     111 l.31
        movaps [rbp + 1536], xmm1                                  ;    62.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 256]                                    ;    56.0 p2     111 l.16
        movaps [rbp + 2512], xmm1                                  ;    63.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 592]                                    ;    57.0 p2     112 r.5
        movaps [rbp + 2016], xmm1                                  ;    64.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 672]                                    ;    58.0 p2     112 r.10
        movaps [rbp + 2032], xmm1                                  ;    65.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 576]                                    ;    59.0 p2     112 r.4
        movaps [rbp + 2048], xmm1                                  ;    66.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 448]                                    ;    60.0 p2     111 l.28
        movaps [rbp + 2528], xmm1                                  ;    67.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 400]                                    ;    61.0 p2     111 l.25
        movaps [rbp + 2544], xmm1                                  ;    68.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 896]                                    ;    62.0 p2     112 r.24
        movaps [rbp + 1552], xmm1                                  ;    69.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 144]                                    ;    63.0 p2     111 l.9
        movaps [rbp + 2064], xmm1                                  ;    70.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 640]                                    ;    64.0 p2     112 r.8
        movaps [rbp + 2080], xmm1                                  ;    71.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 128]                                    ;    65.0 p2     111 l.8
        movaps [rbp + 2096], xmm1                                  ;    72.5 p3+p4  113 rounds
        movdqa xmm0, [rbp + 2512]                                  ;                    resident
        movdqa xmm1, [rbp + 2480]                                  ;                    resident
        movdqa xmm2, [rbp + 2416]                                  ;                    resident
        movdqa xmm3, [rbp + 2400]                                  ;                    resident
        movdqa xmm4, [rbp + 2336]                                  ;                    resident
        movdqa xmm5, [rbp + 2432]                                  ;                    resident
        movdqa xmm6, [rbp + 2352]                                  ;                    resident
        movdqa xmm7, [rbp + 2384]                                  ;                    resident
        movdqa xmm8, [rbp + 2368]                                  ;                    resident
        movdqa xmm9, [rbp + 2544]                                  ;                    resident
        movdqa xmm10, [rbp + 2464]                                 ;                    resident
        movdqa xmm11, [rbp + 2448]                                 ;                    resident
        movdqa xmm12, [rbp + 2528]                                 ;                    resident
        movdqa xmm13, [rbp + 2496]                                 ;                    resident
        mov r8, qword [rbp + 2584]                                 ;                    resident
        mov r9, qword [rbp + 2608]                                 ;                    resident
        mov r10, qword [rbp + 2616]                                ;                    resident
        mov r11, qword [rbp + 2632]                                ;                    resident
        mov r12, qword [rbp + 2600]                                ;                    resident
        mov r13, qword [rbp + 2648]                                ;                    resident
        mov r14, qword [rbp + 2592]                                ;                    resident
        align 16
.rounds_2:
        movaps xmm14, xmm0                                         ;     0.0 p0      62 r copy
        andps xmm14, [r12]                                         ;     3.0 p1+p2   62 r
        xorps xmm14, [rbp + 1728]                                  ;     4.0 p5+p2   62 r
        movaps xmm15, xmm14                                        ;     5.0 p0      63 r copy
        movaps [rax + 16], xmm14                                   ;     5.0 p3+p4   62 r spill
        orps xmm15, [r13 + 2048]                                   ;     6.0 p1+p2   63 r
        xorps xmm15, xmm0                                          ;     7.0 p5      63 r
        movaps xmm0, xmm1                                          ;     2.0 p0      62 r copy
        andps xmm0, [r12 + 16]                                     ;     3.2 p1+p2   62 r
        xorps xmm0, [rbp + 1744]                                   ;     4.2 p5+p2   62 r
        movaps xmm14, xmm0                                         ;     5.2 p0      63 r copy
        orps xmm14, [r13 + 2064]                                   ;     6.2 p1+p2   63 r
        xorps xmm14, xmm1                                          ;     7.2 p5      63 r
        movaps xmm1, xmm2                                          ;     4.0 p0      62 r copy
        andps xmm1, [r12 + 32]                                     ;     6.2 p1+p2   62 r
        movaps [rax + 32], xmm0                                    ;     5.2 p3+p4   62 r spill
        xorps xmm1, [rbp + 1760]                                   ;     7.2 p5+p2   62 r
        movaps xmm0, xmm1                                          ;     8.2 p0      63 r copy
        orps xmm0, [r13 + 2080]                                    ;     9.2 p1+p2   63 r
        xorps xmm2, xmm0                                           ;    10.2 p5      63 r
        movaps [rax + 48], xmm1                                    ;     8.2 p3+p4   62 r spill
        movaps xmm0, xmm3                                          ;     6.0 p0      62 r copy
        andps xmm0, [r12 + 48]                                     ;     9.2 p1+p2   62 r
        xorps xmm0, [rbp + 1776]                                   ;    10.2 p5+p2   62 r
        movaps xmm1, xmm0                                          ;    11.2 p0      63 r copy
        orps xmm1, [r13 + 2096]                                    ;    12.2 p1+p2   63 r
        xorps xmm3, xmm1                                           ;    13.2 p5      63 r
        movaps xmm1, xmm4                                          ;     8.0 p0      62 r copy
        andps xmm1, [r12 + 64]                                     ;    12.2 p1+p2   62 r
        movaps [rax + 64], xmm0                                    ;    11.2 p3+p4   62 r spill
        xorps xmm1, [rbp + 1792]                                   ;    13.2 p5+p2   62 r
        movaps xmm0, xmm1                                          ;    14.2 p0      63 r copy
        orps xmm0, [r13 + 2112]                                    ;    15.2 p1+p2   63 r
        xorps xmm4, xmm0                                           ;    16.2 p5      63 r
        movaps [rax + 80], xmm1                                    ;    14.2 p3+p4   62 r spill
        movaps xmm0, xmm5                                          ;    10.0 p0      62 r copy
        andps xmm0, [r12 + 80]                                     ;    15.2 p1+p2   62 r
        xorps xmm0, [rbp + 1808]                                   ;    16.2 p5+p2   62 r
        movaps xmm1, xmm0                                          ;    17.2 p0      63 r copy
        orps xmm1, [r13 + 2128]                                    ;    18.2 p1+p2   63 r
        xorps xmm5, xmm1                                           ;    19.2 p5      63 r
        movaps xmm1, xmm7                                          ;    12.0 p0      62 r copy
        andps xmm1, [r12 + 112]                                    ;    18.2 p1+p2   62 r
        xorps xmm1, [rbp + 1696]                                   ;    19.2 p5+p2   62 r
        movaps [rax + 96], xmm0                                    ;    17.2 p3+p4   62 r spill
        movaps xmm0, xmm1                                          ;    20.2 p0      63 r copy
        orps xmm0, [r13 + 2160]                                    ;    21.2 p1+p2   63 r
        xorps xmm7, xmm0                                           ;    22.2 p5      63 r
        movaps xmm0, xmm6                                          ;    14.0 p0      62 r copy
        movaps [rax + 112], xmm1                                   ;    20.2 p3+p4   62 r spill
        andps xmm0, [r12 + 96]                                     ;    21.2 p1+p2   62 r
        xorps xmm0, [rbp + 1856]                                   ;    22.2 p5+p2   62 r
        movaps xmm1, xmm0                                          ;    23.2 p0      63 r copy
        orps xmm1, [r13 + 2144]                                    ;    24.2 p1+p2   63 r
        xorps xmm6, xmm1                                           ;    25.2 p5      63 r
        movaps xmm1, xmm8                                          ;    16.5 p0      62 r copy
        andps xmm1, [r12 + 128]                                    ;    24.2 p1+p2   62 r
        movaps [rbx - 128], xmm0                                   ;    23.2 p3+p4   62 r spill
        xorps xmm1, [rbp + 2096]                                   ;    25.2 p5+p2   62 r
        movaps [rbx - 112], xmm1                                   ;    26.2 p3+p4   62 r spill
        movaps xmm0, xmm1                                          ;    26.2 p0      63 r copy
        orps xmm0, [r13 + 2176]                                    ;    27.2 p1+p2   63 r
        xorps xmm8, xmm0                                           ;    28.2 p5      63 r
        movaps xmm0, xmm9                                          ;    20.2 p0      62 r copy
        andps xmm0, [r12 + 144]                                    ;    27.2 p1+p2   62 r
        xorps xmm0, [rbp + 2064]                                   ;    28.2 p5+p2   62 r
        movaps xmm1, xmm0                                          ;    29.2 p0      63 r copy
        movaps [rbx - 96], xmm0                                    ;    29.2 p3+p4   62 r spill
        orps xmm1, [r13 + 2192]                                    ;    30.2 p1+p2   63 r
        xorps xmm9, xmm1                                           ;    31.2 p5      63 r
        movaps xmm1, xmm10                                         ;    23.2 p0      62 r copy
        andps xmm1, [r12 + 160]                                    ;    30.2 p1+p2   62 r
        xorps xmm1, [rbp + 1840]                                   ;    31.2 p5+p2   62 r
        movaps xmm0, xmm1                                          ;    32.2 p0      63 r copy
        orps xmm0, [r13 + 2208]                                    ;    33.2 p1+p2   63 r
        movaps [rbx - 80], xmm1                                    ;    32.2 p3+p4   62 r spill
        xorps xmm10, xmm0                                          ;    34.2 p5      63 r
        movaps xmm0, xmm11                                         ;    26.2 p0      62 r copy
        andps xmm0, [r12 + 176]                                    ;    33.2 p1+p2   62 r
        xorps xmm0, [rbp + 1936]                                   ;    34.2 p5+p2   62 r
        movaps [rbx - 64], xmm0                                    ;    35.2 p3+p4   62 r spill
        movaps xmm1, xmm0                                          ;    35.2 p0      63 r copy
        orps xmm1, [r13 + 2224]                                    ;    36.2 p1+p2   63 r
        xorps xmm11, xmm1                                          ;    37.2 p5      63 r
        movaps xmm1, [r12 + 192]                                   ;    36.2 p2      62 r
        andps xmm1, xmm12                                          ;    39.2 p0      62 r
        xorps xmm1, [rbp + 1648]                                   ;    40.2 p1+p2   62 r
        movaps xmm0, xmm1                                          ;    41.2 p5      63 r copy
        orps xmm0, [r13 + 2240]                                    ;    42.2 p0+p2   63 r
        xorps xmm12, xmm0                                          ;    43.2 p1      63 r
        movaps xmm0, [r12 + 208]                                   ;    39.2 p2      62 r
        movaps [rbx - 48], xmm1                                    ;    41.2 p3+p4   62 r spill
        andps xmm0, xmm13                                          ;    42.2 p5      62 r
        xorps xmm0, [rbp + 1664]                                   ;    43.2 p0+p2   62 r
        movaps xmm1, xmm0                                          ;    44.2 p1      63 r copy
        orps xmm1, [r13 + 2256]                                    ;    45.2 p5+p2   63 r
        xorps xmm13, xmm1                                          ;    46.2 p0      63 r
        movaps xmm1, [r12 + 224]                                   ;    42.2 p2      62 r
        movaps [rbx - 32], xmm0                                    ;    44.2 p3+p4   62 r spill
        andps xmm1, [rbp + 1424]                                   ;    45.2 p1+p2   62 r
        xorps xmm1, [rbp + 1920]                                   ;    46.2 p5+p2   62 r
        movaps [rbx - 16], xmm1                                    ;    47.2 p3+p4   62 r spill
        movaps xmm0, xmm1                                          ;    47.2 p0      63 r copy
        orps xmm0, [r13 + 2272]                                    ;    48.2 p1+p2   63 r
        movaps xmm1, [r12 + 240]                                   ;    46.2 p2      62 r
        andps xmm1, [rbp + 1536]                                   ;    49.2 p5+p2   62 r
        xorps xmm1, [rbp + 1712]                                   ;    50.2 p0+p2   62 r
        movaps [rcx - 16], xmm1                                    ;    51.2 p3+p4   62 r spill
        xorps xmm0, [rbp + 1424]                                   ;    49.2 p1+p2   63 r
        movaps [rbp + 1568], xmm0                                  ;    50.2 p3+p4   63 r spill
        movaps xmm0, xmm1                                          ;    51.2 p5      63 r copy
        movaps xmm1, [r10]                                         ;    50.2 p2      76 r.0
        orps xmm0, [r13 + 2288]                                    ;    52.2 p0+p2   63 r
        xorps xmm0, [rbp + 1536]                                   ;    53.2 p1+p2   63 r
        movaps xmm1, [r14 + 2048]                                  ;    53.2 p2      62 r
        movaps [rbp + 1584], xmm0                                  ;    54.2 p3+p4   63 r spill
        andps xmm1, [rbx + 96]                                     ;    56.2 p5+p2   62 r
        xorps xmm1, [rbp + 1984]                                   ;    57.2 p0+p2   62 r
        movaps [rbp - 64], xmm1                                    ;    58.2 p3+p4   62 r spill
        movaps xmm0, xmm1                                          ;    58.2 p1      63 r copy
        movaps xmm1, [r10 + 16]                                    ;    56.2 p2      76 r.1
        mov r15, qword [rbp + 2624]                                ;    57.2 p2      86 r.0 reload
        orps xmm0, [r15]                                           ;    63.2 p5+p2   63 r
        xorps xmm0, [rbx + 96]                                     ;    64.2 p0+p2   63 r
        movaps [rcx + 0], xmm0                                     ;    65.2 p3+p4   63 r spill
        movaps xmm0, [r10 + 32]                                    ;    60.2 p2      76 r.2
        movaps xmm0, [r14 + 2064]                                  ;    61.2 p2      62 r
        andps xmm0, [rbx + 16]                                     ;    64.2 p1+p2   62 r
        xorps xmm0, [rbp + 1968]                                   ;    65.2 p5+p2   62 r
        movaps [rdi + 32], xmm0                                    ;    66.2 p3+p4   62 r spill
        movaps xmm1, xmm0                                          ;    66.2 p0      63 r copy
        orps xmm1, [r15 + 16]                                      ;    67.2 p1+p2   63 r
        xorps xmm1, [rbx + 16]                                     ;    68.2 p5+p2   63 r
        movaps [rcx + 16], xmm1                                    ;    69.2 p3+p4   63 r spill
        movaps xmm0, [r10 + 48]                                    ;    66.2 p2      76 r.3
        movaps xmm1, [r10 + 64]                                    ;    67.2 p2      76 r.4
        movaps xmm1, [r14 + 2080]                                  ;    68.2 p2      62 r
        andps xmm1, [rbp + 1504]                                   ;    71.2 p0+p2   62 r
        xorps xmm1, [rbp + 1824]                                   ;    72.2 p1+p2   62 r
        movaps [rdx + 32], xmm1                                    ;    73.2 p3+p4   62 r spill
        movaps xmm0, xmm1                                          ;    73.2 p5      63 r copy
        orps xmm0, [r15 + 32]                                      ;    74.2 p0+p2   63 r
        xorps xmm0, [rbp + 1504]                                   ;    75.2 p1+p2   63 r
        movaps [rcx + 32], xmm0                                    ;    76.2 p3+p4   63 r spill
        movaps xmm0, [r10 + 96]                                    ;    73.2 p2      76 r.6
        movaps xmm0, [r14 + 2096]                                  ;    74.2 p2      62 r
        andps xmm0, [rbx + 64]                                     ;    77.2 p5+p2   62 r
        xorps xmm0, [rbp + 1680]                                   ;    78.2 p0+p2   62 r
        movaps [rdi - 80], xmm0                                    ;    79.2 p3+p4   62 r spill
        movaps xmm1, [r10 + 80]                                    ;    77.2 p2      76 r.5
        movaps xmm1, xmm0                                          ;    79.2 p1      63 r copy
        movaps xmm0, [r10 + 112]                                   ;    78.2 p2      76 r.7
        orps xmm1, [r15 + 48]                                      ;    80.2 p5+p2   63 r
        xorps xmm1, [rbx + 64]                                     ;    81.2 p0+p2   63 r
        movaps [rcx + 48], xmm1                                    ;    82.2 p3+p4   63 r spill
        movaps xmm1, [r10 + 128]                                   ;    81.2 p2      76 r.8
        movaps xmm1, [r14 + 2112]                                  ;    82.2 p2      62 r
        andps xmm1, [rbp + 1520]                                   ;    85.2 p1+p2   62 r
        xorps xmm1, [rbp + 2048]                                   ;    86.2 p5+p2   62 r
        movaps xmm0, xmm1                                          ;    87.2 p0      63 r copy
        movaps [rdx + 80], xmm1                                    ;    87.2 p3+p4   62 r spill
        movaps xmm1, [r10 + 144]                                   ;    85.2 p2      76 r.9
        orps xmm0, [r15 + 64]                                      ;    88.2 p1+p2   63 r
        xorps xmm0, [rbp + 1520]                                   ;    89.2 p5+p2   63 r
        movaps [rcx + 64], xmm0                                    ;    90.2 p3+p4   63 r spill
        movaps xmm0, [r10 + 160]                                   ;    88.2 p2      76 r.10
        movaps xmm0, [r14 + 2128]                                  ;    89.2 p2      62 r
        andps xmm0, [rbx + 0]                                      ;    92.2 p0+p2   62 r
        xorps xmm0, [rbp + 2016]                                   ;    93.2 p1+p2   62 r
        movaps xmm1, xmm0                                          ;    94.2 p5      63 r copy
        movaps [rdi - 128], xmm0                                   ;    94.2 p3+p4   62 r spill
        movaps xmm0, [r10 + 176]                                   ;    92.2 p2      76 r.11
        orps xmm1, [r15 + 80]                                      ;    95.2 p0+p2   63 r
        xorps xmm1, [rbx + 0]                                      ;    96.2 p1+p2   63 r
        movaps [rcx + 80], xmm1                                    ;    97.2 p3+p4   63 r spill
        movaps xmm1, [r10 + 192]                                   ;    95.2 p2      76 r.12
        movaps xmm1, [r14 + 2160]                                  ;    96.2 p2      62 r
        andps xmm1, [rbx + 80]                                     ;    99.2 p5+p2   62 r
        xorps xmm1, [rbp + 1952]                                   ;   100.2 p0+p2   62 r
        movaps xmm0, xmm1                                          ;   101.2 p1      63 r copy
        orps xmm0, [r15 + 112]                                     ;   102.2 p5+p2   63 r
        xorps xmm0, [rbx + 80]                                     ;   103.2 p0+p2   63 r
        movaps [rcx + 96], xmm0                                    ;   104.2 p3+p4   63 r spill
        movaps [rdx + 112], xmm1                                   ;   101.2 p3+p4   62 r spill
        movaps xmm1, [r14 + 2144]                                  ;   101.2 p2      62 r
        andps xmm1, [rbx + 112]                                    ;   104.2 p1+p2   62 r
        xorps xmm1, [rbp + 2000]                                   ;   105.2 p5+p2   62 r
        movaps xmm0, xmm1                                          ;   106.2 p0      63 r copy
        orps xmm0, [r15 + 96]                                      ;   107.2 p1+p2   63 r
        xorps xmm0, [rbx + 112]                                    ;   108.2 p5+p2   63 r
        movaps [rcx + 112], xmm0                                   ;   109.2 p3+p4   63 r spill
        movaps xmm0, [r10 + 224]                                   ;   106.2 p2      76 r.14
        movaps xmm0, [r10 + 240]                                   ;   107.2 p2      76 r.15
        movaps xmm0, [r14 + 2176]                                  ;   108.2 p2      62 r
        andps xmm0, [rbp + 1552]                                   ;   111.2 p0+p2   62 r
        xorps xmm0, [rbp + 2080]                                   ;   112.2 p1+p2   62 r
        movaps [rcx - 128], xmm0                                   ;   113.2 p3+p4   62 r spill
        movaps [rdi - 64], xmm1                                    ;   106.2 p3+p4   62 r spill
        movaps xmm1, [r10 + 208]                                   ;   111.2 p2      76 r.13
        movaps xmm1, xmm0                                          ;   113.2 p5      63 r copy
        orps xmm1, [r15 + 128]                                     ;   114.2 p0+p2   63 r
        xorps xmm1, [rbp + 1552]                                   ;   115.2 p1+p2   63 r
        movaps xmm0, [r14 + 2192]                                  ;   114.2 p2      62 r
        andps xmm0, [rbp + 1440]                                   ;   117.2 p5+p2   62 r
        xorps xmm0, [rbp + 1872]                                   ;   118.2 p0+p2   62 r
        movaps [rax - 128], xmm1                                   ;   116.2 p3+p4   63 r spill
        movaps xmm1, xmm0                                          ;   119.2 p1      63 r copy
        orps xmm1, [r15 + 144]                                     ;   120.2 p5+p2   63 r
        movaps [rdi + 16], xmm0                                    ;   119.2 p3+p4   62 r spill
        movaps xmm0, [r14 + 2208]                                  ;   118.2 p2      62 r
        andps xmm0, [rbp + 1456]                                   ;   121.2 p0+p2   62 r
        xorps xmm0, [rbp + 2032]                                   ;   122.2 p1+p2   62 r
        xorps xmm1, [rbp + 1440]                                   ;   121.2 p5+p2   63 r
        movaps [rax - 112], xmm1                                   ;   122.2 p3+p4   63 r spill
        movaps xmm1, xmm0                                          ;   123.2 p0      63 r copy
        orps xmm1, [r15 + 160]                                     ;   124.2 p1+p2   63 r
        xorps xmm1, [rbp + 1456]                                   ;   125.2 p5+p2   63 r
        movaps [rax - 96], xmm1                                    ;   126.2 p3+p4   63 r spill
        movaps [rdx + 48], xmm0                                    ;   123.2 p3+p4   62 r spill
        movaps xmm0, [r14 + 2224]                                  ;   124.2 p2      62 r
        andps xmm0, [rbx + 32]                                     ;   127.2 p0+p2   62 r
        xorps xmm0, [rbp + 1888]                                   ;   128.2 p1+p2   62 r
        movaps xmm1, xmm0                                          ;   129.2 p5      63 r copy
        movaps [rbp + 2112], xmm14                                 ;   119.2 p3+p4   63 r spill
        orps xmm1, [r15 + 176]                                     ;   130.2 p0+p2   63 r
        xorps xmm1, [rbx + 32]                                     ;   131.2 p1+p2   63 r
        movaps [rax - 80], xmm1                                    ;   132.2 p3+p4   63 r spill
        movaps [rbp + 2128], xmm9                                  ;   121.2 p3+p4   63 r spill
        movaps [rdx + 96], xmm0                                    ;   129.2 p3+p4   62 r spill
        movaps [rbp + 2144], xmm8                                  ;   123.2 p3+p4   63 r spill
        movaps [rbp + 2160], xmm11                                 ;   124.2 p3+p4   63 r spill
        movaps [rbp + 2176], xmm4                                  ;   125.2 p3+p4   63 r spill
        movaps [rbp + 2192], xmm2                                  ;   126.2 p3+p4   63 r spill
        movaps [rbp + 2208], xmm15                                 ;   127.2 p3+p4   63 r spill
        movaps [rbp + 2224], xmm12                                 ;   128.2 p3+p4   63 r spill
        movaps [rbp + 2240], xmm3                                  ;   129.2 p3+p4   63 r spill
        movaps xmm0, [r14 + 2240]                                  ;   129.2 p2      62 r
        andps xmm0, [rbx + 48]                                     ;   132.2 p5+p2   62 r
        xorps xmm0, [rbp + 1904]                                   ;   133.2 p0+p2   62 r
        movaps xmm1, xmm0                                          ;   134.2 p1      63 r copy
        movaps [rdx - 48], xmm0                                    ;   134.2 p3+p4   62 r spill
        movaps xmm0, [r14 + 2256]                                  ;   132.2 p2      62 r
        orps xmm1, [r15 + 192]                                     ;   135.2 p5+p2   63 r
        xorps xmm1, [rbx + 48]                                     ;   136.2 p0+p2   63 r
        movaps [rax - 64], xmm1                                    ;   137.2 p3+p4   63 r spill
        movaps [rbp + 2256], xmm7                                  ;   132.2 p3+p4   63 r spill
        movaps [rbp + 2272], xmm5                                  ;   133.2 p3+p4   63 r spill
        movaps [rbp + 2288], xmm10                                 ;   134.2 p3+p4   63 r spill
        andps xmm0, [rbp + 1472]                                   ;   135.2 p1+p2   62 r
        xorps xmm0, [rbp + 1616]                                   ;   136.2 p5+p2   62 r
        movaps [rcx - 112], xmm0                                   ;   137.2 p3+p4   62 r spill
        movaps xmm1, xmm0                                          ;   137.2 p0      63 r copy
        movaps xmm0, [r14 + 2272]                                  ;   137.2 p2      62 r
        andps xmm0, [rbp + 1408]                                   ;   140.2 p1+p2   62 r
        xorps xmm0, [rbp + 1632]                                   ;   141.2 p5+p2   62 r
        orps xmm1, [r15 + 208]                                     ;   140.2 p0+p2   63 r
        xorps xmm1, [rbp + 1472]                                   ;   141.2 p1+p2   63 r
        movaps [rax - 48], xmm1                                    ;   142.2 p3+p4   63 r spill
        movaps xmm1, xmm0                                          ;   142.2 p5      63 r copy
        orps xmm1, [r15 + 224]                                     ;   143.2 p0+p2   63 r
        movaps [rbp + 2304], xmm13                                 ;   137.2 p3+p4   63 r spill
        movaps [rdx - 80], xmm0                                    ;   142.2 p3+p4   62 r spill
        movaps xmm0, [r14 + 2288]                                  ;   143.2 p2      62 r
        andps xmm0, [rbp + 1488]                                   ;   146.2 p1+p2   62 r
        xorps xmm0, [rbp + 1600]                                   ;   147.2 p5+p2   62 r
        movaps [rax - 32], xmm0                                    ;   148.2 p3+p4   62 r spill
        xorps xmm1, [rbp + 1408]                                   ;   146.2 p0+p2   63 r
        movaps [rax - 16], xmm1                                    ;   147.2 p3+p4   63 r spill
        movaps xmm1, xmm0                                          ;   148.2 p1      63 r copy
        movaps xmm0, xmm15                                         ;   138.2 p5      54 next copy
        movaps xmm15, xmm14                                        ;   138.5 p0      54 next copy
        movaps xmm14, xmm2                                         ;   139.0 p1      54 next copy
        movaps xmm2, xmm3                                          ;   139.2 p5      54 next copy
        xorps xmm14, [r10 + 32]                                    ;   147.2 p0+p2   54 next
        orps xmm1, [r15 + 240]                                     ;   149.2 p1+p2   63 r
        xorps xmm1, [rbp + 1488]                                   ;   150.2 p5+p2   63 r
        xorps xmm2, [r10 + 48]                                     ;   150.2 p0+p2   54 next
        xorps xmm15, [r10 + 16]                                    ;   151.2 p1+p2   54 next
        xorps xmm0, [r10]                                          ;   152.2 p5+p2   54 next
        movaps xmm3, xmm7                                          ;   142.5 p0      54 next copy
        xorps xmm3, [r10 + 112]                                    ;   153.2 p1+p2   54 next
        movaps xmm7, xmm4                                          ;   143.2 p5      54 next copy
        movaps xmm4, xmm8                                          ;   143.5 p0      54 next copy
        movaps xmm8, xmm5                                          ;   143.8 p1      54 next copy
        movaps xmm5, xmm9                                          ;   144.2 p5      54 next copy
        xorps xmm7, [r10 + 64]                                     ;   154.2 p0+p2   54 next
        movaps [rax + 0], xmm1                                     ;   151.2 p3+p4   63 r spill
        movaps xmm1, [rbp + 1584]                                  ;   155.2 p2      54 next
        movaps [rbp + 2320], xmm6                                  ;   146.2 p3+p4   63 r spill
        movaps xmm9, xmm6                                          ;   146.5 p1      54 next copy
        movaps xmm6, xmm10                                         ;   146.8 p5      54 next copy
        movaps xmm10, xmm11                                        ;   147.0 p0      54 next copy
        movaps [rbp - 48], xmm2                                    ;   151.2 p3+p4   54 next spill
        xorps xmm1, [r10 + 240]                                    ;   158.2 p1+p2   54 next
        movaps [rdi - 96], xmm14                                   ;   148.2 p3+p4   54 next spill
        xorps xmm4, [r10 + 128]                                    ;   157.2 p5+p2   54 next
        xorps xmm8, [r10 + 80]                                     ;   158.2 p0+p2   54 next
        movaps [rbp + 16], xmm8                                    ;   159.2 p3+p4   54 next spill
        xorps xmm5, [r10 + 144]                                    ;   159.2 p1+p2   54 next
        xorps xmm9, [r10 + 96]                                     ;   160.2 p5+p2   54 next
        movaps [rdi - 48], xmm0                                    ;   153.2 p3+p4   54 next spill
        movaps [rbp - 112], xmm15                                  ;   152.2 p3+p4   54 next spill
        movaps xmm14, xmm4                                         ;   158.2 p0      41 next copy
        movaps xmm8, xmm4                                          ;   158.2 p1      41 next copy
        movaps xmm0, xmm4                                          ;   158.2 p5      41 next copy
        movaps [rdi + 48], xmm9                                    ;   161.2 p3+p4   54 next spill
        andps xmm0, xmm5                                           ;   160.2 p0      41 next
        movaps xmm9, xmm4                                          ;   158.2 p1      41 next copy
        xorps xmm0, xmm3                                           ;   161.2 p5      41 next
        xorps xmm10, [r10 + 176]                                   ;   161.2 p0+p2   54 next
        movaps xmm11, xmm12                                        ;   154.2 p1      54 next copy
        xorps xmm6, [r10 + 160]                                    ;   162.2 p5+p2   54 next
        xorps xmm11, [r10 + 192]                                   ;   163.2 p0+p2   54 next
        movaps xmm12, xmm13                                        ;   157.2 p1      54 next copy
        xorps xmm12, [r10 + 208]                                   ;   164.2 p5+p2   54 next
        movaps xmm13, [rbp + 1568]                                 ;   165.2 p2      54 next
        xorps xmm13, [r10 + 224]                                   ;   168.2 p0+p2   54 next
        xorps xmm14, xmm11                                         ;   164.2 p1      41 next
        movaps xmm2, xmm14                                         ;   165.2 p5      41 next copy
        andps xmm9, xmm6                                           ;   163.2 p0      41 next
        movaps [rbp - 96], xmm7                                    ;   159.5 p3+p4   54 next spill
        movaps xmm7, xmm0                                          ;   162.2 p1      41 next copy
        movaps xmm15, xmm14                                        ;   165.2 p5      41 next copy
        andps xmm14, xmm3                                          ;   165.2 p0      41 next
        movaps [rdi + 64], xmm14                                   ;   166.2 p3+p4   41 next spill
        movaps xmm14, xmm4                                         ;   160.8 p1      41 next copy
        xorps xmm14, xmm3                                          ;   161.8 p5      41 next
        andps xmm14, xmm11                                         ;   164.2 p0      41 next
        movaps [rbp + 48], xmm14                                   ;   165.2 p3+p4   41 next spill
        andps xmm15, xmm10                                         ;   166.2 p1      41 next
        xorps xmm0, xmm1                                           ;   162.2 p5      41 next
        movaps [rdi - 32], xmm0                                    ;   163.2 p3+p4   41 next spill
        movaps xmm0, xmm4                                          ;   162.5 p0      41 next copy
        andps xmm0, xmm13                                          ;   169.2 p1      41 next
        xorps xmm7, xmm0                                           ;   170.2 p5      41 next
        movaps xmm0, xmm4                                          ;   163.5 p0      41 next copy
        andps xmm4, xmm12                                          ;   165.2 p1      41 next
        movaps [rdi + 80], xmm4                                    ;   166.2 p3+p4   41 next spill
        movaps xmm4, xmm3                                          ;   164.0 p5      41 next copy
        xorps xmm4, xmm12                                          ;   165.2 p0      41 next
        movaps xmm14, xmm4                                         ;   166.2 p1      41 next copy
        andps xmm0, [rdi - 32]                                     ;   167.2 p5+p2   41 next
        movaps [rcx - 96], xmm15                                   ;   167.2 p3+p4   41 next spill
        movaps xmm15, xmm3                                         ;   165.5 p0      41 next copy
        andps xmm15, xmm10                                         ;   166.5 p1      41 next
        movaps [rbp + 32], xmm15                                   ;   167.5 p3+p4   41 next spill
        movaps xmm15, xmm6                                         ;   166.0 p5      41 next copy
        andps xmm15, xmm13                                         ;   169.2 p0      41 next
        movaps [rbp + 112], xmm15                                  ;   170.2 p3+p4   41 next spill
        movaps [rdi - 112], xmm0                                   ;   168.2 p3+p4   41 next spill
        movaps xmm0, xmm4                                          ;   167.0 p1      41 next copy
        andps xmm4, xmm11                                          ;   167.2 p5      41 next
        xorps xmm4, [rdi - 32]                                     ;   168.2 p0+p2   41 next
        xorps xmm4, xmm10                                          ;   169.2 p1      41 next
        movaps [rbp - 32], xmm7                                    ;   171.2 p3+p4   41 next spill
        movaps [rdi - 16], xmm11                                   ;   170.0 p3+p4   54 next spill
        movaps xmm15, xmm6                                         ;   168.5 p5      41 next copy
        movaps [rdi - 32], xmm4                                    ;   171.0 p3+p4   41 next spill
        movaps xmm4, xmm3                                          ;   169.0 p0      41 next copy
        andps xmm4, xmm13                                          ;   170.0 p1      41 next
        andps xmm15, xmm12                                         ;   169.5 p5      41 next
        xorps xmm4, xmm15                                          ;   171.0 p0      41 next
        movaps xmm15, [rel misty1_encrypt_compact.T0_constants128] ;   170.0 p2      41 next reload
        xorps xmm4, xmm15                                          ;   173.0 p1      41 next
        movaps [rcx - 80], xmm4                                    ;   174.0 p3+p4   41 next spill
        movaps xmm11, xmm3                                         ;   170.8 p5      41 next copy
        andps xmm11, xmm1                                          ;   171.8 p0      41 next
        xorps xmm11, xmm13                                         ;   172.8 p1      41 next
        movaps xmm7, xmm11                                         ;   173.8 p5      41 next copy
        movaps xmm4, xmm6                                          ;   172.0 p0      41 next copy
        andps xmm4, xmm5                                           ;   173.0 p1      41 next
        xorps xmm2, xmm4                                           ;   174.0 p5      41 next
        movaps xmm4, xmm6                                          ;   173.0 p0      41 next copy
        andps xmm4, xmm10                                          ;   174.0 p1      41 next
        xorps xmm11, xmm4                                          ;   175.0 p5      41 next
        andps xmm8, xmm3                                           ;   174.0 p0      41 next
        movaps [rcx - 64], xmm0                                    ;   173.5 p3+p4   41 next spill
        xorps xmm9, xmm4                                           ;   175.0 p1      41 next
        movaps xmm0, xmm3                                          ;   174.8 p5      41 next copy
        andps xmm3, xmm12                                          ;   175.0 p0      41 next
        movaps xmm4, xmm12                                         ;   175.2 p1      41 next copy
        xorps xmm14, xmm6                                          ;   175.8 p5      41 next
        andps xmm0, xmm6                                           ;   176.0 p0      41 next
        andps xmm4, xmm10                                          ;   176.2 p1      41 next
        xorps xmm0, xmm4                                           ;   177.2 p5      41 next
        movaps xmm4, xmm10                                         ;   177.0 p0      41 next copy
        andps xmm4, xmm1                                           ;   178.0 p1      41 next
        xorps xmm6, xmm4                                           ;   179.0 p5      41 next
        xorps xmm3, xmm9                                           ;   178.0 p0      41 next
        movaps xmm9, xmm6                                          ;   180.0 p1      41 next copy
        andps xmm6, xmm1                                           ;   180.0 p5      41 next
        xorps xmm6, xmm15                                          ;   181.0 p0      41 next
        movaps [rcx - 48], xmm3                                    ;   179.0 p3+p4   41 next spill
        movaps xmm15, xmm1                                         ;   179.2 p1      41 next copy
        movaps xmm3, xmm1                                          ;   179.8 p5      41 next copy
        andps xmm15, xmm13                                         ;   180.2 p0      41 next
        xorps xmm0, xmm15                                          ;   181.2 p1      41 next
        movaps [rdi + 96], xmm12                                   ;   178.8 p3+p4   54 next spill
        movaps [rdi + 112], xmm6                                   ;   182.0 p3+p4   41 next spill
        movaps xmm12, xmm14                                        ;   180.8 p5      41 next copy
        andps xmm12, xmm5                                          ;   181.8 p0      41 next
        xorps xmm7, xmm12                                          ;   182.8 p1      41 next
        xorps xmm9, xmm7                                           ;   183.8 p5      41 next
        movaps xmm12, xmm10                                        ;   182.0 p0      41 next copy
        movaps xmm6, xmm1                                          ;   182.2 p1      41 next copy
        andps xmm1, xmm5                                           ;   182.8 p5      41 next
        movaps xmm7, xmm10                                         ;   183.0 p0      41 next copy
        orps xmm6, xmm14                                           ;   183.2 p1      41 next
        andps xmm10, xmm13                                         ;   183.8 p5      41 next
        andps xmm7, [rdi - 16]                                     ;   184.0 p0+p2   41 next
        movaps [rbp - 16], xmm14                                   ;   182.0 p3+p4   41 next spill
        movaps xmm14, [rbp - 32]                                   ;   182.8 p2      41 next reload
        xorps xmm3, xmm7                                           ;   185.0 p1      41 next
        xorps xmm7, xmm5                                           ;   185.0 p5      41 next
        andps xmm12, xmm7                                          ;   186.0 p0      41 next
        xorps xmm14, xmm12                                         ;   187.0 p1      41 next
        movaps xmm12, [rbp + 48]                                   ;   183.8 p2      41 next reload
        xorps xmm12, xmm14                                         ;   188.0 p5      41 next
        andps xmm3, [rdi - 16]                                     ;   186.0 p0+p2   41 next
        xorps xmm9, xmm3                                           ;   187.0 p1      41 next
        movaps [rbp + 48], xmm12                                   ;   189.0 p3+p4   41 next spill
        movaps xmm3, xmm5                                          ;   186.8 p5      41 next copy
        andps xmm3, [rdi - 16]                                     ;   187.8 p0+p2   41 next
        xorps xmm6, xmm3                                           ;   188.8 p1      41 next
        xorps xmm8, xmm6                                           ;   189.8 p5      41 next
        movaps xmm6, xmm13                                         ;   188.0 p0      41 next copy
        andps xmm6, [rdi - 16]                                     ;   189.0 p1+p2   41 next
        movaps xmm3, xmm0                                          ;   188.8 p5      41 next copy
        movaps xmm12, [rcx - 96]                                   ;   187.8 p2      41 next reload
        xorps xmm12, xmm6                                          ;   190.8 p0      41 next
        xorps xmm11, xmm12                                         ;   191.8 p1      41 next
        xorps xmm7, xmm11                                          ;   192.8 p5      41 next
        xorps xmm3, xmm7                                           ;   193.8 p0      41 next
        movaps xmm7, [rbp + 32]                                    ;   188.8 p2      41 next reload
        movaps xmm11, [rdi - 112]                                  ;   189.8 p2      41 next reload
        xorps xmm10, xmm7                                          ;   191.8 p1      41 next
        xorps xmm11, xmm10                                         ;   192.8 p5      41 next
        xorps xmm12, xmm8                                          ;   191.8 p0      41 next
        movaps xmm6, [rcx - 64]                                    ;   190.8 p2      41 next reload
        xorps xmm6, xmm12                                          ;   193.8 p1      41 next
        movaps xmm12, [rdi + 96]                                   ;   191.8 p2      54 next reload
        xorps xmm11, xmm2                                          ;   193.8 p5      41 next
        movaps xmm10, xmm13                                        ;   192.0 p0      41 next copy
        andps xmm10, xmm12                                         ;   194.8 p1      41 next
        xorps xmm1, xmm10                                          ;   195.8 p5      41 next
        andps xmm13, xmm5                                          ;   193.0 p0      41 next
        andps xmm5, xmm12                                          ;   194.8 p1      41 next
        xorps xmm10, [rdi + 80]                                    ;   195.8 p5+p2   41 next
        xorps xmm0, xmm5                                           ;   195.8 p0      41 next
        xorps xmm12, xmm0                                          ;   196.8 p1      41 next
        movaps xmm0, [rbp + 112]                                   ;   193.8 p2      41 next reload
        xorps xmm7, xmm0                                           ;   196.8 p5      41 next
        xorps xmm14, xmm7                                          ;   197.8 p0      41 next
        movaps xmm7, xmm14                                         ;   198.8 p1      41 next copy
        xorps xmm13, [rdi + 112]                                   ;   195.8 p5+p2   41 next
        xorps xmm15, xmm13                                         ;   196.8 p0      41 next
        xorps xmm7, [rdi - 32]                                     ;   199.8 p1+p2   41 next
        movaps [rbp + 112], xmm14                                  ;   198.8 p3+p4   41 next spill
        movaps xmm14, [rdi + 64]                                   ;   196.8 p2      41 next reload
        xorps xmm14, xmm7                                          ;   200.8 p5      41 next
        movaps xmm7, [rcx - 48]                                    ;   197.8 p2      41 next reload
        xorps xmm14, xmm7                                          ;   201.8 p0      41 next
        xorps xmm7, [rdi + 112]                                    ;   200.8 p1+p2   41 next
        xorps xmm3, xmm10                                          ;   197.8 p5      41 next
        xorps xmm0, xmm3                                           ;   198.8 p0      41 next
        xorps xmm6, xmm15                                          ;   198.2 p1      41 next
        movaps xmm15, [rbp - 16]                                   ;   199.8 p2      41 next reload
        xorps xmm1, xmm15                                          ;   202.8 p5      41 next
        xorps xmm9, xmm7                                           ;   201.8 p0      41 next
        movaps xmm7, [rdi + 48]                                    ;   200.8 p2      41 next
        xorps xmm13, [rdi + 80]                                    ;   201.8 p1+p2   41 next
        movaps xmm3, xmm15                                         ;   202.8 p5      41 next copy
        orps xmm3, [rdi - 16]                                      ;   203.8 p0+p2   41 next
        xorps xmm1, xmm3                                           ;   204.8 p1      41 next
        xorps xmm2, xmm1                                           ;   205.8 p5      41 next
        xorps xmm12, xmm2                                          ;   206.8 p0      41 next
        movaps xmm2, [rcx - 80]                                    ;   203.8 p2      41 next reload
        xorps xmm10, xmm2                                          ;   206.8 p1      41 next
        xorps xmm2, [rdi - 32]                                     ;   206.8 p5+p2   41 next
        xorps xmm11, xmm10                                         ;   207.8 p0      41 next
        xorps xmm8, xmm2                                           ;   207.8 p1      41 next
        xorps xmm15, xmm8                                          ;   208.8 p5      41 next
        movaps xmm2, [rbp + 48]                                    ;   205.8 p2      41 next reload
        movaps xmm3, [rdi - 48]                                    ;   206.8 p2      54 next reload
        xorps xmm1, xmm2                                           ;   208.8 p0      41 next
        movaps xmm8, [rbp - 112]                                   ;   207.8 p2      54 next reload
        andps xmm7, xmm8                                           ;   210.8 p1      41 next
        xorps xmm5, xmm2                                           ;   208.8 p5      41 next
        movaps xmm2, [rbp - 96]                                    ;   208.8 p2      41 next
        xorps xmm13, xmm5                                          ;   209.8 p0      41 next
        andps xmm2, xmm3                                           ;   211.8 p1      41 next
        movaps xmm5, [rbp + 16]                                    ;   209.8 p2      41 next
        andps xmm5, xmm3                                           ;   212.8 p5      41 next
        movaps xmm10, xmm5                                         ;   213.8 p0      41 next copy
        xorps xmm9, xmm8                                           ;   210.8 p1      41 next
        xorps xmm4, xmm1                                           ;   209.8 p5      41 next
        xorps xmm4, [rbp - 48]                                     ;   210.8 p0+p2   41 next
        movaps xmm1, [rbp + 112]                                   ;   211.8 p2      41 next reload
        xorps xmm14, [rdi - 96]                                    ;   212.8 p1+p2   41 next
        xorps xmm12, [rbp - 96]                                    ;   213.8 p5+p2   41 next
        xorps xmm0, [rbp + 16]                                     ;   214.8 p0+p2   41 next
        movaps [rbp + 48], xmm11                                   ;   209.0 p3+p4   41 next spill
        movaps xmm11, xmm2                                         ;   212.8 p1      41 next copy
        movaps [rbp + 112], xmm15                                  ;   210.0 p3+p4   41 next spill
        xorps xmm1, xmm13                                          ;   214.8 p5      41 next
        xorps xmm1, xmm3                                           ;   215.8 p0      41 next
        movaps [rdi - 16], xmm4                                    ;   211.8 p3+p4   41 next spill
        movaps [rdi + 112], xmm6                                   ;   212.0 p3+p4   41 next spill
        movaps [rdi - 32], xmm0                                    ;   215.8 p3+p4   41 next spill
        movaps xmm13, [rdi + 48]                                   ;   215.8 p2      54 next reload
        andps xmm10, xmm13                                         ;   218.8 p1      41 next
        movaps [rdi + 80], xmm12                                   ;   214.8 p3+p4   41 next spill
        movaps xmm12, xmm8                                         ;   211.8 p5      41 next copy
        movaps xmm6, xmm5                                          ;   213.8 p0      41 next copy
        movaps xmm15, xmm2                                         ;   212.8 p1      41 next copy
        movaps [rcx - 80], xmm1                                    ;   216.8 p3+p4   41 next spill
        movaps xmm0, xmm1                                          ;   216.8 p5      41 next copy
        movaps xmm1, xmm8                                          ;   213.0 p0      41 next copy
        movaps xmm4, xmm8                                          ;   213.2 p1      41 next copy
        andps xmm4, [rbp + 16]                                     ;   216.8 p5+p2   41 next
        xorps xmm10, xmm4                                          ;   219.8 p0      41 next
        movaps [rbp - 16], xmm14                                   ;   216.0 p3+p4   41 next spill
        movaps xmm14, xmm8                                         ;   214.2 p1      41 next copy
        movaps [rcx - 48], xmm9                                    ;   217.0 p3+p4   41 next spill
        andps xmm14, xmm3                                          ;   215.2 p5      41 next
        movaps [rdi + 64], xmm0                                    ;   218.0 p3+p4   41 next spill
        movaps xmm0, xmm8                                          ;   215.2 p0      41 next copy
        movaps xmm9, xmm14                                         ;   216.2 p1      41 next copy
        andps xmm8, [rbp - 96]                                     ;   217.8 p5+p2   41 next
        xorps xmm6, xmm8                                           ;   218.8 p0      41 next
        movaps xmm8, xmm4                                          ;   217.8 p1      41 next copy
        andps xmm8, [rbp - 48]                                     ;   218.8 p5+p2   41 next
        xorps xmm9, xmm8                                           ;   219.8 p0      41 next
        movaps xmm8, xmm4                                          ;   217.8 p1      41 next copy
        xorps xmm4, [rdi - 96]                                     ;   219.8 p5+p2   41 next
        movaps [rdi + 96], xmm4                                    ;   220.8 p3+p4   41 next spill
        movaps xmm4, xmm6                                          ;   219.8 p0      41 next copy
        xorps xmm8, xmm13                                          ;   218.8 p1      41 next
        xorps xmm10, [rel misty1_encrypt_compact.T0_constants128]  ;   220.8 p5+p2   41 next
        andps xmm8, xmm3                                           ;   219.8 p0      41 next
        xorps xmm6, [rdi - 96]                                     ;   221.8 p1+p2   41 next
        movaps [rbp + 32], xmm6                                    ;   222.8 p3+p4   41 next spill
        movaps xmm6, xmm3                                          ;   219.8 p5      41 next copy
        andps xmm6, [rbp - 48]                                     ;   222.8 p0+p2   41 next
        xorps xmm1, xmm6                                           ;   223.8 p1      41 next
        movaps xmm3, xmm1                                          ;   224.8 p5      41 next copy
        xorps xmm3, [rbp - 96]                                     ;   225.8 p0+p2   41 next
        andps xmm3, xmm13                                          ;   226.8 p1      41 next
        xorps xmm6, xmm3                                           ;   227.8 p5      41 next
        andps xmm0, [rbp - 48]                                     ;   224.8 p0+p2   41 next
        xorps xmm2, xmm0                                           ;   225.8 p1      41 next
        movaps [rbp - 112], xmm2                                   ;   226.8 p3+p4   41 next spill
        movaps xmm2, xmm10                                         ;   222.8 p5      41 next copy
        xorps xmm10, xmm8                                          ;   223.2 p0      41 next
        movaps [rdi - 112], xmm6                                   ;   228.8 p3+p4   41 next spill
        movaps xmm6, xmm1                                          ;   224.8 p1      41 next copy
        andps xmm1, [rdi - 96]                                     ;   225.8 p5+p2   41 next
        xorps xmm4, xmm1                                           ;   226.8 p0      41 next
        movaps xmm1, xmm13                                         ;   224.5 p1      41 next copy
        movaps [rcx - 96], xmm3                                    ;   227.8 p3+p4   41 next spill
        andps xmm1, [rbp - 48]                                     ;   226.8 p5+p2   41 next
        movaps [rcx - 64], xmm5                                    ;   224.5 p3+p4   41 next spill
        movaps xmm5, xmm1                                          ;   227.8 p0      41 next copy
        xorps xmm5, [rbp - 96]                                     ;   228.8 p1+p2   41 next
        movaps xmm3, xmm5                                          ;   229.8 p5      41 next copy
        andps xmm5, [rbp + 16]                                     ;   229.8 p0+p2   41 next
        xorps xmm0, xmm5                                           ;   230.8 p1      41 next
        movaps xmm5, xmm13                                         ;   226.8 p5      41 next copy
        andps xmm5, [rdi - 96]                                     ;   229.8 p0+p2   41 next
        xorps xmm14, xmm5                                          ;   230.8 p1      41 next
        movaps xmm13, xmm14                                        ;   231.8 p5      41 next copy
        andps xmm13, [rdi - 96]                                    ;   232.8 p0+p2   41 next
        xorps xmm13, [rdi - 48]                                    ;   233.8 p1+p2   41 next
        xorps xmm6, xmm13                                          ;   234.8 p5      41 next
        movaps [rbp - 32], xmm6                                    ;   235.8 p3+p4   41 next spill
        movaps xmm13, [rbp - 96]                                   ;   232.8 p2      54 next reload
        movaps xmm6, xmm13                                         ;   235.8 p0      41 next copy
        andps xmm6, [rbp - 48]                                     ;   236.8 p1+p2   41 next
        xorps xmm15, xmm6                                          ;   237.8 p5      41 next
        andps xmm15, [rbp + 16]                                    ;   238.8 p0+p2   41 next
        andps xmm14, xmm13                                         ;   235.8 p1      41 next
        xorps xmm3, xmm15                                          ;   239.8 p5      41 next
        xorps xmm14, xmm3                                          ;   240.8 p0      41 next
        movaps xmm3, [rdi - 96]                                    ;   235.8 p2      54 next reload
        movaps xmm15, [rbp + 16]                                   ;   236.8 p2      41 next
        andps xmm15, xmm3                                          ;   239.8 p1      41 next
        xorps xmm4, xmm14                                          ;   241.8 p5      41 next
        movaps xmm14, [rcx - 96]                                   ;   237.8 p2      41 next reload
        xorps xmm14, xmm4                                          ;   242.8 p0      41 next
        andps xmm12, xmm15                                         ;   240.8 p1      41 next
        xorps xmm7, xmm15                                          ;   240.8 p5      41 next
        xorps xmm6, xmm7                                           ;   241.8 p0      41 next
        xorps xmm11, xmm7                                          ;   241.8 p1      41 next
        movaps xmm7, [rdi - 48]                                    ;   238.8 p2      54 next reload
        movaps xmm4, xmm3                                          ;   238.8 p5      41 next copy
        movaps xmm15, xmm13                                        ;   236.8 p0      41 next copy
        andps xmm4, xmm6                                           ;   242.8 p1      41 next
        xorps xmm6, xmm7                                           ;   242.8 p5      41 next
        andps xmm15, xmm6                                          ;   243.8 p0      41 next
        andps xmm6, xmm7                                           ;   243.8 p1      41 next
        xorps xmm2, xmm6                                           ;   244.8 p5      41 next
        xorps xmm2, xmm5                                           ;   245.8 p0      41 next
        xorps xmm9, xmm4                                           ;   243.8 p1      41 next
        movaps xmm4, [rbp - 48]                                    ;   239.8 p2      54 next reload
        movaps xmm6, [rbp + 32]                                    ;   240.8 p2      41 next reload
        xorps xmm0, xmm2                                           ;   246.8 p5      41 next
        xorps xmm10, xmm15                                         ;   244.8 p0      41 next
        movaps xmm2, xmm4                                          ;   242.8 p1      41 next copy
        andps xmm2, xmm6                                           ;   243.8 p5      41 next
        xorps xmm9, xmm4                                           ;   244.8 p0      41 next
        movaps xmm15, [rdi + 64]                                   ;   241.8 p2      41 next reload
        xorps xmm15, xmm0                                          ;   247.8 p1      41 next
        movaps xmm0, [rdi + 96]                                    ;   242.8 p2      41 next reload
        andps xmm13, xmm0                                          ;   245.8 p5      41 next
        xorps xmm4, xmm5                                           ;   242.8 p0      41 next
        andps xmm7, xmm0                                           ;   245.8 p1      41 next
        movaps xmm0, [rbp - 112]                                   ;   243.8 p2      41 next reload
        xorps xmm5, xmm6                                           ;   243.8 p5      41 next
        movaps xmm6, [rbp + 16]                                    ;   244.8 p2      54 next reload
        andps xmm1, xmm4                                           ;   244.0 p0      41 next
        andps xmm4, xmm6                                           ;   247.8 p1      41 next
        xorps xmm8, xmm4                                           ;   248.8 p5      41 next
        xorps xmm5, xmm8                                           ;   249.8 p0      41 next
        xorps xmm2, xmm6                                           ;   247.8 p1      41 next
        xorps xmm12, xmm2                                          ;   248.8 p5      41 next
        movaps xmm2, [rdi + 48]                                    ;   245.8 p2      54 next reload
        xorps xmm7, xmm2                                           ;   248.8 p0      41 next
        andps xmm6, xmm2                                           ;   248.8 p1      41 next
        andps xmm3, xmm0                                           ;   246.8 p5      41 next
        xorps xmm0, xmm6                                           ;   249.8 p0      41 next
        xorps xmm10, xmm7                                          ;   249.8 p1      41 next
        movaps xmm7, [rdi - 112]                                   ;   247.0 p2      41 next reload
        andps xmm6, xmm7                                           ;   250.0 p5      41 next
        xorps xmm11, xmm6                                          ;   251.0 p0      41 next
        movaps xmm6, [rcx - 64]                                    ;   248.0 p2      41 next reload
        xorps xmm4, xmm7                                           ;   250.0 p1      41 next
        xorps xmm6, xmm4                                           ;   251.0 p5      41 next
        movaps xmm4, [rbp - 32]                                    ;   249.0 p2      41 next reload
        xorps xmm5, xmm4                                           ;   252.0 p0      41 next
        xorps xmm3, xmm5                                           ;   253.0 p1      41 next
        movaps xmm8, [rdi - 32]                                    ;   250.0 p2      41 next reload
        andps xmm0, xmm2                                           ;   250.8 p5      41 next
        xorps xmm0, xmm4                                           ;   252.0 p0      41 next
        movaps xmm4, [rcx - 48]                                    ;   251.0 p2      41 next reload
        xorps xmm3, xmm8                                           ;   254.0 p1      41 next
        xorps xmm1, xmm10                                          ;   250.8 p5      41 next
        xorps xmm1, xmm4                                           ;   254.0 p0      41 next
        xorps xmm12, xmm11                                         ;   252.0 p1      41 next
        movaps xmm5, [rbp - 16]                                    ;   252.0 p2      41 next reload
        xorps xmm13, xmm0                                          ;   253.0 p5      41 next
        xorps xmm9, xmm6                                           ;   252.0 p0      41 next
        xorps xmm14, xmm5                                          ;   255.0 p1      41 next
        xorps xmm14, [r9 + 2480]                                   ;   256.0 p5+p2   48 next
        movaps xmm0, [rel misty1_encrypt_compact.T0_constants128]  ;   254.0 p2      41 next reload
        xorps xmm12, xmm0                                          ;   257.0 p0      41 next
        xorps xmm15, [r9 + 2448]                                   ;   255.0 p1+p2   48 next
        xorps xmm2, [rdi + 112]                                    ;   256.0 p5+p2   41 next
        xorps xmm9, xmm2                                           ;   257.0 p0      41 next
        movaps xmm6, [rdi - 16]                                    ;   257.0 p2      41 next reload
        xorps xmm13, xmm0                                          ;   257.0 p1      41 next
        xorps xmm13, xmm6                                          ;   260.0 p5      41 next
        movaps xmm7, [rdi + 80]                                    ;   258.0 p2      41 next reload
        xorps xmm12, xmm7                                          ;   261.0 p0      41 next
        xorps xmm12, [r9 + 2512]                                   ;   262.0 p1+p2   48 next
        xorps xmm1, [r9 + 2464]                                    ;   260.0 p5+p2   48 next
        xorps xmm13, [r9 + 2496]                                   ;   261.0 p0+p2   48 next
        xorps xmm4, [r9 + 2320]                                    ;   262.0 p1+p2   48 next
        xorps xmm5, [r9 + 2336]                                    ;   263.0 p5+p2   48 next
        xorps xmm9, [r9 + 2544]                                    ;   264.0 p0+p2   48 next
        xorps xmm6, [r9 + 2352]                                    ;   265.0 p1+p2   48 next
        xorps xmm3, [r9 + 2528]                                    ;   266.0 p5+p2   48 next
        xorps xmm7, [r9 + 2368]                                    ;   267.0 p0+p2   48 next
        movaps [rdi - 16], xmm15                                   ;   257.2 p3+p4   48 next spill
        xorps xmm8, [r9 + 2384]                                    ;   268.0 p1+p2   48 next
        xorps xmm2, [r9 + 2400]                                    ;   269.0 p5+p2   48 next
        movaps xmm10, [rcx - 80]                                   ;   270.0 p2      48 next
        xorps xmm10, [r9 + 2304]                                   ;   273.0 p0+p2   48 next
        movaps xmm11, [rbp + 48]                                   ;   272.0 p2      48 next
        xorps xmm11, [r9 + 2416]                                   ;   275.0 p1+p2   48 next
        movaps [rbp + 48], xmm9                                    ;   265.0 p3+p4   48 next spill
        movaps xmm9, [rbp + 112]                                   ;   274.0 p2      48 next
        movaps [rbp + 112], xmm3                                   ;   267.0 p3+p4   48 next spill
        xorps xmm9, [r9 + 2432]                                    ;   277.0 p5+p2   48 next
        movaps xmm3, xmm4                                          ;   263.0 p0      45 next copy
        movaps [rbp - 16], xmm4                                    ;   263.0 p3+p4   48 next spill
        xorps xmm3, xmm8                                           ;   269.0 p1      45 next
        movaps [rcx - 80], xmm12                                   ;   264.0 p3+p4   48 next spill
        movaps xmm12, xmm3                                         ;   270.0 p5      45 next copy
        movaps [rdi + 80], xmm14                                   ;   265.0 p3+p4   48 next spill
        movaps [rdi + 112], xmm1                                   ;   266.0 p3+p4   48 next spill
        movaps xmm1, xmm4                                          ;   265.2 p0      45 next copy
        movaps xmm14, xmm4                                         ;   265.5 p1      45 next copy
        andps xmm1, xmm10                                          ;   274.0 p5      45 next
        movaps xmm15, xmm4                                         ;   266.2 p0      45 next copy
        andps xmm15, xmm5                                          ;   267.2 p1      45 next
        xorps xmm15, xmm10                                         ;   274.0 p5      45 next
        movaps xmm4, xmm15                                         ;   275.0 p0      45 next copy
        movaps [rbp - 48], xmm4                                    ;   276.0 p3+p4   45 next spill
        movaps [rdi - 32], xmm13                                   ;   268.0 p3+p4   48 next spill
        movaps xmm13, xmm3                                         ;   270.0 p1      45 next copy
        andps xmm13, xmm7                                          ;   271.0 p5      45 next
        andps xmm3, xmm10                                          ;   274.0 p0      45 next
        andps xmm14, xmm6                                          ;   269.0 p1      45 next
        xorps xmm15, xmm9                                          ;   278.0 p5      45 next
        movaps [rcx - 48], xmm3                                    ;   275.0 p3+p4   45 next spill
        movaps xmm3, xmm15                                         ;   279.0 p0      45 next copy
        andps xmm15, [rbp - 16]                                    ;   279.0 p1+p2   45 next
        movaps [rdi - 112], xmm8                                   ;   270.5 p3+p4   48 next spill
        movaps xmm8, xmm6                                          ;   270.8 p5      45 next copy
        movaps [rbp - 32], xmm15                                   ;   280.0 p3+p4   45 next spill
        movaps xmm15, xmm6                                         ;   271.2 p0      45 next copy
        andps xmm15, xmm11                                         ;   276.0 p1      45 next
        movaps [rcx - 64], xmm15                                   ;   277.0 p3+p4   45 next spill
        movaps xmm15, xmm6                                         ;   273.0 p5      45 next copy
        andps xmm15, xmm2                                          ;   274.0 p0      45 next
        movaps [rdi + 48], xmm3                                    ;   280.0 p3+p4   45 next spill
        movaps xmm3, xmm6                                          ;   274.2 p1      45 next copy
        andps xmm3, xmm5                                           ;   275.2 p5      45 next
        xorps xmm12, xmm3                                          ;   276.2 p0      45 next
        movaps [rbp + 16], xmm12                                   ;   277.2 p3+p4   45 next spill
        movaps xmm12, xmm6                                         ;   275.2 p1      45 next copy
        andps xmm12, xmm7                                          ;   276.2 p5      45 next
        movaps xmm3, xmm6                                          ;   275.8 p0      45 next copy
        andps xmm3, xmm10                                          ;   276.8 p1      45 next
        xorps xmm14, xmm12                                         ;   277.2 p5      45 next
        movaps [rbp + 32], xmm14                                   ;   278.2 p3+p4   45 next spill
        movaps xmm14, xmm10                                        ;   276.8 p0      45 next copy
        xorps xmm14, xmm2                                          ;   277.8 p1      45 next
        movaps xmm4, xmm14                                         ;   278.8 p5      45 next copy
        xorps xmm8, xmm14                                          ;   278.8 p0      45 next
        movaps [rbp - 112], xmm4                                   ;   279.8 p3+p4   45 next spill
        andps xmm14, [rdi - 112]                                   ;   278.8 p1+p2   45 next
        movaps xmm4, [rdi + 48]                                    ;   280.0 p2      45 next reload
        xorps xmm4, xmm14                                          ;   283.0 p5      45 next
        xorps xmm4, xmm7                                           ;   284.0 p0      45 next
        movaps xmm14, xmm10                                        ;   279.2 p1      45 next copy
        andps xmm14, xmm11                                         ;   280.2 p5      45 next
        xorps xmm15, xmm14                                         ;   281.2 p0      45 next
        movaps xmm14, xmm10                                        ;   280.2 p1      45 next copy
        andps xmm14, xmm9                                          ;   281.2 p5      45 next
        xorps xmm14, xmm11                                         ;   282.2 p0      45 next
        movaps [rdi + 48], xmm4                                    ;   285.0 p3+p4   45 next spill
        xorps xmm15, xmm0                                          ;   282.2 p1      45 next
        xorps xmm12, xmm14                                         ;   283.2 p5      45 next
        movaps xmm4, xmm8                                          ;   281.8 p0      45 next copy
        andps xmm4, xmm5                                           ;   282.8 p1      45 next
        movaps [rdi + 64], xmm15                                   ;   283.2 p3+p4   45 next spill
        movaps [rdi + 96], xmm8                                    ;   282.8 p3+p4   45 next spill
        movaps [rdi - 48], xmm10                                   ;   283.8 p3+p4   48 next spill
        movaps xmm10, xmm9                                         ;   282.5 p5      45 next copy
        movaps [rbp - 96], xmm5                                    ;   284.8 p3+p4   48 next spill
        andps xmm10, xmm7                                          ;   283.5 p0      45 next
        xorps xmm6, xmm10                                          ;   284.5 p1      45 next
        xorps xmm14, xmm4                                          ;   283.8 p5      45 next
        movaps xmm4, xmm8                                          ;   284.0 p0      45 next copy
        orps xmm4, xmm9                                            ;   285.0 p1      45 next
        movaps xmm8, xmm9                                          ;   284.5 p5      45 next copy
        andps xmm8, xmm11                                          ;   285.5 p0      45 next
        movaps xmm15, xmm8                                         ;   286.5 p1      45 next copy
        xorps xmm14, xmm6                                          ;   285.5 p5      45 next
        andps xmm6, xmm9                                           ;   286.0 p0      45 next
        xorps xmm6, xmm0                                           ;   287.0 p1      45 next
        movaps [rdi - 96], xmm6                                    ;   288.0 p3+p4   45 next spill
        movaps xmm6, xmm7                                          ;   286.5 p5      45 next copy
        movaps xmm0, xmm9                                          ;   287.0 p0      45 next copy
        andps xmm9, xmm5                                           ;   287.2 p1      45 next
        andps xmm6, xmm2                                           ;   287.5 p5      45 next
        xorps xmm3, xmm6                                           ;   288.5 p0      45 next
        xorps xmm15, xmm3                                          ;   289.5 p1      45 next
        movaps xmm3, xmm15                                         ;   290.5 p5      45 next copy
        movaps xmm6, xmm5                                          ;   289.0 p0      45 next copy
        andps xmm6, [rdi - 112]                                    ;   290.0 p1+p2   45 next
        xorps xmm4, xmm6                                           ;   291.0 p5      45 next
        movaps xmm6, xmm5                                          ;   290.0 p0      45 next copy
        movaps xmm5, xmm7                                          ;   290.2 p1      45 next copy
        andps xmm5, [rdi - 112]                                    ;   291.2 p5+p2   45 next
        xorps xmm6, xmm5                                           ;   292.2 p0      45 next
        xorps xmm0, xmm5                                           ;   292.2 p1      45 next
        andps xmm0, [rdi - 112]                                    ;   293.2 p5+p2   45 next
        xorps xmm14, xmm0                                          ;   294.2 p0      45 next
        movaps xmm0, xmm7                                          ;   292.2 p1      45 next copy
        andps xmm0, xmm11                                          ;   293.2 p5      45 next
        xorps xmm1, xmm4                                           ;   293.0 p0      45 next
        movaps xmm4, xmm1                                          ;   294.0 p1      45 next copy
        movaps xmm5, xmm6                                          ;   293.5 p5      45 next copy
        andps xmm6, xmm7                                           ;   294.0 p0      45 next
        andps xmm7, [rdi - 48]                                     ;   294.2 p1+p2   45 next
        movaps [rcx - 96], xmm7                                    ;   295.2 p3+p4   45 next spill
        xorps xmm0, xmm7                                           ;   295.2 p5      45 next
        movaps xmm7, [rbp - 32]                                    ;   292.8 p2      45 next reload
        xorps xmm7, xmm0                                           ;   296.2 p0      45 next
        movaps xmm0, xmm11                                         ;   295.2 p1      45 next copy
        andps xmm0, [rdi - 112]                                    ;   296.2 p5+p2   45 next
        xorps xmm13, xmm0                                          ;   297.2 p0      45 next
        movaps xmm0, [rbp - 112]                                   ;   294.8 p2      45 next reload
        xorps xmm12, xmm13                                         ;   298.2 p1      45 next
        xorps xmm5, xmm12                                          ;   299.2 p5      45 next
        xorps xmm3, xmm5                                           ;   300.2 p0      45 next
        xorps xmm4, xmm13                                          ;   298.2 p1      45 next
        xorps xmm0, xmm4                                           ;   299.2 p5      45 next
        movaps xmm4, [rbp + 16]                                    ;   295.8 p2      45 next reload
        movaps xmm5, xmm11                                         ;   298.0 p0      45 next copy
        xorps xmm7, xmm4                                           ;   298.8 p1      45 next
        movaps xmm12, [rbp - 16]                                   ;   296.8 p2      48 next reload
        andps xmm5, xmm12                                          ;   299.8 p5      45 next
        movaps xmm13, [rbp - 48]                                   ;   297.8 p2      45 next reload
        xorps xmm13, xmm5                                          ;   300.8 p0      45 next
        movaps xmm5, xmm11                                         ;   299.2 p1      45 next copy
        andps xmm11, [rbp - 96]                                    ;   299.5 p5+p2   45 next
        xorps xmm11, [rdi - 96]                                    ;   300.5 p0+p2   45 next
        xorps xmm6, xmm13                                          ;   301.8 p1      45 next
        andps xmm5, xmm2                                           ;   300.5 p5      45 next
        xorps xmm9, xmm5                                           ;   301.5 p0      45 next
        movaps xmm13, xmm12                                        ;   301.2 p1      45 next copy
        andps xmm12, xmm2                                          ;   301.5 p5      45 next
        xorps xmm5, xmm12                                          ;   302.5 p0      45 next
        xorps xmm3, xmm5                                           ;   303.5 p1      45 next
        xorps xmm12, xmm11                                         ;   302.5 p5      45 next
        xorps xmm8, xmm11                                          ;   303.0 p0      45 next
        xorps xmm0, xmm8                                           ;   304.0 p1      45 next
        movaps xmm8, xmm2                                          ;   303.5 p5      45 next copy
        movaps xmm11, xmm2                                         ;   304.0 p0      45 next copy
        xorps xmm13, [rdi - 48]                                    ;   304.2 p1+p2   45 next
        andps xmm8, [rdi - 48]                                     ;   304.5 p5+p2   45 next
        andps xmm13, [rdi - 112]                                   ;   305.2 p0+p2   45 next
        xorps xmm13, xmm6                                          ;   306.2 p1      45 next
        movaps [rdi - 48], xmm13                                   ;   307.2 p3+p4   45 next spill
        movaps xmm13, [rbp + 32]                                   ;   303.8 p2      45 next reload
        xorps xmm13, xmm8                                          ;   306.8 p5      45 next
        movaps xmm8, xmm13                                         ;   307.8 p0      45 next copy
        xorps xmm5, [rdi + 64]                                     ;   306.2 p1+p2   45 next
        xorps xmm7, xmm5                                           ;   307.2 p5      45 next
        andps xmm11, [rbp - 96]                                    ;   307.0 p0+p2   45 next
        xorps xmm15, xmm11                                         ;   308.0 p1      45 next
        xorps xmm2, xmm15                                          ;   309.0 p5      45 next
        movaps xmm15, [rdi - 48]                                   ;   307.2 p2      45 next reload
        xorps xmm13, [rdi - 96]                                    ;   308.0 p0+p2   45 next
        xorps xmm14, xmm13                                         ;   309.0 p1      45 next
        movaps xmm5, [rcx - 64]                                    ;   308.8 p2      45 next reload
        xorps xmm9, [rdi + 96]                                     ;   309.8 p5+p2   45 next
        xorps xmm11, xmm15                                         ;   310.2 p0      45 next
        xorps xmm12, xmm11                                         ;   311.2 p1      45 next
        xorps xmm3, xmm5                                           ;   311.8 p5      45 next
        xorps xmm5, [rcx - 96]                                     ;   311.8 p0+p2   45 next
        xorps xmm6, xmm5                                           ;   312.8 p1      45 next
        xorps xmm12, xmm6                                          ;   313.8 p5      45 next
        movaps xmm5, [rdi + 48]                                    ;   311.8 p2      45 next reload
        xorps xmm6, xmm5                                           ;   314.8 p0      45 next
        xorps xmm5, [rdi + 64]                                     ;   314.8 p1+p2   45 next
        xorps xmm1, xmm5                                           ;   315.8 p5      45 next
        movaps xmm13, [rbp + 48]                                   ;   313.8 p2      48 next reload
        movaps xmm5, [rdi + 96]                                    ;   314.8 p2      45 next reload
        xorps xmm1, xmm5                                           ;   317.8 p0      45 next
        orps xmm5, [rdi - 112]                                     ;   317.8 p1+p2   45 next
        xorps xmm9, xmm5                                           ;   318.8 p5      45 next
        xorps xmm15, xmm9                                          ;   319.8 p0      45 next
        xorps xmm10, xmm15                                         ;   320.8 p1      45 next
        xorps xmm4, xmm9                                           ;   319.8 p5      45 next
        xorps xmm2, xmm4                                           ;   320.8 p0      45 next
        movaps xmm4, [rdi + 112]                                   ;   316.8 p2      48 next reload
        xorps xmm14, xmm4                                          ;   319.8 p1      45 next
        xorps xmm0, xmm13                                          ;   316.8 p5      45 next
        movaps xmm9, [rcx - 80]                                    ;   317.8 p2      48 next reload
        movaps xmm11, [rcx - 48]                                   ;   318.8 p2      45 next reload
        xorps xmm2, xmm9                                           ;   321.8 p0      45 next
        movaps xmm15, [rdi - 16]                                   ;   319.8 p2      48 next reload
        xorps xmm13, [rcx - 16]                                    ;   320.8 p1+p2   54 next
        xorps xmm11, xmm6                                          ;   321.8 p5      45 next
        movaps xmm5, [rdi + 80]                                    ;   321.8 p2      48 next reload
        xorps xmm14, [rax + 32]                                    ;   322.8 p0+p2   54 next
        xorps xmm8, xmm11                                          ;   322.8 p1      45 next
        movaps xmm11, [rbp + 112]                                  ;   323.8 p2      48 next reload
        xorps xmm3, xmm11                                          ;   326.8 p5      45 next
        movaps xmm6, [rdi - 32]                                    ;   324.8 p2      48 next reload
        xorps xmm10, xmm6                                          ;   327.8 p0      45 next
        xorps xmm8, xmm5                                           ;   324.8 p1      45 next
        xorps xmm8, [rax + 48]                                     ;   325.8 p5+p2   54 next
        xorps xmm2, [rax + 80]                                     ;   326.8 p0+p2   54 next
        xorps xmm7, [rax + 112]                                    ;   327.8 p1+p2   54 next
        xorps xmm5, [rbx - 64]                                     ;   328.8 p5+p2   54 next
        xorps xmm1, [rbx - 112]                                    ;   329.8 p0+p2   54 next
        xorps xmm3, [rax + 96]                                     ;   330.8 p1+p2   54 next
        movaps [rdi + 48], xmm3                                    ;   331.8 p3+p4   54 next spill
        movaps [rbp + 48], xmm13                                   ;   322.8 p3+p4   54 next spill
        movaps xmm13, [rax + 16]                                   ;   331.8 p2      54 next
        xorps xmm10, [rax + 64]                                    ;   332.8 p5+p2   54 next
        xorps xmm13, [r8]                                          ;   334.8 p0+p2   54 next
        xorps xmm0, [rbx - 128]                                    ;   334.8 p1+p2   54 next
        xorps xmm4, [rbx - 80]                                     ;   335.8 p5+p2   54 next
        xorps xmm6, [rbx - 48]                                     ;   336.8 p0+p2   54 next
        xorps xmm12, xmm15                                         ;   325.0 p1      45 next
        xorps xmm12, [rax + 16]                                    ;   337.8 p5+p2   54 next
        xorps xmm11, [rbx - 16]                                    ;   338.8 p0+p2   54 next
        movaps [rbp + 112], xmm11                                  ;   339.8 p3+p4   54 next spill
        movaps xmm11, [rax + 32]                                   ;   339.8 p2      54 next
        xorps xmm9, [rbx - 32]                                     ;   340.8 p1+p2   54 next
        xorps xmm15, [rbx - 96]                                    ;   341.8 p5+p2   54 next
        xorps xmm11, [r8 + 16]                                     ;   342.8 p0+p2   54 next
        movaps [rdi - 32], xmm6                                    ;   337.8 p3+p4   54 next spill
        movaps xmm6, [rax + 64]                                    ;   343.8 p2      54 next
        xorps xmm6, [r8 + 48]                                      ;   346.8 p1+p2   54 next
        movaps [rdi + 112], xmm4                                   ;   336.8 p3+p4   54 next spill
        movaps xmm4, [rax + 80]                                    ;   345.8 p2      54 next
        movaps [rcx - 80], xmm9                                    ;   341.8 p3+p4   54 next spill
        movaps xmm9, [rax + 48]                                    ;   346.8 p2      54 next
        xorps xmm9, [r8 + 32]                                      ;   349.8 p5+p2   54 next
        xorps xmm4, [r8 + 64]                                      ;   348.8 p0+p2   54 next
        movaps [rdi - 112], xmm1                                   ;   337.0 p3+p4   54 next spill
        movaps [rdi - 16], xmm15                                   ;   342.8 p3+p4   54 next spill
        movaps [rdi + 80], xmm5                                    ;   339.0 p3+p4   54 next spill
        movaps xmm5, [rax + 112]                                   ;   349.8 p2      54 next
        xorps xmm5, [r8 + 112]                                     ;   352.8 p1+p2   54 next
        movaps xmm15, [rbx - 112]                                  ;   351.8 p2      54 next
        xorps xmm15, [r8 + 128]                                    ;   354.8 p5+p2   54 next
        movaps [rdi + 96], xmm7                                    ;   340.0 p3+p4   54 next spill
        movaps xmm1, [rax + 96]                                    ;   353.8 p2      54 next
        xorps xmm1, [r8 + 80]                                      ;   356.8 p0+p2   54 next
        movaps xmm7, [rbx - 96]                                    ;   355.8 p2      54 next
        xorps xmm7, [r8 + 144]                                     ;   358.8 p1+p2   54 next
        movaps [rdi + 64], xmm0                                    ;   342.8 p3+p4   54 next spill
        movaps xmm0, [rbx - 128]                                   ;   357.8 p2      54 next
        xorps xmm0, [r8 + 96]                                      ;   360.8 p5+p2   54 next
        movaps xmm3, [rbx - 80]                                    ;   359.8 p2      54 next
        xorps xmm3, [r8 + 160]                                     ;   362.8 p0+p2   54 next
        movaps [rcx - 48], xmm2                                    ;   346.8 p3+p4   54 next spill
        movaps xmm2, [rbx - 64]                                    ;   361.8 p2      54 next
        movaps [rcx - 96], xmm10                                   ;   347.8 p3+p4   54 next spill
        xorps xmm2, [r8 + 176]                                     ;   364.8 p1+p2   54 next
        movaps [rbp - 16], xmm11                                   ;   348.8 p3+p4   54 next spill
        movaps [rdi - 96], xmm12                                   ;   349.8 p3+p4   54 next spill
        movaps [rdi - 48], xmm14                                   ;   350.8 p3+p4   54 next spill
        movaps xmm10, [rbx - 48]                                   ;   363.8 p2      54 next
        xorps xmm10, [r8 + 192]                                    ;   366.8 p5+p2   54 next
        movaps [rcx - 64], xmm8                                    ;   351.8 p3+p4   54 next spill
        movaps xmm8, [rbx - 32]                                    ;   365.8 p2      54 next
        movaps xmm14, [rbx - 16]                                   ;   366.8 p2      54 next
        movaps [rbp - 96], xmm9                                    ;   352.8 p3+p4   54 next spill
        xorps xmm14, [r8 + 224]                                    ;   369.8 p0+p2   54 next
        xorps xmm8, [r8 + 208]                                     ;   368.8 p1+p2   54 next
        movaps xmm12, [rcx - 16]                                   ;   369.8 p2      54 next
        xorps xmm12, [r8 + 240]                                    ;   372.8 p5+p2   54 next
        movaps [rbp - 112], xmm13                                  ;   356.8 p3+p4   54 next spill
        movaps xmm9, xmm15                                         ;   357.0 p0      41 next copy
        xorps xmm9, xmm10                                          ;   367.8 p1      41 next
        movaps [rbp + 32], xmm6                                    ;   357.8 p3+p4   54 next spill
        movaps xmm11, xmm9                                         ;   368.8 p5      41 next copy
        movaps xmm6, xmm9                                          ;   368.8 p0      41 next copy
        andps xmm9, xmm5                                           ;   368.8 p1      41 next
        andps xmm11, xmm2                                          ;   369.8 p5      41 next
        movaps [rbp - 48], xmm0                                    ;   361.8 p3+p4   54 next spill
        movaps xmm0, xmm15                                         ;   362.0 p0      41 next copy
        andps xmm0, xmm3                                           ;   363.8 p1      41 next
        movaps [rbp + 16], xmm1                                    ;   362.8 p3+p4   54 next spill
        movaps xmm1, xmm15                                         ;   363.0 p5      41 next copy
        andps xmm1, xmm5                                           ;   364.0 p0      41 next
        movaps xmm13, xmm15                                        ;   363.8 p1      41 next copy
        andps xmm13, xmm7                                          ;   364.8 p5      41 next
        xorps xmm13, xmm5                                          ;   365.8 p0      41 next
        movaps [rbp - 32], xmm4                                    ;   364.5 p3+p4   54 next spill
        movaps xmm4, xmm13                                         ;   366.8 p1      41 next copy
        movaps [rbp - 128], xmm9                                   ;   369.8 p3+p4   41 next spill
        xorps xmm13, xmm12                                         ;   373.8 p5      41 next
        movaps xmm9, xmm15                                         ;   365.8 p0      41 next copy
        movaps [rdx + 16], xmm13                                   ;   374.8 p3+p4   41 next spill
        movaps xmm13, xmm15                                        ;   366.2 p1      41 next copy
        andps xmm13, xmm14                                         ;   370.8 p5      41 next
        xorps xmm4, xmm13                                          ;   371.8 p0      41 next
        movaps xmm13, xmm15                                        ;   367.2 p1      41 next copy
        xorps xmm9, xmm5                                           ;   367.5 p5      41 next
        andps xmm13, [rdx + 16]                                    ;   377.8 p0+p2   41 next
        andps xmm9, xmm10                                          ;   368.5 p1      41 next
        andps xmm15, xmm8                                          ;   369.8 p5      41 next
        movaps [rbp + 64], xmm15                                   ;   370.8 p3+p4   41 next spill
        movaps xmm15, xmm5                                         ;   368.8 p0      41 next copy
        movaps [rbp + 0], xmm13                                    ;   378.8 p3+p4   41 next spill
        movaps [rcx - 32], xmm9                                    ;   370.5 p3+p4   41 next spill
        xorps xmm15, xmm8                                          ;   369.8 p1      41 next
        movaps xmm9, xmm15                                         ;   370.8 p5      41 next copy
        xorps xmm9, xmm3                                           ;   371.8 p0      41 next
        movaps xmm13, xmm15                                        ;   370.8 p1      41 next copy
        andps xmm15, xmm10                                         ;   370.8 p5      41 next
        xorps xmm15, [rdx + 16]                                    ;   377.8 p0+p2   41 next
        xorps xmm15, xmm2                                          ;   378.8 p1      41 next
        movaps [rdx + 16], xmm15                                   ;   379.8 p3+p4   41 next spill
        movaps xmm15, xmm5                                         ;   371.8 p5      41 next copy
        movaps [rbp + 96], xmm10                                   ;   372.5 p3+p4   54 next spill
        andps xmm15, xmm14                                         ;   372.8 p0      41 next
        movaps xmm10, xmm5                                         ;   372.5 p1      41 next copy
        movaps [rdx - 64], xmm11                                   ;   373.5 p3+p4   41 next spill
        movaps [rdx - 128], xmm4                                   ;   374.5 p3+p4   41 next spill
        andps xmm10, xmm12                                         ;   373.8 p5      41 next
        xorps xmm10, xmm14                                         ;   374.8 p0      41 next
        movaps xmm4, xmm10                                         ;   375.8 p1      41 next copy
        movaps [rdx - 32], xmm13                                   ;   375.5 p3+p4   41 next spill
        movaps xmm13, xmm5                                         ;   374.0 p5      41 next copy
        andps xmm13, xmm3                                          ;   375.0 p0      41 next
        movaps xmm11, xmm5                                         ;   374.5 p1      41 next copy
        andps xmm5, xmm8                                           ;   375.0 p5      41 next
        andps xmm11, xmm2                                          ;   375.5 p0      41 next
        movaps [rdx - 16], xmm11                                   ;   376.5 p3+p4   41 next spill
        movaps xmm11, xmm3                                         ;   375.5 p1      41 next copy
        andps xmm11, xmm14                                         ;   376.5 p5      41 next
        movaps [rbp - 80], xmm11                                   ;   377.5 p3+p4   41 next spill
        movaps xmm11, xmm3                                         ;   376.2 p0      41 next copy
        andps xmm11, xmm8                                          ;   377.2 p1      41 next
        xorps xmm15, xmm11                                         ;   378.2 p5      41 next
        movaps xmm11, [rel misty1_encrypt_compact.T0_constants128] ;   377.0 p2      41 next reload
        xorps xmm15, xmm11                                         ;   380.0 p0      41 next
        movaps [rdx - 112], xmm15                                  ;   381.0 p3+p4   41 next spill
        movaps xmm15, xmm3                                         ;   377.8 p1      41 next copy
        andps xmm15, xmm7                                          ;   378.8 p5      41 next
        xorps xmm6, xmm15                                          ;   379.8 p0      41 next
        movaps xmm15, xmm3                                         ;   378.8 p1      41 next copy
        andps xmm15, xmm2                                          ;   379.8 p5      41 next
        xorps xmm10, xmm15                                         ;   380.8 p0      41 next
        xorps xmm0, xmm15                                          ;   380.8 p1      41 next
        movaps xmm15, xmm8                                         ;   380.0 p5      41 next copy
        xorps xmm5, xmm0                                           ;   381.8 p0      41 next
        andps xmm15, xmm2                                          ;   381.0 p1      41 next
        xorps xmm13, xmm15                                         ;   382.0 p5      41 next
        movaps xmm15, xmm2                                         ;   381.2 p0      41 next copy
        andps xmm15, xmm12                                         ;   382.2 p1      41 next
        xorps xmm3, xmm15                                          ;   383.2 p5      41 next
        movaps xmm0, xmm3                                          ;   384.2 p0      41 next copy
        andps xmm3, xmm12                                          ;   384.2 p1      41 next
        xorps xmm3, xmm11                                          ;   385.2 p5      41 next
        movaps [rdx + 0], xmm3                                     ;   386.2 p3+p4   41 next spill
        movaps xmm3, xmm12                                         ;   383.2 p0      41 next copy
        movaps [rdx - 96], xmm5                                    ;   383.0 p3+p4   41 next spill
        movaps xmm11, xmm12                                        ;   383.8 p1      41 next copy
        movaps xmm5, xmm12                                         ;   384.0 p5      41 next copy
        andps xmm12, xmm7                                          ;   384.2 p0      41 next
        andps xmm11, xmm14                                         ;   384.8 p1      41 next
        movaps [rbp + 80], xmm8                                    ;   384.0 p3+p4   54 next spill
        movaps xmm8, xmm9                                          ;   385.0 p5      41 next copy
        andps xmm8, xmm7                                           ;   386.0 p0      41 next
        movaps [rdx + 64], xmm9                                    ;   385.0 p3+p4   41 next spill
        xorps xmm13, xmm11                                         ;   385.8 p1      41 next
        orps xmm3, xmm9                                            ;   386.0 p5      41 next
        movaps xmm9, [rdx - 128]                                   ;   385.2 p2      41 next reload
        xorps xmm4, xmm8                                           ;   387.0 p0      41 next
        xorps xmm0, xmm4                                           ;   388.0 p1      41 next
        movaps xmm8, xmm2                                          ;   387.0 p5      41 next copy
        movaps xmm4, xmm2                                          ;   387.2 p0      41 next copy
        andps xmm2, xmm14                                          ;   387.8 p1      41 next
        andps xmm4, [rbp + 96]                                     ;   388.2 p5+p2   41 next
        xorps xmm5, xmm4                                           ;   389.2 p0      41 next
        xorps xmm4, xmm7                                           ;   389.2 p1      41 next
        andps xmm8, xmm4                                           ;   390.2 p5      41 next
        xorps xmm9, xmm8                                           ;   391.2 p0      41 next
        andps xmm5, [rbp + 96]                                     ;   390.2 p1+p2   41 next
        xorps xmm0, xmm5                                           ;   391.2 p5      41 next
        movaps xmm5, xmm7                                          ;   390.2 p0      41 next copy
        andps xmm5, [rbp + 96]                                     ;   391.2 p1+p2   41 next
        xorps xmm3, xmm5                                           ;   392.2 p5      41 next
        movaps xmm8, [rcx - 32]                                    ;   390.0 p2      41 next reload
        xorps xmm8, xmm9                                           ;   393.0 p0      41 next
        xorps xmm1, xmm3                                           ;   393.2 p1      41 next
        movaps xmm3, xmm13                                         ;   392.0 p5      41 next copy
        movaps xmm5, xmm14                                         ;   392.2 p0      41 next copy
        movaps [rcx - 32], xmm8                                    ;   394.0 p3+p4   41 next spill
        movaps xmm8, [rdx - 64]                                    ;   391.0 p2      41 next reload
        andps xmm5, [rbp + 96]                                     ;   393.2 p1+p2   41 next
        xorps xmm8, xmm5                                           ;   394.2 p5      41 next
        xorps xmm10, xmm8                                          ;   395.2 p0      41 next
        xorps xmm4, xmm10                                          ;   396.2 p1      41 next
        xorps xmm3, xmm4                                           ;   397.2 p5      41 next
        movaps xmm4, [rdx - 32]                                    ;   393.0 p2      41 next reload
        xorps xmm8, xmm1                                           ;   395.2 p0      41 next
        xorps xmm4, xmm8                                           ;   396.2 p1      41 next
        movaps xmm5, [rdx - 16]                                    ;   394.0 p2      41 next reload
        movaps xmm8, [rbp + 0]                                     ;   395.0 p2      41 next reload
        xorps xmm2, xmm5                                           ;   397.0 p5      41 next
        xorps xmm8, xmm2                                           ;   398.0 p0      41 next
        movaps xmm2, xmm14                                         ;   395.8 p1      41 next copy
        andps xmm14, xmm7                                          ;   396.0 p5      41 next
        movaps xmm10, [rbp + 80]                                   ;   396.0 p2      54 next reload
        andps xmm7, xmm10                                          ;   399.0 p0      41 next
        andps xmm2, xmm10                                          ;   399.0 p1      41 next
        xorps xmm13, xmm7                                          ;   400.0 p5      41 next
        xorps xmm10, xmm13                                         ;   401.0 p0      41 next
        movaps xmm13, [rbp - 80]                                   ;   397.0 p2      41 next reload
        xorps xmm5, xmm13                                          ;   400.0 p1      41 next
        xorps xmm9, xmm5                                           ;   401.0 p5      41 next
        xorps xmm12, xmm2                                          ;   400.0 p0      41 next
        xorps xmm8, xmm6                                           ;   399.0 p1      41 next
        movaps xmm5, xmm9                                          ;   402.0 p5      41 next copy
        movaps [rbp - 80], xmm9                                    ;   402.0 p3+p4   41 next spill
        movaps xmm9, [rbp - 128]                                   ;   398.0 p2      41 next reload
        xorps xmm5, [rdx + 16]                                     ;   403.0 p0+p2   41 next
        xorps xmm9, xmm5                                           ;   404.0 p1      41 next
        movaps xmm5, [rdx - 96]                                    ;   400.0 p2      41 next reload
        xorps xmm9, xmm5                                           ;   405.0 p5      41 next
        xorps xmm14, [rdx + 0]                                     ;   401.0 p0+p2   41 next
        xorps xmm11, xmm14                                         ;   402.0 p1      41 next
        xorps xmm4, xmm11                                          ;   403.0 p5      41 next
        movaps xmm11, [rdx + 64]                                   ;   402.0 p2      41 next reload
        xorps xmm12, xmm11                                         ;   405.0 p0      41 next
        xorps xmm2, [rbp + 64]                                     ;   403.0 p1+p2   41 next
        xorps xmm3, xmm2                                           ;   404.0 p5      41 next
        xorps xmm13, xmm3                                          ;   405.0 p0      41 next
        movaps xmm3, xmm11                                         ;   405.0 p1      41 next copy
        orps xmm3, [rbp + 96]                                      ;   406.0 p5+p2   41 next
        xorps xmm12, xmm3                                          ;   407.0 p0      41 next
        movaps xmm3, [rdx - 112]                                   ;   405.0 p2      41 next reload
        xorps xmm2, xmm3                                           ;   408.0 p1      41 next
        xorps xmm3, [rdx + 16]                                     ;   408.0 p5+p2   41 next
        xorps xmm6, xmm12                                          ;   408.0 p0      41 next
        xorps xmm10, xmm6                                          ;   409.0 p1      41 next
        xorps xmm14, [rbp + 64]                                    ;   407.0 p5+p2   41 next
        xorps xmm1, xmm3                                           ;   409.0 p0      41 next
        xorps xmm11, xmm1                                          ;   410.0 p1      41 next
        movaps xmm1, [rcx - 32]                                    ;   408.0 p2      41 next reload
        xorps xmm8, xmm2                                           ;   409.0 p5      41 next
        xorps xmm5, [rdx + 0]                                      ;   409.0 p0+p2   41 next
        xorps xmm7, xmm1                                           ;   411.0 p1      41 next
        movaps xmm2, [rbp - 112]                                   ;   410.0 p2      54 next reload
        xorps xmm14, xmm7                                          ;   412.0 p5      41 next
        xorps xmm12, xmm1                                          ;   411.0 p0      41 next
        movaps xmm1, [rbp - 80]                                    ;   411.0 p2      41 next reload
        xorps xmm0, xmm5                                           ;   410.0 p1      41 next
        movaps xmm5, [rbp - 48]                                    ;   412.0 p2      41 next
        xorps xmm15, xmm12                                         ;   412.0 p5      41 next
        xorps xmm1, xmm14                                          ;   414.0 p0      41 next
        movaps xmm14, [rbp - 32]                                   ;   413.0 p2      41 next
        movaps xmm3, [rbp + 16]                                    ;   414.0 p2      41 next
        andps xmm14, xmm2                                          ;   416.0 p1      41 next
        andps xmm3, xmm2                                           ;   417.0 p5      41 next
        movaps xmm6, [rbp - 16]                                    ;   415.0 p2      54 next reload
        andps xmm5, xmm6                                           ;   418.0 p0      41 next
        xorps xmm10, [rbp - 32]                                    ;   416.0 p1+p2   41 next
        movaps xmm7, xmm3                                          ;   418.0 p5      41 next copy
        xorps xmm0, xmm6                                           ;   418.0 p0      41 next
        xorps xmm15, [rbp + 32]                                    ;   417.0 p1+p2   41 next
        movaps [rbp + 96], xmm15                                   ;   418.0 p3+p4   41 next spill
        movaps xmm15, xmm6                                         ;   418.0 p5      41 next copy
        movaps xmm12, [rbp - 48]                                   ;   418.0 p2      54 next reload
        andps xmm7, xmm12                                          ;   421.0 p0      41 next
        movaps [rbp - 80], xmm11                                   ;   412.5 p3+p4   41 next spill
        movaps xmm11, xmm14                                        ;   417.0 p1      41 next copy
        movaps [rdx + 0], xmm4                                     ;   413.5 p3+p4   41 next spill
        xorps xmm13, [rbp + 16]                                    ;   419.0 p5+p2   41 next
        movaps [rbp + 64], xmm10                                   ;   417.0 p3+p4   41 next spill
        xorps xmm1, xmm2                                           ;   415.0 p0      41 next
        xorps xmm9, [rbp - 96]                                     ;   420.0 p1+p2   41 next
        movaps [rdx - 112], xmm1                                   ;   416.0 p3+p4   41 next spill
        movaps xmm10, xmm6                                         ;   418.0 p5      41 next copy
        movaps [rdx + 16], xmm13                                   ;   420.0 p3+p4   41 next spill
        movaps [rcx - 32], xmm8                                    ;   417.5 p3+p4   41 next spill
        movaps xmm4, xmm3                                          ;   418.0 p0      41 next copy
        movaps xmm8, xmm14                                         ;   417.2 p1      41 next copy
        movaps xmm13, xmm1                                         ;   417.5 p5      41 next copy
        movaps [rbp - 128], xmm13                                  ;   418.5 p3+p4   41 next spill
        movaps xmm1, xmm6                                          ;   418.0 p0      41 next copy
        movaps xmm13, xmm6                                         ;   418.2 p1      41 next copy
        movaps [rdx - 96], xmm0                                    ;   419.5 p3+p4   41 next spill
        andps xmm15, [rbp + 16]                                    ;   421.0 p5+p2   41 next
        xorps xmm7, xmm15                                          ;   422.0 p0      41 next
        xorps xmm7, [rel misty1_encrypt_compact.T0_constants128]   ;   423.0 p1+p2   41 next
        movaps [rdx + 64], xmm9                                    ;   421.0 p3+p4   41 next spill
        movaps xmm9, xmm6                                          ;   419.8 p5      41 next copy
        andps xmm9, xmm2                                           ;   420.8 p0      41 next
        movaps xmm0, xmm9                                          ;   421.8 p1      41 next copy
        andps xmm6, [rbp - 32]                                     ;   423.0 p5+p2   41 next
        xorps xmm4, xmm6                                           ;   424.0 p0      41 next
        andps xmm13, [rbp + 32]                                    ;   424.0 p1+p2   41 next
        movaps xmm6, xmm15                                         ;   422.0 p5      41 next copy
        andps xmm6, [rbp + 32]                                     ;   425.0 p0+p2   41 next
        xorps xmm0, xmm6                                           ;   426.0 p1      41 next
        movaps xmm6, xmm15                                         ;   422.8 p5      41 next copy
        xorps xmm15, [rbp - 96]                                    ;   426.0 p0+p2   41 next
        movaps [rbp + 80], xmm15                                   ;   427.0 p3+p4   41 next spill
        xorps xmm6, xmm12                                          ;   423.8 p1      41 next
        andps xmm6, xmm2                                           ;   424.8 p5      41 next
        xorps xmm14, xmm13                                         ;   425.0 p0      41 next
        movaps [rbp - 16], xmm14                                   ;   426.0 p3+p4   41 next spill
        movaps xmm14, xmm7                                         ;   424.2 p1      41 next copy
        movaps xmm15, xmm4                                         ;   425.0 p5      41 next copy
        xorps xmm4, [rbp - 96]                                     ;   427.0 p0+p2   41 next
        xorps xmm7, xmm6                                           ;   425.8 p1      41 next
        movaps [rdx - 16], xmm4                                    ;   428.0 p3+p4   41 next spill
        movaps xmm4, xmm2                                          ;   425.8 p5      41 next copy
        andps xmm4, [rbp + 32]                                     ;   428.0 p0+p2   41 next
        xorps xmm1, xmm4                                           ;   429.0 p1      41 next
        movaps xmm2, xmm1                                          ;   430.0 p5      41 next copy
        xorps xmm2, [rbp - 32]                                     ;   431.0 p0+p2   41 next
        andps xmm2, xmm12                                          ;   432.0 p1      41 next
        xorps xmm4, xmm2                                           ;   433.0 p5      41 next
        movaps [rdx - 32], xmm3                                    ;   426.8 p3+p4   41 next spill
        movaps [rbp + 0], xmm4                                     ;   434.0 p3+p4   41 next spill
        movaps [rdx - 64], xmm2                                    ;   433.0 p3+p4   41 next spill
        movaps xmm4, xmm1                                          ;   430.0 p0      41 next copy
        andps xmm1, [rbp - 96]                                     ;   430.0 p1+p2   41 next
        xorps xmm15, xmm1                                          ;   431.0 p5      41 next
        movaps xmm1, xmm12                                         ;   429.0 p0      41 next copy
        andps xmm1, [rbp + 32]                                     ;   431.0 p1+p2   41 next
        movaps xmm3, xmm1                                          ;   432.0 p5      41 next copy
        xorps xmm3, [rbp - 32]                                     ;   433.0 p0+p2   41 next
        movaps xmm2, xmm3                                          ;   434.0 p1      41 next copy
        andps xmm3, [rbp + 16]                                     ;   434.0 p5+p2   41 next
        xorps xmm13, xmm3                                          ;   435.0 p0      41 next
        movaps xmm3, xmm12                                         ;   431.2 p1      41 next copy
        andps xmm3, [rbp - 96]                                     ;   434.0 p5+p2   41 next
        xorps xmm9, xmm3                                           ;   435.0 p0      41 next
        movaps xmm12, xmm9                                         ;   436.0 p1      41 next copy
        andps xmm12, [rbp - 96]                                    ;   437.0 p5+p2   41 next
        xorps xmm12, [rbp - 112]                                   ;   438.0 p0+p2   41 next
        xorps xmm4, xmm12                                          ;   439.0 p1      41 next
        movaps [rdx - 128], xmm4                                   ;   440.0 p3+p4   41 next spill
        movaps xmm12, [rbp - 32]                                   ;   437.0 p2      54 next reload
        movaps xmm4, xmm12                                         ;   440.0 p5      41 next copy
        andps xmm4, [rbp + 32]                                     ;   441.0 p0+p2   41 next
        xorps xmm11, xmm4                                          ;   442.0 p1      41 next
        andps xmm11, [rbp + 16]                                    ;   443.0 p5+p2   41 next
        xorps xmm2, xmm11                                          ;   444.0 p0      41 next
        andps xmm9, xmm12                                          ;   440.0 p1      41 next
        xorps xmm9, xmm2                                           ;   445.0 p5      41 next
        movaps xmm2, [rdx - 64]                                    ;   440.0 p2      41 next reload
        xorps xmm15, xmm9                                          ;   446.0 p0      41 next
        movaps xmm9, [rbp - 96]                                    ;   441.0 p2      54 next reload
        xorps xmm2, xmm15                                          ;   447.0 p1      41 next
        movaps xmm15, [rbp + 16]                                   ;   442.0 p2      41 next
        andps xmm15, xmm9                                          ;   445.0 p5      41 next
        xorps xmm5, xmm15                                          ;   446.0 p0      41 next
        xorps xmm8, xmm5                                           ;   447.0 p1      41 next
        andps xmm10, xmm15                                         ;   446.0 p5      41 next
        xorps xmm4, xmm5                                           ;   447.0 p0      41 next
        movaps xmm15, xmm12                                        ;   440.5 p1      41 next copy
        movaps xmm11, [rbp - 112]                                  ;   443.0 p2      54 next reload
        movaps xmm5, xmm9                                          ;   444.0 p5      41 next copy
        andps xmm5, xmm4                                           ;   448.0 p0      41 next
        xorps xmm4, xmm11                                          ;   448.0 p1      41 next
        andps xmm15, xmm4                                          ;   449.0 p5      41 next
        xorps xmm7, xmm15                                          ;   450.0 p0      41 next
        movaps xmm15, [rbp + 80]                                   ;   444.0 p2      41 next reload
        andps xmm4, xmm11                                          ;   449.0 p1      41 next
        andps xmm12, xmm15                                         ;   447.0 p5      41 next
        andps xmm11, xmm15                                         ;   447.0 p0      41 next
        movaps xmm15, [rbp - 16]                                   ;   445.0 p2      41 next reload
        xorps xmm0, xmm5                                           ;   449.0 p1      41 next
        movaps xmm5, [rbp + 32]                                    ;   446.0 p2      54 next reload
        xorps xmm0, xmm5                                           ;   450.0 p5      41 next
        xorps xmm14, xmm4                                          ;   450.0 p0      41 next
        xorps xmm14, xmm3                                          ;   451.0 p1      41 next
        xorps xmm13, xmm14                                         ;   452.0 p5      41 next
        movaps xmm14, [rbp - 128]                                  ;   447.0 p2      41 next reload
        xorps xmm14, xmm13                                         ;   453.0 p0      41 next
        movaps xmm13, [rdx - 16]                                   ;   448.0 p2      41 next reload
        movaps xmm4, xmm5                                          ;   449.0 p1      41 next copy
        xorps xmm5, xmm3                                           ;   449.0 p5      41 next
        andps xmm4, xmm13                                          ;   451.0 p0      41 next
        xorps xmm3, xmm13                                          ;   451.0 p1      41 next
        movaps xmm13, [rbp + 16]                                   ;   449.0 p2      54 next reload
        xorps xmm4, xmm13                                          ;   452.0 p5      41 next
        andps xmm1, xmm5                                           ;   450.0 p0      41 next
        andps xmm5, xmm13                                          ;   452.0 p1      41 next
        xorps xmm6, xmm5                                           ;   453.0 p5      41 next
        xorps xmm3, xmm6                                           ;   454.0 p0      41 next
        movaps xmm6, [rbp + 0]                                     ;   450.0 p2      41 next reload
        xorps xmm5, xmm6                                           ;   453.0 p1      41 next
        xorps xmm10, xmm4                                          ;   453.0 p5      41 next
        andps xmm9, xmm15                                          ;   451.0 p0      41 next
        movaps xmm4, [rbp - 48]                                    ;   451.0 p2      54 next reload
        andps xmm13, xmm4                                          ;   454.0 p1      41 next
        xorps xmm15, xmm13                                         ;   455.0 p5      41 next
        xorps xmm11, xmm4                                          ;   454.0 p0      41 next
        xorps xmm7, xmm11                                          ;   455.0 p1      41 next
        xorps xmm1, xmm7                                           ;   456.0 p5      41 next
        movaps xmm7, [rbp + 64]                                    ;   452.5 p2      41 next reload
        andps xmm13, xmm6                                          ;   455.0 p0      41 next
        movaps xmm6, [rdx - 32]                                    ;   453.5 p2      41 next reload
        xorps xmm6, xmm5                                           ;   456.5 p1      41 next
        movaps xmm5, [rdx - 128]                                   ;   454.5 p2      41 next reload
        xorps xmm8, xmm13                                          ;   456.0 p5      41 next
        xorps xmm3, xmm5                                           ;   457.5 p0      41 next
        xorps xmm0, xmm6                                           ;   457.5 p1      41 next
        xorps xmm9, xmm3                                           ;   458.5 p5      41 next
        andps xmm15, xmm4                                          ;   456.0 p0      41 next
        xorps xmm4, [rdx + 0]                                      ;   455.5 p1+p2   41 next
        xorps xmm10, xmm8                                          ;   457.0 p5      41 next
        movaps xmm3, [rdx - 96]                                    ;   456.5 p2      41 next reload
        xorps xmm1, xmm3                                           ;   459.5 p0      41 next
        xorps xmm15, xmm5                                          ;   457.5 p1      41 next
        movaps xmm5, [rdx + 64]                                    ;   457.5 p2      41 next reload
        xorps xmm2, xmm5                                           ;   460.5 p5      41 next
        movaps xmm6, [rbp + 96]                                    ;   458.5 p2      41 next reload
        xorps xmm12, xmm15                                         ;   458.5 p0      41 next
        movaps xmm15, [rel misty1_encrypt_compact.T0_constants128] ;   459.5 p2      41 next reload
        xorps xmm10, xmm15                                         ;   462.5 p1      41 next
        xorps xmm10, xmm7                                          ;   463.5 p5      41 next
        xorps xmm12, xmm15                                         ;   462.5 p0      41 next
        movaps xmm8, [rdx + 16]                                    ;   460.5 p2      41 next reload
        xorps xmm12, xmm6                                          ;   463.5 p1      41 next
        xorps xmm1, [r10 + 2464]                                   ;   461.5 p5+p2   48 next
        xorps xmm12, [r10 + 2496]                                  ;   464.5 p0+p2   48 next
        xorps xmm3, [r10 + 2320]                                   ;   463.5 p1+p2   48 next
        xorps xmm10, [r10 + 2512]                                  ;   464.5 p5+p2   48 next
        xorps xmm0, xmm4                                           ;   460.0 p0      41 next
        xorps xmm9, xmm8                                           ;   463.5 p1      41 next
        xorps xmm14, [r10 + 2448]                                  ;   465.5 p5+p2   48 next
        xorps xmm0, [r10 + 2544]                                   ;   466.5 p0+p2   48 next
        xorps xmm2, [r10 + 2480]                                   ;   467.5 p1+p2   48 next
        xorps xmm5, [r10 + 2336]                                   ;   468.5 p5+p2   48 next
        xorps xmm9, [r10 + 2528]                                   ;   469.5 p0+p2   48 next
        xorps xmm7, [r10 + 2368]                                   ;   470.5 p1+p2   48 next
        xorps xmm6, [r10 + 2352]                                   ;   471.5 p5+p2   48 next
        xorps xmm8, [r10 + 2384]                                   ;   472.5 p0+p2   48 next
        xorps xmm4, [r10 + 2400]                                   ;   473.5 p1+p2   48 next
        movaps [rdx + 16], xmm12                                   ;   465.5 p3+p4   48 next spill
        movaps xmm11, [rdx - 112]                                  ;   474.5 p2      48 next
        xorps xmm11, [r10 + 2304]                                  ;   477.5 p5+p2   48 next
        movaps xmm13, [rcx - 32]                                   ;   476.5 p2      48 next
        xorps xmm13, [r10 + 2416]                                  ;   479.5 p0+p2   48 next
        movaps [rdx - 112], xmm10                                  ;   465.5 p3+p4   48 next spill
        movaps [rcx - 32], xmm0                                    ;   467.5 p3+p4   48 next spill
        movaps xmm0, [rbp - 80]                                    ;   478.5 p2      48 next
        movaps [rbp - 80], xmm9                                    ;   470.5 p3+p4   48 next spill
        xorps xmm0, [r10 + 2432]                                   ;   481.5 p1+p2   48 next
        movaps xmm9, xmm3                                          ;   466.5 p5      45 next copy
        xorps xmm9, xmm8                                           ;   473.5 p0      45 next
        movaps xmm10, xmm9                                         ;   474.5 p1      45 next copy
        movaps xmm12, xmm9                                         ;   474.5 p5      45 next copy
        andps xmm9, xmm11                                          ;   478.5 p0      45 next
        andps xmm12, xmm7                                          ;   475.5 p1      45 next
        movaps [rdx + 0], xmm1                                     ;   470.5 p3+p4   48 next spill
        movaps [rbp + 64], xmm2                                    ;   471.5 p3+p4   48 next spill
        movaps xmm2, xmm3                                          ;   471.0 p5      45 next copy
        movaps [rdx - 96], xmm9                                    ;   479.5 p3+p4   45 next spill
        movaps xmm1, xmm3                                          ;   471.5 p0      45 next copy
        andps xmm2, xmm6                                           ;   472.5 p1      45 next
        movaps [rbp + 0], xmm8                                     ;   473.5 p3+p4   48 next spill
        movaps xmm8, xmm6                                          ;   472.5 p5      45 next copy
        andps xmm1, xmm11                                          ;   478.5 p0      45 next
        movaps [rbp + 96], xmm14                                   ;   474.5 p3+p4   48 next spill
        movaps [rdx + 64], xmm3                                    ;   475.5 p3+p4   48 next spill
        movaps xmm14, xmm3                                         ;   473.8 p1      45 next copy
        andps xmm14, xmm5                                          ;   474.8 p5      45 next
        xorps xmm14, xmm11                                         ;   478.5 p0      45 next
        movaps xmm3, xmm14                                         ;   479.5 p1      45 next copy
        xorps xmm14, xmm0                                          ;   482.5 p5      45 next
        movaps xmm9, xmm14                                         ;   483.5 p0      45 next copy
        movaps [rbp - 48], xmm9                                    ;   484.5 p3+p4   45 next spill
        andps xmm14, [rdx + 64]                                    ;   483.5 p1+p2   45 next
        movaps [rdx - 128], xmm14                                  ;   484.5 p3+p4   45 next spill
        movaps xmm14, xmm6                                         ;   476.0 p5      45 next copy
        andps xmm14, xmm13                                         ;   480.5 p0      45 next
        movaps [rdx - 32], xmm14                                   ;   481.5 p3+p4   45 next spill
        movaps [rbp + 32], xmm3                                    ;   480.5 p3+p4   45 next spill
        movaps xmm9, xmm6                                          ;   478.5 p1      45 next copy
        andps xmm9, xmm5                                           ;   479.5 p5      45 next
        xorps xmm10, xmm9                                          ;   480.5 p0      45 next
        movaps [rbp + 16], xmm10                                   ;   481.5 p3+p4   45 next spill
        movaps xmm10, xmm6                                         ;   479.5 p1      45 next copy
        andps xmm10, xmm7                                          ;   480.5 p5      45 next
        xorps xmm2, xmm10                                          ;   481.5 p0      45 next
        movaps xmm9, xmm6                                          ;   480.5 p1      45 next copy
        andps xmm9, xmm11                                          ;   481.5 p5      45 next
        movaps [rdx - 16], xmm2                                    ;   482.5 p3+p4   45 next spill
        movaps xmm2, xmm11                                         ;   481.0 p0      45 next copy
        xorps xmm2, xmm4                                           ;   482.0 p1      45 next
        xorps xmm8, xmm2                                           ;   483.0 p5      45 next
        movaps [rbp + 80], xmm8                                    ;   484.0 p3+p4   45 next spill
        movaps xmm14, xmm6                                         ;   482.0 p0      45 next copy
        andps xmm14, xmm4                                          ;   483.0 p1      45 next
        movaps [rbp - 112], xmm11                                  ;   483.5 p3+p4   48 next spill
        movaps [rbp - 32], xmm5                                    ;   484.5 p3+p4   48 next spill
        movaps xmm3, xmm2                                          ;   483.0 p5      45 next copy
        andps xmm2, [rbp + 0]                                      ;   483.2 p0+p2   45 next
        movaps [rbp - 16], xmm3                                    ;   485.5 p3+p4   45 next spill
        movaps xmm3, [rbp - 48]                                    ;   484.5 p2      45 next reload
        xorps xmm3, xmm2                                           ;   487.5 p1      45 next
        movaps xmm2, xmm11                                         ;   484.2 p5      45 next copy
        andps xmm2, xmm13                                          ;   485.2 p0      45 next
        xorps xmm14, xmm2                                          ;   486.2 p1      45 next
        xorps xmm3, xmm7                                           ;   488.5 p5      45 next
        movaps xmm2, xmm11                                         ;   485.5 p0      45 next copy
        andps xmm2, xmm0                                           ;   486.5 p1      45 next
        xorps xmm2, xmm13                                          ;   487.5 p5      45 next
        xorps xmm10, xmm2                                          ;   488.5 p0      45 next
        movaps [rbp - 48], xmm3                                    ;   489.5 p3+p4   45 next spill
        xorps xmm14, xmm15                                         ;   487.2 p1      45 next
        movaps [rbp - 128], xmm14                                  ;   488.2 p3+p4   45 next spill
        movaps xmm11, xmm0                                         ;   487.2 p5      45 next copy
        andps xmm11, xmm7                                          ;   488.2 p0      45 next
        xorps xmm6, xmm11                                          ;   489.2 p1      45 next
        movaps xmm3, xmm8                                          ;   488.2 p5      45 next copy
        andps xmm3, xmm5                                           ;   489.2 p0      45 next
        xorps xmm2, xmm3                                           ;   490.2 p1      45 next
        movaps xmm3, xmm8                                          ;   489.2 p5      45 next copy
        movaps xmm8, xmm0                                          ;   489.5 p0      45 next copy
        andps xmm8, xmm13                                          ;   490.5 p1      45 next
        movaps xmm14, xmm8                                         ;   491.5 p5      45 next copy
        xorps xmm2, xmm6                                           ;   491.2 p0      45 next
        andps xmm6, xmm0                                           ;   491.0 p1      45 next
        xorps xmm6, xmm15                                          ;   492.0 p5      45 next
        movaps [rbp - 96], xmm6                                    ;   493.0 p3+p4   45 next spill
        movaps xmm6, xmm7                                          ;   491.5 p0      45 next copy
        orps xmm3, xmm0                                            ;   492.0 p1      45 next
        andps xmm6, xmm4                                           ;   492.5 p5      45 next
        xorps xmm9, xmm6                                           ;   493.5 p0      45 next
        xorps xmm14, xmm9                                          ;   494.5 p1      45 next
        movaps xmm9, xmm5                                          ;   493.2 p5      45 next copy
        andps xmm9, [rbp + 0]                                      ;   494.2 p0+p2   45 next
        xorps xmm3, xmm9                                           ;   495.2 p1      45 next
        xorps xmm1, xmm3                                           ;   496.2 p5      45 next
        movaps xmm3, xmm1                                          ;   497.2 p0      45 next copy
        movaps xmm15, xmm0                                         ;   495.0 p1      45 next copy
        andps xmm0, xmm5                                           ;   495.2 p5      45 next
        movaps xmm6, xmm14                                         ;   495.5 p0      45 next copy
        movaps xmm9, xmm5                                          ;   496.0 p1      45 next copy
        movaps xmm5, xmm7                                          ;   496.2 p5      45 next copy
        andps xmm5, [rbp + 0]                                      ;   497.2 p0+p2   45 next
        xorps xmm15, xmm5                                          ;   498.2 p1      45 next
        andps xmm15, [rbp + 0]                                     ;   499.2 p5+p2   45 next
        xorps xmm2, xmm15                                          ;   500.2 p0      45 next
        movaps xmm15, xmm7                                         ;   498.0 p1      45 next copy
        xorps xmm9, xmm5                                           ;   498.2 p5      45 next
        movaps xmm5, xmm9                                          ;   499.2 p0      45 next copy
        andps xmm9, xmm7                                           ;   499.2 p1      45 next
        andps xmm15, xmm13                                         ;   499.2 p5      45 next
        andps xmm7, [rbp - 112]                                    ;   499.5 p0+p2   45 next
        xorps xmm15, xmm7                                          ;   500.5 p1      45 next
        movaps [rdx - 64], xmm7                                    ;   500.5 p3+p4   45 next spill
        movaps xmm7, [rdx - 128]                                   ;   497.5 p2      45 next reload
        xorps xmm7, xmm15                                          ;   501.5 p5      45 next
        movaps xmm15, xmm13                                        ;   500.5 p0      45 next copy
        andps xmm15, [rbp + 0]                                     ;   501.5 p1+p2   45 next
        xorps xmm12, xmm15                                         ;   502.5 p5      45 next
        movaps xmm15, [rbp - 16]                                   ;   499.5 p2      45 next reload
        xorps xmm3, xmm12                                          ;   503.5 p0      45 next
        xorps xmm15, xmm3                                          ;   504.5 p1      45 next
        xorps xmm10, xmm12                                         ;   503.5 p5      45 next
        xorps xmm5, xmm10                                          ;   504.5 p0      45 next
        movaps xmm10, [rdx + 64]                                   ;   500.5 p2      48 next reload
        movaps xmm12, [rbp + 32]                                   ;   501.5 p2      45 next reload
        xorps xmm6, xmm5                                           ;   505.5 p1      45 next
        movaps xmm3, [rbp + 16]                                    ;   502.5 p2      45 next reload
        xorps xmm7, xmm3                                           ;   505.5 p5      45 next
        movaps xmm5, xmm13                                         ;   503.5 p0      45 next copy
        andps xmm5, xmm10                                          ;   504.5 p1      45 next
        xorps xmm12, xmm5                                          ;   505.5 p5      45 next
        xorps xmm9, xmm12                                          ;   506.5 p0      45 next
        movaps xmm5, xmm13                                         ;   505.0 p1      45 next copy
        andps xmm5, xmm4                                           ;   506.0 p5      45 next
        xorps xmm0, xmm5                                           ;   507.0 p0      45 next
        movaps xmm12, xmm10                                        ;   506.0 p1      45 next copy
        xorps xmm12, [rbp - 112]                                   ;   507.0 p5+p2   45 next
        andps xmm10, xmm4                                          ;   506.5 p0      45 next
        xorps xmm5, xmm10                                          ;   507.5 p1      45 next
        xorps xmm6, xmm5                                           ;   508.5 p5      45 next
        xorps xmm5, [rbp - 128]                                    ;   508.5 p0+p2   45 next
        xorps xmm7, xmm5                                           ;   509.5 p1      45 next
        andps xmm12, [rbp + 0]                                     ;   508.2 p5+p2   45 next
        xorps xmm12, xmm9                                          ;   509.2 p0      45 next
        movaps xmm5, [rdx - 32]                                    ;   506.5 p2      45 next reload
        andps xmm13, [rbp - 32]                                    ;   509.0 p1+p2   45 next
        xorps xmm13, [rbp - 96]                                    ;   510.0 p5+p2   45 next
        xorps xmm8, xmm13                                          ;   511.0 p0      45 next
        xorps xmm10, xmm13                                         ;   511.0 p1      45 next
        xorps xmm15, xmm8                                          ;   512.0 p5      45 next
        movaps xmm8, xmm4                                          ;   510.5 p0      45 next copy
        xorps xmm6, xmm5                                           ;   511.0 p1      45 next
        xorps xmm5, [rdx - 64]                                     ;   511.2 p5+p2   45 next
        xorps xmm9, xmm5                                           ;   512.2 p0      45 next
        movaps xmm13, xmm4                                         ;   512.0 p1      45 next copy
        movaps xmm5, [rbp - 48]                                    ;   510.5 p2      45 next reload
        andps xmm13, [rbp - 32]                                    ;   513.0 p5+p2   45 next
        xorps xmm14, xmm13                                         ;   514.0 p0      45 next
        andps xmm8, [rbp - 112]                                    ;   513.0 p1+p2   45 next
        movaps [rbp - 112], xmm12                                  ;   510.2 p3+p4   45 next spill
        movaps xmm12, [rdx - 16]                                   ;   513.5 p2      45 next reload
        xorps xmm12, xmm8                                          ;   516.5 p5      45 next
        movaps xmm8, xmm12                                         ;   517.5 p0      45 next copy
        xorps xmm4, xmm14                                          ;   515.0 p1      45 next
        movaps xmm14, [rbp - 112]                                  ;   514.5 p2      45 next reload
        xorps xmm13, xmm14                                         ;   517.5 p5      45 next
        xorps xmm10, xmm13                                         ;   518.5 p0      45 next
        xorps xmm10, xmm9                                          ;   519.5 p1      45 next
        xorps xmm9, xmm5                                           ;   515.2 p5      45 next
        xorps xmm5, [rbp - 128]                                    ;   515.5 p0+p2   45 next
        xorps xmm1, xmm5                                           ;   516.5 p1      45 next
        movaps xmm5, [rbp + 80]                                    ;   516.5 p2      45 next reload
        xorps xmm1, xmm5                                           ;   519.5 p5      45 next
        orps xmm5, [rbp + 0]                                       ;   519.5 p0+p2   45 next
        xorps xmm12, [rbp - 96]                                    ;   518.5 p1+p2   45 next
        xorps xmm2, xmm12                                          ;   519.5 p5      45 next
        movaps xmm12, [rdx - 96]                                   ;   519.5 p2      45 next reload
        xorps xmm12, xmm9                                          ;   522.5 p0      45 next
        xorps xmm0, [rbp + 80]                                     ;   520.5 p1+p2   45 next
        xorps xmm0, xmm5                                           ;   521.5 p5      45 next
        xorps xmm3, xmm0                                           ;   522.5 p0      45 next
        xorps xmm14, xmm0                                          ;   522.5 p1      45 next
        xorps xmm4, xmm3                                           ;   523.5 p5      45 next
        movaps xmm13, [rcx - 32]                                   ;   521.5 p2      48 next reload
        xorps xmm8, xmm12                                          ;   523.5 p0      45 next
        xorps xmm11, xmm14                                         ;   523.5 p1      45 next
        movaps xmm3, [rbp + 64]                                    ;   522.5 p2      48 next reload
        xorps xmm8, xmm3                                           ;   525.5 p5      45 next
        movaps xmm14, [rbp + 96]                                   ;   523.5 p2      48 next reload
        movaps xmm5, [rdx + 16]                                    ;   524.5 p2      48 next reload
        movaps xmm0, [rdx + 0]                                     ;   525.5 p2      48 next reload
        xorps xmm10, xmm14                                         ;   526.5 p0      45 next
        xorps xmm2, xmm0                                           ;   528.5 p1      45 next
        xorps xmm11, xmm5                                          ;   527.5 p5      45 next
        xorps xmm11, [rcx - 96]                                    ;   528.5 p0+p2   54 next
        movaps xmm12, [rbp - 80]                                   ;   527.5 p2      48 next reload
        xorps xmm8, [rcx - 64]                                     ;   528.5 p1+p2   54 next
        movaps xmm9, [rdx - 112]                                   ;   529.5 p2      48 next reload
        xorps xmm4, xmm9                                           ;   532.5 p5      45 next
        xorps xmm4, [rcx - 48]                                     ;   533.5 p0+p2   54 next
        xorps xmm7, [rdi + 96]                                     ;   531.5 p1+p2   54 next
        xorps xmm1, [rdi - 112]                                    ;   532.5 p5+p2   54 next
        xorps xmm6, xmm12                                          ;   530.5 p0      45 next
        xorps xmm5, [rdi - 32]                                     ;   533.5 p1+p2   54 next
        xorps xmm15, xmm13                                         ;   525.0 p5      45 next
        xorps xmm13, [rbp + 48]                                    ;   534.5 p0+p2   54 next
        xorps xmm14, [rdi - 16]                                    ;   535.5 p1+p2   54 next
        movaps [rcx - 32], xmm13                                   ;   535.5 p3+p4   54 next spill
        movaps xmm13, [rdi - 96]                                   ;   536.5 p2      54 next
        xorps xmm0, [rdi + 112]                                    ;   537.5 p5+p2   54 next
        xorps xmm12, [rbp + 112]                                   ;   538.5 p0+p2   54 next
        xorps xmm9, [rcx - 80]                                     ;   539.5 p1+p2   54 next
        xorps xmm10, [rdi - 96]                                    ;   540.5 p5+p2   54 next
        xorps xmm6, [rdi + 48]                                     ;   541.5 p0+p2   54 next
        movaps [rdi - 96], xmm12                                   ;   539.5 p3+p4   54 next spill
        movaps xmm12, [rdi - 48]                                   ;   542.5 p2      54 next
        xorps xmm2, [rdi - 48]                                     ;   543.5 p1+p2   54 next
        movaps [rdi - 48], xmm9                                    ;   540.5 p3+p4   54 next spill
        movaps xmm9, [rcx - 64]                                    ;   544.5 p2      54 next
        movaps [rcx - 64], xmm5                                    ;   534.5 p3+p4   54 next spill
        movaps xmm5, [rcx - 96]                                    ;   545.5 p2      54 next
        xorps xmm3, [rdi + 80]                                     ;   546.5 p5+p2   54 next
        xorps xmm9, [r11 + 288]                                    ;   547.5 p0+p2   54 next
        movaps [rcx - 96], xmm3                                    ;   547.5 p3+p4   54 next spill
        movaps xmm3, [rcx - 48]                                    ;   548.5 p2      54 next
        xorps xmm12, [r11 + 272]                                   ;   549.5 p1+p2   54 next
        movaps [rcx - 48], xmm0                                    ;   538.5 p3+p4   54 next spill
        xorps xmm13, [r11 + 256]                                   ;   550.5 p5+p2   54 next
        movaps xmm0, [rdi + 96]                                    ;   551.5 p2      54 next
        xorps xmm3, [r11 + 320]                                    ;   552.5 p0+p2   54 next
        xorps xmm15, [rdi + 64]                                    ;   553.5 p1+p2   54 next
        xorps xmm5, [r11 + 304]                                    ;   554.5 p5+p2   54 next
        movaps [rdi + 96], xmm14                                   ;   540.8 p3+p4   54 next spill
        movaps xmm14, [rdi - 112]                                  ;   555.5 p2      54 next
        movaps [rdi - 112], xmm1                                   ;   541.8 p3+p4   54 next spill
        xorps xmm0, [r11 + 368]                                    ;   556.5 p0+p2   54 next
        xorps xmm14, [r11 + 384]                                   ;   558.5 p1+p2   54 next
        movaps xmm1, [rdi + 48]                                    ;   558.5 p2      54 next
        xorps xmm1, [r11 + 336]                                    ;   561.5 p5+p2   54 next
        movaps [rdi + 48], xmm7                                    ;   545.5 p3+p4   54 next spill
        movaps xmm7, [rdi - 16]                                    ;   560.5 p2      54 next
        movaps [rdi - 16], xmm15                                   ;   554.5 p3+p4   54 next spill
        xorps xmm7, [r11 + 400]                                    ;   563.5 p0+p2   54 next
        movaps xmm15, [rdi + 64]                                   ;   562.5 p2      54 next
        xorps xmm15, [r11 + 352]                                   ;   565.5 p1+p2   54 next
        movaps [rdi + 64], xmm6                                    ;   549.5 p3+p4   54 next spill
        movaps xmm6, [rdi + 112]                                   ;   564.5 p2      54 next
        movaps [rdi + 112], xmm4                                   ;   550.5 p3+p4   54 next spill
        xorps xmm6, [r11 + 416]                                    ;   567.5 p5+p2   54 next
        movaps xmm4, [rdi + 80]                                    ;   566.5 p2      54 next
        xorps xmm4, [r11 + 432]                                    ;   569.5 p0+p2   54 next
        movaps [rdi + 80], xmm11                                   ;   553.5 p3+p4   54 next spill
        movaps xmm11, [rdi - 32]                                   ;   568.5 p2      54 next
        xorps xmm11, [r11 + 448]                                   ;   571.5 p1+p2   54 next
        movaps [rdi - 32], xmm8                                    ;   554.8 p3+p4   54 next spill
        movaps xmm8, [rcx - 80]                                    ;   570.5 p2      54 next
        xorps xmm8, [r11 + 464]                                    ;   573.5 p5+p2   54 next
        movaps [rcx - 80], xmm2                                    ;   556.5 p3+p4   54 next spill
        movaps xmm2, [rbp + 112]                                   ;   572.5 p2      54 next
        xorps xmm2, [r11 + 480]                                    ;   575.5 p0+p2   54 next
        movaps [rbp + 112], xmm10                                  ;   558.8 p3+p4   54 next spill
        movaps xmm10, [rbp + 48]                                   ;   574.5 p2      54 next
        movaps [rbp + 48], xmm9                                    ;   560.5 p3+p4   54 next spill
        xorps xmm10, [r11 + 496]                                   ;   577.5 p1+p2   54 next
        movaps [rdx - 112], xmm12                                  ;   561.5 p3+p4   54 next spill
        movaps [rbp - 80], xmm5                                    ;   562.5 p3+p4   54 next spill
        movaps xmm9, xmm14                                         ;   562.5 p5      41 next copy
        xorps xmm9, xmm11                                          ;   572.5 p0      41 next
        movaps xmm5, xmm9                                          ;   573.5 p1      41 next copy
        movaps [rbp + 64], xmm1                                    ;   563.5 p3+p4   54 next spill
        movaps [rdx + 16], xmm15                                   ;   566.5 p3+p4   54 next spill
        movaps xmm1, xmm14                                         ;   564.5 p5      41 next copy
        movaps xmm15, xmm14                                        ;   564.8 p0      41 next copy
        andps xmm15, xmm6                                          ;   568.5 p1      41 next
        andps xmm1, xmm0                                           ;   565.5 p5      41 next
        movaps [rdx + 0], xmm13                                    ;   565.8 p3+p4   54 next spill
        movaps xmm13, xmm14                                        ;   566.0 p0      41 next copy
        movaps xmm12, xmm9                                         ;   573.5 p1      41 next copy
        andps xmm12, xmm4                                          ;   574.5 p5      41 next
        andps xmm9, xmm0                                           ;   573.5 p0      41 next
        movaps [rbp + 80], xmm9                                    ;   574.5 p3+p4   41 next spill
        andps xmm13, xmm7                                          ;   568.5 p1      41 next
        xorps xmm13, xmm0                                          ;   569.5 p5      41 next
        movaps [rbp + 96], xmm3                                    ;   569.0 p3+p4   54 next spill
        movaps xmm3, xmm13                                         ;   570.5 p0      41 next copy
        xorps xmm13, xmm10                                         ;   578.5 p1      41 next
        movaps [rbp + 0], xmm13                                    ;   579.5 p3+p4   41 next spill
        movaps xmm13, xmm14                                        ;   570.5 p5      41 next copy
        andps xmm13, xmm2                                          ;   576.5 p0      41 next
        xorps xmm3, xmm13                                          ;   577.5 p1      41 next
        movaps xmm13, xmm14                                        ;   571.5 p5      41 next copy
        andps xmm13, [rbp + 0]                                     ;   582.5 p0+p2   41 next
        movaps xmm9, xmm14                                         ;   572.5 p1      41 next copy
        xorps xmm9, xmm0                                           ;   573.5 p5      41 next
        andps xmm9, xmm11                                          ;   574.5 p0      41 next
        andps xmm14, xmm8                                          ;   574.5 p1      41 next
        movaps [rdx - 32], xmm3                                    ;   578.5 p3+p4   41 next spill
        movaps [rbp - 128], xmm14                                  ;   575.5 p3+p4   41 next spill
        movaps xmm14, xmm0                                         ;   574.2 p5      41 next copy
        xorps xmm14, xmm8                                          ;   575.2 p0      41 next
        movaps [rbp - 48], xmm9                                    ;   575.8 p3+p4   41 next spill
        movaps xmm9, xmm14                                         ;   576.2 p1      41 next copy
        movaps [rdx - 64], xmm11                                   ;   576.8 p3+p4   54 next spill
        movaps [rdx - 96], xmm13                                   ;   583.5 p3+p4   41 next spill
        movaps [rbp - 96], xmm12                                   ;   578.8 p3+p4   41 next spill
        movaps xmm12, xmm0                                         ;   576.0 p5      41 next copy
        andps xmm12, xmm4                                          ;   577.0 p0      41 next
        movaps [rbp - 32], xmm12                                   ;   579.8 p3+p4   41 next spill
        xorps xmm9, xmm6                                           ;   577.2 p1      41 next
        movaps xmm12, xmm6                                         ;   577.0 p5      41 next copy
        andps xmm12, xmm2                                          ;   578.0 p0      41 next
        movaps [rdx - 16], xmm12                                   ;   580.8 p3+p4   41 next spill
        movaps xmm12, xmm6                                         ;   577.8 p1      41 next copy
        movaps xmm13, xmm14                                        ;   578.0 p5      41 next copy
        andps xmm14, xmm11                                         ;   578.2 p0      41 next
        movaps [rbp - 16], xmm8                                    ;   581.8 p3+p4   54 next spill
        xorps xmm14, [rbp + 0]                                     ;   582.5 p1+p2   41 next
        movaps [rbp - 112], xmm13                                  ;   582.8 p3+p4   41 next spill
        xorps xmm14, xmm4                                          ;   583.5 p5      41 next
        movaps [rbp + 0], xmm14                                    ;   584.5 p3+p4   41 next spill
        movaps xmm11, xmm0                                         ;   579.8 p0      41 next copy
        andps xmm11, xmm10                                         ;   580.8 p1      41 next
        movaps xmm14, xmm0                                         ;   580.2 p5      41 next copy
        xorps xmm11, xmm2                                          ;   581.8 p0      41 next
        movaps xmm3, xmm11                                         ;   582.8 p1      41 next copy
        movaps xmm13, xmm0                                         ;   581.2 p5      41 next copy
        andps xmm0, xmm8                                           ;   581.8 p0      41 next
        andps xmm13, xmm6                                          ;   582.2 p1      41 next
        andps xmm12, xmm8                                          ;   582.2 p5      41 next
        andps xmm14, xmm2                                          ;   582.8 p0      41 next
        xorps xmm14, xmm12                                         ;   583.8 p1      41 next
        movaps xmm12, [rel misty1_encrypt_compact.T0_constants128] ;   582.5 p2      41 next reload
        xorps xmm14, xmm12                                         ;   585.5 p5      41 next
        movaps [rdx + 64], xmm14                                   ;   586.5 p3+p4   41 next spill
        movaps xmm14, xmm6                                         ;   583.8 p0      41 next copy
        andps xmm14, xmm7                                          ;   584.8 p1      41 next
        xorps xmm5, xmm14                                          ;   585.8 p5      41 next
        movaps xmm14, xmm6                                         ;   584.8 p0      41 next copy
        andps xmm14, xmm4                                          ;   585.8 p1      41 next
        xorps xmm15, xmm14                                         ;   586.8 p5      41 next
        xorps xmm11, xmm14                                         ;   586.8 p0      41 next
        movaps xmm14, xmm8                                         ;   586.0 p1      41 next copy
        andps xmm14, xmm4                                          ;   587.0 p5      41 next
        xorps xmm13, xmm14                                         ;   588.0 p0      41 next
        xorps xmm0, xmm15                                          ;   587.8 p1      41 next
        movaps xmm14, xmm4                                         ;   587.2 p5      41 next copy
        andps xmm14, xmm10                                         ;   588.2 p0      41 next
        xorps xmm6, xmm14                                          ;   589.2 p1      41 next
        movaps xmm15, xmm6                                         ;   590.2 p5      41 next copy
        andps xmm6, xmm10                                          ;   590.2 p0      41 next
        xorps xmm6, xmm12                                          ;   591.2 p1      41 next
        movaps xmm12, xmm10                                        ;   589.2 p5      41 next copy
        andps xmm12, xmm2                                          ;   590.2 p0      41 next
        xorps xmm13, xmm12                                         ;   591.2 p1      41 next
        movaps [rbp + 32], xmm6                                    ;   592.2 p3+p4   41 next spill
        movaps xmm8, xmm9                                          ;   590.2 p5      41 next copy
        movaps xmm6, xmm10                                         ;   590.8 p0      41 next copy
        orps xmm6, xmm9                                            ;   591.8 p1      41 next
        movaps [rdx - 128], xmm9                                   ;   589.2 p3+p4   41 next spill
        movaps xmm9, [rdx - 32]                                    ;   589.5 p2      41 next reload
        andps xmm8, xmm7                                           ;   591.2 p5      41 next
        xorps xmm3, xmm8                                           ;   592.2 p0      41 next
        xorps xmm15, xmm3                                          ;   593.2 p1      41 next
        movaps xmm3, xmm4                                          ;   592.2 p5      41 next copy
        andps xmm3, [rdx - 64]                                     ;   593.2 p0+p2   41 next
        movaps xmm8, xmm4                                          ;   593.0 p1      41 next copy
        andps xmm4, xmm2                                           ;   593.2 p5      41 next
        movaps [rbp + 16], xmm0                                    ;   591.5 p3+p4   41 next spill
        movaps xmm0, xmm10                                         ;   593.8 p0      41 next copy
        xorps xmm0, xmm3                                           ;   594.8 p1      41 next
        andps xmm10, xmm7                                          ;   594.2 p5      41 next
        xorps xmm3, xmm7                                           ;   594.8 p0      41 next
        andps xmm8, xmm3                                           ;   595.8 p1      41 next
        xorps xmm9, xmm8                                           ;   596.8 p5      41 next
        movaps xmm8, [rbp - 48]                                    ;   593.2 p2      41 next reload
        xorps xmm8, xmm9                                           ;   597.8 p0      41 next
        andps xmm0, [rdx - 64]                                     ;   596.0 p1+p2   41 next
        xorps xmm15, xmm0                                          ;   597.0 p5      41 next
        movaps xmm0, xmm7                                          ;   596.8 p0      41 next copy
        movaps [rbp - 48], xmm8                                    ;   598.8 p3+p4   41 next spill
        movaps xmm8, [rbp - 96]                                    ;   595.2 p2      41 next reload
        andps xmm0, [rdx - 64]                                     ;   597.8 p1+p2   41 next
        xorps xmm6, xmm0                                           ;   598.8 p5      41 next
        xorps xmm1, xmm6                                           ;   599.8 p0      41 next
        movaps xmm0, xmm13                                         ;   598.0 p1      41 next copy
        movaps xmm6, xmm2                                          ;   598.2 p5      41 next copy
        andps xmm6, [rdx - 64]                                     ;   599.2 p0+p2   41 next
        xorps xmm8, xmm6                                           ;   600.2 p1      41 next
        xorps xmm11, xmm8                                          ;   601.2 p5      41 next
        xorps xmm3, xmm11                                          ;   602.2 p0      41 next
        xorps xmm0, xmm3                                           ;   603.2 p1      41 next
        movaps xmm6, [rbp - 32]                                    ;   598.2 p2      41 next reload
        xorps xmm4, xmm6                                           ;   601.2 p5      41 next
        movaps xmm3, [rbp - 112]                                   ;   599.2 p2      41 next reload
        xorps xmm8, xmm1                                           ;   601.2 p0      41 next
        xorps xmm3, xmm8                                           ;   602.2 p1      41 next
        movaps xmm11, [rbp - 16]                                   ;   600.2 p2      54 next reload
        movaps xmm8, [rdx - 96]                                    ;   601.2 p2      41 next reload
        xorps xmm8, xmm4                                           ;   604.2 p5      41 next
        xorps xmm8, xmm5                                           ;   605.2 p0      41 next
        movaps xmm4, xmm2                                          ;   602.0 p1      41 next copy
        andps xmm2, xmm7                                           ;   602.2 p5      41 next
        andps xmm7, xmm11                                          ;   603.2 p0      41 next
        andps xmm4, xmm11                                          ;   603.2 p1      41 next
        xorps xmm10, xmm4                                          ;   604.2 p5      41 next
        xorps xmm13, xmm7                                          ;   604.2 p0      41 next
        xorps xmm11, xmm13                                         ;   605.2 p1      41 next
        movaps xmm13, [rdx - 16]                                   ;   602.2 p2      41 next reload
        xorps xmm6, xmm13                                          ;   605.2 p5      41 next
        xorps xmm9, xmm6                                           ;   606.2 p0      41 next
        movaps [rdx - 16], xmm9                                    ;   607.2 p3+p4   41 next spill
        movaps xmm6, xmm9                                          ;   607.2 p1      41 next copy
        movaps xmm9, [rbp + 80]                                    ;   603.2 p2      41 next reload
        xorps xmm6, [rbp + 0]                                      ;   608.2 p5+p2   41 next
        xorps xmm9, xmm6                                           ;   609.2 p0      41 next
        xorps xmm4, [rbp - 128]                                    ;   606.0 p1+p2   41 next
        xorps xmm0, xmm4                                           ;   607.0 p5      41 next
        xorps xmm13, xmm0                                          ;   608.0 p0      41 next
        movaps xmm6, [rbp + 16]                                    ;   606.2 p2      41 next reload
        xorps xmm9, xmm6                                           ;   610.2 p1      41 next
        xorps xmm2, [rbp + 32]                                     ;   607.2 p5+p2   41 next
        xorps xmm12, xmm2                                          ;   608.2 p0      41 next
        xorps xmm3, xmm12                                          ;   609.2 p1      41 next
        movaps xmm12, [rdx - 128]                                  ;   608.2 p2      41 next reload
        xorps xmm10, xmm12                                         ;   611.2 p5      41 next
        xorps xmm2, [rbp - 128]                                    ;   609.2 p0+p2   41 next
        xorps xmm6, [rbp + 32]                                     ;   610.2 p1+p2   41 next
        xorps xmm15, xmm6                                          ;   611.2 p5      41 next
        movaps xmm6, [rdx - 112]                                   ;   611.2 p2      54 next reload
        movaps xmm0, xmm12                                         ;   611.2 p0      41 next copy
        orps xmm0, [rdx - 64]                                      ;   612.2 p1+p2   41 next
        xorps xmm10, xmm0                                          ;   613.2 p5      41 next
        xorps xmm5, xmm10                                          ;   614.2 p0      41 next
        xorps xmm11, xmm5                                          ;   615.2 p1      41 next
        movaps xmm0, [rdx + 64]                                    ;   613.2 p2      41 next reload
        xorps xmm4, xmm0                                           ;   616.2 p5      41 next
        xorps xmm8, xmm4                                           ;   617.2 p0      41 next
        xorps xmm0, [rbp + 0]                                      ;   616.2 p1+p2   41 next
        xorps xmm1, xmm0                                           ;   617.2 p5      41 next
        xorps xmm12, xmm1                                          ;   618.2 p0      41 next
        movaps xmm0, [rbp - 48]                                    ;   615.2 p2      41 next reload
        xorps xmm7, xmm0                                           ;   618.2 p1      41 next
        xorps xmm10, xmm0                                          ;   618.2 p5      41 next
        movaps xmm0, [rdx - 16]                                    ;   616.2 p2      41 next reload
        xorps xmm2, xmm7                                           ;   619.2 p0      41 next
        xorps xmm0, xmm2                                           ;   620.2 p1      41 next
        xorps xmm14, xmm10                                         ;   619.2 p5      41 next
        movaps xmm2, [rdx + 0]                                     ;   617.2 p2      54 next reload
        movaps xmm1, [rbp + 96]                                    ;   618.2 p2      41 next
        movaps xmm4, [rbp + 64]                                    ;   619.2 p2      41 next
        andps xmm4, xmm2                                           ;   622.2 p0      41 next
        andps xmm1, xmm2                                           ;   621.2 p1      41 next
        xorps xmm14, [rbp - 80]                                    ;   620.2 p5+p2   41 next
        movaps [rdx - 64], xmm14                                   ;   621.2 p3+p4   41 next spill
        movaps xmm5, [rdx + 16]                                    ;   621.2 p2      41 next
        andps xmm5, xmm6                                           ;   624.2 p0      41 next
        xorps xmm0, xmm2                                           ;   621.2 p1      41 next
        xorps xmm11, [rbp + 96]                                    ;   622.2 p5+p2   41 next
        xorps xmm13, [rbp + 64]                                    ;   623.2 p0+p2   41 next
        movaps [rbp + 32], xmm3                                    ;   618.5 p3+p4   41 next spill
        movaps xmm14, xmm6                                         ;   618.8 p1      41 next copy
        movaps [rbp + 0], xmm13                                    ;   624.2 p3+p4   41 next spill
        xorps xmm15, xmm6                                          ;   619.2 p5      41 next
        movaps [rbp - 128], xmm11                                  ;   623.2 p3+p4   41 next spill
        movaps [rbp - 48], xmm8                                    ;   621.5 p3+p4   41 next spill
        movaps xmm8, xmm1                                          ;   622.2 p0      41 next copy
        movaps [rbp + 16], xmm15                                   ;   622.5 p3+p4   41 next spill
        movaps xmm13, xmm0                                         ;   622.2 p1      41 next copy
        movaps xmm3, xmm4                                          ;   623.2 p5      41 next copy
        movaps xmm7, xmm4                                          ;   623.2 p0      41 next copy
        movaps xmm10, [rdx + 16]                                   ;   624.2 p2      54 next reload
        andps xmm7, xmm10                                          ;   627.2 p1      41 next
        movaps [rdx + 64], xmm0                                    ;   623.5 p3+p4   41 next spill
        movaps xmm11, xmm6                                         ;   622.0 p5      41 next copy
        movaps [rdx - 16], xmm12                                   ;   624.5 p3+p4   41 next spill
        movaps xmm12, xmm1                                         ;   622.5 p0      41 next copy
        andps xmm14, [rbp + 64]                                    ;   625.2 p1+p2   41 next
        xorps xmm9, [rbp + 48]                                     ;   626.2 p5+p2   41 next
        movaps [rdx - 128], xmm9                                   ;   627.2 p3+p4   41 next spill
        movaps xmm9, xmm6                                          ;   623.5 p0      41 next copy
        andps xmm9, xmm2                                           ;   624.5 p1      41 next
        movaps xmm15, xmm9                                         ;   625.5 p5      41 next copy
        xorps xmm7, xmm14                                          ;   628.2 p0      41 next
        xorps xmm7, [rel misty1_encrypt_compact.T0_constants128]   ;   629.2 p1+p2   41 next
        movaps [rbp + 80], xmm13                                   ;   626.5 p3+p4   41 next spill
        movaps xmm13, xmm6                                         ;   625.0 p5      41 next copy
        andps xmm13, [rbp - 80]                                    ;   628.2 p0+p2   41 next
        xorps xmm1, xmm13                                          ;   629.2 p1      41 next
        movaps xmm0, xmm6                                          ;   626.0 p5      41 next copy
        andps xmm6, [rbp + 96]                                     ;   629.2 p0+p2   41 next
        xorps xmm3, xmm6                                           ;   630.2 p1      41 next
        movaps xmm6, xmm14                                         ;   627.0 p5      41 next copy
        andps xmm6, [rbp - 80]                                     ;   630.2 p0+p2   41 next
        xorps xmm15, xmm6                                          ;   631.2 p1      41 next
        movaps xmm6, xmm14                                         ;   628.0 p5      41 next copy
        movaps [rdx - 112], xmm1                                   ;   630.2 p3+p4   41 next spill
        movaps xmm1, xmm7                                          ;   630.2 p0      41 next copy
        xorps xmm14, [rbp + 48]                                    ;   631.2 p1+p2   41 next
        movaps [rbp - 16], xmm14                                   ;   632.2 p3+p4   41 next spill
        movaps xmm14, xmm3                                         ;   631.2 p5      41 next copy
        xorps xmm14, [rbp + 48]                                    ;   632.2 p0+p2   41 next
        movaps [rbp - 32], xmm14                                   ;   633.2 p3+p4   41 next spill
        movaps xmm14, xmm2                                         ;   629.8 p1      41 next copy
        andps xmm14, [rbp - 80]                                    ;   633.2 p5+p2   41 next
        xorps xmm0, xmm14                                          ;   634.2 p0      41 next
        xorps xmm6, xmm10                                          ;   630.8 p1      41 next
        andps xmm6, xmm2                                           ;   631.8 p5      41 next
        xorps xmm7, xmm6                                           ;   632.8 p0      41 next
        movaps xmm2, xmm0                                          ;   635.2 p1      41 next copy
        xorps xmm2, [rbp + 96]                                     ;   636.2 p5+p2   41 next
        andps xmm2, xmm10                                          ;   637.2 p0      41 next
        xorps xmm14, xmm2                                          ;   638.2 p1      41 next
        movaps [rbp - 112], xmm4                                   ;   631.8 p3+p4   41 next spill
        movaps [rdx - 96], xmm14                                   ;   639.2 p3+p4   41 next spill
        movaps xmm14, xmm0                                         ;   635.2 p5      41 next copy
        andps xmm0, [rbp + 48]                                     ;   635.2 p0+p2   41 next
        xorps xmm3, xmm0                                           ;   636.2 p1      41 next
        movaps xmm0, xmm10                                         ;   634.0 p5      41 next copy
        andps xmm0, [rbp - 80]                                     ;   636.2 p0+p2   41 next
        movaps xmm4, xmm0                                          ;   637.2 p1      41 next copy
        movaps [rbp - 96], xmm2                                    ;   638.2 p3+p4   41 next spill
        xorps xmm4, [rbp + 96]                                     ;   638.2 p5+p2   41 next
        movaps xmm2, xmm4                                          ;   639.2 p0      41 next copy
        andps xmm4, [rbp + 64]                                     ;   639.2 p1+p2   41 next
        xorps xmm13, xmm4                                          ;   640.2 p5      41 next
        movaps xmm4, xmm10                                         ;   636.5 p0      41 next copy
        andps xmm4, [rbp + 48]                                     ;   639.2 p1+p2   41 next
        xorps xmm9, xmm4                                           ;   640.2 p5      41 next
        movaps xmm10, xmm9                                         ;   641.2 p0      41 next copy
        andps xmm10, [rbp + 48]                                    ;   642.2 p1+p2   41 next
        xorps xmm10, [rdx + 0]                                     ;   643.2 p5+p2   41 next
        xorps xmm14, xmm10                                         ;   644.2 p0      41 next
        movaps xmm10, [rbp + 96]                                   ;   642.2 p2      54 next reload
        movaps [rdx - 32], xmm14                                   ;   645.2 p3+p4   41 next spill
        movaps xmm14, xmm10                                        ;   645.2 p1      41 next copy
        andps xmm14, [rbp - 80]                                    ;   646.2 p5+p2   41 next
        xorps xmm12, xmm14                                         ;   647.2 p0      41 next
        andps xmm12, [rbp + 64]                                    ;   648.2 p1+p2   41 next
        andps xmm9, xmm10                                          ;   645.2 p5      41 next
        xorps xmm2, xmm12                                          ;   649.2 p0      41 next
        xorps xmm9, xmm2                                           ;   650.2 p1      41 next
        movaps xmm2, [rbp - 96]                                    ;   645.2 p2      41 next reload
        xorps xmm3, xmm9                                           ;   651.2 p5      41 next
        xorps xmm2, xmm3                                           ;   652.2 p0      41 next
        movaps xmm3, [rbp + 64]                                    ;   646.2 p2      41 next
        movaps xmm9, [rbp + 48]                                    ;   647.2 p2      54 next reload
        andps xmm3, xmm9                                           ;   650.2 p1      41 next
        andps xmm11, xmm3                                          ;   651.2 p5      41 next
        xorps xmm5, xmm3                                           ;   651.2 p0      41 next
        xorps xmm8, xmm5                                           ;   652.2 p1      41 next
        xorps xmm14, xmm5                                          ;   652.2 p5      41 next
        movaps xmm3, xmm10                                         ;   645.8 p0      41 next copy
        movaps xmm5, xmm9                                          ;   650.2 p1      41 next copy
        andps xmm5, xmm14                                          ;   653.2 p5      41 next
        xorps xmm15, xmm5                                          ;   654.2 p0      41 next
        movaps xmm5, [rbp - 80]                                    ;   648.2 p2      54 next reload
        xorps xmm15, xmm5                                          ;   655.2 p1      41 next
        movaps xmm12, [rdx + 0]                                    ;   649.2 p2      54 next reload
        xorps xmm14, xmm12                                         ;   653.2 p5      41 next
        andps xmm3, xmm14                                          ;   654.2 p0      41 next
        andps xmm14, xmm12                                         ;   654.2 p1      41 next
        xorps xmm1, xmm14                                          ;   655.2 p5      41 next
        xorps xmm1, xmm4                                           ;   656.2 p0      41 next
        movaps xmm14, [rbp + 80]                                   ;   650.5 p2      41 next reload
        xorps xmm13, xmm1                                          ;   657.2 p1      41 next
        xorps xmm14, xmm13                                         ;   658.2 p5      41 next
        xorps xmm7, xmm3                                           ;   655.2 p0      41 next
        movaps xmm1, [rbp - 16]                                    ;   651.5 p2      41 next reload
        andps xmm10, xmm1                                          ;   654.5 p1      41 next
        andps xmm12, xmm1                                          ;   654.5 p5      41 next
        movaps xmm1, [rdx - 112]                                   ;   652.5 p2      41 next reload
        andps xmm9, xmm1                                           ;   655.5 p0      41 next
        movaps xmm13, [rbp - 32]                                   ;   653.5 p2      41 next reload
        movaps xmm3, xmm5                                          ;   653.0 p1      41 next copy
        xorps xmm5, xmm4                                           ;   653.2 p5      41 next
        andps xmm0, xmm5                                           ;   654.2 p0      41 next
        andps xmm3, xmm13                                          ;   656.5 p1      41 next
        xorps xmm4, xmm13                                          ;   656.5 p5      41 next
        movaps xmm13, [rbp + 64]                                   ;   654.5 p2      54 next reload
        xorps xmm3, xmm13                                          ;   657.5 p0      41 next
        xorps xmm11, xmm3                                          ;   658.5 p1      41 next
        movaps xmm3, [rdx + 16]                                    ;   655.5 p2      54 next reload
        andps xmm5, xmm13                                          ;   657.5 p5      41 next
        andps xmm13, xmm3                                          ;   658.5 p0      41 next
        xorps xmm1, xmm13                                          ;   659.5 p1      41 next
        xorps xmm6, xmm5                                           ;   658.5 p5      41 next
        xorps xmm4, xmm6                                           ;   659.5 p0      41 next
        movaps xmm6, [rdx - 96]                                    ;   656.5 p2      41 next reload
        xorps xmm5, xmm6                                           ;   659.5 p1      41 next
        andps xmm13, xmm6                                          ;   659.5 p5      41 next
        movaps xmm6, [rbp - 112]                                   ;   657.5 p2      41 next reload
        andps xmm1, xmm3                                           ;   660.5 p0      41 next
        xorps xmm6, xmm5                                           ;   660.5 p1      41 next
        movaps xmm5, [rdx - 32]                                    ;   658.5 p2      41 next reload
        xorps xmm4, xmm5                                           ;   661.5 p5      41 next
        xorps xmm1, xmm5                                           ;   661.5 p0      41 next
        movaps xmm5, [rdx - 128]                                   ;   659.5 p2      41 next reload
        xorps xmm12, xmm3                                          ;   659.0 p1      41 next
        xorps xmm7, xmm12                                          ;   660.0 p5      41 next
        xorps xmm0, xmm7                                           ;   661.0 p0      41 next
        movaps xmm7, [rbp - 128]                                   ;   660.5 p2      41 next reload
        xorps xmm15, xmm6                                          ;   661.5 p1      41 next
        xorps xmm9, xmm4                                           ;   662.5 p5      41 next
        xorps xmm8, xmm13                                          ;   660.5 p0      41 next
        movaps xmm6, [rdx - 64]                                    ;   661.5 p2      41 next reload
        movaps xmm4, [rbp + 16]                                    ;   662.5 p2      41 next reload
        xorps xmm11, xmm8                                          ;   661.5 p1      41 next
        xorps xmm10, xmm1                                          ;   662.5 p5      41 next
        movaps xmm1, [rel misty1_encrypt_compact.T0_constants128]  ;   663.5 p2      41 next reload
        xorps xmm11, xmm1                                          ;   666.5 p0      41 next
        xorps xmm0, xmm4                                           ;   665.5 p1      41 next
        xorps xmm14, [r8 + 2448]                                   ;   664.5 p5+p2   48 next
        xorps xmm3, [rbp + 32]                                     ;   665.5 p0+p2   41 next
        xorps xmm15, xmm3                                          ;   666.5 p1      41 next
        xorps xmm11, xmm7                                          ;   667.5 p5      41 next
        xorps xmm0, [r8 + 2464]                                    ;   666.5 p0+p2   48 next
        xorps xmm10, xmm1                                          ;   666.5 p1      41 next
        xorps xmm10, xmm6                                          ;   667.5 p5      41 next
        xorps xmm2, xmm5                                           ;   665.0 p0      41 next
        xorps xmm2, [r8 + 2480]                                    ;   667.5 p1+p2   48 next
        movaps xmm8, [rbp + 0]                                     ;   668.5 p2      41 next reload
        xorps xmm10, [r8 + 2496]                                   ;   669.5 p5+p2   48 next
        xorps xmm11, [r8 + 2512]                                   ;   670.5 p0+p2   48 next
        xorps xmm9, xmm8                                           ;   671.5 p1      41 next
        xorps xmm4, [r8 + 2320]                                    ;   671.5 p5+p2   48 next
        xorps xmm5, [r8 + 2336]                                    ;   672.5 p0+p2   48 next
        xorps xmm9, [r8 + 2528]                                    ;   673.5 p1+p2   48 next
        xorps xmm15, [r8 + 2544]                                   ;   674.5 p5+p2   48 next
        xorps xmm6, [r8 + 2352]                                    ;   675.5 p0+p2   48 next
        xorps xmm8, [r8 + 2384]                                    ;   676.5 p1+p2   48 next
        xorps xmm3, [r8 + 2400]                                    ;   677.5 p5+p2   48 next
        movaps xmm12, [rdx + 64]                                   ;   678.5 p2      48 next
        xorps xmm12, [r8 + 2304]                                   ;   681.5 p0+p2   48 next
        xorps xmm7, [r8 + 2368]                                    ;   680.5 p1+p2   48 next
        movaps xmm13, [rbp - 48]                                   ;   681.5 p2      48 next
        movaps [rbp - 48], xmm15                                   ;   675.5 p3+p4   48 next spill
        xorps xmm13, [r8 + 2416]                                   ;   684.5 p5+p2   48 next
        movaps xmm15, [rdx - 16]                                   ;   683.5 p2      48 next
        xorps xmm15, [r8 + 2432]                                   ;   686.5 p0+p2   48 next
        movaps [rdx - 16], xmm9                                    ;   674.5 p3+p4   48 next spill
        movaps xmm9, xmm4                                          ;   672.5 p1      45 next copy
        movaps [rdx + 64], xmm11                                   ;   672.5 p3+p4   48 next spill
        movaps [rbp + 0], xmm10                                    ;   673.5 p3+p4   48 next spill
        xorps xmm9, xmm8                                           ;   677.5 p5      45 next
        movaps xmm11, xmm9                                         ;   678.5 p0      45 next copy
        movaps xmm10, xmm9                                         ;   678.5 p1      45 next copy
        andps xmm9, xmm12                                          ;   682.5 p5      45 next
        movaps [rbp + 16], xmm9                                    ;   683.5 p3+p4   45 next spill
        movaps [rbp + 32], xmm2                                    ;   675.8 p3+p4   48 next spill
        movaps xmm2, xmm4                                          ;   675.8 p0      45 next copy
        andps xmm2, xmm6                                           ;   676.8 p1      45 next
        movaps [rbp - 128], xmm0                                   ;   676.8 p3+p4   48 next spill
        movaps xmm0, xmm6                                          ;   676.5 p5      45 next copy
        andps xmm10, xmm7                                          ;   681.5 p0      45 next
        andps xmm0, xmm13                                          ;   685.5 p1      45 next
        movaps [rdx - 128], xmm0                                   ;   686.5 p3+p4   45 next spill
        movaps xmm0, xmm6                                          ;   677.5 p5      45 next copy
        movaps xmm9, xmm6                                          ;   677.8 p0      45 next copy
        andps xmm9, xmm5                                           ;   678.8 p1      45 next
        xorps xmm11, xmm9                                          ;   679.8 p5      45 next
        movaps [rdx - 64], xmm14                                   ;   678.8 p3+p4   48 next spill
        movaps xmm14, xmm6                                         ;   678.8 p0      45 next copy
        movaps [rdx - 32], xmm11                                   ;   680.8 p3+p4   45 next spill
        movaps xmm11, xmm6                                         ;   679.2 p1      45 next copy
        andps xmm14, xmm3                                          ;   679.8 p5      45 next
        andps xmm11, xmm7                                          ;   681.5 p0      45 next
        xorps xmm2, xmm11                                          ;   682.5 p1      45 next
        movaps [rbp - 112], xmm2                                   ;   683.5 p3+p4   45 next spill
        movaps xmm2, xmm3                                          ;   680.5 p5      45 next copy
        movaps [rdx - 96], xmm8                                    ;   681.8 p3+p4   48 next spill
        movaps xmm9, xmm6                                          ;   681.0 p0      45 next copy
        andps xmm9, xmm12                                          ;   682.5 p1      45 next
        xorps xmm2, xmm12                                          ;   682.5 p5      45 next
        movaps xmm8, xmm2                                          ;   683.5 p0      45 next copy
        xorps xmm0, xmm2                                           ;   683.5 p1      45 next
        andps xmm2, [rdx - 96]                                     ;   685.5 p5+p2   45 next
        movaps [rdx + 16], xmm2                                    ;   686.5 p3+p4   45 next spill
        movaps xmm2, xmm0                                          ;   684.5 p0      45 next copy
        movaps [rbp - 32], xmm0                                    ;   684.5 p3+p4   45 next spill
        movaps [rbp + 64], xmm5                                    ;   684.8 p3+p4   48 next spill
        andps xmm2, xmm5                                           ;   685.5 p1      45 next
        movaps xmm5, xmm0                                          ;   684.5 p5      45 next copy
        movaps xmm0, xmm3                                          ;   684.0 p0      45 next copy
        andps xmm0, xmm7                                           ;   685.0 p1      45 next
        xorps xmm9, xmm0                                           ;   686.0 p5      45 next
        movaps xmm0, xmm7                                          ;   685.0 p0      45 next copy
        andps xmm0, xmm15                                          ;   687.5 p1      45 next
        xorps xmm6, xmm0                                           ;   688.5 p5      45 next
        movaps [rbp - 80], xmm3                                    ;   685.8 p3+p4   48 next spill
        movaps xmm3, xmm6                                          ;   689.5 p0      45 next copy
        andps xmm6, xmm15                                          ;   689.5 p1      45 next
        xorps xmm6, xmm1                                           ;   690.5 p5      45 next
        movaps [rdx - 112], xmm6                                   ;   691.5 p3+p4   45 next spill
        movaps xmm6, xmm15                                         ;   687.5 p0      45 next copy
        andps xmm6, xmm13                                          ;   688.5 p1      45 next
        xorps xmm9, xmm6                                           ;   689.5 p5      45 next
        movaps [rbp - 16], xmm9                                    ;   690.5 p3+p4   45 next spill
        movaps xmm9, xmm15                                         ;   688.0 p0      45 next copy
        andps xmm9, xmm12                                          ;   689.0 p1      45 next
        xorps xmm9, xmm13                                          ;   690.0 p5      45 next
        orps xmm5, xmm15                                           ;   689.0 p0      45 next
        movaps [rbp + 80], xmm0                                    ;   688.8 p3+p4   45 next spill
        xorps xmm2, xmm9                                           ;   691.0 p1      45 next
        xorps xmm3, xmm2                                           ;   692.0 p5      45 next
        xorps xmm11, xmm9                                          ;   691.0 p0      45 next
        movaps xmm9, xmm15                                         ;   690.5 p1      45 next copy
        movaps xmm2, xmm15                                         ;   690.8 p5      45 next copy
        movaps xmm0, xmm13                                         ;   691.0 p0      45 next copy
        andps xmm15, [rbp + 64]                                    ;   691.5 p1+p2   45 next
        andps xmm0, xmm12                                          ;   692.0 p5      45 next
        xorps xmm14, xmm0                                          ;   693.0 p0      45 next
        xorps xmm14, xmm1                                          ;   694.0 p1      45 next
        movaps xmm0, xmm12                                         ;   692.8 p5      45 next copy
        andps xmm0, xmm4                                           ;   693.8 p0      45 next
        movaps xmm1, xmm14                                         ;   695.0 p1      45 next copy
        movaps [rdx + 0], xmm14                                    ;   695.0 p3+p4   45 next spill
        movaps xmm14, xmm12                                        ;   693.8 p5      45 next copy
        movaps [rbp + 48], xmm6                                    ;   693.2 p3+p4   45 next spill
        movaps xmm6, xmm12                                         ;   694.0 p0      45 next copy
        andps xmm6, xmm7                                           ;   695.0 p1      45 next
        movaps [rbp + 96], xmm6                                    ;   696.0 p3+p4   45 next spill
        movaps xmm6, xmm12                                         ;   694.8 p5      45 next copy
        xorps xmm6, xmm4                                           ;   695.8 p0      45 next
        andps xmm6, [rdx - 96]                                     ;   696.8 p1+p2   45 next
        andps xmm12, [rbp - 80]                                    ;   695.8 p5+p2   45 next
        movaps [rbp - 96], xmm15                                   ;   695.2 p3+p4   45 next spill
        movaps xmm15, [rbp - 112]                                  ;   696.2 p2      45 next reload
        xorps xmm15, xmm12                                         ;   699.2 p0      45 next
        movaps xmm12, xmm7                                         ;   696.5 p1      45 next copy
        andps xmm12, [rdx - 96]                                    ;   697.5 p5+p2   45 next
        xorps xmm2, xmm12                                          ;   698.5 p0      45 next
        movaps [rbp - 112], xmm15                                  ;   700.2 p3+p4   45 next spill
        xorps xmm12, [rbp + 64]                                    ;   698.5 p1+p2   45 next
        andps xmm2, [rdx - 96]                                     ;   699.5 p5+p2   45 next
        xorps xmm3, xmm2                                           ;   700.5 p0      45 next
        movaps xmm2, xmm12                                         ;   699.5 p1      45 next copy
        andps xmm12, xmm7                                          ;   699.5 p5      45 next
        movaps xmm15, xmm7                                         ;   699.0 p0      45 next copy
        andps xmm7, xmm13                                          ;   699.5 p1      45 next
        xorps xmm7, [rbp + 96]                                     ;   700.5 p5+p2   45 next
        movaps [rdi + 0], xmm3                                     ;   701.5 p3+p4   45 next spill
        movaps xmm3, xmm4                                          ;   700.0 p0      45 next copy
        andps xmm3, [rbp + 64]                                     ;   701.2 p1+p2   45 next
        xorps xmm14, xmm3                                          ;   702.2 p5      45 next
        xorps xmm9, xmm14                                          ;   703.2 p0      45 next
        movaps xmm3, [rdx + 16]                                    ;   702.2 p2      45 next reload
        xorps xmm3, xmm9                                           ;   705.2 p1      45 next
        xorps xmm15, xmm3                                          ;   706.2 p5      45 next
        movaps xmm3, xmm4                                          ;   702.0 p0      45 next copy
        andps xmm9, xmm4                                           ;   704.2 p1      45 next
        xorps xmm7, xmm9                                           ;   705.2 p5      45 next
        xorps xmm1, xmm15                                          ;   707.2 p0      45 next
        movaps xmm9, [rdx - 96]                                    ;   703.2 p2      48 next reload
        andps xmm3, xmm13                                          ;   703.5 p1      45 next
        xorps xmm14, xmm3                                          ;   704.5 p5      45 next
        xorps xmm12, xmm14                                         ;   705.5 p0      45 next
        movaps xmm14, [rdx - 32]                                   ;   704.2 p2      45 next reload
        xorps xmm7, xmm14                                          ;   707.2 p1      45 next
        movaps xmm3, xmm13                                         ;   704.8 p5      45 next copy
        andps xmm3, xmm9                                           ;   706.2 p0      45 next
        xorps xmm10, xmm3                                          ;   707.2 p1      45 next
        xorps xmm11, xmm10                                         ;   708.2 p5      45 next
        xorps xmm2, xmm11                                          ;   709.2 p0      45 next
        xorps xmm6, xmm12                                          ;   706.5 p1      45 next
        movaps xmm3, xmm9                                          ;   706.8 p5      45 next copy
        movaps xmm11, [rbp + 64]                                   ;   705.2 p2      48 next reload
        andps xmm3, xmm11                                          ;   708.2 p0      45 next
        xorps xmm5, xmm3                                           ;   709.2 p1      45 next
        movaps xmm3, [rbp - 80]                                    ;   706.2 p2      48 next reload
        xorps xmm0, xmm5                                           ;   710.2 p5      45 next
        xorps xmm10, xmm0                                          ;   711.2 p0      45 next
        xorps xmm1, xmm0                                           ;   711.2 p1      45 next
        movaps xmm0, [rbp - 16]                                    ;   707.2 p2      45 next reload
        andps xmm4, xmm3                                           ;   709.2 p5      45 next
        xorps xmm2, xmm0                                           ;   710.2 p0      45 next
        movaps xmm5, xmm13                                         ;   709.5 p1      45 next copy
        andps xmm13, xmm11                                         ;   709.8 p5      45 next
        xorps xmm8, xmm10                                          ;   712.2 p0      45 next
        andps xmm5, xmm3                                           ;   710.5 p1      45 next
        andps xmm11, xmm3                                          ;   710.8 p5      45 next
        xorps xmm0, xmm11                                          ;   711.8 p0      45 next
        movaps xmm10, [rdx + 0]                                    ;   708.8 p2      45 next reload
        xorps xmm3, xmm0                                           ;   712.8 p1      45 next
        movaps xmm0, [rbp - 96]                                    ;   709.8 p2      45 next reload
        xorps xmm0, xmm5                                           ;   712.8 p5      45 next
        xorps xmm5, xmm4                                           ;   712.0 p0      45 next
        xorps xmm2, xmm5                                           ;   713.0 p1      45 next
        xorps xmm10, xmm5                                          ;   713.0 p5      45 next
        movaps xmm5, [rbp - 32]                                    ;   710.8 p2      45 next reload
        orps xmm9, xmm5                                            ;   713.8 p0      45 next
        xorps xmm0, xmm5                                           ;   713.8 p1      45 next
        xorps xmm0, xmm9                                           ;   714.8 p5      45 next
        xorps xmm11, xmm6                                          ;   714.0 p0      45 next
        xorps xmm1, xmm5                                           ;   714.5 p1      45 next
        xorps xmm14, xmm0                                          ;   715.8 p5      45 next
        xorps xmm6, xmm0                                           ;   715.8 p0      45 next
        movaps xmm0, [rdx - 112]                                   ;   712.5 p2      45 next reload
        movaps xmm9, [rbp + 0]                                     ;   713.5 p2      48 next reload
        xorps xmm3, xmm14                                          ;   716.8 p1      45 next
        movaps xmm14, [rbp + 80]                                   ;   714.5 p2      45 next reload
        movaps xmm5, [rdi + 0]                                     ;   715.5 p2      45 next reload
        xorps xmm14, xmm6                                          ;   717.5 p5      45 next
        movaps xmm6, [rbp + 32]                                    ;   716.5 p2      48 next reload
        xorps xmm13, xmm0                                          ;   716.0 p0      45 next
        xorps xmm7, xmm10                                          ;   716.5 p1      45 next
        xorps xmm4, xmm13                                          ;   717.0 p5      45 next
        xorps xmm11, xmm4                                          ;   718.0 p0      45 next
        movaps xmm4, [rbp + 48]                                    ;   717.5 p2      45 next reload
        xorps xmm4, xmm13                                          ;   720.5 p1      45 next
        xorps xmm8, xmm4                                           ;   721.5 p5      45 next
        movaps xmm4, [rbp - 112]                                   ;   718.5 p2      45 next reload
        xorps xmm1, [rdi - 112]                                    ;   719.5 p0+p2   54 next
        xorps xmm14, xmm9                                          ;   718.5 p1      45 next
        movaps xmm10, [rdx + 64]                                   ;   720.5 p2      48 next reload
        xorps xmm3, xmm10                                          ;   723.5 p5      45 next
        xorps xmm3, [rdi + 112]                                    ;   724.5 p0+p2   54 next
        xorps xmm14, [rdi + 80]                                    ;   722.5 p1+p2   54 next
        xorps xmm0, xmm4                                           ;   721.5 p5      45 next
        xorps xmm5, xmm0                                           ;   722.5 p0      45 next
        movaps xmm0, [rdx - 128]                                   ;   723.5 p2      45 next reload
        xorps xmm2, xmm0                                           ;   726.5 p1      45 next
        xorps xmm0, [rbp + 96]                                     ;   726.5 p5+p2   45 next
        xorps xmm12, xmm0                                          ;   727.5 p0      45 next
        movaps xmm0, [rbp + 16]                                    ;   725.5 p2      45 next reload
        xorps xmm11, xmm12                                         ;   728.5 p1      45 next
        xorps xmm7, [rdi + 48]                                     ;   726.5 p5+p2   54 next
        xorps xmm15, xmm12                                         ;   728.5 p0      45 next
        xorps xmm0, xmm15                                          ;   729.5 p1      45 next
        movaps xmm12, [rdx - 16]                                   ;   727.5 p2      48 next reload
        xorps xmm2, xmm12                                          ;   730.5 p5      45 next
        xorps xmm4, xmm0                                           ;   730.5 p0      45 next
        movaps xmm13, [rbp - 48]                                   ;   728.5 p2      48 next reload
        xorps xmm8, xmm13                                          ;   731.5 p1      45 next
        xorps xmm4, xmm6                                           ;   731.5 p5      45 next
        xorps xmm13, [rcx - 32]                                    ;   731.5 p0+p2   54 next
        xorps xmm12, [rdi - 96]                                    ;   730.5 p1+p2   54 next
        xorps xmm8, [rdi - 16]                                     ;   732.5 p5+p2   54 next
        xorps xmm2, [rdi + 64]                                     ;   732.5 p0+p2   54 next
        xorps xmm10, [rdi - 48]                                    ;   733.5 p1+p2   54 next
        xorps xmm8, [rdi - 64]                                     ;   734.5 p5+p2  108 r
        movaps xmm0, [rbp - 128]                                   ;   735.5 p2      48 next reload
        xorps xmm5, xmm0                                           ;   738.5 p0      45 next
        xorps xmm0, [rcx - 48]                                     ;   738.5 p1+p2   54 next
        movaps xmm15, [rdx - 64]                                   ;   737.5 p2      48 next reload
        xorps xmm11, xmm15                                         ;   740.5 p5      45 next
        xorps xmm11, [rbp + 112]                                   ;   741.5 p0+p2   54 next
        xorps xmm2, [rdi - 128]                                    ;   739.5 p1+p2  108 r
        xorps xmm11, [rbp - 64]                                    ;   742.5 p5+p2  108 r
        xorps xmm5, [rcx - 80]                                     ;   741.5 p0+p2   54 next
        xorps xmm1, [rcx - 128]                                    ;   742.5 p1+p2  108 r
        xorps xmm12, [rdx - 80]                                    ;   743.5 p5+p2  108 r
        xorps xmm3, [rdx + 80]                                     ;   744.5 p0+p2  108 r
        xorps xmm13, [rax - 32]                                    ;   745.5 p1+p2  108 r
        movaps [rax - 32], xmm13                                   ;   746.5 p3+p4  108 r spill
        xorps xmm6, [rcx - 96]                                     ;   746.5 p5+p2   54 next
        xorps xmm4, [rdi - 32]                                     ;   747.5 p0+p2   54 next
        xorps xmm7, [rdx + 112]                                    ;   748.5 p1+p2  108 r
        xorps xmm14, [rdi - 80]                                    ;   749.5 p5+p2  108 r
        xorps xmm15, [rdi + 96]                                    ;   750.5 p0+p2   54 next
        xorps xmm15, [rdi + 16]                                    ;   751.5 p1+p2  108 r
        xorps xmm0, [rdx + 48]                                     ;   752.5 p5+p2  108 r
        xorps xmm6, [rdx + 96]                                     ;   753.5 p0+p2  108 r
        xorps xmm9, [rcx - 64]                                     ;   754.5 p1+p2   54 next
        xorps xmm9, [rdx - 48]                                     ;   755.5 p5+p2  108 r
        xorps xmm5, [rdi + 32]                                     ;   756.5 p0+p2  108 r
        xorps xmm4, [rdx + 32]                                     ;   757.5 p1+p2  108 r
        movaps xmm13, [rbp + 112]                                  ;   758.5 p2      58 r
        xorps xmm13, [r9]                                          ;   761.5 p5+p2   58 r
        xorps xmm13, [rcx + 0]                                     ;   762.5 p0+p2  108 r
        movaps [rcx + 0], xmm12                                    ;   746.5 p3+p4  108 r spill
        xorps xmm10, [rcx - 112]                                   ;   761.5 p1+p2  108 r
        movaps xmm12, [rcx - 80]                                   ;   762.5 p2      58 r
        xorps xmm12, [r9 + 16]                                     ;   765.5 p5+p2   58 r
        xorps xmm12, [rcx + 16]                                    ;   766.5 p0+p2  108 r
        movaps [rcx + 16], xmm10                                   ;   762.5 p3+p4  108 r spill
        movaps xmm10, [rdi - 32]                                   ;   765.5 p2      58 r
        xorps xmm10, [r9 + 32]                                     ;   768.5 p1+p2   58 r
        xorps xmm10, [rcx + 32]                                    ;   769.5 p5+p2  108 r
        movaps [rcx + 32], xmm9                                    ;   756.5 p3+p4  108 r spill
        movaps xmm9, [rdi + 80]                                    ;   768.5 p2      58 r
        xorps xmm9, [r9 + 48]                                      ;   771.5 p0+p2   58 r
        xorps xmm9, [rcx + 48]                                     ;   772.5 p1+p2  108 r
        movaps [rcx + 48], xmm6                                    ;   756.8 p3+p4  108 r spill
        movaps xmm6, [rdi + 112]                                   ;   771.5 p2      58 r
        xorps xmm6, [r9 + 64]                                      ;   774.5 p5+p2   58 r
        xorps xmm6, [rcx + 64]                                     ;   775.5 p0+p2  108 r
        movaps [rcx + 64], xmm0                                    ;   761.5 p3+p4  108 r spill
        movaps xmm0, [rdi + 48]                                    ;   774.5 p2      58 r
        xorps xmm0, [r9 + 112]                                     ;   777.5 p1+p2   58 r
        xorps xmm0, [rcx + 96]                                     ;   778.5 p5+p2  108 r
        movaps [rcx + 96], xmm15                                   ;   762.8 p3+p4  108 r spill
        movaps xmm15, [rdi - 112]                                  ;   777.5 p2      58 r
        xorps xmm15, [r9 + 128]                                    ;   780.5 p0+p2   58 r
        xorps xmm15, [rax - 128]                                   ;   781.5 p1+p2  108 r
        movaps [rax - 128], xmm1                                   ;   765.8 p3+p4  108 r spill
        movaps xmm1, [rdi + 64]                                    ;   780.5 p2      58 r
        xorps xmm1, [r9 + 80]                                      ;   783.5 p5+p2   58 r
        xorps xmm1, [rcx + 80]                                     ;   784.5 p0+p2  108 r
        movaps [rcx + 80], xmm7                                    ;   768.8 p3+p4  108 r spill
        movaps xmm7, [rdi + 96]                                    ;   783.5 p2      58 r
        xorps xmm7, [r9 + 144]                                     ;   786.5 p1+p2   58 r
        xorps xmm7, [rax - 112]                                    ;   787.5 p5+p2  108 r
        movaps [rax - 112], xmm8                                   ;   771.8 p3+p4  108 r spill
        movaps xmm8, [rdi - 16]                                    ;   786.5 p2      58 r
        xorps xmm8, [r9 + 96]                                      ;   789.5 p0+p2   58 r
        xorps xmm8, [rcx + 112]                                    ;   790.5 p1+p2  108 r
        movaps [rcx + 112], xmm2                                   ;   774.8 p3+p4  108 r spill
        movaps xmm2, [rcx - 48]                                    ;   789.5 p2      58 r
        xorps xmm2, [r9 + 160]                                     ;   792.5 p5+p2   58 r
        xorps xmm2, [rax - 96]                                     ;   793.5 p0+p2  108 r
        movaps [rax - 96], xmm3                                    ;   777.8 p3+p4  108 r spill
        movaps xmm3, [rcx - 96]                                    ;   792.5 p2      58 r
        xorps xmm3, [r9 + 176]                                     ;   795.5 p1+p2   58 r
        xorps xmm3, [rax - 80]                                     ;   796.5 p5+p2  108 r
        movaps [rax - 80], xmm14                                   ;   780.8 p3+p4  108 r spill
        movaps xmm14, [rcx - 64]                                   ;   795.5 p2      58 r
        xorps xmm14, [r9 + 192]                                    ;   798.5 p0+p2   58 r
        xorps xmm14, [rax - 64]                                    ;   799.5 p1+p2  108 r
        movaps [rax - 64], xmm4                                    ;   783.8 p3+p4  108 r spill
        movaps xmm4, [rdi - 48]                                    ;   798.5 p2      58 r
        xorps xmm4, [r9 + 208]                                     ;   801.5 p5+p2   58 r
        xorps xmm4, [rax - 48]                                     ;   802.5 p0+p2  108 r
        movaps [rax - 48], xmm5                                    ;   786.8 p3+p4  108 r spill
        movaps xmm5, [rdi - 96]                                    ;   801.5 p2      58 r
        xorps xmm5, [r9 + 224]                                     ;   804.5 p1+p2   58 r
        xorps xmm5, [rax - 16]                                     ;   805.5 p5+p2  108 r
        movaps [rax - 16], xmm11                                   ;   789.8 p3+p4  108 r spill
        movaps xmm11, [rcx - 32]                                   ;   804.5 p2      58 r
        xorps xmm11, [r9 + 240]                                    ;   807.5 p0+p2   58 r
        xorps xmm11, [rax + 0]                                     ;   808.5 p1+p2  108 r
        movaps [rax + 0], xmm11                                    ;   809.5 p3+p4  108 r spill
        movaps xmm11, xmm13                                        ;   793.5 p5      54 next copy
        xorps xmm11, [r10 + 256]                                   ;   807.5 p0+p2   54 next
        movaps [rcx - 32], xmm13                                   ;   795.5 p3+p4  108 r spill
        movaps xmm13, xmm12                                        ;   795.8 p1      54 next copy
        xorps xmm13, [r10 + 272]                                   ;   808.5 p5+p2   54 next
        movaps [rdi - 96], xmm12                                   ;   796.5 p3+p4  108 r spill
        movaps xmm12, xmm10                                        ;   796.5 p0      54 next copy
        xorps xmm12, [r10 + 288]                                   ;   809.5 p1+p2   54 next
        movaps [rcx - 96], xmm6                                    ;   797.5 p3+p4  108 r spill
        movaps [rcx - 64], xmm9                                    ;   798.5 p3+p4  108 r spill
        movaps [rdi - 48], xmm10                                   ;   799.5 p3+p4  108 r spill
        movaps xmm10, xmm9                                         ;   798.8 p5      54 next copy
        movaps xmm9, xmm6                                          ;   799.0 p0      54 next copy
        xorps xmm10, [r10 + 304]                                   ;   810.5 p1+p2   54 next
        xorps xmm9, [r10 + 320]                                    ;   811.5 p5+p2   54 next
        movaps xmm6, xmm0                                          ;   800.0 p0      54 next copy
        xorps xmm6, [r10 + 368]                                    ;   812.5 p1+p2   54 next
        movaps [rcx - 48], xmm0                                    ;   800.5 p3+p4  108 r spill
        movaps xmm0, xmm15                                         ;   800.8 p5      54 next copy
        xorps xmm0, [r10 + 384]                                    ;   813.5 p0+p2   54 next
        movaps [rdi - 16], xmm15                                   ;   801.5 p3+p4  108 r spill
        movaps xmm15, xmm1                                         ;   801.8 p1      54 next copy
        xorps xmm15, [r10 + 336]                                   ;   814.5 p5+p2   54 next
        movaps [rdi + 80], xmm14                                   ;   802.5 p3+p4  108 r spill
        movaps [rdi + 96], xmm1                                    ;   803.5 p3+p4  108 r spill
        movaps [rdi + 64], xmm7                                    ;   804.5 p3+p4  108 r spill
        movaps xmm1, xmm7                                          ;   803.5 p0      54 next copy
        xorps xmm1, [r10 + 400]                                    ;   815.5 p1+p2   54 next
        movaps xmm7, xmm8                                          ;   804.5 p5      54 next copy
        xorps xmm7, [r10 + 352]                                    ;   816.5 p0+p2   54 next
        movaps [rdi - 112], xmm8                                   ;   805.5 p3+p4  108 r spill
        movaps xmm8, xmm2                                          ;   805.2 p1      54 next copy
        xorps xmm8, [r10 + 416]                                    ;   817.5 p5+p2   54 next
        movaps [rdi + 48], xmm2                                    ;   806.5 p3+p4  108 r spill
        movaps xmm2, xmm3                                          ;   806.0 p0      54 next copy
        xorps xmm2, [r10 + 432]                                    ;   818.5 p1+p2   54 next
        movaps [rdi + 112], xmm3                                   ;   807.5 p3+p4  108 r spill
        movaps xmm3, xmm14                                         ;   807.5 p5      54 next copy
        xorps xmm3, [r10 + 448]                                    ;   819.5 p0+p2   54 next
        movaps [rcx - 80], xmm5                                    ;   808.5 p3+p4  108 r spill
        movaps xmm14, xmm4                                         ;   808.2 p1      54 next copy
        xorps xmm14, [r10 + 464]                                   ;   820.5 p5+p2   54 next
        movaps [rdi - 32], xmm4                                    ;   809.5 p3+p4  108 r spill
        movaps [rbp + 112], xmm12                                  ;   810.5 p3+p4   54 next spill
        movaps xmm4, xmm5                                          ;   809.2 p0      54 next copy
        movaps xmm5, [rax + 0]                                     ;   821.5 p2      54 next
        xorps xmm4, [r10 + 480]                                    ;   822.5 p1+p2   54 next
        xorps xmm5, [r10 + 496]                                    ;   824.5 p5+p2   54 next
        movaps xmm12, xmm0                                         ;   814.5 p0      41 next copy
        xorps xmm12, xmm3                                          ;   820.5 p1      41 next
        movaps [rdx - 80], xmm10                                   ;   811.5 p3+p4   54 next spill
        movaps xmm10, xmm12                                        ;   821.5 p5      41 next copy
        movaps [rcx - 112], xmm13                                  ;   812.5 p3+p4   54 next spill
        movaps xmm13, xmm12                                        ;   821.5 p0      41 next copy
        andps xmm13, xmm2                                          ;   822.5 p1      41 next
        movaps [rdx - 48], xmm7                                    ;   817.5 p3+p4   54 next spill
        movaps [rdx + 48], xmm11                                   ;   814.5 p3+p4   54 next spill
        andps xmm12, xmm6                                          ;   821.5 p5      41 next
        movaps [rdi - 128], xmm12                                  ;   822.5 p3+p4   41 next spill
        movaps xmm7, xmm0                                          ;   815.5 p0      41 next copy
        andps xmm7, xmm8                                           ;   818.5 p1      41 next
        movaps [rdi - 64], xmm9                                    ;   816.5 p3+p4   54 next spill
        movaps xmm12, xmm0                                         ;   816.8 p5      41 next copy
        xorps xmm12, xmm6                                          ;   817.8 p0      41 next
        movaps [rdx + 96], xmm15                                   ;   817.5 p3+p4   54 next spill
        movaps xmm15, xmm0                                         ;   817.8 p1      41 next copy
        andps xmm12, xmm3                                          ;   820.5 p5      41 next
        andps xmm15, xmm6                                          ;   818.8 p0      41 next
        movaps xmm11, xmm0                                         ;   818.8 p1      41 next copy
        andps xmm11, xmm1                                          ;   819.8 p5      41 next
        xorps xmm11, xmm6                                          ;   820.8 p0      41 next
        movaps xmm9, xmm11                                         ;   821.8 p1      41 next copy
        xorps xmm11, xmm5                                          ;   825.5 p5      41 next
        movaps [rdi + 16], xmm11                                   ;   826.5 p3+p4   41 next spill
        movaps xmm11, xmm0                                         ;   820.2 p0      41 next copy
        andps xmm11, xmm4                                          ;   823.5 p1      41 next
        xorps xmm9, xmm11                                          ;   824.5 p5      41 next
        movaps xmm11, xmm0                                         ;   821.2 p0      41 next copy
        andps xmm11, [rdi + 16]                                    ;   829.5 p1+p2   41 next
        movaps [rdx + 112], xmm11                                  ;   830.5 p3+p4   41 next spill
        movaps [rdx + 80], xmm12                                   ;   822.2 p3+p4   41 next spill
        andps xmm0, xmm14                                          ;   822.0 p5      41 next
        movaps [rcx - 128], xmm0                                   ;   823.2 p3+p4   41 next spill
        movaps xmm0, xmm6                                          ;   822.2 p0      41 next copy
        xorps xmm0, xmm14                                          ;   823.2 p1      41 next
        movaps xmm12, xmm0                                         ;   824.2 p5      41 next copy
        movaps xmm11, xmm0                                         ;   824.2 p0      41 next copy
        xorps xmm12, xmm8                                          ;   825.2 p1      41 next
        andps xmm0, xmm3                                           ;   824.2 p5      41 next
        xorps xmm0, [rdi + 16]                                     ;   829.5 p0+p2   41 next
        xorps xmm0, xmm2                                           ;   830.5 p1      41 next
        movaps [rdi + 16], xmm0                                    ;   831.5 p3+p4   41 next spill
        movaps xmm0, xmm6                                          ;   825.0 p5      41 next copy
        movaps [rdi - 80], xmm3                                    ;   825.2 p3+p4   54 next spill
        andps xmm0, xmm4                                           ;   826.0 p0      41 next
        movaps xmm3, xmm6                                          ;   825.8 p1      41 next copy
        andps xmm3, xmm5                                           ;   826.8 p5      41 next
        movaps [rdx + 32], xmm9                                    ;   826.2 p3+p4   41 next spill
        xorps xmm3, xmm4                                           ;   827.8 p0      41 next
        movaps xmm9, xmm3                                          ;   828.8 p1      41 next copy
        movaps [rdi + 32], xmm11                                   ;   827.2 p3+p4   41 next spill
        movaps xmm11, xmm6                                         ;   827.0 p5      41 next copy
        andps xmm11, xmm8                                          ;   828.0 p0      41 next
        movaps [rbp - 64], xmm13                                   ;   828.2 p3+p4   41 next spill
        movaps xmm13, xmm6                                         ;   827.8 p1      41 next copy
        andps xmm13, xmm2                                          ;   828.8 p5      41 next
        movaps [rbp - 48], xmm13                                   ;   829.8 p3+p4   41 next spill
        movaps xmm13, xmm8                                         ;   828.2 p0      41 next copy
        andps xmm13, xmm4                                          ;   829.2 p1      41 next
        movaps [rdx - 16], xmm13                                   ;   830.2 p3+p4   41 next spill
        movaps xmm13, xmm8                                         ;   829.0 p5      41 next copy
        andps xmm13, xmm14                                         ;   830.0 p0      41 next
        xorps xmm0, xmm13                                          ;   831.0 p1      41 next
        movaps xmm13, [rel misty1_encrypt_compact.T0_constants128] ;   829.8 p2      41 next reload
        xorps xmm0, xmm13                                          ;   832.8 p5      41 next
        movaps [rdx + 64], xmm0                                    ;   833.8 p3+p4   41 next spill
        andps xmm6, xmm14                                          ;   830.5 p0      41 next
        movaps xmm0, xmm8                                          ;   830.8 p1      41 next copy
        andps xmm0, xmm1                                           ;   831.8 p5      41 next
        xorps xmm10, xmm0                                          ;   832.8 p0      41 next
        movaps xmm0, xmm8                                          ;   831.8 p1      41 next copy
        andps xmm0, xmm2                                           ;   832.8 p5      41 next
        xorps xmm3, xmm0                                           ;   833.8 p0      41 next
        xorps xmm7, xmm0                                           ;   833.8 p1      41 next
        xorps xmm6, xmm7                                           ;   834.8 p5      41 next
        movaps xmm0, xmm14                                         ;   833.5 p0      41 next copy
        andps xmm0, xmm2                                           ;   834.5 p1      41 next
        movaps [rbp + 32], xmm6                                    ;   835.8 p3+p4   41 next spill
        xorps xmm11, xmm0                                          ;   835.5 p5      41 next
        movaps xmm0, xmm2                                          ;   834.5 p0      41 next copy
        movaps [rbp - 128], xmm14                                  ;   834.2 p3+p4   54 next spill
        andps xmm0, xmm5                                           ;   835.5 p1      41 next
        xorps xmm8, xmm0                                           ;   836.5 p5      41 next
        movaps xmm7, xmm8                                          ;   837.5 p0      41 next copy
        andps xmm8, xmm5                                           ;   837.5 p1      41 next
        xorps xmm8, xmm13                                          ;   838.5 p5      41 next
        movaps [rbp + 0], xmm8                                     ;   839.5 p3+p4   41 next spill
        movaps xmm13, xmm5                                         ;   836.5 p0      41 next copy
        andps xmm13, xmm4                                          ;   837.5 p1      41 next
        xorps xmm11, xmm13                                         ;   838.5 p5      41 next
        movaps xmm8, xmm5                                          ;   837.5 p0      41 next copy
        movaps xmm6, xmm5                                          ;   837.8 p1      41 next copy
        andps xmm5, xmm1                                           ;   838.0 p5      41 next
        movaps xmm14, xmm12                                        ;   838.5 p0      41 next copy
        andps xmm14, xmm1                                          ;   839.5 p1      41 next
        xorps xmm9, xmm14                                          ;   840.5 p5      41 next
        orps xmm8, xmm12                                           ;   839.5 p0      41 next
        xorps xmm7, xmm9                                           ;   841.5 p1      41 next
        movaps xmm9, xmm2                                          ;   840.0 p5      41 next copy
        movaps xmm14, xmm2                                         ;   840.5 p0      41 next copy
        andps xmm2, xmm4                                           ;   840.8 p1      41 next
        andps xmm14, [rdi - 80]                                    ;   841.5 p5+p2   41 next
        xorps xmm6, xmm14                                          ;   842.5 p0      41 next
        xorps xmm14, xmm1                                          ;   842.5 p1      41 next
        movaps [rdx - 64], xmm12                                   ;   840.0 p3+p4   41 next spill
        movaps xmm12, [rdx + 32]                                   ;   840.2 p2      41 next reload
        andps xmm9, xmm14                                          ;   843.5 p5      41 next
        xorps xmm12, xmm9                                          ;   844.5 p0      41 next
        movaps xmm9, [rdx + 80]                                    ;   841.2 p2      41 next reload
        xorps xmm9, xmm12                                          ;   845.5 p1      41 next
        andps xmm6, [rdi - 80]                                     ;   843.5 p5+p2   41 next
        xorps xmm7, xmm6                                           ;   844.5 p0      41 next
        movaps xmm6, xmm1                                          ;   843.8 p1      41 next copy
        andps xmm6, [rdi - 80]                                     ;   844.8 p5+p2   41 next
        movaps [rdx + 80], xmm9                                    ;   846.5 p3+p4   41 next spill
        xorps xmm8, xmm6                                           ;   845.8 p0      41 next
        xorps xmm15, xmm8                                          ;   846.8 p1      41 next
        movaps xmm9, [rbp - 64]                                    ;   844.2 p2      41 next reload
        movaps xmm6, xmm11                                         ;   845.0 p5      41 next copy
        movaps xmm8, xmm4                                          ;   845.5 p0      41 next copy
        andps xmm8, [rdi - 80]                                     ;   846.5 p1+p2   41 next
        xorps xmm9, xmm8                                           ;   847.5 p5      41 next
        xorps xmm3, xmm9                                           ;   848.5 p0      41 next
        xorps xmm14, xmm3                                          ;   849.5 p1      41 next
        xorps xmm6, xmm14                                          ;   850.5 p5      41 next
        movaps xmm8, [rdx + 112]                                   ;   846.2 p2      41 next reload
        movaps xmm14, [rdi + 32]                                   ;   847.2 p2      41 next reload
        xorps xmm9, xmm15                                          ;   848.5 p0      41 next
        xorps xmm14, xmm9                                          ;   850.2 p1      41 next
        movaps xmm3, [rbp - 48]                                    ;   848.2 p2      41 next reload
        xorps xmm2, xmm3                                           ;   851.2 p5      41 next
        xorps xmm8, xmm2                                           ;   852.2 p0      41 next
        xorps xmm8, xmm10                                          ;   853.2 p1      41 next
        movaps xmm2, xmm4                                          ;   849.0 p5      41 next copy
        andps xmm4, xmm1                                           ;   849.5 p0      41 next
        movaps xmm9, [rbp - 128]                                   ;   849.2 p2      54 next reload
        andps xmm2, xmm9                                           ;   852.2 p1      41 next
        xorps xmm5, xmm2                                           ;   853.2 p5      41 next
        andps xmm1, xmm9                                           ;   852.2 p0      41 next
        xorps xmm11, xmm1                                          ;   853.2 p1      41 next
        xorps xmm9, xmm11                                          ;   854.2 p5      41 next
        movaps xmm11, [rdx - 16]                                   ;   850.2 p2      41 next reload
        xorps xmm3, xmm11                                          ;   853.2 p0      41 next
        xorps xmm12, xmm3                                          ;   854.2 p1      41 next
        movaps [rdx - 16], xmm12                                   ;   855.2 p3+p4   41 next spill
        movaps xmm3, xmm12                                         ;   855.2 p5      41 next copy
        xorps xmm3, [rdi + 16]                                     ;   856.2 p0+p2   41 next
        movaps xmm12, [rdi - 128]                                  ;   852.2 p2      41 next reload
        xorps xmm12, xmm3                                          ;   857.2 p1      41 next
        movaps xmm3, [rbp + 32]                                    ;   853.2 p2      41 next reload
        xorps xmm12, xmm3                                          ;   858.2 p5      41 next
        xorps xmm4, [rbp + 0]                                      ;   854.2 p0+p2   41 next
        xorps xmm13, xmm4                                          ;   855.2 p1      41 next
        xorps xmm14, xmm13                                         ;   856.2 p5      41 next
        movaps xmm13, [rdx - 64]                                   ;   855.2 p2      41 next reload
        xorps xmm5, xmm13                                          ;   858.2 p0      41 next
        xorps xmm4, [rcx - 128]                                    ;   856.2 p1+p2   41 next
        xorps xmm2, [rcx - 128]                                    ;   857.2 p5+p2   41 next
        xorps xmm6, xmm2                                           ;   858.2 p0      41 next
        xorps xmm11, xmm6                                          ;   859.2 p1      41 next
        movaps xmm6, xmm13                                         ;   858.2 p5      41 next copy
        orps xmm6, [rdi - 80]                                      ;   859.2 p0+p2   41 next
        xorps xmm5, xmm6                                           ;   860.2 p1      41 next
        movaps xmm6, [rdx + 64]                                    ;   859.2 p2      41 next reload
        xorps xmm2, xmm6                                           ;   862.2 p5      41 next
        xorps xmm8, xmm2                                           ;   863.2 p0      41 next
        xorps xmm6, [rdi + 16]                                     ;   862.2 p1+p2   41 next
        movaps xmm2, [rdx + 48]                                    ;   861.2 p2      54 next reload
        xorps xmm15, xmm6                                          ;   863.2 p5      41 next
        xorps xmm13, xmm15                                         ;   864.2 p0      41 next
        movaps xmm15, [rdx + 80]                                   ;   862.2 p2      41 next reload
        xorps xmm1, xmm15                                          ;   865.2 p1      41 next
        xorps xmm4, xmm1                                           ;   866.2 p5      41 next
        movaps xmm1, [rdi - 64]                                    ;   863.2 p2      41 next
        andps xmm1, xmm2                                           ;   866.2 p0      41 next
        xorps xmm3, [rbp + 0]                                      ;   864.2 p1+p2   41 next
        xorps xmm7, xmm3                                           ;   865.2 p5      41 next
        xorps xmm10, xmm5                                          ;   861.2 p0      41 next
        xorps xmm5, xmm15                                          ;   865.2 p1      41 next
        movaps [rdx + 80], xmm8                                    ;   864.2 p3+p4   41 next spill
        movaps xmm15, [rdx - 16]                                   ;   865.2 p2      41 next reload
        xorps xmm15, xmm4                                          ;   868.2 p5      41 next
        xorps xmm12, [rbp + 112]                                   ;   866.2 p0+p2   41 next
        movaps xmm3, [rdx + 96]                                    ;   867.2 p2      41 next
        xorps xmm0, xmm5                                           ;   866.2 p1      41 next
        andps xmm3, xmm2                                           ;   870.2 p5      41 next
        movaps xmm6, xmm3                                          ;   871.2 p0      41 next copy
        movaps [rdx - 16], xmm13                                   ;   865.2 p3+p4   41 next spill
        movaps xmm5, [rcx - 112]                                   ;   868.2 p2      54 next reload
        xorps xmm7, xmm5                                           ;   871.2 p1      41 next
        movaps xmm4, [rdx - 48]                                    ;   869.2 p2      41 next
        andps xmm4, xmm5                                           ;   872.2 p5      41 next
        xorps xmm15, xmm2                                          ;   869.2 p0      41 next
        movaps [rbp + 32], xmm7                                    ;   872.2 p3+p4   41 next spill
        xorps xmm0, [rdx - 80]                                     ;   870.2 p1+p2   41 next
        movaps [rbp + 0], xmm14                                    ;   866.8 p3+p4   41 next spill
        xorps xmm11, [rdx + 96]                                    ;   871.2 p5+p2   41 next
        movaps [rdx + 64], xmm15                                   ;   870.2 p3+p4   41 next spill
        movaps [rdi + 16], xmm11                                   ;   872.2 p3+p4   41 next spill
        movaps xmm11, xmm15                                        ;   870.2 p0      41 next copy
        movaps xmm8, xmm1                                          ;   867.5 p1      41 next copy
        movaps xmm13, xmm1                                         ;   867.8 p5      41 next copy
        movaps [rdx - 64], xmm12                                   ;   869.8 p3+p4   41 next spill
        movaps xmm12, xmm5                                         ;   871.2 p0      41 next copy
        movaps xmm15, xmm5                                         ;   871.2 p1      41 next copy
        movaps [rdi - 80], xmm0                                    ;   871.2 p3+p4   41 next spill
        movaps xmm0, xmm5                                          ;   871.2 p5      41 next copy
        andps xmm0, [rdx + 96]                                     ;   872.2 p0+p2   41 next
        movaps xmm14, xmm3                                         ;   871.2 p1      41 next copy
        movaps [rdi - 128], xmm11                                  ;   871.8 p3+p4   41 next spill
        andps xmm12, xmm2                                          ;   872.2 p5      41 next
        xorps xmm9, xmm10                                          ;   870.8 p0      41 next
        movaps xmm10, [rdx - 48]                                   ;   873.2 p2      54 next reload
        andps xmm6, xmm10                                          ;   876.2 p1      41 next
        xorps xmm9, [rdi - 64]                                     ;   874.2 p5+p2   41 next
        movaps [rcx - 128], xmm9                                   ;   875.2 p3+p4   41 next spill
        movaps xmm9, xmm5                                          ;   872.0 p0      41 next copy
        movaps xmm11, xmm5                                         ;   872.2 p1      41 next copy
        andps xmm5, [rdi - 64]                                     ;   875.2 p5+p2   41 next
        xorps xmm6, xmm0                                           ;   877.2 p0      41 next
        xorps xmm14, xmm5                                          ;   876.2 p1      41 next
        movaps xmm5, xmm0                                          ;   873.5 p5      41 next copy
        andps xmm5, [rdx - 80]                                     ;   876.2 p0+p2   41 next
        movaps xmm7, xmm12                                         ;   874.2 p1      41 next copy
        xorps xmm7, xmm5                                           ;   877.2 p5      41 next
        movaps xmm5, xmm0                                          ;   875.0 p0      41 next copy
        xorps xmm0, [rbp + 112]                                    ;   877.2 p1+p2   41 next
        movaps [rbp - 128], xmm0                                   ;   878.2 p3+p4   41 next spill
        movaps xmm0, xmm14                                         ;   877.2 p5      41 next copy
        xorps xmm0, [rbp + 112]                                    ;   878.2 p0+p2   41 next
        movaps [rbp - 48], xmm0                                    ;   879.2 p3+p4   41 next spill
        movaps xmm0, xmm2                                          ;   876.2 p1      41 next copy
        andps xmm0, [rdx - 80]                                     ;   879.2 p5+p2   41 next
        xorps xmm15, xmm0                                          ;   880.2 p0      41 next
        xorps xmm6, [rel misty1_encrypt_compact.T0_constants128]   ;   880.2 p1+p2   41 next
        xorps xmm5, xmm10                                          ;   877.5 p5      41 next
        andps xmm5, xmm2                                           ;   878.5 p0      41 next
        andps xmm11, [rdx - 80]                                    ;   881.2 p1+p2   41 next
        xorps xmm1, xmm11                                          ;   882.2 p5      41 next
        movaps [rcx - 112], xmm1                                   ;   883.2 p3+p4   41 next spill
        movaps xmm1, xmm6                                          ;   881.2 p0      41 next copy
        xorps xmm6, xmm5                                           ;   881.2 p1      41 next
        movaps xmm2, xmm15                                         ;   881.2 p5      41 next copy
        xorps xmm2, [rdi - 64]                                     ;   882.2 p0+p2   41 next
        andps xmm2, xmm10                                          ;   883.2 p1      41 next
        xorps xmm0, xmm2                                           ;   884.2 p5      41 next
        movaps [rdx + 112], xmm0                                   ;   885.2 p3+p4   41 next spill
        movaps xmm0, xmm15                                         ;   881.2 p0      41 next copy
        andps xmm15, [rbp + 112]                                   ;   883.2 p1+p2   41 next
        xorps xmm14, xmm15                                         ;   884.2 p5      41 next
        movaps xmm15, xmm10                                        ;   882.0 p0      41 next copy
        movaps [rbp - 64], xmm2                                    ;   884.2 p3+p4   41 next spill
        movaps [rdi + 32], xmm3                                    ;   881.8 p3+p4   41 next spill
        andps xmm15, [rdx - 80]                                    ;   884.2 p1+p2   41 next
        movaps xmm3, xmm15                                         ;   885.2 p5      41 next copy
        xorps xmm3, [rdi - 64]                                     ;   886.2 p0+p2   41 next
        movaps xmm2, xmm3                                          ;   887.2 p1      41 next copy
        andps xmm3, [rdx + 96]                                     ;   887.2 p5+p2   41 next
        xorps xmm11, xmm3                                          ;   888.2 p0      41 next
        movaps xmm3, xmm10                                         ;   884.2 p1      41 next copy
        andps xmm3, [rbp + 112]                                    ;   887.2 p5+p2   41 next
        xorps xmm12, xmm3                                          ;   888.2 p0      41 next
        movaps xmm10, xmm12                                        ;   889.2 p1      41 next copy
        andps xmm10, [rbp + 112]                                   ;   890.2 p5+p2   41 next
        xorps xmm10, [rdx + 48]                                    ;   891.2 p0+p2   41 next
        xorps xmm0, xmm10                                          ;   892.2 p1      41 next
        movaps xmm10, [rdi - 64]                                   ;   890.2 p2      54 next reload
        andps xmm12, xmm10                                         ;   893.2 p5      41 next
        movaps [rdx + 32], xmm0                                    ;   893.2 p3+p4   41 next spill
        movaps xmm0, xmm10                                         ;   893.2 p0      41 next copy
        andps xmm0, [rdx - 80]                                     ;   894.2 p1+p2   41 next
        xorps xmm13, xmm0                                          ;   895.2 p5      41 next
        andps xmm13, [rdx + 96]                                    ;   896.2 p0+p2   41 next
        xorps xmm2, xmm13                                          ;   897.2 p1      41 next
        xorps xmm12, xmm2                                          ;   898.2 p5      41 next
        movaps xmm2, [rbp - 64]                                    ;   893.2 p2      41 next reload
        xorps xmm14, xmm12                                         ;   899.2 p0      41 next
        movaps xmm12, [rbp + 112]                                  ;   894.2 p2      54 next reload
        xorps xmm2, xmm14                                          ;   900.2 p1      41 next
        movaps xmm14, [rdx + 96]                                   ;   895.2 p2      41 next
        andps xmm14, xmm12                                         ;   898.2 p5      41 next
        xorps xmm4, xmm14                                          ;   899.2 p0      41 next
        xorps xmm0, xmm4                                           ;   900.2 p1      41 next
        xorps xmm8, xmm4                                           ;   900.2 p5      41 next
        movaps xmm4, xmm12                                         ;   897.2 p0      41 next copy
        movaps xmm13, [rdx + 48]                                   ;   896.2 p2      54 next reload
        andps xmm9, xmm14                                          ;   899.2 p1      41 next
        movaps xmm14, xmm10                                        ;   894.2 p5      41 next copy
        andps xmm4, xmm0                                           ;   901.2 p0      41 next
        xorps xmm0, xmm13                                          ;   901.2 p1      41 next
        andps xmm14, xmm0                                          ;   902.2 p5      41 next
        xorps xmm6, xmm14                                          ;   903.2 p0      41 next
        andps xmm0, xmm13                                          ;   902.2 p1      41 next
        xorps xmm1, xmm0                                           ;   903.2 p5      41 next
        xorps xmm1, xmm3                                           ;   904.2 p0      41 next
        movaps xmm0, [rbp - 128]                                   ;   897.5 p2      41 next reload
        andps xmm13, xmm0                                          ;   900.5 p1      41 next
        andps xmm10, xmm0                                          ;   900.5 p5      41 next
        movaps xmm14, [rdi - 128]                                  ;   898.5 p2      41 next reload
        xorps xmm11, xmm1                                          ;   905.2 p0      41 next
        xorps xmm14, xmm11                                         ;   906.2 p1      41 next
        xorps xmm7, xmm4                                           ;   902.2 p5      41 next
        movaps xmm4, [rdx - 80]                                    ;   899.8 p2      54 next reload
        xorps xmm7, xmm4                                           ;   903.2 p0      41 next
        movaps xmm1, xmm4                                          ;   902.8 p1      41 next copy
        xorps xmm4, xmm3                                           ;   902.8 p5      41 next
        movaps xmm11, [rbp - 48]                                   ;   900.8 p2      41 next reload
        movaps xmm0, [rcx - 112]                                   ;   901.8 p2      41 next reload
        andps xmm12, xmm0                                          ;   904.8 p0      41 next
        xorps xmm3, xmm11                                          ;   903.8 p1      41 next
        andps xmm15, xmm4                                          ;   903.8 p5      41 next
        andps xmm1, xmm11                                          ;   903.8 p0      41 next
        movaps xmm11, [rdx + 96]                                   ;   902.8 p2      54 next reload
        xorps xmm1, xmm11                                          ;   905.8 p1      41 next
        andps xmm4, xmm11                                          ;   905.8 p5      41 next
        xorps xmm9, xmm1                                           ;   906.8 p0      41 next
        movaps xmm1, [rdx - 48]                                    ;   903.8 p2      54 next reload
        andps xmm11, xmm1                                          ;   906.8 p1      41 next
        xorps xmm0, xmm11                                          ;   907.8 p5      41 next
        xorps xmm13, xmm1                                          ;   906.8 p0      41 next
        xorps xmm6, xmm13                                          ;   907.8 p1      41 next
        andps xmm0, xmm1                                           ;   908.8 p5      41 next
        xorps xmm5, xmm4                                           ;   906.8 p0      41 next
        xorps xmm3, xmm5                                           ;   907.8 p1      41 next
        movaps xmm5, [rdx + 112]                                   ;   905.2 p2      41 next reload
        andps xmm11, xmm5                                          ;   908.2 p5      41 next
        xorps xmm4, xmm5                                           ;   908.2 p0      41 next
        movaps xmm5, [rdi + 32]                                    ;   906.2 p2      41 next reload
        xorps xmm5, xmm4                                           ;   909.2 p1      41 next
        movaps xmm4, [rdx + 32]                                    ;   907.2 p2      41 next reload
        xorps xmm3, xmm4                                           ;   910.2 p5      41 next
        xorps xmm12, xmm3                                          ;   911.2 p0      41 next
        xorps xmm15, xmm6                                          ;   908.8 p1      41 next
        xorps xmm0, xmm4                                           ;   910.2 p5      41 next
        movaps xmm4, [rdx - 64]                                    ;   908.2 p2      41 next reload
        xorps xmm2, xmm4                                           ;   911.2 p0      41 next
        movaps xmm3, [rbp + 32]                                    ;   909.2 p2      41 next reload
        xorps xmm8, xmm11                                          ;   909.2 p1      41 next
        xorps xmm15, xmm3                                          ;   912.2 p5      41 next
        xorps xmm10, xmm0                                          ;   911.2 p0      41 next
        movaps xmm6, [rcx - 128]                                   ;   910.2 p2      41 next reload
        xorps xmm9, xmm8                                           ;   910.2 p1      41 next
        movaps xmm0, [rel misty1_encrypt_compact.T0_constants128]  ;   911.2 p2      41 next reload
        xorps xmm9, xmm0                                           ;   914.2 p5      41 next
        xorps xmm9, xmm6                                           ;   915.2 p0      41 next
        xorps xmm7, xmm5                                           ;   910.5 p1      41 next
        movaps xmm5, [rdi - 80]                                    ;   912.2 p2      41 next reload
        xorps xmm1, [rbp + 0]                                      ;   913.2 p5+p2   41 next
        xorps xmm10, xmm0                                          ;   914.2 p0      41 next
        xorps xmm9, [r11 + 2256]                                   ;   916.2 p1+p2   48 next
        xorps xmm10, xmm5                                          ;   915.2 p5      41 next
        xorps xmm10, [r11 + 2240]                                  ;   916.2 p0+p2   48 next
        xorps xmm7, xmm1                                           ;   914.2 p1      41 next
        xorps xmm15, [r11 + 2208]                                  ;   916.2 p5+p2   48 next
        xorps xmm14, [r11 + 2192]                                  ;   917.2 p0+p2   48 next
        xorps xmm3, [r11 + 2064]                                   ;   918.2 p1+p2   48 next
        xorps xmm2, [r11 + 2224]                                   ;   919.2 p5+p2   48 next
        xorps xmm7, [r11 + 2288]                                   ;   920.2 p0+p2   48 next
        movaps xmm8, [rdi + 16]                                    ;   921.2 p2      41 next reload
        xorps xmm12, xmm8                                          ;   924.2 p1      41 next
        xorps xmm12, [r11 + 2272]                                  ;   925.2 p5+p2   48 next
        xorps xmm4, [r11 + 2080]                                   ;   923.2 p0+p2   48 next
        xorps xmm5, [r11 + 2096]                                   ;   924.2 p1+p2   48 next
        xorps xmm6, [r11 + 2112]                                   ;   925.2 p5+p2   48 next
        xorps xmm8, [r11 + 2128]                                   ;   926.2 p0+p2   48 next
        movaps [rbp + 0], xmm2                                     ;   920.2 p3+p4   48 next spill
        movaps xmm11, [rdx + 64]                                   ;   927.2 p2      48 next
        xorps xmm11, [r11 + 2048]                                  ;   930.2 p1+p2   48 next
        movaps [rcx - 128], xmm15                                  ;   917.2 p3+p4   48 next spill
        movaps [rdi + 16], xmm10                                   ;   917.5 p3+p4   48 next spill
        xorps xmm1, [r11 + 2144]                                   ;   929.2 p5+p2   48 next
        movaps [rdx + 64], xmm9                                    ;   918.5 p3+p4   48 next spill
        movaps xmm13, [rdx + 80]                                   ;   930.2 p2      48 next
        movaps [rdx + 80], xmm7                                    ;   921.2 p3+p4   48 next spill
        movaps xmm7, [rdx - 16]                                    ;   931.2 p2      48 next
        movaps [rdx - 16], xmm12                                   ;   926.2 p3+p4   48 next spill
        movaps xmm12, xmm3                                         ;   920.2 p0      45 next copy
        xorps xmm12, xmm8                                          ;   927.2 p1      45 next
        movaps xmm9, xmm12                                         ;   928.2 p5      45 next copy
        movaps xmm10, xmm12                                        ;   928.2 p0      45 next copy
        andps xmm12, xmm11                                         ;   931.2 p1      45 next
        movaps [rbp + 32], xmm12                                   ;   932.2 p3+p4   45 next spill
        movaps xmm2, xmm3                                          ;   924.2 p5      45 next copy
        movaps xmm12, xmm5                                         ;   925.2 p0      45 next copy
        andps xmm12, xmm4                                          ;   926.2 p1      45 next
        xorps xmm9, xmm12                                          ;   929.2 p5      45 next
        andps xmm10, xmm6                                          ;   929.2 p0      45 next
        movaps [rdx + 112], xmm8                                   ;   927.2 p3+p4   48 next spill
        movaps [rdx + 32], xmm9                                    ;   930.2 p3+p4   45 next spill
        andps xmm2, xmm5                                           ;   926.5 p1      45 next
        movaps xmm9, xmm5                                          ;   926.8 p5      45 next copy
        andps xmm9, xmm6                                           ;   927.8 p0      45 next
        xorps xmm2, xmm9                                           ;   928.8 p1      45 next
        movaps [rdi + 32], xmm2                                    ;   929.8 p3+p4   45 next spill
        movaps xmm2, xmm1                                          ;   930.2 p5      45 next copy
        xorps xmm2, xmm11                                          ;   931.2 p0      45 next
        xorps xmm7, [r11 + 2176]                                   ;   934.2 p1+p2   48 next
        movaps [rdi - 80], xmm14                                   ;   928.8 p3+p4   48 next spill
        movaps xmm14, xmm5                                         ;   928.8 p5      45 next copy
        xorps xmm13, [r11 + 2160]                                  ;   933.2 p0+p2   48 next
        movaps [rdx - 80], xmm1                                    ;   930.2 p3+p4   48 next spill
        andps xmm14, xmm1                                          ;   930.2 p1      45 next
        movaps xmm12, xmm5                                         ;   929.8 p5      45 next copy
        movaps xmm15, xmm5                                         ;   930.0 p0      45 next copy
        andps xmm15, xmm13                                         ;   934.2 p1      45 next
        movaps [rdx - 64], xmm15                                   ;   935.2 p3+p4   45 next spill
        andps xmm12, xmm11                                         ;   931.2 p5      45 next
        movaps xmm15, xmm5                                         ;   931.0 p0      45 next copy
        movaps [rdx + 96], xmm4                                    ;   931.8 p3+p4   48 next spill
        xorps xmm15, xmm2                                          ;   932.2 p1      45 next
        movaps [rbp - 48], xmm15                                   ;   933.2 p3+p4   45 next spill
        movaps xmm8, xmm2                                          ;   932.2 p5      45 next copy
        andps xmm2, [rdx + 112]                                    ;   934.2 p0+p2   45 next
        movaps [rdx - 48], xmm2                                    ;   935.2 p3+p4   45 next spill
        movaps xmm2, xmm15                                         ;   933.2 p1      45 next copy
        andps xmm2, xmm4                                           ;   934.2 p5      45 next
        movaps xmm4, xmm15                                         ;   933.2 p0      45 next copy
        orps xmm4, xmm7                                            ;   935.2 p1      45 next
        movaps xmm15, xmm1                                         ;   934.0 p5      45 next copy
        andps xmm15, xmm6                                          ;   935.0 p0      45 next
        xorps xmm12, xmm15                                         ;   936.0 p1      45 next
        movaps xmm15, xmm6                                         ;   935.0 p5      45 next copy
        andps xmm15, xmm7                                          ;   936.0 p0      45 next
        xorps xmm5, xmm15                                          ;   937.0 p1      45 next
        movaps xmm1, xmm5                                          ;   938.0 p5      45 next copy
        andps xmm5, xmm7                                           ;   938.0 p0      45 next
        xorps xmm5, xmm0                                           ;   939.0 p1      45 next
        movaps [rcx - 112], xmm5                                   ;   940.0 p3+p4   45 next spill
        movaps xmm5, xmm7                                          ;   937.0 p5      45 next copy
        andps xmm5, xmm13                                          ;   938.0 p0      45 next
        movaps [rdi - 128], xmm15                                  ;   937.0 p3+p4   45 next spill
        xorps xmm12, xmm5                                          ;   939.0 p1      45 next
        movaps [rbp - 128], xmm12                                  ;   940.0 p3+p4   45 next spill
        movaps xmm12, xmm7                                         ;   938.0 p5      45 next copy
        andps xmm12, xmm11                                         ;   939.0 p0      45 next
        xorps xmm12, xmm13                                         ;   940.0 p1      45 next
        movaps xmm15, xmm13                                        ;   939.0 p5      45 next copy
        andps xmm15, xmm11                                         ;   940.0 p0      45 next
        xorps xmm14, xmm15                                         ;   941.0 p1      45 next
        xorps xmm14, xmm0                                          ;   942.0 p5      45 next
        xorps xmm2, xmm12                                          ;   941.0 p0      45 next
        xorps xmm1, xmm2                                           ;   942.0 p1      45 next
        xorps xmm9, xmm12                                          ;   941.0 p5      45 next
        movaps xmm12, xmm7                                         ;   941.2 p0      45 next copy
        movaps [rdx + 48], xmm14                                   ;   943.0 p3+p4   45 next spill
        movaps xmm2, xmm7                                          ;   941.8 p1      45 next copy
        andps xmm7, [rdx + 96]                                     ;   942.0 p5+p2   45 next
        movaps [rbp - 64], xmm7                                    ;   943.0 p3+p4   45 next spill
        movaps xmm7, [rdi + 32]                                    ;   941.8 p2      45 next reload
        movaps [rbp + 112], xmm5                                   ;   942.2 p3+p4   45 next spill
        movaps xmm15, xmm11                                        ;   942.2 p0      45 next copy
        andps xmm15, xmm3                                          ;   943.2 p1      45 next
        movaps xmm0, xmm14                                         ;   943.0 p5      45 next copy
        movaps xmm14, xmm11                                        ;   943.2 p0      45 next copy
        movaps xmm5, xmm11                                         ;   943.8 p1      45 next copy
        andps xmm5, xmm6                                           ;   944.8 p5      45 next
        movaps [rdi - 64], xmm5                                    ;   945.8 p3+p4   45 next spill
        movaps xmm5, xmm11                                         ;   944.2 p0      45 next copy
        andps xmm11, [rdx - 80]                                    ;   944.8 p1+p2   45 next
        xorps xmm7, xmm11                                          ;   945.8 p5      45 next
        movaps xmm11, xmm6                                         ;   945.2 p0      45 next copy
        andps xmm11, [rdx + 112]                                   ;   946.2 p1+p2   45 next
        xorps xmm2, xmm11                                          ;   947.2 p5      45 next
        xorps xmm11, [rdx + 96]                                    ;   947.2 p0+p2   45 next
        andps xmm2, [rdx + 112]                                    ;   948.2 p1+p2   45 next
        xorps xmm1, xmm2                                           ;   949.2 p5      45 next
        movaps xmm2, xmm11                                         ;   948.2 p0      45 next copy
        movaps [rdi + 32], xmm7                                    ;   946.8 p3+p4   45 next spill
        xorps xmm5, xmm3                                           ;   947.8 p1      45 next
        andps xmm5, [rdx + 112]                                    ;   948.8 p5+p2   45 next
        movaps xmm7, xmm6                                          ;   948.2 p0      45 next copy
        andps xmm11, xmm6                                          ;   948.8 p1      45 next
        andps xmm6, xmm13                                          ;   949.0 p5      45 next
        xorps xmm6, [rdi - 64]                                     ;   950.0 p0+p2   45 next
        movaps [rbp + 16], xmm1                                    ;   950.2 p3+p4   45 next spill
        movaps xmm1, xmm3                                          ;   949.8 p1      45 next copy
        andps xmm1, [rdx + 96]                                     ;   950.8 p5+p2   45 next
        xorps xmm14, xmm1                                          ;   951.8 p0      45 next
        xorps xmm12, xmm14                                         ;   952.8 p1      45 next
        movaps xmm1, [rdx - 48]                                    ;   950.8 p2      45 next reload
        xorps xmm1, xmm12                                          ;   953.8 p5      45 next
        xorps xmm7, xmm1                                           ;   954.8 p0      45 next
        andps xmm12, xmm3                                          ;   953.8 p1      45 next
        xorps xmm6, xmm12                                          ;   954.8 p5      45 next
        movaps xmm1, xmm3                                          ;   952.2 p0      45 next copy
        andps xmm1, xmm13                                          ;   953.2 p1      45 next
        xorps xmm14, xmm1                                          ;   954.2 p5      45 next
        movaps xmm1, xmm13                                         ;   953.2 p0      45 next copy
        movaps xmm12, [rdx + 112]                                  ;   951.8 p2      48 next reload
        andps xmm1, xmm12                                          ;   954.8 p1      45 next
        xorps xmm0, xmm7                                           ;   955.8 p5      45 next
        xorps xmm11, xmm14                                         ;   955.2 p0      45 next
        movaps xmm14, [rdx + 32]                                   ;   952.8 p2      45 next reload
        xorps xmm6, xmm14                                          ;   955.8 p1      45 next
        xorps xmm5, xmm11                                          ;   956.2 p5      45 next
        xorps xmm10, xmm1                                          ;   955.8 p0      45 next
        movaps xmm1, xmm12                                         ;   955.8 p1      45 next copy
        xorps xmm9, xmm10                                          ;   956.8 p5      45 next
        xorps xmm2, xmm9                                           ;   957.8 p0      45 next
        movaps xmm9, [rdx + 96]                                    ;   954.0 p2      48 next reload
        andps xmm1, xmm9                                           ;   957.0 p1      45 next
        xorps xmm4, xmm1                                           ;   958.0 p5      45 next
        xorps xmm15, xmm4                                          ;   959.0 p0      45 next
        xorps xmm10, xmm15                                         ;   960.0 p1      45 next
        xorps xmm8, xmm10                                          ;   961.0 p5      45 next
        xorps xmm0, xmm15                                          ;   960.0 p0      45 next
        movaps xmm10, [rdx + 48]                                   ;   955.8 p2      45 next reload
        movaps xmm1, [rdx - 80]                                    ;   956.8 p2      48 next reload
        movaps xmm15, [rbp - 128]                                  ;   957.8 p2      45 next reload
        xorps xmm2, xmm15                                          ;   960.8 p1      45 next
        andps xmm3, xmm1                                           ;   959.8 p5      45 next
        movaps xmm4, xmm13                                         ;   959.2 p0      45 next copy
        andps xmm4, xmm1                                           ;   960.2 p1      45 next
        andps xmm13, xmm9                                          ;   960.0 p5      45 next
        andps xmm9, xmm1                                           ;   960.2 p0      45 next
        xorps xmm15, xmm9                                          ;   961.2 p1      45 next
        xorps xmm1, xmm15                                          ;   962.2 p5      45 next
        movaps xmm15, [rbp - 64]                                   ;   958.8 p2      45 next reload
        xorps xmm15, xmm4                                          ;   961.8 p0      45 next
        xorps xmm4, xmm3                                           ;   961.8 p1      45 next
        xorps xmm10, xmm4                                          ;   962.8 p5      45 next
        xorps xmm2, xmm4                                           ;   962.8 p0      45 next
        movaps xmm4, [rbp - 48]                                    ;   959.8 p2      45 next reload
        orps xmm12, xmm4                                           ;   962.8 p1      45 next
        xorps xmm9, xmm5                                           ;   963.0 p5      45 next
        xorps xmm0, xmm4                                           ;   963.2 p0      45 next
        xorps xmm15, xmm4                                          ;   963.8 p1      45 next
        xorps xmm15, xmm12                                         ;   964.8 p5      45 next
        movaps xmm4, [rbp + 16]                                    ;   961.2 p2      45 next reload
        xorps xmm5, xmm15                                          ;   965.8 p0      45 next
        xorps xmm14, xmm15                                         ;   965.8 p1      45 next
        movaps xmm15, [rcx - 112]                                  ;   962.2 p2      45 next reload
        xorps xmm13, xmm15                                         ;   965.2 p5      45 next
        xorps xmm1, xmm14                                          ;   966.8 p0      45 next
        movaps xmm14, [rdi - 128]                                  ;   963.2 p2      45 next reload
        xorps xmm14, xmm5                                          ;   966.8 p1      45 next
        xorps xmm3, xmm13                                          ;   966.2 p5      45 next
        movaps xmm5, [rcx - 128]                                   ;   964.2 p2      48 next reload
        xorps xmm9, xmm3                                           ;   967.2 p0      45 next
        movaps xmm3, [rbp + 112]                                   ;   965.2 p2      45 next reload
        xorps xmm3, xmm13                                          ;   968.2 p1      45 next
        xorps xmm6, xmm10                                          ;   967.0 p5      45 next
        xorps xmm8, xmm3                                           ;   969.2 p0      45 next
        movaps xmm3, [rdi + 32]                                    ;   966.2 p2      45 next reload
        xorps xmm15, xmm3                                          ;   969.2 p1      45 next
        xorps xmm4, xmm15                                          ;   970.2 p5      45 next
        movaps xmm15, [rdx - 64]                                   ;   967.2 p2      45 next reload
        xorps xmm2, xmm15                                          ;   970.2 p0      45 next
        xorps xmm15, [rdi - 64]                                    ;   970.2 p1+p2   45 next
        xorps xmm11, xmm15                                         ;   971.2 p5      45 next
        xorps xmm7, xmm11                                          ;   972.2 p0      45 next
        movaps xmm15, [rbp + 32]                                   ;   969.2 p2      45 next reload
        xorps xmm9, xmm11                                          ;   972.2 p1      45 next
        xorps xmm15, xmm7                                          ;   973.2 p5      45 next
        movaps xmm7, [rbp + 0]                                     ;   970.2 p2      48 next reload
        xorps xmm3, xmm15                                          ;   974.2 p0      45 next
        movaps xmm15, [rdi - 80]                                   ;   971.2 p2      48 next reload
        xorps xmm9, xmm15                                          ;   974.2 p1      45 next
        xorps xmm15, [rcx + 96]                                    ;   974.2 p5+p2   54 next
        xorps xmm9, [rax - 16]                                     ;   975.2 p0+p2   54 next
        xorps xmm4, xmm5                                           ;   971.8 p1      45 next
        xorps xmm3, xmm7                                           ;   975.2 p5      45 next
        movaps xmm10, [rdi + 16]                                   ;   974.2 p2      48 next reload
        movaps xmm12, [rdx - 16]                                   ;   975.2 p2      48 next reload
        xorps xmm2, xmm12                                          ;   978.2 p0      45 next
        xorps xmm2, [rcx + 112]                                    ;   979.2 p1+p2   54 next
        movaps xmm11, [rdx + 64]                                   ;   977.2 p2      48 next reload
        xorps xmm14, xmm10                                         ;   977.2 p5      45 next
        movaps xmm13, [rdx + 80]                                   ;   978.2 p2      48 next reload
        xorps xmm1, xmm11                                          ;   980.2 p0      45 next
        xorps xmm14, [rax - 80]                                    ;   979.2 p1+p2   54 next
        xorps xmm4, [rax - 48]                                     ;   980.2 p5+p2   54 next
        xorps xmm11, [rcx + 16]                                    ;   981.2 p0+p2   54 next
        xorps xmm8, xmm13                                          ;   981.2 p1      45 next
        xorps xmm0, [rax - 128]                                    ;   982.2 p5+p2   54 next
        xorps xmm5, [rcx + 64]                                     ;   983.2 p0+p2   54 next
        xorps xmm13, [rax - 32]                                    ;   984.2 p1+p2   54 next
        xorps xmm10, [rcx + 32]                                    ;   985.2 p5+p2   54 next
        xorps xmm8, [rax - 112]                                    ;   986.2 p0+p2   54 next
        movaps [rdx + 64], xmm11                                   ;   982.2 p3+p4   54 next spill
        xorps xmm3, [rax - 64]                                     ;   987.2 p1+p2   54 next
        xorps xmm1, [rax - 96]                                     ;   988.2 p5+p2   54 next
        xorps xmm6, [rcx + 80]                                     ;   989.2 p0+p2   54 next
        movaps [rdi + 16], xmm10                                   ;   986.2 p3+p4   54 next spill
        movaps [rdx + 80], xmm13                                   ;   985.2 p3+p4   54 next spill
        movaps xmm13, [rax - 16]                                   ;   990.2 p2      54 next
        xorps xmm13, [r8 + 256]                                    ;   993.2 p1+p2   54 next
        movaps xmm10, [rax - 80]                                   ;   992.2 p2      54 next
        xorps xmm10, [r8 + 304]                                    ;   995.2 p5+p2   54 next
        xorps xmm12, [rcx + 0]                                     ;   994.2 p0+p2   54 next
        movaps [rdx - 64], xmm8                                    ;   987.2 p3+p4   54 next spill
        movaps xmm11, [rax - 64]                                   ;   995.2 p2      54 next
        xorps xmm11, [r8 + 288]                                    ;   998.2 p1+p2   54 next
        movaps [rdx - 16], xmm12                                   ;   995.2 p3+p4   54 next spill
        movaps xmm12, [rax - 48]                                   ;   997.2 p2      54 next
        xorps xmm12, [r8 + 272]                                    ;  1000.2 p5+p2   54 next
        movaps [rdi - 80], xmm15                                   ;   986.2 p3+p4   54 next spill
        movaps xmm15, [rax - 128]                                  ;   999.2 p2      54 next
        xorps xmm7, [rcx + 48]                                     ;  1000.2 p0+p2   54 next
        movaps [rdi - 64], xmm6                                    ;   990.2 p3+p4   54 next spill
        movaps [rbp + 0], xmm7                                     ;  1001.2 p3+p4   54 next spill
        movaps xmm7, [rcx + 80]                                    ;  1001.2 p2      54 next
        xorps xmm7, [r8 + 368]                                     ;  1004.2 p1+p2   54 next
        xorps xmm15, [r8 + 384]                                    ;  1003.2 p5+p2   54 next
        movaps [rcx - 128], xmm5                                   ;   990.5 p3+p4   54 next spill
        movaps xmm5, [rax - 96]                                    ;  1004.2 p2      54 next
        movaps xmm6, [rcx + 96]                                    ;  1005.2 p2      54 next
        movaps [rbp + 32], xmm0                                    ;   993.2 p3+p4   54 next spill
        xorps xmm5, [r8 + 320]                                     ;  1007.2 p0+p2   54 next
        xorps xmm6, [r8 + 400]                                     ;  1008.2 p1+p2   54 next
        movaps xmm0, [rcx + 112]                                   ;  1008.2 p2      54 next
        movaps xmm8, [rax - 112]                                   ;  1009.2 p2      54 next
        xorps xmm0, [r8 + 336]                                     ;  1011.2 p5+p2   54 next
        xorps xmm8, [r8 + 352]                                     ;  1012.2 p0+p2   54 next
        movaps [rdi + 32], xmm1                                    ;   998.2 p3+p4   54 next spill
        movaps [rcx - 112], xmm14                                  ;   999.2 p3+p4   54 next spill
        movaps xmm1, [rcx + 48]                                    ;  1012.2 p2      54 next
        xorps xmm1, [r8 + 432]                                     ;  1015.2 p1+p2   54 next
        movaps [rbp + 16], xmm2                                    ;  1000.2 p3+p4   54 next spill
        movaps xmm2, [rcx + 64]                                    ;  1014.2 p2      54 next
        xorps xmm2, [r8 + 416]                                     ;  1017.2 p5+p2   54 next
        movaps xmm14, [rcx + 32]                                   ;  1016.2 p2      54 next
        xorps xmm14, [r8 + 448]                                    ;  1019.2 p0+p2   54 next
        movaps [rbp - 64], xmm10                                   ;  1003.2 p3+p4   54 next spill
        movaps [rdx + 48], xmm11                                   ;  1004.2 p3+p4   54 next spill
        movaps [rdx - 80], xmm12                                   ;  1005.2 p3+p4   54 next spill
        movaps xmm11, xmm15                                        ;  1004.5 p1      41 next copy
        movaps [rbp + 112], xmm3                                   ;  1006.2 p3+p4   54 next spill
        movaps xmm3, [rcx + 16]                                    ;  1018.2 p2      54 next
        xorps xmm3, [r8 + 464]                                     ;  1021.2 p5+p2   54 next
        movaps [rbp - 48], xmm9                                    ;  1007.2 p3+p4   54 next spill
        movaps xmm9, [rax - 32]                                    ;  1020.2 p2      54 next
        movaps [rdi - 128], xmm4                                   ;  1008.2 p3+p4   54 next spill
        movaps xmm4, [rcx + 0]                                     ;  1021.2 p2      54 next
        xorps xmm9, [r8 + 496]                                     ;  1023.2 p0+p2   54 next
        xorps xmm4, [r8 + 480]                                     ;  1024.2 p1+p2   54 next
        xorps xmm11, xmm14                                         ;  1020.2 p5      41 next
        movaps xmm12, xmm11                                        ;  1021.2 p0      41 next copy
        movaps xmm10, xmm11                                        ;  1021.2 p1      41 next copy
        movaps [rdx + 96], xmm8                                    ;  1013.2 p3+p4   54 next spill
        andps xmm11, xmm7                                          ;  1021.2 p5      41 next
        andps xmm12, xmm1                                          ;  1022.2 p0      41 next
        movaps xmm8, xmm15                                         ;  1014.2 p1      41 next copy
        andps xmm8, xmm2                                           ;  1018.2 p5      41 next
        movaps [rbp - 128], xmm0                                   ;  1015.2 p3+p4   54 next spill
        movaps xmm0, xmm15                                         ;  1015.5 p0      41 next copy
        andps xmm0, xmm7                                           ;  1016.5 p1      41 next
        movaps [rdx + 32], xmm5                                    ;  1016.2 p3+p4   54 next spill
        movaps [rdx + 112], xmm13                                  ;  1017.2 p3+p4   54 next spill
        movaps xmm13, xmm15                                        ;  1016.8 p5      41 next copy
        andps xmm13, xmm6                                          ;  1017.8 p0      41 next
        xorps xmm13, xmm7                                          ;  1018.8 p1      41 next
        movaps xmm5, xmm13                                         ;  1019.8 p5      41 next copy
        xorps xmm13, xmm9                                          ;  1024.2 p0      41 next
        movaps [rdx - 48], xmm13                                   ;  1025.2 p3+p4   41 next spill
        movaps xmm13, xmm15                                        ;  1018.5 p1      41 next copy
        andps xmm13, xmm4                                          ;  1025.2 p5      41 next
        xorps xmm5, xmm13                                          ;  1026.2 p0      41 next
        movaps xmm13, xmm15                                        ;  1019.5 p1      41 next copy
        andps xmm13, [rdx - 48]                                    ;  1028.2 p5+p2   41 next
        movaps [rbp - 112], xmm13                                  ;  1029.2 p3+p4   41 next spill
        movaps [rbp + 96], xmm11                                   ;  1022.2 p3+p4   41 next spill
        movaps xmm11, xmm15                                        ;  1020.5 p0      41 next copy
        xorps xmm11, xmm7                                          ;  1021.5 p1      41 next
        andps xmm11, xmm14                                         ;  1022.5 p5      41 next
        movaps [rdi + 0], xmm11                                    ;  1023.5 p3+p4   41 next spill
        andps xmm15, xmm3                                          ;  1022.2 p0      41 next
        movaps [rdx - 128], xmm15                                  ;  1023.2 p3+p4   41 next spill
        movaps xmm15, xmm7                                         ;  1022.2 p1      41 next copy
        xorps xmm15, xmm3                                          ;  1023.2 p5      41 next
        movaps xmm11, xmm15                                        ;  1024.2 p0      41 next copy
        movaps xmm13, xmm15                                        ;  1024.2 p1      41 next copy
        movaps [rdx - 112], xmm14                                  ;  1023.8 p3+p4   54 next spill
        andps xmm15, xmm14                                         ;  1024.2 p5      41 next
        movaps xmm14, xmm7                                         ;  1023.8 p0      41 next copy
        andps xmm14, xmm9                                          ;  1024.8 p1      41 next
        xorps xmm14, xmm4                                          ;  1025.8 p5      41 next
        xorps xmm15, [rdx - 48]                                    ;  1028.2 p0+p2   41 next
        xorps xmm15, xmm1                                          ;  1029.2 p1      41 next
        xorps xmm11, xmm2                                          ;  1025.5 p5      41 next
        movaps [rdx - 48], xmm15                                   ;  1030.2 p3+p4   41 next spill
        movaps xmm15, xmm7                                         ;  1025.8 p0      41 next copy
        andps xmm15, xmm4                                          ;  1026.8 p1      41 next
        movaps [rbp + 80], xmm13                                   ;  1026.2 p3+p4   41 next spill
        movaps xmm13, xmm7                                         ;  1026.5 p5      41 next copy
        andps xmm13, xmm2                                          ;  1027.5 p0      41 next
        movaps [rbp + 48], xmm5                                    ;  1027.2 p3+p4   41 next spill
        movaps xmm5, xmm14                                         ;  1027.2 p1      41 next copy
        movaps [rbp - 32], xmm12                                   ;  1028.2 p3+p4   41 next spill
        movaps xmm12, xmm7                                         ;  1027.5 p5      41 next copy
        andps xmm12, xmm1                                          ;  1028.5 p0      41 next
        andps xmm7, xmm3                                           ;  1028.2 p1      41 next
        movaps [rdx + 0], xmm12                                    ;  1029.5 p3+p4   41 next spill
        movaps xmm12, xmm2                                         ;  1028.5 p5      41 next copy
        andps xmm12, xmm4                                          ;  1029.5 p0      41 next
        movaps [rbp - 96], xmm12                                   ;  1030.5 p3+p4   41 next spill
        movaps xmm12, xmm2                                         ;  1029.2 p1      41 next copy
        andps xmm12, xmm3                                          ;  1030.2 p5      41 next
        xorps xmm15, xmm12                                         ;  1031.2 p0      41 next
        movaps xmm12, [rel misty1_encrypt_compact.T0_constants128] ;  1030.0 p2      41 next reload
        xorps xmm15, xmm12                                         ;  1033.0 p1      41 next
        movaps [rbp - 80], xmm15                                   ;  1034.0 p3+p4   41 next spill
        movaps xmm15, xmm2                                         ;  1030.8 p5      41 next copy
        andps xmm15, xmm6                                          ;  1031.8 p0      41 next
        xorps xmm10, xmm15                                         ;  1032.8 p1      41 next
        movaps xmm15, xmm2                                         ;  1031.8 p5      41 next copy
        andps xmm15, xmm1                                          ;  1032.8 p0      41 next
        xorps xmm14, xmm15                                         ;  1033.8 p1      41 next
        xorps xmm8, xmm15                                          ;  1033.8 p5      41 next
        movaps xmm15, xmm3                                         ;  1033.0 p0      41 next copy
        xorps xmm7, xmm8                                           ;  1034.8 p1      41 next
        movaps [rbp - 16], xmm7                                    ;  1035.8 p3+p4   41 next spill
        movaps xmm7, xmm9                                          ;  1033.8 p5      41 next copy
        movaps [rdx - 96], xmm3                                    ;  1034.0 p3+p4   54 next spill
        movaps [rdx - 32], xmm11                                   ;  1035.0 p3+p4   41 next spill
        andps xmm15, xmm1                                          ;  1034.0 p0      41 next
        xorps xmm13, xmm15                                         ;  1035.0 p1      41 next
        movaps xmm15, xmm1                                         ;  1034.8 p5      41 next copy
        andps xmm15, xmm9                                          ;  1035.8 p0      41 next
        xorps xmm2, xmm15                                          ;  1036.8 p1      41 next
        movaps xmm8, xmm2                                          ;  1037.8 p5      41 next copy
        andps xmm2, xmm9                                           ;  1037.8 p0      41 next
        xorps xmm2, xmm12                                          ;  1038.8 p1      41 next
        movaps [rbp + 64], xmm2                                    ;  1039.8 p3+p4   41 next spill
        movaps xmm2, xmm9                                          ;  1036.8 p5      41 next copy
        movaps xmm12, xmm9                                         ;  1037.0 p0      41 next copy
        andps xmm9, xmm6                                           ;  1037.2 p1      41 next
        movaps xmm3, xmm11                                         ;  1037.8 p5      41 next copy
        andps xmm3, xmm6                                           ;  1038.8 p0      41 next
        xorps xmm5, xmm3                                           ;  1039.8 p1      41 next
        andps xmm12, xmm4                                          ;  1038.8 p5      41 next
        xorps xmm13, xmm12                                         ;  1039.8 p0      41 next
        movaps xmm3, xmm1                                          ;  1039.2 p1      41 next copy
        xorps xmm8, xmm5                                           ;  1040.8 p5      41 next
        andps xmm3, [rdx - 112]                                    ;  1040.2 p0+p2   41 next
        xorps xmm7, xmm3                                           ;  1041.2 p1      41 next
        orps xmm2, xmm11                                           ;  1040.8 p5      41 next
        andps xmm7, [rdx - 112]                                    ;  1042.2 p0+p2   41 next
        xorps xmm8, xmm7                                           ;  1043.2 p1      41 next
        movaps xmm7, xmm6                                          ;  1041.8 p5      41 next copy
        andps xmm7, [rdx - 112]                                    ;  1042.8 p0+p2   41 next
        xorps xmm2, xmm7                                           ;  1043.8 p1      41 next
        movaps xmm7, xmm4                                          ;  1042.8 p5      41 next copy
        movaps xmm5, xmm1                                          ;  1043.0 p0      41 next copy
        andps xmm1, xmm4                                           ;  1043.2 p1      41 next
        xorps xmm3, xmm6                                           ;  1043.8 p5      41 next
        andps xmm5, xmm3                                           ;  1044.8 p0      41 next
        movaps xmm11, [rbp + 48]                                   ;  1042.0 p2      41 next reload
        xorps xmm11, xmm5                                          ;  1045.8 p1      41 next
        movaps xmm5, [rdi + 0]                                     ;  1043.0 p2      41 next reload
        xorps xmm5, xmm11                                          ;  1046.8 p5      41 next
        xorps xmm0, xmm2                                           ;  1045.0 p0      41 next
        movaps xmm2, xmm13                                         ;  1045.2 p1      41 next copy
        andps xmm7, [rdx - 112]                                    ;  1045.8 p5+p2   41 next
        movaps [rdi + 0], xmm5                                     ;  1047.8 p3+p4   41 next spill
        movaps xmm5, [rbp - 32]                                    ;  1045.0 p2      41 next reload
        xorps xmm5, xmm7                                           ;  1048.0 p0      41 next
        xorps xmm14, xmm5                                          ;  1049.0 p1      41 next
        xorps xmm3, xmm14                                          ;  1050.0 p5      41 next
        movaps xmm14, [rbp + 80]                                   ;  1046.0 p2      41 next reload
        xorps xmm2, xmm3                                           ;  1051.0 p0      41 next
        xorps xmm5, xmm0                                           ;  1049.0 p1      41 next
        xorps xmm14, xmm5                                          ;  1050.0 p5      41 next
        movaps xmm3, [rdx + 0]                                     ;  1047.0 p2      41 next reload
        xorps xmm1, xmm3                                           ;  1050.0 p0      41 next
        movaps xmm5, [rbp - 112]                                   ;  1048.0 p2      41 next reload
        xorps xmm5, xmm1                                           ;  1051.0 p1      41 next
        movaps xmm7, [rdx - 96]                                    ;  1049.0 p2      54 next reload
        xorps xmm5, xmm10                                          ;  1052.0 p5      41 next
        movaps xmm1, xmm4                                          ;  1049.0 p0      41 next copy
        andps xmm4, xmm6                                           ;  1049.2 p1      41 next
        andps xmm6, xmm7                                           ;  1052.0 p5      41 next
        andps xmm1, xmm7                                           ;  1052.0 p0      41 next
        xorps xmm9, xmm1                                           ;  1053.0 p1      41 next
        xorps xmm13, xmm6                                          ;  1053.0 p5      41 next
        xorps xmm7, xmm13                                          ;  1054.0 p0      41 next
        movaps xmm13, [rbp - 96]                                   ;  1050.0 p2      41 next reload
        xorps xmm3, xmm13                                          ;  1053.0 p1      41 next
        xorps xmm11, xmm3                                          ;  1054.0 p5      41 next
        xorps xmm4, [rbp + 64]                                     ;  1052.0 p0+p2   41 next
        xorps xmm12, xmm4                                          ;  1053.0 p1      41 next
        xorps xmm14, xmm12                                         ;  1054.0 p5      41 next
        movaps [rbp - 96], xmm11                                   ;  1055.0 p3+p4   41 next spill
        movaps xmm12, [rdx - 32]                                   ;  1052.0 p2      41 next reload
        xorps xmm9, xmm12                                          ;  1055.0 p0      41 next
        movaps xmm3, xmm11                                         ;  1055.0 p1      41 next copy
        xorps xmm3, [rdx - 48]                                     ;  1056.0 p5+p2   41 next
        movaps xmm11, [rbp + 96]                                   ;  1054.0 p2      41 next reload
        xorps xmm11, xmm3                                          ;  1057.0 p0      41 next
        movaps xmm3, [rbp - 16]                                    ;  1055.0 p2      41 next reload
        xorps xmm11, xmm3                                          ;  1058.0 p1      41 next
        xorps xmm1, [rdx - 128]                                    ;  1056.0 p5+p2   41 next
        xorps xmm2, xmm1                                           ;  1057.0 p0      41 next
        xorps xmm13, xmm2                                          ;  1058.0 p1      41 next
        movaps xmm2, xmm12                                         ;  1055.8 p5      41 next copy
        orps xmm2, [rdx - 112]                                     ;  1057.0 p0+p2   41 next
        xorps xmm9, xmm2                                           ;  1058.0 p1      41 next
        xorps xmm10, xmm9                                          ;  1059.0 p5      41 next
        xorps xmm7, xmm10                                          ;  1060.0 p0      41 next
        xorps xmm4, [rdx - 128]                                    ;  1058.0 p1+p2   41 next
        movaps xmm2, [rbp - 80]                                    ;  1059.0 p2      41 next reload
        xorps xmm1, xmm2                                           ;  1062.0 p5      41 next
        xorps xmm2, [rdx - 48]                                     ;  1062.0 p0+p2   41 next
        xorps xmm0, xmm2                                           ;  1063.0 p1      41 next
        xorps xmm12, xmm0                                          ;  1064.0 p5      41 next
        xorps xmm5, xmm1                                           ;  1063.0 p0      41 next
        movaps xmm0, [rdi + 0]                                     ;  1061.0 p2      41 next reload
        xorps xmm9, xmm0                                           ;  1064.0 p1      41 next
        xorps xmm15, xmm9                                          ;  1065.0 p5      41 next
        xorps xmm6, xmm0                                           ;  1064.0 p0      41 next
        xorps xmm4, xmm6                                           ;  1065.0 p1      41 next
        xorps xmm3, [rbp + 64]                                     ;  1062.0 p5+p2   41 next
        xorps xmm8, xmm3                                           ;  1063.0 p0      41 next
        movaps xmm3, [rbp - 128]                                   ;  1063.0 p2      41 next
        movaps xmm6, [rdx - 80]                                    ;  1064.0 p2      54 next reload
        movaps xmm2, [rdx + 112]                                   ;  1065.0 p2      54 next reload
        movaps [rdi + 0], xmm5                                     ;  1064.0 p3+p4   41 next spill
        movaps xmm0, [rbp - 96]                                    ;  1066.0 p2      41 next reload
        movaps [rbp - 96], xmm12                                   ;  1065.0 p3+p4   41 next spill
        xorps xmm0, xmm4                                           ;  1069.0 p1      41 next
        movaps xmm1, [rdx + 32]                                    ;  1067.0 p2      41 next
        movaps xmm10, [rdx + 96]                                   ;  1068.0 p2      54 next reload
        movaps xmm4, [rdx + 96]                                    ;  1069.0 p2      41 next
        andps xmm4, xmm6                                           ;  1072.0 p5      41 next
        andps xmm1, xmm2                                           ;  1070.0 p0      41 next
        movaps xmm5, xmm1                                          ;  1071.0 p1      41 next copy
        andps xmm3, xmm2                                           ;  1068.0 p5      41 next
        movaps xmm9, xmm3                                          ;  1069.0 p0      41 next copy
        andps xmm9, xmm10                                          ;  1071.0 p1      41 next
        xorps xmm8, xmm6                                           ;  1067.0 p5      41 next
        movaps [rbp + 64], xmm14                                   ;  1065.2 p3+p4   41 next spill
        xorps xmm0, xmm2                                           ;  1070.0 p0      41 next
        movaps [rbp - 80], xmm0                                    ;  1071.0 p3+p4   41 next spill
        xorps xmm11, [rdx + 48]                                    ;  1070.0 p1+p2   41 next
        xorps xmm15, [rbp - 64]                                    ;  1071.0 p5+p2   41 next
        xorps xmm7, [rdx + 32]                                     ;  1072.0 p0+p2   41 next
        movaps xmm12, xmm1                                         ;  1071.0 p1      41 next copy
        movaps xmm14, xmm3                                         ;  1069.0 p5      41 next copy
        xorps xmm13, [rbp - 128]                                   ;  1073.0 p0+p2   41 next
        movaps [rdx - 48], xmm13                                   ;  1074.0 p3+p4   41 next spill
        movaps xmm13, xmm0                                         ;  1071.0 p1      41 next copy
        movaps xmm0, xmm6                                          ;  1069.2 p5      41 next copy
        movaps [rdx - 112], xmm15                                  ;  1072.0 p3+p4   41 next spill
        movaps xmm15, xmm6                                         ;  1069.8 p0      41 next copy
        movaps [rdx - 128], xmm7                                   ;  1073.0 p3+p4   41 next spill
        movaps xmm7, xmm6                                          ;  1070.2 p1      41 next copy
        andps xmm15, [rbp - 128]                                   ;  1074.0 p5+p2   41 next
        xorps xmm9, xmm15                                          ;  1075.0 p0      41 next
        xorps xmm9, [rel misty1_encrypt_compact.T0_constants128]   ;  1076.0 p1+p2   41 next
        movaps [rdx - 32], xmm11                                   ;  1071.5 p3+p4   41 next spill
        movaps xmm11, xmm6                                         ;  1071.5 p5      41 next copy
        movaps [rbp + 96], xmm13                                   ;  1072.5 p3+p4   41 next spill
        movaps xmm13, xmm6                                         ;  1072.0 p0      41 next copy
        andps xmm13, [rbp - 64]                                    ;  1076.0 p1+p2   41 next
        xorps xmm1, xmm13                                          ;  1077.0 p5      41 next
        movaps [rbp - 16], xmm8                                    ;  1073.5 p3+p4   41 next spill
        andps xmm6, [rdx + 32]                                     ;  1077.0 p0+p2   41 next
        xorps xmm14, xmm6                                          ;  1078.0 p1      41 next
        movaps [rdx - 80], xmm1                                    ;  1078.0 p3+p4   41 next spill
        andps xmm11, xmm2                                          ;  1073.8 p5      41 next
        movaps xmm8, xmm11                                         ;  1074.8 p0      41 next copy
        movaps xmm1, xmm9                                          ;  1077.0 p1      41 next copy
        movaps xmm6, xmm15                                         ;  1075.0 p5      41 next copy
        andps xmm6, [rbp - 64]                                     ;  1078.0 p0+p2   41 next
        xorps xmm8, xmm6                                           ;  1079.0 p1      41 next
        movaps xmm6, xmm15                                         ;  1075.8 p5      41 next copy
        xorps xmm6, xmm10                                          ;  1076.8 p0      41 next
        andps xmm6, xmm2                                           ;  1077.8 p1      41 next
        xorps xmm15, [rdx + 48]                                    ;  1079.0 p5+p2   41 next
        movaps [rdx - 96], xmm15                                   ;  1080.0 p3+p4   41 next spill
        movaps xmm15, xmm14                                        ;  1079.0 p0      41 next copy
        xorps xmm15, [rdx + 48]                                    ;  1080.0 p1+p2   41 next
        movaps [rdx + 0], xmm15                                    ;  1081.0 p3+p4   41 next spill
        xorps xmm9, xmm6                                           ;  1078.8 p5      41 next
        movaps xmm15, xmm2                                         ;  1078.0 p0      41 next copy
        andps xmm15, [rbp - 64]                                    ;  1081.0 p1+p2   41 next
        xorps xmm0, xmm15                                          ;  1082.0 p5      41 next
        movaps xmm2, xmm0                                          ;  1083.0 p0      41 next copy
        xorps xmm2, [rdx + 32]                                     ;  1084.0 p1+p2   41 next
        andps xmm2, xmm10                                          ;  1085.0 p5      41 next
        movaps [rbp + 80], xmm3                                    ;  1079.0 p3+p4   41 next spill
        movaps [rbp - 32], xmm2                                    ;  1086.0 p3+p4   41 next spill
        xorps xmm15, xmm2                                          ;  1086.0 p0      41 next
        movaps [rbp - 112], xmm15                                  ;  1087.0 p3+p4   41 next spill
        movaps xmm15, xmm0                                         ;  1083.0 p1      41 next copy
        andps xmm0, [rdx + 48]                                     ;  1083.0 p5+p2   41 next
        xorps xmm14, xmm0                                          ;  1084.0 p0      41 next
        movaps xmm0, xmm10                                         ;  1081.2 p1      41 next copy
        andps xmm0, [rbp - 64]                                     ;  1084.0 p5+p2   41 next
        movaps xmm3, xmm0                                          ;  1085.0 p0      41 next copy
        xorps xmm3, [rdx + 32]                                     ;  1086.0 p1+p2   41 next
        movaps xmm2, xmm3                                          ;  1087.0 p5      41 next copy
        andps xmm3, [rbp - 128]                                    ;  1087.0 p0+p2   41 next
        xorps xmm13, xmm3                                          ;  1088.0 p1      41 next
        movaps xmm3, xmm10                                         ;  1083.8 p5      41 next copy
        andps xmm3, [rdx + 48]                                     ;  1087.0 p0+p2   41 next
        xorps xmm11, xmm3                                          ;  1088.0 p1      41 next
        movaps xmm10, xmm11                                        ;  1089.0 p5      41 next copy
        andps xmm10, [rdx + 48]                                    ;  1090.0 p0+p2   41 next
        xorps xmm10, [rdx + 112]                                   ;  1091.0 p1+p2   41 next
        xorps xmm15, xmm10                                         ;  1092.0 p5      41 next
        movaps [rbp + 48], xmm15                                   ;  1093.0 p3+p4   41 next spill
        movaps xmm10, [rdx + 32]                                   ;  1090.0 p2      54 next reload
        andps xmm11, xmm10                                         ;  1093.0 p0      41 next
        movaps xmm15, xmm10                                        ;  1093.0 p1      41 next copy
        andps xmm15, [rbp - 64]                                    ;  1094.0 p5+p2   41 next
        xorps xmm12, xmm15                                         ;  1095.0 p0      41 next
        andps xmm12, [rbp - 128]                                   ;  1096.0 p1+p2   41 next
        xorps xmm2, xmm12                                          ;  1097.0 p5      41 next
        xorps xmm11, xmm2                                          ;  1098.0 p0      41 next
        xorps xmm14, xmm11                                         ;  1099.0 p1      41 next
        movaps xmm2, [rbp - 32]                                    ;  1093.0 p2      41 next reload
        xorps xmm2, xmm14                                          ;  1100.0 p5      41 next
        movaps xmm14, [rbp - 128]                                  ;  1094.0 p2      41 next
        movaps xmm11, [rdx + 48]                                   ;  1095.0 p2      54 next reload
        andps xmm14, xmm11                                         ;  1098.0 p0      41 next
        xorps xmm4, xmm14                                          ;  1099.0 p1      41 next
        andps xmm7, xmm14                                          ;  1099.0 p5      41 next
        xorps xmm5, xmm4                                           ;  1100.0 p0      41 next
        xorps xmm15, xmm4                                          ;  1100.0 p1      41 next
        movaps xmm14, xmm10                                        ;  1093.5 p5      41 next copy
        movaps xmm4, xmm11                                         ;  1098.0 p0      41 next copy
        andps xmm4, xmm15                                          ;  1101.0 p1      41 next
        movaps xmm12, [rdx + 112]                                  ;  1096.0 p2      54 next reload
        xorps xmm15, xmm12                                         ;  1101.0 p5      41 next
        andps xmm14, xmm15                                         ;  1102.0 p0      41 next
        andps xmm15, xmm12                                         ;  1102.0 p1      41 next
        xorps xmm1, xmm15                                          ;  1103.0 p5      41 next
        movaps xmm15, [rdx - 96]                                   ;  1097.0 p2      41 next reload
        andps xmm10, xmm15                                         ;  1100.0 p0      41 next
        andps xmm12, xmm15                                         ;  1100.0 p1      41 next
        movaps xmm15, [rdx - 80]                                   ;  1098.0 p2      41 next reload
        xorps xmm8, xmm4                                           ;  1102.0 p5      41 next
        movaps xmm4, [rbp - 64]                                    ;  1099.0 p2      54 next reload
        xorps xmm9, xmm14                                          ;  1103.0 p0      41 next
        xorps xmm1, xmm3                                           ;  1104.0 p1      41 next
        xorps xmm13, xmm1                                          ;  1105.0 p5      41 next
        movaps xmm14, [rbp + 96]                                   ;  1100.0 p2      41 next reload
        xorps xmm14, xmm13                                         ;  1106.0 p0      41 next
        xorps xmm8, xmm4                                           ;  1103.0 p1      41 next
        movaps xmm13, [rdx + 0]                                    ;  1101.0 p2      41 next reload
        andps xmm11, xmm15                                         ;  1101.0 p5      41 next
        movaps xmm1, xmm4                                          ;  1102.0 p0      41 next copy
        andps xmm1, xmm13                                          ;  1104.0 p1      41 next
        xorps xmm4, xmm3                                           ;  1102.0 p5      41 next
        andps xmm0, xmm4                                           ;  1103.0 p0      41 next
        xorps xmm3, xmm13                                          ;  1104.0 p1      41 next
        movaps xmm13, [rbp - 128]                                  ;  1102.0 p2      54 next reload
        andps xmm4, xmm13                                          ;  1105.0 p5      41 next
        xorps xmm6, xmm4                                           ;  1106.0 p0      41 next
        xorps xmm3, xmm6                                           ;  1107.0 p1      41 next
        movaps xmm6, [rbp - 112]                                   ;  1103.0 p2      41 next reload
        xorps xmm1, xmm13                                          ;  1105.0 p5      41 next
        xorps xmm7, xmm1                                           ;  1106.0 p0      41 next
        movaps xmm1, [rdx + 96]                                    ;  1104.0 p2      54 next reload
        andps xmm13, xmm1                                          ;  1107.0 p1      41 next
        xorps xmm15, xmm13                                         ;  1108.0 p5      41 next
        andps xmm13, xmm6                                          ;  1108.0 p0      41 next
        xorps xmm5, xmm13                                          ;  1109.0 p1      41 next
        xorps xmm7, xmm5                                           ;  1110.0 p5      41 next
        xorps xmm4, xmm6                                           ;  1106.0 p0      41 next
        xorps xmm12, xmm1                                          ;  1107.0 p1      41 next
        xorps xmm9, xmm12                                          ;  1108.0 p5      41 next
        xorps xmm0, xmm9                                           ;  1109.0 p0      41 next
        andps xmm15, xmm1                                          ;  1109.0 p1      41 next
        movaps xmm5, [rbp + 80]                                    ;  1106.5 p2      41 next reload
        xorps xmm5, xmm4                                           ;  1109.5 p5      41 next
        movaps xmm4, [rbp + 48]                                    ;  1107.5 p2      41 next reload
        xorps xmm3, xmm4                                           ;  1110.5 p0      41 next
        xorps xmm15, xmm4                                          ;  1110.5 p1      41 next
        xorps xmm11, xmm3                                          ;  1111.5 p5      41 next
        movaps xmm3, [rbp - 16]                                    ;  1108.5 p2      41 next reload
        xorps xmm8, xmm5                                           ;  1110.5 p0      41 next
        movaps xmm5, [rdx - 112]                                   ;  1109.5 p2      41 next reload
        movaps xmm6, [rdx - 128]                                   ;  1110.5 p2      41 next reload
        xorps xmm1, [rbp + 64]                                     ;  1111.5 p1+p2   41 next
        xorps xmm10, xmm15                                         ;  1111.5 p5      41 next
        movaps xmm15, [rel misty1_encrypt_compact.T0_constants128] ;  1112.5 p2      41 next reload
        xorps xmm8, xmm1                                           ;  1112.5 p0      41 next
        movaps xmm9, [rdx - 48]                                    ;  1113.5 p2      41 next reload
        xorps xmm0, xmm3                                           ;  1111.5 p1      41 next
        xorps xmm11, xmm9                                          ;  1116.5 p5      41 next
        movaps xmm4, [rdx - 32]                                    ;  1114.5 p2      41 next reload
        xorps xmm7, xmm15                                          ;  1115.5 p0      41 next
        xorps xmm10, xmm15                                         ;  1115.5 p1      41 next
        xorps xmm10, xmm5                                          ;  1116.5 p5      41 next
        xorps xmm2, xmm4                                           ;  1117.5 p0      41 next
        xorps xmm2, [r8 + 2224]                                    ;  1118.5 p1+p2   48 next
        xorps xmm0, [r8 + 2208]                                    ;  1116.5 p5+p2   48 next
        xorps xmm10, [r8 + 2240]                                   ;  1117.5 p0+p2   48 next
        xorps xmm7, xmm6                                           ;  1116.5 p1      41 next
        xorps xmm7, [r8 + 2256]                                    ;  1118.5 p5+p2   48 next
        xorps xmm8, [r8 + 2288]                                    ;  1119.5 p0+p2   48 next
        xorps xmm14, [r8 + 2192]                                   ;  1120.5 p1+p2   48 next
        xorps xmm3, [r8 + 2064]                                    ;  1121.5 p5+p2   48 next
        xorps xmm11, [r8 + 2272]                                   ;  1122.5 p0+p2   48 next
        xorps xmm4, [r8 + 2080]                                    ;  1123.5 p1+p2   48 next
        xorps xmm5, [r8 + 2096]                                    ;  1124.5 p5+p2   48 next
        xorps xmm9, [r8 + 2128]                                    ;  1125.5 p0+p2   48 next
        xorps xmm1, [r8 + 2144]                                    ;  1126.5 p1+p2   48 next
        movaps [rdx - 48], xmm10                                   ;  1118.5 p3+p4   48 next spill
        movaps xmm12, [rbp - 80]                                   ;  1127.5 p2      48 next
        xorps xmm12, [r8 + 2048]                                   ;  1130.5 p5+p2   48 next
        movaps [rbp - 80], xmm7                                    ;  1119.5 p3+p4   48 next spill
        xorps xmm6, [r8 + 2112]                                    ;  1129.5 p0+p2   48 next
        movaps xmm13, [rdi + 0]                                    ;  1130.5 p2      48 next
        movaps [rdi + 0], xmm8                                     ;  1120.5 p3+p4   48 next spill
        movaps xmm8, [rbp - 96]                                    ;  1131.5 p2      48 next
        movaps [rbp - 96], xmm11                                   ;  1123.5 p3+p4   48 next spill
        movaps xmm11, xmm3                                         ;  1122.5 p1      45 next copy
        xorps xmm11, xmm9                                          ;  1126.5 p5      45 next
        movaps xmm7, xmm11                                         ;  1127.5 p0      45 next copy
        movaps xmm10, xmm11                                        ;  1127.5 p1      45 next copy
        xorps xmm8, [r8 + 2176]                                    ;  1134.5 p5+p2   48 next
        andps xmm10, xmm6                                          ;  1130.5 p0      45 next
        xorps xmm13, [r8 + 2160]                                   ;  1133.5 p1+p2   48 next
        andps xmm11, xmm12                                         ;  1131.5 p5      45 next
        movaps [rdx - 112], xmm14                                  ;  1123.8 p3+p4   48 next spill
        movaps [rdx - 128], xmm2                                   ;  1124.8 p3+p4   48 next spill
        movaps xmm2, xmm3                                          ;  1124.5 p0      45 next copy
        andps xmm2, xmm5                                           ;  1125.5 p1      45 next
        movaps [rbp + 64], xmm0                                    ;  1125.8 p3+p4   48 next spill
        movaps xmm0, xmm5                                          ;  1125.5 p5      45 next copy
        andps xmm0, xmm13                                          ;  1134.5 p0      45 next
        movaps [rbp - 16], xmm11                                   ;  1132.5 p3+p4   45 next spill
        movaps xmm14, xmm5                                         ;  1126.2 p1      45 next copy
        andps xmm14, xmm1                                          ;  1127.5 p5      45 next
        movaps [rdx - 32], xmm0                                    ;  1135.5 p3+p4   45 next spill
        movaps xmm0, xmm5                                          ;  1127.0 p0      45 next copy
        movaps xmm11, xmm5                                         ;  1127.2 p1      45 next copy
        andps xmm11, xmm4                                          ;  1128.2 p5      45 next
        xorps xmm7, xmm11                                          ;  1129.2 p0      45 next
        movaps [rbp + 48], xmm7                                    ;  1130.2 p3+p4   45 next spill
        movaps xmm7, xmm5                                          ;  1128.2 p1      45 next copy
        andps xmm7, xmm6                                           ;  1130.5 p5      45 next
        movaps xmm11, xmm5                                         ;  1129.0 p0      45 next copy
        andps xmm11, xmm12                                         ;  1131.5 p1      45 next
        xorps xmm2, xmm7                                           ;  1131.5 p5      45 next
        movaps [rbp - 112], xmm9                                   ;  1129.8 p3+p4   48 next spill
        movaps [rbp - 128], xmm4                                   ;  1130.8 p3+p4   48 next spill
        movaps [rbp - 64], xmm1                                    ;  1131.8 p3+p4   48 next spill
        movaps [rbp + 80], xmm2                                    ;  1132.8 p3+p4   45 next spill
        movaps xmm2, xmm1                                          ;  1130.5 p0      45 next copy
        xorps xmm2, xmm12                                          ;  1131.5 p1      45 next
        movaps xmm9, xmm2                                          ;  1132.5 p5      45 next copy
        xorps xmm0, xmm2                                           ;  1132.5 p0      45 next
        andps xmm2, [rbp - 112]                                    ;  1134.5 p1+p2   45 next
        movaps [rdx + 96], xmm2                                    ;  1135.5 p3+p4   45 next spill
        movaps xmm2, xmm0                                          ;  1133.5 p5      45 next copy
        andps xmm2, xmm4                                           ;  1134.5 p0      45 next
        movaps [rdx + 0], xmm0                                     ;  1134.8 p3+p4   45 next spill
        movaps xmm4, xmm0                                          ;  1133.5 p1      45 next copy
        movaps xmm0, xmm1                                          ;  1133.0 p5      45 next copy
        andps xmm0, xmm6                                           ;  1134.0 p0      45 next
        xorps xmm11, xmm0                                          ;  1135.0 p1      45 next
        movaps xmm0, xmm6                                          ;  1134.0 p5      45 next copy
        andps xmm0, xmm8                                           ;  1135.5 p0      45 next
        xorps xmm5, xmm0                                           ;  1136.5 p1      45 next
        movaps xmm1, xmm5                                          ;  1137.5 p5      45 next copy
        andps xmm5, xmm8                                           ;  1137.5 p0      45 next
        xorps xmm5, xmm15                                          ;  1138.5 p1      45 next
        movaps [rbp + 96], xmm0                                    ;  1136.5 p3+p4   45 next spill
        movaps xmm0, xmm13                                         ;  1136.0 p5      45 next copy
        andps xmm0, xmm12                                          ;  1137.0 p0      45 next
        xorps xmm14, xmm0                                          ;  1138.0 p1      45 next
        xorps xmm14, xmm15                                         ;  1139.0 p5      45 next
        movaps xmm15, xmm14                                        ;  1140.0 p0      45 next copy
        orps xmm4, xmm8                                            ;  1137.8 p1      45 next
        movaps [rdx - 80], xmm5                                    ;  1139.5 p3+p4   45 next spill
        movaps xmm5, xmm8                                          ;  1138.0 p5      45 next copy
        andps xmm5, xmm13                                          ;  1139.0 p0      45 next
        xorps xmm11, xmm5                                          ;  1140.0 p1      45 next
        movaps [rdx - 96], xmm11                                   ;  1141.0 p3+p4   45 next spill
        movaps [rdx + 48], xmm5                                    ;  1140.0 p3+p4   45 next spill
        movaps xmm5, xmm12                                         ;  1139.0 p5      45 next copy
        movaps xmm11, xmm8                                         ;  1139.5 p0      45 next copy
        andps xmm11, xmm12                                         ;  1140.5 p1      45 next
        xorps xmm11, xmm13                                         ;  1141.5 p5      45 next
        xorps xmm2, xmm11                                          ;  1142.5 p0      45 next
        xorps xmm1, xmm2                                           ;  1143.5 p1      45 next
        movaps xmm2, xmm8                                          ;  1141.0 p5      45 next copy
        xorps xmm7, xmm11                                          ;  1142.5 p0      45 next
        movaps xmm11, xmm8                                         ;  1141.8 p1      45 next copy
        andps xmm8, [rbp - 128]                                    ;  1142.0 p5+p2   45 next
        movaps [rbp - 32], xmm8                                    ;  1143.0 p3+p4   45 next spill
        andps xmm5, xmm6                                           ;  1142.5 p0      45 next
        movaps xmm0, xmm12                                         ;  1142.8 p1      45 next copy
        movaps [rdx + 112], xmm14                                  ;  1142.0 p3+p4   45 next spill
        movaps xmm14, xmm12                                        ;  1143.0 p5      45 next copy
        movaps [rdx + 32], xmm5                                    ;  1143.5 p3+p4   45 next spill
        movaps xmm5, xmm12                                         ;  1143.5 p0      45 next copy
        movaps xmm8, [rbp + 80]                                    ;  1142.8 p2      45 next reload
        andps xmm12, [rbp - 64]                                    ;  1143.8 p1+p2   45 next
        xorps xmm8, xmm12                                          ;  1145.8 p5      45 next
        movaps xmm12, xmm6                                         ;  1144.5 p0      45 next copy
        andps xmm12, [rbp - 112]                                   ;  1145.5 p1+p2   45 next
        xorps xmm2, xmm12                                          ;  1146.5 p5      45 next
        xorps xmm12, [rbp - 128]                                   ;  1146.5 p0+p2   45 next
        movaps [rbp + 80], xmm8                                    ;  1146.8 p3+p4   45 next spill
        andps xmm0, xmm3                                           ;  1145.8 p1      45 next
        xorps xmm5, xmm3                                           ;  1146.0 p5      45 next
        andps xmm5, [rbp - 112]                                    ;  1147.0 p0+p2   45 next
        andps xmm2, [rbp - 112]                                    ;  1147.8 p1+p2   45 next
        xorps xmm1, xmm2                                           ;  1148.8 p5      45 next
        movaps xmm2, xmm12                                         ;  1147.5 p0      45 next copy
        andps xmm12, xmm6                                          ;  1147.8 p1      45 next
        movaps [rdx + 16], xmm1                                    ;  1149.8 p3+p4   45 next spill
        movaps xmm1, xmm13                                         ;  1148.0 p5      45 next copy
        movaps xmm8, xmm6                                          ;  1148.5 p0      45 next copy
        andps xmm6, xmm13                                          ;  1148.8 p1      45 next
        xorps xmm6, [rdx + 32]                                     ;  1149.8 p5+p2   45 next
        andps xmm1, [rbp - 112]                                    ;  1149.8 p0+p2   45 next
        xorps xmm10, xmm1                                          ;  1150.8 p1      45 next
        xorps xmm7, xmm10                                          ;  1151.8 p5      45 next
        xorps xmm2, xmm7                                           ;  1152.8 p0      45 next
        movaps xmm7, xmm3                                          ;  1150.8 p1      45 next copy
        movaps xmm1, xmm13                                         ;  1151.0 p5      45 next copy
        andps xmm1, xmm3                                           ;  1152.0 p0      45 next
        andps xmm7, [rbp - 128]                                    ;  1151.8 p1+p2   45 next
        xorps xmm14, xmm7                                          ;  1152.8 p5      45 next
        xorps xmm1, xmm14                                          ;  1153.8 p0      45 next
        xorps xmm12, xmm1                                          ;  1154.8 p1      45 next
        xorps xmm5, xmm12                                          ;  1155.8 p5      45 next
        movaps xmm1, [rbp + 48]                                    ;  1151.8 p2      45 next reload
        movaps xmm7, xmm13                                         ;  1153.5 p0      45 next copy
        andps xmm13, [rbp - 128]                                   ;  1153.8 p1+p2   45 next
        xorps xmm13, [rdx - 80]                                    ;  1154.8 p5+p2   45 next
        xorps xmm11, xmm14                                         ;  1154.5 p0      45 next
        movaps xmm14, [rdx + 96]                                   ;  1154.8 p2      45 next reload
        xorps xmm14, xmm11                                         ;  1157.8 p1      45 next
        xorps xmm8, xmm14                                          ;  1158.8 p5      45 next
        movaps xmm14, [rdx - 96]                                   ;  1155.8 p2      45 next reload
        xorps xmm2, xmm14                                          ;  1158.8 p0      45 next
        andps xmm11, xmm3                                          ;  1155.8 p1      45 next
        xorps xmm6, xmm11                                          ;  1156.8 p5      45 next
        xorps xmm6, xmm1                                           ;  1157.8 p0      45 next
        movaps xmm11, [rbp - 64]                                   ;  1156.8 p2      48 next reload
        andps xmm7, xmm11                                          ;  1159.8 p1      45 next
        andps xmm3, xmm11                                          ;  1159.8 p5      45 next
        movaps xmm11, [rbp - 32]                                   ;  1157.8 p2      45 next reload
        xorps xmm11, xmm7                                          ;  1160.8 p0      45 next
        xorps xmm7, xmm3                                           ;  1160.8 p1      45 next
        xorps xmm3, xmm13                                          ;  1160.8 p5      45 next
        movaps [rbp - 32], xmm3                                    ;  1161.8 p3+p4   45 next spill
        movaps xmm3, [rdx + 48]                                    ;  1158.8 p2      45 next reload
        xorps xmm2, xmm7                                           ;  1161.8 p0      45 next
        xorps xmm3, xmm13                                          ;  1161.8 p1      45 next
        xorps xmm2, [rdx - 32]                                     ;  1162.8 p5+p2   45 next
        xorps xmm2, [rbp - 96]                                     ;  1163.8 p0+p2   45 next
        movaps xmm13, [rdx + 112]                                  ;  1161.8 p2      45 next reload
        xorps xmm13, xmm7                                          ;  1164.8 p1      45 next
        xorps xmm6, xmm13                                          ;  1165.8 p5      45 next
        xorps xmm6, [rdi - 64]                                     ;  1166.8 p0+p2   54 next
        movaps xmm13, [rdx + 0]                                    ;  1163.8 p2      45 next reload
        xorps xmm11, xmm13                                         ;  1166.8 p1      45 next
        xorps xmm15, xmm8                                          ;  1161.0 p5      45 next
        movaps xmm7, xmm5                                          ;  1161.5 p0      45 next copy
        xorps xmm2, [rbp + 16]                                     ;  1164.8 p1+p2   54 next
        movaps [rdx + 112], xmm6                                   ;  1167.8 p3+p4   54 next spill
        movaps xmm6, xmm13                                         ;  1166.8 p5      45 next copy
        orps xmm6, [rbp - 112]                                     ;  1167.8 p0+p2   45 next
        xorps xmm11, xmm6                                          ;  1168.8 p1      45 next
        xorps xmm5, xmm11                                          ;  1169.8 p5      45 next
        xorps xmm1, xmm11                                          ;  1169.8 p0      45 next
        movaps xmm11, [rbp - 112]                                  ;  1166.8 p2      45 next
        andps xmm11, [rbp - 128]                                   ;  1169.8 p1+p2   45 next
        xorps xmm4, xmm11                                          ;  1170.8 p5      45 next
        xorps xmm0, xmm4                                           ;  1171.8 p0      45 next
        xorps xmm10, xmm0                                          ;  1172.8 p1      45 next
        xorps xmm9, xmm10                                          ;  1173.8 p5      45 next
        movaps xmm11, [rbp + 112]                                  ;  1168.8 p2      54 next reload
        xorps xmm3, xmm9                                           ;  1174.8 p0      45 next
        xorps xmm15, xmm0                                          ;  1172.8 p1      45 next
        movaps xmm0, [rdx - 32]                                    ;  1169.8 p2      45 next
        xorps xmm0, [rdx + 32]                                     ;  1172.8 p5+p2   45 next
        xorps xmm12, xmm0                                          ;  1173.8 p0      45 next
        movaps xmm0, [rbp - 16]                                    ;  1171.8 p2      45 next reload
        xorps xmm8, xmm12                                          ;  1174.8 p1      45 next
        xorps xmm0, xmm8                                           ;  1175.8 p5      45 next
        movaps xmm4, [rbp + 80]                                    ;  1172.8 p2      45 next reload
        xorps xmm0, xmm4                                           ;  1176.8 p0      45 next
        xorps xmm13, xmm15                                         ;  1173.8 p1      45 next
        movaps xmm15, [rdi + 0]                                    ;  1173.8 p2      48 next reload
        movaps xmm9, [rdx - 128]                                   ;  1174.8 p2      48 next reload
        xorps xmm0, xmm9                                           ;  1177.8 p5      45 next
        xorps xmm0, xmm11                                          ;  1178.8 p0      54 next
        xorps xmm11, [r10 + 32]                                    ;  1175.8 p1+p2   54 next
        movaps xmm6, [rbp + 96]                                    ;  1176.8 p2      45 next reload
        xorps xmm6, xmm5                                           ;  1179.8 p5      45 next
        movaps xmm5, [rdx - 48]                                    ;  1177.8 p2      48 next reload
        xorps xmm6, xmm5                                           ;  1180.8 p0      45 next
        xorps xmm13, [rbp + 32]                                    ;  1178.8 p1+p2   54 next
        xorps xmm3, xmm15                                          ;  1176.8 p5      45 next
        movaps xmm8, [rdx + 16]                                    ;  1179.8 p2      45 next reload
        xorps xmm4, [rdx - 80]                                     ;  1180.8 p0+p2   45 next
        xorps xmm8, xmm4                                           ;  1182.8 p1      45 next
        xorps xmm6, [rcx - 112]                                    ;  1181.8 p5+p2   54 next
        movaps xmm4, [rbp + 64]                                    ;  1182.8 p2      48 next reload
        xorps xmm8, xmm4                                           ;  1185.8 p0      45 next
        xorps xmm4, [rcx - 128]                                    ;  1185.8 p1+p2   54 next
        xorps xmm9, [rbp + 0]                                      ;  1184.8 p5+p2   54 next
        xorps xmm5, [rdi + 16]                                     ;  1185.8 p0+p2   54 next
        xorps xmm3, [rdx - 64]                                     ;  1186.8 p1+p2   54 next
        xorps xmm15, [rdx + 80]                                    ;  1187.8 p5+p2   54 next
        movaps [rbp + 112], xmm15                                  ;  1188.8 p3+p4   54 next spill
        movaps xmm10, [rdi - 128]                                  ;  1188.8 p2      54 next reload
        xorps xmm8, xmm10                                          ;  1191.8 p0      54 next
        xorps xmm10, [r10 + 16]                                    ;  1191.8 p1+p2   54 next
        movaps xmm15, [rbp - 64]                                   ;  1190.8 p2      45 next
        andps xmm15, [rbp - 128]                                   ;  1193.8 p5+p2   45 next
        xorps xmm7, xmm15                                          ;  1194.8 p0      45 next
        xorps xmm7, [rbp - 32]                                     ;  1195.8 p1+p2   45 next
        xorps xmm14, xmm15                                         ;  1194.8 p5      45 next
        xorps xmm14, [rbp - 64]                                    ;  1195.8 p0+p2   45 next
        xorps xmm1, xmm14                                          ;  1196.8 p1      45 next
        movaps xmm15, [rbp - 80]                                   ;  1194.8 p2      48 next reload
        xorps xmm12, xmm7                                          ;  1196.8 p5      45 next
        movaps xmm7, [rbp - 48]                                    ;  1195.8 p2      54 next reload
        xorps xmm1, xmm15                                          ;  1197.8 p0      45 next
        xorps xmm1, [rdi + 32]                                     ;  1198.8 p1+p2   54 next
        xorps xmm15, [rdx + 64]                                    ;  1197.8 p5+p2   54 next
        movaps xmm14, [rdx - 112]                                  ;  1198.8 p2      48 next reload
        movaps [rbp - 48], xmm15                                   ;  1198.8 p3+p4   54 next spill
        movaps xmm15, [rbp - 96]                                   ;  1199.8 p2      54 next
        xorps xmm15, [rdx - 16]                                    ;  1202.8 p0+p2   54 next
        movaps [rbp - 96], xmm15                                   ;  1203.8 p3+p4   54 next spill
        movaps xmm15, [rcx - 112]                                  ;  1201.8 p2      54 next
        xorps xmm12, xmm14                                         ;  1201.8 p1      45 next
        xorps xmm12, xmm7                                          ;  1202.8 p5      54 next
        xorps xmm14, [rdi - 80]                                    ;  1202.8 p0+p2   54 next
        movaps [rcx - 112], xmm5                                   ;  1196.0 p3+p4   54 next spill
        movaps xmm5, [rdi - 64]                                    ;  1203.8 p2      54 next
        movaps [rdi - 64], xmm9                                    ;  1197.0 p3+p4   54 next spill
        xorps xmm15, [r10 + 48]                                    ;  1204.8 p1+p2   54 next
        movaps xmm9, [rdi + 32]                                    ;  1205.8 p2      54 next
        xorps xmm7, [r10]                                          ;  1206.8 p5+p2   54 next
        xorps xmm9, [r10 + 64]                                     ;  1208.8 p0+p2   54 next
        movaps [rdi + 32], xmm4                                    ;  1198.0 p3+p4   54 next spill
        movaps xmm4, [rbp + 32]                                    ;  1208.8 p2      54 next
        xorps xmm5, [r10 + 112]                                    ;  1209.8 p1+p2   54 next
        movaps [rbp + 32], xmm14                                   ;  1203.8 p3+p4   54 next spill
        xorps xmm4, [r10 + 128]                                    ;  1211.8 p5+p2   54 next
        movaps xmm14, [rbp + 16]                                   ;  1211.8 p2      54 next
        movaps [rbp + 16], xmm13                                   ;  1201.8 p3+p4   54 next spill
        movaps xmm13, [rdi - 80]                                   ;  1212.8 p2      54 next
        xorps xmm14, [r10 + 80]                                    ;  1214.8 p0+p2   54 next
        xorps xmm13, [r10 + 144]                                   ;  1215.8 p1+p2   54 next
        movaps [rdi - 80], xmm3                                    ;  1203.0 p3+p4   54 next spill
        movaps xmm3, [rdx - 64]                                    ;  1215.8 p2      54 next
        movaps [rdx - 64], xmm2                                    ;  1204.0 p3+p4   54 next spill
        movaps xmm2, [rcx - 128]                                   ;  1216.8 p2      54 next
        movaps [rcx - 128], xmm1                                   ;  1205.0 p3+p4   54 next spill
        xorps xmm2, [r10 + 160]                                    ;  1219.8 p5+p2   54 next
        movaps xmm1, [rbp + 0]                                     ;  1218.8 p2      54 next
        xorps xmm3, [r10 + 96]                                     ;  1219.8 p0+p2   54 next
        movaps [rbp + 0], xmm6                                     ;  1206.0 p3+p4   54 next spill
        movaps xmm6, [rdi + 16]                                    ;  1220.8 p2      54 next
        movaps [rdi + 16], xmm0                                    ;  1207.0 p3+p4   54 next spill
        movaps [rdx - 112], xmm10                                  ;  1208.0 p3+p4   54 next spill
        xorps xmm6, [r10 + 192]                                    ;  1223.8 p1+p2   54 next
        movaps xmm0, [rdx + 64]                                    ;  1222.8 p2      54 next
        movaps [rdx + 64], xmm8                                    ;  1209.0 p3+p4   54 next spill
        xorps xmm0, [r10 + 208]                                    ;  1225.8 p5+p2   54 next
        movaps xmm8, [rdx - 16]                                    ;  1224.8 p2      54 next
        movaps [rdx - 16], xmm12                                   ;  1210.0 p3+p4   54 next spill
        movaps xmm12, [rdx + 80]                                   ;  1225.8 p2      54 next
        movaps [rdx + 80], xmm11                                   ;  1211.8 p3+p4   54 next spill
        xorps xmm1, [r10 + 176]                                    ;  1226.8 p0+p2   54 next
        xorps xmm8, [r10 + 224]                                    ;  1227.8 p1+p2   54 next
        xorps xmm12, [r10 + 240]                                   ;  1228.8 p5+p2   54 next
        movaps xmm11, xmm4                                         ;  1214.8 p0      41 next copy
        xorps xmm11, xmm6                                          ;  1224.8 p1      41 next
        movaps [rbp - 32], xmm3                                    ;  1220.8 p3+p4   54 next spill
        movaps [rbp - 80], xmm15                                   ;  1216.8 p3+p4   54 next spill
        movaps xmm15, xmm11                                        ;  1225.8 p5      41 next copy
        movaps xmm10, xmm11                                        ;  1225.8 p0      41 next copy
        andps xmm10, xmm1                                          ;  1227.8 p1      41 next
        andps xmm11, xmm5                                          ;  1225.8 p5      41 next
        movaps xmm3, xmm4                                          ;  1220.0 p0      41 next copy
        andps xmm3, xmm2                                           ;  1221.0 p1      41 next
        movaps [rbp - 64], xmm14                                   ;  1220.8 p3+p4   54 next spill
        movaps xmm14, xmm4                                         ;  1221.0 p5      41 next copy
        andps xmm14, xmm5                                          ;  1222.0 p0      41 next
        movaps [rdi - 128], xmm9                                   ;  1221.8 p3+p4   54 next spill
        movaps [rbp + 64], xmm11                                   ;  1226.8 p3+p4   41 next spill
        movaps xmm11, xmm4                                         ;  1222.0 p1      41 next copy
        movaps [rbp - 128], xmm7                                   ;  1223.8 p3+p4   54 next spill
        movaps xmm7, xmm4                                          ;  1222.5 p5      41 next copy
        xorps xmm11, xmm5                                          ;  1223.0 p0      41 next
        andps xmm7, xmm13                                          ;  1223.5 p1      41 next
        xorps xmm7, xmm5                                           ;  1224.5 p5      41 next
        andps xmm11, xmm6                                          ;  1224.8 p0      41 next
        movaps xmm9, xmm7                                          ;  1225.5 p1      41 next copy
        xorps xmm7, xmm12                                          ;  1229.8 p5      41 next
        movaps [rdx - 128], xmm7                                   ;  1230.8 p3+p4   41 next spill
        movaps xmm7, xmm4                                          ;  1224.8 p0      41 next copy
        andps xmm7, xmm8                                           ;  1228.8 p1      41 next
        xorps xmm9, xmm7                                           ;  1229.8 p5      41 next
        movaps xmm7, xmm4                                          ;  1225.8 p0      41 next copy
        movaps [rdx - 80], xmm11                                   ;  1225.8 p3+p4   41 next spill
        andps xmm4, xmm0                                           ;  1226.8 p1      41 next
        movaps [rdx + 16], xmm4                                    ;  1227.8 p3+p4   41 next spill
        andps xmm7, [rdx - 128]                                    ;  1233.8 p5+p2   41 next
        movaps xmm4, xmm5                                          ;  1226.8 p0      41 next copy
        xorps xmm4, xmm0                                           ;  1227.8 p1      41 next
        movaps [rbp + 80], xmm7                                    ;  1234.8 p3+p4   41 next spill
        movaps xmm11, xmm4                                         ;  1228.8 p5      41 next copy
        movaps xmm7, xmm4                                          ;  1228.8 p0      41 next copy
        andps xmm4, xmm6                                           ;  1228.8 p1      41 next
        movaps [rbp - 16], xmm6                                    ;  1228.8 p3+p4   54 next spill
        xorps xmm4, [rdx - 128]                                    ;  1233.8 p5+p2   41 next
        xorps xmm4, xmm1                                           ;  1234.8 p0      41 next
        movaps [rdx - 128], xmm4                                   ;  1235.8 p3+p4   41 next spill
        movaps xmm4, xmm5                                          ;  1229.2 p1      41 next copy
        andps xmm4, xmm8                                           ;  1230.2 p5      41 next
        movaps [rdi + 0], xmm10                                    ;  1230.8 p3+p4   41 next spill
        movaps [rdx - 32], xmm7                                    ;  1231.8 p3+p4   41 next spill
        movaps [rdx + 32], xmm9                                    ;  1232.8 p3+p4   41 next spill
        movaps xmm6, xmm5                                          ;  1230.5 p0      41 next copy
        movaps xmm7, xmm5                                          ;  1230.8 p1      41 next copy
        andps xmm6, xmm12                                          ;  1231.5 p5      41 next
        xorps xmm6, xmm8                                           ;  1232.5 p0      41 next
        movaps xmm10, xmm5                                         ;  1231.8 p1      41 next copy
        movaps xmm9, xmm6                                          ;  1233.5 p5      41 next copy
        andps xmm10, xmm1                                          ;  1232.8 p0      41 next
        xorps xmm11, xmm2                                          ;  1232.8 p1      41 next
        andps xmm5, xmm0                                           ;  1233.0 p5      41 next
        movaps [rbp - 112], xmm10                                  ;  1233.8 p3+p4   41 next spill
        movaps xmm10, xmm2                                         ;  1233.5 p0      41 next copy
        andps xmm7, xmm2                                           ;  1233.8 p1      41 next
        andps xmm10, xmm8                                          ;  1234.5 p5      41 next
        movaps [rdx - 48], xmm10                                   ;  1235.5 p3+p4   41 next spill
        movaps xmm10, xmm2                                         ;  1234.5 p0      41 next copy
        andps xmm10, xmm0                                          ;  1235.5 p1      41 next
        xorps xmm4, xmm10                                          ;  1236.5 p5      41 next
        movaps xmm10, [rel misty1_encrypt_compact.T0_constants128] ;  1234.8 p2      41 next reload
        xorps xmm4, xmm10                                          ;  1237.8 p0      41 next
        movaps [rbp + 96], xmm4                                    ;  1238.8 p3+p4   41 next spill
        movaps xmm4, xmm2                                          ;  1235.8 p1      41 next copy
        andps xmm4, xmm13                                          ;  1236.8 p5      41 next
        xorps xmm15, xmm4                                          ;  1237.8 p0      41 next
        movaps xmm4, xmm2                                          ;  1236.8 p1      41 next copy
        andps xmm4, xmm1                                           ;  1237.8 p5      41 next
        xorps xmm3, xmm4                                           ;  1238.8 p0      41 next
        xorps xmm6, xmm4                                           ;  1238.8 p1      41 next
        xorps xmm5, xmm3                                           ;  1239.8 p5      41 next
        movaps xmm3, xmm0                                          ;  1238.5 p0      41 next copy
        andps xmm3, xmm1                                           ;  1239.5 p1      41 next
        xorps xmm7, xmm3                                           ;  1240.5 p5      41 next
        movaps xmm3, xmm1                                          ;  1239.5 p0      41 next copy
        andps xmm3, xmm12                                          ;  1240.5 p1      41 next
        xorps xmm2, xmm3                                           ;  1241.5 p5      41 next
        movaps xmm4, xmm2                                          ;  1242.5 p0      41 next copy
        andps xmm2, xmm12                                          ;  1242.5 p1      41 next
        xorps xmm2, xmm10                                          ;  1243.5 p5      41 next
        movaps [rdx + 48], xmm5                                    ;  1240.8 p3+p4   41 next spill
        movaps xmm5, xmm12                                         ;  1241.5 p0      41 next copy
        movaps [rbp + 48], xmm0                                    ;  1240.8 p3+p4   54 next spill
        movaps xmm0, xmm11                                         ;  1241.8 p1      41 next copy
        andps xmm0, xmm13                                          ;  1242.8 p5      41 next
        xorps xmm9, xmm0                                           ;  1243.8 p0      41 next
        xorps xmm4, xmm9                                           ;  1244.8 p1      41 next
        movaps xmm0, xmm1                                          ;  1243.0 p5      41 next copy
        andps xmm0, [rbp - 16]                                     ;  1244.0 p0+p2   41 next
        xorps xmm5, xmm0                                           ;  1245.0 p1      41 next
        andps xmm5, [rbp - 16]                                     ;  1246.0 p5+p2   41 next
        xorps xmm4, xmm5                                           ;  1247.0 p0      41 next
        movaps xmm5, xmm13                                         ;  1244.8 p1      41 next copy
        andps xmm5, [rbp - 16]                                     ;  1245.8 p5+p2   41 next
        movaps [rdx + 0], xmm2                                     ;  1244.5 p3+p4   41 next spill
        movaps xmm2, xmm12                                         ;  1245.5 p0      41 next copy
        movaps xmm10, xmm12                                        ;  1245.8 p1      41 next copy
        orps xmm2, xmm11                                           ;  1246.5 p5      41 next
        andps xmm12, xmm13                                         ;  1246.5 p0      41 next
        andps xmm10, xmm8                                          ;  1246.8 p1      41 next
        xorps xmm7, xmm10                                          ;  1247.8 p5      41 next
        movaps xmm9, xmm1                                          ;  1247.5 p0      41 next copy
        andps xmm1, xmm8                                           ;  1247.8 p1      41 next
        xorps xmm0, xmm13                                          ;  1248.0 p5      41 next
        andps xmm9, xmm0                                           ;  1249.0 p0      41 next
        movaps [rdx - 96], xmm11                                   ;  1246.0 p3+p4   41 next spill
        movaps xmm11, [rdx + 32]                                   ;  1246.2 p2      41 next reload
        xorps xmm11, xmm9                                          ;  1250.0 p1      41 next
        movaps xmm9, [rdx - 80]                                    ;  1247.2 p2      41 next reload
        xorps xmm9, xmm11                                          ;  1251.0 p5      41 next
        xorps xmm2, xmm5                                           ;  1249.5 p0      41 next
        movaps xmm5, xmm8                                          ;  1249.8 p1      41 next copy
        xorps xmm14, xmm2                                          ;  1250.5 p5      41 next
        movaps xmm2, xmm7                                          ;  1250.5 p0      41 next copy
        andps xmm5, [rbp - 16]                                     ;  1250.8 p1+p2   41 next
        movaps [rdx - 80], xmm9                                    ;  1252.0 p3+p4   41 next spill
        movaps xmm9, [rdi + 0]                                     ;  1249.2 p2      41 next reload
        xorps xmm9, xmm5                                           ;  1252.2 p5      41 next
        xorps xmm6, xmm9                                           ;  1253.2 p0      41 next
        xorps xmm0, xmm6                                           ;  1254.2 p1      41 next
        movaps xmm5, [rbp - 112]                                   ;  1250.2 p2      41 next reload
        movaps xmm6, [rbp + 80]                                    ;  1251.2 p2      41 next reload
        xorps xmm1, xmm5                                           ;  1253.2 p5      41 next
        xorps xmm6, xmm1                                           ;  1254.2 p0      41 next
        xorps xmm6, xmm15                                          ;  1255.2 p1      41 next
        xorps xmm2, xmm0                                           ;  1255.2 p5      41 next
        movaps xmm0, [rdx - 32]                                    ;  1252.2 p2      41 next reload
        xorps xmm9, xmm14                                          ;  1253.5 p0      41 next
        xorps xmm0, xmm9                                           ;  1255.2 p1      41 next
        movaps xmm9, [rbp + 48]                                    ;  1253.2 p2      54 next reload
        movaps xmm1, xmm8                                          ;  1254.0 p5      41 next copy
        andps xmm8, xmm13                                          ;  1254.5 p0      41 next
        xorps xmm8, [rdx + 0]                                      ;  1255.5 p1+p2   41 next
        xorps xmm10, xmm8                                          ;  1256.5 p5      41 next
        xorps xmm0, xmm10                                          ;  1257.5 p0      41 next
        movaps xmm10, [rdx - 96]                                   ;  1255.2 p2      41 next reload
        andps xmm1, xmm9                                           ;  1256.2 p1      41 next
        xorps xmm12, xmm1                                          ;  1257.2 p5      41 next
        xorps xmm1, [rdx + 16]                                     ;  1257.2 p0+p2   41 next
        andps xmm13, xmm9                                          ;  1256.8 p1      41 next
        xorps xmm7, xmm13                                          ;  1257.8 p5      41 next
        xorps xmm9, xmm7                                           ;  1258.8 p0      41 next
        xorps xmm12, xmm10                                         ;  1258.2 p1      41 next
        xorps xmm2, xmm1                                           ;  1258.2 p5      41 next
        movaps xmm7, [rdx - 48]                                    ;  1257.2 p2      41 next reload
        xorps xmm5, xmm7                                           ;  1260.2 p0      41 next
        xorps xmm11, xmm5                                          ;  1261.2 p1      41 next
        movaps [rdx - 48], xmm11                                   ;  1262.2 p3+p4   41 next spill
        movaps xmm5, xmm11                                         ;  1262.2 p5      41 next copy
        xorps xmm5, [rdx - 128]                                    ;  1263.2 p0+p2   41 next
        movaps xmm11, [rbp + 64]                                   ;  1259.2 p2      41 next reload
        xorps xmm11, xmm5                                          ;  1264.2 p1      41 next
        movaps xmm5, [rdx + 48]                                    ;  1260.2 p2      41 next reload
        xorps xmm11, xmm5                                          ;  1265.2 p5      41 next
        xorps xmm7, xmm2                                           ;  1260.5 p0      41 next
        movaps xmm2, xmm10                                         ;  1260.8 p1      41 next copy
        orps xmm2, [rbp - 16]                                      ;  1261.8 p5+p2   41 next
        xorps xmm12, xmm2                                          ;  1262.8 p0      41 next
        xorps xmm15, xmm12                                         ;  1263.8 p1      41 next
        xorps xmm9, xmm15                                          ;  1264.8 p5      41 next
        movaps xmm15, [rbp + 96]                                   ;  1262.2 p2      41 next reload
        xorps xmm8, [rdx + 16]                                     ;  1263.2 p0+p2   41 next
        xorps xmm1, xmm15                                          ;  1265.2 p1      41 next
        xorps xmm15, [rdx - 128]                                   ;  1265.2 p5+p2   41 next
        xorps xmm6, xmm1                                           ;  1266.2 p0      41 next
        movaps xmm1, [rbp - 128]                                   ;  1265.2 p2      54 next reload
        xorps xmm14, xmm15                                         ;  1266.2 p1      41 next
        movaps xmm15, [rdi - 128]                                  ;  1266.2 p2      41 next
        andps xmm15, xmm1                                          ;  1269.2 p5      41 next
        movaps xmm2, [rbp - 64]                                    ;  1267.2 p2      41 next
        andps xmm2, xmm1                                           ;  1270.2 p0      41 next
        xorps xmm10, xmm14                                         ;  1267.2 p1      41 next
        movaps xmm14, [rdx - 80]                                   ;  1268.2 p2      41 next reload
        xorps xmm13, xmm14                                         ;  1271.2 p5      41 next
        xorps xmm12, xmm14                                         ;  1271.2 p0      41 next
        movaps xmm14, [rdx - 48]                                   ;  1269.2 p2      41 next reload
        xorps xmm8, xmm13                                          ;  1272.2 p1      41 next
        xorps xmm14, xmm8                                          ;  1273.2 p5      41 next
        movaps xmm8, [rdx - 112]                                   ;  1270.2 p2      54 next reload
        xorps xmm5, [rdx + 0]                                      ;  1271.2 p0+p2   41 next
        xorps xmm4, xmm5                                           ;  1272.2 p1      41 next
        xorps xmm3, xmm12                                          ;  1272.2 p5      41 next
        movaps xmm12, xmm2                                         ;  1271.2 p0      41 next copy
        movaps xmm5, [rbp - 32]                                    ;  1272.2 p2      41 next
        xorps xmm14, xmm1                                          ;  1274.2 p1      41 next
        xorps xmm7, [rbp - 64]                                     ;  1273.2 p5+p2   41 next
        xorps xmm3, [rbp - 80]                                     ;  1274.2 p0+p2   41 next
        movaps xmm13, [rbp - 32]                                   ;  1275.2 p2      54 next reload
        movaps [rbp + 96], xmm14                                   ;  1275.2 p3+p4   41 next spill
        andps xmm12, xmm13                                         ;  1278.2 p1      41 next
        andps xmm5, xmm8                                           ;  1275.2 p5      41 next
        xorps xmm11, [rdx + 80]                                    ;  1276.2 p0+p2   41 next
        movaps [rdx - 96], xmm11                                   ;  1277.2 p3+p4   41 next spill
        xorps xmm9, [rdi - 128]                                    ;  1277.2 p1+p2   41 next
        movaps [rdx - 80], xmm6                                    ;  1272.5 p3+p4   41 next spill
        xorps xmm4, xmm8                                           ;  1273.2 p5      41 next
        movaps [rdx - 48], xmm10                                   ;  1273.5 p3+p4   41 next spill
        movaps [rdx + 0], xmm0                                     ;  1274.5 p3+p4   41 next spill
        movaps xmm10, xmm15                                        ;  1273.0 p0      41 next copy
        movaps [rbp - 16], xmm3                                    ;  1275.5 p3+p4   41 next spill
        movaps [rdx - 128], xmm7                                   ;  1276.5 p3+p4   41 next spill
        movaps xmm7, xmm14                                         ;  1275.2 p1      41 next copy
        movaps [rdx + 16], xmm9                                    ;  1278.2 p3+p4   41 next spill
        movaps [rbp + 64], xmm7                                    ;  1278.5 p3+p4   41 next spill
        movaps xmm14, xmm8                                         ;  1274.5 p5      41 next copy
        movaps xmm0, xmm2                                          ;  1274.8 p0      41 next copy
        movaps xmm9, xmm8                                          ;  1275.0 p1      41 next copy
        movaps xmm6, xmm15                                         ;  1275.5 p5      41 next copy
        movaps xmm3, xmm8                                          ;  1275.8 p0      41 next copy
        andps xmm3, [rbp - 64]                                     ;  1278.2 p1+p2   41 next
        movaps xmm11, xmm8                                         ;  1276.5 p5      41 next copy
        movaps [rdx + 48], xmm4                                    ;  1279.5 p3+p4   41 next spill
        andps xmm11, xmm1                                          ;  1277.5 p0      41 next
        movaps xmm4, xmm11                                         ;  1278.5 p1      41 next copy
        movaps xmm7, xmm8                                          ;  1277.5 p5      41 next copy
        andps xmm7, [rbp - 80]                                     ;  1279.2 p0+p2   41 next
        andps xmm8, [rdi - 128]                                    ;  1280.2 p1+p2   41 next
        xorps xmm15, xmm7                                          ;  1280.2 p5      41 next
        xorps xmm12, xmm3                                          ;  1279.2 p0      41 next
        xorps xmm0, xmm8                                           ;  1281.2 p1      41 next
        xorps xmm12, [rel misty1_encrypt_compact.T0_constants128]  ;  1281.2 p5+p2   41 next
        movaps xmm8, xmm3                                          ;  1279.8 p0      41 next copy
        andps xmm8, [rbp - 80]                                     ;  1282.2 p1+p2   41 next
        xorps xmm4, xmm8                                           ;  1283.2 p5      41 next
        movaps xmm8, xmm3                                          ;  1280.8 p0      41 next copy
        xorps xmm8, xmm13                                          ;  1281.8 p1      41 next
        xorps xmm3, [rdx + 80]                                     ;  1283.2 p5+p2   41 next
        movaps [rbp + 48], xmm3                                    ;  1284.2 p3+p4   41 next spill
        movaps xmm3, xmm0                                          ;  1282.2 p0      41 next copy
        xorps xmm3, [rdx + 80]                                     ;  1284.2 p1+p2   41 next
        movaps [rbp - 112], xmm3                                   ;  1285.2 p3+p4   41 next spill
        movaps xmm3, xmm1                                          ;  1282.5 p5      41 next copy
        andps xmm3, [rbp - 80]                                     ;  1285.2 p0+p2   41 next
        xorps xmm14, xmm3                                          ;  1286.2 p1      41 next
        andps xmm8, xmm1                                           ;  1283.5 p5      41 next
        movaps [rdx - 112], xmm15                                  ;  1282.5 p3+p4   41 next spill
        movaps xmm15, xmm12                                        ;  1283.8 p0      41 next copy
        xorps xmm12, xmm8                                          ;  1284.5 p1      41 next
        movaps [rdx - 32], xmm2                                    ;  1283.5 p3+p4   41 next spill
        movaps xmm1, xmm14                                         ;  1287.2 p5      41 next copy
        xorps xmm1, [rdi - 128]                                    ;  1288.2 p0+p2   41 next
        andps xmm1, xmm13                                          ;  1289.2 p1      41 next
        xorps xmm3, xmm1                                           ;  1290.2 p5      41 next
        movaps [rbp + 80], xmm3                                    ;  1291.2 p3+p4   41 next spill
        movaps xmm3, xmm14                                         ;  1287.2 p0      41 next copy
        andps xmm14, [rdx + 80]                                    ;  1287.2 p1+p2   41 next
        xorps xmm0, xmm14                                          ;  1288.2 p5      41 next
        movaps xmm14, xmm13                                        ;  1286.8 p0      41 next copy
        andps xmm14, [rbp - 80]                                    ;  1288.2 p1+p2   41 next
        movaps [rdi + 0], xmm1                                     ;  1290.2 p3+p4   41 next spill
        movaps xmm2, xmm14                                         ;  1289.2 p5      41 next copy
        xorps xmm2, [rdi - 128]                                    ;  1290.2 p0+p2   41 next
        movaps xmm1, xmm2                                          ;  1291.2 p1      41 next copy
        andps xmm2, [rbp - 64]                                     ;  1291.2 p5+p2   41 next
        xorps xmm7, xmm2                                           ;  1292.2 p0      41 next
        movaps xmm2, xmm13                                         ;  1289.0 p1      41 next copy
        andps xmm2, [rdx + 80]                                     ;  1291.2 p5+p2   41 next
        xorps xmm11, xmm2                                          ;  1292.2 p0      41 next
        movaps xmm13, xmm11                                        ;  1293.2 p1      41 next copy
        andps xmm13, [rdx + 80]                                    ;  1294.2 p5+p2   41 next
        xorps xmm13, [rbp - 128]                                   ;  1295.2 p0+p2   41 next
        xorps xmm3, xmm13                                          ;  1296.2 p1      41 next
        movaps xmm13, [rdi - 128]                                  ;  1294.2 p2      54 next reload
        movaps [rdx + 32], xmm3                                    ;  1297.2 p3+p4   41 next spill
        movaps xmm3, xmm13                                         ;  1297.2 p5      41 next copy
        andps xmm3, [rbp - 80]                                     ;  1298.2 p0+p2   41 next
        andps xmm11, xmm13                                         ;  1297.2 p1      41 next
        xorps xmm10, xmm3                                          ;  1299.2 p5      41 next
        andps xmm10, [rbp - 64]                                    ;  1300.2 p0+p2   41 next
        xorps xmm1, xmm10                                          ;  1301.2 p1      41 next
        xorps xmm11, xmm1                                          ;  1302.2 p5      41 next
        movaps xmm1, [rdi + 0]                                     ;  1297.2 p2      41 next reload
        movaps xmm10, [rdx + 80]                                   ;  1298.2 p2      54 next reload
        xorps xmm0, xmm11                                          ;  1303.2 p0      41 next
        xorps xmm1, xmm0                                           ;  1304.2 p1      41 next
        movaps xmm0, [rbp - 64]                                    ;  1299.2 p2      41 next
        andps xmm0, xmm10                                          ;  1302.2 p5      41 next
        xorps xmm5, xmm0                                           ;  1303.2 p0      41 next
        xorps xmm6, xmm5                                           ;  1304.2 p1      41 next
        xorps xmm3, xmm5                                           ;  1304.2 p5      41 next
        movaps xmm5, xmm10                                         ;  1301.2 p0      41 next copy
        andps xmm5, xmm3                                           ;  1305.2 p1      41 next
        xorps xmm4, xmm5                                           ;  1306.2 p5      41 next
        movaps xmm5, [rbp - 80]                                    ;  1300.2 p2      54 next reload
        movaps xmm11, [rbp - 128]                                  ;  1301.2 p2      54 next reload
        andps xmm9, xmm0                                           ;  1303.2 p0      41 next
        xorps xmm3, xmm11                                          ;  1305.2 p1      41 next
        movaps xmm0, xmm13                                         ;  1300.2 p5      41 next copy
        andps xmm0, xmm3                                           ;  1306.2 p0      41 next
        xorps xmm12, xmm0                                          ;  1307.2 p1      41 next
        movaps xmm0, [rbp + 48]                                    ;  1302.2 p2      41 next reload
        andps xmm3, xmm11                                          ;  1306.2 p5      41 next
        andps xmm13, xmm0                                          ;  1305.2 p0      41 next
        xorps xmm4, xmm5                                           ;  1307.2 p1      41 next
        xorps xmm15, xmm3                                          ;  1307.2 p5      41 next
        xorps xmm15, xmm2                                          ;  1308.2 p0      41 next
        andps xmm11, xmm0                                          ;  1305.2 p1      41 next
        xorps xmm7, xmm15                                          ;  1309.2 p5      41 next
        movaps xmm15, [rbp + 64]                                   ;  1303.8 p2      41 next reload
        xorps xmm15, xmm7                                          ;  1310.2 p0      41 next
        xorps xmm15, [r9 + 2192]                                   ;  1311.2 p1+p2   48 next
        movaps xmm0, [rdx - 112]                                   ;  1305.8 p2      41 next reload
        andps xmm10, xmm0                                          ;  1308.8 p5      41 next
        movaps xmm3, xmm5                                          ;  1305.2 p0      41 next copy
        xorps xmm5, xmm2                                           ;  1305.5 p1      41 next
        movaps xmm7, [rbp - 112]                                   ;  1306.8 p2      41 next reload
        xorps xmm2, xmm7                                           ;  1309.8 p5      41 next
        andps xmm3, xmm7                                           ;  1309.8 p0      41 next
        movaps xmm7, [rbp - 64]                                    ;  1307.8 p2      54 next reload
        andps xmm14, xmm5                                          ;  1306.8 p1      41 next
        xorps xmm3, xmm7                                           ;  1310.8 p5      41 next
        xorps xmm9, xmm3                                           ;  1311.8 p0      41 next
        andps xmm5, xmm7                                           ;  1310.8 p1      41 next
        movaps xmm3, [rbp - 32]                                    ;  1308.8 p2      54 next reload
        andps xmm7, xmm3                                           ;  1311.8 p5      41 next
        xorps xmm11, xmm3                                          ;  1311.8 p0      41 next
        xorps xmm12, xmm11                                         ;  1312.8 p1      41 next
        xorps xmm14, xmm12                                         ;  1313.8 p5      41 next
        xorps xmm8, xmm5                                           ;  1311.8 p0      41 next
        xorps xmm2, xmm8                                           ;  1312.8 p1      41 next
        movaps xmm8, [rbp + 80]                                    ;  1309.8 p2      41 next reload
        xorps xmm0, xmm7                                           ;  1312.8 p5      41 next
        andps xmm0, xmm3                                           ;  1313.8 p0      41 next
        andps xmm7, xmm8                                           ;  1312.8 p1      41 next
        xorps xmm6, xmm7                                           ;  1313.8 p5      41 next
        xorps xmm9, xmm6                                           ;  1314.8 p0      41 next
        movaps xmm6, [rdx - 32]                                    ;  1311.0 p2      41 next reload
        xorps xmm5, xmm8                                           ;  1312.8 p1      41 next
        movaps xmm8, [rdx - 128]                                   ;  1312.0 p2      41 next reload
        xorps xmm6, xmm5                                           ;  1314.0 p5      41 next
        movaps xmm5, [rdx + 32]                                    ;  1313.0 p2      41 next reload
        xorps xmm0, xmm5                                           ;  1316.0 p0      41 next
        xorps xmm13, xmm0                                          ;  1317.0 p1      41 next
        movaps xmm0, [rel misty1_encrypt_compact.T0_constants128]  ;  1314.0 p2      41 next reload
        xorps xmm13, xmm0                                          ;  1318.0 p5      41 next
        xorps xmm2, xmm5                                           ;  1316.0 p0      41 next
        xorps xmm10, xmm2                                          ;  1317.0 p1      41 next
        movaps xmm2, [rdx + 48]                                    ;  1315.0 p2      41 next reload
        xorps xmm14, xmm2                                          ;  1318.0 p5      41 next
        xorps xmm4, xmm6                                           ;  1315.0 p0      41 next
        xorps xmm2, [r9 + 2064]                                    ;  1318.0 p1+p2   48 next
        movaps xmm5, [rdx - 96]                                    ;  1317.0 p2      41 next reload
        xorps xmm1, xmm5                                           ;  1320.0 p5      41 next
        xorps xmm10, xmm8                                          ;  1318.0 p0      41 next
        xorps xmm10, [r9 + 2272]                                   ;  1319.0 p1+p2   48 next
        xorps xmm14, [r9 + 2208]                                   ;  1319.0 p5+p2   48 next
        xorps xmm3, [rdx + 0]                                      ;  1320.0 p0+p2   41 next
        xorps xmm4, xmm3                                           ;  1321.0 p1      41 next
        movaps xmm6, [rbp - 16]                                    ;  1321.0 p2      41 next reload
        xorps xmm9, xmm0                                           ;  1317.0 p5      41 next
        movaps [rdx + 0], xmm14                                    ;  1320.0 p3+p4   48 next spill
        xorps xmm13, xmm6                                          ;  1324.0 p0      41 next
        xorps xmm13, [r9 + 2240]                                   ;  1325.0 p1+p2   48 next
        xorps xmm1, [r9 + 2224]                                    ;  1323.0 p5+p2   48 next
        xorps xmm5, [r9 + 2080]                                    ;  1324.0 p0+p2   48 next
        xorps xmm4, [r9 + 2288]                                    ;  1325.0 p1+p2   48 next
        xorps xmm6, [r9 + 2096]                                    ;  1326.0 p5+p2   48 next
        xorps xmm8, [r9 + 2128]                                    ;  1327.0 p0+p2   48 next
        movaps xmm7, [rdx + 16]                                    ;  1328.0 p2      41 next reload
        xorps xmm9, xmm7                                           ;  1331.0 p1      41 next
        xorps xmm7, [r9 + 2112]                                    ;  1331.0 p5+p2   48 next
        xorps xmm9, [r9 + 2256]                                    ;  1332.0 p0+p2   48 next
        xorps xmm3, [r9 + 2144]                                    ;  1331.0 p1+p2   48 next
        movaps xmm11, [rbp + 96]                                   ;  1332.0 p2      48 next
        xorps xmm11, [r9 + 2048]                                   ;  1335.0 p5+p2   48 next
        movaps xmm12, [rdx - 80]                                   ;  1334.0 p2      48 next
        xorps xmm12, [r9 + 2160]                                   ;  1337.0 p0+p2   48 next
        movaps [rdx - 80], xmm4                                    ;  1326.0 p3+p4   48 next spill
        movaps xmm4, [rdx - 48]                                    ;  1336.0 p2      48 next
        movaps xmm14, xmm6                                         ;  1327.0 p1      45 next copy
        movaps [rbp + 80], xmm8                                    ;  1328.0 p3+p4   48 next spill
        movaps [rdx - 128], xmm13                                  ;  1326.0 p3+p4   48 next spill
        movaps [rdx - 48], xmm10                                   ;  1327.0 p3+p4   48 next spill
        andps xmm14, xmm12                                         ;  1338.0 p5      45 next
        xorps xmm4, [r9 + 2176]                                    ;  1339.0 p0+p2   48 next
        movaps xmm10, xmm2                                         ;  1327.0 p1      45 next copy
        xorps xmm10, xmm8                                          ;  1328.0 p5      45 next
        movaps [rdx + 16], xmm1                                    ;  1328.0 p3+p4   48 next spill
        movaps xmm1, xmm2                                          ;  1327.8 p0      45 next copy
        andps xmm1, xmm6                                           ;  1328.8 p1      45 next
        movaps [rbp - 16], xmm15                                   ;  1329.0 p3+p4   48 next spill
        movaps xmm15, xmm6                                         ;  1328.5 p5      45 next copy
        movaps [rbp + 96], xmm9                                    ;  1333.0 p3+p4   48 next spill
        movaps xmm9, xmm10                                         ;  1329.0 p0      45 next copy
        andps xmm15, xmm3                                          ;  1332.0 p1      45 next
        movaps xmm13, xmm10                                        ;  1329.5 p5      45 next copy
        andps xmm13, xmm7                                          ;  1332.0 p0      45 next
        andps xmm10, xmm11                                         ;  1336.0 p1      45 next
        movaps [rdx - 96], xmm14                                   ;  1339.0 p3+p4   45 next spill
        movaps [rdx + 48], xmm10                                   ;  1337.0 p3+p4   45 next spill
        movaps xmm10, xmm6                                         ;  1331.2 p5      45 next copy
        andps xmm10, xmm5                                          ;  1332.2 p0      45 next
        xorps xmm9, xmm10                                          ;  1333.2 p1      45 next
        movaps [rdx + 32], xmm9                                    ;  1334.2 p3+p4   45 next spill
        movaps xmm9, xmm6                                          ;  1332.2 p5      45 next copy
        movaps xmm14, xmm6                                         ;  1332.5 p0      45 next copy
        movaps [rbp - 64], xmm5                                    ;  1334.0 p3+p4   48 next spill
        movaps xmm10, xmm6                                         ;  1333.0 p1      45 next copy
        andps xmm9, xmm7                                           ;  1333.2 p5      45 next
        andps xmm10, xmm11                                         ;  1336.0 p0      45 next
        xorps xmm1, xmm9                                           ;  1334.2 p1      45 next
        movaps [rdx - 32], xmm1                                    ;  1335.2 p3+p4   45 next spill
        movaps xmm1, xmm3                                          ;  1334.2 p5      45 next copy
        xorps xmm1, xmm11                                          ;  1336.0 p0      45 next
        xorps xmm14, xmm1                                          ;  1337.0 p1      45 next
        movaps [rbp - 80], xmm3                                    ;  1336.0 p3+p4   48 next spill
        movaps [rbp - 112], xmm14                                  ;  1338.0 p3+p4   45 next spill
        movaps xmm8, xmm1                                          ;  1337.0 p5      45 next copy
        andps xmm1, [rbp + 80]                                     ;  1338.0 p0+p2   45 next
        movaps [rbp - 32], xmm1                                    ;  1339.0 p3+p4   45 next spill
        movaps xmm1, xmm14                                         ;  1338.0 p1      45 next copy
        andps xmm1, xmm5                                           ;  1339.0 p5      45 next
        movaps xmm5, xmm14                                         ;  1338.0 p0      45 next copy
        movaps xmm14, xmm3                                         ;  1337.2 p1      45 next copy
        andps xmm14, xmm7                                          ;  1338.2 p5      45 next
        xorps xmm10, xmm14                                         ;  1339.2 p0      45 next
        movaps xmm14, xmm7                                         ;  1338.2 p1      45 next copy
        andps xmm14, xmm4                                          ;  1340.0 p5      45 next
        xorps xmm6, xmm14                                          ;  1341.0 p0      45 next
        movaps xmm3, xmm6                                          ;  1342.0 p1      45 next copy
        andps xmm6, xmm4                                           ;  1342.0 p5      45 next
        xorps xmm6, xmm0                                           ;  1343.0 p0      45 next
        movaps [rdx - 112], xmm6                                   ;  1344.0 p3+p4   45 next spill
        movaps xmm6, xmm4                                          ;  1340.2 p1      45 next copy
        andps xmm6, xmm12                                          ;  1341.2 p5      45 next
        xorps xmm10, xmm6                                          ;  1342.2 p0      45 next
        movaps [rdx + 80], xmm6                                    ;  1342.2 p3+p4   45 next spill
        movaps xmm6, xmm11                                         ;  1341.2 p1      45 next copy
        movaps [rbp + 48], xmm10                                   ;  1343.2 p3+p4   45 next spill
        movaps xmm10, xmm4                                         ;  1341.5 p5      45 next copy
        andps xmm6, xmm7                                           ;  1342.2 p0      45 next
        andps xmm10, xmm11                                         ;  1342.5 p1      45 next
        xorps xmm10, xmm12                                         ;  1343.5 p5      45 next
        xorps xmm1, xmm10                                          ;  1344.5 p0      45 next
        movaps [rdi - 128], xmm6                                   ;  1343.2 p3+p4   45 next spill
        movaps xmm6, xmm11                                         ;  1343.2 p1      45 next copy
        xorps xmm6, xmm2                                           ;  1344.2 p5      45 next
        orps xmm5, xmm4                                            ;  1343.8 p0      45 next
        xorps xmm3, xmm1                                           ;  1345.5 p1      45 next
        movaps xmm1, xmm4                                          ;  1344.5 p5      45 next copy
        xorps xmm9, xmm10                                          ;  1344.8 p0      45 next
        movaps [rbp + 64], xmm14                                   ;  1344.0 p3+p4   45 next spill
        movaps xmm14, xmm12                                        ;  1345.2 p1      45 next copy
        movaps xmm10, xmm4                                         ;  1345.5 p5      45 next copy
        andps xmm14, xmm11                                         ;  1346.2 p0      45 next
        xorps xmm15, xmm14                                         ;  1347.2 p1      45 next
        xorps xmm0, xmm15                                          ;  1348.2 p5      45 next
        movaps xmm15, xmm0                                         ;  1349.2 p0      45 next copy
        movaps [rbp - 128], xmm0                                   ;  1349.2 p3+p4   45 next spill
        movaps xmm0, xmm11                                         ;  1347.2 p1      45 next copy
        movaps xmm14, xmm11                                        ;  1347.5 p5      45 next copy
        andps xmm14, xmm2                                          ;  1348.5 p0      45 next
        andps xmm11, [rbp - 80]                                    ;  1348.2 p1+p2   45 next
        andps xmm4, [rbp - 64]                                     ;  1348.5 p5+p2   45 next
        movaps [rdi + 0], xmm4                                     ;  1349.5 p3+p4   45 next spill
        movaps xmm4, [rdx - 32]                                    ;  1348.8 p2      45 next reload
        xorps xmm4, xmm11                                          ;  1351.8 p0      45 next
        movaps [rdx - 32], xmm4                                    ;  1352.8 p3+p4   45 next spill
        movaps xmm4, xmm7                                          ;  1349.2 p1      45 next copy
        movaps xmm11, xmm7                                         ;  1349.5 p5      45 next copy
        andps xmm11, [rbp + 80]                                    ;  1350.5 p0+p2   45 next
        xorps xmm1, xmm11                                          ;  1351.5 p1      45 next
        andps xmm1, [rbp + 80]                                     ;  1352.5 p5+p2   45 next
        xorps xmm3, xmm1                                           ;  1353.5 p0      45 next
        xorps xmm11, [rbp - 64]                                    ;  1351.8 p1+p2   45 next
        movaps xmm1, xmm11                                         ;  1352.8 p5      45 next copy
        andps xmm11, xmm7                                          ;  1352.8 p0      45 next
        andps xmm7, xmm12                                          ;  1352.2 p1      45 next
        movaps [rdx + 96], xmm3                                    ;  1354.5 p3+p4   45 next spill
        andps xmm6, [rbp + 80]                                     ;  1352.8 p5+p2   45 next
        movaps xmm3, xmm12                                         ;  1352.8 p0      45 next copy
        andps xmm3, [rbp + 80]                                     ;  1353.8 p1+p2   45 next
        xorps xmm7, [rdi - 128]                                    ;  1354.8 p5+p2   45 next
        xorps xmm13, xmm3                                          ;  1354.8 p0      45 next
        xorps xmm9, xmm13                                          ;  1355.8 p1      45 next
        xorps xmm1, xmm9                                           ;  1356.8 p5      45 next
        movaps xmm3, xmm12                                         ;  1354.8 p0      45 next copy
        movaps xmm9, xmm2                                          ;  1355.2 p1      45 next copy
        andps xmm3, xmm2                                           ;  1355.8 p5      45 next
        andps xmm9, [rbp - 64]                                     ;  1356.2 p0+p2   45 next
        xorps xmm0, xmm9                                           ;  1357.2 p1      45 next
        xorps xmm10, xmm0                                          ;  1358.2 p5      45 next
        xorps xmm3, xmm0                                           ;  1358.2 p0      45 next
        movaps xmm0, [rbp - 32]                                    ;  1356.8 p2      45 next reload
        xorps xmm0, xmm10                                          ;  1359.8 p1      45 next
        andps xmm10, xmm2                                          ;  1359.2 p5      45 next
        xorps xmm7, xmm10                                          ;  1360.2 p0      45 next
        xorps xmm4, xmm0                                           ;  1360.8 p1      45 next
        movaps xmm10, [rbp - 80]                                   ;  1357.8 p2      48 next reload
        movaps xmm0, [rbp + 48]                                    ;  1358.8 p2      45 next reload
        movaps xmm9, xmm12                                         ;  1358.5 p5      45 next copy
        xorps xmm11, xmm3                                          ;  1359.2 p0      45 next
        andps xmm9, xmm10                                          ;  1360.8 p1      45 next
        andps xmm2, xmm10                                          ;  1360.8 p5      45 next
        movaps xmm10, [rdi + 0]                                    ;  1359.8 p2      45 next reload
        xorps xmm10, xmm9                                          ;  1362.8 p0      45 next
        andps xmm12, [rbp - 64]                                    ;  1360.8 p1+p2   45 next
        xorps xmm12, [rdx - 112]                                   ;  1361.8 p5+p2   45 next
        movaps xmm3, [rdx + 32]                                    ;  1362.8 p2      45 next reload
        xorps xmm1, xmm0                                           ;  1361.8 p0      45 next
        xorps xmm9, xmm2                                           ;  1361.8 p1      45 next
        xorps xmm2, xmm12                                          ;  1362.8 p5      45 next
        xorps xmm1, xmm9                                           ;  1362.8 p0      45 next
        xorps xmm6, xmm11                                          ;  1362.2 p1      45 next
        movaps [rdi + 0], xmm2                                     ;  1363.8 p3+p4   45 next spill
        movaps xmm2, [rdx + 80]                                    ;  1363.8 p2      45 next reload
        xorps xmm15, xmm4                                          ;  1362.5 p5      45 next
        xorps xmm7, xmm3                                           ;  1365.8 p0      45 next
        xorps xmm2, xmm12                                          ;  1366.8 p1      45 next
        movaps xmm12, [rbp - 128]                                  ;  1364.8 p2      45 next reload
        xorps xmm12, xmm9                                          ;  1367.8 p5      45 next
        xorps xmm7, xmm12                                          ;  1368.8 p0      45 next
        xorps xmm7, [rdx + 112]                                    ;  1369.8 p1+p2   54 next
        movaps xmm12, [rbp - 112]                                  ;  1366.8 p2      45 next reload
        movaps [rbp - 128], xmm7                                   ;  1370.8 p3+p4   54 next spill
        movaps xmm9, xmm6                                          ;  1364.5 p5      45 next copy
        xorps xmm10, xmm12                                         ;  1369.8 p0      45 next
        movaps xmm7, xmm12                                         ;  1369.8 p1      45 next copy
        orps xmm7, [rbp + 80]                                      ;  1370.8 p5+p2   45 next
        xorps xmm10, xmm7                                          ;  1371.8 p0      45 next
        xorps xmm6, xmm10                                          ;  1372.8 p1      45 next
        xorps xmm3, xmm10                                          ;  1372.8 p5      45 next
        movaps xmm10, [rbp + 80]                                   ;  1368.8 p2      45 next
        andps xmm10, [rbp - 64]                                    ;  1371.8 p0+p2   45 next
        xorps xmm5, xmm10                                          ;  1372.8 p1      45 next
        xorps xmm14, xmm5                                          ;  1373.8 p5      45 next
        xorps xmm15, xmm14                                         ;  1374.8 p0      45 next
        xorps xmm12, xmm15                                         ;  1375.8 p1      45 next
        xorps xmm1, [rdx - 96]                                     ;  1370.8 p5+p2   45 next
        xorps xmm1, [rdx - 48]                                     ;  1371.8 p0+p2   45 next
        movaps xmm7, [rbp + 64]                                    ;  1372.8 p2      45 next reload
        movaps xmm15, [rdx - 96]                                   ;  1373.8 p2      45 next
        xorps xmm1, [rdx - 64]                                     ;  1374.8 p1+p2   54 next
        xorps xmm1, [rax + 96]                                     ;  1375.8 p5+p2  108 r
        xorps xmm13, xmm14                                         ;  1374.8 p0      45 next
        movaps xmm10, [rdx + 64]                                   ;  1376.8 p2      54 next reload
        movaps xmm14, [rdx - 80]                                   ;  1377.8 p2      48 next reload
        xorps xmm15, [rdi - 128]                                   ;  1378.8 p1+p2   45 next
        xorps xmm11, xmm15                                         ;  1379.8 p5      45 next
        xorps xmm4, xmm11                                          ;  1380.8 p0      45 next
        xorps xmm8, xmm13                                          ;  1375.8 p1      45 next
        xorps xmm2, xmm8                                           ;  1376.8 p5      45 next
        movaps xmm8, [rdx + 16]                                    ;  1379.8 p2      48 next reload
        xorps xmm2, xmm14                                          ;  1380.8 p0      45 next
        xorps xmm2, [rdi - 80]                                     ;  1381.8 p1+p2   54 next
        xorps xmm2, [rbx - 128]                                    ;  1382.8 p5+p2  108 r
        movaps xmm13, [rdi + 16]                                   ;  1382.8 p2      54 next reload
        xorps xmm12, [rbp + 16]                                    ;  1383.8 p0+p2   54 next
        xorps xmm14, [rbp + 112]                                   ;  1384.8 p1+p2   54 next
        movaps xmm15, [rdx + 48]                                   ;  1385.8 p2      45 next reload
        xorps xmm15, xmm4                                          ;  1388.8 p5      45 next
        movaps xmm4, [rdx - 32]                                    ;  1386.8 p2      45 next reload
        xorps xmm15, xmm4                                          ;  1389.8 p0      45 next
        movaps xmm5, [rdx + 96]                                    ;  1387.8 p2      45 next reload
        xorps xmm15, xmm8                                          ;  1390.8 p1      45 next
        movaps [rbp + 1856], xmm2                                  ;  1383.8 p3+p4  113 rounds
        xorps xmm7, xmm6                                           ;  1379.8 p5      45 next
        movaps xmm6, [rdx - 128]                                   ;  1388.8 p2      48 next reload
        xorps xmm8, [rdi - 64]                                     ;  1389.8 p0+p2   54 next
        xorps xmm7, xmm6                                           ;  1391.8 p1      45 next
        movaps xmm2, [rbp + 32]                                    ;  1390.8 p2      54 next reload
        xorps xmm4, [rdx - 112]                                    ;  1391.8 p5+p2   45 next
        xorps xmm15, xmm13                                         ;  1391.8 p0      54 next
        xorps xmm5, xmm4                                           ;  1392.8 p1      45 next
        movaps xmm4, [rdx + 0]                                     ;  1392.8 p2      48 next reload
        xorps xmm5, xmm4                                           ;  1395.8 p5      45 next
        xorps xmm4, [rdi + 32]                                     ;  1395.8 p0+p2   54 next
        xorps xmm4, [rbx - 80]                                     ;  1396.8 p1+p2  108 r
        xorps xmm15, [rax + 48]                                    ;  1395.8 p5+p2  108 r
        xorps xmm5, xmm10                                          ;  1396.8 p0      54 next
        xorps xmm10, [r9 + 272]                                    ;  1396.8 p1+p2   58 r
        xorps xmm10, [rbp + 2112]                                  ;  1397.8 p5+p2  108 r
        xorps xmm14, [rcx - 16]                                    ;  1398.8 p0+p2  108 r
        xorps xmm7, [rbp + 0]                                      ;  1399.8 p1+p2   54 next
        xorps xmm5, [rax + 32]                                     ;  1400.8 p5+p2  108 r
        movaps [rbp + 1744], xmm5                                  ;  1401.8 p3+p4  113 rounds
        xorps xmm12, [rbx - 112]                                   ;  1401.8 p0+p2  108 r
        movaps [rcx - 16], xmm10                                   ;  1398.8 p3+p4  108 r spill
        movaps [rbp + 2096], xmm12                                 ;  1402.8 p3+p4  113 rounds
        movaps [rbp + 1760], xmm15                                 ;  1396.8 p3+p4  113 rounds
        movaps [rbp + 1712], xmm14                                 ;  1399.8 p3+p4  113 rounds
        movaps xmm10, [rbp - 80]                                   ;  1402.8 p2      45 next
        andps xmm10, [rbp - 64]                                    ;  1405.8 p1+p2   45 next
        xorps xmm9, xmm10                                          ;  1406.8 p5      45 next
        xorps xmm9, [rdi + 0]                                      ;  1407.8 p0+p2   45 next
        xorps xmm11, xmm9                                          ;  1408.8 p1      45 next
        movaps [rbp + 1840], xmm4                                  ;  1397.8 p3+p4  113 rounds
        movaps xmm15, [rbp - 16]                                   ;  1405.8 p2      48 next reload
        xorps xmm13, [r9 + 288]                                    ;  1406.8 p5+p2   58 r
        xorps xmm0, xmm10                                          ;  1406.8 p0      45 next
        movaps xmm14, [rcx - 128]                                  ;  1407.8 p2      54 next reload
        xorps xmm6, [rcx - 112]                                    ;  1408.8 p1+p2   54 next
        xorps xmm0, [rbp - 80]                                     ;  1409.8 p5+p2   45 next
        xorps xmm3, xmm0                                           ;  1410.8 p0      45 next
        xorps xmm6, [rbx - 48]                                     ;  1410.8 p1+p2  108 r
        xorps xmm13, [rbp + 2192]                                  ;  1411.8 p5+p2  108 r
        movaps xmm4, [rbp - 48]                                    ;  1412.8 p2      54 next reload
        movaps xmm0, [rbp + 96]                                    ;  1413.8 p2      48 next reload
        movaps [rbp + 1648], xmm6                                  ;  1411.8 p3+p4  113 rounds
        xorps xmm3, xmm0                                           ;  1416.8 p0      45 next
        xorps xmm3, xmm14                                          ;  1417.8 p1      54 next
        xorps xmm8, [rbx - 64]                                     ;  1414.8 p5+p2  108 r
        movaps [rbp + 1808], xmm1                                  ;  1407.0 p3+p4  113 rounds
        movaps [rbp + 1936], xmm8                                  ;  1415.8 p3+p4  113 rounds
        movaps xmm5, [rdx + 112]                                   ;  1415.8 p2      58 r
        mov rsi, qword [rbp + 2576]                                ;  1416.8 p2     113 rounds reload
        xorps xmm14, [r9 + 320]                                    ;  1417.8 p0+p2   58 r
        xorps xmm0, xmm4                                           ;  1416.8 p1      54 next
        xorps xmm11, xmm15                                         ;  1409.8 p5      45 next
        xorps xmm15, xmm2                                          ;  1409.8 p0      54 next
        xorps xmm14, [rbp + 2176]                                  ;  1418.8 p1+p2  108 r
        xorps xmm0, [rbx - 32]                                     ;  1419.8 p5+p2  108 r
        xorps xmm3, [rax + 80]                                     ;  1420.8 p0+p2  108 r
        movaps [rbp + 1792], xmm3                                  ;  1421.8 p3+p4  113 rounds
        movaps [rbp + 1664], xmm0                                  ;  1420.8 p3+p4  113 rounds
        movaps xmm0, [rbp - 96]                                    ;  1421.8 p2      54 next reload
        xorps xmm15, [rbx - 96]                                    ;  1422.8 p1+p2  108 r
        movaps [rbp + 2064], xmm15                                 ;  1423.8 p3+p4  113 rounds
        movaps xmm15, [rdx - 48]                                   ;  1423.8 p2      54 next
        xorps xmm15, xmm0                                          ;  1426.8 p5      54 next
        movaps xmm1, [rdx - 16]                                    ;  1424.8 p2      54 next reload
        xorps xmm0, [r9 + 480]                                     ;  1425.8 p0+p2   58 r
        xorps xmm7, [rax + 64]                                     ;  1426.8 p1+p2  108 r
        movaps [rbp + 1776], xmm7                                  ;  1427.8 p3+p4  113 rounds
        xorps xmm0, [rbp + 1568]                                   ;  1427.8 p5+p2  108 r
        movaps [rbp + 1424], xmm0                                  ;  1428.8 p3+p4  113 rounds
        movaps xmm10, [rbp + 112]                                  ;  1428.8 p2      58 r
        xorps xmm4, [r9 + 464]                                     ;  1429.8 p0+p2   58 r
        xorps xmm11, xmm1                                          ;  1427.8 p1      54 next
        xorps xmm1, [r9 + 256]                                     ;  1430.8 p5+p2   58 r
        xorps xmm11, [rax + 16]                                    ;  1431.8 p0+p2  108 r
        movaps [rbp + 1728], xmm11                                 ;  1432.8 p3+p4  113 rounds
        movaps xmm7, [rdi + 32]                                    ;  1432.8 p2      58 r
        xorps xmm1, [rbp + 2208]                                   ;  1433.8 p1+p2  108 r
        xorps xmm4, [rbp + 2304]                                   ;  1434.8 p5+p2  108 r
        xorps xmm7, [r9 + 416]                                     ;  1435.8 p0+p2   58 r
        xorps xmm15, [rbx - 16]                                    ;  1436.8 p1+p2  108 r
        movaps xmm8, [rdi - 64]                                    ;  1437.8 p2      58 r
        xorps xmm8, [r9 + 432]                                     ;  1440.8 p5+p2   58 r
        movaps [rbp + 1920], xmm15                                 ;  1437.8 p3+p4  113 rounds
        movaps xmm6, [rbp + 16]                                    ;  1439.8 p2      58 r
        movaps xmm15, [rbp + 0]                                    ;  1440.8 p2      58 r
        movaps xmm0, [rdx - 64]                                    ;  1441.8 p2      58 r
        xorps xmm0, [r9 + 336]                                     ;  1444.8 p0+p2   58 r
        xorps xmm0, [rbp + 2272]                                   ;  1445.8 p1+p2  108 r
        xorps xmm2, [r9 + 400]                                     ;  1444.8 p5+p2   58 r
        xorps xmm2, [rbp + 2128]                                   ;  1445.8 p0+p2  108 r
        xorps xmm6, [r9 + 384]                                     ;  1446.8 p1+p2   58 r
        movaps xmm9, [rcx - 112]                                   ;  1447.8 p2      58 r
        xorps xmm10, [r9 + 496]                                    ;  1448.8 p5+p2   58 r
        xorps xmm10, [rbp + 1584]                                  ;  1449.8 p0+p2  108 r
        movaps [rbp + 1536], xmm10                                 ;  1450.8 p3+p4  113 rounds
        movaps xmm3, [rdi - 80]                                    ;  1450.8 p2      58 r
        movaps xmm10, [rax + 112]                                  ;  1451.8 p2     108 r
        xorps xmm10, [rbp - 128]                                   ;  1454.8 p1+p2  108 r
        movaps [rbp + 1696], xmm10                                 ;  1455.8 p3+p4  113 rounds
        xorps xmm3, [r9 + 352]                                     ;  1453.8 p5+p2   58 r
        xorps xmm8, [rbp + 2160]                                   ;  1454.8 p0+p2  108 r
        movaps xmm10, [rcx - 32]                                   ;  1455.8 p2     108 r reload
        xorps xmm5, [r9 + 368]                                     ;  1456.8 p1+p2   58 r
        xorps xmm5, [rbp + 2256]                                   ;  1457.8 p5+p2  108 r
        sub r15, rsi                                               ;  1445.8 p0     113 rounds
        movaps [rbx + 96], xmm10                                   ;  1458.8 p3+p4  113 rounds
        movaps xmm10, [rdi - 96]                                   ;  1458.8 p2     108 r reload
        sub r13, rsi                                               ;  1446.8 p1     113 rounds
        movaps [rbx + 16], xmm10                                   ;  1461.8 p3+p4  113 rounds
        movaps xmm10, [rdi - 48]                                   ;  1459.8 p2     108 r reload
        sub r14, rsi                                               ;  1448.8 p5     113 rounds
        movaps [rbp + 1504], xmm10                                 ;  1462.8 p3+p4  113 rounds
        xorps xmm3, [rbp + 2320]                                   ;  1460.8 p0+p2  108 r
        xorps xmm9, [r9 + 448]                                     ;  1461.8 p1+p2   58 r
        xorps xmm15, [r9 + 304]                                    ;  1462.8 p5+p2   58 r
        sub r9, rsi                                                ;  1451.8 p0     113 rounds
        add r9, 0x200                                              ;  1452.8 p1     113 rounds
        movaps xmm10, [rcx - 64]                                   ;  1463.8 p2     108 r reload
        sub r10, rsi                                               ;  1453.8 p5     113 rounds
        movaps [rbx + 64], xmm10                                   ;  1466.8 p3+p4  113 rounds
        xorps xmm9, [rbp + 2224]                                   ;  1464.8 p0+p2  108 r
        add r14, 0x100                                             ;  1455.0 p1     113 rounds
        movaps xmm10, [rcx - 96]                                   ;  1465.8 p2     108 r reload
        movaps [rbp + 1520], xmm10                                 ;  1468.8 p3+p4  113 rounds
        movaps xmm10, [rdi + 96]                                   ;  1466.8 p2     108 r reload
        movaps [rbx + 0], xmm10                                    ;  1469.8 p3+p4  113 rounds
        movaps xmm10, [rdi - 112]                                  ;  1467.8 p2     108 r reload
        sub r11, rsi                                               ;  1458.8 p5     113 rounds
        movaps [rbx + 112], xmm10                                  ;  1470.8 p3+p4  113 rounds
        add r15, 0x100                                             ;  1459.2 p0     113 rounds
        and r15, 0x7ff                                             ;  1460.2 p1     113 rounds
        add r13, 0x100                                             ;  1459.8 p5     113 rounds
        movaps xmm10, [rcx - 48]                                   ;  1468.8 p2     108 r reload
        movaps [rbx + 80], xmm10                                   ;  1471.8 p3+p4  113 rounds
        movaps xmm10, [rdi - 16]                                   ;  1469.8 p2     108 r reload
        movaps [rbp + 1552], xmm10                                 ;  1472.8 p3+p4  113 rounds
        xorps xmm6, [rbp + 2144]                                   ;  1470.8 p0+p2  108 r
        add r15, rsi                                               ;  1462.8 p1     113 rounds
        movaps xmm10, [rdi + 64]                                   ;  1471.8 p2     108 r reload
        and r14, 0x7ff                                             ;  1463.2 p5     113 rounds
        movaps [rbp + 1440], xmm10                                 ;  1474.8 p3+p4  113 rounds
        add r14, rsi                                               ;  1464.2 p0     113 rounds
        movaps xmm10, [rdi + 48]                                   ;  1472.8 p2     108 r reload
        xorps xmm15, [rbp + 2240]                                  ;  1473.8 p1+p2  108 r
        mov qword [rbp + 2624], r15                                ;  1465.8 p3+p4  113 rounds
        add r11, 0x200                                             ;  1466.0 p5     113 rounds
        and r11, 0x7ff                                             ;  1467.0 p0     113 rounds
        and r13, 0x7ff                                             ;  1466.8 p1     113 rounds
        movaps xmm12, xmm9                                         ;  1467.0 p5     108 r copy
        add r13, rsi                                               ;  1467.8 p0     113 rounds
        sub r8, rsi                                                ;  1467.8 p1     113 rounds
        add r8, 0x200                                              ;  1468.8 p5     113 rounds
        movaps [rbp + 1456], xmm10                                 ;  1475.8 p3+p4  113 rounds
        and r8, 0x7ff                                              ;  1469.8 p0     113 rounds
        add r8, rsi                                                ;  1470.8 p1     113 rounds
        movaps xmm9, xmm2                                          ;  1469.0 p5     108 r copy
        movaps xmm2, xmm13                                         ;  1469.2 p0     108 r copy
        movaps xmm13, xmm4                                         ;  1469.8 p1     108 r copy
        add r10, 0x200                                             ;  1470.0 p5     113 rounds
        and r10, 0x7ff                                             ;  1471.0 p0     113 rounds
        add r10, rsi                                               ;  1472.0 p1     113 rounds
        movaps xmm10, [rdi + 112]                                  ;  1474.8 p2     108 r reload
        movaps [rbx + 32], xmm10                                   ;  1477.8 p3+p4  113 rounds
        movaps xmm10, [rdi + 80]                                   ;  1475.8 p2     108 r reload
        movaps [rbx + 48], xmm10                                   ;  1478.8 p3+p4  113 rounds
        movaps xmm10, [rdi - 32]                                   ;  1476.8 p2     108 r reload
        movaps [rbp + 1472], xmm10                                 ;  1479.8 p3+p4  113 rounds
        movaps xmm10, [rcx - 80]                                   ;  1477.8 p2     108 r reload
        movaps [rbp + 1408], xmm10                                 ;  1480.8 p3+p4  113 rounds
        movaps xmm10, [rax + 0]                                    ;  1478.8 p2     108 r reload
        movaps [rbp + 1488], xmm10                                 ;  1481.8 p3+p4  113 rounds
        movaps xmm11, xmm8                                         ;  1472.8 p5     108 r copy
        movaps xmm8, xmm6                                          ;  1473.0 p0     108 r copy
        add r11, rsi                                               ;  1473.2 p1     113 rounds
        movaps xmm6, xmm3                                          ;  1473.8 p5     108 r copy
        movaps xmm3, xmm15                                         ;  1474.8 p0     108 r copy
        xorps xmm7, [rbp + 2288]                                   ;  1479.8 p1+p2  108 r
        and r9, 0x7ff                                              ;  1474.8 p5     113 rounds
        add r12, 0x100                                             ;  1475.0 p0     113 rounds
        add r9, rsi                                                ;  1475.8 p1     113 rounds
        movaps xmm10, [rax - 16]                                   ;  1480.8 p2     108 r reload
        movaps [rbp + 1984], xmm10                                 ;  1483.8 p3+p4  113 rounds
        movaps xmm10, [rax - 48]                                   ;  1481.8 p2     108 r reload
        movaps [rbp + 1968], xmm10                                 ;  1484.8 p3+p4  113 rounds
        movaps xmm10, [rax - 64]                                   ;  1482.8 p2     108 r reload
        movaps [rbp + 1824], xmm10                                 ;  1485.8 p3+p4  113 rounds
        movaps xmm10, [rax - 80]                                   ;  1483.8 p2     108 r reload
        movaps [rbp + 1680], xmm10                                 ;  1486.8 p3+p4  113 rounds
        movaps xmm10, [rax - 96]                                   ;  1484.8 p2     108 r reload
        movaps [rbp + 2048], xmm10                                 ;  1487.8 p3+p4  113 rounds
        movaps xmm10, [rcx + 112]                                  ;  1485.8 p2     108 r reload
        movaps [rbp + 2016], xmm10                                 ;  1488.8 p3+p4  113 rounds
        movaps xmm10, [rax - 112]                                  ;  1486.8 p2     108 r reload
        movaps [rbp + 2000], xmm10                                 ;  1489.8 p3+p4  113 rounds
        movaps xmm10, [rcx + 80]                                   ;  1487.8 p2     108 r reload
        movaps xmm4, xmm14                                         ;  1481.0 p5     108 r copy
        movaps xmm14, xmm1                                         ;  1481.2 p0     108 r copy
        movaps [rbp + 1952], xmm10                                 ;  1490.8 p3+p4  113 rounds
        movaps xmm10, [rax - 128]                                  ;  1488.8 p2     108 r reload
        movaps [rbp + 2080], xmm10                                 ;  1491.8 p3+p4  113 rounds
        movaps xmm10, [rcx + 96]                                   ;  1489.8 p2     108 r reload
        movaps [rbp + 1872], xmm10                                 ;  1492.8 p3+p4  113 rounds
        movaps xmm10, [rcx + 64]                                   ;  1490.8 p2     108 r reload
        movaps [rbp + 2032], xmm10                                 ;  1493.8 p3+p4  113 rounds
        movaps xmm10, [rcx + 48]                                   ;  1491.8 p2     108 r reload
        movaps [rbp + 1888], xmm10                                 ;  1494.8 p3+p4  113 rounds
        movaps xmm10, [rcx + 32]                                   ;  1492.8 p2     108 r reload
        movaps [rbp + 1904], xmm10                                 ;  1495.8 p3+p4  113 rounds
        movaps xmm10, [rcx + 16]                                   ;  1493.8 p2     108 r reload
        movaps [rbp + 1616], xmm10                                 ;  1496.8 p3+p4  113 rounds
        movaps xmm10, [rcx + 0]                                    ;  1494.8 p2     108 r reload
        movaps [rbp + 1632], xmm10                                 ;  1497.8 p3+p4  113 rounds
        movaps xmm10, [rax - 32]                                   ;  1495.8 p2     108 r reload
        movaps [rbp + 1600], xmm10                                 ;  1498.8 p3+p4  113 rounds
        movaps xmm10, [rcx - 16]                                   ;  1496.8 p2     108 r reload
        movaps xmm1, xmm10                                         ;  1499.8 p1     108 r copy
        movaps xmm10, xmm7                                         ;  1491.0 p5     108 r copy
        movaps xmm7, xmm5                                          ;  1491.2 p0     108 r copy
        movaps xmm5, xmm0                                          ;  1491.8 p1     108 r copy
        movaps xmm0, xmm14                                         ;  1492.0 p5     108 r copy
        cmp r12, qword [rbp + 2640]                                ;                    more rounds?
        jne .rounds_2
        movdqa [rbp + 2512], xmm0                                  ;                    resident
        movdqa [rbp + 2480], xmm1                                  ;                    resident
        movdqa [rbp + 2416], xmm2                                  ;                    resident
        movdqa [rbp + 2400], xmm3                                  ;                    resident
        movdqa [rbp + 2336], xmm4                                  ;                    resident
        movdqa [rbp + 2432], xmm5                                  ;                    resident
        movdqa [rbp + 2352], xmm6                                  ;                    resident
        movdqa [rbp + 2384], xmm7                                  ;                    resident
        movdqa [rbp + 2368], xmm8                                  ;                    resident
        movdqa [rbp + 2544], xmm9                                  ;                    resident
        movdqa [rbp + 2464], xmm10                                 ;                    resident
        movdqa [rbp + 2448], xmm11                                 ;                    resident
        movdqa [rbp + 2528], xmm12                                 ;                    resident
        movdqa [rbp + 2496], xmm13                                 ;                    resident
        mov qword [rbp + 2584], r8                                 ;                    resident
        mov qword [rbp + 2608], r9                                 ;                    resident
        mov qword [rbp + 2616], r10                                ;                    resident
        mov qword [rbp + 2632], r11                                ;                    resident
        mov qword [rbp + 2600], r12                                ;                    resident
        mov qword [rbp + 2648], r13                                ;                    resident
        mov qword [rbp + 2592], r14                                ;                    resident
        mov r8, qword [rbp + 2576]                                 ;     0.0 p2      86 dst.0 reload
        movaps xmm0, [r8 + 3584]                                   ;     3.0 p2      62 r
        movaps xmm1, [rbx + 96]                                    ;     2.0 p2      62 r reload
        andps xmm0, xmm1                                           ;     6.0 p0      62 r
        xorps xmm0, [rbp + 1984]                                   ;     7.0 p1+p2   62 r
        movaps xmm2, xmm0                                          ;     8.0 p5      63 r copy
        orps xmm2, [r8]                                            ;     9.0 p0+p2   63 r
        xorps xmm2, xmm1                                           ;    10.0 p1      63 r
        mov r9, qword [rbp + 2656]                                 ;     5.0 p2     119 r reload
        movaps [r9 + 256], xmm2                                    ;    11.0 p3+p4  119 r
        movaps [r9], xmm0                                          ;     8.0 p3+p4  119 r
        movaps xmm0, [r8 + 3600]                                   ;     6.0 p2      62 r
        movaps xmm1, [rbx + 16]                                    ;     7.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    10.0 p5      62 r
        xorps xmm0, [rbp + 1968]                                   ;    11.0 p0+p2   62 r
        movaps xmm2, xmm0                                          ;    12.0 p1      63 r copy
        orps xmm2, [r8 + 16]                                       ;    13.0 p5+p2   63 r
        xorps xmm2, xmm1                                           ;    14.0 p0      63 r
        movaps [r9 + 272], xmm2                                    ;    15.0 p3+p4  119 r
        movaps [r9 + 16], xmm0                                     ;    12.0 p3+p4  119 r
        movaps xmm0, [r8 + 3616]                                   ;    10.0 p2      62 r
        movaps xmm1, [rbp + 1504]                                  ;    11.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    14.0 p1      62 r
        xorps xmm0, [rbp + 1824]                                   ;    15.0 p5+p2   62 r
        movaps xmm2, xmm0                                          ;    16.0 p0      63 r copy
        orps xmm2, [r8 + 32]                                       ;    17.0 p1+p2   63 r
        xorps xmm2, xmm1                                           ;    18.0 p5      63 r
        movaps [r9 + 288], xmm2                                    ;    19.0 p3+p4  119 r
        movaps [r9 + 32], xmm0                                     ;    16.0 p3+p4  119 r
        movaps xmm0, [r8 + 3632]                                   ;    14.0 p2      62 r
        movaps xmm1, [rbx + 64]                                    ;    15.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    18.0 p0      62 r
        xorps xmm0, [rbp + 1680]                                   ;    19.0 p1+p2   62 r
        movaps xmm2, xmm0                                          ;    20.0 p5      63 r copy
        orps xmm2, [r8 + 48]                                       ;    21.0 p0+p2   63 r
        xorps xmm2, xmm1                                           ;    22.0 p1      63 r
        movaps [r9 + 304], xmm2                                    ;    23.0 p3+p4  119 r
        movaps [r9 + 48], xmm0                                     ;    20.0 p3+p4  119 r
        movaps xmm0, [r8 + 3648]                                   ;    18.0 p2      62 r
        movaps xmm1, [rbp + 1520]                                  ;    19.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    22.0 p5      62 r
        xorps xmm0, [rbp + 2048]                                   ;    23.0 p0+p2   62 r
        movaps xmm2, xmm0                                          ;    24.0 p1      63 r copy
        orps xmm2, [r8 + 64]                                       ;    25.0 p5+p2   63 r
        xorps xmm2, xmm1                                           ;    26.0 p0      63 r
        movaps [r9 + 320], xmm2                                    ;    27.0 p3+p4  119 r
        movaps [r9 + 64], xmm0                                     ;    24.0 p3+p4  119 r
        movaps xmm0, [r8 + 3664]                                   ;    22.0 p2      62 r
        movaps xmm1, [rbx + 0]                                     ;    23.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    26.0 p1      62 r
        xorps xmm0, [rbp + 2016]                                   ;    27.0 p5+p2   62 r
        movaps xmm2, xmm0                                          ;    28.0 p0      63 r copy
        orps xmm2, [r8 + 80]                                       ;    29.0 p1+p2   63 r
        xorps xmm2, xmm1                                           ;    30.0 p5      63 r
        movaps [r9 + 336], xmm2                                    ;    31.0 p3+p4  119 r
        movaps [r9 + 80], xmm0                                     ;    28.0 p3+p4  119 r
        movaps xmm0, [r8 + 3680]                                   ;    26.0 p2      62 r
        movaps xmm1, [rbx + 112]                                   ;    27.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    30.0 p0      62 r
        xorps xmm0, [rbp + 2000]                                   ;    31.0 p1+p2   62 r
        movaps xmm2, xmm0                                          ;    32.0 p5      63 r copy
        orps xmm2, [r8 + 96]                                       ;    33.0 p0+p2   63 r
        xorps xmm2, xmm1                                           ;    34.0 p1      63 r
        movaps [r9 + 352], xmm2                                    ;    35.0 p3+p4  119 r
        movaps [r9 + 96], xmm0                                     ;    32.0 p3+p4  119 r
        movaps xmm0, [r8 + 3696]                                   ;    30.0 p2      62 r
        movaps xmm1, [rbx + 80]                                    ;    31.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    34.0 p5      62 r
        xorps xmm0, [rbp + 1952]                                   ;    35.0 p0+p2   62 r
        movaps xmm2, xmm0                                          ;    36.0 p1      63 r copy
        orps xmm2, [r8 + 112]                                      ;    37.0 p5+p2   63 r
        xorps xmm2, xmm1                                           ;    38.0 p0      63 r
        movaps [r9 + 368], xmm2                                    ;    39.0 p3+p4  119 r
        movaps [r9 + 112], xmm0                                    ;    36.0 p3+p4  119 r
        movaps xmm0, [r8 + 3712]                                   ;    34.0 p2      62 r
        movaps xmm1, [rbp + 1552]                                  ;    35.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    38.0 p1      62 r
        xorps xmm0, [rbp + 2080]                                   ;    39.0 p5+p2   62 r
        movaps xmm2, xmm0                                          ;    40.0 p0      63 r copy
        orps xmm2, [r8 + 128]                                      ;    41.0 p1+p2   63 r
        xorps xmm2, xmm1                                           ;    42.0 p5      63 r
        movaps [r9 + 384], xmm2                                    ;    43.0 p3+p4  119 r
        movaps [r9 + 128], xmm0                                    ;    40.0 p3+p4  119 r
        movaps xmm0, [r8 + 3728]                                   ;    38.0 p2      62 r
        movaps xmm1, [rbp + 1440]                                  ;    39.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    42.0 p0      62 r
        xorps xmm0, [rbp + 1872]                                   ;    43.0 p1+p2   62 r
        movaps xmm2, xmm0                                          ;    44.0 p5      63 r copy
        orps xmm2, [r8 + 144]                                      ;    45.0 p0+p2   63 r
        xorps xmm2, xmm1                                           ;    46.0 p1      63 r
        movaps [r9 + 400], xmm2                                    ;    47.0 p3+p4  119 r
        movaps [r9 + 144], xmm0                                    ;    44.0 p3+p4  119 r
        movaps xmm0, [r8 + 3744]                                   ;    42.0 p2      62 r
        movaps xmm1, [rbp + 1456]                                  ;    43.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    46.0 p5      62 r
        xorps xmm0, [rbp + 2032]                                   ;    47.0 p0+p2   62 r
        movaps xmm2, xmm0                                          ;    48.0 p1      63 r copy
        orps xmm2, [r8 + 160]                                      ;    49.0 p5+p2   63 r
        xorps xmm2, xmm1                                           ;    50.0 p0      63 r
        movaps [r9 + 416], xmm2                                    ;    51.0 p3+p4  119 r
        movaps [r9 + 160], xmm0                                    ;    48.0 p3+p4  119 r
        movaps xmm0, [r8 + 3760]                                   ;    46.0 p2      62 r
        movaps xmm1, [rbx + 32]                                    ;    47.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    50.0 p1      62 r
        xorps xmm0, [rbp + 1888]                                   ;    51.0 p5+p2   62 r
        movaps xmm2, xmm0                                          ;    52.0 p0      63 r copy
        orps xmm2, [r8 + 176]                                      ;    53.0 p1+p2   63 r
        xorps xmm2, xmm1                                           ;    54.0 p5      63 r
        movaps [r9 + 432], xmm2                                    ;    55.0 p3+p4  119 r
        movaps [r9 + 176], xmm0                                    ;    52.0 p3+p4  119 r
        movaps xmm0, [r8 + 3776]                                   ;    50.0 p2      62 r
        movaps xmm1, [rbx + 48]                                    ;    51.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    54.0 p0      62 r
        xorps xmm0, [rbp + 1904]                                   ;    55.0 p1+p2   62 r
        movaps xmm2, xmm0                                          ;    56.0 p5      63 r copy
        orps xmm2, [r8 + 192]                                      ;    57.0 p0+p2   63 r
        xorps xmm2, xmm1                                           ;    58.0 p1      63 r
        movaps [r9 + 448], xmm2                                    ;    59.0 p3+p4  119 r
        movaps [r9 + 192], xmm0                                    ;    56.0 p3+p4  119 r
        movaps xmm0, [r8 + 3792]                                   ;    54.0 p2      62 r
        movaps xmm1, [rbp + 1472]                                  ;    55.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    58.0 p5      62 r
        xorps xmm0, [rbp + 1616]                                   ;    59.0 p0+p2   62 r
        movaps xmm2, xmm0                                          ;    60.0 p1      63 r copy
        orps xmm2, [r8 + 208]                                      ;    61.0 p5+p2   63 r
        xorps xmm2, xmm1                                           ;    62.0 p0      63 r
        movaps [r9 + 464], xmm2                                    ;    63.0 p3+p4  119 r
        movaps [r9 + 208], xmm0                                    ;    60.0 p3+p4  119 r
        movaps xmm0, [r8 + 3808]                                   ;    58.0 p2      62 r
        movaps xmm1, [rbp + 1408]                                  ;    59.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    62.0 p1      62 r
        xorps xmm0, [rbp + 1632]                                   ;    63.0 p5+p2   62 r
        movaps xmm2, xmm0                                          ;    64.0 p0      63 r copy
        orps xmm2, [r8 + 224]                                      ;    65.0 p1+p2   63 r
        xorps xmm2, xmm1                                           ;    66.0 p5      63 r
        movaps [r9 + 480], xmm2                                    ;    67.0 p3+p4  119 r
        movaps [r9 + 224], xmm0                                    ;    64.0 p3+p4  119 r
        movaps xmm0, [r8 + 3824]                                   ;    62.0 p2      62 r
        movaps xmm1, [rbp + 1488]                                  ;    63.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    66.0 p0      62 r
        xorps xmm0, [rbp + 1600]                                   ;    67.0 p1+p2   62 r
        movaps xmm2, xmm0                                          ;    68.0 p5      63 r copy
        orps xmm2, [r8 + 240]                                      ;    69.0 p0+p2   63 r
        xorps xmm2, xmm1                                           ;    70.0 p1      63 r
        movaps [r9 + 496], xmm2                                    ;    71.0 p3+p4  119 r
        movaps [r9 + 240], xmm0                                    ;    68.0 p3+p4  119 r
        movaps xmm0, [r8 + 1024]                                   ;    66.0 p2      62 r
        movaps xmm1, [rbp + 2512]                                  ;    67.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    70.0 p5      62 r
        xorps xmm0, [rbp + 1728]                                   ;    71.0 p0+p2   62 r
        movaps xmm2, xmm0                                          ;    72.0 p1      63 r copy
        orps xmm2, [r8 + 2560]                                     ;    73.0 p5+p2   63 r
        xorps xmm2, xmm1                                           ;    74.0 p0      63 r
        movaps [r9 + 768], xmm2                                    ;    75.0 p3+p4  120 r
        movaps [r9 + 512], xmm0                                    ;    72.0 p3+p4  120 r
        movaps xmm0, [r8 + 1040]                                   ;    70.0 p2      62 r
        movaps xmm1, [rbp + 2480]                                  ;    71.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    74.0 p1      62 r
        xorps xmm0, [rbp + 1744]                                   ;    75.0 p5+p2   62 r
        movaps xmm2, xmm0                                          ;    76.0 p0      63 r copy
        orps xmm2, [r8 + 2576]                                     ;    77.0 p1+p2   63 r
        xorps xmm2, xmm1                                           ;    78.0 p5      63 r
        movaps [r9 + 784], xmm2                                    ;    79.0 p3+p4  120 r
        movaps [r9 + 528], xmm0                                    ;    76.0 p3+p4  120 r
        movaps xmm0, [r8 + 1056]                                   ;    74.0 p2      62 r
        movaps xmm1, [rbp + 2416]                                  ;    75.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    78.0 p0      62 r
        xorps xmm0, [rbp + 1760]                                   ;    79.0 p1+p2   62 r
        movaps xmm2, xmm0                                          ;    80.0 p5      63 r copy
        orps xmm2, [r8 + 2592]                                     ;    81.0 p0+p2   63 r
        xorps xmm2, xmm1                                           ;    82.0 p1      63 r
        movaps [r9 + 800], xmm2                                    ;    83.0 p3+p4  120 r
        movaps [r9 + 544], xmm0                                    ;    80.0 p3+p4  120 r
        movaps xmm0, [r8 + 1072]                                   ;    78.0 p2      62 r
        movaps xmm1, [rbp + 2400]                                  ;    79.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    82.0 p5      62 r
        xorps xmm0, [rbp + 1776]                                   ;    83.0 p0+p2   62 r
        movaps xmm2, xmm0                                          ;    84.0 p1      63 r copy
        orps xmm2, [r8 + 2608]                                     ;    85.0 p5+p2   63 r
        xorps xmm2, xmm1                                           ;    86.0 p0      63 r
        movaps [r9 + 816], xmm2                                    ;    87.0 p3+p4  120 r
        movaps [r9 + 560], xmm0                                    ;    84.0 p3+p4  120 r
        movaps xmm0, [r8 + 1088]                                   ;    82.0 p2      62 r
        movaps xmm1, [rbp + 2336]                                  ;    83.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    86.0 p1      62 r
        xorps xmm0, [rbp + 1792]                                   ;    87.0 p5+p2   62 r
        movaps xmm2, xmm0                                          ;    88.0 p0      63 r copy
        orps xmm2, [r8 + 2624]                                     ;    89.0 p1+p2   63 r
        xorps xmm2, xmm1                                           ;    90.0 p5      63 r
        movaps [r9 + 832], xmm2                                    ;    91.0 p3+p4  120 r
        movaps [r9 + 576], xmm0                                    ;    88.0 p3+p4  120 r
        movaps xmm0, [r8 + 1104]                                   ;    86.0 p2      62 r
        movaps xmm1, [rbp + 2432]                                  ;    87.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    90.0 p0      62 r
        xorps xmm0, [rbp + 1808]                                   ;    91.0 p1+p2   62 r
        movaps xmm2, xmm0                                          ;    92.0 p5      63 r copy
        orps xmm2, [r8 + 2640]                                     ;    93.0 p0+p2   63 r
        xorps xmm2, xmm1                                           ;    94.0 p1      63 r
        movaps [r9 + 848], xmm2                                    ;    95.0 p3+p4  120 r
        movaps [r9 + 592], xmm0                                    ;    92.0 p3+p4  120 r
        movaps xmm0, [r8 + 1120]                                   ;    90.0 p2      62 r
        movaps xmm1, [rbp + 2352]                                  ;    91.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    94.0 p5      62 r
        xorps xmm0, [rbp + 1856]                                   ;    95.0 p0+p2   62 r
        movaps xmm2, xmm0                                          ;    96.0 p1      63 r copy
        orps xmm2, [r8 + 2656]                                     ;    97.0 p5+p2   63 r
        xorps xmm2, xmm1                                           ;    98.0 p0      63 r
        movaps [r9 + 864], xmm2                                    ;    99.0 p3+p4  120 r
        movaps [r9 + 608], xmm0                                    ;    96.0 p3+p4  120 r
        movaps xmm0, [r8 + 1136]                                   ;    94.0 p2      62 r
        movaps xmm1, [rbp + 2384]                                  ;    95.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    98.0 p1      62 r
        xorps xmm0, [rbp + 1696]                                   ;    99.0 p5+p2   62 r
        movaps xmm2, xmm0                                          ;   100.0 p0      63 r copy
        orps xmm2, [r8 + 2672]                                     ;   101.0 p1+p2   63 r
        xorps xmm2, xmm1                                           ;   102.0 p5      63 r
        movaps [r9 + 880], xmm2                                    ;   103.0 p3+p4  120 r
        movaps [r9 + 624], xmm0                                    ;   100.0 p3+p4  120 r
        movaps xmm0, [r8 + 1152]                                   ;    98.0 p2      62 r
        movaps xmm1, [rbp + 2368]                                  ;    99.0 p2      62 r reload
        andps xmm0, xmm1                                           ;   102.0 p0      62 r
        xorps xmm0, [rbp + 2096]                                   ;   103.0 p1+p2   62 r
        movaps xmm2, xmm0                                          ;   104.0 p5      63 r copy
        orps xmm2, [r8 + 2688]                                     ;   105.0 p0+p2   63 r
        xorps xmm2, xmm1                                           ;   106.0 p1      63 r
        movaps [r9 + 896], xmm2                                    ;   107.0 p3+p4  120 r
        movaps [r9 + 640], xmm0                                    ;   104.0 p3+p4  120 r
        movaps xmm0, [r8 + 1168]                                   ;   102.0 p2      62 r
        movaps xmm1, [rbp + 2544]                                  ;   103.0 p2      62 r reload
        andps xmm0, xmm1                                           ;   106.0 p5      62 r
        xorps xmm0, [rbp + 2064]                                   ;   107.0 p0+p2   62 r
        movaps [r9 + 656], xmm0                                    ;   108.0 p3+p4  120 r
        orps xmm0, [r8 + 2704]                                     ;   108.0 p1+p2   63 r
        xorps xmm0, xmm1                                           ;   109.0 p5      63 r
        movaps [r9 + 912], xmm0                                    ;   110.0 p3+p4  120 r
        movaps xmm0, [r8 + 1184]                                   ;   106.0 p2      62 r
        movaps xmm1, [rbp + 2464]                                  ;   107.0 p2      62 r reload
        andps xmm0, xmm1                                           ;   110.0 p0      62 r
        xorps xmm0, [rbp + 1840]                                   ;   111.0 p1+p2   62 r
        movaps [r9 + 672], xmm0                                    ;   112.0 p3+p4  120 r
        orps xmm0, [r8 + 2720]                                     ;   112.0 p5+p2   63 r
        xorps xmm0, xmm1                                           ;   113.0 p0      63 r
        movaps [r9 + 928], xmm0                                    ;   114.0 p3+p4  120 r
        movaps xmm0, [r8 + 1200]                                   ;   110.0 p2      62 r
        movaps xmm1, [rbp + 2448]                                  ;   111.0 p2      62 r reload
        andps xmm0, xmm1                                           ;   114.0 p1      62 r
        xorps xmm0, [rbp + 1936]                                   ;   115.0 p5+p2   62 r
        movaps [r9 + 688], xmm0                                    ;   116.0 p3+p4  120 r
        orps xmm0, [r8 + 2736]                                     ;   116.0 p0+p2   63 r
        xorps xmm0, xmm1                                           ;   117.0 p1      63 r
        movaps [r9 + 944], xmm0                                    ;   118.0 p3+p4  120 r
        movaps xmm0, [r8 + 1216]                                   ;   114.0 p2      62 r
        movaps xmm1, [rbp + 2528]                                  ;   115.0 p2      62 r reload
        andps xmm0, xmm1                                           ;   118.0 p5      62 r
        xorps xmm0, [rbp + 1648]                                   ;   119.0 p0+p2   62 r
        movaps [r9 + 704], xmm0                                    ;   120.0 p3+p4  120 r
        orps xmm0, [r8 + 2752]                                     ;   120.0 p1+p2   63 r
        xorps xmm0, xmm1                                           ;   121.0 p5      63 r
        movaps [r9 + 960], xmm0                                    ;   122.0 p3+p4  120 r
        movaps xmm0, [r8 + 1232]                                   ;   118.0 p2      62 r
        movaps xmm1, [rbp + 2496]                                  ;   119.0 p2      62 r reload
        andps xmm0, xmm1                                           ;   122.0 p0      62 r
        xorps xmm0, [rbp + 1664]                                   ;   123.0 p1+p2   62 r
        movaps [r9 + 720], xmm0                                    ;   124.0 p3+p4  120 r
        orps xmm0, [r8 + 2768]                                     ;   124.0 p5+p2   63 r
        xorps xmm0, xmm1                                           ;   125.0 p0      63 r
        movaps [r9 + 976], xmm0                                    ;   126.0 p3+p4  120 r
        movaps xmm0, [r8 + 1248]                                   ;   122.0 p2      62 r
        movaps xmm1, [rbp + 1424]                                  ;   123.0 p2      62 r reload
        andps xmm0, xmm1                                           ;   126.0 p1      62 r
        xorps xmm0, [rbp + 1920]                                   ;   127.0 p5+p2   62 r
        movaps [r9 + 736], xmm0                                    ;   128.0 p3+p4  120 r
        orps xmm0, [r8 + 2784]                                     ;   128.0 p0+p2   63 r
        xorps xmm0, xmm1                                           ;   129.0 p1      63 r
        movaps [r9 + 992], xmm0                                    ;   130.0 p3+p4  120 r
        movaps xmm0, [r8 + 1264]                                   ;   126.0 p2      62 r
        movaps xmm1, [rbp + 1536]                                  ;   127.0 p2      62 r reload
        andps xmm0, xmm1                                           ;   130.0 p5      62 r
        xorps xmm0, [rbp + 1712]                                   ;   131.0 p0+p2   62 r
        movaps [r9 + 752], xmm0                                    ;   132.0 p3+p4  120 r
        orps xmm0, [r8 + 2800]                                     ;   132.0 p1+p2   63 r
        xorps xmm0, xmm1                                           ;   133.0 p5      63 r
        movaps [r9 + 1008], xmm0                                   ;   134.0 p3+p4  120 r
        add r9, 0x400                                              ;   125.0 p0     141 blocks
        mov qword [rbp + 2656], r9                                 ;   126.0 p3+p4  141 blocks
        mov r8, qword [rbp + 2560]                                 ;   130.0 p2     141 blocks
        add r8, 0x400                                              ;   133.0 p1     141 blocks
        mov qword [rbp + 2560], r8                                 ;   134.0 p3+p4  141 blocks
        cmp r8, qword [rbp + 2568]                                 ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0xaf8                                             ;                    frame
        pop r15                                                    ;                    preserved
        pop r14                                                    ;                    preserved
        pop r13                                                    ;                    preserved
        pop r12                                                    ;                    preserved
        pop rbp                                                    ;                    preserved
        pop rbx                                                    ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
misty1_encrypt_compact.T0_constants128:
        dq 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
