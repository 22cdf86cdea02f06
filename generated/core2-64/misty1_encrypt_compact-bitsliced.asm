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
;   blocks/rounds: 3875 uops, planned 1546.0; bounds: width 968.8, ports 1354.0, path 72.0
;   blocks.2: 289 uops, planned 134.0; bounds: width 72.2, ports 131.0, path 7.0
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
        push rbx                                                  ;                    preserved
        push rbp                                                  ;                    preserved
        push r12                                                  ;                    preserved
        push r13                                                  ;                    preserved
        push r14                                                  ;                    preserved
        push r15                                                  ;                    preserved
        sub rsp, 0xac8                                            ;                    frame
        lea rbp, [rsp + 128]                                      ;                    frame
        mov dword [rbp + 2616], ecx                               ;                    argument
        mov qword [rbp + 2512], rsi                               ;                    argument
        mov qword [rbp + 2528], rdi                               ;                    argument
        mov qword [rbp + 2608], rdx                               ;                    argument
        lea rdx, [rbp + 256]                                      ;                    frame
        lea rdi, [rbp + 512]                                      ;                    frame
        lea rcx, [rbp + 768]                                      ;                    frame
        lea rax, [rbp + 1024]                                     ;                    frame
        lea rbx, [rbp + 1280]                                     ;                    frame
        mov r8d, dword [rbp + 2616]                               ;     0.0 p2     141 blocks
        shl r8, 0xa                                               ;     3.0 p0     141 blocks
        add r8, qword [rbp + 2512]                                ;     4.0 p1+p2  141 blocks
        mov qword [rbp + 2520], r8                                ;     5.0 p3+p4  141 blocks
        cmp dword [rbp + 2616], 0                                 ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 2512]                                ;     0.0 p2     111 l.0 reload
        movaps xmm1, [r8 + 848]                                   ;     3.0 p2     112 r.21
        movaps [rbx + 80], xmm1                                   ;     6.0 p3+p4  113 rounds
        movaps xmm1, [r8 + 320]                                   ;     3.0 p2     111 l.20
        movaps [rbp + 2288], xmm1                                 ;     6.0 p3+p4  113 rounds
        movaps xmm1, [r8 + 784]                                   ;     3.0 p2     112 r.17
        movaps [rbx + 96], xmm1                                   ;     6.0 p3+p4  113 rounds
        movaps xmm1, [r8 + 752]                                   ;     4.0 p2     112 r.15
        movaps [rbp + 1776], xmm1                                 ;     7.0 p3+p4  113 rounds
        movaps xmm1, [r8 + 944]                                   ;     5.0 p2     112 r.27
        movaps xmm0, [r8 + 880]                                   ;     6.0 p2     112 r.23
        mov r9, qword [rbp + 2528]                                ;     7.0 p2     113 rounds reload
        movaps [rbx + 112], xmm1                                  ;     8.0 p3+p4  113 rounds
        lea r10, [r9 + 512]                                       ;    10.0 p0     113 rounds
        mov qword [rbp + 2536], r10                               ;    11.0 p3+p4  113 rounds
        movaps xmm1, [r8 + 960]                                   ;     8.0 p2     112 r.28
        movaps [rbp + 1408], xmm1                                 ;    11.0 p3+p4  113 rounds
        movaps xmm1, [r8 + 816]                                   ;     9.0 p2     112 r.19
        mov qword [rbp + 2544], r10                               ;    11.0 p3+p4  113 rounds
        movaps [rbp + 1424], xmm1                                 ;    12.0 p3+p4  113 rounds
        movaps xmm2, [r8 + 720]                                   ;    10.0 p2     112 r.13
        movaps [rbp + 1792], xmm2                                 ;    13.0 p3+p4  113 rounds
        movaps xmm2, [r8 + 368]                                   ;    11.0 p2     111 l.23
        movaps xmm1, [r8 + 352]                                   ;    12.0 p2     111 l.22
        movaps [rbp + 2304], xmm1                                 ;    15.0 p3+p4  113 rounds
        movaps xmm1, [r8 + 384]                                   ;    13.0 p2     111 l.24
        movaps [rbp + 2320], xmm1                                 ;    16.0 p3+p4  113 rounds
        movaps xmm1, [r8 + 736]                                   ;    14.0 p2     112 r.14
        movaps [rbp + 1808], xmm1                                 ;    17.0 p3+p4  113 rounds
        mov qword [rbp + 2552], r9                                ;    13.5 p3+p4  113 rounds
        lea r10, [r9 + 1024]                                      ;    10.0 p0     113 rounds
        mov qword [rbp + 2560], r10                               ;    14.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 192]                                   ;    15.0 p2     111 l.12
        mov qword [rbp + 2568], r9                                ;    15.5 p3+p4  113 rounds
        add r9, 0x600                                             ;    11.0 p1     113 rounds
        mov qword [rbp + 2576], r10                               ;    16.5 p3+p4  113 rounds
        mov qword [rbp + 2584], r9                                ;    17.5 p3+p4  113 rounds
        movaps [rbp + 1824], xmm1                                 ;    18.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 208]                                   ;    16.0 p2     111 l.13
        movaps [rbp + 1840], xmm1                                 ;    19.5 p3+p4  113 rounds
        movaps [rbp + 1440], xmm0                                 ;    20.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 560]                                   ;    17.0 p2     112 r.3
        movaps [rbp + 1856], xmm0                                 ;    21.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 768]                                   ;    18.0 p2     112 r.16
        movaps [rbp + 1456], xmm0                                 ;    22.5 p3+p4  113 rounds
        mov qword [rbp + 2592], r10                               ;    23.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 864]                                   ;    19.0 p2     112 r.22
        movaps [rbp + 1472], xmm1                                 ;    24.5 p3+p4  113 rounds
        movaps [rbp + 2336], xmm2                                 ;    25.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 112]                                   ;    20.0 p2     111 l.7
        movaps [rbp + 1872], xmm1                                 ;    26.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 240]                                   ;    21.0 p2     111 l.15
        movaps [rbp + 1888], xmm1                                 ;    27.5 p3+p4  113 rounds
        movaps xmm1, [r8]                                         ;    22.0 p2     111 l.0
        movaps [rbp + 1904], xmm1                                 ;    28.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 992]                                   ;    23.0 p2     112 r.30
        movaps [rbp + 1488], xmm0                                 ;    29.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 304]                                   ;    24.0 p2     111 l.19
        movaps [rbp + 2352], xmm0                                 ;    30.5 p3+p4  113 rounds
        mov qword [rbp + 2600], r9                                ;    31.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 16]                                    ;    25.0 p2     111 l.1
        movaps [rbp + 1920], xmm1                                 ;    32.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 32]                                    ;    26.0 p2     111 l.2
        movaps [rbp + 1936], xmm1                                 ;    33.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 48]                                    ;    27.0 p2     111 l.3
        movaps [rbp + 1952], xmm1                                 ;    34.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 64]                                    ;    28.0 p2     111 l.4
        movaps [rbp + 1968], xmm1                                 ;    35.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 80]                                    ;    29.0 p2     111 l.5
        movaps [rbp + 1984], xmm1                                 ;    36.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 544]                                   ;    30.0 p2     112 r.2
        movaps [rbp + 2000], xmm1                                 ;    37.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 288]                                   ;    31.0 p2     111 l.18
        movaps xmm0, [r8 + 160]                                   ;    32.0 p2     111 l.10
        movaps [rbp + 2368], xmm1                                 ;    38.5 p3+p4  113 rounds
        movaps [rbp + 2016], xmm0                                 ;    39.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 96]                                    ;    33.0 p2     111 l.6
        movaps [rbp + 2032], xmm0                                 ;    40.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 336]                                   ;    34.0 p2     111 l.21
        movaps [rbp + 2384], xmm1                                 ;    41.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 432]                                   ;    35.0 p2     111 l.27
        movaps xmm0, [r8 + 480]                                   ;    36.0 p2     111 l.30
        movaps [rbp + 2400], xmm1                                 ;    42.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 656]                                   ;    37.0 p2     112 r.9
        movaps [rbp + 2048], xmm1                                 ;    43.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 688]                                   ;    38.0 p2     112 r.11
        movaps [rbp + 2064], xmm1                                 ;    44.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 704]                                   ;    39.0 p2     112 r.12
        movaps [rbp + 2080], xmm1                                 ;    45.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 224]                                   ;    40.0 p2     111 l.14
        movaps [rbp + 2096], xmm1                                 ;    46.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 176]                                   ;    41.0 p2     111 l.11
        movaps [rbp + 1504], xmm0                                 ;    47.5 p3+p4  113 rounds
        movaps [rbp + 2112], xmm1                                 ;    48.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 912]                                   ;    42.0 p2     112 r.25
        movaps [rbp + 1520], xmm1                                 ;    49.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 928]                                   ;    43.0 p2     112 r.26
        movaps [rbp + 1536], xmm1                                 ;    50.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 976]                                   ;    44.0 p2     112 r.29
        movaps [rbp + 1552], xmm1                                 ;    51.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 1008]                                  ;    45.0 p2     112 r.31
        movaps [rbp + 1568], xmm1                                 ;    52.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 416]                                   ;    46.0 p2     111 l.26
        movaps [rbp + 2416], xmm1                                 ;    53.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 800]                                   ;    47.0 p2     112 r.18
        movaps [rbp + 1584], xmm1                                 ;    54.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 624]                                   ;    48.0 p2     112 r.7
        movaps [rbp + 2128], xmm1                                 ;    55.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 832]                                   ;    49.0 p2     112 r.20
        movaps [rbp + 1600], xmm1                                 ;    56.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 528]                                   ;    50.0 p2     112 r.1
        movaps [rbp + 2144], xmm1                                 ;    57.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 272]                                   ;    51.0 p2     111 l.17
        movaps [rbp + 2432], xmm1                                 ;    58.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 512]                                   ;    52.0 p2     112 r.0
        movaps [rbp + 2160], xmm1                                 ;    59.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 608]                                   ;    53.0 p2     112 r.6
        movaps [rbp + 2176], xmm1                                 ;    60.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 464]                                   ;    54.0 p2     111 l.29
        movaps [rbp + 2448], xmm1                                 ;    61.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 496]                                   ;    55.0 p2     111 l.31
        movaps [rbp + 1616], xmm1                                 ;    62.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 256]                                   ;    56.0 p2     111 l.16
        movaps [rbp + 2464], xmm1                                 ;    63.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 592]                                   ;    57.0 p2     112 r.5
        movaps [rbp + 2192], xmm1                                 ;    64.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 672]                                   ;    58.0 p2     112 r.10
        movaps [rbp + 2208], xmm1                                 ;    65.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 576]                                   ;    59.0 p2     112 r.4
        movaps [rbp + 2224], xmm1                                 ;    66.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 448]                                   ;    60.0 p2     111 l.28
        movaps [rbp + 2480], xmm1                                 ;    67.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 400]                                   ;    61.0 p2     111 l.25
        movaps [rbp + 2496], xmm1                                 ;    68.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 896]                                   ;    62.0 p2     112 r.24
        movaps [rbp + 1632], xmm1                                 ;    69.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 144]                                   ;    63.0 p2     111 l.9
        movaps [rbp + 2240], xmm1                                 ;    70.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 640]                                   ;    64.0 p2     112 r.8
        movaps [rbp + 2256], xmm1                                 ;    71.5 p3+p4  113 rounds
        movaps xmm1, [r8 + 128]                                   ;    65.0 p2     111 l.8
        movaps [rbp + 2272], xmm1                                 ;    72.5 p3+p4  113 rounds
        movdqa xmm0, [rbp + 2464]                                 ;                    resident
        movdqa xmm1, [rbp + 2432]                                 ;                    resident
        movdqa xmm2, [rbp + 2368]                                 ;                    resident
        movdqa xmm3, [rbp + 2352]                                 ;                    resident
        movdqa xmm4, [rbp + 2288]                                 ;                    resident
        movdqa xmm5, [rbp + 2384]                                 ;                    resident
        movdqa xmm6, [rbp + 2304]                                 ;                    resident
        movdqa xmm7, [rbp + 2336]                                 ;                    resident
        movdqa xmm8, [rbp + 2320]                                 ;                    resident
        movdqa xmm9, [rbp + 2496]                                 ;                    resident
        movdqa xmm10, [rbp + 2416]                                ;                    resident
        movdqa xmm11, [rbp + 2400]                                ;                    resident
        movdqa xmm12, [rbp + 2480]                                ;                    resident
        movdqa xmm13, [rbp + 2448]                                ;                    resident
        mov r8, qword [rbp + 2536]                                ;                    resident
        mov r9, qword [rbp + 2560]                                ;                    resident
        mov r10, qword [rbp + 2568]                               ;                    resident
        mov r11, qword [rbp + 2584]                               ;                    resident
        mov r12, qword [rbp + 2552]                               ;                    resident
        align 16
.rounds_2:
        movaps xmm15, [r12 + 16]                                  ;     0.0 p2      62 r
        andps xmm15, xmm1                                         ;     3.0 p0      62 r
        movaps [rdi + 32], xmm1                                   ;     0.5 p3+p4   62 r spill
        movaps xmm1, [r12 + 32]                                   ;     1.0 p2      62 r
        andps xmm1, xmm2                                          ;     4.0 p1      62 r
        movaps [rdi + 48], xmm2                                   ;     1.5 p3+p4   62 r spill
        movaps [rdi + 64], xmm4                                   ;     2.5 p3+p4   62 r spill
        movaps [rdi + 80], xmm5                                   ;     3.5 p3+p4   62 r spill
        movaps xmm2, [r12 + 48]                                   ;     2.0 p2      62 r
        andps xmm2, xmm3                                          ;     5.0 p5      62 r
        movaps [rdi + 96], xmm3                                   ;     4.5 p3+p4   62 r spill
        movaps xmm3, [r12 + 64]                                   ;     3.0 p2      62 r
        andps xmm3, xmm4                                          ;     6.0 p0      62 r
        movaps xmm4, [r12 + 80]                                   ;     4.0 p2      62 r
        andps xmm4, xmm5                                          ;     7.0 p1      62 r
        movaps xmm5, [r12 + 96]                                   ;     5.0 p2      62 r
        andps xmm5, xmm6                                          ;     8.0 p5      62 r
        xorps xmm1, [rbp + 1936]                                  ;     6.0 p0+p2   62 r
        xorps xmm2, [rbp + 1952]                                  ;     7.0 p1+p2   62 r
        movaps xmm14, [r12]                                       ;     8.0 p2      62 r
        andps xmm14, xmm0                                         ;    11.0 p5      62 r
        xorps xmm14, [rbp + 1904]                                 ;    12.0 p0+p2   62 r
        xorps xmm15, [rbp + 1920]                                 ;    10.0 p1+p2   62 r
        movaps [rdi + 112], xmm0                                  ;     5.8 p3+p4   62 r spill
        movaps [rcx - 128], xmm6                                  ;     6.8 p3+p4   62 r spill
        movaps [rcx - 96], xmm7                                   ;     7.8 p3+p4   62 r spill
        movaps [rcx - 80], xmm8                                   ;     8.8 p3+p4   62 r spill
        movaps xmm6, [r12 + 112]                                  ;    11.0 p2      62 r
        andps xmm6, xmm7                                          ;    14.0 p5      62 r
        movaps xmm7, [r12 + 128]                                  ;    12.0 p2      62 r
        andps xmm7, xmm8                                          ;    15.0 p0      62 r
        movaps xmm8, [r12 + 144]                                  ;    13.0 p2      62 r
        andps xmm8, xmm9                                          ;    16.0 p1      62 r
        xorps xmm7, [rbp + 2272]                                  ;    16.0 p5+p2   62 r
        xorps xmm5, [rbp + 2032]                                  ;    15.0 p0+p2   62 r
        movaps [rcx - 64], xmm9                                   ;     9.8 p3+p4   62 r spill
        xorps xmm6, [rbp + 1872]                                  ;    16.0 p1+p2   62 r
        movaps xmm0, [r12 + 240]                                  ;    17.0 p2      62 r
        movaps [rcx - 48], xmm11                                  ;    10.8 p3+p4   62 r spill
        andps xmm0, [rbp + 1616]                                  ;    20.0 p5+p2   62 r
        xorps xmm0, [rbp + 1888]                                  ;    21.0 p0+p2   62 r
        xorps xmm4, [rbp + 1984]                                  ;    20.0 p1+p2   62 r
        movaps [rax - 16], xmm0                                   ;    22.0 p3+p4   62 r spill
        movaps xmm0, xmm14                                        ;    13.0 p5      63 r copy
        mov r13, qword [rbp + 2600]                               ;    21.0 p2      85 l.0 reload
        xorps xmm3, [rbp + 1968]                                  ;    22.0 p0+p2   62 r
        movaps [rcx - 32], xmm12                                  ;    12.8 p3+p4   62 r spill
        orps xmm0, [r13 + 2048]                                   ;    27.0 p1+p2   63 r
        xorps xmm0, [rdi + 112]                                   ;    28.0 p5+p2   63 r
        movaps [rdi + 112], xmm14                                 ;    13.8 p3+p4   62 r spill
        movaps xmm14, xmm15                                       ;    13.8 p0      63 r copy
        orps xmm14, [r13 + 2064]                                  ;    27.0 p1+p2   63 r
        xorps xmm8, [rbp + 2240]                                  ;    26.0 p5+p2   62 r
        movaps xmm9, [r12 + 160]                                  ;    27.0 p2      62 r
        xorps xmm14, [rdi + 32]                                   ;    28.0 p0+p2   63 r
        movaps [rdi + 32], xmm15                                  ;    16.0 p3+p4   62 r spill
        movaps xmm15, xmm1                                        ;    16.2 p1      63 r copy
        orps xmm15, [r13 + 2080]                                  ;    29.0 p5+p2   63 r
        xorps xmm15, [rdi + 48]                                   ;    30.0 p0+p2   63 r
        movaps [rdi + 48], xmm1                                   ;    17.0 p3+p4   62 r spill
        movaps xmm1, xmm2                                         ;    17.2 p1      63 r copy
        orps xmm1, [r13 + 2096]                                   ;    31.0 p5+p2   63 r
        xorps xmm1, [rdi + 96]                                    ;    32.0 p0+p2   63 r
        movaps [rdi + 96], xmm2                                   ;    20.0 p3+p4   62 r spill
        andps xmm9, xmm10                                         ;    30.0 p1      62 r
        movaps [rcx - 16], xmm10                                  ;    21.0 p3+p4   62 r spill
        movaps xmm10, [r12 + 176]                                 ;    33.0 p2      62 r
        andps xmm10, xmm11                                        ;    36.0 p5      62 r
        movaps xmm11, [r12 + 192]                                 ;    34.0 p2      62 r
        andps xmm11, xmm12                                        ;    37.0 p0      62 r
        xorps xmm11, [rbp + 1824]                                 ;    38.0 p1+p2   62 r
        xorps xmm9, [rbp + 2016]                                  ;    36.0 p5+p2   62 r
        movaps [rcx + 0], xmm13                                   ;    27.0 p3+p4   62 r spill
        xorps xmm10, [rbp + 2112]                                 ;    37.0 p0+p2   62 r
        movaps xmm12, [r12 + 208]                                 ;    38.0 p2      62 r
        andps xmm12, xmm13                                        ;    41.0 p1      62 r
        movaps xmm13, [r12 + 224]                                 ;    39.0 p2      62 r
        andps xmm13, [rbp + 1504]                                 ;    42.0 p5+p2   62 r
        xorps xmm13, [rbp + 2096]                                 ;    43.0 p0+p2   62 r
        movaps xmm2, xmm3                                         ;    30.0 p1      63 r copy
        orps xmm2, [r13 + 2112]                                   ;    42.0 p5+p2   63 r
        xorps xmm2, [rdi + 64]                                    ;    43.0 p0+p2   63 r
        movaps [rdi + 64], xmm3                                   ;    31.0 p3+p4   62 r spill
        movaps xmm3, xmm4                                         ;    31.2 p1      63 r copy
        orps xmm3, [r13 + 2128]                                   ;    44.0 p5+p2   63 r
        xorps xmm3, [rdi + 80]                                    ;    45.0 p0+p2   63 r
        movaps [rdi + 80], xmm4                                   ;    33.0 p3+p4   62 r spill
        movaps xmm4, xmm5                                         ;    33.2 p1      63 r copy
        orps xmm4, [r13 + 2144]                                   ;    46.0 p5+p2   63 r
        xorps xmm4, [rcx - 128]                                   ;    47.0 p0+p2   63 r
        movaps [rcx - 128], xmm5                                  ;    36.0 p3+p4   62 r spill
        movaps xmm5, xmm6                                         ;    36.2 p1      63 r copy
        orps xmm5, [r13 + 2160]                                   ;    48.0 p5+p2   63 r
        xorps xmm5, [rcx - 96]                                    ;    49.0 p0+p2   63 r
        movaps [rcx - 96], xmm6                                   ;    37.0 p3+p4   62 r spill
        movaps xmm6, xmm7                                         ;    37.2 p1      63 r copy
        orps xmm6, [r13 + 2176]                                   ;    50.0 p5+p2   63 r
        xorps xmm6, [rcx - 80]                                    ;    51.0 p0+p2   63 r
        movaps [rcx - 80], xmm7                                   ;    38.0 p3+p4   62 r spill
        movaps xmm7, xmm8                                         ;    38.2 p1      63 r copy
        orps xmm7, [r13 + 2192]                                   ;    52.0 p5+p2   63 r
        xorps xmm7, [rcx - 64]                                    ;    53.0 p0+p2   63 r
        movaps [rcx - 64], xmm8                                   ;    39.0 p3+p4   62 r spill
        xorps xmm12, [rbp + 1840]                                 ;    54.0 p1+p2   62 r
        movaps xmm8, xmm9                                         ;    41.0 p5      63 r copy
        orps xmm8, [r13 + 2208]                                   ;    55.0 p0+p2   63 r
        xorps xmm8, [rcx - 16]                                    ;    56.0 p1+p2   63 r
        movaps [rax + 0], xmm5                                    ;    50.0 p3+p4   63 r spill
        movaps [rcx - 16], xmm9                                   ;    43.2 p3+p4   62 r spill
        movaps xmm9, xmm10                                        ;    43.2 p5      63 r copy
        orps xmm9, [r13 + 2224]                                   ;    57.0 p0+p2   63 r
        xorps xmm9, [rcx - 48]                                    ;    58.0 p1+p2   63 r
        movaps [rcx - 48], xmm10                                  ;    44.2 p3+p4   62 r spill
        movaps [rbp + 1648], xmm9                                 ;    59.0 p3+p4   63 r spill
        movaps [rbp + 1664], xmm8                                 ;    57.0 p3+p4   63 r spill
        mov r14, qword [rbp + 2544]                               ;    59.0 p2      86 r.0 reload
        movaps xmm9, [r14 + 2112]                                 ;    62.0 p2      62 r
        movaps [rbx + 0], xmm13                                   ;    48.0 p3+p4   62 r spill
        movaps xmm10, xmm11                                       ;    48.2 p5      63 r copy
        orps xmm10, [r13 + 2240]                                  ;    61.0 p0+p2   63 r
        xorps xmm10, [rcx - 32]                                   ;    62.0 p1+p2   63 r
        movaps [rcx - 32], xmm11                                  ;    50.0 p3+p4   62 r spill
        movaps [rax + 16], xmm4                                   ;    51.0 p3+p4   63 r spill
        movaps xmm4, [r14 + 2192]                                 ;    63.0 p2      62 r
        movaps xmm11, xmm12                                       ;    55.0 p5      63 r copy
        orps xmm11, [r13 + 2256]                                  ;    64.0 p0+p2   63 r
        xorps xmm11, [rcx + 0]                                    ;    65.0 p1+p2   63 r
        movaps [rcx + 0], xmm12                                   ;    55.0 p3+p4   62 r spill
        movaps xmm12, xmm13                                       ;    54.0 p5      63 r copy
        orps xmm12, [r13 + 2272]                                  ;    66.0 p0+p2   63 r
        movaps [rbp + 1680], xmm11                                ;    66.0 p3+p4   63 r spill
        movaps xmm11, [r14 + 2080]                                ;    67.0 p2      62 r
        xorps xmm12, [rbp + 1504]                                 ;    68.0 p1+p2   63 r
        movaps xmm13, [rax - 16]                                  ;    69.0 p2      63 r
        movaps [rax + 32], xmm3                                   ;    57.0 p3+p4   63 r spill
        movaps xmm8, [r14 + 2128]                                 ;    70.0 p2      62 r
        andps xmm9, [rbp + 1600]                                  ;    71.0 p5+p2   62 r
        orps xmm13, [r13 + 2288]                                  ;    72.0 p0+p2   63 r
        xorps xmm13, [rbp + 1616]                                 ;    73.0 p1+p2   63 r
        movaps [rbp + 1696], xmm13                                ;    74.0 p3+p4   63 r spill
        movaps xmm13, [r14 + 2048]                                ;    74.0 p2      62 r
        andps xmm13, [rbp + 1456]                                 ;    77.0 p5+p2   62 r
        movaps [rbp + 1712], xmm7                                 ;    62.2 p3+p4   63 r spill
        andps xmm8, [rbx + 80]                                    ;    76.0 p0+p2   62 r
        movaps [rax + 48], xmm0                                   ;    63.2 p3+p4   63 r spill
        movaps [rbp + 1728], xmm10                                ;    64.2 p3+p4   63 r spill
        movaps xmm10, [r14 + 2096]                                ;    77.0 p2      62 r
        andps xmm10, [rbp + 1424]                                 ;    80.0 p1+p2   62 r
        xorps xmm10, [rbp + 1856]                                 ;    81.0 p5+p2   62 r
        movaps xmm0, [r14 + 2288]                                 ;    80.0 p2      62 r
        mov r15, qword [rbp + 2576]                               ;    81.0 p2      86 r.0 reload
        xorps xmm13, [rbp + 2160]                                 ;    82.0 p0+p2   62 r
        andps xmm0, [rbp + 1568]                                  ;    83.0 p1+p2   62 r
        movaps xmm7, [r14 + 2144]                                 ;    84.0 p2      62 r
        xorps xmm0, [rbp + 1776]                                  ;    85.0 p5+p2   62 r
        movaps [rbp + 1744], xmm12                                ;    71.0 p3+p4   63 r spill
        movaps xmm12, [r14 + 2064]                                ;    86.0 p2      62 r
        andps xmm12, [rbx + 96]                                   ;    89.0 p0+p2   62 r
        xorps xmm12, [rbp + 2144]                                 ;    90.0 p1+p2   62 r
        movaps xmm5, [r14 + 2176]                                 ;    89.0 p2      62 r
        andps xmm5, [rbp + 1632]                                  ;    92.0 p5+p2   62 r
        movaps [rcx - 112], xmm0                                  ;    86.0 p3+p4   62 r spill
        xorps xmm8, [rbp + 2192]                                  ;    91.0 p0+p2   62 r
        andps xmm11, [rbp + 1584]                                 ;    92.0 p1+p2   62 r
        movaps xmm3, [r14 + 2208]                                 ;    93.0 p2      62 r
        andps xmm3, [rbp + 1536]                                  ;    96.0 p5+p2   62 r
        movaps [rbp + 1760], xmm6                                 ;    81.0 p3+p4   63 r spill
        xorps xmm5, [rbp + 2256]                                  ;    95.0 p0+p2   62 r
        movaps xmm6, [r14 + 2160]                                 ;    96.0 p2      62 r
        andps xmm6, [rbp + 1440]                                  ;    99.0 p1+p2   62 r
        xorps xmm6, [rbp + 2128]                                  ;   100.0 p5+p2   62 r
        andps xmm4, [rbp + 1520]                                  ;    99.0 p0+p2   62 r
        movaps xmm0, xmm13                                        ;    85.0 p1      63 r copy
        xorps xmm9, [rbp + 2224]                                  ;   100.0 p5+p2   62 r
        movaps [rcx + 16], xmm12                                  ;    91.0 p3+p4   62 r spill
        xorps xmm11, [rbp + 2000]                                 ;   101.0 p0+p2   62 r
        movaps [rax + 64], xmm2                                   ;    89.0 p3+p4   63 r spill
        movaps [rcx + 32], xmm13                                  ;    90.0 p3+p4   62 r spill
        movaps [rax + 80], xmm1                                   ;    91.0 p3+p4   63 r spill
        movaps xmm1, [r14 + 2240]                                 ;   102.0 p2      62 r
        movaps [rcx + 48], xmm11                                  ;   102.0 p3+p4   62 r spill
        movaps xmm13, xmm12                                       ;    91.0 p1      63 r copy
        movaps xmm12, xmm11                                       ;   102.0 p5      63 r copy
        movaps [rax + 96], xmm15                                  ;    93.0 p3+p4   63 r spill
        movaps xmm15, [r14 + 2256]                                ;   103.0 p2      62 r
        andps xmm15, [rbp + 1552]                                 ;   106.0 p0+p2   62 r
        movaps xmm11, xmm10                                       ;    92.2 p1      63 r copy
        orps xmm11, [r15 + 48]                                    ;   105.0 p5+p2   63 r
        xorps xmm4, [rbp + 2048]                                  ;   106.0 p0+p2   62 r
        xorps xmm3, [rbp + 2208]                                  ;   107.0 p1+p2   62 r
        andps xmm1, [rbp + 1408]                                  ;   108.0 p5+p2   62 r
        xorps xmm1, [rbp + 2080]                                  ;   109.0 p0+p2   62 r
        orps xmm0, [r15]                                          ;   110.0 p1+p2   63 r
        xorps xmm0, [rbp + 1456]                                  ;   111.0 p5+p2   63 r
        xorps xmm11, [rbp + 1424]                                 ;   112.0 p0+p2   63 r
        movaps xmm2, [r14 + 2224]                                 ;   113.0 p2      62 r
        andps xmm2, [rbx + 112]                                   ;   116.0 p1+p2   62 r
        xorps xmm2, [rbp + 2064]                                  ;   117.0 p5+p2   62 r
        andps xmm7, [rbp + 1472]                                  ;   116.0 p0+p2   62 r
        xorps xmm7, [rbp + 2176]                                  ;   117.0 p1+p2   62 r
        movaps [rcx + 64], xmm7                                   ;   118.0 p3+p4   62 r spill
        xorps xmm15, [rbp + 1792]                                 ;   118.0 p5+p2   62 r
        movaps [rcx + 80], xmm10                                  ;   105.0 p3+p4   62 r spill
        movaps [rax + 112], xmm14                                 ;   106.0 p3+p4   63 r spill
        movaps xmm14, [r14 + 2272]                                ;   119.0 p2      62 r
        andps xmm14, [rbp + 1488]                                 ;   122.0 p0+p2   62 r
        xorps xmm14, [rbp + 1808]                                 ;   123.0 p1+p2   62 r
        movaps xmm10, xmm9                                        ;   107.0 p5      63 r copy
        movaps [rcx + 96], xmm9                                   ;   107.2 p3+p4   62 r spill
        movaps xmm9, xmm8                                         ;   107.5 p0      63 r copy
        movaps [rcx + 112], xmm8                                  ;   108.2 p3+p4   62 r spill
        movaps xmm8, xmm7                                         ;   118.0 p1      63 r copy
        orps xmm10, [r15 + 64]                                    ;   122.0 p5+p2   63 r
        orps xmm9, [r15 + 80]                                     ;   123.0 p0+p2   63 r
        movaps [rdx + 64], xmm6                                   ;   110.0 p3+p4   62 r spill
        movaps xmm7, xmm6                                         ;   110.2 p1      63 r copy
        movaps xmm6, xmm5                                         ;   110.5 p5      63 r copy
        orps xmm13, [r15 + 16]                                    ;   124.0 p0+p2   63 r
        orps xmm7, [r15 + 112]                                    ;   125.0 p1+p2   63 r
        orps xmm6, [r15 + 128]                                    ;   126.0 p5+p2   63 r
        xorps xmm6, [rbp + 1632]                                  ;   127.0 p0+p2   63 r
        xorps xmm13, [rbx + 96]                                   ;   128.0 p1+p2   63 r
        orps xmm8, [r15 + 96]                                     ;   129.0 p5+p2   63 r
        xorps xmm8, [rbp + 1472]                                  ;   130.0 p0+p2   63 r
        orps xmm12, [r15 + 32]                                    ;   131.0 p1+p2   63 r
        xorps xmm12, [rbp + 1584]                                 ;   132.0 p5+p2   63 r
        xorps xmm9, [rbx + 80]                                    ;   133.0 p0+p2   63 r
        movaps [rax - 128], xmm5                                  ;   118.5 p3+p4   62 r spill
        xorps xmm10, [rbp + 1600]                                 ;   134.0 p1+p2   63 r
        movaps xmm5, xmm4                                         ;   119.0 p5      63 r copy
        movaps [rax - 112], xmm4                                  ;   119.5 p3+p4   62 r spill
        movaps xmm4, xmm3                                         ;   119.5 p0      63 r copy
        orps xmm4, [r15 + 160]                                    ;   135.0 p1+p2   63 r
        orps xmm5, [r15 + 144]                                    ;   136.0 p5+p2   63 r
        xorps xmm7, [rbp + 1440]                                  ;   137.0 p0+p2   63 r
        movaps [rax - 96], xmm3                                   ;   123.0 p3+p4   62 r spill
        movaps xmm3, xmm2                                         ;   123.2 p1      63 r copy
        orps xmm3, [r15 + 176]                                    ;   138.0 p5+p2   63 r
        xorps xmm3, [rbx + 112]                                   ;   139.0 p0+p2   63 r
        movaps [rax - 80], xmm2                                   ;   124.0 p3+p4   62 r spill
        xorps xmm5, [rbp + 1520]                                  ;   140.0 p1+p2   63 r
        movaps xmm2, xmm1                                         ;   125.0 p5      63 r copy
        orps xmm2, [r15 + 192]                                    ;   141.0 p0+p2   63 r
        movaps [rax - 64], xmm14                                  ;   126.0 p3+p4   62 r spill
        xorps xmm2, [rbp + 1408]                                  ;   142.0 p1+p2   63 r
        movaps [rax - 48], xmm1                                   ;   127.0 p3+p4   62 r spill
        movaps xmm1, xmm15                                        ;   127.2 p5      63 r copy
        orps xmm1, [r15 + 208]                                    ;   143.0 p0+p2   63 r
        xorps xmm1, [rbp + 1552]                                  ;   144.0 p1+p2   63 r
        movaps [rax - 32], xmm15                                  ;   129.0 p3+p4   62 r spill
        xorps xmm4, [rbp + 1536]                                  ;   145.0 p5+p2   63 r
        movaps xmm15, xmm14                                       ;   130.0 p0      63 r copy
        orps xmm15, [r15 + 224]                                   ;   146.0 p1+p2   63 r
        xorps xmm15, [rbp + 1488]                                 ;   147.0 p5+p2   63 r
        movaps xmm14, [rcx - 112]                                 ;   148.0 p2      63 r
        orps xmm14, [r15 + 240]                                   ;   151.0 p0+p2   63 r
        xorps xmm14, [rbp + 1568]                                 ;   152.0 p1+p2   63 r
        movaps [rbx + 16], xmm14                                  ;   153.0 p3+p4   63 r spill
        movaps xmm14, [r10]                                       ;   151.0 p2      76 r.0
        movaps [rbx + 32], xmm15                                  ;   148.0 p3+p4   63 r spill
        movaps xmm15, [r10 + 16]                                  ;   152.0 p2      76 r.1
        movaps [rdx + 96], xmm3                                   ;   140.0 p3+p4   63 r spill
        movaps xmm3, [r10 + 64]                                   ;   153.0 p2      76 r.4
        movaps [rdx - 16], xmm5                                   ;   141.0 p3+p4   63 r spill
        movaps xmm5, [r10 + 96]                                   ;   154.0 p2      76 r.6
        movaps [rbx + 48], xmm1                                   ;   145.0 p3+p4   63 r spill
        movaps [rdx + 80], xmm4                                   ;   146.0 p3+p4   63 r spill
        movaps xmm1, [r10 + 32]                                   ;   155.0 p2      76 r.2
        movaps [rbx + 64], xmm2                                   ;   144.0 p3+p4   63 r spill
        movaps xmm2, [r10 + 48]                                   ;   156.0 p2      76 r.3
        movaps [rdi - 96], xmm6                                   ;   145.0 p3+p4   63 r spill
        movaps xmm6, [r10 + 112]                                  ;   157.0 p2      76 r.7
        movaps [rbx - 128], xmm10                                 ;   146.0 p3+p4   63 r spill
        movaps xmm10, [r10 + 176]                                 ;   158.0 p2      76 r.11
        movaps xmm4, [r10 + 80]                                   ;   159.0 p2      76 r.5
        movaps [rbx - 112], xmm7                                  ;   147.0 p3+p4   63 r spill
        movaps xmm7, [r10 + 128]                                  ;   160.0 p2      76 r.8
        movaps [rbx - 96], xmm12                                  ;   148.0 p3+p4   63 r spill
        movaps xmm12, [r10 + 208]                                 ;   161.0 p2      76 r.13
        movaps [rbx - 80], xmm8                                   ;   149.0 p3+p4   63 r spill
        movaps xmm8, [r10 + 144]                                  ;   162.0 p2      76 r.9
        movaps [rbx - 64], xmm11                                  ;   150.0 p3+p4   63 r spill
        movaps [rbx - 48], xmm9                                   ;   151.0 p3+p4   63 r spill
        movaps xmm9, [r10 + 160]                                  ;   163.0 p2      76 r.10
        movaps [rbx - 32], xmm13                                  ;   152.0 p3+p4   63 r spill
        movaps xmm11, [r10 + 192]                                 ;   164.0 p2      76 r.12
        movaps xmm13, [r10 + 224]                                 ;   165.0 p2      76 r.14
        movaps [rbx - 16], xmm0                                   ;   153.0 p3+p4   63 r spill
        movaps xmm0, [r10 + 240]                                  ;   166.0 p2      76 r.15
        movaps xmm0, [rax + 48]                                   ;   167.0 p2      54 next
        xorps xmm0, xmm14                                         ;   170.0 p5      54 next
        movaps xmm14, [rax + 112]                                 ;   168.0 p2      54 next
        xorps xmm14, xmm15                                        ;   171.0 p0      54 next
        movaps xmm15, [rax + 96]                                  ;   169.0 p2      54 next
        xorps xmm15, xmm1                                         ;   172.0 p1      54 next
        movaps xmm1, [rax + 80]                                   ;   170.0 p2      54 next
        xorps xmm1, xmm2                                          ;   173.0 p5      54 next
        movaps xmm2, [rax + 64]                                   ;   171.0 p2      54 next
        xorps xmm2, xmm3                                          ;   174.0 p0      54 next
        movaps xmm3, [rax + 32]                                   ;   172.0 p2      54 next
        xorps xmm3, xmm4                                          ;   175.0 p1      54 next
        movaps xmm4, [rax + 16]                                   ;   173.0 p2      54 next
        xorps xmm4, xmm5                                          ;   176.0 p5      54 next
        movaps xmm5, [rax + 0]                                    ;   174.0 p2      54 next
        xorps xmm5, xmm6                                          ;   177.0 p0      54 next
        movaps xmm6, [rbp + 1760]                                 ;   175.0 p2      54 next
        xorps xmm6, xmm7                                          ;   178.0 p1      54 next
        movaps xmm7, [rbp + 1712]                                 ;   176.0 p2      54 next
        xorps xmm7, xmm8                                          ;   179.0 p5      54 next
        movaps xmm8, [rbp + 1664]                                 ;   177.0 p2      54 next
        xorps xmm8, xmm9                                          ;   180.0 p0      54 next
        movaps xmm9, [rbp + 1648]                                 ;   178.0 p2      54 next
        xorps xmm9, xmm10                                         ;   181.0 p1      54 next
        movaps xmm10, [rbp + 1728]                                ;   179.0 p2      54 next
        xorps xmm10, xmm11                                        ;   182.0 p5      54 next
        movaps xmm11, [rbp + 1680]                                ;   180.0 p2      54 next
        xorps xmm11, xmm12                                        ;   183.0 p0      54 next
        movaps xmm12, [rbp + 1744]                                ;   181.0 p2      54 next
        xorps xmm12, xmm13                                        ;   184.0 p1      54 next
        movaps xmm13, [rbp + 1696]                                ;   182.0 p2      54 next
        xorps xmm13, [r10 + 240]                                  ;   185.0 p5+p2   54 next
        movaps [rbp - 48], xmm15                                  ;   176.2 p3+p4   54 next spill
        movaps xmm15, xmm5                                        ;   178.0 p0      41 next copy
        xorps xmm15, xmm11                                        ;   184.0 p1      41 next
        movaps [rbp + 112], xmm1                                  ;   177.2 p3+p4   54 next spill
        movaps xmm1, xmm8                                         ;   181.0 p5      41 next copy
        andps xmm1, xmm12                                         ;   185.0 p0      41 next
        movaps [rdx + 48], xmm14                                  ;   178.2 p3+p4   54 next spill
        movaps xmm14, xmm6                                        ;   179.0 p1      41 next copy
        xorps xmm14, xmm10                                        ;   183.0 p5      41 next
        movaps [rbp + 80], xmm4                                   ;   179.2 p3+p4   54 next spill
        movaps xmm4, xmm12                                        ;   185.0 p0      41 next copy
        andps xmm4, xmm13                                         ;   186.0 p1      41 next
        movaps [rbp - 80], xmm3                                   ;   180.2 p3+p4   54 next spill
        movaps xmm3, xmm8                                         ;   181.0 p5      41 next copy
        andps xmm3, xmm11                                         ;   184.0 p0      41 next
        movaps [rbp - 64], xmm0                                   ;   181.2 p3+p4   54 next spill
        movaps xmm0, xmm5                                         ;   181.0 p1      41 next copy
        andps xmm0, xmm12                                         ;   185.0 p5      41 next
        xorps xmm3, xmm0                                          ;   186.0 p0      41 next
        movaps xmm0, xmm11                                        ;   184.0 p1      41 next copy
        andps xmm0, xmm9                                          ;   185.0 p5      41 next
        xorps xmm3, [rel misty1_encrypt_compact.T0_constants128]  ;   187.0 p0+p2   41 next
        movaps [rbp + 32], xmm2                                   ;   182.5 p3+p4   54 next spill
        movaps xmm2, xmm15                                        ;   185.0 p1      41 next copy
        xorps xmm2, xmm8                                          ;   186.0 p5      41 next
        movaps [rdi - 80], xmm3                                   ;   188.0 p3+p4   41 next spill
        movaps xmm3, xmm2                                         ;   187.0 p0      41 next copy
        movaps [rdx - 80], xmm11                                  ;   184.5 p3+p4   54 next spill
        movaps [rbp - 16], xmm1                                   ;   186.0 p3+p4   41 next spill
        movaps xmm1, xmm13                                        ;   186.0 p1      41 next copy
        andps xmm1, xmm5                                          ;   187.0 p5      41 next
        andps xmm3, xmm7                                          ;   188.0 p0      41 next
        movaps xmm11, xmm8                                        ;   185.5 p1      41 next copy
        xorps xmm1, xmm12                                         ;   188.0 p5      41 next
        xorps xmm3, xmm1                                          ;   189.0 p0      41 next
        andps xmm11, xmm7                                         ;   186.5 p1      41 next
        xorps xmm11, xmm14                                        ;   187.5 p5      41 next
        movaps [rdx - 64], xmm11                                  ;   188.5 p3+p4   41 next spill
        movaps xmm11, xmm8                                        ;   187.0 p0      41 next copy
        andps xmm11, xmm5                                         ;   188.0 p1      41 next
        xorps xmm0, xmm11                                         ;   189.0 p5      41 next
        xorps xmm0, xmm4                                          ;   190.0 p0      41 next
        movaps xmm11, xmm8                                        ;   188.5 p1      41 next copy
        andps xmm11, xmm6                                         ;   189.5 p5      41 next
        movaps [rdx - 112], xmm4                                  ;   188.2 p3+p4   41 next spill
        movaps xmm4, xmm8                                         ;   189.0 p0      41 next copy
        andps xmm4, xmm9                                          ;   190.0 p1      41 next
        xorps xmm1, xmm4                                          ;   191.0 p5      41 next
        xorps xmm11, xmm4                                         ;   191.0 p0      41 next
        movaps xmm4, xmm13                                        ;   190.5 p1      41 next copy
        andps xmm4, xmm9                                          ;   191.5 p5      41 next
        xorps xmm8, xmm4                                          ;   192.5 p0      41 next
        xorps xmm3, xmm8                                          ;   193.5 p1      41 next
        andps xmm8, xmm13                                         ;   193.5 p5      41 next
        xorps xmm8, [rel misty1_encrypt_compact.T0_constants128]  ;   194.5 p0+p2   41 next
        movaps [rdi - 64], xmm4                                   ;   192.5 p3+p4   41 next spill
        movaps xmm4, xmm6                                         ;   192.5 p1      41 next copy
        andps xmm4, xmm5                                          ;   193.5 p5      41 next
        movaps [rdx - 48], xmm8                                   ;   195.5 p3+p4   41 next spill
        movaps xmm8, xmm2                                         ;   193.0 p0      41 next copy
        orps xmm8, xmm13                                          ;   194.0 p1      41 next
        movaps [rbp - 112], xmm2                                  ;   193.0 p3+p4   41 next spill
        movaps xmm2, xmm14                                        ;   193.8 p5      41 next copy
        andps xmm2, xmm9                                          ;   194.8 p0      41 next
        movaps [rdx - 96], xmm11                                  ;   194.0 p3+p4   41 next spill
        movaps xmm11, xmm7                                        ;   194.5 p1      41 next copy
        andps xmm11, xmm10                                        ;   195.5 p5      41 next
        xorps xmm8, xmm11                                         ;   196.5 p0      41 next
        andps xmm14, xmm5                                         ;   195.5 p1      41 next
        xorps xmm4, xmm8                                          ;   197.5 p5      41 next
        movaps xmm11, xmm12                                       ;   196.0 p0      41 next copy
        andps xmm11, xmm10                                        ;   197.0 p1      41 next
        xorps xmm2, xmm11                                         ;   198.0 p5      41 next
        xorps xmm1, xmm2                                          ;   199.0 p0      41 next
        xorps xmm2, xmm4                                          ;   199.0 p1      41 next
        movaps xmm11, xmm7                                        ;   197.8 p5      41 next copy
        andps xmm11, xmm6                                         ;   198.8 p0      41 next
        xorps xmm11, xmm5                                         ;   199.8 p1      41 next
        movaps xmm8, xmm9                                         ;   198.8 p5      41 next copy
        andps xmm8, xmm10                                         ;   199.8 p0      41 next
        xorps xmm2, xmm15                                         ;   200.0 p1      41 next
        andps xmm15, xmm10                                        ;   199.8 p5      41 next
        movaps [rdx - 128], xmm2                                  ;   201.0 p3+p4   41 next spill
        movaps xmm2, xmm8                                         ;   200.8 p0      41 next copy
        xorps xmm8, xmm7                                          ;   200.8 p1      41 next
        xorps xmm1, xmm8                                          ;   201.8 p5      41 next
        xorps xmm2, xmm13                                         ;   201.8 p0      41 next
        andps xmm8, xmm9                                          ;   201.8 p1      41 next
        andps xmm2, xmm10                                         ;   202.8 p5      41 next
        xorps xmm3, xmm2                                          ;   203.8 p0      41 next
        movaps xmm2, xmm12                                        ;   202.5 p1      41 next copy
        andps xmm2, xmm6                                          ;   203.5 p5      41 next
        xorps xmm2, xmm11                                         ;   204.5 p0      41 next
        xorps xmm1, xmm0                                          ;   203.5 p1      41 next
        xorps xmm8, xmm2                                          ;   205.5 p5      41 next
        xorps xmm11, xmm13                                        ;   204.0 p0      41 next
        movaps xmm2, xmm9                                         ;   204.5 p1      41 next copy
        xorps xmm15, xmm11                                        ;   205.0 p5      41 next
        xorps xmm15, xmm9                                         ;   206.0 p0      41 next
        andps xmm2, xmm12                                         ;   205.5 p1      41 next
        andps xmm11, xmm6                                         ;   205.8 p5      41 next
        andps xmm9, xmm5                                          ;   206.0 p0      41 next
        xorps xmm2, xmm9                                          ;   207.0 p1      41 next
        xorps xmm11, xmm2                                         ;   208.0 p5      41 next
        movaps xmm2, xmm5                                         ;   207.0 p0      41 next copy
        xorps xmm2, xmm6                                          ;   208.0 p1      41 next
        andps xmm2, xmm10                                         ;   209.0 p5      41 next
        xorps xmm11, [rdx - 64]                                   ;   209.0 p0+p2   41 next
        xorps xmm2, xmm8                                          ;   210.0 p1      41 next
        xorps xmm9, [rbp - 16]                                    ;   208.8 p5+p2   41 next
        xorps xmm8, xmm9                                          ;   209.8 p0      41 next
        andps xmm13, xmm7                                         ;   209.5 p1      41 next
        movaps xmm9, [rdx - 80]                                   ;   206.0 p2      41 next
        andps xmm9, xmm12                                         ;   209.8 p5      41 next
        andps xmm5, [rdx - 80]                                    ;   210.0 p0+p2   41 next
        andps xmm6, [rdx - 80]                                    ;   210.5 p1+p2   41 next
        xorps xmm5, [rdx - 96]                                    ;   211.0 p5+p2   41 next
        andps xmm12, xmm7                                         ;   211.0 p0      41 next
        orps xmm10, [rbp - 112]                                   ;   211.5 p1+p2   41 next
        xorps xmm13, xmm9                                         ;   211.8 p5      41 next
        xorps xmm12, [rdx - 48]                                   ;   212.0 p0+p2   41 next
        xorps xmm13, [rbp - 112]                                  ;   212.8 p1+p2   41 next
        xorps xmm9, xmm6                                          ;   212.8 p5      41 next
        xorps xmm10, xmm13                                        ;   213.8 p0      41 next
        movaps xmm13, [rdi - 80]                                  ;   213.0 p2      41 next
        xorps xmm13, xmm15                                        ;   216.0 p1      41 next
        xorps xmm15, xmm8                                         ;   213.8 p5      41 next
        xorps xmm14, xmm15                                        ;   214.8 p0      41 next
        xorps xmm14, xmm5                                         ;   215.8 p1      41 next
        xorps xmm4, xmm13                                         ;   217.0 p5      41 next
        xorps xmm6, xmm12                                         ;   215.0 p0      41 next
        xorps xmm12, [rdx - 112]                                  ;   215.5 p1+p2   41 next
        movaps xmm15, [rdx - 80]                                  ;   215.0 p2      54 next reload
        andps xmm7, xmm15                                         ;   218.0 p5      41 next
        xorps xmm0, xmm7                                          ;   219.0 p0      41 next
        xorps xmm12, [rdx - 128]                                  ;   216.5 p1+p2   41 next
        xorps xmm5, [rdx - 48]                                    ;   217.0 p5+p2   41 next
        xorps xmm7, xmm2                                          ;   219.0 p0      41 next
        xorps xmm2, xmm10                                         ;   217.5 p1      41 next
        xorps xmm1, xmm9                                          ;   217.8 p5      41 next
        xorps xmm9, [rdi - 80]                                    ;   218.0 p0+p2   41 next
        xorps xmm1, [rbp - 16]                                    ;   219.0 p1+p2   41 next
        xorps xmm10, [rdx - 64]                                   ;   220.0 p5+p2   41 next
        xorps xmm15, xmm0                                         ;   220.0 p0      41 next
        xorps xmm4, [rbp - 112]                                   ;   221.0 p1+p2   41 next
        xorps xmm2, [rdi - 64]                                    ;   222.0 p5+p2   41 next
        xorps xmm10, xmm15                                        ;   221.0 p0      41 next
        xorps xmm6, xmm7                                          ;   220.5 p1      41 next
        xorps xmm8, xmm6                                          ;   221.5 p5      41 next
        xorps xmm3, xmm5                                          ;   221.0 p0      41 next
        xorps xmm11, xmm9                                         ;   221.5 p1      41 next
        movaps xmm0, [rbp - 64]                                   ;   223.0 p2      54 next reload
        movaps xmm15, [rbp + 32]                                  ;   224.0 p2      41 next
        andps xmm15, xmm0                                         ;   227.0 p5      41 next
        movaps xmm5, [rbp - 80]                                   ;   225.0 p2      41 next
        andps xmm5, xmm0                                          ;   228.0 p0      41 next
        movaps xmm6, [rbp + 80]                                   ;   226.0 p2      41 next
        movaps xmm7, [rdx + 48]                                   ;   227.0 p2      54 next reload
        andps xmm6, xmm7                                          ;   230.0 p1      41 next
        movaps xmm9, [rbp + 112]                                  ;   228.0 p2      41 next
        andps xmm9, xmm0                                          ;   231.0 p5      41 next
        movaps xmm13, [rbp + 32]                                  ;   229.0 p2      41 next
        andps xmm13, [rbp + 112]                                  ;   232.0 p0+p2   41 next
        movaps [rdx - 80], xmm4                                   ;   222.0 p3+p4   41 next spill
        movaps xmm4, [rbp + 80]                                   ;   231.0 p2      41 next
        andps xmm4, [rbp + 112]                                   ;   234.0 p1+p2   41 next
        movaps [rbp - 112], xmm11                                 ;   222.5 p3+p4   41 next spill
        movaps xmm11, [rbp - 80]                                  ;   233.0 p2      41 next
        andps xmm11, [rbp - 48]                                   ;   236.0 p5+p2   41 next
        xorps xmm6, xmm11                                         ;   237.0 p0      41 next
        andps xmm11, xmm7                                         ;   237.0 p1      41 next
        movaps [rdx - 64], xmm1                                   ;   225.0 p3+p4   41 next spill
        movaps [rbp - 16], xmm12                                  ;   226.0 p3+p4   41 next spill
        movaps xmm12, xmm9                                        ;   232.0 p5      41 next copy
        xorps xmm12, xmm7                                         ;   233.0 p0      41 next
        movaps xmm1, [rbp + 80]                                   ;   235.0 p2      41 next
        andps xmm1, xmm5                                          ;   238.0 p1      41 next
        movaps [rdi - 64], xmm10                                  ;   228.0 p3+p4   41 next spill
        movaps xmm10, [rbp + 32]                                  ;   236.0 p2      41 next
        xorps xmm10, xmm12                                        ;   239.0 p5      41 next
        andps xmm10, [rbp + 80]                                   ;   240.0 p0+p2   41 next
        movaps [rdx - 48], xmm2                                   ;   230.0 p3+p4   41 next spill
        movaps xmm2, xmm15                                        ;   230.2 p1      41 next copy
        xorps xmm2, xmm13                                         ;   233.0 p5      41 next
        xorps xmm13, xmm6                                         ;   238.0 p0      41 next
        andps xmm2, [rbp - 80]                                    ;   238.0 p1+p2   41 next
        xorps xmm6, xmm15                                         ;   238.0 p5      41 next
        movaps [rdi - 80], xmm14                                  ;   232.2 p3+p4   41 next spill
        movaps xmm14, [rbp - 80]                                  ;   239.0 p2      41 next
        andps xmm14, xmm7                                         ;   242.0 p0      41 next
        xorps xmm1, xmm14                                         ;   243.0 p1      41 next
        xorps xmm9, xmm10                                         ;   241.0 p5      41 next
        xorps xmm1, [rel misty1_encrypt_compact.T0_constants128]  ;   244.0 p0+p2   41 next
        movaps [rdx - 128], xmm3                                  ;   235.0 p3+p4   41 next spill
        movaps xmm3, [rbp + 112]                                  ;   241.0 p2      41 next
        andps xmm3, xmm14                                         ;   244.0 p1      41 next
        movaps [rdx - 112], xmm8                                  ;   236.2 p3+p4   41 next spill
        movaps xmm8, [rbp + 80]                                   ;   242.0 p2      41 next
        andps xmm8, [rbp - 48]                                    ;   245.0 p5+p2   41 next
        movaps [rdx - 96], xmm6                                   ;   239.0 p3+p4   41 next spill
        movaps xmm6, xmm7                                         ;   238.0 p0      41 next copy
        andps xmm6, xmm0                                          ;   239.0 p1      41 next
        xorps xmm3, xmm6                                          ;   245.0 p5      41 next
        xorps xmm6, xmm8                                          ;   246.0 p0      41 next
        movaps [rbp - 32], xmm10                                  ;   241.0 p3+p4   41 next spill
        movaps xmm10, [rbp - 48]                                  ;   244.0 p2      41 next
        andps xmm10, xmm13                                        ;   247.0 p1      41 next
        xorps xmm3, xmm10                                         ;   248.0 p5      41 next
        movaps xmm10, [rbp + 112]                                 ;   245.0 p2      54 next reload
        xorps xmm3, xmm10                                         ;   249.0 p0      41 next
        xorps xmm13, xmm0                                         ;   241.0 p1      41 next
        movaps [rdi - 16], xmm3                                   ;   250.0 p3+p4   41 next spill
        movaps xmm3, [rbp - 48]                                   ;   246.0 p2      41 next
        andps xmm3, xmm6                                          ;   249.0 p5      41 next
        xorps xmm3, xmm0                                          ;   250.0 p0      41 next
        andps xmm6, [rbp + 32]                                    ;   247.0 p1+p2   41 next
        xorps xmm3, xmm12                                         ;   251.0 p5      41 next
        andps xmm12, [rbp - 48]                                   ;   248.0 p0+p2   41 next
        movaps [rbp + 48], xmm3                                   ;   252.0 p3+p4   41 next spill
        movaps xmm3, [rbp + 32]                                   ;   249.0 p2      41 next
        xorps xmm3, xmm4                                          ;   252.0 p1      41 next
        xorps xmm2, xmm3                                          ;   253.0 p5      41 next
        xorps xmm6, xmm2                                          ;   254.0 p0      41 next
        movaps xmm2, xmm13                                        ;   246.0 p1      41 next copy
        andps xmm13, [rbp + 32]                                   ;   250.0 p5+p2   41 next
        movaps [rbp + 64], xmm9                                   ;   246.5 p3+p4   41 next spill
        andps xmm2, xmm0                                          ;   247.0 p0      41 next
        xorps xmm2, xmm1                                          ;   248.0 p1      41 next
        xorps xmm2, xmm8                                          ;   249.0 p5      41 next
        movaps xmm9, xmm7                                         ;   247.8 p0      41 next copy
        andps xmm9, xmm10                                         ;   248.8 p1      41 next
        xorps xmm15, xmm9                                         ;   249.8 p5      41 next
        andps xmm3, [rbp - 80]                                    ;   253.0 p0+p2   41 next
        xorps xmm3, xmm9                                          ;   254.0 p1      41 next
        xorps xmm2, xmm3                                          ;   255.0 p5      41 next
        movaps xmm3, [rbp + 32]                                   ;   252.0 p2      41 next
        andps xmm3, xmm7                                          ;   255.0 p0      41 next
        xorps xmm3, xmm5                                          ;   256.0 p1      41 next
        xorps xmm12, xmm3                                         ;   257.0 p5      41 next
        xorps xmm3, [rbp - 48]                                    ;   257.0 p0+p2   41 next
        movaps xmm9, [rbp + 80]                                   ;   254.0 p2      41 next
        xorps xmm9, xmm14                                         ;   257.0 p1      41 next
        andps xmm9, xmm0                                          ;   258.0 p5      41 next
        xorps xmm1, xmm9                                          ;   259.0 p0      41 next
        xorps xmm13, xmm1                                         ;   260.0 p1      41 next
        movaps xmm1, xmm10                                        ;   252.2 p5      41 next copy
        andps xmm1, xmm3                                          ;   258.0 p0      41 next
        xorps xmm3, xmm8                                          ;   258.0 p1      41 next
        xorps xmm1, [rbp - 80]                                    ;   259.0 p5+p2   41 next
        xorps xmm14, [rbp - 48]                                   ;   256.0 p0+p2   41 next
        xorps xmm8, xmm10                                         ;   254.0 p1      41 next
        andps xmm4, xmm8                                          ;   255.0 p5      41 next
        xorps xmm6, xmm12                                         ;   258.0 p0      41 next
        movaps xmm12, [rbp + 32]                                  ;   257.0 p2      41 next
        andps xmm12, xmm14                                        ;   260.0 p1      41 next
        andps xmm8, [rbp - 80]                                    ;   258.0 p5+p2   41 next
        xorps xmm11, xmm1                                         ;   260.0 p0      41 next
        andps xmm14, xmm0                                         ;   257.0 p1      41 next
        xorps xmm14, [rbp + 80]                                   ;   259.0 p5+p2   41 next
        xorps xmm13, xmm14                                        ;   261.0 p0      41 next
        movaps xmm1, [rbp - 48]                                   ;   260.0 p2      41 next
        andps xmm1, xmm15                                         ;   263.0 p1      41 next
        movaps xmm14, [rbp + 80]                                  ;   261.0 p2      41 next
        andps xmm14, [rbp - 80]                                   ;   264.0 p5+p2   41 next
        xorps xmm15, xmm14                                        ;   265.0 p0      41 next
        xorps xmm9, xmm8                                          ;   259.0 p1      41 next
        xorps xmm3, xmm9                                          ;   260.0 p5      41 next
        movaps xmm9, [rbp + 64]                                   ;   263.0 p2      41 next reload
        xorps xmm8, xmm9                                          ;   266.0 p0      41 next
        xorps xmm3, [rbp + 48]                                    ;   264.0 p1+p2   41 next
        xorps xmm6, [rbp - 32]                                    ;   265.0 p5+p2   41 next
        andps xmm9, xmm14                                         ;   266.0 p0      41 next
        xorps xmm5, xmm8                                          ;   267.0 p1      41 next
        movaps xmm14, [rbp + 80]                                  ;   266.0 p2      54 next reload
        andps xmm15, xmm14                                        ;   269.0 p5      41 next
        xorps xmm1, xmm3                                          ;   265.0 p0      41 next
        xorps xmm15, [rbp + 48]                                   ;   270.0 p1+p2   41 next
        xorps xmm4, xmm13                                         ;   262.0 p5      41 next
        movaps xmm3, [rel misty1_encrypt_compact.T0_constants128] ;   268.0 p2      41 next reload
        xorps xmm12, xmm15                                        ;   271.0 p0      41 next
        xorps xmm12, xmm3                                         ;   272.0 p1      41 next
        xorps xmm9, [rdx - 96]                                    ;   269.0 p5+p2   41 next
        xorps xmm11, xmm9                                         ;   270.0 p0      41 next
        xorps xmm11, xmm3                                         ;   271.0 p1      41 next
        xorps xmm5, [rdi - 16]                                    ;   270.0 p5+p2   41 next
        xorps xmm0, [rdx - 112]                                   ;   271.0 p0+p2   41 next
        xorps xmm2, xmm0                                          ;   272.0 p1      41 next
        xorps xmm7, [rdx - 128]                                   ;   272.0 p5+p2   41 next
        xorps xmm10, [rdx - 48]                                   ;   273.0 p0+p2   41 next
        xorps xmm4, xmm7                                          ;   273.0 p1      41 next
        xorps xmm14, [rbp - 16]                                   ;   274.0 p5+p2   41 next
        movaps xmm8, [rdi - 64]                                   ;   275.0 p2      41 next
        xorps xmm8, [rbp + 32]                                    ;   278.0 p0+p2   41 next
        xorps xmm5, xmm14                                         ;   275.0 p1      41 next
        xorps xmm14, [r9 + 2400]                                  ;   277.0 p5+p2   48 next
        movaps xmm13, [rbp - 112]                                 ;   278.0 p2      48 next
        xorps xmm11, xmm8                                         ;   279.0 p0      41 next
        movaps xmm9, [rdx - 64]                                   ;   279.0 p2      41 next
        xorps xmm9, [rbp - 80]                                    ;   282.0 p1+p2   41 next
        xorps xmm2, [r9 + 2448]                                   ;   281.0 p5+p2   48 next
        xorps xmm4, [r9 + 2464]                                   ;   282.0 p0+p2   48 next
        xorps xmm11, [r9 + 2512]                                  ;   283.0 p1+p2   48 next
        xorps xmm1, xmm9                                          ;   283.0 p5      41 next
        xorps xmm1, [r9 + 2528]                                   ;   284.0 p0+p2   48 next
        xorps xmm5, [r9 + 2544]                                   ;   285.0 p1+p2   48 next
        movaps [rbp - 112], xmm5                                  ;   286.0 p3+p4   48 next spill
        movaps xmm5, [rdx - 80]                                   ;   286.0 p2      48 next
        xorps xmm0, [r9 + 2304]                                   ;   287.0 p5+p2   48 next
        xorps xmm7, [r9 + 2320]                                   ;   288.0 p0+p2   48 next
        movaps xmm15, [rdi - 80]                                  ;   289.0 p2      41 next
        xorps xmm15, [rbp - 48]                                   ;   292.0 p1+p2   41 next
        xorps xmm6, xmm15                                         ;   293.0 p5      41 next
        xorps xmm6, [r9 + 2480]                                   ;   294.0 p0+p2   48 next
        xorps xmm12, xmm10                                        ;   279.2 p1      41 next
        xorps xmm15, [r9 + 2336]                                  ;   293.0 p5+p2   48 next
        xorps xmm12, [r9 + 2496]                                  ;   293.0 p0+p2   48 next
        xorps xmm10, [r9 + 2352]                                  ;   294.0 p1+p2   48 next
        xorps xmm9, [r9 + 2384]                                   ;   295.0 p5+p2   48 next
        xorps xmm8, [r9 + 2368]                                   ;   296.0 p0+p2   48 next
        movaps [rbp - 16], xmm11                                  ;   284.0 p3+p4   48 next spill
        xorps xmm5, [r9 + 2432]                                   ;   297.0 p1+p2   48 next
        movaps [rdx - 80], xmm1                                   ;   285.0 p3+p4   48 next spill
        movaps xmm1, xmm0                                         ;   288.0 p5      45 next copy
        xorps xmm1, xmm14                                         ;   289.0 p0      45 next
        xorps xmm13, [r9 + 2416]                                  ;   298.0 p1+p2   48 next
        movaps xmm11, xmm10                                       ;   295.0 p5      45 next copy
        movaps [rbp - 80], xmm12                                  ;   294.0 p3+p4   48 next spill
        movaps xmm12, xmm7                                        ;   289.0 p0      45 next copy
        xorps xmm12, xmm9                                         ;   296.0 p1      45 next
        movaps [rdx - 64], xmm6                                   ;   295.0 p3+p4   48 next spill
        movaps xmm6, xmm13                                        ;   299.0 p5      45 next copy
        andps xmm6, xmm5                                          ;   300.0 p0      45 next
        movaps [rbp + 80], xmm4                                   ;   292.0 p3+p4   48 next spill
        movaps xmm4, xmm10                                        ;   295.0 p1      45 next copy
        andps xmm4, xmm14                                         ;   296.0 p5      45 next
        andps xmm11, xmm13                                        ;   299.0 p0      45 next
        movaps [rbp + 32], xmm2                                   ;   293.5 p3+p4   48 next spill
        movaps xmm2, xmm0                                         ;   293.8 p1      45 next copy
        andps xmm2, xmm13                                         ;   299.0 p5      45 next
        xorps xmm4, xmm2                                          ;   300.0 p0      45 next
        movaps xmm2, xmm14                                        ;   294.8 p1      45 next copy
        andps xmm2, xmm8                                          ;   297.0 p5      45 next
        xorps xmm4, xmm3                                          ;   301.0 p0      45 next
        movaps [rbp + 112], xmm14                                 ;   295.2 p3+p4   48 next spill
        movaps xmm14, xmm0                                        ;   295.8 p1      45 next copy
        movaps xmm3, xmm10                                        ;   296.0 p5      45 next copy
        andps xmm3, xmm15                                         ;   297.0 p0      45 next
        xorps xmm3, xmm12                                         ;   298.0 p1      45 next
        movaps [rbp - 48], xmm3                                   ;   299.0 p3+p4   45 next spill
        andps xmm14, xmm5                                         ;   298.0 p5      45 next
        movaps [rdx - 48], xmm11                                  ;   300.0 p3+p4   45 next spill
        xorps xmm14, xmm13                                        ;   299.0 p0      45 next
        movaps xmm3, xmm10                                        ;   297.8 p1      45 next copy
        andps xmm3, xmm0                                          ;   298.8 p5      45 next
        xorps xmm2, xmm3                                          ;   299.8 p0      45 next
        xorps xmm2, xmm6                                          ;   301.0 p1      45 next
        movaps xmm3, xmm10                                        ;   299.0 p5      45 next copy
        andps xmm3, xmm7                                          ;   300.0 p0      45 next
        movaps [rdi - 64], xmm4                                   ;   302.0 p3+p4   45 next spill
        movaps xmm4, xmm1                                         ;   299.8 p1      45 next copy
        xorps xmm4, xmm10                                         ;   300.8 p5      45 next
        movaps xmm11, xmm4                                        ;   301.8 p0      45 next copy
        andps xmm11, xmm15                                        ;   302.8 p1      45 next
        xorps xmm11, xmm14                                        ;   303.8 p5      45 next
        movaps [rdi - 80], xmm6                                   ;   301.0 p3+p4   45 next spill
        movaps xmm6, xmm10                                        ;   301.2 p0      45 next copy
        andps xmm6, xmm8                                          ;   302.2 p1      45 next
        xorps xmm14, xmm6                                         ;   303.2 p5      45 next
        xorps xmm3, xmm6                                          ;   303.2 p0      45 next
        movaps xmm6, xmm5                                         ;   302.8 p1      45 next copy
        andps xmm6, xmm8                                          ;   303.8 p5      45 next
        movaps [rdx - 128], xmm6                                  ;   304.8 p3+p4   45 next spill
        movaps [rdx - 112], xmm4                                  ;   303.2 p3+p4   45 next spill
        xorps xmm10, xmm6                                         ;   304.8 p0      45 next
        movaps xmm6, xmm7                                         ;   303.8 p1      45 next copy
        xorps xmm11, xmm10                                        ;   305.8 p5      45 next
        andps xmm10, xmm5                                         ;   305.8 p0      45 next
        xorps xmm10, [rel misty1_encrypt_compact.T0_constants128] ;   306.8 p1+p2   45 next
        andps xmm6, xmm0                                          ;   305.0 p5      45 next
        movaps [rdx + 48], xmm10                                  ;   307.8 p3+p4   45 next spill
        movaps xmm10, xmm4                                        ;   305.2 p0      45 next copy
        movaps [rbp - 64], xmm3                                   ;   305.2 p3+p4   45 next spill
        orps xmm10, xmm5                                          ;   306.2 p1      45 next
        movaps xmm3, xmm15                                        ;   306.0 p5      45 next copy
        movaps xmm4, xmm12                                        ;   306.2 p0      45 next copy
        andps xmm4, xmm8                                          ;   307.2 p1      45 next
        andps xmm3, xmm9                                          ;   307.0 p5      45 next
        xorps xmm10, xmm3                                         ;   308.0 p0      45 next
        movaps xmm3, xmm8                                         ;   307.8 p1      45 next copy
        andps xmm3, xmm9                                          ;   308.8 p5      45 next
        xorps xmm6, xmm10                                         ;   309.0 p0      45 next
        movaps xmm10, xmm13                                       ;   308.8 p1      45 next copy
        andps xmm10, xmm9                                         ;   309.8 p5      45 next
        xorps xmm4, xmm10                                         ;   310.8 p0      45 next
        xorps xmm14, xmm4                                         ;   311.8 p1      45 next
        xorps xmm4, xmm6                                          ;   311.8 p5      45 next
        xorps xmm4, xmm1                                          ;   312.8 p0      45 next
        movaps [rdi - 16], xmm4                                   ;   313.8 p3+p4   45 next spill
        movaps xmm4, xmm3                                         ;   310.8 p1      45 next copy
        movaps xmm10, xmm15                                       ;   311.0 p5      45 next copy
        andps xmm10, xmm7                                         ;   312.0 p0      45 next
        xorps xmm4, xmm5                                          ;   311.8 p1      45 next
        andps xmm4, xmm9                                          ;   312.8 p5      45 next
        xorps xmm11, xmm4                                         ;   313.8 p0      45 next
        movaps xmm4, xmm13                                        ;   312.8 p1      45 next copy
        andps xmm4, xmm7                                          ;   313.8 p5      45 next
        andps xmm1, xmm9                                          ;   313.2 p0      45 next
        xorps xmm10, xmm0                                         ;   313.8 p1      45 next
        xorps xmm3, xmm15                                         ;   314.0 p5      45 next
        xorps xmm4, xmm10                                         ;   314.8 p0      45 next
        xorps xmm10, xmm5                                         ;   314.8 p1      45 next
        xorps xmm1, xmm10                                         ;   315.8 p5      45 next
        xorps xmm1, xmm8                                          ;   316.8 p0      45 next
        xorps xmm14, xmm3                                         ;   315.8 p1      45 next
        andps xmm3, xmm8                                          ;   316.0 p5      45 next
        andps xmm10, xmm7                                         ;   316.2 p0      45 next
        xorps xmm3, xmm4                                          ;   317.0 p1      45 next
        movaps xmm4, xmm8                                         ;   317.0 p5      45 next copy
        andps xmm12, xmm0                                         ;   317.2 p0      45 next
        xorps xmm14, xmm2                                         ;   317.8 p1      45 next
        andps xmm4, xmm13                                         ;   318.0 p5      45 next
        andps xmm8, xmm0                                          ;   318.2 p0      45 next
        xorps xmm4, xmm8                                          ;   319.2 p1      45 next
        xorps xmm10, xmm4                                         ;   320.2 p5      45 next
        movaps xmm4, xmm0                                         ;   319.2 p0      45 next copy
        xorps xmm4, xmm7                                          ;   320.2 p1      45 next
        andps xmm7, [rbp + 112]                                   ;   320.0 p5+p2   45 next
        andps xmm4, xmm9                                          ;   321.2 p0      45 next
        xorps xmm4, xmm3                                          ;   322.2 p1      45 next
        xorps xmm8, [rdx - 48]                                    ;   321.0 p5+p2   45 next
        xorps xmm3, xmm8                                          ;   322.0 p0      45 next
        xorps xmm10, [rbp - 48]                                   ;   321.8 p1+p2   45 next
        movaps xmm8, [rbp + 112]                                  ;   319.0 p2      45 next
        andps xmm8, xmm13                                         ;   322.0 p5      45 next
        andps xmm0, [rbp + 112]                                   ;   322.2 p0+p2   45 next
        andps xmm5, xmm15                                         ;   322.8 p1      45 next
        xorps xmm0, [rbp - 64]                                    ;   323.2 p5+p2   45 next
        andps xmm13, xmm15                                        ;   323.2 p0      45 next
        orps xmm9, [rdx - 112]                                    ;   323.8 p1+p2   45 next
        xorps xmm5, xmm8                                          ;   324.0 p5      45 next
        xorps xmm13, [rdx + 48]                                   ;   324.2 p0+p2   45 next
        xorps xmm5, [rdx - 112]                                   ;   325.0 p1+p2   45 next
        xorps xmm8, xmm7                                          ;   325.0 p5      45 next
        xorps xmm9, xmm5                                          ;   326.0 p0      45 next
        movaps xmm5, [rdi - 64]                                   ;   325.0 p2      45 next
        xorps xmm5, xmm1                                          ;   328.0 p1      45 next
        xorps xmm1, xmm3                                          ;   326.0 p5      45 next
        xorps xmm6, xmm5                                          ;   329.0 p0      45 next
        xorps xmm6, [rdx - 112]                                   ;   330.0 p1+p2   45 next
        xorps xmm7, xmm13                                         ;   327.0 p5      45 next
        xorps xmm13, [rdi - 80]                                   ;   327.2 p0+p2   45 next
        xorps xmm12, xmm1                                         ;   327.8 p1      45 next
        xorps xmm12, xmm0                                         ;   328.8 p5      45 next
        xorps xmm0, [rdx + 48]                                    ;   328.2 p0+p2   45 next
        xorps xmm13, [rdi - 16]                                   ;   329.0 p1+p2   45 next
        xorps xmm14, xmm8                                         ;   329.0 p5      45 next
        xorps xmm8, [rdi - 64]                                    ;   330.0 p0+p2   45 next
        movaps xmm1, [rbp + 112]                                  ;   331.0 p2      48 next reload
        andps xmm15, xmm1                                         ;   334.0 p1      45 next
        xorps xmm10, xmm8                                         ;   331.0 p5      45 next
        xorps xmm2, xmm15                                         ;   335.0 p0      45 next
        xorps xmm14, [rdx - 48]                                   ;   332.0 p1+p2   45 next
        xorps xmm15, xmm4                                         ;   335.0 p5      45 next
        xorps xmm7, xmm15                                         ;   336.0 p0      45 next
        xorps xmm4, xmm9                                          ;   331.8 p1      45 next
        xorps xmm4, [rdx - 128]                                   ;   333.0 p5+p2   45 next
        xorps xmm11, xmm0                                         ;   332.2 p0      45 next
        xorps xmm9, [rbp - 48]                                    ;   334.0 p1+p2   45 next
        xorps xmm1, xmm2                                          ;   336.0 p5      45 next
        xorps xmm9, xmm1                                          ;   337.0 p0      45 next
        xorps xmm3, xmm7                                          ;   337.0 p1      45 next
        movaps xmm15, [rbp + 32]                                  ;   335.0 p2      48 next reload
        movaps xmm0, [rbp + 80]                                   ;   336.0 p2      48 next reload
        xorps xmm3, xmm15                                         ;   338.0 p5      45 next
        xorps xmm11, xmm0                                         ;   339.0 p0      45 next
        movaps xmm1, [rdx - 64]                                   ;   337.0 p2      48 next reload
        xorps xmm12, xmm1                                         ;   340.0 p1      45 next
        movaps xmm2, [rbp - 80]                                   ;   338.0 p2      48 next reload
        xorps xmm4, xmm2                                          ;   341.0 p5      45 next
        movaps xmm7, [rdx - 80]                                   ;   339.0 p2      48 next reload
        movaps xmm5, [rbp - 16]                                   ;   340.0 p2      48 next reload
        xorps xmm14, xmm7                                         ;   342.0 p0      45 next
        xorps xmm9, xmm5                                          ;   343.0 p1      45 next
        xorps xmm11, [rdi + 32]                                   ;   341.0 p5+p2   54 next
        movaps xmm8, [rbp - 112]                                  ;   342.0 p2      48 next reload
        xorps xmm13, xmm8                                         ;   345.0 p0      45 next
        xorps xmm1, [rcx - 48]                                    ;   343.0 p1+p2   54 next
        xorps xmm3, [rdi + 112]                                   ;   344.0 p5+p2   54 next
        xorps xmm13, [rcx - 128]                                  ;   346.0 p0+p2   54 next
        xorps xmm12, [rdi + 48]                                   ;   346.0 p1+p2   54 next
        xorps xmm6, [rcx - 80]                                    ;   347.0 p5+p2   54 next
        xorps xmm14, [rdi + 80]                                   ;   348.0 p0+p2   54 next
        xorps xmm4, [rdi + 96]                                    ;   349.0 p1+p2   54 next
        xorps xmm7, [rbx + 0]                                     ;   350.0 p5+p2   54 next
        xorps xmm0, [rcx - 16]                                    ;   351.0 p0+p2   54 next
        xorps xmm2, [rcx - 32]                                    ;   352.0 p1+p2   54 next
        xorps xmm8, [rax - 16]                                    ;   353.0 p5+p2   54 next
        movaps [rdx - 80], xmm7                                   ;   351.0 p3+p4   54 next spill
        movaps [rbp - 112], xmm8                                  ;   354.0 p3+p4   54 next spill
        movaps xmm7, [rdi + 32]                                   ;   354.0 p2      54 next
        movaps xmm8, [rdi + 112]                                  ;   355.0 p2      54 next
        xorps xmm5, [rcx + 0]                                     ;   356.0 p0+p2   54 next
        xorps xmm10, [rcx - 96]                                   ;   357.0 p1+p2   54 next
        xorps xmm15, [rcx - 64]                                   ;   358.0 p5+p2   54 next
        xorps xmm7, [r8 + 16]                                     ;   359.0 p0+p2   54 next
        movaps [rbp - 16], xmm5                                   ;   357.0 p3+p4   54 next spill
        movaps xmm5, [rdi + 48]                                   ;   360.0 p2      54 next
        xorps xmm9, [rdi + 64]                                    ;   361.0 p1+p2   54 next
        movaps [rbp - 80], xmm2                                   ;   353.0 p3+p4   54 next spill
        movaps [rdx - 64], xmm1                                   ;   350.0 p3+p4   54 next spill
        xorps xmm5, [r8 + 32]                                     ;   363.0 p5+p2   54 next
        movaps xmm1, [rdi + 64]                                   ;   363.0 p2      54 next
        xorps xmm1, [r8 + 64]                                     ;   366.0 p0+p2   54 next
        movaps [rdx + 48], xmm4                                   ;   352.0 p3+p4   54 next spill
        movaps [rdi - 64], xmm12                                  ;   353.0 p3+p4   54 next spill
        movaps xmm2, [rdi + 96]                                   ;   365.0 p2      54 next
        xorps xmm2, [r8 + 48]                                     ;   368.0 p1+p2   54 next
        movaps [rbp + 80], xmm0                                   ;   354.0 p3+p4   54 next spill
        movaps xmm0, [rdi + 80]                                   ;   367.0 p2      54 next
        xorps xmm0, [r8 + 80]                                     ;   370.0 p5+p2   54 next
        movaps [rbp + 32], xmm15                                  ;   359.0 p3+p4   54 next spill
        movaps [rdx - 48], xmm13                                  ;   356.0 p3+p4   54 next spill
        movaps [rbp + 112], xmm6                                  ;   357.0 p3+p4   54 next spill
        movaps xmm6, [rcx - 96]                                   ;   369.0 p2      54 next
        xorps xmm8, [r8]                                          ;   370.0 p0+p2   54 next
        movaps [rdx - 112], xmm10                                 ;   358.0 p3+p4   54 next spill
        movaps xmm13, [rcx - 64]                                  ;   371.0 p2      54 next
        xorps xmm13, [r8 + 144]                                   ;   374.0 p1+p2   54 next
        movaps [rbp - 48], xmm14                                  ;   359.0 p3+p4   54 next spill
        movaps xmm14, [rcx - 16]                                  ;   373.0 p2      54 next
        movaps xmm15, [rcx - 128]                                 ;   374.0 p2      54 next
        xorps xmm15, [r8 + 96]                                    ;   377.0 p5+p2   54 next
        xorps xmm14, [r8 + 160]                                   ;   376.0 p0+p2   54 next
        movaps [rdx - 128], xmm9                                  ;   362.0 p3+p4   54 next spill
        movaps xmm9, [rcx - 48]                                   ;   377.0 p2      54 next
        xorps xmm6, [r8 + 112]                                    ;   378.0 p1+p2   54 next
        movaps xmm4, [rcx - 32]                                   ;   379.0 p2      54 next
        xorps xmm9, [r8 + 176]                                    ;   380.0 p5+p2   54 next
        movaps xmm12, [rcx + 0]                                   ;   381.0 p2      54 next
        xorps xmm12, [r8 + 208]                                   ;   384.0 p0+p2   54 next
        movaps xmm10, [rcx - 80]                                  ;   383.0 p2      54 next
        xorps xmm10, [r8 + 128]                                   ;   386.0 p1+p2   54 next
        movaps [rdi - 16], xmm11                                  ;   370.0 p3+p4   54 next spill
        movaps xmm11, [rbx + 0]                                   ;   385.0 p2      54 next
        xorps xmm11, [r8 + 224]                                   ;   388.0 p5+p2   54 next
        xorps xmm4, [r8 + 192]                                    ;   387.0 p0+p2   54 next
        movaps [rdi - 80], xmm3                                   ;   373.0 p3+p4   54 next spill
        movaps xmm3, [rax - 16]                                   ;   388.0 p2      54 next
        xorps xmm3, [r8 + 240]                                    ;   391.0 p1+p2   54 next
        movaps [rdx - 96], xmm2                                   ;   374.2 p3+p4   54 next spill
        movaps xmm2, xmm14                                        ;   377.0 p5      41 next copy
        andps xmm2, xmm11                                         ;   389.0 p0      41 next
        movaps [rbp + 48], xmm7                                   ;   377.0 p3+p4   54 next spill
        movaps xmm7, xmm10                                        ;   387.0 p1      41 next copy
        xorps xmm7, xmm4                                          ;   388.0 p5      41 next
        movaps [rbp + 64], xmm15                                  ;   378.0 p3+p4   54 next spill
        movaps xmm15, xmm11                                       ;   389.0 p0      41 next copy
        movaps [rbp - 128], xmm1                                  ;   379.0 p3+p4   54 next spill
        movaps [rbp - 64], xmm5                                   ;   380.0 p3+p4   54 next spill
        movaps xmm5, xmm6                                         ;   379.2 p1      41 next copy
        xorps xmm5, xmm12                                         ;   385.0 p5      41 next
        andps xmm15, xmm3                                         ;   392.0 p0      41 next
        movaps [rbp - 32], xmm0                                   ;   381.0 p3+p4   54 next spill
        movaps xmm0, xmm14                                        ;   381.0 p1      41 next copy
        andps xmm0, xmm12                                         ;   385.0 p5      41 next
        movaps [rdx + 16], xmm8                                   ;   382.0 p3+p4   54 next spill
        movaps xmm8, xmm6                                         ;   382.0 p0      41 next copy
        andps xmm8, xmm11                                         ;   389.0 p1      41 next
        xorps xmm0, xmm8                                          ;   390.0 p5      41 next
        movaps xmm8, xmm12                                        ;   385.0 p0      41 next copy
        xorps xmm0, [rel misty1_encrypt_compact.T0_constants128]  ;   391.0 p1+p2   41 next
        movaps xmm1, xmm5                                         ;   386.0 p5      41 next copy
        xorps xmm1, xmm14                                         ;   387.0 p0      41 next
        andps xmm8, xmm9                                          ;   386.0 p1      41 next
        movaps [rdx - 32], xmm2                                   ;   390.0 p3+p4   41 next spill
        movaps [rdi - 48], xmm0                                   ;   392.0 p3+p4   41 next spill
        movaps xmm0, xmm1                                         ;   388.0 p5      41 next copy
        andps xmm0, xmm13                                         ;   389.0 p0      41 next
        movaps xmm2, xmm6                                         ;   387.2 p1      41 next copy
        andps xmm2, xmm3                                          ;   392.0 p5      41 next
        xorps xmm2, xmm11                                         ;   393.0 p0      41 next
        xorps xmm0, xmm2                                          ;   394.0 p1      41 next
        movaps [rbp + 96], xmm12                                  ;   388.2 p3+p4   54 next spill
        movaps xmm12, xmm14                                       ;   388.5 p5      41 next copy
        andps xmm12, xmm13                                        ;   389.5 p0      41 next
        movaps [rdx + 32], xmm15                                  ;   393.0 p3+p4   41 next spill
        xorps xmm12, xmm7                                         ;   390.5 p1      41 next
        movaps [rbp + 16], xmm12                                  ;   391.5 p3+p4   41 next spill
        movaps xmm12, xmm14                                       ;   389.8 p5      41 next copy
        andps xmm12, xmm6                                         ;   390.8 p0      41 next
        xorps xmm8, xmm12                                         ;   391.8 p1      41 next
        xorps xmm8, xmm15                                         ;   393.0 p5      41 next
        movaps xmm12, xmm14                                       ;   391.0 p0      41 next copy
        movaps xmm15, xmm14                                       ;   391.2 p1      41 next copy
        andps xmm12, xmm10                                        ;   392.0 p5      41 next
        andps xmm15, xmm9                                         ;   392.2 p0      41 next
        xorps xmm2, xmm15                                         ;   394.0 p1      41 next
        xorps xmm12, xmm15                                        ;   393.2 p5      41 next
        movaps xmm15, xmm3                                        ;   393.0 p0      41 next copy
        andps xmm15, xmm9                                         ;   394.0 p1      41 next
        xorps xmm14, xmm15                                        ;   395.0 p5      41 next
        xorps xmm0, xmm14                                         ;   396.0 p0      41 next
        andps xmm14, xmm3                                         ;   396.0 p1      41 next
        xorps xmm14, [rel misty1_encrypt_compact.T0_constants128] ;   397.0 p5+p2   41 next
        movaps [rbp - 96], xmm14                                  ;   398.0 p3+p4   41 next spill
        movaps xmm14, xmm1                                        ;   395.0 p0      41 next copy
        orps xmm14, xmm3                                          ;   396.0 p1      41 next
        movaps [rdi - 32], xmm1                                   ;   394.8 p3+p4   41 next spill
        movaps [rdi + 0], xmm12                                   ;   395.8 p3+p4   41 next spill
        movaps xmm12, xmm13                                       ;   395.8 p5      41 next copy
        andps xmm12, xmm4                                         ;   396.8 p0      41 next
        xorps xmm14, xmm12                                        ;   397.8 p1      41 next
        movaps xmm1, xmm7                                         ;   396.8 p5      41 next copy
        andps xmm1, xmm9                                          ;   397.8 p0      41 next
        movaps xmm12, xmm11                                       ;   397.2 p1      41 next copy
        andps xmm12, xmm4                                         ;   398.2 p5      41 next
        xorps xmm1, xmm12                                         ;   399.2 p0      41 next
        andps xmm7, xmm6                                          ;   398.2 p1      41 next
        movaps xmm12, xmm13                                       ;   398.8 p5      41 next copy
        movaps [rbp + 0], xmm15                                   ;   397.5 p3+p4   41 next spill
        movaps xmm15, xmm10                                       ;   399.0 p0      41 next copy
        andps xmm15, xmm6                                         ;   400.0 p1      41 next
        xorps xmm15, xmm14                                        ;   401.0 p5      41 next
        xorps xmm2, xmm1                                          ;   400.2 p0      41 next
        xorps xmm1, xmm15                                         ;   402.0 p1      41 next
        andps xmm12, xmm10                                        ;   400.8 p5      41 next
        movaps xmm14, xmm9                                        ;   401.0 p0      41 next copy
        andps xmm14, xmm4                                         ;   402.0 p1      41 next
        xorps xmm1, xmm5                                          ;   403.0 p5      41 next
        movaps [rdx + 0], xmm1                                    ;   404.0 p3+p4   41 next spill
        movaps xmm1, xmm14                                        ;   403.0 p0      41 next copy
        xorps xmm12, xmm6                                         ;   402.2 p1      41 next
        andps xmm5, xmm4                                          ;   402.8 p5      41 next
        xorps xmm1, xmm3                                          ;   404.0 p0      41 next
        andps xmm1, xmm4                                          ;   405.0 p1      41 next
        xorps xmm0, xmm1                                          ;   406.0 p5      41 next
        xorps xmm14, xmm13                                        ;   404.0 p0      41 next
        xorps xmm2, xmm14                                         ;   405.0 p1      41 next
        andps xmm14, xmm9                                         ;   405.0 p5      41 next
        xorps xmm2, xmm8                                          ;   406.0 p0      41 next
        movaps xmm1, xmm11                                        ;   405.2 p1      41 next copy
        andps xmm1, xmm10                                         ;   406.2 p5      41 next
        xorps xmm1, xmm12                                         ;   407.2 p0      41 next
        xorps xmm12, xmm3                                         ;   406.2 p1      41 next
        xorps xmm5, xmm12                                         ;   407.2 p5      41 next
        andps xmm12, xmm10                                        ;   407.2 p0      41 next
        xorps xmm5, xmm9                                          ;   408.2 p1      41 next
        xorps xmm14, xmm1                                         ;   408.2 p5      41 next
        movaps xmm1, xmm9                                         ;   408.0 p0      41 next copy
        andps xmm1, xmm11                                         ;   409.0 p1      41 next
        andps xmm9, xmm6                                          ;   408.8 p5      41 next
        xorps xmm1, xmm9                                          ;   410.0 p0      41 next
        xorps xmm12, xmm1                                         ;   411.0 p1      41 next
        movaps xmm1, xmm6                                         ;   409.8 p5      41 next copy
        xorps xmm1, xmm10                                         ;   410.8 p0      41 next
        andps xmm1, xmm4                                          ;   411.8 p1      41 next
        xorps xmm1, xmm14                                         ;   412.8 p5      41 next
        xorps xmm12, [rbp + 16]                                   ;   412.0 p0+p2   41 next
        andps xmm6, [rbp + 96]                                    ;   411.2 p1+p2   41 next
        xorps xmm9, [rdx - 32]                                    ;   411.8 p5+p2   41 next
        xorps xmm14, xmm9                                         ;   412.8 p0      41 next
        andps xmm3, xmm13                                         ;   412.2 p1      41 next
        xorps xmm6, [rdi + 0]                                     ;   412.8 p5+p2   41 next
        andps xmm10, [rbp + 96]                                   ;   413.0 p0+p2   41 next
        orps xmm4, [rdi - 32]                                     ;   413.2 p1+p2   41 next
        movaps xmm9, [rbp + 96]                                   ;   413.0 p2      41 next
        andps xmm9, xmm11                                         ;   416.0 p5      41 next
        andps xmm11, xmm13                                        ;   414.0 p0      41 next
        xorps xmm3, xmm9                                          ;   417.0 p1      41 next
        xorps xmm9, xmm10                                         ;   417.0 p5      41 next
        xorps xmm11, [rbp - 96]                                   ;   415.0 p0+p2   41 next
        xorps xmm3, [rdi - 32]                                    ;   418.0 p1+p2   41 next
        xorps xmm4, xmm3                                          ;   419.0 p5      41 next
        movaps xmm3, [rdi - 48]                                   ;   416.0 p2      41 next
        xorps xmm3, xmm5                                          ;   419.0 p0      41 next
        xorps xmm5, xmm14                                         ;   416.2 p1      41 next
        xorps xmm7, xmm5                                          ;   417.2 p5      41 next
        xorps xmm15, xmm3                                         ;   420.0 p0      41 next
        xorps xmm10, xmm11                                        ;   417.2 p1      41 next
        movaps xmm3, [rbp + 96]                                   ;   417.0 p2      54 next reload
        andps xmm13, xmm3                                         ;   420.0 p5      41 next
        xorps xmm8, xmm13                                         ;   421.0 p0      41 next
        xorps xmm13, xmm1                                         ;   421.0 p1      41 next
        xorps xmm10, xmm13                                        ;   422.0 p5      41 next
        xorps xmm7, xmm6                                          ;   419.0 p0      41 next
        xorps xmm6, [rbp - 96]                                    ;   419.2 p1+p2   41 next
        xorps xmm11, [rdx + 32]                                   ;   419.8 p5+p2   41 next
        xorps xmm11, [rdx + 0]                                    ;   420.8 p0+p2   41 next
        xorps xmm2, xmm9                                          ;   420.2 p1      41 next
        xorps xmm1, xmm4                                          ;   420.8 p5      41 next
        xorps xmm0, xmm6                                          ;   421.0 p0      41 next
        xorps xmm4, [rbp + 16]                                    ;   421.2 p1+p2   41 next
        xorps xmm2, [rdx - 32]                                    ;   422.0 p5+p2   41 next
        xorps xmm9, [rdi - 48]                                    ;   423.0 p0+p2   41 next
        xorps xmm1, [rbp + 0]                                     ;   424.0 p1+p2   41 next
        xorps xmm15, [rdi - 32]                                   ;   425.0 p5+p2   41 next
        xorps xmm3, xmm8                                          ;   423.0 p0      41 next
        xorps xmm12, xmm9                                         ;   424.0 p1      41 next
        xorps xmm4, xmm3                                          ;   424.0 p5      41 next
        xorps xmm14, xmm10                                        ;   424.0 p0      41 next
        movaps xmm3, [rbp - 128]                                  ;   426.0 p2      41 next
        movaps xmm5, [rdx + 16]                                   ;   427.0 p2      54 next reload
        andps xmm3, xmm5                                          ;   430.0 p1      41 next
        movaps xmm6, [rbp - 32]                                   ;   428.0 p2      41 next
        andps xmm6, xmm5                                          ;   431.0 p5      41 next
        movaps xmm8, [rbp + 64]                                   ;   429.0 p2      41 next
        movaps xmm9, [rbp + 48]                                   ;   430.0 p2      54 next reload
        andps xmm8, xmm9                                          ;   433.0 p0      41 next
        movaps xmm10, [rdx - 96]                                  ;   431.0 p2      41 next
        movaps xmm13, [rbp - 128]                                 ;   432.0 p2      41 next
        andps xmm13, [rdx - 96]                                   ;   435.0 p1+p2   41 next
        movaps [rbp + 96], xmm15                                  ;   426.0 p3+p4   41 next spill
        movaps xmm15, [rbp + 64]                                  ;   434.0 p2      41 next
        andps xmm15, [rdx - 96]                                   ;   437.0 p5+p2   41 next
        movaps [rdi - 32], xmm12                                  ;   425.0 p3+p4   41 next spill
        andps xmm10, xmm5                                         ;   434.0 p0      41 next
        movaps xmm12, [rbp - 32]                                  ;   436.0 p2      41 next
        andps xmm12, [rbp - 64]                                   ;   439.0 p1+p2   41 next
        xorps xmm8, xmm12                                         ;   440.0 p5      41 next
        andps xmm12, xmm9                                         ;   440.0 p0      41 next
        movaps [rdx - 32], xmm11                                  ;   428.0 p3+p4   41 next spill
        movaps xmm11, xmm10                                       ;   435.0 p1      41 next copy
        xorps xmm11, xmm9                                         ;   436.0 p5      41 next
        movaps [rbp + 16], xmm2                                   ;   430.0 p3+p4   41 next spill
        movaps xmm2, [rbp + 64]                                   ;   438.0 p2      41 next
        andps xmm2, xmm6                                          ;   441.0 p0      41 next
        movaps [rbp + 0], xmm4                                    ;   431.0 p3+p4   41 next spill
        movaps xmm4, [rbp - 128]                                  ;   439.0 p2      41 next
        xorps xmm4, xmm11                                         ;   442.0 p1      41 next
        andps xmm4, [rbp + 64]                                    ;   443.0 p5+p2   41 next
        xorps xmm10, xmm4                                         ;   444.0 p0      41 next
        movaps [rbp - 96], xmm1                                   ;   434.0 p3+p4   41 next spill
        movaps xmm1, xmm3                                         ;   434.2 p1      41 next copy
        xorps xmm1, xmm13                                         ;   436.0 p5      41 next
        xorps xmm13, xmm8                                         ;   441.0 p0      41 next
        andps xmm1, [rbp - 32]                                    ;   441.0 p1+p2   41 next
        xorps xmm8, xmm3                                          ;   441.0 p5      41 next
        movaps [rdi - 48], xmm7                                   ;   436.0 p3+p4   41 next spill
        movaps xmm7, [rbp - 32]                                   ;   442.0 p2      41 next
        andps xmm7, xmm9                                          ;   445.0 p0      41 next
        xorps xmm2, xmm7                                          ;   446.0 p1      41 next
        xorps xmm2, [rel misty1_encrypt_compact.T0_constants128]  ;   447.0 p5+p2   41 next
        movaps [rdx + 0], xmm0                                    ;   438.0 p3+p4   41 next spill
        movaps xmm0, [rdx - 96]                                   ;   444.0 p2      41 next
        andps xmm0, xmm7                                          ;   447.0 p0      41 next
        movaps [rdx + 32], xmm14                                  ;   439.2 p3+p4   41 next spill
        movaps xmm14, [rbp + 64]                                  ;   445.0 p2      41 next
        andps xmm14, [rbp - 64]                                   ;   448.0 p1+p2   41 next
        movaps [rdi + 0], xmm8                                    ;   442.0 p3+p4   41 next spill
        movaps [rdi + 16], xmm4                                   ;   444.0 p3+p4   41 next spill
        movaps xmm4, [rbp - 64]                                   ;   447.0 p2      41 next
        andps xmm4, xmm13                                         ;   450.0 p5      41 next
        movaps xmm8, xmm9                                         ;   441.8 p0      41 next copy
        andps xmm8, xmm5                                          ;   442.8 p1      41 next
        xorps xmm0, xmm8                                          ;   448.0 p5      41 next
        xorps xmm8, xmm14                                         ;   449.0 p0      41 next
        movaps [rdx + 112], xmm10                                 ;   445.0 p3+p4   41 next spill
        xorps xmm0, xmm4                                          ;   451.0 p1      41 next
        movaps xmm4, [rdx - 96]                                   ;   448.0 p2      54 next reload
        xorps xmm0, xmm4                                          ;   452.0 p5      41 next
        movaps [rdi - 128], xmm0                                  ;   453.0 p3+p4   41 next spill
        movaps xmm0, [rbp - 64]                                   ;   449.0 p2      41 next
        xorps xmm13, xmm5                                         ;   445.0 p0      41 next
        movaps xmm10, xmm9                                        ;   445.2 p1      41 next copy
        andps xmm0, xmm8                                          ;   452.0 p5      41 next
        xorps xmm0, xmm5                                          ;   453.0 p0      41 next
        xorps xmm0, xmm11                                         ;   454.0 p1      41 next
        andps xmm8, [rbp - 128]                                   ;   450.0 p5+p2   41 next
        andps xmm11, [rbp - 64]                                   ;   451.0 p0+p2   41 next
        movaps [rdi - 112], xmm0                                  ;   455.0 p3+p4   41 next spill
        movaps xmm0, [rbp - 128]                                  ;   452.0 p2      41 next
        xorps xmm0, xmm15                                         ;   455.0 p1      41 next
        xorps xmm1, xmm0                                          ;   456.0 p5      41 next
        xorps xmm8, xmm1                                          ;   457.0 p0      41 next
        movaps xmm1, xmm13                                        ;   449.0 p1      41 next copy
        andps xmm1, xmm5                                          ;   450.0 p5      41 next
        andps xmm0, [rbp - 32]                                    ;   456.0 p0+p2   41 next
        xorps xmm1, xmm2                                          ;   451.0 p1      41 next
        andps xmm10, xmm4                                         ;   451.0 p5      41 next
        xorps xmm0, xmm10                                         ;   457.0 p0      41 next
        xorps xmm1, xmm14                                         ;   452.0 p1      41 next
        andps xmm13, [rbp - 128]                                  ;   454.0 p5+p2   41 next
        xorps xmm3, xmm10                                         ;   452.0 p0      41 next
        movaps xmm10, [rbp + 64]                                  ;   455.0 p2      41 next
        xorps xmm10, xmm7                                         ;   458.0 p1      41 next
        andps xmm10, xmm5                                         ;   459.0 p5      41 next
        xorps xmm2, xmm10                                         ;   460.0 p0      41 next
        xorps xmm13, xmm2                                         ;   461.0 p1      41 next
        movaps xmm2, xmm4                                         ;   453.2 p5      41 next copy
        xorps xmm7, [rbp - 64]                                    ;   456.0 p0+p2   41 next
        xorps xmm1, xmm0                                          ;   458.0 p1      41 next
        movaps xmm0, [rbp - 128]                                  ;   457.0 p2      41 next
        andps xmm0, xmm9                                          ;   460.0 p5      41 next
        xorps xmm0, xmm6                                          ;   461.0 p0      41 next
        xorps xmm11, xmm0                                         ;   462.0 p1      41 next
        xorps xmm8, xmm11                                         ;   463.0 p5      41 next
        xorps xmm8, [rdi + 16]                                    ;   464.0 p0+p2   41 next
        xorps xmm0, [rbp - 64]                                    ;   462.0 p1+p2   41 next
        andps xmm2, xmm0                                          ;   463.0 p5      41 next
        xorps xmm0, xmm14                                         ;   463.0 p0      41 next
        xorps xmm2, [rbp - 32]                                    ;   464.0 p1+p2   41 next
        xorps xmm14, xmm4                                         ;   457.2 p5      41 next
        andps xmm15, xmm14                                        ;   458.2 p0      41 next
        andps xmm14, [rbp - 32]                                   ;   461.0 p1+p2   41 next
        xorps xmm10, xmm14                                        ;   462.0 p5      41 next
        movaps xmm11, [rbp - 128]                                 ;   462.0 p2      41 next
        xorps xmm12, xmm2                                         ;   465.0 p0      41 next
        movaps xmm2, [rbp - 64]                                   ;   463.0 p2      41 next
        andps xmm11, xmm7                                         ;   465.0 p1      41 next
        xorps xmm0, xmm10                                         ;   464.0 p5      41 next
        andps xmm2, xmm3                                          ;   466.0 p0      41 next
        andps xmm7, xmm5                                          ;   461.2 p1      41 next
        xorps xmm7, [rbp + 64]                                    ;   464.0 p5+p2   41 next
        xorps xmm13, xmm7                                         ;   465.0 p0      41 next
        movaps xmm7, [rbp + 64]                                   ;   465.0 p2      41 next
        andps xmm7, [rbp - 32]                                    ;   468.0 p1+p2   41 next
        xorps xmm3, xmm7                                          ;   469.0 p5      41 next
        movaps xmm10, [rdx + 112]                                 ;   467.0 p2      41 next reload
        xorps xmm14, xmm10                                        ;   470.0 p0      41 next
        xorps xmm0, [rdi - 112]                                   ;   468.0 p1+p2   41 next
        xorps xmm6, xmm14                                         ;   471.0 p5      41 next
        movaps xmm14, [rbp + 64]                                  ;   469.0 p2      54 next reload
        xorps xmm2, xmm0                                          ;   469.0 p0      41 next
        andps xmm3, xmm14                                         ;   472.0 p1      41 next
        andps xmm10, xmm7                                         ;   470.0 p5      41 next
        xorps xmm3, [rdi - 112]                                   ;   473.0 p0+p2   41 next
        xorps xmm15, xmm13                                        ;   466.0 p1      41 next
        xorps xmm10, [rdi + 0]                                    ;   471.0 p5+p2   41 next
        xorps xmm12, xmm10                                        ;   472.0 p0      41 next
        movaps xmm0, [rel misty1_encrypt_compact.T0_constants128] ;   472.0 p2      41 next reload
        xorps xmm12, xmm0                                         ;   475.0 p1      41 next
        xorps xmm11, xmm3                                         ;   474.0 p5      41 next
        xorps xmm11, xmm0                                         ;   475.0 p0      41 next
        xorps xmm6, [rdi - 128]                                   ;   473.0 p1+p2   41 next
        xorps xmm9, [rdx + 0]                                     ;   474.0 p5+p2   41 next
        xorps xmm15, xmm9                                         ;   475.0 p0      41 next
        xorps xmm5, [rdx + 32]                                    ;   475.0 p1+p2   41 next
        xorps xmm1, xmm5                                          ;   476.0 p5      41 next
        movaps xmm3, [rdi - 48]                                   ;   476.0 p2      41 next
        xorps xmm3, [rbp - 64]                                    ;   479.0 p0+p2   41 next
        xorps xmm8, xmm3                                          ;   480.0 p1      41 next
        xorps xmm4, [rbp - 96]                                    ;   478.0 p5+p2   41 next
        xorps xmm11, xmm4                                         ;   479.0 p0      41 next
        xorps xmm11, [r10 + 2496]                                 ;   480.0 p1+p2   48 next
        movaps xmm7, [rbp + 0]                                    ;   480.0 p2      41 next
        xorps xmm7, [rbp - 128]                                   ;   483.0 p5+p2   41 next
        xorps xmm12, xmm7                                         ;   484.0 p0      41 next
        xorps xmm12, [r10 + 2512]                                 ;   485.0 p1+p2   48 next
        xorps xmm8, [r10 + 2480]                                  ;   483.0 p5+p2   48 next
        movaps xmm10, [rbp + 16]                                  ;   484.0 p2      41 next
        xorps xmm10, [rbp - 32]                                   ;   487.0 p0+p2   41 next
        xorps xmm14, [rdx - 32]                                   ;   486.0 p1+p2   41 next
        xorps xmm2, xmm10                                         ;   488.0 p5      41 next
        xorps xmm6, xmm14                                         ;   487.0 p0      41 next
        xorps xmm15, [r10 + 2464]                                 ;   487.0 p1+p2   48 next
        xorps xmm2, [r10 + 2528]                                  ;   489.0 p5+p2   48 next
        xorps xmm1, [r10 + 2448]                                  ;   489.0 p0+p2   48 next
        xorps xmm6, [r10 + 2544]                                  ;   490.0 p1+p2   48 next
        xorps xmm5, [r10 + 2304]                                  ;   491.0 p5+p2   48 next
        movaps [rbp - 128], xmm1                                  ;   490.0 p3+p4   48 next spill
        movaps xmm1, xmm5                                         ;   492.0 p0      45 next copy
        xorps xmm9, [r10 + 2320]                                  ;   492.0 p1+p2   48 next
        xorps xmm4, [r10 + 2352]                                  ;   493.0 p5+p2   48 next
        xorps xmm7, [r10 + 2368]                                  ;   494.0 p0+p2   48 next
        xorps xmm10, [r10 + 2384]                                 ;   495.0 p1+p2   48 next
        xorps xmm14, [r10 + 2400]                                 ;   496.0 p5+p2   48 next
        movaps xmm13, [rdi - 32]                                  ;   497.0 p2      48 next
        xorps xmm13, [r10 + 2416]                                 ;   500.0 p0+p2   48 next
        movaps [rdx - 32], xmm12                                  ;   487.2 p3+p4   48 next spill
        movaps [rdi - 32], xmm6                                   ;   491.0 p3+p4   48 next spill
        movaps xmm6, [rbp + 96]                                   ;   499.0 p2      48 next
        xorps xmm6, [r10 + 2432]                                  ;   502.0 p1+p2   48 next
        movaps [rbp + 96], xmm2                                   ;   490.0 p3+p4   48 next spill
        movaps xmm2, xmm5                                         ;   492.0 p5      45 next copy
        xorps xmm2, xmm14                                         ;   497.0 p0      45 next
        movaps [rbp + 64], xmm15                                  ;   490.2 p3+p4   48 next spill
        movaps xmm12, xmm4                                        ;   494.0 p1      45 next copy
        andps xmm1, xmm13                                         ;   501.0 p5      45 next
        movaps xmm15, xmm4                                        ;   494.0 p0      45 next copy
        andps xmm15, xmm14                                        ;   497.0 p1      45 next
        xorps xmm15, xmm1                                         ;   502.0 p5      45 next
        movaps xmm1, xmm14                                        ;   497.0 p0      45 next copy
        movaps [rbp + 16], xmm8                                   ;   492.5 p3+p4   48 next spill
        andps xmm12, xmm13                                        ;   501.0 p1      45 next
        movaps [rbp - 32], xmm11                                  ;   493.5 p3+p4   48 next spill
        movaps xmm11, xmm9                                        ;   493.5 p5      45 next copy
        xorps xmm11, xmm10                                        ;   496.0 p0      45 next
        xorps xmm15, xmm0                                         ;   503.0 p1      45 next
        movaps xmm8, xmm13                                        ;   501.0 p5      45 next copy
        andps xmm8, xmm6                                          ;   503.0 p0      45 next
        movaps [rbp + 0], xmm15                                   ;   504.0 p3+p4   45 next spill
        movaps xmm15, xmm2                                        ;   498.0 p1      45 next copy
        xorps xmm15, xmm4                                         ;   499.0 p5      45 next
        movaps [rbp - 96], xmm12                                  ;   502.0 p3+p4   45 next spill
        movaps xmm12, xmm15                                       ;   500.0 p0      45 next copy
        movaps [rdx - 96], xmm14                                  ;   498.0 p3+p4   48 next spill
        movaps xmm14, xmm5                                        ;   497.8 p1      45 next copy
        andps xmm14, xmm6                                         ;   503.0 p5      45 next
        xorps xmm14, xmm13                                        ;   504.0 p0      45 next
        andps xmm1, xmm7                                          ;   498.8 p1      45 next
        movaps xmm0, xmm4                                         ;   499.0 p5      45 next copy
        movaps [rdx + 32], xmm15                                  ;   500.0 p3+p4   45 next spill
        movaps [rdi - 48], xmm8                                   ;   504.0 p3+p4   45 next spill
        xorps xmm3, [r10 + 2336]                                  ;   501.0 p0+p2   48 next
        andps xmm12, xmm3                                         ;   502.0 p1      45 next
        xorps xmm12, xmm14                                        ;   505.0 p5      45 next
        andps xmm0, xmm3                                          ;   502.0 p0      45 next
        xorps xmm0, xmm11                                         ;   503.0 p1      45 next
        movaps [rbp - 64], xmm0                                   ;   504.0 p3+p4   45 next spill
        movaps xmm0, xmm4                                         ;   501.5 p5      45 next copy
        andps xmm0, xmm5                                          ;   502.5 p0      45 next
        xorps xmm1, xmm0                                          ;   503.5 p1      45 next
        movaps xmm0, xmm4                                         ;   502.5 p5      45 next copy
        andps xmm0, xmm9                                          ;   503.5 p0      45 next
        xorps xmm1, xmm8                                          ;   504.5 p1      45 next
        movaps xmm8, xmm4                                         ;   503.5 p5      45 next copy
        andps xmm8, xmm7                                          ;   504.5 p0      45 next
        xorps xmm14, xmm8                                         ;   505.5 p1      45 next
        xorps xmm0, xmm8                                          ;   505.5 p5      45 next
        movaps xmm8, xmm6                                         ;   504.8 p0      45 next copy
        andps xmm8, xmm7                                          ;   505.8 p1      45 next
        xorps xmm4, xmm8                                          ;   506.8 p5      45 next
        xorps xmm12, xmm4                                         ;   507.8 p0      45 next
        andps xmm4, xmm6                                          ;   507.8 p1      45 next
        xorps xmm4, [rel misty1_encrypt_compact.T0_constants128]  ;   508.8 p5+p2   45 next
        movaps [rbp + 48], xmm4                                   ;   509.8 p3+p4   45 next spill
        movaps xmm4, xmm15                                        ;   506.8 p0      45 next copy
        movaps [rdx + 0], xmm8                                    ;   506.8 p3+p4   45 next spill
        movaps xmm8, xmm9                                         ;   507.0 p1      45 next copy
        andps xmm8, xmm5                                          ;   508.0 p5      45 next
        movaps xmm15, xmm11                                       ;   507.8 p0      45 next copy
        movaps [rdx + 16], xmm0                                   ;   507.5 p3+p4   45 next spill
        movaps xmm0, xmm3                                         ;   508.0 p1      45 next copy
        orps xmm4, xmm6                                           ;   508.5 p5      45 next
        andps xmm0, xmm10                                         ;   509.0 p0      45 next
        xorps xmm4, xmm0                                          ;   510.0 p1      45 next
        movaps xmm0, xmm7                                         ;   509.5 p5      45 next copy
        andps xmm0, xmm10                                         ;   510.5 p0      45 next
        andps xmm15, xmm7                                         ;   510.0 p1      45 next
        xorps xmm8, xmm4                                          ;   511.0 p5      45 next
        movaps xmm4, xmm13                                        ;   510.8 p0      45 next copy
        andps xmm4, xmm10                                         ;   511.8 p1      45 next
        xorps xmm15, xmm4                                         ;   512.8 p5      45 next
        xorps xmm14, xmm15                                        ;   513.8 p0      45 next
        xorps xmm15, xmm8                                         ;   513.8 p1      45 next
        xorps xmm15, xmm2                                         ;   514.8 p5      45 next
        movaps [rdi - 128], xmm15                                 ;   515.8 p3+p4   45 next spill
        movaps xmm15, xmm0                                        ;   512.8 p0      45 next copy
        xorps xmm15, xmm6                                         ;   513.8 p1      45 next
        andps xmm15, xmm10                                        ;   514.8 p5      45 next
        xorps xmm12, xmm15                                        ;   515.8 p0      45 next
        movaps xmm15, xmm13                                       ;   514.0 p1      45 next copy
        xorps xmm0, xmm3                                          ;   514.5 p5      45 next
        andps xmm11, xmm5                                         ;   514.8 p0      45 next
        movaps xmm4, xmm3                                         ;   515.0 p1      45 next copy
        andps xmm4, xmm9                                          ;   516.0 p5      45 next
        xorps xmm14, xmm0                                         ;   515.8 p0      45 next
        xorps xmm14, xmm1                                         ;   516.8 p1      45 next
        andps xmm15, xmm9                                         ;   516.5 p5      45 next
        andps xmm0, xmm7                                          ;   516.8 p0      45 next
        xorps xmm4, xmm5                                          ;   517.0 p1      45 next
        andps xmm2, xmm10                                         ;   517.5 p5      45 next
        xorps xmm15, xmm4                                         ;   518.0 p0      45 next
        xorps xmm4, xmm6                                          ;   518.0 p1      45 next
        xorps xmm0, xmm15                                         ;   519.0 p5      45 next
        movaps xmm15, xmm7                                        ;   518.8 p0      45 next copy
        xorps xmm2, xmm4                                          ;   519.0 p1      45 next
        xorps xmm2, xmm7                                          ;   520.0 p5      45 next
        andps xmm7, xmm5                                          ;   519.8 p0      45 next
        andps xmm15, xmm13                                        ;   520.0 p1      45 next
        andps xmm4, xmm9                                          ;   520.5 p5      45 next
        xorps xmm15, xmm7                                         ;   521.0 p0      45 next
        xorps xmm4, xmm15                                         ;   522.0 p1      45 next
        movaps xmm15, xmm5                                        ;   521.5 p5      45 next copy
        xorps xmm15, xmm9                                         ;   522.5 p0      45 next
        andps xmm15, xmm10                                        ;   523.5 p1      45 next
        xorps xmm15, xmm0                                         ;   524.5 p5      45 next
        xorps xmm7, [rbp - 96]                                    ;   522.8 p0+p2   45 next
        xorps xmm0, xmm7                                          ;   523.8 p1      45 next
        movaps xmm7, [rdx - 96]                                   ;   519.5 p2      45 next
        xorps xmm4, [rbp - 64]                                    ;   523.5 p5+p2   45 next
        andps xmm5, [rdx - 96]                                    ;   523.8 p0+p2   45 next
        xorps xmm5, [rdx + 16]                                    ;   524.8 p1+p2   45 next
        andps xmm6, xmm3                                          ;   524.5 p5      45 next
        andps xmm7, xmm13                                         ;   524.8 p0      45 next
        andps xmm13, xmm3                                         ;   525.0 p1      45 next
        xorps xmm6, xmm7                                          ;   525.8 p5      45 next
        xorps xmm13, [rbp + 48]                                   ;   526.0 p0+p2   45 next
        xorps xmm6, [rdx + 32]                                    ;   526.8 p1+p2   45 next
        orps xmm10, [rdx + 32]                                    ;   526.5 p5+p2   45 next
        andps xmm9, [rdx - 96]                                    ;   526.8 p0+p2   45 next
        xorps xmm7, xmm9                                          ;   527.8 p1      45 next
        xorps xmm9, xmm13                                         ;   527.8 p5      45 next
        xorps xmm13, [rdi - 48]                                   ;   527.8 p0+p2   45 next
        xorps xmm10, xmm6                                         ;   528.0 p1      45 next
        xorps xmm13, [rdi - 128]                                  ;   528.8 p5+p2   45 next
        xorps xmm14, xmm7                                         ;   528.8 p0      45 next
        movaps xmm6, [rbp + 0]                                    ;   529.5 p2      45 next
        xorps xmm7, [rbp + 0]                                     ;   530.5 p1+p2   45 next
        xorps xmm6, xmm2                                          ;   532.5 p5      45 next
        xorps xmm2, xmm0                                          ;   529.8 p0      45 next
        xorps xmm11, xmm2                                         ;   530.8 p1      45 next
        movaps xmm2, [rdx - 96]                                   ;   531.5 p2      48 next reload
        xorps xmm11, xmm5                                         ;   531.8 p5      45 next
        xorps xmm5, [rbp + 48]                                    ;   532.5 p0+p2   45 next
        xorps xmm8, xmm6                                          ;   533.5 p1      45 next
        andps xmm3, xmm2                                          ;   534.5 p5      45 next
        xorps xmm1, xmm3                                          ;   535.5 p0      45 next
        xorps xmm3, xmm15                                         ;   535.5 p1      45 next
        xorps xmm15, xmm10                                        ;   532.5 p5      45 next
        xorps xmm15, [rdx + 0]                                    ;   533.5 p0+p2   45 next
        xorps xmm12, xmm5                                         ;   533.5 p1      45 next
        movaps xmm5, [rbp - 32]                                   ;   534.5 p2      48 next reload
        xorps xmm15, xmm5                                         ;   537.5 p5      45 next
        xorps xmm15, [rdx + 48]                                   ;   538.5 p0+p2   54 next
        xorps xmm9, xmm3                                          ;   536.5 p1      45 next
        xorps xmm14, [rbp - 96]                                   ;   536.5 p5+p2   45 next
        xorps xmm0, xmm9                                          ;   537.5 p0      45 next
        xorps xmm10, [rbp - 64]                                   ;   537.5 p1+p2   45 next
        xorps xmm4, xmm7                                          ;   535.5 p5      45 next
        xorps xmm8, [rdx + 32]                                    ;   538.5 p0+p2   45 next
        movaps xmm7, [rbp + 96]                                   ;   539.5 p2      48 next reload
        movaps xmm3, [rbp + 16]                                   ;   540.5 p2      48 next reload
        xorps xmm2, xmm1                                          ;   536.5 p1      45 next
        xorps xmm11, xmm3                                         ;   543.5 p5      45 next
        xorps xmm3, [rdx - 64]                                    ;   543.5 p0+p2   54 next
        movaps xmm9, [rdi - 32]                                   ;   542.5 p2      48 next reload
        xorps xmm14, xmm7                                         ;   542.5 p1      45 next
        movaps xmm6, [rdx - 32]                                   ;   543.5 p2      48 next reload
        xorps xmm11, [rdi - 64]                                   ;   544.5 p5+p2   54 next
        movaps xmm1, [rbp - 128]                                  ;   545.5 p2      48 next reload
        xorps xmm0, xmm1                                          ;   548.5 p0      45 next
        xorps xmm10, xmm2                                         ;   538.5 p1      45 next
        movaps xmm2, [rbp + 64]                                   ;   546.5 p2      48 next reload
        xorps xmm12, xmm2                                         ;   549.5 p5      45 next
        xorps xmm2, [rbp + 80]                                    ;   549.5 p0+p2   54 next
        xorps xmm10, xmm6                                         ;   546.5 p1      45 next
        xorps xmm6, [rbp - 16]                                    ;   548.5 p5+p2   54 next
        xorps xmm12, [rdi - 16]                                   ;   550.5 p0+p2   54 next
        xorps xmm14, [rbp - 48]                                   ;   550.5 p1+p2   54 next
        xorps xmm4, [rdx - 112]                                   ;   551.5 p5+p2   54 next
        xorps xmm13, xmm9                                         ;   545.5 p0      45 next
        xorps xmm9, [rbp - 112]                                   ;   552.5 p1+p2   54 next
        xorps xmm7, [rdx - 80]                                    ;   553.5 p5+p2   54 next
        xorps xmm5, [rbp - 80]                                    ;   554.5 p0+p2   54 next
        movaps [rdi - 32], xmm9                                   ;   553.5 p3+p4   54 next spill
        movaps xmm9, [rdi - 80]                                   ;   555.5 p2      54 next
        xorps xmm13, [rdx - 48]                                   ;   556.5 p1+p2   54 next
        xorps xmm8, [rbp + 112]                                   ;   557.5 p5+p2   54 next
        xorps xmm1, [rbp + 32]                                    ;   558.5 p0+p2   54 next
        xorps xmm0, [rdi - 80]                                    ;   559.5 p1+p2   54 next
        movaps [rdi - 80], xmm7                                   ;   554.5 p3+p4   54 next spill
        movaps xmm7, [rdi - 16]                                   ;   560.5 p2      54 next
        movaps [rdi - 16], xmm6                                   ;   549.5 p3+p4   54 next spill
        movaps xmm6, [rdi - 64]                                   ;   561.5 p2      54 next
        movaps [rdi - 64], xmm5                                   ;   555.5 p3+p4   54 next spill
        movaps xmm5, [rdx + 48]                                   ;   562.5 p2      54 next
        movaps [rdx + 48], xmm3                                   ;   551.5 p3+p4   54 next spill
        movaps xmm3, [rdx - 128]                                  ;   563.5 p2      54 next
        xorps xmm10, [rdx - 128]                                  ;   564.5 p5+p2   54 next
        movaps [rdx - 128], xmm2                                  ;   552.5 p3+p4   54 next spill
        movaps xmm2, [rbp - 48]                                   ;   565.5 p2      54 next
        movaps [rbp - 48], xmm1                                   ;   559.5 p3+p4   54 next spill
        movaps xmm1, [rdx - 48]                                   ;   566.5 p2      54 next
        movaps [rdx - 48], xmm8                                   ;   558.5 p3+p4   54 next spill
        movaps xmm8, [rdx - 112]                                  ;   567.5 p2      54 next
        movaps [rdx - 112], xmm4                                  ;   555.5 p3+p4   54 next spill
        movaps xmm4, [rbp + 112]                                  ;   568.5 p2      54 next
        movaps [rbp + 112], xmm13                                 ;   557.5 p3+p4   54 next spill
        movaps xmm13, [rbp + 32]                                  ;   569.5 p2      54 next
        movaps [rbp + 32], xmm14                                  ;   557.5 p3+p4   54 next spill
        movaps xmm14, [rbp + 80]                                  ;   570.5 p2      54 next
        movaps [rbp + 80], xmm10                                  ;   565.5 p3+p4   54 next spill
        movaps xmm10, [rdx - 64]                                  ;   571.5 p2      54 next
        movaps [rdx - 64], xmm15                                  ;   559.5 p3+p4   54 next spill
        movaps xmm15, [rbp - 80]                                  ;   572.5 p2      54 next
        xorps xmm6, [r11 + 288]                                   ;   573.5 p0+p2   54 next
        xorps xmm9, [r11 + 256]                                   ;   574.5 p1+p2   54 next
        xorps xmm7, [r11 + 272]                                   ;   575.5 p5+p2   54 next
        xorps xmm5, [r11 + 304]                                   ;   576.5 p0+p2   54 next
        xorps xmm2, [r11 + 336]                                   ;   577.5 p1+p2   54 next
        xorps xmm1, [r11 + 352]                                   ;   578.5 p5+p2   54 next
        xorps xmm15, [r11 + 448]                                  ;   579.5 p0+p2   54 next
        xorps xmm10, [r11 + 432]                                  ;   580.5 p1+p2   54 next
        movaps [rbp + 96], xmm5                                   ;   577.5 p3+p4   54 next spill
        xorps xmm3, [r11 + 320]                                   ;   581.5 p5+p2   54 next
        xorps xmm8, [r11 + 368]                                   ;   582.5 p0+p2   54 next
        xorps xmm4, [r11 + 384]                                   ;   583.5 p1+p2   54 next
        xorps xmm13, [r11 + 400]                                  ;   584.5 p5+p2   54 next
        xorps xmm14, [r11 + 416]                                  ;   585.5 p0+p2   54 next
        movaps xmm5, xmm14                                        ;   586.5 p1      41 next copy
        movaps [rbp - 80], xmm11                                  ;   572.5 p3+p4   54 next spill
        movaps xmm11, [rbp - 16]                                  ;   586.5 p2      54 next
        xorps xmm11, [r11 + 464]                                  ;   589.5 p5+p2   54 next
        movaps [rbp - 16], xmm12                                  ;   574.5 p3+p4   54 next spill
        movaps xmm12, [rdx - 80]                                  ;   588.5 p2      54 next
        xorps xmm12, [r11 + 480]                                  ;   591.5 p0+p2   54 next
        movaps [rdx - 80], xmm0                                   ;   576.5 p3+p4   54 next spill
        movaps xmm0, [rbp - 112]                                  ;   590.5 p2      54 next
        xorps xmm0, [r11 + 496]                                   ;   593.5 p1+p2   54 next
        movaps [rbp - 112], xmm6                                  ;   577.8 p3+p4   54 next spill
        movaps xmm6, xmm8                                         ;   583.5 p5      41 next copy
        andps xmm5, xmm12                                         ;   592.5 p0      41 next
        movaps [rdx - 32], xmm7                                   ;   579.5 p3+p4   54 next spill
        movaps xmm7, xmm4                                         ;   584.5 p1      41 next copy
        movaps [rbp - 32], xmm1                                   ;   580.5 p3+p4   54 next spill
        xorps xmm7, xmm15                                         ;   585.5 p5      41 next
        movaps [rbp + 16], xmm2                                   ;   581.5 p3+p4   54 next spill
        xorps xmm6, xmm11                                         ;   590.5 p0      41 next
        movaps xmm2, xmm14                                        ;   586.5 p1      41 next copy
        andps xmm2, xmm11                                         ;   590.5 p5      41 next
        movaps xmm1, xmm12                                        ;   592.5 p0      41 next copy
        movaps [rbp + 64], xmm9                                   ;   584.5 p3+p4   54 next spill
        movaps xmm9, xmm8                                         ;   584.8 p1      41 next copy
        movaps [rbp - 96], xmm11                                  ;   590.5 p3+p4   54 next spill
        andps xmm1, xmm0                                          ;   594.5 p5      41 next
        movaps [rbp - 128], xmm3                                  ;   586.5 p3+p4   54 next spill
        movaps xmm3, xmm6                                         ;   591.5 p0      41 next copy
        xorps xmm3, xmm14                                         ;   592.5 p1      41 next
        andps xmm9, xmm12                                         ;   592.5 p5      41 next
        xorps xmm2, xmm9                                          ;   593.5 p0      41 next
        movaps xmm9, xmm11                                        ;   590.5 p1      41 next copy
        movaps xmm11, xmm14                                       ;   588.5 p5      41 next copy
        andps xmm9, xmm10                                         ;   591.5 p0      41 next
        xorps xmm2, [rel misty1_encrypt_compact.T0_constants128]  ;   594.5 p1+p2   41 next
        movaps [rdx - 96], xmm2                                   ;   595.5 p3+p4   41 next spill
        andps xmm11, xmm13                                        ;   590.8 p5      41 next
        xorps xmm11, xmm7                                         ;   591.8 p0      41 next
        movaps [rbp - 64], xmm11                                  ;   592.8 p3+p4   41 next spill
        movaps xmm11, xmm14                                       ;   591.5 p1      41 next copy
        movaps xmm2, xmm3                                         ;   593.5 p5      41 next copy
        andps xmm2, xmm13                                         ;   594.5 p0      41 next
        movaps [rdx + 32], xmm5                                   ;   593.5 p3+p4   41 next spill
        movaps xmm5, xmm8                                         ;   592.5 p1      41 next copy
        andps xmm5, xmm0                                          ;   594.5 p5      41 next
        xorps xmm5, xmm12                                         ;   595.5 p0      41 next
        xorps xmm2, xmm5                                          ;   596.5 p1      41 next
        andps xmm11, xmm8                                         ;   593.8 p5      41 next
        xorps xmm9, xmm11                                         ;   594.8 p0      41 next
        movaps xmm11, xmm14                                       ;   594.5 p1      41 next copy
        movaps [rdx + 0], xmm1                                    ;   595.5 p3+p4   41 next spill
        xorps xmm9, xmm1                                          ;   595.8 p5      41 next
        movaps xmm1, xmm14                                        ;   595.0 p0      41 next copy
        andps xmm11, xmm4                                         ;   595.5 p1      41 next
        andps xmm1, xmm10                                         ;   596.0 p5      41 next
        xorps xmm5, xmm1                                          ;   597.0 p0      41 next
        xorps xmm11, xmm1                                         ;   597.0 p1      41 next
        movaps xmm1, xmm0                                         ;   596.8 p5      41 next copy
        andps xmm1, xmm10                                         ;   597.8 p0      41 next
        xorps xmm14, xmm1                                         ;   598.8 p1      41 next
        xorps xmm2, xmm14                                         ;   599.8 p5      41 next
        andps xmm14, xmm0                                         ;   599.8 p0      41 next
        movaps [rdi - 48], xmm11                                  ;   598.0 p3+p4   41 next spill
        movaps [rdi - 128], xmm3                                  ;   598.2 p3+p4   41 next spill
        xorps xmm14, [rel misty1_encrypt_compact.T0_constants128] ;   600.8 p1+p2   41 next
        movaps [rbp + 0], xmm14                                   ;   601.8 p3+p4   41 next spill
        movaps xmm14, xmm3                                        ;   598.8 p5      41 next copy
        movaps xmm3, xmm7                                         ;   599.0 p0      41 next copy
        andps xmm3, xmm10                                         ;   600.0 p1      41 next
        movaps [rbp + 48], xmm1                                   ;   600.2 p3+p4   41 next spill
        movaps xmm1, xmm4                                         ;   599.8 p5      41 next copy
        andps xmm1, xmm8                                          ;   600.8 p0      41 next
        andps xmm7, xmm8                                          ;   600.5 p1      41 next
        movaps xmm11, xmm13                                       ;   600.8 p5      41 next copy
        orps xmm14, xmm0                                          ;   601.0 p0      41 next
        andps xmm11, xmm15                                        ;   601.8 p1      41 next
        xorps xmm14, xmm11                                        ;   602.8 p5      41 next
        movaps xmm11, xmm12                                       ;   602.0 p0      41 next copy
        andps xmm11, xmm15                                        ;   603.0 p1      41 next
        xorps xmm3, xmm11                                         ;   604.0 p5      41 next
        xorps xmm5, xmm3                                          ;   605.0 p0      41 next
        movaps xmm11, xmm13                                       ;   603.5 p1      41 next copy
        andps xmm11, xmm4                                         ;   604.5 p5      41 next
        xorps xmm1, xmm14                                         ;   604.0 p0      41 next
        movaps xmm14, xmm10                                       ;   604.5 p1      41 next copy
        andps xmm14, xmm15                                        ;   605.5 p5      41 next
        xorps xmm3, xmm1                                          ;   605.0 p0      41 next
        xorps xmm3, xmm6                                          ;   606.0 p1      41 next
        xorps xmm11, xmm8                                         ;   605.8 p5      41 next
        andps xmm6, xmm15                                         ;   606.0 p0      41 next
        movaps [rdx + 16], xmm3                                   ;   607.0 p3+p4   41 next spill
        movaps xmm3, xmm14                                        ;   606.5 p1      41 next copy
        xorps xmm14, xmm13                                        ;   606.8 p5      41 next
        xorps xmm5, xmm14                                         ;   607.8 p0      41 next
        xorps xmm5, xmm9                                          ;   608.8 p1      41 next
        xorps xmm3, xmm0                                          ;   607.8 p5      41 next
        andps xmm3, xmm15                                         ;   608.8 p0      41 next
        xorps xmm2, xmm3                                          ;   609.8 p1      41 next
        andps xmm14, xmm10                                        ;   608.8 p5      41 next
        movaps xmm3, xmm12                                        ;   609.0 p0      41 next copy
        andps xmm3, xmm4                                          ;   610.0 p1      41 next
        xorps xmm3, xmm11                                         ;   611.0 p5      41 next
        xorps xmm11, xmm0                                         ;   610.0 p0      41 next
        xorps xmm6, xmm11                                         ;   611.0 p1      41 next
        andps xmm11, xmm4                                         ;   611.0 p5      41 next
        xorps xmm6, xmm10                                         ;   612.0 p0      41 next
        andps xmm0, xmm13                                         ;   611.5 p1      41 next
        xorps xmm14, xmm3                                         ;   612.0 p5      41 next
        movaps xmm3, xmm10                                        ;   612.0 p0      41 next copy
        andps xmm3, xmm12                                         ;   613.0 p1      41 next
        andps xmm10, xmm8                                         ;   612.8 p5      41 next
        xorps xmm3, xmm10                                         ;   614.0 p0      41 next
        xorps xmm11, xmm3                                         ;   615.0 p1      41 next
        movaps xmm3, xmm8                                         ;   613.8 p5      41 next copy
        xorps xmm3, xmm4                                          ;   614.8 p0      41 next
        andps xmm3, xmm15                                         ;   615.8 p1      41 next
        xorps xmm3, xmm14                                         ;   616.8 p5      41 next
        xorps xmm11, [rbp - 64]                                   ;   616.0 p0+p2   41 next
        xorps xmm10, [rdx + 32]                                   ;   615.5 p1+p2   41 next
        xorps xmm14, xmm10                                        ;   616.5 p5      41 next
        movaps xmm10, [rbp - 96]                                  ;   613.0 p2      41 next
        andps xmm10, xmm12                                        ;   616.0 p0      41 next
        andps xmm8, [rbp - 96]                                    ;   616.5 p1+p2   41 next
        xorps xmm8, [rdi - 48]                                    ;   617.5 p5+p2   41 next
        andps xmm4, [rbp - 96]                                    ;   617.0 p0+p2   41 next
        andps xmm12, xmm13                                        ;   617.5 p1      41 next
        xorps xmm0, xmm10                                         ;   617.8 p5      41 next
        orps xmm15, [rdi - 128]                                   ;   618.0 p0+p2   41 next
        xorps xmm12, [rbp + 0]                                    ;   618.5 p1+p2   41 next
        xorps xmm0, [rdi - 128]                                   ;   619.0 p5+p2   41 next
        xorps xmm10, xmm4                                         ;   619.0 p0      41 next
        xorps xmm15, xmm0                                         ;   620.0 p1      41 next
        movaps xmm0, [rdx - 96]                                   ;   620.0 p2      41 next
        xorps xmm0, xmm6                                          ;   623.0 p5      41 next
        xorps xmm6, xmm14                                         ;   620.0 p0      41 next
        xorps xmm7, xmm6                                          ;   621.0 p1      41 next
        xorps xmm7, xmm8                                          ;   622.0 p5      41 next
        xorps xmm1, xmm0                                          ;   624.0 p0      41 next
        xorps xmm4, xmm12                                         ;   621.5 p1      41 next
        xorps xmm5, xmm10                                         ;   621.8 p5      41 next
        xorps xmm10, [rdx - 96]                                   ;   622.0 p0+p2   41 next
        xorps xmm12, [rdx + 0]                                    ;   622.5 p1+p2   41 next
        xorps xmm12, [rdx + 16]                                   ;   623.5 p5+p2   41 next
        movaps xmm0, [rbp - 96]                                   ;   624.0 p2      54 next reload
        andps xmm13, xmm0                                         ;   627.0 p0      41 next
        xorps xmm9, xmm13                                         ;   628.0 p1      41 next
        xorps xmm8, [rbp + 0]                                     ;   625.0 p5+p2   41 next
        xorps xmm13, xmm3                                         ;   628.0 p0      41 next
        xorps xmm3, xmm15                                         ;   624.5 p1      41 next
        xorps xmm3, [rbp + 48]                                    ;   626.0 p5+p2   41 next
        xorps xmm2, xmm8                                          ;   626.0 p0      41 next
        xorps xmm15, [rbp - 64]                                   ;   627.0 p1+p2   41 next
        xorps xmm5, [rdx + 32]                                    ;   628.0 p5+p2   41 next
        xorps xmm11, xmm10                                        ;   626.0 p0      41 next
        xorps xmm1, [rdi - 128]                                   ;   629.0 p1+p2   41 next
        xorps xmm4, xmm13                                         ;   629.0 p5      41 next
        xorps xmm0, xmm9                                          ;   629.0 p0      41 next
        movaps xmm9, [rdx - 32]                                   ;   630.0 p2      54 next reload
        xorps xmm14, xmm4                                         ;   630.0 p1      41 next
        xorps xmm15, xmm0                                         ;   630.0 p5      41 next
        movaps xmm0, [rbp - 128]                                  ;   631.0 p2      41 next
        movaps xmm6, [rbp + 16]                                   ;   632.0 p2      41 next
        movaps xmm8, [rbp - 32]                                   ;   633.0 p2      41 next
        movaps [rdx + 32], xmm12                                  ;   626.2 p3+p4   41 next spill
        movaps xmm4, [rbp + 64]                                   ;   634.0 p2      54 next reload
        andps xmm0, xmm4                                          ;   637.0 p0      41 next
        andps xmm6, xmm4                                          ;   637.0 p1      41 next
        andps xmm8, xmm9                                          ;   636.0 p5      41 next
        movaps xmm10, [rbp + 96]                                  ;   635.0 p2      41 next
        andps xmm10, xmm4                                         ;   638.0 p0      41 next
        movaps xmm13, [rbp - 128]                                 ;   636.0 p2      41 next
        andps xmm13, [rbp + 96]                                   ;   639.0 p1+p2   41 next
        movaps [rbp - 96], xmm1                                   ;   630.0 p3+p4   41 next spill
        movaps xmm1, [rbp - 32]                                   ;   638.0 p2      41 next
        andps xmm1, [rbp + 96]                                    ;   641.0 p5+p2   41 next
        movaps [rdi - 128], xmm11                                 ;   630.2 p3+p4   41 next spill
        movaps xmm11, [rbp + 16]                                  ;   640.0 p2      41 next
        andps xmm11, [rbp - 112]                                  ;   643.0 p0+p2   41 next
        xorps xmm8, xmm11                                         ;   644.0 p1      41 next
        andps xmm11, xmm9                                         ;   644.0 p5      41 next
        movaps xmm12, xmm10                                       ;   639.0 p0      41 next copy
        xorps xmm12, xmm9                                         ;   640.0 p1      41 next
        movaps [rbp + 48], xmm15                                  ;   634.0 p3+p4   41 next spill
        movaps [rbp - 64], xmm5                                   ;   635.0 p3+p4   41 next spill
        movaps xmm5, [rbp - 32]                                   ;   642.0 p2      41 next
        movaps xmm15, [rbp - 128]                                 ;   643.0 p2      41 next
        andps xmm5, xmm6                                          ;   645.0 p5      41 next
        movaps [rbp + 0], xmm3                                    ;   636.2 p3+p4   41 next spill
        movaps xmm3, xmm0                                         ;   638.0 p0      41 next copy
        xorps xmm3, xmm13                                         ;   640.0 p1      41 next
        xorps xmm13, xmm8                                         ;   645.0 p5      41 next
        xorps xmm8, xmm0                                          ;   645.0 p0      41 next
        xorps xmm15, xmm12                                        ;   646.0 p1      41 next
        andps xmm3, [rbp + 16]                                    ;   644.0 p5+p2   41 next
        movaps [rdx - 96], xmm7                                   ;   639.0 p3+p4   41 next spill
        movaps xmm7, [rbp + 16]                                   ;   645.0 p2      41 next
        andps xmm7, xmm9                                          ;   648.0 p0      41 next
        xorps xmm5, xmm7                                          ;   649.0 p1      41 next
        xorps xmm5, [rel misty1_encrypt_compact.T0_constants128]  ;   650.0 p5+p2   41 next
        movaps [rdx + 16], xmm2                                   ;   640.5 p3+p4   41 next spill
        movaps xmm2, [rbp + 96]                                   ;   647.0 p2      41 next
        andps xmm2, xmm7                                          ;   650.0 p0      41 next
        movaps [rdx + 0], xmm14                                   ;   642.0 p3+p4   41 next spill
        movaps xmm14, [rbp - 32]                                  ;   648.0 p2      41 next
        andps xmm14, [rbp - 112]                                  ;   651.0 p1+p2   41 next
        movaps [rdi - 48], xmm8                                   ;   646.0 p3+p4   41 next spill
        movaps xmm8, xmm9                                         ;   644.0 p5      41 next copy
        andps xmm8, xmm4                                          ;   645.0 p0      41 next
        xorps xmm2, xmm8                                          ;   651.0 p1      41 next
        andps xmm15, [rbp - 32]                                   ;   650.0 p5+p2   41 next
        xorps xmm10, xmm15                                        ;   651.0 p0      41 next
        movaps [rdi + 0], xmm15                                   ;   651.0 p3+p4   41 next spill
        movaps xmm15, [rbp - 112]                                 ;   651.0 p2      41 next
        andps xmm15, xmm13                                        ;   654.0 p1      41 next
        xorps xmm8, xmm14                                         ;   652.0 p5      41 next
        xorps xmm2, xmm15                                         ;   655.0 p0      41 next
        movaps xmm15, [rbp + 96]                                  ;   652.0 p2      54 next reload
        xorps xmm13, xmm4                                         ;   647.0 p1      41 next
        xorps xmm2, xmm15                                         ;   656.0 p5      41 next
        movaps [rdi - 112], xmm2                                  ;   657.0 p3+p4   41 next spill
        movaps xmm2, [rbp - 112]                                  ;   653.0 p2      41 next
        andps xmm2, xmm8                                          ;   656.0 p0      41 next
        xorps xmm2, xmm4                                          ;   657.0 p1      41 next
        andps xmm8, [rbp - 128]                                   ;   654.0 p5+p2   41 next
        xorps xmm2, xmm12                                         ;   658.0 p0      41 next
        andps xmm12, [rbp - 112]                                  ;   655.0 p1+p2   41 next
        movaps [rdx + 112], xmm2                                  ;   659.0 p3+p4   41 next spill
        movaps xmm2, [rbp - 128]                                  ;   656.0 p2      41 next
        xorps xmm2, xmm1                                          ;   659.0 p5      41 next
        xorps xmm3, xmm2                                          ;   660.0 p0      41 next
        xorps xmm8, xmm3                                          ;   661.0 p1      41 next
        movaps xmm3, xmm13                                        ;   652.8 p5      41 next copy
        andps xmm3, xmm4                                          ;   653.8 p0      41 next
        xorps xmm3, xmm5                                          ;   654.8 p1      41 next
        xorps xmm3, xmm14                                         ;   655.8 p5      41 next
        andps xmm13, [rbp - 128]                                  ;   657.0 p0+p2   41 next
        andps xmm2, [rbp + 16]                                    ;   660.0 p1+p2   41 next
        movaps [rdi + 16], xmm10                                  ;   654.8 p3+p4   41 next spill
        movaps xmm10, xmm9                                        ;   655.0 p5      41 next copy
        andps xmm10, xmm15                                        ;   656.0 p0      41 next
        xorps xmm2, xmm10                                         ;   661.0 p1      41 next
        xorps xmm3, xmm2                                          ;   662.0 p5      41 next
        xorps xmm0, xmm10                                         ;   657.0 p0      41 next
        movaps xmm2, [rbp - 128]                                  ;   659.0 p2      41 next
        andps xmm2, xmm9                                          ;   662.0 p1      41 next
        xorps xmm2, xmm6                                          ;   663.0 p5      41 next
        xorps xmm12, xmm2                                         ;   664.0 p0      41 next
        xorps xmm2, [rbp - 112]                                   ;   664.0 p1+p2   41 next
        movaps xmm10, [rbp - 32]                                  ;   661.0 p2      41 next
        xorps xmm10, xmm7                                         ;   664.0 p5      41 next
        andps xmm10, xmm4                                         ;   665.0 p0      41 next
        xorps xmm7, [rbp - 112]                                   ;   662.0 p1+p2   41 next
        xorps xmm5, xmm10                                         ;   666.0 p5      41 next
        xorps xmm13, xmm5                                         ;   667.0 p0      41 next
        movaps xmm5, xmm15                                        ;   659.5 p1      41 next copy
        andps xmm5, xmm2                                          ;   665.0 p5      41 next
        xorps xmm2, xmm14                                         ;   665.0 p0      41 next
        xorps xmm14, xmm15                                        ;   660.5 p1      41 next
        xorps xmm5, [rbp + 16]                                    ;   666.0 p5+p2   41 next
        andps xmm1, xmm14                                         ;   661.5 p0      41 next
        xorps xmm8, xmm12                                         ;   665.0 p1      41 next
        movaps xmm12, [rbp - 128]                                 ;   664.0 p2      41 next
        andps xmm12, xmm7                                         ;   667.0 p5      41 next
        andps xmm14, [rbp + 16]                                   ;   665.0 p0+p2   41 next
        xorps xmm10, xmm14                                        ;   666.0 p1      41 next
        xorps xmm2, xmm10                                         ;   667.0 p5      41 next
        xorps xmm11, xmm5                                         ;   667.0 p0      41 next
        movaps xmm5, [rbp - 112]                                  ;   666.0 p2      41 next
        andps xmm5, xmm0                                          ;   669.0 p1      41 next
        movaps xmm10, [rdi + 16]                                  ;   667.0 p2      41 next reload
        xorps xmm8, [rdi + 0]                                     ;   668.0 p5+p2   41 next
        xorps xmm14, xmm10                                        ;   670.0 p0      41 next
        andps xmm7, xmm4                                          ;   665.2 p1      41 next
        xorps xmm7, [rbp - 32]                                    ;   669.0 p5+p2   41 next
        xorps xmm13, xmm7                                         ;   670.0 p0      41 next
        movaps xmm7, [rbp - 32]                                   ;   670.0 p2      41 next
        andps xmm7, [rbp + 16]                                    ;   673.0 p1+p2   41 next
        xorps xmm2, [rdx + 112]                                   ;   672.0 p5+p2   41 next
        xorps xmm0, xmm7                                          ;   674.0 p0      41 next
        andps xmm10, xmm7                                         ;   674.0 p1      41 next
        xorps xmm5, xmm2                                          ;   673.0 p5      41 next
        xorps xmm6, xmm14                                         ;   671.0 p0      41 next
        movaps xmm14, [rbp - 32]                                  ;   673.0 p2      54 next reload
        xorps xmm1, xmm13                                         ;   671.0 p1      41 next
        xorps xmm10, [rdi - 48]                                   ;   675.0 p5+p2   41 next
        xorps xmm11, xmm10                                        ;   676.0 p0      41 next
        movaps xmm2, [rel misty1_encrypt_compact.T0_constants128] ;   675.0 p2      41 next reload
        xorps xmm11, xmm2                                         ;   678.0 p1      41 next
        xorps xmm4, [rdx + 0]                                     ;   676.0 p5+p2   41 next
        xorps xmm3, xmm4                                          ;   677.0 p0      41 next
        xorps xmm9, [rdx + 16]                                    ;   677.0 p1+p2   41 next
        andps xmm0, xmm14                                         ;   676.0 p5      41 next
        xorps xmm6, [rdi - 112]                                   ;   678.0 p0+p2   41 next
        xorps xmm0, [rdx + 112]                                   ;   679.0 p1+p2   41 next
        xorps xmm12, xmm0                                         ;   680.0 p5      41 next
        xorps xmm14, [rdx + 32]                                   ;   680.0 p0+p2   41 next
        xorps xmm6, xmm14                                         ;   681.0 p1      41 next
        xorps xmm1, xmm9                                          ;   678.0 p5      41 next
        movaps xmm0, [rdx - 96]                                   ;   681.0 p2      41 next
        xorps xmm15, [rbp + 0]                                    ;   682.0 p0+p2   41 next
        movaps xmm7, [rbp + 48]                                   ;   683.0 p2      41 next
        xorps xmm7, [rbp - 128]                                   ;   686.0 p1+p2   41 next
        movaps xmm10, [rbp - 64]                                  ;   685.0 p2      41 next
        xorps xmm10, [rbp + 16]                                   ;   688.0 p5+p2   41 next
        xorps xmm12, xmm2                                         ;   681.0 p0      41 next
        xorps xmm0, [rbp - 112]                                   ;   687.0 p1+p2   41 next
        xorps xmm12, xmm15                                        ;   683.0 p5      41 next
        xorps xmm1, [r8 + 2464]                                   ;   688.0 p0+p2   48 next
        xorps xmm11, xmm7                                         ;   687.0 p1      41 next
        xorps xmm8, xmm0                                          ;   688.0 p5      41 next
        xorps xmm9, [r8 + 2320]                                   ;   689.0 p0+p2   48 next
        xorps xmm5, xmm10                                         ;   689.0 p1      41 next
        xorps xmm3, [r8 + 2448]                                   ;   690.0 p5+p2   48 next
        xorps xmm8, [r8 + 2480]                                   ;   691.0 p0+p2   48 next
        xorps xmm11, [r8 + 2512]                                  ;   692.0 p1+p2   48 next
        xorps xmm12, [r8 + 2496]                                  ;   693.0 p5+p2   48 next
        xorps xmm10, [r8 + 2384]                                  ;   694.0 p0+p2   48 next
        xorps xmm14, [r8 + 2400]                                  ;   695.0 p1+p2   48 next
        movaps [rbp + 16], xmm12                                  ;   694.0 p3+p4   48 next spill
        movaps xmm12, xmm9                                        ;   690.0 p5      45 next copy
        xorps xmm12, xmm10                                        ;   695.0 p0      45 next
        xorps xmm6, [r8 + 2544]                                   ;   696.0 p1+p2   48 next
        xorps xmm5, [r8 + 2528]                                   ;   697.0 p5+p2   48 next
        xorps xmm4, [r8 + 2304]                                   ;   698.0 p0+p2   48 next
        movaps xmm13, [rdi - 128]                                 ;   699.0 p2      48 next
        xorps xmm13, [r8 + 2416]                                  ;   702.0 p1+p2   48 next
        xorps xmm0, [r8 + 2336]                                   ;   701.0 p5+p2   48 next
        xorps xmm15, [r8 + 2352]                                  ;   702.0 p0+p2   48 next
        xorps xmm7, [r8 + 2368]                                   ;   703.0 p1+p2   48 next
        movaps [rdi - 128], xmm6                                  ;   697.0 p3+p4   48 next spill
        movaps xmm6, [rbp - 96]                                   ;   704.0 p2      48 next
        xorps xmm6, [r8 + 2432]                                   ;   707.0 p5+p2   48 next
        movaps [rbp - 96], xmm5                                   ;   698.0 p3+p4   48 next spill
        movaps xmm5, xmm4                                         ;   699.0 p0      45 next copy
        xorps xmm5, xmm14                                         ;   700.0 p1      45 next
        movaps [rdx + 32], xmm11                                  ;   695.0 p3+p4   48 next spill
        movaps xmm11, xmm15                                       ;   703.0 p5      45 next copy
        andps xmm11, xmm13                                        ;   704.0 p0      45 next
        movaps [rbp - 64], xmm8                                   ;   696.0 p3+p4   48 next spill
        movaps [rbp - 128], xmm3                                  ;   697.0 p3+p4   48 next spill
        movaps [rbp - 32], xmm1                                   ;   698.0 p3+p4   48 next spill
        movaps xmm8, xmm13                                        ;   703.0 p1      45 next copy
        andps xmm8, xmm6                                          ;   708.0 p5      45 next
        movaps [rdx - 96], xmm8                                   ;   709.0 p3+p4   45 next spill
        movaps xmm1, xmm15                                        ;   703.0 p0      45 next copy
        andps xmm1, xmm14                                         ;   704.0 p1      45 next
        movaps xmm3, xmm4                                         ;   699.0 p5      45 next copy
        movaps [rbp + 0], xmm11                                   ;   705.0 p3+p4   45 next spill
        andps xmm3, xmm13                                         ;   703.0 p0      45 next
        xorps xmm1, xmm3                                          ;   705.0 p1      45 next
        movaps xmm3, xmm14                                        ;   701.0 p5      45 next copy
        andps xmm3, xmm7                                          ;   704.0 p0      45 next
        xorps xmm1, xmm2                                          ;   706.0 p1      45 next
        movaps [rbp + 48], xmm1                                   ;   707.0 p3+p4   45 next spill
        movaps xmm1, xmm5                                         ;   703.0 p5      45 next copy
        xorps xmm1, xmm15                                         ;   704.0 p0      45 next
        movaps xmm2, xmm15                                        ;   703.5 p1      45 next copy
        movaps xmm11, xmm1                                        ;   705.0 p5      45 next copy
        andps xmm11, xmm0                                         ;   706.0 p0      45 next
        movaps [rbp + 96], xmm14                                  ;   704.2 p3+p4   48 next spill
        movaps xmm14, xmm4                                        ;   704.5 p1      45 next copy
        andps xmm2, xmm0                                          ;   705.0 p5      45 next
        xorps xmm2, xmm12                                         ;   706.0 p0      45 next
        movaps [rbp - 112], xmm2                                  ;   707.0 p3+p4   45 next spill
        movaps xmm2, xmm15                                        ;   705.5 p1      45 next copy
        andps xmm2, xmm4                                          ;   706.5 p5      45 next
        xorps xmm3, xmm2                                          ;   707.5 p0      45 next
        xorps xmm3, xmm8                                          ;   709.0 p1      45 next
        movaps xmm8, xmm15                                        ;   707.0 p5      45 next copy
        andps xmm14, xmm6                                         ;   708.0 p0      45 next
        xorps xmm14, xmm13                                        ;   709.0 p1      45 next
        xorps xmm11, xmm14                                        ;   710.0 p5      45 next
        movaps xmm2, xmm15                                        ;   708.2 p0      45 next copy
        andps xmm8, xmm7                                          ;   708.5 p1      45 next
        andps xmm2, xmm9                                          ;   709.2 p5      45 next
        xorps xmm14, xmm8                                         ;   710.0 p0      45 next
        xorps xmm2, xmm8                                          ;   710.2 p1      45 next
        movaps xmm8, xmm6                                         ;   710.0 p5      45 next copy
        andps xmm8, xmm7                                          ;   711.0 p0      45 next
        xorps xmm15, xmm8                                         ;   712.0 p1      45 next
        movaps [rdx + 0], xmm1                                    ;   709.5 p3+p4   45 next spill
        movaps [rdx + 16], xmm8                                   ;   712.0 p3+p4   45 next spill
        movaps xmm8, xmm9                                         ;   711.0 p5      45 next copy
        xorps xmm11, xmm15                                        ;   713.0 p0      45 next
        andps xmm15, xmm6                                         ;   713.0 p1      45 next
        xorps xmm15, [rel misty1_encrypt_compact.T0_constants128] ;   714.0 p5+p2   45 next
        movaps [rdx - 32], xmm15                                  ;   715.0 p3+p4   45 next spill
        movaps [rbp + 64], xmm2                                   ;   712.5 p3+p4   45 next spill
        movaps xmm15, xmm1                                        ;   712.2 p0      45 next copy
        andps xmm8, xmm4                                          ;   712.5 p1      45 next
        movaps xmm2, xmm0                                         ;   713.0 p5      45 next copy
        andps xmm2, xmm10                                         ;   714.0 p0      45 next
        orps xmm15, xmm6                                          ;   713.5 p1      45 next
        xorps xmm15, xmm2                                         ;   715.0 p5      45 next
        xorps xmm8, xmm15                                         ;   716.0 p0      45 next
        movaps xmm15, xmm7                                        ;   714.5 p1      45 next copy
        movaps xmm1, xmm12                                        ;   715.0 p5      45 next copy
        andps xmm12, xmm4                                         ;   715.2 p0      45 next
        andps xmm1, xmm7                                          ;   716.0 p1      45 next
        movaps xmm2, xmm13                                        ;   716.0 p5      45 next copy
        andps xmm2, xmm10                                         ;   717.0 p0      45 next
        xorps xmm1, xmm2                                          ;   718.0 p1      45 next
        xorps xmm14, xmm1                                         ;   719.0 p5      45 next
        xorps xmm1, xmm8                                          ;   719.0 p0      45 next
        xorps xmm1, xmm5                                          ;   720.0 p1      45 next
        andps xmm15, xmm10                                        ;   718.0 p5      45 next
        movaps [rdi - 112], xmm1                                  ;   721.0 p3+p4   45 next spill
        movaps xmm1, xmm15                                        ;   719.0 p0      45 next copy
        xorps xmm1, xmm6                                          ;   720.0 p1      45 next
        xorps xmm15, xmm0                                         ;   719.0 p5      45 next
        xorps xmm14, xmm15                                        ;   720.0 p0      45 next
        andps xmm15, xmm7                                         ;   720.0 p1      45 next
        xorps xmm14, xmm3                                         ;   721.0 p5      45 next
        movaps xmm2, xmm0                                         ;   720.2 p0      45 next copy
        andps xmm2, xmm9                                          ;   721.2 p1      45 next
        xorps xmm2, xmm4                                          ;   722.2 p5      45 next
        andps xmm1, xmm10                                         ;   721.2 p0      45 next
        andps xmm5, xmm10                                         ;   721.5 p1      45 next
        xorps xmm11, xmm1                                         ;   722.2 p5      45 next
        movaps xmm1, xmm13                                        ;   722.2 p0      45 next copy
        andps xmm1, xmm9                                          ;   723.2 p1      45 next
        xorps xmm1, xmm2                                          ;   724.2 p5      45 next
        xorps xmm2, xmm6                                          ;   723.2 p0      45 next
        xorps xmm5, xmm2                                          ;   724.2 p1      45 next
        andps xmm2, xmm9                                          ;   724.2 p5      45 next
        xorps xmm5, xmm7                                          ;   725.2 p0      45 next
        xorps xmm15, xmm1                                         ;   725.2 p1      45 next
        movaps xmm1, xmm7                                         ;   725.0 p5      45 next copy
        andps xmm1, xmm13                                         ;   726.0 p0      45 next
        andps xmm7, xmm4                                          ;   725.5 p1      45 next
        xorps xmm1, xmm7                                          ;   727.0 p5      45 next
        xorps xmm2, xmm1                                          ;   728.0 p0      45 next
        movaps xmm1, xmm4                                         ;   726.5 p1      45 next copy
        andps xmm4, [rbp + 96]                                    ;   727.0 p5+p2   45 next
        xorps xmm1, xmm9                                          ;   727.5 p0      45 next
        andps xmm1, xmm10                                         ;   728.5 p1      45 next
        xorps xmm1, xmm15                                         ;   729.5 p5      45 next
        xorps xmm7, [rbp + 0]                                     ;   728.2 p0+p2   45 next
        xorps xmm15, xmm7                                         ;   729.2 p1      45 next
        xorps xmm2, [rbp - 112]                                   ;   729.0 p5+p2   45 next
        movaps xmm7, [rbp + 96]                                   ;   725.8 p2      45 next
        andps xmm7, xmm13                                         ;   729.2 p0      45 next
        andps xmm6, xmm0                                          ;   729.5 p1      45 next
        xorps xmm4, [rbp + 64]                                    ;   730.0 p5+p2   45 next
        andps xmm9, [rbp + 96]                                    ;   730.2 p0+p2   45 next
        andps xmm13, xmm0                                         ;   730.5 p1      45 next
        orps xmm10, [rdx + 0]                                     ;   731.0 p5+p2   45 next
        xorps xmm6, xmm7                                          ;   731.2 p0      45 next
        xorps xmm13, [rdx - 32]                                   ;   731.5 p1+p2   45 next
        xorps xmm6, [rdx + 0]                                     ;   732.2 p5+p2   45 next
        xorps xmm7, xmm9                                          ;   732.2 p0      45 next
        xorps xmm10, xmm6                                         ;   733.2 p1      45 next
        movaps xmm6, [rbp + 48]                                   ;   731.8 p2      45 next
        xorps xmm6, xmm5                                          ;   734.8 p5      45 next
        xorps xmm5, xmm15                                         ;   733.2 p0      45 next
        xorps xmm12, xmm5                                         ;   734.2 p1      45 next
        xorps xmm12, xmm4                                         ;   735.2 p5      45 next
        xorps xmm8, xmm6                                          ;   735.8 p0      45 next
        xorps xmm9, xmm13                                         ;   734.5 p1      45 next
        xorps xmm13, [rdx - 96]                                   ;   735.0 p5+p2   45 next
        xorps xmm13, [rdi - 112]                                  ;   736.0 p0+p2   45 next
        xorps xmm14, xmm7                                         ;   735.5 p1      45 next
        xorps xmm7, [rbp + 48]                                    ;   736.0 p5+p2   45 next
        movaps xmm5, [rbp + 96]                                   ;   735.8 p2      48 next reload
        andps xmm0, xmm5                                          ;   738.8 p0      45 next
        xorps xmm4, [rdx - 32]                                    ;   736.8 p1+p2   45 next
        xorps xmm3, xmm0                                          ;   739.8 p5      45 next
        xorps xmm0, xmm1                                          ;   739.8 p0      45 next
        xorps xmm1, xmm10                                         ;   737.5 p1      45 next
        xorps xmm10, [rbp - 112]                                  ;   738.0 p5+p2   45 next
        xorps xmm1, [rdx + 16]                                    ;   738.8 p0+p2   45 next
        xorps xmm11, xmm4                                         ;   738.5 p1      45 next
        movaps xmm4, [rbp - 64]                                   ;   739.8 p2      48 next reload
        xorps xmm14, [rbp + 0]                                    ;   740.8 p5+p2   45 next
        xorps xmm2, xmm7                                          ;   739.2 p0      45 next
        xorps xmm8, [rdx + 0]                                     ;   741.8 p1+p2   45 next
        xorps xmm9, xmm0                                          ;   740.8 p5      45 next
        xorps xmm5, xmm3                                          ;   740.8 p0      45 next
        xorps xmm10, xmm5                                         ;   741.8 p1      45 next
        xorps xmm15, xmm9                                         ;   741.8 p5      45 next
        movaps xmm0, [rbp - 128]                                  ;   742.8 p2      48 next reload
        xorps xmm15, xmm0                                         ;   745.8 p0      45 next
        xorps xmm12, xmm4                                         ;   742.8 p1      45 next
        movaps xmm3, [rbp - 32]                                   ;   743.8 p2      48 next reload
        movaps xmm5, [rbp + 16]                                   ;   744.8 p2      48 next reload
        xorps xmm1, xmm5                                          ;   747.8 p5      45 next
        movaps xmm6, [rdx + 32]                                   ;   745.8 p2      48 next reload
        movaps xmm9, [rdi - 128]                                  ;   746.8 p2      48 next reload
        xorps xmm13, xmm9                                         ;   749.8 p0      45 next
        xorps xmm11, xmm3                                         ;   746.8 p1      45 next
        xorps xmm10, xmm6                                         ;   748.8 p5      45 next
        movaps xmm7, [rbp - 96]                                   ;   747.8 p2      48 next reload
        xorps xmm12, [rbp - 80]                                   ;   748.8 p0+p2   54 next
        xorps xmm15, [rdx - 80]                                   ;   749.8 p1+p2   54 next
        xorps xmm11, [rbp - 16]                                   ;   750.8 p5+p2   54 next
        xorps xmm1, [rdx - 64]                                    ;   751.8 p0+p2   54 next
        xorps xmm10, [rbp + 80]                                   ;   752.8 p1+p2   54 next
        xorps xmm13, [rbp + 112]                                  ;   753.8 p5+p2   54 next
        xorps xmm2, [rdx - 112]                                   ;   754.8 p0+p2   54 next
        xorps xmm6, [rdi - 16]                                    ;   755.8 p1+p2   54 next
        xorps xmm8, [rdx - 48]                                    ;   756.8 p5+p2   54 next
        xorps xmm0, [rbp - 48]                                    ;   757.8 p0+p2   54 next
        xorps xmm4, [rdx + 48]                                    ;   758.8 p1+p2   54 next
        xorps xmm14, xmm7                                         ;   750.8 p5      45 next
        xorps xmm5, [rdi - 64]                                    ;   759.8 p0+p2   54 next
        xorps xmm9, [rdi - 32]                                    ;   760.8 p1+p2   54 next
        movaps [rdi - 128], xmm9                                  ;   761.8 p3+p4   54 next spill
        xorps xmm14, [rbp + 32]                                   ;   761.8 p5+p2   54 next
        xorps xmm7, [rdi - 80]                                    ;   762.8 p0+p2   54 next
        xorps xmm3, [rdx - 128]                                   ;   763.8 p1+p2   54 next
        movaps xmm9, [rdx - 80]                                   ;   764.8 p2      58 r
        xorps xmm9, [r9]                                          ;   767.8 p5+p2   58 r
        xorps xmm9, [rbx - 16]                                    ;   768.8 p0+p2  108 r
        movaps [rbx - 16], xmm9                                   ;   769.8 p3+p4  108 r spill
        movaps xmm9, [rbp - 16]                                   ;   767.8 p2      58 r
        xorps xmm9, [r9 + 16]                                     ;   770.8 p1+p2   58 r
        xorps xmm9, [rbx - 32]                                    ;   771.8 p5+p2  108 r
        movaps [rbx - 32], xmm9                                   ;   772.8 p3+p4  108 r spill
        movaps xmm9, [rbp - 80]                                   ;   770.8 p2      58 r
        xorps xmm9, [r9 + 32]                                     ;   773.8 p0+p2   58 r
        xorps xmm9, [rbx - 96]                                    ;   774.8 p1+p2  108 r
        movaps [rbx - 96], xmm9                                   ;   775.8 p3+p4  108 r spill
        movaps xmm9, [rdx - 64]                                   ;   773.8 p2      58 r
        xorps xmm9, [r9 + 48]                                     ;   776.8 p5+p2   58 r
        xorps xmm9, [rbx - 64]                                    ;   777.8 p0+p2  108 r
        movaps [rbx - 64], xmm9                                   ;   778.8 p3+p4  108 r spill
        movaps xmm9, [rbp + 80]                                   ;   776.8 p2      58 r
        xorps xmm9, [r9 + 64]                                     ;   779.8 p1+p2   58 r
        xorps xmm9, [rbx - 128]                                   ;   780.8 p5+p2  108 r
        movaps [rbx - 128], xmm9                                  ;   781.8 p3+p4  108 r spill
        movaps xmm9, [rbp + 32]                                   ;   779.8 p2      58 r
        xorps xmm9, [r9 + 80]                                     ;   782.8 p0+p2   58 r
        xorps xmm9, [rbx - 48]                                    ;   783.8 p1+p2  108 r
        movaps [rbx - 48], xmm9                                   ;   784.8 p3+p4  108 r spill
        movaps xmm9, [rbp + 112]                                  ;   782.8 p2      58 r
        xorps xmm9, [r9 + 96]                                     ;   785.8 p5+p2   58 r
        xorps xmm9, [rbx - 80]                                    ;   786.8 p0+p2  108 r
        movaps [rbx - 80], xmm9                                   ;   787.8 p3+p4  108 r spill
        movaps xmm9, [rdx - 112]                                  ;   785.8 p2      58 r
        xorps xmm9, [r9 + 112]                                    ;   788.8 p1+p2   58 r
        xorps xmm9, [rbx - 112]                                   ;   789.8 p5+p2  108 r
        movaps [rbx - 112], xmm9                                  ;   790.8 p3+p4  108 r spill
        movaps xmm9, [rdx - 48]                                   ;   788.8 p2      58 r
        xorps xmm9, [r9 + 128]                                    ;   791.8 p0+p2   58 r
        xorps xmm9, [rdi - 96]                                    ;   792.8 p1+p2  108 r
        xorps xmm1, [rcx + 80]                                    ;   791.8 p5+p2  108 r
        movaps [rcx + 80], xmm1                                   ;   792.8 p3+p4  108 r spill
        movaps xmm1, [rdi - 64]                                   ;   792.8 p2      58 r
        xorps xmm15, [rcx + 32]                                   ;   793.8 p0+p2  108 r
        movaps [rcx + 32], xmm15                                  ;   794.8 p3+p4  108 r spill
        movaps xmm15, [rbp - 48]                                  ;   794.8 p2      58 r
        xorps xmm15, [r9 + 144]                                   ;   797.8 p1+p2   58 r
        xorps xmm15, [rdx - 16]                                   ;   798.8 p5+p2  108 r
        xorps xmm12, [rcx + 48]                                   ;   797.8 p0+p2  108 r
        movaps [rcx + 48], xmm12                                  ;   798.8 p3+p4  108 r spill
        movaps xmm12, [rdx + 48]                                  ;   798.8 p2      58 r
        xorps xmm12, [r9 + 176]                                   ;   801.8 p1+p2   58 r
        xorps xmm12, [rdx + 96]                                   ;   802.8 p5+p2  108 r
        xorps xmm11, [rcx + 16]                                   ;   801.8 p0+p2  108 r
        movaps [rcx + 16], xmm11                                  ;   802.8 p3+p4  108 r spill
        movaps xmm11, [rdx - 128]                                 ;   802.8 p2      58 r
        xorps xmm11, [r9 + 160]                                   ;   805.8 p1+p2   58 r
        xorps xmm11, [rdx + 80]                                   ;   806.8 p5+p2  108 r
        xorps xmm14, [rcx + 112]                                  ;   805.8 p0+p2  108 r
        xorps xmm1, [r9 + 192]                                    ;   806.8 p1+p2   58 r
        xorps xmm1, [rbx + 64]                                    ;   807.8 p5+p2  108 r
        xorps xmm10, [rcx + 96]                                   ;   808.8 p0+p2  108 r
        movaps [rcx + 96], xmm10                                  ;   809.8 p3+p4  108 r spill
        movaps xmm10, [rdi - 16]                                  ;   809.8 p2      58 r
        xorps xmm10, [r9 + 208]                                   ;   812.8 p1+p2   58 r
        xorps xmm10, [rbx + 48]                                   ;   813.8 p5+p2  108 r
        xorps xmm2, [rdx + 64]                                    ;   812.8 p0+p2  108 r
        movaps [rcx + 112], xmm14                                 ;   806.8 p3+p4  108 r spill
        movaps xmm14, [rdi - 80]                                  ;   813.8 p2      58 r
        xorps xmm14, [r9 + 224]                                   ;   816.8 p1+p2   58 r
        xorps xmm14, [rbx + 32]                                   ;   817.8 p5+p2  108 r
        xorps xmm13, [rcx + 64]                                   ;   816.8 p0+p2  108 r
        movaps [rcx + 64], xmm13                                  ;   817.8 p3+p4  108 r spill
        movaps xmm13, [rdi - 32]                                  ;   817.8 p2      58 r
        xorps xmm8, [rax - 128]                                   ;   818.8 p1+p2  108 r
        xorps xmm6, [rax - 32]                                    ;   819.8 p5+p2  108 r
        xorps xmm13, [r9 + 240]                                   ;   820.8 p0+p2   58 r
        xorps xmm13, [rbx + 16]                                   ;   821.8 p1+p2  108 r
        xorps xmm4, [rax - 80]                                    ;   822.8 p5+p2  108 r
        xorps xmm5, [rax - 48]                                    ;   823.8 p0+p2  108 r
        xorps xmm3, [rax - 96]                                    ;   824.8 p1+p2  108 r
        xorps xmm7, [rax - 64]                                    ;   825.8 p5+p2  108 r
        movaps [rax - 32], xmm5                                   ;   824.8 p3+p4  108 r spill
        movaps xmm5, [rbx - 96]                                   ;   826.8 p2      54 next
        movaps [rax - 48], xmm4                                   ;   823.8 p3+p4  108 r spill
        movaps xmm4, [rbx - 64]                                   ;   827.8 p2      54 next
        xorps xmm4, [r10 + 304]                                   ;   830.8 p0+p2   54 next
        xorps xmm5, [r10 + 288]                                   ;   829.8 p1+p2   54 next
        xorps xmm0, [rax - 112]                                   ;   830.8 p5+p2  108 r
        movaps [rax - 96], xmm0                                   ;   831.8 p3+p4  108 r spill
        movaps [rax - 80], xmm3                                   ;   825.8 p3+p4  108 r spill
        movaps xmm3, [rbx - 128]                                  ;   831.8 p2      54 next
        xorps xmm3, [r10 + 320]                                   ;   834.8 p0+p2   54 next
        movaps xmm0, [rbx - 48]                                   ;   833.8 p2      54 next
        xorps xmm0, [r10 + 336]                                   ;   836.8 p1+p2   54 next
        movaps [rax - 112], xmm8                                  ;   823.8 p3+p4  108 r spill
        movaps xmm8, [rbx - 80]                                   ;   835.8 p2      54 next
        xorps xmm8, [r10 + 352]                                   ;   838.8 p5+p2   54 next
        movaps [rax - 128], xmm2                                  ;   824.8 p3+p4  108 r spill
        movaps xmm2, [rbx - 112]                                  ;   837.8 p2      54 next
        xorps xmm2, [r10 + 368]                                   ;   840.8 p0+p2   54 next
        movaps [rdx + 64], xmm5                                   ;   830.8 p3+p4   54 next spill
        movaps xmm5, xmm9                                         ;   826.0 p1      54 next copy
        movaps [rbx + 16], xmm9                                   ;   826.8 p3+p4  108 r spill
        movaps xmm9, xmm15                                        ;   826.8 p5      54 next copy
        movaps [rdi - 32], xmm15                                  ;   827.8 p3+p4  108 r spill
        movaps xmm15, xmm11                                       ;   827.2 p0      54 next copy
        xorps xmm5, [r10 + 384]                                   ;   839.8 p1+p2   54 next
        movaps [rdi - 80], xmm12                                  ;   828.8 p3+p4  108 r spill
        xorps xmm9, [r10 + 400]                                   ;   840.8 p5+p2   54 next
        movaps [rbx + 48], xmm1                                   ;   829.8 p3+p4  108 r spill
        movaps [rdi - 16], xmm10                                  ;   830.8 p3+p4  108 r spill
        movaps [rbx + 64], xmm14                                  ;   831.8 p3+p4  108 r spill
        movaps [rdi - 64], xmm13                                  ;   832.8 p3+p4  108 r spill
        movaps [rdx + 96], xmm4                                   ;   833.8 p3+p4   54 next spill
        xorps xmm15, [r10 + 416]                                  ;   841.8 p0+p2   54 next
        movaps xmm4, xmm15                                        ;   842.8 p1      41 next copy
        movaps [rdx + 80], xmm8                                   ;   839.8 p3+p4   54 next spill
        movaps [rbx + 32], xmm11                                  ;   835.8 p3+p4  108 r spill
        movaps xmm11, xmm12                                       ;   832.2 p5      54 next copy
        xorps xmm11, [r10 + 432]                                  ;   842.8 p0+p2   54 next
        movaps xmm12, xmm1                                        ;   832.8 p1      54 next copy
        movaps [rax - 64], xmm7                                   ;   836.8 p3+p4  108 r spill
        movaps xmm7, [rcx - 112]                                  ;   843.8 p2     108 r
        xorps xmm7, [rdi - 128]                                   ;   846.8 p5+p2  108 r
        movaps [rdi - 128], xmm7                                  ;   847.8 p3+p4  108 r spill
        movaps xmm7, [rbx - 16]                                   ;   845.8 p2      54 next
        xorps xmm7, [r10 + 256]                                   ;   848.8 p0+p2   54 next
        movaps [rcx - 112], xmm6                                  ;   838.8 p3+p4  108 r spill
        movaps xmm6, [rbx - 32]                                   ;   847.8 p2      54 next
        xorps xmm6, [r10 + 272]                                   ;   850.8 p1+p2   54 next
        movaps [rdx + 48], xmm6                                   ;   851.8 p3+p4   54 next spill
        movaps xmm6, xmm5                                         ;   840.8 p5      41 next copy
        xorps xmm12, [r10 + 448]                                  ;   849.8 p0+p2   54 next
        movaps xmm1, xmm10                                        ;   840.0 p1      54 next copy
        xorps xmm1, [r10 + 464]                                   ;   850.8 p5+p2   54 next
        movaps xmm10, xmm14                                       ;   840.8 p0      54 next copy
        xorps xmm10, [r10 + 480]                                  ;   851.8 p1+p2   54 next
        movaps xmm14, xmm13                                       ;   841.2 p5      54 next copy
        xorps xmm14, [r10 + 496]                                  ;   852.8 p0+p2   54 next
        movaps xmm13, xmm2                                        ;   842.0 p1      41 next copy
        xorps xmm13, xmm1                                         ;   851.8 p5      41 next
        xorps xmm6, xmm12                                         ;   850.8 p0      41 next
        andps xmm4, xmm10                                         ;   852.8 p1      41 next
        movaps xmm8, xmm10                                        ;   852.8 p5      41 next copy
        andps xmm8, xmm14                                         ;   853.8 p0      41 next
        movaps [rdx - 128], xmm0                                  ;   845.8 p3+p4   54 next spill
        movaps xmm0, xmm15                                        ;   846.0 p1      41 next copy
        andps xmm0, xmm1                                          ;   851.8 p5      41 next
        movaps [rdx - 16], xmm7                                   ;   849.8 p3+p4   54 next spill
        movaps xmm7, xmm2                                         ;   847.8 p0      41 next copy
        movaps [rbp - 48], xmm3                                   ;   848.0 p3+p4   54 next spill
        movaps xmm3, xmm13                                        ;   852.8 p1      41 next copy
        xorps xmm3, xmm15                                         ;   853.8 p5      41 next
        movaps [rdx - 48], xmm4                                   ;   853.8 p3+p4   41 next spill
        andps xmm7, xmm10                                         ;   852.8 p0      41 next
        movaps xmm4, xmm14                                        ;   853.8 p1      41 next copy
        andps xmm4, xmm2                                          ;   854.8 p5      41 next
        movaps [rdx - 112], xmm1                                  ;   851.8 p3+p4   54 next spill
        xorps xmm4, xmm10                                         ;   855.8 p0      41 next
        xorps xmm0, xmm7                                          ;   853.8 p1      41 next
        movaps xmm7, xmm1                                         ;   852.0 p5      41 next copy
        andps xmm7, xmm11                                         ;   853.0 p0      41 next
        xorps xmm0, [rel misty1_encrypt_compact.T0_constants128]  ;   854.8 p1+p2   41 next
        movaps [rdi - 96], xmm0                                   ;   855.8 p3+p4   41 next spill
        movaps xmm0, xmm3                                         ;   854.8 p5      41 next copy
        andps xmm0, xmm9                                          ;   855.8 p0      41 next
        xorps xmm0, xmm4                                          ;   856.8 p1      41 next
        movaps xmm1, xmm15                                        ;   854.0 p5      41 next copy
        andps xmm1, xmm9                                          ;   855.0 p0      41 next
        xorps xmm1, xmm6                                          ;   856.0 p1      41 next
        movaps [rbp + 112], xmm1                                  ;   857.0 p3+p4   41 next spill
        movaps xmm1, xmm15                                        ;   855.0 p5      41 next copy
        andps xmm1, xmm2                                          ;   856.0 p0      41 next
        xorps xmm7, xmm1                                          ;   857.0 p1      41 next
        xorps xmm7, xmm8                                          ;   858.0 p5      41 next
        movaps [rbp + 32], xmm8                                   ;   855.8 p3+p4   41 next spill
        movaps xmm1, xmm15                                        ;   856.2 p0      41 next copy
        movaps xmm8, xmm15                                        ;   856.8 p1      41 next copy
        andps xmm1, xmm5                                          ;   857.2 p5      41 next
        andps xmm8, xmm11                                         ;   857.8 p0      41 next
        xorps xmm4, xmm8                                          ;   858.8 p1      41 next
        xorps xmm1, xmm8                                          ;   858.8 p5      41 next
        movaps xmm8, xmm14                                        ;   858.2 p0      41 next copy
        andps xmm8, xmm11                                         ;   859.2 p1      41 next
        xorps xmm15, xmm8                                         ;   860.2 p5      41 next
        xorps xmm0, xmm15                                         ;   861.2 p0      41 next
        andps xmm15, xmm14                                        ;   861.2 p1      41 next
        xorps xmm15, [rel misty1_encrypt_compact.T0_constants128] ;   862.2 p5+p2   41 next
        movaps [rbp + 80], xmm8                                   ;   860.2 p3+p4   41 next spill
        movaps xmm8, xmm5                                         ;   860.2 p0      41 next copy
        andps xmm8, xmm2                                          ;   861.2 p1      41 next
        movaps [rdx - 64], xmm15                                  ;   863.2 p3+p4   41 next spill
        movaps xmm15, xmm3                                        ;   861.0 p5      41 next copy
        orps xmm15, xmm14                                         ;   862.0 p0      41 next
        movaps [rbp - 80], xmm3                                   ;   861.0 p3+p4   41 next spill
        movaps xmm3, xmm6                                         ;   861.8 p1      41 next copy
        andps xmm6, xmm2                                          ;   862.0 p5      41 next
        movaps [rbp - 16], xmm1                                   ;   862.0 p3+p4   41 next spill
        movaps xmm1, xmm9                                         ;   862.2 p0      41 next copy
        andps xmm3, xmm11                                         ;   862.8 p1      41 next
        andps xmm1, xmm12                                         ;   863.2 p5      41 next
        xorps xmm15, xmm1                                         ;   864.2 p0      41 next
        xorps xmm8, xmm15                                         ;   865.2 p1      41 next
        movaps xmm1, xmm10                                        ;   864.0 p5      41 next copy
        andps xmm1, xmm12                                         ;   865.0 p0      41 next
        xorps xmm3, xmm1                                          ;   866.0 p1      41 next
        xorps xmm4, xmm3                                          ;   867.0 p5      41 next
        xorps xmm3, xmm8                                          ;   867.0 p0      41 next
        movaps xmm15, xmm11                                       ;   865.8 p1      41 next copy
        andps xmm15, xmm12                                        ;   866.8 p5      41 next
        movaps xmm1, xmm9                                         ;   866.2 p0      41 next copy
        andps xmm1, xmm5                                          ;   867.2 p1      41 next
        xorps xmm1, xmm2                                          ;   868.2 p5      41 next
        xorps xmm3, xmm13                                         ;   868.0 p0      41 next
        andps xmm13, xmm12                                        ;   867.8 p1      41 next
        movaps [rdx - 80], xmm3                                   ;   869.0 p3+p4   41 next spill
        movaps xmm3, xmm15                                        ;   868.0 p5      41 next copy
        xorps xmm3, xmm14                                         ;   869.0 p0      41 next
        andps xmm3, xmm12                                         ;   870.0 p1      41 next
        xorps xmm15, xmm9                                         ;   869.0 p5      41 next
        xorps xmm0, xmm3                                          ;   871.0 p0      41 next
        movaps xmm3, xmm10                                        ;   869.8 p1      41 next copy
        andps xmm3, xmm5                                          ;   870.8 p5      41 next
        xorps xmm3, xmm1                                          ;   871.8 p0      41 next
        xorps xmm1, xmm14                                         ;   870.8 p1      41 next
        xorps xmm13, xmm1                                         ;   871.8 p5      41 next
        xorps xmm13, xmm11                                        ;   872.8 p0      41 next
        andps xmm1, xmm5                                          ;   871.8 p1      41 next
        xorps xmm4, xmm15                                         ;   872.0 p5      41 next
        andps xmm15, xmm11                                        ;   872.2 p0      41 next
        xorps xmm15, xmm3                                         ;   873.2 p1      41 next
        movaps xmm3, xmm11                                        ;   873.0 p5      41 next copy
        andps xmm11, xmm2                                         ;   873.2 p0      41 next
        andps xmm3, xmm10                                         ;   874.0 p1      41 next
        xorps xmm3, xmm11                                         ;   875.0 p5      41 next
        xorps xmm11, [rdx - 48]                                   ;   874.2 p0+p2   41 next
        xorps xmm1, xmm3                                          ;   876.0 p1      41 next
        movaps xmm3, xmm2                                         ;   875.0 p5      41 next copy
        xorps xmm3, xmm5                                          ;   876.0 p0      41 next
        andps xmm3, xmm12                                         ;   877.0 p1      41 next
        xorps xmm3, xmm15                                         ;   878.0 p5      41 next
        xorps xmm15, xmm11                                        ;   876.2 p0      41 next
        movaps xmm11, [rdx - 112]                                 ;   872.5 p2      41 next
        andps xmm11, xmm10                                        ;   876.8 p1      41 next
        andps xmm10, xmm9                                         ;   877.0 p5      41 next
        xorps xmm1, [rbp + 112]                                   ;   877.2 p0+p2   41 next
        xorps xmm4, xmm7                                          ;   877.8 p1      41 next
        andps xmm2, [rdx - 112]                                   ;   878.0 p5+p2   41 next
        andps xmm14, xmm9                                         ;   878.2 p0      41 next
        xorps xmm2, [rbp - 16]                                    ;   879.0 p1+p2   41 next
        andps xmm5, [rdx - 112]                                   ;   879.0 p5+p2   41 next
        orps xmm12, [rbp - 80]                                    ;   879.2 p0+p2   41 next
        xorps xmm14, xmm11                                        ;   879.8 p1      41 next
        xorps xmm14, [rbp - 80]                                   ;   880.8 p5+p2   41 next
        xorps xmm10, [rdx - 64]                                   ;   880.2 p0+p2   41 next
        xorps xmm11, xmm5                                         ;   880.8 p1      41 next
        xorps xmm4, xmm11                                         ;   881.8 p5      41 next
        xorps xmm11, [rdi - 96]                                   ;   881.8 p0+p2   41 next
        xorps xmm12, xmm14                                        ;   881.8 p1      41 next
        movaps xmm14, [rdi - 96]                                  ;   881.5 p2      41 next
        xorps xmm14, xmm13                                        ;   884.5 p5      41 next
        xorps xmm13, xmm15                                        ;   882.2 p0      41 next
        xorps xmm6, xmm13                                         ;   883.2 p1      41 next
        xorps xmm6, xmm2                                          ;   884.2 p5      41 next
        xorps xmm8, xmm14                                         ;   885.5 p0      41 next
        xorps xmm5, xmm10                                         ;   883.8 p1      41 next
        xorps xmm10, [rbp + 32]                                   ;   884.0 p5+p2   41 next
        xorps xmm10, [rdx - 80]                                   ;   885.0 p0+p2   41 next
        movaps xmm14, [rdx - 112]                                 ;   884.5 p2      54 next reload
        andps xmm9, xmm14                                         ;   887.5 p1      41 next
        xorps xmm2, [rdx - 64]                                    ;   885.5 p5+p2   41 next
        xorps xmm7, xmm9                                          ;   888.5 p0      41 next
        xorps xmm9, xmm3                                          ;   888.5 p1      41 next
        xorps xmm3, xmm12                                         ;   886.0 p5      41 next
        xorps xmm3, [rbp + 80]                                    ;   887.0 p0+p2   41 next
        xorps xmm0, xmm2                                          ;   886.8 p1      41 next
        xorps xmm12, [rbp + 112]                                  ;   887.5 p5+p2   41 next
        xorps xmm4, [rdx - 48]                                    ;   888.5 p0+p2   41 next
        xorps xmm1, xmm11                                         ;   887.8 p1      41 next
        xorps xmm8, [rbp - 80]                                    ;   889.5 p5+p2   41 next
        xorps xmm14, xmm7                                         ;   889.5 p0      41 next
        xorps xmm5, xmm9                                          ;   889.5 p1      41 next
        xorps xmm12, xmm14                                        ;   890.5 p5      41 next
        movaps xmm14, [rbp - 48]                                  ;   890.5 p2      41 next
        movaps xmm2, [rdx - 16]                                   ;   891.5 p2      54 next reload
        andps xmm14, xmm2                                         ;   894.5 p0      41 next
        xorps xmm15, xmm5                                         ;   890.5 p1      41 next
        movaps [rdx - 48], xmm10                                  ;   886.8 p3+p4   41 next spill
        movaps xmm5, [rdx - 128]                                  ;   892.5 p2      41 next
        movaps xmm7, [rdx + 80]                                   ;   893.5 p2      41 next
        movaps xmm9, [rdx + 48]                                   ;   894.5 p2      54 next reload
        andps xmm5, xmm2                                          ;   895.5 p5      41 next
        andps xmm7, xmm9                                          ;   897.5 p0      41 next
        movaps xmm11, [rdx + 96]                                  ;   895.5 p2      41 next
        andps xmm11, xmm2                                         ;   898.5 p1      41 next
        movaps xmm13, [rbp - 48]                                  ;   896.5 p2      41 next
        andps xmm13, [rdx + 96]                                   ;   899.5 p5+p2   41 next
        movaps [rdx - 112], xmm8                                  ;   890.5 p3+p4   41 next spill
        movaps xmm8, [rdx + 80]                                   ;   898.5 p2      41 next
        andps xmm8, [rdx + 96]                                    ;   901.5 p0+p2   41 next
        movaps [rbp - 80], xmm1                                   ;   890.8 p3+p4   41 next spill
        movaps xmm1, [rdx - 128]                                  ;   900.5 p2      41 next
        andps xmm1, [rdx + 64]                                    ;   903.5 p1+p2   41 next
        xorps xmm7, xmm1                                          ;   904.5 p5      41 next
        andps xmm1, xmm9                                          ;   904.5 p0      41 next
        movaps [rbp + 112], xmm4                                  ;   892.5 p3+p4   41 next spill
        movaps xmm4, [rdx + 80]                                   ;   902.5 p2      41 next
        andps xmm4, xmm5                                          ;   905.5 p1      41 next
        movaps [rbp + 80], xmm12                                  ;   894.5 p3+p4   41 next spill
        movaps xmm12, [rbp - 48]                                  ;   903.5 p2      41 next
        movaps [rdx - 64], xmm3                                   ;   895.5 p3+p4   41 next spill
        movaps xmm3, xmm14                                        ;   895.5 p5      41 next copy
        xorps xmm3, xmm13                                         ;   900.5 p0      41 next
        xorps xmm13, xmm7                                         ;   905.5 p1      41 next
        movaps xmm10, xmm11                                       ;   899.5 p5      41 next copy
        xorps xmm10, xmm9                                         ;   900.5 p0      41 next
        xorps xmm12, xmm10                                        ;   906.5 p1      41 next
        andps xmm12, [rdx + 80]                                   ;   907.5 p5+p2   41 next
        xorps xmm11, xmm12                                        ;   908.5 p0      41 next
        andps xmm3, [rdx - 128]                                   ;   905.5 p1+p2   41 next
        xorps xmm7, xmm14                                         ;   905.5 p5      41 next
        movaps [rbp + 32], xmm15                                  ;   900.5 p3+p4   41 next spill
        movaps xmm15, [rdx + 80]                                  ;   906.5 p2      41 next
        andps xmm15, [rdx + 64]                                   ;   909.5 p0+p2   41 next
        movaps [rdi - 96], xmm6                                   ;   901.5 p3+p4   41 next spill
        movaps xmm6, [rdx - 128]                                  ;   908.5 p2      41 next
        andps xmm6, xmm9                                          ;   911.5 p1      41 next
        xorps xmm4, xmm6                                          ;   912.5 p5      41 next
        xorps xmm4, [rel misty1_encrypt_compact.T0_constants128]  ;   913.5 p0+p2   41 next
        movaps [rdx - 80], xmm0                                   ;   903.8 p3+p4   41 next spill
        movaps xmm0, [rdx + 96]                                   ;   910.5 p2      41 next
        andps xmm0, xmm6                                          ;   913.5 p1      41 next
        movaps [rbp - 16], xmm7                                   ;   906.5 p3+p4   41 next spill
        movaps xmm7, xmm9                                         ;   905.5 p5      41 next copy
        andps xmm7, xmm2                                          ;   906.5 p0      41 next
        xorps xmm0, xmm7                                          ;   914.5 p1      41 next
        xorps xmm7, xmm15                                         ;   910.5 p5      41 next
        movaps [rbp - 96], xmm12                                  ;   908.5 p3+p4   41 next spill
        movaps xmm12, [rdx + 64]                                  ;   911.5 p2      41 next
        andps xmm12, xmm13                                        ;   914.5 p0      41 next
        xorps xmm0, xmm12                                         ;   915.5 p1      41 next
        movaps xmm12, [rdx + 96]                                  ;   912.5 p2      54 next reload
        xorps xmm0, xmm12                                         ;   916.5 p5      41 next
        movaps [rdx + 32], xmm0                                   ;   917.5 p3+p4   41 next spill
        xorps xmm13, xmm2                                         ;   908.8 p0      41 next
        movaps xmm0, [rdx + 64]                                   ;   913.5 p2      41 next
        andps xmm0, xmm7                                          ;   916.5 p1      41 next
        andps xmm7, [rbp - 48]                                    ;   914.5 p5+p2   41 next
        xorps xmm0, xmm2                                          ;   917.5 p0      41 next
        xorps xmm0, xmm10                                         ;   918.5 p1      41 next
        andps xmm10, [rdx + 64]                                   ;   915.5 p5+p2   41 next
        movaps [rbp + 16], xmm0                                   ;   919.5 p3+p4   41 next spill
        movaps xmm0, [rbp - 48]                                   ;   916.5 p2      41 next
        xorps xmm0, xmm8                                          ;   919.5 p0      41 next
        xorps xmm3, xmm0                                          ;   920.5 p1      41 next
        xorps xmm7, xmm3                                          ;   921.5 p5      41 next
        movaps xmm3, xmm13                                        ;   914.0 p0      41 next copy
        andps xmm3, xmm2                                          ;   915.0 p1      41 next
        xorps xmm3, xmm4                                          ;   916.0 p5      41 next
        andps xmm0, [rdx - 128]                                   ;   920.5 p0+p2   41 next
        xorps xmm3, xmm15                                         ;   917.0 p1      41 next
        movaps [rbp - 64], xmm11                                  ;   915.2 p3+p4   41 next spill
        andps xmm13, [rbp - 48]                                   ;   918.5 p5+p2   41 next
        movaps xmm11, xmm9                                        ;   916.0 p0      41 next copy
        andps xmm11, xmm12                                        ;   917.0 p1      41 next
        xorps xmm0, xmm11                                         ;   921.5 p5      41 next
        xorps xmm3, xmm0                                          ;   922.5 p0      41 next
        movaps xmm0, [rbp - 48]                                   ;   919.5 p2      41 next
        andps xmm0, xmm9                                          ;   922.5 p1      41 next
        xorps xmm0, xmm5                                          ;   923.5 p5      41 next
        xorps xmm10, xmm0                                         ;   924.5 p0      41 next
        xorps xmm0, [rdx + 64]                                    ;   924.5 p1+p2   41 next
        xorps xmm14, xmm11                                        ;   918.8 p5      41 next
        movaps xmm11, [rdx + 80]                                  ;   921.5 p2      41 next
        xorps xmm11, xmm6                                         ;   924.5 p0      41 next
        andps xmm11, xmm2                                         ;   925.5 p1      41 next
        xorps xmm4, xmm11                                         ;   926.5 p5      41 next
        xorps xmm13, xmm4                                         ;   927.5 p0      41 next
        movaps xmm4, xmm12                                        ;   920.5 p1      41 next copy
        andps xmm4, xmm0                                          ;   925.5 p5      41 next
        xorps xmm0, xmm15                                         ;   925.5 p0      41 next
        xorps xmm15, xmm12                                        ;   921.5 p1      41 next
        xorps xmm4, [rdx - 128]                                   ;   926.5 p5+p2   41 next
        xorps xmm1, xmm4                                          ;   927.5 p0      41 next
        xorps xmm6, [rdx + 64]                                    ;   923.5 p1+p2   41 next
        andps xmm8, xmm15                                         ;   922.8 p5      41 next
        xorps xmm7, xmm10                                         ;   925.5 p0      41 next
        movaps xmm10, [rbp - 48]                                  ;   924.5 p2      41 next
        andps xmm15, [rdx - 128]                                  ;   925.5 p1+p2   41 next
        xorps xmm11, xmm15                                        ;   926.5 p5      41 next
        xorps xmm0, xmm11                                         ;   927.5 p0      41 next
        movaps xmm4, [rdx + 64]                                   ;   926.5 p2      41 next
        andps xmm4, xmm14                                         ;   929.5 p1      41 next
        movaps xmm11, [rbp - 64]                                  ;   927.5 p2      41 next reload
        xorps xmm15, xmm11                                        ;   930.5 p5      41 next
        andps xmm10, xmm6                                         ;   927.5 p0      41 next
        andps xmm6, xmm2                                          ;   925.5 p1      41 next
        xorps xmm6, [rdx + 80]                                    ;   928.5 p5+p2   41 next
        xorps xmm13, xmm6                                         ;   929.5 p0      41 next
        xorps xmm0, [rbp + 16]                                    ;   929.5 p1+p2   41 next
        movaps xmm6, [rdx + 80]                                   ;   930.5 p2      41 next
        andps xmm6, [rdx - 128]                                   ;   933.5 p5+p2   41 next
        xorps xmm7, [rbp - 96]                                    ;   932.5 p0+p2   41 next
        andps xmm11, xmm6                                         ;   934.5 p1      41 next
        xorps xmm4, xmm0                                          ;   930.5 p5      41 next
        xorps xmm11, [rbp - 16]                                   ;   935.5 p0+p2   41 next
        xorps xmm1, xmm11                                         ;   936.5 p1      41 next
        movaps xmm0, [rel misty1_encrypt_compact.T0_constants128] ;   934.5 p2      41 next reload
        xorps xmm1, xmm0                                          ;   937.5 p5      41 next
        xorps xmm14, xmm6                                         ;   934.5 p0      41 next
        xorps xmm5, xmm15                                         ;   931.5 p1      41 next
        movaps xmm15, [rdx + 80]                                  ;   935.5 p2      54 next reload
        andps xmm14, xmm15                                        ;   938.5 p5      41 next
        xorps xmm14, [rbp + 16]                                   ;   939.5 p0+p2   41 next
        xorps xmm8, xmm13                                         ;   930.5 p1      41 next
        xorps xmm10, xmm14                                        ;   940.5 p5      41 next
        xorps xmm10, xmm0                                         ;   941.5 p0      41 next
        xorps xmm5, [rdx + 32]                                    ;   937.5 p1+p2   41 next
        xorps xmm2, [rbp + 32]                                    ;   938.5 p5+p2   41 next
        xorps xmm3, xmm2                                          ;   939.5 p0      41 next
        xorps xmm9, [rdx - 80]                                    ;   939.5 p1+p2   41 next
        movaps xmm14, [rdi - 96]                                  ;   940.5 p2      41 next
        xorps xmm14, [rdx + 64]                                   ;   943.5 p5+p2   41 next
        xorps xmm7, xmm14                                         ;   944.5 p0      41 next
        xorps xmm12, [rdx - 64]                                   ;   942.5 p1+p2   41 next
        xorps xmm8, xmm9                                          ;   940.5 p5      41 next
        xorps xmm10, xmm12                                        ;   943.5 p0      41 next
        movaps xmm6, [rbp + 80]                                   ;   943.5 p2      41 next
        xorps xmm6, [rbp - 48]                                    ;   946.5 p1+p2   41 next
        xorps xmm1, xmm6                                          ;   947.5 p5      41 next
        movaps xmm11, [rbp + 112]                                 ;   945.5 p2      41 next
        xorps xmm11, [rdx - 128]                                  ;   948.5 p0+p2   41 next
        xorps xmm4, xmm11                                         ;   949.5 p1      41 next
        xorps xmm3, [r11 + 2192]                                  ;   947.5 p5+p2   48 next
        xorps xmm15, [rdx - 48]                                   ;   948.5 p0+p2   41 next
        xorps xmm5, xmm15                                         ;   949.5 p1      41 next
        xorps xmm5, [r11 + 2288]                                  ;   950.5 p5+p2   48 next
        xorps xmm4, [r11 + 2272]                                  ;   950.5 p0+p2   48 next
        xorps xmm8, [r11 + 2208]                                  ;   951.5 p1+p2   48 next
        xorps xmm7, [r11 + 2224]                                  ;   952.5 p5+p2   48 next
        xorps xmm1, [r11 + 2256]                                  ;   953.5 p0+p2   48 next
        xorps xmm10, [r11 + 2240]                                 ;   954.5 p1+p2   48 next
        xorps xmm2, [r11 + 2048]                                  ;   955.5 p5+p2   48 next
        xorps xmm9, [r11 + 2064]                                  ;   956.5 p0+p2   48 next
        movaps [rdx - 128], xmm10                                 ;   955.5 p3+p4   48 next spill
        movaps xmm10, xmm9                                        ;   957.5 p1      45 next copy
        xorps xmm14, [r11 + 2080]                                 ;   957.5 p5+p2   48 next
        xorps xmm12, [r11 + 2096]                                 ;   958.5 p0+p2   48 next
        xorps xmm11, [r11 + 2128]                                 ;   959.5 p1+p2   48 next
        xorps xmm15, [r11 + 2144]                                 ;   960.5 p5+p2   48 next
        movaps xmm13, [rbp - 80]                                  ;   961.5 p2      48 next
        movaps [rbp - 80], xmm5                                   ;   951.5 p3+p4   48 next spill
        movaps xmm5, [rdx - 112]                                  ;   962.5 p2      48 next
        xorps xmm6, [r11 + 2112]                                  ;   963.5 p0+p2   48 next
        xorps xmm13, [r11 + 2160]                                 ;   964.5 p1+p2   48 next
        xorps xmm5, [r11 + 2176]                                  ;   965.5 p5+p2   48 next
        movaps [rdx - 112], xmm4                                  ;   952.5 p3+p4   48 next spill
        movaps xmm4, xmm2                                         ;   956.5 p0      45 next copy
        movaps [rdx - 48], xmm1                                   ;   954.5 p3+p4   48 next spill
        xorps xmm4, xmm15                                         ;   961.5 p1      45 next
        movaps xmm1, xmm12                                        ;   959.5 p5      45 next copy
        movaps [rbp + 112], xmm7                                  ;   955.5 p3+p4   48 next spill
        movaps xmm7, xmm13                                        ;   965.5 p0      45 next copy
        andps xmm7, xmm5                                          ;   966.5 p1      45 next
        movaps [rdx + 80], xmm8                                   ;   956.5 p3+p4   48 next spill
        movaps xmm8, xmm12                                        ;   959.5 p5      45 next copy
        andps xmm8, xmm15                                         ;   961.5 p0      45 next
        movaps [rbp - 48], xmm3                                   ;   957.5 p3+p4   48 next spill
        movaps xmm3, xmm2                                         ;   957.8 p1      45 next copy
        xorps xmm10, xmm11                                        ;   960.5 p5      45 next
        andps xmm3, xmm13                                         ;   965.5 p0      45 next
        xorps xmm8, xmm3                                          ;   966.5 p1      45 next
        andps xmm1, xmm13                                         ;   965.5 p5      45 next
        movaps xmm3, xmm15                                        ;   961.5 p0      45 next copy
        andps xmm3, xmm6                                          ;   964.5 p1      45 next
        xorps xmm8, xmm0                                          ;   967.5 p5      45 next
        movaps xmm0, xmm12                                        ;   960.8 p0      45 next copy
        andps xmm0, xmm14                                         ;   961.8 p1      45 next
        xorps xmm0, xmm10                                         ;   962.8 p5      45 next
        movaps [rdx + 64], xmm0                                   ;   963.8 p3+p4   45 next spill
        movaps xmm0, xmm12                                        ;   962.0 p0      45 next copy
        andps xmm0, xmm2                                          ;   963.0 p1      45 next
        movaps [rdx - 64], xmm1                                   ;   966.5 p3+p4   45 next spill
        movaps [rbp + 80], xmm8                                   ;   968.5 p3+p4   45 next spill
        movaps xmm8, xmm4                                         ;   963.0 p5      45 next copy
        xorps xmm8, xmm12                                         ;   964.0 p0      45 next
        movaps xmm1, xmm8                                         ;   965.0 p1      45 next copy
        andps xmm1, xmm14                                         ;   966.0 p5      45 next
        xorps xmm3, xmm0                                          ;   965.5 p0      45 next
        xorps xmm3, xmm7                                          ;   967.5 p1      45 next
        movaps [rdi - 96], xmm7                                   ;   967.5 p3+p4   45 next spill
        movaps xmm7, xmm12                                        ;   965.0 p5      45 next copy
        andps xmm7, xmm6                                          ;   966.0 p0      45 next
        movaps xmm0, xmm12                                        ;   965.5 p1      45 next copy
        andps xmm0, xmm9                                          ;   966.5 p5      45 next
        xorps xmm0, xmm7                                          ;   967.5 p0      45 next
        movaps [rdx + 96], xmm15                                  ;   966.0 p3+p4   48 next spill
        movaps xmm15, xmm2                                        ;   966.5 p1      45 next copy
        andps xmm15, xmm5                                         ;   967.5 p5      45 next
        xorps xmm15, xmm13                                        ;   968.5 p0      45 next
        xorps xmm1, xmm15                                         ;   969.5 p1      45 next
        xorps xmm15, xmm7                                         ;   969.5 p5      45 next
        movaps xmm7, xmm5                                         ;   968.2 p0      45 next copy
        andps xmm7, xmm6                                          ;   969.2 p1      45 next
        xorps xmm12, xmm7                                         ;   970.2 p5      45 next
        movaps [rdx - 80], xmm7                                   ;   970.2 p3+p4   45 next spill
        xorps xmm1, xmm12                                         ;   971.2 p0      45 next
        movaps [rbp + 32], xmm8                                   ;   969.2 p3+p4   45 next spill
        movaps xmm7, xmm9                                         ;   969.5 p1      45 next copy
        andps xmm7, xmm2                                          ;   970.5 p5      45 next
        andps xmm12, xmm5                                         ;   971.2 p0      45 next
        xorps xmm12, [rel misty1_encrypt_compact.T0_constants128] ;   972.2 p1+p2   45 next
        movaps [rdx + 48], xmm12                                  ;   973.2 p3+p4   45 next spill
        movaps xmm12, xmm8                                        ;   971.0 p5      45 next copy
        orps xmm12, xmm5                                          ;   972.0 p0      45 next
        movaps [rdx - 16], xmm0                                   ;   971.2 p3+p4   45 next spill
        movaps xmm0, xmm14                                        ;   971.5 p1      45 next copy
        andps xmm0, xmm11                                         ;   972.5 p5      45 next
        xorps xmm12, xmm0                                         ;   973.5 p0      45 next
        xorps xmm7, xmm12                                         ;   974.5 p1      45 next
        movaps xmm12, xmm13                                       ;   973.0 p5      45 next copy
        movaps xmm8, xmm10                                        ;   973.2 p0      45 next copy
        andps xmm8, xmm6                                          ;   974.2 p1      45 next
        andps xmm12, xmm11                                        ;   974.0 p5      45 next
        xorps xmm8, xmm12                                         ;   975.2 p0      45 next
        xorps xmm15, xmm8                                         ;   976.2 p1      45 next
        andps xmm10, xmm2                                         ;   975.0 p5      45 next
        movaps xmm0, xmm6                                         ;   975.2 p0      45 next copy
        andps xmm0, xmm11                                         ;   976.2 p1      45 next
        xorps xmm8, xmm7                                          ;   976.2 p5      45 next
        xorps xmm8, xmm4                                          ;   977.2 p0      45 next
        movaps xmm12, xmm14                                       ;   976.5 p1      45 next copy
        andps xmm12, xmm9                                         ;   977.5 p5      45 next
        xorps xmm12, xmm2                                         ;   978.5 p0      45 next
        andps xmm4, xmm11                                         ;   977.5 p1      45 next
        movaps [rdx + 32], xmm8                                   ;   978.2 p3+p4   45 next spill
        movaps xmm8, xmm0                                         ;   978.0 p5      45 next copy
        xorps xmm8, xmm5                                          ;   979.0 p0      45 next
        xorps xmm0, xmm14                                         ;   978.5 p1      45 next
        xorps xmm15, xmm0                                         ;   979.5 p5      45 next
        andps xmm0, xmm6                                          ;   979.5 p0      45 next
        xorps xmm15, xmm3                                         ;   980.5 p1      45 next
        andps xmm8, xmm11                                         ;   980.0 p5      45 next
        xorps xmm1, xmm8                                          ;   981.0 p0      45 next
        movaps xmm8, xmm13                                        ;   980.5 p1      45 next copy
        andps xmm8, xmm9                                          ;   981.5 p5      45 next
        xorps xmm8, xmm12                                         ;   982.5 p0      45 next
        xorps xmm12, xmm5                                         ;   981.5 p1      45 next
        xorps xmm4, xmm12                                         ;   982.5 p5      45 next
        andps xmm12, xmm9                                         ;   982.5 p0      45 next
        xorps xmm0, xmm8                                          ;   983.5 p1      45 next
        movaps xmm8, xmm6                                         ;   983.0 p5      45 next copy
        andps xmm8, xmm13                                         ;   984.0 p0      45 next
        xorps xmm4, xmm6                                          ;   983.5 p1      45 next
        andps xmm6, xmm2                                          ;   984.0 p5      45 next
        xorps xmm8, xmm6                                          ;   985.0 p0      45 next
        xorps xmm12, xmm8                                         ;   986.0 p1      45 next
        movaps xmm8, xmm2                                         ;   985.0 p5      45 next copy
        andps xmm2, [rdx + 96]                                    ;   985.2 p0+p2   45 next
        xorps xmm2, [rdx - 16]                                    ;   986.2 p1+p2   45 next
        xorps xmm12, [rdx + 64]                                   ;   987.0 p5+p2   45 next
        xorps xmm8, xmm9                                          ;   986.2 p0      45 next
        andps xmm8, xmm11                                         ;   987.2 p1      45 next
        xorps xmm6, [rdx - 64]                                    ;   987.0 p5+p2   45 next
        xorps xmm8, xmm0                                          ;   988.2 p0      45 next
        xorps xmm0, xmm6                                          ;   988.0 p1      45 next
        movaps xmm6, [rdx + 96]                                   ;   985.5 p2      45 next
        andps xmm9, [rdx + 96]                                    ;   988.0 p5+p2   45 next
        andps xmm6, xmm13                                         ;   988.5 p0      45 next
        andps xmm5, xmm14                                         ;   988.5 p1      45 next
        andps xmm13, xmm14                                        ;   989.0 p5      45 next
        orps xmm11, [rbp + 32]                                    ;   989.2 p0+p2   45 next
        xorps xmm5, xmm6                                          ;   989.5 p1      45 next
        xorps xmm13, [rdx + 48]                                   ;   990.0 p5+p2   45 next
        xorps xmm5, [rbp + 32]                                    ;   990.5 p0+p2   45 next
        xorps xmm11, xmm5                                         ;   991.5 p1      45 next
        movaps xmm5, [rbp + 80]                                   ;   990.5 p2      45 next
        xorps xmm6, xmm9                                          ;   991.0 p5      45 next
        xorps xmm9, xmm13                                         ;   991.2 p0      45 next
        xorps xmm13, [rdi - 96]                                   ;   991.5 p1+p2   45 next
        xorps xmm5, xmm4                                          ;   993.5 p5      45 next
        xorps xmm4, xmm0                                          ;   992.2 p0      45 next
        xorps xmm10, xmm4                                         ;   993.2 p1      45 next
        xorps xmm10, xmm2                                         ;   994.2 p5      45 next
        xorps xmm7, xmm5                                          ;   994.5 p0      45 next
        xorps xmm13, [rdx + 32]                                   ;   993.5 p1+p2   45 next
        xorps xmm15, xmm6                                         ;   994.0 p5      45 next
        xorps xmm6, [rbp + 80]                                    ;   994.2 p0+p2   45 next
        movaps xmm4, [rdx + 96]                                   ;   994.5 p2      48 next reload
        andps xmm14, xmm4                                         ;   997.5 p1      45 next
        xorps xmm3, xmm14                                         ;   998.5 p5      45 next
        xorps xmm2, [rdx + 48]                                    ;   995.5 p0+p2   45 next
        xorps xmm14, xmm8                                         ;   998.5 p1      45 next
        xorps xmm8, xmm11                                         ;   996.0 p5      45 next
        xorps xmm8, [rdx - 80]                                    ;   997.0 p0+p2   45 next
        xorps xmm11, [rdx + 64]                                   ;   997.5 p1+p2   45 next
        xorps xmm1, xmm2                                          ;   997.0 p5      45 next
        xorps xmm15, [rdx - 64]                                   ;   998.5 p0+p2   45 next
        xorps xmm12, xmm6                                         ;   997.5 p1      45 next
        xorps xmm7, [rbp + 32]                                    ;   999.5 p5+p2   45 next
        xorps xmm4, xmm3                                          ;   999.5 p0      45 next
        xorps xmm9, xmm14                                         ;   999.5 p1      45 next
        xorps xmm0, xmm9                                          ;  1000.5 p5      45 next
        xorps xmm11, xmm4                                         ;  1000.5 p0      45 next
        movaps xmm14, [rbp - 48]                                  ;  1000.5 p2      48 next reload
        xorps xmm0, xmm14                                         ;  1003.5 p1      45 next
        movaps xmm2, [rdx + 80]                                   ;  1001.5 p2      48 next reload
        xorps xmm1, xmm2                                          ;  1004.5 p5      45 next
        movaps xmm3, [rbp + 112]                                  ;  1002.5 p2      48 next reload
        xorps xmm10, xmm3                                         ;  1005.5 p0      45 next
        movaps xmm4, [rdx - 128]                                  ;  1003.5 p2      48 next reload
        xorps xmm8, xmm4                                          ;  1006.5 p1      45 next
        movaps xmm5, [rdx - 48]                                   ;  1004.5 p2      48 next reload
        xorps xmm11, xmm5                                         ;  1007.5 p5      45 next
        xorps xmm8, [rcx + 80]                                    ;  1007.5 p0+p2   54 next
        movaps xmm6, [rdx - 112]                                  ;  1006.5 p2      48 next reload
        xorps xmm15, xmm6                                         ;  1009.5 p1      45 next
        xorps xmm7, [rax - 112]                                   ;  1007.5 p5+p2   54 next
        xorps xmm11, [rcx + 96]                                   ;  1008.5 p0+p2   54 next
        xorps xmm0, [rcx + 32]                                    ;  1009.5 p1+p2   54 next
        xorps xmm10, [rcx + 48]                                   ;  1010.5 p5+p2   54 next
        xorps xmm15, [rcx + 112]                                  ;  1011.5 p0+p2   54 next
        xorps xmm12, [rax - 128]                                  ;  1012.5 p1+p2   54 next
        movaps xmm9, [rbp - 80]                                   ;  1013.5 p2      48 next reload
        xorps xmm13, xmm9                                         ;  1016.5 p5      45 next
        xorps xmm13, [rcx + 64]                                   ;  1017.5 p0+p2   54 next
        xorps xmm1, [rcx + 16]                                    ;  1015.5 p1+p2   54 next
        xorps xmm2, [rax - 80]                                    ;  1016.5 p5+p2   54 next
        xorps xmm14, [rax - 96]                                   ;  1017.5 p0+p2   54 next
        xorps xmm3, [rax - 48]                                    ;  1018.5 p1+p2   54 next
        xorps xmm6, [rax - 64]                                    ;  1019.5 p5+p2   54 next
        xorps xmm9, [rdi - 128]                                   ;  1020.5 p0+p2   54 next
        movaps [rbp - 80], xmm9                                   ;  1021.5 p3+p4   54 next spill
        movaps xmm9, [rcx + 32]                                   ;  1021.5 p2      54 next
        xorps xmm9, [r8 + 256]                                    ;  1024.5 p1+p2   54 next
        xorps xmm5, [rcx - 112]                                   ;  1023.5 p5+p2   54 next
        movaps [rdx - 112], xmm6                                  ;  1020.5 p3+p4   54 next spill
        movaps xmm6, [rcx + 16]                                   ;  1024.5 p2      54 next
        xorps xmm6, [r8 + 272]                                    ;  1027.5 p0+p2   54 next
        xorps xmm4, [rax - 32]                                    ;  1026.5 p1+p2   54 next
        movaps [rdx - 48], xmm5                                   ;  1024.5 p3+p4   54 next spill
        movaps [rdx + 80], xmm2                                   ;  1017.5 p3+p4   54 next spill
        movaps xmm2, [rcx + 112]                                  ;  1027.5 p2      54 next
        movaps [rdx - 128], xmm4                                  ;  1027.5 p3+p4   54 next spill
        movaps xmm4, [rcx + 80]                                   ;  1028.5 p2      54 next
        xorps xmm2, [r8 + 336]                                    ;  1030.5 p5+p2   54 next
        movaps [rbp + 112], xmm3                                  ;  1019.5 p3+p4   54 next spill
        xorps xmm4, [r8 + 304]                                    ;  1031.5 p0+p2   54 next
        movaps xmm3, [rcx + 96]                                   ;  1031.5 p2      54 next
        xorps xmm3, [r8 + 320]                                    ;  1034.5 p1+p2   54 next
        movaps [rbp - 48], xmm14                                  ;  1020.8 p3+p4   54 next spill
        movaps xmm14, [rcx + 64]                                  ;  1033.5 p2      54 next
        movaps [rdx + 96], xmm7                                   ;  1021.8 p3+p4   54 next spill
        xorps xmm14, [r8 + 352]                                   ;  1036.5 p5+p2   54 next
        movaps xmm7, [rax - 128]                                  ;  1035.5 p2      54 next
        xorps xmm7, [r8 + 368]                                    ;  1038.5 p0+p2   54 next
        movaps [rbp + 32], xmm12                                  ;  1024.5 p3+p4   54 next spill
        movaps [rdx - 64], xmm13                                  ;  1025.5 p3+p4   54 next spill
        movaps xmm12, [rax - 112]                                 ;  1037.5 p2      54 next
        xorps xmm12, [r8 + 384]                                   ;  1040.5 p1+p2   54 next
        movaps xmm5, [rcx + 48]                                   ;  1039.5 p2      54 next
        xorps xmm5, [r8 + 288]                                    ;  1042.5 p5+p2   54 next
        movaps xmm13, [rax - 96]                                  ;  1041.5 p2      54 next
        xorps xmm13, [r8 + 400]                                   ;  1044.5 p0+p2   54 next
        movaps [rdx + 64], xmm15                                  ;  1028.0 p3+p4   54 next spill
        movaps xmm15, [rax - 80]                                  ;  1043.5 p2      54 next
        movaps [rdx - 80], xmm11                                  ;  1029.0 p3+p4   54 next spill
        xorps xmm15, [r8 + 416]                                   ;  1046.5 p1+p2   54 next
        movaps xmm11, [rax - 48]                                  ;  1045.5 p2      54 next
        xorps xmm11, [r8 + 432]                                   ;  1048.5 p5+p2   54 next
        movaps [rbp + 80], xmm10                                  ;  1031.8 p3+p4   54 next spill
        movaps xmm10, [rcx - 112]                                 ;  1047.5 p2      54 next
        xorps xmm10, [r8 + 464]                                   ;  1050.5 p0+p2   54 next
        movaps [rdx + 48], xmm8                                   ;  1034.5 p3+p4   54 next spill
        movaps xmm8, [rax - 32]                                   ;  1049.5 p2      54 next
        xorps xmm8, [r8 + 448]                                    ;  1052.5 p1+p2   54 next
        movaps [rdx + 32], xmm1                                   ;  1036.5 p3+p4   54 next spill
        movaps xmm1, [rax - 64]                                   ;  1051.5 p2      54 next
        movaps [rdi - 96], xmm0                                   ;  1037.5 p3+p4   54 next spill
        xorps xmm1, [r8 + 480]                                    ;  1054.5 p5+p2   54 next
        movaps xmm0, [rdi - 128]                                  ;  1053.5 p2      54 next
        xorps xmm0, [r8 + 496]                                    ;  1056.5 p0+p2   54 next
        movaps [rdx - 16], xmm5                                   ;  1043.5 p3+p4   54 next spill
        movaps xmm5, xmm7                                         ;  1041.5 p1      41 next copy
        movaps [rbp + 16], xmm6                                   ;  1041.8 p3+p4   54 next spill
        movaps xmm6, xmm12                                        ;  1042.0 p5      41 next copy
        movaps [rbp - 16], xmm4                                   ;  1042.8 p3+p4   54 next spill
        movaps xmm4, xmm15                                        ;  1047.5 p0      41 next copy
        andps xmm4, xmm1                                          ;  1055.5 p1      41 next
        xorps xmm6, xmm8                                          ;  1053.5 p5      41 next
        xorps xmm5, xmm10                                         ;  1051.5 p0      41 next
        movaps [rbp - 64], xmm14                                  ;  1044.5 p3+p4   54 next spill
        movaps xmm14, xmm1                                        ;  1055.5 p1      41 next copy
        andps xmm14, xmm0                                         ;  1057.5 p5      41 next
        movaps [rbp - 96], xmm2                                   ;  1046.5 p3+p4   54 next spill
        movaps xmm2, xmm15                                        ;  1047.5 p0      41 next copy
        andps xmm2, xmm10                                         ;  1051.5 p1      41 next
        movaps [rbp - 32], xmm9                                   ;  1047.8 p3+p4   54 next spill
        movaps xmm9, xmm7                                         ;  1048.0 p5      41 next copy
        andps xmm9, xmm1                                          ;  1055.5 p0      41 next
        xorps xmm2, xmm9                                          ;  1056.5 p1      41 next
        xorps xmm2, [rel misty1_encrypt_compact.T0_constants128]  ;  1057.5 p5+p2   41 next
        movaps xmm9, xmm10                                        ;  1051.5 p0      41 next copy
        andps xmm9, xmm11                                         ;  1052.5 p1      41 next
        movaps [rbp - 128], xmm3                                  ;  1051.5 p3+p4   54 next spill
        movaps xmm3, xmm5                                         ;  1052.5 p5      41 next copy
        xorps xmm3, xmm15                                         ;  1053.5 p0      41 next
        movaps [rbp + 96], xmm2                                   ;  1058.5 p3+p4   41 next spill
        movaps xmm2, xmm3                                         ;  1054.5 p1      41 next copy
        movaps [rdx + 0], xmm4                                    ;  1056.5 p3+p4   41 next spill
        movaps xmm4, xmm7                                         ;  1053.0 p5      41 next copy
        andps xmm2, xmm13                                         ;  1055.5 p0      41 next
        andps xmm4, xmm0                                          ;  1057.5 p1      41 next
        xorps xmm4, xmm1                                          ;  1058.5 p5      41 next
        xorps xmm2, xmm4                                          ;  1059.5 p0      41 next
        movaps [rbp + 0], xmm10                                   ;  1054.5 p3+p4   54 next spill
        movaps xmm10, xmm15                                       ;  1054.5 p1      41 next copy
        andps xmm10, xmm13                                        ;  1055.5 p5      41 next
        xorps xmm10, xmm6                                         ;  1056.5 p0      41 next
        movaps [rbp - 112], xmm10                                 ;  1057.5 p3+p4   41 next spill
        movaps xmm10, xmm15                                       ;  1055.5 p1      41 next copy
        andps xmm10, xmm7                                         ;  1056.5 p5      41 next
        xorps xmm9, xmm10                                         ;  1057.5 p0      41 next
        movaps xmm10, xmm15                                       ;  1056.5 p1      41 next copy
        andps xmm10, xmm12                                        ;  1057.5 p5      41 next
        xorps xmm9, xmm14                                         ;  1058.5 p0      41 next
        movaps [rdx + 16], xmm14                                  ;  1058.5 p3+p4   41 next spill
        movaps xmm14, xmm15                                       ;  1057.5 p1      41 next copy
        andps xmm14, xmm11                                        ;  1058.5 p5      41 next
        xorps xmm10, xmm14                                        ;  1059.5 p0      41 next
        xorps xmm4, xmm14                                         ;  1059.5 p1      41 next
        movaps xmm14, xmm0                                        ;  1059.0 p5      41 next copy
        andps xmm14, xmm11                                        ;  1060.0 p0      41 next
        xorps xmm15, xmm14                                        ;  1061.0 p1      41 next
        xorps xmm2, xmm15                                         ;  1062.0 p5      41 next
        andps xmm15, xmm0                                         ;  1062.0 p0      41 next
        xorps xmm15, [rel misty1_encrypt_compact.T0_constants128] ;  1063.0 p1+p2   41 next
        movaps [rbp + 48], xmm15                                  ;  1064.0 p3+p4   41 next spill
        movaps xmm15, xmm3                                        ;  1061.0 p5      41 next copy
        orps xmm15, xmm0                                          ;  1062.0 p0      41 next
        movaps [rdx - 96], xmm10                                  ;  1060.8 p3+p4   41 next spill
        movaps xmm10, xmm13                                       ;  1061.5 p1      41 next copy
        andps xmm10, xmm8                                         ;  1062.5 p5      41 next
        movaps [rdx - 32], xmm14                                  ;  1061.8 p3+p4   41 next spill
        movaps xmm14, xmm12                                       ;  1062.2 p0      41 next copy
        andps xmm14, xmm7                                         ;  1063.2 p1      41 next
        movaps [rdi - 112], xmm3                                  ;  1062.8 p3+p4   41 next spill
        movaps xmm3, xmm6                                         ;  1063.0 p5      41 next copy
        andps xmm3, xmm11                                         ;  1064.0 p0      41 next
        andps xmm6, xmm7                                          ;  1063.5 p1      41 next
        xorps xmm15, xmm10                                        ;  1064.0 p5      41 next
        xorps xmm14, xmm15                                        ;  1065.0 p0      41 next
        movaps xmm15, xmm11                                       ;  1064.5 p1      41 next copy
        andps xmm15, xmm8                                         ;  1065.5 p5      41 next
        movaps xmm10, xmm1                                        ;  1065.2 p0      41 next copy
        andps xmm10, xmm8                                         ;  1066.2 p1      41 next
        xorps xmm3, xmm10                                         ;  1067.2 p5      41 next
        xorps xmm4, xmm3                                          ;  1068.2 p0      41 next
        xorps xmm3, xmm14                                         ;  1068.2 p1      41 next
        movaps xmm10, xmm13                                       ;  1067.0 p5      41 next copy
        andps xmm10, xmm12                                        ;  1068.0 p0      41 next
        xorps xmm3, xmm5                                          ;  1069.2 p1      41 next
        xorps xmm10, xmm7                                         ;  1069.0 p5      41 next
        andps xmm5, xmm8                                          ;  1068.2 p0      41 next
        movaps [rbp + 64], xmm3                                   ;  1070.2 p3+p4   41 next spill
        movaps xmm3, xmm15                                        ;  1068.5 p1      41 next copy
        xorps xmm3, xmm0                                          ;  1069.5 p5      41 next
        xorps xmm15, xmm13                                        ;  1069.2 p0      41 next
        xorps xmm4, xmm15                                         ;  1070.2 p1      41 next
        andps xmm3, xmm8                                          ;  1070.5 p5      41 next
        xorps xmm2, xmm3                                          ;  1071.5 p0      41 next
        movaps xmm3, xmm1                                         ;  1070.5 p1      41 next copy
        andps xmm3, xmm12                                         ;  1071.5 p5      41 next
        andps xmm15, xmm11                                        ;  1071.2 p0      41 next
        xorps xmm3, xmm10                                         ;  1072.5 p1      41 next
        xorps xmm15, xmm3                                         ;  1073.5 p5      41 next
        xorps xmm4, xmm9                                          ;  1072.2 p0      41 next
        xorps xmm10, xmm0                                         ;  1072.5 p1      41 next
        xorps xmm5, xmm10                                         ;  1073.5 p5      41 next
        xorps xmm5, xmm11                                         ;  1074.5 p0      41 next
        andps xmm10, xmm12                                        ;  1073.5 p1      41 next
        movaps xmm3, xmm11                                        ;  1074.0 p5      41 next copy
        andps xmm3, xmm1                                          ;  1075.0 p0      41 next
        andps xmm11, xmm7                                         ;  1074.5 p1      41 next
        xorps xmm3, xmm11                                         ;  1076.0 p5      41 next
        xorps xmm10, xmm3                                         ;  1077.0 p0      41 next
        movaps xmm3, xmm7                                         ;  1075.5 p1      41 next copy
        xorps xmm3, xmm12                                         ;  1076.5 p5      41 next
        andps xmm3, xmm8                                          ;  1077.5 p0      41 next
        xorps xmm3, xmm15                                         ;  1078.5 p1      41 next
        xorps xmm10, [rbp - 112]                                  ;  1078.0 p5+p2   41 next
        xorps xmm11, [rdx + 0]                                    ;  1077.2 p0+p2   41 next
        xorps xmm15, xmm11                                        ;  1078.2 p1      41 next
        movaps xmm11, [rbp + 0]                                   ;  1075.0 p2      41 next
        andps xmm11, xmm1                                         ;  1078.0 p5      41 next
        andps xmm7, [rbp + 0]                                     ;  1078.2 p0+p2   41 next
        andps xmm0, xmm13                                         ;  1078.5 p1      41 next
        andps xmm12, [rbp + 0]                                    ;  1079.0 p5+p2   41 next
        xorps xmm0, xmm11                                         ;  1079.5 p0      41 next
        andps xmm1, xmm13                                         ;  1079.5 p1      41 next
        orps xmm8, [rdi - 112]                                    ;  1080.0 p5+p2   41 next
        xorps xmm7, [rdx - 96]                                    ;  1080.2 p0+p2   41 next
        xorps xmm1, [rbp + 48]                                    ;  1080.5 p1+p2   41 next
        xorps xmm0, [rdi - 112]                                   ;  1081.0 p5+p2   41 next
        xorps xmm11, xmm12                                        ;  1081.2 p0      41 next
        xorps xmm8, xmm0                                          ;  1082.0 p1      41 next
        movaps xmm0, [rbp + 96]                                   ;  1082.0 p2      41 next
        xorps xmm0, xmm5                                          ;  1085.0 p5      41 next
        xorps xmm5, xmm15                                         ;  1082.2 p0      41 next
        xorps xmm6, xmm5                                          ;  1083.2 p1      41 next
        xorps xmm12, xmm1                                         ;  1083.0 p5      41 next
        xorps xmm1, [rdx + 16]                                    ;  1083.2 p0+p2   41 next
        xorps xmm1, [rbp + 64]                                    ;  1084.2 p1+p2   41 next
        xorps xmm6, xmm7                                          ;  1084.2 p5      41 next
        xorps xmm14, xmm0                                         ;  1086.0 p0      41 next
        xorps xmm4, xmm11                                         ;  1084.5 p1      41 next
        movaps xmm0, [rbp + 0]                                    ;  1085.0 p2      54 next reload
        andps xmm13, xmm0                                         ;  1088.0 p5      41 next
        xorps xmm9, xmm13                                         ;  1089.0 p0      41 next
        xorps xmm11, [rbp + 96]                                   ;  1086.0 p1+p2   41 next
        xorps xmm7, [rbp + 48]                                    ;  1087.0 p5+p2   41 next
        xorps xmm13, xmm3                                         ;  1089.0 p0      41 next
        xorps xmm3, xmm8                                          ;  1086.5 p1      41 next
        xorps xmm8, [rbp - 112]                                   ;  1088.0 p5+p2   41 next
        xorps xmm3, [rdx - 32]                                    ;  1089.0 p0+p2   41 next
        xorps xmm2, xmm7                                          ;  1088.0 p1      41 next
        xorps xmm4, [rdx + 0]                                     ;  1090.0 p5+p2   41 next
        xorps xmm10, xmm11                                        ;  1088.2 p0      41 next
        xorps xmm14, [rdi - 112]                                  ;  1091.0 p1+p2   41 next
        xorps xmm12, xmm13                                        ;  1090.0 p5      41 next
        xorps xmm0, xmm9                                          ;  1090.0 p0      41 next
        xorps xmm15, xmm12                                        ;  1091.0 p1      41 next
        xorps xmm8, xmm0                                          ;  1091.0 p5      41 next
        movaps xmm0, [rbp - 128]                                  ;  1092.0 p2      41 next
        movaps xmm5, [rbp - 32]                                   ;  1093.0 p2      54 next reload
        andps xmm0, xmm5                                          ;  1096.0 p0      41 next
        movaps xmm13, [rbp - 128]                                 ;  1094.0 p2      41 next
        movaps xmm7, [rbp - 96]                                   ;  1095.0 p2      41 next
        andps xmm7, xmm5                                          ;  1098.0 p1      41 next
        movaps xmm9, [rbp - 64]                                   ;  1096.0 p2      41 next
        movaps xmm11, [rbp + 16]                                  ;  1097.0 p2      54 next reload
        andps xmm9, xmm11                                         ;  1100.0 p5      41 next
        movaps [rbp + 0], xmm14                                   ;  1092.0 p3+p4   41 next spill
        movaps xmm12, [rbp - 16]                                  ;  1098.0 p2      41 next
        andps xmm12, xmm5                                         ;  1101.0 p0      41 next
        andps xmm13, [rbp - 16]                                   ;  1099.0 p1+p2   41 next
        movaps xmm14, [rbp - 64]                                  ;  1100.0 p2      41 next
        andps xmm14, [rbp - 16]                                   ;  1103.0 p5+p2   41 next
        movaps [rdi - 112], xmm10                                 ;  1091.5 p3+p4   41 next spill
        movaps xmm10, [rbp - 96]                                  ;  1102.0 p2      41 next
        andps xmm10, [rdx - 16]                                   ;  1105.0 p0+p2   41 next
        xorps xmm9, xmm10                                         ;  1106.0 p1      41 next
        andps xmm10, xmm11                                        ;  1106.0 p5      41 next
        movaps [rbp - 112], xmm4                                  ;  1094.0 p3+p4   41 next spill
        movaps [rdx + 0], xmm1                                    ;  1095.0 p3+p4   41 next spill
        movaps xmm1, xmm12                                        ;  1102.0 p0      41 next copy
        xorps xmm1, xmm11                                         ;  1103.0 p1      41 next
        movaps xmm4, [rbp - 64]                                   ;  1104.0 p2      41 next
        andps xmm4, xmm7                                          ;  1107.0 p5      41 next
        movaps [rdx - 32], xmm8                                   ;  1097.0 p3+p4   41 next spill
        movaps xmm8, [rbp - 128]                                  ;  1105.0 p2      41 next
        xorps xmm8, xmm1                                          ;  1108.0 p0      41 next
        andps xmm8, [rbp - 64]                                    ;  1109.0 p1+p2   41 next
        xorps xmm12, xmm8                                         ;  1110.0 p5      41 next
        movaps [rbp + 48], xmm3                                   ;  1100.0 p3+p4   41 next spill
        movaps xmm3, xmm0                                         ;  1100.2 p0      41 next copy
        xorps xmm3, xmm13                                         ;  1101.2 p1      41 next
        xorps xmm13, xmm9                                         ;  1107.0 p5      41 next
        andps xmm3, [rbp - 96]                                    ;  1107.0 p0+p2   41 next
        xorps xmm9, xmm0                                          ;  1107.0 p1      41 next
        movaps [rbp + 96], xmm6                                   ;  1102.0 p3+p4   41 next spill
        movaps xmm6, [rbp - 96]                                   ;  1108.0 p2      41 next
        andps xmm6, xmm11                                         ;  1111.0 p5      41 next
        xorps xmm4, xmm6                                          ;  1112.0 p0      41 next
        xorps xmm4, [rel misty1_encrypt_compact.T0_constants128]  ;  1113.0 p1+p2   41 next
        movaps [rbp + 64], xmm2                                   ;  1104.0 p3+p4   41 next spill
        movaps xmm2, [rbp - 16]                                   ;  1110.0 p2      41 next
        movaps [rdx + 16], xmm15                                  ;  1105.0 p3+p4   41 next spill
        movaps xmm15, [rbp - 64]                                  ;  1111.0 p2      41 next
        andps xmm15, [rdx - 16]                                   ;  1114.0 p5+p2   41 next
        movaps [rdx - 96], xmm9                                   ;  1108.0 p3+p4   41 next spill
        movaps xmm9, xmm11                                        ;  1106.2 p0      41 next copy
        andps xmm9, xmm5                                          ;  1107.2 p1      41 next
        andps xmm2, xmm6                                          ;  1113.0 p5      41 next
        xorps xmm2, xmm9                                          ;  1114.0 p0      41 next
        xorps xmm9, xmm15                                         ;  1115.0 p1      41 next
        movaps [rdi - 48], xmm8                                   ;  1110.0 p3+p4   41 next spill
        movaps xmm8, [rdx - 16]                                   ;  1113.0 p2      41 next
        andps xmm8, xmm13                                         ;  1116.0 p5      41 next
        xorps xmm2, xmm8                                          ;  1117.0 p0      41 next
        movaps xmm8, [rbp - 16]                                   ;  1114.0 p2      54 next reload
        xorps xmm2, xmm8                                          ;  1118.0 p1      41 next
        movaps [rdx + 112], xmm2                                  ;  1119.0 p3+p4   41 next spill
        xorps xmm13, xmm5                                         ;  1110.2 p5      41 next
        movaps xmm2, [rdx - 16]                                   ;  1115.0 p2      41 next
        andps xmm2, xmm9                                          ;  1118.0 p0      41 next
        andps xmm9, [rbp - 128]                                   ;  1116.0 p1+p2   41 next
        xorps xmm2, xmm5                                          ;  1119.0 p5      41 next
        xorps xmm2, xmm1                                          ;  1120.0 p0      41 next
        andps xmm1, [rdx - 16]                                    ;  1117.0 p1+p2   41 next
        movaps [rdi + 16], xmm2                                   ;  1121.0 p3+p4   41 next spill
        movaps xmm2, [rbp - 128]                                  ;  1118.0 p2      41 next
        xorps xmm2, xmm14                                         ;  1121.0 p5      41 next
        xorps xmm3, xmm2                                          ;  1122.0 p0      41 next
        xorps xmm9, xmm3                                          ;  1123.0 p1      41 next
        movaps xmm3, xmm13                                        ;  1115.0 p5      41 next copy
        andps xmm3, xmm5                                          ;  1116.0 p0      41 next
        andps xmm13, [rbp - 128]                                  ;  1119.0 p1+p2   41 next
        andps xmm2, [rbp - 96]                                    ;  1122.0 p5+p2   41 next
        xorps xmm3, xmm4                                          ;  1117.0 p0      41 next
        xorps xmm3, xmm15                                         ;  1118.0 p1      41 next
        movaps [rdi + 0], xmm12                                   ;  1117.0 p3+p4   41 next spill
        movaps xmm12, xmm11                                       ;  1117.2 p5      41 next copy
        andps xmm12, xmm8                                         ;  1118.2 p0      41 next
        xorps xmm2, xmm12                                         ;  1123.0 p1      41 next
        xorps xmm3, xmm2                                          ;  1124.0 p5      41 next
        movaps xmm2, [rbp - 128]                                  ;  1121.0 p2      41 next
        andps xmm2, xmm11                                         ;  1124.0 p0      41 next
        xorps xmm0, xmm12                                         ;  1119.2 p1      41 next
        movaps xmm12, [rbp - 64]                                  ;  1122.0 p2      41 next
        xorps xmm12, xmm6                                         ;  1125.0 p5      41 next
        andps xmm12, xmm5                                         ;  1126.0 p0      41 next
        xorps xmm4, xmm12                                         ;  1127.0 p1      41 next
        xorps xmm2, xmm7                                          ;  1125.0 p5      41 next
        xorps xmm1, xmm2                                          ;  1126.0 p0      41 next
        xorps xmm2, [rdx - 16]                                    ;  1126.0 p1+p2   41 next
        xorps xmm13, xmm4                                         ;  1128.0 p5      41 next
        movaps xmm4, xmm8                                         ;  1121.5 p0      41 next copy
        andps xmm4, xmm2                                          ;  1127.0 p1      41 next
        xorps xmm2, xmm15                                         ;  1127.0 p5      41 next
        xorps xmm4, [rbp - 96]                                    ;  1128.0 p0+p2   41 next
        xorps xmm6, [rdx - 16]                                    ;  1125.0 p1+p2   41 next
        xorps xmm15, xmm8                                         ;  1123.2 p5      41 next
        andps xmm14, xmm15                                        ;  1124.2 p0      41 next
        xorps xmm9, xmm1                                          ;  1127.0 p1      41 next
        movaps xmm1, [rbp - 128]                                  ;  1126.0 p2      41 next
        andps xmm1, xmm6                                          ;  1129.0 p5      41 next
        andps xmm15, [rbp - 96]                                   ;  1127.0 p0+p2   41 next
        xorps xmm12, xmm15                                        ;  1128.0 p1      41 next
        xorps xmm2, xmm12                                         ;  1129.0 p5      41 next
        xorps xmm10, xmm4                                         ;  1129.0 p0      41 next
        movaps xmm4, [rdx - 16]                                   ;  1128.0 p2      41 next
        andps xmm4, xmm0                                          ;  1131.0 p1      41 next
        movaps xmm12, [rdi + 0]                                   ;  1129.0 p2      41 next reload
        xorps xmm15, xmm12                                        ;  1132.0 p5      41 next
        andps xmm6, xmm5                                          ;  1126.8 p0      41 next
        xorps xmm6, [rbp - 64]                                    ;  1130.0 p1+p2   41 next
        xorps xmm13, xmm6                                         ;  1131.0 p5      41 next
        movaps xmm6, [rbp - 64]                                   ;  1131.0 p2      41 next
        andps xmm6, [rbp - 96]                                    ;  1134.0 p0+p2   41 next
        xorps xmm0, xmm6                                          ;  1135.0 p1      41 next
        andps xmm12, xmm6                                         ;  1135.0 p5      41 next
        xorps xmm9, [rdi - 48]                                    ;  1133.0 p0+p2   41 next
        xorps xmm2, [rdi + 16]                                    ;  1134.0 p1+p2   41 next
        xorps xmm7, xmm15                                         ;  1133.0 p5      41 next
        movaps xmm15, [rbp - 64]                                  ;  1135.0 p2      54 next reload
        andps xmm0, xmm15                                         ;  1138.0 p0      41 next
        xorps xmm0, [rdi + 16]                                    ;  1139.0 p1+p2   41 next
        xorps xmm14, xmm13                                        ;  1132.0 p5      41 next
        xorps xmm12, [rdx - 96]                                   ;  1137.0 p0+p2   41 next
        xorps xmm10, xmm12                                        ;  1138.0 p1      41 next
        xorps xmm4, xmm2                                          ;  1135.0 p5      41 next
        movaps xmm2, [rel misty1_encrypt_compact.T0_constants128] ;  1138.0 p2      41 next reload
        xorps xmm10, xmm2                                         ;  1141.0 p0      41 next
        xorps xmm1, xmm0                                          ;  1140.0 p1      41 next
        xorps xmm1, xmm2                                          ;  1141.0 p5      41 next
        xorps xmm7, [rdx + 112]                                   ;  1139.0 p0+p2   41 next
        xorps xmm5, [rdx + 16]                                    ;  1140.0 p1+p2   41 next
        xorps xmm3, xmm5                                          ;  1141.0 p5      41 next
        xorps xmm11, [rbp + 64]                                   ;  1141.0 p0+p2   41 next
        xorps xmm14, xmm11                                        ;  1142.0 p1      41 next
        movaps xmm0, [rbp + 96]                                   ;  1142.0 p2      41 next
        xorps xmm0, [rdx - 16]                                    ;  1145.0 p5+p2   41 next
        xorps xmm9, xmm0                                          ;  1146.0 p0      41 next
        xorps xmm8, [rbp + 48]                                    ;  1144.0 p1+p2   41 next
        xorps xmm1, xmm8                                          ;  1145.0 p5      41 next
        movaps xmm6, [rdx - 32]                                   ;  1145.0 p2      41 next
        xorps xmm6, [rbp - 128]                                   ;  1148.0 p0+p2   41 next
        movaps xmm12, [rbp - 112]                                 ;  1147.0 p2      41 next
        xorps xmm14, [r8 + 2208]                                  ;  1148.0 p1+p2   48 next
        xorps xmm10, xmm6                                         ;  1149.0 p5      41 next
        xorps xmm12, [rbp - 96]                                   ;  1150.0 p0+p2   41 next
        xorps xmm4, xmm12                                         ;  1151.0 p1      41 next
        xorps xmm15, [rdx + 0]                                    ;  1150.0 p5+p2   41 next
        xorps xmm7, xmm15                                         ;  1151.0 p0      41 next
        xorps xmm3, [r8 + 2192]                                   ;  1151.0 p1+p2   48 next
        xorps xmm9, [r8 + 2224]                                   ;  1152.0 p5+p2   48 next
        xorps xmm1, [r8 + 2240]                                   ;  1153.0 p0+p2   48 next
        xorps xmm10, [r8 + 2256]                                  ;  1154.0 p1+p2   48 next
        xorps xmm4, [r8 + 2272]                                   ;  1155.0 p5+p2   48 next
        xorps xmm5, [r8 + 2048]                                   ;  1156.0 p0+p2   48 next
        xorps xmm0, [r8 + 2080]                                   ;  1157.0 p1+p2   48 next
        xorps xmm8, [r8 + 2096]                                   ;  1158.0 p5+p2   48 next
        xorps xmm7, [r8 + 2288]                                   ;  1159.0 p0+p2   48 next
        xorps xmm11, [r8 + 2064]                                  ;  1160.0 p1+p2   48 next
        xorps xmm6, [r8 + 2112]                                   ;  1161.0 p5+p2   48 next
        xorps xmm12, [r8 + 2128]                                  ;  1162.0 p0+p2   48 next
        xorps xmm15, [r8 + 2144]                                  ;  1163.0 p1+p2   48 next
        movaps xmm13, [rdi - 112]                                 ;  1164.0 p2      48 next
        xorps xmm13, [r8 + 2160]                                  ;  1167.0 p5+p2   48 next
        movaps [rdi - 112], xmm7                                  ;  1160.0 p3+p4   48 next spill
        movaps xmm7, [rbp + 0]                                    ;  1166.0 p2      48 next
        movaps [rbp + 0], xmm4                                    ;  1156.0 p3+p4   48 next spill
        xorps xmm7, [r8 + 2176]                                   ;  1169.0 p0+p2   48 next
        movaps xmm4, xmm5                                         ;  1157.0 p1      45 next copy
        xorps xmm4, xmm15                                         ;  1164.0 p5      45 next
        movaps [rdx + 0], xmm10                                   ;  1156.0 p3+p4   48 next spill
        movaps xmm10, xmm8                                        ;  1159.0 p0      45 next copy
        movaps [rbp - 96], xmm1                                   ;  1157.0 p3+p4   48 next spill
        andps xmm10, xmm13                                        ;  1168.0 p1      45 next
        movaps xmm1, xmm11                                        ;  1161.0 p5      45 next copy
        xorps xmm1, xmm12                                         ;  1163.0 p0      45 next
        movaps [rbp - 64], xmm14                                  ;  1158.0 p3+p4   48 next spill
        movaps xmm14, xmm8                                        ;  1159.0 p1      45 next copy
        movaps [rbp - 112], xmm9                                  ;  1159.0 p3+p4   48 next spill
        movaps xmm9, xmm13                                        ;  1168.0 p5      45 next copy
        andps xmm9, xmm7                                          ;  1170.0 p0      45 next
        andps xmm14, xmm15                                        ;  1164.0 p1      45 next
        movaps [rbp - 128], xmm3                                  ;  1160.0 p3+p4   48 next spill
        movaps xmm3, xmm5                                         ;  1160.2 p5      45 next copy
        andps xmm3, xmm13                                         ;  1168.0 p0      45 next
        xorps xmm14, xmm3                                         ;  1169.0 p1      45 next
        movaps xmm3, xmm15                                        ;  1164.0 p5      45 next copy
        movaps [rbp - 16], xmm15                                  ;  1164.0 p3+p4   48 next spill
        movaps xmm15, xmm5                                        ;  1162.0 p0      45 next copy
        andps xmm15, xmm7                                         ;  1170.0 p1      45 next
        xorps xmm15, xmm13                                        ;  1171.0 p5      45 next
        andps xmm3, xmm6                                          ;  1165.0 p0      45 next
        xorps xmm14, xmm2                                         ;  1170.0 p1      45 next
        movaps [rdx - 32], xmm14                                  ;  1171.0 p3+p4   45 next spill
        movaps xmm14, xmm4                                        ;  1165.0 p5      45 next copy
        xorps xmm14, xmm8                                         ;  1166.0 p0      45 next
        movaps [rbp + 48], xmm10                                  ;  1169.0 p3+p4   45 next spill
        movaps xmm10, xmm14                                       ;  1167.0 p1      45 next copy
        andps xmm10, xmm0                                         ;  1168.0 p5      45 next
        xorps xmm10, xmm15                                        ;  1172.0 p0      45 next
        movaps xmm2, xmm8                                         ;  1166.2 p1      45 next copy
        andps xmm2, xmm0                                          ;  1167.2 p5      45 next
        xorps xmm2, xmm1                                          ;  1168.2 p0      45 next
        movaps [rdx - 16], xmm2                                   ;  1169.2 p3+p4   45 next spill
        movaps xmm2, xmm8                                         ;  1167.5 p1      45 next copy
        andps xmm2, xmm5                                          ;  1168.5 p5      45 next
        xorps xmm3, xmm2                                          ;  1169.5 p0      45 next
        xorps xmm3, xmm9                                          ;  1171.0 p1      45 next
        movaps xmm2, xmm8                                         ;  1168.8 p5      45 next copy
        movaps [rbp + 96], xmm9                                   ;  1171.0 p3+p4   45 next spill
        movaps xmm9, xmm8                                         ;  1169.0 p0      45 next copy
        andps xmm9, xmm6                                          ;  1170.0 p1      45 next
        andps xmm2, xmm11                                         ;  1169.8 p5      45 next
        xorps xmm15, xmm9                                         ;  1172.0 p0      45 next
        xorps xmm2, xmm9                                          ;  1171.0 p1      45 next
        movaps xmm9, xmm7                                         ;  1170.8 p5      45 next copy
        andps xmm9, xmm6                                          ;  1171.8 p0      45 next
        xorps xmm8, xmm9                                          ;  1172.8 p1      45 next
        xorps xmm10, xmm8                                         ;  1173.8 p5      45 next
        andps xmm8, xmm7                                          ;  1173.8 p0      45 next
        xorps xmm8, [rel misty1_encrypt_compact.T0_constants128]  ;  1174.8 p1+p2   45 next
        movaps [rbp + 16], xmm8                                   ;  1175.8 p3+p4   45 next spill
        movaps xmm8, xmm14                                        ;  1172.8 p5      45 next copy
        orps xmm8, xmm7                                           ;  1173.8 p0      45 next
        movaps [rbp - 32], xmm2                                   ;  1172.8 p3+p4   45 next spill
        movaps xmm2, xmm0                                         ;  1173.5 p1      45 next copy
        andps xmm2, xmm12                                         ;  1174.5 p5      45 next
        xorps xmm8, xmm2                                          ;  1175.5 p0      45 next
        movaps xmm2, xmm6                                         ;  1174.5 p1      45 next copy
        movaps [rdx + 16], xmm14                                  ;  1173.8 p3+p4   45 next spill
        andps xmm2, xmm12                                         ;  1175.5 p5      45 next
        movaps xmm14, xmm1                                        ;  1175.0 p0      45 next copy
        movaps [rbp + 64], xmm9                                   ;  1174.8 p3+p4   45 next spill
        movaps xmm9, xmm11                                        ;  1175.5 p1      45 next copy
        andps xmm9, xmm5                                          ;  1176.5 p5      45 next
        xorps xmm9, xmm8                                          ;  1177.5 p0      45 next
        movaps xmm8, xmm13                                        ;  1176.5 p1      45 next copy
        andps xmm14, xmm6                                         ;  1176.8 p5      45 next
        andps xmm8, xmm12                                         ;  1177.5 p0      45 next
        xorps xmm14, xmm8                                         ;  1178.5 p1      45 next
        xorps xmm15, xmm14                                        ;  1179.5 p5      45 next
        xorps xmm14, xmm9                                         ;  1179.5 p0      45 next
        xorps xmm14, xmm4                                         ;  1180.5 p1      45 next
        movaps xmm8, xmm0                                         ;  1178.8 p5      45 next copy
        movaps [rdx + 112], xmm14                                 ;  1181.5 p3+p4   45 next spill
        movaps xmm14, xmm2                                        ;  1179.0 p0      45 next copy
        andps xmm1, xmm5                                          ;  1179.5 p1      45 next
        andps xmm8, xmm11                                         ;  1179.8 p5      45 next
        xorps xmm14, xmm7                                         ;  1180.0 p0      45 next
        andps xmm14, xmm12                                        ;  1181.0 p1      45 next
        andps xmm4, xmm12                                         ;  1180.8 p5      45 next
        xorps xmm2, xmm0                                          ;  1181.0 p0      45 next
        xorps xmm15, xmm2                                         ;  1182.0 p1      45 next
        xorps xmm8, xmm5                                          ;  1181.8 p5      45 next
        xorps xmm10, xmm14                                        ;  1182.0 p0      45 next
        movaps xmm14, xmm13                                       ;  1182.5 p1      45 next copy
        andps xmm14, xmm11                                        ;  1183.5 p5      45 next
        xorps xmm14, xmm8                                         ;  1184.5 p0      45 next
        xorps xmm8, xmm7                                          ;  1183.5 p1      45 next
        xorps xmm4, xmm8                                          ;  1184.5 p5      45 next
        andps xmm8, xmm11                                         ;  1184.5 p0      45 next
        andps xmm2, xmm6                                          ;  1184.5 p1      45 next
        xorps xmm15, xmm3                                         ;  1184.8 p5      45 next
        xorps xmm4, xmm6                                          ;  1185.5 p0      45 next
        xorps xmm2, xmm14                                         ;  1185.5 p1      45 next
        movaps xmm14, xmm6                                        ;  1185.8 p5      45 next copy
        andps xmm14, xmm13                                        ;  1186.8 p0      45 next
        andps xmm6, xmm5                                          ;  1186.5 p1      45 next
        xorps xmm14, xmm6                                         ;  1187.8 p5      45 next
        xorps xmm8, xmm14                                         ;  1188.8 p0      45 next
        movaps xmm14, xmm5                                        ;  1187.5 p1      45 next copy
        xorps xmm14, xmm11                                        ;  1188.5 p5      45 next
        andps xmm14, xmm12                                        ;  1189.5 p0      45 next
        xorps xmm14, xmm2                                         ;  1190.5 p1      45 next
        xorps xmm6, [rbp + 48]                                    ;  1188.8 p5+p2   45 next
        xorps xmm2, xmm6                                          ;  1189.8 p0      45 next
        movaps xmm6, [rbp - 16]                                   ;  1186.0 p2      45 next
        andps xmm6, xmm13                                         ;  1189.5 p1      45 next
        andps xmm7, xmm0                                          ;  1189.8 p5      45 next
        andps xmm11, [rbp - 16]                                   ;  1190.0 p0+p2   45 next
        andps xmm13, xmm0                                         ;  1190.5 p1      45 next
        xorps xmm7, xmm6                                          ;  1190.8 p5      45 next
        xorps xmm13, [rbp + 16]                                   ;  1191.5 p0+p2   45 next
        xorps xmm6, xmm11                                         ;  1191.5 p1      45 next
        xorps xmm11, xmm13                                        ;  1192.5 p5      45 next
        xorps xmm13, [rbp + 96]                                   ;  1192.5 p0+p2   45 next
        xorps xmm8, [rdx - 16]                                    ;  1192.5 p1+p2   45 next
        andps xmm5, [rbp - 16]                                    ;  1192.8 p5+p2   45 next
        xorps xmm13, [rdx + 112]                                  ;  1193.5 p0+p2   45 next
        xorps xmm5, [rbp - 32]                                    ;  1193.8 p1+p2   45 next
        xorps xmm7, [rdx + 16]                                    ;  1194.0 p5+p2   45 next
        orps xmm12, [rdx + 16]                                    ;  1195.0 p0+p2   45 next
        xorps xmm12, xmm7                                         ;  1196.0 p1      45 next
        movaps xmm7, [rdx - 32]                                   ;  1196.0 p2      45 next
        xorps xmm7, xmm4                                          ;  1199.0 p5      45 next
        xorps xmm4, xmm2                                          ;  1195.0 p0      45 next
        xorps xmm1, xmm4                                          ;  1196.0 p1      45 next
        xorps xmm1, xmm5                                          ;  1197.0 p5      45 next
        xorps xmm9, xmm7                                          ;  1200.0 p0      45 next
        xorps xmm15, xmm6                                         ;  1196.5 p1      45 next
        xorps xmm6, [rdx - 32]                                    ;  1197.0 p5+p2   45 next
        movaps xmm4, [rbp - 16]                                   ;  1198.0 p2      48 next reload
        andps xmm0, xmm4                                          ;  1201.0 p0      45 next
        xorps xmm3, xmm0                                          ;  1202.0 p1      45 next
        xorps xmm0, xmm14                                         ;  1202.0 p5      45 next
        xorps xmm14, xmm12                                        ;  1198.0 p0      45 next
        xorps xmm15, [rbp + 48]                                   ;  1199.0 p1+p2   45 next
        xorps xmm14, [rbp + 64]                                   ;  1200.0 p5+p2   45 next
        xorps xmm12, [rdx - 16]                                   ;  1201.0 p0+p2   45 next
        xorps xmm9, [rdx + 16]                                    ;  1202.0 p1+p2   45 next
        xorps xmm8, xmm6                                          ;  1199.8 p5      45 next
        xorps xmm11, xmm0                                         ;  1203.0 p0      45 next
        xorps xmm4, xmm3                                          ;  1203.0 p1      45 next
        xorps xmm12, xmm4                                         ;  1204.0 p5      45 next
        xorps xmm2, xmm11                                         ;  1204.0 p0      45 next
        movaps xmm0, [rbp - 128]                                  ;  1203.0 p2      48 next reload
        xorps xmm2, xmm0                                          ;  1206.0 p1      45 next
        xorps xmm5, [rbp + 16]                                    ;  1204.0 p5+p2   45 next
        xorps xmm10, xmm5                                         ;  1205.0 p0      45 next
        movaps xmm5, [rbp - 96]                                   ;  1205.0 p2      48 next reload
        movaps xmm3, [rbp - 64]                                   ;  1206.0 p2      48 next reload
        xorps xmm14, xmm5                                         ;  1208.0 p1      45 next
        movaps xmm6, [rdx + 0]                                    ;  1207.0 p2      48 next reload
        movaps xmm7, [rbp + 0]                                    ;  1208.0 p2      48 next reload
        movaps xmm4, [rbp - 112]                                  ;  1209.0 p2      48 next reload
        xorps xmm1, xmm4                                          ;  1212.0 p5      45 next
        xorps xmm15, xmm7                                         ;  1211.0 p0      45 next
        xorps xmm12, xmm6                                         ;  1210.0 p1      45 next
        movaps xmm11, [rdi - 112]                                 ;  1210.0 p2      48 next reload
        xorps xmm13, xmm11                                        ;  1213.0 p5      45 next
        xorps xmm2, [rdi - 96]                                    ;  1211.0 p0+p2   54 next
        xorps xmm12, [rdx - 80]                                   ;  1212.0 p1+p2   54 next
        xorps xmm1, [rbp + 80]                                    ;  1213.0 p5+p2   54 next
        xorps xmm10, xmm3                                         ;  1209.0 p0      45 next
        xorps xmm15, [rdx + 64]                                   ;  1214.0 p1+p2   54 next
        xorps xmm13, [rdx - 64]                                   ;  1215.0 p5+p2   54 next
        xorps xmm14, [rdx + 48]                                   ;  1216.0 p0+p2   54 next
        xorps xmm10, [rdx + 32]                                   ;  1217.0 p1+p2   54 next
        xorps xmm6, [rdx - 48]                                    ;  1218.0 p5+p2   54 next
        xorps xmm7, [rdx - 112]                                   ;  1219.0 p0+p2   54 next
        xorps xmm11, [rbp - 80]                                   ;  1220.0 p1+p2   54 next
        movaps [rdi - 112], xmm11                                 ;  1221.0 p3+p4   54 next spill
        movaps xmm11, [rdi - 96]                                  ;  1221.0 p2      54 next
        movaps [rdi - 96], xmm7                                   ;  1220.0 p3+p4   54 next spill
        movaps xmm7, [rdx + 32]                                   ;  1222.0 p2      54 next
        movaps [rdx + 32], xmm6                                   ;  1219.0 p3+p4   54 next spill
        movaps xmm6, [rbp + 80]                                   ;  1223.0 p2      54 next
        xorps xmm8, [rbp + 32]                                    ;  1224.0 p5+p2   54 next
        xorps xmm0, [rbp - 48]                                    ;  1225.0 p0+p2   54 next
        xorps xmm4, [rbp + 112]                                   ;  1226.0 p1+p2   54 next
        xorps xmm7, [r10 + 16]                                    ;  1227.0 p5+p2   54 next
        xorps xmm5, [rdx - 128]                                   ;  1228.0 p0+p2   54 next
        xorps xmm9, [rdx + 96]                                    ;  1229.0 p1+p2   54 next
        xorps xmm11, [r10]                                        ;  1230.0 p5+p2   54 next
        movaps [rbp + 80], xmm5                                   ;  1229.0 p3+p4   54 next spill
        movaps xmm5, [rdx + 48]                                   ;  1231.0 p2      54 next
        movaps [rdx + 48], xmm4                                   ;  1227.0 p3+p4   54 next spill
        movaps xmm4, [rdx - 80]                                   ;  1232.0 p2      54 next
        xorps xmm3, [rdx + 80]                                    ;  1233.0 p0+p2   54 next
        movaps [rdx - 80], xmm3                                   ;  1234.0 p3+p4   54 next spill
        movaps xmm3, [rdx + 64]                                   ;  1234.0 p2      54 next
        movaps [rdx + 64], xmm0                                   ;  1226.0 p3+p4   54 next spill
        movaps xmm0, [rdx - 64]                                   ;  1235.0 p2      54 next
        xorps xmm4, [r10 + 64]                                    ;  1236.0 p1+p2   54 next
        xorps xmm6, [r10 + 32]                                    ;  1237.0 p5+p2   54 next
        xorps xmm5, [r10 + 48]                                    ;  1238.0 p0+p2   54 next
        xorps xmm3, [r10 + 80]                                    ;  1239.0 p1+p2   54 next
        movaps [rdx - 64], xmm9                                   ;  1230.0 p3+p4   54 next spill
        xorps xmm0, [r10 + 96]                                    ;  1240.0 p5+p2   54 next
        movaps xmm9, [rbp + 32]                                   ;  1241.0 p2      54 next
        xorps xmm9, [r10 + 112]                                   ;  1244.0 p0+p2   54 next
        movaps [rbp + 32], xmm8                                   ;  1229.2 p3+p4   54 next spill
        movaps xmm8, [rdx + 96]                                   ;  1243.0 p2      54 next
        xorps xmm8, [r10 + 128]                                   ;  1246.0 p1+p2   54 next
        movaps [rdx + 96], xmm13                                  ;  1230.2 p3+p4   54 next spill
        movaps xmm13, [rbp - 48]                                  ;  1245.0 p2      54 next
        xorps xmm13, [r10 + 144]                                  ;  1248.0 p5+p2   54 next
        movaps [rbp - 48], xmm15                                  ;  1232.0 p3+p4   54 next spill
        movaps xmm15, [rdx + 80]                                  ;  1247.0 p2      54 next
        xorps xmm15, [r10 + 160]                                  ;  1250.0 p0+p2   54 next
        movaps [rdx + 80], xmm12                                  ;  1234.0 p3+p4   54 next spill
        movaps xmm12, [rbp + 112]                                 ;  1249.0 p2      54 next
        movaps [rbp + 112], xmm14                                 ;  1235.0 p3+p4   54 next spill
        xorps xmm12, [r10 + 176]                                  ;  1252.0 p1+p2   54 next
        movaps xmm14, [rdx - 128]                                 ;  1251.0 p2      54 next
        xorps xmm14, [r10 + 192]                                  ;  1254.0 p5+p2   54 next
        movaps [rdx + 0], xmm7                                    ;  1237.0 p3+p4   54 next spill
        movaps xmm7, xmm8                                         ;  1247.0 p0      41 next copy
        xorps xmm7, xmm14                                         ;  1255.0 p1      41 next
        movaps [rdx - 128], xmm1                                  ;  1239.0 p3+p4   54 next spill
        movaps xmm1, [rdx - 48]                                   ;  1253.0 p2      54 next
        xorps xmm1, [r10 + 208]                                   ;  1256.0 p5+p2   54 next
        movaps [rdx - 48], xmm10                                  ;  1241.0 p3+p4   54 next spill
        movaps xmm10, [rdx - 112]                                 ;  1255.0 p2      54 next
        xorps xmm10, [r10 + 224]                                  ;  1258.0 p0+p2   54 next
        movaps [rdx - 112], xmm2                                  ;  1244.0 p3+p4   54 next spill
        movaps xmm2, [rbp - 80]                                   ;  1257.0 p2      54 next
        xorps xmm2, [r10 + 240]                                   ;  1260.0 p1+p2   54 next
        movaps [rbp - 80], xmm6                                   ;  1246.0 p3+p4   54 next spill
        movaps xmm6, xmm9                                         ;  1246.2 p5      41 next copy
        xorps xmm6, xmm1                                          ;  1257.0 p0      41 next
        movaps [rbp + 0], xmm5                                    ;  1247.0 p3+p4   54 next spill
        movaps xmm5, xmm15                                        ;  1251.0 p1      41 next copy
        movaps [rbp - 96], xmm0                                   ;  1248.0 p3+p4   54 next spill
        movaps xmm0, xmm10                                        ;  1259.0 p5      41 next copy
        andps xmm0, xmm2                                          ;  1261.0 p0      41 next
        andps xmm5, xmm10                                         ;  1259.0 p1      41 next
        movaps [rbp - 112], xmm3                                  ;  1250.0 p3+p4   54 next spill
        movaps xmm3, xmm15                                        ;  1251.0 p5      41 next copy
        andps xmm3, xmm1                                          ;  1257.0 p0      41 next
        movaps [rbp - 64], xmm11                                  ;  1251.2 p3+p4   54 next spill
        movaps xmm11, xmm9                                        ;  1251.5 p1      41 next copy
        andps xmm11, xmm10                                        ;  1259.0 p5      41 next
        movaps [rbp - 128], xmm4                                  ;  1252.2 p3+p4   54 next spill
        movaps xmm4, xmm6                                         ;  1258.0 p0      41 next copy
        xorps xmm3, xmm11                                         ;  1260.0 p1      41 next
        movaps xmm11, xmm1                                        ;  1257.0 p5      41 next copy
        xorps xmm3, [rel misty1_encrypt_compact.T0_constants128]  ;  1261.0 p0+p2   41 next
        andps xmm11, xmm12                                        ;  1258.0 p1      41 next
        xorps xmm4, xmm15                                         ;  1259.0 p5      41 next
        movaps [rbp + 48], xmm1                                   ;  1257.0 p3+p4   54 next spill
        movaps xmm1, xmm15                                        ;  1257.0 p0      41 next copy
        movaps [rbp - 16], xmm3                                   ;  1262.0 p3+p4   41 next spill
        andps xmm1, xmm13                                         ;  1258.0 p1      41 next
        movaps xmm3, xmm4                                         ;  1260.0 p5      41 next copy
        andps xmm3, xmm13                                         ;  1261.0 p0      41 next
        movaps [rdx + 16], xmm5                                   ;  1260.0 p3+p4   41 next spill
        movaps xmm5, xmm9                                         ;  1258.5 p1      41 next copy
        xorps xmm1, xmm7                                          ;  1259.0 p5      41 next
        movaps [rdx - 16], xmm1                                   ;  1260.0 p3+p4   41 next spill
        movaps xmm1, xmm15                                        ;  1259.2 p0      41 next copy
        andps xmm1, xmm9                                          ;  1260.2 p1      41 next
        xorps xmm11, xmm1                                         ;  1261.2 p5      41 next
        xorps xmm11, xmm0                                         ;  1262.2 p0      41 next
        movaps xmm1, xmm15                                        ;  1260.5 p1      41 next copy
        andps xmm1, xmm8                                          ;  1261.5 p5      41 next
        movaps [rbp + 64], xmm0                                   ;  1262.0 p3+p4   41 next spill
        andps xmm5, xmm2                                          ;  1261.2 p0      41 next
        movaps xmm0, xmm15                                        ;  1261.5 p1      41 next copy
        andps xmm0, xmm12                                         ;  1262.5 p5      41 next
        xorps xmm1, xmm0                                          ;  1263.5 p0      41 next
        movaps [rbp + 96], xmm1                                   ;  1264.5 p3+p4   41 next spill
        xorps xmm5, xmm10                                         ;  1262.5 p1      41 next
        xorps xmm3, xmm5                                          ;  1263.5 p5      41 next
        movaps xmm1, xmm13                                        ;  1263.2 p0      41 next copy
        andps xmm1, xmm14                                         ;  1264.2 p1      41 next
        movaps [rdx + 112], xmm4                                  ;  1263.2 p3+p4   41 next spill
        xorps xmm5, xmm0                                          ;  1263.8 p5      41 next
        movaps xmm0, xmm2                                         ;  1264.2 p0      41 next copy
        andps xmm0, xmm12                                         ;  1265.2 p1      41 next
        xorps xmm15, xmm0                                         ;  1266.2 p5      41 next
        xorps xmm3, xmm15                                         ;  1267.2 p0      41 next
        andps xmm15, xmm2                                         ;  1267.2 p1      41 next
        xorps xmm15, [rel misty1_encrypt_compact.T0_constants128] ;  1268.2 p5+p2   41 next
        movaps [rdx - 32], xmm15                                  ;  1269.2 p3+p4   41 next spill
        movaps xmm15, xmm4                                        ;  1266.2 p0      41 next copy
        orps xmm15, xmm2                                          ;  1267.2 p1      41 next
        xorps xmm15, xmm1                                         ;  1268.2 p5      41 next
        movaps [rbp + 16], xmm0                                   ;  1266.2 p3+p4   41 next spill
        movaps xmm0, xmm8                                         ;  1267.2 p0      41 next copy
        andps xmm0, xmm9                                          ;  1268.2 p1      41 next
        movaps xmm4, xmm7                                         ;  1267.8 p5      41 next copy
        andps xmm4, xmm12                                         ;  1268.8 p0      41 next
        xorps xmm0, xmm15                                         ;  1269.2 p1      41 next
        movaps xmm15, xmm12                                       ;  1268.8 p5      41 next copy
        andps xmm15, xmm14                                        ;  1269.8 p0      41 next
        movaps xmm1, xmm10                                        ;  1269.5 p1      41 next copy
        andps xmm1, xmm14                                         ;  1270.5 p5      41 next
        xorps xmm4, xmm1                                          ;  1271.5 p0      41 next
        xorps xmm5, xmm4                                          ;  1272.5 p1      41 next
        xorps xmm4, xmm0                                          ;  1272.5 p5      41 next
        xorps xmm4, xmm6                                          ;  1273.5 p0      41 next
        movaps [rbp - 32], xmm4                                   ;  1274.5 p3+p4   41 next spill
        movaps xmm4, xmm15                                        ;  1271.5 p1      41 next copy
        xorps xmm4, xmm2                                          ;  1272.5 p5      41 next
        andps xmm7, xmm9                                          ;  1272.2 p0      41 next
        movaps xmm1, xmm13                                        ;  1272.5 p1      41 next copy
        andps xmm1, xmm8                                          ;  1273.5 p5      41 next
        andps xmm6, xmm14                                         ;  1273.2 p0      41 next
        xorps xmm15, xmm13                                        ;  1273.5 p1      41 next
        andps xmm4, xmm14                                         ;  1273.8 p5      41 next
        xorps xmm3, xmm4                                          ;  1274.8 p0      41 next
        movaps xmm4, xmm10                                        ;  1274.5 p1      41 next copy
        andps xmm4, xmm8                                          ;  1275.5 p5      41 next
        xorps xmm5, xmm15                                         ;  1275.2 p0      41 next
        andps xmm15, xmm12                                        ;  1275.5 p1      41 next
        xorps xmm5, xmm11                                         ;  1276.2 p5      41 next
        xorps xmm1, xmm9                                          ;  1276.2 p0      41 next
        xorps xmm4, xmm1                                          ;  1277.2 p1      41 next
        xorps xmm15, xmm4                                         ;  1278.2 p5      41 next
        movaps xmm4, xmm12                                        ;  1277.2 p0      41 next copy
        xorps xmm1, xmm2                                          ;  1277.5 p1      41 next
        xorps xmm6, xmm1                                          ;  1278.5 p5      41 next
        andps xmm1, xmm8                                          ;  1278.5 p0      41 next
        andps xmm4, xmm10                                         ;  1278.5 p1      41 next
        xorps xmm6, xmm12                                         ;  1279.5 p5      41 next
        andps xmm12, xmm9                                         ;  1279.2 p0      41 next
        xorps xmm4, xmm12                                         ;  1280.2 p1      41 next
        xorps xmm1, xmm4                                          ;  1281.2 p5      41 next
        movaps xmm4, xmm9                                         ;  1280.2 p0      41 next copy
        xorps xmm4, xmm8                                          ;  1281.2 p1      41 next
        andps xmm4, xmm14                                         ;  1282.2 p5      41 next
        xorps xmm1, [rdx - 16]                                    ;  1282.2 p0+p2   41 next
        xorps xmm12, [rdx + 16]                                   ;  1281.5 p1+p2   41 next
        xorps xmm4, xmm15                                         ;  1283.2 p5      41 next
        xorps xmm15, xmm12                                        ;  1282.5 p0      41 next
        movaps xmm12, [rbp + 48]                                  ;  1279.2 p2      41 next
        andps xmm12, xmm10                                        ;  1282.5 p1      41 next
        andps xmm9, [rbp + 48]                                    ;  1282.8 p5+p2   41 next
        andps xmm2, xmm13                                         ;  1283.2 p0      41 next
        xorps xmm9, [rbp + 96]                                    ;  1283.8 p1+p2   41 next
        andps xmm8, [rbp + 48]                                    ;  1283.8 p5+p2   41 next
        andps xmm10, xmm13                                        ;  1284.2 p0      41 next
        orps xmm14, [rdx + 112]                                   ;  1284.5 p1+p2   41 next
        xorps xmm2, xmm12                                         ;  1284.8 p5      41 next
        xorps xmm10, [rdx - 32]                                   ;  1285.2 p0+p2   41 next
        xorps xmm2, [rdx + 112]                                   ;  1285.8 p1+p2   41 next
        xorps xmm12, xmm8                                         ;  1285.8 p5      41 next
        xorps xmm8, xmm10                                         ;  1286.2 p0      41 next
        xorps xmm14, xmm2                                         ;  1286.8 p1      41 next
        movaps xmm2, [rbp - 16]                                   ;  1286.2 p2      41 next
        xorps xmm2, xmm6                                          ;  1289.2 p5      41 next
        xorps xmm6, xmm15                                         ;  1287.2 p0      41 next
        xorps xmm7, xmm6                                          ;  1288.2 p1      41 next
        xorps xmm7, xmm9                                          ;  1289.2 p5      41 next
        xorps xmm0, xmm2                                          ;  1290.2 p0      41 next
        xorps xmm10, [rbp + 64]                                   ;  1288.5 p1+p2   41 next
        xorps xmm10, [rbp - 32]                                   ;  1289.5 p5+p2   41 next
        xorps xmm5, xmm12                                         ;  1289.2 p0      41 next
        xorps xmm12, [rbp - 16]                                   ;  1289.5 p1+p2   41 next
        movaps xmm2, [rbp + 48]                                   ;  1290.2 p2      54 next reload
        andps xmm13, xmm2                                         ;  1293.2 p5      41 next
        xorps xmm11, xmm13                                        ;  1294.2 p0      41 next
        xorps xmm13, xmm4                                         ;  1294.2 p1      41 next
        xorps xmm9, [rdx - 32]                                    ;  1291.2 p5+p2   41 next
        xorps xmm8, xmm13                                         ;  1295.2 p0      41 next
        xorps xmm4, xmm14                                         ;  1291.5 p1      41 next
        xorps xmm4, [rbp + 16]                                    ;  1292.5 p5+p2   41 next
        xorps xmm3, xmm9                                          ;  1292.2 p0      41 next
        xorps xmm14, [rdx - 16]                                   ;  1293.2 p1+p2   41 next
        xorps xmm5, [rdx + 16]                                    ;  1294.2 p5+p2   41 next
        xorps xmm1, xmm12                                         ;  1293.2 p0      41 next
        xorps xmm0, [rdx + 112]                                   ;  1295.2 p1+p2   41 next
        xorps xmm2, xmm11                                         ;  1295.2 p5      41 next
        xorps xmm14, xmm2                                         ;  1296.2 p0      41 next
        xorps xmm15, xmm8                                         ;  1296.2 p1      41 next
        movaps xmm8, [rbp - 112]                                  ;  1296.2 p2      41 next
        movaps xmm6, [rbp - 64]                                   ;  1297.2 p2      54 next reload
        andps xmm8, xmm6                                          ;  1300.2 p5      41 next
        movaps xmm2, [rbp - 128]                                  ;  1298.2 p2      41 next
        andps xmm2, xmm6                                          ;  1301.2 p0      41 next
        movaps xmm9, [rbp - 96]                                   ;  1299.2 p2      41 next
        movaps xmm12, [rbp + 0]                                   ;  1300.2 p2      41 next
        andps xmm12, xmm6                                         ;  1303.2 p1      41 next
        movaps xmm13, [rbp - 128]                                 ;  1301.2 p2      41 next
        andps xmm13, [rbp + 0]                                    ;  1304.2 p5+p2   41 next
        movaps xmm11, [rdx + 0]                                   ;  1303.2 p2      54 next reload
        andps xmm9, xmm11                                         ;  1306.2 p0      41 next
        movaps [rbp + 48], xmm0                                   ;  1296.2 p3+p4   41 next spill
        movaps xmm0, [rbp - 96]                                   ;  1304.2 p2      41 next
        andps xmm0, [rbp + 0]                                     ;  1307.2 p1+p2   41 next
        movaps [rdx + 112], xmm1                                  ;  1296.5 p3+p4   41 next spill
        movaps xmm1, [rbp - 112]                                  ;  1306.2 p2      41 next
        andps xmm1, [rbp - 80]                                    ;  1309.2 p5+p2   41 next
        xorps xmm9, xmm1                                          ;  1310.2 p0      41 next
        andps xmm1, xmm11                                         ;  1310.2 p1      41 next
        movaps [rdx + 16], xmm10                                  ;  1298.2 p3+p4   41 next spill
        movaps xmm10, xmm12                                       ;  1304.2 p5      41 next copy
        xorps xmm10, xmm11                                        ;  1306.2 p0      41 next
        movaps [rdx - 16], xmm5                                   ;  1300.2 p3+p4   41 next spill
        movaps xmm5, [rbp - 96]                                   ;  1308.2 p2      41 next
        andps xmm5, xmm8                                          ;  1311.2 p1      41 next
        movaps [rbp + 16], xmm14                                  ;  1301.2 p3+p4   41 next spill
        movaps xmm14, [rbp - 128]                                 ;  1309.2 p2      41 next
        xorps xmm14, xmm10                                        ;  1312.2 p5      41 next
        andps xmm14, [rbp - 96]                                   ;  1313.2 p0+p2   41 next
        xorps xmm12, xmm14                                        ;  1314.2 p1      41 next
        movaps [rdx - 32], xmm4                                   ;  1304.2 p3+p4   41 next spill
        movaps xmm4, xmm2                                         ;  1304.5 p5      41 next copy
        xorps xmm4, xmm13                                         ;  1305.5 p0      41 next
        xorps xmm13, xmm9                                         ;  1311.2 p1      41 next
        andps xmm4, [rbp - 112]                                   ;  1311.2 p5+p2   41 next
        xorps xmm9, xmm2                                          ;  1311.2 p0      41 next
        movaps [rbp + 96], xmm9                                   ;  1312.2 p3+p4   41 next spill
        movaps [rbp - 16], xmm7                                   ;  1307.2 p3+p4   41 next spill
        movaps xmm9, xmm11                                        ;  1306.8 p1      41 next copy
        movaps xmm7, [rbp - 112]                                  ;  1312.2 p2      41 next
        andps xmm7, xmm11                                         ;  1315.2 p5      41 next
        xorps xmm5, xmm7                                          ;  1316.2 p0      41 next
        movaps [rbp - 32], xmm3                                   ;  1308.2 p3+p4   41 next spill
        movaps [rbp + 64], xmm15                                  ;  1309.2 p3+p4   41 next spill
        movaps xmm15, [rbp - 96]                                  ;  1313.2 p2      41 next
        andps xmm15, [rbp - 80]                                   ;  1316.2 p1+p2   41 next
        andps xmm9, xmm6                                          ;  1309.8 p5      41 next
        movaps xmm3, [rbp + 0]                                    ;  1315.2 p2      41 next
        andps xmm3, xmm7                                          ;  1318.2 p0      41 next
        xorps xmm3, xmm9                                          ;  1319.2 p1      41 next
        xorps xmm9, xmm15                                         ;  1317.2 p5      41 next
        xorps xmm5, [rel misty1_encrypt_compact.T0_constants128]  ;  1317.2 p0+p2   41 next
        movaps [rdi - 48], xmm12                                  ;  1315.2 p3+p4   41 next spill
        movaps xmm12, xmm11                                       ;  1312.0 p1      41 next copy
        movaps [rdx - 96], xmm14                                  ;  1314.2 p3+p4   41 next spill
        movaps xmm14, [rbp - 80]                                  ;  1317.2 p2      41 next
        andps xmm14, xmm13                                        ;  1320.2 p5      41 next
        xorps xmm13, xmm6                                         ;  1313.0 p0      41 next
        xorps xmm3, xmm14                                         ;  1321.2 p1      41 next
        movaps xmm14, [rbp + 0]                                   ;  1318.2 p2      54 next reload
        xorps xmm3, xmm14                                         ;  1322.2 p5      41 next
        movaps [rdi + 16], xmm3                                   ;  1323.2 p3+p4   41 next spill
        movaps xmm3, [rbp - 80]                                   ;  1319.2 p2      41 next
        andps xmm3, xmm9                                          ;  1322.2 p0      41 next
        andps xmm12, xmm14                                        ;  1321.2 p1      41 next
        xorps xmm3, xmm6                                          ;  1323.2 p5      41 next
        xorps xmm3, xmm10                                         ;  1324.2 p0      41 next
        andps xmm10, [rbp - 80]                                   ;  1320.2 p1+p2   41 next
        andps xmm9, [rbp - 128]                                   ;  1321.2 p5+p2   41 next
        movaps [rdi + 0], xmm3                                    ;  1325.2 p3+p4   41 next spill
        movaps xmm3, [rbp - 128]                                  ;  1322.2 p2      41 next
        xorps xmm3, xmm0                                          ;  1325.2 p0      41 next
        xorps xmm4, xmm3                                          ;  1326.2 p1      41 next
        xorps xmm9, xmm4                                          ;  1327.2 p5      41 next
        movaps xmm4, xmm13                                        ;  1319.5 p0      41 next copy
        andps xmm4, xmm6                                          ;  1320.5 p1      41 next
        andps xmm13, [rbp - 128]                                  ;  1323.2 p5+p2   41 next
        andps xmm3, [rbp - 112]                                   ;  1326.2 p0+p2   41 next
        xorps xmm4, xmm5                                          ;  1321.5 p1      41 next
        xorps xmm4, xmm15                                         ;  1322.5 p5      41 next
        xorps xmm3, xmm12                                         ;  1327.2 p0      41 next
        xorps xmm4, xmm3                                          ;  1328.2 p1      41 next
        movaps xmm3, [rbp - 128]                                  ;  1325.2 p2      41 next
        andps xmm3, xmm11                                         ;  1328.2 p5      41 next
        xorps xmm3, xmm8                                          ;  1329.2 p0      41 next
        xorps xmm10, xmm3                                         ;  1330.2 p1      41 next
        xorps xmm3, [rbp - 80]                                    ;  1330.2 p5+p2   41 next
        xorps xmm2, xmm12                                         ;  1323.5 p0      41 next
        movaps xmm12, [rbp - 96]                                  ;  1327.2 p2      41 next
        xorps xmm12, xmm7                                         ;  1330.2 p1      41 next
        andps xmm12, xmm6                                         ;  1331.2 p5      41 next
        xorps xmm9, xmm10                                         ;  1331.2 p0      41 next
        xorps xmm9, [rdx - 96]                                    ;  1332.2 p1+p2   41 next
        xorps xmm5, xmm12                                         ;  1332.2 p5      41 next
        xorps xmm13, xmm5                                         ;  1333.2 p0      41 next
        xorps xmm7, [rbp - 80]                                    ;  1329.2 p1+p2   41 next
        movaps xmm10, [rbp - 128]                                 ;  1330.2 p2      41 next
        andps xmm10, xmm7                                         ;  1333.2 p5      41 next
        andps xmm7, xmm6                                          ;  1330.2 p0      41 next
        xorps xmm7, [rbp - 96]                                    ;  1331.2 p1+p2   41 next
        xorps xmm13, xmm7                                         ;  1334.2 p5      41 next
        movaps xmm7, [rbp - 96]                                   ;  1332.2 p2      41 next
        andps xmm7, [rbp - 112]                                   ;  1335.2 p0+p2   41 next
        xorps xmm11, [rbp - 32]                                   ;  1334.2 p1+p2   41 next
        movaps xmm5, xmm14                                        ;  1330.2 p5      41 next copy
        andps xmm5, xmm3                                          ;  1331.2 p0      41 next
        xorps xmm3, xmm15                                         ;  1331.2 p1      41 next
        xorps xmm5, [rbp - 112]                                   ;  1335.2 p5+p2   41 next
        xorps xmm1, xmm5                                          ;  1336.2 p0      41 next
        xorps xmm15, xmm14                                        ;  1331.8 p1      41 next
        andps xmm0, xmm15                                         ;  1332.8 p5      41 next
        andps xmm15, [rbp - 112]                                  ;  1336.2 p0+p2   41 next
        xorps xmm12, xmm15                                        ;  1337.2 p1      41 next
        xorps xmm3, xmm12                                         ;  1338.2 p5      41 next
        movaps xmm5, [rbp - 80]                                   ;  1337.2 p2      41 next
        movaps xmm12, [rdi - 48]                                  ;  1338.2 p2      41 next reload
        xorps xmm15, xmm12                                        ;  1341.2 p0      41 next
        xorps xmm8, xmm15                                         ;  1342.2 p1      41 next
        movaps xmm15, [rbp - 96]                                  ;  1339.2 p2      54 next reload
        xorps xmm0, xmm13                                         ;  1335.2 p5      41 next
        xorps xmm3, [rdi + 0]                                     ;  1340.2 p0+p2   41 next
        andps xmm5, xmm2                                          ;  1340.2 p1      41 next
        xorps xmm5, xmm3                                          ;  1341.2 p5      41 next
        xorps xmm2, xmm7                                          ;  1336.2 p0      41 next
        andps xmm2, xmm15                                         ;  1342.2 p1      41 next
        xorps xmm2, [rdi + 0]                                     ;  1343.2 p5+p2   41 next
        movaps xmm3, [rel misty1_encrypt_compact.T0_constants128] ;  1342.2 p2      41 next reload
        xorps xmm10, xmm2                                         ;  1344.2 p0      41 next
        xorps xmm10, xmm3                                         ;  1345.2 p1      41 next
        xorps xmm8, [rdi + 16]                                    ;  1343.2 p5+p2   41 next
        xorps xmm6, [rbp + 64]                                    ;  1344.2 p0+p2   41 next
        xorps xmm4, xmm6                                          ;  1345.2 p1      41 next
        xorps xmm0, xmm11                                         ;  1338.2 p5      41 next
        xorps xmm11, [r9 + 2064]                                  ;  1345.2 p0+p2   48 next
        movaps xmm2, [rbp - 16]                                   ;  1346.2 p2      41 next
        xorps xmm2, [rbp - 80]                                    ;  1349.2 p1+p2   41 next
        xorps xmm9, xmm2                                          ;  1350.2 p5      41 next
        xorps xmm14, [rdx - 32]                                   ;  1348.2 p0+p2   41 next
        andps xmm12, xmm7                                         ;  1341.2 p1      41 next
        xorps xmm12, [rbp + 96]                                   ;  1349.2 p5+p2   41 next
        movaps xmm7, [rbp + 16]                                   ;  1350.2 p2      41 next
        xorps xmm7, [rbp - 128]                                   ;  1353.2 p0+p2   41 next
        xorps xmm1, xmm12                                         ;  1350.2 p1      41 next
        xorps xmm1, xmm3                                          ;  1351.2 p5      41 next
        movaps xmm12, [rdx - 16]                                  ;  1352.2 p2      41 next
        xorps xmm12, [rbp - 112]                                  ;  1355.2 p0+p2   41 next
        xorps xmm5, xmm12                                         ;  1356.2 p1      41 next
        xorps xmm4, [r9 + 2192]                                   ;  1354.2 p5+p2   48 next
        xorps xmm9, [r9 + 2224]                                   ;  1355.2 p0+p2   48 next
        xorps xmm0, [r9 + 2208]                                   ;  1356.2 p1+p2   48 next
        xorps xmm10, xmm14                                        ;  1349.2 p5      41 next
        xorps xmm10, [r9 + 2240]                                  ;  1357.2 p0+p2   48 next
        xorps xmm5, [r9 + 2272]                                   ;  1358.2 p1+p2   48 next
        xorps xmm6, [r9 + 2048]                                   ;  1359.2 p5+p2   48 next
        xorps xmm2, [r9 + 2080]                                   ;  1360.2 p0+p2   48 next
        xorps xmm14, [r9 + 2096]                                  ;  1361.2 p1+p2   48 next
        xorps xmm15, [rdx + 16]                                   ;  1362.2 p5+p2   41 next
        xorps xmm8, xmm15                                         ;  1363.2 p0      41 next
        xorps xmm8, [r9 + 2288]                                   ;  1364.2 p1+p2   48 next
        xorps xmm15, [r9 + 2144]                                  ;  1364.2 p5+p2   48 next
        xorps xmm1, xmm7                                          ;  1354.2 p0      41 next
        xorps xmm1, [r9 + 2256]                                   ;  1365.2 p1+p2   48 next
        xorps xmm7, [r9 + 2112]                                   ;  1366.2 p5+p2   48 next
        movaps [rdx + 16], xmm1                                   ;  1366.2 p3+p4   48 next spill
        movaps xmm13, [rdx + 112]                                 ;  1367.2 p2      48 next
        xorps xmm13, [r9 + 2160]                                  ;  1370.2 p0+p2   48 next
        movaps [rdx + 112], xmm8                                  ;  1365.2 p3+p4   48 next spill
        movaps xmm8, [rbp + 48]                                   ;  1369.2 p2      48 next
        movaps [rbp + 48], xmm5                                   ;  1359.2 p3+p4   48 next spill
        movaps xmm5, xmm6                                         ;  1360.2 p1      45 next copy
        xorps xmm8, [r9 + 2176]                                   ;  1372.2 p5+p2   48 next
        xorps xmm5, xmm15                                         ;  1365.2 p0      45 next
        xorps xmm12, [r9 + 2128]                                  ;  1371.2 p1+p2   48 next
        movaps xmm1, xmm14                                        ;  1362.2 p5      45 next copy
        movaps [rbp - 112], xmm10                                 ;  1361.2 p3+p4   48 next spill
        movaps xmm10, xmm11                                       ;  1361.5 p0      45 next copy
        movaps [rbp - 128], xmm4                                  ;  1362.2 p3+p4   48 next spill
        xorps xmm10, xmm12                                        ;  1372.2 p1      45 next
        movaps xmm4, xmm6                                         ;  1362.5 p5      45 next copy
        andps xmm4, xmm13                                         ;  1371.2 p0      45 next
        movaps [rdx - 16], xmm9                                   ;  1363.2 p3+p4   48 next spill
        movaps [rbp - 96], xmm0                                   ;  1364.2 p3+p4   48 next spill
        movaps xmm0, xmm14                                        ;  1363.5 p1      45 next copy
        andps xmm1, xmm13                                         ;  1371.2 p5      45 next
        movaps xmm9, xmm13                                        ;  1371.2 p0      45 next copy
        andps xmm9, xmm8                                          ;  1373.2 p1      45 next
        andps xmm0, xmm15                                         ;  1365.2 p5      45 next
        xorps xmm0, xmm4                                          ;  1372.2 p0      45 next
        xorps xmm0, xmm3                                          ;  1373.2 p1      45 next
        movaps [rbp + 16], xmm0                                   ;  1374.2 p3+p4   45 next spill
        movaps [rdx - 32], xmm1                                   ;  1372.2 p3+p4   45 next spill
        movaps xmm0, xmm5                                         ;  1366.2 p5      45 next copy
        movaps xmm4, xmm15                                        ;  1366.5 p0      45 next copy
        andps xmm4, xmm7                                          ;  1367.5 p1      45 next
        xorps xmm0, xmm14                                         ;  1367.2 p5      45 next
        movaps xmm1, xmm0                                         ;  1368.2 p0      45 next copy
        andps xmm1, xmm2                                          ;  1369.2 p1      45 next
        movaps [rbp + 0], xmm15                                   ;  1367.8 p3+p4   48 next spill
        movaps xmm3, xmm14                                        ;  1368.2 p5      45 next copy
        andps xmm3, xmm2                                          ;  1369.2 p0      45 next
        xorps xmm3, xmm10                                         ;  1373.2 p1      45 next
        movaps xmm15, xmm6                                        ;  1369.2 p5      45 next copy
        movaps [rbp - 16], xmm9                                   ;  1374.2 p3+p4   45 next spill
        movaps [rbp - 80], xmm3                                   ;  1374.2 p3+p4   45 next spill
        andps xmm15, xmm8                                         ;  1373.2 p0      45 next
        xorps xmm15, xmm13                                        ;  1374.2 p1      45 next
        xorps xmm1, xmm15                                         ;  1375.2 p5      45 next
        movaps xmm3, xmm14                                        ;  1371.5 p0      45 next copy
        andps xmm3, xmm6                                          ;  1372.5 p1      45 next
        xorps xmm4, xmm3                                          ;  1373.5 p5      45 next
        xorps xmm4, xmm9                                          ;  1374.5 p0      45 next
        movaps xmm3, xmm14                                        ;  1372.8 p1      45 next copy
        movaps xmm9, xmm14                                        ;  1373.2 p5      45 next copy
        andps xmm9, xmm7                                          ;  1374.2 p0      45 next
        andps xmm3, xmm11                                         ;  1373.8 p1      45 next
        xorps xmm15, xmm9                                         ;  1375.2 p5      45 next
        xorps xmm3, xmm9                                          ;  1375.2 p0      45 next
        movaps xmm9, xmm8                                         ;  1374.8 p1      45 next copy
        andps xmm9, xmm7                                          ;  1375.8 p5      45 next
        xorps xmm14, xmm9                                         ;  1376.8 p0      45 next
        xorps xmm1, xmm14                                         ;  1377.8 p1      45 next
        andps xmm14, xmm8                                         ;  1377.8 p5      45 next
        xorps xmm14, [rel misty1_encrypt_compact.T0_constants128] ;  1378.8 p0+p2   45 next
        movaps [rdx + 0], xmm14                                   ;  1379.8 p3+p4   45 next spill
        movaps xmm14, xmm0                                        ;  1376.8 p1      45 next copy
        orps xmm14, xmm8                                          ;  1377.8 p5      45 next
        movaps [rbp + 64], xmm0                                   ;  1376.5 p3+p4   45 next spill
        movaps [rbp - 32], xmm9                                   ;  1377.5 p3+p4   45 next spill
        movaps [rbp - 64], xmm3                                   ;  1378.5 p3+p4   45 next spill
        movaps xmm9, xmm11                                        ;  1377.5 p0      45 next copy
        andps xmm9, xmm6                                          ;  1378.5 p1      45 next
        movaps xmm0, xmm10                                        ;  1378.2 p5      45 next copy
        movaps xmm3, xmm2                                         ;  1378.5 p0      45 next copy
        andps xmm3, xmm12                                         ;  1379.5 p1      45 next
        xorps xmm14, xmm3                                         ;  1380.5 p5      45 next
        xorps xmm9, xmm14                                         ;  1381.5 p0      45 next
        movaps xmm3, xmm13                                        ;  1379.8 p1      45 next copy
        andps xmm0, xmm7                                          ;  1380.2 p5      45 next
        movaps xmm14, xmm7                                        ;  1380.5 p0      45 next copy
        andps xmm14, xmm12                                        ;  1381.5 p1      45 next
        andps xmm3, xmm12                                         ;  1381.2 p5      45 next
        xorps xmm0, xmm3                                          ;  1382.2 p0      45 next
        xorps xmm15, xmm0                                         ;  1383.2 p1      45 next
        xorps xmm0, xmm9                                          ;  1383.2 p5      45 next
        xorps xmm0, xmm5                                          ;  1384.2 p0      45 next
        movaps [rdi + 16], xmm0                                   ;  1385.2 p3+p4   45 next spill
        movaps xmm0, xmm14                                        ;  1382.8 p1      45 next copy
        xorps xmm0, xmm8                                          ;  1383.8 p5      45 next
        andps xmm0, xmm12                                         ;  1384.8 p0      45 next
        xorps xmm1, xmm0                                          ;  1385.8 p1      45 next
        movaps xmm0, xmm13                                        ;  1384.2 p5      45 next copy
        andps xmm0, xmm11                                         ;  1385.2 p0      45 next
        movaps xmm3, xmm2                                         ;  1384.8 p1      45 next copy
        andps xmm3, xmm11                                         ;  1385.8 p5      45 next
        xorps xmm3, xmm6                                          ;  1386.8 p0      45 next
        xorps xmm0, xmm3                                          ;  1387.8 p1      45 next
        xorps xmm14, xmm2                                         ;  1386.2 p5      45 next
        andps xmm5, xmm12                                         ;  1386.5 p0      45 next
        xorps xmm3, xmm8                                          ;  1387.8 p1      45 next
        xorps xmm5, xmm3                                          ;  1388.8 p5      45 next
        xorps xmm15, xmm14                                        ;  1387.5 p0      45 next
        andps xmm14, xmm7                                         ;  1387.8 p1      45 next
        xorps xmm14, xmm0                                         ;  1388.8 p5      45 next
        movaps xmm0, xmm7                                         ;  1388.5 p0      45 next copy
        xorps xmm5, xmm7                                          ;  1389.8 p1      45 next
        andps xmm7, xmm6                                          ;  1389.2 p5      45 next
        andps xmm0, xmm13                                         ;  1389.5 p0      45 next
        xorps xmm0, xmm7                                          ;  1390.5 p1      45 next
        andps xmm3, xmm11                                         ;  1390.2 p5      45 next
        xorps xmm3, xmm0                                          ;  1391.5 p0      45 next
        movaps xmm0, xmm6                                         ;  1390.8 p1      45 next copy
        andps xmm10, xmm6                                         ;  1391.2 p5      45 next
        andps xmm6, [rbp + 0]                                     ;  1391.5 p0+p2   45 next
        xorps xmm0, xmm11                                         ;  1391.8 p1      45 next
        xorps xmm15, xmm4                                         ;  1392.2 p5      45 next
        andps xmm0, xmm12                                         ;  1392.8 p0      45 next
        xorps xmm0, xmm14                                         ;  1393.8 p1      45 next
        andps xmm11, [rbp + 0]                                    ;  1393.2 p5+p2   45 next
        xorps xmm7, [rdx - 32]                                    ;  1393.5 p0+p2   45 next
        xorps xmm6, [rbp - 64]                                    ;  1393.8 p1+p2   45 next
        xorps xmm14, xmm7                                         ;  1394.5 p5      45 next
        andps xmm8, xmm2                                          ;  1394.5 p0      45 next
        movaps xmm7, [rbp + 0]                                    ;  1392.0 p2      45 next
        andps xmm7, xmm13                                         ;  1395.0 p1      45 next
        xorps xmm8, xmm7                                          ;  1396.0 p5      45 next
        xorps xmm8, [rbp + 64]                                    ;  1397.0 p0+p2   45 next
        xorps xmm3, [rbp - 80]                                    ;  1395.8 p1+p2   45 next
        xorps xmm7, xmm11                                         ;  1396.2 p5      45 next
        orps xmm12, [rbp + 64]                                    ;  1396.5 p0+p2   45 next
        xorps xmm12, xmm8                                         ;  1398.0 p1      45 next
        movaps xmm8, [rbp + 16]                                   ;  1396.0 p2      45 next
        xorps xmm8, xmm5                                          ;  1399.0 p5      45 next
        andps xmm13, xmm2                                         ;  1397.5 p0      45 next
        xorps xmm9, xmm8                                          ;  1400.0 p1      45 next
        xorps xmm9, [rbp + 64]                                    ;  1401.0 p5+p2   45 next
        xorps xmm15, xmm7                                         ;  1398.5 p0      45 next
        xorps xmm7, [rbp + 16]                                    ;  1398.8 p1+p2   45 next
        xorps xmm3, xmm7                                          ;  1399.8 p5      45 next
        xorps xmm3, [rbp + 32]                                    ;  1400.8 p0+p2   54 next
        xorps xmm13, [rdx + 0]                                    ;  1400.0 p1+p2   45 next
        xorps xmm11, xmm13                                        ;  1401.0 p5      45 next
        xorps xmm13, [rbp - 16]                                   ;  1401.0 p0+p2   45 next
        xorps xmm13, [rdi + 16]                                   ;  1402.0 p1+p2   45 next
        movaps xmm8, [rbp + 48]                                   ;  1403.0 p2      48 next reload
        movaps xmm7, [rdx + 16]                                   ;  1404.0 p2      48 next reload
        xorps xmm9, [rdx - 64]                                    ;  1405.0 p5+p2   54 next
        xorps xmm15, [rdx - 32]                                   ;  1406.0 p0+p2   45 next
        xorps xmm15, xmm8                                         ;  1407.0 p1      45 next
        xorps xmm15, [rbp - 48]                                   ;  1408.0 p5+p2   54 next
        xorps xmm8, [rdi - 96]                                    ;  1408.0 p0+p2   54 next
        xorps xmm8, [rbx + 0]                                     ;  1409.0 p1+p2  108 r
        xorps xmm15, [rdi + 80]                                   ;  1410.0 p5+p2  108 r
        movaps [rdi + 80], xmm15                                  ;  1411.0 p3+p4  108 r spill
        movaps xmm15, [rdi - 96]                                  ;  1411.0 p2      58 r
        xorps xmm5, xmm14                                         ;  1403.5 p0      45 next
        xorps xmm10, xmm5                                         ;  1404.5 p1      45 next
        movaps xmm5, [rbp + 0]                                    ;  1412.0 p2      48 next reload
        andps xmm2, xmm5                                          ;  1415.0 p5      45 next
        xorps xmm4, xmm2                                          ;  1416.0 p0      45 next
        xorps xmm2, xmm0                                          ;  1416.0 p1      45 next
        xorps xmm11, xmm2                                         ;  1417.0 p5      45 next
        xorps xmm14, xmm11                                        ;  1418.0 p0      45 next
        movaps xmm11, [rdx + 112]                                 ;  1413.0 p2      48 next reload
        xorps xmm13, xmm11                                        ;  1416.0 p1      45 next
        xorps xmm11, [rdi - 112]                                  ;  1416.0 p5+p2   54 next
        movaps [rdx + 112], xmm11                                 ;  1417.0 p3+p4   54 next spill
        movaps xmm11, [rdx - 112]                                 ;  1415.0 p2      58 r
        xorps xmm11, [r9 + 256]                                   ;  1418.0 p0+p2   58 r
        xorps xmm11, [rax + 48]                                   ;  1419.0 p1+p2  108 r
        movaps [rax + 48], xmm11                                  ;  1420.0 p3+p4  108 r spill
        movaps xmm11, [rdx - 48]                                  ;  1418.0 p2      58 r
        xorps xmm11, [r9 + 272]                                   ;  1421.0 p5+p2   58 r
        xorps xmm11, [rax + 112]                                  ;  1422.0 p0+p2  108 r
        movaps [rax + 112], xmm11                                 ;  1423.0 p3+p4  108 r spill
        movaps xmm11, [rdx - 128]                                 ;  1421.0 p2      58 r
        xorps xmm11, [r9 + 288]                                   ;  1424.0 p1+p2   58 r
        xorps xmm11, [rax + 96]                                   ;  1425.0 p5+p2  108 r
        movaps [rax + 96], xmm11                                  ;  1426.0 p3+p4  108 r spill
        movaps xmm11, [rbp + 112]                                 ;  1424.0 p2      58 r
        xorps xmm11, [r9 + 304]                                   ;  1427.0 p0+p2   58 r
        xorps xmm11, [rax + 80]                                   ;  1428.0 p1+p2  108 r
        movaps [rax + 80], xmm11                                  ;  1429.0 p3+p4  108 r spill
        movaps xmm2, [rbp - 128]                                  ;  1427.0 p2      48 next reload
        xorps xmm10, xmm6                                         ;  1418.2 p5      45 next
        xorps xmm14, xmm2                                         ;  1430.0 p0      45 next
        xorps xmm14, [rdx - 112]                                  ;  1431.0 p1+p2   54 next
        xorps xmm6, [rdx + 0]                                     ;  1429.0 p5+p2   45 next
        xorps xmm1, xmm6                                          ;  1430.0 p0      45 next
        xorps xmm0, xmm12                                         ;  1421.0 p1      45 next
        xorps xmm12, [rbp - 80]                                   ;  1430.0 p5+p2   45 next
        xorps xmm0, [rbp - 32]                                    ;  1431.0 p0+p2   45 next
        movaps xmm6, [rbp - 112]                                  ;  1432.0 p2      48 next reload
        xorps xmm0, xmm6                                          ;  1435.0 p1      45 next
        xorps xmm2, [rdx + 64]                                    ;  1433.0 p5+p2   54 next
        xorps xmm15, [r9 + 480]                                   ;  1434.0 p0+p2   58 r
        xorps xmm13, [rdx + 96]                                   ;  1435.0 p1+p2   54 next
        xorps xmm5, xmm4                                          ;  1426.0 p5      45 next
        movaps xmm4, [rbp - 96]                                   ;  1436.0 p2      48 next reload
        xorps xmm12, xmm5                                         ;  1431.0 p0      45 next
        xorps xmm12, xmm7                                         ;  1432.0 p1      45 next
        xorps xmm12, [rdx + 80]                                   ;  1437.0 p5+p2   54 next
        xorps xmm12, [rdi + 64]                                   ;  1438.0 p0+p2  108 r
        movaps [rdi + 64], xmm12                                  ;  1439.0 p3+p4  108 r spill
        movaps xmm5, [rdx - 16]                                   ;  1439.0 p2      48 next reload
        xorps xmm7, [rdx + 32]                                    ;  1440.0 p1+p2   54 next
        xorps xmm1, xmm4                                          ;  1439.0 p5      45 next
        xorps xmm10, xmm5                                         ;  1442.0 p0      45 next
        xorps xmm10, [rdx - 128]                                  ;  1443.0 p1+p2   54 next
        xorps xmm4, [rdx - 80]                                    ;  1442.0 p5+p2   54 next
        xorps xmm15, [rbp + 1744]                                 ;  1443.0 p0+p2  108 r
        movaps [rbp + 1504], xmm15                                ;  1444.0 p3+p4  113 rounds
        xorps xmm1, [rdx - 48]                                    ;  1444.0 p1+p2   54 next
        xorps xmm1, [rdi + 32]                                    ;  1445.0 p5+p2  108 r
        xorps xmm6, [rbp + 80]                                    ;  1446.0 p0+p2   54 next
        xorps xmm0, [rbp + 112]                                   ;  1447.0 p1+p2   54 next
        movaps [rdi + 32], xmm1                                   ;  1446.0 p3+p4  108 r spill
        xorps xmm2, [rcx - 64]                                    ;  1448.0 p5+p2  108 r
        movaps xmm11, [rdx + 80]                                  ;  1449.0 p2      58 r
        xorps xmm11, [r9 + 320]                                   ;  1452.0 p0+p2   58 r
        xorps xmm11, [rax + 64]                                   ;  1453.0 p1+p2  108 r
        movaps [rax + 64], xmm11                                  ;  1454.0 p3+p4  108 r spill
        movaps xmm11, [rbp - 48]                                  ;  1452.0 p2      58 r
        xorps xmm11, [r9 + 336]                                   ;  1455.0 p5+p2   58 r
        xorps xmm11, [rax + 32]                                   ;  1456.0 p0+p2  108 r
        movaps xmm1, [rdx - 80]                                   ;  1455.0 p2      58 r
        xorps xmm1, [r9 + 416]                                    ;  1458.0 p1+p2   58 r
        xorps xmm1, [rbp + 1664]                                  ;  1459.0 p5+p2  108 r
        xorps xmm9, [rcx - 80]                                    ;  1458.0 p0+p2  108 r
        movaps [rax + 32], xmm11                                  ;  1457.0 p3+p4  108 r spill
        movaps xmm15, [rax - 16]                                  ;  1459.0 p2     108 r
        xorps xmm15, [rdx + 112]                                  ;  1462.0 p1+p2  108 r
        xorps xmm10, [rdi + 48]                                   ;  1461.0 p5+p2  108 r
        xorps xmm5, [rdx + 48]                                    ;  1462.0 p0+p2   54 next
        xorps xmm5, [rcx - 48]                                    ;  1463.0 p1+p2  108 r
        movaps [rdi + 48], xmm10                                  ;  1462.0 p3+p4  108 r spill
        movaps xmm10, [rdx + 48]                                  ;  1464.0 p2      58 r
        xorps xmm10, [r9 + 432]                                   ;  1467.0 p5+p2   58 r
        xorps xmm10, [rbp + 1648]                                 ;  1468.0 p0+p2  108 r
        xorps xmm7, [rcx + 0]                                     ;  1467.0 p1+p2  108 r
        xorps xmm6, [rcx - 32]                                    ;  1468.0 p5+p2  108 r
        movaps xmm12, [rdx + 32]                                  ;  1469.0 p2      58 r
        movaps xmm11, [rdx + 96]                                  ;  1470.0 p2      58 r
        xorps xmm11, [r9 + 352]                                   ;  1473.0 p0+p2   58 r
        movaps [rbp + 1888], xmm15                                ;  1463.0 p3+p4  113 rounds
        movaps xmm15, [rbx - 16]                                  ;  1472.0 p2     108 r reload
        xorps xmm13, [rcx - 128]                                  ;  1473.0 p1+p2  108 r
        xorps xmm0, [rdi + 96]                                    ;  1474.0 p5+p2  108 r
        movaps [rbp + 2272], xmm9                                 ;  1462.0 p3+p4  113 rounds
        movaps [rdi + 96], xmm0                                   ;  1475.0 p3+p4  108 r spill
        movaps xmm0, [rbp + 80]                                   ;  1475.0 p2      58 r
        xorps xmm3, [rcx - 96]                                    ;  1476.0 p0+p2  108 r
        movaps [rbp + 1872], xmm3                                 ;  1477.0 p3+p4  113 rounds
        xorps xmm14, [rdi + 112]                                  ;  1477.0 p1+p2  108 r
        movaps [rdi + 112], xmm14                                 ;  1478.0 p3+p4  108 r spill
        movaps [rcx - 128], xmm13                                 ;  1474.0 p3+p4  108 r spill
        movaps xmm13, [rdi - 112]                                 ;  1478.0 p2      58 r
        xorps xmm13, [r9 + 496]                                   ;  1481.0 p5+p2   58 r
        xorps xmm13, [rbp + 1696]                                 ;  1482.0 p0+p2  108 r
        movaps [rbp + 1616], xmm13                                ;  1483.0 p3+p4  113 rounds
        xorps xmm0, [r9 + 448]                                    ;  1481.0 p1+p2   58 r
        xorps xmm12, [r9 + 464]                                   ;  1482.0 p5+p2   58 r
        movaps [rbp + 2240], xmm2                                 ;  1473.0 p3+p4  113 rounds
        xorps xmm12, [rbp + 1680]                                 ;  1483.0 p0+p2  108 r
        movaps xmm3, [rdi + 80]                                   ;  1484.0 p2     108 r reload
        xorps xmm0, [rbp + 1728]                                  ;  1485.0 p1+p2  108 r
        xorps xmm11, [rax + 16]                                   ;  1486.0 p5+p2  108 r
        movaps [rax + 16], xmm11                                  ;  1487.0 p3+p4  108 r spill
        movaps xmm11, [rbp + 32]                                  ;  1487.0 p2      58 r
        xorps xmm11, [r9 + 368]                                   ;  1490.0 p0+p2   58 r
        xorps xmm11, [rax + 0]                                    ;  1491.0 p1+p2  108 r
        movaps [rax + 0], xmm11                                   ;  1492.0 p3+p4  108 r spill
        movaps xmm11, [rdx - 64]                                  ;  1490.0 p2      58 r
        xorps xmm11, [r9 + 384]                                   ;  1493.0 p5+p2   58 r
        xorps xmm11, [rbp + 1760]                                 ;  1494.0 p0+p2  108 r
        movaps [rbp + 1824], xmm6                                 ;  1481.2 p3+p4  113 rounds
        movaps [rbp + 1840], xmm7                                 ;  1482.2 p3+p4  113 rounds
        movaps [rbp + 1456], xmm15                                ;  1483.2 p3+p4  113 rounds
        movaps xmm13, [rdi + 112]                                 ;  1493.0 p2     108 r reload
        movaps [rbp + 1904], xmm13                                ;  1496.0 p3+p4  113 rounds
        movaps [rbp + 1984], xmm3                                 ;  1487.0 p3+p4  113 rounds
        movaps xmm13, [rdi + 32]                                  ;  1494.0 p2     108 r reload
        xorps xmm4, [rcx - 16]                                    ;  1495.0 p1+p2  108 r
        movaps xmm15, [rbx - 32]                                  ;  1496.0 p2     108 r reload
        movaps [rbx + 96], xmm15                                  ;  1499.0 p3+p4  113 rounds
        movaps [rbp + 2096], xmm8                                 ;  1487.2 p3+p4  113 rounds
        movaps xmm15, [rbx - 96]                                  ;  1497.0 p2     108 r reload
        movaps xmm14, [rdx + 64]                                  ;  1498.0 p2      58 r
        movaps [rbp + 1584], xmm15                                ;  1500.0 p3+p4  113 rounds
        movaps xmm15, [rbx - 64]                                  ;  1499.0 p2     108 r reload
        xorps xmm14, [r9 + 400]                                   ;  1501.0 p5+p2   58 r
        movaps [rbp + 1920], xmm13                                ;  1497.0 p3+p4  113 rounds
        movaps xmm13, [rdi + 48]                                  ;  1501.0 p2     108 r reload
        movaps [rbp + 1936], xmm13                                ;  1504.0 p3+p4  113 rounds
        xorps xmm14, [rbp + 1712]                                 ;  1502.0 p0+p2  108 r
        movaps [rbp + 1424], xmm15                                ;  1502.0 p3+p4  113 rounds
        movaps xmm13, [rdi + 96]                                  ;  1503.0 p2     108 r reload
        movaps [rbp + 1952], xmm13                                ;  1506.0 p3+p4  113 rounds
        movaps xmm13, [rdi + 64]                                  ;  1504.0 p2     108 r reload
        movaps [rbp + 1968], xmm13                                ;  1507.0 p3+p4  113 rounds
        movaps xmm15, [rbx - 128]                                 ;  1505.0 p2     108 r reload
        movaps [rbp + 1600], xmm15                                ;  1508.0 p3+p4  113 rounds
        movaps xmm15, [rbx - 48]                                  ;  1506.0 p2     108 r reload
        movaps [rbx + 80], xmm15                                  ;  1509.0 p3+p4  113 rounds
        movaps xmm15, [rbx - 80]                                  ;  1507.0 p2     108 r reload
        movaps [rbp + 1472], xmm15                                ;  1510.0 p3+p4  113 rounds
        movaps xmm15, [rbx - 112]                                 ;  1508.0 p2     108 r reload
        movaps xmm3, [rcx - 128]                                  ;  1509.0 p2     108 r reload
        mov rsi, qword [rbp + 2528]                               ;  1510.0 p2     113 rounds reload
        sub r8, rsi                                               ;  1513.0 p1     113 rounds
        movaps [rbp + 1440], xmm15                                ;  1511.0 p3+p4  113 rounds
        sub r15, rsi                                              ;  1513.0 p5     113 rounds
        movaps xmm15, [rbx + 16]                                  ;  1511.0 p2     108 r reload
        movaps [rbp + 2032], xmm3                                 ;  1512.0 p3+p4  113 rounds
        sub r13, rsi                                              ;  1513.0 p0     113 rounds
        sub r14, rsi                                              ;  1513.0 p1     113 rounds
        add r13, 0x100                                            ;  1514.0 p5     113 rounds
        movaps [rbp + 2016], xmm4                                 ;  1507.0 p3+p4  113 rounds
        movaps [rbp + 1632], xmm15                                ;  1514.0 p3+p4  113 rounds
        movaps xmm15, [rdi - 32]                                  ;  1512.0 p2     108 r reload
        movaps [rbp + 2112], xmm5                                 ;  1509.0 p3+p4  113 rounds
        movaps [rbp + 1520], xmm15                                ;  1515.0 p3+p4  113 rounds
        movaps xmm15, [rbx + 32]                                  ;  1513.0 p2     108 r reload
        movaps [rbp + 1536], xmm15                                ;  1516.0 p3+p4  113 rounds
        movaps xmm15, [rdi - 80]                                  ;  1514.0 p2     108 r reload
        movaps [rbx + 112], xmm15                                 ;  1517.0 p3+p4  113 rounds
        add r8, 0x200                                             ;  1514.0 p0     113 rounds
        movaps xmm15, [rbx + 48]                                  ;  1515.0 p2     108 r reload
        and r13, 0x7ff                                            ;  1515.0 p1     113 rounds
        movaps [rbp + 1408], xmm15                                ;  1518.0 p3+p4  113 rounds
        add r13, rsi                                              ;  1516.0 p5     113 rounds
        mov qword [rbp + 2600], r13                               ;  1517.0 p3+p4  113 rounds
        movaps xmm15, [rdi - 16]                                  ;  1516.0 p2     108 r reload
        movaps [rbp + 1552], xmm15                                ;  1519.0 p3+p4  113 rounds
        movaps xmm15, [rbx + 64]                                  ;  1517.0 p2     108 r reload
        movaps [rbp + 1488], xmm15                                ;  1520.0 p3+p4  113 rounds
        movaps xmm15, [rdi - 64]                                  ;  1518.0 p2     108 r reload
        movaps [rbp + 1568], xmm15                                ;  1521.0 p3+p4  113 rounds
        movaps xmm15, [rcx + 32]                                  ;  1519.0 p2     108 r reload
        movaps [rbp + 2160], xmm15                                ;  1522.0 p3+p4  113 rounds
        movaps xmm15, [rcx + 16]                                  ;  1520.0 p2     108 r reload
        movaps [rbp + 2144], xmm15                                ;  1523.0 p3+p4  113 rounds
        movaps xmm15, [rcx + 48]                                  ;  1521.0 p2     108 r reload
        movaps [rbp + 2000], xmm15                                ;  1524.0 p3+p4  113 rounds
        movaps xmm15, [rcx + 80]                                  ;  1522.0 p2     108 r reload
        movaps [rbp + 1856], xmm15                                ;  1525.0 p3+p4  113 rounds
        movaps xmm15, [rcx + 96]                                  ;  1523.0 p2     108 r reload
        movaps [rbp + 2224], xmm15                                ;  1526.0 p3+p4  113 rounds
        movaps xmm15, [rcx + 112]                                 ;  1524.0 p2     108 r reload
        movaps [rbp + 2192], xmm15                                ;  1527.0 p3+p4  113 rounds
        movaps xmm15, [rcx + 64]                                  ;  1525.0 p2     108 r reload
        movaps [rbp + 2176], xmm15                                ;  1528.0 p3+p4  113 rounds
        movaps xmm15, [rax - 128]                                 ;  1526.0 p2     108 r reload
        movaps [rbp + 2128], xmm15                                ;  1529.0 p3+p4  113 rounds
        movaps xmm15, [rax - 112]                                 ;  1527.0 p2     108 r reload
        movaps [rbp + 2256], xmm15                                ;  1530.0 p3+p4  113 rounds
        movaps xmm15, [rax - 96]                                  ;  1528.0 p2     108 r reload
        add r14, 0x100                                            ;  1522.0 p0     113 rounds
        add r15, 0x100                                            ;  1522.2 p1     113 rounds
        and r15, 0x7ff                                            ;  1523.2 p5     113 rounds
        add r15, rsi                                              ;  1524.2 p0     113 rounds
        and r14, 0x7ff                                            ;  1523.2 p1     113 rounds
        add r14, rsi                                              ;  1524.2 p5     113 rounds
        sub r10, rsi                                              ;  1524.0 p0     113 rounds
        movaps [rbp + 2048], xmm15                                ;  1531.0 p3+p4  113 rounds
        movaps xmm15, [rax - 80]                                  ;  1529.0 p2     108 r reload
        movaps [rbp + 2208], xmm15                                ;  1532.0 p3+p4  113 rounds
        movaps xmm15, [rax - 48]                                  ;  1530.0 p2     108 r reload
        movaps [rbp + 2064], xmm15                                ;  1533.0 p3+p4  113 rounds
        movaps xmm15, [rax - 32]                                  ;  1531.0 p2     108 r reload
        movaps [rbp + 2080], xmm15                                ;  1534.0 p3+p4  113 rounds
        movaps xmm15, [rcx - 112]                                 ;  1532.0 p2     108 r reload
        movaps [rbp + 1792], xmm15                                ;  1535.0 p3+p4  113 rounds
        add r10, 0x200                                            ;  1526.2 p1     113 rounds
        movaps xmm9, xmm14                                        ;  1526.5 p5     108 r copy
        mov qword [rbp + 2576], r15                               ;  1532.0 p3+p4  113 rounds
        movaps xmm15, [rax - 64]                                  ;  1533.0 p2     108 r reload
        movaps [rbp + 1808], xmm15                                ;  1536.0 p3+p4  113 rounds
        and r8, 0x7ff                                             ;  1528.0 p0     113 rounds
        movaps xmm15, [rdi - 128]                                 ;  1534.0 p2     108 r reload
        movaps [rbp + 1776], xmm15                                ;  1537.0 p3+p4  113 rounds
        mov qword [rbp + 2544], r14                               ;  1535.0 p3+p4  113 rounds
        and r10, 0x7ff                                            ;  1529.2 p1     113 rounds
        add r10, rsi                                              ;  1530.2 p5     113 rounds
        movaps xmm8, [rax + 0]                                    ;  1535.0 p2     108 r reload
        add r8, rsi                                               ;  1530.2 p0     113 rounds
        sub r9, rsi                                               ;  1530.5 p1     113 rounds
        add r9, 0x200                                             ;  1531.5 p5     113 rounds
        and r9, 0x7ff                                             ;  1532.5 p0     113 rounds
        add r9, rsi                                               ;  1533.5 p1     113 rounds
        add r12, 0x100                                            ;  1531.8 p5     113 rounds
        sub r11, rsi                                              ;  1532.2 p0     113 rounds
        movaps xmm4, [rax + 80]                                   ;  1536.0 p2     108 r reload
        movaps xmm7, [rax + 16]                                   ;  1537.0 p2     108 r reload
        movaps xmm15, [rax + 48]                                  ;  1538.0 p2     108 r reload
        movaps xmm6, [rax + 32]                                   ;  1539.0 p2     108 r reload
        movaps xmm14, xmm8                                        ;  1538.0 p1     108 r copy
        movaps xmm8, xmm11                                        ;  1533.2 p5     108 r copy
        movaps xmm11, xmm10                                       ;  1533.5 p0     108 r copy
        movaps xmm10, xmm1                                        ;  1534.0 p1     108 r copy
        movaps xmm2, [rax + 112]                                  ;  1540.0 p2     108 r reload
        movaps xmm1, xmm2                                         ;  1543.0 p5     108 r copy
        movaps xmm3, [rax + 96]                                   ;  1541.0 p2     108 r reload
        movaps xmm13, xmm12                                       ;  1534.8 p0     108 r copy
        movaps xmm12, xmm0                                        ;  1535.0 p1     108 r copy
        movaps xmm2, xmm3                                         ;  1544.0 p5     108 r copy
        movaps xmm3, xmm4                                         ;  1539.0 p0     108 r copy
        add r11, 0x200                                            ;  1536.0 p1     113 rounds
        movaps xmm5, [rax + 64]                                   ;  1542.0 p2     108 r reload
        and r11, 0x7ff                                            ;  1537.0 p5     113 rounds
        movaps xmm0, xmm15                                        ;  1541.0 p0     108 r copy
        add r11, rsi                                              ;  1538.0 p1     113 rounds
        movaps xmm4, xmm5                                         ;  1545.0 p5     108 r copy
        movaps xmm5, xmm6                                         ;  1542.0 p0     108 r copy
        movaps xmm6, xmm7                                         ;  1540.0 p1     108 r copy
        movaps xmm7, xmm14                                        ;  1539.0 p5     108 r copy
        cmp r12, qword [rbp + 2592]                               ;                    more rounds?
        jne .rounds_2
        movdqa [rbp + 2464], xmm0                                 ;                    resident
        movdqa [rbp + 2432], xmm1                                 ;                    resident
        movdqa [rbp + 2368], xmm2                                 ;                    resident
        movdqa [rbp + 2352], xmm3                                 ;                    resident
        movdqa [rbp + 2288], xmm4                                 ;                    resident
        movdqa [rbp + 2384], xmm5                                 ;                    resident
        movdqa [rbp + 2304], xmm6                                 ;                    resident
        movdqa [rbp + 2336], xmm7                                 ;                    resident
        movdqa [rbp + 2320], xmm8                                 ;                    resident
        movdqa [rbp + 2496], xmm9                                 ;                    resident
        movdqa [rbp + 2416], xmm10                                ;                    resident
        movdqa [rbp + 2400], xmm11                                ;                    resident
        movdqa [rbp + 2480], xmm12                                ;                    resident
        movdqa [rbp + 2448], xmm13                                ;                    resident
        mov qword [rbp + 2536], r8                                ;                    resident
        mov qword [rbp + 2560], r9                                ;                    resident
        mov qword [rbp + 2568], r10                               ;                    resident
        mov qword [rbp + 2584], r11                               ;                    resident
        mov qword [rbp + 2552], r12                               ;                    resident
        movaps xmm1, [rbp + 1456]                                 ;     0.0 p2      62 r reload
        mov r8, qword [rbp + 2528]                                ;     1.0 p2      86 dst.0 reload
        movaps xmm0, [r8 + 3584]                                  ;     4.0 p2      62 r
        andps xmm0, xmm1                                          ;     7.0 p0      62 r
        mov r9, qword [rbp + 2608]                                ;     3.0 p2     119 r reload
        xorps xmm0, [rbp + 2160]                                  ;     8.0 p1+p2   62 r
        movaps xmm2, xmm0                                         ;     9.0 p5      63 r copy
        orps xmm2, [r8]                                           ;    10.0 p0+p2   63 r
        movaps [r9], xmm0                                         ;     9.0 p3+p4  119 r
        movaps xmm0, [r8 + 3600]                                  ;     6.0 p2      62 r
        xorps xmm2, xmm1                                          ;    11.0 p1      63 r
        movaps xmm1, [rbx + 96]                                   ;     7.0 p2      62 r reload
        movaps [r9 + 256], xmm2                                   ;    12.0 p3+p4  119 r
        andps xmm0, xmm1                                          ;    10.0 p5      62 r
        xorps xmm0, [rbp + 2144]                                  ;    11.0 p0+p2   62 r
        movaps xmm2, xmm0                                         ;    12.0 p1      63 r copy
        orps xmm2, [r8 + 16]                                      ;    13.0 p5+p2   63 r
        xorps xmm2, xmm1                                          ;    14.0 p0      63 r
        movaps [r9 + 272], xmm2                                   ;    15.0 p3+p4  119 r
        movaps [r9 + 16], xmm0                                    ;    12.0 p3+p4  119 r
        movaps xmm0, [r8 + 3616]                                  ;    10.0 p2      62 r
        movaps xmm1, [rbp + 1584]                                 ;    11.0 p2      62 r reload
        andps xmm0, xmm1                                          ;    14.0 p1      62 r
        xorps xmm0, [rbp + 2000]                                  ;    15.0 p5+p2   62 r
        movaps xmm2, xmm0                                         ;    16.0 p0      63 r copy
        orps xmm2, [r8 + 32]                                      ;    17.0 p1+p2   63 r
        xorps xmm2, xmm1                                          ;    18.0 p5      63 r
        movaps xmm1, [rbp + 1424]                                 ;    14.0 p2      62 r reload
        movaps [r9 + 32], xmm0                                    ;    16.0 p3+p4  119 r
        movaps xmm0, [r8 + 3632]                                  ;    15.0 p2      62 r
        andps xmm0, xmm1                                          ;    18.0 p0      62 r
        movaps [r9 + 288], xmm2                                   ;    19.0 p3+p4  119 r
        xorps xmm0, [rbp + 1856]                                  ;    19.0 p1+p2   62 r
        movaps xmm2, xmm0                                         ;    20.0 p5      63 r copy
        movaps [r9 + 48], xmm0                                    ;    20.0 p3+p4  119 r
        movaps xmm0, [r8 + 3648]                                  ;    17.0 p2      62 r
        orps xmm2, [r8 + 48]                                      ;    21.0 p0+p2   63 r
        xorps xmm2, xmm1                                          ;    22.0 p1      63 r
        movaps [r9 + 304], xmm2                                   ;    23.0 p3+p4  119 r
        movaps xmm1, [rbp + 1600]                                 ;    19.0 p2      62 r reload
        andps xmm0, xmm1                                          ;    22.0 p5      62 r
        xorps xmm0, [rbp + 2224]                                  ;    23.0 p0+p2   62 r
        movaps xmm2, xmm0                                         ;    24.0 p1      63 r copy
        orps xmm2, [r8 + 64]                                      ;    25.0 p5+p2   63 r
        xorps xmm2, xmm1                                          ;    26.0 p0      63 r
        movaps xmm1, [rbx + 80]                                   ;    22.0 p2      62 r reload
        movaps [r9 + 64], xmm0                                    ;    24.0 p3+p4  119 r
        movaps xmm0, [r8 + 3664]                                  ;    23.0 p2      62 r
        andps xmm0, xmm1                                          ;    26.0 p1      62 r
        xorps xmm0, [rbp + 2192]                                  ;    27.0 p5+p2   62 r
        movaps [r9 + 320], xmm2                                   ;    27.0 p3+p4  119 r
        movaps xmm2, xmm0                                         ;    28.0 p0      63 r copy
        orps xmm2, [r8 + 80]                                      ;    29.0 p1+p2   63 r
        xorps xmm2, xmm1                                          ;    30.0 p5      63 r
        movaps xmm1, [rbp + 1472]                                 ;    26.0 p2      62 r reload
        movaps [r9 + 80], xmm0                                    ;    28.0 p3+p4  119 r
        movaps xmm0, [r8 + 3680]                                  ;    27.0 p2      62 r
        andps xmm0, xmm1                                          ;    30.0 p0      62 r
        movaps [r9 + 336], xmm2                                   ;    31.0 p3+p4  119 r
        xorps xmm0, [rbp + 2176]                                  ;    31.0 p1+p2   62 r
        movaps xmm2, xmm0                                         ;    32.0 p5      63 r copy
        orps xmm2, [r8 + 96]                                      ;    33.0 p0+p2   63 r
        movaps [r9 + 96], xmm0                                    ;    32.0 p3+p4  119 r
        movaps xmm0, [r8 + 3776]                                  ;    30.0 p2      62 r
        xorps xmm2, xmm1                                          ;    34.0 p1      63 r
        movaps xmm1, [rbp + 1408]                                 ;    31.0 p2      62 r reload
        andps xmm0, xmm1                                          ;    34.0 p5      62 r
        movaps [r9 + 352], xmm2                                   ;    35.0 p3+p4  119 r
        xorps xmm0, [rbp + 2080]                                  ;    35.0 p0+p2   62 r
        movaps xmm2, xmm0                                         ;    36.0 p1      63 r copy
        movaps [r9 + 192], xmm0                                   ;    36.0 p3+p4  119 r
        movaps xmm0, [r8 + 3696]                                  ;    33.0 p2      62 r
        orps xmm2, [r8 + 192]                                     ;    37.0 p5+p2   63 r
        xorps xmm2, xmm1                                          ;    38.0 p0      63 r
        movaps xmm1, [rbp + 1440]                                 ;    35.0 p2      62 r reload
        movaps [r9 + 448], xmm2                                   ;    39.0 p3+p4  119 r
        andps xmm0, xmm1                                          ;    38.0 p1      62 r
        xorps xmm0, [rbp + 2128]                                  ;    39.0 p5+p2   62 r
        movaps [r9 + 112], xmm0                                   ;    40.0 p3+p4  119 r
        movaps xmm2, xmm0                                         ;    40.0 p0      63 r copy
        orps xmm2, [r8 + 112]                                     ;    41.0 p1+p2   63 r
        xorps xmm2, xmm1                                          ;    42.0 p5      63 r
        movaps xmm1, [rbp + 1632]                                 ;    38.0 p2      62 r reload
        movaps xmm0, [r8 + 3712]                                  ;    39.0 p2      62 r
        andps xmm0, xmm1                                          ;    42.0 p0      62 r
        movaps [r9 + 368], xmm2                                   ;    43.0 p3+p4  119 r
        xorps xmm0, [rbp + 2256]                                  ;    43.0 p1+p2   62 r
        movaps xmm2, xmm0                                         ;    44.0 p5      63 r copy
        orps xmm2, [r8 + 128]                                     ;    45.0 p0+p2   63 r
        xorps xmm2, xmm1                                          ;    46.0 p1      63 r
        movaps [r9 + 128], xmm0                                   ;    44.0 p3+p4  119 r
        movaps xmm0, [r8 + 3728]                                  ;    42.0 p2      62 r
        movaps xmm1, [rbp + 1520]                                 ;    43.0 p2      62 r reload
        andps xmm0, xmm1                                          ;    46.0 p5      62 r
        xorps xmm0, [rbp + 2048]                                  ;    47.0 p0+p2   62 r
        movaps [r9 + 384], xmm2                                   ;    47.0 p3+p4  119 r
        movaps [r9 + 144], xmm0                                   ;    48.0 p3+p4  119 r
        movaps xmm2, xmm0                                         ;    48.0 p1      63 r copy
        orps xmm2, [r8 + 144]                                     ;    49.0 p5+p2   63 r
        xorps xmm2, xmm1                                          ;    50.0 p0      63 r
        movaps xmm1, [rbp + 1536]                                 ;    46.0 p2      62 r reload
        movaps xmm0, [r8 + 3744]                                  ;    47.0 p2      62 r
        andps xmm0, xmm1                                          ;    50.0 p1      62 r
        xorps xmm0, [rbp + 2208]                                  ;    51.0 p5+p2   62 r
        movaps [r9 + 160], xmm0                                   ;    52.0 p3+p4  119 r
        movaps [r9 + 400], xmm2                                   ;    51.0 p3+p4  119 r
        movaps xmm2, xmm0                                         ;    52.0 p0      63 r copy
        movaps xmm0, [r8 + 3760]                                  ;    49.0 p2      62 r
        orps xmm2, [r8 + 160]                                     ;    53.0 p1+p2   63 r
        xorps xmm2, xmm1                                          ;    54.0 p5      63 r
        movaps xmm1, [rbx + 112]                                  ;    51.0 p2      62 r reload
        andps xmm0, xmm1                                          ;    54.0 p0      62 r
        xorps xmm0, [rbp + 2064]                                  ;    55.0 p1+p2   62 r
        movaps [r9 + 416], xmm2                                   ;    55.0 p3+p4  119 r
        movaps xmm2, xmm0                                         ;    56.0 p5      63 r copy
        orps xmm2, [r8 + 176]                                     ;    57.0 p0+p2   63 r
        xorps xmm2, xmm1                                          ;    58.0 p1      63 r
        movaps xmm1, [rbp + 1552]                                 ;    54.0 p2      62 r reload
        movaps [r9 + 432], xmm2                                   ;    59.0 p3+p4  119 r
        movaps [r9 + 176], xmm0                                   ;    56.0 p3+p4  119 r
        movaps xmm0, [r8 + 3792]                                  ;    55.0 p2      62 r
        andps xmm0, xmm1                                          ;    58.0 p5      62 r
        xorps xmm0, [rbp + 1792]                                  ;    59.0 p0+p2   62 r
        movaps xmm2, xmm0                                         ;    60.0 p1      63 r copy
        orps xmm2, [r8 + 208]                                     ;    61.0 p5+p2   63 r
        xorps xmm2, xmm1                                          ;    62.0 p0      63 r
        movaps [r9 + 464], xmm2                                   ;    63.0 p3+p4  119 r
        movaps xmm1, [r8 + 3808]                                  ;    58.0 p2      62 r
        movaps xmm2, [rbp + 1488]                                 ;    59.0 p2      62 r reload
        andps xmm1, xmm2                                          ;    62.0 p1      62 r
        xorps xmm1, [rbp + 1808]                                  ;    63.0 p5+p2   62 r
        movaps xmm3, xmm1                                         ;    64.0 p0      63 r copy
        orps xmm3, [r8 + 224]                                     ;    65.0 p1+p2   63 r
        xorps xmm3, xmm2                                          ;    66.0 p5      63 r
        movaps xmm2, [rbp + 1568]                                 ;    62.0 p2      62 r reload
        movaps [r9 + 224], xmm1                                   ;    64.0 p3+p4  119 r
        movaps xmm1, [r8 + 3824]                                  ;    63.0 p2      62 r
        movaps [r9 + 480], xmm3                                   ;    67.0 p3+p4  119 r
        andps xmm1, xmm2                                          ;    66.0 p0      62 r
        xorps xmm1, [rbp + 1776]                                  ;    67.0 p1+p2   62 r
        movaps [r9 + 240], xmm1                                   ;    68.0 p3+p4  119 r
        movaps xmm3, xmm1                                         ;    68.0 p5      63 r copy
        orps xmm3, [r8 + 240]                                     ;    69.0 p0+p2   63 r
        xorps xmm3, xmm2                                          ;    70.0 p1      63 r
        movaps xmm1, [r8 + 1024]                                  ;    66.0 p2      62 r
        movaps xmm2, [rbp + 2464]                                 ;    67.0 p2      62 r reload
        andps xmm1, xmm2                                          ;    70.0 p5      62 r
        xorps xmm1, [rbp + 1904]                                  ;    71.0 p0+p2   62 r
        movaps [r9 + 512], xmm1                                   ;    72.0 p3+p4  120 r
        movaps [r9 + 496], xmm3                                   ;    71.0 p3+p4  119 r
        movaps xmm3, xmm1                                         ;    72.0 p1      63 r copy
        orps xmm3, [r8 + 2560]                                    ;    73.0 p5+p2   63 r
        xorps xmm3, xmm2                                          ;    74.0 p0      63 r
        movaps [r9 + 768], xmm3                                   ;    75.0 p3+p4  120 r
        movaps xmm1, [r8 + 1040]                                  ;    70.0 p2      62 r
        movaps [r9 + 208], xmm0                                   ;    67.2 p3+p4  119 r
        movaps xmm2, [rbp + 2432]                                 ;    71.0 p2      62 r reload
        andps xmm1, xmm2                                          ;    74.0 p1      62 r
        xorps xmm1, [rbp + 1920]                                  ;    75.0 p5+p2   62 r
        movaps xmm3, xmm1                                         ;    76.0 p0      63 r copy
        orps xmm3, [r8 + 2576]                                    ;    77.0 p1+p2   63 r
        xorps xmm3, xmm2                                          ;    78.0 p5      63 r
        movaps [r9 + 784], xmm3                                   ;    79.0 p3+p4  120 r
        movaps xmm0, [r8 + 2608]                                  ;    74.0 p2      63 r
        movaps [r9 + 528], xmm1                                   ;    76.0 p3+p4  120 r
        movaps xmm1, [r8 + 1056]                                  ;    75.0 p2      62 r
        movaps xmm2, [rbp + 2368]                                 ;    76.0 p2      62 r reload
        andps xmm1, xmm2                                          ;    79.0 p0      62 r
        xorps xmm1, [rbp + 1936]                                  ;    80.0 p1+p2   62 r
        movaps xmm3, xmm1                                         ;    81.0 p5      63 r copy
        orps xmm3, [r8 + 2592]                                    ;    82.0 p0+p2   63 r
        movaps [r9 + 544], xmm1                                   ;    81.0 p3+p4  120 r
        movaps xmm1, [r8 + 1072]                                  ;    79.0 p2      62 r
        xorps xmm3, xmm2                                          ;    83.0 p1      63 r
        movaps xmm2, [rbp + 2352]                                 ;    80.0 p2      62 r reload
        andps xmm1, xmm2                                          ;    83.0 p5      62 r
        xorps xmm1, [rbp + 1952]                                  ;    84.0 p0+p2   62 r
        movaps [r9 + 560], xmm1                                   ;    85.0 p3+p4  120 r
        orps xmm0, xmm1                                           ;    85.0 p1      63 r
        xorps xmm0, xmm2                                          ;    86.0 p5      63 r
        movaps [r9 + 816], xmm0                                   ;    87.0 p3+p4  120 r
        movaps xmm1, [rbp + 2288]                                 ;    82.0 p2      62 r reload
        movaps xmm0, [r8 + 1088]                                  ;    83.0 p2      62 r
        andps xmm0, xmm1                                          ;    86.0 p0      62 r
        xorps xmm0, [rbp + 1968]                                  ;    87.0 p1+p2   62 r
        movaps [r9 + 576], xmm0                                   ;    88.0 p3+p4  120 r
        movaps xmm2, xmm0                                         ;    88.0 p5      63 r copy
        orps xmm2, [r8 + 2624]                                    ;    89.0 p0+p2   63 r
        xorps xmm2, xmm1                                          ;    90.0 p1      63 r
        movaps xmm1, [rbp + 2384]                                 ;    86.0 p2      62 r reload
        movaps xmm0, [r8 + 1104]                                  ;    87.0 p2      62 r
        andps xmm0, xmm1                                          ;    90.0 p5      62 r
        movaps [r9 + 832], xmm2                                   ;    91.0 p3+p4  120 r
        xorps xmm0, [rbp + 1984]                                  ;    91.0 p0+p2   62 r
        movaps xmm2, xmm0                                         ;    92.0 p1      63 r copy
        orps xmm2, [r8 + 2640]                                    ;    93.0 p5+p2   63 r
        xorps xmm2, xmm1                                          ;    94.0 p0      63 r
        movaps xmm1, [rbp + 2304]                                 ;    90.0 p2      62 r reload
        movaps [r9 + 592], xmm0                                   ;    92.0 p3+p4  120 r
        movaps xmm0, [r8 + 1120]                                  ;    91.0 p2      62 r
        movaps [r9 + 848], xmm2                                   ;    95.0 p3+p4  120 r
        andps xmm0, xmm1                                          ;    94.0 p1      62 r
        xorps xmm0, [rbp + 2032]                                  ;    95.0 p5+p2   62 r
        movaps [r9 + 608], xmm0                                   ;    96.0 p3+p4  120 r
        movaps xmm2, xmm0                                         ;    96.0 p0      63 r copy
        orps xmm2, [r8 + 2656]                                    ;    97.0 p1+p2   63 r
        xorps xmm2, xmm1                                          ;    98.0 p5      63 r
        movaps xmm1, [rbp + 2336]                                 ;    94.0 p2      62 r reload
        movaps xmm0, [r8 + 1136]                                  ;    95.0 p2      62 r
        movaps [r9 + 864], xmm2                                   ;    99.0 p3+p4  120 r
        andps xmm0, xmm1                                          ;    98.0 p0      62 r
        xorps xmm0, [rbp + 1872]                                  ;    99.0 p1+p2   62 r
        movaps xmm2, xmm0                                         ;   100.0 p5      63 r copy
        orps xmm2, [r8 + 2672]                                    ;   101.0 p0+p2   63 r
        movaps [r9 + 800], xmm3                                   ;    93.0 p3+p4  120 r
        movaps [r9 + 624], xmm0                                   ;   100.0 p3+p4  120 r
        movaps xmm0, [r8 + 1152]                                  ;    98.0 p2      62 r
        xorps xmm2, xmm1                                          ;   102.0 p1      63 r
        movaps xmm1, [rbp + 2320]                                 ;    99.0 p2      62 r reload
        andps xmm0, xmm1                                          ;   102.0 p5      62 r
        xorps xmm0, [rbp + 2272]                                  ;   103.0 p0+p2   62 r
        movaps [r9 + 880], xmm2                                   ;   103.0 p3+p4  120 r
        movaps xmm2, xmm0                                         ;   104.0 p1      63 r copy
        orps xmm2, [r8 + 2688]                                    ;   105.0 p5+p2   63 r
        xorps xmm2, xmm1                                          ;   106.0 p0      63 r
        movaps xmm1, [rbp + 2496]                                 ;   102.0 p2      62 r reload
        movaps [r9 + 640], xmm0                                   ;   104.0 p3+p4  120 r
        movaps xmm0, [r8 + 1168]                                  ;   103.0 p2      62 r
        andps xmm0, xmm1                                          ;   106.0 p1      62 r
        xorps xmm0, [rbp + 2240]                                  ;   107.0 p5+p2   62 r
        movaps [r9 + 656], xmm0                                   ;   108.0 p3+p4  120 r
        orps xmm0, [r8 + 2704]                                    ;   108.0 p0+p2   63 r
        xorps xmm0, xmm1                                          ;   109.0 p1      63 r
        movaps xmm1, [rbp + 2416]                                 ;   106.0 p2      62 r reload
        movaps [r9 + 912], xmm0                                   ;   110.0 p3+p4  120 r
        movaps xmm0, [r8 + 1184]                                  ;   107.0 p2      62 r
        andps xmm0, xmm1                                          ;   110.0 p5      62 r
        xorps xmm0, [rbp + 2016]                                  ;   111.0 p0+p2   62 r
        movaps [r9 + 672], xmm0                                   ;   112.0 p3+p4  120 r
        orps xmm0, [r8 + 2720]                                    ;   112.0 p1+p2   63 r
        xorps xmm0, xmm1                                          ;   113.0 p5      63 r
        movaps xmm1, [rbp + 1504]                                 ;   110.0 p2      62 r reload
        movaps [r9 + 928], xmm0                                   ;   114.0 p3+p4  120 r
        movaps xmm0, [r8 + 1248]                                  ;   111.0 p2      62 r
        andps xmm0, xmm1                                          ;   114.0 p0      62 r
        xorps xmm0, [rbp + 2096]                                  ;   115.0 p1+p2   62 r
        movaps [r9 + 736], xmm0                                   ;   116.0 p3+p4  120 r
        orps xmm0, [r8 + 2784]                                    ;   116.0 p5+p2   63 r
        xorps xmm0, xmm1                                          ;   117.0 p0      63 r
        movaps [r9 + 992], xmm0                                   ;   118.0 p3+p4  120 r
        movaps xmm0, [r8 + 1200]                                  ;   114.0 p2      62 r
        movaps xmm1, [rbp + 2400]                                 ;   115.0 p2      62 r reload
        andps xmm0, xmm1                                          ;   118.0 p1      62 r
        xorps xmm0, [rbp + 2112]                                  ;   119.0 p5+p2   62 r
        movaps [r9 + 688], xmm0                                   ;   120.0 p3+p4  120 r
        orps xmm0, [r8 + 2736]                                    ;   120.0 p0+p2   63 r
        xorps xmm0, xmm1                                          ;   121.0 p1      63 r
        movaps [r9 + 944], xmm0                                   ;   122.0 p3+p4  120 r
        movaps xmm1, [rbp + 1616]                                 ;   118.0 p2      62 r reload
        movaps xmm0, [r8 + 1264]                                  ;   119.0 p2      62 r
        movaps [r9 + 896], xmm2                                   ;   114.2 p3+p4  120 r
        movaps xmm2, [rbp + 2480]                                 ;   120.0 p2      62 r reload
        andps xmm0, xmm1                                          ;   122.0 p5      62 r
        xorps xmm0, [rbp + 1888]                                  ;   123.0 p0+p2   62 r
        movaps [r9 + 752], xmm0                                   ;   124.0 p3+p4  120 r
        orps xmm0, [r8 + 2800]                                    ;   124.0 p1+p2   63 r
        xorps xmm0, xmm1                                          ;   125.0 p5      63 r
        movaps [r9 + 1008], xmm0                                  ;   126.0 p3+p4  120 r
        movaps xmm1, [r8 + 1216]                                  ;   123.0 p2      62 r
        andps xmm1, xmm2                                          ;   126.0 p0      62 r
        xorps xmm1, [rbp + 1824]                                  ;   127.0 p1+p2   62 r
        movaps [r9 + 704], xmm1                                   ;   128.0 p3+p4  120 r
        movaps xmm0, [r8 + 2752]                                  ;   125.0 p2      63 r
        orps xmm0, xmm1                                           ;   128.0 p5      63 r
        xorps xmm0, xmm2                                          ;   129.0 p0      63 r
        movaps [r9 + 960], xmm0                                   ;   130.0 p3+p4  120 r
        movaps xmm0, [r8 + 1232]                                  ;   126.0 p2      62 r
        movaps xmm1, [rbp + 2448]                                 ;   127.0 p2      62 r reload
        andps xmm0, xmm1                                          ;   130.0 p1      62 r
        xorps xmm0, [rbp + 1840]                                  ;   131.0 p5+p2   62 r
        movaps [r9 + 720], xmm0                                   ;   132.0 p3+p4  120 r
        orps xmm0, [r8 + 2768]                                    ;   132.0 p0+p2   63 r
        xorps xmm0, xmm1                                          ;   133.0 p1      63 r
        movaps [r9 + 976], xmm0                                   ;   134.0 p3+p4  120 r
        mov r8, qword [rbp + 2512]                                ;   130.0 p2     141 blocks
        add r9, 0x400                                             ;   126.0 p5     141 blocks
        mov qword [rbp + 2608], r9                                ;   127.0 p3+p4  141 blocks
        add r8, 0x400                                             ;   133.0 p0     141 blocks
        mov qword [rbp + 2512], r8                                ;   134.0 p3+p4  141 blocks
        cmp r8, qword [rbp + 2520]                                ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0xac8                                            ;                    frame
        pop r15                                                   ;                    preserved
        pop r14                                                   ;                    preserved
        pop r13                                                   ;                    preserved
        pop r12                                                   ;                    preserved
        pop rbp                                                   ;                    preserved
        pop rbx                                                   ;                    preserved
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
