; misty1_encrypt_compact for AMD Athlon 64, Opteron (K8), 64-bit code (athlon64-64)
; made by cipherwright 0.1.0 from ciphers/misty1.cw (sha256 553b4747b909f075); do not edit:
;   ./cw build misty1_encrypt_compact --cpu athlon64-64 --variant bitsliced
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
;   body: 5 uops, planned 5.0; bounds: width 1.7, ports 1.0, path 2.0
;   blocks: 270 uops, planned 129.0; bounds: width 90.0, ports 128.0, path 2.0
;   blocks/rounds: 7776 uops, planned 3127.0; bounds: width 2592.0, ports 2814.0, path 140.0
;   blocks.2: 519 uops, planned 216.3; bounds: width 173.0, ports 170.7, path 10.0
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
        sub rsp, 0xab8                                             ;                    frame
        lea rbp, [rsp + 128]                                       ;                    frame
        mov dword [rbp + 2600], ecx                                ;                    argument
        mov qword [rbp + 2496], rsi                                ;                    argument
        mov qword [rbp + 2512], rdi                                ;                    argument
        mov qword [rbp + 2592], rdx                                ;                    argument
        lea rdx, [rbp + 256]                                       ;                    frame
        lea rdi, [rbp + 512]                                       ;                    frame
        lea rcx, [rbp + 768]                                       ;                    frame
        lea rax, [rbp + 1024]                                      ;                    frame
        lea rbx, [rbp + 1280]                                      ;                    frame
        mov r8d, dword [rbp + 2600]                                ;     0.0 agu0   141 blocks
        shl r8, 0xa                                                ;     3.0 alu0   141 blocks
        mov r9, qword [rbp + 2496]                                 ;     0.7 agu1   141 blocks
        add r9, r8                                                 ;     4.0 alu1   141 blocks
        mov qword [rbp + 2504], r9                                 ;     5.0 agu2   141 blocks
        cmp dword [rbp + 2600], 0                                  ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 2496]                                 ;     0.0 agu0   111 l.0 reload
        movaps xmm0, [r8]                                          ;     5.0 agu1+agu2+fadd+fmul  111 l.0
        movaps [rbp + 1760], xmm0                                  ;     7.0 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 16]                                     ;     5.0 agu2+agu0+fadd+fmul  111 l.1
        movaps [rbp + 1776], xmm0                                  ;     7.0 agu1+agu2+fmisc  113 rounds
        movaps xmm0, [r8 + 32]                                     ;     5.3 agu0+agu1+fadd+fmul  111 l.2
        movaps [rbp + 1792], xmm0                                  ;     7.3 agu2+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 48]                                     ;     7.0 agu1+agu2+fadd+fmul  111 l.3
        movaps [rbp + 1808], xmm0                                  ;     9.0 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 64]                                     ;     8.7 agu2+agu0+fadd+fmul  111 l.4
        movaps [rbp + 1824], xmm0                                  ;    10.7 agu1+agu2+fmisc  113 rounds
        movaps xmm0, [r8 + 80]                                     ;    10.0 agu0+agu1+fadd+fmul  111 l.5
        movaps [rbp + 1840], xmm0                                  ;    12.0 agu2+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 96]                                     ;    11.3 agu1+agu2+fadd+fmul  111 l.6
        movaps [rbp + 1856], xmm0                                  ;    14.0 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 112]                                    ;    12.7 agu2+agu0+fadd+fmul  111 l.7
        movaps [rbp + 1872], xmm0                                  ;    16.0 agu1+agu2+fmisc  113 rounds
        movaps xmm0, [r8 + 128]                                    ;    14.0 agu0+agu1+fadd+fmul  111 l.8
        movaps [rbp + 1888], xmm0                                  ;    18.0 agu2+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 144]                                    ;    15.3 agu1+agu2+fadd+fmul  111 l.9
        movaps [rbp + 1904], xmm0                                  ;    20.0 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 160]                                    ;    16.7 agu2+agu0+fadd+fmul  111 l.10
        movaps [rbp + 1920], xmm0                                  ;    22.0 agu1+agu2+fmisc  113 rounds
        movaps xmm0, [r8 + 176]                                    ;    18.0 agu0+agu1+fadd+fmul  111 l.11
        movaps [rbp + 1936], xmm0                                  ;    24.0 agu2+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 192]                                    ;    19.3 agu1+agu2+fadd+fmul  111 l.12
        movaps [rbp + 1952], xmm0                                  ;    26.0 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 208]                                    ;    21.0 agu2+agu0+fadd+fmul  111 l.13
        movaps [rbp + 1968], xmm0                                  ;    28.0 agu1+agu2+fmisc  113 rounds
        movaps xmm0, [r8 + 224]                                    ;    22.3 agu0+agu1+fadd+fmul  111 l.14
        movaps [rbp + 1984], xmm0                                  ;    30.0 agu2+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 240]                                    ;    24.0 agu1+agu2+fadd+fmul  111 l.15
        movaps [rbp + 2000], xmm0                                  ;    32.0 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 256]                                    ;    26.0 agu2+agu0+fadd+fmul  111 l.16
        movaps [rbp + 2272], xmm0                                  ;    34.0 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 272]                                    ;    28.0 agu2+agu1+fadd+fmul  111 l.17
        movaps [rbp + 2288], xmm0                                  ;    36.0 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 288]                                    ;    30.0 agu2+agu0+fadd+fmul  111 l.18
        movaps [rbp + 2304], xmm0                                  ;    38.0 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 304]                                    ;    32.0 agu2+agu1+fadd+fmul  111 l.19
        movaps [rbp + 2320], xmm0                                  ;    40.0 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 320]                                    ;    34.0 agu2+agu0+fadd+fmul  111 l.20
        movaps [rbp + 2336], xmm0                                  ;    42.0 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 336]                                    ;    36.0 agu2+agu1+fadd+fmul  111 l.21
        movaps [rbp + 2352], xmm0                                  ;    44.0 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 352]                                    ;    38.0 agu2+agu0+fadd+fmul  111 l.22
        movaps [rbp + 2368], xmm0                                  ;    46.0 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 368]                                    ;    40.0 agu2+agu1+fadd+fmul  111 l.23
        movaps [rbp + 2384], xmm0                                  ;    48.0 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 384]                                    ;    42.0 agu2+agu0+fadd+fmul  111 l.24
        movaps [rbp + 2400], xmm0                                  ;    50.0 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 400]                                    ;    44.0 agu2+agu1+fadd+fmul  111 l.25
        movaps [rbp + 2416], xmm0                                  ;    52.0 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 416]                                    ;    46.0 agu2+agu0+fadd+fmul  111 l.26
        movaps [rbp + 2432], xmm0                                  ;    54.0 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 432]                                    ;    48.0 agu2+agu1+fadd+fmul  111 l.27
        movaps [rbp + 2448], xmm0                                  ;    56.0 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 448]                                    ;    50.0 agu2+agu0+fadd+fmul  111 l.28
        movaps [rbp + 2464], xmm0                                  ;    58.0 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 464]                                    ;    52.0 agu2+agu1+fadd+fmul  111 l.29
        movaps [rbp + 2480], xmm0                                  ;    60.0 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 480]                                    ;    54.0 agu2+agu0+fadd+fmul  111 l.30
        movaps [rbp + 1440], xmm0                                  ;    62.0 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 496]                                    ;    56.0 agu2+agu1+fadd+fmul  111 l.31
        movaps [rbp + 1456], xmm0                                  ;    64.0 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 512]                                    ;    58.0 agu2+agu0+fadd+fmul  112 r.0
        movaps [rbp + 2016], xmm0                                  ;    66.0 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 528]                                    ;    60.0 agu2+agu1+fadd+fmul  112 r.1
        movaps [rbp + 2032], xmm0                                  ;    68.0 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 544]                                    ;    62.0 agu2+agu0+fadd+fmul  112 r.2
        movaps [rbp + 2048], xmm0                                  ;    70.0 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 560]                                    ;    64.0 agu2+agu1+fadd+fmul  112 r.3
        movaps [rbp + 2064], xmm0                                  ;    72.0 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 576]                                    ;    66.0 agu2+agu0+fadd+fmul  112 r.4
        movaps [rbp + 2080], xmm0                                  ;    74.0 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 592]                                    ;    68.0 agu2+agu1+fadd+fmul  112 r.5
        movaps [rbp + 2096], xmm0                                  ;    76.0 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 608]                                    ;    70.0 agu2+agu0+fadd+fmul  112 r.6
        movaps [rbp + 2112], xmm0                                  ;    78.0 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 624]                                    ;    72.0 agu2+agu1+fadd+fmul  112 r.7
        movaps [rbp + 2128], xmm0                                  ;    80.0 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 640]                                    ;    74.0 agu2+agu0+fadd+fmul  112 r.8
        movaps [rbp + 2144], xmm0                                  ;    82.0 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 656]                                    ;    76.0 agu2+agu1+fadd+fmul  112 r.9
        movaps [rbp + 2160], xmm0                                  ;    84.0 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 672]                                    ;    78.0 agu2+agu0+fadd+fmul  112 r.10
        movaps [rbp + 2176], xmm0                                  ;    86.0 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 688]                                    ;    80.0 agu2+agu1+fadd+fmul  112 r.11
        movaps [rbp + 2192], xmm0                                  ;    88.0 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 704]                                    ;    82.0 agu2+agu0+fadd+fmul  112 r.12
        movaps [rbp + 2208], xmm0                                  ;    90.0 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 720]                                    ;    84.0 agu2+agu1+fadd+fmul  112 r.13
        movaps [rbp + 2224], xmm0                                  ;    92.0 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 736]                                    ;    86.0 agu2+agu0+fadd+fmul  112 r.14
        movaps [rbp + 2240], xmm0                                  ;    94.0 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 752]                                    ;    88.0 agu2+agu1+fadd+fmul  112 r.15
        movaps [rbp + 2256], xmm0                                  ;    96.0 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 768]                                    ;    90.0 agu2+agu0+fadd+fmul  112 r.16
        movaps [rbp + 1472], xmm0                                  ;    98.0 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 784]                                    ;    92.0 agu2+agu1+fadd+fmul  112 r.17
        movaps [rbp + 1488], xmm0                                  ;   100.0 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 800]                                    ;    94.0 agu2+agu0+fadd+fmul  112 r.18
        movaps [rbp + 1504], xmm0                                  ;   102.0 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 816]                                    ;    96.0 agu2+agu1+fadd+fmul  112 r.19
        movaps [rbp + 1520], xmm0                                  ;   104.0 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 832]                                    ;    98.0 agu2+agu0+fadd+fmul  112 r.20
        movaps [rbp + 1536], xmm0                                  ;   106.0 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 848]                                    ;   100.0 agu2+agu1+fadd+fmul  112 r.21
        movaps [rbp + 1552], xmm0                                  ;   108.0 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 864]                                    ;   102.0 agu2+agu0+fadd+fmul  112 r.22
        movaps [rbp + 1568], xmm0                                  ;   110.0 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 880]                                    ;   104.0 agu2+agu1+fadd+fmul  112 r.23
        movaps [rbp + 1584], xmm0                                  ;   112.0 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 896]                                    ;   106.0 agu2+agu0+fadd+fmul  112 r.24
        movaps [rbp + 1600], xmm0                                  ;   114.0 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 912]                                    ;   108.0 agu2+agu1+fadd+fmul  112 r.25
        movaps [rbp + 1616], xmm0                                  ;   116.0 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 928]                                    ;   110.0 agu2+agu0+fadd+fmul  112 r.26
        movaps [rbp + 1632], xmm0                                  ;   118.0 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 944]                                    ;   112.0 agu2+agu1+fadd+fmul  112 r.27
        movaps [rbp + 1648], xmm0                                  ;   120.0 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 960]                                    ;   114.0 agu2+agu0+fadd+fmul  112 r.28
        movaps [rbp + 1664], xmm0                                  ;   122.0 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 976]                                    ;   116.0 agu2+agu1+fadd+fmul  112 r.29
        movaps xmm1, [r8 + 992]                                    ;   117.0 agu0+agu1+fadd+fmul  112 r.30
        movaps [rbp + 1680], xmm0                                  ;   124.0 agu2+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 1008]                                   ;   119.0 agu1+agu0+fadd+fmul  112 r.31
        movaps [rbp + 1696], xmm1                                  ;   126.0 agu2+agu1+fmisc  113 rounds
        movaps [rbp + 1712], xmm0                                  ;   128.0 agu0+agu2+fmisc  113 rounds
        mov r8, qword [rbp + 2512]                                 ;   119.0 agu1   113 rounds reload
        mov qword [rbp + 2520], r8                                 ;   122.0 agu0   113 rounds
        mov qword [rbp + 2528], r8                                 ;   122.0 agu2   113 rounds
        lea r9, [r8 + 1536]                                        ;   122.0 agu1   113 rounds
        mov qword [rbp + 2536], r9                                 ;   123.0 agu0   113 rounds
        mov qword [rbp + 2544], r9                                 ;   123.0 agu2   113 rounds
        lea r9, [r8 + 512]                                         ;   122.3 agu1   113 rounds
        mov qword [rbp + 2552], r9                                 ;   123.3 agu0   113 rounds
        mov qword [rbp + 2560], r9                                 ;   123.3 agu2   113 rounds
        add r8, 0x400                                              ;   123.3 alu0   113 rounds
        mov qword [rbp + 2568], r8                                 ;   124.3 agu1   113 rounds
        mov qword [rbp + 2576], r8                                 ;   124.3 agu0   113 rounds
        mov qword [rbp + 2584], r8                                 ;   124.3 agu2   113 rounds
        movdqa xmm0, [rbp + 2272]                                  ;                    resident
        movdqa xmm1, [rbp + 2288]                                  ;                    resident
        movdqa xmm2, [rbp + 2304]                                  ;                    resident
        movdqa xmm3, [rbp + 2320]                                  ;                    resident
        movdqa xmm4, [rbp + 2336]                                  ;                    resident
        movdqa xmm5, [rbp + 2352]                                  ;                    resident
        movdqa xmm6, [rbp + 2368]                                  ;                    resident
        movdqa xmm7, [rbp + 2384]                                  ;                    resident
        movdqa xmm8, [rbp + 2400]                                  ;                    resident
        movdqa xmm9, [rbp + 2416]                                  ;                    resident
        movdqa xmm10, [rbp + 2432]                                 ;                    resident
        movdqa xmm11, [rbp + 2448]                                 ;                    resident
        movdqa xmm12, [rbp + 2464]                                 ;                    resident
        movdqa xmm13, [rbp + 2480]                                 ;                    resident
        mov r8, qword [rbp + 2560]                                 ;                    resident
        mov r9, qword [rbp + 2576]                                 ;                    resident
        mov r10, qword [rbp + 2528]                                ;                    resident
        mov r11, qword [rbp + 2544]                                ;                    resident
        mov r12, qword [rbp + 2520]                                ;                    resident
        mov r13, qword [rbp + 2536]                                ;                    resident
        mov r14, qword [rbp + 2552]                                ;                    resident
        align 16
.rounds_2:
        movaps xmm14, [r12]                                        ;     2.0 agu0+agu1+fadd+fmul   62 r
        andps xmm14, xmm0                                          ;     4.0 fadd+fmul   62 r
        movaps xmm15, [r12 + 16]                                   ;     2.0 agu2+agu0+fmisc+fadd   62 r
        andps xmm15, xmm1                                          ;     4.0 fmul+fadd   62 r
        movaps [rdi + 64], xmm1                                    ;     3.7 agu1+agu0+fmisc   62 r spill
        movaps xmm1, [r12 + 32]                                    ;     4.0 agu2+agu0+fmul+fadd   62 r
        andps xmm1, xmm2                                           ;     6.0 fmul+fadd   62 r
        movaps [rdi + 80], xmm2                                    ;     5.7 agu1+agu2+fmisc   62 r spill
        movaps xmm2, [r12 + 48]                                    ;     6.0 agu0+agu1+fmul+fadd   62 r
        andps xmm2, xmm3                                           ;     8.0 fmul+fadd   62 r
        movaps [rdi + 96], xmm3                                    ;     7.7 agu2+agu0+fmisc   62 r spill
        movaps xmm3, [r12 + 64]                                    ;     8.0 agu1+agu0+fmul+fadd   62 r
        andps xmm3, xmm4                                           ;    10.0 fmul+fadd   62 r
        movaps [rdi + 112], xmm4                                   ;     9.7 agu2+agu1+fmisc   62 r spill
        movaps xmm4, [r12 + 80]                                    ;    10.0 agu0+agu1+fmul+fadd   62 r
        andps xmm4, xmm5                                           ;    12.0 fmul+fadd   62 r
        movaps [rcx - 128], xmm5                                   ;    11.7 agu2+agu0+fmisc   62 r spill
        movaps xmm5, [r12 + 96]                                    ;    12.0 agu1+agu0+fmul+fadd   62 r
        andps xmm5, xmm6                                           ;    14.0 fmul+fadd   62 r
        movaps [rdi + 32], xmm6                                    ;    13.7 agu2+agu1+fmisc   62 r spill
        movaps xmm6, [r12 + 112]                                   ;    14.0 agu0+agu1+fmul+fadd   62 r
        andps xmm6, xmm7                                           ;    16.0 fmul+fadd   62 r
        movaps [rcx - 112], xmm7                                   ;    15.7 agu2+agu0+fmisc   62 r spill
        movaps xmm7, [r12 + 128]                                   ;    16.0 agu1+agu0+fmul+fadd   62 r
        andps xmm7, xmm8                                           ;    18.0 fmul+fadd   62 r
        movaps [rcx - 96], xmm8                                    ;    17.7 agu2+agu1+fmisc   62 r spill
        movaps xmm8, [r12 + 144]                                   ;    18.0 agu0+agu1+fmul+fadd   62 r
        andps xmm8, xmm9                                           ;    20.0 fmul+fadd   62 r
        xorps xmm14, [rbp + 1760]                                  ;    20.0 agu2+agu0+fmul+fadd   62 r
        movaps [rcx - 80], xmm9                                    ;    20.3 agu1+agu0+fmisc   62 r spill
        movaps xmm9, [r12 + 160]                                   ;    21.0 agu2+agu1+fmul+fadd   62 r
        andps xmm9, xmm10                                          ;    23.0 fmul+fadd   62 r
        xorps xmm15, [rbp + 1776]                                  ;    23.0 agu0+agu2+fmul+fadd   62 r
        movaps [rcx - 64], xmm10                                   ;    23.0 agu1+agu0+fmisc   62 r spill
        movaps xmm10, [r12 + 176]                                  ;    24.0 agu2+agu1+fmul+fadd   62 r
        andps xmm10, xmm11                                         ;    26.0 fmul+fadd   62 r
        xorps xmm1, [rbp + 1792]                                   ;    26.0 agu0+agu2+fmul+fadd   62 r
        movaps [rcx + 112], xmm11                                  ;    25.7 agu1+agu0+fmisc   62 r spill
        movaps xmm11, [r12 + 192]                                  ;    26.7 agu2+agu1+fmul+fmisc   62 r
        andps xmm11, xmm12                                         ;    28.7 fadd+fmul   62 r
        xorps xmm2, [rbp + 1808]                                   ;    28.3 agu0+agu2+fadd+fmul   62 r
        movaps [rax - 128], xmm12                                  ;    28.7 agu1+agu0+fmisc   62 r spill
        movaps xmm12, [r12 + 208]                                  ;    29.3 agu2+agu1+fadd+fmul   62 r
        andps xmm12, xmm13                                         ;    31.3 fadd+fmul   62 r
        xorps xmm3, [rbp + 1824]                                   ;    31.3 agu0+agu2+fadd+fmul   62 r
        movaps [rax - 112], xmm13                                  ;    31.0 agu1+agu0+fmisc   62 r spill
        movaps xmm13, [r12 + 224]                                  ;    32.0 agu2+agu1+fadd+fmisc   62 r
        andps xmm13, [rbp + 1440]                                  ;    34.0 agu0+agu2+fmul+fadd   62 r
        xorps xmm4, [rbp + 1840]                                   ;    34.0 agu1+agu0+fmul+fadd   62 r
        movaps [rcx - 48], xmm0                                    ;    34.0 agu2+agu1+fmisc   62 r spill
        movaps xmm0, [r12 + 240]                                   ;    35.0 agu0+agu2+fmul+fadd   62 r
        andps xmm0, [rbp + 1456]                                   ;    37.0 agu1+agu0+fmul+fadd   62 r
        xorps xmm5, [rbp + 1856]                                   ;    37.0 agu2+agu1+fmul+fadd   62 r
        xorps xmm6, [rbp + 1872]                                   ;    38.0 agu0+agu2+fmul+fadd   62 r
        xorps xmm7, [rbp + 1888]                                   ;    39.0 agu1+agu0+fmul+fadd   62 r
        xorps xmm8, [rbp + 1904]                                   ;    40.0 agu2+agu1+fmul+fadd   62 r
        xorps xmm9, [rbp + 1920]                                   ;    41.0 agu0+agu2+fmul+fadd   62 r
        xorps xmm10, [rbp + 1936]                                  ;    42.0 agu1+agu0+fmul+fadd   62 r
        xorps xmm11, [rbp + 1952]                                  ;    43.0 agu2+agu1+fmul+fadd   62 r
        xorps xmm12, [rbp + 1968]                                  ;    44.0 agu0+agu2+fmul+fadd   62 r
        xorps xmm13, [rbp + 1984]                                  ;    45.0 agu1+agu0+fmul+fadd   62 r
        xorps xmm0, [rbp + 2000]                                   ;    46.0 agu2+agu1+fmul+fadd   62 r
        movaps [rax - 96], xmm0                                    ;    48.0 agu0+agu2+fmisc   62 r spill
        movaps xmm0, xmm14                                         ;    47.0 fmul+fadd   63 r copy
        orps xmm0, [r13 + 2048]                                    ;    49.0 agu1+agu0+fmul+fadd   63 r
        movaps [rbx + 0], xmm14                                    ;    45.0 agu2+agu0+fmisc   62 r spill
        movaps xmm14, xmm15                                        ;    49.0 fmul+fadd   63 r copy
        orps xmm14, [r13 + 2064]                                   ;    51.0 agu1+agu0+fmul+fadd   63 r
        movaps [rbx + 16], xmm15                                   ;    47.3 agu2+agu0+fmisc   62 r spill
        movaps xmm15, xmm1                                         ;    51.0 fmul+fadd   63 r copy
        orps xmm15, [r13 + 2080]                                   ;    53.0 agu1+agu2+fmul+fadd   63 r
        movaps [rbx + 32], xmm1                                    ;    49.3 agu0+agu1+fmisc   62 r spill
        movaps xmm1, xmm2                                          ;    53.0 fmul+fadd   63 r copy
        orps xmm1, [r13 + 2096]                                    ;    55.0 agu2+agu0+fmul+fadd   63 r
        xorps xmm0, [rcx - 48]                                     ;    55.0 agu1+agu0+fmul+fadd   63 r
        movaps [rcx - 48], xmm2                                    ;    52.0 agu2+agu1+fmisc   62 r spill
        movaps xmm2, xmm3                                          ;    56.0 fmul+fadd   63 r copy
        orps xmm2, [r13 + 2112]                                    ;    58.0 agu0+agu2+fmul+fadd   63 r
        movaps [rbx + 48], xmm3                                    ;    54.0 agu1+agu0+fmisc   62 r spill
        movaps xmm3, xmm4                                          ;    58.0 fmul+fadd   63 r copy
        orps xmm3, [r13 + 2128]                                    ;    60.0 agu2+agu1+fmul+fadd   63 r
        xorps xmm14, [rdi + 64]                                    ;    60.0 agu0+agu1+fmul+fadd   63 r
        movaps [rdi + 64], xmm4                                    ;    56.7 agu2+agu0+fmisc   62 r spill
        movaps xmm4, xmm5                                          ;    61.0 fmul+fadd   63 r copy
        orps xmm4, [r13 + 2144]                                    ;    63.0 agu1+agu2+fmul+fadd   63 r
        xorps xmm15, [rdi + 80]                                    ;    63.0 agu0+agu1+fmul+fadd   63 r
        movaps [rdi + 80], xmm5                                    ;    59.7 agu2+agu0+fmisc   62 r spill
        movaps xmm5, xmm6                                          ;    64.0 fmul+fadd   63 r copy
        orps xmm5, [r13 + 2160]                                    ;    66.0 agu1+agu2+fmul+fadd   63 r
        xorps xmm1, [rdi + 96]                                     ;    66.0 agu0+agu1+fmul+fadd   63 r
        movaps [rdi + 96], xmm6                                    ;    62.7 agu2+agu0+fmisc   62 r spill
        movaps xmm6, xmm7                                          ;    67.0 fmul+fadd   63 r copy
        orps xmm6, [r13 + 2176]                                    ;    69.0 agu1+agu2+fmul+fadd   63 r
        xorps xmm2, [rdi + 112]                                    ;    69.0 agu0+agu1+fmul+fadd   63 r
        movaps [rdi + 112], xmm7                                   ;    65.7 agu2+agu0+fmisc   62 r spill
        movaps xmm7, xmm8                                          ;    70.0 fmul+fadd   63 r copy
        orps xmm7, [r13 + 2192]                                    ;    72.0 agu1+agu2+fmul+fadd   63 r
        xorps xmm3, [rcx - 128]                                    ;    72.0 agu0+agu1+fmul+fadd   63 r
        movaps [rcx - 128], xmm8                                   ;    68.7 agu2+agu0+fmisc   62 r spill
        movaps xmm8, xmm9                                          ;    73.0 fmul+fadd   63 r copy
        orps xmm8, [r13 + 2208]                                    ;    75.0 agu1+agu2+fmul+fadd   63 r
        xorps xmm4, [rdi + 32]                                     ;    75.0 agu0+agu1+fmul+fadd   63 r
        movaps [rdi + 32], xmm9                                    ;    71.7 agu2+agu0+fmisc   62 r spill
        movaps xmm9, xmm10                                         ;    76.0 fmul+fadd   63 r copy
        orps xmm9, [r13 + 2224]                                    ;    78.0 agu1+agu2+fmul+fadd   63 r
        xorps xmm5, [rcx - 112]                                    ;    78.0 agu0+agu1+fmul+fadd   63 r
        movaps [rcx - 112], xmm10                                  ;    74.7 agu2+agu0+fmisc   62 r spill
        movaps xmm10, xmm11                                        ;    79.0 fmul+fadd   63 r copy
        orps xmm10, [r13 + 2240]                                   ;    81.0 agu1+agu2+fmul+fadd   63 r
        xorps xmm6, [rcx - 96]                                     ;    81.0 agu0+agu1+fmul+fadd   63 r
        xorps xmm7, [rcx - 80]                                     ;    82.0 agu2+agu0+fmul+fadd   63 r
        movaps [rcx - 80], xmm11                                   ;    79.0 agu1+agu2+fmisc   62 r spill
        movaps xmm11, xmm12                                        ;    83.0 fmul+fadd   63 r copy
        orps xmm11, [r13 + 2256]                                   ;    85.0 agu0+agu1+fmul+fadd   63 r
        movaps [rcx - 96], xmm12                                   ;    81.0 agu2+agu0+fmisc   62 r spill
        movaps xmm12, xmm13                                        ;    85.0 fmul+fadd   63 r copy
        orps xmm12, [r13 + 2272]                                   ;    87.0 agu1+agu2+fmul+fadd   63 r
        xorps xmm8, [rcx - 64]                                     ;    87.0 agu0+agu1+fmul+fadd   63 r
        movaps [rcx - 64], xmm13                                   ;    84.0 agu2+agu0+fmisc   62 r spill
        movaps xmm13, [rax - 96]                                   ;    86.0 agu1+agu2+fmisc   63 r
        orps xmm13, [r13 + 2288]                                   ;    88.0 agu0+agu1+fmul+fadd   63 r
        xorps xmm9, [rcx + 112]                                    ;    89.0 agu2+agu0+fmul+fadd   63 r
        xorps xmm10, [rax - 128]                                   ;    90.0 agu1+agu2+fmul+fadd   63 r
        xorps xmm11, [rax - 112]                                   ;    91.0 agu0+agu1+fmul+fadd   63 r
        xorps xmm12, [rbp + 1440]                                  ;    92.0 agu2+agu0+fmul+fadd   63 r
        xorps xmm13, [rbp + 1456]                                  ;    93.0 agu1+agu2+fmul+fadd   63 r
        movaps [rax - 112], xmm13                                  ;    95.0 agu0+agu1+fmisc   63 r spill
        movaps xmm13, [r14 + 2048]                                 ;    91.3 agu2+agu0+fmisc   62 r
        andps xmm13, [rbp + 1472]                                  ;    94.0 agu1+agu2+fmul+fadd   62 r
        movaps [rax - 128], xmm12                                  ;    94.0 agu0+agu1+fmisc   63 r spill
        movaps xmm12, [r14 + 2064]                                 ;    94.3 agu2+agu0+fmul+fmisc   62 r
        andps xmm12, [rbp + 1488]                                  ;    96.3 agu1+agu2+fadd+fmul   62 r
        movaps [rcx + 112], xmm11                                  ;    96.3 agu0+agu1+fmisc   63 r spill
        movaps xmm11, [r14 + 2080]                                 ;    96.3 agu2+agu0+fadd+fmul   62 r
        andps xmm11, [rbp + 1504]                                  ;    98.3 agu1+agu2+fadd+fmul   62 r
        movaps [rbp + 1728], xmm10                                 ;    98.3 agu0+agu1+fmisc   63 r spill
        movaps xmm10, [r14 + 2096]                                 ;    98.3 agu2+agu0+fadd+fmul   62 r
        andps xmm10, [rbp + 1520]                                  ;   100.3 agu1+agu2+fadd+fmul   62 r
        movaps [rbp + 1744], xmm9                                  ;   100.3 agu0+agu1+fmisc   63 r spill
        movaps xmm9, [r14 + 2112]                                  ;   100.3 agu2+agu0+fadd+fmul   62 r
        andps xmm9, [rbp + 1536]                                   ;   102.3 agu1+agu2+fadd+fmul   62 r
        movaps [rax - 80], xmm8                                    ;   102.3 agu0+agu1+fmisc   63 r spill
        movaps xmm8, [r14 + 2128]                                  ;   102.3 agu2+agu0+fadd+fmul   62 r
        andps xmm8, [rbp + 1552]                                   ;   104.3 agu1+agu2+fadd+fmul   62 r
        movaps [rax - 64], xmm7                                    ;   104.3 agu0+agu1+fmisc   63 r spill
        movaps xmm7, [r14 + 2144]                                  ;   104.3 agu2+agu0+fadd+fmul   62 r
        andps xmm7, [rbp + 1568]                                   ;   106.3 agu1+agu2+fadd+fmul   62 r
        movaps [rax - 48], xmm6                                    ;   106.3 agu0+agu1+fmisc   63 r spill
        movaps xmm6, [r14 + 2160]                                  ;   106.3 agu2+agu0+fadd+fmul   62 r
        andps xmm6, [rbp + 1584]                                   ;   108.3 agu1+agu2+fadd+fmul   62 r
        movaps [rax - 32], xmm5                                    ;   108.3 agu0+agu1+fmisc   63 r spill
        movaps xmm5, [r14 + 2176]                                  ;   108.3 agu2+agu0+fadd+fmul   62 r
        andps xmm5, [rbp + 1600]                                   ;   110.3 agu1+agu2+fadd+fmul   62 r
        movaps [rax - 16], xmm4                                    ;   110.3 agu0+agu1+fmisc   63 r spill
        movaps xmm4, [r14 + 2192]                                  ;   110.3 agu2+agu0+fadd+fmul   62 r
        andps xmm4, [rbp + 1616]                                   ;   112.3 agu1+agu2+fadd+fmul   62 r
        xorps xmm13, [rbp + 2016]                                  ;   112.3 agu0+agu1+fadd+fmul   62 r
        movaps [rax + 0], xmm3                                     ;   112.3 agu2+agu0+fmisc   63 r spill
        movaps xmm3, [r14 + 2208]                                  ;   113.3 agu1+agu2+fadd+fmul   62 r
        andps xmm3, [rbp + 1632]                                   ;   115.3 agu0+agu1+fadd+fmul   62 r
        xorps xmm12, [rbp + 2032]                                  ;   115.3 agu2+agu0+fadd+fmul   62 r
        movaps [rax + 16], xmm2                                    ;   114.3 agu1+agu2+fmisc   63 r spill
        movaps xmm2, [r14 + 2224]                                  ;   116.0 agu0+agu1+fmisc+fadd   62 r
        andps xmm2, [rbp + 1648]                                   ;   118.0 agu2+agu0+fmul+fadd   62 r
        xorps xmm11, [rbp + 2048]                                  ;   118.0 agu1+agu2+fmul+fadd   62 r
        movaps [rax + 32], xmm1                                    ;   117.3 agu0+agu1+fmisc   63 r spill
        movaps xmm1, [r14 + 2240]                                  ;   118.3 agu2+agu0+fmul+fmisc   62 r
        andps xmm1, [rbp + 1664]                                   ;   120.3 agu1+agu2+fadd+fmul   62 r
        xorps xmm10, [rbp + 2064]                                  ;   120.3 agu0+agu1+fadd+fmul   62 r
        movaps [rax + 48], xmm15                                   ;   120.3 agu2+agu0+fmisc   63 r spill
        movaps xmm15, [r14 + 2256]                                 ;   121.3 agu1+agu2+fadd+fmul   62 r
        andps xmm15, [rbp + 1680]                                  ;   123.3 agu0+agu1+fadd+fmul   62 r
        xorps xmm9, [rbp + 2080]                                   ;   123.3 agu2+agu0+fadd+fmul   62 r
        movaps [rax + 64], xmm14                                   ;   122.3 agu1+agu2+fmisc   63 r spill
        movaps xmm14, [r14 + 2272]                                 ;   124.0 agu0+agu1+fmisc+fadd   62 r
        andps xmm14, [rbp + 1696]                                  ;   126.0 agu2+agu0+fmul+fadd   62 r
        xorps xmm8, [rbp + 2096]                                   ;   126.0 agu1+agu2+fmul+fadd   62 r
        movaps [rax + 80], xmm0                                    ;   125.3 agu0+agu1+fmisc   63 r spill
        movaps xmm0, [r14 + 2288]                                  ;   126.3 agu2+agu0+fmul+fmisc   62 r
        andps xmm0, [rbp + 1712]                                   ;   128.3 agu1+agu2+fadd+fmul   62 r
        xorps xmm7, [rbp + 2112]                                   ;   128.3 agu0+agu1+fadd+fmul   62 r
        xorps xmm6, [rbp + 2128]                                   ;   129.3 agu2+agu0+fadd+fmul   62 r
        xorps xmm5, [rbp + 2144]                                   ;   130.3 agu1+agu2+fadd+fmul   62 r
        xorps xmm4, [rbp + 2160]                                   ;   131.3 agu0+agu1+fadd+fmul   62 r
        xorps xmm3, [rbp + 2176]                                   ;   132.3 agu2+agu0+fadd+fmul   62 r
        xorps xmm2, [rbp + 2192]                                   ;   133.3 agu1+agu2+fadd+fmul   62 r
        xorps xmm1, [rbp + 2208]                                   ;   134.3 agu0+agu1+fadd+fmul   62 r
        xorps xmm15, [rbp + 2224]                                  ;   135.3 agu2+agu0+fadd+fmul   62 r
        xorps xmm14, [rbp + 2240]                                  ;   136.3 agu1+agu2+fadd+fmul   62 r
        xorps xmm0, [rbp + 2256]                                   ;   137.3 agu0+agu1+fadd+fmul   62 r
        movaps [rdi + 48], xmm0                                    ;   139.3 agu2+agu0+fmisc   62 r spill
        movaps xmm0, xmm13                                         ;   138.3 fadd+fmul   63 r copy
        mov r15, qword [rbp + 2568]                                ;   134.3 agu1    86 r.0 reload
        orps xmm0, [r15]                                           ;   141.3 agu2+agu0+fadd+fmul   63 r
        movaps [rbx + 64], xmm13                                   ;   136.3 agu1+agu0+fmisc   62 r spill
        movaps xmm13, xmm12                                        ;   140.3 fadd+fmul   63 r copy
        orps xmm13, [r15 + 16]                                     ;   142.3 agu2+agu1+fadd+fmul   63 r
        movaps [rbx + 80], xmm12                                   ;   138.7 agu0+agu1+fmisc   62 r spill
        movaps xmm12, xmm11                                        ;   142.3 fadd+fmul   63 r copy
        orps xmm12, [r15 + 32]                                     ;   144.3 agu2+agu0+fadd+fmul   63 r
        movaps [rbx + 96], xmm11                                   ;   140.7 agu1+agu0+fmisc   62 r spill
        movaps xmm11, xmm10                                        ;   144.3 fadd+fmul   63 r copy
        orps xmm11, [r15 + 48]                                     ;   146.3 agu2+agu1+fadd+fmul   63 r
        movaps [rbx + 112], xmm10                                  ;   142.7 agu0+agu1+fmisc   62 r spill
        movaps xmm10, xmm9                                         ;   146.3 fadd+fmul   63 r copy
        orps xmm10, [r15 + 64]                                     ;   148.3 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, [rbp + 1472]                                   ;   148.3 agu1+agu0+fadd+fmul   63 r
        movaps [rdx + 96], xmm9                                    ;   145.3 agu2+agu1+fmisc   62 r spill
        movaps xmm9, xmm8                                          ;   149.3 fadd+fmul   63 r copy
        orps xmm9, [r15 + 80]                                      ;   151.3 agu0+agu2+fadd+fmul   63 r
        xorps xmm13, [rbp + 1488]                                  ;   151.3 agu1+agu0+fadd+fmul   63 r
        movaps [rcx - 32], xmm8                                    ;   148.0 agu2+agu1+fmisc   62 r spill
        movaps xmm8, xmm7                                          ;   152.3 fadd+fmul   63 r copy
        orps xmm8, [r15 + 96]                                      ;   154.3 agu0+agu2+fadd+fmul   63 r
        xorps xmm12, [rbp + 1504]                                  ;   154.3 agu1+agu0+fadd+fmul   63 r
        movaps [rcx - 16], xmm7                                    ;   151.0 agu2+agu1+fmisc   62 r spill
        movaps xmm7, xmm6                                          ;   155.3 fadd+fmul   63 r copy
        orps xmm7, [r15 + 112]                                     ;   157.3 agu0+agu2+fadd+fmul   63 r
        xorps xmm11, [rbp + 1520]                                  ;   157.3 agu1+agu0+fadd+fmul   63 r
        movaps [rcx + 0], xmm6                                     ;   154.0 agu2+agu1+fmisc   62 r spill
        movaps xmm6, xmm5                                          ;   158.3 fadd+fmul   63 r copy
        orps xmm6, [r15 + 128]                                     ;   160.3 agu0+agu2+fadd+fmul   63 r
        xorps xmm10, [rbp + 1536]                                  ;   160.3 agu1+agu0+fadd+fmul   63 r
        movaps [rbp + 1408], xmm5                                  ;   157.0 agu2+agu1+fmisc   62 r spill
        movaps xmm5, xmm4                                          ;   161.3 fadd+fmul   63 r copy
        orps xmm5, [r15 + 144]                                     ;   163.3 agu0+agu2+fadd+fmul   63 r
        xorps xmm9, [rbp + 1552]                                   ;   163.3 agu1+agu0+fadd+fmul   63 r
        movaps [rcx + 16], xmm4                                    ;   160.0 agu2+agu1+fmisc   62 r spill
        movaps xmm4, xmm3                                          ;   164.3 fadd+fmul   63 r copy
        orps xmm4, [r15 + 160]                                     ;   166.3 agu0+agu2+fadd+fmul   63 r
        xorps xmm8, [rbp + 1568]                                   ;   166.3 agu1+agu0+fadd+fmul   63 r
        movaps [rcx + 32], xmm3                                    ;   163.0 agu2+agu1+fmisc   62 r spill
        movaps xmm3, xmm2                                          ;   167.3 fadd+fmul   63 r copy
        orps xmm3, [r15 + 176]                                     ;   169.3 agu0+agu2+fadd+fmul   63 r
        xorps xmm7, [rbp + 1584]                                   ;   169.3 agu1+agu0+fadd+fmul   63 r
        movaps [rcx + 48], xmm2                                    ;   166.0 agu2+agu1+fmisc   62 r spill
        movaps xmm2, xmm1                                          ;   170.3 fadd+fmul   63 r copy
        orps xmm2, [r15 + 192]                                     ;   172.3 agu0+agu2+fadd+fmul   63 r
        xorps xmm6, [rbp + 1600]                                   ;   172.3 agu1+agu0+fadd+fmul   63 r
        movaps [rcx + 64], xmm1                                    ;   169.0 agu2+agu1+fmisc   62 r spill
        movaps xmm1, xmm15                                         ;   173.3 fadd+fmul   63 r copy
        orps xmm1, [r15 + 208]                                     ;   175.3 agu0+agu2+fadd+fmul   63 r
        xorps xmm5, [rbp + 1616]                                   ;   175.3 agu1+agu0+fadd+fmul   63 r
        movaps [rcx + 80], xmm15                                   ;   172.0 agu2+agu1+fmisc   62 r spill
        movaps xmm15, xmm14                                        ;   176.3 fadd+fmul   63 r copy
        orps xmm15, [r15 + 224]                                    ;   178.3 agu0+agu2+fadd+fmul   63 r
        xorps xmm4, [rbp + 1632]                                   ;   178.3 agu1+agu0+fadd+fmul   63 r
        movaps [rcx + 96], xmm14                                   ;   175.0 agu2+agu1+fmisc   62 r spill
        movaps xmm14, [rdi + 48]                                   ;   177.0 agu0+agu2+fmisc   63 r
        orps xmm14, [r15 + 240]                                    ;   179.3 agu1+agu0+fadd+fmul   63 r
        xorps xmm3, [rbp + 1648]                                   ;   180.3 agu2+agu1+fadd+fmul   63 r
        xorps xmm2, [rbp + 1664]                                   ;   181.3 agu0+agu2+fadd+fmul   63 r
        xorps xmm1, [rbp + 1680]                                   ;   182.3 agu1+agu0+fadd+fmul   63 r
        xorps xmm15, [rbp + 1696]                                  ;   183.3 agu2+agu1+fadd+fmul   63 r
        xorps xmm14, [rbp + 1712]                                  ;   184.3 agu0+agu2+fadd+fmul   63 r
        movaps [rbp + 1424], xmm14                                 ;   186.3 agu1+agu0+fmisc   63 r spill
        movaps xmm14, [r10]                                        ;   182.7 agu2+agu1+fmisc   76 r.0
        movaps [rdi - 96], xmm15                                   ;   185.3 agu0+agu2+fmisc   63 r spill
        movaps xmm15, [r10 + 16]                                   ;   185.3 agu1+agu0+fadd+fmul   76 r.1
        movaps [rdi + 0], xmm1                                     ;   186.7 agu2+agu0+fmisc   63 r spill
        movaps xmm1, [r10 + 32]                                    ;   186.3 agu1+agu2+fadd+fmul   76 r.2
        movaps [rdi - 112], xmm2                                   ;   188.7 agu0+agu1+fmisc   63 r spill
        movaps xmm2, [r10 + 48]                                    ;   187.3 agu2+agu0+fadd+fmul   76 r.3
        movaps [rdx + 48], xmm3                                    ;   190.7 agu1+agu0+fmisc   63 r spill
        movaps xmm3, [r10 + 64]                                    ;   188.3 agu2+agu1+fadd+fmul   76 r.4
        movaps [rax + 96], xmm4                                    ;   192.7 agu0+agu2+fmisc   63 r spill
        movaps xmm4, [r10 + 80]                                    ;   189.3 agu1+agu0+fadd+fmul   76 r.5
        movaps [rax + 112], xmm5                                   ;   194.7 agu2+agu1+fmisc   63 r spill
        movaps xmm5, [r10 + 96]                                    ;   190.3 agu0+agu2+fadd+fmul   76 r.6
        movaps [rbx - 128], xmm6                                   ;   196.7 agu1+agu0+fmisc   63 r spill
        movaps xmm6, [r10 + 112]                                   ;   191.3 agu2+agu1+fadd+fmul   76 r.7
        movaps [rbx - 112], xmm7                                   ;   198.7 agu0+agu2+fmisc   63 r spill
        movaps xmm7, [r10 + 128]                                   ;   192.3 agu1+agu0+fadd+fmul   76 r.8
        movaps [rdx + 112], xmm8                                   ;   200.7 agu2+agu1+fmisc   63 r spill
        movaps xmm8, [r10 + 144]                                   ;   193.7 agu0+agu2+fadd+fmul   76 r.9
        movaps [rbx - 96], xmm9                                    ;   202.7 agu1+agu0+fmisc   63 r spill
        movaps xmm9, [r10 + 160]                                   ;   195.0 agu2+agu1+fadd+fmul   76 r.10
        movaps [rbx - 80], xmm10                                   ;   204.7 agu0+agu2+fmisc   63 r spill
        movaps xmm10, [r10 + 176]                                  ;   196.3 agu1+agu0+fadd+fmul   76 r.11
        movaps [rbx - 64], xmm11                                   ;   206.7 agu2+agu1+fmisc   63 r spill
        movaps xmm11, [r10 + 192]                                  ;   197.7 agu0+agu2+fadd+fmul   76 r.12
        movaps [rbx - 48], xmm12                                   ;   208.7 agu1+agu0+fmisc   63 r spill
        movaps xmm12, [r10 + 208]                                  ;   199.0 agu2+agu1+fadd+fmul   76 r.13
        movaps [rbx - 32], xmm13                                   ;   210.7 agu0+agu2+fmisc   63 r spill
        movaps xmm13, [r10 + 224]                                  ;   200.7 agu1+agu0+fadd+fmul   76 r.14
        movaps [rbx - 16], xmm0                                    ;   212.7 agu2+agu0+fmisc   63 r spill
        movaps xmm0, [r10 + 240]                                   ;   202.7 agu1+agu2+fadd+fmul   76 r.15
        movaps xmm0, [rax + 80]                                    ;   203.7 agu0+agu1+fadd+fmul   54 next
        xorps xmm0, xmm14                                          ;   205.7 fadd+fmul   54 next
        movaps xmm14, [rax + 64]                                   ;   205.7 agu2+agu0+fadd+fmul   54 next
        xorps xmm14, xmm15                                         ;   207.7 fadd+fmul   54 next
        movaps xmm15, [rax + 48]                                   ;   207.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm15, xmm1                                          ;   209.7 fadd+fmul   54 next
        movaps xmm1, [rax + 32]                                    ;   209.7 agu2+agu0+fadd+fmul   54 next
        xorps xmm1, xmm2                                           ;   211.7 fadd+fmul   54 next
        movaps xmm2, [rax + 16]                                    ;   211.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm2, xmm3                                           ;   213.7 fadd+fmul   54 next
        movaps xmm3, [rax + 0]                                     ;   213.7 agu2+agu0+fadd+fmul   54 next
        xorps xmm3, xmm4                                           ;   215.7 fadd+fmul   54 next
        movaps xmm4, [rax - 16]                                    ;   214.7 agu1+agu0+fmisc   54 next
        xorps xmm4, xmm5                                           ;   216.7 fadd+fmul   54 next
        movaps xmm5, [rax - 32]                                    ;   216.7 agu2+agu0+fmisc+fadd   54 next
        xorps xmm5, xmm6                                           ;   218.7 fmul+fadd   54 next
        movaps xmm6, [rax - 48]                                    ;   217.7 agu1+agu0+fmisc+fmul   54 next
        xorps xmm6, xmm7                                           ;   219.7 fadd+fmul   54 next
        movaps xmm7, [rax - 64]                                    ;   218.7 agu2+agu0+fmisc   54 next
        xorps xmm7, xmm8                                           ;   220.7 fadd+fmul   54 next
        movaps xmm8, [rax - 80]                                    ;   220.7 agu1+agu0+fmisc+fadd   54 next
        xorps xmm8, xmm9                                           ;   222.7 fmul+fadd   54 next
        movaps xmm9, [rbp + 1744]                                  ;   221.7 agu2+agu0+fmisc+fmul   54 next
        xorps xmm9, xmm10                                          ;   223.7 fadd+fmul   54 next
        movaps xmm10, [rbp + 1728]                                 ;   222.7 agu1+agu0+fmisc   54 next
        xorps xmm10, xmm11                                         ;   224.7 fadd+fmul   54 next
        movaps xmm11, [rcx + 112]                                  ;   224.7 agu2+agu0+fmisc+fadd   54 next
        xorps xmm11, xmm12                                         ;   226.7 fmul+fadd   54 next
        movaps xmm12, [rax - 128]                                  ;   225.7 agu1+agu0+fmisc+fmul   54 next
        xorps xmm12, xmm13                                         ;   227.7 fadd+fmul   54 next
        movaps xmm13, [rax - 112]                                  ;   226.7 agu2+agu0+fmisc   54 next
        xorps xmm13, [r10 + 240]                                   ;   228.7 agu1+agu0+fadd+fmul   54 next
        movaps [rbp - 80], xmm15                                   ;   228.7 agu2+agu1+fmisc   54 next spill
        movaps xmm15, xmm5                                         ;   228.7 fadd+fmul   41 next copy
        xorps xmm15, xmm11                                         ;   230.7 fadd+fmul   41 next
        movaps [rdx + 80], xmm1                                    ;   230.7 agu0+agu2+fmisc   54 next spill
        movaps xmm1, xmm8                                          ;   230.7 fadd+fmul   41 next copy
        andps xmm1, xmm12                                          ;   232.7 fadd+fmul   41 next
        movaps [rdx - 80], xmm14                                   ;   232.7 agu1+agu0+fmisc   54 next spill
        movaps xmm14, xmm6                                         ;   232.7 fadd+fmul   41 next copy
        xorps xmm14, xmm10                                         ;   234.7 fadd+fmul   41 next
        movaps [rbp + 64], xmm4                                    ;   234.7 agu2+agu0+fmisc   54 next spill
        movaps xmm4, xmm13                                         ;   234.7 fadd+fmul   41 next copy
        andps xmm4, xmm12                                          ;   236.7 fadd+fmul   41 next
        movaps [rdx + 64], xmm3                                    ;   236.7 agu1+agu0+fmisc   54 next spill
        movaps xmm3, xmm11                                         ;   236.7 fadd+fmul   41 next copy
        andps xmm3, xmm8                                           ;   238.7 fadd+fmul   41 next
        movaps [rbp + 80], xmm0                                    ;   238.7 agu2+agu0+fmisc   54 next spill
        movaps xmm0, xmm12                                         ;   238.7 fadd+fmul   41 next copy
        andps xmm0, xmm5                                           ;   240.7 fadd+fmul   41 next
        xorps xmm3, xmm0                                           ;   242.7 fadd+fmul   41 next
        movaps xmm0, xmm11                                         ;   241.7 fadd+fmul   41 next copy
        andps xmm0, xmm9                                           ;   243.7 fadd+fmul   41 next
        xorps xmm3, [rel misty1_encrypt_compact.T0_constants128]   ;   244.7 agu1+agu0+fadd+fmul   41 next
        movaps [rbp - 112], xmm2                                   ;   241.0 agu2+agu0+fmisc   54 next spill
        movaps xmm2, xmm15                                         ;   244.7 fadd+fmul   41 next copy
        xorps xmm2, xmm8                                           ;   246.7 fadd+fmul   41 next
        movaps [rdx - 64], xmm3                                    ;   246.7 agu1+agu2+fmisc   41 next spill
        movaps xmm3, xmm7                                          ;   246.7 fadd+fmul   41 next copy
        andps xmm3, xmm2                                           ;   248.7 fadd+fmul   41 next
        movaps [rdi - 80], xmm1                                    ;   245.7 agu0+agu1+fmisc   41 next spill
        movaps xmm1, xmm13                                         ;   248.7 fadd+fmul   41 next copy
        andps xmm1, xmm5                                           ;   250.7 fadd+fmul   41 next
        xorps xmm1, xmm12                                          ;   252.7 fadd+fmul   41 next
        xorps xmm3, xmm1                                           ;   254.7 fadd+fmul   41 next
        movaps [rdi - 128], xmm11                                  ;   249.0 agu2+agu0+fmisc   54 next spill
        movaps xmm11, xmm8                                         ;   252.7 fadd+fmul   41 next copy
        andps xmm11, xmm7                                          ;   254.7 fadd+fmul   41 next
        xorps xmm11, xmm14                                         ;   256.7 fadd+fmul   41 next
        movaps [rdx - 48], xmm11                                   ;   258.7 agu1+agu0+fmisc   41 next spill
        movaps xmm11, xmm8                                         ;   255.7 fadd+fmul   41 next copy
        andps xmm11, xmm5                                          ;   257.7 fadd+fmul   41 next
        xorps xmm0, xmm11                                          ;   259.7 fadd+fmul   41 next
        xorps xmm0, xmm4                                           ;   261.7 fadd+fmul   41 next
        movaps xmm11, xmm8                                         ;   259.7 fadd+fmul   41 next copy
        andps xmm11, xmm6                                          ;   261.7 fadd+fmul   41 next
        movaps [rbp + 0], xmm4                                     ;   258.7 agu2+agu0+fmisc   41 next spill
        movaps xmm4, xmm8                                          ;   261.7 fadd+fmul   41 next copy
        andps xmm4, xmm9                                           ;   263.7 fadd+fmul   41 next
        xorps xmm11, xmm4                                          ;   265.7 fadd+fmul   41 next
        xorps xmm1, xmm4                                           ;   265.7 fadd+fmul   41 next
        movaps xmm4, xmm13                                         ;   265.7 fadd+fmul   41 next copy
        andps xmm4, xmm9                                           ;   267.7 fadd+fmul   41 next
        xorps xmm8, xmm4                                           ;   269.7 fadd+fmul   41 next
        xorps xmm3, xmm8                                           ;   271.7 fadd+fmul   41 next
        andps xmm8, xmm13                                          ;   271.7 fadd+fmul   41 next
        xorps xmm8, [rel misty1_encrypt_compact.T0_constants128]   ;   273.7 agu1+agu0+fadd+fmul   41 next
        movaps [rdx - 16], xmm4                                    ;   269.7 agu2+agu0+fmisc   41 next spill
        movaps xmm4, xmm6                                          ;   271.7 fadd+fmul   41 next copy
        andps xmm4, xmm5                                           ;   273.7 fadd+fmul   41 next
        movaps [rdx - 128], xmm8                                   ;   275.7 agu1+agu2+fmisc   41 next spill
        movaps xmm8, xmm2                                          ;   273.7 fadd+fmul   41 next copy
        orps xmm8, xmm13                                           ;   275.7 fadd+fmul   41 next
        movaps [rdi - 64], xmm2                                    ;   274.0 agu0+agu1+fmisc   41 next spill
        movaps xmm2, xmm14                                         ;   275.7 fadd+fmul   41 next copy
        andps xmm2, xmm9                                           ;   277.7 fadd+fmul   41 next
        andps xmm14, xmm5                                          ;   277.7 fadd+fmul   41 next
        movaps [rbp + 96], xmm11                                   ;   276.7 agu2+agu0+fmisc   41 next spill
        movaps xmm11, xmm7                                         ;   278.7 fadd+fmul   41 next copy
        andps xmm11, xmm10                                         ;   280.7 fadd+fmul   41 next
        xorps xmm8, xmm11                                          ;   282.7 fadd+fmul   41 next
        xorps xmm4, xmm8                                           ;   284.7 fadd+fmul   41 next
        movaps xmm8, xmm9                                          ;   282.7 fadd+fmul   41 next copy
        andps xmm8, xmm10                                          ;   284.7 fadd+fmul   41 next
        movaps xmm11, xmm12                                        ;   284.7 fadd+fmul   41 next copy
        andps xmm11, xmm10                                         ;   286.7 fadd+fmul   41 next
        xorps xmm2, xmm11                                          ;   288.7 fadd+fmul   41 next
        xorps xmm1, xmm2                                           ;   290.7 fadd+fmul   41 next
        movaps xmm11, xmm7                                         ;   288.7 fadd+fmul   41 next copy
        andps xmm11, xmm6                                          ;   290.7 fadd+fmul   41 next
        xorps xmm2, xmm4                                           ;   290.7 fadd+fmul   41 next
        xorps xmm2, xmm15                                          ;   292.7 fadd+fmul   41 next
        xorps xmm11, xmm5                                          ;   292.7 fadd+fmul   41 next
        andps xmm15, xmm10                                         ;   293.7 fadd+fmul   41 next
        movaps [rbp - 16], xmm2                                    ;   294.7 agu1+agu0+fmisc   41 next spill
        movaps xmm2, xmm8                                          ;   294.7 fadd+fmul   41 next copy
        xorps xmm2, xmm13                                          ;   296.7 fadd+fmul   41 next
        xorps xmm8, xmm7                                           ;   296.7 fadd+fmul   41 next
        xorps xmm1, xmm8                                           ;   298.7 fadd+fmul   41 next
        andps xmm2, xmm10                                          ;   298.7 fadd+fmul   41 next
        andps xmm8, xmm9                                           ;   299.7 fadd+fmul   41 next
        xorps xmm3, xmm2                                           ;   300.7 fadd+fmul   41 next
        movaps xmm2, xmm12                                         ;   301.7 fadd+fmul   41 next copy
        andps xmm2, xmm6                                           ;   303.7 fadd+fmul   41 next
        xorps xmm2, xmm11                                          ;   305.7 fadd+fmul   41 next
        xorps xmm1, xmm0                                           ;   304.7 fadd+fmul   41 next
        xorps xmm11, xmm13                                         ;   305.7 fadd+fmul   41 next
        xorps xmm15, xmm11                                         ;   307.7 fadd+fmul   41 next
        andps xmm11, xmm6                                          ;   307.7 fadd+fmul   41 next
        xorps xmm15, xmm9                                          ;   309.7 fadd+fmul   41 next
        xorps xmm8, xmm2                                           ;   309.7 fadd+fmul   41 next
        movaps xmm2, xmm9                                          ;   310.7 fadd+fmul   41 next copy
        andps xmm2, xmm12                                          ;   312.7 fadd+fmul   41 next
        andps xmm9, xmm5                                           ;   312.7 fadd+fmul   41 next
        xorps xmm2, xmm9                                           ;   314.7 fadd+fmul   41 next
        xorps xmm11, xmm2                                          ;   316.7 fadd+fmul   41 next
        movaps xmm2, xmm5                                          ;   315.7 fadd+fmul   41 next copy
        xorps xmm2, xmm6                                           ;   317.7 fadd+fmul   41 next
        andps xmm2, xmm10                                          ;   319.7 fadd+fmul   41 next
        xorps xmm2, xmm8                                           ;   321.7 fadd+fmul   41 next
        xorps xmm11, [rdx - 48]                                    ;   319.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm9, [rdi - 80]                                     ;   320.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm8, xmm9                                           ;   322.7 fadd+fmul   41 next
        movaps xmm9, [rdi - 128]                                   ;   318.7 agu2+agu0+fmisc   41 next
        andps xmm9, xmm12                                          ;   322.7 fadd+fmul   41 next
        andps xmm5, [rdi - 128]                                    ;   323.7 agu1+agu0+fadd+fmul   41 next
        andps xmm13, xmm7                                          ;   324.7 fadd+fmul   41 next
        xorps xmm5, [rbp + 96]                                     ;   325.7 agu2+agu0+fadd+fmul   41 next
        andps xmm12, xmm7                                          ;   326.7 fadd+fmul   41 next
        andps xmm6, [rdi - 128]                                    ;   327.7 agu1+agu0+fadd+fmul   41 next
        orps xmm10, [rdi - 64]                                     ;   328.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm13, xmm9                                          ;   329.7 fadd+fmul   41 next
        xorps xmm12, [rdx - 128]                                   ;   330.7 agu1+agu2+fadd+fmul   41 next
        movaps [rbp + 96], xmm11                                   ;   326.7 agu0+agu1+fmisc   41 next spill
        movaps xmm11, [rdx - 64]                                   ;   328.7 agu2+agu0+fmisc   41 next
        xorps xmm11, xmm15                                         ;   331.7 fadd+fmul   41 next
        xorps xmm15, xmm8                                          ;   332.7 fadd+fmul   41 next
        xorps xmm14, xmm15                                         ;   334.7 fadd+fmul   41 next
        xorps xmm14, xmm5                                          ;   336.7 fadd+fmul   41 next
        xorps xmm9, xmm6                                           ;   335.7 fadd+fmul   41 next
        movaps xmm15, [rdi - 64]                                   ;   331.7 agu1+agu0+fmisc   41 next reload
        xorps xmm13, xmm15                                         ;   336.7 fadd+fmul   41 next
        xorps xmm10, xmm13                                         ;   338.7 fadd+fmul   41 next
        xorps xmm4, xmm11                                          ;   338.7 fadd+fmul   41 next
        xorps xmm6, xmm12                                          ;   339.7 fadd+fmul   41 next
        xorps xmm12, [rbp + 0]                                     ;   340.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm1, xmm9                                           ;   341.7 fadd+fmul   41 next
        xorps xmm12, [rbp - 16]                                    ;   342.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm9, [rdx - 64]                                     ;   343.7 agu2+agu0+fadd+fmul   41 next
        movaps xmm11, [rdi - 128]                                  ;   340.3 agu1+agu0+fmisc   54 next reload
        andps xmm7, xmm11                                          ;   344.7 fadd+fmul   41 next
        xorps xmm0, xmm7                                           ;   346.7 fadd+fmul   41 next
        xorps xmm5, [rdx - 128]                                    ;   346.7 agu2+agu1+fadd+fmul   41 next
        xorps xmm7, xmm2                                           ;   347.7 fadd+fmul   41 next
        xorps xmm2, xmm10                                          ;   348.7 fadd+fmul   41 next
        xorps xmm2, [rdx - 16]                                     ;   350.7 agu0+agu1+fadd+fmul   41 next
        xorps xmm3, xmm5                                           ;   350.7 fadd+fmul   41 next
        xorps xmm10, [rdx - 48]                                    ;   351.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm1, [rdi - 80]                                     ;   352.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm4, xmm15                                          ;   353.7 fadd+fmul   41 next
        xorps xmm9, [rbp + 96]                                     ;   354.7 agu2+agu1+fadd+fmul   41 next
        xorps xmm11, xmm0                                          ;   355.7 fadd+fmul   41 next
        xorps xmm6, xmm7                                           ;   356.7 fadd+fmul   41 next
        xorps xmm10, xmm11                                         ;   357.7 fadd+fmul   41 next
        xorps xmm8, xmm6                                           ;   358.7 fadd+fmul   41 next
        movaps xmm15, [rbp - 112]                                  ;   354.7 agu0+agu1+fmisc   41 next
        movaps xmm0, [rbp + 80]                                    ;   356.7 agu2+agu0+fmisc   54 next reload
        andps xmm15, xmm0                                          ;   359.7 fadd+fmul   41 next
        movaps xmm5, [rdx + 64]                                    ;   358.7 agu1+agu0+fmisc   41 next
        andps xmm5, xmm0                                           ;   360.7 fadd+fmul   41 next
        movaps xmm6, [rbp + 64]                                    ;   360.7 agu2+agu0+fmisc   41 next
        movaps xmm7, [rdx - 80]                                    ;   361.7 agu1+agu0+fadd+fmul   54 next reload
        andps xmm6, xmm7                                           ;   363.7 fadd+fmul   41 next
        movaps xmm11, [rdx + 80]                                   ;   362.7 agu2+agu1+fmisc   41 next
        andps xmm11, xmm0                                          ;   364.7 fadd+fmul   41 next
        movaps xmm13, [rbp - 112]                                  ;   364.7 agu0+agu1+fmisc+fadd   41 next
        andps xmm13, [rdx + 80]                                    ;   366.7 agu2+agu0+fmul+fadd   41 next
        movaps [rdi - 128], xmm4                                   ;   365.7 agu1+agu2+fmisc   41 next spill
        movaps xmm4, [rbp + 64]                                    ;   366.7 agu0+agu1+fmul+fadd   41 next
        andps xmm4, [rdx + 80]                                     ;   368.7 agu2+agu0+fmul+fadd   41 next
        movaps [rbp + 96], xmm9                                    ;   367.7 agu1+agu2+fmisc   41 next spill
        movaps xmm9, [rdx + 64]                                    ;   368.7 agu0+agu1+fmul+fadd   41 next
        andps xmm9, [rbp - 80]                                     ;   370.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm6, xmm9                                           ;   372.7 fmul+fadd   41 next
        andps xmm9, xmm7                                           ;   372.7 fmul+fadd   41 next
        movaps [rdi - 64], xmm12                                   ;   369.7 agu1+agu2+fmisc   41 next spill
        movaps xmm12, xmm11                                        ;   372.7 fmul+fadd   41 next copy
        xorps xmm12, xmm7                                          ;   374.7 fmul+fadd   41 next
        movaps [rdi - 80], xmm1                                    ;   371.7 agu0+agu1+fmisc   41 next spill
        movaps xmm1, [rbp + 64]                                    ;   373.7 agu2+agu0+fmisc+fmul   41 next
        andps xmm1, xmm5                                           ;   375.7 fadd+fmul   41 next
        movaps [rdx - 48], xmm10                                   ;   374.7 agu1+agu2+fmisc   41 next spill
        movaps xmm10, [rbp - 112]                                  ;   375.7 agu0+agu1+fadd+fmul   41 next
        xorps xmm10, xmm12                                         ;   377.7 fadd+fmul   41 next
        andps xmm10, [rbp + 64]                                    ;   379.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm11, xmm10                                         ;   381.7 fadd+fmul   41 next
        movaps [rdx - 16], xmm2                                    ;   377.0 agu1+agu0+fmisc   41 next spill
        movaps xmm2, xmm13                                         ;   379.7 fadd+fmul   41 next copy
        xorps xmm2, xmm15                                          ;   381.7 fadd+fmul   41 next
        xorps xmm13, xmm6                                          ;   381.7 fadd+fmul   41 next
        xorps xmm6, xmm15                                          ;   382.7 fadd+fmul   41 next
        andps xmm2, [rdx + 64]                                     ;   383.7 agu2+agu0+fadd+fmul   41 next
        movaps [rdx - 128], xmm14                                  ;   381.3 agu1+agu0+fmisc   41 next spill
        movaps xmm14, [rdx + 64]                                   ;   383.3 agu2+agu1+fmisc   41 next
        andps xmm14, xmm7                                          ;   385.3 fadd+fmul   41 next
        movaps [rdx - 64], xmm3                                    ;   385.3 agu0+agu1+fmisc   41 next spill
        movaps xmm3, [rdx + 80]                                    ;   385.7 agu2+agu0+fadd+fmul   41 next
        andps xmm3, xmm14                                          ;   387.7 fadd+fmul   41 next
        xorps xmm1, xmm14                                          ;   387.7 fadd+fmul   41 next
        xorps xmm1, [rel misty1_encrypt_compact.T0_constants128]   ;   389.7 agu1+agu2+fadd+fmul   41 next
        movaps [rbp - 16], xmm8                                    ;   387.3 agu0+agu1+fmisc   41 next spill
        movaps xmm8, [rbp + 64]                                    ;   389.3 agu2+agu0+fmisc   41 next
        andps xmm8, [rbp - 80]                                     ;   391.3 agu1+agu2+fadd+fmul   41 next
        movaps [rbp + 0], xmm6                                     ;   391.3 agu0+agu1+fmisc   41 next spill
        movaps xmm6, xmm7                                          ;   390.7 fadd+fmul   41 next copy
        andps xmm6, xmm0                                           ;   392.7 fadd+fmul   41 next
        xorps xmm3, xmm6                                           ;   394.7 fadd+fmul   41 next
        xorps xmm6, xmm8                                           ;   394.7 fadd+fmul   41 next
        movaps [rbp - 96], xmm10                                   ;   393.3 agu2+agu0+fmisc   41 next spill
        movaps xmm10, [rbp - 80]                                   ;   394.7 agu1+agu0+fmisc+fadd   41 next
        andps xmm10, xmm13                                         ;   396.7 fmul+fadd   41 next
        xorps xmm3, xmm10                                          ;   398.7 fmul+fadd   41 next
        movaps xmm10, [rdx + 80]                                   ;   396.3 agu2+agu1+fmisc   54 next reload
        xorps xmm3, xmm10                                          ;   400.7 fmul+fadd   41 next
        xorps xmm13, xmm0                                          ;   398.7 fmul+fadd   41 next
        movaps [rdx - 112], xmm3                                   ;   402.7 agu0+agu1+fmisc   41 next spill
        movaps xmm3, [rbp - 80]                                    ;   399.3 agu2+agu0+fmul+fmisc   41 next
        andps xmm3, xmm6                                           ;   401.3 fadd+fmul   41 next
        xorps xmm3, xmm0                                           ;   403.3 fadd+fmul   41 next
        andps xmm6, [rbp - 112]                                    ;   401.7 agu1+agu2+fadd+fmul   41 next
        xorps xmm3, xmm12                                          ;   405.3 fadd+fmul   41 next
        movaps [rdx - 96], xmm3                                    ;   407.3 agu0+agu1+fmisc   41 next spill
        movaps xmm3, [rbp - 112]                                   ;   403.7 agu2+agu0+fmisc+fadd   41 next
        xorps xmm3, xmm4                                           ;   405.7 fmul+fadd   41 next
        xorps xmm2, xmm3                                           ;   407.7 fmul+fadd   41 next
        xorps xmm6, xmm2                                           ;   409.7 fmul+fadd   41 next
        movaps xmm2, xmm13                                         ;   407.7 fmul+fadd   41 next copy
        andps xmm2, xmm0                                           ;   409.7 fmul+fadd   41 next
        andps xmm13, [rbp - 112]                                   ;   409.7 agu1+agu2+fmul+fadd   41 next
        andps xmm3, [rdx + 64]                                     ;   410.7 agu0+agu1+fmul+fadd   41 next
        xorps xmm2, xmm1                                           ;   411.7 fmul+fadd   41 next
        andps xmm12, [rbp - 80]                                    ;   412.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm2, xmm8                                           ;   413.7 fmul+fadd   41 next
        movaps xmm0, xmm7                                          ;   414.7 fmul+fadd   41 next copy
        andps xmm0, xmm10                                          ;   416.7 fmul+fadd   41 next
        xorps xmm3, xmm0                                           ;   418.7 fmul+fadd   41 next
        xorps xmm2, xmm3                                           ;   420.7 fmul+fadd   41 next
        movaps xmm3, [rbp - 112]                                   ;   414.0 agu1+agu0+fmisc   41 next
        andps xmm3, xmm7                                           ;   418.7 fmul+fadd   41 next
        xorps xmm3, xmm5                                           ;   420.7 fmul+fadd   41 next
        xorps xmm12, xmm3                                          ;   422.7 fmul+fadd   41 next
        xorps xmm3, [rbp - 80]                                     ;   422.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm15, xmm0                                          ;   422.7 fmul+fadd   41 next
        movaps xmm0, [rbp + 64]                                    ;   420.3 agu1+agu0+fmisc   41 next
        xorps xmm0, xmm14                                          ;   423.7 fmul+fadd   41 next
        andps xmm0, [rbp + 80]                                     ;   425.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm1, xmm0                                           ;   427.7 fmul+fadd   41 next
        xorps xmm13, xmm1                                          ;   429.7 fmul+fadd   41 next
        movaps xmm1, xmm10                                         ;   427.7 fmul+fadd   41 next copy
        andps xmm1, xmm3                                           ;   429.7 fmul+fadd   41 next
        xorps xmm3, xmm8                                           ;   429.7 fmul+fadd   41 next
        xorps xmm1, [rdx + 64]                                     ;   431.7 agu1+agu0+fmul+fadd   41 next
        xorps xmm8, xmm10                                          ;   431.7 fmul+fadd   41 next
        xorps xmm14, [rbp - 80]                                    ;   432.7 agu2+agu0+fmul+fadd   41 next
        andps xmm4, xmm8                                           ;   433.7 fmul+fadd   41 next
        xorps xmm6, xmm12                                          ;   434.7 fmul+fadd   41 next
        movaps xmm12, [rbp - 112]                                  ;   432.0 agu1+agu0+fmisc   41 next
        andps xmm12, xmm14                                         ;   435.7 fmul+fadd   41 next
        andps xmm8, [rdx + 64]                                     ;   436.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm0, xmm8                                           ;   438.7 fmul+fadd   41 next
        xorps xmm3, xmm0                                           ;   440.7 fmul+fadd   41 next
        xorps xmm9, xmm1                                           ;   439.7 fmul+fadd   41 next
        movaps xmm0, [rbp - 80]                                    ;   436.0 agu1+agu0+fmisc   41 next
        andps xmm0, xmm15                                          ;   440.7 fmul+fadd   41 next
        xorps xmm8, xmm11                                          ;   441.7 fmul+fadd   41 next
        movaps xmm1, [rbp + 64]                                    ;   438.0 agu2+agu0+fmisc   41 next
        andps xmm1, [rdx + 64]                                     ;   442.7 agu1+agu0+fmul+fadd   41 next
        andps xmm14, [rbp + 80]                                    ;   443.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm14, [rbp + 64]                                    ;   445.7 agu1+agu2+fmul+fadd   41 next
        xorps xmm13, xmm14                                         ;   447.7 fmul+fadd   41 next
        xorps xmm6, [rbp - 96]                                     ;   446.7 agu0+agu1+fmul+fadd   41 next
        xorps xmm15, xmm1                                          ;   447.7 fmul+fadd   41 next
        movaps xmm14, [rdx - 96]                                   ;   443.7 agu2+agu0+fmisc   41 next reload
        xorps xmm3, xmm14                                          ;   448.7 fmul+fadd   41 next
        andps xmm11, xmm1                                          ;   449.7 fmul+fadd   41 next
        xorps xmm5, xmm8                                           ;   450.7 fmul+fadd   41 next
        movaps xmm1, [rbp + 64]                                    ;   447.7 agu1+agu0+fmisc   54 next reload
        andps xmm15, xmm1                                          ;   451.7 fmul+fadd   41 next
        xorps xmm0, xmm3                                           ;   452.7 fmul+fadd   41 next
        xorps xmm14, xmm15                                         ;   453.7 fmul+fadd   41 next
        xorps xmm13, xmm4                                          ;   454.7 fmul+fadd   41 next
        xorps xmm11, [rbp + 0]                                     ;   455.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm9, xmm11                                          ;   457.7 fmul+fadd   41 next
        movaps xmm15, [rel misty1_encrypt_compact.T0_constants128] ;   452.7 agu1+agu0+fmisc   41 next reload
        xorps xmm9, xmm15                                          ;   459.7 fmul+fadd   41 next
        xorps xmm12, xmm14                                         ;   458.7 fmul+fadd   41 next
        xorps xmm12, xmm15                                         ;   460.7 fmul+fadd   41 next
        xorps xmm5, [rdx - 112]                                    ;   460.7 agu2+agu0+fmul+fadd   41 next
        movaps xmm14, [rbp - 16]                                   ;   456.7 agu1+agu0+fmisc   41 next
        xorps xmm14, [rbp + 80]                                    ;   461.7 agu2+agu1+fmul+fadd   41 next
        xorps xmm2, xmm14                                          ;   463.7 fmul+fadd   41 next
        xorps xmm7, [rdx - 64]                                     ;   463.7 agu0+agu1+fmul+fadd   41 next
        xorps xmm13, xmm7                                          ;   465.7 fmul+fadd   41 next
        movaps xmm3, [rdx - 128]                                   ;   461.7 agu2+agu0+fmisc   41 next
        xorps xmm3, [rbp - 80]                                     ;   465.7 agu1+agu0+fmul+fadd   41 next
        xorps xmm6, xmm3                                           ;   467.7 fmul+fadd   41 next
        xorps xmm10, [rdx - 16]                                    ;   467.7 agu2+agu1+fmul+fadd   41 next
        xorps xmm12, xmm10                                         ;   469.7 fmul+fadd   41 next
        movaps xmm4, [rdx - 48]                                    ;   465.3 agu0+agu1+fmisc   41 next
        xorps xmm4, [rbp - 112]                                    ;   469.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm9, xmm4                                           ;   471.7 fmul+fadd   41 next
        movaps xmm8, [rdi - 80]                                    ;   467.7 agu1+agu0+fmisc   41 next
        xorps xmm8, [rdx + 64]                                     ;   471.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm0, xmm8                                           ;   473.7 fmul+fadd   41 next
        xorps xmm1, [rdi - 64]                                     ;   473.7 agu1+agu2+fmul+fadd   41 next
        xorps xmm5, xmm1                                           ;   475.7 fmul+fadd   41 next
        xorps xmm2, [r9 + 2448]                                    ;   475.7 agu0+agu1+fmul+fadd   48 next
        xorps xmm13, [r9 + 2464]                                   ;   476.7 agu2+agu0+fmul+fadd   48 next
        xorps xmm6, [r9 + 2480]                                    ;   477.7 agu1+agu0+fmul+fadd   48 next
        xorps xmm12, [r9 + 2496]                                   ;   478.7 agu2+agu1+fmul+fadd   48 next
        xorps xmm9, [r9 + 2512]                                    ;   479.7 agu0+agu1+fmul+fadd   48 next
        xorps xmm0, [r9 + 2528]                                    ;   480.7 agu2+agu0+fmul+fadd   48 next
        xorps xmm5, [r9 + 2544]                                    ;   481.7 agu1+agu0+fmul+fadd   48 next
        xorps xmm14, [r9 + 2304]                                   ;   482.7 agu2+agu1+fmul+fadd   48 next
        xorps xmm7, [r9 + 2320]                                    ;   483.7 agu0+agu2+fmul+fadd   48 next
        xorps xmm3, [r9 + 2336]                                    ;   484.7 agu1+agu0+fmul+fadd   48 next
        xorps xmm10, [r9 + 2352]                                   ;   485.7 agu2+agu1+fmul+fadd   48 next
        xorps xmm4, [r9 + 2368]                                    ;   486.7 agu0+agu1+fmul+fadd   48 next
        xorps xmm8, [r9 + 2384]                                    ;   487.7 agu2+agu0+fmul+fadd   48 next
        xorps xmm1, [r9 + 2400]                                    ;   488.7 agu1+agu0+fmul+fadd   48 next
        movaps xmm11, [rbp + 96]                                   ;   484.7 agu2+agu0+fmisc   48 next
        xorps xmm11, [r9 + 2416]                                   ;   489.7 agu1+agu0+fmul+fadd   48 next
        movaps [rbp + 96], xmm5                                    ;   486.7 agu2+agu0+fmisc   48 next spill
        movaps xmm5, [rdi - 128]                                   ;   488.7 agu1+agu2+fmisc   48 next
        xorps xmm5, [r9 + 2432]                                    ;   490.7 agu0+agu1+fmul+fadd   48 next
        movaps [rdi - 128], xmm0                                   ;   490.7 agu2+agu0+fmisc   48 next spill
        movaps xmm0, xmm14                                         ;   491.7 fmul+fadd   45 next copy
        xorps xmm0, xmm1                                           ;   493.7 fmul+fadd   45 next
        movaps [rdi - 64], xmm9                                    ;   492.7 agu1+agu2+fmisc   48 next spill
        movaps xmm9, xmm10                                         ;   493.7 fmul+fadd   45 next copy
        andps xmm9, xmm11                                          ;   495.7 fmul+fadd   45 next
        movaps [rdx + 64], xmm12                                   ;   494.7 agu0+agu1+fmisc   48 next spill
        movaps xmm12, xmm7                                         ;   495.7 fmul+fadd   45 next copy
        xorps xmm12, xmm8                                          ;   497.7 fmul+fadd   45 next
        movaps [rdi - 80], xmm6                                    ;   496.7 agu2+agu0+fmisc   48 next spill
        movaps xmm6, xmm5                                          ;   497.7 fmul+fadd   45 next copy
        andps xmm6, xmm11                                          ;   499.7 fmul+fadd   45 next
        movaps [rbp + 64], xmm13                                   ;   498.7 agu1+agu0+fmisc   48 next spill
        movaps xmm13, xmm1                                         ;   499.7 fmul+fadd   45 next copy
        andps xmm13, xmm10                                         ;   501.7 fmul+fadd   45 next
        movaps [rbp - 112], xmm2                                   ;   500.7 agu2+agu0+fmisc   48 next spill
        movaps xmm2, xmm11                                         ;   501.7 fmul+fadd   45 next copy
        andps xmm2, xmm14                                          ;   503.7 fmul+fadd   45 next
        xorps xmm13, xmm2                                          ;   505.7 fmul+fadd   45 next
        movaps xmm2, xmm0                                          ;   504.7 fmul+fadd   45 next copy
        xorps xmm2, xmm10                                          ;   506.7 fmul+fadd   45 next
        xorps xmm13, xmm15                                         ;   507.7 fmul+fadd   45 next
        movaps xmm15, xmm1                                         ;   507.7 fmul+fadd   45 next copy
        andps xmm15, xmm4                                          ;   509.7 fmul+fadd   45 next
        movaps [rdx - 48], xmm13                                   ;   509.7 agu1+agu0+fmisc   45 next spill
        movaps xmm13, xmm3                                         ;   509.7 fmul+fadd   45 next copy
        andps xmm13, xmm2                                          ;   511.7 fmul+fadd   45 next
        movaps [rdx - 16], xmm9                                    ;   508.7 agu2+agu0+fmisc   45 next spill
        movaps xmm9, xmm5                                          ;   511.7 fmul+fadd   45 next copy
        andps xmm9, xmm14                                          ;   513.7 fmul+fadd   45 next
        xorps xmm9, xmm11                                          ;   515.7 fmul+fadd   45 next
        xorps xmm13, xmm9                                          ;   517.7 fmul+fadd   45 next
        movaps [rdx + 80], xmm1                                    ;   512.0 agu1+agu0+fmisc   48 next spill
        movaps xmm1, xmm10                                         ;   515.7 fmul+fadd   45 next copy
        andps xmm1, xmm3                                           ;   517.7 fmul+fadd   45 next
        xorps xmm1, xmm12                                          ;   519.7 fmul+fadd   45 next
        movaps [rbp - 80], xmm1                                    ;   521.7 agu2+agu0+fmisc   45 next spill
        movaps xmm1, xmm10                                         ;   518.7 fmul+fadd   45 next copy
        andps xmm1, xmm14                                          ;   520.7 fmul+fadd   45 next
        xorps xmm15, xmm1                                          ;   522.7 fmul+fadd   45 next
        xorps xmm15, xmm6                                          ;   524.7 fmul+fadd   45 next
        movaps xmm1, xmm10                                         ;   522.7 fmul+fadd   45 next copy
        andps xmm1, xmm7                                           ;   524.7 fmul+fadd   45 next
        movaps [rdx - 128], xmm6                                   ;   521.7 agu1+agu0+fmisc   45 next spill
        movaps xmm6, xmm10                                         ;   524.7 fmul+fadd   45 next copy
        andps xmm6, xmm4                                           ;   526.7 fmul+fadd   45 next
        xorps xmm1, xmm6                                           ;   528.7 fmul+fadd   45 next
        xorps xmm9, xmm6                                           ;   528.7 fmul+fadd   45 next
        movaps xmm6, xmm5                                          ;   528.7 fmul+fadd   45 next copy
        andps xmm6, xmm4                                           ;   530.7 fmul+fadd   45 next
        xorps xmm10, xmm6                                          ;   532.7 fmul+fadd   45 next
        xorps xmm13, xmm10                                         ;   534.7 fmul+fadd   45 next
        andps xmm10, xmm5                                          ;   534.7 fmul+fadd   45 next
        xorps xmm10, [rel misty1_encrypt_compact.T0_constants128]  ;   536.7 agu2+agu0+fmul+fadd   45 next
        movaps [rdx - 64], xmm6                                    ;   532.7 agu1+agu0+fmisc   45 next spill
        movaps xmm6, xmm7                                          ;   534.7 fmul+fadd   45 next copy
        andps xmm6, xmm14                                          ;   536.7 fmul+fadd   45 next
        movaps [rdx - 80], xmm10                                   ;   538.7 agu2+agu1+fmisc   45 next spill
        movaps xmm10, xmm2                                         ;   536.7 fmul+fadd   45 next copy
        orps xmm10, xmm5                                           ;   538.7 fmul+fadd   45 next
        movaps [rbp + 80], xmm2                                    ;   537.0 agu0+agu1+fmisc   45 next spill
        movaps xmm2, xmm12                                         ;   538.7 fmul+fadd   45 next copy
        andps xmm2, xmm4                                           ;   540.7 fmul+fadd   45 next
        andps xmm12, xmm14                                         ;   540.7 fmul+fadd   45 next
        movaps [rbp - 16], xmm1                                    ;   539.7 agu2+agu0+fmisc   45 next spill
        movaps xmm1, xmm3                                          ;   541.7 fmul+fadd   45 next copy
        andps xmm1, xmm8                                           ;   543.7 fmul+fadd   45 next
        xorps xmm10, xmm1                                          ;   545.7 fmul+fadd   45 next
        xorps xmm6, xmm10                                          ;   547.7 fmul+fadd   45 next
        movaps xmm1, xmm4                                          ;   545.7 fmul+fadd   45 next copy
        andps xmm1, xmm8                                           ;   547.7 fmul+fadd   45 next
        movaps xmm10, xmm11                                        ;   547.7 fmul+fadd   45 next copy
        andps xmm10, xmm8                                          ;   549.7 fmul+fadd   45 next
        xorps xmm2, xmm10                                          ;   551.7 fmul+fadd   45 next
        xorps xmm9, xmm2                                           ;   553.7 fmul+fadd   45 next
        movaps xmm10, xmm3                                         ;   551.7 fmul+fadd   45 next copy
        andps xmm10, xmm7                                          ;   553.7 fmul+fadd   45 next
        xorps xmm2, xmm6                                           ;   553.7 fmul+fadd   45 next
        xorps xmm2, xmm0                                           ;   555.7 fmul+fadd   45 next
        xorps xmm10, xmm14                                         ;   555.7 fmul+fadd   45 next
        andps xmm0, xmm8                                           ;   556.7 fmul+fadd   45 next
        movaps [rdx - 112], xmm2                                   ;   557.7 agu1+agu0+fmisc   45 next spill
        movaps xmm2, xmm1                                          ;   557.7 fmul+fadd   45 next copy
        xorps xmm2, xmm5                                           ;   559.7 fmul+fadd   45 next
        xorps xmm1, xmm3                                           ;   559.7 fmul+fadd   45 next
        xorps xmm9, xmm1                                           ;   561.7 fmul+fadd   45 next
        andps xmm2, xmm8                                           ;   561.7 fmul+fadd   45 next
        andps xmm1, xmm4                                           ;   562.7 fmul+fadd   45 next
        xorps xmm13, xmm2                                          ;   563.7 fmul+fadd   45 next
        movaps xmm2, xmm11                                         ;   564.7 fmul+fadd   45 next copy
        andps xmm2, xmm7                                           ;   566.7 fmul+fadd   45 next
        xorps xmm2, xmm10                                          ;   568.7 fmul+fadd   45 next
        xorps xmm9, xmm15                                          ;   567.7 fmul+fadd   45 next
        xorps xmm10, xmm5                                          ;   568.7 fmul+fadd   45 next
        xorps xmm0, xmm10                                          ;   570.7 fmul+fadd   45 next
        andps xmm10, xmm7                                          ;   570.7 fmul+fadd   45 next
        xorps xmm0, xmm4                                           ;   572.7 fmul+fadd   45 next
        xorps xmm1, xmm2                                           ;   572.7 fmul+fadd   45 next
        movaps xmm2, xmm4                                          ;   573.7 fmul+fadd   45 next copy
        andps xmm2, xmm11                                          ;   575.7 fmul+fadd   45 next
        andps xmm4, xmm14                                          ;   575.7 fmul+fadd   45 next
        xorps xmm2, xmm4                                           ;   577.7 fmul+fadd   45 next
        xorps xmm10, xmm2                                          ;   579.7 fmul+fadd   45 next
        movaps xmm2, xmm14                                         ;   578.7 fmul+fadd   45 next copy
        xorps xmm2, xmm7                                           ;   580.7 fmul+fadd   45 next
        andps xmm2, xmm8                                           ;   582.7 fmul+fadd   45 next
        xorps xmm2, xmm1                                           ;   584.7 fmul+fadd   45 next
        xorps xmm10, [rbp - 80]                                    ;   582.7 agu2+agu0+fmul+fadd   45 next
        xorps xmm4, [rdx - 16]                                     ;   583.7 agu1+agu0+fmul+fadd   45 next
        xorps xmm1, xmm4                                           ;   585.7 fmul+fadd   45 next
        movaps xmm4, [rdx + 80]                                    ;   581.7 agu2+agu0+fmisc   45 next
        andps xmm4, xmm11                                          ;   585.7 fmul+fadd   45 next
        andps xmm14, [rdx + 80]                                    ;   586.7 agu1+agu0+fmul+fadd   45 next
        andps xmm5, xmm3                                           ;   587.7 fmul+fadd   45 next
        xorps xmm14, [rbp - 16]                                    ;   588.7 agu2+agu0+fmul+fadd   45 next
        andps xmm11, xmm3                                          ;   589.7 fmul+fadd   45 next
        andps xmm7, [rdx + 80]                                     ;   590.7 agu1+agu0+fmul+fadd   45 next
        orps xmm8, [rbp + 80]                                      ;   591.7 agu2+agu0+fmul+fadd   45 next
        xorps xmm5, xmm4                                           ;   592.7 fmul+fadd   45 next
        movaps [rbp - 16], xmm10                                   ;   588.7 agu1+agu2+fmisc   45 next spill
        movaps xmm10, [rdx - 48]                                   ;   590.7 agu0+agu1+fmisc   45 next
        xorps xmm10, xmm0                                          ;   593.7 fmul+fadd   45 next
        xorps xmm0, xmm1                                           ;   594.7 fmul+fadd   45 next
        xorps xmm12, xmm0                                          ;   596.7 fmul+fadd   45 next
        xorps xmm12, xmm14                                         ;   598.7 fmul+fadd   45 next
        movaps xmm0, [rdx - 80]                                    ;   593.0 agu2+agu0+fmisc   45 next reload
        xorps xmm11, xmm0                                          ;   597.7 fmul+fadd   45 next
        xorps xmm4, xmm7                                           ;   598.7 fmul+fadd   45 next
        xorps xmm5, [rbp + 80]                                     ;   599.7 agu1+agu0+fmul+fadd   45 next
        xorps xmm6, xmm10                                          ;   600.7 fmul+fadd   45 next
        xorps xmm8, xmm5                                           ;   601.7 fmul+fadd   45 next
        xorps xmm7, xmm11                                          ;   602.7 fmul+fadd   45 next
        xorps xmm11, [rdx - 128]                                   ;   603.7 agu2+agu0+fmul+fadd   45 next
        xorps xmm9, xmm4                                           ;   604.7 fmul+fadd   45 next
        xorps xmm11, [rdx - 112]                                   ;   605.7 agu1+agu0+fmul+fadd   45 next
        xorps xmm4, [rdx - 48]                                     ;   606.7 agu2+agu0+fmul+fadd   45 next
        movaps xmm5, [rdx + 80]                                    ;   602.7 agu1+agu2+fmisc   48 next reload
        andps xmm3, xmm5                                           ;   607.7 fmul+fadd   45 next
        xorps xmm15, xmm3                                          ;   609.7 fmul+fadd   45 next
        xorps xmm14, xmm0                                          ;   609.7 fmul+fadd   45 next
        xorps xmm3, xmm2                                           ;   610.7 fmul+fadd   45 next
        xorps xmm2, xmm8                                           ;   611.7 fmul+fadd   45 next
        xorps xmm2, [rdx - 64]                                     ;   613.7 agu0+agu1+fmul+fadd   45 next
        xorps xmm13, xmm14                                         ;   613.7 fmul+fadd   45 next
        xorps xmm8, [rbp - 80]                                     ;   614.7 agu2+agu0+fmul+fadd   45 next
        xorps xmm9, [rdx - 16]                                     ;   615.7 agu1+agu0+fmul+fadd   45 next
        xorps xmm4, [rbp - 16]                                     ;   616.7 agu2+agu1+fmul+fadd   45 next
        xorps xmm6, [rbp + 80]                                     ;   617.7 agu0+agu2+fmul+fadd   45 next
        xorps xmm5, xmm15                                          ;   618.7 fmul+fadd   45 next
        xorps xmm7, xmm3                                           ;   619.7 fmul+fadd   45 next
        xorps xmm8, xmm5                                           ;   620.7 fmul+fadd   45 next
        xorps xmm1, xmm7                                           ;   621.7 fmul+fadd   45 next
        movaps xmm14, [rbp - 112]                                  ;   617.7 agu1+agu0+fmisc   48 next reload
        xorps xmm1, xmm14                                          ;   623.7 fmul+fadd   45 next
        movaps xmm15, [rbp + 64]                                   ;   619.7 agu2+agu0+fmisc   48 next reload
        xorps xmm13, xmm15                                         ;   623.7 fmul+fadd   45 next
        movaps xmm0, [rdi - 80]                                    ;   621.7 agu1+agu0+fmisc   48 next reload
        xorps xmm12, xmm0                                          ;   624.7 fmul+fadd   45 next
        movaps xmm3, [rdx + 64]                                    ;   623.7 agu2+agu0+fmisc   48 next reload
        xorps xmm2, xmm3                                           ;   625.7 fmul+fadd   45 next
        movaps xmm5, [rdi - 64]                                    ;   625.7 agu1+agu0+fmisc+fmul   48 next reload
        xorps xmm8, xmm5                                           ;   627.7 fadd+fmul   45 next
        movaps xmm7, [rdi - 128]                                   ;   626.7 agu2+agu0+fmisc   48 next reload
        xorps xmm9, xmm7                                           ;   628.7 fadd+fmul   45 next
        movaps xmm10, [rbp + 96]                                   ;   628.7 agu1+agu0+fmisc+fadd   48 next reload
        xorps xmm11, xmm10                                         ;   630.7 fmul+fadd   45 next
        xorps xmm1, [rbx + 0]                                      ;   630.7 agu2+agu0+fmul+fadd   54 next
        xorps xmm13, [rbx + 16]                                    ;   631.7 agu1+agu0+fmul+fadd   54 next
        xorps xmm12, [rbx + 32]                                    ;   632.7 agu2+agu1+fmul+fadd   54 next
        xorps xmm2, [rcx - 48]                                     ;   633.7 agu0+agu2+fmul+fadd   54 next
        xorps xmm8, [rbx + 48]                                     ;   634.7 agu1+agu0+fmul+fadd   54 next
        xorps xmm9, [rdi + 64]                                     ;   635.7 agu2+agu1+fmul+fadd   54 next
        xorps xmm11, [rdi + 80]                                    ;   636.7 agu0+agu1+fmul+fadd   54 next
        xorps xmm4, [rdi + 96]                                     ;   637.7 agu2+agu0+fmul+fadd   54 next
        xorps xmm6, [rdi + 112]                                    ;   638.7 agu1+agu2+fmul+fadd   54 next
        xorps xmm14, [rcx - 128]                                   ;   639.7 agu0+agu1+fmul+fadd   54 next
        xorps xmm15, [rdi + 32]                                    ;   640.7 agu2+agu0+fmul+fadd   54 next
        xorps xmm0, [rcx - 112]                                    ;   641.7 agu1+agu0+fmul+fadd   54 next
        xorps xmm3, [rcx - 80]                                     ;   642.7 agu2+agu0+fmul+fadd   54 next
        xorps xmm5, [rcx - 96]                                     ;   643.7 agu1+agu0+fmul+fadd   54 next
        xorps xmm7, [rcx - 64]                                     ;   644.7 agu2+agu0+fmul+fadd   54 next
        xorps xmm10, [rax - 96]                                    ;   645.7 agu1+agu0+fmul+fadd   54 next
        movaps [rbp + 96], xmm10                                   ;   647.7 agu2+agu0+fmisc   54 next spill
        movaps xmm10, [rbx + 0]                                    ;   643.7 agu1+agu0+fmisc   54 next
        xorps xmm10, [r8]                                          ;   646.7 agu2+agu0+fmul+fadd   54 next
        movaps [rdi - 128], xmm7                                   ;   646.7 agu1+agu0+fmisc   54 next spill
        movaps xmm7, [rbx + 16]                                    ;   646.7 agu2+agu0+fmul+fmisc   54 next
        xorps xmm7, [r8 + 16]                                      ;   648.7 agu1+agu2+fadd+fmul   54 next
        movaps [rdi - 64], xmm5                                    ;   648.7 agu0+agu1+fmisc   54 next spill
        movaps xmm5, [rbx + 32]                                    ;   648.7 agu2+agu0+fadd+fmul   54 next
        xorps xmm5, [r8 + 32]                                      ;   650.7 agu1+agu0+fadd+fmul   54 next
        movaps [rdx + 64], xmm3                                    ;   650.7 agu2+agu1+fmisc   54 next spill
        movaps xmm3, [rcx - 48]                                    ;   650.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm3, [r8 + 48]                                      ;   652.7 agu1+agu0+fadd+fmul   54 next
        movaps [rdi - 80], xmm0                                    ;   652.7 agu2+agu1+fmisc   54 next spill
        movaps xmm0, [rbx + 48]                                    ;   652.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm0, [r8 + 64]                                      ;   654.7 agu1+agu0+fadd+fmul   54 next
        movaps [rbp + 64], xmm15                                   ;   654.7 agu2+agu1+fmisc   54 next spill
        movaps xmm15, [rdi + 64]                                   ;   654.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm15, [r8 + 80]                                     ;   656.7 agu1+agu0+fadd+fmul   54 next
        movaps [rbp - 112], xmm14                                  ;   656.7 agu2+agu1+fmisc   54 next spill
        movaps xmm14, [rdi + 80]                                   ;   656.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm14, [r8 + 96]                                     ;   658.7 agu1+agu0+fadd+fmul   54 next
        movaps [rdx + 80], xmm6                                    ;   658.7 agu2+agu1+fmisc   54 next spill
        movaps xmm6, [rdi + 96]                                    ;   658.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm6, [r8 + 112]                                     ;   660.7 agu1+agu0+fadd+fmul   54 next
        movaps [rbp + 80], xmm4                                    ;   660.7 agu2+agu1+fmisc   54 next spill
        movaps xmm4, [rdi + 112]                                   ;   660.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm4, [r8 + 128]                                     ;   662.7 agu1+agu0+fadd+fmul   54 next
        movaps [rbp - 16], xmm11                                   ;   662.7 agu2+agu1+fmisc   54 next spill
        movaps xmm11, [rcx - 128]                                  ;   662.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm11, [r8 + 144]                                    ;   664.7 agu1+agu0+fadd+fmul   54 next
        movaps [rdx - 16], xmm9                                    ;   664.7 agu2+agu1+fmisc   54 next spill
        movaps xmm9, [rdi + 32]                                    ;   664.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm9, [r8 + 160]                                     ;   666.7 agu1+agu0+fadd+fmul   54 next
        movaps [rbp - 80], xmm8                                    ;   666.7 agu2+agu1+fmisc   54 next spill
        movaps xmm8, [rcx - 112]                                   ;   666.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm8, [r8 + 176]                                     ;   668.7 agu1+agu0+fadd+fmul   54 next
        movaps [rdx - 64], xmm2                                    ;   668.7 agu2+agu1+fmisc   54 next spill
        movaps xmm2, [rcx - 80]                                    ;   668.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm2, [r8 + 192]                                     ;   670.7 agu1+agu0+fadd+fmul   54 next
        movaps [rdx - 80], xmm12                                   ;   670.7 agu2+agu1+fmisc   54 next spill
        movaps xmm12, [rcx - 96]                                   ;   670.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm12, [r8 + 208]                                    ;   672.7 agu1+agu0+fadd+fmul   54 next
        movaps [rdx - 48], xmm13                                   ;   672.7 agu2+agu1+fmisc   54 next spill
        movaps xmm13, [rcx - 64]                                   ;   672.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm13, [r8 + 224]                                    ;   674.7 agu1+agu0+fadd+fmul   54 next
        movaps [rdx - 112], xmm1                                   ;   674.7 agu2+agu1+fmisc   54 next spill
        movaps xmm1, [rax - 96]                                    ;   674.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm1, [r8 + 240]                                     ;   676.7 agu1+agu0+fadd+fmul   54 next
        movaps [rdx - 128], xmm5                                   ;   676.7 agu2+agu1+fmisc   54 next spill
        movaps xmm5, xmm12                                         ;   676.7 fadd+fmul   41 next copy
        xorps xmm5, xmm6                                           ;   678.7 fadd+fmul   41 next
        movaps [rbp + 0], xmm3                                     ;   678.7 agu0+agu2+fmisc   54 next spill
        movaps xmm3, xmm9                                          ;   678.7 fadd+fmul   41 next copy
        andps xmm3, xmm13                                          ;   680.7 fadd+fmul   41 next
        movaps [rdx - 96], xmm7                                    ;   680.7 agu1+agu0+fmisc   54 next spill
        movaps xmm7, xmm4                                          ;   680.7 fadd+fmul   41 next copy
        xorps xmm7, xmm2                                           ;   682.7 fadd+fmul   41 next
        movaps [rbp - 96], xmm14                                   ;   682.7 agu2+agu0+fmisc   54 next spill
        movaps xmm14, xmm1                                         ;   682.7 fadd+fmul   41 next copy
        andps xmm14, xmm13                                         ;   684.7 fadd+fmul   41 next
        movaps [rbp - 64], xmm15                                   ;   684.7 agu1+agu0+fmisc   54 next spill
        movaps xmm15, xmm12                                        ;   684.7 fadd+fmul   41 next copy
        andps xmm15, xmm9                                          ;   686.7 fadd+fmul   41 next
        movaps [rbp - 48], xmm10                                   ;   686.7 agu2+agu0+fmisc   54 next spill
        movaps xmm10, xmm13                                        ;   686.7 fadd+fmul   41 next copy
        andps xmm10, xmm6                                          ;   688.7 fadd+fmul   41 next
        xorps xmm15, xmm10                                         ;   690.7 fadd+fmul   41 next
        movaps xmm10, xmm12                                        ;   689.7 fadd+fmul   41 next copy
        andps xmm10, xmm8                                          ;   691.7 fadd+fmul   41 next
        xorps xmm15, [rel misty1_encrypt_compact.T0_constants128]  ;   692.7 agu1+agu0+fadd+fmul   41 next
        movaps [rbp - 128], xmm0                                   ;   689.7 agu2+agu0+fmisc   54 next spill
        movaps xmm0, xmm5                                          ;   692.7 fadd+fmul   41 next copy
        xorps xmm0, xmm9                                           ;   694.7 fadd+fmul   41 next
        movaps [rbp + 112], xmm15                                  ;   694.7 agu1+agu2+fmisc   41 next spill
        movaps xmm15, xmm11                                        ;   694.7 fadd+fmul   41 next copy
        andps xmm15, xmm0                                          ;   696.7 fadd+fmul   41 next
        movaps [rbp + 48], xmm3                                    ;   693.7 agu0+agu1+fmisc   41 next spill
        movaps xmm3, xmm1                                          ;   696.7 fadd+fmul   41 next copy
        andps xmm3, xmm6                                           ;   698.7 fadd+fmul   41 next
        xorps xmm3, xmm13                                          ;   700.7 fadd+fmul   41 next
        xorps xmm15, xmm3                                          ;   702.7 fadd+fmul   41 next
        movaps [rbp + 32], xmm12                                   ;   697.0 agu2+agu0+fmisc   54 next spill
        movaps xmm12, xmm9                                         ;   700.7 fadd+fmul   41 next copy
        andps xmm12, xmm11                                         ;   702.7 fadd+fmul   41 next
        xorps xmm12, xmm7                                          ;   704.7 fadd+fmul   41 next
        movaps [rdx + 32], xmm12                                   ;   706.7 agu1+agu0+fmisc   41 next spill
        movaps xmm12, xmm9                                         ;   703.7 fadd+fmul   41 next copy
        andps xmm12, xmm6                                          ;   705.7 fadd+fmul   41 next
        xorps xmm10, xmm12                                         ;   707.7 fadd+fmul   41 next
        xorps xmm10, xmm14                                         ;   709.7 fadd+fmul   41 next
        movaps xmm12, xmm9                                         ;   707.7 fadd+fmul   41 next copy
        andps xmm12, xmm4                                          ;   709.7 fadd+fmul   41 next
        movaps [rdi + 16], xmm14                                   ;   706.7 agu2+agu0+fmisc   41 next spill
        movaps xmm14, xmm9                                         ;   709.7 fadd+fmul   41 next copy
        andps xmm14, xmm8                                          ;   711.7 fadd+fmul   41 next
        xorps xmm12, xmm14                                         ;   713.7 fadd+fmul   41 next
        xorps xmm3, xmm14                                          ;   713.7 fadd+fmul   41 next
        movaps xmm14, xmm1                                         ;   713.7 fadd+fmul   41 next copy
        andps xmm14, xmm8                                          ;   715.7 fadd+fmul   41 next
        xorps xmm9, xmm14                                          ;   717.7 fadd+fmul   41 next
        xorps xmm15, xmm9                                          ;   719.7 fadd+fmul   41 next
        andps xmm9, xmm1                                           ;   719.7 fadd+fmul   41 next
        xorps xmm9, [rel misty1_encrypt_compact.T0_constants128]   ;   721.7 agu1+agu0+fadd+fmul   41 next
        movaps [rdx - 32], xmm14                                   ;   717.7 agu2+agu0+fmisc   41 next spill
        movaps xmm14, xmm4                                         ;   719.7 fadd+fmul   41 next copy
        andps xmm14, xmm6                                          ;   721.7 fadd+fmul   41 next
        movaps [rbp + 16], xmm9                                    ;   723.7 agu1+agu2+fmisc   41 next spill
        movaps xmm9, xmm0                                          ;   721.7 fadd+fmul   41 next copy
        orps xmm9, xmm1                                            ;   723.7 fadd+fmul   41 next
        movaps [rdx + 0], xmm0                                     ;   722.0 agu0+agu1+fmisc   41 next spill
        movaps xmm0, xmm7                                          ;   723.7 fadd+fmul   41 next copy
        andps xmm0, xmm8                                           ;   725.7 fadd+fmul   41 next
        andps xmm7, xmm6                                           ;   725.7 fadd+fmul   41 next
        movaps [rdx + 16], xmm12                                   ;   724.7 agu2+agu0+fmisc   41 next spill
        movaps xmm12, xmm11                                        ;   726.7 fadd+fmul   41 next copy
        andps xmm12, xmm2                                          ;   728.7 fadd+fmul   41 next
        xorps xmm9, xmm12                                          ;   730.7 fadd+fmul   41 next
        xorps xmm14, xmm9                                          ;   732.7 fadd+fmul   41 next
        movaps xmm9, xmm8                                          ;   730.7 fadd+fmul   41 next copy
        andps xmm9, xmm2                                           ;   732.7 fadd+fmul   41 next
        movaps xmm12, xmm13                                        ;   732.7 fadd+fmul   41 next copy
        andps xmm12, xmm2                                          ;   734.7 fadd+fmul   41 next
        xorps xmm0, xmm12                                          ;   736.7 fadd+fmul   41 next
        xorps xmm3, xmm0                                           ;   738.7 fadd+fmul   41 next
        movaps xmm12, xmm11                                        ;   736.7 fadd+fmul   41 next copy
        andps xmm12, xmm4                                          ;   738.7 fadd+fmul   41 next
        xorps xmm0, xmm14                                          ;   738.7 fadd+fmul   41 next
        xorps xmm0, xmm5                                           ;   740.7 fadd+fmul   41 next
        xorps xmm12, xmm6                                          ;   740.7 fadd+fmul   41 next
        andps xmm5, xmm2                                           ;   741.7 fadd+fmul   41 next
        movaps [rbp - 32], xmm0                                    ;   742.7 agu1+agu0+fmisc   41 next spill
        movaps xmm0, xmm9                                          ;   742.7 fadd+fmul   41 next copy
        xorps xmm0, xmm1                                           ;   744.7 fadd+fmul   41 next
        xorps xmm9, xmm11                                          ;   744.7 fadd+fmul   41 next
        xorps xmm3, xmm9                                           ;   746.7 fadd+fmul   41 next
        andps xmm0, xmm2                                           ;   746.7 fadd+fmul   41 next
        andps xmm9, xmm8                                           ;   747.7 fadd+fmul   41 next
        xorps xmm15, xmm0                                          ;   748.7 fadd+fmul   41 next
        movaps xmm0, xmm13                                         ;   749.7 fadd+fmul   41 next copy
        andps xmm0, xmm4                                           ;   751.7 fadd+fmul   41 next
        xorps xmm0, xmm12                                          ;   753.7 fadd+fmul   41 next
        xorps xmm3, xmm10                                          ;   752.7 fadd+fmul   41 next
        xorps xmm12, xmm1                                          ;   753.7 fadd+fmul   41 next
        xorps xmm5, xmm12                                          ;   755.7 fadd+fmul   41 next
        andps xmm12, xmm4                                          ;   755.7 fadd+fmul   41 next
        xorps xmm5, xmm8                                           ;   757.7 fadd+fmul   41 next
        xorps xmm9, xmm0                                           ;   757.7 fadd+fmul   41 next
        movaps xmm0, xmm8                                          ;   758.7 fadd+fmul   41 next copy
        andps xmm0, xmm13                                          ;   760.7 fadd+fmul   41 next
        andps xmm8, xmm6                                           ;   760.7 fadd+fmul   41 next
        xorps xmm0, xmm8                                           ;   762.7 fadd+fmul   41 next
        xorps xmm12, xmm0                                          ;   764.7 fadd+fmul   41 next
        movaps xmm0, xmm6                                          ;   763.7 fadd+fmul   41 next copy
        xorps xmm0, xmm4                                           ;   765.7 fadd+fmul   41 next
        andps xmm0, xmm2                                           ;   767.7 fadd+fmul   41 next
        xorps xmm0, xmm9                                           ;   769.7 fadd+fmul   41 next
        xorps xmm12, [rdx + 32]                                    ;   767.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm8, [rbp + 48]                                     ;   768.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm9, xmm8                                           ;   770.7 fadd+fmul   41 next
        movaps xmm8, [rbp + 32]                                    ;   766.7 agu2+agu0+fmisc   41 next
        andps xmm8, xmm13                                          ;   770.7 fadd+fmul   41 next
        andps xmm6, [rbp + 32]                                     ;   771.7 agu1+agu0+fadd+fmul   41 next
        andps xmm1, xmm11                                          ;   772.7 fadd+fmul   41 next
        xorps xmm6, [rdx + 16]                                     ;   773.7 agu2+agu0+fadd+fmul   41 next
        andps xmm13, xmm11                                         ;   774.7 fadd+fmul   41 next
        andps xmm4, [rbp + 32]                                     ;   775.7 agu1+agu0+fadd+fmul   41 next
        orps xmm2, [rdx + 0]                                       ;   776.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm1, xmm8                                           ;   777.7 fadd+fmul   41 next
        xorps xmm13, [rbp + 16]                                    ;   778.7 agu1+agu2+fadd+fmul   41 next
        movaps [rdx + 16], xmm12                                   ;   774.7 agu0+agu1+fmisc   41 next spill
        movaps xmm12, [rbp + 112]                                  ;   776.7 agu2+agu0+fmisc   41 next
        xorps xmm12, xmm5                                          ;   779.7 fadd+fmul   41 next
        xorps xmm5, xmm9                                           ;   780.7 fadd+fmul   41 next
        xorps xmm7, xmm5                                           ;   782.7 fadd+fmul   41 next
        xorps xmm7, xmm6                                           ;   784.7 fadd+fmul   41 next
        xorps xmm8, xmm4                                           ;   783.7 fadd+fmul   41 next
        movaps xmm5, [rdx + 0]                                     ;   779.7 agu1+agu0+fmisc   41 next reload
        xorps xmm1, xmm5                                           ;   784.7 fadd+fmul   41 next
        xorps xmm2, xmm1                                           ;   786.7 fadd+fmul   41 next
        xorps xmm14, xmm12                                         ;   786.7 fadd+fmul   41 next
        xorps xmm4, xmm13                                          ;   787.7 fadd+fmul   41 next
        xorps xmm13, [rdi + 16]                                    ;   788.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm3, xmm8                                           ;   789.7 fadd+fmul   41 next
        xorps xmm13, [rbp - 32]                                    ;   790.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm8, [rbp + 112]                                    ;   791.7 agu2+agu0+fadd+fmul   41 next
        movaps xmm1, [rbp + 32]                                    ;   788.3 agu1+agu0+fmisc   54 next reload
        andps xmm11, xmm1                                          ;   792.7 fadd+fmul   41 next
        xorps xmm10, xmm11                                         ;   794.7 fadd+fmul   41 next
        xorps xmm6, [rbp + 16]                                     ;   794.7 agu2+agu1+fadd+fmul   41 next
        xorps xmm11, xmm0                                          ;   795.7 fadd+fmul   41 next
        xorps xmm0, xmm2                                           ;   796.7 fadd+fmul   41 next
        xorps xmm0, [rdx - 32]                                     ;   798.7 agu0+agu1+fadd+fmul   41 next
        xorps xmm15, xmm6                                          ;   798.7 fadd+fmul   41 next
        xorps xmm2, [rdx + 32]                                     ;   799.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm3, [rbp + 48]                                     ;   800.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm14, xmm5                                          ;   801.7 fadd+fmul   41 next
        xorps xmm8, [rdx + 16]                                     ;   802.7 agu2+agu1+fadd+fmul   41 next
        xorps xmm1, xmm10                                          ;   803.7 fadd+fmul   41 next
        xorps xmm4, xmm11                                          ;   804.7 fadd+fmul   41 next
        xorps xmm2, xmm1                                           ;   805.7 fadd+fmul   41 next
        xorps xmm9, xmm4                                           ;   806.7 fadd+fmul   41 next
        movaps xmm1, [rbp - 128]                                   ;   802.7 agu0+agu1+fmisc   41 next
        movaps xmm4, [rbp - 48]                                    ;   804.7 agu2+agu0+fmisc   54 next reload
        andps xmm1, xmm4                                           ;   807.7 fadd+fmul   41 next
        movaps xmm5, [rbp - 64]                                    ;   806.7 agu1+agu0+fmisc   41 next
        andps xmm5, xmm4                                           ;   808.7 fadd+fmul   41 next
        movaps xmm6, [rbp - 96]                                    ;   808.7 agu2+agu0+fmisc   41 next
        movaps xmm10, [rdx - 96]                                   ;   809.7 agu1+agu0+fadd+fmul   54 next reload
        andps xmm6, xmm10                                          ;   811.7 fadd+fmul   41 next
        movaps xmm11, [rbp + 0]                                    ;   810.7 agu2+agu1+fmisc   41 next
        andps xmm11, xmm4                                          ;   812.7 fadd+fmul   41 next
        movaps xmm12, [rbp - 128]                                  ;   812.7 agu0+agu1+fmisc+fadd   41 next
        andps xmm12, [rbp + 0]                                     ;   814.7 agu2+agu0+fmul+fadd   41 next
        movaps [rbp + 32], xmm14                                   ;   813.7 agu1+agu2+fmisc   41 next spill
        movaps xmm14, [rbp - 96]                                   ;   814.7 agu0+agu1+fmul+fadd   41 next
        andps xmm14, [rbp + 0]                                     ;   816.7 agu2+agu0+fmul+fadd   41 next
        movaps [rdx + 16], xmm8                                    ;   815.7 agu1+agu0+fmisc   41 next spill
        movaps xmm8, [rbp - 64]                                    ;   816.7 agu2+agu0+fmul+fadd   41 next
        andps xmm8, [rdx - 128]                                    ;   818.7 agu1+agu2+fmul+fadd   41 next
        xorps xmm6, xmm8                                           ;   820.7 fmul+fadd   41 next
        andps xmm8, xmm10                                          ;   820.7 fmul+fadd   41 next
        movaps [rdx + 0], xmm13                                    ;   817.7 agu0+agu1+fmisc   41 next spill
        movaps xmm13, xmm11                                        ;   820.7 fmul+fadd   41 next copy
        xorps xmm13, xmm10                                         ;   822.7 fmul+fadd   41 next
        movaps [rbp + 48], xmm3                                    ;   819.7 agu2+agu0+fmisc   41 next spill
        movaps xmm3, [rbp - 96]                                    ;   821.7 agu1+agu0+fmisc+fmul   41 next
        andps xmm3, xmm5                                           ;   823.7 fadd+fmul   41 next
        movaps [rdx + 32], xmm2                                    ;   822.7 agu2+agu1+fmisc   41 next spill
        movaps xmm2, [rbp - 128]                                   ;   823.7 agu0+agu1+fadd+fmul   41 next
        xorps xmm2, xmm13                                          ;   825.7 fadd+fmul   41 next
        andps xmm2, [rbp - 96]                                     ;   827.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm11, xmm2                                          ;   829.7 fadd+fmul   41 next
        movaps [rdx - 32], xmm0                                    ;   825.0 agu1+agu0+fmisc   41 next spill
        movaps xmm0, xmm12                                         ;   827.7 fadd+fmul   41 next copy
        xorps xmm0, xmm1                                           ;   829.7 fadd+fmul   41 next
        xorps xmm12, xmm6                                          ;   829.7 fadd+fmul   41 next
        xorps xmm6, xmm1                                           ;   830.7 fadd+fmul   41 next
        andps xmm0, [rbp - 64]                                     ;   831.7 agu2+agu0+fadd+fmul   41 next
        movaps [rbp + 16], xmm7                                    ;   829.3 agu1+agu0+fmisc   41 next spill
        movaps xmm7, [rbp - 64]                                    ;   831.3 agu2+agu1+fmisc   41 next
        andps xmm7, xmm10                                          ;   833.3 fadd+fmul   41 next
        movaps [rbp + 112], xmm15                                  ;   833.3 agu0+agu1+fmisc   41 next spill
        movaps xmm15, [rbp + 0]                                    ;   833.7 agu2+agu0+fadd+fmul   41 next
        andps xmm15, xmm7                                          ;   835.7 fadd+fmul   41 next
        xorps xmm3, xmm7                                           ;   835.7 fadd+fmul   41 next
        xorps xmm3, [rel misty1_encrypt_compact.T0_constants128]   ;   837.7 agu1+agu2+fadd+fmul   41 next
        movaps [rbp - 32], xmm9                                    ;   835.3 agu0+agu1+fmisc   41 next spill
        movaps xmm9, [rbp - 96]                                    ;   837.3 agu2+agu0+fmisc   41 next
        andps xmm9, [rdx - 128]                                    ;   839.3 agu1+agu2+fadd+fmul   41 next
        movaps [rdi + 16], xmm6                                    ;   839.3 agu0+agu1+fmisc   41 next spill
        movaps xmm6, xmm10                                         ;   838.7 fadd+fmul   41 next copy
        andps xmm6, xmm4                                           ;   840.7 fadd+fmul   41 next
        xorps xmm15, xmm6                                          ;   842.7 fadd+fmul   41 next
        xorps xmm6, xmm9                                           ;   842.7 fadd+fmul   41 next
        movaps [rdi - 48], xmm2                                    ;   841.3 agu2+agu0+fmisc   41 next spill
        movaps xmm2, [rdx - 128]                                   ;   842.7 agu1+agu0+fmisc+fadd   41 next
        andps xmm2, xmm12                                          ;   844.7 fmul+fadd   41 next
        xorps xmm15, xmm2                                          ;   846.7 fmul+fadd   41 next
        movaps xmm2, [rbp + 0]                                     ;   844.3 agu2+agu1+fmisc   54 next reload
        xorps xmm15, xmm2                                          ;   848.7 fmul+fadd   41 next
        xorps xmm12, xmm4                                          ;   846.7 fmul+fadd   41 next
        movaps [rdi - 32], xmm15                                   ;   850.7 agu0+agu1+fmisc   41 next spill
        movaps xmm15, [rdx - 128]                                  ;   847.3 agu2+agu0+fmul+fmisc   41 next
        andps xmm15, xmm6                                          ;   849.3 fadd+fmul   41 next
        xorps xmm15, xmm4                                          ;   851.3 fadd+fmul   41 next
        andps xmm6, [rbp - 128]                                    ;   849.7 agu1+agu2+fadd+fmul   41 next
        xorps xmm15, xmm13                                         ;   853.3 fadd+fmul   41 next
        movaps [rdi - 16], xmm15                                   ;   855.3 agu0+agu1+fmisc   41 next spill
        movaps xmm15, [rbp - 128]                                  ;   851.7 agu2+agu0+fmisc+fadd   41 next
        xorps xmm15, xmm14                                         ;   853.7 fmul+fadd   41 next
        xorps xmm0, xmm15                                          ;   855.7 fmul+fadd   41 next
        xorps xmm6, xmm0                                           ;   857.7 fmul+fadd   41 next
        movaps xmm0, xmm12                                         ;   855.7 fmul+fadd   41 next copy
        andps xmm0, xmm4                                           ;   857.7 fmul+fadd   41 next
        andps xmm12, [rbp - 128]                                   ;   857.7 agu1+agu2+fmul+fadd   41 next
        andps xmm15, [rbp - 64]                                    ;   858.7 agu0+agu1+fmul+fadd   41 next
        xorps xmm0, xmm3                                           ;   859.7 fmul+fadd   41 next
        andps xmm13, [rdx - 128]                                   ;   860.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm0, xmm9                                           ;   861.7 fmul+fadd   41 next
        movaps xmm4, xmm10                                         ;   862.7 fmul+fadd   41 next copy
        andps xmm4, xmm2                                           ;   864.7 fmul+fadd   41 next
        xorps xmm15, xmm4                                          ;   866.7 fmul+fadd   41 next
        xorps xmm0, xmm15                                          ;   868.7 fmul+fadd   41 next
        movaps xmm15, [rbp - 128]                                  ;   862.0 agu1+agu0+fmisc   41 next
        andps xmm15, xmm10                                         ;   866.7 fmul+fadd   41 next
        xorps xmm15, xmm5                                          ;   868.7 fmul+fadd   41 next
        xorps xmm13, xmm15                                         ;   870.7 fmul+fadd   41 next
        xorps xmm15, [rdx - 128]                                   ;   870.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm1, xmm4                                           ;   870.7 fmul+fadd   41 next
        movaps xmm4, [rbp - 96]                                    ;   868.3 agu1+agu0+fmisc   41 next
        xorps xmm4, xmm7                                           ;   871.7 fmul+fadd   41 next
        andps xmm4, [rbp - 48]                                     ;   873.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm3, xmm4                                           ;   875.7 fmul+fadd   41 next
        xorps xmm12, xmm3                                          ;   877.7 fmul+fadd   41 next
        movaps xmm3, xmm2                                          ;   875.7 fmul+fadd   41 next copy
        andps xmm3, xmm15                                          ;   877.7 fmul+fadd   41 next
        xorps xmm15, xmm9                                          ;   877.7 fmul+fadd   41 next
        xorps xmm3, [rbp - 64]                                     ;   879.7 agu1+agu0+fmul+fadd   41 next
        xorps xmm9, xmm2                                           ;   879.7 fmul+fadd   41 next
        xorps xmm7, [rdx - 128]                                    ;   880.7 agu2+agu0+fmul+fadd   41 next
        andps xmm14, xmm9                                          ;   881.7 fmul+fadd   41 next
        xorps xmm6, xmm13                                          ;   882.7 fmul+fadd   41 next
        movaps xmm13, [rbp - 128]                                  ;   880.0 agu1+agu0+fmisc   41 next
        andps xmm13, xmm7                                          ;   883.7 fmul+fadd   41 next
        andps xmm9, [rbp - 64]                                     ;   884.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm4, xmm9                                           ;   886.7 fmul+fadd   41 next
        xorps xmm15, xmm4                                          ;   888.7 fmul+fadd   41 next
        xorps xmm8, xmm3                                           ;   887.7 fmul+fadd   41 next
        movaps xmm3, [rdx - 128]                                   ;   884.0 agu1+agu0+fmisc   41 next
        andps xmm3, xmm1                                           ;   888.7 fmul+fadd   41 next
        xorps xmm9, xmm11                                          ;   889.7 fmul+fadd   41 next
        movaps xmm4, [rbp - 96]                                    ;   886.0 agu2+agu0+fmisc   41 next
        andps xmm4, [rbp - 64]                                     ;   890.7 agu1+agu0+fmul+fadd   41 next
        andps xmm7, [rbp - 48]                                     ;   891.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm7, [rbp - 96]                                     ;   893.7 agu1+agu2+fmul+fadd   41 next
        xorps xmm12, xmm7                                          ;   895.7 fmul+fadd   41 next
        xorps xmm6, [rdi - 48]                                     ;   894.7 agu0+agu1+fmul+fadd   41 next
        xorps xmm1, xmm4                                           ;   895.7 fmul+fadd   41 next
        movaps xmm7, [rdi - 16]                                    ;   891.7 agu2+agu0+fmisc   41 next reload
        xorps xmm15, xmm7                                          ;   896.7 fmul+fadd   41 next
        andps xmm11, xmm4                                          ;   897.7 fmul+fadd   41 next
        xorps xmm5, xmm9                                           ;   898.7 fmul+fadd   41 next
        movaps xmm4, [rbp - 96]                                    ;   895.7 agu1+agu0+fmisc   54 next reload
        andps xmm1, xmm4                                           ;   899.7 fmul+fadd   41 next
        xorps xmm3, xmm15                                          ;   900.7 fmul+fadd   41 next
        xorps xmm7, xmm1                                           ;   901.7 fmul+fadd   41 next
        xorps xmm14, xmm12                                         ;   902.7 fmul+fadd   41 next
        xorps xmm11, [rdi + 16]                                    ;   903.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm8, xmm11                                          ;   905.7 fmul+fadd   41 next
        movaps xmm15, [rel misty1_encrypt_compact.T0_constants128] ;   900.7 agu1+agu0+fmisc   41 next reload
        xorps xmm8, xmm15                                          ;   907.7 fmul+fadd   41 next
        xorps xmm13, xmm7                                          ;   906.7 fmul+fadd   41 next
        xorps xmm13, xmm15                                         ;   908.7 fmul+fadd   41 next
        xorps xmm5, [rdi - 32]                                     ;   908.7 agu2+agu0+fmul+fadd   41 next
        movaps xmm1, [rbp - 32]                                    ;   904.7 agu1+agu0+fmisc   41 next
        xorps xmm1, [rbp - 48]                                     ;   909.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm0, xmm1                                           ;   911.7 fmul+fadd   41 next
        xorps xmm10, [rbp + 112]                                   ;   911.7 agu1+agu0+fmul+fadd   41 next
        xorps xmm14, xmm10                                         ;   913.7 fmul+fadd   41 next
        movaps xmm7, [rbp + 16]                                    ;   909.7 agu2+agu0+fmisc   41 next
        xorps xmm7, [rdx - 128]                                    ;   913.7 agu1+agu0+fmul+fadd   41 next
        xorps xmm6, xmm7                                           ;   915.7 fmul+fadd   41 next
        xorps xmm2, [rdx - 32]                                     ;   915.7 agu2+agu1+fmul+fadd   41 next
        xorps xmm13, xmm2                                          ;   917.7 fmul+fadd   41 next
        movaps xmm9, [rdx + 32]                                    ;   913.3 agu0+agu1+fmisc   41 next
        xorps xmm9, [rbp - 128]                                    ;   917.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm8, xmm9                                           ;   919.7 fmul+fadd   41 next
        movaps xmm11, [rbp + 48]                                   ;   915.7 agu1+agu0+fmisc   41 next
        xorps xmm11, [rbp - 64]                                    ;   919.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm3, xmm11                                          ;   921.7 fmul+fadd   41 next
        xorps xmm4, [rdx + 0]                                      ;   921.7 agu1+agu0+fmul+fadd   41 next
        xorps xmm5, xmm4                                           ;   923.7 fmul+fadd   41 next
        xorps xmm0, [r10 + 2448]                                   ;   923.7 agu2+agu0+fmul+fadd   48 next
        xorps xmm14, [r10 + 2464]                                  ;   924.7 agu1+agu0+fmul+fadd   48 next
        xorps xmm6, [r10 + 2480]                                   ;   925.7 agu2+agu0+fmul+fadd   48 next
        xorps xmm13, [r10 + 2496]                                  ;   926.7 agu1+agu2+fmul+fadd   48 next
        xorps xmm8, [r10 + 2512]                                   ;   927.7 agu0+agu1+fmul+fadd   48 next
        xorps xmm3, [r10 + 2528]                                   ;   928.7 agu2+agu0+fmul+fadd   48 next
        xorps xmm5, [r10 + 2544]                                   ;   929.7 agu1+agu0+fmul+fadd   48 next
        xorps xmm1, [r10 + 2304]                                   ;   930.7 agu2+agu1+fmul+fadd   48 next
        xorps xmm10, [r10 + 2320]                                  ;   931.7 agu0+agu2+fmul+fadd   48 next
        xorps xmm7, [r10 + 2336]                                   ;   932.7 agu1+agu0+fmul+fadd   48 next
        xorps xmm2, [r10 + 2352]                                   ;   933.7 agu2+agu0+fmul+fadd   48 next
        xorps xmm9, [r10 + 2368]                                   ;   934.7 agu1+agu0+fmul+fadd   48 next
        xorps xmm11, [r10 + 2384]                                  ;   935.7 agu2+agu0+fmul+fadd   48 next
        xorps xmm4, [r10 + 2400]                                   ;   936.7 agu1+agu0+fmul+fadd   48 next
        movaps xmm12, [rdx + 16]                                   ;   932.7 agu2+agu0+fmisc   48 next
        xorps xmm12, [r10 + 2416]                                  ;   937.7 agu1+agu0+fmul+fadd   48 next
        movaps [rdx + 16], xmm5                                    ;   934.7 agu2+agu0+fmisc   48 next spill
        movaps xmm5, [rbp + 32]                                    ;   936.7 agu1+agu2+fmisc   48 next
        xorps xmm5, [r10 + 2432]                                   ;   938.7 agu0+agu1+fmul+fadd   48 next
        movaps [rbp + 32], xmm3                                    ;   938.7 agu2+agu0+fmisc   48 next spill
        movaps xmm3, xmm1                                          ;   939.7 fmul+fadd   45 next copy
        xorps xmm3, xmm4                                           ;   941.7 fmul+fadd   45 next
        movaps [rdx + 0], xmm8                                     ;   940.7 agu1+agu2+fmisc   48 next spill
        movaps xmm8, xmm2                                          ;   941.7 fmul+fadd   45 next copy
        andps xmm8, xmm12                                          ;   943.7 fmul+fadd   45 next
        movaps [rbp - 64], xmm13                                   ;   942.7 agu0+agu1+fmisc   48 next spill
        movaps xmm13, xmm10                                        ;   943.7 fmul+fadd   45 next copy
        xorps xmm13, xmm11                                         ;   945.7 fmul+fadd   45 next
        movaps [rbp + 48], xmm6                                    ;   944.7 agu2+agu0+fmisc   48 next spill
        movaps xmm6, xmm5                                          ;   945.7 fmul+fadd   45 next copy
        andps xmm6, xmm12                                          ;   947.7 fmul+fadd   45 next
        movaps [rbp - 96], xmm14                                   ;   946.7 agu1+agu0+fmisc   48 next spill
        movaps xmm14, xmm4                                         ;   947.7 fmul+fadd   45 next copy
        andps xmm14, xmm2                                          ;   949.7 fmul+fadd   45 next
        movaps [rbp - 128], xmm0                                   ;   948.7 agu2+agu0+fmisc   48 next spill
        movaps xmm0, xmm12                                         ;   949.7 fmul+fadd   45 next copy
        andps xmm0, xmm1                                           ;   951.7 fmul+fadd   45 next
        xorps xmm14, xmm0                                          ;   953.7 fmul+fadd   45 next
        movaps xmm0, xmm3                                          ;   952.7 fmul+fadd   45 next copy
        xorps xmm0, xmm2                                           ;   954.7 fmul+fadd   45 next
        xorps xmm14, xmm15                                         ;   955.7 fmul+fadd   45 next
        movaps xmm15, xmm4                                         ;   955.7 fmul+fadd   45 next copy
        andps xmm15, xmm9                                          ;   957.7 fmul+fadd   45 next
        movaps [rdx + 32], xmm14                                   ;   957.7 agu1+agu0+fmisc   45 next spill
        movaps xmm14, xmm7                                         ;   957.7 fmul+fadd   45 next copy
        andps xmm14, xmm0                                          ;   959.7 fmul+fadd   45 next
        movaps [rdx - 32], xmm8                                    ;   956.7 agu2+agu0+fmisc   45 next spill
        movaps xmm8, xmm5                                          ;   959.7 fmul+fadd   45 next copy
        andps xmm8, xmm1                                           ;   961.7 fmul+fadd   45 next
        xorps xmm8, xmm12                                          ;   963.7 fmul+fadd   45 next
        xorps xmm14, xmm8                                          ;   965.7 fmul+fadd   45 next
        movaps [rbp + 0], xmm4                                     ;   960.0 agu1+agu0+fmisc   48 next spill
        movaps xmm4, xmm2                                          ;   963.7 fmul+fadd   45 next copy
        andps xmm4, xmm7                                           ;   965.7 fmul+fadd   45 next
        xorps xmm4, xmm13                                          ;   967.7 fmul+fadd   45 next
        movaps [rdx - 128], xmm4                                   ;   969.7 agu2+agu0+fmisc   45 next spill
        movaps xmm4, xmm2                                          ;   966.7 fmul+fadd   45 next copy
        andps xmm4, xmm1                                           ;   968.7 fmul+fadd   45 next
        xorps xmm15, xmm4                                          ;   970.7 fmul+fadd   45 next
        xorps xmm15, xmm6                                          ;   972.7 fmul+fadd   45 next
        movaps xmm4, xmm2                                          ;   970.7 fmul+fadd   45 next copy
        andps xmm4, xmm10                                          ;   972.7 fmul+fadd   45 next
        movaps [rbp + 16], xmm6                                    ;   969.7 agu1+agu0+fmisc   45 next spill
        movaps xmm6, xmm2                                          ;   972.7 fmul+fadd   45 next copy
        andps xmm6, xmm9                                           ;   974.7 fmul+fadd   45 next
        xorps xmm4, xmm6                                           ;   976.7 fmul+fadd   45 next
        xorps xmm8, xmm6                                           ;   976.7 fmul+fadd   45 next
        movaps xmm6, xmm5                                          ;   976.7 fmul+fadd   45 next copy
        andps xmm6, xmm9                                           ;   978.7 fmul+fadd   45 next
        xorps xmm2, xmm6                                           ;   980.7 fmul+fadd   45 next
        xorps xmm14, xmm2                                          ;   982.7 fmul+fadd   45 next
        andps xmm2, xmm5                                           ;   982.7 fmul+fadd   45 next
        xorps xmm2, [rel misty1_encrypt_compact.T0_constants128]   ;   984.7 agu2+agu0+fmul+fadd   45 next
        movaps [rbp + 112], xmm6                                   ;   980.7 agu1+agu0+fmisc   45 next spill
        movaps xmm6, xmm10                                         ;   982.7 fmul+fadd   45 next copy
        andps xmm6, xmm1                                           ;   984.7 fmul+fadd   45 next
        movaps [rdx - 96], xmm2                                    ;   986.7 agu2+agu1+fmisc   45 next spill
        movaps xmm2, xmm0                                          ;   984.7 fmul+fadd   45 next copy
        orps xmm2, xmm5                                            ;   986.7 fmul+fadd   45 next
        movaps [rbp - 48], xmm0                                    ;   985.0 agu0+agu1+fmisc   45 next spill
        movaps xmm0, xmm13                                         ;   986.7 fmul+fadd   45 next copy
        andps xmm0, xmm9                                           ;   988.7 fmul+fadd   45 next
        andps xmm13, xmm1                                          ;   988.7 fmul+fadd   45 next
        movaps [rbp - 32], xmm4                                    ;   987.7 agu2+agu0+fmisc   45 next spill
        movaps xmm4, xmm7                                          ;   989.7 fmul+fadd   45 next copy
        andps xmm4, xmm11                                          ;   991.7 fmul+fadd   45 next
        xorps xmm2, xmm4                                           ;   993.7 fmul+fadd   45 next
        xorps xmm6, xmm2                                           ;   995.7 fmul+fadd   45 next
        movaps xmm2, xmm9                                          ;   993.7 fmul+fadd   45 next copy
        andps xmm2, xmm11                                          ;   995.7 fmul+fadd   45 next
        movaps xmm4, xmm12                                         ;   995.7 fmul+fadd   45 next copy
        andps xmm4, xmm11                                          ;   997.7 fmul+fadd   45 next
        xorps xmm0, xmm4                                           ;   999.7 fmul+fadd   45 next
        xorps xmm8, xmm0                                           ;  1001.7 fmul+fadd   45 next
        movaps xmm4, xmm7                                          ;   999.7 fmul+fadd   45 next copy
        andps xmm4, xmm10                                          ;  1001.7 fmul+fadd   45 next
        xorps xmm0, xmm6                                           ;  1001.7 fmul+fadd   45 next
        xorps xmm0, xmm3                                           ;  1003.7 fmul+fadd   45 next
        xorps xmm4, xmm1                                           ;  1003.7 fmul+fadd   45 next
        andps xmm3, xmm11                                          ;  1004.7 fmul+fadd   45 next
        movaps [rdi - 32], xmm0                                    ;  1005.7 agu1+agu0+fmisc   45 next spill
        movaps xmm0, xmm2                                          ;  1005.7 fmul+fadd   45 next copy
        xorps xmm0, xmm5                                           ;  1007.7 fmul+fadd   45 next
        xorps xmm2, xmm7                                           ;  1007.7 fmul+fadd   45 next
        xorps xmm8, xmm2                                           ;  1009.7 fmul+fadd   45 next
        andps xmm0, xmm11                                          ;  1009.7 fmul+fadd   45 next
        andps xmm2, xmm9                                           ;  1010.7 fmul+fadd   45 next
        xorps xmm14, xmm0                                          ;  1011.7 fmul+fadd   45 next
        movaps xmm0, xmm12                                         ;  1012.7 fmul+fadd   45 next copy
        andps xmm0, xmm10                                          ;  1014.7 fmul+fadd   45 next
        xorps xmm0, xmm4                                           ;  1016.7 fmul+fadd   45 next
        xorps xmm8, xmm15                                          ;  1015.7 fmul+fadd   45 next
        xorps xmm4, xmm5                                           ;  1016.7 fmul+fadd   45 next
        xorps xmm3, xmm4                                           ;  1018.7 fmul+fadd   45 next
        andps xmm4, xmm10                                          ;  1018.7 fmul+fadd   45 next
        xorps xmm3, xmm9                                           ;  1020.7 fmul+fadd   45 next
        xorps xmm2, xmm0                                           ;  1020.7 fmul+fadd   45 next
        movaps xmm0, xmm9                                          ;  1021.7 fmul+fadd   45 next copy
        andps xmm0, xmm12                                          ;  1023.7 fmul+fadd   45 next
        andps xmm9, xmm1                                           ;  1023.7 fmul+fadd   45 next
        xorps xmm0, xmm9                                           ;  1025.7 fmul+fadd   45 next
        xorps xmm4, xmm0                                           ;  1027.7 fmul+fadd   45 next
        movaps xmm0, xmm1                                          ;  1026.7 fmul+fadd   45 next copy
        xorps xmm0, xmm10                                          ;  1028.7 fmul+fadd   45 next
        andps xmm0, xmm11                                          ;  1030.7 fmul+fadd   45 next
        xorps xmm0, xmm2                                           ;  1032.7 fmul+fadd   45 next
        xorps xmm4, [rdx - 128]                                    ;  1030.7 agu2+agu0+fmul+fadd   45 next
        xorps xmm9, [rdx - 32]                                     ;  1031.7 agu1+agu0+fmul+fadd   45 next
        xorps xmm2, xmm9                                           ;  1033.7 fmul+fadd   45 next
        movaps xmm9, [rbp + 0]                                     ;  1029.7 agu2+agu0+fmisc   45 next
        andps xmm9, xmm12                                          ;  1033.7 fmul+fadd   45 next
        andps xmm1, [rbp + 0]                                      ;  1034.7 agu1+agu0+fmul+fadd   45 next
        andps xmm5, xmm7                                           ;  1035.7 fmul+fadd   45 next
        xorps xmm1, [rbp - 32]                                     ;  1036.7 agu2+agu0+fmul+fadd   45 next
        andps xmm12, xmm7                                          ;  1037.7 fmul+fadd   45 next
        andps xmm10, [rbp + 0]                                     ;  1038.7 agu1+agu0+fmul+fadd   45 next
        orps xmm11, [rbp - 48]                                     ;  1039.7 agu2+agu0+fmul+fadd   45 next
        xorps xmm5, xmm9                                           ;  1040.7 fmul+fadd   45 next
        movaps [rbp - 32], xmm4                                    ;  1036.7 agu1+agu2+fmisc   45 next spill
        movaps xmm4, [rdx + 32]                                    ;  1038.7 agu0+agu1+fmisc   45 next
        xorps xmm4, xmm3                                           ;  1041.7 fmul+fadd   45 next
        xorps xmm3, xmm2                                           ;  1042.7 fmul+fadd   45 next
        xorps xmm13, xmm3                                          ;  1044.7 fmul+fadd   45 next
        xorps xmm13, xmm1                                          ;  1046.7 fmul+fadd   45 next
        movaps xmm3, [rdx - 96]                                    ;  1041.0 agu2+agu0+fmisc   45 next reload
        xorps xmm12, xmm3                                          ;  1045.7 fmul+fadd   45 next
        xorps xmm9, xmm10                                          ;  1046.7 fmul+fadd   45 next
        xorps xmm5, [rbp - 48]                                     ;  1047.7 agu1+agu0+fmul+fadd   45 next
        xorps xmm6, xmm4                                           ;  1048.7 fmul+fadd   45 next
        xorps xmm11, xmm5                                          ;  1049.7 fmul+fadd   45 next
        xorps xmm10, xmm12                                         ;  1050.7 fmul+fadd   45 next
        xorps xmm12, [rbp + 16]                                    ;  1051.7 agu2+agu0+fmul+fadd   45 next
        xorps xmm8, xmm9                                           ;  1052.7 fmul+fadd   45 next
        xorps xmm12, [rdi - 32]                                    ;  1053.7 agu1+agu0+fmul+fadd   45 next
        xorps xmm9, [rdx + 32]                                     ;  1054.7 agu2+agu0+fmul+fadd   45 next
        movaps xmm4, [rbp + 0]                                     ;  1050.7 agu1+agu2+fmisc   48 next reload
        andps xmm7, xmm4                                           ;  1055.7 fmul+fadd   45 next
        xorps xmm15, xmm7                                          ;  1057.7 fmul+fadd   45 next
        xorps xmm1, xmm3                                           ;  1057.7 fmul+fadd   45 next
        xorps xmm7, xmm0                                           ;  1058.7 fmul+fadd   45 next
        xorps xmm0, xmm11                                          ;  1059.7 fmul+fadd   45 next
        xorps xmm0, [rbp + 112]                                    ;  1061.7 agu0+agu1+fmul+fadd   45 next
        xorps xmm14, xmm1                                          ;  1061.7 fmul+fadd   45 next
        xorps xmm11, [rdx - 128]                                   ;  1062.7 agu2+agu0+fmul+fadd   45 next
        xorps xmm8, [rdx - 32]                                     ;  1063.7 agu1+agu0+fmul+fadd   45 next
        xorps xmm9, [rbp - 32]                                     ;  1064.7 agu2+agu1+fmul+fadd   45 next
        xorps xmm6, [rbp - 48]                                     ;  1065.7 agu0+agu2+fmul+fadd   45 next
        xorps xmm4, xmm15                                          ;  1066.7 fmul+fadd   45 next
        xorps xmm10, xmm7                                          ;  1067.7 fmul+fadd   45 next
        xorps xmm11, xmm4                                          ;  1068.7 fmul+fadd   45 next
        xorps xmm2, xmm10                                          ;  1069.7 fmul+fadd   45 next
        movaps xmm15, [rbp - 128]                                  ;  1065.7 agu1+agu0+fmisc   48 next reload
        xorps xmm2, xmm15                                          ;  1071.7 fmul+fadd   45 next
        movaps xmm1, [rbp - 96]                                    ;  1067.7 agu2+agu0+fmisc   48 next reload
        xorps xmm14, xmm1                                          ;  1071.7 fmul+fadd   45 next
        movaps xmm3, [rbp + 48]                                    ;  1069.7 agu1+agu0+fmisc   48 next reload
        xorps xmm13, xmm3                                          ;  1072.7 fmul+fadd   45 next
        movaps xmm4, [rbp - 64]                                    ;  1071.7 agu2+agu0+fmisc   48 next reload
        xorps xmm0, xmm4                                           ;  1073.7 fmul+fadd   45 next
        movaps xmm5, [rdx + 0]                                     ;  1073.7 agu1+agu0+fmisc+fmul   48 next reload
        xorps xmm11, xmm5                                          ;  1075.7 fadd+fmul   45 next
        movaps xmm7, [rbp + 32]                                    ;  1074.7 agu2+agu0+fmisc   48 next reload
        xorps xmm8, xmm7                                           ;  1076.7 fadd+fmul   45 next
        movaps xmm10, [rdx + 16]                                   ;  1076.7 agu1+agu0+fmisc+fadd   48 next reload
        xorps xmm12, xmm10                                         ;  1078.7 fmul+fadd   45 next
        xorps xmm2, [rdx - 112]                                    ;  1078.7 agu2+agu0+fmul+fadd   54 next
        xorps xmm14, [rdx - 48]                                    ;  1079.7 agu1+agu0+fmul+fadd   54 next
        xorps xmm13, [rdx - 80]                                    ;  1080.7 agu2+agu1+fmul+fadd   54 next
        xorps xmm0, [rdx - 64]                                     ;  1081.7 agu0+agu2+fmul+fadd   54 next
        xorps xmm11, [rbp - 80]                                    ;  1082.7 agu1+agu0+fmul+fadd   54 next
        xorps xmm8, [rdx - 16]                                     ;  1083.7 agu2+agu1+fmul+fadd   54 next
        xorps xmm12, [rbp - 16]                                    ;  1084.7 agu0+agu2+fmul+fadd   54 next
        xorps xmm9, [rbp + 80]                                     ;  1085.7 agu1+agu0+fmul+fadd   54 next
        xorps xmm6, [rdx + 80]                                     ;  1086.7 agu2+agu1+fmul+fadd   54 next
        xorps xmm15, [rbp - 112]                                   ;  1087.7 agu0+agu2+fmul+fadd   54 next
        xorps xmm1, [rbp + 64]                                     ;  1088.7 agu1+agu0+fmul+fadd   54 next
        xorps xmm3, [rdi - 80]                                     ;  1089.7 agu2+agu0+fmul+fadd   54 next
        xorps xmm4, [rdx + 64]                                     ;  1090.7 agu1+agu0+fmul+fadd   54 next
        xorps xmm5, [rdi - 64]                                     ;  1091.7 agu2+agu0+fmul+fadd   54 next
        xorps xmm7, [rdi - 128]                                    ;  1092.7 agu1+agu0+fmul+fadd   54 next
        xorps xmm10, [rbp + 96]                                    ;  1093.7 agu2+agu0+fmul+fadd   54 next
        movaps [rdx + 16], xmm10                                   ;  1095.7 agu1+agu0+fmisc   54 next spill
        movaps xmm10, [rdx - 112]                                  ;  1091.7 agu2+agu0+fmisc   54 next
        xorps xmm10, [r11 + 256]                                   ;  1094.7 agu1+agu0+fmul+fadd   54 next
        movaps [rdx - 112], xmm7                                   ;  1094.7 agu2+agu0+fmisc   54 next spill
        movaps xmm7, [rdx - 48]                                    ;  1094.7 agu1+agu0+fmul+fmisc   54 next
        xorps xmm7, [r11 + 272]                                    ;  1096.7 agu2+agu1+fadd+fmul   54 next
        movaps [rdx - 48], xmm5                                    ;  1096.7 agu0+agu2+fmisc   54 next spill
        movaps xmm5, [rdx - 80]                                    ;  1096.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm5, [r11 + 288]                                    ;  1098.7 agu2+agu1+fadd+fmul   54 next
        movaps [rdx - 80], xmm4                                    ;  1098.7 agu0+agu2+fmisc   54 next spill
        movaps xmm4, [rdx - 64]                                    ;  1098.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm4, [r11 + 304]                                    ;  1100.7 agu2+agu1+fadd+fmul   54 next
        movaps [rdx - 64], xmm3                                    ;  1100.7 agu0+agu2+fmisc   54 next spill
        movaps xmm3, [rbp - 80]                                    ;  1100.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm3, [r11 + 320]                                    ;  1102.7 agu2+agu1+fadd+fmul   54 next
        movaps [rbp - 80], xmm1                                    ;  1102.7 agu0+agu2+fmisc   54 next spill
        movaps xmm1, [rdx - 16]                                    ;  1102.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm1, [r11 + 336]                                    ;  1104.7 agu2+agu1+fadd+fmul   54 next
        movaps [rdx - 16], xmm15                                   ;  1104.7 agu0+agu2+fmisc   54 next spill
        movaps xmm15, [rbp - 16]                                   ;  1104.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm15, [r11 + 352]                                   ;  1106.7 agu2+agu1+fadd+fmul   54 next
        movaps [rbp - 16], xmm6                                    ;  1106.7 agu0+agu2+fmisc   54 next spill
        movaps xmm6, [rbp + 80]                                    ;  1106.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm6, [r11 + 368]                                    ;  1108.7 agu2+agu1+fadd+fmul   54 next
        movaps [rbp + 80], xmm9                                    ;  1108.7 agu0+agu2+fmisc   54 next spill
        movaps xmm9, [rdx + 80]                                    ;  1108.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm9, [r11 + 384]                                    ;  1110.7 agu2+agu1+fadd+fmul   54 next
        movaps [rdx + 80], xmm12                                   ;  1110.7 agu0+agu2+fmisc   54 next spill
        movaps xmm12, [rbp - 112]                                  ;  1110.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm12, [r11 + 400]                                   ;  1112.7 agu2+agu1+fadd+fmul   54 next
        movaps [rbp - 112], xmm8                                   ;  1112.7 agu0+agu2+fmisc   54 next spill
        movaps xmm8, [rbp + 64]                                    ;  1112.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm8, [r11 + 416]                                    ;  1114.7 agu2+agu1+fadd+fmul   54 next
        movaps [rbp + 64], xmm11                                   ;  1114.7 agu0+agu2+fmisc   54 next spill
        movaps xmm11, [rdi - 80]                                   ;  1114.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm11, [r11 + 432]                                   ;  1116.7 agu2+agu1+fadd+fmul   54 next
        movaps [rdi - 80], xmm0                                    ;  1116.7 agu0+agu2+fmisc   54 next spill
        movaps xmm0, [rdx + 64]                                    ;  1116.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm0, [r11 + 448]                                    ;  1118.7 agu2+agu1+fadd+fmul   54 next
        movaps [rdx + 64], xmm13                                   ;  1118.7 agu0+agu2+fmisc   54 next spill
        movaps xmm13, [rdi - 64]                                   ;  1118.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm13, [r11 + 464]                                   ;  1120.7 agu2+agu1+fadd+fmul   54 next
        movaps [rdi - 64], xmm14                                   ;  1120.7 agu0+agu2+fmisc   54 next spill
        movaps xmm14, [rdi - 128]                                  ;  1120.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm14, [r11 + 480]                                   ;  1122.7 agu2+agu1+fadd+fmul   54 next
        movaps [rdi - 128], xmm2                                   ;  1122.7 agu0+agu2+fmisc   54 next spill
        movaps xmm2, [rbp + 96]                                    ;  1122.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm2, [r11 + 496]                                    ;  1124.7 agu2+agu1+fadd+fmul   54 next
        movaps [rbp + 96], xmm5                                    ;  1124.7 agu0+agu2+fmisc   54 next spill
        movaps xmm5, xmm13                                         ;  1124.7 fadd+fmul   41 next copy
        xorps xmm5, xmm6                                           ;  1126.7 fadd+fmul   41 next
        movaps [rbp + 32], xmm4                                    ;  1126.7 agu1+agu0+fmisc   54 next spill
        movaps xmm4, xmm8                                          ;  1126.7 fadd+fmul   41 next copy
        andps xmm4, xmm14                                          ;  1128.7 fadd+fmul   41 next
        movaps [rdx + 0], xmm7                                     ;  1128.7 agu2+agu0+fmisc   54 next spill
        movaps xmm7, xmm9                                          ;  1128.7 fadd+fmul   41 next copy
        xorps xmm7, xmm0                                           ;  1130.7 fadd+fmul   41 next
        movaps [rbp - 64], xmm15                                   ;  1130.7 agu1+agu0+fmisc   54 next spill
        movaps xmm15, xmm2                                         ;  1130.7 fadd+fmul   41 next copy
        andps xmm15, xmm14                                         ;  1132.7 fadd+fmul   41 next
        movaps [rbp + 48], xmm1                                    ;  1132.7 agu2+agu0+fmisc   54 next spill
        movaps xmm1, xmm13                                         ;  1132.7 fadd+fmul   41 next copy
        andps xmm1, xmm8                                           ;  1134.7 fadd+fmul   41 next
        movaps [rbp - 96], xmm10                                   ;  1134.7 agu1+agu0+fmisc   54 next spill
        movaps xmm10, xmm14                                        ;  1134.7 fadd+fmul   41 next copy
        andps xmm10, xmm6                                          ;  1136.7 fadd+fmul   41 next
        xorps xmm1, xmm10                                          ;  1138.7 fadd+fmul   41 next
        movaps xmm10, xmm13                                        ;  1137.7 fadd+fmul   41 next copy
        andps xmm10, xmm11                                         ;  1139.7 fadd+fmul   41 next
        xorps xmm1, [rel misty1_encrypt_compact.T0_constants128]   ;  1140.7 agu2+agu0+fadd+fmul   41 next
        movaps [rbp - 128], xmm3                                   ;  1137.7 agu1+agu0+fmisc   54 next spill
        movaps xmm3, xmm5                                          ;  1140.7 fadd+fmul   41 next copy
        xorps xmm3, xmm8                                           ;  1142.7 fadd+fmul   41 next
        movaps [rbp + 0], xmm1                                     ;  1142.7 agu2+agu1+fmisc   41 next spill
        movaps xmm1, xmm12                                         ;  1142.7 fadd+fmul   41 next copy
        andps xmm1, xmm3                                           ;  1144.7 fadd+fmul   41 next
        movaps [rbp - 48], xmm4                                    ;  1141.7 agu0+agu1+fmisc   41 next spill
        movaps xmm4, xmm2                                          ;  1144.7 fadd+fmul   41 next copy
        andps xmm4, xmm6                                           ;  1146.7 fadd+fmul   41 next
        xorps xmm4, xmm14                                          ;  1148.7 fadd+fmul   41 next
        xorps xmm1, xmm4                                           ;  1150.7 fadd+fmul   41 next
        movaps [rbp - 32], xmm13                                   ;  1145.0 agu2+agu0+fmisc   54 next spill
        movaps xmm13, xmm8                                         ;  1148.7 fadd+fmul   41 next copy
        andps xmm13, xmm12                                         ;  1150.7 fadd+fmul   41 next
        xorps xmm13, xmm7                                          ;  1152.7 fadd+fmul   41 next
        movaps [rdx - 32], xmm13                                   ;  1154.7 agu1+agu0+fmisc   41 next spill
        movaps xmm13, xmm8                                         ;  1151.7 fadd+fmul   41 next copy
        andps xmm13, xmm6                                          ;  1153.7 fadd+fmul   41 next
        xorps xmm10, xmm13                                         ;  1155.7 fadd+fmul   41 next
        xorps xmm10, xmm15                                         ;  1157.7 fadd+fmul   41 next
        movaps xmm13, xmm8                                         ;  1155.7 fadd+fmul   41 next copy
        andps xmm13, xmm9                                          ;  1157.7 fadd+fmul   41 next
        movaps [rdx - 128], xmm15                                  ;  1154.7 agu2+agu0+fmisc   41 next spill
        movaps xmm15, xmm8                                         ;  1157.7 fadd+fmul   41 next copy
        andps xmm15, xmm11                                         ;  1159.7 fadd+fmul   41 next
        xorps xmm13, xmm15                                         ;  1161.7 fadd+fmul   41 next
        xorps xmm4, xmm15                                          ;  1161.7 fadd+fmul   41 next
        movaps xmm15, xmm2                                         ;  1161.7 fadd+fmul   41 next copy
        andps xmm15, xmm11                                         ;  1163.7 fadd+fmul   41 next
        xorps xmm8, xmm15                                          ;  1165.7 fadd+fmul   41 next
        xorps xmm1, xmm8                                           ;  1167.7 fadd+fmul   41 next
        andps xmm8, xmm2                                           ;  1167.7 fadd+fmul   41 next
        xorps xmm8, [rel misty1_encrypt_compact.T0_constants128]   ;  1169.7 agu1+agu0+fadd+fmul   41 next
        movaps [rbp + 112], xmm15                                  ;  1165.7 agu2+agu0+fmisc   41 next spill
        movaps xmm15, xmm9                                         ;  1167.7 fadd+fmul   41 next copy
        andps xmm15, xmm6                                          ;  1169.7 fadd+fmul   41 next
        movaps [rdx - 96], xmm8                                    ;  1171.7 agu1+agu2+fmisc   41 next spill
        movaps xmm8, xmm3                                          ;  1169.7 fadd+fmul   41 next copy
        orps xmm8, xmm2                                            ;  1171.7 fadd+fmul   41 next
        movaps [rdx + 32], xmm3                                    ;  1170.0 agu0+agu1+fmisc   41 next spill
        movaps xmm3, xmm7                                          ;  1171.7 fadd+fmul   41 next copy
        andps xmm3, xmm11                                          ;  1173.7 fadd+fmul   41 next
        andps xmm7, xmm6                                           ;  1173.7 fadd+fmul   41 next
        movaps [rdi - 32], xmm13                                   ;  1172.7 agu2+agu0+fmisc   41 next spill
        movaps xmm13, xmm12                                        ;  1174.7 fadd+fmul   41 next copy
        andps xmm13, xmm0                                          ;  1176.7 fadd+fmul   41 next
        xorps xmm8, xmm13                                          ;  1178.7 fadd+fmul   41 next
        xorps xmm15, xmm8                                          ;  1180.7 fadd+fmul   41 next
        movaps xmm8, xmm11                                         ;  1178.7 fadd+fmul   41 next copy
        andps xmm8, xmm0                                           ;  1180.7 fadd+fmul   41 next
        movaps xmm13, xmm14                                        ;  1180.7 fadd+fmul   41 next copy
        andps xmm13, xmm0                                          ;  1182.7 fadd+fmul   41 next
        xorps xmm3, xmm13                                          ;  1184.7 fadd+fmul   41 next
        xorps xmm4, xmm3                                           ;  1186.7 fadd+fmul   41 next
        movaps xmm13, xmm12                                        ;  1184.7 fadd+fmul   41 next copy
        andps xmm13, xmm9                                          ;  1186.7 fadd+fmul   41 next
        xorps xmm3, xmm15                                          ;  1186.7 fadd+fmul   41 next
        xorps xmm3, xmm5                                           ;  1188.7 fadd+fmul   41 next
        xorps xmm13, xmm6                                          ;  1188.7 fadd+fmul   41 next
        andps xmm5, xmm0                                           ;  1189.7 fadd+fmul   41 next
        movaps [rbp + 16], xmm3                                    ;  1190.7 agu1+agu0+fmisc   41 next spill
        movaps xmm3, xmm8                                          ;  1190.7 fadd+fmul   41 next copy
        xorps xmm3, xmm2                                           ;  1192.7 fadd+fmul   41 next
        xorps xmm8, xmm12                                          ;  1192.7 fadd+fmul   41 next
        xorps xmm4, xmm8                                           ;  1194.7 fadd+fmul   41 next
        andps xmm3, xmm0                                           ;  1194.7 fadd+fmul   41 next
        andps xmm8, xmm11                                          ;  1195.7 fadd+fmul   41 next
        xorps xmm1, xmm3                                           ;  1196.7 fadd+fmul   41 next
        movaps xmm3, xmm14                                         ;  1197.7 fadd+fmul   41 next copy
        andps xmm3, xmm9                                           ;  1199.7 fadd+fmul   41 next
        xorps xmm3, xmm13                                          ;  1201.7 fadd+fmul   41 next
        xorps xmm4, xmm10                                          ;  1200.7 fadd+fmul   41 next
        xorps xmm13, xmm2                                          ;  1201.7 fadd+fmul   41 next
        xorps xmm5, xmm13                                          ;  1203.7 fadd+fmul   41 next
        andps xmm13, xmm9                                          ;  1203.7 fadd+fmul   41 next
        xorps xmm5, xmm11                                          ;  1205.7 fadd+fmul   41 next
        xorps xmm8, xmm3                                           ;  1205.7 fadd+fmul   41 next
        movaps xmm3, xmm11                                         ;  1206.7 fadd+fmul   41 next copy
        andps xmm3, xmm14                                          ;  1208.7 fadd+fmul   41 next
        andps xmm11, xmm6                                          ;  1208.7 fadd+fmul   41 next
        xorps xmm3, xmm11                                          ;  1210.7 fadd+fmul   41 next
        xorps xmm13, xmm3                                          ;  1212.7 fadd+fmul   41 next
        movaps xmm3, xmm6                                          ;  1211.7 fadd+fmul   41 next copy
        xorps xmm3, xmm9                                           ;  1213.7 fadd+fmul   41 next
        andps xmm3, xmm0                                           ;  1215.7 fadd+fmul   41 next
        xorps xmm3, xmm8                                           ;  1217.7 fadd+fmul   41 next
        xorps xmm13, [rdx - 32]                                    ;  1215.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm11, [rbp - 48]                                    ;  1216.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm8, xmm11                                          ;  1218.7 fadd+fmul   41 next
        movaps xmm11, [rbp - 32]                                   ;  1214.7 agu2+agu0+fmisc   41 next
        andps xmm11, xmm14                                         ;  1218.7 fadd+fmul   41 next
        andps xmm6, [rbp - 32]                                     ;  1219.7 agu1+agu0+fadd+fmul   41 next
        andps xmm2, xmm12                                          ;  1220.7 fadd+fmul   41 next
        xorps xmm6, [rdi - 32]                                     ;  1221.7 agu2+agu0+fadd+fmul   41 next
        andps xmm14, xmm12                                         ;  1222.7 fadd+fmul   41 next
        andps xmm9, [rbp - 32]                                     ;  1223.7 agu1+agu0+fadd+fmul   41 next
        orps xmm0, [rdx + 32]                                      ;  1224.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm2, xmm11                                          ;  1225.7 fadd+fmul   41 next
        xorps xmm14, [rdx - 96]                                    ;  1226.7 agu1+agu2+fadd+fmul   41 next
        movaps [rdi - 32], xmm13                                   ;  1222.7 agu0+agu1+fmisc   41 next spill
        movaps xmm13, [rbp + 0]                                    ;  1224.7 agu2+agu0+fmisc   41 next
        xorps xmm13, xmm5                                          ;  1227.7 fadd+fmul   41 next
        xorps xmm5, xmm8                                           ;  1228.7 fadd+fmul   41 next
        xorps xmm7, xmm5                                           ;  1230.7 fadd+fmul   41 next
        xorps xmm7, xmm6                                           ;  1232.7 fadd+fmul   41 next
        xorps xmm11, xmm9                                          ;  1231.7 fadd+fmul   41 next
        movaps xmm5, [rdx + 32]                                    ;  1227.7 agu1+agu0+fmisc   41 next reload
        xorps xmm2, xmm5                                           ;  1232.7 fadd+fmul   41 next
        xorps xmm0, xmm2                                           ;  1234.7 fadd+fmul   41 next
        xorps xmm15, xmm13                                         ;  1234.7 fadd+fmul   41 next
        xorps xmm9, xmm14                                          ;  1235.7 fadd+fmul   41 next
        xorps xmm14, [rdx - 128]                                   ;  1236.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm4, xmm11                                          ;  1237.7 fadd+fmul   41 next
        xorps xmm14, [rbp + 16]                                    ;  1238.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm11, [rbp + 0]                                     ;  1239.7 agu2+agu0+fadd+fmul   41 next
        movaps xmm2, [rbp - 32]                                    ;  1236.3 agu1+agu0+fmisc   54 next reload
        andps xmm12, xmm2                                          ;  1240.7 fadd+fmul   41 next
        xorps xmm10, xmm12                                         ;  1242.7 fadd+fmul   41 next
        xorps xmm6, [rdx - 96]                                     ;  1242.7 agu2+agu1+fadd+fmul   41 next
        xorps xmm12, xmm3                                          ;  1243.7 fadd+fmul   41 next
        xorps xmm3, xmm0                                           ;  1244.7 fadd+fmul   41 next
        xorps xmm3, [rbp + 112]                                    ;  1246.7 agu0+agu1+fadd+fmul   41 next
        xorps xmm1, xmm6                                           ;  1246.7 fadd+fmul   41 next
        xorps xmm0, [rdx - 32]                                     ;  1247.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm4, [rbp - 48]                                     ;  1248.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm15, xmm5                                          ;  1249.7 fadd+fmul   41 next
        xorps xmm11, [rdi - 32]                                    ;  1250.7 agu2+agu1+fadd+fmul   41 next
        xorps xmm2, xmm10                                          ;  1251.7 fadd+fmul   41 next
        xorps xmm9, xmm12                                          ;  1252.7 fadd+fmul   41 next
        xorps xmm0, xmm2                                           ;  1253.7 fadd+fmul   41 next
        xorps xmm8, xmm9                                           ;  1254.7 fadd+fmul   41 next
        movaps xmm2, [rbp - 128]                                   ;  1250.7 agu0+agu1+fmisc   41 next
        movaps xmm5, [rbp - 96]                                    ;  1252.7 agu2+agu0+fmisc   54 next reload
        andps xmm2, xmm5                                           ;  1255.7 fadd+fmul   41 next
        movaps xmm6, [rbp + 48]                                    ;  1254.7 agu1+agu0+fmisc   41 next
        andps xmm6, xmm5                                           ;  1256.7 fadd+fmul   41 next
        movaps xmm9, [rbp - 64]                                    ;  1256.7 agu2+agu0+fmisc   41 next
        movaps xmm10, [rdx + 0]                                    ;  1257.7 agu1+agu0+fadd+fmul   54 next reload
        andps xmm9, xmm10                                          ;  1259.7 fadd+fmul   41 next
        movaps xmm12, [rbp + 32]                                   ;  1258.7 agu2+agu1+fmisc   41 next
        andps xmm12, xmm5                                          ;  1260.7 fadd+fmul   41 next
        movaps xmm13, [rbp - 128]                                  ;  1260.7 agu0+agu1+fmisc+fadd   41 next
        andps xmm13, [rbp + 32]                                    ;  1262.7 agu2+agu0+fmul+fadd   41 next
        movaps [rbp - 32], xmm15                                   ;  1261.7 agu1+agu2+fmisc   41 next spill
        movaps xmm15, [rbp - 64]                                   ;  1262.7 agu0+agu1+fmul+fadd   41 next
        andps xmm15, [rbp + 32]                                    ;  1264.7 agu2+agu0+fmul+fadd   41 next
        movaps [rdi - 32], xmm11                                   ;  1263.7 agu1+agu2+fmisc   41 next spill
        movaps xmm11, [rbp + 48]                                   ;  1264.7 agu0+agu1+fmul+fadd   41 next
        andps xmm11, [rbp + 96]                                    ;  1266.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm9, xmm11                                          ;  1268.7 fmul+fadd   41 next
        andps xmm11, xmm10                                         ;  1268.7 fmul+fadd   41 next
        movaps [rdx + 32], xmm14                                   ;  1265.7 agu1+agu2+fmisc   41 next spill
        movaps xmm14, xmm12                                        ;  1268.7 fmul+fadd   41 next copy
        xorps xmm14, xmm10                                         ;  1270.7 fmul+fadd   41 next
        movaps [rbp - 48], xmm4                                    ;  1267.7 agu0+agu1+fmisc   41 next spill
        movaps xmm4, [rbp - 64]                                    ;  1269.7 agu2+agu0+fmisc+fmul   41 next
        andps xmm4, xmm6                                           ;  1271.7 fadd+fmul   41 next
        movaps [rdx - 32], xmm0                                    ;  1270.7 agu1+agu2+fmisc   41 next spill
        movaps xmm0, [rbp - 128]                                   ;  1271.7 agu0+agu1+fadd+fmul   41 next
        xorps xmm0, xmm14                                          ;  1273.7 fadd+fmul   41 next
        andps xmm0, [rbp - 64]                                     ;  1275.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm12, xmm0                                          ;  1277.7 fadd+fmul   41 next
        movaps [rbp + 112], xmm3                                   ;  1273.0 agu1+agu0+fmisc   41 next spill
        movaps xmm3, xmm13                                         ;  1275.7 fadd+fmul   41 next copy
        xorps xmm3, xmm2                                           ;  1277.7 fadd+fmul   41 next
        xorps xmm13, xmm9                                          ;  1277.7 fadd+fmul   41 next
        xorps xmm9, xmm2                                           ;  1278.7 fadd+fmul   41 next
        andps xmm3, [rbp + 48]                                     ;  1279.7 agu2+agu0+fadd+fmul   41 next
        movaps [rdx - 96], xmm7                                    ;  1277.3 agu1+agu0+fmisc   41 next spill
        movaps xmm7, [rbp + 48]                                    ;  1279.3 agu2+agu1+fmisc   41 next
        andps xmm7, xmm10                                          ;  1281.3 fadd+fmul   41 next
        movaps [rbp + 0], xmm1                                     ;  1281.3 agu0+agu1+fmisc   41 next spill
        movaps xmm1, [rbp + 32]                                    ;  1281.7 agu2+agu0+fadd+fmul   41 next
        andps xmm1, xmm7                                           ;  1283.7 fadd+fmul   41 next
        xorps xmm4, xmm7                                           ;  1283.7 fadd+fmul   41 next
        xorps xmm4, [rel misty1_encrypt_compact.T0_constants128]   ;  1285.7 agu1+agu2+fadd+fmul   41 next
        movaps [rbp + 16], xmm8                                    ;  1283.3 agu0+agu1+fmisc   41 next spill
        movaps xmm8, [rbp - 64]                                    ;  1285.3 agu2+agu0+fmisc   41 next
        andps xmm8, [rbp + 96]                                     ;  1287.3 agu1+agu2+fadd+fmul   41 next
        movaps [rdx - 128], xmm9                                   ;  1287.3 agu0+agu1+fmisc   41 next spill
        movaps xmm9, xmm10                                         ;  1286.7 fadd+fmul   41 next copy
        andps xmm9, xmm5                                           ;  1288.7 fadd+fmul   41 next
        xorps xmm1, xmm9                                           ;  1290.7 fadd+fmul   41 next
        xorps xmm9, xmm8                                           ;  1290.7 fadd+fmul   41 next
        movaps [rdi + 16], xmm0                                    ;  1289.3 agu2+agu0+fmisc   41 next spill
        movaps xmm0, [rbp + 96]                                    ;  1290.7 agu1+agu0+fmisc+fadd   41 next
        andps xmm0, xmm13                                          ;  1292.7 fmul+fadd   41 next
        xorps xmm1, xmm0                                           ;  1294.7 fmul+fadd   41 next
        movaps xmm0, [rbp + 32]                                    ;  1292.3 agu2+agu1+fmisc   54 next reload
        xorps xmm1, xmm0                                           ;  1296.7 fmul+fadd   41 next
        xorps xmm13, xmm5                                          ;  1294.7 fmul+fadd   41 next
        movaps [rdi - 16], xmm1                                    ;  1298.7 agu0+agu1+fmisc   41 next spill
        movaps xmm1, [rbp + 96]                                    ;  1295.3 agu2+agu0+fmul+fmisc   41 next
        andps xmm1, xmm9                                           ;  1297.3 fadd+fmul   41 next
        xorps xmm1, xmm5                                           ;  1299.3 fadd+fmul   41 next
        andps xmm9, [rbp - 128]                                    ;  1297.7 agu1+agu2+fadd+fmul   41 next
        xorps xmm1, xmm14                                          ;  1301.3 fadd+fmul   41 next
        movaps [rdi - 48], xmm1                                    ;  1303.3 agu0+agu1+fmisc   41 next spill
        movaps xmm1, [rbp - 128]                                   ;  1299.7 agu2+agu0+fmisc+fadd   41 next
        xorps xmm1, xmm15                                          ;  1301.7 fmul+fadd   41 next
        xorps xmm3, xmm1                                           ;  1303.7 fmul+fadd   41 next
        xorps xmm9, xmm3                                           ;  1305.7 fmul+fadd   41 next
        movaps xmm3, xmm13                                         ;  1303.7 fmul+fadd   41 next copy
        andps xmm3, xmm5                                           ;  1305.7 fmul+fadd   41 next
        andps xmm13, [rbp - 128]                                   ;  1305.7 agu1+agu2+fmul+fadd   41 next
        andps xmm1, [rbp + 48]                                     ;  1306.7 agu0+agu1+fmul+fadd   41 next
        xorps xmm3, xmm4                                           ;  1307.7 fmul+fadd   41 next
        andps xmm14, [rbp + 96]                                    ;  1308.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm3, xmm8                                           ;  1309.7 fmul+fadd   41 next
        movaps xmm5, xmm10                                         ;  1310.7 fmul+fadd   41 next copy
        andps xmm5, xmm0                                           ;  1312.7 fmul+fadd   41 next
        xorps xmm1, xmm5                                           ;  1314.7 fmul+fadd   41 next
        xorps xmm3, xmm1                                           ;  1316.7 fmul+fadd   41 next
        movaps xmm1, [rbp - 128]                                   ;  1310.0 agu1+agu0+fmisc   41 next
        andps xmm1, xmm10                                          ;  1314.7 fmul+fadd   41 next
        xorps xmm1, xmm6                                           ;  1316.7 fmul+fadd   41 next
        xorps xmm14, xmm1                                          ;  1318.7 fmul+fadd   41 next
        xorps xmm1, [rbp + 96]                                     ;  1318.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm2, xmm5                                           ;  1318.7 fmul+fadd   41 next
        movaps xmm5, [rbp - 64]                                    ;  1316.3 agu1+agu0+fmisc   41 next
        xorps xmm5, xmm7                                           ;  1319.7 fmul+fadd   41 next
        andps xmm5, [rbp - 96]                                     ;  1321.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm4, xmm5                                           ;  1323.7 fmul+fadd   41 next
        xorps xmm13, xmm4                                          ;  1325.7 fmul+fadd   41 next
        movaps xmm4, xmm0                                          ;  1323.7 fmul+fadd   41 next copy
        andps xmm4, xmm1                                           ;  1325.7 fmul+fadd   41 next
        xorps xmm1, xmm8                                           ;  1325.7 fmul+fadd   41 next
        xorps xmm4, [rbp + 48]                                     ;  1327.7 agu1+agu0+fmul+fadd   41 next
        xorps xmm8, xmm0                                           ;  1327.7 fmul+fadd   41 next
        xorps xmm7, [rbp + 96]                                     ;  1328.7 agu2+agu0+fmul+fadd   41 next
        andps xmm15, xmm8                                          ;  1329.7 fmul+fadd   41 next
        xorps xmm9, xmm14                                          ;  1330.7 fmul+fadd   41 next
        movaps xmm14, [rbp - 128]                                  ;  1328.0 agu1+agu0+fmisc   41 next
        andps xmm14, xmm7                                          ;  1331.7 fmul+fadd   41 next
        andps xmm8, [rbp + 48]                                     ;  1332.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm5, xmm8                                           ;  1334.7 fmul+fadd   41 next
        xorps xmm1, xmm5                                           ;  1336.7 fmul+fadd   41 next
        xorps xmm11, xmm4                                          ;  1335.7 fmul+fadd   41 next
        movaps xmm4, [rbp + 96]                                    ;  1332.0 agu1+agu0+fmisc   41 next
        andps xmm4, xmm2                                           ;  1336.7 fmul+fadd   41 next
        xorps xmm8, xmm12                                          ;  1337.7 fmul+fadd   41 next
        movaps xmm5, [rbp - 64]                                    ;  1334.0 agu2+agu0+fmisc   41 next
        andps xmm5, [rbp + 48]                                     ;  1338.7 agu1+agu0+fmul+fadd   41 next
        andps xmm7, [rbp - 96]                                     ;  1339.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm7, [rbp - 64]                                     ;  1341.7 agu1+agu2+fmul+fadd   41 next
        xorps xmm13, xmm7                                          ;  1343.7 fmul+fadd   41 next
        xorps xmm9, [rdi + 16]                                     ;  1342.7 agu0+agu1+fmul+fadd   41 next
        xorps xmm2, xmm5                                           ;  1343.7 fmul+fadd   41 next
        movaps xmm7, [rdi - 48]                                    ;  1339.7 agu2+agu0+fmisc   41 next reload
        xorps xmm1, xmm7                                           ;  1344.7 fmul+fadd   41 next
        andps xmm12, xmm5                                          ;  1345.7 fmul+fadd   41 next
        xorps xmm6, xmm8                                           ;  1346.7 fmul+fadd   41 next
        movaps xmm5, [rbp - 64]                                    ;  1343.7 agu1+agu0+fmisc   54 next reload
        andps xmm2, xmm5                                           ;  1347.7 fmul+fadd   41 next
        xorps xmm4, xmm1                                           ;  1348.7 fmul+fadd   41 next
        xorps xmm7, xmm2                                           ;  1349.7 fmul+fadd   41 next
        xorps xmm13, xmm15                                         ;  1350.7 fmul+fadd   41 next
        xorps xmm12, [rdx - 128]                                   ;  1351.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm11, xmm12                                         ;  1353.7 fmul+fadd   41 next
        movaps xmm15, [rel misty1_encrypt_compact.T0_constants128] ;  1348.7 agu1+agu0+fmisc   41 next reload
        xorps xmm11, xmm15                                         ;  1355.7 fmul+fadd   41 next
        xorps xmm14, xmm7                                          ;  1354.7 fmul+fadd   41 next
        xorps xmm14, xmm15                                         ;  1356.7 fmul+fadd   41 next
        xorps xmm6, [rdi - 16]                                     ;  1356.7 agu2+agu0+fmul+fadd   41 next
        movaps xmm1, [rbp + 16]                                    ;  1352.7 agu1+agu0+fmisc   41 next
        xorps xmm1, [rbp - 96]                                     ;  1357.7 agu2+agu1+fmul+fadd   41 next
        xorps xmm3, xmm1                                           ;  1359.7 fmul+fadd   41 next
        xorps xmm10, [rbp + 0]                                     ;  1359.7 agu0+agu1+fmul+fadd   41 next
        xorps xmm13, xmm10                                         ;  1361.7 fmul+fadd   41 next
        movaps xmm2, [rdx - 96]                                    ;  1357.7 agu2+agu0+fmisc   41 next
        xorps xmm2, [rbp + 96]                                     ;  1361.7 agu1+agu0+fmul+fadd   41 next
        xorps xmm9, xmm2                                           ;  1363.7 fmul+fadd   41 next
        xorps xmm0, [rbp + 112]                                    ;  1363.7 agu2+agu1+fmul+fadd   41 next
        xorps xmm14, xmm0                                          ;  1365.7 fmul+fadd   41 next
        movaps xmm7, [rdx - 32]                                    ;  1361.3 agu0+agu1+fmisc   41 next
        xorps xmm7, [rbp - 128]                                    ;  1365.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm11, xmm7                                          ;  1367.7 fmul+fadd   41 next
        movaps xmm8, [rbp - 48]                                    ;  1363.7 agu1+agu0+fmisc   41 next
        xorps xmm8, [rbp + 48]                                     ;  1367.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm4, xmm8                                           ;  1369.7 fmul+fadd   41 next
        xorps xmm5, [rdx + 32]                                     ;  1369.7 agu1+agu2+fmul+fadd   41 next
        xorps xmm6, xmm5                                           ;  1371.7 fmul+fadd   41 next
        xorps xmm3, [r8 + 2448]                                    ;  1371.7 agu0+agu1+fmul+fadd   48 next
        xorps xmm13, [r8 + 2464]                                   ;  1372.7 agu2+agu0+fmul+fadd   48 next
        xorps xmm9, [r8 + 2480]                                    ;  1373.7 agu1+agu0+fmul+fadd   48 next
        xorps xmm14, [r8 + 2496]                                   ;  1374.7 agu2+agu1+fmul+fadd   48 next
        xorps xmm11, [r8 + 2512]                                   ;  1375.7 agu0+agu1+fmul+fadd   48 next
        xorps xmm4, [r8 + 2528]                                    ;  1376.7 agu2+agu0+fmul+fadd   48 next
        xorps xmm6, [r8 + 2544]                                    ;  1377.7 agu1+agu0+fmul+fadd   48 next
        xorps xmm1, [r8 + 2304]                                    ;  1378.7 agu2+agu1+fmul+fadd   48 next
        xorps xmm10, [r8 + 2320]                                   ;  1379.7 agu0+agu2+fmul+fadd   48 next
        xorps xmm2, [r8 + 2336]                                    ;  1380.7 agu1+agu0+fmul+fadd   48 next
        xorps xmm0, [r8 + 2352]                                    ;  1381.7 agu2+agu1+fmul+fadd   48 next
        xorps xmm7, [r8 + 2368]                                    ;  1382.7 agu0+agu1+fmul+fadd   48 next
        xorps xmm8, [r8 + 2384]                                    ;  1383.7 agu2+agu0+fmul+fadd   48 next
        xorps xmm5, [r8 + 2400]                                    ;  1384.7 agu1+agu0+fmul+fadd   48 next
        movaps xmm12, [rdi - 32]                                   ;  1380.7 agu2+agu0+fmisc   48 next
        xorps xmm12, [r8 + 2416]                                   ;  1385.7 agu1+agu0+fmul+fadd   48 next
        movaps [rdi - 32], xmm6                                    ;  1382.7 agu2+agu0+fmisc   48 next spill
        movaps xmm6, [rbp - 32]                                    ;  1384.7 agu1+agu2+fmisc   48 next
        xorps xmm6, [r8 + 2432]                                    ;  1386.7 agu0+agu1+fmul+fadd   48 next
        movaps [rbp - 32], xmm4                                    ;  1386.7 agu2+agu0+fmisc   48 next spill
        movaps xmm4, xmm1                                          ;  1387.7 fmul+fadd   45 next copy
        xorps xmm4, xmm5                                           ;  1389.7 fmul+fadd   45 next
        movaps [rdx + 32], xmm11                                   ;  1388.7 agu1+agu2+fmisc   48 next spill
        movaps xmm11, xmm0                                         ;  1389.7 fmul+fadd   45 next copy
        andps xmm11, xmm12                                         ;  1391.7 fmul+fadd   45 next
        movaps [rbp + 48], xmm14                                   ;  1390.7 agu0+agu1+fmisc   48 next spill
        movaps xmm14, xmm10                                        ;  1391.7 fmul+fadd   45 next copy
        xorps xmm14, xmm8                                          ;  1393.7 fmul+fadd   45 next
        movaps [rbp - 48], xmm9                                    ;  1392.7 agu2+agu0+fmisc   48 next spill
        movaps xmm9, xmm6                                          ;  1393.7 fmul+fadd   45 next copy
        andps xmm9, xmm12                                          ;  1395.7 fmul+fadd   45 next
        movaps [rbp - 64], xmm13                                   ;  1394.7 agu1+agu0+fmisc   48 next spill
        movaps xmm13, xmm5                                         ;  1395.7 fmul+fadd   45 next copy
        andps xmm13, xmm0                                          ;  1397.7 fmul+fadd   45 next
        movaps [rbp - 128], xmm3                                   ;  1396.7 agu2+agu0+fmisc   48 next spill
        movaps xmm3, xmm12                                         ;  1397.7 fmul+fadd   45 next copy
        andps xmm3, xmm1                                           ;  1399.7 fmul+fadd   45 next
        xorps xmm13, xmm3                                          ;  1401.7 fmul+fadd   45 next
        movaps xmm3, xmm4                                          ;  1400.7 fmul+fadd   45 next copy
        xorps xmm3, xmm0                                           ;  1402.7 fmul+fadd   45 next
        xorps xmm13, xmm15                                         ;  1403.7 fmul+fadd   45 next
        movaps xmm15, xmm5                                         ;  1403.7 fmul+fadd   45 next copy
        andps xmm15, xmm7                                          ;  1405.7 fmul+fadd   45 next
        movaps [rdx - 32], xmm13                                   ;  1405.7 agu1+agu0+fmisc   45 next spill
        movaps xmm13, xmm2                                         ;  1405.7 fmul+fadd   45 next copy
        andps xmm13, xmm3                                          ;  1407.7 fmul+fadd   45 next
        movaps [rbp + 112], xmm11                                  ;  1404.7 agu2+agu0+fmisc   45 next spill
        movaps xmm11, xmm6                                         ;  1407.7 fmul+fadd   45 next copy
        andps xmm11, xmm1                                          ;  1409.7 fmul+fadd   45 next
        xorps xmm11, xmm12                                         ;  1411.7 fmul+fadd   45 next
        xorps xmm13, xmm11                                         ;  1413.7 fmul+fadd   45 next
        movaps [rbp + 32], xmm5                                    ;  1408.0 agu1+agu0+fmisc   48 next spill
        movaps xmm5, xmm0                                          ;  1411.7 fmul+fadd   45 next copy
        andps xmm5, xmm2                                           ;  1413.7 fmul+fadd   45 next
        xorps xmm5, xmm14                                          ;  1415.7 fmul+fadd   45 next
        movaps [rbp + 96], xmm5                                    ;  1417.7 agu2+agu0+fmisc   45 next spill
        movaps xmm5, xmm0                                          ;  1414.7 fmul+fadd   45 next copy
        andps xmm5, xmm1                                           ;  1416.7 fmul+fadd   45 next
        xorps xmm15, xmm5                                          ;  1418.7 fmul+fadd   45 next
        xorps xmm15, xmm9                                          ;  1420.7 fmul+fadd   45 next
        movaps xmm5, xmm0                                          ;  1418.7 fmul+fadd   45 next copy
        andps xmm5, xmm10                                          ;  1420.7 fmul+fadd   45 next
        movaps [rdx - 96], xmm9                                    ;  1417.7 agu1+agu0+fmisc   45 next spill
        movaps xmm9, xmm0                                          ;  1420.7 fmul+fadd   45 next copy
        andps xmm9, xmm7                                           ;  1422.7 fmul+fadd   45 next
        xorps xmm5, xmm9                                           ;  1424.7 fmul+fadd   45 next
        xorps xmm11, xmm9                                          ;  1424.7 fmul+fadd   45 next
        movaps xmm9, xmm6                                          ;  1424.7 fmul+fadd   45 next copy
        andps xmm9, xmm7                                           ;  1426.7 fmul+fadd   45 next
        xorps xmm0, xmm9                                           ;  1428.7 fmul+fadd   45 next
        xorps xmm13, xmm0                                          ;  1430.7 fmul+fadd   45 next
        andps xmm0, xmm6                                           ;  1430.7 fmul+fadd   45 next
        xorps xmm0, [rel misty1_encrypt_compact.T0_constants128]   ;  1432.7 agu2+agu0+fmul+fadd   45 next
        movaps [rbp + 0], xmm9                                     ;  1428.7 agu1+agu0+fmisc   45 next spill
        movaps xmm9, xmm10                                         ;  1430.7 fmul+fadd   45 next copy
        andps xmm9, xmm1                                           ;  1432.7 fmul+fadd   45 next
        movaps [rdx + 0], xmm0                                     ;  1434.7 agu2+agu1+fmisc   45 next spill
        movaps xmm0, xmm3                                          ;  1432.7 fmul+fadd   45 next copy
        orps xmm0, xmm6                                            ;  1434.7 fmul+fadd   45 next
        movaps [rbp - 96], xmm3                                    ;  1433.0 agu0+agu1+fmisc   45 next spill
        movaps xmm3, xmm14                                         ;  1434.7 fmul+fadd   45 next copy
        andps xmm3, xmm7                                           ;  1436.7 fmul+fadd   45 next
        andps xmm14, xmm1                                          ;  1436.7 fmul+fadd   45 next
        movaps [rbp + 16], xmm5                                    ;  1435.7 agu2+agu0+fmisc   45 next spill
        movaps xmm5, xmm2                                          ;  1437.7 fmul+fadd   45 next copy
        andps xmm5, xmm8                                           ;  1439.7 fmul+fadd   45 next
        xorps xmm0, xmm5                                           ;  1441.7 fmul+fadd   45 next
        xorps xmm9, xmm0                                           ;  1443.7 fmul+fadd   45 next
        movaps xmm0, xmm7                                          ;  1441.7 fmul+fadd   45 next copy
        andps xmm0, xmm8                                           ;  1443.7 fmul+fadd   45 next
        movaps xmm5, xmm12                                         ;  1443.7 fmul+fadd   45 next copy
        andps xmm5, xmm8                                           ;  1445.7 fmul+fadd   45 next
        xorps xmm3, xmm5                                           ;  1447.7 fmul+fadd   45 next
        xorps xmm11, xmm3                                          ;  1449.7 fmul+fadd   45 next
        movaps xmm5, xmm2                                          ;  1447.7 fmul+fadd   45 next copy
        andps xmm5, xmm10                                          ;  1449.7 fmul+fadd   45 next
        xorps xmm3, xmm9                                           ;  1449.7 fmul+fadd   45 next
        xorps xmm3, xmm4                                           ;  1451.7 fmul+fadd   45 next
        xorps xmm5, xmm1                                           ;  1451.7 fmul+fadd   45 next
        andps xmm4, xmm8                                           ;  1452.7 fmul+fadd   45 next
        movaps [rdi - 16], xmm3                                    ;  1453.7 agu1+agu0+fmisc   45 next spill
        movaps xmm3, xmm0                                          ;  1453.7 fmul+fadd   45 next copy
        xorps xmm3, xmm6                                           ;  1455.7 fmul+fadd   45 next
        xorps xmm0, xmm2                                           ;  1455.7 fmul+fadd   45 next
        xorps xmm11, xmm0                                          ;  1457.7 fmul+fadd   45 next
        andps xmm3, xmm8                                           ;  1457.7 fmul+fadd   45 next
        andps xmm0, xmm7                                           ;  1458.7 fmul+fadd   45 next
        xorps xmm13, xmm3                                          ;  1459.7 fmul+fadd   45 next
        movaps xmm3, xmm12                                         ;  1460.7 fmul+fadd   45 next copy
        andps xmm3, xmm10                                          ;  1462.7 fmul+fadd   45 next
        xorps xmm3, xmm5                                           ;  1464.7 fmul+fadd   45 next
        xorps xmm11, xmm15                                         ;  1463.7 fmul+fadd   45 next
        xorps xmm5, xmm6                                           ;  1464.7 fmul+fadd   45 next
        xorps xmm4, xmm5                                           ;  1466.7 fmul+fadd   45 next
        andps xmm5, xmm10                                          ;  1466.7 fmul+fadd   45 next
        xorps xmm4, xmm7                                           ;  1468.7 fmul+fadd   45 next
        xorps xmm0, xmm3                                           ;  1468.7 fmul+fadd   45 next
        movaps xmm3, xmm7                                          ;  1469.7 fmul+fadd   45 next copy
        andps xmm3, xmm12                                          ;  1471.7 fmul+fadd   45 next
        andps xmm7, xmm1                                           ;  1471.7 fmul+fadd   45 next
        xorps xmm3, xmm7                                           ;  1473.7 fmul+fadd   45 next
        xorps xmm5, xmm3                                           ;  1475.7 fmul+fadd   45 next
        movaps xmm3, xmm1                                          ;  1474.7 fmul+fadd   45 next copy
        xorps xmm3, xmm10                                          ;  1476.7 fmul+fadd   45 next
        andps xmm3, xmm8                                           ;  1478.7 fmul+fadd   45 next
        xorps xmm3, xmm0                                           ;  1480.7 fmul+fadd   45 next
        xorps xmm5, [rbp + 96]                                     ;  1478.7 agu2+agu0+fmul+fadd   45 next
        xorps xmm7, [rbp + 112]                                    ;  1479.7 agu1+agu0+fmul+fadd   45 next
        xorps xmm0, xmm7                                           ;  1481.7 fmul+fadd   45 next
        movaps xmm7, [rbp + 32]                                    ;  1477.7 agu2+agu0+fmisc   45 next
        andps xmm7, xmm12                                          ;  1481.7 fmul+fadd   45 next
        andps xmm1, [rbp + 32]                                     ;  1482.7 agu1+agu0+fmul+fadd   45 next
        andps xmm6, xmm2                                           ;  1483.7 fmul+fadd   45 next
        xorps xmm1, [rbp + 16]                                     ;  1484.7 agu2+agu0+fmul+fadd   45 next
        andps xmm12, xmm2                                          ;  1485.7 fmul+fadd   45 next
        andps xmm10, [rbp + 32]                                    ;  1486.7 agu1+agu0+fmul+fadd   45 next
        orps xmm8, [rbp - 96]                                      ;  1487.7 agu2+agu0+fmul+fadd   45 next
        xorps xmm6, xmm7                                           ;  1488.7 fmul+fadd   45 next
        movaps [rbp + 16], xmm5                                    ;  1484.7 agu1+agu2+fmisc   45 next spill
        movaps xmm5, [rdx - 32]                                    ;  1486.7 agu0+agu1+fmisc   45 next
        xorps xmm5, xmm4                                           ;  1489.7 fmul+fadd   45 next
        xorps xmm4, xmm0                                           ;  1490.7 fmul+fadd   45 next
        xorps xmm14, xmm4                                          ;  1492.7 fmul+fadd   45 next
        xorps xmm14, xmm1                                          ;  1494.7 fmul+fadd   45 next
        movaps xmm4, [rdx + 0]                                     ;  1489.0 agu2+agu0+fmisc   45 next reload
        xorps xmm12, xmm4                                          ;  1493.7 fmul+fadd   45 next
        xorps xmm7, xmm10                                          ;  1494.7 fmul+fadd   45 next
        xorps xmm6, [rbp - 96]                                     ;  1495.7 agu1+agu0+fmul+fadd   45 next
        xorps xmm9, xmm5                                           ;  1496.7 fmul+fadd   45 next
        xorps xmm8, xmm6                                           ;  1497.7 fmul+fadd   45 next
        xorps xmm10, xmm12                                         ;  1498.7 fmul+fadd   45 next
        xorps xmm12, [rdx - 96]                                    ;  1499.7 agu2+agu0+fmul+fadd   45 next
        xorps xmm11, xmm7                                          ;  1500.7 fmul+fadd   45 next
        xorps xmm12, [rdi - 16]                                    ;  1501.7 agu1+agu0+fmul+fadd   45 next
        xorps xmm7, [rdx - 32]                                     ;  1502.7 agu2+agu0+fmul+fadd   45 next
        movaps xmm5, [rbp + 32]                                    ;  1498.7 agu1+agu2+fmisc   48 next reload
        andps xmm2, xmm5                                           ;  1503.7 fmul+fadd   45 next
        xorps xmm15, xmm2                                          ;  1505.7 fmul+fadd   45 next
        xorps xmm1, xmm4                                           ;  1505.7 fmul+fadd   45 next
        xorps xmm2, xmm3                                           ;  1506.7 fmul+fadd   45 next
        xorps xmm3, xmm8                                           ;  1507.7 fmul+fadd   45 next
        xorps xmm3, [rbp + 0]                                      ;  1509.7 agu0+agu1+fmul+fadd   45 next
        xorps xmm13, xmm1                                          ;  1509.7 fmul+fadd   45 next
        xorps xmm8, [rbp + 96]                                     ;  1510.7 agu2+agu0+fmul+fadd   45 next
        xorps xmm11, [rbp + 112]                                   ;  1511.7 agu1+agu0+fmul+fadd   45 next
        xorps xmm7, [rbp + 16]                                     ;  1512.7 agu2+agu1+fmul+fadd   45 next
        xorps xmm9, [rbp - 96]                                     ;  1513.7 agu0+agu2+fmul+fadd   45 next
        xorps xmm5, xmm15                                          ;  1514.7 fmul+fadd   45 next
        xorps xmm10, xmm2                                          ;  1515.7 fmul+fadd   45 next
        xorps xmm8, xmm5                                           ;  1516.7 fmul+fadd   45 next
        xorps xmm0, xmm10                                          ;  1517.7 fmul+fadd   45 next
        movaps xmm15, [rbp - 128]                                  ;  1513.7 agu1+agu0+fmisc   48 next reload
        xorps xmm0, xmm15                                          ;  1519.7 fmul+fadd   45 next
        movaps xmm1, [rbp - 64]                                    ;  1515.7 agu2+agu0+fmisc   48 next reload
        xorps xmm13, xmm1                                          ;  1519.7 fmul+fadd   45 next
        movaps xmm2, [rbp - 48]                                    ;  1517.7 agu1+agu0+fmisc   48 next reload
        xorps xmm14, xmm2                                          ;  1520.7 fmul+fadd   45 next
        movaps xmm4, [rbp + 48]                                    ;  1519.7 agu2+agu0+fmisc   48 next reload
        xorps xmm3, xmm4                                           ;  1521.7 fmul+fadd   45 next
        movaps xmm5, [rdx + 32]                                    ;  1521.7 agu1+agu0+fmisc+fmul   48 next reload
        xorps xmm8, xmm5                                           ;  1523.7 fadd+fmul   45 next
        movaps xmm6, [rbp - 32]                                    ;  1522.7 agu2+agu0+fmisc   48 next reload
        xorps xmm11, xmm6                                          ;  1524.7 fadd+fmul   45 next
        movaps xmm10, [rdi - 32]                                   ;  1524.7 agu1+agu0+fmisc+fadd   48 next reload
        xorps xmm12, xmm10                                         ;  1526.7 fmul+fadd   45 next
        xorps xmm0, [rdi - 128]                                    ;  1526.7 agu2+agu0+fmul+fadd   54 next
        xorps xmm13, [rdi - 64]                                    ;  1527.7 agu1+agu0+fmul+fadd   54 next
        xorps xmm14, [rdx + 64]                                    ;  1528.7 agu2+agu1+fmul+fadd   54 next
        xorps xmm3, [rdi - 80]                                     ;  1529.7 agu0+agu2+fmul+fadd   54 next
        xorps xmm8, [rbp + 64]                                     ;  1530.7 agu1+agu0+fmul+fadd   54 next
        xorps xmm11, [rbp - 112]                                   ;  1531.7 agu2+agu1+fmul+fadd   54 next
        xorps xmm12, [rdx + 80]                                    ;  1532.7 agu0+agu2+fmul+fadd   54 next
        xorps xmm7, [rbp + 80]                                     ;  1533.7 agu1+agu0+fmul+fadd   54 next
        xorps xmm9, [rbp - 16]                                     ;  1534.7 agu2+agu1+fmul+fadd   54 next
        xorps xmm15, [rdx - 16]                                    ;  1535.7 agu0+agu2+fmul+fadd   54 next
        xorps xmm1, [rbp - 80]                                     ;  1536.7 agu1+agu0+fmul+fadd   54 next
        xorps xmm2, [rdx - 64]                                     ;  1537.7 agu2+agu0+fmul+fadd   54 next
        xorps xmm4, [rdx - 80]                                     ;  1538.7 agu1+agu0+fmul+fadd   54 next
        xorps xmm5, [rdx - 48]                                     ;  1539.7 agu2+agu0+fmul+fadd   54 next
        xorps xmm6, [rdx - 112]                                    ;  1540.7 agu1+agu0+fmul+fadd   54 next
        xorps xmm10, [rdx + 16]                                    ;  1541.7 agu2+agu0+fmul+fadd   54 next
        movaps [rdi - 32], xmm10                                   ;  1543.7 agu1+agu0+fmisc   54 next spill
        movaps xmm10, [rdi - 128]                                  ;  1539.7 agu2+agu0+fmisc   58 r
        xorps xmm10, [r9]                                          ;  1542.7 agu1+agu0+fmul+fadd   58 r
        movaps [rdi - 128], xmm6                                   ;  1542.7 agu2+agu0+fmisc   54 next spill
        movaps xmm6, [rdi - 64]                                    ;  1542.7 agu1+agu0+fmul+fmisc   58 r
        xorps xmm6, [r9 + 16]                                      ;  1544.7 agu2+agu1+fadd+fmul   58 r
        movaps [rdi - 64], xmm5                                    ;  1544.7 agu0+agu2+fmisc   54 next spill
        movaps xmm5, [rdx + 64]                                    ;  1544.7 agu1+agu0+fadd+fmul   58 r
        xorps xmm5, [r9 + 32]                                      ;  1546.7 agu2+agu1+fadd+fmul   58 r
        movaps [rdx + 64], xmm4                                    ;  1546.7 agu0+agu2+fmisc   54 next spill
        movaps xmm4, [rdi - 80]                                    ;  1546.7 agu1+agu0+fadd+fmul   58 r
        xorps xmm4, [r9 + 48]                                      ;  1548.7 agu2+agu1+fadd+fmul   58 r
        movaps [rdi - 80], xmm2                                    ;  1548.7 agu0+agu2+fmisc   54 next spill
        movaps xmm2, [rbp + 64]                                    ;  1548.7 agu1+agu0+fadd+fmul   58 r
        xorps xmm2, [r9 + 64]                                      ;  1550.7 agu2+agu1+fadd+fmul   58 r
        xorps xmm10, [rbx - 16]                                    ;  1550.7 agu0+agu2+fadd+fmul  108 r
        movaps [rbx - 16], xmm10                                   ;  1552.7 agu1+agu0+fmisc  108 r spill
        movaps xmm10, [rbp - 112]                                  ;  1551.7 agu2+agu1+fadd+fmul   58 r
        xorps xmm10, [r9 + 80]                                     ;  1553.7 agu0+agu2+fadd+fmul   58 r
        xorps xmm6, [rbx - 32]                                     ;  1553.7 agu1+agu0+fadd+fmul  108 r
        movaps [rbx - 32], xmm6                                    ;  1555.7 agu2+agu1+fmisc  108 r spill
        movaps xmm6, [rdx + 80]                                    ;  1554.7 agu0+agu2+fmisc+fadd   58 r
        xorps xmm6, [r9 + 96]                                      ;  1556.7 agu1+agu0+fmul+fadd   58 r
        movaps [rdx + 80], xmm1                                    ;  1555.7 agu2+agu1+fmisc   54 next spill
        movaps xmm1, [rbp + 80]                                    ;  1556.7 agu0+agu2+fmul+fadd   58 r
        xorps xmm1, [r9 + 112]                                     ;  1558.7 agu1+agu0+fmul+fadd   58 r
        xorps xmm5, [rbx - 48]                                     ;  1558.7 agu2+agu1+fmul+fadd  108 r
        movaps [rbx - 48], xmm5                                    ;  1560.7 agu0+agu2+fmisc  108 r spill
        movaps xmm5, [rbp - 16]                                    ;  1558.7 agu1+agu0+fmul+fmisc   58 r
        xorps xmm5, [r9 + 128]                                     ;  1560.7 agu2+agu1+fadd+fmul   58 r
        xorps xmm4, [rbx - 64]                                     ;  1560.7 agu0+agu2+fadd+fmul  108 r
        movaps [rbx - 64], xmm4                                    ;  1562.7 agu1+agu0+fmisc  108 r spill
        movaps xmm4, [rdx - 16]                                    ;  1561.7 agu2+agu1+fadd+fmul   58 r
        xorps xmm4, [r9 + 144]                                     ;  1563.7 agu0+agu2+fadd+fmul   58 r
        xorps xmm2, [rbx - 80]                                     ;  1563.7 agu1+agu0+fadd+fmul  108 r
        movaps [rbx - 80], xmm2                                    ;  1565.7 agu2+agu1+fmisc  108 r spill
        movaps xmm2, [rbp - 80]                                    ;  1564.7 agu0+agu2+fmisc+fadd   58 r
        xorps xmm2, [r9 + 160]                                     ;  1566.7 agu1+agu0+fmul+fadd   58 r
        xorps xmm10, [rbx - 96]                                    ;  1566.7 agu2+agu1+fmul+fadd  108 r
        movaps [rbx - 96], xmm10                                   ;  1568.7 agu0+agu2+fmisc  108 r spill
        movaps xmm10, [rdx - 64]                                   ;  1566.7 agu1+agu0+fmul+fmisc   58 r
        xorps xmm10, [r9 + 176]                                    ;  1568.7 agu2+agu1+fadd+fmul   58 r
        xorps xmm6, [rdx + 112]                                    ;  1568.7 agu0+agu2+fadd+fmul  108 r
        xorps xmm1, [rbx - 112]                                    ;  1569.7 agu1+agu0+fadd+fmul  108 r
        movaps [rbx - 112], xmm1                                   ;  1571.7 agu2+agu1+fmisc  108 r spill
        movaps xmm1, [rdx - 80]                                    ;  1570.7 agu0+agu2+fmisc+fadd   58 r
        xorps xmm1, [r9 + 192]                                     ;  1572.7 agu1+agu0+fmul+fadd   58 r
        xorps xmm5, [rbx - 128]                                    ;  1572.7 agu2+agu1+fmul+fadd  108 r
        movaps [rbx - 128], xmm5                                   ;  1574.7 agu0+agu2+fmisc  108 r spill
        movaps xmm5, [rdx - 48]                                    ;  1572.7 agu1+agu0+fmul+fmisc   58 r
        xorps xmm5, [r9 + 208]                                     ;  1574.7 agu2+agu1+fadd+fmul   58 r
        xorps xmm4, [rax + 112]                                    ;  1574.7 agu0+agu2+fadd+fmul  108 r
        movaps [rax + 112], xmm4                                   ;  1576.7 agu1+agu0+fmisc  108 r spill
        movaps xmm4, [rdx - 112]                                   ;  1575.7 agu2+agu1+fadd+fmul   58 r
        xorps xmm4, [r9 + 224]                                     ;  1577.7 agu0+agu2+fadd+fmul   58 r
        xorps xmm2, [rax + 96]                                     ;  1577.7 agu1+agu0+fadd+fmul  108 r
        movaps [rax + 96], xmm2                                    ;  1579.7 agu2+agu1+fmisc  108 r spill
        movaps xmm2, [rdx + 16]                                    ;  1578.7 agu0+agu2+fmisc+fadd   58 r
        xorps xmm2, [r9 + 240]                                     ;  1580.7 agu1+agu0+fmul+fadd   58 r
        xorps xmm10, [rdx + 48]                                    ;  1580.7 agu2+agu1+fmul+fadd  108 r
        xorps xmm1, [rdi - 112]                                    ;  1581.7 agu0+agu2+fmul+fadd  108 r
        xorps xmm5, [rdi + 0]                                      ;  1582.7 agu1+agu0+fmul+fadd  108 r
        xorps xmm4, [rdi - 96]                                     ;  1583.7 agu2+agu1+fmul+fadd  108 r
        xorps xmm2, [rbp + 1424]                                   ;  1584.7 agu0+agu2+fmul+fadd  108 r
        xorps xmm0, [rbx + 64]                                     ;  1585.7 agu1+agu0+fmul+fadd  108 r
        xorps xmm13, [rbx + 80]                                    ;  1586.7 agu2+agu1+fmul+fadd  108 r
        xorps xmm14, [rbx + 96]                                    ;  1587.7 agu0+agu2+fmul+fadd  108 r
        xorps xmm3, [rbx + 112]                                    ;  1588.7 agu1+agu0+fmul+fadd  108 r
        xorps xmm8, [rdx + 96]                                     ;  1589.7 agu2+agu1+fmul+fadd  108 r
        xorps xmm11, [rcx - 32]                                    ;  1590.7 agu0+agu2+fmul+fadd  108 r
        xorps xmm12, [rcx - 16]                                    ;  1591.7 agu1+agu0+fmul+fadd  108 r
        xorps xmm7, [rcx + 0]                                      ;  1592.7 agu2+agu0+fmul+fadd  108 r
        xorps xmm9, [rbp + 1408]                                   ;  1593.7 agu1+agu0+fmul+fadd  108 r
        xorps xmm15, [rcx + 16]                                    ;  1594.7 agu2+agu0+fmul+fadd  108 r
        movaps [rcx + 16], xmm15                                   ;  1596.7 agu1+agu0+fmisc  108 r spill
        movaps xmm15, [rcx + 32]                                   ;  1592.7 agu2+agu0+fmisc  108 r
        xorps xmm15, [rdx + 80]                                    ;  1595.7 agu1+agu0+fmul+fadd  108 r
        movaps [rdx + 80], xmm15                                   ;  1597.7 agu2+agu0+fmisc  108 r spill
        movaps xmm15, [rcx + 48]                                   ;  1595.7 agu1+agu0+fmul+fmisc  108 r
        xorps xmm15, [rdi - 80]                                    ;  1597.7 agu2+agu1+fadd+fmul  108 r
        movaps [rdi - 80], xmm15                                   ;  1599.7 agu0+agu2+fmisc  108 r spill
        movaps xmm15, [rcx + 64]                                   ;  1597.7 agu1+agu0+fadd+fmul  108 r
        xorps xmm15, [rdx + 64]                                    ;  1599.7 agu2+agu1+fadd+fmul  108 r
        movaps [rdx + 64], xmm15                                   ;  1601.7 agu0+agu2+fmisc  108 r spill
        movaps xmm15, [rcx + 80]                                   ;  1599.7 agu1+agu0+fadd+fmul  108 r
        xorps xmm15, [rdi - 64]                                    ;  1601.7 agu2+agu1+fadd+fmul  108 r
        movaps [rdi - 64], xmm15                                   ;  1603.7 agu0+agu2+fmisc  108 r spill
        movaps xmm15, [rcx + 96]                                   ;  1601.7 agu1+agu0+fadd+fmul  108 r
        xorps xmm15, [rdi - 128]                                   ;  1603.7 agu2+agu1+fadd+fmul  108 r
        movaps [rdi - 128], xmm15                                  ;  1605.7 agu0+agu2+fmisc  108 r spill
        movaps xmm15, [rdi + 48]                                   ;  1603.7 agu1+agu0+fadd+fmul  108 r
        xorps xmm15, [rdi - 32]                                    ;  1605.7 agu2+agu1+fadd+fmul  108 r
        movaps [rdi - 32], xmm15                                   ;  1607.7 agu0+agu2+fmisc  108 r spill
        movaps xmm15, [rbx - 16]                                   ;  1605.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm15, [r10 + 256]                                   ;  1607.7 agu2+agu1+fadd+fmul   54 next
        movaps [rdi + 48], xmm9                                    ;  1607.7 agu0+agu2+fmisc  108 r spill
        movaps xmm9, [rbx - 32]                                    ;  1607.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm9, [r10 + 272]                                    ;  1609.7 agu2+agu1+fadd+fmul   54 next
        movaps [rcx + 96], xmm7                                    ;  1609.7 agu0+agu2+fmisc  108 r spill
        movaps xmm7, [rbx - 48]                                    ;  1609.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm7, [r10 + 288]                                    ;  1611.7 agu2+agu1+fadd+fmul   54 next
        movaps [rcx + 80], xmm12                                   ;  1611.7 agu0+agu2+fmisc  108 r spill
        movaps xmm12, [rbx - 64]                                   ;  1611.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm12, [r10 + 304]                                   ;  1613.7 agu2+agu1+fadd+fmul   54 next
        movaps [rcx + 64], xmm11                                   ;  1613.7 agu0+agu2+fmisc  108 r spill
        movaps xmm11, [rbx - 80]                                   ;  1613.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm11, [r10 + 320]                                   ;  1615.7 agu2+agu1+fadd+fmul   54 next
        movaps [rcx + 48], xmm8                                    ;  1615.7 agu0+agu2+fmisc  108 r spill
        movaps xmm8, [rbx - 96]                                    ;  1615.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm8, [r10 + 336]                                    ;  1617.7 agu2+agu1+fadd+fmul   54 next
        movaps [rcx + 32], xmm3                                    ;  1617.7 agu0+agu2+fmisc  108 r spill
        movaps xmm3, xmm6                                          ;  1617.7 fadd+fmul   54 next copy
        xorps xmm3, [r10 + 352]                                    ;  1619.7 agu1+agu0+fadd+fmul   54 next
        movaps [rbp + 1408], xmm6                                  ;  1619.7 agu2+agu0+fmisc  108 r spill
        movaps xmm6, [rbx - 112]                                   ;  1619.7 agu1+agu2+fadd+fmul   54 next
        xorps xmm6, [r10 + 368]                                    ;  1621.7 agu0+agu1+fadd+fmul   54 next
        movaps [rcx + 0], xmm14                                    ;  1621.7 agu2+agu0+fmisc  108 r spill
        movaps xmm14, [rbx - 128]                                  ;  1621.7 agu1+agu2+fadd+fmul   54 next
        xorps xmm14, [r10 + 384]                                   ;  1623.7 agu0+agu1+fadd+fmul   54 next
        movaps [rcx - 16], xmm13                                   ;  1623.7 agu2+agu0+fmisc  108 r spill
        movaps xmm13, [rax + 112]                                  ;  1623.7 agu1+agu2+fadd+fmul   54 next
        xorps xmm13, [r10 + 400]                                   ;  1625.7 agu0+agu1+fadd+fmul   54 next
        movaps [rcx - 32], xmm0                                    ;  1625.7 agu2+agu0+fmisc  108 r spill
        movaps xmm0, [rax + 96]                                    ;  1625.7 agu1+agu2+fadd+fmul   54 next
        xorps xmm0, [r10 + 416]                                    ;  1627.7 agu0+agu1+fadd+fmul   54 next
        movaps [rdx + 96], xmm7                                    ;  1627.7 agu2+agu0+fmisc   54 next spill
        movaps xmm7, xmm10                                         ;  1627.7 fadd+fmul   54 next copy
        xorps xmm7, [r10 + 432]                                    ;  1629.7 agu1+agu2+fadd+fmul   54 next
        movaps [rbx + 112], xmm10                                  ;  1629.7 agu0+agu1+fmisc  108 r spill
        movaps xmm10, xmm1                                         ;  1629.7 fadd+fmul   54 next copy
        xorps xmm10, [r10 + 448]                                   ;  1631.7 agu2+agu0+fadd+fmul   54 next
        movaps [rbx + 96], xmm1                                    ;  1631.7 agu1+agu0+fmisc  108 r spill
        movaps xmm1, xmm5                                          ;  1631.7 fadd+fmul   54 next copy
        xorps xmm1, [r10 + 464]                                    ;  1633.7 agu2+agu1+fadd+fmul   54 next
        movaps [rbx + 80], xmm5                                    ;  1633.7 agu0+agu1+fmisc  108 r spill
        movaps xmm5, xmm4                                          ;  1633.7 fadd+fmul   54 next copy
        xorps xmm5, [r10 + 480]                                    ;  1635.7 agu2+agu0+fadd+fmul   54 next
        movaps [rbx + 64], xmm4                                    ;  1635.7 agu1+agu0+fmisc  108 r spill
        movaps xmm4, xmm2                                          ;  1635.7 fadd+fmul   54 next copy
        xorps xmm4, [r10 + 496]                                    ;  1637.7 agu2+agu1+fadd+fmul   54 next
        movaps [rbp + 1424], xmm2                                  ;  1637.7 agu0+agu1+fmisc  108 r spill
        movaps xmm2, xmm1                                          ;  1637.7 fadd+fmul   41 next copy
        xorps xmm2, xmm6                                           ;  1639.7 fadd+fmul   41 next
        movaps [rdi - 96], xmm12                                   ;  1639.7 agu2+agu0+fmisc   54 next spill
        movaps xmm12, xmm0                                         ;  1639.7 fadd+fmul   41 next copy
        andps xmm12, xmm5                                          ;  1641.7 fadd+fmul   41 next
        movaps [rdi + 0], xmm9                                     ;  1641.7 agu1+agu0+fmisc   54 next spill
        movaps xmm9, xmm14                                         ;  1641.7 fadd+fmul   41 next copy
        xorps xmm9, xmm10                                          ;  1643.7 fadd+fmul   41 next
        movaps [rdi - 112], xmm3                                   ;  1643.7 agu2+agu0+fmisc   54 next spill
        movaps xmm3, xmm4                                          ;  1643.7 fadd+fmul   41 next copy
        andps xmm3, xmm5                                           ;  1645.7 fadd+fmul   41 next
        movaps [rdx + 48], xmm8                                    ;  1645.7 agu1+agu0+fmisc   54 next spill
        movaps xmm8, xmm1                                          ;  1645.7 fadd+fmul   41 next copy
        andps xmm8, xmm0                                           ;  1647.7 fadd+fmul   41 next
        movaps [rdx + 16], xmm15                                   ;  1647.7 agu2+agu0+fmisc   54 next spill
        movaps xmm15, xmm5                                         ;  1647.7 fadd+fmul   41 next copy
        andps xmm15, xmm6                                          ;  1649.7 fadd+fmul   41 next
        xorps xmm8, xmm15                                          ;  1651.7 fadd+fmul   41 next
        movaps xmm15, xmm1                                         ;  1650.7 fadd+fmul   41 next copy
        andps xmm15, xmm7                                          ;  1652.7 fadd+fmul   41 next
        xorps xmm8, [rel misty1_encrypt_compact.T0_constants128]   ;  1653.7 agu1+agu0+fadd+fmul   41 next
        movaps [rdx - 112], xmm11                                  ;  1650.7 agu2+agu0+fmisc   54 next spill
        movaps xmm11, xmm2                                         ;  1653.7 fadd+fmul   41 next copy
        xorps xmm11, xmm0                                          ;  1655.7 fadd+fmul   41 next
        movaps [rdx - 48], xmm8                                    ;  1655.7 agu1+agu2+fmisc   41 next spill
        movaps xmm8, xmm13                                         ;  1655.7 fadd+fmul   41 next copy
        andps xmm8, xmm11                                          ;  1657.7 fadd+fmul   41 next
        movaps [rdx - 80], xmm12                                   ;  1654.7 agu0+agu1+fmisc   41 next spill
        movaps xmm12, xmm4                                         ;  1657.7 fadd+fmul   41 next copy
        andps xmm12, xmm6                                          ;  1659.7 fadd+fmul   41 next
        xorps xmm12, xmm5                                          ;  1661.7 fadd+fmul   41 next
        xorps xmm8, xmm12                                          ;  1663.7 fadd+fmul   41 next
        movaps [rdx + 112], xmm1                                   ;  1658.0 agu2+agu0+fmisc   54 next spill
        movaps xmm1, xmm0                                          ;  1661.7 fadd+fmul   41 next copy
        andps xmm1, xmm13                                          ;  1663.7 fadd+fmul   41 next
        xorps xmm1, xmm9                                           ;  1665.7 fadd+fmul   41 next
        movaps [rdx - 64], xmm1                                    ;  1667.7 agu1+agu0+fmisc   41 next spill
        movaps xmm1, xmm0                                          ;  1664.7 fadd+fmul   41 next copy
        andps xmm1, xmm6                                           ;  1666.7 fadd+fmul   41 next
        xorps xmm15, xmm1                                          ;  1668.7 fadd+fmul   41 next
        xorps xmm15, xmm3                                          ;  1670.7 fadd+fmul   41 next
        movaps xmm1, xmm0                                          ;  1668.7 fadd+fmul   41 next copy
        andps xmm1, xmm14                                          ;  1670.7 fadd+fmul   41 next
        movaps [rbp - 80], xmm3                                    ;  1667.7 agu2+agu0+fmisc   41 next spill
        movaps xmm3, xmm0                                          ;  1670.7 fadd+fmul   41 next copy
        andps xmm3, xmm7                                           ;  1672.7 fadd+fmul   41 next
        xorps xmm1, xmm3                                           ;  1674.7 fadd+fmul   41 next
        xorps xmm12, xmm3                                          ;  1674.7 fadd+fmul   41 next
        movaps xmm3, xmm4                                          ;  1674.7 fadd+fmul   41 next copy
        andps xmm3, xmm7                                           ;  1676.7 fadd+fmul   41 next
        xorps xmm0, xmm3                                           ;  1678.7 fadd+fmul   41 next
        xorps xmm8, xmm0                                           ;  1680.7 fadd+fmul   41 next
        andps xmm0, xmm4                                           ;  1680.7 fadd+fmul   41 next
        xorps xmm0, [rel misty1_encrypt_compact.T0_constants128]   ;  1682.7 agu1+agu0+fadd+fmul   41 next
        movaps [rdx - 16], xmm3                                    ;  1678.7 agu2+agu0+fmisc   41 next spill
        movaps xmm3, xmm14                                         ;  1680.7 fadd+fmul   41 next copy
        andps xmm3, xmm6                                           ;  1682.7 fadd+fmul   41 next
        movaps [rbp - 16], xmm0                                    ;  1684.7 agu1+agu2+fmisc   41 next spill
        movaps xmm0, xmm11                                         ;  1682.7 fadd+fmul   41 next copy
        orps xmm0, xmm4                                            ;  1684.7 fadd+fmul   41 next
        movaps [rbp + 80], xmm11                                   ;  1683.0 agu0+agu1+fmisc   41 next spill
        movaps xmm11, xmm9                                         ;  1684.7 fadd+fmul   41 next copy
        andps xmm11, xmm7                                          ;  1686.7 fadd+fmul   41 next
        andps xmm9, xmm6                                           ;  1686.7 fadd+fmul   41 next
        movaps [rbp - 112], xmm1                                   ;  1685.7 agu2+agu0+fmisc   41 next spill
        movaps xmm1, xmm13                                         ;  1687.7 fadd+fmul   41 next copy
        andps xmm1, xmm10                                          ;  1689.7 fadd+fmul   41 next
        xorps xmm0, xmm1                                           ;  1691.7 fadd+fmul   41 next
        xorps xmm3, xmm0                                           ;  1693.7 fadd+fmul   41 next
        movaps xmm0, xmm7                                          ;  1691.7 fadd+fmul   41 next copy
        andps xmm0, xmm10                                          ;  1693.7 fadd+fmul   41 next
        movaps xmm1, xmm5                                          ;  1693.7 fadd+fmul   41 next copy
        andps xmm1, xmm10                                          ;  1695.7 fadd+fmul   41 next
        xorps xmm11, xmm1                                          ;  1697.7 fadd+fmul   41 next
        xorps xmm12, xmm11                                         ;  1699.7 fadd+fmul   41 next
        movaps xmm1, xmm13                                         ;  1697.7 fadd+fmul   41 next copy
        andps xmm1, xmm14                                          ;  1699.7 fadd+fmul   41 next
        xorps xmm11, xmm3                                          ;  1699.7 fadd+fmul   41 next
        xorps xmm11, xmm2                                          ;  1701.7 fadd+fmul   41 next
        xorps xmm1, xmm6                                           ;  1701.7 fadd+fmul   41 next
        andps xmm2, xmm10                                          ;  1702.7 fadd+fmul   41 next
        movaps [rbp + 64], xmm11                                   ;  1703.7 agu1+agu0+fmisc   41 next spill
        movaps xmm11, xmm0                                         ;  1703.7 fadd+fmul   41 next copy
        xorps xmm11, xmm4                                          ;  1705.7 fadd+fmul   41 next
        xorps xmm0, xmm13                                          ;  1705.7 fadd+fmul   41 next
        xorps xmm12, xmm0                                          ;  1707.7 fadd+fmul   41 next
        andps xmm11, xmm10                                         ;  1707.7 fadd+fmul   41 next
        andps xmm0, xmm7                                           ;  1708.7 fadd+fmul   41 next
        xorps xmm8, xmm11                                          ;  1709.7 fadd+fmul   41 next
        movaps xmm11, xmm5                                         ;  1710.7 fadd+fmul   41 next copy
        andps xmm11, xmm14                                         ;  1712.7 fadd+fmul   41 next
        xorps xmm11, xmm1                                          ;  1714.7 fadd+fmul   41 next
        xorps xmm12, xmm15                                         ;  1713.7 fadd+fmul   41 next
        xorps xmm1, xmm4                                           ;  1714.7 fadd+fmul   41 next
        xorps xmm2, xmm1                                           ;  1716.7 fadd+fmul   41 next
        andps xmm1, xmm14                                          ;  1716.7 fadd+fmul   41 next
        xorps xmm2, xmm7                                           ;  1718.7 fadd+fmul   41 next
        xorps xmm0, xmm11                                          ;  1718.7 fadd+fmul   41 next
        movaps xmm11, xmm7                                         ;  1719.7 fadd+fmul   41 next copy
        andps xmm11, xmm5                                          ;  1721.7 fadd+fmul   41 next
        andps xmm7, xmm6                                           ;  1721.7 fadd+fmul   41 next
        xorps xmm11, xmm7                                          ;  1723.7 fadd+fmul   41 next
        xorps xmm1, xmm11                                          ;  1725.7 fadd+fmul   41 next
        movaps xmm11, xmm6                                         ;  1724.7 fadd+fmul   41 next copy
        xorps xmm11, xmm14                                         ;  1726.7 fadd+fmul   41 next
        andps xmm11, xmm10                                         ;  1728.7 fadd+fmul   41 next
        xorps xmm11, xmm0                                          ;  1730.7 fadd+fmul   41 next
        xorps xmm1, [rdx - 64]                                     ;  1728.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm7, [rdx - 80]                                     ;  1729.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm0, xmm7                                           ;  1731.7 fadd+fmul   41 next
        movaps xmm7, [rdx + 112]                                   ;  1727.7 agu2+agu0+fmisc   41 next
        andps xmm7, xmm5                                           ;  1731.7 fadd+fmul   41 next
        andps xmm6, [rdx + 112]                                    ;  1732.7 agu1+agu0+fadd+fmul   41 next
        andps xmm4, xmm13                                          ;  1733.7 fadd+fmul   41 next
        xorps xmm6, [rbp - 112]                                    ;  1734.7 agu2+agu0+fadd+fmul   41 next
        andps xmm5, xmm13                                          ;  1735.7 fadd+fmul   41 next
        andps xmm14, [rdx + 112]                                   ;  1736.7 agu1+agu0+fadd+fmul   41 next
        orps xmm10, [rbp + 80]                                     ;  1737.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm4, xmm7                                           ;  1738.7 fadd+fmul   41 next
        xorps xmm5, [rbp - 16]                                     ;  1739.7 agu1+agu2+fadd+fmul   41 next
        movaps [rbp - 112], xmm1                                   ;  1735.7 agu0+agu1+fmisc   41 next spill
        movaps xmm1, [rdx - 48]                                    ;  1737.7 agu2+agu0+fmisc   41 next
        xorps xmm1, xmm2                                           ;  1740.7 fadd+fmul   41 next
        xorps xmm2, xmm0                                           ;  1741.7 fadd+fmul   41 next
        xorps xmm9, xmm2                                           ;  1743.7 fadd+fmul   41 next
        xorps xmm9, xmm6                                           ;  1745.7 fadd+fmul   41 next
        xorps xmm7, xmm14                                          ;  1744.7 fadd+fmul   41 next
        movaps xmm2, [rbp + 80]                                    ;  1740.7 agu1+agu0+fmisc   41 next reload
        xorps xmm4, xmm2                                           ;  1745.7 fadd+fmul   41 next
        xorps xmm10, xmm4                                          ;  1747.7 fadd+fmul   41 next
        xorps xmm3, xmm1                                           ;  1747.7 fadd+fmul   41 next
        xorps xmm14, xmm5                                          ;  1748.7 fadd+fmul   41 next
        xorps xmm5, [rbp - 80]                                     ;  1749.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm12, xmm7                                          ;  1750.7 fadd+fmul   41 next
        xorps xmm5, [rbp + 64]                                     ;  1751.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm7, [rdx - 48]                                     ;  1752.7 agu2+agu0+fadd+fmul   41 next
        movaps xmm1, [rdx + 112]                                   ;  1749.3 agu1+agu0+fmisc   54 next reload
        andps xmm13, xmm1                                          ;  1753.7 fadd+fmul   41 next
        xorps xmm15, xmm13                                         ;  1755.7 fadd+fmul   41 next
        xorps xmm6, [rbp - 16]                                     ;  1755.7 agu2+agu1+fadd+fmul   41 next
        xorps xmm13, xmm11                                         ;  1756.7 fadd+fmul   41 next
        xorps xmm11, xmm10                                         ;  1757.7 fadd+fmul   41 next
        xorps xmm11, [rdx - 16]                                    ;  1759.7 agu0+agu1+fadd+fmul   41 next
        xorps xmm8, xmm6                                           ;  1759.7 fadd+fmul   41 next
        xorps xmm10, [rdx - 64]                                    ;  1760.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm12, [rdx - 80]                                    ;  1761.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm3, xmm2                                           ;  1762.7 fadd+fmul   41 next
        xorps xmm7, [rbp - 112]                                    ;  1763.7 agu2+agu1+fadd+fmul   41 next
        xorps xmm1, xmm15                                          ;  1764.7 fadd+fmul   41 next
        xorps xmm14, xmm13                                         ;  1765.7 fadd+fmul   41 next
        xorps xmm10, xmm1                                          ;  1766.7 fadd+fmul   41 next
        xorps xmm0, xmm14                                          ;  1767.7 fadd+fmul   41 next
        movaps xmm14, [rdx - 112]                                  ;  1763.7 agu0+agu1+fmisc   41 next
        movaps xmm15, [rdx + 16]                                   ;  1765.7 agu2+agu0+fmisc   54 next reload
        andps xmm14, xmm15                                         ;  1768.7 fadd+fmul   41 next
        movaps xmm1, [rdx + 48]                                    ;  1767.7 agu1+agu0+fmisc   41 next
        andps xmm1, xmm15                                          ;  1769.7 fadd+fmul   41 next
        movaps xmm2, [rdi - 112]                                   ;  1769.7 agu2+agu0+fmisc   41 next
        movaps xmm4, [rdi + 0]                                     ;  1770.7 agu1+agu0+fadd+fmul   54 next reload
        andps xmm2, xmm4                                           ;  1772.7 fadd+fmul   41 next
        movaps xmm6, [rdi - 96]                                    ;  1771.7 agu2+agu1+fmisc   41 next
        andps xmm6, xmm15                                          ;  1773.7 fadd+fmul   41 next
        movaps xmm13, [rdx - 112]                                  ;  1773.7 agu0+agu1+fmisc+fadd   41 next
        andps xmm13, [rdi - 96]                                    ;  1775.7 agu2+agu0+fmul+fadd   41 next
        movaps [rdx + 112], xmm3                                   ;  1774.7 agu1+agu2+fmisc   41 next spill
        movaps xmm3, [rdi - 112]                                   ;  1775.7 agu0+agu1+fmul+fadd   41 next
        andps xmm3, [rdi - 96]                                     ;  1777.7 agu2+agu0+fmul+fadd   41 next
        movaps [rbp - 112], xmm7                                   ;  1776.7 agu1+agu2+fmisc   41 next spill
        movaps xmm7, [rdx + 48]                                    ;  1777.7 agu0+agu1+fmul+fadd   41 next
        andps xmm7, [rdx + 96]                                     ;  1779.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm2, xmm7                                           ;  1781.7 fmul+fadd   41 next
        andps xmm7, xmm4                                           ;  1781.7 fmul+fadd   41 next
        movaps [rbp + 80], xmm5                                    ;  1778.7 agu1+agu2+fmisc   41 next spill
        movaps xmm5, xmm6                                          ;  1781.7 fmul+fadd   41 next copy
        xorps xmm5, xmm4                                           ;  1783.7 fmul+fadd   41 next
        movaps [rdx - 80], xmm12                                   ;  1780.7 agu0+agu1+fmisc   41 next spill
        movaps xmm12, [rdi - 112]                                  ;  1782.7 agu2+agu0+fmisc+fmul   41 next
        andps xmm12, xmm1                                          ;  1784.7 fadd+fmul   41 next
        movaps [rdx - 64], xmm10                                   ;  1783.7 agu1+agu2+fmisc   41 next spill
        movaps xmm10, [rdx - 112]                                  ;  1784.7 agu0+agu1+fadd+fmul   41 next
        xorps xmm10, xmm5                                          ;  1786.7 fadd+fmul   41 next
        andps xmm10, [rdi - 112]                                   ;  1788.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm6, xmm10                                          ;  1790.7 fadd+fmul   41 next
        movaps [rdx - 16], xmm11                                   ;  1786.0 agu1+agu0+fmisc   41 next spill
        movaps xmm11, xmm13                                        ;  1788.7 fadd+fmul   41 next copy
        xorps xmm11, xmm14                                         ;  1790.7 fadd+fmul   41 next
        xorps xmm13, xmm2                                          ;  1790.7 fadd+fmul   41 next
        xorps xmm2, xmm14                                          ;  1791.7 fadd+fmul   41 next
        andps xmm11, [rdx + 48]                                    ;  1792.7 agu2+agu0+fadd+fmul   41 next
        movaps [rbp - 16], xmm9                                    ;  1790.3 agu1+agu0+fmisc   41 next spill
        movaps xmm9, [rdx + 48]                                    ;  1792.3 agu2+agu1+fmisc   41 next
        andps xmm9, xmm4                                           ;  1794.3 fadd+fmul   41 next
        movaps [rdx - 48], xmm8                                    ;  1794.3 agu0+agu1+fmisc   41 next spill
        movaps xmm8, [rdi - 96]                                    ;  1794.7 agu2+agu0+fadd+fmul   41 next
        andps xmm8, xmm9                                           ;  1796.7 fadd+fmul   41 next
        xorps xmm12, xmm9                                          ;  1796.7 fadd+fmul   41 next
        xorps xmm12, [rel misty1_encrypt_compact.T0_constants128]  ;  1798.7 agu1+agu2+fadd+fmul   41 next
        movaps [rbp + 64], xmm0                                    ;  1796.3 agu0+agu1+fmisc   41 next spill
        movaps xmm0, [rdi - 112]                                   ;  1798.3 agu2+agu0+fmisc   41 next
        andps xmm0, [rdx + 96]                                     ;  1800.3 agu1+agu2+fadd+fmul   41 next
        movaps [rbp - 80], xmm2                                    ;  1800.3 agu0+agu1+fmisc   41 next spill
        movaps xmm2, xmm4                                          ;  1799.7 fadd+fmul   41 next copy
        andps xmm2, xmm15                                          ;  1801.7 fadd+fmul   41 next
        xorps xmm8, xmm2                                           ;  1803.7 fadd+fmul   41 next
        xorps xmm2, xmm0                                           ;  1803.7 fadd+fmul   41 next
        movaps [rbp - 32], xmm10                                   ;  1802.3 agu2+agu0+fmisc   41 next spill
        movaps xmm10, [rdx + 96]                                   ;  1803.7 agu1+agu0+fmisc+fadd   41 next
        andps xmm10, xmm13                                         ;  1805.7 fmul+fadd   41 next
        xorps xmm8, xmm10                                          ;  1807.7 fmul+fadd   41 next
        movaps xmm10, [rdi - 96]                                   ;  1805.3 agu2+agu1+fmisc   54 next reload
        xorps xmm8, xmm10                                          ;  1809.7 fmul+fadd   41 next
        xorps xmm13, xmm15                                         ;  1807.7 fmul+fadd   41 next
        movaps [rdx + 32], xmm8                                    ;  1811.7 agu0+agu1+fmisc   41 next spill
        movaps xmm8, [rdx + 96]                                    ;  1808.3 agu2+agu0+fmul+fmisc   41 next
        andps xmm8, xmm2                                           ;  1810.3 fadd+fmul   41 next
        xorps xmm8, xmm15                                          ;  1812.3 fadd+fmul   41 next
        andps xmm2, [rdx - 112]                                    ;  1810.7 agu1+agu2+fadd+fmul   41 next
        xorps xmm8, xmm5                                           ;  1814.3 fadd+fmul   41 next
        movaps [rbp + 48], xmm8                                    ;  1816.3 agu0+agu1+fmisc   41 next spill
        movaps xmm8, [rdx - 112]                                   ;  1812.7 agu2+agu0+fmisc+fadd   41 next
        xorps xmm8, xmm3                                           ;  1814.7 fmul+fadd   41 next
        xorps xmm11, xmm8                                          ;  1816.7 fmul+fadd   41 next
        xorps xmm2, xmm11                                          ;  1818.7 fmul+fadd   41 next
        movaps xmm11, xmm13                                        ;  1816.7 fmul+fadd   41 next copy
        andps xmm11, xmm15                                         ;  1818.7 fmul+fadd   41 next
        andps xmm13, [rdx - 112]                                   ;  1818.7 agu1+agu2+fmul+fadd   41 next
        andps xmm8, [rdx + 48]                                     ;  1819.7 agu0+agu1+fmul+fadd   41 next
        xorps xmm11, xmm12                                         ;  1820.7 fmul+fadd   41 next
        andps xmm5, [rdx + 96]                                     ;  1821.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm11, xmm0                                          ;  1822.7 fmul+fadd   41 next
        movaps xmm15, xmm4                                         ;  1823.7 fmul+fadd   41 next copy
        andps xmm15, xmm10                                         ;  1825.7 fmul+fadd   41 next
        xorps xmm8, xmm15                                          ;  1827.7 fmul+fadd   41 next
        xorps xmm11, xmm8                                          ;  1829.7 fmul+fadd   41 next
        movaps xmm8, [rdx - 112]                                   ;  1823.0 agu1+agu0+fmisc   41 next
        andps xmm8, xmm4                                           ;  1827.7 fmul+fadd   41 next
        xorps xmm8, xmm1                                           ;  1829.7 fmul+fadd   41 next
        xorps xmm5, xmm8                                           ;  1831.7 fmul+fadd   41 next
        xorps xmm8, [rdx + 96]                                     ;  1831.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm14, xmm15                                         ;  1831.7 fmul+fadd   41 next
        movaps xmm15, [rdi - 112]                                  ;  1829.3 agu1+agu0+fmisc   41 next
        xorps xmm15, xmm9                                          ;  1832.7 fmul+fadd   41 next
        andps xmm15, [rdx + 16]                                    ;  1834.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm12, xmm15                                         ;  1836.7 fmul+fadd   41 next
        xorps xmm13, xmm12                                         ;  1838.7 fmul+fadd   41 next
        movaps xmm12, xmm10                                        ;  1836.7 fmul+fadd   41 next copy
        andps xmm12, xmm8                                          ;  1838.7 fmul+fadd   41 next
        xorps xmm8, xmm0                                           ;  1838.7 fmul+fadd   41 next
        xorps xmm12, [rdx + 48]                                    ;  1840.7 agu1+agu0+fmul+fadd   41 next
        xorps xmm0, xmm10                                          ;  1840.7 fmul+fadd   41 next
        xorps xmm9, [rdx + 96]                                     ;  1841.7 agu2+agu0+fmul+fadd   41 next
        andps xmm3, xmm0                                           ;  1842.7 fmul+fadd   41 next
        xorps xmm2, xmm5                                           ;  1843.7 fmul+fadd   41 next
        movaps xmm5, [rdx - 112]                                   ;  1841.0 agu1+agu0+fmisc   41 next
        andps xmm5, xmm9                                           ;  1844.7 fmul+fadd   41 next
        andps xmm0, [rdx + 48]                                     ;  1845.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm15, xmm0                                          ;  1847.7 fmul+fadd   41 next
        xorps xmm8, xmm15                                          ;  1849.7 fmul+fadd   41 next
        xorps xmm7, xmm12                                          ;  1848.7 fmul+fadd   41 next
        movaps xmm15, [rdx + 96]                                   ;  1845.0 agu1+agu0+fmisc   41 next
        andps xmm15, xmm14                                         ;  1849.7 fmul+fadd   41 next
        xorps xmm0, xmm6                                           ;  1850.7 fmul+fadd   41 next
        movaps xmm12, [rdi - 112]                                  ;  1847.0 agu2+agu0+fmisc   41 next
        andps xmm12, [rdx + 48]                                    ;  1851.7 agu1+agu0+fmul+fadd   41 next
        andps xmm9, [rdx + 16]                                     ;  1852.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm9, [rdi - 112]                                    ;  1854.7 agu1+agu2+fmul+fadd   41 next
        xorps xmm13, xmm9                                          ;  1856.7 fmul+fadd   41 next
        xorps xmm2, [rbp - 32]                                     ;  1855.7 agu0+agu1+fmul+fadd   41 next
        xorps xmm14, xmm12                                         ;  1856.7 fmul+fadd   41 next
        movaps xmm9, [rbp + 48]                                    ;  1852.7 agu2+agu0+fmisc   41 next reload
        xorps xmm8, xmm9                                           ;  1857.7 fmul+fadd   41 next
        andps xmm6, xmm12                                          ;  1858.7 fmul+fadd   41 next
        xorps xmm1, xmm0                                           ;  1859.7 fmul+fadd   41 next
        movaps xmm0, [rdi - 112]                                   ;  1856.7 agu1+agu0+fmisc   54 next reload
        andps xmm14, xmm0                                          ;  1860.7 fmul+fadd   41 next
        xorps xmm15, xmm8                                          ;  1861.7 fmul+fadd   41 next
        xorps xmm9, xmm14                                          ;  1862.7 fmul+fadd   41 next
        xorps xmm13, xmm3                                          ;  1863.7 fmul+fadd   41 next
        xorps xmm6, [rbp - 80]                                     ;  1864.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm7, xmm6                                           ;  1866.7 fmul+fadd   41 next
        movaps xmm14, [rel misty1_encrypt_compact.T0_constants128] ;  1861.7 agu1+agu0+fmisc   41 next reload
        xorps xmm7, xmm14                                          ;  1868.7 fmul+fadd   41 next
        xorps xmm5, xmm9                                           ;  1867.7 fmul+fadd   41 next
        xorps xmm5, xmm14                                          ;  1869.7 fmul+fadd   41 next
        xorps xmm1, [rdx + 32]                                     ;  1869.7 agu2+agu0+fmul+fadd   41 next
        movaps xmm3, [rbp + 64]                                    ;  1865.7 agu1+agu0+fmisc   41 next
        xorps xmm3, [rdx + 16]                                     ;  1870.7 agu2+agu1+fmul+fadd   41 next
        xorps xmm11, xmm3                                          ;  1872.7 fmul+fadd   41 next
        xorps xmm4, [rdx - 48]                                     ;  1872.7 agu0+agu1+fmul+fadd   41 next
        xorps xmm13, xmm4                                          ;  1874.7 fmul+fadd   41 next
        movaps xmm6, [rbp - 16]                                    ;  1870.7 agu2+agu0+fmisc   41 next
        xorps xmm6, [rdx + 96]                                     ;  1874.7 agu1+agu0+fmul+fadd   41 next
        xorps xmm2, xmm6                                           ;  1876.7 fmul+fadd   41 next
        xorps xmm10, [rdx - 16]                                    ;  1876.7 agu2+agu1+fmul+fadd   41 next
        xorps xmm5, xmm10                                          ;  1878.7 fmul+fadd   41 next
        movaps xmm8, [rdx - 64]                                    ;  1874.3 agu0+agu1+fmisc   41 next
        xorps xmm8, [rdx - 112]                                    ;  1878.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm7, xmm8                                           ;  1880.7 fmul+fadd   41 next
        movaps xmm9, [rdx - 80]                                    ;  1876.7 agu1+agu0+fmisc   41 next
        xorps xmm9, [rdx + 48]                                     ;  1880.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm15, xmm9                                          ;  1882.7 fmul+fadd   41 next
        xorps xmm0, [rbp + 80]                                     ;  1882.7 agu1+agu2+fmul+fadd   41 next
        xorps xmm1, xmm0                                           ;  1884.7 fmul+fadd   41 next
        xorps xmm11, [r11 + 2192]                                  ;  1884.7 agu0+agu1+fmul+fadd   48 next
        xorps xmm13, [r11 + 2208]                                  ;  1885.7 agu2+agu0+fmul+fadd   48 next
        xorps xmm2, [r11 + 2224]                                   ;  1886.7 agu1+agu0+fmul+fadd   48 next
        xorps xmm5, [r11 + 2240]                                   ;  1887.7 agu2+agu1+fmul+fadd   48 next
        xorps xmm7, [r11 + 2256]                                   ;  1888.7 agu0+agu1+fmul+fadd   48 next
        xorps xmm15, [r11 + 2272]                                  ;  1889.7 agu2+agu0+fmul+fadd   48 next
        xorps xmm1, [r11 + 2288]                                   ;  1890.7 agu1+agu0+fmul+fadd   48 next
        xorps xmm3, [r11 + 2048]                                   ;  1891.7 agu2+agu1+fmul+fadd   48 next
        xorps xmm4, [r11 + 2064]                                   ;  1892.7 agu0+agu2+fmul+fadd   48 next
        xorps xmm6, [r11 + 2080]                                   ;  1893.7 agu1+agu0+fmul+fadd   48 next
        xorps xmm10, [r11 + 2096]                                  ;  1894.7 agu2+agu1+fmul+fadd   48 next
        xorps xmm8, [r11 + 2112]                                   ;  1895.7 agu0+agu1+fmul+fadd   48 next
        xorps xmm9, [r11 + 2128]                                   ;  1896.7 agu2+agu0+fmul+fadd   48 next
        xorps xmm0, [r11 + 2144]                                   ;  1897.7 agu1+agu0+fmul+fadd   48 next
        movaps xmm12, [rbp - 112]                                  ;  1893.7 agu2+agu0+fmisc   48 next
        xorps xmm12, [r11 + 2160]                                  ;  1898.7 agu1+agu0+fmul+fadd   48 next
        movaps [rbp - 112], xmm1                                   ;  1895.7 agu2+agu0+fmisc   48 next spill
        movaps xmm1, [rdx + 112]                                   ;  1897.7 agu1+agu2+fmisc   48 next
        xorps xmm1, [r11 + 2176]                                   ;  1899.7 agu0+agu1+fmul+fadd   48 next
        movaps [rdx + 112], xmm15                                  ;  1899.7 agu2+agu0+fmisc   48 next spill
        movaps xmm15, xmm3                                         ;  1900.7 fmul+fadd   45 next copy
        xorps xmm15, xmm0                                          ;  1902.7 fmul+fadd   45 next
        movaps [rbp + 80], xmm7                                    ;  1901.7 agu1+agu2+fmisc   48 next spill
        movaps xmm7, xmm10                                         ;  1902.7 fmul+fadd   45 next copy
        andps xmm7, xmm12                                          ;  1904.7 fmul+fadd   45 next
        movaps [rdx + 48], xmm5                                    ;  1903.7 agu0+agu1+fmisc   48 next spill
        movaps xmm5, xmm4                                          ;  1904.7 fmul+fadd   45 next copy
        xorps xmm5, xmm9                                           ;  1906.7 fmul+fadd   45 next
        movaps [rdx - 80], xmm2                                    ;  1905.7 agu2+agu0+fmisc   48 next spill
        movaps xmm2, xmm1                                          ;  1906.7 fmul+fadd   45 next copy
        andps xmm2, xmm12                                          ;  1908.7 fmul+fadd   45 next
        movaps [rdi - 112], xmm13                                  ;  1907.7 agu1+agu0+fmisc   48 next spill
        movaps xmm13, xmm0                                         ;  1908.7 fmul+fadd   45 next copy
        andps xmm13, xmm10                                         ;  1910.7 fmul+fadd   45 next
        movaps [rdx - 112], xmm11                                  ;  1909.7 agu2+agu0+fmisc   48 next spill
        movaps xmm11, xmm12                                        ;  1910.7 fmul+fadd   45 next copy
        andps xmm11, xmm3                                          ;  1912.7 fmul+fadd   45 next
        xorps xmm13, xmm11                                         ;  1914.7 fmul+fadd   45 next
        movaps xmm11, xmm15                                        ;  1913.7 fmul+fadd   45 next copy
        xorps xmm11, xmm10                                         ;  1915.7 fmul+fadd   45 next
        xorps xmm13, xmm14                                         ;  1916.7 fmul+fadd   45 next
        movaps xmm14, xmm0                                         ;  1916.7 fmul+fadd   45 next copy
        andps xmm14, xmm8                                          ;  1918.7 fmul+fadd   45 next
        movaps [rdx - 64], xmm13                                   ;  1918.7 agu1+agu0+fmisc   45 next spill
        movaps xmm13, xmm6                                         ;  1918.7 fmul+fadd   45 next copy
        andps xmm13, xmm11                                         ;  1920.7 fmul+fadd   45 next
        movaps [rdx - 16], xmm7                                    ;  1917.7 agu2+agu0+fmisc   45 next spill
        movaps xmm7, xmm1                                          ;  1920.7 fmul+fadd   45 next copy
        andps xmm7, xmm3                                           ;  1922.7 fmul+fadd   45 next
        xorps xmm7, xmm12                                          ;  1924.7 fmul+fadd   45 next
        xorps xmm13, xmm7                                          ;  1926.7 fmul+fadd   45 next
        movaps [rdi - 96], xmm0                                    ;  1921.0 agu1+agu0+fmisc   48 next spill
        movaps xmm0, xmm10                                         ;  1924.7 fmul+fadd   45 next copy
        andps xmm0, xmm6                                           ;  1926.7 fmul+fadd   45 next
        xorps xmm0, xmm5                                           ;  1928.7 fmul+fadd   45 next
        movaps [rdx + 96], xmm0                                    ;  1930.7 agu2+agu0+fmisc   45 next spill
        movaps xmm0, xmm10                                         ;  1927.7 fmul+fadd   45 next copy
        andps xmm0, xmm3                                           ;  1929.7 fmul+fadd   45 next
        xorps xmm14, xmm0                                          ;  1931.7 fmul+fadd   45 next
        xorps xmm14, xmm2                                          ;  1933.7 fmul+fadd   45 next
        movaps xmm0, xmm10                                         ;  1931.7 fmul+fadd   45 next copy
        andps xmm0, xmm4                                           ;  1933.7 fmul+fadd   45 next
        movaps [rbp - 16], xmm2                                    ;  1930.7 agu1+agu0+fmisc   45 next spill
        movaps xmm2, xmm10                                         ;  1933.7 fmul+fadd   45 next copy
        andps xmm2, xmm8                                           ;  1935.7 fmul+fadd   45 next
        xorps xmm0, xmm2                                           ;  1937.7 fmul+fadd   45 next
        xorps xmm7, xmm2                                           ;  1937.7 fmul+fadd   45 next
        movaps xmm2, xmm1                                          ;  1937.7 fmul+fadd   45 next copy
        andps xmm2, xmm8                                           ;  1939.7 fmul+fadd   45 next
        xorps xmm10, xmm2                                          ;  1941.7 fmul+fadd   45 next
        xorps xmm13, xmm10                                         ;  1943.7 fmul+fadd   45 next
        andps xmm10, xmm1                                          ;  1943.7 fmul+fadd   45 next
        xorps xmm10, [rel misty1_encrypt_compact.T0_constants128]  ;  1945.7 agu2+agu0+fmul+fadd   45 next
        movaps [rdx - 48], xmm2                                    ;  1941.7 agu1+agu0+fmisc   45 next spill
        movaps xmm2, xmm4                                          ;  1943.7 fmul+fadd   45 next copy
        andps xmm2, xmm3                                           ;  1945.7 fmul+fadd   45 next
        movaps [rdi + 0], xmm10                                    ;  1947.7 agu2+agu1+fmisc   45 next spill
        movaps xmm10, xmm11                                        ;  1945.7 fmul+fadd   45 next copy
        orps xmm10, xmm1                                           ;  1947.7 fmul+fadd   45 next
        movaps [rdx + 16], xmm11                                   ;  1946.0 agu0+agu1+fmisc   45 next spill
        movaps xmm11, xmm5                                         ;  1947.7 fmul+fadd   45 next copy
        andps xmm11, xmm8                                          ;  1949.7 fmul+fadd   45 next
        andps xmm5, xmm3                                           ;  1949.7 fmul+fadd   45 next
        movaps [rbp + 64], xmm0                                    ;  1948.7 agu2+agu0+fmisc   45 next spill
        movaps xmm0, xmm6                                          ;  1950.7 fmul+fadd   45 next copy
        andps xmm0, xmm9                                           ;  1952.7 fmul+fadd   45 next
        xorps xmm10, xmm0                                          ;  1954.7 fmul+fadd   45 next
        xorps xmm2, xmm10                                          ;  1956.7 fmul+fadd   45 next
        movaps xmm0, xmm8                                          ;  1954.7 fmul+fadd   45 next copy
        andps xmm0, xmm9                                           ;  1956.7 fmul+fadd   45 next
        movaps xmm10, xmm12                                        ;  1956.7 fmul+fadd   45 next copy
        andps xmm10, xmm9                                          ;  1958.7 fmul+fadd   45 next
        xorps xmm11, xmm10                                         ;  1960.7 fmul+fadd   45 next
        xorps xmm7, xmm11                                          ;  1962.7 fmul+fadd   45 next
        movaps xmm10, xmm6                                         ;  1960.7 fmul+fadd   45 next copy
        andps xmm10, xmm4                                          ;  1962.7 fmul+fadd   45 next
        xorps xmm11, xmm2                                          ;  1962.7 fmul+fadd   45 next
        xorps xmm11, xmm15                                         ;  1964.7 fmul+fadd   45 next
        xorps xmm10, xmm3                                          ;  1964.7 fmul+fadd   45 next
        andps xmm15, xmm9                                          ;  1965.7 fmul+fadd   45 next
        movaps [rdx + 32], xmm11                                   ;  1966.7 agu1+agu0+fmisc   45 next spill
        movaps xmm11, xmm0                                         ;  1966.7 fmul+fadd   45 next copy
        xorps xmm11, xmm1                                          ;  1968.7 fmul+fadd   45 next
        xorps xmm0, xmm6                                           ;  1968.7 fmul+fadd   45 next
        xorps xmm7, xmm0                                           ;  1970.7 fmul+fadd   45 next
        andps xmm11, xmm9                                          ;  1970.7 fmul+fadd   45 next
        andps xmm0, xmm8                                           ;  1971.7 fmul+fadd   45 next
        xorps xmm13, xmm11                                         ;  1972.7 fmul+fadd   45 next
        movaps xmm11, xmm12                                        ;  1973.7 fmul+fadd   45 next copy
        andps xmm11, xmm4                                          ;  1975.7 fmul+fadd   45 next
        xorps xmm11, xmm10                                         ;  1977.7 fmul+fadd   45 next
        xorps xmm7, xmm14                                          ;  1976.7 fmul+fadd   45 next
        xorps xmm10, xmm1                                          ;  1977.7 fmul+fadd   45 next
        xorps xmm15, xmm10                                         ;  1979.7 fmul+fadd   45 next
        andps xmm10, xmm4                                          ;  1979.7 fmul+fadd   45 next
        xorps xmm15, xmm8                                          ;  1981.7 fmul+fadd   45 next
        xorps xmm0, xmm11                                          ;  1981.7 fmul+fadd   45 next
        movaps xmm11, xmm8                                         ;  1982.7 fmul+fadd   45 next copy
        andps xmm11, xmm12                                         ;  1984.7 fmul+fadd   45 next
        andps xmm8, xmm3                                           ;  1984.7 fmul+fadd   45 next
        xorps xmm11, xmm8                                          ;  1986.7 fmul+fadd   45 next
        xorps xmm10, xmm11                                         ;  1988.7 fmul+fadd   45 next
        movaps xmm11, xmm3                                         ;  1987.7 fmul+fadd   45 next copy
        xorps xmm11, xmm4                                          ;  1989.7 fmul+fadd   45 next
        andps xmm11, xmm9                                          ;  1991.7 fmul+fadd   45 next
        xorps xmm11, xmm0                                          ;  1993.7 fmul+fadd   45 next
        xorps xmm10, [rdx + 96]                                    ;  1991.7 agu2+agu0+fmul+fadd   45 next
        xorps xmm8, [rdx - 16]                                     ;  1992.7 agu1+agu0+fmul+fadd   45 next
        xorps xmm0, xmm8                                           ;  1994.7 fmul+fadd   45 next
        movaps xmm8, [rdi - 96]                                    ;  1990.7 agu2+agu0+fmisc   45 next
        andps xmm8, xmm12                                          ;  1994.7 fmul+fadd   45 next
        andps xmm3, [rdi - 96]                                     ;  1995.7 agu1+agu0+fmul+fadd   45 next
        andps xmm1, xmm6                                           ;  1996.7 fmul+fadd   45 next
        xorps xmm3, [rbp + 64]                                     ;  1997.7 agu2+agu0+fmul+fadd   45 next
        andps xmm12, xmm6                                          ;  1998.7 fmul+fadd   45 next
        andps xmm4, [rdi - 96]                                     ;  1999.7 agu1+agu0+fmul+fadd   45 next
        orps xmm9, [rdx + 16]                                      ;  2000.7 agu2+agu0+fmul+fadd   45 next
        xorps xmm1, xmm8                                           ;  2001.7 fmul+fadd   45 next
        movaps [rbp + 64], xmm10                                   ;  1997.7 agu1+agu2+fmisc   45 next spill
        movaps xmm10, [rdx - 64]                                   ;  1999.7 agu0+agu1+fmisc   45 next
        xorps xmm10, xmm15                                         ;  2002.7 fmul+fadd   45 next
        xorps xmm15, xmm0                                          ;  2003.7 fmul+fadd   45 next
        xorps xmm5, xmm15                                          ;  2005.7 fmul+fadd   45 next
        xorps xmm5, xmm3                                           ;  2007.7 fmul+fadd   45 next
        movaps xmm15, [rdi + 0]                                    ;  2002.0 agu2+agu0+fmisc   45 next reload
        xorps xmm12, xmm15                                         ;  2006.7 fmul+fadd   45 next
        xorps xmm8, xmm4                                           ;  2007.7 fmul+fadd   45 next
        xorps xmm1, [rdx + 16]                                     ;  2008.7 agu1+agu0+fmul+fadd   45 next
        xorps xmm2, xmm10                                          ;  2009.7 fmul+fadd   45 next
        xorps xmm9, xmm1                                           ;  2010.7 fmul+fadd   45 next
        xorps xmm4, xmm12                                          ;  2011.7 fmul+fadd   45 next
        xorps xmm12, [rbp - 16]                                    ;  2012.7 agu2+agu0+fmul+fadd   45 next
        xorps xmm7, xmm8                                           ;  2013.7 fmul+fadd   45 next
        xorps xmm12, [rdx + 32]                                    ;  2014.7 agu1+agu0+fmul+fadd   45 next
        xorps xmm8, [rdx - 64]                                     ;  2015.7 agu2+agu0+fmul+fadd   45 next
        movaps xmm1, [rdi - 96]                                    ;  2011.7 agu1+agu2+fmisc   48 next reload
        andps xmm6, xmm1                                           ;  2016.7 fmul+fadd   45 next
        xorps xmm14, xmm6                                          ;  2018.7 fmul+fadd   45 next
        xorps xmm3, xmm15                                          ;  2018.7 fmul+fadd   45 next
        xorps xmm6, xmm11                                          ;  2019.7 fmul+fadd   45 next
        xorps xmm11, xmm9                                          ;  2020.7 fmul+fadd   45 next
        xorps xmm11, [rdx - 48]                                    ;  2022.7 agu0+agu1+fmul+fadd   45 next
        xorps xmm13, xmm3                                          ;  2022.7 fmul+fadd   45 next
        xorps xmm9, [rdx + 96]                                     ;  2023.7 agu2+agu0+fmul+fadd   45 next
        xorps xmm7, [rdx - 16]                                     ;  2024.7 agu1+agu0+fmul+fadd   45 next
        xorps xmm8, [rbp + 64]                                     ;  2025.7 agu2+agu1+fmul+fadd   45 next
        xorps xmm2, [rdx + 16]                                     ;  2026.7 agu0+agu2+fmul+fadd   45 next
        xorps xmm1, xmm14                                          ;  2027.7 fmul+fadd   45 next
        xorps xmm4, xmm6                                           ;  2028.7 fmul+fadd   45 next
        xorps xmm9, xmm1                                           ;  2029.7 fmul+fadd   45 next
        xorps xmm0, xmm4                                           ;  2030.7 fmul+fadd   45 next
        movaps xmm14, [rdx - 112]                                  ;  2026.7 agu1+agu0+fmisc   48 next reload
        xorps xmm0, xmm14                                          ;  2032.7 fmul+fadd   45 next
        movaps xmm15, [rdi - 112]                                  ;  2028.7 agu2+agu0+fmisc   48 next reload
        xorps xmm13, xmm15                                         ;  2032.7 fmul+fadd   45 next
        movaps xmm1, [rdx - 80]                                    ;  2030.7 agu1+agu0+fmisc   48 next reload
        xorps xmm5, xmm1                                           ;  2033.7 fmul+fadd   45 next
        movaps xmm3, [rdx + 48]                                    ;  2032.7 agu2+agu0+fmisc   48 next reload
        xorps xmm11, xmm3                                          ;  2034.7 fmul+fadd   45 next
        movaps xmm4, [rbp + 80]                                    ;  2034.7 agu1+agu0+fmisc+fmul   48 next reload
        xorps xmm9, xmm4                                           ;  2036.7 fadd+fmul   45 next
        movaps xmm6, [rdx + 112]                                   ;  2035.7 agu2+agu0+fmisc   48 next reload
        xorps xmm7, xmm6                                           ;  2037.7 fadd+fmul   45 next
        movaps xmm10, [rbp - 112]                                  ;  2037.7 agu1+agu0+fmisc+fadd   48 next reload
        xorps xmm12, xmm10                                         ;  2039.7 fmul+fadd   45 next
        xorps xmm0, [rcx - 32]                                     ;  2039.7 agu2+agu0+fmul+fadd   54 next
        xorps xmm13, [rcx - 16]                                    ;  2040.7 agu1+agu0+fmul+fadd   54 next
        xorps xmm5, [rcx + 0]                                      ;  2041.7 agu2+agu1+fmul+fadd   54 next
        xorps xmm11, [rcx + 32]                                    ;  2042.7 agu0+agu2+fmul+fadd   54 next
        xorps xmm9, [rcx + 48]                                     ;  2043.7 agu1+agu0+fmul+fadd   54 next
        xorps xmm7, [rcx + 64]                                     ;  2044.7 agu2+agu1+fmul+fadd   54 next
        xorps xmm12, [rcx + 80]                                    ;  2045.7 agu0+agu2+fmul+fadd   54 next
        xorps xmm8, [rcx + 96]                                     ;  2046.7 agu1+agu0+fmul+fadd   54 next
        xorps xmm2, [rdi + 48]                                     ;  2047.7 agu2+agu1+fmul+fadd   54 next
        xorps xmm14, [rcx + 16]                                    ;  2048.7 agu0+agu2+fmul+fadd   54 next
        xorps xmm15, [rdx + 80]                                    ;  2049.7 agu1+agu0+fmul+fadd   54 next
        xorps xmm1, [rdi - 80]                                     ;  2050.7 agu2+agu0+fmul+fadd   54 next
        xorps xmm3, [rdx + 64]                                     ;  2051.7 agu1+agu0+fmul+fadd   54 next
        xorps xmm4, [rdi - 64]                                     ;  2052.7 agu2+agu0+fmul+fadd   54 next
        xorps xmm6, [rdi - 128]                                    ;  2053.7 agu1+agu0+fmul+fadd   54 next
        xorps xmm10, [rdi - 32]                                    ;  2054.7 agu2+agu0+fmul+fadd   54 next
        movaps [rbp - 112], xmm10                                  ;  2056.7 agu1+agu0+fmisc   54 next spill
        movaps xmm10, [rcx - 32]                                   ;  2052.7 agu2+agu0+fmisc   54 next
        xorps xmm10, [r8 + 256]                                    ;  2055.7 agu1+agu0+fmul+fadd   54 next
        movaps [rdx + 112], xmm6                                   ;  2055.7 agu2+agu0+fmisc   54 next spill
        movaps xmm6, [rcx - 16]                                    ;  2055.7 agu1+agu0+fmul+fmisc   54 next
        xorps xmm6, [r8 + 272]                                     ;  2057.7 agu2+agu1+fadd+fmul   54 next
        movaps [rbp + 80], xmm4                                    ;  2057.7 agu0+agu2+fmisc   54 next spill
        movaps xmm4, [rcx + 0]                                     ;  2057.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm4, [r8 + 288]                                     ;  2059.7 agu2+agu0+fadd+fmul   54 next
        movaps [rdx + 48], xmm3                                    ;  2059.7 agu1+agu2+fmisc   54 next spill
        movaps xmm3, [rcx + 32]                                    ;  2059.7 agu0+agu1+fadd+fmul   54 next
        xorps xmm3, [r8 + 304]                                     ;  2061.7 agu2+agu0+fadd+fmul   54 next
        movaps [rdx - 80], xmm1                                    ;  2061.7 agu1+agu2+fmisc   54 next spill
        movaps xmm1, [rcx + 48]                                    ;  2061.7 agu0+agu1+fadd+fmul   54 next
        xorps xmm1, [r8 + 320]                                     ;  2063.7 agu2+agu0+fadd+fmul   54 next
        movaps [rdi - 112], xmm15                                  ;  2063.7 agu1+agu2+fmisc   54 next spill
        movaps xmm15, [rcx + 64]                                   ;  2063.7 agu0+agu1+fadd+fmul   54 next
        xorps xmm15, [r8 + 336]                                    ;  2065.7 agu2+agu0+fadd+fmul   54 next
        movaps [rdx - 112], xmm14                                  ;  2065.7 agu1+agu2+fmisc   54 next spill
        movaps xmm14, [rcx + 80]                                   ;  2065.7 agu0+agu1+fadd+fmul   54 next
        xorps xmm14, [r8 + 352]                                    ;  2067.7 agu2+agu0+fadd+fmul   54 next
        movaps [rdi - 96], xmm2                                    ;  2067.7 agu1+agu2+fmisc   54 next spill
        movaps xmm2, [rcx + 96]                                    ;  2067.7 agu0+agu1+fadd+fmul   54 next
        xorps xmm2, [r8 + 368]                                     ;  2069.7 agu2+agu0+fadd+fmul   54 next
        movaps [rdx + 16], xmm8                                    ;  2069.7 agu1+agu2+fmisc   54 next spill
        movaps xmm8, [rdi + 48]                                    ;  2069.7 agu0+agu1+fadd+fmul   54 next
        xorps xmm8, [r8 + 384]                                     ;  2071.7 agu2+agu0+fadd+fmul   54 next
        movaps [rbp + 64], xmm12                                   ;  2071.7 agu1+agu2+fmisc   54 next spill
        movaps xmm12, [rcx + 16]                                   ;  2071.7 agu0+agu1+fadd+fmul   54 next
        xorps xmm12, [r8 + 400]                                    ;  2073.7 agu2+agu0+fadd+fmul   54 next
        movaps [rdx - 16], xmm7                                    ;  2073.7 agu1+agu2+fmisc   54 next spill
        movaps xmm7, [rdx + 80]                                    ;  2073.7 agu0+agu1+fadd+fmul   54 next
        xorps xmm7, [r8 + 416]                                     ;  2075.7 agu2+agu0+fadd+fmul   54 next
        movaps [rdx + 96], xmm9                                    ;  2075.7 agu1+agu2+fmisc   54 next spill
        movaps xmm9, [rdi - 80]                                    ;  2075.7 agu0+agu1+fadd+fmul   54 next
        xorps xmm9, [r8 + 432]                                     ;  2077.7 agu2+agu0+fadd+fmul   54 next
        movaps [rdx - 48], xmm11                                   ;  2077.7 agu1+agu2+fmisc   54 next spill
        movaps xmm11, [rdx + 64]                                   ;  2077.7 agu0+agu1+fadd+fmul   54 next
        xorps xmm11, [r8 + 448]                                    ;  2079.7 agu2+agu0+fadd+fmul   54 next
        movaps [rdi + 0], xmm5                                     ;  2079.7 agu1+agu2+fmisc   54 next spill
        movaps xmm5, [rdi - 64]                                    ;  2079.7 agu0+agu1+fadd+fmul   54 next
        xorps xmm5, [r8 + 464]                                     ;  2081.7 agu2+agu0+fadd+fmul   54 next
        movaps [rdx - 64], xmm13                                   ;  2081.7 agu1+agu2+fmisc   54 next spill
        movaps xmm13, [rdi - 128]                                  ;  2081.7 agu0+agu1+fadd+fmul   54 next
        xorps xmm13, [r8 + 480]                                    ;  2083.7 agu2+agu0+fadd+fmul   54 next
        movaps [rdx + 32], xmm0                                    ;  2083.7 agu1+agu2+fmisc   54 next spill
        movaps xmm0, [rdi - 32]                                    ;  2083.7 agu0+agu1+fadd+fmul   54 next
        xorps xmm0, [r8 + 496]                                     ;  2085.7 agu2+agu0+fadd+fmul   54 next
        movaps [rbp - 16], xmm4                                    ;  2085.7 agu1+agu2+fmisc   54 next spill
        movaps xmm4, xmm5                                          ;  2085.7 fadd+fmul   41 next copy
        xorps xmm4, xmm2                                           ;  2087.7 fadd+fmul   41 next
        movaps [rbp - 80], xmm3                                    ;  2087.7 agu0+agu1+fmisc   54 next spill
        movaps xmm3, xmm7                                          ;  2087.7 fadd+fmul   41 next copy
        andps xmm3, xmm13                                          ;  2089.7 fadd+fmul   41 next
        movaps [rbp + 48], xmm6                                    ;  2089.7 agu2+agu0+fmisc   54 next spill
        movaps xmm6, xmm8                                          ;  2089.7 fadd+fmul   41 next copy
        xorps xmm6, xmm11                                          ;  2091.7 fadd+fmul   41 next
        movaps [rbp - 32], xmm14                                   ;  2091.7 agu1+agu0+fmisc   54 next spill
        movaps xmm14, xmm0                                         ;  2091.7 fadd+fmul   41 next copy
        andps xmm14, xmm13                                         ;  2093.7 fadd+fmul   41 next
        movaps [rbp - 48], xmm15                                   ;  2093.7 agu2+agu0+fmisc   54 next spill
        movaps xmm15, xmm5                                         ;  2093.7 fadd+fmul   41 next copy
        andps xmm15, xmm7                                          ;  2095.7 fadd+fmul   41 next
        movaps [rbp - 64], xmm10                                   ;  2095.7 agu1+agu0+fmisc   54 next spill
        movaps xmm10, xmm13                                        ;  2095.7 fadd+fmul   41 next copy
        andps xmm10, xmm2                                          ;  2097.7 fadd+fmul   41 next
        xorps xmm15, xmm10                                         ;  2099.7 fadd+fmul   41 next
        movaps xmm10, xmm5                                         ;  2098.7 fadd+fmul   41 next copy
        andps xmm10, xmm9                                          ;  2100.7 fadd+fmul   41 next
        xorps xmm15, [rel misty1_encrypt_compact.T0_constants128]  ;  2101.7 agu2+agu0+fadd+fmul   41 next
        movaps [rbp - 128], xmm1                                   ;  2098.7 agu1+agu0+fmisc   54 next spill
        movaps xmm1, xmm4                                          ;  2101.7 fadd+fmul   41 next copy
        xorps xmm1, xmm7                                           ;  2103.7 fadd+fmul   41 next
        movaps [rbp + 32], xmm15                                   ;  2103.7 agu2+agu1+fmisc   41 next spill
        movaps xmm15, xmm12                                        ;  2103.7 fadd+fmul   41 next copy
        andps xmm15, xmm1                                          ;  2105.7 fadd+fmul   41 next
        movaps [rbp - 96], xmm3                                    ;  2102.7 agu0+agu1+fmisc   41 next spill
        movaps xmm3, xmm0                                          ;  2105.7 fadd+fmul   41 next copy
        andps xmm3, xmm2                                           ;  2107.7 fadd+fmul   41 next
        xorps xmm3, xmm13                                          ;  2109.7 fadd+fmul   41 next
        xorps xmm15, xmm3                                          ;  2111.7 fadd+fmul   41 next
        movaps [rbp + 16], xmm5                                    ;  2106.0 agu2+agu0+fmisc   54 next spill
        movaps xmm5, xmm7                                          ;  2109.7 fadd+fmul   41 next copy
        andps xmm5, xmm12                                          ;  2111.7 fadd+fmul   41 next
        xorps xmm5, xmm6                                           ;  2113.7 fadd+fmul   41 next
        movaps [rbp + 112], xmm5                                   ;  2115.7 agu1+agu0+fmisc   41 next spill
        movaps xmm5, xmm7                                          ;  2112.7 fadd+fmul   41 next copy
        andps xmm5, xmm2                                           ;  2114.7 fadd+fmul   41 next
        xorps xmm10, xmm5                                          ;  2116.7 fadd+fmul   41 next
        xorps xmm10, xmm14                                         ;  2118.7 fadd+fmul   41 next
        movaps xmm5, xmm7                                          ;  2116.7 fadd+fmul   41 next copy
        andps xmm5, xmm8                                           ;  2118.7 fadd+fmul   41 next
        movaps [rbp + 96], xmm14                                   ;  2115.7 agu2+agu0+fmisc   41 next spill
        movaps xmm14, xmm7                                         ;  2118.7 fadd+fmul   41 next copy
        andps xmm14, xmm9                                          ;  2120.7 fadd+fmul   41 next
        xorps xmm5, xmm14                                          ;  2122.7 fadd+fmul   41 next
        xorps xmm3, xmm14                                          ;  2122.7 fadd+fmul   41 next
        movaps xmm14, xmm0                                         ;  2122.7 fadd+fmul   41 next copy
        andps xmm14, xmm9                                          ;  2124.7 fadd+fmul   41 next
        xorps xmm7, xmm14                                          ;  2126.7 fadd+fmul   41 next
        xorps xmm15, xmm7                                          ;  2128.7 fadd+fmul   41 next
        andps xmm7, xmm0                                           ;  2128.7 fadd+fmul   41 next
        xorps xmm7, [rel misty1_encrypt_compact.T0_constants128]   ;  2130.7 agu1+agu0+fadd+fmul   41 next
        movaps [rbp + 0], xmm14                                    ;  2126.7 agu2+agu0+fmisc   41 next spill
        movaps xmm14, xmm8                                         ;  2128.7 fadd+fmul   41 next copy
        andps xmm14, xmm2                                          ;  2130.7 fadd+fmul   41 next
        movaps [rdx + 0], xmm7                                     ;  2132.7 agu1+agu2+fmisc   41 next spill
        movaps xmm7, xmm1                                          ;  2130.7 fadd+fmul   41 next copy
        orps xmm7, xmm0                                            ;  2132.7 fadd+fmul   41 next
        movaps [rdx - 32], xmm1                                    ;  2131.0 agu0+agu1+fmisc   41 next spill
        movaps xmm1, xmm6                                          ;  2132.7 fadd+fmul   41 next copy
        andps xmm1, xmm9                                           ;  2134.7 fadd+fmul   41 next
        andps xmm6, xmm2                                           ;  2134.7 fadd+fmul   41 next
        movaps [rdi - 16], xmm5                                    ;  2133.7 agu2+agu0+fmisc   41 next spill
        movaps xmm5, xmm12                                         ;  2135.7 fadd+fmul   41 next copy
        andps xmm5, xmm11                                          ;  2137.7 fadd+fmul   41 next
        xorps xmm7, xmm5                                           ;  2139.7 fadd+fmul   41 next
        xorps xmm14, xmm7                                          ;  2141.7 fadd+fmul   41 next
        movaps xmm5, xmm9                                          ;  2139.7 fadd+fmul   41 next copy
        andps xmm5, xmm11                                          ;  2141.7 fadd+fmul   41 next
        movaps xmm7, xmm13                                         ;  2141.7 fadd+fmul   41 next copy
        andps xmm7, xmm11                                          ;  2143.7 fadd+fmul   41 next
        xorps xmm1, xmm7                                           ;  2145.7 fadd+fmul   41 next
        xorps xmm3, xmm1                                           ;  2147.7 fadd+fmul   41 next
        movaps xmm7, xmm12                                         ;  2145.7 fadd+fmul   41 next copy
        andps xmm7, xmm8                                           ;  2147.7 fadd+fmul   41 next
        xorps xmm1, xmm14                                          ;  2147.7 fadd+fmul   41 next
        xorps xmm1, xmm4                                           ;  2149.7 fadd+fmul   41 next
        xorps xmm7, xmm2                                           ;  2149.7 fadd+fmul   41 next
        andps xmm4, xmm11                                          ;  2150.7 fadd+fmul   41 next
        movaps [rdx - 96], xmm1                                    ;  2151.7 agu1+agu0+fmisc   41 next spill
        movaps xmm1, xmm5                                          ;  2151.7 fadd+fmul   41 next copy
        xorps xmm1, xmm0                                           ;  2153.7 fadd+fmul   41 next
        xorps xmm5, xmm12                                          ;  2153.7 fadd+fmul   41 next
        xorps xmm3, xmm5                                           ;  2155.7 fadd+fmul   41 next
        andps xmm1, xmm11                                          ;  2155.7 fadd+fmul   41 next
        andps xmm5, xmm9                                           ;  2156.7 fadd+fmul   41 next
        xorps xmm15, xmm1                                          ;  2157.7 fadd+fmul   41 next
        movaps xmm1, xmm13                                         ;  2158.7 fadd+fmul   41 next copy
        andps xmm1, xmm8                                           ;  2160.7 fadd+fmul   41 next
        xorps xmm1, xmm7                                           ;  2162.7 fadd+fmul   41 next
        xorps xmm3, xmm10                                          ;  2161.7 fadd+fmul   41 next
        xorps xmm7, xmm0                                           ;  2162.7 fadd+fmul   41 next
        xorps xmm4, xmm7                                           ;  2164.7 fadd+fmul   41 next
        andps xmm7, xmm8                                           ;  2164.7 fadd+fmul   41 next
        xorps xmm4, xmm9                                           ;  2166.7 fadd+fmul   41 next
        xorps xmm5, xmm1                                           ;  2166.7 fadd+fmul   41 next
        movaps xmm1, xmm9                                          ;  2167.7 fadd+fmul   41 next copy
        andps xmm1, xmm13                                          ;  2169.7 fadd+fmul   41 next
        andps xmm9, xmm2                                           ;  2169.7 fadd+fmul   41 next
        xorps xmm1, xmm9                                           ;  2171.7 fadd+fmul   41 next
        xorps xmm7, xmm1                                           ;  2173.7 fadd+fmul   41 next
        movaps xmm1, xmm2                                          ;  2172.7 fadd+fmul   41 next copy
        xorps xmm1, xmm8                                           ;  2174.7 fadd+fmul   41 next
        andps xmm1, xmm11                                          ;  2176.7 fadd+fmul   41 next
        xorps xmm1, xmm5                                           ;  2178.7 fadd+fmul   41 next
        xorps xmm7, [rbp + 112]                                    ;  2176.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm9, [rbp - 96]                                     ;  2177.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm5, xmm9                                           ;  2179.7 fadd+fmul   41 next
        movaps xmm9, [rbp + 16]                                    ;  2175.7 agu2+agu0+fmisc   41 next
        andps xmm9, xmm13                                          ;  2179.7 fadd+fmul   41 next
        andps xmm2, [rbp + 16]                                     ;  2180.7 agu1+agu0+fadd+fmul   41 next
        andps xmm0, xmm12                                          ;  2181.7 fadd+fmul   41 next
        xorps xmm2, [rdi - 16]                                     ;  2182.7 agu2+agu0+fadd+fmul   41 next
        andps xmm13, xmm12                                         ;  2183.7 fadd+fmul   41 next
        andps xmm8, [rbp + 16]                                     ;  2184.7 agu1+agu0+fadd+fmul   41 next
        orps xmm11, [rdx - 32]                                     ;  2185.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm0, xmm9                                           ;  2186.7 fadd+fmul   41 next
        xorps xmm13, [rdx + 0]                                     ;  2187.7 agu1+agu2+fadd+fmul   41 next
        movaps [rdi - 16], xmm7                                    ;  2183.7 agu0+agu1+fmisc   41 next spill
        movaps xmm7, [rbp + 32]                                    ;  2185.7 agu2+agu0+fmisc   41 next
        xorps xmm7, xmm4                                           ;  2188.7 fadd+fmul   41 next
        xorps xmm4, xmm5                                           ;  2189.7 fadd+fmul   41 next
        xorps xmm6, xmm4                                           ;  2191.7 fadd+fmul   41 next
        xorps xmm6, xmm2                                           ;  2193.7 fadd+fmul   41 next
        xorps xmm9, xmm8                                           ;  2192.7 fadd+fmul   41 next
        movaps xmm4, [rdx - 32]                                    ;  2188.7 agu1+agu0+fmisc   41 next reload
        xorps xmm0, xmm4                                           ;  2193.7 fadd+fmul   41 next
        xorps xmm11, xmm0                                          ;  2195.7 fadd+fmul   41 next
        xorps xmm14, xmm7                                          ;  2195.7 fadd+fmul   41 next
        xorps xmm8, xmm13                                          ;  2196.7 fadd+fmul   41 next
        xorps xmm13, [rbp + 96]                                    ;  2197.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm3, xmm9                                           ;  2198.7 fadd+fmul   41 next
        xorps xmm13, [rdx - 96]                                    ;  2199.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm9, [rbp + 32]                                     ;  2200.7 agu2+agu0+fadd+fmul   41 next
        movaps xmm0, [rbp + 16]                                    ;  2197.3 agu1+agu0+fmisc   54 next reload
        andps xmm12, xmm0                                          ;  2201.7 fadd+fmul   41 next
        xorps xmm10, xmm12                                         ;  2203.7 fadd+fmul   41 next
        xorps xmm2, [rdx + 0]                                      ;  2203.7 agu2+agu1+fadd+fmul   41 next
        xorps xmm12, xmm1                                          ;  2204.7 fadd+fmul   41 next
        xorps xmm1, xmm11                                          ;  2205.7 fadd+fmul   41 next
        xorps xmm1, [rbp + 0]                                      ;  2207.7 agu0+agu1+fadd+fmul   41 next
        xorps xmm15, xmm2                                          ;  2207.7 fadd+fmul   41 next
        xorps xmm11, [rbp + 112]                                   ;  2208.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm3, [rbp - 96]                                     ;  2209.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm14, xmm4                                          ;  2210.7 fadd+fmul   41 next
        xorps xmm9, [rdi - 16]                                     ;  2211.7 agu2+agu1+fadd+fmul   41 next
        xorps xmm0, xmm10                                          ;  2212.7 fadd+fmul   41 next
        xorps xmm8, xmm12                                          ;  2213.7 fadd+fmul   41 next
        xorps xmm11, xmm0                                          ;  2214.7 fadd+fmul   41 next
        xorps xmm5, xmm8                                           ;  2215.7 fadd+fmul   41 next
        movaps xmm0, [rbp - 128]                                   ;  2211.7 agu0+agu1+fmisc   41 next
        movaps xmm2, [rbp - 64]                                    ;  2213.7 agu2+agu0+fmisc   54 next reload
        andps xmm0, xmm2                                           ;  2216.7 fadd+fmul   41 next
        movaps xmm4, [rbp - 48]                                    ;  2215.7 agu1+agu0+fmisc   41 next
        andps xmm4, xmm2                                           ;  2217.7 fadd+fmul   41 next
        movaps xmm7, [rbp - 32]                                    ;  2217.7 agu2+agu0+fmisc   41 next
        movaps xmm8, [rbp + 48]                                    ;  2218.7 agu1+agu0+fadd+fmul   54 next reload
        andps xmm7, xmm8                                           ;  2220.7 fadd+fmul   41 next
        movaps xmm10, [rbp - 80]                                   ;  2219.7 agu2+agu1+fmisc   41 next
        andps xmm10, xmm2                                          ;  2221.7 fadd+fmul   41 next
        movaps xmm12, [rbp - 128]                                  ;  2221.7 agu0+agu1+fmisc+fadd   41 next
        andps xmm12, [rbp - 80]                                    ;  2223.7 agu2+agu0+fmul+fadd   41 next
        movaps [rbp + 16], xmm14                                   ;  2222.7 agu1+agu2+fmisc   41 next spill
        movaps xmm14, [rbp - 32]                                   ;  2223.7 agu0+agu1+fmul+fadd   41 next
        andps xmm14, [rbp - 80]                                    ;  2225.7 agu2+agu0+fmul+fadd   41 next
        movaps [rdi - 16], xmm9                                    ;  2224.7 agu1+agu0+fmisc   41 next spill
        movaps xmm9, [rbp - 48]                                    ;  2225.7 agu2+agu0+fmul+fadd   41 next
        andps xmm9, [rbp - 16]                                     ;  2227.7 agu1+agu2+fmul+fadd   41 next
        xorps xmm7, xmm9                                           ;  2229.7 fmul+fadd   41 next
        andps xmm9, xmm8                                           ;  2229.7 fmul+fadd   41 next
        movaps [rdx - 32], xmm13                                   ;  2226.7 agu0+agu1+fmisc   41 next spill
        movaps xmm13, xmm10                                        ;  2229.7 fmul+fadd   41 next copy
        xorps xmm13, xmm8                                          ;  2231.7 fmul+fadd   41 next
        movaps [rbp - 96], xmm3                                    ;  2228.7 agu2+agu0+fmisc   41 next spill
        movaps xmm3, [rbp - 32]                                    ;  2230.7 agu1+agu0+fmisc+fmul   41 next
        andps xmm3, xmm4                                           ;  2232.7 fadd+fmul   41 next
        movaps [rbp + 112], xmm11                                  ;  2231.7 agu2+agu1+fmisc   41 next spill
        movaps xmm11, [rbp - 128]                                  ;  2232.7 agu0+agu1+fadd+fmul   41 next
        xorps xmm11, xmm13                                         ;  2234.7 fadd+fmul   41 next
        andps xmm11, [rbp - 32]                                    ;  2236.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm10, xmm11                                         ;  2238.7 fadd+fmul   41 next
        movaps [rbp + 0], xmm1                                     ;  2234.0 agu1+agu0+fmisc   41 next spill
        movaps xmm1, xmm12                                         ;  2236.7 fadd+fmul   41 next copy
        xorps xmm1, xmm0                                           ;  2238.7 fadd+fmul   41 next
        xorps xmm12, xmm7                                          ;  2238.7 fadd+fmul   41 next
        xorps xmm7, xmm0                                           ;  2239.7 fadd+fmul   41 next
        andps xmm1, [rbp - 48]                                     ;  2240.7 agu2+agu0+fadd+fmul   41 next
        movaps [rdx + 0], xmm6                                     ;  2238.3 agu1+agu0+fmisc   41 next spill
        movaps xmm6, [rbp - 48]                                    ;  2240.3 agu2+agu1+fmisc   41 next
        andps xmm6, xmm8                                           ;  2242.3 fadd+fmul   41 next
        movaps [rbp + 32], xmm15                                   ;  2242.3 agu0+agu1+fmisc   41 next spill
        movaps xmm15, [rbp - 80]                                   ;  2242.7 agu2+agu0+fadd+fmul   41 next
        andps xmm15, xmm6                                          ;  2244.7 fadd+fmul   41 next
        xorps xmm3, xmm6                                           ;  2244.7 fadd+fmul   41 next
        xorps xmm3, [rel misty1_encrypt_compact.T0_constants128]   ;  2246.7 agu1+agu2+fadd+fmul   41 next
        movaps [rdx - 96], xmm5                                    ;  2244.3 agu0+agu1+fmisc   41 next spill
        movaps xmm5, [rbp - 32]                                    ;  2246.3 agu2+agu0+fmisc   41 next
        andps xmm5, [rbp - 16]                                     ;  2248.3 agu1+agu2+fadd+fmul   41 next
        movaps [rbp + 96], xmm7                                    ;  2248.3 agu0+agu1+fmisc   41 next spill
        movaps xmm7, xmm8                                          ;  2247.7 fadd+fmul   41 next copy
        andps xmm7, xmm2                                           ;  2249.7 fadd+fmul   41 next
        xorps xmm15, xmm7                                          ;  2251.7 fadd+fmul   41 next
        xorps xmm7, xmm5                                           ;  2251.7 fadd+fmul   41 next
        movaps [rdx - 128], xmm11                                  ;  2250.3 agu2+agu0+fmisc   41 next spill
        movaps xmm11, [rbp - 16]                                   ;  2251.7 agu1+agu0+fmisc+fadd   41 next
        andps xmm11, xmm12                                         ;  2253.7 fmul+fadd   41 next
        xorps xmm15, xmm11                                         ;  2255.7 fmul+fadd   41 next
        movaps xmm11, [rbp - 80]                                   ;  2253.3 agu2+agu1+fmisc   54 next reload
        xorps xmm15, xmm11                                         ;  2257.7 fmul+fadd   41 next
        xorps xmm12, xmm2                                          ;  2255.7 fmul+fadd   41 next
        movaps [rdi - 48], xmm15                                   ;  2259.7 agu0+agu1+fmisc   41 next spill
        movaps xmm15, [rbp - 16]                                   ;  2256.3 agu2+agu0+fmul+fmisc   41 next
        andps xmm15, xmm7                                          ;  2258.3 fadd+fmul   41 next
        xorps xmm15, xmm2                                          ;  2260.3 fadd+fmul   41 next
        andps xmm7, [rbp - 128]                                    ;  2258.7 agu1+agu2+fadd+fmul   41 next
        xorps xmm15, xmm13                                         ;  2262.3 fadd+fmul   41 next
        movaps [rdi + 16], xmm15                                   ;  2264.3 agu0+agu1+fmisc   41 next spill
        movaps xmm15, [rbp - 128]                                  ;  2260.7 agu2+agu0+fmisc+fadd   41 next
        xorps xmm15, xmm14                                         ;  2262.7 fmul+fadd   41 next
        xorps xmm1, xmm15                                          ;  2264.7 fmul+fadd   41 next
        xorps xmm7, xmm1                                           ;  2266.7 fmul+fadd   41 next
        movaps xmm1, xmm12                                         ;  2264.7 fmul+fadd   41 next copy
        andps xmm1, xmm2                                           ;  2266.7 fmul+fadd   41 next
        andps xmm12, [rbp - 128]                                   ;  2266.7 agu1+agu2+fmul+fadd   41 next
        andps xmm15, [rbp - 48]                                    ;  2267.7 agu0+agu1+fmul+fadd   41 next
        xorps xmm1, xmm3                                           ;  2268.7 fmul+fadd   41 next
        andps xmm13, [rbp - 16]                                    ;  2269.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm1, xmm5                                           ;  2270.7 fmul+fadd   41 next
        movaps xmm2, xmm8                                          ;  2271.7 fmul+fadd   41 next copy
        andps xmm2, xmm11                                          ;  2273.7 fmul+fadd   41 next
        xorps xmm15, xmm2                                          ;  2275.7 fmul+fadd   41 next
        xorps xmm1, xmm15                                          ;  2277.7 fmul+fadd   41 next
        movaps xmm15, [rbp - 128]                                  ;  2271.0 agu1+agu0+fmisc   41 next
        andps xmm15, xmm8                                          ;  2275.7 fmul+fadd   41 next
        xorps xmm15, xmm4                                          ;  2277.7 fmul+fadd   41 next
        xorps xmm13, xmm15                                         ;  2279.7 fmul+fadd   41 next
        xorps xmm15, [rbp - 16]                                    ;  2279.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm0, xmm2                                           ;  2279.7 fmul+fadd   41 next
        movaps xmm2, [rbp - 32]                                    ;  2277.3 agu1+agu0+fmisc   41 next
        xorps xmm2, xmm6                                           ;  2280.7 fmul+fadd   41 next
        andps xmm2, [rbp - 64]                                     ;  2282.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm3, xmm2                                           ;  2284.7 fmul+fadd   41 next
        xorps xmm12, xmm3                                          ;  2286.7 fmul+fadd   41 next
        movaps xmm3, xmm11                                         ;  2284.7 fmul+fadd   41 next copy
        andps xmm3, xmm15                                          ;  2286.7 fmul+fadd   41 next
        xorps xmm15, xmm5                                          ;  2286.7 fmul+fadd   41 next
        xorps xmm3, [rbp - 48]                                     ;  2288.7 agu1+agu0+fmul+fadd   41 next
        xorps xmm5, xmm11                                          ;  2288.7 fmul+fadd   41 next
        xorps xmm6, [rbp - 16]                                     ;  2289.7 agu2+agu0+fmul+fadd   41 next
        andps xmm14, xmm5                                          ;  2290.7 fmul+fadd   41 next
        xorps xmm7, xmm13                                          ;  2291.7 fmul+fadd   41 next
        movaps xmm13, [rbp - 128]                                  ;  2289.0 agu1+agu0+fmisc   41 next
        andps xmm13, xmm6                                          ;  2292.7 fmul+fadd   41 next
        andps xmm5, [rbp - 48]                                     ;  2293.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm2, xmm5                                           ;  2295.7 fmul+fadd   41 next
        xorps xmm15, xmm2                                          ;  2297.7 fmul+fadd   41 next
        xorps xmm9, xmm3                                           ;  2296.7 fmul+fadd   41 next
        movaps xmm2, [rbp - 16]                                    ;  2293.0 agu1+agu0+fmisc   41 next
        andps xmm2, xmm0                                           ;  2297.7 fmul+fadd   41 next
        xorps xmm5, xmm10                                          ;  2298.7 fmul+fadd   41 next
        movaps xmm3, [rbp - 32]                                    ;  2295.0 agu2+agu0+fmisc   41 next
        andps xmm3, [rbp - 48]                                     ;  2299.7 agu1+agu0+fmul+fadd   41 next
        andps xmm6, [rbp - 64]                                     ;  2300.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm6, [rbp - 32]                                     ;  2302.7 agu1+agu2+fmul+fadd   41 next
        xorps xmm12, xmm6                                          ;  2304.7 fmul+fadd   41 next
        xorps xmm7, [rdx - 128]                                    ;  2303.7 agu0+agu1+fmul+fadd   41 next
        xorps xmm0, xmm3                                           ;  2304.7 fmul+fadd   41 next
        movaps xmm6, [rdi + 16]                                    ;  2300.7 agu2+agu0+fmisc   41 next reload
        xorps xmm15, xmm6                                          ;  2305.7 fmul+fadd   41 next
        andps xmm10, xmm3                                          ;  2306.7 fmul+fadd   41 next
        xorps xmm4, xmm5                                           ;  2307.7 fmul+fadd   41 next
        movaps xmm3, [rbp - 32]                                    ;  2304.7 agu1+agu0+fmisc   54 next reload
        andps xmm0, xmm3                                           ;  2308.7 fmul+fadd   41 next
        xorps xmm2, xmm15                                          ;  2309.7 fmul+fadd   41 next
        xorps xmm6, xmm0                                           ;  2310.7 fmul+fadd   41 next
        xorps xmm14, xmm12                                         ;  2311.7 fmul+fadd   41 next
        xorps xmm10, [rbp + 96]                                    ;  2312.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm9, xmm10                                          ;  2314.7 fmul+fadd   41 next
        movaps xmm15, [rel misty1_encrypt_compact.T0_constants128] ;  2309.7 agu1+agu0+fmisc   41 next reload
        xorps xmm9, xmm15                                          ;  2316.7 fmul+fadd   41 next
        xorps xmm13, xmm6                                          ;  2315.7 fmul+fadd   41 next
        xorps xmm13, xmm15                                         ;  2317.7 fmul+fadd   41 next
        xorps xmm4, [rdi - 48]                                     ;  2317.7 agu2+agu0+fmul+fadd   41 next
        movaps xmm0, [rdx - 96]                                    ;  2313.7 agu1+agu0+fmisc   41 next
        xorps xmm0, [rbp - 64]                                     ;  2318.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm1, xmm0                                           ;  2320.7 fmul+fadd   41 next
        xorps xmm8, [rbp + 32]                                     ;  2320.7 agu1+agu0+fmul+fadd   41 next
        xorps xmm14, xmm8                                          ;  2322.7 fmul+fadd   41 next
        movaps xmm5, [rdx + 0]                                     ;  2318.7 agu2+agu0+fmisc   41 next
        xorps xmm5, [rbp - 16]                                     ;  2322.7 agu1+agu0+fmul+fadd   41 next
        xorps xmm7, xmm5                                           ;  2324.7 fmul+fadd   41 next
        xorps xmm11, [rbp + 0]                                     ;  2324.7 agu2+agu1+fmul+fadd   41 next
        xorps xmm13, xmm11                                         ;  2326.7 fmul+fadd   41 next
        movaps xmm6, [rbp + 112]                                   ;  2322.3 agu0+agu1+fmisc   41 next
        xorps xmm6, [rbp - 128]                                    ;  2326.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm9, xmm6                                           ;  2328.7 fmul+fadd   41 next
        movaps xmm10, [rbp - 96]                                   ;  2324.7 agu1+agu0+fmisc   41 next
        xorps xmm10, [rbp - 48]                                    ;  2328.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm2, xmm10                                          ;  2330.7 fmul+fadd   41 next
        xorps xmm3, [rdx - 32]                                     ;  2330.7 agu1+agu0+fmul+fadd   41 next
        xorps xmm4, xmm3                                           ;  2332.7 fmul+fadd   41 next
        xorps xmm1, [r8 + 2192]                                    ;  2332.7 agu2+agu0+fmul+fadd   48 next
        xorps xmm14, [r8 + 2208]                                   ;  2333.7 agu1+agu0+fmul+fadd   48 next
        xorps xmm7, [r8 + 2224]                                    ;  2334.7 agu2+agu0+fmul+fadd   48 next
        xorps xmm13, [r8 + 2240]                                   ;  2335.7 agu1+agu2+fmul+fadd   48 next
        xorps xmm9, [r8 + 2256]                                    ;  2336.7 agu0+agu1+fmul+fadd   48 next
        xorps xmm2, [r8 + 2272]                                    ;  2337.7 agu2+agu0+fmul+fadd   48 next
        xorps xmm4, [r8 + 2288]                                    ;  2338.7 agu1+agu0+fmul+fadd   48 next
        xorps xmm0, [r8 + 2048]                                    ;  2339.7 agu2+agu1+fmul+fadd   48 next
        xorps xmm8, [r8 + 2064]                                    ;  2340.7 agu0+agu2+fmul+fadd   48 next
        xorps xmm5, [r8 + 2080]                                    ;  2341.7 agu1+agu0+fmul+fadd   48 next
        xorps xmm11, [r8 + 2096]                                   ;  2342.7 agu2+agu0+fmul+fadd   48 next
        xorps xmm6, [r8 + 2112]                                    ;  2343.7 agu1+agu0+fmul+fadd   48 next
        xorps xmm10, [r8 + 2128]                                   ;  2344.7 agu2+agu0+fmul+fadd   48 next
        xorps xmm3, [r8 + 2144]                                    ;  2345.7 agu1+agu0+fmul+fadd   48 next
        movaps xmm12, [rdi - 16]                                   ;  2341.7 agu2+agu0+fmisc   48 next
        xorps xmm12, [r8 + 2160]                                   ;  2346.7 agu1+agu0+fmul+fadd   48 next
        movaps [rdi - 16], xmm4                                    ;  2343.7 agu2+agu0+fmisc   48 next spill
        movaps xmm4, [rbp + 16]                                    ;  2345.7 agu1+agu2+fmisc   48 next
        xorps xmm4, [r8 + 2176]                                    ;  2347.7 agu0+agu1+fmul+fadd   48 next
        movaps [rbp + 16], xmm2                                    ;  2347.7 agu2+agu0+fmisc   48 next spill
        movaps xmm2, xmm0                                          ;  2348.7 fmul+fadd   45 next copy
        xorps xmm2, xmm3                                           ;  2350.7 fmul+fadd   45 next
        movaps [rdx - 32], xmm9                                    ;  2349.7 agu1+agu2+fmisc   48 next spill
        movaps xmm9, xmm11                                         ;  2350.7 fmul+fadd   45 next copy
        andps xmm9, xmm12                                          ;  2352.7 fmul+fadd   45 next
        movaps [rbp - 48], xmm13                                   ;  2351.7 agu0+agu1+fmisc   48 next spill
        movaps xmm13, xmm8                                         ;  2352.7 fmul+fadd   45 next copy
        xorps xmm13, xmm10                                         ;  2354.7 fmul+fadd   45 next
        movaps [rbp - 96], xmm7                                    ;  2353.7 agu2+agu0+fmisc   48 next spill
        movaps xmm7, xmm4                                          ;  2354.7 fmul+fadd   45 next copy
        andps xmm7, xmm12                                          ;  2356.7 fmul+fadd   45 next
        movaps [rbp - 32], xmm14                                   ;  2355.7 agu1+agu0+fmisc   48 next spill
        movaps xmm14, xmm3                                         ;  2356.7 fmul+fadd   45 next copy
        andps xmm14, xmm11                                         ;  2358.7 fmul+fadd   45 next
        movaps [rbp - 128], xmm1                                   ;  2357.7 agu2+agu0+fmisc   48 next spill
        movaps xmm1, xmm12                                         ;  2358.7 fmul+fadd   45 next copy
        andps xmm1, xmm0                                           ;  2360.7 fmul+fadd   45 next
        xorps xmm14, xmm1                                          ;  2362.7 fmul+fadd   45 next
        movaps xmm1, xmm3                                          ;  2361.7 fmul+fadd   45 next copy
        andps xmm1, xmm6                                           ;  2363.7 fmul+fadd   45 next
        xorps xmm14, xmm15                                         ;  2364.7 fmul+fadd   45 next
        movaps xmm15, xmm2                                         ;  2364.7 fmul+fadd   45 next copy
        xorps xmm15, xmm11                                         ;  2366.7 fmul+fadd   45 next
        movaps [rbp + 112], xmm14                                  ;  2366.7 agu1+agu0+fmisc   45 next spill
        movaps xmm14, xmm5                                         ;  2366.7 fmul+fadd   45 next copy
        andps xmm14, xmm15                                         ;  2368.7 fmul+fadd   45 next
        movaps [rbp + 0], xmm9                                     ;  2365.7 agu2+agu0+fmisc   45 next spill
        movaps xmm9, xmm4                                          ;  2368.7 fmul+fadd   45 next copy
        andps xmm9, xmm0                                           ;  2370.7 fmul+fadd   45 next
        xorps xmm9, xmm12                                          ;  2372.7 fmul+fadd   45 next
        xorps xmm14, xmm9                                          ;  2374.7 fmul+fadd   45 next
        movaps [rbp - 80], xmm3                                    ;  2369.0 agu1+agu0+fmisc   48 next spill
        movaps xmm3, xmm11                                         ;  2372.7 fmul+fadd   45 next copy
        andps xmm3, xmm5                                           ;  2374.7 fmul+fadd   45 next
        xorps xmm3, xmm13                                          ;  2376.7 fmul+fadd   45 next
        movaps [rbp - 16], xmm3                                    ;  2378.7 agu2+agu0+fmisc   45 next spill
        movaps xmm3, xmm11                                         ;  2375.7 fmul+fadd   45 next copy
        andps xmm3, xmm0                                           ;  2377.7 fmul+fadd   45 next
        xorps xmm1, xmm3                                           ;  2379.7 fmul+fadd   45 next
        xorps xmm1, xmm7                                           ;  2381.7 fmul+fadd   45 next
        movaps xmm3, xmm11                                         ;  2379.7 fmul+fadd   45 next copy
        andps xmm3, xmm8                                           ;  2381.7 fmul+fadd   45 next
        movaps [rdx + 0], xmm7                                     ;  2378.7 agu1+agu0+fmisc   45 next spill
        movaps xmm7, xmm11                                         ;  2381.7 fmul+fadd   45 next copy
        andps xmm7, xmm6                                           ;  2383.7 fmul+fadd   45 next
        xorps xmm3, xmm7                                           ;  2385.7 fmul+fadd   45 next
        xorps xmm9, xmm7                                           ;  2385.7 fmul+fadd   45 next
        movaps xmm7, xmm4                                          ;  2385.7 fmul+fadd   45 next copy
        andps xmm7, xmm6                                           ;  2387.7 fmul+fadd   45 next
        xorps xmm11, xmm7                                          ;  2389.7 fmul+fadd   45 next
        xorps xmm14, xmm11                                         ;  2391.7 fmul+fadd   45 next
        andps xmm11, xmm4                                          ;  2391.7 fmul+fadd   45 next
        xorps xmm11, [rel misty1_encrypt_compact.T0_constants128]  ;  2393.7 agu2+agu0+fmul+fadd   45 next
        movaps [rbp + 32], xmm7                                    ;  2389.7 agu1+agu0+fmisc   45 next spill
        movaps xmm7, xmm8                                          ;  2391.7 fmul+fadd   45 next copy
        andps xmm7, xmm0                                           ;  2393.7 fmul+fadd   45 next
        movaps [rbp + 48], xmm11                                   ;  2395.7 agu2+agu1+fmisc   45 next spill
        movaps xmm11, xmm15                                        ;  2393.7 fmul+fadd   45 next copy
        orps xmm11, xmm4                                           ;  2395.7 fmul+fadd   45 next
        movaps [rbp - 64], xmm15                                   ;  2394.0 agu0+agu1+fmisc   45 next spill
        movaps xmm15, xmm13                                        ;  2395.7 fmul+fadd   45 next copy
        andps xmm15, xmm6                                          ;  2397.7 fmul+fadd   45 next
        andps xmm13, xmm0                                          ;  2397.7 fmul+fadd   45 next
        movaps [rdx - 96], xmm3                                    ;  2396.7 agu2+agu0+fmisc   45 next spill
        movaps xmm3, xmm5                                          ;  2398.7 fmul+fadd   45 next copy
        andps xmm3, xmm10                                          ;  2400.7 fmul+fadd   45 next
        xorps xmm11, xmm3                                          ;  2402.7 fmul+fadd   45 next
        xorps xmm7, xmm11                                          ;  2404.7 fmul+fadd   45 next
        movaps xmm3, xmm6                                          ;  2402.7 fmul+fadd   45 next copy
        andps xmm3, xmm10                                          ;  2404.7 fmul+fadd   45 next
        movaps xmm11, xmm12                                        ;  2404.7 fmul+fadd   45 next copy
        andps xmm11, xmm10                                         ;  2406.7 fmul+fadd   45 next
        xorps xmm15, xmm11                                         ;  2408.7 fmul+fadd   45 next
        xorps xmm9, xmm15                                          ;  2410.7 fmul+fadd   45 next
        movaps xmm11, xmm5                                         ;  2408.7 fmul+fadd   45 next copy
        andps xmm11, xmm8                                          ;  2410.7 fmul+fadd   45 next
        xorps xmm15, xmm7                                          ;  2410.7 fmul+fadd   45 next
        xorps xmm15, xmm2                                          ;  2412.7 fmul+fadd   45 next
        xorps xmm11, xmm0                                          ;  2412.7 fmul+fadd   45 next
        andps xmm2, xmm10                                          ;  2413.7 fmul+fadd   45 next
        movaps [rdi - 48], xmm15                                   ;  2414.7 agu1+agu0+fmisc   45 next spill
        movaps xmm15, xmm3                                         ;  2414.7 fmul+fadd   45 next copy
        xorps xmm15, xmm4                                          ;  2416.7 fmul+fadd   45 next
        xorps xmm3, xmm5                                           ;  2416.7 fmul+fadd   45 next
        xorps xmm9, xmm3                                           ;  2418.7 fmul+fadd   45 next
        andps xmm15, xmm10                                         ;  2418.7 fmul+fadd   45 next
        andps xmm3, xmm6                                           ;  2419.7 fmul+fadd   45 next
        xorps xmm14, xmm15                                         ;  2420.7 fmul+fadd   45 next
        movaps xmm15, xmm12                                        ;  2421.7 fmul+fadd   45 next copy
        andps xmm15, xmm8                                          ;  2423.7 fmul+fadd   45 next
        xorps xmm15, xmm11                                         ;  2425.7 fmul+fadd   45 next
        xorps xmm9, xmm1                                           ;  2424.7 fmul+fadd   45 next
        xorps xmm11, xmm4                                          ;  2425.7 fmul+fadd   45 next
        xorps xmm2, xmm11                                          ;  2427.7 fmul+fadd   45 next
        andps xmm11, xmm8                                          ;  2427.7 fmul+fadd   45 next
        xorps xmm2, xmm6                                           ;  2429.7 fmul+fadd   45 next
        xorps xmm3, xmm15                                          ;  2429.7 fmul+fadd   45 next
        movaps xmm15, xmm6                                         ;  2430.7 fmul+fadd   45 next copy
        andps xmm15, xmm12                                         ;  2432.7 fmul+fadd   45 next
        andps xmm6, xmm0                                           ;  2432.7 fmul+fadd   45 next
        xorps xmm15, xmm6                                          ;  2434.7 fmul+fadd   45 next
        xorps xmm11, xmm15                                         ;  2436.7 fmul+fadd   45 next
        movaps xmm15, xmm0                                         ;  2435.7 fmul+fadd   45 next copy
        xorps xmm15, xmm8                                          ;  2437.7 fmul+fadd   45 next
        andps xmm15, xmm10                                         ;  2439.7 fmul+fadd   45 next
        xorps xmm15, xmm3                                          ;  2441.7 fmul+fadd   45 next
        xorps xmm11, [rbp - 16]                                    ;  2439.7 agu2+agu0+fmul+fadd   45 next
        xorps xmm6, [rbp + 0]                                      ;  2440.7 agu1+agu0+fmul+fadd   45 next
        xorps xmm3, xmm6                                           ;  2442.7 fmul+fadd   45 next
        movaps xmm6, [rbp - 80]                                    ;  2438.7 agu2+agu0+fmisc   45 next
        andps xmm6, xmm12                                          ;  2442.7 fmul+fadd   45 next
        andps xmm0, [rbp - 80]                                     ;  2443.7 agu1+agu0+fmul+fadd   45 next
        andps xmm4, xmm5                                           ;  2444.7 fmul+fadd   45 next
        xorps xmm0, [rdx - 96]                                     ;  2445.7 agu2+agu0+fmul+fadd   45 next
        andps xmm12, xmm5                                          ;  2446.7 fmul+fadd   45 next
        andps xmm8, [rbp - 80]                                     ;  2447.7 agu1+agu0+fmul+fadd   45 next
        orps xmm10, [rbp - 64]                                     ;  2448.7 agu2+agu0+fmul+fadd   45 next
        xorps xmm4, xmm6                                           ;  2449.7 fmul+fadd   45 next
        xorps xmm12, [rbp + 48]                                    ;  2450.7 agu1+agu2+fmul+fadd   45 next
        movaps [rdx - 96], xmm11                                   ;  2446.7 agu0+agu1+fmisc   45 next spill
        movaps xmm11, [rbp + 112]                                  ;  2448.7 agu2+agu0+fmisc   45 next
        xorps xmm11, xmm2                                          ;  2451.7 fmul+fadd   45 next
        xorps xmm2, xmm3                                           ;  2452.7 fmul+fadd   45 next
        xorps xmm13, xmm2                                          ;  2454.7 fmul+fadd   45 next
        xorps xmm13, xmm0                                          ;  2456.7 fmul+fadd   45 next
        xorps xmm6, xmm8                                           ;  2455.7 fmul+fadd   45 next
        movaps xmm2, [rbp - 64]                                    ;  2451.7 agu1+agu0+fmisc   45 next reload
        xorps xmm4, xmm2                                           ;  2456.7 fmul+fadd   45 next
        xorps xmm10, xmm4                                          ;  2458.7 fmul+fadd   45 next
        xorps xmm7, xmm11                                          ;  2458.7 fmul+fadd   45 next
        xorps xmm8, xmm12                                          ;  2459.7 fmul+fadd   45 next
        xorps xmm12, [rdx + 0]                                     ;  2460.7 agu2+agu0+fmul+fadd   45 next
        xorps xmm9, xmm6                                           ;  2461.7 fmul+fadd   45 next
        xorps xmm12, [rdi - 48]                                    ;  2462.7 agu1+agu0+fmul+fadd   45 next
        xorps xmm6, [rbp + 112]                                    ;  2463.7 agu2+agu0+fmul+fadd   45 next
        movaps xmm4, [rbp - 80]                                    ;  2460.3 agu1+agu0+fmisc   48 next reload
        andps xmm5, xmm4                                           ;  2464.7 fmul+fadd   45 next
        xorps xmm1, xmm5                                           ;  2466.7 fmul+fadd   45 next
        xorps xmm0, [rbp + 48]                                     ;  2466.7 agu2+agu1+fmul+fadd   45 next
        xorps xmm5, xmm15                                          ;  2467.7 fmul+fadd   45 next
        xorps xmm15, xmm10                                         ;  2468.7 fmul+fadd   45 next
        xorps xmm15, [rbp + 32]                                    ;  2470.7 agu0+agu1+fmul+fadd   45 next
        xorps xmm14, xmm0                                          ;  2470.7 fmul+fadd   45 next
        xorps xmm10, [rbp - 16]                                    ;  2471.7 agu2+agu0+fmul+fadd   45 next
        xorps xmm9, [rbp + 0]                                      ;  2472.7 agu1+agu0+fmul+fadd   45 next
        xorps xmm7, xmm2                                           ;  2473.7 fmul+fadd   45 next
        xorps xmm6, [rdx - 96]                                     ;  2474.7 agu2+agu1+fmul+fadd   45 next
        xorps xmm4, xmm1                                           ;  2475.7 fmul+fadd   45 next
        xorps xmm8, xmm5                                           ;  2476.7 fmul+fadd   45 next
        xorps xmm10, xmm4                                          ;  2477.7 fmul+fadd   45 next
        xorps xmm3, xmm8                                           ;  2478.7 fmul+fadd   45 next
        movaps xmm0, [rbp - 128]                                   ;  2474.7 agu0+agu1+fmisc   48 next reload
        xorps xmm3, xmm0                                           ;  2480.7 fmul+fadd   45 next
        movaps xmm1, [rbp - 32]                                    ;  2476.7 agu2+agu0+fmisc   48 next reload
        xorps xmm14, xmm1                                          ;  2480.7 fmul+fadd   45 next
        movaps xmm2, [rbp - 96]                                    ;  2478.7 agu1+agu0+fmisc   48 next reload
        xorps xmm13, xmm2                                          ;  2481.7 fmul+fadd   45 next
        movaps xmm4, [rbp - 48]                                    ;  2480.7 agu2+agu0+fmisc   48 next reload
        xorps xmm15, xmm4                                          ;  2482.7 fmul+fadd   45 next
        movaps xmm5, [rdx - 32]                                    ;  2482.7 agu1+agu0+fmisc+fmul   48 next reload
        xorps xmm10, xmm5                                          ;  2484.7 fadd+fmul   45 next
        movaps xmm8, [rbp + 16]                                    ;  2483.7 agu2+agu0+fmisc   48 next reload
        xorps xmm9, xmm8                                           ;  2485.7 fadd+fmul   45 next
        movaps xmm11, [rdi - 16]                                   ;  2485.7 agu1+agu0+fmisc+fadd   48 next reload
        xorps xmm12, xmm11                                         ;  2487.7 fmul+fadd   45 next
        xorps xmm3, [rdx + 32]                                     ;  2487.7 agu2+agu0+fmul+fadd   54 next
        xorps xmm14, [rdx - 64]                                    ;  2488.7 agu1+agu0+fmul+fadd   54 next
        xorps xmm13, [rdi + 0]                                     ;  2489.7 agu2+agu1+fmul+fadd   54 next
        xorps xmm15, [rdx - 48]                                    ;  2490.7 agu0+agu2+fmul+fadd   54 next
        xorps xmm10, [rdx + 96]                                    ;  2491.7 agu1+agu0+fmul+fadd   54 next
        xorps xmm9, [rdx - 16]                                     ;  2492.7 agu2+agu1+fmul+fadd   54 next
        xorps xmm12, [rbp + 64]                                    ;  2493.7 agu0+agu1+fmul+fadd   54 next
        xorps xmm6, [rdx + 16]                                     ;  2494.7 agu2+agu0+fmul+fadd   54 next
        xorps xmm7, [rdi - 96]                                     ;  2495.7 agu1+agu2+fmul+fadd   54 next
        xorps xmm0, [rdx - 112]                                    ;  2496.7 agu0+agu1+fmul+fadd   54 next
        xorps xmm1, [rdi - 112]                                    ;  2497.7 agu2+agu0+fmul+fadd   54 next
        xorps xmm2, [rdx - 80]                                     ;  2498.7 agu1+agu0+fmul+fadd   54 next
        xorps xmm4, [rdx + 48]                                     ;  2499.7 agu2+agu0+fmul+fadd   54 next
        xorps xmm5, [rbp + 80]                                     ;  2500.7 agu1+agu0+fmul+fadd   54 next
        xorps xmm8, [rdx + 112]                                    ;  2501.7 agu2+agu0+fmul+fadd   54 next
        xorps xmm11, [rbp - 112]                                   ;  2502.7 agu1+agu0+fmul+fadd   54 next
        movaps [rdi - 16], xmm11                                   ;  2504.7 agu2+agu0+fmisc   54 next spill
        movaps xmm11, [rdx + 32]                                   ;  2500.7 agu1+agu0+fmisc   54 next
        xorps xmm11, [r10]                                         ;  2503.7 agu2+agu0+fmul+fadd   54 next
        movaps [rdx + 32], xmm8                                    ;  2503.7 agu1+agu0+fmisc   54 next spill
        movaps xmm8, [rdx - 64]                                    ;  2503.7 agu2+agu0+fmul+fmisc   54 next
        xorps xmm8, [r10 + 16]                                     ;  2505.7 agu1+agu2+fadd+fmul   54 next
        movaps [rdx - 64], xmm5                                    ;  2505.7 agu0+agu1+fmisc   54 next spill
        movaps xmm5, [rdi + 0]                                     ;  2505.7 agu2+agu0+fadd+fmul   54 next
        xorps xmm5, [r10 + 32]                                     ;  2507.7 agu1+agu0+fadd+fmul   54 next
        movaps [rdi + 0], xmm4                                     ;  2507.7 agu2+agu1+fmisc   54 next spill
        movaps xmm4, [rdx - 48]                                    ;  2507.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm4, [r10 + 48]                                     ;  2509.7 agu1+agu0+fadd+fmul   54 next
        movaps [rdx - 48], xmm2                                    ;  2509.7 agu2+agu1+fmisc   54 next spill
        movaps xmm2, [rdx + 96]                                    ;  2509.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm2, [r10 + 64]                                     ;  2511.7 agu1+agu0+fadd+fmul   54 next
        movaps [rdx + 96], xmm1                                    ;  2511.7 agu2+agu1+fmisc   54 next spill
        movaps xmm1, [rdx - 16]                                    ;  2511.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm1, [r10 + 80]                                     ;  2513.7 agu1+agu0+fadd+fmul   54 next
        movaps [rdx - 16], xmm0                                    ;  2513.7 agu2+agu1+fmisc   54 next spill
        movaps xmm0, [rbp + 64]                                    ;  2513.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm0, [r10 + 96]                                     ;  2515.7 agu1+agu0+fadd+fmul   54 next
        movaps [rbp + 64], xmm7                                    ;  2515.7 agu2+agu1+fmisc   54 next spill
        movaps xmm7, [rdx + 16]                                    ;  2515.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm7, [r10 + 112]                                    ;  2517.7 agu1+agu0+fadd+fmul   54 next
        movaps [rdx + 16], xmm6                                    ;  2517.7 agu2+agu1+fmisc   54 next spill
        movaps xmm6, [rdi - 96]                                    ;  2517.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm6, [r10 + 128]                                    ;  2519.7 agu1+agu0+fadd+fmul   54 next
        movaps [rdi - 96], xmm12                                   ;  2519.7 agu2+agu1+fmisc   54 next spill
        movaps xmm12, [rdx - 112]                                  ;  2519.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm12, [r10 + 144]                                   ;  2521.7 agu1+agu0+fadd+fmul   54 next
        movaps [rdx - 112], xmm9                                   ;  2521.7 agu2+agu1+fmisc   54 next spill
        movaps xmm9, [rdi - 112]                                   ;  2521.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm9, [r10 + 160]                                    ;  2523.7 agu1+agu0+fadd+fmul   54 next
        movaps [rdi - 112], xmm10                                  ;  2523.7 agu2+agu1+fmisc   54 next spill
        movaps xmm10, [rdx - 80]                                   ;  2523.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm10, [r10 + 176]                                   ;  2525.7 agu1+agu0+fadd+fmul   54 next
        movaps [rdx - 80], xmm15                                   ;  2525.7 agu2+agu1+fmisc   54 next spill
        movaps xmm15, [rdx + 48]                                   ;  2525.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm15, [r10 + 192]                                   ;  2527.7 agu1+agu0+fadd+fmul   54 next
        movaps [rdx + 48], xmm13                                   ;  2527.7 agu2+agu1+fmisc   54 next spill
        movaps xmm13, [rbp + 80]                                   ;  2527.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm13, [r10 + 208]                                   ;  2529.7 agu1+agu0+fadd+fmul   54 next
        movaps [rbp + 80], xmm14                                   ;  2529.7 agu2+agu1+fmisc   54 next spill
        movaps xmm14, [rdx + 112]                                  ;  2529.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm14, [r10 + 224]                                   ;  2531.7 agu1+agu0+fadd+fmul   54 next
        movaps [rdx + 112], xmm3                                   ;  2531.7 agu2+agu1+fmisc   54 next spill
        movaps xmm3, [rbp - 112]                                   ;  2531.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm3, [r10 + 240]                                    ;  2533.7 agu1+agu0+fadd+fmul   54 next
        movaps [rbp - 112], xmm5                                   ;  2533.7 agu2+agu1+fmisc   54 next spill
        movaps xmm5, xmm13                                         ;  2533.7 fadd+fmul   41 next copy
        xorps xmm5, xmm7                                           ;  2535.7 fadd+fmul   41 next
        movaps [rbp + 16], xmm4                                    ;  2535.7 agu0+agu2+fmisc   54 next spill
        movaps xmm4, xmm9                                          ;  2535.7 fadd+fmul   41 next copy
        andps xmm4, xmm14                                          ;  2537.7 fadd+fmul   41 next
        movaps [rdx - 32], xmm8                                    ;  2537.7 agu1+agu0+fmisc   54 next spill
        movaps xmm8, xmm6                                          ;  2537.7 fadd+fmul   41 next copy
        xorps xmm8, xmm15                                          ;  2539.7 fadd+fmul   41 next
        movaps [rbp - 48], xmm0                                    ;  2539.7 agu2+agu0+fmisc   54 next spill
        movaps xmm0, xmm3                                          ;  2539.7 fadd+fmul   41 next copy
        andps xmm0, xmm14                                          ;  2541.7 fadd+fmul   41 next
        movaps [rbp - 96], xmm1                                    ;  2541.7 agu1+agu0+fmisc   54 next spill
        movaps xmm1, xmm13                                         ;  2541.7 fadd+fmul   41 next copy
        andps xmm1, xmm9                                           ;  2543.7 fadd+fmul   41 next
        movaps [rbp - 32], xmm11                                   ;  2543.7 agu2+agu0+fmisc   54 next spill
        movaps xmm11, xmm14                                        ;  2543.7 fadd+fmul   41 next copy
        andps xmm11, xmm7                                          ;  2545.7 fadd+fmul   41 next
        xorps xmm1, xmm11                                          ;  2547.7 fadd+fmul   41 next
        movaps xmm11, xmm13                                        ;  2546.7 fadd+fmul   41 next copy
        andps xmm11, xmm10                                         ;  2548.7 fadd+fmul   41 next
        xorps xmm1, [rel misty1_encrypt_compact.T0_constants128]   ;  2549.7 agu1+agu0+fadd+fmul   41 next
        movaps [rbp - 128], xmm2                                   ;  2546.7 agu2+agu0+fmisc   54 next spill
        movaps xmm2, xmm5                                          ;  2549.7 fadd+fmul   41 next copy
        xorps xmm2, xmm9                                           ;  2551.7 fadd+fmul   41 next
        movaps [rbp - 80], xmm1                                    ;  2551.7 agu1+agu2+fmisc   41 next spill
        movaps xmm1, xmm12                                         ;  2551.7 fadd+fmul   41 next copy
        andps xmm1, xmm2                                           ;  2553.7 fadd+fmul   41 next
        movaps [rdx - 96], xmm4                                    ;  2550.7 agu0+agu1+fmisc   41 next spill
        movaps xmm4, xmm3                                          ;  2553.7 fadd+fmul   41 next copy
        andps xmm4, xmm7                                           ;  2555.7 fadd+fmul   41 next
        xorps xmm4, xmm14                                          ;  2557.7 fadd+fmul   41 next
        xorps xmm1, xmm4                                           ;  2559.7 fadd+fmul   41 next
        movaps [rbp - 64], xmm13                                   ;  2554.0 agu2+agu0+fmisc   54 next spill
        movaps xmm13, xmm9                                         ;  2557.7 fadd+fmul   41 next copy
        andps xmm13, xmm12                                         ;  2559.7 fadd+fmul   41 next
        xorps xmm13, xmm8                                          ;  2561.7 fadd+fmul   41 next
        movaps [rbp + 0], xmm13                                    ;  2563.7 agu1+agu0+fmisc   41 next spill
        movaps xmm13, xmm9                                         ;  2560.7 fadd+fmul   41 next copy
        andps xmm13, xmm7                                          ;  2562.7 fadd+fmul   41 next
        xorps xmm11, xmm13                                         ;  2564.7 fadd+fmul   41 next
        xorps xmm11, xmm0                                          ;  2566.7 fadd+fmul   41 next
        movaps xmm13, xmm9                                         ;  2564.7 fadd+fmul   41 next copy
        andps xmm13, xmm6                                          ;  2566.7 fadd+fmul   41 next
        movaps [rbp - 16], xmm0                                    ;  2563.7 agu2+agu0+fmisc   41 next spill
        movaps xmm0, xmm9                                          ;  2566.7 fadd+fmul   41 next copy
        andps xmm0, xmm10                                          ;  2568.7 fadd+fmul   41 next
        xorps xmm13, xmm0                                          ;  2570.7 fadd+fmul   41 next
        xorps xmm4, xmm0                                           ;  2570.7 fadd+fmul   41 next
        movaps xmm0, xmm3                                          ;  2570.7 fadd+fmul   41 next copy
        andps xmm0, xmm10                                          ;  2572.7 fadd+fmul   41 next
        xorps xmm9, xmm0                                           ;  2574.7 fadd+fmul   41 next
        xorps xmm1, xmm9                                           ;  2576.7 fadd+fmul   41 next
        andps xmm9, xmm3                                           ;  2576.7 fadd+fmul   41 next
        xorps xmm9, [rel misty1_encrypt_compact.T0_constants128]   ;  2578.7 agu1+agu0+fadd+fmul   41 next
        movaps [rbp + 32], xmm0                                    ;  2574.7 agu2+agu0+fmisc   41 next spill
        movaps xmm0, xmm6                                          ;  2576.7 fadd+fmul   41 next copy
        andps xmm0, xmm7                                           ;  2578.7 fadd+fmul   41 next
        movaps [rbp + 48], xmm9                                    ;  2580.7 agu1+agu2+fmisc   41 next spill
        movaps xmm9, xmm2                                          ;  2578.7 fadd+fmul   41 next copy
        orps xmm9, xmm3                                            ;  2580.7 fadd+fmul   41 next
        movaps [rbp + 112], xmm2                                   ;  2579.0 agu0+agu1+fmisc   41 next spill
        movaps xmm2, xmm8                                          ;  2580.7 fadd+fmul   41 next copy
        andps xmm2, xmm10                                          ;  2582.7 fadd+fmul   41 next
        andps xmm8, xmm7                                           ;  2582.7 fadd+fmul   41 next
        movaps [rdi - 48], xmm13                                   ;  2581.7 agu2+agu0+fmisc   41 next spill
        movaps xmm13, xmm12                                        ;  2583.7 fadd+fmul   41 next copy
        andps xmm13, xmm15                                         ;  2585.7 fadd+fmul   41 next
        xorps xmm9, xmm13                                          ;  2587.7 fadd+fmul   41 next
        xorps xmm0, xmm9                                           ;  2589.7 fadd+fmul   41 next
        movaps xmm9, xmm10                                         ;  2587.7 fadd+fmul   41 next copy
        andps xmm9, xmm15                                          ;  2589.7 fadd+fmul   41 next
        movaps xmm13, xmm14                                        ;  2589.7 fadd+fmul   41 next copy
        andps xmm13, xmm15                                         ;  2591.7 fadd+fmul   41 next
        xorps xmm2, xmm13                                          ;  2593.7 fadd+fmul   41 next
        xorps xmm4, xmm2                                           ;  2595.7 fadd+fmul   41 next
        movaps xmm13, xmm12                                        ;  2593.7 fadd+fmul   41 next copy
        andps xmm13, xmm6                                          ;  2595.7 fadd+fmul   41 next
        xorps xmm2, xmm0                                           ;  2595.7 fadd+fmul   41 next
        xorps xmm2, xmm5                                           ;  2597.7 fadd+fmul   41 next
        xorps xmm13, xmm7                                          ;  2597.7 fadd+fmul   41 next
        andps xmm5, xmm15                                          ;  2598.7 fadd+fmul   41 next
        movaps [rdx + 0], xmm2                                     ;  2599.7 agu1+agu0+fmisc   41 next spill
        movaps xmm2, xmm9                                          ;  2599.7 fadd+fmul   41 next copy
        xorps xmm2, xmm3                                           ;  2601.7 fadd+fmul   41 next
        xorps xmm9, xmm12                                          ;  2601.7 fadd+fmul   41 next
        xorps xmm4, xmm9                                           ;  2603.7 fadd+fmul   41 next
        andps xmm2, xmm15                                          ;  2603.7 fadd+fmul   41 next
        andps xmm9, xmm10                                          ;  2604.7 fadd+fmul   41 next
        xorps xmm1, xmm2                                           ;  2605.7 fadd+fmul   41 next
        movaps xmm2, xmm14                                         ;  2606.7 fadd+fmul   41 next copy
        andps xmm2, xmm6                                           ;  2608.7 fadd+fmul   41 next
        xorps xmm2, xmm13                                          ;  2610.7 fadd+fmul   41 next
        xorps xmm4, xmm11                                          ;  2609.7 fadd+fmul   41 next
        xorps xmm13, xmm3                                          ;  2610.7 fadd+fmul   41 next
        xorps xmm5, xmm13                                          ;  2612.7 fadd+fmul   41 next
        andps xmm13, xmm6                                          ;  2612.7 fadd+fmul   41 next
        xorps xmm5, xmm10                                          ;  2614.7 fadd+fmul   41 next
        xorps xmm9, xmm2                                           ;  2614.7 fadd+fmul   41 next
        movaps xmm2, xmm10                                         ;  2615.7 fadd+fmul   41 next copy
        andps xmm2, xmm14                                          ;  2617.7 fadd+fmul   41 next
        andps xmm10, xmm7                                          ;  2617.7 fadd+fmul   41 next
        xorps xmm2, xmm10                                          ;  2619.7 fadd+fmul   41 next
        xorps xmm13, xmm2                                          ;  2621.7 fadd+fmul   41 next
        movaps xmm2, xmm7                                          ;  2620.7 fadd+fmul   41 next copy
        xorps xmm2, xmm6                                           ;  2622.7 fadd+fmul   41 next
        andps xmm2, xmm15                                          ;  2624.7 fadd+fmul   41 next
        xorps xmm2, xmm9                                           ;  2626.7 fadd+fmul   41 next
        xorps xmm13, [rbp + 0]                                     ;  2624.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm10, [rdx - 96]                                    ;  2625.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm9, xmm10                                          ;  2627.7 fadd+fmul   41 next
        movaps xmm10, [rbp - 64]                                   ;  2623.7 agu2+agu0+fmisc   41 next
        andps xmm10, xmm14                                         ;  2627.7 fadd+fmul   41 next
        andps xmm7, [rbp - 64]                                     ;  2628.7 agu1+agu0+fadd+fmul   41 next
        andps xmm3, xmm12                                          ;  2629.7 fadd+fmul   41 next
        xorps xmm7, [rdi - 48]                                     ;  2630.7 agu2+agu0+fadd+fmul   41 next
        andps xmm14, xmm12                                         ;  2631.7 fadd+fmul   41 next
        andps xmm6, [rbp - 64]                                     ;  2632.7 agu1+agu0+fadd+fmul   41 next
        orps xmm15, [rbp + 112]                                    ;  2633.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm3, xmm10                                          ;  2634.7 fadd+fmul   41 next
        xorps xmm14, [rbp + 48]                                    ;  2635.7 agu1+agu2+fadd+fmul   41 next
        movaps [rdi - 48], xmm13                                   ;  2631.7 agu0+agu1+fmisc   41 next spill
        movaps xmm13, [rbp - 80]                                   ;  2633.7 agu2+agu0+fmisc   41 next
        xorps xmm13, xmm5                                          ;  2636.7 fadd+fmul   41 next
        xorps xmm5, xmm9                                           ;  2637.7 fadd+fmul   41 next
        xorps xmm8, xmm5                                           ;  2639.7 fadd+fmul   41 next
        xorps xmm8, xmm7                                           ;  2641.7 fadd+fmul   41 next
        xorps xmm10, xmm6                                          ;  2640.7 fadd+fmul   41 next
        movaps xmm5, [rbp + 112]                                   ;  2636.7 agu1+agu0+fmisc   41 next reload
        xorps xmm3, xmm5                                           ;  2641.7 fadd+fmul   41 next
        xorps xmm15, xmm3                                          ;  2643.7 fadd+fmul   41 next
        xorps xmm0, xmm13                                          ;  2643.7 fadd+fmul   41 next
        xorps xmm6, xmm14                                          ;  2644.7 fadd+fmul   41 next
        xorps xmm14, [rbp - 16]                                    ;  2645.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm4, xmm10                                          ;  2646.7 fadd+fmul   41 next
        xorps xmm14, [rdx + 0]                                     ;  2647.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm10, [rbp - 80]                                    ;  2648.7 agu2+agu0+fadd+fmul   41 next
        movaps xmm3, [rbp - 64]                                    ;  2645.3 agu1+agu0+fmisc   54 next reload
        andps xmm12, xmm3                                          ;  2649.7 fadd+fmul   41 next
        xorps xmm11, xmm12                                         ;  2651.7 fadd+fmul   41 next
        xorps xmm7, [rbp + 48]                                     ;  2651.7 agu2+agu1+fadd+fmul   41 next
        xorps xmm12, xmm2                                          ;  2652.7 fadd+fmul   41 next
        xorps xmm2, xmm15                                          ;  2653.7 fadd+fmul   41 next
        xorps xmm2, [rbp + 32]                                     ;  2655.7 agu0+agu1+fadd+fmul   41 next
        xorps xmm1, xmm7                                           ;  2655.7 fadd+fmul   41 next
        xorps xmm15, [rbp + 0]                                     ;  2656.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm4, [rdx - 96]                                     ;  2657.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm0, xmm5                                           ;  2658.7 fadd+fmul   41 next
        xorps xmm10, [rdi - 48]                                    ;  2659.7 agu2+agu1+fadd+fmul   41 next
        xorps xmm3, xmm11                                          ;  2660.7 fadd+fmul   41 next
        xorps xmm6, xmm12                                          ;  2661.7 fadd+fmul   41 next
        xorps xmm15, xmm3                                          ;  2662.7 fadd+fmul   41 next
        xorps xmm9, xmm6                                           ;  2663.7 fadd+fmul   41 next
        movaps xmm3, [rbp - 128]                                   ;  2659.7 agu0+agu1+fmisc   41 next
        movaps xmm5, [rbp - 32]                                    ;  2661.7 agu2+agu0+fmisc   54 next reload
        andps xmm3, xmm5                                           ;  2664.7 fadd+fmul   41 next
        movaps xmm6, [rbp - 96]                                    ;  2663.7 agu1+agu0+fmisc   41 next
        andps xmm6, xmm5                                           ;  2665.7 fadd+fmul   41 next
        movaps xmm7, [rbp - 48]                                    ;  2665.7 agu2+agu0+fmisc   41 next
        movaps xmm11, [rdx - 32]                                   ;  2666.7 agu1+agu0+fadd+fmul   54 next reload
        andps xmm7, xmm11                                          ;  2668.7 fadd+fmul   41 next
        movaps xmm12, [rbp + 16]                                   ;  2667.7 agu2+agu1+fmisc   41 next
        andps xmm12, xmm5                                          ;  2669.7 fadd+fmul   41 next
        movaps xmm13, [rbp - 128]                                  ;  2669.7 agu0+agu1+fmisc+fadd   41 next
        andps xmm13, [rbp + 16]                                    ;  2671.7 agu2+agu0+fmul+fadd   41 next
        movaps [rbp - 64], xmm0                                    ;  2670.7 agu1+agu2+fmisc   41 next spill
        movaps xmm0, [rbp - 48]                                    ;  2671.7 agu0+agu1+fmul+fadd   41 next
        andps xmm0, [rbp + 16]                                     ;  2673.7 agu2+agu0+fmul+fadd   41 next
        movaps [rdi - 48], xmm10                                   ;  2672.7 agu1+agu0+fmisc   41 next spill
        movaps xmm10, [rbp - 96]                                   ;  2673.7 agu2+agu0+fmul+fadd   41 next
        andps xmm10, [rbp - 112]                                   ;  2675.7 agu1+agu2+fmul+fadd   41 next
        xorps xmm7, xmm10                                          ;  2677.7 fmul+fadd   41 next
        andps xmm10, xmm11                                         ;  2677.7 fmul+fadd   41 next
        movaps [rbp + 112], xmm14                                  ;  2674.7 agu0+agu1+fmisc   41 next spill
        movaps xmm14, xmm12                                        ;  2677.7 fmul+fadd   41 next copy
        xorps xmm14, xmm11                                         ;  2679.7 fmul+fadd   41 next
        movaps [rdx - 96], xmm4                                    ;  2676.7 agu2+agu0+fmisc   41 next spill
        movaps xmm4, [rbp - 48]                                    ;  2678.7 agu1+agu0+fmisc+fmul   41 next
        andps xmm4, xmm6                                           ;  2680.7 fadd+fmul   41 next
        movaps [rbp + 0], xmm15                                    ;  2679.7 agu2+agu1+fmisc   41 next spill
        movaps xmm15, [rbp - 128]                                  ;  2680.7 agu0+agu1+fadd+fmul   41 next
        xorps xmm15, xmm14                                         ;  2682.7 fadd+fmul   41 next
        andps xmm15, [rbp - 48]                                    ;  2684.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm12, xmm15                                         ;  2686.7 fadd+fmul   41 next
        movaps [rbp + 32], xmm2                                    ;  2682.0 agu1+agu0+fmisc   41 next spill
        movaps xmm2, xmm13                                         ;  2684.7 fadd+fmul   41 next copy
        xorps xmm2, xmm3                                           ;  2686.7 fadd+fmul   41 next
        xorps xmm13, xmm7                                          ;  2686.7 fadd+fmul   41 next
        xorps xmm7, xmm3                                           ;  2687.7 fadd+fmul   41 next
        andps xmm2, [rbp - 96]                                     ;  2688.7 agu2+agu0+fadd+fmul   41 next
        movaps [rbp + 48], xmm8                                    ;  2686.3 agu1+agu0+fmisc   41 next spill
        movaps xmm8, [rbp - 96]                                    ;  2688.3 agu2+agu1+fmisc   41 next
        andps xmm8, xmm11                                          ;  2690.3 fadd+fmul   41 next
        movaps [rbp - 80], xmm1                                    ;  2690.3 agu0+agu1+fmisc   41 next spill
        movaps xmm1, [rbp + 16]                                    ;  2690.7 agu2+agu0+fadd+fmul   41 next
        andps xmm1, xmm8                                           ;  2692.7 fadd+fmul   41 next
        xorps xmm4, xmm8                                           ;  2692.7 fadd+fmul   41 next
        xorps xmm4, [rel misty1_encrypt_compact.T0_constants128]   ;  2694.7 agu1+agu2+fadd+fmul   41 next
        movaps [rdx + 0], xmm9                                     ;  2692.3 agu0+agu1+fmisc   41 next spill
        movaps xmm9, [rbp - 48]                                    ;  2694.3 agu2+agu0+fmisc   41 next
        andps xmm9, [rbp - 112]                                    ;  2696.3 agu1+agu2+fadd+fmul   41 next
        movaps [rbp - 16], xmm7                                    ;  2696.3 agu0+agu1+fmisc   41 next spill
        movaps xmm7, xmm11                                         ;  2695.7 fadd+fmul   41 next copy
        andps xmm7, xmm5                                           ;  2697.7 fadd+fmul   41 next
        xorps xmm1, xmm7                                           ;  2699.7 fadd+fmul   41 next
        xorps xmm7, xmm9                                           ;  2699.7 fadd+fmul   41 next
        movaps [rbp + 96], xmm15                                   ;  2698.3 agu2+agu0+fmisc   41 next spill
        movaps xmm15, [rbp - 112]                                  ;  2699.7 agu1+agu0+fmisc+fadd   41 next
        andps xmm15, xmm13                                         ;  2701.7 fmul+fadd   41 next
        xorps xmm1, xmm15                                          ;  2703.7 fmul+fadd   41 next
        movaps xmm15, [rbp + 16]                                   ;  2701.3 agu2+agu1+fmisc   54 next reload
        xorps xmm1, xmm15                                          ;  2705.7 fmul+fadd   41 next
        xorps xmm13, xmm5                                          ;  2703.7 fmul+fadd   41 next
        movaps [rdi + 16], xmm1                                    ;  2707.7 agu0+agu1+fmisc   41 next spill
        movaps xmm1, [rbp - 112]                                   ;  2704.3 agu2+agu0+fmul+fmisc   41 next
        andps xmm1, xmm7                                           ;  2706.3 fadd+fmul   41 next
        xorps xmm1, xmm5                                           ;  2708.3 fadd+fmul   41 next
        andps xmm7, [rbp - 128]                                    ;  2706.7 agu1+agu2+fadd+fmul   41 next
        xorps xmm1, xmm14                                          ;  2710.3 fadd+fmul   41 next
        movaps [rdx - 128], xmm1                                   ;  2712.3 agu0+agu1+fmisc   41 next spill
        movaps xmm1, [rbp - 128]                                   ;  2708.7 agu2+agu0+fmisc+fadd   41 next
        xorps xmm1, xmm0                                           ;  2710.7 fmul+fadd   41 next
        xorps xmm2, xmm1                                           ;  2712.7 fmul+fadd   41 next
        xorps xmm7, xmm2                                           ;  2714.7 fmul+fadd   41 next
        movaps xmm2, xmm13                                         ;  2712.7 fmul+fadd   41 next copy
        andps xmm2, xmm5                                           ;  2714.7 fmul+fadd   41 next
        andps xmm13, [rbp - 128]                                   ;  2714.7 agu1+agu2+fmul+fadd   41 next
        andps xmm1, [rbp - 96]                                     ;  2715.7 agu0+agu1+fmul+fadd   41 next
        xorps xmm2, xmm4                                           ;  2716.7 fmul+fadd   41 next
        andps xmm14, [rbp - 112]                                   ;  2717.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm2, xmm9                                           ;  2718.7 fmul+fadd   41 next
        movaps xmm5, xmm11                                         ;  2719.7 fmul+fadd   41 next copy
        andps xmm5, xmm15                                          ;  2721.7 fmul+fadd   41 next
        xorps xmm1, xmm5                                           ;  2723.7 fmul+fadd   41 next
        xorps xmm2, xmm1                                           ;  2725.7 fmul+fadd   41 next
        movaps xmm1, [rbp - 128]                                   ;  2719.0 agu1+agu0+fmisc   41 next
        andps xmm1, xmm11                                          ;  2723.7 fmul+fadd   41 next
        xorps xmm1, xmm6                                           ;  2725.7 fmul+fadd   41 next
        xorps xmm14, xmm1                                          ;  2727.7 fmul+fadd   41 next
        xorps xmm1, [rbp - 112]                                    ;  2727.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm3, xmm5                                           ;  2727.7 fmul+fadd   41 next
        movaps xmm5, [rbp - 48]                                    ;  2725.3 agu1+agu0+fmisc   41 next
        xorps xmm5, xmm8                                           ;  2728.7 fmul+fadd   41 next
        andps xmm5, [rbp - 32]                                     ;  2730.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm4, xmm5                                           ;  2732.7 fmul+fadd   41 next
        xorps xmm13, xmm4                                          ;  2734.7 fmul+fadd   41 next
        movaps xmm4, xmm15                                         ;  2732.7 fmul+fadd   41 next copy
        andps xmm4, xmm1                                           ;  2734.7 fmul+fadd   41 next
        xorps xmm1, xmm9                                           ;  2734.7 fmul+fadd   41 next
        xorps xmm4, [rbp - 96]                                     ;  2736.7 agu1+agu0+fmul+fadd   41 next
        xorps xmm9, xmm15                                          ;  2736.7 fmul+fadd   41 next
        xorps xmm8, [rbp - 112]                                    ;  2737.7 agu2+agu0+fmul+fadd   41 next
        andps xmm0, xmm9                                           ;  2738.7 fmul+fadd   41 next
        xorps xmm7, xmm14                                          ;  2739.7 fmul+fadd   41 next
        movaps xmm14, [rbp - 128]                                  ;  2737.0 agu1+agu0+fmisc   41 next
        andps xmm14, xmm8                                          ;  2740.7 fmul+fadd   41 next
        andps xmm9, [rbp - 96]                                     ;  2741.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm5, xmm9                                           ;  2743.7 fmul+fadd   41 next
        xorps xmm1, xmm5                                           ;  2745.7 fmul+fadd   41 next
        xorps xmm10, xmm4                                          ;  2744.7 fmul+fadd   41 next
        movaps xmm4, [rbp - 112]                                   ;  2741.0 agu1+agu0+fmisc   41 next
        andps xmm4, xmm3                                           ;  2745.7 fmul+fadd   41 next
        xorps xmm9, xmm12                                          ;  2746.7 fmul+fadd   41 next
        movaps xmm5, [rbp - 48]                                    ;  2743.0 agu2+agu0+fmisc   41 next
        andps xmm5, [rbp - 96]                                     ;  2747.7 agu1+agu0+fmul+fadd   41 next
        andps xmm8, [rbp - 32]                                     ;  2748.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm8, [rbp - 48]                                     ;  2750.7 agu1+agu2+fmul+fadd   41 next
        xorps xmm13, xmm8                                          ;  2752.7 fmul+fadd   41 next
        xorps xmm7, [rbp + 96]                                     ;  2751.7 agu0+agu1+fmul+fadd   41 next
        xorps xmm3, xmm5                                           ;  2752.7 fmul+fadd   41 next
        movaps xmm8, [rdx - 128]                                   ;  2748.7 agu2+agu0+fmisc   41 next reload
        xorps xmm1, xmm8                                           ;  2753.7 fmul+fadd   41 next
        andps xmm12, xmm5                                          ;  2754.7 fmul+fadd   41 next
        xorps xmm6, xmm9                                           ;  2755.7 fmul+fadd   41 next
        movaps xmm5, [rbp - 48]                                    ;  2752.7 agu1+agu0+fmisc   54 next reload
        andps xmm3, xmm5                                           ;  2756.7 fmul+fadd   41 next
        xorps xmm4, xmm1                                           ;  2757.7 fmul+fadd   41 next
        xorps xmm8, xmm3                                           ;  2758.7 fmul+fadd   41 next
        xorps xmm0, xmm13                                          ;  2759.7 fmul+fadd   41 next
        xorps xmm12, [rbp - 16]                                    ;  2760.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm10, xmm12                                         ;  2762.7 fmul+fadd   41 next
        movaps xmm1, [rel misty1_encrypt_compact.T0_constants128]  ;  2757.7 agu1+agu0+fmisc   41 next reload
        xorps xmm10, xmm1                                          ;  2764.7 fmul+fadd   41 next
        xorps xmm14, xmm8                                          ;  2763.7 fmul+fadd   41 next
        xorps xmm14, xmm1                                          ;  2765.7 fmul+fadd   41 next
        xorps xmm6, [rdi + 16]                                     ;  2765.7 agu2+agu0+fmul+fadd   41 next
        movaps xmm3, [rdx + 0]                                     ;  2761.7 agu1+agu0+fmisc   41 next
        xorps xmm3, [rbp - 32]                                     ;  2766.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm2, xmm3                                           ;  2768.7 fmul+fadd   41 next
        xorps xmm11, [rbp - 80]                                    ;  2768.7 agu1+agu0+fmul+fadd   41 next
        xorps xmm0, xmm11                                          ;  2770.7 fmul+fadd   41 next
        movaps xmm8, [rbp + 48]                                    ;  2766.7 agu2+agu0+fmisc   41 next
        xorps xmm8, [rbp - 112]                                    ;  2770.7 agu1+agu0+fmul+fadd   41 next
        xorps xmm7, xmm8                                           ;  2772.7 fmul+fadd   41 next
        xorps xmm15, [rbp + 32]                                    ;  2772.7 agu2+agu1+fmul+fadd   41 next
        xorps xmm14, xmm15                                         ;  2774.7 fmul+fadd   41 next
        movaps xmm9, [rbp + 0]                                     ;  2770.3 agu0+agu1+fmisc   41 next
        xorps xmm9, [rbp - 128]                                    ;  2774.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm10, xmm9                                          ;  2776.7 fmul+fadd   41 next
        movaps xmm12, [rdx - 96]                                   ;  2772.7 agu1+agu0+fmisc   41 next
        xorps xmm12, [rbp - 96]                                    ;  2776.7 agu2+agu0+fmul+fadd   41 next
        xorps xmm4, xmm12                                          ;  2778.7 fmul+fadd   41 next
        xorps xmm5, [rbp + 112]                                    ;  2778.7 agu1+agu0+fmul+fadd   41 next
        xorps xmm6, xmm5                                           ;  2780.7 fmul+fadd   41 next
        xorps xmm2, [r9 + 2192]                                    ;  2780.7 agu2+agu0+fmul+fadd   48 next
        xorps xmm0, [r9 + 2208]                                    ;  2781.7 agu1+agu0+fmul+fadd   48 next
        xorps xmm7, [r9 + 2224]                                    ;  2782.7 agu2+agu0+fmul+fadd   48 next
        xorps xmm14, [r9 + 2240]                                   ;  2783.7 agu1+agu2+fmul+fadd   48 next
        xorps xmm10, [r9 + 2256]                                   ;  2784.7 agu0+agu1+fmul+fadd   48 next
        xorps xmm4, [r9 + 2272]                                    ;  2785.7 agu2+agu0+fmul+fadd   48 next
        xorps xmm6, [r9 + 2288]                                    ;  2786.7 agu1+agu0+fmul+fadd   48 next
        xorps xmm3, [r9 + 2048]                                    ;  2787.7 agu2+agu1+fmul+fadd   48 next
        xorps xmm11, [r9 + 2064]                                   ;  2788.7 agu0+agu2+fmul+fadd   48 next
        xorps xmm8, [r9 + 2080]                                    ;  2789.7 agu1+agu0+fmul+fadd   48 next
        xorps xmm15, [r9 + 2096]                                   ;  2790.7 agu2+agu0+fmul+fadd   48 next
        xorps xmm9, [r9 + 2112]                                    ;  2791.7 agu1+agu0+fmul+fadd   48 next
        xorps xmm12, [r9 + 2128]                                   ;  2792.7 agu2+agu0+fmul+fadd   48 next
        xorps xmm5, [r9 + 2144]                                    ;  2793.7 agu1+agu0+fmul+fadd   48 next
        movaps xmm13, [rdi - 48]                                   ;  2789.7 agu2+agu0+fmisc   48 next
        xorps xmm13, [r9 + 2160]                                   ;  2794.7 agu1+agu0+fmul+fadd   48 next
        movaps [rdi - 48], xmm6                                    ;  2791.7 agu2+agu0+fmisc   48 next spill
        movaps xmm6, [rbp - 64]                                    ;  2793.7 agu1+agu2+fmisc   48 next
        xorps xmm6, [r9 + 2176]                                    ;  2795.7 agu0+agu1+fmul+fadd   48 next
        movaps [rbp - 64], xmm4                                    ;  2795.7 agu2+agu0+fmisc   48 next spill
        movaps xmm4, xmm3                                          ;  2796.7 fmul+fadd   45 next copy
        xorps xmm4, xmm5                                           ;  2798.7 fmul+fadd   45 next
        movaps [rbp + 112], xmm10                                  ;  2797.7 agu1+agu2+fmisc   48 next spill
        movaps xmm10, xmm15                                        ;  2798.7 fmul+fadd   45 next copy
        andps xmm10, xmm13                                         ;  2800.7 fmul+fadd   45 next
        movaps [rbp - 96], xmm14                                   ;  2799.7 agu0+agu1+fmisc   48 next spill
        movaps xmm14, xmm11                                        ;  2800.7 fmul+fadd   45 next copy
        xorps xmm14, xmm12                                         ;  2802.7 fmul+fadd   45 next
        movaps [rdx - 96], xmm7                                    ;  2801.7 agu2+agu0+fmisc   48 next spill
        movaps xmm7, xmm6                                          ;  2802.7 fmul+fadd   45 next copy
        andps xmm7, xmm13                                          ;  2804.7 fmul+fadd   45 next
        movaps [rbp - 48], xmm0                                    ;  2803.7 agu1+agu0+fmisc   48 next spill
        movaps xmm0, xmm5                                          ;  2804.7 fmul+fadd   45 next copy
        andps xmm0, xmm15                                          ;  2806.7 fmul+fadd   45 next
        movaps [rbp - 128], xmm2                                   ;  2805.7 agu2+agu0+fmisc   48 next spill
        movaps xmm2, xmm13                                         ;  2806.7 fmul+fadd   45 next copy
        andps xmm2, xmm3                                           ;  2808.7 fmul+fadd   45 next
        xorps xmm0, xmm2                                           ;  2810.7 fmul+fadd   45 next
        movaps xmm2, xmm5                                          ;  2809.7 fmul+fadd   45 next copy
        andps xmm2, xmm9                                           ;  2811.7 fmul+fadd   45 next
        xorps xmm0, xmm1                                           ;  2812.7 fmul+fadd   45 next
        movaps xmm1, xmm4                                          ;  2812.7 fmul+fadd   45 next copy
        xorps xmm1, xmm15                                          ;  2814.7 fmul+fadd   45 next
        movaps [rbp + 0], xmm0                                     ;  2814.7 agu1+agu0+fmisc   45 next spill
        movaps xmm0, xmm8                                          ;  2814.7 fmul+fadd   45 next copy
        andps xmm0, xmm1                                           ;  2816.7 fmul+fadd   45 next
        movaps [rbp + 32], xmm10                                   ;  2813.7 agu2+agu0+fmisc   45 next spill
        movaps xmm10, xmm6                                         ;  2816.7 fmul+fadd   45 next copy
        andps xmm10, xmm3                                          ;  2818.7 fmul+fadd   45 next
        xorps xmm10, xmm13                                         ;  2820.7 fmul+fadd   45 next
        xorps xmm0, xmm10                                          ;  2822.7 fmul+fadd   45 next
        movaps [rbp + 16], xmm5                                    ;  2817.0 agu1+agu0+fmisc   48 next spill
        movaps xmm5, xmm15                                         ;  2820.7 fmul+fadd   45 next copy
        andps xmm5, xmm8                                           ;  2822.7 fmul+fadd   45 next
        xorps xmm5, xmm14                                          ;  2824.7 fmul+fadd   45 next
        movaps [rbp - 112], xmm5                                   ;  2826.7 agu2+agu0+fmisc   45 next spill
        movaps xmm5, xmm15                                         ;  2823.7 fmul+fadd   45 next copy
        andps xmm5, xmm3                                           ;  2825.7 fmul+fadd   45 next
        xorps xmm2, xmm5                                           ;  2827.7 fmul+fadd   45 next
        xorps xmm2, xmm7                                           ;  2829.7 fmul+fadd   45 next
        movaps xmm5, xmm15                                         ;  2827.7 fmul+fadd   45 next copy
        andps xmm5, xmm11                                          ;  2829.7 fmul+fadd   45 next
        movaps [rbp + 48], xmm7                                    ;  2826.7 agu1+agu0+fmisc   45 next spill
        movaps xmm7, xmm15                                         ;  2829.7 fmul+fadd   45 next copy
        andps xmm7, xmm9                                           ;  2831.7 fmul+fadd   45 next
        xorps xmm5, xmm7                                           ;  2833.7 fmul+fadd   45 next
        xorps xmm10, xmm7                                          ;  2833.7 fmul+fadd   45 next
        movaps xmm7, xmm6                                          ;  2833.7 fmul+fadd   45 next copy
        andps xmm7, xmm9                                           ;  2835.7 fmul+fadd   45 next
        xorps xmm15, xmm7                                          ;  2837.7 fmul+fadd   45 next
        xorps xmm0, xmm15                                          ;  2839.7 fmul+fadd   45 next
        andps xmm15, xmm6                                          ;  2839.7 fmul+fadd   45 next
        xorps xmm15, [rel misty1_encrypt_compact.T0_constants128]  ;  2841.7 agu2+agu0+fmul+fadd   45 next
        movaps [rbp - 80], xmm7                                    ;  2837.7 agu1+agu0+fmisc   45 next spill
        movaps xmm7, xmm11                                         ;  2839.7 fmul+fadd   45 next copy
        andps xmm7, xmm3                                           ;  2841.7 fmul+fadd   45 next
        movaps [rdx - 32], xmm15                                   ;  2843.7 agu2+agu1+fmisc   45 next spill
        movaps xmm15, xmm1                                         ;  2841.7 fmul+fadd   45 next copy
        orps xmm15, xmm6                                           ;  2843.7 fmul+fadd   45 next
        movaps [rbp - 32], xmm1                                    ;  2842.0 agu0+agu1+fmisc   45 next spill
        movaps xmm1, xmm14                                         ;  2843.7 fmul+fadd   45 next copy
        andps xmm1, xmm9                                           ;  2845.7 fmul+fadd   45 next
        andps xmm14, xmm3                                          ;  2845.7 fmul+fadd   45 next
        movaps [rdx + 0], xmm5                                     ;  2844.7 agu2+agu0+fmisc   45 next spill
        movaps xmm5, xmm8                                          ;  2846.7 fmul+fadd   45 next copy
        andps xmm5, xmm12                                          ;  2848.7 fmul+fadd   45 next
        xorps xmm15, xmm5                                          ;  2850.7 fmul+fadd   45 next
        xorps xmm7, xmm15                                          ;  2852.7 fmul+fadd   45 next
        movaps xmm15, xmm9                                         ;  2850.7 fmul+fadd   45 next copy
        andps xmm15, xmm12                                         ;  2852.7 fmul+fadd   45 next
        movaps xmm5, xmm13                                         ;  2852.7 fmul+fadd   45 next copy
        andps xmm5, xmm12                                          ;  2854.7 fmul+fadd   45 next
        xorps xmm1, xmm5                                           ;  2856.7 fmul+fadd   45 next
        xorps xmm10, xmm1                                          ;  2858.7 fmul+fadd   45 next
        movaps xmm5, xmm8                                          ;  2856.7 fmul+fadd   45 next copy
        andps xmm5, xmm11                                          ;  2858.7 fmul+fadd   45 next
        xorps xmm1, xmm7                                           ;  2858.7 fmul+fadd   45 next
        xorps xmm1, xmm4                                           ;  2860.7 fmul+fadd   45 next
        xorps xmm5, xmm3                                           ;  2860.7 fmul+fadd   45 next
        andps xmm4, xmm12                                          ;  2861.7 fmul+fadd   45 next
        movaps [rdi + 16], xmm1                                    ;  2862.7 agu1+agu0+fmisc   45 next spill
        movaps xmm1, xmm15                                         ;  2862.7 fmul+fadd   45 next copy
        xorps xmm1, xmm6                                           ;  2864.7 fmul+fadd   45 next
        xorps xmm15, xmm8                                          ;  2864.7 fmul+fadd   45 next
        xorps xmm10, xmm15                                         ;  2866.7 fmul+fadd   45 next
        andps xmm1, xmm12                                          ;  2866.7 fmul+fadd   45 next
        andps xmm15, xmm9                                          ;  2867.7 fmul+fadd   45 next
        xorps xmm0, xmm1                                           ;  2868.7 fmul+fadd   45 next
        movaps xmm1, xmm13                                         ;  2869.7 fmul+fadd   45 next copy
        andps xmm1, xmm11                                          ;  2871.7 fmul+fadd   45 next
        xorps xmm1, xmm5                                           ;  2873.7 fmul+fadd   45 next
        xorps xmm10, xmm2                                          ;  2872.7 fmul+fadd   45 next
        xorps xmm5, xmm6                                           ;  2873.7 fmul+fadd   45 next
        xorps xmm4, xmm5                                           ;  2875.7 fmul+fadd   45 next
        andps xmm5, xmm11                                          ;  2875.7 fmul+fadd   45 next
        xorps xmm4, xmm9                                           ;  2877.7 fmul+fadd   45 next
        xorps xmm15, xmm1                                          ;  2877.7 fmul+fadd   45 next
        movaps xmm1, xmm9                                          ;  2878.7 fmul+fadd   45 next copy
        andps xmm1, xmm13                                          ;  2880.7 fmul+fadd   45 next
        andps xmm9, xmm3                                           ;  2880.7 fmul+fadd   45 next
        xorps xmm1, xmm9                                           ;  2882.7 fmul+fadd   45 next
        xorps xmm5, xmm1                                           ;  2884.7 fmul+fadd   45 next
        movaps xmm1, xmm3                                          ;  2883.7 fmul+fadd   45 next copy
        xorps xmm1, xmm11                                          ;  2885.7 fmul+fadd   45 next
        andps xmm1, xmm12                                          ;  2887.7 fmul+fadd   45 next
        xorps xmm1, xmm15                                          ;  2889.7 fmul+fadd   45 next
        xorps xmm5, [rbp - 112]                                    ;  2887.7 agu2+agu0+fmul+fadd   45 next
        xorps xmm9, [rbp + 32]                                     ;  2888.7 agu1+agu0+fmul+fadd   45 next
        xorps xmm15, xmm9                                          ;  2890.7 fmul+fadd   45 next
        movaps xmm9, [rbp + 16]                                    ;  2886.7 agu2+agu0+fmisc   45 next
        andps xmm9, xmm13                                          ;  2890.7 fmul+fadd   45 next
        andps xmm3, [rbp + 16]                                     ;  2891.7 agu1+agu0+fmul+fadd   45 next
        andps xmm6, xmm8                                           ;  2892.7 fmul+fadd   45 next
        xorps xmm3, [rdx + 0]                                      ;  2893.7 agu2+agu0+fmul+fadd   45 next
        andps xmm13, xmm8                                          ;  2894.7 fmul+fadd   45 next
        andps xmm11, [rbp + 16]                                    ;  2895.7 agu1+agu0+fmul+fadd   45 next
        orps xmm12, [rbp - 32]                                     ;  2896.7 agu2+agu0+fmul+fadd   45 next
        xorps xmm6, xmm9                                           ;  2897.7 fmul+fadd   45 next
        xorps xmm13, [rdx - 32]                                    ;  2898.7 agu1+agu2+fmul+fadd   45 next
        movaps [rdx + 0], xmm5                                     ;  2894.7 agu0+agu1+fmisc   45 next spill
        movaps xmm5, [rbp + 0]                                     ;  2896.7 agu2+agu0+fmisc   45 next
        xorps xmm5, xmm4                                           ;  2899.7 fmul+fadd   45 next
        xorps xmm4, xmm15                                          ;  2900.7 fmul+fadd   45 next
        xorps xmm14, xmm4                                          ;  2902.7 fmul+fadd   45 next
        xorps xmm14, xmm3                                          ;  2904.7 fmul+fadd   45 next
        xorps xmm9, xmm11                                          ;  2903.7 fmul+fadd   45 next
        movaps xmm4, [rbp - 32]                                    ;  2899.7 agu1+agu0+fmisc   45 next reload
        xorps xmm6, xmm4                                           ;  2904.7 fmul+fadd   45 next
        xorps xmm12, xmm6                                          ;  2906.7 fmul+fadd   45 next
        xorps xmm7, xmm5                                           ;  2906.7 fmul+fadd   45 next
        xorps xmm11, xmm13                                         ;  2907.7 fmul+fadd   45 next
        xorps xmm13, [rbp + 48]                                    ;  2908.7 agu2+agu0+fmul+fadd   45 next
        xorps xmm10, xmm9                                          ;  2909.7 fmul+fadd   45 next
        xorps xmm13, [rdi + 16]                                    ;  2910.7 agu1+agu0+fmul+fadd   45 next
        xorps xmm9, [rbp + 0]                                      ;  2911.7 agu2+agu0+fmul+fadd   45 next
        movaps xmm5, [rbp + 16]                                    ;  2908.3 agu1+agu0+fmisc   48 next reload
        andps xmm8, xmm5                                           ;  2912.7 fmul+fadd   45 next
        xorps xmm2, xmm8                                           ;  2914.7 fmul+fadd   45 next
        xorps xmm3, [rdx - 32]                                     ;  2914.7 agu2+agu1+fmul+fadd   45 next
        xorps xmm8, xmm1                                           ;  2915.7 fmul+fadd   45 next
        xorps xmm1, xmm12                                          ;  2916.7 fmul+fadd   45 next
        xorps xmm1, [rbp - 80]                                     ;  2918.7 agu0+agu1+fmul+fadd   45 next
        xorps xmm0, xmm3                                           ;  2918.7 fmul+fadd   45 next
        xorps xmm12, [rbp - 112]                                   ;  2919.7 agu2+agu0+fmul+fadd   45 next
        xorps xmm10, [rbp + 32]                                    ;  2920.7 agu1+agu0+fmul+fadd   45 next
        xorps xmm7, xmm4                                           ;  2921.7 fmul+fadd   45 next
        xorps xmm9, [rdx + 0]                                      ;  2922.7 agu2+agu1+fmul+fadd   45 next
        xorps xmm5, xmm2                                           ;  2923.7 fmul+fadd   45 next
        xorps xmm11, xmm8                                          ;  2924.7 fmul+fadd   45 next
        xorps xmm12, xmm5                                          ;  2925.7 fmul+fadd   45 next
        xorps xmm15, xmm11                                         ;  2926.7 fmul+fadd   45 next
        movaps xmm2, [rbp - 128]                                   ;  2922.7 agu0+agu1+fmisc   48 next reload
        xorps xmm15, xmm2                                          ;  2928.7 fmul+fadd   45 next
        movaps xmm3, [rbp - 48]                                    ;  2924.7 agu2+agu0+fmisc   48 next reload
        xorps xmm0, xmm3                                           ;  2928.7 fmul+fadd   45 next
        movaps xmm4, [rdx - 96]                                    ;  2926.7 agu1+agu0+fmisc   48 next reload
        xorps xmm14, xmm4                                          ;  2929.7 fmul+fadd   45 next
        movaps xmm5, [rbp - 96]                                    ;  2928.7 agu2+agu0+fmisc   48 next reload
        xorps xmm1, xmm5                                           ;  2930.7 fmul+fadd   45 next
        movaps xmm6, [rbp + 112]                                   ;  2930.7 agu1+agu0+fmisc+fmul   48 next reload
        xorps xmm12, xmm6                                          ;  2932.7 fadd+fmul   45 next
        movaps xmm8, [rbp - 64]                                    ;  2931.7 agu2+agu0+fmisc   48 next reload
        xorps xmm10, xmm8                                          ;  2933.7 fadd+fmul   45 next
        movaps xmm11, [rdi - 48]                                   ;  2933.7 agu1+agu0+fmisc+fadd   48 next reload
        xorps xmm13, xmm11                                         ;  2935.7 fmul+fadd   45 next
        xorps xmm15, [rdx + 112]                                   ;  2935.7 agu2+agu0+fmul+fadd   54 next
        xorps xmm0, [rbp + 80]                                     ;  2936.7 agu1+agu0+fmul+fadd   54 next
        xorps xmm14, [rdx + 48]                                    ;  2937.7 agu2+agu1+fmul+fadd   54 next
        xorps xmm1, [rdx - 80]                                     ;  2938.7 agu0+agu2+fmul+fadd   54 next
        xorps xmm12, [rdi - 112]                                   ;  2939.7 agu1+agu0+fmul+fadd   54 next
        xorps xmm10, [rdx - 112]                                   ;  2940.7 agu2+agu1+fmul+fadd   54 next
        xorps xmm13, [rdi - 96]                                    ;  2941.7 agu0+agu1+fmul+fadd   54 next
        xorps xmm9, [rdx + 16]                                     ;  2942.7 agu2+agu0+fmul+fadd   54 next
        xorps xmm7, [rbp + 64]                                     ;  2943.7 agu1+agu2+fmul+fadd   54 next
        xorps xmm2, [rdx - 16]                                     ;  2944.7 agu0+agu1+fmul+fadd   54 next
        xorps xmm3, [rdx + 96]                                     ;  2945.7 agu2+agu0+fmul+fadd   54 next
        xorps xmm4, [rdx - 48]                                     ;  2946.7 agu1+agu0+fmul+fadd   54 next
        xorps xmm5, [rdi + 0]                                      ;  2947.7 agu2+agu0+fmul+fadd   54 next
        xorps xmm6, [rdx - 64]                                     ;  2948.7 agu1+agu0+fmul+fadd   54 next
        xorps xmm8, [rdx + 32]                                     ;  2949.7 agu2+agu0+fmul+fadd   54 next
        xorps xmm11, [rdi - 16]                                    ;  2950.7 agu1+agu0+fmul+fadd   54 next
        movaps [rdi - 48], xmm11                                   ;  2952.7 agu2+agu0+fmisc   54 next spill
        movaps xmm11, [rdx + 112]                                  ;  2948.7 agu1+agu0+fmisc   58 r
        xorps xmm11, [r9 + 256]                                    ;  2951.7 agu2+agu0+fmul+fadd   58 r
        movaps [rdx + 112], xmm8                                   ;  2951.7 agu1+agu0+fmisc   54 next spill
        movaps xmm8, [rbp + 80]                                    ;  2951.7 agu2+agu0+fmul+fmisc   58 r
        xorps xmm8, [r9 + 272]                                     ;  2953.7 agu1+agu2+fadd+fmul   58 r
        movaps [rbp + 80], xmm6                                    ;  2953.7 agu0+agu1+fmisc   54 next spill
        movaps xmm6, [rdx + 48]                                    ;  2953.7 agu2+agu0+fadd+fmul   58 r
        xorps xmm6, [r9 + 288]                                     ;  2955.7 agu1+agu0+fadd+fmul   58 r
        movaps [rdx + 48], xmm5                                    ;  2955.7 agu2+agu1+fmisc   54 next spill
        movaps xmm5, [rdx - 80]                                    ;  2955.7 agu0+agu2+fadd+fmul   58 r
        xorps xmm5, [r9 + 304]                                     ;  2957.7 agu1+agu0+fadd+fmul   58 r
        movaps [rdx - 80], xmm4                                    ;  2957.7 agu2+agu1+fmisc   54 next spill
        movaps xmm4, [rdi - 112]                                   ;  2957.7 agu0+agu2+fadd+fmul   58 r
        xorps xmm4, [r9 + 320]                                     ;  2959.7 agu1+agu0+fadd+fmul   58 r
        xorps xmm11, [rax + 80]                                    ;  2959.7 agu2+agu1+fadd+fmul  108 r
        movaps [rax + 80], xmm11                                   ;  2961.7 agu0+agu2+fmisc  108 r spill
        movaps xmm11, [rdx - 112]                                  ;  2960.7 agu1+agu0+fadd+fmul   58 r
        xorps xmm11, [r9 + 336]                                    ;  2962.7 agu2+agu1+fadd+fmul   58 r
        xorps xmm8, [rax + 64]                                     ;  2962.7 agu0+agu2+fadd+fmul  108 r
        movaps [rax + 64], xmm8                                    ;  2964.7 agu1+agu0+fmisc  108 r spill
        movaps xmm8, [rdi - 96]                                    ;  2963.7 agu2+agu1+fmisc+fadd   58 r
        xorps xmm8, [r9 + 352]                                     ;  2965.7 agu0+agu2+fmul+fadd   58 r
        xorps xmm6, [rax + 48]                                     ;  2965.7 agu1+agu0+fmul+fadd  108 r
        movaps [rax + 48], xmm6                                    ;  2967.7 agu2+agu1+fmisc  108 r spill
        movaps xmm6, [rdx + 16]                                    ;  2965.7 agu0+agu2+fmul+fmisc   58 r
        xorps xmm6, [r9 + 368]                                     ;  2967.7 agu1+agu0+fadd+fmul   58 r
        xorps xmm5, [rax + 32]                                     ;  2967.7 agu2+agu1+fadd+fmul  108 r
        movaps [rax + 32], xmm5                                    ;  2969.7 agu0+agu2+fmisc  108 r spill
        movaps xmm5, [rbp + 64]                                    ;  2968.7 agu1+agu0+fadd+fmul   58 r
        xorps xmm5, [r9 + 384]                                     ;  2970.7 agu2+agu1+fadd+fmul   58 r
        xorps xmm4, [rax + 16]                                     ;  2970.7 agu0+agu2+fadd+fmul  108 r
        movaps [rax + 16], xmm4                                    ;  2972.7 agu1+agu0+fmisc  108 r spill
        movaps xmm4, [rdx - 16]                                    ;  2971.7 agu2+agu1+fmisc+fadd   58 r
        xorps xmm4, [r9 + 400]                                     ;  2973.7 agu0+agu2+fmul+fadd   58 r
        xorps xmm11, [rax + 0]                                     ;  2973.7 agu1+agu0+fmul+fadd  108 r
        movaps [rax + 0], xmm11                                    ;  2975.7 agu2+agu1+fmisc  108 r spill
        movaps xmm11, [rdx + 96]                                   ;  2973.7 agu0+agu2+fmul+fmisc   58 r
        xorps xmm11, [r9 + 416]                                    ;  2975.7 agu1+agu0+fadd+fmul   58 r
        xorps xmm8, [rax - 16]                                     ;  2975.7 agu2+agu1+fadd+fmul  108 r
        movaps [rax - 16], xmm8                                    ;  2977.7 agu0+agu2+fmisc  108 r spill
        movaps xmm8, [rdx - 48]                                    ;  2976.7 agu1+agu0+fadd+fmul   58 r
        xorps xmm8, [r9 + 432]                                     ;  2978.7 agu2+agu1+fadd+fmul   58 r
        xorps xmm6, [rax - 32]                                     ;  2978.7 agu0+agu2+fadd+fmul  108 r
        movaps [rax - 32], xmm6                                    ;  2980.7 agu1+agu0+fmisc  108 r spill
        movaps xmm6, [rdi + 0]                                     ;  2979.7 agu2+agu1+fmisc+fadd   58 r
        xorps xmm6, [r9 + 448]                                     ;  2981.7 agu0+agu2+fmul+fadd   58 r
        xorps xmm5, [rax - 48]                                     ;  2981.7 agu1+agu0+fmul+fadd  108 r
        movaps [rax - 48], xmm5                                    ;  2983.7 agu2+agu1+fmisc  108 r spill
        movaps xmm5, [rdx - 64]                                    ;  2981.7 agu0+agu2+fmul+fmisc   58 r
        xorps xmm5, [r9 + 464]                                     ;  2983.7 agu1+agu0+fadd+fmul   58 r
        xorps xmm4, [rax - 64]                                     ;  2983.7 agu2+agu1+fadd+fmul  108 r
        movaps [rax - 64], xmm4                                    ;  2985.7 agu0+agu2+fmisc  108 r spill
        movaps xmm4, [rdx + 32]                                    ;  2984.7 agu1+agu0+fadd+fmul   58 r
        xorps xmm4, [r9 + 480]                                     ;  2986.7 agu2+agu1+fadd+fmul   58 r
        xorps xmm11, [rax - 80]                                    ;  2986.7 agu0+agu2+fadd+fmul  108 r
        movaps [rax - 80], xmm11                                   ;  2988.7 agu1+agu0+fmisc  108 r spill
        movaps xmm11, [rdi - 16]                                   ;  2987.7 agu2+agu1+fmisc+fadd   58 r
        xorps xmm11, [r9 + 496]                                    ;  2989.7 agu0+agu2+fmul+fadd   58 r
        xorps xmm8, [rbp + 1744]                                   ;  2989.7 agu1+agu0+fmul+fadd  108 r
        xorps xmm6, [rbp + 1728]                                   ;  2990.7 agu2+agu1+fmul+fadd  108 r
        xorps xmm5, [rcx + 112]                                    ;  2991.7 agu0+agu2+fmul+fadd  108 r
        xorps xmm4, [rax - 128]                                    ;  2992.7 agu1+agu0+fmul+fadd  108 r
        xorps xmm11, [rax - 112]                                   ;  2993.7 agu2+agu1+fmul+fadd  108 r
        xorps xmm15, [rbx + 0]                                     ;  2994.7 agu0+agu2+fmul+fadd  108 r
        xorps xmm0, [rbx + 16]                                     ;  2995.7 agu1+agu0+fmul+fadd  108 r
        xorps xmm14, [rbx + 32]                                    ;  2996.7 agu2+agu1+fmul+fadd  108 r
        xorps xmm1, [rcx - 48]                                     ;  2997.7 agu0+agu2+fmul+fadd  108 r
        xorps xmm12, [rbx + 48]                                    ;  2998.7 agu1+agu0+fmul+fadd  108 r
        xorps xmm10, [rdi + 64]                                    ;  2999.7 agu2+agu0+fmul+fadd  108 r
        xorps xmm13, [rdi + 80]                                    ;  3000.7 agu1+agu0+fmul+fadd  108 r
        xorps xmm9, [rdi + 96]                                     ;  3001.7 agu2+agu0+fmul+fadd  108 r
        xorps xmm7, [rdi + 112]                                    ;  3002.7 agu1+agu0+fmul+fadd  108 r
        xorps xmm2, [rcx - 128]                                    ;  3003.7 agu2+agu0+fmul+fadd  108 r
        xorps xmm3, [rdi + 32]                                     ;  3004.7 agu1+agu0+fmul+fadd  108 r
        movaps [rdi + 32], xmm3                                    ;  3006.7 agu2+agu0+fmisc  108 r spill
        movaps xmm3, [rcx - 112]                                   ;  3002.7 agu1+agu0+fmisc  108 r
        xorps xmm3, [rdx - 80]                                     ;  3005.7 agu2+agu0+fmul+fadd  108 r
        movaps [rdx - 80], xmm3                                    ;  3007.7 agu1+agu0+fmisc  108 r spill
        movaps xmm3, [rcx - 80]                                    ;  3005.7 agu2+agu0+fmul+fmisc  108 r
        xorps xmm3, [rdx + 48]                                     ;  3007.7 agu1+agu2+fadd+fmul  108 r
        movaps [rdx + 48], xmm3                                    ;  3009.7 agu0+agu1+fmisc  108 r spill
        movaps xmm3, [rcx - 96]                                    ;  3007.7 agu2+agu0+fadd+fmul  108 r
        xorps xmm3, [rbp + 80]                                     ;  3009.7 agu1+agu0+fadd+fmul  108 r
        movaps [rbp + 80], xmm3                                    ;  3011.7 agu2+agu1+fmisc  108 r spill
        movaps xmm3, [rcx - 64]                                    ;  3009.7 agu0+agu2+fadd+fmul  108 r
        xorps xmm3, [rdx + 112]                                    ;  3011.7 agu1+agu0+fadd+fmul  108 r
        movaps [rdx + 112], xmm8                                   ;  3011.7 agu2+agu1+fmisc  108 r spill
        movaps xmm8, [rax - 96]                                    ;  3011.7 agu0+agu2+fadd+fmul  108 r
        xorps xmm8, [rdi - 48]                                     ;  3013.7 agu1+agu0+fadd+fmul  108 r
        movaps [rbp + 1440], xmm4                                  ;  3013.7 agu2+agu1+fmisc  113 rounds
        movaps [rbp + 1456], xmm11                                 ;  3015.7 agu0+agu2+fmisc  113 rounds
        movaps [rbp + 1760], xmm15                                 ;  3017.7 agu1+agu0+fmisc  113 rounds
        movaps [rbp + 1776], xmm0                                  ;  3019.7 agu2+agu1+fmisc  113 rounds
        movaps [rbp + 1792], xmm14                                 ;  3021.7 agu0+agu2+fmisc  113 rounds
        movaps [rbp + 1808], xmm1                                  ;  3023.7 agu1+agu0+fmisc  113 rounds
        movaps [rbp + 1824], xmm12                                 ;  3025.7 agu2+agu1+fmisc  113 rounds
        movaps [rbp + 1840], xmm10                                 ;  3027.7 agu0+agu2+fmisc  113 rounds
        movaps [rbp + 1856], xmm13                                 ;  3029.7 agu1+agu0+fmisc  113 rounds
        movaps [rbp + 1872], xmm9                                  ;  3031.7 agu2+agu0+fmisc  113 rounds
        movaps [rbp + 1888], xmm7                                  ;  3033.7 agu1+agu0+fmisc  113 rounds
        movaps [rbp + 1904], xmm2                                  ;  3035.7 agu2+agu0+fmisc  113 rounds
        movaps xmm14, [rdi + 32]                                   ;  3025.7 agu1+agu0+fadd+fmul  108 r reload
        movaps [rbp + 1920], xmm14                                 ;  3037.7 agu2+agu0+fmisc  113 rounds
        movaps xmm14, [rdx - 80]                                   ;  3027.7 agu1+agu2+fadd+fmul  108 r reload
        movaps [rbp + 1936], xmm14                                 ;  3039.7 agu0+agu1+fmisc  113 rounds
        movaps xmm14, [rdx + 48]                                   ;  3029.7 agu2+agu0+fadd+fmul  108 r reload
        movaps [rbp + 1952], xmm14                                 ;  3041.7 agu1+agu0+fmisc  113 rounds
        movaps [rbp + 1984], xmm3                                  ;  3043.7 agu2+agu1+fmisc  113 rounds
        movaps xmm14, [rbp + 80]                                   ;  3033.7 agu0+agu1+fadd+fmul  108 r reload
        movaps [rbp + 1968], xmm14                                 ;  3045.7 agu2+agu0+fmisc  113 rounds
        movaps [rbp + 2000], xmm8                                  ;  3047.7 agu1+agu2+fmisc  113 rounds
        movaps xmm14, [rbx - 16]                                   ;  3037.7 agu0+agu1+fadd+fmul  108 r reload
        movaps [rbp + 1472], xmm14                                 ;  3049.7 agu2+agu0+fmisc  113 rounds
        movaps xmm14, [rbx - 32]                                   ;  3039.7 agu1+agu2+fadd+fmul  108 r reload
        movaps [rbp + 1488], xmm14                                 ;  3051.7 agu0+agu1+fmisc  113 rounds
        movaps xmm14, [rbx - 48]                                   ;  3041.7 agu2+agu0+fadd+fmul  108 r reload
        movaps [rbp + 1504], xmm14                                 ;  3053.7 agu1+agu0+fmisc  113 rounds
        movaps xmm14, [rbx - 64]                                   ;  3043.7 agu2+agu1+fadd+fmul  108 r reload
        movaps [rbp + 1520], xmm14                                 ;  3055.7 agu0+agu1+fmisc  113 rounds
        movaps xmm14, [rbx - 80]                                   ;  3045.7 agu2+agu0+fadd+fmul  108 r reload
        movaps [rbp + 1536], xmm14                                 ;  3057.7 agu1+agu0+fmisc  113 rounds
        movaps xmm14, [rbx - 96]                                   ;  3047.7 agu2+agu1+fadd+fmul  108 r reload
        movaps [rbp + 1552], xmm14                                 ;  3059.7 agu0+agu1+fmisc  113 rounds
        movaps xmm14, [rbp + 1408]                                 ;  3049.7 agu2+agu0+fadd+fmul  108 r reload
        movaps [rbp + 1568], xmm14                                 ;  3061.7 agu1+agu0+fmisc  113 rounds
        movaps xmm14, [rbx - 112]                                  ;  3051.7 agu2+agu1+fadd+fmul  108 r reload
        movaps [rbp + 1584], xmm14                                 ;  3063.7 agu0+agu1+fmisc  113 rounds
        movaps xmm14, [rbx - 128]                                  ;  3053.7 agu2+agu0+fadd+fmul  108 r reload
        movaps [rbp + 1600], xmm14                                 ;  3065.7 agu1+agu0+fmisc  113 rounds
        movaps xmm14, [rax + 112]                                  ;  3055.7 agu2+agu1+fadd+fmul  108 r reload
        movaps [rbp + 1616], xmm14                                 ;  3067.7 agu0+agu1+fmisc  113 rounds
        movaps xmm14, [rax + 96]                                   ;  3057.7 agu2+agu0+fadd+fmul  108 r reload
        movaps [rbp + 1632], xmm14                                 ;  3069.7 agu1+agu0+fmisc  113 rounds
        movaps xmm14, [rbx + 112]                                  ;  3059.7 agu2+agu1+fadd+fmul  108 r reload
        movaps [rbp + 1648], xmm14                                 ;  3071.7 agu0+agu1+fmisc  113 rounds
        movaps xmm14, [rbx + 96]                                   ;  3061.7 agu2+agu0+fadd+fmul  108 r reload
        movaps [rbp + 1664], xmm14                                 ;  3073.7 agu1+agu0+fmisc  113 rounds
        movaps xmm14, [rbx + 80]                                   ;  3063.7 agu2+agu1+fadd+fmul  108 r reload
        movaps [rbp + 1680], xmm14                                 ;  3075.7 agu0+agu1+fmisc  113 rounds
        movaps xmm14, [rbx + 64]                                   ;  3065.7 agu2+agu0+fadd+fmul  108 r reload
        movaps [rbp + 1696], xmm14                                 ;  3077.7 agu1+agu0+fmisc  113 rounds
        movaps xmm14, [rbp + 1424]                                 ;  3067.7 agu2+agu1+fadd+fmul  108 r reload
        movaps [rbp + 1712], xmm14                                 ;  3079.7 agu0+agu1+fmisc  113 rounds
        movaps xmm14, [rcx - 32]                                   ;  3069.7 agu2+agu0+fadd+fmul  108 r reload
        movaps [rbp + 2016], xmm14                                 ;  3081.7 agu1+agu0+fmisc  113 rounds
        movaps xmm14, [rcx - 16]                                   ;  3071.7 agu2+agu1+fadd+fmul  108 r reload
        movaps [rbp + 2032], xmm14                                 ;  3083.7 agu0+agu1+fmisc  113 rounds
        movaps xmm14, [rcx + 0]                                    ;  3073.7 agu2+agu0+fadd+fmul  108 r reload
        movaps [rbp + 2048], xmm14                                 ;  3085.7 agu1+agu0+fmisc  113 rounds
        movaps xmm14, [rcx + 32]                                   ;  3075.7 agu2+agu1+fadd+fmul  108 r reload
        movaps [rbp + 2064], xmm14                                 ;  3087.7 agu0+agu1+fmisc  113 rounds
        movaps xmm14, [rcx + 48]                                   ;  3077.7 agu2+agu0+fadd+fmul  108 r reload
        movaps [rbp + 2080], xmm14                                 ;  3089.7 agu1+agu0+fmisc  113 rounds
        movaps xmm14, [rcx + 64]                                   ;  3079.7 agu2+agu1+fadd+fmul  108 r reload
        movaps [rbp + 2096], xmm14                                 ;  3091.7 agu0+agu1+fmisc  113 rounds
        movaps xmm14, [rcx + 80]                                   ;  3081.7 agu2+agu0+fadd+fmul  108 r reload
        movaps [rbp + 2112], xmm14                                 ;  3093.7 agu1+agu0+fmisc  113 rounds
        movaps xmm14, [rcx + 96]                                   ;  3083.7 agu2+agu1+fadd+fmul  108 r reload
        movaps [rbp + 2128], xmm14                                 ;  3095.7 agu0+agu1+fmisc  113 rounds
        movaps xmm14, [rdi + 48]                                   ;  3085.7 agu2+agu0+fadd+fmul  108 r reload
        movaps [rbp + 2144], xmm14                                 ;  3097.7 agu1+agu0+fmisc  113 rounds
        movaps xmm14, [rcx + 16]                                   ;  3087.7 agu2+agu1+fadd+fmul  108 r reload
        movaps [rbp + 2160], xmm14                                 ;  3099.7 agu0+agu1+fmisc  113 rounds
        movaps xmm14, [rdx + 80]                                   ;  3089.7 agu2+agu0+fadd+fmul  108 r reload
        movaps [rbp + 2176], xmm14                                 ;  3101.7 agu1+agu0+fmisc  113 rounds
        movaps xmm14, [rdi - 80]                                   ;  3091.7 agu2+agu1+fadd+fmul  108 r reload
        movaps [rbp + 2192], xmm14                                 ;  3103.7 agu0+agu1+fmisc  113 rounds
        movaps xmm14, [rdx + 64]                                   ;  3093.7 agu2+agu0+fadd+fmul  108 r reload
        movaps [rbp + 2208], xmm14                                 ;  3105.7 agu1+agu0+fmisc  113 rounds
        movaps xmm14, [rdi - 64]                                   ;  3095.7 agu2+agu1+fadd+fmul  108 r reload
        movaps [rbp + 2224], xmm14                                 ;  3107.7 agu0+agu1+fmisc  113 rounds
        movaps xmm14, [rdi - 128]                                  ;  3097.7 agu2+agu0+fadd+fmul  108 r reload
        movaps [rbp + 2240], xmm14                                 ;  3109.7 agu1+agu0+fmisc  113 rounds
        movaps xmm14, [rdi - 32]                                   ;  3099.7 agu2+agu1+fadd+fmul  108 r reload
        movaps [rbp + 2256], xmm14                                 ;  3111.7 agu0+agu1+fmisc  113 rounds
        mov rsi, qword [rbp + 2512]                                ;  3101.7 agu2   113 rounds reload
        sub r13, rsi                                               ;  3104.7 alu0   113 rounds
        add r13, 0x100                                             ;  3105.7 alu1   113 rounds
        and r13, 0x7ff                                             ;  3106.7 alu2   113 rounds
        add r13, rsi                                               ;  3107.7 alu0   113 rounds
        sub r14, rsi                                               ;  3104.7 alu1   113 rounds
        add r14, 0x100                                             ;  3105.7 alu2   113 rounds
        and r14, 0x7ff                                             ;  3106.7 alu0   113 rounds
        add r14, rsi                                               ;  3107.7 alu1   113 rounds
        sub r15, rsi                                               ;  3106.3 alu2   113 rounds
        add r15, 0x100                                             ;  3107.3 alu0   113 rounds
        and r15, 0x7ff                                             ;  3108.3 alu1   113 rounds
        add r15, rsi                                               ;  3109.3 alu2   113 rounds
        mov qword [rbp + 2568], r15                                ;  3110.3 agu0   113 rounds
        sub r10, rsi                                               ;  3108.0 alu0   113 rounds
        add r10, 0x200                                             ;  3109.0 alu1   113 rounds
        and r10, 0x7ff                                             ;  3110.0 alu2   113 rounds
        add r10, rsi                                               ;  3111.0 alu0   113 rounds
        sub r8, rsi                                                ;  3109.3 alu1   113 rounds
        add r8, 0x200                                              ;  3110.3 alu2   113 rounds
        and r8, 0x7ff                                              ;  3111.3 alu0   113 rounds
        add r8, rsi                                                ;  3112.3 alu1   113 rounds
        sub r11, rsi                                               ;  3110.7 alu2   113 rounds
        add r11, 0x200                                             ;  3111.7 alu0   113 rounds
        and r11, 0x7ff                                             ;  3112.7 alu1   113 rounds
        add r11, rsi                                               ;  3113.7 alu2   113 rounds
        sub r9, rsi                                                ;  3112.0 alu0   113 rounds
        add r9, 0x200                                              ;  3113.0 alu1   113 rounds
        and r9, 0x7ff                                              ;  3114.0 alu2   113 rounds
        add r9, rsi                                                ;  3115.0 alu0   113 rounds
        add r12, 0x100                                             ;  3113.3 alu1   113 rounds
        movaps xmm11, [rdx + 112]                                  ;  3113.7 agu1+agu2+fadd+fmul  108 r reload
        movaps xmm0, [rax + 80]                                    ;  3114.7 agu0+agu1+fmisc+fadd  108 r reload
        movaps xmm1, [rax + 64]                                    ;  3115.3 agu2+agu0+fmul+fmisc  108 r reload
        movaps xmm2, [rax + 48]                                    ;  3116.0 agu1+agu2+fadd+fmul  108 r reload
        movaps xmm3, [rax + 32]                                    ;  3116.7 agu0+agu1+fmisc+fadd  108 r reload
        movaps xmm4, [rax + 16]                                    ;  3117.3 agu2+agu0+fmul+fmisc  108 r reload
        movaps xmm14, [rax + 0]                                    ;  3118.0 agu1+agu2+fadd+fmul  108 r reload
        movaps xmm15, [rax - 16]                                   ;  3118.7 agu0+agu1+fmisc+fadd  108 r reload
        movaps xmm7, [rax - 32]                                    ;  3119.3 agu2+agu0+fmul+fmisc  108 r reload
        movaps xmm8, [rax - 48]                                    ;  3120.0 agu1+agu2+fadd+fmul  108 r reload
        movaps xmm9, [rax - 64]                                    ;  3120.7 agu0+agu1+fmisc+fadd  108 r reload
        movaps xmm10, [rax - 80]                                   ;  3121.3 agu2+agu0+fmul+fmisc  108 r reload
        movaps xmm12, xmm6                                         ;  3122.0 fadd+fmul  108 r copy
        movaps xmm13, xmm5                                         ;  3123.0 fadd+fmul  108 r copy
        movaps xmm5, xmm14                                         ;  3124.0 fadd+fmul  108 r copy
        movaps xmm6, xmm15                                         ;  3125.0 fadd+fmul  108 r copy
        cmp r12, qword [rbp + 2584]                                ;                    more rounds?
        jne .rounds_2
        movdqa [rbp + 2272], xmm0                                  ;                    resident
        movdqa [rbp + 2288], xmm1                                  ;                    resident
        movdqa [rbp + 2304], xmm2                                  ;                    resident
        movdqa [rbp + 2320], xmm3                                  ;                    resident
        movdqa [rbp + 2336], xmm4                                  ;                    resident
        movdqa [rbp + 2352], xmm5                                  ;                    resident
        movdqa [rbp + 2368], xmm6                                  ;                    resident
        movdqa [rbp + 2384], xmm7                                  ;                    resident
        movdqa [rbp + 2400], xmm8                                  ;                    resident
        movdqa [rbp + 2416], xmm9                                  ;                    resident
        movdqa [rbp + 2432], xmm10                                 ;                    resident
        movdqa [rbp + 2448], xmm11                                 ;                    resident
        movdqa [rbp + 2464], xmm12                                 ;                    resident
        movdqa [rbp + 2480], xmm13                                 ;                    resident
        mov qword [rbp + 2560], r8                                 ;                    resident
        mov qword [rbp + 2576], r9                                 ;                    resident
        mov qword [rbp + 2528], r10                                ;                    resident
        mov qword [rbp + 2544], r11                                ;                    resident
        mov qword [rbp + 2520], r12                                ;                    resident
        mov qword [rbp + 2536], r13                                ;                    resident
        mov qword [rbp + 2552], r14                                ;                    resident
        mov r8, qword [rbp + 2512]                                 ;     0.0 agu0    86 dst.0 reload
        movaps xmm0, [r8 + 3584]                                   ;     5.0 agu1+agu2+fadd+fmul   62 r
        movaps xmm1, [rbp + 1472]                                  ;     5.0 agu0+agu1+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;     7.0 fmul+fadd   62 r
        xorps xmm0, [rbp + 2016]                                   ;     9.0 agu2+agu0+fmul+fadd   62 r
        mov r9, qword [rbp + 2592]                                 ;     3.3 agu1   119 r reload
        movaps [r9], xmm0                                          ;    11.0 agu0+agu2+fmisc  119 r
        orps xmm0, [r8]                                            ;    11.0 agu1+agu0+fmul+fadd   63 r
        xorps xmm0, xmm1                                           ;    13.0 fmul+fadd   63 r
        movaps [r9 + 256], xmm0                                    ;    15.0 agu2+agu1+fmisc  119 r
        movaps xmm0, [r8 + 3600]                                   ;     9.0 agu0+agu1+fmul+fadd   62 r
        movaps xmm1, [rbp + 1488]                                  ;    11.0 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;    13.0 fmul+fadd   62 r
        xorps xmm0, [rbp + 2032]                                   ;    15.0 agu1+agu0+fmul+fadd   62 r
        movaps [r9 + 16], xmm0                                     ;    17.0 agu2+agu0+fmisc  119 r
        orps xmm0, [r8 + 16]                                       ;    17.0 agu1+agu2+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;    19.0 fadd+fmul   63 r
        movaps [r9 + 272], xmm0                                    ;    21.0 agu0+agu1+fmisc  119 r
        movaps xmm0, [r8 + 3616]                                   ;    17.0 agu2+agu0+fadd+fmul   62 r
        movaps xmm1, [rbp + 1504]                                  ;    18.0 agu1+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;    20.0 fmul+fadd   62 r
        xorps xmm0, [rbp + 2048]                                   ;    22.0 agu2+agu1+fadd+fmul   62 r
        movaps [r9 + 32], xmm0                                     ;    24.0 agu0+agu1+fmisc  119 r
        orps xmm0, [r8 + 32]                                       ;    24.0 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;    26.0 fadd+fmul   63 r
        movaps [r9 + 288], xmm0                                    ;    28.0 agu1+agu2+fmisc  119 r
        movaps xmm0, [r8 + 3632]                                   ;    23.3 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbp + 1520]                                  ;    24.0 agu2+agu0+fadd+fmul   62 r reload
        andps xmm0, xmm1                                           ;    26.0 fadd+fmul   62 r
        xorps xmm0, [rbp + 2064]                                   ;    28.3 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 48], xmm0                                     ;    30.3 agu0+agu1+fmisc  119 r
        orps xmm0, [r8 + 48]                                       ;    30.3 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;    32.3 fadd+fmul   63 r
        movaps [r9 + 304], xmm0                                    ;    34.3 agu1+agu2+fmisc  119 r
        movaps xmm0, [r8 + 3648]                                   ;    30.0 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbp + 1536]                                  ;    31.0 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;    33.0 fmul+fadd   62 r
        xorps xmm0, [rbp + 2080]                                   ;    35.0 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 64], xmm0                                     ;    37.0 agu0+agu1+fmisc  119 r
        orps xmm0, [r8 + 64]                                       ;    37.0 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;    39.0 fadd+fmul   63 r
        movaps [r9 + 320], xmm0                                    ;    41.0 agu1+agu2+fmisc  119 r
        movaps xmm0, [r8 + 3664]                                   ;    36.3 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbp + 1552]                                  ;    37.3 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;    39.3 fmul+fadd   62 r
        xorps xmm0, [rbp + 2096]                                   ;    41.3 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 80], xmm0                                     ;    43.3 agu0+agu1+fmisc  119 r
        orps xmm0, [r8 + 80]                                       ;    43.3 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;    45.3 fadd+fmul   63 r
        movaps [r9 + 336], xmm0                                    ;    47.3 agu1+agu2+fmisc  119 r
        movaps xmm0, [r8 + 3680]                                   ;    43.0 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbp + 1568]                                  ;    44.0 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;    46.0 fmul+fadd   62 r
        xorps xmm0, [rbp + 2112]                                   ;    48.0 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 96], xmm0                                     ;    50.0 agu0+agu1+fmisc  119 r
        orps xmm0, [r8 + 96]                                       ;    50.0 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;    52.0 fadd+fmul   63 r
        movaps [r9 + 352], xmm0                                    ;    54.0 agu1+agu2+fmisc  119 r
        movaps xmm0, [r8 + 3696]                                   ;    49.3 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbp + 1584]                                  ;    50.3 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;    52.3 fmul+fadd   62 r
        xorps xmm0, [rbp + 2128]                                   ;    54.3 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 112], xmm0                                    ;    56.3 agu0+agu1+fmisc  119 r
        orps xmm0, [r8 + 112]                                      ;    56.3 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;    58.3 fadd+fmul   63 r
        movaps [r9 + 368], xmm0                                    ;    60.3 agu1+agu2+fmisc  119 r
        movaps xmm0, [r8 + 3712]                                   ;    56.0 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbp + 1600]                                  ;    57.0 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;    59.0 fmul+fadd   62 r
        xorps xmm0, [rbp + 2144]                                   ;    61.0 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 128], xmm0                                    ;    63.0 agu0+agu1+fmisc  119 r
        orps xmm0, [r8 + 128]                                      ;    63.0 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;    65.0 fadd+fmul   63 r
        movaps [r9 + 384], xmm0                                    ;    67.0 agu1+agu2+fmisc  119 r
        movaps xmm0, [r8 + 3728]                                   ;    62.3 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbp + 1616]                                  ;    63.3 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;    65.3 fmul+fadd   62 r
        xorps xmm0, [rbp + 2160]                                   ;    67.3 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 144], xmm0                                    ;    69.3 agu0+agu1+fmisc  119 r
        orps xmm0, [r8 + 144]                                      ;    69.3 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;    71.3 fadd+fmul   63 r
        movaps [r9 + 400], xmm0                                    ;    73.3 agu1+agu2+fmisc  119 r
        movaps xmm0, [r8 + 3744]                                   ;    69.0 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbp + 1632]                                  ;    70.0 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;    72.0 fmul+fadd   62 r
        xorps xmm0, [rbp + 2176]                                   ;    74.0 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 160], xmm0                                    ;    76.0 agu0+agu1+fmisc  119 r
        orps xmm0, [r8 + 160]                                      ;    76.0 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;    78.0 fadd+fmul   63 r
        movaps [r9 + 416], xmm0                                    ;    80.0 agu1+agu2+fmisc  119 r
        movaps xmm0, [r8 + 3760]                                   ;    75.3 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbp + 1648]                                  ;    76.3 agu2+agu0+fadd+fmul   62 r reload
        andps xmm0, xmm1                                           ;    78.3 fadd+fmul   62 r
        xorps xmm0, [rbp + 2192]                                   ;    80.3 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 176], xmm0                                    ;    82.3 agu0+agu1+fmisc  119 r
        orps xmm0, [r8 + 176]                                      ;    82.3 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;    84.3 fadd+fmul   63 r
        movaps [r9 + 432], xmm0                                    ;    86.3 agu1+agu2+fmisc  119 r
        movaps xmm0, [r8 + 3776]                                   ;    82.0 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbp + 1664]                                  ;    83.0 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;    85.0 fmul+fadd   62 r
        xorps xmm0, [rbp + 2208]                                   ;    87.0 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 192], xmm0                                    ;    89.0 agu0+agu1+fmisc  119 r
        orps xmm0, [r8 + 192]                                      ;    89.0 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;    91.0 fadd+fmul   63 r
        movaps [r9 + 448], xmm0                                    ;    93.0 agu1+agu2+fmisc  119 r
        movaps xmm0, [r8 + 3792]                                   ;    88.3 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbp + 1680]                                  ;    89.3 agu2+agu0+fadd+fmul   62 r reload
        andps xmm0, xmm1                                           ;    91.3 fadd+fmul   62 r
        xorps xmm0, [rbp + 2224]                                   ;    93.3 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 208], xmm0                                    ;    95.3 agu0+agu1+fmisc  119 r
        orps xmm0, [r8 + 208]                                      ;    95.3 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;    97.3 fadd+fmul   63 r
        movaps [r9 + 464], xmm0                                    ;    99.3 agu1+agu2+fmisc  119 r
        movaps xmm0, [r8 + 3808]                                   ;    95.0 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbp + 1696]                                  ;    96.0 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;    98.0 fmul+fadd   62 r
        xorps xmm0, [rbp + 2240]                                   ;   100.0 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 224], xmm0                                    ;   102.0 agu0+agu1+fmisc  119 r
        orps xmm0, [r8 + 224]                                      ;   102.0 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   104.0 fadd+fmul   63 r
        movaps [r9 + 480], xmm0                                    ;   106.0 agu1+agu2+fmisc  119 r
        movaps xmm0, [r8 + 3824]                                   ;   101.3 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbp + 1712]                                  ;   102.3 agu2+agu0+fadd+fmul   62 r reload
        andps xmm0, xmm1                                           ;   104.3 fadd+fmul   62 r
        xorps xmm0, [rbp + 2256]                                   ;   106.3 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 240], xmm0                                    ;   108.3 agu0+agu1+fmisc  119 r
        orps xmm0, [r8 + 240]                                      ;   108.3 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   110.3 fadd+fmul   63 r
        movaps [r9 + 496], xmm0                                    ;   112.3 agu1+agu2+fmisc  119 r
        movaps xmm0, [r8 + 1024]                                   ;   108.0 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbp + 2272]                                  ;   109.0 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;   111.0 fmul+fadd   62 r
        xorps xmm0, [rbp + 1760]                                   ;   113.0 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 512], xmm0                                    ;   115.0 agu0+agu1+fmisc  120 r
        orps xmm0, [r8 + 2560]                                     ;   115.0 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   117.0 fadd+fmul   63 r
        movaps [r9 + 768], xmm0                                    ;   119.0 agu1+agu2+fmisc  120 r
        movaps xmm0, [r8 + 1040]                                   ;   114.3 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbp + 2288]                                  ;   115.3 agu2+agu0+fadd+fmul   62 r reload
        andps xmm0, xmm1                                           ;   117.3 fadd+fmul   62 r
        xorps xmm0, [rbp + 1776]                                   ;   119.3 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 528], xmm0                                    ;   121.3 agu0+agu1+fmisc  120 r
        orps xmm0, [r8 + 2576]                                     ;   121.3 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   123.3 fadd+fmul   63 r
        movaps [r9 + 784], xmm0                                    ;   125.3 agu1+agu2+fmisc  120 r
        movaps xmm0, [r8 + 1056]                                   ;   121.0 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbp + 2304]                                  ;   122.0 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;   124.0 fmul+fadd   62 r
        xorps xmm0, [rbp + 1792]                                   ;   126.0 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 544], xmm0                                    ;   128.0 agu0+agu1+fmisc  120 r
        orps xmm0, [r8 + 2592]                                     ;   128.0 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   130.0 fadd+fmul   63 r
        movaps [r9 + 800], xmm0                                    ;   132.0 agu1+agu2+fmisc  120 r
        movaps xmm0, [r8 + 1072]                                   ;   127.3 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbp + 2320]                                  ;   128.3 agu2+agu0+fadd+fmul   62 r reload
        andps xmm0, xmm1                                           ;   130.3 fadd+fmul   62 r
        xorps xmm0, [rbp + 1808]                                   ;   132.3 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 560], xmm0                                    ;   134.3 agu0+agu1+fmisc  120 r
        orps xmm0, [r8 + 2608]                                     ;   134.3 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   136.3 fadd+fmul   63 r
        movaps [r9 + 816], xmm0                                    ;   138.3 agu1+agu2+fmisc  120 r
        movaps xmm0, [r8 + 1088]                                   ;   134.0 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbp + 2336]                                  ;   135.0 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;   137.0 fmul+fadd   62 r
        xorps xmm0, [rbp + 1824]                                   ;   139.0 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 576], xmm0                                    ;   141.0 agu0+agu1+fmisc  120 r
        orps xmm0, [r8 + 2624]                                     ;   141.0 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   143.0 fadd+fmul   63 r
        movaps [r9 + 832], xmm0                                    ;   145.0 agu1+agu2+fmisc  120 r
        movaps xmm0, [r8 + 1104]                                   ;   140.3 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbp + 2352]                                  ;   141.3 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;   143.3 fmul+fadd   62 r
        xorps xmm0, [rbp + 1840]                                   ;   145.3 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 592], xmm0                                    ;   147.3 agu0+agu1+fmisc  120 r
        orps xmm0, [r8 + 2640]                                     ;   147.3 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   149.3 fadd+fmul   63 r
        movaps [r9 + 848], xmm0                                    ;   151.3 agu1+agu2+fmisc  120 r
        movaps xmm0, [r8 + 1120]                                   ;   147.0 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbp + 2368]                                  ;   148.0 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;   150.0 fmul+fadd   62 r
        xorps xmm0, [rbp + 1856]                                   ;   152.0 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 608], xmm0                                    ;   154.0 agu0+agu1+fmisc  120 r
        orps xmm0, [r8 + 2656]                                     ;   154.0 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   156.0 fadd+fmul   63 r
        movaps [r9 + 864], xmm0                                    ;   158.0 agu1+agu2+fmisc  120 r
        movaps xmm0, [r8 + 1136]                                   ;   153.3 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbp + 2384]                                  ;   154.3 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;   156.3 fmul+fadd   62 r
        xorps xmm0, [rbp + 1872]                                   ;   158.3 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 624], xmm0                                    ;   160.3 agu0+agu1+fmisc  120 r
        orps xmm0, [r8 + 2672]                                     ;   160.3 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   162.3 fadd+fmul   63 r
        movaps [r9 + 880], xmm0                                    ;   164.3 agu1+agu2+fmisc  120 r
        movaps xmm0, [r8 + 1152]                                   ;   160.0 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbp + 2400]                                  ;   161.0 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;   163.0 fmul+fadd   62 r
        xorps xmm0, [rbp + 1888]                                   ;   165.0 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 640], xmm0                                    ;   167.0 agu0+agu1+fmisc  120 r
        orps xmm0, [r8 + 2688]                                     ;   167.0 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   169.0 fadd+fmul   63 r
        movaps [r9 + 896], xmm0                                    ;   171.0 agu1+agu2+fmisc  120 r
        movaps xmm0, [r8 + 1168]                                   ;   166.3 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbp + 2416]                                  ;   167.3 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;   169.3 fmul+fadd   62 r
        xorps xmm0, [rbp + 1904]                                   ;   171.3 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 656], xmm0                                    ;   173.3 agu0+agu1+fmisc  120 r
        orps xmm0, [r8 + 2704]                                     ;   173.3 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   175.3 fadd+fmul   63 r
        movaps [r9 + 912], xmm0                                    ;   177.3 agu1+agu2+fmisc  120 r
        movaps xmm0, [r8 + 1184]                                   ;   173.0 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbp + 2432]                                  ;   174.0 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;   176.0 fmul+fadd   62 r
        xorps xmm0, [rbp + 1920]                                   ;   178.0 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 672], xmm0                                    ;   180.0 agu0+agu1+fmisc  120 r
        orps xmm0, [r8 + 2720]                                     ;   180.0 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   182.0 fadd+fmul   63 r
        movaps [r9 + 928], xmm0                                    ;   184.0 agu1+agu2+fmisc  120 r
        movaps xmm0, [r8 + 1200]                                   ;   179.3 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbp + 2448]                                  ;   180.3 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;   182.3 fmul+fadd   62 r
        xorps xmm0, [rbp + 1936]                                   ;   184.3 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 688], xmm0                                    ;   186.3 agu0+agu1+fmisc  120 r
        orps xmm0, [r8 + 2736]                                     ;   186.3 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   188.3 fadd+fmul   63 r
        movaps [r9 + 944], xmm0                                    ;   190.3 agu1+agu2+fmisc  120 r
        movaps xmm0, [r8 + 1216]                                   ;   186.0 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbp + 2464]                                  ;   187.0 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;   189.0 fmul+fadd   62 r
        xorps xmm0, [rbp + 1952]                                   ;   191.0 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 704], xmm0                                    ;   193.0 agu0+agu1+fmisc  120 r
        orps xmm0, [r8 + 2752]                                     ;   193.0 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   195.0 fadd+fmul   63 r
        movaps [r9 + 960], xmm0                                    ;   197.0 agu1+agu2+fmisc  120 r
        movaps xmm0, [r8 + 1232]                                   ;   192.3 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbp + 2480]                                  ;   193.3 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;   195.3 fmul+fadd   62 r
        xorps xmm0, [rbp + 1968]                                   ;   197.3 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 720], xmm0                                    ;   199.3 agu0+agu1+fmisc  120 r
        orps xmm0, [r8 + 2768]                                     ;   199.3 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   201.3 fadd+fmul   63 r
        movaps [r9 + 976], xmm0                                    ;   203.3 agu1+agu2+fmisc  120 r
        movaps xmm0, [r8 + 1248]                                   ;   199.0 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbp + 1440]                                  ;   200.0 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;   202.0 fmul+fadd   62 r
        xorps xmm0, [rbp + 1984]                                   ;   204.0 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 736], xmm0                                    ;   206.0 agu0+agu1+fmisc  120 r
        orps xmm0, [r8 + 2784]                                     ;   206.0 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   208.0 fadd+fmul   63 r
        movaps [r9 + 992], xmm0                                    ;   210.0 agu1+agu2+fmisc  120 r
        movaps xmm0, [r8 + 1264]                                   ;   205.3 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbp + 1456]                                  ;   206.3 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;   208.3 fmul+fadd   62 r
        xorps xmm0, [rbp + 2000]                                   ;   210.3 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 752], xmm0                                    ;   212.3 agu0+agu1+fmisc  120 r
        orps xmm0, [r8 + 2800]                                     ;   212.3 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   214.3 fadd+fmul   63 r
        movaps [r9 + 1008], xmm0                                   ;   216.3 agu1+agu2+fmisc  120 r
        add r9, 0x400                                              ;   210.0 alu0   141 blocks
        mov qword [rbp + 2592], r9                                 ;   211.0 agu0   141 blocks
        mov r8, qword [rbp + 2496]                                 ;   210.7 agu1   141 blocks
        add r8, 0x400                                              ;   213.7 alu1   141 blocks
        mov qword [rbp + 2496], r8                                 ;   214.7 agu2   141 blocks
        cmp r8, qword [rbp + 2504]                                 ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0xab8                                             ;                    frame
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
